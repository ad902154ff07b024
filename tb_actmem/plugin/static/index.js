var le,ms,Cl,rn,El,ar,gs,ir,vs,Al,Tl,_s,Ao=Symbol.for("pv"),cr={},ur=[],pf=/^m(i|n|o|s|text|space)$/,Ol=Array.isArray,Ll=ur.slice,xn=Object.assign;function yn(e){e&&e.parentNode&&e.remove()}function bs(e,t,n){var o,r,l,i={},s=arguments.length;for(l in t)l=="key"?o=t[l]:l=="ref"&&typeof e!="function"?r=t[l]:i[l]=t[l];return s>2&&(i.children=s>3?Ll.call(arguments,2):n),Co(e,i,o,r,null)}function Co(e,t,n,o,r){var l={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ao,__v:r||++ms,__i:-1,__u:0};return!r&&le.vnode&&le.vnode(l),l}function Ce(e){return e.children}function Xn(e,t){this.props=e,this.context=t,this.__g=0}function ln(e,t){if(t==null)return e.__&&ln(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ln(e)}function hf(e){var t,n=e.__v,o=n.__e,r=[],l=[],i=e.__P;i&&((t=xn({constructor:Ao},n)).__v=n.__v+1,le.vnode&&le.vnode(t),Rl(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||ln(n),32&n.__u,l),t.__v=n.__v,t.__.__k[t.__i]=t,Es(r,t,l),n.__=n.__e=null,t.__e!=o&&ys(t))}function ys(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ys(e)}function Ml(e){(8&e.__g||(e.__g|=8,rn.push(e),ar++))&&El==le.debounceRendering||((El=le.debounceRendering)||queueMicrotask)(xs)}function xs(){try{for(var e,t=1;rn.length;)rn.length>t&&rn.sort(gs),e=rn.shift(),t=rn.length,8&e.__g&&hf(e)}finally{(ar=rn.length)&&(El||queueMicrotask)(xs)}}function ws(e,t,n,o,r,l,i,s,c,f,p){var m,_,v,x,k,A,T=o.__k||ur,b=t.length;for(c=mf(n,t,T,c,b),m=0;m<b;m++)(v=n.__k[m])!=null&&(_=~v.__i&&T[v.__i]||cr,v.__i=m,A=Rl(e,v,_,r,l,i,s,c,f,p),x=v.__e,(_.ref!=v.ref||8&_.__u)&&(_.ref&&Pl(_.ref,null,v,_),v.ref&&p.push(v.ref,v.__c||x,v)),k=k||x,4&v.__u?(c=Ss(v,c,e,!_.__v),_.__e&&(_.__e=null)):typeof v.type=="function"&&A!==void 0?c=A:x&&(c=x.nextSibling),v.__u&=-21);return n.__e=k,c}function mf(e,t,n,o,r){var l,i,s,c,f,p,m,_,v,x=n.length,k=x,A=0,T=0,b=e.__k=Array(r);for(l=0;l<r;l++)(i=t[l])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=b[l]=Co(null,i):Ol(i)?i=b[l]=Co(Ce,{children:i}):i.constructor===Ao&&i.__b?i=b[l]=Co(i.type,i.props,i.key,i.ref,i.__v):b[l]=i,c=l+A,i.__=e,i.__b=e.__b+1,s=null,~(f=i.__i=gf(i,n,c,k))&&(k--,(s=n[f])&&(s.__u|=2)),s&&s.__v?(i.__u|=16,f==c-1?A--:f==c+1?A++:f!=c&&(f>c?A--:A++,T=1)):(~f||(r>x?A--:r<x&&A++),typeof i.type!="function"&&(i.__u|=4))):b[l]=null;if(T){for(p=[],m=[],l=0;l<r;l++)if((i=b[l])&&16&i.__u){for(A=0,_=p.length;A<_;)p[v=A+_>>1]<i.__i?A=v+1:_=v;p[A]=i.__i,m[l]=A+1}for(A=p.length;l--;)m[l]&&(m[l]==A?A--:b[l].__u|=4)}if(k)for(l=0;l<x;l++)!(s=n[l])||2&s.__u||(s.__e==o&&(o=ln(s)),Dl(s,s));return o}function Ss(e,t,n,o){var r,l,i,s;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(l=0;l<r.length;l++)r[l]&&(r[l].__=e,t=Ss(r[l],t,n,!1));return t}for(t&&!t.parentNode&&(t=ln(e))&&!t.parentNode&&(t=null),i=e.__e,s=t;s&&s.nodeType==8;)s=s.nextSibling;for(i!=s&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function gf(e,t,n,o){var r,l=e.key,i=e.type,s=t[n],c=s&&!(2&s.__u);if(s===null&&l==null||c&&l==s.key&&i==s.type)return n;if(o>(c?1:0)){for(r=n-1;r>=0;r--)if((s=t[r])&&!(2&s.__u)&&l==s.key&&i==s.type)return r;for(r=n+1;r<t.length;r++)if((s=t[r])&&!(2&s.__u)&&l==s.key&&i==s.type)return r}return-1}function hs(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function lr(e,t,n,o,r){var l,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||hs(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||hs(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Tl[t]||(Tl[t]=vf(t)),(e.__a||(e.__a={}))[t]=Al,l=t!=(t=t.replace(vs,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,l):e.removeEventListener(t,i,l));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function vf(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[ir]==null)t[ir]=Al++;else if(t[ir]<this.__a[e])return;return n(le.event?le.event(t):t)}}}function Rl(e,t,n,o,r,l,i,s,c,f){var p,m,_,v,x,k,A,T,b,S,E,D,P,N,F,q,H,L,B=t.type;if(t.constructor!==Ao)return null;128&n.__u&&(c=32&n.__u,p=n.__c.__z)&&(t.__u|=c,m=l=[],p.nodeType==8?s=sr(p,l):l.push(p),s=l[0]||s),(p=le.__b)&&p(t);e:if(typeof B=="function"){_=i.length;try{if(T=t.props,b=(p=B.prototype)&&p.render,S=(p=B.contextType)&&o[p.__c],E=p?S?S.props.value:p.__:o,(v=n.__c)?(t.__c=v,2&v.__g&&(v.__g|=1)):(b?t.__c=v=new B(T,E):(t.__c=v=new Xn(T,E),v.constructor=B,v.render=bf),S&&S.sub(v),v.state||(v.state={}),v.__n=o,v.__g|=8,v.__h=[],v.__k=[]),b&&(v.__s||(v.__s=v.state),B.getDerivedStateFromProps&&(v.__s==v.state&&(v.__s=xn({},v.__s)),xn(v.__s,B.getDerivedStateFromProps(T,v.__s)))),x=v.props,k=v.state,v.__v=t,n.__c){if(T!==x&&b&&!B.getDerivedStateFromProps&&v.componentWillReceiveProps&&v.componentWillReceiveProps(T,E),t.__v==n.__v&&!(8&v.__g)||!(4&v.__g)&&v.shouldComponentUpdate&&v.shouldComponentUpdate(T,v.__s,E)===!1){t.__v!=n.__v&&(v.props=T,v.state=v.__s,v.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(z){z&&(z.__=t)}),ur.push.apply(v.__h,v.__k),v.__k=[],v.__h.length&&i.push(v),s=ln(n);break e}v.componentWillUpdate&&v.componentWillUpdate(T,v.__s,E),b&&v.componentDidUpdate&&v.__h.push(function(){v.componentDidUpdate(x,k,A)})}else b&&!B.getDerivedStateFromProps&&v.componentWillMount&&v.componentWillMount(),b&&v.componentDidMount&&v.__h.push(v.componentDidMount);v.context=E,v.props=T,v.__P=e,v.__g&=-5,D=le.__r,P=b?25:0;do v.__g&=-9,D&&D(t),p=v.render(v.props,v.state=v.__s,v.context);while(8&v.__g&&++P<25);b&&(ur.push.apply(v.__h,v.__k),v.__k=[]),v.state=v.__s,v.getChildContext&&(o=xn({},o,v.getChildContext())),b&&n.__c&&v.getSnapshotBeforeUpdate&&(A=v.getSnapshotBeforeUpdate(x,k)),N=p&&p.type===Ce&&p.key==null?p.props.children:p,T.__P&&(p=s,r=(e=T.__P).namespaceURI,c=l=null,n.props&&n.props.__P!=e&&(n.__k.some(function(z){z&&Dl(z,z)}),n.__k=null),s=n.__k?ln(n,0):null),s=ws(e,Ol(N)?N:[N],t,n,o,r,l,i,s,c,f),T.__P&&(t.__e=null,s=p),t.__u&=-161,m&&m.some(yn),v.__h.length&&i.push(v),1&v.__g&&(v.__g&=-4)}catch(z){if(i.length=_,t.__v=null,c||l)if(z&&z.then){if(t.__u|=128|c,l){for(~(H=l.indexOf(s||void 0))||(H=l.length);(L=l[H-1])&&L.nodeType==8;)H--;for(;H<l.length;H++)if(L=l[H])if(l[H]=null,F){if(L==q)break}else{if(L.nodeType!=8)break;L.data.startsWith("$s")&&(q=sr(F=L))}}if(!F){for(;s&&s.nodeType==8&&s.nextSibling;)s=s.nextSibling;F=s}(p=sr(F=t.__c.__z||(t.__c.__z=F)))?(t.__e=F,s=p):t.__e=s,s=s&&s.nextSibling}else l&&l.some(yn);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),z&&z.then||ks(t),le.__e(z,t,n)}}else s=t.__e=_f(n.__e,t,n,o,r,l,i,c,f,e);return(p=le.diffed)&&p(t),s}function sr(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function ks(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(ks))}function Es(e,t,n){for(var o=0;o<n.length;)Pl(n[o++],n[o++],n[o++]);le.__c&&le.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(l){l.call(r)})}catch(l){le.__e(l,r.__v)}})}function _f(e,t,n,o,r,l,i,s,c,f){var p,m,_,v,x,k,A,T,b=n.props||cr,S=t.props,E=t.type;if(E=="svg"?r="http://www.w3.org/2000/svg":E=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),l){for(p=0;p<l.length;p++)if((x=l[p])&&(E?x.localName==E:x.nodeType==3)){e=x,l[p]=null;break}}if(!e){if(T=f.ownerDocument||document,!E)return T.createTextNode(S);e=T.createElementNS(r,E,S.is?S:f),s&&(le.__m&&le.__m(t,l),s=!1),l=null}if(E){if(f=E=="template"&&e.content||e,l=E=="textarea"&&S.defaultValue!=null?null:l&&Ll.call(f.childNodes),!s&&l)for(b={},p=0;p<e.attributes.length;p++)b[(x=e.attributes[p]).name]=x.value;for(p in b)x=b[p],p=="dangerouslySetInnerHTML"?_=x:p=="children"||p in S||p=="value"&&"defaultValue"in S||p=="checked"&&"defaultChecked"in S||lr(e,p,null,x,r);for(p in S)x=S[p],p=="children"?v=x:p=="dangerouslySetInnerHTML"?m=x:p=="value"?k=x:p=="checked"?A=x:s&&typeof x!="function"||b[p]===x||lr(e,p,x,b[p],r);m?(s||_&&(m.__html==_.__html||m.__html==e.innerHTML)||(e.innerHTML=m.__html),t.__k=[]):(_&&(e.textContent=""),(E=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&pf.test(E))&&(r="http://www.w3.org/1999/xhtml"),ws(f,Ol(v)?v:[v],t,n,o,r,l,i,l?l[0]:n.__k&&ln(n,0),s,c),l&&l.some(yn)),s&&E!="textarea"||(p="value",E=="progress"&&k==null?e.removeAttribute(p):k==null||k===e[p]&&(E!="progress"||k)||lr(e,p,k,b[p],r),p="checked",A!=null&&A!=e[p]&&lr(e,p,A,b[p],r))}else b===S||s&&e.data==S||(e.data=S);return e}function Pl(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){le.__e(r,n)}}function Dl(e,t,n){var o,r,l,i;if(le.unmount&&le.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Pl(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){le.__e(s,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&Dl(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=sr(o,l=[]))&&(o==e.__e&&l.some(yn),yn(r),yn(o)),n||yn(e.__e),e.__e=e.__c=e.__=null}function bf(e,t,n){return this.constructor(e,n)}function Ts(e,t){var n,o,r,l;le.__&&le.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Co(Ce,{children:[e]}),r=[],l=[],Rl(t,t.__k,o||cr,cr,t.namespaceURI,o?null:t.firstChild?Ll.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,l),Es(r,t.__k,l),t.__k.props.children=null}function Ms(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(l){this.props.value!=l.value&&o.forEach(function(i){i.__g|=4,Ml(i)})},this.sub=function(l){o.add(l);var i=l.componentWillUnmount;l.componentWillUnmount=function(){o.delete(l),i&&i.call(l)}}),n.children}return t.__c="__cC"+_s++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}le={__e:function(e,t,n,o){for(var r,l,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(l=r.constructor)&&l.getDerivedStateFromError)&&r.setState(l.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(s){e=s}}throw ar=0,e}},ms=0,Cl=function(e){return e!=null&&e.constructor===Ao},Xn.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=xn({},this.state)),typeof e=="function"&&(e=e(xn({},n),this.props)),e&&(xn(n,e),this.__v&&(t&&this.__k.push(t),Ml(this)))},Xn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Ml(this))},Xn.prototype.render=Ce,rn=[],ar=0,gs=function(e,t){return e.__v.__b-t.__v.__b},ir=Symbol(),vs=/(PointerCapture)$|Capture$/i,Al=0,Tl={},_s=0;var wn,Le,zl,Cs,Il=Object.is,fr=0,Ns=[],Nl=[],Re=le,As=Re.__b,Os=Re.__r,Ls=Re.diffed,Rs=Re.__c,Ps=Re.unmount,Ds=Re.__;function Lo(e,t){Re.__h&&Re.__h(Le,e,fr||t),fr=0;var n=Le.__H||(Le.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function pe(e){return fr=1,yf(Ws,e)}function yf(e,t,n){var o=Lo(wn++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Ws(void 0,t),function(l){var i=(o.__N||o.__)[0],s=o.t(i,l);Il(i,s)||(o.__N=[s,o.__[1]],o.__c.setState({}))}],o.__c=Le,!Le.__f)){Le.__f=!0;var r=Le.shouldComponentUpdate;Le.shouldComponentUpdate=function(l,i,s){var c=this.__H;if(!c)return!0;var f=!1,p=this.props!=l;if(c.__.some(function(_){_.__N&&(f=!0,Il(_.__[0],_.__N[0])||(p=!0))}),r){var m=r.call(this,l,i,s);return f?m||p:m}return!f||p}}return o.__}function it(e,t){var n=Lo(wn++,3);!Re.__s&&Wl(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Le.__H.__h.push(n))}function eo(e,t){var n=Lo(wn++,4);!Re.__s&&Wl(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Le.__h.push(n))}function mt(e){return fr=5,Ie(function(){return{current:e}},[])}function Ie(e,t){var n=Lo(wn++,7);return Wl(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Vs(e){var t=Le.context[e.__c],n=Lo(wn++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(Le)),t.props.value):e.__}function xf(){var e;do{for(;e=Nl.shift();)try{Oo(e)}catch(n){Re.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ns.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Oo),t.__h.some(Vl),t.__h=[]}catch(n){t.__h=[],Re.__e(n,e.__v)}}}while(Nl.length)}Re.__b=function(e){Le=null,As&&As(e)},Re.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ds&&Ds(e,t)},Re.__r=function(e){Os&&Os(e),wn=0;var t=(Le=e.__c).__H;t&&(zl==Le?Le.__h=[]:(t.__h.some(Oo),t.__h.some(Vl),wn=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),zl=Le},Re.diffed=function(e){Ls&&Ls(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Is(Ns.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),zl=Le=null},Re.__c=function(e,t){t.some(function(n){try{n.__h.some(Oo),n.__h=n.__h.filter(function(o){return!o.__||Vl(o)})}catch(o){n.__h=[function(){throw o}]}}),Rs&&Rs(e,t)},Re.unmount=function(e){Ps&&Ps(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Is(Nl.push(r))}else Oo(r)}catch(l){t=l}}),o.__H=void 0,t&&Re.__e(t,o.__v))};var zs=typeof requestAnimationFrame=="function";function wf(e){var t,n=function(){clearTimeout(o),zs&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);zs&&(t=requestAnimationFrame(n))}function Is(e){e!=1&&Cs==Re.requestAnimationFrame||((Cs=Re.requestAnimationFrame)||wf)(xf)}function Oo(e){var t=Le,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Le=t}function Vl(e){var t=Le;e.__c=e.__(),Le=t}function Wl(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Il(n,e[o])})}function Ws(e,t){return typeof t=="function"?t(e):t}var Sf=Symbol.for("preact-signals");function mr(){if(Kt>1)Kt--;else{var e,t=!1;for((function(){var r=pr;for(pr=void 0;r!==void 0;){var l=r.S;if(l.v===r.v)for(var i=l.t;i!==void 0;i=i.x)i.i===r.i&&(i.i=l.i);r=r.o}})();Po!==void 0;){var n=Po;for(Po=void 0,dr++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&$s(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(dr=0,Kt--,t)throw e}}function $l(e){if(Kt>0)return e();Fl=++kf,Kt++;try{return e()}finally{mr()}}var Ro,Te=void 0;function Sn(e){var t=Te,n=Ro;Te=void 0,Ro=void 0;try{return e()}finally{Te=t,Ro=n}}var Po=void 0,Kt=0,dr=0,kf=0,Fl=0,pr=void 0,hr=0;function Fs(e){if(Te!==void 0){var t=e.n;if(t===void 0||t.t!==Te)return t={i:0,S:e,p:Te.s,n:void 0,t:Te,e:void 0,x:void 0,r:t},Te.s!==void 0&&(Te.s.n=t),Te.s=t,e.n=t,32&Te.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Te.s,t.n=void 0,Te.s.n=t,Te.s=t),t}}function Ne(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Ne.prototype.brand=Sf;Ne.prototype.h=function(){return!0};Ne.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:Sn(function(){var o;(o=t.W)==null||o.call(t)}))};Ne.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&Sn(function(){var r;(r=t.Z)==null||r.call(t)}))}};Ne.prototype.subscribe=function(e){var t=this;return Lt(function(){var n=t.value;Sn(function(){return e(n)})},{name:"sub"})};Ne.prototype.valueOf=function(){return this.value};Ne.prototype.toString=function(){return this.value+""};Ne.prototype.toJSON=function(){return this.value};Ne.prototype.peek=function(){var e=this;return Sn(function(){return e.value})};Object.defineProperty(Ne.prototype,"value",{get:function(){var e=Fs(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(dr>100)throw new Error("Cycle detected");(function(n){Kt!==0&&dr===0&&n.l!==Fl&&(n.l=Fl,pr={S:n,v:n.v,i:n.i,o:pr})})(this),this.v=e,this.i++,hr++,Kt++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{mr()}}}});function st(e,t){return new Ne(e,t)}function $s(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Hs(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Bs(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function kn(e,t){Ne.call(this,void 0,t),this.x=e,this.s=void 0,this.g=hr-1,this.f=4}kn.prototype=new Ne;kn.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===hr))return!0;if(this.g=hr,this.f|=1,this.i>0&&!$s(this))return this.f&=-2,!0;var e=Te;try{Hs(this),Te=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Te=e,Bs(this),this.f&=-2,!0};kn.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Ne.prototype.S.call(this,e)};kn.prototype.U=function(e){if(this.t!==void 0&&(Ne.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};kn.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(kn.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Fs(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function at(e,t){return new kn(e,t)}function Gs(e){var t=e.j;if(e.j=void 0,typeof t=="function"){Kt++;var n=Te;Te=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Hl(e),o}finally{Te=n,mr()}}}function Hl(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Gs(e)}function Ef(e){if(Te!==this)throw new Error("Out-of-order effect");Bs(this),Te=e,this.f&=-2;try{8&this.f&&Hl(this)}finally{mr()}}function to(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Ro&&Ro.push(this)}to.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};to.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Gs(this),Hs(this),Kt++;var e=Te;return Te=this,Ef.bind(this,e)};to.prototype.N=function(){2&this.f||(this.f|=2,this.u=Po,Po=this)};to.prototype.d=function(){this.f|=8,1&this.f||Hl(this)};to.prototype.dispose=function(){this.d()};function Lt(e,t){var n=new to(e,t);try{n.c()}catch(r){throw n.d(),r}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var js,vr,gr,Tf=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Us=[];Lt(function(){js=this.N})();function no(e,t){le[e]=t.bind(null,le[e]||function(){})}function Do(e){if(gr){var t=gr;gr=void 0,t()}gr=e&&e.S()}function Ks(e){var t=this,n=e.data,o=Cf(n);o.name="ReactiveDom",o.value=n;var r=Ie(function(){for(var s=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var f=at(function(){var v=o.value.value;return v===0?0:v===!0?"":v||""}),p=at(function(){return!Array.isArray(f.value)&&!Cl(f.value)}),m=Lt(function(){if(this.N=qs,p.value){var v=f.value;s.__v&&s.__v.__e&&s.__v.__e.nodeType===3&&(s.__v.__e.data=v)}}),_=t.__$u.d;return t.__$u.d=function(){m(),_.call(this)},[p,f]},[]),l=r[0],i=r[1];return l.value?i.peek():i.value}Ks.displayName="ReactiveTextNode";Object.defineProperties(Ne.prototype,{constructor:{configurable:!0,value:bs(Ce,null).constructor},type:{configurable:!0,value:Ks},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});no("__b",function(e,t){if(Do(),vr=void 0,typeof t.type=="string"){var n,o=t.props;for(var r in o)if(r!=="children"){var l=o[r];l instanceof Ne&&(n||(t.__np=n={}),n[r]=l,o[r]=l.peek())}}e(t)});no("__r",function(e,t){if(e(t),t.type!==Ce){Do();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(r,l){var i;return Lt(function(){i=this},{name:l}),i.c=r,i})((function(r){return function(){var l;Tf&&((l=this.y)==null||l.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),vr=o,Do(n)}});no("__e",function(e,t,n,o){Do(),vr=void 0,e(t,n,o)});no("diffed",function(e,t){Do(),vr=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,r=t.props,l=n.U;if(l)for(var i in l){var s=l[i];s===void 0||o&&i in o||(s.d(),l[i]=void 0)}if(o){l||(l={},n.U=l);for(var c in o){var f=l[c],p=o[c];f===void 0?(f=Mf(n,c,p,r),l[c]=f):f.o(p,r)}}}e(t)});function Mf(e,t,n,o){var r=t in e&&e.ownerSVGElement===void 0,l=st(n);return{o:function(i,s){l.value=i,o=s},d:Lt(function(){this.N=qs;var i=l.value.value;o[t]!==i&&(o[t]=i,r?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}no("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var r in o){var l=o[r];l&&l.d()}}}var i=t.__np;if(i){var s=t.props;for(var c in i)s[c]=i[c]}t.__np=void 0}else{var f=t.__c;if(f){f.__$f|=8;var p=f.__$u;p&&(f.__$u=void 0,p.d())}}e(t)});no("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});Xn.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var l=2&this.__$f;if(!(o||l||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var s in this.props)if(!(s in e))return!0;return!1};function Cf(e,t){return Ie(function(){return st(e,t)},[])}var Af=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Of(){$l(function(){for(var e;e=Us.shift();)js.call(e)})}function qs(){Us.push(this)===1&&(le.requestAnimationFrame||Af)(Of)}var Ys='.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}';var Js=["cached","freed","held","recomputed","parameter","input","not cached"];function oo(e){return e.replace(" ","-")}function zo(e){let t=JSON.parse(e),n=t?.version;if(n!==1)throw new Error(`This page reads version 1 of the data and the server sent version ${JSON.stringify(n??null)}: reload the page, or restart TensorBoard after an upgrade.`);return t}var Zs={index:async e=>zo(await br("index.json",{},e)),recording:async(e,t)=>zo(await br("recording.json",_r(e),t)),async graph(e,t,n){let o=t===null?{}:{expand:t.join(",")},r=await Qs("graph.dot",{..._r(e),...o},n),l=r.headers.get("X-Actmem-Expand")??"";return{dot:await r.text(),expand:l===""?[]:l.split(",").map(Number),visible:Number(r.headers.get("X-Actmem-Visible")??0)}},detail:async(e,t,n)=>{let o={[t.startsWith("m")?"module":"node"]:t.slice(1)};return zo(await br("detail.json",{..._r(e),...o},n))},timeline:async(e,t)=>zo(await br("timeline.json",_r(e),t))};function _r({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}async function br(e,t,n){return(await Qs(e,t,n)).text()}async function Qs(e,t,n){let o=new URLSearchParams(t).toString(),r;try{r=await fetch(o?`./${e}?${o}`:`./${e}`,{signal:n})}catch(l){throw n.aborted?l:new Error("TensorBoard does not answer: see that it still runs, then try again.",{cause:l})}if(!r.ok)throw new Error(await Rf(e,r));return r}async function Rf(e,t){return(t.headers.get("Content-Type")?.startsWith("text/plain")??!1?(await t.text()).trim():"")||`The server answered ${t.status} to ${e}; its log says why.`}var Bl=Ms(null);function ge(){let e=Vs(Bl);if(!e)throw new Error("This panel stands outside of the page.");return e}function Xs(e,t=6e4){let n;return(o,r)=>new Promise((l,i)=>{let s=n??e();n=void 0;let c=_=>{m(),s.terminate(),i(_)},f=()=>c(new Error("Not wanted any more.")),p=setTimeout(()=>c(new Error(Pf(t))),t),m=()=>{clearTimeout(p),r.removeEventListener("abort",f),s.onmessage=s.onerror=null};s.onmessage=({data:_})=>{m(),n?.terminate(),n=s,_.svg!==void 0?l(_.svg):i(new Error(`Graphviz cannot lay this graph out: ${_.error??"no reason given"}`))},s.onerror=_=>c(new Error(`The layout worker failed: ${_.message}`)),r.addEventListener("abort",f),r.aborted?f():s.postMessage(o)})}function Pf(e){return`The layout took longer than ${e/1e3} s and was stopped: fold some modules and try again.`}var Gl=["graph","ops","modules","largest","timeline"],yr={run:"",tag:"",step:null,view:"graph",selected:"",expand:null},xr=["run","tag","step","view","selected","expand"];function jl(e){let t=e("step"),n=e("view"),o=e("selected");return{run:e("run"),tag:e("tag"),step:/^-?\d+$/.test(t)?Number(t):null,view:Gl.find(r=>r===n)??yr.view,selected:/^[nmts]\d+$/.test(o)?o:"",expand:Df(e("expand"))}}function wr(e){return{run:e.run,tag:e.tag,step:e.step===null?"":String(e.step),view:e.view===yr.view?"":e.view,selected:e.selected,expand:zf(e.expand)}}function Df(e){return e==="none"?[]:/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(e)?e.split(",").flatMap(n=>{let[o=0,r=o]=n.split("-").map(Number);return Array.from({length:Math.min(r-o,ea)+1},(l,i)=>o+i)}).slice(0,ea):null}var ea=1e5;function zf(e){if(e===null)return"";if(e.length===0)return"none";let t=[...new Set(e)].sort((o,r)=>o-r),n=[];for(let o of t){let r=n.at(-1);r&&r[1]===o-1?r[1]=o:n.push([o,o])}return n.map(([o,r])=>o===r?`${o}`:`${o}-${r}`).join(",")}function Sr(e,t,n){let o=URL.createObjectURL(new Blob([n],{type:t})),r=document.createElement("a");r.href=o,r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(o),1e4)}function kr(...e){return e.map(t=>String(t).replaceAll(/[^\w.-]+/g,"_")).join("-")}async function ta(e){try{await navigator.clipboard.writeText(e)}catch{let t=document.createElement("textarea");t.value=e,t.style.position="fixed",t.style.opacity="0",document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}}var na=["KiB","MiB","GiB","TiB","PiB","EiB"];function sn(e){if(e<0)return`-${sn(-e)}`;if(e<1024)return`${e} B`;let t=BigInt(e),n=0,o=1024n,r=oa(t,o);for(;r>=10240n&&n<na.length-1;)n+=1,o*=1024n,r=oa(t,o);let l=`${r/10n}`;return`${t%o===0n?l:`${l}.${r%10n}`} ${na[n]}`}function oa(e,t){return(e*10n+t/2n)/t}function Er(e){return`${nt(e)} ${Math.abs(e)===1?"byte":"bytes"}`}function nt(e){return e.toLocaleString("en-US")}function ro(e,t,n=`${t}s`){return`${nt(e)} ${e===1?t:n}`}function Io(e,t){return[e,t&&`[${t.join(", ")}]`].filter(Boolean).join(" ")}var If=Symbol.for("pv"),Nf=0;function d(e,t,n,o,r,l){t||(t={});var i,s,c=t;if("ref"in c&&typeof e!="function")for(s in c={},t)s=="ref"?i=t[s]:c[s]=t[s];var f={type:e,props:c,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:If,__v:--Nf,__i:-1,__u:0};return(r||l)&&(f.__source=r,f.__self=l),le.vnode&&le.vnode(f),f}function Ze({n:e}){return e==null?d("span",{class:"none",children:"–"}):d("span",{class:e===0?"bytes none":"bytes",title:Er(e),children:sn(e)})}function Kl({state:e}){return d("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:d("g",{class:`edge ${oo(e)}`,children:[d("path",{d:Ul[e]?"M1 5H22":"M1 5H29"}),Ul[e]&&d("polygon",{...Ul[e]})]})})}var Ul={cached:{points:"21,2 29,5 21,8"},freed:{points:"21,2 29,5 21,8",fill:"none"},held:{points:"19,5 24,2 29,5 24,8"},recomputed:{points:"20,1.5 29,5 20,8.5 23,5"},input:{points:"20,1.5 29,5 20,8.5 23,5"},parameter:null,"not cached":{points:"21,2 29,5 21,8",fill:"none"}};function Tr({state:e}){return e===null?d("span",{class:"none",children:"–"}):d("span",{class:"state",children:[d(Kl,{state:e}),e]})}function Mr({part:e,whole:t}){let n=t>0?100*e/t:0;return d("span",{class:"bar","aria-hidden":"true",children:d("span",{style:{width:`${n}%`}})})}function Cr({text:e,label:t}){let[n,o]=pe(!1),r=mt(0);return d("button",{type:"button",class:"quiet copy",onClick:()=>{ta(e).then(()=>{o(!0),window.clearTimeout(r.current),r.current=window.setTimeout(()=>o(!1),1500)})},"aria-label":t,title:t,children:n?"copied":"copy"})}function Rt({message:e,children:t}){return d("div",{class:"error-box",role:"alert","data-testid":"error",children:[d("p",{children:e}),t&&d("div",{class:"actions",children:t})]})}function En({what:e}){return d("p",{class:"loading",role:"status","data-testid":"loading",children:e})}function ra({parent:e}){let t=[],n=e.map(()=>[]),o=[];return e.forEach((r,l)=>{o.push(r===null?0:(o[r]??0)+1),(r===null?t:n[r]??t).push(l)}),{roots:t,children:n,depth:o}}function ql({parent:e},t){let n=[];for(let o=t;o!==null;o=e[o]??null)n.push(o);return n}function Yl({children:e},t){let n=[t];for(let o=0;o<n.length;o+=1)for(let r of e[n[o]??0]??[])n.push(r);return n}function la({roots:e,children:t},n,o){let r=[],l=[...o(e)].reverse();for(let i=l.pop();i!==void 0;i=l.pop())if(r.push(i),!!n(i))for(let s of[...o(t[i]??[])].reverse())l.push(s);return r}function qt({fqn:e,type_name:t,call:n},o){let r=e[o]||t[o]||"model",l=n[o]??0;return l>0?`${r} #${l+1}`:r}function sa({recording:e}){let t=ge(),{selected:n}=t.place.value,{value:o,error:r,loading:l}=t.detail.state.value;if(!/^[nm]/.test(n))return null;let i=o?.id===n?o:void 0;return d("aside",{class:"details","aria-label":"Details","aria-busy":l,"data-testid":"details",children:[d("button",{type:"button",class:"quiet close","aria-label":"Close the details","data-testid":"details-close",onClick:()=>t.select(""),children:"×"}),r&&d(Rt,{message:r.message}),!i&&!r&&d(En,{what:"Reading the details…"}),i&&d(Vf,{detail:i,recording:e})]})}function Vf({detail:e,recording:t}){let n=e.id.startsWith("m");return d(Ce,{children:[d(Wf,{detail:e,recording:t}),d("dl",{class:"sums",children:[d(Jl,{label:"charged",n:e.charged_bytes,help:n?"Counted at the ops inside.":"Counted here: the first saver."}),e.shared_bytes!==null&&d(Jl,{label:"shared",n:e.shared_bytes,help:"Saved here, counted at another op."}),d(Jl,{label:"exclusive",n:e.exclusive_bytes,help:`What would go if only this ${n?"module":"op"} stopped saving.`})]}),d("section",{children:[d("h3",{children:n?"Keeps, largest first":"Saves"}),e.saves.length===0&&d("p",{class:"hint",children:"Keeps nothing for the backward."}),d("ul",{class:"saves","data-testid":"saves",children:e.saves.map((o,r)=>d(Ff,{save:o,isInModule:n},r))}),d(aa,{shown:e.saves.length,of:e.saves_count})]}),d(ia,{title:"Inputs",edges:e.inputs,of:e.inputs_count}),d(ia,{title:"Outputs",edges:e.outputs,of:e.outputs_count})]})}function aa({shown:e,of:t}){return t>e?d("p",{class:"hint",children:["and ",nt(t-e)," more"]}):null}function Jl({label:e,n:t,help:n}){return d("div",{title:n,children:[d("dt",{children:e}),d("dd",{children:d(Ze,{n:t})})]})}function Wf({detail:e,recording:t}){let n=ge(),o=e.id.startsWith("m"),r=e.file?`${e.file}:${e.line}`:e.source,l=o?n.moduleOf(e.id):e.module;return d(Ce,{children:[d("h2",{"data-testid":"details-title",children:e.title||e.type_name||"model"}),d("p",{class:"subtitle",children:[o?e.type_name:e.name,e.region!=null&&"recomputed in the backward"].filter(Boolean).join(" · ")}),l!==null&&d("p",{class:"where",children:["in"," ",d("button",{type:"button",class:"link",onClick:()=>n.follow(`m${l}`),children:qt(t.modules,l)})," ",d("small",{children:t.modules.type_name[l]})]}),n.place.value.view!=="graph"&&d("p",{class:"where",children:d("button",{type:"button",class:"link","data-testid":"show-in-graph",onClick:()=>n.reveal(e.id),children:"Show in graph"})}),r&&d("p",{class:"where source",children:[d("code",{title:r,children:e.source??r}),e.function&&d("small",{children:e.function}),d(Cr,{text:r,label:"Copy the source line's place"})]})]})}function Ff({save:e,isInModule:t}){let n=ge(),o=e.category==="parameter"||e.category==="buffer",r=e.storage_nbytes!==null&&e.storage_nbytes!==e.nbytes;return d("li",{class:e.charged?"save":"save shared",children:[d("p",{class:"save-head",children:[d("code",{class:"slot",children:e.slot}),d("span",{class:"type",children:Io(e.dtype,e.shape)}),d(Ze,{n:e.nbytes})]}),t&&d("p",{children:["by ",d(Zl,{id:`n${e.node}`,text:e.op,onChoose:n.follow})]}),d("p",{class:"facts",children:[[e.category&&(e.name?`${e.category} ${e.name}`:e.category),e.kind!=="saved"&&e.kind,!e.charged&&!o&&"counted at another saver"].filter(Boolean).join(" · "),r&&d(Ce,{children:[" · ","a window on ",d(Ze,{n:e.storage_nbytes})]})]}),d("p",{class:"reason",children:e.reason}),e.formula&&d("p",{class:"formula",children:d("code",{children:e.formula})}),e.shared_with.length>0&&d("p",{class:"sharers",children:["shared with"," ",e.shared_with.map((l,i)=>d("span",{children:[i>0&&", ",d(Zl,{id:`n${l.node}`,text:l.op,onChoose:n.follow})," ",d("small",{children:[l.fqn,l.slot].filter(Boolean).join(" · ")})]},`${l.node} ${l.slot}`)),e.shared_count>e.shared_with.length&&` and ${nt(e.shared_count-e.shared_with.length)} more`]})]})}function ia({title:e,edges:t,of:n}){let o=ge();return t.length===0?null:d("section",{children:[d("h3",{children:[e," ",n>1&&d("small",{children:nt(n)})]}),d("ul",{class:"edges","data-testid":e.toLowerCase(),"aria-label":e,children:t.map((r,l)=>d("li",{children:[d("p",{children:[r.node===null?d("span",{children:r.op}):d(Zl,{id:`n${r.node}`,text:r.op,onChoose:o.follow})," ",d("small",{children:r.fqn})]}),d("p",{class:"save-head",children:[d(Tr,{state:r.state}),d("span",{class:"type",children:Io(r.dtype,r.shape)}),d(Ze,{n:r.nbytes})]})]},l))}),d(aa,{shown:t.length,of:n})]})}function Zl({id:e,text:t,onChoose:n}){return d("button",{type:"button",class:"link","data-id":e,onClick:()=>n(e),children:t})}var $f=`import tb_actmem
from torch.utils.tensorboard import SummaryWriter

with SummaryWriter(LOGDIR) as writer:
    with tb_actmem.record(model) as recorder:
        loss = loss_fn(model(inputs), targets)
    tb_actmem.add_recording(
        writer, "activation_memory", recorder.recording, global_step=0
    )
`;function ca({logdir:e}){let t=$f.replace("LOGDIR",JSON.stringify(e||"runs"));return d("div",{class:"empty","data-testid":"empty",children:[d("h2",{children:"No recording here yet"}),d("p",{children:[e?d(Ce,{children:["The log directory ",d("code",{children:e})," holds no activation memory recording."]}):"The log directories hold no activation memory recording."," ","Record one forward pass and add it to the log:"]}),d("div",{class:"snippet",children:[d("pre",{children:d("code",{children:t})}),d(Cr,{text:t,label:"Copy the code"})]}),d("p",{class:"hint",children:["A recording appears here once the writer has flushed it (",d("code",{children:"writer.flush()"}),", or leaving the ",d("code",{children:"with"})," block) and TensorBoard has reloaded its data."]})]})}function io(e,t){let n=st({key:"",value:void 0,error:void 0,loading:!1}),o=st(0),r=at(e),l,i=0;async function s(p){let m=l=new AbortController;n.value={...n.peek(),error:void 0,loading:!0};try{let _=await t(m.signal);m.signal.aborted||(n.value={key:p,value:_,error:void 0,loading:!1})}catch(_){if(m.signal.aborted)return;let v=_ instanceof Error?_:new Error(String(_));n.value={...n.peek(),error:v,loading:!1}}}function c(){l?.abort(),n.peek().loading&&(n.value={...n.peek(),loading:!1})}let f=Lt(()=>{let p=r.value,m=o.value!==i;if(c(),p===null)return;let _=n.peek();if(!m&&_.value!==void 0&&_.key===p){n.value={..._,error:void 0};return}i=o.peek(),Sn(()=>s(p))});return{state:n,reload:()=>o.value+=1,cancel(){c(),n.value={...n.peek(),error:new lo}},dispose(){f(),l?.abort()}}}var lo=class extends Error{constructor(){super("Cancelled.")}};var Hf=1500,No=class extends Error{constructor(n){super(`This graph has ${n.toLocaleString("en-US")} boxes: laying it out may take a minute.`);this.boxes=n}boxes};function ua(e,t,n=yr){let o=st(n),r=st(!0),l=st(""),i=st(null),s=st(""),c=st(!1),f=io(()=>r.value?"index":null,e.index),p=at(()=>Bf(f.state.value.value,o.value)),m=at(()=>{let M=p.value;return M?.step?{run:M.run.run,tag:M.tag.tag,...M.step}:null}),_=at(()=>m.value?JSON.stringify(m.value):null),v=M=>r.value&&_.value!==null?`${_.value} ${M}`:null,x=()=>{let M=m.peek();if(!M)throw new Error("No recording is chosen.");return M},k=io(()=>v("recording"),M=>e.recording(x(),M)),A=at(()=>o.value.expand?.join(",")??"default"),T=io(()=>o.value.view==="graph"?v(`graph ${A.value}`):null,async M=>{l.value="Fetching the graph…";let Z=await e.graph(x(),o.peek().expand,M),de=s.peek()===`${_.peek()} ${A.peek()}`;if(Z.visible>Hf&&!de)throw new No(Z.visible);return l.value=`Laying out ${Z.visible.toLocaleString("en-US")} boxes…`,{graph:Z,svg:await t(Z.dot,M)}}),b=io(()=>/^[nm]/.test(o.value.selected)?v(o.value.selected):null,M=>e.detail(x(),o.peek().selected,M)),S=io(()=>o.value.view==="timeline"?v("timeline"):null,M=>e.timeline(x(),M)),E=at(()=>k.state.value.value?.modules),D=at(()=>E.value&&ra(E.value)),P=at(()=>{let M=k.state.value.value?.ops.node??[];return new Map(M.map((Z,de)=>[Z,de]))});function N(M){o.value={...o.peek(),...M}}function F(){return new Set(T.state.peek().value?.graph.expand??o.peek().expand??[])}function q(M){N({run:M,tag:"",step:null,selected:"",expand:null})}function H(M){N({tag:M,step:null,selected:"",expand:null})}function L(M){N({selected:M})}function B(M){N({expand:Ar(F().add(M))}),i.value=`m${M}`}function z(M){let Z=F();(D.peek()?Yl(D.peek(),M):[M]).forEach(ae=>Z.delete(ae)),N({expand:Ar(Z)}),i.value=`m${M}`}function K(M){(F().has(M)?z:B)(M)}function G(M){let Z=F();(D.peek()?Yl(D.peek(),M):[M]).forEach(ae=>Z.add(ae)),N({expand:Ar(Z)}),i.value=`m${M}`}function ee(M){let Z=Number(M.slice(1));if(M.startsWith("m"))return E.peek()?.parent[Z]??null;let de=P.peek().get(Z);return de===void 0?null:k.state.peek().value?.ops.module[de]??null}function j(M,Z){if(M==="")return null;if(Z.has(M))return M;let de=E.peek(),oe=(de&&/^[nm]/.test(M)?ql(de,ee(M)):[]).find(ct=>Z.has(`m${ct}`));return oe===void 0?null:`m${oe}`}function Ke(M){let Z=F(),de=E.peek();de&&ql(de,ee(M)).forEach(oe=>Z.add(oe));let ae=Z.size===F().size;N({view:"graph",selected:M,...ae?{}:{expand:Ar(Z)}}),i.value=M}function be(M){o.peek().view==="graph"?Ke(M):L(M)}function re(){s.value=`${_.peek()} ${A.peek()}`,T.reload()}function fe(){f.reload();for(let M of[k,T,b,S])M.state.peek().error&&M.reload()}function X(){[f,k,T,b,S].forEach(M=>M.dispose())}return{place:o,isVisible:r,isDark:c,index:f,chosen:p,which:m,recording:k,picture:T,detail:b,timeline:S,progress:l,focus:i,modules:E,moduleTree:D,rowOfNode:P,change:N,chooseRun:q,chooseTag:H,select:L,toggle:K,expandBelow:G,moduleOf:ee,nearest:j,reveal:Ke,follow:be,allowLarge:re,reload:fe,dispose:X}}function Ar(e){return[...e].sort((t,n)=>t-n)}function Bf(e,t){let n=e?.runs.find(l=>l.run===t.run)??e?.runs[0],o=n?.tags.find(l=>l.tag===t.tag)??n?.tags[0],r=o?.steps.find(l=>l.step===t.step)??o?.steps.at(-1);return n&&o?{run:n,tag:o,step:r}:null}var Ql="http://www.w3.org/2000/svg";function fa(e){let t=new DOMParser().parseFromString(e,"image/svg+xml"),n=document.importNode(t.documentElement,!0),[,,o=1,r=1]=(n.getAttribute("viewBox")??"").split(/\s+/).map(Number);n.setAttribute("width",String(o)),n.setAttribute("height",String(r));let l=new Map,i=new Map,s=[...n.querySelectorAll("g.node, g.cluster")],c=jf(n);for(let f of s){i.set(da(f),f.id);let p=[...f.querySelectorAll("text")].map(m=>m.textContent).join(", ");l.set(f.id,{id:f.id,element:f,label:p,...pa(f,c)}),f.querySelectorAll("polygon, path, ellipse").forEach(m=>{(m.getAttribute("fill")!=="none"||m.getAttribute("stroke")!=="none")&&m.classList.add("outline")}),Kf(f),f.setAttribute("role","button"),f.setAttribute("tabindex","-1"),f.setAttribute("aria-label",p)}return n.querySelector("g.graph > title")?.remove(),{svg:n,width:o,height:r,boxes:l,edges:Gf(n,i)}}function Gf(e,t){let n=new Map;for(let o of e.querySelectorAll("g.edge")){let r=da(o).split("->");for(let l of new Set(r.map(i=>i.replace(/:.*$/,"")))){let i=t.get(l)??l,s=n.get(i);s?s.push(o):n.set(i,[o])}}return n}function da(e){let t=[...e.children].find(n=>n.tagName==="title");return t?.remove(),t?.textContent??""}function jf(e){let t=e.querySelector("g.graph")?.getAttribute("transform")??"",[,n="0",o="0"]=/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(t)??[];return{x:Number(n),y:Number(o)}}function pa(e,t){let n=[...e.querySelectorAll("polygon, path, ellipse")],r=(n.length>0?n:[...e.querySelectorAll("text")]).flatMap(Uf),l=r.filter((f,p)=>p%2===0),i=r.filter((f,p)=>p%2===1),[s,c]=[Math.min(...l),Math.min(...i)];return{x:s+t.x,y:c+t.y,width:Math.max(...l)-s,height:Math.max(...i)-c}}function Uf(e){let t=o=>Number(e.getAttribute(o)??0);if(e.tagName==="ellipse"){let[o,r,l,i]=[t("cx"),t("cy"),t("rx"),t("ry")];return[o-l,r-i,o+l,r+i]}if(e.tagName==="text"){let[o,r,l]=[t("x"),t("y"),t("font-size")||12],i=e.textContent.length*l/2*.55,s=e.getAttribute("text-anchor")==="start"?o+i:o;return[s-i,r-l,s+i,r+l/4]}return((e.getAttribute("points")??e.getAttribute("d")??"").match(/-?\d+(\.\d+)?/g)??[]).map(Number)}function Kf(e){if(!/^m\d+$/.test(e.id))return;let t=e.classList.contains("cluster"),{x:n,y:o,width:r}=pa(e,{x:0,y:0}),l=document.createElementNS(Ql,"g");l.setAttribute("class","handle"),l.setAttribute("transform",`translate(${n+r-2} ${o+2})`);let i=document.createElementNS(Ql,"circle");i.setAttribute("r","7");let s=document.createElementNS(Ql,"path");s.setAttribute("d",t?"M-3.5 0H3.5":"M-3.5 0H3.5M0-3.5V3.5"),l.append(i,s),e.append(l)}function ha(e){return e.replaceAll('font-family="Helvetica"','font-family="Helvetica,Arial,sans-serif"')}function Or(e,t,n,o){let r=Math.min(8,Math.max(.02,e.scale*t)),l=r/e.scale;return{scale:r,x:n-(n-e.x)*l,y:o-(o-e.y)*l}}function ei(e,t){let n=Math.max(.02,Math.min(1,(t.width-48)/e.width,(t.height-48)/e.height));return{scale:n,x:(t.width-e.width*n)/2,y:(t.height-e.height*n)/2}}var Xl=.75;function ma(e,t,n){let o=ei(e,n);if(o.scale>=Xl)return o;let r=Math.min(1,Math.max(Xl,(n.width-48)/e.width)),i=e.width*r>n.width&&t?t.x+t.width/2:e.width/2;return{scale:r,x:n.width/2-i*r,y:24}}function Lr(e,t,n){let o=Math.max(e.scale,Xl);return{scale:o,x:n.width/2-(t.x+t.width/2)*o,y:n.height/2-(t.y+t.height/2)*o}}function Rr(e,t,n){let o=t.x*e.scale+e.x,r=t.y*e.scale+e.y;return o>=0&&r>=0&&o+t.width*e.scale<=n.width&&r+t.height*e.scale<=n.height?e:Lr(e,t,n)}function ga(e,t,n){let r=(l,i,s)=>Math.min(s-48,Math.max(48-i*e.scale,l));return{scale:e.scale,x:r(e.x,t.width,n.width),y:r(e.y,t.height,n.height)}}function va(e,t,n){let o=n==="left"||n==="right",r=n==="left"||n==="up"?-1:1,l,i=1/0;for(let s of e){let c=s.x+s.width/2-(t.x+t.width/2),f=s.y+s.height/2-(t.y+t.height/2),p=r*(o?c:f),m=p+3*Math.abs(o?f:c);p>1&&m<i&&([l,i]=[s,m])}return l}var qf=4,Yf=200,_a=60;function ya(e,t,n){let o={x:0,y:0,scale:1},r,l=0,i=new AbortController,s=()=>({width:e.clientWidth,height:e.clientHeight});function c(b){o=r?ga(b,r,s()):b,t.style.transform=`translate(${o.x}px, ${o.y}px) scale(${o.scale})`,t.style.willChange="transform",window.clearTimeout(l),l=window.setTimeout(()=>t.style.willChange="auto",Yf)}function f(b){let{width:S,height:E}=s();c(Or(o,b,S/2,E/2))}function p(b){return Rr(o,{...b,width:0,height:0},s())===o}let m={show(b,S,E){let D=S===null?void 0:r?.boxes.get(S),P=S===null?void 0:b.boxes.get(S),N=r?.width===b.width&&r.height===b.height,F=D&&p(D)?D:void 0,q=!r||E;r=b,t.replaceChildren(b.svg);let H=ma(b,ba(b),s());F&&P?c(Qf(o,F,P)):P?c(Lr(q?H:o,P,s())):(q||!N)&&c(H)},centre(b){let S=r?.boxes.get(b);S&&c(Lr(o,S,s()))},keep(b){let S=r?.boxes.get(b);S&&c(Rr(o,S,s()))},fit:()=>r&&c(ei(r,s())),actualSize:()=>f(1/o.scale),zoom:f,dispose:()=>i.abort()};Xf(e,i.signal,()=>o,c),td(e,i.signal,n);let _={signal:i.signal};e.addEventListener("keydown",b=>{b.ctrlKey||b.metaKey||b.altKey||v(b)&&b.preventDefault()},_);function v(b){let S=Jf[b.key];if(S&&b.shiftKey)return k(S);if(S)return A(S);let E=x(),D={"+":()=>f(1.25),"=":()=>f(1.25),"-":()=>f(.8),0:m.actualSize,f:m.fit,Enter:()=>E&&n.onSelect(E.id)," ":()=>E&&(E.id.startsWith("m")?n.onToggle:n.onSelect)(E.id),Escape:()=>{e.focus(),n.onSelect("")}};return D[b.key]?.(),b.key in D}function x(){return r?.boxes.get(document.activeElement?.id??"")}function k(b){let[S,E]=Zf[b];return c({...o,x:o.x-S*_a,y:o.y-E*_a}),!0}function A(b){if(!r)return!1;let S=[...r.boxes.values()],E=x()??S.find(({element:P})=>P.matches(".selected")),D=E?va(xa(r),E,b):ba(r);return D&&(D.element.focus({preventScroll:!0}),c(Rr(o,D,s()))),!0}let T=new ResizeObserver(()=>s().width>0&&c(o));return T.observe(e),i.signal.addEventListener("abort",()=>T.disconnect()),m}function xa({boxes:e}){return[...e.values()].filter(({element:t})=>t.matches(".node"))}function ba(e){return xa(e).reduce((t,n)=>t&&t.y<=n.y?t:n,void 0)}var Jf={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down"},Zf={left:[-1,0],right:[1,0],up:[0,-1],down:[0,1]};function Qf(e,t,n){return{scale:e.scale,x:e.x+(t.x+t.width/2-n.x-n.width/2)*e.scale,y:e.y+(t.y-n.y)*e.scale}}function Xf(e,t,n,o){let r=new Map,l,i=!1,s=p=>{let{left:m,top:_}=e.getBoundingClientRect();return{x:p.clientX-m,y:p.clientY-_}};e.addEventListener("pointerdown",p=>{p.button===0&&(r.size===0&&(l=s(p),i=!1),r.set(p.pointerId,s(p)))},{signal:t}),e.addEventListener("pointermove",p=>{let m=r.get(p.pointerId);if(!m||!l)return;let _=s(p);if(!i&&Math.hypot(_.x-l.x,_.y-l.y)<qf)return;i||(i=!0,e.setPointerCapture(p.pointerId),e.classList.add("dragging"));let v=[...r].find(([k])=>k!==p.pointerId)?.[1];r.set(p.pointerId,_);let x=n();o(v?ed(x,m,_,v):{...x,x:x.x+_.x-m.x,y:x.y+_.y-m.y})},{signal:t});let c=p=>{r.delete(p.pointerId),r.size===0&&e.classList.remove("dragging")};e.addEventListener("pointerup",c,{signal:t}),e.addEventListener("pointercancel",c,{signal:t});let f=p=>{i&&p.stopPropagation(),i=!1};e.addEventListener("click",f,{capture:!0,signal:t}),e.addEventListener("wheel",p=>{p.preventDefault();let{x:m,y:_}=s(p),v=p.deltaMode===WheelEvent.DOM_DELTA_LINE?16:1,x=p.ctrlKey?.01:.0015;o(Or(n(),Math.exp(-p.deltaY*v*x),m,_))},{signal:t,passive:!1})}function ed(e,t,n,o){let r=Math.hypot(t.x-o.x,t.y-o.y),l=Math.hypot(n.x-o.x,n.y-o.y);return Or(e,r>0?l/r:1,o.x,o.y)}function td(e,t,n){let o=l=>l.target instanceof Element?l.target.closest("g.node, g.cluster"):null,r=l=>l.target instanceof Element&&l.target.closest(".handle")!==null;e.addEventListener("click",l=>{let i=o(l);i&&r(l)?n.onToggle(i.id):n.onSelect(i?.id??"")},{signal:t}),e.addEventListener("dblclick",l=>{let i=o(l);i?.id.startsWith("m")&&!r(l)&&n.onToggle(i.id)},{signal:t}),e.addEventListener("pointerover",l=>n.onHover(o(l)?.id??null),{signal:t}),e.addEventListener("pointerleave",()=>n.onHover(null),{signal:t})}function wa({drawing:e}){let[t,n]=pe(new Set),[o,r]=pe(null),l=Ie(()=>od(e),[e]);it(()=>{let s=o===null?[...t]:[o];s.length>0?e.svg.dataset.only=s.map(oo).join(" "):delete e.svg.dataset.only},[e,t,o]);let i=s=>{let c=new Set(t);c.delete(s)||c.add(s),n(c)};return l.length===0?null:d("div",{class:"legend",role:"group","aria-label":"States of the tensors","data-testid":"legend",children:l.map(([s,c])=>d("button",{type:"button",class:"legend-item","aria-pressed":t.has(s),title:`${nd[s]} Click to show only these.`,"data-testid":`legend-${oo(s)}`,onClick:()=>i(s),onPointerEnter:()=>r(s),onPointerLeave:()=>r(null),children:[d(Kl,{state:s}),s,d("small",{class:"number",children:nt(c)})]},s))})}var nd={cached:"Kept for the backward: at least one save refers to its memory.",freed:"Made in the forward and dead when it ended.",held:"Alive when the forward ended, though no save refers to it.",recomputed:"Made in a checkpointed region: the backward makes it again.",parameter:"A parameter or buffer: there with or without the forward.",input:"There before the forward began, and not saved.","not cached":"Freed or held: without an op stream the two cannot be told apart."};function od({svg:e}){return Js.map(t=>[t,e.querySelectorAll(`g.edge.${oo(t)}`).length]).filter(([,t])=>t>0)}function Pr(e,t,n){let o=n?-1:1;return[...e].sort((r,l)=>{let i=t[r]??null,s=t[l]??null;return i===s?0:i===null?1:s===null?-1:i<s?-o:o})}function Sa(e,t,n){return e?.key!==t?{key:t,descending:n}:e.descending===n?{key:t,descending:!n}:null}function so(e){let t=e.toLowerCase().split(/\s+/).filter(Boolean);return n=>t.every(o=>n.includes(o))}function ka(e){try{let t=new RegExp(e,"i");return n=>t.test(n)}catch{return null}}function Dr(e){return Array.from({length:e},(t,n)=>n)}function Ea(e,t){let n=r=>r.map(rd).join(",")+`\r
`,o=n(e);for(let r of t)o+=n(r);return o}function rd(e){let t=e===null?"":String(e);return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}var zr=50;function Ta(e,t,n=zr){if(t.trim()==="")return[];let o=so(t),r=[],{modules:l,ops:i}=e;for(let s=0;s<l.fqn.length&&r.length<n;s+=1){let[c,f]=[qt(l,s),l.type_name[s]??""];o(`${c} ${f}`.toLowerCase())&&r.push({id:`m${s}`,name:c,where:f})}for(let s=0;s<i.node.length&&r.length<n;s+=1){let c=i.module[s]??null,f=i.op[s]??"",p=[c===null?"":qt(l,c),i.source[s]],m=`${f} ${p.join(" ")}`.toLowerCase();o(m)&&r.push({id:`n${i.node[s]}`,name:f,where:p.filter(Boolean).join(" · ")})}return r}function Ma({recording:e}){let t=ge(),[n,o]=pe(""),[r,l]=pe(!1),[i,s]=pe(0),c=Ie(()=>Ta(e,n),[e,n]),f=r&&n.trim()!=="",p=_=>{let v=c[_];v&&(l(!1),t.reveal(v.id))},m=_=>{let v=c.length-1;if(_.key==="ArrowDown")s(Math.min(v,i+1));else if(_.key==="ArrowUp")s(Math.max(0,i-1));else if(_.key==="Enter")p(i);else if(_.key==="Escape")l(!1);else return;_.preventDefault(),_.stopPropagation()};return d("div",{class:"search",children:[d("input",{type:"search",class:"filter",role:"combobox",list:void 0,placeholder:"Find an op or module","aria-label":"Find an op or module in the graph","aria-expanded":f,"aria-controls":"search-hits","aria-activedescendant":f&&c.length>0?`hit-${i}`:void 0,"data-testid":"search",value:n,onInput:_=>{o(_.currentTarget.value),s(0),l(!0)},onFocus:()=>l(!0),onBlur:()=>l(!1),onKeyDown:m}),f&&d("ul",{class:"hits",id:"search-hits",role:"listbox","aria-label":"Found",children:[c.map((_,v)=>d("li",{id:`hit-${v}`,role:"option","aria-selected":v===i,"data-testid":"search-hit","data-id":_.id,onMouseDown:x=>x.preventDefault(),onClick:()=>p(v),children:[d("span",{children:_.name})," ",d("small",{children:_.where})]},_.id)),c.length===0&&d("li",{class:"hint",children:"Nothing is called that."}),c.length===zr&&d("li",{class:"hint",children:["The first ",zr," are listed."]})]})]})}function Ca({recording:e,isHidden:t}){let n=ge(),o=mt(null),r=mt(null),l=mt(null),i=mt(""),s=mt(null),[c,f]=pe(null),{value:p,key:m}=n.picture.state.value,{selected:_}=n.place.value,v=n.focus.value;return eo(()=>{if(!o.current||!r.current)return;let x=ya(o.current,r.current,{onSelect:n.select,onToggle:k=>n.toggle(Number(k.slice(1))),onHover:k=>s.current&&id(s.current,k)});return l.current=x,()=>x.dispose()},[]),eo(()=>{if(!p)return;let x=fa(p.svg),k=m.replace(/ graph .*$/,""),A=i.current==="",T=n.focus.peek()??(A?n.place.peek().selected:"");l.current?.show(x,n.nearest(T,x.boxes),i.current!==k),i.current=k,s.current=x,n.focus.value=null,f(x)},[p]),it(()=>{if(v===null||!c||t||n.picture.state.peek().loading)return;let x=n.nearest(v,c.boxes);x!==null&&l.current?.centre(x),n.focus.value=null},[v,c,t]),it(()=>{let x=c&&n.nearest(_,c.boxes);!t&&x&&l.current?.keep(x)},[t]),it(()=>{if(!c)return;let x=n.nearest(_,c.boxes);return ld(c,x)},[_,c]),d("div",{class:"graph",children:[d(sd,{viewport:l,recording:e}),d("div",{class:"frame",ref:o,tabIndex:0,role:"group","aria-label":"Graph of the forward pass. Arrow keys go from box to box, Enter selects, Space opens or closes a module, plus and minus zoom, 0 is actual size, f fits.","data-testid":"graph-frame",children:[d("div",{class:"canvas",ref:r,"data-testid":"graph-canvas"}),d(ad,{})]}),c&&d(wa,{drawing:c})]})}function ld(e,t){let n=t===null?void 0:e.boxes.get(t);if(!n)return;let o=[n.element,...e.edges.get(n.id)??[]];return o.forEach(r=>r.classList.add("selected")),()=>o.forEach(r=>r.classList.remove("selected"))}function id({svg:e,edges:t},n){e.querySelectorAll(".lit").forEach(r=>r.classList.remove("lit"));let o=n===null?[]:t.get(n)??[];o.forEach(r=>r.classList.add("lit")),e.classList.toggle("has-lit",o.length>0)}function sd({viewport:e,recording:t}){let n=ge(),{selected:o}=n.place.value,r=n.picture.state.value.value,l=()=>{let{run:i,step:s}=n.which.value??{run:"run",step:0},c=kr("graph",i,s)+".svg";r&&Sr(c,"image/svg+xml",ha(r.svg))};return d("div",{class:"toolbar",role:"toolbar","aria-label":"Graph",children:[d(Ma,{recording:t}),d("div",{class:"group",children:[d("button",{type:"button","data-testid":"collapse-all",title:"Close every module",onClick:()=>n.change({expand:[]}),children:"Collapse all"}),d("button",{type:"button","data-testid":"expand-default",title:"Open as many of the outermost modules as read well",onClick:()=>n.change({expand:null}),children:"Default"}),d("button",{type:"button","data-testid":"expand-below",disabled:!o.startsWith("m"),title:o.startsWith("m")?"Open the selected module and everything inside it":"Select a module first",onClick:()=>n.expandBelow(Number(o.slice(1))),children:"Expand below"})]}),d("div",{class:"group zoom",children:[d("button",{type:"button","aria-label":"Zoom out",title:"Zoom out (-)","data-testid":"zoom-out",onClick:()=>e.current?.zoom(.8),children:"−"}),d("button",{type:"button","aria-label":"Zoom in",title:"Zoom in (+)","data-testid":"zoom-in",onClick:()=>e.current?.zoom(1.25),children:"+"}),d("button",{type:"button",title:"Actual size (0)","data-testid":"zoom-actual",onClick:()=>e.current?.actualSize(),children:"1:1"}),d("button",{type:"button",title:"The whole graph (f)","data-testid":"zoom-fit",onClick:()=>e.current?.fit(),children:"Fit"})]}),d("button",{type:"button","data-testid":"download-svg",disabled:!r,onClick:l,children:"Download SVG"})]})}function ad(){let e=ge(),{loading:t,error:n,value:o}=e.picture.state.value;return t?d("div",{class:"progress",role:"status","data-testid":"progress",children:[d("span",{children:e.progress.value}),d("button",{type:"button","data-testid":"layout-cancel",onClick:e.picture.cancel,children:"Cancel"})]}):!n||n instanceof lo&&o?null:n instanceof lo?d("div",{class:"progress",role:"status",children:[d("span",{children:"The layout was cancelled."}),d("button",{type:"button",onClick:e.picture.reload,children:"Lay out again"})]}):d("div",{class:"over",children:d(Rt,{message:n.message,children:[n instanceof No?d("button",{type:"button","data-testid":"layout-anyway",onClick:e.allowLarge,children:"Lay it out anyway"}):d("button",{type:"button",onClick:e.picture.reload,children:"Try again"}),d("button",{type:"button",onClick:()=>e.change({expand:[]}),children:"Collapse all"})]})})}function Oa({recording:e}){return d("header",{class:"header",children:[d(cd,{meta:e.meta}),d(dd,{lines:e.ledger}),d(pd,{notes:e.meta.notes})]})}function cd({meta:e}){let t=[e.device,e.rank===null?"":`rank ${e.rank}`,`torch ${e.torch_version}`,e.created_ns?new Date(e.created_ns/1e6).toLocaleString():""];return d("p",{class:"provenance",children:[e.label&&d("strong",{children:e.label}),d("span",{children:t.filter(Boolean).join(" · ")})]})}function ud(e){let t=[];for(let n of e){if(!n.nbytes&&n.key!==fd)continue;let o=t.at(-1);n.level===0||!o?t.push({total:n,parts:[]}):o.parts.push(n)}return t}var fd="kept_bytes";function dd({lines:e}){return d("dl",{class:"ledger","data-testid":"ledger",children:ud(e).map(({total:t,parts:n})=>d("div",{class:"account",children:[d(Aa,{line:t}),n.map(o=>d(Aa,{line:o},o.key))]},t.key))})}function Aa({line:e}){let t=`help-${e.key}`;return d("div",{class:`line level-${Math.min(e.level,3)}`,"data-testid":`ledger-${e.key}`,children:[d("dt",{children:e.label}),d("dd",{children:[d("button",{type:"button",class:"figure","aria-describedby":t,children:sn(e.nbytes??0)}),d("span",{class:"tooltip",role:"tooltip",id:t,children:[d("b",{children:Er(e.nbytes??0)}),e.help]})]})]})}function pd({notes:e}){let[t,...n]=e;return t===void 0?null:d("div",{class:"notes",role:"note","data-testid":"notes",children:[d("p",{children:t}),n.length>0&&d("details",{children:[d("summary",{children:n.length===1?"1 more note":`${n.length} more notes`}),n.map(o=>d("p",{children:o},o))]})]})}function La({recording:e}){let t=ge(),{largest:n}=e,o=Math.max(0,...n.map(r=>r.nbytes));return n.length===0?d("p",{class:"hint pad",children:"Nothing is kept for the backward in this recording."}):d("ol",{class:"largest","data-testid":"largest",children:n.map(r=>d("li",{children:d("button",{type:"button",class:"card","aria-pressed":t.place.value.selected===`n${r.node}`,"data-node":r.node,onClick:()=>t.select(`n${r.node}`),children:d(hd,{row:r,whole:o})})},r.storage))})}function hd({row:e,whole:t}){let n=[e.fqn,e.source].filter(Boolean).join(" · ");return d(Ce,{children:[d("span",{class:"size",children:[d(Ze,{n:e.nbytes}),d(Mr,{part:e.nbytes,whole:t})]}),d("span",{class:"what",children:[d("span",{class:"name",children:[d("b",{children:e.op})," keeps ",d("code",{children:e.slot}),d("span",{class:"type",children:Io(e.dtype,e.shape)})]}),d("span",{class:"reason",children:e.reason}),d("small",{children:[n,e.category,e.name,e.saves>1&&ro(e.saves,"save")].filter(Boolean).join(" · ")})]})]})}function Ra(e){return typeof e=="object"?e.key:e}function Pa(e,t){let n=e.length;return new Proxy(e,{get(o,r,l){if(typeof r=="string"){let i=r.charCodeAt(0);if(i>=48&&i<=57){let s=+r;if(Number.isInteger(s)&&s>=0&&s<n){let c=o[s];if(typeof c!="object"){let f=t[s*2];c=o[s]={index:s,key:c,start:f,size:t[s*2+1],end:f+t[s*2+1],lane:0}}return c}}if(r==="length")return n}return Reflect.get(o,r,l)}})}function Tn(e,t,n){let o=n.initialDeps??[],r,l=!0;function i(){var s;let f=0,p=e();if(!(p.length!==o.length||p.some((v,x)=>o[x]!==v)))return r;o=p;let _=0;return r=t(...p),n?.onChange&&!(l&&n.skipInitialOnChange)&&n.onChange(r),l=!1,r}return i.updateDeps=s=>{o=s},i}function ti(e,t){if(e===void 0)throw new Error(`Unexpected undefined${t?`: ${t}`:""}`);return e}var Yt=(e,t)=>Math.abs(e-t)<1.01,Da=(e,t,n)=>{let o;return Object.assign(function(...r){e.clearTimeout(o),o=e.setTimeout(()=>t.apply(this,r),n)},{cancel:()=>{e.clearTimeout(o)}})};function za({offset:e,isScrolling:t,elementMax:n,holdOffset:o,scrollOffset:r,pendingWrite:l,clampedMaxAtWrite:i}){var s;return t&&l===null&&e===r?"spurious":l!==null&&Math.abs(e-l.target)<1.5?"readBack":l!==null&&!l.smooth&&n!==null&&l.target>n+o+.5&&Math.abs(e-(n+o))<1.5||l!==null&&!l.smooth&&((s=l.lowMaxes)!=null&&s.some(c=>Math.abs(e-c)<1.5))?"clampedReadBack":i!==null&&Math.abs(e-i)<1.5?"clampedEcho":"external"}var md=e=>e==="smooth"||e==="smoothFinishing";function Ia({kind:e,offset:t,command:n,target:o}){return e!=="spurious"&&e!=="readBack"&&e!=="clampedReadBack"&&n?.index!=null&&n.phase!=="queued"&&!md(n.phase)&&!Yt(t,n.lastTargetOffset)&&!Yt(t,o())&&e!=="clampedEcho"}var ni=40;function Na(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<ni;)n--;if(n<0)return!1;let o=e[n],r=n-1;for(;r>=0&&o.t-e[r].t<ni;)r--;if(r<0)return!1;let l=e[r],i=(t.offset-o.offset)/(t.t-o.t),s=(o.offset-l.offset)/(o.t-l.t);return i*s>=0&&Math.abs(i)>=2*Math.abs(s)&&Math.abs(i)-Math.abs(s)>=.8}function Va(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<ni;)n--;if(n<0)return!1;let o=e[n];return Math.abs(t.offset-o.offset)/(t.t-o.t)>=.05}var Vo,Wo=()=>{if(Vo!==void 0)return Vo;if(typeof navigator>"u")return Vo=!1;if(/iP(hone|od|ad)/.test(navigator.userAgent))return Vo=!0;let e=navigator.maxTouchPoints;return Vo=navigator.platform==="MacIntel"&&e!==void 0&&e>0},oi,gd=()=>oi!==void 0?oi:oi=Wo()&&typeof CSS<"u"&&typeof CSS.supports=="function"&&CSS.supports("overflow-anchor: auto"),Wa=()=>!Wo()||gd();var ao={capture:!0,passive:!0},Ir=class{constructor(t){this.host=t,this._touch=null,this.inMotion=()=>this._touch!==null&&this._touch.phase!=="lateFling",this.dragging=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved},this.tail=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="tail"?this._touch.moved?"fling":"tap":null},this.onScroll=({isScrolling:n,ownReadBack:o,moved:r,external:l})=>{var i,s,c;return n&&((i=this._touch)==null?void 0:i.phase)==="tail"?this._openTail(this._touch.moved||!o,!1):((s=this._touch)==null?void 0:s.phase)==="lateFling"&&(this.host.now()>this._touch.until?this._touch=null:l&&n&&r&&this._openTail(!0,!1)),!o&&n&&r&&((c=this._touch)==null?void 0:c.phase)==="down"?(this._touch.moved=!0,!0):!1},this.touchStart=()=>{this.end(),this._touch={phase:"down",moved:!1}},this.touchEnd=()=>{var n;let o=((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved;this.end(),this._openTail(o,o)},this.end=()=>{var n;let o=this.host.getWindow();((n=this._touch)==null?void 0:n.phase)==="tail"&&o!=null&&o.clearTimeout(this._touch.timerId),this._touch=null},this.listen=n=>{let o=()=>this.touchStart(),r=()=>this.touchEnd();return n.addEventListener("touchstart",o,ao),n.addEventListener("touchend",r,ao),n.addEventListener("touchcancel",r,ao),()=>{n.removeEventListener("touchstart",o,ao),n.removeEventListener("touchend",r,ao),n.removeEventListener("touchcancel",r,ao),this.end()}},this._openTail=(n,o)=>{let r=this.host.getWindow();if(r==null)return;this.end();let l={phase:"tail",moved:n,awaitingFling:o,timerId:r.setTimeout(()=>{if(this.host.tailStillMoving()){this._openTail(l.moved,l.awaitingFling);return}this._touch=l.awaitingFling?{phase:"lateFling",until:this.host.now()+1e3}:null,this.host.onTailClosed()},150)};this._touch=l}}get touch(){return this._touch}};var Fa=e=>{let{clientWidth:t,clientHeight:n}=e;return{width:t,height:n}},Ba=e=>{let t=new Set;return{schedule:n=>{let o=e.requestAnimationFrame(()=>{t.delete(o),n()});t.add(o)},cancel:()=>{t.forEach(n=>e.cancelAnimationFrame(n)),t.clear()}}},vd=e=>e,_d=e=>{let t=e.overscan*Math.max(e.lanes??1,1),n=Math.max(e.startIndex-t,0),r=Math.min(e.endIndex+t,e.count-1)-n+1,l=new Array(r);for(let i=0;i<r;i++)l[i]=n+i;return l},Ga=(e,t)=>{let n=e.scrollElement;if(!n)return;let o=e.targetWindow;if(!o)return;let r=s=>{let{width:c,height:f}=s;t({width:Math.round(c),height:Math.round(f)})};if(r(Fa(n)),!o.ResizeObserver)return()=>{};let l=Ba(o),i=new o.ResizeObserver(()=>{let s=()=>{r(Fa(n))};e.options.useAnimationFrameWithResizeObserver?l.schedule(s):s()});return i.observe(n,{box:"content-box"}),()=>{i.unobserve(n),l.cancel()}},$a={passive:!0};var bd=typeof window>"u"?!0:"onscrollend"in window,yd=(e,t,n)=>{let o=e.scrollElement;if(!o)return;let r=e.targetWindow;if(!r)return;let l=e.options.useScrollendEvent&&bd,i=0,s=l?null:Da(r,()=>t(n(o),!1),e.options.isScrollingResetDelay),c=m=>()=>{i=n(o),s?.(),t(i,m)},f=c(!0),p=c(!1);return o.addEventListener("scroll",f,$a),l&&o.addEventListener("scrollend",p,$a),()=>{o.removeEventListener("scroll",f),l&&o.removeEventListener("scrollend",p),s?.cancel()}},ja=(e,t)=>yd(e,t,n=>{let{horizontal:o,isRtl:r}=e.options;return o?n.scrollLeft*(r&&-1||1):n.scrollTop});var xd=(e,t,n)=>{if(n.options.useCachedMeasurements){let o=n.indexFromElement(e),r=n.options.getItemKey(o);return n.itemSizeCache.get(r)??n.options.estimateSize(o)}if(t?.borderBoxSize){let o=t.borderBoxSize[0];if(o)return Math.round(o[n.options.horizontal?"inlineSize":"blockSize"])}if(!t){let o=n.indexFromElement(e),r=n.options.getItemKey(o),l=n.itemSizeCache.get(r);if(l!==void 0)return l}return e[n.options.horizontal?"offsetWidth":"offsetHeight"]},wd=(e,{adjustments:t=0,behavior:n},o)=>{var r;let{scrollElement:l,options:i}=o,s=e+t,c=i.horizontal&&i.isRtl&&l!==null&&"ownerDocument"in l;(r=l?.scrollTo)==null||r.call(l,{[i.horizontal?"left":"top"]:c?-s:s,behavior:n})};var Ua=wd,Ha=(e,t)=>e==="smooth"?t?"smoothLanded":"smooth":"instant",Fo=e=>e?.phase==="smooth"||e?.phase==="smoothLanded";function Sd(e,t,n,o){if(t===0)return!1;let r=o(0),l=new Set,i=0;for(;i<e;){let c=n(i);if(c===r)break;l.add(c),i++}let s=e-i;if(s===0||s>=t)return!1;for(let c=0;c<s;c++)if(o(c)!==n(i+c))return!1;for(let c=s;c<t;c++)if(l.has(o(c)))return!1;return!0}var Nr=class{constructor(t){this.unsubs=[],this.scrollElement=null,this.targetWindow=null,this.isScrolling=!1,this.scrollState=null,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache=new Map,this.itemSizeCacheVersion=0,this.laneAssignments=new Map,this.pendingMin=null,this.prevLanes=void 0,this.lanesChangedFlag=!1,this.lanesSettling=!1,this.pendingScrollAnchor=null,this.scrollRect=null,this.scrollOffset=null,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._iosGesture=new Ir({getWindow:()=>this.targetWindow,now:()=>this.now(),tailStillMoving:()=>{let n=this.scrollState;if(n?.phase!=="queued"||this.pendingWrite!==null)return!1;let o=this._readElementOffset();return o===null||this._lastElementOffset===null||Math.abs(o-this._lastElementOffset)<1?!1:(this._lastElementOffset=o,n.samples=[...n.samples??[],{t:this.now(),offset:o}],!0)},onTailClosed:()=>{let n=this.scrollState;n?.phase==="queued"&&Va(n.samples??[])&&(this.scrollState=null),this._flushHoldIfReady(!0),this._writeAwaitingCommand(),this._retryClampedAdjustment()}}),this._lastElementOffset=null,this.pendingWrite=null,this._clampedAdjustment=null,this.elementsCache=new Map,this._resizeBatch=null,this.now=()=>{var n,o,r;return((r=(o=(n=this.targetWindow)==null?void 0:n.performance)==null?void 0:o.now)==null?void 0:r.call(o))??Date.now()},this.observer=(()=>{let n=null,o=null,r=!1,l=!1,i=new Set,s=()=>{if(n)return n;let f=this.targetWindow;if(!f||!f.ResizeObserver)return null;let p=o=Ba(f);return n=new f.ResizeObserver(m=>{let _=()=>{let v={sync:!1};this._resizeBatch=v;try{m.forEach(c)}finally{this._resizeBatch=null,v.notify&&(this.notify(v.sync),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment(),this.measureElement(null))}};if(this.options.useAnimationFrameWithResizeObserver)p.schedule(_);else{r=!0;try{_()}finally{r=!1}}})},c=f=>{let p=f.target,m=this.indexFromElement(p);if(!p.isConnected){this.observer.unobserve(p);for(let[_,v]of this.elementsCache)if(v===p){this.elementsCache.delete(_);break}return}this.isIndexInRange(m)&&this.shouldMeasureDuringScroll(m)&&this.resizeItem(m,this.options.measureElement(p,f,this))};return{disconnect:()=>{var f;(f=s())==null||f.disconnect(),o?.cancel(),i.clear(),l=!1,n=null,o=null},observe:f=>{let p=s();if(p){if(!r){p.observe(f,{box:"border-box"});return}i.add(f),l||(l=!0,o?.schedule(()=>{l=!1,i.forEach(m=>{m.isConnected&&n?.observe(m,{box:"border-box"})}),i.clear()}))}},unobserve:f=>{var p;i.delete(f),(p=s())==null||p.unobserve(f)}}})(),this.range=null,this.setOptions=n=>{var o;let r={debug:!1,initialOffset:0,overscan:1,paddingStart:0,paddingEnd:0,scrollPaddingStart:0,scrollPaddingEnd:0,horizontal:!1,getItemKey:vd,rangeExtractor:_d,onChange:()=>{},measureElement:xd,initialRect:{width:0,height:0},scrollMargin:0,gap:0,indexAttribute:"data-index",initialMeasurementsCache:[],lanes:1,anchorTo:"start",followOnAppend:!1,scrollEndThreshold:1,isScrollingResetDelay:150,enabled:!0,isRtl:!1,useScrollendEvent:!1,useAnimationFrameWithResizeObserver:!1,laneAssignmentMode:"estimate",useCachedMeasurements:!1};for(let p in n){let m=n[p];m!==void 0&&(r[p]=m)}let l=this.options,i=null,s=null,c=!1;if(l!==void 0&&l.enabled&&r.enabled&&r.anchorTo==="end"&&this.scrollElement!==null){let p=l.count,m=r.count,_=this.getMeasurements(),v=((o=this._singleLaneMeasurements)==null?void 0:o.items)??_,x=S=>Ra(v[S]),k=p>0?x(0):null,A=p>0?x(p-1):null;if(m!==p||p>0&&m>0&&(r.getItemKey(0)!==k||r.getItemKey(m-1)!==A)){c=!0;let S=p>0?this.getVirtualItemForOffset(this.getScrollOffset())??_[0]:null;S&&(i=[S.key,this.getScrollOffset()-S.start]);let E=r.followOnAppend===!0?"auto":r.followOnAppend||null;E&&m>0&&this.isAtEnd(l.scrollEndThreshold)&&(p===0||r.getItemKey(m-1)!==A)&&(m>p||Sd(p,m,x,r.getItemKey))&&(s=E)}}this.options=r,c&&(this.pendingMin=0,this.itemSizeCacheVersion++);let f=null;if(i&&this.scrollOffset!==null&&!this._awaitingCommandReadBack()){let[p,m]=i,_=this.getMeasurements(),{count:v,getItemKey:x}=this.options,k=0;for(;k<v&&x(k)!==p;)k++;if(k<v){let A=_[k];if(A){let T=Math.max(0,A.start+m);!s&&T!==this.scrollOffset&&(f=T-this.scrollOffset,this.scrollOffset=T)}}}s?this.pendingScrollAnchor={kind:"follow",behavior:s}:f!==null&&(this._canWriteScroll()?this.pendingScrollAnchor={kind:"anchor",delta:f}:(this._holdOffset+=f,this._followOffsetTarget(f)))},this.notify=n=>{var o,r;(r=(o=this.options).onChange)==null||r.call(o,this,n)},this.maybeNotify=Tn(()=>(this.calculateRange(),[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]),n=>{this.notify(n)},{key:!1,debug:()=>this.options.debug,initialDeps:[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]}),this.cleanup=()=>{var n;this.unsubs.filter(Boolean).forEach(o=>o()),this.unsubs=[],this.observer.disconnect(),this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null,(n=this._momentumStop)==null||n.restore(),this._momentumStop=null,this.isScrolling=!1,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._clampedAdjustment=null,this.pendingWrite=null,this.scrollElement=null,this.targetWindow=null},this._didMount=()=>()=>{this.cleanup()},this._willUpdate=()=>{var n;let o=this.options.enabled?this.options.getScrollElement():null;if(this.scrollElement!==o){if(this.cleanup(),!o){this.maybeNotify();return}this.scrollElement=o,this.scrollElement&&"ownerDocument"in this.scrollElement?this.targetWindow=this.scrollElement.ownerDocument.defaultView:this.targetWindow=((n=this.scrollElement)==null?void 0:n.window)??null,this.elementsCache.forEach(l=>{this.observer.observe(l)}),this.unsubs.push(this.options.observeElementRect(this,l=>{this.scrollRect=l,this.maybeNotify()})),this.unsubs.push(this.options.observeElementOffset(this,(l,i)=>{var s,c,f,p;let m=i?this._elementMaxScrollOffset():null,_=this._reportedOverscroll;this._reportedOverscroll=l<0||m!==null&&l>m+1;let v=l;this._lastElementOffset=v,l=this._toLayoutOffset(l);let x=this._classifyScrollEvent(l,i,m);if(x==="spurious")return;x==="readBack"?l=this.pendingWrite.target:x==="clampedReadBack"&&((s=this.scrollState)==null?void 0:s.index)!=null&&l<this.getMaxScrollOffset()-1.5?this.scrollState.lastTargetOffset=l:Ia({kind:x,offset:l,command:this.scrollState,target:()=>this.getScrollStateTarget(this.scrollState)})&&(this.scrollState=null),this.pendingWrite=null,this._clampedAdjustment!==null&&Math.abs(l-this._clampedAdjustment.maxAtWrite)>=1.5&&(this._clampedAdjustment=null);let k=this.getScrollOffset(),A=this.scrollDirection;this.scrollDirection=i?k===l?this.scrollDirection:k<l?"forward":"backward":null,this.scrollOffset=l,this.isScrolling=i;let T=this.scrollState;if(T?.phase==="queued"&&x==="external"&&i)if(_||this._reportedOverscroll)T.samples=[];else{let b=this.now();T.samples=[...(T.samples??[]).filter(S=>b-S.t<=200),{t:b,offset:v}],(A!==null&&this.scrollDirection!==A||Na(T.samples))&&(this.scrollState=null)}this._iosGesture.onScroll({isScrolling:i,ownReadBack:x==="readBack",moved:l!==k,external:x==="external"&&((c=this.scrollState)==null?void 0:c.phase)!=="smooth"&&((f=this.scrollState)==null?void 0:f.phase)!=="smoothFinishing"})&&((p=this.scrollState)==null?void 0:p.phase)==="queued"&&(this.scrollState=null),this._flushHoldIfReady(!0),this.scrollState&&this.scheduleScrollReconcile(),this.maybeNotify()})),"addEventListener"in this.scrollElement&&this.unsubs.push(this._iosGesture.listen(this.scrollElement)),this._scrollToOffset(this.getScrollOffset())}this._noteClampMax();let r=this.pendingScrollAnchor;this.pendingScrollAnchor=null,r&&this.scrollElement&&this.options.enabled&&(r.kind==="anchor"?this._canWriteScroll()?Fo(this.scrollState)&&!Yt(this.getScrollOffset()-r.delta,this.scrollState.lastTargetOffset)||(this._followOffsetTarget(r.delta),this._scrollToOffset(this.getScrollOffset())):(this._holdOffset+=r.delta,this._followOffsetTarget(r.delta),this.notify(!1)):this.scrollToEnd({behavior:r.behavior})),this._flushHoldIfReady(!1),this._retryClampedAdjustment()},this._classifyScrollEvent=(n,o,r)=>{var l;return za({offset:n,isScrolling:o,elementMax:r,holdOffset:this._holdOffset,scrollOffset:this.scrollOffset,pendingWrite:this.pendingWrite,clampedMaxAtWrite:((l=this._clampedAdjustment)==null?void 0:l.maxAtWrite)??null})},this._retryClampedAdjustment=()=>{if(this._clampedAdjustment===null||!this.scrollElement||!this.options.enabled||!this._canWriteScroll())return;let{target:n,maxAtWrite:o}=this._clampedAdjustment,r=this.getMaxScrollOffset();r>o+.5&&(this._clampedAdjustment=n>r+.5?{target:n,maxAtWrite:r}:null,this._scrollToOffset(n))},this._writeAwaitingCommand=()=>{let n=this.scrollState;if(n===null||n.phase!=="queued")return;let{behavior:o}=n;this.getMeasurements();let r=this.getScrollStateTarget(n);n.lastTargetOffset=r,this._clampedAdjustment=null,n.phase=Ha(o,n.index!=null&&Yt(r,this.getScrollOffset())),this._scrollToOffset(r,{behavior:o}),this.scheduleScrollReconcile()},this._readElementOffset=()=>{let n=this.scrollElement;if(n==null)return null;let{horizontal:o,isRtl:r}=this.options;return typeof n.scrollTop=="number"?o?n.scrollLeft*(r&&-1||1):n.scrollTop:typeof n.scrollY=="number"?o?n.scrollX:n.scrollY:null},this._canWriteScroll=()=>!(Wo()&&this._iosGesture.inMotion())&&!this._reportedOverscroll,this._flushHoldIfReady=n=>{var o;if(this._holdOffset===0||!this.scrollElement||!this.options.enabled||!this._canWriteScroll()||((o=this.scrollState)==null?void 0:o.phase)==="smooth")return;this._holdOffset=0,this.scrollOffset!==null&&this.scrollOffset<0&&(this.scrollOffset=0),this.notify(n);let r=this.getCommandWrittenOffset()??this.getScrollOffset();this._clampedAdjustment=this._clampedBy(r),this._scrollToOffset(r)},this.rafId=null,this.getSize=()=>this.options.enabled?(this.scrollRect=this.scrollRect??this.options.initialRect,this.scrollRect[this.options.horizontal?"width":"height"]):(this.scrollRect=null,0),this.getScrollOffset=()=>this.options.enabled?(this.scrollOffset=this.scrollOffset??(typeof this.options.initialOffset=="function"?this.options.initialOffset():this.options.initialOffset),this.scrollOffset):(this.scrollOffset=null,0),this.getMeasurementOptions=Tn(()=>[this.options.count,this.options.paddingStart,this.options.scrollMargin,this.options.getItemKey,this.options.enabled,this.options.lanes,this.options.laneAssignmentMode,this.options.gap],(n,o,r,l,i,s,c,f)=>(this.prevLanes!==void 0&&this.prevLanes!==s&&(this.lanesChangedFlag=!0),this.prevLanes=s,this.pendingMin=null,{count:n,paddingStart:o,scrollMargin:r,getItemKey:l,enabled:i,lanes:s,laneAssignmentMode:c,gap:f}),{key:!1}),this.isIndexInRange=n=>n>=0&&n<this.options.count,this.getMeasurements=Tn(()=>[this.getMeasurementOptions(),this.itemSizeCacheVersion],({count:n,paddingStart:o,scrollMargin:r,getItemKey:l,enabled:i,lanes:s,laneAssignmentMode:c,gap:f},p)=>{var m;let _=this.itemSizeCache;if(!i)return this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),[];if(this.laneAssignments.size>n)for(let b of this.laneAssignments.keys())b>=n&&this.laneAssignments.delete(b);this.lanesChangedFlag&&(this.lanesChangedFlag=!1,this.lanesSettling=!0,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.pendingMin=null),this.measurementsCache.length===0&&!this.lanesSettling&&(this.measurementsCache=this.options.initialMeasurementsCache,this.measurementsCache.forEach(b=>{this.itemSizeCache.set(b.key,b.size)}));let v=this.lanesSettling?0:this.pendingMin??0;if(this.pendingMin=null,this.lanesSettling&&this.measurementsCache.length===n&&(this.lanesSettling=!1),s===1){let b=n*2,S=(m=this._singleLaneMeasurements)==null?void 0:m.flat;if(!S||S.length<b){let N=new Float64Array(b);S&&v>0&&N.set(S.subarray(0,v*2)),S=N}let E=v===0?new Array(n):this._singleLaneMeasurements.items.slice(),D;if(v===0)D=o+r;else{let N=v-1;D=S[N*2]+S[N*2+1]+f}for(let N=v;N<n;N++){let F=l(N);E[N]=F;let q=_.get(F),H=typeof q=="number"?q:this.options.estimateSize(N);S[N*2]=D,S[N*2+1]=H,D+=H+f}this._singleLaneMeasurements={flat:S,items:E};let P=Pa(E,S);return this.measurementsCache=P,P}let x=this.measurementsCache.slice(0,v),k=new Array(s).fill(void 0),A=new Float64Array(s),T=0;for(let b=0;b<v;b++){let S=x[b];S&&(k[S.lane]===void 0&&T++,k[S.lane]=b,A[S.lane]=S.end)}for(let b=v;b<n;b++){let S=l(b),E=this.laneAssignments.get(b),D,P,N=c==="estimate"||_.has(S);if(E!==void 0&&this.options.lanes>1){D=E;let L=k[D],B=L!==void 0?x[L]:void 0;P=B?B.end+f:o+r}else if(T===s){let L=0,B=A[0],z=k[0];for(let K=1;K<s;K++){let G=A[K];(G<B||G===B&&k[K]<z)&&(L=K,B=G,z=k[K])}D=L,P=B+f,N&&this.laneAssignments.set(b,D)}else D=b%this.options.lanes,P=o+r,N&&this.laneAssignments.set(b,D);let F=_.get(S),q=typeof F=="number"?F:this.options.estimateSize(b),H=P+q;x[b]={index:b,start:P,size:q,end:H,key:S,lane:D},k[D]===void 0&&T++,k[D]=b,A[D]=H}return this.measurementsCache=x,x},{key:!1,debug:()=>this.options.debug}),this.calculateRange=Tn(()=>[this.getMeasurements(),this.getSize(),this.getScrollOffset(),this.options.lanes,this._getLayoutTotalSize()+this.options.scrollMargin],(n,o,r,l,i)=>{if(n.length===0||o===0)return this.range=null,null;let s=Math.max(i-o,0);return this.range=Ed(n,o,Math.min(r,s),l,l===1&&this._singleLaneMeasurements!==null?this._singleLaneMeasurements.flat:null),this.range},{key:!1,debug:()=>this.options.debug}),this.getVirtualIndexes=Tn(()=>{let n=null,o=null,r=this.calculateRange();return r&&(n=r.startIndex,o=r.endIndex),this.maybeNotify.updateDeps([this.isScrolling,n,o]),[this.options.rangeExtractor,this.options.overscan,this.options.count,n,o,this.options.lanes]},(n,o,r,l,i,s)=>l===null||i===null?[]:n({startIndex:l,endIndex:i,overscan:o,count:r,lanes:s}),{key:!1,debug:()=>this.options.debug}),this.indexFromElement=n=>{let o=this.options.indexAttribute,r=n.getAttribute(o);return r?parseInt(r,10):(console.warn(`Missing attribute name '${o}={index}' on measured element.`),-1)},this.shouldMeasureDuringScroll=n=>{var o;if(!Fo(this.scrollState))return!0;let r=this.scrollState.index??((o=this.getVirtualItemForOffset(this.scrollState.lastTargetOffset))==null?void 0:o.index);if(r!==void 0&&this.range){let l=Math.max(this.options.overscan,Math.ceil((this.range.endIndex-this.range.startIndex)/2)),i=Math.max(0,r-l),s=Math.min(this.options.count-1,r+l);return n>=i&&n<=s}return!0},this.measureElement=n=>{if(!n){this.elementsCache.forEach((i,s)=>{i.isConnected||(this.observer.unobserve(i),this.elementsCache.delete(s))});return}let o=this.indexFromElement(n);if(!this.isIndexInRange(o))return;let r=this.options.getItemKey(o),l=this.elementsCache.get(r);l!==n&&(l&&this.observer.unobserve(l),this.observer.observe(n),this.elementsCache.set(r,n)),n.isConnected&&(!this.isScrolling||this.scrollState)&&this.shouldMeasureDuringScroll(o)&&this.resizeItem(o,this.options.measureElement(n,void 0,this))},this.resizeItem=(n,o)=>{var r,l,i;if(!this.isIndexInRange(n))return;(r=this._resizeBatch)!=null&&r.sync&&this.getMeasurements();let s,c,f,p=(l=this._singleLaneMeasurements)==null?void 0:l.flat;if(this.options.lanes===1&&p!=null)f=this.options.getItemKey(n),c=p[n*2],s=p[n*2+1];else{let v=this.measurementsCache[n];if(!v)return;f=v.key,c=v.start,s=v.size}let m=this.itemSizeCache.get(f)??s,_=o-m;if(_!==0){let v=this.options.anchorTo==="end"&&!Fo(this.scrollState)&&this.getVirtualDistanceFromEnd()<=this.options.scrollEndThreshold,x=v?this._getLayoutTotalSize():0,k=this.getScrollOffset(),T=!this.itemSizeCache.has(f)?c<k:c+m<=k&&this.scrollDirection!=="backward",b=!Fo(this.scrollState)&&(this.shouldAdjustScrollPositionOnItemSizeChange!==void 0?this.shouldAdjustScrollPositionOnItemSizeChange(this.measurementsCache[n]??{index:n,key:f,start:c,size:s,end:c+s,lane:0},_,this):T);(this.pendingMin===null||n<this.pendingMin)&&(this.pendingMin=n),this.itemSizeCache.set(f,o),this.itemSizeCacheVersion++;let S=!1;if(this._awaitingCommandReadBack()||(v?S=this.applyScrollAdjustment(this._getLayoutTotalSize()-x):b&&(S=this.applyScrollAdjustment(_))),this._resizeBatch){this._resizeBatch.notify=!0,(i=this._resizeBatch).sync||(i.sync=S);return}this.notify(S),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment()}},this.getVirtualItems=Tn(()=>[this.getVirtualIndexes(),this.getMeasurements(),this._holdOffset],(n,o,r)=>{let l=[];for(let i=0,s=n.length;i<s;i++){let c=n[i],f=o[c];l.push(r===0?f:{...f,start:f.start-r,end:f.end-r})}return l},{key:!1,debug:()=>this.options.debug}),this.getVirtualItemForOffset=n=>{var o;let r=this.getMeasurements();if(r.length===0)return;let l=(o=this._singleLaneMeasurements)==null?void 0:o.flat,i=this.options.lanes===1&&l!=null,s=Ka(0,r.length-1,i?c=>l[c*2]:c=>ti(r[c]).start,n);return ti(r[s])},this._noteClampMax=()=>{if(!this._awaitingCommandReadBack())return;let n=this._elementMaxScrollOffset();if(n===null)return;let o=this.pendingWrite,r=Math.max(n,0)+this._holdOffset;if(r>=o.target)return;let l=o.lowMaxes??(o.lowMaxes=[]);l[l.length-1]!==r&&l.push(r)},this.getMaxScrollOffset=()=>(this._elementMaxScrollOffset()??0)+this._holdOffset,this._toLayoutOffset=n=>{var o;let r=n+this._holdOffset;return((o=this.pendingScrollAnchor)==null?void 0:o.kind)==="anchor"&&(r+=this.pendingScrollAnchor.delta),r},this._elementMaxScrollOffset=()=>{let n=this.scrollElement;if(n===null)return null;if("scrollHeight"in n)return this.options.horizontal?n.scrollWidth-n.clientWidth:n.scrollHeight-n.clientHeight;if("document"in n){let o=n.document.documentElement;return this.options.horizontal?o.scrollWidth-n.innerWidth:o.scrollHeight-n.innerHeight}return null},this._momentumStop=null,this._stopMomentum=n=>{let o=this.scrollElement,r=this.targetWindow;if(o===null||r===null)return;let l="document"in o?o.document.scrollingElement:o;if(!l?.style)return;if(this._momentumStop){this._momentumStop.done=n;return}let{style:i}=l,s=this.options.horizontal?"overflow-x":"overflow-y",c=i.getPropertyValue(s),f=i.getPropertyPriority(s),p=()=>this.options.horizontal?l.clientHeight:l.clientWidth,m=p();if(i.setProperty(s,"hidden","important"),p()!==m){i.setProperty(s,c,f);return}let _={restore:()=>i.getPropertyValue(s)!=="hidden"||i.getPropertyPriority(s)!=="important"?!1:(i.setProperty(s,c,f),!0),done:n};this._momentumStop=_,r.requestAnimationFrame(()=>r.requestAnimationFrame(()=>{this._momentumStop===_&&(this._momentumStop=null,_.restore()&&_.done())}))},this._clampedBy=n=>{let o=this._elementMaxScrollOffset();if(o===null)return null;let r=o+this._holdOffset;return n>r+.5?{target:n,maxAtWrite:r}:null},this.getVirtualDistanceFromEnd=()=>Math.max(this._getLayoutTotalSize()+this.options.scrollMargin-this.getSize()-this.getScrollOffset(),0),this.getDistanceFromEnd=()=>Math.max(this.getMaxScrollOffset()-this.getScrollOffset(),0),this.isAtEnd=(n=this.options.scrollEndThreshold)=>this.getDistanceFromEnd()<=n,this.getOffsetForAlignment=(n,o,r=0)=>{if(!this.scrollElement)return 0;let l=this.getSize(),i=this.getScrollOffset();o==="auto"&&(o=n>=i+l?"end":"start"),o==="center"?n+=(r-l)/2:o==="end"&&(n-=l);let s=this.getMaxScrollOffset();return Math.max(Math.min(s,n),0)},this.getOffsetForIndex=(n,o="auto")=>{n=Math.max(0,Math.min(n,this.options.count-1));let r=this.getSize(),l=this.getScrollOffset(),i=this.getMeasurements()[n];if(!i)return;if(o==="auto")if(i.end>=l+r-this.options.scrollPaddingEnd)o="end";else if(i.start<=l+this.options.scrollPaddingStart)o="start";else return[l,o];if(o==="end"&&n===this.options.count-1){let c=this.getMaxScrollOffset(),f=c-this.options.paddingEnd+this.options.scrollPaddingEnd;return[Math.max(Math.min(f,c),0),o]}let s=o==="end"?i.end+this.options.scrollPaddingEnd:i.start-this.options.scrollPaddingStart;return[this.getOffsetForAlignment(s,o,i.size),o]},this.scrollToOffset=(n,{align:o="start",behavior:r="auto"}={})=>{this._startScroll({index:null,align:o},this.getOffsetForAlignment(n,o),r,"absolute")},this.scrollToIndex=(n,{align:o="auto",behavior:r="auto"}={})=>{n=Math.max(0,Math.min(n,this.options.count-1));let l=this.getOffsetForIndex(n,o);if(!l)return;let[i,s]=l;this._startScroll({index:n,align:s},i,r,"absolute")},this.scrollBy=(n,{behavior:o="auto"}={})=>{let r=this.getOffsetForAlignment((this.getCommandWrittenOffset()??this.getScrollOffset())+n,"start");this._startScroll({index:null,align:"start"},r,o,"relative")},this.scrollToEnd=({behavior:n="auto"}={})=>{if(this.options.count>0){this._startScroll({index:this.options.count-1,align:"end",toEnd:!0},Math.max(this.getMaxScrollOffset(),0),n,"absolute");return}this.scrollToOffset(Math.max(this.getTotalSize()-this.getSize(),0),{behavior:n})},this.cancelScroll=()=>{this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null},this.getTotalSize=()=>Math.max(this._getLayoutTotalSize()-this._holdOffset,0),this._getLayoutTotalSize=()=>{var n,o;let r=this.getMeasurements(),l;if(r.length===0)l=this.options.paddingStart;else if(this.options.lanes===1){let i=r.length-1,s=(n=this._singleLaneMeasurements)==null?void 0:n.flat;s!=null?l=s[i*2]+s[i*2+1]:l=((o=r[i])==null?void 0:o.end)??0}else{let i=Array(this.options.lanes).fill(null),s=r.length-1;for(;s>=0&&i.some(c=>c===null);){let c=r[s];i[c.lane]===null&&(i[c.lane]=c.end),s--}l=Math.max(...i.filter(c=>c!==null))}return Math.max(l-this.options.scrollMargin+this.options.paddingEnd,0)},this.takeSnapshot=()=>{let n=[];if(this.itemSizeCache.size===0)return n;let o=this.getMeasurements();for(let r of o)r&&this.itemSizeCache.has(r.key)&&n.push({index:r.index,key:r.key,start:r.start,size:r.size,end:r.end,lane:r.lane});return n},this._scrollToOffset=(n,{adjustments:o,behavior:r}={})=>{let l={target:n+(o??0),smooth:r==="smooth"};return this.pendingWrite=l,this.options.scrollToFn(n-this._holdOffset,{behavior:r,adjustments:o},this),l},this.getCommandWrittenOffset=()=>this.scrollState!==null&&this.pendingWrite!==null&&!this.pendingWrite.smooth?this.pendingWrite.target:null,this._awaitingCommandReadBack=()=>{let n=this.getCommandWrittenOffset();return!(Wo()&&this._iosGesture.dragging())&&n!==null&&!Yt(n,this.getScrollOffset())},this._followOffsetTarget=n=>{this.scrollState!==null&&this.scrollState.index==null&&(this.scrollState.lastTargetOffset+=n)},this.measure=()=>{this.pendingMin=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.itemSizeCacheVersion++,this.notify(!1)},this.setOptions(t)}get scrollAdjustments(){return 0}applyScrollAdjustment(t,n){if(t===0)return!1;if(this._followOffsetTarget(t),this._canWriteScroll()){let o=this.getScrollOffset();this._clampedAdjustment=this._clampedBy(o+t);let r=this._scrollToOffset(o,{adjustments:t,behavior:n});return this.scrollOffset!==null&&(this.pendingWrite===r&&(this.scrollOffset+=t),this.scrollOffset<0&&(this.scrollOffset=0)),!0}else return this._holdOffset+=t,this.scrollOffset!==null&&(this.scrollOffset+=t),!0}scheduleScrollReconcile(){if(!this.targetWindow){this.scrollState=null;return}this.rafId==null&&(this.rafId=this.targetWindow.requestAnimationFrame(()=>{this.rafId=null,this.reconcileScroll()}))}getScrollStateTarget(t){let n=t.toEnd?[Math.max(this.getMaxScrollOffset(),0)]:t.index!=null?this.getOffsetForIndex(t.index,t.align):void 0;return n?n[0]:t.lastTargetOffset}reconcileScroll(){if(!this.scrollState||!this.scrollElement)return;if(this.now()-this.scrollState.startedAt>5e3){this.scrollState=null;return}if(this.scrollState.phase==="queued"){this.scheduleScrollReconcile();return}this.getMeasurements();let o=this.getScrollStateTarget(this.scrollState),r=this.scrollState.index==null?1:this.options.useAnimationFrameWithResizeObserver?3:2,l=o!==this.scrollState.lastTargetOffset;if(!l&&Yt(o,this.getScrollOffset())){if(this.scrollState.phase==="smooth"?this.scrollState.phase="smoothLanded":this.scrollState.phase==="smoothFinishing"&&(this.scrollState.phase="instant"),this.scrollState.stableFrames++,this.scrollState.stableFrames>=r){this.getScrollOffset()!==o&&this._scrollToOffset(o,{behavior:"auto"}),this.scrollState=null;return}}else if(this.scrollState.stableFrames=0,l){let i=this.getSize()||600,s=Math.abs(o-this.getScrollOffset()),c=Fo(this.scrollState)&&s>i;this.scrollState.lastTargetOffset=o,c?this.scrollState.phase="smooth":this.scrollState.phase==="smooth"?this.scrollState.phase="smoothFinishing":this.scrollState.phase==="smoothLanded"&&(this.scrollState.phase="instant"),this._scrollToOffset(o,{behavior:c?"smooth":"auto"})}this.scheduleScrollReconcile()}_startScroll(t,n,o,r){this.pendingScrollAnchor=null,this._clampedAdjustment=null;let l=this._iosGesture.tail();if(r==="absolute"&&l!==null){if(l==="fling"&&Wa()){this._stopMomentum(()=>{let i=this.scrollState;i?.phase!=="queued"||this._iosGesture.tail()!=="fling"||this._reportedOverscroll||(this._iosGesture.end(),this._flushHoldIfReady(!0),this._writeAwaitingCommand())}),this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,phase:"queued",behavior:o,samples:[]},this.scheduleScrollReconcile();return}this._iosGesture.end()}this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,behavior:o,phase:Ha(o,t.index!=null&&Yt(n,this.getScrollOffset()))},this._scrollToOffset(n,{behavior:o}),this.scheduleScrollReconcile()}},Ka=(e,t,n,o)=>{for(;e<=t;){let r=(e+t)/2|0,l=n(r);if(l<o)e=r+1;else if(l>o)t=r-1;else return r}return e>0?e-1:0};function kd(e,t,n){let o=0;for(;o<=t;){let r=(o+t)/2|0,l=e[r*2];if(l<n)o=r+1;else if(l>n)t=r-1;else return r}return o>0?o-1:0}function Ed(e,t,n,o,r){let l=e.length-1;if(e.length<=o)return{startIndex:0,endIndex:l};if(o===1&&r!==null){let f=kd(r,l,n),p=f,m=n+t;for(;p<l&&r[p*2]+r[p*2+1]<m;)p++;return{startIndex:f,endIndex:p}}let s=Ka(0,l,f=>e[f].start,n),c=s;if(o===1)for(;c<l&&e[c].end<n+t;)c++;else if(o>1){let f=Array(o).fill(0);for(;c<l&&f.some(m=>m<n+t);){let m=e[c];f[m.lane]=m.end,c++}let p=Array(o).fill(n+t);for(;s>=0&&p.some(m=>m>=n);){let m=e[s];p[m.lane]=m.start,s--}s=Math.max(0,s-s%o),c=Math.min(l,c+(o-1-c%o))}return{startIndex:s,endIndex:c}}function qa(e,t,n){let o=mt(null),[,r]=pe(0),l={count:e,overscan:10,scrollMargin:n,scrollPaddingStart:n,estimateSize:()=>t,getScrollElement:()=>o.current,scrollToFn:Ua,observeElementRect:Ga,observeElementOffset:ja,onChange:()=>r(s=>s+1)},[i]=pe(()=>new Nr(l));return i.setOptions(l),eo(()=>i._didMount(),[i]),eo(()=>i._willUpdate()),{scroller:o,virtualizer:i}}var Vr=28;function Wr(e){let{label:t,testId:n,columns:o,rows:r,selected:l,onChoose:i,minWidth:s}=e,{scroller:c,virtualizer:f}=qa(r.length,Vr,Vr),[p,m]=pe(-1),_=o.map(T=>T.width).join(" "),{sort:v,topKey:x}=e;it(()=>f.scrollToOffset(0),[v,x]),it(()=>{let T=l===null?-1:r.indexOf(l);T<0||(m(T),f.scrollToIndex(T,{align:"auto"}))},[l]);let k=T=>{let b=Math.max(0,Math.min(r.length-1,T));m(b),f.scrollToIndex(b,{align:"auto"})},A=T=>{if(T.target!==T.currentTarget)return;let b=r[p],S=Math.max(1,Math.floor((c.current?.clientHeight??0)/Vr)-2),D={ArrowDown:p+1,ArrowUp:p-1,PageDown:p+S,PageUp:p-S,Home:0,End:r.length-1}[T.key];if(D!==void 0)k(D);else if(T.key==="Enter"&&b!==void 0)i(b);else if(T.key==="ArrowRight"&&b!==void 0)e.onFold?.(b,!0);else if(T.key==="ArrowLeft"&&b!==void 0)e.onFold?.(b,!1);else return;T.preventDefault()};return d("div",{class:"table",ref:c,role:"grid","aria-label":t,"aria-rowcount":r.length+1,"aria-activedescendant":p>=0?`${n}-${p}`:void 0,tabIndex:0,"data-testid":n,onKeyDown:A,children:d("div",{class:"table-inner",style:{minWidth:s,"--tracks":_},children:[d(Td,{...e}),d("div",{class:"table-body",role:"rowgroup",style:{height:`${f.getTotalSize()}px`},children:f.getVirtualItems().map(({index:T,start:b})=>{let S=r[T];return S===void 0?null:d("div",{id:`${n}-${T}`,class:`tr${T===p?" active":""}`,role:"row","aria-rowindex":T+2,"aria-selected":S===l,"data-row":S,style:{transform:`translateY(${b-Vr}px)`},onClick:()=>{m(T),i(S)},children:o.map(E=>d("div",{role:"gridcell",class:E.isNumber?"td number":"td",children:E.cell(S)},E.key))},S)})})]})})}function Td({columns:e,sort:t,onSort:n}){return d("div",{class:"tr head",role:"row","aria-rowindex":1,children:e.map(({key:o,label:r,help:l,isNumber:i=!1})=>{let s=t?.key!==o?"none":t.descending?"descending":"ascending";return d("div",{role:"columnheader","aria-sort":s,class:i?"number":"",children:d("button",{type:"button",title:l,"data-testid":`sort-${o}`,onClick:()=>n(Sa(t,o,i)),children:[r,d("span",{class:"arrow","aria-hidden":"true",children:{none:"",ascending:"▲",descending:"▼"}[s]})]})},o)})})}function Ya({recording:e}){let t=ge(),n=e.modules,o=t.moduleTree.value,[r,l]=pe(()=>new Set(o?.roots)),[i,s]=pe(null),c=v=>r.has(v),f=(v,x)=>{let k=new Set(r);x?k.add(v):k.delete(v),l(k)},p=Ie(()=>o?la(o,c,x=>i?Pr(x,Ad(n,i.key),i.descending):x):[],[o,r,i]),m=Ie(()=>o?Md(n,o,c,f):[],[o,r]),{selected:_}=t.place.value;return d(Ce,{children:[d("div",{class:"toolbar",children:[d("button",{type:"button","data-testid":"modules-open-all",onClick:()=>l(new Set(Dr(n.fqn.length))),children:"Open all"}),d("button",{type:"button","data-testid":"modules-close-all",onClick:()=>l(new Set),children:"Close all"}),d("span",{class:"count",children:ro(n.fqn.length,"module call")})]}),d(Wr,{label:"Module calls in order of entry",testId:"modules-table",columns:m,rows:p,sort:i,onSort:s,selected:_.startsWith("m")?Number(_.slice(1)):null,onChoose:v=>t.select(`m${v}`),onFold:f,minWidth:"760px"})]})}function Md(e,t,n,o){let r=Math.max(0,...t.roots.map(i=>e.total_bytes[i]??0)),l=(i,s,c)=>({key:i,label:s,help:c,width:"92px",isNumber:!0,cell:f=>d(Ze,{n:e[i][f]})});return[{key:"fqn",label:"module",width:"minmax(220px, 2fr)",cell:i=>d("span",{class:"branch",style:{"--depth":t.depth[i]??0},children:[t.children[i]?.length?d("button",{type:"button",class:"quiet twist",tabIndex:-1,"aria-expanded":n(i),"aria-label":n(i)?"Fold":"Unfold",onClick:s=>{s.stopPropagation(),o(i,!n(i))},children:n(i)?"−":"+"}):d("span",{class:"twist"}),d("span",{title:e.fqn[i],children:Cd(e,i)})]})},{key:"type_name",label:"type",width:"minmax(100px, 1fr)",cell:i=>e.type_name[i]},{key:"nodes",label:"nodes",width:"64px",isNumber:!0,cell:i=>nt(e.nodes[i]??0)},{key:"total_bytes",label:"total",help:"Charged to this module call and those inside it",width:"minmax(150px, 1fr)",isNumber:!0,cell:i=>d("span",{class:"with-bar",children:[d(Mr,{part:e.total_bytes[i]??0,whole:r}),d(Ze,{n:e.total_bytes[i]})]})},l("self_bytes","self","Charged to its own ops, without the modules inside it"),l("exclusive_bytes","exclusive","What would go if only this module stopped saving"),l("freed_bytes","freed","Made inside it and freed before the forward ended")]}function Cd(e,t){let n=qt(e,t),o=e.parent[t]??null,r=o===null?"":`${e.fqn[o]}.`;return r.length>1&&n.startsWith(r)?n.slice(r.length):n}function Ad(e,t){return e[t]}function Za({recording:e}){let t=ge(),[n,o]=pe(""),[r,l]=pe(!1),[i,s]=pe(null),c=Ie(()=>Od(e),[e]),f=Ie(()=>Ld(e.ops,c),[e]),p=Ie(()=>Dd(e.ops,c),[e]),m=Ie(()=>{let A=so(n);return Dr(e.ops.node.length).filter(T=>(!r||(e.ops.saves[T]??0)>0)&&A(p[T]??""))},[e,n,r]),_=Ie(()=>i?Pr(m,Qa(e.ops,c,i.key),i.descending):m,[m,i]),v=t.place.value.selected,x=v.startsWith("n")?t.rowOfNode.value.get(Number(v.slice(1)))??null:null,k=()=>{let{run:A,step:T}=t.which.value??{run:"run",step:0};Sr(kr("ops",A,T)+".csv","text/csv",zd(e.ops,c,_))};return d(Ce,{children:[d("div",{class:"toolbar",children:[d("input",{type:"search",class:"filter",placeholder:"Filter by op, module or source line","aria-label":"Filter the ops","data-testid":"ops-filter",value:n,onInput:A=>o(A.currentTarget.value)}),d("label",{class:"check",children:[d("input",{type:"checkbox","data-testid":"ops-saving-only",checked:r,onChange:A=>l(A.currentTarget.checked)}),"only ops that save"]}),d("span",{class:"count",role:"status","data-testid":"ops-count",children:ro(_.length,"op")}),d("button",{type:"button","data-testid":"ops-csv",onClick:k,children:"Download CSV"})]}),d(Wr,{label:"Ops in forward order",testId:"ops-table",columns:f,rows:_,sort:i,onSort:s,selected:x,onChoose:A=>t.select(`n${e.ops.node[A]}`),topKey:n,minWidth:"980px"})]})}function Od({modules:e}){return e.fqn.map((t,n)=>qt(e,n))}function Ld(e,t){let n=(o,r,l)=>({key:o,label:r,help:l,width:"88px",isNumber:!0,cell:i=>d(Ze,{n:e[o][i]})});return[{key:"node",label:"#",help:"Forward order",width:"64px",isNumber:!0,cell:o=>e.node[o]},{key:"op",label:"op",width:"minmax(120px, 1fr)",cell:o=>d("span",{title:e.recomputed[o]?"Made again in the backward":void 0,children:[e.op[o],e.recomputed[o]&&d("span",{class:"tag",children:"recomputed"})]})},{key:"module",label:"module",width:"minmax(160px, 1.5fr)",cell:o=>d(Pd,{text:ri(e,t,o)})},{key:"saves",label:"saves",width:"56px",isNumber:!0,cell:o=>e.saves[o]},n("charged_bytes","charged","Storages counted at this op: it is their first saver"),n("shared_bytes","shared","Storages that this op saves too and another op counts"),n("exclusive_bytes","exclusive","What would go if only this op stopped saving"),n("output_bytes","output","Bytes of what the op returned"),{key:"output_state",label:"output is",help:"What became of the output when the forward ended",width:"118px",cell:o=>d(Tr,{state:e.output_state[o]??null})},{key:"source",label:"source",width:"minmax(110px, 1fr)",cell:o=>d(Rd,{text:e.source[o]??""})}]}function Rd({text:e}){return d("span",{title:e,children:e})}function Pd({text:e}){return d("span",{class:"end-of",title:e,children:d("bdi",{children:e})})}function ri(e,t,n){let o=e.module[n]??null;return o===null?"":t[o]??""}function Qa(e,t,n){return n==="module"?e.node.map((o,r)=>ri(e,t,r)):e[n]}function Dd(e,t){return e.op.map((n,o)=>`${n} ${ri(e,t,o)} ${e.source[o]??""}`.toLowerCase())}var Ja=["node","op","module","source","saves","charged_bytes","shared_bytes","exclusive_bytes","output_bytes","output_state","recomputed"];function zd(e,t,n){let o=Ja.map(r=>Qa(e,t,r));return Ea(Ja,n.map(r=>o.map(l=>l[r]??null)))}function Xa(){let e=ge(),[t,n]=pe(""),[o,r]=pe(!1),l=Id("(min-width: 821px)"),i=e.index.state.value.value?.runs??[],s=e.chosen.value;if(!s)return null;let{run:c,tag:f,step:p}=s,m=i.map(k=>k.run),_=ka(t),v=_??so(t),x=m.filter(k=>v(_?k:k.toLowerCase()));return d("aside",{class:"sidebar","data-testid":"sidebar",children:d("details",{class:"choices",open:l||o,onToggle:k=>r(k.currentTarget.open),children:[d("summary",{children:[c.run,p&&` · step ${p.step}`]}),p&&d(Vd,{tag:f,step:p.step}),c.tags.length>1&&d(Nd,{tags:c.tags,tag:f.tag}),d("fieldset",{class:"runs",children:[d("legend",{children:"Runs"}),d("input",{type:"search",class:"filter",placeholder:"Filter runs (regex)","aria-label":"Filter runs by regular expression","aria-invalid":_===null,title:_?"":"Not a regular expression yet: matched as plain text.","data-testid":"run-filter",value:t,onInput:k=>n(k.currentTarget.value)}),d("div",{class:"run-list",children:[x.map(k=>d("label",{class:"run",title:k,children:[d("input",{type:"radio",name:"run",value:k,checked:k===c.run,onChange:()=>e.chooseRun(k)}),d("span",{children:k})]},k)),x.length===0&&d("p",{class:"hint",children:"No run matches."})]})]})]})})}function Id(e){let t=Ie(()=>window.matchMedia(e),[e]),[n,o]=pe(t.matches);return it(()=>{let r=()=>o(t.matches);return t.addEventListener("change",r),()=>t.removeEventListener("change",r)},[t]),n}function Nd({tags:e,tag:t}){let n=ge(),o=e.find(r=>r.tag===t)?.description;return d("label",{class:"field",children:[d("span",{children:"Tag"}),d("select",{"data-testid":"tag",value:t,title:o,onChange:r=>n.chooseTag(r.currentTarget.value),children:e.map(r=>d("option",{value:r.tag,children:r.tag},r.tag))})]})}function Vd({tag:e,step:t}){let n=ge(),[o,r]=pe(null),l=e.steps,i=l.findIndex(f=>f.step===t),s=l[o??i],c=f=>{let p=l[f];r(null),p&&n.change({step:f===l.length-1?null:p.step})};return d("div",{class:"field step","data-testid":"step",children:[d("span",{id:"step-label",children:["Step ",d("b",{class:"number",children:s?.step}),l.length>1&&d("small",{children:[(o??i)+1," of ",l.length]})]}),l.length>1&&d("div",{class:"step-row",children:[d("button",{type:"button","aria-label":"Previous step","data-testid":"step-previous",disabled:i<=0,onClick:()=>c(i-1),children:"‹"}),d("input",{type:"range",min:0,max:l.length-1,value:o??i,"aria-labelledby":"step-label","aria-valuetext":`step ${s?.step}`,"data-testid":"step-slider",onInput:f=>r(Number(f.currentTarget.value)),onChange:f=>c(Number(f.currentTarget.value))}),d("button",{type:"button","aria-label":"Next step","data-testid":"step-next",disabled:i>=l.length-1,onClick:()=>c(i+1),children:"›"})]}),s&&s.wall_time!==null&&d("small",{class:"when",children:Wd(s.wall_time)})]})}function Wd(e){return new Date(e*1e3).toLocaleString()}var Fd="uplot",$d="u-hz",Hd="u-vt",Bd="u-title",Gd="u-wrap",jd="u-under",Ud="u-over",Kd="u-axis",An="u-off",qd="u-select",Yd="u-cursor-x",Jd="u-cursor-y",Zd="u-cursor-pt",Qd="u-legend",Xd="u-live",ep="u-inline",tp="u-series",np="u-marker",ec="u-label",op="u-value",Ho="width",Bo="height";var tc="bottom",co="left",li="right",wi="#000",nc=wi+"0",ii="mousemove",oc="mousedown",si="mouseup",rc="mouseenter",lc="mouseleave",ic="dblclick",rp="resize",lp="scroll",sc="change",Gr="dppxchange",Si="--",vo=typeof window<"u",di=vo?document:null,fo=vo?window:null,ip=vo?navigator:null,ue,Fr;function pi(){let e=devicePixelRatio;ue!=e&&(ue=e,Fr&&mi(sc,Fr,pi),Fr=matchMedia(`(min-resolution: ${ue-.001}dppx) and (max-resolution: ${ue+.001}dppx)`),On(sc,Fr,pi),fo.dispatchEvent(new CustomEvent(Gr)))}function gt(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function hi(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function ke(e,t,n){e.style[t]=n+"px"}function Pt(e,t,n,o){let r=di.createElement(e);return t!=null&&gt(r,t),n?.insertBefore(r,o),r}function Et(e,t){return Pt("div",e,t)}var ac=new WeakMap;function Bt(e,t,n,o,r){let l="translate("+t+"px,"+n+"px)",i=ac.get(e);l!=i&&(e.style.transform=l,ac.set(e,l),t<0||n<0||t>o||n>r?gt(e,An):hi(e,An))}var cc=new WeakMap;function uc(e,t,n){let o=t+n,r=cc.get(e);o!=r&&(cc.set(e,o),e.style.background=t,e.style.borderColor=n)}var fc=new WeakMap;function dc(e,t,n,o){let r=t+""+n,l=fc.get(e);r!=l&&(fc.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var ki={passive:!0},sp={...ki,capture:!0};function On(e,t,n,o){t.addEventListener(e,n,o?sp:ki)}function mi(e,t,n,o){t.removeEventListener(e,n,ki)}vo&&pi();function Dt(e,t,n,o){let r;n=n||0,o=o||t.length-1;let l=o<=2147483647;for(;o-n>1;)r=l?n+o>>1:vt((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function Fc(e){return(n,o,r)=>{let l=-1,i=-1;for(let s=o;s<=r;s++)if(e(n[s])){l=s;break}for(let s=r;s>=o;s--)if(e(n[s])){i=s;break}return[l,i]}}var $c=e=>e!=null,Hc=e=>e!=null&&e>0,Kr=Fc($c),ap=Fc(Hc);function cp(e,t,n,o=0,r=!1){let l=r?ap:Kr,i=r?Hc:$c;[t,n]=l(e,t,n);let s=e[t],c=e[t];if(t>-1)if(o==1)s=e[t],c=e[n];else if(o==-1)s=e[n],c=e[t];else for(let f=t;f<=n;f++){let p=e[f];i(p)&&(p<s?s=p:p>c&&(c=p))}return[s??ve,c??-ve]}function qr(e,t,n,o){let r=mc(e),l=mc(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let i=n==10?Jt:Bc,s=r==1?vt:Tt,c=l==1?Tt:vt,f=s(i(We(e))),p=c(i(We(t))),m=po(n,f),_=po(n,p);return n==10&&(f<0&&(m=_e(m,-f)),p<0&&(_=_e(_,-p))),o||n==2?(e=m*r,t=_*l):(e=Kc(e,m),t=Yr(t,_)),[e,t]}function Ei(e,t,n,o){let r=qr(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var Ti=.1,pc={mode:3,pad:Ti},jo={pad:0,soft:null,mode:0},up={min:jo,max:jo};function jr(e,t,n,o){return Jr(n)?hc(e,t,n):(jo.pad=n,jo.soft=o?0:null,jo.mode=o?3:0,hc(e,t,up))}function se(e,t){return e??t}function fp(e,t,n){for(t=se(t,0),n=se(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function hc(e,t,n){let o=n.min,r=n.max,l=se(o.pad,0),i=se(r.pad,0),s=se(o.hard,-ve),c=se(r.hard,ve),f=se(o.soft,ve),p=se(r.soft,-ve),m=se(o.mode,0),_=se(r.mode,0),v=t-e,x=Jt(v),k=ot(We(e),We(t)),A=Jt(k),T=We(A-x);(v<1e-24||T>10)&&(v=0,(e==0||t==0)&&(v=1e-24,m==2&&f!=ve&&(l=0),_==2&&p!=-ve&&(i=0)));let b=v||k||1e3,S=Jt(b),E=po(10,vt(S)),D=b*(v==0?e==0?.1:1:l),P=_e(Kc(e-D,E/10),24),N=e>=f&&(m==1||m==3&&P<=f||m==2&&P>=f)?f:ve,F=ot(s,P<N&&e>=N?N:zt(N,P)),q=b*(v==0?t==0?.1:1:i),H=_e(Yr(t+q,E/10),24),L=t<=p&&(_==1||_==3&&H>=p||_==2&&H<=p)?p:-ve,B=zt(c,H>L&&t<=L?L:ot(L,H));return F==B&&F==0&&(B=100),[F,B]}var dp=new Intl.NumberFormat(vo?ip.language:"en-US"),Mi=e=>dp.format(e),_t=Math,Br=_t.PI,We=_t.abs,vt=_t.floor,Ve=_t.round,Tt=_t.ceil,zt=_t.min,ot=_t.max,po=_t.pow,mc=_t.sign,Jt=_t.log10,Bc=_t.log2,pp=(e,t=1)=>_t.sinh(e)*t,ai=(e,t=1)=>_t.asinh(e/t),ve=1/0;function gc(e){return(Jt((e^e>>31)-(e>>31))|0)+1}function gi(e,t,n){return zt(ot(e,t),n)}function Gc(e){return typeof e=="function"}function ne(e){return Gc(e)?e:()=>e}var hp=()=>{},jc=e=>e,Uc=(e,t)=>t,mp=e=>null,vc=e=>!0,_c=(e,t)=>e==t,gp=/\.\d*?(?=9{6,}|0{6,})/gm,Ln=e=>{if(Yc(e)||cn.has(e))return e;let t=`${e}`,n=t.match(gp);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,l]=t.split("e");return+`${Ln(r)}e${l}`}return _e(e,o)};function Mn(e,t){return Ln(_e(Ln(e/t))*t)}function Yr(e,t){return Ln(Tt(Ln(e/t))*t)}function Kc(e,t){return Ln(vt(Ln(e/t))*t)}function _e(e,t=0){if(Yc(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Ve(o)/n}var cn=new Map;function qc(e){return((""+e).split(".")[1]||"").length}function Ko(e,t,n,o){let r=[],l=o.map(qc);for(let i=t;i<n;i++){let s=We(i),c=_e(po(e,i),s);for(let f=0;f<o.length;f++){let p=e==10?+`${o[f]}e${i}`:o[f]*c,m=(i>=0?0:s)+(i>=l[f]?0:l[f]),_=e==10?p:_e(p,m);r.push(_),cn.set(_,m)}}return r}var Uo={},Ci=[],ho=[null,null],an=Array.isArray,Yc=Number.isInteger,vp=e=>e===void 0;function bc(e){return typeof e=="string"}function Jr(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function _p(e){return e!=null&&typeof e=="object"}var bp=Object.getPrototypeOf(Uint8Array),Jc="__proto__";function mo(e,t=Jr){let n;if(an(e)){let o=e.find(r=>r!=null);if(an(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=mo(e[r],t)}else n=e.slice()}else if(e instanceof bp)n=e.slice();else if(t(e)){n={};for(let o in e)o!=Jc&&(n[o]=mo(e[o],t))}else n=e;return n}function De(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=Jc&&(Jr(e[r])?De(e[r],mo(o[r])):e[r]=mo(o[r]))}return e}var yp=0,xp=1,wp=2;function Sp(e,t,n){for(let o=0,r,l=-1;o<t.length;o++){let i=t[o];if(i>l){for(r=i-1;r>=0&&e[r]==null;)e[r--]=null;for(r=i+1;r<n&&e[r]==null;)e[l=r++]=null}}}function kp(e,t){if(Mp(e)){let i=e[0].slice();for(let s=1;s<e.length;s++)i.push(...e[s].slice(1));return Cp(i[0])||(i=Tp(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let c=e[i][0],f=c.length;for(let p=0;p<f;p++)n.add(c[p])}let o=[Array.from(n).sort((i,s)=>i-s)],r=o[0].length,l=new Map;for(let i=0;i<r;i++)l.set(o[0][i],i);for(let i=0;i<e.length;i++){let s=e[i],c=s[0];for(let f=1;f<s.length;f++){let p=s[f],m=Array(r).fill(void 0),_=t?t[i][f]:xp,v=[];for(let x=0;x<p.length;x++){let k=p[x],A=l.get(c[x]);k===null?_!=yp&&(m[A]=k,_==wp&&v.push(A)):m[A]=k}Sp(m,v,r),o.push(m)}}return o}var Ep=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Tp(e){let t=e[0],n=t.length,o=Array(n);for(let l=0;l<o.length;l++)o[l]=l;o.sort((l,i)=>t[l]-t[i]);let r=[];for(let l=0;l<e.length;l++){let i=e[l],s=Array(n);for(let c=0;c<n;c++)s[c]=i[o[c]];r.push(s)}return r}function Mp(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let l=0;l<n;l++)if(r[l]!=t[l])return!1}}return!0}function Cp(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=o)return!0;let l=ot(1,vt((r-o+1)/t));for(let i=e[o],s=o+l;s<=r;s+=l){let c=e[s];if(c!=null){if(c<=i)return!1;i=c}}return!0}var Zc=["January","February","March","April","May","June","July","August","September","October","November","December"],Qc=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Xc(e){return e.slice(0,3)}var Ap=Qc.map(Xc),Op=Zc.map(Xc),Lp={MMMM:Zc,MMM:Op,WWWW:Qc,WWW:Ap};function $o(e){return(e<10?"0":"")+e}function Rp(e){return(e<10?"00":e<100?"0":"")+e}var Pp={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>$o(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>$o(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>$o(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>$o(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>$o(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Rp(e.getMilliseconds())};function Ai(e,t){t=t||Lp;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?Pp[r[1]]:r[0]);return l=>{let i="";for(let s=0;s<n.length;s++)i+=typeof n[s]=="string"?n[s]:n[s](l,t);return i}}var Dp=new Intl.DateTimeFormat().resolvedOptions().timeZone;function zp(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==Dp?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var eu=e=>e%1==0,Ur=[1,2,2.5,5],Ip=Ko(10,-32,0,Ur),tu=Ko(10,0,32,Ur),Np=tu.filter(eu),Cn=Ip.concat(tu),Oi=`
`,nu="{YYYY}",yc=Oi+nu,ou="{M}/{D}",Go=Oi+ou,$r=Go+"/{YY}",ru="{aa}",Vp="{h}:{mm}",uo=Vp+ru,xc=Oi+uo,wc=":{ss}",he=null;function lu(e){let t=e*1e3,n=t*60,o=n*60,r=o*24,l=r*30,i=r*365,c=(e==1?Ko(10,0,3,Ur).filter(eu):Ko(10,-3,0,Ur)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,l,l*2,l*3,l*4,l*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),f=[[i,nu,he,he,he,he,he,he,1],[r*28,"{MMM}",yc,he,he,he,he,he,1],[r,ou,yc,he,he,he,he,he,1],[o,"{h}"+ru,$r,he,Go,he,he,he,1],[n,uo,$r,he,Go,he,he,he,1],[t,wc,$r+" "+uo,he,Go+" "+uo,he,xc,he,1],[e,wc+".{fff}",$r+" "+uo,he,Go+" "+uo,he,xc,he,1]];function p(m){return(_,v,x,k,A,T)=>{let b=[],S=A>=i,E=A>=l&&A<i,D=m(x),P=_e(D*e,3),N=ci(D.getFullYear(),S?0:D.getMonth(),E||S?1:D.getDate()),F=_e(N*e,3);if(E||S){let q=E?A/l:0,H=S?A/i:0,L=P==F?P:_e(ci(N.getFullYear()+H,N.getMonth()+q,1)*e,3),B=new Date(Ve(L/e)),z=B.getFullYear(),K=B.getMonth();for(let G=0;L<=k;G++){let ee=ci(z+H*G,K+q*G,1),j=ee-m(_e(ee*e,3));L=_e((+ee+j)*e,3),L<=k&&b.push(L)}}else{let q=A>=r?r:A,H=vt(x)-vt(P),L=F+H+Yr(P-F,q);b.push(L);let B=m(L),z=B.getHours()+B.getMinutes()/n+B.getSeconds()/o,K=A/o,G=_.axes[v]._space,ee=T/G;for(;L=_e(L+A,e==1?0:3),!(L>k);)if(K>1){let j=vt(_e(z+K,6))%24,re=m(L).getHours()-j;re>1&&(re=-1),L-=re*o,z=(z+K)%24;let fe=b[b.length-1];_e((L-fe)/A,3)*ee>=.7&&b.push(L)}else b.push(L)}return b}}return[c,f,p]}var[Wp,Fp,$p]=lu(1),[Hp,Bp,Gp]=lu(.001);Ko(2,-53,53,[1]);function Sc(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function kc(e,t){return(n,o,r,l,i)=>{let s=t.find(x=>i>=x[0])||t[t.length-1],c,f,p,m,_,v;return o.map(x=>{let k=e(x),A=k.getFullYear(),T=k.getMonth(),b=k.getDate(),S=k.getHours(),E=k.getMinutes(),D=k.getSeconds(),P=A!=c&&s[2]||T!=f&&s[3]||b!=p&&s[4]||S!=m&&s[5]||E!=_&&s[6]||D!=v&&s[7]||s[1];return c=A,f=T,p=b,m=S,_=E,v=D,P(k)})}}function jp(e,t){let n=Ai(t);return(o,r,l,i,s)=>r.map(c=>n(e(c)))}function ci(e,t,n){return new Date(e,t,n)}function Ec(e,t){return t(e)}var Up="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Tc(e,t){return(n,o,r,l)=>l==null?Si:t(e(o))}function Kp(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function qp(e,t){return e.series[t].fill(e,t)}var Yp={show:!0,live:!0,isolate:!1,mount:hp,markers:{show:!0,width:2,stroke:Kp,fill:qp,dash:"solid"},idx:null,idxs:null,values:[]};function Jp(e,t){let n=e.cursor.points,o=Et(),r=n.size(e,t);ke(o,Ho,r),ke(o,Bo,r);let l=r/-2;ke(o,"marginLeft",l),ke(o,"marginTop",l);let i=n.width(e,t,r);return i&&ke(o,"borderWidth",i),o}function Zp(e,t){let n=e.series[t].points;return n._fill||n._stroke}function Qp(e,t){let n=e.series[t].points;return n._stroke||n._fill}function Xp(e,t){return e.series[t].points.size}var ui=[0,0];function eh(e,t,n){return ui[0]=t,ui[1]=n,ui}function Hr(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function fi(e,t,n,o=!0){return r=>{(!o||r.target==t)&&n(r)}}var th={show:!0,x:!0,y:!0,lock:!1,move:eh,points:{one:!1,show:Jp,size:Xp,width:0,stroke:Qp,fill:Zp},bind:{mousedown:Hr,mouseup:Hr,click:Hr,dblclick:Hr,mousemove:fi,mouseleave:fi,mouseenter:fi},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},iu={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Li=De({},iu,{filter:Uc}),su=De({},Li,{size:10}),au=De({},iu,{show:!1}),Ri='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',cu="bold "+Ri,uu=1.5,Mc={show:!0,scale:"x",stroke:wi,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:cu,side:2,grid:Li,ticks:su,border:au,font:Ri,lineGap:uu,rotate:0},nh="Value",oh="Time",Cc={show:!0,scale:"x",auto:!1,sorted:1,min:ve,max:-ve,idxs:[]};function rh(e,t,n,o,r){return t.map(l=>l==null?"":Mi(l))}function lh(e,t,n,o,r,l,i){let s=[],c=cn.get(r)||0;n=i?n:_e(Yr(n,r),c);for(let f=n;f<=o;f=_e(f+r,c))s.push(Object.is(f,-0)?0:f);return s}function vi(e,t,n,o,r,l,i){let s=[],c=e.scales[e.axes[t].scale].log,f=c==10?Jt:Bc,p=vt(f(n));r=po(c,p),c==10&&(r=Cn[Dt(r,Cn)]);let m=n,_=r*c;c==10&&(_=Cn[Dt(_,Cn)]);do s.push(m),m=m+r,c==10&&!cn.has(m)&&(m=_e(m,cn.get(r))),m>=_&&(r=m,_=r*c,c==10&&(_=Cn[Dt(_,Cn)]));while(m<=o);return s}function ih(e,t,n,o,r,l,i){let c=e.scales[e.axes[t].scale].asinh,f=o>c?vi(e,t,ot(c,n),o,r):[c],p=o>=0&&n<=0?[0]:[];return(n<-c?vi(e,t,ot(c,-o),-n,r):[c]).reverse().map(_=>-_).concat(p,f)}var fu=/./,sh=/[12357]/,ah=/[125]/,Ac=/1/,_i=(e,t,n,o)=>e.map((r,l)=>t==4&&r==0||l%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function ch(e,t,n,o,r){let l=e.axes[n],i=l.scale,s=e.scales[i],c=e.valToPos,f=l._space,p=c(10,i),m=c(9,i)-p>=f?fu:c(7,i)-p>=f?sh:c(5,i)-p>=f?ah:Ac;if(m==Ac){let _=We(c(1,i)-p);if(_<f)return _i(t.slice().reverse(),s.distr,m,Tt(f/_)).reverse()}return _i(t,s.distr,m,1)}function uh(e,t,n,o,r){let l=e.axes[n],i=l.scale,s=l._space,c=e.valToPos,f=We(c(1,i)-c(2,i));return f<s?_i(t.slice().reverse(),3,fu,Tt(s/f)).reverse():t}function fh(e,t,n,o){return o==null?Si:t==null?"":Mi(t)}var Oc={show:!0,scale:"y",stroke:wi,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:cu,side:3,grid:Li,ticks:su,border:au,font:Ri,lineGap:uu,rotate:0};function dh(e,t){let n=3+(e||1)*2;return _e(n*t,3)}function ph(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],l=e.valToPos(r[o[0]],n,!0),i=e.valToPos(r[o[1]],n,!0),s=We(i-l),c=e.series[t],f=s/(c.points.space*ue);return o[1]-o[0]<=f}var Lc={scale:null,auto:!0,sorted:0,min:ve,max:-ve},du=(e,t,n,o,r)=>r,Rc={show:!0,auto:!0,sorted:0,gaps:du,alpha:1,facets:[De({},Lc,{scale:"x"}),De({},Lc,{scale:"y"})]},Pc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:du,alpha:1,points:{show:ph,filter:null},values:null,min:ve,max:-ve,idxs:[],path:null,clip:null};function hh(e,t,n,o,r){return n/10}var pu={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},mh=De({},pu,{time:!1,ori:1}),Dc={};function hu(e,t){let n=Dc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,l,i,s,c,f){for(let p=0;p<n.plots.length;p++)n.plots[p]!=r&&n.plots[p].pub(o,r,l,i,s,c,f)}},e!=null&&(Dc[e]=n)),n}var go=1,bi=2;function Rn(e,t,n){let o=e.mode,r=e.series[t],l=o==2?e._data[t]:e._data,i=e.scales,s=e.bbox,c=l[0],f=o==2?l[1]:l[t],p=o==2?i[r.facets[0].scale]:i[e.series[0].scale],m=o==2?i[r.facets[1].scale]:i[r.scale],_=s.left,v=s.top,x=s.width,k=s.height,A=e.valToPosH,T=e.valToPosV;return p.ori==0?n(r,c,f,p,m,A,T,_,v,x,k,Qr,_o,el,gu,_u):n(r,c,f,p,m,T,A,v,_,k,x,Xr,bo,zi,vu,bu)}function Pi(e,t){let n=0,o=0,r=se(e.bands,Ci);for(let l=0;l<r.length;l++){let i=r[l];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function gh(e,t,n,o,r){let l=e.mode,i=e.series[t],s=l==2?i.facets[1].scale:i.scale,c=e.scales[s];return r==-1?c.min:r==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Zt(e,t,n,o,r,l){return Rn(e,t,(i,s,c,f,p,m,_,v,x,k,A)=>{let T=i.pxRound,b=f.dir*(f.ori==0?1:-1),S=f.ori==0?_o:bo,E,D;b==1?(E=n,D=o):(E=o,D=n);let P=T(m(s[E],f,k,v)),N=T(_(c[E],p,A,x)),F=T(m(s[D],f,k,v)),q=T(_(l==1?p.max:p.min,p,A,x)),H=new Path2D(r);return S(H,F,q),S(H,P,q),S(H,P,N),H})}function Zr(e,t,n,o,r,l){let i=null;if(e.length>0){i=new Path2D;let s=t==0?el:zi,c=n;for(let m=0;m<e.length;m++){let _=e[m];if(_[1]>_[0]){let v=_[0]-c;v>0&&s(i,c,o,v,o+l),c=_[1]}}let f=n+r-c,p=10;f>0&&s(i,c,o-p/2,f,o+l+p)}return i}function vh(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function Di(e,t,n,o,r,l,i){let s=[],c=e.length;for(let f=r==1?n:o;f>=n&&f<=o;f+=r)if(t[f]===null){let m=f,_=f;if(r==1)for(;++f<=o&&t[f]===null;)_=f;else for(;--f>=n&&t[f]===null;)_=f;let v=l(e[m]),x=_==m?v:l(e[_]),k=m-r;v=i<=0&&k>=0&&k<c?l(e[k]):v;let T=_+r;x=i>=0&&T>=0&&T<c?l(e[T]):x,x>=v&&s.push([v,x])}return s}function zc(e){return e==0?jc:e==1?Ve:t=>Mn(t,e)}function mu(e){let t=e==0?Qr:Xr,n=e==0?(r,l,i,s,c,f)=>{r.arcTo(l,i,s,c,f)}:(r,l,i,s,c,f)=>{r.arcTo(i,l,c,s,f)},o=e==0?(r,l,i,s,c)=>{r.rect(l,i,s,c)}:(r,l,i,s,c)=>{r.rect(i,l,c,s)};return(r,l,i,s,c,f=0,p=0)=>{f==0&&p==0?o(r,l,i,s,c):(f=zt(f,s/2,c/2),p=zt(p,s/2,c/2),t(r,l+f,i),n(r,l+s,i,l+s,i+c,f),n(r,l+s,i+c,l,i+c,p),n(r,l,i+c,l,i,p),n(r,l,i,l+s,i,f),r.closePath())}}var Qr=(e,t,n)=>{e.moveTo(t,n)},Xr=(e,t,n)=>{e.moveTo(n,t)},_o=(e,t,n)=>{e.lineTo(t,n)},bo=(e,t,n)=>{e.lineTo(n,t)},el=mu(0),zi=mu(1),gu=(e,t,n,o,r,l)=>{e.arc(t,n,o,r,l)},vu=(e,t,n,o,r,l)=>{e.arc(n,t,o,r,l)},_u=(e,t,n,o,r,l,i)=>{e.bezierCurveTo(t,n,o,r,l,i)},bu=(e,t,n,o,r,l,i)=>{e.bezierCurveTo(n,t,r,o,i,l)};function yu(e){return(t,n,o,r,l)=>Rn(t,n,(i,s,c,f,p,m,_,v,x,k,A)=>{let{pxRound:T,points:b}=i,S,E;f.ori==0?(S=Qr,E=gu):(S=Xr,E=vu);let D=_e(b.width*ue,3),P=(b.size-b.width)/2*ue,N=_e(P*2,3),F=new Path2D,q=new Path2D,{left:H,top:L,width:B,height:z}=t.bbox;el(q,H-N,L-N,B+N*2,z+N*2);let K=G=>{if(c[G]!=null){let ee=T(m(s[G],f,k,v)),j=T(_(c[G],p,A,x));S(F,ee+P,j),E(F,ee,j,P,0,Br*2)}};if(l)l.forEach(K);else for(let G=o;G<=r;G++)K(G);return{stroke:D>0?F:null,fill:F,clip:q,flags:go|bi}})}function xu(e){return(t,n,o,r,l,i)=>{o!=r&&(l!=o&&i!=o&&e(t,n,o),l!=r&&i!=r&&e(t,n,r),e(t,n,i))}}var _h=xu(_o),bh=xu(bo);function wu(e){let t=se(e?.alignGaps,0);return(n,o,r,l)=>Rn(n,o,(i,s,c,f,p,m,_,v,x,k,A)=>{[r,l]=Kr(c,r,l);let T=i.pxRound,b=z=>T(m(z,f,k,v)),S=z=>T(_(z,p,A,x)),E,D;f.ori==0?(E=_o,D=_h):(E=bo,D=bh);let P=f.dir*(f.ori==0?1:-1),N={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:go},F=N.stroke,q=!1;if(l-r>=k*4){let z=M=>n.posToVal(M,f.key,!0),K=null,G=null,ee,j,Ke,be=b(s[P==1?r:l]),re=b(s[r]),fe=b(s[l]),X=z(P==1?re+1:fe-1);for(let M=P==1?r:l;M>=r&&M<=l;M+=P){let Z=s[M],ae=(P==1?Z<X:Z>X)?be:b(Z),oe=c[M];ae==be?oe!=null?(j=oe,K==null?(E(F,ae,S(j)),ee=K=G=j):j<K?K=j:j>G&&(G=j)):oe===null&&(q=!0):(K!=null&&D(F,be,S(K),S(G),S(ee),S(j)),oe!=null?(j=oe,E(F,ae,S(j)),K=G=ee=j):(K=G=null,oe===null&&(q=!0)),be=ae,X=z(be+P))}K!=null&&K!=G&&Ke!=be&&D(F,be,S(K),S(G),S(ee),S(j))}else for(let z=P==1?r:l;z>=r&&z<=l;z+=P){let K=c[z];K===null?q=!0:K!=null&&E(F,b(s[z]),S(K))}let[L,B]=Pi(n,o);if(i.fill!=null||L!=0){let z=N.fill=new Path2D(F),K=i.fillTo(n,o,i.min,i.max,L),G=S(K),ee=b(s[r]),j=b(s[l]);P==-1&&([j,ee]=[ee,j]),E(z,j,G),E(z,ee,G)}if(!i.spanGaps){let z=[];q&&z.push(...Di(s,c,r,l,P,b,t)),N.gaps=z=i.gaps(n,o,r,l,z),N.clip=Zr(z,f.ori,v,x,k,A)}return B!=0&&(N.band=B==2?[Zt(n,o,r,l,F,-1),Zt(n,o,r,l,F,1)]:Zt(n,o,r,l,F,B)),N})}function yh(e){let t=se(e.align,1),n=se(e.ascDesc,!1),o=se(e.alignGaps,0),r=se(e.extend,!1);return(l,i,s,c)=>Rn(l,i,(f,p,m,_,v,x,k,A,T,b,S)=>{[s,c]=Kr(m,s,c);let E=f.pxRound,{left:D,width:P}=l.bbox,N=re=>E(x(re,_,b,A)),F=re=>E(k(re,v,S,T)),q=_.ori==0?_o:bo,H={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:go},L=H.stroke,B=_.dir*(_.ori==0?1:-1),z=F(m[B==1?s:c]),K=N(p[B==1?s:c]),G=K,ee=K;r&&t==-1&&(ee=D,q(L,ee,z)),q(L,K,z);for(let re=B==1?s:c;re>=s&&re<=c;re+=B){let fe=m[re];if(fe==null)continue;let X=N(p[re]),M=F(fe);t==1?q(L,X,z):q(L,G,M),q(L,X,M),z=M,G=X}let j=G;r&&t==1&&(j=D+P,q(L,j,z));let[Ke,be]=Pi(l,i);if(f.fill!=null||Ke!=0){let re=H.fill=new Path2D(L),fe=f.fillTo(l,i,f.min,f.max,Ke),X=F(fe);q(re,j,X),q(re,ee,X)}if(!f.spanGaps){let re=[];re.push(...Di(p,m,s,c,B,N,o));let fe=f.width*ue/2,X=n||t==1?fe:-fe,M=n||t==-1?-fe:fe;re.forEach(Z=>{Z[0]+=X,Z[1]+=M}),H.gaps=re=f.gaps(l,i,s,c,re),H.clip=Zr(re,_.ori,A,T,b,S)}return be!=0&&(H.band=be==2?[Zt(l,i,s,c,L,-1),Zt(l,i,s,c,L,1)]:Zt(l,i,s,c,L,be)),H})}function Ic(e,t,n,o,r,l,i=ve){if(e.length>1){let s=null;for(let c=0,f=1/0;c<e.length;c++)if(t[c]!==void 0){if(s!=null){let p=We(e[c]-e[s]);p<f&&(f=p,i=We(n(e[c],o,r,l)-n(e[s],o,r,l)))}s=c}}return i}function xh(e){e=e||Uo;let t=se(e.size,[.6,ve,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let l=ne(r),i=1-t[0],s=se(t[1],ve),c=se(t[2],1),f=se(e.disp,Uo),p=se(e.each,v=>{}),{fill:m,stroke:_}=f;return(v,x,k,A)=>Rn(v,x,(T,b,S,E,D,P,N,F,q,H,L)=>{let B=T.pxRound,z=n,K=o*ue,G=s*ue,ee=c*ue,j,Ke;E.ori==0?[j,Ke]=l(v,x):[Ke,j]=l(v,x);let be=E.dir*(E.ori==0?1:-1),re=E.ori==0?el:zi,fe=E.ori==0?p:(W,ye,ze,Nn,dn,Nt,pn)=>{p(W,ye,ze,dn,Nn,pn,Nt)},X=se(v.bands,Ci).find(W=>W.series[0]==x),M=X!=null?X.dir:0,Z=T.fillTo(v,x,T.min,T.max,M),de=B(N(Z,D,L,q)),ae,oe,ct,ut=H,Me=B(T.width*ue),It=!1,Gt=null,bt=null,Qt=null,Dn=null;m!=null&&(Me==0||_!=null)&&(It=!0,Gt=m.values(v,x,k,A),bt=new Map,new Set(Gt).forEach(W=>{W!=null&&bt.set(W,new Path2D)}),Me>0&&(Qt=_.values(v,x,k,A),Dn=new Map,new Set(Qt).forEach(W=>{W!=null&&Dn.set(W,new Path2D)})));let{x0:zn,size:yo}=f;if(zn!=null&&yo!=null){z=1,b=zn.values(v,x,k,A),zn.unit==2&&(b=b.map(ze=>v.posToVal(F+ze*H,E.key,!0)));let W=yo.values(v,x,k,A);yo.unit==2?oe=W[0]*H:oe=P(W[0],E,H,F)-P(0,E,H,F),ut=Ic(b,S,P,E,H,F,ut),ct=ut-oe+K}else ut=Ic(b,S,P,E,H,F,ut),ct=ut*i+K,oe=ut-ct;ct<1&&(ct=0),Me>=oe/2&&(Me=0),ct<5&&(B=jc);let Yo=ct>0,un=ut-ct-(Yo?Me:0);oe=B(gi(un,ee,G)),ae=(z==0?oe/2:z==be?0:oe)-z*be*((z==0?K/2:0)+(Yo?Me/2:0));let Qe={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},In=It?null:new Path2D,jt=null;if(X!=null)jt=v.data[X.series[1]];else{let{y0:W,y1:ye}=f;W!=null&&ye!=null&&(S=ye.values(v,x,k,A),jt=W.values(v,x,k,A))}let fn=j*oe,Q=Ke*oe;for(let W=be==1?k:A;W>=k&&W<=A;W+=be){let ye=S[W];if(ye==null)continue;if(jt!=null){let rt=jt[W]??0;if(ye-rt==0)continue;de=N(rt,D,L,q)}let ze=E.distr!=2||f!=null?b[W]:W,Nn=P(ze,E,H,F),dn=N(se(ye,Z),D,L,q),Nt=B(Nn-ae),pn=B(ot(dn,de)),ft=B(zt(dn,de)),yt=pn-ft;if(ye!=null){let rt=ye<0?Q:fn,Mt=ye<0?fn:Q;It?(Me>0&&Qt[W]!=null&&re(Dn.get(Qt[W]),Nt,ft+vt(Me/2),oe,ot(0,yt-Me),rt,Mt),Gt[W]!=null&&re(bt.get(Gt[W]),Nt,ft+vt(Me/2),oe,ot(0,yt-Me),rt,Mt)):re(In,Nt,ft+vt(Me/2),oe,ot(0,yt-Me),rt,Mt),fe(v,x,W,Nt-Me/2,ft,oe+Me,yt)}}return Me>0?Qe.stroke=It?Dn:In:It||(Qe._fill=T.width==0?T._fill:T._stroke??T._fill,Qe.width=0),Qe.fill=It?bt:In,Qe})}function wh(e,t){let n=se(t?.alignGaps,0);return(o,r,l,i)=>Rn(o,r,(s,c,f,p,m,_,v,x,k,A,T)=>{[l,i]=Kr(f,l,i);let b=s.pxRound,S=j=>b(_(j,p,A,x)),E=j=>b(v(j,m,T,k)),D,P,N;p.ori==0?(D=Qr,N=_o,P=_u):(D=Xr,N=bo,P=bu);let F=p.dir*(p.ori==0?1:-1),q=S(c[F==1?l:i]),H=q,L=[],B=[];for(let j=F==1?l:i;j>=l&&j<=i;j+=F)if(f[j]!=null){let be=c[j],re=S(be);L.push(H=re),B.push(E(f[j]))}let z={stroke:e(L,B,D,N,P,b),fill:null,clip:null,band:null,gaps:null,flags:go},K=z.stroke,[G,ee]=Pi(o,r);if(s.fill!=null||G!=0){let j=z.fill=new Path2D(K),Ke=s.fillTo(o,r,s.min,s.max,G),be=E(Ke);N(j,H,be),N(j,q,be)}if(!s.spanGaps){let j=[];j.push(...Di(c,f,l,i,F,S,n)),z.gaps=j=s.gaps(o,r,l,i,j),z.clip=Zr(j,p.ori,x,k,A,T)}return ee!=0&&(z.band=ee==2?[Zt(o,r,l,i,K,-1),Zt(o,r,l,i,K,1)]:Zt(o,r,l,i,K,ee)),z})}function Sh(e){return wh(kh,e)}function kh(e,t,n,o,r,l){let i=e.length;if(i<2)return null;let s=new Path2D;if(n(s,e[0],t[0]),i==2)o(s,e[1],t[1]);else{let c=Array(i),f=Array(i-1),p=Array(i-1),m=Array(i-1);for(let _=0;_<i-1;_++)p[_]=t[_+1]-t[_],m[_]=e[_+1]-e[_],f[_]=p[_]/m[_];c[0]=f[0];for(let _=1;_<i-1;_++)f[_]===0||f[_-1]===0||f[_-1]>0!=f[_]>0?c[_]=0:(c[_]=3*(m[_-1]+m[_])/((2*m[_]+m[_-1])/f[_-1]+(m[_]+2*m[_-1])/f[_]),isFinite(c[_])||(c[_]=0));c[i-1]=f[i-2];for(let _=0;_<i-1;_++)r(s,e[_]+m[_]/3,t[_]+c[_]*m[_]/3,e[_+1]-m[_]/3,t[_+1]-c[_+1]*m[_]/3,e[_+1],t[_+1])}return s}var yi=new Set;function Nc(){for(let e of yi)e.syncRect(!0)}vo&&(On(rp,fo,Nc),On(lp,fo,Nc,!0),On(Gr,fo,()=>{Ue.pxRatio=ue}));var Eh=wu(),Th=yu();function Vc(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((l,i)=>xi(l,i,t,n))}function Mh(e,t){return e.map((n,o)=>o==0?{}:De({},t,n))}function xi(e,t,n,o){return De({},t==0?n:o,e)}function Su(e,t,n){return t==null?ho:[t,n]}var Ch=Su;function Ah(e,t,n){return t==null?ho:jr(t,n,Ti,!0)}function ku(e,t,n,o){return t==null?ho:qr(t,n,e.scales[o].log,!1)}var Oh=ku;function Eu(e,t,n,o){return t==null?ho:Ei(t,n,e.scales[o].log,!1)}var Lh=Eu;function Rh(e,t,n,o,r){let l=ot(gc(e),gc(t)),i=t-e,s=Dt(r/o*i,n);do{let c=n[s],f=o*c/i;if(f>=r&&l+(c<5?cn.get(c):0)<=17)return[c,f]}while(++s<n.length);return[0,0]}function Wc(e){let t,n;return e=e.replace(/(\d+)px/,(o,r)=>(t=Ve((n=+r)*ue))+"px"),[e,t,n]}function Ph(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=_e(t[2]*ue,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function Ue(e,t,n){let o={mode:se(e.mode,1)},r=o.mode;function l(a,u,h,g){let y=u.valToPct(a);return g+h*(u.dir==-1?1-y:y)}function i(a,u,h,g){let y=u.valToPct(a);return g+h*(u.dir==-1?y:1-y)}function s(a,u,h,g){return u.ori==0?l(a,u,h,g):i(a,u,h,g)}o.valToPosH=l,o.valToPosV=i;let c=!1;o.status=0;let f=o.root=Et(Fd);if(e.id!=null&&(f.id=e.id),gt(f,e.class),e.title){let a=Et(Bd,f);a.textContent=e.title}let p=Pt("canvas"),m=o.ctx=p.getContext("2d"),_=Et(Gd,f);On("click",_,a=>{a.target===x&&(xe!=qn||Ee!=Yn)&&Ye.click(o,a)},!0);let v=o.under=Et(jd,_);_.appendChild(p);let x=o.over=Et(Ud,_);e=mo(e);let k=+se(e.pxAlign,1),A=zc(k);(e.plugins||[]).forEach(a=>{a.opts&&(e=a.opts(o,e)||e)});let T=e.ms||.001,b=o.series=r==1?Vc(e.series||[],Cc,Pc,!1):Mh(e.series||[null],Rc),S=o.axes=Vc(e.axes||[],Mc,Oc,!0),E=o.scales={},D=o.bands=e.bands||[];D.forEach(a=>{a.fill=ne(a.fill||null),a.dir=se(a.dir,-1)});let P=r==2?b[1].facets[0].scale:b[0].scale,N={axes:Zu,series:Uu},F=(e.drawOrder||["axes","series"]).map(a=>N[a]);function q(a){let u=a.distr==3?h=>Jt(h>0?h:a.clamp(o,h,a.min,a.max,a.key)):a.distr==4?h=>ai(h,a.asinh):a.distr==100?h=>a.fwd(h):h=>h;return h=>{let g=u(h),{_min:y,_max:w}=a,C=w-y;return(g-y)/C}}function H(a){let u=E[a];if(u==null){let h=(e.scales||Uo)[a]||Uo;if(h.from!=null){H(h.from);let g=De({},E[h.from],h,{key:a});g.valToPct=q(g),E[a]=g}else{u=E[a]=De({},a==P?pu:mh,h),u.key=a;let g=u.time,y=u.range,w=an(y);if((a!=P||r==2&&!g)&&(w&&(y[0]==null||y[1]==null)&&(y={min:y[0]==null?pc:{mode:1,hard:y[0],soft:y[0]},max:y[1]==null?pc:{mode:1,hard:y[1],soft:y[1]}},w=!1),!w&&Jr(y))){let C=y;y=(O,R,I)=>R==null?ho:jr(R,I,C)}u.range=ne(y||(g?Ch:a==P?u.distr==3?Oh:u.distr==4?Lh:Su:u.distr==3?ku:u.distr==4?Eu:Ah)),u.auto=ne(w?!1:u.auto),u.clamp=ne(u.clamp||hh),u._min=u._max=null,u.valToPct=q(u)}}}H("x"),H("y"),r==1&&b.forEach(a=>{H(a.scale)}),S.forEach(a=>{H(a.scale)});for(let a in e.scales)H(a);let L=E[P],B=L.distr,z,K;L.ori==0?(gt(f,$d),z=l,K=i):(gt(f,Hd),z=i,K=l);let G={};for(let a in E){let u=E[a];(u.min!=null||u.max!=null)&&(G[a]={min:u.min,max:u.max},u.min=u.max=null)}let ee=e.tzDate||(a=>new Date(Ve(a/T))),j=e.fmtDate||Ai,Ke=T==1?$p(ee):Gp(ee),be=kc(ee,Sc(T==1?Fp:Bp,j)),re=Tc(ee,Ec(Up,j)),fe=[],X=o.legend=De({},Yp,e.legend),M=o.cursor=De({},th,{drag:{y:r==2}},e.cursor),Z=X.show,de=M.show,ae=X.markers;X.idxs=fe,ae.width=ne(ae.width),ae.dash=ne(ae.dash),ae.stroke=ne(ae.stroke),ae.fill=ne(ae.fill);let oe,ct,ut,Me=[],It=[],Gt,bt=!1,Qt={};if(X.live){let a=b[1]?b[1].values:null;bt=a!=null,Gt=bt?a(o,1,0):{_:0};for(let u in Gt)Qt[u]=Si}if(Z)if(oe=Pt("table",Qd,f),ut=Pt("tbody",null,oe),X.mount(o,oe),bt){ct=Pt("thead",null,oe,ut);let a=Pt("tr",null,ct);Pt("th",null,a);for(var Dn in Gt)Pt("th",ec,a).textContent=Dn}else gt(oe,ep),X.live&&gt(oe,Xd);let zn={show:!0},yo={show:!1};function Yo(a,u){if(u==0&&(bt||!X.live||r==2))return ho;let h=[],g=Pt("tr",tp,ut,ut.childNodes[u]);gt(g,a.class),a.show||gt(g,An);let y=Pt("th",null,g);if(ae.show){let O=Et(np,y);if(u>0){let R=ae.width(o,u);R&&(O.style.border=R+"px "+ae.dash(o,u)+" "+ae.stroke(o,u)),O.style.background=ae.fill(o,u)}}let w=Et(ec,y);a.label instanceof HTMLElement?w.appendChild(a.label):w.textContent=a.label,u>0&&(ae.show||(w.style.color=a.width>0?ae.stroke(o,u):ae.fill(o,u)),Qe("click",y,O=>{if(M._lock)return;mn(O);let R=b.indexOf(a);if((O.ctrlKey||O.metaKey)!=X.isolate){let I=b.some((V,$)=>$>0&&$!=R&&V.show);b.forEach((V,$)=>{$>0&&Wt($,I?$==R?zn:yo:zn,!0,Pe.setSeries)})}else Wt(R,{show:!a.show},!0,Pe.setSeries)},!1),Wn&&Qe(rc,y,O=>{M._lock||(mn(O),Wt(b.indexOf(a),Zn,!0,Pe.setSeries))},!1));for(var C in Gt){let O=Pt("td",op,g);O.textContent="--",h.push(O)}return[g,h]}let un=new Map;function Qe(a,u,h,g=!0){let y=un.get(u)||{},w=M.bind[a](o,u,h,g);w&&(On(a,u,y[a]=w),un.set(u,y))}function In(a,u,h){let g=un.get(u)||{};for(let y in g)(a==null||y==a)&&(mi(y,u,g[y]),delete g[y]);a==null&&un.delete(u)}let jt=0,fn=0,Q=0,W=0,ye=0,ze=0,Nn=ye,dn=ze,Nt=Q,pn=W,ft=0,yt=0,rt=0,Mt=0;o.bbox={};let nl=!1,Jo=!1,Vn=!1,hn=!1,Zo=!1,xt=!1;function ol(a,u,h){(h||a!=o.width||u!=o.height)&&Vi(a,u),Gn(!1),Vn=!0,Jo=!0,jn()}function Vi(a,u){o.width=jt=Q=a,o.height=fn=W=u,ye=ze=0,Wu(),Fu();let h=o.bbox;ft=h.left=Mn(ye*ue,.5),yt=h.top=Mn(ze*ue,.5),rt=h.width=Mn(Q*ue,.5),Mt=h.height=Mn(W*ue,.5)}let Iu=3;function Nu(){let a=!1,u=0;for(;!a;){u++;let h=Yu(u),g=Ju(u);a=u==Iu||h&&g,a||(Vi(o.width,o.height),Jo=!0)}}function Vu({width:a,height:u}){ol(a,u)}o.setSize=Vu;function Wu(){let a=!1,u=!1,h=!1,g=!1;S.forEach((y,w)=>{if(y.show&&y._show){let{side:C,_size:O}=y,R=C%2,I=y.label!=null?y.labelSize:0,V=O+I;V>0&&(R?(Q-=V,C==3?(ye+=V,g=!0):h=!0):(W-=V,C==0?(ze+=V,a=!0):u=!0))}}),gn[0]=a,gn[1]=h,gn[2]=u,gn[3]=g,Q-=Xt[1]+Xt[3],ye+=Xt[3],W-=Xt[2]+Xt[0],ze+=Xt[0]}function Fu(){let a=ye+Q,u=ze+W,h=ye,g=ze;function y(w,C){switch(w){case 1:return a+=C,a-C;case 2:return u+=C,u-C;case 3:return h-=C,h+C;case 0:return g-=C,g+C}}S.forEach((w,C)=>{if(w.show&&w._show){let O=w.side;w._pos=y(O,w._size),w.label!=null&&(w._lpos=y(O,w.labelSize))}})}if(M.dataIdx==null){let a=M.hover,u=a.skip=new Set(a.skip??[]);u.add(void 0);let h=a.prox=ne(a.prox),g=a.bias??=0;M.dataIdx=(y,w,C,O)=>{if(w==0)return C;let R=C,I=h(y,w,C,O)??ve,V=I>=0&&I<ve,$=L.ori==0?Q:W,J=M.left,ce=t[0],ie=t[w];if(u.has(ie[C])){R=null;let te=null,Y=null,U;if(g==0||g==-1)for(U=C;te==null&&U-- >0;)u.has(ie[U])||(te=U);if(g==0||g==1)for(U=C;Y==null&&U++<ie.length;)u.has(ie[U])||(Y=U);if(te!=null||Y!=null)if(V){let Se=te==null?-1/0:z(ce[te],L,$,0),Ae=Y==null?1/0:z(ce[Y],L,$,0),je=J-Se,me=Ae-J;je<=me?je<=I&&(R=te):me<=I&&(R=Y)}else R=Y==null?te:te==null?Y:C-te<=Y-C?te:Y}else V&&We(J-z(ce[C],L,$,0))>I&&(R=null);return R}}let mn=a=>{M.event=a};M.idxs=fe,M._lock=!1;let Je=M.points;Je.show=ne(Je.show),Je.size=ne(Je.size),Je.stroke=ne(Je.stroke),Je.width=ne(Je.width),Je.fill=ne(Je.fill);let Vt=o.focus=De({},e.focus||{alpha:.3},M.focus),Wn=Vt.prox>=0,Fn=Wn&&Je.one,wt=[],$n=[],Hn=[];function Wi(a,u){let h=Je.show(o,u);if(h instanceof HTMLElement)return gt(h,Zd),gt(h,a.class),Bt(h,-10,-10,Q,W),x.insertBefore(h,wt[u]),h}function Fi(a,u){if(r==1||u>0){let h=r==1&&E[a.scale].time,g=a.value;a.value=h?bc(g)?Tc(ee,Ec(g,j)):g||re:g||fh,a.label=a.label||(h?oh:nh)}if(Fn||u>0){a.width=a.width==null?1:a.width,a.paths=a.paths||Eh||mp,a.fillTo=ne(a.fillTo||gh),a.pxAlign=+se(a.pxAlign,k),a.pxRound=zc(a.pxAlign),a.stroke=ne(a.stroke||null),a.fill=ne(a.fill||null),a._stroke=a._fill=a._paths=a._focus=null;let h=dh(ot(1,a.width),1),g=a.points=De({},{size:h,width:ot(1,h*.2),stroke:a.stroke,space:h*2,paths:Th,_stroke:null,_fill:null},a.points);g.show=ne(g.show),g.filter=ne(g.filter),g.fill=ne(g.fill),g.stroke=ne(g.stroke),g.paths=ne(g.paths),g.pxAlign=a.pxAlign}if(Z){let h=Yo(a,u);Me.splice(u,0,h[0]),It.splice(u,0,h[1]),X.values.push(null)}if(de){fe.splice(u,0,null);let h=null;Fn?u==0&&(h=Wi(a,u)):u>0&&(h=Wi(a,u)),wt.splice(u,0,h),$n.splice(u,0,0),Hn.splice(u,0,0)}Ge("addSeries",u)}function $u(a,u){u=u??b.length,a=r==1?xi(a,u,Cc,Pc):xi(a,u,{},Rc),b.splice(u,0,a),Fi(b[u],u)}o.addSeries=$u;function Hu(a){if(b.splice(a,1),Z){X.values.splice(a,1),It.splice(a,1);let u=Me.splice(a,1)[0];In(null,u.firstChild),u.remove()}de&&(fe.splice(a,1),wt.splice(a,1)[0].remove(),$n.splice(a,1),Hn.splice(a,1)),Ge("delSeries",a)}o.delSeries=Hu;let gn=[!1,!1,!1,!1];function Bu(a,u){if(a._show=a.show,a.show){let h=a.side%2,g=E[a.scale];g==null&&(a.scale=h?b[1].scale:P,g=E[a.scale]);let y=g.time;a.size=ne(a.size),a.space=ne(a.space),a.rotate=ne(a.rotate),an(a.incrs)&&a.incrs.forEach(C=>{!cn.has(C)&&cn.set(C,qc(C))}),a.incrs=ne(a.incrs||(g.distr==2?Np:y?T==1?Wp:Hp:Cn)),a.splits=ne(a.splits||(y&&g.distr==1?Ke:g.distr==3?vi:g.distr==4?ih:lh)),a.stroke=ne(a.stroke),a.grid.stroke=ne(a.grid.stroke),a.ticks.stroke=ne(a.ticks.stroke),a.border.stroke=ne(a.border.stroke);let w=a.values;a.values=an(w)&&!an(w[0])?ne(w):y?an(w)?kc(ee,Sc(w,j)):bc(w)?jp(ee,w):w||be:w||rh,a.filter=ne(a.filter||(g.distr>=3&&g.log==10?ch:g.distr==3&&g.log==2?uh:Uc)),a.font=Wc(a.font),a.labelFont=Wc(a.labelFont),a._size=a.size(o,null,u,0),a._space=a._rotate=a._incrs=a._found=a._splits=a._values=null,a._size>0&&(gn[u]=!0,a._el=Et(Kd,_))}}function xo(a,u,h,g){let[y,w,C,O]=h,R=u%2,I=0;return R==0&&(O||w)&&(I=u==0&&!y||u==2&&!C?Ve(Mc.size/3):0),R==1&&(y||C)&&(I=u==1&&!w||u==3&&!O?Ve(Oc.size/2):0),I}let $i=o.padding=(e.padding||[xo,xo,xo,xo]).map(a=>ne(se(a,xo))),Xt=o._padding=$i.map((a,u)=>a(o,u,gn,0)),qe,Fe=null,$e=null,Qo=r==1?b[0].idxs:null,Ct=null,wo=!1;function Hi(a,u){if(t=a??[],o.data=o._data=t,r==2){qe=0;for(let h=1;h<b.length;h++)qe+=t[h][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Ct=t[0],qe=Ct.length;let h=t;if(B==2){h=t.slice();let g=h[0]=Array(qe);for(let y=0;y<qe;y++)g[y]=y}o._data=t=h}if(Gn(!0),Ge("setData"),B==2&&(Vn=!0),u!==!1){let h=L;h.auto(o,wo)?rl():tn(P,h.min,h.max),hn=hn||M.left>=0,xt=!0,jn()}}o.setData=Hi;function rl(){wo=!0;let a,u;r==1&&(qe>0?(Fe=Qo[0]=0,$e=Qo[1]=qe-1,a=t[0][Fe],u=t[0][$e],B==2?(a=Fe,u=$e):a==u&&(B==3?[a,u]=qr(a,a,L.log,!1):B==4?[a,u]=Ei(a,a,L.log,!1):L.time?u=a+Ve(86400/T):[a,u]=jr(a,u,Ti,!0))):(Fe=Qo[0]=a=null,$e=Qo[1]=u=null)),tn(P,a,u)}let Xo,Bn,ll,il,sl,al,cl,ul,fl,lt;function Bi(a,u,h,g,y,w){a??=nc,h??=Ci,g??="butt",y??=nc,w??="round",a!=Xo&&(m.strokeStyle=Xo=a),y!=Bn&&(m.fillStyle=Bn=y),u!=ll&&(m.lineWidth=ll=u),w!=sl&&(m.lineJoin=sl=w),g!=al&&(m.lineCap=al=g),h!=il&&m.setLineDash(il=h)}function Gi(a,u,h,g){u!=Bn&&(m.fillStyle=Bn=u),a!=cl&&(m.font=cl=a),h!=ul&&(m.textAlign=ul=h),g!=fl&&(m.textBaseline=fl=g)}function dl(a,u,h,g,y=0){if(g.length>0&&a.auto(o,wo)&&(u==null||u.min==null)){let w=se(Fe,0),C=se($e,g.length-1),O=h.min==null?cp(g,w,C,y,a.distr==3):[h.min,h.max];a.min=zt(a.min,h.min=O[0]),a.max=ot(a.max,h.max=O[1])}}let ji={min:null,max:null};function Gu(){for(let g in E){let y=E[g];G[g]==null&&(y.min==null||G[P]!=null&&y.auto(o,wo))&&(G[g]=ji)}for(let g in E){let y=E[g];G[g]==null&&y.from!=null&&G[y.from]!=null&&(G[g]=ji)}G[P]!=null&&Gn(!0);let a={};for(let g in G){let y=G[g];if(y!=null){let w=a[g]=mo(E[g],_p);if(y.min!=null)De(w,y);else if(g!=P||r==2)if(qe==0&&w.from==null){let C=w.range(o,null,null,g);w.min=C[0],w.max=C[1]}else w.min=ve,w.max=-ve}}if(qe>0){b.forEach((g,y)=>{if(r==1){let w=g.scale,C=G[w];if(C==null)return;let O=a[w];if(y==0){let R=O.range(o,O.min,O.max,w);O.min=R[0],O.max=R[1],Fe=Dt(O.min,t[0]),$e=Dt(O.max,t[0]),$e-Fe>1&&(t[0][Fe]<O.min&&Fe++,t[0][$e]>O.max&&$e--),g.min=Ct[Fe],g.max=Ct[$e]}else g.show&&g.auto&&dl(O,C,g,t[y],g.sorted);g.idxs[0]=Fe,g.idxs[1]=$e}else if(y>0&&g.show&&g.auto){let[w,C]=g.facets,O=w.scale,R=C.scale,[I,V]=t[y],$=a[O],J=a[R];$!=null&&dl($,G[O],w,I,w.sorted),J!=null&&dl(J,G[R],C,V,C.sorted),g.min=C.min,g.max=C.max}});for(let g in a){let y=a[g],w=G[g];if(y.from==null&&(w==null||w.min==null)){let C=y.range(o,y.min==ve?null:y.min,y.max==-ve?null:y.max,g);y.min=C[0],y.max=C[1]}}}for(let g in a){let y=a[g];if(y.from!=null){let w=a[y.from];if(w.min==null)y.min=y.max=null;else{let C=y.range(o,w.min,w.max,g);y.min=C[0],y.max=C[1]}}}let u={},h=!1;for(let g in a){let y=a[g],w=E[g];if(w.min!=y.min||w.max!=y.max){w.min=y.min,w.max=y.max;let C=w.distr;w._min=C==3?Jt(w.min):C==4?ai(w.min,w.asinh):C==100?w.fwd(w.min):w.min,w._max=C==3?Jt(w.max):C==4?ai(w.max,w.asinh):C==100?w.fwd(w.max):w.max,u[g]=h=!0}}if(h){b.forEach((g,y)=>{r==2?y>0&&u.y&&(g._paths=null):u[g.scale]&&(g._paths=null)});for(let g in u)Vn=!0,Ge("setScale",g);de&&M.left>=0&&(hn=xt=!0)}for(let g in G)G[g]=null}function ju(a){let u=gi(Fe-1,0,qe-1),h=gi($e+1,0,qe-1);for(;a[u]==null&&u>0;)u--;for(;a[h]==null&&h<qe-1;)h++;return[u,h]}function Uu(){if(qe>0){let a=b.some(u=>u._focus)&&lt!=Vt.alpha;a&&(m.globalAlpha=lt=Vt.alpha),b.forEach((u,h)=>{if(h>0&&u.show&&(Ui(h,!1),Ui(h,!0),u._paths==null)){let g=lt;lt!=u.alpha&&(m.globalAlpha=lt=u.alpha);let y=r==2?[0,t[h][0].length-1]:ju(t[h]);u._paths=u.paths(o,h,y[0],y[1]),lt!=g&&(m.globalAlpha=lt=g)}}),b.forEach((u,h)=>{if(h>0&&u.show){let g=lt;lt!=u.alpha&&(m.globalAlpha=lt=u.alpha),u._paths!=null&&Ki(h,!1);{let y=u._paths!=null?u._paths.gaps:null,w=u.points.show(o,h,Fe,$e,y),C=u.points.filter(o,h,w,y);(w||C)&&(u.points._paths=u.points.paths(o,h,Fe,$e,C),Ki(h,!0))}lt!=g&&(m.globalAlpha=lt=g),Ge("drawSeries",h)}}),a&&(m.globalAlpha=lt=1)}}function Ui(a,u){let h=u?b[a].points:b[a];h._stroke=h.stroke(o,a),h._fill=h.fill(o,a)}function Ki(a,u){let h=u?b[a].points:b[a],{stroke:g,fill:y,clip:w,flags:C,_stroke:O=h._stroke,_fill:R=h._fill,_width:I=h.width}=h._paths;I=_e(I*ue,3);let V=null,$=I%2/2;u&&R==null&&(R=I>0?"#fff":O);let J=h.pxAlign==1&&$>0;if(J&&m.translate($,$),!u){let ce=ft-I/2,ie=yt-I/2,te=rt+I,Y=Mt+I;V=new Path2D,V.rect(ce,ie,te,Y)}u?pl(O,I,h.dash,h.cap,R,g,y,C,w):Ku(a,O,I,h.dash,h.cap,R,g,y,C,V,w),J&&m.translate(-$,-$)}function Ku(a,u,h,g,y,w,C,O,R,I,V){let $=!1;R!=0&&D.forEach((J,ce)=>{if(J.series[0]==a){let ie=b[J.series[1]],te=t[J.series[1]],Y=(ie._paths||Uo).band;an(Y)&&(Y=J.dir==1?Y[0]:Y[1]);let U,Se=null;ie.show&&Y&&fp(te,Fe,$e)?(Se=J.fill(o,ce)||w,U=ie._paths.clip):Y=null,pl(u,h,g,y,Se,C,O,R,I,V,U,Y),$=!0}}),$||pl(u,h,g,y,w,C,O,R,I,V)}let qi=go|bi;function pl(a,u,h,g,y,w,C,O,R,I,V,$){Bi(a,u,h,g,y),(R||I||$)&&(m.save(),R&&m.clip(R),I&&m.clip(I)),$?(O&qi)==qi?(m.clip($),V&&m.clip(V),tr(y,C),er(a,w,u)):O&bi?(tr(y,C),m.clip($),er(a,w,u)):O&go&&(m.save(),m.clip($),V&&m.clip(V),tr(y,C),m.restore(),er(a,w,u)):(tr(y,C),er(a,w,u)),(R||I||$)&&m.restore()}function er(a,u,h){h>0&&(u instanceof Map?u.forEach((g,y)=>{m.strokeStyle=Xo=y,m.stroke(g)}):u!=null&&a&&m.stroke(u))}function tr(a,u){u instanceof Map?u.forEach((h,g)=>{m.fillStyle=Bn=g,m.fill(h)}):u!=null&&a&&m.fill(u)}function qu(a,u,h,g){let y=S[a],w;if(g<=0)w=[0,0];else{let C=y._space=y.space(o,a,u,h,g),O=y._incrs=y.incrs(o,a,u,h,g,C);w=Rh(u,h,O,g,C)}return y._found=w}function hl(a,u,h,g,y,w,C,O,R,I){let V=C%2/2;k==1&&m.translate(V,V),Bi(O,C,R,I,O),m.beginPath();let $,J,ce,ie,te=y+(g==0||g==3?-w:w);h==0?(J=y,ie=te):($=y,ce=te);for(let Y=0;Y<a.length;Y++)u[Y]!=null&&(h==0?$=ce=a[Y]:J=ie=a[Y],m.moveTo($,J),m.lineTo(ce,ie));m.stroke(),k==1&&m.translate(-V,-V)}function Yu(a){let u=!0;return S.forEach((h,g)=>{if(!h.show)return;let y=E[h.scale];if(y.min==null){h._show&&(u=!1,h._show=!1,Gn(!1));return}else h._show||(u=!1,h._show=!0,Gn(!1));let w=h.side,C=w%2,{min:O,max:R}=y,[I,V]=qu(g,O,R,C==0?Q:W);if(V==0)return;let $=y.distr==2,J=h._splits=h.splits(o,g,O,R,I,V,$),ce=y.distr==2?J.map(U=>Ct[U]):J,ie=y.distr==2?Ct[J[1]]-Ct[J[0]]:I,te=h._values=h.values(o,h.filter(o,ce,g,V,ie),g,V,ie);h._rotate=w==2?h.rotate(o,te,g,V):0;let Y=h._size;h._size=Tt(h.size(o,te,g,a)),Y!=null&&h._size!=Y&&(u=!1)}),u}function Ju(a){let u=!0;return $i.forEach((h,g)=>{let y=h(o,g,gn,a);y!=Xt[g]&&(u=!1),Xt[g]=y}),u}function Zu(){for(let a=0;a<S.length;a++){let u=S[a];if(!u.show||!u._show)continue;let h=u.side,g=h%2,y,w,C=u.stroke(o,a),O=h==0||h==3?-1:1,[R,I]=u._found;if(u.label!=null){let et=u.labelGap*O,ht=Ve((u._lpos+et)*ue);Gi(u.labelFont[0],C,"center",h==2?"top":tc),m.save(),g==1?(y=w=0,m.translate(ht,Ve(yt+Mt/2)),m.rotate((h==3?-Br:Br)/2)):(y=Ve(ft+rt/2),w=ht);let bn=Gc(u.label)?u.label(o,a,R,I):u.label;m.fillText(bn,y,w),m.restore()}if(I==0)continue;let V=E[u.scale],$=g==0?rt:Mt,J=g==0?ft:yt,ce=u._splits,ie=V.distr==2?ce.map(et=>Ct[et]):ce,te=V.distr==2?Ct[ce[1]]-Ct[ce[0]]:R,Y=u.ticks,U=u.border,Se=Y.show?Y.size:0,Ae=Ve(Se*ue),je=Ve((u.alignTo==2?u._size-Se-u.gap:u.gap)*ue),me=u._rotate*-Br/180,Oe=A(u._pos*ue),dt=(Ae+je)*O,Xe=Oe+dt;w=g==0?Xe:0,y=g==1?Xe:0;let St=u.font[0],At=u.align==1?co:u.align==2?li:me>0?co:me<0?li:g==0?"center":h==3?li:co,$t=me||g==1?"middle":h==2?"top":tc;Gi(St,C,At,$t);let pt=u.font[1]*u.lineGap,kt=ce.map(et=>A(s(et,V,$,J))),Ot=u._values;for(let et=0;et<Ot.length;et++){let ht=Ot[et];if(ht!=null){g==0?y=kt[et]:w=kt[et],ht=""+ht;let bn=ht.indexOf(`
`)==-1?[ht]:ht.split(/\n/gm);for(let tt=0;tt<bn.length;tt++){let ps=bn[tt];me?(m.save(),m.translate(y,w+tt*pt),m.rotate(me),m.fillText(ps,0,0),m.restore()):m.fillText(ps,y,w+tt*pt)}}}Y.show&&hl(kt,Y.filter(o,ie,a,I,te),g,h,Oe,Ae,_e(Y.width*ue,3),Y.stroke(o,a),Y.dash,Y.cap);let Ht=u.grid;Ht.show&&hl(kt,Ht.filter(o,ie,a,I,te),g,g==0?2:1,g==0?yt:ft,g==0?Mt:rt,_e(Ht.width*ue,3),Ht.stroke(o,a),Ht.dash,Ht.cap),U.show&&hl([Oe],[1],g==0?1:0,g==0?1:2,g==1?yt:ft,g==1?Mt:rt,_e(U.width*ue,3),U.stroke(o,a),U.dash,U.cap)}Ge("drawAxes")}function Gn(a){b.forEach((u,h)=>{h>0&&(u._paths=null,a&&(r==1?(u.min=null,u.max=null):u.facets.forEach(g=>{g.min=null,g.max=null})))})}let nr=!1,ml=!1,So=[];function Qu(){ml=!1;for(let a=0;a<So.length;a++)Ge(...So[a]);So.length=0}function jn(){nr||(Ep(Yi),nr=!0)}function Xu(a,u=!1){nr=!0,ml=u,a(o),Yi(),u&&So.length>0&&queueMicrotask(Qu)}o.batch=Xu;function Yi(){if(nl&&(Gu(),nl=!1),Vn&&(Nu(),Vn=!1),Jo){if(ke(v,co,ye),ke(v,"top",ze),ke(v,Ho,Q),ke(v,Bo,W),ke(x,co,ye),ke(x,"top",ze),ke(x,Ho,Q),ke(x,Bo,W),ke(_,Ho,jt),ke(_,Bo,fn),p.width=Ve(jt*ue),p.height=Ve(fn*ue),S.forEach(({_el:a,_show:u,_size:h,_pos:g,side:y})=>{if(a!=null)if(u){let w=y===3||y===0?h:0,C=y%2==1;ke(a,C?"left":"top",g-w),ke(a,C?"width":"height",h),ke(a,C?"top":"left",C?ze:ye),ke(a,C?"height":"width",C?W:Q),hi(a,An)}else gt(a,An)}),Xo=Bn=ll=sl=al=cl=ul=fl=il=null,lt=1,To(!0),ye!=Nn||ze!=dn||Q!=Nt||W!=pn){Gn(!1);let a=Q/Nt,u=W/pn;if(de&&!hn&&M.left>=0){M.left*=a,M.top*=u,Un&&Bt(Un,Ve(M.left),0,Q,W),Kn&&Bt(Kn,0,Ve(M.top),Q,W);for(let h=0;h<wt.length;h++){let g=wt[h];g!=null&&($n[h]*=a,Hn[h]*=u,Bt(g,Tt($n[h]),Tt(Hn[h]),Q,W))}}if(we.show&&!Zo&&we.left>=0&&we.width>0){we.left*=a,we.width*=a,we.top*=u,we.height*=u;for(let h in xl)ke(Jn,h,we[h])}Nn=ye,dn=ze,Nt=Q,pn=W}Ge("setSize"),Jo=!1}jt>0&&fn>0&&(m.clearRect(0,0,p.width,p.height),Ge("drawClear"),F.forEach(a=>a()),Ge("draw")),we.show&&Zo&&(or(we),Zo=!1),de&&hn&&(_n(null,!0,!1),hn=!1),X.show&&X.live&&xt&&(bl(),xt=!1),c||(c=!0,o.status=1,Ge("ready")),wo=!1,nr=!1}o.redraw=(a,u)=>{Vn=u||!1,a!==!1?tn(P,L.min,L.max):jn()};function gl(a,u){let h=E[a];if(h.from==null){if(qe==0){let g=h.range(o,u.min,u.max,a);u.min=g[0],u.max=g[1]}if(u.min>u.max){let g=u.min;u.min=u.max,u.max=g}if(qe>1&&u.min!=null&&u.max!=null&&u.max-u.min<1e-16)return;a==P&&h.distr==2&&qe>0&&(u.min=Dt(u.min,t[0]),u.max=Dt(u.max,t[0]),u.min==u.max&&u.max++),G[a]=u,nl=!0,jn()}}o.setScale=gl;let vl,_l,Un,Kn,Ji,Zi,qn,Yn,Qi,Xi,xe,Ee,en=!1,Ye=M.drag,He=Ye.x,Be=Ye.y;de&&(M.x&&(vl=Et(Yd,x)),M.y&&(_l=Et(Jd,x)),L.ori==0?(Un=vl,Kn=_l):(Un=_l,Kn=vl),xe=M.left,Ee=M.top);let we=o.select=De({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Jn=we.show?Et(qd,we.over?x:v):null;function or(a,u){if(we.show){for(let h in a)we[h]=a[h],h in xl&&ke(Jn,h,a[h]);u!==!1&&Ge("setSelect")}}o.setSelect=or;function ef(a){if(b[a].show)Z&&hi(Me[a],An);else if(Z&&gt(Me[a],An),de){let h=Fn?wt[0]:wt[a];h!=null&&Bt(h,-10,-10,Q,W)}}function tn(a,u,h){gl(a,{min:u,max:h})}function Wt(a,u,h,g){u.focus!=null&&lf(a),u.show!=null&&b.forEach((y,w)=>{w>0&&(a==w||a==null)&&(y.show=u.show,ef(w),r==2?(tn(y.facets[0].scale,null,null),tn(y.facets[1].scale,null,null)):tn(y.scale,null,null),jn())}),h!==!1&&Ge("setSeries",a,u),g&&Mo("setSeries",o,a,u)}o.setSeries=Wt;function tf(a,u){De(D[a],u)}function nf(a,u){a.fill=ne(a.fill||null),a.dir=se(a.dir,-1),u=u??D.length,D.splice(u,0,a)}function of(a){a==null?D.length=0:D.splice(a,1)}o.addBand=nf,o.setBand=tf,o.delBand=of;function rf(a,u){b[a].alpha=u,de&&wt[a]!=null&&(wt[a].style.opacity=u),Z&&Me[a]&&(Me[a].style.opacity=u)}let Ut,nn,vn,Zn={focus:!0};function lf(a){if(a!=vn){let u=a==null,h=Vt.alpha!=1;b.forEach((g,y)=>{if(r==1||y>0){let w=u||y==0||y==a;g._focus=u?null:w,h&&rf(y,w?1:Vt.alpha)}}),vn=a,h&&jn()}}Z&&Wn&&Qe(lc,oe,a=>{M._lock||(mn(a),vn!=null&&Wt(null,Zn,!0,Pe.setSeries))});function Ft(a,u,h){let g=E[u];h&&(a=a/ue-(g.ori==1?ze:ye));let y=Q;g.ori==1&&(y=W,a=y-a),g.dir==-1&&(a=y-a);let w=g._min,C=g._max,O=a/y,R=w+(C-w)*O,I=g.distr;return I==3?po(10,R):I==4?pp(R,g.asinh):I==100?g.bwd(R):R}function sf(a,u){let h=Ft(a,P,u);return Dt(h,t[0],Fe,$e)}o.valToIdx=a=>Dt(a,t[0]),o.posToIdx=sf,o.posToVal=Ft,o.valToPos=(a,u,h)=>E[u].ori==0?l(a,E[u],h?rt:Q,h?ft:0):i(a,E[u],h?Mt:W,h?yt:0),o.setCursor=(a,u,h)=>{xe=a.left,Ee=a.top,_n(null,u,h)};function es(a,u){ke(Jn,co,we.left=a),ke(Jn,Ho,we.width=u)}function ts(a,u){ke(Jn,"top",we.top=a),ke(Jn,Bo,we.height=u)}let ko=L.ori==0?es:ts,Eo=L.ori==1?es:ts;function af(){if(Z&&X.live)for(let a=r==2?1:0;a<b.length;a++){if(a==0&&bt)continue;let u=X.values[a],h=0;for(let g in u)It[a][h++].firstChild.nodeValue=u[g]}}function bl(a,u){if(a!=null&&(a.idxs?a.idxs.forEach((h,g)=>{fe[g]=h}):vp(a.idx)||fe.fill(a.idx),X.idx=fe[0]),Z&&X.live){for(let h=0;h<b.length;h++)(h>0||r==1&&!bt)&&cf(h,fe[h]);af()}xt=!1,u!==!1&&Ge("setLegend")}o.setLegend=bl;function cf(a,u){let h=b[a],g=a==0&&B==2?Ct:t[a],y;bt?y=h.values(o,a,u)??Qt:(y=h.value(o,u==null?null:g[u],a,u),y=y==null?Qt:{_:y}),X.values[a]=y}function _n(a,u,h){Qi=xe,Xi=Ee,[xe,Ee]=M.move(o,xe,Ee),M.left=xe,M.top=Ee,de&&(Un&&Bt(Un,Ve(xe),0,Q,W),Kn&&Bt(Kn,0,Ve(Ee),Q,W));let g,y=Fe>$e;Ut=ve,nn=null;let w=L.ori==0?Q:W,C=L.ori==1?Q:W;if(xe<0||qe==0||y){g=M.idx=null;for(let O=0;O<b.length;O++){let R=wt[O];R!=null&&Bt(R,-10,-10,Q,W)}Wn&&Wt(null,Zn,!0,a==null&&Pe.setSeries),X.live&&(fe.fill(g),xt=!0)}else{let O,R,I;r==1&&(O=L.ori==0?xe:Ee,R=Ft(O,P),g=M.idx=Dt(R,t[0],Fe,$e),I=z(t[0][g],L,w,0));let V=-10,$=-10,J=0,ce=0,ie=!0,te="",Y="";for(let U=r==2?1:0;U<b.length;U++){let Se=b[U],Ae=fe[U],je=Ae==null?null:r==1?t[U][Ae]:t[U][1][Ae],me=M.dataIdx(o,U,g,R),Oe=me==null?null:r==1?t[U][me]:t[U][1][me];if(xt=xt||Oe!=je||me!=Ae,fe[U]=me,U>0&&Se.show){let dt=me==null?-10:me==g?I:z(r==1?t[0][me]:t[U][0][me],L,w,0),Xe=Oe==null?-10:K(Oe,r==1?E[Se.scale]:E[Se.facets[1].scale],C,0);if(Wn&&Oe!=null){let St=L.ori==1?xe:Ee,At=We(Vt.dist(o,U,me,Xe,St));if(At<Ut){let $t=Vt.bias;if($t!=0){let pt=Ft(St,Se.scale),kt=Oe>=0?1:-1,Ot=pt>=0?1:-1;Ot==kt&&(Ot==1?$t==1?Oe>=pt:Oe<=pt:$t==1?Oe<=pt:Oe>=pt)&&(Ut=At,nn=U)}else Ut=At,nn=U}}if(xt||Fn){let St,At;L.ori==0?(St=dt,At=Xe):(St=Xe,At=dt);let $t,pt,kt,Ot,Ht,et,ht=!0,bn=Je.bbox;if(bn!=null){ht=!1;let tt=bn(o,U);kt=tt.left,Ot=tt.top,$t=tt.width,pt=tt.height}else kt=St,Ot=At,$t=pt=Je.size(o,U);if(et=Je.fill(o,U),Ht=Je.stroke(o,U),Fn)U==nn&&Ut<=Vt.prox&&(V=kt,$=Ot,J=$t,ce=pt,ie=ht,te=et,Y=Ht);else{let tt=wt[U];tt!=null&&($n[U]=kt,Hn[U]=Ot,dc(tt,$t,pt,ht),uc(tt,et,Ht),Bt(tt,Tt(kt),Tt(Ot),Q,W))}}}}if(Fn){let U=Vt.prox,Se=vn==null?Ut<=U:Ut>U||nn!=vn;if(xt||Se){let Ae=wt[0];Ae!=null&&($n[0]=V,Hn[0]=$,dc(Ae,J,ce,ie),uc(Ae,te,Y),Bt(Ae,Tt(V),Tt($),Q,W))}}}if(we.show&&en)if(a!=null){let[O,R]=Pe.scales,[I,V]=Pe.match,[$,J]=a.cursor.sync.scales,ce=a.cursor.drag;if(He=ce._x,Be=ce._y,He||Be){let{left:ie,top:te,width:Y,height:U}=a.select,Se=a.scales[$].ori,Ae=a.posToVal,je,me,Oe,dt,Xe,St=O!=null&&I(O,$),At=R!=null&&V(R,J);St&&He?(Se==0?(je=ie,me=Y):(je=te,me=U),Oe=E[O],dt=z(Ae(je,$),Oe,w,0),Xe=z(Ae(je+me,$),Oe,w,0),ko(zt(dt,Xe),We(Xe-dt))):ko(0,w),At&&Be?(Se==1?(je=ie,me=Y):(je=te,me=U),Oe=E[R],dt=K(Ae(je,J),Oe,C,0),Xe=K(Ae(je+me,J),Oe,C,0),Eo(zt(dt,Xe),We(Xe-dt))):Eo(0,C)}else wl()}else{let O=We(Qi-Ji),R=We(Xi-Zi);if(L.ori==1){let J=O;O=R,R=J}He=Ye.x&&O>=Ye.dist,Be=Ye.y&&R>=Ye.dist;let I=Ye.uni;I!=null?He&&Be&&(He=O>=I,Be=R>=I,!He&&!Be&&(R>O?Be=!0:He=!0)):Ye.x&&Ye.y&&(He||Be)&&(He=Be=!0);let V,$;He&&(L.ori==0?(V=qn,$=xe):(V=Yn,$=Ee),ko(zt(V,$),We($-V)),Be||Eo(0,C)),Be&&(L.ori==1?(V=qn,$=xe):(V=Yn,$=Ee),Eo(zt(V,$),We($-V)),He||ko(0,w)),!He&&!Be&&(ko(0,0),Eo(0,0))}if(Ye._x=He,Ye._y=Be,a==null){if(h){if(ds!=null){let[O,R]=Pe.scales;Pe.values[0]=O!=null?Ft(L.ori==0?xe:Ee,O):null,Pe.values[1]=R!=null?Ft(L.ori==1?xe:Ee,R):null}Mo(ii,o,xe,Ee,Q,W,g)}if(Wn){let O=h&&Pe.setSeries,R=Vt.prox;vn==null?Ut<=R&&Wt(nn,Zn,!0,O):Ut>R?Wt(null,Zn,!0,O):nn!=vn&&Wt(nn,Zn,!0,O)}}xt&&(X.idx=g,bl()),u!==!1&&Ge("setCursor")}let on=null;Object.defineProperty(o,"rect",{get(){return on==null&&To(!1),on}});function To(a=!1){a?on=null:(on=x.getBoundingClientRect(),Ge("syncRect",on))}function ns(a,u,h,g,y,w,C){M._lock||en&&a!=null&&a.movementX==0&&a.movementY==0||(yl(a,u,h,g,y,w,C,!1,a!=null),a!=null?_n(null,!0,!0):_n(u,!0,!1))}function yl(a,u,h,g,y,w,C,O,R){if(on==null&&To(!1),mn(a),a!=null)h=a.clientX-on.left,g=a.clientY-on.top;else{if(h<0||g<0){xe=-10,Ee=-10;return}let[I,V]=Pe.scales,$=u.cursor.sync,[J,ce]=$.values,[ie,te]=$.scales,[Y,U]=Pe.match,Se=u.axes[0].side%2==1,Ae=L.ori==0?Q:W,je=L.ori==1?Q:W,me=Se?w:y,Oe=Se?y:w,dt=Se?g:h,Xe=Se?h:g;if(ie!=null?h=Y(I,ie)?s(J,E[I],Ae,0):-10:h=Ae*(dt/me),te!=null?g=U(V,te)?s(ce,E[V],je,0):-10:g=je*(Xe/Oe),L.ori==1){let St=h;h=g,g=St}}R&&(u==null||u.cursor.event.type==ii)&&((h<=1||h>=Q-1)&&(h=Mn(h,Q)),(g<=1||g>=W-1)&&(g=Mn(g,W))),O?(Ji=h,Zi=g,[qn,Yn]=M.move(o,h,g)):(xe=h,Ee=g)}let xl={width:0,height:0,left:0,top:0};function wl(){or(xl,!1)}let os,rs,ls,is;function ss(a,u,h,g,y,w,C){en=!0,He=Be=Ye._x=Ye._y=!1,yl(a,u,h,g,y,w,C,!0,!1),a!=null&&(Qe(si,di,as,!1),Mo(oc,o,qn,Yn,Q,W,null));let{left:O,top:R,width:I,height:V}=we;os=O,rs=R,ls=I,is=V}function as(a,u,h,g,y,w,C){en=Ye._x=Ye._y=!1,yl(a,u,h,g,y,w,C,!1,!0);let{left:O,top:R,width:I,height:V}=we,$=I>0||V>0,J=os!=O||rs!=R||ls!=I||is!=V;if($&&J&&or(we),Ye.setScale&&$&&J){let ce=O,ie=I,te=R,Y=V;if(L.ori==1&&(ce=R,ie=V,te=O,Y=I),He&&tn(P,Ft(ce,P),Ft(ce+ie,P)),Be)for(let U in E){let Se=E[U];U!=P&&Se.from==null&&Se.min!=ve&&tn(U,Ft(te+Y,U),Ft(te,U))}wl()}else M.lock&&(M._lock=!M._lock,_n(u,!0,a!=null));a!=null&&(In(si,di),Mo(si,o,xe,Ee,Q,W,null))}function uf(a,u,h,g,y,w,C){if(M._lock)return;mn(a);let O=en;if(en){let R=!0,I=!0,V=10,$,J;L.ori==0?($=He,J=Be):($=Be,J=He),$&&J&&(R=xe<=V||xe>=Q-V,I=Ee<=V||Ee>=W-V),$&&R&&(xe=xe<qn?0:Q),J&&I&&(Ee=Ee<Yn?0:W),_n(null,!0,!0),en=!1}xe=-10,Ee=-10,fe.fill(null),_n(null,!0,!0),O&&(en=O)}function cs(a,u,h,g,y,w,C){M._lock||(mn(a),rl(),wl(),a!=null&&Mo(ic,o,xe,Ee,Q,W,null))}function us(){S.forEach(Ph),ol(o.width,o.height,!0)}On(Gr,fo,us);let Qn={};Qn.mousedown=ss,Qn.mousemove=ns,Qn.mouseup=as,Qn.dblclick=cs,Qn.setSeries=(a,u,h,g)=>{let y=Pe.match[2];h=y(o,u,h),h!=-1&&Wt(h,g,!0,!1)},de&&(Qe(oc,x,ss),Qe(ii,x,ns),Qe(rc,x,a=>{mn(a),To(!1)}),Qe(lc,x,uf),Qe(ic,x,cs),yi.add(o),o.syncRect=To);let rr=o.hooks=e.hooks||{};function Ge(a,u,h){ml?So.push([a,u,h]):a in rr&&rr[a].forEach(g=>{g.call(null,o,u,h)})}(e.plugins||[]).forEach(a=>{for(let u in a.hooks)rr[u]=(rr[u]||[]).concat(a.hooks[u])});let fs=(a,u,h)=>h,Pe=De({key:null,setSeries:!1,filters:{pub:vc,sub:vc},scales:[P,b[1]?b[1].scale:null],match:[_c,_c,fs],values:[null,null]},M.sync);Pe.match.length==2&&Pe.match.push(fs),M.sync=Pe;let ds=Pe.key,Sl=hu(ds);function Mo(a,u,h,g,y,w,C){Pe.filters.pub(a,u,h,g,y,w,C)&&Sl.pub(a,u,h,g,y,w,C)}Sl.sub(o);function ff(a,u,h,g,y,w,C){Pe.filters.sub(a,u,h,g,y,w,C)&&Qn[a](null,u,h,g,y,w,C)}o.pub=ff;function df(){Sl.unsub(o),yi.delete(o),un.clear(),mi(Gr,fo,us),f.remove(),oe?.remove(),Ge("destroy")}o.destroy=df;function kl(){Ge("init",e,t),Hi(t||e.data,!1),G[P]?gl(P,G[P]):rl(),Zo=we.show&&(we.width>0||we.height>0),hn=xt=!0,ol(e.width,e.height)}return b.forEach(Fi),S.forEach(Bu),n?n instanceof HTMLElement?(n.appendChild(f),kl()):n(o,kl):kl(),o}Ue.assign=De;Ue.fmtNum=Mi;Ue.rangeNum=jr;Ue.rangeLog=qr;Ue.rangeAsinh=Ei;Ue.orient=Rn;Ue.pxRatio=ue;Ue.join=kp;Ue.fmtDate=Ai,Ue.tzDate=zp;Ue.sync=hu;{Ue.addGap=vh,Ue.clipGaps=Zr;let e=Ue.paths={points:yu};e.linear=wu,e.stepped=yh,e.bars=xh,e.spline=Sh}var Ii=["cached","held","not cached","recomputed","freed"];function tl({categories:e}){let t=r=>Ii.includes(r)?Ii.indexOf(r):Ii.length,n=Object.keys(e).filter(r=>e[r]?.some(l=>l!==0)).sort((r,l)=>t(r)-t(l)),o=[];for(let r of n){let l=o.at(-1)?.top;o.push({name:r,top:(e[r]??[]).map((i,s)=>i+(l?.[s]??0))})}return o}function Mu(){let e=ge(),{value:t,error:n,loading:o}=e.timeline.state.value;return n?d(Rt,{message:n.message,children:d("button",{type:"button",onClick:e.timeline.reload,children:"Try again"})}):t?t.op.length===0?d("p",{class:"hint pad",children:"The forward made no storage, so there is nothing to draw."}):d("div",{class:"timeline","aria-busy":o,children:[t.peak&&d("p",{class:"summary","data-testid":"timeline-peak",children:["Peak ",d(Ze,{n:t.peak.nbytes})," after op ",nt(t.peak.op)]}),d(Dh,{timeline:t}),d("p",{class:"hint",children:"Storages made while recording, after each operator call, split by what had become of them when the forward ended. Drag across the chart to zoom in, double-click to zoom out."})]}):o?d(En,{what:"Reading the timeline…"}):null}function Dh({timeline:e}){let t=ge(),n=mt(null),[o,r]=pe(null),l=tl(e),i=t.isDark.value;it(()=>{if(!n.current)return;let f=n.current,p=new Ue(Ih(e,f,r),zh(e),f),m=new ResizeObserver(()=>{let{clientWidth:_,clientHeight:v}=f;_>0&&v>0&&p.setSize({width:_,height:v})});return m.observe(f),()=>{m.disconnect(),p.destroy()}},[e,i]);let s=e.op.length-1,c=o??s;return d(Ce,{children:[d("dl",{class:"plot-legend","data-testid":"timeline-legend",children:[d("div",{children:[d("dt",{children:["after op ",nt(e.op[c]??0)]}),d("dd",{children:d(Ze,{n:e.live_bytes[c]})})]}),l.map(({name:f})=>d("div",{children:[d("dt",{children:[d("span",{class:`patch ${f.replace(" ","-")}`}),f]}),d("dd",{children:d(Ze,{n:e.categories[f]?.[c]})})]},f))]}),d("div",{class:"plot",ref:n,role:"img","aria-label":`Live bytes over ${nt(e.op.length)} points`,"data-testid":"timeline-plot"})]})}function zh(e){return[e.op,...tl(e).map(t=>t.top)]}function Ih(e,t,n){let o=i=>getComputedStyle(t).getPropertyValue(`--${i}`).trim(),r=tl(e),l={stroke:o("muted"),grid:{stroke:o("grid"),width:1},ticks:{stroke:o("grid"),width:1},font:"12px system-ui, sans-serif"};return{width:t.clientWidth||600,height:t.clientHeight||300,legend:{show:!1},cursor:{y:!1,points:{show:!1}},scales:{x:{time:!1},y:{range:(i,s,c)=>[0,(c||1)*1.05]}},axes:[{...l,values:(i,s)=>s.map(c=>Number.isInteger(c)?nt(c):"")},{...l,size:76,incrs:Nh,values:(i,s)=>s.map(sn)}],series:[{},...r.map(({name:i})=>({label:i,stroke:o(i.replace(" ","-")),fill:o(`${i.replace(" ","-")}-fill`),width:1,paths:Ue.paths.stepped?.({align:1})??(()=>null),points:{show:!1}}))],bands:r.slice(1).map((i,s)=>({series:[s+2,s+1]})),hooks:{setCursor:[i=>n(i.cursor.idx??null)],draw:[i=>Vh(i,e,o)]}}}var Nh=Array.from({length:50},(e,t)=>2**t);function Vh(e,{peak:t,phases:n},o){let{ctx:r,bbox:l}=e,i=devicePixelRatio;r.save(),r.beginPath(),r.rect(l.left,l.top,l.width,l.height),r.clip(),r.font=`${12*i}px system-ui, sans-serif`,r.fillStyle=r.strokeStyle=o("muted"),r.lineWidth=i,r.setLineDash([2*i,3*i]);for(let s of n.slice(1)){let c=e.valToPos(s.first_op,"x",!0);Tu(r,c,l.top,c,l.top+l.height),r.fillText(s.kind,c+4*i,l.top+14*i)}if(r.setLineDash([]),t){let[s,c]=[e.valToPos(t.op,"x",!0),e.valToPos(t.nbytes,"y",!0)];r.fillStyle=r.strokeStyle=o("fg"),Tu(r,s,c,s,l.top+l.height),r.beginPath(),r.arc(s,c,3.5*i,0,2*Math.PI),r.fill();let f=s>l.left+l.width/2;r.textAlign=f?"right":"left",r.fillText(`peak ${sn(t.nbytes)}`,s+(f?-8:8)*i,c-4*i)}r.restore()}function Tu(e,t,n,o,r){e.beginPath(),e.moveTo(t,n),e.lineTo(o,r),e.stroke()}function Au(){let e=ge(),{value:t,error:n,loading:o}=e.index.state.value,r=d("button",{type:"button",onClick:e.reload,children:"Try again"});if(!t)return n?d(Rt,{message:n.message,children:r}):o?d(En,{what:"Looking for recordings…"}):null;let l=e.chosen.value;return l?d("div",{class:"app",children:[d(Xa,{}),d("main",{class:"main",children:[n&&d(Rt,{message:n.message,children:r}),l.step?d(Wh,{}):d(Rt,{message:l.tag.problem??"This tag holds no recording.",children:r})]})]}):d(ca,{logdir:t.logdir})}function Wh(){let e=ge(),{value:t,error:n,loading:o}=e.recording.state.value;if(n)return d(Rt,{message:n.message,children:d("button",{type:"button",onClick:e.recording.reload,children:"Try again"})});if(!t)return d(En,{what:"Reading the recording…"});let r=Gl.filter(s=>s!=="timeline"||t.meta.has_ops),l=e.place.value.view,i=r.includes(l)?l:"graph";return d("div",{class:"recording","aria-busy":o,"data-testid":"recording",children:[d(Oa,{recording:t}),d(Hh,{views:r,view:i,onChoose:s=>e.change({view:s})}),d("div",{class:"stage",children:[d(Cu,{view:"graph",isHidden:i!=="graph",children:d(Ca,{recording:t,isHidden:i!=="graph"})}),i!=="graph"&&d(Cu,{view:i,isHidden:!1,children:d(Fh,{view:i,recording:t})}),d(sa,{recording:t})]})]})}function Cu({view:e,isHidden:t,children:n}){return d("section",{class:"view",role:"tabpanel",id:`view-${e}`,"aria-labelledby":`tab-${e}`,"data-testid":`view-${e}`,hidden:t,children:n})}function Fh({view:e,recording:t}){switch(e){case"ops":return d(Za,{recording:t});case"modules":return d(Ya,{recording:t});case"largest":return d(La,{recording:t});case"timeline":return d(Mu,{})}}var $h={graph:"Graph",ops:"Ops",modules:"Modules",largest:"Largest",timeline:"Timeline"};function Hh({views:e,view:t,onChoose:n}){return d("div",{class:"tabs",role:"tablist","aria-label":"Views",onKeyDown:r=>{let l={ArrowLeft:-1,ArrowRight:1}[r.key];if(l===void 0)return;let i=e[(e.indexOf(t)+l+e.length)%e.length];i&&(n(i),document.getElementById(`tab-${i}`)?.focus())},children:e.map(r=>d("button",{type:"button",role:"tab",id:`tab-${r}`,"data-testid":`tab-${r}`,"aria-selected":r===t,"aria-controls":`view-${r}`,tabIndex:r===t?0:-1,onClick:()=>n(r),children:$h[r]},r))})}var Ou=`/* Colours are named once, per theme. Those of the states are tb_actmem/render/palette.py's (Okabe
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
  --cluster: rgb(32 33 36 / 3.5%);
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
  --cached-fill: #f6bd94;
  --freed-fill: #cfe3f0;
  --held-fill: #e3c3d7;
  --recomputed-fill: #bfe3d7;
  --not-cached-fill: #d9d9d9;
  --backward-fill: #e4e7eb;
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
  --cached-fill: #9c5a33;
  --freed-fill: #3f5b70;
  --held-fill: #74506a;
  --recomputed-fill: #3a6b5c;
  --not-cached-fill: #5a5a5a;
  --backward-fill: #4b4f54;
  color-scheme: dark;
}

* {
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

/* ---- the page ---- */

.app {
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
  padding: 10px 16px 0;
}

.provenance {
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  color: var(--muted);
}

.provenance strong {
  color: var(--fg);
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

/* ---- the graph ---- */

.graph {
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

.frame {
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: hidden;
  border-top: 1px solid var(--line);
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
  position: absolute;
  top: 0;
  left: 0;
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
.canvas text[fill='#555555'] {
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
  stroke-width: 3;
}

.canvas .leaf.selected text {
  fill: var(--accent);
}

.canvas :is(.node, .cluster):focus-visible .outline {
  stroke: var(--accent);
  stroke-width: 4;
}

.canvas .leaf:focus-visible text {
  text-decoration: underline;
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
.swatch .edge path {
  stroke-width: 2;
}

.swatch .edge:is(.freed, .recomputed, .not-cached) path {
  stroke-dasharray: 5 2;
}

.swatch .edge.held path {
  stroke-width: 3.5;
}

.swatch .edge.parameter path {
  stroke-dasharray: 1 4;
}

.canvas .edge:is(.selected, .lit) path {
  stroke-width: 3.5;
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
  cursor: default;
}

.over {
  position: absolute;
  top: 8px;
  right: 0;
  left: 0;
  display: flex;
  justify-content: center;
  cursor: default;
}

.over .error-box {
  max-width: 560px;
  box-shadow: var(--shadow);
}

/* ---- details ---- */

.details {
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
  overflow-x: auto;
  border-radius: 3px;
  background: var(--grid);
  white-space: pre;
}

.sharers {
  margin-top: 4px;
}

.save.shared .save-head .bytes {
  color: var(--muted);
}

/* ---- tables ---- */

.table {
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

.largest {
  padding: 4px 0 16px;
  overflow: auto;
}

.largest li {
  content-visibility: auto;
  contain-intrinsic-height: 74px;
}

.card {
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 16px;
  width: 100%;
  padding: 8px 16px;
  border: 0;
  border-bottom: 1px solid var(--grid);
  border-radius: 0;
  background: none;
  text-align: left;
  white-space: normal;
}

.card:hover {
  background: var(--panel);
}

.card[aria-pressed='true'] {
  background: var(--accent-wash);
}

.card:focus-visible {
  outline-offset: -2px;
}

.card .size {
  text-align: right;
}

.card .size .bar {
  margin-top: 4px;
}

.card .size .bar > span {
  margin-left: auto;
}

.what > span {
  display: block;
  overflow-wrap: anywhere;
}

.what .name .type {
  margin-left: 10px;
}

/* ---- timeline ---- */

.timeline {
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

/* ---- narrow ---- */

@media (max-width: 820px) {
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
`;var qo="p.activation_memory.";function Pn(){try{return window.parent!==window&&window.parent.document?window.parent:null}catch{return null}}function Ni(e){try{let n=Pn()?.tensorboard?.tf_storage?.getString(qo+e);if(n)return n}catch{}let t=(Pn()??window).location.hash.slice(1);return new URLSearchParams(t.replaceAll("+","%2B")).get(qo+e)??""}function Lu(e,t){let n=Pn()?.tensorboard?.tf_storage;try{if(n){n.setString(qo+e,t,{defaultValue:"",useLocationReplace:!0});return}}catch{return}if(Pn())return;let o=new URLSearchParams(location.hash.slice(1));t?o.set(qo+e,t):o.delete(qo+e),history.replaceState(null,"",`${location.pathname}${location.search}#${o.toString()}`)}function Ru(e){(Pn()??window).addEventListener("hashchange",e)}function Pu(e){let t=Pn()?.document.body;if(t){let n=()=>e(t.classList.contains("dark-mode"));new MutationObserver(n).observe(t,{attributes:!0,attributeFilter:["class"]}),n()}else{let n=window.matchMedia("(prefers-color-scheme: dark)");n.addEventListener("change",()=>e(n.matches)),e(n.matches)}}function Du(e){let t=()=>e(window.innerHeight>0);window.addEventListener("resize",t),t()}function zu(e,t){if(!Pn())return;let{port1:n,port2:o}=new MessageChannel,r=l=>n.postMessage(JSON.stringify(l));n.onmessage=l=>{let i=JSON.parse(l.data);if(i.isReply){i.type==="experimental.GetURLPluginData"&&!i.error&&i.payload&&t(i.payload);return}i.type==="experimental.DataReloaded"&&e(),r({...i,payload:null,error:null,isReply:!0})},window.parent.postMessage("experimental.bootstrap","*",[o]),r({type:"experimental.GetURLPluginData",id:0,payload:null,error:null,isReply:!1})}function Zv(){try{Gh()}catch(e){let t=document.createElement("p");t.setAttribute("role","alert"),t.textContent=`The Activation Memory tab could not start: ${String(e)}`,document.body.append(t)}}function Gh(){document.documentElement.lang="en";let e=document.createElement("style");e.textContent=Ys+Ou,document.head.append(e);let t=ua(Zs,Xs(jh),jl(Ni));Pu(o=>{document.documentElement.classList.toggle("dark",o),t.isDark.value=o}),Du(o=>t.isVisible.value=o),Uh(t);let n=document.createElement("div");n.id="activation-memory",document.body.append(n),Ts(d(Bl.Provider,{value:t,children:d(Au,{})}),n)}function jh(){let e=new URL("./layout.worker.js?v=f3e949b78ecb",import.meta.url);return new Worker(e,{type:"module"})}function Uh(e){let t=wr(e.place.peek());Lt(()=>{let o=wr(e.place.value);for(let r of xr)o[r]!==t[r]&&Lu(r,o[r]);t=o});let n=o=>{let r=jl(o),l=wr(r);xr.some(i=>l[i]!==t[i])&&(e.place.value=r)};Ru(()=>{e.isVisible.peek()&&n(Ni)}),zu(e.reload,o=>{xr.every(r=>!t[r])&&n(r=>o[r]??"")})}export{Zv as render};
