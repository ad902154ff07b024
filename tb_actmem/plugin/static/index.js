var me,ka,wl,kn,yl,jr,Sa,Kr,Ra,_l,vl,Ca,ir=Symbol.for("pv"),qr={},Yr=[],lm=/^m(i|n|o|s|text|space)$/,kl=Array.isArray,Sl=Yr.slice,Hn=Object.assign;function Gn(e){e&&e.parentNode&&e.remove()}function Ta(e,t,n){var o,r,s,l={},i=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:l[s]=t[s];return i>2&&(l.children=i>3?Sl.call(arguments,2):n),lr(e,l,o,r,null)}function lr(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ir,__v:r||++ka,__i:-1,__u:0};return!r&&me.vnode&&me.vnode(s),s}function ae(e){return e.children}function To(e,t){this.props=e,this.context=t,this.__g=0}function Sn(e,t){if(t==null)return e.__&&Sn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Sn(e)}function im(e){var t,n=e.__v,o=n.__e,r=[],s=[],l=e.__P;l&&((t=Hn({constructor:ir},n)).__v=n.__v+1,me.vnode&&me.vnode(t),Rl(l,t,n,e.__n,l.namespaceURI,32&n.__u?[o]:null,r,o||Sn(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,La(r,t,s),n.__=n.__e=null,t.__e!=o&&Ea(t))}function Ea(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Ea(e)}function xl(e){(8&e.__g||(e.__g|=8,kn.push(e),jr++))&&yl==me.debounceRendering||((yl=me.debounceRendering)||queueMicrotask)(Ma)}function Ma(){try{for(var e,t=1;kn.length;)kn.length>t&&kn.sort(Sa),e=kn.shift(),t=kn.length,8&e.__g&&im(e)}finally{(jr=kn.length)&&(yl||queueMicrotask)(Ma)}}function Oa(e,t,n,o,r,s,l,i,u,c,p){var f,g,h,v,C,_,S=o.__k||Yr,x=t.length;for(u=am(n,t,S,u,x),f=0;f<x;f++)(h=n.__k[f])!=null&&(g=~h.__i&&S[h.__i]||qr,h.__i=f,_=Rl(e,h,g,r,s,l,i,u,c,p),v=h.__e,(g.ref!=h.ref||8&g.__u)&&(g.ref&&Cl(g.ref,null,h,g),h.ref&&p.push(h.ref,h.__c||v,h)),C=C||v,4&h.__u?(u=Aa(h,u,e,!g.__v),g.__e&&(g.__e=null)):typeof h.type=="function"&&_!==void 0?u=_:v&&(u=v.nextSibling),h.__u&=-21);return n.__e=C,u}function am(e,t,n,o,r){var s,l,i,u,c,p,f,g,h,v=n.length,C=v,_=0,S=0,x=e.__k=Array(r);for(s=0;s<r;s++)(l=t[s])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=x[s]=lr(null,l):kl(l)?l=x[s]=lr(ae,{children:l}):l.constructor===ir&&l.__b?l=x[s]=lr(l.type,l.props,l.key,l.ref,l.__v):x[s]=l,u=s+_,l.__=e,l.__b=e.__b+1,i=null,~(c=l.__i=um(l,n,u,C))&&(C--,(i=n[c])&&(i.__u|=2)),i&&i.__v?(l.__u|=16,c==u-1?_--:c==u+1?_++:c!=u&&(c>u?_--:_++,S=1)):(~c||(r>v?_--:r<v&&_++),typeof l.type!="function"&&(l.__u|=4))):x[s]=null;if(S){for(p=[],f=[],s=0;s<r;s++)if((l=x[s])&&16&l.__u){for(_=0,g=p.length;_<g;)p[h=_+g>>1]<l.__i?_=h+1:g=h;p[_]=l.__i,f[s]=_+1}for(_=p.length;s--;)f[s]&&(f[s]==_?_--:x[s].__u|=4)}if(C)for(s=0;s<v;s++)!(i=n[s])||2&i.__u||(i.__e==o&&(o=Sn(i)),Tl(i,i));return o}function Aa(e,t,n,o){var r,s,l,i;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=Aa(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=Sn(e))&&!t.parentNode&&(t=null),l=e.__e,i=t;i&&i.nodeType==8;)i=i.nextSibling;for(l!=i&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,t):n.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function um(e,t,n,o){var r,s=e.key,l=e.type,i=t[n],u=i&&!(2&i.__u);if(i===null&&s==null||u&&s==i.key&&l==i.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((i=t[r])&&!(2&i.__u)&&s==i.key&&l==i.type)return r;for(r=n+1;r<t.length;r++)if((i=t[r])&&!(2&i.__u)&&s==i.key&&l==i.type)return r}return-1}function _a(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Hr(e,t,n,o,r){var s,l;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||_a(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||_a(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(l=vl[t]||(vl[t]=cm(t)),(e.__a||(e.__a={}))[t]=_l,s=t!=(t=t.replace(Ra,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,l,s):e.removeEventListener(t,l,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function cm(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Kr]==null)t[Kr]=_l++;else if(t[Kr]<this.__a[e])return;return n(me.event?me.event(t):t)}}}function Rl(e,t,n,o,r,s,l,i,u,c){var p,f,g,h,v,C,_,S,x,k,T,A,M,L,z,K,F,E,$=t.type;if(t.constructor!==ir)return null;128&n.__u&&(u=32&n.__u,p=n.__c.__z)&&(t.__u|=u,f=s=[],p.nodeType==8?i=Ur(p,s):s.push(p),i=s[0]||i),(p=me.__b)&&p(t);e:if(typeof $=="function"){g=l.length;try{if(S=t.props,x=(p=$.prototype)&&p.render,k=(p=$.contextType)&&o[p.__c],T=p?k?k.props.value:p.__:o,(h=n.__c)?(t.__c=h,2&h.__g&&(h.__g|=1)):(x?t.__c=h=new $(S,T):(t.__c=h=new To(S,T),h.constructor=$,h.render=pm),k&&k.sub(h),h.state||(h.state={}),h.__n=o,h.__g|=8,h.__h=[],h.__k=[]),x&&(h.__s||(h.__s=h.state),$.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=Hn({},h.__s)),Hn(h.__s,$.getDerivedStateFromProps(S,h.__s)))),v=h.props,C=h.state,h.__v=t,n.__c){if(S!==v&&x&&!$.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(S,T),t.__v==n.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(S,h.__s,T)===!1){t.__v!=n.__v&&(h.props=S,h.state=h.__s,h.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(D){D&&(D.__=t)}),Yr.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&l.push(h),i=Sn(n);break e}h.componentWillUpdate&&h.componentWillUpdate(S,h.__s,T),x&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(v,C,_)})}else x&&!$.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),x&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=T,h.props=S,h.__P=e,h.__g&=-5,A=me.__r,M=x?25:0;do h.__g&=-9,A&&A(t),p=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++M<25);x&&(Yr.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(o=Hn({},o,h.getChildContext())),x&&n.__c&&h.getSnapshotBeforeUpdate&&(_=h.getSnapshotBeforeUpdate(v,C)),L=p&&p.type===ae&&p.key==null?p.props.children:p,S.__P&&(p=i,r=(e=S.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(D){D&&Tl(D,D)}),n.__k=null),i=n.__k?Sn(n,0):null),i=Oa(e,kl(L)?L:[L],t,n,o,r,s,l,i,u,c),S.__P&&(t.__e=null,i=p),t.__u&=-161,f&&f.some(Gn),h.__h.length&&l.push(h),1&h.__g&&(h.__g&=-4)}catch(D){if(l.length=g,t.__v=null,u||s)if(D&&D.then){if(t.__u|=128|u,s){for(~(F=s.indexOf(i||void 0))||(F=s.length);(E=s[F-1])&&E.nodeType==8;)F--;for(;F<s.length;F++)if(E=s[F])if(s[F]=null,z){if(E==K)break}else{if(E.nodeType!=8)break;E.data.startsWith("$s")&&(K=Ur(z=E))}}if(!z){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;z=i}(p=Ur(z=t.__c.__z||(t.__c.__z=z)))?(t.__e=z,i=p):t.__e=i,i=i&&i.nextSibling}else s&&s.some(Gn);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),D&&D.then||Pa(t),me.__e(D,t,n)}}else i=t.__e=dm(n.__e,t,n,o,r,s,l,u,c,e);return(p=me.diffed)&&p(t),i}function Ur(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Pa(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Pa))}function La(e,t,n){for(var o=0;o<n.length;)Cl(n[o++],n[o++],n[o++]);me.__c&&me.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){me.__e(s,r.__v)}})}function dm(e,t,n,o,r,s,l,i,u,c){var p,f,g,h,v,C,_,S,x=n.props||qr,k=t.props,T=t.type;if(T=="svg"?r="http://www.w3.org/2000/svg":T=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(p=0;p<s.length;p++)if((v=s[p])&&(T?v.localName==T:v.nodeType==3)){e=v,s[p]=null;break}}if(!e){if(S=c.ownerDocument||document,!T)return S.createTextNode(k);e=S.createElementNS(r,T,k.is?k:c),i&&(me.__m&&me.__m(t,s),i=!1),s=null}if(T){if(c=T=="template"&&e.content||e,s=T=="textarea"&&k.defaultValue!=null?null:s&&Sl.call(c.childNodes),!i&&s)for(x={},p=0;p<e.attributes.length;p++)x[(v=e.attributes[p]).name]=v.value;for(p in x)v=x[p],p=="dangerouslySetInnerHTML"?g=v:p=="children"||p in k||p=="value"&&"defaultValue"in k||p=="checked"&&"defaultChecked"in k||Hr(e,p,null,v,r);for(p in k)v=k[p],p=="children"?h=v:p=="dangerouslySetInnerHTML"?f=v:p=="value"?C=v:p=="checked"?_=v:i&&typeof v!="function"||x[p]===v||Hr(e,p,v,x[p],r);f?(i||g&&(f.__html==g.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(g&&(e.textContent=""),(T=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&lm.test(T))&&(r="http://www.w3.org/1999/xhtml"),Oa(c,kl(h)?h:[h],t,n,o,r,s,l,s?s[0]:n.__k&&Sn(n,0),i,u),s&&s.some(Gn)),i&&T!="textarea"||(p="value",T=="progress"&&C==null?e.removeAttribute(p):C==null||C===e[p]&&(T!="progress"||C)||Hr(e,p,C,x[p],r),p="checked",_!=null&&_!=e[p]&&Hr(e,p,_,x[p],r))}else x===k||i&&e.data==k||(e.data=k);return e}function Cl(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){me.__e(r,n)}}function Tl(e,t,n){var o,r,s,l;if(me.unmount&&me.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Cl(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){me.__e(i,t)}o.__P=o.__n=null}if(o=e.__k)for(l=0;l<o.length;l++)o[l]&&Tl(o[l],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=Ur(o,s=[]))&&(o==e.__e&&s.some(Gn),Gn(r),Gn(o)),n||Gn(e.__e),e.__e=e.__c=e.__=null}function pm(e,t,n){return this.constructor(e,n)}function Ia(e,t){var n,o,r,s;me.__&&me.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=lr(ae,{children:[e]}),r=[],s=[],Rl(t,t.__k,o||qr,qr,t.namespaceURI,o?null:t.firstChild?Sl.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),La(r,t.__k,s),t.__k.props.children=null}function Da(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&o.forEach(function(l){l.__g|=4,xl(l)})},this.sub=function(s){o.add(s);var l=s.componentWillUnmount;s.componentWillUnmount=function(){o.delete(s),l&&l.call(s)}}),n.children}return t.__c="__cC"+Ca++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}me={__e:function(e,t,n,o){for(var r,s,l;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((l=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),l=1),l&&8&r.__g)return void(r.__g|=2)}catch(i){e=i}}throw jr=0,e}},ka=0,wl=function(e){return e!=null&&e.constructor===ir},To.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Hn({},this.state)),typeof e=="function"&&(e=e(Hn({},n),this.props)),e&&(Hn(n,e),this.__v&&(t&&this.__k.push(t),xl(this)))},To.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),xl(this))},To.prototype.render=ae,kn=[],jr=0,Sa=function(e,t){return e.__v.__b-t.__v.__b},Kr=Symbol(),Ra=/(PointerCapture)$|Capture$/i,_l=0,vl={},Ca=0;var Kn,Ne,El,$a,Ml=Object.is,ur=0,Ka=[],Ol=[],Ve=me,za=Ve.__b,Na=Ve.__r,Va=Ve.diffed,Fa=Ve.__c,Ba=Ve.unmount,Wa=Ve.__;function cr(e,t){Ve.__h&&Ve.__h(Ne,e,ur||t),ur=0;var n=Ne.__H||(Ne.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function X(e){return ur=1,fm(ja,e)}function fm(e,t,n){var o=cr(Kn++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):ja(void 0,t),function(s){var l=(o.__N||o.__)[0],i=o.t(l,s);Ml(l,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=Ne,!Ne.__f)){Ne.__f=!0;var r=Ne.shouldComponentUpdate;Ne.shouldComponentUpdate=function(s,l,i){var u=this.__H;if(!u)return!0;var c=!1,p=this.props!=s;if(u.__.some(function(g){g.__N&&(c=!0,Ml(g.__[0],g.__N[0])||(p=!0))}),r){var f=r.call(this,s,l,i);return c?f||p:f}return!c||p}}return o.__}function Re(e,t){var n=cr(Kn++,3);!Ve.__s&&Pl(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Ne.__H.__h.push(n))}function Rn(e,t){var n=cr(Kn++,4);!Ve.__s&&Pl(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Ne.__h.push(n))}function Fe(e){return ur=5,ue(function(){return{current:e}},[])}function ue(e,t){var n=cr(Kn++,7);return Pl(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Eo(e,t){return ur=8,ue(function(){return e},t)}function Ua(e){var t=Ne.context[e.__c],n=cr(Kn++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(Ne)),t.props.value):e.__}function mm(){var e;do{for(;e=Ol.shift();)try{ar(e)}catch(n){Ve.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ka.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(ar),t.__h.some(Al),t.__h=[]}catch(n){t.__h=[],Ve.__e(n,e.__v)}}}while(Ol.length)}Ve.__b=function(e){Ne=null,za&&za(e)},Ve.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Wa&&Wa(e,t)},Ve.__r=function(e){Na&&Na(e),Kn=0;var t=(Ne=e.__c).__H;t&&(El==Ne?Ne.__h=[]:(t.__h.some(ar),t.__h.some(Al),Kn=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),El=Ne},Ve.diffed=function(e){Va&&Va(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Ha(Ka.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),El=Ne=null},Ve.__c=function(e,t){t.some(function(n){try{n.__h.some(ar),n.__h=n.__h.filter(function(o){return!o.__||Al(o)})}catch(o){n.__h=[function(){throw o}]}}),Fa&&Fa(e,t)},Ve.unmount=function(e){Ba&&Ba(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Ha(Ol.push(r))}else ar(r)}catch(s){t=s}}),o.__H=void 0,t&&Ve.__e(t,o.__v))};var Ga=typeof requestAnimationFrame=="function";function hm(e){var t,n=function(){clearTimeout(o),Ga&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Ga&&(t=requestAnimationFrame(n))}function Ha(e){e!=1&&$a==Ve.requestAnimationFrame||(($a=Ve.requestAnimationFrame)||hm)(mm)}function ar(e){var t=Ne,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Ne=t}function Al(e){var t=Ne;e.__c=e.__(),Ne=t}function Pl(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Ml(n,e[o])})}function ja(e,t){return typeof t=="function"?t(e):t}var gm=Symbol.for("preact-signals");function Xr(){if(an>1)an--;else{var e,t=!1;for((function(){var r=Zr;for(Zr=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var l=s.t;l!==void 0;l=l.x)l.i===r.i&&(l.i=s.i);r=r.o}})();pr!==void 0;){var n=pr;for(pr=void 0,Jr++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Ya(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(Jr=0,an--,t)throw e}}function Il(e){if(an>0)return e();Ll=++bm,an++;try{return e()}finally{Xr()}}var dr,Le=void 0;function Un(e){var t=Le,n=dr;Le=void 0,dr=void 0;try{return e()}finally{Le=t,dr=n}}var pr=void 0,an=0,Jr=0,bm=0,Ll=0,Zr=void 0,Qr=0;function qa(e){if(Le!==void 0){var t=e.n;if(t===void 0||t.t!==Le)return t={i:0,S:e,p:Le.s,n:void 0,t:Le,e:void 0,x:void 0,r:t},Le.s!==void 0&&(Le.s.n=t),Le.s=t,e.n=t,32&Le.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Le.s,t.n=void 0,Le.s.n=t,Le.s=t),t}}function Ue(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Ue.prototype.brand=gm;Ue.prototype.h=function(){return!0};Ue.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:Un(function(){var o;(o=t.W)==null||o.call(t)}))};Ue.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&Un(function(){var r;(r=t.Z)==null||r.call(t)}))}};Ue.prototype.subscribe=function(e){var t=this;return wt(function(){var n=t.value;Un(function(){return e(n)})},{name:"sub"})};Ue.prototype.valueOf=function(){return this.value};Ue.prototype.toString=function(){return this.value+""};Ue.prototype.toJSON=function(){return this.value};Ue.prototype.peek=function(){var e=this;return Un(function(){return e.value})};Object.defineProperty(Ue.prototype,"value",{get:function(){var e=qa(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Jr>100)throw new Error("Cycle detected");(function(n){an!==0&&Jr===0&&n.l!==Ll&&(n.l=Ll,Zr={S:n,v:n.v,i:n.i,o:Zr})})(this),this.v=e,this.i++,Qr++,an++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Xr()}}}});function je(e,t){return new Ue(e,t)}function Ya(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Ja(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Za(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function jn(e,t){Ue.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Qr-1,this.f=4}jn.prototype=new Ue;jn.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Qr))return!0;if(this.g=Qr,this.f|=1,this.i>0&&!Ya(this))return this.f&=-2,!0;var e=Le;try{Ja(this),Le=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Le=e,Za(this),this.f&=-2,!0};jn.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Ue.prototype.S.call(this,e)};jn.prototype.U=function(e){if(this.t!==void 0&&(Ue.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};jn.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(jn.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=qa(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Ce(e,t){return new jn(e,t)}function Qa(e){var t=e.j;if(e.j=void 0,typeof t=="function"){an++;var n=Le;Le=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Dl(e),o}finally{Le=n,Xr()}}}function Dl(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Qa(e)}function ym(e){if(Le!==this)throw new Error("Out-of-order effect");Za(this),Le=e,this.f&=-2;try{8&this.f&&Dl(this)}finally{Xr()}}function Mo(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,dr&&dr.push(this)}Mo.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Mo.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Qa(this),Ja(this),an++;var e=Le;return Le=this,ym.bind(this,e)};Mo.prototype.N=function(){2&this.f||(this.f|=2,this.u=pr,pr=this)};Mo.prototype.d=function(){this.f|=8,1&this.f||Dl(this)};Mo.prototype.dispose=function(){this.d()};function wt(e,t){var n=new Mo(e,t);try{n.c()}catch(r){throw n.d(),r}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Xa,ts,es,vm=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var eu=[];wt(function(){Xa=this.N})();function Oo(e,t){me[e]=t.bind(null,me[e]||function(){})}function fr(e){if(es){var t=es;es=void 0,t()}es=e&&e.S()}function tu(e){var t=this,n=e.data,o=wm(n);o.name="ReactiveDom",o.value=n;var r=ue(function(){for(var i=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var c=Ce(function(){var h=o.value.value;return h===0?0:h===!0?"":h||""}),p=Ce(function(){return!Array.isArray(c.value)&&!wl(c.value)}),f=wt(function(){if(this.N=nu,p.value){var h=c.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=h)}}),g=t.__$u.d;return t.__$u.d=function(){f(),g.call(this)},[p,c]},[]),s=r[0],l=r[1];return s.value?l.peek():l.value}tu.displayName="ReactiveTextNode";Object.defineProperties(Ue.prototype,{constructor:{configurable:!0,value:Ta(ae,null).constructor},type:{configurable:!0,value:tu},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Oo("__b",function(e,t){if(fr(),ts=void 0,typeof t.type=="string"){var n,o=t.props;for(var r in o)if(r!=="children"){var s=o[r];s instanceof Ue&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});Oo("__r",function(e,t){if(e(t),t.type!==ae){fr();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(r,s){var l;return wt(function(){l=this},{name:s}),l.c=r,l})((function(r){return function(){var s;vm&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),ts=o,fr(n)}});Oo("__e",function(e,t,n,o){fr(),ts=void 0,e(t,n,o)});Oo("diffed",function(e,t){fr(),ts=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,r=t.props,s=n.U;if(s)for(var l in s){var i=s[l];i===void 0||o&&l in o||(i.d(),s[l]=void 0)}if(o){s||(s={},n.U=s);for(var u in o){var c=s[u],p=o[u];c===void 0?(c=xm(n,u,p,r),s[u]=c):c.o(p,r)}}}e(t)});function xm(e,t,n,o){var r=t in e&&e.ownerSVGElement===void 0,s=je(n);return{o:function(l,i){s.value=l,o=i},d:wt(function(){this.N=nu;var l=s.value.value;o[t]!==l&&(o[t]=l,r?e[t]=l:l!=null&&(l!==!1||t[4]==="-")?e.setAttribute(t,l):e.removeAttribute(t))})}}Oo("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var r in o){var s=o[r];s&&s.d()}}}var l=t.__np;if(l){var i=t.props;for(var u in l)i[u]=l[u]}t.__np=void 0}else{var c=t.__c;if(c){c.__$f|=8;var p=c.__$u;p&&(c.__$u=void 0,p.d())}}e(t)});Oo("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});To.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var l in e)if(l!=="__source"&&e[l]!==this.props[l])return!0;for(var i in this.props)if(!(i in e))return!0;return!1};function wm(e,t){return ue(function(){return je(e,t)},[])}var _m=function(e){queueMicrotask(function(){queueMicrotask(e)})};function km(){Il(function(){for(var e;e=eu.shift();)Xa.call(e)})}function nu(){eu.push(this)===1&&(me.requestAnimationFrame||_m)(km)}var Sm={n:"node",m:"module",s:"stretch",t:"leaf",o:"output",e:"edge"},Rm=/^[nmsto]_?\d+-[nmsto]_?\d+-[a-z-]+$/;function un(e){if(Rm.test(e))return{kind:"edge",number:-1,text:e};let[,t,n]=/^([nmstoe])_?(\d+)$/.exec(e)??[];return t===void 0?null:{kind:Sm[t],number:Number(n),text:e}}function qe(e){return{kind:"node",number:e,text:`n${e}`}}function De(e){return{kind:"module",number:e,text:`m${e}`}}function At(e){return e?.kind==="node"||e?.kind==="module"}function Ao(e){return Object.fromEntries([...new URLSearchParams(e)].filter(([,t])=>t!==""))}function Po(e){return new URLSearchParams(e).toString()}function Cn(e,t,n){return Object.fromEntries(Object.entries({...e,[t]:n}).filter(([,o])=>o!==""))}function ns(e,t){let n=e?.startsWith("-")===!0,o=e?.slice(n?1:0)??"";return t.includes(o)?{key:o,descending:n}:null}function os(e){return e?`${e.descending?"-":""}${e.key}`:""}var Lo={run:"",tag:"",step:null,view:"overview",selected:null,expand:null,graph:{},ops:{},modules:{},timeline:{},compare:{},runs:""},rs=["run","tag","step","view","selected","expand","graph","ops","modules","timeline","compare","runs"],ru=["run","tag","step","view"];function $l(e,t){let n=e("step"),o=e("view");return{run:e("run"),tag:e("tag"),step:/^-?\d+$/.test(n)?Number(n):null,view:t.includes(o)?o:Lo.view,selected:un(e("selected")),expand:Tn(e("expand")),graph:Ao(e("graph")),ops:Ao(e("ops")),modules:Ao(e("modules")),timeline:Ao(e("timeline")),compare:Ao(e("compare")),runs:e("runs")}}function ss(e){return{run:e.run,tag:e.tag,step:e.step===null?"":String(e.step),view:e.view===Lo.view?"":e.view,selected:e.selected?.text??"",expand:Pt(e.expand),graph:Po(e.graph),ops:Po(e.ops),modules:Po(e.modules),timeline:Po(e.timeline),compare:Po(e.compare),runs:e.runs}}function Tn(e){return e==="none"?[]:/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(e)?e.split(",").flatMap(n=>{let[o=0,r=o]=n.split("-").map(Number);return Array.from({length:Math.min(r-o,ou)+1},(s,l)=>o+l)}).slice(0,ou):null}var ou=1e5;function Pt(e){if(e===null)return"";if(e.length===0)return"none";let t=[...new Set(e)].sort((o,r)=>o-r),n=[];for(let o of t){let r=n.at(-1);r&&r[1]===o-1?r[1]=o:n.push([o,o])}return n.map(([o,r])=>o===r?`${o}`:`${o}-${r}`).join(",")}function mr({expand:e,graph:t}){return{expand:e,show:["parameters","views"].filter(n=>t[n]==="1"),hide:t.freed==="0"?["freed"]:[]}}function ls({expand:e,show:t,hide:n}){return{...e===null?{}:{expand:e.join(",")},...t.length===0?{}:{show:t.join(",")},...n.length===0?{}:{hide:n.join(",")}}}function Lt(e){let t=JSON.parse(e),n=t?.version;if(n!==1)throw new Error(`This page reads version ${1} of the data and the server sent version ${JSON.stringify(n??null)}: reload the page, or restart TensorBoard after an upgrade.`);return t}var lu={index:async e=>Lt(await It("index.json",{},e)),recording:async(e,t)=>Lt(await It("recording.json",Dt(e),t)),async graph(e,t,n){let o=await iu("graph.dot",{...Dt(e),...ls(t)},n),r=l=>o.headers.get(`X-Actmem-${l}`),s=zl(r("Repeated")??"").map(l=>l.split(":").map(Number));return{dot:await o.text(),expand:zl(r("Expand")??"").map(Number),visible:Number(r("Visible")??0),seconds:Number(r("Seconds")??0),quick:r("Quick")===null?null:zl(r("Quick")??"").map(Number),repeated:new Map(s.map(([l=0,i=1])=>[l,i]))}},figure:(e,t,n,o)=>{let r=n?"dark":"paper";return It("graph.svg",{...Dt(e),...ls(t),theme:r},o)},drawn:async(e,t,n,o)=>Lt(await It("drawn.json",{...Dt(e),...ls(t),id:n.text},o)),detail:async(e,t,n)=>{let o={[t.kind]:String(t.number)};return Lt(await It("detail.json",{...Dt(e),...o},n))},timeline:async(e,t)=>Lt(await It("timeline.json",Dt(e),t)),alive:async(e,t,n)=>Lt(await It("alive.json",{...Dt(e),op:String(t)},n)),terms:async(e,t)=>Lt(await It("terms.json",Dt(e),t)),ranks:async(e,t)=>Lt(await It("ranks.json",Dt(e),t)),compare:async(e,t,n)=>Lt(await It("compare.json",{...Dt(e),...Cm(t)},n)),plan:async(e,{goal:t,asked:n},o)=>Lt(await It("plan.json",{...Dt(e),[t]:n},o)),steps:async({run:e,tag:t},n)=>Lt(await It("steps.json",{run:e,tag:t},n))};function zl(e){return e===""?[]:e.split(",")}function Dt({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}function Cm(e){if("checkpoint"in e){let{checkpoint:r,save:s}=e;return s?{checkpoint:r,save:s}:{checkpoint:r}}let{run:t,tag:n,step:o}=Dt(e.key);return{other_run:t??"",other_tag:n??"",other_step:o??""}}async function It(e,t,n){return(await iu(e,t,n)).text()}async function iu(e,t,n){let o=new URLSearchParams(t).toString(),r;try{r=await fetch(o?`./${e}?${o}`:`./${e}`,{signal:n})}catch(s){throw n.aborted?s:new Error("TensorBoard does not answer: see that it still runs, then try again.",{cause:s})}if(!r.ok)throw new Error(await Tm(e,r));return r}async function Tm(e,t){return(t.headers.get("Content-Type")?.startsWith("text/plain")??!1?(await t.text()).trim():"")||`The server answered ${t.status} to ${e}; its log says why.`}var Nl=Da(null);function G(){let e=Ua(Nl);if(!e)throw new Error("This panel stands outside of the page.");return e}function En(e){let{address:t,change:n}=G(),o=(r,s)=>n({[e]:Cn(t.peek()[e],r,s)});return[t.value[e],o]}function us(){return uu("replies")!==null}async function Vl(e){let t=uu(e);if(!t)throw new Error(`The recording is large, and this page was written without ${Em}.`);let n=new Blob([pu(t.textContent)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Response(n).text()}var Em="this: TensorBoard shows it, and so does tb-actmem export with a .json";function uu(e){return document.getElementById(`page-${e}`)}function cu(){let e=as("replies"),t=as("details"),n=as("lives"),o=as("graphs"),r;return{index:async()=>(await e()).index,recording:async()=>(await e()).recording,async graph(s,{expand:l}){let{lines:i,states:u}=await o();return r=l===null?u[0]:Om(u,l,r?.expand??[]),Pm(i,r)},figure:()=>Promise.resolve(Mm()),async drawn(s,l,{text:i}){let{drawn:u}=await t();return hr(r?.drawn.map(c=>u[c]).find(c=>c?.id===i))},detail:async(s,{kind:l,number:i})=>hr((await t())[l==="module"?"module":"node"][i]),timeline:async()=>hr((await e()).timeline),alive:async(s,l)=>Lm(await n(),l),terms:async()=>hr((await e()).terms),ranks:is,compare:is,plan:is,steps:is}}var du=["ranks","compare","steps"];function is(){return Promise.reject(new Error("This page has one recording."))}function as(e){let t;return()=>t??=Vl(e).then(n=>JSON.parse(n))}function hr(e){if(e===void 0)throw new Error("This page does not have it.");return e}function Mm(){let{src:e}=document.querySelector(".paper img");return new TextDecoder().decode(pu(e.slice(e.indexOf(",")+1)))}function pu(e){return Uint8Array.from(atob(e),t=>t.charCodeAt(0))}function Om(e,t,n){let[o,r]=[new Set(t),new Set(n)],s=({expand:l})=>{let i=new Set(l),u=t.filter(f=>!r.has(f)&&i.has(f)).length,c=n.filter(f=>!o.has(f)&&i.has(f)).length,p=l.filter(f=>o.has(f)).length;return Am*(u-c)+2*p-l.length};return e.reduce((l,i)=>s(i)>s(l)?i:l)}var Am=1e7;function Pm(e,{expand:t,visible:n,dot:o,repeated:r}){return{dot:o.map(l=>e[l]).join(`
`),expand:t,visible:n,seconds:0,quick:null,repeated:new Map(r)}}function Lm({version:e,most:t,ops:n,lives:o},r){let s=o.filter(({made_by:i,ended:u})=>i.op<=r&&(u===null||r<=u)),l=o.filter(({ended:i})=>i===r);return{version:e,at:hr(n[r]),live_bytes:au(s),alive_count:s.length,alive:s.slice(0,t),released_bytes:au(l),released_count:l.length,released:l.slice(0,t)}}function au(e){return e.reduce((t,{nbytes:n})=>t+n,0)}function fu(e,t=6e4){let n;return(o,r)=>new Promise((s,l)=>{let i=n??e();n=void 0;let u=g=>{f(),i.terminate(),l(g)},c=()=>u(new Error("Not wanted any more.")),p=setTimeout(()=>u(new Error(Im(t))),t),f=()=>{clearTimeout(p),r.removeEventListener("abort",c),i.onmessage=i.onerror=null};i.onmessage=({data:g})=>{f(),n?.terminate(),n=i,g.svg!==void 0?s(g.svg):l(new Error(`Graphviz cannot lay this graph out: ${g.error??"no reason given"}`))},i.onerror=g=>u(new Error(`The layout worker failed: ${g.message}`)),r.addEventListener("abort",c),r.aborted?c():i.postMessage(o)})}function Im(e){return`The layout took longer than ${e/1e3} s and was stopped: fold some modules and try again.`}function Dm(e){let t=e.map(n=>Math.max(...n.tags.flatMap(o=>o.steps.map(r=>r.wall_time??0)),0));return e[t.indexOf(Math.max(...t))]}function cs(e,t){let n=e?.runs.find(s=>s.run===t.run)??Dm(e?.runs??[]),o=n?.tags.find(s=>s.tag===t.tag)??n?.tags[0],r=o?.steps.find(s=>s.step===t.step)??o?.steps.at(-1);return n&&o?{run:n,tag:o,step:r}:null}function ds({run:e,tag:t,step:n}){return n?{run:e.run,tag:t.tag,...n}:null}function ps(e,t){let n=e.runs.find(s=>s.run===t.run);if(t.run&&!n)return`There is no run ${t.run} here.`;let o=n?.tags.find(s=>s.tag===t.tag);if(t.tag&&n&&!o)return`The run ${n.run} has no tag ${t.tag}.`;let r=(o??n?.tags[0])?.steps;return t.step===null||!r||r.some(({step:s})=>s===t.step)?"":`There is no recording at step ${t.step}.`}function mu({parent:e}){let t=[],n=e.map(()=>[]),o=[];return e.forEach((r,s)=>{o.push(r===null?0:(o[r]??0)+1),(r===null?t:n[r]??t).push(s)}),{roots:t,children:n,depth:o}}function qn({parent:e},t){let n=[];for(let o=t;o!==null;o=e[o]??null)n.push(o);return n}function hu({children:e},t){let n=[t];for(let o=0;o<n.length;o+=1)for(let r of e[n[o]??0]??[])n.push(r);return n}function cn({fqn:e,type_name:t,call:n},o){let r=e[o]||t[o]||"model",s=n[o]??0;return s>0?`${r} #${s+1}`:r}var Fl=["KiB","MiB","GiB","TiB","PiB","EiB"];function ee(e){if(e<0)return`-${ee(-e)}`;if(e<1024)return`${e} B`;let t=BigInt(e),n=0,o=1024n,r=gu(t,o);for(;r>=10240n&&n<Fl.length-1;)n+=1,o*=1024n,r=gu(t,o);let s=`${r/10n}`;return`${t%o===0n?s:`${s}.${r%10n}`} ${Fl[n]}`}function gu(e,t){return(e*10n+t/2n)/t}function Mn(e){return`${Q(e)} ${Math.abs(e)===1?"byte":"bytes"}`}function Q(e){return e.toLocaleString("en-US")}function tn(e,t){if(t===0)return"-";if(e===0||e===t)return e?"100%":"0%";let n=Math.round(1e3*e/t);return n<1?"<0.1%":n<1e3?`${(n/10).toFixed(1)}%`:">99.9%"}function fe(e,t,n=`${t}s`){return`${Q(e)} ${e===1?t:n}`}function dn(e,t){return[e,t&&`[${t.join(", ")}]`].filter(Boolean).join(" ")}function fs(e){let t=/^(\d{1,20}(?:\.\d{1,9})?) ?([KMGTPE]iB|B)?$/.exec(e.trim());return t?Math.floor(Number(t[1])*1024**(Fl.indexOf(t[2]??"")+1)):null}var $m=Symbol.for("pv"),zm=0;function a(e,t,n,o,r,s){t||(t={});var l,i,u=t;if("ref"in u&&typeof e!="function")for(i in u={},t)i=="ref"?l=t[i]:u[i]=t[i];var c={type:e,props:u,key:n,ref:l,__k:null,__:null,__b:0,__e:null,__c:null,constructor:$m,__v:--zm,__i:-1,__u:0};return(r||s)&&(c.__source=r,c.__self=s),me.vnode&&me.vnode(c),c}function ms({id:e,children:t}){let{graph:n}=G();return a("button",{type:"button",class:"link","data-id":e.text,onClick:()=>n.follow(e),children:t})}function Io({node:e,text:t}){return a(ms,{id:qe(e),children:t})}function Be({message:e,children:t}){return a("div",{class:"error-box",role:"alert","data-testid":"error",children:[a("p",{children:e}),t&&a("div",{class:"actions",children:t})]})}function Yn({error:e,retry:t}){return a(Be,{message:e.message,children:a("button",{type:"button",onClick:t,children:"Try again"})})}function pt({what:e}){return a("p",{class:"loading",role:"status","data-testid":"loading",children:e})}function re({n:e}){return e==null?a("span",{class:"none",children:"–"}):a("span",{class:e===0?"bytes none":"bytes",title:Mn(e),children:ee(e)})}function nn({part:e,whole:t}){let n=t>0?100*e/t:0;return a("span",{class:"bar","aria-hidden":"true",children:a("span",{style:{width:`${n}%`}})})}var Bl={cached:{line:"solid",head:"normal"},freed:{line:"dashed",head:"empty"},held:{line:"double",head:"diamond"},recomputed:{line:"dotted",head:"vee"},parameter:{line:"dotted",head:"none"},input:{line:"solid",head:"vee"},"not cached":{line:"dashed",head:"vee"}},bu=Object.keys(Bl);function $t(e){return e.replace(" ","-")}function Wl({state:e}){let{line:t,head:n}=Bl[e],o=n==="none"?29:21;return a("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:a("g",{class:`edge ${$t(e)}`,children:[a("path",{class:t,d:t==="double"?`M1 3.75H${o}M1 6.25H${o}`:`M1 5H${o}`}),n!=="none"&&a("polygon",{points:Nm[n],fill:Vm[n]})]})})}var Nm={normal:"21,2 29,5 21,8",empty:"21,2 29,5 21,8",diamond:"19,5 24,2 29,5 24,8",vee:"20,1.5 29,5 20,8.5 23,5"},Vm={empty:"none"};function Jn({state:e}){return e===null?a("span",{class:"none",children:"–"}):a("span",{class:"state",children:[a(Wl,{state:e}),e]})}function hs(e,t,n){let o=URL.createObjectURL(new Blob([n],{type:t})),r=document.createElement("a");r.href=o,r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(o),1e4)}function gs(...e){return e.map(t=>String(t).replaceAll(/[^\w.-]+/g,"_")).join("-")}async function yu(e){try{await navigator.clipboard.writeText(e)}catch{let t=document.createElement("textarea");t.value=e,t.style.position="fixed",t.style.opacity="0",document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}}function Do({text:e}){return a("span",{class:"end-of",title:e,children:a("bdi",{children:e})})}function $o({shown:e,of:t}){return t>e?a("p",{class:"hint",children:["and ",Q(t-e)," more"]}):null}function zo({text:e,label:t}){let[n,o]=X(!1),r=Fe(0);return a("button",{type:"button",class:"quiet copy",onClick:()=>{yu(e).then(()=>{o(!0),window.clearTimeout(r.current),r.current=window.setTimeout(()=>o(!1),1500)})},"aria-label":t,title:t,children:n?"copied":"copy"})}function Gl({id:e}){let{graph:t}=G(),{value:n,error:o}=t.drawn.state.value;return t.isInPicture(e)?o?a(Be,{message:o.message}):n?.id!==e.text?a(pt,{what:"Reading the details…"}):n.calls_count>1?a(Wm,{drawn:n}):a(ae,{children:[a("h2",{"data-testid":"details-title",children:n.title}),a("p",{class:"subtitle",children:[Fm[n.kind],n.nodes&&fe(n.nodes,"node")].filter(Boolean).join(" · ")}),n.ends.length>0&&a(Gm,{drawn:n}),a("p",{"data-testid":"drawn-bytes",children:[Bm[n.kind]??"charged"," ",a(re,{n:n.nbytes})]}),n.unknown>0&&a("p",{class:"hint",children:[fe(n.unknown,"tensor")," of which the memory is not known."]}),a("ul",{class:"saves","data-testid":"drawn-tensors","aria-label":"Tensors",children:n.tensors.map((r,s)=>a(Hm,{tensor:r},s))}),a($o,{shown:n.tensors.length,of:n.tensors_count})]}):a("p",{class:"hint",children:"This is not in the graph as it stands."})}var Fm={stretch:"neighbours, as one box",leaf:"input",parameter:"parameter",output:"output",edge:"edge"},Bm={leaf:"memory of",parameter:"memory of",output:"memory of",edge:"carries"};function Wm({drawn:e}){let{calls_count:t,calls:n,least_bytes:o,most_bytes:r,nbytes:s}=e,l=o===r?`${ee(r)} each`:`${ee(o)} to ${ee(r)} each`;return a("section",{class:"repeated-calls","data-testid":"repeated",children:[a("p",{children:[a("b",{children:[e.title," ×",Q(t)]})," ","in this box: ",l,", ",a(re,{n:s})," together. Below is the first of them."]}),a("details",{children:[a("summary",{children:["The ",Q(t)," of them"]}),a("ul",{class:"members",children:n.map(({module:i,fqn:u,nbytes:c})=>a("li",{children:[a(ms,{id:De(i),children:u})," ",a(re,{n:c})]},i))}),a($o,{shown:n.length,of:t})]})]})}function Gm({drawn:e}){return a("p",{class:"where",children:[a(Jn,{state:e.state})," ",e.ends.map(({id:t,name:n},o)=>{let r=un(t);return a("span",{children:[o===0?"from ":" to ",r&&At(r)?a(ms,{id:r,children:n}):n]},t)})]})}function Hm({tensor:e}){let t=e.storage_nbytes!==null&&e.storage_nbytes!==e.nbytes;return a("li",{class:"save",children:[a("p",{class:"save-head",children:[a(Jn,{state:e.state}),a("span",{class:"type",children:dn(e.dtype,e.shape)}),a(re,{n:e.nbytes})]}),a("p",{class:"facts",children:[[e.category,e.name].filter(Boolean).join(" "),t&&a(ae,{children:[" · ","a window on ",a(re,{n:e.storage_nbytes})]})]}),e.savers.length>0&&a("p",{class:"sharers",children:["kept by"," ",e.savers.map(({node:n,op:o,fqn:r,slot:s},l)=>a("span",{children:[l>0&&", ",a(Io,{node:n,text:o})," ",a("small",{children:[r,s].filter(Boolean).join(" · ")})]},`${n} ${s}`)),e.savers_count>e.savers.length&&` and ${Q(e.savers_count-e.savers.length)} more`]})]})}function bs({names:e,label:t}){let{change:n,views:o}=G();return!e||!o.available.value.some(({key:r})=>r==="compare")?null:a("button",{type:"button",class:"link what-if-link","data-testid":"what-if",title:`Compare with ${e} under checkpoints`,onClick:r=>{r.stopPropagation(),n({view:"compare",compare:{checkpoint:e}})},children:t})}function xu({recording:e}){let t=G(),{selected:n}=t.address.value,{value:o,error:r,loading:s}=t.detail.state.value;if(n===null)return null;let l=o?.id===n.text?o:void 0;return a("aside",{class:"details","aria-label":"Details","aria-busy":s,"data-testid":"details",children:[a("button",{type:"button",class:"quiet close","aria-label":"Close the details","data-testid":"details-close",onClick:()=>t.select(null),children:"×"}),!At(n)&&a(Gl,{id:n}),At(n)&&r&&a(Be,{message:r.message}),At(n)&&!l&&!r&&a(pt,{what:"Reading the details…"}),At(n)&&l&&a(Km,{id:n,detail:l,recording:e})]})}function Km({id:e,detail:t,recording:n}){let{graph:o}=G(),r=e.kind==="module";return a(ae,{children:[a(Um,{id:e,detail:t,recording:n}),o.times(e)>1&&a(Gl,{id:e}),a("dl",{class:"sums",children:[a(Hl,{label:`charged ${t.where}`.trimEnd(),n:t.charged_bytes,help:r?"Counted at the ops inside.":"Counted here: the first saver."}),t.shared_bytes!==null&&a(Hl,{label:"shared",n:t.shared_bytes,help:"Saved here, counted at another op."}),a(Hl,{label:"exclusive",n:t.exclusive_bytes,help:`What would go if only this ${r?"module":"op"} stopped saving.`})]}),a("section",{children:[a("h3",{children:r?"Keeps, largest first":"Saves"}),t.saves.length===0&&a("p",{class:"hint",children:"Keeps nothing for the backward."}),a("ul",{class:"saves","data-testid":"saves",children:t.saves.map((s,l)=>a(jm,{save:s,isInModule:r},l))}),a($o,{shown:t.saves.length,of:t.saves_count})]}),a(vu,{title:"Inputs",edges:t.inputs,of:t.inputs_count}),a(vu,{title:"Outputs",edges:t.outputs,of:t.outputs_count})]})}function Hl({label:e,n:t,help:n}){return a("div",{title:n,children:[a("dt",{children:e}),a("dd",{children:a(re,{n:t})})]})}function Um({id:e,detail:t,recording:n}){let{graph:o,recordings:r,views:s}=G(),l=e.kind==="module",i=t.file?`${t.file}:${t.line}`:t.source,u=l?r.moduleAround(e):t.module;return a(ae,{children:[a("h2",{"data-testid":"details-title",children:t.title||t.type_name||"model"}),a("p",{class:"subtitle",children:[l?t.type_name:t.name,t.region!==null&&"recomputed in the backward"].filter(Boolean).join(" · ")}),u!==null&&a("p",{class:"where",children:["in"," ",a("button",{type:"button",class:"link",onClick:()=>o.follow(De(u)),children:cn(n.modules,u)})," ",a("small",{children:n.modules.type_name[u]})]}),s.shown.value!=="graph"&&a("p",{class:"where",children:a("button",{type:"button",class:"link","data-testid":"show-in-graph",onClick:()=>o.reveal(e),children:"Show in graph"})}),l&&a("p",{class:"where",children:a(bs,{names:n.modules.fqn[e.number]??"",label:"What if it ran under a checkpoint?"})}),i&&a("p",{class:"where source",children:[a("code",{title:i,children:t.source}),t.function&&a("small",{children:t.function}),a(zo,{text:i,label:"Copy the source line's place"})]})]})}function jm({save:e,isInModule:t}){let n=e.category==="parameter"||e.category==="buffer",o=e.storage_nbytes!==null&&e.storage_nbytes!==e.nbytes;return a("li",{class:e.charged?"save":"save shared",children:[a("p",{class:"save-head",children:[a("code",{class:"slot",children:e.slot}),a("span",{class:"type",children:dn(e.dtype,e.shape)}),a(re,{n:e.nbytes})]}),t&&a("p",{children:["by ",a(Io,{node:e.node,text:e.op})]}),a("p",{class:"facts",children:[[e.category&&(e.name?`${e.category} ${e.name}`:e.category),e.kind!=="saved"&&e.kind,!e.charged&&!n&&"counted at another saver"].filter(Boolean).join(" · "),o&&a(ae,{children:[" · ","a window on ",a(re,{n:e.storage_nbytes})]})]}),a("p",{class:"reason",children:e.reason}),e.formula&&a("p",{class:"formula",children:a("code",{children:e.formula})}),e.shared_with.length>0&&a("p",{class:"sharers",children:["shared with"," ",e.shared_with.map((r,s)=>a("span",{children:[s>0&&", ",a(Io,{node:r.node,text:r.op})," ",a("small",{children:[r.fqn,r.slot].filter(Boolean).join(" · ")})]},`${r.node} ${r.slot}`)),e.shared_count>e.shared_with.length&&` and ${Q(e.shared_count-e.shared_with.length)} more`]})]})}function vu({title:e,edges:t,of:n}){return t.length===0?null:a("section",{children:[a("h3",{children:[e," ",n>1&&a("small",{children:Q(n)})]}),a("ul",{class:"edges","data-testid":e.toLowerCase(),"aria-label":e,children:t.map((o,r)=>a("li",{children:[a("p",{children:[a(Io,{node:o.node,text:o.op})," ",a("small",{children:o.fqn})]}),a("p",{class:"save-head",children:[a(Jn,{state:o.state}),a("span",{class:"type",children:dn(o.dtype,o.shape)}),a(re,{n:o.nbytes})]})]},r))}),a($o,{shown:t.length,of:n})]})}var qm=`import tb_actmem
from torch.utils.tensorboard import SummaryWriter

with SummaryWriter(LOGDIR) as writer:
    with tb_actmem.record(model) as recorder:
        loss = loss_fn(model(inputs), targets)
    tb_actmem.add_recording(
        writer, "activation_memory", recorder.recording, global_step=0
    )
`;function wu({logdir:e}){let t=qm.replace("LOGDIR",JSON.stringify(e||"runs"));return a("div",{class:"empty","data-testid":"empty",children:[a("h2",{children:"No recording here yet"}),a("p",{children:[e?a(ae,{children:["The log directory ",a("code",{children:e})," holds no activation memory recording."]}):"The log directories hold no activation memory recording."," ","Record one forward pass and add it to the log:"]}),a("div",{class:"snippet",children:[a("pre",{children:a("code",{children:t})}),a(zo,{text:t,label:"Copy the code"})]}),a("p",{class:"hint",children:["A recording appears here once the writer has flushed it (",a("code",{children:"writer.flush()"}),", or leaving the ",a("code",{children:"with"})," block) and TensorBoard has reloaded its data."]})]})}function Ym(e){let t=[];for(let n of e){if(!n.nbytes&&n.key!==Jm&&!Zm(n))continue;let o=t.at(-1);n.level===0&&!n.is_aside||!o?t.push({total:n,parts:[]}):o.parts.push(n)}return t}var Jm="kept_bytes";function Zm({key:e,nbytes:t}){return t===null&&(e==="peak_bytes"||e==="retained_bytes")}function ku({lines:e}){return a("dl",{class:"ledger","data-testid":"ledger",children:Ym(e).map(({total:t,parts:n})=>a("div",{class:"account",children:[a(_u,{line:t}),n.map(o=>a(_u,{line:o},o.key))]},t.key))})}function _u({line:e}){let t=e.is_aside?1:Math.min(e.level,3);return a("div",{class:`line level-${t}`,"data-testid":`ledger-${e.key}`,children:[a("dt",{children:e.is_aside?e.where:`${e.label} ${e.where}`.trimEnd()}),a(Kl,{line:e,id:e.key})]})}function Kl({line:e,id:t}){let n=`help-${t}`;return a("dd",{children:[a("button",{type:"button",class:"figure","aria-describedby":n,children:e.nbytes===null?"not known":ee(e.nbytes)}),a("span",{class:"tooltip",role:"tooltip",id:n,children:[a("b",{children:e.nbytes===null?"not known":Mn(e.nbytes)}),e.help]})]})}function Su({recording:e}){let[t,n]=X(!1),{meta:o,ledger:r}=e;return a("header",{class:"header",children:[a("div",{class:"headline",children:[o.label&&a("strong",{class:"label",children:o.label}),a(th,{lines:r}),a("button",{type:"button",class:"quiet","aria-expanded":t,"aria-controls":"ledger","data-testid":"all-totals",onClick:()=>n(!t),children:t?"fewer totals":"all totals"}),a(Qm,{meta:o})]}),a("div",{id:"ledger",hidden:!t,children:a(ku,{lines:r})}),a(oh,{notes:o.notes})]})}function Qm({meta:e}){let t=[e.device,e.rank===null?"":`rank ${e.rank}`,`torch ${e.torch_version}`,e.created_ns?new Date(e.created_ns/1e6).toLocaleString():""];return a("span",{class:"provenance",children:t.filter(Boolean).join(" · ")})}var Ru=["kept_bytes","peak_bytes","step_peak_bytes","retained_bytes"],Xm="step_peak_bytes",eh="kept_bytes/";function th({lines:e}){let t=e.filter(({key:n,nbytes:o})=>Ru.includes(n)&&(o!==null||n!==Xm)||n.startsWith(eh));return a("dl",{class:"totals","data-testid":"totals",children:t.map(n=>a("div",{"data-testid":`total-${n.key}`,children:[a("dt",{children:n.is_aside?n.where:nh(n)}),a(Kl,{line:n,id:`total-${n.key}`})]},n.key))})}function nh({key:e,label:t,where:n}){return e===Ru[0]?`${t} ${n}`.trimEnd():t}function oh({notes:e}){let[t,...n]=e;return t===void 0?null:a("div",{class:"notes",role:"note","data-testid":"notes",children:[a("p",{children:t}),n.length>0&&a("details",{children:[a("summary",{children:n.length===1?"1 more note":`${n.length} more notes`}),n.map(o=>a("p",{children:o},o))]})]})}function pn(e,t,n){let o=n?-1:1;return[...e].sort((r,s)=>{let l=t[r]??null,i=t[s]??null;return l===i?0:l===null?1:i===null?-1:l<i?-o:o})}function Cu(e,t,n){return e?.key!==t?{key:t,descending:n}:e.descending===n?{key:t,descending:!n}:null}function No(e){let t=e.toLowerCase().split(/\s+/).filter(Boolean);return n=>t.every(o=>n.includes(o))}function ys(e){try{let t=new RegExp(e,"i");return n=>t.test(n)}catch{return null}}function Ht(e){return Array.from({length:e},(t,n)=>n)}function Tu(e,t){let n=r=>r.map(rh).join(",")+`\r
`,o=n(e);for(let r of t)o+=n(r);return o}function rh(e){let t=e===null?"":String(e);return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function Eu(){let{address:e,change:t,recordings:n}=G(),[o,r]=X(!1),s=sh("(min-width: 821px)"),l=n.entry.value;if(!l)return null;let{run:i,tag:u,step:c}=l,p=e.value.runs,f=ys(p)!==null,g=n.matching.value;return a("aside",{class:"sidebar","data-testid":"sidebar",children:a("details",{class:"choices",open:s||o,onToggle:h=>r(h.currentTarget.open),children:[a("summary",{children:[i.run,c&&` · step ${c.step}`]}),c&&a(ih,{tag:u,step:c.step}),i.tags.length>1&&a(lh,{tags:i.tags,tag:u.tag}),a("fieldset",{class:"runs",children:[a("legend",{children:"Runs"}),a("input",{type:"search",class:"filter",placeholder:"Filter runs (regex)","aria-label":"Filter runs by regular expression","aria-invalid":!f,title:f?"":"Not a regular expression yet: matched as plain text.","data-testid":"run-filter",value:p,onInput:h=>t({runs:h.currentTarget.value})}),a("div",{class:"run-list",children:[g.map(h=>a("label",{class:"run",title:h,children:[a("input",{type:"radio",name:"run",value:h,checked:h===i.run,onChange:()=>n.chooseRun(h)}),a("span",{children:h})]},h)),g.length===0&&a("p",{class:"hint",children:"No run matches."})]})]})]})})}function sh(e){let t=ue(()=>window.matchMedia(e),[e]),[n,o]=X(t.matches);return Re(()=>{let r=()=>o(t.matches);return t.addEventListener("change",r),()=>t.removeEventListener("change",r)},[t]),n}function lh({tags:e,tag:t}){let{recordings:n}=G(),o=e.find(r=>r.tag===t)?.description;return a("label",{class:"field",children:[a("span",{children:"Tag"}),a("select",{"data-testid":"tag",value:t,title:o,onChange:r=>n.chooseTag(r.currentTarget.value),children:e.map(r=>a("option",{value:r.tag,children:r.tag},r.tag))})]})}function ih({tag:e,step:t}){let n=G(),[o,r]=X(null),s=e.steps,l=s.findIndex(c=>c.step===t),i=s[o??l],u=c=>{let p=s[c];r(null),p&&n.change({step:c===s.length-1?null:p.step})};return a("div",{class:"field step","data-testid":"step",children:[a("span",{id:"step-label",children:["Step ",a("b",{class:"number",children:i?.step}),s.length>1&&a("small",{children:[(o??l)+1," of ",s.length]})]}),s.length>1&&a("div",{class:"step-row",children:[a("button",{type:"button","aria-label":"Previous step","data-testid":"step-previous",disabled:l<=0,onClick:()=>u(l-1),children:"‹"}),a("input",{type:"range",min:0,max:s.length-1,value:o??l,"aria-labelledby":"step-label","aria-valuetext":`step ${i?.step}`,"data-testid":"step-slider",onInput:c=>r(Number(c.currentTarget.value)),onChange:c=>u(Number(c.currentTarget.value))}),a("button",{type:"button","aria-label":"Next step","data-testid":"step-next",disabled:l>=s.length-1,onClick:()=>u(l+1),children:"›"})]}),i&&a("small",{class:"when",children:i.wall_time===null?"time not known":ah(i.wall_time)})]})}function ah(e){return new Date(e*1e3).toLocaleString()}function Mu(){let e=G(),{value:t,error:n,loading:o}=e.recordings.index.state.value,r=a("button",{type:"button",onClick:e.reload,children:"Try again"});if(!t)return n?a(Be,{message:n.message,children:r}):o?a(pt,{what:"Looking for recordings…"}):null;let s=e.recordings.entry.value;return s?a("div",{class:"app",children:[a(Eu,{}),a("main",{class:"main",children:[n&&a(Be,{message:n.message,children:r}),a(uh,{index:t,shown:s}),s.step?a(ch,{}):a(Be,{message:s.tag.problem??"This tag holds no recording.",children:r})]})]}):a(wu,{logdir:t.logdir})}function uh({index:e,shown:t}){let{address:n}=G(),o=ps(e,n.value);if(!o)return null;let r=t.step&&` · step ${t.step.step}`;return a("p",{class:"missing",role:"status","data-testid":"missing",children:[o," This is ",t.run.run,r,"."]})}function ch(){let{change:e,recordings:t,views:n}=G(),{value:o,error:r,loading:s}=t.recording.state.value;if(r)return a(Yn,{error:r,retry:t.recording.reload});if(!o)return a(pt,{what:"Reading the recording…"});let[l,i]=[n.available.value,n.shown.value];return a("div",{class:"recording","aria-busy":s,"data-testid":"recording",children:[a(Su,{recording:o}),a(fh,{views:l,shown:i,onChoose:u=>e({view:u})}),a("div",{class:"stage",children:[l.filter(({key:u,isKept:c})=>c||u===i).map(u=>a(dh,{view:u,recording:o,isHidden:u.key!==i},u.key)),a(xu,{recording:o})]})]})}function dh({view:e,recording:t,isHidden:n}){return a("section",{class:"view",role:"tabpanel",id:`view-${e.key}`,"aria-labelledby":`tab-${e.key}`,"data-testid":`view-${e.key}`,hidden:n,children:a(ph,{view:e,recording:t,isHidden:n})})}function ph({view:e,recording:t,isHidden:n}){let{views:o}=G(),r=o.reply(e),{value:s,error:l,loading:i}=r?.state.value??{};return l?a(Yn,{error:l,retry:()=>r?.reload()}):r&&s===void 0?i?a(pt,{what:e.waiting??"Reading…"}):null:a(e.Panel,{recording:t,reply:s,isLoading:i===!0,isHidden:n})}function fh({views:e,shown:t,onChoose:n}){return Re(()=>{document.getElementById(`tab-${t}`)?.scrollIntoView({block:"nearest",inline:"nearest"})},[t]),a("div",{class:"tabs",role:"tablist","aria-label":"Views",onKeyDown:r=>{let s={ArrowLeft:-1,ArrowRight:1}[r.key];if(s===void 0)return;let l=e.map(({key:u})=>u),i=l[(l.indexOf(t)+s+l.length)%l.length];i&&(n(i),document.getElementById(`tab-${i}`)?.focus())},children:e.map(({key:r,title:s})=>a("button",{type:"button",role:"tab",id:`tab-${r}`,"data-testid":`tab-${r}`,"aria-selected":r===t,"aria-controls":`view-${r}`,tabIndex:r===t?0:-1,onClick:()=>n(r),children:s},r))})}function vs(e){return[...new Set(e.flat())].sort((t,n)=>t-n)}function Ou(e,t){let n=t.phases.at(-1)?.end_op??1/0,o=-1;return e.map(r=>{for(;(t.op[o+1]??1/0)<=r;)o+=1;return o<0||r>n?null:t.live_bytes[o]??null})}function Au(e,t){return e.map(n=>t.get(n)??null)}function xs(e,t){let n=0;return e.forEach((o,r)=>{Math.abs(o-t)<Math.abs((e[n]??1/0)-t)&&(n=r)}),n}var mh="uplot",hh="u-hz",gh="u-vt",bh="u-title",yh="u-wrap",vh="u-under",xh="u-over",wh="u-axis",Xn="u-off",_h="u-select",kh="u-cursor-x",Sh="u-cursor-y",Rh="u-cursor-pt",Ch="u-legend",Th="u-live",Eh="u-inline",Mh="u-series",Oh="u-marker",Pu="u-label",Ah="u-value",br="width",yr="height";var Lu="bottom",Vo="left",Ul="right",ui="#000",Iu=ui+"0",jl="mousemove",Du="mousedown",ql="mouseup",$u="mouseenter",zu="mouseleave",Nu="dblclick",Ph="resize",Lh="scroll",Vu="change",Rs="dppxchange",ci="--",Uo=typeof window<"u",Xl=Uo?document:null,Bo=Uo?window:null,Ih=Uo?navigator:null,ye,ws;function ei(){let e=devicePixelRatio;ye!=e&&(ye=e,ws&&ni(Vu,ws,ei),ws=matchMedia(`(min-resolution: ${ye-.001}dppx) and (max-resolution: ${ye+.001}dppx)`),eo(Vu,ws,ei),Bo.dispatchEvent(new CustomEvent(Rs)))}function _t(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function ti(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function Oe(e,t,n){e.style[t]=n+"px"}function Kt(e,t,n,o){let r=Xl.createElement(e);return t!=null&&_t(r,t),n?.insertBefore(r,o),r}function zt(e,t){return Kt("div",e,t)}var Fu=new WeakMap;function on(e,t,n,o,r){let s="translate("+t+"px,"+n+"px)",l=Fu.get(e);s!=l&&(e.style.transform=s,Fu.set(e,s),t<0||n<0||t>o||n>r?_t(e,Xn):ti(e,Xn))}var Bu=new WeakMap;function Wu(e,t,n){let o=t+n,r=Bu.get(e);o!=r&&(Bu.set(e,o),e.style.background=t,e.style.borderColor=n)}var Gu=new WeakMap;function Hu(e,t,n,o){let r=t+""+n,s=Gu.get(e);r!=s&&(Gu.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var di={passive:!0},Dh={...di,capture:!0};function eo(e,t,n,o){t.addEventListener(e,n,o?Dh:di)}function ni(e,t,n,o){t.removeEventListener(e,n,di)}Uo&&ei();function Ut(e,t,n,o){let r;n=n||0,o=o||t.length-1;let s=o<=2147483647;for(;o-n>1;)r=s?n+o>>1:kt((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function yc(e){return(n,o,r)=>{let s=-1,l=-1;for(let i=o;i<=r;i++)if(e(n[i])){s=i;break}for(let i=r;i>=o;i--)if(e(n[i])){l=i;break}return[s,l]}}var vc=e=>e!=null,xc=e=>e!=null&&e>0,Es=yc(vc),$h=yc(xc);function zh(e,t,n,o=0,r=!1){let s=r?$h:Es,l=r?xc:vc;[t,n]=s(e,t,n);let i=e[t],u=e[t];if(t>-1)if(o==1)i=e[t],u=e[n];else if(o==-1)i=e[n],u=e[t];else for(let c=t;c<=n;c++){let p=e[c];l(p)&&(p<i?i=p:p>u&&(u=p))}return[i??_e,u??-_e]}function Ms(e,t,n,o){let r=ju(e),s=ju(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let l=n==10?fn:wc,i=r==1?kt:Nt,u=s==1?Nt:kt,c=i(l(Je(e))),p=u(l(Je(t))),f=Wo(n,c),g=Wo(n,p);return n==10&&(c<0&&(f=ke(f,-c)),p<0&&(g=ke(g,-p))),o||n==2?(e=f*r,t=g*s):(e=Rc(e,f),t=Os(t,g)),[e,t]}function pi(e,t,n,o){let r=Ms(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var fi=.1,Ku={mode:3,pad:fi},xr={pad:0,soft:null,mode:0},Nh={min:xr,max:xr};function Cs(e,t,n,o){return As(n)?Uu(e,t,n):(xr.pad=n,xr.soft=o?0:null,xr.mode=o?3:0,Uu(e,t,Nh))}function ge(e,t){return e??t}function Vh(e,t,n){for(t=ge(t,0),n=ge(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Uu(e,t,n){let o=n.min,r=n.max,s=ge(o.pad,0),l=ge(r.pad,0),i=ge(o.hard,-_e),u=ge(r.hard,_e),c=ge(o.soft,_e),p=ge(r.soft,-_e),f=ge(o.mode,0),g=ge(r.mode,0),h=t-e,v=fn(h),C=ft(Je(e),Je(t)),_=fn(C),S=Je(_-v);(h<1e-24||S>10)&&(h=0,(e==0||t==0)&&(h=1e-24,f==2&&c!=_e&&(s=0),g==2&&p!=-_e&&(l=0)));let x=h||C||1e3,k=fn(x),T=Wo(10,kt(k)),A=x*(h==0?e==0?.1:1:s),M=ke(Rc(e-A,T/10),24),L=e>=c&&(f==1||f==3&&M<=c||f==2&&M>=c)?c:_e,z=ft(i,M<L&&e>=L?L:jt(L,M)),K=x*(h==0?t==0?.1:1:l),F=ke(Os(t+K,T/10),24),E=t<=p&&(g==1||g==3&&F>=p||g==2&&F<=p)?p:-_e,$=jt(u,F>E&&t<=E?E:ft(E,F));return z==$&&z==0&&($=100),[z,$]}var Fh=new Intl.NumberFormat(Uo?Ih.language:"en-US"),mi=e=>Fh.format(e),St=Math,Ss=St.PI,Je=St.abs,kt=St.floor,Ye=St.round,Nt=St.ceil,jt=St.min,ft=St.max,Wo=St.pow,ju=St.sign,fn=St.log10,wc=St.log2,Bh=(e,t=1)=>St.sinh(e)*t,Yl=(e,t=1)=>St.asinh(e/t),_e=1/0;function qu(e){return(fn((e^e>>31)-(e>>31))|0)+1}function oi(e,t,n){return jt(ft(e,t),n)}function _c(e){return typeof e=="function"}function pe(e){return _c(e)?e:()=>e}var Wh=()=>{},kc=e=>e,Sc=(e,t)=>t,Gh=e=>null,Yu=e=>!0,Ju=(e,t)=>e==t,Hh=/\.\d*?(?=9{6,}|0{6,})/gm,to=e=>{if(Tc(e)||An.has(e))return e;let t=`${e}`,n=t.match(Hh);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,s]=t.split("e");return+`${to(r)}e${s}`}return ke(e,o)};function Zn(e,t){return to(ke(to(e/t))*t)}function Os(e,t){return to(Nt(to(e/t))*t)}function Rc(e,t){return to(kt(to(e/t))*t)}function ke(e,t=0){if(Tc(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Ye(o)/n}var An=new Map;function Cc(e){return((""+e).split(".")[1]||"").length}function _r(e,t,n,o){let r=[],s=o.map(Cc);for(let l=t;l<n;l++){let i=Je(l),u=ke(Wo(e,l),i);for(let c=0;c<o.length;c++){let p=e==10?+`${o[c]}e${l}`:o[c]*u,f=(l>=0?0:i)+(l>=s[c]?0:s[c]),g=e==10?p:ke(p,f);r.push(g),An.set(g,f)}}return r}var wr={},hi=[],Go=[null,null],On=Array.isArray,Tc=Number.isInteger,Kh=e=>e===void 0;function Zu(e){return typeof e=="string"}function As(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Uh(e){return e!=null&&typeof e=="object"}var jh=Object.getPrototypeOf(Uint8Array),Ec="__proto__";function Ho(e,t=As){let n;if(On(e)){let o=e.find(r=>r!=null);if(On(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=Ho(e[r],t)}else n=e.slice()}else if(e instanceof jh)n=e.slice();else if(t(e)){n={};for(let o in e)o!=Ec&&(n[o]=Ho(e[o],t))}else n=e;return n}function Ge(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=Ec&&(As(e[r])?Ge(e[r],Ho(o[r])):e[r]=Ho(o[r]))}return e}var qh=0,Yh=1,Jh=2;function Zh(e,t,n){for(let o=0,r,s=-1;o<t.length;o++){let l=t[o];if(l>s){for(r=l-1;r>=0&&e[r]==null;)e[r--]=null;for(r=l+1;r<n&&e[r]==null;)e[s=r++]=null}}}function Qh(e,t){if(tg(e)){let l=e[0].slice();for(let i=1;i<e.length;i++)l.push(...e[i].slice(1));return ng(l[0])||(l=eg(l)),l}let n=new Set;for(let l=0;l<e.length;l++){let u=e[l][0],c=u.length;for(let p=0;p<c;p++)n.add(u[p])}let o=[Array.from(n).sort((l,i)=>l-i)],r=o[0].length,s=new Map;for(let l=0;l<r;l++)s.set(o[0][l],l);for(let l=0;l<e.length;l++){let i=e[l],u=i[0];for(let c=1;c<i.length;c++){let p=i[c],f=Array(r).fill(void 0),g=t?t[l][c]:Yh,h=[];for(let v=0;v<p.length;v++){let C=p[v],_=s.get(u[v]);C===null?g!=qh&&(f[_]=C,g==Jh&&h.push(_)):f[_]=C}Zh(f,h,r),o.push(f)}}return o}var Xh=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function eg(e){let t=e[0],n=t.length,o=Array(n);for(let s=0;s<o.length;s++)o[s]=s;o.sort((s,l)=>t[s]-t[l]);let r=[];for(let s=0;s<e.length;s++){let l=e[s],i=Array(n);for(let u=0;u<n;u++)i[u]=l[o[u]];r.push(i)}return r}function tg(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let s=0;s<n;s++)if(r[s]!=t[s])return!1}}return!0}function ng(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=o)return!0;let s=ft(1,kt((r-o+1)/t));for(let l=e[o],i=o+s;i<=r;i+=s){let u=e[i];if(u!=null){if(u<=l)return!1;l=u}}return!0}var Mc=["January","February","March","April","May","June","July","August","September","October","November","December"],Oc=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Ac(e){return e.slice(0,3)}var og=Oc.map(Ac),rg=Mc.map(Ac),sg={MMMM:Mc,MMM:rg,WWWW:Oc,WWW:og};function gr(e){return(e<10?"0":"")+e}function lg(e){return(e<10?"00":e<100?"0":"")+e}var ig={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>gr(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>gr(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>gr(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>gr(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>gr(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>lg(e.getMilliseconds())};function gi(e,t){t=t||sg;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?ig[r[1]]:r[0]);return s=>{let l="";for(let i=0;i<n.length;i++)l+=typeof n[i]=="string"?n[i]:n[i](s,t);return l}}var ag=new Intl.DateTimeFormat().resolvedOptions().timeZone;function ug(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==ag?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var Pc=e=>e%1==0,Ts=[1,2,2.5,5],cg=_r(10,-32,0,Ts),Lc=_r(10,0,32,Ts),dg=Lc.filter(Pc),Qn=cg.concat(Lc),bi=`
`,Ic="{YYYY}",Qu=bi+Ic,Dc="{M}/{D}",vr=bi+Dc,_s=vr+"/{YY}",$c="{aa}",pg="{h}:{mm}",Fo=pg+$c,Xu=bi+Fo,ec=":{ss}",xe=null;function zc(e){let t=e*1e3,n=t*60,o=n*60,r=o*24,s=r*30,l=r*365,u=(e==1?_r(10,0,3,Ts).filter(Pc):_r(10,-3,0,Ts)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),c=[[l,Ic,xe,xe,xe,xe,xe,xe,1],[r*28,"{MMM}",Qu,xe,xe,xe,xe,xe,1],[r,Dc,Qu,xe,xe,xe,xe,xe,1],[o,"{h}"+$c,_s,xe,vr,xe,xe,xe,1],[n,Fo,_s,xe,vr,xe,xe,xe,1],[t,ec,_s+" "+Fo,xe,vr+" "+Fo,xe,Xu,xe,1],[e,ec+".{fff}",_s+" "+Fo,xe,vr+" "+Fo,xe,Xu,xe,1]];function p(f){return(g,h,v,C,_,S)=>{let x=[],k=_>=l,T=_>=s&&_<l,A=f(v),M=ke(A*e,3),L=Jl(A.getFullYear(),k?0:A.getMonth(),T||k?1:A.getDate()),z=ke(L*e,3);if(T||k){let K=T?_/s:0,F=k?_/l:0,E=M==z?M:ke(Jl(L.getFullYear()+F,L.getMonth()+K,1)*e,3),$=new Date(Ye(E/e)),D=$.getFullYear(),Z=$.getMonth();for(let q=0;E<=C;q++){let ce=Jl(D+F*q,Z+K*q,1),Y=ce-f(ke(ce*e,3));E=ke((+ce+Y)*e,3),E<=C&&x.push(E)}}else{let K=_>=r?r:_,F=kt(v)-kt(M),E=z+F+Os(M-z,K);x.push(E);let $=f(E),D=$.getHours()+$.getMinutes()/n+$.getSeconds()/o,Z=_/o,q=g.axes[h]._space,ce=S/q;for(;E=ke(E+_,e==1?0:3),!(E>C);)if(Z>1){let Y=kt(ke(D+Z,6))%24,le=f(E).getHours()-Y;le>1&&(le=-1),E-=le*o,D=(D+Z)%24;let ne=x[x.length-1];ke((E-ne)/_,3)*ce>=.7&&x.push(E)}else x.push(E)}return x}}return[u,c,p]}var[fg,mg,hg]=zc(1),[gg,bg,yg]=zc(.001);_r(2,-53,53,[1]);function tc(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function nc(e,t){return(n,o,r,s,l)=>{let i=t.find(v=>l>=v[0])||t[t.length-1],u,c,p,f,g,h;return o.map(v=>{let C=e(v),_=C.getFullYear(),S=C.getMonth(),x=C.getDate(),k=C.getHours(),T=C.getMinutes(),A=C.getSeconds(),M=_!=u&&i[2]||S!=c&&i[3]||x!=p&&i[4]||k!=f&&i[5]||T!=g&&i[6]||A!=h&&i[7]||i[1];return u=_,c=S,p=x,f=k,g=T,h=A,M(C)})}}function vg(e,t){let n=gi(t);return(o,r,s,l,i)=>r.map(u=>n(e(u)))}function Jl(e,t,n){return new Date(e,t,n)}function oc(e,t){return t(e)}var xg="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function rc(e,t){return(n,o,r,s)=>s==null?ci:t(e(o))}function wg(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function _g(e,t){return e.series[t].fill(e,t)}var kg={show:!0,live:!0,isolate:!1,mount:Wh,markers:{show:!0,width:2,stroke:wg,fill:_g,dash:"solid"},idx:null,idxs:null,values:[]};function Sg(e,t){let n=e.cursor.points,o=zt(),r=n.size(e,t);Oe(o,br,r),Oe(o,yr,r);let s=r/-2;Oe(o,"marginLeft",s),Oe(o,"marginTop",s);let l=n.width(e,t,r);return l&&Oe(o,"borderWidth",l),o}function Rg(e,t){let n=e.series[t].points;return n._fill||n._stroke}function Cg(e,t){let n=e.series[t].points;return n._stroke||n._fill}function Tg(e,t){return e.series[t].points.size}var Zl=[0,0];function Eg(e,t,n){return Zl[0]=t,Zl[1]=n,Zl}function ks(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function Ql(e,t,n,o=!0){return r=>{(!o||r.target==t)&&n(r)}}var Mg={show:!0,x:!0,y:!0,lock:!1,move:Eg,points:{one:!1,show:Sg,size:Tg,width:0,stroke:Cg,fill:Rg},bind:{mousedown:ks,mouseup:ks,click:ks,dblclick:ks,mousemove:Ql,mouseleave:Ql,mouseenter:Ql},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Nc={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},yi=Ge({},Nc,{filter:Sc}),Vc=Ge({},yi,{size:10}),Fc=Ge({},Nc,{show:!1}),vi='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Bc="bold "+vi,Wc=1.5,sc={show:!0,scale:"x",stroke:ui,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Bc,side:2,grid:yi,ticks:Vc,border:Fc,font:vi,lineGap:Wc,rotate:0},Og="Value",Ag="Time",lc={show:!0,scale:"x",auto:!1,sorted:1,min:_e,max:-_e,idxs:[]};function Pg(e,t,n,o,r){return t.map(s=>s==null?"":mi(s))}function Lg(e,t,n,o,r,s,l){let i=[],u=An.get(r)||0;n=l?n:ke(Os(n,r),u);for(let c=n;c<=o;c=ke(c+r,u))i.push(Object.is(c,-0)?0:c);return i}function ri(e,t,n,o,r,s,l){let i=[],u=e.scales[e.axes[t].scale].log,c=u==10?fn:wc,p=kt(c(n));r=Wo(u,p),u==10&&(r=Qn[Ut(r,Qn)]);let f=n,g=r*u;u==10&&(g=Qn[Ut(g,Qn)]);do i.push(f),f=f+r,u==10&&!An.has(f)&&(f=ke(f,An.get(r))),f>=g&&(r=f,g=r*u,u==10&&(g=Qn[Ut(g,Qn)]));while(f<=o);return i}function Ig(e,t,n,o,r,s,l){let u=e.scales[e.axes[t].scale].asinh,c=o>u?ri(e,t,ft(u,n),o,r):[u],p=o>=0&&n<=0?[0]:[];return(n<-u?ri(e,t,ft(u,-o),-n,r):[u]).reverse().map(g=>-g).concat(p,c)}var Gc=/./,Dg=/[12357]/,$g=/[125]/,ic=/1/,si=(e,t,n,o)=>e.map((r,s)=>t==4&&r==0||s%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function zg(e,t,n,o,r){let s=e.axes[n],l=s.scale,i=e.scales[l],u=e.valToPos,c=s._space,p=u(10,l),f=u(9,l)-p>=c?Gc:u(7,l)-p>=c?Dg:u(5,l)-p>=c?$g:ic;if(f==ic){let g=Je(u(1,l)-p);if(g<c)return si(t.slice().reverse(),i.distr,f,Nt(c/g)).reverse()}return si(t,i.distr,f,1)}function Ng(e,t,n,o,r){let s=e.axes[n],l=s.scale,i=s._space,u=e.valToPos,c=Je(u(1,l)-u(2,l));return c<i?si(t.slice().reverse(),3,Gc,Nt(i/c)).reverse():t}function Vg(e,t,n,o){return o==null?ci:t==null?"":mi(t)}var ac={show:!0,scale:"y",stroke:ui,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Bc,side:3,grid:yi,ticks:Vc,border:Fc,font:vi,lineGap:Wc,rotate:0};function Fg(e,t){let n=3+(e||1)*2;return ke(n*t,3)}function Bg(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],s=e.valToPos(r[o[0]],n,!0),l=e.valToPos(r[o[1]],n,!0),i=Je(l-s),u=e.series[t],c=i/(u.points.space*ye);return o[1]-o[0]<=c}var uc={scale:null,auto:!0,sorted:0,min:_e,max:-_e},Hc=(e,t,n,o,r)=>r,cc={show:!0,auto:!0,sorted:0,gaps:Hc,alpha:1,facets:[Ge({},uc,{scale:"x"}),Ge({},uc,{scale:"y"})]},dc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Hc,alpha:1,points:{show:Bg,filter:null},values:null,min:_e,max:-_e,idxs:[],path:null,clip:null};function Wg(e,t,n,o,r){return n/10}var Kc={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Gg=Ge({},Kc,{time:!1,ori:1}),pc={};function Uc(e,t){let n=pc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,s,l,i,u,c){for(let p=0;p<n.plots.length;p++)n.plots[p]!=r&&n.plots[p].pub(o,r,s,l,i,u,c)}},e!=null&&(pc[e]=n)),n}var Ko=1,li=2;function no(e,t,n){let o=e.mode,r=e.series[t],s=o==2?e._data[t]:e._data,l=e.scales,i=e.bbox,u=s[0],c=o==2?s[1]:s[t],p=o==2?l[r.facets[0].scale]:l[e.series[0].scale],f=o==2?l[r.facets[1].scale]:l[r.scale],g=i.left,h=i.top,v=i.width,C=i.height,_=e.valToPosH,S=e.valToPosV;return p.ori==0?n(r,u,c,p,f,_,S,g,h,v,C,Ls,jo,Ds,qc,Jc):n(r,u,c,p,f,S,_,h,g,C,v,Is,qo,_i,Yc,Zc)}function xi(e,t){let n=0,o=0,r=ge(e.bands,hi);for(let s=0;s<r.length;s++){let l=r[s];l.series[0]==t?n=l.dir:l.series[1]==t&&(l.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function Hg(e,t,n,o,r){let s=e.mode,l=e.series[t],i=s==2?l.facets[1].scale:l.scale,u=e.scales[i];return r==-1?u.min:r==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function mn(e,t,n,o,r,s){return no(e,t,(l,i,u,c,p,f,g,h,v,C,_)=>{let S=l.pxRound,x=c.dir*(c.ori==0?1:-1),k=c.ori==0?jo:qo,T,A;x==1?(T=n,A=o):(T=o,A=n);let M=S(f(i[T],c,C,h)),L=S(g(u[T],p,_,v)),z=S(f(i[A],c,C,h)),K=S(g(s==1?p.max:p.min,p,_,v)),F=new Path2D(r);return k(F,z,K),k(F,M,K),k(F,M,L),F})}function Ps(e,t,n,o,r,s){let l=null;if(e.length>0){l=new Path2D;let i=t==0?Ds:_i,u=n;for(let f=0;f<e.length;f++){let g=e[f];if(g[1]>g[0]){let h=g[0]-u;h>0&&i(l,u,o,h,o+s),u=g[1]}}let c=n+r-u,p=10;c>0&&i(l,u,o-p/2,c,o+s+p)}return l}function Kg(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function wi(e,t,n,o,r,s,l){let i=[],u=e.length;for(let c=r==1?n:o;c>=n&&c<=o;c+=r)if(t[c]===null){let f=c,g=c;if(r==1)for(;++c<=o&&t[c]===null;)g=c;else for(;--c>=n&&t[c]===null;)g=c;let h=s(e[f]),v=g==f?h:s(e[g]),C=f-r;h=l<=0&&C>=0&&C<u?s(e[C]):h;let S=g+r;v=l>=0&&S>=0&&S<u?s(e[S]):v,v>=h&&i.push([h,v])}return i}function fc(e){return e==0?kc:e==1?Ye:t=>Zn(t,e)}function jc(e){let t=e==0?Ls:Is,n=e==0?(r,s,l,i,u,c)=>{r.arcTo(s,l,i,u,c)}:(r,s,l,i,u,c)=>{r.arcTo(l,s,u,i,c)},o=e==0?(r,s,l,i,u)=>{r.rect(s,l,i,u)}:(r,s,l,i,u)=>{r.rect(l,s,u,i)};return(r,s,l,i,u,c=0,p=0)=>{c==0&&p==0?o(r,s,l,i,u):(c=jt(c,i/2,u/2),p=jt(p,i/2,u/2),t(r,s+c,l),n(r,s+i,l,s+i,l+u,c),n(r,s+i,l+u,s,l+u,p),n(r,s,l+u,s,l,p),n(r,s,l,s+i,l,c),r.closePath())}}var Ls=(e,t,n)=>{e.moveTo(t,n)},Is=(e,t,n)=>{e.moveTo(n,t)},jo=(e,t,n)=>{e.lineTo(t,n)},qo=(e,t,n)=>{e.lineTo(n,t)},Ds=jc(0),_i=jc(1),qc=(e,t,n,o,r,s)=>{e.arc(t,n,o,r,s)},Yc=(e,t,n,o,r,s)=>{e.arc(n,t,o,r,s)},Jc=(e,t,n,o,r,s,l)=>{e.bezierCurveTo(t,n,o,r,s,l)},Zc=(e,t,n,o,r,s,l)=>{e.bezierCurveTo(n,t,r,o,l,s)};function Qc(e){return(t,n,o,r,s)=>no(t,n,(l,i,u,c,p,f,g,h,v,C,_)=>{let{pxRound:S,points:x}=l,k,T;c.ori==0?(k=Ls,T=qc):(k=Is,T=Yc);let A=ke(x.width*ye,3),M=(x.size-x.width)/2*ye,L=ke(M*2,3),z=new Path2D,K=new Path2D,{left:F,top:E,width:$,height:D}=t.bbox;Ds(K,F-L,E-L,$+L*2,D+L*2);let Z=q=>{if(u[q]!=null){let ce=S(f(i[q],c,C,h)),Y=S(g(u[q],p,_,v));k(z,ce+M,Y),T(z,ce,Y,M,0,Ss*2)}};if(s)s.forEach(Z);else for(let q=o;q<=r;q++)Z(q);return{stroke:A>0?z:null,fill:z,clip:K,flags:Ko|li}})}function Xc(e){return(t,n,o,r,s,l)=>{o!=r&&(s!=o&&l!=o&&e(t,n,o),s!=r&&l!=r&&e(t,n,r),e(t,n,l))}}var Ug=Xc(jo),jg=Xc(qo);function ed(e){let t=ge(e?.alignGaps,0);return(n,o,r,s)=>no(n,o,(l,i,u,c,p,f,g,h,v,C,_)=>{[r,s]=Es(u,r,s);let S=l.pxRound,x=D=>S(f(D,c,C,h)),k=D=>S(g(D,p,_,v)),T,A;c.ori==0?(T=jo,A=Ug):(T=qo,A=jg);let M=c.dir*(c.ori==0?1:-1),L={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Ko},z=L.stroke,K=!1;if(s-r>=C*4){let D=j=>n.posToVal(j,c.key,!0),Z=null,q=null,ce,Y,B,U=x(i[M==1?r:s]),le=x(i[r]),ne=x(i[s]),te=D(M==1?le+1:ne-1);for(let j=M==1?r:s;j>=r&&j<=s;j+=M){let He=i[j],Ae=(M==1?He<te:He>te)?U:x(He),ve=u[j];Ae==U?ve!=null?(Y=ve,Z==null?(T(z,Ae,k(Y)),ce=Z=q=Y):Y<Z?Z=Y:Y>q&&(q=Y)):ve===null&&(K=!0):(Z!=null&&A(z,U,k(Z),k(q),k(ce),k(Y)),ve!=null?(Y=ve,T(z,Ae,k(Y)),Z=q=ce=Y):(Z=q=null,ve===null&&(K=!0)),U=Ae,te=D(U+M))}Z!=null&&Z!=q&&B!=U&&A(z,U,k(Z),k(q),k(ce),k(Y))}else for(let D=M==1?r:s;D>=r&&D<=s;D+=M){let Z=u[D];Z===null?K=!0:Z!=null&&T(z,x(i[D]),k(Z))}let[E,$]=xi(n,o);if(l.fill!=null||E!=0){let D=L.fill=new Path2D(z),Z=l.fillTo(n,o,l.min,l.max,E),q=k(Z),ce=x(i[r]),Y=x(i[s]);M==-1&&([Y,ce]=[ce,Y]),T(D,Y,q),T(D,ce,q)}if(!l.spanGaps){let D=[];K&&D.push(...wi(i,u,r,s,M,x,t)),L.gaps=D=l.gaps(n,o,r,s,D),L.clip=Ps(D,c.ori,h,v,C,_)}return $!=0&&(L.band=$==2?[mn(n,o,r,s,z,-1),mn(n,o,r,s,z,1)]:mn(n,o,r,s,z,$)),L})}function qg(e){let t=ge(e.align,1),n=ge(e.ascDesc,!1),o=ge(e.alignGaps,0),r=ge(e.extend,!1);return(s,l,i,u)=>no(s,l,(c,p,f,g,h,v,C,_,S,x,k)=>{[i,u]=Es(f,i,u);let T=c.pxRound,{left:A,width:M}=s.bbox,L=le=>T(v(le,g,x,_)),z=le=>T(C(le,h,k,S)),K=g.ori==0?jo:qo,F={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Ko},E=F.stroke,$=g.dir*(g.ori==0?1:-1),D=z(f[$==1?i:u]),Z=L(p[$==1?i:u]),q=Z,ce=Z;r&&t==-1&&(ce=A,K(E,ce,D)),K(E,Z,D);for(let le=$==1?i:u;le>=i&&le<=u;le+=$){let ne=f[le];if(ne==null)continue;let te=L(p[le]),j=z(ne);t==1?K(E,te,D):K(E,q,j),K(E,te,j),D=j,q=te}let Y=q;r&&t==1&&(Y=A+M,K(E,Y,D));let[B,U]=xi(s,l);if(c.fill!=null||B!=0){let le=F.fill=new Path2D(E),ne=c.fillTo(s,l,c.min,c.max,B),te=z(ne);K(le,Y,te),K(le,ce,te)}if(!c.spanGaps){let le=[];le.push(...wi(p,f,i,u,$,L,o));let ne=c.width*ye/2,te=n||t==1?ne:-ne,j=n||t==-1?-ne:ne;le.forEach(He=>{He[0]+=te,He[1]+=j}),F.gaps=le=c.gaps(s,l,i,u,le),F.clip=Ps(le,g.ori,_,S,x,k)}return U!=0&&(F.band=U==2?[mn(s,l,i,u,E,-1),mn(s,l,i,u,E,1)]:mn(s,l,i,u,E,U)),F})}function mc(e,t,n,o,r,s,l=_e){if(e.length>1){let i=null;for(let u=0,c=1/0;u<e.length;u++)if(t[u]!==void 0){if(i!=null){let p=Je(e[u]-e[i]);p<c&&(c=p,l=Je(n(e[u],o,r,s)-n(e[i],o,r,s)))}i=u}}return l}function Yg(e){e=e||wr;let t=ge(e.size,[.6,_e,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=pe(r),l=1-t[0],i=ge(t[1],_e),u=ge(t[2],1),c=ge(e.disp,wr),p=ge(e.each,h=>{}),{fill:f,stroke:g}=c;return(h,v,C,_)=>no(h,v,(S,x,k,T,A,M,L,z,K,F,E)=>{let $=S.pxRound,D=n,Z=o*ye,q=i*ye,ce=u*ye,Y,B;T.ori==0?[Y,B]=s(h,v):[B,Y]=s(h,v);let U=T.dir*(T.ori==0?1:-1),le=T.ori==0?Ds:_i,ne=T.ori==0?p:(W,Se,Ke,co,Dn,Yt,$n)=>{p(W,Se,Ke,Dn,co,$n,Yt)},te=ge(h.bands,hi).find(W=>W.series[0]==v),j=te!=null?te.dir:0,He=S.fillTo(h,v,S.min,S.max,j),it=$(L(He,A,E,K)),Ae,ve,Vt,gt=F,Ie=$(S.width*ye),qt=!1,rn=null,Rt=null,bn=null,io=null;f!=null&&(Ie==0||g!=null)&&(qt=!0,rn=f.values(h,v,C,_),Rt=new Map,new Set(rn).forEach(W=>{W!=null&&Rt.set(W,new Path2D)}),Ie>0&&(bn=g.values(h,v,C,_),io=new Map,new Set(bn).forEach(W=>{W!=null&&io.set(W,new Path2D)})));let{x0:ao,size:Qo}=c;if(ao!=null&&Qo!=null){D=1,x=ao.values(h,v,C,_),ao.unit==2&&(x=x.map(Ke=>h.posToVal(z+Ke*F,T.key,!0)));let W=Qo.values(h,v,C,_);Qo.unit==2?ve=W[0]*F:ve=M(W[0],T,F,z)-M(0,T,F,z),gt=mc(x,k,M,T,F,z,gt),Vt=gt-ve+Z}else gt=mc(x,k,M,T,F,z,gt),Vt=gt*l+Z,ve=gt-Vt;Vt<1&&(Vt=0),Ie>=ve/2&&(Ie=0),Vt<5&&($=kc);let Ir=Vt>0,Ln=gt-Vt-(Ir?Ie:0);ve=$(oi(Ln,ce,q)),Ae=(D==0?ve/2:D==U?0:ve)-D*U*((D==0?Z/2:0)+(Ir?Ie/2:0));let at={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},uo=qt?null:new Path2D,sn=null;if(te!=null)sn=h.data[te.series[1]];else{let{y0:W,y1:Se}=c;W!=null&&Se!=null&&(k=Se.values(h,v,C,_),sn=W.values(h,v,C,_))}let In=Y*ve,ie=B*ve;for(let W=U==1?C:_;W>=C&&W<=_;W+=U){let Se=k[W];if(Se==null)continue;if(sn!=null){let mt=sn[W]??0;if(Se-mt==0)continue;it=L(mt,A,E,K)}let Ke=T.distr!=2||c!=null?x[W]:W,co=M(Ke,T,F,z),Dn=L(ge(Se,He),A,E,K),Yt=$(co-Ae),$n=$(ft(Dn,it)),bt=$(jt(Dn,it)),Ct=$n-bt;if(Se!=null){let mt=Se<0?ie:In,Ft=Se<0?In:ie;qt?(Ie>0&&bn[W]!=null&&le(io.get(bn[W]),Yt,bt+kt(Ie/2),ve,ft(0,Ct-Ie),mt,Ft),rn[W]!=null&&le(Rt.get(rn[W]),Yt,bt+kt(Ie/2),ve,ft(0,Ct-Ie),mt,Ft)):le(uo,Yt,bt+kt(Ie/2),ve,ft(0,Ct-Ie),mt,Ft),ne(h,v,W,Yt-Ie/2,bt,ve+Ie,Ct)}}return Ie>0?at.stroke=qt?io:uo:qt||(at._fill=S.width==0?S._fill:S._stroke??S._fill,at.width=0),at.fill=qt?Rt:uo,at})}function Jg(e,t){let n=ge(t?.alignGaps,0);return(o,r,s,l)=>no(o,r,(i,u,c,p,f,g,h,v,C,_,S)=>{[s,l]=Es(c,s,l);let x=i.pxRound,k=Y=>x(g(Y,p,_,v)),T=Y=>x(h(Y,f,S,C)),A,M,L;p.ori==0?(A=Ls,L=jo,M=Jc):(A=Is,L=qo,M=Zc);let z=p.dir*(p.ori==0?1:-1),K=k(u[z==1?s:l]),F=K,E=[],$=[];for(let Y=z==1?s:l;Y>=s&&Y<=l;Y+=z)if(c[Y]!=null){let U=u[Y],le=k(U);E.push(F=le),$.push(T(c[Y]))}let D={stroke:e(E,$,A,L,M,x),fill:null,clip:null,band:null,gaps:null,flags:Ko},Z=D.stroke,[q,ce]=xi(o,r);if(i.fill!=null||q!=0){let Y=D.fill=new Path2D(Z),B=i.fillTo(o,r,i.min,i.max,q),U=T(B);L(Y,F,U),L(Y,K,U)}if(!i.spanGaps){let Y=[];Y.push(...wi(u,c,s,l,z,k,n)),D.gaps=Y=i.gaps(o,r,s,l,Y),D.clip=Ps(Y,p.ori,v,C,_,S)}return ce!=0&&(D.band=ce==2?[mn(o,r,s,l,Z,-1),mn(o,r,s,l,Z,1)]:mn(o,r,s,l,Z,ce)),D})}function Zg(e){return Jg(Qg,e)}function Qg(e,t,n,o,r,s){let l=e.length;if(l<2)return null;let i=new Path2D;if(n(i,e[0],t[0]),l==2)o(i,e[1],t[1]);else{let u=Array(l),c=Array(l-1),p=Array(l-1),f=Array(l-1);for(let g=0;g<l-1;g++)p[g]=t[g+1]-t[g],f[g]=e[g+1]-e[g],c[g]=p[g]/f[g];u[0]=c[0];for(let g=1;g<l-1;g++)c[g]===0||c[g-1]===0||c[g-1]>0!=c[g]>0?u[g]=0:(u[g]=3*(f[g-1]+f[g])/((2*f[g]+f[g-1])/c[g-1]+(f[g]+2*f[g-1])/c[g]),isFinite(u[g])||(u[g]=0));u[l-1]=c[l-2];for(let g=0;g<l-1;g++)r(i,e[g]+f[g]/3,t[g]+u[g]*f[g]/3,e[g+1]-f[g]/3,t[g+1]-u[g+1]*f[g]/3,e[g+1],t[g+1])}return i}var ii=new Set;function hc(){for(let e of ii)e.syncRect(!0)}Uo&&(eo(Ph,Bo,hc),eo(Lh,Bo,hc,!0),eo(Rs,Bo,()=>{ot.pxRatio=ye}));var Xg=ed(),eb=Qc();function gc(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,l)=>ai(s,l,t,n))}function tb(e,t){return e.map((n,o)=>o==0?{}:Ge({},t,n))}function ai(e,t,n,o){return Ge({},t==0?n:o,e)}function td(e,t,n){return t==null?Go:[t,n]}var nb=td;function ob(e,t,n){return t==null?Go:Cs(t,n,fi,!0)}function nd(e,t,n,o){return t==null?Go:Ms(t,n,e.scales[o].log,!1)}var rb=nd;function od(e,t,n,o){return t==null?Go:pi(t,n,e.scales[o].log,!1)}var sb=od;function lb(e,t,n,o,r){let s=ft(qu(e),qu(t)),l=t-e,i=Ut(r/o*l,n);do{let u=n[i],c=o*u/l;if(c>=r&&s+(u<5?An.get(u):0)<=17)return[u,c]}while(++i<n.length);return[0,0]}function bc(e){let t,n;return e=e.replace(/(\d+)px/,(o,r)=>(t=Ye((n=+r)*ye))+"px"),[e,t,n]}function ib(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=ke(t[2]*ye,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function ot(e,t,n){let o={mode:ge(e.mode,1)},r=o.mode;function s(d,m,b,y){let w=m.valToPct(d);return y+b*(m.dir==-1?1-w:w)}function l(d,m,b,y){let w=m.valToPct(d);return y+b*(m.dir==-1?w:1-w)}function i(d,m,b,y){return m.ori==0?s(d,m,b,y):l(d,m,b,y)}o.valToPosH=s,o.valToPosV=l;let u=!1;o.status=0;let c=o.root=zt(mh);if(e.id!=null&&(c.id=e.id),_t(c,e.class),e.title){let d=zt(bh,c);d.textContent=e.title}let p=Kt("canvas"),f=o.ctx=p.getContext("2d"),g=zt(yh,c);eo("click",g,d=>{d.target===v&&(Te!=_o||Pe!=ko)&&st.click(o,d)},!0);let h=o.under=zt(vh,g);g.appendChild(p);let v=o.over=zt(xh,g);e=Ho(e);let C=+ge(e.pxAlign,1),_=fc(C);(e.plugins||[]).forEach(d=>{d.opts&&(e=d.opts(o,e)||e)});let S=e.ms||.001,x=o.series=r==1?gc(e.series||[],lc,dc,!1):tb(e.series||[null],cc),k=o.axes=gc(e.axes||[],sc,ac,!0),T=o.scales={},A=o.bands=e.bands||[];A.forEach(d=>{d.fill=pe(d.fill||null),d.dir=ge(d.dir,-1)});let M=r==2?x[1].facets[0].scale:x[0].scale,L={axes:Kf,series:Ff},z=(e.drawOrder||["axes","series"]).map(d=>L[d]);function K(d){let m=d.distr==3?b=>fn(b>0?b:d.clamp(o,b,d.min,d.max,d.key)):d.distr==4?b=>Yl(b,d.asinh):d.distr==100?b=>d.fwd(b):b=>b;return b=>{let y=m(b),{_min:w,_max:R}=d,O=R-w;return(y-w)/O}}function F(d){let m=T[d];if(m==null){let b=(e.scales||wr)[d]||wr;if(b.from!=null){F(b.from);let y=Ge({},T[b.from],b,{key:d});y.valToPct=K(y),T[d]=y}else{m=T[d]=Ge({},d==M?Kc:Gg,b),m.key=d;let y=m.time,w=m.range,R=On(w);if((d!=M||r==2&&!y)&&(R&&(w[0]==null||w[1]==null)&&(w={min:w[0]==null?Ku:{mode:1,hard:w[0],soft:w[0]},max:w[1]==null?Ku:{mode:1,hard:w[1],soft:w[1]}},R=!1),!R&&As(w))){let O=w;w=(P,I,N)=>I==null?Go:Cs(I,N,O)}m.range=pe(w||(y?nb:d==M?m.distr==3?rb:m.distr==4?sb:td:m.distr==3?nd:m.distr==4?od:ob)),m.auto=pe(R?!1:m.auto),m.clamp=pe(m.clamp||Wg),m._min=m._max=null,m.valToPct=K(m)}}}F("x"),F("y"),r==1&&x.forEach(d=>{F(d.scale)}),k.forEach(d=>{F(d.scale)});for(let d in e.scales)F(d);let E=T[M],$=E.distr,D,Z;E.ori==0?(_t(c,hh),D=s,Z=l):(_t(c,gh),D=l,Z=s);let q={};for(let d in T){let m=T[d];(m.min!=null||m.max!=null)&&(q[d]={min:m.min,max:m.max},m.min=m.max=null)}let ce=e.tzDate||(d=>new Date(Ye(d/S))),Y=e.fmtDate||gi,B=S==1?hg(ce):yg(ce),U=nc(ce,tc(S==1?mg:bg,Y)),le=rc(ce,oc(xg,Y)),ne=[],te=o.legend=Ge({},kg,e.legend),j=o.cursor=Ge({},Mg,{drag:{y:r==2}},e.cursor),He=te.show,it=j.show,Ae=te.markers;te.idxs=ne,Ae.width=pe(Ae.width),Ae.dash=pe(Ae.dash),Ae.stroke=pe(Ae.stroke),Ae.fill=pe(Ae.fill);let ve,Vt,gt,Ie=[],qt=[],rn,Rt=!1,bn={};if(te.live){let d=x[1]?x[1].values:null;Rt=d!=null,rn=Rt?d(o,1,0):{_:0};for(let m in rn)bn[m]=ci}if(He)if(ve=Kt("table",Ch,c),gt=Kt("tbody",null,ve),te.mount(o,ve),Rt){Vt=Kt("thead",null,ve,gt);let d=Kt("tr",null,Vt);Kt("th",null,d);for(var io in rn)Kt("th",Pu,d).textContent=io}else _t(ve,Eh),te.live&&_t(ve,Th);let ao={show:!0},Qo={show:!1};function Ir(d,m){if(m==0&&(Rt||!te.live||r==2))return Go;let b=[],y=Kt("tr",Mh,gt,gt.childNodes[m]);_t(y,d.class),d.show||_t(y,Xn);let w=Kt("th",null,y);if(Ae.show){let P=zt(Oh,w);if(m>0){let I=Ae.width(o,m);I&&(P.style.border=I+"px "+Ae.dash(o,m)+" "+Ae.stroke(o,m)),P.style.background=Ae.fill(o,m)}}let R=zt(Pu,w);d.label instanceof HTMLElement?R.appendChild(d.label):R.textContent=d.label,m>0&&(Ae.show||(R.style.color=d.width>0?Ae.stroke(o,m):Ae.fill(o,m)),at("click",w,P=>{if(j._lock)return;Nn(P);let I=x.indexOf(d);if((P.ctrlKey||P.metaKey)!=te.isolate){let N=x.some((V,H)=>H>0&&H!=I&&V.show);x.forEach((V,H)=>{H>0&&Zt(H,N?H==I?ao:Qo:ao,!0,We.setSeries)})}else Zt(I,{show:!d.show},!0,We.setSeries)},!1),fo&&at($u,w,P=>{j._lock||(Nn(P),Zt(x.indexOf(d),Ro,!0,We.setSeries))},!1));for(var O in rn){let P=Kt("td",Ah,y);P.textContent="--",b.push(P)}return[y,b]}let Ln=new Map;function at(d,m,b,y=!0){let w=Ln.get(m)||{},R=j.bind[d](o,m,b,y);R&&(eo(d,m,w[d]=R),Ln.set(m,w))}function uo(d,m,b){let y=Ln.get(m)||{};for(let w in y)(d==null||w==d)&&(ni(w,m,y[w]),delete y[w]);d==null&&Ln.delete(m)}let sn=0,In=0,ie=0,W=0,Se=0,Ke=0,co=Se,Dn=Ke,Yt=ie,$n=W,bt=0,Ct=0,mt=0,Ft=0;o.bbox={};let Ys=!1,Dr=!1,po=!1,zn=!1,$r=!1,Tt=!1;function Js(d,m,b){(b||d!=o.width||m!=o.height)&&Ui(d,m),yo(!1),po=!0,Dr=!0,vo()}function Ui(d,m){o.width=sn=ie=d,o.height=In=W=m,Se=Ke=0,Lf(),If();let b=o.bbox;bt=b.left=Zn(Se*ye,.5),Ct=b.top=Zn(Ke*ye,.5),mt=b.width=Zn(ie*ye,.5),Ft=b.height=Zn(W*ye,.5)}let Of=3;function Af(){let d=!1,m=0;for(;!d;){m++;let b=Gf(m),y=Hf(m);d=m==Of||b&&y,d||(Ui(o.width,o.height),Dr=!0)}}function Pf({width:d,height:m}){Js(d,m)}o.setSize=Pf;function Lf(){let d=!1,m=!1,b=!1,y=!1;k.forEach((w,R)=>{if(w.show&&w._show){let{side:O,_size:P}=w,I=O%2,N=w.label!=null?w.labelSize:0,V=P+N;V>0&&(I?(ie-=V,O==3?(Se+=V,y=!0):b=!0):(W-=V,O==0?(Ke+=V,d=!0):m=!0))}}),Vn[0]=d,Vn[1]=b,Vn[2]=m,Vn[3]=y,ie-=yn[1]+yn[3],Se+=yn[3],W-=yn[2]+yn[0],Ke+=yn[0]}function If(){let d=Se+ie,m=Ke+W,b=Se,y=Ke;function w(R,O){switch(R){case 1:return d+=O,d-O;case 2:return m+=O,m-O;case 3:return b-=O,b+O;case 0:return y-=O,y+O}}k.forEach((R,O)=>{if(R.show&&R._show){let P=R.side;R._pos=w(P,R._size),R.label!=null&&(R._lpos=w(P,R.labelSize))}})}if(j.dataIdx==null){let d=j.hover,m=d.skip=new Set(d.skip??[]);m.add(void 0);let b=d.prox=pe(d.prox),y=d.bias??=0;j.dataIdx=(w,R,O,P)=>{if(R==0)return O;let I=O,N=b(w,R,O,P)??_e,V=N>=0&&N<_e,H=E.ori==0?ie:W,se=j.left,be=t[0],he=t[R];if(m.has(he[O])){I=null;let de=null,oe=null,J;if(y==0||y==-1)for(J=O;de==null&&J-- >0;)m.has(he[J])||(de=J);if(y==0||y==1)for(J=O;oe==null&&J++<he.length;)m.has(he[J])||(oe=J);if(de!=null||oe!=null)if(V){let Me=de==null?-1/0:D(be[de],E,H,0),$e=oe==null?1/0:D(be[oe],E,H,0),nt=se-Me,we=$e-se;nt<=we?nt<=N&&(I=de):we<=N&&(I=oe)}else I=oe==null?de:de==null?oe:O-de<=oe-O?de:oe}else V&&Je(se-D(be[O],E,H,0))>N&&(I=null);return I}}let Nn=d=>{j.event=d};j.idxs=ne,j._lock=!1;let lt=j.points;lt.show=pe(lt.show),lt.size=pe(lt.size),lt.stroke=pe(lt.stroke),lt.width=pe(lt.width),lt.fill=pe(lt.fill);let Jt=o.focus=Ge({},e.focus||{alpha:.3},j.focus),fo=Jt.prox>=0,mo=fo&&lt.one,Et=[],ho=[],go=[];function ji(d,m){let b=lt.show(o,m);if(b instanceof HTMLElement)return _t(b,Rh),_t(b,d.class),on(b,-10,-10,ie,W),v.insertBefore(b,Et[m]),b}function qi(d,m){if(r==1||m>0){let b=r==1&&T[d.scale].time,y=d.value;d.value=b?Zu(y)?rc(ce,oc(y,Y)):y||le:y||Vg,d.label=d.label||(b?Ag:Og)}if(mo||m>0){d.width=d.width==null?1:d.width,d.paths=d.paths||Xg||Gh,d.fillTo=pe(d.fillTo||Hg),d.pxAlign=+ge(d.pxAlign,C),d.pxRound=fc(d.pxAlign),d.stroke=pe(d.stroke||null),d.fill=pe(d.fill||null),d._stroke=d._fill=d._paths=d._focus=null;let b=Fg(ft(1,d.width),1),y=d.points=Ge({},{size:b,width:ft(1,b*.2),stroke:d.stroke,space:b*2,paths:eb,_stroke:null,_fill:null},d.points);y.show=pe(y.show),y.filter=pe(y.filter),y.fill=pe(y.fill),y.stroke=pe(y.stroke),y.paths=pe(y.paths),y.pxAlign=d.pxAlign}if(He){let b=Ir(d,m);Ie.splice(m,0,b[0]),qt.splice(m,0,b[1]),te.values.push(null)}if(it){ne.splice(m,0,null);let b=null;mo?m==0&&(b=ji(d,m)):m>0&&(b=ji(d,m)),Et.splice(m,0,b),ho.splice(m,0,0),go.splice(m,0,0)}tt("addSeries",m)}function Df(d,m){m=m??x.length,d=r==1?ai(d,m,lc,dc):ai(d,m,{},cc),x.splice(m,0,d),qi(x[m],m)}o.addSeries=Df;function $f(d){if(x.splice(d,1),He){te.values.splice(d,1),qt.splice(d,1);let m=Ie.splice(d,1)[0];uo(null,m.firstChild),m.remove()}it&&(ne.splice(d,1),Et.splice(d,1)[0].remove(),ho.splice(d,1),go.splice(d,1)),tt("delSeries",d)}o.delSeries=$f;let Vn=[!1,!1,!1,!1];function zf(d,m){if(d._show=d.show,d.show){let b=d.side%2,y=T[d.scale];y==null&&(d.scale=b?x[1].scale:M,y=T[d.scale]);let w=y.time;d.size=pe(d.size),d.space=pe(d.space),d.rotate=pe(d.rotate),On(d.incrs)&&d.incrs.forEach(O=>{!An.has(O)&&An.set(O,Cc(O))}),d.incrs=pe(d.incrs||(y.distr==2?dg:w?S==1?fg:gg:Qn)),d.splits=pe(d.splits||(w&&y.distr==1?B:y.distr==3?ri:y.distr==4?Ig:Lg)),d.stroke=pe(d.stroke),d.grid.stroke=pe(d.grid.stroke),d.ticks.stroke=pe(d.ticks.stroke),d.border.stroke=pe(d.border.stroke);let R=d.values;d.values=On(R)&&!On(R[0])?pe(R):w?On(R)?nc(ce,tc(R,Y)):Zu(R)?vg(ce,R):R||U:R||Pg,d.filter=pe(d.filter||(y.distr>=3&&y.log==10?zg:y.distr==3&&y.log==2?Ng:Sc)),d.font=bc(d.font),d.labelFont=bc(d.labelFont),d._size=d.size(o,null,m,0),d._space=d._rotate=d._incrs=d._found=d._splits=d._values=null,d._size>0&&(Vn[m]=!0,d._el=zt(wh,g))}}function Xo(d,m,b,y){let[w,R,O,P]=b,I=m%2,N=0;return I==0&&(P||R)&&(N=m==0&&!w||m==2&&!O?Ye(sc.size/3):0),I==1&&(w||O)&&(N=m==1&&!R||m==3&&!P?Ye(ac.size/2):0),N}let Yi=o.padding=(e.padding||[Xo,Xo,Xo,Xo]).map(d=>pe(ge(d,Xo))),yn=o._padding=Yi.map((d,m)=>d(o,m,Vn,0)),rt,Ze=null,Qe=null,zr=r==1?x[0].idxs:null,Bt=null,er=!1;function Ji(d,m){if(t=d??[],o.data=o._data=t,r==2){rt=0;for(let b=1;b<x.length;b++)rt+=t[b][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Bt=t[0],rt=Bt.length;let b=t;if($==2){b=t.slice();let y=b[0]=Array(rt);for(let w=0;w<rt;w++)y[w]=w}o._data=t=b}if(yo(!0),tt("setData"),$==2&&(po=!0),m!==!1){let b=E;b.auto(o,er)?Zs():xn(M,b.min,b.max),zn=zn||j.left>=0,Tt=!0,vo()}}o.setData=Ji;function Zs(){er=!0;let d,m;r==1&&(rt>0?(Ze=zr[0]=0,Qe=zr[1]=rt-1,d=t[0][Ze],m=t[0][Qe],$==2?(d=Ze,m=Qe):d==m&&($==3?[d,m]=Ms(d,d,E.log,!1):$==4?[d,m]=pi(d,d,E.log,!1):E.time?m=d+Ye(86400/S):[d,m]=Cs(d,m,fi,!0))):(Ze=zr[0]=d=null,Qe=zr[1]=m=null)),xn(M,d,m)}let Nr,bo,Qs,Xs,el,tl,nl,ol,rl,ht;function Zi(d,m,b,y,w,R){d??=Iu,b??=hi,y??="butt",w??=Iu,R??="round",d!=Nr&&(f.strokeStyle=Nr=d),w!=bo&&(f.fillStyle=bo=w),m!=Qs&&(f.lineWidth=Qs=m),R!=el&&(f.lineJoin=el=R),y!=tl&&(f.lineCap=tl=y),b!=Xs&&f.setLineDash(Xs=b)}function Qi(d,m,b,y){m!=bo&&(f.fillStyle=bo=m),d!=nl&&(f.font=nl=d),b!=ol&&(f.textAlign=ol=b),y!=rl&&(f.textBaseline=rl=y)}function sl(d,m,b,y,w=0){if(y.length>0&&d.auto(o,er)&&(m==null||m.min==null)){let R=ge(Ze,0),O=ge(Qe,y.length-1),P=b.min==null?zh(y,R,O,w,d.distr==3):[b.min,b.max];d.min=jt(d.min,b.min=P[0]),d.max=ft(d.max,b.max=P[1])}}let Xi={min:null,max:null};function Nf(){for(let y in T){let w=T[y];q[y]==null&&(w.min==null||q[M]!=null&&w.auto(o,er))&&(q[y]=Xi)}for(let y in T){let w=T[y];q[y]==null&&w.from!=null&&q[w.from]!=null&&(q[y]=Xi)}q[M]!=null&&yo(!0);let d={};for(let y in q){let w=q[y];if(w!=null){let R=d[y]=Ho(T[y],Uh);if(w.min!=null)Ge(R,w);else if(y!=M||r==2)if(rt==0&&R.from==null){let O=R.range(o,null,null,y);R.min=O[0],R.max=O[1]}else R.min=_e,R.max=-_e}}if(rt>0){x.forEach((y,w)=>{if(r==1){let R=y.scale,O=q[R];if(O==null)return;let P=d[R];if(w==0){let I=P.range(o,P.min,P.max,R);P.min=I[0],P.max=I[1],Ze=Ut(P.min,t[0]),Qe=Ut(P.max,t[0]),Qe-Ze>1&&(t[0][Ze]<P.min&&Ze++,t[0][Qe]>P.max&&Qe--),y.min=Bt[Ze],y.max=Bt[Qe]}else y.show&&y.auto&&sl(P,O,y,t[w],y.sorted);y.idxs[0]=Ze,y.idxs[1]=Qe}else if(w>0&&y.show&&y.auto){let[R,O]=y.facets,P=R.scale,I=O.scale,[N,V]=t[w],H=d[P],se=d[I];H!=null&&sl(H,q[P],R,N,R.sorted),se!=null&&sl(se,q[I],O,V,O.sorted),y.min=O.min,y.max=O.max}});for(let y in d){let w=d[y],R=q[y];if(w.from==null&&(R==null||R.min==null)){let O=w.range(o,w.min==_e?null:w.min,w.max==-_e?null:w.max,y);w.min=O[0],w.max=O[1]}}}for(let y in d){let w=d[y];if(w.from!=null){let R=d[w.from];if(R.min==null)w.min=w.max=null;else{let O=w.range(o,R.min,R.max,y);w.min=O[0],w.max=O[1]}}}let m={},b=!1;for(let y in d){let w=d[y],R=T[y];if(R.min!=w.min||R.max!=w.max){R.min=w.min,R.max=w.max;let O=R.distr;R._min=O==3?fn(R.min):O==4?Yl(R.min,R.asinh):O==100?R.fwd(R.min):R.min,R._max=O==3?fn(R.max):O==4?Yl(R.max,R.asinh):O==100?R.fwd(R.max):R.max,m[y]=b=!0}}if(b){x.forEach((y,w)=>{r==2?w>0&&m.y&&(y._paths=null):m[y.scale]&&(y._paths=null)});for(let y in m)po=!0,tt("setScale",y);it&&j.left>=0&&(zn=Tt=!0)}for(let y in q)q[y]=null}function Vf(d){let m=oi(Ze-1,0,rt-1),b=oi(Qe+1,0,rt-1);for(;d[m]==null&&m>0;)m--;for(;d[b]==null&&b<rt-1;)b++;return[m,b]}function Ff(){if(rt>0){let d=x.some(m=>m._focus)&&ht!=Jt.alpha;d&&(f.globalAlpha=ht=Jt.alpha),x.forEach((m,b)=>{if(b>0&&m.show&&(ea(b,!1),ea(b,!0),m._paths==null)){let y=ht;ht!=m.alpha&&(f.globalAlpha=ht=m.alpha);let w=r==2?[0,t[b][0].length-1]:Vf(t[b]);m._paths=m.paths(o,b,w[0],w[1]),ht!=y&&(f.globalAlpha=ht=y)}}),x.forEach((m,b)=>{if(b>0&&m.show){let y=ht;ht!=m.alpha&&(f.globalAlpha=ht=m.alpha),m._paths!=null&&ta(b,!1);{let w=m._paths!=null?m._paths.gaps:null,R=m.points.show(o,b,Ze,Qe,w),O=m.points.filter(o,b,R,w);(R||O)&&(m.points._paths=m.points.paths(o,b,Ze,Qe,O),ta(b,!0))}ht!=y&&(f.globalAlpha=ht=y),tt("drawSeries",b)}}),d&&(f.globalAlpha=ht=1)}}function ea(d,m){let b=m?x[d].points:x[d];b._stroke=b.stroke(o,d),b._fill=b.fill(o,d)}function ta(d,m){let b=m?x[d].points:x[d],{stroke:y,fill:w,clip:R,flags:O,_stroke:P=b._stroke,_fill:I=b._fill,_width:N=b.width}=b._paths;N=ke(N*ye,3);let V=null,H=N%2/2;m&&I==null&&(I=N>0?"#fff":P);let se=b.pxAlign==1&&H>0;if(se&&f.translate(H,H),!m){let be=bt-N/2,he=Ct-N/2,de=mt+N,oe=Ft+N;V=new Path2D,V.rect(be,he,de,oe)}m?ll(P,N,b.dash,b.cap,I,y,w,O,R):Bf(d,P,N,b.dash,b.cap,I,y,w,O,V,R),se&&f.translate(-H,-H)}function Bf(d,m,b,y,w,R,O,P,I,N,V){let H=!1;I!=0&&A.forEach((se,be)=>{if(se.series[0]==d){let he=x[se.series[1]],de=t[se.series[1]],oe=(he._paths||wr).band;On(oe)&&(oe=se.dir==1?oe[0]:oe[1]);let J,Me=null;he.show&&oe&&Vh(de,Ze,Qe)?(Me=se.fill(o,be)||R,J=he._paths.clip):oe=null,ll(m,b,y,w,Me,O,P,I,N,V,J,oe),H=!0}}),H||ll(m,b,y,w,R,O,P,I,N,V)}let na=Ko|li;function ll(d,m,b,y,w,R,O,P,I,N,V,H){Zi(d,m,b,y,w),(I||N||H)&&(f.save(),I&&f.clip(I),N&&f.clip(N)),H?(P&na)==na?(f.clip(H),V&&f.clip(V),Fr(w,O),Vr(d,R,m)):P&li?(Fr(w,O),f.clip(H),Vr(d,R,m)):P&Ko&&(f.save(),f.clip(H),V&&f.clip(V),Fr(w,O),f.restore(),Vr(d,R,m)):(Fr(w,O),Vr(d,R,m)),(I||N||H)&&f.restore()}function Vr(d,m,b){b>0&&(m instanceof Map?m.forEach((y,w)=>{f.strokeStyle=Nr=w,f.stroke(y)}):m!=null&&d&&f.stroke(m))}function Fr(d,m){m instanceof Map?m.forEach((b,y)=>{f.fillStyle=bo=y,f.fill(b)}):m!=null&&d&&f.fill(m)}function Wf(d,m,b,y){let w=k[d],R;if(y<=0)R=[0,0];else{let O=w._space=w.space(o,d,m,b,y),P=w._incrs=w.incrs(o,d,m,b,y,O);R=lb(m,b,P,y,O)}return w._found=R}function il(d,m,b,y,w,R,O,P,I,N){let V=O%2/2;C==1&&f.translate(V,V),Zi(P,O,I,N,P),f.beginPath();let H,se,be,he,de=w+(y==0||y==3?-R:R);b==0?(se=w,he=de):(H=w,be=de);for(let oe=0;oe<d.length;oe++)m[oe]!=null&&(b==0?H=be=d[oe]:se=he=d[oe],f.moveTo(H,se),f.lineTo(be,he));f.stroke(),C==1&&f.translate(-V,-V)}function Gf(d){let m=!0;return k.forEach((b,y)=>{if(!b.show)return;let w=T[b.scale];if(w.min==null){b._show&&(m=!1,b._show=!1,yo(!1));return}else b._show||(m=!1,b._show=!0,yo(!1));let R=b.side,O=R%2,{min:P,max:I}=w,[N,V]=Wf(y,P,I,O==0?ie:W);if(V==0)return;let H=w.distr==2,se=b._splits=b.splits(o,y,P,I,N,V,H),be=w.distr==2?se.map(J=>Bt[J]):se,he=w.distr==2?Bt[se[1]]-Bt[se[0]]:N,de=b._values=b.values(o,b.filter(o,be,y,V,he),y,V,he);b._rotate=R==2?b.rotate(o,de,y,V):0;let oe=b._size;b._size=Nt(b.size(o,de,y,d)),oe!=null&&b._size!=oe&&(m=!1)}),m}function Hf(d){let m=!0;return Yi.forEach((b,y)=>{let w=b(o,y,Vn,d);w!=yn[y]&&(m=!1),yn[y]=w}),m}function Kf(){for(let d=0;d<k.length;d++){let m=k[d];if(!m.show||!m._show)continue;let b=m.side,y=b%2,w,R,O=m.stroke(o,d),P=b==0||b==3?-1:1,[I,N]=m._found;if(m.label!=null){let ct=m.labelGap*P,xt=Ye((m._lpos+ct)*ye);Qi(m.labelFont[0],O,"center",b==2?"top":Lu),f.save(),y==1?(w=R=0,f.translate(xt,Ye(Ct+Ft/2)),f.rotate((b==3?-Ss:Ss)/2)):(w=Ye(bt+mt/2),R=xt);let Wn=_c(m.label)?m.label(o,d,I,N):m.label;f.fillText(Wn,w,R),f.restore()}if(N==0)continue;let V=T[m.scale],H=y==0?mt:Ft,se=y==0?bt:Ct,be=m._splits,he=V.distr==2?be.map(ct=>Bt[ct]):be,de=V.distr==2?Bt[be[1]]-Bt[be[0]]:I,oe=m.ticks,J=m.border,Me=oe.show?oe.size:0,$e=Ye(Me*ye),nt=Ye((m.alignTo==2?m._size-Me-m.gap:m.gap)*ye),we=m._rotate*-Ss/180,ze=_(m._pos*ye),yt=($e+nt)*P,ut=ze+yt;R=y==0?ut:0,w=y==1?ut:0;let Mt=m.font[0],Wt=m.align==1?Vo:m.align==2?Ul:we>0?Vo:we<0?Ul:y==0?"center":b==3?Ul:Vo,Xt=we||y==1?"middle":b==2?"top":Lu;Qi(Mt,O,Wt,Xt);let vt=m.font[1]*m.lineGap,Ot=be.map(ct=>_(i(ct,V,H,se))),Gt=m._values;for(let ct=0;ct<Gt.length;ct++){let xt=Gt[ct];if(xt!=null){y==0?w=Ot[ct]:R=Ot[ct],xt=""+xt;let Wn=xt.indexOf(`
`)==-1?[xt]:xt.split(/\n/gm);for(let dt=0;dt<Wn.length;dt++){let wa=Wn[dt];we?(f.save(),f.translate(w,R+dt*vt),f.rotate(we),f.fillText(wa,0,0),f.restore()):f.fillText(wa,w,R+dt*vt)}}}oe.show&&il(Ot,oe.filter(o,he,d,N,de),y,b,ze,$e,ke(oe.width*ye,3),oe.stroke(o,d),oe.dash,oe.cap);let en=m.grid;en.show&&il(Ot,en.filter(o,he,d,N,de),y,y==0?2:1,y==0?Ct:bt,y==0?Ft:mt,ke(en.width*ye,3),en.stroke(o,d),en.dash,en.cap),J.show&&il([ze],[1],y==0?1:0,y==0?1:2,y==1?Ct:bt,y==1?Ft:mt,ke(J.width*ye,3),J.stroke(o,d),J.dash,J.cap)}tt("drawAxes")}function yo(d){x.forEach((m,b)=>{b>0&&(m._paths=null,d&&(r==1?(m.min=null,m.max=null):m.facets.forEach(y=>{y.min=null,y.max=null})))})}let Br=!1,al=!1,tr=[];function Uf(){al=!1;for(let d=0;d<tr.length;d++)tt(...tr[d]);tr.length=0}function vo(){Br||(Xh(oa),Br=!0)}function jf(d,m=!1){Br=!0,al=m,d(o),oa(),m&&tr.length>0&&queueMicrotask(Uf)}o.batch=jf;function oa(){if(Ys&&(Nf(),Ys=!1),po&&(Af(),po=!1),Dr){if(Oe(h,Vo,Se),Oe(h,"top",Ke),Oe(h,br,ie),Oe(h,yr,W),Oe(v,Vo,Se),Oe(v,"top",Ke),Oe(v,br,ie),Oe(v,yr,W),Oe(g,br,sn),Oe(g,yr,In),p.width=Ye(sn*ye),p.height=Ye(In*ye),k.forEach(({_el:d,_show:m,_size:b,_pos:y,side:w})=>{if(d!=null)if(m){let R=w===3||w===0?b:0,O=w%2==1;Oe(d,O?"left":"top",y-R),Oe(d,O?"width":"height",b),Oe(d,O?"top":"left",O?Ke:Se),Oe(d,O?"height":"width",O?W:ie),ti(d,Xn)}else _t(d,Xn)}),Nr=bo=Qs=el=tl=nl=ol=rl=Xs=null,ht=1,rr(!0),Se!=co||Ke!=Dn||ie!=Yt||W!=$n){yo(!1);let d=ie/Yt,m=W/$n;if(it&&!zn&&j.left>=0){j.left*=d,j.top*=m,xo&&on(xo,Ye(j.left),0,ie,W),wo&&on(wo,0,Ye(j.top),ie,W);for(let b=0;b<Et.length;b++){let y=Et[b];y!=null&&(ho[b]*=d,go[b]*=m,on(y,Nt(ho[b]),Nt(go[b]),ie,W))}}if(Ee.show&&!$r&&Ee.left>=0&&Ee.width>0){Ee.left*=d,Ee.width*=d,Ee.top*=m,Ee.height*=m;for(let b in ml)Oe(So,b,Ee[b])}co=Se,Dn=Ke,Yt=ie,$n=W}tt("setSize"),Dr=!1}sn>0&&In>0&&(f.clearRect(0,0,p.width,p.height),tt("drawClear"),z.forEach(d=>d()),tt("draw")),Ee.show&&$r&&(Wr(Ee),$r=!1),it&&zn&&(Bn(null,!0,!1),zn=!1),te.show&&te.live&&Tt&&(pl(),Tt=!1),u||(u=!0,o.status=1,tt("ready")),er=!1,Br=!1}o.redraw=(d,m)=>{po=m||!1,d!==!1?xn(M,E.min,E.max):vo()};function ul(d,m){let b=T[d];if(b.from==null){if(rt==0){let y=b.range(o,m.min,m.max,d);m.min=y[0],m.max=y[1]}if(m.min>m.max){let y=m.min;m.min=m.max,m.max=y}if(rt>1&&m.min!=null&&m.max!=null&&m.max-m.min<1e-16)return;d==M&&b.distr==2&&rt>0&&(m.min=Ut(m.min,t[0]),m.max=Ut(m.max,t[0]),m.min==m.max&&m.max++),q[d]=m,Ys=!0,vo()}}o.setScale=ul;let cl,dl,xo,wo,ra,sa,_o,ko,la,ia,Te,Pe,vn=!1,st=j.drag,Xe=st.x,et=st.y;it&&(j.x&&(cl=zt(kh,v)),j.y&&(dl=zt(Sh,v)),E.ori==0?(xo=cl,wo=dl):(xo=dl,wo=cl),Te=j.left,Pe=j.top);let Ee=o.select=Ge({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),So=Ee.show?zt(_h,Ee.over?v:h):null;function Wr(d,m){if(Ee.show){for(let b in d)Ee[b]=d[b],b in ml&&Oe(So,b,d[b]);m!==!1&&tt("setSelect")}}o.setSelect=Wr;function qf(d){if(x[d].show)He&&ti(Ie[d],Xn);else if(He&&_t(Ie[d],Xn),it){let b=mo?Et[0]:Et[d];b!=null&&on(b,-10,-10,ie,W)}}function xn(d,m,b){ul(d,{min:m,max:b})}function Zt(d,m,b,y){m.focus!=null&&Xf(d),m.show!=null&&x.forEach((w,R)=>{R>0&&(d==R||d==null)&&(w.show=m.show,qf(R),r==2?(xn(w.facets[0].scale,null,null),xn(w.facets[1].scale,null,null)):xn(w.scale,null,null),vo())}),b!==!1&&tt("setSeries",d,m),y&&sr("setSeries",o,d,m)}o.setSeries=Zt;function Yf(d,m){Ge(A[d],m)}function Jf(d,m){d.fill=pe(d.fill||null),d.dir=ge(d.dir,-1),m=m??A.length,A.splice(m,0,d)}function Zf(d){d==null?A.length=0:A.splice(d,1)}o.addBand=Jf,o.setBand=Yf,o.delBand=Zf;function Qf(d,m){x[d].alpha=m,it&&Et[d]!=null&&(Et[d].style.opacity=m),He&&Ie[d]&&(Ie[d].style.opacity=m)}let ln,wn,Fn,Ro={focus:!0};function Xf(d){if(d!=Fn){let m=d==null,b=Jt.alpha!=1;x.forEach((y,w)=>{if(r==1||w>0){let R=m||w==0||w==d;y._focus=m?null:R,b&&Qf(w,R?1:Jt.alpha)}}),Fn=d,b&&vo()}}He&&fo&&at(zu,ve,d=>{j._lock||(Nn(d),Fn!=null&&Zt(null,Ro,!0,We.setSeries))});function Qt(d,m,b){let y=T[m];b&&(d=d/ye-(y.ori==1?Ke:Se));let w=ie;y.ori==1&&(w=W,d=w-d),y.dir==-1&&(d=w-d);let R=y._min,O=y._max,P=d/w,I=R+(O-R)*P,N=y.distr;return N==3?Wo(10,I):N==4?Bh(I,y.asinh):N==100?y.bwd(I):I}function em(d,m){let b=Qt(d,M,m);return Ut(b,t[0],Ze,Qe)}o.valToIdx=d=>Ut(d,t[0]),o.posToIdx=em,o.posToVal=Qt,o.valToPos=(d,m,b)=>T[m].ori==0?s(d,T[m],b?mt:ie,b?bt:0):l(d,T[m],b?Ft:W,b?Ct:0),o.setCursor=(d,m,b)=>{Te=d.left,Pe=d.top,Bn(null,m,b)};function aa(d,m){Oe(So,Vo,Ee.left=d),Oe(So,br,Ee.width=m)}function ua(d,m){Oe(So,"top",Ee.top=d),Oe(So,yr,Ee.height=m)}let nr=E.ori==0?aa:ua,or=E.ori==1?aa:ua;function tm(){if(He&&te.live)for(let d=r==2?1:0;d<x.length;d++){if(d==0&&Rt)continue;let m=te.values[d],b=0;for(let y in m)qt[d][b++].firstChild.nodeValue=m[y]}}function pl(d,m){if(d!=null&&(d.idxs?d.idxs.forEach((b,y)=>{ne[y]=b}):Kh(d.idx)||ne.fill(d.idx),te.idx=ne[0]),He&&te.live){for(let b=0;b<x.length;b++)(b>0||r==1&&!Rt)&&nm(b,ne[b]);tm()}Tt=!1,m!==!1&&tt("setLegend")}o.setLegend=pl;function nm(d,m){let b=x[d],y=d==0&&$==2?Bt:t[d],w;Rt?w=b.values(o,d,m)??bn:(w=b.value(o,m==null?null:y[m],d,m),w=w==null?bn:{_:w}),te.values[d]=w}function Bn(d,m,b){la=Te,ia=Pe,[Te,Pe]=j.move(o,Te,Pe),j.left=Te,j.top=Pe,it&&(xo&&on(xo,Ye(Te),0,ie,W),wo&&on(wo,0,Ye(Pe),ie,W));let y,w=Ze>Qe;ln=_e,wn=null;let R=E.ori==0?ie:W,O=E.ori==1?ie:W;if(Te<0||rt==0||w){y=j.idx=null;for(let P=0;P<x.length;P++){let I=Et[P];I!=null&&on(I,-10,-10,ie,W)}fo&&Zt(null,Ro,!0,d==null&&We.setSeries),te.live&&(ne.fill(y),Tt=!0)}else{let P,I,N;r==1&&(P=E.ori==0?Te:Pe,I=Qt(P,M),y=j.idx=Ut(I,t[0],Ze,Qe),N=D(t[0][y],E,R,0));let V=-10,H=-10,se=0,be=0,he=!0,de="",oe="";for(let J=r==2?1:0;J<x.length;J++){let Me=x[J],$e=ne[J],nt=$e==null?null:r==1?t[J][$e]:t[J][1][$e],we=j.dataIdx(o,J,y,I),ze=we==null?null:r==1?t[J][we]:t[J][1][we];if(Tt=Tt||ze!=nt||we!=$e,ne[J]=we,J>0&&Me.show){let yt=we==null?-10:we==y?N:D(r==1?t[0][we]:t[J][0][we],E,R,0),ut=ze==null?-10:Z(ze,r==1?T[Me.scale]:T[Me.facets[1].scale],O,0);if(fo&&ze!=null){let Mt=E.ori==1?Te:Pe,Wt=Je(Jt.dist(o,J,we,ut,Mt));if(Wt<ln){let Xt=Jt.bias;if(Xt!=0){let vt=Qt(Mt,Me.scale),Ot=ze>=0?1:-1,Gt=vt>=0?1:-1;Gt==Ot&&(Gt==1?Xt==1?ze>=vt:ze<=vt:Xt==1?ze<=vt:ze>=vt)&&(ln=Wt,wn=J)}else ln=Wt,wn=J}}if(Tt||mo){let Mt,Wt;E.ori==0?(Mt=yt,Wt=ut):(Mt=ut,Wt=yt);let Xt,vt,Ot,Gt,en,ct,xt=!0,Wn=lt.bbox;if(Wn!=null){xt=!1;let dt=Wn(o,J);Ot=dt.left,Gt=dt.top,Xt=dt.width,vt=dt.height}else Ot=Mt,Gt=Wt,Xt=vt=lt.size(o,J);if(ct=lt.fill(o,J),en=lt.stroke(o,J),mo)J==wn&&ln<=Jt.prox&&(V=Ot,H=Gt,se=Xt,be=vt,he=xt,de=ct,oe=en);else{let dt=Et[J];dt!=null&&(ho[J]=Ot,go[J]=Gt,Hu(dt,Xt,vt,xt),Wu(dt,ct,en),on(dt,Nt(Ot),Nt(Gt),ie,W))}}}}if(mo){let J=Jt.prox,Me=Fn==null?ln<=J:ln>J||wn!=Fn;if(Tt||Me){let $e=Et[0];$e!=null&&(ho[0]=V,go[0]=H,Hu($e,se,be,he),Wu($e,de,oe),on($e,Nt(V),Nt(H),ie,W))}}}if(Ee.show&&vn)if(d!=null){let[P,I]=We.scales,[N,V]=We.match,[H,se]=d.cursor.sync.scales,be=d.cursor.drag;if(Xe=be._x,et=be._y,Xe||et){let{left:he,top:de,width:oe,height:J}=d.select,Me=d.scales[H].ori,$e=d.posToVal,nt,we,ze,yt,ut,Mt=P!=null&&N(P,H),Wt=I!=null&&V(I,se);Mt&&Xe?(Me==0?(nt=he,we=oe):(nt=de,we=J),ze=T[P],yt=D($e(nt,H),ze,R,0),ut=D($e(nt+we,H),ze,R,0),nr(jt(yt,ut),Je(ut-yt))):nr(0,R),Wt&&et?(Me==1?(nt=he,we=oe):(nt=de,we=J),ze=T[I],yt=Z($e(nt,se),ze,O,0),ut=Z($e(nt+we,se),ze,O,0),or(jt(yt,ut),Je(ut-yt))):or(0,O)}else hl()}else{let P=Je(la-ra),I=Je(ia-sa);if(E.ori==1){let se=P;P=I,I=se}Xe=st.x&&P>=st.dist,et=st.y&&I>=st.dist;let N=st.uni;N!=null?Xe&&et&&(Xe=P>=N,et=I>=N,!Xe&&!et&&(I>P?et=!0:Xe=!0)):st.x&&st.y&&(Xe||et)&&(Xe=et=!0);let V,H;Xe&&(E.ori==0?(V=_o,H=Te):(V=ko,H=Pe),nr(jt(V,H),Je(H-V)),et||or(0,O)),et&&(E.ori==1?(V=_o,H=Te):(V=ko,H=Pe),or(jt(V,H),Je(H-V)),Xe||nr(0,R)),!Xe&&!et&&(nr(0,0),or(0,0))}if(st._x=Xe,st._y=et,d==null){if(b){if(xa!=null){let[P,I]=We.scales;We.values[0]=P!=null?Qt(E.ori==0?Te:Pe,P):null,We.values[1]=I!=null?Qt(E.ori==1?Te:Pe,I):null}sr(jl,o,Te,Pe,ie,W,y)}if(fo){let P=b&&We.setSeries,I=Jt.prox;Fn==null?ln<=I&&Zt(wn,Ro,!0,P):ln>I?Zt(null,Ro,!0,P):wn!=Fn&&Zt(wn,Ro,!0,P)}}Tt&&(te.idx=y,pl()),m!==!1&&tt("setCursor")}let _n=null;Object.defineProperty(o,"rect",{get(){return _n==null&&rr(!1),_n}});function rr(d=!1){d?_n=null:(_n=v.getBoundingClientRect(),tt("syncRect",_n))}function ca(d,m,b,y,w,R,O){j._lock||vn&&d!=null&&d.movementX==0&&d.movementY==0||(fl(d,m,b,y,w,R,O,!1,d!=null),d!=null?Bn(null,!0,!0):Bn(m,!0,!1))}function fl(d,m,b,y,w,R,O,P,I){if(_n==null&&rr(!1),Nn(d),d!=null)b=d.clientX-_n.left,y=d.clientY-_n.top;else{if(b<0||y<0){Te=-10,Pe=-10;return}let[N,V]=We.scales,H=m.cursor.sync,[se,be]=H.values,[he,de]=H.scales,[oe,J]=We.match,Me=m.axes[0].side%2==1,$e=E.ori==0?ie:W,nt=E.ori==1?ie:W,we=Me?R:w,ze=Me?w:R,yt=Me?y:b,ut=Me?b:y;if(he!=null?b=oe(N,he)?i(se,T[N],$e,0):-10:b=$e*(yt/we),de!=null?y=J(V,de)?i(be,T[V],nt,0):-10:y=nt*(ut/ze),E.ori==1){let Mt=b;b=y,y=Mt}}I&&(m==null||m.cursor.event.type==jl)&&((b<=1||b>=ie-1)&&(b=Zn(b,ie)),(y<=1||y>=W-1)&&(y=Zn(y,W))),P?(ra=b,sa=y,[_o,ko]=j.move(o,b,y)):(Te=b,Pe=y)}let ml={width:0,height:0,left:0,top:0};function hl(){Wr(ml,!1)}let da,pa,fa,ma;function ha(d,m,b,y,w,R,O){vn=!0,Xe=et=st._x=st._y=!1,fl(d,m,b,y,w,R,O,!0,!1),d!=null&&(at(ql,Xl,ga,!1),sr(Du,o,_o,ko,ie,W,null));let{left:P,top:I,width:N,height:V}=Ee;da=P,pa=I,fa=N,ma=V}function ga(d,m,b,y,w,R,O){vn=st._x=st._y=!1,fl(d,m,b,y,w,R,O,!1,!0);let{left:P,top:I,width:N,height:V}=Ee,H=N>0||V>0,se=da!=P||pa!=I||fa!=N||ma!=V;if(H&&se&&Wr(Ee),st.setScale&&H&&se){let be=P,he=N,de=I,oe=V;if(E.ori==1&&(be=I,he=V,de=P,oe=N),Xe&&xn(M,Qt(be,M),Qt(be+he,M)),et)for(let J in T){let Me=T[J];J!=M&&Me.from==null&&Me.min!=_e&&xn(J,Qt(de+oe,J),Qt(de,J))}hl()}else j.lock&&(j._lock=!j._lock,Bn(m,!0,d!=null));d!=null&&(uo(ql,Xl),sr(ql,o,Te,Pe,ie,W,null))}function om(d,m,b,y,w,R,O){if(j._lock)return;Nn(d);let P=vn;if(vn){let I=!0,N=!0,V=10,H,se;E.ori==0?(H=Xe,se=et):(H=et,se=Xe),H&&se&&(I=Te<=V||Te>=ie-V,N=Pe<=V||Pe>=W-V),H&&I&&(Te=Te<_o?0:ie),se&&N&&(Pe=Pe<ko?0:W),Bn(null,!0,!0),vn=!1}Te=-10,Pe=-10,ne.fill(null),Bn(null,!0,!0),P&&(vn=P)}function ba(d,m,b,y,w,R,O){j._lock||(Nn(d),Zs(),hl(),d!=null&&sr(Nu,o,Te,Pe,ie,W,null))}function ya(){k.forEach(ib),Js(o.width,o.height,!0)}eo(Rs,Bo,ya);let Co={};Co.mousedown=ha,Co.mousemove=ca,Co.mouseup=ga,Co.dblclick=ba,Co.setSeries=(d,m,b,y)=>{let w=We.match[2];b=w(o,m,b),b!=-1&&Zt(b,y,!0,!1)},it&&(at(Du,v,ha),at(jl,v,ca),at($u,v,d=>{Nn(d),rr(!1)}),at(zu,v,om),at(Nu,v,ba),ii.add(o),o.syncRect=rr);let Gr=o.hooks=e.hooks||{};function tt(d,m,b){al?tr.push([d,m,b]):d in Gr&&Gr[d].forEach(y=>{y.call(null,o,m,b)})}(e.plugins||[]).forEach(d=>{for(let m in d.hooks)Gr[m]=(Gr[m]||[]).concat(d.hooks[m])});let va=(d,m,b)=>b,We=Ge({key:null,setSeries:!1,filters:{pub:Yu,sub:Yu},scales:[M,x[1]?x[1].scale:null],match:[Ju,Ju,va],values:[null,null]},j.sync);We.match.length==2&&We.match.push(va),j.sync=We;let xa=We.key,gl=Uc(xa);function sr(d,m,b,y,w,R,O){We.filters.pub(d,m,b,y,w,R,O)&&gl.pub(d,m,b,y,w,R,O)}gl.sub(o);function rm(d,m,b,y,w,R,O){We.filters.sub(d,m,b,y,w,R,O)&&Co[d](null,m,b,y,w,R,O)}o.pub=rm;function sm(){gl.unsub(o),ii.delete(o),Ln.clear(),ni(Rs,Bo,ya),c.remove(),ve?.remove(),tt("destroy")}o.destroy=sm;function bl(){tt("init",e,t),Ji(t||e.data,!1),q[M]?ul(M,q[M]):Zs(),$r=Ee.show&&(Ee.width>0||Ee.height>0),zn=Tt=!0,Js(e.width,e.height)}return x.forEach(qi),k.forEach(zf),n?n instanceof HTMLElement?(n.appendChild(c),bl()):n(o,bl):bl(),o}ot.assign=Ge;ot.fmtNum=mi;ot.rangeNum=Cs;ot.rangeLog=Ms;ot.rangeAsinh=pi;ot.orient=no;ot.pxRatio=ye;ot.join=Qh;ot.fmtDate=gi,ot.tzDate=ug;ot.sync=Uc;{ot.addGap=Kg,ot.clipGaps=Ps;let e=ot.paths={points:Qc};e.linear=ed,e.stepped=qg,e.bars=Yg,e.spline=Zg}function Yo(e){let{drawing:t,chosen:n}=e,o=G(),r=Fe(null),s=Fe(null),l=Fe(e);l.current=e;let i=o.isDark.value;Re(()=>{if(!r.current)return;let p=r.current,f=[t.x,...t.lines.map(({values:v})=>v)],g=new ot(ub(p,l),f,p);s.current=g,ab(g,(...v)=>{let{onClick:C,onChoose:_}=l.current;(C??_)(...v)});let h=new ResizeObserver(()=>{let{clientWidth:v,clientHeight:C}=p;v>0&&C>0&&g.setSize({width:v,height:C})});return h.observe(p),()=>{h.disconnect(),g.destroy(),s.current=null}},[t,i]),Re(()=>s.current?.redraw(!1),[n,e.marks]);let u=t.x.length-1,c=p=>{let g={ArrowLeft:n-1,ArrowRight:n+1,PageUp:n-20,PageDown:n+20,Home:0,End:u}[p.key];if(g!==void 0)e.onChoose(Math.max(0,Math.min(u,g)));else if(!e.onKey?.(p.key))return;p.preventDefault()};return a("div",{class:"plot",ref:r,role:"slider",tabIndex:0,"aria-label":e.label,"aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":n,"aria-valuetext":e.valueText,onKeyDown:c,"data-testid":e.testId})}function ab(e,t){let n=0;e.over.addEventListener("mousedown",o=>n=o.clientX),e.over.addEventListener("click",o=>{Math.abs(o.clientX-n)<4&&t(e.posToIdx(o.offsetX),e,o.offsetY)})}function ub(e,t){let n=i=>getComputedStyle(e).getPropertyValue(`--${i}`).trim(),{drawing:o,together:r}=t.current,s={stroke:n("muted"),grid:{stroke:n("grid"),width:1},ticks:{stroke:n("grid"),width:1},font:"12px system-ui, sans-serif"},l=o.lines.some(({fill:i})=>i);return{width:e.clientWidth||600,height:e.clientHeight||300,legend:{show:!1},cursor:{y:!1,points:{show:!1},...r?{sync:{key:r}}:{}},scales:{x:{time:!1,...o.isStepped?{}:{range:(i,u,c)=>cb(o.x,u,c)}},y:{range:(i,u,c)=>[0,(c||1)*pb]}},axes:[{...s,values:(i,u)=>u.map(c=>Number.isInteger(c)?Q(c):"")},{...s,size:76,incrs:fb,values:(i,u)=>u.map(ee)}],series:[{},...o.lines.map(i=>db(i,o.isStepped,n))],bands:l?o.lines.slice(1).map((i,u)=>({series:[u+1,u+2]})):[],hooks:{setCursor:[i=>t.current.onPoint(i.cursor.idx??null)],draw:[i=>mb(i,t.current,n)]}}}function cb(e,t,n){let[o=0]=e;if(e.length<2)return[o-1,o+1];let r=(n-t)/50;return[t-r,n+r]}function db(e,t,n){let{label:o,fill:r,dash:s,width:l=1}=e,i=n(e.colour);return{label:o,stroke:i,width:l,...r?{fill:n(r)}:{},...s?{dash:s}:{},...t?{paths:ot.paths.stepped?.({align:1})??(()=>null),points:{show:!1}}:{spanGaps:!0,points:{show:!0,size:5,fill:i}}}}var pb=1.12,fb=Array.from({length:50},(e,t)=>2**t);function mb(e,{drawing:t,chosen:n,marks:o},r){let{ctx:s,bbox:l}=e;s.save(),s.beginPath(),s.rect(l.left,l.top,l.width,l.height),s.clip(),s.font=`${12*devicePixelRatio}px system-ui, sans-serif`,s.lineWidth=devicePixelRatio,s.strokeStyle=r("accent");let i=e.valToPos(t.x[n]??0,"x",!0);oo(s,i,l.top,i,l.top+l.height),o?.(e,r),s.restore()}function oo(e,t,n,o,r){e.beginPath(),e.moveTo(t,n),e.lineTo(o,r),e.stroke()}function $s(e,t,n,{foot:o,isBelow:r=!1}={}){let{ctx:s,bbox:l}=e,i=devicePixelRatio,[u,c]=[e.valToPos(t.op,"x",!0),e.valToPos(t.nbytes,"y",!0)];o!==void 0&&oo(s,u,c,u,o),s.beginPath(),s.arc(u,c,3.5*i,0,2*Math.PI),s.fill();let p=u>l.left+l.width/2;s.textAlign=p?"right":"left",s.fillText(n,u+(p?-8:8)*i,c+(r?14:-4)*i)}var ki=["freed","cached"],hb=[6,4];function rd({before:e,after:t,names:n}){let[o,r]=En("compare"),[s,l]=X(null),i=ue(()=>bb(e,t),[e,t]),u=Eo((h,v)=>yb(h,[e,t],v),[e,t]);if(i.x.length===0)return null;let c=Number(o.at??e.peak?.op??0),p=xs(i.x,Number.isFinite(c)?c:0),f=s??p,g=(h,v)=>i.lines[h]?.values[v]??null;return a("section",{class:"both-timelines",children:[a("h2",{children:"Live bytes over the ops of both"}),a("dl",{class:"plot-legend","data-testid":"compare-legend",children:[a("div",{children:a("dt",{children:["after op ",Q(i.x[f]??0)]})}),n.map((h,v)=>a("div",{children:[a("dt",{children:[a("span",{class:`stroke ${v===0?"dashed":""} ${ki[v]}`})," ",h]}),a("dd",{children:g(v,f)===null?"has ended":a(re,{n:g(v,f)})})]},v))]}),a(Yo,{drawing:i,chosen:p,onChoose:h=>r("at",String(i.x[h]??0)),onPoint:l,marks:u,label:"Live bytes of both recordings after as many ops",valueText:`op ${i.x[p]}: ${n.map((h,v)=>`${h} ${gb(g(v,p))}`).join(", ")}`,testId:"compare-plot"})]})}function gb(e){return e===null?"has ended":ee(e)}function bb(e,t){let n=[e,t],o=n.map(({phases:l})=>l.flatMap(({end_op:i})=>i)),r=vs([...n.map(({op:l})=>[...l]),...o]),s=n.map((l,i)=>({label:i===0?"before":"after",colour:ki[i]??"fg",width:1.5,values:Ou(r,l),...i===0?{dash:hb}:{}}));return{x:r,lines:s,isStepped:!0}}function yb(e,t,n){t.forEach(({peak:o},r)=>{o&&(e.ctx.fillStyle=n(ki[r]??"fg"),$s(e,o,ee(o.nbytes),{isBelow:r===1}))})}var zs=["reduce","budget","max_recompute"];function ld(e,t,n){let{checkpoint:o,save:r}=n;if(o)return{other:{checkpoint:o,...r&&{save:r}},problem:""};let s=Si(n);if(s)return{other:s,problem:""};if(n.run===void 0)return sd(wb(e,t));let l=vb(n),i=ps(e,l);if(i)return{other:null,problem:i};let u=cs(e,l),c=u&&ds(u);return c?xb(c,t)?{other:null,problem:"This is the recording that is shown: choose another one."}:sd(c):{other:null,problem:u?.tag.problem??"It holds no recording."}}function Si(e){let t=zs.find(n=>e[n]);return t?{goal:t,asked:e[t]??""}:null}function Ns({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}function vb({run:e="",tag:t="",step:n=""}){return{run:e,tag:t,step:/^-?\d+$/.test(n)?Number(n):null}}function sd(e){return{other:e&&{key:e},problem:""}}function xb(e,t){return e.run===t.run&&e.tag===t.tag&&e.step===t.step}function wb(e,t){let n=e.runs.findIndex(({run:l})=>l===t.run);for(let{run:l,tags:i}of[...e.runs.slice(n+1),...e.runs.slice(0,n)]){let u=i.filter(_b),c=u.find(({tag:f})=>f===t.tag)??u[0],p=c?.steps.at(-1);if(c&&p)return{run:l,tag:c.tag,...p}}let o=e.runs[n]?.tags.find(({tag:l})=>l===t.tag),r=o?.steps.findIndex(({step:l})=>l===t.step)??-1,s=o?.steps[r-1]??o?.steps[r+1];return s?{run:t.run,tag:t.tag,...s}:null}function _b({problem:e,steps:t}){return e===null&&t.length>0}var kb={released:{sign:"−",word:"gone"},added:{sign:"+",word:"added"},resized:{sign:"±",word:"resized"},moved:{sign:"→",word:"moved"},same:{sign:"=",word:"the same"}};function Ri({n:e}){if(e===null)return a("span",{class:"none",children:"–"});let t=e<0?"−":e>0?"+":"",n=e<0?"less":e>0?"more":"none";return a("span",{class:`signed ${n}`,title:`${t}${Mn(Math.abs(e))}`,children:[t,ee(Math.abs(e))]})}function id({reply:{changes:e,changes_count:t},other:n}){let o=e[0]?.weight_bytes??0,r=t-e.length;return a(ae,{children:[a("ol",{class:"changes","data-testid":"changes",children:e.map((s,l)=>a("li",{"data-change":s.change,children:a(Sb,{row:s,largest:o,other:n})},l))}),r>0&&a("p",{class:"hint",children:["and ",fe(r,"smaller change")]})]})}function Sb({row:e,largest:t,other:n}){let[o,r]=X(!1),{sign:s,word:l}=kb[e.change],i=e.members_count-e.members.length;return a("div",{class:"card",children:[a("span",{class:"size",children:[a(Ri,{n:e.difference_bytes}),a(nn,{part:e.weight_bytes,whole:t})]}),a("span",{class:"what",children:[a("button",{type:"button",class:"link name","aria-expanded":o,onClick:()=>r(!o),children:[a("span",{class:`mark ${e.change}`,children:[a("span",{"aria-hidden":"true",children:s})," ",l]})," ",a("b",{children:e.op})," ",a("code",{children:e.slot})," · ",e.module||"outside of modules"]}),a("span",{class:"type",children:[e.tensor,e.change!=="released"&&e.change!=="added"&&a(ae,{children:[" ","· ",ee(e.before_bytes)," → ",ee(e.after_bytes)]})]}),o&&a("ul",{class:"members",children:[e.members.map((u,c)=>a("li",{children:a(Rb,{member:u,op:e.op,other:n})},c)),i>0&&a("li",{children:["and ",Q(i)," more"]})]})]})]})}function Rb({member:e,op:t,other:n}){let{change:o,recordings:r,select:s}=G(),{before_node:l,after_node:i}=e,u=e.name||t;if(l!==null)return a("button",{type:"button",class:"link","data-node":l,onClick:()=>s(qe(l)),children:u});if(i===null||!n)return a("span",{children:u});let c=()=>{let p=r.shown.peek();r.choose({...n,view:"graph"}),o({selected:qe(i),...p?{compare:Ns(p)}:{}})};return a("button",{type:"button",class:"link","data-node":i,title:`Show it in ${n.run}, step ${n.step}`,onClick:c,children:[u," ",a("small",{children:["in ",n.run]})]})}function ud(e,t){let n=new Map;for(let o of[t.roots,...t.children]){let r=new Map;for(let s of o){let l=[ad(e,s),e.type_name[s],e.nodes[s]],i=JSON.stringify(l),u=r.get(i);u?u.push(s):r.set(i,[s])}for(let s of r.values()){let[l]=s;l!==void 0&&s.length>=Cb(t,l)&&n.set(l,{name:ad(e,l),calls:s})}}return n}function Cb({children:e},t){return e[t]?.length?2:4}function Ci(e){let t=new Map;for(let[n,{calls:o}]of e)o.forEach(r=>t.set(r,n));return t}function cd(e,t,n,o){let r=o<0?~o:o,s=qn(e,o<0?e.parent[r]??null:r);return(t.depth[r]??0)+s.filter(l=>n.has(l)).length}function ad(e,t){return ro(e,t).replace(/(?<![^.])\d+(?![^.])/,"*")}function ro({fqn:e,type_name:t,parent:n},o){let r=e[o]||t[o]||"model",s=n[o]??null,l=s===null?"":`${e[s]}.`;return l.length>1&&r.startsWith(l)?r.slice(l.length):r}function dd(e,t,{isOpen:n,isGroupOpen:o,sort:r}){let s=Ci(t),l=p=>{if(!r)return p;let f=p.map(r.value);return pn([...p.keys()],f,r.descending).map(h=>p[h]??0)},i=p=>l(p.filter(f=>(s.get(f)??f)===f).map(f=>s.has(f)?~f:f)),u=[],c=i(e.roots).reverse();for(let p=c.pop();p!==void 0;p=c.pop())u.push(p),p<0?o(~p)&&c.push(...l([...t.get(~p).calls]).reverse()):n(p)&&c.push(...i(e.children[p]??[]).reverse());return u}var Tb=["nodes","self_bytes","total_bytes","freed_bytes"];function Vs(e,{calls:t},n){if(!Tb.includes(n))return null;let o=t.map(r=>e[n][r]??null);return o.includes(null)?null:o.reduce((r,s)=>r+(s??0),0)}function pd(e,t){let n=t.trim().replace(/\s*%$/,"");return n&&e!=="budget"?`${n}%`:n}function fd({goal:e,asked:t}){return e==="budget"?t:t.replace(/%$/,"")}function md(e,t,n){let[o]=t;if(o===void 0)return"";let r=ro(e,o),s=`${e.fqn[o].slice(0,-r.length)}${n}`,l=[...new Set(t.map(f=>e.fqn[f]))].filter(Boolean),[i="",u=""]=s.split("*"),c=f=>f.startsWith(i)&&f.endsWith(u)&&f.length>i.length+u.length&&!f.slice(i.length,f.length-u.length).includes(".");return new Set(e.fqn.filter(c)).size===l.length&&s.includes("*")?s:l.join(" ")}var Ti={reduce:{name:"a peak lower by",unit:"%",example:"50"},budget:{name:"a peak of at most",unit:"",example:"600 MiB"},max_recompute:{name:"the lowest peak, to run again at most",unit:"%",example:"5"}};function hd({planning:e}){let{change:t}=G(),[n,o]=X(e?.goal??"reduce"),[r,s]=X(e?fd(e):""),l=pd(n,r),{unit:i,example:u}=Ti[n],c=e?.goal===n&&e.asked===l;return a("form",{class:"ask-plan",onSubmit:p=>{p.preventDefault(),t({compare:l?{[n]:l}:{}})},children:[a("label",{children:["or plan for"," ",a("select",{"data-testid":"plan-goal",value:n,onChange:p=>{o(p.currentTarget.value),s("")},children:zs.map(p=>a("option",{value:p,children:Ti[p].name},p))})]}),a("span",{class:"amount",children:[a("input",{placeholder:u,"aria-label":`${Ti[n].name}${i&&", percent"}`,"data-testid":"plan-asked",value:r,onInput:p=>s(p.currentTarget.value)}),i]}),a("button",{type:"submit","data-testid":"plan-ask",disabled:c||!l&&!e,children:l||!e?"Plan":"Leave"})]})}function gd({lines:e,code:t,comparison:n}){return a("section",{class:"planned","data-testid":"planned",children:[a("pre",{class:"predicted",role:"note","data-testid":"plan-lines",children:[e.join(`
`),n.after.predicted!==null&&a(ae,{children:[`
`,a("b",{children:"Predicted:"})," this step did not run."]})]}),a("div",{class:"code",children:[a(zo,{text:t,label:"Copy the plan as Python"}),a("pre",{"data-testid":"plan-code",tabIndex:0,children:t})]})]})}function bd({problem:e,least_bytes:t}){let{change:n}=G();return a(Be,{message:e,children:a("button",{type:"button","data-testid":"plan-least",onClick:()=>n({compare:{budget:`${t} B`}}),children:["Plan for ",ee(t)]})})}function yd({other:e}){let{address:t,change:n,compare:o,recordings:r}=G(),s=r.index.state.value.value?.runs??[],{compare:l}=t.value,i=e&&"key"in e?e.key:null,u=Si(l),c=l.checkpoint!==void 0||u!==null,p=c?"":l.run??i?.run??"",f=s.find(_=>_.run===p),g=f?.tags.find(_=>_.tag===(l.tag??i?.tag))??f?.tags[0],h=g?.steps.some(_=>String(_.step)===l.step)?Number(l.step):i?.step??g?.steps.at(-1)?.step,v=(_,S,x)=>n({compare:{run:_,tag:S,...x===void 0?{}:{step:String(x)}}}),C=_=>{let S=_?.tags.find(x=>x.tag===g?.tag)??_?.tags[0];_&&S&&v(_.run,S.tag,S.steps.at(-1)?.step)};return a("div",{class:"toolbar compare-with",role:"group","aria-label":"Compare with",children:[a("label",{children:["Compare with"," ",a("select",{"data-testid":"compare-run",value:p,onChange:_=>C(s.find(S=>S.run===_.currentTarget.value)),children:[p===""&&a("option",{value:"",children:c?"a recording":"nothing"}),s.map(_=>a("option",{value:_.run,children:_.run},_.run))]})]}),f&&g&&f.tags.length>1&&a("label",{children:["tag"," ",a("select",{"data-testid":"compare-tag",value:g.tag,onChange:_=>{let S=f.tags.find(x=>x.tag===_.currentTarget.value);S&&v(f.run,S.tag,S.steps.at(-1)?.step)},children:f.tags.map(_=>a("option",{value:_.tag,children:_.tag},_.tag))})]}),f&&g&&g.steps.length>1&&a(Eb,{tag:g,step:h,onChoose:_=>v(f.run,g.tag,_)}),i&&a("button",{type:"button","data-testid":"compare-swap",title:"Show the other recording, and compare it with this one",onClick:o.swap,children:"Swap"}),a(Mb,{names:l.checkpoint??"",ops:l.save??""},`${l.checkpoint} ${l.save}`),a(hd,{planning:u},`${u?.goal} ${u?.asked}`)]})}function Eb({tag:e,step:t,onChoose:n}){return a("label",{children:["step"," ",a("select",{"data-testid":"compare-step",value:String(t),onChange:o=>n(Number(o.currentTarget.value)),children:e.steps.map(o=>a("option",{value:String(o.step),children:o.step},o.step))})]})}function Mb({names:e,ops:t}){let{change:n}=G(),[o,r]=X(e),[s,l]=X(t),i=o.trim(),u=s.trim();return a("form",{class:"what-if",onSubmit:c=>{c.preventDefault(),n({compare:i?{checkpoint:i,...u&&{save:u}}:{}})},children:[a("label",{children:["or, under checkpoints,"," ",a("input",{class:"filter",placeholder:"modules, such as h.*","aria-label":"Modules that would run under checkpoints, such as h.*","data-testid":"compare-checkpoint",value:o,onInput:c=>r(c.currentTarget.value)})]}),a("label",{children:["that save"," ",a("input",{class:"filter",placeholder:"nothing, or ops such as addmm","aria-label":"Ops whose results the checkpoints would keep, such as addmm",title:"Selective checkpoints keep the results of these ops instead of running them again","data-testid":"compare-save",value:s,onInput:c=>l(c.currentTarget.value)})]}),a("button",{type:"submit","data-testid":"compare-predict",disabled:i===e&&(u===t||!i),children:i||!e?"Predict":"Leave"})]})}var xd={key:"compare",title:"Compare",Panel:Ob};function Ob(){let{compare:e}=G(),t=e.chosen.value;return t?a("div",{class:"compare","data-testid":"compare",children:[a(yd,{other:t.other}),t.other?a(Lb,{}):a(Ab,{problem:t.problem})]}):null}function Ab({problem:e}){return e?a(Be,{message:e}):a("p",{class:"hint pad","data-testid":"compare-nothing",children:"There is no other recording here. Name modules above to see what checkpoints around them would release, or record a second run or step."})}var Pb="Planning: trying which modules to checkpoint, and proving how good that is. It may take some seconds, of a large model up to a minute.";function Lb(){let{compare:e,recordings:t}=G(),{value:n,error:o,loading:r}=e.reply.state.value,s=e.chosen.value?.other;if(o)return a(Yn,{error:o,retry:e.reply.reload});if(r&&s&&"goal"in s)return a(pt,{what:Pb});if(!n)return r?a(pt,{what:"Comparing…"}):null;if(n.unreachable)return a(bd,{...n.unreachable});let{comparison:l,planned:i}=n;if(!l)return null;let u=t.shown.value,c=u?`${u.run} · step ${u.step}`:"",p=s&&"key"in s?`${s.key.run} · step ${s.key.step}`:"predicted";return a("div",{class:"compared","aria-busy":r,"data-testid":"compared",children:[i&&a(gd,{...i}),l.after.predicted!==null&&!i&&a("p",{class:"predicted",role:"note","data-testid":"compare-predicted",children:[a("b",{children:"Predicted:"})," ",l.after.predicted,". This step did not run."]}),a(Db,{reply:l,before:c,after:p}),a("h2",{children:"Save by save, the largest change first"}),a("p",{class:"summary","data-testid":"compare-summary",children:Ib(l)}),a(id,{reply:l,other:s&&"key"in s?s.key:null}),l.before.timeline&&l.after.timeline&&a(rd,{before:l.before.timeline,after:l.after.timeline,names:[c,p]})]})}function Ib(e){let t=`the same in ${fe(e.same_count,"save")} of ${ee(e.same_bytes)}`;if(e.changes_count===0)return`Nothing changed: ${t}.`;let n=e.moved_bytes>0&&`${ee(e.moved_bytes)} on another device`;return`${[`${ee(e.released_bytes)} less in some places`,`${ee(e.added_bytes)} more in others`,n,t].filter(Boolean).join(", ")}.`}function Db({reply:e,before:t,after:n}){let{device:o}=e.before,r=o===e.after.device||!o||!e.after.device,s=l=>r?"":` on ${l}`;return a("table",{class:"both","aria-label":"Totals of both recordings","data-testid":"compare-totals",children:[a("thead",{children:a("tr",{children:[a("th",{scope:"col",children:"total"}),a("th",{scope:"col",children:[t,s(o)]}),a("th",{scope:"col",children:[n,s(e.after.device)]}),a("th",{scope:"col",children:"difference"}),a("th",{scope:"col",title:"Of the first",children:"percent"})]})}),a("tbody",{children:e.totals.map(l=>a($b,{total:l},l.key))})]})}function $b({total:e}){let{key:t,label:n,help:o,level:r,before_bytes:s,after_bytes:l,difference_bytes:i}=e;return a("tr",{"data-testid":`compare-${t}`,children:[a("th",{scope:"row",class:`level-${r}`,title:o,children:n}),a("td",{children:a(vd,{n:s})}),a("td",{children:a(vd,{n:l})}),a("td",{children:a(Ri,{n:i})}),a("td",{children:zb(i,s)})]})}function vd({n:e}){return e===null?a("span",{class:"none",children:"not known"}):a(re,{n:e})}function zb(e,t){return!e||!t?e===0?"0%":"–":`${e<0?"−":"+"}${Nb(Math.abs(e),t)}`}function Nb(e,t){return e<t?tn(e,t):`${Math.round(100*e/t)}%`}var Fs="http://www.w3.org/2000/svg";function wd(e){let t=new DOMParser().parseFromString(e,"image/svg+xml"),n=document.importNode(t.documentElement,!0),[,,o=1,r=1]=(n.getAttribute("viewBox")??"").split(/\s+/).map(Number);n.setAttribute("width",String(o)),n.setAttribute("height",String(r));let s=new Map,l=new Map,i=[...n.querySelectorAll("g.node, g.cluster")],u=Bb(n);for(let c of i){l.set(_d(c),c.id);let p=un(c.id);if(!p)continue;let f=[...c.querySelectorAll("text")].map(h=>h.textContent).join(", "),g=c.classList.contains("repeated");s.set(c.id,{id:p,element:c,label:f,isRepeated:g,...Ei(c,u)}),c.querySelectorAll("polygon, path, ellipse").forEach(h=>{(h.getAttribute("fill")!=="none"||h.getAttribute("stroke")!=="none")&&h.classList.add("outline")}),c.classList.contains("node")&&Gb(c),p.kind==="module"&&Kb(c),c.setAttribute("role","button"),c.setAttribute("tabindex","-1"),c.setAttribute("aria-label",f)}return n.querySelector("g.graph > title")?.remove(),{svg:n,width:o,height:r,boxes:s,edges:Vb(n,l)}}function Vb(e,t){let n=new Map;for(let o of e.querySelectorAll("g.edge")){let r=_d(o).split("->");Fb(o);for(let s of new Set(r.map(l=>l.replace(/:.*$/,"")))){let l=t.get(s)??s,i=n.get(l);i?i.push(o):n.set(l,[o])}}return n}function Fb(e){let t=e.querySelector("path")?.cloneNode();t&&(t.removeAttribute("stroke-dasharray"),t.setAttribute("class","reach"),e.append(t))}function _d(e){let t=[...e.children].find(n=>n.tagName==="title");return t?.remove(),t?.textContent??""}function Bb(e){let t=e.querySelector("g.graph")?.getAttribute("transform")??"",[,n="0",o="0"]=/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(t)??[];return{x:Number(n),y:Number(o)}}function Ei(e,t){let n=[...e.querySelectorAll("polygon, path, ellipse")],r=(n.length>0?n:[...e.querySelectorAll("text")]).flatMap(Wb),s=r.filter((c,p)=>p%2===0),l=r.filter((c,p)=>p%2===1),[i,u]=[Math.min(...s),Math.min(...l)];return{x:i+t.x,y:u+t.y,width:Math.max(...s)-i,height:Math.max(...l)-u}}function Wb(e){let t=o=>Number(e.getAttribute(o)??0);if(e.tagName==="ellipse"){let[o,r,s,l]=[t("cx"),t("cy"),t("rx"),t("ry")];return[o-s,r-l,o+s,r+l]}if(e.tagName==="text"){let[o,r,s]=[t("x"),t("y"),t("font-size")||12],l=e.textContent.length*s/2*.55,i=e.getAttribute("text-anchor")==="start"?o+l:o;return[i-l,r-s,i+l,r+s/4]}return((e.getAttribute("points")??e.getAttribute("d")??"").match(/-?\d+(\.\d+)?/g)??[]).map(Number)}function Gb(e){if(!e.querySelector("polygon, path, ellipse"))return;let{x:t,width:n}=Ei(e,{x:0,y:0}),o;for(let r of e.querySelectorAll("text")){if(o&&o.getAttribute("y")===r.getAttribute("y")){o.append(Hb(r));continue}o=r,r.setAttribute("text-anchor","middle"),r.setAttribute("x",String(t+n/2))}}function Hb(e){let t=document.createElementNS(Fs,"tspan");for(let n of["font-size","font-weight","fill"]){let o=e.getAttribute(n);o!==null&&t.setAttribute(n,o)}return t.textContent=e.textContent,e.remove(),t}function Kb(e){let t=e.classList.contains("cluster"),{x:n,y:o,width:r}=Ei(e,{x:0,y:0}),s=document.createElementNS(Fs,"g");s.setAttribute("class","handle"),s.setAttribute("transform",`translate(${n+r-2} ${o+2})`);let l=document.createElementNS(Fs,"circle");l.setAttribute("r","7");let i=document.createElementNS(Fs,"path");i.setAttribute("d",t?"M-3.5 0H3.5":"M-3.5 0H3.5M0-3.5V3.5"),s.append(l,i),e.append(s)}function kr(e,t,n,o){let r=Math.min(8,Math.max(.02,e.scale*t)),s=r/e.scale;return{scale:r,x:n-(n-e.x)*s,y:o-(o-e.y)*s}}function Oi(e,t){let n=Math.max(.02,Math.min(1,(t.width-48)/e.width,(t.height-48)/e.height));return{scale:n,x:(t.width-e.width*n)/2,y:(t.height-e.height*n)/2}}var Mi=.75;function kd(e,t,n){let o=Oi(e,n);if(o.scale>=Mi)return o;let r=Math.min(1,Math.max(Mi,(n.width-48)/e.width)),l=e.width*r>n.width&&t?t.x+t.width/2:e.width/2;return{scale:r,x:n.width/2-l*r,y:24}}function Bs(e,t,n){let o=Math.max(e.scale,Mi),r=(s,l,i)=>l*o>i-48?24-s*o:i/2-(s+l/2)*o;return{scale:o,x:r(t.x,t.width,n.width),y:r(t.y,t.height,n.height)}}function Ws(e,t,n){let o=t.x*e.scale+e.x,r=t.y*e.scale+e.y,s=Math.min(t.width*e.scale,n.width-24),l=Math.min(t.height*e.scale,n.height-24);return o>=0&&r>=0&&o+s<=n.width&&r+l<=n.height?e:Bs(e,t,n)}function Sd(e,t,n){let r=(s,l,i)=>Math.min(i-48,Math.max(48-l*e.scale,s));return{scale:e.scale,x:r(e.x,t.width,n.width),y:r(e.y,t.height,n.height)}}function Rd(e,t,n){let o=n==="left"||n==="right",r=n==="left"||n==="up"?-1:1,s,l=1/0;for(let i of e){let u=i.x+i.width/2-(t.x+t.width/2),c=i.y+i.height/2-(t.y+t.height/2),p=r*(o?u:c),f=p+3*Math.abs(o?c:u);p>1&&f<l&&([s,l]=[i,f])}return s}var Ub=4,Cd=.3;function Td(e,t,n,o){let r=new Map,s,l=!1,i=p=>{let{left:f,top:g}=e.getBoundingClientRect();return{x:p.clientX-f,y:p.clientY-g}};e.addEventListener("pointerdown",p=>{p.button===0&&(r.size===0&&(s=i(p),l=!1),r.set(p.pointerId,i(p)))},{signal:t}),e.addEventListener("pointermove",p=>{let f=r.get(p.pointerId);if(!f||!s)return;let g=i(p);if(!l&&Math.hypot(g.x-s.x,g.y-s.y)<Ub)return;l||(l=!0,e.setPointerCapture(p.pointerId),e.classList.add("dragging"));let h=[...r].find(([C])=>C!==p.pointerId)?.[1];r.set(p.pointerId,g);let v=n();o(h?jb(v,f,g,h):{...v,x:v.x+g.x-f.x,y:v.y+g.y-f.y})},{signal:t});let u=p=>{r.delete(p.pointerId),r.size===0&&e.classList.remove("dragging")};e.addEventListener("pointerup",u,{signal:t}),e.addEventListener("pointercancel",u,{signal:t});let c=p=>{l&&p.stopPropagation(),l=!1};e.addEventListener("click",c,{capture:!0,signal:t}),e.addEventListener("wheel",p=>{p.preventDefault();let{x:f,y:g}=i(p),h=p.deltaMode===WheelEvent.DOM_DELTA_LINE?16:1,v=p.ctrlKey?.01:.0015,C=Math.max(-Cd,Math.min(Cd,-p.deltaY*h*v));o(kr(n(),Math.exp(C),f,g))},{signal:t,passive:!1})}function jb(e,t,n,o){let r=Math.hypot(t.x-o.x,t.y-o.y),s=Math.hypot(n.x-o.x,n.y-o.y);return kr(e,r>0?s/r:1,o.x,o.y)}var qb=200,Ed=60;function Od(e,t,n){let o={x:0,y:0,scale:1},r,s=0,l=new AbortController,i=()=>({width:e.clientWidth,height:e.clientHeight});function u(k){o=r?Sd(k,r,i()):k,t.style.transform=`translate(${o.x}px, ${o.y}px) scale(${o.scale})`,t.style.willChange="transform",window.clearTimeout(s),s=window.setTimeout(()=>t.style.willChange="auto",qb)}function c(k){let{width:T,height:A}=i();u(kr(o,k,T/2,A/2))}function p(k){return Ws(o,{...k,width:0,height:0},i())===o}let f={show(k,T,A){let M=T===null||A?void 0:r?.boxes.get(T.text),L=T===null?void 0:k.boxes.get(T.text),z=r?.width===k.width&&r.height===k.height,K=M&&p(M)?M:void 0,F=!r||A;r=k,t.replaceChildren(k.svg);let E=kd(k,Md(k),i());K&&L?u(Zb(o,K,L)):L?u(Bs(F?E:o,L,i())):(F||!z)&&u(E)},centre(k){let T=r?.boxes.get(k.text);T&&u(Bs(o,T,i()))},keep(k){let T=r?.boxes.get(k.text);T&&u(Ws(o,T,i()))},fit:()=>r&&u(Oi(r,i())),actualSize:()=>c(1/o.scale),zoom:c,dispose:()=>l.abort()};Td(e,l.signal,()=>o,u),Qb(e,l.signal,k=>r?.boxes.get(k),n);let g={signal:l.signal};e.addEventListener("keydown",k=>{k.ctrlKey||k.metaKey||k.altKey||h(k)&&k.preventDefault()},g);function h(k){let T=Yb[k.key];if(T&&k.shiftKey)return _(T);if(T)return S(T);let A=v(),M={"+":()=>c(1.25),"=":()=>c(1.25),"-":()=>c(.8),0:f.actualSize,f:f.fit,e:()=>A&&n.onSelect(C(A)),Enter:()=>A&&n.onSelect(A.id)," ":()=>A&&(Pd(A)?n.onToggle(A.id.number):n.onSelect(A.id)),Escape:()=>{e.focus(),n.onSelect(null)}};return M[k.key]?.(),k.key in M}function v(){return r?.boxes.get(document.activeElement?.id??"")}function C(k){let T=r?.edges.get(k.id.text)??[],A=T.findIndex(M=>M.classList.contains("selected-edge"));return un(T[(A+1)%T.length]?.id??"")??k.id}function _(k){let[T,A]=Jb[k];return u({...o,x:o.x-T*Ed,y:o.y-A*Ed}),!0}function S(k){if(!r)return!1;let T=[...r.boxes.values()],A=v()??T.find(({element:L})=>L.matches(".selected")),M=A?Rd(Ad(r),A,k):Md(r);return M&&(M.element.focus({preventScroll:!0}),u(Ws(o,M,i()))),!0}let x=new ResizeObserver(()=>i().width>0&&u(o));return x.observe(e),l.signal.addEventListener("abort",()=>x.disconnect()),f}function Ad({boxes:e}){return[...e.values()].filter(({element:t})=>t.matches(".node"))}function Md(e){return Ad(e).reduce((t,n)=>t&&t.y<=n.y?t:n,void 0)}var Yb={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down"},Jb={left:[-1,0],right:[1,0],up:[0,-1],down:[0,1]};function Zb(e,t,n){return{scale:e.scale,x:e.x+(t.x+t.width/2-n.x-n.width/2)*e.scale,y:e.y+(t.y-n.y)*e.scale}}function Pd({id:e}){return e.kind==="module"}function Qb(e,t,n,o){let r=(i,u)=>i.target instanceof Element?i.target.closest(u):null,s=i=>n(r(i,"g.node, g.cluster")?.id??""),l=i=>r(i,".handle")!==null;e.addEventListener("click",i=>{let u=s(i),c=un(r(i,"g.edge")?.id??"");u&&l(i)?o.onToggle(u.id.number):o.onSelect(u?.id??c)},{signal:t}),e.addEventListener("dblclick",i=>{let u=s(i);u&&Pd(u)&&!l(i)&&o.onToggle(u.id.number)},{signal:t}),e.addEventListener("pointerover",i=>o.onHover(s(i)?.id??null),{signal:t}),e.addEventListener("pointerleave",()=>o.onHover(null),{signal:t})}var Xb=500,Sr=class extends Error{constructor(n){super(`About ${fe(n.visible,"box","boxes")}, some ${Dd(n)} to lay out.`);this.graph=n}graph};function Dd({seconds:e}){return e>=90?`${Math.round(e/60)} minutes`:e>=20?`${Math.round(e/10)*10} s`:`${Math.round(e)} s`}var Ai="graph";function $d(e,t,{address:n,change:o},{shown:r,partOfShown:s,modules:l,moduleTree:i,moduleAround:u},c){let p=je(""),f=je(null),g=()=>c.value===Ai,h=Ce(()=>mr(n.value)),v=Ce(()=>JSON.stringify(h.value)),C=()=>`${JSON.stringify(r.peek())} ${v.peek()}`,_="",S=s(()=>g()?`graph ${v.value}`:null,async(B,U)=>{p.value="Fetching the graph…";let le={expand:n.peek().expand,graph:n.peek().graph},ne=await e.graph(B,h.peek(),U);if(ne.quick!==null&&_!==C())throw new Sr(ne);let te=ne.quick===null?"":`, some ${Dd(ne)}`;return p.value=`Laying out ${fe(ne.visible,"box","boxes")}${te}…`,{recording:B,place:le,graph:ne,svg:await t(ne.dot,U)}}),x=s(()=>{let{selected:B}=n.value,{value:U}=S.state.value;return B===null||!U||At(B)&&T(B)<2?null:Ld(U.graph,B)?`drawn ${B.text} ${JSON.stringify(mr(U.place))}`:null},(B,U)=>e.drawn(B,mr(S.state.peek().value.place),n.peek().selected,U)),k=B=>{let{value:U}=S.state.value;return U!==void 0&&Ld(U.graph,B)};function T({kind:B,number:U}){return B!=="module"||!g()?1:S.state.value.value?.graph.repeated.get(U)??1}function A(){_=C(),S.reload()}function M(B){let U=S.state.peek().value;if(!U)throw new Error("There is no graph yet.");let{recording:le,place:ne,graph:te}=U,j=mr({...ne,expand:te.expand});return e.figure(le,j,B,new AbortController().signal)}function L(){let B=S.state.peek().value,U=JSON.stringify(B?.recording)===JSON.stringify(r.peek());z(U&&B?B.place:{expand:[]})}function z(B){o(B),f.value=n.peek().selected}function K(){return new Set(S.state.peek().value?.graph.expand??n.peek().expand??[])}function F(B,U){o({expand:Id(B)}),f.value=De(U)}function E(B){return i.peek()?hu(i.peek(),B):[B]}function $(B){let U=K();U.has(B)?E(B).forEach(le=>U.delete(le)):U.add(B),F(U,B)}function D(B){F([...K(),...E(B).slice(0,Xb)],B)}function Z(B,U){if(B===null||U.has(B.text))return B;let le=At(B)&&l.peek()?qn(l.peek(),u(B)):[];B.kind==="module"&&le.unshift(B.number);for(let ne of le){let te=U.has(De(ne).text)?ne:q(ne,U);if(te!==void 0)return De(te)}return null}function q(B,U){let ne=(i.peek()?.children[l.peek()?.parent[B]??-1]??[]).findLast(te=>te<B&&U.has(De(te).text));return ne!==void 0&&U.get(De(ne).text)?.isRepeated?ne:void 0}function ce(B){let U=K(),le=U.size,ne=l.peek();ne&&qn(ne,u(B)).forEach(j=>U.add(j));let te=U.size===le;o({view:Ai,selected:B,...te?{}:{expand:Id(U)}}),f.value=B}function Y(B){c.peek()===Ai?ce(B):o({selected:B})}return{asked:h,picture:S,progress:p,focus:f,toggle:$,expandBelow:D,nearest:Z,reveal:ce,follow:Y,allowSlow:A,giveUp:L,figure:M,rearrange:z,drawn:x,isInPicture:k,times:T}}function Ld({dot:e},{text:t}){return e.includes(`id=${t} `)||e.includes(`id="${t}"`)}function Id(e){return[...new Set(e)].sort((t,n)=>t-n)}function Rr(e,t){let n=je({key:"",value:void 0,error:void 0,loading:!1}),o=je(0),r=Ce(e),s,l=0;async function i(p){let f=s=new AbortController;n.value={...n.peek(),error:void 0,loading:!0};let g=h=>{f.signal.aborted||(n.value={key:"",value:h,error:void 0,loading:!0})};try{let h=await t(f.signal,g);f.signal.aborted||(n.value={key:p,value:h,error:void 0,loading:!1})}catch(h){if(f.signal.aborted)return;let v=h instanceof Error?h:new Error(String(h));n.value={...n.peek(),error:v,loading:!1}}}function u(){s?.abort(),n.peek().loading&&(n.value={...n.peek(),loading:!1})}let c=wt(()=>{let p=r.value,f=o.value!==l;if(u(),p===null)return;let g=n.peek();if(!f&&g.value!==void 0&&g.key===p){n.value={...g,error:void 0};return}l=o.peek(),Un(()=>i(p))});return{state:n,reload:()=>o.value+=1,cancel(){u(),n.value={...n.peek(),error:new Jo}},dispose(){c(),s?.abort()}}}var Jo=class extends Error{constructor(){super("Cancelled.")}};function zd(){let{graph:e}=G(),{loading:t,error:n,value:o}=e.picture.state.value;return t?a("div",{class:"progress",role:"status","data-testid":"progress",children:[a("span",{children:e.progress.value}),a("button",{type:"button","data-testid":"layout-cancel",onClick:e.picture.cancel,children:"Cancel"})]}):!n||n instanceof Jo&&o?null:n instanceof Jo?a("div",{class:"progress",role:"status",children:[a("span",{children:"The layout was cancelled."}),a("button",{type:"button",onClick:e.picture.reload,children:"Lay out again"})]}):n instanceof Sr?a(ey,{of:n}):a("div",{class:"over",children:a(Be,{message:n.message,children:[a("button",{type:"button",onClick:e.picture.reload,children:"Try again"}),a("button",{type:"button",onClick:()=>e.rearrange({expand:[]}),children:"Collapse all"})]})})}function ey({of:e}){let{graph:t}=G(),n=Fe(null);Re(()=>n.current?.focus(),[e]);let{quick:o}=e.graph;return a("div",{class:"over",children:a("div",{class:"question",role:"alertdialog","aria-label":"A slow layout","data-testid":"layout-question",children:[a("p",{children:e.message}),a("div",{class:"actions",children:[a("button",{type:"button",ref:n,"data-testid":"layout-cancel",onClick:t.giveUp,children:"Cancel"}),a("button",{type:"button","data-testid":"layout-anyway",onClick:t.allowSlow,children:"Draw it"}),o&&a("button",{type:"button",title:"Fold the modules with most boxes, until the rest is quick to lay out","data-testid":"layout-quick",onClick:()=>t.rearrange({expand:o}),children:"Fold the largest"})]})]})})}function Nd({drawing:e}){let{address:t,graph:n}=G(),{value:o,loading:r,error:s}=n.picture.state.value,l=t.value.expand??[],i=u=>e.boxes.get(De(u).text)?.element.matches(".node");return!o||r||s||!l.some(i)?null:a("p",{class:"limit",role:"status","data-testid":"graph-limit",children:["Some modules stay folded: with them this graph of"," ",fe(o.graph.visible,"box","boxes")," would be too large to read."]})}var Gs=50;function Vd(e,t,n=Gs){if(t.trim()==="")return[];let o=No(t),r=[],{modules:s,ops:l}=e;for(let i=0;i<s.fqn.length&&r.length<n;i+=1){let[u,c]=[cn(s,i),s.type_name[i]??""];o(`${u} ${c}`.toLowerCase())&&r.push({id:De(i),name:u,where:c})}for(let[i,u]of l.node.entries()){if(r.length>=n)break;let c=l.module[i]??null,p=l.op[i]??"",f=[c===null?"":cn(s,c),l.source[i]],g=`${p} ${f.join(" ")}`.toLowerCase();o(g)&&r.push({id:qe(u),name:p,where:f.filter(Boolean).join(" · ")})}return r}function Fd({recording:e}){let{graph:t}=G(),[n,o]=X(""),[r,s]=X(!1),[l,i]=X(0),u=ue(()=>Vd(e,n),[e,n]),c=r&&n.trim()!=="",p=g=>{let h=u[g];h&&(s(!1),t.reveal(h.id))},f=g=>{let h=u.length-1;if(g.key==="ArrowDown")i(Math.min(h,l+1));else if(g.key==="ArrowUp")i(Math.max(0,l-1));else if(g.key==="Enter")p(l);else if(g.key==="Escape")s(!1);else return;g.preventDefault(),g.stopPropagation()};return a("div",{class:"search",children:[a("input",{type:"search",class:"filter",role:"combobox",list:void 0,placeholder:"Find an op or module","aria-label":"Find an op or module in the graph","aria-expanded":c,"aria-controls":"search-hits","aria-activedescendant":c&&u.length>0?`hit-${l}`:void 0,"data-testid":"search",value:n,onInput:g=>{o(g.currentTarget.value),i(0),s(!0)},onFocus:()=>s(!0),onBlur:()=>s(!1),onKeyDown:f}),c&&a("ul",{class:"hits",id:"search-hits",role:"listbox","aria-label":"Found",children:[u.map((g,h)=>a("li",{id:`hit-${h}`,role:"option","aria-selected":h===l,"data-testid":"search-hit","data-id":g.id.text,onMouseDown:v=>v.preventDefault(),onClick:()=>p(h),children:[a("span",{children:g.name})," ",a("small",{children:g.where})]},g.id.text)),u.length===0&&a("li",{class:"hint",children:"Nothing is called that."}),u.length===Gs&&a("li",{class:"hint",children:["The first ",Gs," are listed."]})]})]})}function Bd({viewport:e,recording:t}){let{address:n,graph:o}=G(),{selected:r}=n.value,s=r?.kind==="module"?r.number:null,l=o.picture.state.value.value;return a("div",{class:"toolbar",role:"group","aria-label":"What the graph shows",children:[a(Fd,{recording:t}),a("div",{class:"group",children:[a("button",{type:"button","data-testid":"collapse-all",title:"Close every module",onClick:()=>o.rearrange({expand:[]}),children:"Collapse all"}),a("button",{type:"button","data-testid":"expand-default",title:"Open as many of the outermost modules as read well",onClick:()=>o.rearrange({expand:null}),children:"Default"}),a("button",{type:"button","data-testid":"expand-below",disabled:s===null,title:s===null?"Select a module first":"Open the selected module and everything inside it",onClick:()=>s!==null&&o.expandBelow(s),children:"Expand below"})]}),us()||a(oy,{}),a("div",{class:"group zoom",children:[a("button",{type:"button","aria-label":"Zoom out",title:"Zoom out (-)","data-testid":"zoom-out",onClick:()=>e.current?.zoom(.8),children:"−"}),a("button",{type:"button","aria-label":"Zoom in",title:"Zoom in (+)","data-testid":"zoom-in",onClick:()=>e.current?.zoom(1.25),children:"+"}),a("button",{type:"button",title:"Actual size (0)","data-testid":"zoom-actual",onClick:()=>e.current?.actualSize(),children:"1:1"}),a("button",{type:"button",title:"The whole graph (f)","data-testid":"zoom-fit",onClick:()=>e.current?.fit(),children:"Fit"})]}),a(ty,{isThere:l!==void 0})]})}function ty({isThere:e}){let{graph:t,isDark:n,recordings:o}=G(),[r,s]=X(!1),[l,i]=X(""),u=async()=>{let{run:c,step:p}=o.shown.value??{run:"run",step:0};s(!0),i("");try{let f=await t.figure(n.value);hs(`${gs("graph",c,p)}.svg`,"image/svg+xml",f)}catch(f){i(f instanceof Error?f.message:String(f))}s(!1)};return a(ae,{children:[a("button",{type:"button","data-testid":"download-svg",disabled:!e||r,onClick:()=>{u()},children:r?"Drawing…":"Download SVG"}),l&&a(Be,{message:l})]})}var ny=[{name:"freed",label:"freed ops",help:"Ops that keep nothing, and whose results were dead when the forward ended",isOnFirst:!0},{name:"parameters",label:"parameters",help:"The parameters that open ops use",isOnFirst:!1},{name:"views",label:"views",help:"Ops that only make a view and keep nothing",isOnFirst:!1}];function oy(){let{address:e,graph:t}=G(),n=e.value.graph,o=(r,s)=>t.rearrange({graph:Cn(n,r,s)});return a("fieldset",{class:"group shown",children:[a("legend",{children:"Show"}),ny.map(({name:r,label:s,help:l,isOnFirst:i})=>a("label",{class:"check",title:l,children:[a("input",{type:"checkbox","data-testid":`show-${r}`,checked:i?n[r]!=="0":n[r]==="1",onChange:({currentTarget:{checked:u}})=>o(r,u===i?"":u?"1":"0")}),s]},r))]})}function Wd({drawing:e}){let[t,n]=X(new Set),[o,r]=X(null),s=ue(()=>sy(e),[e]);Re(()=>{let i=o===null?[...t]:[o];i.length>0?e.svg.dataset.only=i.map($t).join(" "):delete e.svg.dataset.only},[e,t,o]);let l=i=>{let u=new Set(t);u.delete(i)||u.add(i),n(u)};return s.length===0?null:a("div",{class:"legend",role:"group","aria-label":"States of the tensors","data-testid":"legend",children:s.map(([i,u])=>a("button",{type:"button",class:"legend-item","aria-pressed":t.has(i),title:`${ry[i]} Click to show only these.`,"data-testid":`legend-${$t(i)}`,onClick:()=>l(i),onPointerEnter:()=>r(i),onPointerLeave:()=>r(null),children:[a(Wl,{state:i}),i,a("small",{class:"number",children:Q(u)})]},i))})}var ry={cached:"Kept for the backward: at least one save refers to its memory.",freed:"Made in the forward and dead when it ended.",held:"Alive when the forward ended, though no save refers to it.",recomputed:"Made in a checkpointed region: the backward makes it again.",parameter:"A parameter or buffer: there with or without the forward.",input:"There before the forward began, and not saved.","not cached":"Freed or held: without an op stream the two cannot be told apart."};function sy({svg:e}){return bu.map(t=>[t,e.querySelectorAll(`g.edge.${$t(t)}`).length]).filter(([,t])=>t>0)}var Gd={key:"graph",title:"Graph",isKept:!0,Panel:ly};function ly({recording:e,isHidden:t}){let n=G(),{graph:o}=n,r=Fe(null),s=Fe(null),l=Fe(null),i=Fe(""),u=Fe(null),[c,p]=X(null),{value:f}=o.picture.state.value,{selected:g}=n.address.value,h=o.focus.value;return Rn(()=>{if(!r.current||!s.current)return;let v=Od(r.current,s.current,{onSelect:n.select,onToggle:o.toggle,onHover:C=>u.current&&uy(u.current,C)});return l.current=v,()=>v.dispose()},[]),Rn(()=>{if(!f)return;let v=wd(f.svg),C=JSON.stringify(f.recording),_=i.current==="",S=i.current!==C,x=o.focus.peek()??(_?n.address.peek().selected:null);l.current?.show(v,o.nearest(x,v.boxes),S),i.current=C,u.current=v,o.focus.value=null,p(v)},[f]),Re(()=>{if(h===null||!c||t||o.picture.state.peek().loading)return;let v=o.nearest(h,c.boxes);v&&l.current?.centre(v),o.focus.value=null},[h,c,t]),Re(()=>{let v=c&&o.nearest(g,c.boxes);!t&&v&&l.current?.keep(v)},[t]),Re(()=>{if(c)return g?.kind==="edge"?ay(c,g):iy(c,o.nearest(g,c.boxes))},[g?.text,c]),a("div",{class:"graph",children:[a(Bd,{viewport:l,recording:e}),c&&a(Nd,{drawing:c}),a("div",{class:"window",children:[a("div",{class:"frame",ref:r,tabIndex:0,role:"group","aria-label":"Graph of the forward pass. Arrow keys go from box to box, Enter selects, Space opens or closes a module, e goes through the edges of a box, plus and minus zoom, 0 is actual size, f fits.","data-testid":"graph-frame",children:a("div",{class:"canvas",ref:s,"data-testid":"graph-canvas"})}),a(zd,{})]}),c&&a(Wd,{drawing:c})]})}function iy(e,t){let n=t&&e.boxes.get(t.text);if(!n)return;let o=[n.element,...e.edges.get(n.id.text)??[]];return o.forEach(r=>r.classList.add("selected")),()=>o.forEach(r=>r.classList.remove("selected"))}function ay({svg:e},t){let n=e.querySelector(`g.edge[id="${t.text}"]`),o=["selected","selected-edge"];return n?.classList.add(...o),()=>n?.classList.remove(...o)}function uy({svg:e,edges:t},n){e.querySelectorAll(".lit").forEach(r=>r.classList.remove("lit"));let o=n===null?[]:t.get(n.text)??[];o.forEach(r=>r.classList.add("lit")),e.classList.toggle("has-lit",o.length>0)}function Hd({total_bytes:e},t){let n=i=>e[i]??0,o=t.roots.reduce((i,u)=>i+n(u),0);if(o===0)return[];let r=[],s=(i,u)=>{let c=u;for(let p of i){let f=n(p)/o;f>=.00125&&r.length<2e3&&(r.push({call:p,depth:t.depth[p]??0,start:c,width:f}),l.push([t.children[p]??[],c])),c+=f}},l=[[t.roots,0]];for(let i=0;i<l.length;i+=1)s(...l[i]);return r}function Kd(e,t,n){let o=t.start+t.width,r=e.filter(({depth:l})=>l===t.depth),s=r.indexOf(t);if(n==="ArrowRight")return r[s+1];if(n==="ArrowLeft")return r[s-1];if(n==="ArrowUp")return e.find(l=>l.depth===t.depth-1&&l.start<=t.start+1e-9&&l.start+l.width>=o-1e-9);if(n==="ArrowDown")return e.find(l=>l.depth===t.depth+1&&l.start>=t.start-1e-9&&l.start<o)}function Ud({modules:e,tree:t,selected:n,onChoose:o}){let r=ue(()=>Hd(e,t),[e,t]),[s,l]=X({call:n,since:n}),i=s.since===n?s.call:n,u=Fe(null),c=r.find(({call:h})=>h===i)??r[0];if(Re(()=>{u.current?.querySelector(`#bar-${i}`)?.scrollIntoView({block:"nearest"})},[i]),!c)return null;let p=t.roots.reduce((h,v)=>h+(e.total_bytes[v]??0),0),f=h=>{let v=Kd(r,c,h.key);if(v)l({call:v.call,since:n});else if(h.key==="Enter"||h.key===" ")o(c.call);else if(!h.key.startsWith("Arrow"))return;h.preventDefault()},g=Math.max(...r.map(h=>h.depth))+1;return a("div",{class:"icicle",ref:u,role:"tree","aria-label":"Module calls as bars: widths are bytes, what is inside stands below","aria-activedescendant":`bar-${c.call}`,tabIndex:0,"data-testid":"icicle",onKeyDown:f,children:a("div",{class:"icicle-inner",role:"none",style:{"--levels":g},children:r.map(h=>a(cy,{bar:h,modules:e,whole:p,isActive:h===c,isSelected:h.call===n,onChoose:o},h.call))})})}function cy({bar:e,modules:t,whole:n,isActive:o,isSelected:r,onChoose:s}){let{call:l,depth:i,start:u,width:c}=e,p=t.total_bytes[l]??0,f=`${cn(t,l)}, ${ee(p)}, ${tn(p,n)}`;return a("div",{id:`bar-${l}`,class:o?"icicle-bar active":"icicle-bar",role:"treeitem","aria-level":i+1,"aria-selected":r,"aria-label":f,title:f,"data-call":l,style:{"--start":u,"--width":c,"--depth":i},onClick:()=>s(l),children:a("span",{children:[ro(t,l)," ",a("small",{children:ee(p)})]})})}function Cr({isOpen:e,onFold:t}){return t?a("button",{type:"button",class:"quiet twist",tabIndex:-1,"aria-expanded":e,"aria-label":e?"Fold":"Unfold",onClick:n=>{n.stopPropagation(),t(!e)},children:e?"−":"+"}):a("span",{class:"twist"})}function jd(e){let{modules:t,tree:n,groups:o}=e,r=Math.max(0,...n.roots.map(i=>t.total_bytes[i]??0)),s=(i,u)=>{let c=i<0?o.get(~i):void 0;return c?Vs(t,c,u):t[u][i]},l=(i,u,c)=>({key:i,label:u,help:c,width:"92px",isNumber:!0,cell:p=>a(re,{n:s(p,i)})});return[{key:"fqn",label:"module",width:"minmax(220px, 2fr)",cell:i=>a(dy,{row:i,of:e})},{key:"type_name",label:"type",width:"minmax(100px, 1fr)",cell:i=>t.type_name[i<0?~i:i]},{key:"nodes",label:"nodes",width:"64px",isNumber:!0,cell:i=>Q(s(i,"nodes")??0)},{key:"total_bytes",label:"total",help:"Charged to this module call and those inside it",width:"minmax(150px, 1fr)",isNumber:!0,cell:i=>a("span",{class:"with-bar",children:[a(nn,{part:s(i,"total_bytes")??0,whole:r}),a(re,{n:s(i,"total_bytes")})]})},l("self_bytes","self","Charged to its own ops, without the modules inside it"),l("exclusive_bytes","exclusive","What would go if only this module stopped saving"),l("freed_bytes","freed","Made inside it and freed before the forward ended")]}function dy({row:e,of:t}){let{modules:n,tree:o,groups:r,members:s,isOpen:l,fold:i}=t,u=e<0?~e:e,c=e<0?r.get(u):void 0,p=e<0||(o.children[u]?.length??0)>0,f=n.where[u];return a("span",{class:"branch",style:{"--depth":cd(n,o,s,e)},children:[a(Cr,{isOpen:l(e),...p&&{onFold:g=>i(e,g)}}),a("span",{title:n.fqn[u],children:c?.name??py(n,u)}),c&&a("span",{class:"tag",children:`×${Q(c.calls.length)}, ${fy(n,c)}`}),f&&a("span",{class:"tag",children:f}),c&&a(bs,{names:md(n,c.calls,c.name),label:"what if?"})]})}function py(e,t){let n=e.call[t]??0;return ro(e,t)+(n>0?` #${n+1}`:"")}function fy({total_bytes:e},{calls:t}){let n=t.map(s=>e[s]??0),[o,r]=[Math.min(...n),Math.max(...n)];return o===r?`${ee(r)} each`:`${ee(o)} to ${ee(r)} each`}function qd(e){return typeof e=="object"?e.key:e}function Yd(e,t){let n=e.length;return new Proxy(e,{get(o,r,s){if(typeof r=="string"){let l=r.charCodeAt(0);if(l>=48&&l<=57){let i=+r;if(Number.isInteger(i)&&i>=0&&i<n){let u=o[i];if(typeof u!="object"){let c=t[i*2];u=o[i]={index:i,key:u,start:c,size:t[i*2+1],end:c+t[i*2+1],lane:0}}return u}}if(r==="length")return n}return Reflect.get(o,r,s)}})}function so(e,t,n){let o=n.initialDeps??[],r,s=!0;function l(){var i;let c=0,p=e();if(!(p.length!==o.length||p.some((h,v)=>o[v]!==h)))return r;o=p;let g=0;return r=t(...p),n?.onChange&&!(s&&n.skipInitialOnChange)&&n.onChange(r),s=!1,r}return l.updateDeps=i=>{o=i},l}function Pi(e,t){if(e===void 0)throw new Error(`Unexpected undefined${t?`: ${t}`:""}`);return e}var hn=(e,t)=>Math.abs(e-t)<1.01,Jd=(e,t,n)=>{let o;return Object.assign(function(...r){e.clearTimeout(o),o=e.setTimeout(()=>t.apply(this,r),n)},{cancel:()=>{e.clearTimeout(o)}})};function Zd({offset:e,isScrolling:t,elementMax:n,holdOffset:o,scrollOffset:r,pendingWrite:s,clampedMaxAtWrite:l}){var i;return t&&s===null&&e===r?"spurious":s!==null&&Math.abs(e-s.target)<1.5?"readBack":s!==null&&!s.smooth&&n!==null&&s.target>n+o+.5&&Math.abs(e-(n+o))<1.5||s!==null&&!s.smooth&&((i=s.lowMaxes)!=null&&i.some(u=>Math.abs(e-u)<1.5))?"clampedReadBack":l!==null&&Math.abs(e-l)<1.5?"clampedEcho":"external"}var my=e=>e==="smooth"||e==="smoothFinishing";function Qd({kind:e,offset:t,command:n,target:o}){return e!=="spurious"&&e!=="readBack"&&e!=="clampedReadBack"&&n?.index!=null&&n.phase!=="queued"&&!my(n.phase)&&!hn(t,n.lastTargetOffset)&&!hn(t,o())&&e!=="clampedEcho"}var Li=40;function Xd(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<Li;)n--;if(n<0)return!1;let o=e[n],r=n-1;for(;r>=0&&o.t-e[r].t<Li;)r--;if(r<0)return!1;let s=e[r],l=(t.offset-o.offset)/(t.t-o.t),i=(o.offset-s.offset)/(o.t-s.t);return l*i>=0&&Math.abs(l)>=2*Math.abs(i)&&Math.abs(l)-Math.abs(i)>=.8}function ep(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<Li;)n--;if(n<0)return!1;let o=e[n];return Math.abs(t.offset-o.offset)/(t.t-o.t)>=.05}var Tr,Er=()=>{if(Tr!==void 0)return Tr;if(typeof navigator>"u")return Tr=!1;if(/iP(hone|od|ad)/.test(navigator.userAgent))return Tr=!0;let e=navigator.maxTouchPoints;return Tr=navigator.platform==="MacIntel"&&e!==void 0&&e>0},Ii,hy=()=>Ii!==void 0?Ii:Ii=Er()&&typeof CSS<"u"&&typeof CSS.supports=="function"&&CSS.supports("overflow-anchor: auto"),tp=()=>!Er()||hy();var Zo={capture:!0,passive:!0},Hs=class{constructor(t){this.host=t,this._touch=null,this.inMotion=()=>this._touch!==null&&this._touch.phase!=="lateFling",this.dragging=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved},this.tail=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="tail"?this._touch.moved?"fling":"tap":null},this.onScroll=({isScrolling:n,ownReadBack:o,moved:r,external:s})=>{var l,i,u;return n&&((l=this._touch)==null?void 0:l.phase)==="tail"?this._openTail(this._touch.moved||!o,!1):((i=this._touch)==null?void 0:i.phase)==="lateFling"&&(this.host.now()>this._touch.until?this._touch=null:s&&n&&r&&this._openTail(!0,!1)),!o&&n&&r&&((u=this._touch)==null?void 0:u.phase)==="down"?(this._touch.moved=!0,!0):!1},this.touchStart=()=>{this.end(),this._touch={phase:"down",moved:!1}},this.touchEnd=()=>{var n;let o=((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved;this.end(),this._openTail(o,o)},this.end=()=>{var n;let o=this.host.getWindow();((n=this._touch)==null?void 0:n.phase)==="tail"&&o!=null&&o.clearTimeout(this._touch.timerId),this._touch=null},this.listen=n=>{let o=()=>this.touchStart(),r=()=>this.touchEnd();return n.addEventListener("touchstart",o,Zo),n.addEventListener("touchend",r,Zo),n.addEventListener("touchcancel",r,Zo),()=>{n.removeEventListener("touchstart",o,Zo),n.removeEventListener("touchend",r,Zo),n.removeEventListener("touchcancel",r,Zo),this.end()}},this._openTail=(n,o)=>{let r=this.host.getWindow();if(r==null)return;this.end();let s={phase:"tail",moved:n,awaitingFling:o,timerId:r.setTimeout(()=>{if(this.host.tailStillMoving()){this._openTail(s.moved,s.awaitingFling);return}this._touch=s.awaitingFling?{phase:"lateFling",until:this.host.now()+1e3}:null,this.host.onTailClosed()},150)};this._touch=s}}get touch(){return this._touch}};var np=e=>{let{clientWidth:t,clientHeight:n}=e;return{width:t,height:n}},sp=e=>{let t=new Set;return{schedule:n=>{let o=e.requestAnimationFrame(()=>{t.delete(o),n()});t.add(o)},cancel:()=>{t.forEach(n=>e.cancelAnimationFrame(n)),t.clear()}}},gy=e=>e,by=e=>{let t=e.overscan*Math.max(e.lanes??1,1),n=Math.max(e.startIndex-t,0),r=Math.min(e.endIndex+t,e.count-1)-n+1,s=new Array(r);for(let l=0;l<r;l++)s[l]=n+l;return s},lp=(e,t)=>{let n=e.scrollElement;if(!n)return;let o=e.targetWindow;if(!o)return;let r=i=>{let{width:u,height:c}=i;t({width:Math.round(u),height:Math.round(c)})};if(r(np(n)),!o.ResizeObserver)return()=>{};let s=sp(o),l=new o.ResizeObserver(()=>{let i=()=>{r(np(n))};e.options.useAnimationFrameWithResizeObserver?s.schedule(i):i()});return l.observe(n,{box:"content-box"}),()=>{l.unobserve(n),s.cancel()}},op={passive:!0};var yy=typeof window>"u"?!0:"onscrollend"in window,vy=(e,t,n)=>{let o=e.scrollElement;if(!o)return;let r=e.targetWindow;if(!r)return;let s=e.options.useScrollendEvent&&yy,l=0,i=s?null:Jd(r,()=>t(n(o),!1),e.options.isScrollingResetDelay),u=f=>()=>{l=n(o),i?.(),t(l,f)},c=u(!0),p=u(!1);return o.addEventListener("scroll",c,op),s&&o.addEventListener("scrollend",p,op),()=>{o.removeEventListener("scroll",c),s&&o.removeEventListener("scrollend",p),i?.cancel()}},ip=(e,t)=>vy(e,t,n=>{let{horizontal:o,isRtl:r}=e.options;return o?n.scrollLeft*(r&&-1||1):n.scrollTop});var xy=(e,t,n)=>{if(n.options.useCachedMeasurements){let o=n.indexFromElement(e),r=n.options.getItemKey(o);return n.itemSizeCache.get(r)??n.options.estimateSize(o)}if(t?.borderBoxSize){let o=t.borderBoxSize[0];if(o)return Math.round(o[n.options.horizontal?"inlineSize":"blockSize"])}if(!t){let o=n.indexFromElement(e),r=n.options.getItemKey(o),s=n.itemSizeCache.get(r);if(s!==void 0)return s}return e[n.options.horizontal?"offsetWidth":"offsetHeight"]},wy=(e,{adjustments:t=0,behavior:n},o)=>{var r;let{scrollElement:s,options:l}=o,i=e+t,u=l.horizontal&&l.isRtl&&s!==null&&"ownerDocument"in s;(r=s?.scrollTo)==null||r.call(s,{[l.horizontal?"left":"top"]:u?-i:i,behavior:n})};var ap=wy,rp=(e,t)=>e==="smooth"?t?"smoothLanded":"smooth":"instant",Mr=e=>e?.phase==="smooth"||e?.phase==="smoothLanded";function _y(e,t,n,o){if(t===0)return!1;let r=o(0),s=new Set,l=0;for(;l<e;){let u=n(l);if(u===r)break;s.add(u),l++}let i=e-l;if(i===0||i>=t)return!1;for(let u=0;u<i;u++)if(o(u)!==n(l+u))return!1;for(let u=i;u<t;u++)if(s.has(o(u)))return!1;return!0}var Ks=class{constructor(t){this.unsubs=[],this.scrollElement=null,this.targetWindow=null,this.isScrolling=!1,this.scrollState=null,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache=new Map,this.itemSizeCacheVersion=0,this.laneAssignments=new Map,this.pendingMin=null,this.prevLanes=void 0,this.lanesChangedFlag=!1,this.lanesSettling=!1,this.pendingScrollAnchor=null,this.scrollRect=null,this.scrollOffset=null,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._iosGesture=new Hs({getWindow:()=>this.targetWindow,now:()=>this.now(),tailStillMoving:()=>{let n=this.scrollState;if(n?.phase!=="queued"||this.pendingWrite!==null)return!1;let o=this._readElementOffset();return o===null||this._lastElementOffset===null||Math.abs(o-this._lastElementOffset)<1?!1:(this._lastElementOffset=o,n.samples=[...n.samples??[],{t:this.now(),offset:o}],!0)},onTailClosed:()=>{let n=this.scrollState;n?.phase==="queued"&&ep(n.samples??[])&&(this.scrollState=null),this._flushHoldIfReady(!0),this._writeAwaitingCommand(),this._retryClampedAdjustment()}}),this._lastElementOffset=null,this.pendingWrite=null,this._clampedAdjustment=null,this.elementsCache=new Map,this._resizeBatch=null,this.now=()=>{var n,o,r;return((r=(o=(n=this.targetWindow)==null?void 0:n.performance)==null?void 0:o.now)==null?void 0:r.call(o))??Date.now()},this.observer=(()=>{let n=null,o=null,r=!1,s=!1,l=new Set,i=()=>{if(n)return n;let c=this.targetWindow;if(!c||!c.ResizeObserver)return null;let p=o=sp(c);return n=new c.ResizeObserver(f=>{let g=()=>{let h={sync:!1};this._resizeBatch=h;try{f.forEach(u)}finally{this._resizeBatch=null,h.notify&&(this.notify(h.sync),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment(),this.measureElement(null))}};if(this.options.useAnimationFrameWithResizeObserver)p.schedule(g);else{r=!0;try{g()}finally{r=!1}}})},u=c=>{let p=c.target,f=this.indexFromElement(p);if(!p.isConnected){this.observer.unobserve(p);for(let[g,h]of this.elementsCache)if(h===p){this.elementsCache.delete(g);break}return}this.isIndexInRange(f)&&this.shouldMeasureDuringScroll(f)&&this.resizeItem(f,this.options.measureElement(p,c,this))};return{disconnect:()=>{var c;(c=i())==null||c.disconnect(),o?.cancel(),l.clear(),s=!1,n=null,o=null},observe:c=>{let p=i();if(p){if(!r){p.observe(c,{box:"border-box"});return}l.add(c),s||(s=!0,o?.schedule(()=>{s=!1,l.forEach(f=>{f.isConnected&&n?.observe(f,{box:"border-box"})}),l.clear()}))}},unobserve:c=>{var p;l.delete(c),(p=i())==null||p.unobserve(c)}}})(),this.range=null,this.setOptions=n=>{var o;let r={debug:!1,initialOffset:0,overscan:1,paddingStart:0,paddingEnd:0,scrollPaddingStart:0,scrollPaddingEnd:0,horizontal:!1,getItemKey:gy,rangeExtractor:by,onChange:()=>{},measureElement:xy,initialRect:{width:0,height:0},scrollMargin:0,gap:0,indexAttribute:"data-index",initialMeasurementsCache:[],lanes:1,anchorTo:"start",followOnAppend:!1,scrollEndThreshold:1,isScrollingResetDelay:150,enabled:!0,isRtl:!1,useScrollendEvent:!1,useAnimationFrameWithResizeObserver:!1,laneAssignmentMode:"estimate",useCachedMeasurements:!1};for(let p in n){let f=n[p];f!==void 0&&(r[p]=f)}let s=this.options,l=null,i=null,u=!1;if(s!==void 0&&s.enabled&&r.enabled&&r.anchorTo==="end"&&this.scrollElement!==null){let p=s.count,f=r.count,g=this.getMeasurements(),h=((o=this._singleLaneMeasurements)==null?void 0:o.items)??g,v=k=>qd(h[k]),C=p>0?v(0):null,_=p>0?v(p-1):null;if(f!==p||p>0&&f>0&&(r.getItemKey(0)!==C||r.getItemKey(f-1)!==_)){u=!0;let k=p>0?this.getVirtualItemForOffset(this.getScrollOffset())??g[0]:null;k&&(l=[k.key,this.getScrollOffset()-k.start]);let T=r.followOnAppend===!0?"auto":r.followOnAppend||null;T&&f>0&&this.isAtEnd(s.scrollEndThreshold)&&(p===0||r.getItemKey(f-1)!==_)&&(f>p||_y(p,f,v,r.getItemKey))&&(i=T)}}this.options=r,u&&(this.pendingMin=0,this.itemSizeCacheVersion++);let c=null;if(l&&this.scrollOffset!==null&&!this._awaitingCommandReadBack()){let[p,f]=l,g=this.getMeasurements(),{count:h,getItemKey:v}=this.options,C=0;for(;C<h&&v(C)!==p;)C++;if(C<h){let _=g[C];if(_){let S=Math.max(0,_.start+f);!i&&S!==this.scrollOffset&&(c=S-this.scrollOffset,this.scrollOffset=S)}}}i?this.pendingScrollAnchor={kind:"follow",behavior:i}:c!==null&&(this._canWriteScroll()?this.pendingScrollAnchor={kind:"anchor",delta:c}:(this._holdOffset+=c,this._followOffsetTarget(c)))},this.notify=n=>{var o,r;(r=(o=this.options).onChange)==null||r.call(o,this,n)},this.maybeNotify=so(()=>(this.calculateRange(),[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]),n=>{this.notify(n)},{key:!1,debug:()=>this.options.debug,initialDeps:[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]}),this.cleanup=()=>{var n;this.unsubs.filter(Boolean).forEach(o=>o()),this.unsubs=[],this.observer.disconnect(),this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null,(n=this._momentumStop)==null||n.restore(),this._momentumStop=null,this.isScrolling=!1,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._clampedAdjustment=null,this.pendingWrite=null,this.scrollElement=null,this.targetWindow=null},this._didMount=()=>()=>{this.cleanup()},this._willUpdate=()=>{var n;let o=this.options.enabled?this.options.getScrollElement():null;if(this.scrollElement!==o){if(this.cleanup(),!o){this.maybeNotify();return}this.scrollElement=o,this.scrollElement&&"ownerDocument"in this.scrollElement?this.targetWindow=this.scrollElement.ownerDocument.defaultView:this.targetWindow=((n=this.scrollElement)==null?void 0:n.window)??null,this.elementsCache.forEach(s=>{this.observer.observe(s)}),this.unsubs.push(this.options.observeElementRect(this,s=>{this.scrollRect=s,this.maybeNotify()})),this.unsubs.push(this.options.observeElementOffset(this,(s,l)=>{var i,u,c,p;let f=l?this._elementMaxScrollOffset():null,g=this._reportedOverscroll;this._reportedOverscroll=s<0||f!==null&&s>f+1;let h=s;this._lastElementOffset=h,s=this._toLayoutOffset(s);let v=this._classifyScrollEvent(s,l,f);if(v==="spurious")return;v==="readBack"?s=this.pendingWrite.target:v==="clampedReadBack"&&((i=this.scrollState)==null?void 0:i.index)!=null&&s<this.getMaxScrollOffset()-1.5?this.scrollState.lastTargetOffset=s:Qd({kind:v,offset:s,command:this.scrollState,target:()=>this.getScrollStateTarget(this.scrollState)})&&(this.scrollState=null),this.pendingWrite=null,this._clampedAdjustment!==null&&Math.abs(s-this._clampedAdjustment.maxAtWrite)>=1.5&&(this._clampedAdjustment=null);let C=this.getScrollOffset(),_=this.scrollDirection;this.scrollDirection=l?C===s?this.scrollDirection:C<s?"forward":"backward":null,this.scrollOffset=s,this.isScrolling=l;let S=this.scrollState;if(S?.phase==="queued"&&v==="external"&&l)if(g||this._reportedOverscroll)S.samples=[];else{let x=this.now();S.samples=[...(S.samples??[]).filter(k=>x-k.t<=200),{t:x,offset:h}],(_!==null&&this.scrollDirection!==_||Xd(S.samples))&&(this.scrollState=null)}this._iosGesture.onScroll({isScrolling:l,ownReadBack:v==="readBack",moved:s!==C,external:v==="external"&&((u=this.scrollState)==null?void 0:u.phase)!=="smooth"&&((c=this.scrollState)==null?void 0:c.phase)!=="smoothFinishing"})&&((p=this.scrollState)==null?void 0:p.phase)==="queued"&&(this.scrollState=null),this._flushHoldIfReady(!0),this.scrollState&&this.scheduleScrollReconcile(),this.maybeNotify()})),"addEventListener"in this.scrollElement&&this.unsubs.push(this._iosGesture.listen(this.scrollElement)),this._scrollToOffset(this.getScrollOffset())}this._noteClampMax();let r=this.pendingScrollAnchor;this.pendingScrollAnchor=null,r&&this.scrollElement&&this.options.enabled&&(r.kind==="anchor"?this._canWriteScroll()?Mr(this.scrollState)&&!hn(this.getScrollOffset()-r.delta,this.scrollState.lastTargetOffset)||(this._followOffsetTarget(r.delta),this._scrollToOffset(this.getScrollOffset())):(this._holdOffset+=r.delta,this._followOffsetTarget(r.delta),this.notify(!1)):this.scrollToEnd({behavior:r.behavior})),this._flushHoldIfReady(!1),this._retryClampedAdjustment()},this._classifyScrollEvent=(n,o,r)=>{var s;return Zd({offset:n,isScrolling:o,elementMax:r,holdOffset:this._holdOffset,scrollOffset:this.scrollOffset,pendingWrite:this.pendingWrite,clampedMaxAtWrite:((s=this._clampedAdjustment)==null?void 0:s.maxAtWrite)??null})},this._retryClampedAdjustment=()=>{if(this._clampedAdjustment===null||!this.scrollElement||!this.options.enabled||!this._canWriteScroll())return;let{target:n,maxAtWrite:o}=this._clampedAdjustment,r=this.getMaxScrollOffset();r>o+.5&&(this._clampedAdjustment=n>r+.5?{target:n,maxAtWrite:r}:null,this._scrollToOffset(n))},this._writeAwaitingCommand=()=>{let n=this.scrollState;if(n===null||n.phase!=="queued")return;let{behavior:o}=n;this.getMeasurements();let r=this.getScrollStateTarget(n);n.lastTargetOffset=r,this._clampedAdjustment=null,n.phase=rp(o,n.index!=null&&hn(r,this.getScrollOffset())),this._scrollToOffset(r,{behavior:o}),this.scheduleScrollReconcile()},this._readElementOffset=()=>{let n=this.scrollElement;if(n==null)return null;let{horizontal:o,isRtl:r}=this.options;return typeof n.scrollTop=="number"?o?n.scrollLeft*(r&&-1||1):n.scrollTop:typeof n.scrollY=="number"?o?n.scrollX:n.scrollY:null},this._canWriteScroll=()=>!(Er()&&this._iosGesture.inMotion())&&!this._reportedOverscroll,this._flushHoldIfReady=n=>{var o;if(this._holdOffset===0||!this.scrollElement||!this.options.enabled||!this._canWriteScroll()||((o=this.scrollState)==null?void 0:o.phase)==="smooth")return;this._holdOffset=0,this.scrollOffset!==null&&this.scrollOffset<0&&(this.scrollOffset=0),this.notify(n);let r=this.getCommandWrittenOffset()??this.getScrollOffset();this._clampedAdjustment=this._clampedBy(r),this._scrollToOffset(r)},this.rafId=null,this.getSize=()=>this.options.enabled?(this.scrollRect=this.scrollRect??this.options.initialRect,this.scrollRect[this.options.horizontal?"width":"height"]):(this.scrollRect=null,0),this.getScrollOffset=()=>this.options.enabled?(this.scrollOffset=this.scrollOffset??(typeof this.options.initialOffset=="function"?this.options.initialOffset():this.options.initialOffset),this.scrollOffset):(this.scrollOffset=null,0),this.getMeasurementOptions=so(()=>[this.options.count,this.options.paddingStart,this.options.scrollMargin,this.options.getItemKey,this.options.enabled,this.options.lanes,this.options.laneAssignmentMode,this.options.gap],(n,o,r,s,l,i,u,c)=>(this.prevLanes!==void 0&&this.prevLanes!==i&&(this.lanesChangedFlag=!0),this.prevLanes=i,this.pendingMin=null,{count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:l,lanes:i,laneAssignmentMode:u,gap:c}),{key:!1}),this.isIndexInRange=n=>n>=0&&n<this.options.count,this.getMeasurements=so(()=>[this.getMeasurementOptions(),this.itemSizeCacheVersion],({count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:l,lanes:i,laneAssignmentMode:u,gap:c},p)=>{var f;let g=this.itemSizeCache;if(!l)return this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),[];if(this.laneAssignments.size>n)for(let x of this.laneAssignments.keys())x>=n&&this.laneAssignments.delete(x);this.lanesChangedFlag&&(this.lanesChangedFlag=!1,this.lanesSettling=!0,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.pendingMin=null),this.measurementsCache.length===0&&!this.lanesSettling&&(this.measurementsCache=this.options.initialMeasurementsCache,this.measurementsCache.forEach(x=>{this.itemSizeCache.set(x.key,x.size)}));let h=this.lanesSettling?0:this.pendingMin??0;if(this.pendingMin=null,this.lanesSettling&&this.measurementsCache.length===n&&(this.lanesSettling=!1),i===1){let x=n*2,k=(f=this._singleLaneMeasurements)==null?void 0:f.flat;if(!k||k.length<x){let L=new Float64Array(x);k&&h>0&&L.set(k.subarray(0,h*2)),k=L}let T=h===0?new Array(n):this._singleLaneMeasurements.items.slice(),A;if(h===0)A=o+r;else{let L=h-1;A=k[L*2]+k[L*2+1]+c}for(let L=h;L<n;L++){let z=s(L);T[L]=z;let K=g.get(z),F=typeof K=="number"?K:this.options.estimateSize(L);k[L*2]=A,k[L*2+1]=F,A+=F+c}this._singleLaneMeasurements={flat:k,items:T};let M=Yd(T,k);return this.measurementsCache=M,M}let v=this.measurementsCache.slice(0,h),C=new Array(i).fill(void 0),_=new Float64Array(i),S=0;for(let x=0;x<h;x++){let k=v[x];k&&(C[k.lane]===void 0&&S++,C[k.lane]=x,_[k.lane]=k.end)}for(let x=h;x<n;x++){let k=s(x),T=this.laneAssignments.get(x),A,M,L=u==="estimate"||g.has(k);if(T!==void 0&&this.options.lanes>1){A=T;let E=C[A],$=E!==void 0?v[E]:void 0;M=$?$.end+c:o+r}else if(S===i){let E=0,$=_[0],D=C[0];for(let Z=1;Z<i;Z++){let q=_[Z];(q<$||q===$&&C[Z]<D)&&(E=Z,$=q,D=C[Z])}A=E,M=$+c,L&&this.laneAssignments.set(x,A)}else A=x%this.options.lanes,M=o+r,L&&this.laneAssignments.set(x,A);let z=g.get(k),K=typeof z=="number"?z:this.options.estimateSize(x),F=M+K;v[x]={index:x,start:M,size:K,end:F,key:k,lane:A},C[A]===void 0&&S++,C[A]=x,_[A]=F}return this.measurementsCache=v,v},{key:!1,debug:()=>this.options.debug}),this.calculateRange=so(()=>[this.getMeasurements(),this.getSize(),this.getScrollOffset(),this.options.lanes,this._getLayoutTotalSize()+this.options.scrollMargin],(n,o,r,s,l)=>{if(n.length===0||o===0)return this.range=null,null;let i=Math.max(l-o,0);return this.range=Sy(n,o,Math.min(r,i),s,s===1&&this._singleLaneMeasurements!==null?this._singleLaneMeasurements.flat:null),this.range},{key:!1,debug:()=>this.options.debug}),this.getVirtualIndexes=so(()=>{let n=null,o=null,r=this.calculateRange();return r&&(n=r.startIndex,o=r.endIndex),this.maybeNotify.updateDeps([this.isScrolling,n,o]),[this.options.rangeExtractor,this.options.overscan,this.options.count,n,o,this.options.lanes]},(n,o,r,s,l,i)=>s===null||l===null?[]:n({startIndex:s,endIndex:l,overscan:o,count:r,lanes:i}),{key:!1,debug:()=>this.options.debug}),this.indexFromElement=n=>{let o=this.options.indexAttribute,r=n.getAttribute(o);return r?parseInt(r,10):(console.warn(`Missing attribute name '${o}={index}' on measured element.`),-1)},this.shouldMeasureDuringScroll=n=>{var o;if(!Mr(this.scrollState))return!0;let r=this.scrollState.index??((o=this.getVirtualItemForOffset(this.scrollState.lastTargetOffset))==null?void 0:o.index);if(r!==void 0&&this.range){let s=Math.max(this.options.overscan,Math.ceil((this.range.endIndex-this.range.startIndex)/2)),l=Math.max(0,r-s),i=Math.min(this.options.count-1,r+s);return n>=l&&n<=i}return!0},this.measureElement=n=>{if(!n){this.elementsCache.forEach((l,i)=>{l.isConnected||(this.observer.unobserve(l),this.elementsCache.delete(i))});return}let o=this.indexFromElement(n);if(!this.isIndexInRange(o))return;let r=this.options.getItemKey(o),s=this.elementsCache.get(r);s!==n&&(s&&this.observer.unobserve(s),this.observer.observe(n),this.elementsCache.set(r,n)),n.isConnected&&(!this.isScrolling||this.scrollState)&&this.shouldMeasureDuringScroll(o)&&this.resizeItem(o,this.options.measureElement(n,void 0,this))},this.resizeItem=(n,o)=>{var r,s,l;if(!this.isIndexInRange(n))return;(r=this._resizeBatch)!=null&&r.sync&&this.getMeasurements();let i,u,c,p=(s=this._singleLaneMeasurements)==null?void 0:s.flat;if(this.options.lanes===1&&p!=null)c=this.options.getItemKey(n),u=p[n*2],i=p[n*2+1];else{let h=this.measurementsCache[n];if(!h)return;c=h.key,u=h.start,i=h.size}let f=this.itemSizeCache.get(c)??i,g=o-f;if(g!==0){let h=this.options.anchorTo==="end"&&!Mr(this.scrollState)&&this.getVirtualDistanceFromEnd()<=this.options.scrollEndThreshold,v=h?this._getLayoutTotalSize():0,C=this.getScrollOffset(),S=!this.itemSizeCache.has(c)?u<C:u+f<=C&&this.scrollDirection!=="backward",x=!Mr(this.scrollState)&&(this.shouldAdjustScrollPositionOnItemSizeChange!==void 0?this.shouldAdjustScrollPositionOnItemSizeChange(this.measurementsCache[n]??{index:n,key:c,start:u,size:i,end:u+i,lane:0},g,this):S);(this.pendingMin===null||n<this.pendingMin)&&(this.pendingMin=n),this.itemSizeCache.set(c,o),this.itemSizeCacheVersion++;let k=!1;if(this._awaitingCommandReadBack()||(h?k=this.applyScrollAdjustment(this._getLayoutTotalSize()-v):x&&(k=this.applyScrollAdjustment(g))),this._resizeBatch){this._resizeBatch.notify=!0,(l=this._resizeBatch).sync||(l.sync=k);return}this.notify(k),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment()}},this.getVirtualItems=so(()=>[this.getVirtualIndexes(),this.getMeasurements(),this._holdOffset],(n,o,r)=>{let s=[];for(let l=0,i=n.length;l<i;l++){let u=n[l],c=o[u];s.push(r===0?c:{...c,start:c.start-r,end:c.end-r})}return s},{key:!1,debug:()=>this.options.debug}),this.getVirtualItemForOffset=n=>{var o;let r=this.getMeasurements();if(r.length===0)return;let s=(o=this._singleLaneMeasurements)==null?void 0:o.flat,l=this.options.lanes===1&&s!=null,i=up(0,r.length-1,l?u=>s[u*2]:u=>Pi(r[u]).start,n);return Pi(r[i])},this._noteClampMax=()=>{if(!this._awaitingCommandReadBack())return;let n=this._elementMaxScrollOffset();if(n===null)return;let o=this.pendingWrite,r=Math.max(n,0)+this._holdOffset;if(r>=o.target)return;let s=o.lowMaxes??(o.lowMaxes=[]);s[s.length-1]!==r&&s.push(r)},this.getMaxScrollOffset=()=>(this._elementMaxScrollOffset()??0)+this._holdOffset,this._toLayoutOffset=n=>{var o;let r=n+this._holdOffset;return((o=this.pendingScrollAnchor)==null?void 0:o.kind)==="anchor"&&(r+=this.pendingScrollAnchor.delta),r},this._elementMaxScrollOffset=()=>{let n=this.scrollElement;if(n===null)return null;if("scrollHeight"in n)return this.options.horizontal?n.scrollWidth-n.clientWidth:n.scrollHeight-n.clientHeight;if("document"in n){let o=n.document.documentElement;return this.options.horizontal?o.scrollWidth-n.innerWidth:o.scrollHeight-n.innerHeight}return null},this._momentumStop=null,this._stopMomentum=n=>{let o=this.scrollElement,r=this.targetWindow;if(o===null||r===null)return;let s="document"in o?o.document.scrollingElement:o;if(!s?.style)return;if(this._momentumStop){this._momentumStop.done=n;return}let{style:l}=s,i=this.options.horizontal?"overflow-x":"overflow-y",u=l.getPropertyValue(i),c=l.getPropertyPriority(i),p=()=>this.options.horizontal?s.clientHeight:s.clientWidth,f=p();if(l.setProperty(i,"hidden","important"),p()!==f){l.setProperty(i,u,c);return}let g={restore:()=>l.getPropertyValue(i)!=="hidden"||l.getPropertyPriority(i)!=="important"?!1:(l.setProperty(i,u,c),!0),done:n};this._momentumStop=g,r.requestAnimationFrame(()=>r.requestAnimationFrame(()=>{this._momentumStop===g&&(this._momentumStop=null,g.restore()&&g.done())}))},this._clampedBy=n=>{let o=this._elementMaxScrollOffset();if(o===null)return null;let r=o+this._holdOffset;return n>r+.5?{target:n,maxAtWrite:r}:null},this.getVirtualDistanceFromEnd=()=>Math.max(this._getLayoutTotalSize()+this.options.scrollMargin-this.getSize()-this.getScrollOffset(),0),this.getDistanceFromEnd=()=>Math.max(this.getMaxScrollOffset()-this.getScrollOffset(),0),this.isAtEnd=(n=this.options.scrollEndThreshold)=>this.getDistanceFromEnd()<=n,this.getOffsetForAlignment=(n,o,r=0)=>{if(!this.scrollElement)return 0;let s=this.getSize(),l=this.getScrollOffset();o==="auto"&&(o=n>=l+s?"end":"start"),o==="center"?n+=(r-s)/2:o==="end"&&(n-=s);let i=this.getMaxScrollOffset();return Math.max(Math.min(i,n),0)},this.getOffsetForIndex=(n,o="auto")=>{n=Math.max(0,Math.min(n,this.options.count-1));let r=this.getSize(),s=this.getScrollOffset(),l=this.getMeasurements()[n];if(!l)return;if(o==="auto")if(l.end>=s+r-this.options.scrollPaddingEnd)o="end";else if(l.start<=s+this.options.scrollPaddingStart)o="start";else return[s,o];if(o==="end"&&n===this.options.count-1){let u=this.getMaxScrollOffset(),c=u-this.options.paddingEnd+this.options.scrollPaddingEnd;return[Math.max(Math.min(c,u),0),o]}let i=o==="end"?l.end+this.options.scrollPaddingEnd:l.start-this.options.scrollPaddingStart;return[this.getOffsetForAlignment(i,o,l.size),o]},this.scrollToOffset=(n,{align:o="start",behavior:r="auto"}={})=>{this._startScroll({index:null,align:o},this.getOffsetForAlignment(n,o),r,"absolute")},this.scrollToIndex=(n,{align:o="auto",behavior:r="auto"}={})=>{n=Math.max(0,Math.min(n,this.options.count-1));let s=this.getOffsetForIndex(n,o);if(!s)return;let[l,i]=s;this._startScroll({index:n,align:i},l,r,"absolute")},this.scrollBy=(n,{behavior:o="auto"}={})=>{let r=this.getOffsetForAlignment((this.getCommandWrittenOffset()??this.getScrollOffset())+n,"start");this._startScroll({index:null,align:"start"},r,o,"relative")},this.scrollToEnd=({behavior:n="auto"}={})=>{if(this.options.count>0){this._startScroll({index:this.options.count-1,align:"end",toEnd:!0},Math.max(this.getMaxScrollOffset(),0),n,"absolute");return}this.scrollToOffset(Math.max(this.getTotalSize()-this.getSize(),0),{behavior:n})},this.cancelScroll=()=>{this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null},this.getTotalSize=()=>Math.max(this._getLayoutTotalSize()-this._holdOffset,0),this._getLayoutTotalSize=()=>{var n,o;let r=this.getMeasurements(),s;if(r.length===0)s=this.options.paddingStart;else if(this.options.lanes===1){let l=r.length-1,i=(n=this._singleLaneMeasurements)==null?void 0:n.flat;i!=null?s=i[l*2]+i[l*2+1]:s=((o=r[l])==null?void 0:o.end)??0}else{let l=Array(this.options.lanes).fill(null),i=r.length-1;for(;i>=0&&l.some(u=>u===null);){let u=r[i];l[u.lane]===null&&(l[u.lane]=u.end),i--}s=Math.max(...l.filter(u=>u!==null))}return Math.max(s-this.options.scrollMargin+this.options.paddingEnd,0)},this.takeSnapshot=()=>{let n=[];if(this.itemSizeCache.size===0)return n;let o=this.getMeasurements();for(let r of o)r&&this.itemSizeCache.has(r.key)&&n.push({index:r.index,key:r.key,start:r.start,size:r.size,end:r.end,lane:r.lane});return n},this._scrollToOffset=(n,{adjustments:o,behavior:r}={})=>{let s={target:n+(o??0),smooth:r==="smooth"};return this.pendingWrite=s,this.options.scrollToFn(n-this._holdOffset,{behavior:r,adjustments:o},this),s},this.getCommandWrittenOffset=()=>this.scrollState!==null&&this.pendingWrite!==null&&!this.pendingWrite.smooth?this.pendingWrite.target:null,this._awaitingCommandReadBack=()=>{let n=this.getCommandWrittenOffset();return!(Er()&&this._iosGesture.dragging())&&n!==null&&!hn(n,this.getScrollOffset())},this._followOffsetTarget=n=>{this.scrollState!==null&&this.scrollState.index==null&&(this.scrollState.lastTargetOffset+=n)},this.measure=()=>{this.pendingMin=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.itemSizeCacheVersion++,this.notify(!1)},this.setOptions(t)}get scrollAdjustments(){return 0}applyScrollAdjustment(t,n){if(t===0)return!1;if(this._followOffsetTarget(t),this._canWriteScroll()){let o=this.getScrollOffset();this._clampedAdjustment=this._clampedBy(o+t);let r=this._scrollToOffset(o,{adjustments:t,behavior:n});return this.scrollOffset!==null&&(this.pendingWrite===r&&(this.scrollOffset+=t),this.scrollOffset<0&&(this.scrollOffset=0)),!0}else return this._holdOffset+=t,this.scrollOffset!==null&&(this.scrollOffset+=t),!0}scheduleScrollReconcile(){if(!this.targetWindow){this.scrollState=null;return}this.rafId==null&&(this.rafId=this.targetWindow.requestAnimationFrame(()=>{this.rafId=null,this.reconcileScroll()}))}getScrollStateTarget(t){let n=t.toEnd?[Math.max(this.getMaxScrollOffset(),0)]:t.index!=null?this.getOffsetForIndex(t.index,t.align):void 0;return n?n[0]:t.lastTargetOffset}reconcileScroll(){if(!this.scrollState||!this.scrollElement)return;if(this.now()-this.scrollState.startedAt>5e3){this.scrollState=null;return}if(this.scrollState.phase==="queued"){this.scheduleScrollReconcile();return}this.getMeasurements();let o=this.getScrollStateTarget(this.scrollState),r=this.scrollState.index==null?1:this.options.useAnimationFrameWithResizeObserver?3:2,s=o!==this.scrollState.lastTargetOffset;if(!s&&hn(o,this.getScrollOffset())){if(this.scrollState.phase==="smooth"?this.scrollState.phase="smoothLanded":this.scrollState.phase==="smoothFinishing"&&(this.scrollState.phase="instant"),this.scrollState.stableFrames++,this.scrollState.stableFrames>=r){this.getScrollOffset()!==o&&this._scrollToOffset(o,{behavior:"auto"}),this.scrollState=null;return}}else if(this.scrollState.stableFrames=0,s){let l=this.getSize()||600,i=Math.abs(o-this.getScrollOffset()),u=Mr(this.scrollState)&&i>l;this.scrollState.lastTargetOffset=o,u?this.scrollState.phase="smooth":this.scrollState.phase==="smooth"?this.scrollState.phase="smoothFinishing":this.scrollState.phase==="smoothLanded"&&(this.scrollState.phase="instant"),this._scrollToOffset(o,{behavior:u?"smooth":"auto"})}this.scheduleScrollReconcile()}_startScroll(t,n,o,r){this.pendingScrollAnchor=null,this._clampedAdjustment=null;let s=this._iosGesture.tail();if(r==="absolute"&&s!==null){if(s==="fling"&&tp()){this._stopMomentum(()=>{let l=this.scrollState;l?.phase!=="queued"||this._iosGesture.tail()!=="fling"||this._reportedOverscroll||(this._iosGesture.end(),this._flushHoldIfReady(!0),this._writeAwaitingCommand())}),this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,phase:"queued",behavior:o,samples:[]},this.scheduleScrollReconcile();return}this._iosGesture.end()}this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,behavior:o,phase:rp(o,t.index!=null&&hn(n,this.getScrollOffset()))},this._scrollToOffset(n,{behavior:o}),this.scheduleScrollReconcile()}},up=(e,t,n,o)=>{for(;e<=t;){let r=(e+t)/2|0,s=n(r);if(s<o)e=r+1;else if(s>o)t=r-1;else return r}return e>0?e-1:0};function ky(e,t,n){let o=0;for(;o<=t;){let r=(o+t)/2|0,s=e[r*2];if(s<n)o=r+1;else if(s>n)t=r-1;else return r}return o>0?o-1:0}function Sy(e,t,n,o,r){let s=e.length-1;if(e.length<=o)return{startIndex:0,endIndex:s};if(o===1&&r!==null){let c=ky(r,s,n),p=c,f=n+t;for(;p<s&&r[p*2]+r[p*2+1]<f;)p++;return{startIndex:c,endIndex:p}}let i=up(0,s,c=>e[c].start,n),u=i;if(o===1)for(;u<s&&e[u].end<n+t;)u++;else if(o>1){let c=Array(o).fill(0);for(;u<s&&c.some(f=>f<n+t);){let f=e[u];c[f.lane]=f.end,u++}let p=Array(o).fill(n+t);for(;i>=0&&p.some(f=>f>=n);){let f=e[i];p[f.lane]=f.start,i--}i=Math.max(0,i-i%o),u=Math.min(s,u+(o-1-u%o))}return{startIndex:i,endIndex:u}}function cp(e,t,n){let o=Fe(null),[,r]=X(0),s={count:e,overscan:10,scrollMargin:n,scrollPaddingStart:n,estimateSize:()=>t,getScrollElement:()=>o.current,scrollToFn:ap,observeElementRect:lp,observeElementOffset:ip,onChange:()=>r(i=>i+1)},[l]=X(()=>new Ks(s));return l.setOptions(s),Rn(()=>l._didMount(),[l]),Rn(()=>l._willUpdate()),{scroller:o,virtualizer:l}}var Us=28;function Pn(e){let{label:t,testId:n,columns:o,rows:r,selected:s,onChoose:l,minWidth:i}=e,{scroller:u,virtualizer:c}=cp(r.length,Us,Us),[p,f]=X(-1),g=o.map(S=>S.width).join(" "),{sort:h,topKey:v}=e;Re(()=>c.scrollToOffset(0),[h,v]),Re(()=>{let S=s===null?-1:r.indexOf(s);S<0||(f(S),c.scrollToIndex(S,{align:"auto"}))},[s]);let C=S=>{let x=Math.max(0,Math.min(r.length-1,S));f(x),c.scrollToIndex(x,{align:"auto"})},_=S=>{if(S.target!==S.currentTarget)return;let x=r[p],k=Math.max(1,Math.floor((u.current?.clientHeight??0)/Us)-2),A={ArrowDown:p+1,ArrowUp:p-1,PageDown:p+k,PageUp:p-k,Home:0,End:r.length-1}[S.key];if(A!==void 0)C(A);else if(S.key==="Enter"&&x!==void 0)l(x);else if(S.key==="ArrowRight"&&x!==void 0)e.onFold?.(x,!0);else if(S.key==="ArrowLeft"&&x!==void 0)e.onFold?.(x,!1);else return;S.preventDefault()};return a("div",{class:"table",ref:u,role:"grid","aria-label":t,"aria-rowcount":r.length+1,"aria-activedescendant":p>=0?`${n}-${p}`:void 0,tabIndex:0,"data-testid":n,onKeyDown:_,children:a("div",{class:"table-inner",style:{minWidth:i,"--tracks":g},children:[a(Ry,{...e}),a("div",{class:"table-body",role:"rowgroup",style:{height:`${c.getTotalSize()}px`},children:c.getVirtualItems().map(({index:S,start:x})=>{let k=r[S];return k===void 0?null:a("div",{id:`${n}-${S}`,class:`tr${S===p?" active":""}`,role:"row","aria-rowindex":S+2,"aria-selected":k===s,"data-row":k,style:{transform:`translateY(${x-Us}px)`},onClick:()=>{f(S),l(k)},children:o.map(T=>a("div",{role:"gridcell",class:T.isNumber?"td number":"td",children:T.cell(k)},T.key))},k)})})]})})}function Ry({columns:e,sort:t,onSort:n}){return a("div",{class:"tr head",role:"row","aria-rowindex":1,children:e.map(({key:o,label:r,help:s,isNumber:l=!1})=>{let i=t?.key!==o?"none":t.descending?"descending":"ascending";return a("div",{role:"columnheader","aria-sort":i,class:l?"number":"",children:a("button",{type:"button",title:s,"data-testid":`sort-${o}`,onClick:()=>n(Cu(t,o,l)),children:[r,a("span",{class:"arrow","aria-hidden":"true",children:{none:"",ascending:"▲",descending:"▼"}[i]})]})},o)})})}var dp={key:"modules",title:"Modules",Panel:Cy};function Cy({recording:e}){let{recordings:t}=G(),n=t.moduleTree.value;return n?a(Ty,{modules:e.modules,tree:n}):null}function Ty({modules:e,tree:t}){let n=G(),[o,r]=En("modules"),s=ue(()=>ud(e,t),[e,t]),l=ue(()=>Ci(s),[s]),i=ue(()=>new Set(Tn(o.open??"")??t.roots),[o.open,t]),u=ue(()=>new Set(Tn(o.groups??"")),[o.groups]),c=ns(o.sort,Object.keys(e)),p=(_,S)=>{let[x,k,T]=_<0?["groups",u,~_]:["open",i,_],A=new Set(k);S?A.add(T):A.delete(T),r(x,x==="groups"&&A.size===0?"":Pt([...A]))},f=_=>_<0?u.has(~_):i.has(_),g=ue(()=>dd(t,s,{isOpen:_=>i.has(_),isGroupOpen:_=>u.has(_),sort:c&&{value:_=>My(e,s,_,c.key),descending:c.descending}}),[t,s,i,u,o.sort]),h=ue(()=>jd({modules:e,tree:t,groups:s,members:l,isOpen:f,fold:p}),[t,s,i,u]),{selected:v}=n.address.value,C=v&&Ey(v,n.recordings.moduleAround);return Re(()=>{if(C===null)return;let _=qn(e,C),S=_.map(k=>l.get(k)).filter(k=>k!==void 0&&!u.has(k));S.length>0&&r("groups",Pt([...u,...S]));let x=_.slice(1).filter(k=>!i.has(k));x.length>0&&r("open",Pt([...i,...x]))},[C]),a(ae,{children:[a(Ud,{modules:e,tree:t,selected:C,onChoose:_=>n.select(De(_))}),a("div",{class:"toolbar",children:[a("button",{type:"button","data-testid":"modules-open-all",onClick:()=>{r("open",Pt(Ht(e.fqn.length))),r("groups",Pt([...s.keys()]))},children:"Open all"}),a("button",{type:"button","data-testid":"modules-close-all",onClick:()=>{r("open",Pt([])),r("groups","")},children:"Close all"}),a("span",{class:"count",children:fe(e.fqn.length,"module call")})]}),a(Pn,{label:"Module calls in order of entry",testId:"modules-table",columns:h,rows:g,sort:c,onSort:_=>r("sort",os(_)),selected:C,onChoose:_=>_<0?p(_,!f(_)):n.select(De(_)),onFold:p,minWidth:"760px"})]})}function Ey(e,t){return e.kind==="module"?e.number:e.kind==="node"?t(e):null}function My(e,t,n,o){let r=n<0?t.get(~n):void 0,s=e[o][n<0?~n:n]??null;return r&&typeof s=="number"?Vs(e,r,o):s}function pp(e,t){let n=e?.split(",")??[],o=t.map(({key:r})=>r).filter(r=>n.includes(r));return o.length>0?o:null}function fp(e,t,n,o){let r=({key:i})=>t.includes(i)?t.indexOf(i):t.length,s=n,l=new Set;for(let i of[...e].sort((u,c)=>r(u)-r(c))){if(s-=i.least+o,s<0&&l.size>0)break;l.add(i.key)}return e.map(({key:i})=>i).filter(i=>l.has(i))}function mp(e,t,n){let{module:o="",state:r="",dtype:s="",least:l=""}=n,[i,u,c]=[No(n.filter??""),Ay(o),fs(l)],p=n.saving==="1";return Ht(e.node.length).filter(f=>(!p||(e.saves[f]??0)>0)&&(r===""||e.output_state[f]===r)&&(s===""||e.output_dtype[f]===s)&&(c===null||Oy(e,f)>=c)&&(o===""||u(t.module[f]??""))&&i(t.search[f]??""))}function Oy(e,t){let n=(e.charged_bytes[t]??0)+(e.shared_bytes[t]??0);return Math.max(n,e.output_bytes[t]??0)}function Ay(e){let n=e.replaceAll(/[.+^${}()|[\]\\]/g,"\\$&").replaceAll("*",".*").replaceAll("?","."),o=new RegExp(`^${n}([.]| #|$)`);return r=>o.test(r)}function hp(e,t){let n=new Map([["",{nbytes:0,whole:0}]]);e.charged_bytes.forEach((o,r)=>{let s=e.where[r]??"",l=n.get(s);l?l.whole+=o:n.set(s,{nbytes:0,whole:o})});for(let o of t)n.get(e.where[o]??"").nbytes+=e.charged_bytes[o]??0;return[...n].map(([o,r])=>({where:o,...r})).filter(({where:o,nbytes:r})=>o===""||r>0)}var Di=["module","op","source"];function gp(e){return Di.find(t=>t===e)??null}function bp(e,t,n,o){let r=o==="module"?t.module:e[o],s=new Map;for(let l of n){let i=r[l]??"",u=s.get(i);u?u.push(l):s.set(i,[l])}return[...s].map(([l,i])=>({name:l,rows:i}))}var Py=["saves","charged_bytes"];function Or(e){return Py.some(t=>t===e)}function js(e,{rows:t},n){return t.reduce((o,r)=>o+(e[n][r]??0),0)}var vp=["op","charged_bytes","module","source","node"],Ar="group",Ly=["output_dtype"];function xp(e){return e.filter(({key:t})=>!Ly.includes(t))}function wp(e,{module:t}){let n=(o,r,s)=>({...gn(88),key:o,label:r,help:s,isNumber:!0,cell:l=>a(re,{n:e[o][l]})});return[{...gn(64),key:"node",label:"#",help:"Forward order",isNumber:!0,cell:o=>e.node[o]},{...gn(120,1),key:"op",label:"op",cell:o=>a("span",{title:e.recomputed[o]?"Made again in the backward":void 0,children:[e.op[o],e.recomputed[o]&&a("span",{class:"tag",children:"recomputed"}),e.where[o]&&a("span",{class:"tag",children:e.where[o]})]})},{...gn(140,1.5),key:"module",label:"module",cell:o=>a(Do,{text:t[o]??""})},{...gn(56),key:"saves",label:"saves",isNumber:!0,cell:o=>e.saves[o]},n("charged_bytes","charged","Storages counted at this op: it is their first saver"),n("shared_bytes","shared","Storages that this op saves too and another op counts"),n("exclusive_bytes","exclusive","What would go if only this op stopped saving"),n("output_bytes","output","Bytes of what the op returned"),{...gn(118),key:"output_state",label:"output is",help:"What became of the output when the forward ended",cell:o=>a(Jn,{state:e.output_state[o]??null})},{...gn(80),key:"output_dtype",label:"dtype",help:"Of what the op returned",cell:o=>e.output_dtype[o]},{...gn(120,1),key:"source",label:"source",cell:o=>a(Do,{text:e.source[o]??""})}]}function gn(e,t=0){return{least:e,width:t?`minmax(${e}px, ${t}fr)`:`${e}px`}}function _p(e,t){let{ops:n,groups:o,by:r,isOpen:s,fold:l}=t,i={...gn(180,2),key:Ar,label:r,cell:c=>{if(c>=0)return a(Cr,{isOpen:!1});let p=o[~c];return a("span",{class:"branch",style:{"--depth":0},children:[a(Cr,{isOpen:s(~c),onFold:f=>l(~c,f)}),a("span",{class:"group-name",children:a(Do,{text:p?.name||"outside of modules"})}),a("span",{class:"tag",children:fe(p?.rows.length??0,"op")})]})}},u=e.map(c=>({...c,cell:p=>p>=0?c.cell(p):Iy(n,o[~p],c.key)}));return[i,...u]}function Iy(e,t,n){if(!t||!Or(n))return null;let o=js(e,t,n);return n==="saves"?o:a(re,{n:o})}function $i(e,t,n){return n==="module"?t.module:e[n]}var yp=["node","op","module","source","saves","charged_bytes","shared_bytes","exclusive_bytes","output_bytes","output_dtype","output_state","recomputed"];function kp(e,t,n){let o=yp.map(r=>$i(e,t,r));return Tu(yp,n.map(r=>o.map(s=>s[r]??null)))}function Rp({ops:e,settings:t,set:n}){let o=t.least??"";return a(ae,{children:[a("input",{type:"search",class:"filter",placeholder:"Filter by op, module or source line","aria-label":"Filter the ops","data-testid":"ops-filter",value:t.filter??"",onInput:r=>n("filter",r.currentTarget.value)}),a("input",{type:"search",class:"filter short",placeholder:"Module, as *.mlp","aria-label":"Only ops in modules of this name, in which * stands for any letters","data-testid":"ops-module",value:t.module??"",onInput:r=>n("module",r.currentTarget.value)}),a(zi,{label:"Output is",any:"any state",testId:"ops-state",options:Sp(e.output_state),value:t.state??"",onChoose:r=>n("state",r)}),a(zi,{label:"Type of the output",any:"any dtype",testId:"ops-dtype",options:Sp(e.output_dtype),value:t.dtype??"",onChoose:r=>n("dtype",r)}),a("input",{type:"search",class:"filter short",placeholder:"At least, as 1 MiB","aria-label":"Only ops that keep or return at least so many bytes","aria-invalid":o!==""&&fs(o)===null,"data-testid":"ops-least",value:o,onInput:r=>n("least",r.currentTarget.value)}),a("label",{class:"check",children:[a("input",{type:"checkbox","data-testid":"ops-saving-only",checked:t.saving==="1",onChange:r=>n("saving",r.currentTarget.checked?"1":"")}),"only ops that save"]}),a(zi,{label:"Group by",any:"no groups",testId:"ops-group",options:Di,value:t.group??"",onChoose:r=>{n("open",""),n("group",r)}})]})}function Sp(e){return[...new Set(e)].filter(t=>t!==null).sort()}function zi({label:e,any:t,testId:n,options:o,value:r,onChoose:s}){return a("select",{"aria-label":e,title:e,"data-testid":n,value:o.includes(r)?r:"",onChange:l=>s(l.currentTarget.value),children:[a("option",{value:"",children:t}),o.map(l=>a("option",{value:l,children:l},l))]})}function Cp({columns:e,shown:t,onChoose:n}){let o=r=>{let s=e.map(l=>l.key).filter(l=>l===r!==t.includes(l));s.length>0&&n(s.join(","))};return a("details",{class:"menu","data-testid":"ops-columns",children:[a("summary",{children:"Columns"}),a("div",{class:"menu-list",children:[e.map(({key:r,label:s,help:l})=>a("label",{class:"check",title:l,children:[a("input",{type:"checkbox","data-testid":`column-${r}`,checked:t.includes(r),onChange:()=>o(r)}),s==="#"?"number":s]},r)),a("button",{type:"button",onClick:()=>n(""),children:"As many as fit"})]})]})}function Tp(){let e=Fe(null),[t,n]=X(0);return Rn(()=>{let o=e.current;if(!o)return;let r=()=>n(o.clientWidth),s=new ResizeObserver(r);return s.observe(o),r(),()=>s.disconnect()},[]),{element:e,width:t}}var Ep={key:"ops",title:"Ops",Panel:Dy},Ni=12;function Dy({recording:e}){let{address:t,recordings:n,select:o}=G(),[r,s]=En("ops"),{ops:l}=e,{element:i,width:u}=Tp(),c=ue(()=>Fy(e),[e]),p=ue(()=>wp(l,c),[e]),f=ns(r.sort,[Ar,...p.map(({key:E})=>E)]),g=JSON.stringify({...r,sort:"",columns:"",open:"",group:""}),h=ue(()=>mp(l,c,r),[e,g]),v=gp(r.group),C=ue(()=>v?bp(l,c,Ht(l.node.length),v):[],[e,v]),_=ue(()=>new Set(Tn(r.open??"")),[r.open]),S=(E,$)=>{let D=new Set(_);$?D.add(E):D.delete(E),s("open",D.size>0?Pt([...D]):"")},x=ue(()=>zy(C,h),[C,h]),k=ue(()=>{let E=$=>f&&f.key!==Ar?pn($,$i(l,c,f.key),f.descending):$;return v?Ny(l,x,f).flatMap($=>_.has($)?[~$,...E(x[$]?.rows??[])]:[~$]):E(h)},[h,r.sort,v,x,_]),T=Math.max(0,u-(v?180:0)),A=pp(r.columns,p)??fp(xp(p),vp,T,Ni),M=p.filter(({key:E})=>A.includes(E)&&E!==v),L=v?_p(M,{ops:l,groups:x,by:v,isOpen:E=>_.has(E),fold:S}):M,{selected:z}=t.value,K=z?.kind==="node"?n.rowOfNode.value.get(z.number):void 0;return a("div",{class:"ops",ref:i,children:[a("div",{class:"toolbar",role:"group","aria-label":"What the table shows",children:[a(Rp,{ops:l,settings:r,set:s}),a(Cp,{columns:p,shown:A,onChoose:E=>s("columns",E)}),a("button",{type:"button","data-testid":"ops-csv",onClick:()=>{let{run:E,step:$}=n.shown.value??{run:"run",step:0},D=kp(l,c,v?h:k);hs(gs("ops",E,$)+".csv","text/csv",D)},children:"Download CSV"}),a($y,{ops:l,rows:h})]}),a(Pn,{label:v?`Ops by ${v}`:"Ops in forward order",testId:"ops-table",columns:L,rows:k,sort:f,onSort:E=>s("sort",os(E)),selected:K===void 0?null:Vy(K,k,x),onChoose:E=>E<0?S(~E,!_.has(~E)):o(qe(l.node[E]??0)),onFold:(E,$)=>E<0&&S(~E,$),topKey:g,minWidth:`${L.reduce((E,{least:$})=>E+$+Ni,Ni)}px`})]})}function $y({ops:e,rows:t}){let n=ue(()=>hp(e,t),[e,t]);return a("span",{class:"count",role:"status",children:[a("span",{"data-testid":"ops-count",children:fe(t.length,"op")}),", ",a("span",{"data-testid":"ops-total",children:n.map(({where:o,nbytes:r,whole:s})=>[ee(r),o].filter(Boolean).join(" ").concat(`, ${tn(r,s)}`)).join("; ")})]})}function zy(e,t){let n=new Set(t);return e.map(({name:o,rows:r})=>({name:o,rows:r.filter(s=>n.has(s))}))}function Ny(e,t,n){let o=Ht(t.length).filter(i=>t[i].rows.length>0);if(!n)return o;let{key:r,descending:s}=n,l=t.map(i=>Or(r)?js(e,i,r):i.name);return Or(r)||r===Ar?pn(o,l,s):o}function Vy(e,t,n){return n.length===0||t.includes(e)?e:~n.findIndex(o=>o.rows.includes(e))}function Fy({ops:e,modules:t}){let n=t.fqn.map((s,l)=>cn(t,l)),o=e.module.map(s=>s===null?"":n[s]??"");return{search:e.op.map((s,l)=>`${s} ${o[l]} ${e.source[l]??""}`.toLowerCase()),module:o}}var By=["model_peak_bytes","kept_bytes"];function Mp(e){for(let t of By){let n=e.findIndex(i=>i.key===t),o=e[n];if(!o?.nbytes)continue;let r=e.findIndex((i,u)=>u>n&&i.level<=o.level),s=e.slice(n+1,r<0?e.length:r),l=s.filter((i,u)=>i.nbytes&&(s[u+1]?.level??0)<=i.level);return{label:o.label,total:o.nbytes,all:l.map(({key:i,label:u,help:c,nbytes:p})=>({key:i,label:u,help:c,nbytes:p??0}))}}return{label:"",total:0,all:[]}}var Op={key:"overview",title:"Overview",Panel:Wy};function Wy({recording:e}){let{select:t}=G(),{ledger:n,kept:o,kept_count:r}=e,s=o.reduce((u,c)=>u+c.nbytes,0),i=n.filter(({key:u})=>u.split("/")[0]==="kept_bytes").reduce((u,c)=>u+(c.nbytes??0),0);return a("div",{class:"overview","data-testid":"overview",children:[a(Gy,{lines:n}),e.lighter.length>0&&a("ul",{class:"lighter","data-testid":"lighter",children:e.lighter.map(u=>a("li",{children:[u.text," ",a("button",{type:"button",class:"link",onClick:()=>t(De(u.calls[0]??0)),children:"show"})]},u.calls[0]))}),a("h2",{children:"Kept for the backward, the largest first"}),o.length===0&&a("p",{class:"hint",children:"Nothing is kept for the backward in this recording."}),a("ol",{class:"groups","data-testid":"groups",children:o.map(u=>a("li",{children:a(Ky,{group:u,largest:o[0]?.nbytes??0})},u.members[0]?.storage))}),r>o.length&&a("p",{class:"hint","data-testid":"groups-rest",children:[fe(r-o.length,"smaller one")," not listed: these are"," ",tn(s,i)," of what is kept."]})]})}function Gy({lines:e}){let{total:t,label:n,all:o}=Mp(e);return t===0?null:a("figure",{class:"parts","data-testid":"parts",children:[a("figcaption",{children:[n," ",a(re,{n:t})]}),a("div",{class:"parts-bar",role:"img","aria-label":o.map(Hy).join(", "),children:o.map(r=>a("span",{class:`part ${r.key}`,style:{flexGrow:r.nbytes},title:`${r.label}: ${Mn(r.nbytes)}`},r.key))}),a("ul",{children:o.map(r=>a("li",{title:r.help,children:[a("span",{class:`part ${r.key}`,"aria-hidden":"true"}),r.label," ",a(re,{n:r.nbytes})," ",a("small",{children:tn(r.nbytes,t)})]},r.key))})]})}function Hy({label:e,nbytes:t}){return`${e} ${ee(t)}`}function Ky({group:e,largest:t}){let{address:n,select:o}=G(),[r,s]=X(!1),[l]=e.members,i=n.value.selected,u=e.count===1;return a("div",{class:"card","aria-current":u&&Ap(l?.node,i),children:[a("span",{class:"size",children:[a(re,{n:e.nbytes}),a("small",{children:tn(e.nbytes,e.kept_bytes)}),a(nn,{part:e.nbytes,whole:t})]}),a("span",{class:"what",children:[a("button",{type:"button",class:"link name","aria-expanded":u?void 0:r,onClick:()=>u&&l?o(qe(l.node)):s(!r),children:[a("b",{children:e.op})," keeps ",a("code",{children:e.slot})," · ",e.module||"outside of modules",!u&&` ×${Q(e.count)}`]}),a("span",{class:"type",children:[dn(e.dtype,e.shape),!u&&`, ${ee(e.nbytes/e.count)} each`]}),a("span",{class:"reason",children:e.reason}),a("small",{children:[e.source,e.category,e.name,e.device,e.saves>1&&fe(e.saves,"save")].filter(Boolean).join(" · ")}),r&&a(Uy,{group:e,selected:i})]})]})}function Ap(e,t){return e!==void 0&&qe(e).text===t?.text}function Uy({group:e,selected:t}){let{select:n}=G(),o=e.count-e.members.length;return a("ul",{class:"members",children:[e.members.map(({storage:r,node:s,fqn:l})=>a("li",{children:a("button",{type:"button",class:"link","aria-current":Ap(s,t),"data-node":s,onClick:()=>n(qe(s)),children:l||e.op})},r)),o>0&&a("li",{children:["and ",Q(o)," more"]})]})}function Pp({ranks:e}){let{recordings:t}=G(),[n,o]=X(null),{modules:r,modules_count:s}=e,l=ue(()=>jy(e),[e]),i=ue(()=>{let u=Ht(r.length);return n?pn(u,Qy(e,n.key),n.descending):u},[e,n]);return e.ranks.filter(({nbytes:u})=>u!==null).length<2?null:r.length===0?a("p",{class:"hint pad","data-testid":"ranks-equal",children:"Every module keeps the same on all ranks."}):a(ae,{children:[a("h3",{children:["Modules that do not keep the same"," ",a("small",{children:s>r.length?`the ${Q(r.length)} furthest apart of ${Q(s)}`:"the furthest apart first"})]}),a(Pn,{label:"Modules that do not keep the same on every rank",testId:"unequal-table",columns:l,rows:i,sort:n,onSort:o,selected:null,onChoose:u=>{let c=e.ranks[r[u]?.most??-1];c?.nbytes&&t.chooseRank(c,"modules")},minWidth:"720px"})]})}function jy({ranks:e,modules:t}){let n=(o,r)=>({key:o,label:r,width:"minmax(130px, 1fr)",isNumber:!0,cell:s=>a(Yy,{module:t[s],ranks:e,which:o})});return[{key:"fqn",label:"module",width:"minmax(160px, 2fr)",cell:o=>a(qy,{module:t[o]})},{key:"type_name",label:"type",width:"minmax(90px, 1fr)",cell:o=>t[o]?.type_name},{key:"ranks",label:"by rank",help:"Charged to its own ops on each rank, from the first to the last",width:"minmax(90px, 1fr)",cell:o=>a(Zy,{values:t[o]?.nbytes??[],ranks:e})},n("least","smallest"),n("most","largest"),{key:"apart",label:"apart",help:"Bytes between the smallest and the largest",width:"88px",isNumber:!0,cell:o=>a(re,{n:Lp(t[o])})}]}function qy({module:e}){if(!e)return null;let{fqn:t,type_name:n,times:o}=e,r=t||(n?"the model itself":"outside of modules");return a("span",{title:r,class:t?"":"none",children:[r,o>1&&a("b",{class:"times",children:[" ×",Q(o)]})]})}function Yy({module:e,ranks:t,which:n}){let o=e?.[n]??null;if(!e||o===null)return a("span",{class:"none",children:"–"});let r=e.nbytes[o];return r==null?a(Jy,{module:e,ranks:t}):a(ae,{children:[a(re,{n:r})," ",a("small",{children:["rank ",t[o]?.rank]})]})}function Jy({module:e,ranks:t}){let n=t.filter(({nbytes:r},s)=>r!==null&&e.nbytes[s]===null),o=n.length===1?`rank ${n[0]?.rank}`:`${Q(n.length)} ranks`;return a("small",{children:["not on ",o]})}function Zy({values:e,ranks:t}){let n=Math.max(1,...e.map(r=>r??0)),o=t.map(({rank:r,nbytes:s},l)=>{let i=e[l]??null;return`rank ${r}: ${i!==null?ee(i):s?"not there":"not read"}`});return a("span",{class:"bars",role:"img","aria-label":o.join(", "),title:o.join(`
`),children:e.map((r,s)=>a("span",{style:{height:`${100*(r??0)/n}%`}},s))})}function Lp(e){return!e||e.least===null||e.most===null?0:(e.nbytes[e.most]??0)-(e.nbytes[e.least]??0)}function Qy({modules:e},t){return e.map(n=>t==="fqn"?n.fqn:t==="type_name"?n.type_name:t==="least"||t==="most"?n.nbytes[n[t]??-1]??null:Lp(n))}var Ip={key:"ranks",title:"Ranks",waiting:"Reading the ranks…",isFor:(e,t)=>(t?.ranks??1)>1,async fetch(e,t,n,o){let r=await e.ranks(t,n);for(let s=1/0;r.pending>0&&r.pending<s;)o(r),s=r.pending,r=await e.ranks(t,n);return r},mayGrow:({ranks:e})=>e.some(({problem:t})=>t!==null),Panel:Xy};function Xy({reply:e,isLoading:t}){return a("div",{class:"ranks","aria-busy":t,children:[a(ev,{ranks:e}),a(nv,{ranks:e}),a(av,{ranks:e}),e.pending===0&&a(Pp,{ranks:e})]})}function ev({ranks:e}){let{pending:t,totals:n}=e,o=e.ranks.length-t;return a("p",{class:"summary",role:"status","data-testid":"ranks-summary",children:[t>0?`Read ${Q(o)} of ${fe(e.ranks.length,"rank")}…`:`${fe(e.ranks.length,"rank")}: ${tv(e,n[0])}`," ",a("small",{children:"A click on a rank shows its recording."})]})}function tv({ranks:e},t){if(!t)return"";let[n,o]=[e[t.least??0],e[t.most??0]];if(e.filter(({nbytes:i})=>i!==null).length<2)return"there is nothing to compare.";if(t.least===null||t.most===null||!n?.nbytes||!o?.nbytes)return"all keep the same for the backward.";let[s,l]=[n.nbytes[0]??0,o.nbytes[0]??0];return`rank ${o.rank} keeps ${ee(l)} for the backward, rank ${n.rank} only ${ee(s)}.`}function nv({ranks:e}){let{recordings:t}=G(),[n,o]=X(null),r=ue(()=>rv(e),[e]),s=ue(()=>{let u=Ht(e.ranks.length);return n?pn(u,iv(e,n.key),n.descending):u},[e,n]),l=t.shown.value,i=e.ranks.findIndex(({run:u,tag:c})=>u===l?.run&&c===l.tag);return a(Pn,{label:"Ranks",testId:"ranks-table",columns:r,rows:s,sort:n,onSort:o,selected:i,onChoose:u=>{let c=e.ranks[u];c?.nbytes&&t.chooseRank(c,"graph")},minWidth:"900px"})}var ov=2;function rv({ranks:e,totals:t}){return[{key:"rank",label:"rank",help:"A click on a row shows the recording of this rank",width:"48px",isNumber:!0,cell:n=>e[n]?.rank},...t.map((n,o)=>sv(e,n,o)),{key:"run",label:"run",width:"minmax(110px, 1fr)",cell:n=>a(Do,{text:e[n]?lv(e[n]):""})}]}function sv(e,t,n){let o=i=>i===null?null:e[i]?.nbytes?.[n],r=Math.max(0,...e.map((i,u)=>o(u)??0)),s=o(t.most),l=n<ov;return{key:t.key,label:t.label,help:t.help,width:l?"minmax(200px, 2fr)":"minmax(88px, 1fr)",isNumber:!0,cell:i=>{let u=o(i);if(u===void 0)return a("span",{class:"none",children:"–"});if(u===null)return a("span",{class:"none",children:"not known"});let c=u===s;return l?a("span",{class:"with-bar wide",children:[a(nn,{part:u,whole:r}),a("span",{children:[c&&a("span",{class:"tag",children:"largest"})," ",c?a("b",{children:a(re,{n:u})}):a(re,{n:u})]})]}):c?a("b",{children:a(re,{n:u})}):a(re,{n:u})}}}function lv({run:e,tag:t,rank:n}){return t.endsWith(`/rank${n}`)?`${e} ${t}`:e}function iv({ranks:e,totals:t},n){let o=t.findIndex(r=>r.key===n);return e.map(r=>n==="rank"?r.rank:n==="run"?r.run:r.nbytes?.[o]??null)}function av({ranks:{ranks:e,absent:t}}){let n=e.filter(({problem:o})=>o);return n.length===0&&t.length===0?null:a("ul",{class:"notes problems","data-testid":"ranks-problems",children:[t.length>0&&a("li",{children:[t.length===1?"Rank":"Ranks"," ",t.join(", ")," left no recording in this log directory."]}),n.map(({rank:o,run:r,tag:s,problem:l})=>a("li",{children:["Rank ",o,": ",l]},`${r} ${s}`))]})}function Vi(e){return vs(e.map(({reply:t})=>t?.points.map(({step:n})=>n)??[]))}function zp({reply:e},t,n){let o=e?.points.map(({step:r,nbytes:s})=>[r,s?.[t]??null]);return Au(n,new Map(o))}function Fi({reply:e},t){return e?.points.find(n=>n.step===t)}function Pr({reply:e}){return e?.points.filter(({problem:t})=>t!==null)??[]}function Np(e,t){let n=-1;return e.forEach((o,r)=>{let s=e[n]??1/0;o!==null&&Math.abs(o-t)<Math.abs(s-t)&&(n=r)}),n}var Dp=5,$p=[[],[6,4],[2,3],[10,3,2,3],[14,5]];function Bi(e){let t=$p[(e+Math.floor(e/Dp))%$p.length]??[];return{colour:`run-${e%Dp}`,dash:[...t]}}function Vp(e){let{courses:t,axis:n,total:o,at:r,chosen:s,active:l}=e,i=ue(()=>uv(t,n,r),[t,r]),u=Eo((g,h)=>cv(g,t,i,{chosen:s,active:l},h),[t,i,s,l]),c=i.lines[l]?.values[s]??null,p=t[l]?.run??"",f=i.lines.every(({values:g})=>g.every(h=>h===null));return a("figure",{children:[a("figcaption",{title:o.help,children:o.label}),f?a("p",{class:"hint",children:"No recording of these runs knows it."}):a(Yo,{drawing:i,chosen:s,onChoose:e.onChoose,onPoint:e.onPoint,onKey:e.onKey,onClick:(g,h,v)=>{let C=i.lines.map(({values:_})=>_[g]??null);e.onClick(g,C,h.posToVal(v,"y"))},marks:u,together:"steps",label:`${o.label}, over ${fe(n.length,"step")} of ${fe(t.length,"run")}`,valueText:`${p}, step ${n[s]}: ${c===null?"not known":ee(c)}`,testId:`steps-${o.key}`})]})}function uv(e,t,n){let o=e.map((r,s)=>({label:r.run,width:1.5,values:zp(r,n,t),...Bi(s)}));return{x:t,lines:o,isStepped:!1}}function cv(e,t,{x:n,lines:o},{chosen:r,active:s},l){let{ctx:i,bbox:u}=e,c=devicePixelRatio,p=o[s]?.values[r]??null;if(p!==null){i.beginPath();let h=[e.valToPos(n[r]??0,"x",!0),e.valToPos(p,"y",!0)];i.arc(...h,6*c,0,2*Math.PI),i.stroke()}i.strokeStyle=l("red-line"),i.lineWidth=2*c;let[f,g]=[u.top+u.height-8*c,4*c];for(let{step:h}of t.flatMap(Pr)){let v=e.valToPos(h,"x",!0);oo(i,v-g,f-g,v+g,f+g),oo(i,v-g,f+g,v+g,f-g)}}function Fp({n:e}){let{colour:t,dash:n}=Bi(e);return a("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:a("path",{d:"M1 5H29",fill:"none",stroke:`var(--${t})`,"stroke-width":"2","stroke-dasharray":n.join(" ")})})}var Bp={key:"steps",title:"Steps",Panel:dv};function dv(){let{steps:e}=G(),{value:t,error:n,loading:o}=e.reply.state.value;if(n)return a(Yn,{error:n,retry:e.reply.reload});if(!t)return o?a(pt,{what:"Reading the steps…"}):null;let r=t.find(({reply:s})=>s)?.reply?.totals;return a("div",{class:"steps","aria-busy":o,"data-testid":"steps",children:[a(pv,{courses:t}),r?a(fv,{courses:t,totals:r}):null,a(gv,{courses:t})]})}function pv({courses:e}){let{steps:t}=G(),n=e.reduce((l,{reply:i})=>l+(i?.pending??0),0),[o,r]=[t.all.value.length,t.drawn.value.length],s=o>r?`The first ${r} of ${Q(o)} runs`:fe(o,"run");return a("p",{class:"summary",role:"status","data-testid":"steps-summary",children:[s,", ",fe(Vi(e).length,"step"),n>0&&`, ${fe(n,"recording")} still to be read`,"."," ",a("span",{class:"hint",children:[o>r&&"A filter in the sidebar chooses others. ","Click a point, or go to one with the arrow keys and press Enter, to open its recording."]})]})}function fv({courses:e,totals:t}){let{recordings:n}=G(),o=n.shown.value,r=Vi(e),[s,l]=X(null),[i,u]=X(o?.run??""),[c,p]=X(null),f=s??o?.step??0,g=xs(r,f),h=Math.max(0,e.findIndex(_=>_.run===i)),v=(_,S)=>{!_||S===void 0||!Fi(_,S)||n.choose({run:_.run,tag:_.tag,step:S,view:"overview"})},C=_=>{let S={ArrowUp:-1,ArrowDown:1}[_];if(S!==void 0)u(e[(h+S+e.length)%e.length]?.run??i);else if(_==="Enter")v(e[h],r[g]);else return!1;return!0};return a(ae,{children:[a("div",{class:"courses",children:t.map((_,S)=>a(Vp,{courses:e,axis:r,total:_,at:S,chosen:g,active:h,onChoose:x=>l(r[x]??0),onPoint:p,onKey:C,onClick:(x,k,T)=>v(e[Np(k,T)],r[x])},_.key))}),a(mv,{courses:e,totals:t,step:r[c??g]??0,active:h,onOpen:v})]})}function mv({courses:e,totals:t,step:n,active:o,onOpen:r}){return a("table",{class:"both at-step","aria-label":"Totals at one step","data-testid":"steps-table",children:[a("thead",{children:a("tr",{children:[a("th",{scope:"col",children:["step ",Q(n)]}),t.map(({key:s,label:l,help:i})=>a("th",{scope:"col",title:i,children:l},s))]})}),a("tbody",{children:e.map((s,l)=>{let i=Fi(s,n);return a("tr",{"aria-current":l===o,"data-run":s.run,children:[a("th",{scope:"row",children:[a(Fp,{n:l})," ",i&&!i.problem?a("button",{type:"button",class:"link",title:`Open the recording of step ${n}`,onClick:()=>r(s,n),children:s.run}):s.run]}),i?.nbytes?i.nbytes.map((u,c)=>a("td",{children:a(re,{n:u})},t[c]?.key)):a("td",{class:"none",colSpan:t.length,children:hv(s,i?.problem)})]},s.run)})})]})}function hv(e,t){return e.problem||t?"× cannot be read":!e.reply||t===null?"not read yet":"no recording at this step"}var Wi=8;function gv({courses:e}){let t=e.filter(({problem:o})=>o);if(t.length>0&&t.length===e.length)return a(Be,{message:t.map(({run:o,problem:r})=>`${o}: ${r}`).join(" ")});let n=e.filter(o=>Pr(o).length>0);return t.length+n.length===0?null:a("ul",{class:"notes problems","data-testid":"steps-problems",children:[t.map(({run:o,problem:r})=>a("li",{children:[o,": ",r]},o)),n.map(o=>{let r=Pr(o);return a("li",{children:["× ",o.run,": ",fe(r.length,"recording")," cannot be read, at"," ",r.length===1?"step":"steps"," ",r.slice(0,Wi).map(({step:s})=>Q(s)).join(", "),r.length>Wi&&` and ${Q(r.length-Wi)} more`,". ",r[0]?.problem]},o.run)})]})}var Hp={key:"terms",title:"Terms",waiting:"Matching the terms…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.terms(t,n),isEmpty:({layers:e})=>e.length===0,Panel:bv};function bv({reply:e,isLoading:t}){return a("div",{class:"terms","aria-busy":t,"data-testid":"terms",children:[a("p",{class:"hint",children:"What the formula of Korthikanti et al. says that a transformer layer keeps, and what this one keeps. Nothing is matched by force: a term without a save is not kept, a save without a term is forgotten by the formula."}),e.layers.map((n,o)=>a(yv,{layer:n,isOpen:o===0},n.module))]})}function yv({layer:e,isOpen:t}){let{graph:n}=G(),o=Object.entries(e.sizes).map(([u,c])=>`${u} = ${Q(c)}`),r=Math.max(1,...e.rows.map(u=>Math.max(u.kept_bytes,u.formula_bytes??0))),[s,l]=[e.rows.filter(({term:u})=>u!==""),e.rows.filter(({term:u})=>u==="")],i=e.forgotten_count-l.length;return a("details",{class:"layer",open:t,"data-testid":"layer",children:[a("summary",{children:[a("b",{children:e.fqn||"the model"}),e.modules.length>1&&` ×${Q(e.modules.length)}`,a("small",{children:[o.join(", "),", ",e.itemsize," bytes a value"]})]}),a("p",{class:"sums-line","data-testid":"layer-sums",children:["The formula says ",a("b",{children:ee(e.formula_bytes)}),";"," ",e.modules.length>1?"each layer":"the layer"," keeps"," ",a("b",{children:ee(e.kept_bytes)}),", of which the formula forgets"," ",a("b",{children:ee(e.forgotten_bytes)}),"."," ",a("button",{type:"button",class:"link",onClick:()=>n.reveal(De(e.module)),children:"Show in graph"})]}),a("div",{class:"term-table",role:"table","aria-label":`Terms of ${e.fqn||"the model"}`,children:[a("div",{class:"term head",role:"row",children:["term","formula","says","kept","","why they differ, and who saves it"].map(u=>a("span",{role:"columnheader",class:`cell-${vv[u]??"bar"}`,children:u},u))}),s.map(u=>a(Wp,{row:u,whole:r},u.term)),l.length>0&&a("div",{class:"term group",role:"row",children:a("span",{role:"cell",children:"What the formula forgets"})}),l.map((u,c)=>a(Wp,{row:u,whole:r},c)),i>0&&a("p",{class:"hint",children:["and ",Q(i)," smaller ones"]})]})]})}var vv={term:"what",formula:"formula",says:"says",kept:"kept","why they differ, and who saves it":"why"};function Wp({row:e,whole:t}){let n=e.term==="",o=e.savers_count>0,r=e.formula_bytes===e.kept_bytes;return a("div",{class:`term ${n?"forgotten":o?r?"equal":"unequal":"unkept"}`,role:"row","data-testid":"term","data-term":e.term,children:[a("span",{class:"cell-what",role:"cell",children:n?a(Gp,{row:e}):e.what}),a("code",{class:"cell-formula",role:"cell",children:e.formula||"–"}),a("span",{class:"cell-says",role:"cell",children:a(re,{n:e.formula_bytes})}),a("span",{class:"cell-kept",role:"cell",children:o?a(re,{n:e.kept_bytes}):a("span",{class:"none",children:"not kept"})}),a("span",{class:"cell-bar",role:"cell",children:a(xv,{said:e.formula_bytes??0,kept:e.kept_bytes,whole:t})}),a("span",{class:"cell-why",role:"cell",children:[e.note&&a("span",{children:e.note}),!n&&a(Gp,{row:e})]})]})}function xv({said:e,kept:t,whole:n}){let o=r=>({width:`${100*r/n}%`});return a("span",{class:"pair","aria-hidden":"true",children:[a("span",{class:"said",style:o(e)}),a("span",{class:"kept",style:o(t)})]})}function Gp({row:{savers:e,savers_count:t}}){let{graph:n}=G();return a(ae,{children:[e.map(({node:o,name:r,slots:s})=>a("button",{type:"button",class:"link",onClick:()=>n.follow(qe(o)),children:[r," ",s.join(" + ")]},o)),t>e.length&&` and ${Q(t-e.length)} more`]})}var Gi=["cached","held","not cached","recomputed","freed"];function Hi({categories:e}){let t=r=>Gi.includes(r)?Gi.indexOf(r):Gi.length,n=Object.keys(e).filter(r=>e[r]?.some(s=>s!==0)).sort((r,s)=>t(r)-t(s)),o=[];for(let r of n){let s=o.at(-1)?.top;o.push({name:r,top:(e[r]??[]).map((l,i)=>l+(s?.[i]??0))})}return o}function Kp({op:e,ops:t}){let{alive:n}=G();Re(()=>{n.op.value=e},[e]),Re(()=>()=>{n.op.value=null},[]);let{value:o,error:r,loading:s}=n.reply.state.value;return r?a(Be,{message:r.message}):o?a("section",{class:"alive","aria-label":"What is alive",tabIndex:0,"aria-busy":s,"data-testid":"alive",children:[a(wv,{reply:o}),a("ol",{children:o.alive.map(l=>a("li",{children:a(kv,{row:l,at:o.at.op,ops:t,whole:o.alive[0]?.nbytes??0})},l.storage))}),o.alive_count>o.alive.length&&a("p",{class:"hint",children:["and ",fe(o.alive_count-o.alive.length,"smaller one")]})]}):s?a(pt,{what:"Reading what is alive…"}):null}function wv({reply:e}){return a("p",{class:"summary","data-testid":"alive-summary",children:["After op ",Q(e.at.op),", ",a(Up,{place:e.at}),":"," ",fe(e.alive_count,"storage")," of ",a(re,{n:e.live_bytes}),e.released_count>0&&a(ae,{children:[", of which ",Q(e.released_count)," of ",a(re,{n:e.released_bytes})," ",e.released_count===1?"is":"are"," released before the next op"]}),"."]})}function Up({place:e}){return a(ae,{children:[a("b",{children:_v(e.name)})," ",a("small",{children:[e.fqn,e.source].filter(Boolean).join(" · ")})]})}function _v(e){return e.replace(/^aten::(\w+)(\.\w+)?$/,"$1")}function kv({row:e,at:t,ops:n,whole:o}){let{select:r}=G(),{node:s}=e.made_by;return a("button",{type:"button",class:"life-row",disabled:s===null,"data-storage":e.storage,onClick:()=>s!==null&&r(qe(s)),children:[a("span",{class:"size",children:[a(re,{n:e.nbytes}),a(nn,{part:e.nbytes,whole:o})]}),a("span",{class:"what",children:[a("span",{children:[a(Up,{place:e.made_by})," ",a("span",{class:"type",children:dn(e.dtype,e.shape)})]}),a("small",{children:Sv(e,t)})]}),a(Rv,{row:e,at:t,ops:n})]})}function Sv(e,t){let n=e.ended===null?"never released":`released after op ${Q(e.ended)}`;return[e.state??e.phase,e.reason||e.holder&&`held by: ${e.holder}`,e.ended===t?"released before the next op":n].filter(Boolean).join(" · ")}function Rv({row:e,at:t,ops:n}){let o=i=>`${100*i/Math.max(1,n)}%`,r=e.ended===null?n:e.ended+1,s=e.made_by.op,l=Q(e.last_used);return a("span",{class:"life",role:"img","aria-label":`made by op ${Q(s)}, last used by op ${l}`,title:`Made by op ${Q(s)}, last used by op ${l}`,children:[a("span",{class:`span patch ${$t(e.state??e.phase??"")}`,style:{left:o(s),width:o(r-s)}}),a("span",{class:"used",style:{left:o(e.last_used+.5)}}),a("span",{class:"now",style:{left:o(t+.5)}})]})}var jp={key:"timeline",title:"Timeline",waiting:"Reading the timeline…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.timeline(t,n),Panel:Cv};function Cv({reply:e,isLoading:t}){let[n,o]=En("timeline");if(e.op.length===0)return a("p",{class:"hint pad",children:"The forward made no storage, so there is nothing to draw."});let r=e.phases.at(-1)?.end_op??0,s=Number(n.at??e.peak?.op??e.op[0]),l=Tv(e,Number.isFinite(s)?s:0);return a("div",{class:"timeline","aria-busy":t,children:[e.peak&&a("p",{class:"summary","data-testid":"timeline-peak",children:["Peak ",a(re,{n:e.peak.nbytes}),e.device&&` on ${e.device}`," after op ",Q(e.peak.op),"."," ",a("span",{class:"hint",children:"Click, or use the arrow keys, to see what is alive after an op; drag to zoom in, double-click to zoom out."})]}),a(Ev,{timeline:e,chosen:l,onChoose:i=>o("at",String(e.op[i]??0))}),a(Kp,{op:e.op[l]??0,ops:r})]})}function Tv(e,t){let n=e.op.findIndex(o=>o>t);return Math.max(0,(n<0?e.op.length:n)-1)}function Ev({timeline:e,chosen:t,onChoose:n}){let[o,r]=X(null),s=Hi(e),l=ue(()=>Mv(e),[e]),i=Eo((c,p)=>Ov(c,e,p),[e]),u=o??t;return a(ae,{children:[a("dl",{class:"plot-legend","data-testid":"timeline-legend",children:[a("div",{children:[a("dt",{children:["after op ",Q(e.op[u]??0)]}),a("dd",{children:a(re,{n:e.live_bytes[u]})})]}),s.map(({name:c})=>a("div",{children:[a("dt",{children:[a("span",{class:`patch ${$t(c)}`}),c]}),a("dd",{children:a(re,{n:e.categories[c]?.[u]})})]},c))]}),a(Yo,{drawing:l,chosen:t,onChoose:n,onPoint:r,marks:i,label:"Live bytes after each op, split by what had become of them when the forward ended",valueText:`${ee(e.live_bytes[t]??0)} after op ${e.op[t]}`,testId:"timeline-plot"})]})}function Mv(e){let t=Hi(e).reverse().map(({name:n,top:o})=>({label:n,colour:$t(n),fill:`${$t(n)}-fill`,values:o}));return{x:e.op,lines:t,isStepped:!0}}function Ov(e,{peak:t,phases:n},o){let{ctx:r,bbox:s}=e,l=devicePixelRatio,i=s.top+s.height;r.fillStyle=r.strokeStyle=o("muted"),r.textAlign="left",r.setLineDash([2*l,3*l]);for(let u of n.slice(1)){let c=e.valToPos(u.first_op,"x",!0);oo(r,c,s.top,c,i),r.fillText(u.kind,c+4*l,i-6*l)}r.setLineDash([]),r.fillStyle=r.strokeStyle=o("fg"),t&&$s(e,t,`peak ${ee(t.nbytes)}`,{foot:i})}var qs=[Op,Gd,Ep,dp,jp,xd,Bp,Hp,Ip];function qp(e,{partOfShown:t}){let n=je(null),o=t(()=>n.value===null?null:`alive ${n.value}`,(r,s)=>e.alive(r,n.peek()??0,s));return{op:n,reply:o}}var Av="compare";function Yp(e,{address:t,change:n},{index:o,shown:r,partOfShown:s,choose:l},i){let u=Ce(()=>{let{value:g}=o.state.value;return g&&r.value?ld(g,r.value,t.value.compare):null}),c=Ce(()=>u.value?.other&&JSON.stringify(u.value.other)),p=s(()=>i.value===Av&&c.value?`compare ${c.value}`:null,async(g,h)=>{let v=u.peek()?.other;if(!v)throw new Error("Nothing is chosen to compare with.");if("goal"in v){let{planned:_,unreachable:S}=await e.plan(g,v,h);return{comparison:_&&_.comparison,planned:_,unreachable:S}}return{comparison:await e.compare(g,v,h),planned:null,unreachable:null}});function f(){let[g,h]=[r.peek(),u.peek()?.other];!g||!h||!("key"in h)||(l(h.key),n({compare:Ns(g)}))}return{chosen:u,reply:p,swap:f}}function Jp(e){let t=je(e);return{address:t,change:n=>t.value={...t.peek(),...n}}}function Zp(e,t){let n=ef(e.modules),o=r=>r&&r.flatMap(s=>n[s]??[]);return{selected:t.selected&&Pv(e,n,t.selected),expand:o(t.expand),open:o(Tn(t.modules.open??""))}}function Qp(e,t){let n=ef(e.modules),o=new Map(n.map((s,l)=>[s,l])),r=s=>{let l=s?.flatMap(i=>o.get(i)??[]);return l&&(l.length>0||s?.length===0)?l:null};return{selected:t.selected===null?null:Lv(e,n,t.selected),expand:r(t.expand),modules:{open:Pt(r(t.open))}}}function Xp(e,t){let n=e.modules.open??t.modules?.open??"";return{selected:e.selected??t.selected??null,expand:e.expand??t.expand??null,modules:Cn(e.modules,"open",n)}}function ef({fqn:e,call:t}){return e.map((n,o)=>`${n} ${t[o]}`)}function tf({ops:e},t){let n=new Map;return e.op.map((o,r)=>{let s=e.module[r]??null,l=`${s===null?"":t[s]} ${o}`,i=n.get(l)??0;return n.set(l,i+1),`${l} ${i}`})}function Pv(e,t,n){return n.kind==="module"?t[n.number]??null:n.kind!=="node"?null:tf(e,t)[e.ops.node.indexOf(n.number)]??null}function Lv(e,t,n){let o=t.indexOf(n);if(o>=0)return De(o);let r=e.ops.node[tf(e,t).indexOf(n)];return r===void 0?null:qe(r)}function nf(e,{address:t,change:n},o){let r=Rr(()=>o.value?"index":null,e.index),s=Ce(()=>cs(r.state.value.value,t.value)),l=Ce(()=>s.value&&ds(s.value)),i=Ce(()=>l.value?JSON.stringify(l.value):null),u=Ce(()=>{let A=r.state.value.value?.runs.map(({run:K})=>K)??[],M=t.value.runs,L=ys(M);if(L)return A.filter(L);let z=No(M);return A.filter(K=>z(K.toLowerCase()))});function c(A,M){return Rr(()=>{let L=o.value&&i.value!==null?A():null;return L===null?null:`${i.value} ${L}`},(L,z)=>{let K=l.peek();if(!K)throw new Error("No recording is chosen.");return M(K,L,z)})}let p=c(()=>"recording",e.recording),f=Ce(()=>p.state.value.value?.modules),g=Ce(()=>f.value&&mu(f.value)),h=Ce(()=>{let A=p.state.value.value?.ops.node??[];return new Map(A.map((M,L)=>[M,L]))});function v({kind:A,number:M}){if(A==="module")return f.peek()?.parent[M]??null;let L=h.peek().get(M);return L===void 0?null:p.state.peek().value?.ops.module[L]??null}let C=je(null),_=wt(()=>{let{key:A,value:M,loading:L}=p.state.value;if(!C.value||!M||L||A!==`${i.value} recording`)return;let z=Qp(M,C.value);C.value=null,n(Xp(t.peek(),z))});function S(A){let{run:M,tag:L,step:z,view:K=t.peek().view}=A,{value:F}=p.state.peek(),E=C.peek()??(F?Zp(F,t.peek()):null),$=Cn(t.peek().modules,"open","");n({run:M,tag:L,step:z,view:K,selected:null,expand:null,modules:$,timeline:{}}),C.value=E}function x(A){let L=(r.state.peek().value?.runs.find(z=>z.run===A)?.tags??[]).find(z=>z.tag===t.peek().tag)?.tag??"";S({run:A,tag:L,step:null})}function k(A){S({run:t.peek().run,tag:A,step:null})}function T({run:A,tag:M},L){S({run:A,tag:M,step:l.peek()?.step??null,view:L})}return{index:r,entry:s,shown:l,matching:u,partOfShown:c,recording:p,modules:f,moduleTree:g,rowOfNode:h,moduleAround:v,choose:S,chooseRun:x,chooseTag:k,chooseRank:T,dispose:_}}var Iv="steps",Dv=10;function of(e,{index:t,entry:n,matching:o},r,s){let l=Ce(()=>{let c=t.state.value.value?.runs??[],p=n.value,f=new Set(o.value);return c.flatMap(g=>{if(g.run===p?.run.run)return{run:g.run,tag:p.tag};let h=f.has(g.run)?zv(g,p?.tag.tag):void 0;return h?{run:g.run,tag:h}:[]})}),i=Ce(()=>{let c=n.value?.run.run,p=l.value.filter(({run:f})=>f!==c).slice(0,Dv-1);return l.value.filter(f=>f.run===c||p.includes(f))}),u=Rr(()=>r.value&&s.value===Iv?JSON.stringify(i.value):null,async(c,p)=>{let f=i.peek().map($v),g=(h,v)=>{f[h]=v,p([...f])};return Promise.all(f.map((h,v)=>Nv(e,h,c,C=>g(v,C))))});return{all:l,drawn:i,reply:u}}function $v({run:e,tag:t}){return{run:e,tag:t.tag,reply:null,problem:t.problem??""}}function zv({tags:e},t){return e.find(({tag:n})=>n===t)??e[0]}async function Nv(e,t,n,o){if(t.problem)return t;try{let r=await e.steps(t,n);for(let s=1/0;r.pending>0&&r.pending<s;)o({...t,reply:r}),s=r.pending,r=await e.steps(t,n);return{...t,reply:r}}catch(r){if(n.aborted)throw r;return{...t,problem:r instanceof Error?r.message:String(r)}}}function rf(e,t,{address:n},{entry:o,recording:r,partOfShown:s}){let l=(v,C)=>s(()=>C()?v.key:null,async(_,S,x)=>v.fetch?.(t,_,S,x)),i=()=>r.state.value.value?.meta,u=v=>v.isFor?.(i(),o.value?.tag)??!0,c=new Map;for(let v of e)v.isEmpty!==void 0&&c.set(v,l(v,()=>i()!==void 0&&u(v)));function p(v){if(!u(v))return!1;if(v.isEmpty===void 0)return!0;let C=c.get(v)?.state.value;return(C?.loading===!0||i()===void 0)&&n.value.view===v.key?!0:C?.value!==void 0&&!v.isEmpty(C.value)}let f=Ce(()=>e.filter(p)),g=Ce(()=>f.value.map(({key:C})=>C).includes(n.value.view)?n.value.view:Lo.view);for(let v of e)v.fetch===void 0||c.has(v)||c.set(v,l(v,()=>g.value===v.key));function h(){for(let[v,C]of c){let{value:_,error:S}=C.state.peek();(S||_!==void 0&&v.mayGrow?.(_))&&C.reload()}}return{available:f,shown:g,reply:v=>c.get(v),reload:h,dispose:()=>c.forEach(v=>v.dispose())}}function sf(e,t,n,o=Lo){let r=Jp(o),{address:s,change:l}=r,i=je(!0),u=je(!1),c=nf(e,r,i),p=rf(n,e,r,c),f=$d(e,t,r,c,p.shown),g=c.partOfShown(()=>At(s.value.selected)?s.value.selected.text:null,(M,L)=>e.detail(M,s.peek().selected,L)),h=qp(e,c),v=Yp(e,r,c,p.shown),C=of(e,c,i,p.shown),{index:_,recording:S}=c,x=[S,f.picture,f.drawn,g,h.reply,v.reply,C.reply];function k(M){l({selected:M})}function T(){_.reload();for(let M of x)M.state.peek().error&&M.reload();p.reload()}function A(){for(let M of[...x,p,c,_])M.dispose()}return{address:s,change:l,select:k,isVisible:i,isDark:u,recordings:c,views:p,graph:f,detail:g,alive:h,compare:v,steps:C,reload:T,dispose:A}}var lf='.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}';var af=`* {
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
`;var uf=`.compare {
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

.what-if label + label {
  max-width: 320px;
}

.ask-plan,
.ask-plan label {
  display: flex;
  gap: 6px;
  align-items: center;
  white-space: nowrap;
}

.ask-plan select {
  max-width: none;
}

.ask-plan .amount input {
  width: 76px;
}

.ask-plan .amount {
  min-width: 94px;
}

.planned {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(440px, 100%), 1fr));
  gap: 10px 16px;
  align-items: start;
  margin-bottom: 14px;
}

.planned pre {
  margin: 0;
  white-space: pre-wrap;
}

.planned .predicted {
  font-family: inherit;
  line-height: 1.5;
}

.planned .code {
  position: relative;
  border: 1px solid var(--line);
  border-radius: 3px;
}

.planned .code pre {
  max-height: 320px;
  overflow: auto;
  padding: 8px 12px;
  font-size: 12px;
  white-space: pre;
}

.planned .code .copy {
  position: absolute;
  top: 2px;
  right: 2px;
  background: var(--bg);
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
`;var cf=`.details {
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
`;var df=`.graph {
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

/* The wide line that is met in the place of a thin one. */
.canvas .edge .reach {
  stroke: transparent;
  stroke-width: 10;
  pointer-events: stroke;
}

.canvas .edge {
  cursor: pointer;
}

.canvas .edge:hover path:not(.reach),
.canvas .edge:is(.selected, .lit) path:not(.reach) {
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

.question {
  max-width: 560px;
  padding: 10px 14px;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--raised);
  box-shadow: var(--shadow);
}

.shown {
  gap: 10px;
  align-items: center;
  padding: 0;
  border: 0;
  margin: 0;
}

.shown legend {
  padding: 0;
  margin-right: 8px;
  color: var(--muted);
  float: left;
}

.repeated-calls {
  padding: 6px 8px;
  border-left: 3px solid var(--accent);
  background: var(--accent-wash);
}
`;var pf=`@media (max-width: 820px) {
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
`;var ff=`.overview {
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

/* On the wash the colour of links is too faint in the dark. */
.lighter .link {
  color: var(--fg);
  text-decoration: underline;
}
`;var mf=`.app {
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
`;var hf=`.ranks {
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
`;var gf=`.steps {
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
`;var bf=`.table {
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

.branch .tag {
  flex: 0 1 auto;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
}

.branch .what-if-link {
  flex: none;
  margin-left: 8px;
  white-space: nowrap;
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

.ops {
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
}

.ops .filter {
  flex: 1 1 140px;
}

.ops .filter.short {
  flex: 0 1 150px;
}

.ops .toolbar {
  gap: 4px 8px;
}

.ops select {
  flex: none;
  width: auto;
  max-width: 140px;
}

.group-name {
  min-width: 0;
}

.menu {
  position: relative;
}

.menu summary {
  padding: 3px 8px;
  border: 1px solid var(--line);
  border-radius: 3px;
  cursor: pointer;
}

.menu-list {
  position: absolute;
  z-index: 5;
  top: 100%;
  right: 0;
  display: grid;
  gap: 4px;
  min-width: 150px;
  padding: 8px 12px;
  margin-top: 2px;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--raised);
  box-shadow: var(--shadow);
}

.icicle {
  flex: none;
  max-height: 154px;
  margin: 8px 12px 0;
  overflow: hidden auto;
}

.icicle-inner {
  position: relative;
  height: calc(var(--levels) * 22px);
}

.icicle-bar {
  position: absolute;
  top: calc(var(--depth) * 22px);
  left: calc(var(--start) * 100%);
  width: calc(var(--width) * 100%);
  height: 22px;
  overflow: hidden;
  padding: 2px 4px;
  border: 1px solid var(--bg);
  background: var(--bytes-2);
  color: var(--fg);
  cursor: pointer;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.icicle-bar small {
  color: inherit;
}

.icicle-bar:hover {
  background: var(--bytes-3);
}

.icicle-bar[aria-selected='true'] {
  border: 2px solid var(--accent);
  font-weight: 600;
}

.icicle:focus-visible .icicle-bar.active {
  outline: 2px solid var(--accent);
  outline-offset: -3px;
}
`;var yf=`.terms {
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
`;var vf=`/* Colours are named once, per theme. Those of the states are tb_actmem/render/palette.py's (Okabe
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
`;var xf=`.timeline {
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
`;var wf=[lf,vf,af,mf,ff,df,cf,bf,xf,yf,hf,uf,gf,pf].join(`
`);var Lr="p.activation_memory.";function lo(){try{return window.parent!==window&&window.parent.document?window.parent:null}catch{return null}}function Ki(e){try{let n=lo()?.tensorboard?.tf_storage?.getString(Lr+e);if(n)return n}catch{}let t=(lo()??window).location.hash.slice(1);return new URLSearchParams(t.replaceAll("+","%2B")).get(Lr+e)??""}function _f(e,t,n){let o=lo()?.tensorboard?.tf_storage;try{if(o){o.setString(Lr+e,t,{defaultValue:"",useLocationReplace:!n});return}}catch{return}if(lo())return;let r=new URLSearchParams(location.hash.slice(1));t?r.set(Lr+e,t):r.delete(Lr+e);let s=`${location.pathname}${location.search}#${r.toString()}`;n?history.pushState(null,"",s):history.replaceState(null,"",s)}function kf(e){(lo()??window).addEventListener("hashchange",e)}function Sf(e){let t=lo()?.document.body;if(t){let n=()=>e(t.classList.contains("dark-mode"));new MutationObserver(n).observe(t,{attributes:!0,attributeFilter:["class"]}),n()}else{let n=window.matchMedia("(prefers-color-scheme: dark)");n.addEventListener("change",()=>e(n.matches)),e(n.matches)}}function Rf(e){let t=()=>e(window.innerHeight>0);window.addEventListener("resize",t),t()}function Cf(e,t){if(!lo())return;let{port1:n,port2:o}=new MessageChannel,r=s=>n.postMessage(JSON.stringify(s));n.onmessage=s=>{let l=JSON.parse(s.data);if(l.isReply){l.type==="experimental.GetURLPluginData"&&!l.error&&l.payload&&t(l.payload);return}l.type==="experimental.DataReloaded"&&e(),r({...l,payload:null,error:null,isReply:!0})},window.parent.postMessage("experimental.bootstrap","*",[o]),r({type:"experimental.GetURLPluginData",id:0,payload:null,error:null,isReply:!1})}var Tf=qs.map(({key:e})=>e);function zC(){try{Mf(lu,"./layout.worker.js?v=744d4da3437b",qs)}catch(e){Ef(e)}}async function Xv(){try{let e=new Blob([await Vl("worker")],{type:"text/javascript"}),t=qs.filter(({key:n})=>!du.includes(n));Mf(cu(),URL.createObjectURL(e),t)}catch(e){Ef(e)}}us()&&Xv();function Ef(e){let t=document.createElement("p");t.setAttribute("role","alert"),t.textContent=`The Activation Memory tab could not start: ${String(e)}`,document.body.append(t)}function Mf(e,t,n){document.documentElement.lang="en",document.title="Activation Memory";let o=document.createElement("style");o.textContent=wf,document.head.append(o);let r=$l(Ki,Tf),l=sf(e,fu(()=>new Worker(new URL(t,import.meta.url))),n,r);Sf(u=>{document.documentElement.classList.toggle("dark",u),l.isDark.value=u}),Rf(u=>l.isVisible.value=u),e0(l);let i=document.createElement("div");i.id="activation-memory",document.body.append(i),Ia(a(Nl.Provider,{value:l,children:a(Mu,{})}),i)}function e0(e){let t=ss(e.address.peek());wt(()=>{let o=ss(e.address.value),r=rs.filter(l=>o[l]!==t[l]),s=r.find(l=>ru.includes(l));for(let l of s?[s,...r.filter(i=>i!==s)]:r)_f(l,o[l],l===s);t=o});let n=o=>{let r=$l(o,Tf),s=ss(r);rs.every(l=>s[l]===t[l])||(t=s,e.change(r))};kf(()=>{e.isVisible.peek()&&n(Ki)}),Cf(e.reload,o=>{rs.every(r=>!t[r])&&n(r=>o[r]??"")})}export{zC as render};
