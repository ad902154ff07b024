var se,hs,Cl,rn,El,cr,ms,sr,gs,Al,Tl,vs,Ao=Symbol.for("pv"),ur={},dr=[],kd=/^m(i|n|o|s|text|space)$/,Ol=Array.isArray,Ll=dr.slice,xn=Object.assign;function wn(e){e&&e.parentNode&&e.remove()}function bs(e,t,n){var o,r,l,i={},s=arguments.length;for(l in t)l=="key"?o=t[l]:l=="ref"&&typeof e!="function"?r=t[l]:i[l]=t[l];return s>2&&(i.children=s>3?Ll.call(arguments,2):n),Co(e,i,o,r,null)}function Co(e,t,n,o,r){var l={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ao,__v:r||++hs,__i:-1,__u:0};return!r&&se.vnode&&se.vnode(l),l}function Ce(e){return e.children}function eo(e,t){this.props=e,this.context=t,this.__g=0}function ln(e,t){if(t==null)return e.__&&ln(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ln(e)}function Ed(e){var t,n=e.__v,o=n.__e,r=[],l=[],i=e.__P;i&&((t=xn({constructor:Ao},n)).__v=n.__v+1,se.vnode&&se.vnode(t),Rl(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||ln(n),32&n.__u,l),t.__v=n.__v,t.__.__k[t.__i]=t,ks(r,t,l),n.__=n.__e=null,t.__e!=o&&_s(t))}function _s(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),_s(e)}function Ml(e){(8&e.__g||(e.__g|=8,rn.push(e),cr++))&&El==se.debounceRendering||((El=se.debounceRendering)||queueMicrotask)(ys)}function ys(){try{for(var e,t=1;rn.length;)rn.length>t&&rn.sort(ms),e=rn.shift(),t=rn.length,8&e.__g&&Ed(e)}finally{(cr=rn.length)&&(El||queueMicrotask)(ys)}}function ws(e,t,n,o,r,l,i,s,c,d,p){var m,v,b,w,k,C,T=o.__k||dr,_=t.length;for(c=Td(n,t,T,c,_),m=0;m<_;m++)(b=n.__k[m])!=null&&(v=~b.__i&&T[b.__i]||ur,b.__i=m,C=Rl(e,b,v,r,l,i,s,c,d,p),w=b.__e,(v.ref!=b.ref||8&v.__u)&&(v.ref&&Pl(v.ref,null,b,v),b.ref&&p.push(b.ref,b.__c||w,b)),k=k||w,4&b.__u?(c=xs(b,c,e,!v.__v),v.__e&&(v.__e=null)):typeof b.type=="function"&&C!==void 0?c=C:w&&(c=w.nextSibling),b.__u&=-21);return n.__e=k,c}function Td(e,t,n,o,r){var l,i,s,c,d,p,m,v,b,w=n.length,k=w,C=0,T=0,_=e.__k=Array(r);for(l=0;l<r;l++)(i=t[l])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=_[l]=Co(null,i):Ol(i)?i=_[l]=Co(Ce,{children:i}):i.constructor===Ao&&i.__b?i=_[l]=Co(i.type,i.props,i.key,i.ref,i.__v):_[l]=i,c=l+C,i.__=e,i.__b=e.__b+1,s=null,~(d=i.__i=Md(i,n,c,k))&&(k--,(s=n[d])&&(s.__u|=2)),s&&s.__v?(i.__u|=16,d==c-1?C--:d==c+1?C++:d!=c&&(d>c?C--:C++,T=1)):(~d||(r>w?C--:r<w&&C++),typeof i.type!="function"&&(i.__u|=4))):_[l]=null;if(T){for(p=[],m=[],l=0;l<r;l++)if((i=_[l])&&16&i.__u){for(C=0,v=p.length;C<v;)p[b=C+v>>1]<i.__i?C=b+1:v=b;p[C]=i.__i,m[l]=C+1}for(C=p.length;l--;)m[l]&&(m[l]==C?C--:_[l].__u|=4)}if(k)for(l=0;l<w;l++)!(s=n[l])||2&s.__u||(s.__e==o&&(o=ln(s)),Dl(s,s));return o}function xs(e,t,n,o){var r,l,i,s;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(l=0;l<r.length;l++)r[l]&&(r[l].__=e,t=xs(r[l],t,n,!1));return t}for(t&&!t.parentNode&&(t=ln(e))&&!t.parentNode&&(t=null),i=e.__e,s=t;s&&s.nodeType==8;)s=s.nextSibling;for(i!=s&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Md(e,t,n,o){var r,l=e.key,i=e.type,s=t[n],c=s&&!(2&s.__u);if(s===null&&l==null||c&&l==s.key&&i==s.type)return n;if(o>(c?1:0)){for(r=n-1;r>=0;r--)if((s=t[r])&&!(2&s.__u)&&l==s.key&&i==s.type)return r;for(r=n+1;r<t.length;r++)if((s=t[r])&&!(2&s.__u)&&l==s.key&&i==s.type)return r}return-1}function ps(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function ir(e,t,n,o,r){var l,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||ps(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||ps(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Tl[t]||(Tl[t]=Cd(t)),(e.__a||(e.__a={}))[t]=Al,l=t!=(t=t.replace(gs,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,l):e.removeEventListener(t,i,l));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Cd(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[sr]==null)t[sr]=Al++;else if(t[sr]<this.__a[e])return;return n(se.event?se.event(t):t)}}}function Rl(e,t,n,o,r,l,i,s,c,d){var p,m,v,b,w,k,C,T,_,S,E,D,P,N,F,Y,H,O,B=t.type;if(t.constructor!==Ao)return null;128&n.__u&&(c=32&n.__u,p=n.__c.__z)&&(t.__u|=c,m=l=[],p.nodeType==8?s=ar(p,l):l.push(p),s=l[0]||s),(p=se.__b)&&p(t);e:if(typeof B=="function"){v=i.length;try{if(T=t.props,_=(p=B.prototype)&&p.render,S=(p=B.contextType)&&o[p.__c],E=p?S?S.props.value:p.__:o,(b=n.__c)?(t.__c=b,2&b.__g&&(b.__g|=1)):(_?t.__c=b=new B(T,E):(t.__c=b=new eo(T,E),b.constructor=B,b.render=Od),S&&S.sub(b),b.state||(b.state={}),b.__n=o,b.__g|=8,b.__h=[],b.__k=[]),_&&(b.__s||(b.__s=b.state),B.getDerivedStateFromProps&&(b.__s==b.state&&(b.__s=xn({},b.__s)),xn(b.__s,B.getDerivedStateFromProps(T,b.__s)))),w=b.props,k=b.state,b.__v=t,n.__c){if(T!==w&&_&&!B.getDerivedStateFromProps&&b.componentWillReceiveProps&&b.componentWillReceiveProps(T,E),t.__v==n.__v&&!(8&b.__g)||!(4&b.__g)&&b.shouldComponentUpdate&&b.shouldComponentUpdate(T,b.__s,E)===!1){t.__v!=n.__v&&(b.props=T,b.state=b.__s,b.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(z){z&&(z.__=t)}),dr.push.apply(b.__h,b.__k),b.__k=[],b.__h.length&&i.push(b),s=ln(n);break e}b.componentWillUpdate&&b.componentWillUpdate(T,b.__s,E),_&&b.componentDidUpdate&&b.__h.push(function(){b.componentDidUpdate(w,k,C)})}else _&&!B.getDerivedStateFromProps&&b.componentWillMount&&b.componentWillMount(),_&&b.componentDidMount&&b.__h.push(b.componentDidMount);b.context=E,b.props=T,b.__P=e,b.__g&=-5,D=se.__r,P=_?25:0;do b.__g&=-9,D&&D(t),p=b.render(b.props,b.state=b.__s,b.context);while(8&b.__g&&++P<25);_&&(dr.push.apply(b.__h,b.__k),b.__k=[]),b.state=b.__s,b.getChildContext&&(o=xn({},o,b.getChildContext())),_&&n.__c&&b.getSnapshotBeforeUpdate&&(C=b.getSnapshotBeforeUpdate(w,k)),N=p&&p.type===Ce&&p.key==null?p.props.children:p,T.__P&&(p=s,r=(e=T.__P).namespaceURI,c=l=null,n.props&&n.props.__P!=e&&(n.__k.some(function(z){z&&Dl(z,z)}),n.__k=null),s=n.__k?ln(n,0):null),s=ws(e,Ol(N)?N:[N],t,n,o,r,l,i,s,c,d),T.__P&&(t.__e=null,s=p),t.__u&=-161,m&&m.some(wn),b.__h.length&&i.push(b),1&b.__g&&(b.__g&=-4)}catch(z){if(i.length=v,t.__v=null,c||l)if(z&&z.then){if(t.__u|=128|c,l){for(~(H=l.indexOf(s||void 0))||(H=l.length);(O=l[H-1])&&O.nodeType==8;)H--;for(;H<l.length;H++)if(O=l[H])if(l[H]=null,F){if(O==Y)break}else{if(O.nodeType!=8)break;O.data.startsWith("$s")&&(Y=ar(F=O))}}if(!F){for(;s&&s.nodeType==8&&s.nextSibling;)s=s.nextSibling;F=s}(p=ar(F=t.__c.__z||(t.__c.__z=F)))?(t.__e=F,s=p):t.__e=s,s=s&&s.nextSibling}else l&&l.some(wn);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),z&&z.then||Ss(t),se.__e(z,t,n)}}else s=t.__e=Ad(n.__e,t,n,o,r,l,i,c,d,e);return(p=se.diffed)&&p(t),s}function ar(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Ss(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Ss))}function ks(e,t,n){for(var o=0;o<n.length;)Pl(n[o++],n[o++],n[o++]);se.__c&&se.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(l){l.call(r)})}catch(l){se.__e(l,r.__v)}})}function Ad(e,t,n,o,r,l,i,s,c,d){var p,m,v,b,w,k,C,T,_=n.props||ur,S=t.props,E=t.type;if(E=="svg"?r="http://www.w3.org/2000/svg":E=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),l){for(p=0;p<l.length;p++)if((w=l[p])&&(E?w.localName==E:w.nodeType==3)){e=w,l[p]=null;break}}if(!e){if(T=d.ownerDocument||document,!E)return T.createTextNode(S);e=T.createElementNS(r,E,S.is?S:d),s&&(se.__m&&se.__m(t,l),s=!1),l=null}if(E){if(d=E=="template"&&e.content||e,l=E=="textarea"&&S.defaultValue!=null?null:l&&Ll.call(d.childNodes),!s&&l)for(_={},p=0;p<e.attributes.length;p++)_[(w=e.attributes[p]).name]=w.value;for(p in _)w=_[p],p=="dangerouslySetInnerHTML"?v=w:p=="children"||p in S||p=="value"&&"defaultValue"in S||p=="checked"&&"defaultChecked"in S||ir(e,p,null,w,r);for(p in S)w=S[p],p=="children"?b=w:p=="dangerouslySetInnerHTML"?m=w:p=="value"?k=w:p=="checked"?C=w:s&&typeof w!="function"||_[p]===w||ir(e,p,w,_[p],r);m?(s||v&&(m.__html==v.__html||m.__html==e.innerHTML)||(e.innerHTML=m.__html),t.__k=[]):(v&&(e.textContent=""),(E=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&kd.test(E))&&(r="http://www.w3.org/1999/xhtml"),ws(d,Ol(b)?b:[b],t,n,o,r,l,i,l?l[0]:n.__k&&ln(n,0),s,c),l&&l.some(wn)),s&&E!="textarea"||(p="value",E=="progress"&&k==null?e.removeAttribute(p):k==null||k===e[p]&&(E!="progress"||k)||ir(e,p,k,_[p],r),p="checked",C!=null&&C!=e[p]&&ir(e,p,C,_[p],r))}else _===S||s&&e.data==S||(e.data=S);return e}function Pl(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){se.__e(r,n)}}function Dl(e,t,n){var o,r,l,i;if(se.unmount&&se.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Pl(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){se.__e(s,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&Dl(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=ar(o,l=[]))&&(o==e.__e&&l.some(wn),wn(r),wn(o)),n||wn(e.__e),e.__e=e.__c=e.__=null}function Od(e,t,n){return this.constructor(e,n)}function Es(e,t){var n,o,r,l;se.__&&se.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Co(Ce,{children:[e]}),r=[],l=[],Rl(t,t.__k,o||ur,ur,t.namespaceURI,o?null:t.firstChild?Ll.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,l),ks(r,t.__k,l),t.__k.props.children=null}function Ts(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(l){this.props.value!=l.value&&o.forEach(function(i){i.__g|=4,Ml(i)})},this.sub=function(l){o.add(l);var i=l.componentWillUnmount;l.componentWillUnmount=function(){o.delete(l),i&&i.call(l)}}),n.children}return t.__c="__cC"+vs++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}se={__e:function(e,t,n,o){for(var r,l,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(l=r.constructor)&&l.getDerivedStateFromError)&&r.setState(l.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(s){e=s}}throw cr=0,e}},hs=0,Cl=function(e){return e!=null&&e.constructor===Ao},eo.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=xn({},this.state)),typeof e=="function"&&(e=e(xn({},n),this.props)),e&&(xn(n,e),this.__v&&(t&&this.__k.push(t),Ml(this)))},eo.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Ml(this))},eo.prototype.render=Ce,rn=[],cr=0,ms=function(e,t){return e.__v.__b-t.__v.__b},sr=Symbol(),gs=/(PointerCapture)$|Capture$/i,Al=0,Tl={},vs=0;var Sn,Le,zl,Ms,Il=Object.is,fr=0,Is=[],Nl=[],Re=se,Cs=Re.__b,As=Re.__r,Os=Re.diffed,Ls=Re.__c,Rs=Re.unmount,Ps=Re.__;function Lo(e,t){Re.__h&&Re.__h(Le,e,fr||t),fr=0;var n=Le.__H||(Le.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function pe(e){return fr=1,Ld(Vs,e)}function Ld(e,t,n){var o=Lo(Sn++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Vs(void 0,t),function(l){var i=(o.__N||o.__)[0],s=o.t(i,l);Il(i,s)||(o.__N=[s,o.__[1]],o.__c.setState({}))}],o.__c=Le,!Le.__f)){Le.__f=!0;var r=Le.shouldComponentUpdate;Le.shouldComponentUpdate=function(l,i,s){var c=this.__H;if(!c)return!0;var d=!1,p=this.props!=l;if(c.__.some(function(v){v.__N&&(d=!0,Il(v.__[0],v.__N[0])||(p=!0))}),r){var m=r.call(this,l,i,s);return d?m||p:m}return!d||p}}return o.__}function at(e,t){var n=Lo(Sn++,3);!Re.__s&&Wl(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Le.__H.__h.push(n))}function to(e,t){var n=Lo(Sn++,4);!Re.__s&&Wl(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Le.__h.push(n))}function mt(e){return fr=5,Ne(function(){return{current:e}},[])}function Ne(e,t){var n=Lo(Sn++,7);return Wl(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Ns(e){var t=Le.context[e.__c],n=Lo(Sn++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(Le)),t.props.value):e.__}function Rd(){var e;do{for(;e=Nl.shift();)try{Oo(e)}catch(n){Re.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Is.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Oo),t.__h.some(Vl),t.__h=[]}catch(n){t.__h=[],Re.__e(n,e.__v)}}}while(Nl.length)}Re.__b=function(e){Le=null,Cs&&Cs(e)},Re.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ps&&Ps(e,t)},Re.__r=function(e){As&&As(e),Sn=0;var t=(Le=e.__c).__H;t&&(zl==Le?Le.__h=[]:(t.__h.some(Oo),t.__h.some(Vl),Sn=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),zl=Le},Re.diffed=function(e){Os&&Os(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&zs(Is.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),zl=Le=null},Re.__c=function(e,t){t.some(function(n){try{n.__h.some(Oo),n.__h=n.__h.filter(function(o){return!o.__||Vl(o)})}catch(o){n.__h=[function(){throw o}]}}),Ls&&Ls(e,t)},Re.unmount=function(e){Rs&&Rs(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,zs(Nl.push(r))}else Oo(r)}catch(l){t=l}}),o.__H=void 0,t&&Re.__e(t,o.__v))};var Ds=typeof requestAnimationFrame=="function";function Pd(e){var t,n=function(){clearTimeout(o),Ds&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Ds&&(t=requestAnimationFrame(n))}function zs(e){e!=1&&Ms==Re.requestAnimationFrame||((Ms=Re.requestAnimationFrame)||Pd)(Rd)}function Oo(e){var t=Le,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Le=t}function Vl(e){var t=Le;e.__c=e.__(),Le=t}function Wl(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Il(n,e[o])})}function Vs(e,t){return typeof t=="function"?t(e):t}var Dd=Symbol.for("preact-signals");function gr(){if(Kt>1)Kt--;else{var e,t=!1;for((function(){var r=hr;for(hr=void 0;r!==void 0;){var l=r.S;if(l.v===r.v)for(var i=l.t;i!==void 0;i=i.x)i.i===r.i&&(i.i=l.i);r=r.o}})();Po!==void 0;){var n=Po;for(Po=void 0,pr++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Fs(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(pr=0,Kt--,t)throw e}}function $l(e){if(Kt>0)return e();Fl=++zd,Kt++;try{return e()}finally{gr()}}var Ro,Te=void 0;function kn(e){var t=Te,n=Ro;Te=void 0,Ro=void 0;try{return e()}finally{Te=t,Ro=n}}var Po=void 0,Kt=0,pr=0,zd=0,Fl=0,hr=void 0,mr=0;function Ws(e){if(Te!==void 0){var t=e.n;if(t===void 0||t.t!==Te)return t={i:0,S:e,p:Te.s,n:void 0,t:Te,e:void 0,x:void 0,r:t},Te.s!==void 0&&(Te.s.n=t),Te.s=t,e.n=t,32&Te.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Te.s,t.n=void 0,Te.s.n=t,Te.s=t),t}}function Ve(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Ve.prototype.brand=Dd;Ve.prototype.h=function(){return!0};Ve.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:kn(function(){var o;(o=t.W)==null||o.call(t)}))};Ve.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&kn(function(){var r;(r=t.Z)==null||r.call(t)}))}};Ve.prototype.subscribe=function(e){var t=this;return Lt(function(){var n=t.value;kn(function(){return e(n)})},{name:"sub"})};Ve.prototype.valueOf=function(){return this.value};Ve.prototype.toString=function(){return this.value+""};Ve.prototype.toJSON=function(){return this.value};Ve.prototype.peek=function(){var e=this;return kn(function(){return e.value})};Object.defineProperty(Ve.prototype,"value",{get:function(){var e=Ws(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(pr>100)throw new Error("Cycle detected");(function(n){Kt!==0&&pr===0&&n.l!==Fl&&(n.l=Fl,hr={S:n,v:n.v,i:n.i,o:hr})})(this),this.v=e,this.i++,mr++,Kt++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{gr()}}}});function ct(e,t){return new Ve(e,t)}function Fs(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function $s(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Hs(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function En(e,t){Ve.call(this,void 0,t),this.x=e,this.s=void 0,this.g=mr-1,this.f=4}En.prototype=new Ve;En.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===mr))return!0;if(this.g=mr,this.f|=1,this.i>0&&!Fs(this))return this.f&=-2,!0;var e=Te;try{$s(this),Te=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Te=e,Hs(this),this.f&=-2,!0};En.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Ve.prototype.S.call(this,e)};En.prototype.U=function(e){if(this.t!==void 0&&(Ve.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};En.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(En.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Ws(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function ut(e,t){return new En(e,t)}function Bs(e){var t=e.j;if(e.j=void 0,typeof t=="function"){Kt++;var n=Te;Te=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Hl(e),o}finally{Te=n,gr()}}}function Hl(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Bs(e)}function Id(e){if(Te!==this)throw new Error("Out-of-order effect");Hs(this),Te=e,this.f&=-2;try{8&this.f&&Hl(this)}finally{gr()}}function no(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Ro&&Ro.push(this)}no.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};no.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Bs(this),$s(this),Kt++;var e=Te;return Te=this,Id.bind(this,e)};no.prototype.N=function(){2&this.f||(this.f|=2,this.u=Po,Po=this)};no.prototype.d=function(){this.f|=8,1&this.f||Hl(this)};no.prototype.dispose=function(){this.d()};function Lt(e,t){var n=new no(e,t);try{n.c()}catch(r){throw n.d(),r}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Gs,br,vr,Nd=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var js=[];Lt(function(){Gs=this.N})();function oo(e,t){se[e]=t.bind(null,se[e]||function(){})}function Do(e){if(vr){var t=vr;vr=void 0,t()}vr=e&&e.S()}function Us(e){var t=this,n=e.data,o=Wd(n);o.name="ReactiveDom",o.value=n;var r=Ne(function(){for(var s=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var d=ut(function(){var b=o.value.value;return b===0?0:b===!0?"":b||""}),p=ut(function(){return!Array.isArray(d.value)&&!Cl(d.value)}),m=Lt(function(){if(this.N=Ks,p.value){var b=d.value;s.__v&&s.__v.__e&&s.__v.__e.nodeType===3&&(s.__v.__e.data=b)}}),v=t.__$u.d;return t.__$u.d=function(){m(),v.call(this)},[p,d]},[]),l=r[0],i=r[1];return l.value?i.peek():i.value}Us.displayName="ReactiveTextNode";Object.defineProperties(Ve.prototype,{constructor:{configurable:!0,value:bs(Ce,null).constructor},type:{configurable:!0,value:Us},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});oo("__b",function(e,t){if(Do(),br=void 0,typeof t.type=="string"){var n,o=t.props;for(var r in o)if(r!=="children"){var l=o[r];l instanceof Ve&&(n||(t.__np=n={}),n[r]=l,o[r]=l.peek())}}e(t)});oo("__r",function(e,t){if(e(t),t.type!==Ce){Do();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(r,l){var i;return Lt(function(){i=this},{name:l}),i.c=r,i})((function(r){return function(){var l;Nd&&((l=this.y)==null||l.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),br=o,Do(n)}});oo("__e",function(e,t,n,o){Do(),br=void 0,e(t,n,o)});oo("diffed",function(e,t){Do(),br=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,r=t.props,l=n.U;if(l)for(var i in l){var s=l[i];s===void 0||o&&i in o||(s.d(),l[i]=void 0)}if(o){l||(l={},n.U=l);for(var c in o){var d=l[c],p=o[c];d===void 0?(d=Vd(n,c,p,r),l[c]=d):d.o(p,r)}}}e(t)});function Vd(e,t,n,o){var r=t in e&&e.ownerSVGElement===void 0,l=ct(n);return{o:function(i,s){l.value=i,o=s},d:Lt(function(){this.N=Ks;var i=l.value.value;o[t]!==i&&(o[t]=i,r?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}oo("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var r in o){var l=o[r];l&&l.d()}}}var i=t.__np;if(i){var s=t.props;for(var c in i)s[c]=i[c]}t.__np=void 0}else{var d=t.__c;if(d){d.__$f|=8;var p=d.__$u;p&&(d.__$u=void 0,p.d())}}e(t)});oo("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});eo.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var l=2&this.__$f;if(!(o||l||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var s in this.props)if(!(s in e))return!0;return!1};function Wd(e,t){return Ne(function(){return ct(e,t)},[])}var Fd=function(e){queueMicrotask(function(){queueMicrotask(e)})};function $d(){$l(function(){for(var e;e=js.shift();)Gs.call(e)})}function Ks(){js.push(this)===1&&(se.requestAnimationFrame||Fd)($d)}var qs=["cached","freed","held","recomputed","parameter","input","not cached"];function ro(e){return e.replace(" ","-")}function zo(e){let t=JSON.parse(e),n=t?.version;if(n!==1)throw new Error(`This page reads version 1 of the data and the server sent version ${JSON.stringify(n??null)}: reload the page, or restart TensorBoard after an upgrade.`);return t}var Ys={index:async e=>zo(await yr("index.json",{},e)),recording:async(e,t)=>zo(await yr("recording.json",_r(e),t)),async graph(e,t,n){let o=t===null?{}:{expand:t.join(",")},r=await Js("graph.dot",{..._r(e),...o},n),l=r.headers.get("X-Actmem-Expand")??"";return{dot:await r.text(),expand:l===""?[]:l.split(",").map(Number),visible:Number(r.headers.get("X-Actmem-Visible")??0)}},detail:async(e,t,n)=>{let o={[t.startsWith("m")?"module":"node"]:t.slice(1)};return zo(await yr("detail.json",{..._r(e),...o},n))},timeline:async(e,t)=>zo(await yr("timeline.json",_r(e),t))};function _r({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}async function yr(e,t,n){return(await Js(e,t,n)).text()}async function Js(e,t,n){let o=new URLSearchParams(t).toString(),r;try{r=await fetch(o?`./${e}?${o}`:`./${e}`,{signal:n})}catch(l){throw n.aborted?l:new Error("TensorBoard does not answer: see that it still runs, then try again.",{cause:l})}if(!r.ok)throw new Error(await Hd(e,r));return r}async function Hd(e,t){return(t.headers.get("Content-Type")?.startsWith("text/plain")??!1?(await t.text()).trim():"")||`The server answered ${t.status} to ${e}; its log says why.`}var Bl=Ts(null);function he(){let e=Ns(Bl);if(!e)throw new Error("This panel stands outside of the page.");return e}function Zs(e,t=6e4){let n;return(o,r)=>new Promise((l,i)=>{let s=n??e();n=void 0;let c=v=>{m(),s.terminate(),i(v)},d=()=>c(new Error("Not wanted any more.")),p=setTimeout(()=>c(new Error(Bd(t))),t),m=()=>{clearTimeout(p),r.removeEventListener("abort",d),s.onmessage=s.onerror=null};s.onmessage=({data:v})=>{m(),n?.terminate(),n=s,v.svg!==void 0?l(v.svg):i(new Error(`Graphviz cannot lay this graph out: ${v.error??"no reason given"}`))},s.onerror=v=>c(new Error(`The layout worker failed: ${v.message}`)),r.addEventListener("abort",d),r.aborted?d():s.postMessage(o)})}function Bd(e){return`The layout took longer than ${e/1e3} s and was stopped: fold some modules and try again.`}var Gl=["graph","ops","modules","largest","timeline"],wr={run:"",tag:"",step:null,view:"graph",selected:"",expand:null},xr=["run","tag","step","view","selected","expand"];function jl(e){let t=e("step"),n=e("view"),o=e("selected");return{run:e("run"),tag:e("tag"),step:/^-?\d+$/.test(t)?Number(t):null,view:Gl.find(r=>r===n)??wr.view,selected:/^[nmts]\d+$/.test(o)?o:"",expand:Gd(e("expand"))}}function Sr(e){return{run:e.run,tag:e.tag,step:e.step===null?"":String(e.step),view:e.view===wr.view?"":e.view,selected:e.selected,expand:jd(e.expand)}}function Gd(e){return e==="none"?[]:/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(e)?e.split(",").flatMap(n=>{let[o=0,r=o]=n.split("-").map(Number);return Array.from({length:Math.min(r-o,Qs)+1},(l,i)=>o+i)}).slice(0,Qs):null}var Qs=1e5;function jd(e){if(e===null)return"";if(e.length===0)return"none";let t=[...new Set(e)].sort((o,r)=>o-r),n=[];for(let o of t){let r=n.at(-1);r&&r[1]===o-1?r[1]=o:n.push([o,o])}return n.map(([o,r])=>o===r?`${o}`:`${o}-${r}`).join(",")}function kr(e,t,n){let o=URL.createObjectURL(new Blob([n],{type:t})),r=document.createElement("a");r.href=o,r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(o),1e4)}function Er(...e){return e.map(t=>String(t).replaceAll(/[^\w.-]+/g,"_")).join("-")}async function Xs(e){try{await navigator.clipboard.writeText(e)}catch{let t=document.createElement("textarea");t.value=e,t.style.position="fixed",t.style.opacity="0",document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}}var ea={cached:{style:"solid",head:"normal"},freed:{style:"dashed",head:"empty"},held:{style:"double",head:"diamond"},recomputed:{style:"dotted",head:"vee"},parameter:{style:"dotted",head:"none"},input:{style:"solid",head:"vee"},"not cached":{style:"dashed",head:"vee"}};var ta=["KiB","MiB","GiB","TiB","PiB","EiB"];function sn(e){if(e<0)return`-${sn(-e)}`;if(e<1024)return`${e} B`;let t=BigInt(e),n=0,o=1024n,r=na(t,o);for(;r>=10240n&&n<ta.length-1;)n+=1,o*=1024n,r=na(t,o);let l=`${r/10n}`;return`${t%o===0n?l:`${l}.${r%10n}`} ${ta[n]}`}function na(e,t){return(e*10n+t/2n)/t}function Tr(e){return`${rt(e)} ${Math.abs(e)===1?"byte":"bytes"}`}function rt(e){return e.toLocaleString("en-US")}function an(e,t,n=`${t}s`){return`${rt(e)} ${e===1?t:n}`}function Io(e,t){return[e,t&&`[${t.join(", ")}]`].filter(Boolean).join(" ")}var Ud=Symbol.for("pv"),Kd=0;function f(e,t,n,o,r,l){t||(t={});var i,s,c=t;if("ref"in c&&typeof e!="function")for(s in c={},t)s=="ref"?i=t[s]:c[s]=t[s];var d={type:e,props:c,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ud,__v:--Kd,__i:-1,__u:0};return(r||l)&&(d.__source=r,d.__self=l),se.vnode&&se.vnode(d),d}function Xe({n:e}){return e==null?f("span",{class:"none",children:"–"}):f("span",{class:e===0?"bytes none":"bytes",title:Tr(e),children:sn(e)})}function Ul({state:e}){let{style:t,head:n}=ea[e],o=n==="none"?29:21;return f("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:f("g",{class:`edge ${ro(e)}`,children:[f("path",{class:t,d:t==="double"?`M1 3.75H${o}M1 6.25H${o}`:`M1 5H${o}`}),n!=="none"&&f("polygon",{points:qd[n],fill:Yd[n]})]})})}var qd={normal:"21,2 29,5 21,8",empty:"21,2 29,5 21,8",diamond:"19,5 24,2 29,5 24,8",vee:"20,1.5 29,5 20,8.5 23,5"},Yd={empty:"none"};function Mr({state:e}){return e===null?f("span",{class:"none",children:"–"}):f("span",{class:"state",children:[f(Ul,{state:e}),e]})}function Cr({part:e,whole:t}){let n=t>0?100*e/t:0;return f("span",{class:"bar","aria-hidden":"true",children:f("span",{style:{width:`${n}%`}})})}function Ar({text:e,label:t}){let[n,o]=pe(!1),r=mt(0);return f("button",{type:"button",class:"quiet copy",onClick:()=>{Xs(e).then(()=>{o(!0),window.clearTimeout(r.current),r.current=window.setTimeout(()=>o(!1),1500)})},"aria-label":t,title:t,children:n?"copied":"copy"})}function Rt({message:e,children:t}){return f("div",{class:"error-box",role:"alert","data-testid":"error",children:[f("p",{children:e}),t&&f("div",{class:"actions",children:t})]})}function Tn({what:e}){return f("p",{class:"loading",role:"status","data-testid":"loading",children:e})}function oa({parent:e}){let t=[],n=e.map(()=>[]),o=[];return e.forEach((r,l)=>{o.push(r===null?0:(o[r]??0)+1),(r===null?t:n[r]??t).push(l)}),{roots:t,children:n,depth:o}}function Kl({parent:e},t){let n=[];for(let o=t;o!==null;o=e[o]??null)n.push(o);return n}function ql({children:e},t){let n=[t];for(let o=0;o<n.length;o+=1)for(let r of e[n[o]??0]??[])n.push(r);return n}function ra({roots:e,children:t},n,o){let r=[],l=[...o(e)].reverse();for(let i=l.pop();i!==void 0;i=l.pop())if(r.push(i),!!n(i))for(let s of[...o(t[i]??[])].reverse())l.push(s);return r}function qt({fqn:e,type_name:t,call:n},o){let r=e[o]||t[o]||"model",l=n[o]??0;return l>0?`${r} #${l+1}`:r}function ia({recording:e}){let t=he(),{selected:n}=t.place.value,{value:o,error:r,loading:l}=t.detail.state.value;if(!/^[nm]/.test(n))return null;let i=o?.id===n?o:void 0;return f("aside",{class:"details","aria-label":"Details","aria-busy":l,"data-testid":"details",children:[f("button",{type:"button",class:"quiet close","aria-label":"Close the details","data-testid":"details-close",onClick:()=>t.select(""),children:"×"}),r&&f(Rt,{message:r.message}),!i&&!r&&f(Tn,{what:"Reading the details…"}),i&&f(Jd,{detail:i,recording:e})]})}function Jd({detail:e,recording:t}){let n=e.id.startsWith("m");return f(Ce,{children:[f(Zd,{detail:e,recording:t}),f("dl",{class:"sums",children:[f(Yl,{label:"charged",n:e.charged_bytes,help:n?"Counted at the ops inside.":"Counted here: the first saver."}),e.shared_bytes!==null&&f(Yl,{label:"shared",n:e.shared_bytes,help:"Saved here, counted at another op."}),f(Yl,{label:"exclusive",n:e.exclusive_bytes,help:`What would go if only this ${n?"module":"op"} stopped saving.`})]}),f("section",{children:[f("h3",{children:n?"Keeps, largest first":"Saves"}),e.saves.length===0&&f("p",{class:"hint",children:"Keeps nothing for the backward."}),f("ul",{class:"saves","data-testid":"saves",children:e.saves.map((o,r)=>f(Qd,{save:o,isInModule:n},r))}),f(sa,{shown:e.saves.length,of:e.saves_count})]}),f(la,{title:"Inputs",edges:e.inputs,of:e.inputs_count}),f(la,{title:"Outputs",edges:e.outputs,of:e.outputs_count})]})}function sa({shown:e,of:t}){return t>e?f("p",{class:"hint",children:["and ",rt(t-e)," more"]}):null}function Yl({label:e,n:t,help:n}){return f("div",{title:n,children:[f("dt",{children:e}),f("dd",{children:f(Xe,{n:t})})]})}function Zd({detail:e,recording:t}){let n=he(),o=e.id.startsWith("m"),r=e.file?`${e.file}:${e.line}`:e.source,l=o?n.moduleOf(e.id):e.module;return f(Ce,{children:[f("h2",{"data-testid":"details-title",children:e.title||e.type_name||"model"}),f("p",{class:"subtitle",children:[o?e.type_name:e.name,e.region!=null&&"recomputed in the backward"].filter(Boolean).join(" · ")}),l!==null&&f("p",{class:"where",children:["in"," ",f("button",{type:"button",class:"link",onClick:()=>n.follow(`m${l}`),children:qt(t.modules,l)})," ",f("small",{children:t.modules.type_name[l]})]}),n.place.value.view!=="graph"&&f("p",{class:"where",children:f("button",{type:"button",class:"link","data-testid":"show-in-graph",onClick:()=>n.reveal(e.id),children:"Show in graph"})}),r&&f("p",{class:"where source",children:[f("code",{title:r,children:e.source??r}),e.function&&f("small",{children:e.function}),f(Ar,{text:r,label:"Copy the source line's place"})]})]})}function Qd({save:e,isInModule:t}){let n=he(),o=e.category==="parameter"||e.category==="buffer",r=e.storage_nbytes!==null&&e.storage_nbytes!==e.nbytes;return f("li",{class:e.charged?"save":"save shared",children:[f("p",{class:"save-head",children:[f("code",{class:"slot",children:e.slot}),f("span",{class:"type",children:Io(e.dtype,e.shape)}),f(Xe,{n:e.nbytes})]}),t&&f("p",{children:["by ",f(Jl,{id:`n${e.node}`,text:e.op,onChoose:n.follow})]}),f("p",{class:"facts",children:[[e.category&&(e.name?`${e.category} ${e.name}`:e.category),e.kind!=="saved"&&e.kind,!e.charged&&!o&&"counted at another saver"].filter(Boolean).join(" · "),r&&f(Ce,{children:[" · ","a window on ",f(Xe,{n:e.storage_nbytes})]})]}),f("p",{class:"reason",children:e.reason}),e.formula&&f("p",{class:"formula",children:f("code",{children:e.formula})}),e.shared_with.length>0&&f("p",{class:"sharers",children:["shared with"," ",e.shared_with.map((l,i)=>f("span",{children:[i>0&&", ",f(Jl,{id:`n${l.node}`,text:l.op,onChoose:n.follow})," ",f("small",{children:[l.fqn,l.slot].filter(Boolean).join(" · ")})]},`${l.node} ${l.slot}`)),e.shared_count>e.shared_with.length&&` and ${rt(e.shared_count-e.shared_with.length)} more`]})]})}function la({title:e,edges:t,of:n}){let o=he();return t.length===0?null:f("section",{children:[f("h3",{children:[e," ",n>1&&f("small",{children:rt(n)})]}),f("ul",{class:"edges","data-testid":e.toLowerCase(),"aria-label":e,children:t.map((r,l)=>f("li",{children:[f("p",{children:[r.node===null?f("span",{children:r.op}):f(Jl,{id:`n${r.node}`,text:r.op,onChoose:o.follow})," ",f("small",{children:r.fqn})]}),f("p",{class:"save-head",children:[f(Mr,{state:r.state}),f("span",{class:"type",children:Io(r.dtype,r.shape)}),f(Xe,{n:r.nbytes})]})]},l))}),f(sa,{shown:t.length,of:n})]})}function Jl({id:e,text:t,onChoose:n}){return f("button",{type:"button",class:"link","data-id":e,onClick:()=>n(e),children:t})}var Xd=`import tb_actmem
from torch.utils.tensorboard import SummaryWriter

with SummaryWriter(LOGDIR) as writer:
    with tb_actmem.record(model) as recorder:
        loss = loss_fn(model(inputs), targets)
    tb_actmem.add_recording(
        writer, "activation_memory", recorder.recording, global_step=0
    )
`;function aa({logdir:e}){let t=Xd.replace("LOGDIR",JSON.stringify(e||"runs"));return f("div",{class:"empty","data-testid":"empty",children:[f("h2",{children:"No recording here yet"}),f("p",{children:[e?f(Ce,{children:["The log directory ",f("code",{children:e})," holds no activation memory recording."]}):"The log directories hold no activation memory recording."," ","Record one forward pass and add it to the log:"]}),f("div",{class:"snippet",children:[f("pre",{children:f("code",{children:t})}),f(Ar,{text:t,label:"Copy the code"})]}),f("p",{class:"hint",children:["A recording appears here once the writer has flushed it (",f("code",{children:"writer.flush()"}),", or leaving the ",f("code",{children:"with"})," block) and TensorBoard has reloaded its data."]})]})}var Zl="http://www.w3.org/2000/svg";function ca(e){let t=new DOMParser().parseFromString(e,"image/svg+xml"),n=document.importNode(t.documentElement,!0),[,,o=1,r=1]=(n.getAttribute("viewBox")??"").split(/\s+/).map(Number);n.setAttribute("width",String(o)),n.setAttribute("height",String(r));let l=new Map,i=new Map,s=[...n.querySelectorAll("g.node, g.cluster")],c=tf(n);for(let d of s){i.set(ua(d),d.id);let p=[...d.querySelectorAll("text")].map(v=>v.textContent).join(", "),m=d.classList.contains("repeated");l.set(d.id,{id:d.id,element:d,label:p,isRepeated:m,...da(d,c)}),d.querySelectorAll("polygon, path, ellipse").forEach(v=>{(v.getAttribute("fill")!=="none"||v.getAttribute("stroke")!=="none")&&v.classList.add("outline")}),of(d),d.setAttribute("role","button"),d.setAttribute("tabindex","-1"),d.setAttribute("aria-label",p)}return n.querySelector("g.graph > title")?.remove(),{svg:n,width:o,height:r,boxes:l,edges:ef(n,i)}}function ef(e,t){let n=new Map;for(let o of e.querySelectorAll("g.edge")){let r=ua(o).split("->");for(let l of new Set(r.map(i=>i.replace(/:.*$/,"")))){let i=t.get(l)??l,s=n.get(i);s?s.push(o):n.set(i,[o])}}return n}function ua(e){let t=[...e.children].find(n=>n.tagName==="title");return t?.remove(),t?.textContent??""}function tf(e){let t=e.querySelector("g.graph")?.getAttribute("transform")??"",[,n="0",o="0"]=/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(t)??[];return{x:Number(n),y:Number(o)}}function da(e,t){let n=[...e.querySelectorAll("polygon, path, ellipse")],r=(n.length>0?n:[...e.querySelectorAll("text")]).flatMap(nf),l=r.filter((d,p)=>p%2===0),i=r.filter((d,p)=>p%2===1),[s,c]=[Math.min(...l),Math.min(...i)];return{x:s+t.x,y:c+t.y,width:Math.max(...l)-s,height:Math.max(...i)-c}}function nf(e){let t=o=>Number(e.getAttribute(o)??0);if(e.tagName==="ellipse"){let[o,r,l,i]=[t("cx"),t("cy"),t("rx"),t("ry")];return[o-l,r-i,o+l,r+i]}if(e.tagName==="text"){let[o,r,l]=[t("x"),t("y"),t("font-size")||12],i=e.textContent.length*l/2*.55,s=e.getAttribute("text-anchor")==="start"?o+i:o;return[s-i,r-l,s+i,r+l/4]}return((e.getAttribute("points")??e.getAttribute("d")??"").match(/-?\d+(\.\d+)?/g)??[]).map(Number)}function of(e){if(!/^m\d+$/.test(e.id))return;let t=e.classList.contains("cluster"),{x:n,y:o,width:r}=da(e,{x:0,y:0}),l=document.createElementNS(Zl,"g");l.setAttribute("class","handle"),l.setAttribute("transform",`translate(${n+r-2} ${o+2})`);let i=document.createElementNS(Zl,"circle");i.setAttribute("r","7");let s=document.createElementNS(Zl,"path");s.setAttribute("d",t?"M-3.5 0H3.5":"M-3.5 0H3.5M0-3.5V3.5"),l.append(i,s),e.append(l)}function fa(e){return e.replaceAll('font-family="Helvetica"','font-family="Helvetica,Arial,sans-serif"')}function No(e,t,n,o){let r=Math.min(8,Math.max(.02,e.scale*t)),l=r/e.scale;return{scale:r,x:n-(n-e.x)*l,y:o-(o-e.y)*l}}function Xl(e,t){let n=Math.max(.02,Math.min(1,(t.width-48)/e.width,(t.height-48)/e.height));return{scale:n,x:(t.width-e.width*n)/2,y:(t.height-e.height*n)/2}}var Ql=.75;function pa(e,t,n){let o=Xl(e,n);if(o.scale>=Ql)return o;let r=Math.min(1,Math.max(Ql,(n.width-48)/e.width)),i=e.width*r>n.width&&t?t.x+t.width/2:e.width/2;return{scale:r,x:n.width/2-i*r,y:24}}function Or(e,t,n){let o=Math.max(e.scale,Ql),r=(l,i,s)=>i*o>s-48?24-l*o:s/2-(l+i/2)*o;return{scale:o,x:r(t.x,t.width,n.width),y:r(t.y,t.height,n.height)}}function Lr(e,t,n){let o=t.x*e.scale+e.x,r=t.y*e.scale+e.y,l=Math.min(t.width*e.scale,n.width-24),i=Math.min(t.height*e.scale,n.height-24);return o>=0&&r>=0&&o+l<=n.width&&r+i<=n.height?e:Or(e,t,n)}function ha(e,t,n){let r=(l,i,s)=>Math.min(s-48,Math.max(48-i*e.scale,l));return{scale:e.scale,x:r(e.x,t.width,n.width),y:r(e.y,t.height,n.height)}}function ma(e,t,n){let o=n==="left"||n==="right",r=n==="left"||n==="up"?-1:1,l,i=1/0;for(let s of e){let c=s.x+s.width/2-(t.x+t.width/2),d=s.y+s.height/2-(t.y+t.height/2),p=r*(o?c:d),m=p+3*Math.abs(o?d:c);p>1&&m<i&&([l,i]=[s,m])}return l}var rf=4;function ga(e,t,n,o){let r=new Map,l,i=!1,s=p=>{let{left:m,top:v}=e.getBoundingClientRect();return{x:p.clientX-m,y:p.clientY-v}};e.addEventListener("pointerdown",p=>{p.button===0&&(r.size===0&&(l=s(p),i=!1),r.set(p.pointerId,s(p)))},{signal:t}),e.addEventListener("pointermove",p=>{let m=r.get(p.pointerId);if(!m||!l)return;let v=s(p);if(!i&&Math.hypot(v.x-l.x,v.y-l.y)<rf)return;i||(i=!0,e.setPointerCapture(p.pointerId),e.classList.add("dragging"));let b=[...r].find(([k])=>k!==p.pointerId)?.[1];r.set(p.pointerId,v);let w=n();o(b?lf(w,m,v,b):{...w,x:w.x+v.x-m.x,y:w.y+v.y-m.y})},{signal:t});let c=p=>{r.delete(p.pointerId),r.size===0&&e.classList.remove("dragging")};e.addEventListener("pointerup",c,{signal:t}),e.addEventListener("pointercancel",c,{signal:t});let d=p=>{i&&p.stopPropagation(),i=!1};e.addEventListener("click",d,{capture:!0,signal:t}),e.addEventListener("wheel",p=>{p.preventDefault();let{x:m,y:v}=s(p),b=p.deltaMode===WheelEvent.DOM_DELTA_LINE?16:1,w=p.ctrlKey?.01:.0015;o(No(n(),Math.exp(-p.deltaY*b*w),m,v))},{signal:t,passive:!1})}function lf(e,t,n,o){let r=Math.hypot(t.x-o.x,t.y-o.y),l=Math.hypot(n.x-o.x,n.y-o.y);return No(e,r>0?l/r:1,o.x,o.y)}var sf=200,va=60;function _a(e,t,n){let o={x:0,y:0,scale:1},r,l=0,i=new AbortController,s=()=>({width:e.clientWidth,height:e.clientHeight});function c(_){o=r?ha(_,r,s()):_,t.style.transform=`translate(${o.x}px, ${o.y}px) scale(${o.scale})`,t.style.willChange="transform",window.clearTimeout(l),l=window.setTimeout(()=>t.style.willChange="auto",sf)}function d(_){let{width:S,height:E}=s();c(No(o,_,S/2,E/2))}function p(_){return Lr(o,{..._,width:0,height:0},s())===o}let m={show(_,S,E){let D=S===null||E?void 0:r?.boxes.get(S),P=S===null?void 0:_.boxes.get(S),N=r?.width===_.width&&r.height===_.height,F=D&&p(D)?D:void 0,Y=!r||E;r=_,t.replaceChildren(_.svg);let H=pa(_,ba(_),s());F&&P?c(uf(o,F,P)):P?c(Or(Y?H:o,P,s())):(Y||!N)&&c(H)},centre(_){let S=r?.boxes.get(_);S&&c(Or(o,S,s()))},keep(_){let S=r?.boxes.get(_);S&&c(Lr(o,S,s()))},fit:()=>r&&c(Xl(r,s())),actualSize:()=>d(1/o.scale),zoom:d,dispose:()=>i.abort()};ga(e,i.signal,()=>o,c),df(e,i.signal,n);let v={signal:i.signal};e.addEventListener("keydown",_=>{_.ctrlKey||_.metaKey||_.altKey||b(_)&&_.preventDefault()},v);function b(_){let S=af[_.key];if(S&&_.shiftKey)return k(S);if(S)return C(S);let E=w(),D={"+":()=>d(1.25),"=":()=>d(1.25),"-":()=>d(.8),0:m.actualSize,f:m.fit,Enter:()=>E&&n.onSelect(E.id)," ":()=>E&&(E.id.startsWith("m")?n.onToggle:n.onSelect)(E.id),Escape:()=>{e.focus(),n.onSelect("")}};return D[_.key]?.(),_.key in D}function w(){return r?.boxes.get(document.activeElement?.id??"")}function k(_){let[S,E]=cf[_];return c({...o,x:o.x-S*va,y:o.y-E*va}),!0}function C(_){if(!r)return!1;let S=[...r.boxes.values()],E=w()??S.find(({element:P})=>P.matches(".selected")),D=E?ma(ya(r),E,_):ba(r);return D&&(D.element.focus({preventScroll:!0}),c(Lr(o,D,s()))),!0}let T=new ResizeObserver(()=>s().width>0&&c(o));return T.observe(e),i.signal.addEventListener("abort",()=>T.disconnect()),m}function ya({boxes:e}){return[...e.values()].filter(({element:t})=>t.matches(".node"))}function ba(e){return ya(e).reduce((t,n)=>t&&t.y<=n.y?t:n,void 0)}var af={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down"},cf={left:[-1,0],right:[1,0],up:[0,-1],down:[0,1]};function uf(e,t,n){return{scale:e.scale,x:e.x+(t.x+t.width/2-n.x-n.width/2)*e.scale,y:e.y+(t.y-n.y)*e.scale}}function df(e,t,n){let o=l=>l.target instanceof Element?l.target.closest("g.node, g.cluster"):null,r=l=>l.target instanceof Element&&l.target.closest(".handle")!==null;e.addEventListener("click",l=>{let i=o(l);i&&r(l)?n.onToggle(i.id):n.onSelect(i?.id??"")},{signal:t}),e.addEventListener("dblclick",l=>{let i=o(l);i?.id.startsWith("m")&&!r(l)&&n.onToggle(i.id)},{signal:t}),e.addEventListener("pointerover",l=>n.onHover(o(l)?.id??null),{signal:t}),e.addEventListener("pointerleave",()=>n.onHover(null),{signal:t})}function io(e,t){let n=ct({key:"",value:void 0,error:void 0,loading:!1}),o=ct(0),r=ut(e),l,i=0;async function s(p){let m=l=new AbortController;n.value={...n.peek(),error:void 0,loading:!0};try{let v=await t(m.signal);m.signal.aborted||(n.value={key:p,value:v,error:void 0,loading:!1})}catch(v){if(m.signal.aborted)return;let b=v instanceof Error?v:new Error(String(v));n.value={...n.peek(),error:b,loading:!1}}}function c(){l?.abort(),n.peek().loading&&(n.value={...n.peek(),loading:!1})}let d=Lt(()=>{let p=r.value,m=o.value!==i;if(c(),p===null)return;let v=n.peek();if(!m&&v.value!==void 0&&v.key===p){n.value={...v,error:void 0};return}i=o.peek(),kn(()=>s(p))});return{state:n,reload:()=>o.value+=1,cancel(){c(),n.value={...n.peek(),error:new lo}},dispose(){d(),l?.abort()}}}var lo=class extends Error{constructor(){super("Cancelled.")}};var ff=1500,pf=500,Vo=class extends Error{constructor(n){super(`This graph has ${n.toLocaleString("en-US")} boxes: laying it out may take a minute.`);this.boxes=n}boxes};function wa(e,t,n=wr){let o=ct(n),r=ct(!0),l=ct(""),i=ct(null),s=ct(""),c=ct(!1),d=io(()=>r.value?"index":null,e.index),p=ut(()=>mf(d.state.value.value,o.value)),m=ut(()=>{let L=p.value;return L?.step?{run:L.run.run,tag:L.tag.tag,...L.step}:null}),v=ut(()=>m.value?JSON.stringify(m.value):null),b=L=>r.value&&v.value!==null?`${v.value} ${L}`:null,w=()=>{let L=m.peek();if(!L)throw new Error("No recording is chosen.");return L},k=io(()=>b("recording"),L=>e.recording(w(),L)),C=ut(()=>o.value.expand?.join(",")??"default"),T=io(()=>o.value.view==="graph"?b(`graph ${C.value}`):null,async L=>{l.value="Fetching the graph…";let Q=await e.graph(w(),o.peek().expand,L),ne=s.peek()===`${v.peek()} ${C.peek()}`;if(Q.visible>ff&&!ne)throw new Vo(Q.visible);return l.value=`Laying out ${Q.visible.toLocaleString("en-US")} boxes…`,{graph:Q,svg:await t(Q.dot,L)}}),_=io(()=>/^[nm]/.test(o.value.selected)?b(o.value.selected):null,L=>e.detail(w(),o.peek().selected,L)),S=io(()=>o.value.view==="timeline"?b("timeline"):null,L=>e.timeline(w(),L)),E=ut(()=>k.state.value.value?.modules),D=ut(()=>E.value&&oa(E.value)),P=ut(()=>{let L=k.state.value.value?.ops.node??[];return new Map(L.map((Q,ne)=>[Q,ne]))});function N(L){o.value={...o.peek(),...L}}function F(){return new Set(T.state.peek().value?.graph.expand??o.peek().expand??[])}function Y(L){N({run:L,tag:"",step:null,selected:"",expand:null})}function H(L){N({tag:L,step:null,selected:"",expand:null})}function O(L){N({selected:L})}function B(L){N({expand:Rr(F().add(L))}),i.value=`m${L}`}function z(L){let Q=F();(D.peek()?ql(D.peek(),L):[L]).forEach(X=>Q.delete(X)),N({expand:Rr(Q)}),i.value=`m${L}`}function q(L){(F().has(L)?z:B)(L)}function G(L){let Q=F();(D.peek()?ql(D.peek(),L):[L]).slice(0,pf).forEach(X=>Q.add(X)),N({expand:Rr(Q)}),i.value=`m${L}`}function oe(L){let Q=Number(L.slice(1));if(L.startsWith("m"))return E.peek()?.parent[Q]??null;let ne=P.peek().get(Q);return ne===void 0?null:k.state.peek().value?.ops.module[ne]??null}function U(L,Q){if(L==="")return null;if(Q.has(L))return L;let ne=E.peek(),X=ne&&/^[nm]/.test(L)?Kl(ne,oe(L)):[];L.startsWith("m")&&X.unshift(Number(L.slice(1)));for(let Pe of X){let Ze=Q.has(`m${Pe}`)?Pe:Je(Pe,Q);if(Ze!==void 0)return`m${Ze}`}return null}function Je(L,Q){let X=(D.peek()?.children[E.peek()?.parent[L]??-1]??[]).findLast(Pe=>Pe<L&&Q.has(`m${Pe}`));return Q.get(`m${X}`)?.isRepeated?X:void 0}function ve(L){let Q=F(),ne=E.peek();ne&&Kl(ne,oe(L)).forEach(Pe=>Q.add(Pe));let X=Q.size===F().size;N({view:"graph",selected:L,...X?{}:{expand:Rr(Q)}}),i.value=L}function ie(L){o.peek().view==="graph"?ve(L):O(L)}function fe(){s.value=`${v.peek()} ${C.peek()}`,T.reload()}function te(){d.reload();for(let L of[k,T,_,S])L.state.peek().error&&L.reload()}function j(){[d,k,T,_,S].forEach(L=>L.dispose())}return{place:o,isVisible:r,isDark:c,index:d,chosen:p,which:m,recording:k,picture:T,detail:_,timeline:S,progress:l,focus:i,modules:E,moduleTree:D,rowOfNode:P,change:N,chooseRun:Y,chooseTag:H,select:O,toggle:q,expandBelow:G,moduleOf:oe,nearest:U,reveal:ve,follow:ie,allowLarge:fe,reload:te,dispose:j}}function Rr(e){return[...e].sort((t,n)=>t-n)}function hf(e){let t=e.map(n=>Math.max(...n.tags.flatMap(o=>o.steps.map(r=>r.wall_time??0)),0));return e[t.indexOf(Math.max(...t))]}function mf(e,t){let n=e?.runs.find(l=>l.run===t.run)??hf(e?.runs??[]),o=n?.tags.find(l=>l.tag===t.tag)??n?.tags[0],r=o?.steps.find(l=>l.step===t.step)??o?.steps.at(-1);return n&&o?{run:n,tag:o,step:r}:null}function xa(){let e=he(),{loading:t,error:n,value:o}=e.picture.state.value;return t?f("div",{class:"progress",role:"status","data-testid":"progress",children:[f("span",{children:e.progress.value}),f("button",{type:"button","data-testid":"layout-cancel",onClick:e.picture.cancel,children:"Cancel"})]}):!n||n instanceof lo&&o?null:n instanceof lo?f("div",{class:"progress",role:"status",children:[f("span",{children:"The layout was cancelled."}),f("button",{type:"button",onClick:e.picture.reload,children:"Lay out again"})]}):f("div",{class:"over",children:f(Rt,{message:n.message,children:[n instanceof Vo?f("button",{type:"button","data-testid":"layout-anyway",onClick:e.allowLarge,children:"Lay it out anyway"}):f("button",{type:"button",onClick:e.picture.reload,children:"Try again"}),f("button",{type:"button",onClick:()=>e.change({expand:[]}),children:"Collapse all"})]})})}function Sa({drawing:e}){let t=he(),{value:n,loading:o,error:r}=t.picture.state.value,l=t.place.value.expand??[],i=s=>e.boxes.get(`m${s}`)?.element.matches(".node");return!n||o||r||!l.some(i)?null:f("p",{class:"limit",role:"status","data-testid":"graph-limit",children:["Some modules stay folded: with them this graph of"," ",an(n.graph.visible,"box","boxes")," would be too large to read."]})}function Pr(e,t,n){let o=n?-1:1;return[...e].sort((r,l)=>{let i=t[r]??null,s=t[l]??null;return i===s?0:i===null?1:s===null?-1:i<s?-o:o})}function ka(e,t,n){return e?.key!==t?{key:t,descending:n}:e.descending===n?{key:t,descending:!n}:null}function so(e){let t=e.toLowerCase().split(/\s+/).filter(Boolean);return n=>t.every(o=>n.includes(o))}function Ea(e){try{let t=new RegExp(e,"i");return n=>t.test(n)}catch{return null}}function Dr(e){return Array.from({length:e},(t,n)=>n)}function Ta(e,t){let n=r=>r.map(gf).join(",")+`\r
`,o=n(e);for(let r of t)o+=n(r);return o}function gf(e){let t=e===null?"":String(e);return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}var zr=50;function Ma(e,t,n=zr){if(t.trim()==="")return[];let o=so(t),r=[],{modules:l,ops:i}=e;for(let s=0;s<l.fqn.length&&r.length<n;s+=1){let[c,d]=[qt(l,s),l.type_name[s]??""];o(`${c} ${d}`.toLowerCase())&&r.push({id:`m${s}`,name:c,where:d})}for(let s=0;s<i.node.length&&r.length<n;s+=1){let c=i.module[s]??null,d=i.op[s]??"",p=[c===null?"":qt(l,c),i.source[s]],m=`${d} ${p.join(" ")}`.toLowerCase();o(m)&&r.push({id:`n${i.node[s]}`,name:d,where:p.filter(Boolean).join(" · ")})}return r}function Ca({recording:e}){let t=he(),[n,o]=pe(""),[r,l]=pe(!1),[i,s]=pe(0),c=Ne(()=>Ma(e,n),[e,n]),d=r&&n.trim()!=="",p=v=>{let b=c[v];b&&(l(!1),t.reveal(b.id))},m=v=>{let b=c.length-1;if(v.key==="ArrowDown")s(Math.min(b,i+1));else if(v.key==="ArrowUp")s(Math.max(0,i-1));else if(v.key==="Enter")p(i);else if(v.key==="Escape")l(!1);else return;v.preventDefault(),v.stopPropagation()};return f("div",{class:"search",children:[f("input",{type:"search",class:"filter",role:"combobox",list:void 0,placeholder:"Find an op or module","aria-label":"Find an op or module in the graph","aria-expanded":d,"aria-controls":"search-hits","aria-activedescendant":d&&c.length>0?`hit-${i}`:void 0,"data-testid":"search",value:n,onInput:v=>{o(v.currentTarget.value),s(0),l(!0)},onFocus:()=>l(!0),onBlur:()=>l(!1),onKeyDown:m}),d&&f("ul",{class:"hits",id:"search-hits",role:"listbox","aria-label":"Found",children:[c.map((v,b)=>f("li",{id:`hit-${b}`,role:"option","aria-selected":b===i,"data-testid":"search-hit","data-id":v.id,onMouseDown:w=>w.preventDefault(),onClick:()=>p(b),children:[f("span",{children:v.name})," ",f("small",{children:v.where})]},v.id)),c.length===0&&f("li",{class:"hint",children:"Nothing is called that."}),c.length===zr&&f("li",{class:"hint",children:["The first ",zr," are listed."]})]})]})}function Aa({viewport:e,recording:t}){let n=he(),{selected:o}=n.place.value,r=n.picture.state.value.value,l=()=>{let{run:i,step:s}=n.which.value??{run:"run",step:0},c=Er("graph",i,s)+".svg";r&&kr(c,"image/svg+xml",fa(r.svg))};return f("div",{class:"toolbar",role:"group","aria-label":"What the graph shows",children:[f(Ca,{recording:t}),f("div",{class:"group",children:[f("button",{type:"button","data-testid":"collapse-all",title:"Close every module",onClick:()=>n.change({expand:[]}),children:"Collapse all"}),f("button",{type:"button","data-testid":"expand-default",title:"Open as many of the outermost modules as read well",onClick:()=>n.change({expand:null}),children:"Default"}),f("button",{type:"button","data-testid":"expand-below",disabled:!o.startsWith("m"),title:o.startsWith("m")?"Open the selected module and everything inside it":"Select a module first",onClick:()=>n.expandBelow(Number(o.slice(1))),children:"Expand below"})]}),f("div",{class:"group zoom",children:[f("button",{type:"button","aria-label":"Zoom out",title:"Zoom out (-)","data-testid":"zoom-out",onClick:()=>e.current?.zoom(.8),children:"−"}),f("button",{type:"button","aria-label":"Zoom in",title:"Zoom in (+)","data-testid":"zoom-in",onClick:()=>e.current?.zoom(1.25),children:"+"}),f("button",{type:"button",title:"Actual size (0)","data-testid":"zoom-actual",onClick:()=>e.current?.actualSize(),children:"1:1"}),f("button",{type:"button",title:"The whole graph (f)","data-testid":"zoom-fit",onClick:()=>e.current?.fit(),children:"Fit"})]}),f("button",{type:"button","data-testid":"download-svg",disabled:!r,onClick:l,children:"Download SVG"})]})}function Oa({drawing:e}){let[t,n]=pe(new Set),[o,r]=pe(null),l=Ne(()=>bf(e),[e]);at(()=>{let s=o===null?[...t]:[o];s.length>0?e.svg.dataset.only=s.map(ro).join(" "):delete e.svg.dataset.only},[e,t,o]);let i=s=>{let c=new Set(t);c.delete(s)||c.add(s),n(c)};return l.length===0?null:f("div",{class:"legend",role:"group","aria-label":"States of the tensors","data-testid":"legend",children:l.map(([s,c])=>f("button",{type:"button",class:"legend-item","aria-pressed":t.has(s),title:`${vf[s]} Click to show only these.`,"data-testid":`legend-${ro(s)}`,onClick:()=>i(s),onPointerEnter:()=>r(s),onPointerLeave:()=>r(null),children:[f(Ul,{state:s}),s,f("small",{class:"number",children:rt(c)})]},s))})}var vf={cached:"Kept for the backward: at least one save refers to its memory.",freed:"Made in the forward and dead when it ended.",held:"Alive when the forward ended, though no save refers to it.",recomputed:"Made in a checkpointed region: the backward makes it again.",parameter:"A parameter or buffer: there with or without the forward.",input:"There before the forward began, and not saved.","not cached":"Freed or held: without an op stream the two cannot be told apart."};function bf({svg:e}){return qs.map(t=>[t,e.querySelectorAll(`g.edge.${ro(t)}`).length]).filter(([,t])=>t>0)}function La({recording:e,isHidden:t}){let n=he(),o=mt(null),r=mt(null),l=mt(null),i=mt(""),s=mt(null),[c,d]=pe(null),{value:p,key:m}=n.picture.state.value,{selected:v}=n.place.value,b=n.focus.value;return to(()=>{if(!o.current||!r.current)return;let w=_a(o.current,r.current,{onSelect:n.select,onToggle:k=>n.toggle(Number(k.slice(1))),onHover:k=>s.current&&yf(s.current,k)});return l.current=w,()=>w.dispose()},[]),to(()=>{if(!p)return;let w=ca(p.svg),k=m.replace(/ graph .*$/,""),C=i.current==="",T=n.focus.peek()??(C?n.place.peek().selected:"");l.current?.show(w,n.nearest(T,w.boxes),i.current!==k),i.current=k,s.current=w,n.focus.value=null,d(w)},[p]),at(()=>{if(b===null||!c||t||n.picture.state.peek().loading)return;let w=n.nearest(b,c.boxes);w!==null&&l.current?.centre(w),n.focus.value=null},[b,c,t]),at(()=>{let w=c&&n.nearest(v,c.boxes);!t&&w&&l.current?.keep(w)},[t]),at(()=>{if(!c)return;let w=n.nearest(v,c.boxes);return _f(c,w)},[v,c]),f("div",{class:"graph",children:[f(Aa,{viewport:l,recording:e}),c&&f(Sa,{drawing:c}),f("div",{class:"window",children:[f("div",{class:"frame",ref:o,tabIndex:0,role:"group","aria-label":"Graph of the forward pass. Arrow keys go from box to box, Enter selects, Space opens or closes a module, plus and minus zoom, 0 is actual size, f fits.","data-testid":"graph-frame",children:f("div",{class:"canvas",ref:r,"data-testid":"graph-canvas"})}),f(xa,{})]}),c&&f(Oa,{drawing:c})]})}function _f(e,t){let n=t===null?void 0:e.boxes.get(t);if(!n)return;let o=[n.element,...e.edges.get(n.id)??[]];return o.forEach(r=>r.classList.add("selected")),()=>o.forEach(r=>r.classList.remove("selected"))}function yf({svg:e,edges:t},n){e.querySelectorAll(".lit").forEach(r=>r.classList.remove("lit"));let o=n===null?[]:t.get(n)??[];o.forEach(r=>r.classList.add("lit")),e.classList.toggle("has-lit",o.length>0)}function Pa({recording:e}){return f("header",{class:"header",children:[f(wf,{meta:e.meta}),f(kf,{lines:e.ledger}),f(Ef,{notes:e.meta.notes})]})}function wf({meta:e}){let t=[e.device,e.rank===null?"":`rank ${e.rank}`,`torch ${e.torch_version}`,e.created_ns?new Date(e.created_ns/1e6).toLocaleString():""];return f("p",{class:"provenance",children:[e.label&&f("strong",{children:e.label}),f("span",{children:t.filter(Boolean).join(" · ")})]})}function xf(e){let t=[];for(let n of e){if(!n.nbytes&&n.key!==Sf)continue;let o=t.at(-1);n.level===0||!o?t.push({total:n,parts:[]}):o.parts.push(n)}return t}var Sf="kept_bytes";function kf({lines:e}){return f("dl",{class:"ledger","data-testid":"ledger",children:xf(e).map(({total:t,parts:n})=>f("div",{class:"account",children:[f(Ra,{line:t}),n.map(o=>f(Ra,{line:o},o.key))]},t.key))})}function Ra({line:e}){let t=`help-${e.key}`;return f("div",{class:`line level-${Math.min(e.level,3)}`,"data-testid":`ledger-${e.key}`,children:[f("dt",{children:e.label}),f("dd",{children:[f("button",{type:"button",class:"figure","aria-describedby":t,children:sn(e.nbytes??0)}),f("span",{class:"tooltip",role:"tooltip",id:t,children:[f("b",{children:Tr(e.nbytes??0)}),e.help]})]})]})}function Ef({notes:e}){let[t,...n]=e;return t===void 0?null:f("div",{class:"notes",role:"note","data-testid":"notes",children:[f("p",{children:t}),n.length>0&&f("details",{children:[f("summary",{children:n.length===1?"1 more note":`${n.length} more notes`}),n.map(o=>f("p",{children:o},o))]})]})}function Da({recording:e}){let t=he(),{largest:n}=e,o=Math.max(0,...n.map(r=>r.nbytes));return n.length===0?f("p",{class:"hint pad",children:"Nothing is kept for the backward in this recording."}):f("ol",{class:"largest","data-testid":"largest",children:n.map(r=>f("li",{children:f("button",{type:"button",class:"card","aria-pressed":t.place.value.selected===`n${r.node}`,"data-node":r.node,onClick:()=>t.select(`n${r.node}`),children:f(Tf,{row:r,whole:o})})},r.storage))})}function Tf({row:e,whole:t}){let n=[e.fqn,e.source].filter(Boolean).join(" · ");return f(Ce,{children:[f("span",{class:"size",children:[f(Xe,{n:e.nbytes}),f(Cr,{part:e.nbytes,whole:t})]}),f("span",{class:"what",children:[f("span",{class:"name",children:[f("b",{children:e.op})," keeps ",f("code",{children:e.slot}),f("span",{class:"type",children:Io(e.dtype,e.shape)})]}),f("span",{class:"reason",children:e.reason}),f("small",{children:[n,e.category,e.name,e.saves>1&&an(e.saves,"save")].filter(Boolean).join(" · ")})]})]})}function za(e){return typeof e=="object"?e.key:e}function Ia(e,t){let n=e.length;return new Proxy(e,{get(o,r,l){if(typeof r=="string"){let i=r.charCodeAt(0);if(i>=48&&i<=57){let s=+r;if(Number.isInteger(s)&&s>=0&&s<n){let c=o[s];if(typeof c!="object"){let d=t[s*2];c=o[s]={index:s,key:c,start:d,size:t[s*2+1],end:d+t[s*2+1],lane:0}}return c}}if(r==="length")return n}return Reflect.get(o,r,l)}})}function Mn(e,t,n){let o=n.initialDeps??[],r,l=!0;function i(){var s;let d=0,p=e();if(!(p.length!==o.length||p.some((b,w)=>o[w]!==b)))return r;o=p;let v=0;return r=t(...p),n?.onChange&&!(l&&n.skipInitialOnChange)&&n.onChange(r),l=!1,r}return i.updateDeps=s=>{o=s},i}function ei(e,t){if(e===void 0)throw new Error(`Unexpected undefined${t?`: ${t}`:""}`);return e}var Yt=(e,t)=>Math.abs(e-t)<1.01,Na=(e,t,n)=>{let o;return Object.assign(function(...r){e.clearTimeout(o),o=e.setTimeout(()=>t.apply(this,r),n)},{cancel:()=>{e.clearTimeout(o)}})};function Va({offset:e,isScrolling:t,elementMax:n,holdOffset:o,scrollOffset:r,pendingWrite:l,clampedMaxAtWrite:i}){var s;return t&&l===null&&e===r?"spurious":l!==null&&Math.abs(e-l.target)<1.5?"readBack":l!==null&&!l.smooth&&n!==null&&l.target>n+o+.5&&Math.abs(e-(n+o))<1.5||l!==null&&!l.smooth&&((s=l.lowMaxes)!=null&&s.some(c=>Math.abs(e-c)<1.5))?"clampedReadBack":i!==null&&Math.abs(e-i)<1.5?"clampedEcho":"external"}var Mf=e=>e==="smooth"||e==="smoothFinishing";function Wa({kind:e,offset:t,command:n,target:o}){return e!=="spurious"&&e!=="readBack"&&e!=="clampedReadBack"&&n?.index!=null&&n.phase!=="queued"&&!Mf(n.phase)&&!Yt(t,n.lastTargetOffset)&&!Yt(t,o())&&e!=="clampedEcho"}var ti=40;function Fa(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<ti;)n--;if(n<0)return!1;let o=e[n],r=n-1;for(;r>=0&&o.t-e[r].t<ti;)r--;if(r<0)return!1;let l=e[r],i=(t.offset-o.offset)/(t.t-o.t),s=(o.offset-l.offset)/(o.t-l.t);return i*s>=0&&Math.abs(i)>=2*Math.abs(s)&&Math.abs(i)-Math.abs(s)>=.8}function $a(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<ti;)n--;if(n<0)return!1;let o=e[n];return Math.abs(t.offset-o.offset)/(t.t-o.t)>=.05}var Wo,Fo=()=>{if(Wo!==void 0)return Wo;if(typeof navigator>"u")return Wo=!1;if(/iP(hone|od|ad)/.test(navigator.userAgent))return Wo=!0;let e=navigator.maxTouchPoints;return Wo=navigator.platform==="MacIntel"&&e!==void 0&&e>0},ni,Cf=()=>ni!==void 0?ni:ni=Fo()&&typeof CSS<"u"&&typeof CSS.supports=="function"&&CSS.supports("overflow-anchor: auto"),Ha=()=>!Fo()||Cf();var ao={capture:!0,passive:!0},Ir=class{constructor(t){this.host=t,this._touch=null,this.inMotion=()=>this._touch!==null&&this._touch.phase!=="lateFling",this.dragging=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved},this.tail=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="tail"?this._touch.moved?"fling":"tap":null},this.onScroll=({isScrolling:n,ownReadBack:o,moved:r,external:l})=>{var i,s,c;return n&&((i=this._touch)==null?void 0:i.phase)==="tail"?this._openTail(this._touch.moved||!o,!1):((s=this._touch)==null?void 0:s.phase)==="lateFling"&&(this.host.now()>this._touch.until?this._touch=null:l&&n&&r&&this._openTail(!0,!1)),!o&&n&&r&&((c=this._touch)==null?void 0:c.phase)==="down"?(this._touch.moved=!0,!0):!1},this.touchStart=()=>{this.end(),this._touch={phase:"down",moved:!1}},this.touchEnd=()=>{var n;let o=((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved;this.end(),this._openTail(o,o)},this.end=()=>{var n;let o=this.host.getWindow();((n=this._touch)==null?void 0:n.phase)==="tail"&&o!=null&&o.clearTimeout(this._touch.timerId),this._touch=null},this.listen=n=>{let o=()=>this.touchStart(),r=()=>this.touchEnd();return n.addEventListener("touchstart",o,ao),n.addEventListener("touchend",r,ao),n.addEventListener("touchcancel",r,ao),()=>{n.removeEventListener("touchstart",o,ao),n.removeEventListener("touchend",r,ao),n.removeEventListener("touchcancel",r,ao),this.end()}},this._openTail=(n,o)=>{let r=this.host.getWindow();if(r==null)return;this.end();let l={phase:"tail",moved:n,awaitingFling:o,timerId:r.setTimeout(()=>{if(this.host.tailStillMoving()){this._openTail(l.moved,l.awaitingFling);return}this._touch=l.awaitingFling?{phase:"lateFling",until:this.host.now()+1e3}:null,this.host.onTailClosed()},150)};this._touch=l}}get touch(){return this._touch}};var Ba=e=>{let{clientWidth:t,clientHeight:n}=e;return{width:t,height:n}},Ua=e=>{let t=new Set;return{schedule:n=>{let o=e.requestAnimationFrame(()=>{t.delete(o),n()});t.add(o)},cancel:()=>{t.forEach(n=>e.cancelAnimationFrame(n)),t.clear()}}},Af=e=>e,Of=e=>{let t=e.overscan*Math.max(e.lanes??1,1),n=Math.max(e.startIndex-t,0),r=Math.min(e.endIndex+t,e.count-1)-n+1,l=new Array(r);for(let i=0;i<r;i++)l[i]=n+i;return l},Ka=(e,t)=>{let n=e.scrollElement;if(!n)return;let o=e.targetWindow;if(!o)return;let r=s=>{let{width:c,height:d}=s;t({width:Math.round(c),height:Math.round(d)})};if(r(Ba(n)),!o.ResizeObserver)return()=>{};let l=Ua(o),i=new o.ResizeObserver(()=>{let s=()=>{r(Ba(n))};e.options.useAnimationFrameWithResizeObserver?l.schedule(s):s()});return i.observe(n,{box:"content-box"}),()=>{i.unobserve(n),l.cancel()}},Ga={passive:!0};var Lf=typeof window>"u"?!0:"onscrollend"in window,Rf=(e,t,n)=>{let o=e.scrollElement;if(!o)return;let r=e.targetWindow;if(!r)return;let l=e.options.useScrollendEvent&&Lf,i=0,s=l?null:Na(r,()=>t(n(o),!1),e.options.isScrollingResetDelay),c=m=>()=>{i=n(o),s?.(),t(i,m)},d=c(!0),p=c(!1);return o.addEventListener("scroll",d,Ga),l&&o.addEventListener("scrollend",p,Ga),()=>{o.removeEventListener("scroll",d),l&&o.removeEventListener("scrollend",p),s?.cancel()}},qa=(e,t)=>Rf(e,t,n=>{let{horizontal:o,isRtl:r}=e.options;return o?n.scrollLeft*(r&&-1||1):n.scrollTop});var Pf=(e,t,n)=>{if(n.options.useCachedMeasurements){let o=n.indexFromElement(e),r=n.options.getItemKey(o);return n.itemSizeCache.get(r)??n.options.estimateSize(o)}if(t?.borderBoxSize){let o=t.borderBoxSize[0];if(o)return Math.round(o[n.options.horizontal?"inlineSize":"blockSize"])}if(!t){let o=n.indexFromElement(e),r=n.options.getItemKey(o),l=n.itemSizeCache.get(r);if(l!==void 0)return l}return e[n.options.horizontal?"offsetWidth":"offsetHeight"]},Df=(e,{adjustments:t=0,behavior:n},o)=>{var r;let{scrollElement:l,options:i}=o,s=e+t,c=i.horizontal&&i.isRtl&&l!==null&&"ownerDocument"in l;(r=l?.scrollTo)==null||r.call(l,{[i.horizontal?"left":"top"]:c?-s:s,behavior:n})};var Ya=Df,ja=(e,t)=>e==="smooth"?t?"smoothLanded":"smooth":"instant",$o=e=>e?.phase==="smooth"||e?.phase==="smoothLanded";function zf(e,t,n,o){if(t===0)return!1;let r=o(0),l=new Set,i=0;for(;i<e;){let c=n(i);if(c===r)break;l.add(c),i++}let s=e-i;if(s===0||s>=t)return!1;for(let c=0;c<s;c++)if(o(c)!==n(i+c))return!1;for(let c=s;c<t;c++)if(l.has(o(c)))return!1;return!0}var Nr=class{constructor(t){this.unsubs=[],this.scrollElement=null,this.targetWindow=null,this.isScrolling=!1,this.scrollState=null,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache=new Map,this.itemSizeCacheVersion=0,this.laneAssignments=new Map,this.pendingMin=null,this.prevLanes=void 0,this.lanesChangedFlag=!1,this.lanesSettling=!1,this.pendingScrollAnchor=null,this.scrollRect=null,this.scrollOffset=null,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._iosGesture=new Ir({getWindow:()=>this.targetWindow,now:()=>this.now(),tailStillMoving:()=>{let n=this.scrollState;if(n?.phase!=="queued"||this.pendingWrite!==null)return!1;let o=this._readElementOffset();return o===null||this._lastElementOffset===null||Math.abs(o-this._lastElementOffset)<1?!1:(this._lastElementOffset=o,n.samples=[...n.samples??[],{t:this.now(),offset:o}],!0)},onTailClosed:()=>{let n=this.scrollState;n?.phase==="queued"&&$a(n.samples??[])&&(this.scrollState=null),this._flushHoldIfReady(!0),this._writeAwaitingCommand(),this._retryClampedAdjustment()}}),this._lastElementOffset=null,this.pendingWrite=null,this._clampedAdjustment=null,this.elementsCache=new Map,this._resizeBatch=null,this.now=()=>{var n,o,r;return((r=(o=(n=this.targetWindow)==null?void 0:n.performance)==null?void 0:o.now)==null?void 0:r.call(o))??Date.now()},this.observer=(()=>{let n=null,o=null,r=!1,l=!1,i=new Set,s=()=>{if(n)return n;let d=this.targetWindow;if(!d||!d.ResizeObserver)return null;let p=o=Ua(d);return n=new d.ResizeObserver(m=>{let v=()=>{let b={sync:!1};this._resizeBatch=b;try{m.forEach(c)}finally{this._resizeBatch=null,b.notify&&(this.notify(b.sync),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment(),this.measureElement(null))}};if(this.options.useAnimationFrameWithResizeObserver)p.schedule(v);else{r=!0;try{v()}finally{r=!1}}})},c=d=>{let p=d.target,m=this.indexFromElement(p);if(!p.isConnected){this.observer.unobserve(p);for(let[v,b]of this.elementsCache)if(b===p){this.elementsCache.delete(v);break}return}this.isIndexInRange(m)&&this.shouldMeasureDuringScroll(m)&&this.resizeItem(m,this.options.measureElement(p,d,this))};return{disconnect:()=>{var d;(d=s())==null||d.disconnect(),o?.cancel(),i.clear(),l=!1,n=null,o=null},observe:d=>{let p=s();if(p){if(!r){p.observe(d,{box:"border-box"});return}i.add(d),l||(l=!0,o?.schedule(()=>{l=!1,i.forEach(m=>{m.isConnected&&n?.observe(m,{box:"border-box"})}),i.clear()}))}},unobserve:d=>{var p;i.delete(d),(p=s())==null||p.unobserve(d)}}})(),this.range=null,this.setOptions=n=>{var o;let r={debug:!1,initialOffset:0,overscan:1,paddingStart:0,paddingEnd:0,scrollPaddingStart:0,scrollPaddingEnd:0,horizontal:!1,getItemKey:Af,rangeExtractor:Of,onChange:()=>{},measureElement:Pf,initialRect:{width:0,height:0},scrollMargin:0,gap:0,indexAttribute:"data-index",initialMeasurementsCache:[],lanes:1,anchorTo:"start",followOnAppend:!1,scrollEndThreshold:1,isScrollingResetDelay:150,enabled:!0,isRtl:!1,useScrollendEvent:!1,useAnimationFrameWithResizeObserver:!1,laneAssignmentMode:"estimate",useCachedMeasurements:!1};for(let p in n){let m=n[p];m!==void 0&&(r[p]=m)}let l=this.options,i=null,s=null,c=!1;if(l!==void 0&&l.enabled&&r.enabled&&r.anchorTo==="end"&&this.scrollElement!==null){let p=l.count,m=r.count,v=this.getMeasurements(),b=((o=this._singleLaneMeasurements)==null?void 0:o.items)??v,w=S=>za(b[S]),k=p>0?w(0):null,C=p>0?w(p-1):null;if(m!==p||p>0&&m>0&&(r.getItemKey(0)!==k||r.getItemKey(m-1)!==C)){c=!0;let S=p>0?this.getVirtualItemForOffset(this.getScrollOffset())??v[0]:null;S&&(i=[S.key,this.getScrollOffset()-S.start]);let E=r.followOnAppend===!0?"auto":r.followOnAppend||null;E&&m>0&&this.isAtEnd(l.scrollEndThreshold)&&(p===0||r.getItemKey(m-1)!==C)&&(m>p||zf(p,m,w,r.getItemKey))&&(s=E)}}this.options=r,c&&(this.pendingMin=0,this.itemSizeCacheVersion++);let d=null;if(i&&this.scrollOffset!==null&&!this._awaitingCommandReadBack()){let[p,m]=i,v=this.getMeasurements(),{count:b,getItemKey:w}=this.options,k=0;for(;k<b&&w(k)!==p;)k++;if(k<b){let C=v[k];if(C){let T=Math.max(0,C.start+m);!s&&T!==this.scrollOffset&&(d=T-this.scrollOffset,this.scrollOffset=T)}}}s?this.pendingScrollAnchor={kind:"follow",behavior:s}:d!==null&&(this._canWriteScroll()?this.pendingScrollAnchor={kind:"anchor",delta:d}:(this._holdOffset+=d,this._followOffsetTarget(d)))},this.notify=n=>{var o,r;(r=(o=this.options).onChange)==null||r.call(o,this,n)},this.maybeNotify=Mn(()=>(this.calculateRange(),[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]),n=>{this.notify(n)},{key:!1,debug:()=>this.options.debug,initialDeps:[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]}),this.cleanup=()=>{var n;this.unsubs.filter(Boolean).forEach(o=>o()),this.unsubs=[],this.observer.disconnect(),this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null,(n=this._momentumStop)==null||n.restore(),this._momentumStop=null,this.isScrolling=!1,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._clampedAdjustment=null,this.pendingWrite=null,this.scrollElement=null,this.targetWindow=null},this._didMount=()=>()=>{this.cleanup()},this._willUpdate=()=>{var n;let o=this.options.enabled?this.options.getScrollElement():null;if(this.scrollElement!==o){if(this.cleanup(),!o){this.maybeNotify();return}this.scrollElement=o,this.scrollElement&&"ownerDocument"in this.scrollElement?this.targetWindow=this.scrollElement.ownerDocument.defaultView:this.targetWindow=((n=this.scrollElement)==null?void 0:n.window)??null,this.elementsCache.forEach(l=>{this.observer.observe(l)}),this.unsubs.push(this.options.observeElementRect(this,l=>{this.scrollRect=l,this.maybeNotify()})),this.unsubs.push(this.options.observeElementOffset(this,(l,i)=>{var s,c,d,p;let m=i?this._elementMaxScrollOffset():null,v=this._reportedOverscroll;this._reportedOverscroll=l<0||m!==null&&l>m+1;let b=l;this._lastElementOffset=b,l=this._toLayoutOffset(l);let w=this._classifyScrollEvent(l,i,m);if(w==="spurious")return;w==="readBack"?l=this.pendingWrite.target:w==="clampedReadBack"&&((s=this.scrollState)==null?void 0:s.index)!=null&&l<this.getMaxScrollOffset()-1.5?this.scrollState.lastTargetOffset=l:Wa({kind:w,offset:l,command:this.scrollState,target:()=>this.getScrollStateTarget(this.scrollState)})&&(this.scrollState=null),this.pendingWrite=null,this._clampedAdjustment!==null&&Math.abs(l-this._clampedAdjustment.maxAtWrite)>=1.5&&(this._clampedAdjustment=null);let k=this.getScrollOffset(),C=this.scrollDirection;this.scrollDirection=i?k===l?this.scrollDirection:k<l?"forward":"backward":null,this.scrollOffset=l,this.isScrolling=i;let T=this.scrollState;if(T?.phase==="queued"&&w==="external"&&i)if(v||this._reportedOverscroll)T.samples=[];else{let _=this.now();T.samples=[...(T.samples??[]).filter(S=>_-S.t<=200),{t:_,offset:b}],(C!==null&&this.scrollDirection!==C||Fa(T.samples))&&(this.scrollState=null)}this._iosGesture.onScroll({isScrolling:i,ownReadBack:w==="readBack",moved:l!==k,external:w==="external"&&((c=this.scrollState)==null?void 0:c.phase)!=="smooth"&&((d=this.scrollState)==null?void 0:d.phase)!=="smoothFinishing"})&&((p=this.scrollState)==null?void 0:p.phase)==="queued"&&(this.scrollState=null),this._flushHoldIfReady(!0),this.scrollState&&this.scheduleScrollReconcile(),this.maybeNotify()})),"addEventListener"in this.scrollElement&&this.unsubs.push(this._iosGesture.listen(this.scrollElement)),this._scrollToOffset(this.getScrollOffset())}this._noteClampMax();let r=this.pendingScrollAnchor;this.pendingScrollAnchor=null,r&&this.scrollElement&&this.options.enabled&&(r.kind==="anchor"?this._canWriteScroll()?$o(this.scrollState)&&!Yt(this.getScrollOffset()-r.delta,this.scrollState.lastTargetOffset)||(this._followOffsetTarget(r.delta),this._scrollToOffset(this.getScrollOffset())):(this._holdOffset+=r.delta,this._followOffsetTarget(r.delta),this.notify(!1)):this.scrollToEnd({behavior:r.behavior})),this._flushHoldIfReady(!1),this._retryClampedAdjustment()},this._classifyScrollEvent=(n,o,r)=>{var l;return Va({offset:n,isScrolling:o,elementMax:r,holdOffset:this._holdOffset,scrollOffset:this.scrollOffset,pendingWrite:this.pendingWrite,clampedMaxAtWrite:((l=this._clampedAdjustment)==null?void 0:l.maxAtWrite)??null})},this._retryClampedAdjustment=()=>{if(this._clampedAdjustment===null||!this.scrollElement||!this.options.enabled||!this._canWriteScroll())return;let{target:n,maxAtWrite:o}=this._clampedAdjustment,r=this.getMaxScrollOffset();r>o+.5&&(this._clampedAdjustment=n>r+.5?{target:n,maxAtWrite:r}:null,this._scrollToOffset(n))},this._writeAwaitingCommand=()=>{let n=this.scrollState;if(n===null||n.phase!=="queued")return;let{behavior:o}=n;this.getMeasurements();let r=this.getScrollStateTarget(n);n.lastTargetOffset=r,this._clampedAdjustment=null,n.phase=ja(o,n.index!=null&&Yt(r,this.getScrollOffset())),this._scrollToOffset(r,{behavior:o}),this.scheduleScrollReconcile()},this._readElementOffset=()=>{let n=this.scrollElement;if(n==null)return null;let{horizontal:o,isRtl:r}=this.options;return typeof n.scrollTop=="number"?o?n.scrollLeft*(r&&-1||1):n.scrollTop:typeof n.scrollY=="number"?o?n.scrollX:n.scrollY:null},this._canWriteScroll=()=>!(Fo()&&this._iosGesture.inMotion())&&!this._reportedOverscroll,this._flushHoldIfReady=n=>{var o;if(this._holdOffset===0||!this.scrollElement||!this.options.enabled||!this._canWriteScroll()||((o=this.scrollState)==null?void 0:o.phase)==="smooth")return;this._holdOffset=0,this.scrollOffset!==null&&this.scrollOffset<0&&(this.scrollOffset=0),this.notify(n);let r=this.getCommandWrittenOffset()??this.getScrollOffset();this._clampedAdjustment=this._clampedBy(r),this._scrollToOffset(r)},this.rafId=null,this.getSize=()=>this.options.enabled?(this.scrollRect=this.scrollRect??this.options.initialRect,this.scrollRect[this.options.horizontal?"width":"height"]):(this.scrollRect=null,0),this.getScrollOffset=()=>this.options.enabled?(this.scrollOffset=this.scrollOffset??(typeof this.options.initialOffset=="function"?this.options.initialOffset():this.options.initialOffset),this.scrollOffset):(this.scrollOffset=null,0),this.getMeasurementOptions=Mn(()=>[this.options.count,this.options.paddingStart,this.options.scrollMargin,this.options.getItemKey,this.options.enabled,this.options.lanes,this.options.laneAssignmentMode,this.options.gap],(n,o,r,l,i,s,c,d)=>(this.prevLanes!==void 0&&this.prevLanes!==s&&(this.lanesChangedFlag=!0),this.prevLanes=s,this.pendingMin=null,{count:n,paddingStart:o,scrollMargin:r,getItemKey:l,enabled:i,lanes:s,laneAssignmentMode:c,gap:d}),{key:!1}),this.isIndexInRange=n=>n>=0&&n<this.options.count,this.getMeasurements=Mn(()=>[this.getMeasurementOptions(),this.itemSizeCacheVersion],({count:n,paddingStart:o,scrollMargin:r,getItemKey:l,enabled:i,lanes:s,laneAssignmentMode:c,gap:d},p)=>{var m;let v=this.itemSizeCache;if(!i)return this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),[];if(this.laneAssignments.size>n)for(let _ of this.laneAssignments.keys())_>=n&&this.laneAssignments.delete(_);this.lanesChangedFlag&&(this.lanesChangedFlag=!1,this.lanesSettling=!0,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.pendingMin=null),this.measurementsCache.length===0&&!this.lanesSettling&&(this.measurementsCache=this.options.initialMeasurementsCache,this.measurementsCache.forEach(_=>{this.itemSizeCache.set(_.key,_.size)}));let b=this.lanesSettling?0:this.pendingMin??0;if(this.pendingMin=null,this.lanesSettling&&this.measurementsCache.length===n&&(this.lanesSettling=!1),s===1){let _=n*2,S=(m=this._singleLaneMeasurements)==null?void 0:m.flat;if(!S||S.length<_){let N=new Float64Array(_);S&&b>0&&N.set(S.subarray(0,b*2)),S=N}let E=b===0?new Array(n):this._singleLaneMeasurements.items.slice(),D;if(b===0)D=o+r;else{let N=b-1;D=S[N*2]+S[N*2+1]+d}for(let N=b;N<n;N++){let F=l(N);E[N]=F;let Y=v.get(F),H=typeof Y=="number"?Y:this.options.estimateSize(N);S[N*2]=D,S[N*2+1]=H,D+=H+d}this._singleLaneMeasurements={flat:S,items:E};let P=Ia(E,S);return this.measurementsCache=P,P}let w=this.measurementsCache.slice(0,b),k=new Array(s).fill(void 0),C=new Float64Array(s),T=0;for(let _=0;_<b;_++){let S=w[_];S&&(k[S.lane]===void 0&&T++,k[S.lane]=_,C[S.lane]=S.end)}for(let _=b;_<n;_++){let S=l(_),E=this.laneAssignments.get(_),D,P,N=c==="estimate"||v.has(S);if(E!==void 0&&this.options.lanes>1){D=E;let O=k[D],B=O!==void 0?w[O]:void 0;P=B?B.end+d:o+r}else if(T===s){let O=0,B=C[0],z=k[0];for(let q=1;q<s;q++){let G=C[q];(G<B||G===B&&k[q]<z)&&(O=q,B=G,z=k[q])}D=O,P=B+d,N&&this.laneAssignments.set(_,D)}else D=_%this.options.lanes,P=o+r,N&&this.laneAssignments.set(_,D);let F=v.get(S),Y=typeof F=="number"?F:this.options.estimateSize(_),H=P+Y;w[_]={index:_,start:P,size:Y,end:H,key:S,lane:D},k[D]===void 0&&T++,k[D]=_,C[D]=H}return this.measurementsCache=w,w},{key:!1,debug:()=>this.options.debug}),this.calculateRange=Mn(()=>[this.getMeasurements(),this.getSize(),this.getScrollOffset(),this.options.lanes,this._getLayoutTotalSize()+this.options.scrollMargin],(n,o,r,l,i)=>{if(n.length===0||o===0)return this.range=null,null;let s=Math.max(i-o,0);return this.range=Nf(n,o,Math.min(r,s),l,l===1&&this._singleLaneMeasurements!==null?this._singleLaneMeasurements.flat:null),this.range},{key:!1,debug:()=>this.options.debug}),this.getVirtualIndexes=Mn(()=>{let n=null,o=null,r=this.calculateRange();return r&&(n=r.startIndex,o=r.endIndex),this.maybeNotify.updateDeps([this.isScrolling,n,o]),[this.options.rangeExtractor,this.options.overscan,this.options.count,n,o,this.options.lanes]},(n,o,r,l,i,s)=>l===null||i===null?[]:n({startIndex:l,endIndex:i,overscan:o,count:r,lanes:s}),{key:!1,debug:()=>this.options.debug}),this.indexFromElement=n=>{let o=this.options.indexAttribute,r=n.getAttribute(o);return r?parseInt(r,10):(console.warn(`Missing attribute name '${o}={index}' on measured element.`),-1)},this.shouldMeasureDuringScroll=n=>{var o;if(!$o(this.scrollState))return!0;let r=this.scrollState.index??((o=this.getVirtualItemForOffset(this.scrollState.lastTargetOffset))==null?void 0:o.index);if(r!==void 0&&this.range){let l=Math.max(this.options.overscan,Math.ceil((this.range.endIndex-this.range.startIndex)/2)),i=Math.max(0,r-l),s=Math.min(this.options.count-1,r+l);return n>=i&&n<=s}return!0},this.measureElement=n=>{if(!n){this.elementsCache.forEach((i,s)=>{i.isConnected||(this.observer.unobserve(i),this.elementsCache.delete(s))});return}let o=this.indexFromElement(n);if(!this.isIndexInRange(o))return;let r=this.options.getItemKey(o),l=this.elementsCache.get(r);l!==n&&(l&&this.observer.unobserve(l),this.observer.observe(n),this.elementsCache.set(r,n)),n.isConnected&&(!this.isScrolling||this.scrollState)&&this.shouldMeasureDuringScroll(o)&&this.resizeItem(o,this.options.measureElement(n,void 0,this))},this.resizeItem=(n,o)=>{var r,l,i;if(!this.isIndexInRange(n))return;(r=this._resizeBatch)!=null&&r.sync&&this.getMeasurements();let s,c,d,p=(l=this._singleLaneMeasurements)==null?void 0:l.flat;if(this.options.lanes===1&&p!=null)d=this.options.getItemKey(n),c=p[n*2],s=p[n*2+1];else{let b=this.measurementsCache[n];if(!b)return;d=b.key,c=b.start,s=b.size}let m=this.itemSizeCache.get(d)??s,v=o-m;if(v!==0){let b=this.options.anchorTo==="end"&&!$o(this.scrollState)&&this.getVirtualDistanceFromEnd()<=this.options.scrollEndThreshold,w=b?this._getLayoutTotalSize():0,k=this.getScrollOffset(),T=!this.itemSizeCache.has(d)?c<k:c+m<=k&&this.scrollDirection!=="backward",_=!$o(this.scrollState)&&(this.shouldAdjustScrollPositionOnItemSizeChange!==void 0?this.shouldAdjustScrollPositionOnItemSizeChange(this.measurementsCache[n]??{index:n,key:d,start:c,size:s,end:c+s,lane:0},v,this):T);(this.pendingMin===null||n<this.pendingMin)&&(this.pendingMin=n),this.itemSizeCache.set(d,o),this.itemSizeCacheVersion++;let S=!1;if(this._awaitingCommandReadBack()||(b?S=this.applyScrollAdjustment(this._getLayoutTotalSize()-w):_&&(S=this.applyScrollAdjustment(v))),this._resizeBatch){this._resizeBatch.notify=!0,(i=this._resizeBatch).sync||(i.sync=S);return}this.notify(S),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment()}},this.getVirtualItems=Mn(()=>[this.getVirtualIndexes(),this.getMeasurements(),this._holdOffset],(n,o,r)=>{let l=[];for(let i=0,s=n.length;i<s;i++){let c=n[i],d=o[c];l.push(r===0?d:{...d,start:d.start-r,end:d.end-r})}return l},{key:!1,debug:()=>this.options.debug}),this.getVirtualItemForOffset=n=>{var o;let r=this.getMeasurements();if(r.length===0)return;let l=(o=this._singleLaneMeasurements)==null?void 0:o.flat,i=this.options.lanes===1&&l!=null,s=Ja(0,r.length-1,i?c=>l[c*2]:c=>ei(r[c]).start,n);return ei(r[s])},this._noteClampMax=()=>{if(!this._awaitingCommandReadBack())return;let n=this._elementMaxScrollOffset();if(n===null)return;let o=this.pendingWrite,r=Math.max(n,0)+this._holdOffset;if(r>=o.target)return;let l=o.lowMaxes??(o.lowMaxes=[]);l[l.length-1]!==r&&l.push(r)},this.getMaxScrollOffset=()=>(this._elementMaxScrollOffset()??0)+this._holdOffset,this._toLayoutOffset=n=>{var o;let r=n+this._holdOffset;return((o=this.pendingScrollAnchor)==null?void 0:o.kind)==="anchor"&&(r+=this.pendingScrollAnchor.delta),r},this._elementMaxScrollOffset=()=>{let n=this.scrollElement;if(n===null)return null;if("scrollHeight"in n)return this.options.horizontal?n.scrollWidth-n.clientWidth:n.scrollHeight-n.clientHeight;if("document"in n){let o=n.document.documentElement;return this.options.horizontal?o.scrollWidth-n.innerWidth:o.scrollHeight-n.innerHeight}return null},this._momentumStop=null,this._stopMomentum=n=>{let o=this.scrollElement,r=this.targetWindow;if(o===null||r===null)return;let l="document"in o?o.document.scrollingElement:o;if(!l?.style)return;if(this._momentumStop){this._momentumStop.done=n;return}let{style:i}=l,s=this.options.horizontal?"overflow-x":"overflow-y",c=i.getPropertyValue(s),d=i.getPropertyPriority(s),p=()=>this.options.horizontal?l.clientHeight:l.clientWidth,m=p();if(i.setProperty(s,"hidden","important"),p()!==m){i.setProperty(s,c,d);return}let v={restore:()=>i.getPropertyValue(s)!=="hidden"||i.getPropertyPriority(s)!=="important"?!1:(i.setProperty(s,c,d),!0),done:n};this._momentumStop=v,r.requestAnimationFrame(()=>r.requestAnimationFrame(()=>{this._momentumStop===v&&(this._momentumStop=null,v.restore()&&v.done())}))},this._clampedBy=n=>{let o=this._elementMaxScrollOffset();if(o===null)return null;let r=o+this._holdOffset;return n>r+.5?{target:n,maxAtWrite:r}:null},this.getVirtualDistanceFromEnd=()=>Math.max(this._getLayoutTotalSize()+this.options.scrollMargin-this.getSize()-this.getScrollOffset(),0),this.getDistanceFromEnd=()=>Math.max(this.getMaxScrollOffset()-this.getScrollOffset(),0),this.isAtEnd=(n=this.options.scrollEndThreshold)=>this.getDistanceFromEnd()<=n,this.getOffsetForAlignment=(n,o,r=0)=>{if(!this.scrollElement)return 0;let l=this.getSize(),i=this.getScrollOffset();o==="auto"&&(o=n>=i+l?"end":"start"),o==="center"?n+=(r-l)/2:o==="end"&&(n-=l);let s=this.getMaxScrollOffset();return Math.max(Math.min(s,n),0)},this.getOffsetForIndex=(n,o="auto")=>{n=Math.max(0,Math.min(n,this.options.count-1));let r=this.getSize(),l=this.getScrollOffset(),i=this.getMeasurements()[n];if(!i)return;if(o==="auto")if(i.end>=l+r-this.options.scrollPaddingEnd)o="end";else if(i.start<=l+this.options.scrollPaddingStart)o="start";else return[l,o];if(o==="end"&&n===this.options.count-1){let c=this.getMaxScrollOffset(),d=c-this.options.paddingEnd+this.options.scrollPaddingEnd;return[Math.max(Math.min(d,c),0),o]}let s=o==="end"?i.end+this.options.scrollPaddingEnd:i.start-this.options.scrollPaddingStart;return[this.getOffsetForAlignment(s,o,i.size),o]},this.scrollToOffset=(n,{align:o="start",behavior:r="auto"}={})=>{this._startScroll({index:null,align:o},this.getOffsetForAlignment(n,o),r,"absolute")},this.scrollToIndex=(n,{align:o="auto",behavior:r="auto"}={})=>{n=Math.max(0,Math.min(n,this.options.count-1));let l=this.getOffsetForIndex(n,o);if(!l)return;let[i,s]=l;this._startScroll({index:n,align:s},i,r,"absolute")},this.scrollBy=(n,{behavior:o="auto"}={})=>{let r=this.getOffsetForAlignment((this.getCommandWrittenOffset()??this.getScrollOffset())+n,"start");this._startScroll({index:null,align:"start"},r,o,"relative")},this.scrollToEnd=({behavior:n="auto"}={})=>{if(this.options.count>0){this._startScroll({index:this.options.count-1,align:"end",toEnd:!0},Math.max(this.getMaxScrollOffset(),0),n,"absolute");return}this.scrollToOffset(Math.max(this.getTotalSize()-this.getSize(),0),{behavior:n})},this.cancelScroll=()=>{this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null},this.getTotalSize=()=>Math.max(this._getLayoutTotalSize()-this._holdOffset,0),this._getLayoutTotalSize=()=>{var n,o;let r=this.getMeasurements(),l;if(r.length===0)l=this.options.paddingStart;else if(this.options.lanes===1){let i=r.length-1,s=(n=this._singleLaneMeasurements)==null?void 0:n.flat;s!=null?l=s[i*2]+s[i*2+1]:l=((o=r[i])==null?void 0:o.end)??0}else{let i=Array(this.options.lanes).fill(null),s=r.length-1;for(;s>=0&&i.some(c=>c===null);){let c=r[s];i[c.lane]===null&&(i[c.lane]=c.end),s--}l=Math.max(...i.filter(c=>c!==null))}return Math.max(l-this.options.scrollMargin+this.options.paddingEnd,0)},this.takeSnapshot=()=>{let n=[];if(this.itemSizeCache.size===0)return n;let o=this.getMeasurements();for(let r of o)r&&this.itemSizeCache.has(r.key)&&n.push({index:r.index,key:r.key,start:r.start,size:r.size,end:r.end,lane:r.lane});return n},this._scrollToOffset=(n,{adjustments:o,behavior:r}={})=>{let l={target:n+(o??0),smooth:r==="smooth"};return this.pendingWrite=l,this.options.scrollToFn(n-this._holdOffset,{behavior:r,adjustments:o},this),l},this.getCommandWrittenOffset=()=>this.scrollState!==null&&this.pendingWrite!==null&&!this.pendingWrite.smooth?this.pendingWrite.target:null,this._awaitingCommandReadBack=()=>{let n=this.getCommandWrittenOffset();return!(Fo()&&this._iosGesture.dragging())&&n!==null&&!Yt(n,this.getScrollOffset())},this._followOffsetTarget=n=>{this.scrollState!==null&&this.scrollState.index==null&&(this.scrollState.lastTargetOffset+=n)},this.measure=()=>{this.pendingMin=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.itemSizeCacheVersion++,this.notify(!1)},this.setOptions(t)}get scrollAdjustments(){return 0}applyScrollAdjustment(t,n){if(t===0)return!1;if(this._followOffsetTarget(t),this._canWriteScroll()){let o=this.getScrollOffset();this._clampedAdjustment=this._clampedBy(o+t);let r=this._scrollToOffset(o,{adjustments:t,behavior:n});return this.scrollOffset!==null&&(this.pendingWrite===r&&(this.scrollOffset+=t),this.scrollOffset<0&&(this.scrollOffset=0)),!0}else return this._holdOffset+=t,this.scrollOffset!==null&&(this.scrollOffset+=t),!0}scheduleScrollReconcile(){if(!this.targetWindow){this.scrollState=null;return}this.rafId==null&&(this.rafId=this.targetWindow.requestAnimationFrame(()=>{this.rafId=null,this.reconcileScroll()}))}getScrollStateTarget(t){let n=t.toEnd?[Math.max(this.getMaxScrollOffset(),0)]:t.index!=null?this.getOffsetForIndex(t.index,t.align):void 0;return n?n[0]:t.lastTargetOffset}reconcileScroll(){if(!this.scrollState||!this.scrollElement)return;if(this.now()-this.scrollState.startedAt>5e3){this.scrollState=null;return}if(this.scrollState.phase==="queued"){this.scheduleScrollReconcile();return}this.getMeasurements();let o=this.getScrollStateTarget(this.scrollState),r=this.scrollState.index==null?1:this.options.useAnimationFrameWithResizeObserver?3:2,l=o!==this.scrollState.lastTargetOffset;if(!l&&Yt(o,this.getScrollOffset())){if(this.scrollState.phase==="smooth"?this.scrollState.phase="smoothLanded":this.scrollState.phase==="smoothFinishing"&&(this.scrollState.phase="instant"),this.scrollState.stableFrames++,this.scrollState.stableFrames>=r){this.getScrollOffset()!==o&&this._scrollToOffset(o,{behavior:"auto"}),this.scrollState=null;return}}else if(this.scrollState.stableFrames=0,l){let i=this.getSize()||600,s=Math.abs(o-this.getScrollOffset()),c=$o(this.scrollState)&&s>i;this.scrollState.lastTargetOffset=o,c?this.scrollState.phase="smooth":this.scrollState.phase==="smooth"?this.scrollState.phase="smoothFinishing":this.scrollState.phase==="smoothLanded"&&(this.scrollState.phase="instant"),this._scrollToOffset(o,{behavior:c?"smooth":"auto"})}this.scheduleScrollReconcile()}_startScroll(t,n,o,r){this.pendingScrollAnchor=null,this._clampedAdjustment=null;let l=this._iosGesture.tail();if(r==="absolute"&&l!==null){if(l==="fling"&&Ha()){this._stopMomentum(()=>{let i=this.scrollState;i?.phase!=="queued"||this._iosGesture.tail()!=="fling"||this._reportedOverscroll||(this._iosGesture.end(),this._flushHoldIfReady(!0),this._writeAwaitingCommand())}),this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,phase:"queued",behavior:o,samples:[]},this.scheduleScrollReconcile();return}this._iosGesture.end()}this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,behavior:o,phase:ja(o,t.index!=null&&Yt(n,this.getScrollOffset()))},this._scrollToOffset(n,{behavior:o}),this.scheduleScrollReconcile()}},Ja=(e,t,n,o)=>{for(;e<=t;){let r=(e+t)/2|0,l=n(r);if(l<o)e=r+1;else if(l>o)t=r-1;else return r}return e>0?e-1:0};function If(e,t,n){let o=0;for(;o<=t;){let r=(o+t)/2|0,l=e[r*2];if(l<n)o=r+1;else if(l>n)t=r-1;else return r}return o>0?o-1:0}function Nf(e,t,n,o,r){let l=e.length-1;if(e.length<=o)return{startIndex:0,endIndex:l};if(o===1&&r!==null){let d=If(r,l,n),p=d,m=n+t;for(;p<l&&r[p*2]+r[p*2+1]<m;)p++;return{startIndex:d,endIndex:p}}let s=Ja(0,l,d=>e[d].start,n),c=s;if(o===1)for(;c<l&&e[c].end<n+t;)c++;else if(o>1){let d=Array(o).fill(0);for(;c<l&&d.some(m=>m<n+t);){let m=e[c];d[m.lane]=m.end,c++}let p=Array(o).fill(n+t);for(;s>=0&&p.some(m=>m>=n);){let m=e[s];p[m.lane]=m.start,s--}s=Math.max(0,s-s%o),c=Math.min(l,c+(o-1-c%o))}return{startIndex:s,endIndex:c}}function Za(e,t,n){let o=mt(null),[,r]=pe(0),l={count:e,overscan:10,scrollMargin:n,scrollPaddingStart:n,estimateSize:()=>t,getScrollElement:()=>o.current,scrollToFn:Ya,observeElementRect:Ka,observeElementOffset:qa,onChange:()=>r(s=>s+1)},[i]=pe(()=>new Nr(l));return i.setOptions(l),to(()=>i._didMount(),[i]),to(()=>i._willUpdate()),{scroller:o,virtualizer:i}}var Vr=28;function Wr(e){let{label:t,testId:n,columns:o,rows:r,selected:l,onChoose:i,minWidth:s}=e,{scroller:c,virtualizer:d}=Za(r.length,Vr,Vr),[p,m]=pe(-1),v=o.map(T=>T.width).join(" "),{sort:b,topKey:w}=e;at(()=>d.scrollToOffset(0),[b,w]),at(()=>{let T=l===null?-1:r.indexOf(l);T<0||(m(T),d.scrollToIndex(T,{align:"auto"}))},[l]);let k=T=>{let _=Math.max(0,Math.min(r.length-1,T));m(_),d.scrollToIndex(_,{align:"auto"})},C=T=>{if(T.target!==T.currentTarget)return;let _=r[p],S=Math.max(1,Math.floor((c.current?.clientHeight??0)/Vr)-2),D={ArrowDown:p+1,ArrowUp:p-1,PageDown:p+S,PageUp:p-S,Home:0,End:r.length-1}[T.key];if(D!==void 0)k(D);else if(T.key==="Enter"&&_!==void 0)i(_);else if(T.key==="ArrowRight"&&_!==void 0)e.onFold?.(_,!0);else if(T.key==="ArrowLeft"&&_!==void 0)e.onFold?.(_,!1);else return;T.preventDefault()};return f("div",{class:"table",ref:c,role:"grid","aria-label":t,"aria-rowcount":r.length+1,"aria-activedescendant":p>=0?`${n}-${p}`:void 0,tabIndex:0,"data-testid":n,onKeyDown:C,children:f("div",{class:"table-inner",style:{minWidth:s,"--tracks":v},children:[f(Vf,{...e}),f("div",{class:"table-body",role:"rowgroup",style:{height:`${d.getTotalSize()}px`},children:d.getVirtualItems().map(({index:T,start:_})=>{let S=r[T];return S===void 0?null:f("div",{id:`${n}-${T}`,class:`tr${T===p?" active":""}`,role:"row","aria-rowindex":T+2,"aria-selected":S===l,"data-row":S,style:{transform:`translateY(${_-Vr}px)`},onClick:()=>{m(T),i(S)},children:o.map(E=>f("div",{role:"gridcell",class:E.isNumber?"td number":"td",children:E.cell(S)},E.key))},S)})})]})})}function Vf({columns:e,sort:t,onSort:n}){return f("div",{class:"tr head",role:"row","aria-rowindex":1,children:e.map(({key:o,label:r,help:l,isNumber:i=!1})=>{let s=t?.key!==o?"none":t.descending?"descending":"ascending";return f("div",{role:"columnheader","aria-sort":s,class:i?"number":"",children:f("button",{type:"button",title:l,"data-testid":`sort-${o}`,onClick:()=>n(ka(t,o,i)),children:[r,f("span",{class:"arrow","aria-hidden":"true",children:{none:"",ascending:"▲",descending:"▼"}[s]})]})},o)})})}function Qa({recording:e}){let t=he(),n=e.modules,o=t.moduleTree.value,[r,l]=pe(()=>new Set(o?.roots)),[i,s]=pe(null),c=b=>r.has(b),d=(b,w)=>{let k=new Set(r);w?k.add(b):k.delete(b),l(k)},p=Ne(()=>o?ra(o,c,w=>i?Pr(w,$f(n,i.key),i.descending):w):[],[o,r,i]),m=Ne(()=>o?Wf(n,o,c,d):[],[o,r]),{selected:v}=t.place.value;return f(Ce,{children:[f("div",{class:"toolbar",children:[f("button",{type:"button","data-testid":"modules-open-all",onClick:()=>l(new Set(Dr(n.fqn.length))),children:"Open all"}),f("button",{type:"button","data-testid":"modules-close-all",onClick:()=>l(new Set),children:"Close all"}),f("span",{class:"count",children:an(n.fqn.length,"module call")})]}),f(Wr,{label:"Module calls in order of entry",testId:"modules-table",columns:m,rows:p,sort:i,onSort:s,selected:v.startsWith("m")?Number(v.slice(1)):null,onChoose:b=>t.select(`m${b}`),onFold:d,minWidth:"760px"})]})}function Wf(e,t,n,o){let r=Math.max(0,...t.roots.map(i=>e.total_bytes[i]??0)),l=(i,s,c)=>({key:i,label:s,help:c,width:"92px",isNumber:!0,cell:d=>f(Xe,{n:e[i][d]})});return[{key:"fqn",label:"module",width:"minmax(220px, 2fr)",cell:i=>f("span",{class:"branch",style:{"--depth":t.depth[i]??0},children:[t.children[i]?.length?f("button",{type:"button",class:"quiet twist",tabIndex:-1,"aria-expanded":n(i),"aria-label":n(i)?"Fold":"Unfold",onClick:s=>{s.stopPropagation(),o(i,!n(i))},children:n(i)?"−":"+"}):f("span",{class:"twist"}),f("span",{title:e.fqn[i],children:Ff(e,i)})]})},{key:"type_name",label:"type",width:"minmax(100px, 1fr)",cell:i=>e.type_name[i]},{key:"nodes",label:"nodes",width:"64px",isNumber:!0,cell:i=>rt(e.nodes[i]??0)},{key:"total_bytes",label:"total",help:"Charged to this module call and those inside it",width:"minmax(150px, 1fr)",isNumber:!0,cell:i=>f("span",{class:"with-bar",children:[f(Cr,{part:e.total_bytes[i]??0,whole:r}),f(Xe,{n:e.total_bytes[i]})]})},l("self_bytes","self","Charged to its own ops, without the modules inside it"),l("exclusive_bytes","exclusive","What would go if only this module stopped saving"),l("freed_bytes","freed","Made inside it and freed before the forward ended")]}function Ff(e,t){let n=qt(e,t),o=e.parent[t]??null,r=o===null?"":`${e.fqn[o]}.`;return r.length>1&&n.startsWith(r)?n.slice(r.length):n}function $f(e,t){return e[t]}function ec({recording:e}){let t=he(),[n,o]=pe(""),[r,l]=pe(!1),[i,s]=pe(null),c=Ne(()=>Hf(e),[e]),d=Ne(()=>Bf(e.ops,c),[e]),p=Ne(()=>Uf(e.ops,c),[e]),m=Ne(()=>{let C=so(n);return Dr(e.ops.node.length).filter(T=>(!r||(e.ops.saves[T]??0)>0)&&C(p[T]??""))},[e,n,r]),v=Ne(()=>i?Pr(m,tc(e.ops,c,i.key),i.descending):m,[m,i]),b=t.place.value.selected,w=b.startsWith("n")?t.rowOfNode.value.get(Number(b.slice(1)))??null:null,k=()=>{let{run:C,step:T}=t.which.value??{run:"run",step:0};kr(Er("ops",C,T)+".csv","text/csv",Kf(e.ops,c,v))};return f(Ce,{children:[f("div",{class:"toolbar",children:[f("input",{type:"search",class:"filter",placeholder:"Filter by op, module or source line","aria-label":"Filter the ops","data-testid":"ops-filter",value:n,onInput:C=>o(C.currentTarget.value)}),f("label",{class:"check",children:[f("input",{type:"checkbox","data-testid":"ops-saving-only",checked:r,onChange:C=>l(C.currentTarget.checked)}),"only ops that save"]}),f("span",{class:"count",role:"status","data-testid":"ops-count",children:an(v.length,"op")}),f("button",{type:"button","data-testid":"ops-csv",onClick:k,children:"Download CSV"})]}),f(Wr,{label:"Ops in forward order",testId:"ops-table",columns:d,rows:v,sort:i,onSort:s,selected:w,onChoose:C=>t.select(`n${e.ops.node[C]}`),topKey:n,minWidth:"980px"})]})}function Hf({modules:e}){return e.fqn.map((t,n)=>qt(e,n))}function Bf(e,t){let n=(o,r,l)=>({key:o,label:r,help:l,width:"88px",isNumber:!0,cell:i=>f(Xe,{n:e[o][i]})});return[{key:"node",label:"#",help:"Forward order",width:"64px",isNumber:!0,cell:o=>e.node[o]},{key:"op",label:"op",width:"minmax(120px, 1fr)",cell:o=>f("span",{title:e.recomputed[o]?"Made again in the backward":void 0,children:[e.op[o],e.recomputed[o]&&f("span",{class:"tag",children:"recomputed"})]})},{key:"module",label:"module",width:"minmax(160px, 1.5fr)",cell:o=>f(jf,{text:oi(e,t,o)})},{key:"saves",label:"saves",width:"56px",isNumber:!0,cell:o=>e.saves[o]},n("charged_bytes","charged","Storages counted at this op: it is their first saver"),n("shared_bytes","shared","Storages that this op saves too and another op counts"),n("exclusive_bytes","exclusive","What would go if only this op stopped saving"),n("output_bytes","output","Bytes of what the op returned"),{key:"output_state",label:"output is",help:"What became of the output when the forward ended",width:"118px",cell:o=>f(Mr,{state:e.output_state[o]??null})},{key:"source",label:"source",width:"minmax(110px, 1fr)",cell:o=>f(Gf,{text:e.source[o]??""})}]}function Gf({text:e}){return f("span",{title:e,children:e})}function jf({text:e}){return f("span",{class:"end-of",title:e,children:f("bdi",{children:e})})}function oi(e,t,n){let o=e.module[n]??null;return o===null?"":t[o]??""}function tc(e,t,n){return n==="module"?e.node.map((o,r)=>oi(e,t,r)):e[n]}function Uf(e,t){return e.op.map((n,o)=>`${n} ${oi(e,t,o)} ${e.source[o]??""}`.toLowerCase())}var Xa=["node","op","module","source","saves","charged_bytes","shared_bytes","exclusive_bytes","output_bytes","output_state","recomputed"];function Kf(e,t,n){let o=Xa.map(r=>tc(e,t,r));return Ta(Xa,n.map(r=>o.map(l=>l[r]??null)))}function nc(){let e=he(),[t,n]=pe(""),[o,r]=pe(!1),l=qf("(min-width: 821px)"),i=e.index.state.value.value?.runs??[],s=e.chosen.value;if(!s)return null;let{run:c,tag:d,step:p}=s,m=i.map(k=>k.run),v=Ea(t),b=v??so(t),w=m.filter(k=>b(v?k:k.toLowerCase()));return f("aside",{class:"sidebar","data-testid":"sidebar",children:f("details",{class:"choices",open:l||o,onToggle:k=>r(k.currentTarget.open),children:[f("summary",{children:[c.run,p&&` · step ${p.step}`]}),p&&f(Jf,{tag:d,step:p.step}),c.tags.length>1&&f(Yf,{tags:c.tags,tag:d.tag}),f("fieldset",{class:"runs",children:[f("legend",{children:"Runs"}),f("input",{type:"search",class:"filter",placeholder:"Filter runs (regex)","aria-label":"Filter runs by regular expression","aria-invalid":v===null,title:v?"":"Not a regular expression yet: matched as plain text.","data-testid":"run-filter",value:t,onInput:k=>n(k.currentTarget.value)}),f("div",{class:"run-list",children:[w.map(k=>f("label",{class:"run",title:k,children:[f("input",{type:"radio",name:"run",value:k,checked:k===c.run,onChange:()=>e.chooseRun(k)}),f("span",{children:k})]},k)),w.length===0&&f("p",{class:"hint",children:"No run matches."})]})]})]})})}function qf(e){let t=Ne(()=>window.matchMedia(e),[e]),[n,o]=pe(t.matches);return at(()=>{let r=()=>o(t.matches);return t.addEventListener("change",r),()=>t.removeEventListener("change",r)},[t]),n}function Yf({tags:e,tag:t}){let n=he(),o=e.find(r=>r.tag===t)?.description;return f("label",{class:"field",children:[f("span",{children:"Tag"}),f("select",{"data-testid":"tag",value:t,title:o,onChange:r=>n.chooseTag(r.currentTarget.value),children:e.map(r=>f("option",{value:r.tag,children:r.tag},r.tag))})]})}function Jf({tag:e,step:t}){let n=he(),[o,r]=pe(null),l=e.steps,i=l.findIndex(d=>d.step===t),s=l[o??i],c=d=>{let p=l[d];r(null),p&&n.change({step:d===l.length-1?null:p.step})};return f("div",{class:"field step","data-testid":"step",children:[f("span",{id:"step-label",children:["Step ",f("b",{class:"number",children:s?.step}),l.length>1&&f("small",{children:[(o??i)+1," of ",l.length]})]}),l.length>1&&f("div",{class:"step-row",children:[f("button",{type:"button","aria-label":"Previous step","data-testid":"step-previous",disabled:i<=0,onClick:()=>c(i-1),children:"‹"}),f("input",{type:"range",min:0,max:l.length-1,value:o??i,"aria-labelledby":"step-label","aria-valuetext":`step ${s?.step}`,"data-testid":"step-slider",onInput:d=>r(Number(d.currentTarget.value)),onChange:d=>c(Number(d.currentTarget.value))}),f("button",{type:"button","aria-label":"Next step","data-testid":"step-next",disabled:i>=l.length-1,onClick:()=>c(i+1),children:"›"})]}),s&&s.wall_time!==null&&f("small",{class:"when",children:Zf(s.wall_time)})]})}function Zf(e){return new Date(e*1e3).toLocaleString()}var Qf="uplot",Xf="u-hz",ep="u-vt",tp="u-title",np="u-wrap",op="u-under",rp="u-over",lp="u-axis",On="u-off",ip="u-select",sp="u-cursor-x",ap="u-cursor-y",cp="u-cursor-pt",up="u-legend",dp="u-live",fp="u-inline",pp="u-series",hp="u-marker",oc="u-label",mp="u-value",Bo="width",Go="height";var rc="bottom",co="left",ri="right",wi="#000",lc=wi+"0",li="mousemove",ic="mousedown",ii="mouseup",sc="mouseenter",ac="mouseleave",cc="dblclick",gp="resize",vp="scroll",uc="change",Gr="dppxchange",xi="--",vo=typeof window<"u",di=vo?document:null,fo=vo?window:null,bp=vo?navigator:null,de,Fr;function fi(){let e=devicePixelRatio;de!=e&&(de=e,Fr&&hi(uc,Fr,fi),Fr=matchMedia(`(min-resolution: ${de-.001}dppx) and (max-resolution: ${de+.001}dppx)`),Ln(uc,Fr,fi),fo.dispatchEvent(new CustomEvent(Gr)))}function gt(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function pi(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function ke(e,t,n){e.style[t]=n+"px"}function Pt(e,t,n,o){let r=di.createElement(e);return t!=null&&gt(r,t),n?.insertBefore(r,o),r}function Et(e,t){return Pt("div",e,t)}var dc=new WeakMap;function Bt(e,t,n,o,r){let l="translate("+t+"px,"+n+"px)",i=dc.get(e);l!=i&&(e.style.transform=l,dc.set(e,l),t<0||n<0||t>o||n>r?gt(e,On):pi(e,On))}var fc=new WeakMap;function pc(e,t,n){let o=t+n,r=fc.get(e);o!=r&&(fc.set(e,o),e.style.background=t,e.style.borderColor=n)}var hc=new WeakMap;function mc(e,t,n,o){let r=t+""+n,l=hc.get(e);r!=l&&(hc.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var Si={passive:!0},_p={...Si,capture:!0};function Ln(e,t,n,o){t.addEventListener(e,n,o?_p:Si)}function hi(e,t,n,o){t.removeEventListener(e,n,Si)}vo&&fi();function Dt(e,t,n,o){let r;n=n||0,o=o||t.length-1;let l=o<=2147483647;for(;o-n>1;)r=l?n+o>>1:vt((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function Bc(e){return(n,o,r)=>{let l=-1,i=-1;for(let s=o;s<=r;s++)if(e(n[s])){l=s;break}for(let s=r;s>=o;s--)if(e(n[s])){i=s;break}return[l,i]}}var Gc=e=>e!=null,jc=e=>e!=null&&e>0,Kr=Bc(Gc),yp=Bc(jc);function wp(e,t,n,o=0,r=!1){let l=r?yp:Kr,i=r?jc:Gc;[t,n]=l(e,t,n);let s=e[t],c=e[t];if(t>-1)if(o==1)s=e[t],c=e[n];else if(o==-1)s=e[n],c=e[t];else for(let d=t;d<=n;d++){let p=e[d];i(p)&&(p<s?s=p:p>c&&(c=p))}return[s??be,c??-be]}function qr(e,t,n,o){let r=bc(e),l=bc(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let i=n==10?Jt:Uc,s=r==1?vt:Tt,c=l==1?Tt:vt,d=s(i(Fe(e))),p=c(i(Fe(t))),m=po(n,d),v=po(n,p);return n==10&&(d<0&&(m=_e(m,-d)),p<0&&(v=_e(v,-p))),o||n==2?(e=m*r,t=v*l):(e=Jc(e,m),t=Yr(t,v)),[e,t]}function ki(e,t,n,o){let r=qr(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var Ei=.1,gc={mode:3,pad:Ei},Uo={pad:0,soft:null,mode:0},xp={min:Uo,max:Uo};function jr(e,t,n,o){return Jr(n)?vc(e,t,n):(Uo.pad=n,Uo.soft=o?0:null,Uo.mode=o?3:0,vc(e,t,xp))}function ce(e,t){return e??t}function Sp(e,t,n){for(t=ce(t,0),n=ce(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function vc(e,t,n){let o=n.min,r=n.max,l=ce(o.pad,0),i=ce(r.pad,0),s=ce(o.hard,-be),c=ce(r.hard,be),d=ce(o.soft,be),p=ce(r.soft,-be),m=ce(o.mode,0),v=ce(r.mode,0),b=t-e,w=Jt(b),k=lt(Fe(e),Fe(t)),C=Jt(k),T=Fe(C-w);(b<1e-24||T>10)&&(b=0,(e==0||t==0)&&(b=1e-24,m==2&&d!=be&&(l=0),v==2&&p!=-be&&(i=0)));let _=b||k||1e3,S=Jt(_),E=po(10,vt(S)),D=_*(b==0?e==0?.1:1:l),P=_e(Jc(e-D,E/10),24),N=e>=d&&(m==1||m==3&&P<=d||m==2&&P>=d)?d:be,F=lt(s,P<N&&e>=N?N:zt(N,P)),Y=_*(b==0?t==0?.1:1:i),H=_e(Yr(t+Y,E/10),24),O=t<=p&&(v==1||v==3&&H>=p||v==2&&H<=p)?p:-be,B=zt(c,H>O&&t<=O?O:lt(O,H));return F==B&&F==0&&(B=100),[F,B]}var kp=new Intl.NumberFormat(vo?bp.language:"en-US"),Ti=e=>kp.format(e),bt=Math,Br=bt.PI,Fe=bt.abs,vt=bt.floor,We=bt.round,Tt=bt.ceil,zt=bt.min,lt=bt.max,po=bt.pow,bc=bt.sign,Jt=bt.log10,Uc=bt.log2,Ep=(e,t=1)=>bt.sinh(e)*t,si=(e,t=1)=>bt.asinh(e/t),be=1/0;function _c(e){return(Jt((e^e>>31)-(e>>31))|0)+1}function mi(e,t,n){return zt(lt(e,t),n)}function Kc(e){return typeof e=="function"}function le(e){return Kc(e)?e:()=>e}var Tp=()=>{},qc=e=>e,Yc=(e,t)=>t,Mp=e=>null,yc=e=>!0,wc=(e,t)=>e==t,Cp=/\.\d*?(?=9{6,}|0{6,})/gm,Rn=e=>{if(Qc(e)||un.has(e))return e;let t=`${e}`,n=t.match(Cp);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,l]=t.split("e");return+`${Rn(r)}e${l}`}return _e(e,o)};function Cn(e,t){return Rn(_e(Rn(e/t))*t)}function Yr(e,t){return Rn(Tt(Rn(e/t))*t)}function Jc(e,t){return Rn(vt(Rn(e/t))*t)}function _e(e,t=0){if(Qc(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return We(o)/n}var un=new Map;function Zc(e){return((""+e).split(".")[1]||"").length}function qo(e,t,n,o){let r=[],l=o.map(Zc);for(let i=t;i<n;i++){let s=Fe(i),c=_e(po(e,i),s);for(let d=0;d<o.length;d++){let p=e==10?+`${o[d]}e${i}`:o[d]*c,m=(i>=0?0:s)+(i>=l[d]?0:l[d]),v=e==10?p:_e(p,m);r.push(v),un.set(v,m)}}return r}var Ko={},Mi=[],ho=[null,null],cn=Array.isArray,Qc=Number.isInteger,Ap=e=>e===void 0;function xc(e){return typeof e=="string"}function Jr(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Op(e){return e!=null&&typeof e=="object"}var Lp=Object.getPrototypeOf(Uint8Array),Xc="__proto__";function mo(e,t=Jr){let n;if(cn(e)){let o=e.find(r=>r!=null);if(cn(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=mo(e[r],t)}else n=e.slice()}else if(e instanceof Lp)n=e.slice();else if(t(e)){n={};for(let o in e)o!=Xc&&(n[o]=mo(e[o],t))}else n=e;return n}function ze(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=Xc&&(Jr(e[r])?ze(e[r],mo(o[r])):e[r]=mo(o[r]))}return e}var Rp=0,Pp=1,Dp=2;function zp(e,t,n){for(let o=0,r,l=-1;o<t.length;o++){let i=t[o];if(i>l){for(r=i-1;r>=0&&e[r]==null;)e[r--]=null;for(r=i+1;r<n&&e[r]==null;)e[l=r++]=null}}}function Ip(e,t){if(Wp(e)){let i=e[0].slice();for(let s=1;s<e.length;s++)i.push(...e[s].slice(1));return Fp(i[0])||(i=Vp(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let c=e[i][0],d=c.length;for(let p=0;p<d;p++)n.add(c[p])}let o=[Array.from(n).sort((i,s)=>i-s)],r=o[0].length,l=new Map;for(let i=0;i<r;i++)l.set(o[0][i],i);for(let i=0;i<e.length;i++){let s=e[i],c=s[0];for(let d=1;d<s.length;d++){let p=s[d],m=Array(r).fill(void 0),v=t?t[i][d]:Pp,b=[];for(let w=0;w<p.length;w++){let k=p[w],C=l.get(c[w]);k===null?v!=Rp&&(m[C]=k,v==Dp&&b.push(C)):m[C]=k}zp(m,b,r),o.push(m)}}return o}var Np=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Vp(e){let t=e[0],n=t.length,o=Array(n);for(let l=0;l<o.length;l++)o[l]=l;o.sort((l,i)=>t[l]-t[i]);let r=[];for(let l=0;l<e.length;l++){let i=e[l],s=Array(n);for(let c=0;c<n;c++)s[c]=i[o[c]];r.push(s)}return r}function Wp(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let l=0;l<n;l++)if(r[l]!=t[l])return!1}}return!0}function Fp(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=o)return!0;let l=lt(1,vt((r-o+1)/t));for(let i=e[o],s=o+l;s<=r;s+=l){let c=e[s];if(c!=null){if(c<=i)return!1;i=c}}return!0}var eu=["January","February","March","April","May","June","July","August","September","October","November","December"],tu=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function nu(e){return e.slice(0,3)}var $p=tu.map(nu),Hp=eu.map(nu),Bp={MMMM:eu,MMM:Hp,WWWW:tu,WWW:$p};function Ho(e){return(e<10?"0":"")+e}function Gp(e){return(e<10?"00":e<100?"0":"")+e}var jp={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Ho(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Ho(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Ho(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Ho(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Ho(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Gp(e.getMilliseconds())};function Ci(e,t){t=t||Bp;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?jp[r[1]]:r[0]);return l=>{let i="";for(let s=0;s<n.length;s++)i+=typeof n[s]=="string"?n[s]:n[s](l,t);return i}}var Up=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Kp(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==Up?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var ou=e=>e%1==0,Ur=[1,2,2.5,5],qp=qo(10,-32,0,Ur),ru=qo(10,0,32,Ur),Yp=ru.filter(ou),An=qp.concat(ru),Ai=`
`,lu="{YYYY}",Sc=Ai+lu,iu="{M}/{D}",jo=Ai+iu,$r=jo+"/{YY}",su="{aa}",Jp="{h}:{mm}",uo=Jp+su,kc=Ai+uo,Ec=":{ss}",me=null;function au(e){let t=e*1e3,n=t*60,o=n*60,r=o*24,l=r*30,i=r*365,c=(e==1?qo(10,0,3,Ur).filter(ou):qo(10,-3,0,Ur)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,l,l*2,l*3,l*4,l*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),d=[[i,lu,me,me,me,me,me,me,1],[r*28,"{MMM}",Sc,me,me,me,me,me,1],[r,iu,Sc,me,me,me,me,me,1],[o,"{h}"+su,$r,me,jo,me,me,me,1],[n,uo,$r,me,jo,me,me,me,1],[t,Ec,$r+" "+uo,me,jo+" "+uo,me,kc,me,1],[e,Ec+".{fff}",$r+" "+uo,me,jo+" "+uo,me,kc,me,1]];function p(m){return(v,b,w,k,C,T)=>{let _=[],S=C>=i,E=C>=l&&C<i,D=m(w),P=_e(D*e,3),N=ai(D.getFullYear(),S?0:D.getMonth(),E||S?1:D.getDate()),F=_e(N*e,3);if(E||S){let Y=E?C/l:0,H=S?C/i:0,O=P==F?P:_e(ai(N.getFullYear()+H,N.getMonth()+Y,1)*e,3),B=new Date(We(O/e)),z=B.getFullYear(),q=B.getMonth();for(let G=0;O<=k;G++){let oe=ai(z+H*G,q+Y*G,1),U=oe-m(_e(oe*e,3));O=_e((+oe+U)*e,3),O<=k&&_.push(O)}}else{let Y=C>=r?r:C,H=vt(w)-vt(P),O=F+H+Yr(P-F,Y);_.push(O);let B=m(O),z=B.getHours()+B.getMinutes()/n+B.getSeconds()/o,q=C/o,G=v.axes[b]._space,oe=T/G;for(;O=_e(O+C,e==1?0:3),!(O>k);)if(q>1){let U=vt(_e(z+q,6))%24,ie=m(O).getHours()-U;ie>1&&(ie=-1),O-=ie*o,z=(z+q)%24;let fe=_[_.length-1];_e((O-fe)/C,3)*oe>=.7&&_.push(O)}else _.push(O)}return _}}return[c,d,p]}var[Zp,Qp,Xp]=au(1),[eh,th,nh]=au(.001);qo(2,-53,53,[1]);function Tc(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function Mc(e,t){return(n,o,r,l,i)=>{let s=t.find(w=>i>=w[0])||t[t.length-1],c,d,p,m,v,b;return o.map(w=>{let k=e(w),C=k.getFullYear(),T=k.getMonth(),_=k.getDate(),S=k.getHours(),E=k.getMinutes(),D=k.getSeconds(),P=C!=c&&s[2]||T!=d&&s[3]||_!=p&&s[4]||S!=m&&s[5]||E!=v&&s[6]||D!=b&&s[7]||s[1];return c=C,d=T,p=_,m=S,v=E,b=D,P(k)})}}function oh(e,t){let n=Ci(t);return(o,r,l,i,s)=>r.map(c=>n(e(c)))}function ai(e,t,n){return new Date(e,t,n)}function Cc(e,t){return t(e)}var rh="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Ac(e,t){return(n,o,r,l)=>l==null?xi:t(e(o))}function lh(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function ih(e,t){return e.series[t].fill(e,t)}var sh={show:!0,live:!0,isolate:!1,mount:Tp,markers:{show:!0,width:2,stroke:lh,fill:ih,dash:"solid"},idx:null,idxs:null,values:[]};function ah(e,t){let n=e.cursor.points,o=Et(),r=n.size(e,t);ke(o,Bo,r),ke(o,Go,r);let l=r/-2;ke(o,"marginLeft",l),ke(o,"marginTop",l);let i=n.width(e,t,r);return i&&ke(o,"borderWidth",i),o}function ch(e,t){let n=e.series[t].points;return n._fill||n._stroke}function uh(e,t){let n=e.series[t].points;return n._stroke||n._fill}function dh(e,t){return e.series[t].points.size}var ci=[0,0];function fh(e,t,n){return ci[0]=t,ci[1]=n,ci}function Hr(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function ui(e,t,n,o=!0){return r=>{(!o||r.target==t)&&n(r)}}var ph={show:!0,x:!0,y:!0,lock:!1,move:fh,points:{one:!1,show:ah,size:dh,width:0,stroke:uh,fill:ch},bind:{mousedown:Hr,mouseup:Hr,click:Hr,dblclick:Hr,mousemove:ui,mouseleave:ui,mouseenter:ui},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},cu={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Oi=ze({},cu,{filter:Yc}),uu=ze({},Oi,{size:10}),du=ze({},cu,{show:!1}),Li='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',fu="bold "+Li,pu=1.5,Oc={show:!0,scale:"x",stroke:wi,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:fu,side:2,grid:Oi,ticks:uu,border:du,font:Li,lineGap:pu,rotate:0},hh="Value",mh="Time",Lc={show:!0,scale:"x",auto:!1,sorted:1,min:be,max:-be,idxs:[]};function gh(e,t,n,o,r){return t.map(l=>l==null?"":Ti(l))}function vh(e,t,n,o,r,l,i){let s=[],c=un.get(r)||0;n=i?n:_e(Yr(n,r),c);for(let d=n;d<=o;d=_e(d+r,c))s.push(Object.is(d,-0)?0:d);return s}function gi(e,t,n,o,r,l,i){let s=[],c=e.scales[e.axes[t].scale].log,d=c==10?Jt:Uc,p=vt(d(n));r=po(c,p),c==10&&(r=An[Dt(r,An)]);let m=n,v=r*c;c==10&&(v=An[Dt(v,An)]);do s.push(m),m=m+r,c==10&&!un.has(m)&&(m=_e(m,un.get(r))),m>=v&&(r=m,v=r*c,c==10&&(v=An[Dt(v,An)]));while(m<=o);return s}function bh(e,t,n,o,r,l,i){let c=e.scales[e.axes[t].scale].asinh,d=o>c?gi(e,t,lt(c,n),o,r):[c],p=o>=0&&n<=0?[0]:[];return(n<-c?gi(e,t,lt(c,-o),-n,r):[c]).reverse().map(v=>-v).concat(p,d)}var hu=/./,_h=/[12357]/,yh=/[125]/,Rc=/1/,vi=(e,t,n,o)=>e.map((r,l)=>t==4&&r==0||l%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function wh(e,t,n,o,r){let l=e.axes[n],i=l.scale,s=e.scales[i],c=e.valToPos,d=l._space,p=c(10,i),m=c(9,i)-p>=d?hu:c(7,i)-p>=d?_h:c(5,i)-p>=d?yh:Rc;if(m==Rc){let v=Fe(c(1,i)-p);if(v<d)return vi(t.slice().reverse(),s.distr,m,Tt(d/v)).reverse()}return vi(t,s.distr,m,1)}function xh(e,t,n,o,r){let l=e.axes[n],i=l.scale,s=l._space,c=e.valToPos,d=Fe(c(1,i)-c(2,i));return d<s?vi(t.slice().reverse(),3,hu,Tt(s/d)).reverse():t}function Sh(e,t,n,o){return o==null?xi:t==null?"":Ti(t)}var Pc={show:!0,scale:"y",stroke:wi,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:fu,side:3,grid:Oi,ticks:uu,border:du,font:Li,lineGap:pu,rotate:0};function kh(e,t){let n=3+(e||1)*2;return _e(n*t,3)}function Eh(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],l=e.valToPos(r[o[0]],n,!0),i=e.valToPos(r[o[1]],n,!0),s=Fe(i-l),c=e.series[t],d=s/(c.points.space*de);return o[1]-o[0]<=d}var Dc={scale:null,auto:!0,sorted:0,min:be,max:-be},mu=(e,t,n,o,r)=>r,zc={show:!0,auto:!0,sorted:0,gaps:mu,alpha:1,facets:[ze({},Dc,{scale:"x"}),ze({},Dc,{scale:"y"})]},Ic={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:mu,alpha:1,points:{show:Eh,filter:null},values:null,min:be,max:-be,idxs:[],path:null,clip:null};function Th(e,t,n,o,r){return n/10}var gu={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Mh=ze({},gu,{time:!1,ori:1}),Nc={};function vu(e,t){let n=Nc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,l,i,s,c,d){for(let p=0;p<n.plots.length;p++)n.plots[p]!=r&&n.plots[p].pub(o,r,l,i,s,c,d)}},e!=null&&(Nc[e]=n)),n}var go=1,bi=2;function Pn(e,t,n){let o=e.mode,r=e.series[t],l=o==2?e._data[t]:e._data,i=e.scales,s=e.bbox,c=l[0],d=o==2?l[1]:l[t],p=o==2?i[r.facets[0].scale]:i[e.series[0].scale],m=o==2?i[r.facets[1].scale]:i[r.scale],v=s.left,b=s.top,w=s.width,k=s.height,C=e.valToPosH,T=e.valToPosV;return p.ori==0?n(r,c,d,p,m,C,T,v,b,w,k,Qr,bo,el,_u,wu):n(r,c,d,p,m,T,C,b,v,k,w,Xr,_o,Di,yu,xu)}function Ri(e,t){let n=0,o=0,r=ce(e.bands,Mi);for(let l=0;l<r.length;l++){let i=r[l];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function Ch(e,t,n,o,r){let l=e.mode,i=e.series[t],s=l==2?i.facets[1].scale:i.scale,c=e.scales[s];return r==-1?c.min:r==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Zt(e,t,n,o,r,l){return Pn(e,t,(i,s,c,d,p,m,v,b,w,k,C)=>{let T=i.pxRound,_=d.dir*(d.ori==0?1:-1),S=d.ori==0?bo:_o,E,D;_==1?(E=n,D=o):(E=o,D=n);let P=T(m(s[E],d,k,b)),N=T(v(c[E],p,C,w)),F=T(m(s[D],d,k,b)),Y=T(v(l==1?p.max:p.min,p,C,w)),H=new Path2D(r);return S(H,F,Y),S(H,P,Y),S(H,P,N),H})}function Zr(e,t,n,o,r,l){let i=null;if(e.length>0){i=new Path2D;let s=t==0?el:Di,c=n;for(let m=0;m<e.length;m++){let v=e[m];if(v[1]>v[0]){let b=v[0]-c;b>0&&s(i,c,o,b,o+l),c=v[1]}}let d=n+r-c,p=10;d>0&&s(i,c,o-p/2,d,o+l+p)}return i}function Ah(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function Pi(e,t,n,o,r,l,i){let s=[],c=e.length;for(let d=r==1?n:o;d>=n&&d<=o;d+=r)if(t[d]===null){let m=d,v=d;if(r==1)for(;++d<=o&&t[d]===null;)v=d;else for(;--d>=n&&t[d]===null;)v=d;let b=l(e[m]),w=v==m?b:l(e[v]),k=m-r;b=i<=0&&k>=0&&k<c?l(e[k]):b;let T=v+r;w=i>=0&&T>=0&&T<c?l(e[T]):w,w>=b&&s.push([b,w])}return s}function Vc(e){return e==0?qc:e==1?We:t=>Cn(t,e)}function bu(e){let t=e==0?Qr:Xr,n=e==0?(r,l,i,s,c,d)=>{r.arcTo(l,i,s,c,d)}:(r,l,i,s,c,d)=>{r.arcTo(i,l,c,s,d)},o=e==0?(r,l,i,s,c)=>{r.rect(l,i,s,c)}:(r,l,i,s,c)=>{r.rect(i,l,c,s)};return(r,l,i,s,c,d=0,p=0)=>{d==0&&p==0?o(r,l,i,s,c):(d=zt(d,s/2,c/2),p=zt(p,s/2,c/2),t(r,l+d,i),n(r,l+s,i,l+s,i+c,d),n(r,l+s,i+c,l,i+c,p),n(r,l,i+c,l,i,p),n(r,l,i,l+s,i,d),r.closePath())}}var Qr=(e,t,n)=>{e.moveTo(t,n)},Xr=(e,t,n)=>{e.moveTo(n,t)},bo=(e,t,n)=>{e.lineTo(t,n)},_o=(e,t,n)=>{e.lineTo(n,t)},el=bu(0),Di=bu(1),_u=(e,t,n,o,r,l)=>{e.arc(t,n,o,r,l)},yu=(e,t,n,o,r,l)=>{e.arc(n,t,o,r,l)},wu=(e,t,n,o,r,l,i)=>{e.bezierCurveTo(t,n,o,r,l,i)},xu=(e,t,n,o,r,l,i)=>{e.bezierCurveTo(n,t,r,o,i,l)};function Su(e){return(t,n,o,r,l)=>Pn(t,n,(i,s,c,d,p,m,v,b,w,k,C)=>{let{pxRound:T,points:_}=i,S,E;d.ori==0?(S=Qr,E=_u):(S=Xr,E=yu);let D=_e(_.width*de,3),P=(_.size-_.width)/2*de,N=_e(P*2,3),F=new Path2D,Y=new Path2D,{left:H,top:O,width:B,height:z}=t.bbox;el(Y,H-N,O-N,B+N*2,z+N*2);let q=G=>{if(c[G]!=null){let oe=T(m(s[G],d,k,b)),U=T(v(c[G],p,C,w));S(F,oe+P,U),E(F,oe,U,P,0,Br*2)}};if(l)l.forEach(q);else for(let G=o;G<=r;G++)q(G);return{stroke:D>0?F:null,fill:F,clip:Y,flags:go|bi}})}function ku(e){return(t,n,o,r,l,i)=>{o!=r&&(l!=o&&i!=o&&e(t,n,o),l!=r&&i!=r&&e(t,n,r),e(t,n,i))}}var Oh=ku(bo),Lh=ku(_o);function Eu(e){let t=ce(e?.alignGaps,0);return(n,o,r,l)=>Pn(n,o,(i,s,c,d,p,m,v,b,w,k,C)=>{[r,l]=Kr(c,r,l);let T=i.pxRound,_=z=>T(m(z,d,k,b)),S=z=>T(v(z,p,C,w)),E,D;d.ori==0?(E=bo,D=Oh):(E=_o,D=Lh);let P=d.dir*(d.ori==0?1:-1),N={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:go},F=N.stroke,Y=!1;if(l-r>=k*4){let z=j=>n.posToVal(j,d.key,!0),q=null,G=null,oe,U,Je,ve=_(s[P==1?r:l]),ie=_(s[r]),fe=_(s[l]),te=z(P==1?ie+1:fe-1);for(let j=P==1?r:l;j>=r&&j<=l;j+=P){let L=s[j],ne=(P==1?L<te:L>te)?ve:_(L),X=c[j];ne==ve?X!=null?(U=X,q==null?(E(F,ne,S(U)),oe=q=G=U):U<q?q=U:U>G&&(G=U)):X===null&&(Y=!0):(q!=null&&D(F,ve,S(q),S(G),S(oe),S(U)),X!=null?(U=X,E(F,ne,S(U)),q=G=oe=U):(q=G=null,X===null&&(Y=!0)),ve=ne,te=z(ve+P))}q!=null&&q!=G&&Je!=ve&&D(F,ve,S(q),S(G),S(oe),S(U))}else for(let z=P==1?r:l;z>=r&&z<=l;z+=P){let q=c[z];q===null?Y=!0:q!=null&&E(F,_(s[z]),S(q))}let[O,B]=Ri(n,o);if(i.fill!=null||O!=0){let z=N.fill=new Path2D(F),q=i.fillTo(n,o,i.min,i.max,O),G=S(q),oe=_(s[r]),U=_(s[l]);P==-1&&([U,oe]=[oe,U]),E(z,U,G),E(z,oe,G)}if(!i.spanGaps){let z=[];Y&&z.push(...Pi(s,c,r,l,P,_,t)),N.gaps=z=i.gaps(n,o,r,l,z),N.clip=Zr(z,d.ori,b,w,k,C)}return B!=0&&(N.band=B==2?[Zt(n,o,r,l,F,-1),Zt(n,o,r,l,F,1)]:Zt(n,o,r,l,F,B)),N})}function Rh(e){let t=ce(e.align,1),n=ce(e.ascDesc,!1),o=ce(e.alignGaps,0),r=ce(e.extend,!1);return(l,i,s,c)=>Pn(l,i,(d,p,m,v,b,w,k,C,T,_,S)=>{[s,c]=Kr(m,s,c);let E=d.pxRound,{left:D,width:P}=l.bbox,N=ie=>E(w(ie,v,_,C)),F=ie=>E(k(ie,b,S,T)),Y=v.ori==0?bo:_o,H={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:go},O=H.stroke,B=v.dir*(v.ori==0?1:-1),z=F(m[B==1?s:c]),q=N(p[B==1?s:c]),G=q,oe=q;r&&t==-1&&(oe=D,Y(O,oe,z)),Y(O,q,z);for(let ie=B==1?s:c;ie>=s&&ie<=c;ie+=B){let fe=m[ie];if(fe==null)continue;let te=N(p[ie]),j=F(fe);t==1?Y(O,te,z):Y(O,G,j),Y(O,te,j),z=j,G=te}let U=G;r&&t==1&&(U=D+P,Y(O,U,z));let[Je,ve]=Ri(l,i);if(d.fill!=null||Je!=0){let ie=H.fill=new Path2D(O),fe=d.fillTo(l,i,d.min,d.max,Je),te=F(fe);Y(ie,U,te),Y(ie,oe,te)}if(!d.spanGaps){let ie=[];ie.push(...Pi(p,m,s,c,B,N,o));let fe=d.width*de/2,te=n||t==1?fe:-fe,j=n||t==-1?-fe:fe;ie.forEach(L=>{L[0]+=te,L[1]+=j}),H.gaps=ie=d.gaps(l,i,s,c,ie),H.clip=Zr(ie,v.ori,C,T,_,S)}return ve!=0&&(H.band=ve==2?[Zt(l,i,s,c,O,-1),Zt(l,i,s,c,O,1)]:Zt(l,i,s,c,O,ve)),H})}function Wc(e,t,n,o,r,l,i=be){if(e.length>1){let s=null;for(let c=0,d=1/0;c<e.length;c++)if(t[c]!==void 0){if(s!=null){let p=Fe(e[c]-e[s]);p<d&&(d=p,i=Fe(n(e[c],o,r,l)-n(e[s],o,r,l)))}s=c}}return i}function Ph(e){e=e||Ko;let t=ce(e.size,[.6,be,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let l=le(r),i=1-t[0],s=ce(t[1],be),c=ce(t[2],1),d=ce(e.disp,Ko),p=ce(e.each,b=>{}),{fill:m,stroke:v}=d;return(b,w,k,C)=>Pn(b,w,(T,_,S,E,D,P,N,F,Y,H,O)=>{let B=T.pxRound,z=n,q=o*de,G=s*de,oe=c*de,U,Je;E.ori==0?[U,Je]=l(b,w):[Je,U]=l(b,w);let ve=E.dir*(E.ori==0?1:-1),ie=E.ori==0?el:Di,fe=E.ori==0?p:(W,ye,Ie,Vn,pn,Nt,hn)=>{p(W,ye,Ie,pn,Vn,hn,Nt)},te=ce(b.bands,Mi).find(W=>W.series[0]==w),j=te!=null?te.dir:0,L=T.fillTo(b,w,T.min,T.max,j),Q=B(N(L,D,O,Y)),ne,X,Pe,Ze=H,Me=B(T.width*de),It=!1,Gt=null,_t=null,Qt=null,zn=null;m!=null&&(Me==0||v!=null)&&(It=!0,Gt=m.values(b,w,k,C),_t=new Map,new Set(Gt).forEach(W=>{W!=null&&_t.set(W,new Path2D)}),Me>0&&(Qt=v.values(b,w,k,C),zn=new Map,new Set(Qt).forEach(W=>{W!=null&&zn.set(W,new Path2D)})));let{x0:In,size:yo}=d;if(In!=null&&yo!=null){z=1,_=In.values(b,w,k,C),In.unit==2&&(_=_.map(Ie=>b.posToVal(F+Ie*H,E.key,!0)));let W=yo.values(b,w,k,C);yo.unit==2?X=W[0]*H:X=P(W[0],E,H,F)-P(0,E,H,F),Ze=Wc(_,S,P,E,H,F,Ze),Pe=Ze-X+q}else Ze=Wc(_,S,P,E,H,F,Ze),Pe=Ze*i+q,X=Ze-Pe;Pe<1&&(Pe=0),Me>=X/2&&(Me=0),Pe<5&&(B=qc);let Jo=Pe>0,dn=Ze-Pe-(Jo?Me:0);X=B(mi(dn,oe,G)),ne=(z==0?X/2:z==ve?0:X)-z*ve*((z==0?q/2:0)+(Jo?Me/2:0));let et={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Nn=It?null:new Path2D,jt=null;if(te!=null)jt=b.data[te.series[1]];else{let{y0:W,y1:ye}=d;W!=null&&ye!=null&&(S=ye.values(b,w,k,C),jt=W.values(b,w,k,C))}let fn=U*X,ee=Je*X;for(let W=ve==1?k:C;W>=k&&W<=C;W+=ve){let ye=S[W];if(ye==null)continue;if(jt!=null){let it=jt[W]??0;if(ye-it==0)continue;Q=N(it,D,O,Y)}let Ie=E.distr!=2||d!=null?_[W]:W,Vn=P(Ie,E,H,F),pn=N(ce(ye,L),D,O,Y),Nt=B(Vn-ne),hn=B(lt(pn,Q)),dt=B(zt(pn,Q)),yt=hn-dt;if(ye!=null){let it=ye<0?ee:fn,Mt=ye<0?fn:ee;It?(Me>0&&Qt[W]!=null&&ie(zn.get(Qt[W]),Nt,dt+vt(Me/2),X,lt(0,yt-Me),it,Mt),Gt[W]!=null&&ie(_t.get(Gt[W]),Nt,dt+vt(Me/2),X,lt(0,yt-Me),it,Mt)):ie(Nn,Nt,dt+vt(Me/2),X,lt(0,yt-Me),it,Mt),fe(b,w,W,Nt-Me/2,dt,X+Me,yt)}}return Me>0?et.stroke=It?zn:Nn:It||(et._fill=T.width==0?T._fill:T._stroke??T._fill,et.width=0),et.fill=It?_t:Nn,et})}function Dh(e,t){let n=ce(t?.alignGaps,0);return(o,r,l,i)=>Pn(o,r,(s,c,d,p,m,v,b,w,k,C,T)=>{[l,i]=Kr(d,l,i);let _=s.pxRound,S=U=>_(v(U,p,C,w)),E=U=>_(b(U,m,T,k)),D,P,N;p.ori==0?(D=Qr,N=bo,P=wu):(D=Xr,N=_o,P=xu);let F=p.dir*(p.ori==0?1:-1),Y=S(c[F==1?l:i]),H=Y,O=[],B=[];for(let U=F==1?l:i;U>=l&&U<=i;U+=F)if(d[U]!=null){let ve=c[U],ie=S(ve);O.push(H=ie),B.push(E(d[U]))}let z={stroke:e(O,B,D,N,P,_),fill:null,clip:null,band:null,gaps:null,flags:go},q=z.stroke,[G,oe]=Ri(o,r);if(s.fill!=null||G!=0){let U=z.fill=new Path2D(q),Je=s.fillTo(o,r,s.min,s.max,G),ve=E(Je);N(U,H,ve),N(U,Y,ve)}if(!s.spanGaps){let U=[];U.push(...Pi(c,d,l,i,F,S,n)),z.gaps=U=s.gaps(o,r,l,i,U),z.clip=Zr(U,p.ori,w,k,C,T)}return oe!=0&&(z.band=oe==2?[Zt(o,r,l,i,q,-1),Zt(o,r,l,i,q,1)]:Zt(o,r,l,i,q,oe)),z})}function zh(e){return Dh(Ih,e)}function Ih(e,t,n,o,r,l){let i=e.length;if(i<2)return null;let s=new Path2D;if(n(s,e[0],t[0]),i==2)o(s,e[1],t[1]);else{let c=Array(i),d=Array(i-1),p=Array(i-1),m=Array(i-1);for(let v=0;v<i-1;v++)p[v]=t[v+1]-t[v],m[v]=e[v+1]-e[v],d[v]=p[v]/m[v];c[0]=d[0];for(let v=1;v<i-1;v++)d[v]===0||d[v-1]===0||d[v-1]>0!=d[v]>0?c[v]=0:(c[v]=3*(m[v-1]+m[v])/((2*m[v]+m[v-1])/d[v-1]+(m[v]+2*m[v-1])/d[v]),isFinite(c[v])||(c[v]=0));c[i-1]=d[i-2];for(let v=0;v<i-1;v++)r(s,e[v]+m[v]/3,t[v]+c[v]*m[v]/3,e[v+1]-m[v]/3,t[v+1]-c[v+1]*m[v]/3,e[v+1],t[v+1])}return s}var _i=new Set;function Fc(){for(let e of _i)e.syncRect(!0)}vo&&(Ln(gp,fo,Fc),Ln(vp,fo,Fc,!0),Ln(Gr,fo,()=>{Ke.pxRatio=de}));var Nh=Eu(),Vh=Su();function $c(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((l,i)=>yi(l,i,t,n))}function Wh(e,t){return e.map((n,o)=>o==0?{}:ze({},t,n))}function yi(e,t,n,o){return ze({},t==0?n:o,e)}function Tu(e,t,n){return t==null?ho:[t,n]}var Fh=Tu;function $h(e,t,n){return t==null?ho:jr(t,n,Ei,!0)}function Mu(e,t,n,o){return t==null?ho:qr(t,n,e.scales[o].log,!1)}var Hh=Mu;function Cu(e,t,n,o){return t==null?ho:ki(t,n,e.scales[o].log,!1)}var Bh=Cu;function Gh(e,t,n,o,r){let l=lt(_c(e),_c(t)),i=t-e,s=Dt(r/o*i,n);do{let c=n[s],d=o*c/i;if(d>=r&&l+(c<5?un.get(c):0)<=17)return[c,d]}while(++s<n.length);return[0,0]}function Hc(e){let t,n;return e=e.replace(/(\d+)px/,(o,r)=>(t=We((n=+r)*de))+"px"),[e,t,n]}function jh(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=_e(t[2]*de,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function Ke(e,t,n){let o={mode:ce(e.mode,1)},r=o.mode;function l(a,u,h,g){let y=u.valToPct(a);return g+h*(u.dir==-1?1-y:y)}function i(a,u,h,g){let y=u.valToPct(a);return g+h*(u.dir==-1?y:1-y)}function s(a,u,h,g){return u.ori==0?l(a,u,h,g):i(a,u,h,g)}o.valToPosH=l,o.valToPosV=i;let c=!1;o.status=0;let d=o.root=Et(Qf);if(e.id!=null&&(d.id=e.id),gt(d,e.class),e.title){let a=Et(tp,d);a.textContent=e.title}let p=Pt("canvas"),m=o.ctx=p.getContext("2d"),v=Et(np,d);Ln("click",v,a=>{a.target===w&&(we!=Yn||Ee!=Jn)&&Ye.click(o,a)},!0);let b=o.under=Et(op,v);v.appendChild(p);let w=o.over=Et(rp,v);e=mo(e);let k=+ce(e.pxAlign,1),C=Vc(k);(e.plugins||[]).forEach(a=>{a.opts&&(e=a.opts(o,e)||e)});let T=e.ms||.001,_=o.series=r==1?$c(e.series||[],Lc,Ic,!1):Wh(e.series||[null],zc),S=o.axes=$c(e.axes||[],Oc,Pc,!0),E=o.scales={},D=o.bands=e.bands||[];D.forEach(a=>{a.fill=le(a.fill||null),a.dir=ce(a.dir,-1)});let P=r==2?_[1].facets[0].scale:_[0].scale,N={axes:cd,series:rd},F=(e.drawOrder||["axes","series"]).map(a=>N[a]);function Y(a){let u=a.distr==3?h=>Jt(h>0?h:a.clamp(o,h,a.min,a.max,a.key)):a.distr==4?h=>si(h,a.asinh):a.distr==100?h=>a.fwd(h):h=>h;return h=>{let g=u(h),{_min:y,_max:x}=a,M=x-y;return(g-y)/M}}function H(a){let u=E[a];if(u==null){let h=(e.scales||Ko)[a]||Ko;if(h.from!=null){H(h.from);let g=ze({},E[h.from],h,{key:a});g.valToPct=Y(g),E[a]=g}else{u=E[a]=ze({},a==P?gu:Mh,h),u.key=a;let g=u.time,y=u.range,x=cn(y);if((a!=P||r==2&&!g)&&(x&&(y[0]==null||y[1]==null)&&(y={min:y[0]==null?gc:{mode:1,hard:y[0],soft:y[0]},max:y[1]==null?gc:{mode:1,hard:y[1],soft:y[1]}},x=!1),!x&&Jr(y))){let M=y;y=(A,R,I)=>R==null?ho:jr(R,I,M)}u.range=le(y||(g?Fh:a==P?u.distr==3?Hh:u.distr==4?Bh:Tu:u.distr==3?Mu:u.distr==4?Cu:$h)),u.auto=le(x?!1:u.auto),u.clamp=le(u.clamp||Th),u._min=u._max=null,u.valToPct=Y(u)}}}H("x"),H("y"),r==1&&_.forEach(a=>{H(a.scale)}),S.forEach(a=>{H(a.scale)});for(let a in e.scales)H(a);let O=E[P],B=O.distr,z,q;O.ori==0?(gt(d,Xf),z=l,q=i):(gt(d,ep),z=i,q=l);let G={};for(let a in E){let u=E[a];(u.min!=null||u.max!=null)&&(G[a]={min:u.min,max:u.max},u.min=u.max=null)}let oe=e.tzDate||(a=>new Date(We(a/T))),U=e.fmtDate||Ci,Je=T==1?Xp(oe):nh(oe),ve=Mc(oe,Tc(T==1?Qp:th,U)),ie=Ac(oe,Cc(rh,U)),fe=[],te=o.legend=ze({},sh,e.legend),j=o.cursor=ze({},ph,{drag:{y:r==2}},e.cursor),L=te.show,Q=j.show,ne=te.markers;te.idxs=fe,ne.width=le(ne.width),ne.dash=le(ne.dash),ne.stroke=le(ne.stroke),ne.fill=le(ne.fill);let X,Pe,Ze,Me=[],It=[],Gt,_t=!1,Qt={};if(te.live){let a=_[1]?_[1].values:null;_t=a!=null,Gt=_t?a(o,1,0):{_:0};for(let u in Gt)Qt[u]=xi}if(L)if(X=Pt("table",up,d),Ze=Pt("tbody",null,X),te.mount(o,X),_t){Pe=Pt("thead",null,X,Ze);let a=Pt("tr",null,Pe);Pt("th",null,a);for(var zn in Gt)Pt("th",oc,a).textContent=zn}else gt(X,fp),te.live&&gt(X,dp);let In={show:!0},yo={show:!1};function Jo(a,u){if(u==0&&(_t||!te.live||r==2))return ho;let h=[],g=Pt("tr",pp,Ze,Ze.childNodes[u]);gt(g,a.class),a.show||gt(g,On);let y=Pt("th",null,g);if(ne.show){let A=Et(hp,y);if(u>0){let R=ne.width(o,u);R&&(A.style.border=R+"px "+ne.dash(o,u)+" "+ne.stroke(o,u)),A.style.background=ne.fill(o,u)}}let x=Et(oc,y);a.label instanceof HTMLElement?x.appendChild(a.label):x.textContent=a.label,u>0&&(ne.show||(x.style.color=a.width>0?ne.stroke(o,u):ne.fill(o,u)),et("click",y,A=>{if(j._lock)return;gn(A);let R=_.indexOf(a);if((A.ctrlKey||A.metaKey)!=te.isolate){let I=_.some((V,$)=>$>0&&$!=R&&V.show);_.forEach((V,$)=>{$>0&&Wt($,I?$==R?In:yo:In,!0,De.setSeries)})}else Wt(R,{show:!a.show},!0,De.setSeries)},!1),Fn&&et(sc,y,A=>{j._lock||(gn(A),Wt(_.indexOf(a),Qn,!0,De.setSeries))},!1));for(var M in Gt){let A=Pt("td",mp,g);A.textContent="--",h.push(A)}return[g,h]}let dn=new Map;function et(a,u,h,g=!0){let y=dn.get(u)||{},x=j.bind[a](o,u,h,g);x&&(Ln(a,u,y[a]=x),dn.set(u,y))}function Nn(a,u,h){let g=dn.get(u)||{};for(let y in g)(a==null||y==a)&&(hi(y,u,g[y]),delete g[y]);a==null&&dn.delete(u)}let jt=0,fn=0,ee=0,W=0,ye=0,Ie=0,Vn=ye,pn=Ie,Nt=ee,hn=W,dt=0,yt=0,it=0,Mt=0;o.bbox={};let nl=!1,Zo=!1,Wn=!1,mn=!1,Qo=!1,wt=!1;function ol(a,u,h){(h||a!=o.width||u!=o.height)&&Ni(a,u),jn(!1),Wn=!0,Zo=!0,Un()}function Ni(a,u){o.width=jt=ee=a,o.height=fn=W=u,ye=Ie=0,Zu(),Qu();let h=o.bbox;dt=h.left=Cn(ye*de,.5),yt=h.top=Cn(Ie*de,.5),it=h.width=Cn(ee*de,.5),Mt=h.height=Cn(W*de,.5)}let qu=3;function Yu(){let a=!1,u=0;for(;!a;){u++;let h=sd(u),g=ad(u);a=u==qu||h&&g,a||(Ni(o.width,o.height),Zo=!0)}}function Ju({width:a,height:u}){ol(a,u)}o.setSize=Ju;function Zu(){let a=!1,u=!1,h=!1,g=!1;S.forEach((y,x)=>{if(y.show&&y._show){let{side:M,_size:A}=y,R=M%2,I=y.label!=null?y.labelSize:0,V=A+I;V>0&&(R?(ee-=V,M==3?(ye+=V,g=!0):h=!0):(W-=V,M==0?(Ie+=V,a=!0):u=!0))}}),vn[0]=a,vn[1]=h,vn[2]=u,vn[3]=g,ee-=Xt[1]+Xt[3],ye+=Xt[3],W-=Xt[2]+Xt[0],Ie+=Xt[0]}function Qu(){let a=ye+ee,u=Ie+W,h=ye,g=Ie;function y(x,M){switch(x){case 1:return a+=M,a-M;case 2:return u+=M,u-M;case 3:return h-=M,h+M;case 0:return g-=M,g+M}}S.forEach((x,M)=>{if(x.show&&x._show){let A=x.side;x._pos=y(A,x._size),x.label!=null&&(x._lpos=y(A,x.labelSize))}})}if(j.dataIdx==null){let a=j.hover,u=a.skip=new Set(a.skip??[]);u.add(void 0);let h=a.prox=le(a.prox),g=a.bias??=0;j.dataIdx=(y,x,M,A)=>{if(x==0)return M;let R=M,I=h(y,x,M,A)??be,V=I>=0&&I<be,$=O.ori==0?ee:W,Z=j.left,ue=t[0],ae=t[x];if(u.has(ae[M])){R=null;let re=null,J=null,K;if(g==0||g==-1)for(K=M;re==null&&K-- >0;)u.has(ae[K])||(re=K);if(g==0||g==1)for(K=M;J==null&&K++<ae.length;)u.has(ae[K])||(J=K);if(re!=null||J!=null)if(V){let Se=re==null?-1/0:z(ue[re],O,$,0),Ae=J==null?1/0:z(ue[J],O,$,0),Ue=Z-Se,ge=Ae-Z;Ue<=ge?Ue<=I&&(R=re):ge<=I&&(R=J)}else R=J==null?re:re==null?J:M-re<=J-M?re:J}else V&&Fe(Z-z(ue[M],O,$,0))>I&&(R=null);return R}}let gn=a=>{j.event=a};j.idxs=fe,j._lock=!1;let Qe=j.points;Qe.show=le(Qe.show),Qe.size=le(Qe.size),Qe.stroke=le(Qe.stroke),Qe.width=le(Qe.width),Qe.fill=le(Qe.fill);let Vt=o.focus=ze({},e.focus||{alpha:.3},j.focus),Fn=Vt.prox>=0,$n=Fn&&Qe.one,xt=[],Hn=[],Bn=[];function Vi(a,u){let h=Qe.show(o,u);if(h instanceof HTMLElement)return gt(h,cp),gt(h,a.class),Bt(h,-10,-10,ee,W),w.insertBefore(h,xt[u]),h}function Wi(a,u){if(r==1||u>0){let h=r==1&&E[a.scale].time,g=a.value;a.value=h?xc(g)?Ac(oe,Cc(g,U)):g||ie:g||Sh,a.label=a.label||(h?mh:hh)}if($n||u>0){a.width=a.width==null?1:a.width,a.paths=a.paths||Nh||Mp,a.fillTo=le(a.fillTo||Ch),a.pxAlign=+ce(a.pxAlign,k),a.pxRound=Vc(a.pxAlign),a.stroke=le(a.stroke||null),a.fill=le(a.fill||null),a._stroke=a._fill=a._paths=a._focus=null;let h=kh(lt(1,a.width),1),g=a.points=ze({},{size:h,width:lt(1,h*.2),stroke:a.stroke,space:h*2,paths:Vh,_stroke:null,_fill:null},a.points);g.show=le(g.show),g.filter=le(g.filter),g.fill=le(g.fill),g.stroke=le(g.stroke),g.paths=le(g.paths),g.pxAlign=a.pxAlign}if(L){let h=Jo(a,u);Me.splice(u,0,h[0]),It.splice(u,0,h[1]),te.values.push(null)}if(Q){fe.splice(u,0,null);let h=null;$n?u==0&&(h=Vi(a,u)):u>0&&(h=Vi(a,u)),xt.splice(u,0,h),Hn.splice(u,0,0),Bn.splice(u,0,0)}je("addSeries",u)}function Xu(a,u){u=u??_.length,a=r==1?yi(a,u,Lc,Ic):yi(a,u,{},zc),_.splice(u,0,a),Wi(_[u],u)}o.addSeries=Xu;function ed(a){if(_.splice(a,1),L){te.values.splice(a,1),It.splice(a,1);let u=Me.splice(a,1)[0];Nn(null,u.firstChild),u.remove()}Q&&(fe.splice(a,1),xt.splice(a,1)[0].remove(),Hn.splice(a,1),Bn.splice(a,1)),je("delSeries",a)}o.delSeries=ed;let vn=[!1,!1,!1,!1];function td(a,u){if(a._show=a.show,a.show){let h=a.side%2,g=E[a.scale];g==null&&(a.scale=h?_[1].scale:P,g=E[a.scale]);let y=g.time;a.size=le(a.size),a.space=le(a.space),a.rotate=le(a.rotate),cn(a.incrs)&&a.incrs.forEach(M=>{!un.has(M)&&un.set(M,Zc(M))}),a.incrs=le(a.incrs||(g.distr==2?Yp:y?T==1?Zp:eh:An)),a.splits=le(a.splits||(y&&g.distr==1?Je:g.distr==3?gi:g.distr==4?bh:vh)),a.stroke=le(a.stroke),a.grid.stroke=le(a.grid.stroke),a.ticks.stroke=le(a.ticks.stroke),a.border.stroke=le(a.border.stroke);let x=a.values;a.values=cn(x)&&!cn(x[0])?le(x):y?cn(x)?Mc(oe,Tc(x,U)):xc(x)?oh(oe,x):x||ve:x||gh,a.filter=le(a.filter||(g.distr>=3&&g.log==10?wh:g.distr==3&&g.log==2?xh:Yc)),a.font=Hc(a.font),a.labelFont=Hc(a.labelFont),a._size=a.size(o,null,u,0),a._space=a._rotate=a._incrs=a._found=a._splits=a._values=null,a._size>0&&(vn[u]=!0,a._el=Et(lp,v))}}function wo(a,u,h,g){let[y,x,M,A]=h,R=u%2,I=0;return R==0&&(A||x)&&(I=u==0&&!y||u==2&&!M?We(Oc.size/3):0),R==1&&(y||M)&&(I=u==1&&!x||u==3&&!A?We(Pc.size/2):0),I}let Fi=o.padding=(e.padding||[wo,wo,wo,wo]).map(a=>le(ce(a,wo))),Xt=o._padding=Fi.map((a,u)=>a(o,u,vn,0)),qe,$e=null,He=null,Xo=r==1?_[0].idxs:null,Ct=null,xo=!1;function $i(a,u){if(t=a??[],o.data=o._data=t,r==2){qe=0;for(let h=1;h<_.length;h++)qe+=t[h][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Ct=t[0],qe=Ct.length;let h=t;if(B==2){h=t.slice();let g=h[0]=Array(qe);for(let y=0;y<qe;y++)g[y]=y}o._data=t=h}if(jn(!0),je("setData"),B==2&&(Wn=!0),u!==!1){let h=O;h.auto(o,xo)?rl():tn(P,h.min,h.max),mn=mn||j.left>=0,wt=!0,Un()}}o.setData=$i;function rl(){xo=!0;let a,u;r==1&&(qe>0?($e=Xo[0]=0,He=Xo[1]=qe-1,a=t[0][$e],u=t[0][He],B==2?(a=$e,u=He):a==u&&(B==3?[a,u]=qr(a,a,O.log,!1):B==4?[a,u]=ki(a,a,O.log,!1):O.time?u=a+We(86400/T):[a,u]=jr(a,u,Ei,!0))):($e=Xo[0]=a=null,He=Xo[1]=u=null)),tn(P,a,u)}let er,Gn,ll,il,sl,al,cl,ul,dl,st;function Hi(a,u,h,g,y,x){a??=lc,h??=Mi,g??="butt",y??=lc,x??="round",a!=er&&(m.strokeStyle=er=a),y!=Gn&&(m.fillStyle=Gn=y),u!=ll&&(m.lineWidth=ll=u),x!=sl&&(m.lineJoin=sl=x),g!=al&&(m.lineCap=al=g),h!=il&&m.setLineDash(il=h)}function Bi(a,u,h,g){u!=Gn&&(m.fillStyle=Gn=u),a!=cl&&(m.font=cl=a),h!=ul&&(m.textAlign=ul=h),g!=dl&&(m.textBaseline=dl=g)}function fl(a,u,h,g,y=0){if(g.length>0&&a.auto(o,xo)&&(u==null||u.min==null)){let x=ce($e,0),M=ce(He,g.length-1),A=h.min==null?wp(g,x,M,y,a.distr==3):[h.min,h.max];a.min=zt(a.min,h.min=A[0]),a.max=lt(a.max,h.max=A[1])}}let Gi={min:null,max:null};function nd(){for(let g in E){let y=E[g];G[g]==null&&(y.min==null||G[P]!=null&&y.auto(o,xo))&&(G[g]=Gi)}for(let g in E){let y=E[g];G[g]==null&&y.from!=null&&G[y.from]!=null&&(G[g]=Gi)}G[P]!=null&&jn(!0);let a={};for(let g in G){let y=G[g];if(y!=null){let x=a[g]=mo(E[g],Op);if(y.min!=null)ze(x,y);else if(g!=P||r==2)if(qe==0&&x.from==null){let M=x.range(o,null,null,g);x.min=M[0],x.max=M[1]}else x.min=be,x.max=-be}}if(qe>0){_.forEach((g,y)=>{if(r==1){let x=g.scale,M=G[x];if(M==null)return;let A=a[x];if(y==0){let R=A.range(o,A.min,A.max,x);A.min=R[0],A.max=R[1],$e=Dt(A.min,t[0]),He=Dt(A.max,t[0]),He-$e>1&&(t[0][$e]<A.min&&$e++,t[0][He]>A.max&&He--),g.min=Ct[$e],g.max=Ct[He]}else g.show&&g.auto&&fl(A,M,g,t[y],g.sorted);g.idxs[0]=$e,g.idxs[1]=He}else if(y>0&&g.show&&g.auto){let[x,M]=g.facets,A=x.scale,R=M.scale,[I,V]=t[y],$=a[A],Z=a[R];$!=null&&fl($,G[A],x,I,x.sorted),Z!=null&&fl(Z,G[R],M,V,M.sorted),g.min=M.min,g.max=M.max}});for(let g in a){let y=a[g],x=G[g];if(y.from==null&&(x==null||x.min==null)){let M=y.range(o,y.min==be?null:y.min,y.max==-be?null:y.max,g);y.min=M[0],y.max=M[1]}}}for(let g in a){let y=a[g];if(y.from!=null){let x=a[y.from];if(x.min==null)y.min=y.max=null;else{let M=y.range(o,x.min,x.max,g);y.min=M[0],y.max=M[1]}}}let u={},h=!1;for(let g in a){let y=a[g],x=E[g];if(x.min!=y.min||x.max!=y.max){x.min=y.min,x.max=y.max;let M=x.distr;x._min=M==3?Jt(x.min):M==4?si(x.min,x.asinh):M==100?x.fwd(x.min):x.min,x._max=M==3?Jt(x.max):M==4?si(x.max,x.asinh):M==100?x.fwd(x.max):x.max,u[g]=h=!0}}if(h){_.forEach((g,y)=>{r==2?y>0&&u.y&&(g._paths=null):u[g.scale]&&(g._paths=null)});for(let g in u)Wn=!0,je("setScale",g);Q&&j.left>=0&&(mn=wt=!0)}for(let g in G)G[g]=null}function od(a){let u=mi($e-1,0,qe-1),h=mi(He+1,0,qe-1);for(;a[u]==null&&u>0;)u--;for(;a[h]==null&&h<qe-1;)h++;return[u,h]}function rd(){if(qe>0){let a=_.some(u=>u._focus)&&st!=Vt.alpha;a&&(m.globalAlpha=st=Vt.alpha),_.forEach((u,h)=>{if(h>0&&u.show&&(ji(h,!1),ji(h,!0),u._paths==null)){let g=st;st!=u.alpha&&(m.globalAlpha=st=u.alpha);let y=r==2?[0,t[h][0].length-1]:od(t[h]);u._paths=u.paths(o,h,y[0],y[1]),st!=g&&(m.globalAlpha=st=g)}}),_.forEach((u,h)=>{if(h>0&&u.show){let g=st;st!=u.alpha&&(m.globalAlpha=st=u.alpha),u._paths!=null&&Ui(h,!1);{let y=u._paths!=null?u._paths.gaps:null,x=u.points.show(o,h,$e,He,y),M=u.points.filter(o,h,x,y);(x||M)&&(u.points._paths=u.points.paths(o,h,$e,He,M),Ui(h,!0))}st!=g&&(m.globalAlpha=st=g),je("drawSeries",h)}}),a&&(m.globalAlpha=st=1)}}function ji(a,u){let h=u?_[a].points:_[a];h._stroke=h.stroke(o,a),h._fill=h.fill(o,a)}function Ui(a,u){let h=u?_[a].points:_[a],{stroke:g,fill:y,clip:x,flags:M,_stroke:A=h._stroke,_fill:R=h._fill,_width:I=h.width}=h._paths;I=_e(I*de,3);let V=null,$=I%2/2;u&&R==null&&(R=I>0?"#fff":A);let Z=h.pxAlign==1&&$>0;if(Z&&m.translate($,$),!u){let ue=dt-I/2,ae=yt-I/2,re=it+I,J=Mt+I;V=new Path2D,V.rect(ue,ae,re,J)}u?pl(A,I,h.dash,h.cap,R,g,y,M,x):ld(a,A,I,h.dash,h.cap,R,g,y,M,V,x),Z&&m.translate(-$,-$)}function ld(a,u,h,g,y,x,M,A,R,I,V){let $=!1;R!=0&&D.forEach((Z,ue)=>{if(Z.series[0]==a){let ae=_[Z.series[1]],re=t[Z.series[1]],J=(ae._paths||Ko).band;cn(J)&&(J=Z.dir==1?J[0]:J[1]);let K,Se=null;ae.show&&J&&Sp(re,$e,He)?(Se=Z.fill(o,ue)||x,K=ae._paths.clip):J=null,pl(u,h,g,y,Se,M,A,R,I,V,K,J),$=!0}}),$||pl(u,h,g,y,x,M,A,R,I,V)}let Ki=go|bi;function pl(a,u,h,g,y,x,M,A,R,I,V,$){Hi(a,u,h,g,y),(R||I||$)&&(m.save(),R&&m.clip(R),I&&m.clip(I)),$?(A&Ki)==Ki?(m.clip($),V&&m.clip(V),nr(y,M),tr(a,x,u)):A&bi?(nr(y,M),m.clip($),tr(a,x,u)):A&go&&(m.save(),m.clip($),V&&m.clip(V),nr(y,M),m.restore(),tr(a,x,u)):(nr(y,M),tr(a,x,u)),(R||I||$)&&m.restore()}function tr(a,u,h){h>0&&(u instanceof Map?u.forEach((g,y)=>{m.strokeStyle=er=y,m.stroke(g)}):u!=null&&a&&m.stroke(u))}function nr(a,u){u instanceof Map?u.forEach((h,g)=>{m.fillStyle=Gn=g,m.fill(h)}):u!=null&&a&&m.fill(u)}function id(a,u,h,g){let y=S[a],x;if(g<=0)x=[0,0];else{let M=y._space=y.space(o,a,u,h,g),A=y._incrs=y.incrs(o,a,u,h,g,M);x=Gh(u,h,A,g,M)}return y._found=x}function hl(a,u,h,g,y,x,M,A,R,I){let V=M%2/2;k==1&&m.translate(V,V),Hi(A,M,R,I,A),m.beginPath();let $,Z,ue,ae,re=y+(g==0||g==3?-x:x);h==0?(Z=y,ae=re):($=y,ue=re);for(let J=0;J<a.length;J++)u[J]!=null&&(h==0?$=ue=a[J]:Z=ae=a[J],m.moveTo($,Z),m.lineTo(ue,ae));m.stroke(),k==1&&m.translate(-V,-V)}function sd(a){let u=!0;return S.forEach((h,g)=>{if(!h.show)return;let y=E[h.scale];if(y.min==null){h._show&&(u=!1,h._show=!1,jn(!1));return}else h._show||(u=!1,h._show=!0,jn(!1));let x=h.side,M=x%2,{min:A,max:R}=y,[I,V]=id(g,A,R,M==0?ee:W);if(V==0)return;let $=y.distr==2,Z=h._splits=h.splits(o,g,A,R,I,V,$),ue=y.distr==2?Z.map(K=>Ct[K]):Z,ae=y.distr==2?Ct[Z[1]]-Ct[Z[0]]:I,re=h._values=h.values(o,h.filter(o,ue,g,V,ae),g,V,ae);h._rotate=x==2?h.rotate(o,re,g,V):0;let J=h._size;h._size=Tt(h.size(o,re,g,a)),J!=null&&h._size!=J&&(u=!1)}),u}function ad(a){let u=!0;return Fi.forEach((h,g)=>{let y=h(o,g,vn,a);y!=Xt[g]&&(u=!1),Xt[g]=y}),u}function cd(){for(let a=0;a<S.length;a++){let u=S[a];if(!u.show||!u._show)continue;let h=u.side,g=h%2,y,x,M=u.stroke(o,a),A=h==0||h==3?-1:1,[R,I]=u._found;if(u.label!=null){let nt=u.labelGap*A,ht=We((u._lpos+nt)*de);Bi(u.labelFont[0],M,"center",h==2?"top":rc),m.save(),g==1?(y=x=0,m.translate(ht,We(yt+Mt/2)),m.rotate((h==3?-Br:Br)/2)):(y=We(dt+it/2),x=ht);let yn=Kc(u.label)?u.label(o,a,R,I):u.label;m.fillText(yn,y,x),m.restore()}if(I==0)continue;let V=E[u.scale],$=g==0?it:Mt,Z=g==0?dt:yt,ue=u._splits,ae=V.distr==2?ue.map(nt=>Ct[nt]):ue,re=V.distr==2?Ct[ue[1]]-Ct[ue[0]]:R,J=u.ticks,K=u.border,Se=J.show?J.size:0,Ae=We(Se*de),Ue=We((u.alignTo==2?u._size-Se-u.gap:u.gap)*de),ge=u._rotate*-Br/180,Oe=C(u._pos*de),ft=(Ae+Ue)*A,tt=Oe+ft;x=g==0?tt:0,y=g==1?tt:0;let St=u.font[0],At=u.align==1?co:u.align==2?ri:ge>0?co:ge<0?ri:g==0?"center":h==3?ri:co,$t=ge||g==1?"middle":h==2?"top":rc;Bi(St,M,At,$t);let pt=u.font[1]*u.lineGap,kt=ue.map(nt=>C(s(nt,V,$,Z))),Ot=u._values;for(let nt=0;nt<Ot.length;nt++){let ht=Ot[nt];if(ht!=null){g==0?y=kt[nt]:x=kt[nt],ht=""+ht;let yn=ht.indexOf(`
`)==-1?[ht]:ht.split(/\n/gm);for(let ot=0;ot<yn.length;ot++){let fs=yn[ot];ge?(m.save(),m.translate(y,x+ot*pt),m.rotate(ge),m.fillText(fs,0,0),m.restore()):m.fillText(fs,y,x+ot*pt)}}}J.show&&hl(kt,J.filter(o,ae,a,I,re),g,h,Oe,Ae,_e(J.width*de,3),J.stroke(o,a),J.dash,J.cap);let Ht=u.grid;Ht.show&&hl(kt,Ht.filter(o,ae,a,I,re),g,g==0?2:1,g==0?yt:dt,g==0?Mt:it,_e(Ht.width*de,3),Ht.stroke(o,a),Ht.dash,Ht.cap),K.show&&hl([Oe],[1],g==0?1:0,g==0?1:2,g==1?yt:dt,g==1?Mt:it,_e(K.width*de,3),K.stroke(o,a),K.dash,K.cap)}je("drawAxes")}function jn(a){_.forEach((u,h)=>{h>0&&(u._paths=null,a&&(r==1?(u.min=null,u.max=null):u.facets.forEach(g=>{g.min=null,g.max=null})))})}let or=!1,ml=!1,So=[];function ud(){ml=!1;for(let a=0;a<So.length;a++)je(...So[a]);So.length=0}function Un(){or||(Np(qi),or=!0)}function dd(a,u=!1){or=!0,ml=u,a(o),qi(),u&&So.length>0&&queueMicrotask(ud)}o.batch=dd;function qi(){if(nl&&(nd(),nl=!1),Wn&&(Yu(),Wn=!1),Zo){if(ke(b,co,ye),ke(b,"top",Ie),ke(b,Bo,ee),ke(b,Go,W),ke(w,co,ye),ke(w,"top",Ie),ke(w,Bo,ee),ke(w,Go,W),ke(v,Bo,jt),ke(v,Go,fn),p.width=We(jt*de),p.height=We(fn*de),S.forEach(({_el:a,_show:u,_size:h,_pos:g,side:y})=>{if(a!=null)if(u){let x=y===3||y===0?h:0,M=y%2==1;ke(a,M?"left":"top",g-x),ke(a,M?"width":"height",h),ke(a,M?"top":"left",M?Ie:ye),ke(a,M?"height":"width",M?W:ee),pi(a,On)}else gt(a,On)}),er=Gn=ll=sl=al=cl=ul=dl=il=null,st=1,To(!0),ye!=Vn||Ie!=pn||ee!=Nt||W!=hn){jn(!1);let a=ee/Nt,u=W/hn;if(Q&&!mn&&j.left>=0){j.left*=a,j.top*=u,Kn&&Bt(Kn,We(j.left),0,ee,W),qn&&Bt(qn,0,We(j.top),ee,W);for(let h=0;h<xt.length;h++){let g=xt[h];g!=null&&(Hn[h]*=a,Bn[h]*=u,Bt(g,Tt(Hn[h]),Tt(Bn[h]),ee,W))}}if(xe.show&&!Qo&&xe.left>=0&&xe.width>0){xe.left*=a,xe.width*=a,xe.top*=u,xe.height*=u;for(let h in wl)ke(Zn,h,xe[h])}Vn=ye,pn=Ie,Nt=ee,hn=W}je("setSize"),Zo=!1}jt>0&&fn>0&&(m.clearRect(0,0,p.width,p.height),je("drawClear"),F.forEach(a=>a()),je("draw")),xe.show&&Qo&&(rr(xe),Qo=!1),Q&&mn&&(_n(null,!0,!1),mn=!1),te.show&&te.live&&wt&&(_l(),wt=!1),c||(c=!0,o.status=1,je("ready")),xo=!1,or=!1}o.redraw=(a,u)=>{Wn=u||!1,a!==!1?tn(P,O.min,O.max):Un()};function gl(a,u){let h=E[a];if(h.from==null){if(qe==0){let g=h.range(o,u.min,u.max,a);u.min=g[0],u.max=g[1]}if(u.min>u.max){let g=u.min;u.min=u.max,u.max=g}if(qe>1&&u.min!=null&&u.max!=null&&u.max-u.min<1e-16)return;a==P&&h.distr==2&&qe>0&&(u.min=Dt(u.min,t[0]),u.max=Dt(u.max,t[0]),u.min==u.max&&u.max++),G[a]=u,nl=!0,Un()}}o.setScale=gl;let vl,bl,Kn,qn,Yi,Ji,Yn,Jn,Zi,Qi,we,Ee,en=!1,Ye=j.drag,Be=Ye.x,Ge=Ye.y;Q&&(j.x&&(vl=Et(sp,w)),j.y&&(bl=Et(ap,w)),O.ori==0?(Kn=vl,qn=bl):(Kn=bl,qn=vl),we=j.left,Ee=j.top);let xe=o.select=ze({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Zn=xe.show?Et(ip,xe.over?w:b):null;function rr(a,u){if(xe.show){for(let h in a)xe[h]=a[h],h in wl&&ke(Zn,h,a[h]);u!==!1&&je("setSelect")}}o.setSelect=rr;function fd(a){if(_[a].show)L&&pi(Me[a],On);else if(L&&gt(Me[a],On),Q){let h=$n?xt[0]:xt[a];h!=null&&Bt(h,-10,-10,ee,W)}}function tn(a,u,h){gl(a,{min:u,max:h})}function Wt(a,u,h,g){u.focus!=null&&vd(a),u.show!=null&&_.forEach((y,x)=>{x>0&&(a==x||a==null)&&(y.show=u.show,fd(x),r==2?(tn(y.facets[0].scale,null,null),tn(y.facets[1].scale,null,null)):tn(y.scale,null,null),Un())}),h!==!1&&je("setSeries",a,u),g&&Mo("setSeries",o,a,u)}o.setSeries=Wt;function pd(a,u){ze(D[a],u)}function hd(a,u){a.fill=le(a.fill||null),a.dir=ce(a.dir,-1),u=u??D.length,D.splice(u,0,a)}function md(a){a==null?D.length=0:D.splice(a,1)}o.addBand=hd,o.setBand=pd,o.delBand=md;function gd(a,u){_[a].alpha=u,Q&&xt[a]!=null&&(xt[a].style.opacity=u),L&&Me[a]&&(Me[a].style.opacity=u)}let Ut,nn,bn,Qn={focus:!0};function vd(a){if(a!=bn){let u=a==null,h=Vt.alpha!=1;_.forEach((g,y)=>{if(r==1||y>0){let x=u||y==0||y==a;g._focus=u?null:x,h&&gd(y,x?1:Vt.alpha)}}),bn=a,h&&Un()}}L&&Fn&&et(ac,X,a=>{j._lock||(gn(a),bn!=null&&Wt(null,Qn,!0,De.setSeries))});function Ft(a,u,h){let g=E[u];h&&(a=a/de-(g.ori==1?Ie:ye));let y=ee;g.ori==1&&(y=W,a=y-a),g.dir==-1&&(a=y-a);let x=g._min,M=g._max,A=a/y,R=x+(M-x)*A,I=g.distr;return I==3?po(10,R):I==4?Ep(R,g.asinh):I==100?g.bwd(R):R}function bd(a,u){let h=Ft(a,P,u);return Dt(h,t[0],$e,He)}o.valToIdx=a=>Dt(a,t[0]),o.posToIdx=bd,o.posToVal=Ft,o.valToPos=(a,u,h)=>E[u].ori==0?l(a,E[u],h?it:ee,h?dt:0):i(a,E[u],h?Mt:W,h?yt:0),o.setCursor=(a,u,h)=>{we=a.left,Ee=a.top,_n(null,u,h)};function Xi(a,u){ke(Zn,co,xe.left=a),ke(Zn,Bo,xe.width=u)}function es(a,u){ke(Zn,"top",xe.top=a),ke(Zn,Go,xe.height=u)}let ko=O.ori==0?Xi:es,Eo=O.ori==1?Xi:es;function _d(){if(L&&te.live)for(let a=r==2?1:0;a<_.length;a++){if(a==0&&_t)continue;let u=te.values[a],h=0;for(let g in u)It[a][h++].firstChild.nodeValue=u[g]}}function _l(a,u){if(a!=null&&(a.idxs?a.idxs.forEach((h,g)=>{fe[g]=h}):Ap(a.idx)||fe.fill(a.idx),te.idx=fe[0]),L&&te.live){for(let h=0;h<_.length;h++)(h>0||r==1&&!_t)&&yd(h,fe[h]);_d()}wt=!1,u!==!1&&je("setLegend")}o.setLegend=_l;function yd(a,u){let h=_[a],g=a==0&&B==2?Ct:t[a],y;_t?y=h.values(o,a,u)??Qt:(y=h.value(o,u==null?null:g[u],a,u),y=y==null?Qt:{_:y}),te.values[a]=y}function _n(a,u,h){Zi=we,Qi=Ee,[we,Ee]=j.move(o,we,Ee),j.left=we,j.top=Ee,Q&&(Kn&&Bt(Kn,We(we),0,ee,W),qn&&Bt(qn,0,We(Ee),ee,W));let g,y=$e>He;Ut=be,nn=null;let x=O.ori==0?ee:W,M=O.ori==1?ee:W;if(we<0||qe==0||y){g=j.idx=null;for(let A=0;A<_.length;A++){let R=xt[A];R!=null&&Bt(R,-10,-10,ee,W)}Fn&&Wt(null,Qn,!0,a==null&&De.setSeries),te.live&&(fe.fill(g),wt=!0)}else{let A,R,I;r==1&&(A=O.ori==0?we:Ee,R=Ft(A,P),g=j.idx=Dt(R,t[0],$e,He),I=z(t[0][g],O,x,0));let V=-10,$=-10,Z=0,ue=0,ae=!0,re="",J="";for(let K=r==2?1:0;K<_.length;K++){let Se=_[K],Ae=fe[K],Ue=Ae==null?null:r==1?t[K][Ae]:t[K][1][Ae],ge=j.dataIdx(o,K,g,R),Oe=ge==null?null:r==1?t[K][ge]:t[K][1][ge];if(wt=wt||Oe!=Ue||ge!=Ae,fe[K]=ge,K>0&&Se.show){let ft=ge==null?-10:ge==g?I:z(r==1?t[0][ge]:t[K][0][ge],O,x,0),tt=Oe==null?-10:q(Oe,r==1?E[Se.scale]:E[Se.facets[1].scale],M,0);if(Fn&&Oe!=null){let St=O.ori==1?we:Ee,At=Fe(Vt.dist(o,K,ge,tt,St));if(At<Ut){let $t=Vt.bias;if($t!=0){let pt=Ft(St,Se.scale),kt=Oe>=0?1:-1,Ot=pt>=0?1:-1;Ot==kt&&(Ot==1?$t==1?Oe>=pt:Oe<=pt:$t==1?Oe<=pt:Oe>=pt)&&(Ut=At,nn=K)}else Ut=At,nn=K}}if(wt||$n){let St,At;O.ori==0?(St=ft,At=tt):(St=tt,At=ft);let $t,pt,kt,Ot,Ht,nt,ht=!0,yn=Qe.bbox;if(yn!=null){ht=!1;let ot=yn(o,K);kt=ot.left,Ot=ot.top,$t=ot.width,pt=ot.height}else kt=St,Ot=At,$t=pt=Qe.size(o,K);if(nt=Qe.fill(o,K),Ht=Qe.stroke(o,K),$n)K==nn&&Ut<=Vt.prox&&(V=kt,$=Ot,Z=$t,ue=pt,ae=ht,re=nt,J=Ht);else{let ot=xt[K];ot!=null&&(Hn[K]=kt,Bn[K]=Ot,mc(ot,$t,pt,ht),pc(ot,nt,Ht),Bt(ot,Tt(kt),Tt(Ot),ee,W))}}}}if($n){let K=Vt.prox,Se=bn==null?Ut<=K:Ut>K||nn!=bn;if(wt||Se){let Ae=xt[0];Ae!=null&&(Hn[0]=V,Bn[0]=$,mc(Ae,Z,ue,ae),pc(Ae,re,J),Bt(Ae,Tt(V),Tt($),ee,W))}}}if(xe.show&&en)if(a!=null){let[A,R]=De.scales,[I,V]=De.match,[$,Z]=a.cursor.sync.scales,ue=a.cursor.drag;if(Be=ue._x,Ge=ue._y,Be||Ge){let{left:ae,top:re,width:J,height:K}=a.select,Se=a.scales[$].ori,Ae=a.posToVal,Ue,ge,Oe,ft,tt,St=A!=null&&I(A,$),At=R!=null&&V(R,Z);St&&Be?(Se==0?(Ue=ae,ge=J):(Ue=re,ge=K),Oe=E[A],ft=z(Ae(Ue,$),Oe,x,0),tt=z(Ae(Ue+ge,$),Oe,x,0),ko(zt(ft,tt),Fe(tt-ft))):ko(0,x),At&&Ge?(Se==1?(Ue=ae,ge=J):(Ue=re,ge=K),Oe=E[R],ft=q(Ae(Ue,Z),Oe,M,0),tt=q(Ae(Ue+ge,Z),Oe,M,0),Eo(zt(ft,tt),Fe(tt-ft))):Eo(0,M)}else xl()}else{let A=Fe(Zi-Yi),R=Fe(Qi-Ji);if(O.ori==1){let Z=A;A=R,R=Z}Be=Ye.x&&A>=Ye.dist,Ge=Ye.y&&R>=Ye.dist;let I=Ye.uni;I!=null?Be&&Ge&&(Be=A>=I,Ge=R>=I,!Be&&!Ge&&(R>A?Ge=!0:Be=!0)):Ye.x&&Ye.y&&(Be||Ge)&&(Be=Ge=!0);let V,$;Be&&(O.ori==0?(V=Yn,$=we):(V=Jn,$=Ee),ko(zt(V,$),Fe($-V)),Ge||Eo(0,M)),Ge&&(O.ori==1?(V=Yn,$=we):(V=Jn,$=Ee),Eo(zt(V,$),Fe($-V)),Be||ko(0,x)),!Be&&!Ge&&(ko(0,0),Eo(0,0))}if(Ye._x=Be,Ye._y=Ge,a==null){if(h){if(ds!=null){let[A,R]=De.scales;De.values[0]=A!=null?Ft(O.ori==0?we:Ee,A):null,De.values[1]=R!=null?Ft(O.ori==1?we:Ee,R):null}Mo(li,o,we,Ee,ee,W,g)}if(Fn){let A=h&&De.setSeries,R=Vt.prox;bn==null?Ut<=R&&Wt(nn,Qn,!0,A):Ut>R?Wt(null,Qn,!0,A):nn!=bn&&Wt(nn,Qn,!0,A)}}wt&&(te.idx=g,_l()),u!==!1&&je("setCursor")}let on=null;Object.defineProperty(o,"rect",{get(){return on==null&&To(!1),on}});function To(a=!1){a?on=null:(on=w.getBoundingClientRect(),je("syncRect",on))}function ts(a,u,h,g,y,x,M){j._lock||en&&a!=null&&a.movementX==0&&a.movementY==0||(yl(a,u,h,g,y,x,M,!1,a!=null),a!=null?_n(null,!0,!0):_n(u,!0,!1))}function yl(a,u,h,g,y,x,M,A,R){if(on==null&&To(!1),gn(a),a!=null)h=a.clientX-on.left,g=a.clientY-on.top;else{if(h<0||g<0){we=-10,Ee=-10;return}let[I,V]=De.scales,$=u.cursor.sync,[Z,ue]=$.values,[ae,re]=$.scales,[J,K]=De.match,Se=u.axes[0].side%2==1,Ae=O.ori==0?ee:W,Ue=O.ori==1?ee:W,ge=Se?x:y,Oe=Se?y:x,ft=Se?g:h,tt=Se?h:g;if(ae!=null?h=J(I,ae)?s(Z,E[I],Ae,0):-10:h=Ae*(ft/ge),re!=null?g=K(V,re)?s(ue,E[V],Ue,0):-10:g=Ue*(tt/Oe),O.ori==1){let St=h;h=g,g=St}}R&&(u==null||u.cursor.event.type==li)&&((h<=1||h>=ee-1)&&(h=Cn(h,ee)),(g<=1||g>=W-1)&&(g=Cn(g,W))),A?(Yi=h,Ji=g,[Yn,Jn]=j.move(o,h,g)):(we=h,Ee=g)}let wl={width:0,height:0,left:0,top:0};function xl(){rr(wl,!1)}let ns,os,rs,ls;function is(a,u,h,g,y,x,M){en=!0,Be=Ge=Ye._x=Ye._y=!1,yl(a,u,h,g,y,x,M,!0,!1),a!=null&&(et(ii,di,ss,!1),Mo(ic,o,Yn,Jn,ee,W,null));let{left:A,top:R,width:I,height:V}=xe;ns=A,os=R,rs=I,ls=V}function ss(a,u,h,g,y,x,M){en=Ye._x=Ye._y=!1,yl(a,u,h,g,y,x,M,!1,!0);let{left:A,top:R,width:I,height:V}=xe,$=I>0||V>0,Z=ns!=A||os!=R||rs!=I||ls!=V;if($&&Z&&rr(xe),Ye.setScale&&$&&Z){let ue=A,ae=I,re=R,J=V;if(O.ori==1&&(ue=R,ae=V,re=A,J=I),Be&&tn(P,Ft(ue,P),Ft(ue+ae,P)),Ge)for(let K in E){let Se=E[K];K!=P&&Se.from==null&&Se.min!=be&&tn(K,Ft(re+J,K),Ft(re,K))}xl()}else j.lock&&(j._lock=!j._lock,_n(u,!0,a!=null));a!=null&&(Nn(ii,di),Mo(ii,o,we,Ee,ee,W,null))}function wd(a,u,h,g,y,x,M){if(j._lock)return;gn(a);let A=en;if(en){let R=!0,I=!0,V=10,$,Z;O.ori==0?($=Be,Z=Ge):($=Ge,Z=Be),$&&Z&&(R=we<=V||we>=ee-V,I=Ee<=V||Ee>=W-V),$&&R&&(we=we<Yn?0:ee),Z&&I&&(Ee=Ee<Jn?0:W),_n(null,!0,!0),en=!1}we=-10,Ee=-10,fe.fill(null),_n(null,!0,!0),A&&(en=A)}function as(a,u,h,g,y,x,M){j._lock||(gn(a),rl(),xl(),a!=null&&Mo(cc,o,we,Ee,ee,W,null))}function cs(){S.forEach(jh),ol(o.width,o.height,!0)}Ln(Gr,fo,cs);let Xn={};Xn.mousedown=is,Xn.mousemove=ts,Xn.mouseup=ss,Xn.dblclick=as,Xn.setSeries=(a,u,h,g)=>{let y=De.match[2];h=y(o,u,h),h!=-1&&Wt(h,g,!0,!1)},Q&&(et(ic,w,is),et(li,w,ts),et(sc,w,a=>{gn(a),To(!1)}),et(ac,w,wd),et(cc,w,as),_i.add(o),o.syncRect=To);let lr=o.hooks=e.hooks||{};function je(a,u,h){ml?So.push([a,u,h]):a in lr&&lr[a].forEach(g=>{g.call(null,o,u,h)})}(e.plugins||[]).forEach(a=>{for(let u in a.hooks)lr[u]=(lr[u]||[]).concat(a.hooks[u])});let us=(a,u,h)=>h,De=ze({key:null,setSeries:!1,filters:{pub:yc,sub:yc},scales:[P,_[1]?_[1].scale:null],match:[wc,wc,us],values:[null,null]},j.sync);De.match.length==2&&De.match.push(us),j.sync=De;let ds=De.key,Sl=vu(ds);function Mo(a,u,h,g,y,x,M){De.filters.pub(a,u,h,g,y,x,M)&&Sl.pub(a,u,h,g,y,x,M)}Sl.sub(o);function xd(a,u,h,g,y,x,M){De.filters.sub(a,u,h,g,y,x,M)&&Xn[a](null,u,h,g,y,x,M)}o.pub=xd;function Sd(){Sl.unsub(o),_i.delete(o),dn.clear(),hi(Gr,fo,cs),d.remove(),X?.remove(),je("destroy")}o.destroy=Sd;function kl(){je("init",e,t),$i(t||e.data,!1),G[P]?gl(P,G[P]):rl(),Qo=xe.show&&(xe.width>0||xe.height>0),mn=wt=!0,ol(e.width,e.height)}return _.forEach(Wi),S.forEach(td),n?n instanceof HTMLElement?(n.appendChild(d),kl()):n(o,kl):kl(),o}Ke.assign=ze;Ke.fmtNum=Ti;Ke.rangeNum=jr;Ke.rangeLog=qr;Ke.rangeAsinh=ki;Ke.orient=Pn;Ke.pxRatio=de;Ke.join=Ip;Ke.fmtDate=Ci,Ke.tzDate=Kp;Ke.sync=vu;{Ke.addGap=Ah,Ke.clipGaps=Zr;let e=Ke.paths={points:Su};e.linear=Eu,e.stepped=Rh,e.bars=Ph,e.spline=zh}var zi=["cached","held","not cached","recomputed","freed"];function tl({categories:e}){let t=r=>zi.includes(r)?zi.indexOf(r):zi.length,n=Object.keys(e).filter(r=>e[r]?.some(l=>l!==0)).sort((r,l)=>t(r)-t(l)),o=[];for(let r of n){let l=o.at(-1)?.top;o.push({name:r,top:(e[r]??[]).map((i,s)=>i+(l?.[s]??0))})}return o}function Ou(){let e=he(),{value:t,error:n,loading:o}=e.timeline.state.value;return n?f(Rt,{message:n.message,children:f("button",{type:"button",onClick:e.timeline.reload,children:"Try again"})}):t?t.op.length===0?f("p",{class:"hint pad",children:"The forward made no storage, so there is nothing to draw."}):f("div",{class:"timeline","aria-busy":o,children:[t.peak&&f("p",{class:"summary","data-testid":"timeline-peak",children:["Peak ",f(Xe,{n:t.peak.nbytes})," after op ",rt(t.peak.op)]}),f(Uh,{timeline:t}),f("p",{class:"hint",children:"Storages made while recording, after each operator call, split by what had become of them when the forward ended. Drag across the chart to zoom in, double-click to zoom out."})]}):o?f(Tn,{what:"Reading the timeline…"}):null}function Uh({timeline:e}){let t=he(),n=mt(null),[o,r]=pe(null),l=tl(e),i=t.isDark.value;at(()=>{if(!n.current)return;let d=n.current,p=new Ke(qh(e,d,r),Kh(e),d),m=new ResizeObserver(()=>{let{clientWidth:v,clientHeight:b}=d;v>0&&b>0&&p.setSize({width:v,height:b})});return m.observe(d),()=>{m.disconnect(),p.destroy()}},[e,i]);let s=e.op.length-1,c=o??s;return f(Ce,{children:[f("dl",{class:"plot-legend","data-testid":"timeline-legend",children:[f("div",{children:[f("dt",{children:["after op ",rt(e.op[c]??0)]}),f("dd",{children:f(Xe,{n:e.live_bytes[c]})})]}),l.map(({name:d})=>f("div",{children:[f("dt",{children:[f("span",{class:`patch ${d.replace(" ","-")}`}),d]}),f("dd",{children:f(Xe,{n:e.categories[d]?.[c]})})]},d))]}),f("div",{class:"plot",ref:n,role:"img","aria-label":`Live bytes over ${rt(e.op.length)} points`,"data-testid":"timeline-plot"})]})}function Kh(e){return[e.op,...tl(e).map(t=>t.top)]}function qh(e,t,n){let o=i=>getComputedStyle(t).getPropertyValue(`--${i}`).trim(),r=tl(e),l={stroke:o("muted"),grid:{stroke:o("grid"),width:1},ticks:{stroke:o("grid"),width:1},font:"12px system-ui, sans-serif"};return{width:t.clientWidth||600,height:t.clientHeight||300,legend:{show:!1},cursor:{y:!1,points:{show:!1}},scales:{x:{time:!1},y:{range:(i,s,c)=>[0,(c||1)*1.05]}},axes:[{...l,values:(i,s)=>s.map(c=>Number.isInteger(c)?rt(c):"")},{...l,size:76,incrs:Yh,values:(i,s)=>s.map(sn)}],series:[{},...r.map(({name:i})=>({label:i,stroke:o(i.replace(" ","-")),fill:o(`${i.replace(" ","-")}-fill`),width:1,paths:Ke.paths.stepped?.({align:1})??(()=>null),points:{show:!1}}))],bands:r.slice(1).map((i,s)=>({series:[s+2,s+1]})),hooks:{setCursor:[i=>n(i.cursor.idx??null)],draw:[i=>Jh(i,e,o)]}}}var Yh=Array.from({length:50},(e,t)=>2**t);function Jh(e,{peak:t,phases:n},o){let{ctx:r,bbox:l}=e,i=devicePixelRatio;r.save(),r.beginPath(),r.rect(l.left,l.top,l.width,l.height),r.clip(),r.font=`${12*i}px system-ui, sans-serif`,r.fillStyle=r.strokeStyle=o("muted"),r.lineWidth=i,r.setLineDash([2*i,3*i]);for(let s of n.slice(1)){let c=e.valToPos(s.first_op,"x",!0);Au(r,c,l.top,c,l.top+l.height),r.fillText(s.kind,c+4*i,l.top+14*i)}if(r.setLineDash([]),t){let[s,c]=[e.valToPos(t.op,"x",!0),e.valToPos(t.nbytes,"y",!0)];r.fillStyle=r.strokeStyle=o("fg"),Au(r,s,c,s,l.top+l.height),r.beginPath(),r.arc(s,c,3.5*i,0,2*Math.PI),r.fill();let d=s>l.left+l.width/2;r.textAlign=d?"right":"left",r.fillText(`peak ${sn(t.nbytes)}`,s+(d?-8:8)*i,c-4*i)}r.restore()}function Au(e,t,n,o,r){e.beginPath(),e.moveTo(t,n),e.lineTo(o,r),e.stroke()}function Ru(){let e=he(),{value:t,error:n,loading:o}=e.index.state.value,r=f("button",{type:"button",onClick:e.reload,children:"Try again"});if(!t)return n?f(Rt,{message:n.message,children:r}):o?f(Tn,{what:"Looking for recordings…"}):null;let l=e.chosen.value;return l?f("div",{class:"app",children:[f(nc,{}),f("main",{class:"main",children:[n&&f(Rt,{message:n.message,children:r}),l.step?f(Zh,{}):f(Rt,{message:l.tag.problem??"This tag holds no recording.",children:r})]})]}):f(aa,{logdir:t.logdir})}function Zh(){let e=he(),{value:t,error:n,loading:o}=e.recording.state.value;if(n)return f(Rt,{message:n.message,children:f("button",{type:"button",onClick:e.recording.reload,children:"Try again"})});if(!t)return f(Tn,{what:"Reading the recording…"});let r=Gl.filter(s=>s!=="timeline"||t.meta.has_ops),l=e.place.value.view,i=r.includes(l)?l:"graph";return f("div",{class:"recording","aria-busy":o,"data-testid":"recording",children:[f(Pa,{recording:t}),f(em,{views:r,view:i,onChoose:s=>e.change({view:s})}),f("div",{class:"stage",children:[f(Lu,{view:"graph",isHidden:i!=="graph",children:f(La,{recording:t,isHidden:i!=="graph"})}),i!=="graph"&&f(Lu,{view:i,isHidden:!1,children:f(Qh,{view:i,recording:t})}),f(ia,{recording:t})]})]})}function Lu({view:e,isHidden:t,children:n}){return f("section",{class:"view",role:"tabpanel",id:`view-${e}`,"aria-labelledby":`tab-${e}`,"data-testid":`view-${e}`,hidden:t,children:n})}function Qh({view:e,recording:t}){switch(e){case"ops":return f(ec,{recording:t});case"modules":return f(Qa,{recording:t});case"largest":return f(Da,{recording:t});case"timeline":return f(Ou,{})}}var Xh={graph:"Graph",ops:"Ops",modules:"Modules",largest:"Largest",timeline:"Timeline"};function em({views:e,view:t,onChoose:n}){return f("div",{class:"tabs",role:"tablist","aria-label":"Views",onKeyDown:r=>{let l={ArrowLeft:-1,ArrowRight:1}[r.key];if(l===void 0)return;let i=e[(e.indexOf(t)+l+e.length)%e.length];i&&(n(i),document.getElementById(`tab-${i}`)?.focus())},children:e.map(r=>f("button",{type:"button",role:"tab",id:`tab-${r}`,"data-testid":`tab-${r}`,"aria-selected":r===t,"aria-controls":`view-${r}`,tabIndex:r===t?0:-1,onClick:()=>n(r),children:Xh[r]},r))})}var Pu='.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}';var Du=`* {
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
`;var zu=`.details {
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
`;var Iu=`.graph {
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
`;var Nu=`@media (max-width: 820px) {
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
`;var Vu=`.app {
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
`;var Wu=`.table {
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
`;var Fu=`/* Colours are named once, per theme. Those of the states are tb_actmem/render/palette.py's (Okabe
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
`;var $u=`.timeline {
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
`;var Hu=[Pu,Fu,Du,Vu,Iu,zu,Wu,$u,Nu].join(`
`);var Yo="p.activation_memory.";function Dn(){try{return window.parent!==window&&window.parent.document?window.parent:null}catch{return null}}function Ii(e){try{let n=Dn()?.tensorboard?.tf_storage?.getString(Yo+e);if(n)return n}catch{}let t=(Dn()??window).location.hash.slice(1);return new URLSearchParams(t.replaceAll("+","%2B")).get(Yo+e)??""}function Bu(e,t){let n=Dn()?.tensorboard?.tf_storage;try{if(n){n.setString(Yo+e,t,{defaultValue:"",useLocationReplace:!0});return}}catch{return}if(Dn())return;let o=new URLSearchParams(location.hash.slice(1));t?o.set(Yo+e,t):o.delete(Yo+e),history.replaceState(null,"",`${location.pathname}${location.search}#${o.toString()}`)}function Gu(e){(Dn()??window).addEventListener("hashchange",e)}function ju(e){let t=Dn()?.document.body;if(t){let n=()=>e(t.classList.contains("dark-mode"));new MutationObserver(n).observe(t,{attributes:!0,attributeFilter:["class"]}),n()}else{let n=window.matchMedia("(prefers-color-scheme: dark)");n.addEventListener("change",()=>e(n.matches)),e(n.matches)}}function Uu(e){let t=()=>e(window.innerHeight>0);window.addEventListener("resize",t),t()}function Ku(e,t){if(!Dn())return;let{port1:n,port2:o}=new MessageChannel,r=l=>n.postMessage(JSON.stringify(l));n.onmessage=l=>{let i=JSON.parse(l.data);if(i.isReply){i.type==="experimental.GetURLPluginData"&&!i.error&&i.payload&&t(i.payload);return}i.type==="experimental.DataReloaded"&&e(),r({...i,payload:null,error:null,isReply:!0})},window.parent.postMessage("experimental.bootstrap","*",[o]),r({type:"experimental.GetURLPluginData",id:0,payload:null,error:null,isReply:!1})}function qb(){try{um()}catch(e){let t=document.createElement("p");t.setAttribute("role","alert"),t.textContent=`The Activation Memory tab could not start: ${String(e)}`,document.body.append(t)}}function um(){document.documentElement.lang="en";let e=document.createElement("style");e.textContent=Hu,document.head.append(e);let t=wa(Ys,Zs(dm),jl(Ii));ju(o=>{document.documentElement.classList.toggle("dark",o),t.isDark.value=o}),Uu(o=>t.isVisible.value=o),fm(t);let n=document.createElement("div");n.id="activation-memory",document.body.append(n),Es(f(Bl.Provider,{value:t,children:f(Ru,{})}),n)}function dm(){let e=new URL("./layout.worker.js?v=f3e949b78ecb",import.meta.url);return new Worker(e,{type:"module"})}function fm(e){let t=Sr(e.place.peek());Lt(()=>{let o=Sr(e.place.value);for(let r of xr)o[r]!==t[r]&&Bu(r,o[r]);t=o});let n=o=>{let r=jl(o),l=Sr(r);xr.some(i=>l[i]!==t[i])&&(e.place.value=r)};Gu(()=>{e.isVisible.peek()&&n(Ii)}),Ku(e.reload,o=>{xr.every(r=>!t[r])&&n(r=>o[r]??"")})}export{qb as render};
