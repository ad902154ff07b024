var ce,qa,$i,En,Li,Qr,Ya,Jr,Ja,zi,Ii,Za,mr=Symbol.for("pv"),Xr={},es=[],Um=/^m(i|n|o|s|text|space)$/,Ni=Array.isArray,Fi=es.slice,Yn=Object.assign;function qn(e){e&&e.parentNode&&e.remove()}function Qa(e,t,n){var o,r,s,i={},l=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?Fi.call(arguments,2):n),fr(e,i,o,r,null)}function fr(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:mr,__v:r||++qa,__i:-1,__u:0};return!r&&ce.vnode&&ce.vnode(s),s}function ne(e){return e.children}function Io(e,t){this.props=e,this.context=t,this.__g=0}function Pn(e,t){if(t==null)return e.__&&Pn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Pn(e)}function jm(e){var t,n=e.__v,o=n.__e,r=[],s=[],i=e.__P;i&&((t=Yn({constructor:mr},n)).__v=n.__v+1,ce.vnode&&ce.vnode(t),Vi(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||Pn(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,ru(r,t,s),n.__=n.__e=null,t.__e!=o&&Xa(t))}function Xa(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Xa(e)}function Di(e){(8&e.__g||(e.__g|=8,En.push(e),Qr++))&&Li==ce.debounceRendering||((Li=ce.debounceRendering)||queueMicrotask)(eu)}function eu(){try{for(var e,t=1;En.length;)En.length>t&&En.sort(Ya),e=En.shift(),t=En.length,8&e.__g&&jm(e)}finally{(Qr=En.length)&&(Li||queueMicrotask)(eu)}}function tu(e,t,n,o,r,s,i,l,u,c,d){var f,g,h,x,w,C,R=o.__k||es,k=t.length;for(u=qm(n,t,R,u,k),f=0;f<k;f++)(h=n.__k[f])!=null&&(g=~h.__i&&R[h.__i]||Xr,h.__i=f,C=Vi(e,h,g,r,s,i,l,u,c,d),x=h.__e,(g.ref!=h.ref||8&g.__u)&&(g.ref&&Bi(g.ref,null,h,g),h.ref&&d.push(h.ref,h.__c||x,h)),w=w||x,4&h.__u?(u=nu(h,u,e,!g.__v),g.__e&&(g.__e=null)):typeof h.type=="function"&&C!==void 0?u=C:x&&(u=x.nextSibling),h.__u&=-21);return n.__e=w,u}function qm(e,t,n,o,r){var s,i,l,u,c,d,f,g,h,x=n.length,w=x,C=0,R=0,k=e.__k=Array(r);for(s=0;s<r;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=k[s]=fr(null,i):Ni(i)?i=k[s]=fr(ne,{children:i}):i.constructor===mr&&i.__b?i=k[s]=fr(i.type,i.props,i.key,i.ref,i.__v):k[s]=i,u=s+C,i.__=e,i.__b=e.__b+1,l=null,~(c=i.__i=Ym(i,n,u,w))&&(w--,(l=n[c])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,c==u-1?C--:c==u+1?C++:c!=u&&(c>u?C--:C++,R=1)):(~c||(r>x?C--:r<x&&C++),typeof i.type!="function"&&(i.__u|=4))):k[s]=null;if(R){for(d=[],f=[],s=0;s<r;s++)if((i=k[s])&&16&i.__u){for(C=0,g=d.length;C<g;)d[h=C+g>>1]<i.__i?C=h+1:g=h;d[C]=i.__i,f[s]=C+1}for(C=d.length;s--;)f[s]&&(f[s]==C?C--:k[s].__u|=4)}if(w)for(s=0;s<x;s++)!(l=n[s])||2&l.__u||(l.__e==o&&(o=Pn(l)),Gi(l,l));return o}function nu(e,t,n,o){var r,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=nu(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=Pn(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Ym(e,t,n,o){var r,s=e.key,i=e.type,l=t[n],u=l&&!(2&l.__u);if(l===null&&s==null||u&&s==l.key&&i==l.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((l=t[r])&&!(2&l.__u)&&s==l.key&&i==l.type)return r;for(r=n+1;r<t.length;r++)if((l=t[r])&&!(2&l.__u)&&s==l.key&&i==l.type)return r}return-1}function ja(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Yr(e,t,n,o,r){var s,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||ja(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||ja(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Ii[t]||(Ii[t]=Jm(t)),(e.__a||(e.__a={}))[t]=zi,s=t!=(t=t.replace(Ja,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Jm(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Jr]==null)t[Jr]=zi++;else if(t[Jr]<this.__a[e])return;return n(ce.event?ce.event(t):t)}}}function Vi(e,t,n,o,r,s,i,l,u,c){var d,f,g,h,x,w,C,R,k,v,_,E,M,O,N,L,z,A,I=t.type;if(t.constructor!==mr)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(t.__u|=u,f=s=[],d.nodeType==8?l=Zr(d,s):s.push(d),l=s[0]||l),(d=ce.__b)&&d(t);e:if(typeof I=="function"){g=i.length;try{if(R=t.props,k=(d=I.prototype)&&d.render,v=(d=I.contextType)&&o[d.__c],_=d?v?v.props.value:d.__:o,(h=n.__c)?(t.__c=h,2&h.__g&&(h.__g|=1)):(k?t.__c=h=new I(R,_):(t.__c=h=new Io(R,_),h.constructor=I,h.render=Qm),v&&v.sub(h),h.state||(h.state={}),h.__n=o,h.__g|=8,h.__h=[],h.__k=[]),k&&(h.__s||(h.__s=h.state),I.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=Yn({},h.__s)),Yn(h.__s,I.getDerivedStateFromProps(R,h.__s)))),x=h.props,w=h.state,h.__v=t,n.__c){if(R!==x&&k&&!I.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(R,_),t.__v==n.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(R,h.__s,_)===!1){t.__v!=n.__v&&(h.props=R,h.state=h.__s,h.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function($){$&&($.__=t)}),es.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&i.push(h),l=Pn(n);break e}h.componentWillUpdate&&h.componentWillUpdate(R,h.__s,_),k&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(x,w,C)})}else k&&!I.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),k&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=_,h.props=R,h.__P=e,h.__g&=-5,E=ce.__r,M=k?25:0;do h.__g&=-9,E&&E(t),d=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++M<25);k&&(es.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(o=Yn({},o,h.getChildContext())),k&&n.__c&&h.getSnapshotBeforeUpdate&&(C=h.getSnapshotBeforeUpdate(x,w)),O=d&&d.type===ne&&d.key==null?d.props.children:d,R.__P&&(d=l,r=(e=R.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function($){$&&Gi($,$)}),n.__k=null),l=n.__k?Pn(n,0):null),l=tu(e,Ni(O)?O:[O],t,n,o,r,s,i,l,u,c),R.__P&&(t.__e=null,l=d),t.__u&=-161,f&&f.some(qn),h.__h.length&&i.push(h),1&h.__g&&(h.__g&=-4)}catch($){if(i.length=g,t.__v=null,u||s)if($&&$.then){if(t.__u|=128|u,s){for(~(z=s.indexOf(l||void 0))||(z=s.length);(A=s[z-1])&&A.nodeType==8;)z--;for(;z<s.length;z++)if(A=s[z])if(s[z]=null,N){if(A==L)break}else{if(A.nodeType!=8)break;A.data.startsWith("$s")&&(L=Zr(N=A))}}if(!N){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;N=l}(d=Zr(N=t.__c.__z||(t.__c.__z=N)))?(t.__e=N,l=d):t.__e=l,l=l&&l.nextSibling}else s&&s.some(qn);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),$&&$.then||ou(t),ce.__e($,t,n)}}else l=t.__e=Zm(n.__e,t,n,o,r,s,i,u,c,e);return(d=ce.diffed)&&d(t),l}function Zr(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function ou(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(ou))}function ru(e,t,n){for(var o=0;o<n.length;)Bi(n[o++],n[o++],n[o++]);ce.__c&&ce.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){ce.__e(s,r.__v)}})}function Zm(e,t,n,o,r,s,i,l,u,c){var d,f,g,h,x,w,C,R,k=n.props||Xr,v=t.props,_=t.type;if(_=="svg"?r="http://www.w3.org/2000/svg":_=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((x=s[d])&&(_?x.localName==_:x.nodeType==3)){e=x,s[d]=null;break}}if(!e){if(R=c.ownerDocument||document,!_)return R.createTextNode(v);e=R.createElementNS(r,_,v.is?v:c),l&&(ce.__m&&ce.__m(t,s),l=!1),s=null}if(_){if(c=_=="template"&&e.content||e,s=_=="textarea"&&v.defaultValue!=null?null:s&&Fi.call(c.childNodes),!l&&s)for(k={},d=0;d<e.attributes.length;d++)k[(x=e.attributes[d]).name]=x.value;for(d in k)x=k[d],d=="dangerouslySetInnerHTML"?g=x:d=="children"||d in v||d=="value"&&"defaultValue"in v||d=="checked"&&"defaultChecked"in v||Yr(e,d,null,x,r);for(d in v)x=v[d],d=="children"?h=x:d=="dangerouslySetInnerHTML"?f=x:d=="value"?w=x:d=="checked"?C=x:l&&typeof x!="function"||k[d]===x||Yr(e,d,x,k[d],r);f?(l||g&&(f.__html==g.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(g&&(e.textContent=""),(_=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Um.test(_))&&(r="http://www.w3.org/1999/xhtml"),tu(c,Ni(h)?h:[h],t,n,o,r,s,i,s?s[0]:n.__k&&Pn(n,0),l,u),s&&s.some(qn)),l&&_!="textarea"||(d="value",_=="progress"&&w==null?e.removeAttribute(d):w==null||w===e[d]&&(_!="progress"||w)||Yr(e,d,w,k[d],r),d="checked",C!=null&&C!=e[d]&&Yr(e,d,C,k[d],r))}else k===v||l&&e.data==v||(e.data=v);return e}function Bi(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){ce.__e(r,n)}}function Gi(e,t,n){var o,r,s,i;if(ce.unmount&&ce.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Bi(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){ce.__e(l,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&Gi(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=Zr(o,s=[]))&&(o==e.__e&&s.some(qn),qn(r),qn(o)),n||qn(e.__e),e.__e=e.__c=e.__=null}function Qm(e,t,n){return this.constructor(e,n)}function su(e,t){var n,o,r,s;ce.__&&ce.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=fr(ne,{children:[e]}),r=[],s=[],Vi(t,t.__k,o||Xr,Xr,t.namespaceURI,o?null:t.firstChild?Fi.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),ru(r,t.__k,s),t.__k.props.children=null}function iu(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&o.forEach(function(i){i.__g|=4,Di(i)})},this.sub=function(s){o.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){o.delete(s),i&&i.call(s)}}),n.children}return t.__c="__cC"+Za++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}ce={__e:function(e,t,n,o){for(var r,s,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){e=l}}throw Qr=0,e}},qa=0,$i=function(e){return e!=null&&e.constructor===mr},Io.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Yn({},this.state)),typeof e=="function"&&(e=e(Yn({},n),this.props)),e&&(Yn(n,e),this.__v&&(t&&this.__k.push(t),Di(this)))},Io.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Di(this))},Io.prototype.render=ne,En=[],Qr=0,Ya=function(e,t){return e.__v.__b-t.__v.__b},Jr=Symbol(),Ja=/(PointerCapture)$|Capture$/i,zi=0,Ii={},Za=0;var Jn,Fe,Wi,lu,Hi=Object.is,gr=0,gu=[],Ki=[],Ve=ce,au=Ve.__b,uu=Ve.__r,cu=Ve.diffed,du=Ve.__c,pu=Ve.unmount,fu=Ve.__;function yr(e,t){Ve.__h&&Ve.__h(Fe,e,gr||t),gr=0;var n=Fe.__H||(Fe.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function ee(e){return gr=1,Xm(bu,e)}function Xm(e,t,n){var o=yr(Jn++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):bu(void 0,t),function(s){var i=(o.__N||o.__)[0],l=o.t(i,s);Hi(i,l)||(o.__N=[l,o.__[1]],o.__c.setState({}))}],o.__c=Fe,!Fe.__f)){Fe.__f=!0;var r=Fe.shouldComponentUpdate;Fe.shouldComponentUpdate=function(s,i,l){var u=this.__H;if(!u)return!0;var c=!1,d=this.props!=s;if(u.__.some(function(g){g.__N&&(c=!0,Hi(g.__[0],g.__N[0])||(d=!0))}),r){var f=r.call(this,s,i,l);return c?f||d:f}return!c||d}}return o.__}function me(e,t){var n=yr(Jn++,3);!Ve.__s&&ji(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Fe.__H.__h.push(n))}function It(e,t){var n=yr(Jn++,4);!Ve.__s&&ji(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Fe.__h.push(n))}function de(e){return gr=5,oe(function(){return{current:e}},[])}function oe(e,t){var n=yr(Jn++,7);return ji(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Do(e,t){return gr=8,oe(function(){return e},t)}function yu(e){var t=Fe.context[e.__c],n=yr(Jn++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(Fe)),t.props.value):e.__}function eh(){var e;do{for(;e=Ki.shift();)try{hr(e)}catch(n){Ve.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=gu.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(hr),t.__h.some(Ui),t.__h=[]}catch(n){t.__h=[],Ve.__e(n,e.__v)}}}while(Ki.length)}Ve.__b=function(e){Fe=null,au&&au(e)},Ve.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),fu&&fu(e,t)},Ve.__r=function(e){uu&&uu(e),Jn=0;var t=(Fe=e.__c).__H;t&&(Wi==Fe?Fe.__h=[]:(t.__h.some(hr),t.__h.some(Ui),Jn=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Wi=Fe},Ve.diffed=function(e){cu&&cu(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&hu(gu.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Wi=Fe=null},Ve.__c=function(e,t){t.some(function(n){try{n.__h.some(hr),n.__h=n.__h.filter(function(o){return!o.__||Ui(o)})}catch(o){n.__h=[function(){throw o}]}}),du&&du(e,t)},Ve.unmount=function(e){pu&&pu(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,hu(Ki.push(r))}else hr(r)}catch(s){t=s}}),o.__H=void 0,t&&Ve.__e(t,o.__v))};var mu=typeof requestAnimationFrame=="function";function th(e){var t,n=function(){clearTimeout(o),mu&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);mu&&(t=requestAnimationFrame(n))}function hu(e){e!=1&&lu==Ve.requestAnimationFrame||((lu=Ve.requestAnimationFrame)||th)(eh)}function hr(e){var t=Fe,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Fe=t}function Ui(e){var t=Fe;e.__c=e.__(),Fe=t}function ji(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Hi(n,e[o])})}function bu(e,t){return typeof t=="function"?t(e):t}var nh=Symbol.for("preact-signals");function rs(){if(hn>1)hn--;else{var e,t=!1;for((function(){var r=ns;for(ns=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var i=s.t;i!==void 0;i=i.x)i.i===r.i&&(i.i=s.i);r=r.o}})();vr!==void 0;){var n=vr;for(vr=void 0,ts++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&xu(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(ts=0,hn--,t)throw e}}function Yi(e){if(hn>0)return e();qi=++oh,hn++;try{return e()}finally{rs()}}var br,Le=void 0;function Zn(e){var t=Le,n=br;Le=void 0,br=void 0;try{return e()}finally{Le=t,br=n}}var vr=void 0,hn=0,ts=0,oh=0,qi=0,ns=void 0,os=0;function vu(e){if(Le!==void 0){var t=e.n;if(t===void 0||t.t!==Le)return t={i:0,S:e,p:Le.s,n:void 0,t:Le,e:void 0,x:void 0,r:t},Le.s!==void 0&&(Le.s.n=t),Le.s=t,e.n=t,32&Le.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Le.s,t.n=void 0,Le.s.n=t,Le.s=t),t}}function Ue(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Ue.prototype.brand=nh;Ue.prototype.h=function(){return!0};Ue.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:Zn(function(){var o;(o=t.W)==null||o.call(t)}))};Ue.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&Zn(function(){var r;(r=t.Z)==null||r.call(t)}))}};Ue.prototype.subscribe=function(e){var t=this;return _t(function(){var n=t.value;Zn(function(){return e(n)})},{name:"sub"})};Ue.prototype.valueOf=function(){return this.value};Ue.prototype.toString=function(){return this.value+""};Ue.prototype.toJSON=function(){return this.value};Ue.prototype.peek=function(){var e=this;return Zn(function(){return e.value})};Object.defineProperty(Ue.prototype,"value",{get:function(){var e=vu(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(ts>100)throw new Error("Cycle detected");(function(n){hn!==0&&ts===0&&n.l!==qi&&(n.l=qi,ns={S:n,v:n.v,i:n.i,o:ns})})(this),this.v=e,this.i++,os++,hn++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{rs()}}}});function Ie(e,t){return new Ue(e,t)}function xu(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function wu(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function _u(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function Qn(e,t){Ue.call(this,void 0,t),this.x=e,this.s=void 0,this.g=os-1,this.f=4}Qn.prototype=new Ue;Qn.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===os))return!0;if(this.g=os,this.f|=1,this.i>0&&!xu(this))return this.f&=-2,!0;var e=Le;try{wu(this),Le=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Le=e,_u(this),this.f&=-2,!0};Qn.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Ue.prototype.S.call(this,e)};Qn.prototype.U=function(e){if(this.t!==void 0&&(Ue.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Qn.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Qn.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=vu(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function _e(e,t){return new Qn(e,t)}function ku(e){var t=e.j;if(e.j=void 0,typeof t=="function"){hn++;var n=Le;Le=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Ji(e),o}finally{Le=n,rs()}}}function Ji(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,ku(e)}function rh(e){if(Le!==this)throw new Error("Out-of-order effect");_u(this),Le=e,this.f&=-2;try{8&this.f&&Ji(this)}finally{rs()}}function $o(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,br&&br.push(this)}$o.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};$o.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,ku(this),wu(this),hn++;var e=Le;return Le=this,rh.bind(this,e)};$o.prototype.N=function(){2&this.f||(this.f|=2,this.u=vr,vr=this)};$o.prototype.d=function(){this.f|=8,1&this.f||Ji(this)};$o.prototype.dispose=function(){this.d()};function _t(e,t){var n=new $o(e,t);try{n.c()}catch(r){throw n.d(),r}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Su,is,ss,sh=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Ru=[];_t(function(){Su=this.N})();function zo(e,t){ce[e]=t.bind(null,ce[e]||function(){})}function xr(e){if(ss){var t=ss;ss=void 0,t()}ss=e&&e.S()}function Cu(e){var t=this,n=e.data,o=lh(n);o.name="ReactiveDom",o.value=n;var r=oe(function(){for(var l=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var c=_e(function(){var h=o.value.value;return h===0?0:h===!0?"":h||""}),d=_e(function(){return!Array.isArray(c.value)&&!$i(c.value)}),f=_t(function(){if(this.N=Tu,d.value){var h=c.value;l.__v&&l.__v.__e&&l.__v.__e.nodeType===3&&(l.__v.__e.data=h)}}),g=t.__$u.d;return t.__$u.d=function(){f(),g.call(this)},[d,c]},[]),s=r[0],i=r[1];return s.value?i.peek():i.value}Cu.displayName="ReactiveTextNode";Object.defineProperties(Ue.prototype,{constructor:{configurable:!0,value:Qa(ne,null).constructor},type:{configurable:!0,value:Cu},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});zo("__b",function(e,t){if(xr(),is=void 0,typeof t.type=="string"){var n,o=t.props;for(var r in o)if(r!=="children"){var s=o[r];s instanceof Ue&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});zo("__r",function(e,t){if(e(t),t.type!==ne){xr();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(r,s){var i;return _t(function(){i=this},{name:s}),i.c=r,i})((function(r){return function(){var s;sh&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),is=o,xr(n)}});zo("__e",function(e,t,n,o){xr(),is=void 0,e(t,n,o)});zo("diffed",function(e,t){xr(),is=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,r=t.props,s=n.U;if(s)for(var i in s){var l=s[i];l===void 0||o&&i in o||(l.d(),s[i]=void 0)}if(o){s||(s={},n.U=s);for(var u in o){var c=s[u],d=o[u];c===void 0?(c=ih(n,u,d,r),s[u]=c):c.o(d,r)}}}e(t)});function ih(e,t,n,o){var r=t in e&&e.ownerSVGElement===void 0,s=Ie(n);return{o:function(i,l){s.value=i,o=l},d:_t(function(){this.N=Tu;var i=s.value.value;o[t]!==i&&(o[t]=i,r?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}zo("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var r in o){var s=o[r];s&&s.d()}}}var i=t.__np;if(i){var l=t.props;for(var u in i)l[u]=i[u]}t.__np=void 0}else{var c=t.__c;if(c){c.__$f|=8;var d=c.__$u;d&&(c.__$u=void 0,d.d())}}e(t)});zo("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});Io.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var l in this.props)if(!(l in e))return!0;return!1};function lh(e,t){return oe(function(){return Ie(e,t)},[])}var ah=function(e){queueMicrotask(function(){queueMicrotask(e)})};function uh(){Yi(function(){for(var e;e=Ru.shift();)Su.call(e)})}function Tu(){Ru.push(this)===1&&(ce.requestAnimationFrame||ah)(uh)}var ch={n:"node",m:"module",s:"stretch",t:"leaf",o:"output",e:"edge"},dh=/^[nmsto]_?\d+-[nmsto]_?\d+-[a-z-]+$/;function sn(e){if(dh.test(e))return{kind:"edge",number:-1,text:e};let[,t,n]=/^([nmstoe])_?(\d+)$/.exec(e)??[];return t===void 0?null:{kind:ch[t],number:Number(n),text:e}}function je(e){return{kind:"node",number:e,text:`n${e}`}}function $e(e){return{kind:"module",number:e,text:`m${e}`}}function kt(e){return e?.kind==="node"||e?.kind==="module"}function No(e){return Object.fromEntries([...new URLSearchParams(e)].filter(([,t])=>t!==""))}function Fo(e){return new URLSearchParams(e).toString()}function Dt(e,t,n){return Object.fromEntries(Object.entries({...e,[t]:n}).filter(([,o])=>o!==""))}function ls(e,t){let n=e?.startsWith("-")===!0,o=e?.slice(n?1:0)??"";return t.includes(o)?{key:o,descending:n}:null}function as(e){return e?`${e.descending?"-":""}${e.key}`:""}var Vo={run:"",tag:"",step:null,view:"overview",selected:null,expand:null,graph:{},ops:{},modules:{},timeline:{},compare:{},runs:""},us=["run","tag","step","view","selected","expand","graph","ops","modules","timeline","compare","runs"],Eu=["run","tag","step","view"];function Zi(e,t){let n=e("step"),o=e("view");return{run:e("run"),tag:e("tag"),step:/^-?\d+$/.test(n)?Number(n):null,view:t.includes(o)?o:Vo.view,selected:sn(e("selected")),expand:$t(e("expand")),graph:No(e("graph")),ops:No(e("ops")),modules:No(e("modules")),timeline:No(e("timeline")),compare:No(e("compare")),runs:e("runs")}}function cs(e){return{run:e.run,tag:e.tag,step:e.step===null?"":String(e.step),view:e.view===Vo.view?"":e.view,selected:e.selected?.text??"",expand:gt(e.expand),graph:Fo(e.graph),ops:Fo(e.ops),modules:Fo(e.modules),timeline:Fo(e.timeline),compare:Fo(e.compare),runs:e.runs}}function $t(e){return e==="none"?[]:/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(e)?e.split(",").flatMap(n=>{let[o=0,r=o]=n.split("-").map(Number);return Array.from({length:Math.min(r-o,Mu)+1},(s,i)=>o+i)}).slice(0,Mu):null}var Mu=1e5;function gt(e){if(e===null)return"";if(e.length===0)return"none";let t=[...new Set(e)].sort((o,r)=>o-r),n=[];for(let o of t){let r=n.at(-1);r&&r[1]===o-1?r[1]=o:n.push([o,o])}return n.map(([o,r])=>o===r?`${o}`:`${o}-${r}`).join(",")}function wr({expand:e,graph:t}){return{expand:e,show:["parameters","views"].filter(n=>t[n]==="1"),hide:t.freed==="0"?["freed"]:[]}}function ds({expand:e,show:t,hide:n}){return{...e===null?{}:{expand:e.join(",")},...t.length===0?{}:{show:t.join(",")},...n.length===0?{}:{hide:n.join(",")}}}function zt(e){let t=JSON.parse(e),n=t?.version;if(n!==1)throw new Error(`This page reads version ${1} of the data and the server sent version ${JSON.stringify(n??null)}: reload the page, or restart TensorBoard after an upgrade.`);return t}var Au={isServed:!0,index:async e=>zt(await Nt("index.json",{},e)),recording:async(e,t)=>zt(await Nt("recording.json",St(e),t)),graph:async(e,t,n)=>Ou(await el("graph.dot",{...St(e),...ds(t)},n)),figure:(e,t,n,o)=>{let r=n?"dark":"paper";return Nt("graph.svg",{...St(e),...ds(t),theme:r},o)},drawn:async(e,t,n,o)=>zt(await Nt("drawn.json",{...St(e),...ds(t),id:n.text},o)),detail:async(e,t,n)=>{let o={[t.kind]:String(t.number)};return zt(await Nt("detail.json",{...St(e),...o},n))},timeline:async(e,t)=>zt(await Nt("timeline.json",St(e),t)),alive:async(e,t,n)=>zt(await Nt("alive.json",{...St(e),op:String(t)},n)),terms:async(e,t)=>zt(await Nt("terms.json",St(e),t)),ranks:async(e,t)=>zt(await Nt("ranks.json",St(e),t)),compare:async(e,t,n)=>zt(await Nt("compare.json",{...St(e),...Xi(t)},n)),difference:async(e,t,n,o)=>{let r=n===null?{}:{expand:n.join(",")};return Ou(await el("compare.dot",{...St(e),...Xi(t),...r},o))},plan:async(e,t,n)=>zt(await Nt("plan.json",{...St(e),...Xi(t)},n)),steps:async({run:e,tag:t},n)=>zt(await Nt("steps.json",{run:e,tag:t},n))};async function Ou(e){let t=o=>e.headers.get(`X-Actmem-${o}`),n=Qi(t("Repeated")??"").map(o=>o.split(":").map(Number));return{dot:await e.text(),expand:Qi(t("Expand")??"").map(Number),visible:Number(t("Visible")??0),seconds:Number(t("Seconds")??0),quick:t("Quick")===null?null:Qi(t("Quick")??"").map(Number),repeated:new Map(n.map(([o=0,r=1])=>[o,r]))}}function Qi(e){return e===""?[]:e.split(",")}function St({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}function Xi(e){if("goal"in e)return{[e.goal]:e.asked};if("checkpoint"in e){let{checkpoint:r,save:s}=e;return s?{checkpoint:r,save:s}:{checkpoint:r}}let{run:t,tag:n,step:o}=St(e.key);return{other_run:t??"",other_tag:n??"",other_step:o??""}}async function Nt(e,t,n){return(await el(e,t,n)).text()}async function el(e,t,n){let o=new URLSearchParams(t).toString(),r;try{r=await fetch(o?`./${e}?${o}`:`./${e}`,{signal:n})}catch(s){throw n.aborted?s:new Error("TensorBoard does not answer: see that it still runs, then try again.",{cause:s})}if(!r.ok)throw new Error(await ph(e,r));return r}async function ph(e,t){return(t.headers.get("Content-Type")?.startsWith("text/plain")??!1?(await t.text()).trim():"")||`The server answered ${t.status} to ${e}; its log says why.`}var tl=iu(null);function B(){let e=yu(tl);if(!e)throw new Error("This panel stands outside of the page.");return e}function On(e){let{address:t,change:n}=B(),o=(r,s)=>n({[e]:Dt(t.peek()[e],r,s)});return[t.value[e],o]}function Iu(){return Du("replies")!==null}async function nl(e){let t=Du(e);if(!t)throw new Error(`The recording is large, and this page was written without ${fh}.`);let n=new Blob([zu(t.textContent)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Response(n).text()}var fh="this: TensorBoard shows it, and so does tb-actmem export with a .json";function Du(e){return document.getElementById(`page-${e}`)}function $u(){let e=ps("replies"),t=ps("details"),n=ps("lives"),o=ps("graphs"),r=new Map,s;return{isServed:!1,index:async()=>(await e()).index,recording:async()=>(await e()).recording,async graph(i,l){let{lines:u,states:c}=await o(),{expand:d}=l;return s=d===null?c[0]:hh(c,d,s?.expand??[]),r.set(JSON.stringify(l),s),yh(u,s)},figure:()=>Promise.resolve(mh()),async drawn(i,l,{text:u}){let{drawn:c}=await t(),d=r.get(JSON.stringify(l))?.drawn??[];return Bo(d.map(f=>c[f]).find(f=>f?.id===u))},detail:async(i,{kind:l,number:u})=>Bo((await t())[l==="module"?"module":"node"][u]),timeline:async()=>Bo((await e()).timeline),alive:async(i,l)=>bh(await n(),l),terms:async()=>Bo((await e()).terms),ranks:_r,compare:_r,difference:_r,plan:_r,steps:_r}}function _r(){return Promise.reject(new Error("This page has one recording."))}function ps(e){let t;return()=>t??=nl(e).then(n=>JSON.parse(n))}function Bo(e){if(e===void 0)throw new Error("This page does not have it.");return e}function mh(){let{src:e}=document.querySelector(".paper img");return new TextDecoder().decode(zu(e.slice(e.indexOf(",")+1)))}function zu(e){return Uint8Array.from(atob(e),t=>t.charCodeAt(0))}function hh(e,t,n){let[o,r]=[new Set(t),new Set(n)],s=({expand:i})=>{let l=new Set(i),u=t.filter(f=>!r.has(f)&&l.has(f)).length,c=n.filter(f=>!o.has(f)&&l.has(f)).length,d=i.filter(f=>o.has(f)).length;return gh*(u-c)+2*d-i.length};return e.reduce((i,l)=>s(l)>s(i)?l:i)}var gh=1e7;function yh(e,{expand:t,visible:n,dot:o,repeated:r}){return{dot:o.map(i=>e[i]).join(`
`),expand:t,visible:n,seconds:0,quick:null,repeated:new Map(r)}}function bh({version:e,most:t,ops:n,lives:o},r){let s=o.filter(({made_by:l,ended:u})=>l.op<=r&&(u===null||r<=u)),i=l=>{let u=o.filter(({ended:f})=>f===l);if(u.length===0)return null;let[c,d]=[Lu(u),u.length];return{at:Bo(n[l]),nbytes:c,count:d,storages:u.slice(0,t)}};return{version:e,at:Bo(n[r]),live_bytes:Lu(s),alive_count:s.length,alive:s.slice(0,t),before:i(r-1),behind:i(r)}}function Lu(e){return e.reduce((t,{nbytes:n})=>t+n,0)}function Nu(e,t=24e6){let n=new Map,o=(r,s)=>{n.delete(r),n.set(r,s);let i=[...n].reduce((l,[u,c])=>l+u.length+c.length,0);for(let[l,u]of n){if(i<=t)return;n.delete(l),i-=l.length+u.length}};return async(r,s)=>{let i=n.get(r)??await e(r,s);return o(r,i),i}}function Fu(e,t=6e4){let n;return(o,r)=>new Promise((s,i)=>{let l=n??e();n=void 0;let u=g=>{f(),l.terminate(),i(g)},c=()=>u(new Error("Not wanted any more.")),d=setTimeout(()=>u(new Error(vh(t))),t),f=()=>{clearTimeout(d),r.removeEventListener("abort",c),l.onmessage=l.onerror=null};l.onmessage=({data:g})=>{f(),n?.terminate(),n=l,g.svg!==void 0?s(g.svg):i(new Error(`Graphviz cannot lay this graph out: ${g.error??"no reason given"}`))},l.onerror=g=>u(new Error(`The layout worker failed: ${g.message}`)),r.addEventListener("abort",c),r.aborted?c():l.postMessage(o)})}function vh(e){return`The layout took longer than ${e/1e3} s and was stopped: fold some modules and try again.`}function An({tags:e},t){return e.find(({tag:n})=>n===t)??e[0]}function xh(e){let t=e.map(n=>Math.max(...n.tags.flatMap(o=>o.steps.map(r=>r.wall_time??0)),0));return e[t.indexOf(Math.max(...t))]}function fs(e,t){let n=e?.runs.find(s=>s.run===t.run)??xh(e?.runs??[]),o=n&&An(n,t.tag),r=o?.steps.find(s=>s.step===t.step)??o?.steps.at(-1);return n&&o?{run:n,tag:o,step:r}:null}function ms({run:e,tag:t,step:n}){return n?{run:e.run,tag:t.tag,...n}:null}function hs(e,t){let n=e.runs.find(s=>s.run===t.run);if(t.run&&!n)return`There is no run ${t.run} here.`;let o=n?.tags.find(s=>s.tag===t.tag);if(t.tag&&n&&!o)return`The run ${n.run} has no tag ${t.tag}.`;let r=(o??n?.tags[0])?.steps;return t.step===null||!r||r.some(({step:s})=>s===t.step)?"":`There is no recording at step ${t.step}.`}function Xn(e){return e.replace(/^aten::(\w+)(\.\w+)?$/,"$1")}function Vu({parent:e}){let t=[],n=e.map(()=>[]),o=[];return e.forEach((r,s)=>{o.push(r===null?0:(o[r]??0)+1),(r===null?t:n[r]??t).push(s)}),{roots:t,children:n,depth:o}}function eo({parent:e},t){let n=[];for(let o=t;o!==null;o=e[o]??null)n.push(o);return n}function Bu({children:e},t){let n=[t];for(let o=0;o<n.length;o+=1)for(let r of e[n[o]??0]??[])n.push(r);return n}function gn({fqn:e,type_name:t,call:n},o){let r=e[o]||t[o]||"model",s=n[o]??0;return s>0?`${r} #${s+1}`:r}function Go({total_bytes:e},{roots:t}){return t.reduce((n,o)=>n+(e[o]??0),0)}var ol=["KiB","MiB","GiB","TiB","PiB","EiB"];function Z(e){if(e<0)return`-${Z(-e)}`;if(e<1024)return`${e} B`;let t=BigInt(e),n=0,o=1024n,r=Gu(t,o);for(;r>=10240n&&n<ol.length-1;)n+=1,o*=1024n,r=Gu(t,o);let s=`${r/10n}`;return`${t%o===0n?s:`${s}.${r%10n}`} ${ol[n]}`}function Gu(e,t){return(e*10n+t/2n)/t}function Ln(e){return`${J(e)} ${Math.abs(e)===1?"byte":"bytes"}`}function J(e){return e.toLocaleString("en-US")}function ln(e,t){if(t===0)return"-";if(e===0||e===t)return e?"100%":"0%";let n=Math.round(1e3*e/t);return n<1?"<0.1%":n<1e3?`${(n/10).toFixed(1)}%`:">99.9%"}function ie(e,t,n=`${t}s`){return`${J(e)} ${e===1?t:n}`}function an(e,t){return[e,t&&`[${t.join(", ")}]`].filter(Boolean).join(" ")}function gs(e){let t=/^(\d{1,20}(?:\.\d{1,9})?) ?([KMGTPE]iB|B)?$/.exec(e.trim());return t?Math.floor(Number(t[1])*1024**(ol.indexOf(t[2]??"")+1)):null}var wh=Symbol.for("pv"),_h=0;function a(e,t,n,o,r,s){t||(t={});var i,l,u=t;if("ref"in u&&typeof e!="function")for(l in u={},t)l=="ref"?i=t[l]:u[l]=t[l];var c={type:e,props:u,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:wh,__v:--_h,__i:-1,__u:0};return(r||s)&&(c.__source=r,c.__self=s),ce.vnode&&ce.vnode(c),c}function ys({id:e,children:t}){let{graph:n}=B();return a("button",{type:"button",class:"link","data-id":e.text,onClick:()=>n.follow(e),children:t})}function Wo({node:e,text:t}){return a(ys,{id:je(e),children:t})}function Be({message:e,children:t}){return a("div",{class:"error-box",role:"alert","data-testid":"error",children:[a("p",{children:e}),t&&a("div",{class:"actions",children:t})]})}function yn({error:e,retry:t}){return a(Be,{message:e.message,children:a("button",{type:"button",onClick:t,children:"Try again"})})}function dt({what:e}){return a("p",{class:"loading",role:"status","data-testid":"loading",children:e})}function X({n:e}){return e==null?a("span",{class:"none",children:"–"}):a("span",{class:e===0?"bytes none":"bytes",title:Ln(e),children:Z(e)})}function un({part:e,whole:t}){let n=t>0?100*e/t:0;return a("span",{class:"bar","aria-hidden":"true",children:a("span",{style:{width:`${n}%`}})})}function bs({nbytes:e,storage_nbytes:t}){return t===null||t===e?null:a(ne,{children:[" · ","a window on ",a(X,{n:t})]})}function vs({verb:e,savers:t,of:n}){return t.length===0?null:a("p",{class:"sharers",children:[e," ",t.map(({node:o,op:r,fqn:s,slot:i},l)=>a("span",{children:[l>0&&", ",a(Wo,{node:o,text:r})," ",a("small",{children:[s,i].filter(Boolean).join(" · ")})]},`${o} ${i}`)),n>t.length&&` and ${J(n-t.length)} more`]})}var rl={cached:{line:"solid",head:"normal"},freed:{line:"dashed",head:"empty"},held:{line:"double",head:"diamond"},recomputed:{line:"dotted",head:"vee"},parameter:{line:"dotted",head:"none"},input:{line:"solid",head:"vee"},"not cached":{line:"dashed",head:"vee"}},Wu=Object.keys(rl);function Ft(e){return e.replace(" ","-")}function sl({state:e}){let{line:t,head:n}=rl[e],o=n==="none"?29:21;return a("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:a("g",{class:`edge ${Ft(e)}`,children:[a("path",{class:t,d:t==="double"?`M1 3.75H${o}M1 6.25H${o}`:`M1 5H${o}`}),n!=="none"&&a("polygon",{points:kh[n],fill:Sh[n]})]})})}var kh={normal:"21,2 29,5 21,8",empty:"21,2 29,5 21,8",diamond:"19,5 24,2 29,5 24,8",vee:"20,1.5 29,5 20,8.5 23,5"},Sh={empty:"none"};function to({state:e}){return e===null?a("span",{class:"none",children:"–"}):a("span",{class:"state",children:[a(sl,{state:e}),e]})}function xs(e,t,n){let o=URL.createObjectURL(new Blob([n],{type:t})),r=document.createElement("a");r.href=o,r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(o),1e4)}function ws(...e){return e.map(t=>String(t).replaceAll(/[^\w.-]+/g,"_")).join("-")}async function Hu(e){try{await navigator.clipboard.writeText(e)}catch{let t=document.createElement("textarea");t.value=e,t.style.position="fixed",t.style.opacity="0",document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}}function Ho({text:e}){return a("span",{class:"end-of",title:e,children:a("bdi",{children:e})})}function no({shown:e,of:t}){return t>e?a("p",{class:"hint",children:["and ",J(t-e)," more"]}):null}function il({text:e,label:t}){let[n,o]=ee(!1),r=de(0);return a("button",{type:"button",class:"quiet copy",onClick:()=>{Hu(e).then(()=>{o(!0),window.clearTimeout(r.current),r.current=window.setTimeout(()=>o(!1),1500)})},"aria-label":t,title:t,children:n?"copied":"copy"})}function _s({code:e,label:t,testId:n}){return a("div",{class:"snippet",children:[a("pre",{"data-testid":n,tabIndex:0,children:e}),a(il,{text:e,label:t})]})}function ll({id:e}){let{graph:t}=B(),{value:n,error:o}=t.drawn.state.value,{value:r,loading:s}=t.picture.state.value;return!r&&s?a(dt,{what:"Waiting for the graph…"}):t.isInPicture(e)?o?a(Be,{message:o.message}):n?.id!==e.text?a(dt,{what:"Reading the details…"}):n.calls_count>1?a(Th,{drawn:n}):a(ne,{children:[a("h2",{"data-testid":"details-title",children:n.title}),a("p",{class:"subtitle",children:[Rh[n.kind],n.nodes&&ie(n.nodes,"node")].filter(Boolean).join(" · ")}),n.ends.length>0&&a(Mh,{drawn:n}),a("p",{"data-testid":"drawn-bytes",children:[Ch[n.kind]??"charged"," ",a(X,{n:n.nbytes})]}),n.unknown>0&&a("p",{class:"hint",children:[ie(n.unknown,"tensor")," of which the memory is not known."]}),a("ul",{class:"saves","data-testid":"drawn-tensors","aria-label":"Tensors",children:n.tensors.map((i,l)=>a(Eh,{tensor:i},l))}),a(no,{shown:n.tensors.length,of:n.tensors_count})]}):a("p",{class:"hint",children:"This is not in the graph as it stands."})}var Rh={stretch:"neighbours, as one box",leaf:"input",parameter:"parameter",output:"output",edge:"edge"},Ch={leaf:"memory of",parameter:"memory of",output:"memory of",edge:"carries"};function Th({drawn:e}){let{calls_count:t,calls:n,least_bytes:o,most_bytes:r,nbytes:s}=e,i=o===r?`${Z(r)} each`:`${Z(o)} to ${Z(r)} each`;return a("section",{class:"repeated-calls","data-testid":"repeated",children:[a("p",{children:[a("b",{children:[e.title," ×",J(t)]})," ","in this box: ",i,", ",a(X,{n:s})," together. Below is the first of them."]}),a("details",{children:[a("summary",{children:["The ",J(t)," of them"]}),a("ul",{class:"members",children:n.map(({module:l,fqn:u,nbytes:c})=>a("li",{children:[a(ys,{id:$e(l),children:u})," ",a(X,{n:c})]},l))}),a(no,{shown:n.length,of:t})]})]})}function Mh({drawn:e}){return a("p",{class:"where",children:[a(to,{state:e.state})," ",e.ends.map(({id:t,name:n},o)=>{let r=sn(t);return a("span",{children:[o===0?"from ":" to ",r&&kt(r)?a(ys,{id:r,children:n}):n]},t)})]})}function Eh({tensor:e}){return a("li",{class:"save",children:[a("p",{class:"save-head",children:[a(to,{state:e.state}),a("span",{class:"type",children:an(e.dtype,e.shape)}),a(X,{n:e.nbytes})]}),a("p",{class:"facts",children:[[e.category,e.name].filter(Boolean).join(" "),a(bs,{...e})]}),a(vs,{verb:"kept by",savers:e.savers,of:e.savers_count})]})}function ks({names:e,label:t}){let{change:n,isServed:o}=B();return!e||!o?null:a("button",{type:"button",class:"link what-if-link","data-testid":"what-if",title:`Compare with ${e} under checkpoints`,onClick:r=>{r.stopPropagation(),n({view:"compare",compare:{checkpoint:e}})},children:t})}function Uu({recording:e}){let t=B(),{selected:n}=t.address.value,{value:o,error:r,loading:s}=t.detail.state.value,i=s||t.graph.drawn.state.value.loading;if(n===null)return null;let l=o?.id===n.text?o:void 0;return a("aside",{class:"details","aria-label":"Details","aria-busy":i,"data-testid":"details",children:[a("button",{type:"button",class:"quiet close","aria-label":"Close the details","data-testid":"details-close",onClick:()=>t.select(null),children:"×"}),!kt(n)&&a(ll,{id:n}),kt(n)&&r&&a(Be,{message:r.message}),kt(n)&&!l&&!r&&a(dt,{what:"Reading the details…"}),kt(n)&&l&&a(Ph,{id:n,detail:l,recording:e})]})}function Ph({id:e,detail:t,recording:n}){let{graph:o}=B(),r=e.kind==="module";return a(ne,{children:[a(Oh,{id:e,detail:t,recording:n}),o.times(e)>1&&a(ll,{id:e}),a("dl",{class:"sums",children:[a(al,{label:`charged ${t.where}`.trimEnd(),n:t.charged_bytes,help:r?"Counted at the ops inside.":"Counted here: the first saver."}),t.shared_bytes!==null&&a(al,{label:"shared",n:t.shared_bytes,help:"Saved here, counted at another op."}),a(al,{label:"exclusive",n:t.exclusive_bytes,help:`What would go if only this ${r?"module":"op"} stopped saving.`})]}),a("section",{children:[a("h3",{children:r?"Keeps, largest first":"Saves"}),t.saves.length===0&&a("p",{class:"hint",children:"Keeps nothing for the backward."}),a("ul",{class:"saves","data-testid":"saves",children:t.saves.map((s,i)=>a(Ah,{save:s,isInModule:r},i))}),a(no,{shown:t.saves.length,of:t.saves_count})]}),a(Lh,{detail:t}),a(Ku,{title:"Inputs",edges:t.inputs,of:t.inputs_count}),a(Ku,{title:"Outputs",edges:t.outputs,of:t.outputs_count})]})}function al({label:e,n:t,help:n}){return a("div",{title:n,children:[a("dt",{children:e}),a("dd",{children:a(X,{n:t})})]})}function Oh({id:e,detail:t,recording:n}){let{graph:o,recordings:r,views:s}=B(),i=e.kind==="module",l=t.file?`${t.file}:${t.line}`:t.source,u=i?r.moduleAround(e):t.module;return a(ne,{children:[a("h2",{"data-testid":"details-title",children:t.title||t.type_name||"model"}),a("p",{class:"subtitle",children:[i?t.type_name:t.name,t.region!==null&&"recomputed in the backward"].filter(Boolean).join(" · ")}),u!==null&&a("p",{class:"where",children:["in"," ",a("button",{type:"button",class:"link",onClick:()=>o.follow($e(u)),children:gn(n.modules,u)})," ",a("small",{children:n.modules.type_name[u]})]}),s.shown.value!=="graph"&&a("p",{class:"where",children:a("button",{type:"button",class:"link","data-testid":"show-in-graph",onClick:()=>o.reveal(e),children:"Show in graph"})}),i&&a("p",{class:"where",children:a(ks,{names:n.modules.fqn[e.number]??"",label:"What if it ran under a checkpoint?"})}),l&&a("p",{class:"where source",children:[a("code",{title:l,children:t.source}),t.function&&a("small",{children:t.function}),a(il,{text:l,label:"Copy the source line's place"})]})]})}function Ah({save:e,isInModule:t}){let n=e.category==="parameter"||e.category==="buffer";return a("li",{class:e.charged?"save":"save shared",children:[a("p",{class:"save-head",children:[a("code",{class:"slot",children:e.slot}),a("span",{class:"type",children:an(e.dtype,e.shape)}),a(X,{n:e.nbytes})]}),t&&a("p",{children:["by ",a(Wo,{node:e.node,text:e.op})]}),a("p",{class:"facts",children:[[e.category&&(e.name?`${e.category} ${e.name}`:e.category),e.kind!=="saved"&&e.kind,!e.charged&&!n&&"counted at another saver"].filter(Boolean).join(" · "),a(bs,{...e})]}),a("p",{class:"reason",children:e.reason}),e.formula&&a("p",{class:"formula",children:a("code",{children:e.formula})}),a(vs,{verb:"shared with",savers:e.shared_with,of:e.shared_count})]})}function Lh({detail:{released:e,released_bytes:t,released_count:n}}){return n===0?null:a("section",{children:[a("h3",{children:["Its backward releases ",a(X,{n:t})]}),a("ul",{class:"edges","data-testid":"releases","aria-label":"Released in its backward",children:e.map(({storage:o,made_by:{name:r,fqn:s,node:i,backward_of:l},...u})=>a("li",{children:[a("p",{children:[l?"made in the backward of ":"made by ",a(Ih,{op:l?.op??r,node:l?.node??i})," ",a("small",{children:l?.fqn??s})]}),a("p",{class:"save-head",children:[a("span",{class:"type",children:an(u.dtype,u.shape)}),a(X,{n:u.nbytes}),a("small",{children:["after op ",J(u.ended??0)]})]})]},o))}),a(no,{shown:e.length,of:n})]})}function Ih({op:e,node:t}){return t===null?a(ne,{children:Xn(e)}):a(Wo,{node:t,text:Xn(e)})}function Ku({title:e,edges:t,of:n}){return t.length===0?null:a("section",{children:[a("h3",{children:[e," ",n>1&&a("small",{children:J(n)})]}),a("ul",{class:"edges","data-testid":e.toLowerCase(),"aria-label":e,children:t.map((o,r)=>a("li",{children:[a("p",{children:[a(Wo,{node:o.node,text:o.op})," ",a("small",{children:o.fqn})]}),a("p",{class:"save-head",children:[a(to,{state:o.state}),a("span",{class:"type",children:an(o.dtype,o.shape)}),a(X,{n:o.nbytes})]})]},r))}),a(no,{shown:t.length,of:n})]})}var Dh=`import tb_actmem
from torch.utils.tensorboard import SummaryWriter

with SummaryWriter(LOGDIR) as writer:
    with tb_actmem.record(model) as recorder:
        loss = loss_fn(model(inputs), targets)
    tb_actmem.add_recording(
        writer, "activation_memory", recorder.recording, global_step=0
    )
`;function ju({logdir:e}){let t=Dh.replace("LOGDIR",JSON.stringify(e||"runs"));return a("div",{class:"empty","data-testid":"empty",children:[a("h2",{children:"No recording here yet"}),a("p",{children:[e?a(ne,{children:["The log directory ",a("code",{children:e})," holds no activation memory recording."]}):"The log directories hold no activation memory recording."," ","Record one forward pass and add it to the log:"]}),a(_s,{code:t,label:"Copy the code",testId:"snippet"}),a("p",{class:"hint",children:["A recording appears here once the writer has flushed it (",a("code",{children:"writer.flush()"}),", or leaving the ",a("code",{children:"with"})," block) and TensorBoard has reloaded its data."]})]})}function $h(e){let t=[];for(let n of e){if(!n.nbytes&&n.key!==zh&&!Nh(n))continue;let o=t.at(-1);n.level===0&&!n.is_aside||!o?t.push({total:n,parts:[]}):o.parts.push(n)}return t}var zh="kept_bytes";function Nh({key:e,nbytes:t}){return t===null&&(e==="peak_bytes"||e==="retained_bytes")}function Yu({lines:e}){return a("dl",{class:"ledger","data-testid":"ledger",children:$h(e).map(({total:t,parts:n})=>a("div",{class:"account",children:[a(qu,{line:t}),n.map(o=>a(qu,{line:o},o.key))]},t.key))})}function qu({line:e}){let t=e.is_aside?1:Math.min(e.level,3);return a("div",{class:`line level-${t}`,"data-testid":`ledger-${e.key}`,children:[a("dt",{children:e.is_aside?e.where:`${e.label} ${e.where}`.trimEnd()}),a(ul,{line:e,id:e.key})]})}function ul({line:e,id:t}){let n=`help-${t}`;return a("dd",{children:[a("button",{type:"button",class:"figure","aria-describedby":n,children:e.nbytes===null?"not known":Z(e.nbytes)}),a("span",{class:"tooltip",role:"tooltip",id:n,children:[a("b",{children:e.nbytes===null?"not known":Ln(e.nbytes)}),e.help]})]})}function Ju({recording:e}){let[t,n]=ee(!1),{meta:o,ledger:r}=e;return a("header",{class:"header",children:[a("div",{class:"headline",children:[o.label&&a("strong",{class:"label",children:o.label}),a(Gh,{lines:r}),a("button",{type:"button",class:"quiet","aria-expanded":t,"aria-controls":"ledger","data-testid":"all-totals",onClick:()=>n(!t),children:t?"fewer totals":"all totals"}),a(Fh,{meta:o})]}),a("div",{id:"ledger",hidden:!t,children:a(Yu,{lines:r})}),a(Hh,{notes:o.notes})]})}function Fh({meta:e}){let t=[e.device,e.rank===null?"":`rank ${e.rank}`,`torch ${e.torch_version}`,e.created_ns?new Date(e.created_ns/1e6).toLocaleString():""];return a("span",{class:"provenance",children:t.filter(Boolean).join(" · ")})}var Zu=["kept_bytes","peak_bytes","step_peak_bytes","retained_bytes"],Vh="step_peak_bytes",Bh="kept_bytes/";function Gh({lines:e}){let t=e.filter(({key:n,nbytes:o})=>Zu.includes(n)&&(o!==null||n!==Vh)||n.startsWith(Bh));return a("dl",{class:"totals","data-testid":"totals",children:t.map(n=>a("div",{"data-testid":`total-${n.key}`,children:[a("dt",{children:n.is_aside?n.where:Wh(n)}),a(ul,{line:n,id:`total-${n.key}`})]},n.key))})}function Wh({key:e,label:t,where:n}){return e===Zu[0]?`${t} ${n}`.trimEnd():t}function Hh({notes:e}){let[t,...n]=e;return t===void 0?null:a("div",{class:"notes",role:"note","data-testid":"notes",children:[a("p",{children:t}),n.length>0&&a("details",{children:[a("summary",{children:n.length===1?"1 more note":`${n.length} more notes`}),n.map(o=>a("p",{children:o},o))]})]})}function bn(e,t,n){let o=n?-1:1;return[...e].sort((r,s)=>{let i=t[r]??null,l=t[s]??null;return i===l?0:i===null?1:l===null?-1:i<l?-o:o})}function Qu(e,t,n){return e?.key!==t?{key:t,descending:n}:e.descending===n?{key:t,descending:!n}:null}function Ko(e){let t=e.toLowerCase().split(/\s+/).filter(Boolean);return n=>t.every(o=>n.includes(o))}function Ss(e){try{let t=new RegExp(e,"i");return n=>t.test(n)}catch{return null}}function jt(e){return Array.from({length:e},(t,n)=>n)}function Xu(e,t){let n=r=>r.map(Kh).join(",")+`\r
`,o=n(e);for(let r of t)o+=n(r);return o}function Kh(e){let t=e===null?"":String(e);return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function qt({label:e,testId:t,isInvalid:n=!1,onInput:o,...r}){return a("input",{...r,list:void 0,"aria-label":e,"aria-invalid":n,"data-testid":t,onInput:s=>o(s.currentTarget.value)})}function ec(){let{address:e,change:t,recordings:n}=B(),[o,r]=ee(!1),s=Uh("(min-width: 821px)"),i=n.entry.value;if(!i)return null;let{run:l,tag:u,step:c}=i,d=e.value.runs,f=Ss(d)!==null,g=n.matching.value;return a("aside",{class:"sidebar","data-testid":"sidebar",children:a("details",{class:"choices",open:s||o,onToggle:h=>r(h.currentTarget.open),children:[a("summary",{children:[l.run,c&&` · step ${c.step}`]}),c&&a(qh,{tag:u,step:c.step}),l.tags.length>1&&a(jh,{tags:l.tags,tag:u.tag}),a("fieldset",{class:"runs",children:[a("legend",{children:"Runs"}),a(qt,{type:"search",placeholder:"Filter runs (regex)",label:"Filter runs by regular expression",isInvalid:!f,title:f?"":"Not a regular expression yet: matched as plain text.",testId:"run-filter",value:d,onInput:h=>t({runs:h})}),a("div",{class:"run-list",children:[g.map(h=>a("label",{class:"run",title:h,children:[a("input",{type:"radio",name:"run",value:h,checked:h===l.run,onChange:()=>n.chooseRun(h)}),a("span",{children:h})]},h)),g.length===0&&a("p",{class:"hint",children:"No run matches."})]})]})]})})}function Uh(e){let t=oe(()=>window.matchMedia(e),[e]),[n,o]=ee(t.matches);return me(()=>{let r=()=>o(t.matches);return t.addEventListener("change",r),()=>t.removeEventListener("change",r)},[t]),n}function jh({tags:e,tag:t}){let{recordings:n}=B(),o=e.find(r=>r.tag===t)?.description;return a("label",{class:"field",children:[a("span",{children:"Tag"}),a("select",{"data-testid":"tag",value:t,title:o,onChange:r=>n.chooseTag(r.currentTarget.value),children:e.map(r=>a("option",{value:r.tag,children:r.tag},r.tag))})]})}function qh({tag:e,step:t}){let{recordings:n}=B(),[o,r]=ee(null),s=e.steps,i=s.findIndex(c=>c.step===t),l=s[o??i],u=c=>{let d=s[c];r(null),d&&n.chooseStep(c===s.length-1?null:d.step)};return a("div",{class:"field","data-testid":"step",children:[a("span",{id:"step-label",children:["Step ",a("b",{class:"number",children:l?.step}),s.length>1&&a("small",{children:[(o??i)+1," of ",s.length]})]}),s.length>1&&a("div",{class:"step-row",children:[a("button",{type:"button","aria-label":"Previous step","data-testid":"step-previous",disabled:i<=0,onClick:()=>u(i-1),children:"‹"}),a("input",{type:"range",min:0,max:s.length-1,value:o??i,"aria-labelledby":"step-label","aria-valuetext":`step ${l?.step}`,"data-testid":"step-slider",onInput:c=>r(Number(c.currentTarget.value)),onChange:c=>u(Number(c.currentTarget.value))}),a("button",{type:"button","aria-label":"Next step","data-testid":"step-next",disabled:i>=s.length-1,onClick:()=>u(i+1),children:"›"})]}),l&&a("small",{children:l.wall_time===null?"time not known":Yh(l.wall_time)})]})}function Yh(e){return new Date(e*1e3).toLocaleString()}function tc(){let e=B(),{value:t,error:n,loading:o}=e.recordings.index.state.value,r=a("button",{type:"button",onClick:e.reload,children:"Try again"});if(!t)return n?a(Be,{message:n.message,children:r}):o?a(dt,{what:"Looking for recordings…"}):null;let s=e.recordings.entry.value;return s?a("div",{class:"app",children:[a(ec,{}),a("main",{class:"main",children:[n&&a(Be,{message:n.message,children:r}),a(Jh,{index:t,shown:s}),s.step?a(Zh,{}):a(Be,{message:s.tag.problem??"This tag holds no recording.",children:r})]})]}):a(ju,{logdir:t.logdir})}function Jh({index:e,shown:t}){let{address:n}=B(),o=hs(e,n.value);if(!o)return null;let r=t.step&&` · step ${t.step.step}`;return a("p",{class:"missing",role:"status","data-testid":"missing",children:[o," This is ",t.run.run,r,"."]})}function Zh(){let{change:e,recordings:t,views:n}=B(),{value:o,error:r,loading:s}=t.recording.state.value;if(r)return a(yn,{error:r,retry:t.recording.reload});if(!o)return a(dt,{what:"Reading the recording…"});let[i,l]=[n.available.value,n.shown.value];return a("div",{class:"recording","aria-busy":s,"data-testid":"recording",children:[a(Ju,{recording:o}),a(eg,{views:i,shown:l,onChoose:u=>e({view:u})}),a("div",{class:"stage",children:[i.filter(({key:u,isKept:c})=>c||u===l).map(u=>a(Qh,{view:u,recording:o,isHidden:u.key!==l},u.key)),a(Uu,{recording:o})]})]})}function Qh({view:e,recording:t,isHidden:n}){return a("section",{class:"view",role:"tabpanel",id:`view-${e.key}`,"aria-labelledby":`tab-${e.key}`,"data-testid":`view-${e.key}`,hidden:n,children:a(Xh,{view:e,recording:t,isHidden:n})})}function Xh({view:e,recording:t,isHidden:n}){let{views:o}=B(),r=o.reply(e),{value:s,error:i,loading:l}=r?.state.value??{};return i?a(yn,{error:i,retry:()=>r?.reload()}):r&&s===void 0?l?a(dt,{what:e.waiting??"Reading…"}):null:a(e.Panel,{recording:t,reply:s,isLoading:l===!0,isHidden:n})}function eg({views:e,shown:t,onChoose:n}){return me(()=>{document.getElementById(`tab-${t}`)?.scrollIntoView({block:"nearest",inline:"nearest"})},[t]),a("div",{class:"tabs",role:"tablist","aria-label":"Views",onKeyDown:r=>{let s={ArrowLeft:-1,ArrowRight:1}[r.key];if(s===void 0)return;let i=e.map(({key:u})=>u),l=i[(i.indexOf(t)+s+i.length)%i.length];l&&(n(l),document.getElementById(`tab-${l}`)?.focus())},children:e.map(({key:r,title:s})=>a("button",{type:"button",role:"tab",id:`tab-${r}`,"data-testid":`tab-${r}`,"aria-selected":r===t,"aria-controls":`view-${r}`,tabIndex:r===t?0:-1,onClick:()=>n(r),children:s},r))})}function kr(e,t){let n=Ie({key:"",value:void 0,error:void 0,loading:!1}),o=Ie(0),r=_e(e),s,i=0;async function l(d){let f=s=new AbortController;n.value={...n.peek(),error:void 0,loading:!0};let g=h=>{f.signal.aborted||(n.value={key:"",value:h,error:void 0,loading:!0})};try{let h=await t(f.signal,g);f.signal.aborted||(n.value={key:d,value:h,error:void 0,loading:!1})}catch(h){if(f.signal.aborted)return;let x=h instanceof Error?h:new Error(String(h));n.value={...n.peek(),error:x,loading:!1}}}function u(){s?.abort(),n.peek().loading&&(n.value={...n.peek(),loading:!1})}let c=_t(()=>{let d=r.value,f=o.value!==i;if(u(),d===null)return;let g=n.peek();if(!f&&g.value!==void 0&&g.key===d){n.value={...g,error:void 0};return}i=o.peek(),Zn(()=>l(d))});return{state:n,reload:()=>o.value+=1,cancel(){u(),n.value={...n.peek(),error:new cn}},dispose(){c(),s?.abort()}}}var cn=class extends Error{constructor(){super("Cancelled.")}};function Rs(e){return[...new Set(e.flat())].sort((t,n)=>t-n)}function nc(e,t){let n=t.phases.at(-1)?.end_op??1/0,o=-1;return e.map(r=>{for(;(t.op[o+1]??1/0)<=r;)o+=1;return r>n?null:t.live_bytes[o]??0})}function oc(e,t){return e.map(n=>t.get(n)??null)}function Cs(e,t){let n=0;return e.forEach((o,r)=>{Math.abs(o-t)<Math.abs((e[n]??1/0)-t)&&(n=r)}),n}var tg="uplot",ng="u-hz",og="u-vt",rg="u-title",sg="u-wrap",ig="u-under",lg="u-over",ag="u-axis",so="u-off",ug="u-select",cg="u-cursor-x",dg="u-cursor-y",pg="u-cursor-pt",fg="u-legend",mg="u-live",hg="u-inline",gg="u-series",yg="u-marker",rc="u-label",bg="u-value",Rr="width",Cr="height";var sc="bottom",Uo="left",cl="right",Tl="#000",ic=Tl+"0",dl="mousemove",lc="mousedown",pl="mouseup",ac="mouseenter",uc="mouseleave",cc="dblclick",vg="resize",xg="scroll",dc="change",Os="dppxchange",Ml="--",Xo=typeof window<"u",yl=Xo?document:null,qo=Xo?window:null,wg=Xo?navigator:null,ye,Ts;function bl(){let e=devicePixelRatio;ye!=e&&(ye=e,Ts&&xl(dc,Ts,bl),Ts=matchMedia(`(min-resolution: ${ye-.001}dppx) and (max-resolution: ${ye+.001}dppx)`),io(dc,Ts,bl),qo.dispatchEvent(new CustomEvent(Os)))}function Rt(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function vl(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function Ee(e,t,n){e.style[t]=n+"px"}function Yt(e,t,n,o){let r=yl.createElement(e);return t!=null&&Rt(r,t),n?.insertBefore(r,o),r}function Vt(e,t){return Yt("div",e,t)}var pc=new WeakMap;function dn(e,t,n,o,r){let s="translate("+t+"px,"+n+"px)",i=pc.get(e);s!=i&&(e.style.transform=s,pc.set(e,s),t<0||n<0||t>o||n>r?Rt(e,so):vl(e,so))}var fc=new WeakMap;function mc(e,t,n){let o=t+n,r=fc.get(e);o!=r&&(fc.set(e,o),e.style.background=t,e.style.borderColor=n)}var hc=new WeakMap;function gc(e,t,n,o){let r=t+""+n,s=hc.get(e);r!=s&&(hc.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var El={passive:!0},_g={...El,capture:!0};function io(e,t,n,o){t.addEventListener(e,n,o?_g:El)}function xl(e,t,n,o){t.removeEventListener(e,n,El)}Xo&&bl();function Jt(e,t,n,o){let r;n=n||0,o=o||t.length-1;let s=o<=2147483647;for(;o-n>1;)r=s?n+o>>1:Ct((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function Hc(e){return(n,o,r)=>{let s=-1,i=-1;for(let l=o;l<=r;l++)if(e(n[l])){s=l;break}for(let l=r;l>=o;l--)if(e(n[l])){i=l;break}return[s,i]}}var Kc=e=>e!=null,Uc=e=>e!=null&&e>0,Is=Hc(Kc),kg=Hc(Uc);function Sg(e,t,n,o=0,r=!1){let s=r?kg:Is,i=r?Uc:Kc;[t,n]=s(e,t,n);let l=e[t],u=e[t];if(t>-1)if(o==1)l=e[t],u=e[n];else if(o==-1)l=e[n],u=e[t];else for(let c=t;c<=n;c++){let d=e[c];i(d)&&(d<l?l=d:d>u&&(u=d))}return[l??ke,u??-ke]}function Ds(e,t,n,o){let r=vc(e),s=vc(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let i=n==10?vn:jc,l=r==1?Ct:Bt,u=s==1?Bt:Ct,c=l(i(Ye(e))),d=u(i(Ye(t))),f=Yo(n,c),g=Yo(n,d);return n==10&&(c<0&&(f=Se(f,-c)),d<0&&(g=Se(g,-d))),o||n==2?(e=f*r,t=g*s):(e=Zc(e,f),t=$s(t,g)),[e,t]}function Pl(e,t,n,o){let r=Ds(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var Ol=.1,yc={mode:3,pad:Ol},Mr={pad:0,soft:null,mode:0},Rg={min:Mr,max:Mr};function As(e,t,n,o){return zs(n)?bc(e,t,n):(Mr.pad=n,Mr.soft=o?0:null,Mr.mode=o?3:0,bc(e,t,Rg))}function he(e,t){return e??t}function Cg(e,t,n){for(t=he(t,0),n=he(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function bc(e,t,n){let o=n.min,r=n.max,s=he(o.pad,0),i=he(r.pad,0),l=he(o.hard,-ke),u=he(r.hard,ke),c=he(o.soft,ke),d=he(r.soft,-ke),f=he(o.mode,0),g=he(r.mode,0),h=t-e,x=vn(h),w=pt(Ye(e),Ye(t)),C=vn(w),R=Ye(C-x);(h<1e-24||R>10)&&(h=0,(e==0||t==0)&&(h=1e-24,f==2&&c!=ke&&(s=0),g==2&&d!=-ke&&(i=0)));let k=h||w||1e3,v=vn(k),_=Yo(10,Ct(v)),E=k*(h==0?e==0?.1:1:s),M=Se(Zc(e-E,_/10),24),O=e>=c&&(f==1||f==3&&M<=c||f==2&&M>=c)?c:ke,N=pt(l,M<O&&e>=O?O:Zt(O,M)),L=k*(h==0?t==0?.1:1:i),z=Se($s(t+L,_/10),24),A=t<=d&&(g==1||g==3&&z>=d||g==2&&z<=d)?d:-ke,I=Zt(u,z>A&&t<=A?A:pt(A,z));return N==I&&N==0&&(I=100),[N,I]}var Tg=new Intl.NumberFormat(Xo?wg.language:"en-US"),Al=e=>Tg.format(e),Tt=Math,Ps=Tt.PI,Ye=Tt.abs,Ct=Tt.floor,qe=Tt.round,Bt=Tt.ceil,Zt=Tt.min,pt=Tt.max,Yo=Tt.pow,vc=Tt.sign,vn=Tt.log10,jc=Tt.log2,Mg=(e,t=1)=>Tt.sinh(e)*t,fl=(e,t=1)=>Tt.asinh(e/t),ke=1/0;function xc(e){return(vn((e^e>>31)-(e>>31))|0)+1}function wl(e,t,n){return Zt(pt(e,t),n)}function qc(e){return typeof e=="function"}function ae(e){return qc(e)?e:()=>e}var Eg=()=>{},Yc=e=>e,Jc=(e,t)=>t,Pg=e=>null,wc=e=>!0,_c=(e,t)=>e==t,Og=/\.\d*?(?=9{6,}|0{6,})/gm,lo=e=>{if(Xc(e)||Dn.has(e))return e;let t=`${e}`,n=t.match(Og);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,s]=t.split("e");return+`${lo(r)}e${s}`}return Se(e,o)};function oo(e,t){return lo(Se(lo(e/t))*t)}function $s(e,t){return lo(Bt(lo(e/t))*t)}function Zc(e,t){return lo(Ct(lo(e/t))*t)}function Se(e,t=0){if(Xc(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return qe(o)/n}var Dn=new Map;function Qc(e){return((""+e).split(".")[1]||"").length}function Pr(e,t,n,o){let r=[],s=o.map(Qc);for(let i=t;i<n;i++){let l=Ye(i),u=Se(Yo(e,i),l);for(let c=0;c<o.length;c++){let d=e==10?+`${o[c]}e${i}`:o[c]*u,f=(i>=0?0:l)+(i>=s[c]?0:s[c]),g=e==10?d:Se(d,f);r.push(g),Dn.set(g,f)}}return r}var Er={},Ll=[],Jo=[null,null],In=Array.isArray,Xc=Number.isInteger,Ag=e=>e===void 0;function kc(e){return typeof e=="string"}function zs(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Lg(e){return e!=null&&typeof e=="object"}var Ig=Object.getPrototypeOf(Uint8Array),ed="__proto__";function Zo(e,t=zs){let n;if(In(e)){let o=e.find(r=>r!=null);if(In(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=Zo(e[r],t)}else n=e.slice()}else if(e instanceof Ig)n=e.slice();else if(t(e)){n={};for(let o in e)o!=ed&&(n[o]=Zo(e[o],t))}else n=e;return n}function We(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=ed&&(zs(e[r])?We(e[r],Zo(o[r])):e[r]=Zo(o[r]))}return e}var Dg=0,$g=1,zg=2;function Ng(e,t,n){for(let o=0,r,s=-1;o<t.length;o++){let i=t[o];if(i>s){for(r=i-1;r>=0&&e[r]==null;)e[r--]=null;for(r=i+1;r<n&&e[r]==null;)e[s=r++]=null}}}function Fg(e,t){if(Gg(e)){let i=e[0].slice();for(let l=1;l<e.length;l++)i.push(...e[l].slice(1));return Wg(i[0])||(i=Bg(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let u=e[i][0],c=u.length;for(let d=0;d<c;d++)n.add(u[d])}let o=[Array.from(n).sort((i,l)=>i-l)],r=o[0].length,s=new Map;for(let i=0;i<r;i++)s.set(o[0][i],i);for(let i=0;i<e.length;i++){let l=e[i],u=l[0];for(let c=1;c<l.length;c++){let d=l[c],f=Array(r).fill(void 0),g=t?t[i][c]:$g,h=[];for(let x=0;x<d.length;x++){let w=d[x],C=s.get(u[x]);w===null?g!=Dg&&(f[C]=w,g==zg&&h.push(C)):f[C]=w}Ng(f,h,r),o.push(f)}}return o}var Vg=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Bg(e){let t=e[0],n=t.length,o=Array(n);for(let s=0;s<o.length;s++)o[s]=s;o.sort((s,i)=>t[s]-t[i]);let r=[];for(let s=0;s<e.length;s++){let i=e[s],l=Array(n);for(let u=0;u<n;u++)l[u]=i[o[u]];r.push(l)}return r}function Gg(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let s=0;s<n;s++)if(r[s]!=t[s])return!1}}return!0}function Wg(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=o)return!0;let s=pt(1,Ct((r-o+1)/t));for(let i=e[o],l=o+s;l<=r;l+=s){let u=e[l];if(u!=null){if(u<=i)return!1;i=u}}return!0}var td=["January","February","March","April","May","June","July","August","September","October","November","December"],nd=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function od(e){return e.slice(0,3)}var Hg=nd.map(od),Kg=td.map(od),Ug={MMMM:td,MMM:Kg,WWWW:nd,WWW:Hg};function Sr(e){return(e<10?"0":"")+e}function jg(e){return(e<10?"00":e<100?"0":"")+e}var qg={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Sr(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Sr(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Sr(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Sr(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Sr(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>jg(e.getMilliseconds())};function Il(e,t){t=t||Ug;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?qg[r[1]]:r[0]);return s=>{let i="";for(let l=0;l<n.length;l++)i+=typeof n[l]=="string"?n[l]:n[l](s,t);return i}}var Yg=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Jg(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==Yg?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var rd=e=>e%1==0,Ls=[1,2,2.5,5],Zg=Pr(10,-32,0,Ls),sd=Pr(10,0,32,Ls),Qg=sd.filter(rd),ro=Zg.concat(sd),Dl=`
`,id="{YYYY}",Sc=Dl+id,ld="{M}/{D}",Tr=Dl+ld,Ms=Tr+"/{YY}",ad="{aa}",Xg="{h}:{mm}",jo=Xg+ad,Rc=Dl+jo,Cc=":{ss}",ve=null;function ud(e){let t=e*1e3,n=t*60,o=n*60,r=o*24,s=r*30,i=r*365,u=(e==1?Pr(10,0,3,Ls).filter(rd):Pr(10,-3,0,Ls)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),c=[[i,id,ve,ve,ve,ve,ve,ve,1],[r*28,"{MMM}",Sc,ve,ve,ve,ve,ve,1],[r,ld,Sc,ve,ve,ve,ve,ve,1],[o,"{h}"+ad,Ms,ve,Tr,ve,ve,ve,1],[n,jo,Ms,ve,Tr,ve,ve,ve,1],[t,Cc,Ms+" "+jo,ve,Tr+" "+jo,ve,Rc,ve,1],[e,Cc+".{fff}",Ms+" "+jo,ve,Tr+" "+jo,ve,Rc,ve,1]];function d(f){return(g,h,x,w,C,R)=>{let k=[],v=C>=i,_=C>=s&&C<i,E=f(x),M=Se(E*e,3),O=ml(E.getFullYear(),v?0:E.getMonth(),_||v?1:E.getDate()),N=Se(O*e,3);if(_||v){let L=_?C/s:0,z=v?C/i:0,A=M==N?M:Se(ml(O.getFullYear()+z,O.getMonth()+L,1)*e,3),I=new Date(qe(A/e)),$=I.getFullYear(),K=I.getMonth();for(let U=0;A<=w;U++){let ue=ml($+z*U,K+L*U,1),Y=ue-f(Se(ue*e,3));A=Se((+ue+Y)*e,3),A<=w&&k.push(A)}}else{let L=C>=r?r:C,z=Ct(x)-Ct(M),A=N+z+$s(M-N,L);k.push(A);let I=f(A),$=I.getHours()+I.getMinutes()/n+I.getSeconds()/o,K=C/o,U=g.axes[h]._space,ue=R/U;for(;A=Se(A+C,e==1?0:3),!(A>w);)if(K>1){let Y=Ct(Se($+K,6))%24,pe=f(A).getHours()-Y;pe>1&&(pe=-1),A-=pe*o,$=($+K)%24;let xe=k[k.length-1];Se((A-xe)/C,3)*ue>=.7&&k.push(A)}else k.push(A)}return k}}return[u,c,d]}var[ey,ty,ny]=ud(1),[oy,ry,sy]=ud(.001);Pr(2,-53,53,[1]);function Tc(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function Mc(e,t){return(n,o,r,s,i)=>{let l=t.find(x=>i>=x[0])||t[t.length-1],u,c,d,f,g,h;return o.map(x=>{let w=e(x),C=w.getFullYear(),R=w.getMonth(),k=w.getDate(),v=w.getHours(),_=w.getMinutes(),E=w.getSeconds(),M=C!=u&&l[2]||R!=c&&l[3]||k!=d&&l[4]||v!=f&&l[5]||_!=g&&l[6]||E!=h&&l[7]||l[1];return u=C,c=R,d=k,f=v,g=_,h=E,M(w)})}}function iy(e,t){let n=Il(t);return(o,r,s,i,l)=>r.map(u=>n(e(u)))}function ml(e,t,n){return new Date(e,t,n)}function Ec(e,t){return t(e)}var ly="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Pc(e,t){return(n,o,r,s)=>s==null?Ml:t(e(o))}function ay(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function uy(e,t){return e.series[t].fill(e,t)}var cy={show:!0,live:!0,isolate:!1,mount:Eg,markers:{show:!0,width:2,stroke:ay,fill:uy,dash:"solid"},idx:null,idxs:null,values:[]};function dy(e,t){let n=e.cursor.points,o=Vt(),r=n.size(e,t);Ee(o,Rr,r),Ee(o,Cr,r);let s=r/-2;Ee(o,"marginLeft",s),Ee(o,"marginTop",s);let i=n.width(e,t,r);return i&&Ee(o,"borderWidth",i),o}function py(e,t){let n=e.series[t].points;return n._fill||n._stroke}function fy(e,t){let n=e.series[t].points;return n._stroke||n._fill}function my(e,t){return e.series[t].points.size}var hl=[0,0];function hy(e,t,n){return hl[0]=t,hl[1]=n,hl}function Es(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function gl(e,t,n,o=!0){return r=>{(!o||r.target==t)&&n(r)}}var gy={show:!0,x:!0,y:!0,lock:!1,move:hy,points:{one:!1,show:dy,size:my,width:0,stroke:fy,fill:py},bind:{mousedown:Es,mouseup:Es,click:Es,dblclick:Es,mousemove:gl,mouseleave:gl,mouseenter:gl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},cd={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},$l=We({},cd,{filter:Jc}),dd=We({},$l,{size:10}),pd=We({},cd,{show:!1}),zl='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',fd="bold "+zl,md=1.5,Oc={show:!0,scale:"x",stroke:Tl,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:fd,side:2,grid:$l,ticks:dd,border:pd,font:zl,lineGap:md,rotate:0},yy="Value",by="Time",Ac={show:!0,scale:"x",auto:!1,sorted:1,min:ke,max:-ke,idxs:[]};function vy(e,t,n,o,r){return t.map(s=>s==null?"":Al(s))}function xy(e,t,n,o,r,s,i){let l=[],u=Dn.get(r)||0;n=i?n:Se($s(n,r),u);for(let c=n;c<=o;c=Se(c+r,u))l.push(Object.is(c,-0)?0:c);return l}function _l(e,t,n,o,r,s,i){let l=[],u=e.scales[e.axes[t].scale].log,c=u==10?vn:jc,d=Ct(c(n));r=Yo(u,d),u==10&&(r=ro[Jt(r,ro)]);let f=n,g=r*u;u==10&&(g=ro[Jt(g,ro)]);do l.push(f),f=f+r,u==10&&!Dn.has(f)&&(f=Se(f,Dn.get(r))),f>=g&&(r=f,g=r*u,u==10&&(g=ro[Jt(g,ro)]));while(f<=o);return l}function wy(e,t,n,o,r,s,i){let u=e.scales[e.axes[t].scale].asinh,c=o>u?_l(e,t,pt(u,n),o,r):[u],d=o>=0&&n<=0?[0]:[];return(n<-u?_l(e,t,pt(u,-o),-n,r):[u]).reverse().map(g=>-g).concat(d,c)}var hd=/./,_y=/[12357]/,ky=/[125]/,Lc=/1/,kl=(e,t,n,o)=>e.map((r,s)=>t==4&&r==0||s%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function Sy(e,t,n,o,r){let s=e.axes[n],i=s.scale,l=e.scales[i],u=e.valToPos,c=s._space,d=u(10,i),f=u(9,i)-d>=c?hd:u(7,i)-d>=c?_y:u(5,i)-d>=c?ky:Lc;if(f==Lc){let g=Ye(u(1,i)-d);if(g<c)return kl(t.slice().reverse(),l.distr,f,Bt(c/g)).reverse()}return kl(t,l.distr,f,1)}function Ry(e,t,n,o,r){let s=e.axes[n],i=s.scale,l=s._space,u=e.valToPos,c=Ye(u(1,i)-u(2,i));return c<l?kl(t.slice().reverse(),3,hd,Bt(l/c)).reverse():t}function Cy(e,t,n,o){return o==null?Ml:t==null?"":Al(t)}var Ic={show:!0,scale:"y",stroke:Tl,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:fd,side:3,grid:$l,ticks:dd,border:pd,font:zl,lineGap:md,rotate:0};function Ty(e,t){let n=3+(e||1)*2;return Se(n*t,3)}function My(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],s=e.valToPos(r[o[0]],n,!0),i=e.valToPos(r[o[1]],n,!0),l=Ye(i-s),u=e.series[t],c=l/(u.points.space*ye);return o[1]-o[0]<=c}var Dc={scale:null,auto:!0,sorted:0,min:ke,max:-ke},gd=(e,t,n,o,r)=>r,$c={show:!0,auto:!0,sorted:0,gaps:gd,alpha:1,facets:[We({},Dc,{scale:"x"}),We({},Dc,{scale:"y"})]},zc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:gd,alpha:1,points:{show:My,filter:null},values:null,min:ke,max:-ke,idxs:[],path:null,clip:null};function Ey(e,t,n,o,r){return n/10}var yd={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Py=We({},yd,{time:!1,ori:1}),Nc={};function bd(e,t){let n=Nc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,s,i,l,u,c){for(let d=0;d<n.plots.length;d++)n.plots[d]!=r&&n.plots[d].pub(o,r,s,i,l,u,c)}},e!=null&&(Nc[e]=n)),n}var Qo=1,Sl=2;function ao(e,t,n){let o=e.mode,r=e.series[t],s=o==2?e._data[t]:e._data,i=e.scales,l=e.bbox,u=s[0],c=o==2?s[1]:s[t],d=o==2?i[r.facets[0].scale]:i[e.series[0].scale],f=o==2?i[r.facets[1].scale]:i[r.scale],g=l.left,h=l.top,x=l.width,w=l.height,C=e.valToPosH,R=e.valToPosV;return d.ori==0?n(r,u,c,d,f,C,R,g,h,x,w,Fs,er,Bs,xd,_d):n(r,u,c,d,f,R,C,h,g,w,x,Vs,tr,Vl,wd,kd)}function Nl(e,t){let n=0,o=0,r=he(e.bands,Ll);for(let s=0;s<r.length;s++){let i=r[s];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function Oy(e,t,n,o,r){let s=e.mode,i=e.series[t],l=s==2?i.facets[1].scale:i.scale,u=e.scales[l];return r==-1?u.min:r==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function xn(e,t,n,o,r,s){return ao(e,t,(i,l,u,c,d,f,g,h,x,w,C)=>{let R=i.pxRound,k=c.dir*(c.ori==0?1:-1),v=c.ori==0?er:tr,_,E;k==1?(_=n,E=o):(_=o,E=n);let M=R(f(l[_],c,w,h)),O=R(g(u[_],d,C,x)),N=R(f(l[E],c,w,h)),L=R(g(s==1?d.max:d.min,d,C,x)),z=new Path2D(r);return v(z,N,L),v(z,M,L),v(z,M,O),z})}function Ns(e,t,n,o,r,s){let i=null;if(e.length>0){i=new Path2D;let l=t==0?Bs:Vl,u=n;for(let f=0;f<e.length;f++){let g=e[f];if(g[1]>g[0]){let h=g[0]-u;h>0&&l(i,u,o,h,o+s),u=g[1]}}let c=n+r-u,d=10;c>0&&l(i,u,o-d/2,c,o+s+d)}return i}function Ay(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function Fl(e,t,n,o,r,s,i){let l=[],u=e.length;for(let c=r==1?n:o;c>=n&&c<=o;c+=r)if(t[c]===null){let f=c,g=c;if(r==1)for(;++c<=o&&t[c]===null;)g=c;else for(;--c>=n&&t[c]===null;)g=c;let h=s(e[f]),x=g==f?h:s(e[g]),w=f-r;h=i<=0&&w>=0&&w<u?s(e[w]):h;let R=g+r;x=i>=0&&R>=0&&R<u?s(e[R]):x,x>=h&&l.push([h,x])}return l}function Fc(e){return e==0?Yc:e==1?qe:t=>oo(t,e)}function vd(e){let t=e==0?Fs:Vs,n=e==0?(r,s,i,l,u,c)=>{r.arcTo(s,i,l,u,c)}:(r,s,i,l,u,c)=>{r.arcTo(i,s,u,l,c)},o=e==0?(r,s,i,l,u)=>{r.rect(s,i,l,u)}:(r,s,i,l,u)=>{r.rect(i,s,u,l)};return(r,s,i,l,u,c=0,d=0)=>{c==0&&d==0?o(r,s,i,l,u):(c=Zt(c,l/2,u/2),d=Zt(d,l/2,u/2),t(r,s+c,i),n(r,s+l,i,s+l,i+u,c),n(r,s+l,i+u,s,i+u,d),n(r,s,i+u,s,i,d),n(r,s,i,s+l,i,c),r.closePath())}}var Fs=(e,t,n)=>{e.moveTo(t,n)},Vs=(e,t,n)=>{e.moveTo(n,t)},er=(e,t,n)=>{e.lineTo(t,n)},tr=(e,t,n)=>{e.lineTo(n,t)},Bs=vd(0),Vl=vd(1),xd=(e,t,n,o,r,s)=>{e.arc(t,n,o,r,s)},wd=(e,t,n,o,r,s)=>{e.arc(n,t,o,r,s)},_d=(e,t,n,o,r,s,i)=>{e.bezierCurveTo(t,n,o,r,s,i)},kd=(e,t,n,o,r,s,i)=>{e.bezierCurveTo(n,t,r,o,i,s)};function Sd(e){return(t,n,o,r,s)=>ao(t,n,(i,l,u,c,d,f,g,h,x,w,C)=>{let{pxRound:R,points:k}=i,v,_;c.ori==0?(v=Fs,_=xd):(v=Vs,_=wd);let E=Se(k.width*ye,3),M=(k.size-k.width)/2*ye,O=Se(M*2,3),N=new Path2D,L=new Path2D,{left:z,top:A,width:I,height:$}=t.bbox;Bs(L,z-O,A-O,I+O*2,$+O*2);let K=U=>{if(u[U]!=null){let ue=R(f(l[U],c,w,h)),Y=R(g(u[U],d,C,x));v(N,ue+M,Y),_(N,ue,Y,M,0,Ps*2)}};if(s)s.forEach(K);else for(let U=o;U<=r;U++)K(U);return{stroke:E>0?N:null,fill:N,clip:L,flags:Qo|Sl}})}function Rd(e){return(t,n,o,r,s,i)=>{o!=r&&(s!=o&&i!=o&&e(t,n,o),s!=r&&i!=r&&e(t,n,r),e(t,n,i))}}var Ly=Rd(er),Iy=Rd(tr);function Cd(e){let t=he(e?.alignGaps,0);return(n,o,r,s)=>ao(n,o,(i,l,u,c,d,f,g,h,x,w,C)=>{[r,s]=Is(u,r,s);let R=i.pxRound,k=$=>R(f($,c,w,h)),v=$=>R(g($,d,C,x)),_,E;c.ori==0?(_=er,E=Ly):(_=tr,E=Iy);let M=c.dir*(c.ori==0?1:-1),O={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Qo},N=O.stroke,L=!1;if(s-r>=w*4){let $=j=>n.posToVal(j,c.key,!0),K=null,U=null,ue,Y,ft,Pe=k(l[M==1?r:s]),pe=k(l[r]),xe=k(l[s]),se=$(M==1?pe+1:xe-1);for(let j=M==1?r:s;j>=r&&j<=s;j+=M){let He=l[j],Oe=(M==1?He<se:He>se)?Pe:k(He),be=u[j];Oe==Pe?be!=null?(Y=be,K==null?(_(N,Oe,v(Y)),ue=K=U=Y):Y<K?K=Y:Y>U&&(U=Y)):be===null&&(L=!0):(K!=null&&E(N,Pe,v(K),v(U),v(ue),v(Y)),be!=null?(Y=be,_(N,Oe,v(Y)),K=U=ue=Y):(K=U=null,be===null&&(L=!0)),Pe=Oe,se=$(Pe+M))}K!=null&&K!=U&&ft!=Pe&&E(N,Pe,v(K),v(U),v(ue),v(Y))}else for(let $=M==1?r:s;$>=r&&$<=s;$+=M){let K=u[$];K===null?L=!0:K!=null&&_(N,k(l[$]),v(K))}let[A,I]=Nl(n,o);if(i.fill!=null||A!=0){let $=O.fill=new Path2D(N),K=i.fillTo(n,o,i.min,i.max,A),U=v(K),ue=k(l[r]),Y=k(l[s]);M==-1&&([Y,ue]=[ue,Y]),_($,Y,U),_($,ue,U)}if(!i.spanGaps){let $=[];L&&$.push(...Fl(l,u,r,s,M,k,t)),O.gaps=$=i.gaps(n,o,r,s,$),O.clip=Ns($,c.ori,h,x,w,C)}return I!=0&&(O.band=I==2?[xn(n,o,r,s,N,-1),xn(n,o,r,s,N,1)]:xn(n,o,r,s,N,I)),O})}function Dy(e){let t=he(e.align,1),n=he(e.ascDesc,!1),o=he(e.alignGaps,0),r=he(e.extend,!1);return(s,i,l,u)=>ao(s,i,(c,d,f,g,h,x,w,C,R,k,v)=>{[l,u]=Is(f,l,u);let _=c.pxRound,{left:E,width:M}=s.bbox,O=pe=>_(x(pe,g,k,C)),N=pe=>_(w(pe,h,v,R)),L=g.ori==0?er:tr,z={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Qo},A=z.stroke,I=g.dir*(g.ori==0?1:-1),$=N(f[I==1?l:u]),K=O(d[I==1?l:u]),U=K,ue=K;r&&t==-1&&(ue=E,L(A,ue,$)),L(A,K,$);for(let pe=I==1?l:u;pe>=l&&pe<=u;pe+=I){let xe=f[pe];if(xe==null)continue;let se=O(d[pe]),j=N(xe);t==1?L(A,se,$):L(A,U,j),L(A,se,j),$=j,U=se}let Y=U;r&&t==1&&(Y=E+M,L(A,Y,$));let[ft,Pe]=Nl(s,i);if(c.fill!=null||ft!=0){let pe=z.fill=new Path2D(A),xe=c.fillTo(s,i,c.min,c.max,ft),se=N(xe);L(pe,Y,se),L(pe,ue,se)}if(!c.spanGaps){let pe=[];pe.push(...Fl(d,f,l,u,I,O,o));let xe=c.width*ye/2,se=n||t==1?xe:-xe,j=n||t==-1?-xe:xe;pe.forEach(He=>{He[0]+=se,He[1]+=j}),z.gaps=pe=c.gaps(s,i,l,u,pe),z.clip=Ns(pe,g.ori,C,R,k,v)}return Pe!=0&&(z.band=Pe==2?[xn(s,i,l,u,A,-1),xn(s,i,l,u,A,1)]:xn(s,i,l,u,A,Pe)),z})}function Vc(e,t,n,o,r,s,i=ke){if(e.length>1){let l=null;for(let u=0,c=1/0;u<e.length;u++)if(t[u]!==void 0){if(l!=null){let d=Ye(e[u]-e[l]);d<c&&(c=d,i=Ye(n(e[u],o,r,s)-n(e[l],o,r,s)))}l=u}}return i}function $y(e){e=e||Er;let t=he(e.size,[.6,ke,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=ae(r),i=1-t[0],l=he(t[1],ke),u=he(t[2],1),c=he(e.disp,Er),d=he(e.each,h=>{}),{fill:f,stroke:g}=c;return(h,x,w,C)=>ao(h,x,(R,k,v,_,E,M,O,N,L,z,A)=>{let I=R.pxRound,$=n,K=o*ye,U=l*ye,ue=u*ye,Y,ft;_.ori==0?[Y,ft]=s(h,x):[ft,Y]=s(h,x);let Pe=_.dir*(_.ori==0?1:-1),pe=_.ori==0?Bs:Vl,xe=_.ori==0?d:(W,Re,Ke,bo,Vn,Xt,Bn)=>{d(W,Re,Ke,Vn,bo,Bn,Xt)},se=he(h.bands,Ll).find(W=>W.series[0]==x),j=se!=null?se.dir:0,He=R.fillTo(h,x,R.min,R.max,j),it=I(O(He,E,A,L)),Oe,be,Gt,yt=z,De=I(R.width*ye),Qt=!1,pn=null,Mt=null,kn=null,ho=null;f!=null&&(De==0||g!=null)&&(Qt=!0,pn=f.values(h,x,w,C),Mt=new Map,new Set(pn).forEach(W=>{W!=null&&Mt.set(W,new Path2D)}),De>0&&(kn=g.values(h,x,w,C),ho=new Map,new Set(kn).forEach(W=>{W!=null&&ho.set(W,new Path2D)})));let{x0:go,size:sr}=c;if(go!=null&&sr!=null){$=1,k=go.values(h,x,w,C),go.unit==2&&(k=k.map(Ke=>h.posToVal(N+Ke*z,_.key,!0)));let W=sr.values(h,x,w,C);sr.unit==2?be=W[0]*z:be=M(W[0],_,z,N)-M(0,_,z,N),yt=Vc(k,v,M,_,z,N,yt),Gt=yt-be+K}else yt=Vc(k,v,M,_,z,N,yt),Gt=yt*i+K,be=yt-Gt;Gt<1&&(Gt=0),De>=be/2&&(De=0),Gt<5&&(I=Yc);let Fr=Gt>0,Nn=yt-Gt-(Fr?De:0);be=I(wl(Nn,ue,U)),Oe=($==0?be/2:$==Pe?0:be)-$*Pe*(($==0?K/2:0)+(Fr?De/2:0));let lt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},yo=Qt?null:new Path2D,fn=null;if(se!=null)fn=h.data[se.series[1]];else{let{y0:W,y1:Re}=c;W!=null&&Re!=null&&(v=Re.values(h,x,w,C),fn=W.values(h,x,w,C))}let Fn=Y*be,re=ft*be;for(let W=Pe==1?w:C;W>=w&&W<=C;W+=Pe){let Re=v[W];if(Re==null)continue;if(fn!=null){let mt=fn[W]??0;if(Re-mt==0)continue;it=O(mt,E,A,L)}let Ke=_.distr!=2||c!=null?k[W]:W,bo=M(Ke,_,z,N),Vn=O(he(Re,He),E,A,L),Xt=I(bo-Oe),Bn=I(pt(Vn,it)),bt=I(Zt(Vn,it)),Et=Bn-bt;if(Re!=null){let mt=Re<0?re:Fn,Wt=Re<0?Fn:re;Qt?(De>0&&kn[W]!=null&&pe(ho.get(kn[W]),Xt,bt+Ct(De/2),be,pt(0,Et-De),mt,Wt),pn[W]!=null&&pe(Mt.get(pn[W]),Xt,bt+Ct(De/2),be,pt(0,Et-De),mt,Wt)):pe(yo,Xt,bt+Ct(De/2),be,pt(0,Et-De),mt,Wt),xe(h,x,W,Xt-De/2,bt,be+De,Et)}}return De>0?lt.stroke=Qt?ho:yo:Qt||(lt._fill=R.width==0?R._fill:R._stroke??R._fill,lt.width=0),lt.fill=Qt?Mt:yo,lt})}function zy(e,t){let n=he(t?.alignGaps,0);return(o,r,s,i)=>ao(o,r,(l,u,c,d,f,g,h,x,w,C,R)=>{[s,i]=Is(c,s,i);let k=l.pxRound,v=Y=>k(g(Y,d,C,x)),_=Y=>k(h(Y,f,R,w)),E,M,O;d.ori==0?(E=Fs,O=er,M=_d):(E=Vs,O=tr,M=kd);let N=d.dir*(d.ori==0?1:-1),L=v(u[N==1?s:i]),z=L,A=[],I=[];for(let Y=N==1?s:i;Y>=s&&Y<=i;Y+=N)if(c[Y]!=null){let Pe=u[Y],pe=v(Pe);A.push(z=pe),I.push(_(c[Y]))}let $={stroke:e(A,I,E,O,M,k),fill:null,clip:null,band:null,gaps:null,flags:Qo},K=$.stroke,[U,ue]=Nl(o,r);if(l.fill!=null||U!=0){let Y=$.fill=new Path2D(K),ft=l.fillTo(o,r,l.min,l.max,U),Pe=_(ft);O(Y,z,Pe),O(Y,L,Pe)}if(!l.spanGaps){let Y=[];Y.push(...Fl(u,c,s,i,N,v,n)),$.gaps=Y=l.gaps(o,r,s,i,Y),$.clip=Ns(Y,d.ori,x,w,C,R)}return ue!=0&&($.band=ue==2?[xn(o,r,s,i,K,-1),xn(o,r,s,i,K,1)]:xn(o,r,s,i,K,ue)),$})}function Ny(e){return zy(Fy,e)}function Fy(e,t,n,o,r,s){let i=e.length;if(i<2)return null;let l=new Path2D;if(n(l,e[0],t[0]),i==2)o(l,e[1],t[1]);else{let u=Array(i),c=Array(i-1),d=Array(i-1),f=Array(i-1);for(let g=0;g<i-1;g++)d[g]=t[g+1]-t[g],f[g]=e[g+1]-e[g],c[g]=d[g]/f[g];u[0]=c[0];for(let g=1;g<i-1;g++)c[g]===0||c[g-1]===0||c[g-1]>0!=c[g]>0?u[g]=0:(u[g]=3*(f[g-1]+f[g])/((2*f[g]+f[g-1])/c[g-1]+(f[g]+2*f[g-1])/c[g]),isFinite(u[g])||(u[g]=0));u[i-1]=c[i-2];for(let g=0;g<i-1;g++)r(l,e[g]+f[g]/3,t[g]+u[g]*f[g]/3,e[g+1]-f[g]/3,t[g+1]-u[g+1]*f[g]/3,e[g+1],t[g+1])}return l}var Rl=new Set;function Bc(){for(let e of Rl)e.syncRect(!0)}Xo&&(io(vg,qo,Bc),io(xg,qo,Bc,!0),io(Os,qo,()=>{nt.pxRatio=ye}));var Vy=Cd(),By=Sd();function Gc(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,i)=>Cl(s,i,t,n))}function Gy(e,t){return e.map((n,o)=>o==0?{}:We({},t,n))}function Cl(e,t,n,o){return We({},t==0?n:o,e)}function Td(e,t,n){return t==null?Jo:[t,n]}var Wy=Td;function Hy(e,t,n){return t==null?Jo:As(t,n,Ol,!0)}function Md(e,t,n,o){return t==null?Jo:Ds(t,n,e.scales[o].log,!1)}var Ky=Md;function Ed(e,t,n,o){return t==null?Jo:Pl(t,n,e.scales[o].log,!1)}var Uy=Ed;function jy(e,t,n,o,r){let s=pt(xc(e),xc(t)),i=t-e,l=Jt(r/o*i,n);do{let u=n[l],c=o*u/i;if(c>=r&&s+(u<5?Dn.get(u):0)<=17)return[u,c]}while(++l<n.length);return[0,0]}function Wc(e){let t,n;return e=e.replace(/(\d+)px/,(o,r)=>(t=qe((n=+r)*ye))+"px"),[e,t,n]}function qy(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=Se(t[2]*ye,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function nt(e,t,n){let o={mode:he(e.mode,1)},r=o.mode;function s(p,m,y,b){let S=m.valToPct(p);return b+y*(m.dir==-1?1-S:S)}function i(p,m,y,b){let S=m.valToPct(p);return b+y*(m.dir==-1?S:1-S)}function l(p,m,y,b){return m.ori==0?s(p,m,y,b):i(p,m,y,b)}o.valToPosH=s,o.valToPosV=i;let u=!1;o.status=0;let c=o.root=Vt(tg);if(e.id!=null&&(c.id=e.id),Rt(c,e.class),e.title){let p=Vt(rg,c);p.textContent=e.title}let d=Yt("canvas"),f=o.ctx=d.getContext("2d"),g=Vt(sg,c);io("click",g,p=>{p.target===x&&(Ce!=Eo||Ae!=Po)&&rt.click(o,p)},!0);let h=o.under=Vt(ig,g);g.appendChild(d);let x=o.over=Vt(lg,g);e=Zo(e);let w=+he(e.pxAlign,1),C=Fc(w);(e.plugins||[]).forEach(p=>{p.opts&&(e=p.opts(o,e)||e)});let R=e.ms||.001,k=o.series=r==1?Gc(e.series||[],Ac,zc,!1):Gy(e.series||[null],$c),v=o.axes=Gc(e.axes||[],Oc,Ic,!0),_=o.scales={},E=o.bands=e.bands||[];E.forEach(p=>{p.fill=ae(p.fill||null),p.dir=he(p.dir,-1)});let M=r==2?k[1].facets[0].scale:k[0].scale,O={axes:Om,series:Cm},N=(e.drawOrder||["axes","series"]).map(p=>O[p]);function L(p){let m=p.distr==3?y=>vn(y>0?y:p.clamp(o,y,p.min,p.max,p.key)):p.distr==4?y=>fl(y,p.asinh):p.distr==100?y=>p.fwd(y):y=>y;return y=>{let b=m(y),{_min:S,_max:T}=p,P=T-S;return(b-S)/P}}function z(p){let m=_[p];if(m==null){let y=(e.scales||Er)[p]||Er;if(y.from!=null){z(y.from);let b=We({},_[y.from],y,{key:p});b.valToPct=L(b),_[p]=b}else{m=_[p]=We({},p==M?yd:Py,y),m.key=p;let b=m.time,S=m.range,T=In(S);if((p!=M||r==2&&!b)&&(T&&(S[0]==null||S[1]==null)&&(S={min:S[0]==null?yc:{mode:1,hard:S[0],soft:S[0]},max:S[1]==null?yc:{mode:1,hard:S[1],soft:S[1]}},T=!1),!T&&zs(S))){let P=S;S=(D,F,V)=>F==null?Jo:As(F,V,P)}m.range=ae(S||(b?Wy:p==M?m.distr==3?Ky:m.distr==4?Uy:Td:m.distr==3?Md:m.distr==4?Ed:Hy)),m.auto=ae(T?!1:m.auto),m.clamp=ae(m.clamp||Ey),m._min=m._max=null,m.valToPct=L(m)}}}z("x"),z("y"),r==1&&k.forEach(p=>{z(p.scale)}),v.forEach(p=>{z(p.scale)});for(let p in e.scales)z(p);let A=_[M],I=A.distr,$,K;A.ori==0?(Rt(c,ng),$=s,K=i):(Rt(c,og),$=i,K=s);let U={};for(let p in _){let m=_[p];(m.min!=null||m.max!=null)&&(U[p]={min:m.min,max:m.max},m.min=m.max=null)}let ue=e.tzDate||(p=>new Date(qe(p/R))),Y=e.fmtDate||Il,ft=R==1?ny(ue):sy(ue),Pe=Mc(ue,Tc(R==1?ty:ry,Y)),pe=Pc(ue,Ec(ly,Y)),xe=[],se=o.legend=We({},cy,e.legend),j=o.cursor=We({},gy,{drag:{y:r==2}},e.cursor),He=se.show,it=j.show,Oe=se.markers;se.idxs=xe,Oe.width=ae(Oe.width),Oe.dash=ae(Oe.dash),Oe.stroke=ae(Oe.stroke),Oe.fill=ae(Oe.fill);let be,Gt,yt,De=[],Qt=[],pn,Mt=!1,kn={};if(se.live){let p=k[1]?k[1].values:null;Mt=p!=null,pn=Mt?p(o,1,0):{_:0};for(let m in pn)kn[m]=Ml}if(He)if(be=Yt("table",fg,c),yt=Yt("tbody",null,be),se.mount(o,be),Mt){Gt=Yt("thead",null,be,yt);let p=Yt("tr",null,Gt);Yt("th",null,p);for(var ho in pn)Yt("th",rc,p).textContent=ho}else Rt(be,hg),se.live&&Rt(be,mg);let go={show:!0},sr={show:!1};function Fr(p,m){if(m==0&&(Mt||!se.live||r==2))return Jo;let y=[],b=Yt("tr",gg,yt,yt.childNodes[m]);Rt(b,p.class),p.show||Rt(b,so);let S=Yt("th",null,b);if(Oe.show){let D=Vt(yg,S);if(m>0){let F=Oe.width(o,m);F&&(D.style.border=F+"px "+Oe.dash(o,m)+" "+Oe.stroke(o,m)),D.style.background=Oe.fill(o,m)}}let T=Vt(rc,S);p.label instanceof HTMLElement?T.appendChild(p.label):T.textContent=p.label,m>0&&(Oe.show||(T.style.color=p.width>0?Oe.stroke(o,m):Oe.fill(o,m)),lt("click",S,D=>{if(j._lock)return;Wn(D);let F=k.indexOf(p);if((D.ctrlKey||D.metaKey)!=se.isolate){let V=k.some((G,H)=>H>0&&H!=F&&G.show);k.forEach((G,H)=>{H>0&&tn(H,V?H==F?go:sr:go,!0,Ge.setSeries)})}else tn(F,{show:!p.show},!0,Ge.setSeries)},!1),xo&&lt(ac,S,D=>{j._lock||(Wn(D),tn(k.indexOf(p),Ao,!0,Ge.setSeries))},!1));for(var P in pn){let D=Yt("td",bg,b);D.textContent="--",y.push(D)}return[b,y]}let Nn=new Map;function lt(p,m,y,b=!0){let S=Nn.get(m)||{},T=j.bind[p](o,m,y,b);T&&(io(p,m,S[p]=T),Nn.set(m,S))}function yo(p,m,y){let b=Nn.get(m)||{};for(let S in b)(p==null||S==p)&&(xl(S,m,b[S]),delete b[S]);p==null&&Nn.delete(m)}let fn=0,Fn=0,re=0,W=0,Re=0,Ke=0,bo=Re,Vn=Ke,Xt=re,Bn=W,bt=0,Et=0,mt=0,Wt=0;o.bbox={};let ci=!1,Vr=!1,vo=!1,Gn=!1,Br=!1,Pt=!1;function di(p,m,y){(y||p!=o.width||m!=o.height)&&ya(p,m),Ro(!1),vo=!0,Vr=!0,Co()}function ya(p,m){o.width=fn=re=p,o.height=Fn=W=m,Re=Ke=0,vm(),xm();let y=o.bbox;bt=y.left=oo(Re*ye,.5),Et=y.top=oo(Ke*ye,.5),mt=y.width=oo(re*ye,.5),Wt=y.height=oo(W*ye,.5)}let gm=3;function ym(){let p=!1,m=0;for(;!p;){m++;let y=Em(m),b=Pm(m);p=m==gm||y&&b,p||(ya(o.width,o.height),Vr=!0)}}function bm({width:p,height:m}){di(p,m)}o.setSize=bm;function vm(){let p=!1,m=!1,y=!1,b=!1;v.forEach((S,T)=>{if(S.show&&S._show){let{side:P,_size:D}=S,F=P%2,V=S.label!=null?S.labelSize:0,G=D+V;G>0&&(F?(re-=G,P==3?(Re+=G,b=!0):y=!0):(W-=G,P==0?(Ke+=G,p=!0):m=!0))}}),Hn[0]=p,Hn[1]=y,Hn[2]=m,Hn[3]=b,re-=Sn[1]+Sn[3],Re+=Sn[3],W-=Sn[2]+Sn[0],Ke+=Sn[0]}function xm(){let p=Re+re,m=Ke+W,y=Re,b=Ke;function S(T,P){switch(T){case 1:return p+=P,p-P;case 2:return m+=P,m-P;case 3:return y-=P,y+P;case 0:return b-=P,b+P}}v.forEach((T,P)=>{if(T.show&&T._show){let D=T.side;T._pos=S(D,T._size),T.label!=null&&(T._lpos=S(D,T.labelSize))}})}if(j.dataIdx==null){let p=j.hover,m=p.skip=new Set(p.skip??[]);m.add(void 0);let y=p.prox=ae(p.prox),b=p.bias??=0;j.dataIdx=(S,T,P,D)=>{if(T==0)return P;let F=P,V=y(S,T,P,D)??ke,G=V>=0&&V<ke,H=A.ori==0?re:W,te=j.left,ge=t[0],fe=t[T];if(m.has(fe[P])){F=null;let le=null,Q=null,q;if(b==0||b==-1)for(q=P;le==null&&q-- >0;)m.has(fe[q])||(le=q);if(b==0||b==1)for(q=P;Q==null&&q++<fe.length;)m.has(fe[q])||(Q=q);if(le!=null||Q!=null)if(G){let Me=le==null?-1/0:$(ge[le],A,H,0),ze=Q==null?1/0:$(ge[Q],A,H,0),tt=te-Me,we=ze-te;tt<=we?tt<=V&&(F=le):we<=V&&(F=Q)}else F=Q==null?le:le==null?Q:P-le<=Q-P?le:Q}else G&&Ye(te-$(ge[P],A,H,0))>V&&(F=null);return F}}let Wn=p=>{j.event=p};j.idxs=xe,j._lock=!1;let st=j.points;st.show=ae(st.show),st.size=ae(st.size),st.stroke=ae(st.stroke),st.width=ae(st.width),st.fill=ae(st.fill);let en=o.focus=We({},e.focus||{alpha:.3},j.focus),xo=en.prox>=0,wo=xo&&st.one,Ot=[],_o=[],ko=[];function ba(p,m){let y=st.show(o,m);if(y instanceof HTMLElement)return Rt(y,pg),Rt(y,p.class),dn(y,-10,-10,re,W),x.insertBefore(y,Ot[m]),y}function va(p,m){if(r==1||m>0){let y=r==1&&_[p.scale].time,b=p.value;p.value=y?kc(b)?Pc(ue,Ec(b,Y)):b||pe:b||Cy,p.label=p.label||(y?by:yy)}if(wo||m>0){p.width=p.width==null?1:p.width,p.paths=p.paths||Vy||Pg,p.fillTo=ae(p.fillTo||Oy),p.pxAlign=+he(p.pxAlign,w),p.pxRound=Fc(p.pxAlign),p.stroke=ae(p.stroke||null),p.fill=ae(p.fill||null),p._stroke=p._fill=p._paths=p._focus=null;let y=Ty(pt(1,p.width),1),b=p.points=We({},{size:y,width:pt(1,y*.2),stroke:p.stroke,space:y*2,paths:By,_stroke:null,_fill:null},p.points);b.show=ae(b.show),b.filter=ae(b.filter),b.fill=ae(b.fill),b.stroke=ae(b.stroke),b.paths=ae(b.paths),b.pxAlign=p.pxAlign}if(He){let y=Fr(p,m);De.splice(m,0,y[0]),Qt.splice(m,0,y[1]),se.values.push(null)}if(it){xe.splice(m,0,null);let y=null;wo?m==0&&(y=ba(p,m)):m>0&&(y=ba(p,m)),Ot.splice(m,0,y),_o.splice(m,0,0),ko.splice(m,0,0)}et("addSeries",m)}function wm(p,m){m=m??k.length,p=r==1?Cl(p,m,Ac,zc):Cl(p,m,{},$c),k.splice(m,0,p),va(k[m],m)}o.addSeries=wm;function _m(p){if(k.splice(p,1),He){se.values.splice(p,1),Qt.splice(p,1);let m=De.splice(p,1)[0];yo(null,m.firstChild),m.remove()}it&&(xe.splice(p,1),Ot.splice(p,1)[0].remove(),_o.splice(p,1),ko.splice(p,1)),et("delSeries",p)}o.delSeries=_m;let Hn=[!1,!1,!1,!1];function km(p,m){if(p._show=p.show,p.show){let y=p.side%2,b=_[p.scale];b==null&&(p.scale=y?k[1].scale:M,b=_[p.scale]);let S=b.time;p.size=ae(p.size),p.space=ae(p.space),p.rotate=ae(p.rotate),In(p.incrs)&&p.incrs.forEach(P=>{!Dn.has(P)&&Dn.set(P,Qc(P))}),p.incrs=ae(p.incrs||(b.distr==2?Qg:S?R==1?ey:oy:ro)),p.splits=ae(p.splits||(S&&b.distr==1?ft:b.distr==3?_l:b.distr==4?wy:xy)),p.stroke=ae(p.stroke),p.grid.stroke=ae(p.grid.stroke),p.ticks.stroke=ae(p.ticks.stroke),p.border.stroke=ae(p.border.stroke);let T=p.values;p.values=In(T)&&!In(T[0])?ae(T):S?In(T)?Mc(ue,Tc(T,Y)):kc(T)?iy(ue,T):T||Pe:T||vy,p.filter=ae(p.filter||(b.distr>=3&&b.log==10?Sy:b.distr==3&&b.log==2?Ry:Jc)),p.font=Wc(p.font),p.labelFont=Wc(p.labelFont),p._size=p.size(o,null,m,0),p._space=p._rotate=p._incrs=p._found=p._splits=p._values=null,p._size>0&&(Hn[m]=!0,p._el=Vt(ag,g))}}function ir(p,m,y,b){let[S,T,P,D]=y,F=m%2,V=0;return F==0&&(D||T)&&(V=m==0&&!S||m==2&&!P?qe(Oc.size/3):0),F==1&&(S||P)&&(V=m==1&&!T||m==3&&!D?qe(Ic.size/2):0),V}let xa=o.padding=(e.padding||[ir,ir,ir,ir]).map(p=>ae(he(p,ir))),Sn=o._padding=xa.map((p,m)=>p(o,m,Hn,0)),ot,Je=null,Ze=null,Gr=r==1?k[0].idxs:null,Ht=null,lr=!1;function wa(p,m){if(t=p??[],o.data=o._data=t,r==2){ot=0;for(let y=1;y<k.length;y++)ot+=t[y][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Ht=t[0],ot=Ht.length;let y=t;if(I==2){y=t.slice();let b=y[0]=Array(ot);for(let S=0;S<ot;S++)b[S]=S}o._data=t=y}if(Ro(!0),et("setData"),I==2&&(vo=!0),m!==!1){let y=A;y.auto(o,lr)?pi():Cn(M,y.min,y.max),Gn=Gn||j.left>=0,Pt=!0,Co()}}o.setData=wa;function pi(){lr=!0;let p,m;r==1&&(ot>0?(Je=Gr[0]=0,Ze=Gr[1]=ot-1,p=t[0][Je],m=t[0][Ze],I==2?(p=Je,m=Ze):p==m&&(I==3?[p,m]=Ds(p,p,A.log,!1):I==4?[p,m]=Pl(p,p,A.log,!1):A.time?m=p+qe(86400/R):[p,m]=As(p,m,Ol,!0))):(Je=Gr[0]=p=null,Ze=Gr[1]=m=null)),Cn(M,p,m)}let Wr,So,fi,mi,hi,gi,yi,bi,vi,ht;function _a(p,m,y,b,S,T){p??=ic,y??=Ll,b??="butt",S??=ic,T??="round",p!=Wr&&(f.strokeStyle=Wr=p),S!=So&&(f.fillStyle=So=S),m!=fi&&(f.lineWidth=fi=m),T!=hi&&(f.lineJoin=hi=T),b!=gi&&(f.lineCap=gi=b),y!=mi&&f.setLineDash(mi=y)}function ka(p,m,y,b){m!=So&&(f.fillStyle=So=m),p!=yi&&(f.font=yi=p),y!=bi&&(f.textAlign=bi=y),b!=vi&&(f.textBaseline=vi=b)}function xi(p,m,y,b,S=0){if(b.length>0&&p.auto(o,lr)&&(m==null||m.min==null)){let T=he(Je,0),P=he(Ze,b.length-1),D=y.min==null?Sg(b,T,P,S,p.distr==3):[y.min,y.max];p.min=Zt(p.min,y.min=D[0]),p.max=pt(p.max,y.max=D[1])}}let Sa={min:null,max:null};function Sm(){for(let b in _){let S=_[b];U[b]==null&&(S.min==null||U[M]!=null&&S.auto(o,lr))&&(U[b]=Sa)}for(let b in _){let S=_[b];U[b]==null&&S.from!=null&&U[S.from]!=null&&(U[b]=Sa)}U[M]!=null&&Ro(!0);let p={};for(let b in U){let S=U[b];if(S!=null){let T=p[b]=Zo(_[b],Lg);if(S.min!=null)We(T,S);else if(b!=M||r==2)if(ot==0&&T.from==null){let P=T.range(o,null,null,b);T.min=P[0],T.max=P[1]}else T.min=ke,T.max=-ke}}if(ot>0){k.forEach((b,S)=>{if(r==1){let T=b.scale,P=U[T];if(P==null)return;let D=p[T];if(S==0){let F=D.range(o,D.min,D.max,T);D.min=F[0],D.max=F[1],Je=Jt(D.min,t[0]),Ze=Jt(D.max,t[0]),Ze-Je>1&&(t[0][Je]<D.min&&Je++,t[0][Ze]>D.max&&Ze--),b.min=Ht[Je],b.max=Ht[Ze]}else b.show&&b.auto&&xi(D,P,b,t[S],b.sorted);b.idxs[0]=Je,b.idxs[1]=Ze}else if(S>0&&b.show&&b.auto){let[T,P]=b.facets,D=T.scale,F=P.scale,[V,G]=t[S],H=p[D],te=p[F];H!=null&&xi(H,U[D],T,V,T.sorted),te!=null&&xi(te,U[F],P,G,P.sorted),b.min=P.min,b.max=P.max}});for(let b in p){let S=p[b],T=U[b];if(S.from==null&&(T==null||T.min==null)){let P=S.range(o,S.min==ke?null:S.min,S.max==-ke?null:S.max,b);S.min=P[0],S.max=P[1]}}}for(let b in p){let S=p[b];if(S.from!=null){let T=p[S.from];if(T.min==null)S.min=S.max=null;else{let P=S.range(o,T.min,T.max,b);S.min=P[0],S.max=P[1]}}}let m={},y=!1;for(let b in p){let S=p[b],T=_[b];if(T.min!=S.min||T.max!=S.max){T.min=S.min,T.max=S.max;let P=T.distr;T._min=P==3?vn(T.min):P==4?fl(T.min,T.asinh):P==100?T.fwd(T.min):T.min,T._max=P==3?vn(T.max):P==4?fl(T.max,T.asinh):P==100?T.fwd(T.max):T.max,m[b]=y=!0}}if(y){k.forEach((b,S)=>{r==2?S>0&&m.y&&(b._paths=null):m[b.scale]&&(b._paths=null)});for(let b in m)vo=!0,et("setScale",b);it&&j.left>=0&&(Gn=Pt=!0)}for(let b in U)U[b]=null}function Rm(p){let m=wl(Je-1,0,ot-1),y=wl(Ze+1,0,ot-1);for(;p[m]==null&&m>0;)m--;for(;p[y]==null&&y<ot-1;)y++;return[m,y]}function Cm(){if(ot>0){let p=k.some(m=>m._focus)&&ht!=en.alpha;p&&(f.globalAlpha=ht=en.alpha),k.forEach((m,y)=>{if(y>0&&m.show&&(Ra(y,!1),Ra(y,!0),m._paths==null)){let b=ht;ht!=m.alpha&&(f.globalAlpha=ht=m.alpha);let S=r==2?[0,t[y][0].length-1]:Rm(t[y]);m._paths=m.paths(o,y,S[0],S[1]),ht!=b&&(f.globalAlpha=ht=b)}}),k.forEach((m,y)=>{if(y>0&&m.show){let b=ht;ht!=m.alpha&&(f.globalAlpha=ht=m.alpha),m._paths!=null&&Ca(y,!1);{let S=m._paths!=null?m._paths.gaps:null,T=m.points.show(o,y,Je,Ze,S),P=m.points.filter(o,y,T,S);(T||P)&&(m.points._paths=m.points.paths(o,y,Je,Ze,P),Ca(y,!0))}ht!=b&&(f.globalAlpha=ht=b),et("drawSeries",y)}}),p&&(f.globalAlpha=ht=1)}}function Ra(p,m){let y=m?k[p].points:k[p];y._stroke=y.stroke(o,p),y._fill=y.fill(o,p)}function Ca(p,m){let y=m?k[p].points:k[p],{stroke:b,fill:S,clip:T,flags:P,_stroke:D=y._stroke,_fill:F=y._fill,_width:V=y.width}=y._paths;V=Se(V*ye,3);let G=null,H=V%2/2;m&&F==null&&(F=V>0?"#fff":D);let te=y.pxAlign==1&&H>0;if(te&&f.translate(H,H),!m){let ge=bt-V/2,fe=Et-V/2,le=mt+V,Q=Wt+V;G=new Path2D,G.rect(ge,fe,le,Q)}m?wi(D,V,y.dash,y.cap,F,b,S,P,T):Tm(p,D,V,y.dash,y.cap,F,b,S,P,G,T),te&&f.translate(-H,-H)}function Tm(p,m,y,b,S,T,P,D,F,V,G){let H=!1;F!=0&&E.forEach((te,ge)=>{if(te.series[0]==p){let fe=k[te.series[1]],le=t[te.series[1]],Q=(fe._paths||Er).band;In(Q)&&(Q=te.dir==1?Q[0]:Q[1]);let q,Me=null;fe.show&&Q&&Cg(le,Je,Ze)?(Me=te.fill(o,ge)||T,q=fe._paths.clip):Q=null,wi(m,y,b,S,Me,P,D,F,V,G,q,Q),H=!0}}),H||wi(m,y,b,S,T,P,D,F,V,G)}let Ta=Qo|Sl;function wi(p,m,y,b,S,T,P,D,F,V,G,H){_a(p,m,y,b,S),(F||V||H)&&(f.save(),F&&f.clip(F),V&&f.clip(V)),H?(D&Ta)==Ta?(f.clip(H),G&&f.clip(G),Kr(S,P),Hr(p,T,m)):D&Sl?(Kr(S,P),f.clip(H),Hr(p,T,m)):D&Qo&&(f.save(),f.clip(H),G&&f.clip(G),Kr(S,P),f.restore(),Hr(p,T,m)):(Kr(S,P),Hr(p,T,m)),(F||V||H)&&f.restore()}function Hr(p,m,y){y>0&&(m instanceof Map?m.forEach((b,S)=>{f.strokeStyle=Wr=S,f.stroke(b)}):m!=null&&p&&f.stroke(m))}function Kr(p,m){m instanceof Map?m.forEach((y,b)=>{f.fillStyle=So=b,f.fill(y)}):m!=null&&p&&f.fill(m)}function Mm(p,m,y,b){let S=v[p],T;if(b<=0)T=[0,0];else{let P=S._space=S.space(o,p,m,y,b),D=S._incrs=S.incrs(o,p,m,y,b,P);T=jy(m,y,D,b,P)}return S._found=T}function _i(p,m,y,b,S,T,P,D,F,V){let G=P%2/2;w==1&&f.translate(G,G),_a(D,P,F,V,D),f.beginPath();let H,te,ge,fe,le=S+(b==0||b==3?-T:T);y==0?(te=S,fe=le):(H=S,ge=le);for(let Q=0;Q<p.length;Q++)m[Q]!=null&&(y==0?H=ge=p[Q]:te=fe=p[Q],f.moveTo(H,te),f.lineTo(ge,fe));f.stroke(),w==1&&f.translate(-G,-G)}function Em(p){let m=!0;return v.forEach((y,b)=>{if(!y.show)return;let S=_[y.scale];if(S.min==null){y._show&&(m=!1,y._show=!1,Ro(!1));return}else y._show||(m=!1,y._show=!0,Ro(!1));let T=y.side,P=T%2,{min:D,max:F}=S,[V,G]=Mm(b,D,F,P==0?re:W);if(G==0)return;let H=S.distr==2,te=y._splits=y.splits(o,b,D,F,V,G,H),ge=S.distr==2?te.map(q=>Ht[q]):te,fe=S.distr==2?Ht[te[1]]-Ht[te[0]]:V,le=y._values=y.values(o,y.filter(o,ge,b,G,fe),b,G,fe);y._rotate=T==2?y.rotate(o,le,b,G):0;let Q=y._size;y._size=Bt(y.size(o,le,b,p)),Q!=null&&y._size!=Q&&(m=!1)}),m}function Pm(p){let m=!0;return xa.forEach((y,b)=>{let S=y(o,b,Hn,p);S!=Sn[b]&&(m=!1),Sn[b]=S}),m}function Om(){for(let p=0;p<v.length;p++){let m=v[p];if(!m.show||!m._show)continue;let y=m.side,b=y%2,S,T,P=m.stroke(o,p),D=y==0||y==3?-1:1,[F,V]=m._found;if(m.label!=null){let ut=m.labelGap*D,wt=qe((m._lpos+ut)*ye);ka(m.labelFont[0],P,"center",y==2?"top":sc),f.save(),b==1?(S=T=0,f.translate(wt,qe(Et+Wt/2)),f.rotate((y==3?-Ps:Ps)/2)):(S=qe(bt+mt/2),T=wt);let jn=qc(m.label)?m.label(o,p,F,V):m.label;f.fillText(jn,S,T),f.restore()}if(V==0)continue;let G=_[m.scale],H=b==0?mt:Wt,te=b==0?bt:Et,ge=m._splits,fe=G.distr==2?ge.map(ut=>Ht[ut]):ge,le=G.distr==2?Ht[ge[1]]-Ht[ge[0]]:F,Q=m.ticks,q=m.border,Me=Q.show?Q.size:0,ze=qe(Me*ye),tt=qe((m.alignTo==2?m._size-Me-m.gap:m.gap)*ye),we=m._rotate*-Ps/180,Ne=C(m._pos*ye),vt=(ze+tt)*D,at=Ne+vt;T=b==0?at:0,S=b==1?at:0;let At=m.font[0],Kt=m.align==1?Uo:m.align==2?cl:we>0?Uo:we<0?cl:b==0?"center":y==3?cl:Uo,on=we||b==1?"middle":y==2?"top":sc;ka(At,P,Kt,on);let xt=m.font[1]*m.lineGap,Lt=ge.map(ut=>C(l(ut,G,H,te))),Ut=m._values;for(let ut=0;ut<Ut.length;ut++){let wt=Ut[ut];if(wt!=null){b==0?S=Lt[ut]:T=Lt[ut],wt=""+wt;let jn=wt.indexOf(`
`)==-1?[wt]:wt.split(/\n/gm);for(let ct=0;ct<jn.length;ct++){let Ua=jn[ct];we?(f.save(),f.translate(S,T+ct*xt),f.rotate(we),f.fillText(Ua,0,0),f.restore()):f.fillText(Ua,S,T+ct*xt)}}}Q.show&&_i(Lt,Q.filter(o,fe,p,V,le),b,y,Ne,ze,Se(Q.width*ye,3),Q.stroke(o,p),Q.dash,Q.cap);let rn=m.grid;rn.show&&_i(Lt,rn.filter(o,fe,p,V,le),b,b==0?2:1,b==0?Et:bt,b==0?Wt:mt,Se(rn.width*ye,3),rn.stroke(o,p),rn.dash,rn.cap),q.show&&_i([Ne],[1],b==0?1:0,b==0?1:2,b==1?Et:bt,b==1?Wt:mt,Se(q.width*ye,3),q.stroke(o,p),q.dash,q.cap)}et("drawAxes")}function Ro(p){k.forEach((m,y)=>{y>0&&(m._paths=null,p&&(r==1?(m.min=null,m.max=null):m.facets.forEach(b=>{b.min=null,b.max=null})))})}let Ur=!1,ki=!1,ar=[];function Am(){ki=!1;for(let p=0;p<ar.length;p++)et(...ar[p]);ar.length=0}function Co(){Ur||(Vg(Ma),Ur=!0)}function Lm(p,m=!1){Ur=!0,ki=m,p(o),Ma(),m&&ar.length>0&&queueMicrotask(Am)}o.batch=Lm;function Ma(){if(ci&&(Sm(),ci=!1),vo&&(ym(),vo=!1),Vr){if(Ee(h,Uo,Re),Ee(h,"top",Ke),Ee(h,Rr,re),Ee(h,Cr,W),Ee(x,Uo,Re),Ee(x,"top",Ke),Ee(x,Rr,re),Ee(x,Cr,W),Ee(g,Rr,fn),Ee(g,Cr,Fn),d.width=qe(fn*ye),d.height=qe(Fn*ye),v.forEach(({_el:p,_show:m,_size:y,_pos:b,side:S})=>{if(p!=null)if(m){let T=S===3||S===0?y:0,P=S%2==1;Ee(p,P?"left":"top",b-T),Ee(p,P?"width":"height",y),Ee(p,P?"top":"left",P?Ke:Re),Ee(p,P?"height":"width",P?W:re),vl(p,so)}else Rt(p,so)}),Wr=So=fi=hi=gi=yi=bi=vi=mi=null,ht=1,dr(!0),Re!=bo||Ke!=Vn||re!=Xt||W!=Bn){Ro(!1);let p=re/Xt,m=W/Bn;if(it&&!Gn&&j.left>=0){j.left*=p,j.top*=m,To&&dn(To,qe(j.left),0,re,W),Mo&&dn(Mo,0,qe(j.top),re,W);for(let y=0;y<Ot.length;y++){let b=Ot[y];b!=null&&(_o[y]*=p,ko[y]*=m,dn(b,Bt(_o[y]),Bt(ko[y]),re,W))}}if(Te.show&&!Br&&Te.left>=0&&Te.width>0){Te.left*=p,Te.width*=p,Te.top*=m,Te.height*=m;for(let y in Ei)Ee(Oo,y,Te[y])}bo=Re,Vn=Ke,Xt=re,Bn=W}et("setSize"),Vr=!1}fn>0&&Fn>0&&(f.clearRect(0,0,d.width,d.height),et("drawClear"),N.forEach(p=>p()),et("draw")),Te.show&&Br&&(jr(Te),Br=!1),it&&Gn&&(Un(null,!0,!1),Gn=!1),se.show&&se.live&&Pt&&(Ti(),Pt=!1),u||(u=!0,o.status=1,et("ready")),lr=!1,Ur=!1}o.redraw=(p,m)=>{vo=m||!1,p!==!1?Cn(M,A.min,A.max):Co()};function Si(p,m){let y=_[p];if(y.from==null){if(ot==0){let b=y.range(o,m.min,m.max,p);m.min=b[0],m.max=b[1]}if(m.min>m.max){let b=m.min;m.min=m.max,m.max=b}if(ot>1&&m.min!=null&&m.max!=null&&m.max-m.min<1e-16)return;p==M&&y.distr==2&&ot>0&&(m.min=Jt(m.min,t[0]),m.max=Jt(m.max,t[0]),m.min==m.max&&m.max++),U[p]=m,ci=!0,Co()}}o.setScale=Si;let Ri,Ci,To,Mo,Ea,Pa,Eo,Po,Oa,Aa,Ce,Ae,Rn=!1,rt=j.drag,Qe=rt.x,Xe=rt.y;it&&(j.x&&(Ri=Vt(cg,x)),j.y&&(Ci=Vt(dg,x)),A.ori==0?(To=Ri,Mo=Ci):(To=Ci,Mo=Ri),Ce=j.left,Ae=j.top);let Te=o.select=We({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Oo=Te.show?Vt(ug,Te.over?x:h):null;function jr(p,m){if(Te.show){for(let y in p)Te[y]=p[y],y in Ei&&Ee(Oo,y,p[y]);m!==!1&&et("setSelect")}}o.setSelect=jr;function Im(p){if(k[p].show)He&&vl(De[p],so);else if(He&&Rt(De[p],so),it){let y=wo?Ot[0]:Ot[p];y!=null&&dn(y,-10,-10,re,W)}}function Cn(p,m,y){Si(p,{min:m,max:y})}function tn(p,m,y,b){m.focus!=null&&Fm(p),m.show!=null&&k.forEach((S,T)=>{T>0&&(p==T||p==null)&&(S.show=m.show,Im(T),r==2?(Cn(S.facets[0].scale,null,null),Cn(S.facets[1].scale,null,null)):Cn(S.scale,null,null),Co())}),y!==!1&&et("setSeries",p,m),b&&pr("setSeries",o,p,m)}o.setSeries=tn;function Dm(p,m){We(E[p],m)}function $m(p,m){p.fill=ae(p.fill||null),p.dir=he(p.dir,-1),m=m??E.length,E.splice(m,0,p)}function zm(p){p==null?E.length=0:E.splice(p,1)}o.addBand=$m,o.setBand=Dm,o.delBand=zm;function Nm(p,m){k[p].alpha=m,it&&Ot[p]!=null&&(Ot[p].style.opacity=m),He&&De[p]&&(De[p].style.opacity=m)}let mn,Tn,Kn,Ao={focus:!0};function Fm(p){if(p!=Kn){let m=p==null,y=en.alpha!=1;k.forEach((b,S)=>{if(r==1||S>0){let T=m||S==0||S==p;b._focus=m?null:T,y&&Nm(S,T?1:en.alpha)}}),Kn=p,y&&Co()}}He&&xo&&lt(uc,be,p=>{j._lock||(Wn(p),Kn!=null&&tn(null,Ao,!0,Ge.setSeries))});function nn(p,m,y){let b=_[m];y&&(p=p/ye-(b.ori==1?Ke:Re));let S=re;b.ori==1&&(S=W,p=S-p),b.dir==-1&&(p=S-p);let T=b._min,P=b._max,D=p/S,F=T+(P-T)*D,V=b.distr;return V==3?Yo(10,F):V==4?Mg(F,b.asinh):V==100?b.bwd(F):F}function Vm(p,m){let y=nn(p,M,m);return Jt(y,t[0],Je,Ze)}o.valToIdx=p=>Jt(p,t[0]),o.posToIdx=Vm,o.posToVal=nn,o.valToPos=(p,m,y)=>_[m].ori==0?s(p,_[m],y?mt:re,y?bt:0):i(p,_[m],y?Wt:W,y?Et:0),o.setCursor=(p,m,y)=>{Ce=p.left,Ae=p.top,Un(null,m,y)};function La(p,m){Ee(Oo,Uo,Te.left=p),Ee(Oo,Rr,Te.width=m)}function Ia(p,m){Ee(Oo,"top",Te.top=p),Ee(Oo,Cr,Te.height=m)}let ur=A.ori==0?La:Ia,cr=A.ori==1?La:Ia;function Bm(){if(He&&se.live)for(let p=r==2?1:0;p<k.length;p++){if(p==0&&Mt)continue;let m=se.values[p],y=0;for(let b in m)Qt[p][y++].firstChild.nodeValue=m[b]}}function Ti(p,m){if(p!=null&&(p.idxs?p.idxs.forEach((y,b)=>{xe[b]=y}):Ag(p.idx)||xe.fill(p.idx),se.idx=xe[0]),He&&se.live){for(let y=0;y<k.length;y++)(y>0||r==1&&!Mt)&&Gm(y,xe[y]);Bm()}Pt=!1,m!==!1&&et("setLegend")}o.setLegend=Ti;function Gm(p,m){let y=k[p],b=p==0&&I==2?Ht:t[p],S;Mt?S=y.values(o,p,m)??kn:(S=y.value(o,m==null?null:b[m],p,m),S=S==null?kn:{_:S}),se.values[p]=S}function Un(p,m,y){Oa=Ce,Aa=Ae,[Ce,Ae]=j.move(o,Ce,Ae),j.left=Ce,j.top=Ae,it&&(To&&dn(To,qe(Ce),0,re,W),Mo&&dn(Mo,0,qe(Ae),re,W));let b,S=Je>Ze;mn=ke,Tn=null;let T=A.ori==0?re:W,P=A.ori==1?re:W;if(Ce<0||ot==0||S){b=j.idx=null;for(let D=0;D<k.length;D++){let F=Ot[D];F!=null&&dn(F,-10,-10,re,W)}xo&&tn(null,Ao,!0,p==null&&Ge.setSeries),se.live&&(xe.fill(b),Pt=!0)}else{let D,F,V;r==1&&(D=A.ori==0?Ce:Ae,F=nn(D,M),b=j.idx=Jt(F,t[0],Je,Ze),V=$(t[0][b],A,T,0));let G=-10,H=-10,te=0,ge=0,fe=!0,le="",Q="";for(let q=r==2?1:0;q<k.length;q++){let Me=k[q],ze=xe[q],tt=ze==null?null:r==1?t[q][ze]:t[q][1][ze],we=j.dataIdx(o,q,b,F),Ne=we==null?null:r==1?t[q][we]:t[q][1][we];if(Pt=Pt||Ne!=tt||we!=ze,xe[q]=we,q>0&&Me.show){let vt=we==null?-10:we==b?V:$(r==1?t[0][we]:t[q][0][we],A,T,0),at=Ne==null?-10:K(Ne,r==1?_[Me.scale]:_[Me.facets[1].scale],P,0);if(xo&&Ne!=null){let At=A.ori==1?Ce:Ae,Kt=Ye(en.dist(o,q,we,at,At));if(Kt<mn){let on=en.bias;if(on!=0){let xt=nn(At,Me.scale),Lt=Ne>=0?1:-1,Ut=xt>=0?1:-1;Ut==Lt&&(Ut==1?on==1?Ne>=xt:Ne<=xt:on==1?Ne<=xt:Ne>=xt)&&(mn=Kt,Tn=q)}else mn=Kt,Tn=q}}if(Pt||wo){let At,Kt;A.ori==0?(At=vt,Kt=at):(At=at,Kt=vt);let on,xt,Lt,Ut,rn,ut,wt=!0,jn=st.bbox;if(jn!=null){wt=!1;let ct=jn(o,q);Lt=ct.left,Ut=ct.top,on=ct.width,xt=ct.height}else Lt=At,Ut=Kt,on=xt=st.size(o,q);if(ut=st.fill(o,q),rn=st.stroke(o,q),wo)q==Tn&&mn<=en.prox&&(G=Lt,H=Ut,te=on,ge=xt,fe=wt,le=ut,Q=rn);else{let ct=Ot[q];ct!=null&&(_o[q]=Lt,ko[q]=Ut,gc(ct,on,xt,wt),mc(ct,ut,rn),dn(ct,Bt(Lt),Bt(Ut),re,W))}}}}if(wo){let q=en.prox,Me=Kn==null?mn<=q:mn>q||Tn!=Kn;if(Pt||Me){let ze=Ot[0];ze!=null&&(_o[0]=G,ko[0]=H,gc(ze,te,ge,fe),mc(ze,le,Q),dn(ze,Bt(G),Bt(H),re,W))}}}if(Te.show&&Rn)if(p!=null){let[D,F]=Ge.scales,[V,G]=Ge.match,[H,te]=p.cursor.sync.scales,ge=p.cursor.drag;if(Qe=ge._x,Xe=ge._y,Qe||Xe){let{left:fe,top:le,width:Q,height:q}=p.select,Me=p.scales[H].ori,ze=p.posToVal,tt,we,Ne,vt,at,At=D!=null&&V(D,H),Kt=F!=null&&G(F,te);At&&Qe?(Me==0?(tt=fe,we=Q):(tt=le,we=q),Ne=_[D],vt=$(ze(tt,H),Ne,T,0),at=$(ze(tt+we,H),Ne,T,0),ur(Zt(vt,at),Ye(at-vt))):ur(0,T),Kt&&Xe?(Me==1?(tt=fe,we=Q):(tt=le,we=q),Ne=_[F],vt=K(ze(tt,te),Ne,P,0),at=K(ze(tt+we,te),Ne,P,0),cr(Zt(vt,at),Ye(at-vt))):cr(0,P)}else Pi()}else{let D=Ye(Oa-Ea),F=Ye(Aa-Pa);if(A.ori==1){let te=D;D=F,F=te}Qe=rt.x&&D>=rt.dist,Xe=rt.y&&F>=rt.dist;let V=rt.uni;V!=null?Qe&&Xe&&(Qe=D>=V,Xe=F>=V,!Qe&&!Xe&&(F>D?Xe=!0:Qe=!0)):rt.x&&rt.y&&(Qe||Xe)&&(Qe=Xe=!0);let G,H;Qe&&(A.ori==0?(G=Eo,H=Ce):(G=Po,H=Ae),ur(Zt(G,H),Ye(H-G)),Xe||cr(0,P)),Xe&&(A.ori==1?(G=Eo,H=Ce):(G=Po,H=Ae),cr(Zt(G,H),Ye(H-G)),Qe||ur(0,T)),!Qe&&!Xe&&(ur(0,0),cr(0,0))}if(rt._x=Qe,rt._y=Xe,p==null){if(y){if(Ka!=null){let[D,F]=Ge.scales;Ge.values[0]=D!=null?nn(A.ori==0?Ce:Ae,D):null,Ge.values[1]=F!=null?nn(A.ori==1?Ce:Ae,F):null}pr(dl,o,Ce,Ae,re,W,b)}if(xo){let D=y&&Ge.setSeries,F=en.prox;Kn==null?mn<=F&&tn(Tn,Ao,!0,D):mn>F?tn(null,Ao,!0,D):Tn!=Kn&&tn(Tn,Ao,!0,D)}}Pt&&(se.idx=b,Ti()),m!==!1&&et("setCursor")}let Mn=null;Object.defineProperty(o,"rect",{get(){return Mn==null&&dr(!1),Mn}});function dr(p=!1){p?Mn=null:(Mn=x.getBoundingClientRect(),et("syncRect",Mn))}function Da(p,m,y,b,S,T,P){j._lock||Rn&&p!=null&&p.movementX==0&&p.movementY==0||(Mi(p,m,y,b,S,T,P,!1,p!=null),p!=null?Un(null,!0,!0):Un(m,!0,!1))}function Mi(p,m,y,b,S,T,P,D,F){if(Mn==null&&dr(!1),Wn(p),p!=null)y=p.clientX-Mn.left,b=p.clientY-Mn.top;else{if(y<0||b<0){Ce=-10,Ae=-10;return}let[V,G]=Ge.scales,H=m.cursor.sync,[te,ge]=H.values,[fe,le]=H.scales,[Q,q]=Ge.match,Me=m.axes[0].side%2==1,ze=A.ori==0?re:W,tt=A.ori==1?re:W,we=Me?T:S,Ne=Me?S:T,vt=Me?b:y,at=Me?y:b;if(fe!=null?y=Q(V,fe)?l(te,_[V],ze,0):-10:y=ze*(vt/we),le!=null?b=q(G,le)?l(ge,_[G],tt,0):-10:b=tt*(at/Ne),A.ori==1){let At=y;y=b,b=At}}F&&(m==null||m.cursor.event.type==dl)&&((y<=1||y>=re-1)&&(y=oo(y,re)),(b<=1||b>=W-1)&&(b=oo(b,W))),D?(Ea=y,Pa=b,[Eo,Po]=j.move(o,y,b)):(Ce=y,Ae=b)}let Ei={width:0,height:0,left:0,top:0};function Pi(){jr(Ei,!1)}let $a,za,Na,Fa;function Va(p,m,y,b,S,T,P){Rn=!0,Qe=Xe=rt._x=rt._y=!1,Mi(p,m,y,b,S,T,P,!0,!1),p!=null&&(lt(pl,yl,Ba,!1),pr(lc,o,Eo,Po,re,W,null));let{left:D,top:F,width:V,height:G}=Te;$a=D,za=F,Na=V,Fa=G}function Ba(p,m,y,b,S,T,P){Rn=rt._x=rt._y=!1,Mi(p,m,y,b,S,T,P,!1,!0);let{left:D,top:F,width:V,height:G}=Te,H=V>0||G>0,te=$a!=D||za!=F||Na!=V||Fa!=G;if(H&&te&&jr(Te),rt.setScale&&H&&te){let ge=D,fe=V,le=F,Q=G;if(A.ori==1&&(ge=F,fe=G,le=D,Q=V),Qe&&Cn(M,nn(ge,M),nn(ge+fe,M)),Xe)for(let q in _){let Me=_[q];q!=M&&Me.from==null&&Me.min!=ke&&Cn(q,nn(le+Q,q),nn(le,q))}Pi()}else j.lock&&(j._lock=!j._lock,Un(m,!0,p!=null));p!=null&&(yo(pl,yl),pr(pl,o,Ce,Ae,re,W,null))}function Wm(p,m,y,b,S,T,P){if(j._lock)return;Wn(p);let D=Rn;if(Rn){let F=!0,V=!0,G=10,H,te;A.ori==0?(H=Qe,te=Xe):(H=Xe,te=Qe),H&&te&&(F=Ce<=G||Ce>=re-G,V=Ae<=G||Ae>=W-G),H&&F&&(Ce=Ce<Eo?0:re),te&&V&&(Ae=Ae<Po?0:W),Un(null,!0,!0),Rn=!1}Ce=-10,Ae=-10,xe.fill(null),Un(null,!0,!0),D&&(Rn=D)}function Ga(p,m,y,b,S,T,P){j._lock||(Wn(p),pi(),Pi(),p!=null&&pr(cc,o,Ce,Ae,re,W,null))}function Wa(){v.forEach(qy),di(o.width,o.height,!0)}io(Os,qo,Wa);let Lo={};Lo.mousedown=Va,Lo.mousemove=Da,Lo.mouseup=Ba,Lo.dblclick=Ga,Lo.setSeries=(p,m,y,b)=>{let S=Ge.match[2];y=S(o,m,y),y!=-1&&tn(y,b,!0,!1)},it&&(lt(lc,x,Va),lt(dl,x,Da),lt(ac,x,p=>{Wn(p),dr(!1)}),lt(uc,x,Wm),lt(cc,x,Ga),Rl.add(o),o.syncRect=dr);let qr=o.hooks=e.hooks||{};function et(p,m,y){ki?ar.push([p,m,y]):p in qr&&qr[p].forEach(b=>{b.call(null,o,m,y)})}(e.plugins||[]).forEach(p=>{for(let m in p.hooks)qr[m]=(qr[m]||[]).concat(p.hooks[m])});let Ha=(p,m,y)=>y,Ge=We({key:null,setSeries:!1,filters:{pub:wc,sub:wc},scales:[M,k[1]?k[1].scale:null],match:[_c,_c,Ha],values:[null,null]},j.sync);Ge.match.length==2&&Ge.match.push(Ha),j.sync=Ge;let Ka=Ge.key,Oi=bd(Ka);function pr(p,m,y,b,S,T,P){Ge.filters.pub(p,m,y,b,S,T,P)&&Oi.pub(p,m,y,b,S,T,P)}Oi.sub(o);function Hm(p,m,y,b,S,T,P){Ge.filters.sub(p,m,y,b,S,T,P)&&Lo[p](null,m,y,b,S,T,P)}o.pub=Hm;function Km(){Oi.unsub(o),Rl.delete(o),Nn.clear(),xl(Os,qo,Wa),c.remove(),be?.remove(),et("destroy")}o.destroy=Km;function Ai(){et("init",e,t),wa(t||e.data,!1),U[M]?Si(M,U[M]):pi(),Br=Te.show&&(Te.width>0||Te.height>0),Gn=Pt=!0,di(e.width,e.height)}return k.forEach(va),v.forEach(km),n?n instanceof HTMLElement?(n.appendChild(c),Ai()):n(o,Ai):Ai(),o}nt.assign=We;nt.fmtNum=Al;nt.rangeNum=As;nt.rangeLog=Ds;nt.rangeAsinh=Pl;nt.orient=ao;nt.pxRatio=ye;nt.join=Fg;nt.fmtDate=Il,nt.tzDate=Jg;nt.sync=bd;{nt.addGap=Ay,nt.clipGaps=Ns;let e=nt.paths={points:Sd};e.linear=Cd,e.stepped=Dy,e.bars=$y,e.spline=Ny}function nr(e){let{drawing:t,chosen:n}=e,o=B(),r=de(null),s=de(null),i=de(e);i.current=e;let l=o.isDark.value;me(()=>{if(!r.current)return;let d=r.current,f=[t.x,...t.lines.map(({values:x})=>x)],g=new nt(Jy(d,i),f,d);s.current=g,Yy(g,(...x)=>{let{onClick:w,onChoose:C}=i.current;(w??C)(...x)});let h=new ResizeObserver(()=>{let{clientWidth:x,clientHeight:w}=d;x>0&&w>0&&g.setSize({width:x,height:w})});return h.observe(d),()=>{h.disconnect(),g.destroy(),s.current=null}},[t,l]),me(()=>s.current?.redraw(!1),[n,e.marks]);let u=t.x.length-1,c=d=>{let g={ArrowLeft:n-1,ArrowRight:n+1,PageUp:n-20,PageDown:n+20,Home:0,End:u}[d.key];if(g!==void 0)e.onChoose(Math.max(0,Math.min(u,g)));else if(!e.onKey?.(d.key))return;d.preventDefault()};return a("div",{class:"plot",ref:r,role:"slider",tabIndex:0,"aria-label":e.label,"aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":n,"aria-valuetext":e.valueText,onKeyDown:c,"data-testid":e.testId})}function Yy(e,t){let n=0;e.over.addEventListener("mousedown",o=>n=o.clientX),e.over.addEventListener("click",o=>{Math.abs(o.clientX-n)<4&&t(e.posToIdx(o.offsetX),e,o.offsetY)})}function Jy(e,t){let n=l=>getComputedStyle(e).getPropertyValue(`--${l}`).trim(),{drawing:o,together:r}=t.current,s={stroke:n("muted"),grid:{stroke:n("grid"),width:1},ticks:{stroke:n("grid"),width:1},font:"12px system-ui, sans-serif"},i=o.lines.some(({fill:l})=>l);return{width:e.clientWidth||600,height:e.clientHeight||300,legend:{show:!1},cursor:{y:!1,points:{show:!1},...r?{sync:{key:r}}:{}},scales:{x:{time:!1,...o.isStepped?{}:{range:(l,u,c)=>Zy(o.x,u,c)}},y:{range:(l,u,c)=>[0,(c||1)*Xy]}},axes:[{...s,values:(l,u)=>u.map(c=>Number.isInteger(c)?J(c):"")},{...s,size:76,incrs:eb,values:(l,u)=>u.map(Z)}],series:[{},...o.lines.map(l=>Qy(l,o.isStepped,n))],bands:i?o.lines.slice(1).map((l,u)=>({series:[u+1,u+2]})):[],hooks:{setCursor:[l=>t.current.onPoint(l.cursor.idx??null)],draw:[l=>tb(l,t.current,n)]}}}function Zy(e,t,n){let[o=0]=e;if(e.length<2)return[o-1,o+1];let r=(n-t)/50;return[t-r,n+r]}function Qy(e,t,n){let{label:o,fill:r,dash:s,width:i=1}=e,l=n(e.colour);return{label:o,stroke:l,width:i,...r?{fill:n(r)}:{},...s?{dash:s}:{},...t?{paths:nt.paths.stepped?.({align:1})??(()=>null),points:{show:!1}}:{spanGaps:!0,points:{show:!0,size:5,fill:l}}}}var Xy=1.12,eb=Array.from({length:50},(e,t)=>2**t);function tb(e,{drawing:t,chosen:n,marks:o},r){let{ctx:s,bbox:i}=e;s.save(),s.beginPath(),s.rect(i.left,i.top,i.width,i.height),s.clip(),s.font=`${12*devicePixelRatio}px system-ui, sans-serif`,s.lineWidth=devicePixelRatio,s.strokeStyle=r("accent");let l=e.valToPos(t.x[n]??0,"x",!0);uo(s,l,i.top,l,i.top+i.height),o?.(e,r),s.restore()}function uo(e,t,n,o,r){e.beginPath(),e.moveTo(t,n),e.lineTo(o,r),e.stroke()}function Gs(e,t,n,{foot:o,isBelow:r=!1}={}){let{ctx:s,bbox:i}=e,l=devicePixelRatio,[u,c]=[e.valToPos(t.op,"x",!0),e.valToPos(t.nbytes,"y",!0)];o!==void 0&&uo(s,u,c,u,o),s.beginPath(),s.arc(u,c,3.5*l,0,2*Math.PI),s.fill();let d=u>i.left+i.width/2;s.textAlign=d?"right":"left",s.fillText(n,u+(d?-8:8)*l,c+(r?14:-4)*l)}var Bl=["freed","cached"],nb=[6,4];function Pd({before:e,after:t,names:n}){let[o,r]=On("compare"),[s,i]=ee(null),l=oe(()=>rb(e,t),[e,t]),u=Do((h,x)=>sb(h,[e,t],x),[e,t]);if(l.x.length===0)return null;let c=Number(o.at??e.peak?.op??0),d=Cs(l.x,Number.isFinite(c)?c:0),f=s??d,g=(h,x)=>l.lines[h]?.values[x]??null;return a("section",{class:"both-timelines",children:[a("h2",{children:"Live bytes over the ops of both"}),a("dl",{class:"plot-legend","data-testid":"compare-legend",children:[a("div",{children:a("dt",{children:["after op ",J(l.x[f]??0)]})}),n.map((h,x)=>a("div",{children:[a("dt",{children:[a("span",{class:`stroke ${x===0?"dashed":""} ${Bl[x]}`})," ",h]}),a("dd",{children:g(x,f)===null?"has ended":a(X,{n:g(x,f)})})]},x))]}),a(nr,{drawing:l,chosen:d,onChoose:h=>r("at",String(l.x[h]??0)),onPoint:i,marks:u,label:"Live bytes of both recordings after as many ops",valueText:`op ${l.x[d]}: ${n.map((h,x)=>`${h} ${ob(g(x,d))}`).join(", ")}`,testId:"compare-plot"})]})}function ob(e){return e===null?"has ended":Z(e)}function rb(e,t){let n=[e,t],o=n.map(({phases:i})=>i.flatMap(({end_op:l})=>l)),r=Rs([...n.map(({op:i})=>[...i]),...o]),s=n.map((i,l)=>({label:l===0?"before":"after",colour:Bl[l]??"fg",width:1.5,values:nc(r,i),...l===0?{dash:nb}:{}}));return{x:r,lines:s,isStepped:!0}}function sb(e,t,n){t.forEach(({peak:o},r)=>{o&&(e.ctx.fillStyle=n(Bl[r]??"fg"),Gs(e,o,Z(o.nbytes),{isBelow:r===1}))})}var Ws=["reduce","budget","max_recompute"];function Ad(e,t,n){let{checkpoint:o,save:r}=n;if(o)return{other:{checkpoint:o,...r&&{save:r}},problem:""};let s=Gl(n);if(s)return{other:s,problem:""};if(n.run===void 0)return Od(ab(e,t));let i=ib(n),l=hs(e,i);if(l)return{other:null,problem:l};let u=fs(e,i),c=u&&ms(u);return c?lb(c,t)?{other:null,problem:"This is the recording that is shown: choose another one."}:Od(c):{other:null,problem:u?.tag.problem??"It holds no recording."}}function Gl(e){let t=Ws.find(n=>e[n]);return t?{goal:t,asked:e[t]??""}:null}function Hs({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}function ib({run:e="",tag:t="",step:n=""}){return{run:e,tag:t,step:/^-?\d+$/.test(n)?Number(n):null}}function Od(e){return{other:e&&{key:e},problem:""}}function lb(e,t){return e.run===t.run&&e.tag===t.tag&&e.step===t.step}function ab(e,t){let n=e.runs.findIndex(({run:i})=>i===t.run);for(let{run:i,tags:l}of[...e.runs.slice(n+1),...e.runs.slice(0,n)]){let u=An({tags:l.filter(ub)},t.tag),c=u?.steps.at(-1);if(u&&c)return{run:i,tag:u.tag,...c}}let o=e.runs[n]?.tags.find(({tag:i})=>i===t.tag),r=o?.steps.findIndex(({step:i})=>i===t.step)??-1,s=o?.steps[r-1]??o?.steps[r+1];return s?{run:t.run,tag:t.tag,...s}:null}function ub({problem:e,steps:t}){return e===null&&t.length>0}var cb={released:{sign:"−",word:"gone"},added:{sign:"+",word:"added"},resized:{sign:"±",word:"resized"},moved:{sign:"→",word:"moved"},same:{sign:"=",word:"the same"}};function Wl({n:e}){if(e===null)return a("span",{class:"none",children:"–"});let t=e<0?"−":e>0?"+":"",n=e<0?"less":e>0?"more":"none";return a("span",{class:`signed ${n}`,title:`${t}${Ln(Math.abs(e))}`,children:[t,Z(Math.abs(e))]})}function Hl({change:e}){let{sign:t,word:n}=cb[e];return a("span",{class:`mark ${e}`,children:[a("span",{"aria-hidden":"true",children:t})," ",n]})}function Ld({reply:e,other:t,picked:n,onPick:o}){let{changes:r,changes_count:s}=e,i=r[0]?.weight_bytes??0,l=s-r.length;return a(ne,{children:[a("ol",{class:"changes","data-testid":"changes",children:r.map((u,c)=>a("li",{"data-change":u.change,children:a(db,{row:u,largest:i,other:t,members:n.flatMap(({change:d,member:f})=>d===c?[f]:[]),isFirst:n[0]?.change===c,onOpen:()=>o([{change:c,member:null}])})},c))}),l>0&&a("p",{class:"hint",children:["and ",ie(l,"smaller change")]})]})}function db({row:e,largest:t,other:n,members:o,isFirst:r,onOpen:s}){let[i,l]=ee(!1),u=de(null),c=e.members_count-e.members.length,d=o.join();me(()=>{o.some(g=>g!==null)&&l(!0),r&&u.current?.scrollIntoView({block:"nearest"})},[d,r]);let f=()=>{i||s(),l(!i)};return a("div",{class:"card",ref:u,"aria-current":o.length>0,children:[a("span",{class:"size",children:[a(Wl,{n:e.difference_bytes}),a(un,{part:e.weight_bytes,whole:t})]}),a("span",{class:"what",children:[a("button",{type:"button",class:"link","aria-expanded":i,onClick:f,children:[a(Hl,{change:e.change})," ",a("b",{children:e.op})," ",a("code",{children:e.slot})," ·"," ",e.module||"outside of modules"]}),a("span",{class:"type",children:[e.tensor,e.change!=="released"&&e.change!=="added"&&a(ne,{children:[" ","· ",Z(e.before_bytes)," → ",Z(e.after_bytes)]})]}),i&&a("ul",{class:"members",children:[e.members.map((g,h)=>a("li",{"aria-current":o.includes(h),children:a(pb,{member:g,op:e.op,other:n})},h)),c>0&&a("li",{children:["and ",J(c)," more"]})]})]})]})}function pb({member:e,op:t,other:n}){let{change:o,recordings:r,select:s}=B(),{before_node:i,after_node:l}=e,u=e.name||t;if(i!==null)return a("button",{type:"button",class:"link","data-node":i,onClick:()=>s(je(i)),children:u});if(l===null||!n)return a("span",{children:u});let c=()=>{let d=r.shown.peek();r.choose({...n,view:"graph"}),o({selected:je(l),...d?{compare:Hs(d)}:{}})};return a("button",{type:"button",class:"link","data-node":l,title:`Show it in ${n.run}, step ${n.step}`,onClick:c,children:[u," ",a("small",{children:["in ",n.run]})]})}function Ks(e,t,n){return[...new Set(n.filter(o=>t[o]).map(o=>e[o]??""))]}function Us(e,t){if(e.every(o=>o===""))return"";let n=e.flatMap(o=>Kl(o||t));return`on ${[...new Set(n)].join(" + ")}`}function js({ledger:e,meta:t}){return e.find(({key:n})=>n==="kept_bytes")?.where||`on ${t.device}`}function Kl(e){return e.replace(/^on /,"").split(" + ").filter(Boolean)}function Dd(e,t){let n=new Map;for(let o of[t.roots,...t.children]){let r=new Map;for(let s of o){let i=[Id(e,s),e.type_name[s],e.nodes[s]],l=JSON.stringify(i),u=r.get(l);u?u.push(s):r.set(l,[s])}for(let s of r.values()){let[i]=s;i!==void 0&&s.length>=fb(t,i)&&n.set(i,{name:Id(e,i),calls:s})}}return n}function fb({children:e},t){return e[t]?.length?2:4}function Ul(e){let t=new Map;for(let[n,{calls:o}]of e)o.forEach(r=>t.set(r,n));return t}function $d(e,t,n,o){let r=o<0?~o:o,s=eo(e,o<0?e.parent[r]??null:r);return(t.depth[r]??0)+s.filter(i=>n.has(i)).length}function Id(e,t){return co(e,t).replace(/(?<![^.])\d+(?![^.])/,"*")}function co({fqn:e,type_name:t,parent:n},o){let r=e[o]||t[o]||"model",s=n[o]??null,i=s===null?"":`${e[s]}.`;return i.length>1&&r.startsWith(i)?r.slice(i.length):r}function zd(e,t,{isOpen:n,isGroupOpen:o,sort:r}){let s=Ul(t),i=d=>{if(!r)return d;let f=d.map(r.value);return bn([...d.keys()],f,r.descending).map(h=>d[h]??0)},l=d=>i(d.filter(f=>(s.get(f)??f)===f).map(f=>s.has(f)?~f:f)),u=[],c=l(e.roots).reverse();for(let d=c.pop();d!==void 0;d=c.pop())u.push(d),d<0?o(~d)&&c.push(...i([...t.get(~d).calls]).reverse()):n(d)&&c.push(...l(e.children[d]??[]).reverse());return u}var mb=["nodes","self_bytes","total_bytes","freed_bytes"];function qs(e,t,n){if(!mb.includes(n)||n!=="nodes"&&jl(e,t).length>1)return null;let o=t.calls.map(r=>e[n][r]??null);return o.includes(null)?null:o.reduce((r,s)=>r+(s??0),0)}function jl({where:e,total_bytes:t},{calls:n}){return Ks(e,t,n)}function Nd(e,t){let n=t.trim().replace(/\s*%$/,"");return n&&e!=="budget"?`${n}%`:n}function Fd({goal:e,asked:t}){return e==="budget"?t:t.replace(/%$/,"")}function Vd(e,t,n){let[o]=t;if(o===void 0)return"";let r=co(e,o),s=`${e.fqn[o].slice(0,-r.length)}${n}`,i=[...new Set(t.map(f=>e.fqn[f]))].filter(Boolean),[l="",u=""]=s.split("*"),c=f=>f.startsWith(l)&&f.endsWith(u)&&f.length>l.length+u.length&&!f.slice(l.length,f.length-u.length).includes(".");return new Set(e.fqn.filter(c)).size===i.length&&s.includes("*")?s:i.join(" ")}function $n(e,t){let n=oe(()=>Ie(t),[e]);return[n.value,o=>n.value=o]}var ql={reduce:{name:"a peak lower by",unit:"%",example:"50"},budget:{name:"a peak of at most",unit:"",example:"600 MiB"},max_recompute:{name:"the lowest peak, to run again at most",unit:"%",example:"5"}};function Bd({planning:e}){let{change:t}=B(),[{goal:n,field:o},r]=$n(`${e?.goal} ${e?.asked}`,{goal:e?.goal??"reduce",field:e?Fd(e):""}),s=Nd(n,o),{unit:i,example:l}=ql[n],c=e?.goal===n&&e.asked===s||!s&&!e;return a("form",{class:"ask-plan",onSubmit:d=>{d.preventDefault(),c||t({compare:s?{[n]:s}:{}})},children:[a("label",{children:["or plan for"," ",a("select",{"data-testid":"plan-goal",value:n,onChange:d=>r({goal:d.currentTarget.value,field:""}),children:Ws.map(d=>a("option",{value:d,children:ql[d].name},d))})]}),a("span",{class:"amount",children:[a(qt,{type:"text",placeholder:l,label:`${ql[n].name}${i&&", percent"}`,testId:"plan-asked",value:o,onInput:d=>r({goal:n,field:d})}),i]}),a("button",{type:"submit","data-testid":"plan-ask","aria-disabled":c,children:s||!e?"Plan":"Leave"})]})}function Gd(){let{compare:e}=B(),t=e.planning.value;return a("div",{class:"planning pad","data-testid":"planning",children:[a("p",{class:"hint",role:"status",children:"Planning: trying which modules to checkpoint, and proving how good that is. It may take some seconds, of a large model up to a minute."}),a("p",{"data-testid":"planning-progress",children:t?hb(t):"Beginning…"}),a("button",{type:"button","data-testid":"plan-cancel",onClick:e.reply.cancel,children:"Stop planning"})]})}function hb({seconds:e,tried:t,least_bytes:n}){let o=n===null?"":`, the lowest peak so far ${Z(n)}`,r=t===0?"looking for what can run again":ie(t,"choice")+" tried";return`${Math.round(e)} s: ${r}${o}`}function Wd(){let{compare:e}=B(),t=de(null);return me(()=>{document.activeElement===document.body&&t.current?.focus()},[]),a("div",{class:"planning pad","data-testid":"planning-stopped",children:[a("p",{class:"hint",role:"status",children:"Planning was stopped."}),a("button",{type:"button",ref:t,"data-testid":"plan-again",onClick:e.reply.reload,children:"Plan again"})]})}function Hd({lines:e,code:t,comparison:n}){return a("section",{class:"planned","data-testid":"planned",children:[a("pre",{class:"predicted",role:"note","data-testid":"plan-lines",children:[e.join(`
`),n.after.predicted!==null&&a(ne,{children:[`
`,a("b",{children:"Predicted:"})," this step did not run."]})]}),a(_s,{code:t,label:"Copy the plan as Python",testId:"plan-code"})]})}function Kd({problem:e,least_bytes:t}){let{change:n}=B();return a(Be,{message:e,children:a("button",{type:"button","data-testid":"plan-least",onClick:()=>n({compare:{budget:`${t} B`}}),children:["Plan for ",Z(t)]})})}function Ud({other:e}){let{address:t,change:n,compare:o,recordings:r}=B(),s=r.index.state.value.value?.runs??[],{compare:i}=t.value,l=e&&"key"in e?e.key:null,u=Gl(i),c=i.checkpoint!==void 0||u!==null,d=c?"":i.run??l?.run??"",f=s.find(C=>C.run===d),g=f&&An(f,i.tag??l?.tag),h=g?.steps.some(C=>String(C.step)===i.step)?Number(i.step):l?.step??g?.steps.at(-1)?.step,x=(C,R,k)=>n({compare:{run:C,tag:R,...k===void 0?{}:{step:String(k)}}}),w=C=>{let R=C&&An(C,g?.tag);C&&R&&x(C.run,R.tag,R.steps.at(-1)?.step)};return a("div",{class:"toolbar compare-with",role:"group","aria-label":"Compare with",children:[a("label",{children:["Compare with"," ",a("select",{"data-testid":"compare-run",value:d,onChange:C=>w(s.find(R=>R.run===C.currentTarget.value)),children:[d===""&&a("option",{value:"",children:c?"a recording":"nothing"}),s.map(C=>a("option",{value:C.run,children:C.run},C.run))]})]}),f&&g&&f.tags.length>1&&a("label",{children:["tag"," ",a("select",{"data-testid":"compare-tag",value:g.tag,onChange:C=>{let R=f.tags.find(k=>k.tag===C.currentTarget.value);R&&x(f.run,R.tag,R.steps.at(-1)?.step)},children:f.tags.map(C=>a("option",{value:C.tag,children:C.tag},C.tag))})]}),f&&g&&g.steps.length>1&&a(gb,{tag:g,step:h,onChoose:C=>x(f.run,g.tag,C)}),l&&a("button",{type:"button","data-testid":"compare-swap",title:"Show the other recording, and compare it with this one",onClick:o.swap,children:"Swap"}),a(yb,{names:i.checkpoint??"",ops:i.save??""}),a(Bd,{planning:u})]})}function gb({tag:e,step:t,onChoose:n}){return a("label",{children:["step"," ",a("select",{"data-testid":"compare-step",value:String(t),onChange:o=>n(Number(o.currentTarget.value)),children:e.steps.map(o=>a("option",{value:String(o.step),children:o.step},o.step))})]})}function yb({names:e,ops:t}){let{change:n}=B(),[o,r]=$n(`${e} ${t}`,{names:e,ops:t}),s=o.names.trim(),i=o.ops.trim(),l=s===e&&(i===t||!s);return a("form",{class:"what-if",onSubmit:u=>{u.preventDefault(),l||n({compare:s?{checkpoint:s,...i&&{save:i}}:{}})},children:[a("label",{children:["or, under checkpoints,"," ",a(qt,{type:"text",class:"filter",placeholder:"modules, such as h.*",label:"Modules that would run under checkpoints, such as h.*",testId:"compare-checkpoint",value:o.names,onInput:u=>r({...o,names:u})})]}),a("label",{children:["that save"," ",a(qt,{type:"text",class:"filter",placeholder:"nothing, or ops such as addmm",label:"Ops whose results the checkpoints would keep, such as addmm",title:"Selective checkpoints keep the results of these ops instead of running them again",testId:"compare-save",value:o.ops,onInput:u=>r({...o,ops:u})})]}),a("button",{type:"submit","data-testid":"compare-predict","aria-disabled":l,children:s||!e?"Predict":"Leave"})]})}function Ys(e){return[...e.classList].flatMap(t=>{let[,n,o]=/^change-(\d+)(?:-(\d+))?$/.exec(t)??[];return n===void 0?[]:[{change:Number(n),member:o===void 0?null:Number(o)}]})}function jd(e,{change:t,member:n}){return e.some(o=>o.change===t&&(o.member===null||o.member===n))}var Js="http://www.w3.org/2000/svg";function Zs(e){let t=new DOMParser().parseFromString(e,"image/svg+xml"),n=document.importNode(t.documentElement,!0),[,,o=1,r=1]=(n.getAttribute("viewBox")??"").split(/\s+/).map(Number);n.setAttribute("width",String(o)),n.setAttribute("height",String(r));let s=new Map,i=new Map,l=[...n.querySelectorAll("g.node, g.cluster")],u=xb(n);for(let c of l){i.set(qd(c),c.id);let d=sn(c.id);if(!d)continue;let f=[...c.querySelectorAll("text")].map(w=>w.textContent),g=c.classList.contains("repeated"),h=wb(c),x={...h,x:h.x+u.x,y:h.y+u.y};s.set(c.id,{id:d,element:c,isRepeated:g,...x}),c.querySelectorAll("polygon, path, ellipse").forEach(w=>{(w.getAttribute("fill")!=="none"||w.getAttribute("stroke")!=="none")&&w.classList.add("outline")}),c.classList.contains("node")&&kb(c,h),d.kind==="module"&&Rb(c,h),c.setAttribute("role","button"),c.setAttribute("tabindex","-1"),c.setAttribute("aria-label",f.join(", "))}return n.querySelector("g.graph > title")?.remove(),{svg:n,width:o,height:r,boxes:s,edges:bb(n,i)}}function bb(e,t){let n=new Map;for(let o of e.querySelectorAll("g.edge")){let r=qd(o).split("->");vb(o);for(let s of new Set(r.map(i=>i.replace(/:.*$/,"")))){let i=t.get(s)??s,l=n.get(i);l?l.push(o):n.set(i,[o])}}return n}function vb(e){let t=e.querySelector("path")?.cloneNode();t&&(t.removeAttribute("stroke-dasharray"),t.setAttribute("class","reach"),e.append(t))}function qd(e){let t=[...e.children].find(n=>n.tagName==="title");return t?.remove(),t?.textContent??""}function xb(e){let t=e.querySelector("g.graph")?.getAttribute("transform")??"",[,n="0",o="0"]=/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(t)??[];return{x:Number(n),y:Number(o)}}function wb(e){let t=[...e.querySelectorAll("polygon, path, ellipse")],o=(t.length>0?t:[...e.querySelectorAll("text")]).flatMap(_b),r=o.filter((u,c)=>c%2===0),s=o.filter((u,c)=>c%2===1),[i,l]=[Math.min(...r),Math.min(...s)];return{x:i,y:l,width:Math.max(...r)-i,height:Math.max(...s)-l}}function _b(e){let t=o=>Number(e.getAttribute(o)??0);if(e.tagName==="ellipse"){let[o,r,s,i]=[t("cx"),t("cy"),t("rx"),t("ry")];return[o-s,r-i,o+s,r+i]}if(e.tagName==="text"){let[o,r,s]=[t("x"),t("y"),t("font-size")||12],i=e.textContent.length*s/2*.55,l=e.getAttribute("text-anchor")==="start"?o+i:o;return[l-i,r-s,l+i,r+s/4]}return((e.getAttribute("points")??e.getAttribute("d")??"").match(/-?\d+(\.\d+)?/g)??[]).map(Number)}function kb(e,{x:t,width:n}){if(!e.querySelector("polygon, path, ellipse"))return;let o;for(let r of e.querySelectorAll("text")){if(o&&o.getAttribute("y")===r.getAttribute("y")){o.append(Sb(r));continue}o=r,r.setAttribute("text-anchor","middle"),r.setAttribute("x",String(t+n/2))}}function Sb(e){let t=document.createElementNS(Js,"tspan");for(let n of["font-size","font-weight","fill"]){let o=e.getAttribute(n);o!==null&&t.setAttribute(n,o)}return t.textContent=e.textContent,e.remove(),t}function Rb(e,{x:t,y:n,width:o}){let r=e.classList.contains("cluster"),s=document.createElementNS(Js,"g");s.setAttribute("class","handle"),s.setAttribute("transform",`translate(${t+o-2} ${n+2})`);let i=document.createElementNS(Js,"circle");i.setAttribute("r","7");let l=document.createElementNS(Js,"path");l.setAttribute("d",r?"M-3.5 0H3.5":"M-3.5 0H3.5M0-3.5V3.5"),s.append(i,l),e.append(s)}function Yl({id:e}){return e.kind==="module"}function Yd(e,t,n,o){let r=(l,u)=>l.target instanceof Element?l.target.closest(u):null,s=l=>n(r(l,"g.node, g.cluster")?.id??""),i=l=>r(l,".handle")!==null;e.addEventListener("click",l=>{let u=s(l),c=sn(r(l,"g.edge")?.id??"");u&&i(l)?o.onToggle(u.id.number):o.onSelect(u?.id??c)},{signal:t}),e.addEventListener("dblclick",l=>{let u=s(l);u&&Yl(u)&&!i(l)&&o.onToggle(u.id.number)},{signal:t}),e.addEventListener("pointerover",l=>o.onHover(s(l)?.id??null),{signal:t}),e.addEventListener("pointerleave",()=>o.onHover(null),{signal:t})}function Or(e,t,n,o){let r=Math.min(8,Math.max(.02,e.scale*t)),s=r/e.scale;return{scale:r,x:n-(n-e.x)*s,y:o-(o-e.y)*s}}function Zl(e,t){let n=Math.max(.02,Math.min(1,(t.width-48)/e.width,(t.height-48)/e.height));return{scale:n,x:(t.width-e.width*n)/2,y:(t.height-e.height*n)/2}}var Jl=.75;function Jd(e,t,n){let o=Zl(e,n);if(o.scale>=Jl)return o;let r=Math.min(1,Math.max(Jl,(n.width-48)/e.width)),i=e.width*r>n.width&&t?t.x+t.width/2:e.width/2;return{scale:r,x:n.width/2-i*r,y:24}}function Qs(e,t,n){let o=Math.max(e.scale,Jl),r=(s,i,l)=>i*o>l-48?24-s*o:l/2-(s+i/2)*o;return{scale:o,x:r(t.x,t.width,n.width),y:r(t.y,t.height,n.height)}}function Xs(e,t,n){let o=t.x*e.scale+e.x,r=t.y*e.scale+e.y,s=Math.min(t.width*e.scale,n.width-24),i=Math.min(t.height*e.scale,n.height-24);return o>=0&&r>=0&&o+s<=n.width&&r+i<=n.height?e:Qs(e,t,n)}function Zd(e,t,n){let r=(s,i,l)=>Math.min(l-48,Math.max(48-i*e.scale,s));return{scale:e.scale,x:r(e.x,t.width,n.width),y:r(e.y,t.height,n.height)}}function Qd(e,t){return{x:-e.x/e.scale,y:-e.y/e.scale,width:t.width/e.scale,height:t.height/e.scale}}function Xd(e,t,n){let o=n==="left"||n==="right",r=n==="left"||n==="up"?-1:1,s,i=1/0;for(let l of e){let u=l.x+l.width/2-(t.x+t.width/2),c=l.y+l.height/2-(t.y+t.height/2),d=r*(o?u:c),f=d+3*Math.abs(o?c:u);d>1&&f<i&&([s,i]=[l,f])}return s}var Cb=4,ep=.3;function tp(e,t,n,o,r){let s=new Map,i,l=!1,u=f=>{let{left:g,top:h}=e.getBoundingClientRect();return{x:f.clientX-g,y:f.clientY-h}};e.addEventListener("pointerdown",f=>{f.button===0&&(s.size===0&&(i=u(f),l=!1),s.set(f.pointerId,u(f)))},{signal:t}),e.addEventListener("pointermove",f=>{let g=s.get(f.pointerId);if(!g||!i)return;let h=u(f);if(!l&&Math.hypot(h.x-i.x,h.y-i.y)<Cb)return;l||(l=!0,e.setPointerCapture(f.pointerId),e.classList.add("dragging"));let x=[...s].find(([C])=>C!==f.pointerId)?.[1];s.set(f.pointerId,h);let w=n();o(x?Tb(w,g,h,x):{...w,x:w.x+h.x-g.x,y:w.y+h.y-g.y})},{signal:t});let c=f=>{s.delete(f.pointerId),s.size===0&&e.classList.remove("dragging")};e.addEventListener("pointerup",c,{signal:t}),e.addEventListener("pointercancel",c,{signal:t});let d=f=>{l&&f.stopPropagation(),l=!1};e.addEventListener("click",d,{capture:!0,signal:t}),e.addEventListener("wheel",f=>{if(!r(f))return;f.preventDefault();let{x:g,y:h}=u(f),x=f.deltaMode===WheelEvent.DOM_DELTA_LINE?16:1,w=f.ctrlKey?.01:.0015,C=Math.max(-ep,Math.min(ep,-f.deltaY*x*w));o(Or(n(),Math.exp(C),g,h))},{signal:t,passive:!1})}function Tb(e,t,n,o){let r=Math.hypot(t.x-o.x,t.y-o.y),s=Math.hypot(n.x-o.x,n.y-o.y);return Or(e,r>0?s/r:1,o.x,o.y)}var Mb=200,np=60;function ei(e,t,n){let o={x:0,y:0,scale:1},r,s=0,i=new AbortController,l=()=>({width:e.clientWidth,height:e.clientHeight});function u(v){o=r?Zd(v,r,l()):v,t.style.transform=`translate(${o.x}px, ${o.y}px) scale(${o.scale})`,t.style.willChange="transform",window.clearTimeout(s),s=window.setTimeout(()=>t.style.willChange="auto",Mb),n.onMove?.(Qd(o,l()))}function c(v){let{width:_,height:E}=l();u(Or(o,v,_/2,E/2))}function d(v){return Xs(o,{...v,width:0,height:0},l())===o}let f={show(v,_,E){let M=_===null||E?void 0:r?.boxes.get(_.text),O=_===null?void 0:v.boxes.get(_.text),N=r?.width===v.width&&r.height===v.height,L=M&&d(M)?M:void 0,z=!r||E,A=t.contains(document.activeElement),{id:I}=document.activeElement??{id:""};r=v,t.replaceChildren(v.svg),A&&(v.boxes.get(I)?.element??e).focus({preventScroll:!0});let $=Jd(v,op(v),l());L&&O?u(Ob(o,L,O)):O?u(Qs(z?$:o,O,l())):(z||!N)&&u($)},centre(v){let _=r?.boxes.get(v.text);_&&u(Qs(o,_,l()))},look(v,_){let{width:E,height:M}=l();u({...o,x:E/2-v*o.scale,y:M/2-_*o.scale})},keep(v){let _=r?.boxes.get(v.text);_&&u(Xs(o,_,l()))},fit:()=>r&&u(Zl(r,l())),actualSize:()=>c(1/o.scale),zoom:c,dispose:()=>i.abort()};tp(e,i.signal,()=>o,u,n.isZoom??(()=>!0)),Yd(e,i.signal,v=>r?.boxes.get(v),n);let g={signal:i.signal};e.addEventListener("keydown",v=>{v.ctrlKey||v.metaKey||v.altKey||h(v)&&v.preventDefault()},g);function h(v){let _=Eb[v.key];if(_&&v.shiftKey)return C(_);if(_)return R(_);let E=x(),M={"+":()=>c(1.25),"=":()=>c(1.25),"-":()=>c(.8),0:f.actualSize,f:f.fit,e:()=>E&&n.onSelect(w(E)),Enter:()=>E&&n.onSelect(E.id)," ":()=>E&&(Yl(E)?n.onToggle(E.id.number):n.onSelect(E.id)),Escape:()=>{e.focus(),n.onSelect(null)}};return M[v.key]?.(),v.key in M}function x(){return r?.boxes.get(document.activeElement?.id??"")}function w(v){let _=r?.edges.get(v.id.text)??[],E=_.findIndex(M=>M.classList.contains("selected-edge"));return sn(_[(E+1)%_.length]?.id??"")??v.id}function C(v){let[_,E]=Pb[v];return u({...o,x:o.x-_*np,y:o.y-E*np}),!0}function R(v){if(!r)return!1;let _=[...r.boxes.values()],E=x()??_.find(({element:O})=>O.matches(".selected")),M=E?Xd(rp(r),E,v):op(r);return M&&(M.element.focus({preventScroll:!0}),u(Xs(o,M,l()))),!0}let k=new ResizeObserver(()=>l().width>0&&u(o));return k.observe(e),i.signal.addEventListener("abort",()=>k.disconnect()),f}function rp({boxes:e}){return[...e.values()].filter(({element:t})=>t.matches(".node"))}function op(e){return rp(e).reduce((t,n)=>t&&t.y<=n.y?t:n,void 0)}var Eb={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down"},Pb={left:[-1,0],right:[1,0],up:[0,-1],down:[0,1]};function Ob(e,t,n){return{scale:e.scale,x:e.x+(t.x+t.width/2-n.x-n.width/2)*e.scale,y:e.y+(t.y-n.y)*e.scale}}function sp(e,t,n){let o=e.appendChild(document.createElement("canvas")),r=e.appendChild(document.createElement("div")),s,i,l={x:1,y:1},u=d=>{if(d.buttons!==1)return;let{left:f,top:g}=o.getBoundingClientRect();t((d.clientX-f)/l.x,(d.clientY-g)/l.y)};e.addEventListener("pointerdown",d=>{e.setPointerCapture(d.pointerId),u(d)},{signal:n}),e.addEventListener("pointermove",u,{signal:n});function c(){if(!s||!i)return;e.hidden=Ab(s,i);let[d,f]=[Math.max(0,i.x),Math.max(0,i.y)],g=Math.min(s.width,i.x+i.width),h=Math.min(s.height,i.y+i.height);r.style.transform=`translate(${d*l.x}px, ${f*l.y}px)`,r.style.width=`${Math.max(2,(g-d)*l.x)}px`,r.style.height=`${Math.max(2,(h-f)*l.y)}px`}return{show(d){s=d,l=Lb(d),Ib(o,d,l),c()},move(d){i=d,c()}}}function Ab({width:e,height:t},n){let[o,r]=[n.x+n.width,n.y+n.height];return n.x<=0&&n.y<=0&&o>=e&&r>=t}function Lb({width:e,height:t}){let n=Math.min(170/e,220/t,1),o=r=>Math.min(1,Math.max(n,44/r));return{x:o(e),y:o(t)}}function Ib(e,t,n){let o=devicePixelRatio,[r,s]=[t.width*n.x,t.height*n.y];e.width=Math.ceil(r*o),e.height=Math.ceil(s*o),e.style.width=`${r}px`,e.style.height=`${s}px`;let i=e.getContext("2d");if(!i)return;i.scale(o*n.x,o*n.y);let l=getComputedStyle(e),u=c=>l.getPropertyValue(`--${c}`);for(let{element:c,x:d,y:f,width:g,height:h}of t.boxes.values()){let x=c.classList.contains("cluster");i.fillStyle=u(x?"cluster":Db(c)),i.fillRect(d,f,g,h)}}function Db(e){let t=[1,2,3,4].find(n=>e.classList.contains(`bytes-${n}`));return t===void 0?"box-line":`bytes-${t}`}var po=class extends Error{constructor(n){super(`About ${ie(n.visible,"box","boxes")}, some ${lp(n)} to lay out.`);this.graph=n}graph};function lp({seconds:e}){return e>=90?`${Math.round(e/60)} minutes`:e>=20?`${Math.round(e/10)*10} s`:`${Math.round(e)} s`}var ti="graph";function ap(e,t,{address:n},{shown:o,partOfShown:r},s){let i=Ie(""),l=()=>s.value===ti,u=_e(()=>wr(n.value)),c=_e(()=>JSON.stringify(u.value)),d=()=>`${JSON.stringify(o.peek())} ${c.peek()}`,f="",g=r(()=>l()?`graph ${c.value}`:null,async(v,_)=>{i.value="Fetching the graph…";let E={expand:n.peek().expand,graph:n.peek().graph},M=await e.graph(v,u.peek(),_);if(M.quick!==null&&f!==d())throw new po(M);let O=M.quick===null?"":`, some ${lp(M)}`;return i.value=`Laying out ${ie(M.visible,"box","boxes")}${O}…`,{recording:v,place:E,graph:M,svg:await t(M.dot,_)}}),h=r(()=>{let{selected:v}=n.value,{value:_}=g.state.value;return v===null||!_||kt(v)&&w(v)<2?null:ip(_.graph,v)?`drawn ${v.text} ${JSON.stringify(wr(_.place))}`:null},(v,_)=>e.drawn(v,wr(g.state.peek().value.place),n.peek().selected,_)),x=v=>{let{value:_}=g.state.value;return _!==void 0&&ip(_.graph,v)};function w({kind:v,number:_}){return v!=="module"||!l()?1:g.state.value.value?.graph.repeated.get(_)??1}function C(){f=d(),g.reload()}function R(v){let _=g.state.peek().value;if(!_)throw new Error("There is no graph yet.");let{recording:E,place:M,graph:O}=_,N=wr({...M,expand:O.expand});return e.figure(E,N,v,new AbortController().signal)}let k=_e(()=>{let{value:v}=g.state.value;return JSON.stringify(v?.recording)===JSON.stringify(o.value)?v:void 0});return{picture:g,current:k,progress:i,drawn:h,isInPicture:x,times:w,allowSlow:C,figure:R}}function ip({dot:e},{text:t}){return e.includes(`id=${t} `)||e.includes(`id="${t}"`)}function up({frame:e}){let{graph:t}=B(),{loading:n,error:o}=t.picture.state.value;return n?a("div",{class:"progress",role:"status","data-testid":"progress",children:[a("span",{children:t.progress.value}),a("button",{type:"button","data-testid":"layout-cancel",onClick:t.picture.cancel,children:"Cancel"})]}):!o||o instanceof cn&&t.current.value?null:o instanceof cn?a("div",{class:"progress",role:"status",children:[a("span",{children:"The layout was cancelled."}),a("button",{type:"button","data-testid":"layout-again",onClick:t.picture.reload,children:"Lay out again"})]}):o instanceof po?a($b,{of:o,frame:e}):a("div",{class:"over",children:a(Be,{message:o.message,children:[a("button",{type:"button",onClick:t.picture.reload,children:"Try again"}),a("button",{type:"button",onClick:()=>t.rearrange({expand:[]}),children:"Collapse all"})]})})}function $b({of:e,frame:t}){let{graph:n}=B(),o=de(null);me(()=>{let i=document.activeElement;return o.current?.focus(),()=>{if(document.activeElement!==document.body)return;let l=t.current&&i?CSS.escape(i.id):"";((l?t.current?.querySelector(`.canvas #${l}`):null)??t.current)?.focus({preventScroll:!0})}},[e]);let{expand:r,quick:s}=e.graph;return a("div",{class:"over",children:a("div",{class:"question",role:"alertdialog","aria-label":"A slow layout","data-testid":"layout-question",children:[a("p",{children:e.message}),a("div",{class:"actions",children:[a("button",{type:"button",ref:o,"data-testid":"layout-cancel",onClick:n.giveUp,children:"Cancel"}),a("button",{type:"button","data-testid":"layout-anyway",onClick:n.allowSlow,children:"Draw it"}),s&&s.length<r.length&&a("button",{type:"button",title:"Fold the modules with most boxes, until the rest is quick to lay out","data-testid":"layout-quick",onClick:()=>n.rearrange({expand:s}),children:"Fold the largest"})]})]})})}function cp({drawing:e}){let{address:t,graph:n}=B(),{value:o,loading:r,error:s}=n.picture.state.value,i=t.value.expand??[],l=u=>e.boxes.get($e(u).text)?.element.matches(".node");return!o||r||s||!i.some(l)?null:a("p",{class:"limit",role:"status","data-testid":"graph-limit",children:["Some modules stay folded: with them this graph of"," ",ie(o.graph.visible,"box","boxes")," would be too large to read."]})}var ni=50;function dp(e,t,n=ni){if(t.trim()==="")return[];let o=Ko(t),r=[],{modules:s,ops:i}=e;for(let l=0;l<s.fqn.length&&r.length<n;l+=1){let[u,c]=[gn(s,l),s.type_name[l]??""];o(`${u} ${c}`.toLowerCase())&&r.push({id:$e(l),name:u,where:c})}for(let[l,u]of i.node.entries()){if(r.length>=n)break;let c=i.module[l]??null,d=i.op[l]??"",f=[c===null?"":gn(s,c),i.source[l]],g=`${d} ${f.join(" ")}`.toLowerCase();o(g)&&r.push({id:je(u),name:d,where:f.filter(Boolean).join(" · ")})}return r}function pp({recording:e}){let{graph:t}=B(),[n,o]=ee(""),[r,s]=ee(!1),[i,l]=ee(0),u=oe(()=>dp(e,n),[e,n]),c=r&&n.trim()!=="",d=g=>{let h=u[g];h&&(s(!1),t.reveal(h.id))},f=g=>{let h=u.length-1;if(g.key==="ArrowDown")l(Math.min(h,i+1));else if(g.key==="ArrowUp")l(Math.max(0,i-1));else if(g.key==="Enter")d(i);else if(g.key==="Escape")s(!1);else return;g.preventDefault(),g.stopPropagation()};return a("div",{class:"search",children:[a("input",{type:"search",class:"filter",role:"combobox",list:void 0,placeholder:"Find an op or module","aria-label":"Find an op or module in the graph","aria-expanded":c,"aria-controls":"search-hits","aria-activedescendant":c&&u.length>0?`hit-${i}`:void 0,"data-testid":"search",value:n,onInput:g=>{o(g.currentTarget.value),l(0),s(!0)},onFocus:()=>s(!0),onBlur:()=>s(!1),onKeyDown:f}),c&&a("ul",{class:"hits",id:"search-hits",role:"listbox","aria-label":"Found",children:[u.map((g,h)=>a("li",{id:`hit-${h}`,role:"option","aria-selected":h===i,"data-testid":"search-hit","data-id":g.id.text,onMouseDown:x=>x.preventDefault(),onClick:()=>d(h),children:[a("span",{children:g.name})," ",a("small",{children:g.where})]},g.id.text)),u.length===0&&a("li",{class:"hint",children:"Nothing is called that."}),u.length===ni&&a("li",{class:"hint",children:["The first ",ni," are listed."]})]})]})}function fp({viewport:e,recording:t}){let{address:n,graph:o,isServed:r}=B(),{selected:s}=n.value,i=s?.kind==="module"?s.number:null,l=o.picture.state.value.value;return a("div",{class:"toolbar",role:"group","aria-label":"What the graph shows",children:[a(pp,{recording:t}),a("div",{class:"group",children:[a("button",{type:"button","data-testid":"collapse-all",title:"Close every module",onClick:()=>o.rearrange({expand:[]}),children:"Collapse all"}),a("button",{type:"button","data-testid":"expand-default",title:"Open as many of the outermost modules as read well",onClick:()=>o.rearrange({expand:null}),children:"Default"}),a("button",{type:"button","data-testid":"expand-below",disabled:i===null,title:i===null?"Select a module first":"Open the selected module and everything inside it",onClick:()=>i!==null&&o.expandBelow(i),children:"Expand below"})]}),r&&a(Fb,{}),a(Ql,{viewport:e,testId:"zoom"}),a(zb,{picture:l})]})}function Ql({viewport:e,testId:t}){return a("div",{class:"group",children:[a("button",{type:"button","aria-label":"Zoom out",title:"Zoom out (-)","data-testid":`${t}-out`,onClick:()=>e.current?.zoom(.8),children:"−"}),a("button",{type:"button","aria-label":"Zoom in",title:"Zoom in (+)","data-testid":`${t}-in`,onClick:()=>e.current?.zoom(1.25),children:"+"}),a("button",{type:"button",title:"Actual size (0)","data-testid":`${t}-actual`,onClick:()=>e.current?.actualSize(),children:"1:1"}),a("button",{type:"button",title:"The whole graph (f)","data-testid":`${t}-fit`,onClick:()=>e.current?.fit(),children:"Fit"})]})}function zb({picture:e}){let{graph:t,isDark:n}=B(),[o,r]=ee(!1),[s,i]=ee(""),l=async({recording:{run:u,step:c}})=>{r(!0),i("");try{let d=await t.figure(n.value);xs(`${ws("graph",u,c)}.svg`,"image/svg+xml",d)}catch(d){i(d instanceof Error?d.message:String(d))}r(!1)};return a(ne,{children:[a("button",{type:"button","data-testid":"download-svg",disabled:!e||o,onClick:()=>e&&void l(e),children:o?"Drawing…":"Download SVG"}),s&&a(Be,{message:s})]})}var Nb=[{name:"freed",label:"freed ops",help:"Ops that keep nothing, and whose results were dead when the forward ended",isOnFirst:!0},{name:"parameters",label:"parameters",help:"The parameters that open ops use",isOnFirst:!1},{name:"views",label:"views",help:"Ops that only make a view and keep nothing",isOnFirst:!1}];function Fb(){let{address:e,graph:t}=B(),n=e.value.graph,o=(r,s)=>t.rearrange({graph:Dt(n,r,s)});return a("fieldset",{class:"group shown",children:[a("legend",{children:"Show"}),Nb.map(({name:r,label:s,help:i,isOnFirst:l})=>a("label",{class:"check",title:i,children:[a("input",{type:"checkbox","data-testid":`show-${r}`,checked:l?n[r]!=="0":n[r]==="1",onChange:({currentTarget:{checked:u}})=>o(r,u===l?"":u?"1":"0")}),s]},r))]})}function mp({drawing:e}){let[t,n]=ee(new Set),[o,r]=ee(null),s=oe(()=>Bb(e),[e]);me(()=>{let l=o===null?[...t]:[o];l.length>0?e.svg.dataset.only=l.map(Ft).join(" "):delete e.svg.dataset.only},[e,t,o]);let i=l=>{let u=new Set(t);u.delete(l)||u.add(l),n(u)};return s.length===0?null:a("div",{class:"legend",role:"group","aria-label":"States of the tensors","data-testid":"legend",children:s.map(([l,u])=>a("button",{type:"button",class:"legend-item","aria-pressed":t.has(l),title:`${Vb[l]} Click to show only these.`,"data-testid":`legend-${Ft(l)}`,onClick:()=>i(l),onPointerEnter:()=>r(l),onPointerLeave:()=>r(null),children:[a(sl,{state:l}),l,a("small",{class:"number",children:J(u)})]},l))})}var Vb={cached:"Kept for the backward: at least one save refers to its memory.",freed:"Made in the forward and dead when it ended.",held:"Alive when the forward ended, though no save refers to it.",recomputed:"Made in a checkpointed region: the backward makes it again.",parameter:"A parameter or buffer: there with or without the forward.",input:"There before the forward began, and not saved.","not cached":"Freed or held: without an op stream the two cannot be told apart."};function Bb({svg:e}){return Wu.map(t=>[t,e.querySelectorAll(`g.edge.${Ft(t)}`).length]).filter(([,t])=>t>0)}var hp={key:"graph",title:"Graph",isKept:!0,Panel:Gb};function Gb({recording:e,isHidden:t}){let n=B(),{graph:o}=n,r=de(null),s=de(null),i=de(null),l=de(""),u=de(null),c=de(null),d=de(null),[f,g]=ee(null),{value:h}=o.picture.state.value,{selected:x}=n.address.value,w=o.focus.value;It(()=>{if(!r.current||!s.current||!c.current)return;let R=new AbortController,k=(_,E)=>i.current?.look(_,E);d.current=sp(c.current,k,R.signal);let v=ei(r.current,s.current,{onSelect:n.select,onToggle:o.toggle,onHover:_=>u.current&&Xl(u.current,_),onMove:_=>d.current?.move(_)});return i.current=v,()=>{v.dispose(),R.abort()}},[]),It(()=>{if(!h)return;let R=Zs(h.svg),k=JSON.stringify(h.recording),v=l.current==="",_=l.current!==k,E=o.focus.peek()??(v?n.address.peek().selected:null);i.current?.show(R,o.nearest(E,R.boxes),_),l.current=k,u.current=R,o.focus.value=null,g(R)},[h]);let C=n.isDark.value;return It(()=>{f&&d.current?.show(f)},[f,C]),me(()=>{if(w===null||!f||t||o.picture.state.peek().loading)return;let R=o.nearest(w,f.boxes);R&&i.current?.centre(R),o.focus.value=null},[w,f,t]),me(()=>{let R=f&&o.nearest(x,f.boxes);!t&&R&&i.current?.keep(R)},[t]),me(()=>{if(f)return x?.kind==="edge"?Hb(f,x):Wb(f,o.nearest(x,f.boxes))},[x?.text,f]),a("div",{class:"graph",children:[a(fp,{viewport:i,recording:e}),f&&a(cp,{drawing:f}),a("div",{class:"window",children:[a("div",{class:"frame",ref:r,tabIndex:0,role:"group","aria-label":"Graph of the forward pass. Arrow keys go from box to box, Enter selects, Space opens or closes a module, e goes through the edges of a box, plus and minus zoom, 0 is actual size, f fits.","data-testid":"graph-frame",children:a("div",{class:"canvas",ref:s,"data-testid":"graph-canvas"})}),a("div",{class:"minimap",ref:c,"aria-hidden":"true","data-testid":"minimap",hidden:!0}),a(up,{frame:r})]}),f&&a(mp,{drawing:f})]})}function Wb(e,t){let n=t&&e.boxes.get(t.text);if(!n)return;let o=[n.element,...e.edges.get(n.id.text)??[]];return o.forEach(r=>r.classList.add("selected")),()=>o.forEach(r=>r.classList.remove("selected"))}function Hb({svg:e},t){let n=e.querySelector(`g.edge[id="${t.text}"]`),o=["selected","selected-edge"];return n?.classList.add(...o),()=>n?.classList.remove(...o)}function Xl({svg:e,edges:t},n){e.querySelectorAll(".lit").forEach(r=>r.classList.remove("lit"));let o=n===null?[]:t.get(n.text)??[];o.forEach(r=>r.classList.add("lit")),e.classList.toggle("has-lit",o.length>0)}var Kb=[["released","kept by the first alone"],["added","kept by the second alone"],["resized","of another size, or some gone and some added"],["moved","on another device"]],Ub=56,jb=520;function qb({boxes:e}){let t=({element:n})=>n.matches(".node")&&Ys(n).some(({change:o})=>o===0);return[...e.values()].find(t)?.id??null}function gp({picked:e,onPick:t}){let{compare:n}=B(),{value:o,error:r,loading:s}=n.difference.state.value,i=de(null),l=de(null),u=de(null),[c,d]=ee(null),[f,g]=ee(null),h=de(null),x=de({onPick:t,setToggled:g});return x.current={onPick:t,setToggled:g},It(()=>{let[w,C]=[i.current,l.current];if(!w||!C)return;let R=v=>v&&h.current?.boxes.get(v.text)?.element,k=ei(w,C,{onSelect(v){let _=R(v);x.current.onPick(_?Ys(_):[])},onToggle(v){x.current.setToggled({kind:"module",number:v,text:`m${v}`}),n.toggle(v)},onHover:v=>h.current&&Xl(h.current,v),isZoom:v=>v.ctrlKey||w.contains(document.activeElement)});return u.current=k,()=>k.dispose()},[]),It(()=>{if(!o||!i.current)return;let w=Zs(o.svg);i.current.style.height=`${Math.min(jb,w.height+Ub)}px`,u.current?.show(w,f??qb(w),h.current===null),h.current=w,d(w)},[o]),me(()=>{let w=[...c?.svg.querySelectorAll("g.node")??[]].filter(C=>Ys(C).some(R=>jd(e,R)));return w.forEach(C=>C.classList.add("selected")),()=>w.forEach(C=>C.classList.remove("selected"))},[c,e]),a("section",{class:"difference","aria-label":"Graph of differences",children:[a("div",{class:"toolbar",role:"group","aria-label":"What the graph of differences shows",children:[a("ul",{class:"meaning","aria-label":"Signs","data-testid":"difference-legend",children:Kb.filter(([w])=>c?.svg.querySelector(`.${w}`)).map(([w,C])=>a("li",{children:[a(Hl,{change:w})," ",C]},w))}),a("div",{class:"group",children:[a("button",{type:"button","data-testid":"difference-fold",onClick:()=>n.open([]),children:"Collapse all"}),a("button",{type:"button",title:"Open the modules in which most changed","data-testid":"difference-default",onClick:()=>n.open(null),children:"Default"})]}),a(Ql,{viewport:u,testId:"difference-zoom"})]}),a("div",{class:"window",children:[a("div",{class:"frame",ref:i,tabIndex:0,role:"group","aria-busy":s,"aria-label":"Graph of what the two recordings do not keep alike. Arrow keys go from box to box, Enter picks its changes in the list below, Space opens or closes a module, plus and minus zoom, f fits.","data-testid":"difference-frame",children:a("div",{class:"canvas",ref:l,"data-testid":"difference-canvas"})}),s&&a("p",{class:"progress",role:"status",children:"Drawing what changed…"})]}),r&&a(yn,{error:r,retry:n.difference.reload})]})}var vp={key:"compare",title:"Compare",needsServer:!0,Panel:Yb};function Yb(){let{compare:e}=B(),t=e.chosen.value;return t?a("div",{class:"compare","data-testid":"compare",children:[a(Ud,{other:t.other}),t.other?a(Zb,{}):a(Jb,{problem:t.problem})]}):null}function Jb({problem:e}){return e?a(Be,{message:e}):a("p",{class:"hint pad","data-testid":"compare-nothing",children:"There is no other recording here. Name modules above to see what checkpoints around them would release, or record a second run or step."})}function Zb(){let{compare:e}=B(),{value:t,error:n,loading:o}=e.reply.state.value,r=e.chosen.value?.other;if(n instanceof cn)return a(Wd,{});if(n)return a(yn,{error:n,retry:e.reply.reload});if(o&&r&&"goal"in r)return a(Gd,{});if(!t)return o?a(dt,{what:"Comparing…"}):null;if(t.unreachable)return a(Kd,{...t.unreachable});let{shown:s,other:i,comparison:l,planned:u}=t;if(!l)return null;let[c,d]=[yp({key:s}),yp(i)],f=JSON.stringify([s,i]);return a("div",{class:"compared","aria-busy":o,"data-testid":"compared",children:[u&&a(Hd,{...u}),l.after.predicted!==null&&!u&&a("p",{class:"predicted",role:"note","data-testid":"compare-predicted",children:[a("b",{children:"Predicted:"})," ",l.after.predicted,". This step did not run."]}),a(ev,{reply:l,before:c,after:d}),a(Qb,{reply:l,other:"key"in i?i.key:null},f),l.before.timeline&&l.after.timeline&&a(Pd,{before:l.before.timeline,after:l.after.timeline,names:[c,d]})]})}function Qb({reply:e,other:t}){let[n,o]=ee([]);return a(ne,{children:[e.changes_count>0&&a(ne,{children:[a("h2",{children:"Where it changed"}),a(gp,{picked:n,onPick:o})]}),a("h2",{children:"Save by save, the largest change first"}),a("p",{class:"summary","data-testid":"compare-summary",children:Xb(e)}),a(Ld,{reply:e,other:t,picked:n,onPick:o})]})}function yp(e){return"key"in e?`${e.key.run} · step ${e.key.step}`:"predicted"}function Xb(e){let t=`the same in ${ie(e.same_count,"save")} of ${Z(e.same_bytes)}`;if(e.changes_count===0)return`Nothing changed: ${t}.`;let n=e.moved_bytes>0&&`${Z(e.moved_bytes)} on another device`;return`${[`${Z(e.released_bytes)} less in some places`,`${Z(e.added_bytes)} more in others`,n,t].filter(Boolean).join(", ")}.`}function ev({reply:e,before:t,after:n}){let{device:o}=e.before,r=o===e.after.device||!o||!e.after.device,s=i=>r?"":` on ${i}`;return a("table",{class:"both","aria-label":"Totals of both recordings","data-testid":"compare-totals",children:[a("thead",{children:a("tr",{children:[a("th",{scope:"col",children:"total"}),a("th",{scope:"col",children:[t,s(o)]}),a("th",{scope:"col",children:[n,s(e.after.device)]}),a("th",{scope:"col",children:"difference"}),a("th",{scope:"col",title:"Of the first",children:"percent"})]})}),a("tbody",{children:e.totals.map(i=>a(tv,{total:i},i.key))})]})}function tv({total:e}){let{key:t,label:n,help:o,level:r,before_bytes:s,after_bytes:i,difference_bytes:l}=e;return a("tr",{"data-testid":`compare-${t}`,children:[a("th",{scope:"row",class:`level-${r}`,title:o,children:n}),a("td",{children:a(bp,{n:s})}),a("td",{children:a(bp,{n:i})}),a("td",{children:a(Wl,{n:l})}),a("td",{children:nv(l,s)})]})}function bp({n:e}){return e===null?a("span",{class:"none",children:"not known"}):a(X,{n:e})}function nv(e,t){return!e||!t?e===0?"0%":"–":`${e<0?"−":"+"}${ov(Math.abs(e),t)}`}function ov(e,t){return e<t?ln(e,t):`${Math.round(100*e/t)}%`}var rv=1/800,sv=2e3;function xp(e,t){let n=l=>e.total_bytes[l]??0,o=Go(e,t);if(o===0)return[];let r=[],s=(l,u)=>{let c=u;for(let d of l){let f=n(d)/o;f>=rv&&r.length<sv&&(r.push({call:d,depth:t.depth[d]??0,start:c,width:f}),i.push([t.children[d]??[],c])),c+=f}},i=[[t.roots,0]];for(let l=0;l<i.length;l+=1)s(...i[l]);return r}function wp(e,t,n){let o=t.start+t.width,r=e.filter(({depth:i})=>i===t.depth),s=r.indexOf(t);if(n==="ArrowRight")return r[s+1];if(n==="ArrowLeft")return r[s-1];if(n==="ArrowUp")return e.find(i=>i.depth===t.depth-1&&i.start<=t.start+1e-9&&i.start+i.width>=o-1e-9);if(n==="ArrowDown")return e.find(i=>i.depth===t.depth+1&&i.start>=t.start-1e-9&&i.start<o)}function _p({modules:e,tree:t,selected:n,onChoose:o}){let r=oe(()=>xp(e,t),[e,t]),[s,i]=$n(n,n),l=de(null),u=r.find(({call:g})=>g===s)??r[0];if(me(()=>{l.current?.querySelector(`#bar-${s}`)?.scrollIntoView({block:"nearest"})},[s]),!u)return null;let c=Go(e,t),d=g=>{let h=wp(r,u,g.key);if(h)i(h.call);else if(g.key==="Enter"||g.key===" ")o(u.call);else if(!g.key.startsWith("Arrow"))return;g.preventDefault()},f=Math.max(...r.map(g=>g.depth))+1;return a("div",{class:"icicle",ref:l,role:"tree","aria-label":"Module calls as bars: widths are bytes, what is inside stands below","aria-activedescendant":`bar-${u.call}`,tabIndex:0,"data-testid":"icicle",onKeyDown:d,children:a("div",{class:"icicle-inner",role:"none",style:{"--levels":f},children:r.map(g=>a(iv,{bar:g,modules:e,whole:c,isActive:g===u,isSelected:g.call===n,onChoose:o},g.call))})})}function iv({bar:e,modules:t,whole:n,isActive:o,isSelected:r,onChoose:s}){let{call:i,depth:l,start:u,width:c}=e,d=t.total_bytes[i]??0,f=`${gn(t,i)}, ${Z(d)}, ${ln(d,n)}`;return a("div",{id:`bar-${i}`,class:o?"icicle-bar active":"icicle-bar",role:"treeitem","aria-level":l+1,"aria-selected":r,"aria-label":f,title:f,"data-call":i,style:{"--start":u,"--width":c,"--depth":l},onClick:()=>s(i),children:a("span",{children:[co(t,i)," ",a("small",{children:Z(d)})]})})}function Ar({isOpen:e,onFold:t}){return t?a("button",{type:"button",class:"quiet twist",tabIndex:-1,"aria-expanded":e,"aria-label":e?"Fold":"Unfold",onClick:n=>{n.stopPropagation(),t(!e)},children:e?"−":"+"}):a("span",{class:"twist"})}function kp(e){let{modules:t,tree:n,groups:o}=e,r=Go(t,n),s=(l,u)=>{let c=l<0?o.get(~l):void 0;return c?qs(t,c,u):t[u][l]},i=(l,u,c)=>({key:l,label:u,help:c,width:"92px",isNumber:!0,cell:d=>a(X,{n:s(d,l)})});return[{key:"fqn",label:"module",width:"minmax(220px, 2fr)",cell:l=>a(lv,{row:l,of:e})},{key:"type_name",label:"type",width:"minmax(100px, 1fr)",cell:l=>t.type_name[l<0?~l:l]},{key:"nodes",label:"nodes",width:"64px",isNumber:!0,cell:l=>J(s(l,"nodes")??0)},{key:"total_bytes",label:"total",help:"Charged to this module call and those inside it",width:"minmax(150px, 1fr)",isNumber:!0,cell:l=>a("span",{class:"with-bar",children:[a(un,{part:s(l,"total_bytes")??0,whole:r}),a(X,{n:s(l,"total_bytes")})]})},i("self_bytes","self","Charged to its own ops, without the modules inside it"),i("exclusive_bytes","exclusive","What would go if only this module stopped saving"),i("freed_bytes","freed","Made inside it and freed before the forward ended")]}function lv({row:e,of:t}){let{modules:n,tree:o,groups:r,members:s,isOpen:i,fold:l,first:u}=t,c=e<0?~e:e,d=e<0?r.get(c):void 0,f=e<0||(o.children[c]?.length??0)>0,g=d?Us(jl(n,d),u):n.where[c];return a("span",{class:"branch",style:{"--depth":$d(n,o,s,e)},children:[a(Ar,{isOpen:i(e),...f&&{onFold:h=>l(e,h)}}),a("span",{title:n.fqn[c],children:d?.name??av(n,c)}),d&&a("span",{class:"tag",children:`×${J(d.calls.length)}, ${uv(n,d)}`}),g&&a("span",{class:"tag",children:g}),d&&a(ks,{names:Vd(n,d.calls,d.name),label:"what if?"})]})}function av(e,t){let n=e.call[t]??0;return co(e,t)+(n>0?` #${n+1}`:"")}function uv({total_bytes:e},{calls:t}){let n=t.map(s=>e[s]??0),[o,r]=[Math.min(...n),Math.max(...n)];return o===r?`${Z(r)} each`:`${Z(o)} to ${Z(r)} each`}function Sp(e){return typeof e=="object"?e.key:e}function Rp(e,t){let n=e.length;return new Proxy(e,{get(o,r,s){if(typeof r=="string"){let i=r.charCodeAt(0);if(i>=48&&i<=57){let l=+r;if(Number.isInteger(l)&&l>=0&&l<n){let u=o[l];if(typeof u!="object"){let c=t[l*2];u=o[l]={index:l,key:u,start:c,size:t[l*2+1],end:c+t[l*2+1],lane:0}}return u}}if(r==="length")return n}return Reflect.get(o,r,s)}})}function fo(e,t,n){let o=n.initialDeps??[],r,s=!0;function i(){var l;let c=0,d=e();if(!(d.length!==o.length||d.some((h,x)=>o[x]!==h)))return r;o=d;let g=0;return r=t(...d),n?.onChange&&!(s&&n.skipInitialOnChange)&&n.onChange(r),s=!1,r}return i.updateDeps=l=>{o=l},i}function ea(e,t){if(e===void 0)throw new Error(`Unexpected undefined${t?`: ${t}`:""}`);return e}var wn=(e,t)=>Math.abs(e-t)<1.01,Cp=(e,t,n)=>{let o;return Object.assign(function(...r){e.clearTimeout(o),o=e.setTimeout(()=>t.apply(this,r),n)},{cancel:()=>{e.clearTimeout(o)}})};function Tp({offset:e,isScrolling:t,elementMax:n,holdOffset:o,scrollOffset:r,pendingWrite:s,clampedMaxAtWrite:i}){var l;return t&&s===null&&e===r?"spurious":s!==null&&Math.abs(e-s.target)<1.5?"readBack":s!==null&&!s.smooth&&n!==null&&s.target>n+o+.5&&Math.abs(e-(n+o))<1.5||s!==null&&!s.smooth&&((l=s.lowMaxes)!=null&&l.some(u=>Math.abs(e-u)<1.5))?"clampedReadBack":i!==null&&Math.abs(e-i)<1.5?"clampedEcho":"external"}var cv=e=>e==="smooth"||e==="smoothFinishing";function Mp({kind:e,offset:t,command:n,target:o}){return e!=="spurious"&&e!=="readBack"&&e!=="clampedReadBack"&&n?.index!=null&&n.phase!=="queued"&&!cv(n.phase)&&!wn(t,n.lastTargetOffset)&&!wn(t,o())&&e!=="clampedEcho"}var ta=40;function Ep(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<ta;)n--;if(n<0)return!1;let o=e[n],r=n-1;for(;r>=0&&o.t-e[r].t<ta;)r--;if(r<0)return!1;let s=e[r],i=(t.offset-o.offset)/(t.t-o.t),l=(o.offset-s.offset)/(o.t-s.t);return i*l>=0&&Math.abs(i)>=2*Math.abs(l)&&Math.abs(i)-Math.abs(l)>=.8}function Pp(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<ta;)n--;if(n<0)return!1;let o=e[n];return Math.abs(t.offset-o.offset)/(t.t-o.t)>=.05}var Lr,Ir=()=>{if(Lr!==void 0)return Lr;if(typeof navigator>"u")return Lr=!1;if(/iP(hone|od|ad)/.test(navigator.userAgent))return Lr=!0;let e=navigator.maxTouchPoints;return Lr=navigator.platform==="MacIntel"&&e!==void 0&&e>0},na,dv=()=>na!==void 0?na:na=Ir()&&typeof CSS<"u"&&typeof CSS.supports=="function"&&CSS.supports("overflow-anchor: auto"),Op=()=>!Ir()||dv();var or={capture:!0,passive:!0},oi=class{constructor(t){this.host=t,this._touch=null,this.inMotion=()=>this._touch!==null&&this._touch.phase!=="lateFling",this.dragging=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved},this.tail=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="tail"?this._touch.moved?"fling":"tap":null},this.onScroll=({isScrolling:n,ownReadBack:o,moved:r,external:s})=>{var i,l,u;return n&&((i=this._touch)==null?void 0:i.phase)==="tail"?this._openTail(this._touch.moved||!o,!1):((l=this._touch)==null?void 0:l.phase)==="lateFling"&&(this.host.now()>this._touch.until?this._touch=null:s&&n&&r&&this._openTail(!0,!1)),!o&&n&&r&&((u=this._touch)==null?void 0:u.phase)==="down"?(this._touch.moved=!0,!0):!1},this.touchStart=()=>{this.end(),this._touch={phase:"down",moved:!1}},this.touchEnd=()=>{var n;let o=((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved;this.end(),this._openTail(o,o)},this.end=()=>{var n;let o=this.host.getWindow();((n=this._touch)==null?void 0:n.phase)==="tail"&&o!=null&&o.clearTimeout(this._touch.timerId),this._touch=null},this.listen=n=>{let o=()=>this.touchStart(),r=()=>this.touchEnd();return n.addEventListener("touchstart",o,or),n.addEventListener("touchend",r,or),n.addEventListener("touchcancel",r,or),()=>{n.removeEventListener("touchstart",o,or),n.removeEventListener("touchend",r,or),n.removeEventListener("touchcancel",r,or),this.end()}},this._openTail=(n,o)=>{let r=this.host.getWindow();if(r==null)return;this.end();let s={phase:"tail",moved:n,awaitingFling:o,timerId:r.setTimeout(()=>{if(this.host.tailStillMoving()){this._openTail(s.moved,s.awaitingFling);return}this._touch=s.awaitingFling?{phase:"lateFling",until:this.host.now()+1e3}:null,this.host.onTailClosed()},150)};this._touch=s}}get touch(){return this._touch}};var Ap=e=>{let{clientWidth:t,clientHeight:n}=e;return{width:t,height:n}},Dp=e=>{let t=new Set;return{schedule:n=>{let o=e.requestAnimationFrame(()=>{t.delete(o),n()});t.add(o)},cancel:()=>{t.forEach(n=>e.cancelAnimationFrame(n)),t.clear()}}},pv=e=>e,fv=e=>{let t=e.overscan*Math.max(e.lanes??1,1),n=Math.max(e.startIndex-t,0),r=Math.min(e.endIndex+t,e.count-1)-n+1,s=new Array(r);for(let i=0;i<r;i++)s[i]=n+i;return s},$p=(e,t)=>{let n=e.scrollElement;if(!n)return;let o=e.targetWindow;if(!o)return;let r=l=>{let{width:u,height:c}=l;t({width:Math.round(u),height:Math.round(c)})};if(r(Ap(n)),!o.ResizeObserver)return()=>{};let s=Dp(o),i=new o.ResizeObserver(()=>{let l=()=>{r(Ap(n))};e.options.useAnimationFrameWithResizeObserver?s.schedule(l):l()});return i.observe(n,{box:"content-box"}),()=>{i.unobserve(n),s.cancel()}},Lp={passive:!0};var mv=typeof window>"u"?!0:"onscrollend"in window,hv=(e,t,n)=>{let o=e.scrollElement;if(!o)return;let r=e.targetWindow;if(!r)return;let s=e.options.useScrollendEvent&&mv,i=0,l=s?null:Cp(r,()=>t(n(o),!1),e.options.isScrollingResetDelay),u=f=>()=>{i=n(o),l?.(),t(i,f)},c=u(!0),d=u(!1);return o.addEventListener("scroll",c,Lp),s&&o.addEventListener("scrollend",d,Lp),()=>{o.removeEventListener("scroll",c),s&&o.removeEventListener("scrollend",d),l?.cancel()}},zp=(e,t)=>hv(e,t,n=>{let{horizontal:o,isRtl:r}=e.options;return o?n.scrollLeft*(r&&-1||1):n.scrollTop});var gv=(e,t,n)=>{if(n.options.useCachedMeasurements){let o=n.indexFromElement(e),r=n.options.getItemKey(o);return n.itemSizeCache.get(r)??n.options.estimateSize(o)}if(t?.borderBoxSize){let o=t.borderBoxSize[0];if(o)return Math.round(o[n.options.horizontal?"inlineSize":"blockSize"])}if(!t){let o=n.indexFromElement(e),r=n.options.getItemKey(o),s=n.itemSizeCache.get(r);if(s!==void 0)return s}return e[n.options.horizontal?"offsetWidth":"offsetHeight"]},yv=(e,{adjustments:t=0,behavior:n},o)=>{var r;let{scrollElement:s,options:i}=o,l=e+t,u=i.horizontal&&i.isRtl&&s!==null&&"ownerDocument"in s;(r=s?.scrollTo)==null||r.call(s,{[i.horizontal?"left":"top"]:u?-l:l,behavior:n})};var Np=yv,Ip=(e,t)=>e==="smooth"?t?"smoothLanded":"smooth":"instant",Dr=e=>e?.phase==="smooth"||e?.phase==="smoothLanded";function bv(e,t,n,o){if(t===0)return!1;let r=o(0),s=new Set,i=0;for(;i<e;){let u=n(i);if(u===r)break;s.add(u),i++}let l=e-i;if(l===0||l>=t)return!1;for(let u=0;u<l;u++)if(o(u)!==n(i+u))return!1;for(let u=l;u<t;u++)if(s.has(o(u)))return!1;return!0}var ri=class{constructor(t){this.unsubs=[],this.scrollElement=null,this.targetWindow=null,this.isScrolling=!1,this.scrollState=null,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache=new Map,this.itemSizeCacheVersion=0,this.laneAssignments=new Map,this.pendingMin=null,this.prevLanes=void 0,this.lanesChangedFlag=!1,this.lanesSettling=!1,this.pendingScrollAnchor=null,this.scrollRect=null,this.scrollOffset=null,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._iosGesture=new oi({getWindow:()=>this.targetWindow,now:()=>this.now(),tailStillMoving:()=>{let n=this.scrollState;if(n?.phase!=="queued"||this.pendingWrite!==null)return!1;let o=this._readElementOffset();return o===null||this._lastElementOffset===null||Math.abs(o-this._lastElementOffset)<1?!1:(this._lastElementOffset=o,n.samples=[...n.samples??[],{t:this.now(),offset:o}],!0)},onTailClosed:()=>{let n=this.scrollState;n?.phase==="queued"&&Pp(n.samples??[])&&(this.scrollState=null),this._flushHoldIfReady(!0),this._writeAwaitingCommand(),this._retryClampedAdjustment()}}),this._lastElementOffset=null,this.pendingWrite=null,this._clampedAdjustment=null,this.elementsCache=new Map,this._resizeBatch=null,this.now=()=>{var n,o,r;return((r=(o=(n=this.targetWindow)==null?void 0:n.performance)==null?void 0:o.now)==null?void 0:r.call(o))??Date.now()},this.observer=(()=>{let n=null,o=null,r=!1,s=!1,i=new Set,l=()=>{if(n)return n;let c=this.targetWindow;if(!c||!c.ResizeObserver)return null;let d=o=Dp(c);return n=new c.ResizeObserver(f=>{let g=()=>{let h={sync:!1};this._resizeBatch=h;try{f.forEach(u)}finally{this._resizeBatch=null,h.notify&&(this.notify(h.sync),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment(),this.measureElement(null))}};if(this.options.useAnimationFrameWithResizeObserver)d.schedule(g);else{r=!0;try{g()}finally{r=!1}}})},u=c=>{let d=c.target,f=this.indexFromElement(d);if(!d.isConnected){this.observer.unobserve(d);for(let[g,h]of this.elementsCache)if(h===d){this.elementsCache.delete(g);break}return}this.isIndexInRange(f)&&this.shouldMeasureDuringScroll(f)&&this.resizeItem(f,this.options.measureElement(d,c,this))};return{disconnect:()=>{var c;(c=l())==null||c.disconnect(),o?.cancel(),i.clear(),s=!1,n=null,o=null},observe:c=>{let d=l();if(d){if(!r){d.observe(c,{box:"border-box"});return}i.add(c),s||(s=!0,o?.schedule(()=>{s=!1,i.forEach(f=>{f.isConnected&&n?.observe(f,{box:"border-box"})}),i.clear()}))}},unobserve:c=>{var d;i.delete(c),(d=l())==null||d.unobserve(c)}}})(),this.range=null,this.setOptions=n=>{var o;let r={debug:!1,initialOffset:0,overscan:1,paddingStart:0,paddingEnd:0,scrollPaddingStart:0,scrollPaddingEnd:0,horizontal:!1,getItemKey:pv,rangeExtractor:fv,onChange:()=>{},measureElement:gv,initialRect:{width:0,height:0},scrollMargin:0,gap:0,indexAttribute:"data-index",initialMeasurementsCache:[],lanes:1,anchorTo:"start",followOnAppend:!1,scrollEndThreshold:1,isScrollingResetDelay:150,enabled:!0,isRtl:!1,useScrollendEvent:!1,useAnimationFrameWithResizeObserver:!1,laneAssignmentMode:"estimate",useCachedMeasurements:!1};for(let d in n){let f=n[d];f!==void 0&&(r[d]=f)}let s=this.options,i=null,l=null,u=!1;if(s!==void 0&&s.enabled&&r.enabled&&r.anchorTo==="end"&&this.scrollElement!==null){let d=s.count,f=r.count,g=this.getMeasurements(),h=((o=this._singleLaneMeasurements)==null?void 0:o.items)??g,x=v=>Sp(h[v]),w=d>0?x(0):null,C=d>0?x(d-1):null;if(f!==d||d>0&&f>0&&(r.getItemKey(0)!==w||r.getItemKey(f-1)!==C)){u=!0;let v=d>0?this.getVirtualItemForOffset(this.getScrollOffset())??g[0]:null;v&&(i=[v.key,this.getScrollOffset()-v.start]);let _=r.followOnAppend===!0?"auto":r.followOnAppend||null;_&&f>0&&this.isAtEnd(s.scrollEndThreshold)&&(d===0||r.getItemKey(f-1)!==C)&&(f>d||bv(d,f,x,r.getItemKey))&&(l=_)}}this.options=r,u&&(this.pendingMin=0,this.itemSizeCacheVersion++);let c=null;if(i&&this.scrollOffset!==null&&!this._awaitingCommandReadBack()){let[d,f]=i,g=this.getMeasurements(),{count:h,getItemKey:x}=this.options,w=0;for(;w<h&&x(w)!==d;)w++;if(w<h){let C=g[w];if(C){let R=Math.max(0,C.start+f);!l&&R!==this.scrollOffset&&(c=R-this.scrollOffset,this.scrollOffset=R)}}}l?this.pendingScrollAnchor={kind:"follow",behavior:l}:c!==null&&(this._canWriteScroll()?this.pendingScrollAnchor={kind:"anchor",delta:c}:(this._holdOffset+=c,this._followOffsetTarget(c)))},this.notify=n=>{var o,r;(r=(o=this.options).onChange)==null||r.call(o,this,n)},this.maybeNotify=fo(()=>(this.calculateRange(),[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]),n=>{this.notify(n)},{key:!1,debug:()=>this.options.debug,initialDeps:[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]}),this.cleanup=()=>{var n;this.unsubs.filter(Boolean).forEach(o=>o()),this.unsubs=[],this.observer.disconnect(),this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null,(n=this._momentumStop)==null||n.restore(),this._momentumStop=null,this.isScrolling=!1,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._clampedAdjustment=null,this.pendingWrite=null,this.scrollElement=null,this.targetWindow=null},this._didMount=()=>()=>{this.cleanup()},this._willUpdate=()=>{var n;let o=this.options.enabled?this.options.getScrollElement():null;if(this.scrollElement!==o){if(this.cleanup(),!o){this.maybeNotify();return}this.scrollElement=o,this.scrollElement&&"ownerDocument"in this.scrollElement?this.targetWindow=this.scrollElement.ownerDocument.defaultView:this.targetWindow=((n=this.scrollElement)==null?void 0:n.window)??null,this.elementsCache.forEach(s=>{this.observer.observe(s)}),this.unsubs.push(this.options.observeElementRect(this,s=>{this.scrollRect=s,this.maybeNotify()})),this.unsubs.push(this.options.observeElementOffset(this,(s,i)=>{var l,u,c,d;let f=i?this._elementMaxScrollOffset():null,g=this._reportedOverscroll;this._reportedOverscroll=s<0||f!==null&&s>f+1;let h=s;this._lastElementOffset=h,s=this._toLayoutOffset(s);let x=this._classifyScrollEvent(s,i,f);if(x==="spurious")return;x==="readBack"?s=this.pendingWrite.target:x==="clampedReadBack"&&((l=this.scrollState)==null?void 0:l.index)!=null&&s<this.getMaxScrollOffset()-1.5?this.scrollState.lastTargetOffset=s:Mp({kind:x,offset:s,command:this.scrollState,target:()=>this.getScrollStateTarget(this.scrollState)})&&(this.scrollState=null),this.pendingWrite=null,this._clampedAdjustment!==null&&Math.abs(s-this._clampedAdjustment.maxAtWrite)>=1.5&&(this._clampedAdjustment=null);let w=this.getScrollOffset(),C=this.scrollDirection;this.scrollDirection=i?w===s?this.scrollDirection:w<s?"forward":"backward":null,this.scrollOffset=s,this.isScrolling=i;let R=this.scrollState;if(R?.phase==="queued"&&x==="external"&&i)if(g||this._reportedOverscroll)R.samples=[];else{let k=this.now();R.samples=[...(R.samples??[]).filter(v=>k-v.t<=200),{t:k,offset:h}],(C!==null&&this.scrollDirection!==C||Ep(R.samples))&&(this.scrollState=null)}this._iosGesture.onScroll({isScrolling:i,ownReadBack:x==="readBack",moved:s!==w,external:x==="external"&&((u=this.scrollState)==null?void 0:u.phase)!=="smooth"&&((c=this.scrollState)==null?void 0:c.phase)!=="smoothFinishing"})&&((d=this.scrollState)==null?void 0:d.phase)==="queued"&&(this.scrollState=null),this._flushHoldIfReady(!0),this.scrollState&&this.scheduleScrollReconcile(),this.maybeNotify()})),"addEventListener"in this.scrollElement&&this.unsubs.push(this._iosGesture.listen(this.scrollElement)),this._scrollToOffset(this.getScrollOffset())}this._noteClampMax();let r=this.pendingScrollAnchor;this.pendingScrollAnchor=null,r&&this.scrollElement&&this.options.enabled&&(r.kind==="anchor"?this._canWriteScroll()?Dr(this.scrollState)&&!wn(this.getScrollOffset()-r.delta,this.scrollState.lastTargetOffset)||(this._followOffsetTarget(r.delta),this._scrollToOffset(this.getScrollOffset())):(this._holdOffset+=r.delta,this._followOffsetTarget(r.delta),this.notify(!1)):this.scrollToEnd({behavior:r.behavior})),this._flushHoldIfReady(!1),this._retryClampedAdjustment()},this._classifyScrollEvent=(n,o,r)=>{var s;return Tp({offset:n,isScrolling:o,elementMax:r,holdOffset:this._holdOffset,scrollOffset:this.scrollOffset,pendingWrite:this.pendingWrite,clampedMaxAtWrite:((s=this._clampedAdjustment)==null?void 0:s.maxAtWrite)??null})},this._retryClampedAdjustment=()=>{if(this._clampedAdjustment===null||!this.scrollElement||!this.options.enabled||!this._canWriteScroll())return;let{target:n,maxAtWrite:o}=this._clampedAdjustment,r=this.getMaxScrollOffset();r>o+.5&&(this._clampedAdjustment=n>r+.5?{target:n,maxAtWrite:r}:null,this._scrollToOffset(n))},this._writeAwaitingCommand=()=>{let n=this.scrollState;if(n===null||n.phase!=="queued")return;let{behavior:o}=n;this.getMeasurements();let r=this.getScrollStateTarget(n);n.lastTargetOffset=r,this._clampedAdjustment=null,n.phase=Ip(o,n.index!=null&&wn(r,this.getScrollOffset())),this._scrollToOffset(r,{behavior:o}),this.scheduleScrollReconcile()},this._readElementOffset=()=>{let n=this.scrollElement;if(n==null)return null;let{horizontal:o,isRtl:r}=this.options;return typeof n.scrollTop=="number"?o?n.scrollLeft*(r&&-1||1):n.scrollTop:typeof n.scrollY=="number"?o?n.scrollX:n.scrollY:null},this._canWriteScroll=()=>!(Ir()&&this._iosGesture.inMotion())&&!this._reportedOverscroll,this._flushHoldIfReady=n=>{var o;if(this._holdOffset===0||!this.scrollElement||!this.options.enabled||!this._canWriteScroll()||((o=this.scrollState)==null?void 0:o.phase)==="smooth")return;this._holdOffset=0,this.scrollOffset!==null&&this.scrollOffset<0&&(this.scrollOffset=0),this.notify(n);let r=this.getCommandWrittenOffset()??this.getScrollOffset();this._clampedAdjustment=this._clampedBy(r),this._scrollToOffset(r)},this.rafId=null,this.getSize=()=>this.options.enabled?(this.scrollRect=this.scrollRect??this.options.initialRect,this.scrollRect[this.options.horizontal?"width":"height"]):(this.scrollRect=null,0),this.getScrollOffset=()=>this.options.enabled?(this.scrollOffset=this.scrollOffset??(typeof this.options.initialOffset=="function"?this.options.initialOffset():this.options.initialOffset),this.scrollOffset):(this.scrollOffset=null,0),this.getMeasurementOptions=fo(()=>[this.options.count,this.options.paddingStart,this.options.scrollMargin,this.options.getItemKey,this.options.enabled,this.options.lanes,this.options.laneAssignmentMode,this.options.gap],(n,o,r,s,i,l,u,c)=>(this.prevLanes!==void 0&&this.prevLanes!==l&&(this.lanesChangedFlag=!0),this.prevLanes=l,this.pendingMin=null,{count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:i,lanes:l,laneAssignmentMode:u,gap:c}),{key:!1}),this.isIndexInRange=n=>n>=0&&n<this.options.count,this.getMeasurements=fo(()=>[this.getMeasurementOptions(),this.itemSizeCacheVersion],({count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:i,lanes:l,laneAssignmentMode:u,gap:c},d)=>{var f;let g=this.itemSizeCache;if(!i)return this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),[];if(this.laneAssignments.size>n)for(let k of this.laneAssignments.keys())k>=n&&this.laneAssignments.delete(k);this.lanesChangedFlag&&(this.lanesChangedFlag=!1,this.lanesSettling=!0,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.pendingMin=null),this.measurementsCache.length===0&&!this.lanesSettling&&(this.measurementsCache=this.options.initialMeasurementsCache,this.measurementsCache.forEach(k=>{this.itemSizeCache.set(k.key,k.size)}));let h=this.lanesSettling?0:this.pendingMin??0;if(this.pendingMin=null,this.lanesSettling&&this.measurementsCache.length===n&&(this.lanesSettling=!1),l===1){let k=n*2,v=(f=this._singleLaneMeasurements)==null?void 0:f.flat;if(!v||v.length<k){let O=new Float64Array(k);v&&h>0&&O.set(v.subarray(0,h*2)),v=O}let _=h===0?new Array(n):this._singleLaneMeasurements.items.slice(),E;if(h===0)E=o+r;else{let O=h-1;E=v[O*2]+v[O*2+1]+c}for(let O=h;O<n;O++){let N=s(O);_[O]=N;let L=g.get(N),z=typeof L=="number"?L:this.options.estimateSize(O);v[O*2]=E,v[O*2+1]=z,E+=z+c}this._singleLaneMeasurements={flat:v,items:_};let M=Rp(_,v);return this.measurementsCache=M,M}let x=this.measurementsCache.slice(0,h),w=new Array(l).fill(void 0),C=new Float64Array(l),R=0;for(let k=0;k<h;k++){let v=x[k];v&&(w[v.lane]===void 0&&R++,w[v.lane]=k,C[v.lane]=v.end)}for(let k=h;k<n;k++){let v=s(k),_=this.laneAssignments.get(k),E,M,O=u==="estimate"||g.has(v);if(_!==void 0&&this.options.lanes>1){E=_;let A=w[E],I=A!==void 0?x[A]:void 0;M=I?I.end+c:o+r}else if(R===l){let A=0,I=C[0],$=w[0];for(let K=1;K<l;K++){let U=C[K];(U<I||U===I&&w[K]<$)&&(A=K,I=U,$=w[K])}E=A,M=I+c,O&&this.laneAssignments.set(k,E)}else E=k%this.options.lanes,M=o+r,O&&this.laneAssignments.set(k,E);let N=g.get(v),L=typeof N=="number"?N:this.options.estimateSize(k),z=M+L;x[k]={index:k,start:M,size:L,end:z,key:v,lane:E},w[E]===void 0&&R++,w[E]=k,C[E]=z}return this.measurementsCache=x,x},{key:!1,debug:()=>this.options.debug}),this.calculateRange=fo(()=>[this.getMeasurements(),this.getSize(),this.getScrollOffset(),this.options.lanes,this._getLayoutTotalSize()+this.options.scrollMargin],(n,o,r,s,i)=>{if(n.length===0||o===0)return this.range=null,null;let l=Math.max(i-o,0);return this.range=xv(n,o,Math.min(r,l),s,s===1&&this._singleLaneMeasurements!==null?this._singleLaneMeasurements.flat:null),this.range},{key:!1,debug:()=>this.options.debug}),this.getVirtualIndexes=fo(()=>{let n=null,o=null,r=this.calculateRange();return r&&(n=r.startIndex,o=r.endIndex),this.maybeNotify.updateDeps([this.isScrolling,n,o]),[this.options.rangeExtractor,this.options.overscan,this.options.count,n,o,this.options.lanes]},(n,o,r,s,i,l)=>s===null||i===null?[]:n({startIndex:s,endIndex:i,overscan:o,count:r,lanes:l}),{key:!1,debug:()=>this.options.debug}),this.indexFromElement=n=>{let o=this.options.indexAttribute,r=n.getAttribute(o);return r?parseInt(r,10):(console.warn(`Missing attribute name '${o}={index}' on measured element.`),-1)},this.shouldMeasureDuringScroll=n=>{var o;if(!Dr(this.scrollState))return!0;let r=this.scrollState.index??((o=this.getVirtualItemForOffset(this.scrollState.lastTargetOffset))==null?void 0:o.index);if(r!==void 0&&this.range){let s=Math.max(this.options.overscan,Math.ceil((this.range.endIndex-this.range.startIndex)/2)),i=Math.max(0,r-s),l=Math.min(this.options.count-1,r+s);return n>=i&&n<=l}return!0},this.measureElement=n=>{if(!n){this.elementsCache.forEach((i,l)=>{i.isConnected||(this.observer.unobserve(i),this.elementsCache.delete(l))});return}let o=this.indexFromElement(n);if(!this.isIndexInRange(o))return;let r=this.options.getItemKey(o),s=this.elementsCache.get(r);s!==n&&(s&&this.observer.unobserve(s),this.observer.observe(n),this.elementsCache.set(r,n)),n.isConnected&&(!this.isScrolling||this.scrollState)&&this.shouldMeasureDuringScroll(o)&&this.resizeItem(o,this.options.measureElement(n,void 0,this))},this.resizeItem=(n,o)=>{var r,s,i;if(!this.isIndexInRange(n))return;(r=this._resizeBatch)!=null&&r.sync&&this.getMeasurements();let l,u,c,d=(s=this._singleLaneMeasurements)==null?void 0:s.flat;if(this.options.lanes===1&&d!=null)c=this.options.getItemKey(n),u=d[n*2],l=d[n*2+1];else{let h=this.measurementsCache[n];if(!h)return;c=h.key,u=h.start,l=h.size}let f=this.itemSizeCache.get(c)??l,g=o-f;if(g!==0){let h=this.options.anchorTo==="end"&&!Dr(this.scrollState)&&this.getVirtualDistanceFromEnd()<=this.options.scrollEndThreshold,x=h?this._getLayoutTotalSize():0,w=this.getScrollOffset(),R=!this.itemSizeCache.has(c)?u<w:u+f<=w&&this.scrollDirection!=="backward",k=!Dr(this.scrollState)&&(this.shouldAdjustScrollPositionOnItemSizeChange!==void 0?this.shouldAdjustScrollPositionOnItemSizeChange(this.measurementsCache[n]??{index:n,key:c,start:u,size:l,end:u+l,lane:0},g,this):R);(this.pendingMin===null||n<this.pendingMin)&&(this.pendingMin=n),this.itemSizeCache.set(c,o),this.itemSizeCacheVersion++;let v=!1;if(this._awaitingCommandReadBack()||(h?v=this.applyScrollAdjustment(this._getLayoutTotalSize()-x):k&&(v=this.applyScrollAdjustment(g))),this._resizeBatch){this._resizeBatch.notify=!0,(i=this._resizeBatch).sync||(i.sync=v);return}this.notify(v),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment()}},this.getVirtualItems=fo(()=>[this.getVirtualIndexes(),this.getMeasurements(),this._holdOffset],(n,o,r)=>{let s=[];for(let i=0,l=n.length;i<l;i++){let u=n[i],c=o[u];s.push(r===0?c:{...c,start:c.start-r,end:c.end-r})}return s},{key:!1,debug:()=>this.options.debug}),this.getVirtualItemForOffset=n=>{var o;let r=this.getMeasurements();if(r.length===0)return;let s=(o=this._singleLaneMeasurements)==null?void 0:o.flat,i=this.options.lanes===1&&s!=null,l=Fp(0,r.length-1,i?u=>s[u*2]:u=>ea(r[u]).start,n);return ea(r[l])},this._noteClampMax=()=>{if(!this._awaitingCommandReadBack())return;let n=this._elementMaxScrollOffset();if(n===null)return;let o=this.pendingWrite,r=Math.max(n,0)+this._holdOffset;if(r>=o.target)return;let s=o.lowMaxes??(o.lowMaxes=[]);s[s.length-1]!==r&&s.push(r)},this.getMaxScrollOffset=()=>(this._elementMaxScrollOffset()??0)+this._holdOffset,this._toLayoutOffset=n=>{var o;let r=n+this._holdOffset;return((o=this.pendingScrollAnchor)==null?void 0:o.kind)==="anchor"&&(r+=this.pendingScrollAnchor.delta),r},this._elementMaxScrollOffset=()=>{let n=this.scrollElement;if(n===null)return null;if("scrollHeight"in n)return this.options.horizontal?n.scrollWidth-n.clientWidth:n.scrollHeight-n.clientHeight;if("document"in n){let o=n.document.documentElement;return this.options.horizontal?o.scrollWidth-n.innerWidth:o.scrollHeight-n.innerHeight}return null},this._momentumStop=null,this._stopMomentum=n=>{let o=this.scrollElement,r=this.targetWindow;if(o===null||r===null)return;let s="document"in o?o.document.scrollingElement:o;if(!s?.style)return;if(this._momentumStop){this._momentumStop.done=n;return}let{style:i}=s,l=this.options.horizontal?"overflow-x":"overflow-y",u=i.getPropertyValue(l),c=i.getPropertyPriority(l),d=()=>this.options.horizontal?s.clientHeight:s.clientWidth,f=d();if(i.setProperty(l,"hidden","important"),d()!==f){i.setProperty(l,u,c);return}let g={restore:()=>i.getPropertyValue(l)!=="hidden"||i.getPropertyPriority(l)!=="important"?!1:(i.setProperty(l,u,c),!0),done:n};this._momentumStop=g,r.requestAnimationFrame(()=>r.requestAnimationFrame(()=>{this._momentumStop===g&&(this._momentumStop=null,g.restore()&&g.done())}))},this._clampedBy=n=>{let o=this._elementMaxScrollOffset();if(o===null)return null;let r=o+this._holdOffset;return n>r+.5?{target:n,maxAtWrite:r}:null},this.getVirtualDistanceFromEnd=()=>Math.max(this._getLayoutTotalSize()+this.options.scrollMargin-this.getSize()-this.getScrollOffset(),0),this.getDistanceFromEnd=()=>Math.max(this.getMaxScrollOffset()-this.getScrollOffset(),0),this.isAtEnd=(n=this.options.scrollEndThreshold)=>this.getDistanceFromEnd()<=n,this.getOffsetForAlignment=(n,o,r=0)=>{if(!this.scrollElement)return 0;let s=this.getSize(),i=this.getScrollOffset();o==="auto"&&(o=n>=i+s?"end":"start"),o==="center"?n+=(r-s)/2:o==="end"&&(n-=s);let l=this.getMaxScrollOffset();return Math.max(Math.min(l,n),0)},this.getOffsetForIndex=(n,o="auto")=>{n=Math.max(0,Math.min(n,this.options.count-1));let r=this.getSize(),s=this.getScrollOffset(),i=this.getMeasurements()[n];if(!i)return;if(o==="auto")if(i.end>=s+r-this.options.scrollPaddingEnd)o="end";else if(i.start<=s+this.options.scrollPaddingStart)o="start";else return[s,o];if(o==="end"&&n===this.options.count-1){let u=this.getMaxScrollOffset(),c=u-this.options.paddingEnd+this.options.scrollPaddingEnd;return[Math.max(Math.min(c,u),0),o]}let l=o==="end"?i.end+this.options.scrollPaddingEnd:i.start-this.options.scrollPaddingStart;return[this.getOffsetForAlignment(l,o,i.size),o]},this.scrollToOffset=(n,{align:o="start",behavior:r="auto"}={})=>{this._startScroll({index:null,align:o},this.getOffsetForAlignment(n,o),r,"absolute")},this.scrollToIndex=(n,{align:o="auto",behavior:r="auto"}={})=>{n=Math.max(0,Math.min(n,this.options.count-1));let s=this.getOffsetForIndex(n,o);if(!s)return;let[i,l]=s;this._startScroll({index:n,align:l},i,r,"absolute")},this.scrollBy=(n,{behavior:o="auto"}={})=>{let r=this.getOffsetForAlignment((this.getCommandWrittenOffset()??this.getScrollOffset())+n,"start");this._startScroll({index:null,align:"start"},r,o,"relative")},this.scrollToEnd=({behavior:n="auto"}={})=>{if(this.options.count>0){this._startScroll({index:this.options.count-1,align:"end",toEnd:!0},Math.max(this.getMaxScrollOffset(),0),n,"absolute");return}this.scrollToOffset(Math.max(this.getTotalSize()-this.getSize(),0),{behavior:n})},this.cancelScroll=()=>{this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null},this.getTotalSize=()=>Math.max(this._getLayoutTotalSize()-this._holdOffset,0),this._getLayoutTotalSize=()=>{var n,o;let r=this.getMeasurements(),s;if(r.length===0)s=this.options.paddingStart;else if(this.options.lanes===1){let i=r.length-1,l=(n=this._singleLaneMeasurements)==null?void 0:n.flat;l!=null?s=l[i*2]+l[i*2+1]:s=((o=r[i])==null?void 0:o.end)??0}else{let i=Array(this.options.lanes).fill(null),l=r.length-1;for(;l>=0&&i.some(u=>u===null);){let u=r[l];i[u.lane]===null&&(i[u.lane]=u.end),l--}s=Math.max(...i.filter(u=>u!==null))}return Math.max(s-this.options.scrollMargin+this.options.paddingEnd,0)},this.takeSnapshot=()=>{let n=[];if(this.itemSizeCache.size===0)return n;let o=this.getMeasurements();for(let r of o)r&&this.itemSizeCache.has(r.key)&&n.push({index:r.index,key:r.key,start:r.start,size:r.size,end:r.end,lane:r.lane});return n},this._scrollToOffset=(n,{adjustments:o,behavior:r}={})=>{let s={target:n+(o??0),smooth:r==="smooth"};return this.pendingWrite=s,this.options.scrollToFn(n-this._holdOffset,{behavior:r,adjustments:o},this),s},this.getCommandWrittenOffset=()=>this.scrollState!==null&&this.pendingWrite!==null&&!this.pendingWrite.smooth?this.pendingWrite.target:null,this._awaitingCommandReadBack=()=>{let n=this.getCommandWrittenOffset();return!(Ir()&&this._iosGesture.dragging())&&n!==null&&!wn(n,this.getScrollOffset())},this._followOffsetTarget=n=>{this.scrollState!==null&&this.scrollState.index==null&&(this.scrollState.lastTargetOffset+=n)},this.measure=()=>{this.pendingMin=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.itemSizeCacheVersion++,this.notify(!1)},this.setOptions(t)}get scrollAdjustments(){return 0}applyScrollAdjustment(t,n){if(t===0)return!1;if(this._followOffsetTarget(t),this._canWriteScroll()){let o=this.getScrollOffset();this._clampedAdjustment=this._clampedBy(o+t);let r=this._scrollToOffset(o,{adjustments:t,behavior:n});return this.scrollOffset!==null&&(this.pendingWrite===r&&(this.scrollOffset+=t),this.scrollOffset<0&&(this.scrollOffset=0)),!0}else return this._holdOffset+=t,this.scrollOffset!==null&&(this.scrollOffset+=t),!0}scheduleScrollReconcile(){if(!this.targetWindow){this.scrollState=null;return}this.rafId==null&&(this.rafId=this.targetWindow.requestAnimationFrame(()=>{this.rafId=null,this.reconcileScroll()}))}getScrollStateTarget(t){let n=t.toEnd?[Math.max(this.getMaxScrollOffset(),0)]:t.index!=null?this.getOffsetForIndex(t.index,t.align):void 0;return n?n[0]:t.lastTargetOffset}reconcileScroll(){if(!this.scrollState||!this.scrollElement)return;if(this.now()-this.scrollState.startedAt>5e3){this.scrollState=null;return}if(this.scrollState.phase==="queued"){this.scheduleScrollReconcile();return}this.getMeasurements();let o=this.getScrollStateTarget(this.scrollState),r=this.scrollState.index==null?1:this.options.useAnimationFrameWithResizeObserver?3:2,s=o!==this.scrollState.lastTargetOffset;if(!s&&wn(o,this.getScrollOffset())){if(this.scrollState.phase==="smooth"?this.scrollState.phase="smoothLanded":this.scrollState.phase==="smoothFinishing"&&(this.scrollState.phase="instant"),this.scrollState.stableFrames++,this.scrollState.stableFrames>=r){this.getScrollOffset()!==o&&this._scrollToOffset(o,{behavior:"auto"}),this.scrollState=null;return}}else if(this.scrollState.stableFrames=0,s){let i=this.getSize()||600,l=Math.abs(o-this.getScrollOffset()),u=Dr(this.scrollState)&&l>i;this.scrollState.lastTargetOffset=o,u?this.scrollState.phase="smooth":this.scrollState.phase==="smooth"?this.scrollState.phase="smoothFinishing":this.scrollState.phase==="smoothLanded"&&(this.scrollState.phase="instant"),this._scrollToOffset(o,{behavior:u?"smooth":"auto"})}this.scheduleScrollReconcile()}_startScroll(t,n,o,r){this.pendingScrollAnchor=null,this._clampedAdjustment=null;let s=this._iosGesture.tail();if(r==="absolute"&&s!==null){if(s==="fling"&&Op()){this._stopMomentum(()=>{let i=this.scrollState;i?.phase!=="queued"||this._iosGesture.tail()!=="fling"||this._reportedOverscroll||(this._iosGesture.end(),this._flushHoldIfReady(!0),this._writeAwaitingCommand())}),this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,phase:"queued",behavior:o,samples:[]},this.scheduleScrollReconcile();return}this._iosGesture.end()}this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,behavior:o,phase:Ip(o,t.index!=null&&wn(n,this.getScrollOffset()))},this._scrollToOffset(n,{behavior:o}),this.scheduleScrollReconcile()}},Fp=(e,t,n,o)=>{for(;e<=t;){let r=(e+t)/2|0,s=n(r);if(s<o)e=r+1;else if(s>o)t=r-1;else return r}return e>0?e-1:0};function vv(e,t,n){let o=0;for(;o<=t;){let r=(o+t)/2|0,s=e[r*2];if(s<n)o=r+1;else if(s>n)t=r-1;else return r}return o>0?o-1:0}function xv(e,t,n,o,r){let s=e.length-1;if(e.length<=o)return{startIndex:0,endIndex:s};if(o===1&&r!==null){let c=vv(r,s,n),d=c,f=n+t;for(;d<s&&r[d*2]+r[d*2+1]<f;)d++;return{startIndex:c,endIndex:d}}let l=Fp(0,s,c=>e[c].start,n),u=l;if(o===1)for(;u<s&&e[u].end<n+t;)u++;else if(o>1){let c=Array(o).fill(0);for(;u<s&&c.some(f=>f<n+t);){let f=e[u];c[f.lane]=f.end,u++}let d=Array(o).fill(n+t);for(;l>=0&&d.some(f=>f>=n);){let f=e[l];d[f.lane]=f.start,l--}l=Math.max(0,l-l%o),u=Math.min(s,u+(o-1-u%o))}return{startIndex:l,endIndex:u}}function Vp(e,t,n){let o=de(null),[,r]=ee(0),s={count:e,overscan:10,scrollMargin:n,scrollPaddingStart:n,estimateSize:()=>t,getScrollElement:()=>o.current,scrollToFn:Np,observeElementRect:$p,observeElementOffset:zp,onChange:()=>r(l=>l+1)},[i]=ee(()=>new ri(s));return i.setOptions(s),It(()=>i._didMount(),[i]),It(()=>i._willUpdate()),{scroller:o,virtualizer:i}}var si=28;function zn(e){let{label:t,testId:n,columns:o,rows:r,selected:s,onChoose:i,minWidth:l}=e,{scroller:u,virtualizer:c}=Vp(r.length,si,si),[d,f]=ee(-1),g=o.map(R=>R.width).join(" "),{sort:h,topKey:x}=e;me(()=>c.scrollToOffset(0),[h?.key,h?.descending,x]),me(()=>{let R=s===null?-1:r.indexOf(s);R<0||(f(R),c.scrollToIndex(R,{align:"auto"}))},[s]);let w=R=>{let k=Math.max(0,Math.min(r.length-1,R));f(k),c.scrollToIndex(k,{align:"auto"})},C=R=>{if(R.target!==R.currentTarget)return;let k=r[d],v=Math.max(1,Math.floor((u.current?.clientHeight??0)/si)-2),E={ArrowDown:d+1,ArrowUp:d-1,PageDown:d+v,PageUp:d-v,Home:0,End:r.length-1}[R.key];if(E!==void 0)w(E);else if(R.key==="Enter"&&k!==void 0)i(k);else if(R.key==="ArrowRight"&&k!==void 0)e.onFold?.(k,!0);else if(R.key==="ArrowLeft"&&k!==void 0)e.onFold?.(k,!1);else return;R.preventDefault()};return a("div",{class:"table",ref:u,role:"grid","aria-label":t,"aria-rowcount":r.length+1,"aria-activedescendant":d>=0?`${n}-${d}`:void 0,tabIndex:0,"data-testid":n,onKeyDown:C,children:a("div",{style:{minWidth:l,"--tracks":g},children:[a(wv,{...e}),a("div",{class:"table-body",role:"rowgroup",style:{height:`${c.getTotalSize()}px`},children:c.getVirtualItems().map(({index:R,start:k})=>{let v=r[R];return v===void 0?null:a("div",{id:`${n}-${R}`,class:`tr${R===d?" active":""}`,role:"row","aria-rowindex":R+2,"aria-selected":v===s,"data-row":v,style:{transform:`translateY(${k-si}px)`},onClick:()=>{f(R),i(v)},children:o.map(_=>a("div",{role:"gridcell",class:_.isNumber?"td number":"td",children:_.cell(v)},_.key))},v)})})]})})}function wv({columns:e,sort:t,onSort:n}){return a("div",{class:"tr head",role:"row","aria-rowindex":1,children:e.map(({key:o,label:r,help:s,isNumber:i=!1})=>{let l=t?.key!==o?"none":t.descending?"descending":"ascending";return a("div",{role:"columnheader","aria-sort":l,class:i?"number":"",children:a("button",{type:"button",title:s,"data-testid":`sort-${o}`,onClick:()=>n(Qu(t,o,i)),children:[r,a("span",{class:"arrow","aria-hidden":"true",children:{none:"",ascending:"▲",descending:"▼"}[l]})]})},o)})})}var Bp={key:"modules",title:"Modules",Panel:_v};function _v({recording:e}){let{recordings:t}=B(),n=t.moduleTree.value,o=js(e);return n?a(kv,{modules:e.modules,tree:n,first:o}):null}function kv({modules:e,tree:t,first:n}){let o=B(),[r,s]=On("modules"),i=oe(()=>Dd(e,t),[e,t]),l=oe(()=>Ul(i),[i]),u=oe(()=>new Set($t(r.open??"")??t.roots),[r.open,t]),c=oe(()=>new Set($t(r.groups??"")),[r.groups]),d=ls(r.sort,Object.keys(e)),f=(R,k)=>{let[v,_,E]=R<0?["groups",c,~R]:["open",u,R],M=new Set(_);k?M.add(E):M.delete(E),s(v,v==="groups"&&M.size===0?"":gt([...M]))},g=R=>R<0?c.has(~R):u.has(R),h=oe(()=>zd(t,i,{isOpen:R=>u.has(R),isGroupOpen:R=>c.has(R),sort:d&&{value:R=>Rv(e,i,R,d.key),descending:d.descending}}),[t,i,u,c,r.sort]),x=oe(()=>kp({modules:e,tree:t,groups:i,members:l,isOpen:g,fold:f,first:n}),[t,i,u,c]),{selected:w}=o.address.value,C=w&&Sv(w,o.recordings.moduleAround);return me(()=>{if(C===null)return;let R=eo(e,C),k=R.map(_=>l.get(_)).filter(_=>_!==void 0&&!c.has(_));k.length>0&&s("groups",gt([...c,...k]));let v=R.slice(1).filter(_=>!u.has(_));v.length>0&&s("open",gt([...u,...v]))},[C]),a(ne,{children:[a(_p,{modules:e,tree:t,selected:C,onChoose:R=>o.select($e(R))}),a("div",{class:"toolbar",children:[a("button",{type:"button","data-testid":"modules-open-all",onClick:()=>{s("open",gt(jt(e.fqn.length))),s("groups",gt([...i.keys()]))},children:"Open all"}),a("button",{type:"button","data-testid":"modules-close-all",onClick:()=>{s("open",gt([])),s("groups","")},children:"Close all"}),a("span",{class:"count",children:ie(e.fqn.length,"module call")})]}),a(zn,{label:"Module calls in order of entry",testId:"modules-table",columns:x,rows:h,sort:d,onSort:R=>s("sort",as(R)),selected:C,onChoose:R=>R<0?f(R,!g(R)):o.select($e(R)),onFold:f,minWidth:"760px"})]})}function Sv(e,t){return e.kind==="module"?e.number:e.kind==="node"?t(e):null}function Rv(e,t,n,o){let r=n<0?t.get(~n):void 0,s=e[o][n<0?~n:n]??null;return r&&typeof s=="number"?qs(e,r,o):s}function Gp(e,t){let n=e?.split(",")??[],o=t.map(({key:r})=>r).filter(r=>n.includes(r));return o.length>0?o:null}function Wp(e,t,n,o){let r=({key:l})=>t.includes(l)?t.indexOf(l):t.length,s=n,i=new Set;for(let l of[...e].sort((u,c)=>r(u)-r(c))){if(s-=l.least+o,s<0&&i.size>0)break;i.add(l.key)}return e.map(({key:l})=>l).filter(l=>i.has(l))}function Hp(e,t,n){let{module:o="",state:r="",dtype:s="",least:i=""}=n,[l,u,c]=[Ko(n.filter??""),Tv(o),gs(i)],d=n.saving==="1";return jt(e.node.length).filter(f=>(!d||(e.saves[f]??0)>0)&&(r===""||e.output_state[f]===r)&&(s===""||e.output_dtype[f]===s)&&(c===null||Cv(e,f)>=c)&&(o===""||u(t.module[f]??""))&&l(t.search[f]??""))}function Cv(e,t){let n=(e.charged_bytes[t]??0)+(e.shared_bytes[t]??0);return Math.max(n,e.output_bytes[t]??0)}function Tv(e){let t=e.split("*"),n=t.length-1,o=t.map((r,s)=>{let i=r.replaceAll(/[.+^${}()|[\]\\]/g,"\\$&").replaceAll("?",".");return new RegExp(`${s===0?"^":""}${i}${s===n?"(?=[.]| #|$)":""}`,"g")});return r=>{let s=0;return o.every(i=>{i.lastIndex=s;let l=i.test(r);return s=i.lastIndex,l})}}function Kp(e,t){let n=new Map([["",{nbytes:0,whole:0}]]);e.charged_bytes.forEach((o,r)=>{let s=e.where[r]??"",i=n.get(s);i?i.whole+=o:n.set(s,{nbytes:0,whole:o})});for(let o of t)n.get(e.where[o]??"").nbytes+=e.charged_bytes[o]??0;return[...n].map(([o,r])=>({where:o,...r})).filter(({where:o,nbytes:r})=>o===""||r>0)}var oa=["module","op","source"];function ii(e){return oa.find(t=>t===e)??null}function Up(e,t,n,o){let r=o==="module"?t.module:e[o],s=new Map;for(let i of n){let l=r[i]??"",u=s.get(l);u?u.push(i):s.set(l,[i])}return[...s].map(([i,l])=>({name:i,rows:l}))}var Mv=["saves","charged_bytes"];function $r(e){return Mv.some(t=>t===e)}function li(e,t,n){return n!=="saves"&&ra(e,t).length>1?null:t.rows.reduce((o,r)=>o+(e[n][r]??0),0)}function ra({where:e,charged_bytes:t},{rows:n}){return Ks(e,t,n)}var qp=["op","charged_bytes","module","source","node"],rr="group",sa=180,Ev=["output_dtype"];function Yp(e){return e.filter(({key:t})=>!Ev.includes(t))}function Jp(e,{module:t}){let n=(o,r,s)=>({..._n(88),key:o,label:r,help:s,isNumber:!0,cell:i=>a(X,{n:e[o][i]})});return[{..._n(64),key:"node",label:"#",help:"Forward order",isNumber:!0,cell:o=>e.node[o]},{..._n(120,1),key:"op",label:"op",cell:o=>a("span",{title:e.recomputed[o]?"Made again in the backward":void 0,children:[e.op[o],e.recomputed[o]&&a("span",{class:"tag",children:"recomputed"}),e.where[o]&&a("span",{class:"tag",children:e.where[o]})]})},{..._n(140,1.5),key:"module",label:"module",cell:o=>a(Ho,{text:t[o]??""})},{..._n(56),key:"saves",label:"saves",isNumber:!0,cell:o=>e.saves[o]},n("charged_bytes","charged","Storages counted at this op: it is their first saver"),n("shared_bytes","shared","Storages that this op saves too and another op counts"),n("exclusive_bytes","exclusive","What would go if only this op stopped saving"),n("output_bytes","output","Bytes of what the op returned"),{..._n(118),key:"output_state",label:"output is",help:"What became of the output when the forward ended",cell:o=>a(to,{state:e.output_state[o]??null})},{..._n(80),key:"output_dtype",label:"dtype",help:"Of what the op returned",cell:o=>e.output_dtype[o]},{..._n(120,1),key:"source",label:"source",cell:o=>a(Ho,{text:e.source[o]??""})}]}function _n(e,t=0){return{least:e,width:t?`minmax(${e}px, ${t}fr)`:`${e}px`}}function Zp(e,t){let{ops:n,first:o,groups:r,by:s,isOpen:i,fold:l}=t,u={..._n(sa,2),key:rr,label:s,cell:d=>{if(d>=0)return a(Ar,{isOpen:!1});let f=r[~d],g=f&&Us(ra(n,f),o);return a("span",{class:"branch",style:{"--depth":0},children:[a(Ar,{isOpen:i(~d),onFold:h=>l(~d,h)}),a("span",{class:"group-name",children:a(Ho,{text:f?.name||"outside of modules"})}),a("span",{class:"tag",children:ie(f?.rows.length??0,"op")}),g&&a("span",{class:"tag",children:g})]})}},c=e.map(d=>({...d,cell:f=>f>=0?d.cell(f):Pv(n,r[~f],d.key)}));return[u,...c]}function Pv(e,t,n){if(!t||!$r(n))return null;let o=li(e,t,n);return n==="saves"?o:a(X,{n:o})}function ia(e,t,n){return n==="module"?t.module:e[n]}var jp=["node","op","module","source","saves","charged_bytes","device","shared_bytes","exclusive_bytes","output_bytes","output_dtype","output_state","recomputed"];function Qp(e,t,n,o){let r=e.where.map((i,l)=>e.charged_bytes[l]?Kl(i||o).join(" + "):null),s=jp.map(i=>i==="device"?r:ia(e,t,i));return Xu(jp,n.map(i=>s.map(l=>l[i]??null)))}function Xp(e,t,n,o){let r=JSON.stringify({...n,sort:"",columns:"",open:"",group:""}),s=oe(()=>Hp(e,t,n),[e,r]),i=ii(n.group),l=oe(()=>i?Up(e,t,jt(e.node.length),i):[],[e,i]),u=oe(()=>Ov(l,s),[l,s]),c=oe(()=>{let f=g=>o&&o.key!==rr?bn(g,ia(e,t,o.key),o.descending):g;return i?Av(e,u,o).map(g=>({group:g,rows:f(u[g]?.rows??[])})):[{group:null,rows:f(s)}]},[s,n.sort,i,u]),d=oe(()=>{let f=new Set($t(n.open??""));return c.flatMap(({group:g,rows:h})=>g===null?h:f.has(g)?[~g,...h]:[~g])},[c,n.open]);return{by:i,groups:u,filters:r,matching:s,ordered:()=>c.flatMap(({rows:f})=>f),rows:d}}function Ov(e,t){let n=new Set(t);return e.map(({name:o,rows:r})=>({name:o,rows:r.filter(s=>n.has(s))}))}function Av(e,t,n){let o=jt(t.length).filter(l=>t[l].rows.length>0);if(!n)return o;let{key:r,descending:s}=n,i=t.map(l=>$r(r)?li(e,l,r):l.name);return $r(r)||r===rr?bn(o,i,s):o}function tf({ops:e,settings:t,set:n}){let o=t.least??"";return a(ne,{children:[a(qt,{type:"search",class:"filter",placeholder:"Filter by op, module or source line",label:"Filter the ops",testId:"ops-filter",value:t.filter??"",onInput:r=>n("filter",r)}),a(qt,{type:"search",class:"filter short",placeholder:"Module, as *.mlp",label:"Only ops in modules of this name, in which * stands for any letters",testId:"ops-module",value:t.module??"",onInput:r=>n("module",r)}),a(la,{label:"Output is",any:"any state",testId:"ops-state",options:ef(e.output_state),value:t.state??"",onChoose:r=>n("state",r)}),a(la,{label:"Type of the output",any:"any dtype",testId:"ops-dtype",options:ef(e.output_dtype),value:t.dtype??"",onChoose:r=>n("dtype",r)}),a(qt,{type:"search",class:"filter short",placeholder:"At least, as 1 MiB",label:"Only ops that keep or return at least so many bytes",isInvalid:o!==""&&gs(o)===null,testId:"ops-least",value:o,onInput:r=>n("least",r)}),a("label",{class:"check",children:[a("input",{type:"checkbox","data-testid":"ops-saving-only",checked:t.saving==="1",onChange:r=>n("saving",r.currentTarget.checked?"1":"")}),"only ops that save"]}),a(la,{label:"Group by",any:"no groups",testId:"ops-group",options:oa,value:ii(t.group)??"",onChoose:r=>{n("open",""),n("group",r)}})]})}function ef(e){return[...new Set(e)].filter(t=>t!==null).sort()}function la({label:e,any:t,testId:n,options:o,value:r,onChoose:s}){let i=r===""||o.includes(r)?o:[...o,r];return a("select",{"aria-label":e,title:e,"data-testid":n,value:r,onChange:l=>s(l.currentTarget.value),children:[a("option",{value:"",children:t}),i.map(l=>a("option",{value:l,children:l},l))]})}function nf({columns:e,shown:t,onChoose:n}){let o=r=>{let s=e.map(i=>i.key).filter(i=>i===r!==t.includes(i));s.length>0&&n(s.join(","))};return a("details",{class:"menu","data-testid":"ops-columns",children:[a("summary",{children:"Columns"}),a("div",{class:"menu-list",children:[e.map(({key:r,label:s,help:i})=>a("label",{class:"check",title:i,children:[a("input",{type:"checkbox","data-testid":`column-${r}`,checked:t.includes(r),onChange:()=>o(r)}),s==="#"?"number":s]},r)),a("button",{type:"button",onClick:()=>n(""),children:"As many as fit"})]})]})}function of(){let e=de(null),[t,n]=ee(0);return It(()=>{let o=e.current;if(!o)return;let r=()=>n(o.clientWidth),s=new ResizeObserver(r);return s.observe(o),r(),()=>s.disconnect()},[]),{element:e,width:t}}var rf={key:"ops",title:"Ops",Panel:Lv},aa=12;function Lv({recording:e}){let{address:t,recordings:n,select:o}=B(),[r,s]=On("ops"),{ops:i}=e,{element:l,width:u}=of(),c=js(e),d=oe(()=>$v(e),[e]),f=oe(()=>Jp(i,d),[e]),g=ls(r.sort,[rr,...f.map(({key:I})=>I)]),{by:h,groups:x,filters:w,matching:C,ordered:R,rows:k}=Xp(i,d,r,g),v=new Set($t(r.open??"")),_=(I,$)=>{let K=new Set(v);$?K.add(I):K.delete(I),s("open",K.size>0?gt([...K]):"")},E=Math.max(0,u-(h?sa:0)),M=Gp(r.columns,f)??Wp(Yp(f),qp,E,aa),O=f.filter(({key:I})=>M.includes(I)&&I!==h),N=h?Zp(O,{ops:i,first:c,groups:x,by:h,fold:_,isOpen:I=>v.has(I)}):O,{selected:L}=t.value,z=L?.kind==="node"?n.rowOfNode.value.get(L.number):void 0;return a("div",{class:"ops",ref:l,children:[a("div",{class:"toolbar",role:"group","aria-label":"What the table shows",children:[a(tf,{ops:i,settings:r,set:s}),a(nf,{columns:f,shown:M,onChoose:I=>s("columns",I)}),a("button",{type:"button","data-testid":"ops-csv",onClick:()=>{let{run:I,step:$}=n.shown.value??{run:"run",step:0},K=Qp(i,d,R(),c);xs(ws("ops",I,$)+".csv","text/csv",K)},children:"Download CSV"}),a(Iv,{ops:i,rows:C})]}),a(zn,{label:h?`Ops by ${h}`:"Ops in forward order",testId:"ops-table",columns:N,rows:k,sort:g,onSort:I=>s("sort",as(I)),selected:z===void 0?null:Dv(z,k,x),onChoose:I=>I<0?_(~I,!v.has(~I)):o(je(i.node[I]??0)),onFold:(I,$)=>I<0&&_(~I,$),topKey:w,minWidth:`${N.reduce((I,{least:$})=>I+$+aa,aa)}px`})]})}function Iv({ops:e,rows:t}){let n=oe(()=>Kp(e,t),[e,t]);return a("span",{class:"count",role:"status",children:[a("span",{"data-testid":"ops-count",children:ie(t.length,"op")}),", ",a("span",{"data-testid":"ops-total",children:n.map(({where:o,nbytes:r,whole:s})=>[Z(r),o].filter(Boolean).join(" ").concat(`, ${ln(r,s)}`)).join("; ")})]})}function Dv(e,t,n){return n.length===0||t.includes(e)?e:~n.findIndex(o=>o.rows.includes(e))}function $v({ops:e,modules:t}){let n=t.fqn.map((s,i)=>gn(t,i)),o=e.module.map(s=>s===null?"":n[s]??"");return{search:e.op.map((s,i)=>`${s} ${o[i]} ${e.source[i]??""}`.toLowerCase()),module:o}}var zv=["model_peak_bytes","kept_bytes"];function sf(e){for(let t of zv){let n=e.findIndex(l=>l.key===t),o=e[n];if(!o?.nbytes)continue;let r=e.findIndex((l,u)=>u>n&&l.level<=o.level),s=e.slice(n+1,r<0?e.length:r),i=s.filter((l,u)=>l.nbytes&&(s[u+1]?.level??0)<=l.level);return{label:o.label,total:o.nbytes,all:i.map(({key:l,label:u,help:c,nbytes:d})=>({key:l,label:u,help:c,nbytes:d??0}))}}return{label:"",total:0,all:[]}}var lf={key:"overview",title:"Overview",Panel:Nv};function Nv({recording:e}){let{select:t}=B(),{ledger:n,kept:o,kept_count:r}=e,s=o.reduce((u,c)=>u+c.nbytes,0),l=n.filter(({key:u})=>u.split("/")[0]==="kept_bytes").reduce((u,c)=>u+(c.nbytes??0),0);return a("div",{class:"overview","data-testid":"overview",children:[a(Fv,{lines:n}),e.lighter.length>0&&a("ul",{class:"lighter","data-testid":"lighter",children:e.lighter.map(u=>a("li",{children:[u.text," ",a("button",{type:"button",class:"link",onClick:()=>t($e(u.calls[0]??0)),children:"show"})]},u.calls[0]))}),a("h2",{children:"Kept for the backward, the largest first"}),o.length===0&&a("p",{class:"hint",children:"Nothing is kept for the backward in this recording."}),a("ol",{class:"groups","data-testid":"groups",children:o.map(u=>a("li",{children:a(Bv,{group:u,largest:o[0]?.nbytes??0})},u.members[0]?.storage))}),r>o.length&&a("p",{class:"hint","data-testid":"groups-rest",children:[ie(r-o.length,"smaller one")," not listed: these are"," ",ln(s,l)," of what is kept."]})]})}function Fv({lines:e}){let{total:t,label:n,all:o}=sf(e);return t===0?null:a("figure",{class:"parts","data-testid":"parts",children:[a("figcaption",{children:[n," ",a(X,{n:t})]}),a("div",{class:"parts-bar",role:"img","aria-label":o.map(Vv).join(", "),children:o.map(r=>a("span",{class:`part ${r.key}`,style:{flexGrow:r.nbytes},title:`${r.label}: ${Ln(r.nbytes)}`},r.key))}),a("ul",{children:o.map(r=>a("li",{title:r.help,children:[a("span",{class:`part ${r.key}`,"aria-hidden":"true"}),r.label," ",a(X,{n:r.nbytes})," ",a("small",{children:ln(r.nbytes,t)})]},r.key))})]})}function Vv({label:e,nbytes:t}){return`${e} ${Z(t)}`}function Bv({group:e,largest:t}){let{address:n,select:o}=B(),[r,s]=ee(!1),[i]=e.members,l=n.value.selected,u=e.count===1;return a("div",{class:"card","aria-current":u&&af(i?.node,l),children:[a("span",{class:"size",children:[a(X,{n:e.nbytes}),a("small",{children:ln(e.nbytes,e.kept_bytes)}),a(un,{part:e.nbytes,whole:t})]}),a("span",{class:"what",children:[a("button",{type:"button",class:"link","aria-expanded":u?void 0:r,onClick:()=>u&&i?o(je(i.node)):s(!r),children:[a("b",{children:e.op})," keeps ",a("code",{children:e.slot})," · ",e.module||"outside of modules",!u&&` ×${J(e.count)}`]}),a("span",{class:"type",children:[an(e.dtype,e.shape),!u&&`, ${Z(e.nbytes/e.count)} each`]}),a("span",{class:"reason",children:e.reason}),a("small",{children:[e.source,e.category,e.name,e.device,e.saves>1&&ie(e.saves,"save")].filter(Boolean).join(" · ")}),r&&a(Gv,{group:e,selected:l})]})]})}function af(e,t){return e!==void 0&&je(e).text===t?.text}function Gv({group:e,selected:t}){let{select:n}=B(),o=e.count-e.members.length;return a("ul",{class:"members",children:[e.members.map(({storage:r,node:s,fqn:i})=>a("li",{children:a("button",{type:"button",class:"link","aria-current":af(s,t),"data-node":s,onClick:()=>n(je(s)),children:i||e.op})},r)),o>0&&a("li",{children:["and ",J(o)," more"]})]})}async function ai(e,t){let n=await e();for(let o=1/0;n.pending>0&&n.pending<o;)t(n),o=n.pending,n=await e();return n}function uf({ranks:e}){let{recordings:t}=B(),[n,o]=ee(null),{modules:r,modules_count:s}=e,i=oe(()=>Wv(e),[e]),l=oe(()=>{let u=jt(r.length);return n?bn(u,qv(e,n.key),n.descending):u},[e,n]);return e.ranks.filter(({nbytes:u})=>u!==null).length<2?null:r.length===0?a("p",{class:"hint pad","data-testid":"ranks-equal",children:"Every module keeps the same on all ranks."}):a(ne,{children:[a("h3",{children:["Modules that do not keep the same"," ",a("small",{children:s>r.length?`the ${J(r.length)} furthest apart of ${J(s)}`:"the furthest apart first"})]}),a(zn,{label:"Modules that do not keep the same on every rank",testId:"unequal-table",columns:i,rows:l,sort:n,onSort:o,selected:null,onChoose:u=>{let c=e.ranks[r[u]?.most??-1];c?.nbytes&&t.chooseRank(c,"modules")},minWidth:"720px"})]})}function Wv({ranks:e,modules:t}){let n=(o,r)=>({key:o,label:r,width:"minmax(130px, 1fr)",isNumber:!0,cell:s=>a(Kv,{module:t[s],ranks:e,which:o})});return[{key:"fqn",label:"module",width:"minmax(160px, 2fr)",cell:o=>a(Hv,{module:t[o]})},{key:"type_name",label:"type",width:"minmax(90px, 1fr)",cell:o=>t[o]?.type_name},{key:"ranks",label:"by rank",help:"Charged to its own ops on each rank, from the first to the last",width:"minmax(90px, 1fr)",cell:o=>a(jv,{values:t[o]?.nbytes??[],ranks:e})},n("least","smallest"),n("most","largest"),{key:"apart",label:"apart",help:"Bytes between the smallest and the largest",width:"88px",isNumber:!0,cell:o=>a(X,{n:cf(t[o])})}]}function Hv({module:e}){if(!e)return null;let{fqn:t,type_name:n,times:o}=e,r=t||(n?"the model itself":"outside of modules");return a("span",{title:r,class:t?"":"none",children:[r,o>1&&a("b",{children:[" ×",J(o)]})]})}function Kv({module:e,ranks:t,which:n}){let o=e?.[n]??null;if(!e||o===null)return a("span",{class:"none",children:"–"});let r=e.nbytes[o];return r==null?a(Uv,{module:e,ranks:t}):a(ne,{children:[a(X,{n:r})," ",a("small",{children:["rank ",t[o]?.rank]})]})}function Uv({module:e,ranks:t}){let n=t.filter(({nbytes:r},s)=>r!==null&&e.nbytes[s]===null),o=n.length===1?`rank ${n[0]?.rank}`:`${J(n.length)} ranks`;return a("small",{children:["not on ",o]})}function jv({values:e,ranks:t}){let n=Math.max(1,...e.map(r=>r??0)),o=t.map(({rank:r,nbytes:s},i)=>{let l=e[i]??null;return`rank ${r}: ${l!==null?Z(l):s?"not there":"not read"}`});return a("span",{class:"bars",role:"img","aria-label":o.join(", "),title:o.join(`
`),children:e.map((r,s)=>a("span",{style:{height:`${100*(r??0)/n}%`}},s))})}function cf(e){return!e||e.least===null||e.most===null?0:(e.nbytes[e.most]??0)-(e.nbytes[e.least]??0)}function qv({modules:e},t){return e.map(n=>t==="fqn"?n.fqn:t==="type_name"?n.type_name:t==="least"||t==="most"?n.nbytes[n[t]??-1]??null:cf(n))}var df={key:"ranks",title:"Ranks",waiting:"Reading the ranks…",needsServer:!0,isFor:(e,t)=>(t?.ranks??1)>1,fetch:(e,t,n,o)=>ai(()=>e.ranks(t,n),o),mayGrow:({ranks:e})=>e.some(({problem:t})=>t!==null),Panel:Yv};function Yv({reply:e,isLoading:t}){return a("div",{class:"ranks","aria-busy":t,children:[a(Jv,{ranks:e}),a(Qv,{ranks:e}),a(rx,{ranks:e}),e.pending===0&&a(uf,{ranks:e})]})}function Jv({ranks:e}){let{pending:t,totals:n}=e,o=e.ranks.length-t;return a("p",{class:"summary",role:"status","data-testid":"ranks-summary",children:[t>0?`Read ${J(o)} of ${ie(e.ranks.length,"rank")}…`:`${ie(e.ranks.length,"rank")}: ${Zv(e,n[0])}`," ",a("small",{children:"A click on a rank shows its recording."})]})}function Zv({ranks:e},t){if(!t)return"";let[n,o]=[e[t.least??0],e[t.most??0]];if(e.filter(({nbytes:l})=>l!==null).length<2)return"there is nothing to compare.";if(t.least===null||t.most===null||!n?.nbytes||!o?.nbytes)return"all keep the same for the backward.";let[s,i]=[n.nbytes[0]??0,o.nbytes[0]??0];return`rank ${o.rank} keeps ${Z(i)} for the backward, rank ${n.rank} only ${Z(s)}.`}function Qv({ranks:e}){let{recordings:t}=B(),[n,o]=ee(null),r=oe(()=>ex(e),[e]),s=oe(()=>{let u=jt(e.ranks.length);return n?bn(u,ox(e,n.key),n.descending):u},[e,n]),i=t.shown.value,l=e.ranks.findIndex(({run:u,tag:c})=>u===i?.run&&c===i.tag);return a(zn,{label:"Ranks",testId:"ranks-table",columns:r,rows:s,sort:n,onSort:o,selected:l,onChoose:u=>{let c=e.ranks[u];c?.nbytes&&t.chooseRank(c,"graph")},minWidth:"900px"})}var Xv=2;function ex({ranks:e,totals:t}){return[{key:"rank",label:"rank",help:"A click on a row shows the recording of this rank",width:"48px",isNumber:!0,cell:n=>e[n]?.rank},...t.map((n,o)=>tx(e,n,o)),{key:"run",label:"run",width:"minmax(110px, 1fr)",cell:n=>a(Ho,{text:e[n]?nx(e[n]):""})}]}function tx(e,t,n){let o=l=>l===null?null:e[l]?.nbytes?.[n],r=Math.max(0,...e.map((l,u)=>o(u)??0)),s=o(t.most),i=n<Xv;return{key:t.key,label:t.label,help:t.help,width:i?"minmax(200px, 2fr)":"minmax(88px, 1fr)",isNumber:!0,cell:l=>{let u=o(l);if(u===void 0)return a("span",{class:"none",children:"–"});if(u===null)return a("span",{class:"none",children:"not known"});let c=u===s;return i?a("span",{class:"with-bar wide",children:[a(un,{part:u,whole:r}),a("span",{children:[c&&a("span",{class:"tag",children:"largest"})," ",c?a("b",{children:a(X,{n:u})}):a(X,{n:u})]})]}):c?a("b",{children:a(X,{n:u})}):a(X,{n:u})}}}function nx({run:e,tag:t,rank:n}){return t.endsWith(`/rank${n}`)?`${e} ${t}`:e}function ox({ranks:e,totals:t},n){let o=t.findIndex(r=>r.key===n);return e.map(r=>n==="rank"?r.rank:n==="run"?r.run:r.nbytes?.[o]??null)}function rx({ranks:{ranks:e,absent:t}}){let n=e.filter(({problem:o})=>o);return n.length===0&&t.length===0?null:a("ul",{class:"notes problems","data-testid":"ranks-problems",children:[t.length>0&&a("li",{children:[t.length===1?"Rank":"Ranks"," ",t.join(", ")," left no recording in this log directory."]}),n.map(({rank:o,run:r,tag:s,problem:i})=>a("li",{children:["Rank ",o,": ",i]},`${r} ${s}`))]})}function ua(e){return Rs(e.map(({reply:t})=>t?.points.map(({step:n})=>n)??[]))}function mf({reply:e},t,n){let o=e?.points.map(({step:r,nbytes:s})=>[r,s?.[t]??null]);return oc(n,new Map(o))}function ca({reply:e},t){return e?.points.find(n=>n.step===t)}function zr({reply:e}){return e?.points.filter(({problem:t})=>t!==null)??[]}function hf(e,t){let n=-1;return e.forEach((o,r)=>{let s=e[n]??1/0;o!==null&&Math.abs(o-t)<Math.abs(s-t)&&(n=r)}),n}var pf=5,ff=[[],[6,4],[2,3],[10,3,2,3],[14,5]];function da(e){let t=ff[(e+Math.floor(e/pf))%ff.length]??[];return{colour:`run-${e%pf}`,dash:[...t]}}function gf(e){let{courses:t,axis:n,total:o,at:r,chosen:s,active:i}=e,l=oe(()=>sx(t,n,r),[t,r]),u=Do((g,h)=>ix(g,t,l,{chosen:s,active:i},h),[t,l,s,i]),c=l.lines[i]?.values[s]??null,d=t[i]?.run??"",f=l.lines.every(({values:g})=>g.every(h=>h===null));return a("figure",{children:[a("figcaption",{title:o.help,children:o.label}),f?a("p",{class:"hint",children:"No recording of these runs knows it."}):a(nr,{drawing:l,chosen:s,onChoose:e.onChoose,onPoint:e.onPoint,onKey:e.onKey,onClick:(g,h,x)=>{let w=l.lines.map(({values:C})=>C[g]??null);e.onClick(g,w,h.posToVal(x,"y"))},marks:u,together:"steps",label:`${o.label}, over ${ie(n.length,"step")} of ${ie(t.length,"run")}`,valueText:`${d}, step ${n[s]}: ${c===null?"not known":Z(c)}`,testId:`steps-${o.key}`})]})}function sx(e,t,n){let o=e.map((r,s)=>({label:r.run,width:1.5,values:mf(r,n,t),...da(s)}));return{x:t,lines:o,isStepped:!1}}function ix(e,t,{x:n,lines:o},{chosen:r,active:s},i){let{ctx:l,bbox:u}=e,c=devicePixelRatio,d=o[s]?.values[r]??null;if(d!==null){l.beginPath();let h=[e.valToPos(n[r]??0,"x",!0),e.valToPos(d,"y",!0)];l.arc(...h,6*c,0,2*Math.PI),l.stroke()}l.strokeStyle=i("red-line"),l.lineWidth=2*c;let[f,g]=[u.top+u.height-8*c,4*c];for(let{step:h}of t.flatMap(zr)){let x=e.valToPos(h,"x",!0);uo(l,x-g,f-g,x+g,f+g),uo(l,x-g,f+g,x+g,f-g)}}function yf({n:e}){let{colour:t,dash:n}=da(e);return a("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:a("path",{d:"M1 5H29",fill:"none",stroke:`var(--${t})`,"stroke-width":"2","stroke-dasharray":n.join(" ")})})}var bf={key:"steps",title:"Steps",needsServer:!0,Panel:lx};function lx(){let{steps:e}=B(),{value:t,error:n,loading:o}=e.reply.state.value;if(n)return a(yn,{error:n,retry:e.reply.reload});if(!t)return o?a(dt,{what:"Reading the steps…"}):null;let r=t.find(({reply:s})=>s)?.reply?.totals;return a("div",{class:"steps","aria-busy":o,"data-testid":"steps",children:[a(ax,{courses:t}),r?a(ux,{courses:t,totals:r}):null,a(px,{courses:t})]})}function ax({courses:e}){let{steps:t}=B(),n=e.reduce((i,{reply:l})=>i+(l?.pending??0),0),[o,r]=[t.all.value.length,t.drawn.value.length],s=o>r?`The first ${r} of ${J(o)} runs`:ie(o,"run");return a("p",{class:"summary",role:"status","data-testid":"steps-summary",children:[s,", ",ie(ua(e).length,"step"),n>0&&`, ${ie(n,"recording")} still to be read`,"."," ",a("span",{class:"hint",children:[o>r&&"A filter in the sidebar chooses others. ","Click a point, or go to one with the arrow keys and press Enter, to open its recording."]})]})}function ux({courses:e,totals:t}){let{recordings:n}=B(),o=n.shown.value,r=ua(e),s={run:o?.run??"",step:o?.step??0},[i,l]=$n(JSON.stringify(s),s),[u,c]=ee(null),d=Cs(r,i.step),f=Math.max(0,e.findIndex(({run:x})=>x===i.run)),g=(x,w)=>{let C=x&&ca(x,w);!C||C.problem||n.choose({run:x.run,tag:x.tag,step:C.step,view:"overview"})},h=x=>{let w={ArrowUp:-1,ArrowDown:1}[x];if(w!==void 0){let C=e[(f+w+e.length)%e.length];l({...i,run:C?.run??i.run})}else if(x==="Enter")g(e[f],r[d]);else return!1;return!0};return a(ne,{children:[a("div",{class:"courses",children:t.map((x,w)=>a(gf,{courses:e,axis:r,total:x,at:w,chosen:d,active:f,onChoose:C=>l({...i,step:r[C]??0}),onPoint:c,onKey:h,onClick:(C,R,k)=>g(e[hf(R,k)],r[C])},x.key))}),a(cx,{courses:e,totals:t,step:r[u??d]??0,active:f,onOpen:g})]})}function cx({courses:e,totals:t,step:n,active:o,onOpen:r}){return a("table",{class:"both at-step","aria-label":"Totals at one step","data-testid":"steps-table",children:[a("thead",{children:a("tr",{children:[a("th",{scope:"col",children:["step ",J(n)]}),t.map(({key:s,label:i,help:l})=>a("th",{scope:"col",title:l,children:i},s))]})}),a("tbody",{children:e.map((s,i)=>{let l=ca(s,n);return a("tr",{"aria-current":i===o,"data-run":s.run,children:[a("th",{scope:"row",children:[a(yf,{n:i})," ",l&&!l.problem?a("button",{type:"button",class:"link",title:`Open the recording of step ${n}`,onClick:()=>r(s,n),children:s.run}):s.run]}),l?.nbytes?l.nbytes.map((u,c)=>a("td",{children:a(X,{n:u})},t[c]?.key)):a("td",{class:"none",colSpan:t.length,children:dx(s,l)})]},s.run)})})]})}function dx({reply:e,problem:t},n){return(e?n?.problem:t)?"× cannot be read":e&&!n?"no recording at this step":"not read yet"}var pa=8;function px({courses:e}){let t=e.filter(({problem:o})=>o);if(t.length>0&&t.length===e.length)return a(Be,{message:t.map(({run:o,problem:r})=>`${o}: ${r}`).join(" ")});let n=e.filter(o=>zr(o).length>0);return t.length+n.length===0?null:a("ul",{class:"notes problems","data-testid":"steps-problems",children:[t.map(({run:o,problem:r})=>a("li",{children:[o,": ",r]},o)),n.map(o=>{let r=zr(o);return a("li",{children:["× ",o.run,": ",ie(r.length,"recording")," cannot be read, at"," ",r.length===1?"step":"steps"," ",r.slice(0,pa).map(({step:s})=>J(s)).join(", "),r.length>pa&&` and ${J(r.length-pa)} more`,". ",r[0]?.problem]},o.run)})]})}var wf={key:"terms",title:"Terms",waiting:"Matching the terms…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.terms(t,n),isEmpty:({layers:e})=>e.length===0,Panel:fx};function fx({reply:e,isLoading:t}){return a("div",{class:"terms","aria-busy":t,"data-testid":"terms",children:[a("p",{class:"hint",children:"What the formula of Korthikanti et al. says that a transformer layer keeps, and what this one keeps. Nothing is matched by force: a term without a save is not kept, a save without a term is forgotten by the formula."}),e.layers.map((n,o)=>a(mx,{layer:n,isOpen:o===0},n.module))]})}function mx({layer:e,isOpen:t}){let{graph:n}=B(),o=Object.entries(e.sizes).map(([u,c])=>`${u} = ${J(c)}`),r=Math.max(1,...e.rows.map(u=>Math.max(u.kept_bytes,u.formula_bytes??0))),[s,i]=[e.rows.filter(({term:u})=>u!==""),e.rows.filter(({term:u})=>u==="")],l=e.forgotten_count-i.length;return a("details",{class:"layer",open:t,"data-testid":"layer",children:[a("summary",{children:[a("b",{children:e.fqn||"the model"}),e.modules.length>1&&` ×${J(e.modules.length)}`,a("small",{children:[o.join(", "),", ",e.itemsize," bytes a value"]})]}),a("p",{class:"sums-line","data-testid":"layer-sums",children:["The formula says ",a("b",{children:Z(e.formula_bytes)}),";"," ",e.modules.length>1?"each layer":"the layer"," keeps"," ",a("b",{children:Z(e.kept_bytes)}),", of which the formula forgets"," ",a("b",{children:Z(e.forgotten_bytes)}),"."," ",a("button",{type:"button",class:"link",onClick:()=>n.reveal($e(e.module)),children:"Show in graph"})]}),a("div",{role:"table","aria-label":`Terms of ${e.fqn||"the model"}`,children:[a("div",{class:"term head",role:"row",children:["term","formula","says","kept","","why they differ, and who saves it"].map(u=>a("span",{role:"columnheader",class:`cell-${hx[u]??"bar"}`,children:u},u))}),s.map(u=>a(vf,{row:u,whole:r},u.term)),i.length>0&&a("div",{class:"term group",role:"row",children:a("span",{role:"cell",children:"What the formula forgets"})}),i.map((u,c)=>a(vf,{row:u,whole:r},c)),l>0&&a("p",{class:"hint",children:["and ",J(l)," smaller ones"]})]})]})}var hx={term:"what",formula:"formula",says:"says",kept:"kept","why they differ, and who saves it":"why"};function vf({row:e,whole:t}){let n=e.term==="",o=e.savers_count>0,r=e.formula_bytes===e.kept_bytes;return a("div",{class:`term ${n?"forgotten":o?r?"equal":"unequal":"unkept"}`,role:"row","data-testid":"term","data-term":e.term,children:[a("span",{class:"cell-what",role:"cell",children:n?a(xf,{row:e}):e.what}),a("code",{class:"cell-formula",role:"cell",children:e.formula||"–"}),a("span",{class:"cell-says",role:"cell",children:a(X,{n:e.formula_bytes})}),a("span",{class:"cell-kept",role:"cell",children:o?a(X,{n:e.kept_bytes}):a("span",{class:"none",children:"not kept"})}),a("span",{class:"cell-bar",role:"cell",children:a(gx,{said:e.formula_bytes??0,kept:e.kept_bytes,whole:t})}),a("span",{class:"cell-why",role:"cell",children:[e.note&&a("span",{children:e.note}),!n&&a(xf,{row:e})]})]})}function gx({said:e,kept:t,whole:n}){let o=r=>({width:`${100*r/n}%`});return a("span",{class:"pair","aria-hidden":"true",children:[a("span",{class:"said",style:o(e)}),a("span",{class:"kept",style:o(t)})]})}function xf({row:{savers:e,savers_count:t}}){let{graph:n}=B();return a(ne,{children:[e.map(({node:o,name:r,slots:s})=>a("button",{type:"button",class:"link",onClick:()=>n.follow(je(o)),children:[r," ",s.join(" + ")]},o)),t>e.length&&` and ${J(t-e.length)} more`]})}var fa=["cached","held","not cached","recomputed","freed"];function ma({categories:e}){let t=r=>fa.includes(r)?fa.indexOf(r):fa.length,n=Object.keys(e).filter(r=>e[r]?.some(s=>s!==0)).sort((r,s)=>t(r)-t(s)),o=[];for(let r of n){let s=o.at(-1)?.top;o.push({name:r,top:(e[r]??[]).map((i,l)=>i+(s?.[l]??0))})}return o}function _f({op:e,ops:t}){let{alive:n}=B();me(()=>{n.op.value=e},[e]),me(()=>()=>{n.op.value=null},[]);let{value:o,error:r,loading:s}=n.reply.state.value;return r?a(Be,{message:r.message}):o?a("section",{class:"alive","aria-label":"What is alive",tabIndex:0,"aria-busy":s,"data-testid":"alive",children:[a(bx,{reply:o}),[o.before,o.behind].map(i=>i&&a(yx,{release:i,ops:t},i.at.op)),(o.before??o.behind)&&a("h3",{children:["Alive after op ",J(o.at.op)]}),a(kf,{rows:o.alive,of:o.alive_count,at:o.at.op,ops:t})]}):s?a(dt,{what:"Reading what is alive…"}):null}function yx({release:e,ops:t}){let{at:n,nbytes:o,count:r,storages:s}=e;return a("div",{"data-testid":"released",children:[a("h3",{children:["Op ",J(n.op),", ",Xn(n.name),", releases ",ie(r,"storage")," of"," ",a(X,{n:o})," ",a("small",{children:ui(n)})]}),a(kf,{rows:s,of:r,at:n.op,ops:t})]})}function kf({rows:e,of:t,at:n,ops:o}){return a(ne,{children:[a("ol",{children:e.map(r=>a("li",{children:a(vx,{row:r,at:n,ops:o,whole:e[0]?.nbytes??0})},r.storage))}),t>e.length&&a("p",{class:"hint",children:["and ",ie(t-e.length,"smaller one")]})]})}function bx({reply:e}){return a("p",{class:"summary","data-testid":"alive-summary",children:["After op ",J(e.at.op),", ",a("b",{children:Xn(e.at.name)})," ",a("small",{children:ui(e.at)}),": ",ie(e.alive_count,"storage")," of ",a(X,{n:e.live_bytes}),"."]})}function ui({fqn:e,source:t,backward_of:n}){return[...n?[n.fqn,`backward of ${n.op}`]:[e],t].filter(Boolean).join(" · ")}function vx({row:e,at:t,ops:n,whole:o}){let{select:r}=B(),s=e.made_by.node??e.made_by.backward_of?.node??null;return a("button",{type:"button",class:"life-row",disabled:s===null,"data-storage":e.storage,onClick:()=>s!==null&&r(je(s)),children:[a("span",{class:"size",children:[a(X,{n:e.nbytes}),a(un,{part:e.nbytes,whole:o})]}),a("span",{class:"what",children:[a("span",{class:"made",title:ui(e.made_by),children:[a("b",{children:Xn(e.made_by.name)})," ",a("span",{class:"type",children:an(e.dtype,e.shape)})," ",a("small",{children:ui(e.made_by)})]}),a("small",{children:xx(e,t)})]}),a(wx,{row:e,at:t,ops:n})]})}function xx(e,t){let n=e.ended===null?"never released":`released after op ${J(e.ended)}`;return[e.state??e.phase,e.reason||e.holder&&`held by: ${e.holder}`,e.ended===t?"released before the next op":n].filter(Boolean).join(" · ")}function wx({row:e,at:t,ops:n}){let o=l=>`${100*l/Math.max(1,n)}%`,r=e.ended===null?n:e.ended+1,s=e.made_by.op,i=J(e.last_used);return a("span",{class:"life",role:"img","aria-label":`made by op ${J(s)}, last used by op ${i}`,title:`Made by op ${J(s)}, last used by op ${i}`,children:[a("span",{class:`span patch ${Ft(e.state??e.phase??"")}`,style:{left:o(s),width:o(r-s)}}),a("span",{class:"used",style:{left:o(e.last_used+.5)}}),a("span",{class:"now",style:{left:o(t+.5)}})]})}var Sf={key:"timeline",title:"Timeline",waiting:"Reading the timeline…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.timeline(t,n),Panel:_x};function _x({reply:e,isLoading:t}){let[n,o]=On("timeline");if(e.op.length===0)return a("p",{class:"hint pad",children:"The forward made no storage, so there is nothing to draw."});let r=e.phases.at(-1)?.end_op??0,s=Number(n.at??e.peak?.op??e.op[0]),i=kx(e,Number.isFinite(s)?s:0);return a("div",{class:"timeline","aria-busy":t,children:[e.peak&&a("p",{class:"summary","data-testid":"timeline-peak",children:["Peak ",a(X,{n:e.peak.nbytes}),e.device&&` on ${e.device}`," after op ",J(e.peak.op),"."," ",a("span",{class:"hint",children:"Click, or use the arrow keys, to see what is alive after an op; drag to zoom in, double-click to zoom out."})]}),a(Sx,{timeline:e,chosen:i,onChoose:l=>o("at",String(e.op[l]??0))}),a(_f,{op:e.op[i]??0,ops:r})]})}function kx(e,t){let n=e.op.findIndex(o=>o>t);return Math.max(0,(n<0?e.op.length:n)-1)}function Sx({timeline:e,chosen:t,onChoose:n}){let[o,r]=ee(null),s=ma(e),i=oe(()=>Rx(e),[e]),l=Do((c,d)=>Cx(c,e,d),[e]),u=o??t;return a(ne,{children:[a("dl",{class:"plot-legend","data-testid":"timeline-legend",children:[a("div",{children:[a("dt",{children:["after op ",J(e.op[u]??0)]}),a("dd",{children:a(X,{n:e.live_bytes[u]})})]}),s.map(({name:c})=>a("div",{children:[a("dt",{children:[a("span",{class:`patch ${Ft(c)}`}),c]}),a("dd",{children:a(X,{n:e.categories[c]?.[u]})})]},c))]}),a(nr,{drawing:i,chosen:t,onChoose:n,onPoint:r,marks:l,label:"Live bytes after each op, split by what had become of them when the forward ended",valueText:`${Z(e.live_bytes[t]??0)} after op ${e.op[t]}`,testId:"timeline-plot"})]})}function Rx(e){let t=ma(e).reverse().map(({name:n,top:o})=>({label:n,colour:Ft(n),fill:`${Ft(n)}-fill`,values:o}));return{x:e.op,lines:t,isStepped:!0}}function Cx(e,{peak:t,phases:n},o){let{ctx:r,bbox:s}=e,i=devicePixelRatio,l=s.top+s.height;r.fillStyle=r.strokeStyle=o("muted"),r.textAlign="left",r.setLineDash([2*i,3*i]);for(let u of n.slice(1)){let c=e.valToPos(u.first_op,"x",!0);uo(r,c,s.top,c,l),r.fillText(u.kind,c+4*i,l-6*i)}r.setLineDash([]),r.fillStyle=r.strokeStyle=o("fg"),t&&Gs(e,t,`peak ${Z(t.nbytes)}`,{foot:l})}var ha=[lf,hp,rf,Bp,Sf,vp,bf,wf,df];function Rf(e,{partOfShown:t}){let n=Ie(null),o=t(()=>n.value===null?null:`alive ${n.value}`,(r,s)=>e.alive(r,n.peek()??0,s));return{op:n,reply:o}}var Tx="compare";function Cf(e,t,{address:n,change:o},{index:r,shown:s,partOfShown:i,choose:l},u){let c=_e(()=>{let{value:v}=r.state.value;return v&&s.value?Ad(v,s.value,n.value.compare):null}),d=_e(()=>c.value?.other&&JSON.stringify(c.value.other)),f=Ie(null);async function g(v,_,E){for(f.value=null;;){E.throwIfAborted();let M=await e.plan(v,_,E);if(!M.pending)return M;f.value=M.pending}}let h=()=>u.value===Tx&&d.value?d.value:null,x=i(()=>h()?`compare ${h()}`:null,async(v,_)=>{let E=c.peek()?.other;if(!E)throw new Error("Nothing is chosen to compare with.");if("goal"in E){let{planned:O,unreachable:N}=await g(v,E,_),L=O&&O.comparison;return{shown:v,other:E,comparison:L,planned:O,unreachable:N}}let M=await e.compare(v,E,_);return{shown:v,other:E,comparison:M,planned:null,unreachable:null}}),w=i(()=>{let{value:v,loading:_}=x.state.value;return!h()||_||!v?.comparison?.changes_count?null:`difference ${h()} ${n.value.compare.open??""}`},async(v,_)=>{let E=c.peek()?.other;if(!E)throw new Error("Nothing is chosen to compare with.");let M=$t(n.peek().compare.open??""),O=await e.difference(v,E,M,_);return{graph:O,svg:await t(O.dot,_)}});function C(v){o({compare:Dt(n.peek().compare,"open",gt(v))})}function R(v){let _=new Set(w.state.peek().value?.graph.expand);_.delete(v)||_.add(v),C([..._])}function k(){let[v,_]=[s.peek(),c.peek()?.other];!v||!_||!("key"in _)||(l(_.key),o({compare:Hs(v)}))}return{chosen:c,reply:x,planning:f,difference:w,open:C,toggle:R,swap:k}}var Mx=500;function Mf(e,t,n,o,r){let{address:s,change:i}=n,{modules:l,moduleTree:u,moduleAround:c}=o,d=ap(e,t,n,o,r),{picture:f,current:g}=d,h=Ie(null);function x(){let L=g.peek();L?w(L.place):f.cancel()}function w(L){i(L),h.value=s.peek().selected}function C(){return new Set(f.state.peek().value?.graph.expand??s.peek().expand??[])}function R(L,z){i({expand:Tf(L)}),h.value=$e(z)}function k(L){return u.peek()?Bu(u.peek(),L):[L]}function v(L){let z=C();z.has(L)?k(L).forEach(A=>z.delete(A)):z.add(L),R(z,L)}function _(L){R([...C(),...k(L).slice(0,Mx)],L)}function E(L,z){if(L===null||z.has(L.text))return L;let A=kt(L)&&l.peek()?eo(l.peek(),c(L)):[];L.kind==="module"&&A.unshift(L.number);for(let I of A){let $=z.has($e(I).text)?I:M(I,z);if($!==void 0)return $e($)}return null}function M(L,z){let I=(u.peek()?.children[l.peek()?.parent[L]??-1]??[]).findLast($=>$<L&&z.has($e($).text));return I!==void 0&&z.get($e(I).text)?.isRepeated?I:void 0}function O(L){let z=C(),A=z.size,I=l.peek();I&&eo(I,c(L)).forEach(K=>z.add(K));let $=z.size===A;i({view:ti,selected:L,...$?{}:{expand:Tf(z)}}),h.value=L}function N(L){r.peek()===ti?O(L):i({selected:L})}return{...d,focus:h,toggle:v,expandBelow:_,nearest:E,reveal:O,follow:N,giveUp:x,rearrange:w}}function Tf(e){return[...new Set(e)].sort((t,n)=>t-n)}function Ef(e){let t=Ie(e);return{address:t,change:n=>t.value={...t.peek(),...n}}}function Pf(e,t){let n=Lf(e.modules),o=r=>r&&r.flatMap(s=>n[s]??[]);return{selected:t.selected&&Ex(e,n,t.selected),expand:o(t.expand),open:o($t(t.modules.open??""))}}function Of(e,t){let n=Lf(e.modules),o=new Map(n.map((s,i)=>[s,i])),r=s=>{let i=s?.flatMap(l=>o.get(l)??[]);return i&&(i.length>0||s?.length===0)?i:null};return{selected:t.selected===null?null:Px(e,n,t.selected),expand:r(t.expand),modules:{open:gt(r(t.open))}}}function Af(e,t){let n=e.modules.open??t.modules?.open??"";return{selected:e.selected??t.selected??null,expand:e.expand??t.expand??null,modules:Dt(e.modules,"open",n)}}function Lf({fqn:e,call:t}){return e.map((n,o)=>`${n} ${t[o]}`)}function If({ops:e},t){let n=new Map;return e.op.map((o,r)=>{let s=e.module[r]??null,i=`${s===null?"":t[s]} ${o}`,l=n.get(i)??0;return n.set(i,l+1),`${i} ${l}`})}function Ex(e,t,n){return n.kind==="module"?t[n.number]??null:n.kind!=="node"?null:If(e,t)[e.ops.node.indexOf(n.number)]??null}function Px(e,t,n){let o=t.indexOf(n);if(o>=0)return $e(o);let r=e.ops.node[If(e,t).indexOf(n)];return r===void 0?null:je(r)}function Df(e,{address:t,change:n},o){let r=kr(()=>o.value?"index":null,e.index),s=_e(()=>fs(r.state.value.value,t.value)),i=_e(()=>s.value&&ms(s.value)),l=_e(()=>i.value?JSON.stringify(i.value):null),u=_e(()=>{let M=r.state.value.value?.runs.map(({run:z})=>z)??[],O=t.value.runs,N=Ss(O);if(N)return M.filter(N);let L=Ko(O);return M.filter(z=>L(z.toLowerCase()))});function c(M,O){return kr(()=>{let N=o.value&&l.value!==null?M():null;return N===null?null:`${l.value} ${N}`},(N,L)=>{let z=i.peek();if(!z)throw new Error("No recording is chosen.");return O(z,N,L)})}let d=c(()=>"recording",e.recording),f=_e(()=>d.state.value.value?.modules),g=_e(()=>f.value&&Vu(f.value)),h=_e(()=>{let M=d.state.value.value?.ops.node??[];return new Map(M.map((O,N)=>[O,N]))});function x({kind:M,number:O}){if(M==="module")return f.peek()?.parent[O]??null;let N=h.peek().get(O);return N===void 0?null:d.state.peek().value?.ops.module[N]??null}let w=Ie(null),C=_t(()=>{let{key:M,value:O,loading:N}=d.state.value;if(!w.value||!O||N||M!==`${l.value} recording`)return;let L=Of(O,w.value);w.value=null,n(Af(t.peek(),L))});function R(M){let{run:O,tag:N,step:L,view:z=t.peek().view}=M,{value:A}=d.state.peek(),I=w.peek()??(A?Pf(A,t.peek()):null),{modules:$,ops:K}=t.peek();n({run:O,tag:N,step:L,view:z,selected:null,expand:null,timeline:{},modules:Dt(Dt($,"open",""),"groups",""),ops:Dt(K,"open","")}),w.value=I}function k(M){let N=(r.state.peek().value?.runs.find(L=>L.run===M)?.tags??[]).find(L=>L.tag===t.peek().tag)?.tag??"";R({run:M,tag:N,step:null})}function v(M){R({run:t.peek().run,tag:M,step:null})}function _(M){let{run:O,tag:N}=t.peek();R({run:O,tag:N,step:M})}function E({run:M,tag:O},N){R({run:M,tag:O,step:i.peek()?.step??null,view:N})}return{index:r,entry:s,shown:i,matching:u,partOfShown:c,recording:d,modules:f,moduleTree:g,rowOfNode:h,moduleAround:x,choose:R,chooseRun:k,chooseTag:v,chooseStep:_,chooseRank:E,dispose:C}}var Ox="steps",Ax=10;function $f(e,{index:t,entry:n,matching:o},r,s){let i=_e(()=>{let d=t.state.value.value?.runs??[],f=n.value,g=new Set(o.value);return d.flatMap(h=>{if(h.run===f?.run.run)return{run:h.run,tag:f.tag};let x=g.has(h.run)?An(h,f?.tag.tag):void 0;return x?{run:h.run,tag:x}:[]})}),l=_e(()=>{let d=n.value?.run.run,f=i.value.filter(({run:g})=>g!==d).slice(0,Ax-1);return i.value.filter(g=>g.run===d||f.includes(g))}),u=kr(()=>r.value&&s.value===Ox?JSON.stringify(l.value):null,async(d,f)=>{let g=l.peek().map(Lx),h=(x,w)=>{g[x]=w,f([...g])};return Promise.all(g.map((x,w)=>Ix(e,x,d,C=>h(w,C))))});function c(){let{value:d=[],error:f}=u.state.peek(),g=new Set(l.peek().flatMap(({run:h,tag:x})=>x.problem?[h]:[]));(f||d.some(({run:h,problem:x})=>x&&!g.has(h)))&&u.reload()}return{all:i,drawn:l,reply:u,reload:c}}function Lx({run:e,tag:t}){return{run:e,tag:t.tag,reply:null,problem:t.problem??""}}async function Ix(e,t,n,o){if(t.problem)return t;let r=t,s=i=>o(r={...t,reply:i});try{return{...t,reply:await ai(()=>e.steps(t,n),s)}}catch(i){if(n.aborted)throw i;return{...r,problem:i instanceof Error?i.message:String(i)}}}function zf(e,t,{address:n},{entry:o,recording:r,partOfShown:s}){let i=e.filter(({needsServer:w})=>t.isServed||!w),l=(w,C)=>s(()=>C()?w.key:null,async(R,k,v)=>w.fetch?.(t,R,k,v)),u=()=>r.state.value.value?.meta,c=w=>w.isFor?.(u(),o.value?.tag)??!0,d=new Map;for(let w of i)w.isEmpty!==void 0&&d.set(w,l(w,()=>u()!==void 0&&c(w)));function f(w){if(!c(w))return!1;if(w.isEmpty===void 0)return!0;let C=d.get(w)?.state.value;return(C?.loading===!0||u()===void 0)&&n.value.view===w.key?!0:C?.value!==void 0&&!w.isEmpty(C.value)}let g=_e(()=>i.filter(f)),h=_e(()=>g.value.map(({key:C})=>C).includes(n.value.view)?n.value.view:Vo.view);for(let w of i)w.fetch===void 0||d.has(w)||d.set(w,l(w,()=>h.value===w.key));function x(){for(let[w,C]of d){let{value:R,error:k}=C.state.peek();(k||R!==void 0&&w.mayGrow?.(R))&&C.reload()}}return{available:g,shown:h,reply:w=>d.get(w),reload:x,dispose:()=>d.forEach(w=>w.dispose())}}function Nf(e,t,n,o=Vo){let r=Ef(o),{address:s,change:i}=r,l=Ie(!0),u=Ie(!1),c=Df(e,r,l),d=zf(n,e,r,c),f=Mf(e,t,r,c,d.shown),g=c.partOfShown(()=>kt(s.value.selected)?s.value.selected.text:null,(M,O)=>e.detail(M,s.peek().selected,O)),h=Rf(e,c),x=Cf(e,t,r,c,d.shown),w=$f(e,c,l,d.shown),{index:C,recording:R}=c,k=[R,f.picture,f.drawn,g,h.reply,x.reply,x.difference];function v(M){i({selected:M})}function _(){C.reload();for(let M of k){let{error:O}=M.state.peek();O&&!Dx(O)&&M.reload()}w.reload(),d.reload()}function E(){for(let M of[...k,w.reply,d,c,C])M.dispose()}return{isServed:e.isServed,address:s,change:i,select:v,isVisible:l,isDark:u,recordings:c,views:d,graph:f,detail:g,alive:h,compare:x,steps:w,reload:_,dispose:E}}function Dx(e){return e instanceof cn||e instanceof po}var Ff='.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}';var Vf=`* {
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
pre,
dl,
dd,
ul,
ol,
figure {
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

button:hover:not(:disabled, [aria-disabled='true']) {
  border-color: var(--muted);
}

button:is(:disabled, [aria-disabled='true']) {
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

input:is([type='search'], [type='text']),
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
`;var Bf=`.compare {
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

.planning p {
  margin: 0 0 8px;
}

.planned {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(440px, 100%), 1fr));
  gap: 10px 16px;
  align-items: start;
  margin-bottom: 14px;
}

.planned .predicted {
  margin-bottom: 0;
  font-family: inherit;
  line-height: 1.5;
  white-space: pre-wrap;
}

.planned .snippet {
  margin: 0;
}

.planned .snippet pre {
  max-height: 320px;
}

.compared {
  padding: 12px 16px 20px;
}

.compared[aria-busy='true'] {
  opacity: 0.6;
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
`;var Gf=`.details {
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

.repeated-calls {
  padding: 6px 8px;
  border-left: 3px solid var(--accent);
  background: var(--accent-wash);
}
`;var Wf=`.difference {
  border: 1px solid var(--line);
  border-radius: 4px;
  margin-bottom: 14px;
}

.difference .frame {
  height: 200px;
  max-height: 60vh;
  min-height: 140px;
}

.difference .progress {
  margin: 0;
}

.meaning {
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 4px 14px;
  padding: 0;
  margin: 0;
  font-size: 12px;
  list-style: none;
}

.canvas .released {
  --tint: var(--recomputed);
}

.canvas .added {
  --tint: var(--cached);
}

.canvas .resized {
  --tint: var(--held);
}

.canvas .moved {
  --tint: var(--freed);
}

.canvas :is(.released, .added, .resized, .moved):not(.selected, :hover, :focus-visible) .outline {
  stroke: var(--tint);
}

.canvas :is(.released, .added, .resized, .moved).node .outline {
  fill: color-mix(in srgb, var(--tint) var(--strength, 8%), var(--box));
}

.canvas .released.node:not(.selected, :focus-visible) .outline {
  stroke-dasharray: 5 2;
}

.canvas .added.node:not(.selected, :focus-visible) .outline {
  stroke-width: 2;
}

.difference .bytes-1 {
  --strength: 12%;
}

.difference .bytes-2 {
  --strength: 18%;
}

.difference .bytes-3 {
  --strength: 24%;
}

.difference .bytes-4 {
  --strength: 30%;
}

.members li[aria-current='true'] {
  background: var(--accent-wash);
}
`;var Hf=`.edge path {
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

/* Of two recordings: what only one of them has. */
.edge.released {
  --state: var(--recomputed);
}

.edge.added {
  --state: var(--cached);
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

.swatch {
  flex: none;
}

.state {
  display: inline-flex;
  align-items: center;
  gap: 6px;
  white-space: nowrap;
}
`;var Kf=`.graph {
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
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

.minimap {
  position: absolute;
  right: 10px;
  bottom: 10px;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--raised);
  contain: content;
  cursor: crosshair;
  touch-action: none;
}

.minimap canvas {
  display: block;
}

.minimap div {
  position: absolute;
  top: 0;
  left: 0;
  box-sizing: border-box;
  border: 1.5px solid var(--accent);
  background: rgb(26 98 199 / 10%);
  will-change: transform;
}

.legend {
  position: absolute;
  bottom: 10px;
  left: 10px;
  display: flex;
  flex-wrap: wrap;
  max-width: calc(100% - 210px);
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

/* There is no room for it beside what it shows. */
@media (max-width: 560px), (max-height: 420px) {
  .minimap {
    display: none;
  }

  .legend {
    max-width: calc(100% - 20px);
  }
}
`;var Uf=`.progress {
  position: absolute;
  top: 12px;
  left: 50%;
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 6px 8px 6px 14px;
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
}
`;var jf=`.header {
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
`;var qf=`.icicle {
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
`;var Yf=`@media (max-width: 820px) {
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
`;var Jf=`.ops {
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
`;var Zf=`.overview {
  padding: 12px 16px 20px;
  overflow: auto;
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
}

.parts li .part {
  display: inline-block;
  width: 10px;
  height: 10px;
  margin-right: 5px;
  border-radius: 2px;
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

.card .size .bar > span {
  margin-left: auto;
}

.card .type {
  color: var(--muted);
}

.members {
  columns: 220px;
  margin: 6px 0 0;
  font-size: 12px;
}

.members [aria-current='true'] {
  font-weight: 600;
}

/* On the wash the colour of links is too faint in the dark. */
.lighter .link {
  color: var(--fg);
  text-decoration: underline;
}
`;var Qf=`.app {
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  height: 100%;
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

.notes,
.missing,
.error-box {
  padding: 5px 10px;
  border-left: 3px solid var(--amber-line);
  border-radius: 2px;
  background: var(--amber);
}

.notes {
  margin-bottom: 10px;
}

.missing {
  margin: 8px 16px 0;
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

.view h2 {
  margin: 18px 0 4px;
  font-size: 14px;
}

.error-box {
  margin: 12px 16px;
  padding: 8px 12px;
  border-left-color: var(--red-line);
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

/* What lies over the page for a while. */
.question,
.hits,
.progress,
.tooltip,
.menu-list {
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--raised);
  box-shadow: var(--shadow);
}
`;var Xf=`.ranks {
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
`;var em=`.sidebar {
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
`;var tm=`.steps {
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
`;var nm=`.table {
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
`;var om=`.terms {
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
`;var rm=`/* Colours are named once, per theme. Those of the states are those of
   tb_actmem/rendering/figure/palette.py (Okabe and Ito's, which colour-blind readers can tell apart
   too), and lighter ones for the dark. */
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
`;var sm=`.timeline {
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

.alive h3 {
  margin: 6px 0 2px;
  font-size: 13px;
}

.alive h3 small {
  font-weight: 400;
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

.life-row .made {
  white-space: nowrap;
}

.life-row .made,
.life-row .what small {
  overflow: hidden;
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
`;var im=`.toolbar {
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
}
`;var lm=[Ff,rm,Vf,Qf,em,jf,im,Zf,Kf,Hf,Uf,Gf,nm,Jf,qf,sm,om,Xf,Bf,Wf,tm,Yf].join(`
`);var Nr="p.activation_memory.";function mo(){try{return window.parent!==window&&window.parent.document?window.parent:null}catch{return null}}function ga(e){try{let n=mo()?.tensorboard?.tf_storage?.getString(Nr+e);if(n)return n}catch{}let t=(mo()??window).location.hash.slice(1);return new URLSearchParams(t.replaceAll("+","%2B")).get(Nr+e)??""}function am(e,t,n){let o=mo()?.tensorboard?.tf_storage;try{if(o){o.setString(Nr+e,t,{defaultValue:"",useLocationReplace:!n});return}}catch{return}if(mo())return;let r=new URLSearchParams(location.hash.slice(1));t?r.set(Nr+e,t):r.delete(Nr+e);let s=`${location.pathname}${location.search}#${r.toString()}`;n?history.pushState(null,"",s):history.replaceState(null,"",s)}function um(e){(mo()??window).addEventListener("hashchange",e)}function cm(e){let t=mo()?.document.body;if(t){let n=()=>e(t.classList.contains("dark-mode"));new MutationObserver(n).observe(t,{attributes:!0,attributeFilter:["class"]}),n()}else{let n=window.matchMedia("(prefers-color-scheme: dark)");n.addEventListener("change",()=>e(n.matches)),e(n.matches)}}function dm(e){let t=()=>e(window.innerHeight>0);window.addEventListener("resize",t),t()}function pm(e,t){if(!mo())return;let{port1:n,port2:o}=new MessageChannel,r=s=>n.postMessage(JSON.stringify(s));n.onmessage=s=>{let i=JSON.parse(s.data);if(i.isReply){i.type==="experimental.GetURLPluginData"&&!i.error&&i.payload&&t(i.payload);return}i.type==="experimental.DataReloaded"&&e(),r({...i,payload:null,error:null,isReply:!0})},window.parent.postMessage("experimental.bootstrap","*",[o]),r({type:"experimental.GetURLPluginData",id:0,payload:null,error:null,isReply:!1})}var fm=ha.map(({key:e})=>e);function vE(){try{hm(Au,"./layout.worker.js?v=744d4da3437b")}catch(e){mm(e)}}async function rw(){try{let e=new Blob([await nl("worker")],{type:"text/javascript"});hm($u(),URL.createObjectURL(e))}catch(e){mm(e)}}Iu()&&rw();function mm(e){let t=document.createElement("p");t.setAttribute("role","alert"),t.textContent=`The Activation Memory tab could not start: ${String(e)}`,document.body.append(t)}function hm(e,t){document.documentElement.lang="en",document.title="Activation Memory";let n=document.createElement("style");n.textContent=lm,document.head.append(n);let o=Zi(ga,fm),s=Nf(e,Nu(Fu(()=>new Worker(new URL(t,import.meta.url)))),ha,o);cm(l=>{document.documentElement.classList.toggle("dark",l),s.isDark.value=l}),dm(l=>s.isVisible.value=l),sw(s);let i=document.createElement("div");i.id="activation-memory",document.body.append(i),su(a(tl.Provider,{value:s,children:a(tc,{})}),i)}function sw(e){let t=cs(e.address.peek());_t(()=>{let o=cs(e.address.value),r=us.filter(i=>o[i]!==t[i]),s=r.find(i=>Eu.includes(i));for(let i of s?[s,...r.filter(l=>l!==s)]:r)am(i,o[i],i===s);t=o});let n=o=>{let r=Zi(o,fm),s=cs(r);us.every(i=>s[i]===t[i])||(t=s,e.change(r))};um(()=>{e.isVisible.peek()&&n(ga)}),pm(e.reload,o=>{us.every(r=>!t[r])&&n(r=>o[r]??"")})}export{vE as render};
