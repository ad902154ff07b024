var me,ba,yi,kn,mi,Kr,va,Gr,xa,bi,hi,wa,sr=Symbol.for("pv"),Ur={},jr=[],Jf=/^m(i|n|o|s|text|space)$/,vi=Array.isArray,xi=jr.slice,Hn=Object.assign;function Gn(e){e&&e.parentNode&&e.remove()}function _a(e,t,n){var o,r,s,i={},l=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?xi.call(arguments,2):n),rr(e,i,o,r,null)}function rr(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:sr,__v:r||++ba,__i:-1,__u:0};return!r&&me.vnode&&me.vnode(s),s}function ue(e){return e.children}function Co(e,t){this.props=e,this.context=t,this.__g=0}function Sn(e,t){if(t==null)return e.__&&Sn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Sn(e)}function Zf(e){var t,n=e.__v,o=n.__e,r=[],s=[],i=e.__P;i&&((t=Hn({constructor:sr},n)).__v=n.__v+1,me.vnode&&me.vnode(t),wi(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||Sn(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Ea(r,t,s),n.__=n.__e=null,t.__e!=o&&ka(t))}function ka(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ka(e)}function gi(e){(8&e.__g||(e.__g|=8,kn.push(e),Kr++))&&mi==me.debounceRendering||((mi=me.debounceRendering)||queueMicrotask)(Sa)}function Sa(){try{for(var e,t=1;kn.length;)kn.length>t&&kn.sort(va),e=kn.shift(),t=kn.length,8&e.__g&&Zf(e)}finally{(Kr=kn.length)&&(mi||queueMicrotask)(Sa)}}function Ra(e,t,n,o,r,s,i,l,u,c,p){var f,g,h,v,_,S,R=o.__k||jr,w=t.length;for(u=Qf(n,t,R,u,w),f=0;f<w;f++)(h=n.__k[f])!=null&&(g=~h.__i&&R[h.__i]||Ur,h.__i=f,S=wi(e,h,g,r,s,i,l,u,c,p),v=h.__e,(g.ref!=h.ref||8&g.__u)&&(g.ref&&_i(g.ref,null,h,g),h.ref&&p.push(h.ref,h.__c||v,h)),_=_||v,4&h.__u?(u=Ca(h,u,e,!g.__v),g.__e&&(g.__e=null)):typeof h.type=="function"&&S!==void 0?u=S:v&&(u=v.nextSibling),h.__u&=-21);return n.__e=_,u}function Qf(e,t,n,o,r){var s,i,l,u,c,p,f,g,h,v=n.length,_=v,S=0,R=0,w=e.__k=Array(r);for(s=0;s<r;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=w[s]=rr(null,i):vi(i)?i=w[s]=rr(ue,{children:i}):i.constructor===sr&&i.__b?i=w[s]=rr(i.type,i.props,i.key,i.ref,i.__v):w[s]=i,u=s+S,i.__=e,i.__b=e.__b+1,l=null,~(c=i.__i=Xf(i,n,u,_))&&(_--,(l=n[c])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,c==u-1?S--:c==u+1?S++:c!=u&&(c>u?S--:S++,R=1)):(~c||(r>v?S--:r<v&&S++),typeof i.type!="function"&&(i.__u|=4))):w[s]=null;if(R){for(p=[],f=[],s=0;s<r;s++)if((i=w[s])&&16&i.__u){for(S=0,g=p.length;S<g;)p[h=S+g>>1]<i.__i?S=h+1:g=h;p[S]=i.__i,f[s]=S+1}for(S=p.length;s--;)f[s]&&(f[s]==S?S--:w[s].__u|=4)}if(_)for(s=0;s<v;s++)!(l=n[s])||2&l.__u||(l.__e==o&&(o=Sn(l)),ki(l,l));return o}function Ca(e,t,n,o){var r,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=Ca(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=Sn(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Xf(e,t,n,o){var r,s=e.key,i=e.type,l=t[n],u=l&&!(2&l.__u);if(l===null&&s==null||u&&s==l.key&&i==l.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((l=t[r])&&!(2&l.__u)&&s==l.key&&i==l.type)return r;for(r=n+1;r<t.length;r++)if((l=t[r])&&!(2&l.__u)&&s==l.key&&i==l.type)return r}return-1}function ya(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Wr(e,t,n,o,r){var s,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||ya(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||ya(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=hi[t]||(hi[t]=em(t)),(e.__a||(e.__a={}))[t]=bi,s=t!=(t=t.replace(xa,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function em(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Gr]==null)t[Gr]=bi++;else if(t[Gr]<this.__a[e])return;return n(me.event?me.event(t):t)}}}function wi(e,t,n,o,r,s,i,l,u,c){var p,f,g,h,v,_,S,R,w,k,T,A,M,L,z,H,F,E,$=t.type;if(t.constructor!==sr)return null;128&n.__u&&(u=32&n.__u,p=n.__c.__z)&&(t.__u|=u,f=s=[],p.nodeType==8?l=Hr(p,s):s.push(p),l=s[0]||l),(p=me.__b)&&p(t);e:if(typeof $=="function"){g=i.length;try{if(R=t.props,w=(p=$.prototype)&&p.render,k=(p=$.contextType)&&o[p.__c],T=p?k?k.props.value:p.__:o,(h=n.__c)?(t.__c=h,2&h.__g&&(h.__g|=1)):(w?t.__c=h=new $(R,T):(t.__c=h=new Co(R,T),h.constructor=$,h.render=nm),k&&k.sub(h),h.state||(h.state={}),h.__n=o,h.__g|=8,h.__h=[],h.__k=[]),w&&(h.__s||(h.__s=h.state),$.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=Hn({},h.__s)),Hn(h.__s,$.getDerivedStateFromProps(R,h.__s)))),v=h.props,_=h.state,h.__v=t,n.__c){if(R!==v&&w&&!$.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(R,T),t.__v==n.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(R,h.__s,T)===!1){t.__v!=n.__v&&(h.props=R,h.state=h.__s,h.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(D){D&&(D.__=t)}),jr.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&i.push(h),l=Sn(n);break e}h.componentWillUpdate&&h.componentWillUpdate(R,h.__s,T),w&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(v,_,S)})}else w&&!$.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),w&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=T,h.props=R,h.__P=e,h.__g&=-5,A=me.__r,M=w?25:0;do h.__g&=-9,A&&A(t),p=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++M<25);w&&(jr.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(o=Hn({},o,h.getChildContext())),w&&n.__c&&h.getSnapshotBeforeUpdate&&(S=h.getSnapshotBeforeUpdate(v,_)),L=p&&p.type===ue&&p.key==null?p.props.children:p,R.__P&&(p=l,r=(e=R.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(D){D&&ki(D,D)}),n.__k=null),l=n.__k?Sn(n,0):null),l=Ra(e,vi(L)?L:[L],t,n,o,r,s,i,l,u,c),R.__P&&(t.__e=null,l=p),t.__u&=-161,f&&f.some(Gn),h.__h.length&&i.push(h),1&h.__g&&(h.__g&=-4)}catch(D){if(i.length=g,t.__v=null,u||s)if(D&&D.then){if(t.__u|=128|u,s){for(~(F=s.indexOf(l||void 0))||(F=s.length);(E=s[F-1])&&E.nodeType==8;)F--;for(;F<s.length;F++)if(E=s[F])if(s[F]=null,z){if(E==H)break}else{if(E.nodeType!=8)break;E.data.startsWith("$s")&&(H=Hr(z=E))}}if(!z){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;z=l}(p=Hr(z=t.__c.__z||(t.__c.__z=z)))?(t.__e=z,l=p):t.__e=l,l=l&&l.nextSibling}else s&&s.some(Gn);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),D&&D.then||Ta(t),me.__e(D,t,n)}}else l=t.__e=tm(n.__e,t,n,o,r,s,i,u,c,e);return(p=me.diffed)&&p(t),l}function Hr(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Ta(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Ta))}function Ea(e,t,n){for(var o=0;o<n.length;)_i(n[o++],n[o++],n[o++]);me.__c&&me.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){me.__e(s,r.__v)}})}function tm(e,t,n,o,r,s,i,l,u,c){var p,f,g,h,v,_,S,R,w=n.props||Ur,k=t.props,T=t.type;if(T=="svg"?r="http://www.w3.org/2000/svg":T=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(p=0;p<s.length;p++)if((v=s[p])&&(T?v.localName==T:v.nodeType==3)){e=v,s[p]=null;break}}if(!e){if(R=c.ownerDocument||document,!T)return R.createTextNode(k);e=R.createElementNS(r,T,k.is?k:c),l&&(me.__m&&me.__m(t,s),l=!1),s=null}if(T){if(c=T=="template"&&e.content||e,s=T=="textarea"&&k.defaultValue!=null?null:s&&xi.call(c.childNodes),!l&&s)for(w={},p=0;p<e.attributes.length;p++)w[(v=e.attributes[p]).name]=v.value;for(p in w)v=w[p],p=="dangerouslySetInnerHTML"?g=v:p=="children"||p in k||p=="value"&&"defaultValue"in k||p=="checked"&&"defaultChecked"in k||Wr(e,p,null,v,r);for(p in k)v=k[p],p=="children"?h=v:p=="dangerouslySetInnerHTML"?f=v:p=="value"?_=v:p=="checked"?S=v:l&&typeof v!="function"||w[p]===v||Wr(e,p,v,w[p],r);f?(l||g&&(f.__html==g.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(g&&(e.textContent=""),(T=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Jf.test(T))&&(r="http://www.w3.org/1999/xhtml"),Ra(c,vi(h)?h:[h],t,n,o,r,s,i,s?s[0]:n.__k&&Sn(n,0),l,u),s&&s.some(Gn)),l&&T!="textarea"||(p="value",T=="progress"&&_==null?e.removeAttribute(p):_==null||_===e[p]&&(T!="progress"||_)||Wr(e,p,_,w[p],r),p="checked",S!=null&&S!=e[p]&&Wr(e,p,S,w[p],r))}else w===k||l&&e.data==k||(e.data=k);return e}function _i(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){me.__e(r,n)}}function ki(e,t,n){var o,r,s,i;if(me.unmount&&me.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||_i(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){me.__e(l,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&ki(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=Hr(o,s=[]))&&(o==e.__e&&s.some(Gn),Gn(r),Gn(o)),n||Gn(e.__e),e.__e=e.__c=e.__=null}function nm(e,t,n){return this.constructor(e,n)}function Ma(e,t){var n,o,r,s;me.__&&me.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=rr(ue,{children:[e]}),r=[],s=[],wi(t,t.__k,o||Ur,Ur,t.namespaceURI,o?null:t.firstChild?xi.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),Ea(r,t.__k,s),t.__k.props.children=null}function Oa(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&o.forEach(function(i){i.__g|=4,gi(i)})},this.sub=function(s){o.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){o.delete(s),i&&i.call(s)}}),n.children}return t.__c="__cC"+wa++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}me={__e:function(e,t,n,o){for(var r,s,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){e=l}}throw Kr=0,e}},ba=0,yi=function(e){return e!=null&&e.constructor===sr},Co.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Hn({},this.state)),typeof e=="function"&&(e=e(Hn({},n),this.props)),e&&(Hn(n,e),this.__v&&(t&&this.__k.push(t),gi(this)))},Co.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),gi(this))},Co.prototype.render=ue,kn=[],Kr=0,va=function(e,t){return e.__v.__b-t.__v.__b},Gr=Symbol(),xa=/(PointerCapture)$|Capture$/i,bi=0,hi={},wa=0;var Kn,Ne,Si,Aa,Ri=Object.is,lr=0,Fa=[],Ci=[],Ve=me,Pa=Ve.__b,La=Ve.__r,Ia=Ve.diffed,Da=Ve.__c,$a=Ve.unmount,za=Ve.__;function ar(e,t){Ve.__h&&Ve.__h(Ne,e,lr||t),lr=0;var n=Ne.__H||(Ne.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function oe(e){return lr=1,om(Wa,e)}function om(e,t,n){var o=ar(Kn++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Wa(void 0,t),function(s){var i=(o.__N||o.__)[0],l=o.t(i,s);Ri(i,l)||(o.__N=[l,o.__[1]],o.__c.setState({}))}],o.__c=Ne,!Ne.__f)){Ne.__f=!0;var r=Ne.shouldComponentUpdate;Ne.shouldComponentUpdate=function(s,i,l){var u=this.__H;if(!u)return!0;var c=!1,p=this.props!=s;if(u.__.some(function(g){g.__N&&(c=!0,Ri(g.__[0],g.__N[0])||(p=!0))}),r){var f=r.call(this,s,i,l);return c?f||p:f}return!c||p}}return o.__}function Re(e,t){var n=ar(Kn++,3);!Ve.__s&&Ei(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Ne.__H.__h.push(n))}function Rn(e,t){var n=ar(Kn++,4);!Ve.__s&&Ei(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Ne.__h.push(n))}function Fe(e){return lr=5,ae(function(){return{current:e}},[])}function ae(e,t){var n=ar(Kn++,7);return Ei(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function To(e,t){return lr=8,ae(function(){return e},t)}function Ba(e){var t=Ne.context[e.__c],n=ar(Kn++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(Ne)),t.props.value):e.__}function rm(){var e;do{for(;e=Ci.shift();)try{ir(e)}catch(n){Ve.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Fa.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(ir),t.__h.some(Ti),t.__h=[]}catch(n){t.__h=[],Ve.__e(n,e.__v)}}}while(Ci.length)}Ve.__b=function(e){Ne=null,Pa&&Pa(e)},Ve.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),za&&za(e,t)},Ve.__r=function(e){La&&La(e),Kn=0;var t=(Ne=e.__c).__H;t&&(Si==Ne?Ne.__h=[]:(t.__h.some(ir),t.__h.some(Ti),Kn=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Si=Ne},Ve.diffed=function(e){Ia&&Ia(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Va(Fa.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Si=Ne=null},Ve.__c=function(e,t){t.some(function(n){try{n.__h.some(ir),n.__h=n.__h.filter(function(o){return!o.__||Ti(o)})}catch(o){n.__h=[function(){throw o}]}}),Da&&Da(e,t)},Ve.unmount=function(e){$a&&$a(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Va(Ci.push(r))}else ir(r)}catch(s){t=s}}),o.__H=void 0,t&&Ve.__e(t,o.__v))};var Na=typeof requestAnimationFrame=="function";function sm(e){var t,n=function(){clearTimeout(o),Na&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Na&&(t=requestAnimationFrame(n))}function Va(e){e!=1&&Aa==Ve.requestAnimationFrame||((Aa=Ve.requestAnimationFrame)||sm)(rm)}function ir(e){var t=Ne,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Ne=t}function Ti(e){var t=Ne;e.__c=e.__(),Ne=t}function Ei(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Ri(n,e[o])})}function Wa(e,t){return typeof t=="function"?t(e):t}var im=Symbol.for("preact-signals");function Zr(){if(an>1)an--;else{var e,t=!1;for((function(){var r=Yr;for(Yr=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var i=s.t;i!==void 0;i=i.x)i.i===r.i&&(i.i=s.i);r=r.o}})();cr!==void 0;){var n=cr;for(cr=void 0,qr++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Ha(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(qr=0,an--,t)throw e}}function Oi(e){if(an>0)return e();Mi=++lm,an++;try{return e()}finally{Zr()}}var ur,Le=void 0;function Un(e){var t=Le,n=ur;Le=void 0,ur=void 0;try{return e()}finally{Le=t,ur=n}}var cr=void 0,an=0,qr=0,lm=0,Mi=0,Yr=void 0,Jr=0;function Ga(e){if(Le!==void 0){var t=e.n;if(t===void 0||t.t!==Le)return t={i:0,S:e,p:Le.s,n:void 0,t:Le,e:void 0,x:void 0,r:t},Le.s!==void 0&&(Le.s.n=t),Le.s=t,e.n=t,32&Le.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Le.s,t.n=void 0,Le.s.n=t,Le.s=t),t}}function Ke(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Ke.prototype.brand=im;Ke.prototype.h=function(){return!0};Ke.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:Un(function(){var o;(o=t.W)==null||o.call(t)}))};Ke.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&Un(function(){var r;(r=t.Z)==null||r.call(t)}))}};Ke.prototype.subscribe=function(e){var t=this;return wt(function(){var n=t.value;Un(function(){return e(n)})},{name:"sub"})};Ke.prototype.valueOf=function(){return this.value};Ke.prototype.toString=function(){return this.value+""};Ke.prototype.toJSON=function(){return this.value};Ke.prototype.peek=function(){var e=this;return Un(function(){return e.value})};Object.defineProperty(Ke.prototype,"value",{get:function(){var e=Ga(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(qr>100)throw new Error("Cycle detected");(function(n){an!==0&&qr===0&&n.l!==Mi&&(n.l=Mi,Yr={S:n,v:n.v,i:n.i,o:Yr})})(this),this.v=e,this.i++,Jr++,an++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Zr()}}}});function Ue(e,t){return new Ke(e,t)}function Ha(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Ka(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Ua(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function jn(e,t){Ke.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Jr-1,this.f=4}jn.prototype=new Ke;jn.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Jr))return!0;if(this.g=Jr,this.f|=1,this.i>0&&!Ha(this))return this.f&=-2,!0;var e=Le;try{Ka(this),Le=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Le=e,Ua(this),this.f&=-2,!0};jn.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Ke.prototype.S.call(this,e)};jn.prototype.U=function(e){if(this.t!==void 0&&(Ke.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};jn.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(jn.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Ga(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Ce(e,t){return new jn(e,t)}function ja(e){var t=e.j;if(e.j=void 0,typeof t=="function"){an++;var n=Le;Le=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Ai(e),o}finally{Le=n,Zr()}}}function Ai(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,ja(e)}function am(e){if(Le!==this)throw new Error("Out-of-order effect");Ua(this),Le=e,this.f&=-2;try{8&this.f&&Ai(this)}finally{Zr()}}function Eo(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,ur&&ur.push(this)}Eo.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Eo.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,ja(this),Ka(this),an++;var e=Le;return Le=this,am.bind(this,e)};Eo.prototype.N=function(){2&this.f||(this.f|=2,this.u=cr,cr=this)};Eo.prototype.d=function(){this.f|=8,1&this.f||Ai(this)};Eo.prototype.dispose=function(){this.d()};function wt(e,t){var n=new Eo(e,t);try{n.c()}catch(r){throw n.d(),r}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var qa,Xr,Qr,um=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Ya=[];wt(function(){qa=this.N})();function Mo(e,t){me[e]=t.bind(null,me[e]||function(){})}function dr(e){if(Qr){var t=Qr;Qr=void 0,t()}Qr=e&&e.S()}function Ja(e){var t=this,n=e.data,o=dm(n);o.name="ReactiveDom",o.value=n;var r=ae(function(){for(var l=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var c=Ce(function(){var h=o.value.value;return h===0?0:h===!0?"":h||""}),p=Ce(function(){return!Array.isArray(c.value)&&!yi(c.value)}),f=wt(function(){if(this.N=Za,p.value){var h=c.value;l.__v&&l.__v.__e&&l.__v.__e.nodeType===3&&(l.__v.__e.data=h)}}),g=t.__$u.d;return t.__$u.d=function(){f(),g.call(this)},[p,c]},[]),s=r[0],i=r[1];return s.value?i.peek():i.value}Ja.displayName="ReactiveTextNode";Object.defineProperties(Ke.prototype,{constructor:{configurable:!0,value:_a(ue,null).constructor},type:{configurable:!0,value:Ja},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Mo("__b",function(e,t){if(dr(),Xr=void 0,typeof t.type=="string"){var n,o=t.props;for(var r in o)if(r!=="children"){var s=o[r];s instanceof Ke&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});Mo("__r",function(e,t){if(e(t),t.type!==ue){dr();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(r,s){var i;return wt(function(){i=this},{name:s}),i.c=r,i})((function(r){return function(){var s;um&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Xr=o,dr(n)}});Mo("__e",function(e,t,n,o){dr(),Xr=void 0,e(t,n,o)});Mo("diffed",function(e,t){dr(),Xr=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,r=t.props,s=n.U;if(s)for(var i in s){var l=s[i];l===void 0||o&&i in o||(l.d(),s[i]=void 0)}if(o){s||(s={},n.U=s);for(var u in o){var c=s[u],p=o[u];c===void 0?(c=cm(n,u,p,r),s[u]=c):c.o(p,r)}}}e(t)});function cm(e,t,n,o){var r=t in e&&e.ownerSVGElement===void 0,s=Ue(n);return{o:function(i,l){s.value=i,o=l},d:wt(function(){this.N=Za;var i=s.value.value;o[t]!==i&&(o[t]=i,r?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Mo("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var r in o){var s=o[r];s&&s.d()}}}var i=t.__np;if(i){var l=t.props;for(var u in i)l[u]=i[u]}t.__np=void 0}else{var c=t.__c;if(c){c.__$f|=8;var p=c.__$u;p&&(c.__$u=void 0,p.d())}}e(t)});Mo("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});Co.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var l in this.props)if(!(l in e))return!0;return!1};function dm(e,t){return ae(function(){return Ue(e,t)},[])}var pm=function(e){queueMicrotask(function(){queueMicrotask(e)})};function fm(){Oi(function(){for(var e;e=Ya.shift();)qa.call(e)})}function Za(){Ya.push(this)===1&&(me.requestAnimationFrame||pm)(fm)}var mm={n:"node",m:"module",s:"stretch",t:"leaf",o:"output",e:"edge"},hm=/^[nmsto]_?\d+-[nmsto]_?\d+-[a-z-]+$/;function un(e){if(hm.test(e))return{kind:"edge",number:-1,text:e};let[,t,n]=/^([nmstoe])_?(\d+)$/.exec(e)??[];return t===void 0?null:{kind:mm[t],number:Number(n),text:e}}function je(e){return{kind:"node",number:e,text:`n${e}`}}function De(e){return{kind:"module",number:e,text:`m${e}`}}function At(e){return e?.kind==="node"||e?.kind==="module"}function Oo(e){return Object.fromEntries([...new URLSearchParams(e)].filter(([,t])=>t!==""))}function Ao(e){return new URLSearchParams(e).toString()}function Cn(e,t,n){return Object.fromEntries(Object.entries({...e,[t]:n}).filter(([,o])=>o!==""))}function es(e,t){let n=e?.startsWith("-")===!0,o=e?.slice(n?1:0)??"";return t.includes(o)?{key:o,descending:n}:null}function ts(e){return e?`${e.descending?"-":""}${e.key}`:""}var Po={run:"",tag:"",step:null,view:"overview",selected:null,expand:null,graph:{},ops:{},modules:{},timeline:{},compare:{},runs:""},ns=["run","tag","step","view","selected","expand","graph","ops","modules","timeline","compare","runs"],Xa=["run","tag","step","view"];function Pi(e,t){let n=e("step"),o=e("view");return{run:e("run"),tag:e("tag"),step:/^-?\d+$/.test(n)?Number(n):null,view:t.includes(o)?o:Po.view,selected:un(e("selected")),expand:Tn(e("expand")),graph:Oo(e("graph")),ops:Oo(e("ops")),modules:Oo(e("modules")),timeline:Oo(e("timeline")),compare:Oo(e("compare")),runs:e("runs")}}function os(e){return{run:e.run,tag:e.tag,step:e.step===null?"":String(e.step),view:e.view===Po.view?"":e.view,selected:e.selected?.text??"",expand:Pt(e.expand),graph:Ao(e.graph),ops:Ao(e.ops),modules:Ao(e.modules),timeline:Ao(e.timeline),compare:Ao(e.compare),runs:e.runs}}function Tn(e){return e==="none"?[]:/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(e)?e.split(",").flatMap(n=>{let[o=0,r=o]=n.split("-").map(Number);return Array.from({length:Math.min(r-o,Qa)+1},(s,i)=>o+i)}).slice(0,Qa):null}var Qa=1e5;function Pt(e){if(e===null)return"";if(e.length===0)return"none";let t=[...new Set(e)].sort((o,r)=>o-r),n=[];for(let o of t){let r=n.at(-1);r&&r[1]===o-1?r[1]=o:n.push([o,o])}return n.map(([o,r])=>o===r?`${o}`:`${o}-${r}`).join(",")}function pr({expand:e,graph:t}){return{expand:e,show:["parameters","views"].filter(n=>t[n]==="1"),hide:t.freed==="0"?["freed"]:[]}}function rs({expand:e,show:t,hide:n}){return{...e===null?{}:{expand:e.join(",")},...t.length===0?{}:{show:t.join(",")},...n.length===0?{}:{hide:n.join(",")}}}function Bt(e){let t=JSON.parse(e),n=t?.version;if(n!==1)throw new Error(`This page reads version ${1} of the data and the server sent version ${JSON.stringify(n??null)}: reload the page, or restart TensorBoard after an upgrade.`);return t}var tu={index:async e=>Bt(await Wt("index.json",{},e)),recording:async(e,t)=>Bt(await Wt("recording.json",Gt(e),t)),async graph(e,t,n){let o=await nu("graph.dot",{...Gt(e),...rs(t)},n),r=i=>o.headers.get(`X-Actmem-${i}`),s=Li(r("Repeated")??"").map(i=>i.split(":").map(Number));return{dot:await o.text(),expand:Li(r("Expand")??"").map(Number),visible:Number(r("Visible")??0),seconds:Number(r("Seconds")??0),quick:r("Quick")===null?null:Li(r("Quick")??"").map(Number),repeated:new Map(s.map(([i=0,l=1])=>[i,l]))}},figure:(e,t,n,o)=>{let r=n?"dark":"paper";return Wt("graph.svg",{...Gt(e),...rs(t),theme:r},o)},drawn:async(e,t,n,o)=>Bt(await Wt("drawn.json",{...Gt(e),...rs(t),id:n.text},o)),detail:async(e,t,n)=>{let o={[t.kind]:String(t.number)};return Bt(await Wt("detail.json",{...Gt(e),...o},n))},timeline:async(e,t)=>Bt(await Wt("timeline.json",Gt(e),t)),alive:async(e,t,n)=>Bt(await Wt("alive.json",{...Gt(e),op:String(t)},n)),terms:async(e,t)=>Bt(await Wt("terms.json",Gt(e),t)),ranks:async(e,t)=>Bt(await Wt("ranks.json",Gt(e),t)),compare:async(e,t,n)=>Bt(await Wt("compare.json",{...Gt(e),...gm(t)},n)),steps:async({run:e,tag:t},n)=>Bt(await Wt("steps.json",{run:e,tag:t},n))};function Li(e){return e===""?[]:e.split(",")}function Gt({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}function gm(e){if("checkpoint"in e)return{checkpoint:e.checkpoint};let{run:t,tag:n,step:o}=Gt(e.key);return{other_run:t??"",other_tag:n??"",other_step:o??""}}async function Wt(e,t,n){return(await nu(e,t,n)).text()}async function nu(e,t,n){let o=new URLSearchParams(t).toString(),r;try{r=await fetch(o?`./${e}?${o}`:`./${e}`,{signal:n})}catch(s){throw n.aborted?s:new Error("TensorBoard does not answer: see that it still runs, then try again.",{cause:s})}if(!r.ok)throw new Error(await ym(e,r));return r}async function ym(e,t){return(t.headers.get("Content-Type")?.startsWith("text/plain")??!1?(await t.text()).trim():"")||`The server answered ${t.status} to ${e}; its log says why.`}var Ii=Oa(null);function K(){let e=Ba(Ii);if(!e)throw new Error("This panel stands outside of the page.");return e}function En(e){let{address:t,change:n}=K(),o=(r,s)=>n({[e]:Cn(t.peek()[e],r,s)});return[t.value[e],o]}function ru(){return su("replies")!==null}async function $i(e){let t=su(e);if(!t)throw new Error(`The recording is large, and this page was written without ${bm}.`);let n=new Blob([au(t.textContent)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Response(n).text()}var bm="this: TensorBoard shows it, and so does tb-actmem export with a .json";function su(e){return document.getElementById(`page-${e}`)}function iu(){let e=ss("replies"),t=ss("details"),n=ss("lives"),o=ss("graphs"),r=[];return{index:async()=>(await e()).index,recording:async()=>(await e()).recording,async graph(s,{expand:i}){let{lines:l,states:u}=await o(),c=i===null?u[0]:xm(u,i,r);return r=c.expand,_m(l,c)},figure:()=>Promise.resolve(vm()),drawn:()=>Promise.reject(new Error("A page tells of ops and modules alone.")),detail:async(s,{kind:i,number:l})=>is((await t())[i==="module"?"module":"node"][l]),timeline:async()=>is((await e()).timeline),alive:async(s,i)=>km(await n(),i),terms:async()=>is((await e()).terms),ranks:Di,compare:Di,steps:Di}}var lu=["ranks","compare","steps"];function Di(){return Promise.reject(new Error("This page has one recording."))}function ss(e){let t;return()=>t??=$i(e).then(n=>JSON.parse(n))}function is(e){if(e===void 0)throw new Error("This page does not have it.");return e}function vm(){let{src:e}=document.querySelector(".paper img");return new TextDecoder().decode(au(e.slice(e.indexOf(",")+1)))}function au(e){return Uint8Array.from(atob(e),t=>t.charCodeAt(0))}function xm(e,t,n){let[o,r]=[new Set(t),new Set(n)],s=({expand:i})=>{let l=new Set(i),u=t.filter(f=>!r.has(f)&&l.has(f)).length,c=n.filter(f=>!o.has(f)&&l.has(f)).length,p=i.filter(f=>o.has(f)).length;return wm*(u-c)+2*p-i.length};return e.reduce((i,l)=>s(l)>s(i)?l:i)}var wm=1e7;function _m(e,{expand:t,visible:n,dot:o}){return{dot:o.map(s=>e[s]).join(`
`),expand:t,visible:n,seconds:0,quick:null,repeated:new Map}}function km({version:e,most:t,ops:n,lives:o},r){let s=o.filter(({made_by:l,ended:u})=>l.op<=r&&(u===null||r<=u)),i=o.filter(({ended:l})=>l===r);return{version:e,at:is(n[r]),live_bytes:ou(s),alive_count:s.length,alive:s.slice(0,t),released_bytes:ou(i),released_count:i.length,released:i.slice(0,t)}}function ou(e){return e.reduce((t,{nbytes:n})=>t+n,0)}function uu(e,t=6e4){let n;return(o,r)=>new Promise((s,i)=>{let l=n??e();n=void 0;let u=g=>{f(),l.terminate(),i(g)},c=()=>u(new Error("Not wanted any more.")),p=setTimeout(()=>u(new Error(Sm(t))),t),f=()=>{clearTimeout(p),r.removeEventListener("abort",c),l.onmessage=l.onerror=null};l.onmessage=({data:g})=>{f(),n?.terminate(),n=l,g.svg!==void 0?s(g.svg):i(new Error(`Graphviz cannot lay this graph out: ${g.error??"no reason given"}`))},l.onerror=g=>u(new Error(`The layout worker failed: ${g.message}`)),r.addEventListener("abort",c),r.aborted?c():l.postMessage(o)})}function Sm(e){return`The layout took longer than ${e/1e3} s and was stopped: fold some modules and try again.`}function Rm(e){let t=e.map(n=>Math.max(...n.tags.flatMap(o=>o.steps.map(r=>r.wall_time??0)),0));return e[t.indexOf(Math.max(...t))]}function ls(e,t){let n=e?.runs.find(s=>s.run===t.run)??Rm(e?.runs??[]),o=n?.tags.find(s=>s.tag===t.tag)??n?.tags[0],r=o?.steps.find(s=>s.step===t.step)??o?.steps.at(-1);return n&&o?{run:n,tag:o,step:r}:null}function as({run:e,tag:t,step:n}){return n?{run:e.run,tag:t.tag,...n}:null}function us(e,t){let n=e.runs.find(s=>s.run===t.run);if(t.run&&!n)return`There is no run ${t.run} here.`;let o=n?.tags.find(s=>s.tag===t.tag);if(t.tag&&n&&!o)return`The run ${n.run} has no tag ${t.tag}.`;let r=(o??n?.tags[0])?.steps;return t.step===null||!r||r.some(({step:s})=>s===t.step)?"":`There is no recording at step ${t.step}.`}function cu({parent:e}){let t=[],n=e.map(()=>[]),o=[];return e.forEach((r,s)=>{o.push(r===null?0:(o[r]??0)+1),(r===null?t:n[r]??t).push(s)}),{roots:t,children:n,depth:o}}function qn({parent:e},t){let n=[];for(let o=t;o!==null;o=e[o]??null)n.push(o);return n}function du({children:e},t){let n=[t];for(let o=0;o<n.length;o+=1)for(let r of e[n[o]??0]??[])n.push(r);return n}function cn({fqn:e,type_name:t,call:n},o){let r=e[o]||t[o]||"model",s=n[o]??0;return s>0?`${r} #${s+1}`:r}var zi=["KiB","MiB","GiB","TiB","PiB","EiB"];function ne(e){if(e<0)return`-${ne(-e)}`;if(e<1024)return`${e} B`;let t=BigInt(e),n=0,o=1024n,r=pu(t,o);for(;r>=10240n&&n<zi.length-1;)n+=1,o*=1024n,r=pu(t,o);let s=`${r/10n}`;return`${t%o===0n?s:`${s}.${r%10n}`} ${zi[n]}`}function pu(e,t){return(e*10n+t/2n)/t}function Mn(e){return`${Q(e)} ${Math.abs(e)===1?"byte":"bytes"}`}function Q(e){return e.toLocaleString("en-US")}function tn(e,t){if(t===0)return"-";if(e===0||e===t)return e?"100%":"0%";let n=Math.round(1e3*e/t);return n<1?"<0.1%":n<1e3?`${(n/10).toFixed(1)}%`:">99.9%"}function fe(e,t,n=`${t}s`){return`${Q(e)} ${e===1?t:n}`}function dn(e,t){return[e,t&&`[${t.join(", ")}]`].filter(Boolean).join(" ")}function cs(e){let t=/^(\d{1,20}(?:\.\d{1,9})?) ?([KMGTPE]iB|B)?$/.exec(e.trim());return t?Math.floor(Number(t[1])*1024**(zi.indexOf(t[2]??"")+1)):null}var Cm=Symbol.for("pv"),Tm=0;function a(e,t,n,o,r,s){t||(t={});var i,l,u=t;if("ref"in u&&typeof e!="function")for(l in u={},t)l=="ref"?i=t[l]:u[l]=t[l];var c={type:e,props:u,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Cm,__v:--Tm,__i:-1,__u:0};return(r||s)&&(c.__source=r,c.__self=s),me.vnode&&me.vnode(c),c}function ds({id:e,children:t}){let{graph:n}=K();return a("button",{type:"button",class:"link","data-id":e.text,onClick:()=>n.follow(e),children:t})}function Lo({node:e,text:t}){return a(ds,{id:je(e),children:t})}function qe({message:e,children:t}){return a("div",{class:"error-box",role:"alert","data-testid":"error",children:[a("p",{children:e}),t&&a("div",{class:"actions",children:t})]})}function Yn({error:e,retry:t}){return a(qe,{message:e.message,children:a("button",{type:"button",onClick:t,children:"Try again"})})}function ht({what:e}){return a("p",{class:"loading",role:"status","data-testid":"loading",children:e})}function re({n:e}){return e==null?a("span",{class:"none",children:"–"}):a("span",{class:e===0?"bytes none":"bytes",title:Mn(e),children:ne(e)})}function nn({part:e,whole:t}){let n=t>0?100*e/t:0;return a("span",{class:"bar","aria-hidden":"true",children:a("span",{style:{width:`${n}%`}})})}var Ni={cached:{line:"solid",head:"normal"},freed:{line:"dashed",head:"empty"},held:{line:"double",head:"diamond"},recomputed:{line:"dotted",head:"vee"},parameter:{line:"dotted",head:"none"},input:{line:"solid",head:"vee"},"not cached":{line:"dashed",head:"vee"}},fu=Object.keys(Ni);function Lt(e){return e.replace(" ","-")}function Vi({state:e}){let{line:t,head:n}=Ni[e],o=n==="none"?29:21;return a("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:a("g",{class:`edge ${Lt(e)}`,children:[a("path",{class:t,d:t==="double"?`M1 3.75H${o}M1 6.25H${o}`:`M1 5H${o}`}),n!=="none"&&a("polygon",{points:Em[n],fill:Mm[n]})]})})}var Em={normal:"21,2 29,5 21,8",empty:"21,2 29,5 21,8",diamond:"19,5 24,2 29,5 24,8",vee:"20,1.5 29,5 20,8.5 23,5"},Mm={empty:"none"};function Jn({state:e}){return e===null?a("span",{class:"none",children:"–"}):a("span",{class:"state",children:[a(Vi,{state:e}),e]})}function ps(e,t,n){let o=URL.createObjectURL(new Blob([n],{type:t})),r=document.createElement("a");r.href=o,r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(o),1e4)}function fs(...e){return e.map(t=>String(t).replaceAll(/[^\w.-]+/g,"_")).join("-")}async function mu(e){try{await navigator.clipboard.writeText(e)}catch{let t=document.createElement("textarea");t.value=e,t.style.position="fixed",t.style.opacity="0",document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}}function Io({text:e}){return a("span",{class:"end-of",title:e,children:a("bdi",{children:e})})}function Do({shown:e,of:t}){return t>e?a("p",{class:"hint",children:["and ",Q(t-e)," more"]}):null}function ms({text:e,label:t}){let[n,o]=oe(!1),r=Fe(0);return a("button",{type:"button",class:"quiet copy",onClick:()=>{mu(e).then(()=>{o(!0),window.clearTimeout(r.current),r.current=window.setTimeout(()=>o(!1),1500)})},"aria-label":t,title:t,children:n?"copied":"copy"})}function Fi({id:e}){let{graph:t}=K(),{value:n,error:o}=t.drawn.state.value;return t.isInPicture(e)?o?a(qe,{message:o.message}):n?.id!==e.text?a(ht,{what:"Reading the details…"}):n.calls_count>1?a(Pm,{drawn:n}):a(ue,{children:[a("h2",{"data-testid":"details-title",children:n.title}),a("p",{class:"subtitle",children:[Om[n.kind],n.nodes&&fe(n.nodes,"node")].filter(Boolean).join(" · ")}),n.ends.length>0&&a(Lm,{drawn:n}),a("p",{"data-testid":"drawn-bytes",children:[Am[n.kind]??"charged"," ",a(re,{n:n.nbytes})]}),n.unknown>0&&a("p",{class:"hint",children:[fe(n.unknown,"tensor")," of which the memory is not known."]}),a("ul",{class:"saves","data-testid":"drawn-tensors","aria-label":"Tensors",children:n.tensors.map((r,s)=>a(Im,{tensor:r},s))}),a(Do,{shown:n.tensors.length,of:n.tensors_count})]}):a("p",{class:"hint",children:"This is not in the graph as it stands."})}var Om={stretch:"neighbours, as one box",leaf:"input",parameter:"parameter",output:"output",edge:"edge"},Am={leaf:"memory of",parameter:"memory of",output:"memory of",edge:"carries"};function Pm({drawn:e}){let{calls_count:t,calls:n,least_bytes:o,most_bytes:r,nbytes:s}=e,i=o===r?`${ne(r)} each`:`${ne(o)} to ${ne(r)} each`;return a("section",{class:"repeated-calls","data-testid":"repeated",children:[a("p",{children:[a("b",{children:[e.title," ×",Q(t)]})," ","in this box: ",i,", ",a(re,{n:s})," together. Below is the first of them."]}),a("details",{children:[a("summary",{children:["The ",Q(t)," of them"]}),a("ul",{class:"members",children:n.map(({module:l,fqn:u,nbytes:c})=>a("li",{children:[a(ds,{id:De(l),children:u})," ",a(re,{n:c})]},l))}),a(Do,{shown:n.length,of:t})]})]})}function Lm({drawn:e}){return a("p",{class:"where",children:[a(Jn,{state:e.state})," ",e.ends.map(({id:t,name:n},o)=>{let r=un(t);return a("span",{children:[o===0?"from ":" to ",r&&At(r)?a(ds,{id:r,children:n}):n]},t)})]})}function Im({tensor:e}){let t=e.storage_nbytes!==null&&e.storage_nbytes!==e.nbytes;return a("li",{class:"save",children:[a("p",{class:"save-head",children:[a(Jn,{state:e.state}),a("span",{class:"type",children:dn(e.dtype,e.shape)}),a(re,{n:e.nbytes})]}),a("p",{class:"facts",children:[[e.category,e.name].filter(Boolean).join(" "),t&&a(ue,{children:[" · ","a window on ",a(re,{n:e.storage_nbytes})]})]}),e.savers.length>0&&a("p",{class:"sharers",children:["kept by"," ",e.savers.map(({node:n,op:o,fqn:r,slot:s},i)=>a("span",{children:[i>0&&", ",a(Lo,{node:n,text:o})," ",a("small",{children:[r,s].filter(Boolean).join(" · ")})]},`${n} ${s}`)),e.savers_count>e.savers.length&&` and ${Q(e.savers_count-e.savers.length)} more`]})]})}function gu({recording:e}){let t=K(),{selected:n}=t.address.value,{value:o,error:r,loading:s}=t.detail.state.value;if(n===null)return null;let i=o?.id===n.text?o:void 0;return a("aside",{class:"details","aria-label":"Details","aria-busy":s,"data-testid":"details",children:[a("button",{type:"button",class:"quiet close","aria-label":"Close the details","data-testid":"details-close",onClick:()=>t.select(null),children:"×"}),!At(n)&&a(Fi,{id:n}),At(n)&&r&&a(qe,{message:r.message}),At(n)&&!i&&!r&&a(ht,{what:"Reading the details…"}),At(n)&&i&&a(Dm,{id:n,detail:i,recording:e})]})}function Dm({id:e,detail:t,recording:n}){let{graph:o}=K(),r=e.kind==="module";return a(ue,{children:[a($m,{id:e,detail:t,recording:n}),o.times(e)>1&&a(Fi,{id:e}),a("dl",{class:"sums",children:[a(Bi,{label:`charged ${t.where}`.trimEnd(),n:t.charged_bytes,help:r?"Counted at the ops inside.":"Counted here: the first saver."}),t.shared_bytes!==null&&a(Bi,{label:"shared",n:t.shared_bytes,help:"Saved here, counted at another op."}),a(Bi,{label:"exclusive",n:t.exclusive_bytes,help:`What would go if only this ${r?"module":"op"} stopped saving.`})]}),a("section",{children:[a("h3",{children:r?"Keeps, largest first":"Saves"}),t.saves.length===0&&a("p",{class:"hint",children:"Keeps nothing for the backward."}),a("ul",{class:"saves","data-testid":"saves",children:t.saves.map((s,i)=>a(zm,{save:s,isInModule:r},i))}),a(Do,{shown:t.saves.length,of:t.saves_count})]}),a(hu,{title:"Inputs",edges:t.inputs,of:t.inputs_count}),a(hu,{title:"Outputs",edges:t.outputs,of:t.outputs_count})]})}function Bi({label:e,n:t,help:n}){return a("div",{title:n,children:[a("dt",{children:e}),a("dd",{children:a(re,{n:t})})]})}function $m({id:e,detail:t,recording:n}){let{graph:o,recordings:r,views:s}=K(),i=e.kind==="module",l=t.file?`${t.file}:${t.line}`:t.source,u=i?r.moduleAround(e):t.module;return a(ue,{children:[a("h2",{"data-testid":"details-title",children:t.title||t.type_name||"model"}),a("p",{class:"subtitle",children:[i?t.type_name:t.name,t.region!==null&&"recomputed in the backward"].filter(Boolean).join(" · ")}),u!==null&&a("p",{class:"where",children:["in"," ",a("button",{type:"button",class:"link",onClick:()=>o.follow(De(u)),children:cn(n.modules,u)})," ",a("small",{children:n.modules.type_name[u]})]}),s.shown.value!=="graph"&&a("p",{class:"where",children:a("button",{type:"button",class:"link","data-testid":"show-in-graph",onClick:()=>o.reveal(e),children:"Show in graph"})}),l&&a("p",{class:"where source",children:[a("code",{title:l,children:t.source}),t.function&&a("small",{children:t.function}),a(ms,{text:l,label:"Copy the source line's place"})]})]})}function zm({save:e,isInModule:t}){let n=e.category==="parameter"||e.category==="buffer",o=e.storage_nbytes!==null&&e.storage_nbytes!==e.nbytes;return a("li",{class:e.charged?"save":"save shared",children:[a("p",{class:"save-head",children:[a("code",{class:"slot",children:e.slot}),a("span",{class:"type",children:dn(e.dtype,e.shape)}),a(re,{n:e.nbytes})]}),t&&a("p",{children:["by ",a(Lo,{node:e.node,text:e.op})]}),a("p",{class:"facts",children:[[e.category&&(e.name?`${e.category} ${e.name}`:e.category),e.kind!=="saved"&&e.kind,!e.charged&&!n&&"counted at another saver"].filter(Boolean).join(" · "),o&&a(ue,{children:[" · ","a window on ",a(re,{n:e.storage_nbytes})]})]}),a("p",{class:"reason",children:e.reason}),e.formula&&a("p",{class:"formula",children:a("code",{children:e.formula})}),e.shared_with.length>0&&a("p",{class:"sharers",children:["shared with"," ",e.shared_with.map((r,s)=>a("span",{children:[s>0&&", ",a(Lo,{node:r.node,text:r.op})," ",a("small",{children:[r.fqn,r.slot].filter(Boolean).join(" · ")})]},`${r.node} ${r.slot}`)),e.shared_count>e.shared_with.length&&` and ${Q(e.shared_count-e.shared_with.length)} more`]})]})}function hu({title:e,edges:t,of:n}){return t.length===0?null:a("section",{children:[a("h3",{children:[e," ",n>1&&a("small",{children:Q(n)})]}),a("ul",{class:"edges","data-testid":e.toLowerCase(),"aria-label":e,children:t.map((o,r)=>a("li",{children:[a("p",{children:[a(Lo,{node:o.node,text:o.op})," ",a("small",{children:o.fqn})]}),a("p",{class:"save-head",children:[a(Jn,{state:o.state}),a("span",{class:"type",children:dn(o.dtype,o.shape)}),a(re,{n:o.nbytes})]})]},r))}),a(Do,{shown:t.length,of:n})]})}var Nm=`import tb_actmem
from torch.utils.tensorboard import SummaryWriter

with SummaryWriter(LOGDIR) as writer:
    with tb_actmem.record(model) as recorder:
        loss = loss_fn(model(inputs), targets)
    tb_actmem.add_recording(
        writer, "activation_memory", recorder.recording, global_step=0
    )
`;function yu({logdir:e}){let t=Nm.replace("LOGDIR",JSON.stringify(e||"runs"));return a("div",{class:"empty","data-testid":"empty",children:[a("h2",{children:"No recording here yet"}),a("p",{children:[e?a(ue,{children:["The log directory ",a("code",{children:e})," holds no activation memory recording."]}):"The log directories hold no activation memory recording."," ","Record one forward pass and add it to the log:"]}),a("div",{class:"snippet",children:[a("pre",{children:a("code",{children:t})}),a(ms,{text:t,label:"Copy the code"})]}),a("p",{class:"hint",children:["A recording appears here once the writer has flushed it (",a("code",{children:"writer.flush()"}),", or leaving the ",a("code",{children:"with"})," block) and TensorBoard has reloaded its data."]})]})}function Vm(e){let t=[];for(let n of e){if(!n.nbytes&&n.key!==Fm&&!Bm(n))continue;let o=t.at(-1);n.level===0&&!n.is_aside||!o?t.push({total:n,parts:[]}):o.parts.push(n)}return t}var Fm="kept_bytes";function Bm({key:e,nbytes:t}){return t===null&&(e==="peak_bytes"||e==="retained_bytes")}function vu({lines:e}){return a("dl",{class:"ledger","data-testid":"ledger",children:Vm(e).map(({total:t,parts:n})=>a("div",{class:"account",children:[a(bu,{line:t}),n.map(o=>a(bu,{line:o},o.key))]},t.key))})}function bu({line:e}){let t=e.is_aside?1:Math.min(e.level,3);return a("div",{class:`line level-${t}`,"data-testid":`ledger-${e.key}`,children:[a("dt",{children:e.is_aside?e.where:`${e.label} ${e.where}`.trimEnd()}),a(Wi,{line:e,id:e.key})]})}function Wi({line:e,id:t}){let n=`help-${t}`;return a("dd",{children:[a("button",{type:"button",class:"figure","aria-describedby":n,children:e.nbytes===null?"not known":ne(e.nbytes)}),a("span",{class:"tooltip",role:"tooltip",id:n,children:[a("b",{children:e.nbytes===null?"not known":Mn(e.nbytes)}),e.help]})]})}function xu({recording:e}){let[t,n]=oe(!1),{meta:o,ledger:r}=e;return a("header",{class:"header",children:[a("div",{class:"headline",children:[o.label&&a("strong",{class:"label",children:o.label}),a(Km,{lines:r}),a("button",{type:"button",class:"quiet","aria-expanded":t,"aria-controls":"ledger","data-testid":"all-totals",onClick:()=>n(!t),children:t?"fewer totals":"all totals"}),a(Wm,{meta:o})]}),a("div",{id:"ledger",hidden:!t,children:a(vu,{lines:r})}),a(jm,{notes:o.notes})]})}function Wm({meta:e}){let t=[e.device,e.rank===null?"":`rank ${e.rank}`,`torch ${e.torch_version}`,e.created_ns?new Date(e.created_ns/1e6).toLocaleString():""];return a("span",{class:"provenance",children:t.filter(Boolean).join(" · ")})}var wu=["kept_bytes","peak_bytes","step_peak_bytes","retained_bytes"],Gm="step_peak_bytes",Hm="kept_bytes/";function Km({lines:e}){let t=e.filter(({key:n,nbytes:o})=>wu.includes(n)&&(o!==null||n!==Gm)||n.startsWith(Hm));return a("dl",{class:"totals","data-testid":"totals",children:t.map(n=>a("div",{"data-testid":`total-${n.key}`,children:[a("dt",{children:n.is_aside?n.where:Um(n)}),a(Wi,{line:n,id:`total-${n.key}`})]},n.key))})}function Um({key:e,label:t,where:n}){return e===wu[0]?`${t} ${n}`.trimEnd():t}function jm({notes:e}){let[t,...n]=e;return t===void 0?null:a("div",{class:"notes",role:"note","data-testid":"notes",children:[a("p",{children:t}),n.length>0&&a("details",{children:[a("summary",{children:n.length===1?"1 more note":`${n.length} more notes`}),n.map(o=>a("p",{children:o},o))]})]})}function pn(e,t,n){let o=n?-1:1;return[...e].sort((r,s)=>{let i=t[r]??null,l=t[s]??null;return i===l?0:i===null?1:l===null?-1:i<l?-o:o})}function _u(e,t,n){return e?.key!==t?{key:t,descending:n}:e.descending===n?{key:t,descending:!n}:null}function $o(e){let t=e.toLowerCase().split(/\s+/).filter(Boolean);return n=>t.every(o=>n.includes(o))}function hs(e){try{let t=new RegExp(e,"i");return n=>t.test(n)}catch{return null}}function Ht(e){return Array.from({length:e},(t,n)=>n)}function ku(e,t){let n=r=>r.map(qm).join(",")+`\r
`,o=n(e);for(let r of t)o+=n(r);return o}function qm(e){let t=e===null?"":String(e);return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function Su(){let{address:e,change:t,recordings:n}=K(),[o,r]=oe(!1),s=Ym("(min-width: 821px)"),i=n.entry.value;if(!i)return null;let{run:l,tag:u,step:c}=i,p=e.value.runs,f=hs(p)!==null,g=n.matching.value;return a("aside",{class:"sidebar","data-testid":"sidebar",children:a("details",{class:"choices",open:s||o,onToggle:h=>r(h.currentTarget.open),children:[a("summary",{children:[l.run,c&&` · step ${c.step}`]}),c&&a(Zm,{tag:u,step:c.step}),l.tags.length>1&&a(Jm,{tags:l.tags,tag:u.tag}),a("fieldset",{class:"runs",children:[a("legend",{children:"Runs"}),a("input",{type:"search",class:"filter",placeholder:"Filter runs (regex)","aria-label":"Filter runs by regular expression","aria-invalid":!f,title:f?"":"Not a regular expression yet: matched as plain text.","data-testid":"run-filter",value:p,onInput:h=>t({runs:h.currentTarget.value})}),a("div",{class:"run-list",children:[g.map(h=>a("label",{class:"run",title:h,children:[a("input",{type:"radio",name:"run",value:h,checked:h===l.run,onChange:()=>n.chooseRun(h)}),a("span",{children:h})]},h)),g.length===0&&a("p",{class:"hint",children:"No run matches."})]})]})]})})}function Ym(e){let t=ae(()=>window.matchMedia(e),[e]),[n,o]=oe(t.matches);return Re(()=>{let r=()=>o(t.matches);return t.addEventListener("change",r),()=>t.removeEventListener("change",r)},[t]),n}function Jm({tags:e,tag:t}){let{recordings:n}=K(),o=e.find(r=>r.tag===t)?.description;return a("label",{class:"field",children:[a("span",{children:"Tag"}),a("select",{"data-testid":"tag",value:t,title:o,onChange:r=>n.chooseTag(r.currentTarget.value),children:e.map(r=>a("option",{value:r.tag,children:r.tag},r.tag))})]})}function Zm({tag:e,step:t}){let n=K(),[o,r]=oe(null),s=e.steps,i=s.findIndex(c=>c.step===t),l=s[o??i],u=c=>{let p=s[c];r(null),p&&n.change({step:c===s.length-1?null:p.step})};return a("div",{class:"field step","data-testid":"step",children:[a("span",{id:"step-label",children:["Step ",a("b",{class:"number",children:l?.step}),s.length>1&&a("small",{children:[(o??i)+1," of ",s.length]})]}),s.length>1&&a("div",{class:"step-row",children:[a("button",{type:"button","aria-label":"Previous step","data-testid":"step-previous",disabled:i<=0,onClick:()=>u(i-1),children:"‹"}),a("input",{type:"range",min:0,max:s.length-1,value:o??i,"aria-labelledby":"step-label","aria-valuetext":`step ${l?.step}`,"data-testid":"step-slider",onInput:c=>r(Number(c.currentTarget.value)),onChange:c=>u(Number(c.currentTarget.value))}),a("button",{type:"button","aria-label":"Next step","data-testid":"step-next",disabled:i>=s.length-1,onClick:()=>u(i+1),children:"›"})]}),l&&a("small",{class:"when",children:l.wall_time===null?"time not known":Qm(l.wall_time)})]})}function Qm(e){return new Date(e*1e3).toLocaleString()}function Ru(){let e=K(),{value:t,error:n,loading:o}=e.recordings.index.state.value,r=a("button",{type:"button",onClick:e.reload,children:"Try again"});if(!t)return n?a(qe,{message:n.message,children:r}):o?a(ht,{what:"Looking for recordings…"}):null;let s=e.recordings.entry.value;return s?a("div",{class:"app",children:[a(Su,{}),a("main",{class:"main",children:[n&&a(qe,{message:n.message,children:r}),a(Xm,{index:t,shown:s}),s.step?a(eh,{}):a(qe,{message:s.tag.problem??"This tag holds no recording.",children:r})]})]}):a(yu,{logdir:t.logdir})}function Xm({index:e,shown:t}){let{address:n}=K(),o=us(e,n.value);if(!o)return null;let r=t.step&&` · step ${t.step.step}`;return a("p",{class:"missing",role:"status","data-testid":"missing",children:[o," This is ",t.run.run,r,"."]})}function eh(){let{change:e,recordings:t,views:n}=K(),{value:o,error:r,loading:s}=t.recording.state.value;if(r)return a(Yn,{error:r,retry:t.recording.reload});if(!o)return a(ht,{what:"Reading the recording…"});let[i,l]=[n.available.value,n.shown.value];return a("div",{class:"recording","aria-busy":s,"data-testid":"recording",children:[a(xu,{recording:o}),a(oh,{views:i,shown:l,onChoose:u=>e({view:u})}),a("div",{class:"stage",children:[i.filter(({key:u,isKept:c})=>c||u===l).map(u=>a(th,{view:u,recording:o,isHidden:u.key!==l},u.key)),a(gu,{recording:o})]})]})}function th({view:e,recording:t,isHidden:n}){return a("section",{class:"view",role:"tabpanel",id:`view-${e.key}`,"aria-labelledby":`tab-${e.key}`,"data-testid":`view-${e.key}`,hidden:n,children:a(nh,{view:e,recording:t,isHidden:n})})}function nh({view:e,recording:t,isHidden:n}){let{views:o}=K(),r=o.reply(e),{value:s,error:i,loading:l}=r?.state.value??{};return i?a(Yn,{error:i,retry:()=>r?.reload()}):r&&s===void 0?l?a(ht,{what:e.waiting??"Reading…"}):null:a(e.Panel,{recording:t,reply:s,isLoading:l===!0,isHidden:n})}function oh({views:e,shown:t,onChoose:n}){return Re(()=>{document.getElementById(`tab-${t}`)?.scrollIntoView({block:"nearest",inline:"nearest"})},[t]),a("div",{class:"tabs",role:"tablist","aria-label":"Views",onKeyDown:r=>{let s={ArrowLeft:-1,ArrowRight:1}[r.key];if(s===void 0)return;let i=e.map(({key:u})=>u),l=i[(i.indexOf(t)+s+i.length)%i.length];l&&(n(l),document.getElementById(`tab-${l}`)?.focus())},children:e.map(({key:r,title:s})=>a("button",{type:"button",role:"tab",id:`tab-${r}`,"data-testid":`tab-${r}`,"aria-selected":r===t,"aria-controls":`view-${r}`,tabIndex:r===t?0:-1,onClick:()=>n(r),children:s},r))})}function gs(e){return[...new Set(e.flat())].sort((t,n)=>t-n)}function Cu(e,t){let n=t.phases.at(-1)?.end_op??1/0,o=-1;return e.map(r=>{for(;(t.op[o+1]??1/0)<=r;)o+=1;return o<0||r>n?null:t.live_bytes[o]??null})}function Tu(e,t){return e.map(n=>t.get(n)??null)}function ys(e,t){let n=0;return e.forEach((o,r)=>{Math.abs(o-t)<Math.abs((e[n]??1/0)-t)&&(n=r)}),n}var rh="uplot",sh="u-hz",ih="u-vt",lh="u-title",ah="u-wrap",uh="u-under",ch="u-over",dh="u-axis",Xn="u-off",ph="u-select",fh="u-cursor-x",mh="u-cursor-y",hh="u-cursor-pt",gh="u-legend",yh="u-live",bh="u-inline",vh="u-series",xh="u-marker",Eu="u-label",wh="u-value",mr="width",hr="height";var Mu="bottom",zo="left",Gi="right",il="#000",Ou=il+"0",Hi="mousemove",Au="mousedown",Ki="mouseup",Pu="mouseenter",Lu="mouseleave",Iu="dblclick",_h="resize",kh="scroll",Du="change",_s="dppxchange",ll="--",Ho=typeof window<"u",Ji=Ho?document:null,Vo=Ho?window:null,Sh=Ho?navigator:null,be,bs;function Zi(){let e=devicePixelRatio;be!=e&&(be=e,bs&&Xi(Du,bs,Zi),bs=matchMedia(`(min-resolution: ${be-.001}dppx) and (max-resolution: ${be+.001}dppx)`),eo(Du,bs,Zi),Vo.dispatchEvent(new CustomEvent(_s)))}function _t(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Qi(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function Oe(e,t,n){e.style[t]=n+"px"}function Kt(e,t,n,o){let r=Ji.createElement(e);return t!=null&&_t(r,t),n?.insertBefore(r,o),r}function It(e,t){return Kt("div",e,t)}var $u=new WeakMap;function on(e,t,n,o,r){let s="translate("+t+"px,"+n+"px)",i=$u.get(e);s!=i&&(e.style.transform=s,$u.set(e,s),t<0||n<0||t>o||n>r?_t(e,Xn):Qi(e,Xn))}var zu=new WeakMap;function Nu(e,t,n){let o=t+n,r=zu.get(e);o!=r&&(zu.set(e,o),e.style.background=t,e.style.borderColor=n)}var Vu=new WeakMap;function Fu(e,t,n,o){let r=t+""+n,s=Vu.get(e);r!=s&&(Vu.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var al={passive:!0},Rh={...al,capture:!0};function eo(e,t,n,o){t.addEventListener(e,n,o?Rh:al)}function Xi(e,t,n,o){t.removeEventListener(e,n,al)}Ho&&Zi();function Ut(e,t,n,o){let r;n=n||0,o=o||t.length-1;let s=o<=2147483647;for(;o-n>1;)r=s?n+o>>1:kt((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function mc(e){return(n,o,r)=>{let s=-1,i=-1;for(let l=o;l<=r;l++)if(e(n[l])){s=l;break}for(let l=r;l>=o;l--)if(e(n[l])){i=l;break}return[s,i]}}var hc=e=>e!=null,gc=e=>e!=null&&e>0,Rs=mc(hc),Ch=mc(gc);function Th(e,t,n,o=0,r=!1){let s=r?Ch:Rs,i=r?gc:hc;[t,n]=s(e,t,n);let l=e[t],u=e[t];if(t>-1)if(o==1)l=e[t],u=e[n];else if(o==-1)l=e[n],u=e[t];else for(let c=t;c<=n;c++){let p=e[c];i(p)&&(p<l?l=p:p>u&&(u=p))}return[l??_e,u??-_e]}function Cs(e,t,n,o){let r=Gu(e),s=Gu(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let i=n==10?fn:yc,l=r==1?kt:Dt,u=s==1?Dt:kt,c=l(i(Je(e))),p=u(i(Je(t))),f=Fo(n,c),g=Fo(n,p);return n==10&&(c<0&&(f=ke(f,-c)),p<0&&(g=ke(g,-p))),o||n==2?(e=f*r,t=g*s):(e=wc(e,f),t=Ts(t,g)),[e,t]}function ul(e,t,n,o){let r=Cs(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var cl=.1,Bu={mode:3,pad:cl},yr={pad:0,soft:null,mode:0},Eh={min:yr,max:yr};function ks(e,t,n,o){return Es(n)?Wu(e,t,n):(yr.pad=n,yr.soft=o?0:null,yr.mode=o?3:0,Wu(e,t,Eh))}function ge(e,t){return e??t}function Mh(e,t,n){for(t=ge(t,0),n=ge(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Wu(e,t,n){let o=n.min,r=n.max,s=ge(o.pad,0),i=ge(r.pad,0),l=ge(o.hard,-_e),u=ge(r.hard,_e),c=ge(o.soft,_e),p=ge(r.soft,-_e),f=ge(o.mode,0),g=ge(r.mode,0),h=t-e,v=fn(h),_=pt(Je(e),Je(t)),S=fn(_),R=Je(S-v);(h<1e-24||R>10)&&(h=0,(e==0||t==0)&&(h=1e-24,f==2&&c!=_e&&(s=0),g==2&&p!=-_e&&(i=0)));let w=h||_||1e3,k=fn(w),T=Fo(10,kt(k)),A=w*(h==0?e==0?.1:1:s),M=ke(wc(e-A,T/10),24),L=e>=c&&(f==1||f==3&&M<=c||f==2&&M>=c)?c:_e,z=pt(l,M<L&&e>=L?L:jt(L,M)),H=w*(h==0?t==0?.1:1:i),F=ke(Ts(t+H,T/10),24),E=t<=p&&(g==1||g==3&&F>=p||g==2&&F<=p)?p:-_e,$=jt(u,F>E&&t<=E?E:pt(E,F));return z==$&&z==0&&($=100),[z,$]}var Oh=new Intl.NumberFormat(Ho?Sh.language:"en-US"),dl=e=>Oh.format(e),St=Math,ws=St.PI,Je=St.abs,kt=St.floor,Ye=St.round,Dt=St.ceil,jt=St.min,pt=St.max,Fo=St.pow,Gu=St.sign,fn=St.log10,yc=St.log2,Ah=(e,t=1)=>St.sinh(e)*t,Ui=(e,t=1)=>St.asinh(e/t),_e=1/0;function Hu(e){return(fn((e^e>>31)-(e>>31))|0)+1}function el(e,t,n){return jt(pt(e,t),n)}function bc(e){return typeof e=="function"}function pe(e){return bc(e)?e:()=>e}var Ph=()=>{},vc=e=>e,xc=(e,t)=>t,Lh=e=>null,Ku=e=>!0,Uu=(e,t)=>e==t,Ih=/\.\d*?(?=9{6,}|0{6,})/gm,to=e=>{if(kc(e)||An.has(e))return e;let t=`${e}`,n=t.match(Ih);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,s]=t.split("e");return+`${to(r)}e${s}`}return ke(e,o)};function Zn(e,t){return to(ke(to(e/t))*t)}function Ts(e,t){return to(Dt(to(e/t))*t)}function wc(e,t){return to(kt(to(e/t))*t)}function ke(e,t=0){if(kc(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Ye(o)/n}var An=new Map;function _c(e){return((""+e).split(".")[1]||"").length}function vr(e,t,n,o){let r=[],s=o.map(_c);for(let i=t;i<n;i++){let l=Je(i),u=ke(Fo(e,i),l);for(let c=0;c<o.length;c++){let p=e==10?+`${o[c]}e${i}`:o[c]*u,f=(i>=0?0:l)+(i>=s[c]?0:s[c]),g=e==10?p:ke(p,f);r.push(g),An.set(g,f)}}return r}var br={},pl=[],Bo=[null,null],On=Array.isArray,kc=Number.isInteger,Dh=e=>e===void 0;function ju(e){return typeof e=="string"}function Es(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function $h(e){return e!=null&&typeof e=="object"}var zh=Object.getPrototypeOf(Uint8Array),Sc="__proto__";function Wo(e,t=Es){let n;if(On(e)){let o=e.find(r=>r!=null);if(On(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=Wo(e[r],t)}else n=e.slice()}else if(e instanceof zh)n=e.slice();else if(t(e)){n={};for(let o in e)o!=Sc&&(n[o]=Wo(e[o],t))}else n=e;return n}function We(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=Sc&&(Es(e[r])?We(e[r],Wo(o[r])):e[r]=Wo(o[r]))}return e}var Nh=0,Vh=1,Fh=2;function Bh(e,t,n){for(let o=0,r,s=-1;o<t.length;o++){let i=t[o];if(i>s){for(r=i-1;r>=0&&e[r]==null;)e[r--]=null;for(r=i+1;r<n&&e[r]==null;)e[s=r++]=null}}}function Wh(e,t){if(Kh(e)){let i=e[0].slice();for(let l=1;l<e.length;l++)i.push(...e[l].slice(1));return Uh(i[0])||(i=Hh(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let u=e[i][0],c=u.length;for(let p=0;p<c;p++)n.add(u[p])}let o=[Array.from(n).sort((i,l)=>i-l)],r=o[0].length,s=new Map;for(let i=0;i<r;i++)s.set(o[0][i],i);for(let i=0;i<e.length;i++){let l=e[i],u=l[0];for(let c=1;c<l.length;c++){let p=l[c],f=Array(r).fill(void 0),g=t?t[i][c]:Vh,h=[];for(let v=0;v<p.length;v++){let _=p[v],S=s.get(u[v]);_===null?g!=Nh&&(f[S]=_,g==Fh&&h.push(S)):f[S]=_}Bh(f,h,r),o.push(f)}}return o}var Gh=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Hh(e){let t=e[0],n=t.length,o=Array(n);for(let s=0;s<o.length;s++)o[s]=s;o.sort((s,i)=>t[s]-t[i]);let r=[];for(let s=0;s<e.length;s++){let i=e[s],l=Array(n);for(let u=0;u<n;u++)l[u]=i[o[u]];r.push(l)}return r}function Kh(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let s=0;s<n;s++)if(r[s]!=t[s])return!1}}return!0}function Uh(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=o)return!0;let s=pt(1,kt((r-o+1)/t));for(let i=e[o],l=o+s;l<=r;l+=s){let u=e[l];if(u!=null){if(u<=i)return!1;i=u}}return!0}var Rc=["January","February","March","April","May","June","July","August","September","October","November","December"],Cc=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Tc(e){return e.slice(0,3)}var jh=Cc.map(Tc),qh=Rc.map(Tc),Yh={MMMM:Rc,MMM:qh,WWWW:Cc,WWW:jh};function fr(e){return(e<10?"0":"")+e}function Jh(e){return(e<10?"00":e<100?"0":"")+e}var Zh={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>fr(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>fr(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>fr(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>fr(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>fr(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Jh(e.getMilliseconds())};function fl(e,t){t=t||Yh;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?Zh[r[1]]:r[0]);return s=>{let i="";for(let l=0;l<n.length;l++)i+=typeof n[l]=="string"?n[l]:n[l](s,t);return i}}var Qh=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Xh(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==Qh?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var Ec=e=>e%1==0,Ss=[1,2,2.5,5],eg=vr(10,-32,0,Ss),Mc=vr(10,0,32,Ss),tg=Mc.filter(Ec),Qn=eg.concat(Mc),ml=`
`,Oc="{YYYY}",qu=ml+Oc,Ac="{M}/{D}",gr=ml+Ac,vs=gr+"/{YY}",Pc="{aa}",ng="{h}:{mm}",No=ng+Pc,Yu=ml+No,Ju=":{ss}",xe=null;function Lc(e){let t=e*1e3,n=t*60,o=n*60,r=o*24,s=r*30,i=r*365,u=(e==1?vr(10,0,3,Ss).filter(Ec):vr(10,-3,0,Ss)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),c=[[i,Oc,xe,xe,xe,xe,xe,xe,1],[r*28,"{MMM}",qu,xe,xe,xe,xe,xe,1],[r,Ac,qu,xe,xe,xe,xe,xe,1],[o,"{h}"+Pc,vs,xe,gr,xe,xe,xe,1],[n,No,vs,xe,gr,xe,xe,xe,1],[t,Ju,vs+" "+No,xe,gr+" "+No,xe,Yu,xe,1],[e,Ju+".{fff}",vs+" "+No,xe,gr+" "+No,xe,Yu,xe,1]];function p(f){return(g,h,v,_,S,R)=>{let w=[],k=S>=i,T=S>=s&&S<i,A=f(v),M=ke(A*e,3),L=ji(A.getFullYear(),k?0:A.getMonth(),T||k?1:A.getDate()),z=ke(L*e,3);if(T||k){let H=T?S/s:0,F=k?S/i:0,E=M==z?M:ke(ji(L.getFullYear()+F,L.getMonth()+H,1)*e,3),$=new Date(Ye(E/e)),D=$.getFullYear(),Z=$.getMonth();for(let q=0;E<=_;q++){let ce=ji(D+F*q,Z+H*q,1),Y=ce-f(ke(ce*e,3));E=ke((+ce+Y)*e,3),E<=_&&w.push(E)}}else{let H=S>=r?r:S,F=kt(v)-kt(M),E=z+F+Ts(M-z,H);w.push(E);let $=f(E),D=$.getHours()+$.getMinutes()/n+$.getSeconds()/o,Z=S/o,q=g.axes[h]._space,ce=R/q;for(;E=ke(E+S,e==1?0:3),!(E>_);)if(Z>1){let Y=kt(ke(D+Z,6))%24,ie=f(E).getHours()-Y;ie>1&&(ie=-1),E-=ie*o,D=(D+Z)%24;let ee=w[w.length-1];ke((E-ee)/S,3)*ce>=.7&&w.push(E)}else w.push(E)}return w}}return[u,c,p]}var[og,rg,sg]=Lc(1),[ig,lg,ag]=Lc(.001);vr(2,-53,53,[1]);function Zu(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function Qu(e,t){return(n,o,r,s,i)=>{let l=t.find(v=>i>=v[0])||t[t.length-1],u,c,p,f,g,h;return o.map(v=>{let _=e(v),S=_.getFullYear(),R=_.getMonth(),w=_.getDate(),k=_.getHours(),T=_.getMinutes(),A=_.getSeconds(),M=S!=u&&l[2]||R!=c&&l[3]||w!=p&&l[4]||k!=f&&l[5]||T!=g&&l[6]||A!=h&&l[7]||l[1];return u=S,c=R,p=w,f=k,g=T,h=A,M(_)})}}function ug(e,t){let n=fl(t);return(o,r,s,i,l)=>r.map(u=>n(e(u)))}function ji(e,t,n){return new Date(e,t,n)}function Xu(e,t){return t(e)}var cg="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function ec(e,t){return(n,o,r,s)=>s==null?ll:t(e(o))}function dg(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function pg(e,t){return e.series[t].fill(e,t)}var fg={show:!0,live:!0,isolate:!1,mount:Ph,markers:{show:!0,width:2,stroke:dg,fill:pg,dash:"solid"},idx:null,idxs:null,values:[]};function mg(e,t){let n=e.cursor.points,o=It(),r=n.size(e,t);Oe(o,mr,r),Oe(o,hr,r);let s=r/-2;Oe(o,"marginLeft",s),Oe(o,"marginTop",s);let i=n.width(e,t,r);return i&&Oe(o,"borderWidth",i),o}function hg(e,t){let n=e.series[t].points;return n._fill||n._stroke}function gg(e,t){let n=e.series[t].points;return n._stroke||n._fill}function yg(e,t){return e.series[t].points.size}var qi=[0,0];function bg(e,t,n){return qi[0]=t,qi[1]=n,qi}function xs(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function Yi(e,t,n,o=!0){return r=>{(!o||r.target==t)&&n(r)}}var vg={show:!0,x:!0,y:!0,lock:!1,move:bg,points:{one:!1,show:mg,size:yg,width:0,stroke:gg,fill:hg},bind:{mousedown:xs,mouseup:xs,click:xs,dblclick:xs,mousemove:Yi,mouseleave:Yi,mouseenter:Yi},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Ic={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},hl=We({},Ic,{filter:xc}),Dc=We({},hl,{size:10}),$c=We({},Ic,{show:!1}),gl='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',zc="bold "+gl,Nc=1.5,tc={show:!0,scale:"x",stroke:il,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:zc,side:2,grid:hl,ticks:Dc,border:$c,font:gl,lineGap:Nc,rotate:0},xg="Value",wg="Time",nc={show:!0,scale:"x",auto:!1,sorted:1,min:_e,max:-_e,idxs:[]};function _g(e,t,n,o,r){return t.map(s=>s==null?"":dl(s))}function kg(e,t,n,o,r,s,i){let l=[],u=An.get(r)||0;n=i?n:ke(Ts(n,r),u);for(let c=n;c<=o;c=ke(c+r,u))l.push(Object.is(c,-0)?0:c);return l}function tl(e,t,n,o,r,s,i){let l=[],u=e.scales[e.axes[t].scale].log,c=u==10?fn:yc,p=kt(c(n));r=Fo(u,p),u==10&&(r=Qn[Ut(r,Qn)]);let f=n,g=r*u;u==10&&(g=Qn[Ut(g,Qn)]);do l.push(f),f=f+r,u==10&&!An.has(f)&&(f=ke(f,An.get(r))),f>=g&&(r=f,g=r*u,u==10&&(g=Qn[Ut(g,Qn)]));while(f<=o);return l}function Sg(e,t,n,o,r,s,i){let u=e.scales[e.axes[t].scale].asinh,c=o>u?tl(e,t,pt(u,n),o,r):[u],p=o>=0&&n<=0?[0]:[];return(n<-u?tl(e,t,pt(u,-o),-n,r):[u]).reverse().map(g=>-g).concat(p,c)}var Vc=/./,Rg=/[12357]/,Cg=/[125]/,oc=/1/,nl=(e,t,n,o)=>e.map((r,s)=>t==4&&r==0||s%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function Tg(e,t,n,o,r){let s=e.axes[n],i=s.scale,l=e.scales[i],u=e.valToPos,c=s._space,p=u(10,i),f=u(9,i)-p>=c?Vc:u(7,i)-p>=c?Rg:u(5,i)-p>=c?Cg:oc;if(f==oc){let g=Je(u(1,i)-p);if(g<c)return nl(t.slice().reverse(),l.distr,f,Dt(c/g)).reverse()}return nl(t,l.distr,f,1)}function Eg(e,t,n,o,r){let s=e.axes[n],i=s.scale,l=s._space,u=e.valToPos,c=Je(u(1,i)-u(2,i));return c<l?nl(t.slice().reverse(),3,Vc,Dt(l/c)).reverse():t}function Mg(e,t,n,o){return o==null?ll:t==null?"":dl(t)}var rc={show:!0,scale:"y",stroke:il,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:zc,side:3,grid:hl,ticks:Dc,border:$c,font:gl,lineGap:Nc,rotate:0};function Og(e,t){let n=3+(e||1)*2;return ke(n*t,3)}function Ag(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],s=e.valToPos(r[o[0]],n,!0),i=e.valToPos(r[o[1]],n,!0),l=Je(i-s),u=e.series[t],c=l/(u.points.space*be);return o[1]-o[0]<=c}var sc={scale:null,auto:!0,sorted:0,min:_e,max:-_e},Fc=(e,t,n,o,r)=>r,ic={show:!0,auto:!0,sorted:0,gaps:Fc,alpha:1,facets:[We({},sc,{scale:"x"}),We({},sc,{scale:"y"})]},lc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Fc,alpha:1,points:{show:Ag,filter:null},values:null,min:_e,max:-_e,idxs:[],path:null,clip:null};function Pg(e,t,n,o,r){return n/10}var Bc={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Lg=We({},Bc,{time:!1,ori:1}),ac={};function Wc(e,t){let n=ac[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,s,i,l,u,c){for(let p=0;p<n.plots.length;p++)n.plots[p]!=r&&n.plots[p].pub(o,r,s,i,l,u,c)}},e!=null&&(ac[e]=n)),n}var Go=1,ol=2;function no(e,t,n){let o=e.mode,r=e.series[t],s=o==2?e._data[t]:e._data,i=e.scales,l=e.bbox,u=s[0],c=o==2?s[1]:s[t],p=o==2?i[r.facets[0].scale]:i[e.series[0].scale],f=o==2?i[r.facets[1].scale]:i[r.scale],g=l.left,h=l.top,v=l.width,_=l.height,S=e.valToPosH,R=e.valToPosV;return p.ori==0?n(r,u,c,p,f,S,R,g,h,v,_,Os,Ko,Ps,Hc,Uc):n(r,u,c,p,f,R,S,h,g,_,v,As,Uo,vl,Kc,jc)}function yl(e,t){let n=0,o=0,r=ge(e.bands,pl);for(let s=0;s<r.length;s++){let i=r[s];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function Ig(e,t,n,o,r){let s=e.mode,i=e.series[t],l=s==2?i.facets[1].scale:i.scale,u=e.scales[l];return r==-1?u.min:r==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function mn(e,t,n,o,r,s){return no(e,t,(i,l,u,c,p,f,g,h,v,_,S)=>{let R=i.pxRound,w=c.dir*(c.ori==0?1:-1),k=c.ori==0?Ko:Uo,T,A;w==1?(T=n,A=o):(T=o,A=n);let M=R(f(l[T],c,_,h)),L=R(g(u[T],p,S,v)),z=R(f(l[A],c,_,h)),H=R(g(s==1?p.max:p.min,p,S,v)),F=new Path2D(r);return k(F,z,H),k(F,M,H),k(F,M,L),F})}function Ms(e,t,n,o,r,s){let i=null;if(e.length>0){i=new Path2D;let l=t==0?Ps:vl,u=n;for(let f=0;f<e.length;f++){let g=e[f];if(g[1]>g[0]){let h=g[0]-u;h>0&&l(i,u,o,h,o+s),u=g[1]}}let c=n+r-u,p=10;c>0&&l(i,u,o-p/2,c,o+s+p)}return i}function Dg(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function bl(e,t,n,o,r,s,i){let l=[],u=e.length;for(let c=r==1?n:o;c>=n&&c<=o;c+=r)if(t[c]===null){let f=c,g=c;if(r==1)for(;++c<=o&&t[c]===null;)g=c;else for(;--c>=n&&t[c]===null;)g=c;let h=s(e[f]),v=g==f?h:s(e[g]),_=f-r;h=i<=0&&_>=0&&_<u?s(e[_]):h;let R=g+r;v=i>=0&&R>=0&&R<u?s(e[R]):v,v>=h&&l.push([h,v])}return l}function uc(e){return e==0?vc:e==1?Ye:t=>Zn(t,e)}function Gc(e){let t=e==0?Os:As,n=e==0?(r,s,i,l,u,c)=>{r.arcTo(s,i,l,u,c)}:(r,s,i,l,u,c)=>{r.arcTo(i,s,u,l,c)},o=e==0?(r,s,i,l,u)=>{r.rect(s,i,l,u)}:(r,s,i,l,u)=>{r.rect(i,s,u,l)};return(r,s,i,l,u,c=0,p=0)=>{c==0&&p==0?o(r,s,i,l,u):(c=jt(c,l/2,u/2),p=jt(p,l/2,u/2),t(r,s+c,i),n(r,s+l,i,s+l,i+u,c),n(r,s+l,i+u,s,i+u,p),n(r,s,i+u,s,i,p),n(r,s,i,s+l,i,c),r.closePath())}}var Os=(e,t,n)=>{e.moveTo(t,n)},As=(e,t,n)=>{e.moveTo(n,t)},Ko=(e,t,n)=>{e.lineTo(t,n)},Uo=(e,t,n)=>{e.lineTo(n,t)},Ps=Gc(0),vl=Gc(1),Hc=(e,t,n,o,r,s)=>{e.arc(t,n,o,r,s)},Kc=(e,t,n,o,r,s)=>{e.arc(n,t,o,r,s)},Uc=(e,t,n,o,r,s,i)=>{e.bezierCurveTo(t,n,o,r,s,i)},jc=(e,t,n,o,r,s,i)=>{e.bezierCurveTo(n,t,r,o,i,s)};function qc(e){return(t,n,o,r,s)=>no(t,n,(i,l,u,c,p,f,g,h,v,_,S)=>{let{pxRound:R,points:w}=i,k,T;c.ori==0?(k=Os,T=Hc):(k=As,T=Kc);let A=ke(w.width*be,3),M=(w.size-w.width)/2*be,L=ke(M*2,3),z=new Path2D,H=new Path2D,{left:F,top:E,width:$,height:D}=t.bbox;Ps(H,F-L,E-L,$+L*2,D+L*2);let Z=q=>{if(u[q]!=null){let ce=R(f(l[q],c,_,h)),Y=R(g(u[q],p,S,v));k(z,ce+M,Y),T(z,ce,Y,M,0,ws*2)}};if(s)s.forEach(Z);else for(let q=o;q<=r;q++)Z(q);return{stroke:A>0?z:null,fill:z,clip:H,flags:Go|ol}})}function Yc(e){return(t,n,o,r,s,i)=>{o!=r&&(s!=o&&i!=o&&e(t,n,o),s!=r&&i!=r&&e(t,n,r),e(t,n,i))}}var $g=Yc(Ko),zg=Yc(Uo);function Jc(e){let t=ge(e?.alignGaps,0);return(n,o,r,s)=>no(n,o,(i,l,u,c,p,f,g,h,v,_,S)=>{[r,s]=Rs(u,r,s);let R=i.pxRound,w=D=>R(f(D,c,_,h)),k=D=>R(g(D,p,S,v)),T,A;c.ori==0?(T=Ko,A=$g):(T=Uo,A=zg);let M=c.dir*(c.ori==0?1:-1),L={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Go},z=L.stroke,H=!1;if(s-r>=_*4){let D=j=>n.posToVal(j,c.key,!0),Z=null,q=null,ce,Y,B,U=w(l[M==1?r:s]),ie=w(l[r]),ee=w(l[s]),X=D(M==1?ie+1:ee-1);for(let j=M==1?r:s;j>=r&&j<=s;j+=M){let Ge=l[j],Ae=(M==1?Ge<X:Ge>X)?U:w(Ge),ve=u[j];Ae==U?ve!=null?(Y=ve,Z==null?(T(z,Ae,k(Y)),ce=Z=q=Y):Y<Z?Z=Y:Y>q&&(q=Y)):ve===null&&(H=!0):(Z!=null&&A(z,U,k(Z),k(q),k(ce),k(Y)),ve!=null?(Y=ve,T(z,Ae,k(Y)),Z=q=ce=Y):(Z=q=null,ve===null&&(H=!0)),U=Ae,X=D(U+M))}Z!=null&&Z!=q&&B!=U&&A(z,U,k(Z),k(q),k(ce),k(Y))}else for(let D=M==1?r:s;D>=r&&D<=s;D+=M){let Z=u[D];Z===null?H=!0:Z!=null&&T(z,w(l[D]),k(Z))}let[E,$]=yl(n,o);if(i.fill!=null||E!=0){let D=L.fill=new Path2D(z),Z=i.fillTo(n,o,i.min,i.max,E),q=k(Z),ce=w(l[r]),Y=w(l[s]);M==-1&&([Y,ce]=[ce,Y]),T(D,Y,q),T(D,ce,q)}if(!i.spanGaps){let D=[];H&&D.push(...bl(l,u,r,s,M,w,t)),L.gaps=D=i.gaps(n,o,r,s,D),L.clip=Ms(D,c.ori,h,v,_,S)}return $!=0&&(L.band=$==2?[mn(n,o,r,s,z,-1),mn(n,o,r,s,z,1)]:mn(n,o,r,s,z,$)),L})}function Ng(e){let t=ge(e.align,1),n=ge(e.ascDesc,!1),o=ge(e.alignGaps,0),r=ge(e.extend,!1);return(s,i,l,u)=>no(s,i,(c,p,f,g,h,v,_,S,R,w,k)=>{[l,u]=Rs(f,l,u);let T=c.pxRound,{left:A,width:M}=s.bbox,L=ie=>T(v(ie,g,w,S)),z=ie=>T(_(ie,h,k,R)),H=g.ori==0?Ko:Uo,F={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Go},E=F.stroke,$=g.dir*(g.ori==0?1:-1),D=z(f[$==1?l:u]),Z=L(p[$==1?l:u]),q=Z,ce=Z;r&&t==-1&&(ce=A,H(E,ce,D)),H(E,Z,D);for(let ie=$==1?l:u;ie>=l&&ie<=u;ie+=$){let ee=f[ie];if(ee==null)continue;let X=L(p[ie]),j=z(ee);t==1?H(E,X,D):H(E,q,j),H(E,X,j),D=j,q=X}let Y=q;r&&t==1&&(Y=A+M,H(E,Y,D));let[B,U]=yl(s,i);if(c.fill!=null||B!=0){let ie=F.fill=new Path2D(E),ee=c.fillTo(s,i,c.min,c.max,B),X=z(ee);H(ie,Y,X),H(ie,ce,X)}if(!c.spanGaps){let ie=[];ie.push(...bl(p,f,l,u,$,L,o));let ee=c.width*be/2,X=n||t==1?ee:-ee,j=n||t==-1?-ee:ee;ie.forEach(Ge=>{Ge[0]+=X,Ge[1]+=j}),F.gaps=ie=c.gaps(s,i,l,u,ie),F.clip=Ms(ie,g.ori,S,R,w,k)}return U!=0&&(F.band=U==2?[mn(s,i,l,u,E,-1),mn(s,i,l,u,E,1)]:mn(s,i,l,u,E,U)),F})}function cc(e,t,n,o,r,s,i=_e){if(e.length>1){let l=null;for(let u=0,c=1/0;u<e.length;u++)if(t[u]!==void 0){if(l!=null){let p=Je(e[u]-e[l]);p<c&&(c=p,i=Je(n(e[u],o,r,s)-n(e[l],o,r,s)))}l=u}}return i}function Vg(e){e=e||br;let t=ge(e.size,[.6,_e,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=pe(r),i=1-t[0],l=ge(t[1],_e),u=ge(t[2],1),c=ge(e.disp,br),p=ge(e.each,h=>{}),{fill:f,stroke:g}=c;return(h,v,_,S)=>no(h,v,(R,w,k,T,A,M,L,z,H,F,E)=>{let $=R.pxRound,D=n,Z=o*be,q=l*be,ce=u*be,Y,B;T.ori==0?[Y,B]=s(h,v):[B,Y]=s(h,v);let U=T.dir*(T.ori==0?1:-1),ie=T.ori==0?Ps:vl,ee=T.ori==0?p:(W,Se,He,uo,Dn,Yt,$n)=>{p(W,Se,He,Dn,uo,$n,Yt)},X=ge(h.bands,pl).find(W=>W.series[0]==v),j=X!=null?X.dir:0,Ge=R.fillTo(h,v,R.min,R.max,j),lt=$(L(Ge,A,E,H)),Ae,ve,$t,gt=F,Ie=$(R.width*be),qt=!1,rn=null,Rt=null,yn=null,io=null;f!=null&&(Ie==0||g!=null)&&(qt=!0,rn=f.values(h,v,_,S),Rt=new Map,new Set(rn).forEach(W=>{W!=null&&Rt.set(W,new Path2D)}),Ie>0&&(yn=g.values(h,v,_,S),io=new Map,new Set(yn).forEach(W=>{W!=null&&io.set(W,new Path2D)})));let{x0:lo,size:Jo}=c;if(lo!=null&&Jo!=null){D=1,w=lo.values(h,v,_,S),lo.unit==2&&(w=w.map(He=>h.posToVal(z+He*F,T.key,!0)));let W=Jo.values(h,v,_,S);Jo.unit==2?ve=W[0]*F:ve=M(W[0],T,F,z)-M(0,T,F,z),gt=cc(w,k,M,T,F,z,gt),$t=gt-ve+Z}else gt=cc(w,k,M,T,F,z,gt),$t=gt*i+Z,ve=gt-$t;$t<1&&($t=0),Ie>=ve/2&&(Ie=0),$t<5&&($=vc);let Pr=$t>0,Ln=gt-$t-(Pr?Ie:0);ve=$(el(Ln,ce,q)),Ae=(D==0?ve/2:D==U?0:ve)-D*U*((D==0?Z/2:0)+(Pr?Ie/2:0));let at={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},ao=qt?null:new Path2D,sn=null;if(X!=null)sn=h.data[X.series[1]];else{let{y0:W,y1:Se}=c;W!=null&&Se!=null&&(k=Se.values(h,v,_,S),sn=W.values(h,v,_,S))}let In=Y*ve,le=B*ve;for(let W=U==1?_:S;W>=_&&W<=S;W+=U){let Se=k[W];if(Se==null)continue;if(sn!=null){let ft=sn[W]??0;if(Se-ft==0)continue;lt=L(ft,A,E,H)}let He=T.distr!=2||c!=null?w[W]:W,uo=M(He,T,F,z),Dn=L(ge(Se,Ge),A,E,H),Yt=$(uo-Ae),$n=$(pt(Dn,lt)),yt=$(jt(Dn,lt)),Ct=$n-yt;if(Se!=null){let ft=Se<0?le:In,zt=Se<0?In:le;qt?(Ie>0&&yn[W]!=null&&ie(io.get(yn[W]),Yt,yt+kt(Ie/2),ve,pt(0,Ct-Ie),ft,zt),rn[W]!=null&&ie(Rt.get(rn[W]),Yt,yt+kt(Ie/2),ve,pt(0,Ct-Ie),ft,zt)):ie(ao,Yt,yt+kt(Ie/2),ve,pt(0,Ct-Ie),ft,zt),ee(h,v,W,Yt-Ie/2,yt,ve+Ie,Ct)}}return Ie>0?at.stroke=qt?io:ao:qt||(at._fill=R.width==0?R._fill:R._stroke??R._fill,at.width=0),at.fill=qt?Rt:ao,at})}function Fg(e,t){let n=ge(t?.alignGaps,0);return(o,r,s,i)=>no(o,r,(l,u,c,p,f,g,h,v,_,S,R)=>{[s,i]=Rs(c,s,i);let w=l.pxRound,k=Y=>w(g(Y,p,S,v)),T=Y=>w(h(Y,f,R,_)),A,M,L;p.ori==0?(A=Os,L=Ko,M=Uc):(A=As,L=Uo,M=jc);let z=p.dir*(p.ori==0?1:-1),H=k(u[z==1?s:i]),F=H,E=[],$=[];for(let Y=z==1?s:i;Y>=s&&Y<=i;Y+=z)if(c[Y]!=null){let U=u[Y],ie=k(U);E.push(F=ie),$.push(T(c[Y]))}let D={stroke:e(E,$,A,L,M,w),fill:null,clip:null,band:null,gaps:null,flags:Go},Z=D.stroke,[q,ce]=yl(o,r);if(l.fill!=null||q!=0){let Y=D.fill=new Path2D(Z),B=l.fillTo(o,r,l.min,l.max,q),U=T(B);L(Y,F,U),L(Y,H,U)}if(!l.spanGaps){let Y=[];Y.push(...bl(u,c,s,i,z,k,n)),D.gaps=Y=l.gaps(o,r,s,i,Y),D.clip=Ms(Y,p.ori,v,_,S,R)}return ce!=0&&(D.band=ce==2?[mn(o,r,s,i,Z,-1),mn(o,r,s,i,Z,1)]:mn(o,r,s,i,Z,ce)),D})}function Bg(e){return Fg(Wg,e)}function Wg(e,t,n,o,r,s){let i=e.length;if(i<2)return null;let l=new Path2D;if(n(l,e[0],t[0]),i==2)o(l,e[1],t[1]);else{let u=Array(i),c=Array(i-1),p=Array(i-1),f=Array(i-1);for(let g=0;g<i-1;g++)p[g]=t[g+1]-t[g],f[g]=e[g+1]-e[g],c[g]=p[g]/f[g];u[0]=c[0];for(let g=1;g<i-1;g++)c[g]===0||c[g-1]===0||c[g-1]>0!=c[g]>0?u[g]=0:(u[g]=3*(f[g-1]+f[g])/((2*f[g]+f[g-1])/c[g-1]+(f[g]+2*f[g-1])/c[g]),isFinite(u[g])||(u[g]=0));u[i-1]=c[i-2];for(let g=0;g<i-1;g++)r(l,e[g]+f[g]/3,t[g]+u[g]*f[g]/3,e[g+1]-f[g]/3,t[g+1]-u[g+1]*f[g]/3,e[g+1],t[g+1])}return l}var rl=new Set;function dc(){for(let e of rl)e.syncRect(!0)}Ho&&(eo(_h,Vo,dc),eo(kh,Vo,dc,!0),eo(_s,Vo,()=>{ot.pxRatio=be}));var Gg=Jc(),Hg=qc();function pc(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,i)=>sl(s,i,t,n))}function Kg(e,t){return e.map((n,o)=>o==0?{}:We({},t,n))}function sl(e,t,n,o){return We({},t==0?n:o,e)}function Zc(e,t,n){return t==null?Bo:[t,n]}var Ug=Zc;function jg(e,t,n){return t==null?Bo:ks(t,n,cl,!0)}function Qc(e,t,n,o){return t==null?Bo:Cs(t,n,e.scales[o].log,!1)}var qg=Qc;function Xc(e,t,n,o){return t==null?Bo:ul(t,n,e.scales[o].log,!1)}var Yg=Xc;function Jg(e,t,n,o,r){let s=pt(Hu(e),Hu(t)),i=t-e,l=Ut(r/o*i,n);do{let u=n[l],c=o*u/i;if(c>=r&&s+(u<5?An.get(u):0)<=17)return[u,c]}while(++l<n.length);return[0,0]}function fc(e){let t,n;return e=e.replace(/(\d+)px/,(o,r)=>(t=Ye((n=+r)*be))+"px"),[e,t,n]}function Zg(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=ke(t[2]*be,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function ot(e,t,n){let o={mode:ge(e.mode,1)},r=o.mode;function s(d,m,y,b){let x=m.valToPct(d);return b+y*(m.dir==-1?1-x:x)}function i(d,m,y,b){let x=m.valToPct(d);return b+y*(m.dir==-1?x:1-x)}function l(d,m,y,b){return m.ori==0?s(d,m,y,b):i(d,m,y,b)}o.valToPosH=s,o.valToPosV=i;let u=!1;o.status=0;let c=o.root=It(rh);if(e.id!=null&&(c.id=e.id),_t(c,e.class),e.title){let d=It(lh,c);d.textContent=e.title}let p=Kt("canvas"),f=o.ctx=p.getContext("2d"),g=It(ah,c);eo("click",g,d=>{d.target===v&&(Te!=wo||Pe!=_o)&&st.click(o,d)},!0);let h=o.under=It(uh,g);g.appendChild(p);let v=o.over=It(ch,g);e=Wo(e);let _=+ge(e.pxAlign,1),S=uc(_);(e.plugins||[]).forEach(d=>{d.opts&&(e=d.opts(o,e)||e)});let R=e.ms||.001,w=o.series=r==1?pc(e.series||[],nc,lc,!1):Kg(e.series||[null],ic),k=o.axes=pc(e.axes||[],tc,rc,!0),T=o.scales={},A=o.bands=e.bands||[];A.forEach(d=>{d.fill=pe(d.fill||null),d.dir=ge(d.dir,-1)});let M=r==2?w[1].facets[0].scale:w[0].scale,L={axes:Df,series:Of},z=(e.drawOrder||["axes","series"]).map(d=>L[d]);function H(d){let m=d.distr==3?y=>fn(y>0?y:d.clamp(o,y,d.min,d.max,d.key)):d.distr==4?y=>Ui(y,d.asinh):d.distr==100?y=>d.fwd(y):y=>y;return y=>{let b=m(y),{_min:x,_max:C}=d,O=C-x;return(b-x)/O}}function F(d){let m=T[d];if(m==null){let y=(e.scales||br)[d]||br;if(y.from!=null){F(y.from);let b=We({},T[y.from],y,{key:d});b.valToPct=H(b),T[d]=b}else{m=T[d]=We({},d==M?Bc:Lg,y),m.key=d;let b=m.time,x=m.range,C=On(x);if((d!=M||r==2&&!b)&&(C&&(x[0]==null||x[1]==null)&&(x={min:x[0]==null?Bu:{mode:1,hard:x[0],soft:x[0]},max:x[1]==null?Bu:{mode:1,hard:x[1],soft:x[1]}},C=!1),!C&&Es(x))){let O=x;x=(P,I,N)=>I==null?Bo:ks(I,N,O)}m.range=pe(x||(b?Ug:d==M?m.distr==3?qg:m.distr==4?Yg:Zc:m.distr==3?Qc:m.distr==4?Xc:jg)),m.auto=pe(C?!1:m.auto),m.clamp=pe(m.clamp||Pg),m._min=m._max=null,m.valToPct=H(m)}}}F("x"),F("y"),r==1&&w.forEach(d=>{F(d.scale)}),k.forEach(d=>{F(d.scale)});for(let d in e.scales)F(d);let E=T[M],$=E.distr,D,Z;E.ori==0?(_t(c,sh),D=s,Z=i):(_t(c,ih),D=i,Z=s);let q={};for(let d in T){let m=T[d];(m.min!=null||m.max!=null)&&(q[d]={min:m.min,max:m.max},m.min=m.max=null)}let ce=e.tzDate||(d=>new Date(Ye(d/R))),Y=e.fmtDate||fl,B=R==1?sg(ce):ag(ce),U=Qu(ce,Zu(R==1?rg:lg,Y)),ie=ec(ce,Xu(cg,Y)),ee=[],X=o.legend=We({},fg,e.legend),j=o.cursor=We({},vg,{drag:{y:r==2}},e.cursor),Ge=X.show,lt=j.show,Ae=X.markers;X.idxs=ee,Ae.width=pe(Ae.width),Ae.dash=pe(Ae.dash),Ae.stroke=pe(Ae.stroke),Ae.fill=pe(Ae.fill);let ve,$t,gt,Ie=[],qt=[],rn,Rt=!1,yn={};if(X.live){let d=w[1]?w[1].values:null;Rt=d!=null,rn=Rt?d(o,1,0):{_:0};for(let m in rn)yn[m]=ll}if(Ge)if(ve=Kt("table",gh,c),gt=Kt("tbody",null,ve),X.mount(o,ve),Rt){$t=Kt("thead",null,ve,gt);let d=Kt("tr",null,$t);Kt("th",null,d);for(var io in rn)Kt("th",Eu,d).textContent=io}else _t(ve,bh),X.live&&_t(ve,yh);let lo={show:!0},Jo={show:!1};function Pr(d,m){if(m==0&&(Rt||!X.live||r==2))return Bo;let y=[],b=Kt("tr",vh,gt,gt.childNodes[m]);_t(b,d.class),d.show||_t(b,Xn);let x=Kt("th",null,b);if(Ae.show){let P=It(xh,x);if(m>0){let I=Ae.width(o,m);I&&(P.style.border=I+"px "+Ae.dash(o,m)+" "+Ae.stroke(o,m)),P.style.background=Ae.fill(o,m)}}let C=It(Eu,x);d.label instanceof HTMLElement?C.appendChild(d.label):C.textContent=d.label,m>0&&(Ae.show||(C.style.color=d.width>0?Ae.stroke(o,m):Ae.fill(o,m)),at("click",x,P=>{if(j._lock)return;Nn(P);let I=w.indexOf(d);if((P.ctrlKey||P.metaKey)!=X.isolate){let N=w.some((V,G)=>G>0&&G!=I&&V.show);w.forEach((V,G)=>{G>0&&Zt(G,N?G==I?lo:Jo:lo,!0,Be.setSeries)})}else Zt(I,{show:!d.show},!0,Be.setSeries)},!1),po&&at(Pu,x,P=>{j._lock||(Nn(P),Zt(w.indexOf(d),So,!0,Be.setSeries))},!1));for(var O in rn){let P=Kt("td",wh,b);P.textContent="--",y.push(P)}return[b,y]}let Ln=new Map;function at(d,m,y,b=!0){let x=Ln.get(m)||{},C=j.bind[d](o,m,y,b);C&&(eo(d,m,x[d]=C),Ln.set(m,x))}function ao(d,m,y){let b=Ln.get(m)||{};for(let x in b)(d==null||x==d)&&(Xi(x,m,b[x]),delete b[x]);d==null&&Ln.delete(m)}let sn=0,In=0,le=0,W=0,Se=0,He=0,uo=Se,Dn=He,Yt=le,$n=W,yt=0,Ct=0,ft=0,zt=0;o.bbox={};let Ks=!1,Lr=!1,co=!1,zn=!1,Ir=!1,Tt=!1;function Us(d,m,y){(y||d!=o.width||m!=o.height)&&Bl(d,m),yo(!1),co=!0,Lr=!0,bo()}function Bl(d,m){o.width=sn=le=d,o.height=In=W=m,Se=He=0,kf(),Sf();let y=o.bbox;yt=y.left=Zn(Se*be,.5),Ct=y.top=Zn(He*be,.5),ft=y.width=Zn(le*be,.5),zt=y.height=Zn(W*be,.5)}let xf=3;function wf(){let d=!1,m=0;for(;!d;){m++;let y=Lf(m),b=If(m);d=m==xf||y&&b,d||(Bl(o.width,o.height),Lr=!0)}}function _f({width:d,height:m}){Us(d,m)}o.setSize=_f;function kf(){let d=!1,m=!1,y=!1,b=!1;k.forEach((x,C)=>{if(x.show&&x._show){let{side:O,_size:P}=x,I=O%2,N=x.label!=null?x.labelSize:0,V=P+N;V>0&&(I?(le-=V,O==3?(Se+=V,b=!0):y=!0):(W-=V,O==0?(He+=V,d=!0):m=!0))}}),Vn[0]=d,Vn[1]=y,Vn[2]=m,Vn[3]=b,le-=bn[1]+bn[3],Se+=bn[3],W-=bn[2]+bn[0],He+=bn[0]}function Sf(){let d=Se+le,m=He+W,y=Se,b=He;function x(C,O){switch(C){case 1:return d+=O,d-O;case 2:return m+=O,m-O;case 3:return y-=O,y+O;case 0:return b-=O,b+O}}k.forEach((C,O)=>{if(C.show&&C._show){let P=C.side;C._pos=x(P,C._size),C.label!=null&&(C._lpos=x(P,C.labelSize))}})}if(j.dataIdx==null){let d=j.hover,m=d.skip=new Set(d.skip??[]);m.add(void 0);let y=d.prox=pe(d.prox),b=d.bias??=0;j.dataIdx=(x,C,O,P)=>{if(C==0)return O;let I=O,N=y(x,C,O,P)??_e,V=N>=0&&N<_e,G=E.ori==0?le:W,se=j.left,ye=t[0],he=t[C];if(m.has(he[O])){I=null;let de=null,te=null,J;if(b==0||b==-1)for(J=O;de==null&&J-- >0;)m.has(he[J])||(de=J);if(b==0||b==1)for(J=O;te==null&&J++<he.length;)m.has(he[J])||(te=J);if(de!=null||te!=null)if(V){let Me=de==null?-1/0:D(ye[de],E,G,0),$e=te==null?1/0:D(ye[te],E,G,0),nt=se-Me,we=$e-se;nt<=we?nt<=N&&(I=de):we<=N&&(I=te)}else I=te==null?de:de==null?te:O-de<=te-O?de:te}else V&&Je(se-D(ye[O],E,G,0))>N&&(I=null);return I}}let Nn=d=>{j.event=d};j.idxs=ee,j._lock=!1;let it=j.points;it.show=pe(it.show),it.size=pe(it.size),it.stroke=pe(it.stroke),it.width=pe(it.width),it.fill=pe(it.fill);let Jt=o.focus=We({},e.focus||{alpha:.3},j.focus),po=Jt.prox>=0,fo=po&&it.one,Et=[],mo=[],ho=[];function Wl(d,m){let y=it.show(o,m);if(y instanceof HTMLElement)return _t(y,hh),_t(y,d.class),on(y,-10,-10,le,W),v.insertBefore(y,Et[m]),y}function Gl(d,m){if(r==1||m>0){let y=r==1&&T[d.scale].time,b=d.value;d.value=y?ju(b)?ec(ce,Xu(b,Y)):b||ie:b||Mg,d.label=d.label||(y?wg:xg)}if(fo||m>0){d.width=d.width==null?1:d.width,d.paths=d.paths||Gg||Lh,d.fillTo=pe(d.fillTo||Ig),d.pxAlign=+ge(d.pxAlign,_),d.pxRound=uc(d.pxAlign),d.stroke=pe(d.stroke||null),d.fill=pe(d.fill||null),d._stroke=d._fill=d._paths=d._focus=null;let y=Og(pt(1,d.width),1),b=d.points=We({},{size:y,width:pt(1,y*.2),stroke:d.stroke,space:y*2,paths:Hg,_stroke:null,_fill:null},d.points);b.show=pe(b.show),b.filter=pe(b.filter),b.fill=pe(b.fill),b.stroke=pe(b.stroke),b.paths=pe(b.paths),b.pxAlign=d.pxAlign}if(Ge){let y=Pr(d,m);Ie.splice(m,0,y[0]),qt.splice(m,0,y[1]),X.values.push(null)}if(lt){ee.splice(m,0,null);let y=null;fo?m==0&&(y=Wl(d,m)):m>0&&(y=Wl(d,m)),Et.splice(m,0,y),mo.splice(m,0,0),ho.splice(m,0,0)}tt("addSeries",m)}function Rf(d,m){m=m??w.length,d=r==1?sl(d,m,nc,lc):sl(d,m,{},ic),w.splice(m,0,d),Gl(w[m],m)}o.addSeries=Rf;function Cf(d){if(w.splice(d,1),Ge){X.values.splice(d,1),qt.splice(d,1);let m=Ie.splice(d,1)[0];ao(null,m.firstChild),m.remove()}lt&&(ee.splice(d,1),Et.splice(d,1)[0].remove(),mo.splice(d,1),ho.splice(d,1)),tt("delSeries",d)}o.delSeries=Cf;let Vn=[!1,!1,!1,!1];function Tf(d,m){if(d._show=d.show,d.show){let y=d.side%2,b=T[d.scale];b==null&&(d.scale=y?w[1].scale:M,b=T[d.scale]);let x=b.time;d.size=pe(d.size),d.space=pe(d.space),d.rotate=pe(d.rotate),On(d.incrs)&&d.incrs.forEach(O=>{!An.has(O)&&An.set(O,_c(O))}),d.incrs=pe(d.incrs||(b.distr==2?tg:x?R==1?og:ig:Qn)),d.splits=pe(d.splits||(x&&b.distr==1?B:b.distr==3?tl:b.distr==4?Sg:kg)),d.stroke=pe(d.stroke),d.grid.stroke=pe(d.grid.stroke),d.ticks.stroke=pe(d.ticks.stroke),d.border.stroke=pe(d.border.stroke);let C=d.values;d.values=On(C)&&!On(C[0])?pe(C):x?On(C)?Qu(ce,Zu(C,Y)):ju(C)?ug(ce,C):C||U:C||_g,d.filter=pe(d.filter||(b.distr>=3&&b.log==10?Tg:b.distr==3&&b.log==2?Eg:xc)),d.font=fc(d.font),d.labelFont=fc(d.labelFont),d._size=d.size(o,null,m,0),d._space=d._rotate=d._incrs=d._found=d._splits=d._values=null,d._size>0&&(Vn[m]=!0,d._el=It(dh,g))}}function Zo(d,m,y,b){let[x,C,O,P]=y,I=m%2,N=0;return I==0&&(P||C)&&(N=m==0&&!x||m==2&&!O?Ye(tc.size/3):0),I==1&&(x||O)&&(N=m==1&&!C||m==3&&!P?Ye(rc.size/2):0),N}let Hl=o.padding=(e.padding||[Zo,Zo,Zo,Zo]).map(d=>pe(ge(d,Zo))),bn=o._padding=Hl.map((d,m)=>d(o,m,Vn,0)),rt,Ze=null,Qe=null,Dr=r==1?w[0].idxs:null,Nt=null,Qo=!1;function Kl(d,m){if(t=d??[],o.data=o._data=t,r==2){rt=0;for(let y=1;y<w.length;y++)rt+=t[y][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Nt=t[0],rt=Nt.length;let y=t;if($==2){y=t.slice();let b=y[0]=Array(rt);for(let x=0;x<rt;x++)b[x]=x}o._data=t=y}if(yo(!0),tt("setData"),$==2&&(co=!0),m!==!1){let y=E;y.auto(o,Qo)?js():xn(M,y.min,y.max),zn=zn||j.left>=0,Tt=!0,bo()}}o.setData=Kl;function js(){Qo=!0;let d,m;r==1&&(rt>0?(Ze=Dr[0]=0,Qe=Dr[1]=rt-1,d=t[0][Ze],m=t[0][Qe],$==2?(d=Ze,m=Qe):d==m&&($==3?[d,m]=Cs(d,d,E.log,!1):$==4?[d,m]=ul(d,d,E.log,!1):E.time?m=d+Ye(86400/R):[d,m]=ks(d,m,cl,!0))):(Ze=Dr[0]=d=null,Qe=Dr[1]=m=null)),xn(M,d,m)}let $r,go,qs,Ys,Js,Zs,Qs,Xs,ei,mt;function Ul(d,m,y,b,x,C){d??=Ou,y??=pl,b??="butt",x??=Ou,C??="round",d!=$r&&(f.strokeStyle=$r=d),x!=go&&(f.fillStyle=go=x),m!=qs&&(f.lineWidth=qs=m),C!=Js&&(f.lineJoin=Js=C),b!=Zs&&(f.lineCap=Zs=b),y!=Ys&&f.setLineDash(Ys=y)}function jl(d,m,y,b){m!=go&&(f.fillStyle=go=m),d!=Qs&&(f.font=Qs=d),y!=Xs&&(f.textAlign=Xs=y),b!=ei&&(f.textBaseline=ei=b)}function ti(d,m,y,b,x=0){if(b.length>0&&d.auto(o,Qo)&&(m==null||m.min==null)){let C=ge(Ze,0),O=ge(Qe,b.length-1),P=y.min==null?Th(b,C,O,x,d.distr==3):[y.min,y.max];d.min=jt(d.min,y.min=P[0]),d.max=pt(d.max,y.max=P[1])}}let ql={min:null,max:null};function Ef(){for(let b in T){let x=T[b];q[b]==null&&(x.min==null||q[M]!=null&&x.auto(o,Qo))&&(q[b]=ql)}for(let b in T){let x=T[b];q[b]==null&&x.from!=null&&q[x.from]!=null&&(q[b]=ql)}q[M]!=null&&yo(!0);let d={};for(let b in q){let x=q[b];if(x!=null){let C=d[b]=Wo(T[b],$h);if(x.min!=null)We(C,x);else if(b!=M||r==2)if(rt==0&&C.from==null){let O=C.range(o,null,null,b);C.min=O[0],C.max=O[1]}else C.min=_e,C.max=-_e}}if(rt>0){w.forEach((b,x)=>{if(r==1){let C=b.scale,O=q[C];if(O==null)return;let P=d[C];if(x==0){let I=P.range(o,P.min,P.max,C);P.min=I[0],P.max=I[1],Ze=Ut(P.min,t[0]),Qe=Ut(P.max,t[0]),Qe-Ze>1&&(t[0][Ze]<P.min&&Ze++,t[0][Qe]>P.max&&Qe--),b.min=Nt[Ze],b.max=Nt[Qe]}else b.show&&b.auto&&ti(P,O,b,t[x],b.sorted);b.idxs[0]=Ze,b.idxs[1]=Qe}else if(x>0&&b.show&&b.auto){let[C,O]=b.facets,P=C.scale,I=O.scale,[N,V]=t[x],G=d[P],se=d[I];G!=null&&ti(G,q[P],C,N,C.sorted),se!=null&&ti(se,q[I],O,V,O.sorted),b.min=O.min,b.max=O.max}});for(let b in d){let x=d[b],C=q[b];if(x.from==null&&(C==null||C.min==null)){let O=x.range(o,x.min==_e?null:x.min,x.max==-_e?null:x.max,b);x.min=O[0],x.max=O[1]}}}for(let b in d){let x=d[b];if(x.from!=null){let C=d[x.from];if(C.min==null)x.min=x.max=null;else{let O=x.range(o,C.min,C.max,b);x.min=O[0],x.max=O[1]}}}let m={},y=!1;for(let b in d){let x=d[b],C=T[b];if(C.min!=x.min||C.max!=x.max){C.min=x.min,C.max=x.max;let O=C.distr;C._min=O==3?fn(C.min):O==4?Ui(C.min,C.asinh):O==100?C.fwd(C.min):C.min,C._max=O==3?fn(C.max):O==4?Ui(C.max,C.asinh):O==100?C.fwd(C.max):C.max,m[b]=y=!0}}if(y){w.forEach((b,x)=>{r==2?x>0&&m.y&&(b._paths=null):m[b.scale]&&(b._paths=null)});for(let b in m)co=!0,tt("setScale",b);lt&&j.left>=0&&(zn=Tt=!0)}for(let b in q)q[b]=null}function Mf(d){let m=el(Ze-1,0,rt-1),y=el(Qe+1,0,rt-1);for(;d[m]==null&&m>0;)m--;for(;d[y]==null&&y<rt-1;)y++;return[m,y]}function Of(){if(rt>0){let d=w.some(m=>m._focus)&&mt!=Jt.alpha;d&&(f.globalAlpha=mt=Jt.alpha),w.forEach((m,y)=>{if(y>0&&m.show&&(Yl(y,!1),Yl(y,!0),m._paths==null)){let b=mt;mt!=m.alpha&&(f.globalAlpha=mt=m.alpha);let x=r==2?[0,t[y][0].length-1]:Mf(t[y]);m._paths=m.paths(o,y,x[0],x[1]),mt!=b&&(f.globalAlpha=mt=b)}}),w.forEach((m,y)=>{if(y>0&&m.show){let b=mt;mt!=m.alpha&&(f.globalAlpha=mt=m.alpha),m._paths!=null&&Jl(y,!1);{let x=m._paths!=null?m._paths.gaps:null,C=m.points.show(o,y,Ze,Qe,x),O=m.points.filter(o,y,C,x);(C||O)&&(m.points._paths=m.points.paths(o,y,Ze,Qe,O),Jl(y,!0))}mt!=b&&(f.globalAlpha=mt=b),tt("drawSeries",y)}}),d&&(f.globalAlpha=mt=1)}}function Yl(d,m){let y=m?w[d].points:w[d];y._stroke=y.stroke(o,d),y._fill=y.fill(o,d)}function Jl(d,m){let y=m?w[d].points:w[d],{stroke:b,fill:x,clip:C,flags:O,_stroke:P=y._stroke,_fill:I=y._fill,_width:N=y.width}=y._paths;N=ke(N*be,3);let V=null,G=N%2/2;m&&I==null&&(I=N>0?"#fff":P);let se=y.pxAlign==1&&G>0;if(se&&f.translate(G,G),!m){let ye=yt-N/2,he=Ct-N/2,de=ft+N,te=zt+N;V=new Path2D,V.rect(ye,he,de,te)}m?ni(P,N,y.dash,y.cap,I,b,x,O,C):Af(d,P,N,y.dash,y.cap,I,b,x,O,V,C),se&&f.translate(-G,-G)}function Af(d,m,y,b,x,C,O,P,I,N,V){let G=!1;I!=0&&A.forEach((se,ye)=>{if(se.series[0]==d){let he=w[se.series[1]],de=t[se.series[1]],te=(he._paths||br).band;On(te)&&(te=se.dir==1?te[0]:te[1]);let J,Me=null;he.show&&te&&Mh(de,Ze,Qe)?(Me=se.fill(o,ye)||C,J=he._paths.clip):te=null,ni(m,y,b,x,Me,O,P,I,N,V,J,te),G=!0}}),G||ni(m,y,b,x,C,O,P,I,N,V)}let Zl=Go|ol;function ni(d,m,y,b,x,C,O,P,I,N,V,G){Ul(d,m,y,b,x),(I||N||G)&&(f.save(),I&&f.clip(I),N&&f.clip(N)),G?(P&Zl)==Zl?(f.clip(G),V&&f.clip(V),Nr(x,O),zr(d,C,m)):P&ol?(Nr(x,O),f.clip(G),zr(d,C,m)):P&Go&&(f.save(),f.clip(G),V&&f.clip(V),Nr(x,O),f.restore(),zr(d,C,m)):(Nr(x,O),zr(d,C,m)),(I||N||G)&&f.restore()}function zr(d,m,y){y>0&&(m instanceof Map?m.forEach((b,x)=>{f.strokeStyle=$r=x,f.stroke(b)}):m!=null&&d&&f.stroke(m))}function Nr(d,m){m instanceof Map?m.forEach((y,b)=>{f.fillStyle=go=b,f.fill(y)}):m!=null&&d&&f.fill(m)}function Pf(d,m,y,b){let x=k[d],C;if(b<=0)C=[0,0];else{let O=x._space=x.space(o,d,m,y,b),P=x._incrs=x.incrs(o,d,m,y,b,O);C=Jg(m,y,P,b,O)}return x._found=C}function oi(d,m,y,b,x,C,O,P,I,N){let V=O%2/2;_==1&&f.translate(V,V),Ul(P,O,I,N,P),f.beginPath();let G,se,ye,he,de=x+(b==0||b==3?-C:C);y==0?(se=x,he=de):(G=x,ye=de);for(let te=0;te<d.length;te++)m[te]!=null&&(y==0?G=ye=d[te]:se=he=d[te],f.moveTo(G,se),f.lineTo(ye,he));f.stroke(),_==1&&f.translate(-V,-V)}function Lf(d){let m=!0;return k.forEach((y,b)=>{if(!y.show)return;let x=T[y.scale];if(x.min==null){y._show&&(m=!1,y._show=!1,yo(!1));return}else y._show||(m=!1,y._show=!0,yo(!1));let C=y.side,O=C%2,{min:P,max:I}=x,[N,V]=Pf(b,P,I,O==0?le:W);if(V==0)return;let G=x.distr==2,se=y._splits=y.splits(o,b,P,I,N,V,G),ye=x.distr==2?se.map(J=>Nt[J]):se,he=x.distr==2?Nt[se[1]]-Nt[se[0]]:N,de=y._values=y.values(o,y.filter(o,ye,b,V,he),b,V,he);y._rotate=C==2?y.rotate(o,de,b,V):0;let te=y._size;y._size=Dt(y.size(o,de,b,d)),te!=null&&y._size!=te&&(m=!1)}),m}function If(d){let m=!0;return Hl.forEach((y,b)=>{let x=y(o,b,Vn,d);x!=bn[b]&&(m=!1),bn[b]=x}),m}function Df(){for(let d=0;d<k.length;d++){let m=k[d];if(!m.show||!m._show)continue;let y=m.side,b=y%2,x,C,O=m.stroke(o,d),P=y==0||y==3?-1:1,[I,N]=m._found;if(m.label!=null){let ct=m.labelGap*P,xt=Ye((m._lpos+ct)*be);jl(m.labelFont[0],O,"center",y==2?"top":Mu),f.save(),b==1?(x=C=0,f.translate(xt,Ye(Ct+zt/2)),f.rotate((y==3?-ws:ws)/2)):(x=Ye(yt+ft/2),C=xt);let Wn=bc(m.label)?m.label(o,d,I,N):m.label;f.fillText(Wn,x,C),f.restore()}if(N==0)continue;let V=T[m.scale],G=b==0?ft:zt,se=b==0?yt:Ct,ye=m._splits,he=V.distr==2?ye.map(ct=>Nt[ct]):ye,de=V.distr==2?Nt[ye[1]]-Nt[ye[0]]:I,te=m.ticks,J=m.border,Me=te.show?te.size:0,$e=Ye(Me*be),nt=Ye((m.alignTo==2?m._size-Me-m.gap:m.gap)*be),we=m._rotate*-ws/180,ze=S(m._pos*be),bt=($e+nt)*P,ut=ze+bt;C=b==0?ut:0,x=b==1?ut:0;let Mt=m.font[0],Vt=m.align==1?zo:m.align==2?Gi:we>0?zo:we<0?Gi:b==0?"center":y==3?Gi:zo,Xt=we||b==1?"middle":y==2?"top":Mu;jl(Mt,O,Vt,Xt);let vt=m.font[1]*m.lineGap,Ot=ye.map(ct=>S(l(ct,V,G,se))),Ft=m._values;for(let ct=0;ct<Ft.length;ct++){let xt=Ft[ct];if(xt!=null){b==0?x=Ot[ct]:C=Ot[ct],xt=""+xt;let Wn=xt.indexOf(`
`)==-1?[xt]:xt.split(/\n/gm);for(let dt=0;dt<Wn.length;dt++){let ga=Wn[dt];we?(f.save(),f.translate(x,C+dt*vt),f.rotate(we),f.fillText(ga,0,0),f.restore()):f.fillText(ga,x,C+dt*vt)}}}te.show&&oi(Ot,te.filter(o,he,d,N,de),b,y,ze,$e,ke(te.width*be,3),te.stroke(o,d),te.dash,te.cap);let en=m.grid;en.show&&oi(Ot,en.filter(o,he,d,N,de),b,b==0?2:1,b==0?Ct:yt,b==0?zt:ft,ke(en.width*be,3),en.stroke(o,d),en.dash,en.cap),J.show&&oi([ze],[1],b==0?1:0,b==0?1:2,b==1?Ct:yt,b==1?zt:ft,ke(J.width*be,3),J.stroke(o,d),J.dash,J.cap)}tt("drawAxes")}function yo(d){w.forEach((m,y)=>{y>0&&(m._paths=null,d&&(r==1?(m.min=null,m.max=null):m.facets.forEach(b=>{b.min=null,b.max=null})))})}let Vr=!1,ri=!1,Xo=[];function $f(){ri=!1;for(let d=0;d<Xo.length;d++)tt(...Xo[d]);Xo.length=0}function bo(){Vr||(Gh(Ql),Vr=!0)}function zf(d,m=!1){Vr=!0,ri=m,d(o),Ql(),m&&Xo.length>0&&queueMicrotask($f)}o.batch=zf;function Ql(){if(Ks&&(Ef(),Ks=!1),co&&(wf(),co=!1),Lr){if(Oe(h,zo,Se),Oe(h,"top",He),Oe(h,mr,le),Oe(h,hr,W),Oe(v,zo,Se),Oe(v,"top",He),Oe(v,mr,le),Oe(v,hr,W),Oe(g,mr,sn),Oe(g,hr,In),p.width=Ye(sn*be),p.height=Ye(In*be),k.forEach(({_el:d,_show:m,_size:y,_pos:b,side:x})=>{if(d!=null)if(m){let C=x===3||x===0?y:0,O=x%2==1;Oe(d,O?"left":"top",b-C),Oe(d,O?"width":"height",y),Oe(d,O?"top":"left",O?He:Se),Oe(d,O?"height":"width",O?W:le),Qi(d,Xn)}else _t(d,Xn)}),$r=go=qs=Js=Zs=Qs=Xs=ei=Ys=null,mt=1,nr(!0),Se!=uo||He!=Dn||le!=Yt||W!=$n){yo(!1);let d=le/Yt,m=W/$n;if(lt&&!zn&&j.left>=0){j.left*=d,j.top*=m,vo&&on(vo,Ye(j.left),0,le,W),xo&&on(xo,0,Ye(j.top),le,W);for(let y=0;y<Et.length;y++){let b=Et[y];b!=null&&(mo[y]*=d,ho[y]*=m,on(b,Dt(mo[y]),Dt(ho[y]),le,W))}}if(Ee.show&&!Ir&&Ee.left>=0&&Ee.width>0){Ee.left*=d,Ee.width*=d,Ee.top*=m,Ee.height*=m;for(let y in ci)Oe(ko,y,Ee[y])}uo=Se,Dn=He,Yt=le,$n=W}tt("setSize"),Lr=!1}sn>0&&In>0&&(f.clearRect(0,0,p.width,p.height),tt("drawClear"),z.forEach(d=>d()),tt("draw")),Ee.show&&Ir&&(Fr(Ee),Ir=!1),lt&&zn&&(Bn(null,!0,!1),zn=!1),X.show&&X.live&&Tt&&(ai(),Tt=!1),u||(u=!0,o.status=1,tt("ready")),Qo=!1,Vr=!1}o.redraw=(d,m)=>{co=m||!1,d!==!1?xn(M,E.min,E.max):bo()};function si(d,m){let y=T[d];if(y.from==null){if(rt==0){let b=y.range(o,m.min,m.max,d);m.min=b[0],m.max=b[1]}if(m.min>m.max){let b=m.min;m.min=m.max,m.max=b}if(rt>1&&m.min!=null&&m.max!=null&&m.max-m.min<1e-16)return;d==M&&y.distr==2&&rt>0&&(m.min=Ut(m.min,t[0]),m.max=Ut(m.max,t[0]),m.min==m.max&&m.max++),q[d]=m,Ks=!0,bo()}}o.setScale=si;let ii,li,vo,xo,Xl,ea,wo,_o,ta,na,Te,Pe,vn=!1,st=j.drag,Xe=st.x,et=st.y;lt&&(j.x&&(ii=It(fh,v)),j.y&&(li=It(mh,v)),E.ori==0?(vo=ii,xo=li):(vo=li,xo=ii),Te=j.left,Pe=j.top);let Ee=o.select=We({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),ko=Ee.show?It(ph,Ee.over?v:h):null;function Fr(d,m){if(Ee.show){for(let y in d)Ee[y]=d[y],y in ci&&Oe(ko,y,d[y]);m!==!1&&tt("setSelect")}}o.setSelect=Fr;function Nf(d){if(w[d].show)Ge&&Qi(Ie[d],Xn);else if(Ge&&_t(Ie[d],Xn),lt){let y=fo?Et[0]:Et[d];y!=null&&on(y,-10,-10,le,W)}}function xn(d,m,y){si(d,{min:m,max:y})}function Zt(d,m,y,b){m.focus!=null&&Gf(d),m.show!=null&&w.forEach((x,C)=>{C>0&&(d==C||d==null)&&(x.show=m.show,Nf(C),r==2?(xn(x.facets[0].scale,null,null),xn(x.facets[1].scale,null,null)):xn(x.scale,null,null),bo())}),y!==!1&&tt("setSeries",d,m),b&&or("setSeries",o,d,m)}o.setSeries=Zt;function Vf(d,m){We(A[d],m)}function Ff(d,m){d.fill=pe(d.fill||null),d.dir=ge(d.dir,-1),m=m??A.length,A.splice(m,0,d)}function Bf(d){d==null?A.length=0:A.splice(d,1)}o.addBand=Ff,o.setBand=Vf,o.delBand=Bf;function Wf(d,m){w[d].alpha=m,lt&&Et[d]!=null&&(Et[d].style.opacity=m),Ge&&Ie[d]&&(Ie[d].style.opacity=m)}let ln,wn,Fn,So={focus:!0};function Gf(d){if(d!=Fn){let m=d==null,y=Jt.alpha!=1;w.forEach((b,x)=>{if(r==1||x>0){let C=m||x==0||x==d;b._focus=m?null:C,y&&Wf(x,C?1:Jt.alpha)}}),Fn=d,y&&bo()}}Ge&&po&&at(Lu,ve,d=>{j._lock||(Nn(d),Fn!=null&&Zt(null,So,!0,Be.setSeries))});function Qt(d,m,y){let b=T[m];y&&(d=d/be-(b.ori==1?He:Se));let x=le;b.ori==1&&(x=W,d=x-d),b.dir==-1&&(d=x-d);let C=b._min,O=b._max,P=d/x,I=C+(O-C)*P,N=b.distr;return N==3?Fo(10,I):N==4?Ah(I,b.asinh):N==100?b.bwd(I):I}function Hf(d,m){let y=Qt(d,M,m);return Ut(y,t[0],Ze,Qe)}o.valToIdx=d=>Ut(d,t[0]),o.posToIdx=Hf,o.posToVal=Qt,o.valToPos=(d,m,y)=>T[m].ori==0?s(d,T[m],y?ft:le,y?yt:0):i(d,T[m],y?zt:W,y?Ct:0),o.setCursor=(d,m,y)=>{Te=d.left,Pe=d.top,Bn(null,m,y)};function oa(d,m){Oe(ko,zo,Ee.left=d),Oe(ko,mr,Ee.width=m)}function ra(d,m){Oe(ko,"top",Ee.top=d),Oe(ko,hr,Ee.height=m)}let er=E.ori==0?oa:ra,tr=E.ori==1?oa:ra;function Kf(){if(Ge&&X.live)for(let d=r==2?1:0;d<w.length;d++){if(d==0&&Rt)continue;let m=X.values[d],y=0;for(let b in m)qt[d][y++].firstChild.nodeValue=m[b]}}function ai(d,m){if(d!=null&&(d.idxs?d.idxs.forEach((y,b)=>{ee[b]=y}):Dh(d.idx)||ee.fill(d.idx),X.idx=ee[0]),Ge&&X.live){for(let y=0;y<w.length;y++)(y>0||r==1&&!Rt)&&Uf(y,ee[y]);Kf()}Tt=!1,m!==!1&&tt("setLegend")}o.setLegend=ai;function Uf(d,m){let y=w[d],b=d==0&&$==2?Nt:t[d],x;Rt?x=y.values(o,d,m)??yn:(x=y.value(o,m==null?null:b[m],d,m),x=x==null?yn:{_:x}),X.values[d]=x}function Bn(d,m,y){ta=Te,na=Pe,[Te,Pe]=j.move(o,Te,Pe),j.left=Te,j.top=Pe,lt&&(vo&&on(vo,Ye(Te),0,le,W),xo&&on(xo,0,Ye(Pe),le,W));let b,x=Ze>Qe;ln=_e,wn=null;let C=E.ori==0?le:W,O=E.ori==1?le:W;if(Te<0||rt==0||x){b=j.idx=null;for(let P=0;P<w.length;P++){let I=Et[P];I!=null&&on(I,-10,-10,le,W)}po&&Zt(null,So,!0,d==null&&Be.setSeries),X.live&&(ee.fill(b),Tt=!0)}else{let P,I,N;r==1&&(P=E.ori==0?Te:Pe,I=Qt(P,M),b=j.idx=Ut(I,t[0],Ze,Qe),N=D(t[0][b],E,C,0));let V=-10,G=-10,se=0,ye=0,he=!0,de="",te="";for(let J=r==2?1:0;J<w.length;J++){let Me=w[J],$e=ee[J],nt=$e==null?null:r==1?t[J][$e]:t[J][1][$e],we=j.dataIdx(o,J,b,I),ze=we==null?null:r==1?t[J][we]:t[J][1][we];if(Tt=Tt||ze!=nt||we!=$e,ee[J]=we,J>0&&Me.show){let bt=we==null?-10:we==b?N:D(r==1?t[0][we]:t[J][0][we],E,C,0),ut=ze==null?-10:Z(ze,r==1?T[Me.scale]:T[Me.facets[1].scale],O,0);if(po&&ze!=null){let Mt=E.ori==1?Te:Pe,Vt=Je(Jt.dist(o,J,we,ut,Mt));if(Vt<ln){let Xt=Jt.bias;if(Xt!=0){let vt=Qt(Mt,Me.scale),Ot=ze>=0?1:-1,Ft=vt>=0?1:-1;Ft==Ot&&(Ft==1?Xt==1?ze>=vt:ze<=vt:Xt==1?ze<=vt:ze>=vt)&&(ln=Vt,wn=J)}else ln=Vt,wn=J}}if(Tt||fo){let Mt,Vt;E.ori==0?(Mt=bt,Vt=ut):(Mt=ut,Vt=bt);let Xt,vt,Ot,Ft,en,ct,xt=!0,Wn=it.bbox;if(Wn!=null){xt=!1;let dt=Wn(o,J);Ot=dt.left,Ft=dt.top,Xt=dt.width,vt=dt.height}else Ot=Mt,Ft=Vt,Xt=vt=it.size(o,J);if(ct=it.fill(o,J),en=it.stroke(o,J),fo)J==wn&&ln<=Jt.prox&&(V=Ot,G=Ft,se=Xt,ye=vt,he=xt,de=ct,te=en);else{let dt=Et[J];dt!=null&&(mo[J]=Ot,ho[J]=Ft,Fu(dt,Xt,vt,xt),Nu(dt,ct,en),on(dt,Dt(Ot),Dt(Ft),le,W))}}}}if(fo){let J=Jt.prox,Me=Fn==null?ln<=J:ln>J||wn!=Fn;if(Tt||Me){let $e=Et[0];$e!=null&&(mo[0]=V,ho[0]=G,Fu($e,se,ye,he),Nu($e,de,te),on($e,Dt(V),Dt(G),le,W))}}}if(Ee.show&&vn)if(d!=null){let[P,I]=Be.scales,[N,V]=Be.match,[G,se]=d.cursor.sync.scales,ye=d.cursor.drag;if(Xe=ye._x,et=ye._y,Xe||et){let{left:he,top:de,width:te,height:J}=d.select,Me=d.scales[G].ori,$e=d.posToVal,nt,we,ze,bt,ut,Mt=P!=null&&N(P,G),Vt=I!=null&&V(I,se);Mt&&Xe?(Me==0?(nt=he,we=te):(nt=de,we=J),ze=T[P],bt=D($e(nt,G),ze,C,0),ut=D($e(nt+we,G),ze,C,0),er(jt(bt,ut),Je(ut-bt))):er(0,C),Vt&&et?(Me==1?(nt=he,we=te):(nt=de,we=J),ze=T[I],bt=Z($e(nt,se),ze,O,0),ut=Z($e(nt+we,se),ze,O,0),tr(jt(bt,ut),Je(ut-bt))):tr(0,O)}else di()}else{let P=Je(ta-Xl),I=Je(na-ea);if(E.ori==1){let se=P;P=I,I=se}Xe=st.x&&P>=st.dist,et=st.y&&I>=st.dist;let N=st.uni;N!=null?Xe&&et&&(Xe=P>=N,et=I>=N,!Xe&&!et&&(I>P?et=!0:Xe=!0)):st.x&&st.y&&(Xe||et)&&(Xe=et=!0);let V,G;Xe&&(E.ori==0?(V=wo,G=Te):(V=_o,G=Pe),er(jt(V,G),Je(G-V)),et||tr(0,O)),et&&(E.ori==1?(V=wo,G=Te):(V=_o,G=Pe),tr(jt(V,G),Je(G-V)),Xe||er(0,C)),!Xe&&!et&&(er(0,0),tr(0,0))}if(st._x=Xe,st._y=et,d==null){if(y){if(ha!=null){let[P,I]=Be.scales;Be.values[0]=P!=null?Qt(E.ori==0?Te:Pe,P):null,Be.values[1]=I!=null?Qt(E.ori==1?Te:Pe,I):null}or(Hi,o,Te,Pe,le,W,b)}if(po){let P=y&&Be.setSeries,I=Jt.prox;Fn==null?ln<=I&&Zt(wn,So,!0,P):ln>I?Zt(null,So,!0,P):wn!=Fn&&Zt(wn,So,!0,P)}}Tt&&(X.idx=b,ai()),m!==!1&&tt("setCursor")}let _n=null;Object.defineProperty(o,"rect",{get(){return _n==null&&nr(!1),_n}});function nr(d=!1){d?_n=null:(_n=v.getBoundingClientRect(),tt("syncRect",_n))}function sa(d,m,y,b,x,C,O){j._lock||vn&&d!=null&&d.movementX==0&&d.movementY==0||(ui(d,m,y,b,x,C,O,!1,d!=null),d!=null?Bn(null,!0,!0):Bn(m,!0,!1))}function ui(d,m,y,b,x,C,O,P,I){if(_n==null&&nr(!1),Nn(d),d!=null)y=d.clientX-_n.left,b=d.clientY-_n.top;else{if(y<0||b<0){Te=-10,Pe=-10;return}let[N,V]=Be.scales,G=m.cursor.sync,[se,ye]=G.values,[he,de]=G.scales,[te,J]=Be.match,Me=m.axes[0].side%2==1,$e=E.ori==0?le:W,nt=E.ori==1?le:W,we=Me?C:x,ze=Me?x:C,bt=Me?b:y,ut=Me?y:b;if(he!=null?y=te(N,he)?l(se,T[N],$e,0):-10:y=$e*(bt/we),de!=null?b=J(V,de)?l(ye,T[V],nt,0):-10:b=nt*(ut/ze),E.ori==1){let Mt=y;y=b,b=Mt}}I&&(m==null||m.cursor.event.type==Hi)&&((y<=1||y>=le-1)&&(y=Zn(y,le)),(b<=1||b>=W-1)&&(b=Zn(b,W))),P?(Xl=y,ea=b,[wo,_o]=j.move(o,y,b)):(Te=y,Pe=b)}let ci={width:0,height:0,left:0,top:0};function di(){Fr(ci,!1)}let ia,la,aa,ua;function ca(d,m,y,b,x,C,O){vn=!0,Xe=et=st._x=st._y=!1,ui(d,m,y,b,x,C,O,!0,!1),d!=null&&(at(Ki,Ji,da,!1),or(Au,o,wo,_o,le,W,null));let{left:P,top:I,width:N,height:V}=Ee;ia=P,la=I,aa=N,ua=V}function da(d,m,y,b,x,C,O){vn=st._x=st._y=!1,ui(d,m,y,b,x,C,O,!1,!0);let{left:P,top:I,width:N,height:V}=Ee,G=N>0||V>0,se=ia!=P||la!=I||aa!=N||ua!=V;if(G&&se&&Fr(Ee),st.setScale&&G&&se){let ye=P,he=N,de=I,te=V;if(E.ori==1&&(ye=I,he=V,de=P,te=N),Xe&&xn(M,Qt(ye,M),Qt(ye+he,M)),et)for(let J in T){let Me=T[J];J!=M&&Me.from==null&&Me.min!=_e&&xn(J,Qt(de+te,J),Qt(de,J))}di()}else j.lock&&(j._lock=!j._lock,Bn(m,!0,d!=null));d!=null&&(ao(Ki,Ji),or(Ki,o,Te,Pe,le,W,null))}function jf(d,m,y,b,x,C,O){if(j._lock)return;Nn(d);let P=vn;if(vn){let I=!0,N=!0,V=10,G,se;E.ori==0?(G=Xe,se=et):(G=et,se=Xe),G&&se&&(I=Te<=V||Te>=le-V,N=Pe<=V||Pe>=W-V),G&&I&&(Te=Te<wo?0:le),se&&N&&(Pe=Pe<_o?0:W),Bn(null,!0,!0),vn=!1}Te=-10,Pe=-10,ee.fill(null),Bn(null,!0,!0),P&&(vn=P)}function pa(d,m,y,b,x,C,O){j._lock||(Nn(d),js(),di(),d!=null&&or(Iu,o,Te,Pe,le,W,null))}function fa(){k.forEach(Zg),Us(o.width,o.height,!0)}eo(_s,Vo,fa);let Ro={};Ro.mousedown=ca,Ro.mousemove=sa,Ro.mouseup=da,Ro.dblclick=pa,Ro.setSeries=(d,m,y,b)=>{let x=Be.match[2];y=x(o,m,y),y!=-1&&Zt(y,b,!0,!1)},lt&&(at(Au,v,ca),at(Hi,v,sa),at(Pu,v,d=>{Nn(d),nr(!1)}),at(Lu,v,jf),at(Iu,v,pa),rl.add(o),o.syncRect=nr);let Br=o.hooks=e.hooks||{};function tt(d,m,y){ri?Xo.push([d,m,y]):d in Br&&Br[d].forEach(b=>{b.call(null,o,m,y)})}(e.plugins||[]).forEach(d=>{for(let m in d.hooks)Br[m]=(Br[m]||[]).concat(d.hooks[m])});let ma=(d,m,y)=>y,Be=We({key:null,setSeries:!1,filters:{pub:Ku,sub:Ku},scales:[M,w[1]?w[1].scale:null],match:[Uu,Uu,ma],values:[null,null]},j.sync);Be.match.length==2&&Be.match.push(ma),j.sync=Be;let ha=Be.key,pi=Wc(ha);function or(d,m,y,b,x,C,O){Be.filters.pub(d,m,y,b,x,C,O)&&pi.pub(d,m,y,b,x,C,O)}pi.sub(o);function qf(d,m,y,b,x,C,O){Be.filters.sub(d,m,y,b,x,C,O)&&Ro[d](null,m,y,b,x,C,O)}o.pub=qf;function Yf(){pi.unsub(o),rl.delete(o),Ln.clear(),Xi(_s,Vo,fa),c.remove(),ve?.remove(),tt("destroy")}o.destroy=Yf;function fi(){tt("init",e,t),Kl(t||e.data,!1),q[M]?si(M,q[M]):js(),Ir=Ee.show&&(Ee.width>0||Ee.height>0),zn=Tt=!0,Us(e.width,e.height)}return w.forEach(Gl),k.forEach(Tf),n?n instanceof HTMLElement?(n.appendChild(c),fi()):n(o,fi):fi(),o}ot.assign=We;ot.fmtNum=dl;ot.rangeNum=ks;ot.rangeLog=Cs;ot.rangeAsinh=ul;ot.orient=no;ot.pxRatio=be;ot.join=Wh;ot.fmtDate=fl,ot.tzDate=Xh;ot.sync=Wc;{ot.addGap=Dg,ot.clipGaps=Ms;let e=ot.paths={points:qc};e.linear=Jc,e.stepped=Ng,e.bars=Vg,e.spline=Bg}function jo(e){let{drawing:t,chosen:n}=e,o=K(),r=Fe(null),s=Fe(null),i=Fe(e);i.current=e;let l=o.isDark.value;Re(()=>{if(!r.current)return;let p=r.current,f=[t.x,...t.lines.map(({values:v})=>v)],g=new ot(Xg(p,i),f,p);s.current=g,Qg(g,(...v)=>{let{onClick:_,onChoose:S}=i.current;(_??S)(...v)});let h=new ResizeObserver(()=>{let{clientWidth:v,clientHeight:_}=p;v>0&&_>0&&g.setSize({width:v,height:_})});return h.observe(p),()=>{h.disconnect(),g.destroy(),s.current=null}},[t,l]),Re(()=>s.current?.redraw(!1),[n,e.marks]);let u=t.x.length-1,c=p=>{let g={ArrowLeft:n-1,ArrowRight:n+1,PageUp:n-20,PageDown:n+20,Home:0,End:u}[p.key];if(g!==void 0)e.onChoose(Math.max(0,Math.min(u,g)));else if(!e.onKey?.(p.key))return;p.preventDefault()};return a("div",{class:"plot",ref:r,role:"slider",tabIndex:0,"aria-label":e.label,"aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":n,"aria-valuetext":e.valueText,onKeyDown:c,"data-testid":e.testId})}function Qg(e,t){let n=0;e.over.addEventListener("mousedown",o=>n=o.clientX),e.over.addEventListener("click",o=>{Math.abs(o.clientX-n)<4&&t(e.posToIdx(o.offsetX),e,o.offsetY)})}function Xg(e,t){let n=l=>getComputedStyle(e).getPropertyValue(`--${l}`).trim(),{drawing:o,together:r}=t.current,s={stroke:n("muted"),grid:{stroke:n("grid"),width:1},ticks:{stroke:n("grid"),width:1},font:"12px system-ui, sans-serif"},i=o.lines.some(({fill:l})=>l);return{width:e.clientWidth||600,height:e.clientHeight||300,legend:{show:!1},cursor:{y:!1,points:{show:!1},...r?{sync:{key:r}}:{}},scales:{x:{time:!1,...o.isStepped?{}:{range:(l,u,c)=>ey(o.x,u,c)}},y:{range:(l,u,c)=>[0,(c||1)*ny]}},axes:[{...s,values:(l,u)=>u.map(c=>Number.isInteger(c)?Q(c):"")},{...s,size:76,incrs:oy,values:(l,u)=>u.map(ne)}],series:[{},...o.lines.map(l=>ty(l,o.isStepped,n))],bands:i?o.lines.slice(1).map((l,u)=>({series:[u+1,u+2]})):[],hooks:{setCursor:[l=>t.current.onPoint(l.cursor.idx??null)],draw:[l=>ry(l,t.current,n)]}}}function ey(e,t,n){let[o=0]=e;if(e.length<2)return[o-1,o+1];let r=(n-t)/50;return[t-r,n+r]}function ty(e,t,n){let{label:o,fill:r,dash:s,width:i=1}=e,l=n(e.colour);return{label:o,stroke:l,width:i,...r?{fill:n(r)}:{},...s?{dash:s}:{},...t?{paths:ot.paths.stepped?.({align:1})??(()=>null),points:{show:!1}}:{spanGaps:!0,points:{show:!0,size:5,fill:l}}}}var ny=1.12,oy=Array.from({length:50},(e,t)=>2**t);function ry(e,{drawing:t,chosen:n,marks:o},r){let{ctx:s,bbox:i}=e;s.save(),s.beginPath(),s.rect(i.left,i.top,i.width,i.height),s.clip(),s.font=`${12*devicePixelRatio}px system-ui, sans-serif`,s.lineWidth=devicePixelRatio,s.strokeStyle=r("accent");let l=e.valToPos(t.x[n]??0,"x",!0);oo(s,l,i.top,l,i.top+i.height),o?.(e,r),s.restore()}function oo(e,t,n,o,r){e.beginPath(),e.moveTo(t,n),e.lineTo(o,r),e.stroke()}function Ls(e,t,n,{foot:o,isBelow:r=!1}={}){let{ctx:s,bbox:i}=e,l=devicePixelRatio,[u,c]=[e.valToPos(t.op,"x",!0),e.valToPos(t.nbytes,"y",!0)];o!==void 0&&oo(s,u,c,u,o),s.beginPath(),s.arc(u,c,3.5*l,0,2*Math.PI),s.fill();let p=u>i.left+i.width/2;s.textAlign=p?"right":"left",s.fillText(n,u+(p?-8:8)*l,c+(r?14:-4)*l)}var xl=["freed","cached"],sy=[6,4];function ed({before:e,after:t,names:n}){let[o,r]=En("compare"),[s,i]=oe(null),l=ae(()=>ly(e,t),[e,t]),u=To((h,v)=>ay(h,[e,t],v),[e,t]);if(l.x.length===0)return null;let c=Number(o.at??e.peak?.op??0),p=ys(l.x,Number.isFinite(c)?c:0),f=s??p,g=(h,v)=>l.lines[h]?.values[v]??null;return a("section",{class:"both-timelines",children:[a("h2",{children:"Live bytes over the ops of both"}),a("dl",{class:"plot-legend","data-testid":"compare-legend",children:[a("div",{children:a("dt",{children:["after op ",Q(l.x[f]??0)]})}),n.map((h,v)=>a("div",{children:[a("dt",{children:[a("span",{class:`stroke ${v===0?"dashed":""} ${xl[v]}`})," ",h]}),a("dd",{children:g(v,f)===null?"has ended":a(re,{n:g(v,f)})})]},v))]}),a(jo,{drawing:l,chosen:p,onChoose:h=>r("at",String(l.x[h]??0)),onPoint:i,marks:u,label:"Live bytes of both recordings after as many ops",valueText:`op ${l.x[p]}: ${n.map((h,v)=>`${h} ${iy(g(v,p))}`).join(", ")}`,testId:"compare-plot"})]})}function iy(e){return e===null?"has ended":ne(e)}function ly(e,t){let n=[e,t],o=n.map(({phases:i})=>i.flatMap(({end_op:l})=>l)),r=gs([...n.map(({op:i})=>[...i]),...o]),s=n.map((i,l)=>({label:l===0?"before":"after",colour:xl[l]??"fg",width:1.5,values:Cu(r,i),...l===0?{dash:sy}:{}}));return{x:r,lines:s,isStepped:!0}}function ay(e,t,n){t.forEach(({peak:o},r)=>{o&&(e.ctx.fillStyle=n(xl[r]??"fg"),Ls(e,o,ne(o.nbytes),{isBelow:r===1}))})}function nd(e,t,n){if(n.checkpoint)return{other:{checkpoint:n.checkpoint},problem:""};if(n.run===void 0)return td(dy(e,t));let o=uy(n),r=us(e,o);if(r)return{other:null,problem:r};let s=ls(e,o),i=s&&as(s);return i?cy(i,t)?{other:null,problem:"This is the recording that is shown: choose another one."}:td(i):{other:null,problem:s?.tag.problem??"It holds no recording."}}function Is({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}function uy({run:e="",tag:t="",step:n=""}){return{run:e,tag:t,step:/^-?\d+$/.test(n)?Number(n):null}}function td(e){return{other:e&&{key:e},problem:""}}function cy(e,t){return e.run===t.run&&e.tag===t.tag&&e.step===t.step}function dy(e,t){let n=e.runs.findIndex(({run:i})=>i===t.run);for(let{run:i,tags:l}of[...e.runs.slice(n+1),...e.runs.slice(0,n)]){let u=l.filter(py),c=u.find(({tag:f})=>f===t.tag)??u[0],p=c?.steps.at(-1);if(c&&p)return{run:i,tag:c.tag,...p}}let o=e.runs[n]?.tags.find(({tag:i})=>i===t.tag),r=o?.steps.findIndex(({step:i})=>i===t.step)??-1,s=o?.steps[r-1]??o?.steps[r+1];return s?{run:t.run,tag:t.tag,...s}:null}function py({problem:e,steps:t}){return e===null&&t.length>0}var fy={released:{sign:"−",word:"gone"},added:{sign:"+",word:"added"},resized:{sign:"±",word:"resized"},moved:{sign:"→",word:"moved"},same:{sign:"=",word:"the same"}};function wl({n:e}){if(e===null)return a("span",{class:"none",children:"–"});let t=e<0?"−":e>0?"+":"",n=e<0?"less":e>0?"more":"none";return a("span",{class:`signed ${n}`,title:`${t}${Mn(Math.abs(e))}`,children:[t,ne(Math.abs(e))]})}function od({reply:{changes:e,changes_count:t},other:n}){let o=e[0]?.weight_bytes??0,r=t-e.length;return a(ue,{children:[a("ol",{class:"changes","data-testid":"changes",children:e.map((s,i)=>a("li",{"data-change":s.change,children:a(my,{row:s,largest:o,other:n})},i))}),r>0&&a("p",{class:"hint",children:["and ",fe(r,"smaller change")]})]})}function my({row:e,largest:t,other:n}){let[o,r]=oe(!1),{sign:s,word:i}=fy[e.change],l=e.members_count-e.members.length;return a("div",{class:"card",children:[a("span",{class:"size",children:[a(wl,{n:e.difference_bytes}),a(nn,{part:e.weight_bytes,whole:t})]}),a("span",{class:"what",children:[a("button",{type:"button",class:"link name","aria-expanded":o,onClick:()=>r(!o),children:[a("span",{class:`mark ${e.change}`,children:[a("span",{"aria-hidden":"true",children:s})," ",i]})," ",a("b",{children:e.op})," ",a("code",{children:e.slot})," · ",e.module||"outside of modules"]}),a("span",{class:"type",children:[e.tensor,e.change!=="released"&&e.change!=="added"&&a(ue,{children:[" ","· ",ne(e.before_bytes)," → ",ne(e.after_bytes)]})]}),o&&a("ul",{class:"members",children:[e.members.map((u,c)=>a("li",{children:a(hy,{member:u,op:e.op,other:n})},c)),l>0&&a("li",{children:["and ",Q(l)," more"]})]})]})]})}function hy({member:e,op:t,other:n}){let{change:o,recordings:r,select:s}=K(),{before_node:i,after_node:l}=e,u=e.name||t;if(i!==null)return a("button",{type:"button",class:"link","data-node":i,onClick:()=>s(je(i)),children:u});if(l===null||!n)return a("span",{children:u});let c=()=>{let p=r.shown.peek();r.choose({...n,view:"graph"}),o({selected:je(l),...p?{compare:Is(p)}:{}})};return a("button",{type:"button",class:"link","data-node":l,title:`Show it in ${n.run}, step ${n.step}`,onClick:c,children:[u," ",a("small",{children:["in ",n.run]})]})}function rd({other:e}){let{address:t,change:n,compare:o,recordings:r}=K(),s=r.index.state.value.value?.runs??[],{compare:i}=t.value,l=e&&"key"in e?e.key:null,u=i.checkpoint!==void 0,c=u?"":i.run??l?.run??"",p=s.find(_=>_.run===c),f=p?.tags.find(_=>_.tag===(i.tag??l?.tag))??p?.tags[0],g=f?.steps.some(_=>String(_.step)===i.step)?Number(i.step):l?.step??f?.steps.at(-1)?.step,h=(_,S,R)=>n({compare:{run:_,tag:S,...R===void 0?{}:{step:String(R)}}}),v=_=>{let S=_?.tags.find(R=>R.tag===f?.tag)??_?.tags[0];_&&S&&h(_.run,S.tag,S.steps.at(-1)?.step)};return a("div",{class:"toolbar compare-with",role:"group","aria-label":"Compare with",children:[a("label",{children:["Compare with"," ",a("select",{"data-testid":"compare-run",value:c,onChange:_=>v(s.find(S=>S.run===_.currentTarget.value)),children:[c===""&&a("option",{value:"",children:u?"a recording":"nothing"}),s.map(_=>a("option",{value:_.run,children:_.run},_.run))]})]}),p&&f&&p.tags.length>1&&a("label",{children:["tag"," ",a("select",{"data-testid":"compare-tag",value:f.tag,onChange:_=>{let S=p.tags.find(R=>R.tag===_.currentTarget.value);S&&h(p.run,S.tag,S.steps.at(-1)?.step)},children:p.tags.map(_=>a("option",{value:_.tag,children:_.tag},_.tag))})]}),p&&f&&f.steps.length>1&&a(gy,{tag:f,step:g,onChoose:_=>h(p.run,f.tag,_)}),l&&a("button",{type:"button","data-testid":"compare-swap",title:"Show the other recording, and compare it with this one",onClick:o.swap,children:"Swap"}),a(yy,{names:i.checkpoint??""},i.checkpoint)]})}function gy({tag:e,step:t,onChoose:n}){return a("label",{children:["step"," ",a("select",{"data-testid":"compare-step",value:String(t),onChange:o=>n(Number(o.currentTarget.value)),children:e.steps.map(o=>a("option",{value:String(o.step),children:o.step},o.step))})]})}function yy({names:e}){let{change:t}=K(),[n,o]=oe(e),r=n.trim();return a("form",{class:"what-if",onSubmit:s=>{s.preventDefault(),t({compare:r?{checkpoint:r}:{}})},children:[a("label",{children:["or, under checkpoints,"," ",a("input",{class:"filter",placeholder:"modules, such as h.*","aria-label":"Modules that would run under checkpoints, such as h.*","data-testid":"compare-checkpoint",value:n,onInput:s=>o(s.currentTarget.value)})]}),a("button",{type:"submit","data-testid":"compare-predict",disabled:r===e,children:r||!e?"Predict":"Leave"})]})}var id={key:"compare",title:"Compare",Panel:by};function by(){let{compare:e}=K(),t=e.chosen.value;return t?a("div",{class:"compare","data-testid":"compare",children:[a(rd,{other:t.other}),t.other?a(xy,{}):a(vy,{problem:t.problem})]}):null}function vy({problem:e}){return e?a(qe,{message:e}):a("p",{class:"hint pad","data-testid":"compare-nothing",children:"There is no other recording here. Name modules above to see what checkpoints around them would release, or record a second run or step."})}function xy(){let{compare:e,recordings:t}=K(),{value:n,error:o,loading:r}=e.reply.state.value;if(o)return a(Yn,{error:o,retry:e.reply.reload});if(!n)return r?a(ht,{what:"Comparing…"}):null;let s=e.chosen.value?.other,i=t.shown.value,l=i?`${i.run} · step ${i.step}`:"",u=s&&"key"in s?`${s.key.run} · step ${s.key.step}`:"predicted";return a("div",{class:"compared","aria-busy":r,"data-testid":"compared",children:[n.after.predicted!==null&&a("p",{class:"predicted",role:"note","data-testid":"compare-predicted",children:[a("b",{children:"Predicted:"})," ",n.after.predicted,". This step did not run."]}),a(_y,{reply:n,before:l,after:u}),a("h2",{children:"Save by save, the largest change first"}),a("p",{class:"summary","data-testid":"compare-summary",children:wy(n)}),a(od,{reply:n,other:s&&"key"in s?s.key:null}),n.before.timeline&&n.after.timeline&&a(ed,{before:n.before.timeline,after:n.after.timeline,names:[l,u]})]})}function wy(e){let t=`the same in ${fe(e.same_count,"save")} of ${ne(e.same_bytes)}`;if(e.changes_count===0)return`Nothing changed: ${t}.`;let n=e.moved_bytes>0&&`${ne(e.moved_bytes)} on another device`;return`${[`${ne(e.released_bytes)} less in some places`,`${ne(e.added_bytes)} more in others`,n,t].filter(Boolean).join(", ")}.`}function _y({reply:e,before:t,after:n}){let{device:o}=e.before,r=o===e.after.device||!o||!e.after.device,s=i=>r?"":` on ${i}`;return a("table",{class:"both","aria-label":"Totals of both recordings","data-testid":"compare-totals",children:[a("thead",{children:a("tr",{children:[a("th",{scope:"col",children:"total"}),a("th",{scope:"col",children:[t,s(o)]}),a("th",{scope:"col",children:[n,s(e.after.device)]}),a("th",{scope:"col",children:"difference"}),a("th",{scope:"col",title:"Of the first",children:"percent"})]})}),a("tbody",{children:e.totals.map(i=>a(ky,{total:i},i.key))})]})}function ky({total:e}){let{key:t,label:n,help:o,level:r,before_bytes:s,after_bytes:i,difference_bytes:l}=e;return a("tr",{"data-testid":`compare-${t}`,children:[a("th",{scope:"row",class:`level-${r}`,title:o,children:n}),a("td",{children:a(sd,{n:s})}),a("td",{children:a(sd,{n:i})}),a("td",{children:a(wl,{n:l})}),a("td",{children:Sy(l,s)})]})}function sd({n:e}){return e===null?a("span",{class:"none",children:"not known"}):a(re,{n:e})}function Sy(e,t){return!e||!t?e===0?"0%":"–":`${e<0?"−":"+"}${Ry(Math.abs(e),t)}`}function Ry(e,t){return e<t?tn(e,t):`${Math.round(100*e/t)}%`}var Ds="http://www.w3.org/2000/svg";function ld(e){let t=new DOMParser().parseFromString(e,"image/svg+xml"),n=document.importNode(t.documentElement,!0),[,,o=1,r=1]=(n.getAttribute("viewBox")??"").split(/\s+/).map(Number);n.setAttribute("width",String(o)),n.setAttribute("height",String(r));let s=new Map,i=new Map,l=[...n.querySelectorAll("g.node, g.cluster")],u=Ey(n);for(let c of l){i.set(ad(c),c.id);let p=un(c.id);if(!p)continue;let f=[...c.querySelectorAll("text")].map(h=>h.textContent).join(", "),g=c.classList.contains("repeated");s.set(c.id,{id:p,element:c,label:f,isRepeated:g,..._l(c,u)}),c.querySelectorAll("polygon, path, ellipse").forEach(h=>{(h.getAttribute("fill")!=="none"||h.getAttribute("stroke")!=="none")&&h.classList.add("outline")}),c.classList.contains("node")&&Oy(c),p.kind==="module"&&Py(c),c.setAttribute("role","button"),c.setAttribute("tabindex","-1"),c.setAttribute("aria-label",f)}return n.querySelector("g.graph > title")?.remove(),{svg:n,width:o,height:r,boxes:s,edges:Cy(n,i)}}function Cy(e,t){let n=new Map;for(let o of e.querySelectorAll("g.edge")){let r=ad(o).split("->");Ty(o);for(let s of new Set(r.map(i=>i.replace(/:.*$/,"")))){let i=t.get(s)??s,l=n.get(i);l?l.push(o):n.set(i,[o])}}return n}function Ty(e){let t=e.querySelector("path")?.cloneNode();t&&(t.removeAttribute("stroke-dasharray"),t.setAttribute("class","reach"),e.append(t))}function ad(e){let t=[...e.children].find(n=>n.tagName==="title");return t?.remove(),t?.textContent??""}function Ey(e){let t=e.querySelector("g.graph")?.getAttribute("transform")??"",[,n="0",o="0"]=/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(t)??[];return{x:Number(n),y:Number(o)}}function _l(e,t){let n=[...e.querySelectorAll("polygon, path, ellipse")],r=(n.length>0?n:[...e.querySelectorAll("text")]).flatMap(My),s=r.filter((c,p)=>p%2===0),i=r.filter((c,p)=>p%2===1),[l,u]=[Math.min(...s),Math.min(...i)];return{x:l+t.x,y:u+t.y,width:Math.max(...s)-l,height:Math.max(...i)-u}}function My(e){let t=o=>Number(e.getAttribute(o)??0);if(e.tagName==="ellipse"){let[o,r,s,i]=[t("cx"),t("cy"),t("rx"),t("ry")];return[o-s,r-i,o+s,r+i]}if(e.tagName==="text"){let[o,r,s]=[t("x"),t("y"),t("font-size")||12],i=e.textContent.length*s/2*.55,l=e.getAttribute("text-anchor")==="start"?o+i:o;return[l-i,r-s,l+i,r+s/4]}return((e.getAttribute("points")??e.getAttribute("d")??"").match(/-?\d+(\.\d+)?/g)??[]).map(Number)}function Oy(e){if(!e.querySelector("polygon, path, ellipse"))return;let{x:t,width:n}=_l(e,{x:0,y:0}),o;for(let r of e.querySelectorAll("text")){if(o&&o.getAttribute("y")===r.getAttribute("y")){o.append(Ay(r));continue}o=r,r.setAttribute("text-anchor","middle"),r.setAttribute("x",String(t+n/2))}}function Ay(e){let t=document.createElementNS(Ds,"tspan");for(let n of["font-size","font-weight","fill"]){let o=e.getAttribute(n);o!==null&&t.setAttribute(n,o)}return t.textContent=e.textContent,e.remove(),t}function Py(e){let t=e.classList.contains("cluster"),{x:n,y:o,width:r}=_l(e,{x:0,y:0}),s=document.createElementNS(Ds,"g");s.setAttribute("class","handle"),s.setAttribute("transform",`translate(${n+r-2} ${o+2})`);let i=document.createElementNS(Ds,"circle");i.setAttribute("r","7");let l=document.createElementNS(Ds,"path");l.setAttribute("d",t?"M-3.5 0H3.5":"M-3.5 0H3.5M0-3.5V3.5"),s.append(i,l),e.append(s)}function xr(e,t,n,o){let r=Math.min(8,Math.max(.02,e.scale*t)),s=r/e.scale;return{scale:r,x:n-(n-e.x)*s,y:o-(o-e.y)*s}}function Sl(e,t){let n=Math.max(.02,Math.min(1,(t.width-48)/e.width,(t.height-48)/e.height));return{scale:n,x:(t.width-e.width*n)/2,y:(t.height-e.height*n)/2}}var kl=.75;function ud(e,t,n){let o=Sl(e,n);if(o.scale>=kl)return o;let r=Math.min(1,Math.max(kl,(n.width-48)/e.width)),i=e.width*r>n.width&&t?t.x+t.width/2:e.width/2;return{scale:r,x:n.width/2-i*r,y:24}}function $s(e,t,n){let o=Math.max(e.scale,kl),r=(s,i,l)=>i*o>l-48?24-s*o:l/2-(s+i/2)*o;return{scale:o,x:r(t.x,t.width,n.width),y:r(t.y,t.height,n.height)}}function zs(e,t,n){let o=t.x*e.scale+e.x,r=t.y*e.scale+e.y,s=Math.min(t.width*e.scale,n.width-24),i=Math.min(t.height*e.scale,n.height-24);return o>=0&&r>=0&&o+s<=n.width&&r+i<=n.height?e:$s(e,t,n)}function cd(e,t,n){let r=(s,i,l)=>Math.min(l-48,Math.max(48-i*e.scale,s));return{scale:e.scale,x:r(e.x,t.width,n.width),y:r(e.y,t.height,n.height)}}function dd(e,t,n){let o=n==="left"||n==="right",r=n==="left"||n==="up"?-1:1,s,i=1/0;for(let l of e){let u=l.x+l.width/2-(t.x+t.width/2),c=l.y+l.height/2-(t.y+t.height/2),p=r*(o?u:c),f=p+3*Math.abs(o?c:u);p>1&&f<i&&([s,i]=[l,f])}return s}var Ly=4,pd=.3;function fd(e,t,n,o){let r=new Map,s,i=!1,l=p=>{let{left:f,top:g}=e.getBoundingClientRect();return{x:p.clientX-f,y:p.clientY-g}};e.addEventListener("pointerdown",p=>{p.button===0&&(r.size===0&&(s=l(p),i=!1),r.set(p.pointerId,l(p)))},{signal:t}),e.addEventListener("pointermove",p=>{let f=r.get(p.pointerId);if(!f||!s)return;let g=l(p);if(!i&&Math.hypot(g.x-s.x,g.y-s.y)<Ly)return;i||(i=!0,e.setPointerCapture(p.pointerId),e.classList.add("dragging"));let h=[...r].find(([_])=>_!==p.pointerId)?.[1];r.set(p.pointerId,g);let v=n();o(h?Iy(v,f,g,h):{...v,x:v.x+g.x-f.x,y:v.y+g.y-f.y})},{signal:t});let u=p=>{r.delete(p.pointerId),r.size===0&&e.classList.remove("dragging")};e.addEventListener("pointerup",u,{signal:t}),e.addEventListener("pointercancel",u,{signal:t});let c=p=>{i&&p.stopPropagation(),i=!1};e.addEventListener("click",c,{capture:!0,signal:t}),e.addEventListener("wheel",p=>{p.preventDefault();let{x:f,y:g}=l(p),h=p.deltaMode===WheelEvent.DOM_DELTA_LINE?16:1,v=p.ctrlKey?.01:.0015,_=Math.max(-pd,Math.min(pd,-p.deltaY*h*v));o(xr(n(),Math.exp(_),f,g))},{signal:t,passive:!1})}function Iy(e,t,n,o){let r=Math.hypot(t.x-o.x,t.y-o.y),s=Math.hypot(n.x-o.x,n.y-o.y);return xr(e,r>0?s/r:1,o.x,o.y)}var Dy=200,md=60;function gd(e,t,n){let o={x:0,y:0,scale:1},r,s=0,i=new AbortController,l=()=>({width:e.clientWidth,height:e.clientHeight});function u(k){o=r?cd(k,r,l()):k,t.style.transform=`translate(${o.x}px, ${o.y}px) scale(${o.scale})`,t.style.willChange="transform",window.clearTimeout(s),s=window.setTimeout(()=>t.style.willChange="auto",Dy)}function c(k){let{width:T,height:A}=l();u(xr(o,k,T/2,A/2))}function p(k){return zs(o,{...k,width:0,height:0},l())===o}let f={show(k,T,A){let M=T===null||A?void 0:r?.boxes.get(T.text),L=T===null?void 0:k.boxes.get(T.text),z=r?.width===k.width&&r.height===k.height,H=M&&p(M)?M:void 0,F=!r||A;r=k,t.replaceChildren(k.svg);let E=ud(k,hd(k),l());H&&L?u(Ny(o,H,L)):L?u($s(F?E:o,L,l())):(F||!z)&&u(E)},centre(k){let T=r?.boxes.get(k.text);T&&u($s(o,T,l()))},keep(k){let T=r?.boxes.get(k.text);T&&u(zs(o,T,l()))},fit:()=>r&&u(Sl(r,l())),actualSize:()=>c(1/o.scale),zoom:c,dispose:()=>i.abort()};fd(e,i.signal,()=>o,u),Vy(e,i.signal,k=>r?.boxes.get(k),n);let g={signal:i.signal};e.addEventListener("keydown",k=>{k.ctrlKey||k.metaKey||k.altKey||h(k)&&k.preventDefault()},g);function h(k){let T=$y[k.key];if(T&&k.shiftKey)return S(T);if(T)return R(T);let A=v(),M={"+":()=>c(1.25),"=":()=>c(1.25),"-":()=>c(.8),0:f.actualSize,f:f.fit,e:()=>A&&n.onSelect(_(A)),Enter:()=>A&&n.onSelect(A.id)," ":()=>A&&(bd(A)?n.onToggle(A.id.number):n.onSelect(A.id)),Escape:()=>{e.focus(),n.onSelect(null)}};return M[k.key]?.(),k.key in M}function v(){return r?.boxes.get(document.activeElement?.id??"")}function _(k){let T=r?.edges.get(k.id.text)??[],A=T.findIndex(M=>M.classList.contains("selected-edge"));return un(T[(A+1)%T.length]?.id??"")??k.id}function S(k){let[T,A]=zy[k];return u({...o,x:o.x-T*md,y:o.y-A*md}),!0}function R(k){if(!r)return!1;let T=[...r.boxes.values()],A=v()??T.find(({element:L})=>L.matches(".selected")),M=A?dd(yd(r),A,k):hd(r);return M&&(M.element.focus({preventScroll:!0}),u(zs(o,M,l()))),!0}let w=new ResizeObserver(()=>l().width>0&&u(o));return w.observe(e),i.signal.addEventListener("abort",()=>w.disconnect()),f}function yd({boxes:e}){return[...e.values()].filter(({element:t})=>t.matches(".node"))}function hd(e){return yd(e).reduce((t,n)=>t&&t.y<=n.y?t:n,void 0)}var $y={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down"},zy={left:[-1,0],right:[1,0],up:[0,-1],down:[0,1]};function Ny(e,t,n){return{scale:e.scale,x:e.x+(t.x+t.width/2-n.x-n.width/2)*e.scale,y:e.y+(t.y-n.y)*e.scale}}function bd({id:e}){return e.kind==="module"}function Vy(e,t,n,o){let r=(l,u)=>l.target instanceof Element?l.target.closest(u):null,s=l=>n(r(l,"g.node, g.cluster")?.id??""),i=l=>r(l,".handle")!==null;e.addEventListener("click",l=>{let u=s(l),c=un(r(l,"g.edge")?.id??"");u&&i(l)?o.onToggle(u.id.number):o.onSelect(u?.id??c)},{signal:t}),e.addEventListener("dblclick",l=>{let u=s(l);u&&bd(u)&&!i(l)&&o.onToggle(u.id.number)},{signal:t}),e.addEventListener("pointerover",l=>o.onHover(s(l)?.id??null),{signal:t}),e.addEventListener("pointerleave",()=>o.onHover(null),{signal:t})}var Fy=500,wr=class extends Error{constructor(n){super(`About ${fe(n.visible,"box","boxes")}, some ${wd(n)} to lay out.`);this.graph=n}graph};function wd({seconds:e}){return e>=90?`${Math.round(e/60)} minutes`:e>=20?`${Math.round(e/10)*10} s`:`${Math.round(e)} s`}var Rl="graph";function _d(e,t,{address:n,change:o},{shown:r,partOfShown:s,modules:i,moduleTree:l,moduleAround:u},c){let p=Ue(""),f=Ue(null),g=()=>c.value===Rl,h=Ce(()=>pr(n.value)),v=Ce(()=>JSON.stringify(h.value)),_=()=>`${JSON.stringify(r.peek())} ${v.peek()}`,S="",R=s(()=>g()?`graph ${v.value}`:null,async(B,U)=>{p.value="Fetching the graph…";let ie={expand:n.peek().expand,graph:n.peek().graph},ee=await e.graph(B,h.peek(),U);if(ee.quick!==null&&S!==_())throw new wr(ee);let X=ee.quick===null?"":`, some ${wd(ee)}`;return p.value=`Laying out ${fe(ee.visible,"box","boxes")}${X}…`,{recording:B,place:ie,graph:ee,svg:await t(ee.dot,U)}}),w=s(()=>{let{selected:B}=n.value,{value:U}=R.state.value;return B===null||!U||At(B)&&T(B)<2?null:vd(U.graph,B)?`drawn ${B.text} ${JSON.stringify(pr(U.place))}`:null},(B,U)=>e.drawn(B,pr(R.state.peek().value.place),n.peek().selected,U)),k=B=>{let{value:U}=R.state.value;return U!==void 0&&vd(U.graph,B)};function T({kind:B,number:U}){return B!=="module"||!g()?1:R.state.value.value?.graph.repeated.get(U)??1}function A(){S=_(),R.reload()}function M(B){let U=R.state.peek().value;if(!U)throw new Error("There is no graph yet.");let{recording:ie,place:ee,graph:X}=U,j=pr({...ee,expand:X.expand});return e.figure(ie,j,B,new AbortController().signal)}function L(){let B=R.state.peek().value,U=JSON.stringify(B?.recording)===JSON.stringify(r.peek());z(U&&B?B.place:{expand:[]})}function z(B){o(B),f.value=n.peek().selected}function H(){return new Set(R.state.peek().value?.graph.expand??n.peek().expand??[])}function F(B,U){o({expand:xd(B)}),f.value=De(U)}function E(B){return l.peek()?du(l.peek(),B):[B]}function $(B){let U=H();U.has(B)?E(B).forEach(ie=>U.delete(ie)):U.add(B),F(U,B)}function D(B){F([...H(),...E(B).slice(0,Fy)],B)}function Z(B,U){if(B===null||U.has(B.text))return B;let ie=At(B)&&i.peek()?qn(i.peek(),u(B)):[];B.kind==="module"&&ie.unshift(B.number);for(let ee of ie){let X=U.has(De(ee).text)?ee:q(ee,U);if(X!==void 0)return De(X)}return null}function q(B,U){let ee=(l.peek()?.children[i.peek()?.parent[B]??-1]??[]).findLast(X=>X<B&&U.has(De(X).text));return ee!==void 0&&U.get(De(ee).text)?.isRepeated?ee:void 0}function ce(B){let U=H(),ie=U.size,ee=i.peek();ee&&qn(ee,u(B)).forEach(j=>U.add(j));let X=U.size===ie;o({view:Rl,selected:B,...X?{}:{expand:xd(U)}}),f.value=B}function Y(B){c.peek()===Rl?ce(B):o({selected:B})}return{asked:h,picture:R,progress:p,focus:f,toggle:$,expandBelow:D,nearest:Z,reveal:ce,follow:Y,allowSlow:A,giveUp:L,figure:M,rearrange:z,drawn:w,isInPicture:k,times:T}}function vd({dot:e},{text:t}){return e.includes(`id=${t} `)||e.includes(`id="${t}"`)}function xd(e){return[...new Set(e)].sort((t,n)=>t-n)}function _r(e,t){let n=Ue({key:"",value:void 0,error:void 0,loading:!1}),o=Ue(0),r=Ce(e),s,i=0;async function l(p){let f=s=new AbortController;n.value={...n.peek(),error:void 0,loading:!0};let g=h=>{f.signal.aborted||(n.value={key:"",value:h,error:void 0,loading:!0})};try{let h=await t(f.signal,g);f.signal.aborted||(n.value={key:p,value:h,error:void 0,loading:!1})}catch(h){if(f.signal.aborted)return;let v=h instanceof Error?h:new Error(String(h));n.value={...n.peek(),error:v,loading:!1}}}function u(){s?.abort(),n.peek().loading&&(n.value={...n.peek(),loading:!1})}let c=wt(()=>{let p=r.value,f=o.value!==i;if(u(),p===null)return;let g=n.peek();if(!f&&g.value!==void 0&&g.key===p){n.value={...g,error:void 0};return}i=o.peek(),Un(()=>l(p))});return{state:n,reload:()=>o.value+=1,cancel(){u(),n.value={...n.peek(),error:new qo}},dispose(){c(),s?.abort()}}}var qo=class extends Error{constructor(){super("Cancelled.")}};function kd(){let{graph:e}=K(),{loading:t,error:n,value:o}=e.picture.state.value;return t?a("div",{class:"progress",role:"status","data-testid":"progress",children:[a("span",{children:e.progress.value}),a("button",{type:"button","data-testid":"layout-cancel",onClick:e.picture.cancel,children:"Cancel"})]}):!n||n instanceof qo&&o?null:n instanceof qo?a("div",{class:"progress",role:"status",children:[a("span",{children:"The layout was cancelled."}),a("button",{type:"button",onClick:e.picture.reload,children:"Lay out again"})]}):n instanceof wr?a(By,{of:n}):a("div",{class:"over",children:a(qe,{message:n.message,children:[a("button",{type:"button",onClick:e.picture.reload,children:"Try again"}),a("button",{type:"button",onClick:()=>e.rearrange({expand:[]}),children:"Collapse all"})]})})}function By({of:e}){let{graph:t}=K(),n=Fe(null);Re(()=>n.current?.focus(),[e]);let{quick:o}=e.graph;return a("div",{class:"over",children:a("div",{class:"question",role:"alertdialog","aria-label":"A slow layout","data-testid":"layout-question",children:[a("p",{children:e.message}),a("div",{class:"actions",children:[a("button",{type:"button",ref:n,"data-testid":"layout-cancel",onClick:t.giveUp,children:"Cancel"}),a("button",{type:"button","data-testid":"layout-anyway",onClick:t.allowSlow,children:"Draw it"}),o&&a("button",{type:"button",title:"Fold the modules with most boxes, until the rest is quick to lay out","data-testid":"layout-quick",onClick:()=>t.rearrange({expand:o}),children:"Fold the largest"})]})]})})}function Sd({drawing:e}){let{address:t,graph:n}=K(),{value:o,loading:r,error:s}=n.picture.state.value,i=t.value.expand??[],l=u=>e.boxes.get(De(u).text)?.element.matches(".node");return!o||r||s||!i.some(l)?null:a("p",{class:"limit",role:"status","data-testid":"graph-limit",children:["Some modules stay folded: with them this graph of"," ",fe(o.graph.visible,"box","boxes")," would be too large to read."]})}var Ns=50;function Rd(e,t,n=Ns){if(t.trim()==="")return[];let o=$o(t),r=[],{modules:s,ops:i}=e;for(let l=0;l<s.fqn.length&&r.length<n;l+=1){let[u,c]=[cn(s,l),s.type_name[l]??""];o(`${u} ${c}`.toLowerCase())&&r.push({id:De(l),name:u,where:c})}for(let[l,u]of i.node.entries()){if(r.length>=n)break;let c=i.module[l]??null,p=i.op[l]??"",f=[c===null?"":cn(s,c),i.source[l]],g=`${p} ${f.join(" ")}`.toLowerCase();o(g)&&r.push({id:je(u),name:p,where:f.filter(Boolean).join(" · ")})}return r}function Cd({recording:e}){let{graph:t}=K(),[n,o]=oe(""),[r,s]=oe(!1),[i,l]=oe(0),u=ae(()=>Rd(e,n),[e,n]),c=r&&n.trim()!=="",p=g=>{let h=u[g];h&&(s(!1),t.reveal(h.id))},f=g=>{let h=u.length-1;if(g.key==="ArrowDown")l(Math.min(h,i+1));else if(g.key==="ArrowUp")l(Math.max(0,i-1));else if(g.key==="Enter")p(i);else if(g.key==="Escape")s(!1);else return;g.preventDefault(),g.stopPropagation()};return a("div",{class:"search",children:[a("input",{type:"search",class:"filter",role:"combobox",list:void 0,placeholder:"Find an op or module","aria-label":"Find an op or module in the graph","aria-expanded":c,"aria-controls":"search-hits","aria-activedescendant":c&&u.length>0?`hit-${i}`:void 0,"data-testid":"search",value:n,onInput:g=>{o(g.currentTarget.value),l(0),s(!0)},onFocus:()=>s(!0),onBlur:()=>s(!1),onKeyDown:f}),c&&a("ul",{class:"hits",id:"search-hits",role:"listbox","aria-label":"Found",children:[u.map((g,h)=>a("li",{id:`hit-${h}`,role:"option","aria-selected":h===i,"data-testid":"search-hit","data-id":g.id.text,onMouseDown:v=>v.preventDefault(),onClick:()=>p(h),children:[a("span",{children:g.name})," ",a("small",{children:g.where})]},g.id.text)),u.length===0&&a("li",{class:"hint",children:"Nothing is called that."}),u.length===Ns&&a("li",{class:"hint",children:["The first ",Ns," are listed."]})]})]})}function Td({viewport:e,recording:t}){let{address:n,graph:o}=K(),{selected:r}=n.value,s=r?.kind==="module"?r.number:null,i=o.picture.state.value.value;return a("div",{class:"toolbar",role:"group","aria-label":"What the graph shows",children:[a(Cd,{recording:t}),a("div",{class:"group",children:[a("button",{type:"button","data-testid":"collapse-all",title:"Close every module",onClick:()=>o.rearrange({expand:[]}),children:"Collapse all"}),a("button",{type:"button","data-testid":"expand-default",title:"Open as many of the outermost modules as read well",onClick:()=>o.rearrange({expand:null}),children:"Default"}),a("button",{type:"button","data-testid":"expand-below",disabled:s===null,title:s===null?"Select a module first":"Open the selected module and everything inside it",onClick:()=>s!==null&&o.expandBelow(s),children:"Expand below"})]}),a(Hy,{}),a("div",{class:"group zoom",children:[a("button",{type:"button","aria-label":"Zoom out",title:"Zoom out (-)","data-testid":"zoom-out",onClick:()=>e.current?.zoom(.8),children:"−"}),a("button",{type:"button","aria-label":"Zoom in",title:"Zoom in (+)","data-testid":"zoom-in",onClick:()=>e.current?.zoom(1.25),children:"+"}),a("button",{type:"button",title:"Actual size (0)","data-testid":"zoom-actual",onClick:()=>e.current?.actualSize(),children:"1:1"}),a("button",{type:"button",title:"The whole graph (f)","data-testid":"zoom-fit",onClick:()=>e.current?.fit(),children:"Fit"})]}),a(Wy,{isThere:i!==void 0})]})}function Wy({isThere:e}){let{graph:t,isDark:n,recordings:o}=K(),[r,s]=oe(!1),[i,l]=oe(""),u=async()=>{let{run:c,step:p}=o.shown.value??{run:"run",step:0};s(!0),l("");try{let f=await t.figure(n.value);ps(`${fs("graph",c,p)}.svg`,"image/svg+xml",f)}catch(f){l(f instanceof Error?f.message:String(f))}s(!1)};return a(ue,{children:[a("button",{type:"button","data-testid":"download-svg",disabled:!e||r,onClick:()=>{u()},children:r?"Drawing…":"Download SVG"}),i&&a(qe,{message:i})]})}var Gy=[{name:"freed",label:"freed ops",help:"Ops that keep nothing, and whose results were dead when the forward ended",isOnFirst:!0},{name:"parameters",label:"parameters",help:"The parameters that open ops use",isOnFirst:!1},{name:"views",label:"views",help:"Ops that only make a view and keep nothing",isOnFirst:!1}];function Hy(){let{address:e,graph:t}=K(),n=e.value.graph,o=(r,s)=>t.rearrange({graph:Cn(n,r,s)});return a("fieldset",{class:"group shown",children:[a("legend",{children:"Show"}),Gy.map(({name:r,label:s,help:i,isOnFirst:l})=>a("label",{class:"check",title:i,children:[a("input",{type:"checkbox","data-testid":`show-${r}`,checked:l?n[r]!=="0":n[r]==="1",onChange:({currentTarget:{checked:u}})=>o(r,u===l?"":u?"1":"0")}),s]},r))]})}function Ed({drawing:e}){let[t,n]=oe(new Set),[o,r]=oe(null),s=ae(()=>Uy(e),[e]);Re(()=>{let l=o===null?[...t]:[o];l.length>0?e.svg.dataset.only=l.map(Lt).join(" "):delete e.svg.dataset.only},[e,t,o]);let i=l=>{let u=new Set(t);u.delete(l)||u.add(l),n(u)};return s.length===0?null:a("div",{class:"legend",role:"group","aria-label":"States of the tensors","data-testid":"legend",children:s.map(([l,u])=>a("button",{type:"button",class:"legend-item","aria-pressed":t.has(l),title:`${Ky[l]} Click to show only these.`,"data-testid":`legend-${Lt(l)}`,onClick:()=>i(l),onPointerEnter:()=>r(l),onPointerLeave:()=>r(null),children:[a(Vi,{state:l}),l,a("small",{class:"number",children:Q(u)})]},l))})}var Ky={cached:"Kept for the backward: at least one save refers to its memory.",freed:"Made in the forward and dead when it ended.",held:"Alive when the forward ended, though no save refers to it.",recomputed:"Made in a checkpointed region: the backward makes it again.",parameter:"A parameter or buffer: there with or without the forward.",input:"There before the forward began, and not saved.","not cached":"Freed or held: without an op stream the two cannot be told apart."};function Uy({svg:e}){return fu.map(t=>[t,e.querySelectorAll(`g.edge.${Lt(t)}`).length]).filter(([,t])=>t>0)}var Md={key:"graph",title:"Graph",isKept:!0,Panel:jy};function jy({recording:e,isHidden:t}){let n=K(),{graph:o}=n,r=Fe(null),s=Fe(null),i=Fe(null),l=Fe(""),u=Fe(null),[c,p]=oe(null),{value:f}=o.picture.state.value,{selected:g}=n.address.value,h=o.focus.value;return Rn(()=>{if(!r.current||!s.current)return;let v=gd(r.current,s.current,{onSelect:n.select,onToggle:o.toggle,onHover:_=>u.current&&Jy(u.current,_)});return i.current=v,()=>v.dispose()},[]),Rn(()=>{if(!f)return;let v=ld(f.svg),_=JSON.stringify(f.recording),S=l.current==="",R=l.current!==_,w=o.focus.peek()??(S?n.address.peek().selected:null);i.current?.show(v,o.nearest(w,v.boxes),R),l.current=_,u.current=v,o.focus.value=null,p(v)},[f]),Re(()=>{if(h===null||!c||t||o.picture.state.peek().loading)return;let v=o.nearest(h,c.boxes);v&&i.current?.centre(v),o.focus.value=null},[h,c,t]),Re(()=>{let v=c&&o.nearest(g,c.boxes);!t&&v&&i.current?.keep(v)},[t]),Re(()=>{if(c)return g?.kind==="edge"?Yy(c,g):qy(c,o.nearest(g,c.boxes))},[g?.text,c]),a("div",{class:"graph",children:[a(Td,{viewport:i,recording:e}),c&&a(Sd,{drawing:c}),a("div",{class:"window",children:[a("div",{class:"frame",ref:r,tabIndex:0,role:"group","aria-label":"Graph of the forward pass. Arrow keys go from box to box, Enter selects, Space opens or closes a module, e goes through the edges of a box, plus and minus zoom, 0 is actual size, f fits.","data-testid":"graph-frame",children:a("div",{class:"canvas",ref:s,"data-testid":"graph-canvas"})}),a(kd,{})]}),c&&a(Ed,{drawing:c})]})}function qy(e,t){let n=t&&e.boxes.get(t.text);if(!n)return;let o=[n.element,...e.edges.get(n.id.text)??[]];return o.forEach(r=>r.classList.add("selected")),()=>o.forEach(r=>r.classList.remove("selected"))}function Yy({svg:e},t){let n=e.querySelector(`g.edge[id="${t.text}"]`),o=["selected","selected-edge"];return n?.classList.add(...o),()=>n?.classList.remove(...o)}function Jy({svg:e,edges:t},n){e.querySelectorAll(".lit").forEach(r=>r.classList.remove("lit"));let o=n===null?[]:t.get(n.text)??[];o.forEach(r=>r.classList.add("lit")),e.classList.toggle("has-lit",o.length>0)}function Ad(e,t){let n=new Map;for(let o of[t.roots,...t.children]){let r=new Map;for(let s of o){let i=[Od(e,s),e.type_name[s],e.nodes[s]],l=JSON.stringify(i),u=r.get(l);u?u.push(s):r.set(l,[s])}for(let s of r.values()){let[i]=s;i!==void 0&&s.length>=Zy(t,i)&&n.set(i,{name:Od(e,i),calls:s})}}return n}function Zy({children:e},t){return e[t]?.length?2:4}function Cl(e){let t=new Map;for(let[n,{calls:o}]of e)o.forEach(r=>t.set(r,n));return t}function Pd(e,t,n,o){let r=o<0?~o:o,s=qn(e,o<0?e.parent[r]??null:r);return(t.depth[r]??0)+s.filter(i=>n.has(i)).length}function Od(e,t){return kr(e,t).replace(/(?<![^.])\d+(?![^.])/,"*")}function kr({fqn:e,type_name:t,parent:n},o){let r=e[o]||t[o]||"model",s=n[o]??null,i=s===null?"":`${e[s]}.`;return i.length>1&&r.startsWith(i)?r.slice(i.length):r}function Ld(e,t,{isOpen:n,isGroupOpen:o,sort:r}){let s=Cl(t),i=p=>{if(!r)return p;let f=p.map(r.value);return pn([...p.keys()],f,r.descending).map(h=>p[h]??0)},l=p=>i(p.filter(f=>(s.get(f)??f)===f).map(f=>s.has(f)?~f:f)),u=[],c=l(e.roots).reverse();for(let p=c.pop();p!==void 0;p=c.pop())u.push(p),p<0?o(~p)&&c.push(...i([...t.get(~p).calls]).reverse()):n(p)&&c.push(...l(e.children[p]??[]).reverse());return u}var Qy=["nodes","self_bytes","total_bytes","freed_bytes"];function Vs(e,{calls:t},n){if(!Qy.includes(n))return null;let o=t.map(r=>e[n][r]??null);return o.includes(null)?null:o.reduce((r,s)=>r+(s??0),0)}function Id({total_bytes:e},t){let n=l=>e[l]??0,o=t.roots.reduce((l,u)=>l+n(u),0);if(o===0)return[];let r=[],s=(l,u)=>{let c=u;for(let p of l){let f=n(p)/o;f>=.00125&&r.length<2e3&&(r.push({call:p,depth:t.depth[p]??0,start:c,width:f}),i.push([t.children[p]??[],c])),c+=f}},i=[[t.roots,0]];for(let l=0;l<i.length;l+=1)s(...i[l]);return r}function Dd(e,t,n){let o=t.start+t.width,r=e.filter(({depth:i})=>i===t.depth),s=r.indexOf(t);if(n==="ArrowRight")return r[s+1];if(n==="ArrowLeft")return r[s-1];if(n==="ArrowUp")return e.find(i=>i.depth===t.depth-1&&i.start<=t.start+1e-9&&i.start+i.width>=o-1e-9);if(n==="ArrowDown")return e.find(i=>i.depth===t.depth+1&&i.start>=t.start-1e-9&&i.start<o)}function $d({modules:e,tree:t,selected:n,onChoose:o}){let r=ae(()=>Id(e,t),[e,t]),[s,i]=oe({call:n,since:n}),l=s.since===n?s.call:n,u=Fe(null),c=r.find(({call:h})=>h===l)??r[0];if(Re(()=>{u.current?.querySelector(`#bar-${l}`)?.scrollIntoView({block:"nearest"})},[l]),!c)return null;let p=t.roots.reduce((h,v)=>h+(e.total_bytes[v]??0),0),f=h=>{let v=Dd(r,c,h.key);if(v)i({call:v.call,since:n});else if(h.key==="Enter"||h.key===" ")o(c.call);else if(!h.key.startsWith("Arrow"))return;h.preventDefault()},g=Math.max(...r.map(h=>h.depth))+1;return a("div",{class:"icicle",ref:u,role:"tree","aria-label":"Module calls as bars: widths are bytes, what is inside stands below","aria-activedescendant":`bar-${c.call}`,tabIndex:0,"data-testid":"icicle",onKeyDown:f,children:a("div",{class:"icicle-inner",role:"none",style:{"--levels":g},children:r.map(h=>a(Xy,{bar:h,modules:e,whole:p,isActive:h===c,isSelected:h.call===n,onChoose:o},h.call))})})}function Xy({bar:e,modules:t,whole:n,isActive:o,isSelected:r,onChoose:s}){let{call:i,depth:l,start:u,width:c}=e,p=t.total_bytes[i]??0,f=`${cn(t,i)}, ${ne(p)}, ${tn(p,n)}`;return a("div",{id:`bar-${i}`,class:o?"icicle-bar active":"icicle-bar",role:"treeitem","aria-level":l+1,"aria-selected":r,"aria-label":f,title:f,"data-call":i,style:{"--start":u,"--width":c,"--depth":l},onClick:()=>s(i),children:a("span",{children:[kr(t,i)," ",a("small",{children:ne(p)})]})})}function Sr({isOpen:e,onFold:t}){return t?a("button",{type:"button",class:"quiet twist",tabIndex:-1,"aria-expanded":e,"aria-label":e?"Fold":"Unfold",onClick:n=>{n.stopPropagation(),t(!e)},children:e?"−":"+"}):a("span",{class:"twist"})}function zd(e){let{modules:t,tree:n,groups:o}=e,r=Math.max(0,...n.roots.map(l=>t.total_bytes[l]??0)),s=(l,u)=>{let c=l<0?o.get(~l):void 0;return c?Vs(t,c,u):t[u][l]},i=(l,u,c)=>({key:l,label:u,help:c,width:"92px",isNumber:!0,cell:p=>a(re,{n:s(p,l)})});return[{key:"fqn",label:"module",width:"minmax(220px, 2fr)",cell:l=>a(eb,{row:l,of:e})},{key:"type_name",label:"type",width:"minmax(100px, 1fr)",cell:l=>t.type_name[l<0?~l:l]},{key:"nodes",label:"nodes",width:"64px",isNumber:!0,cell:l=>Q(s(l,"nodes")??0)},{key:"total_bytes",label:"total",help:"Charged to this module call and those inside it",width:"minmax(150px, 1fr)",isNumber:!0,cell:l=>a("span",{class:"with-bar",children:[a(nn,{part:s(l,"total_bytes")??0,whole:r}),a(re,{n:s(l,"total_bytes")})]})},i("self_bytes","self","Charged to its own ops, without the modules inside it"),i("exclusive_bytes","exclusive","What would go if only this module stopped saving"),i("freed_bytes","freed","Made inside it and freed before the forward ended")]}function eb({row:e,of:t}){let{modules:n,tree:o,groups:r,members:s,isOpen:i,fold:l}=t,u=e<0?~e:e,c=e<0?r.get(u):void 0,p=e<0||(o.children[u]?.length??0)>0,f=n.where[u];return a("span",{class:"branch",style:{"--depth":Pd(n,o,s,e)},children:[a(Sr,{isOpen:i(e),...p&&{onFold:g=>l(e,g)}}),a("span",{title:n.fqn[u],children:c?.name??tb(n,u)}),c&&a("span",{class:"tag",children:`×${Q(c.calls.length)}, ${nb(n,c)}`}),f&&a("span",{class:"tag",children:f})]})}function tb(e,t){let n=e.call[t]??0;return kr(e,t)+(n>0?` #${n+1}`:"")}function nb({total_bytes:e},{calls:t}){let n=t.map(s=>e[s]??0),[o,r]=[Math.min(...n),Math.max(...n)];return o===r?`${ne(r)} each`:`${ne(o)} to ${ne(r)} each`}function Nd(e){return typeof e=="object"?e.key:e}function Vd(e,t){let n=e.length;return new Proxy(e,{get(o,r,s){if(typeof r=="string"){let i=r.charCodeAt(0);if(i>=48&&i<=57){let l=+r;if(Number.isInteger(l)&&l>=0&&l<n){let u=o[l];if(typeof u!="object"){let c=t[l*2];u=o[l]={index:l,key:u,start:c,size:t[l*2+1],end:c+t[l*2+1],lane:0}}return u}}if(r==="length")return n}return Reflect.get(o,r,s)}})}function ro(e,t,n){let o=n.initialDeps??[],r,s=!0;function i(){var l;let c=0,p=e();if(!(p.length!==o.length||p.some((h,v)=>o[v]!==h)))return r;o=p;let g=0;return r=t(...p),n?.onChange&&!(s&&n.skipInitialOnChange)&&n.onChange(r),s=!1,r}return i.updateDeps=l=>{o=l},i}function Tl(e,t){if(e===void 0)throw new Error(`Unexpected undefined${t?`: ${t}`:""}`);return e}var hn=(e,t)=>Math.abs(e-t)<1.01,Fd=(e,t,n)=>{let o;return Object.assign(function(...r){e.clearTimeout(o),o=e.setTimeout(()=>t.apply(this,r),n)},{cancel:()=>{e.clearTimeout(o)}})};function Bd({offset:e,isScrolling:t,elementMax:n,holdOffset:o,scrollOffset:r,pendingWrite:s,clampedMaxAtWrite:i}){var l;return t&&s===null&&e===r?"spurious":s!==null&&Math.abs(e-s.target)<1.5?"readBack":s!==null&&!s.smooth&&n!==null&&s.target>n+o+.5&&Math.abs(e-(n+o))<1.5||s!==null&&!s.smooth&&((l=s.lowMaxes)!=null&&l.some(u=>Math.abs(e-u)<1.5))?"clampedReadBack":i!==null&&Math.abs(e-i)<1.5?"clampedEcho":"external"}var ob=e=>e==="smooth"||e==="smoothFinishing";function Wd({kind:e,offset:t,command:n,target:o}){return e!=="spurious"&&e!=="readBack"&&e!=="clampedReadBack"&&n?.index!=null&&n.phase!=="queued"&&!ob(n.phase)&&!hn(t,n.lastTargetOffset)&&!hn(t,o())&&e!=="clampedEcho"}var El=40;function Gd(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<El;)n--;if(n<0)return!1;let o=e[n],r=n-1;for(;r>=0&&o.t-e[r].t<El;)r--;if(r<0)return!1;let s=e[r],i=(t.offset-o.offset)/(t.t-o.t),l=(o.offset-s.offset)/(o.t-s.t);return i*l>=0&&Math.abs(i)>=2*Math.abs(l)&&Math.abs(i)-Math.abs(l)>=.8}function Hd(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<El;)n--;if(n<0)return!1;let o=e[n];return Math.abs(t.offset-o.offset)/(t.t-o.t)>=.05}var Rr,Cr=()=>{if(Rr!==void 0)return Rr;if(typeof navigator>"u")return Rr=!1;if(/iP(hone|od|ad)/.test(navigator.userAgent))return Rr=!0;let e=navigator.maxTouchPoints;return Rr=navigator.platform==="MacIntel"&&e!==void 0&&e>0},Ml,rb=()=>Ml!==void 0?Ml:Ml=Cr()&&typeof CSS<"u"&&typeof CSS.supports=="function"&&CSS.supports("overflow-anchor: auto"),Kd=()=>!Cr()||rb();var Yo={capture:!0,passive:!0},Fs=class{constructor(t){this.host=t,this._touch=null,this.inMotion=()=>this._touch!==null&&this._touch.phase!=="lateFling",this.dragging=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved},this.tail=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="tail"?this._touch.moved?"fling":"tap":null},this.onScroll=({isScrolling:n,ownReadBack:o,moved:r,external:s})=>{var i,l,u;return n&&((i=this._touch)==null?void 0:i.phase)==="tail"?this._openTail(this._touch.moved||!o,!1):((l=this._touch)==null?void 0:l.phase)==="lateFling"&&(this.host.now()>this._touch.until?this._touch=null:s&&n&&r&&this._openTail(!0,!1)),!o&&n&&r&&((u=this._touch)==null?void 0:u.phase)==="down"?(this._touch.moved=!0,!0):!1},this.touchStart=()=>{this.end(),this._touch={phase:"down",moved:!1}},this.touchEnd=()=>{var n;let o=((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved;this.end(),this._openTail(o,o)},this.end=()=>{var n;let o=this.host.getWindow();((n=this._touch)==null?void 0:n.phase)==="tail"&&o!=null&&o.clearTimeout(this._touch.timerId),this._touch=null},this.listen=n=>{let o=()=>this.touchStart(),r=()=>this.touchEnd();return n.addEventListener("touchstart",o,Yo),n.addEventListener("touchend",r,Yo),n.addEventListener("touchcancel",r,Yo),()=>{n.removeEventListener("touchstart",o,Yo),n.removeEventListener("touchend",r,Yo),n.removeEventListener("touchcancel",r,Yo),this.end()}},this._openTail=(n,o)=>{let r=this.host.getWindow();if(r==null)return;this.end();let s={phase:"tail",moved:n,awaitingFling:o,timerId:r.setTimeout(()=>{if(this.host.tailStillMoving()){this._openTail(s.moved,s.awaitingFling);return}this._touch=s.awaitingFling?{phase:"lateFling",until:this.host.now()+1e3}:null,this.host.onTailClosed()},150)};this._touch=s}}get touch(){return this._touch}};var Ud=e=>{let{clientWidth:t,clientHeight:n}=e;return{width:t,height:n}},Yd=e=>{let t=new Set;return{schedule:n=>{let o=e.requestAnimationFrame(()=>{t.delete(o),n()});t.add(o)},cancel:()=>{t.forEach(n=>e.cancelAnimationFrame(n)),t.clear()}}},sb=e=>e,ib=e=>{let t=e.overscan*Math.max(e.lanes??1,1),n=Math.max(e.startIndex-t,0),r=Math.min(e.endIndex+t,e.count-1)-n+1,s=new Array(r);for(let i=0;i<r;i++)s[i]=n+i;return s},Jd=(e,t)=>{let n=e.scrollElement;if(!n)return;let o=e.targetWindow;if(!o)return;let r=l=>{let{width:u,height:c}=l;t({width:Math.round(u),height:Math.round(c)})};if(r(Ud(n)),!o.ResizeObserver)return()=>{};let s=Yd(o),i=new o.ResizeObserver(()=>{let l=()=>{r(Ud(n))};e.options.useAnimationFrameWithResizeObserver?s.schedule(l):l()});return i.observe(n,{box:"content-box"}),()=>{i.unobserve(n),s.cancel()}},jd={passive:!0};var lb=typeof window>"u"?!0:"onscrollend"in window,ab=(e,t,n)=>{let o=e.scrollElement;if(!o)return;let r=e.targetWindow;if(!r)return;let s=e.options.useScrollendEvent&&lb,i=0,l=s?null:Fd(r,()=>t(n(o),!1),e.options.isScrollingResetDelay),u=f=>()=>{i=n(o),l?.(),t(i,f)},c=u(!0),p=u(!1);return o.addEventListener("scroll",c,jd),s&&o.addEventListener("scrollend",p,jd),()=>{o.removeEventListener("scroll",c),s&&o.removeEventListener("scrollend",p),l?.cancel()}},Zd=(e,t)=>ab(e,t,n=>{let{horizontal:o,isRtl:r}=e.options;return o?n.scrollLeft*(r&&-1||1):n.scrollTop});var ub=(e,t,n)=>{if(n.options.useCachedMeasurements){let o=n.indexFromElement(e),r=n.options.getItemKey(o);return n.itemSizeCache.get(r)??n.options.estimateSize(o)}if(t?.borderBoxSize){let o=t.borderBoxSize[0];if(o)return Math.round(o[n.options.horizontal?"inlineSize":"blockSize"])}if(!t){let o=n.indexFromElement(e),r=n.options.getItemKey(o),s=n.itemSizeCache.get(r);if(s!==void 0)return s}return e[n.options.horizontal?"offsetWidth":"offsetHeight"]},cb=(e,{adjustments:t=0,behavior:n},o)=>{var r;let{scrollElement:s,options:i}=o,l=e+t,u=i.horizontal&&i.isRtl&&s!==null&&"ownerDocument"in s;(r=s?.scrollTo)==null||r.call(s,{[i.horizontal?"left":"top"]:u?-l:l,behavior:n})};var Qd=cb,qd=(e,t)=>e==="smooth"?t?"smoothLanded":"smooth":"instant",Tr=e=>e?.phase==="smooth"||e?.phase==="smoothLanded";function db(e,t,n,o){if(t===0)return!1;let r=o(0),s=new Set,i=0;for(;i<e;){let u=n(i);if(u===r)break;s.add(u),i++}let l=e-i;if(l===0||l>=t)return!1;for(let u=0;u<l;u++)if(o(u)!==n(i+u))return!1;for(let u=l;u<t;u++)if(s.has(o(u)))return!1;return!0}var Bs=class{constructor(t){this.unsubs=[],this.scrollElement=null,this.targetWindow=null,this.isScrolling=!1,this.scrollState=null,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache=new Map,this.itemSizeCacheVersion=0,this.laneAssignments=new Map,this.pendingMin=null,this.prevLanes=void 0,this.lanesChangedFlag=!1,this.lanesSettling=!1,this.pendingScrollAnchor=null,this.scrollRect=null,this.scrollOffset=null,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._iosGesture=new Fs({getWindow:()=>this.targetWindow,now:()=>this.now(),tailStillMoving:()=>{let n=this.scrollState;if(n?.phase!=="queued"||this.pendingWrite!==null)return!1;let o=this._readElementOffset();return o===null||this._lastElementOffset===null||Math.abs(o-this._lastElementOffset)<1?!1:(this._lastElementOffset=o,n.samples=[...n.samples??[],{t:this.now(),offset:o}],!0)},onTailClosed:()=>{let n=this.scrollState;n?.phase==="queued"&&Hd(n.samples??[])&&(this.scrollState=null),this._flushHoldIfReady(!0),this._writeAwaitingCommand(),this._retryClampedAdjustment()}}),this._lastElementOffset=null,this.pendingWrite=null,this._clampedAdjustment=null,this.elementsCache=new Map,this._resizeBatch=null,this.now=()=>{var n,o,r;return((r=(o=(n=this.targetWindow)==null?void 0:n.performance)==null?void 0:o.now)==null?void 0:r.call(o))??Date.now()},this.observer=(()=>{let n=null,o=null,r=!1,s=!1,i=new Set,l=()=>{if(n)return n;let c=this.targetWindow;if(!c||!c.ResizeObserver)return null;let p=o=Yd(c);return n=new c.ResizeObserver(f=>{let g=()=>{let h={sync:!1};this._resizeBatch=h;try{f.forEach(u)}finally{this._resizeBatch=null,h.notify&&(this.notify(h.sync),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment(),this.measureElement(null))}};if(this.options.useAnimationFrameWithResizeObserver)p.schedule(g);else{r=!0;try{g()}finally{r=!1}}})},u=c=>{let p=c.target,f=this.indexFromElement(p);if(!p.isConnected){this.observer.unobserve(p);for(let[g,h]of this.elementsCache)if(h===p){this.elementsCache.delete(g);break}return}this.isIndexInRange(f)&&this.shouldMeasureDuringScroll(f)&&this.resizeItem(f,this.options.measureElement(p,c,this))};return{disconnect:()=>{var c;(c=l())==null||c.disconnect(),o?.cancel(),i.clear(),s=!1,n=null,o=null},observe:c=>{let p=l();if(p){if(!r){p.observe(c,{box:"border-box"});return}i.add(c),s||(s=!0,o?.schedule(()=>{s=!1,i.forEach(f=>{f.isConnected&&n?.observe(f,{box:"border-box"})}),i.clear()}))}},unobserve:c=>{var p;i.delete(c),(p=l())==null||p.unobserve(c)}}})(),this.range=null,this.setOptions=n=>{var o;let r={debug:!1,initialOffset:0,overscan:1,paddingStart:0,paddingEnd:0,scrollPaddingStart:0,scrollPaddingEnd:0,horizontal:!1,getItemKey:sb,rangeExtractor:ib,onChange:()=>{},measureElement:ub,initialRect:{width:0,height:0},scrollMargin:0,gap:0,indexAttribute:"data-index",initialMeasurementsCache:[],lanes:1,anchorTo:"start",followOnAppend:!1,scrollEndThreshold:1,isScrollingResetDelay:150,enabled:!0,isRtl:!1,useScrollendEvent:!1,useAnimationFrameWithResizeObserver:!1,laneAssignmentMode:"estimate",useCachedMeasurements:!1};for(let p in n){let f=n[p];f!==void 0&&(r[p]=f)}let s=this.options,i=null,l=null,u=!1;if(s!==void 0&&s.enabled&&r.enabled&&r.anchorTo==="end"&&this.scrollElement!==null){let p=s.count,f=r.count,g=this.getMeasurements(),h=((o=this._singleLaneMeasurements)==null?void 0:o.items)??g,v=k=>Nd(h[k]),_=p>0?v(0):null,S=p>0?v(p-1):null;if(f!==p||p>0&&f>0&&(r.getItemKey(0)!==_||r.getItemKey(f-1)!==S)){u=!0;let k=p>0?this.getVirtualItemForOffset(this.getScrollOffset())??g[0]:null;k&&(i=[k.key,this.getScrollOffset()-k.start]);let T=r.followOnAppend===!0?"auto":r.followOnAppend||null;T&&f>0&&this.isAtEnd(s.scrollEndThreshold)&&(p===0||r.getItemKey(f-1)!==S)&&(f>p||db(p,f,v,r.getItemKey))&&(l=T)}}this.options=r,u&&(this.pendingMin=0,this.itemSizeCacheVersion++);let c=null;if(i&&this.scrollOffset!==null&&!this._awaitingCommandReadBack()){let[p,f]=i,g=this.getMeasurements(),{count:h,getItemKey:v}=this.options,_=0;for(;_<h&&v(_)!==p;)_++;if(_<h){let S=g[_];if(S){let R=Math.max(0,S.start+f);!l&&R!==this.scrollOffset&&(c=R-this.scrollOffset,this.scrollOffset=R)}}}l?this.pendingScrollAnchor={kind:"follow",behavior:l}:c!==null&&(this._canWriteScroll()?this.pendingScrollAnchor={kind:"anchor",delta:c}:(this._holdOffset+=c,this._followOffsetTarget(c)))},this.notify=n=>{var o,r;(r=(o=this.options).onChange)==null||r.call(o,this,n)},this.maybeNotify=ro(()=>(this.calculateRange(),[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]),n=>{this.notify(n)},{key:!1,debug:()=>this.options.debug,initialDeps:[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]}),this.cleanup=()=>{var n;this.unsubs.filter(Boolean).forEach(o=>o()),this.unsubs=[],this.observer.disconnect(),this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null,(n=this._momentumStop)==null||n.restore(),this._momentumStop=null,this.isScrolling=!1,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._clampedAdjustment=null,this.pendingWrite=null,this.scrollElement=null,this.targetWindow=null},this._didMount=()=>()=>{this.cleanup()},this._willUpdate=()=>{var n;let o=this.options.enabled?this.options.getScrollElement():null;if(this.scrollElement!==o){if(this.cleanup(),!o){this.maybeNotify();return}this.scrollElement=o,this.scrollElement&&"ownerDocument"in this.scrollElement?this.targetWindow=this.scrollElement.ownerDocument.defaultView:this.targetWindow=((n=this.scrollElement)==null?void 0:n.window)??null,this.elementsCache.forEach(s=>{this.observer.observe(s)}),this.unsubs.push(this.options.observeElementRect(this,s=>{this.scrollRect=s,this.maybeNotify()})),this.unsubs.push(this.options.observeElementOffset(this,(s,i)=>{var l,u,c,p;let f=i?this._elementMaxScrollOffset():null,g=this._reportedOverscroll;this._reportedOverscroll=s<0||f!==null&&s>f+1;let h=s;this._lastElementOffset=h,s=this._toLayoutOffset(s);let v=this._classifyScrollEvent(s,i,f);if(v==="spurious")return;v==="readBack"?s=this.pendingWrite.target:v==="clampedReadBack"&&((l=this.scrollState)==null?void 0:l.index)!=null&&s<this.getMaxScrollOffset()-1.5?this.scrollState.lastTargetOffset=s:Wd({kind:v,offset:s,command:this.scrollState,target:()=>this.getScrollStateTarget(this.scrollState)})&&(this.scrollState=null),this.pendingWrite=null,this._clampedAdjustment!==null&&Math.abs(s-this._clampedAdjustment.maxAtWrite)>=1.5&&(this._clampedAdjustment=null);let _=this.getScrollOffset(),S=this.scrollDirection;this.scrollDirection=i?_===s?this.scrollDirection:_<s?"forward":"backward":null,this.scrollOffset=s,this.isScrolling=i;let R=this.scrollState;if(R?.phase==="queued"&&v==="external"&&i)if(g||this._reportedOverscroll)R.samples=[];else{let w=this.now();R.samples=[...(R.samples??[]).filter(k=>w-k.t<=200),{t:w,offset:h}],(S!==null&&this.scrollDirection!==S||Gd(R.samples))&&(this.scrollState=null)}this._iosGesture.onScroll({isScrolling:i,ownReadBack:v==="readBack",moved:s!==_,external:v==="external"&&((u=this.scrollState)==null?void 0:u.phase)!=="smooth"&&((c=this.scrollState)==null?void 0:c.phase)!=="smoothFinishing"})&&((p=this.scrollState)==null?void 0:p.phase)==="queued"&&(this.scrollState=null),this._flushHoldIfReady(!0),this.scrollState&&this.scheduleScrollReconcile(),this.maybeNotify()})),"addEventListener"in this.scrollElement&&this.unsubs.push(this._iosGesture.listen(this.scrollElement)),this._scrollToOffset(this.getScrollOffset())}this._noteClampMax();let r=this.pendingScrollAnchor;this.pendingScrollAnchor=null,r&&this.scrollElement&&this.options.enabled&&(r.kind==="anchor"?this._canWriteScroll()?Tr(this.scrollState)&&!hn(this.getScrollOffset()-r.delta,this.scrollState.lastTargetOffset)||(this._followOffsetTarget(r.delta),this._scrollToOffset(this.getScrollOffset())):(this._holdOffset+=r.delta,this._followOffsetTarget(r.delta),this.notify(!1)):this.scrollToEnd({behavior:r.behavior})),this._flushHoldIfReady(!1),this._retryClampedAdjustment()},this._classifyScrollEvent=(n,o,r)=>{var s;return Bd({offset:n,isScrolling:o,elementMax:r,holdOffset:this._holdOffset,scrollOffset:this.scrollOffset,pendingWrite:this.pendingWrite,clampedMaxAtWrite:((s=this._clampedAdjustment)==null?void 0:s.maxAtWrite)??null})},this._retryClampedAdjustment=()=>{if(this._clampedAdjustment===null||!this.scrollElement||!this.options.enabled||!this._canWriteScroll())return;let{target:n,maxAtWrite:o}=this._clampedAdjustment,r=this.getMaxScrollOffset();r>o+.5&&(this._clampedAdjustment=n>r+.5?{target:n,maxAtWrite:r}:null,this._scrollToOffset(n))},this._writeAwaitingCommand=()=>{let n=this.scrollState;if(n===null||n.phase!=="queued")return;let{behavior:o}=n;this.getMeasurements();let r=this.getScrollStateTarget(n);n.lastTargetOffset=r,this._clampedAdjustment=null,n.phase=qd(o,n.index!=null&&hn(r,this.getScrollOffset())),this._scrollToOffset(r,{behavior:o}),this.scheduleScrollReconcile()},this._readElementOffset=()=>{let n=this.scrollElement;if(n==null)return null;let{horizontal:o,isRtl:r}=this.options;return typeof n.scrollTop=="number"?o?n.scrollLeft*(r&&-1||1):n.scrollTop:typeof n.scrollY=="number"?o?n.scrollX:n.scrollY:null},this._canWriteScroll=()=>!(Cr()&&this._iosGesture.inMotion())&&!this._reportedOverscroll,this._flushHoldIfReady=n=>{var o;if(this._holdOffset===0||!this.scrollElement||!this.options.enabled||!this._canWriteScroll()||((o=this.scrollState)==null?void 0:o.phase)==="smooth")return;this._holdOffset=0,this.scrollOffset!==null&&this.scrollOffset<0&&(this.scrollOffset=0),this.notify(n);let r=this.getCommandWrittenOffset()??this.getScrollOffset();this._clampedAdjustment=this._clampedBy(r),this._scrollToOffset(r)},this.rafId=null,this.getSize=()=>this.options.enabled?(this.scrollRect=this.scrollRect??this.options.initialRect,this.scrollRect[this.options.horizontal?"width":"height"]):(this.scrollRect=null,0),this.getScrollOffset=()=>this.options.enabled?(this.scrollOffset=this.scrollOffset??(typeof this.options.initialOffset=="function"?this.options.initialOffset():this.options.initialOffset),this.scrollOffset):(this.scrollOffset=null,0),this.getMeasurementOptions=ro(()=>[this.options.count,this.options.paddingStart,this.options.scrollMargin,this.options.getItemKey,this.options.enabled,this.options.lanes,this.options.laneAssignmentMode,this.options.gap],(n,o,r,s,i,l,u,c)=>(this.prevLanes!==void 0&&this.prevLanes!==l&&(this.lanesChangedFlag=!0),this.prevLanes=l,this.pendingMin=null,{count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:i,lanes:l,laneAssignmentMode:u,gap:c}),{key:!1}),this.isIndexInRange=n=>n>=0&&n<this.options.count,this.getMeasurements=ro(()=>[this.getMeasurementOptions(),this.itemSizeCacheVersion],({count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:i,lanes:l,laneAssignmentMode:u,gap:c},p)=>{var f;let g=this.itemSizeCache;if(!i)return this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),[];if(this.laneAssignments.size>n)for(let w of this.laneAssignments.keys())w>=n&&this.laneAssignments.delete(w);this.lanesChangedFlag&&(this.lanesChangedFlag=!1,this.lanesSettling=!0,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.pendingMin=null),this.measurementsCache.length===0&&!this.lanesSettling&&(this.measurementsCache=this.options.initialMeasurementsCache,this.measurementsCache.forEach(w=>{this.itemSizeCache.set(w.key,w.size)}));let h=this.lanesSettling?0:this.pendingMin??0;if(this.pendingMin=null,this.lanesSettling&&this.measurementsCache.length===n&&(this.lanesSettling=!1),l===1){let w=n*2,k=(f=this._singleLaneMeasurements)==null?void 0:f.flat;if(!k||k.length<w){let L=new Float64Array(w);k&&h>0&&L.set(k.subarray(0,h*2)),k=L}let T=h===0?new Array(n):this._singleLaneMeasurements.items.slice(),A;if(h===0)A=o+r;else{let L=h-1;A=k[L*2]+k[L*2+1]+c}for(let L=h;L<n;L++){let z=s(L);T[L]=z;let H=g.get(z),F=typeof H=="number"?H:this.options.estimateSize(L);k[L*2]=A,k[L*2+1]=F,A+=F+c}this._singleLaneMeasurements={flat:k,items:T};let M=Vd(T,k);return this.measurementsCache=M,M}let v=this.measurementsCache.slice(0,h),_=new Array(l).fill(void 0),S=new Float64Array(l),R=0;for(let w=0;w<h;w++){let k=v[w];k&&(_[k.lane]===void 0&&R++,_[k.lane]=w,S[k.lane]=k.end)}for(let w=h;w<n;w++){let k=s(w),T=this.laneAssignments.get(w),A,M,L=u==="estimate"||g.has(k);if(T!==void 0&&this.options.lanes>1){A=T;let E=_[A],$=E!==void 0?v[E]:void 0;M=$?$.end+c:o+r}else if(R===l){let E=0,$=S[0],D=_[0];for(let Z=1;Z<l;Z++){let q=S[Z];(q<$||q===$&&_[Z]<D)&&(E=Z,$=q,D=_[Z])}A=E,M=$+c,L&&this.laneAssignments.set(w,A)}else A=w%this.options.lanes,M=o+r,L&&this.laneAssignments.set(w,A);let z=g.get(k),H=typeof z=="number"?z:this.options.estimateSize(w),F=M+H;v[w]={index:w,start:M,size:H,end:F,key:k,lane:A},_[A]===void 0&&R++,_[A]=w,S[A]=F}return this.measurementsCache=v,v},{key:!1,debug:()=>this.options.debug}),this.calculateRange=ro(()=>[this.getMeasurements(),this.getSize(),this.getScrollOffset(),this.options.lanes,this._getLayoutTotalSize()+this.options.scrollMargin],(n,o,r,s,i)=>{if(n.length===0||o===0)return this.range=null,null;let l=Math.max(i-o,0);return this.range=fb(n,o,Math.min(r,l),s,s===1&&this._singleLaneMeasurements!==null?this._singleLaneMeasurements.flat:null),this.range},{key:!1,debug:()=>this.options.debug}),this.getVirtualIndexes=ro(()=>{let n=null,o=null,r=this.calculateRange();return r&&(n=r.startIndex,o=r.endIndex),this.maybeNotify.updateDeps([this.isScrolling,n,o]),[this.options.rangeExtractor,this.options.overscan,this.options.count,n,o,this.options.lanes]},(n,o,r,s,i,l)=>s===null||i===null?[]:n({startIndex:s,endIndex:i,overscan:o,count:r,lanes:l}),{key:!1,debug:()=>this.options.debug}),this.indexFromElement=n=>{let o=this.options.indexAttribute,r=n.getAttribute(o);return r?parseInt(r,10):(console.warn(`Missing attribute name '${o}={index}' on measured element.`),-1)},this.shouldMeasureDuringScroll=n=>{var o;if(!Tr(this.scrollState))return!0;let r=this.scrollState.index??((o=this.getVirtualItemForOffset(this.scrollState.lastTargetOffset))==null?void 0:o.index);if(r!==void 0&&this.range){let s=Math.max(this.options.overscan,Math.ceil((this.range.endIndex-this.range.startIndex)/2)),i=Math.max(0,r-s),l=Math.min(this.options.count-1,r+s);return n>=i&&n<=l}return!0},this.measureElement=n=>{if(!n){this.elementsCache.forEach((i,l)=>{i.isConnected||(this.observer.unobserve(i),this.elementsCache.delete(l))});return}let o=this.indexFromElement(n);if(!this.isIndexInRange(o))return;let r=this.options.getItemKey(o),s=this.elementsCache.get(r);s!==n&&(s&&this.observer.unobserve(s),this.observer.observe(n),this.elementsCache.set(r,n)),n.isConnected&&(!this.isScrolling||this.scrollState)&&this.shouldMeasureDuringScroll(o)&&this.resizeItem(o,this.options.measureElement(n,void 0,this))},this.resizeItem=(n,o)=>{var r,s,i;if(!this.isIndexInRange(n))return;(r=this._resizeBatch)!=null&&r.sync&&this.getMeasurements();let l,u,c,p=(s=this._singleLaneMeasurements)==null?void 0:s.flat;if(this.options.lanes===1&&p!=null)c=this.options.getItemKey(n),u=p[n*2],l=p[n*2+1];else{let h=this.measurementsCache[n];if(!h)return;c=h.key,u=h.start,l=h.size}let f=this.itemSizeCache.get(c)??l,g=o-f;if(g!==0){let h=this.options.anchorTo==="end"&&!Tr(this.scrollState)&&this.getVirtualDistanceFromEnd()<=this.options.scrollEndThreshold,v=h?this._getLayoutTotalSize():0,_=this.getScrollOffset(),R=!this.itemSizeCache.has(c)?u<_:u+f<=_&&this.scrollDirection!=="backward",w=!Tr(this.scrollState)&&(this.shouldAdjustScrollPositionOnItemSizeChange!==void 0?this.shouldAdjustScrollPositionOnItemSizeChange(this.measurementsCache[n]??{index:n,key:c,start:u,size:l,end:u+l,lane:0},g,this):R);(this.pendingMin===null||n<this.pendingMin)&&(this.pendingMin=n),this.itemSizeCache.set(c,o),this.itemSizeCacheVersion++;let k=!1;if(this._awaitingCommandReadBack()||(h?k=this.applyScrollAdjustment(this._getLayoutTotalSize()-v):w&&(k=this.applyScrollAdjustment(g))),this._resizeBatch){this._resizeBatch.notify=!0,(i=this._resizeBatch).sync||(i.sync=k);return}this.notify(k),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment()}},this.getVirtualItems=ro(()=>[this.getVirtualIndexes(),this.getMeasurements(),this._holdOffset],(n,o,r)=>{let s=[];for(let i=0,l=n.length;i<l;i++){let u=n[i],c=o[u];s.push(r===0?c:{...c,start:c.start-r,end:c.end-r})}return s},{key:!1,debug:()=>this.options.debug}),this.getVirtualItemForOffset=n=>{var o;let r=this.getMeasurements();if(r.length===0)return;let s=(o=this._singleLaneMeasurements)==null?void 0:o.flat,i=this.options.lanes===1&&s!=null,l=Xd(0,r.length-1,i?u=>s[u*2]:u=>Tl(r[u]).start,n);return Tl(r[l])},this._noteClampMax=()=>{if(!this._awaitingCommandReadBack())return;let n=this._elementMaxScrollOffset();if(n===null)return;let o=this.pendingWrite,r=Math.max(n,0)+this._holdOffset;if(r>=o.target)return;let s=o.lowMaxes??(o.lowMaxes=[]);s[s.length-1]!==r&&s.push(r)},this.getMaxScrollOffset=()=>(this._elementMaxScrollOffset()??0)+this._holdOffset,this._toLayoutOffset=n=>{var o;let r=n+this._holdOffset;return((o=this.pendingScrollAnchor)==null?void 0:o.kind)==="anchor"&&(r+=this.pendingScrollAnchor.delta),r},this._elementMaxScrollOffset=()=>{let n=this.scrollElement;if(n===null)return null;if("scrollHeight"in n)return this.options.horizontal?n.scrollWidth-n.clientWidth:n.scrollHeight-n.clientHeight;if("document"in n){let o=n.document.documentElement;return this.options.horizontal?o.scrollWidth-n.innerWidth:o.scrollHeight-n.innerHeight}return null},this._momentumStop=null,this._stopMomentum=n=>{let o=this.scrollElement,r=this.targetWindow;if(o===null||r===null)return;let s="document"in o?o.document.scrollingElement:o;if(!s?.style)return;if(this._momentumStop){this._momentumStop.done=n;return}let{style:i}=s,l=this.options.horizontal?"overflow-x":"overflow-y",u=i.getPropertyValue(l),c=i.getPropertyPriority(l),p=()=>this.options.horizontal?s.clientHeight:s.clientWidth,f=p();if(i.setProperty(l,"hidden","important"),p()!==f){i.setProperty(l,u,c);return}let g={restore:()=>i.getPropertyValue(l)!=="hidden"||i.getPropertyPriority(l)!=="important"?!1:(i.setProperty(l,u,c),!0),done:n};this._momentumStop=g,r.requestAnimationFrame(()=>r.requestAnimationFrame(()=>{this._momentumStop===g&&(this._momentumStop=null,g.restore()&&g.done())}))},this._clampedBy=n=>{let o=this._elementMaxScrollOffset();if(o===null)return null;let r=o+this._holdOffset;return n>r+.5?{target:n,maxAtWrite:r}:null},this.getVirtualDistanceFromEnd=()=>Math.max(this._getLayoutTotalSize()+this.options.scrollMargin-this.getSize()-this.getScrollOffset(),0),this.getDistanceFromEnd=()=>Math.max(this.getMaxScrollOffset()-this.getScrollOffset(),0),this.isAtEnd=(n=this.options.scrollEndThreshold)=>this.getDistanceFromEnd()<=n,this.getOffsetForAlignment=(n,o,r=0)=>{if(!this.scrollElement)return 0;let s=this.getSize(),i=this.getScrollOffset();o==="auto"&&(o=n>=i+s?"end":"start"),o==="center"?n+=(r-s)/2:o==="end"&&(n-=s);let l=this.getMaxScrollOffset();return Math.max(Math.min(l,n),0)},this.getOffsetForIndex=(n,o="auto")=>{n=Math.max(0,Math.min(n,this.options.count-1));let r=this.getSize(),s=this.getScrollOffset(),i=this.getMeasurements()[n];if(!i)return;if(o==="auto")if(i.end>=s+r-this.options.scrollPaddingEnd)o="end";else if(i.start<=s+this.options.scrollPaddingStart)o="start";else return[s,o];if(o==="end"&&n===this.options.count-1){let u=this.getMaxScrollOffset(),c=u-this.options.paddingEnd+this.options.scrollPaddingEnd;return[Math.max(Math.min(c,u),0),o]}let l=o==="end"?i.end+this.options.scrollPaddingEnd:i.start-this.options.scrollPaddingStart;return[this.getOffsetForAlignment(l,o,i.size),o]},this.scrollToOffset=(n,{align:o="start",behavior:r="auto"}={})=>{this._startScroll({index:null,align:o},this.getOffsetForAlignment(n,o),r,"absolute")},this.scrollToIndex=(n,{align:o="auto",behavior:r="auto"}={})=>{n=Math.max(0,Math.min(n,this.options.count-1));let s=this.getOffsetForIndex(n,o);if(!s)return;let[i,l]=s;this._startScroll({index:n,align:l},i,r,"absolute")},this.scrollBy=(n,{behavior:o="auto"}={})=>{let r=this.getOffsetForAlignment((this.getCommandWrittenOffset()??this.getScrollOffset())+n,"start");this._startScroll({index:null,align:"start"},r,o,"relative")},this.scrollToEnd=({behavior:n="auto"}={})=>{if(this.options.count>0){this._startScroll({index:this.options.count-1,align:"end",toEnd:!0},Math.max(this.getMaxScrollOffset(),0),n,"absolute");return}this.scrollToOffset(Math.max(this.getTotalSize()-this.getSize(),0),{behavior:n})},this.cancelScroll=()=>{this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null},this.getTotalSize=()=>Math.max(this._getLayoutTotalSize()-this._holdOffset,0),this._getLayoutTotalSize=()=>{var n,o;let r=this.getMeasurements(),s;if(r.length===0)s=this.options.paddingStart;else if(this.options.lanes===1){let i=r.length-1,l=(n=this._singleLaneMeasurements)==null?void 0:n.flat;l!=null?s=l[i*2]+l[i*2+1]:s=((o=r[i])==null?void 0:o.end)??0}else{let i=Array(this.options.lanes).fill(null),l=r.length-1;for(;l>=0&&i.some(u=>u===null);){let u=r[l];i[u.lane]===null&&(i[u.lane]=u.end),l--}s=Math.max(...i.filter(u=>u!==null))}return Math.max(s-this.options.scrollMargin+this.options.paddingEnd,0)},this.takeSnapshot=()=>{let n=[];if(this.itemSizeCache.size===0)return n;let o=this.getMeasurements();for(let r of o)r&&this.itemSizeCache.has(r.key)&&n.push({index:r.index,key:r.key,start:r.start,size:r.size,end:r.end,lane:r.lane});return n},this._scrollToOffset=(n,{adjustments:o,behavior:r}={})=>{let s={target:n+(o??0),smooth:r==="smooth"};return this.pendingWrite=s,this.options.scrollToFn(n-this._holdOffset,{behavior:r,adjustments:o},this),s},this.getCommandWrittenOffset=()=>this.scrollState!==null&&this.pendingWrite!==null&&!this.pendingWrite.smooth?this.pendingWrite.target:null,this._awaitingCommandReadBack=()=>{let n=this.getCommandWrittenOffset();return!(Cr()&&this._iosGesture.dragging())&&n!==null&&!hn(n,this.getScrollOffset())},this._followOffsetTarget=n=>{this.scrollState!==null&&this.scrollState.index==null&&(this.scrollState.lastTargetOffset+=n)},this.measure=()=>{this.pendingMin=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.itemSizeCacheVersion++,this.notify(!1)},this.setOptions(t)}get scrollAdjustments(){return 0}applyScrollAdjustment(t,n){if(t===0)return!1;if(this._followOffsetTarget(t),this._canWriteScroll()){let o=this.getScrollOffset();this._clampedAdjustment=this._clampedBy(o+t);let r=this._scrollToOffset(o,{adjustments:t,behavior:n});return this.scrollOffset!==null&&(this.pendingWrite===r&&(this.scrollOffset+=t),this.scrollOffset<0&&(this.scrollOffset=0)),!0}else return this._holdOffset+=t,this.scrollOffset!==null&&(this.scrollOffset+=t),!0}scheduleScrollReconcile(){if(!this.targetWindow){this.scrollState=null;return}this.rafId==null&&(this.rafId=this.targetWindow.requestAnimationFrame(()=>{this.rafId=null,this.reconcileScroll()}))}getScrollStateTarget(t){let n=t.toEnd?[Math.max(this.getMaxScrollOffset(),0)]:t.index!=null?this.getOffsetForIndex(t.index,t.align):void 0;return n?n[0]:t.lastTargetOffset}reconcileScroll(){if(!this.scrollState||!this.scrollElement)return;if(this.now()-this.scrollState.startedAt>5e3){this.scrollState=null;return}if(this.scrollState.phase==="queued"){this.scheduleScrollReconcile();return}this.getMeasurements();let o=this.getScrollStateTarget(this.scrollState),r=this.scrollState.index==null?1:this.options.useAnimationFrameWithResizeObserver?3:2,s=o!==this.scrollState.lastTargetOffset;if(!s&&hn(o,this.getScrollOffset())){if(this.scrollState.phase==="smooth"?this.scrollState.phase="smoothLanded":this.scrollState.phase==="smoothFinishing"&&(this.scrollState.phase="instant"),this.scrollState.stableFrames++,this.scrollState.stableFrames>=r){this.getScrollOffset()!==o&&this._scrollToOffset(o,{behavior:"auto"}),this.scrollState=null;return}}else if(this.scrollState.stableFrames=0,s){let i=this.getSize()||600,l=Math.abs(o-this.getScrollOffset()),u=Tr(this.scrollState)&&l>i;this.scrollState.lastTargetOffset=o,u?this.scrollState.phase="smooth":this.scrollState.phase==="smooth"?this.scrollState.phase="smoothFinishing":this.scrollState.phase==="smoothLanded"&&(this.scrollState.phase="instant"),this._scrollToOffset(o,{behavior:u?"smooth":"auto"})}this.scheduleScrollReconcile()}_startScroll(t,n,o,r){this.pendingScrollAnchor=null,this._clampedAdjustment=null;let s=this._iosGesture.tail();if(r==="absolute"&&s!==null){if(s==="fling"&&Kd()){this._stopMomentum(()=>{let i=this.scrollState;i?.phase!=="queued"||this._iosGesture.tail()!=="fling"||this._reportedOverscroll||(this._iosGesture.end(),this._flushHoldIfReady(!0),this._writeAwaitingCommand())}),this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,phase:"queued",behavior:o,samples:[]},this.scheduleScrollReconcile();return}this._iosGesture.end()}this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,behavior:o,phase:qd(o,t.index!=null&&hn(n,this.getScrollOffset()))},this._scrollToOffset(n,{behavior:o}),this.scheduleScrollReconcile()}},Xd=(e,t,n,o)=>{for(;e<=t;){let r=(e+t)/2|0,s=n(r);if(s<o)e=r+1;else if(s>o)t=r-1;else return r}return e>0?e-1:0};function pb(e,t,n){let o=0;for(;o<=t;){let r=(o+t)/2|0,s=e[r*2];if(s<n)o=r+1;else if(s>n)t=r-1;else return r}return o>0?o-1:0}function fb(e,t,n,o,r){let s=e.length-1;if(e.length<=o)return{startIndex:0,endIndex:s};if(o===1&&r!==null){let c=pb(r,s,n),p=c,f=n+t;for(;p<s&&r[p*2]+r[p*2+1]<f;)p++;return{startIndex:c,endIndex:p}}let l=Xd(0,s,c=>e[c].start,n),u=l;if(o===1)for(;u<s&&e[u].end<n+t;)u++;else if(o>1){let c=Array(o).fill(0);for(;u<s&&c.some(f=>f<n+t);){let f=e[u];c[f.lane]=f.end,u++}let p=Array(o).fill(n+t);for(;l>=0&&p.some(f=>f>=n);){let f=e[l];p[f.lane]=f.start,l--}l=Math.max(0,l-l%o),u=Math.min(s,u+(o-1-u%o))}return{startIndex:l,endIndex:u}}function ep(e,t,n){let o=Fe(null),[,r]=oe(0),s={count:e,overscan:10,scrollMargin:n,scrollPaddingStart:n,estimateSize:()=>t,getScrollElement:()=>o.current,scrollToFn:Qd,observeElementRect:Jd,observeElementOffset:Zd,onChange:()=>r(l=>l+1)},[i]=oe(()=>new Bs(s));return i.setOptions(s),Rn(()=>i._didMount(),[i]),Rn(()=>i._willUpdate()),{scroller:o,virtualizer:i}}var Ws=28;function Pn(e){let{label:t,testId:n,columns:o,rows:r,selected:s,onChoose:i,minWidth:l}=e,{scroller:u,virtualizer:c}=ep(r.length,Ws,Ws),[p,f]=oe(-1),g=o.map(R=>R.width).join(" "),{sort:h,topKey:v}=e;Re(()=>c.scrollToOffset(0),[h,v]),Re(()=>{let R=s===null?-1:r.indexOf(s);R<0||(f(R),c.scrollToIndex(R,{align:"auto"}))},[s]);let _=R=>{let w=Math.max(0,Math.min(r.length-1,R));f(w),c.scrollToIndex(w,{align:"auto"})},S=R=>{if(R.target!==R.currentTarget)return;let w=r[p],k=Math.max(1,Math.floor((u.current?.clientHeight??0)/Ws)-2),A={ArrowDown:p+1,ArrowUp:p-1,PageDown:p+k,PageUp:p-k,Home:0,End:r.length-1}[R.key];if(A!==void 0)_(A);else if(R.key==="Enter"&&w!==void 0)i(w);else if(R.key==="ArrowRight"&&w!==void 0)e.onFold?.(w,!0);else if(R.key==="ArrowLeft"&&w!==void 0)e.onFold?.(w,!1);else return;R.preventDefault()};return a("div",{class:"table",ref:u,role:"grid","aria-label":t,"aria-rowcount":r.length+1,"aria-activedescendant":p>=0?`${n}-${p}`:void 0,tabIndex:0,"data-testid":n,onKeyDown:S,children:a("div",{class:"table-inner",style:{minWidth:l,"--tracks":g},children:[a(mb,{...e}),a("div",{class:"table-body",role:"rowgroup",style:{height:`${c.getTotalSize()}px`},children:c.getVirtualItems().map(({index:R,start:w})=>{let k=r[R];return k===void 0?null:a("div",{id:`${n}-${R}`,class:`tr${R===p?" active":""}`,role:"row","aria-rowindex":R+2,"aria-selected":k===s,"data-row":k,style:{transform:`translateY(${w-Ws}px)`},onClick:()=>{f(R),i(k)},children:o.map(T=>a("div",{role:"gridcell",class:T.isNumber?"td number":"td",children:T.cell(k)},T.key))},k)})})]})})}function mb({columns:e,sort:t,onSort:n}){return a("div",{class:"tr head",role:"row","aria-rowindex":1,children:e.map(({key:o,label:r,help:s,isNumber:i=!1})=>{let l=t?.key!==o?"none":t.descending?"descending":"ascending";return a("div",{role:"columnheader","aria-sort":l,class:i?"number":"",children:a("button",{type:"button",title:s,"data-testid":`sort-${o}`,onClick:()=>n(_u(t,o,i)),children:[r,a("span",{class:"arrow","aria-hidden":"true",children:{none:"",ascending:"▲",descending:"▼"}[l]})]})},o)})})}var tp={key:"modules",title:"Modules",Panel:hb};function hb({recording:e}){let{recordings:t}=K(),n=t.moduleTree.value;return n?a(gb,{modules:e.modules,tree:n}):null}function gb({modules:e,tree:t}){let n=K(),[o,r]=En("modules"),s=ae(()=>Ad(e,t),[e,t]),i=ae(()=>Cl(s),[s]),l=ae(()=>new Set(Tn(o.open??"")??t.roots),[o.open,t]),u=ae(()=>new Set(Tn(o.groups??"")),[o.groups]),c=es(o.sort,Object.keys(e)),p=(S,R)=>{let[w,k,T]=S<0?["groups",u,~S]:["open",l,S],A=new Set(k);R?A.add(T):A.delete(T),r(w,w==="groups"&&A.size===0?"":Pt([...A]))},f=S=>S<0?u.has(~S):l.has(S),g=ae(()=>Ld(t,s,{isOpen:S=>l.has(S),isGroupOpen:S=>u.has(S),sort:c&&{value:S=>bb(e,s,S,c.key),descending:c.descending}}),[t,s,l,u,o.sort]),h=ae(()=>zd({modules:e,tree:t,groups:s,members:i,isOpen:f,fold:p}),[t,s,l,u]),{selected:v}=n.address.value,_=v&&yb(v,n.recordings.moduleAround);return Re(()=>{if(_===null)return;let S=qn(e,_),R=S.map(k=>i.get(k)).filter(k=>k!==void 0&&!u.has(k));R.length>0&&r("groups",Pt([...u,...R]));let w=S.slice(1).filter(k=>!l.has(k));w.length>0&&r("open",Pt([...l,...w]))},[_]),a(ue,{children:[a($d,{modules:e,tree:t,selected:_,onChoose:S=>n.select(De(S))}),a("div",{class:"toolbar",children:[a("button",{type:"button","data-testid":"modules-open-all",onClick:()=>{r("open",Pt(Ht(e.fqn.length))),r("groups",Pt([...s.keys()]))},children:"Open all"}),a("button",{type:"button","data-testid":"modules-close-all",onClick:()=>{r("open",Pt([])),r("groups","")},children:"Close all"}),a("span",{class:"count",children:fe(e.fqn.length,"module call")})]}),a(Pn,{label:"Module calls in order of entry",testId:"modules-table",columns:h,rows:g,sort:c,onSort:S=>r("sort",ts(S)),selected:_,onChoose:S=>S<0?p(S,!f(S)):n.select(De(S)),onFold:p,minWidth:"760px"})]})}function yb(e,t){return e.kind==="module"?e.number:e.kind==="node"?t(e):null}function bb(e,t,n,o){let r=n<0?t.get(~n):void 0,s=e[o][n<0?~n:n]??null;return r&&typeof s=="number"?Vs(e,r,o):s}function np(e,t){let n=e?.split(",")??[],o=t.map(({key:r})=>r).filter(r=>n.includes(r));return o.length>0?o:null}function op(e,t,n,o){let r=({key:l})=>t.includes(l)?t.indexOf(l):t.length,s=n,i=new Set;for(let l of[...e].sort((u,c)=>r(u)-r(c))){if(s-=l.least+o,s<0&&i.size>0)break;i.add(l.key)}return e.map(({key:l})=>l).filter(l=>i.has(l))}function rp(e,t,n){let{module:o="",state:r="",dtype:s="",least:i=""}=n,[l,u,c]=[$o(n.filter??""),xb(o),cs(i)],p=n.saving==="1";return Ht(e.node.length).filter(f=>(!p||(e.saves[f]??0)>0)&&(r===""||e.output_state[f]===r)&&(s===""||e.output_dtype[f]===s)&&(c===null||vb(e,f)>=c)&&(o===""||u(t.module[f]??""))&&l(t.search[f]??""))}function vb(e,t){let n=(e.charged_bytes[t]??0)+(e.shared_bytes[t]??0);return Math.max(n,e.output_bytes[t]??0)}function xb(e){let n=e.replaceAll(/[.+^${}()|[\]\\]/g,"\\$&").replaceAll("*",".*").replaceAll("?","."),o=new RegExp(`^${n}([.]| #|$)`);return r=>o.test(r)}function sp(e,t){let n=new Map([["",{nbytes:0,whole:0}]]);e.charged_bytes.forEach((o,r)=>{let s=e.where[r]??"",i=n.get(s);i?i.whole+=o:n.set(s,{nbytes:0,whole:o})});for(let o of t)n.get(e.where[o]??"").nbytes+=e.charged_bytes[o]??0;return[...n].map(([o,r])=>({where:o,...r})).filter(({where:o,nbytes:r})=>o===""||r>0)}var Ol=["module","op","source"];function ip(e){return Ol.find(t=>t===e)??null}function lp(e,t,n,o){let r=o==="module"?t.module:e[o],s=new Map;for(let i of n){let l=r[i]??"",u=s.get(l);u?u.push(i):s.set(l,[i])}return[...s].map(([i,l])=>({name:i,rows:l}))}var wb=["saves","charged_bytes"];function Er(e){return wb.some(t=>t===e)}function Gs(e,{rows:t},n){return t.reduce((o,r)=>o+(e[n][r]??0),0)}var up=["op","charged_bytes","module","source","node"],Mr="group",_b=["output_dtype"];function cp(e){return e.filter(({key:t})=>!_b.includes(t))}function dp(e,{module:t}){let n=(o,r,s)=>({...gn(88),key:o,label:r,help:s,isNumber:!0,cell:i=>a(re,{n:e[o][i]})});return[{...gn(64),key:"node",label:"#",help:"Forward order",isNumber:!0,cell:o=>e.node[o]},{...gn(120,1),key:"op",label:"op",cell:o=>a("span",{title:e.recomputed[o]?"Made again in the backward":void 0,children:[e.op[o],e.recomputed[o]&&a("span",{class:"tag",children:"recomputed"}),e.where[o]&&a("span",{class:"tag",children:e.where[o]})]})},{...gn(140,1.5),key:"module",label:"module",cell:o=>a(Io,{text:t[o]??""})},{...gn(56),key:"saves",label:"saves",isNumber:!0,cell:o=>e.saves[o]},n("charged_bytes","charged","Storages counted at this op: it is their first saver"),n("shared_bytes","shared","Storages that this op saves too and another op counts"),n("exclusive_bytes","exclusive","What would go if only this op stopped saving"),n("output_bytes","output","Bytes of what the op returned"),{...gn(118),key:"output_state",label:"output is",help:"What became of the output when the forward ended",cell:o=>a(Jn,{state:e.output_state[o]??null})},{...gn(80),key:"output_dtype",label:"dtype",help:"Of what the op returned",cell:o=>e.output_dtype[o]},{...gn(120,1),key:"source",label:"source",cell:o=>a(Io,{text:e.source[o]??""})}]}function gn(e,t=0){return{least:e,width:t?`minmax(${e}px, ${t}fr)`:`${e}px`}}function pp(e,t){let{ops:n,groups:o,by:r,isOpen:s,fold:i}=t,l={...gn(180,2),key:Mr,label:r,cell:c=>{if(c>=0)return a(Sr,{isOpen:!1});let p=o[~c];return a("span",{class:"branch",style:{"--depth":0},children:[a(Sr,{isOpen:s(~c),onFold:f=>i(~c,f)}),a("span",{class:"group-name",children:a(Io,{text:p?.name||"outside of modules"})}),a("span",{class:"tag",children:fe(p?.rows.length??0,"op")})]})}},u=e.map(c=>({...c,cell:p=>p>=0?c.cell(p):kb(n,o[~p],c.key)}));return[l,...u]}function kb(e,t,n){if(!t||!Er(n))return null;let o=Gs(e,t,n);return n==="saves"?o:a(re,{n:o})}function Al(e,t,n){return n==="module"?t.module:e[n]}var ap=["node","op","module","source","saves","charged_bytes","shared_bytes","exclusive_bytes","output_bytes","output_dtype","output_state","recomputed"];function fp(e,t,n){let o=ap.map(r=>Al(e,t,r));return ku(ap,n.map(r=>o.map(s=>s[r]??null)))}function hp({ops:e,settings:t,set:n}){let o=t.least??"";return a(ue,{children:[a("input",{type:"search",class:"filter",placeholder:"Filter by op, module or source line","aria-label":"Filter the ops","data-testid":"ops-filter",value:t.filter??"",onInput:r=>n("filter",r.currentTarget.value)}),a("input",{type:"search",class:"filter short",placeholder:"Module, as *.mlp","aria-label":"Only ops in modules of this name, in which * stands for any letters","data-testid":"ops-module",value:t.module??"",onInput:r=>n("module",r.currentTarget.value)}),a(Pl,{label:"Output is",any:"any state",testId:"ops-state",options:mp(e.output_state),value:t.state??"",onChoose:r=>n("state",r)}),a(Pl,{label:"Type of the output",any:"any dtype",testId:"ops-dtype",options:mp(e.output_dtype),value:t.dtype??"",onChoose:r=>n("dtype",r)}),a("input",{type:"search",class:"filter short",placeholder:"At least, as 1 MiB","aria-label":"Only ops that keep or return at least so many bytes","aria-invalid":o!==""&&cs(o)===null,"data-testid":"ops-least",value:o,onInput:r=>n("least",r.currentTarget.value)}),a("label",{class:"check",children:[a("input",{type:"checkbox","data-testid":"ops-saving-only",checked:t.saving==="1",onChange:r=>n("saving",r.currentTarget.checked?"1":"")}),"only ops that save"]}),a(Pl,{label:"Group by",any:"no groups",testId:"ops-group",options:Ol,value:t.group??"",onChoose:r=>{n("open",""),n("group",r)}})]})}function mp(e){return[...new Set(e)].filter(t=>t!==null).sort()}function Pl({label:e,any:t,testId:n,options:o,value:r,onChoose:s}){return a("select",{"aria-label":e,title:e,"data-testid":n,value:o.includes(r)?r:"",onChange:i=>s(i.currentTarget.value),children:[a("option",{value:"",children:t}),o.map(i=>a("option",{value:i,children:i},i))]})}function gp({columns:e,shown:t,onChoose:n}){let o=r=>{let s=e.map(i=>i.key).filter(i=>i===r!==t.includes(i));s.length>0&&n(s.join(","))};return a("details",{class:"menu","data-testid":"ops-columns",children:[a("summary",{children:"Columns"}),a("div",{class:"menu-list",children:[e.map(({key:r,label:s,help:i})=>a("label",{class:"check",title:i,children:[a("input",{type:"checkbox","data-testid":`column-${r}`,checked:t.includes(r),onChange:()=>o(r)}),s==="#"?"number":s]},r)),a("button",{type:"button",onClick:()=>n(""),children:"As many as fit"})]})]})}function yp(){let e=Fe(null),[t,n]=oe(0);return Rn(()=>{let o=e.current;if(!o)return;let r=()=>n(o.clientWidth),s=new ResizeObserver(r);return s.observe(o),r(),()=>s.disconnect()},[]),{element:e,width:t}}var bp={key:"ops",title:"Ops",Panel:Sb},Ll=12;function Sb({recording:e}){let{address:t,recordings:n,select:o}=K(),[r,s]=En("ops"),{ops:i}=e,{element:l,width:u}=yp(),c=ae(()=>Mb(e),[e]),p=ae(()=>dp(i,c),[e]),f=es(r.sort,[Mr,...p.map(({key:E})=>E)]),g=JSON.stringify({...r,sort:"",columns:"",open:"",group:""}),h=ae(()=>rp(i,c,r),[e,g]),v=ip(r.group),_=ae(()=>v?lp(i,c,Ht(i.node.length),v):[],[e,v]),S=ae(()=>new Set(Tn(r.open??"")),[r.open]),R=(E,$)=>{let D=new Set(S);$?D.add(E):D.delete(E),s("open",D.size>0?Pt([...D]):"")},w=ae(()=>Cb(_,h),[_,h]),k=ae(()=>{let E=$=>f&&f.key!==Mr?pn($,Al(i,c,f.key),f.descending):$;return v?Tb(i,w,f).flatMap($=>S.has($)?[~$,...E(w[$]?.rows??[])]:[~$]):E(h)},[h,r.sort,v,w,S]),T=Math.max(0,u-(v?180:0)),A=np(r.columns,p)??op(cp(p),up,T,Ll),M=p.filter(({key:E})=>A.includes(E)&&E!==v),L=v?pp(M,{ops:i,groups:w,by:v,isOpen:E=>S.has(E),fold:R}):M,{selected:z}=t.value,H=z?.kind==="node"?n.rowOfNode.value.get(z.number):void 0;return a("div",{class:"ops",ref:l,children:[a("div",{class:"toolbar",role:"group","aria-label":"What the table shows",children:[a(hp,{ops:i,settings:r,set:s}),a(gp,{columns:p,shown:A,onChoose:E=>s("columns",E)}),a("button",{type:"button","data-testid":"ops-csv",onClick:()=>{let{run:E,step:$}=n.shown.value??{run:"run",step:0},D=fp(i,c,v?h:k);ps(fs("ops",E,$)+".csv","text/csv",D)},children:"Download CSV"}),a(Rb,{ops:i,rows:h})]}),a(Pn,{label:v?`Ops by ${v}`:"Ops in forward order",testId:"ops-table",columns:L,rows:k,sort:f,onSort:E=>s("sort",ts(E)),selected:H===void 0?null:Eb(H,k,w),onChoose:E=>E<0?R(~E,!S.has(~E)):o(je(i.node[E]??0)),onFold:(E,$)=>E<0&&R(~E,$),topKey:g,minWidth:`${L.reduce((E,{least:$})=>E+$+Ll,Ll)}px`})]})}function Rb({ops:e,rows:t}){let n=ae(()=>sp(e,t),[e,t]);return a("span",{class:"count",role:"status",children:[a("span",{"data-testid":"ops-count",children:fe(t.length,"op")}),", ",a("span",{"data-testid":"ops-total",children:n.map(({where:o,nbytes:r,whole:s})=>[ne(r),o].filter(Boolean).join(" ").concat(`, ${tn(r,s)}`)).join("; ")})]})}function Cb(e,t){let n=new Set(t);return e.map(({name:o,rows:r})=>({name:o,rows:r.filter(s=>n.has(s))}))}function Tb(e,t,n){let o=Ht(t.length).filter(l=>t[l].rows.length>0);if(!n)return o;let{key:r,descending:s}=n,i=t.map(l=>Er(r)?Gs(e,l,r):l.name);return Er(r)||r===Mr?pn(o,i,s):o}function Eb(e,t,n){return n.length===0||t.includes(e)?e:~n.findIndex(o=>o.rows.includes(e))}function Mb({ops:e,modules:t}){let n=t.fqn.map((s,i)=>cn(t,i)),o=e.module.map(s=>s===null?"":n[s]??"");return{search:e.op.map((s,i)=>`${s} ${o[i]} ${e.source[i]??""}`.toLowerCase()),module:o}}var Ob=["model_peak_bytes","kept_bytes"];function vp(e){for(let t of Ob){let n=e.findIndex(l=>l.key===t),o=e[n];if(!o?.nbytes)continue;let r=e.findIndex((l,u)=>u>n&&l.level<=o.level),s=e.slice(n+1,r<0?e.length:r),i=s.filter((l,u)=>l.nbytes&&(s[u+1]?.level??0)<=l.level);return{label:o.label,total:o.nbytes,all:i.map(({key:l,label:u,help:c,nbytes:p})=>({key:l,label:u,help:c,nbytes:p??0}))}}return{label:"",total:0,all:[]}}var xp={key:"overview",title:"Overview",Panel:Ab};function Ab({recording:e}){let{select:t}=K(),{ledger:n,kept:o,kept_count:r}=e,s=o.reduce((u,c)=>u+c.nbytes,0),l=n.filter(({key:u})=>u.split("/")[0]==="kept_bytes").reduce((u,c)=>u+(c.nbytes??0),0);return a("div",{class:"overview","data-testid":"overview",children:[a(Pb,{lines:n}),e.lighter.length>0&&a("ul",{class:"lighter","data-testid":"lighter",children:e.lighter.map(u=>a("li",{children:[u.text," ",a("button",{type:"button",class:"link",onClick:()=>t(De(u.calls[0]??0)),children:"show"})]},u.calls[0]))}),a("h2",{children:"Kept for the backward, the largest first"}),o.length===0&&a("p",{class:"hint",children:"Nothing is kept for the backward in this recording."}),a("ol",{class:"groups","data-testid":"groups",children:o.map(u=>a("li",{children:a(Ib,{group:u,largest:o[0]?.nbytes??0})},u.members[0]?.storage))}),r>o.length&&a("p",{class:"hint","data-testid":"groups-rest",children:[fe(r-o.length,"smaller one")," not listed: these are"," ",tn(s,l)," of what is kept."]})]})}function Pb({lines:e}){let{total:t,label:n,all:o}=vp(e);return t===0?null:a("figure",{class:"parts","data-testid":"parts",children:[a("figcaption",{children:[n," ",a(re,{n:t})]}),a("div",{class:"parts-bar",role:"img","aria-label":o.map(Lb).join(", "),children:o.map(r=>a("span",{class:`part ${r.key}`,style:{flexGrow:r.nbytes},title:`${r.label}: ${Mn(r.nbytes)}`},r.key))}),a("ul",{children:o.map(r=>a("li",{title:r.help,children:[a("span",{class:`part ${r.key}`,"aria-hidden":"true"}),r.label," ",a(re,{n:r.nbytes})," ",a("small",{children:tn(r.nbytes,t)})]},r.key))})]})}function Lb({label:e,nbytes:t}){return`${e} ${ne(t)}`}function Ib({group:e,largest:t}){let{address:n,select:o}=K(),[r,s]=oe(!1),[i]=e.members,l=n.value.selected,u=e.count===1;return a("div",{class:"card","aria-current":u&&wp(i?.node,l),children:[a("span",{class:"size",children:[a(re,{n:e.nbytes}),a("small",{children:tn(e.nbytes,e.kept_bytes)}),a(nn,{part:e.nbytes,whole:t})]}),a("span",{class:"what",children:[a("button",{type:"button",class:"link name","aria-expanded":u?void 0:r,onClick:()=>u&&i?o(je(i.node)):s(!r),children:[a("b",{children:e.op})," keeps ",a("code",{children:e.slot})," · ",e.module||"outside of modules",!u&&` ×${Q(e.count)}`]}),a("span",{class:"type",children:[dn(e.dtype,e.shape),!u&&`, ${ne(e.nbytes/e.count)} each`]}),a("span",{class:"reason",children:e.reason}),a("small",{children:[e.source,e.category,e.name,e.device,e.saves>1&&fe(e.saves,"save")].filter(Boolean).join(" · ")}),r&&a(Db,{group:e,selected:l})]})]})}function wp(e,t){return e!==void 0&&je(e).text===t?.text}function Db({group:e,selected:t}){let{select:n}=K(),o=e.count-e.members.length;return a("ul",{class:"members",children:[e.members.map(({storage:r,node:s,fqn:i})=>a("li",{children:a("button",{type:"button",class:"link","aria-current":wp(s,t),"data-node":s,onClick:()=>n(je(s)),children:i||e.op})},r)),o>0&&a("li",{children:["and ",Q(o)," more"]})]})}function _p({ranks:e}){let{recordings:t}=K(),[n,o]=oe(null),{modules:r,modules_count:s}=e,i=ae(()=>$b(e),[e]),l=ae(()=>{let u=Ht(r.length);return n?pn(u,Bb(e,n.key),n.descending):u},[e,n]);return e.ranks.filter(({nbytes:u})=>u!==null).length<2?null:r.length===0?a("p",{class:"hint pad","data-testid":"ranks-equal",children:"Every module keeps the same on all ranks."}):a(ue,{children:[a("h3",{children:["Modules that do not keep the same"," ",a("small",{children:s>r.length?`the ${Q(r.length)} furthest apart of ${Q(s)}`:"the furthest apart first"})]}),a(Pn,{label:"Modules that do not keep the same on every rank",testId:"unequal-table",columns:i,rows:l,sort:n,onSort:o,selected:null,onChoose:u=>{let c=e.ranks[r[u]?.most??-1];c?.nbytes&&t.chooseRank(c,"modules")},minWidth:"720px"})]})}function $b({ranks:e,modules:t}){let n=(o,r)=>({key:o,label:r,width:"minmax(130px, 1fr)",isNumber:!0,cell:s=>a(Nb,{module:t[s],ranks:e,which:o})});return[{key:"fqn",label:"module",width:"minmax(160px, 2fr)",cell:o=>a(zb,{module:t[o]})},{key:"type_name",label:"type",width:"minmax(90px, 1fr)",cell:o=>t[o]?.type_name},{key:"ranks",label:"by rank",help:"Charged to its own ops on each rank, from the first to the last",width:"minmax(90px, 1fr)",cell:o=>a(Fb,{values:t[o]?.nbytes??[],ranks:e})},n("least","smallest"),n("most","largest"),{key:"apart",label:"apart",help:"Bytes between the smallest and the largest",width:"88px",isNumber:!0,cell:o=>a(re,{n:kp(t[o])})}]}function zb({module:e}){if(!e)return null;let{fqn:t,type_name:n,times:o}=e,r=t||(n?"the model itself":"outside of modules");return a("span",{title:r,class:t?"":"none",children:[r,o>1&&a("b",{class:"times",children:[" ×",Q(o)]})]})}function Nb({module:e,ranks:t,which:n}){let o=e?.[n]??null;if(!e||o===null)return a("span",{class:"none",children:"–"});let r=e.nbytes[o];return r==null?a(Vb,{module:e,ranks:t}):a(ue,{children:[a(re,{n:r})," ",a("small",{children:["rank ",t[o]?.rank]})]})}function Vb({module:e,ranks:t}){let n=t.filter(({nbytes:r},s)=>r!==null&&e.nbytes[s]===null),o=n.length===1?`rank ${n[0]?.rank}`:`${Q(n.length)} ranks`;return a("small",{children:["not on ",o]})}function Fb({values:e,ranks:t}){let n=Math.max(1,...e.map(r=>r??0)),o=t.map(({rank:r,nbytes:s},i)=>{let l=e[i]??null;return`rank ${r}: ${l!==null?ne(l):s?"not there":"not read"}`});return a("span",{class:"bars",role:"img","aria-label":o.join(", "),title:o.join(`
`),children:e.map((r,s)=>a("span",{style:{height:`${100*(r??0)/n}%`}},s))})}function kp(e){return!e||e.least===null||e.most===null?0:(e.nbytes[e.most]??0)-(e.nbytes[e.least]??0)}function Bb({modules:e},t){return e.map(n=>t==="fqn"?n.fqn:t==="type_name"?n.type_name:t==="least"||t==="most"?n.nbytes[n[t]??-1]??null:kp(n))}var Sp={key:"ranks",title:"Ranks",waiting:"Reading the ranks…",isFor:(e,t)=>(t?.ranks??1)>1,async fetch(e,t,n,o){let r=await e.ranks(t,n);for(let s=1/0;r.pending>0&&r.pending<s;)o(r),s=r.pending,r=await e.ranks(t,n);return r},mayGrow:({ranks:e})=>e.some(({problem:t})=>t!==null),Panel:Wb};function Wb({reply:e,isLoading:t}){return a("div",{class:"ranks","aria-busy":t,children:[a(Gb,{ranks:e}),a(Kb,{ranks:e}),a(Zb,{ranks:e}),e.pending===0&&a(_p,{ranks:e})]})}function Gb({ranks:e}){let{pending:t,totals:n}=e,o=e.ranks.length-t;return a("p",{class:"summary",role:"status","data-testid":"ranks-summary",children:[t>0?`Read ${Q(o)} of ${fe(e.ranks.length,"rank")}…`:`${fe(e.ranks.length,"rank")}: ${Hb(e,n[0])}`," ",a("small",{children:"A click on a rank shows its recording."})]})}function Hb({ranks:e},t){if(!t)return"";let[n,o]=[e[t.least??0],e[t.most??0]];if(e.filter(({nbytes:l})=>l!==null).length<2)return"there is nothing to compare.";if(t.least===null||t.most===null||!n?.nbytes||!o?.nbytes)return"all keep the same for the backward.";let[s,i]=[n.nbytes[0]??0,o.nbytes[0]??0];return`rank ${o.rank} keeps ${ne(i)} for the backward, rank ${n.rank} only ${ne(s)}.`}function Kb({ranks:e}){let{recordings:t}=K(),[n,o]=oe(null),r=ae(()=>jb(e),[e]),s=ae(()=>{let u=Ht(e.ranks.length);return n?pn(u,Jb(e,n.key),n.descending):u},[e,n]),i=t.shown.value,l=e.ranks.findIndex(({run:u,tag:c})=>u===i?.run&&c===i.tag);return a(Pn,{label:"Ranks",testId:"ranks-table",columns:r,rows:s,sort:n,onSort:o,selected:l,onChoose:u=>{let c=e.ranks[u];c?.nbytes&&t.chooseRank(c,"graph")},minWidth:"900px"})}var Ub=2;function jb({ranks:e,totals:t}){return[{key:"rank",label:"rank",help:"A click on a row shows the recording of this rank",width:"48px",isNumber:!0,cell:n=>e[n]?.rank},...t.map((n,o)=>qb(e,n,o)),{key:"run",label:"run",width:"minmax(110px, 1fr)",cell:n=>a(Io,{text:e[n]?Yb(e[n]):""})}]}function qb(e,t,n){let o=l=>l===null?null:e[l]?.nbytes?.[n],r=Math.max(0,...e.map((l,u)=>o(u)??0)),s=o(t.most),i=n<Ub;return{key:t.key,label:t.label,help:t.help,width:i?"minmax(200px, 2fr)":"minmax(88px, 1fr)",isNumber:!0,cell:l=>{let u=o(l);if(u===void 0)return a("span",{class:"none",children:"–"});if(u===null)return a("span",{class:"none",children:"not known"});let c=u===s;return i?a("span",{class:"with-bar wide",children:[a(nn,{part:u,whole:r}),a("span",{children:[c&&a("span",{class:"tag",children:"largest"})," ",c?a("b",{children:a(re,{n:u})}):a(re,{n:u})]})]}):c?a("b",{children:a(re,{n:u})}):a(re,{n:u})}}}function Yb({run:e,tag:t,rank:n}){return t.endsWith(`/rank${n}`)?`${e} ${t}`:e}function Jb({ranks:e,totals:t},n){let o=t.findIndex(r=>r.key===n);return e.map(r=>n==="rank"?r.rank:n==="run"?r.run:r.nbytes?.[o]??null)}function Zb({ranks:{ranks:e,absent:t}}){let n=e.filter(({problem:o})=>o);return n.length===0&&t.length===0?null:a("ul",{class:"notes problems","data-testid":"ranks-problems",children:[t.length>0&&a("li",{children:[t.length===1?"Rank":"Ranks"," ",t.join(", ")," left no recording in this log directory."]}),n.map(({rank:o,run:r,tag:s,problem:i})=>a("li",{children:["Rank ",o,": ",i]},`${r} ${s}`))]})}function Il(e){return gs(e.map(({reply:t})=>t?.points.map(({step:n})=>n)??[]))}function Tp({reply:e},t,n){let o=e?.points.map(({step:r,nbytes:s})=>[r,s?.[t]??null]);return Tu(n,new Map(o))}function Dl({reply:e},t){return e?.points.find(n=>n.step===t)}function Or({reply:e}){return e?.points.filter(({problem:t})=>t!==null)??[]}function Ep(e,t){let n=-1;return e.forEach((o,r)=>{let s=e[n]??1/0;o!==null&&Math.abs(o-t)<Math.abs(s-t)&&(n=r)}),n}var Rp=5,Cp=[[],[6,4],[2,3],[10,3,2,3],[14,5]];function $l(e){let t=Cp[(e+Math.floor(e/Rp))%Cp.length]??[];return{colour:`run-${e%Rp}`,dash:[...t]}}function Mp(e){let{courses:t,axis:n,total:o,at:r,chosen:s,active:i}=e,l=ae(()=>Qb(t,n,r),[t,r]),u=To((g,h)=>Xb(g,t,l,{chosen:s,active:i},h),[t,l,s,i]),c=l.lines[i]?.values[s]??null,p=t[i]?.run??"",f=l.lines.every(({values:g})=>g.every(h=>h===null));return a("figure",{children:[a("figcaption",{title:o.help,children:o.label}),f?a("p",{class:"hint",children:"No recording of these runs knows it."}):a(jo,{drawing:l,chosen:s,onChoose:e.onChoose,onPoint:e.onPoint,onKey:e.onKey,onClick:(g,h,v)=>{let _=l.lines.map(({values:S})=>S[g]??null);e.onClick(g,_,h.posToVal(v,"y"))},marks:u,together:"steps",label:`${o.label}, over ${fe(n.length,"step")} of ${fe(t.length,"run")}`,valueText:`${p}, step ${n[s]}: ${c===null?"not known":ne(c)}`,testId:`steps-${o.key}`})]})}function Qb(e,t,n){let o=e.map((r,s)=>({label:r.run,width:1.5,values:Tp(r,n,t),...$l(s)}));return{x:t,lines:o,isStepped:!1}}function Xb(e,t,{x:n,lines:o},{chosen:r,active:s},i){let{ctx:l,bbox:u}=e,c=devicePixelRatio,p=o[s]?.values[r]??null;if(p!==null){l.beginPath();let h=[e.valToPos(n[r]??0,"x",!0),e.valToPos(p,"y",!0)];l.arc(...h,6*c,0,2*Math.PI),l.stroke()}l.strokeStyle=i("red-line"),l.lineWidth=2*c;let[f,g]=[u.top+u.height-8*c,4*c];for(let{step:h}of t.flatMap(Or)){let v=e.valToPos(h,"x",!0);oo(l,v-g,f-g,v+g,f+g),oo(l,v-g,f+g,v+g,f-g)}}function Op({n:e}){let{colour:t,dash:n}=$l(e);return a("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:a("path",{d:"M1 5H29",fill:"none",stroke:`var(--${t})`,"stroke-width":"2","stroke-dasharray":n.join(" ")})})}var Ap={key:"steps",title:"Steps",Panel:ev};function ev(){let{steps:e}=K(),{value:t,error:n,loading:o}=e.reply.state.value;if(n)return a(Yn,{error:n,retry:e.reply.reload});if(!t)return o?a(ht,{what:"Reading the steps…"}):null;let r=t.find(({reply:s})=>s)?.reply?.totals;return a("div",{class:"steps","aria-busy":o,"data-testid":"steps",children:[a(tv,{courses:t}),r?a(nv,{courses:t,totals:r}):null,a(sv,{courses:t})]})}function tv({courses:e}){let{steps:t}=K(),n=e.reduce((i,{reply:l})=>i+(l?.pending??0),0),[o,r]=[t.all.value.length,t.drawn.value.length],s=o>r?`The first ${r} of ${Q(o)} runs`:fe(o,"run");return a("p",{class:"summary",role:"status","data-testid":"steps-summary",children:[s,", ",fe(Il(e).length,"step"),n>0&&`, ${fe(n,"recording")} still to be read`,"."," ",a("span",{class:"hint",children:[o>r&&"A filter in the sidebar chooses others. ","Click a point, or go to one with the arrow keys and press Enter, to open its recording."]})]})}function nv({courses:e,totals:t}){let{recordings:n}=K(),o=n.shown.value,r=Il(e),[s,i]=oe(null),[l,u]=oe(o?.run??""),[c,p]=oe(null),f=s??o?.step??0,g=ys(r,f),h=Math.max(0,e.findIndex(S=>S.run===l)),v=(S,R)=>{!S||R===void 0||!Dl(S,R)||n.choose({run:S.run,tag:S.tag,step:R,view:"overview"})},_=S=>{let R={ArrowUp:-1,ArrowDown:1}[S];if(R!==void 0)u(e[(h+R+e.length)%e.length]?.run??l);else if(S==="Enter")v(e[h],r[g]);else return!1;return!0};return a(ue,{children:[a("div",{class:"courses",children:t.map((S,R)=>a(Mp,{courses:e,axis:r,total:S,at:R,chosen:g,active:h,onChoose:w=>i(r[w]??0),onPoint:p,onKey:_,onClick:(w,k,T)=>v(e[Ep(k,T)],r[w])},S.key))}),a(ov,{courses:e,totals:t,step:r[c??g]??0,active:h,onOpen:v})]})}function ov({courses:e,totals:t,step:n,active:o,onOpen:r}){return a("table",{class:"both at-step","aria-label":"Totals at one step","data-testid":"steps-table",children:[a("thead",{children:a("tr",{children:[a("th",{scope:"col",children:["step ",Q(n)]}),t.map(({key:s,label:i,help:l})=>a("th",{scope:"col",title:l,children:i},s))]})}),a("tbody",{children:e.map((s,i)=>{let l=Dl(s,n);return a("tr",{"aria-current":i===o,"data-run":s.run,children:[a("th",{scope:"row",children:[a(Op,{n:i})," ",l&&!l.problem?a("button",{type:"button",class:"link",title:`Open the recording of step ${n}`,onClick:()=>r(s,n),children:s.run}):s.run]}),l?.nbytes?l.nbytes.map((u,c)=>a("td",{children:a(re,{n:u})},t[c]?.key)):a("td",{class:"none",colSpan:t.length,children:rv(s,l?.problem)})]},s.run)})})]})}function rv(e,t){return e.problem||t?"× cannot be read":!e.reply||t===null?"not read yet":"no recording at this step"}var zl=8;function sv({courses:e}){let t=e.filter(({problem:o})=>o);if(t.length>0&&t.length===e.length)return a(qe,{message:t.map(({run:o,problem:r})=>`${o}: ${r}`).join(" ")});let n=e.filter(o=>Or(o).length>0);return t.length+n.length===0?null:a("ul",{class:"notes problems","data-testid":"steps-problems",children:[t.map(({run:o,problem:r})=>a("li",{children:[o,": ",r]},o)),n.map(o=>{let r=Or(o);return a("li",{children:["× ",o.run,": ",fe(r.length,"recording")," cannot be read, at"," ",r.length===1?"step":"steps"," ",r.slice(0,zl).map(({step:s})=>Q(s)).join(", "),r.length>zl&&` and ${Q(r.length-zl)} more`,". ",r[0]?.problem]},o.run)})]})}var Ip={key:"terms",title:"Terms",waiting:"Matching the terms…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.terms(t,n),isEmpty:({layers:e})=>e.length===0,Panel:iv};function iv({reply:e,isLoading:t}){return a("div",{class:"terms","aria-busy":t,"data-testid":"terms",children:[a("p",{class:"hint",children:"What the formula of Korthikanti et al. says that a transformer layer keeps, and what this one keeps. Nothing is matched by force: a term without a save is not kept, a save without a term is forgotten by the formula."}),e.layers.map((n,o)=>a(lv,{layer:n,isOpen:o===0},n.module))]})}function lv({layer:e,isOpen:t}){let{graph:n}=K(),o=Object.entries(e.sizes).map(([u,c])=>`${u} = ${Q(c)}`),r=Math.max(1,...e.rows.map(u=>Math.max(u.kept_bytes,u.formula_bytes??0))),[s,i]=[e.rows.filter(({term:u})=>u!==""),e.rows.filter(({term:u})=>u==="")],l=e.forgotten_count-i.length;return a("details",{class:"layer",open:t,"data-testid":"layer",children:[a("summary",{children:[a("b",{children:e.fqn||"the model"}),e.modules.length>1&&` ×${Q(e.modules.length)}`,a("small",{children:[o.join(", "),", ",e.itemsize," bytes a value"]})]}),a("p",{class:"sums-line","data-testid":"layer-sums",children:["The formula says ",a("b",{children:ne(e.formula_bytes)}),";"," ",e.modules.length>1?"each layer":"the layer"," keeps"," ",a("b",{children:ne(e.kept_bytes)}),", of which the formula forgets"," ",a("b",{children:ne(e.forgotten_bytes)}),"."," ",a("button",{type:"button",class:"link",onClick:()=>n.reveal(De(e.module)),children:"Show in graph"})]}),a("div",{class:"term-table",role:"table","aria-label":`Terms of ${e.fqn||"the model"}`,children:[a("div",{class:"term head",role:"row",children:["term","formula","says","kept","","why they differ, and who saves it"].map(u=>a("span",{role:"columnheader",class:`cell-${av[u]??"bar"}`,children:u},u))}),s.map(u=>a(Pp,{row:u,whole:r},u.term)),i.length>0&&a("div",{class:"term group",role:"row",children:a("span",{role:"cell",children:"What the formula forgets"})}),i.map((u,c)=>a(Pp,{row:u,whole:r},c)),l>0&&a("p",{class:"hint",children:["and ",Q(l)," smaller ones"]})]})]})}var av={term:"what",formula:"formula",says:"says",kept:"kept","why they differ, and who saves it":"why"};function Pp({row:e,whole:t}){let n=e.term==="",o=e.savers_count>0,r=e.formula_bytes===e.kept_bytes;return a("div",{class:`term ${n?"forgotten":o?r?"equal":"unequal":"unkept"}`,role:"row","data-testid":"term","data-term":e.term,children:[a("span",{class:"cell-what",role:"cell",children:n?a(Lp,{row:e}):e.what}),a("code",{class:"cell-formula",role:"cell",children:e.formula||"–"}),a("span",{class:"cell-says",role:"cell",children:a(re,{n:e.formula_bytes})}),a("span",{class:"cell-kept",role:"cell",children:o?a(re,{n:e.kept_bytes}):a("span",{class:"none",children:"not kept"})}),a("span",{class:"cell-bar",role:"cell",children:a(uv,{said:e.formula_bytes??0,kept:e.kept_bytes,whole:t})}),a("span",{class:"cell-why",role:"cell",children:[e.note&&a("span",{children:e.note}),!n&&a(Lp,{row:e})]})]})}function uv({said:e,kept:t,whole:n}){let o=r=>({width:`${100*r/n}%`});return a("span",{class:"pair","aria-hidden":"true",children:[a("span",{class:"said",style:o(e)}),a("span",{class:"kept",style:o(t)})]})}function Lp({row:{savers:e,savers_count:t}}){let{graph:n}=K();return a(ue,{children:[e.map(({node:o,name:r,slots:s})=>a("button",{type:"button",class:"link",onClick:()=>n.follow(je(o)),children:[r," ",s.join(" + ")]},o)),t>e.length&&` and ${Q(t-e.length)} more`]})}var Nl=["cached","held","not cached","recomputed","freed"];function Vl({categories:e}){let t=r=>Nl.includes(r)?Nl.indexOf(r):Nl.length,n=Object.keys(e).filter(r=>e[r]?.some(s=>s!==0)).sort((r,s)=>t(r)-t(s)),o=[];for(let r of n){let s=o.at(-1)?.top;o.push({name:r,top:(e[r]??[]).map((i,l)=>i+(s?.[l]??0))})}return o}function Dp({op:e,ops:t}){let{alive:n}=K();Re(()=>{n.op.value=e},[e]),Re(()=>()=>{n.op.value=null},[]);let{value:o,error:r,loading:s}=n.reply.state.value;return r?a(qe,{message:r.message}):o?a("section",{class:"alive","aria-label":"What is alive",tabIndex:0,"aria-busy":s,"data-testid":"alive",children:[a(cv,{reply:o}),a("ol",{children:o.alive.map(i=>a("li",{children:a(pv,{row:i,at:o.at.op,ops:t,whole:o.alive[0]?.nbytes??0})},i.storage))}),o.alive_count>o.alive.length&&a("p",{class:"hint",children:["and ",fe(o.alive_count-o.alive.length,"smaller one")]})]}):s?a(ht,{what:"Reading what is alive…"}):null}function cv({reply:e}){return a("p",{class:"summary","data-testid":"alive-summary",children:["After op ",Q(e.at.op),", ",a($p,{place:e.at}),":"," ",fe(e.alive_count,"storage")," of ",a(re,{n:e.live_bytes}),e.released_count>0&&a(ue,{children:[", of which ",Q(e.released_count)," of ",a(re,{n:e.released_bytes})," ",e.released_count===1?"is":"are"," released before the next op"]}),"."]})}function $p({place:e}){return a(ue,{children:[a("b",{children:dv(e.name)})," ",a("small",{children:[e.fqn,e.source].filter(Boolean).join(" · ")})]})}function dv(e){return e.replace(/^aten::(\w+)(\.\w+)?$/,"$1")}function pv({row:e,at:t,ops:n,whole:o}){let{select:r}=K(),{node:s}=e.made_by;return a("button",{type:"button",class:"life-row",disabled:s===null,"data-storage":e.storage,onClick:()=>s!==null&&r(je(s)),children:[a("span",{class:"size",children:[a(re,{n:e.nbytes}),a(nn,{part:e.nbytes,whole:o})]}),a("span",{class:"what",children:[a("span",{children:[a($p,{place:e.made_by})," ",a("span",{class:"type",children:dn(e.dtype,e.shape)})]}),a("small",{children:fv(e,t)})]}),a(mv,{row:e,at:t,ops:n})]})}function fv(e,t){let n=e.ended===null?"never released":`released after op ${Q(e.ended)}`;return[e.state??e.phase,e.reason||e.holder&&`held by: ${e.holder}`,e.ended===t?"released before the next op":n].filter(Boolean).join(" · ")}function mv({row:e,at:t,ops:n}){let o=l=>`${100*l/Math.max(1,n)}%`,r=e.ended===null?n:e.ended+1,s=e.made_by.op,i=Q(e.last_used);return a("span",{class:"life",role:"img","aria-label":`made by op ${Q(s)}, last used by op ${i}`,title:`Made by op ${Q(s)}, last used by op ${i}`,children:[a("span",{class:`span patch ${Lt(e.state??e.phase??"")}`,style:{left:o(s),width:o(r-s)}}),a("span",{class:"used",style:{left:o(e.last_used+.5)}}),a("span",{class:"now",style:{left:o(t+.5)}})]})}var zp={key:"timeline",title:"Timeline",waiting:"Reading the timeline…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.timeline(t,n),Panel:hv};function hv({reply:e,isLoading:t}){let[n,o]=En("timeline");if(e.op.length===0)return a("p",{class:"hint pad",children:"The forward made no storage, so there is nothing to draw."});let r=e.phases.at(-1)?.end_op??0,s=Number(n.at??e.peak?.op??e.op[0]),i=gv(e,Number.isFinite(s)?s:0);return a("div",{class:"timeline","aria-busy":t,children:[e.peak&&a("p",{class:"summary","data-testid":"timeline-peak",children:["Peak ",a(re,{n:e.peak.nbytes}),e.device&&` on ${e.device}`," after op ",Q(e.peak.op),"."," ",a("span",{class:"hint",children:"Click, or use the arrow keys, to see what is alive after an op; drag to zoom in, double-click to zoom out."})]}),a(yv,{timeline:e,chosen:i,onChoose:l=>o("at",String(e.op[l]??0))}),a(Dp,{op:e.op[i]??0,ops:r})]})}function gv(e,t){let n=e.op.findIndex(o=>o>t);return Math.max(0,(n<0?e.op.length:n)-1)}function yv({timeline:e,chosen:t,onChoose:n}){let[o,r]=oe(null),s=Vl(e),i=ae(()=>bv(e),[e]),l=To((c,p)=>vv(c,e,p),[e]),u=o??t;return a(ue,{children:[a("dl",{class:"plot-legend","data-testid":"timeline-legend",children:[a("div",{children:[a("dt",{children:["after op ",Q(e.op[u]??0)]}),a("dd",{children:a(re,{n:e.live_bytes[u]})})]}),s.map(({name:c})=>a("div",{children:[a("dt",{children:[a("span",{class:`patch ${Lt(c)}`}),c]}),a("dd",{children:a(re,{n:e.categories[c]?.[u]})})]},c))]}),a(jo,{drawing:i,chosen:t,onChoose:n,onPoint:r,marks:l,label:"Live bytes after each op, split by what had become of them when the forward ended",valueText:`${ne(e.live_bytes[t]??0)} after op ${e.op[t]}`,testId:"timeline-plot"})]})}function bv(e){let t=Vl(e).reverse().map(({name:n,top:o})=>({label:n,colour:Lt(n),fill:`${Lt(n)}-fill`,values:o}));return{x:e.op,lines:t,isStepped:!0}}function vv(e,{peak:t,phases:n},o){let{ctx:r,bbox:s}=e,i=devicePixelRatio,l=s.top+s.height;r.fillStyle=r.strokeStyle=o("muted"),r.textAlign="left",r.setLineDash([2*i,3*i]);for(let u of n.slice(1)){let c=e.valToPos(u.first_op,"x",!0);oo(r,c,s.top,c,l),r.fillText(u.kind,c+4*i,l-6*i)}r.setLineDash([]),r.fillStyle=r.strokeStyle=o("fg"),t&&Ls(e,t,`peak ${ne(t.nbytes)}`,{foot:l})}var Hs=[xp,Md,bp,tp,zp,id,Ap,Ip,Sp];function Np(e,{partOfShown:t}){let n=Ue(null),o=t(()=>n.value===null?null:`alive ${n.value}`,(r,s)=>e.alive(r,n.peek()??0,s));return{op:n,reply:o}}var xv="compare";function Vp(e,{address:t,change:n},{index:o,shown:r,partOfShown:s,choose:i},l){let u=Ce(()=>{let{value:g}=o.state.value;return g&&r.value?nd(g,r.value,t.value.compare):null}),c=Ce(()=>u.value?.other&&JSON.stringify(u.value.other)),p=s(()=>l.value===xv&&c.value?`compare ${c.value}`:null,(g,h)=>{let v=u.peek()?.other;if(!v)throw new Error("Nothing is chosen to compare with.");return e.compare(g,v,h)});function f(){let[g,h]=[r.peek(),u.peek()?.other];!g||!h||!("key"in h)||(i(h.key),n({compare:Is(g)}))}return{chosen:u,reply:p,swap:f}}function Fp(e){let t=Ue(e);return{address:t,change:n=>t.value={...t.peek(),...n}}}function Bp(e,t){let n=Hp(e.modules),o=r=>r&&r.flatMap(s=>n[s]??[]);return{selected:t.selected&&wv(e,n,t.selected),expand:o(t.expand),open:o(Tn(t.modules.open??""))}}function Wp(e,t){let n=Hp(e.modules),o=new Map(n.map((s,i)=>[s,i])),r=s=>{let i=s?.flatMap(l=>o.get(l)??[]);return i&&(i.length>0||s?.length===0)?i:null};return{selected:t.selected===null?null:_v(e,n,t.selected),expand:r(t.expand),modules:{open:Pt(r(t.open))}}}function Gp(e,t){let n=e.modules.open??t.modules?.open??"";return{selected:e.selected??t.selected??null,expand:e.expand??t.expand??null,modules:Cn(e.modules,"open",n)}}function Hp({fqn:e,call:t}){return e.map((n,o)=>`${n} ${t[o]}`)}function Kp({ops:e},t){let n=new Map;return e.op.map((o,r)=>{let s=e.module[r]??null,i=`${s===null?"":t[s]} ${o}`,l=n.get(i)??0;return n.set(i,l+1),`${i} ${l}`})}function wv(e,t,n){return n.kind==="module"?t[n.number]??null:n.kind!=="node"?null:Kp(e,t)[e.ops.node.indexOf(n.number)]??null}function _v(e,t,n){let o=t.indexOf(n);if(o>=0)return De(o);let r=e.ops.node[Kp(e,t).indexOf(n)];return r===void 0?null:je(r)}function Up(e,{address:t,change:n},o){let r=_r(()=>o.value?"index":null,e.index),s=Ce(()=>ls(r.state.value.value,t.value)),i=Ce(()=>s.value&&as(s.value)),l=Ce(()=>i.value?JSON.stringify(i.value):null),u=Ce(()=>{let A=r.state.value.value?.runs.map(({run:H})=>H)??[],M=t.value.runs,L=hs(M);if(L)return A.filter(L);let z=$o(M);return A.filter(H=>z(H.toLowerCase()))});function c(A,M){return _r(()=>{let L=o.value&&l.value!==null?A():null;return L===null?null:`${l.value} ${L}`},(L,z)=>{let H=i.peek();if(!H)throw new Error("No recording is chosen.");return M(H,L,z)})}let p=c(()=>"recording",e.recording),f=Ce(()=>p.state.value.value?.modules),g=Ce(()=>f.value&&cu(f.value)),h=Ce(()=>{let A=p.state.value.value?.ops.node??[];return new Map(A.map((M,L)=>[M,L]))});function v({kind:A,number:M}){if(A==="module")return f.peek()?.parent[M]??null;let L=h.peek().get(M);return L===void 0?null:p.state.peek().value?.ops.module[L]??null}let _=Ue(null),S=wt(()=>{let{key:A,value:M,loading:L}=p.state.value;if(!_.value||!M||L||A!==`${l.value} recording`)return;let z=Wp(M,_.value);_.value=null,n(Gp(t.peek(),z))});function R(A){let{run:M,tag:L,step:z,view:H=t.peek().view}=A,{value:F}=p.state.peek(),E=_.peek()??(F?Bp(F,t.peek()):null),$=Cn(t.peek().modules,"open","");n({run:M,tag:L,step:z,view:H,selected:null,expand:null,modules:$,timeline:{}}),_.value=E}function w(A){let L=(r.state.peek().value?.runs.find(z=>z.run===A)?.tags??[]).find(z=>z.tag===t.peek().tag)?.tag??"";R({run:A,tag:L,step:null})}function k(A){R({run:t.peek().run,tag:A,step:null})}function T({run:A,tag:M},L){R({run:A,tag:M,step:i.peek()?.step??null,view:L})}return{index:r,entry:s,shown:i,matching:u,partOfShown:c,recording:p,modules:f,moduleTree:g,rowOfNode:h,moduleAround:v,choose:R,chooseRun:w,chooseTag:k,chooseRank:T,dispose:S}}var kv="steps",Sv=10;function jp(e,{index:t,entry:n,matching:o},r,s){let i=Ce(()=>{let c=t.state.value.value?.runs??[],p=n.value,f=new Set(o.value);return c.flatMap(g=>{if(g.run===p?.run.run)return{run:g.run,tag:p.tag};let h=f.has(g.run)?Cv(g,p?.tag.tag):void 0;return h?{run:g.run,tag:h}:[]})}),l=Ce(()=>{let c=n.value?.run.run,p=i.value.filter(({run:f})=>f!==c).slice(0,Sv-1);return i.value.filter(f=>f.run===c||p.includes(f))}),u=_r(()=>r.value&&s.value===kv?JSON.stringify(l.value):null,async(c,p)=>{let f=l.peek().map(Rv),g=(h,v)=>{f[h]=v,p([...f])};return Promise.all(f.map((h,v)=>Tv(e,h,c,_=>g(v,_))))});return{all:i,drawn:l,reply:u}}function Rv({run:e,tag:t}){return{run:e,tag:t.tag,reply:null,problem:t.problem??""}}function Cv({tags:e},t){return e.find(({tag:n})=>n===t)??e[0]}async function Tv(e,t,n,o){if(t.problem)return t;try{let r=await e.steps(t,n);for(let s=1/0;r.pending>0&&r.pending<s;)o({...t,reply:r}),s=r.pending,r=await e.steps(t,n);return{...t,reply:r}}catch(r){if(n.aborted)throw r;return{...t,problem:r instanceof Error?r.message:String(r)}}}function qp(e,t,{address:n},{entry:o,recording:r,partOfShown:s}){let i=(v,_)=>s(()=>_()?v.key:null,async(S,R,w)=>v.fetch?.(t,S,R,w)),l=()=>r.state.value.value?.meta,u=v=>v.isFor?.(l(),o.value?.tag)??!0,c=new Map;for(let v of e)v.isEmpty!==void 0&&c.set(v,i(v,()=>l()!==void 0&&u(v)));function p(v){if(!u(v))return!1;if(v.isEmpty===void 0)return!0;let _=c.get(v)?.state.value;return(_?.loading===!0||l()===void 0)&&n.value.view===v.key?!0:_?.value!==void 0&&!v.isEmpty(_.value)}let f=Ce(()=>e.filter(p)),g=Ce(()=>f.value.map(({key:_})=>_).includes(n.value.view)?n.value.view:Po.view);for(let v of e)v.fetch===void 0||c.has(v)||c.set(v,i(v,()=>g.value===v.key));function h(){for(let[v,_]of c){let{value:S,error:R}=_.state.peek();(R||S!==void 0&&v.mayGrow?.(S))&&_.reload()}}return{available:f,shown:g,reply:v=>c.get(v),reload:h,dispose:()=>c.forEach(v=>v.dispose())}}function Yp(e,t,n,o=Po){let r=Fp(o),{address:s,change:i}=r,l=Ue(!0),u=Ue(!1),c=Up(e,r,l),p=qp(n,e,r,c),f=_d(e,t,r,c,p.shown),g=c.partOfShown(()=>At(s.value.selected)?s.value.selected.text:null,(M,L)=>e.detail(M,s.peek().selected,L)),h=Np(e,c),v=Vp(e,r,c,p.shown),_=jp(e,c,l,p.shown),{index:S,recording:R}=c,w=[R,f.picture,f.drawn,g,h.reply,v.reply,_.reply];function k(M){i({selected:M})}function T(){S.reload();for(let M of w)M.state.peek().error&&M.reload();p.reload()}function A(){for(let M of[...w,p,c,S])M.dispose()}return{address:s,change:i,select:k,isVisible:l,isDark:u,recordings:c,views:p,graph:f,detail:g,alive:h,compare:v,steps:_,reload:T,dispose:A}}var Jp='.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}';var Zp=`* {
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
`;var Qp=`.compare {
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
`;var Xp=`.details {
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
`;var ef=`.graph {
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
`;var tf=`@media (max-width: 820px) {
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
`;var nf=`.overview {
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
`;var of=`.app {
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
`;var rf=`.ranks {
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
`;var sf=`.steps {
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
`;var lf=`.table {
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
`;var af=`.terms {
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
`;var uf=`/* Colours are named once, per theme. Those of the states are tb_actmem/render/palette.py's (Okabe
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
`;var cf=`.timeline {
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
`;var df=[Jp,uf,Zp,of,nf,ef,Xp,lf,cf,af,rf,Qp,sf,tf].join(`
`);var Ar="p.activation_memory.";function so(){try{return window.parent!==window&&window.parent.document?window.parent:null}catch{return null}}function Fl(e){try{let n=so()?.tensorboard?.tf_storage?.getString(Ar+e);if(n)return n}catch{}let t=(so()??window).location.hash.slice(1);return new URLSearchParams(t.replaceAll("+","%2B")).get(Ar+e)??""}function pf(e,t,n){let o=so()?.tensorboard?.tf_storage;try{if(o){o.setString(Ar+e,t,{defaultValue:"",useLocationReplace:!n});return}}catch{return}if(so())return;let r=new URLSearchParams(location.hash.slice(1));t?r.set(Ar+e,t):r.delete(Ar+e);let s=`${location.pathname}${location.search}#${r.toString()}`;n?history.pushState(null,"",s):history.replaceState(null,"",s)}function ff(e){(so()??window).addEventListener("hashchange",e)}function mf(e){let t=so()?.document.body;if(t){let n=()=>e(t.classList.contains("dark-mode"));new MutationObserver(n).observe(t,{attributes:!0,attributeFilter:["class"]}),n()}else{let n=window.matchMedia("(prefers-color-scheme: dark)");n.addEventListener("change",()=>e(n.matches)),e(n.matches)}}function hf(e){let t=()=>e(window.innerHeight>0);window.addEventListener("resize",t),t()}function gf(e,t){if(!so())return;let{port1:n,port2:o}=new MessageChannel,r=s=>n.postMessage(JSON.stringify(s));n.onmessage=s=>{let i=JSON.parse(s.data);if(i.isReply){i.type==="experimental.GetURLPluginData"&&!i.error&&i.payload&&t(i.payload);return}i.type==="experimental.DataReloaded"&&e(),r({...i,payload:null,error:null,isReply:!0})},window.parent.postMessage("experimental.bootstrap","*",[o]),r({type:"experimental.GetURLPluginData",id:0,payload:null,error:null,isReply:!1})}var yf=Hs.map(({key:e})=>e);function oC(){try{vf(tu,"./layout.worker.js?v=744d4da3437b",Hs)}catch(e){bf(e)}}async function Wv(){try{let e=new Blob([await $i("worker")],{type:"text/javascript"}),t=Hs.filter(({key:n})=>!lu.includes(n));vf(iu(),URL.createObjectURL(e),t)}catch(e){bf(e)}}ru()&&Wv();function bf(e){let t=document.createElement("p");t.setAttribute("role","alert"),t.textContent=`The Activation Memory tab could not start: ${String(e)}`,document.body.append(t)}function vf(e,t,n){document.documentElement.lang="en",document.title="Activation Memory";let o=document.createElement("style");o.textContent=df,document.head.append(o);let r=Pi(Fl,yf),i=Yp(e,uu(()=>new Worker(new URL(t,import.meta.url))),n,r);mf(u=>{document.documentElement.classList.toggle("dark",u),i.isDark.value=u}),hf(u=>i.isVisible.value=u),Gv(i);let l=document.createElement("div");l.id="activation-memory",document.body.append(l),Ma(a(Ii.Provider,{value:i,children:a(Ru,{})}),l)}function Gv(e){let t=os(e.address.peek());wt(()=>{let o=os(e.address.value),r=ns.filter(i=>o[i]!==t[i]),s=r.find(i=>Xa.includes(i));for(let i of s?[s,...r.filter(l=>l!==s)]:r)pf(i,o[i],i===s);t=o});let n=o=>{let r=Pi(o,yf),s=os(r);ns.every(i=>s[i]===t[i])||(t=s,e.change(r))};ff(()=>{e.isVisible.peek()&&n(Fl)}),gf(e.reload,o=>{ns.every(r=>!t[r])&&n(r=>o[r]??"")})}export{oC as render};
