var ae,Xl,oi,hn,ei,Lr,ea,Pr,ta,ri,ti,na,qo=Symbol.for("pv"),Ir={},Dr=[],cf=/^m(i|n|o|s|text|space)$/,si=Array.isArray,ii=Dr.slice,Dn=Object.assign;function In(e){e&&e.parentNode&&e.remove()}function oa(e,t,n){var o,r,s,i={},l=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?ii.call(arguments,2):n),Uo(e,i,o,r,null)}function Uo(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:qo,__v:r||++Xl,__i:-1,__u:0};return!r&&ae.vnode&&ae.vnode(s),s}function se(e){return e.children}function go(e,t){this.props=e,this.context=t,this.__g=0}function gn(e,t){if(t==null)return e.__&&gn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:gn(e)}function df(e){var t,n=e.__v,o=n.__e,r=[],s=[],i=e.__P;i&&((t=Dn({constructor:qo},n)).__v=n.__v+1,ae.vnode&&ae.vnode(t),li(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||gn(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,ua(r,t,s),n.__=n.__e=null,t.__e!=o&&ra(t))}function ra(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ra(e)}function ni(e){(8&e.__g||(e.__g|=8,hn.push(e),Lr++))&&ei==ae.debounceRendering||((ei=ae.debounceRendering)||queueMicrotask)(sa)}function sa(){try{for(var e,t=1;hn.length;)hn.length>t&&hn.sort(ea),e=hn.shift(),t=hn.length,8&e.__g&&df(e)}finally{(Lr=hn.length)&&(ei||queueMicrotask)(sa)}}function ia(e,t,n,o,r,s,i,l,u,d,p){var m,g,h,v,_,R,S=o.__k||Dr,x=t.length;for(u=pf(n,t,S,u,x),m=0;m<x;m++)(h=n.__k[m])!=null&&(g=~h.__i&&S[h.__i]||Ir,h.__i=m,R=li(e,h,g,r,s,i,l,u,d,p),v=h.__e,(g.ref!=h.ref||8&g.__u)&&(g.ref&&ai(g.ref,null,h,g),h.ref&&p.push(h.ref,h.__c||v,h)),_=_||v,4&h.__u?(u=la(h,u,e,!g.__v),g.__e&&(g.__e=null)):typeof h.type=="function"&&R!==void 0?u=R:v&&(u=v.nextSibling),h.__u&=-21);return n.__e=_,u}function pf(e,t,n,o,r){var s,i,l,u,d,p,m,g,h,v=n.length,_=v,R=0,S=0,x=e.__k=Array(r);for(s=0;s<r;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=x[s]=Uo(null,i):si(i)?i=x[s]=Uo(se,{children:i}):i.constructor===qo&&i.__b?i=x[s]=Uo(i.type,i.props,i.key,i.ref,i.__v):x[s]=i,u=s+R,i.__=e,i.__b=e.__b+1,l=null,~(d=i.__i=ff(i,n,u,_))&&(_--,(l=n[d])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,d==u-1?R--:d==u+1?R++:d!=u&&(d>u?R--:R++,S=1)):(~d||(r>v?R--:r<v&&R++),typeof i.type!="function"&&(i.__u|=4))):x[s]=null;if(S){for(p=[],m=[],s=0;s<r;s++)if((i=x[s])&&16&i.__u){for(R=0,g=p.length;R<g;)p[h=R+g>>1]<i.__i?R=h+1:g=h;p[R]=i.__i,m[s]=R+1}for(R=p.length;s--;)m[s]&&(m[s]==R?R--:x[s].__u|=4)}if(_)for(s=0;s<v;s++)!(l=n[s])||2&l.__u||(l.__e==o&&(o=gn(l)),ui(l,l));return o}function la(e,t,n,o){var r,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=la(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=gn(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function ff(e,t,n,o){var r,s=e.key,i=e.type,l=t[n],u=l&&!(2&l.__u);if(l===null&&s==null||u&&s==l.key&&i==l.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((l=t[r])&&!(2&l.__u)&&s==l.key&&i==l.type)return r;for(r=n+1;r<t.length;r++)if((l=t[r])&&!(2&l.__u)&&s==l.key&&i==l.type)return r}return-1}function Ql(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Ar(e,t,n,o,r){var s,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Ql(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Ql(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=ti[t]||(ti[t]=mf(t)),(e.__a||(e.__a={}))[t]=ri,s=t!=(t=t.replace(ta,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function mf(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Pr]==null)t[Pr]=ri++;else if(t[Pr]<this.__a[e])return;return n(ae.event?ae.event(t):t)}}}function li(e,t,n,o,r,s,i,l,u,d){var p,m,g,h,v,_,R,S,x,T,C,A,M,z,$,G,H,I,L=t.type;if(t.constructor!==qo)return null;128&n.__u&&(u=32&n.__u,p=n.__c.__z)&&(t.__u|=u,m=s=[],p.nodeType==8?l=Or(p,s):s.push(p),l=s[0]||l),(p=ae.__b)&&p(t);e:if(typeof L=="function"){g=i.length;try{if(S=t.props,x=(p=L.prototype)&&p.render,T=(p=L.contextType)&&o[p.__c],C=p?T?T.props.value:p.__:o,(h=n.__c)?(t.__c=h,2&h.__g&&(h.__g|=1)):(x?t.__c=h=new L(S,C):(t.__c=h=new go(S,C),h.constructor=L,h.render=gf),T&&T.sub(h),h.state||(h.state={}),h.__n=o,h.__g|=8,h.__h=[],h.__k=[]),x&&(h.__s||(h.__s=h.state),L.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=Dn({},h.__s)),Dn(h.__s,L.getDerivedStateFromProps(S,h.__s)))),v=h.props,_=h.state,h.__v=t,n.__c){if(S!==v&&x&&!L.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(S,C),t.__v==n.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(S,h.__s,C)===!1){t.__v!=n.__v&&(h.props=S,h.state=h.__s,h.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(P){P&&(P.__=t)}),Dr.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&i.push(h),l=gn(n);break e}h.componentWillUpdate&&h.componentWillUpdate(S,h.__s,C),x&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(v,_,R)})}else x&&!L.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),x&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=C,h.props=S,h.__P=e,h.__g&=-5,A=ae.__r,M=x?25:0;do h.__g&=-9,A&&A(t),p=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++M<25);x&&(Dr.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(o=Dn({},o,h.getChildContext())),x&&n.__c&&h.getSnapshotBeforeUpdate&&(R=h.getSnapshotBeforeUpdate(v,_)),z=p&&p.type===se&&p.key==null?p.props.children:p,S.__P&&(p=l,r=(e=S.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(P){P&&ui(P,P)}),n.__k=null),l=n.__k?gn(n,0):null),l=ia(e,si(z)?z:[z],t,n,o,r,s,i,l,u,d),S.__P&&(t.__e=null,l=p),t.__u&=-161,m&&m.some(In),h.__h.length&&i.push(h),1&h.__g&&(h.__g&=-4)}catch(P){if(i.length=g,t.__v=null,u||s)if(P&&P.then){if(t.__u|=128|u,s){for(~(H=s.indexOf(l||void 0))||(H=s.length);(I=s[H-1])&&I.nodeType==8;)H--;for(;H<s.length;H++)if(I=s[H])if(s[H]=null,$){if(I==G)break}else{if(I.nodeType!=8)break;I.data.startsWith("$s")&&(G=Or($=I))}}if(!$){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;$=l}(p=Or($=t.__c.__z||(t.__c.__z=$)))?(t.__e=$,l=p):t.__e=l,l=l&&l.nextSibling}else s&&s.some(In);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),P&&P.then||aa(t),ae.__e(P,t,n)}}else l=t.__e=hf(n.__e,t,n,o,r,s,i,u,d,e);return(p=ae.diffed)&&p(t),l}function Or(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function aa(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(aa))}function ua(e,t,n){for(var o=0;o<n.length;)ai(n[o++],n[o++],n[o++]);ae.__c&&ae.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){ae.__e(s,r.__v)}})}function hf(e,t,n,o,r,s,i,l,u,d){var p,m,g,h,v,_,R,S,x=n.props||Ir,T=t.props,C=t.type;if(C=="svg"?r="http://www.w3.org/2000/svg":C=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(p=0;p<s.length;p++)if((v=s[p])&&(C?v.localName==C:v.nodeType==3)){e=v,s[p]=null;break}}if(!e){if(S=d.ownerDocument||document,!C)return S.createTextNode(T);e=S.createElementNS(r,C,T.is?T:d),l&&(ae.__m&&ae.__m(t,s),l=!1),s=null}if(C){if(d=C=="template"&&e.content||e,s=C=="textarea"&&T.defaultValue!=null?null:s&&ii.call(d.childNodes),!l&&s)for(x={},p=0;p<e.attributes.length;p++)x[(v=e.attributes[p]).name]=v.value;for(p in x)v=x[p],p=="dangerouslySetInnerHTML"?g=v:p=="children"||p in T||p=="value"&&"defaultValue"in T||p=="checked"&&"defaultChecked"in T||Ar(e,p,null,v,r);for(p in T)v=T[p],p=="children"?h=v:p=="dangerouslySetInnerHTML"?m=v:p=="value"?_=v:p=="checked"?R=v:l&&typeof v!="function"||x[p]===v||Ar(e,p,v,x[p],r);m?(l||g&&(m.__html==g.__html||m.__html==e.innerHTML)||(e.innerHTML=m.__html),t.__k=[]):(g&&(e.textContent=""),(C=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&cf.test(C))&&(r="http://www.w3.org/1999/xhtml"),ia(d,si(h)?h:[h],t,n,o,r,s,i,s?s[0]:n.__k&&gn(n,0),l,u),s&&s.some(In)),l&&C!="textarea"||(p="value",C=="progress"&&_==null?e.removeAttribute(p):_==null||_===e[p]&&(C!="progress"||_)||Ar(e,p,_,x[p],r),p="checked",R!=null&&R!=e[p]&&Ar(e,p,R,x[p],r))}else x===T||l&&e.data==T||(e.data=T);return e}function ai(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){ae.__e(r,n)}}function ui(e,t,n){var o,r,s,i;if(ae.unmount&&ae.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||ai(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){ae.__e(l,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&ui(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=Or(o,s=[]))&&(o==e.__e&&s.some(In),In(r),In(o)),n||In(e.__e),e.__e=e.__c=e.__=null}function gf(e,t,n){return this.constructor(e,n)}function ca(e,t){var n,o,r,s;ae.__&&ae.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Uo(se,{children:[e]}),r=[],s=[],li(t,t.__k,o||Ir,Ir,t.namespaceURI,o?null:t.firstChild?ii.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),ua(r,t.__k,s),t.__k.props.children=null}function da(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&o.forEach(function(i){i.__g|=4,ni(i)})},this.sub=function(s){o.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){o.delete(s),i&&i.call(s)}}),n.children}return t.__c="__cC"+na++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}ae={__e:function(e,t,n,o){for(var r,s,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){e=l}}throw Lr=0,e}},Xl=0,oi=function(e){return e!=null&&e.constructor===qo},go.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Dn({},this.state)),typeof e=="function"&&(e=e(Dn({},n),this.props)),e&&(Dn(n,e),this.__v&&(t&&this.__k.push(t),ni(this)))},go.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),ni(this))},go.prototype.render=se,hn=[],Lr=0,ea=function(e,t){return e.__v.__b-t.__v.__b},Pr=Symbol(),ta=/(PointerCapture)$|Capture$/i,ri=0,ti={},na=0;var zn,De,ci,pa,di=Object.is,Jo=0,wa=[],pi=[],ze=ae,fa=ze.__b,ma=ze.__r,ha=ze.diffed,ga=ze.__c,ya=ze.unmount,ba=ze.__;function Zo(e,t){ze.__h&&ze.__h(De,e,Jo||t),Jo=0;var n=De.__H||(De.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function ee(e){return Jo=1,yf(Sa,e)}function yf(e,t,n){var o=Zo(zn++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Sa(void 0,t),function(s){var i=(o.__N||o.__)[0],l=o.t(i,s);di(i,l)||(o.__N=[l,o.__[1]],o.__c.setState({}))}],o.__c=De,!De.__f)){De.__f=!0;var r=De.shouldComponentUpdate;De.shouldComponentUpdate=function(s,i,l){var u=this.__H;if(!u)return!0;var d=!1,p=this.props!=s;if(u.__.some(function(g){g.__N&&(d=!0,di(g.__[0],g.__N[0])||(p=!0))}),r){var m=r.call(this,s,i,l);return d?m||p:m}return!d||p}}return o.__}function Ne(e,t){var n=Zo(zn++,3);!ze.__s&&mi(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,De.__H.__h.push(n))}function yo(e,t){var n=Zo(zn++,4);!ze.__s&&mi(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,De.__h.push(n))}function ct(e){return Jo=5,ue(function(){return{current:e}},[])}function ue(e,t){var n=Zo(zn++,7);return mi(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function bo(e,t){return Jo=8,ue(function(){return e},t)}function _a(e){var t=De.context[e.__c],n=Zo(zn++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(De)),t.props.value):e.__}function bf(){var e;do{for(;e=pi.shift();)try{Yo(e)}catch(n){ze.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=wa.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Yo),t.__h.some(fi),t.__h=[]}catch(n){t.__h=[],ze.__e(n,e.__v)}}}while(pi.length)}ze.__b=function(e){De=null,fa&&fa(e)},ze.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),ba&&ba(e,t)},ze.__r=function(e){ma&&ma(e),zn=0;var t=(De=e.__c).__H;t&&(ci==De?De.__h=[]:(t.__h.some(Yo),t.__h.some(fi),zn=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),ci=De},ze.diffed=function(e){ha&&ha(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&xa(wa.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),ci=De=null},ze.__c=function(e,t){t.some(function(n){try{n.__h.some(Yo),n.__h=n.__h.filter(function(o){return!o.__||fi(o)})}catch(o){n.__h=[function(){throw o}]}}),ga&&ga(e,t)},ze.unmount=function(e){ya&&ya(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,xa(pi.push(r))}else Yo(r)}catch(s){t=s}}),o.__H=void 0,t&&ze.__e(t,o.__v))};var va=typeof requestAnimationFrame=="function";function vf(e){var t,n=function(){clearTimeout(o),va&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);va&&(t=requestAnimationFrame(n))}function xa(e){e!=1&&pa==ze.requestAnimationFrame||((pa=ze.requestAnimationFrame)||vf)(bf)}function Yo(e){var t=De,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),De=t}function fi(e){var t=De;e.__c=e.__(),De=t}function mi(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!di(n,e[o])})}function Sa(e,t){return typeof t=="function"?t(e):t}var xf=Symbol.for("preact-signals");function Vr(){if(on>1)on--;else{var e,t=!1;for((function(){var r=$r;for($r=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var i=s.t;i!==void 0;i=i.x)i.i===r.i&&(i.i=s.i);r=r.o}})();Xo!==void 0;){var n=Xo;for(Xo=void 0,zr++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Ra(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(zr=0,on--,t)throw e}}function gi(e){if(on>0)return e();hi=++wf,on++;try{return e()}finally{Vr()}}var Qo,Pe=void 0;function $n(e){var t=Pe,n=Qo;Pe=void 0,Qo=void 0;try{return e()}finally{Pe=t,Qo=n}}var Xo=void 0,on=0,zr=0,wf=0,hi=0,$r=void 0,Nr=0;function ka(e){if(Pe!==void 0){var t=e.n;if(t===void 0||t.t!==Pe)return t={i:0,S:e,p:Pe.s,n:void 0,t:Pe,e:void 0,x:void 0,r:t},Pe.s!==void 0&&(Pe.s.n=t),Pe.s=t,e.n=t,32&Pe.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Pe.s,t.n=void 0,Pe.s.n=t,Pe.s=t),t}}function He(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}He.prototype.brand=xf;He.prototype.h=function(){return!0};He.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:$n(function(){var o;(o=t.W)==null||o.call(t)}))};He.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&$n(function(){var r;(r=t.Z)==null||r.call(t)}))}};He.prototype.subscribe=function(e){var t=this;return xt(function(){var n=t.value;$n(function(){return e(n)})},{name:"sub"})};He.prototype.valueOf=function(){return this.value};He.prototype.toString=function(){return this.value+""};He.prototype.toJSON=function(){return this.value};He.prototype.peek=function(){var e=this;return $n(function(){return e.value})};Object.defineProperty(He.prototype,"value",{get:function(){var e=ka(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(zr>100)throw new Error("Cycle detected");(function(n){on!==0&&zr===0&&n.l!==hi&&(n.l=hi,$r={S:n,v:n.v,i:n.i,o:$r})})(this),this.v=e,this.i++,Nr++,on++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Vr()}}}});function Ke(e,t){return new He(e,t)}function Ra(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Ta(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Ca(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function Nn(e,t){He.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Nr-1,this.f=4}Nn.prototype=new He;Nn.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Nr))return!0;if(this.g=Nr,this.f|=1,this.i>0&&!Ra(this))return this.f&=-2,!0;var e=Pe;try{Ta(this),Pe=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Pe=e,Ca(this),this.f&=-2,!0};Nn.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}He.prototype.S.call(this,e)};Nn.prototype.U=function(e){if(this.t!==void 0&&(He.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Nn.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Nn.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=ka(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Te(e,t){return new Nn(e,t)}function Ea(e){var t=e.j;if(e.j=void 0,typeof t=="function"){on++;var n=Pe;Pe=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,yi(e),o}finally{Pe=n,Vr()}}}function yi(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Ea(e)}function _f(e){if(Pe!==this)throw new Error("Out-of-order effect");Ca(this),Pe=e,this.f&=-2;try{8&this.f&&yi(this)}finally{Vr()}}function vo(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Qo&&Qo.push(this)}vo.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};vo.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Ea(this),Ta(this),on++;var e=Pe;return Pe=this,_f.bind(this,e)};vo.prototype.N=function(){2&this.f||(this.f|=2,this.u=Xo,Xo=this)};vo.prototype.d=function(){this.f|=8,1&this.f||yi(this)};vo.prototype.dispose=function(){this.d()};function xt(e,t){var n=new vo(e,t);try{n.c()}catch(r){throw n.d(),r}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Ma,Br,Fr,Sf=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Aa=[];xt(function(){Ma=this.N})();function xo(e,t){ae[e]=t.bind(null,ae[e]||function(){})}function er(e){if(Fr){var t=Fr;Fr=void 0,t()}Fr=e&&e.S()}function Pa(e){var t=this,n=e.data,o=Rf(n);o.name="ReactiveDom",o.value=n;var r=ue(function(){for(var l=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var d=Te(function(){var h=o.value.value;return h===0?0:h===!0?"":h||""}),p=Te(function(){return!Array.isArray(d.value)&&!oi(d.value)}),m=xt(function(){if(this.N=Oa,p.value){var h=d.value;l.__v&&l.__v.__e&&l.__v.__e.nodeType===3&&(l.__v.__e.data=h)}}),g=t.__$u.d;return t.__$u.d=function(){m(),g.call(this)},[p,d]},[]),s=r[0],i=r[1];return s.value?i.peek():i.value}Pa.displayName="ReactiveTextNode";Object.defineProperties(He.prototype,{constructor:{configurable:!0,value:oa(se,null).constructor},type:{configurable:!0,value:Pa},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});xo("__b",function(e,t){if(er(),Br=void 0,typeof t.type=="string"){var n,o=t.props;for(var r in o)if(r!=="children"){var s=o[r];s instanceof He&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});xo("__r",function(e,t){if(e(t),t.type!==se){er();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(r,s){var i;return xt(function(){i=this},{name:s}),i.c=r,i})((function(r){return function(){var s;Sf&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Br=o,er(n)}});xo("__e",function(e,t,n,o){er(),Br=void 0,e(t,n,o)});xo("diffed",function(e,t){er(),Br=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,r=t.props,s=n.U;if(s)for(var i in s){var l=s[i];l===void 0||o&&i in o||(l.d(),s[i]=void 0)}if(o){s||(s={},n.U=s);for(var u in o){var d=s[u],p=o[u];d===void 0?(d=kf(n,u,p,r),s[u]=d):d.o(p,r)}}}e(t)});function kf(e,t,n,o){var r=t in e&&e.ownerSVGElement===void 0,s=Ke(n);return{o:function(i,l){s.value=i,o=l},d:xt(function(){this.N=Oa;var i=s.value.value;o[t]!==i&&(o[t]=i,r?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}xo("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var r in o){var s=o[r];s&&s.d()}}}var i=t.__np;if(i){var l=t.props;for(var u in i)l[u]=i[u]}t.__np=void 0}else{var d=t.__c;if(d){d.__$f|=8;var p=d.__$u;p&&(d.__$u=void 0,p.d())}}e(t)});xo("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});go.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var l in this.props)if(!(l in e))return!0;return!1};function Rf(e,t){return ue(function(){return Ke(e,t)},[])}var Tf=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Cf(){gi(function(){for(var e;e=Aa.shift();)Ma.call(e)})}function Oa(){Aa.push(this)===1&&(ae.requestAnimationFrame||Tf)(Cf)}var Ef={n:"node",m:"module",s:"stretch",t:"leaf",o:"output"};function Wr(e){let[,t,n]=/^([nmsto])_?(\d+)$/.exec(e)??[];return t===void 0?null:{kind:Ef[t],number:Number(n),text:e}}function Ge(e){return{kind:"node",number:e,text:`n${e}`}}function Ve(e){return{kind:"module",number:e,text:`m${e}`}}function wo(e){return e?.kind==="node"||e?.kind==="module"}function tr(e){return Object.fromEntries([...new URLSearchParams(e)].filter(([,t])=>t!==""))}function nr(e){return new URLSearchParams(e).toString()}function _o(e,t,n){return Object.fromEntries(Object.entries({...e,[t]:n}).filter(([,o])=>o!==""))}function Hr(e,t){let n=e?.startsWith("-")===!0,o=e?.slice(n?1:0)??"";return t.includes(o)?{key:o,descending:n}:null}function Kr(e){return e?`${e.descending?"-":""}${e.key}`:""}var So={run:"",tag:"",step:null,view:"overview",selected:null,expand:null,ops:{},modules:{},timeline:{},compare:{},runs:""},Gr=["run","tag","step","view","selected","expand","ops","modules","timeline","compare","runs"],Ia=["run","tag","step","view"];function bi(e,t){let n=e("step"),o=e("view");return{run:e("run"),tag:e("tag"),step:/^-?\d+$/.test(n)?Number(n):null,view:t.includes(o)?o:So.view,selected:Wr(e("selected")),expand:or(e("expand")),ops:tr(e("ops")),modules:tr(e("modules")),timeline:tr(e("timeline")),compare:tr(e("compare")),runs:e("runs")}}function jr(e){return{run:e.run,tag:e.tag,step:e.step===null?"":String(e.step),view:e.view===So.view?"":e.view,selected:e.selected?.text??"",expand:rr(e.expand),ops:nr(e.ops),modules:nr(e.modules),timeline:nr(e.timeline),compare:nr(e.compare),runs:e.runs}}function or(e){return e==="none"?[]:/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(e)?e.split(",").flatMap(n=>{let[o=0,r=o]=n.split("-").map(Number);return Array.from({length:Math.min(r-o,La)+1},(s,i)=>o+i)}).slice(0,La):null}var La=1e5;function rr(e){if(e===null)return"";if(e.length===0)return"none";let t=[...new Set(e)].sort((o,r)=>o-r),n=[];for(let o of t){let r=n.at(-1);r&&r[1]===o-1?r[1]=o:n.push([o,o])}return n.map(([o,r])=>o===r?`${o}`:`${o}-${r}`).join(",")}function Yt(e){let t=JSON.parse(e),n=t?.version;if(n!==1)throw new Error(`This page reads version ${1} of the data and the server sent version ${JSON.stringify(n??null)}: reload the page, or restart TensorBoard after an upgrade.`);return t}var za={index:async e=>Yt(await Jt("index.json",{},e)),recording:async(e,t)=>Yt(await Jt("recording.json",Zt(e),t)),async graph(e,t,n){let o=t===null?{}:{expand:t.join(",")},r=await $a("graph.dot",{...Zt(e),...o},n),s=r.headers.get("X-Actmem-Expand")??"";return{dot:await r.text(),expand:s===""?[]:s.split(",").map(Number),visible:Number(r.headers.get("X-Actmem-Visible")??0)}},figure:(e,t,n,o)=>{let r={expand:t.join(","),theme:n?"dark":"paper"};return Jt("graph.svg",{...Zt(e),...r},o)},detail:async(e,t,n)=>{let o={[t.kind]:String(t.number)};return Yt(await Jt("detail.json",{...Zt(e),...o},n))},timeline:async(e,t)=>Yt(await Jt("timeline.json",Zt(e),t)),alive:async(e,t,n)=>Yt(await Jt("alive.json",{...Zt(e),op:String(t)},n)),terms:async(e,t)=>Yt(await Jt("terms.json",Zt(e),t)),ranks:async(e,t)=>Yt(await Jt("ranks.json",Zt(e),t)),compare:async(e,t,n)=>Yt(await Jt("compare.json",{...Zt(e),...Mf(t)},n)),steps:async({run:e,tag:t},n)=>Yt(await Jt("steps.json",{run:e,tag:t},n))};function Zt({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}function Mf(e){if("checkpoint"in e)return{checkpoint:e.checkpoint};let{run:t,tag:n,step:o}=Zt(e.key);return{other_run:t??"",other_tag:n??"",other_step:o??""}}async function Jt(e,t,n){return(await $a(e,t,n)).text()}async function $a(e,t,n){let o=new URLSearchParams(t).toString(),r;try{r=await fetch(o?`./${e}?${o}`:`./${e}`,{signal:n})}catch(s){throw n.aborted?s:new Error("TensorBoard does not answer: see that it still runs, then try again.",{cause:s})}if(!r.ok)throw new Error(await Af(e,r));return r}async function Af(e,t){return(t.headers.get("Content-Type")?.startsWith("text/plain")??!1?(await t.text()).trim():"")||`The server answered ${t.status} to ${e}; its log says why.`}var vi=da(null);function Y(){let e=_a(vi);if(!e)throw new Error("This panel stands outside of the page.");return e}function yn(e){let{address:t,change:n}=Y(),o=(r,s)=>n({[e]:_o(t.peek()[e],r,s)});return[t.value[e],o]}function Va(){return Fa("replies")!==null}async function wi(e){let t=Fa(e);if(!t)throw new Error(`The recording is large, and this page was written without ${Pf}.`);let n=new Blob([Ha(t.textContent)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Response(n).text()}var Pf="this: TensorBoard shows it, and so does tb-actmem export with a .json";function Fa(e){return document.getElementById(`page-${e}`)}function Ba(){let e=Ur("replies"),t=Ur("details"),n=Ur("lives"),o=Ur("graphs"),r=[];return{index:async()=>(await e()).index,recording:async()=>(await e()).recording,async graph(s,i){let{lines:l,states:u}=await o(),d=i===null?u[0]:Lf(u,i,r);return r=d.expand,Df(l,d)},figure:()=>Promise.resolve(Of()),detail:async(s,{kind:i,number:l})=>qr((await t())[i==="module"?"module":"node"][l]),timeline:async()=>qr((await e()).timeline),alive:async(s,i)=>zf(await n(),i),terms:async()=>qr((await e()).terms),ranks:xi,compare:xi,steps:xi}}var Wa=["ranks","compare","steps"];function xi(){return Promise.reject(new Error("This page has one recording."))}function Ur(e){let t;return()=>t??=wi(e).then(n=>JSON.parse(n))}function qr(e){if(e===void 0)throw new Error("This page does not have it.");return e}function Of(){let{src:e}=document.querySelector(".paper img");return new TextDecoder().decode(Ha(e.slice(e.indexOf(",")+1)))}function Ha(e){return Uint8Array.from(atob(e),t=>t.charCodeAt(0))}function Lf(e,t,n){let[o,r]=[new Set(t),new Set(n)],s=({expand:i})=>{let l=new Set(i),u=t.filter(m=>!r.has(m)&&l.has(m)).length,d=n.filter(m=>!o.has(m)&&l.has(m)).length,p=i.filter(m=>o.has(m)).length;return If*(u-d)+2*p-i.length};return e.reduce((i,l)=>s(l)>s(i)?l:i)}var If=1e7;function Df(e,{expand:t,visible:n,dot:o}){return{dot:o.map(r=>e[r]).join(`
`),expand:t,visible:n}}function zf({version:e,most:t,ops:n,lives:o},r){let s=o.filter(({made_by:l,ended:u})=>l.op<=r&&(u===null||r<=u)),i=o.filter(({ended:l})=>l===r);return{version:e,at:qr(n[r]),live_bytes:Na(s),alive_count:s.length,alive:s.slice(0,t),released_bytes:Na(i),released_count:i.length,released:i.slice(0,t)}}function Na(e){return e.reduce((t,{nbytes:n})=>t+n,0)}function Ka(e,t=6e4){let n;return(o,r)=>new Promise((s,i)=>{let l=n??e();n=void 0;let u=g=>{m(),l.terminate(),i(g)},d=()=>u(new Error("Not wanted any more.")),p=setTimeout(()=>u(new Error($f(t))),t),m=()=>{clearTimeout(p),r.removeEventListener("abort",d),l.onmessage=l.onerror=null};l.onmessage=({data:g})=>{m(),n?.terminate(),n=l,g.svg!==void 0?s(g.svg):i(new Error(`Graphviz cannot lay this graph out: ${g.error??"no reason given"}`))},l.onerror=g=>u(new Error(`The layout worker failed: ${g.message}`)),r.addEventListener("abort",d),r.aborted?d():l.postMessage(o)})}function $f(e){return`The layout took longer than ${e/1e3} s and was stopped: fold some modules and try again.`}function Nf(e){let t=e.map(n=>Math.max(...n.tags.flatMap(o=>o.steps.map(r=>r.wall_time??0)),0));return e[t.indexOf(Math.max(...t))]}function Yr(e,t){let n=e?.runs.find(s=>s.run===t.run)??Nf(e?.runs??[]),o=n?.tags.find(s=>s.tag===t.tag)??n?.tags[0],r=o?.steps.find(s=>s.step===t.step)??o?.steps.at(-1);return n&&o?{run:n,tag:o,step:r}:null}function Jr({run:e,tag:t,step:n}){return n?{run:e.run,tag:t.tag,...n}:null}function Zr(e,t){let n=e.runs.find(s=>s.run===t.run);if(t.run&&!n)return`There is no run ${t.run} here.`;let o=n?.tags.find(s=>s.tag===t.tag);if(t.tag&&n&&!o)return`The run ${n.run} has no tag ${t.tag}.`;let r=(o??n?.tags[0])?.steps;return t.step===null||!r||r.some(({step:s})=>s===t.step)?"":`There is no recording at step ${t.step}.`}function Ga({parent:e}){let t=[],n=e.map(()=>[]),o=[];return e.forEach((r,s)=>{o.push(r===null?0:(o[r]??0)+1),(r===null?t:n[r]??t).push(s)}),{roots:t,children:n,depth:o}}function _i({parent:e},t){let n=[];for(let o=t;o!==null;o=e[o]??null)n.push(o);return n}function ja({children:e},t){let n=[t];for(let o=0;o<n.length;o+=1)for(let r of e[n[o]??0]??[])n.push(r);return n}function Ua({roots:e,children:t},n,o){let r=[],s=[...o(e)].reverse();for(let i=s.pop();i!==void 0;i=s.pop())if(r.push(i),!!n(i))for(let l of[...o(t[i]??[])].reverse())s.push(l);return r}function rn({fqn:e,type_name:t,call:n},o){let r=e[o]||t[o]||"model",s=n[o]??0;return s>0?`${r} #${s+1}`:r}var qa=["KiB","MiB","GiB","TiB","PiB","EiB"];function ie(e){if(e<0)return`-${ie(-e)}`;if(e<1024)return`${e} B`;let t=BigInt(e),n=0,o=1024n,r=Ya(t,o);for(;r>=10240n&&n<qa.length-1;)n+=1,o*=1024n,r=Ya(t,o);let s=`${r/10n}`;return`${t%o===0n?s:`${s}.${r%10n}`} ${qa[n]}`}function Ya(e,t){return(e*10n+t/2n)/t}function bn(e){return`${Z(e)} ${Math.abs(e)===1?"byte":"bytes"}`}function Z(e){return e.toLocaleString("en-US")}function ko(e,t){if(t===0)return"-";if(e===0||e===t)return e?"100%":"0%";let n=Math.round(1e3*e/t);return n<1?"<0.1%":n<1e3?`${(n/10).toFixed(1)}%`:">99.9%"}function ve(e,t,n=`${t}s`){return`${Z(e)} ${e===1?t:n}`}function Vn(e,t){return[e,t&&`[${t.join(", ")}]`].filter(Boolean).join(" ")}var Vf=Symbol.for("pv"),Ff=0;function a(e,t,n,o,r,s){t||(t={});var i,l,u=t;if("ref"in u&&typeof e!="function")for(l in u={},t)l=="ref"?i=t[l]:u[l]=t[l];var d={type:e,props:u,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Vf,__v:--Ff,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),ae.vnode&&ae.vnode(d),d}function ot({message:e,children:t}){return a("div",{class:"error-box",role:"alert","data-testid":"error",children:[a("p",{children:e}),t&&a("div",{class:"actions",children:t})]})}function Fn({error:e,retry:t}){return a(ot,{message:e.message,children:a("button",{type:"button",onClick:t,children:"Try again"})})}function At({what:e}){return a("p",{class:"loading",role:"status","data-testid":"loading",children:e})}function ne({n:e}){return e==null?a("span",{class:"none",children:"–"}):a("span",{class:e===0?"bytes none":"bytes",title:bn(e),children:ie(e)})}function Qt({part:e,whole:t}){let n=t>0?100*e/t:0;return a("span",{class:"bar","aria-hidden":"true",children:a("span",{style:{width:`${n}%`}})})}var Si={cached:{line:"solid",head:"normal"},freed:{line:"dashed",head:"empty"},held:{line:"double",head:"diamond"},recomputed:{line:"dotted",head:"vee"},parameter:{line:"dotted",head:"none"},input:{line:"solid",head:"vee"},"not cached":{line:"dashed",head:"vee"}},Ja=Object.keys(Si);function Pt(e){return e.replace(" ","-")}function ki({state:e}){let{line:t,head:n}=Si[e],o=n==="none"?29:21;return a("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:a("g",{class:`edge ${Pt(e)}`,children:[a("path",{class:t,d:t==="double"?`M1 3.75H${o}M1 6.25H${o}`:`M1 5H${o}`}),n!=="none"&&a("polygon",{points:Bf[n],fill:Wf[n]})]})})}var Bf={normal:"21,2 29,5 21,8",empty:"21,2 29,5 21,8",diamond:"19,5 24,2 29,5 24,8",vee:"20,1.5 29,5 20,8.5 23,5"},Wf={empty:"none"};function Qr({state:e}){return e===null?a("span",{class:"none",children:"–"}):a("span",{class:"state",children:[a(ki,{state:e}),e]})}function Xr(e,t,n){let o=URL.createObjectURL(new Blob([n],{type:t})),r=document.createElement("a");r.href=o,r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(o),1e4)}function es(...e){return e.map(t=>String(t).replaceAll(/[^\w.-]+/g,"_")).join("-")}async function Za(e){try{await navigator.clipboard.writeText(e)}catch{let t=document.createElement("textarea");t.value=e,t.style.position="fixed",t.style.opacity="0",document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}}function ts({text:e}){return a("span",{class:"end-of",title:e,children:a("bdi",{children:e})})}function ns({text:e,label:t}){let[n,o]=ee(!1),r=ct(0);return a("button",{type:"button",class:"quiet copy",onClick:()=>{Za(e).then(()=>{o(!0),window.clearTimeout(r.current),r.current=window.setTimeout(()=>o(!1),1500)})},"aria-label":t,title:t,children:n?"copied":"copy"})}function Xa({recording:e}){let t=Y(),{selected:n}=t.address.value,{value:o,error:r,loading:s}=t.detail.state.value;if(!wo(n))return null;let i=o?.id===n.text?o:void 0;return a("aside",{class:"details","aria-label":"Details","aria-busy":s,"data-testid":"details",children:[a("button",{type:"button",class:"quiet close","aria-label":"Close the details","data-testid":"details-close",onClick:()=>t.select(null),children:"×"}),r&&a(ot,{message:r.message}),!i&&!r&&a(At,{what:"Reading the details…"}),i&&a(Hf,{id:n,detail:i,recording:e})]})}function Hf({id:e,detail:t,recording:n}){let o=e.kind==="module";return a(se,{children:[a(Kf,{id:e,detail:t,recording:n}),a("dl",{class:"sums",children:[a(Ri,{label:`charged ${t.where}`.trimEnd(),n:t.charged_bytes,help:o?"Counted at the ops inside.":"Counted here: the first saver."}),t.shared_bytes!==null&&a(Ri,{label:"shared",n:t.shared_bytes,help:"Saved here, counted at another op."}),a(Ri,{label:"exclusive",n:t.exclusive_bytes,help:`What would go if only this ${o?"module":"op"} stopped saving.`})]}),a("section",{children:[a("h3",{children:o?"Keeps, largest first":"Saves"}),t.saves.length===0&&a("p",{class:"hint",children:"Keeps nothing for the backward."}),a("ul",{class:"saves","data-testid":"saves",children:t.saves.map((r,s)=>a(Gf,{save:r,isInModule:o},s))}),a(eu,{shown:t.saves.length,of:t.saves_count})]}),a(Qa,{title:"Inputs",edges:t.inputs,of:t.inputs_count}),a(Qa,{title:"Outputs",edges:t.outputs,of:t.outputs_count})]})}function eu({shown:e,of:t}){return t>e?a("p",{class:"hint",children:["and ",Z(t-e)," more"]}):null}function Ri({label:e,n:t,help:n}){return a("div",{title:n,children:[a("dt",{children:e}),a("dd",{children:a(ne,{n:t})})]})}function Kf({id:e,detail:t,recording:n}){let{graph:o,recordings:r,views:s}=Y(),i=e.kind==="module",l=t.file?`${t.file}:${t.line}`:t.source,u=i?r.moduleAround(e):t.module;return a(se,{children:[a("h2",{"data-testid":"details-title",children:t.title||t.type_name||"model"}),a("p",{class:"subtitle",children:[i?t.type_name:t.name,t.region!==null&&"recomputed in the backward"].filter(Boolean).join(" · ")}),u!==null&&a("p",{class:"where",children:["in"," ",a("button",{type:"button",class:"link",onClick:()=>o.follow(Ve(u)),children:rn(n.modules,u)})," ",a("small",{children:n.modules.type_name[u]})]}),s.shown.value!=="graph"&&a("p",{class:"where",children:a("button",{type:"button",class:"link","data-testid":"show-in-graph",onClick:()=>o.reveal(e),children:"Show in graph"})}),l&&a("p",{class:"where source",children:[a("code",{title:l,children:t.source}),t.function&&a("small",{children:t.function}),a(ns,{text:l,label:"Copy the source line's place"})]})]})}function Gf({save:e,isInModule:t}){let n=e.category==="parameter"||e.category==="buffer",o=e.storage_nbytes!==null&&e.storage_nbytes!==e.nbytes;return a("li",{class:e.charged?"save":"save shared",children:[a("p",{class:"save-head",children:[a("code",{class:"slot",children:e.slot}),a("span",{class:"type",children:Vn(e.dtype,e.shape)}),a(ne,{n:e.nbytes})]}),t&&a("p",{children:["by ",a(Ti,{node:e.node,text:e.op})]}),a("p",{class:"facts",children:[[e.category&&(e.name?`${e.category} ${e.name}`:e.category),e.kind!=="saved"&&e.kind,!e.charged&&!n&&"counted at another saver"].filter(Boolean).join(" · "),o&&a(se,{children:[" · ","a window on ",a(ne,{n:e.storage_nbytes})]})]}),a("p",{class:"reason",children:e.reason}),e.formula&&a("p",{class:"formula",children:a("code",{children:e.formula})}),e.shared_with.length>0&&a("p",{class:"sharers",children:["shared with"," ",e.shared_with.map((r,s)=>a("span",{children:[s>0&&", ",a(Ti,{node:r.node,text:r.op})," ",a("small",{children:[r.fqn,r.slot].filter(Boolean).join(" · ")})]},`${r.node} ${r.slot}`)),e.shared_count>e.shared_with.length&&` and ${Z(e.shared_count-e.shared_with.length)} more`]})]})}function Qa({title:e,edges:t,of:n}){return t.length===0?null:a("section",{children:[a("h3",{children:[e," ",n>1&&a("small",{children:Z(n)})]}),a("ul",{class:"edges","data-testid":e.toLowerCase(),"aria-label":e,children:t.map((o,r)=>a("li",{children:[a("p",{children:[a(Ti,{node:o.node,text:o.op})," ",a("small",{children:o.fqn})]}),a("p",{class:"save-head",children:[a(Qr,{state:o.state}),a("span",{class:"type",children:Vn(o.dtype,o.shape)}),a(ne,{n:o.nbytes})]})]},r))}),a(eu,{shown:t.length,of:n})]})}function Ti({node:e,text:t}){let{graph:n}=Y(),o=Ge(e);return a("button",{type:"button",class:"link","data-id":o.text,onClick:()=>n.follow(o),children:t})}var jf=`import tb_actmem
from torch.utils.tensorboard import SummaryWriter

with SummaryWriter(LOGDIR) as writer:
    with tb_actmem.record(model) as recorder:
        loss = loss_fn(model(inputs), targets)
    tb_actmem.add_recording(
        writer, "activation_memory", recorder.recording, global_step=0
    )
`;function tu({logdir:e}){let t=jf.replace("LOGDIR",JSON.stringify(e||"runs"));return a("div",{class:"empty","data-testid":"empty",children:[a("h2",{children:"No recording here yet"}),a("p",{children:[e?a(se,{children:["The log directory ",a("code",{children:e})," holds no activation memory recording."]}):"The log directories hold no activation memory recording."," ","Record one forward pass and add it to the log:"]}),a("div",{class:"snippet",children:[a("pre",{children:a("code",{children:t})}),a(ns,{text:t,label:"Copy the code"})]}),a("p",{class:"hint",children:["A recording appears here once the writer has flushed it (",a("code",{children:"writer.flush()"}),", or leaving the ",a("code",{children:"with"})," block) and TensorBoard has reloaded its data."]})]})}function Uf(e){let t=[];for(let n of e){if(!n.nbytes&&n.key!==qf&&!Yf(n))continue;let o=t.at(-1);n.level===0&&!n.is_aside||!o?t.push({total:n,parts:[]}):o.parts.push(n)}return t}var qf="kept_bytes";function Yf({key:e,nbytes:t}){return t===null&&(e==="peak_bytes"||e==="retained_bytes")}function ou({lines:e}){return a("dl",{class:"ledger","data-testid":"ledger",children:Uf(e).map(({total:t,parts:n})=>a("div",{class:"account",children:[a(nu,{line:t}),n.map(o=>a(nu,{line:o},o.key))]},t.key))})}function nu({line:e}){let t=e.is_aside?1:Math.min(e.level,3);return a("div",{class:`line level-${t}`,"data-testid":`ledger-${e.key}`,children:[a("dt",{children:e.is_aside?e.where:`${e.label} ${e.where}`.trimEnd()}),a(Ci,{line:e,id:e.key})]})}function Ci({line:e,id:t}){let n=`help-${t}`;return a("dd",{children:[a("button",{type:"button",class:"figure","aria-describedby":n,children:e.nbytes===null?"not known":ie(e.nbytes)}),a("span",{class:"tooltip",role:"tooltip",id:n,children:[a("b",{children:e.nbytes===null?"not known":bn(e.nbytes)}),e.help]})]})}function ru({recording:e}){let[t,n]=ee(!1),{meta:o,ledger:r}=e;return a("header",{class:"header",children:[a("div",{class:"headline",children:[o.label&&a("strong",{class:"label",children:o.label}),a(Xf,{lines:r}),a("button",{type:"button",class:"quiet","aria-expanded":t,"aria-controls":"ledger","data-testid":"all-totals",onClick:()=>n(!t),children:t?"fewer totals":"all totals"}),a(Jf,{meta:o})]}),a("div",{id:"ledger",hidden:!t,children:a(ou,{lines:r})}),a(tm,{notes:o.notes})]})}function Jf({meta:e}){let t=[e.device,e.rank===null?"":`rank ${e.rank}`,`torch ${e.torch_version}`,e.created_ns?new Date(e.created_ns/1e6).toLocaleString():""];return a("span",{class:"provenance",children:t.filter(Boolean).join(" · ")})}var su=["kept_bytes","peak_bytes","step_peak_bytes","retained_bytes"],Zf="step_peak_bytes",Qf="kept_bytes/";function Xf({lines:e}){let t=e.filter(({key:n,nbytes:o})=>su.includes(n)&&(o!==null||n!==Zf)||n.startsWith(Qf));return a("dl",{class:"totals","data-testid":"totals",children:t.map(n=>a("div",{"data-testid":`total-${n.key}`,children:[a("dt",{children:n.is_aside?n.where:em(n)}),a(Ci,{line:n,id:`total-${n.key}`})]},n.key))})}function em({key:e,label:t,where:n}){return e===su[0]?`${t} ${n}`.trimEnd():t}function tm({notes:e}){let[t,...n]=e;return t===void 0?null:a("div",{class:"notes",role:"note","data-testid":"notes",children:[a("p",{children:t}),n.length>0&&a("details",{children:[a("summary",{children:n.length===1?"1 more note":`${n.length} more notes`}),n.map(o=>a("p",{children:o},o))]})]})}function vn(e,t,n){let o=n?-1:1;return[...e].sort((r,s)=>{let i=t[r]??null,l=t[s]??null;return i===l?0:i===null?1:l===null?-1:i<l?-o:o})}function iu(e,t,n){return e?.key!==t?{key:t,descending:n}:e.descending===n?{key:t,descending:!n}:null}function Ro(e){let t=e.toLowerCase().split(/\s+/).filter(Boolean);return n=>t.every(o=>n.includes(o))}function os(e){try{let t=new RegExp(e,"i");return n=>t.test(n)}catch{return null}}function xn(e){return Array.from({length:e},(t,n)=>n)}function lu(e,t){let n=r=>r.map(nm).join(",")+`\r
`,o=n(e);for(let r of t)o+=n(r);return o}function nm(e){let t=e===null?"":String(e);return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function au(){let{address:e,change:t,recordings:n}=Y(),[o,r]=ee(!1),s=om("(min-width: 821px)"),i=n.entry.value;if(!i)return null;let{run:l,tag:u,step:d}=i,p=e.value.runs,m=os(p)!==null,g=n.matching.value;return a("aside",{class:"sidebar","data-testid":"sidebar",children:a("details",{class:"choices",open:s||o,onToggle:h=>r(h.currentTarget.open),children:[a("summary",{children:[l.run,d&&` · step ${d.step}`]}),d&&a(sm,{tag:u,step:d.step}),l.tags.length>1&&a(rm,{tags:l.tags,tag:u.tag}),a("fieldset",{class:"runs",children:[a("legend",{children:"Runs"}),a("input",{type:"search",class:"filter",placeholder:"Filter runs (regex)","aria-label":"Filter runs by regular expression","aria-invalid":!m,title:m?"":"Not a regular expression yet: matched as plain text.","data-testid":"run-filter",value:p,onInput:h=>t({runs:h.currentTarget.value})}),a("div",{class:"run-list",children:[g.map(h=>a("label",{class:"run",title:h,children:[a("input",{type:"radio",name:"run",value:h,checked:h===l.run,onChange:()=>n.chooseRun(h)}),a("span",{children:h})]},h)),g.length===0&&a("p",{class:"hint",children:"No run matches."})]})]})]})})}function om(e){let t=ue(()=>window.matchMedia(e),[e]),[n,o]=ee(t.matches);return Ne(()=>{let r=()=>o(t.matches);return t.addEventListener("change",r),()=>t.removeEventListener("change",r)},[t]),n}function rm({tags:e,tag:t}){let{recordings:n}=Y(),o=e.find(r=>r.tag===t)?.description;return a("label",{class:"field",children:[a("span",{children:"Tag"}),a("select",{"data-testid":"tag",value:t,title:o,onChange:r=>n.chooseTag(r.currentTarget.value),children:e.map(r=>a("option",{value:r.tag,children:r.tag},r.tag))})]})}function sm({tag:e,step:t}){let n=Y(),[o,r]=ee(null),s=e.steps,i=s.findIndex(d=>d.step===t),l=s[o??i],u=d=>{let p=s[d];r(null),p&&n.change({step:d===s.length-1?null:p.step})};return a("div",{class:"field step","data-testid":"step",children:[a("span",{id:"step-label",children:["Step ",a("b",{class:"number",children:l?.step}),s.length>1&&a("small",{children:[(o??i)+1," of ",s.length]})]}),s.length>1&&a("div",{class:"step-row",children:[a("button",{type:"button","aria-label":"Previous step","data-testid":"step-previous",disabled:i<=0,onClick:()=>u(i-1),children:"‹"}),a("input",{type:"range",min:0,max:s.length-1,value:o??i,"aria-labelledby":"step-label","aria-valuetext":`step ${l?.step}`,"data-testid":"step-slider",onInput:d=>r(Number(d.currentTarget.value)),onChange:d=>u(Number(d.currentTarget.value))}),a("button",{type:"button","aria-label":"Next step","data-testid":"step-next",disabled:i>=s.length-1,onClick:()=>u(i+1),children:"›"})]}),l&&a("small",{class:"when",children:l.wall_time===null?"time not known":im(l.wall_time)})]})}function im(e){return new Date(e*1e3).toLocaleString()}function uu(){let e=Y(),{value:t,error:n,loading:o}=e.recordings.index.state.value,r=a("button",{type:"button",onClick:e.reload,children:"Try again"});if(!t)return n?a(ot,{message:n.message,children:r}):o?a(At,{what:"Looking for recordings…"}):null;let s=e.recordings.entry.value;return s?a("div",{class:"app",children:[a(au,{}),a("main",{class:"main",children:[n&&a(ot,{message:n.message,children:r}),a(lm,{index:t,shown:s}),s.step?a(am,{}):a(ot,{message:s.tag.problem??"This tag holds no recording.",children:r})]})]}):a(tu,{logdir:t.logdir})}function lm({index:e,shown:t}){let{address:n}=Y(),o=Zr(e,n.value);if(!o)return null;let r=t.step&&` · step ${t.step.step}`;return a("p",{class:"missing",role:"status","data-testid":"missing",children:[o," This is ",t.run.run,r,"."]})}function am(){let{change:e,recordings:t,views:n}=Y(),{value:o,error:r,loading:s}=t.recording.state.value;if(r)return a(Fn,{error:r,retry:t.recording.reload});if(!o)return a(At,{what:"Reading the recording…"});let[i,l]=[n.available.value,n.shown.value];return a("div",{class:"recording","aria-busy":s,"data-testid":"recording",children:[a(ru,{recording:o}),a(dm,{views:i,shown:l,onChoose:u=>e({view:u})}),a("div",{class:"stage",children:[i.filter(({key:u,isKept:d})=>d||u===l).map(u=>a(um,{view:u,recording:o,isHidden:u.key!==l},u.key)),a(Xa,{recording:o})]})]})}function um({view:e,recording:t,isHidden:n}){return a("section",{class:"view",role:"tabpanel",id:`view-${e.key}`,"aria-labelledby":`tab-${e.key}`,"data-testid":`view-${e.key}`,hidden:n,children:a(cm,{view:e,recording:t,isHidden:n})})}function cm({view:e,recording:t,isHidden:n}){let{views:o}=Y(),r=o.reply(e),{value:s,error:i,loading:l}=r?.state.value??{};return i?a(Fn,{error:i,retry:()=>r?.reload()}):r&&s===void 0?l?a(At,{what:e.waiting??"Reading…"}):null:a(e.Panel,{recording:t,reply:s,isLoading:l===!0,isHidden:n})}function dm({views:e,shown:t,onChoose:n}){return Ne(()=>{document.getElementById(`tab-${t}`)?.scrollIntoView({block:"nearest",inline:"nearest"})},[t]),a("div",{class:"tabs",role:"tablist","aria-label":"Views",onKeyDown:r=>{let s={ArrowLeft:-1,ArrowRight:1}[r.key];if(s===void 0)return;let i=e.map(({key:u})=>u),l=i[(i.indexOf(t)+s+i.length)%i.length];l&&(n(l),document.getElementById(`tab-${l}`)?.focus())},children:e.map(({key:r,title:s})=>a("button",{type:"button",role:"tab",id:`tab-${r}`,"data-testid":`tab-${r}`,"aria-selected":r===t,"aria-controls":`view-${r}`,tabIndex:r===t?0:-1,onClick:()=>n(r),children:s},r))})}function rs(e){return[...new Set(e.flat())].sort((t,n)=>t-n)}function cu(e,t){let n=t.phases.at(-1)?.end_op??1/0,o=-1;return e.map(r=>{for(;(t.op[o+1]??1/0)<=r;)o+=1;return o<0||r>n?null:t.live_bytes[o]??null})}function du(e,t){return e.map(n=>t.get(n)??null)}function ss(e,t){let n=0;return e.forEach((o,r)=>{Math.abs(o-t)<Math.abs((e[n]??1/0)-t)&&(n=r)}),n}var pm="uplot",fm="u-hz",mm="u-vt",hm="u-title",gm="u-wrap",ym="u-under",bm="u-over",vm="u-axis",Hn="u-off",xm="u-select",wm="u-cursor-x",_m="u-cursor-y",Sm="u-cursor-pt",km="u-legend",Rm="u-live",Tm="u-inline",Cm="u-series",Em="u-marker",pu="u-label",Mm="u-value",ir="width",lr="height";var fu="bottom",To="left",Ei="right",Gi="#000",mu=Gi+"0",Mi="mousemove",hu="mousedown",Ai="mouseup",gu="mouseenter",yu="mouseleave",bu="dblclick",Am="resize",Pm="scroll",vu="change",cs="dppxchange",ji="--",Lo=typeof window<"u",Di=Lo?document:null,Eo=Lo?window:null,Om=Lo?navigator:null,me,is;function zi(){let e=devicePixelRatio;me!=e&&(me=e,is&&Ni(vu,is,zi),is=matchMedia(`(min-resolution: ${me-.001}dppx) and (max-resolution: ${me+.001}dppx)`),Kn(vu,is,zi),Eo.dispatchEvent(new CustomEvent(cs)))}function wt(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function $i(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function Ce(e,t,n){e.style[t]=n+"px"}function Vt(e,t,n,o){let r=Di.createElement(e);return t!=null&&wt(r,t),n?.insertBefore(r,o),r}function Ot(e,t){return Vt("div",e,t)}var xu=new WeakMap;function Xt(e,t,n,o,r){let s="translate("+t+"px,"+n+"px)",i=xu.get(e);s!=i&&(e.style.transform=s,xu.set(e,s),t<0||n<0||t>o||n>r?wt(e,Hn):$i(e,Hn))}var wu=new WeakMap;function _u(e,t,n){let o=t+n,r=wu.get(e);o!=r&&(wu.set(e,o),e.style.background=t,e.style.borderColor=n)}var Su=new WeakMap;function ku(e,t,n,o){let r=t+""+n,s=Su.get(e);r!=s&&(Su.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var Ui={passive:!0},Lm={...Ui,capture:!0};function Kn(e,t,n,o){t.addEventListener(e,n,o?Lm:Ui)}function Ni(e,t,n,o){t.removeEventListener(e,n,Ui)}Lo&&zi();function Ft(e,t,n,o){let r;n=n||0,o=o||t.length-1;let s=o<=2147483647;for(;o-n>1;)r=s?n+o>>1:_t((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function Qu(e){return(n,o,r)=>{let s=-1,i=-1;for(let l=o;l<=r;l++)if(e(n[l])){s=l;break}for(let l=r;l>=o;l--)if(e(n[l])){i=l;break}return[s,i]}}var Xu=e=>e!=null,ec=e=>e!=null&&e>0,fs=Qu(Xu),Im=Qu(ec);function Dm(e,t,n,o=0,r=!1){let s=r?Im:fs,i=r?ec:Xu;[t,n]=s(e,t,n);let l=e[t],u=e[t];if(t>-1)if(o==1)l=e[t],u=e[n];else if(o==-1)l=e[n],u=e[t];else for(let d=t;d<=n;d++){let p=e[d];i(p)&&(p<l?l=p:p>u&&(u=p))}return[l??xe,u??-xe]}function ms(e,t,n,o){let r=Cu(e),s=Cu(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let i=n==10?sn:tc,l=r==1?_t:Lt,u=s==1?Lt:_t,d=l(i(Ue(e))),p=u(i(Ue(t))),m=Mo(n,d),g=Mo(n,p);return n==10&&(d<0&&(m=we(m,-d)),p<0&&(g=we(g,-p))),o||n==2?(e=m*r,t=g*s):(e=sc(e,m),t=hs(t,g)),[e,t]}function qi(e,t,n,o){let r=ms(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var Yi=.1,Ru={mode:3,pad:Yi},ur={pad:0,soft:null,mode:0},zm={min:ur,max:ur};function ds(e,t,n,o){return gs(n)?Tu(e,t,n):(ur.pad=n,ur.soft=o?0:null,ur.mode=o?3:0,Tu(e,t,zm))}function pe(e,t){return e??t}function $m(e,t,n){for(t=pe(t,0),n=pe(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Tu(e,t,n){let o=n.min,r=n.max,s=pe(o.pad,0),i=pe(r.pad,0),l=pe(o.hard,-xe),u=pe(r.hard,xe),d=pe(o.soft,xe),p=pe(r.soft,-xe),m=pe(o.mode,0),g=pe(r.mode,0),h=t-e,v=sn(h),_=dt(Ue(e),Ue(t)),R=sn(_),S=Ue(R-v);(h<1e-24||S>10)&&(h=0,(e==0||t==0)&&(h=1e-24,m==2&&d!=xe&&(s=0),g==2&&p!=-xe&&(i=0)));let x=h||_||1e3,T=sn(x),C=Mo(10,_t(T)),A=x*(h==0?e==0?.1:1:s),M=we(sc(e-A,C/10),24),z=e>=d&&(m==1||m==3&&M<=d||m==2&&M>=d)?d:xe,$=dt(l,M<z&&e>=z?z:Bt(z,M)),G=x*(h==0?t==0?.1:1:i),H=we(hs(t+G,C/10),24),I=t<=p&&(g==1||g==3&&H>=p||g==2&&H<=p)?p:-xe,L=Bt(u,H>I&&t<=I?I:dt(I,H));return $==L&&$==0&&(L=100),[$,L]}var Nm=new Intl.NumberFormat(Lo?Om.language:"en-US"),Ji=e=>Nm.format(e),St=Math,us=St.PI,Ue=St.abs,_t=St.floor,je=St.round,Lt=St.ceil,Bt=St.min,dt=St.max,Mo=St.pow,Cu=St.sign,sn=St.log10,tc=St.log2,Vm=(e,t=1)=>St.sinh(e)*t,Pi=(e,t=1)=>St.asinh(e/t),xe=1/0;function Eu(e){return(sn((e^e>>31)-(e>>31))|0)+1}function Vi(e,t,n){return Bt(dt(e,t),n)}function nc(e){return typeof e=="function"}function le(e){return nc(e)?e:()=>e}var Fm=()=>{},oc=e=>e,rc=(e,t)=>t,Bm=e=>null,Mu=e=>!0,Au=(e,t)=>e==t,Wm=/\.\d*?(?=9{6,}|0{6,})/gm,Gn=e=>{if(lc(e)||_n.has(e))return e;let t=`${e}`,n=t.match(Wm);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,s]=t.split("e");return+`${Gn(r)}e${s}`}return we(e,o)};function Bn(e,t){return Gn(we(Gn(e/t))*t)}function hs(e,t){return Gn(Lt(Gn(e/t))*t)}function sc(e,t){return Gn(_t(Gn(e/t))*t)}function we(e,t=0){if(lc(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return je(o)/n}var _n=new Map;function ic(e){return((""+e).split(".")[1]||"").length}function dr(e,t,n,o){let r=[],s=o.map(ic);for(let i=t;i<n;i++){let l=Ue(i),u=we(Mo(e,i),l);for(let d=0;d<o.length;d++){let p=e==10?+`${o[d]}e${i}`:o[d]*u,m=(i>=0?0:l)+(i>=s[d]?0:s[d]),g=e==10?p:we(p,m);r.push(g),_n.set(g,m)}}return r}var cr={},Zi=[],Ao=[null,null],wn=Array.isArray,lc=Number.isInteger,Hm=e=>e===void 0;function Pu(e){return typeof e=="string"}function gs(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Km(e){return e!=null&&typeof e=="object"}var Gm=Object.getPrototypeOf(Uint8Array),ac="__proto__";function Po(e,t=gs){let n;if(wn(e)){let o=e.find(r=>r!=null);if(wn(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=Po(e[r],t)}else n=e.slice()}else if(e instanceof Gm)n=e.slice();else if(t(e)){n={};for(let o in e)o!=ac&&(n[o]=Po(e[o],t))}else n=e;return n}function Fe(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=ac&&(gs(e[r])?Fe(e[r],Po(o[r])):e[r]=Po(o[r]))}return e}var jm=0,Um=1,qm=2;function Ym(e,t,n){for(let o=0,r,s=-1;o<t.length;o++){let i=t[o];if(i>s){for(r=i-1;r>=0&&e[r]==null;)e[r--]=null;for(r=i+1;r<n&&e[r]==null;)e[s=r++]=null}}}function Jm(e,t){if(Xm(e)){let i=e[0].slice();for(let l=1;l<e.length;l++)i.push(...e[l].slice(1));return eh(i[0])||(i=Qm(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let u=e[i][0],d=u.length;for(let p=0;p<d;p++)n.add(u[p])}let o=[Array.from(n).sort((i,l)=>i-l)],r=o[0].length,s=new Map;for(let i=0;i<r;i++)s.set(o[0][i],i);for(let i=0;i<e.length;i++){let l=e[i],u=l[0];for(let d=1;d<l.length;d++){let p=l[d],m=Array(r).fill(void 0),g=t?t[i][d]:Um,h=[];for(let v=0;v<p.length;v++){let _=p[v],R=s.get(u[v]);_===null?g!=jm&&(m[R]=_,g==qm&&h.push(R)):m[R]=_}Ym(m,h,r),o.push(m)}}return o}var Zm=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Qm(e){let t=e[0],n=t.length,o=Array(n);for(let s=0;s<o.length;s++)o[s]=s;o.sort((s,i)=>t[s]-t[i]);let r=[];for(let s=0;s<e.length;s++){let i=e[s],l=Array(n);for(let u=0;u<n;u++)l[u]=i[o[u]];r.push(l)}return r}function Xm(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let s=0;s<n;s++)if(r[s]!=t[s])return!1}}return!0}function eh(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=o)return!0;let s=dt(1,_t((r-o+1)/t));for(let i=e[o],l=o+s;l<=r;l+=s){let u=e[l];if(u!=null){if(u<=i)return!1;i=u}}return!0}var uc=["January","February","March","April","May","June","July","August","September","October","November","December"],cc=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function dc(e){return e.slice(0,3)}var th=cc.map(dc),nh=uc.map(dc),oh={MMMM:uc,MMM:nh,WWWW:cc,WWW:th};function sr(e){return(e<10?"0":"")+e}function rh(e){return(e<10?"00":e<100?"0":"")+e}var sh={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>sr(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>sr(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>sr(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>sr(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>sr(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>rh(e.getMilliseconds())};function Qi(e,t){t=t||oh;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?sh[r[1]]:r[0]);return s=>{let i="";for(let l=0;l<n.length;l++)i+=typeof n[l]=="string"?n[l]:n[l](s,t);return i}}var ih=new Intl.DateTimeFormat().resolvedOptions().timeZone;function lh(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==ih?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var pc=e=>e%1==0,ps=[1,2,2.5,5],ah=dr(10,-32,0,ps),fc=dr(10,0,32,ps),uh=fc.filter(pc),Wn=ah.concat(fc),Xi=`
`,mc="{YYYY}",Ou=Xi+mc,hc="{M}/{D}",ar=Xi+hc,ls=ar+"/{YY}",gc="{aa}",ch="{h}:{mm}",Co=ch+gc,Lu=Xi+Co,Iu=":{ss}",ge=null;function yc(e){let t=e*1e3,n=t*60,o=n*60,r=o*24,s=r*30,i=r*365,u=(e==1?dr(10,0,3,ps).filter(pc):dr(10,-3,0,ps)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),d=[[i,mc,ge,ge,ge,ge,ge,ge,1],[r*28,"{MMM}",Ou,ge,ge,ge,ge,ge,1],[r,hc,Ou,ge,ge,ge,ge,ge,1],[o,"{h}"+gc,ls,ge,ar,ge,ge,ge,1],[n,Co,ls,ge,ar,ge,ge,ge,1],[t,Iu,ls+" "+Co,ge,ar+" "+Co,ge,Lu,ge,1],[e,Iu+".{fff}",ls+" "+Co,ge,ar+" "+Co,ge,Lu,ge,1]];function p(m){return(g,h,v,_,R,S)=>{let x=[],T=R>=i,C=R>=s&&R<i,A=m(v),M=we(A*e,3),z=Oi(A.getFullYear(),T?0:A.getMonth(),C||T?1:A.getDate()),$=we(z*e,3);if(C||T){let G=C?R/s:0,H=T?R/i:0,I=M==$?M:we(Oi(z.getFullYear()+H,z.getMonth()+G,1)*e,3),L=new Date(je(I/e)),P=L.getFullYear(),B=L.getMonth();for(let V=0;I<=_;V++){let X=Oi(P+H*V,B+G*V,1),j=X-m(we(X*e,3));I=we((+X+j)*e,3),I<=_&&x.push(I)}}else{let G=R>=r?r:R,H=_t(v)-_t(M),I=$+H+hs(M-$,G);x.push(I);let L=m(I),P=L.getHours()+L.getMinutes()/n+L.getSeconds()/o,B=R/o,V=g.axes[h]._space,X=S/V;for(;I=we(I+R,e==1?0:3),!(I>_);)if(B>1){let j=_t(we(P+B,6))%24,ce=m(I).getHours()-j;ce>1&&(ce=-1),I-=ce*o,P=(P+B)%24;let ye=x[x.length-1];we((I-ye)/R,3)*X>=.7&&x.push(I)}else x.push(I)}return x}}return[u,d,p]}var[dh,ph,fh]=yc(1),[mh,hh,gh]=yc(.001);dr(2,-53,53,[1]);function Du(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function zu(e,t){return(n,o,r,s,i)=>{let l=t.find(v=>i>=v[0])||t[t.length-1],u,d,p,m,g,h;return o.map(v=>{let _=e(v),R=_.getFullYear(),S=_.getMonth(),x=_.getDate(),T=_.getHours(),C=_.getMinutes(),A=_.getSeconds(),M=R!=u&&l[2]||S!=d&&l[3]||x!=p&&l[4]||T!=m&&l[5]||C!=g&&l[6]||A!=h&&l[7]||l[1];return u=R,d=S,p=x,m=T,g=C,h=A,M(_)})}}function yh(e,t){let n=Qi(t);return(o,r,s,i,l)=>r.map(u=>n(e(u)))}function Oi(e,t,n){return new Date(e,t,n)}function $u(e,t){return t(e)}var bh="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Nu(e,t){return(n,o,r,s)=>s==null?ji:t(e(o))}function vh(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function xh(e,t){return e.series[t].fill(e,t)}var wh={show:!0,live:!0,isolate:!1,mount:Fm,markers:{show:!0,width:2,stroke:vh,fill:xh,dash:"solid"},idx:null,idxs:null,values:[]};function _h(e,t){let n=e.cursor.points,o=Ot(),r=n.size(e,t);Ce(o,ir,r),Ce(o,lr,r);let s=r/-2;Ce(o,"marginLeft",s),Ce(o,"marginTop",s);let i=n.width(e,t,r);return i&&Ce(o,"borderWidth",i),o}function Sh(e,t){let n=e.series[t].points;return n._fill||n._stroke}function kh(e,t){let n=e.series[t].points;return n._stroke||n._fill}function Rh(e,t){return e.series[t].points.size}var Li=[0,0];function Th(e,t,n){return Li[0]=t,Li[1]=n,Li}function as(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function Ii(e,t,n,o=!0){return r=>{(!o||r.target==t)&&n(r)}}var Ch={show:!0,x:!0,y:!0,lock:!1,move:Th,points:{one:!1,show:_h,size:Rh,width:0,stroke:kh,fill:Sh},bind:{mousedown:as,mouseup:as,click:as,dblclick:as,mousemove:Ii,mouseleave:Ii,mouseenter:Ii},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},bc={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},el=Fe({},bc,{filter:rc}),vc=Fe({},el,{size:10}),xc=Fe({},bc,{show:!1}),tl='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',wc="bold "+tl,_c=1.5,Vu={show:!0,scale:"x",stroke:Gi,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:wc,side:2,grid:el,ticks:vc,border:xc,font:tl,lineGap:_c,rotate:0},Eh="Value",Mh="Time",Fu={show:!0,scale:"x",auto:!1,sorted:1,min:xe,max:-xe,idxs:[]};function Ah(e,t,n,o,r){return t.map(s=>s==null?"":Ji(s))}function Ph(e,t,n,o,r,s,i){let l=[],u=_n.get(r)||0;n=i?n:we(hs(n,r),u);for(let d=n;d<=o;d=we(d+r,u))l.push(Object.is(d,-0)?0:d);return l}function Fi(e,t,n,o,r,s,i){let l=[],u=e.scales[e.axes[t].scale].log,d=u==10?sn:tc,p=_t(d(n));r=Mo(u,p),u==10&&(r=Wn[Ft(r,Wn)]);let m=n,g=r*u;u==10&&(g=Wn[Ft(g,Wn)]);do l.push(m),m=m+r,u==10&&!_n.has(m)&&(m=we(m,_n.get(r))),m>=g&&(r=m,g=r*u,u==10&&(g=Wn[Ft(g,Wn)]));while(m<=o);return l}function Oh(e,t,n,o,r,s,i){let u=e.scales[e.axes[t].scale].asinh,d=o>u?Fi(e,t,dt(u,n),o,r):[u],p=o>=0&&n<=0?[0]:[];return(n<-u?Fi(e,t,dt(u,-o),-n,r):[u]).reverse().map(g=>-g).concat(p,d)}var Sc=/./,Lh=/[12357]/,Ih=/[125]/,Bu=/1/,Bi=(e,t,n,o)=>e.map((r,s)=>t==4&&r==0||s%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function Dh(e,t,n,o,r){let s=e.axes[n],i=s.scale,l=e.scales[i],u=e.valToPos,d=s._space,p=u(10,i),m=u(9,i)-p>=d?Sc:u(7,i)-p>=d?Lh:u(5,i)-p>=d?Ih:Bu;if(m==Bu){let g=Ue(u(1,i)-p);if(g<d)return Bi(t.slice().reverse(),l.distr,m,Lt(d/g)).reverse()}return Bi(t,l.distr,m,1)}function zh(e,t,n,o,r){let s=e.axes[n],i=s.scale,l=s._space,u=e.valToPos,d=Ue(u(1,i)-u(2,i));return d<l?Bi(t.slice().reverse(),3,Sc,Lt(l/d)).reverse():t}function $h(e,t,n,o){return o==null?ji:t==null?"":Ji(t)}var Wu={show:!0,scale:"y",stroke:Gi,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:wc,side:3,grid:el,ticks:vc,border:xc,font:tl,lineGap:_c,rotate:0};function Nh(e,t){let n=3+(e||1)*2;return we(n*t,3)}function Vh(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],s=e.valToPos(r[o[0]],n,!0),i=e.valToPos(r[o[1]],n,!0),l=Ue(i-s),u=e.series[t],d=l/(u.points.space*me);return o[1]-o[0]<=d}var Hu={scale:null,auto:!0,sorted:0,min:xe,max:-xe},kc=(e,t,n,o,r)=>r,Ku={show:!0,auto:!0,sorted:0,gaps:kc,alpha:1,facets:[Fe({},Hu,{scale:"x"}),Fe({},Hu,{scale:"y"})]},Gu={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:kc,alpha:1,points:{show:Vh,filter:null},values:null,min:xe,max:-xe,idxs:[],path:null,clip:null};function Fh(e,t,n,o,r){return n/10}var Rc={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Bh=Fe({},Rc,{time:!1,ori:1}),ju={};function Tc(e,t){let n=ju[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,s,i,l,u,d){for(let p=0;p<n.plots.length;p++)n.plots[p]!=r&&n.plots[p].pub(o,r,s,i,l,u,d)}},e!=null&&(ju[e]=n)),n}var Oo=1,Wi=2;function jn(e,t,n){let o=e.mode,r=e.series[t],s=o==2?e._data[t]:e._data,i=e.scales,l=e.bbox,u=s[0],d=o==2?s[1]:s[t],p=o==2?i[r.facets[0].scale]:i[e.series[0].scale],m=o==2?i[r.facets[1].scale]:i[r.scale],g=l.left,h=l.top,v=l.width,_=l.height,R=e.valToPosH,S=e.valToPosV;return p.ori==0?n(r,u,d,p,m,R,S,g,h,v,_,bs,Io,xs,Ec,Ac):n(r,u,d,p,m,S,R,h,g,_,v,vs,Do,rl,Mc,Pc)}function nl(e,t){let n=0,o=0,r=pe(e.bands,Zi);for(let s=0;s<r.length;s++){let i=r[s];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function Wh(e,t,n,o,r){let s=e.mode,i=e.series[t],l=s==2?i.facets[1].scale:i.scale,u=e.scales[l];return r==-1?u.min:r==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function ln(e,t,n,o,r,s){return jn(e,t,(i,l,u,d,p,m,g,h,v,_,R)=>{let S=i.pxRound,x=d.dir*(d.ori==0?1:-1),T=d.ori==0?Io:Do,C,A;x==1?(C=n,A=o):(C=o,A=n);let M=S(m(l[C],d,_,h)),z=S(g(u[C],p,R,v)),$=S(m(l[A],d,_,h)),G=S(g(s==1?p.max:p.min,p,R,v)),H=new Path2D(r);return T(H,$,G),T(H,M,G),T(H,M,z),H})}function ys(e,t,n,o,r,s){let i=null;if(e.length>0){i=new Path2D;let l=t==0?xs:rl,u=n;for(let m=0;m<e.length;m++){let g=e[m];if(g[1]>g[0]){let h=g[0]-u;h>0&&l(i,u,o,h,o+s),u=g[1]}}let d=n+r-u,p=10;d>0&&l(i,u,o-p/2,d,o+s+p)}return i}function Hh(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function ol(e,t,n,o,r,s,i){let l=[],u=e.length;for(let d=r==1?n:o;d>=n&&d<=o;d+=r)if(t[d]===null){let m=d,g=d;if(r==1)for(;++d<=o&&t[d]===null;)g=d;else for(;--d>=n&&t[d]===null;)g=d;let h=s(e[m]),v=g==m?h:s(e[g]),_=m-r;h=i<=0&&_>=0&&_<u?s(e[_]):h;let S=g+r;v=i>=0&&S>=0&&S<u?s(e[S]):v,v>=h&&l.push([h,v])}return l}function Uu(e){return e==0?oc:e==1?je:t=>Bn(t,e)}function Cc(e){let t=e==0?bs:vs,n=e==0?(r,s,i,l,u,d)=>{r.arcTo(s,i,l,u,d)}:(r,s,i,l,u,d)=>{r.arcTo(i,s,u,l,d)},o=e==0?(r,s,i,l,u)=>{r.rect(s,i,l,u)}:(r,s,i,l,u)=>{r.rect(i,s,u,l)};return(r,s,i,l,u,d=0,p=0)=>{d==0&&p==0?o(r,s,i,l,u):(d=Bt(d,l/2,u/2),p=Bt(p,l/2,u/2),t(r,s+d,i),n(r,s+l,i,s+l,i+u,d),n(r,s+l,i+u,s,i+u,p),n(r,s,i+u,s,i,p),n(r,s,i,s+l,i,d),r.closePath())}}var bs=(e,t,n)=>{e.moveTo(t,n)},vs=(e,t,n)=>{e.moveTo(n,t)},Io=(e,t,n)=>{e.lineTo(t,n)},Do=(e,t,n)=>{e.lineTo(n,t)},xs=Cc(0),rl=Cc(1),Ec=(e,t,n,o,r,s)=>{e.arc(t,n,o,r,s)},Mc=(e,t,n,o,r,s)=>{e.arc(n,t,o,r,s)},Ac=(e,t,n,o,r,s,i)=>{e.bezierCurveTo(t,n,o,r,s,i)},Pc=(e,t,n,o,r,s,i)=>{e.bezierCurveTo(n,t,r,o,i,s)};function Oc(e){return(t,n,o,r,s)=>jn(t,n,(i,l,u,d,p,m,g,h,v,_,R)=>{let{pxRound:S,points:x}=i,T,C;d.ori==0?(T=bs,C=Ec):(T=vs,C=Mc);let A=we(x.width*me,3),M=(x.size-x.width)/2*me,z=we(M*2,3),$=new Path2D,G=new Path2D,{left:H,top:I,width:L,height:P}=t.bbox;xs(G,H-z,I-z,L+z*2,P+z*2);let B=V=>{if(u[V]!=null){let X=S(m(l[V],d,_,h)),j=S(g(u[V],p,R,v));T($,X+M,j),C($,X,j,M,0,us*2)}};if(s)s.forEach(B);else for(let V=o;V<=r;V++)B(V);return{stroke:A>0?$:null,fill:$,clip:G,flags:Oo|Wi}})}function Lc(e){return(t,n,o,r,s,i)=>{o!=r&&(s!=o&&i!=o&&e(t,n,o),s!=r&&i!=r&&e(t,n,r),e(t,n,i))}}var Kh=Lc(Io),Gh=Lc(Do);function Ic(e){let t=pe(e?.alignGaps,0);return(n,o,r,s)=>jn(n,o,(i,l,u,d,p,m,g,h,v,_,R)=>{[r,s]=fs(u,r,s);let S=i.pxRound,x=P=>S(m(P,d,_,h)),T=P=>S(g(P,p,R,v)),C,A;d.ori==0?(C=Io,A=Kh):(C=Do,A=Gh);let M=d.dir*(d.ori==0?1:-1),z={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Oo},$=z.stroke,G=!1;if(s-r>=_*4){let P=U=>n.posToVal(U,d.key,!0),B=null,V=null,X,j,pt,Ee=x(l[M==1?r:s]),ce=x(l[r]),ye=x(l[s]),oe=P(M==1?ce+1:ye-1);for(let U=M==1?r:s;U>=r&&U<=s;U+=M){let Be=l[U],Me=(M==1?Be<oe:Be>oe)?Ee:x(Be),he=u[U];Me==Ee?he!=null?(j=he,B==null?(C($,Me,T(j)),X=B=V=j):j<B?B=j:j>V&&(V=j)):he===null&&(G=!0):(B!=null&&A($,Ee,T(B),T(V),T(X),T(j)),he!=null?(j=he,C($,Me,T(j)),B=V=X=j):(B=V=null,he===null&&(G=!0)),Ee=Me,oe=P(Ee+M))}B!=null&&B!=V&&pt!=Ee&&A($,Ee,T(B),T(V),T(X),T(j))}else for(let P=M==1?r:s;P>=r&&P<=s;P+=M){let B=u[P];B===null?G=!0:B!=null&&C($,x(l[P]),T(B))}let[I,L]=nl(n,o);if(i.fill!=null||I!=0){let P=z.fill=new Path2D($),B=i.fillTo(n,o,i.min,i.max,I),V=T(B),X=x(l[r]),j=x(l[s]);M==-1&&([j,X]=[X,j]),C(P,j,V),C(P,X,V)}if(!i.spanGaps){let P=[];G&&P.push(...ol(l,u,r,s,M,x,t)),z.gaps=P=i.gaps(n,o,r,s,P),z.clip=ys(P,d.ori,h,v,_,R)}return L!=0&&(z.band=L==2?[ln(n,o,r,s,$,-1),ln(n,o,r,s,$,1)]:ln(n,o,r,s,$,L)),z})}function jh(e){let t=pe(e.align,1),n=pe(e.ascDesc,!1),o=pe(e.alignGaps,0),r=pe(e.extend,!1);return(s,i,l,u)=>jn(s,i,(d,p,m,g,h,v,_,R,S,x,T)=>{[l,u]=fs(m,l,u);let C=d.pxRound,{left:A,width:M}=s.bbox,z=ce=>C(v(ce,g,x,R)),$=ce=>C(_(ce,h,T,S)),G=g.ori==0?Io:Do,H={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Oo},I=H.stroke,L=g.dir*(g.ori==0?1:-1),P=$(m[L==1?l:u]),B=z(p[L==1?l:u]),V=B,X=B;r&&t==-1&&(X=A,G(I,X,P)),G(I,B,P);for(let ce=L==1?l:u;ce>=l&&ce<=u;ce+=L){let ye=m[ce];if(ye==null)continue;let oe=z(p[ce]),U=$(ye);t==1?G(I,oe,P):G(I,V,U),G(I,oe,U),P=U,V=oe}let j=V;r&&t==1&&(j=A+M,G(I,j,P));let[pt,Ee]=nl(s,i);if(d.fill!=null||pt!=0){let ce=H.fill=new Path2D(I),ye=d.fillTo(s,i,d.min,d.max,pt),oe=$(ye);G(ce,j,oe),G(ce,X,oe)}if(!d.spanGaps){let ce=[];ce.push(...ol(p,m,l,u,L,z,o));let ye=d.width*me/2,oe=n||t==1?ye:-ye,U=n||t==-1?-ye:ye;ce.forEach(Be=>{Be[0]+=oe,Be[1]+=U}),H.gaps=ce=d.gaps(s,i,l,u,ce),H.clip=ys(ce,g.ori,R,S,x,T)}return Ee!=0&&(H.band=Ee==2?[ln(s,i,l,u,I,-1),ln(s,i,l,u,I,1)]:ln(s,i,l,u,I,Ee)),H})}function qu(e,t,n,o,r,s,i=xe){if(e.length>1){let l=null;for(let u=0,d=1/0;u<e.length;u++)if(t[u]!==void 0){if(l!=null){let p=Ue(e[u]-e[l]);p<d&&(d=p,i=Ue(n(e[u],o,r,s)-n(e[l],o,r,s)))}l=u}}return i}function Uh(e){e=e||cr;let t=pe(e.size,[.6,xe,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=le(r),i=1-t[0],l=pe(t[1],xe),u=pe(t[2],1),d=pe(e.disp,cr),p=pe(e.each,h=>{}),{fill:m,stroke:g}=d;return(h,v,_,R)=>jn(h,v,(S,x,T,C,A,M,z,$,G,H,I)=>{let L=S.pxRound,P=n,B=o*me,V=l*me,X=u*me,j,pt;C.ori==0?[j,pt]=s(h,v):[pt,j]=s(h,v);let Ee=C.dir*(C.ori==0?1:-1),ce=C.ori==0?xs:rl,ye=C.ori==0?p:(W,_e,We,Xn,Tn,Ht,Cn)=>{p(W,_e,We,Tn,Xn,Cn,Ht)},oe=pe(h.bands,Zi).find(W=>W.series[0]==v),U=oe!=null?oe.dir:0,Be=S.fillTo(h,v,S.min,S.max,U),st=L(z(Be,A,I,G)),Me,he,It,ht=H,Oe=L(S.width*me),Wt=!1,en=null,kt=null,un=null,Jn=null;m!=null&&(Oe==0||g!=null)&&(Wt=!0,en=m.values(h,v,_,R),kt=new Map,new Set(en).forEach(W=>{W!=null&&kt.set(W,new Path2D)}),Oe>0&&(un=g.values(h,v,_,R),Jn=new Map,new Set(un).forEach(W=>{W!=null&&Jn.set(W,new Path2D)})));let{x0:Zn,size:Vo}=d;if(Zn!=null&&Vo!=null){P=1,x=Zn.values(h,v,_,R),Zn.unit==2&&(x=x.map(We=>h.posToVal($+We*H,C.key,!0)));let W=Vo.values(h,v,_,R);Vo.unit==2?he=W[0]*H:he=M(W[0],C,H,$)-M(0,C,H,$),ht=qu(x,T,M,C,H,$,ht),It=ht-he+B}else ht=qu(x,T,M,C,H,$,ht),It=ht*i+B,he=ht-It;It<1&&(It=0),Oe>=he/2&&(Oe=0),It<5&&(L=oc);let xr=It>0,kn=ht-It-(xr?Oe:0);he=L(Vi(kn,X,V)),Me=(P==0?he/2:P==Ee?0:he)-P*Ee*((P==0?B/2:0)+(xr?Oe/2:0));let it={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Qn=Wt?null:new Path2D,tn=null;if(oe!=null)tn=h.data[oe.series[1]];else{let{y0:W,y1:_e}=d;W!=null&&_e!=null&&(T=_e.values(h,v,_,R),tn=W.values(h,v,_,R))}let Rn=j*he,te=pt*he;for(let W=Ee==1?_:R;W>=_&&W<=R;W+=Ee){let _e=T[W];if(_e==null)continue;if(tn!=null){let ft=tn[W]??0;if(_e-ft==0)continue;st=z(ft,A,I,G)}let We=C.distr!=2||d!=null?x[W]:W,Xn=M(We,C,H,$),Tn=z(pe(_e,Be),A,I,G),Ht=L(Xn-Me),Cn=L(dt(Tn,st)),gt=L(Bt(Tn,st)),Rt=Cn-gt;if(_e!=null){let ft=_e<0?te:Rn,Dt=_e<0?Rn:te;Wt?(Oe>0&&un[W]!=null&&ce(Jn.get(un[W]),Ht,gt+_t(Oe/2),he,dt(0,Rt-Oe),ft,Dt),en[W]!=null&&ce(kt.get(en[W]),Ht,gt+_t(Oe/2),he,dt(0,Rt-Oe),ft,Dt)):ce(Qn,Ht,gt+_t(Oe/2),he,dt(0,Rt-Oe),ft,Dt),ye(h,v,W,Ht-Oe/2,gt,he+Oe,Rt)}}return Oe>0?it.stroke=Wt?Jn:Qn:Wt||(it._fill=S.width==0?S._fill:S._stroke??S._fill,it.width=0),it.fill=Wt?kt:Qn,it})}function qh(e,t){let n=pe(t?.alignGaps,0);return(o,r,s,i)=>jn(o,r,(l,u,d,p,m,g,h,v,_,R,S)=>{[s,i]=fs(d,s,i);let x=l.pxRound,T=j=>x(g(j,p,R,v)),C=j=>x(h(j,m,S,_)),A,M,z;p.ori==0?(A=bs,z=Io,M=Ac):(A=vs,z=Do,M=Pc);let $=p.dir*(p.ori==0?1:-1),G=T(u[$==1?s:i]),H=G,I=[],L=[];for(let j=$==1?s:i;j>=s&&j<=i;j+=$)if(d[j]!=null){let Ee=u[j],ce=T(Ee);I.push(H=ce),L.push(C(d[j]))}let P={stroke:e(I,L,A,z,M,x),fill:null,clip:null,band:null,gaps:null,flags:Oo},B=P.stroke,[V,X]=nl(o,r);if(l.fill!=null||V!=0){let j=P.fill=new Path2D(B),pt=l.fillTo(o,r,l.min,l.max,V),Ee=C(pt);z(j,H,Ee),z(j,G,Ee)}if(!l.spanGaps){let j=[];j.push(...ol(u,d,s,i,$,T,n)),P.gaps=j=l.gaps(o,r,s,i,j),P.clip=ys(j,p.ori,v,_,R,S)}return X!=0&&(P.band=X==2?[ln(o,r,s,i,B,-1),ln(o,r,s,i,B,1)]:ln(o,r,s,i,B,X)),P})}function Yh(e){return qh(Jh,e)}function Jh(e,t,n,o,r,s){let i=e.length;if(i<2)return null;let l=new Path2D;if(n(l,e[0],t[0]),i==2)o(l,e[1],t[1]);else{let u=Array(i),d=Array(i-1),p=Array(i-1),m=Array(i-1);for(let g=0;g<i-1;g++)p[g]=t[g+1]-t[g],m[g]=e[g+1]-e[g],d[g]=p[g]/m[g];u[0]=d[0];for(let g=1;g<i-1;g++)d[g]===0||d[g-1]===0||d[g-1]>0!=d[g]>0?u[g]=0:(u[g]=3*(m[g-1]+m[g])/((2*m[g]+m[g-1])/d[g-1]+(m[g]+2*m[g-1])/d[g]),isFinite(u[g])||(u[g]=0));u[i-1]=d[i-2];for(let g=0;g<i-1;g++)r(l,e[g]+m[g]/3,t[g]+u[g]*m[g]/3,e[g+1]-m[g]/3,t[g+1]-u[g+1]*m[g]/3,e[g+1],t[g+1])}return l}var Hi=new Set;function Yu(){for(let e of Hi)e.syncRect(!0)}Lo&&(Kn(Am,Eo,Yu),Kn(Pm,Eo,Yu,!0),Kn(cs,Eo,()=>{et.pxRatio=me}));var Zh=Ic(),Qh=Oc();function Ju(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,i)=>Ki(s,i,t,n))}function Xh(e,t){return e.map((n,o)=>o==0?{}:Fe({},t,n))}function Ki(e,t,n,o){return Fe({},t==0?n:o,e)}function Dc(e,t,n){return t==null?Ao:[t,n]}var eg=Dc;function tg(e,t,n){return t==null?Ao:ds(t,n,Yi,!0)}function zc(e,t,n,o){return t==null?Ao:ms(t,n,e.scales[o].log,!1)}var ng=zc;function $c(e,t,n,o){return t==null?Ao:qi(t,n,e.scales[o].log,!1)}var og=$c;function rg(e,t,n,o,r){let s=dt(Eu(e),Eu(t)),i=t-e,l=Ft(r/o*i,n);do{let u=n[l],d=o*u/i;if(d>=r&&s+(u<5?_n.get(u):0)<=17)return[u,d]}while(++l<n.length);return[0,0]}function Zu(e){let t,n;return e=e.replace(/(\d+)px/,(o,r)=>(t=je((n=+r)*me))+"px"),[e,t,n]}function sg(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=we(t[2]*me,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function et(e,t,n){let o={mode:pe(e.mode,1)},r=o.mode;function s(c,f,y,b){let w=f.valToPct(c);return b+y*(f.dir==-1?1-w:w)}function i(c,f,y,b){let w=f.valToPct(c);return b+y*(f.dir==-1?w:1-w)}function l(c,f,y,b){return f.ori==0?s(c,f,y,b):i(c,f,y,b)}o.valToPosH=s,o.valToPosV=i;let u=!1;o.status=0;let d=o.root=Ot(pm);if(e.id!=null&&(d.id=e.id),wt(d,e.class),e.title){let c=Ot(hm,d);c.textContent=e.title}let p=Vt("canvas"),m=o.ctx=p.getContext("2d"),g=Ot(gm,d);Kn("click",g,c=>{c.target===v&&(Se!=co||Ae!=po)&&nt.click(o,c)},!0);let h=o.under=Ot(ym,g);g.appendChild(p);let v=o.over=Ot(bm,g);e=Po(e);let _=+pe(e.pxAlign,1),R=Uu(_);(e.plugins||[]).forEach(c=>{c.opts&&(e=c.opts(o,e)||e)});let S=e.ms||.001,x=o.series=r==1?Ju(e.series||[],Fu,Gu,!1):Xh(e.series||[null],Ku),T=o.axes=Ju(e.axes||[],Vu,Wu,!0),C=o.scales={},A=o.bands=e.bands||[];A.forEach(c=>{c.fill=le(c.fill||null),c.dir=pe(c.dir,-1)});let M=r==2?x[1].facets[0].scale:x[0].scale,z={axes:qp,series:Hp},$=(e.drawOrder||["axes","series"]).map(c=>z[c]);function G(c){let f=c.distr==3?y=>sn(y>0?y:c.clamp(o,y,c.min,c.max,c.key)):c.distr==4?y=>Pi(y,c.asinh):c.distr==100?y=>c.fwd(y):y=>y;return y=>{let b=f(y),{_min:w,_max:k}=c,E=k-w;return(b-w)/E}}function H(c){let f=C[c];if(f==null){let y=(e.scales||cr)[c]||cr;if(y.from!=null){H(y.from);let b=Fe({},C[y.from],y,{key:c});b.valToPct=G(b),C[c]=b}else{f=C[c]=Fe({},c==M?Rc:Bh,y),f.key=c;let b=f.time,w=f.range,k=wn(w);if((c!=M||r==2&&!b)&&(k&&(w[0]==null||w[1]==null)&&(w={min:w[0]==null?Ru:{mode:1,hard:w[0],soft:w[0]},max:w[1]==null?Ru:{mode:1,hard:w[1],soft:w[1]}},k=!1),!k&&gs(w))){let E=w;w=(O,D,N)=>D==null?Ao:ds(D,N,E)}f.range=le(w||(b?eg:c==M?f.distr==3?ng:f.distr==4?og:Dc:f.distr==3?zc:f.distr==4?$c:tg)),f.auto=le(k?!1:f.auto),f.clamp=le(f.clamp||Fh),f._min=f._max=null,f.valToPct=G(f)}}}H("x"),H("y"),r==1&&x.forEach(c=>{H(c.scale)}),T.forEach(c=>{H(c.scale)});for(let c in e.scales)H(c);let I=C[M],L=I.distr,P,B;I.ori==0?(wt(d,fm),P=s,B=i):(wt(d,mm),P=i,B=s);let V={};for(let c in C){let f=C[c];(f.min!=null||f.max!=null)&&(V[c]={min:f.min,max:f.max},f.min=f.max=null)}let X=e.tzDate||(c=>new Date(je(c/S))),j=e.fmtDate||Qi,pt=S==1?fh(X):gh(X),Ee=zu(X,Du(S==1?ph:hh,j)),ce=Nu(X,$u(bh,j)),ye=[],oe=o.legend=Fe({},wh,e.legend),U=o.cursor=Fe({},Ch,{drag:{y:r==2}},e.cursor),Be=oe.show,st=U.show,Me=oe.markers;oe.idxs=ye,Me.width=le(Me.width),Me.dash=le(Me.dash),Me.stroke=le(Me.stroke),Me.fill=le(Me.fill);let he,It,ht,Oe=[],Wt=[],en,kt=!1,un={};if(oe.live){let c=x[1]?x[1].values:null;kt=c!=null,en=kt?c(o,1,0):{_:0};for(let f in en)un[f]=ji}if(Be)if(he=Vt("table",km,d),ht=Vt("tbody",null,he),oe.mount(o,he),kt){It=Vt("thead",null,he,ht);let c=Vt("tr",null,It);Vt("th",null,c);for(var Jn in en)Vt("th",pu,c).textContent=Jn}else wt(he,Tm),oe.live&&wt(he,Rm);let Zn={show:!0},Vo={show:!1};function xr(c,f){if(f==0&&(kt||!oe.live||r==2))return Ao;let y=[],b=Vt("tr",Cm,ht,ht.childNodes[f]);wt(b,c.class),c.show||wt(b,Hn);let w=Vt("th",null,b);if(Me.show){let O=Ot(Em,w);if(f>0){let D=Me.width(o,f);D&&(O.style.border=D+"px "+Me.dash(o,f)+" "+Me.stroke(o,f)),O.style.background=Me.fill(o,f)}}let k=Ot(pu,w);c.label instanceof HTMLElement?k.appendChild(c.label):k.textContent=c.label,f>0&&(Me.show||(k.style.color=c.width>0?Me.stroke(o,f):Me.fill(o,f)),it("click",w,O=>{if(U._lock)return;Mn(O);let D=x.indexOf(c);if((O.ctrlKey||O.metaKey)!=oe.isolate){let N=x.some((F,K)=>K>0&&K!=D&&F.show);x.forEach((F,K)=>{K>0&&Gt(K,N?K==D?Zn:Vo:Zn,!0,$e.setSeries)})}else Gt(D,{show:!c.show},!0,$e.setSeries)},!1),to&&it(gu,w,O=>{U._lock||(Mn(O),Gt(x.indexOf(c),mo,!0,$e.setSeries))},!1));for(var E in en){let O=Vt("td",Mm,b);O.textContent="--",y.push(O)}return[b,y]}let kn=new Map;function it(c,f,y,b=!0){let w=kn.get(f)||{},k=U.bind[c](o,f,y,b);k&&(Kn(c,f,w[c]=k),kn.set(f,w))}function Qn(c,f,y){let b=kn.get(f)||{};for(let w in b)(c==null||w==c)&&(Ni(w,f,b[w]),delete b[w]);c==null&&kn.delete(f)}let tn=0,Rn=0,te=0,W=0,_e=0,We=0,Xn=_e,Tn=We,Ht=te,Cn=W,gt=0,Rt=0,ft=0,Dt=0;o.bbox={};let Ps=!1,wr=!1,eo=!1,En=!1,_r=!1,Tt=!1;function Os(c,f,y){(y||c!=o.width||f!=o.height)&&_l(c,f),io(!1),eo=!0,wr=!0,lo()}function _l(c,f){o.width=tn=te=c,o.height=Rn=W=f,_e=We=0,zp(),$p();let y=o.bbox;gt=y.left=Bn(_e*me,.5),Rt=y.top=Bn(We*me,.5),ft=y.width=Bn(te*me,.5),Dt=y.height=Bn(W*me,.5)}let Lp=3;function Ip(){let c=!1,f=0;for(;!c;){f++;let y=jp(f),b=Up(f);c=f==Lp||y&&b,c||(_l(o.width,o.height),wr=!0)}}function Dp({width:c,height:f}){Os(c,f)}o.setSize=Dp;function zp(){let c=!1,f=!1,y=!1,b=!1;T.forEach((w,k)=>{if(w.show&&w._show){let{side:E,_size:O}=w,D=E%2,N=w.label!=null?w.labelSize:0,F=O+N;F>0&&(D?(te-=F,E==3?(_e+=F,b=!0):y=!0):(W-=F,E==0?(We+=F,c=!0):f=!0))}}),An[0]=c,An[1]=y,An[2]=f,An[3]=b,te-=cn[1]+cn[3],_e+=cn[3],W-=cn[2]+cn[0],We+=cn[0]}function $p(){let c=_e+te,f=We+W,y=_e,b=We;function w(k,E){switch(k){case 1:return c+=E,c-E;case 2:return f+=E,f-E;case 3:return y-=E,y+E;case 0:return b-=E,b+E}}T.forEach((k,E)=>{if(k.show&&k._show){let O=k.side;k._pos=w(O,k._size),k.label!=null&&(k._lpos=w(O,k.labelSize))}})}if(U.dataIdx==null){let c=U.hover,f=c.skip=new Set(c.skip??[]);f.add(void 0);let y=c.prox=le(c.prox),b=c.bias??=0;U.dataIdx=(w,k,E,O)=>{if(k==0)return E;let D=E,N=y(w,k,E,O)??xe,F=N>=0&&N<xe,K=I.ori==0?te:W,Q=U.left,fe=t[0],de=t[k];if(f.has(de[E])){D=null;let re=null,J=null,q;if(b==0||b==-1)for(q=E;re==null&&q-- >0;)f.has(de[q])||(re=q);if(b==0||b==1)for(q=E;J==null&&q++<de.length;)f.has(de[q])||(J=q);if(re!=null||J!=null)if(F){let Re=re==null?-1/0:P(fe[re],I,K,0),Le=J==null?1/0:P(fe[J],I,K,0),Xe=Q-Re,be=Le-Q;Xe<=be?Xe<=N&&(D=re):be<=N&&(D=J)}else D=J==null?re:re==null?J:E-re<=J-E?re:J}else F&&Ue(Q-P(fe[E],I,K,0))>N&&(D=null);return D}}let Mn=c=>{U.event=c};U.idxs=ye,U._lock=!1;let rt=U.points;rt.show=le(rt.show),rt.size=le(rt.size),rt.stroke=le(rt.stroke),rt.width=le(rt.width),rt.fill=le(rt.fill);let Kt=o.focus=Fe({},e.focus||{alpha:.3},U.focus),to=Kt.prox>=0,no=to&&rt.one,Ct=[],oo=[],ro=[];function Sl(c,f){let y=rt.show(o,f);if(y instanceof HTMLElement)return wt(y,Sm),wt(y,c.class),Xt(y,-10,-10,te,W),v.insertBefore(y,Ct[f]),y}function kl(c,f){if(r==1||f>0){let y=r==1&&C[c.scale].time,b=c.value;c.value=y?Pu(b)?Nu(X,$u(b,j)):b||ce:b||$h,c.label=c.label||(y?Mh:Eh)}if(no||f>0){c.width=c.width==null?1:c.width,c.paths=c.paths||Zh||Bm,c.fillTo=le(c.fillTo||Wh),c.pxAlign=+pe(c.pxAlign,_),c.pxRound=Uu(c.pxAlign),c.stroke=le(c.stroke||null),c.fill=le(c.fill||null),c._stroke=c._fill=c._paths=c._focus=null;let y=Nh(dt(1,c.width),1),b=c.points=Fe({},{size:y,width:dt(1,y*.2),stroke:c.stroke,space:y*2,paths:Qh,_stroke:null,_fill:null},c.points);b.show=le(b.show),b.filter=le(b.filter),b.fill=le(b.fill),b.stroke=le(b.stroke),b.paths=le(b.paths),b.pxAlign=c.pxAlign}if(Be){let y=xr(c,f);Oe.splice(f,0,y[0]),Wt.splice(f,0,y[1]),oe.values.push(null)}if(st){ye.splice(f,0,null);let y=null;no?f==0&&(y=Sl(c,f)):f>0&&(y=Sl(c,f)),Ct.splice(f,0,y),oo.splice(f,0,0),ro.splice(f,0,0)}Qe("addSeries",f)}function Np(c,f){f=f??x.length,c=r==1?Ki(c,f,Fu,Gu):Ki(c,f,{},Ku),x.splice(f,0,c),kl(x[f],f)}o.addSeries=Np;function Vp(c){if(x.splice(c,1),Be){oe.values.splice(c,1),Wt.splice(c,1);let f=Oe.splice(c,1)[0];Qn(null,f.firstChild),f.remove()}st&&(ye.splice(c,1),Ct.splice(c,1)[0].remove(),oo.splice(c,1),ro.splice(c,1)),Qe("delSeries",c)}o.delSeries=Vp;let An=[!1,!1,!1,!1];function Fp(c,f){if(c._show=c.show,c.show){let y=c.side%2,b=C[c.scale];b==null&&(c.scale=y?x[1].scale:M,b=C[c.scale]);let w=b.time;c.size=le(c.size),c.space=le(c.space),c.rotate=le(c.rotate),wn(c.incrs)&&c.incrs.forEach(E=>{!_n.has(E)&&_n.set(E,ic(E))}),c.incrs=le(c.incrs||(b.distr==2?uh:w?S==1?dh:mh:Wn)),c.splits=le(c.splits||(w&&b.distr==1?pt:b.distr==3?Fi:b.distr==4?Oh:Ph)),c.stroke=le(c.stroke),c.grid.stroke=le(c.grid.stroke),c.ticks.stroke=le(c.ticks.stroke),c.border.stroke=le(c.border.stroke);let k=c.values;c.values=wn(k)&&!wn(k[0])?le(k):w?wn(k)?zu(X,Du(k,j)):Pu(k)?yh(X,k):k||Ee:k||Ah,c.filter=le(c.filter||(b.distr>=3&&b.log==10?Dh:b.distr==3&&b.log==2?zh:rc)),c.font=Zu(c.font),c.labelFont=Zu(c.labelFont),c._size=c.size(o,null,f,0),c._space=c._rotate=c._incrs=c._found=c._splits=c._values=null,c._size>0&&(An[f]=!0,c._el=Ot(vm,g))}}function Fo(c,f,y,b){let[w,k,E,O]=y,D=f%2,N=0;return D==0&&(O||k)&&(N=f==0&&!w||f==2&&!E?je(Vu.size/3):0),D==1&&(w||E)&&(N=f==1&&!k||f==3&&!O?je(Wu.size/2):0),N}let Rl=o.padding=(e.padding||[Fo,Fo,Fo,Fo]).map(c=>le(pe(c,Fo))),cn=o._padding=Rl.map((c,f)=>c(o,f,An,0)),tt,qe=null,Ye=null,Sr=r==1?x[0].idxs:null,zt=null,Bo=!1;function Tl(c,f){if(t=c??[],o.data=o._data=t,r==2){tt=0;for(let y=1;y<x.length;y++)tt+=t[y][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),zt=t[0],tt=zt.length;let y=t;if(L==2){y=t.slice();let b=y[0]=Array(tt);for(let w=0;w<tt;w++)b[w]=w}o._data=t=y}if(io(!0),Qe("setData"),L==2&&(eo=!0),f!==!1){let y=I;y.auto(o,Bo)?Ls():pn(M,y.min,y.max),En=En||U.left>=0,Tt=!0,lo()}}o.setData=Tl;function Ls(){Bo=!0;let c,f;r==1&&(tt>0?(qe=Sr[0]=0,Ye=Sr[1]=tt-1,c=t[0][qe],f=t[0][Ye],L==2?(c=qe,f=Ye):c==f&&(L==3?[c,f]=ms(c,c,I.log,!1):L==4?[c,f]=qi(c,c,I.log,!1):I.time?f=c+je(86400/S):[c,f]=ds(c,f,Yi,!0))):(qe=Sr[0]=c=null,Ye=Sr[1]=f=null)),pn(M,c,f)}let kr,so,Is,Ds,zs,$s,Ns,Vs,Fs,mt;function Cl(c,f,y,b,w,k){c??=mu,y??=Zi,b??="butt",w??=mu,k??="round",c!=kr&&(m.strokeStyle=kr=c),w!=so&&(m.fillStyle=so=w),f!=Is&&(m.lineWidth=Is=f),k!=zs&&(m.lineJoin=zs=k),b!=$s&&(m.lineCap=$s=b),y!=Ds&&m.setLineDash(Ds=y)}function El(c,f,y,b){f!=so&&(m.fillStyle=so=f),c!=Ns&&(m.font=Ns=c),y!=Vs&&(m.textAlign=Vs=y),b!=Fs&&(m.textBaseline=Fs=b)}function Bs(c,f,y,b,w=0){if(b.length>0&&c.auto(o,Bo)&&(f==null||f.min==null)){let k=pe(qe,0),E=pe(Ye,b.length-1),O=y.min==null?Dm(b,k,E,w,c.distr==3):[y.min,y.max];c.min=Bt(c.min,y.min=O[0]),c.max=dt(c.max,y.max=O[1])}}let Ml={min:null,max:null};function Bp(){for(let b in C){let w=C[b];V[b]==null&&(w.min==null||V[M]!=null&&w.auto(o,Bo))&&(V[b]=Ml)}for(let b in C){let w=C[b];V[b]==null&&w.from!=null&&V[w.from]!=null&&(V[b]=Ml)}V[M]!=null&&io(!0);let c={};for(let b in V){let w=V[b];if(w!=null){let k=c[b]=Po(C[b],Km);if(w.min!=null)Fe(k,w);else if(b!=M||r==2)if(tt==0&&k.from==null){let E=k.range(o,null,null,b);k.min=E[0],k.max=E[1]}else k.min=xe,k.max=-xe}}if(tt>0){x.forEach((b,w)=>{if(r==1){let k=b.scale,E=V[k];if(E==null)return;let O=c[k];if(w==0){let D=O.range(o,O.min,O.max,k);O.min=D[0],O.max=D[1],qe=Ft(O.min,t[0]),Ye=Ft(O.max,t[0]),Ye-qe>1&&(t[0][qe]<O.min&&qe++,t[0][Ye]>O.max&&Ye--),b.min=zt[qe],b.max=zt[Ye]}else b.show&&b.auto&&Bs(O,E,b,t[w],b.sorted);b.idxs[0]=qe,b.idxs[1]=Ye}else if(w>0&&b.show&&b.auto){let[k,E]=b.facets,O=k.scale,D=E.scale,[N,F]=t[w],K=c[O],Q=c[D];K!=null&&Bs(K,V[O],k,N,k.sorted),Q!=null&&Bs(Q,V[D],E,F,E.sorted),b.min=E.min,b.max=E.max}});for(let b in c){let w=c[b],k=V[b];if(w.from==null&&(k==null||k.min==null)){let E=w.range(o,w.min==xe?null:w.min,w.max==-xe?null:w.max,b);w.min=E[0],w.max=E[1]}}}for(let b in c){let w=c[b];if(w.from!=null){let k=c[w.from];if(k.min==null)w.min=w.max=null;else{let E=w.range(o,k.min,k.max,b);w.min=E[0],w.max=E[1]}}}let f={},y=!1;for(let b in c){let w=c[b],k=C[b];if(k.min!=w.min||k.max!=w.max){k.min=w.min,k.max=w.max;let E=k.distr;k._min=E==3?sn(k.min):E==4?Pi(k.min,k.asinh):E==100?k.fwd(k.min):k.min,k._max=E==3?sn(k.max):E==4?Pi(k.max,k.asinh):E==100?k.fwd(k.max):k.max,f[b]=y=!0}}if(y){x.forEach((b,w)=>{r==2?w>0&&f.y&&(b._paths=null):f[b.scale]&&(b._paths=null)});for(let b in f)eo=!0,Qe("setScale",b);st&&U.left>=0&&(En=Tt=!0)}for(let b in V)V[b]=null}function Wp(c){let f=Vi(qe-1,0,tt-1),y=Vi(Ye+1,0,tt-1);for(;c[f]==null&&f>0;)f--;for(;c[y]==null&&y<tt-1;)y++;return[f,y]}function Hp(){if(tt>0){let c=x.some(f=>f._focus)&&mt!=Kt.alpha;c&&(m.globalAlpha=mt=Kt.alpha),x.forEach((f,y)=>{if(y>0&&f.show&&(Al(y,!1),Al(y,!0),f._paths==null)){let b=mt;mt!=f.alpha&&(m.globalAlpha=mt=f.alpha);let w=r==2?[0,t[y][0].length-1]:Wp(t[y]);f._paths=f.paths(o,y,w[0],w[1]),mt!=b&&(m.globalAlpha=mt=b)}}),x.forEach((f,y)=>{if(y>0&&f.show){let b=mt;mt!=f.alpha&&(m.globalAlpha=mt=f.alpha),f._paths!=null&&Pl(y,!1);{let w=f._paths!=null?f._paths.gaps:null,k=f.points.show(o,y,qe,Ye,w),E=f.points.filter(o,y,k,w);(k||E)&&(f.points._paths=f.points.paths(o,y,qe,Ye,E),Pl(y,!0))}mt!=b&&(m.globalAlpha=mt=b),Qe("drawSeries",y)}}),c&&(m.globalAlpha=mt=1)}}function Al(c,f){let y=f?x[c].points:x[c];y._stroke=y.stroke(o,c),y._fill=y.fill(o,c)}function Pl(c,f){let y=f?x[c].points:x[c],{stroke:b,fill:w,clip:k,flags:E,_stroke:O=y._stroke,_fill:D=y._fill,_width:N=y.width}=y._paths;N=we(N*me,3);let F=null,K=N%2/2;f&&D==null&&(D=N>0?"#fff":O);let Q=y.pxAlign==1&&K>0;if(Q&&m.translate(K,K),!f){let fe=gt-N/2,de=Rt-N/2,re=ft+N,J=Dt+N;F=new Path2D,F.rect(fe,de,re,J)}f?Ws(O,N,y.dash,y.cap,D,b,w,E,k):Kp(c,O,N,y.dash,y.cap,D,b,w,E,F,k),Q&&m.translate(-K,-K)}function Kp(c,f,y,b,w,k,E,O,D,N,F){let K=!1;D!=0&&A.forEach((Q,fe)=>{if(Q.series[0]==c){let de=x[Q.series[1]],re=t[Q.series[1]],J=(de._paths||cr).band;wn(J)&&(J=Q.dir==1?J[0]:J[1]);let q,Re=null;de.show&&J&&$m(re,qe,Ye)?(Re=Q.fill(o,fe)||k,q=de._paths.clip):J=null,Ws(f,y,b,w,Re,E,O,D,N,F,q,J),K=!0}}),K||Ws(f,y,b,w,k,E,O,D,N,F)}let Ol=Oo|Wi;function Ws(c,f,y,b,w,k,E,O,D,N,F,K){Cl(c,f,y,b,w),(D||N||K)&&(m.save(),D&&m.clip(D),N&&m.clip(N)),K?(O&Ol)==Ol?(m.clip(K),F&&m.clip(F),Tr(w,E),Rr(c,k,f)):O&Wi?(Tr(w,E),m.clip(K),Rr(c,k,f)):O&Oo&&(m.save(),m.clip(K),F&&m.clip(F),Tr(w,E),m.restore(),Rr(c,k,f)):(Tr(w,E),Rr(c,k,f)),(D||N||K)&&m.restore()}function Rr(c,f,y){y>0&&(f instanceof Map?f.forEach((b,w)=>{m.strokeStyle=kr=w,m.stroke(b)}):f!=null&&c&&m.stroke(f))}function Tr(c,f){f instanceof Map?f.forEach((y,b)=>{m.fillStyle=so=b,m.fill(y)}):f!=null&&c&&m.fill(f)}function Gp(c,f,y,b){let w=T[c],k;if(b<=0)k=[0,0];else{let E=w._space=w.space(o,c,f,y,b),O=w._incrs=w.incrs(o,c,f,y,b,E);k=rg(f,y,O,b,E)}return w._found=k}function Hs(c,f,y,b,w,k,E,O,D,N){let F=E%2/2;_==1&&m.translate(F,F),Cl(O,E,D,N,O),m.beginPath();let K,Q,fe,de,re=w+(b==0||b==3?-k:k);y==0?(Q=w,de=re):(K=w,fe=re);for(let J=0;J<c.length;J++)f[J]!=null&&(y==0?K=fe=c[J]:Q=de=c[J],m.moveTo(K,Q),m.lineTo(fe,de));m.stroke(),_==1&&m.translate(-F,-F)}function jp(c){let f=!0;return T.forEach((y,b)=>{if(!y.show)return;let w=C[y.scale];if(w.min==null){y._show&&(f=!1,y._show=!1,io(!1));return}else y._show||(f=!1,y._show=!0,io(!1));let k=y.side,E=k%2,{min:O,max:D}=w,[N,F]=Gp(b,O,D,E==0?te:W);if(F==0)return;let K=w.distr==2,Q=y._splits=y.splits(o,b,O,D,N,F,K),fe=w.distr==2?Q.map(q=>zt[q]):Q,de=w.distr==2?zt[Q[1]]-zt[Q[0]]:N,re=y._values=y.values(o,y.filter(o,fe,b,F,de),b,F,de);y._rotate=k==2?y.rotate(o,re,b,F):0;let J=y._size;y._size=Lt(y.size(o,re,b,c)),J!=null&&y._size!=J&&(f=!1)}),f}function Up(c){let f=!0;return Rl.forEach((y,b)=>{let w=y(o,b,An,c);w!=cn[b]&&(f=!1),cn[b]=w}),f}function qp(){for(let c=0;c<T.length;c++){let f=T[c];if(!f.show||!f._show)continue;let y=f.side,b=y%2,w,k,E=f.stroke(o,c),O=y==0||y==3?-1:1,[D,N]=f._found;if(f.label!=null){let at=f.labelGap*O,vt=je((f._lpos+at)*me);El(f.labelFont[0],E,"center",y==2?"top":fu),m.save(),b==1?(w=k=0,m.translate(vt,je(Rt+Dt/2)),m.rotate((y==3?-us:us)/2)):(w=je(gt+ft/2),k=vt);let Ln=nc(f.label)?f.label(o,c,D,N):f.label;m.fillText(Ln,w,k),m.restore()}if(N==0)continue;let F=C[f.scale],K=b==0?ft:Dt,Q=b==0?gt:Rt,fe=f._splits,de=F.distr==2?fe.map(at=>zt[at]):fe,re=F.distr==2?zt[fe[1]]-zt[fe[0]]:D,J=f.ticks,q=f.border,Re=J.show?J.size:0,Le=je(Re*me),Xe=je((f.alignTo==2?f._size-Re-f.gap:f.gap)*me),be=f._rotate*-us/180,Ie=R(f._pos*me),yt=(Le+Xe)*O,lt=Ie+yt;k=b==0?lt:0,w=b==1?lt:0;let Et=f.font[0],$t=f.align==1?To:f.align==2?Ei:be>0?To:be<0?Ei:b==0?"center":y==3?Ei:To,Ut=be||b==1?"middle":y==2?"top":fu;El(Et,E,$t,Ut);let bt=f.font[1]*f.lineGap,Mt=fe.map(at=>R(l(at,F,K,Q))),Nt=f._values;for(let at=0;at<Nt.length;at++){let vt=Nt[at];if(vt!=null){b==0?w=Mt[at]:k=Mt[at],vt=""+vt;let Ln=vt.indexOf(`
`)==-1?[vt]:vt.split(/\n/gm);for(let ut=0;ut<Ln.length;ut++){let Zl=Ln[ut];be?(m.save(),m.translate(w,k+ut*bt),m.rotate(be),m.fillText(Zl,0,0),m.restore()):m.fillText(Zl,w,k+ut*bt)}}}J.show&&Hs(Mt,J.filter(o,de,c,N,re),b,y,Ie,Le,we(J.width*me,3),J.stroke(o,c),J.dash,J.cap);let qt=f.grid;qt.show&&Hs(Mt,qt.filter(o,de,c,N,re),b,b==0?2:1,b==0?Rt:gt,b==0?Dt:ft,we(qt.width*me,3),qt.stroke(o,c),qt.dash,qt.cap),q.show&&Hs([Ie],[1],b==0?1:0,b==0?1:2,b==1?Rt:gt,b==1?Dt:ft,we(q.width*me,3),q.stroke(o,c),q.dash,q.cap)}Qe("drawAxes")}function io(c){x.forEach((f,y)=>{y>0&&(f._paths=null,c&&(r==1?(f.min=null,f.max=null):f.facets.forEach(b=>{b.min=null,b.max=null})))})}let Cr=!1,Ks=!1,Wo=[];function Yp(){Ks=!1;for(let c=0;c<Wo.length;c++)Qe(...Wo[c]);Wo.length=0}function lo(){Cr||(Zm(Ll),Cr=!0)}function Jp(c,f=!1){Cr=!0,Ks=f,c(o),Ll(),f&&Wo.length>0&&queueMicrotask(Yp)}o.batch=Jp;function Ll(){if(Ps&&(Bp(),Ps=!1),eo&&(Ip(),eo=!1),wr){if(Ce(h,To,_e),Ce(h,"top",We),Ce(h,ir,te),Ce(h,lr,W),Ce(v,To,_e),Ce(v,"top",We),Ce(v,ir,te),Ce(v,lr,W),Ce(g,ir,tn),Ce(g,lr,Rn),p.width=je(tn*me),p.height=je(Rn*me),T.forEach(({_el:c,_show:f,_size:y,_pos:b,side:w})=>{if(c!=null)if(f){let k=w===3||w===0?y:0,E=w%2==1;Ce(c,E?"left":"top",b-k),Ce(c,E?"width":"height",y),Ce(c,E?"top":"left",E?We:_e),Ce(c,E?"height":"width",E?W:te),$i(c,Hn)}else wt(c,Hn)}),kr=so=Is=zs=$s=Ns=Vs=Fs=Ds=null,mt=1,Go(!0),_e!=Xn||We!=Tn||te!=Ht||W!=Cn){io(!1);let c=te/Ht,f=W/Cn;if(st&&!En&&U.left>=0){U.left*=c,U.top*=f,ao&&Xt(ao,je(U.left),0,te,W),uo&&Xt(uo,0,je(U.top),te,W);for(let y=0;y<Ct.length;y++){let b=Ct[y];b!=null&&(oo[y]*=c,ro[y]*=f,Xt(b,Lt(oo[y]),Lt(ro[y]),te,W))}}if(ke.show&&!_r&&ke.left>=0&&ke.width>0){ke.left*=c,ke.width*=c,ke.top*=f,ke.height*=f;for(let y in Js)Ce(fo,y,ke[y])}Xn=_e,Tn=We,Ht=te,Cn=W}Qe("setSize"),wr=!1}tn>0&&Rn>0&&(m.clearRect(0,0,p.width,p.height),Qe("drawClear"),$.forEach(c=>c()),Qe("draw")),ke.show&&_r&&(Er(ke),_r=!1),st&&En&&(On(null,!0,!1),En=!1),oe.show&&oe.live&&Tt&&(qs(),Tt=!1),u||(u=!0,o.status=1,Qe("ready")),Bo=!1,Cr=!1}o.redraw=(c,f)=>{eo=f||!1,c!==!1?pn(M,I.min,I.max):lo()};function Gs(c,f){let y=C[c];if(y.from==null){if(tt==0){let b=y.range(o,f.min,f.max,c);f.min=b[0],f.max=b[1]}if(f.min>f.max){let b=f.min;f.min=f.max,f.max=b}if(tt>1&&f.min!=null&&f.max!=null&&f.max-f.min<1e-16)return;c==M&&y.distr==2&&tt>0&&(f.min=Ft(f.min,t[0]),f.max=Ft(f.max,t[0]),f.min==f.max&&f.max++),V[c]=f,Ps=!0,lo()}}o.setScale=Gs;let js,Us,ao,uo,Il,Dl,co,po,zl,$l,Se,Ae,dn=!1,nt=U.drag,Je=nt.x,Ze=nt.y;st&&(U.x&&(js=Ot(wm,v)),U.y&&(Us=Ot(_m,v)),I.ori==0?(ao=js,uo=Us):(ao=Us,uo=js),Se=U.left,Ae=U.top);let ke=o.select=Fe({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),fo=ke.show?Ot(xm,ke.over?v:h):null;function Er(c,f){if(ke.show){for(let y in c)ke[y]=c[y],y in Js&&Ce(fo,y,c[y]);f!==!1&&Qe("setSelect")}}o.setSelect=Er;function Zp(c){if(x[c].show)Be&&$i(Oe[c],Hn);else if(Be&&wt(Oe[c],Hn),st){let y=no?Ct[0]:Ct[c];y!=null&&Xt(y,-10,-10,te,W)}}function pn(c,f,y){Gs(c,{min:f,max:y})}function Gt(c,f,y,b){f.focus!=null&&nf(c),f.show!=null&&x.forEach((w,k)=>{k>0&&(c==k||c==null)&&(w.show=f.show,Zp(k),r==2?(pn(w.facets[0].scale,null,null),pn(w.facets[1].scale,null,null)):pn(w.scale,null,null),lo())}),y!==!1&&Qe("setSeries",c,f),b&&jo("setSeries",o,c,f)}o.setSeries=Gt;function Qp(c,f){Fe(A[c],f)}function Xp(c,f){c.fill=le(c.fill||null),c.dir=pe(c.dir,-1),f=f??A.length,A.splice(f,0,c)}function ef(c){c==null?A.length=0:A.splice(c,1)}o.addBand=Xp,o.setBand=Qp,o.delBand=ef;function tf(c,f){x[c].alpha=f,st&&Ct[c]!=null&&(Ct[c].style.opacity=f),Be&&Oe[c]&&(Oe[c].style.opacity=f)}let nn,fn,Pn,mo={focus:!0};function nf(c){if(c!=Pn){let f=c==null,y=Kt.alpha!=1;x.forEach((b,w)=>{if(r==1||w>0){let k=f||w==0||w==c;b._focus=f?null:k,y&&tf(w,k?1:Kt.alpha)}}),Pn=c,y&&lo()}}Be&&to&&it(yu,he,c=>{U._lock||(Mn(c),Pn!=null&&Gt(null,mo,!0,$e.setSeries))});function jt(c,f,y){let b=C[f];y&&(c=c/me-(b.ori==1?We:_e));let w=te;b.ori==1&&(w=W,c=w-c),b.dir==-1&&(c=w-c);let k=b._min,E=b._max,O=c/w,D=k+(E-k)*O,N=b.distr;return N==3?Mo(10,D):N==4?Vm(D,b.asinh):N==100?b.bwd(D):D}function of(c,f){let y=jt(c,M,f);return Ft(y,t[0],qe,Ye)}o.valToIdx=c=>Ft(c,t[0]),o.posToIdx=of,o.posToVal=jt,o.valToPos=(c,f,y)=>C[f].ori==0?s(c,C[f],y?ft:te,y?gt:0):i(c,C[f],y?Dt:W,y?Rt:0),o.setCursor=(c,f,y)=>{Se=c.left,Ae=c.top,On(null,f,y)};function Nl(c,f){Ce(fo,To,ke.left=c),Ce(fo,ir,ke.width=f)}function Vl(c,f){Ce(fo,"top",ke.top=c),Ce(fo,lr,ke.height=f)}let Ho=I.ori==0?Nl:Vl,Ko=I.ori==1?Nl:Vl;function rf(){if(Be&&oe.live)for(let c=r==2?1:0;c<x.length;c++){if(c==0&&kt)continue;let f=oe.values[c],y=0;for(let b in f)Wt[c][y++].firstChild.nodeValue=f[b]}}function qs(c,f){if(c!=null&&(c.idxs?c.idxs.forEach((y,b)=>{ye[b]=y}):Hm(c.idx)||ye.fill(c.idx),oe.idx=ye[0]),Be&&oe.live){for(let y=0;y<x.length;y++)(y>0||r==1&&!kt)&&sf(y,ye[y]);rf()}Tt=!1,f!==!1&&Qe("setLegend")}o.setLegend=qs;function sf(c,f){let y=x[c],b=c==0&&L==2?zt:t[c],w;kt?w=y.values(o,c,f)??un:(w=y.value(o,f==null?null:b[f],c,f),w=w==null?un:{_:w}),oe.values[c]=w}function On(c,f,y){zl=Se,$l=Ae,[Se,Ae]=U.move(o,Se,Ae),U.left=Se,U.top=Ae,st&&(ao&&Xt(ao,je(Se),0,te,W),uo&&Xt(uo,0,je(Ae),te,W));let b,w=qe>Ye;nn=xe,fn=null;let k=I.ori==0?te:W,E=I.ori==1?te:W;if(Se<0||tt==0||w){b=U.idx=null;for(let O=0;O<x.length;O++){let D=Ct[O];D!=null&&Xt(D,-10,-10,te,W)}to&&Gt(null,mo,!0,c==null&&$e.setSeries),oe.live&&(ye.fill(b),Tt=!0)}else{let O,D,N;r==1&&(O=I.ori==0?Se:Ae,D=jt(O,M),b=U.idx=Ft(D,t[0],qe,Ye),N=P(t[0][b],I,k,0));let F=-10,K=-10,Q=0,fe=0,de=!0,re="",J="";for(let q=r==2?1:0;q<x.length;q++){let Re=x[q],Le=ye[q],Xe=Le==null?null:r==1?t[q][Le]:t[q][1][Le],be=U.dataIdx(o,q,b,D),Ie=be==null?null:r==1?t[q][be]:t[q][1][be];if(Tt=Tt||Ie!=Xe||be!=Le,ye[q]=be,q>0&&Re.show){let yt=be==null?-10:be==b?N:P(r==1?t[0][be]:t[q][0][be],I,k,0),lt=Ie==null?-10:B(Ie,r==1?C[Re.scale]:C[Re.facets[1].scale],E,0);if(to&&Ie!=null){let Et=I.ori==1?Se:Ae,$t=Ue(Kt.dist(o,q,be,lt,Et));if($t<nn){let Ut=Kt.bias;if(Ut!=0){let bt=jt(Et,Re.scale),Mt=Ie>=0?1:-1,Nt=bt>=0?1:-1;Nt==Mt&&(Nt==1?Ut==1?Ie>=bt:Ie<=bt:Ut==1?Ie<=bt:Ie>=bt)&&(nn=$t,fn=q)}else nn=$t,fn=q}}if(Tt||no){let Et,$t;I.ori==0?(Et=yt,$t=lt):(Et=lt,$t=yt);let Ut,bt,Mt,Nt,qt,at,vt=!0,Ln=rt.bbox;if(Ln!=null){vt=!1;let ut=Ln(o,q);Mt=ut.left,Nt=ut.top,Ut=ut.width,bt=ut.height}else Mt=Et,Nt=$t,Ut=bt=rt.size(o,q);if(at=rt.fill(o,q),qt=rt.stroke(o,q),no)q==fn&&nn<=Kt.prox&&(F=Mt,K=Nt,Q=Ut,fe=bt,de=vt,re=at,J=qt);else{let ut=Ct[q];ut!=null&&(oo[q]=Mt,ro[q]=Nt,ku(ut,Ut,bt,vt),_u(ut,at,qt),Xt(ut,Lt(Mt),Lt(Nt),te,W))}}}}if(no){let q=Kt.prox,Re=Pn==null?nn<=q:nn>q||fn!=Pn;if(Tt||Re){let Le=Ct[0];Le!=null&&(oo[0]=F,ro[0]=K,ku(Le,Q,fe,de),_u(Le,re,J),Xt(Le,Lt(F),Lt(K),te,W))}}}if(ke.show&&dn)if(c!=null){let[O,D]=$e.scales,[N,F]=$e.match,[K,Q]=c.cursor.sync.scales,fe=c.cursor.drag;if(Je=fe._x,Ze=fe._y,Je||Ze){let{left:de,top:re,width:J,height:q}=c.select,Re=c.scales[K].ori,Le=c.posToVal,Xe,be,Ie,yt,lt,Et=O!=null&&N(O,K),$t=D!=null&&F(D,Q);Et&&Je?(Re==0?(Xe=de,be=J):(Xe=re,be=q),Ie=C[O],yt=P(Le(Xe,K),Ie,k,0),lt=P(Le(Xe+be,K),Ie,k,0),Ho(Bt(yt,lt),Ue(lt-yt))):Ho(0,k),$t&&Ze?(Re==1?(Xe=de,be=J):(Xe=re,be=q),Ie=C[D],yt=B(Le(Xe,Q),Ie,E,0),lt=B(Le(Xe+be,Q),Ie,E,0),Ko(Bt(yt,lt),Ue(lt-yt))):Ko(0,E)}else Zs()}else{let O=Ue(zl-Il),D=Ue($l-Dl);if(I.ori==1){let Q=O;O=D,D=Q}Je=nt.x&&O>=nt.dist,Ze=nt.y&&D>=nt.dist;let N=nt.uni;N!=null?Je&&Ze&&(Je=O>=N,Ze=D>=N,!Je&&!Ze&&(D>O?Ze=!0:Je=!0)):nt.x&&nt.y&&(Je||Ze)&&(Je=Ze=!0);let F,K;Je&&(I.ori==0?(F=co,K=Se):(F=po,K=Ae),Ho(Bt(F,K),Ue(K-F)),Ze||Ko(0,E)),Ze&&(I.ori==1?(F=co,K=Se):(F=po,K=Ae),Ko(Bt(F,K),Ue(K-F)),Je||Ho(0,k)),!Je&&!Ze&&(Ho(0,0),Ko(0,0))}if(nt._x=Je,nt._y=Ze,c==null){if(y){if(Jl!=null){let[O,D]=$e.scales;$e.values[0]=O!=null?jt(I.ori==0?Se:Ae,O):null,$e.values[1]=D!=null?jt(I.ori==1?Se:Ae,D):null}jo(Mi,o,Se,Ae,te,W,b)}if(to){let O=y&&$e.setSeries,D=Kt.prox;Pn==null?nn<=D&&Gt(fn,mo,!0,O):nn>D?Gt(null,mo,!0,O):fn!=Pn&&Gt(fn,mo,!0,O)}}Tt&&(oe.idx=b,qs()),f!==!1&&Qe("setCursor")}let mn=null;Object.defineProperty(o,"rect",{get(){return mn==null&&Go(!1),mn}});function Go(c=!1){c?mn=null:(mn=v.getBoundingClientRect(),Qe("syncRect",mn))}function Fl(c,f,y,b,w,k,E){U._lock||dn&&c!=null&&c.movementX==0&&c.movementY==0||(Ys(c,f,y,b,w,k,E,!1,c!=null),c!=null?On(null,!0,!0):On(f,!0,!1))}function Ys(c,f,y,b,w,k,E,O,D){if(mn==null&&Go(!1),Mn(c),c!=null)y=c.clientX-mn.left,b=c.clientY-mn.top;else{if(y<0||b<0){Se=-10,Ae=-10;return}let[N,F]=$e.scales,K=f.cursor.sync,[Q,fe]=K.values,[de,re]=K.scales,[J,q]=$e.match,Re=f.axes[0].side%2==1,Le=I.ori==0?te:W,Xe=I.ori==1?te:W,be=Re?k:w,Ie=Re?w:k,yt=Re?b:y,lt=Re?y:b;if(de!=null?y=J(N,de)?l(Q,C[N],Le,0):-10:y=Le*(yt/be),re!=null?b=q(F,re)?l(fe,C[F],Xe,0):-10:b=Xe*(lt/Ie),I.ori==1){let Et=y;y=b,b=Et}}D&&(f==null||f.cursor.event.type==Mi)&&((y<=1||y>=te-1)&&(y=Bn(y,te)),(b<=1||b>=W-1)&&(b=Bn(b,W))),O?(Il=y,Dl=b,[co,po]=U.move(o,y,b)):(Se=y,Ae=b)}let Js={width:0,height:0,left:0,top:0};function Zs(){Er(Js,!1)}let Bl,Wl,Hl,Kl;function Gl(c,f,y,b,w,k,E){dn=!0,Je=Ze=nt._x=nt._y=!1,Ys(c,f,y,b,w,k,E,!0,!1),c!=null&&(it(Ai,Di,jl,!1),jo(hu,o,co,po,te,W,null));let{left:O,top:D,width:N,height:F}=ke;Bl=O,Wl=D,Hl=N,Kl=F}function jl(c,f,y,b,w,k,E){dn=nt._x=nt._y=!1,Ys(c,f,y,b,w,k,E,!1,!0);let{left:O,top:D,width:N,height:F}=ke,K=N>0||F>0,Q=Bl!=O||Wl!=D||Hl!=N||Kl!=F;if(K&&Q&&Er(ke),nt.setScale&&K&&Q){let fe=O,de=N,re=D,J=F;if(I.ori==1&&(fe=D,de=F,re=O,J=N),Je&&pn(M,jt(fe,M),jt(fe+de,M)),Ze)for(let q in C){let Re=C[q];q!=M&&Re.from==null&&Re.min!=xe&&pn(q,jt(re+J,q),jt(re,q))}Zs()}else U.lock&&(U._lock=!U._lock,On(f,!0,c!=null));c!=null&&(Qn(Ai,Di),jo(Ai,o,Se,Ae,te,W,null))}function lf(c,f,y,b,w,k,E){if(U._lock)return;Mn(c);let O=dn;if(dn){let D=!0,N=!0,F=10,K,Q;I.ori==0?(K=Je,Q=Ze):(K=Ze,Q=Je),K&&Q&&(D=Se<=F||Se>=te-F,N=Ae<=F||Ae>=W-F),K&&D&&(Se=Se<co?0:te),Q&&N&&(Ae=Ae<po?0:W),On(null,!0,!0),dn=!1}Se=-10,Ae=-10,ye.fill(null),On(null,!0,!0),O&&(dn=O)}function Ul(c,f,y,b,w,k,E){U._lock||(Mn(c),Ls(),Zs(),c!=null&&jo(bu,o,Se,Ae,te,W,null))}function ql(){T.forEach(sg),Os(o.width,o.height,!0)}Kn(cs,Eo,ql);let ho={};ho.mousedown=Gl,ho.mousemove=Fl,ho.mouseup=jl,ho.dblclick=Ul,ho.setSeries=(c,f,y,b)=>{let w=$e.match[2];y=w(o,f,y),y!=-1&&Gt(y,b,!0,!1)},st&&(it(hu,v,Gl),it(Mi,v,Fl),it(gu,v,c=>{Mn(c),Go(!1)}),it(yu,v,lf),it(bu,v,Ul),Hi.add(o),o.syncRect=Go);let Mr=o.hooks=e.hooks||{};function Qe(c,f,y){Ks?Wo.push([c,f,y]):c in Mr&&Mr[c].forEach(b=>{b.call(null,o,f,y)})}(e.plugins||[]).forEach(c=>{for(let f in c.hooks)Mr[f]=(Mr[f]||[]).concat(c.hooks[f])});let Yl=(c,f,y)=>y,$e=Fe({key:null,setSeries:!1,filters:{pub:Mu,sub:Mu},scales:[M,x[1]?x[1].scale:null],match:[Au,Au,Yl],values:[null,null]},U.sync);$e.match.length==2&&$e.match.push(Yl),U.sync=$e;let Jl=$e.key,Qs=Tc(Jl);function jo(c,f,y,b,w,k,E){$e.filters.pub(c,f,y,b,w,k,E)&&Qs.pub(c,f,y,b,w,k,E)}Qs.sub(o);function af(c,f,y,b,w,k,E){$e.filters.sub(c,f,y,b,w,k,E)&&ho[c](null,f,y,b,w,k,E)}o.pub=af;function uf(){Qs.unsub(o),Hi.delete(o),kn.clear(),Ni(cs,Eo,ql),d.remove(),he?.remove(),Qe("destroy")}o.destroy=uf;function Xs(){Qe("init",e,t),Tl(t||e.data,!1),V[M]?Gs(M,V[M]):Ls(),_r=ke.show&&(ke.width>0||ke.height>0),En=Tt=!0,Os(e.width,e.height)}return x.forEach(kl),T.forEach(Fp),n?n instanceof HTMLElement?(n.appendChild(d),Xs()):n(o,Xs):Xs(),o}et.assign=Fe;et.fmtNum=Ji;et.rangeNum=ds;et.rangeLog=ms;et.rangeAsinh=qi;et.orient=jn;et.pxRatio=me;et.join=Jm;et.fmtDate=Qi,et.tzDate=lh;et.sync=Tc;{et.addGap=Hh,et.clipGaps=ys;let e=et.paths={points:Oc};e.linear=Ic,e.stepped=jh,e.bars=Uh,e.spline=Yh}function zo(e){let{drawing:t,chosen:n}=e,o=Y(),r=ct(null),s=ct(null),i=ct(e);i.current=e;let l=o.isDark.value;Ne(()=>{if(!r.current)return;let p=r.current,m=[t.x,...t.lines.map(({values:v})=>v)],g=new et(lg(p,i),m,p);s.current=g,ig(g,(...v)=>{let{onClick:_,onChoose:R}=i.current;(_??R)(...v)});let h=new ResizeObserver(()=>{let{clientWidth:v,clientHeight:_}=p;v>0&&_>0&&g.setSize({width:v,height:_})});return h.observe(p),()=>{h.disconnect(),g.destroy(),s.current=null}},[t,l]),Ne(()=>s.current?.redraw(!1),[n,e.marks]);let u=t.x.length-1,d=p=>{let g={ArrowLeft:n-1,ArrowRight:n+1,PageUp:n-20,PageDown:n+20,Home:0,End:u}[p.key];if(g!==void 0)e.onChoose(Math.max(0,Math.min(u,g)));else if(!e.onKey?.(p.key))return;p.preventDefault()};return a("div",{class:"plot",ref:r,role:"slider",tabIndex:0,"aria-label":e.label,"aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":n,"aria-valuetext":e.valueText,onKeyDown:d,"data-testid":e.testId})}function ig(e,t){let n=0;e.over.addEventListener("mousedown",o=>n=o.clientX),e.over.addEventListener("click",o=>{Math.abs(o.clientX-n)<4&&t(e.posToIdx(o.offsetX),e,o.offsetY)})}function lg(e,t){let n=l=>getComputedStyle(e).getPropertyValue(`--${l}`).trim(),{drawing:o,together:r}=t.current,s={stroke:n("muted"),grid:{stroke:n("grid"),width:1},ticks:{stroke:n("grid"),width:1},font:"12px system-ui, sans-serif"},i=o.lines.some(({fill:l})=>l);return{width:e.clientWidth||600,height:e.clientHeight||300,legend:{show:!1},cursor:{y:!1,points:{show:!1},...r?{sync:{key:r}}:{}},scales:{x:{time:!1,...o.isStepped?{}:{range:(l,u,d)=>ag(o.x,u,d)}},y:{range:(l,u,d)=>[0,(d||1)*cg]}},axes:[{...s,values:(l,u)=>u.map(d=>Number.isInteger(d)?Z(d):"")},{...s,size:76,incrs:dg,values:(l,u)=>u.map(ie)}],series:[{},...o.lines.map(l=>ug(l,o.isStepped,n))],bands:i?o.lines.slice(1).map((l,u)=>({series:[u+1,u+2]})):[],hooks:{setCursor:[l=>t.current.onPoint(l.cursor.idx??null)],draw:[l=>pg(l,t.current,n)]}}}function ag(e,t,n){let[o=0]=e;if(e.length<2)return[o-1,o+1];let r=(n-t)/50;return[t-r,n+r]}function ug(e,t,n){let{label:o,fill:r,dash:s,width:i=1}=e,l=n(e.colour);return{label:o,stroke:l,width:i,...r?{fill:n(r)}:{},...s?{dash:s}:{},...t?{paths:et.paths.stepped?.({align:1})??(()=>null),points:{show:!1}}:{spanGaps:!0,points:{show:!0,size:5,fill:l}}}}var cg=1.12,dg=Array.from({length:50},(e,t)=>2**t);function pg(e,{drawing:t,chosen:n,marks:o},r){let{ctx:s,bbox:i}=e;s.save(),s.beginPath(),s.rect(i.left,i.top,i.width,i.height),s.clip(),s.font=`${12*devicePixelRatio}px system-ui, sans-serif`,s.lineWidth=devicePixelRatio,s.strokeStyle=r("accent");let l=e.valToPos(t.x[n]??0,"x",!0);Un(s,l,i.top,l,i.top+i.height),o?.(e,r),s.restore()}function Un(e,t,n,o,r){e.beginPath(),e.moveTo(t,n),e.lineTo(o,r),e.stroke()}function ws(e,t,n,{foot:o,isBelow:r=!1}={}){let{ctx:s,bbox:i}=e,l=devicePixelRatio,[u,d]=[e.valToPos(t.op,"x",!0),e.valToPos(t.nbytes,"y",!0)];o!==void 0&&Un(s,u,d,u,o),s.beginPath(),s.arc(u,d,3.5*l,0,2*Math.PI),s.fill();let p=u>i.left+i.width/2;s.textAlign=p?"right":"left",s.fillText(n,u+(p?-8:8)*l,d+(r?14:-4)*l)}var sl=["freed","cached"],fg=[6,4];function Nc({before:e,after:t,names:n}){let[o,r]=yn("compare"),[s,i]=ee(null),l=ue(()=>hg(e,t),[e,t]),u=bo((h,v)=>gg(h,[e,t],v),[e,t]);if(l.x.length===0)return null;let d=Number(o.at??e.peak?.op??0),p=ss(l.x,Number.isFinite(d)?d:0),m=s??p,g=(h,v)=>l.lines[h]?.values[v]??null;return a("section",{class:"both-timelines",children:[a("h2",{children:"Live bytes over the ops of both"}),a("dl",{class:"plot-legend","data-testid":"compare-legend",children:[a("div",{children:a("dt",{children:["after op ",Z(l.x[m]??0)]})}),n.map((h,v)=>a("div",{children:[a("dt",{children:[a("span",{class:`stroke ${v===0?"dashed":""} ${sl[v]}`})," ",h]}),a("dd",{children:g(v,m)===null?"has ended":a(ne,{n:g(v,m)})})]},v))]}),a(zo,{drawing:l,chosen:p,onChoose:h=>r("at",String(l.x[h]??0)),onPoint:i,marks:u,label:"Live bytes of both recordings after as many ops",valueText:`op ${l.x[p]}: ${n.map((h,v)=>`${h} ${mg(g(v,p))}`).join(", ")}`,testId:"compare-plot"})]})}function mg(e){return e===null?"has ended":ie(e)}function hg(e,t){let n=[e,t],o=n.map(({phases:i})=>i.flatMap(({end_op:l})=>l)),r=rs([...n.map(({op:i})=>[...i]),...o]),s=n.map((i,l)=>({label:l===0?"before":"after",colour:sl[l]??"fg",width:1.5,values:cu(r,i),...l===0?{dash:fg}:{}}));return{x:r,lines:s,isStepped:!0}}function gg(e,t,n){t.forEach(({peak:o},r)=>{o&&(e.ctx.fillStyle=n(sl[r]??"fg"),ws(e,o,ie(o.nbytes),{isBelow:r===1}))})}function Fc(e,t,n){if(n.checkpoint)return{other:{checkpoint:n.checkpoint},problem:""};if(n.run===void 0)return Vc(vg(e,t));let o=yg(n),r=Zr(e,o);if(r)return{other:null,problem:r};let s=Yr(e,o),i=s&&Jr(s);return i?bg(i,t)?{other:null,problem:"This is the recording that is shown: choose another one."}:Vc(i):{other:null,problem:s?.tag.problem??"It holds no recording."}}function _s({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}function yg({run:e="",tag:t="",step:n=""}){return{run:e,tag:t,step:/^-?\d+$/.test(n)?Number(n):null}}function Vc(e){return{other:e&&{key:e},problem:""}}function bg(e,t){return e.run===t.run&&e.tag===t.tag&&e.step===t.step}function vg(e,t){let n=e.runs.findIndex(({run:i})=>i===t.run);for(let{run:i,tags:l}of[...e.runs.slice(n+1),...e.runs.slice(0,n)]){let u=l.filter(xg),d=u.find(({tag:m})=>m===t.tag)??u[0],p=d?.steps.at(-1);if(d&&p)return{run:i,tag:d.tag,...p}}let o=e.runs[n]?.tags.find(({tag:i})=>i===t.tag),r=o?.steps.findIndex(({step:i})=>i===t.step)??-1,s=o?.steps[r-1]??o?.steps[r+1];return s?{run:t.run,tag:t.tag,...s}:null}function xg({problem:e,steps:t}){return e===null&&t.length>0}var wg={released:{sign:"−",word:"gone"},added:{sign:"+",word:"added"},resized:{sign:"±",word:"resized"},moved:{sign:"→",word:"moved"},same:{sign:"=",word:"the same"}};function il({n:e}){if(e===null)return a("span",{class:"none",children:"–"});let t=e<0?"−":e>0?"+":"",n=e<0?"less":e>0?"more":"none";return a("span",{class:`signed ${n}`,title:`${t}${bn(Math.abs(e))}`,children:[t,ie(Math.abs(e))]})}function Bc({reply:{changes:e,changes_count:t},other:n}){let o=e[0]?.weight_bytes??0,r=t-e.length;return a(se,{children:[a("ol",{class:"changes","data-testid":"changes",children:e.map((s,i)=>a("li",{"data-change":s.change,children:a(_g,{row:s,largest:o,other:n})},i))}),r>0&&a("p",{class:"hint",children:["and ",ve(r,"smaller change")]})]})}function _g({row:e,largest:t,other:n}){let[o,r]=ee(!1),{sign:s,word:i}=wg[e.change],l=e.members_count-e.members.length;return a("div",{class:"card",children:[a("span",{class:"size",children:[a(il,{n:e.difference_bytes}),a(Qt,{part:e.weight_bytes,whole:t})]}),a("span",{class:"what",children:[a("button",{type:"button",class:"link name","aria-expanded":o,onClick:()=>r(!o),children:[a("span",{class:`mark ${e.change}`,children:[a("span",{"aria-hidden":"true",children:s})," ",i]})," ",a("b",{children:e.op})," ",a("code",{children:e.slot})," · ",e.module||"outside of modules"]}),a("span",{class:"type",children:[e.tensor,e.change!=="released"&&e.change!=="added"&&a(se,{children:[" ","· ",ie(e.before_bytes)," → ",ie(e.after_bytes)]})]}),o&&a("ul",{class:"members",children:[e.members.map((u,d)=>a("li",{children:a(Sg,{member:u,op:e.op,other:n})},d)),l>0&&a("li",{children:["and ",Z(l)," more"]})]})]})]})}function Sg({member:e,op:t,other:n}){let{change:o,recordings:r,select:s}=Y(),{before_node:i,after_node:l}=e,u=e.name||t;if(i!==null)return a("button",{type:"button",class:"link","data-node":i,onClick:()=>s(Ge(i)),children:u});if(l===null||!n)return a("span",{children:u});let d=()=>{let p=r.shown.peek();r.choose({...n,view:"graph"}),o({selected:Ge(l),...p?{compare:_s(p)}:{}})};return a("button",{type:"button",class:"link","data-node":l,title:`Show it in ${n.run}, step ${n.step}`,onClick:d,children:[u," ",a("small",{children:["in ",n.run]})]})}function Wc({other:e}){let{address:t,change:n,compare:o,recordings:r}=Y(),s=r.index.state.value.value?.runs??[],{compare:i}=t.value,l=e&&"key"in e?e.key:null,u=i.checkpoint!==void 0,d=u?"":i.run??l?.run??"",p=s.find(_=>_.run===d),m=p?.tags.find(_=>_.tag===(i.tag??l?.tag))??p?.tags[0],g=m?.steps.some(_=>String(_.step)===i.step)?Number(i.step):l?.step??m?.steps.at(-1)?.step,h=(_,R,S)=>n({compare:{run:_,tag:R,...S===void 0?{}:{step:String(S)}}}),v=_=>{let R=_?.tags.find(S=>S.tag===m?.tag)??_?.tags[0];_&&R&&h(_.run,R.tag,R.steps.at(-1)?.step)};return a("div",{class:"toolbar compare-with",role:"group","aria-label":"Compare with",children:[a("label",{children:["Compare with"," ",a("select",{"data-testid":"compare-run",value:d,onChange:_=>v(s.find(R=>R.run===_.currentTarget.value)),children:[d===""&&a("option",{value:"",children:u?"a recording":"nothing"}),s.map(_=>a("option",{value:_.run,children:_.run},_.run))]})]}),p&&m&&p.tags.length>1&&a("label",{children:["tag"," ",a("select",{"data-testid":"compare-tag",value:m.tag,onChange:_=>{let R=p.tags.find(S=>S.tag===_.currentTarget.value);R&&h(p.run,R.tag,R.steps.at(-1)?.step)},children:p.tags.map(_=>a("option",{value:_.tag,children:_.tag},_.tag))})]}),p&&m&&m.steps.length>1&&a(kg,{tag:m,step:g,onChoose:_=>h(p.run,m.tag,_)}),l&&a("button",{type:"button","data-testid":"compare-swap",title:"Show the other recording, and compare it with this one",onClick:o.swap,children:"Swap"}),a(Rg,{names:i.checkpoint??""},i.checkpoint)]})}function kg({tag:e,step:t,onChoose:n}){return a("label",{children:["step"," ",a("select",{"data-testid":"compare-step",value:String(t),onChange:o=>n(Number(o.currentTarget.value)),children:e.steps.map(o=>a("option",{value:String(o.step),children:o.step},o.step))})]})}function Rg({names:e}){let{change:t}=Y(),[n,o]=ee(e),r=n.trim();return a("form",{class:"what-if",onSubmit:s=>{s.preventDefault(),t({compare:r?{checkpoint:r}:{}})},children:[a("label",{children:["or, under checkpoints,"," ",a("input",{class:"filter",placeholder:"modules, such as h.*","aria-label":"Modules that would run under checkpoints, such as h.*","data-testid":"compare-checkpoint",value:n,onInput:s=>o(s.currentTarget.value)})]}),a("button",{type:"submit","data-testid":"compare-predict",disabled:r===e,children:r||!e?"Predict":"Leave"})]})}var Kc={key:"compare",title:"Compare",Panel:Tg};function Tg(){let{compare:e}=Y(),t=e.chosen.value;return t?a("div",{class:"compare","data-testid":"compare",children:[a(Wc,{other:t.other}),t.other?a(Eg,{}):a(Cg,{problem:t.problem})]}):null}function Cg({problem:e}){return e?a(ot,{message:e}):a("p",{class:"hint pad","data-testid":"compare-nothing",children:"There is no other recording here. Name modules above to see what checkpoints around them would release, or record a second run or step."})}function Eg(){let{compare:e,recordings:t}=Y(),{value:n,error:o,loading:r}=e.reply.state.value;if(o)return a(Fn,{error:o,retry:e.reply.reload});if(!n)return r?a(At,{what:"Comparing…"}):null;let s=e.chosen.value?.other,i=t.shown.value,l=i?`${i.run} · step ${i.step}`:"",u=s&&"key"in s?`${s.key.run} · step ${s.key.step}`:"predicted";return a("div",{class:"compared","aria-busy":r,"data-testid":"compared",children:[n.after.predicted!==null&&a("p",{class:"predicted",role:"note","data-testid":"compare-predicted",children:[a("b",{children:"Predicted:"})," ",n.after.predicted,". This step did not run."]}),a(Ag,{reply:n,before:l,after:u}),a("h2",{children:"Save by save, the largest change first"}),a("p",{class:"summary","data-testid":"compare-summary",children:Mg(n)}),a(Bc,{reply:n,other:s&&"key"in s?s.key:null}),n.before.timeline&&n.after.timeline&&a(Nc,{before:n.before.timeline,after:n.after.timeline,names:[l,u]})]})}function Mg(e){let t=`the same in ${ve(e.same_count,"save")} of ${ie(e.same_bytes)}`;if(e.changes_count===0)return`Nothing changed: ${t}.`;let n=e.moved_bytes>0&&`${ie(e.moved_bytes)} on another device`;return`${[`${ie(e.released_bytes)} less in some places`,`${ie(e.added_bytes)} more in others`,n,t].filter(Boolean).join(", ")}.`}function Ag({reply:e,before:t,after:n}){let{device:o}=e.before,r=o===e.after.device||!o||!e.after.device,s=i=>r?"":` on ${i}`;return a("table",{class:"both","aria-label":"Totals of both recordings","data-testid":"compare-totals",children:[a("thead",{children:a("tr",{children:[a("th",{scope:"col",children:"total"}),a("th",{scope:"col",children:[t,s(o)]}),a("th",{scope:"col",children:[n,s(e.after.device)]}),a("th",{scope:"col",children:"difference"}),a("th",{scope:"col",title:"Of the first",children:"percent"})]})}),a("tbody",{children:e.totals.map(i=>a(Pg,{total:i},i.key))})]})}function Pg({total:e}){let{key:t,label:n,help:o,level:r,before_bytes:s,after_bytes:i,difference_bytes:l}=e;return a("tr",{"data-testid":`compare-${t}`,children:[a("th",{scope:"row",class:`level-${r}`,title:o,children:n}),a("td",{children:a(Hc,{n:s})}),a("td",{children:a(Hc,{n:i})}),a("td",{children:a(il,{n:l})}),a("td",{children:Og(l,s)})]})}function Hc({n:e}){return e===null?a("span",{class:"none",children:"not known"}):a(ne,{n:e})}function Og(e,t){return!e||!t?e===0?"0%":"–":`${e<0?"−":"+"}${Lg(Math.abs(e),t)}`}function Lg(e,t){return e<t?ko(e,t):`${Math.round(100*e/t)}%`}var Ss="http://www.w3.org/2000/svg";function Gc(e){let t=new DOMParser().parseFromString(e,"image/svg+xml"),n=document.importNode(t.documentElement,!0),[,,o=1,r=1]=(n.getAttribute("viewBox")??"").split(/\s+/).map(Number);n.setAttribute("width",String(o)),n.setAttribute("height",String(r));let s=new Map,i=new Map,l=[...n.querySelectorAll("g.node, g.cluster")],u=Dg(n);for(let d of l){i.set(jc(d),d.id);let p=Wr(d.id);if(!p)continue;let m=[...d.querySelectorAll("text")].map(h=>h.textContent).join(", "),g=d.classList.contains("repeated");s.set(d.id,{id:p,element:d,label:m,isRepeated:g,...ll(d,u)}),d.querySelectorAll("polygon, path, ellipse").forEach(h=>{(h.getAttribute("fill")!=="none"||h.getAttribute("stroke")!=="none")&&h.classList.add("outline")}),d.classList.contains("node")&&$g(d),p.kind==="module"&&Vg(d),d.setAttribute("role","button"),d.setAttribute("tabindex","-1"),d.setAttribute("aria-label",m)}return n.querySelector("g.graph > title")?.remove(),{svg:n,width:o,height:r,boxes:s,edges:Ig(n,i)}}function Ig(e,t){let n=new Map;for(let o of e.querySelectorAll("g.edge")){let r=jc(o).split("->");for(let s of new Set(r.map(i=>i.replace(/:.*$/,"")))){let i=t.get(s)??s,l=n.get(i);l?l.push(o):n.set(i,[o])}}return n}function jc(e){let t=[...e.children].find(n=>n.tagName==="title");return t?.remove(),t?.textContent??""}function Dg(e){let t=e.querySelector("g.graph")?.getAttribute("transform")??"",[,n="0",o="0"]=/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(t)??[];return{x:Number(n),y:Number(o)}}function ll(e,t){let n=[...e.querySelectorAll("polygon, path, ellipse")],r=(n.length>0?n:[...e.querySelectorAll("text")]).flatMap(zg),s=r.filter((d,p)=>p%2===0),i=r.filter((d,p)=>p%2===1),[l,u]=[Math.min(...s),Math.min(...i)];return{x:l+t.x,y:u+t.y,width:Math.max(...s)-l,height:Math.max(...i)-u}}function zg(e){let t=o=>Number(e.getAttribute(o)??0);if(e.tagName==="ellipse"){let[o,r,s,i]=[t("cx"),t("cy"),t("rx"),t("ry")];return[o-s,r-i,o+s,r+i]}if(e.tagName==="text"){let[o,r,s]=[t("x"),t("y"),t("font-size")||12],i=e.textContent.length*s/2*.55,l=e.getAttribute("text-anchor")==="start"?o+i:o;return[l-i,r-s,l+i,r+s/4]}return((e.getAttribute("points")??e.getAttribute("d")??"").match(/-?\d+(\.\d+)?/g)??[]).map(Number)}function $g(e){if(!e.querySelector("polygon, path, ellipse"))return;let{x:t,width:n}=ll(e,{x:0,y:0}),o;for(let r of e.querySelectorAll("text")){if(o&&o.getAttribute("y")===r.getAttribute("y")){o.append(Ng(r));continue}o=r,r.setAttribute("text-anchor","middle"),r.setAttribute("x",String(t+n/2))}}function Ng(e){let t=document.createElementNS(Ss,"tspan");for(let n of["font-size","font-weight","fill"]){let o=e.getAttribute(n);o!==null&&t.setAttribute(n,o)}return t.textContent=e.textContent,e.remove(),t}function Vg(e){let t=e.classList.contains("cluster"),{x:n,y:o,width:r}=ll(e,{x:0,y:0}),s=document.createElementNS(Ss,"g");s.setAttribute("class","handle"),s.setAttribute("transform",`translate(${n+r-2} ${o+2})`);let i=document.createElementNS(Ss,"circle");i.setAttribute("r","7");let l=document.createElementNS(Ss,"path");l.setAttribute("d",t?"M-3.5 0H3.5":"M-3.5 0H3.5M0-3.5V3.5"),s.append(i,l),e.append(s)}function pr(e,t,n,o){let r=Math.min(8,Math.max(.02,e.scale*t)),s=r/e.scale;return{scale:r,x:n-(n-e.x)*s,y:o-(o-e.y)*s}}function ul(e,t){let n=Math.max(.02,Math.min(1,(t.width-48)/e.width,(t.height-48)/e.height));return{scale:n,x:(t.width-e.width*n)/2,y:(t.height-e.height*n)/2}}var al=.75;function Uc(e,t,n){let o=ul(e,n);if(o.scale>=al)return o;let r=Math.min(1,Math.max(al,(n.width-48)/e.width)),i=e.width*r>n.width&&t?t.x+t.width/2:e.width/2;return{scale:r,x:n.width/2-i*r,y:24}}function ks(e,t,n){let o=Math.max(e.scale,al),r=(s,i,l)=>i*o>l-48?24-s*o:l/2-(s+i/2)*o;return{scale:o,x:r(t.x,t.width,n.width),y:r(t.y,t.height,n.height)}}function Rs(e,t,n){let o=t.x*e.scale+e.x,r=t.y*e.scale+e.y,s=Math.min(t.width*e.scale,n.width-24),i=Math.min(t.height*e.scale,n.height-24);return o>=0&&r>=0&&o+s<=n.width&&r+i<=n.height?e:ks(e,t,n)}function qc(e,t,n){let r=(s,i,l)=>Math.min(l-48,Math.max(48-i*e.scale,s));return{scale:e.scale,x:r(e.x,t.width,n.width),y:r(e.y,t.height,n.height)}}function Yc(e,t,n){let o=n==="left"||n==="right",r=n==="left"||n==="up"?-1:1,s,i=1/0;for(let l of e){let u=l.x+l.width/2-(t.x+t.width/2),d=l.y+l.height/2-(t.y+t.height/2),p=r*(o?u:d),m=p+3*Math.abs(o?d:u);p>1&&m<i&&([s,i]=[l,m])}return s}var Fg=4,Jc=.3;function Zc(e,t,n,o){let r=new Map,s,i=!1,l=p=>{let{left:m,top:g}=e.getBoundingClientRect();return{x:p.clientX-m,y:p.clientY-g}};e.addEventListener("pointerdown",p=>{p.button===0&&(r.size===0&&(s=l(p),i=!1),r.set(p.pointerId,l(p)))},{signal:t}),e.addEventListener("pointermove",p=>{let m=r.get(p.pointerId);if(!m||!s)return;let g=l(p);if(!i&&Math.hypot(g.x-s.x,g.y-s.y)<Fg)return;i||(i=!0,e.setPointerCapture(p.pointerId),e.classList.add("dragging"));let h=[...r].find(([_])=>_!==p.pointerId)?.[1];r.set(p.pointerId,g);let v=n();o(h?Bg(v,m,g,h):{...v,x:v.x+g.x-m.x,y:v.y+g.y-m.y})},{signal:t});let u=p=>{r.delete(p.pointerId),r.size===0&&e.classList.remove("dragging")};e.addEventListener("pointerup",u,{signal:t}),e.addEventListener("pointercancel",u,{signal:t});let d=p=>{i&&p.stopPropagation(),i=!1};e.addEventListener("click",d,{capture:!0,signal:t}),e.addEventListener("wheel",p=>{p.preventDefault();let{x:m,y:g}=l(p),h=p.deltaMode===WheelEvent.DOM_DELTA_LINE?16:1,v=p.ctrlKey?.01:.0015,_=Math.max(-Jc,Math.min(Jc,-p.deltaY*h*v));o(pr(n(),Math.exp(_),m,g))},{signal:t,passive:!1})}function Bg(e,t,n,o){let r=Math.hypot(t.x-o.x,t.y-o.y),s=Math.hypot(n.x-o.x,n.y-o.y);return pr(e,r>0?s/r:1,o.x,o.y)}var Wg=200,Qc=60;function ed(e,t,n){let o={x:0,y:0,scale:1},r,s=0,i=new AbortController,l=()=>({width:e.clientWidth,height:e.clientHeight});function u(x){o=r?qc(x,r,l()):x,t.style.transform=`translate(${o.x}px, ${o.y}px) scale(${o.scale})`,t.style.willChange="transform",window.clearTimeout(s),s=window.setTimeout(()=>t.style.willChange="auto",Wg)}function d(x){let{width:T,height:C}=l();u(pr(o,x,T/2,C/2))}function p(x){return Rs(o,{...x,width:0,height:0},l())===o}let m={show(x,T,C){let A=T===null||C?void 0:r?.boxes.get(T.text),M=T===null?void 0:x.boxes.get(T.text),z=r?.width===x.width&&r.height===x.height,$=A&&p(A)?A:void 0,G=!r||C;r=x,t.replaceChildren(x.svg);let H=Uc(x,Xc(x),l());$&&M?u(Gg(o,$,M)):M?u(ks(G?H:o,M,l())):(G||!z)&&u(H)},centre(x){let T=r?.boxes.get(x.text);T&&u(ks(o,T,l()))},keep(x){let T=r?.boxes.get(x.text);T&&u(Rs(o,T,l()))},fit:()=>r&&u(ul(r,l())),actualSize:()=>d(1/o.scale),zoom:d,dispose:()=>i.abort()};Zc(e,i.signal,()=>o,u),jg(e,i.signal,x=>r?.boxes.get(x),n);let g={signal:i.signal};e.addEventListener("keydown",x=>{x.ctrlKey||x.metaKey||x.altKey||h(x)&&x.preventDefault()},g);function h(x){let T=Hg[x.key];if(T&&x.shiftKey)return _(T);if(T)return R(T);let C=v(),A={"+":()=>d(1.25),"=":()=>d(1.25),"-":()=>d(.8),0:m.actualSize,f:m.fit,Enter:()=>C&&n.onSelect(C.id)," ":()=>C&&(nd(C)?n.onToggle(C.id.number):n.onSelect(C.id)),Escape:()=>{e.focus(),n.onSelect(null)}};return A[x.key]?.(),x.key in A}function v(){return r?.boxes.get(document.activeElement?.id??"")}function _(x){let[T,C]=Kg[x];return u({...o,x:o.x-T*Qc,y:o.y-C*Qc}),!0}function R(x){if(!r)return!1;let T=[...r.boxes.values()],C=v()??T.find(({element:M})=>M.matches(".selected")),A=C?Yc(td(r),C,x):Xc(r);return A&&(A.element.focus({preventScroll:!0}),u(Rs(o,A,l()))),!0}let S=new ResizeObserver(()=>l().width>0&&u(o));return S.observe(e),i.signal.addEventListener("abort",()=>S.disconnect()),m}function td({boxes:e}){return[...e.values()].filter(({element:t})=>t.matches(".node"))}function Xc(e){return td(e).reduce((t,n)=>t&&t.y<=n.y?t:n,void 0)}var Hg={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down"},Kg={left:[-1,0],right:[1,0],up:[0,-1],down:[0,1]};function Gg(e,t,n){return{scale:e.scale,x:e.x+(t.x+t.width/2-n.x-n.width/2)*e.scale,y:e.y+(t.y-n.y)*e.scale}}function nd({id:e}){return e.kind==="module"}function jg(e,t,n,o){let r=(l,u)=>l.target instanceof Element?l.target.closest(u):null,s=l=>n(r(l,"g.node, g.cluster")?.id??""),i=l=>r(l,".handle")!==null;e.addEventListener("click",l=>{let u=s(l);u&&i(l)?o.onToggle(u.id.number):o.onSelect(u?.id??null)},{signal:t}),e.addEventListener("dblclick",l=>{let u=s(l);u&&nd(u)&&!i(l)&&o.onToggle(u.id.number)},{signal:t}),e.addEventListener("pointerover",l=>o.onHover(s(l)?.id??null),{signal:t}),e.addEventListener("pointerleave",()=>o.onHover(null),{signal:t})}var Ug=1500,qg=500,fr=class extends Error{constructor(n){super(`This graph has ${n.toLocaleString("en-US")} boxes: laying it out may take a minute.`);this.boxes=n}boxes},cl="graph";function rd(e,t,{address:n,change:o},{shown:r,partOfShown:s,modules:i,moduleTree:l,moduleAround:u},d){let p=Ke(""),m=Ke(null),g=()=>d.value===cl,h=Te(()=>n.value.expand?.join(",")??"default"),v=()=>`${JSON.stringify(r.peek())} ${h.peek()}`,_="",R=s(()=>g()?`graph ${h.value}`:null,async(L,P)=>{p.value="Fetching the graph…";let B=await e.graph(L,n.peek().expand,P);if(B.visible>Ug&&_!==v())throw new fr(B.visible);return p.value=`Laying out ${B.visible.toLocaleString("en-US")} boxes…`,{recording:L,graph:B,svg:await t(B.dot,P)}});function S(){_=v(),R.reload()}function x(L){let P=R.state.peek().value;if(!P)throw new Error("There is no graph yet.");let{recording:B,graph:V}=P;return e.figure(B,V.expand,L,new AbortController().signal)}function T(){return new Set(R.state.peek().value?.graph.expand??n.peek().expand??[])}function C(L,P){o({expand:od(L)}),m.value=Ve(P)}function A(L){return l.peek()?ja(l.peek(),L):[L]}function M(L){let P=T();P.has(L)?A(L).forEach(B=>P.delete(B)):P.add(L),C(P,L)}function z(L){C([...T(),...A(L).slice(0,qg)],L)}function $(L,P){if(L===null||P.has(L.text))return L;let B=wo(L)&&i.peek()?_i(i.peek(),u(L)):[];L.kind==="module"&&B.unshift(L.number);for(let V of B){let X=P.has(Ve(V).text)?V:G(V,P);if(X!==void 0)return Ve(X)}return null}function G(L,P){let V=(l.peek()?.children[i.peek()?.parent[L]??-1]??[]).findLast(X=>X<L&&P.has(Ve(X).text));return V!==void 0&&P.get(Ve(V).text)?.isRepeated?V:void 0}function H(L){let P=T(),B=P.size,V=i.peek();V&&_i(V,u(L)).forEach(j=>P.add(j));let X=P.size===B;o({view:cl,selected:L,...X?{}:{expand:od(P)}}),m.value=L}function I(L){d.peek()===cl?H(L):o({selected:L})}return{picture:R,progress:p,focus:m,toggle:M,expandBelow:z,nearest:$,reveal:H,follow:I,allowLarge:S,figure:x}}function od(e){return[...new Set(e)].sort((t,n)=>t-n)}function mr(e,t){let n=Ke({key:"",value:void 0,error:void 0,loading:!1}),o=Ke(0),r=Te(e),s,i=0;async function l(p){let m=s=new AbortController;n.value={...n.peek(),error:void 0,loading:!0};let g=h=>{m.signal.aborted||(n.value={key:"",value:h,error:void 0,loading:!0})};try{let h=await t(m.signal,g);m.signal.aborted||(n.value={key:p,value:h,error:void 0,loading:!1})}catch(h){if(m.signal.aborted)return;let v=h instanceof Error?h:new Error(String(h));n.value={...n.peek(),error:v,loading:!1}}}function u(){s?.abort(),n.peek().loading&&(n.value={...n.peek(),loading:!1})}let d=xt(()=>{let p=r.value,m=o.value!==i;if(u(),p===null)return;let g=n.peek();if(!m&&g.value!==void 0&&g.key===p){n.value={...g,error:void 0};return}i=o.peek(),$n(()=>l(p))});return{state:n,reload:()=>o.value+=1,cancel(){u(),n.value={...n.peek(),error:new $o}},dispose(){d(),s?.abort()}}}var $o=class extends Error{constructor(){super("Cancelled.")}};function sd(){let{change:e,graph:t}=Y(),{loading:n,error:o,value:r}=t.picture.state.value;return n?a("div",{class:"progress",role:"status","data-testid":"progress",children:[a("span",{children:t.progress.value}),a("button",{type:"button","data-testid":"layout-cancel",onClick:t.picture.cancel,children:"Cancel"})]}):!o||o instanceof $o&&r?null:o instanceof $o?a("div",{class:"progress",role:"status",children:[a("span",{children:"The layout was cancelled."}),a("button",{type:"button",onClick:t.picture.reload,children:"Lay out again"})]}):a("div",{class:"over",children:a(ot,{message:o.message,children:[o instanceof fr?a("button",{type:"button","data-testid":"layout-anyway",onClick:t.allowLarge,children:"Lay it out anyway"}):a("button",{type:"button",onClick:t.picture.reload,children:"Try again"}),a("button",{type:"button",onClick:()=>e({expand:[]}),children:"Collapse all"})]})})}function id({drawing:e}){let{address:t,graph:n}=Y(),{value:o,loading:r,error:s}=n.picture.state.value,i=t.value.expand??[],l=u=>e.boxes.get(Ve(u).text)?.element.matches(".node");return!o||r||s||!i.some(l)?null:a("p",{class:"limit",role:"status","data-testid":"graph-limit",children:["Some modules stay folded: with them this graph of"," ",ve(o.graph.visible,"box","boxes")," would be too large to read."]})}var Ts=50;function ld(e,t,n=Ts){if(t.trim()==="")return[];let o=Ro(t),r=[],{modules:s,ops:i}=e;for(let l=0;l<s.fqn.length&&r.length<n;l+=1){let[u,d]=[rn(s,l),s.type_name[l]??""];o(`${u} ${d}`.toLowerCase())&&r.push({id:Ve(l),name:u,where:d})}for(let[l,u]of i.node.entries()){if(r.length>=n)break;let d=i.module[l]??null,p=i.op[l]??"",m=[d===null?"":rn(s,d),i.source[l]],g=`${p} ${m.join(" ")}`.toLowerCase();o(g)&&r.push({id:Ge(u),name:p,where:m.filter(Boolean).join(" · ")})}return r}function ad({recording:e}){let{graph:t}=Y(),[n,o]=ee(""),[r,s]=ee(!1),[i,l]=ee(0),u=ue(()=>ld(e,n),[e,n]),d=r&&n.trim()!=="",p=g=>{let h=u[g];h&&(s(!1),t.reveal(h.id))},m=g=>{let h=u.length-1;if(g.key==="ArrowDown")l(Math.min(h,i+1));else if(g.key==="ArrowUp")l(Math.max(0,i-1));else if(g.key==="Enter")p(i);else if(g.key==="Escape")s(!1);else return;g.preventDefault(),g.stopPropagation()};return a("div",{class:"search",children:[a("input",{type:"search",class:"filter",role:"combobox",list:void 0,placeholder:"Find an op or module","aria-label":"Find an op or module in the graph","aria-expanded":d,"aria-controls":"search-hits","aria-activedescendant":d&&u.length>0?`hit-${i}`:void 0,"data-testid":"search",value:n,onInput:g=>{o(g.currentTarget.value),l(0),s(!0)},onFocus:()=>s(!0),onBlur:()=>s(!1),onKeyDown:m}),d&&a("ul",{class:"hits",id:"search-hits",role:"listbox","aria-label":"Found",children:[u.map((g,h)=>a("li",{id:`hit-${h}`,role:"option","aria-selected":h===i,"data-testid":"search-hit","data-id":g.id.text,onMouseDown:v=>v.preventDefault(),onClick:()=>p(h),children:[a("span",{children:g.name})," ",a("small",{children:g.where})]},g.id.text)),u.length===0&&a("li",{class:"hint",children:"Nothing is called that."}),u.length===Ts&&a("li",{class:"hint",children:["The first ",Ts," are listed."]})]})]})}function ud({viewport:e,recording:t}){let{address:n,change:o,graph:r}=Y(),{selected:s}=n.value,i=s?.kind==="module"?s.number:null,l=r.picture.state.value.value;return a("div",{class:"toolbar",role:"group","aria-label":"What the graph shows",children:[a(ad,{recording:t}),a("div",{class:"group",children:[a("button",{type:"button","data-testid":"collapse-all",title:"Close every module",onClick:()=>o({expand:[]}),children:"Collapse all"}),a("button",{type:"button","data-testid":"expand-default",title:"Open as many of the outermost modules as read well",onClick:()=>o({expand:null}),children:"Default"}),a("button",{type:"button","data-testid":"expand-below",disabled:i===null,title:i===null?"Select a module first":"Open the selected module and everything inside it",onClick:()=>i!==null&&r.expandBelow(i),children:"Expand below"})]}),a("div",{class:"group zoom",children:[a("button",{type:"button","aria-label":"Zoom out",title:"Zoom out (-)","data-testid":"zoom-out",onClick:()=>e.current?.zoom(.8),children:"−"}),a("button",{type:"button","aria-label":"Zoom in",title:"Zoom in (+)","data-testid":"zoom-in",onClick:()=>e.current?.zoom(1.25),children:"+"}),a("button",{type:"button",title:"Actual size (0)","data-testid":"zoom-actual",onClick:()=>e.current?.actualSize(),children:"1:1"}),a("button",{type:"button",title:"The whole graph (f)","data-testid":"zoom-fit",onClick:()=>e.current?.fit(),children:"Fit"})]}),a(Yg,{isThere:l!==void 0})]})}function Yg({isThere:e}){let{graph:t,isDark:n,recordings:o}=Y(),[r,s]=ee(!1),[i,l]=ee(""),u=async()=>{let{run:d,step:p}=o.shown.value??{run:"run",step:0};s(!0),l("");try{let m=await t.figure(n.value);Xr(`${es("graph",d,p)}.svg`,"image/svg+xml",m)}catch(m){l(m instanceof Error?m.message:String(m))}s(!1)};return a(se,{children:[a("button",{type:"button","data-testid":"download-svg",disabled:!e||r,onClick:()=>{u()},children:r?"Drawing…":"Download SVG"}),i&&a(ot,{message:i})]})}function cd({drawing:e}){let[t,n]=ee(new Set),[o,r]=ee(null),s=ue(()=>Zg(e),[e]);Ne(()=>{let l=o===null?[...t]:[o];l.length>0?e.svg.dataset.only=l.map(Pt).join(" "):delete e.svg.dataset.only},[e,t,o]);let i=l=>{let u=new Set(t);u.delete(l)||u.add(l),n(u)};return s.length===0?null:a("div",{class:"legend",role:"group","aria-label":"States of the tensors","data-testid":"legend",children:s.map(([l,u])=>a("button",{type:"button",class:"legend-item","aria-pressed":t.has(l),title:`${Jg[l]} Click to show only these.`,"data-testid":`legend-${Pt(l)}`,onClick:()=>i(l),onPointerEnter:()=>r(l),onPointerLeave:()=>r(null),children:[a(ki,{state:l}),l,a("small",{class:"number",children:Z(u)})]},l))})}var Jg={cached:"Kept for the backward: at least one save refers to its memory.",freed:"Made in the forward and dead when it ended.",held:"Alive when the forward ended, though no save refers to it.",recomputed:"Made in a checkpointed region: the backward makes it again.",parameter:"A parameter or buffer: there with or without the forward.",input:"There before the forward began, and not saved.","not cached":"Freed or held: without an op stream the two cannot be told apart."};function Zg({svg:e}){return Ja.map(t=>[t,e.querySelectorAll(`g.edge.${Pt(t)}`).length]).filter(([,t])=>t>0)}var dd={key:"graph",title:"Graph",isKept:!0,Panel:Qg};function Qg({recording:e,isHidden:t}){let n=Y(),{graph:o}=n,r=ct(null),s=ct(null),i=ct(null),l=ct(""),u=ct(null),[d,p]=ee(null),{value:m}=o.picture.state.value,{selected:g}=n.address.value,h=o.focus.value;return yo(()=>{if(!r.current||!s.current)return;let v=ed(r.current,s.current,{onSelect:n.select,onToggle:o.toggle,onHover:_=>u.current&&ey(u.current,_)});return i.current=v,()=>v.dispose()},[]),yo(()=>{if(!m)return;let v=Gc(m.svg),_=JSON.stringify(m.recording),R=l.current==="",S=l.current!==_,x=o.focus.peek()??(R?n.address.peek().selected:null);i.current?.show(v,o.nearest(x,v.boxes),S),l.current=_,u.current=v,o.focus.value=null,p(v)},[m]),Ne(()=>{if(h===null||!d||t||o.picture.state.peek().loading)return;let v=o.nearest(h,d.boxes);v&&i.current?.centre(v),o.focus.value=null},[h,d,t]),Ne(()=>{let v=d&&o.nearest(g,d.boxes);!t&&v&&i.current?.keep(v)},[t]),Ne(()=>{if(d)return Xg(d,o.nearest(g,d.boxes))},[g?.text,d]),a("div",{class:"graph",children:[a(ud,{viewport:i,recording:e}),d&&a(id,{drawing:d}),a("div",{class:"window",children:[a("div",{class:"frame",ref:r,tabIndex:0,role:"group","aria-label":"Graph of the forward pass. Arrow keys go from box to box, Enter selects, Space opens or closes a module, plus and minus zoom, 0 is actual size, f fits.","data-testid":"graph-frame",children:a("div",{class:"canvas",ref:s,"data-testid":"graph-canvas"})}),a(sd,{})]}),d&&a(cd,{drawing:d})]})}function Xg(e,t){let n=t&&e.boxes.get(t.text);if(!n)return;let o=[n.element,...e.edges.get(n.id.text)??[]];return o.forEach(r=>r.classList.add("selected")),()=>o.forEach(r=>r.classList.remove("selected"))}function ey({svg:e,edges:t},n){e.querySelectorAll(".lit").forEach(r=>r.classList.remove("lit"));let o=n===null?[]:t.get(n.text)??[];o.forEach(r=>r.classList.add("lit")),e.classList.toggle("has-lit",o.length>0)}function pd(e){return typeof e=="object"?e.key:e}function fd(e,t){let n=e.length;return new Proxy(e,{get(o,r,s){if(typeof r=="string"){let i=r.charCodeAt(0);if(i>=48&&i<=57){let l=+r;if(Number.isInteger(l)&&l>=0&&l<n){let u=o[l];if(typeof u!="object"){let d=t[l*2];u=o[l]={index:l,key:u,start:d,size:t[l*2+1],end:d+t[l*2+1],lane:0}}return u}}if(r==="length")return n}return Reflect.get(o,r,s)}})}function qn(e,t,n){let o=n.initialDeps??[],r,s=!0;function i(){var l;let d=0,p=e();if(!(p.length!==o.length||p.some((h,v)=>o[v]!==h)))return r;o=p;let g=0;return r=t(...p),n?.onChange&&!(s&&n.skipInitialOnChange)&&n.onChange(r),s=!1,r}return i.updateDeps=l=>{o=l},i}function dl(e,t){if(e===void 0)throw new Error(`Unexpected undefined${t?`: ${t}`:""}`);return e}var an=(e,t)=>Math.abs(e-t)<1.01,md=(e,t,n)=>{let o;return Object.assign(function(...r){e.clearTimeout(o),o=e.setTimeout(()=>t.apply(this,r),n)},{cancel:()=>{e.clearTimeout(o)}})};function hd({offset:e,isScrolling:t,elementMax:n,holdOffset:o,scrollOffset:r,pendingWrite:s,clampedMaxAtWrite:i}){var l;return t&&s===null&&e===r?"spurious":s!==null&&Math.abs(e-s.target)<1.5?"readBack":s!==null&&!s.smooth&&n!==null&&s.target>n+o+.5&&Math.abs(e-(n+o))<1.5||s!==null&&!s.smooth&&((l=s.lowMaxes)!=null&&l.some(u=>Math.abs(e-u)<1.5))?"clampedReadBack":i!==null&&Math.abs(e-i)<1.5?"clampedEcho":"external"}var ty=e=>e==="smooth"||e==="smoothFinishing";function gd({kind:e,offset:t,command:n,target:o}){return e!=="spurious"&&e!=="readBack"&&e!=="clampedReadBack"&&n?.index!=null&&n.phase!=="queued"&&!ty(n.phase)&&!an(t,n.lastTargetOffset)&&!an(t,o())&&e!=="clampedEcho"}var pl=40;function yd(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<pl;)n--;if(n<0)return!1;let o=e[n],r=n-1;for(;r>=0&&o.t-e[r].t<pl;)r--;if(r<0)return!1;let s=e[r],i=(t.offset-o.offset)/(t.t-o.t),l=(o.offset-s.offset)/(o.t-s.t);return i*l>=0&&Math.abs(i)>=2*Math.abs(l)&&Math.abs(i)-Math.abs(l)>=.8}function bd(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<pl;)n--;if(n<0)return!1;let o=e[n];return Math.abs(t.offset-o.offset)/(t.t-o.t)>=.05}var hr,gr=()=>{if(hr!==void 0)return hr;if(typeof navigator>"u")return hr=!1;if(/iP(hone|od|ad)/.test(navigator.userAgent))return hr=!0;let e=navigator.maxTouchPoints;return hr=navigator.platform==="MacIntel"&&e!==void 0&&e>0},fl,ny=()=>fl!==void 0?fl:fl=gr()&&typeof CSS<"u"&&typeof CSS.supports=="function"&&CSS.supports("overflow-anchor: auto"),vd=()=>!gr()||ny();var No={capture:!0,passive:!0},Cs=class{constructor(t){this.host=t,this._touch=null,this.inMotion=()=>this._touch!==null&&this._touch.phase!=="lateFling",this.dragging=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved},this.tail=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="tail"?this._touch.moved?"fling":"tap":null},this.onScroll=({isScrolling:n,ownReadBack:o,moved:r,external:s})=>{var i,l,u;return n&&((i=this._touch)==null?void 0:i.phase)==="tail"?this._openTail(this._touch.moved||!o,!1):((l=this._touch)==null?void 0:l.phase)==="lateFling"&&(this.host.now()>this._touch.until?this._touch=null:s&&n&&r&&this._openTail(!0,!1)),!o&&n&&r&&((u=this._touch)==null?void 0:u.phase)==="down"?(this._touch.moved=!0,!0):!1},this.touchStart=()=>{this.end(),this._touch={phase:"down",moved:!1}},this.touchEnd=()=>{var n;let o=((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved;this.end(),this._openTail(o,o)},this.end=()=>{var n;let o=this.host.getWindow();((n=this._touch)==null?void 0:n.phase)==="tail"&&o!=null&&o.clearTimeout(this._touch.timerId),this._touch=null},this.listen=n=>{let o=()=>this.touchStart(),r=()=>this.touchEnd();return n.addEventListener("touchstart",o,No),n.addEventListener("touchend",r,No),n.addEventListener("touchcancel",r,No),()=>{n.removeEventListener("touchstart",o,No),n.removeEventListener("touchend",r,No),n.removeEventListener("touchcancel",r,No),this.end()}},this._openTail=(n,o)=>{let r=this.host.getWindow();if(r==null)return;this.end();let s={phase:"tail",moved:n,awaitingFling:o,timerId:r.setTimeout(()=>{if(this.host.tailStillMoving()){this._openTail(s.moved,s.awaitingFling);return}this._touch=s.awaitingFling?{phase:"lateFling",until:this.host.now()+1e3}:null,this.host.onTailClosed()},150)};this._touch=s}}get touch(){return this._touch}};var xd=e=>{let{clientWidth:t,clientHeight:n}=e;return{width:t,height:n}},Sd=e=>{let t=new Set;return{schedule:n=>{let o=e.requestAnimationFrame(()=>{t.delete(o),n()});t.add(o)},cancel:()=>{t.forEach(n=>e.cancelAnimationFrame(n)),t.clear()}}},oy=e=>e,ry=e=>{let t=e.overscan*Math.max(e.lanes??1,1),n=Math.max(e.startIndex-t,0),r=Math.min(e.endIndex+t,e.count-1)-n+1,s=new Array(r);for(let i=0;i<r;i++)s[i]=n+i;return s},kd=(e,t)=>{let n=e.scrollElement;if(!n)return;let o=e.targetWindow;if(!o)return;let r=l=>{let{width:u,height:d}=l;t({width:Math.round(u),height:Math.round(d)})};if(r(xd(n)),!o.ResizeObserver)return()=>{};let s=Sd(o),i=new o.ResizeObserver(()=>{let l=()=>{r(xd(n))};e.options.useAnimationFrameWithResizeObserver?s.schedule(l):l()});return i.observe(n,{box:"content-box"}),()=>{i.unobserve(n),s.cancel()}},wd={passive:!0};var sy=typeof window>"u"?!0:"onscrollend"in window,iy=(e,t,n)=>{let o=e.scrollElement;if(!o)return;let r=e.targetWindow;if(!r)return;let s=e.options.useScrollendEvent&&sy,i=0,l=s?null:md(r,()=>t(n(o),!1),e.options.isScrollingResetDelay),u=m=>()=>{i=n(o),l?.(),t(i,m)},d=u(!0),p=u(!1);return o.addEventListener("scroll",d,wd),s&&o.addEventListener("scrollend",p,wd),()=>{o.removeEventListener("scroll",d),s&&o.removeEventListener("scrollend",p),l?.cancel()}},Rd=(e,t)=>iy(e,t,n=>{let{horizontal:o,isRtl:r}=e.options;return o?n.scrollLeft*(r&&-1||1):n.scrollTop});var ly=(e,t,n)=>{if(n.options.useCachedMeasurements){let o=n.indexFromElement(e),r=n.options.getItemKey(o);return n.itemSizeCache.get(r)??n.options.estimateSize(o)}if(t?.borderBoxSize){let o=t.borderBoxSize[0];if(o)return Math.round(o[n.options.horizontal?"inlineSize":"blockSize"])}if(!t){let o=n.indexFromElement(e),r=n.options.getItemKey(o),s=n.itemSizeCache.get(r);if(s!==void 0)return s}return e[n.options.horizontal?"offsetWidth":"offsetHeight"]},ay=(e,{adjustments:t=0,behavior:n},o)=>{var r;let{scrollElement:s,options:i}=o,l=e+t,u=i.horizontal&&i.isRtl&&s!==null&&"ownerDocument"in s;(r=s?.scrollTo)==null||r.call(s,{[i.horizontal?"left":"top"]:u?-l:l,behavior:n})};var Td=ay,_d=(e,t)=>e==="smooth"?t?"smoothLanded":"smooth":"instant",yr=e=>e?.phase==="smooth"||e?.phase==="smoothLanded";function uy(e,t,n,o){if(t===0)return!1;let r=o(0),s=new Set,i=0;for(;i<e;){let u=n(i);if(u===r)break;s.add(u),i++}let l=e-i;if(l===0||l>=t)return!1;for(let u=0;u<l;u++)if(o(u)!==n(i+u))return!1;for(let u=l;u<t;u++)if(s.has(o(u)))return!1;return!0}var Es=class{constructor(t){this.unsubs=[],this.scrollElement=null,this.targetWindow=null,this.isScrolling=!1,this.scrollState=null,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache=new Map,this.itemSizeCacheVersion=0,this.laneAssignments=new Map,this.pendingMin=null,this.prevLanes=void 0,this.lanesChangedFlag=!1,this.lanesSettling=!1,this.pendingScrollAnchor=null,this.scrollRect=null,this.scrollOffset=null,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._iosGesture=new Cs({getWindow:()=>this.targetWindow,now:()=>this.now(),tailStillMoving:()=>{let n=this.scrollState;if(n?.phase!=="queued"||this.pendingWrite!==null)return!1;let o=this._readElementOffset();return o===null||this._lastElementOffset===null||Math.abs(o-this._lastElementOffset)<1?!1:(this._lastElementOffset=o,n.samples=[...n.samples??[],{t:this.now(),offset:o}],!0)},onTailClosed:()=>{let n=this.scrollState;n?.phase==="queued"&&bd(n.samples??[])&&(this.scrollState=null),this._flushHoldIfReady(!0),this._writeAwaitingCommand(),this._retryClampedAdjustment()}}),this._lastElementOffset=null,this.pendingWrite=null,this._clampedAdjustment=null,this.elementsCache=new Map,this._resizeBatch=null,this.now=()=>{var n,o,r;return((r=(o=(n=this.targetWindow)==null?void 0:n.performance)==null?void 0:o.now)==null?void 0:r.call(o))??Date.now()},this.observer=(()=>{let n=null,o=null,r=!1,s=!1,i=new Set,l=()=>{if(n)return n;let d=this.targetWindow;if(!d||!d.ResizeObserver)return null;let p=o=Sd(d);return n=new d.ResizeObserver(m=>{let g=()=>{let h={sync:!1};this._resizeBatch=h;try{m.forEach(u)}finally{this._resizeBatch=null,h.notify&&(this.notify(h.sync),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment(),this.measureElement(null))}};if(this.options.useAnimationFrameWithResizeObserver)p.schedule(g);else{r=!0;try{g()}finally{r=!1}}})},u=d=>{let p=d.target,m=this.indexFromElement(p);if(!p.isConnected){this.observer.unobserve(p);for(let[g,h]of this.elementsCache)if(h===p){this.elementsCache.delete(g);break}return}this.isIndexInRange(m)&&this.shouldMeasureDuringScroll(m)&&this.resizeItem(m,this.options.measureElement(p,d,this))};return{disconnect:()=>{var d;(d=l())==null||d.disconnect(),o?.cancel(),i.clear(),s=!1,n=null,o=null},observe:d=>{let p=l();if(p){if(!r){p.observe(d,{box:"border-box"});return}i.add(d),s||(s=!0,o?.schedule(()=>{s=!1,i.forEach(m=>{m.isConnected&&n?.observe(m,{box:"border-box"})}),i.clear()}))}},unobserve:d=>{var p;i.delete(d),(p=l())==null||p.unobserve(d)}}})(),this.range=null,this.setOptions=n=>{var o;let r={debug:!1,initialOffset:0,overscan:1,paddingStart:0,paddingEnd:0,scrollPaddingStart:0,scrollPaddingEnd:0,horizontal:!1,getItemKey:oy,rangeExtractor:ry,onChange:()=>{},measureElement:ly,initialRect:{width:0,height:0},scrollMargin:0,gap:0,indexAttribute:"data-index",initialMeasurementsCache:[],lanes:1,anchorTo:"start",followOnAppend:!1,scrollEndThreshold:1,isScrollingResetDelay:150,enabled:!0,isRtl:!1,useScrollendEvent:!1,useAnimationFrameWithResizeObserver:!1,laneAssignmentMode:"estimate",useCachedMeasurements:!1};for(let p in n){let m=n[p];m!==void 0&&(r[p]=m)}let s=this.options,i=null,l=null,u=!1;if(s!==void 0&&s.enabled&&r.enabled&&r.anchorTo==="end"&&this.scrollElement!==null){let p=s.count,m=r.count,g=this.getMeasurements(),h=((o=this._singleLaneMeasurements)==null?void 0:o.items)??g,v=T=>pd(h[T]),_=p>0?v(0):null,R=p>0?v(p-1):null;if(m!==p||p>0&&m>0&&(r.getItemKey(0)!==_||r.getItemKey(m-1)!==R)){u=!0;let T=p>0?this.getVirtualItemForOffset(this.getScrollOffset())??g[0]:null;T&&(i=[T.key,this.getScrollOffset()-T.start]);let C=r.followOnAppend===!0?"auto":r.followOnAppend||null;C&&m>0&&this.isAtEnd(s.scrollEndThreshold)&&(p===0||r.getItemKey(m-1)!==R)&&(m>p||uy(p,m,v,r.getItemKey))&&(l=C)}}this.options=r,u&&(this.pendingMin=0,this.itemSizeCacheVersion++);let d=null;if(i&&this.scrollOffset!==null&&!this._awaitingCommandReadBack()){let[p,m]=i,g=this.getMeasurements(),{count:h,getItemKey:v}=this.options,_=0;for(;_<h&&v(_)!==p;)_++;if(_<h){let R=g[_];if(R){let S=Math.max(0,R.start+m);!l&&S!==this.scrollOffset&&(d=S-this.scrollOffset,this.scrollOffset=S)}}}l?this.pendingScrollAnchor={kind:"follow",behavior:l}:d!==null&&(this._canWriteScroll()?this.pendingScrollAnchor={kind:"anchor",delta:d}:(this._holdOffset+=d,this._followOffsetTarget(d)))},this.notify=n=>{var o,r;(r=(o=this.options).onChange)==null||r.call(o,this,n)},this.maybeNotify=qn(()=>(this.calculateRange(),[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]),n=>{this.notify(n)},{key:!1,debug:()=>this.options.debug,initialDeps:[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]}),this.cleanup=()=>{var n;this.unsubs.filter(Boolean).forEach(o=>o()),this.unsubs=[],this.observer.disconnect(),this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null,(n=this._momentumStop)==null||n.restore(),this._momentumStop=null,this.isScrolling=!1,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._clampedAdjustment=null,this.pendingWrite=null,this.scrollElement=null,this.targetWindow=null},this._didMount=()=>()=>{this.cleanup()},this._willUpdate=()=>{var n;let o=this.options.enabled?this.options.getScrollElement():null;if(this.scrollElement!==o){if(this.cleanup(),!o){this.maybeNotify();return}this.scrollElement=o,this.scrollElement&&"ownerDocument"in this.scrollElement?this.targetWindow=this.scrollElement.ownerDocument.defaultView:this.targetWindow=((n=this.scrollElement)==null?void 0:n.window)??null,this.elementsCache.forEach(s=>{this.observer.observe(s)}),this.unsubs.push(this.options.observeElementRect(this,s=>{this.scrollRect=s,this.maybeNotify()})),this.unsubs.push(this.options.observeElementOffset(this,(s,i)=>{var l,u,d,p;let m=i?this._elementMaxScrollOffset():null,g=this._reportedOverscroll;this._reportedOverscroll=s<0||m!==null&&s>m+1;let h=s;this._lastElementOffset=h,s=this._toLayoutOffset(s);let v=this._classifyScrollEvent(s,i,m);if(v==="spurious")return;v==="readBack"?s=this.pendingWrite.target:v==="clampedReadBack"&&((l=this.scrollState)==null?void 0:l.index)!=null&&s<this.getMaxScrollOffset()-1.5?this.scrollState.lastTargetOffset=s:gd({kind:v,offset:s,command:this.scrollState,target:()=>this.getScrollStateTarget(this.scrollState)})&&(this.scrollState=null),this.pendingWrite=null,this._clampedAdjustment!==null&&Math.abs(s-this._clampedAdjustment.maxAtWrite)>=1.5&&(this._clampedAdjustment=null);let _=this.getScrollOffset(),R=this.scrollDirection;this.scrollDirection=i?_===s?this.scrollDirection:_<s?"forward":"backward":null,this.scrollOffset=s,this.isScrolling=i;let S=this.scrollState;if(S?.phase==="queued"&&v==="external"&&i)if(g||this._reportedOverscroll)S.samples=[];else{let x=this.now();S.samples=[...(S.samples??[]).filter(T=>x-T.t<=200),{t:x,offset:h}],(R!==null&&this.scrollDirection!==R||yd(S.samples))&&(this.scrollState=null)}this._iosGesture.onScroll({isScrolling:i,ownReadBack:v==="readBack",moved:s!==_,external:v==="external"&&((u=this.scrollState)==null?void 0:u.phase)!=="smooth"&&((d=this.scrollState)==null?void 0:d.phase)!=="smoothFinishing"})&&((p=this.scrollState)==null?void 0:p.phase)==="queued"&&(this.scrollState=null),this._flushHoldIfReady(!0),this.scrollState&&this.scheduleScrollReconcile(),this.maybeNotify()})),"addEventListener"in this.scrollElement&&this.unsubs.push(this._iosGesture.listen(this.scrollElement)),this._scrollToOffset(this.getScrollOffset())}this._noteClampMax();let r=this.pendingScrollAnchor;this.pendingScrollAnchor=null,r&&this.scrollElement&&this.options.enabled&&(r.kind==="anchor"?this._canWriteScroll()?yr(this.scrollState)&&!an(this.getScrollOffset()-r.delta,this.scrollState.lastTargetOffset)||(this._followOffsetTarget(r.delta),this._scrollToOffset(this.getScrollOffset())):(this._holdOffset+=r.delta,this._followOffsetTarget(r.delta),this.notify(!1)):this.scrollToEnd({behavior:r.behavior})),this._flushHoldIfReady(!1),this._retryClampedAdjustment()},this._classifyScrollEvent=(n,o,r)=>{var s;return hd({offset:n,isScrolling:o,elementMax:r,holdOffset:this._holdOffset,scrollOffset:this.scrollOffset,pendingWrite:this.pendingWrite,clampedMaxAtWrite:((s=this._clampedAdjustment)==null?void 0:s.maxAtWrite)??null})},this._retryClampedAdjustment=()=>{if(this._clampedAdjustment===null||!this.scrollElement||!this.options.enabled||!this._canWriteScroll())return;let{target:n,maxAtWrite:o}=this._clampedAdjustment,r=this.getMaxScrollOffset();r>o+.5&&(this._clampedAdjustment=n>r+.5?{target:n,maxAtWrite:r}:null,this._scrollToOffset(n))},this._writeAwaitingCommand=()=>{let n=this.scrollState;if(n===null||n.phase!=="queued")return;let{behavior:o}=n;this.getMeasurements();let r=this.getScrollStateTarget(n);n.lastTargetOffset=r,this._clampedAdjustment=null,n.phase=_d(o,n.index!=null&&an(r,this.getScrollOffset())),this._scrollToOffset(r,{behavior:o}),this.scheduleScrollReconcile()},this._readElementOffset=()=>{let n=this.scrollElement;if(n==null)return null;let{horizontal:o,isRtl:r}=this.options;return typeof n.scrollTop=="number"?o?n.scrollLeft*(r&&-1||1):n.scrollTop:typeof n.scrollY=="number"?o?n.scrollX:n.scrollY:null},this._canWriteScroll=()=>!(gr()&&this._iosGesture.inMotion())&&!this._reportedOverscroll,this._flushHoldIfReady=n=>{var o;if(this._holdOffset===0||!this.scrollElement||!this.options.enabled||!this._canWriteScroll()||((o=this.scrollState)==null?void 0:o.phase)==="smooth")return;this._holdOffset=0,this.scrollOffset!==null&&this.scrollOffset<0&&(this.scrollOffset=0),this.notify(n);let r=this.getCommandWrittenOffset()??this.getScrollOffset();this._clampedAdjustment=this._clampedBy(r),this._scrollToOffset(r)},this.rafId=null,this.getSize=()=>this.options.enabled?(this.scrollRect=this.scrollRect??this.options.initialRect,this.scrollRect[this.options.horizontal?"width":"height"]):(this.scrollRect=null,0),this.getScrollOffset=()=>this.options.enabled?(this.scrollOffset=this.scrollOffset??(typeof this.options.initialOffset=="function"?this.options.initialOffset():this.options.initialOffset),this.scrollOffset):(this.scrollOffset=null,0),this.getMeasurementOptions=qn(()=>[this.options.count,this.options.paddingStart,this.options.scrollMargin,this.options.getItemKey,this.options.enabled,this.options.lanes,this.options.laneAssignmentMode,this.options.gap],(n,o,r,s,i,l,u,d)=>(this.prevLanes!==void 0&&this.prevLanes!==l&&(this.lanesChangedFlag=!0),this.prevLanes=l,this.pendingMin=null,{count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:i,lanes:l,laneAssignmentMode:u,gap:d}),{key:!1}),this.isIndexInRange=n=>n>=0&&n<this.options.count,this.getMeasurements=qn(()=>[this.getMeasurementOptions(),this.itemSizeCacheVersion],({count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:i,lanes:l,laneAssignmentMode:u,gap:d},p)=>{var m;let g=this.itemSizeCache;if(!i)return this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),[];if(this.laneAssignments.size>n)for(let x of this.laneAssignments.keys())x>=n&&this.laneAssignments.delete(x);this.lanesChangedFlag&&(this.lanesChangedFlag=!1,this.lanesSettling=!0,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.pendingMin=null),this.measurementsCache.length===0&&!this.lanesSettling&&(this.measurementsCache=this.options.initialMeasurementsCache,this.measurementsCache.forEach(x=>{this.itemSizeCache.set(x.key,x.size)}));let h=this.lanesSettling?0:this.pendingMin??0;if(this.pendingMin=null,this.lanesSettling&&this.measurementsCache.length===n&&(this.lanesSettling=!1),l===1){let x=n*2,T=(m=this._singleLaneMeasurements)==null?void 0:m.flat;if(!T||T.length<x){let z=new Float64Array(x);T&&h>0&&z.set(T.subarray(0,h*2)),T=z}let C=h===0?new Array(n):this._singleLaneMeasurements.items.slice(),A;if(h===0)A=o+r;else{let z=h-1;A=T[z*2]+T[z*2+1]+d}for(let z=h;z<n;z++){let $=s(z);C[z]=$;let G=g.get($),H=typeof G=="number"?G:this.options.estimateSize(z);T[z*2]=A,T[z*2+1]=H,A+=H+d}this._singleLaneMeasurements={flat:T,items:C};let M=fd(C,T);return this.measurementsCache=M,M}let v=this.measurementsCache.slice(0,h),_=new Array(l).fill(void 0),R=new Float64Array(l),S=0;for(let x=0;x<h;x++){let T=v[x];T&&(_[T.lane]===void 0&&S++,_[T.lane]=x,R[T.lane]=T.end)}for(let x=h;x<n;x++){let T=s(x),C=this.laneAssignments.get(x),A,M,z=u==="estimate"||g.has(T);if(C!==void 0&&this.options.lanes>1){A=C;let I=_[A],L=I!==void 0?v[I]:void 0;M=L?L.end+d:o+r}else if(S===l){let I=0,L=R[0],P=_[0];for(let B=1;B<l;B++){let V=R[B];(V<L||V===L&&_[B]<P)&&(I=B,L=V,P=_[B])}A=I,M=L+d,z&&this.laneAssignments.set(x,A)}else A=x%this.options.lanes,M=o+r,z&&this.laneAssignments.set(x,A);let $=g.get(T),G=typeof $=="number"?$:this.options.estimateSize(x),H=M+G;v[x]={index:x,start:M,size:G,end:H,key:T,lane:A},_[A]===void 0&&S++,_[A]=x,R[A]=H}return this.measurementsCache=v,v},{key:!1,debug:()=>this.options.debug}),this.calculateRange=qn(()=>[this.getMeasurements(),this.getSize(),this.getScrollOffset(),this.options.lanes,this._getLayoutTotalSize()+this.options.scrollMargin],(n,o,r,s,i)=>{if(n.length===0||o===0)return this.range=null,null;let l=Math.max(i-o,0);return this.range=dy(n,o,Math.min(r,l),s,s===1&&this._singleLaneMeasurements!==null?this._singleLaneMeasurements.flat:null),this.range},{key:!1,debug:()=>this.options.debug}),this.getVirtualIndexes=qn(()=>{let n=null,o=null,r=this.calculateRange();return r&&(n=r.startIndex,o=r.endIndex),this.maybeNotify.updateDeps([this.isScrolling,n,o]),[this.options.rangeExtractor,this.options.overscan,this.options.count,n,o,this.options.lanes]},(n,o,r,s,i,l)=>s===null||i===null?[]:n({startIndex:s,endIndex:i,overscan:o,count:r,lanes:l}),{key:!1,debug:()=>this.options.debug}),this.indexFromElement=n=>{let o=this.options.indexAttribute,r=n.getAttribute(o);return r?parseInt(r,10):(console.warn(`Missing attribute name '${o}={index}' on measured element.`),-1)},this.shouldMeasureDuringScroll=n=>{var o;if(!yr(this.scrollState))return!0;let r=this.scrollState.index??((o=this.getVirtualItemForOffset(this.scrollState.lastTargetOffset))==null?void 0:o.index);if(r!==void 0&&this.range){let s=Math.max(this.options.overscan,Math.ceil((this.range.endIndex-this.range.startIndex)/2)),i=Math.max(0,r-s),l=Math.min(this.options.count-1,r+s);return n>=i&&n<=l}return!0},this.measureElement=n=>{if(!n){this.elementsCache.forEach((i,l)=>{i.isConnected||(this.observer.unobserve(i),this.elementsCache.delete(l))});return}let o=this.indexFromElement(n);if(!this.isIndexInRange(o))return;let r=this.options.getItemKey(o),s=this.elementsCache.get(r);s!==n&&(s&&this.observer.unobserve(s),this.observer.observe(n),this.elementsCache.set(r,n)),n.isConnected&&(!this.isScrolling||this.scrollState)&&this.shouldMeasureDuringScroll(o)&&this.resizeItem(o,this.options.measureElement(n,void 0,this))},this.resizeItem=(n,o)=>{var r,s,i;if(!this.isIndexInRange(n))return;(r=this._resizeBatch)!=null&&r.sync&&this.getMeasurements();let l,u,d,p=(s=this._singleLaneMeasurements)==null?void 0:s.flat;if(this.options.lanes===1&&p!=null)d=this.options.getItemKey(n),u=p[n*2],l=p[n*2+1];else{let h=this.measurementsCache[n];if(!h)return;d=h.key,u=h.start,l=h.size}let m=this.itemSizeCache.get(d)??l,g=o-m;if(g!==0){let h=this.options.anchorTo==="end"&&!yr(this.scrollState)&&this.getVirtualDistanceFromEnd()<=this.options.scrollEndThreshold,v=h?this._getLayoutTotalSize():0,_=this.getScrollOffset(),S=!this.itemSizeCache.has(d)?u<_:u+m<=_&&this.scrollDirection!=="backward",x=!yr(this.scrollState)&&(this.shouldAdjustScrollPositionOnItemSizeChange!==void 0?this.shouldAdjustScrollPositionOnItemSizeChange(this.measurementsCache[n]??{index:n,key:d,start:u,size:l,end:u+l,lane:0},g,this):S);(this.pendingMin===null||n<this.pendingMin)&&(this.pendingMin=n),this.itemSizeCache.set(d,o),this.itemSizeCacheVersion++;let T=!1;if(this._awaitingCommandReadBack()||(h?T=this.applyScrollAdjustment(this._getLayoutTotalSize()-v):x&&(T=this.applyScrollAdjustment(g))),this._resizeBatch){this._resizeBatch.notify=!0,(i=this._resizeBatch).sync||(i.sync=T);return}this.notify(T),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment()}},this.getVirtualItems=qn(()=>[this.getVirtualIndexes(),this.getMeasurements(),this._holdOffset],(n,o,r)=>{let s=[];for(let i=0,l=n.length;i<l;i++){let u=n[i],d=o[u];s.push(r===0?d:{...d,start:d.start-r,end:d.end-r})}return s},{key:!1,debug:()=>this.options.debug}),this.getVirtualItemForOffset=n=>{var o;let r=this.getMeasurements();if(r.length===0)return;let s=(o=this._singleLaneMeasurements)==null?void 0:o.flat,i=this.options.lanes===1&&s!=null,l=Cd(0,r.length-1,i?u=>s[u*2]:u=>dl(r[u]).start,n);return dl(r[l])},this._noteClampMax=()=>{if(!this._awaitingCommandReadBack())return;let n=this._elementMaxScrollOffset();if(n===null)return;let o=this.pendingWrite,r=Math.max(n,0)+this._holdOffset;if(r>=o.target)return;let s=o.lowMaxes??(o.lowMaxes=[]);s[s.length-1]!==r&&s.push(r)},this.getMaxScrollOffset=()=>(this._elementMaxScrollOffset()??0)+this._holdOffset,this._toLayoutOffset=n=>{var o;let r=n+this._holdOffset;return((o=this.pendingScrollAnchor)==null?void 0:o.kind)==="anchor"&&(r+=this.pendingScrollAnchor.delta),r},this._elementMaxScrollOffset=()=>{let n=this.scrollElement;if(n===null)return null;if("scrollHeight"in n)return this.options.horizontal?n.scrollWidth-n.clientWidth:n.scrollHeight-n.clientHeight;if("document"in n){let o=n.document.documentElement;return this.options.horizontal?o.scrollWidth-n.innerWidth:o.scrollHeight-n.innerHeight}return null},this._momentumStop=null,this._stopMomentum=n=>{let o=this.scrollElement,r=this.targetWindow;if(o===null||r===null)return;let s="document"in o?o.document.scrollingElement:o;if(!s?.style)return;if(this._momentumStop){this._momentumStop.done=n;return}let{style:i}=s,l=this.options.horizontal?"overflow-x":"overflow-y",u=i.getPropertyValue(l),d=i.getPropertyPriority(l),p=()=>this.options.horizontal?s.clientHeight:s.clientWidth,m=p();if(i.setProperty(l,"hidden","important"),p()!==m){i.setProperty(l,u,d);return}let g={restore:()=>i.getPropertyValue(l)!=="hidden"||i.getPropertyPriority(l)!=="important"?!1:(i.setProperty(l,u,d),!0),done:n};this._momentumStop=g,r.requestAnimationFrame(()=>r.requestAnimationFrame(()=>{this._momentumStop===g&&(this._momentumStop=null,g.restore()&&g.done())}))},this._clampedBy=n=>{let o=this._elementMaxScrollOffset();if(o===null)return null;let r=o+this._holdOffset;return n>r+.5?{target:n,maxAtWrite:r}:null},this.getVirtualDistanceFromEnd=()=>Math.max(this._getLayoutTotalSize()+this.options.scrollMargin-this.getSize()-this.getScrollOffset(),0),this.getDistanceFromEnd=()=>Math.max(this.getMaxScrollOffset()-this.getScrollOffset(),0),this.isAtEnd=(n=this.options.scrollEndThreshold)=>this.getDistanceFromEnd()<=n,this.getOffsetForAlignment=(n,o,r=0)=>{if(!this.scrollElement)return 0;let s=this.getSize(),i=this.getScrollOffset();o==="auto"&&(o=n>=i+s?"end":"start"),o==="center"?n+=(r-s)/2:o==="end"&&(n-=s);let l=this.getMaxScrollOffset();return Math.max(Math.min(l,n),0)},this.getOffsetForIndex=(n,o="auto")=>{n=Math.max(0,Math.min(n,this.options.count-1));let r=this.getSize(),s=this.getScrollOffset(),i=this.getMeasurements()[n];if(!i)return;if(o==="auto")if(i.end>=s+r-this.options.scrollPaddingEnd)o="end";else if(i.start<=s+this.options.scrollPaddingStart)o="start";else return[s,o];if(o==="end"&&n===this.options.count-1){let u=this.getMaxScrollOffset(),d=u-this.options.paddingEnd+this.options.scrollPaddingEnd;return[Math.max(Math.min(d,u),0),o]}let l=o==="end"?i.end+this.options.scrollPaddingEnd:i.start-this.options.scrollPaddingStart;return[this.getOffsetForAlignment(l,o,i.size),o]},this.scrollToOffset=(n,{align:o="start",behavior:r="auto"}={})=>{this._startScroll({index:null,align:o},this.getOffsetForAlignment(n,o),r,"absolute")},this.scrollToIndex=(n,{align:o="auto",behavior:r="auto"}={})=>{n=Math.max(0,Math.min(n,this.options.count-1));let s=this.getOffsetForIndex(n,o);if(!s)return;let[i,l]=s;this._startScroll({index:n,align:l},i,r,"absolute")},this.scrollBy=(n,{behavior:o="auto"}={})=>{let r=this.getOffsetForAlignment((this.getCommandWrittenOffset()??this.getScrollOffset())+n,"start");this._startScroll({index:null,align:"start"},r,o,"relative")},this.scrollToEnd=({behavior:n="auto"}={})=>{if(this.options.count>0){this._startScroll({index:this.options.count-1,align:"end",toEnd:!0},Math.max(this.getMaxScrollOffset(),0),n,"absolute");return}this.scrollToOffset(Math.max(this.getTotalSize()-this.getSize(),0),{behavior:n})},this.cancelScroll=()=>{this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null},this.getTotalSize=()=>Math.max(this._getLayoutTotalSize()-this._holdOffset,0),this._getLayoutTotalSize=()=>{var n,o;let r=this.getMeasurements(),s;if(r.length===0)s=this.options.paddingStart;else if(this.options.lanes===1){let i=r.length-1,l=(n=this._singleLaneMeasurements)==null?void 0:n.flat;l!=null?s=l[i*2]+l[i*2+1]:s=((o=r[i])==null?void 0:o.end)??0}else{let i=Array(this.options.lanes).fill(null),l=r.length-1;for(;l>=0&&i.some(u=>u===null);){let u=r[l];i[u.lane]===null&&(i[u.lane]=u.end),l--}s=Math.max(...i.filter(u=>u!==null))}return Math.max(s-this.options.scrollMargin+this.options.paddingEnd,0)},this.takeSnapshot=()=>{let n=[];if(this.itemSizeCache.size===0)return n;let o=this.getMeasurements();for(let r of o)r&&this.itemSizeCache.has(r.key)&&n.push({index:r.index,key:r.key,start:r.start,size:r.size,end:r.end,lane:r.lane});return n},this._scrollToOffset=(n,{adjustments:o,behavior:r}={})=>{let s={target:n+(o??0),smooth:r==="smooth"};return this.pendingWrite=s,this.options.scrollToFn(n-this._holdOffset,{behavior:r,adjustments:o},this),s},this.getCommandWrittenOffset=()=>this.scrollState!==null&&this.pendingWrite!==null&&!this.pendingWrite.smooth?this.pendingWrite.target:null,this._awaitingCommandReadBack=()=>{let n=this.getCommandWrittenOffset();return!(gr()&&this._iosGesture.dragging())&&n!==null&&!an(n,this.getScrollOffset())},this._followOffsetTarget=n=>{this.scrollState!==null&&this.scrollState.index==null&&(this.scrollState.lastTargetOffset+=n)},this.measure=()=>{this.pendingMin=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.itemSizeCacheVersion++,this.notify(!1)},this.setOptions(t)}get scrollAdjustments(){return 0}applyScrollAdjustment(t,n){if(t===0)return!1;if(this._followOffsetTarget(t),this._canWriteScroll()){let o=this.getScrollOffset();this._clampedAdjustment=this._clampedBy(o+t);let r=this._scrollToOffset(o,{adjustments:t,behavior:n});return this.scrollOffset!==null&&(this.pendingWrite===r&&(this.scrollOffset+=t),this.scrollOffset<0&&(this.scrollOffset=0)),!0}else return this._holdOffset+=t,this.scrollOffset!==null&&(this.scrollOffset+=t),!0}scheduleScrollReconcile(){if(!this.targetWindow){this.scrollState=null;return}this.rafId==null&&(this.rafId=this.targetWindow.requestAnimationFrame(()=>{this.rafId=null,this.reconcileScroll()}))}getScrollStateTarget(t){let n=t.toEnd?[Math.max(this.getMaxScrollOffset(),0)]:t.index!=null?this.getOffsetForIndex(t.index,t.align):void 0;return n?n[0]:t.lastTargetOffset}reconcileScroll(){if(!this.scrollState||!this.scrollElement)return;if(this.now()-this.scrollState.startedAt>5e3){this.scrollState=null;return}if(this.scrollState.phase==="queued"){this.scheduleScrollReconcile();return}this.getMeasurements();let o=this.getScrollStateTarget(this.scrollState),r=this.scrollState.index==null?1:this.options.useAnimationFrameWithResizeObserver?3:2,s=o!==this.scrollState.lastTargetOffset;if(!s&&an(o,this.getScrollOffset())){if(this.scrollState.phase==="smooth"?this.scrollState.phase="smoothLanded":this.scrollState.phase==="smoothFinishing"&&(this.scrollState.phase="instant"),this.scrollState.stableFrames++,this.scrollState.stableFrames>=r){this.getScrollOffset()!==o&&this._scrollToOffset(o,{behavior:"auto"}),this.scrollState=null;return}}else if(this.scrollState.stableFrames=0,s){let i=this.getSize()||600,l=Math.abs(o-this.getScrollOffset()),u=yr(this.scrollState)&&l>i;this.scrollState.lastTargetOffset=o,u?this.scrollState.phase="smooth":this.scrollState.phase==="smooth"?this.scrollState.phase="smoothFinishing":this.scrollState.phase==="smoothLanded"&&(this.scrollState.phase="instant"),this._scrollToOffset(o,{behavior:u?"smooth":"auto"})}this.scheduleScrollReconcile()}_startScroll(t,n,o,r){this.pendingScrollAnchor=null,this._clampedAdjustment=null;let s=this._iosGesture.tail();if(r==="absolute"&&s!==null){if(s==="fling"&&vd()){this._stopMomentum(()=>{let i=this.scrollState;i?.phase!=="queued"||this._iosGesture.tail()!=="fling"||this._reportedOverscroll||(this._iosGesture.end(),this._flushHoldIfReady(!0),this._writeAwaitingCommand())}),this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,phase:"queued",behavior:o,samples:[]},this.scheduleScrollReconcile();return}this._iosGesture.end()}this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,behavior:o,phase:_d(o,t.index!=null&&an(n,this.getScrollOffset()))},this._scrollToOffset(n,{behavior:o}),this.scheduleScrollReconcile()}},Cd=(e,t,n,o)=>{for(;e<=t;){let r=(e+t)/2|0,s=n(r);if(s<o)e=r+1;else if(s>o)t=r-1;else return r}return e>0?e-1:0};function cy(e,t,n){let o=0;for(;o<=t;){let r=(o+t)/2|0,s=e[r*2];if(s<n)o=r+1;else if(s>n)t=r-1;else return r}return o>0?o-1:0}function dy(e,t,n,o,r){let s=e.length-1;if(e.length<=o)return{startIndex:0,endIndex:s};if(o===1&&r!==null){let d=cy(r,s,n),p=d,m=n+t;for(;p<s&&r[p*2]+r[p*2+1]<m;)p++;return{startIndex:d,endIndex:p}}let l=Cd(0,s,d=>e[d].start,n),u=l;if(o===1)for(;u<s&&e[u].end<n+t;)u++;else if(o>1){let d=Array(o).fill(0);for(;u<s&&d.some(m=>m<n+t);){let m=e[u];d[m.lane]=m.end,u++}let p=Array(o).fill(n+t);for(;l>=0&&p.some(m=>m>=n);){let m=e[l];p[m.lane]=m.start,l--}l=Math.max(0,l-l%o),u=Math.min(s,u+(o-1-u%o))}return{startIndex:l,endIndex:u}}function Ed(e,t,n){let o=ct(null),[,r]=ee(0),s={count:e,overscan:10,scrollMargin:n,scrollPaddingStart:n,estimateSize:()=>t,getScrollElement:()=>o.current,scrollToFn:Td,observeElementRect:kd,observeElementOffset:Rd,onChange:()=>r(l=>l+1)},[i]=ee(()=>new Es(s));return i.setOptions(s),yo(()=>i._didMount(),[i]),yo(()=>i._willUpdate()),{scroller:o,virtualizer:i}}var Ms=28;function Sn(e){let{label:t,testId:n,columns:o,rows:r,selected:s,onChoose:i,minWidth:l}=e,{scroller:u,virtualizer:d}=Ed(r.length,Ms,Ms),[p,m]=ee(-1),g=o.map(S=>S.width).join(" "),{sort:h,topKey:v}=e;Ne(()=>d.scrollToOffset(0),[h,v]),Ne(()=>{let S=s===null?-1:r.indexOf(s);S<0||(m(S),d.scrollToIndex(S,{align:"auto"}))},[s]);let _=S=>{let x=Math.max(0,Math.min(r.length-1,S));m(x),d.scrollToIndex(x,{align:"auto"})},R=S=>{if(S.target!==S.currentTarget)return;let x=r[p],T=Math.max(1,Math.floor((u.current?.clientHeight??0)/Ms)-2),A={ArrowDown:p+1,ArrowUp:p-1,PageDown:p+T,PageUp:p-T,Home:0,End:r.length-1}[S.key];if(A!==void 0)_(A);else if(S.key==="Enter"&&x!==void 0)i(x);else if(S.key==="ArrowRight"&&x!==void 0)e.onFold?.(x,!0);else if(S.key==="ArrowLeft"&&x!==void 0)e.onFold?.(x,!1);else return;S.preventDefault()};return a("div",{class:"table",ref:u,role:"grid","aria-label":t,"aria-rowcount":r.length+1,"aria-activedescendant":p>=0?`${n}-${p}`:void 0,tabIndex:0,"data-testid":n,onKeyDown:R,children:a("div",{class:"table-inner",style:{minWidth:l,"--tracks":g},children:[a(py,{...e}),a("div",{class:"table-body",role:"rowgroup",style:{height:`${d.getTotalSize()}px`},children:d.getVirtualItems().map(({index:S,start:x})=>{let T=r[S];return T===void 0?null:a("div",{id:`${n}-${S}`,class:`tr${S===p?" active":""}`,role:"row","aria-rowindex":S+2,"aria-selected":T===s,"data-row":T,style:{transform:`translateY(${x-Ms}px)`},onClick:()=>{m(S),i(T)},children:o.map(C=>a("div",{role:"gridcell",class:C.isNumber?"td number":"td",children:C.cell(T)},C.key))},T)})})]})})}function py({columns:e,sort:t,onSort:n}){return a("div",{class:"tr head",role:"row","aria-rowindex":1,children:e.map(({key:o,label:r,help:s,isNumber:i=!1})=>{let l=t?.key!==o?"none":t.descending?"descending":"ascending";return a("div",{role:"columnheader","aria-sort":l,class:i?"number":"",children:a("button",{type:"button",title:s,"data-testid":`sort-${o}`,onClick:()=>n(iu(t,o,i)),children:[r,a("span",{class:"arrow","aria-hidden":"true",children:{none:"",ascending:"▲",descending:"▼"}[l]})]})},o)})})}var Md={key:"modules",title:"Modules",Panel:fy};function fy({recording:e}){let t=Y(),n=e.modules,o=t.recordings.moduleTree.value,[r,s]=yn("modules"),i=ue(()=>new Set(or(r.open??"")??o?.roots),[r.open,o]),l=v=>s("open",rr([...v])),u=Hr(r.sort,Object.keys(n)),d=v=>i.has(v),p=(v,_)=>{let R=new Set(i);_?R.add(v):R.delete(v),l(R)},m=ue(()=>o?Ua(o,d,_=>u?vn(_,gy(n,u.key),u.descending):_):[],[o,i,r.sort]),g=ue(()=>o?my(n,o,d,p):[],[o,i]),{selected:h}=t.address.value;return a(se,{children:[a("div",{class:"toolbar",children:[a("button",{type:"button","data-testid":"modules-open-all",onClick:()=>l(xn(n.fqn.length)),children:"Open all"}),a("button",{type:"button","data-testid":"modules-close-all",onClick:()=>l([]),children:"Close all"}),a("span",{class:"count",children:ve(n.fqn.length,"module call")})]}),a(Sn,{label:"Module calls in order of entry",testId:"modules-table",columns:g,rows:m,sort:u,onSort:v=>s("sort",Kr(v)),selected:h?.kind==="module"?h.number:null,onChoose:v=>t.select(Ve(v)),onFold:p,minWidth:"760px"})]})}function my(e,t,n,o){let r=Math.max(0,...t.roots.map(i=>e.total_bytes[i]??0)),s=(i,l,u)=>({key:i,label:l,help:u,width:"92px",isNumber:!0,cell:d=>a(ne,{n:e[i][d]})});return[{key:"fqn",label:"module",width:"minmax(220px, 2fr)",cell:i=>a("span",{class:"branch",style:{"--depth":t.depth[i]??0},children:[t.children[i]?.length?a("button",{type:"button",class:"quiet twist",tabIndex:-1,"aria-expanded":n(i),"aria-label":n(i)?"Fold":"Unfold",onClick:l=>{l.stopPropagation(),o(i,!n(i))},children:n(i)?"−":"+"}):a("span",{class:"twist"}),a("span",{title:e.fqn[i],children:hy(e,i)}),e.where[i]&&a("span",{class:"tag",children:e.where[i]})]})},{key:"type_name",label:"type",width:"minmax(100px, 1fr)",cell:i=>e.type_name[i]},{key:"nodes",label:"nodes",width:"64px",isNumber:!0,cell:i=>Z(e.nodes[i]??0)},{key:"total_bytes",label:"total",help:"Charged to this module call and those inside it",width:"minmax(150px, 1fr)",isNumber:!0,cell:i=>a("span",{class:"with-bar",children:[a(Qt,{part:e.total_bytes[i]??0,whole:r}),a(ne,{n:e.total_bytes[i]})]})},s("self_bytes","self","Charged to its own ops, without the modules inside it"),s("exclusive_bytes","exclusive","What would go if only this module stopped saving"),s("freed_bytes","freed","Made inside it and freed before the forward ended")]}function hy(e,t){let n=rn(e,t),o=e.parent[t]??null,r=o===null?"":`${e.fqn[o]}.`;return r.length>1&&n.startsWith(r)?n.slice(r.length):n}function gy(e,t){return e[t]}var Pd={key:"ops",title:"Ops",Panel:yy};function yy({recording:e}){let{address:t,recordings:n,select:o}=Y(),[r,s]=yn("ops"),i=r.filter??"",l=r.saving==="1",u=ue(()=>by(e),[e]),d=ue(()=>vy(e.ops,u),[e]),p=Hr(r.sort,d.map(({key:S})=>S)),m=ue(()=>wy(e.ops,u),[e]),g=ue(()=>{let S=Ro(i);return xn(e.ops.node.length).filter(x=>(!l||(e.ops.saves[x]??0)>0)&&S(m[x]??""))},[e,i,l]),h=ue(()=>p?vn(g,Od(e.ops,u,p.key),p.descending):g,[g,r.sort]),{selected:v}=t.value,_=v?.kind==="node"?n.rowOfNode.value.get(v.number):void 0,R=()=>{let{run:S,step:x}=n.shown.value??{run:"run",step:0};Xr(es("ops",S,x)+".csv","text/csv",_y(e.ops,u,h))};return a(se,{children:[a("div",{class:"toolbar",children:[a("input",{type:"search",class:"filter",placeholder:"Filter by op, module or source line","aria-label":"Filter the ops","data-testid":"ops-filter",value:i,onInput:S=>s("filter",S.currentTarget.value)}),a("label",{class:"check",children:[a("input",{type:"checkbox","data-testid":"ops-saving-only",checked:l,onChange:S=>s("saving",S.currentTarget.checked?"1":"")}),"only ops that save"]}),a("span",{class:"count",role:"status","data-testid":"ops-count",children:ve(h.length,"op")}),a("button",{type:"button","data-testid":"ops-csv",onClick:R,children:"Download CSV"})]}),a(Sn,{label:"Ops in forward order",testId:"ops-table",columns:d,rows:h,sort:p,onSort:S=>s("sort",Kr(S)),selected:_??null,onChoose:S=>o(Ge(e.ops.node[S]??0)),topKey:i,minWidth:"980px"})]})}function by({modules:e}){return e.fqn.map((t,n)=>rn(e,n))}function vy(e,t){let n=(o,r,s)=>({key:o,label:r,help:s,width:"88px",isNumber:!0,cell:i=>a(ne,{n:e[o][i]})});return[{key:"node",label:"#",help:"Forward order",width:"64px",isNumber:!0,cell:o=>e.node[o]},{key:"op",label:"op",width:"minmax(120px, 1fr)",cell:o=>a("span",{title:e.recomputed[o]?"Made again in the backward":void 0,children:[e.op[o],e.recomputed[o]&&a("span",{class:"tag",children:"recomputed"}),e.where[o]&&a("span",{class:"tag",children:e.where[o]})]})},{key:"module",label:"module",width:"minmax(160px, 1.5fr)",cell:o=>a(ts,{text:ml(e,t,o)})},{key:"saves",label:"saves",width:"56px",isNumber:!0,cell:o=>e.saves[o]},n("charged_bytes","charged","Storages counted at this op: it is their first saver"),n("shared_bytes","shared","Storages that this op saves too and another op counts"),n("exclusive_bytes","exclusive","What would go if only this op stopped saving"),n("output_bytes","output","Bytes of what the op returned"),{key:"output_state",label:"output is",help:"What became of the output when the forward ended",width:"118px",cell:o=>a(Qr,{state:e.output_state[o]??null})},{key:"source",label:"source",width:"minmax(110px, 1fr)",cell:o=>a(xy,{text:e.source[o]??""})}]}function xy({text:e}){return a("span",{title:e,children:e})}function ml(e,t,n){let o=e.module[n]??null;return o===null?"":t[o]??""}function Od(e,t,n){return n==="module"?e.node.map((o,r)=>ml(e,t,r)):e[n]}function wy(e,t){return e.op.map((n,o)=>`${n} ${ml(e,t,o)} ${e.source[o]??""}`.toLowerCase())}var Ad=["node","op","module","source","saves","charged_bytes","shared_bytes","exclusive_bytes","output_bytes","output_state","recomputed"];function _y(e,t,n){let o=Ad.map(r=>Od(e,t,r));return lu(Ad,n.map(r=>o.map(s=>s[r]??null)))}var Sy=["model_peak_bytes","kept_bytes"];function Ld(e){for(let t of Sy){let n=e.findIndex(l=>l.key===t),o=e[n];if(!o?.nbytes)continue;let r=e.findIndex((l,u)=>u>n&&l.level<=o.level),s=e.slice(n+1,r<0?e.length:r),i=s.filter((l,u)=>l.nbytes&&(s[u+1]?.level??0)<=l.level);return{label:o.label,total:o.nbytes,all:i.map(({key:l,label:u,help:d,nbytes:p})=>({key:l,label:u,help:d,nbytes:p??0}))}}return{label:"",total:0,all:[]}}var Id={key:"overview",title:"Overview",Panel:ky};function ky({recording:e}){let{select:t}=Y(),{ledger:n,kept:o,kept_count:r}=e,s=o.reduce((u,d)=>u+d.nbytes,0),l=n.filter(({key:u})=>u.split("/")[0]==="kept_bytes").reduce((u,d)=>u+(d.nbytes??0),0);return a("div",{class:"overview","data-testid":"overview",children:[a(Ry,{lines:n}),e.lighter.length>0&&a("ul",{class:"lighter","data-testid":"lighter",children:e.lighter.map(u=>a("li",{children:[u.text," ",a("button",{type:"button",class:"link",onClick:()=>t(Ve(u.calls[0]??0)),children:"show"})]},u.calls[0]))}),a("h2",{children:"Kept for the backward, the largest first"}),o.length===0&&a("p",{class:"hint",children:"Nothing is kept for the backward in this recording."}),a("ol",{class:"groups","data-testid":"groups",children:o.map(u=>a("li",{children:a(Cy,{group:u,largest:o[0]?.nbytes??0})},u.members[0]?.storage))}),r>o.length&&a("p",{class:"hint","data-testid":"groups-rest",children:[ve(r-o.length,"smaller one")," not listed: these are"," ",ko(s,l)," of what is kept."]})]})}function Ry({lines:e}){let{total:t,label:n,all:o}=Ld(e);return t===0?null:a("figure",{class:"parts","data-testid":"parts",children:[a("figcaption",{children:[n," ",a(ne,{n:t})]}),a("div",{class:"parts-bar",role:"img","aria-label":o.map(Ty).join(", "),children:o.map(r=>a("span",{class:`part ${r.key}`,style:{flexGrow:r.nbytes},title:`${r.label}: ${bn(r.nbytes)}`},r.key))}),a("ul",{children:o.map(r=>a("li",{title:r.help,children:[a("span",{class:`part ${r.key}`,"aria-hidden":"true"}),r.label," ",a(ne,{n:r.nbytes})," ",a("small",{children:ko(r.nbytes,t)})]},r.key))})]})}function Ty({label:e,nbytes:t}){return`${e} ${ie(t)}`}function Cy({group:e,largest:t}){let{address:n,select:o}=Y(),[r,s]=ee(!1),[i]=e.members,l=n.value.selected,u=e.count===1;return a("div",{class:"card","aria-current":u&&Dd(i?.node,l),children:[a("span",{class:"size",children:[a(ne,{n:e.nbytes}),a("small",{children:ko(e.nbytes,e.kept_bytes)}),a(Qt,{part:e.nbytes,whole:t})]}),a("span",{class:"what",children:[a("button",{type:"button",class:"link name","aria-expanded":u?void 0:r,onClick:()=>u&&i?o(Ge(i.node)):s(!r),children:[a("b",{children:e.op})," keeps ",a("code",{children:e.slot})," · ",e.module||"outside of modules",!u&&` ×${Z(e.count)}`]}),a("span",{class:"type",children:[Vn(e.dtype,e.shape),!u&&`, ${ie(e.nbytes/e.count)} each`]}),a("span",{class:"reason",children:e.reason}),a("small",{children:[e.source,e.category,e.name,e.device,e.saves>1&&ve(e.saves,"save")].filter(Boolean).join(" · ")}),r&&a(Ey,{group:e,selected:l})]})]})}function Dd(e,t){return e!==void 0&&Ge(e).text===t?.text}function Ey({group:e,selected:t}){let{select:n}=Y(),o=e.count-e.members.length;return a("ul",{class:"members",children:[e.members.map(({storage:r,node:s,fqn:i})=>a("li",{children:a("button",{type:"button",class:"link","aria-current":Dd(s,t),"data-node":s,onClick:()=>n(Ge(s)),children:i||e.op})},r)),o>0&&a("li",{children:["and ",Z(o)," more"]})]})}function zd({ranks:e}){let{recordings:t}=Y(),[n,o]=ee(null),{modules:r,modules_count:s}=e,i=ue(()=>My(e),[e]),l=ue(()=>{let u=xn(r.length);return n?vn(u,Iy(e,n.key),n.descending):u},[e,n]);return e.ranks.filter(({nbytes:u})=>u!==null).length<2?null:r.length===0?a("p",{class:"hint pad","data-testid":"ranks-equal",children:"Every module keeps the same on all ranks."}):a(se,{children:[a("h3",{children:["Modules that do not keep the same"," ",a("small",{children:s>r.length?`the ${Z(r.length)} furthest apart of ${Z(s)}`:"the furthest apart first"})]}),a(Sn,{label:"Modules that do not keep the same on every rank",testId:"unequal-table",columns:i,rows:l,sort:n,onSort:o,selected:null,onChoose:u=>{let d=e.ranks[r[u]?.most??-1];d?.nbytes&&t.chooseRank(d,"modules")},minWidth:"720px"})]})}function My({ranks:e,modules:t}){let n=(o,r)=>({key:o,label:r,width:"minmax(130px, 1fr)",isNumber:!0,cell:s=>a(Py,{module:t[s],ranks:e,which:o})});return[{key:"fqn",label:"module",width:"minmax(160px, 2fr)",cell:o=>a(Ay,{module:t[o]})},{key:"type_name",label:"type",width:"minmax(90px, 1fr)",cell:o=>t[o]?.type_name},{key:"ranks",label:"by rank",help:"Charged to its own ops on each rank, from the first to the last",width:"minmax(90px, 1fr)",cell:o=>a(Ly,{values:t[o]?.nbytes??[],ranks:e})},n("least","smallest"),n("most","largest"),{key:"apart",label:"apart",help:"Bytes between the smallest and the largest",width:"88px",isNumber:!0,cell:o=>a(ne,{n:$d(t[o])})}]}function Ay({module:e}){if(!e)return null;let{fqn:t,type_name:n,times:o}=e,r=t||(n?"the model itself":"outside of modules");return a("span",{title:r,class:t?"":"none",children:[r,o>1&&a("b",{class:"times",children:[" ×",Z(o)]})]})}function Py({module:e,ranks:t,which:n}){let o=e?.[n]??null;if(!e||o===null)return a("span",{class:"none",children:"–"});let r=e.nbytes[o];return r==null?a(Oy,{module:e,ranks:t}):a(se,{children:[a(ne,{n:r})," ",a("small",{children:["rank ",t[o]?.rank]})]})}function Oy({module:e,ranks:t}){let n=t.filter(({nbytes:r},s)=>r!==null&&e.nbytes[s]===null),o=n.length===1?`rank ${n[0]?.rank}`:`${Z(n.length)} ranks`;return a("small",{children:["not on ",o]})}function Ly({values:e,ranks:t}){let n=Math.max(1,...e.map(r=>r??0)),o=t.map(({rank:r,nbytes:s},i)=>{let l=e[i]??null;return`rank ${r}: ${l!==null?ie(l):s?"not there":"not read"}`});return a("span",{class:"bars",role:"img","aria-label":o.join(", "),title:o.join(`
`),children:e.map((r,s)=>a("span",{style:{height:`${100*(r??0)/n}%`}},s))})}function $d(e){return!e||e.least===null||e.most===null?0:(e.nbytes[e.most]??0)-(e.nbytes[e.least]??0)}function Iy({modules:e},t){return e.map(n=>t==="fqn"?n.fqn:t==="type_name"?n.type_name:t==="least"||t==="most"?n.nbytes[n[t]??-1]??null:$d(n))}var Nd={key:"ranks",title:"Ranks",waiting:"Reading the ranks…",isFor:(e,t)=>(t?.ranks??1)>1,async fetch(e,t,n,o){let r=await e.ranks(t,n);for(let s=1/0;r.pending>0&&r.pending<s;)o(r),s=r.pending,r=await e.ranks(t,n);return r},mayGrow:({ranks:e})=>e.some(({problem:t})=>t!==null),Panel:Dy};function Dy({reply:e,isLoading:t}){return a("div",{class:"ranks","aria-busy":t,children:[a(zy,{ranks:e}),a(Ny,{ranks:e}),a(Ky,{ranks:e}),e.pending===0&&a(zd,{ranks:e})]})}function zy({ranks:e}){let{pending:t,totals:n}=e,o=e.ranks.length-t;return a("p",{class:"summary",role:"status","data-testid":"ranks-summary",children:[t>0?`Read ${Z(o)} of ${ve(e.ranks.length,"rank")}…`:`${ve(e.ranks.length,"rank")}: ${$y(e,n[0])}`," ",a("small",{children:"A click on a rank shows its recording."})]})}function $y({ranks:e},t){if(!t)return"";let[n,o]=[e[t.least??0],e[t.most??0]];if(e.filter(({nbytes:l})=>l!==null).length<2)return"there is nothing to compare.";if(t.least===null||t.most===null||!n?.nbytes||!o?.nbytes)return"all keep the same for the backward.";let[s,i]=[n.nbytes[0]??0,o.nbytes[0]??0];return`rank ${o.rank} keeps ${ie(i)} for the backward, rank ${n.rank} only ${ie(s)}.`}function Ny({ranks:e}){let{recordings:t}=Y(),[n,o]=ee(null),r=ue(()=>Fy(e),[e]),s=ue(()=>{let u=xn(e.ranks.length);return n?vn(u,Hy(e,n.key),n.descending):u},[e,n]),i=t.shown.value,l=e.ranks.findIndex(({run:u,tag:d})=>u===i?.run&&d===i.tag);return a(Sn,{label:"Ranks",testId:"ranks-table",columns:r,rows:s,sort:n,onSort:o,selected:l,onChoose:u=>{let d=e.ranks[u];d?.nbytes&&t.chooseRank(d,"graph")},minWidth:"900px"})}var Vy=2;function Fy({ranks:e,totals:t}){return[{key:"rank",label:"rank",help:"A click on a row shows the recording of this rank",width:"48px",isNumber:!0,cell:n=>e[n]?.rank},...t.map((n,o)=>By(e,n,o)),{key:"run",label:"run",width:"minmax(110px, 1fr)",cell:n=>a(ts,{text:e[n]?Wy(e[n]):""})}]}function By(e,t,n){let o=l=>l===null?null:e[l]?.nbytes?.[n],r=Math.max(0,...e.map((l,u)=>o(u)??0)),s=o(t.most),i=n<Vy;return{key:t.key,label:t.label,help:t.help,width:i?"minmax(200px, 2fr)":"minmax(88px, 1fr)",isNumber:!0,cell:l=>{let u=o(l);if(u===void 0)return a("span",{class:"none",children:"–"});if(u===null)return a("span",{class:"none",children:"not known"});let d=u===s;return i?a("span",{class:"with-bar wide",children:[a(Qt,{part:u,whole:r}),a("span",{children:[d&&a("span",{class:"tag",children:"largest"})," ",d?a("b",{children:a(ne,{n:u})}):a(ne,{n:u})]})]}):d?a("b",{children:a(ne,{n:u})}):a(ne,{n:u})}}}function Wy({run:e,tag:t,rank:n}){return t.endsWith(`/rank${n}`)?`${e} ${t}`:e}function Hy({ranks:e,totals:t},n){let o=t.findIndex(r=>r.key===n);return e.map(r=>n==="rank"?r.rank:n==="run"?r.run:r.nbytes?.[o]??null)}function Ky({ranks:{ranks:e,absent:t}}){let n=e.filter(({problem:o})=>o);return n.length===0&&t.length===0?null:a("ul",{class:"notes problems","data-testid":"ranks-problems",children:[t.length>0&&a("li",{children:[t.length===1?"Rank":"Ranks"," ",t.join(", ")," left no recording in this log directory."]}),n.map(({rank:o,run:r,tag:s,problem:i})=>a("li",{children:["Rank ",o,": ",i]},`${r} ${s}`))]})}function hl(e){return rs(e.map(({reply:t})=>t?.points.map(({step:n})=>n)??[]))}function Bd({reply:e},t,n){let o=e?.points.map(({step:r,nbytes:s})=>[r,s?.[t]??null]);return du(n,new Map(o))}function gl({reply:e},t){return e?.points.find(n=>n.step===t)}function br({reply:e}){return e?.points.filter(({problem:t})=>t!==null)??[]}function Wd(e,t){let n=-1;return e.forEach((o,r)=>{let s=e[n]??1/0;o!==null&&Math.abs(o-t)<Math.abs(s-t)&&(n=r)}),n}var Vd=5,Fd=[[],[6,4],[2,3],[10,3,2,3],[14,5]];function yl(e){let t=Fd[(e+Math.floor(e/Vd))%Fd.length]??[];return{colour:`run-${e%Vd}`,dash:[...t]}}function Hd(e){let{courses:t,axis:n,total:o,at:r,chosen:s,active:i}=e,l=ue(()=>Gy(t,n,r),[t,r]),u=bo((g,h)=>jy(g,t,l,{chosen:s,active:i},h),[t,l,s,i]),d=l.lines[i]?.values[s]??null,p=t[i]?.run??"",m=l.lines.every(({values:g})=>g.every(h=>h===null));return a("figure",{children:[a("figcaption",{title:o.help,children:o.label}),m?a("p",{class:"hint",children:"No recording of these runs knows it."}):a(zo,{drawing:l,chosen:s,onChoose:e.onChoose,onPoint:e.onPoint,onKey:e.onKey,onClick:(g,h,v)=>{let _=l.lines.map(({values:R})=>R[g]??null);e.onClick(g,_,h.posToVal(v,"y"))},marks:u,together:"steps",label:`${o.label}, over ${ve(n.length,"step")} of ${ve(t.length,"run")}`,valueText:`${p}, step ${n[s]}: ${d===null?"not known":ie(d)}`,testId:`steps-${o.key}`})]})}function Gy(e,t,n){let o=e.map((r,s)=>({label:r.run,width:1.5,values:Bd(r,n,t),...yl(s)}));return{x:t,lines:o,isStepped:!1}}function jy(e,t,{x:n,lines:o},{chosen:r,active:s},i){let{ctx:l,bbox:u}=e,d=devicePixelRatio,p=o[s]?.values[r]??null;if(p!==null){l.beginPath();let h=[e.valToPos(n[r]??0,"x",!0),e.valToPos(p,"y",!0)];l.arc(...h,6*d,0,2*Math.PI),l.stroke()}l.strokeStyle=i("red-line"),l.lineWidth=2*d;let[m,g]=[u.top+u.height-8*d,4*d];for(let{step:h}of t.flatMap(br)){let v=e.valToPos(h,"x",!0);Un(l,v-g,m-g,v+g,m+g),Un(l,v-g,m+g,v+g,m-g)}}function Kd({n:e}){let{colour:t,dash:n}=yl(e);return a("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:a("path",{d:"M1 5H29",fill:"none",stroke:`var(--${t})`,"stroke-width":"2","stroke-dasharray":n.join(" ")})})}var Gd={key:"steps",title:"Steps",Panel:Uy};function Uy(){let{steps:e}=Y(),{value:t,error:n,loading:o}=e.reply.state.value;if(n)return a(Fn,{error:n,retry:e.reply.reload});if(!t)return o?a(At,{what:"Reading the steps…"}):null;let r=t.find(({reply:s})=>s)?.reply?.totals;return a("div",{class:"steps","aria-busy":o,"data-testid":"steps",children:[a(qy,{courses:t}),r?a(Yy,{courses:t,totals:r}):null,a(Qy,{courses:t})]})}function qy({courses:e}){let{steps:t}=Y(),n=e.reduce((i,{reply:l})=>i+(l?.pending??0),0),[o,r]=[t.all.value.length,t.drawn.value.length],s=o>r?`The first ${r} of ${Z(o)} runs`:ve(o,"run");return a("p",{class:"summary",role:"status","data-testid":"steps-summary",children:[s,", ",ve(hl(e).length,"step"),n>0&&`, ${ve(n,"recording")} still to be read`,"."," ",a("span",{class:"hint",children:[o>r&&"A filter in the sidebar chooses others. ","Click a point, or go to one with the arrow keys and press Enter, to open its recording."]})]})}function Yy({courses:e,totals:t}){let{recordings:n}=Y(),o=n.shown.value,r=hl(e),[s,i]=ee(null),[l,u]=ee(o?.run??""),[d,p]=ee(null),m=s??o?.step??0,g=ss(r,m),h=Math.max(0,e.findIndex(R=>R.run===l)),v=(R,S)=>{!R||S===void 0||!gl(R,S)||n.choose({run:R.run,tag:R.tag,step:S,view:"overview"})},_=R=>{let S={ArrowUp:-1,ArrowDown:1}[R];if(S!==void 0)u(e[(h+S+e.length)%e.length]?.run??l);else if(R==="Enter")v(e[h],r[g]);else return!1;return!0};return a(se,{children:[a("div",{class:"courses",children:t.map((R,S)=>a(Hd,{courses:e,axis:r,total:R,at:S,chosen:g,active:h,onChoose:x=>i(r[x]??0),onPoint:p,onKey:_,onClick:(x,T,C)=>v(e[Wd(T,C)],r[x])},R.key))}),a(Jy,{courses:e,totals:t,step:r[d??g]??0,active:h,onOpen:v})]})}function Jy({courses:e,totals:t,step:n,active:o,onOpen:r}){return a("table",{class:"both at-step","aria-label":"Totals at one step","data-testid":"steps-table",children:[a("thead",{children:a("tr",{children:[a("th",{scope:"col",children:["step ",Z(n)]}),t.map(({key:s,label:i,help:l})=>a("th",{scope:"col",title:l,children:i},s))]})}),a("tbody",{children:e.map((s,i)=>{let l=gl(s,n);return a("tr",{"aria-current":i===o,"data-run":s.run,children:[a("th",{scope:"row",children:[a(Kd,{n:i})," ",l&&!l.problem?a("button",{type:"button",class:"link",title:`Open the recording of step ${n}`,onClick:()=>r(s,n),children:s.run}):s.run]}),l?.nbytes?l.nbytes.map((u,d)=>a("td",{children:a(ne,{n:u})},t[d]?.key)):a("td",{class:"none",colSpan:t.length,children:Zy(s,l?.problem)})]},s.run)})})]})}function Zy(e,t){return e.problem||t?"× cannot be read":!e.reply||t===null?"not read yet":"no recording at this step"}var bl=8;function Qy({courses:e}){let t=e.filter(({problem:o})=>o);if(t.length>0&&t.length===e.length)return a(ot,{message:t.map(({run:o,problem:r})=>`${o}: ${r}`).join(" ")});let n=e.filter(o=>br(o).length>0);return t.length+n.length===0?null:a("ul",{class:"notes problems","data-testid":"steps-problems",children:[t.map(({run:o,problem:r})=>a("li",{children:[o,": ",r]},o)),n.map(o=>{let r=br(o);return a("li",{children:["× ",o.run,": ",ve(r.length,"recording")," cannot be read, at"," ",r.length===1?"step":"steps"," ",r.slice(0,bl).map(({step:s})=>Z(s)).join(", "),r.length>bl&&` and ${Z(r.length-bl)} more`,". ",r[0]?.problem]},o.run)})]})}var qd={key:"terms",title:"Terms",waiting:"Matching the terms…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.terms(t,n),isEmpty:({layers:e})=>e.length===0,Panel:Xy};function Xy({reply:e,isLoading:t}){return a("div",{class:"terms","aria-busy":t,"data-testid":"terms",children:[a("p",{class:"hint",children:"What the formula of Korthikanti et al. says that a transformer layer keeps, and what this one keeps. Nothing is matched by force: a term without a save is not kept, a save without a term is forgotten by the formula."}),e.layers.map((n,o)=>a(eb,{layer:n,isOpen:o===0},n.module))]})}function eb({layer:e,isOpen:t}){let{graph:n}=Y(),o=Object.entries(e.sizes).map(([u,d])=>`${u} = ${Z(d)}`),r=Math.max(1,...e.rows.map(u=>Math.max(u.kept_bytes,u.formula_bytes??0))),[s,i]=[e.rows.filter(({term:u})=>u!==""),e.rows.filter(({term:u})=>u==="")],l=e.forgotten_count-i.length;return a("details",{class:"layer",open:t,"data-testid":"layer",children:[a("summary",{children:[a("b",{children:e.fqn||"the model"}),e.modules.length>1&&` ×${Z(e.modules.length)}`,a("small",{children:[o.join(", "),", ",e.itemsize," bytes a value"]})]}),a("p",{class:"sums-line","data-testid":"layer-sums",children:["The formula says ",a("b",{children:ie(e.formula_bytes)}),";"," ",e.modules.length>1?"each layer":"the layer"," keeps"," ",a("b",{children:ie(e.kept_bytes)}),", of which the formula forgets"," ",a("b",{children:ie(e.forgotten_bytes)}),"."," ",a("button",{type:"button",class:"link",onClick:()=>n.reveal(Ve(e.module)),children:"Show in graph"})]}),a("div",{class:"term-table",role:"table","aria-label":`Terms of ${e.fqn||"the model"}`,children:[a("div",{class:"term head",role:"row",children:["term","formula","says","kept","","why they differ, and who saves it"].map(u=>a("span",{role:"columnheader",class:`cell-${tb[u]??"bar"}`,children:u},u))}),s.map(u=>a(jd,{row:u,whole:r},u.term)),i.length>0&&a("div",{class:"term group",role:"row",children:a("span",{role:"cell",children:"What the formula forgets"})}),i.map((u,d)=>a(jd,{row:u,whole:r},d)),l>0&&a("p",{class:"hint",children:["and ",Z(l)," smaller ones"]})]})]})}var tb={term:"what",formula:"formula",says:"says",kept:"kept","why they differ, and who saves it":"why"};function jd({row:e,whole:t}){let n=e.term==="",o=e.savers_count>0,r=e.formula_bytes===e.kept_bytes;return a("div",{class:`term ${n?"forgotten":o?r?"equal":"unequal":"unkept"}`,role:"row","data-testid":"term","data-term":e.term,children:[a("span",{class:"cell-what",role:"cell",children:n?a(Ud,{row:e}):e.what}),a("code",{class:"cell-formula",role:"cell",children:e.formula||"–"}),a("span",{class:"cell-says",role:"cell",children:a(ne,{n:e.formula_bytes})}),a("span",{class:"cell-kept",role:"cell",children:o?a(ne,{n:e.kept_bytes}):a("span",{class:"none",children:"not kept"})}),a("span",{class:"cell-bar",role:"cell",children:a(nb,{said:e.formula_bytes??0,kept:e.kept_bytes,whole:t})}),a("span",{class:"cell-why",role:"cell",children:[e.note&&a("span",{children:e.note}),!n&&a(Ud,{row:e})]})]})}function nb({said:e,kept:t,whole:n}){let o=r=>({width:`${100*r/n}%`});return a("span",{class:"pair","aria-hidden":"true",children:[a("span",{class:"said",style:o(e)}),a("span",{class:"kept",style:o(t)})]})}function Ud({row:{savers:e,savers_count:t}}){let{graph:n}=Y();return a(se,{children:[e.map(({node:o,name:r,slots:s})=>a("button",{type:"button",class:"link",onClick:()=>n.follow(Ge(o)),children:[r," ",s.join(" + ")]},o)),t>e.length&&` and ${Z(t-e.length)} more`]})}var vl=["cached","held","not cached","recomputed","freed"];function xl({categories:e}){let t=r=>vl.includes(r)?vl.indexOf(r):vl.length,n=Object.keys(e).filter(r=>e[r]?.some(s=>s!==0)).sort((r,s)=>t(r)-t(s)),o=[];for(let r of n){let s=o.at(-1)?.top;o.push({name:r,top:(e[r]??[]).map((i,l)=>i+(s?.[l]??0))})}return o}function Yd({op:e,ops:t}){let{alive:n}=Y();Ne(()=>{n.op.value=e},[e]),Ne(()=>()=>{n.op.value=null},[]);let{value:o,error:r,loading:s}=n.reply.state.value;return r?a(ot,{message:r.message}):o?a("section",{class:"alive","aria-busy":s,"data-testid":"alive",children:[a(ob,{reply:o}),a("ol",{children:o.alive.map(i=>a("li",{children:a(sb,{row:i,at:o.at.op,ops:t,whole:o.alive[0]?.nbytes??0})},i.storage))}),o.alive_count>o.alive.length&&a("p",{class:"hint",children:["and ",ve(o.alive_count-o.alive.length,"smaller one")]})]}):s?a(At,{what:"Reading what is alive…"}):null}function ob({reply:e}){return a("p",{class:"summary","data-testid":"alive-summary",children:["After op ",Z(e.at.op),", ",a(Jd,{place:e.at}),":"," ",ve(e.alive_count,"storage")," of ",a(ne,{n:e.live_bytes}),e.released_count>0&&a(se,{children:[", of which ",Z(e.released_count)," of ",a(ne,{n:e.released_bytes})," ",e.released_count===1?"is":"are"," released before the next op"]}),"."]})}function Jd({place:e}){return a(se,{children:[a("b",{children:rb(e.name)})," ",a("small",{children:[e.fqn,e.source].filter(Boolean).join(" · ")})]})}function rb(e){return e.replace(/^aten::(\w+)(\.\w+)?$/,"$1")}function sb({row:e,at:t,ops:n,whole:o}){let{select:r}=Y(),{node:s}=e.made_by;return a("button",{type:"button",class:"life-row",disabled:s===null,"data-storage":e.storage,onClick:()=>s!==null&&r(Ge(s)),children:[a("span",{class:"size",children:[a(ne,{n:e.nbytes}),a(Qt,{part:e.nbytes,whole:o})]}),a("span",{class:"what",children:[a("span",{children:[a(Jd,{place:e.made_by})," ",a("span",{class:"type",children:Vn(e.dtype,e.shape)})]}),a("small",{children:ib(e,t)})]}),a(lb,{row:e,at:t,ops:n})]})}function ib(e,t){let n=e.ended===null?"never released":`released after op ${Z(e.ended)}`;return[e.state??e.phase,e.reason||e.holder&&`held by: ${e.holder}`,e.ended===t?"released before the next op":n].filter(Boolean).join(" · ")}function lb({row:e,at:t,ops:n}){let o=l=>`${100*l/Math.max(1,n)}%`,r=e.ended===null?n:e.ended+1,s=e.made_by.op,i=Z(e.last_used);return a("span",{class:"life",role:"img","aria-label":`made by op ${Z(s)}, last used by op ${i}`,title:`Made by op ${Z(s)}, last used by op ${i}`,children:[a("span",{class:`span patch ${Pt(e.state??e.phase??"")}`,style:{left:o(s),width:o(r-s)}}),a("span",{class:"used",style:{left:o(e.last_used+.5)}}),a("span",{class:"now",style:{left:o(t+.5)}})]})}var Zd={key:"timeline",title:"Timeline",waiting:"Reading the timeline…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.timeline(t,n),Panel:ab};function ab({reply:e,isLoading:t}){let[n,o]=yn("timeline");if(e.op.length===0)return a("p",{class:"hint pad",children:"The forward made no storage, so there is nothing to draw."});let r=e.phases.at(-1)?.end_op??0,s=Number(n.at??e.peak?.op??e.op[0]),i=ub(e,Number.isFinite(s)?s:0);return a("div",{class:"timeline","aria-busy":t,children:[e.peak&&a("p",{class:"summary","data-testid":"timeline-peak",children:["Peak ",a(ne,{n:e.peak.nbytes}),e.device&&` on ${e.device}`," after op ",Z(e.peak.op),"."," ",a("span",{class:"hint",children:"Click, or use the arrow keys, to see what is alive after an op; drag to zoom in, double-click to zoom out."})]}),a(cb,{timeline:e,chosen:i,onChoose:l=>o("at",String(e.op[l]??0))}),a(Yd,{op:e.op[i]??0,ops:r})]})}function ub(e,t){let n=e.op.findIndex(o=>o>t);return Math.max(0,(n<0?e.op.length:n)-1)}function cb({timeline:e,chosen:t,onChoose:n}){let[o,r]=ee(null),s=xl(e),i=ue(()=>db(e),[e]),l=bo((d,p)=>pb(d,e,p),[e]),u=o??t;return a(se,{children:[a("dl",{class:"plot-legend","data-testid":"timeline-legend",children:[a("div",{children:[a("dt",{children:["after op ",Z(e.op[u]??0)]}),a("dd",{children:a(ne,{n:e.live_bytes[u]})})]}),s.map(({name:d})=>a("div",{children:[a("dt",{children:[a("span",{class:`patch ${Pt(d)}`}),d]}),a("dd",{children:a(ne,{n:e.categories[d]?.[u]})})]},d))]}),a(zo,{drawing:i,chosen:t,onChoose:n,onPoint:r,marks:l,label:"Live bytes after each op, split by what had become of them when the forward ended",valueText:`${ie(e.live_bytes[t]??0)} after op ${e.op[t]}`,testId:"timeline-plot"})]})}function db(e){let t=xl(e).reverse().map(({name:n,top:o})=>({label:n,colour:Pt(n),fill:`${Pt(n)}-fill`,values:o}));return{x:e.op,lines:t,isStepped:!0}}function pb(e,{peak:t,phases:n},o){let{ctx:r,bbox:s}=e,i=devicePixelRatio,l=s.top+s.height;r.fillStyle=r.strokeStyle=o("muted"),r.textAlign="left",r.setLineDash([2*i,3*i]);for(let u of n.slice(1)){let d=e.valToPos(u.first_op,"x",!0);Un(r,d,s.top,d,l),r.fillText(u.kind,d+4*i,l-6*i)}r.setLineDash([]),r.fillStyle=r.strokeStyle=o("fg"),t&&ws(e,t,`peak ${ie(t.nbytes)}`,{foot:l})}var As=[Id,dd,Pd,Md,Zd,Kc,Gd,qd,Nd];function Qd(e,{partOfShown:t}){let n=Ke(null),o=t(()=>n.value===null?null:`alive ${n.value}`,(r,s)=>e.alive(r,n.peek()??0,s));return{op:n,reply:o}}var fb="compare";function Xd(e,{address:t,change:n},{index:o,shown:r,partOfShown:s,choose:i},l){let u=Te(()=>{let{value:g}=o.state.value;return g&&r.value?Fc(g,r.value,t.value.compare):null}),d=Te(()=>u.value?.other&&JSON.stringify(u.value.other)),p=s(()=>l.value===fb&&d.value?`compare ${d.value}`:null,(g,h)=>{let v=u.peek()?.other;if(!v)throw new Error("Nothing is chosen to compare with.");return e.compare(g,v,h)});function m(){let[g,h]=[r.peek(),u.peek()?.other];!g||!h||!("key"in h)||(i(h.key),n({compare:_s(g)}))}return{chosen:u,reply:p,swap:m}}function ep(e){let t=Ke(e);return{address:t,change:n=>t.value={...t.peek(),...n}}}function tp(e,t){let n=rp(e.modules),o=r=>r&&r.flatMap(s=>n[s]??[]);return{selected:t.selected&&mb(e,n,t.selected),expand:o(t.expand),open:o(or(t.modules.open??""))}}function np(e,t){let n=rp(e.modules),o=new Map(n.map((s,i)=>[s,i])),r=s=>{let i=s?.flatMap(l=>o.get(l)??[]);return i&&(i.length>0||s?.length===0)?i:null};return{selected:t.selected===null?null:hb(e,n,t.selected),expand:r(t.expand),modules:{open:rr(r(t.open))}}}function op(e,t){let n=e.modules.open??t.modules?.open??"";return{selected:e.selected??t.selected??null,expand:e.expand??t.expand??null,modules:_o(e.modules,"open",n)}}function rp({fqn:e,call:t}){return e.map((n,o)=>`${n} ${t[o]}`)}function sp({ops:e},t){let n=new Map;return e.op.map((o,r)=>{let s=e.module[r]??null,i=`${s===null?"":t[s]} ${o}`,l=n.get(i)??0;return n.set(i,l+1),`${i} ${l}`})}function mb(e,t,n){return n.kind==="module"?t[n.number]??null:n.kind!=="node"?null:sp(e,t)[e.ops.node.indexOf(n.number)]??null}function hb(e,t,n){let o=t.indexOf(n);if(o>=0)return Ve(o);let r=e.ops.node[sp(e,t).indexOf(n)];return r===void 0?null:Ge(r)}function ip(e,{address:t,change:n},o){let r=mr(()=>o.value?"index":null,e.index),s=Te(()=>Yr(r.state.value.value,t.value)),i=Te(()=>s.value&&Jr(s.value)),l=Te(()=>i.value?JSON.stringify(i.value):null),u=Te(()=>{let A=r.state.value.value?.runs.map(({run:G})=>G)??[],M=t.value.runs,z=os(M);if(z)return A.filter(z);let $=Ro(M);return A.filter(G=>$(G.toLowerCase()))});function d(A,M){return mr(()=>{let z=o.value&&l.value!==null?A():null;return z===null?null:`${l.value} ${z}`},(z,$)=>{let G=i.peek();if(!G)throw new Error("No recording is chosen.");return M(G,z,$)})}let p=d(()=>"recording",e.recording),m=Te(()=>p.state.value.value?.modules),g=Te(()=>m.value&&Ga(m.value)),h=Te(()=>{let A=p.state.value.value?.ops.node??[];return new Map(A.map((M,z)=>[M,z]))});function v({kind:A,number:M}){if(A==="module")return m.peek()?.parent[M]??null;let z=h.peek().get(M);return z===void 0?null:p.state.peek().value?.ops.module[z]??null}let _=Ke(null),R=xt(()=>{let{key:A,value:M,loading:z}=p.state.value;if(!_.value||!M||z||A!==`${l.value} recording`)return;let $=np(M,_.value);_.value=null,n(op(t.peek(),$))});function S(A){let{run:M,tag:z,step:$,view:G=t.peek().view}=A,{value:H}=p.state.peek(),I=_.peek()??(H?tp(H,t.peek()):null),L=_o(t.peek().modules,"open","");n({run:M,tag:z,step:$,view:G,selected:null,expand:null,modules:L,timeline:{}}),_.value=I}function x(A){let z=(r.state.peek().value?.runs.find($=>$.run===A)?.tags??[]).find($=>$.tag===t.peek().tag)?.tag??"";S({run:A,tag:z,step:null})}function T(A){S({run:t.peek().run,tag:A,step:null})}function C({run:A,tag:M},z){S({run:A,tag:M,step:i.peek()?.step??null,view:z})}return{index:r,entry:s,shown:i,matching:u,partOfShown:d,recording:p,modules:m,moduleTree:g,rowOfNode:h,moduleAround:v,choose:S,chooseRun:x,chooseTag:T,chooseRank:C,dispose:R}}var gb="steps",yb=10;function lp(e,{index:t,entry:n,matching:o},r,s){let i=Te(()=>{let d=t.state.value.value?.runs??[],p=n.value,m=new Set(o.value);return d.flatMap(g=>{if(g.run===p?.run.run)return{run:g.run,tag:p.tag};let h=m.has(g.run)?vb(g,p?.tag.tag):void 0;return h?{run:g.run,tag:h}:[]})}),l=Te(()=>{let d=n.value?.run.run,p=i.value.filter(({run:m})=>m!==d).slice(0,yb-1);return i.value.filter(m=>m.run===d||p.includes(m))}),u=mr(()=>r.value&&s.value===gb?JSON.stringify(l.value):null,async(d,p)=>{let m=l.peek().map(bb),g=(h,v)=>{m[h]=v,p([...m])};return Promise.all(m.map((h,v)=>xb(e,h,d,_=>g(v,_))))});return{all:i,drawn:l,reply:u}}function bb({run:e,tag:t}){return{run:e,tag:t.tag,reply:null,problem:t.problem??""}}function vb({tags:e},t){return e.find(({tag:n})=>n===t)??e[0]}async function xb(e,t,n,o){if(t.problem)return t;try{let r=await e.steps(t,n);for(let s=1/0;r.pending>0&&r.pending<s;)o({...t,reply:r}),s=r.pending,r=await e.steps(t,n);return{...t,reply:r}}catch(r){if(n.aborted)throw r;return{...t,problem:r instanceof Error?r.message:String(r)}}}function ap(e,t,{address:n},{entry:o,recording:r,partOfShown:s}){let i=(v,_)=>s(()=>_()?v.key:null,async(R,S,x)=>v.fetch?.(t,R,S,x)),l=()=>r.state.value.value?.meta,u=v=>v.isFor?.(l(),o.value?.tag)??!0,d=new Map;for(let v of e)v.isEmpty!==void 0&&d.set(v,i(v,()=>l()!==void 0&&u(v)));function p(v){if(!u(v))return!1;if(v.isEmpty===void 0)return!0;let _=d.get(v)?.state.value;return(_?.loading===!0||l()===void 0)&&n.value.view===v.key?!0:_?.value!==void 0&&!v.isEmpty(_.value)}let m=Te(()=>e.filter(p)),g=Te(()=>m.value.map(({key:_})=>_).includes(n.value.view)?n.value.view:So.view);for(let v of e)v.fetch===void 0||d.has(v)||d.set(v,i(v,()=>g.value===v.key));function h(){for(let[v,_]of d){let{value:R,error:S}=_.state.peek();(S||R!==void 0&&v.mayGrow?.(R))&&_.reload()}}return{available:m,shown:g,reply:v=>d.get(v),reload:h,dispose:()=>d.forEach(v=>v.dispose())}}function up(e,t,n,o=So){let r=ep(o),{address:s,change:i}=r,l=Ke(!0),u=Ke(!1),d=ip(e,r,l),p=ap(n,e,r,d),m=rd(e,t,r,d,p.shown),g=d.partOfShown(()=>wo(s.value.selected)?s.value.selected.text:null,(M,z)=>e.detail(M,s.peek().selected,z)),h=Qd(e,d),v=Xd(e,r,d,p.shown),_=lp(e,d,l,p.shown),{index:R,recording:S}=d,x=[S,m.picture,g,h.reply,v.reply,_.reply];function T(M){i({selected:M})}function C(){R.reload();for(let M of x)M.state.peek().error&&M.reload();p.reload()}function A(){for(let M of[...x,p,d,R])M.dispose()}return{address:s,change:i,select:T,isVisible:l,isDark:u,recordings:d,views:p,graph:m,detail:g,alive:h,compare:v,steps:_,reload:C,dispose:A}}var cp='.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}';var dp=`* {
  box-sizing: border-box;
}

html,
body {
  height: 100%;
  margin: 0;
}

body {
  background: var(--bg);
  color: var(--fg);
  font:
    13px/1.45 Roboto,
    system-ui,
    -apple-system,
    'Segoe UI',
    'Helvetica Neue',
    Arial,
    sans-serif;
}

#activation-memory {
  height: 100%;
}

h2,
h3,
p,
dl,
dd,
ul,
ol {
  margin: 0;
  padding: 0;
}

ul,
ol {
  list-style: none;
}

code,
pre {
  font-family:
    ui-monospace, 'Roboto Mono', 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
  font-size: 0.92em;
}

small {
  color: var(--muted);
  font-size: 12px;
}

button,
input,
select {
  font: inherit;
  color: inherit;
}

button {
  padding: 3px 10px;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--raised);
  cursor: pointer;
  white-space: nowrap;
}

button:hover:not(:disabled) {
  border-color: var(--muted);
}

button:disabled {
  color: var(--muted);
  opacity: 0.6;
  cursor: default;
}

button.quiet {
  border-color: transparent;
  background: none;
  color: var(--muted);
}

button.link {
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent);
  text-align: left;
  white-space: normal;
  overflow-wrap: anywhere;
}

button.link:hover {
  text-decoration: underline;
}

:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: 1px;
}

input[type='search'],
.search input,
select {
  width: 100%;
  padding: 4px 8px;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--raised);
}

input[aria-invalid='true'] {
  border-color: var(--amber-line);
}

.number,
.bytes {
  font-variant-numeric: tabular-nums;
}

.bytes {
  white-space: nowrap;
}

.none,
.hint {
  color: var(--muted);
}

.pad,
.loading {
  padding: 16px;
}

.loading {
  color: var(--muted);
}
`;var pp=`.compare {
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow: auto;
}

.compare-with {
  position: sticky;
  z-index: 5;
  top: 0;
  flex-wrap: wrap;
  gap: 6px 14px;
  background: var(--bg);
}

.compare-with select {
  width: auto;
  max-width: 220px;
}

.what-if {
  display: flex;
  flex: 1;
  gap: 8px;
  align-items: center;
}

.what-if label {
  display: flex;
  flex: 1;
  gap: 6px;
  align-items: center;
  white-space: nowrap;
}

.what-if .filter {
  flex: 1;
  min-width: 120px;
  max-width: 420px;
}

.compared {
  padding: 12px 16px 20px;
}

.compared[aria-busy='true'] {
  opacity: 0.6;
}

.compared h2 {
  margin: 18px 0 4px;
  font-size: 14px;
}

.predicted {
  margin: 0 0 10px;
  padding: 6px 12px;
  border-left: 3px dashed var(--accent);
  background: var(--accent-wash);
}

.both {
  border-collapse: collapse;
}

.both th,
.both td {
  padding: 3px 18px 3px 0;
  border-bottom: 1px solid var(--grid);
  font-variant-numeric: tabular-nums;
  font-weight: 400;
  text-align: right;
}

.both th:first-child {
  text-align: left;
}

.both th.level-1 {
  padding-left: 14px;
  color: var(--muted);
}

.both thead th {
  color: var(--muted);
  font-size: 12px;
  overflow-wrap: anywhere;
}

.signed.less {
  color: var(--less);
}

.signed.more {
  color: var(--more);
}

.changes {
  margin: 0;
  padding: 0;
  list-style: none;
}

.changes > li {
  content-visibility: auto;
  contain-intrinsic-height: 52px;
}

.mark {
  display: inline-block;
  min-width: 64px;
  padding: 0 6px;
  border: 1px solid var(--line);
  border-radius: 3px;
  color: var(--fg);
  font-size: 12px;
  text-align: center;
}

.mark.released {
  border-style: dashed;
  border-color: var(--recomputed);
}

.mark.added {
  border-color: var(--cached);
}

.mark.resized {
  border-style: double;
  border-width: 3px;
  border-color: var(--held);
}

.mark.moved {
  border-style: dotted;
  border-color: var(--freed);
}

.both-timelines .plot {
  height: 260px;
}

.stroke {
  display: inline-block;
  width: 22px;
  margin-right: 4px;
  border-top: 2px solid var(--fg);
  vertical-align: middle;
}

.stroke.dashed {
  border-top-style: dashed;
}

.stroke.cached {
  border-color: var(--cached);
}

.stroke.freed {
  border-color: var(--freed);
}
`;var fp=`.details {
  flex: none;
  width: 340px;
  overflow: auto;
  padding: 10px 16px 24px;
  border-left: 1px solid var(--line);
  background: var(--panel);
}

.details[aria-busy='true'] {
  color: var(--muted);
}

.close {
  position: sticky;
  top: -6px;
  float: right;
  margin: -4px -8px 0 8px;
  padding: 0 8px;
  font-size: 18px;
}

.details h2 {
  font-size: 16px;
  font-weight: 600;
  overflow-wrap: anywhere;
}

.details h3 {
  margin: 18px 0 6px;
  font-size: 12px;
  font-weight: 600;
  color: var(--muted);
}

.subtitle {
  color: var(--muted);
  overflow-wrap: anywhere;
}

.where {
  margin-top: 4px;
}

.where.source {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 8px;
}

.where code {
  overflow-wrap: anywhere;
}

.copy {
  padding: 0 6px;
  font-size: 12px;
}

.sums {
  display: flex;
  gap: 20px;
  margin-top: 12px;
}

.sums dt {
  color: var(--muted);
  font-size: 12px;
}

.saves li,
.edges li {
  padding: 8px 0;
  border-top: 1px solid var(--line);
}

.save-head {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 8px;
}

.save-head .bytes {
  margin-left: auto;
}

.slot {
  font-weight: 600;
}

.type {
  color: var(--muted);
  font-variant-numeric: tabular-nums;
}

.facts {
  color: var(--muted);
  font-size: 12px;
}

.reason {
  margin-top: 2px;
}

.formula {
  margin-top: 3px;
}

.formula code {
  display: block;
  padding: 4px 8px;
  border-radius: 3px;
  background: var(--grid);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
}

.sharers {
  margin-top: 4px;
}

.save.shared .save-head .bytes {
  color: var(--muted);
}
`;var mp=`.graph {
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
}

.search {
  position: relative;
  flex: 1 1 150px;
  max-width: 240px;
}

.hits {
  position: absolute;
  z-index: 15;
  top: 100%;
  left: 0;
  width: max(100%, 380px);
  max-width: 90vw;
  max-height: 320px;
  margin-top: 2px;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--raised);
  box-shadow: var(--shadow);
}

.hits li {
  padding: 4px 10px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.hits li[role='option'] {
  cursor: pointer;
}

.hits li[aria-selected='true'],
.hits li[role='option']:hover {
  background: var(--accent-wash);
}

.window {
  position: relative;
  flex: 1;
  min-height: 0;
  border-top: 1px solid var(--line);
}

.frame {
  height: 100%;
  /* Not hidden: that could still be scrolled, by a focus or a search in the page. */
  overflow: clip;
  cursor: grab;
  touch-action: none;
  user-select: none;
}

.frame:focus-visible {
  outline-offset: -2px;
}

.frame.dragging {
  cursor: grabbing;
}

.canvas {
  width: max-content;
  transform-origin: 0 0;
}

.canvas svg {
  display: block;
  overflow: visible;
}

.canvas text {
  fill: var(--fg);
  font-family: Helvetica, Arial, 'Liberation Sans', sans-serif;
}

.canvas a {
  cursor: inherit;
}

.canvas :is(.node, .cluster) {
  cursor: pointer;
  outline: none;
}

/* What stands in a box in a lesser ink keeps it. */
.canvas :is(text, tspan)[fill='#555555'] {
  fill: var(--muted);
}

.canvas .outline {
  fill: var(--bytes, var(--box));
  fill-opacity: 1;
  stroke: var(--box-line);
}

.canvas .bytes-1 {
  --bytes: var(--bytes-1);
}

.canvas .bytes-2 {
  --bytes: var(--bytes-2);
}

.canvas .bytes-3 {
  --bytes: var(--bytes-3);
}

.canvas .bytes-4 {
  --bytes: var(--bytes-4);
}

.canvas .cluster .outline {
  fill: var(--cluster);
  stroke: var(--cluster-line);
}

.canvas .cluster:hover .outline,
.canvas .node:hover .outline {
  stroke: var(--accent);
}

.canvas .selected .outline {
  stroke: var(--accent);
  stroke-dasharray: none;
  stroke-width: 3;
}

.canvas .cluster.selected .outline {
  stroke-width: 2;
}

.canvas .leaf.selected text {
  fill: var(--accent);
}

.canvas :is(.node, .cluster):focus-visible .outline {
  stroke: var(--accent);
  stroke-dasharray: none;
  stroke-width: 4;
}

.canvas .leaf:focus-visible text {
  text-decoration: underline;
}

.limit {
  flex: none;
  padding: 4px 12px;
  border-top: 1px solid var(--line);
  background: var(--amber);
}

.handle circle {
  fill: var(--raised);
  stroke: var(--box-line);
}

.handle path {
  stroke: var(--fg);
  stroke-width: 1.5;
}

.handle:hover circle {
  fill: var(--accent-wash);
  stroke: var(--accent);
}

.edge path {
  fill: none;
  stroke: var(--state, var(--box-line));
}

/* An arrow head that Graphviz left open stays open. */
.edge polygon {
  stroke: var(--state, var(--box-line));
}

.edge polygon:not([fill='none']) {
  fill: var(--state, var(--box-line));
}

.edge.cached {
  --state: var(--cached);
}

.edge.freed {
  --state: var(--freed);
}

.edge.held {
  --state: var(--held);
}

.edge.recomputed {
  --state: var(--recomputed);
}

.edge.parameter {
  --state: var(--parameter);
}

.edge.input {
  --state: var(--input);
}

.edge.not-cached {
  --state: var(--not-cached);
}

/* In the graph the widths and dashes are Graphviz's own; a swatch repeats them. */
.swatch path {
  stroke-width: 2;
}

.swatch .double {
  stroke-width: 1.2;
}

.swatch .dashed {
  stroke-dasharray: 5 2;
}

.swatch .dotted {
  stroke-dasharray: 1.5 3.5;
}

.canvas .edge:is(.selected, .lit) path {
  stroke-width: 3;
}

.canvas .has-lit .edge:not(.lit) {
  opacity: 0.3;
}

.canvas svg[data-only] .edge {
  opacity: 0.08;
}

.canvas svg[data-only~='cached'] .edge.cached,
.canvas svg[data-only~='freed'] .edge.freed,
.canvas svg[data-only~='held'] .edge.held,
.canvas svg[data-only~='recomputed'] .edge.recomputed,
.canvas svg[data-only~='parameter'] .edge.parameter,
.canvas svg[data-only~='input'] .edge.input,
.canvas svg[data-only~='not-cached'] .edge.not-cached {
  opacity: 1;
}

.legend {
  position: absolute;
  bottom: 10px;
  left: 10px;
  display: flex;
  flex-wrap: wrap;
  max-width: calc(100% - 20px);
  padding: 2px;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--raised);
  font-size: 12px;
}

.legend-item {
  display: flex;
  align-items: center;
  gap: 6px;
  padding: 3px 8px;
  border-color: transparent;
  background: none;
}

.legend-item[aria-pressed='true'] {
  background: var(--accent-wash);
}

.swatch {
  flex: none;
}

.state {
  display: inline-flex;
  align-items: center;
  gap: 6px;
  white-space: nowrap;
}

.progress {
  position: absolute;
  top: 12px;
  left: 50%;
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 6px 8px 6px 14px;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--raised);
  box-shadow: var(--shadow);
  font-variant-numeric: tabular-nums;
  transform: translateX(-50%);
  /* What is done at once needs no notice. */
  animation: appear 1ms 200ms backwards;
}

@keyframes appear {
  from {
    opacity: 0;
  }
}

.over {
  position: absolute;
  top: 8px;
  right: 0;
  left: 0;
  display: flex;
  justify-content: center;
}

.over .error-box {
  max-width: 560px;
  box-shadow: var(--shadow);
}
`;var hp=`@media (max-width: 820px) {
  .app {
    display: flex;
    flex-direction: column;
  }

  .sidebar {
    flex: none;
    max-height: 60%;
    padding: 6px 16px;
    border-right: 0;
    border-bottom: 1px solid var(--line);
  }

  .choices > summary {
    display: list-item;
    cursor: pointer;
  }

  .main {
    flex: 1;
    height: auto;
  }

  .details {
    position: fixed;
    z-index: 10;
    right: 0;
    bottom: 0;
    left: 0;
    width: auto;
    max-height: 60%;
    border-top: 1px solid var(--line);
    border-left: 0;
    box-shadow: var(--shadow);
  }

  .tooltip {
    position: fixed;
    top: auto;
    right: 12px;
    bottom: 12px;
    left: 12px;
    width: auto;
    max-width: none;
  }

  .ledger {
    flex-wrap: nowrap;
    overflow-x: auto;
  }

  .search,
  .toolbar .filter {
    flex: 1 1 100%;
    max-width: none;
  }

  .toolbar {
    padding: 6px 12px;
  }

  .toolbar button {
    padding: 3px 7px;
  }
}
`;var gp=`.overview {
  padding: 12px 16px 20px;
  overflow: auto;
}

.overview h2 {
  margin: 18px 0 4px;
  font-size: 14px;
}

.parts {
  margin: 0;
}

.parts figcaption .bytes {
  font-weight: 600;
}

.parts-bar {
  display: flex;
  gap: 1px;
  height: 22px;
  margin: 6px 0 8px;
}

.parts-bar .part {
  min-width: 1px;
}

.parts ul {
  display: flex;
  flex-wrap: wrap;
  gap: 2px 20px;
  margin: 0;
  padding: 0;
  list-style: none;
}

.parts li .part {
  display: inline-block;
  width: 10px;
  height: 10px;
  margin-right: 5px;
  border-radius: 2px;
}

.parts li small {
  color: var(--muted);
}

/* What is kept is one colour in several strengths, what is there anyway is grey. */
.part {
  background: var(--held-fill);
}

.part.activation_bytes,
.part.peak_kept_bytes {
  background: var(--cached);
}

.part.input_bytes {
  background: var(--input);
}

.part.checkpoint_cache_bytes {
  background: var(--recomputed);
}

.part.peak_parameter_bytes {
  background: var(--parameter);
}

.part.peak_buffer_bytes {
  background: var(--not-cached-fill);
}

.part.peak_gradient_bytes {
  background: var(--backward);
}

.part.peak_optimizer_bytes {
  background: var(--update);
}

.part.peak_transient_bytes {
  background: var(--freed-fill);
}

.lighter {
  margin: 14px 0 0;
  padding: 8px 12px;
  border-left: 3px solid var(--accent);
  border-radius: 2px;
  background: var(--accent-wash);
  list-style: none;
}

.groups {
  margin: 0;
  padding: 0;
  list-style: none;
}

.groups li {
  content-visibility: auto;
  contain-intrinsic-height: 84px;
}

.groups .members li {
  content-visibility: visible;
}

.card {
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 16px;
  padding: 8px 0;
  border-bottom: 1px solid var(--grid);
}

.card[aria-current='true'] {
  background: var(--accent-wash);
}

.card .size {
  display: grid;
  gap: 2px;
  align-content: start;
  text-align: right;
}

.card .size small {
  color: var(--muted);
}

.card .size .bar > span {
  margin-left: auto;
}

.card .name {
  text-align: left;
  white-space: normal;
  overflow-wrap: anywhere;
}

.card .type {
  color: var(--muted);
}

.members {
  columns: 220px;
  margin: 6px 0 0;
  padding: 0;
  font-size: 12px;
  list-style: none;
}

.members [aria-current='true'] {
  font-weight: 600;
}
`;var yp=`.app {
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  height: 100%;
}

.sidebar {
  overflow: auto;
  padding: 12px;
  border-right: 1px solid var(--line);
  background: var(--panel);
}

.choices > summary {
  display: none;
}

.field {
  display: block;
  margin-bottom: 14px;
}

.field > span {
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 6px;
  margin-bottom: 4px;
  color: var(--muted);
}

.field > span b {
  margin-right: auto;
  color: var(--fg);
}

.step-row {
  display: flex;
  align-items: center;
  gap: 4px;
}

.step-row input {
  flex: 1;
  min-width: 0;
  accent-color: var(--accent);
}

.step-row button {
  padding: 1px 8px;
}

.runs {
  margin: 0;
  padding: 0;
  border: 0;
}

.runs legend {
  padding: 0;
  margin-bottom: 4px;
  color: var(--muted);
}

.run-list {
  margin-top: 6px;
}

.run {
  display: flex;
  gap: 6px;
  padding: 3px 4px;
  border-radius: 4px;
  cursor: pointer;
  content-visibility: auto;
  contain-intrinsic-height: 25px;
}

.run:hover {
  background: var(--accent-wash);
}

.run input {
  flex: none;
  margin: 2px 0 0;
  accent-color: var(--accent);
}

.run span {
  min-width: 0;
  overflow-wrap: anywhere;
}

.main,
.recording {
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  height: 100%;
}

.recording[aria-busy='true'] > * {
  opacity: 0.6;
}

.header {
  padding: 8px 16px 0;
}

.headline {
  display: flex;
  flex-wrap: wrap;
  gap: 2px 18px;
  align-items: baseline;
  padding-bottom: 6px;
}

.headline .label {
  max-width: 40ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.totals {
  display: flex;
  flex-wrap: wrap;
  gap: 2px 18px;
}

.totals > div {
  display: flex;
  gap: 6px;
  align-items: baseline;
}

.totals dt,
.provenance {
  color: var(--muted);
  font-size: 12px;
}

.totals dd {
  position: relative;
}

.totals .figure {
  font-size: 15px;
}

.totals > div:first-child .figure {
  font-size: 18px;
  font-weight: 600;
}

.provenance {
  margin-left: auto;
}

.ledger {
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  padding: 8px 0 12px;
}

.line {
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
}

.line dt {
  color: var(--muted);
  white-space: nowrap;
}

.line dd {
  position: relative;
}

.line.level-0 {
  flex-direction: column;
  gap: 0;
}

.line.level-1,
.line.level-2,
.line.level-3 {
  font-size: 12px;
}

.line.level-2 dt {
  padding-left: 10px;
}

.line.level-3 dt {
  padding-left: 20px;
}

.figure {
  padding: 0;
  border: 0;
  border-radius: 2px;
  background: none;
  font-variant-numeric: tabular-nums;
  cursor: help;
}

.level-0 .figure {
  font-size: 16px;
  line-height: 1.5;
}

.account:first-child .level-0 .figure {
  font-size: 20px;
  font-weight: 600;
  line-height: 1.2;
}

.tooltip {
  position: absolute;
  z-index: 20;
  top: 100%;
  left: 0;
  display: none;
  width: max-content;
  max-width: 260px;
  margin-top: 4px;
  padding: 6px 10px;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--raised);
  box-shadow: var(--shadow);
  color: var(--fg);
  font-size: 12px;
  pointer-events: none;
}

.tooltip b {
  display: block;
  font-variant-numeric: tabular-nums;
}

.account:nth-last-child(-n + 2):not(:first-child) .tooltip {
  right: 0;
  left: auto;
}

.line:hover .tooltip,
.figure:focus-visible + .tooltip {
  display: block;
}

.notes {
  margin-bottom: 10px;
  padding: 5px 10px;
  border-left: 3px solid var(--amber-line);
  border-radius: 2px;
  background: var(--amber);
}

.missing {
  margin: 8px 16px 0;
  padding: 5px 10px;
  border-left: 3px solid var(--amber-line);
  border-radius: 2px;
  background: var(--amber);
}

.notes summary {
  color: var(--muted);
  cursor: pointer;
}

.tabs {
  display: flex;
  flex: none;
  gap: 4px;
  padding: 0 12px;
  overflow-x: auto;
  border-bottom: 1px solid var(--line);
}

.tabs button {
  padding: 6px 10px;
  border: 0;
  border-bottom: 2px solid transparent;
  border-radius: 0;
  background: none;
  color: var(--muted);
}

.tabs button[aria-selected='true'] {
  border-bottom-color: var(--accent);
  color: var(--fg);
}

.tabs button:focus-visible {
  outline-offset: -2px;
}

.stage {
  display: flex;
  flex: 1;
  min-height: 0;
}

.view:not([hidden]) {
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
}

.toolbar {
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  padding: 8px 12px;
}

.toolbar .filter {
  max-width: 280px;
}

.group {
  display: flex;
}

.group button {
  border-radius: 0;
}

.group button + button {
  margin-left: -1px;
}

.group button:first-child {
  border-radius: 4px 0 0 4px;
}

.group button:last-child {
  border-radius: 0 4px 4px 0;
}

.group button:hover {
  z-index: 1;
}

.check {
  display: flex;
  align-items: center;
  gap: 5px;
}

.check input {
  margin: 0;
  accent-color: var(--accent);
}

.count {
  margin-left: auto;
  color: var(--muted);
  font-variant-numeric: tabular-nums;
}

.error-box {
  margin: 12px 16px;
  padding: 8px 12px;
  border-left: 3px solid var(--red-line);
  border-radius: 2px;
  background: var(--red);
}

.actions {
  display: flex;
  gap: 8px;
  margin-top: 8px;
}

.empty {
  max-width: 640px;
  margin: 0 auto;
  padding: 48px 20px;
}

.empty h2 {
  margin-bottom: 8px;
  font-size: 18px;
  font-weight: 500;
}

.snippet {
  position: relative;
  margin: 14px 0;
}

.snippet pre {
  margin: 0;
  padding: 12px 14px;
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--panel);
  line-height: 1.5;
}

.snippet .copy {
  position: absolute;
  top: 6px;
  right: 6px;
  background: var(--raised);
}
`;var bp=`.ranks {
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
}

.ranks > .summary {
  flex: none;
  padding: 10px 12px;
}

/* As high as its rows, while there is room for the modules below. */
.ranks > .table:first-of-type {
  flex: 0 1 auto;
  min-height: 84px;
  max-height: 50%;
}

.ranks > h3 {
  flex: none;
  margin: 18px 12px 8px;
  font-size: 13px;
  font-weight: 600;
}

.ranks > h3 small {
  margin-left: 8px;
  font-weight: 400;
}

.ranks > .problems {
  flex: none;
  max-height: 25%;
  margin: 10px 12px 0;
  overflow: auto;
}

.with-bar.wide {
  grid-template-columns: 1fr 130px;
}

.ranks b {
  font-weight: 600;
}

.with-bar .tag {
  margin: 0 4px 0 0;
}

.bars {
  display: flex;
  align-items: flex-end;
  gap: 1px;
  width: 100%;
  max-width: 120px;
  height: 18px;
  border-bottom: 1px solid var(--line);
}

.bars > span {
  flex: 1;
  min-width: 0;
  max-width: 14px;
  background: var(--bar);
}
`;var vp=`.steps {
  flex: 1;
  min-height: 0;
  padding: 12px 16px 20px;
  overflow: auto;
}

.courses {
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 14px 20px;
  margin: 12px 0;
}

.courses figure {
  min-width: 0;
  margin: 0;
}

.courses figcaption {
  margin-bottom: 4px;
  font-weight: 600;
}

.courses .plot {
  height: 200px;
}

.at-step {
  width: 100%;
}

.at-step [aria-current='true'] th {
  font-weight: 600;
}

.at-step th:first-child {
  overflow-wrap: anywhere;
}

.steps .problems {
  margin-top: 14px;
}

@media (max-width: 820px) {
  .courses {
    grid-template-columns: minmax(0, 1fr);
  }
}
`;var xp=`.table {
  flex: 1;
  min-height: 0;
  overflow: auto;
  border-top: 1px solid var(--line);
}

.table:focus-visible {
  outline-offset: -2px;
}

.tr {
  display: grid;
  grid-template-columns: var(--tracks);
  column-gap: 12px;
  align-items: center;
  height: 28px;
  padding: 0 12px;
}

.table-body {
  position: relative;
}

.table-body .tr {
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  border-bottom: 1px solid var(--grid);
  cursor: pointer;
}

.table-body .tr:hover {
  background: var(--panel);
}

.table-body .tr[aria-selected='true'] {
  background: var(--accent-wash);
}

.table:focus-visible .tr.active {
  box-shadow: inset 0 0 0 2px var(--accent);
}

.tr.head {
  position: sticky;
  z-index: 2;
  top: 0;
  border-bottom: 1px solid var(--line);
  background: var(--bg);
}

.tr.head > div {
  min-width: 0;
}

.tr.head button {
  display: block;
  max-width: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: none;
  color: var(--muted);
  text-overflow: ellipsis;
}

.tr.head .number button {
  margin-left: auto;
}

.tr.head div:not([aria-sort='none']) button {
  color: var(--fg);
}

.arrow {
  margin-left: 3px;
  font-size: 9px;
}

.td {
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.end-of {
  display: block;
  overflow: hidden;
  direction: rtl;
  text-align: left;
  text-overflow: ellipsis;
}

.td.number {
  text-align: right;
}

.tag {
  margin-left: 6px;
  padding: 0 5px;
  border: 1px solid var(--line);
  border-radius: 3px;
  color: var(--muted);
  font-size: 11px;
}

.branch {
  display: flex;
  align-items: center;
  padding-left: calc(min(var(--depth), 16) * 16px);
}

.twist {
  flex: none;
  width: 20px;
  padding: 0;
  text-align: center;
}

.bar {
  display: block;
  height: 6px;
  border-radius: 1px;
}

.bar > span {
  display: block;
  height: 100%;
  border-radius: 1px;
  background: var(--bar);
}

.with-bar {
  display: grid;
  grid-template-columns: 1fr 76px;
  align-items: center;
  gap: 8px;
}

.what > span {
  display: block;
  overflow-wrap: anywhere;
}

.what .name .type {
  margin-left: 10px;
}
`;var wp=`.terms {
  flex: 1;
  overflow: auto;
  padding: 10px 16px 24px;
}

.layer {
  margin-top: 14px;
}

.layer > summary {
  padding: 4px 0;
  cursor: pointer;
}

.layer > summary small {
  margin-left: 10px;
}

.sums-line {
  margin: 4px 0 8px;
}

.term {
  display: grid;
  grid-template-columns:
    minmax(150px, 1.2fr) minmax(70px, 0.5fr) 82px 82px minmax(60px, 0.6fr)
    minmax(220px, 2fr);
  column-gap: 14px;
  align-items: start;
  padding: 5px 4px;
  border-bottom: 1px solid var(--grid);
  overflow-wrap: anywhere;
}

.term.head {
  position: sticky;
  z-index: 2;
  top: -10px;
  border-bottom-color: var(--line);
  background: var(--bg);
  color: var(--muted);
}

.term.group {
  padding-top: 16px;
  border-bottom-color: var(--line);
  color: var(--muted);
}

.term.group > span {
  grid-column: 1 / -1;
}

.cell-says,
.cell-kept {
  text-align: right;
}

.term.unequal .cell-kept .bytes,
.term.forgotten .cell-kept .bytes {
  font-weight: 600;
}

.term.unkept {
  color: var(--muted);
}

.cell-why {
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  color: var(--muted);
}

.pair {
  display: grid;
  gap: 2px;
  margin-top: 4px;
}

.pair > span {
  height: 5px;
  border-radius: 1px;
}

.said {
  box-shadow: inset 0 0 0 1px var(--muted);
}

.pair > .kept {
  background: var(--cached);
}

@media (max-width: 700px) {
  /* Each term is a small card: its figures in one line, the reason below. */
  .term {
    grid-template-columns: minmax(0, 1fr) 74px 74px;
    row-gap: 2px;
    column-gap: 10px;
  }

  .term.head > :is(.cell-formula, .cell-bar, .cell-why) {
    display: none;
  }

  .cell-formula {
    order: 1;
    grid-column: 1;
  }

  .cell-bar {
    order: 2;
    grid-column: 2 / -1;
    align-self: center;
  }

  .cell-why {
    order: 3;
    grid-column: 1 / -1;
  }
}
`;var _p=`/* Colours are named once, per theme. Those of the states are tb_actmem/render/palette.py's (Okabe
   and Ito's, which colour-blind readers can tell apart too), and lighter ones for the dark. */
:root {
  --bg: #ffffff;
  --panel: #f8f9fa;
  --raised: #ffffff;
  --line: #dfe1e5;
  --grid: #eceef0;
  --fg: #202124;
  --muted: #5f6368;
  --accent: #1a62c7;
  --accent-wash: #e8f0fd;
  --bar: #c9d6ea;
  --box: #ffffff;
  --box-line: #80868b;
  --cluster: rgb(32 33 36 / 2.8%);
  --cluster-line: #c4c7cb;
  --bytes-1: #fdf0e7;
  --bytes-2: #fad9c1;
  --bytes-3: #f6bd94;
  --bytes-4: #f2a06a;
  --amber: #fff6df;
  --amber-line: #e8c25a;
  --red: #fdecea;
  --red-line: #d65745;
  --shadow: 0 1px 2px rgb(0 0 0 / 8%), 0 4px 16px rgb(0 0 0 / 10%);

  --cached: #d55e00;
  --freed: #0072b2;
  --held: #b0558c;
  --recomputed: #009e73;
  --parameter: #888888;
  --input: #56b4e9;
  --not-cached: #777777;
  --backward: #8a94a0;
  --update: #b8a03c;
  --cached-fill: #f6bd94;
  --freed-fill: #cfe3f0;
  --held-fill: #e3c3d7;
  --recomputed-fill: #bfe3d7;
  --not-cached-fill: #d9d9d9;
  --backward-fill: #e4e7eb;
  --update-fill: #efe8c8;
  --less: #00704f;
  --more: #a34700;
  --run-0: var(--freed);
  --run-1: var(--cached);
  --run-2: var(--recomputed);
  --run-3: var(--held);
  --run-4: var(--update);
  color-scheme: light;
}

:root.dark {
  --bg: #303030;
  --panel: #383838;
  --raised: #3d3d3d;
  --line: #545454;
  --grid: #424242;
  --fg: #ececec;
  --muted: #b4b8bd;
  --accent: #8ab4f8;
  --accent-wash: #3b4a61;
  --bar: #56657d;
  --box: #3b3b3b;
  --box-line: #9aa0a6;
  --cluster: rgb(255 255 255 / 4%);
  --cluster-line: #6a6a6a;
  --bytes-1: #463d36;
  --bytes-2: #5c4634;
  --bytes-3: #794f30;
  --bytes-4: #96562a;
  --amber: #4a4129;
  --amber-line: #b8923a;
  --red: #4d312d;
  --red-line: #d8705f;
  --shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 4px 16px rgb(0 0 0 / 40%);

  --cached: #ff8f4d;
  --freed: #6cb2ec;
  --held: #e291c6;
  --recomputed: #43cda2;
  --parameter: #b0b0b0;
  --input: #9ad4f7;
  --not-cached: #a8a8a8;
  --backward: #858e99;
  --update: #cdb95a;
  --cached-fill: #9c5a33;
  --freed-fill: #3f5b70;
  --held-fill: #74506a;
  --recomputed-fill: #3a6b5c;
  --not-cached-fill: #5a5a5a;
  --backward-fill: #4b4f54;
  --update-fill: #5e5736;
  --less: #43cda2;
  --more: #ff9d63;
  color-scheme: dark;
}
`;var Sp=`.timeline {
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 10px;
  min-height: 0;
  padding: 12px 16px;
}

.summary .bytes {
  font-weight: 600;
}

.plot-legend {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 22px;
}

.plot-legend dt {
  color: var(--muted);
  font-size: 12px;
}

.plot-legend dd {
  min-width: 70px;
}

.plot {
  flex: 1;
  min-height: 180px;
  overflow: hidden;
}

.patch {
  display: inline-block;
  width: 10px;
  height: 10px;
  margin-right: 6px;
  border: 1px solid var(--box-line);
  border-radius: 2px;
}

.patch.cached {
  border-color: var(--cached);
  background: var(--cached-fill);
}

.patch.freed {
  border-color: var(--freed);
  background: var(--freed-fill);
}

.patch.held {
  border-color: var(--held);
  background: var(--held-fill);
}

.patch.recomputed {
  border-color: var(--recomputed);
  background: var(--recomputed-fill);
}

.patch.not-cached {
  border-color: var(--not-cached);
  background: var(--not-cached-fill);
}

.patch.backward {
  border-color: var(--backward);
  background: var(--backward-fill);
}

.patch.update {
  border-color: var(--update);
  background: var(--update-fill);
}

.plot:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: 2px;
}

.alive {
  flex: 1.2;
  min-height: 120px;
  overflow: auto;
  border-top: 1px solid var(--line);
}

.alive .summary {
  position: sticky;
  z-index: 1;
  top: 0;
  padding: 8px 0;
  background: var(--bg);
}

.alive ol {
  margin: 0;
  padding: 0;
  list-style: none;
}

.life-row {
  display: grid;
  grid-template-columns: 110px minmax(200px, 1fr) minmax(120px, 34%);
  gap: 14px;
  align-items: center;
  width: 100%;
  padding: 4px 0;
  border: 0;
  border-radius: 0;
  background: none;
  text-align: left;
}

.life-row:disabled {
  color: inherit;
  opacity: 1;
}

.life-row .size,
.life-row .what {
  display: grid;
  gap: 2px;
  min-width: 0;
}

.life-row .what small {
  overflow: hidden;
  color: var(--muted);
  text-overflow: ellipsis;
}

.life-row .type {
  color: var(--muted);
}

.life {
  position: relative;
  height: 16px;
  border-radius: 2px;
  background: var(--panel);
}

.life .span {
  position: absolute;
  top: 3px;
  height: 10px;
  min-width: 2px;
  margin: 0;
}

.life .used,
.life .now {
  position: absolute;
  top: 1px;
  width: 1px;
  height: 14px;
  background: var(--muted);
}

.life .now {
  top: 0;
  height: 16px;
  background: var(--accent);
}

@media (max-width: 820px) {
  .life-row {
    grid-template-columns: 84px 1fr;
  }

  .life {
    grid-column: 2;
  }
}
`;var kp=[cp,_p,dp,yp,gp,mp,fp,xp,Sp,wp,bp,pp,vp,hp].join(`
`);var vr="p.activation_memory.";function Yn(){try{return window.parent!==window&&window.parent.document?window.parent:null}catch{return null}}function wl(e){try{let n=Yn()?.tensorboard?.tf_storage?.getString(vr+e);if(n)return n}catch{}let t=(Yn()??window).location.hash.slice(1);return new URLSearchParams(t.replaceAll("+","%2B")).get(vr+e)??""}function Rp(e,t,n){let o=Yn()?.tensorboard?.tf_storage;try{if(o){o.setString(vr+e,t,{defaultValue:"",useLocationReplace:!n});return}}catch{return}if(Yn())return;let r=new URLSearchParams(location.hash.slice(1));t?r.set(vr+e,t):r.delete(vr+e);let s=`${location.pathname}${location.search}#${r.toString()}`;n?history.pushState(null,"",s):history.replaceState(null,"",s)}function Tp(e){(Yn()??window).addEventListener("hashchange",e)}function Cp(e){let t=Yn()?.document.body;if(t){let n=()=>e(t.classList.contains("dark-mode"));new MutationObserver(n).observe(t,{attributes:!0,attributeFilter:["class"]}),n()}else{let n=window.matchMedia("(prefers-color-scheme: dark)");n.addEventListener("change",()=>e(n.matches)),e(n.matches)}}function Ep(e){let t=()=>e(window.innerHeight>0);window.addEventListener("resize",t),t()}function Mp(e,t){if(!Yn())return;let{port1:n,port2:o}=new MessageChannel,r=s=>n.postMessage(JSON.stringify(s));n.onmessage=s=>{let i=JSON.parse(s.data);if(i.isReply){i.type==="experimental.GetURLPluginData"&&!i.error&&i.payload&&t(i.payload);return}i.type==="experimental.DataReloaded"&&e(),r({...i,payload:null,error:null,isReply:!0})},window.parent.postMessage("experimental.bootstrap","*",[o]),r({type:"experimental.GetURLPluginData",id:0,payload:null,error:null,isReply:!1})}var Ap=As.map(({key:e})=>e);function $k(){try{Op(za,"./layout.worker.js?v=744d4da3437b",As)}catch(e){Pp(e)}}async function Db(){try{let e=new Blob([await wi("worker")],{type:"text/javascript"}),t=As.filter(({key:n})=>!Wa.includes(n));Op(Ba(),URL.createObjectURL(e),t)}catch(e){Pp(e)}}Va()&&Db();function Pp(e){let t=document.createElement("p");t.setAttribute("role","alert"),t.textContent=`The Activation Memory tab could not start: ${String(e)}`,document.body.append(t)}function Op(e,t,n){document.documentElement.lang="en";let o=document.createElement("style");o.textContent=kp,document.head.append(o);let r=bi(wl,Ap),i=up(e,Ka(()=>new Worker(new URL(t,import.meta.url))),n,r);Cp(u=>{document.documentElement.classList.toggle("dark",u),i.isDark.value=u}),Ep(u=>i.isVisible.value=u),zb(i);let l=document.createElement("div");l.id="activation-memory",document.body.append(l),ca(a(vi.Provider,{value:i,children:a(uu,{})}),l)}function zb(e){let t=jr(e.address.peek());xt(()=>{let o=jr(e.address.value),r=Gr.filter(i=>o[i]!==t[i]),s=r.find(i=>Ia.includes(i));for(let i of s?[s,...r.filter(l=>l!==s)]:r)Rp(i,o[i],i===s);t=o});let n=o=>{let r=bi(o,Ap),s=jr(r);Gr.every(i=>s[i]===t[i])||(t=s,e.change(r))};Tp(()=>{e.isVisible.peek()&&n(wl)}),Mp(e.reload,o=>{Gr.every(r=>!t[r])&&n(r=>o[r]??"")})}export{$k as render};
