var ce,Na,Pi,Cn,Mi,Jr,Fa,qr,Va,Ai,Ei,Ba,dr=Symbol.for("pv"),Zr={},Qr=[],Om=/^m(i|n|o|s|text|space)$/,Li=Array.isArray,Ii=Qr.slice,qn=Object.assign;function jn(e){e&&e.parentNode&&e.remove()}function Wa(e,t,n){var o,r,s,i={},l=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?Ii.call(arguments,2):n),cr(e,i,o,r,null)}function cr(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:dr,__v:r||++Na,__i:-1,__u:0};return!r&&ce.vnode&&ce.vnode(s),s}function oe(e){return e.children}function Ao(e,t){this.props=e,this.context=t,this.__g=0}function Tn(e,t){if(t==null)return e.__&&Tn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Tn(e)}function Pm(e){var t,n=e.__v,o=n.__e,r=[],s=[],i=e.__P;i&&((t=qn({constructor:dr},n)).__v=n.__v+1,ce.vnode&&ce.vnode(t),Di(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||Tn(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,qa(r,t,s),n.__=n.__e=null,t.__e!=o&&Ga(t))}function Ga(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Ga(e)}function Oi(e){(8&e.__g||(e.__g|=8,Cn.push(e),Jr++))&&Mi==ce.debounceRendering||((Mi=ce.debounceRendering)||queueMicrotask)(Ha)}function Ha(){try{for(var e,t=1;Cn.length;)Cn.length>t&&Cn.sort(Fa),e=Cn.shift(),t=Cn.length,8&e.__g&&Pm(e)}finally{(Jr=Cn.length)&&(Mi||queueMicrotask)(Ha)}}function Ka(e,t,n,o,r,s,i,l,u,c,p){var f,h,g,v,S,C,k=o.__k||Qr,x=t.length;for(u=Am(n,t,k,u,x),f=0;f<x;f++)(g=n.__k[f])!=null&&(h=~g.__i&&k[g.__i]||Zr,g.__i=f,C=Di(e,g,h,r,s,i,l,u,c,p),v=g.__e,(h.ref!=g.ref||8&h.__u)&&(h.ref&&$i(h.ref,null,g,h),g.ref&&p.push(g.ref,g.__c||v,g)),S=S||v,4&g.__u?(u=Ua(g,u,e,!h.__v),h.__e&&(h.__e=null)):typeof g.type=="function"&&C!==void 0?u=C:v&&(u=v.nextSibling),g.__u&=-21);return n.__e=S,u}function Am(e,t,n,o,r){var s,i,l,u,c,p,f,h,g,v=n.length,S=v,C=0,k=0,x=e.__k=Array(r);for(s=0;s<r;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=x[s]=cr(null,i):Li(i)?i=x[s]=cr(oe,{children:i}):i.constructor===dr&&i.__b?i=x[s]=cr(i.type,i.props,i.key,i.ref,i.__v):x[s]=i,u=s+C,i.__=e,i.__b=e.__b+1,l=null,~(c=i.__i=Lm(i,n,u,S))&&(S--,(l=n[c])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,c==u-1?C--:c==u+1?C++:c!=u&&(c>u?C--:C++,k=1)):(~c||(r>v?C--:r<v&&C++),typeof i.type!="function"&&(i.__u|=4))):x[s]=null;if(k){for(p=[],f=[],s=0;s<r;s++)if((i=x[s])&&16&i.__u){for(C=0,h=p.length;C<h;)p[g=C+h>>1]<i.__i?C=g+1:h=g;p[C]=i.__i,f[s]=C+1}for(C=p.length;s--;)f[s]&&(f[s]==C?C--:x[s].__u|=4)}if(S)for(s=0;s<v;s++)!(l=n[s])||2&l.__u||(l.__e==o&&(o=Tn(l)),zi(l,l));return o}function Ua(e,t,n,o){var r,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=Ua(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=Tn(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Lm(e,t,n,o){var r,s=e.key,i=e.type,l=t[n],u=l&&!(2&l.__u);if(l===null&&s==null||u&&s==l.key&&i==l.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((l=t[r])&&!(2&l.__u)&&s==l.key&&i==l.type)return r;for(r=n+1;r<t.length;r++)if((l=t[r])&&!(2&l.__u)&&s==l.key&&i==l.type)return r}return-1}function za(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function jr(e,t,n,o,r){var s,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||za(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||za(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Ei[t]||(Ei[t]=Im(t)),(e.__a||(e.__a={}))[t]=Ai,s=t!=(t=t.replace(Va,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Im(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[qr]==null)t[qr]=Ai++;else if(t[qr]<this.__a[e])return;return n(ce.event?ce.event(t):t)}}}function Di(e,t,n,o,r,s,i,l,u,c){var p,f,h,g,v,S,C,k,x,_,R,I,M,P,N,A,z,O,L=t.type;if(t.constructor!==dr)return null;128&n.__u&&(u=32&n.__u,p=n.__c.__z)&&(t.__u|=u,f=s=[],p.nodeType==8?l=Yr(p,s):s.push(p),l=s[0]||l),(p=ce.__b)&&p(t);e:if(typeof L=="function"){h=i.length;try{if(k=t.props,x=(p=L.prototype)&&p.render,_=(p=L.contextType)&&o[p.__c],R=p?_?_.props.value:p.__:o,(g=n.__c)?(t.__c=g,2&g.__g&&(g.__g|=1)):(x?t.__c=g=new L(k,R):(t.__c=g=new Ao(k,R),g.constructor=L,g.render=$m),_&&_.sub(g),g.state||(g.state={}),g.__n=o,g.__g|=8,g.__h=[],g.__k=[]),x&&(g.__s||(g.__s=g.state),L.getDerivedStateFromProps&&(g.__s==g.state&&(g.__s=qn({},g.__s)),qn(g.__s,L.getDerivedStateFromProps(k,g.__s)))),v=g.props,S=g.state,g.__v=t,n.__c){if(k!==v&&x&&!L.getDerivedStateFromProps&&g.componentWillReceiveProps&&g.componentWillReceiveProps(k,R),t.__v==n.__v&&!(8&g.__g)||!(4&g.__g)&&g.shouldComponentUpdate&&g.shouldComponentUpdate(k,g.__s,R)===!1){t.__v!=n.__v&&(g.props=k,g.state=g.__s,g.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function($){$&&($.__=t)}),Qr.push.apply(g.__h,g.__k),g.__k=[],g.__h.length&&i.push(g),l=Tn(n);break e}g.componentWillUpdate&&g.componentWillUpdate(k,g.__s,R),x&&g.componentDidUpdate&&g.__h.push(function(){g.componentDidUpdate(v,S,C)})}else x&&!L.getDerivedStateFromProps&&g.componentWillMount&&g.componentWillMount(),x&&g.componentDidMount&&g.__h.push(g.componentDidMount);g.context=R,g.props=k,g.__P=e,g.__g&=-5,I=ce.__r,M=x?25:0;do g.__g&=-9,I&&I(t),p=g.render(g.props,g.state=g.__s,g.context);while(8&g.__g&&++M<25);x&&(Qr.push.apply(g.__h,g.__k),g.__k=[]),g.state=g.__s,g.getChildContext&&(o=qn({},o,g.getChildContext())),x&&n.__c&&g.getSnapshotBeforeUpdate&&(C=g.getSnapshotBeforeUpdate(v,S)),P=p&&p.type===oe&&p.key==null?p.props.children:p,k.__P&&(p=l,r=(e=k.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function($){$&&zi($,$)}),n.__k=null),l=n.__k?Tn(n,0):null),l=Ka(e,Li(P)?P:[P],t,n,o,r,s,i,l,u,c),k.__P&&(t.__e=null,l=p),t.__u&=-161,f&&f.some(jn),g.__h.length&&i.push(g),1&g.__g&&(g.__g&=-4)}catch($){if(i.length=h,t.__v=null,u||s)if($&&$.then){if(t.__u|=128|u,s){for(~(z=s.indexOf(l||void 0))||(z=s.length);(O=s[z-1])&&O.nodeType==8;)z--;for(;z<s.length;z++)if(O=s[z])if(s[z]=null,N){if(O==A)break}else{if(O.nodeType!=8)break;O.data.startsWith("$s")&&(A=Yr(N=O))}}if(!N){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;N=l}(p=Yr(N=t.__c.__z||(t.__c.__z=N)))?(t.__e=N,l=p):t.__e=l,l=l&&l.nextSibling}else s&&s.some(jn);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),$&&$.then||ja(t),ce.__e($,t,n)}}else l=t.__e=Dm(n.__e,t,n,o,r,s,i,u,c,e);return(p=ce.diffed)&&p(t),l}function Yr(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function ja(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(ja))}function qa(e,t,n){for(var o=0;o<n.length;)$i(n[o++],n[o++],n[o++]);ce.__c&&ce.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){ce.__e(s,r.__v)}})}function Dm(e,t,n,o,r,s,i,l,u,c){var p,f,h,g,v,S,C,k,x=n.props||Zr,_=t.props,R=t.type;if(R=="svg"?r="http://www.w3.org/2000/svg":R=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(p=0;p<s.length;p++)if((v=s[p])&&(R?v.localName==R:v.nodeType==3)){e=v,s[p]=null;break}}if(!e){if(k=c.ownerDocument||document,!R)return k.createTextNode(_);e=k.createElementNS(r,R,_.is?_:c),l&&(ce.__m&&ce.__m(t,s),l=!1),s=null}if(R){if(c=R=="template"&&e.content||e,s=R=="textarea"&&_.defaultValue!=null?null:s&&Ii.call(c.childNodes),!l&&s)for(x={},p=0;p<e.attributes.length;p++)x[(v=e.attributes[p]).name]=v.value;for(p in x)v=x[p],p=="dangerouslySetInnerHTML"?h=v:p=="children"||p in _||p=="value"&&"defaultValue"in _||p=="checked"&&"defaultChecked"in _||jr(e,p,null,v,r);for(p in _)v=_[p],p=="children"?g=v:p=="dangerouslySetInnerHTML"?f=v:p=="value"?S=v:p=="checked"?C=v:l&&typeof v!="function"||x[p]===v||jr(e,p,v,x[p],r);f?(l||h&&(f.__html==h.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(h&&(e.textContent=""),(R=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Om.test(R))&&(r="http://www.w3.org/1999/xhtml"),Ka(c,Li(g)?g:[g],t,n,o,r,s,i,s?s[0]:n.__k&&Tn(n,0),l,u),s&&s.some(jn)),l&&R!="textarea"||(p="value",R=="progress"&&S==null?e.removeAttribute(p):S==null||S===e[p]&&(R!="progress"||S)||jr(e,p,S,x[p],r),p="checked",C!=null&&C!=e[p]&&jr(e,p,C,x[p],r))}else x===_||l&&e.data==_||(e.data=_);return e}function $i(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){ce.__e(r,n)}}function zi(e,t,n){var o,r,s,i;if(ce.unmount&&ce.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||$i(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){ce.__e(l,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&zi(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=Yr(o,s=[]))&&(o==e.__e&&s.some(jn),jn(r),jn(o)),n||jn(e.__e),e.__e=e.__c=e.__=null}function $m(e,t,n){return this.constructor(e,n)}function Ya(e,t){var n,o,r,s;ce.__&&ce.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=cr(oe,{children:[e]}),r=[],s=[],Di(t,t.__k,o||Zr,Zr,t.namespaceURI,o?null:t.firstChild?Ii.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),qa(r,t.__k,s),t.__k.props.children=null}function Ja(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&o.forEach(function(i){i.__g|=4,Oi(i)})},this.sub=function(s){o.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){o.delete(s),i&&i.call(s)}}),n.children}return t.__c="__cC"+Ba++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}ce={__e:function(e,t,n,o){for(var r,s,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){e=l}}throw Jr=0,e}},Na=0,Pi=function(e){return e!=null&&e.constructor===dr},Ao.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=qn({},this.state)),typeof e=="function"&&(e=e(qn({},n),this.props)),e&&(qn(n,e),this.__v&&(t&&this.__k.push(t),Oi(this)))},Ao.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Oi(this))},Ao.prototype.render=oe,Cn=[],Jr=0,Fa=function(e,t){return e.__v.__b-t.__v.__b},qr=Symbol(),Va=/(PointerCapture)$|Capture$/i,Ai=0,Ei={},Ba=0;var Yn,ze,Ni,Za,Fi=Object.is,fr=0,iu=[],Vi=[],Fe=ce,Qa=Fe.__b,Xa=Fe.__r,eu=Fe.diffed,tu=Fe.__c,nu=Fe.unmount,ou=Fe.__;function mr(e,t){Fe.__h&&Fe.__h(ze,e,fr||t),fr=0;var n=ze.__H||(ze.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function re(e){return fr=1,zm(au,e)}function zm(e,t,n){var o=mr(Yn++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):au(void 0,t),function(s){var i=(o.__N||o.__)[0],l=o.t(i,s);Fi(i,l)||(o.__N=[l,o.__[1]],o.__c.setState({}))}],o.__c=ze,!ze.__f)){ze.__f=!0;var r=ze.shouldComponentUpdate;ze.shouldComponentUpdate=function(s,i,l){var u=this.__H;if(!u)return!0;var c=!1,p=this.props!=s;if(u.__.some(function(h){h.__N&&(c=!0,Fi(h.__[0],h.__N[0])||(p=!0))}),r){var f=r.call(this,s,i,l);return c?f||p:f}return!c||p}}return o.__}function ke(e,t){var n=mr(Yn++,3);!Fe.__s&&Wi(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,ze.__H.__h.push(n))}function Mn(e,t){var n=mr(Yn++,4);!Fe.__s&&Wi(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,ze.__h.push(n))}function Ve(e){return fr=5,te(function(){return{current:e}},[])}function te(e,t){var n=mr(Yn++,7);return Wi(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Lo(e,t){return fr=8,te(function(){return e},t)}function lu(e){var t=ze.context[e.__c],n=mr(Yn++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(ze)),t.props.value):e.__}function Nm(){var e;do{for(;e=Vi.shift();)try{pr(e)}catch(n){Fe.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=iu.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(pr),t.__h.some(Bi),t.__h=[]}catch(n){t.__h=[],Fe.__e(n,e.__v)}}}while(Vi.length)}Fe.__b=function(e){ze=null,Qa&&Qa(e)},Fe.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),ou&&ou(e,t)},Fe.__r=function(e){Xa&&Xa(e),Yn=0;var t=(ze=e.__c).__H;t&&(Ni==ze?ze.__h=[]:(t.__h.some(pr),t.__h.some(Bi),Yn=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ni=ze},Fe.diffed=function(e){eu&&eu(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&su(iu.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ni=ze=null},Fe.__c=function(e,t){t.some(function(n){try{n.__h.some(pr),n.__h=n.__h.filter(function(o){return!o.__||Bi(o)})}catch(o){n.__h=[function(){throw o}]}}),tu&&tu(e,t)},Fe.unmount=function(e){nu&&nu(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,su(Vi.push(r))}else pr(r)}catch(s){t=s}}),o.__H=void 0,t&&Fe.__e(t,o.__v))};var ru=typeof requestAnimationFrame=="function";function Fm(e){var t,n=function(){clearTimeout(o),ru&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);ru&&(t=requestAnimationFrame(n))}function su(e){e!=1&&Za==Fe.requestAnimationFrame||((Za=Fe.requestAnimationFrame)||Fm)(Nm)}function pr(e){var t=ze,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),ze=t}function Bi(e){var t=ze;e.__c=e.__(),ze=t}function Wi(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Fi(n,e[o])})}function au(e,t){return typeof t=="function"?t(e):t}var Vm=Symbol.for("preact-signals");function ns(){if(dn>1)dn--;else{var e,t=!1;for((function(){var r=es;for(es=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var i=s.t;i!==void 0;i=i.x)i.i===r.i&&(i.i=s.i);r=r.o}})();gr!==void 0;){var n=gr;for(gr=void 0,Xr++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&cu(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(Xr=0,dn--,t)throw e}}function Hi(e){if(dn>0)return e();Gi=++Bm,dn++;try{return e()}finally{ns()}}var hr,Ae=void 0;function Jn(e){var t=Ae,n=hr;Ae=void 0,hr=void 0;try{return e()}finally{Ae=t,hr=n}}var gr=void 0,dn=0,Xr=0,Bm=0,Gi=0,es=void 0,ts=0;function uu(e){if(Ae!==void 0){var t=e.n;if(t===void 0||t.t!==Ae)return t={i:0,S:e,p:Ae.s,n:void 0,t:Ae,e:void 0,x:void 0,r:t},Ae.s!==void 0&&(Ae.s.n=t),Ae.s=t,e.n=t,32&Ae.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Ae.s,t.n=void 0,Ae.s.n=t,Ae.s=t),t}}function Ue(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Ue.prototype.brand=Vm;Ue.prototype.h=function(){return!0};Ue.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:Jn(function(){var o;(o=t.W)==null||o.call(t)}))};Ue.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&Jn(function(){var r;(r=t.Z)==null||r.call(t)}))}};Ue.prototype.subscribe=function(e){var t=this;return wt(function(){var n=t.value;Jn(function(){return e(n)})},{name:"sub"})};Ue.prototype.valueOf=function(){return this.value};Ue.prototype.toString=function(){return this.value+""};Ue.prototype.toJSON=function(){return this.value};Ue.prototype.peek=function(){var e=this;return Jn(function(){return e.value})};Object.defineProperty(Ue.prototype,"value",{get:function(){var e=uu(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Xr>100)throw new Error("Cycle detected");(function(n){dn!==0&&Xr===0&&n.l!==Gi&&(n.l=Gi,es={S:n,v:n.v,i:n.i,o:es})})(this),this.v=e,this.i++,ts++,dn++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ns()}}}});function Ne(e,t){return new Ue(e,t)}function cu(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function du(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function pu(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function Zn(e,t){Ue.call(this,void 0,t),this.x=e,this.s=void 0,this.g=ts-1,this.f=4}Zn.prototype=new Ue;Zn.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===ts))return!0;if(this.g=ts,this.f|=1,this.i>0&&!cu(this))return this.f&=-2,!0;var e=Ae;try{du(this),Ae=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Ae=e,pu(this),this.f&=-2,!0};Zn.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Ue.prototype.S.call(this,e)};Zn.prototype.U=function(e){if(this.t!==void 0&&(Ue.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Zn.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Zn.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=uu(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function xe(e,t){return new Zn(e,t)}function fu(e){var t=e.j;if(e.j=void 0,typeof t=="function"){dn++;var n=Ae;Ae=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Ki(e),o}finally{Ae=n,ns()}}}function Ki(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,fu(e)}function Wm(e){if(Ae!==this)throw new Error("Out-of-order effect");pu(this),Ae=e,this.f&=-2;try{8&this.f&&Ki(this)}finally{ns()}}function Io(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,hr&&hr.push(this)}Io.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Io.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,fu(this),du(this),dn++;var e=Ae;return Ae=this,Wm.bind(this,e)};Io.prototype.N=function(){2&this.f||(this.f|=2,this.u=gr,gr=this)};Io.prototype.d=function(){this.f|=8,1&this.f||Ki(this)};Io.prototype.dispose=function(){this.d()};function wt(e,t){var n=new Io(e,t);try{n.c()}catch(r){throw n.d(),r}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var mu,rs,os,Gm=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var hu=[];wt(function(){mu=this.N})();function Do(e,t){ce[e]=t.bind(null,ce[e]||function(){})}function yr(e){if(os){var t=os;os=void 0,t()}os=e&&e.S()}function gu(e){var t=this,n=e.data,o=Km(n);o.name="ReactiveDom",o.value=n;var r=te(function(){for(var l=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var c=xe(function(){var g=o.value.value;return g===0?0:g===!0?"":g||""}),p=xe(function(){return!Array.isArray(c.value)&&!Pi(c.value)}),f=wt(function(){if(this.N=yu,p.value){var g=c.value;l.__v&&l.__v.__e&&l.__v.__e.nodeType===3&&(l.__v.__e.data=g)}}),h=t.__$u.d;return t.__$u.d=function(){f(),h.call(this)},[p,c]},[]),s=r[0],i=r[1];return s.value?i.peek():i.value}gu.displayName="ReactiveTextNode";Object.defineProperties(Ue.prototype,{constructor:{configurable:!0,value:Wa(oe,null).constructor},type:{configurable:!0,value:gu},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Do("__b",function(e,t){if(yr(),rs=void 0,typeof t.type=="string"){var n,o=t.props;for(var r in o)if(r!=="children"){var s=o[r];s instanceof Ue&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});Do("__r",function(e,t){if(e(t),t.type!==oe){yr();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(r,s){var i;return wt(function(){i=this},{name:s}),i.c=r,i})((function(r){return function(){var s;Gm&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),rs=o,yr(n)}});Do("__e",function(e,t,n,o){yr(),rs=void 0,e(t,n,o)});Do("diffed",function(e,t){yr(),rs=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,r=t.props,s=n.U;if(s)for(var i in s){var l=s[i];l===void 0||o&&i in o||(l.d(),s[i]=void 0)}if(o){s||(s={},n.U=s);for(var u in o){var c=s[u],p=o[u];c===void 0?(c=Hm(n,u,p,r),s[u]=c):c.o(p,r)}}}e(t)});function Hm(e,t,n,o){var r=t in e&&e.ownerSVGElement===void 0,s=Ne(n);return{o:function(i,l){s.value=i,o=l},d:wt(function(){this.N=yu;var i=s.value.value;o[t]!==i&&(o[t]=i,r?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Do("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var r in o){var s=o[r];s&&s.d()}}}var i=t.__np;if(i){var l=t.props;for(var u in i)l[u]=i[u]}t.__np=void 0}else{var c=t.__c;if(c){c.__$f|=8;var p=c.__$u;p&&(c.__$u=void 0,p.d())}}e(t)});Do("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});Ao.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var l in this.props)if(!(l in e))return!0;return!1};function Km(e,t){return te(function(){return Ne(e,t)},[])}var Um=function(e){queueMicrotask(function(){queueMicrotask(e)})};function jm(){Hi(function(){for(var e;e=hu.shift();)mu.call(e)})}function yu(){hu.push(this)===1&&(ce.requestAnimationFrame||Um)(jm)}var qm={n:"node",m:"module",s:"stretch",t:"leaf",o:"output",e:"edge"},Ym=/^[nmsto]_?\d+-[nmsto]_?\d+-[a-z-]+$/;function pn(e){if(Ym.test(e))return{kind:"edge",number:-1,text:e};let[,t,n]=/^([nmstoe])_?(\d+)$/.exec(e)??[];return t===void 0?null:{kind:qm[t],number:Number(n),text:e}}function je(e){return{kind:"node",number:e,text:`n${e}`}}function Ie(e){return{kind:"module",number:e,text:`m${e}`}}function _t(e){return e?.kind==="node"||e?.kind==="module"}function $o(e){return Object.fromEntries([...new URLSearchParams(e)].filter(([,t])=>t!==""))}function zo(e){return new URLSearchParams(e).toString()}function nn(e,t,n){return Object.fromEntries(Object.entries({...e,[t]:n}).filter(([,o])=>o!==""))}function ss(e,t){let n=e?.startsWith("-")===!0,o=e?.slice(n?1:0)??"";return t.includes(o)?{key:o,descending:n}:null}function is(e){return e?`${e.descending?"-":""}${e.key}`:""}var No={run:"",tag:"",step:null,view:"overview",selected:null,expand:null,graph:{},ops:{},modules:{},timeline:{},compare:{},runs:""},ls=["run","tag","step","view","selected","expand","graph","ops","modules","timeline","compare","runs"],vu=["run","tag","step","view"];function Ui(e,t){let n=e("step"),o=e("view");return{run:e("run"),tag:e("tag"),step:/^-?\d+$/.test(n)?Number(n):null,view:t.includes(o)?o:No.view,selected:pn(e("selected")),expand:on(e("expand")),graph:$o(e("graph")),ops:$o(e("ops")),modules:$o(e("modules")),timeline:$o(e("timeline")),compare:$o(e("compare")),runs:e("runs")}}function as(e){return{run:e.run,tag:e.tag,step:e.step===null?"":String(e.step),view:e.view===No.view?"":e.view,selected:e.selected?.text??"",expand:At(e.expand),graph:zo(e.graph),ops:zo(e.ops),modules:zo(e.modules),timeline:zo(e.timeline),compare:zo(e.compare),runs:e.runs}}function on(e){return e==="none"?[]:/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(e)?e.split(",").flatMap(n=>{let[o=0,r=o]=n.split("-").map(Number);return Array.from({length:Math.min(r-o,bu)+1},(s,i)=>o+i)}).slice(0,bu):null}var bu=1e5;function At(e){if(e===null)return"";if(e.length===0)return"none";let t=[...new Set(e)].sort((o,r)=>o-r),n=[];for(let o of t){let r=n.at(-1);r&&r[1]===o-1?r[1]=o:n.push([o,o])}return n.map(([o,r])=>o===r?`${o}`:`${o}-${r}`).join(",")}function br({expand:e,graph:t}){return{expand:e,show:["parameters","views"].filter(n=>t[n]==="1"),hide:t.freed==="0"?["freed"]:[]}}function us({expand:e,show:t,hide:n}){return{...e===null?{}:{expand:e.join(",")},...t.length===0?{}:{show:t.join(",")},...n.length===0?{}:{hide:n.join(",")}}}function Lt(e){let t=JSON.parse(e),n=t?.version;if(n!==1)throw new Error(`This page reads version ${1} of the data and the server sent version ${JSON.stringify(n??null)}: reload the page, or restart TensorBoard after an upgrade.`);return t}var wu={isServed:!0,index:async e=>Lt(await It("index.json",{},e)),recording:async(e,t)=>Lt(await It("recording.json",Dt(e),t)),async graph(e,t,n){let o=await _u("graph.dot",{...Dt(e),...us(t)},n),r=i=>o.headers.get(`X-Actmem-${i}`),s=ji(r("Repeated")??"").map(i=>i.split(":").map(Number));return{dot:await o.text(),expand:ji(r("Expand")??"").map(Number),visible:Number(r("Visible")??0),seconds:Number(r("Seconds")??0),quick:r("Quick")===null?null:ji(r("Quick")??"").map(Number),repeated:new Map(s.map(([i=0,l=1])=>[i,l]))}},figure:(e,t,n,o)=>{let r=n?"dark":"paper";return It("graph.svg",{...Dt(e),...us(t),theme:r},o)},drawn:async(e,t,n,o)=>Lt(await It("drawn.json",{...Dt(e),...us(t),id:n.text},o)),detail:async(e,t,n)=>{let o={[t.kind]:String(t.number)};return Lt(await It("detail.json",{...Dt(e),...o},n))},timeline:async(e,t)=>Lt(await It("timeline.json",Dt(e),t)),alive:async(e,t,n)=>Lt(await It("alive.json",{...Dt(e),op:String(t)},n)),terms:async(e,t)=>Lt(await It("terms.json",Dt(e),t)),ranks:async(e,t)=>Lt(await It("ranks.json",Dt(e),t)),compare:async(e,t,n)=>Lt(await It("compare.json",{...Dt(e),...Jm(t)},n)),plan:async(e,{goal:t,asked:n},o)=>Lt(await It("plan.json",{...Dt(e),[t]:n},o)),steps:async({run:e,tag:t},n)=>Lt(await It("steps.json",{run:e,tag:t},n))};function ji(e){return e===""?[]:e.split(",")}function Dt({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}function Jm(e){if("checkpoint"in e){let{checkpoint:r,save:s}=e;return s?{checkpoint:r,save:s}:{checkpoint:r}}let{run:t,tag:n,step:o}=Dt(e.key);return{other_run:t??"",other_tag:n??"",other_step:o??""}}async function It(e,t,n){return(await _u(e,t,n)).text()}async function _u(e,t,n){let o=new URLSearchParams(t).toString(),r;try{r=await fetch(o?`./${e}?${o}`:`./${e}`,{signal:n})}catch(s){throw n.aborted?s:new Error("TensorBoard does not answer: see that it still runs, then try again.",{cause:s})}if(!r.ok)throw new Error(await Zm(e,r));return r}async function Zm(e,t){return(t.headers.get("Content-Type")?.startsWith("text/plain")??!1?(await t.text()).trim():"")||`The server answered ${t.status} to ${e}; its log says why.`}var qi=Ja(null);function G(){let e=lu(qi);if(!e)throw new Error("This panel stands outside of the page.");return e}function En(e){let{address:t,change:n}=G(),o=(r,s)=>n({[e]:nn(t.peek()[e],r,s)});return[t.value[e],o]}function ku(){return Ru("replies")!==null}async function Yi(e){let t=Ru(e);if(!t)throw new Error(`The recording is large, and this page was written without ${Qm}.`);let n=new Blob([Tu(t.textContent)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Response(n).text()}var Qm="this: TensorBoard shows it, and so does tb-actmem export with a .json";function Ru(e){return document.getElementById(`page-${e}`)}function Cu(){let e=ds("replies"),t=ds("details"),n=ds("lives"),o=ds("graphs"),r=new Map,s;return{isServed:!1,index:async()=>(await e()).index,recording:async()=>(await e()).recording,async graph(i,l){let{lines:u,states:c}=await o(),{expand:p}=l;return s=p===null?c[0]:eh(c,p,s?.expand??[]),r.set(JSON.stringify(l),s),nh(u,s)},figure:()=>Promise.resolve(Xm()),async drawn(i,l,{text:u}){let{drawn:c}=await t(),p=r.get(JSON.stringify(l))?.drawn??[];return vr(p.map(f=>c[f]).find(f=>f?.id===u))},detail:async(i,{kind:l,number:u})=>vr((await t())[l==="module"?"module":"node"][u]),timeline:async()=>vr((await e()).timeline),alive:async(i,l)=>oh(await n(),l),terms:async()=>vr((await e()).terms),ranks:cs,compare:cs,plan:cs,steps:cs}}function cs(){return Promise.reject(new Error("This page has one recording."))}function ds(e){let t;return()=>t??=Yi(e).then(n=>JSON.parse(n))}function vr(e){if(e===void 0)throw new Error("This page does not have it.");return e}function Xm(){let{src:e}=document.querySelector(".paper img");return new TextDecoder().decode(Tu(e.slice(e.indexOf(",")+1)))}function Tu(e){return Uint8Array.from(atob(e),t=>t.charCodeAt(0))}function eh(e,t,n){let[o,r]=[new Set(t),new Set(n)],s=({expand:i})=>{let l=new Set(i),u=t.filter(f=>!r.has(f)&&l.has(f)).length,c=n.filter(f=>!o.has(f)&&l.has(f)).length,p=i.filter(f=>o.has(f)).length;return th*(u-c)+2*p-i.length};return e.reduce((i,l)=>s(l)>s(i)?l:i)}var th=1e7;function nh(e,{expand:t,visible:n,dot:o,repeated:r}){return{dot:o.map(i=>e[i]).join(`
`),expand:t,visible:n,seconds:0,quick:null,repeated:new Map(r)}}function oh({version:e,most:t,ops:n,lives:o},r){let s=o.filter(({made_by:l,ended:u})=>l.op<=r&&(u===null||r<=u)),i=o.filter(({ended:l})=>l===r);return{version:e,at:vr(n[r]),live_bytes:Su(s),alive_count:s.length,alive:s.slice(0,t),released_bytes:Su(i),released_count:i.length,released:i.slice(0,t)}}function Su(e){return e.reduce((t,{nbytes:n})=>t+n,0)}function Mu(e,t=6e4){let n;return(o,r)=>new Promise((s,i)=>{let l=n??e();n=void 0;let u=h=>{f(),l.terminate(),i(h)},c=()=>u(new Error("Not wanted any more.")),p=setTimeout(()=>u(new Error(rh(t))),t),f=()=>{clearTimeout(p),r.removeEventListener("abort",c),l.onmessage=l.onerror=null};l.onmessage=({data:h})=>{f(),n?.terminate(),n=l,h.svg!==void 0?s(h.svg):i(new Error(`Graphviz cannot lay this graph out: ${h.error??"no reason given"}`))},l.onerror=h=>u(new Error(`The layout worker failed: ${h.message}`)),r.addEventListener("abort",c),r.aborted?c():l.postMessage(o)})}function rh(e){return`The layout took longer than ${e/1e3} s and was stopped: fold some modules and try again.`}function On({tags:e},t){return e.find(({tag:n})=>n===t)??e[0]}function sh(e){let t=e.map(n=>Math.max(...n.tags.flatMap(o=>o.steps.map(r=>r.wall_time??0)),0));return e[t.indexOf(Math.max(...t))]}function ps(e,t){let n=e?.runs.find(s=>s.run===t.run)??sh(e?.runs??[]),o=n&&On(n,t.tag),r=o?.steps.find(s=>s.step===t.step)??o?.steps.at(-1);return n&&o?{run:n,tag:o,step:r}:null}function fs({run:e,tag:t,step:n}){return n?{run:e.run,tag:t.tag,...n}:null}function ms(e,t){let n=e.runs.find(s=>s.run===t.run);if(t.run&&!n)return`There is no run ${t.run} here.`;let o=n?.tags.find(s=>s.tag===t.tag);if(t.tag&&n&&!o)return`The run ${n.run} has no tag ${t.tag}.`;let r=(o??n?.tags[0])?.steps;return t.step===null||!r||r.some(({step:s})=>s===t.step)?"":`There is no recording at step ${t.step}.`}function Eu({parent:e}){let t=[],n=e.map(()=>[]),o=[];return e.forEach((r,s)=>{o.push(r===null?0:(o[r]??0)+1),(r===null?t:n[r]??t).push(s)}),{roots:t,children:n,depth:o}}function Qn({parent:e},t){let n=[];for(let o=t;o!==null;o=e[o]??null)n.push(o);return n}function Ou({children:e},t){let n=[t];for(let o=0;o<n.length;o+=1)for(let r of e[n[o]??0]??[])n.push(r);return n}function fn({fqn:e,type_name:t,call:n},o){let r=e[o]||t[o]||"model",s=n[o]??0;return s>0?`${r} #${s+1}`:r}function Fo({total_bytes:e},{roots:t}){return t.reduce((n,o)=>n+(e[o]??0),0)}var Ji=["KiB","MiB","GiB","TiB","PiB","EiB"];function Z(e){if(e<0)return`-${Z(-e)}`;if(e<1024)return`${e} B`;let t=BigInt(e),n=0,o=1024n,r=Pu(t,o);for(;r>=10240n&&n<Ji.length-1;)n+=1,o*=1024n,r=Pu(t,o);let s=`${r/10n}`;return`${t%o===0n?s:`${s}.${r%10n}`} ${Ji[n]}`}function Pu(e,t){return(e*10n+t/2n)/t}function Pn(e){return`${J(e)} ${Math.abs(e)===1?"byte":"bytes"}`}function J(e){return e.toLocaleString("en-US")}function rn(e,t){if(t===0)return"-";if(e===0||e===t)return e?"100%":"0%";let n=Math.round(1e3*e/t);return n<1?"<0.1%":n<1e3?`${(n/10).toFixed(1)}%`:">99.9%"}function ue(e,t,n=`${t}s`){return`${J(e)} ${e===1?t:n}`}function mn(e,t){return[e,t&&`[${t.join(", ")}]`].filter(Boolean).join(" ")}function hs(e){let t=/^(\d{1,20}(?:\.\d{1,9})?) ?([KMGTPE]iB|B)?$/.exec(e.trim());return t?Math.floor(Number(t[1])*1024**(Ji.indexOf(t[2]??"")+1)):null}var ih=Symbol.for("pv"),lh=0;function a(e,t,n,o,r,s){t||(t={});var i,l,u=t;if("ref"in u&&typeof e!="function")for(l in u={},t)l=="ref"?i=t[l]:u[l]=t[l];var c={type:e,props:u,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ih,__v:--lh,__i:-1,__u:0};return(r||s)&&(c.__source=r,c.__self=s),ce.vnode&&ce.vnode(c),c}function gs({id:e,children:t}){let{graph:n}=G();return a("button",{type:"button",class:"link","data-id":e.text,onClick:()=>n.follow(e),children:t})}function xr({node:e,text:t}){return a(gs,{id:je(e),children:t})}function Be({message:e,children:t}){return a("div",{class:"error-box",role:"alert","data-testid":"error",children:[a("p",{children:e}),t&&a("div",{class:"actions",children:t})]})}function Xn({error:e,retry:t}){return a(Be,{message:e.message,children:a("button",{type:"button",onClick:t,children:"Try again"})})}function it({what:e}){return a("p",{class:"loading",role:"status","data-testid":"loading",children:e})}function X({n:e}){return e==null?a("span",{class:"none",children:"–"}):a("span",{class:e===0?"bytes none":"bytes",title:Pn(e),children:Z(e)})}function sn({part:e,whole:t}){let n=t>0?100*e/t:0;return a("span",{class:"bar","aria-hidden":"true",children:a("span",{style:{width:`${n}%`}})})}function ys({nbytes:e,storage_nbytes:t}){return t===null||t===e?null:a(oe,{children:[" · ","a window on ",a(X,{n:t})]})}function bs({verb:e,savers:t,of:n}){return t.length===0?null:a("p",{class:"sharers",children:[e," ",t.map(({node:o,op:r,fqn:s,slot:i},l)=>a("span",{children:[l>0&&", ",a(xr,{node:o,text:r})," ",a("small",{children:[s,i].filter(Boolean).join(" · ")})]},`${o} ${i}`)),n>t.length&&` and ${J(n-t.length)} more`]})}var Zi={cached:{line:"solid",head:"normal"},freed:{line:"dashed",head:"empty"},held:{line:"double",head:"diamond"},recomputed:{line:"dotted",head:"vee"},parameter:{line:"dotted",head:"none"},input:{line:"solid",head:"vee"},"not cached":{line:"dashed",head:"vee"}},Au=Object.keys(Zi);function $t(e){return e.replace(" ","-")}function Qi({state:e}){let{line:t,head:n}=Zi[e],o=n==="none"?29:21;return a("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:a("g",{class:`edge ${$t(e)}`,children:[a("path",{class:t,d:t==="double"?`M1 3.75H${o}M1 6.25H${o}`:`M1 5H${o}`}),n!=="none"&&a("polygon",{points:ah[n],fill:uh[n]})]})})}var ah={normal:"21,2 29,5 21,8",empty:"21,2 29,5 21,8",diamond:"19,5 24,2 29,5 24,8",vee:"20,1.5 29,5 20,8.5 23,5"},uh={empty:"none"};function eo({state:e}){return e===null?a("span",{class:"none",children:"–"}):a("span",{class:"state",children:[a(Qi,{state:e}),e]})}function vs(e,t,n){let o=URL.createObjectURL(new Blob([n],{type:t})),r=document.createElement("a");r.href=o,r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(o),1e4)}function xs(...e){return e.map(t=>String(t).replaceAll(/[^\w.-]+/g,"_")).join("-")}async function Lu(e){try{await navigator.clipboard.writeText(e)}catch{let t=document.createElement("textarea");t.value=e,t.style.position="fixed",t.style.opacity="0",document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}}function Vo({text:e}){return a("span",{class:"end-of",title:e,children:a("bdi",{children:e})})}function Bo({shown:e,of:t}){return t>e?a("p",{class:"hint",children:["and ",J(t-e)," more"]}):null}function Xi({text:e,label:t}){let[n,o]=re(!1),r=Ve(0);return a("button",{type:"button",class:"quiet copy",onClick:()=>{Lu(e).then(()=>{o(!0),window.clearTimeout(r.current),r.current=window.setTimeout(()=>o(!1),1500)})},"aria-label":t,title:t,children:n?"copied":"copy"})}function ws({code:e,label:t,testId:n}){return a("div",{class:"snippet",children:[a("pre",{"data-testid":n,tabIndex:0,children:e}),a(Xi,{text:e,label:t})]})}function el({id:e}){let{graph:t}=G(),{value:n,error:o}=t.drawn.state.value,{value:r,loading:s}=t.picture.state.value;return!r&&s?a(it,{what:"Waiting for the graph…"}):t.isInPicture(e)?o?a(Be,{message:o.message}):n?.id!==e.text?a(it,{what:"Reading the details…"}):n.calls_count>1?a(ph,{drawn:n}):a(oe,{children:[a("h2",{"data-testid":"details-title",children:n.title}),a("p",{class:"subtitle",children:[ch[n.kind],n.nodes&&ue(n.nodes,"node")].filter(Boolean).join(" · ")}),n.ends.length>0&&a(fh,{drawn:n}),a("p",{"data-testid":"drawn-bytes",children:[dh[n.kind]??"charged"," ",a(X,{n:n.nbytes})]}),n.unknown>0&&a("p",{class:"hint",children:[ue(n.unknown,"tensor")," of which the memory is not known."]}),a("ul",{class:"saves","data-testid":"drawn-tensors","aria-label":"Tensors",children:n.tensors.map((i,l)=>a(mh,{tensor:i},l))}),a(Bo,{shown:n.tensors.length,of:n.tensors_count})]}):a("p",{class:"hint",children:"This is not in the graph as it stands."})}var ch={stretch:"neighbours, as one box",leaf:"input",parameter:"parameter",output:"output",edge:"edge"},dh={leaf:"memory of",parameter:"memory of",output:"memory of",edge:"carries"};function ph({drawn:e}){let{calls_count:t,calls:n,least_bytes:o,most_bytes:r,nbytes:s}=e,i=o===r?`${Z(r)} each`:`${Z(o)} to ${Z(r)} each`;return a("section",{class:"repeated-calls","data-testid":"repeated",children:[a("p",{children:[a("b",{children:[e.title," ×",J(t)]})," ","in this box: ",i,", ",a(X,{n:s})," together. Below is the first of them."]}),a("details",{children:[a("summary",{children:["The ",J(t)," of them"]}),a("ul",{class:"members",children:n.map(({module:l,fqn:u,nbytes:c})=>a("li",{children:[a(gs,{id:Ie(l),children:u})," ",a(X,{n:c})]},l))}),a(Bo,{shown:n.length,of:t})]})]})}function fh({drawn:e}){return a("p",{class:"where",children:[a(eo,{state:e.state})," ",e.ends.map(({id:t,name:n},o)=>{let r=pn(t);return a("span",{children:[o===0?"from ":" to ",r&&_t(r)?a(gs,{id:r,children:n}):n]},t)})]})}function mh({tensor:e}){return a("li",{class:"save",children:[a("p",{class:"save-head",children:[a(eo,{state:e.state}),a("span",{class:"type",children:mn(e.dtype,e.shape)}),a(X,{n:e.nbytes})]}),a("p",{class:"facts",children:[[e.category,e.name].filter(Boolean).join(" "),a(ys,{...e})]}),a(bs,{verb:"kept by",savers:e.savers,of:e.savers_count})]})}function _s({names:e,label:t}){let{change:n,isServed:o}=G();return!e||!o?null:a("button",{type:"button",class:"link what-if-link","data-testid":"what-if",title:`Compare with ${e} under checkpoints`,onClick:r=>{r.stopPropagation(),n({view:"compare",compare:{checkpoint:e}})},children:t})}function Du({recording:e}){let t=G(),{selected:n}=t.address.value,{value:o,error:r,loading:s}=t.detail.state.value,i=s||t.graph.drawn.state.value.loading;if(n===null)return null;let l=o?.id===n.text?o:void 0;return a("aside",{class:"details","aria-label":"Details","aria-busy":i,"data-testid":"details",children:[a("button",{type:"button",class:"quiet close","aria-label":"Close the details","data-testid":"details-close",onClick:()=>t.select(null),children:"×"}),!_t(n)&&a(el,{id:n}),_t(n)&&r&&a(Be,{message:r.message}),_t(n)&&!l&&!r&&a(it,{what:"Reading the details…"}),_t(n)&&l&&a(hh,{id:n,detail:l,recording:e})]})}function hh({id:e,detail:t,recording:n}){let{graph:o}=G(),r=e.kind==="module";return a(oe,{children:[a(gh,{id:e,detail:t,recording:n}),o.times(e)>1&&a(el,{id:e}),a("dl",{class:"sums",children:[a(tl,{label:`charged ${t.where}`.trimEnd(),n:t.charged_bytes,help:r?"Counted at the ops inside.":"Counted here: the first saver."}),t.shared_bytes!==null&&a(tl,{label:"shared",n:t.shared_bytes,help:"Saved here, counted at another op."}),a(tl,{label:"exclusive",n:t.exclusive_bytes,help:`What would go if only this ${r?"module":"op"} stopped saving.`})]}),a("section",{children:[a("h3",{children:r?"Keeps, largest first":"Saves"}),t.saves.length===0&&a("p",{class:"hint",children:"Keeps nothing for the backward."}),a("ul",{class:"saves","data-testid":"saves",children:t.saves.map((s,i)=>a(yh,{save:s,isInModule:r},i))}),a(Bo,{shown:t.saves.length,of:t.saves_count})]}),a(Iu,{title:"Inputs",edges:t.inputs,of:t.inputs_count}),a(Iu,{title:"Outputs",edges:t.outputs,of:t.outputs_count})]})}function tl({label:e,n:t,help:n}){return a("div",{title:n,children:[a("dt",{children:e}),a("dd",{children:a(X,{n:t})})]})}function gh({id:e,detail:t,recording:n}){let{graph:o,recordings:r,views:s}=G(),i=e.kind==="module",l=t.file?`${t.file}:${t.line}`:t.source,u=i?r.moduleAround(e):t.module;return a(oe,{children:[a("h2",{"data-testid":"details-title",children:t.title||t.type_name||"model"}),a("p",{class:"subtitle",children:[i?t.type_name:t.name,t.region!==null&&"recomputed in the backward"].filter(Boolean).join(" · ")}),u!==null&&a("p",{class:"where",children:["in"," ",a("button",{type:"button",class:"link",onClick:()=>o.follow(Ie(u)),children:fn(n.modules,u)})," ",a("small",{children:n.modules.type_name[u]})]}),s.shown.value!=="graph"&&a("p",{class:"where",children:a("button",{type:"button",class:"link","data-testid":"show-in-graph",onClick:()=>o.reveal(e),children:"Show in graph"})}),i&&a("p",{class:"where",children:a(_s,{names:n.modules.fqn[e.number]??"",label:"What if it ran under a checkpoint?"})}),l&&a("p",{class:"where source",children:[a("code",{title:l,children:t.source}),t.function&&a("small",{children:t.function}),a(Xi,{text:l,label:"Copy the source line's place"})]})]})}function yh({save:e,isInModule:t}){let n=e.category==="parameter"||e.category==="buffer";return a("li",{class:e.charged?"save":"save shared",children:[a("p",{class:"save-head",children:[a("code",{class:"slot",children:e.slot}),a("span",{class:"type",children:mn(e.dtype,e.shape)}),a(X,{n:e.nbytes})]}),t&&a("p",{children:["by ",a(xr,{node:e.node,text:e.op})]}),a("p",{class:"facts",children:[[e.category&&(e.name?`${e.category} ${e.name}`:e.category),e.kind!=="saved"&&e.kind,!e.charged&&!n&&"counted at another saver"].filter(Boolean).join(" · "),a(ys,{...e})]}),a("p",{class:"reason",children:e.reason}),e.formula&&a("p",{class:"formula",children:a("code",{children:e.formula})}),a(bs,{verb:"shared with",savers:e.shared_with,of:e.shared_count})]})}function Iu({title:e,edges:t,of:n}){return t.length===0?null:a("section",{children:[a("h3",{children:[e," ",n>1&&a("small",{children:J(n)})]}),a("ul",{class:"edges","data-testid":e.toLowerCase(),"aria-label":e,children:t.map((o,r)=>a("li",{children:[a("p",{children:[a(xr,{node:o.node,text:o.op})," ",a("small",{children:o.fqn})]}),a("p",{class:"save-head",children:[a(eo,{state:o.state}),a("span",{class:"type",children:mn(o.dtype,o.shape)}),a(X,{n:o.nbytes})]})]},r))}),a(Bo,{shown:t.length,of:n})]})}var bh=`import tb_actmem
from torch.utils.tensorboard import SummaryWriter

with SummaryWriter(LOGDIR) as writer:
    with tb_actmem.record(model) as recorder:
        loss = loss_fn(model(inputs), targets)
    tb_actmem.add_recording(
        writer, "activation_memory", recorder.recording, global_step=0
    )
`;function $u({logdir:e}){let t=bh.replace("LOGDIR",JSON.stringify(e||"runs"));return a("div",{class:"empty","data-testid":"empty",children:[a("h2",{children:"No recording here yet"}),a("p",{children:[e?a(oe,{children:["The log directory ",a("code",{children:e})," holds no activation memory recording."]}):"The log directories hold no activation memory recording."," ","Record one forward pass and add it to the log:"]}),a(ws,{code:t,label:"Copy the code",testId:"snippet"}),a("p",{class:"hint",children:["A recording appears here once the writer has flushed it (",a("code",{children:"writer.flush()"}),", or leaving the ",a("code",{children:"with"})," block) and TensorBoard has reloaded its data."]})]})}function vh(e){let t=[];for(let n of e){if(!n.nbytes&&n.key!==xh&&!wh(n))continue;let o=t.at(-1);n.level===0&&!n.is_aside||!o?t.push({total:n,parts:[]}):o.parts.push(n)}return t}var xh="kept_bytes";function wh({key:e,nbytes:t}){return t===null&&(e==="peak_bytes"||e==="retained_bytes")}function Nu({lines:e}){return a("dl",{class:"ledger","data-testid":"ledger",children:vh(e).map(({total:t,parts:n})=>a("div",{class:"account",children:[a(zu,{line:t}),n.map(o=>a(zu,{line:o},o.key))]},t.key))})}function zu({line:e}){let t=e.is_aside?1:Math.min(e.level,3);return a("div",{class:`line level-${t}`,"data-testid":`ledger-${e.key}`,children:[a("dt",{children:e.is_aside?e.where:`${e.label} ${e.where}`.trimEnd()}),a(nl,{line:e,id:e.key})]})}function nl({line:e,id:t}){let n=`help-${t}`;return a("dd",{children:[a("button",{type:"button",class:"figure","aria-describedby":n,children:e.nbytes===null?"not known":Z(e.nbytes)}),a("span",{class:"tooltip",role:"tooltip",id:n,children:[a("b",{children:e.nbytes===null?"not known":Pn(e.nbytes)}),e.help]})]})}function Fu({recording:e}){let[t,n]=re(!1),{meta:o,ledger:r}=e;return a("header",{class:"header",children:[a("div",{class:"headline",children:[o.label&&a("strong",{class:"label",children:o.label}),a(Rh,{lines:r}),a("button",{type:"button",class:"quiet","aria-expanded":t,"aria-controls":"ledger","data-testid":"all-totals",onClick:()=>n(!t),children:t?"fewer totals":"all totals"}),a(_h,{meta:o})]}),a("div",{id:"ledger",hidden:!t,children:a(Nu,{lines:r})}),a(Th,{notes:o.notes})]})}function _h({meta:e}){let t=[e.device,e.rank===null?"":`rank ${e.rank}`,`torch ${e.torch_version}`,e.created_ns?new Date(e.created_ns/1e6).toLocaleString():""];return a("span",{class:"provenance",children:t.filter(Boolean).join(" · ")})}var Vu=["kept_bytes","peak_bytes","step_peak_bytes","retained_bytes"],Sh="step_peak_bytes",kh="kept_bytes/";function Rh({lines:e}){let t=e.filter(({key:n,nbytes:o})=>Vu.includes(n)&&(o!==null||n!==Sh)||n.startsWith(kh));return a("dl",{class:"totals","data-testid":"totals",children:t.map(n=>a("div",{"data-testid":`total-${n.key}`,children:[a("dt",{children:n.is_aside?n.where:Ch(n)}),a(nl,{line:n,id:`total-${n.key}`})]},n.key))})}function Ch({key:e,label:t,where:n}){return e===Vu[0]?`${t} ${n}`.trimEnd():t}function Th({notes:e}){let[t,...n]=e;return t===void 0?null:a("div",{class:"notes",role:"note","data-testid":"notes",children:[a("p",{children:t}),n.length>0&&a("details",{children:[a("summary",{children:n.length===1?"1 more note":`${n.length} more notes`}),n.map(o=>a("p",{children:o},o))]})]})}function hn(e,t,n){let o=n?-1:1;return[...e].sort((r,s)=>{let i=t[r]??null,l=t[s]??null;return i===l?0:i===null?1:l===null?-1:i<l?-o:o})}function Bu(e,t,n){return e?.key!==t?{key:t,descending:n}:e.descending===n?{key:t,descending:!n}:null}function Wo(e){let t=e.toLowerCase().split(/\s+/).filter(Boolean);return n=>t.every(o=>n.includes(o))}function Ss(e){try{let t=new RegExp(e,"i");return n=>t.test(n)}catch{return null}}function Ht(e){return Array.from({length:e},(t,n)=>n)}function Wu(e,t){let n=r=>r.map(Mh).join(",")+`\r
`,o=n(e);for(let r of t)o+=n(r);return o}function Mh(e){let t=e===null?"":String(e);return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function Kt({label:e,testId:t,isInvalid:n=!1,onInput:o,...r}){return a("input",{...r,list:void 0,"aria-label":e,"aria-invalid":n,"data-testid":t,onInput:s=>o(s.currentTarget.value)})}function Gu(){let{address:e,change:t,recordings:n}=G(),[o,r]=re(!1),s=Eh("(min-width: 821px)"),i=n.entry.value;if(!i)return null;let{run:l,tag:u,step:c}=i,p=e.value.runs,f=Ss(p)!==null,h=n.matching.value;return a("aside",{class:"sidebar","data-testid":"sidebar",children:a("details",{class:"choices",open:s||o,onToggle:g=>r(g.currentTarget.open),children:[a("summary",{children:[l.run,c&&` · step ${c.step}`]}),c&&a(Ph,{tag:u,step:c.step}),l.tags.length>1&&a(Oh,{tags:l.tags,tag:u.tag}),a("fieldset",{class:"runs",children:[a("legend",{children:"Runs"}),a(Kt,{type:"search",placeholder:"Filter runs (regex)",label:"Filter runs by regular expression",isInvalid:!f,title:f?"":"Not a regular expression yet: matched as plain text.",testId:"run-filter",value:p,onInput:g=>t({runs:g})}),a("div",{class:"run-list",children:[h.map(g=>a("label",{class:"run",title:g,children:[a("input",{type:"radio",name:"run",value:g,checked:g===l.run,onChange:()=>n.chooseRun(g)}),a("span",{children:g})]},g)),h.length===0&&a("p",{class:"hint",children:"No run matches."})]})]})]})})}function Eh(e){let t=te(()=>window.matchMedia(e),[e]),[n,o]=re(t.matches);return ke(()=>{let r=()=>o(t.matches);return t.addEventListener("change",r),()=>t.removeEventListener("change",r)},[t]),n}function Oh({tags:e,tag:t}){let{recordings:n}=G(),o=e.find(r=>r.tag===t)?.description;return a("label",{class:"field",children:[a("span",{children:"Tag"}),a("select",{"data-testid":"tag",value:t,title:o,onChange:r=>n.chooseTag(r.currentTarget.value),children:e.map(r=>a("option",{value:r.tag,children:r.tag},r.tag))})]})}function Ph({tag:e,step:t}){let{recordings:n}=G(),[o,r]=re(null),s=e.steps,i=s.findIndex(c=>c.step===t),l=s[o??i],u=c=>{let p=s[c];r(null),p&&n.chooseStep(c===s.length-1?null:p.step)};return a("div",{class:"field","data-testid":"step",children:[a("span",{id:"step-label",children:["Step ",a("b",{class:"number",children:l?.step}),s.length>1&&a("small",{children:[(o??i)+1," of ",s.length]})]}),s.length>1&&a("div",{class:"step-row",children:[a("button",{type:"button","aria-label":"Previous step","data-testid":"step-previous",disabled:i<=0,onClick:()=>u(i-1),children:"‹"}),a("input",{type:"range",min:0,max:s.length-1,value:o??i,"aria-labelledby":"step-label","aria-valuetext":`step ${l?.step}`,"data-testid":"step-slider",onInput:c=>r(Number(c.currentTarget.value)),onChange:c=>u(Number(c.currentTarget.value))}),a("button",{type:"button","aria-label":"Next step","data-testid":"step-next",disabled:i>=s.length-1,onClick:()=>u(i+1),children:"›"})]}),l&&a("small",{children:l.wall_time===null?"time not known":Ah(l.wall_time)})]})}function Ah(e){return new Date(e*1e3).toLocaleString()}function Hu(){let e=G(),{value:t,error:n,loading:o}=e.recordings.index.state.value,r=a("button",{type:"button",onClick:e.reload,children:"Try again"});if(!t)return n?a(Be,{message:n.message,children:r}):o?a(it,{what:"Looking for recordings…"}):null;let s=e.recordings.entry.value;return s?a("div",{class:"app",children:[a(Gu,{}),a("main",{class:"main",children:[n&&a(Be,{message:n.message,children:r}),a(Lh,{index:t,shown:s}),s.step?a(Ih,{}):a(Be,{message:s.tag.problem??"This tag holds no recording.",children:r})]})]}):a($u,{logdir:t.logdir})}function Lh({index:e,shown:t}){let{address:n}=G(),o=ms(e,n.value);if(!o)return null;let r=t.step&&` · step ${t.step.step}`;return a("p",{class:"missing",role:"status","data-testid":"missing",children:[o," This is ",t.run.run,r,"."]})}function Ih(){let{change:e,recordings:t,views:n}=G(),{value:o,error:r,loading:s}=t.recording.state.value;if(r)return a(Xn,{error:r,retry:t.recording.reload});if(!o)return a(it,{what:"Reading the recording…"});let[i,l]=[n.available.value,n.shown.value];return a("div",{class:"recording","aria-busy":s,"data-testid":"recording",children:[a(Fu,{recording:o}),a(zh,{views:i,shown:l,onChoose:u=>e({view:u})}),a("div",{class:"stage",children:[i.filter(({key:u,isKept:c})=>c||u===l).map(u=>a(Dh,{view:u,recording:o,isHidden:u.key!==l},u.key)),a(Du,{recording:o})]})]})}function Dh({view:e,recording:t,isHidden:n}){return a("section",{class:"view",role:"tabpanel",id:`view-${e.key}`,"aria-labelledby":`tab-${e.key}`,"data-testid":`view-${e.key}`,hidden:n,children:a($h,{view:e,recording:t,isHidden:n})})}function $h({view:e,recording:t,isHidden:n}){let{views:o}=G(),r=o.reply(e),{value:s,error:i,loading:l}=r?.state.value??{};return i?a(Xn,{error:i,retry:()=>r?.reload()}):r&&s===void 0?l?a(it,{what:e.waiting??"Reading…"}):null:a(e.Panel,{recording:t,reply:s,isLoading:l===!0,isHidden:n})}function zh({views:e,shown:t,onChoose:n}){return ke(()=>{document.getElementById(`tab-${t}`)?.scrollIntoView({block:"nearest",inline:"nearest"})},[t]),a("div",{class:"tabs",role:"tablist","aria-label":"Views",onKeyDown:r=>{let s={ArrowLeft:-1,ArrowRight:1}[r.key];if(s===void 0)return;let i=e.map(({key:u})=>u),l=i[(i.indexOf(t)+s+i.length)%i.length];l&&(n(l),document.getElementById(`tab-${l}`)?.focus())},children:e.map(({key:r,title:s})=>a("button",{type:"button",role:"tab",id:`tab-${r}`,"data-testid":`tab-${r}`,"aria-selected":r===t,"aria-controls":`view-${r}`,tabIndex:r===t?0:-1,onClick:()=>n(r),children:s},r))})}function ks(e){return[...new Set(e.flat())].sort((t,n)=>t-n)}function Ku(e,t){let n=t.phases.at(-1)?.end_op??1/0,o=-1;return e.map(r=>{for(;(t.op[o+1]??1/0)<=r;)o+=1;return r>n?null:t.live_bytes[o]??0})}function Uu(e,t){return e.map(n=>t.get(n)??null)}function Rs(e,t){let n=0;return e.forEach((o,r)=>{Math.abs(o-t)<Math.abs((e[n]??1/0)-t)&&(n=r)}),n}var Nh="uplot",Fh="u-hz",Vh="u-vt",Bh="u-title",Wh="u-wrap",Gh="u-under",Hh="u-over",Kh="u-axis",oo="u-off",Uh="u-select",jh="u-cursor-x",qh="u-cursor-y",Yh="u-cursor-pt",Jh="u-legend",Zh="u-live",Qh="u-inline",Xh="u-series",eg="u-marker",ju="u-label",tg="u-value",_r="width",Sr="height";var qu="bottom",Go="left",ol="right",xl="#000",Yu=xl+"0",rl="mousemove",Ju="mousedown",sl="mouseup",Zu="mouseenter",Qu="mouseleave",Xu="dblclick",ng="resize",og="scroll",ec="change",Os="dppxchange",wl="--",Jo=typeof window<"u",cl=Jo?document:null,Ko=Jo?window:null,rg=Jo?navigator:null,he,Cs;function dl(){let e=devicePixelRatio;he!=e&&(he=e,Cs&&fl(ec,Cs,dl),Cs=matchMedia(`(min-resolution: ${he-.001}dppx) and (max-resolution: ${he+.001}dppx)`),ro(ec,Cs,dl),Ko.dispatchEvent(new CustomEvent(Os)))}function St(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function pl(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function Me(e,t,n){e.style[t]=n+"px"}function Ut(e,t,n,o){let r=cl.createElement(e);return t!=null&&St(r,t),n?.insertBefore(r,o),r}function zt(e,t){return Ut("div",e,t)}var tc=new WeakMap;function ln(e,t,n,o,r){let s="translate("+t+"px,"+n+"px)",i=tc.get(e);s!=i&&(e.style.transform=s,tc.set(e,s),t<0||n<0||t>o||n>r?St(e,oo):pl(e,oo))}var nc=new WeakMap;function oc(e,t,n){let o=t+n,r=nc.get(e);o!=r&&(nc.set(e,o),e.style.background=t,e.style.borderColor=n)}var rc=new WeakMap;function sc(e,t,n,o){let r=t+""+n,s=rc.get(e);r!=s&&(rc.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var _l={passive:!0},sg={..._l,capture:!0};function ro(e,t,n,o){t.addEventListener(e,n,o?sg:_l)}function fl(e,t,n,o){t.removeEventListener(e,n,_l)}Jo&&dl();function jt(e,t,n,o){let r;n=n||0,o=o||t.length-1;let s=o<=2147483647;for(;o-n>1;)r=s?n+o>>1:kt((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function Lc(e){return(n,o,r)=>{let s=-1,i=-1;for(let l=o;l<=r;l++)if(e(n[l])){s=l;break}for(let l=r;l>=o;l--)if(e(n[l])){i=l;break}return[s,i]}}var Ic=e=>e!=null,Dc=e=>e!=null&&e>0,Ls=Lc(Ic),ig=Lc(Dc);function lg(e,t,n,o=0,r=!1){let s=r?ig:Ls,i=r?Dc:Ic;[t,n]=s(e,t,n);let l=e[t],u=e[t];if(t>-1)if(o==1)l=e[t],u=e[n];else if(o==-1)l=e[n],u=e[t];else for(let c=t;c<=n;c++){let p=e[c];i(p)&&(p<l?l=p:p>u&&(u=p))}return[l??we,u??-we]}function Is(e,t,n,o){let r=ac(e),s=ac(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let i=n==10?gn:$c,l=r==1?kt:Nt,u=s==1?Nt:kt,c=l(i(Ye(e))),p=u(i(Ye(t))),f=Uo(n,c),h=Uo(n,p);return n==10&&(c<0&&(f=_e(f,-c)),p<0&&(h=_e(h,-p))),o||n==2?(e=f*r,t=h*s):(e=Vc(e,f),t=Ds(t,h)),[e,t]}function Sl(e,t,n,o){let r=Is(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var kl=.1,ic={mode:3,pad:kl},Rr={pad:0,soft:null,mode:0},ag={min:Rr,max:Rr};function Ps(e,t,n,o){return $s(n)?lc(e,t,n):(Rr.pad=n,Rr.soft=o?0:null,Rr.mode=o?3:0,lc(e,t,ag))}function fe(e,t){return e??t}function ug(e,t,n){for(t=fe(t,0),n=fe(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function lc(e,t,n){let o=n.min,r=n.max,s=fe(o.pad,0),i=fe(r.pad,0),l=fe(o.hard,-we),u=fe(r.hard,we),c=fe(o.soft,we),p=fe(r.soft,-we),f=fe(o.mode,0),h=fe(r.mode,0),g=t-e,v=gn(g),S=pt(Ye(e),Ye(t)),C=gn(S),k=Ye(C-v);(g<1e-24||k>10)&&(g=0,(e==0||t==0)&&(g=1e-24,f==2&&c!=we&&(s=0),h==2&&p!=-we&&(i=0)));let x=g||S||1e3,_=gn(x),R=Uo(10,kt(_)),I=x*(g==0?e==0?.1:1:s),M=_e(Vc(e-I,R/10),24),P=e>=c&&(f==1||f==3&&M<=c||f==2&&M>=c)?c:we,N=pt(l,M<P&&e>=P?P:qt(P,M)),A=x*(g==0?t==0?.1:1:i),z=_e(Ds(t+A,R/10),24),O=t<=p&&(h==1||h==3&&z>=p||h==2&&z<=p)?p:-we,L=qt(u,z>O&&t<=O?O:pt(O,z));return N==L&&N==0&&(L=100),[N,L]}var cg=new Intl.NumberFormat(Jo?rg.language:"en-US"),Rl=e=>cg.format(e),Rt=Math,Es=Rt.PI,Ye=Rt.abs,kt=Rt.floor,qe=Rt.round,Nt=Rt.ceil,qt=Rt.min,pt=Rt.max,Uo=Rt.pow,ac=Rt.sign,gn=Rt.log10,$c=Rt.log2,dg=(e,t=1)=>Rt.sinh(e)*t,il=(e,t=1)=>Rt.asinh(e/t),we=1/0;function uc(e){return(gn((e^e>>31)-(e>>31))|0)+1}function ml(e,t,n){return qt(pt(e,t),n)}function zc(e){return typeof e=="function"}function le(e){return zc(e)?e:()=>e}var pg=()=>{},Nc=e=>e,Fc=(e,t)=>t,fg=e=>null,cc=e=>!0,dc=(e,t)=>e==t,mg=/\.\d*?(?=9{6,}|0{6,})/gm,so=e=>{if(Wc(e)||Ln.has(e))return e;let t=`${e}`,n=t.match(mg);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,s]=t.split("e");return+`${so(r)}e${s}`}return _e(e,o)};function to(e,t){return so(_e(so(e/t))*t)}function Ds(e,t){return so(Nt(so(e/t))*t)}function Vc(e,t){return so(kt(so(e/t))*t)}function _e(e,t=0){if(Wc(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return qe(o)/n}var Ln=new Map;function Bc(e){return((""+e).split(".")[1]||"").length}function Tr(e,t,n,o){let r=[],s=o.map(Bc);for(let i=t;i<n;i++){let l=Ye(i),u=_e(Uo(e,i),l);for(let c=0;c<o.length;c++){let p=e==10?+`${o[c]}e${i}`:o[c]*u,f=(i>=0?0:l)+(i>=s[c]?0:s[c]),h=e==10?p:_e(p,f);r.push(h),Ln.set(h,f)}}return r}var Cr={},Cl=[],jo=[null,null],An=Array.isArray,Wc=Number.isInteger,hg=e=>e===void 0;function pc(e){return typeof e=="string"}function $s(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function gg(e){return e!=null&&typeof e=="object"}var yg=Object.getPrototypeOf(Uint8Array),Gc="__proto__";function qo(e,t=$s){let n;if(An(e)){let o=e.find(r=>r!=null);if(An(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=qo(e[r],t)}else n=e.slice()}else if(e instanceof yg)n=e.slice();else if(t(e)){n={};for(let o in e)o!=Gc&&(n[o]=qo(e[o],t))}else n=e;return n}function Ge(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=Gc&&($s(e[r])?Ge(e[r],qo(o[r])):e[r]=qo(o[r]))}return e}var bg=0,vg=1,xg=2;function wg(e,t,n){for(let o=0,r,s=-1;o<t.length;o++){let i=t[o];if(i>s){for(r=i-1;r>=0&&e[r]==null;)e[r--]=null;for(r=i+1;r<n&&e[r]==null;)e[s=r++]=null}}}function _g(e,t){if(Rg(e)){let i=e[0].slice();for(let l=1;l<e.length;l++)i.push(...e[l].slice(1));return Cg(i[0])||(i=kg(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let u=e[i][0],c=u.length;for(let p=0;p<c;p++)n.add(u[p])}let o=[Array.from(n).sort((i,l)=>i-l)],r=o[0].length,s=new Map;for(let i=0;i<r;i++)s.set(o[0][i],i);for(let i=0;i<e.length;i++){let l=e[i],u=l[0];for(let c=1;c<l.length;c++){let p=l[c],f=Array(r).fill(void 0),h=t?t[i][c]:vg,g=[];for(let v=0;v<p.length;v++){let S=p[v],C=s.get(u[v]);S===null?h!=bg&&(f[C]=S,h==xg&&g.push(C)):f[C]=S}wg(f,g,r),o.push(f)}}return o}var Sg=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function kg(e){let t=e[0],n=t.length,o=Array(n);for(let s=0;s<o.length;s++)o[s]=s;o.sort((s,i)=>t[s]-t[i]);let r=[];for(let s=0;s<e.length;s++){let i=e[s],l=Array(n);for(let u=0;u<n;u++)l[u]=i[o[u]];r.push(l)}return r}function Rg(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let s=0;s<n;s++)if(r[s]!=t[s])return!1}}return!0}function Cg(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=o)return!0;let s=pt(1,kt((r-o+1)/t));for(let i=e[o],l=o+s;l<=r;l+=s){let u=e[l];if(u!=null){if(u<=i)return!1;i=u}}return!0}var Hc=["January","February","March","April","May","June","July","August","September","October","November","December"],Kc=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Uc(e){return e.slice(0,3)}var Tg=Kc.map(Uc),Mg=Hc.map(Uc),Eg={MMMM:Hc,MMM:Mg,WWWW:Kc,WWW:Tg};function wr(e){return(e<10?"0":"")+e}function Og(e){return(e<10?"00":e<100?"0":"")+e}var Pg={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>wr(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>wr(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>wr(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>wr(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>wr(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Og(e.getMilliseconds())};function Tl(e,t){t=t||Eg;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?Pg[r[1]]:r[0]);return s=>{let i="";for(let l=0;l<n.length;l++)i+=typeof n[l]=="string"?n[l]:n[l](s,t);return i}}var Ag=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Lg(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==Ag?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var jc=e=>e%1==0,As=[1,2,2.5,5],Ig=Tr(10,-32,0,As),qc=Tr(10,0,32,As),Dg=qc.filter(jc),no=Ig.concat(qc),Ml=`
`,Yc="{YYYY}",fc=Ml+Yc,Jc="{M}/{D}",kr=Ml+Jc,Ts=kr+"/{YY}",Zc="{aa}",$g="{h}:{mm}",Ho=$g+Zc,mc=Ml+Ho,hc=":{ss}",ye=null;function Qc(e){let t=e*1e3,n=t*60,o=n*60,r=o*24,s=r*30,i=r*365,u=(e==1?Tr(10,0,3,As).filter(jc):Tr(10,-3,0,As)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),c=[[i,Yc,ye,ye,ye,ye,ye,ye,1],[r*28,"{MMM}",fc,ye,ye,ye,ye,ye,1],[r,Jc,fc,ye,ye,ye,ye,ye,1],[o,"{h}"+Zc,Ts,ye,kr,ye,ye,ye,1],[n,Ho,Ts,ye,kr,ye,ye,ye,1],[t,hc,Ts+" "+Ho,ye,kr+" "+Ho,ye,mc,ye,1],[e,hc+".{fff}",Ts+" "+Ho,ye,kr+" "+Ho,ye,mc,ye,1]];function p(f){return(h,g,v,S,C,k)=>{let x=[],_=C>=i,R=C>=s&&C<i,I=f(v),M=_e(I*e,3),P=ll(I.getFullYear(),_?0:I.getMonth(),R||_?1:I.getDate()),N=_e(P*e,3);if(R||_){let A=R?C/s:0,z=_?C/i:0,O=M==N?M:_e(ll(P.getFullYear()+z,P.getMonth()+A,1)*e,3),L=new Date(qe(O/e)),$=L.getFullYear(),K=L.getMonth();for(let U=0;O<=S;U++){let ae=ll($+z*U,K+A*U,1),Y=ae-f(_e(ae*e,3));O=_e((+ae+Y)*e,3),O<=S&&x.push(O)}}else{let A=C>=r?r:C,z=kt(v)-kt(M),O=N+z+Ds(M-N,A);x.push(O);let L=f(O),$=L.getHours()+L.getMinutes()/n+L.getSeconds()/o,K=C/o,U=h.axes[g]._space,ae=k/U;for(;O=_e(O+C,e==1?0:3),!(O>S);)if(K>1){let Y=kt(_e($+K,6))%24,de=f(O).getHours()-Y;de>1&&(de=-1),O-=de*o,$=($+K)%24;let be=x[x.length-1];_e((O-be)/C,3)*ae>=.7&&x.push(O)}else x.push(O)}return x}}return[u,c,p]}var[zg,Ng,Fg]=Qc(1),[Vg,Bg,Wg]=Qc(.001);Tr(2,-53,53,[1]);function gc(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function yc(e,t){return(n,o,r,s,i)=>{let l=t.find(v=>i>=v[0])||t[t.length-1],u,c,p,f,h,g;return o.map(v=>{let S=e(v),C=S.getFullYear(),k=S.getMonth(),x=S.getDate(),_=S.getHours(),R=S.getMinutes(),I=S.getSeconds(),M=C!=u&&l[2]||k!=c&&l[3]||x!=p&&l[4]||_!=f&&l[5]||R!=h&&l[6]||I!=g&&l[7]||l[1];return u=C,c=k,p=x,f=_,h=R,g=I,M(S)})}}function Gg(e,t){let n=Tl(t);return(o,r,s,i,l)=>r.map(u=>n(e(u)))}function ll(e,t,n){return new Date(e,t,n)}function bc(e,t){return t(e)}var Hg="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function vc(e,t){return(n,o,r,s)=>s==null?wl:t(e(o))}function Kg(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function Ug(e,t){return e.series[t].fill(e,t)}var jg={show:!0,live:!0,isolate:!1,mount:pg,markers:{show:!0,width:2,stroke:Kg,fill:Ug,dash:"solid"},idx:null,idxs:null,values:[]};function qg(e,t){let n=e.cursor.points,o=zt(),r=n.size(e,t);Me(o,_r,r),Me(o,Sr,r);let s=r/-2;Me(o,"marginLeft",s),Me(o,"marginTop",s);let i=n.width(e,t,r);return i&&Me(o,"borderWidth",i),o}function Yg(e,t){let n=e.series[t].points;return n._fill||n._stroke}function Jg(e,t){let n=e.series[t].points;return n._stroke||n._fill}function Zg(e,t){return e.series[t].points.size}var al=[0,0];function Qg(e,t,n){return al[0]=t,al[1]=n,al}function Ms(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function ul(e,t,n,o=!0){return r=>{(!o||r.target==t)&&n(r)}}var Xg={show:!0,x:!0,y:!0,lock:!1,move:Qg,points:{one:!1,show:qg,size:Zg,width:0,stroke:Jg,fill:Yg},bind:{mousedown:Ms,mouseup:Ms,click:Ms,dblclick:Ms,mousemove:ul,mouseleave:ul,mouseenter:ul},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Xc={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},El=Ge({},Xc,{filter:Fc}),ed=Ge({},El,{size:10}),td=Ge({},Xc,{show:!1}),Ol='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',nd="bold "+Ol,od=1.5,xc={show:!0,scale:"x",stroke:xl,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:nd,side:2,grid:El,ticks:ed,border:td,font:Ol,lineGap:od,rotate:0},ey="Value",ty="Time",wc={show:!0,scale:"x",auto:!1,sorted:1,min:we,max:-we,idxs:[]};function ny(e,t,n,o,r){return t.map(s=>s==null?"":Rl(s))}function oy(e,t,n,o,r,s,i){let l=[],u=Ln.get(r)||0;n=i?n:_e(Ds(n,r),u);for(let c=n;c<=o;c=_e(c+r,u))l.push(Object.is(c,-0)?0:c);return l}function hl(e,t,n,o,r,s,i){let l=[],u=e.scales[e.axes[t].scale].log,c=u==10?gn:$c,p=kt(c(n));r=Uo(u,p),u==10&&(r=no[jt(r,no)]);let f=n,h=r*u;u==10&&(h=no[jt(h,no)]);do l.push(f),f=f+r,u==10&&!Ln.has(f)&&(f=_e(f,Ln.get(r))),f>=h&&(r=f,h=r*u,u==10&&(h=no[jt(h,no)]));while(f<=o);return l}function ry(e,t,n,o,r,s,i){let u=e.scales[e.axes[t].scale].asinh,c=o>u?hl(e,t,pt(u,n),o,r):[u],p=o>=0&&n<=0?[0]:[];return(n<-u?hl(e,t,pt(u,-o),-n,r):[u]).reverse().map(h=>-h).concat(p,c)}var rd=/./,sy=/[12357]/,iy=/[125]/,_c=/1/,gl=(e,t,n,o)=>e.map((r,s)=>t==4&&r==0||s%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function ly(e,t,n,o,r){let s=e.axes[n],i=s.scale,l=e.scales[i],u=e.valToPos,c=s._space,p=u(10,i),f=u(9,i)-p>=c?rd:u(7,i)-p>=c?sy:u(5,i)-p>=c?iy:_c;if(f==_c){let h=Ye(u(1,i)-p);if(h<c)return gl(t.slice().reverse(),l.distr,f,Nt(c/h)).reverse()}return gl(t,l.distr,f,1)}function ay(e,t,n,o,r){let s=e.axes[n],i=s.scale,l=s._space,u=e.valToPos,c=Ye(u(1,i)-u(2,i));return c<l?gl(t.slice().reverse(),3,rd,Nt(l/c)).reverse():t}function uy(e,t,n,o){return o==null?wl:t==null?"":Rl(t)}var Sc={show:!0,scale:"y",stroke:xl,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:nd,side:3,grid:El,ticks:ed,border:td,font:Ol,lineGap:od,rotate:0};function cy(e,t){let n=3+(e||1)*2;return _e(n*t,3)}function dy(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],s=e.valToPos(r[o[0]],n,!0),i=e.valToPos(r[o[1]],n,!0),l=Ye(i-s),u=e.series[t],c=l/(u.points.space*he);return o[1]-o[0]<=c}var kc={scale:null,auto:!0,sorted:0,min:we,max:-we},sd=(e,t,n,o,r)=>r,Rc={show:!0,auto:!0,sorted:0,gaps:sd,alpha:1,facets:[Ge({},kc,{scale:"x"}),Ge({},kc,{scale:"y"})]},Cc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:sd,alpha:1,points:{show:dy,filter:null},values:null,min:we,max:-we,idxs:[],path:null,clip:null};function py(e,t,n,o,r){return n/10}var id={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},fy=Ge({},id,{time:!1,ori:1}),Tc={};function ld(e,t){let n=Tc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,s,i,l,u,c){for(let p=0;p<n.plots.length;p++)n.plots[p]!=r&&n.plots[p].pub(o,r,s,i,l,u,c)}},e!=null&&(Tc[e]=n)),n}var Yo=1,yl=2;function io(e,t,n){let o=e.mode,r=e.series[t],s=o==2?e._data[t]:e._data,i=e.scales,l=e.bbox,u=s[0],c=o==2?s[1]:s[t],p=o==2?i[r.facets[0].scale]:i[e.series[0].scale],f=o==2?i[r.facets[1].scale]:i[r.scale],h=l.left,g=l.top,v=l.width,S=l.height,C=e.valToPosH,k=e.valToPosV;return p.ori==0?n(r,u,c,p,f,C,k,h,g,v,S,Ns,Zo,Vs,ud,dd):n(r,u,c,p,f,k,C,g,h,S,v,Fs,Qo,Ll,cd,pd)}function Pl(e,t){let n=0,o=0,r=fe(e.bands,Cl);for(let s=0;s<r.length;s++){let i=r[s];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function my(e,t,n,o,r){let s=e.mode,i=e.series[t],l=s==2?i.facets[1].scale:i.scale,u=e.scales[l];return r==-1?u.min:r==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function yn(e,t,n,o,r,s){return io(e,t,(i,l,u,c,p,f,h,g,v,S,C)=>{let k=i.pxRound,x=c.dir*(c.ori==0?1:-1),_=c.ori==0?Zo:Qo,R,I;x==1?(R=n,I=o):(R=o,I=n);let M=k(f(l[R],c,S,g)),P=k(h(u[R],p,C,v)),N=k(f(l[I],c,S,g)),A=k(h(s==1?p.max:p.min,p,C,v)),z=new Path2D(r);return _(z,N,A),_(z,M,A),_(z,M,P),z})}function zs(e,t,n,o,r,s){let i=null;if(e.length>0){i=new Path2D;let l=t==0?Vs:Ll,u=n;for(let f=0;f<e.length;f++){let h=e[f];if(h[1]>h[0]){let g=h[0]-u;g>0&&l(i,u,o,g,o+s),u=h[1]}}let c=n+r-u,p=10;c>0&&l(i,u,o-p/2,c,o+s+p)}return i}function hy(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function Al(e,t,n,o,r,s,i){let l=[],u=e.length;for(let c=r==1?n:o;c>=n&&c<=o;c+=r)if(t[c]===null){let f=c,h=c;if(r==1)for(;++c<=o&&t[c]===null;)h=c;else for(;--c>=n&&t[c]===null;)h=c;let g=s(e[f]),v=h==f?g:s(e[h]),S=f-r;g=i<=0&&S>=0&&S<u?s(e[S]):g;let k=h+r;v=i>=0&&k>=0&&k<u?s(e[k]):v,v>=g&&l.push([g,v])}return l}function Mc(e){return e==0?Nc:e==1?qe:t=>to(t,e)}function ad(e){let t=e==0?Ns:Fs,n=e==0?(r,s,i,l,u,c)=>{r.arcTo(s,i,l,u,c)}:(r,s,i,l,u,c)=>{r.arcTo(i,s,u,l,c)},o=e==0?(r,s,i,l,u)=>{r.rect(s,i,l,u)}:(r,s,i,l,u)=>{r.rect(i,s,u,l)};return(r,s,i,l,u,c=0,p=0)=>{c==0&&p==0?o(r,s,i,l,u):(c=qt(c,l/2,u/2),p=qt(p,l/2,u/2),t(r,s+c,i),n(r,s+l,i,s+l,i+u,c),n(r,s+l,i+u,s,i+u,p),n(r,s,i+u,s,i,p),n(r,s,i,s+l,i,c),r.closePath())}}var Ns=(e,t,n)=>{e.moveTo(t,n)},Fs=(e,t,n)=>{e.moveTo(n,t)},Zo=(e,t,n)=>{e.lineTo(t,n)},Qo=(e,t,n)=>{e.lineTo(n,t)},Vs=ad(0),Ll=ad(1),ud=(e,t,n,o,r,s)=>{e.arc(t,n,o,r,s)},cd=(e,t,n,o,r,s)=>{e.arc(n,t,o,r,s)},dd=(e,t,n,o,r,s,i)=>{e.bezierCurveTo(t,n,o,r,s,i)},pd=(e,t,n,o,r,s,i)=>{e.bezierCurveTo(n,t,r,o,i,s)};function fd(e){return(t,n,o,r,s)=>io(t,n,(i,l,u,c,p,f,h,g,v,S,C)=>{let{pxRound:k,points:x}=i,_,R;c.ori==0?(_=Ns,R=ud):(_=Fs,R=cd);let I=_e(x.width*he,3),M=(x.size-x.width)/2*he,P=_e(M*2,3),N=new Path2D,A=new Path2D,{left:z,top:O,width:L,height:$}=t.bbox;Vs(A,z-P,O-P,L+P*2,$+P*2);let K=U=>{if(u[U]!=null){let ae=k(f(l[U],c,S,g)),Y=k(h(u[U],p,C,v));_(N,ae+M,Y),R(N,ae,Y,M,0,Es*2)}};if(s)s.forEach(K);else for(let U=o;U<=r;U++)K(U);return{stroke:I>0?N:null,fill:N,clip:A,flags:Yo|yl}})}function md(e){return(t,n,o,r,s,i)=>{o!=r&&(s!=o&&i!=o&&e(t,n,o),s!=r&&i!=r&&e(t,n,r),e(t,n,i))}}var gy=md(Zo),yy=md(Qo);function hd(e){let t=fe(e?.alignGaps,0);return(n,o,r,s)=>io(n,o,(i,l,u,c,p,f,h,g,v,S,C)=>{[r,s]=Ls(u,r,s);let k=i.pxRound,x=$=>k(f($,c,S,g)),_=$=>k(h($,p,C,v)),R,I;c.ori==0?(R=Zo,I=gy):(R=Qo,I=yy);let M=c.dir*(c.ori==0?1:-1),P={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Yo},N=P.stroke,A=!1;if(s-r>=S*4){let $=j=>n.posToVal(j,c.key,!0),K=null,U=null,ae,Y,ft,Ee=x(l[M==1?r:s]),de=x(l[r]),be=x(l[s]),se=$(M==1?de+1:be-1);for(let j=M==1?r:s;j>=r&&j<=s;j+=M){let He=l[j],Oe=(M==1?He<se:He>se)?Ee:x(He),ge=u[j];Oe==Ee?ge!=null?(Y=ge,K==null?(R(N,Oe,_(Y)),ae=K=U=Y):Y<K?K=Y:Y>U&&(U=Y)):ge===null&&(A=!0):(K!=null&&I(N,Ee,_(K),_(U),_(ae),_(Y)),ge!=null?(Y=ge,R(N,Oe,_(Y)),K=U=ae=Y):(K=U=null,ge===null&&(A=!0)),Ee=Oe,se=$(Ee+M))}K!=null&&K!=U&&ft!=Ee&&I(N,Ee,_(K),_(U),_(ae),_(Y))}else for(let $=M==1?r:s;$>=r&&$<=s;$+=M){let K=u[$];K===null?A=!0:K!=null&&R(N,x(l[$]),_(K))}let[O,L]=Pl(n,o);if(i.fill!=null||O!=0){let $=P.fill=new Path2D(N),K=i.fillTo(n,o,i.min,i.max,O),U=_(K),ae=x(l[r]),Y=x(l[s]);M==-1&&([Y,ae]=[ae,Y]),R($,Y,U),R($,ae,U)}if(!i.spanGaps){let $=[];A&&$.push(...Al(l,u,r,s,M,x,t)),P.gaps=$=i.gaps(n,o,r,s,$),P.clip=zs($,c.ori,g,v,S,C)}return L!=0&&(P.band=L==2?[yn(n,o,r,s,N,-1),yn(n,o,r,s,N,1)]:yn(n,o,r,s,N,L)),P})}function by(e){let t=fe(e.align,1),n=fe(e.ascDesc,!1),o=fe(e.alignGaps,0),r=fe(e.extend,!1);return(s,i,l,u)=>io(s,i,(c,p,f,h,g,v,S,C,k,x,_)=>{[l,u]=Ls(f,l,u);let R=c.pxRound,{left:I,width:M}=s.bbox,P=de=>R(v(de,h,x,C)),N=de=>R(S(de,g,_,k)),A=h.ori==0?Zo:Qo,z={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Yo},O=z.stroke,L=h.dir*(h.ori==0?1:-1),$=N(f[L==1?l:u]),K=P(p[L==1?l:u]),U=K,ae=K;r&&t==-1&&(ae=I,A(O,ae,$)),A(O,K,$);for(let de=L==1?l:u;de>=l&&de<=u;de+=L){let be=f[de];if(be==null)continue;let se=P(p[de]),j=N(be);t==1?A(O,se,$):A(O,U,j),A(O,se,j),$=j,U=se}let Y=U;r&&t==1&&(Y=I+M,A(O,Y,$));let[ft,Ee]=Pl(s,i);if(c.fill!=null||ft!=0){let de=z.fill=new Path2D(O),be=c.fillTo(s,i,c.min,c.max,ft),se=N(be);A(de,Y,se),A(de,ae,se)}if(!c.spanGaps){let de=[];de.push(...Al(p,f,l,u,L,P,o));let be=c.width*he/2,se=n||t==1?be:-be,j=n||t==-1?-be:be;de.forEach(He=>{He[0]+=se,He[1]+=j}),z.gaps=de=c.gaps(s,i,l,u,de),z.clip=zs(de,h.ori,C,k,x,_)}return Ee!=0&&(z.band=Ee==2?[yn(s,i,l,u,O,-1),yn(s,i,l,u,O,1)]:yn(s,i,l,u,O,Ee)),z})}function Ec(e,t,n,o,r,s,i=we){if(e.length>1){let l=null;for(let u=0,c=1/0;u<e.length;u++)if(t[u]!==void 0){if(l!=null){let p=Ye(e[u]-e[l]);p<c&&(c=p,i=Ye(n(e[u],o,r,s)-n(e[l],o,r,s)))}l=u}}return i}function vy(e){e=e||Cr;let t=fe(e.size,[.6,we,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=le(r),i=1-t[0],l=fe(t[1],we),u=fe(t[2],1),c=fe(e.disp,Cr),p=fe(e.each,g=>{}),{fill:f,stroke:h}=c;return(g,v,S,C)=>io(g,v,(k,x,_,R,I,M,P,N,A,z,O)=>{let L=k.pxRound,$=n,K=o*he,U=l*he,ae=u*he,Y,ft;R.ori==0?[Y,ft]=s(g,v):[ft,Y]=s(g,v);let Ee=R.dir*(R.ori==0?1:-1),de=R.ori==0?Vs:Ll,be=R.ori==0?p:(W,Se,Ke,go,Fn,Jt,Vn)=>{p(W,Se,Ke,Fn,go,Vn,Jt)},se=fe(g.bands,Cl).find(W=>W.series[0]==v),j=se!=null?se.dir:0,He=k.fillTo(g,v,k.min,k.max,j),lt=L(P(He,I,O,A)),Oe,ge,Ft,gt=z,Le=L(k.width*he),Yt=!1,an=null,Ct=null,xn=null,fo=null;f!=null&&(Le==0||h!=null)&&(Yt=!0,an=f.values(g,v,S,C),Ct=new Map,new Set(an).forEach(W=>{W!=null&&Ct.set(W,new Path2D)}),Le>0&&(xn=h.values(g,v,S,C),fo=new Map,new Set(xn).forEach(W=>{W!=null&&fo.set(W,new Path2D)})));let{x0:mo,size:nr}=c;if(mo!=null&&nr!=null){$=1,x=mo.values(g,v,S,C),mo.unit==2&&(x=x.map(Ke=>g.posToVal(N+Ke*z,R.key,!0)));let W=nr.values(g,v,S,C);nr.unit==2?ge=W[0]*z:ge=M(W[0],R,z,N)-M(0,R,z,N),gt=Ec(x,_,M,R,z,N,gt),Ft=gt-ge+K}else gt=Ec(x,_,M,R,z,N,gt),Ft=gt*i+K,ge=gt-Ft;Ft<1&&(Ft=0),Le>=ge/2&&(Le=0),Ft<5&&(L=Nc);let zr=Ft>0,zn=gt-Ft-(zr?Le:0);ge=L(ml(zn,ae,U)),Oe=($==0?ge/2:$==Ee?0:ge)-$*Ee*(($==0?K/2:0)+(zr?Le/2:0));let at={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},ho=Yt?null:new Path2D,un=null;if(se!=null)un=g.data[se.series[1]];else{let{y0:W,y1:Se}=c;W!=null&&Se!=null&&(_=Se.values(g,v,S,C),un=W.values(g,v,S,C))}let Nn=Y*ge,ne=ft*ge;for(let W=Ee==1?S:C;W>=S&&W<=C;W+=Ee){let Se=_[W];if(Se==null)continue;if(un!=null){let mt=un[W]??0;if(Se-mt==0)continue;lt=P(mt,I,O,A)}let Ke=R.distr!=2||c!=null?x[W]:W,go=M(Ke,R,z,N),Fn=P(fe(Se,He),I,O,A),Jt=L(go-Oe),Vn=L(pt(Fn,lt)),yt=L(qt(Fn,lt)),Tt=Vn-yt;if(Se!=null){let mt=Se<0?ne:Nn,Vt=Se<0?Nn:ne;Yt?(Le>0&&xn[W]!=null&&de(fo.get(xn[W]),Jt,yt+kt(Le/2),ge,pt(0,Tt-Le),mt,Vt),an[W]!=null&&de(Ct.get(an[W]),Jt,yt+kt(Le/2),ge,pt(0,Tt-Le),mt,Vt)):de(ho,Jt,yt+kt(Le/2),ge,pt(0,Tt-Le),mt,Vt),be(g,v,W,Jt-Le/2,yt,ge+Le,Tt)}}return Le>0?at.stroke=Yt?fo:ho:Yt||(at._fill=k.width==0?k._fill:k._stroke??k._fill,at.width=0),at.fill=Yt?Ct:ho,at})}function xy(e,t){let n=fe(t?.alignGaps,0);return(o,r,s,i)=>io(o,r,(l,u,c,p,f,h,g,v,S,C,k)=>{[s,i]=Ls(c,s,i);let x=l.pxRound,_=Y=>x(h(Y,p,C,v)),R=Y=>x(g(Y,f,k,S)),I,M,P;p.ori==0?(I=Ns,P=Zo,M=dd):(I=Fs,P=Qo,M=pd);let N=p.dir*(p.ori==0?1:-1),A=_(u[N==1?s:i]),z=A,O=[],L=[];for(let Y=N==1?s:i;Y>=s&&Y<=i;Y+=N)if(c[Y]!=null){let Ee=u[Y],de=_(Ee);O.push(z=de),L.push(R(c[Y]))}let $={stroke:e(O,L,I,P,M,x),fill:null,clip:null,band:null,gaps:null,flags:Yo},K=$.stroke,[U,ae]=Pl(o,r);if(l.fill!=null||U!=0){let Y=$.fill=new Path2D(K),ft=l.fillTo(o,r,l.min,l.max,U),Ee=R(ft);P(Y,z,Ee),P(Y,A,Ee)}if(!l.spanGaps){let Y=[];Y.push(...Al(u,c,s,i,N,_,n)),$.gaps=Y=l.gaps(o,r,s,i,Y),$.clip=zs(Y,p.ori,v,S,C,k)}return ae!=0&&($.band=ae==2?[yn(o,r,s,i,K,-1),yn(o,r,s,i,K,1)]:yn(o,r,s,i,K,ae)),$})}function wy(e){return xy(_y,e)}function _y(e,t,n,o,r,s){let i=e.length;if(i<2)return null;let l=new Path2D;if(n(l,e[0],t[0]),i==2)o(l,e[1],t[1]);else{let u=Array(i),c=Array(i-1),p=Array(i-1),f=Array(i-1);for(let h=0;h<i-1;h++)p[h]=t[h+1]-t[h],f[h]=e[h+1]-e[h],c[h]=p[h]/f[h];u[0]=c[0];for(let h=1;h<i-1;h++)c[h]===0||c[h-1]===0||c[h-1]>0!=c[h]>0?u[h]=0:(u[h]=3*(f[h-1]+f[h])/((2*f[h]+f[h-1])/c[h-1]+(f[h]+2*f[h-1])/c[h]),isFinite(u[h])||(u[h]=0));u[i-1]=c[i-2];for(let h=0;h<i-1;h++)r(l,e[h]+f[h]/3,t[h]+u[h]*f[h]/3,e[h+1]-f[h]/3,t[h+1]-u[h+1]*f[h]/3,e[h+1],t[h+1])}return l}var bl=new Set;function Oc(){for(let e of bl)e.syncRect(!0)}Jo&&(ro(ng,Ko,Oc),ro(og,Ko,Oc,!0),ro(Os,Ko,()=>{nt.pxRatio=he}));var Sy=hd(),ky=fd();function Pc(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,i)=>vl(s,i,t,n))}function Ry(e,t){return e.map((n,o)=>o==0?{}:Ge({},t,n))}function vl(e,t,n,o){return Ge({},t==0?n:o,e)}function gd(e,t,n){return t==null?jo:[t,n]}var Cy=gd;function Ty(e,t,n){return t==null?jo:Ps(t,n,kl,!0)}function yd(e,t,n,o){return t==null?jo:Is(t,n,e.scales[o].log,!1)}var My=yd;function bd(e,t,n,o){return t==null?jo:Sl(t,n,e.scales[o].log,!1)}var Ey=bd;function Oy(e,t,n,o,r){let s=pt(uc(e),uc(t)),i=t-e,l=jt(r/o*i,n);do{let u=n[l],c=o*u/i;if(c>=r&&s+(u<5?Ln.get(u):0)<=17)return[u,c]}while(++l<n.length);return[0,0]}function Ac(e){let t,n;return e=e.replace(/(\d+)px/,(o,r)=>(t=qe((n=+r)*he))+"px"),[e,t,n]}function Py(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=_e(t[2]*he,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function nt(e,t,n){let o={mode:fe(e.mode,1)},r=o.mode;function s(d,m,y,b){let w=m.valToPct(d);return b+y*(m.dir==-1?1-w:w)}function i(d,m,y,b){let w=m.valToPct(d);return b+y*(m.dir==-1?w:1-w)}function l(d,m,y,b){return m.ori==0?s(d,m,y,b):i(d,m,y,b)}o.valToPosH=s,o.valToPosV=i;let u=!1;o.status=0;let c=o.root=zt(Nh);if(e.id!=null&&(c.id=e.id),St(c,e.class),e.title){let d=zt(Bh,c);d.textContent=e.title}let p=Ut("canvas"),f=o.ctx=p.getContext("2d"),h=zt(Wh,c);ro("click",h,d=>{d.target===v&&(Re!=To||Pe!=Mo)&&rt.click(o,d)},!0);let g=o.under=zt(Gh,h);h.appendChild(p);let v=o.over=zt(Hh,h);e=qo(e);let S=+fe(e.pxAlign,1),C=Mc(S);(e.plugins||[]).forEach(d=>{d.opts&&(e=d.opts(o,e)||e)});let k=e.ms||.001,x=o.series=r==1?Pc(e.series||[],wc,Cc,!1):Ry(e.series||[null],Rc),_=o.axes=Pc(e.axes||[],xc,Sc,!0),R=o.scales={},I=o.bands=e.bands||[];I.forEach(d=>{d.fill=le(d.fill||null),d.dir=fe(d.dir,-1)});let M=r==2?x[1].facets[0].scale:x[0].scale,P={axes:hm,series:cm},N=(e.drawOrder||["axes","series"]).map(d=>P[d]);function A(d){let m=d.distr==3?y=>gn(y>0?y:d.clamp(o,y,d.min,d.max,d.key)):d.distr==4?y=>il(y,d.asinh):d.distr==100?y=>d.fwd(y):y=>y;return y=>{let b=m(y),{_min:w,_max:T}=d,E=T-w;return(b-w)/E}}function z(d){let m=R[d];if(m==null){let y=(e.scales||Cr)[d]||Cr;if(y.from!=null){z(y.from);let b=Ge({},R[y.from],y,{key:d});b.valToPct=A(b),R[d]=b}else{m=R[d]=Ge({},d==M?id:fy,y),m.key=d;let b=m.time,w=m.range,T=An(w);if((d!=M||r==2&&!b)&&(T&&(w[0]==null||w[1]==null)&&(w={min:w[0]==null?ic:{mode:1,hard:w[0],soft:w[0]},max:w[1]==null?ic:{mode:1,hard:w[1],soft:w[1]}},T=!1),!T&&$s(w))){let E=w;w=(D,F,V)=>F==null?jo:Ps(F,V,E)}m.range=le(w||(b?Cy:d==M?m.distr==3?My:m.distr==4?Ey:gd:m.distr==3?yd:m.distr==4?bd:Ty)),m.auto=le(T?!1:m.auto),m.clamp=le(m.clamp||py),m._min=m._max=null,m.valToPct=A(m)}}}z("x"),z("y"),r==1&&x.forEach(d=>{z(d.scale)}),_.forEach(d=>{z(d.scale)});for(let d in e.scales)z(d);let O=R[M],L=O.distr,$,K;O.ori==0?(St(c,Fh),$=s,K=i):(St(c,Vh),$=i,K=s);let U={};for(let d in R){let m=R[d];(m.min!=null||m.max!=null)&&(U[d]={min:m.min,max:m.max},m.min=m.max=null)}let ae=e.tzDate||(d=>new Date(qe(d/k))),Y=e.fmtDate||Tl,ft=k==1?Fg(ae):Wg(ae),Ee=yc(ae,gc(k==1?Ng:Bg,Y)),de=vc(ae,bc(Hg,Y)),be=[],se=o.legend=Ge({},jg,e.legend),j=o.cursor=Ge({},Xg,{drag:{y:r==2}},e.cursor),He=se.show,lt=j.show,Oe=se.markers;se.idxs=be,Oe.width=le(Oe.width),Oe.dash=le(Oe.dash),Oe.stroke=le(Oe.stroke),Oe.fill=le(Oe.fill);let ge,Ft,gt,Le=[],Yt=[],an,Ct=!1,xn={};if(se.live){let d=x[1]?x[1].values:null;Ct=d!=null,an=Ct?d(o,1,0):{_:0};for(let m in an)xn[m]=wl}if(He)if(ge=Ut("table",Jh,c),gt=Ut("tbody",null,ge),se.mount(o,ge),Ct){Ft=Ut("thead",null,ge,gt);let d=Ut("tr",null,Ft);Ut("th",null,d);for(var fo in an)Ut("th",ju,d).textContent=fo}else St(ge,Qh),se.live&&St(ge,Zh);let mo={show:!0},nr={show:!1};function zr(d,m){if(m==0&&(Ct||!se.live||r==2))return jo;let y=[],b=Ut("tr",Xh,gt,gt.childNodes[m]);St(b,d.class),d.show||St(b,oo);let w=Ut("th",null,b);if(Oe.show){let D=zt(eg,w);if(m>0){let F=Oe.width(o,m);F&&(D.style.border=F+"px "+Oe.dash(o,m)+" "+Oe.stroke(o,m)),D.style.background=Oe.fill(o,m)}}let T=zt(ju,w);d.label instanceof HTMLElement?T.appendChild(d.label):T.textContent=d.label,m>0&&(Oe.show||(T.style.color=d.width>0?Oe.stroke(o,m):Oe.fill(o,m)),at("click",w,D=>{if(j._lock)return;Wn(D);let F=x.indexOf(d);if((D.ctrlKey||D.metaKey)!=se.isolate){let V=x.some((B,H)=>H>0&&H!=F&&B.show);x.forEach((B,H)=>{H>0&&Qt(H,V?H==F?mo:nr:mo,!0,We.setSeries)})}else Qt(F,{show:!d.show},!0,We.setSeries)},!1),bo&&at(Zu,w,D=>{j._lock||(Wn(D),Qt(x.indexOf(d),Oo,!0,We.setSeries))},!1));for(var E in an){let D=Ut("td",tg,b);D.textContent="--",y.push(D)}return[b,y]}let zn=new Map;function at(d,m,y,b=!0){let w=zn.get(m)||{},T=j.bind[d](o,m,y,b);T&&(ro(d,m,w[d]=T),zn.set(m,w))}function ho(d,m,y){let b=zn.get(m)||{};for(let w in b)(d==null||w==d)&&(fl(w,m,b[w]),delete b[w]);d==null&&zn.delete(m)}let un=0,Nn=0,ne=0,W=0,Se=0,Ke=0,go=Se,Fn=Ke,Jt=ne,Vn=W,yt=0,Tt=0,mt=0,Vt=0;o.bbox={};let si=!1,Nr=!1,yo=!1,Bn=!1,Fr=!1,Mt=!1;function ii(d,m,y){(y||d!=o.width||m!=o.height)&&la(d,m),So(!1),yo=!0,Nr=!0,ko()}function la(d,m){o.width=un=ne=d,o.height=Nn=W=m,Se=Ke=0,om(),rm();let y=o.bbox;yt=y.left=to(Se*he,.5),Tt=y.top=to(Ke*he,.5),mt=y.width=to(ne*he,.5),Vt=y.height=to(W*he,.5)}let em=3;function tm(){let d=!1,m=0;for(;!d;){m++;let y=fm(m),b=mm(m);d=m==em||y&&b,d||(la(o.width,o.height),Nr=!0)}}function nm({width:d,height:m}){ii(d,m)}o.setSize=nm;function om(){let d=!1,m=!1,y=!1,b=!1;_.forEach((w,T)=>{if(w.show&&w._show){let{side:E,_size:D}=w,F=E%2,V=w.label!=null?w.labelSize:0,B=D+V;B>0&&(F?(ne-=B,E==3?(Se+=B,b=!0):y=!0):(W-=B,E==0?(Ke+=B,d=!0):m=!0))}}),Gn[0]=d,Gn[1]=y,Gn[2]=m,Gn[3]=b,ne-=wn[1]+wn[3],Se+=wn[3],W-=wn[2]+wn[0],Ke+=wn[0]}function rm(){let d=Se+ne,m=Ke+W,y=Se,b=Ke;function w(T,E){switch(T){case 1:return d+=E,d-E;case 2:return m+=E,m-E;case 3:return y-=E,y+E;case 0:return b-=E,b+E}}_.forEach((T,E)=>{if(T.show&&T._show){let D=T.side;T._pos=w(D,T._size),T.label!=null&&(T._lpos=w(D,T.labelSize))}})}if(j.dataIdx==null){let d=j.hover,m=d.skip=new Set(d.skip??[]);m.add(void 0);let y=d.prox=le(d.prox),b=d.bias??=0;j.dataIdx=(w,T,E,D)=>{if(T==0)return E;let F=E,V=y(w,T,E,D)??we,B=V>=0&&V<we,H=O.ori==0?ne:W,ee=j.left,me=t[0],pe=t[T];if(m.has(pe[E])){F=null;let ie=null,Q=null,q;if(b==0||b==-1)for(q=E;ie==null&&q-- >0;)m.has(pe[q])||(ie=q);if(b==0||b==1)for(q=E;Q==null&&q++<pe.length;)m.has(pe[q])||(Q=q);if(ie!=null||Q!=null)if(B){let Te=ie==null?-1/0:$(me[ie],O,H,0),De=Q==null?1/0:$(me[Q],O,H,0),tt=ee-Te,ve=De-ee;tt<=ve?tt<=V&&(F=ie):ve<=V&&(F=Q)}else F=Q==null?ie:ie==null?Q:E-ie<=Q-E?ie:Q}else B&&Ye(ee-$(me[E],O,H,0))>V&&(F=null);return F}}let Wn=d=>{j.event=d};j.idxs=be,j._lock=!1;let st=j.points;st.show=le(st.show),st.size=le(st.size),st.stroke=le(st.stroke),st.width=le(st.width),st.fill=le(st.fill);let Zt=o.focus=Ge({},e.focus||{alpha:.3},j.focus),bo=Zt.prox>=0,vo=bo&&st.one,Et=[],xo=[],wo=[];function aa(d,m){let y=st.show(o,m);if(y instanceof HTMLElement)return St(y,Yh),St(y,d.class),ln(y,-10,-10,ne,W),v.insertBefore(y,Et[m]),y}function ua(d,m){if(r==1||m>0){let y=r==1&&R[d.scale].time,b=d.value;d.value=y?pc(b)?vc(ae,bc(b,Y)):b||de:b||uy,d.label=d.label||(y?ty:ey)}if(vo||m>0){d.width=d.width==null?1:d.width,d.paths=d.paths||Sy||fg,d.fillTo=le(d.fillTo||my),d.pxAlign=+fe(d.pxAlign,S),d.pxRound=Mc(d.pxAlign),d.stroke=le(d.stroke||null),d.fill=le(d.fill||null),d._stroke=d._fill=d._paths=d._focus=null;let y=cy(pt(1,d.width),1),b=d.points=Ge({},{size:y,width:pt(1,y*.2),stroke:d.stroke,space:y*2,paths:ky,_stroke:null,_fill:null},d.points);b.show=le(b.show),b.filter=le(b.filter),b.fill=le(b.fill),b.stroke=le(b.stroke),b.paths=le(b.paths),b.pxAlign=d.pxAlign}if(He){let y=zr(d,m);Le.splice(m,0,y[0]),Yt.splice(m,0,y[1]),se.values.push(null)}if(lt){be.splice(m,0,null);let y=null;vo?m==0&&(y=aa(d,m)):m>0&&(y=aa(d,m)),Et.splice(m,0,y),xo.splice(m,0,0),wo.splice(m,0,0)}et("addSeries",m)}function sm(d,m){m=m??x.length,d=r==1?vl(d,m,wc,Cc):vl(d,m,{},Rc),x.splice(m,0,d),ua(x[m],m)}o.addSeries=sm;function im(d){if(x.splice(d,1),He){se.values.splice(d,1),Yt.splice(d,1);let m=Le.splice(d,1)[0];ho(null,m.firstChild),m.remove()}lt&&(be.splice(d,1),Et.splice(d,1)[0].remove(),xo.splice(d,1),wo.splice(d,1)),et("delSeries",d)}o.delSeries=im;let Gn=[!1,!1,!1,!1];function lm(d,m){if(d._show=d.show,d.show){let y=d.side%2,b=R[d.scale];b==null&&(d.scale=y?x[1].scale:M,b=R[d.scale]);let w=b.time;d.size=le(d.size),d.space=le(d.space),d.rotate=le(d.rotate),An(d.incrs)&&d.incrs.forEach(E=>{!Ln.has(E)&&Ln.set(E,Bc(E))}),d.incrs=le(d.incrs||(b.distr==2?Dg:w?k==1?zg:Vg:no)),d.splits=le(d.splits||(w&&b.distr==1?ft:b.distr==3?hl:b.distr==4?ry:oy)),d.stroke=le(d.stroke),d.grid.stroke=le(d.grid.stroke),d.ticks.stroke=le(d.ticks.stroke),d.border.stroke=le(d.border.stroke);let T=d.values;d.values=An(T)&&!An(T[0])?le(T):w?An(T)?yc(ae,gc(T,Y)):pc(T)?Gg(ae,T):T||Ee:T||ny,d.filter=le(d.filter||(b.distr>=3&&b.log==10?ly:b.distr==3&&b.log==2?ay:Fc)),d.font=Ac(d.font),d.labelFont=Ac(d.labelFont),d._size=d.size(o,null,m,0),d._space=d._rotate=d._incrs=d._found=d._splits=d._values=null,d._size>0&&(Gn[m]=!0,d._el=zt(Kh,h))}}function or(d,m,y,b){let[w,T,E,D]=y,F=m%2,V=0;return F==0&&(D||T)&&(V=m==0&&!w||m==2&&!E?qe(xc.size/3):0),F==1&&(w||E)&&(V=m==1&&!T||m==3&&!D?qe(Sc.size/2):0),V}let ca=o.padding=(e.padding||[or,or,or,or]).map(d=>le(fe(d,or))),wn=o._padding=ca.map((d,m)=>d(o,m,Gn,0)),ot,Je=null,Ze=null,Vr=r==1?x[0].idxs:null,Bt=null,rr=!1;function da(d,m){if(t=d??[],o.data=o._data=t,r==2){ot=0;for(let y=1;y<x.length;y++)ot+=t[y][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Bt=t[0],ot=Bt.length;let y=t;if(L==2){y=t.slice();let b=y[0]=Array(ot);for(let w=0;w<ot;w++)b[w]=w}o._data=t=y}if(So(!0),et("setData"),L==2&&(yo=!0),m!==!1){let y=O;y.auto(o,rr)?li():Sn(M,y.min,y.max),Bn=Bn||j.left>=0,Mt=!0,ko()}}o.setData=da;function li(){rr=!0;let d,m;r==1&&(ot>0?(Je=Vr[0]=0,Ze=Vr[1]=ot-1,d=t[0][Je],m=t[0][Ze],L==2?(d=Je,m=Ze):d==m&&(L==3?[d,m]=Is(d,d,O.log,!1):L==4?[d,m]=Sl(d,d,O.log,!1):O.time?m=d+qe(86400/k):[d,m]=Ps(d,m,kl,!0))):(Je=Vr[0]=d=null,Ze=Vr[1]=m=null)),Sn(M,d,m)}let Br,_o,ai,ui,ci,di,pi,fi,mi,ht;function pa(d,m,y,b,w,T){d??=Yu,y??=Cl,b??="butt",w??=Yu,T??="round",d!=Br&&(f.strokeStyle=Br=d),w!=_o&&(f.fillStyle=_o=w),m!=ai&&(f.lineWidth=ai=m),T!=ci&&(f.lineJoin=ci=T),b!=di&&(f.lineCap=di=b),y!=ui&&f.setLineDash(ui=y)}function fa(d,m,y,b){m!=_o&&(f.fillStyle=_o=m),d!=pi&&(f.font=pi=d),y!=fi&&(f.textAlign=fi=y),b!=mi&&(f.textBaseline=mi=b)}function hi(d,m,y,b,w=0){if(b.length>0&&d.auto(o,rr)&&(m==null||m.min==null)){let T=fe(Je,0),E=fe(Ze,b.length-1),D=y.min==null?lg(b,T,E,w,d.distr==3):[y.min,y.max];d.min=qt(d.min,y.min=D[0]),d.max=pt(d.max,y.max=D[1])}}let ma={min:null,max:null};function am(){for(let b in R){let w=R[b];U[b]==null&&(w.min==null||U[M]!=null&&w.auto(o,rr))&&(U[b]=ma)}for(let b in R){let w=R[b];U[b]==null&&w.from!=null&&U[w.from]!=null&&(U[b]=ma)}U[M]!=null&&So(!0);let d={};for(let b in U){let w=U[b];if(w!=null){let T=d[b]=qo(R[b],gg);if(w.min!=null)Ge(T,w);else if(b!=M||r==2)if(ot==0&&T.from==null){let E=T.range(o,null,null,b);T.min=E[0],T.max=E[1]}else T.min=we,T.max=-we}}if(ot>0){x.forEach((b,w)=>{if(r==1){let T=b.scale,E=U[T];if(E==null)return;let D=d[T];if(w==0){let F=D.range(o,D.min,D.max,T);D.min=F[0],D.max=F[1],Je=jt(D.min,t[0]),Ze=jt(D.max,t[0]),Ze-Je>1&&(t[0][Je]<D.min&&Je++,t[0][Ze]>D.max&&Ze--),b.min=Bt[Je],b.max=Bt[Ze]}else b.show&&b.auto&&hi(D,E,b,t[w],b.sorted);b.idxs[0]=Je,b.idxs[1]=Ze}else if(w>0&&b.show&&b.auto){let[T,E]=b.facets,D=T.scale,F=E.scale,[V,B]=t[w],H=d[D],ee=d[F];H!=null&&hi(H,U[D],T,V,T.sorted),ee!=null&&hi(ee,U[F],E,B,E.sorted),b.min=E.min,b.max=E.max}});for(let b in d){let w=d[b],T=U[b];if(w.from==null&&(T==null||T.min==null)){let E=w.range(o,w.min==we?null:w.min,w.max==-we?null:w.max,b);w.min=E[0],w.max=E[1]}}}for(let b in d){let w=d[b];if(w.from!=null){let T=d[w.from];if(T.min==null)w.min=w.max=null;else{let E=w.range(o,T.min,T.max,b);w.min=E[0],w.max=E[1]}}}let m={},y=!1;for(let b in d){let w=d[b],T=R[b];if(T.min!=w.min||T.max!=w.max){T.min=w.min,T.max=w.max;let E=T.distr;T._min=E==3?gn(T.min):E==4?il(T.min,T.asinh):E==100?T.fwd(T.min):T.min,T._max=E==3?gn(T.max):E==4?il(T.max,T.asinh):E==100?T.fwd(T.max):T.max,m[b]=y=!0}}if(y){x.forEach((b,w)=>{r==2?w>0&&m.y&&(b._paths=null):m[b.scale]&&(b._paths=null)});for(let b in m)yo=!0,et("setScale",b);lt&&j.left>=0&&(Bn=Mt=!0)}for(let b in U)U[b]=null}function um(d){let m=ml(Je-1,0,ot-1),y=ml(Ze+1,0,ot-1);for(;d[m]==null&&m>0;)m--;for(;d[y]==null&&y<ot-1;)y++;return[m,y]}function cm(){if(ot>0){let d=x.some(m=>m._focus)&&ht!=Zt.alpha;d&&(f.globalAlpha=ht=Zt.alpha),x.forEach((m,y)=>{if(y>0&&m.show&&(ha(y,!1),ha(y,!0),m._paths==null)){let b=ht;ht!=m.alpha&&(f.globalAlpha=ht=m.alpha);let w=r==2?[0,t[y][0].length-1]:um(t[y]);m._paths=m.paths(o,y,w[0],w[1]),ht!=b&&(f.globalAlpha=ht=b)}}),x.forEach((m,y)=>{if(y>0&&m.show){let b=ht;ht!=m.alpha&&(f.globalAlpha=ht=m.alpha),m._paths!=null&&ga(y,!1);{let w=m._paths!=null?m._paths.gaps:null,T=m.points.show(o,y,Je,Ze,w),E=m.points.filter(o,y,T,w);(T||E)&&(m.points._paths=m.points.paths(o,y,Je,Ze,E),ga(y,!0))}ht!=b&&(f.globalAlpha=ht=b),et("drawSeries",y)}}),d&&(f.globalAlpha=ht=1)}}function ha(d,m){let y=m?x[d].points:x[d];y._stroke=y.stroke(o,d),y._fill=y.fill(o,d)}function ga(d,m){let y=m?x[d].points:x[d],{stroke:b,fill:w,clip:T,flags:E,_stroke:D=y._stroke,_fill:F=y._fill,_width:V=y.width}=y._paths;V=_e(V*he,3);let B=null,H=V%2/2;m&&F==null&&(F=V>0?"#fff":D);let ee=y.pxAlign==1&&H>0;if(ee&&f.translate(H,H),!m){let me=yt-V/2,pe=Tt-V/2,ie=mt+V,Q=Vt+V;B=new Path2D,B.rect(me,pe,ie,Q)}m?gi(D,V,y.dash,y.cap,F,b,w,E,T):dm(d,D,V,y.dash,y.cap,F,b,w,E,B,T),ee&&f.translate(-H,-H)}function dm(d,m,y,b,w,T,E,D,F,V,B){let H=!1;F!=0&&I.forEach((ee,me)=>{if(ee.series[0]==d){let pe=x[ee.series[1]],ie=t[ee.series[1]],Q=(pe._paths||Cr).band;An(Q)&&(Q=ee.dir==1?Q[0]:Q[1]);let q,Te=null;pe.show&&Q&&ug(ie,Je,Ze)?(Te=ee.fill(o,me)||T,q=pe._paths.clip):Q=null,gi(m,y,b,w,Te,E,D,F,V,B,q,Q),H=!0}}),H||gi(m,y,b,w,T,E,D,F,V,B)}let ya=Yo|yl;function gi(d,m,y,b,w,T,E,D,F,V,B,H){pa(d,m,y,b,w),(F||V||H)&&(f.save(),F&&f.clip(F),V&&f.clip(V)),H?(D&ya)==ya?(f.clip(H),B&&f.clip(B),Gr(w,E),Wr(d,T,m)):D&yl?(Gr(w,E),f.clip(H),Wr(d,T,m)):D&Yo&&(f.save(),f.clip(H),B&&f.clip(B),Gr(w,E),f.restore(),Wr(d,T,m)):(Gr(w,E),Wr(d,T,m)),(F||V||H)&&f.restore()}function Wr(d,m,y){y>0&&(m instanceof Map?m.forEach((b,w)=>{f.strokeStyle=Br=w,f.stroke(b)}):m!=null&&d&&f.stroke(m))}function Gr(d,m){m instanceof Map?m.forEach((y,b)=>{f.fillStyle=_o=b,f.fill(y)}):m!=null&&d&&f.fill(m)}function pm(d,m,y,b){let w=_[d],T;if(b<=0)T=[0,0];else{let E=w._space=w.space(o,d,m,y,b),D=w._incrs=w.incrs(o,d,m,y,b,E);T=Oy(m,y,D,b,E)}return w._found=T}function yi(d,m,y,b,w,T,E,D,F,V){let B=E%2/2;S==1&&f.translate(B,B),pa(D,E,F,V,D),f.beginPath();let H,ee,me,pe,ie=w+(b==0||b==3?-T:T);y==0?(ee=w,pe=ie):(H=w,me=ie);for(let Q=0;Q<d.length;Q++)m[Q]!=null&&(y==0?H=me=d[Q]:ee=pe=d[Q],f.moveTo(H,ee),f.lineTo(me,pe));f.stroke(),S==1&&f.translate(-B,-B)}function fm(d){let m=!0;return _.forEach((y,b)=>{if(!y.show)return;let w=R[y.scale];if(w.min==null){y._show&&(m=!1,y._show=!1,So(!1));return}else y._show||(m=!1,y._show=!0,So(!1));let T=y.side,E=T%2,{min:D,max:F}=w,[V,B]=pm(b,D,F,E==0?ne:W);if(B==0)return;let H=w.distr==2,ee=y._splits=y.splits(o,b,D,F,V,B,H),me=w.distr==2?ee.map(q=>Bt[q]):ee,pe=w.distr==2?Bt[ee[1]]-Bt[ee[0]]:V,ie=y._values=y.values(o,y.filter(o,me,b,B,pe),b,B,pe);y._rotate=T==2?y.rotate(o,ie,b,B):0;let Q=y._size;y._size=Nt(y.size(o,ie,b,d)),Q!=null&&y._size!=Q&&(m=!1)}),m}function mm(d){let m=!0;return ca.forEach((y,b)=>{let w=y(o,b,Gn,d);w!=wn[b]&&(m=!1),wn[b]=w}),m}function hm(){for(let d=0;d<_.length;d++){let m=_[d];if(!m.show||!m._show)continue;let y=m.side,b=y%2,w,T,E=m.stroke(o,d),D=y==0||y==3?-1:1,[F,V]=m._found;if(m.label!=null){let ct=m.labelGap*D,xt=qe((m._lpos+ct)*he);fa(m.labelFont[0],E,"center",y==2?"top":qu),f.save(),b==1?(w=T=0,f.translate(xt,qe(Tt+Vt/2)),f.rotate((y==3?-Es:Es)/2)):(w=qe(yt+mt/2),T=xt);let Un=zc(m.label)?m.label(o,d,F,V):m.label;f.fillText(Un,w,T),f.restore()}if(V==0)continue;let B=R[m.scale],H=b==0?mt:Vt,ee=b==0?yt:Tt,me=m._splits,pe=B.distr==2?me.map(ct=>Bt[ct]):me,ie=B.distr==2?Bt[me[1]]-Bt[me[0]]:F,Q=m.ticks,q=m.border,Te=Q.show?Q.size:0,De=qe(Te*he),tt=qe((m.alignTo==2?m._size-Te-m.gap:m.gap)*he),ve=m._rotate*-Es/180,$e=C(m._pos*he),bt=(De+tt)*D,ut=$e+bt;T=b==0?ut:0,w=b==1?ut:0;let Ot=m.font[0],Wt=m.align==1?Go:m.align==2?ol:ve>0?Go:ve<0?ol:b==0?"center":y==3?ol:Go,en=ve||b==1?"middle":y==2?"top":qu;fa(Ot,E,Wt,en);let vt=m.font[1]*m.lineGap,Pt=me.map(ct=>C(l(ct,B,H,ee))),Gt=m._values;for(let ct=0;ct<Gt.length;ct++){let xt=Gt[ct];if(xt!=null){b==0?w=Pt[ct]:T=Pt[ct],xt=""+xt;let Un=xt.indexOf(`
`)==-1?[xt]:xt.split(/\n/gm);for(let dt=0;dt<Un.length;dt++){let $a=Un[dt];ve?(f.save(),f.translate(w,T+dt*vt),f.rotate(ve),f.fillText($a,0,0),f.restore()):f.fillText($a,w,T+dt*vt)}}}Q.show&&yi(Pt,Q.filter(o,pe,d,V,ie),b,y,$e,De,_e(Q.width*he,3),Q.stroke(o,d),Q.dash,Q.cap);let tn=m.grid;tn.show&&yi(Pt,tn.filter(o,pe,d,V,ie),b,b==0?2:1,b==0?Tt:yt,b==0?Vt:mt,_e(tn.width*he,3),tn.stroke(o,d),tn.dash,tn.cap),q.show&&yi([$e],[1],b==0?1:0,b==0?1:2,b==1?Tt:yt,b==1?Vt:mt,_e(q.width*he,3),q.stroke(o,d),q.dash,q.cap)}et("drawAxes")}function So(d){x.forEach((m,y)=>{y>0&&(m._paths=null,d&&(r==1?(m.min=null,m.max=null):m.facets.forEach(b=>{b.min=null,b.max=null})))})}let Hr=!1,bi=!1,sr=[];function gm(){bi=!1;for(let d=0;d<sr.length;d++)et(...sr[d]);sr.length=0}function ko(){Hr||(Sg(ba),Hr=!0)}function ym(d,m=!1){Hr=!0,bi=m,d(o),ba(),m&&sr.length>0&&queueMicrotask(gm)}o.batch=ym;function ba(){if(si&&(am(),si=!1),yo&&(tm(),yo=!1),Nr){if(Me(g,Go,Se),Me(g,"top",Ke),Me(g,_r,ne),Me(g,Sr,W),Me(v,Go,Se),Me(v,"top",Ke),Me(v,_r,ne),Me(v,Sr,W),Me(h,_r,un),Me(h,Sr,Nn),p.width=qe(un*he),p.height=qe(Nn*he),_.forEach(({_el:d,_show:m,_size:y,_pos:b,side:w})=>{if(d!=null)if(m){let T=w===3||w===0?y:0,E=w%2==1;Me(d,E?"left":"top",b-T),Me(d,E?"width":"height",y),Me(d,E?"top":"left",E?Ke:Se),Me(d,E?"height":"width",E?W:ne),pl(d,oo)}else St(d,oo)}),Br=_o=ai=ci=di=pi=fi=mi=ui=null,ht=1,ar(!0),Se!=go||Ke!=Fn||ne!=Jt||W!=Vn){So(!1);let d=ne/Jt,m=W/Vn;if(lt&&!Bn&&j.left>=0){j.left*=d,j.top*=m,Ro&&ln(Ro,qe(j.left),0,ne,W),Co&&ln(Co,0,qe(j.top),ne,W);for(let y=0;y<Et.length;y++){let b=Et[y];b!=null&&(xo[y]*=d,wo[y]*=m,ln(b,Nt(xo[y]),Nt(wo[y]),ne,W))}}if(Ce.show&&!Fr&&Ce.left>=0&&Ce.width>0){Ce.left*=d,Ce.width*=d,Ce.top*=m,Ce.height*=m;for(let y in ki)Me(Eo,y,Ce[y])}go=Se,Fn=Ke,Jt=ne,Vn=W}et("setSize"),Nr=!1}un>0&&Nn>0&&(f.clearRect(0,0,p.width,p.height),et("drawClear"),N.forEach(d=>d()),et("draw")),Ce.show&&Fr&&(Kr(Ce),Fr=!1),lt&&Bn&&(Kn(null,!0,!1),Bn=!1),se.show&&se.live&&Mt&&(_i(),Mt=!1),u||(u=!0,o.status=1,et("ready")),rr=!1,Hr=!1}o.redraw=(d,m)=>{yo=m||!1,d!==!1?Sn(M,O.min,O.max):ko()};function vi(d,m){let y=R[d];if(y.from==null){if(ot==0){let b=y.range(o,m.min,m.max,d);m.min=b[0],m.max=b[1]}if(m.min>m.max){let b=m.min;m.min=m.max,m.max=b}if(ot>1&&m.min!=null&&m.max!=null&&m.max-m.min<1e-16)return;d==M&&y.distr==2&&ot>0&&(m.min=jt(m.min,t[0]),m.max=jt(m.max,t[0]),m.min==m.max&&m.max++),U[d]=m,si=!0,ko()}}o.setScale=vi;let xi,wi,Ro,Co,va,xa,To,Mo,wa,_a,Re,Pe,_n=!1,rt=j.drag,Qe=rt.x,Xe=rt.y;lt&&(j.x&&(xi=zt(jh,v)),j.y&&(wi=zt(qh,v)),O.ori==0?(Ro=xi,Co=wi):(Ro=wi,Co=xi),Re=j.left,Pe=j.top);let Ce=o.select=Ge({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Eo=Ce.show?zt(Uh,Ce.over?v:g):null;function Kr(d,m){if(Ce.show){for(let y in d)Ce[y]=d[y],y in ki&&Me(Eo,y,d[y]);m!==!1&&et("setSelect")}}o.setSelect=Kr;function bm(d){if(x[d].show)He&&pl(Le[d],oo);else if(He&&St(Le[d],oo),lt){let y=vo?Et[0]:Et[d];y!=null&&ln(y,-10,-10,ne,W)}}function Sn(d,m,y){vi(d,{min:m,max:y})}function Qt(d,m,y,b){m.focus!=null&&Sm(d),m.show!=null&&x.forEach((w,T)=>{T>0&&(d==T||d==null)&&(w.show=m.show,bm(T),r==2?(Sn(w.facets[0].scale,null,null),Sn(w.facets[1].scale,null,null)):Sn(w.scale,null,null),ko())}),y!==!1&&et("setSeries",d,m),b&&ur("setSeries",o,d,m)}o.setSeries=Qt;function vm(d,m){Ge(I[d],m)}function xm(d,m){d.fill=le(d.fill||null),d.dir=fe(d.dir,-1),m=m??I.length,I.splice(m,0,d)}function wm(d){d==null?I.length=0:I.splice(d,1)}o.addBand=xm,o.setBand=vm,o.delBand=wm;function _m(d,m){x[d].alpha=m,lt&&Et[d]!=null&&(Et[d].style.opacity=m),He&&Le[d]&&(Le[d].style.opacity=m)}let cn,kn,Hn,Oo={focus:!0};function Sm(d){if(d!=Hn){let m=d==null,y=Zt.alpha!=1;x.forEach((b,w)=>{if(r==1||w>0){let T=m||w==0||w==d;b._focus=m?null:T,y&&_m(w,T?1:Zt.alpha)}}),Hn=d,y&&ko()}}He&&bo&&at(Qu,ge,d=>{j._lock||(Wn(d),Hn!=null&&Qt(null,Oo,!0,We.setSeries))});function Xt(d,m,y){let b=R[m];y&&(d=d/he-(b.ori==1?Ke:Se));let w=ne;b.ori==1&&(w=W,d=w-d),b.dir==-1&&(d=w-d);let T=b._min,E=b._max,D=d/w,F=T+(E-T)*D,V=b.distr;return V==3?Uo(10,F):V==4?dg(F,b.asinh):V==100?b.bwd(F):F}function km(d,m){let y=Xt(d,M,m);return jt(y,t[0],Je,Ze)}o.valToIdx=d=>jt(d,t[0]),o.posToIdx=km,o.posToVal=Xt,o.valToPos=(d,m,y)=>R[m].ori==0?s(d,R[m],y?mt:ne,y?yt:0):i(d,R[m],y?Vt:W,y?Tt:0),o.setCursor=(d,m,y)=>{Re=d.left,Pe=d.top,Kn(null,m,y)};function Sa(d,m){Me(Eo,Go,Ce.left=d),Me(Eo,_r,Ce.width=m)}function ka(d,m){Me(Eo,"top",Ce.top=d),Me(Eo,Sr,Ce.height=m)}let ir=O.ori==0?Sa:ka,lr=O.ori==1?Sa:ka;function Rm(){if(He&&se.live)for(let d=r==2?1:0;d<x.length;d++){if(d==0&&Ct)continue;let m=se.values[d],y=0;for(let b in m)Yt[d][y++].firstChild.nodeValue=m[b]}}function _i(d,m){if(d!=null&&(d.idxs?d.idxs.forEach((y,b)=>{be[b]=y}):hg(d.idx)||be.fill(d.idx),se.idx=be[0]),He&&se.live){for(let y=0;y<x.length;y++)(y>0||r==1&&!Ct)&&Cm(y,be[y]);Rm()}Mt=!1,m!==!1&&et("setLegend")}o.setLegend=_i;function Cm(d,m){let y=x[d],b=d==0&&L==2?Bt:t[d],w;Ct?w=y.values(o,d,m)??xn:(w=y.value(o,m==null?null:b[m],d,m),w=w==null?xn:{_:w}),se.values[d]=w}function Kn(d,m,y){wa=Re,_a=Pe,[Re,Pe]=j.move(o,Re,Pe),j.left=Re,j.top=Pe,lt&&(Ro&&ln(Ro,qe(Re),0,ne,W),Co&&ln(Co,0,qe(Pe),ne,W));let b,w=Je>Ze;cn=we,kn=null;let T=O.ori==0?ne:W,E=O.ori==1?ne:W;if(Re<0||ot==0||w){b=j.idx=null;for(let D=0;D<x.length;D++){let F=Et[D];F!=null&&ln(F,-10,-10,ne,W)}bo&&Qt(null,Oo,!0,d==null&&We.setSeries),se.live&&(be.fill(b),Mt=!0)}else{let D,F,V;r==1&&(D=O.ori==0?Re:Pe,F=Xt(D,M),b=j.idx=jt(F,t[0],Je,Ze),V=$(t[0][b],O,T,0));let B=-10,H=-10,ee=0,me=0,pe=!0,ie="",Q="";for(let q=r==2?1:0;q<x.length;q++){let Te=x[q],De=be[q],tt=De==null?null:r==1?t[q][De]:t[q][1][De],ve=j.dataIdx(o,q,b,F),$e=ve==null?null:r==1?t[q][ve]:t[q][1][ve];if(Mt=Mt||$e!=tt||ve!=De,be[q]=ve,q>0&&Te.show){let bt=ve==null?-10:ve==b?V:$(r==1?t[0][ve]:t[q][0][ve],O,T,0),ut=$e==null?-10:K($e,r==1?R[Te.scale]:R[Te.facets[1].scale],E,0);if(bo&&$e!=null){let Ot=O.ori==1?Re:Pe,Wt=Ye(Zt.dist(o,q,ve,ut,Ot));if(Wt<cn){let en=Zt.bias;if(en!=0){let vt=Xt(Ot,Te.scale),Pt=$e>=0?1:-1,Gt=vt>=0?1:-1;Gt==Pt&&(Gt==1?en==1?$e>=vt:$e<=vt:en==1?$e<=vt:$e>=vt)&&(cn=Wt,kn=q)}else cn=Wt,kn=q}}if(Mt||vo){let Ot,Wt;O.ori==0?(Ot=bt,Wt=ut):(Ot=ut,Wt=bt);let en,vt,Pt,Gt,tn,ct,xt=!0,Un=st.bbox;if(Un!=null){xt=!1;let dt=Un(o,q);Pt=dt.left,Gt=dt.top,en=dt.width,vt=dt.height}else Pt=Ot,Gt=Wt,en=vt=st.size(o,q);if(ct=st.fill(o,q),tn=st.stroke(o,q),vo)q==kn&&cn<=Zt.prox&&(B=Pt,H=Gt,ee=en,me=vt,pe=xt,ie=ct,Q=tn);else{let dt=Et[q];dt!=null&&(xo[q]=Pt,wo[q]=Gt,sc(dt,en,vt,xt),oc(dt,ct,tn),ln(dt,Nt(Pt),Nt(Gt),ne,W))}}}}if(vo){let q=Zt.prox,Te=Hn==null?cn<=q:cn>q||kn!=Hn;if(Mt||Te){let De=Et[0];De!=null&&(xo[0]=B,wo[0]=H,sc(De,ee,me,pe),oc(De,ie,Q),ln(De,Nt(B),Nt(H),ne,W))}}}if(Ce.show&&_n)if(d!=null){let[D,F]=We.scales,[V,B]=We.match,[H,ee]=d.cursor.sync.scales,me=d.cursor.drag;if(Qe=me._x,Xe=me._y,Qe||Xe){let{left:pe,top:ie,width:Q,height:q}=d.select,Te=d.scales[H].ori,De=d.posToVal,tt,ve,$e,bt,ut,Ot=D!=null&&V(D,H),Wt=F!=null&&B(F,ee);Ot&&Qe?(Te==0?(tt=pe,ve=Q):(tt=ie,ve=q),$e=R[D],bt=$(De(tt,H),$e,T,0),ut=$(De(tt+ve,H),$e,T,0),ir(qt(bt,ut),Ye(ut-bt))):ir(0,T),Wt&&Xe?(Te==1?(tt=pe,ve=Q):(tt=ie,ve=q),$e=R[F],bt=K(De(tt,ee),$e,E,0),ut=K(De(tt+ve,ee),$e,E,0),lr(qt(bt,ut),Ye(ut-bt))):lr(0,E)}else Ri()}else{let D=Ye(wa-va),F=Ye(_a-xa);if(O.ori==1){let ee=D;D=F,F=ee}Qe=rt.x&&D>=rt.dist,Xe=rt.y&&F>=rt.dist;let V=rt.uni;V!=null?Qe&&Xe&&(Qe=D>=V,Xe=F>=V,!Qe&&!Xe&&(F>D?Xe=!0:Qe=!0)):rt.x&&rt.y&&(Qe||Xe)&&(Qe=Xe=!0);let B,H;Qe&&(O.ori==0?(B=To,H=Re):(B=Mo,H=Pe),ir(qt(B,H),Ye(H-B)),Xe||lr(0,E)),Xe&&(O.ori==1?(B=To,H=Re):(B=Mo,H=Pe),lr(qt(B,H),Ye(H-B)),Qe||ir(0,T)),!Qe&&!Xe&&(ir(0,0),lr(0,0))}if(rt._x=Qe,rt._y=Xe,d==null){if(y){if(Da!=null){let[D,F]=We.scales;We.values[0]=D!=null?Xt(O.ori==0?Re:Pe,D):null,We.values[1]=F!=null?Xt(O.ori==1?Re:Pe,F):null}ur(rl,o,Re,Pe,ne,W,b)}if(bo){let D=y&&We.setSeries,F=Zt.prox;Hn==null?cn<=F&&Qt(kn,Oo,!0,D):cn>F?Qt(null,Oo,!0,D):kn!=Hn&&Qt(kn,Oo,!0,D)}}Mt&&(se.idx=b,_i()),m!==!1&&et("setCursor")}let Rn=null;Object.defineProperty(o,"rect",{get(){return Rn==null&&ar(!1),Rn}});function ar(d=!1){d?Rn=null:(Rn=v.getBoundingClientRect(),et("syncRect",Rn))}function Ra(d,m,y,b,w,T,E){j._lock||_n&&d!=null&&d.movementX==0&&d.movementY==0||(Si(d,m,y,b,w,T,E,!1,d!=null),d!=null?Kn(null,!0,!0):Kn(m,!0,!1))}function Si(d,m,y,b,w,T,E,D,F){if(Rn==null&&ar(!1),Wn(d),d!=null)y=d.clientX-Rn.left,b=d.clientY-Rn.top;else{if(y<0||b<0){Re=-10,Pe=-10;return}let[V,B]=We.scales,H=m.cursor.sync,[ee,me]=H.values,[pe,ie]=H.scales,[Q,q]=We.match,Te=m.axes[0].side%2==1,De=O.ori==0?ne:W,tt=O.ori==1?ne:W,ve=Te?T:w,$e=Te?w:T,bt=Te?b:y,ut=Te?y:b;if(pe!=null?y=Q(V,pe)?l(ee,R[V],De,0):-10:y=De*(bt/ve),ie!=null?b=q(B,ie)?l(me,R[B],tt,0):-10:b=tt*(ut/$e),O.ori==1){let Ot=y;y=b,b=Ot}}F&&(m==null||m.cursor.event.type==rl)&&((y<=1||y>=ne-1)&&(y=to(y,ne)),(b<=1||b>=W-1)&&(b=to(b,W))),D?(va=y,xa=b,[To,Mo]=j.move(o,y,b)):(Re=y,Pe=b)}let ki={width:0,height:0,left:0,top:0};function Ri(){Kr(ki,!1)}let Ca,Ta,Ma,Ea;function Oa(d,m,y,b,w,T,E){_n=!0,Qe=Xe=rt._x=rt._y=!1,Si(d,m,y,b,w,T,E,!0,!1),d!=null&&(at(sl,cl,Pa,!1),ur(Ju,o,To,Mo,ne,W,null));let{left:D,top:F,width:V,height:B}=Ce;Ca=D,Ta=F,Ma=V,Ea=B}function Pa(d,m,y,b,w,T,E){_n=rt._x=rt._y=!1,Si(d,m,y,b,w,T,E,!1,!0);let{left:D,top:F,width:V,height:B}=Ce,H=V>0||B>0,ee=Ca!=D||Ta!=F||Ma!=V||Ea!=B;if(H&&ee&&Kr(Ce),rt.setScale&&H&&ee){let me=D,pe=V,ie=F,Q=B;if(O.ori==1&&(me=F,pe=B,ie=D,Q=V),Qe&&Sn(M,Xt(me,M),Xt(me+pe,M)),Xe)for(let q in R){let Te=R[q];q!=M&&Te.from==null&&Te.min!=we&&Sn(q,Xt(ie+Q,q),Xt(ie,q))}Ri()}else j.lock&&(j._lock=!j._lock,Kn(m,!0,d!=null));d!=null&&(ho(sl,cl),ur(sl,o,Re,Pe,ne,W,null))}function Tm(d,m,y,b,w,T,E){if(j._lock)return;Wn(d);let D=_n;if(_n){let F=!0,V=!0,B=10,H,ee;O.ori==0?(H=Qe,ee=Xe):(H=Xe,ee=Qe),H&&ee&&(F=Re<=B||Re>=ne-B,V=Pe<=B||Pe>=W-B),H&&F&&(Re=Re<To?0:ne),ee&&V&&(Pe=Pe<Mo?0:W),Kn(null,!0,!0),_n=!1}Re=-10,Pe=-10,be.fill(null),Kn(null,!0,!0),D&&(_n=D)}function Aa(d,m,y,b,w,T,E){j._lock||(Wn(d),li(),Ri(),d!=null&&ur(Xu,o,Re,Pe,ne,W,null))}function La(){_.forEach(Py),ii(o.width,o.height,!0)}ro(Os,Ko,La);let Po={};Po.mousedown=Oa,Po.mousemove=Ra,Po.mouseup=Pa,Po.dblclick=Aa,Po.setSeries=(d,m,y,b)=>{let w=We.match[2];y=w(o,m,y),y!=-1&&Qt(y,b,!0,!1)},lt&&(at(Ju,v,Oa),at(rl,v,Ra),at(Zu,v,d=>{Wn(d),ar(!1)}),at(Qu,v,Tm),at(Xu,v,Aa),bl.add(o),o.syncRect=ar);let Ur=o.hooks=e.hooks||{};function et(d,m,y){bi?sr.push([d,m,y]):d in Ur&&Ur[d].forEach(b=>{b.call(null,o,m,y)})}(e.plugins||[]).forEach(d=>{for(let m in d.hooks)Ur[m]=(Ur[m]||[]).concat(d.hooks[m])});let Ia=(d,m,y)=>y,We=Ge({key:null,setSeries:!1,filters:{pub:cc,sub:cc},scales:[M,x[1]?x[1].scale:null],match:[dc,dc,Ia],values:[null,null]},j.sync);We.match.length==2&&We.match.push(Ia),j.sync=We;let Da=We.key,Ci=ld(Da);function ur(d,m,y,b,w,T,E){We.filters.pub(d,m,y,b,w,T,E)&&Ci.pub(d,m,y,b,w,T,E)}Ci.sub(o);function Mm(d,m,y,b,w,T,E){We.filters.sub(d,m,y,b,w,T,E)&&Po[d](null,m,y,b,w,T,E)}o.pub=Mm;function Em(){Ci.unsub(o),bl.delete(o),zn.clear(),fl(Os,Ko,La),c.remove(),ge?.remove(),et("destroy")}o.destroy=Em;function Ti(){et("init",e,t),da(t||e.data,!1),U[M]?vi(M,U[M]):li(),Fr=Ce.show&&(Ce.width>0||Ce.height>0),Bn=Mt=!0,ii(e.width,e.height)}return x.forEach(ua),_.forEach(lm),n?n instanceof HTMLElement?(n.appendChild(c),Ti()):n(o,Ti):Ti(),o}nt.assign=Ge;nt.fmtNum=Rl;nt.rangeNum=Ps;nt.rangeLog=Is;nt.rangeAsinh=Sl;nt.orient=io;nt.pxRatio=he;nt.join=_g;nt.fmtDate=Tl,nt.tzDate=Lg;nt.sync=ld;{nt.addGap=hy,nt.clipGaps=zs;let e=nt.paths={points:fd};e.linear=hd,e.stepped=by,e.bars=vy,e.spline=wy}function Xo(e){let{drawing:t,chosen:n}=e,o=G(),r=Ve(null),s=Ve(null),i=Ve(e);i.current=e;let l=o.isDark.value;ke(()=>{if(!r.current)return;let p=r.current,f=[t.x,...t.lines.map(({values:v})=>v)],h=new nt(Ly(p,i),f,p);s.current=h,Ay(h,(...v)=>{let{onClick:S,onChoose:C}=i.current;(S??C)(...v)});let g=new ResizeObserver(()=>{let{clientWidth:v,clientHeight:S}=p;v>0&&S>0&&h.setSize({width:v,height:S})});return g.observe(p),()=>{g.disconnect(),h.destroy(),s.current=null}},[t,l]),ke(()=>s.current?.redraw(!1),[n,e.marks]);let u=t.x.length-1,c=p=>{let h={ArrowLeft:n-1,ArrowRight:n+1,PageUp:n-20,PageDown:n+20,Home:0,End:u}[p.key];if(h!==void 0)e.onChoose(Math.max(0,Math.min(u,h)));else if(!e.onKey?.(p.key))return;p.preventDefault()};return a("div",{class:"plot",ref:r,role:"slider",tabIndex:0,"aria-label":e.label,"aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":n,"aria-valuetext":e.valueText,onKeyDown:c,"data-testid":e.testId})}function Ay(e,t){let n=0;e.over.addEventListener("mousedown",o=>n=o.clientX),e.over.addEventListener("click",o=>{Math.abs(o.clientX-n)<4&&t(e.posToIdx(o.offsetX),e,o.offsetY)})}function Ly(e,t){let n=l=>getComputedStyle(e).getPropertyValue(`--${l}`).trim(),{drawing:o,together:r}=t.current,s={stroke:n("muted"),grid:{stroke:n("grid"),width:1},ticks:{stroke:n("grid"),width:1},font:"12px system-ui, sans-serif"},i=o.lines.some(({fill:l})=>l);return{width:e.clientWidth||600,height:e.clientHeight||300,legend:{show:!1},cursor:{y:!1,points:{show:!1},...r?{sync:{key:r}}:{}},scales:{x:{time:!1,...o.isStepped?{}:{range:(l,u,c)=>Iy(o.x,u,c)}},y:{range:(l,u,c)=>[0,(c||1)*$y]}},axes:[{...s,values:(l,u)=>u.map(c=>Number.isInteger(c)?J(c):"")},{...s,size:76,incrs:zy,values:(l,u)=>u.map(Z)}],series:[{},...o.lines.map(l=>Dy(l,o.isStepped,n))],bands:i?o.lines.slice(1).map((l,u)=>({series:[u+1,u+2]})):[],hooks:{setCursor:[l=>t.current.onPoint(l.cursor.idx??null)],draw:[l=>Ny(l,t.current,n)]}}}function Iy(e,t,n){let[o=0]=e;if(e.length<2)return[o-1,o+1];let r=(n-t)/50;return[t-r,n+r]}function Dy(e,t,n){let{label:o,fill:r,dash:s,width:i=1}=e,l=n(e.colour);return{label:o,stroke:l,width:i,...r?{fill:n(r)}:{},...s?{dash:s}:{},...t?{paths:nt.paths.stepped?.({align:1})??(()=>null),points:{show:!1}}:{spanGaps:!0,points:{show:!0,size:5,fill:l}}}}var $y=1.12,zy=Array.from({length:50},(e,t)=>2**t);function Ny(e,{drawing:t,chosen:n,marks:o},r){let{ctx:s,bbox:i}=e;s.save(),s.beginPath(),s.rect(i.left,i.top,i.width,i.height),s.clip(),s.font=`${12*devicePixelRatio}px system-ui, sans-serif`,s.lineWidth=devicePixelRatio,s.strokeStyle=r("accent");let l=e.valToPos(t.x[n]??0,"x",!0);lo(s,l,i.top,l,i.top+i.height),o?.(e,r),s.restore()}function lo(e,t,n,o,r){e.beginPath(),e.moveTo(t,n),e.lineTo(o,r),e.stroke()}function Bs(e,t,n,{foot:o,isBelow:r=!1}={}){let{ctx:s,bbox:i}=e,l=devicePixelRatio,[u,c]=[e.valToPos(t.op,"x",!0),e.valToPos(t.nbytes,"y",!0)];o!==void 0&&lo(s,u,c,u,o),s.beginPath(),s.arc(u,c,3.5*l,0,2*Math.PI),s.fill();let p=u>i.left+i.width/2;s.textAlign=p?"right":"left",s.fillText(n,u+(p?-8:8)*l,c+(r?14:-4)*l)}var Il=["freed","cached"],Fy=[6,4];function vd({before:e,after:t,names:n}){let[o,r]=En("compare"),[s,i]=re(null),l=te(()=>By(e,t),[e,t]),u=Lo((g,v)=>Wy(g,[e,t],v),[e,t]);if(l.x.length===0)return null;let c=Number(o.at??e.peak?.op??0),p=Rs(l.x,Number.isFinite(c)?c:0),f=s??p,h=(g,v)=>l.lines[g]?.values[v]??null;return a("section",{class:"both-timelines",children:[a("h2",{children:"Live bytes over the ops of both"}),a("dl",{class:"plot-legend","data-testid":"compare-legend",children:[a("div",{children:a("dt",{children:["after op ",J(l.x[f]??0)]})}),n.map((g,v)=>a("div",{children:[a("dt",{children:[a("span",{class:`stroke ${v===0?"dashed":""} ${Il[v]}`})," ",g]}),a("dd",{children:h(v,f)===null?"has ended":a(X,{n:h(v,f)})})]},v))]}),a(Xo,{drawing:l,chosen:p,onChoose:g=>r("at",String(l.x[g]??0)),onPoint:i,marks:u,label:"Live bytes of both recordings after as many ops",valueText:`op ${l.x[p]}: ${n.map((g,v)=>`${g} ${Vy(h(v,p))}`).join(", ")}`,testId:"compare-plot"})]})}function Vy(e){return e===null?"has ended":Z(e)}function By(e,t){let n=[e,t],o=n.map(({phases:i})=>i.flatMap(({end_op:l})=>l)),r=ks([...n.map(({op:i})=>[...i]),...o]),s=n.map((i,l)=>({label:l===0?"before":"after",colour:Il[l]??"fg",width:1.5,values:Ku(r,i),...l===0?{dash:Fy}:{}}));return{x:r,lines:s,isStepped:!0}}function Wy(e,t,n){t.forEach(({peak:o},r)=>{o&&(e.ctx.fillStyle=n(Il[r]??"fg"),Bs(e,o,Z(o.nbytes),{isBelow:r===1}))})}var Ws=["reduce","budget","max_recompute"];function wd(e,t,n){let{checkpoint:o,save:r}=n;if(o)return{other:{checkpoint:o,...r&&{save:r}},problem:""};let s=Dl(n);if(s)return{other:s,problem:""};if(n.run===void 0)return xd(Ky(e,t));let i=Gy(n),l=ms(e,i);if(l)return{other:null,problem:l};let u=ps(e,i),c=u&&fs(u);return c?Hy(c,t)?{other:null,problem:"This is the recording that is shown: choose another one."}:xd(c):{other:null,problem:u?.tag.problem??"It holds no recording."}}function Dl(e){let t=Ws.find(n=>e[n]);return t?{goal:t,asked:e[t]??""}:null}function Gs({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}function Gy({run:e="",tag:t="",step:n=""}){return{run:e,tag:t,step:/^-?\d+$/.test(n)?Number(n):null}}function xd(e){return{other:e&&{key:e},problem:""}}function Hy(e,t){return e.run===t.run&&e.tag===t.tag&&e.step===t.step}function Ky(e,t){let n=e.runs.findIndex(({run:i})=>i===t.run);for(let{run:i,tags:l}of[...e.runs.slice(n+1),...e.runs.slice(0,n)]){let u=On({tags:l.filter(Uy)},t.tag),c=u?.steps.at(-1);if(u&&c)return{run:i,tag:u.tag,...c}}let o=e.runs[n]?.tags.find(({tag:i})=>i===t.tag),r=o?.steps.findIndex(({step:i})=>i===t.step)??-1,s=o?.steps[r-1]??o?.steps[r+1];return s?{run:t.run,tag:t.tag,...s}:null}function Uy({problem:e,steps:t}){return e===null&&t.length>0}var jy={released:{sign:"−",word:"gone"},added:{sign:"+",word:"added"},resized:{sign:"±",word:"resized"},moved:{sign:"→",word:"moved"},same:{sign:"=",word:"the same"}};function $l({n:e}){if(e===null)return a("span",{class:"none",children:"–"});let t=e<0?"−":e>0?"+":"",n=e<0?"less":e>0?"more":"none";return a("span",{class:`signed ${n}`,title:`${t}${Pn(Math.abs(e))}`,children:[t,Z(Math.abs(e))]})}function _d({reply:{changes:e,changes_count:t},other:n}){let o=e[0]?.weight_bytes??0,r=t-e.length;return a(oe,{children:[a("ol",{class:"changes","data-testid":"changes",children:e.map((s,i)=>a("li",{"data-change":s.change,children:a(qy,{row:s,largest:o,other:n})},i))}),r>0&&a("p",{class:"hint",children:["and ",ue(r,"smaller change")]})]})}function qy({row:e,largest:t,other:n}){let[o,r]=re(!1),{sign:s,word:i}=jy[e.change],l=e.members_count-e.members.length;return a("div",{class:"card",children:[a("span",{class:"size",children:[a($l,{n:e.difference_bytes}),a(sn,{part:e.weight_bytes,whole:t})]}),a("span",{class:"what",children:[a("button",{type:"button",class:"link","aria-expanded":o,onClick:()=>r(!o),children:[a("span",{class:`mark ${e.change}`,children:[a("span",{"aria-hidden":"true",children:s})," ",i]})," ",a("b",{children:e.op})," ",a("code",{children:e.slot})," · ",e.module||"outside of modules"]}),a("span",{class:"type",children:[e.tensor,e.change!=="released"&&e.change!=="added"&&a(oe,{children:[" ","· ",Z(e.before_bytes)," → ",Z(e.after_bytes)]})]}),o&&a("ul",{class:"members",children:[e.members.map((u,c)=>a("li",{children:a(Yy,{member:u,op:e.op,other:n})},c)),l>0&&a("li",{children:["and ",J(l)," more"]})]})]})]})}function Yy({member:e,op:t,other:n}){let{change:o,recordings:r,select:s}=G(),{before_node:i,after_node:l}=e,u=e.name||t;if(i!==null)return a("button",{type:"button",class:"link","data-node":i,onClick:()=>s(je(i)),children:u});if(l===null||!n)return a("span",{children:u});let c=()=>{let p=r.shown.peek();r.choose({...n,view:"graph"}),o({selected:je(l),...p?{compare:Gs(p)}:{}})};return a("button",{type:"button",class:"link","data-node":l,title:`Show it in ${n.run}, step ${n.step}`,onClick:c,children:[u," ",a("small",{children:["in ",n.run]})]})}function Hs(e,t,n){return[...new Set(n.filter(o=>t[o]).map(o=>e[o]??""))]}function Ks(e,t){if(e.every(o=>o===""))return"";let n=e.flatMap(o=>zl(o||t));return`on ${[...new Set(n)].join(" + ")}`}function Us({ledger:e,meta:t}){return e.find(({key:n})=>n==="kept_bytes")?.where||`on ${t.device}`}function zl(e){return e.replace(/^on /,"").split(" + ").filter(Boolean)}function kd(e,t){let n=new Map;for(let o of[t.roots,...t.children]){let r=new Map;for(let s of o){let i=[Sd(e,s),e.type_name[s],e.nodes[s]],l=JSON.stringify(i),u=r.get(l);u?u.push(s):r.set(l,[s])}for(let s of r.values()){let[i]=s;i!==void 0&&s.length>=Jy(t,i)&&n.set(i,{name:Sd(e,i),calls:s})}}return n}function Jy({children:e},t){return e[t]?.length?2:4}function Nl(e){let t=new Map;for(let[n,{calls:o}]of e)o.forEach(r=>t.set(r,n));return t}function Rd(e,t,n,o){let r=o<0?~o:o,s=Qn(e,o<0?e.parent[r]??null:r);return(t.depth[r]??0)+s.filter(i=>n.has(i)).length}function Sd(e,t){return ao(e,t).replace(/(?<![^.])\d+(?![^.])/,"*")}function ao({fqn:e,type_name:t,parent:n},o){let r=e[o]||t[o]||"model",s=n[o]??null,i=s===null?"":`${e[s]}.`;return i.length>1&&r.startsWith(i)?r.slice(i.length):r}function Cd(e,t,{isOpen:n,isGroupOpen:o,sort:r}){let s=Nl(t),i=p=>{if(!r)return p;let f=p.map(r.value);return hn([...p.keys()],f,r.descending).map(g=>p[g]??0)},l=p=>i(p.filter(f=>(s.get(f)??f)===f).map(f=>s.has(f)?~f:f)),u=[],c=l(e.roots).reverse();for(let p=c.pop();p!==void 0;p=c.pop())u.push(p),p<0?o(~p)&&c.push(...i([...t.get(~p).calls]).reverse()):n(p)&&c.push(...l(e.children[p]??[]).reverse());return u}var Zy=["nodes","self_bytes","total_bytes","freed_bytes"];function js(e,t,n){if(!Zy.includes(n)||n!=="nodes"&&Fl(e,t).length>1)return null;let o=t.calls.map(r=>e[n][r]??null);return o.includes(null)?null:o.reduce((r,s)=>r+(s??0),0)}function Fl({where:e,total_bytes:t},{calls:n}){return Hs(e,t,n)}function Td(e,t){let n=t.trim().replace(/\s*%$/,"");return n&&e!=="budget"?`${n}%`:n}function Md({goal:e,asked:t}){return e==="budget"?t:t.replace(/%$/,"")}function Ed(e,t,n){let[o]=t;if(o===void 0)return"";let r=ao(e,o),s=`${e.fqn[o].slice(0,-r.length)}${n}`,i=[...new Set(t.map(f=>e.fqn[f]))].filter(Boolean),[l="",u=""]=s.split("*"),c=f=>f.startsWith(l)&&f.endsWith(u)&&f.length>l.length+u.length&&!f.slice(l.length,f.length-u.length).includes(".");return new Set(e.fqn.filter(c)).size===i.length&&s.includes("*")?s:i.join(" ")}function In(e,t){let n=te(()=>Ne(t),[e]);return[n.value,o=>n.value=o]}var Vl={reduce:{name:"a peak lower by",unit:"%",example:"50"},budget:{name:"a peak of at most",unit:"",example:"600 MiB"},max_recompute:{name:"the lowest peak, to run again at most",unit:"%",example:"5"}};function Od({planning:e}){let{change:t}=G(),[{goal:n,field:o},r]=In(`${e?.goal} ${e?.asked}`,{goal:e?.goal??"reduce",field:e?Md(e):""}),s=Td(n,o),{unit:i,example:l}=Vl[n],u=e?.goal===n&&e.asked===s;return a("form",{class:"ask-plan",onSubmit:c=>{c.preventDefault(),t({compare:s?{[n]:s}:{}})},children:[a("label",{children:["or plan for"," ",a("select",{"data-testid":"plan-goal",value:n,onChange:c=>r({goal:c.currentTarget.value,field:""}),children:Ws.map(c=>a("option",{value:c,children:Vl[c].name},c))})]}),a("span",{class:"amount",children:[a(Kt,{type:"text",placeholder:l,label:`${Vl[n].name}${i&&", percent"}`,testId:"plan-asked",value:o,onInput:c=>r({goal:n,field:c})}),i]}),a("button",{type:"submit","data-testid":"plan-ask",disabled:u||!s&&!e,children:s||!e?"Plan":"Leave"})]})}function Pd({lines:e,code:t,comparison:n}){return a("section",{class:"planned","data-testid":"planned",children:[a("pre",{class:"predicted",role:"note","data-testid":"plan-lines",children:[e.join(`
`),n.after.predicted!==null&&a(oe,{children:[`
`,a("b",{children:"Predicted:"})," this step did not run."]})]}),a(ws,{code:t,label:"Copy the plan as Python",testId:"plan-code"})]})}function Ad({problem:e,least_bytes:t}){let{change:n}=G();return a(Be,{message:e,children:a("button",{type:"button","data-testid":"plan-least",onClick:()=>n({compare:{budget:`${t} B`}}),children:["Plan for ",Z(t)]})})}function Ld({other:e}){let{address:t,change:n,compare:o,recordings:r}=G(),s=r.index.state.value.value?.runs??[],{compare:i}=t.value,l=e&&"key"in e?e.key:null,u=Dl(i),c=i.checkpoint!==void 0||u!==null,p=c?"":i.run??l?.run??"",f=s.find(C=>C.run===p),h=f&&On(f,i.tag??l?.tag),g=h?.steps.some(C=>String(C.step)===i.step)?Number(i.step):l?.step??h?.steps.at(-1)?.step,v=(C,k,x)=>n({compare:{run:C,tag:k,...x===void 0?{}:{step:String(x)}}}),S=C=>{let k=C&&On(C,h?.tag);C&&k&&v(C.run,k.tag,k.steps.at(-1)?.step)};return a("div",{class:"toolbar compare-with",role:"group","aria-label":"Compare with",children:[a("label",{children:["Compare with"," ",a("select",{"data-testid":"compare-run",value:p,onChange:C=>S(s.find(k=>k.run===C.currentTarget.value)),children:[p===""&&a("option",{value:"",children:c?"a recording":"nothing"}),s.map(C=>a("option",{value:C.run,children:C.run},C.run))]})]}),f&&h&&f.tags.length>1&&a("label",{children:["tag"," ",a("select",{"data-testid":"compare-tag",value:h.tag,onChange:C=>{let k=f.tags.find(x=>x.tag===C.currentTarget.value);k&&v(f.run,k.tag,k.steps.at(-1)?.step)},children:f.tags.map(C=>a("option",{value:C.tag,children:C.tag},C.tag))})]}),f&&h&&h.steps.length>1&&a(Qy,{tag:h,step:g,onChoose:C=>v(f.run,h.tag,C)}),l&&a("button",{type:"button","data-testid":"compare-swap",title:"Show the other recording, and compare it with this one",onClick:o.swap,children:"Swap"}),a(Xy,{names:i.checkpoint??"",ops:i.save??""}),a(Od,{planning:u})]})}function Qy({tag:e,step:t,onChoose:n}){return a("label",{children:["step"," ",a("select",{"data-testid":"compare-step",value:String(t),onChange:o=>n(Number(o.currentTarget.value)),children:e.steps.map(o=>a("option",{value:String(o.step),children:o.step},o.step))})]})}function Xy({names:e,ops:t}){let{change:n}=G(),[o,r]=In(`${e} ${t}`,{names:e,ops:t}),s=o.names.trim(),i=o.ops.trim();return a("form",{class:"what-if",onSubmit:l=>{l.preventDefault(),n({compare:s?{checkpoint:s,...i&&{save:i}}:{}})},children:[a("label",{children:["or, under checkpoints,"," ",a(Kt,{type:"text",class:"filter",placeholder:"modules, such as h.*",label:"Modules that would run under checkpoints, such as h.*",testId:"compare-checkpoint",value:o.names,onInput:l=>r({...o,names:l})})]}),a("label",{children:["that save"," ",a(Kt,{type:"text",class:"filter",placeholder:"nothing, or ops such as addmm",label:"Ops whose results the checkpoints would keep, such as addmm",title:"Selective checkpoints keep the results of these ops instead of running them again",testId:"compare-save",value:o.ops,onInput:l=>r({...o,ops:l})})]}),a("button",{type:"submit","data-testid":"compare-predict",disabled:s===e&&(i===t||!s),children:s||!e?"Predict":"Leave"})]})}var $d={key:"compare",title:"Compare",needsServer:!0,Panel:eb};function eb(){let{compare:e}=G(),t=e.chosen.value;return t?a("div",{class:"compare","data-testid":"compare",children:[a(Ld,{other:t.other}),t.other?a(ob,{}):a(tb,{problem:t.problem})]}):null}function tb({problem:e}){return e?a(Be,{message:e}):a("p",{class:"hint pad","data-testid":"compare-nothing",children:"There is no other recording here. Name modules above to see what checkpoints around them would release, or record a second run or step."})}var nb="Planning: trying which modules to checkpoint, and proving how good that is. It may take some seconds, of a large model up to a minute.";function ob(){let{compare:e}=G(),{value:t,error:n,loading:o}=e.reply.state.value,r=e.chosen.value?.other;if(n)return a(Xn,{error:n,retry:e.reply.reload});if(o&&r&&"goal"in r)return a(it,{what:nb});if(!t)return o?a(it,{what:"Comparing…"}):null;if(t.unreachable)return a(Ad,{...t.unreachable});let{shown:s,other:i,comparison:l,planned:u}=t;if(!l)return null;let[c,p]=[Id({key:s}),Id(i)];return a("div",{class:"compared","aria-busy":o,"data-testid":"compared",children:[u&&a(Pd,{...u}),l.after.predicted!==null&&!u&&a("p",{class:"predicted",role:"note","data-testid":"compare-predicted",children:[a("b",{children:"Predicted:"})," ",l.after.predicted,". This step did not run."]}),a(sb,{reply:l,before:c,after:p}),a("h2",{children:"Save by save, the largest change first"}),a("p",{class:"summary","data-testid":"compare-summary",children:rb(l)}),a(_d,{reply:l,other:"key"in i?i.key:null},JSON.stringify([s,i])),l.before.timeline&&l.after.timeline&&a(vd,{before:l.before.timeline,after:l.after.timeline,names:[c,p]})]})}function Id(e){return"key"in e?`${e.key.run} · step ${e.key.step}`:"predicted"}function rb(e){let t=`the same in ${ue(e.same_count,"save")} of ${Z(e.same_bytes)}`;if(e.changes_count===0)return`Nothing changed: ${t}.`;let n=e.moved_bytes>0&&`${Z(e.moved_bytes)} on another device`;return`${[`${Z(e.released_bytes)} less in some places`,`${Z(e.added_bytes)} more in others`,n,t].filter(Boolean).join(", ")}.`}function sb({reply:e,before:t,after:n}){let{device:o}=e.before,r=o===e.after.device||!o||!e.after.device,s=i=>r?"":` on ${i}`;return a("table",{class:"both","aria-label":"Totals of both recordings","data-testid":"compare-totals",children:[a("thead",{children:a("tr",{children:[a("th",{scope:"col",children:"total"}),a("th",{scope:"col",children:[t,s(o)]}),a("th",{scope:"col",children:[n,s(e.after.device)]}),a("th",{scope:"col",children:"difference"}),a("th",{scope:"col",title:"Of the first",children:"percent"})]})}),a("tbody",{children:e.totals.map(i=>a(ib,{total:i},i.key))})]})}function ib({total:e}){let{key:t,label:n,help:o,level:r,before_bytes:s,after_bytes:i,difference_bytes:l}=e;return a("tr",{"data-testid":`compare-${t}`,children:[a("th",{scope:"row",class:`level-${r}`,title:o,children:n}),a("td",{children:a(Dd,{n:s})}),a("td",{children:a(Dd,{n:i})}),a("td",{children:a($l,{n:l})}),a("td",{children:lb(l,s)})]})}function Dd({n:e}){return e===null?a("span",{class:"none",children:"not known"}):a(X,{n:e})}function lb(e,t){return!e||!t?e===0?"0%":"–":`${e<0?"−":"+"}${ab(Math.abs(e),t)}`}function ab(e,t){return e<t?rn(e,t):`${Math.round(100*e/t)}%`}var qs="http://www.w3.org/2000/svg";function zd(e){let t=new DOMParser().parseFromString(e,"image/svg+xml"),n=document.importNode(t.documentElement,!0),[,,o=1,r=1]=(n.getAttribute("viewBox")??"").split(/\s+/).map(Number);n.setAttribute("width",String(o)),n.setAttribute("height",String(r));let s=new Map,i=new Map,l=[...n.querySelectorAll("g.node, g.cluster")],u=db(n);for(let c of l){i.set(Nd(c),c.id);let p=pn(c.id);if(!p)continue;let f=[...c.querySelectorAll("text")].map(g=>g.textContent),h=c.classList.contains("repeated");s.set(c.id,{id:p,element:c,isRepeated:h,...Bl(c,u)}),c.querySelectorAll("polygon, path, ellipse").forEach(g=>{(g.getAttribute("fill")!=="none"||g.getAttribute("stroke")!=="none")&&g.classList.add("outline")}),c.classList.contains("node")&&fb(c),p.kind==="module"&&hb(c),c.setAttribute("role","button"),c.setAttribute("tabindex","-1"),c.setAttribute("aria-label",f.join(", "))}return n.querySelector("g.graph > title")?.remove(),{svg:n,width:o,height:r,boxes:s,edges:ub(n,i)}}function ub(e,t){let n=new Map;for(let o of e.querySelectorAll("g.edge")){let r=Nd(o).split("->");cb(o);for(let s of new Set(r.map(i=>i.replace(/:.*$/,"")))){let i=t.get(s)??s,l=n.get(i);l?l.push(o):n.set(i,[o])}}return n}function cb(e){let t=e.querySelector("path")?.cloneNode();t&&(t.removeAttribute("stroke-dasharray"),t.setAttribute("class","reach"),e.append(t))}function Nd(e){let t=[...e.children].find(n=>n.tagName==="title");return t?.remove(),t?.textContent??""}function db(e){let t=e.querySelector("g.graph")?.getAttribute("transform")??"",[,n="0",o="0"]=/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(t)??[];return{x:Number(n),y:Number(o)}}function Bl(e,t){let n=[...e.querySelectorAll("polygon, path, ellipse")],r=(n.length>0?n:[...e.querySelectorAll("text")]).flatMap(pb),s=r.filter((c,p)=>p%2===0),i=r.filter((c,p)=>p%2===1),[l,u]=[Math.min(...s),Math.min(...i)];return{x:l+t.x,y:u+t.y,width:Math.max(...s)-l,height:Math.max(...i)-u}}function pb(e){let t=o=>Number(e.getAttribute(o)??0);if(e.tagName==="ellipse"){let[o,r,s,i]=[t("cx"),t("cy"),t("rx"),t("ry")];return[o-s,r-i,o+s,r+i]}if(e.tagName==="text"){let[o,r,s]=[t("x"),t("y"),t("font-size")||12],i=e.textContent.length*s/2*.55,l=e.getAttribute("text-anchor")==="start"?o+i:o;return[l-i,r-s,l+i,r+s/4]}return((e.getAttribute("points")??e.getAttribute("d")??"").match(/-?\d+(\.\d+)?/g)??[]).map(Number)}function fb(e){if(!e.querySelector("polygon, path, ellipse"))return;let{x:t,width:n}=Bl(e,{x:0,y:0}),o;for(let r of e.querySelectorAll("text")){if(o&&o.getAttribute("y")===r.getAttribute("y")){o.append(mb(r));continue}o=r,r.setAttribute("text-anchor","middle"),r.setAttribute("x",String(t+n/2))}}function mb(e){let t=document.createElementNS(qs,"tspan");for(let n of["font-size","font-weight","fill"]){let o=e.getAttribute(n);o!==null&&t.setAttribute(n,o)}return t.textContent=e.textContent,e.remove(),t}function hb(e){let t=e.classList.contains("cluster"),{x:n,y:o,width:r}=Bl(e,{x:0,y:0}),s=document.createElementNS(qs,"g");s.setAttribute("class","handle"),s.setAttribute("transform",`translate(${n+r-2} ${o+2})`);let i=document.createElementNS(qs,"circle");i.setAttribute("r","7");let l=document.createElementNS(qs,"path");l.setAttribute("d",t?"M-3.5 0H3.5":"M-3.5 0H3.5M0-3.5V3.5"),s.append(i,l),e.append(s)}function Mr(e,t,n,o){let r=Math.min(8,Math.max(.02,e.scale*t)),s=r/e.scale;return{scale:r,x:n-(n-e.x)*s,y:o-(o-e.y)*s}}function Gl(e,t){let n=Math.max(.02,Math.min(1,(t.width-48)/e.width,(t.height-48)/e.height));return{scale:n,x:(t.width-e.width*n)/2,y:(t.height-e.height*n)/2}}var Wl=.75;function Fd(e,t,n){let o=Gl(e,n);if(o.scale>=Wl)return o;let r=Math.min(1,Math.max(Wl,(n.width-48)/e.width)),i=e.width*r>n.width&&t?t.x+t.width/2:e.width/2;return{scale:r,x:n.width/2-i*r,y:24}}function Ys(e,t,n){let o=Math.max(e.scale,Wl),r=(s,i,l)=>i*o>l-48?24-s*o:l/2-(s+i/2)*o;return{scale:o,x:r(t.x,t.width,n.width),y:r(t.y,t.height,n.height)}}function Js(e,t,n){let o=t.x*e.scale+e.x,r=t.y*e.scale+e.y,s=Math.min(t.width*e.scale,n.width-24),i=Math.min(t.height*e.scale,n.height-24);return o>=0&&r>=0&&o+s<=n.width&&r+i<=n.height?e:Ys(e,t,n)}function Vd(e,t,n){let r=(s,i,l)=>Math.min(l-48,Math.max(48-i*e.scale,s));return{scale:e.scale,x:r(e.x,t.width,n.width),y:r(e.y,t.height,n.height)}}function Bd(e,t,n){let o=n==="left"||n==="right",r=n==="left"||n==="up"?-1:1,s,i=1/0;for(let l of e){let u=l.x+l.width/2-(t.x+t.width/2),c=l.y+l.height/2-(t.y+t.height/2),p=r*(o?u:c),f=p+3*Math.abs(o?c:u);p>1&&f<i&&([s,i]=[l,f])}return s}var gb=4,Wd=.3;function Gd(e,t,n,o){let r=new Map,s,i=!1,l=p=>{let{left:f,top:h}=e.getBoundingClientRect();return{x:p.clientX-f,y:p.clientY-h}};e.addEventListener("pointerdown",p=>{p.button===0&&(r.size===0&&(s=l(p),i=!1),r.set(p.pointerId,l(p)))},{signal:t}),e.addEventListener("pointermove",p=>{let f=r.get(p.pointerId);if(!f||!s)return;let h=l(p);if(!i&&Math.hypot(h.x-s.x,h.y-s.y)<gb)return;i||(i=!0,e.setPointerCapture(p.pointerId),e.classList.add("dragging"));let g=[...r].find(([S])=>S!==p.pointerId)?.[1];r.set(p.pointerId,h);let v=n();o(g?yb(v,f,h,g):{...v,x:v.x+h.x-f.x,y:v.y+h.y-f.y})},{signal:t});let u=p=>{r.delete(p.pointerId),r.size===0&&e.classList.remove("dragging")};e.addEventListener("pointerup",u,{signal:t}),e.addEventListener("pointercancel",u,{signal:t});let c=p=>{i&&p.stopPropagation(),i=!1};e.addEventListener("click",c,{capture:!0,signal:t}),e.addEventListener("wheel",p=>{p.preventDefault();let{x:f,y:h}=l(p),g=p.deltaMode===WheelEvent.DOM_DELTA_LINE?16:1,v=p.ctrlKey?.01:.0015,S=Math.max(-Wd,Math.min(Wd,-p.deltaY*g*v));o(Mr(n(),Math.exp(S),f,h))},{signal:t,passive:!1})}function yb(e,t,n,o){let r=Math.hypot(t.x-o.x,t.y-o.y),s=Math.hypot(n.x-o.x,n.y-o.y);return Mr(e,r>0?s/r:1,o.x,o.y)}var bb=200,Hd=60;function Ud(e,t,n){let o={x:0,y:0,scale:1},r,s=0,i=new AbortController,l=()=>({width:e.clientWidth,height:e.clientHeight});function u(_){o=r?Vd(_,r,l()):_,t.style.transform=`translate(${o.x}px, ${o.y}px) scale(${o.scale})`,t.style.willChange="transform",window.clearTimeout(s),s=window.setTimeout(()=>t.style.willChange="auto",bb)}function c(_){let{width:R,height:I}=l();u(Mr(o,_,R/2,I/2))}function p(_){return Js(o,{..._,width:0,height:0},l())===o}let f={show(_,R,I){let M=R===null||I?void 0:r?.boxes.get(R.text),P=R===null?void 0:_.boxes.get(R.text),N=r?.width===_.width&&r.height===_.height,A=M&&p(M)?M:void 0,z=!r||I,O=t.contains(document.activeElement),{id:L}=document.activeElement??{id:""};r=_,t.replaceChildren(_.svg),O&&(_.boxes.get(L)?.element??e).focus({preventScroll:!0});let $=Fd(_,Kd(_),l());A&&P?u(wb(o,A,P)):P?u(Ys(z?$:o,P,l())):(z||!N)&&u($)},centre(_){let R=r?.boxes.get(_.text);R&&u(Ys(o,R,l()))},keep(_){let R=r?.boxes.get(_.text);R&&u(Js(o,R,l()))},fit:()=>r&&u(Gl(r,l())),actualSize:()=>c(1/o.scale),zoom:c,dispose:()=>i.abort()};Gd(e,i.signal,()=>o,u),_b(e,i.signal,_=>r?.boxes.get(_),n);let h={signal:i.signal};e.addEventListener("keydown",_=>{_.ctrlKey||_.metaKey||_.altKey||g(_)&&_.preventDefault()},h);function g(_){let R=vb[_.key];if(R&&_.shiftKey)return C(R);if(R)return k(R);let I=v(),M={"+":()=>c(1.25),"=":()=>c(1.25),"-":()=>c(.8),0:f.actualSize,f:f.fit,e:()=>I&&n.onSelect(S(I)),Enter:()=>I&&n.onSelect(I.id)," ":()=>I&&(qd(I)?n.onToggle(I.id.number):n.onSelect(I.id)),Escape:()=>{e.focus(),n.onSelect(null)}};return M[_.key]?.(),_.key in M}function v(){return r?.boxes.get(document.activeElement?.id??"")}function S(_){let R=r?.edges.get(_.id.text)??[],I=R.findIndex(M=>M.classList.contains("selected-edge"));return pn(R[(I+1)%R.length]?.id??"")??_.id}function C(_){let[R,I]=xb[_];return u({...o,x:o.x-R*Hd,y:o.y-I*Hd}),!0}function k(_){if(!r)return!1;let R=[...r.boxes.values()],I=v()??R.find(({element:P})=>P.matches(".selected")),M=I?Bd(jd(r),I,_):Kd(r);return M&&(M.element.focus({preventScroll:!0}),u(Js(o,M,l()))),!0}let x=new ResizeObserver(()=>l().width>0&&u(o));return x.observe(e),i.signal.addEventListener("abort",()=>x.disconnect()),f}function jd({boxes:e}){return[...e.values()].filter(({element:t})=>t.matches(".node"))}function Kd(e){return jd(e).reduce((t,n)=>t&&t.y<=n.y?t:n,void 0)}var vb={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down"},xb={left:[-1,0],right:[1,0],up:[0,-1],down:[0,1]};function wb(e,t,n){return{scale:e.scale,x:e.x+(t.x+t.width/2-n.x-n.width/2)*e.scale,y:e.y+(t.y-n.y)*e.scale}}function qd({id:e}){return e.kind==="module"}function _b(e,t,n,o){let r=(l,u)=>l.target instanceof Element?l.target.closest(u):null,s=l=>n(r(l,"g.node, g.cluster")?.id??""),i=l=>r(l,".handle")!==null;e.addEventListener("click",l=>{let u=s(l),c=pn(r(l,"g.edge")?.id??"");u&&i(l)?o.onToggle(u.id.number):o.onSelect(u?.id??c)},{signal:t}),e.addEventListener("dblclick",l=>{let u=s(l);u&&qd(u)&&!i(l)&&o.onToggle(u.id.number)},{signal:t}),e.addEventListener("pointerover",l=>o.onHover(s(l)?.id??null),{signal:t}),e.addEventListener("pointerleave",()=>o.onHover(null),{signal:t})}var uo=class extends Error{constructor(n){super(`About ${ue(n.visible,"box","boxes")}, some ${Jd(n)} to lay out.`);this.graph=n}graph};function Jd({seconds:e}){return e>=90?`${Math.round(e/60)} minutes`:e>=20?`${Math.round(e/10)*10} s`:`${Math.round(e)} s`}var Zs="graph";function Zd(e,t,{address:n},{shown:o,partOfShown:r},s){let i=Ne(""),l=()=>s.value===Zs,u=xe(()=>br(n.value)),c=xe(()=>JSON.stringify(u.value)),p=()=>`${JSON.stringify(o.peek())} ${c.peek()}`,f="",h=r(()=>l()?`graph ${c.value}`:null,async(_,R)=>{i.value="Fetching the graph…";let I={expand:n.peek().expand,graph:n.peek().graph},M=await e.graph(_,u.peek(),R);if(M.quick!==null&&f!==p())throw new uo(M);let P=M.quick===null?"":`, some ${Jd(M)}`;return i.value=`Laying out ${ue(M.visible,"box","boxes")}${P}…`,{recording:_,place:I,graph:M,svg:await t(M.dot,R)}}),g=r(()=>{let{selected:_}=n.value,{value:R}=h.state.value;return _===null||!R||_t(_)&&S(_)<2?null:Yd(R.graph,_)?`drawn ${_.text} ${JSON.stringify(br(R.place))}`:null},(_,R)=>e.drawn(_,br(h.state.peek().value.place),n.peek().selected,R)),v=_=>{let{value:R}=h.state.value;return R!==void 0&&Yd(R.graph,_)};function S({kind:_,number:R}){return _!=="module"||!l()?1:h.state.value.value?.graph.repeated.get(R)??1}function C(){f=p(),h.reload()}function k(_){let R=h.state.peek().value;if(!R)throw new Error("There is no graph yet.");let{recording:I,place:M,graph:P}=R,N=br({...M,expand:P.expand});return e.figure(I,N,_,new AbortController().signal)}let x=xe(()=>{let{value:_}=h.state.value;return JSON.stringify(_?.recording)===JSON.stringify(o.value)?_:void 0});return{picture:h,current:x,progress:i,drawn:g,isInPicture:v,times:S,allowSlow:C,figure:k}}function Yd({dot:e},{text:t}){return e.includes(`id=${t} `)||e.includes(`id="${t}"`)}function Er(e,t){let n=Ne({key:"",value:void 0,error:void 0,loading:!1}),o=Ne(0),r=xe(e),s,i=0;async function l(p){let f=s=new AbortController;n.value={...n.peek(),error:void 0,loading:!0};let h=g=>{f.signal.aborted||(n.value={key:"",value:g,error:void 0,loading:!0})};try{let g=await t(f.signal,h);f.signal.aborted||(n.value={key:p,value:g,error:void 0,loading:!1})}catch(g){if(f.signal.aborted)return;let v=g instanceof Error?g:new Error(String(g));n.value={...n.peek(),error:v,loading:!1}}}function u(){s?.abort(),n.peek().loading&&(n.value={...n.peek(),loading:!1})}let c=wt(()=>{let p=r.value,f=o.value!==i;if(u(),p===null)return;let h=n.peek();if(!f&&h.value!==void 0&&h.key===p){n.value={...h,error:void 0};return}i=o.peek(),Jn(()=>l(p))});return{state:n,reload:()=>o.value+=1,cancel(){u(),n.value={...n.peek(),error:new Dn}},dispose(){c(),s?.abort()}}}var Dn=class extends Error{constructor(){super("Cancelled.")}};function Qd({frame:e}){let{graph:t}=G(),{loading:n,error:o}=t.picture.state.value;return n?a("div",{class:"progress",role:"status","data-testid":"progress",children:[a("span",{children:t.progress.value}),a("button",{type:"button","data-testid":"layout-cancel",onClick:t.picture.cancel,children:"Cancel"})]}):!o||o instanceof Dn&&t.current.value?null:o instanceof Dn?a("div",{class:"progress",role:"status",children:[a("span",{children:"The layout was cancelled."}),a("button",{type:"button","data-testid":"layout-again",onClick:t.picture.reload,children:"Lay out again"})]}):o instanceof uo?a(Sb,{of:o,frame:e}):a("div",{class:"over",children:a(Be,{message:o.message,children:[a("button",{type:"button",onClick:t.picture.reload,children:"Try again"}),a("button",{type:"button",onClick:()=>t.rearrange({expand:[]}),children:"Collapse all"})]})})}function Sb({of:e,frame:t}){let{graph:n}=G(),o=Ve(null);ke(()=>{let i=document.activeElement;return o.current?.focus(),()=>{if(document.activeElement!==document.body)return;let l=t.current&&i?CSS.escape(i.id):"";((l?t.current?.querySelector(`.canvas #${l}`):null)??t.current)?.focus({preventScroll:!0})}},[e]);let{expand:r,quick:s}=e.graph;return a("div",{class:"over",children:a("div",{class:"question",role:"alertdialog","aria-label":"A slow layout","data-testid":"layout-question",children:[a("p",{children:e.message}),a("div",{class:"actions",children:[a("button",{type:"button",ref:o,"data-testid":"layout-cancel",onClick:n.giveUp,children:"Cancel"}),a("button",{type:"button","data-testid":"layout-anyway",onClick:n.allowSlow,children:"Draw it"}),s&&s.length<r.length&&a("button",{type:"button",title:"Fold the modules with most boxes, until the rest is quick to lay out","data-testid":"layout-quick",onClick:()=>n.rearrange({expand:s}),children:"Fold the largest"})]})]})})}function Xd({drawing:e}){let{address:t,graph:n}=G(),{value:o,loading:r,error:s}=n.picture.state.value,i=t.value.expand??[],l=u=>e.boxes.get(Ie(u).text)?.element.matches(".node");return!o||r||s||!i.some(l)?null:a("p",{class:"limit",role:"status","data-testid":"graph-limit",children:["Some modules stay folded: with them this graph of"," ",ue(o.graph.visible,"box","boxes")," would be too large to read."]})}var Qs=50;function ep(e,t,n=Qs){if(t.trim()==="")return[];let o=Wo(t),r=[],{modules:s,ops:i}=e;for(let l=0;l<s.fqn.length&&r.length<n;l+=1){let[u,c]=[fn(s,l),s.type_name[l]??""];o(`${u} ${c}`.toLowerCase())&&r.push({id:Ie(l),name:u,where:c})}for(let[l,u]of i.node.entries()){if(r.length>=n)break;let c=i.module[l]??null,p=i.op[l]??"",f=[c===null?"":fn(s,c),i.source[l]],h=`${p} ${f.join(" ")}`.toLowerCase();o(h)&&r.push({id:je(u),name:p,where:f.filter(Boolean).join(" · ")})}return r}function tp({recording:e}){let{graph:t}=G(),[n,o]=re(""),[r,s]=re(!1),[i,l]=re(0),u=te(()=>ep(e,n),[e,n]),c=r&&n.trim()!=="",p=h=>{let g=u[h];g&&(s(!1),t.reveal(g.id))},f=h=>{let g=u.length-1;if(h.key==="ArrowDown")l(Math.min(g,i+1));else if(h.key==="ArrowUp")l(Math.max(0,i-1));else if(h.key==="Enter")p(i);else if(h.key==="Escape")s(!1);else return;h.preventDefault(),h.stopPropagation()};return a("div",{class:"search",children:[a("input",{type:"search",class:"filter",role:"combobox",list:void 0,placeholder:"Find an op or module","aria-label":"Find an op or module in the graph","aria-expanded":c,"aria-controls":"search-hits","aria-activedescendant":c&&u.length>0?`hit-${i}`:void 0,"data-testid":"search",value:n,onInput:h=>{o(h.currentTarget.value),l(0),s(!0)},onFocus:()=>s(!0),onBlur:()=>s(!1),onKeyDown:f}),c&&a("ul",{class:"hits",id:"search-hits",role:"listbox","aria-label":"Found",children:[u.map((h,g)=>a("li",{id:`hit-${g}`,role:"option","aria-selected":g===i,"data-testid":"search-hit","data-id":h.id.text,onMouseDown:v=>v.preventDefault(),onClick:()=>p(g),children:[a("span",{children:h.name})," ",a("small",{children:h.where})]},h.id.text)),u.length===0&&a("li",{class:"hint",children:"Nothing is called that."}),u.length===Qs&&a("li",{class:"hint",children:["The first ",Qs," are listed."]})]})]})}function np({viewport:e,recording:t}){let{address:n,graph:o,isServed:r}=G(),{selected:s}=n.value,i=s?.kind==="module"?s.number:null,l=o.picture.state.value.value;return a("div",{class:"toolbar",role:"group","aria-label":"What the graph shows",children:[a(tp,{recording:t}),a("div",{class:"group",children:[a("button",{type:"button","data-testid":"collapse-all",title:"Close every module",onClick:()=>o.rearrange({expand:[]}),children:"Collapse all"}),a("button",{type:"button","data-testid":"expand-default",title:"Open as many of the outermost modules as read well",onClick:()=>o.rearrange({expand:null}),children:"Default"}),a("button",{type:"button","data-testid":"expand-below",disabled:i===null,title:i===null?"Select a module first":"Open the selected module and everything inside it",onClick:()=>i!==null&&o.expandBelow(i),children:"Expand below"})]}),r&&a(Cb,{}),a("div",{class:"group",children:[a("button",{type:"button","aria-label":"Zoom out",title:"Zoom out (-)","data-testid":"zoom-out",onClick:()=>e.current?.zoom(.8),children:"−"}),a("button",{type:"button","aria-label":"Zoom in",title:"Zoom in (+)","data-testid":"zoom-in",onClick:()=>e.current?.zoom(1.25),children:"+"}),a("button",{type:"button",title:"Actual size (0)","data-testid":"zoom-actual",onClick:()=>e.current?.actualSize(),children:"1:1"}),a("button",{type:"button",title:"The whole graph (f)","data-testid":"zoom-fit",onClick:()=>e.current?.fit(),children:"Fit"})]}),a(kb,{picture:l})]})}function kb({picture:e}){let{graph:t,isDark:n}=G(),[o,r]=re(!1),[s,i]=re(""),l=async({recording:{run:u,step:c}})=>{r(!0),i("");try{let p=await t.figure(n.value);vs(`${xs("graph",u,c)}.svg`,"image/svg+xml",p)}catch(p){i(p instanceof Error?p.message:String(p))}r(!1)};return a(oe,{children:[a("button",{type:"button","data-testid":"download-svg",disabled:!e||o,onClick:()=>e&&void l(e),children:o?"Drawing…":"Download SVG"}),s&&a(Be,{message:s})]})}var Rb=[{name:"freed",label:"freed ops",help:"Ops that keep nothing, and whose results were dead when the forward ended",isOnFirst:!0},{name:"parameters",label:"parameters",help:"The parameters that open ops use",isOnFirst:!1},{name:"views",label:"views",help:"Ops that only make a view and keep nothing",isOnFirst:!1}];function Cb(){let{address:e,graph:t}=G(),n=e.value.graph,o=(r,s)=>t.rearrange({graph:nn(n,r,s)});return a("fieldset",{class:"group shown",children:[a("legend",{children:"Show"}),Rb.map(({name:r,label:s,help:i,isOnFirst:l})=>a("label",{class:"check",title:i,children:[a("input",{type:"checkbox","data-testid":`show-${r}`,checked:l?n[r]!=="0":n[r]==="1",onChange:({currentTarget:{checked:u}})=>o(r,u===l?"":u?"1":"0")}),s]},r))]})}function op({drawing:e}){let[t,n]=re(new Set),[o,r]=re(null),s=te(()=>Mb(e),[e]);ke(()=>{let l=o===null?[...t]:[o];l.length>0?e.svg.dataset.only=l.map($t).join(" "):delete e.svg.dataset.only},[e,t,o]);let i=l=>{let u=new Set(t);u.delete(l)||u.add(l),n(u)};return s.length===0?null:a("div",{class:"legend",role:"group","aria-label":"States of the tensors","data-testid":"legend",children:s.map(([l,u])=>a("button",{type:"button",class:"legend-item","aria-pressed":t.has(l),title:`${Tb[l]} Click to show only these.`,"data-testid":`legend-${$t(l)}`,onClick:()=>i(l),onPointerEnter:()=>r(l),onPointerLeave:()=>r(null),children:[a(Qi,{state:l}),l,a("small",{class:"number",children:J(u)})]},l))})}var Tb={cached:"Kept for the backward: at least one save refers to its memory.",freed:"Made in the forward and dead when it ended.",held:"Alive when the forward ended, though no save refers to it.",recomputed:"Made in a checkpointed region: the backward makes it again.",parameter:"A parameter or buffer: there with or without the forward.",input:"There before the forward began, and not saved.","not cached":"Freed or held: without an op stream the two cannot be told apart."};function Mb({svg:e}){return Au.map(t=>[t,e.querySelectorAll(`g.edge.${$t(t)}`).length]).filter(([,t])=>t>0)}var rp={key:"graph",title:"Graph",isKept:!0,Panel:Eb};function Eb({recording:e,isHidden:t}){let n=G(),{graph:o}=n,r=Ve(null),s=Ve(null),i=Ve(null),l=Ve(""),u=Ve(null),[c,p]=re(null),{value:f}=o.picture.state.value,{selected:h}=n.address.value,g=o.focus.value;return Mn(()=>{if(!r.current||!s.current)return;let v=Ud(r.current,s.current,{onSelect:n.select,onToggle:o.toggle,onHover:S=>u.current&&Ab(u.current,S)});return i.current=v,()=>v.dispose()},[]),Mn(()=>{if(!f)return;let v=zd(f.svg),S=JSON.stringify(f.recording),C=l.current==="",k=l.current!==S,x=o.focus.peek()??(C?n.address.peek().selected:null);i.current?.show(v,o.nearest(x,v.boxes),k),l.current=S,u.current=v,o.focus.value=null,p(v)},[f]),ke(()=>{if(g===null||!c||t||o.picture.state.peek().loading)return;let v=o.nearest(g,c.boxes);v&&i.current?.centre(v),o.focus.value=null},[g,c,t]),ke(()=>{let v=c&&o.nearest(h,c.boxes);!t&&v&&i.current?.keep(v)},[t]),ke(()=>{if(c)return h?.kind==="edge"?Pb(c,h):Ob(c,o.nearest(h,c.boxes))},[h?.text,c]),a("div",{class:"graph",children:[a(np,{viewport:i,recording:e}),c&&a(Xd,{drawing:c}),a("div",{class:"window",children:[a("div",{class:"frame",ref:r,tabIndex:0,role:"group","aria-label":"Graph of the forward pass. Arrow keys go from box to box, Enter selects, Space opens or closes a module, e goes through the edges of a box, plus and minus zoom, 0 is actual size, f fits.","data-testid":"graph-frame",children:a("div",{class:"canvas",ref:s,"data-testid":"graph-canvas"})}),a(Qd,{frame:r})]}),c&&a(op,{drawing:c})]})}function Ob(e,t){let n=t&&e.boxes.get(t.text);if(!n)return;let o=[n.element,...e.edges.get(n.id.text)??[]];return o.forEach(r=>r.classList.add("selected")),()=>o.forEach(r=>r.classList.remove("selected"))}function Pb({svg:e},t){let n=e.querySelector(`g.edge[id="${t.text}"]`),o=["selected","selected-edge"];return n?.classList.add(...o),()=>n?.classList.remove(...o)}function Ab({svg:e,edges:t},n){e.querySelectorAll(".lit").forEach(r=>r.classList.remove("lit"));let o=n===null?[]:t.get(n.text)??[];o.forEach(r=>r.classList.add("lit")),e.classList.toggle("has-lit",o.length>0)}var Lb=1/800,Ib=2e3;function sp(e,t){let n=l=>e.total_bytes[l]??0,o=Fo(e,t);if(o===0)return[];let r=[],s=(l,u)=>{let c=u;for(let p of l){let f=n(p)/o;f>=Lb&&r.length<Ib&&(r.push({call:p,depth:t.depth[p]??0,start:c,width:f}),i.push([t.children[p]??[],c])),c+=f}},i=[[t.roots,0]];for(let l=0;l<i.length;l+=1)s(...i[l]);return r}function ip(e,t,n){let o=t.start+t.width,r=e.filter(({depth:i})=>i===t.depth),s=r.indexOf(t);if(n==="ArrowRight")return r[s+1];if(n==="ArrowLeft")return r[s-1];if(n==="ArrowUp")return e.find(i=>i.depth===t.depth-1&&i.start<=t.start+1e-9&&i.start+i.width>=o-1e-9);if(n==="ArrowDown")return e.find(i=>i.depth===t.depth+1&&i.start>=t.start-1e-9&&i.start<o)}function lp({modules:e,tree:t,selected:n,onChoose:o}){let r=te(()=>sp(e,t),[e,t]),[s,i]=In(n,n),l=Ve(null),u=r.find(({call:h})=>h===s)??r[0];if(ke(()=>{l.current?.querySelector(`#bar-${s}`)?.scrollIntoView({block:"nearest"})},[s]),!u)return null;let c=Fo(e,t),p=h=>{let g=ip(r,u,h.key);if(g)i(g.call);else if(h.key==="Enter"||h.key===" ")o(u.call);else if(!h.key.startsWith("Arrow"))return;h.preventDefault()},f=Math.max(...r.map(h=>h.depth))+1;return a("div",{class:"icicle",ref:l,role:"tree","aria-label":"Module calls as bars: widths are bytes, what is inside stands below","aria-activedescendant":`bar-${u.call}`,tabIndex:0,"data-testid":"icicle",onKeyDown:p,children:a("div",{class:"icicle-inner",role:"none",style:{"--levels":f},children:r.map(h=>a(Db,{bar:h,modules:e,whole:c,isActive:h===u,isSelected:h.call===n,onChoose:o},h.call))})})}function Db({bar:e,modules:t,whole:n,isActive:o,isSelected:r,onChoose:s}){let{call:i,depth:l,start:u,width:c}=e,p=t.total_bytes[i]??0,f=`${fn(t,i)}, ${Z(p)}, ${rn(p,n)}`;return a("div",{id:`bar-${i}`,class:o?"icicle-bar active":"icicle-bar",role:"treeitem","aria-level":l+1,"aria-selected":r,"aria-label":f,title:f,"data-call":i,style:{"--start":u,"--width":c,"--depth":l},onClick:()=>s(i),children:a("span",{children:[ao(t,i)," ",a("small",{children:Z(p)})]})})}function Or({isOpen:e,onFold:t}){return t?a("button",{type:"button",class:"quiet twist",tabIndex:-1,"aria-expanded":e,"aria-label":e?"Fold":"Unfold",onClick:n=>{n.stopPropagation(),t(!e)},children:e?"−":"+"}):a("span",{class:"twist"})}function ap(e){let{modules:t,tree:n,groups:o}=e,r=Fo(t,n),s=(l,u)=>{let c=l<0?o.get(~l):void 0;return c?js(t,c,u):t[u][l]},i=(l,u,c)=>({key:l,label:u,help:c,width:"92px",isNumber:!0,cell:p=>a(X,{n:s(p,l)})});return[{key:"fqn",label:"module",width:"minmax(220px, 2fr)",cell:l=>a($b,{row:l,of:e})},{key:"type_name",label:"type",width:"minmax(100px, 1fr)",cell:l=>t.type_name[l<0?~l:l]},{key:"nodes",label:"nodes",width:"64px",isNumber:!0,cell:l=>J(s(l,"nodes")??0)},{key:"total_bytes",label:"total",help:"Charged to this module call and those inside it",width:"minmax(150px, 1fr)",isNumber:!0,cell:l=>a("span",{class:"with-bar",children:[a(sn,{part:s(l,"total_bytes")??0,whole:r}),a(X,{n:s(l,"total_bytes")})]})},i("self_bytes","self","Charged to its own ops, without the modules inside it"),i("exclusive_bytes","exclusive","What would go if only this module stopped saving"),i("freed_bytes","freed","Made inside it and freed before the forward ended")]}function $b({row:e,of:t}){let{modules:n,tree:o,groups:r,members:s,isOpen:i,fold:l,first:u}=t,c=e<0?~e:e,p=e<0?r.get(c):void 0,f=e<0||(o.children[c]?.length??0)>0,h=p?Ks(Fl(n,p),u):n.where[c];return a("span",{class:"branch",style:{"--depth":Rd(n,o,s,e)},children:[a(Or,{isOpen:i(e),...f&&{onFold:g=>l(e,g)}}),a("span",{title:n.fqn[c],children:p?.name??zb(n,c)}),p&&a("span",{class:"tag",children:`×${J(p.calls.length)}, ${Nb(n,p)}`}),h&&a("span",{class:"tag",children:h}),p&&a(_s,{names:Ed(n,p.calls,p.name),label:"what if?"})]})}function zb(e,t){let n=e.call[t]??0;return ao(e,t)+(n>0?` #${n+1}`:"")}function Nb({total_bytes:e},{calls:t}){let n=t.map(s=>e[s]??0),[o,r]=[Math.min(...n),Math.max(...n)];return o===r?`${Z(r)} each`:`${Z(o)} to ${Z(r)} each`}function up(e){return typeof e=="object"?e.key:e}function cp(e,t){let n=e.length;return new Proxy(e,{get(o,r,s){if(typeof r=="string"){let i=r.charCodeAt(0);if(i>=48&&i<=57){let l=+r;if(Number.isInteger(l)&&l>=0&&l<n){let u=o[l];if(typeof u!="object"){let c=t[l*2];u=o[l]={index:l,key:u,start:c,size:t[l*2+1],end:c+t[l*2+1],lane:0}}return u}}if(r==="length")return n}return Reflect.get(o,r,s)}})}function co(e,t,n){let o=n.initialDeps??[],r,s=!0;function i(){var l;let c=0,p=e();if(!(p.length!==o.length||p.some((g,v)=>o[v]!==g)))return r;o=p;let h=0;return r=t(...p),n?.onChange&&!(s&&n.skipInitialOnChange)&&n.onChange(r),s=!1,r}return i.updateDeps=l=>{o=l},i}function Hl(e,t){if(e===void 0)throw new Error(`Unexpected undefined${t?`: ${t}`:""}`);return e}var bn=(e,t)=>Math.abs(e-t)<1.01,dp=(e,t,n)=>{let o;return Object.assign(function(...r){e.clearTimeout(o),o=e.setTimeout(()=>t.apply(this,r),n)},{cancel:()=>{e.clearTimeout(o)}})};function pp({offset:e,isScrolling:t,elementMax:n,holdOffset:o,scrollOffset:r,pendingWrite:s,clampedMaxAtWrite:i}){var l;return t&&s===null&&e===r?"spurious":s!==null&&Math.abs(e-s.target)<1.5?"readBack":s!==null&&!s.smooth&&n!==null&&s.target>n+o+.5&&Math.abs(e-(n+o))<1.5||s!==null&&!s.smooth&&((l=s.lowMaxes)!=null&&l.some(u=>Math.abs(e-u)<1.5))?"clampedReadBack":i!==null&&Math.abs(e-i)<1.5?"clampedEcho":"external"}var Fb=e=>e==="smooth"||e==="smoothFinishing";function fp({kind:e,offset:t,command:n,target:o}){return e!=="spurious"&&e!=="readBack"&&e!=="clampedReadBack"&&n?.index!=null&&n.phase!=="queued"&&!Fb(n.phase)&&!bn(t,n.lastTargetOffset)&&!bn(t,o())&&e!=="clampedEcho"}var Kl=40;function mp(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<Kl;)n--;if(n<0)return!1;let o=e[n],r=n-1;for(;r>=0&&o.t-e[r].t<Kl;)r--;if(r<0)return!1;let s=e[r],i=(t.offset-o.offset)/(t.t-o.t),l=(o.offset-s.offset)/(o.t-s.t);return i*l>=0&&Math.abs(i)>=2*Math.abs(l)&&Math.abs(i)-Math.abs(l)>=.8}function hp(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<Kl;)n--;if(n<0)return!1;let o=e[n];return Math.abs(t.offset-o.offset)/(t.t-o.t)>=.05}var Pr,Ar=()=>{if(Pr!==void 0)return Pr;if(typeof navigator>"u")return Pr=!1;if(/iP(hone|od|ad)/.test(navigator.userAgent))return Pr=!0;let e=navigator.maxTouchPoints;return Pr=navigator.platform==="MacIntel"&&e!==void 0&&e>0},Ul,Vb=()=>Ul!==void 0?Ul:Ul=Ar()&&typeof CSS<"u"&&typeof CSS.supports=="function"&&CSS.supports("overflow-anchor: auto"),gp=()=>!Ar()||Vb();var er={capture:!0,passive:!0},Xs=class{constructor(t){this.host=t,this._touch=null,this.inMotion=()=>this._touch!==null&&this._touch.phase!=="lateFling",this.dragging=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved},this.tail=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="tail"?this._touch.moved?"fling":"tap":null},this.onScroll=({isScrolling:n,ownReadBack:o,moved:r,external:s})=>{var i,l,u;return n&&((i=this._touch)==null?void 0:i.phase)==="tail"?this._openTail(this._touch.moved||!o,!1):((l=this._touch)==null?void 0:l.phase)==="lateFling"&&(this.host.now()>this._touch.until?this._touch=null:s&&n&&r&&this._openTail(!0,!1)),!o&&n&&r&&((u=this._touch)==null?void 0:u.phase)==="down"?(this._touch.moved=!0,!0):!1},this.touchStart=()=>{this.end(),this._touch={phase:"down",moved:!1}},this.touchEnd=()=>{var n;let o=((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved;this.end(),this._openTail(o,o)},this.end=()=>{var n;let o=this.host.getWindow();((n=this._touch)==null?void 0:n.phase)==="tail"&&o!=null&&o.clearTimeout(this._touch.timerId),this._touch=null},this.listen=n=>{let o=()=>this.touchStart(),r=()=>this.touchEnd();return n.addEventListener("touchstart",o,er),n.addEventListener("touchend",r,er),n.addEventListener("touchcancel",r,er),()=>{n.removeEventListener("touchstart",o,er),n.removeEventListener("touchend",r,er),n.removeEventListener("touchcancel",r,er),this.end()}},this._openTail=(n,o)=>{let r=this.host.getWindow();if(r==null)return;this.end();let s={phase:"tail",moved:n,awaitingFling:o,timerId:r.setTimeout(()=>{if(this.host.tailStillMoving()){this._openTail(s.moved,s.awaitingFling);return}this._touch=s.awaitingFling?{phase:"lateFling",until:this.host.now()+1e3}:null,this.host.onTailClosed()},150)};this._touch=s}}get touch(){return this._touch}};var yp=e=>{let{clientWidth:t,clientHeight:n}=e;return{width:t,height:n}},xp=e=>{let t=new Set;return{schedule:n=>{let o=e.requestAnimationFrame(()=>{t.delete(o),n()});t.add(o)},cancel:()=>{t.forEach(n=>e.cancelAnimationFrame(n)),t.clear()}}},Bb=e=>e,Wb=e=>{let t=e.overscan*Math.max(e.lanes??1,1),n=Math.max(e.startIndex-t,0),r=Math.min(e.endIndex+t,e.count-1)-n+1,s=new Array(r);for(let i=0;i<r;i++)s[i]=n+i;return s},wp=(e,t)=>{let n=e.scrollElement;if(!n)return;let o=e.targetWindow;if(!o)return;let r=l=>{let{width:u,height:c}=l;t({width:Math.round(u),height:Math.round(c)})};if(r(yp(n)),!o.ResizeObserver)return()=>{};let s=xp(o),i=new o.ResizeObserver(()=>{let l=()=>{r(yp(n))};e.options.useAnimationFrameWithResizeObserver?s.schedule(l):l()});return i.observe(n,{box:"content-box"}),()=>{i.unobserve(n),s.cancel()}},bp={passive:!0};var Gb=typeof window>"u"?!0:"onscrollend"in window,Hb=(e,t,n)=>{let o=e.scrollElement;if(!o)return;let r=e.targetWindow;if(!r)return;let s=e.options.useScrollendEvent&&Gb,i=0,l=s?null:dp(r,()=>t(n(o),!1),e.options.isScrollingResetDelay),u=f=>()=>{i=n(o),l?.(),t(i,f)},c=u(!0),p=u(!1);return o.addEventListener("scroll",c,bp),s&&o.addEventListener("scrollend",p,bp),()=>{o.removeEventListener("scroll",c),s&&o.removeEventListener("scrollend",p),l?.cancel()}},_p=(e,t)=>Hb(e,t,n=>{let{horizontal:o,isRtl:r}=e.options;return o?n.scrollLeft*(r&&-1||1):n.scrollTop});var Kb=(e,t,n)=>{if(n.options.useCachedMeasurements){let o=n.indexFromElement(e),r=n.options.getItemKey(o);return n.itemSizeCache.get(r)??n.options.estimateSize(o)}if(t?.borderBoxSize){let o=t.borderBoxSize[0];if(o)return Math.round(o[n.options.horizontal?"inlineSize":"blockSize"])}if(!t){let o=n.indexFromElement(e),r=n.options.getItemKey(o),s=n.itemSizeCache.get(r);if(s!==void 0)return s}return e[n.options.horizontal?"offsetWidth":"offsetHeight"]},Ub=(e,{adjustments:t=0,behavior:n},o)=>{var r;let{scrollElement:s,options:i}=o,l=e+t,u=i.horizontal&&i.isRtl&&s!==null&&"ownerDocument"in s;(r=s?.scrollTo)==null||r.call(s,{[i.horizontal?"left":"top"]:u?-l:l,behavior:n})};var Sp=Ub,vp=(e,t)=>e==="smooth"?t?"smoothLanded":"smooth":"instant",Lr=e=>e?.phase==="smooth"||e?.phase==="smoothLanded";function jb(e,t,n,o){if(t===0)return!1;let r=o(0),s=new Set,i=0;for(;i<e;){let u=n(i);if(u===r)break;s.add(u),i++}let l=e-i;if(l===0||l>=t)return!1;for(let u=0;u<l;u++)if(o(u)!==n(i+u))return!1;for(let u=l;u<t;u++)if(s.has(o(u)))return!1;return!0}var ei=class{constructor(t){this.unsubs=[],this.scrollElement=null,this.targetWindow=null,this.isScrolling=!1,this.scrollState=null,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache=new Map,this.itemSizeCacheVersion=0,this.laneAssignments=new Map,this.pendingMin=null,this.prevLanes=void 0,this.lanesChangedFlag=!1,this.lanesSettling=!1,this.pendingScrollAnchor=null,this.scrollRect=null,this.scrollOffset=null,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._iosGesture=new Xs({getWindow:()=>this.targetWindow,now:()=>this.now(),tailStillMoving:()=>{let n=this.scrollState;if(n?.phase!=="queued"||this.pendingWrite!==null)return!1;let o=this._readElementOffset();return o===null||this._lastElementOffset===null||Math.abs(o-this._lastElementOffset)<1?!1:(this._lastElementOffset=o,n.samples=[...n.samples??[],{t:this.now(),offset:o}],!0)},onTailClosed:()=>{let n=this.scrollState;n?.phase==="queued"&&hp(n.samples??[])&&(this.scrollState=null),this._flushHoldIfReady(!0),this._writeAwaitingCommand(),this._retryClampedAdjustment()}}),this._lastElementOffset=null,this.pendingWrite=null,this._clampedAdjustment=null,this.elementsCache=new Map,this._resizeBatch=null,this.now=()=>{var n,o,r;return((r=(o=(n=this.targetWindow)==null?void 0:n.performance)==null?void 0:o.now)==null?void 0:r.call(o))??Date.now()},this.observer=(()=>{let n=null,o=null,r=!1,s=!1,i=new Set,l=()=>{if(n)return n;let c=this.targetWindow;if(!c||!c.ResizeObserver)return null;let p=o=xp(c);return n=new c.ResizeObserver(f=>{let h=()=>{let g={sync:!1};this._resizeBatch=g;try{f.forEach(u)}finally{this._resizeBatch=null,g.notify&&(this.notify(g.sync),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment(),this.measureElement(null))}};if(this.options.useAnimationFrameWithResizeObserver)p.schedule(h);else{r=!0;try{h()}finally{r=!1}}})},u=c=>{let p=c.target,f=this.indexFromElement(p);if(!p.isConnected){this.observer.unobserve(p);for(let[h,g]of this.elementsCache)if(g===p){this.elementsCache.delete(h);break}return}this.isIndexInRange(f)&&this.shouldMeasureDuringScroll(f)&&this.resizeItem(f,this.options.measureElement(p,c,this))};return{disconnect:()=>{var c;(c=l())==null||c.disconnect(),o?.cancel(),i.clear(),s=!1,n=null,o=null},observe:c=>{let p=l();if(p){if(!r){p.observe(c,{box:"border-box"});return}i.add(c),s||(s=!0,o?.schedule(()=>{s=!1,i.forEach(f=>{f.isConnected&&n?.observe(f,{box:"border-box"})}),i.clear()}))}},unobserve:c=>{var p;i.delete(c),(p=l())==null||p.unobserve(c)}}})(),this.range=null,this.setOptions=n=>{var o;let r={debug:!1,initialOffset:0,overscan:1,paddingStart:0,paddingEnd:0,scrollPaddingStart:0,scrollPaddingEnd:0,horizontal:!1,getItemKey:Bb,rangeExtractor:Wb,onChange:()=>{},measureElement:Kb,initialRect:{width:0,height:0},scrollMargin:0,gap:0,indexAttribute:"data-index",initialMeasurementsCache:[],lanes:1,anchorTo:"start",followOnAppend:!1,scrollEndThreshold:1,isScrollingResetDelay:150,enabled:!0,isRtl:!1,useScrollendEvent:!1,useAnimationFrameWithResizeObserver:!1,laneAssignmentMode:"estimate",useCachedMeasurements:!1};for(let p in n){let f=n[p];f!==void 0&&(r[p]=f)}let s=this.options,i=null,l=null,u=!1;if(s!==void 0&&s.enabled&&r.enabled&&r.anchorTo==="end"&&this.scrollElement!==null){let p=s.count,f=r.count,h=this.getMeasurements(),g=((o=this._singleLaneMeasurements)==null?void 0:o.items)??h,v=_=>up(g[_]),S=p>0?v(0):null,C=p>0?v(p-1):null;if(f!==p||p>0&&f>0&&(r.getItemKey(0)!==S||r.getItemKey(f-1)!==C)){u=!0;let _=p>0?this.getVirtualItemForOffset(this.getScrollOffset())??h[0]:null;_&&(i=[_.key,this.getScrollOffset()-_.start]);let R=r.followOnAppend===!0?"auto":r.followOnAppend||null;R&&f>0&&this.isAtEnd(s.scrollEndThreshold)&&(p===0||r.getItemKey(f-1)!==C)&&(f>p||jb(p,f,v,r.getItemKey))&&(l=R)}}this.options=r,u&&(this.pendingMin=0,this.itemSizeCacheVersion++);let c=null;if(i&&this.scrollOffset!==null&&!this._awaitingCommandReadBack()){let[p,f]=i,h=this.getMeasurements(),{count:g,getItemKey:v}=this.options,S=0;for(;S<g&&v(S)!==p;)S++;if(S<g){let C=h[S];if(C){let k=Math.max(0,C.start+f);!l&&k!==this.scrollOffset&&(c=k-this.scrollOffset,this.scrollOffset=k)}}}l?this.pendingScrollAnchor={kind:"follow",behavior:l}:c!==null&&(this._canWriteScroll()?this.pendingScrollAnchor={kind:"anchor",delta:c}:(this._holdOffset+=c,this._followOffsetTarget(c)))},this.notify=n=>{var o,r;(r=(o=this.options).onChange)==null||r.call(o,this,n)},this.maybeNotify=co(()=>(this.calculateRange(),[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]),n=>{this.notify(n)},{key:!1,debug:()=>this.options.debug,initialDeps:[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]}),this.cleanup=()=>{var n;this.unsubs.filter(Boolean).forEach(o=>o()),this.unsubs=[],this.observer.disconnect(),this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null,(n=this._momentumStop)==null||n.restore(),this._momentumStop=null,this.isScrolling=!1,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._clampedAdjustment=null,this.pendingWrite=null,this.scrollElement=null,this.targetWindow=null},this._didMount=()=>()=>{this.cleanup()},this._willUpdate=()=>{var n;let o=this.options.enabled?this.options.getScrollElement():null;if(this.scrollElement!==o){if(this.cleanup(),!o){this.maybeNotify();return}this.scrollElement=o,this.scrollElement&&"ownerDocument"in this.scrollElement?this.targetWindow=this.scrollElement.ownerDocument.defaultView:this.targetWindow=((n=this.scrollElement)==null?void 0:n.window)??null,this.elementsCache.forEach(s=>{this.observer.observe(s)}),this.unsubs.push(this.options.observeElementRect(this,s=>{this.scrollRect=s,this.maybeNotify()})),this.unsubs.push(this.options.observeElementOffset(this,(s,i)=>{var l,u,c,p;let f=i?this._elementMaxScrollOffset():null,h=this._reportedOverscroll;this._reportedOverscroll=s<0||f!==null&&s>f+1;let g=s;this._lastElementOffset=g,s=this._toLayoutOffset(s);let v=this._classifyScrollEvent(s,i,f);if(v==="spurious")return;v==="readBack"?s=this.pendingWrite.target:v==="clampedReadBack"&&((l=this.scrollState)==null?void 0:l.index)!=null&&s<this.getMaxScrollOffset()-1.5?this.scrollState.lastTargetOffset=s:fp({kind:v,offset:s,command:this.scrollState,target:()=>this.getScrollStateTarget(this.scrollState)})&&(this.scrollState=null),this.pendingWrite=null,this._clampedAdjustment!==null&&Math.abs(s-this._clampedAdjustment.maxAtWrite)>=1.5&&(this._clampedAdjustment=null);let S=this.getScrollOffset(),C=this.scrollDirection;this.scrollDirection=i?S===s?this.scrollDirection:S<s?"forward":"backward":null,this.scrollOffset=s,this.isScrolling=i;let k=this.scrollState;if(k?.phase==="queued"&&v==="external"&&i)if(h||this._reportedOverscroll)k.samples=[];else{let x=this.now();k.samples=[...(k.samples??[]).filter(_=>x-_.t<=200),{t:x,offset:g}],(C!==null&&this.scrollDirection!==C||mp(k.samples))&&(this.scrollState=null)}this._iosGesture.onScroll({isScrolling:i,ownReadBack:v==="readBack",moved:s!==S,external:v==="external"&&((u=this.scrollState)==null?void 0:u.phase)!=="smooth"&&((c=this.scrollState)==null?void 0:c.phase)!=="smoothFinishing"})&&((p=this.scrollState)==null?void 0:p.phase)==="queued"&&(this.scrollState=null),this._flushHoldIfReady(!0),this.scrollState&&this.scheduleScrollReconcile(),this.maybeNotify()})),"addEventListener"in this.scrollElement&&this.unsubs.push(this._iosGesture.listen(this.scrollElement)),this._scrollToOffset(this.getScrollOffset())}this._noteClampMax();let r=this.pendingScrollAnchor;this.pendingScrollAnchor=null,r&&this.scrollElement&&this.options.enabled&&(r.kind==="anchor"?this._canWriteScroll()?Lr(this.scrollState)&&!bn(this.getScrollOffset()-r.delta,this.scrollState.lastTargetOffset)||(this._followOffsetTarget(r.delta),this._scrollToOffset(this.getScrollOffset())):(this._holdOffset+=r.delta,this._followOffsetTarget(r.delta),this.notify(!1)):this.scrollToEnd({behavior:r.behavior})),this._flushHoldIfReady(!1),this._retryClampedAdjustment()},this._classifyScrollEvent=(n,o,r)=>{var s;return pp({offset:n,isScrolling:o,elementMax:r,holdOffset:this._holdOffset,scrollOffset:this.scrollOffset,pendingWrite:this.pendingWrite,clampedMaxAtWrite:((s=this._clampedAdjustment)==null?void 0:s.maxAtWrite)??null})},this._retryClampedAdjustment=()=>{if(this._clampedAdjustment===null||!this.scrollElement||!this.options.enabled||!this._canWriteScroll())return;let{target:n,maxAtWrite:o}=this._clampedAdjustment,r=this.getMaxScrollOffset();r>o+.5&&(this._clampedAdjustment=n>r+.5?{target:n,maxAtWrite:r}:null,this._scrollToOffset(n))},this._writeAwaitingCommand=()=>{let n=this.scrollState;if(n===null||n.phase!=="queued")return;let{behavior:o}=n;this.getMeasurements();let r=this.getScrollStateTarget(n);n.lastTargetOffset=r,this._clampedAdjustment=null,n.phase=vp(o,n.index!=null&&bn(r,this.getScrollOffset())),this._scrollToOffset(r,{behavior:o}),this.scheduleScrollReconcile()},this._readElementOffset=()=>{let n=this.scrollElement;if(n==null)return null;let{horizontal:o,isRtl:r}=this.options;return typeof n.scrollTop=="number"?o?n.scrollLeft*(r&&-1||1):n.scrollTop:typeof n.scrollY=="number"?o?n.scrollX:n.scrollY:null},this._canWriteScroll=()=>!(Ar()&&this._iosGesture.inMotion())&&!this._reportedOverscroll,this._flushHoldIfReady=n=>{var o;if(this._holdOffset===0||!this.scrollElement||!this.options.enabled||!this._canWriteScroll()||((o=this.scrollState)==null?void 0:o.phase)==="smooth")return;this._holdOffset=0,this.scrollOffset!==null&&this.scrollOffset<0&&(this.scrollOffset=0),this.notify(n);let r=this.getCommandWrittenOffset()??this.getScrollOffset();this._clampedAdjustment=this._clampedBy(r),this._scrollToOffset(r)},this.rafId=null,this.getSize=()=>this.options.enabled?(this.scrollRect=this.scrollRect??this.options.initialRect,this.scrollRect[this.options.horizontal?"width":"height"]):(this.scrollRect=null,0),this.getScrollOffset=()=>this.options.enabled?(this.scrollOffset=this.scrollOffset??(typeof this.options.initialOffset=="function"?this.options.initialOffset():this.options.initialOffset),this.scrollOffset):(this.scrollOffset=null,0),this.getMeasurementOptions=co(()=>[this.options.count,this.options.paddingStart,this.options.scrollMargin,this.options.getItemKey,this.options.enabled,this.options.lanes,this.options.laneAssignmentMode,this.options.gap],(n,o,r,s,i,l,u,c)=>(this.prevLanes!==void 0&&this.prevLanes!==l&&(this.lanesChangedFlag=!0),this.prevLanes=l,this.pendingMin=null,{count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:i,lanes:l,laneAssignmentMode:u,gap:c}),{key:!1}),this.isIndexInRange=n=>n>=0&&n<this.options.count,this.getMeasurements=co(()=>[this.getMeasurementOptions(),this.itemSizeCacheVersion],({count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:i,lanes:l,laneAssignmentMode:u,gap:c},p)=>{var f;let h=this.itemSizeCache;if(!i)return this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),[];if(this.laneAssignments.size>n)for(let x of this.laneAssignments.keys())x>=n&&this.laneAssignments.delete(x);this.lanesChangedFlag&&(this.lanesChangedFlag=!1,this.lanesSettling=!0,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.pendingMin=null),this.measurementsCache.length===0&&!this.lanesSettling&&(this.measurementsCache=this.options.initialMeasurementsCache,this.measurementsCache.forEach(x=>{this.itemSizeCache.set(x.key,x.size)}));let g=this.lanesSettling?0:this.pendingMin??0;if(this.pendingMin=null,this.lanesSettling&&this.measurementsCache.length===n&&(this.lanesSettling=!1),l===1){let x=n*2,_=(f=this._singleLaneMeasurements)==null?void 0:f.flat;if(!_||_.length<x){let P=new Float64Array(x);_&&g>0&&P.set(_.subarray(0,g*2)),_=P}let R=g===0?new Array(n):this._singleLaneMeasurements.items.slice(),I;if(g===0)I=o+r;else{let P=g-1;I=_[P*2]+_[P*2+1]+c}for(let P=g;P<n;P++){let N=s(P);R[P]=N;let A=h.get(N),z=typeof A=="number"?A:this.options.estimateSize(P);_[P*2]=I,_[P*2+1]=z,I+=z+c}this._singleLaneMeasurements={flat:_,items:R};let M=cp(R,_);return this.measurementsCache=M,M}let v=this.measurementsCache.slice(0,g),S=new Array(l).fill(void 0),C=new Float64Array(l),k=0;for(let x=0;x<g;x++){let _=v[x];_&&(S[_.lane]===void 0&&k++,S[_.lane]=x,C[_.lane]=_.end)}for(let x=g;x<n;x++){let _=s(x),R=this.laneAssignments.get(x),I,M,P=u==="estimate"||h.has(_);if(R!==void 0&&this.options.lanes>1){I=R;let O=S[I],L=O!==void 0?v[O]:void 0;M=L?L.end+c:o+r}else if(k===l){let O=0,L=C[0],$=S[0];for(let K=1;K<l;K++){let U=C[K];(U<L||U===L&&S[K]<$)&&(O=K,L=U,$=S[K])}I=O,M=L+c,P&&this.laneAssignments.set(x,I)}else I=x%this.options.lanes,M=o+r,P&&this.laneAssignments.set(x,I);let N=h.get(_),A=typeof N=="number"?N:this.options.estimateSize(x),z=M+A;v[x]={index:x,start:M,size:A,end:z,key:_,lane:I},S[I]===void 0&&k++,S[I]=x,C[I]=z}return this.measurementsCache=v,v},{key:!1,debug:()=>this.options.debug}),this.calculateRange=co(()=>[this.getMeasurements(),this.getSize(),this.getScrollOffset(),this.options.lanes,this._getLayoutTotalSize()+this.options.scrollMargin],(n,o,r,s,i)=>{if(n.length===0||o===0)return this.range=null,null;let l=Math.max(i-o,0);return this.range=Yb(n,o,Math.min(r,l),s,s===1&&this._singleLaneMeasurements!==null?this._singleLaneMeasurements.flat:null),this.range},{key:!1,debug:()=>this.options.debug}),this.getVirtualIndexes=co(()=>{let n=null,o=null,r=this.calculateRange();return r&&(n=r.startIndex,o=r.endIndex),this.maybeNotify.updateDeps([this.isScrolling,n,o]),[this.options.rangeExtractor,this.options.overscan,this.options.count,n,o,this.options.lanes]},(n,o,r,s,i,l)=>s===null||i===null?[]:n({startIndex:s,endIndex:i,overscan:o,count:r,lanes:l}),{key:!1,debug:()=>this.options.debug}),this.indexFromElement=n=>{let o=this.options.indexAttribute,r=n.getAttribute(o);return r?parseInt(r,10):(console.warn(`Missing attribute name '${o}={index}' on measured element.`),-1)},this.shouldMeasureDuringScroll=n=>{var o;if(!Lr(this.scrollState))return!0;let r=this.scrollState.index??((o=this.getVirtualItemForOffset(this.scrollState.lastTargetOffset))==null?void 0:o.index);if(r!==void 0&&this.range){let s=Math.max(this.options.overscan,Math.ceil((this.range.endIndex-this.range.startIndex)/2)),i=Math.max(0,r-s),l=Math.min(this.options.count-1,r+s);return n>=i&&n<=l}return!0},this.measureElement=n=>{if(!n){this.elementsCache.forEach((i,l)=>{i.isConnected||(this.observer.unobserve(i),this.elementsCache.delete(l))});return}let o=this.indexFromElement(n);if(!this.isIndexInRange(o))return;let r=this.options.getItemKey(o),s=this.elementsCache.get(r);s!==n&&(s&&this.observer.unobserve(s),this.observer.observe(n),this.elementsCache.set(r,n)),n.isConnected&&(!this.isScrolling||this.scrollState)&&this.shouldMeasureDuringScroll(o)&&this.resizeItem(o,this.options.measureElement(n,void 0,this))},this.resizeItem=(n,o)=>{var r,s,i;if(!this.isIndexInRange(n))return;(r=this._resizeBatch)!=null&&r.sync&&this.getMeasurements();let l,u,c,p=(s=this._singleLaneMeasurements)==null?void 0:s.flat;if(this.options.lanes===1&&p!=null)c=this.options.getItemKey(n),u=p[n*2],l=p[n*2+1];else{let g=this.measurementsCache[n];if(!g)return;c=g.key,u=g.start,l=g.size}let f=this.itemSizeCache.get(c)??l,h=o-f;if(h!==0){let g=this.options.anchorTo==="end"&&!Lr(this.scrollState)&&this.getVirtualDistanceFromEnd()<=this.options.scrollEndThreshold,v=g?this._getLayoutTotalSize():0,S=this.getScrollOffset(),k=!this.itemSizeCache.has(c)?u<S:u+f<=S&&this.scrollDirection!=="backward",x=!Lr(this.scrollState)&&(this.shouldAdjustScrollPositionOnItemSizeChange!==void 0?this.shouldAdjustScrollPositionOnItemSizeChange(this.measurementsCache[n]??{index:n,key:c,start:u,size:l,end:u+l,lane:0},h,this):k);(this.pendingMin===null||n<this.pendingMin)&&(this.pendingMin=n),this.itemSizeCache.set(c,o),this.itemSizeCacheVersion++;let _=!1;if(this._awaitingCommandReadBack()||(g?_=this.applyScrollAdjustment(this._getLayoutTotalSize()-v):x&&(_=this.applyScrollAdjustment(h))),this._resizeBatch){this._resizeBatch.notify=!0,(i=this._resizeBatch).sync||(i.sync=_);return}this.notify(_),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment()}},this.getVirtualItems=co(()=>[this.getVirtualIndexes(),this.getMeasurements(),this._holdOffset],(n,o,r)=>{let s=[];for(let i=0,l=n.length;i<l;i++){let u=n[i],c=o[u];s.push(r===0?c:{...c,start:c.start-r,end:c.end-r})}return s},{key:!1,debug:()=>this.options.debug}),this.getVirtualItemForOffset=n=>{var o;let r=this.getMeasurements();if(r.length===0)return;let s=(o=this._singleLaneMeasurements)==null?void 0:o.flat,i=this.options.lanes===1&&s!=null,l=kp(0,r.length-1,i?u=>s[u*2]:u=>Hl(r[u]).start,n);return Hl(r[l])},this._noteClampMax=()=>{if(!this._awaitingCommandReadBack())return;let n=this._elementMaxScrollOffset();if(n===null)return;let o=this.pendingWrite,r=Math.max(n,0)+this._holdOffset;if(r>=o.target)return;let s=o.lowMaxes??(o.lowMaxes=[]);s[s.length-1]!==r&&s.push(r)},this.getMaxScrollOffset=()=>(this._elementMaxScrollOffset()??0)+this._holdOffset,this._toLayoutOffset=n=>{var o;let r=n+this._holdOffset;return((o=this.pendingScrollAnchor)==null?void 0:o.kind)==="anchor"&&(r+=this.pendingScrollAnchor.delta),r},this._elementMaxScrollOffset=()=>{let n=this.scrollElement;if(n===null)return null;if("scrollHeight"in n)return this.options.horizontal?n.scrollWidth-n.clientWidth:n.scrollHeight-n.clientHeight;if("document"in n){let o=n.document.documentElement;return this.options.horizontal?o.scrollWidth-n.innerWidth:o.scrollHeight-n.innerHeight}return null},this._momentumStop=null,this._stopMomentum=n=>{let o=this.scrollElement,r=this.targetWindow;if(o===null||r===null)return;let s="document"in o?o.document.scrollingElement:o;if(!s?.style)return;if(this._momentumStop){this._momentumStop.done=n;return}let{style:i}=s,l=this.options.horizontal?"overflow-x":"overflow-y",u=i.getPropertyValue(l),c=i.getPropertyPriority(l),p=()=>this.options.horizontal?s.clientHeight:s.clientWidth,f=p();if(i.setProperty(l,"hidden","important"),p()!==f){i.setProperty(l,u,c);return}let h={restore:()=>i.getPropertyValue(l)!=="hidden"||i.getPropertyPriority(l)!=="important"?!1:(i.setProperty(l,u,c),!0),done:n};this._momentumStop=h,r.requestAnimationFrame(()=>r.requestAnimationFrame(()=>{this._momentumStop===h&&(this._momentumStop=null,h.restore()&&h.done())}))},this._clampedBy=n=>{let o=this._elementMaxScrollOffset();if(o===null)return null;let r=o+this._holdOffset;return n>r+.5?{target:n,maxAtWrite:r}:null},this.getVirtualDistanceFromEnd=()=>Math.max(this._getLayoutTotalSize()+this.options.scrollMargin-this.getSize()-this.getScrollOffset(),0),this.getDistanceFromEnd=()=>Math.max(this.getMaxScrollOffset()-this.getScrollOffset(),0),this.isAtEnd=(n=this.options.scrollEndThreshold)=>this.getDistanceFromEnd()<=n,this.getOffsetForAlignment=(n,o,r=0)=>{if(!this.scrollElement)return 0;let s=this.getSize(),i=this.getScrollOffset();o==="auto"&&(o=n>=i+s?"end":"start"),o==="center"?n+=(r-s)/2:o==="end"&&(n-=s);let l=this.getMaxScrollOffset();return Math.max(Math.min(l,n),0)},this.getOffsetForIndex=(n,o="auto")=>{n=Math.max(0,Math.min(n,this.options.count-1));let r=this.getSize(),s=this.getScrollOffset(),i=this.getMeasurements()[n];if(!i)return;if(o==="auto")if(i.end>=s+r-this.options.scrollPaddingEnd)o="end";else if(i.start<=s+this.options.scrollPaddingStart)o="start";else return[s,o];if(o==="end"&&n===this.options.count-1){let u=this.getMaxScrollOffset(),c=u-this.options.paddingEnd+this.options.scrollPaddingEnd;return[Math.max(Math.min(c,u),0),o]}let l=o==="end"?i.end+this.options.scrollPaddingEnd:i.start-this.options.scrollPaddingStart;return[this.getOffsetForAlignment(l,o,i.size),o]},this.scrollToOffset=(n,{align:o="start",behavior:r="auto"}={})=>{this._startScroll({index:null,align:o},this.getOffsetForAlignment(n,o),r,"absolute")},this.scrollToIndex=(n,{align:o="auto",behavior:r="auto"}={})=>{n=Math.max(0,Math.min(n,this.options.count-1));let s=this.getOffsetForIndex(n,o);if(!s)return;let[i,l]=s;this._startScroll({index:n,align:l},i,r,"absolute")},this.scrollBy=(n,{behavior:o="auto"}={})=>{let r=this.getOffsetForAlignment((this.getCommandWrittenOffset()??this.getScrollOffset())+n,"start");this._startScroll({index:null,align:"start"},r,o,"relative")},this.scrollToEnd=({behavior:n="auto"}={})=>{if(this.options.count>0){this._startScroll({index:this.options.count-1,align:"end",toEnd:!0},Math.max(this.getMaxScrollOffset(),0),n,"absolute");return}this.scrollToOffset(Math.max(this.getTotalSize()-this.getSize(),0),{behavior:n})},this.cancelScroll=()=>{this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null},this.getTotalSize=()=>Math.max(this._getLayoutTotalSize()-this._holdOffset,0),this._getLayoutTotalSize=()=>{var n,o;let r=this.getMeasurements(),s;if(r.length===0)s=this.options.paddingStart;else if(this.options.lanes===1){let i=r.length-1,l=(n=this._singleLaneMeasurements)==null?void 0:n.flat;l!=null?s=l[i*2]+l[i*2+1]:s=((o=r[i])==null?void 0:o.end)??0}else{let i=Array(this.options.lanes).fill(null),l=r.length-1;for(;l>=0&&i.some(u=>u===null);){let u=r[l];i[u.lane]===null&&(i[u.lane]=u.end),l--}s=Math.max(...i.filter(u=>u!==null))}return Math.max(s-this.options.scrollMargin+this.options.paddingEnd,0)},this.takeSnapshot=()=>{let n=[];if(this.itemSizeCache.size===0)return n;let o=this.getMeasurements();for(let r of o)r&&this.itemSizeCache.has(r.key)&&n.push({index:r.index,key:r.key,start:r.start,size:r.size,end:r.end,lane:r.lane});return n},this._scrollToOffset=(n,{adjustments:o,behavior:r}={})=>{let s={target:n+(o??0),smooth:r==="smooth"};return this.pendingWrite=s,this.options.scrollToFn(n-this._holdOffset,{behavior:r,adjustments:o},this),s},this.getCommandWrittenOffset=()=>this.scrollState!==null&&this.pendingWrite!==null&&!this.pendingWrite.smooth?this.pendingWrite.target:null,this._awaitingCommandReadBack=()=>{let n=this.getCommandWrittenOffset();return!(Ar()&&this._iosGesture.dragging())&&n!==null&&!bn(n,this.getScrollOffset())},this._followOffsetTarget=n=>{this.scrollState!==null&&this.scrollState.index==null&&(this.scrollState.lastTargetOffset+=n)},this.measure=()=>{this.pendingMin=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.itemSizeCacheVersion++,this.notify(!1)},this.setOptions(t)}get scrollAdjustments(){return 0}applyScrollAdjustment(t,n){if(t===0)return!1;if(this._followOffsetTarget(t),this._canWriteScroll()){let o=this.getScrollOffset();this._clampedAdjustment=this._clampedBy(o+t);let r=this._scrollToOffset(o,{adjustments:t,behavior:n});return this.scrollOffset!==null&&(this.pendingWrite===r&&(this.scrollOffset+=t),this.scrollOffset<0&&(this.scrollOffset=0)),!0}else return this._holdOffset+=t,this.scrollOffset!==null&&(this.scrollOffset+=t),!0}scheduleScrollReconcile(){if(!this.targetWindow){this.scrollState=null;return}this.rafId==null&&(this.rafId=this.targetWindow.requestAnimationFrame(()=>{this.rafId=null,this.reconcileScroll()}))}getScrollStateTarget(t){let n=t.toEnd?[Math.max(this.getMaxScrollOffset(),0)]:t.index!=null?this.getOffsetForIndex(t.index,t.align):void 0;return n?n[0]:t.lastTargetOffset}reconcileScroll(){if(!this.scrollState||!this.scrollElement)return;if(this.now()-this.scrollState.startedAt>5e3){this.scrollState=null;return}if(this.scrollState.phase==="queued"){this.scheduleScrollReconcile();return}this.getMeasurements();let o=this.getScrollStateTarget(this.scrollState),r=this.scrollState.index==null?1:this.options.useAnimationFrameWithResizeObserver?3:2,s=o!==this.scrollState.lastTargetOffset;if(!s&&bn(o,this.getScrollOffset())){if(this.scrollState.phase==="smooth"?this.scrollState.phase="smoothLanded":this.scrollState.phase==="smoothFinishing"&&(this.scrollState.phase="instant"),this.scrollState.stableFrames++,this.scrollState.stableFrames>=r){this.getScrollOffset()!==o&&this._scrollToOffset(o,{behavior:"auto"}),this.scrollState=null;return}}else if(this.scrollState.stableFrames=0,s){let i=this.getSize()||600,l=Math.abs(o-this.getScrollOffset()),u=Lr(this.scrollState)&&l>i;this.scrollState.lastTargetOffset=o,u?this.scrollState.phase="smooth":this.scrollState.phase==="smooth"?this.scrollState.phase="smoothFinishing":this.scrollState.phase==="smoothLanded"&&(this.scrollState.phase="instant"),this._scrollToOffset(o,{behavior:u?"smooth":"auto"})}this.scheduleScrollReconcile()}_startScroll(t,n,o,r){this.pendingScrollAnchor=null,this._clampedAdjustment=null;let s=this._iosGesture.tail();if(r==="absolute"&&s!==null){if(s==="fling"&&gp()){this._stopMomentum(()=>{let i=this.scrollState;i?.phase!=="queued"||this._iosGesture.tail()!=="fling"||this._reportedOverscroll||(this._iosGesture.end(),this._flushHoldIfReady(!0),this._writeAwaitingCommand())}),this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,phase:"queued",behavior:o,samples:[]},this.scheduleScrollReconcile();return}this._iosGesture.end()}this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,behavior:o,phase:vp(o,t.index!=null&&bn(n,this.getScrollOffset()))},this._scrollToOffset(n,{behavior:o}),this.scheduleScrollReconcile()}},kp=(e,t,n,o)=>{for(;e<=t;){let r=(e+t)/2|0,s=n(r);if(s<o)e=r+1;else if(s>o)t=r-1;else return r}return e>0?e-1:0};function qb(e,t,n){let o=0;for(;o<=t;){let r=(o+t)/2|0,s=e[r*2];if(s<n)o=r+1;else if(s>n)t=r-1;else return r}return o>0?o-1:0}function Yb(e,t,n,o,r){let s=e.length-1;if(e.length<=o)return{startIndex:0,endIndex:s};if(o===1&&r!==null){let c=qb(r,s,n),p=c,f=n+t;for(;p<s&&r[p*2]+r[p*2+1]<f;)p++;return{startIndex:c,endIndex:p}}let l=kp(0,s,c=>e[c].start,n),u=l;if(o===1)for(;u<s&&e[u].end<n+t;)u++;else if(o>1){let c=Array(o).fill(0);for(;u<s&&c.some(f=>f<n+t);){let f=e[u];c[f.lane]=f.end,u++}let p=Array(o).fill(n+t);for(;l>=0&&p.some(f=>f>=n);){let f=e[l];p[f.lane]=f.start,l--}l=Math.max(0,l-l%o),u=Math.min(s,u+(o-1-u%o))}return{startIndex:l,endIndex:u}}function Rp(e,t,n){let o=Ve(null),[,r]=re(0),s={count:e,overscan:10,scrollMargin:n,scrollPaddingStart:n,estimateSize:()=>t,getScrollElement:()=>o.current,scrollToFn:Sp,observeElementRect:wp,observeElementOffset:_p,onChange:()=>r(l=>l+1)},[i]=re(()=>new ei(s));return i.setOptions(s),Mn(()=>i._didMount(),[i]),Mn(()=>i._willUpdate()),{scroller:o,virtualizer:i}}var ti=28;function $n(e){let{label:t,testId:n,columns:o,rows:r,selected:s,onChoose:i,minWidth:l}=e,{scroller:u,virtualizer:c}=Rp(r.length,ti,ti),[p,f]=re(-1),h=o.map(k=>k.width).join(" "),{sort:g,topKey:v}=e;ke(()=>c.scrollToOffset(0),[g?.key,g?.descending,v]),ke(()=>{let k=s===null?-1:r.indexOf(s);k<0||(f(k),c.scrollToIndex(k,{align:"auto"}))},[s]);let S=k=>{let x=Math.max(0,Math.min(r.length-1,k));f(x),c.scrollToIndex(x,{align:"auto"})},C=k=>{if(k.target!==k.currentTarget)return;let x=r[p],_=Math.max(1,Math.floor((u.current?.clientHeight??0)/ti)-2),I={ArrowDown:p+1,ArrowUp:p-1,PageDown:p+_,PageUp:p-_,Home:0,End:r.length-1}[k.key];if(I!==void 0)S(I);else if(k.key==="Enter"&&x!==void 0)i(x);else if(k.key==="ArrowRight"&&x!==void 0)e.onFold?.(x,!0);else if(k.key==="ArrowLeft"&&x!==void 0)e.onFold?.(x,!1);else return;k.preventDefault()};return a("div",{class:"table",ref:u,role:"grid","aria-label":t,"aria-rowcount":r.length+1,"aria-activedescendant":p>=0?`${n}-${p}`:void 0,tabIndex:0,"data-testid":n,onKeyDown:C,children:a("div",{style:{minWidth:l,"--tracks":h},children:[a(Jb,{...e}),a("div",{class:"table-body",role:"rowgroup",style:{height:`${c.getTotalSize()}px`},children:c.getVirtualItems().map(({index:k,start:x})=>{let _=r[k];return _===void 0?null:a("div",{id:`${n}-${k}`,class:`tr${k===p?" active":""}`,role:"row","aria-rowindex":k+2,"aria-selected":_===s,"data-row":_,style:{transform:`translateY(${x-ti}px)`},onClick:()=>{f(k),i(_)},children:o.map(R=>a("div",{role:"gridcell",class:R.isNumber?"td number":"td",children:R.cell(_)},R.key))},_)})})]})})}function Jb({columns:e,sort:t,onSort:n}){return a("div",{class:"tr head",role:"row","aria-rowindex":1,children:e.map(({key:o,label:r,help:s,isNumber:i=!1})=>{let l=t?.key!==o?"none":t.descending?"descending":"ascending";return a("div",{role:"columnheader","aria-sort":l,class:i?"number":"",children:a("button",{type:"button",title:s,"data-testid":`sort-${o}`,onClick:()=>n(Bu(t,o,i)),children:[r,a("span",{class:"arrow","aria-hidden":"true",children:{none:"",ascending:"▲",descending:"▼"}[l]})]})},o)})})}var Cp={key:"modules",title:"Modules",Panel:Zb};function Zb({recording:e}){let{recordings:t}=G(),n=t.moduleTree.value,o=Us(e);return n?a(Qb,{modules:e.modules,tree:n,first:o}):null}function Qb({modules:e,tree:t,first:n}){let o=G(),[r,s]=En("modules"),i=te(()=>kd(e,t),[e,t]),l=te(()=>Nl(i),[i]),u=te(()=>new Set(on(r.open??"")??t.roots),[r.open,t]),c=te(()=>new Set(on(r.groups??"")),[r.groups]),p=ss(r.sort,Object.keys(e)),f=(k,x)=>{let[_,R,I]=k<0?["groups",c,~k]:["open",u,k],M=new Set(R);x?M.add(I):M.delete(I),s(_,_==="groups"&&M.size===0?"":At([...M]))},h=k=>k<0?c.has(~k):u.has(k),g=te(()=>Cd(t,i,{isOpen:k=>u.has(k),isGroupOpen:k=>c.has(k),sort:p&&{value:k=>ev(e,i,k,p.key),descending:p.descending}}),[t,i,u,c,r.sort]),v=te(()=>ap({modules:e,tree:t,groups:i,members:l,isOpen:h,fold:f,first:n}),[t,i,u,c]),{selected:S}=o.address.value,C=S&&Xb(S,o.recordings.moduleAround);return ke(()=>{if(C===null)return;let k=Qn(e,C),x=k.map(R=>l.get(R)).filter(R=>R!==void 0&&!c.has(R));x.length>0&&s("groups",At([...c,...x]));let _=k.slice(1).filter(R=>!u.has(R));_.length>0&&s("open",At([...u,..._]))},[C]),a(oe,{children:[a(lp,{modules:e,tree:t,selected:C,onChoose:k=>o.select(Ie(k))}),a("div",{class:"toolbar",children:[a("button",{type:"button","data-testid":"modules-open-all",onClick:()=>{s("open",At(Ht(e.fqn.length))),s("groups",At([...i.keys()]))},children:"Open all"}),a("button",{type:"button","data-testid":"modules-close-all",onClick:()=>{s("open",At([])),s("groups","")},children:"Close all"}),a("span",{class:"count",children:ue(e.fqn.length,"module call")})]}),a($n,{label:"Module calls in order of entry",testId:"modules-table",columns:v,rows:g,sort:p,onSort:k=>s("sort",is(k)),selected:C,onChoose:k=>k<0?f(k,!h(k)):o.select(Ie(k)),onFold:f,minWidth:"760px"})]})}function Xb(e,t){return e.kind==="module"?e.number:e.kind==="node"?t(e):null}function ev(e,t,n,o){let r=n<0?t.get(~n):void 0,s=e[o][n<0?~n:n]??null;return r&&typeof s=="number"?js(e,r,o):s}function Tp(e,t){let n=e?.split(",")??[],o=t.map(({key:r})=>r).filter(r=>n.includes(r));return o.length>0?o:null}function Mp(e,t,n,o){let r=({key:l})=>t.includes(l)?t.indexOf(l):t.length,s=n,i=new Set;for(let l of[...e].sort((u,c)=>r(u)-r(c))){if(s-=l.least+o,s<0&&i.size>0)break;i.add(l.key)}return e.map(({key:l})=>l).filter(l=>i.has(l))}function Ep(e,t,n){let{module:o="",state:r="",dtype:s="",least:i=""}=n,[l,u,c]=[Wo(n.filter??""),nv(o),hs(i)],p=n.saving==="1";return Ht(e.node.length).filter(f=>(!p||(e.saves[f]??0)>0)&&(r===""||e.output_state[f]===r)&&(s===""||e.output_dtype[f]===s)&&(c===null||tv(e,f)>=c)&&(o===""||u(t.module[f]??""))&&l(t.search[f]??""))}function tv(e,t){let n=(e.charged_bytes[t]??0)+(e.shared_bytes[t]??0);return Math.max(n,e.output_bytes[t]??0)}function nv(e){let t=e.split("*"),n=t.length-1,o=t.map((r,s)=>{let i=r.replaceAll(/[.+^${}()|[\]\\]/g,"\\$&").replaceAll("?",".");return new RegExp(`${s===0?"^":""}${i}${s===n?"(?=[.]| #|$)":""}`,"g")});return r=>{let s=0;return o.every(i=>{i.lastIndex=s;let l=i.test(r);return s=i.lastIndex,l})}}function Op(e,t){let n=new Map([["",{nbytes:0,whole:0}]]);e.charged_bytes.forEach((o,r)=>{let s=e.where[r]??"",i=n.get(s);i?i.whole+=o:n.set(s,{nbytes:0,whole:o})});for(let o of t)n.get(e.where[o]??"").nbytes+=e.charged_bytes[o]??0;return[...n].map(([o,r])=>({where:o,...r})).filter(({where:o,nbytes:r})=>o===""||r>0)}var jl=["module","op","source"];function ni(e){return jl.find(t=>t===e)??null}function Pp(e,t,n,o){let r=o==="module"?t.module:e[o],s=new Map;for(let i of n){let l=r[i]??"",u=s.get(l);u?u.push(i):s.set(l,[i])}return[...s].map(([i,l])=>({name:i,rows:l}))}var ov=["saves","charged_bytes"];function Ir(e){return ov.some(t=>t===e)}function oi(e,t,n){return n!=="saves"&&ql(e,t).length>1?null:t.rows.reduce((o,r)=>o+(e[n][r]??0),0)}function ql({where:e,charged_bytes:t},{rows:n}){return Hs(e,t,n)}var Lp=["op","charged_bytes","module","source","node"],tr="group",Yl=180,rv=["output_dtype"];function Ip(e){return e.filter(({key:t})=>!rv.includes(t))}function Dp(e,{module:t}){let n=(o,r,s)=>({...vn(88),key:o,label:r,help:s,isNumber:!0,cell:i=>a(X,{n:e[o][i]})});return[{...vn(64),key:"node",label:"#",help:"Forward order",isNumber:!0,cell:o=>e.node[o]},{...vn(120,1),key:"op",label:"op",cell:o=>a("span",{title:e.recomputed[o]?"Made again in the backward":void 0,children:[e.op[o],e.recomputed[o]&&a("span",{class:"tag",children:"recomputed"}),e.where[o]&&a("span",{class:"tag",children:e.where[o]})]})},{...vn(140,1.5),key:"module",label:"module",cell:o=>a(Vo,{text:t[o]??""})},{...vn(56),key:"saves",label:"saves",isNumber:!0,cell:o=>e.saves[o]},n("charged_bytes","charged","Storages counted at this op: it is their first saver"),n("shared_bytes","shared","Storages that this op saves too and another op counts"),n("exclusive_bytes","exclusive","What would go if only this op stopped saving"),n("output_bytes","output","Bytes of what the op returned"),{...vn(118),key:"output_state",label:"output is",help:"What became of the output when the forward ended",cell:o=>a(eo,{state:e.output_state[o]??null})},{...vn(80),key:"output_dtype",label:"dtype",help:"Of what the op returned",cell:o=>e.output_dtype[o]},{...vn(120,1),key:"source",label:"source",cell:o=>a(Vo,{text:e.source[o]??""})}]}function vn(e,t=0){return{least:e,width:t?`minmax(${e}px, ${t}fr)`:`${e}px`}}function $p(e,t){let{ops:n,first:o,groups:r,by:s,isOpen:i,fold:l}=t,u={...vn(Yl,2),key:tr,label:s,cell:p=>{if(p>=0)return a(Or,{isOpen:!1});let f=r[~p],h=f&&Ks(ql(n,f),o);return a("span",{class:"branch",style:{"--depth":0},children:[a(Or,{isOpen:i(~p),onFold:g=>l(~p,g)}),a("span",{class:"group-name",children:a(Vo,{text:f?.name||"outside of modules"})}),a("span",{class:"tag",children:ue(f?.rows.length??0,"op")}),h&&a("span",{class:"tag",children:h})]})}},c=e.map(p=>({...p,cell:f=>f>=0?p.cell(f):sv(n,r[~f],p.key)}));return[u,...c]}function sv(e,t,n){if(!t||!Ir(n))return null;let o=oi(e,t,n);return n==="saves"?o:a(X,{n:o})}function Jl(e,t,n){return n==="module"?t.module:e[n]}var Ap=["node","op","module","source","saves","charged_bytes","device","shared_bytes","exclusive_bytes","output_bytes","output_dtype","output_state","recomputed"];function zp(e,t,n,o){let r=e.where.map((i,l)=>e.charged_bytes[l]?zl(i||o).join(" + "):null),s=Ap.map(i=>i==="device"?r:Jl(e,t,i));return Wu(Ap,n.map(i=>s.map(l=>l[i]??null)))}function Np(e,t,n,o){let r=JSON.stringify({...n,sort:"",columns:"",open:"",group:""}),s=te(()=>Ep(e,t,n),[e,r]),i=ni(n.group),l=te(()=>i?Pp(e,t,Ht(e.node.length),i):[],[e,i]),u=te(()=>iv(l,s),[l,s]),c=te(()=>{let f=h=>o&&o.key!==tr?hn(h,Jl(e,t,o.key),o.descending):h;return i?lv(e,u,o).map(h=>({group:h,rows:f(u[h]?.rows??[])})):[{group:null,rows:f(s)}]},[s,n.sort,i,u]),p=te(()=>{let f=new Set(on(n.open??""));return c.flatMap(({group:h,rows:g})=>h===null?g:f.has(h)?[~h,...g]:[~h])},[c,n.open]);return{by:i,groups:u,filters:r,matching:s,ordered:()=>c.flatMap(({rows:f})=>f),rows:p}}function iv(e,t){let n=new Set(t);return e.map(({name:o,rows:r})=>({name:o,rows:r.filter(s=>n.has(s))}))}function lv(e,t,n){let o=Ht(t.length).filter(l=>t[l].rows.length>0);if(!n)return o;let{key:r,descending:s}=n,i=t.map(l=>Ir(r)?oi(e,l,r):l.name);return Ir(r)||r===tr?hn(o,i,s):o}function Vp({ops:e,settings:t,set:n}){let o=t.least??"";return a(oe,{children:[a(Kt,{type:"search",class:"filter",placeholder:"Filter by op, module or source line",label:"Filter the ops",testId:"ops-filter",value:t.filter??"",onInput:r=>n("filter",r)}),a(Kt,{type:"search",class:"filter short",placeholder:"Module, as *.mlp",label:"Only ops in modules of this name, in which * stands for any letters",testId:"ops-module",value:t.module??"",onInput:r=>n("module",r)}),a(Zl,{label:"Output is",any:"any state",testId:"ops-state",options:Fp(e.output_state),value:t.state??"",onChoose:r=>n("state",r)}),a(Zl,{label:"Type of the output",any:"any dtype",testId:"ops-dtype",options:Fp(e.output_dtype),value:t.dtype??"",onChoose:r=>n("dtype",r)}),a(Kt,{type:"search",class:"filter short",placeholder:"At least, as 1 MiB",label:"Only ops that keep or return at least so many bytes",isInvalid:o!==""&&hs(o)===null,testId:"ops-least",value:o,onInput:r=>n("least",r)}),a("label",{class:"check",children:[a("input",{type:"checkbox","data-testid":"ops-saving-only",checked:t.saving==="1",onChange:r=>n("saving",r.currentTarget.checked?"1":"")}),"only ops that save"]}),a(Zl,{label:"Group by",any:"no groups",testId:"ops-group",options:jl,value:ni(t.group)??"",onChoose:r=>{n("open",""),n("group",r)}})]})}function Fp(e){return[...new Set(e)].filter(t=>t!==null).sort()}function Zl({label:e,any:t,testId:n,options:o,value:r,onChoose:s}){let i=r===""||o.includes(r)?o:[...o,r];return a("select",{"aria-label":e,title:e,"data-testid":n,value:r,onChange:l=>s(l.currentTarget.value),children:[a("option",{value:"",children:t}),i.map(l=>a("option",{value:l,children:l},l))]})}function Bp({columns:e,shown:t,onChoose:n}){let o=r=>{let s=e.map(i=>i.key).filter(i=>i===r!==t.includes(i));s.length>0&&n(s.join(","))};return a("details",{class:"menu","data-testid":"ops-columns",children:[a("summary",{children:"Columns"}),a("div",{class:"menu-list",children:[e.map(({key:r,label:s,help:i})=>a("label",{class:"check",title:i,children:[a("input",{type:"checkbox","data-testid":`column-${r}`,checked:t.includes(r),onChange:()=>o(r)}),s==="#"?"number":s]},r)),a("button",{type:"button",onClick:()=>n(""),children:"As many as fit"})]})]})}function Wp(){let e=Ve(null),[t,n]=re(0);return Mn(()=>{let o=e.current;if(!o)return;let r=()=>n(o.clientWidth),s=new ResizeObserver(r);return s.observe(o),r(),()=>s.disconnect()},[]),{element:e,width:t}}var Gp={key:"ops",title:"Ops",Panel:av},Ql=12;function av({recording:e}){let{address:t,recordings:n,select:o}=G(),[r,s]=En("ops"),{ops:i}=e,{element:l,width:u}=Wp(),c=Us(e),p=te(()=>dv(e),[e]),f=te(()=>Dp(i,p),[e]),h=ss(r.sort,[tr,...f.map(({key:L})=>L)]),{by:g,groups:v,filters:S,matching:C,ordered:k,rows:x}=Np(i,p,r,h),_=new Set(on(r.open??"")),R=(L,$)=>{let K=new Set(_);$?K.add(L):K.delete(L),s("open",K.size>0?At([...K]):"")},I=Math.max(0,u-(g?Yl:0)),M=Tp(r.columns,f)??Mp(Ip(f),Lp,I,Ql),P=f.filter(({key:L})=>M.includes(L)&&L!==g),N=g?$p(P,{ops:i,first:c,groups:v,by:g,fold:R,isOpen:L=>_.has(L)}):P,{selected:A}=t.value,z=A?.kind==="node"?n.rowOfNode.value.get(A.number):void 0;return a("div",{class:"ops",ref:l,children:[a("div",{class:"toolbar",role:"group","aria-label":"What the table shows",children:[a(Vp,{ops:i,settings:r,set:s}),a(Bp,{columns:f,shown:M,onChoose:L=>s("columns",L)}),a("button",{type:"button","data-testid":"ops-csv",onClick:()=>{let{run:L,step:$}=n.shown.value??{run:"run",step:0},K=zp(i,p,k(),c);vs(xs("ops",L,$)+".csv","text/csv",K)},children:"Download CSV"}),a(uv,{ops:i,rows:C})]}),a($n,{label:g?`Ops by ${g}`:"Ops in forward order",testId:"ops-table",columns:N,rows:x,sort:h,onSort:L=>s("sort",is(L)),selected:z===void 0?null:cv(z,x,v),onChoose:L=>L<0?R(~L,!_.has(~L)):o(je(i.node[L]??0)),onFold:(L,$)=>L<0&&R(~L,$),topKey:S,minWidth:`${N.reduce((L,{least:$})=>L+$+Ql,Ql)}px`})]})}function uv({ops:e,rows:t}){let n=te(()=>Op(e,t),[e,t]);return a("span",{class:"count",role:"status",children:[a("span",{"data-testid":"ops-count",children:ue(t.length,"op")}),", ",a("span",{"data-testid":"ops-total",children:n.map(({where:o,nbytes:r,whole:s})=>[Z(r),o].filter(Boolean).join(" ").concat(`, ${rn(r,s)}`)).join("; ")})]})}function cv(e,t,n){return n.length===0||t.includes(e)?e:~n.findIndex(o=>o.rows.includes(e))}function dv({ops:e,modules:t}){let n=t.fqn.map((s,i)=>fn(t,i)),o=e.module.map(s=>s===null?"":n[s]??"");return{search:e.op.map((s,i)=>`${s} ${o[i]} ${e.source[i]??""}`.toLowerCase()),module:o}}var pv=["model_peak_bytes","kept_bytes"];function Hp(e){for(let t of pv){let n=e.findIndex(l=>l.key===t),o=e[n];if(!o?.nbytes)continue;let r=e.findIndex((l,u)=>u>n&&l.level<=o.level),s=e.slice(n+1,r<0?e.length:r),i=s.filter((l,u)=>l.nbytes&&(s[u+1]?.level??0)<=l.level);return{label:o.label,total:o.nbytes,all:i.map(({key:l,label:u,help:c,nbytes:p})=>({key:l,label:u,help:c,nbytes:p??0}))}}return{label:"",total:0,all:[]}}var Kp={key:"overview",title:"Overview",Panel:fv};function fv({recording:e}){let{select:t}=G(),{ledger:n,kept:o,kept_count:r}=e,s=o.reduce((u,c)=>u+c.nbytes,0),l=n.filter(({key:u})=>u.split("/")[0]==="kept_bytes").reduce((u,c)=>u+(c.nbytes??0),0);return a("div",{class:"overview","data-testid":"overview",children:[a(mv,{lines:n}),e.lighter.length>0&&a("ul",{class:"lighter","data-testid":"lighter",children:e.lighter.map(u=>a("li",{children:[u.text," ",a("button",{type:"button",class:"link",onClick:()=>t(Ie(u.calls[0]??0)),children:"show"})]},u.calls[0]))}),a("h2",{children:"Kept for the backward, the largest first"}),o.length===0&&a("p",{class:"hint",children:"Nothing is kept for the backward in this recording."}),a("ol",{class:"groups","data-testid":"groups",children:o.map(u=>a("li",{children:a(gv,{group:u,largest:o[0]?.nbytes??0})},u.members[0]?.storage))}),r>o.length&&a("p",{class:"hint","data-testid":"groups-rest",children:[ue(r-o.length,"smaller one")," not listed: these are"," ",rn(s,l)," of what is kept."]})]})}function mv({lines:e}){let{total:t,label:n,all:o}=Hp(e);return t===0?null:a("figure",{class:"parts","data-testid":"parts",children:[a("figcaption",{children:[n," ",a(X,{n:t})]}),a("div",{class:"parts-bar",role:"img","aria-label":o.map(hv).join(", "),children:o.map(r=>a("span",{class:`part ${r.key}`,style:{flexGrow:r.nbytes},title:`${r.label}: ${Pn(r.nbytes)}`},r.key))}),a("ul",{children:o.map(r=>a("li",{title:r.help,children:[a("span",{class:`part ${r.key}`,"aria-hidden":"true"}),r.label," ",a(X,{n:r.nbytes})," ",a("small",{children:rn(r.nbytes,t)})]},r.key))})]})}function hv({label:e,nbytes:t}){return`${e} ${Z(t)}`}function gv({group:e,largest:t}){let{address:n,select:o}=G(),[r,s]=re(!1),[i]=e.members,l=n.value.selected,u=e.count===1;return a("div",{class:"card","aria-current":u&&Up(i?.node,l),children:[a("span",{class:"size",children:[a(X,{n:e.nbytes}),a("small",{children:rn(e.nbytes,e.kept_bytes)}),a(sn,{part:e.nbytes,whole:t})]}),a("span",{class:"what",children:[a("button",{type:"button",class:"link","aria-expanded":u?void 0:r,onClick:()=>u&&i?o(je(i.node)):s(!r),children:[a("b",{children:e.op})," keeps ",a("code",{children:e.slot})," · ",e.module||"outside of modules",!u&&` ×${J(e.count)}`]}),a("span",{class:"type",children:[mn(e.dtype,e.shape),!u&&`, ${Z(e.nbytes/e.count)} each`]}),a("span",{class:"reason",children:e.reason}),a("small",{children:[e.source,e.category,e.name,e.device,e.saves>1&&ue(e.saves,"save")].filter(Boolean).join(" · ")}),r&&a(yv,{group:e,selected:l})]})]})}function Up(e,t){return e!==void 0&&je(e).text===t?.text}function yv({group:e,selected:t}){let{select:n}=G(),o=e.count-e.members.length;return a("ul",{class:"members",children:[e.members.map(({storage:r,node:s,fqn:i})=>a("li",{children:a("button",{type:"button",class:"link","aria-current":Up(s,t),"data-node":s,onClick:()=>n(je(s)),children:i||e.op})},r)),o>0&&a("li",{children:["and ",J(o)," more"]})]})}async function ri(e,t){let n=await e();for(let o=1/0;n.pending>0&&n.pending<o;)t(n),o=n.pending,n=await e();return n}function jp({ranks:e}){let{recordings:t}=G(),[n,o]=re(null),{modules:r,modules_count:s}=e,i=te(()=>bv(e),[e]),l=te(()=>{let u=Ht(r.length);return n?hn(u,Sv(e,n.key),n.descending):u},[e,n]);return e.ranks.filter(({nbytes:u})=>u!==null).length<2?null:r.length===0?a("p",{class:"hint pad","data-testid":"ranks-equal",children:"Every module keeps the same on all ranks."}):a(oe,{children:[a("h3",{children:["Modules that do not keep the same"," ",a("small",{children:s>r.length?`the ${J(r.length)} furthest apart of ${J(s)}`:"the furthest apart first"})]}),a($n,{label:"Modules that do not keep the same on every rank",testId:"unequal-table",columns:i,rows:l,sort:n,onSort:o,selected:null,onChoose:u=>{let c=e.ranks[r[u]?.most??-1];c?.nbytes&&t.chooseRank(c,"modules")},minWidth:"720px"})]})}function bv({ranks:e,modules:t}){let n=(o,r)=>({key:o,label:r,width:"minmax(130px, 1fr)",isNumber:!0,cell:s=>a(xv,{module:t[s],ranks:e,which:o})});return[{key:"fqn",label:"module",width:"minmax(160px, 2fr)",cell:o=>a(vv,{module:t[o]})},{key:"type_name",label:"type",width:"minmax(90px, 1fr)",cell:o=>t[o]?.type_name},{key:"ranks",label:"by rank",help:"Charged to its own ops on each rank, from the first to the last",width:"minmax(90px, 1fr)",cell:o=>a(_v,{values:t[o]?.nbytes??[],ranks:e})},n("least","smallest"),n("most","largest"),{key:"apart",label:"apart",help:"Bytes between the smallest and the largest",width:"88px",isNumber:!0,cell:o=>a(X,{n:qp(t[o])})}]}function vv({module:e}){if(!e)return null;let{fqn:t,type_name:n,times:o}=e,r=t||(n?"the model itself":"outside of modules");return a("span",{title:r,class:t?"":"none",children:[r,o>1&&a("b",{children:[" ×",J(o)]})]})}function xv({module:e,ranks:t,which:n}){let o=e?.[n]??null;if(!e||o===null)return a("span",{class:"none",children:"–"});let r=e.nbytes[o];return r==null?a(wv,{module:e,ranks:t}):a(oe,{children:[a(X,{n:r})," ",a("small",{children:["rank ",t[o]?.rank]})]})}function wv({module:e,ranks:t}){let n=t.filter(({nbytes:r},s)=>r!==null&&e.nbytes[s]===null),o=n.length===1?`rank ${n[0]?.rank}`:`${J(n.length)} ranks`;return a("small",{children:["not on ",o]})}function _v({values:e,ranks:t}){let n=Math.max(1,...e.map(r=>r??0)),o=t.map(({rank:r,nbytes:s},i)=>{let l=e[i]??null;return`rank ${r}: ${l!==null?Z(l):s?"not there":"not read"}`});return a("span",{class:"bars",role:"img","aria-label":o.join(", "),title:o.join(`
`),children:e.map((r,s)=>a("span",{style:{height:`${100*(r??0)/n}%`}},s))})}function qp(e){return!e||e.least===null||e.most===null?0:(e.nbytes[e.most]??0)-(e.nbytes[e.least]??0)}function Sv({modules:e},t){return e.map(n=>t==="fqn"?n.fqn:t==="type_name"?n.type_name:t==="least"||t==="most"?n.nbytes[n[t]??-1]??null:qp(n))}var Yp={key:"ranks",title:"Ranks",waiting:"Reading the ranks…",needsServer:!0,isFor:(e,t)=>(t?.ranks??1)>1,fetch:(e,t,n,o)=>ri(()=>e.ranks(t,n),o),mayGrow:({ranks:e})=>e.some(({problem:t})=>t!==null),Panel:kv};function kv({reply:e,isLoading:t}){return a("div",{class:"ranks","aria-busy":t,children:[a(Rv,{ranks:e}),a(Tv,{ranks:e}),a(Lv,{ranks:e}),e.pending===0&&a(jp,{ranks:e})]})}function Rv({ranks:e}){let{pending:t,totals:n}=e,o=e.ranks.length-t;return a("p",{class:"summary",role:"status","data-testid":"ranks-summary",children:[t>0?`Read ${J(o)} of ${ue(e.ranks.length,"rank")}…`:`${ue(e.ranks.length,"rank")}: ${Cv(e,n[0])}`," ",a("small",{children:"A click on a rank shows its recording."})]})}function Cv({ranks:e},t){if(!t)return"";let[n,o]=[e[t.least??0],e[t.most??0]];if(e.filter(({nbytes:l})=>l!==null).length<2)return"there is nothing to compare.";if(t.least===null||t.most===null||!n?.nbytes||!o?.nbytes)return"all keep the same for the backward.";let[s,i]=[n.nbytes[0]??0,o.nbytes[0]??0];return`rank ${o.rank} keeps ${Z(i)} for the backward, rank ${n.rank} only ${Z(s)}.`}function Tv({ranks:e}){let{recordings:t}=G(),[n,o]=re(null),r=te(()=>Ev(e),[e]),s=te(()=>{let u=Ht(e.ranks.length);return n?hn(u,Av(e,n.key),n.descending):u},[e,n]),i=t.shown.value,l=e.ranks.findIndex(({run:u,tag:c})=>u===i?.run&&c===i.tag);return a($n,{label:"Ranks",testId:"ranks-table",columns:r,rows:s,sort:n,onSort:o,selected:l,onChoose:u=>{let c=e.ranks[u];c?.nbytes&&t.chooseRank(c,"graph")},minWidth:"900px"})}var Mv=2;function Ev({ranks:e,totals:t}){return[{key:"rank",label:"rank",help:"A click on a row shows the recording of this rank",width:"48px",isNumber:!0,cell:n=>e[n]?.rank},...t.map((n,o)=>Ov(e,n,o)),{key:"run",label:"run",width:"minmax(110px, 1fr)",cell:n=>a(Vo,{text:e[n]?Pv(e[n]):""})}]}function Ov(e,t,n){let o=l=>l===null?null:e[l]?.nbytes?.[n],r=Math.max(0,...e.map((l,u)=>o(u)??0)),s=o(t.most),i=n<Mv;return{key:t.key,label:t.label,help:t.help,width:i?"minmax(200px, 2fr)":"minmax(88px, 1fr)",isNumber:!0,cell:l=>{let u=o(l);if(u===void 0)return a("span",{class:"none",children:"–"});if(u===null)return a("span",{class:"none",children:"not known"});let c=u===s;return i?a("span",{class:"with-bar wide",children:[a(sn,{part:u,whole:r}),a("span",{children:[c&&a("span",{class:"tag",children:"largest"})," ",c?a("b",{children:a(X,{n:u})}):a(X,{n:u})]})]}):c?a("b",{children:a(X,{n:u})}):a(X,{n:u})}}}function Pv({run:e,tag:t,rank:n}){return t.endsWith(`/rank${n}`)?`${e} ${t}`:e}function Av({ranks:e,totals:t},n){let o=t.findIndex(r=>r.key===n);return e.map(r=>n==="rank"?r.rank:n==="run"?r.run:r.nbytes?.[o]??null)}function Lv({ranks:{ranks:e,absent:t}}){let n=e.filter(({problem:o})=>o);return n.length===0&&t.length===0?null:a("ul",{class:"notes problems","data-testid":"ranks-problems",children:[t.length>0&&a("li",{children:[t.length===1?"Rank":"Ranks"," ",t.join(", ")," left no recording in this log directory."]}),n.map(({rank:o,run:r,tag:s,problem:i})=>a("li",{children:["Rank ",o,": ",i]},`${r} ${s}`))]})}function Xl(e){return ks(e.map(({reply:t})=>t?.points.map(({step:n})=>n)??[]))}function Qp({reply:e},t,n){let o=e?.points.map(({step:r,nbytes:s})=>[r,s?.[t]??null]);return Uu(n,new Map(o))}function ea({reply:e},t){return e?.points.find(n=>n.step===t)}function Dr({reply:e}){return e?.points.filter(({problem:t})=>t!==null)??[]}function Xp(e,t){let n=-1;return e.forEach((o,r)=>{let s=e[n]??1/0;o!==null&&Math.abs(o-t)<Math.abs(s-t)&&(n=r)}),n}var Jp=5,Zp=[[],[6,4],[2,3],[10,3,2,3],[14,5]];function ta(e){let t=Zp[(e+Math.floor(e/Jp))%Zp.length]??[];return{colour:`run-${e%Jp}`,dash:[...t]}}function ef(e){let{courses:t,axis:n,total:o,at:r,chosen:s,active:i}=e,l=te(()=>Iv(t,n,r),[t,r]),u=Lo((h,g)=>Dv(h,t,l,{chosen:s,active:i},g),[t,l,s,i]),c=l.lines[i]?.values[s]??null,p=t[i]?.run??"",f=l.lines.every(({values:h})=>h.every(g=>g===null));return a("figure",{children:[a("figcaption",{title:o.help,children:o.label}),f?a("p",{class:"hint",children:"No recording of these runs knows it."}):a(Xo,{drawing:l,chosen:s,onChoose:e.onChoose,onPoint:e.onPoint,onKey:e.onKey,onClick:(h,g,v)=>{let S=l.lines.map(({values:C})=>C[h]??null);e.onClick(h,S,g.posToVal(v,"y"))},marks:u,together:"steps",label:`${o.label}, over ${ue(n.length,"step")} of ${ue(t.length,"run")}`,valueText:`${p}, step ${n[s]}: ${c===null?"not known":Z(c)}`,testId:`steps-${o.key}`})]})}function Iv(e,t,n){let o=e.map((r,s)=>({label:r.run,width:1.5,values:Qp(r,n,t),...ta(s)}));return{x:t,lines:o,isStepped:!1}}function Dv(e,t,{x:n,lines:o},{chosen:r,active:s},i){let{ctx:l,bbox:u}=e,c=devicePixelRatio,p=o[s]?.values[r]??null;if(p!==null){l.beginPath();let g=[e.valToPos(n[r]??0,"x",!0),e.valToPos(p,"y",!0)];l.arc(...g,6*c,0,2*Math.PI),l.stroke()}l.strokeStyle=i("red-line"),l.lineWidth=2*c;let[f,h]=[u.top+u.height-8*c,4*c];for(let{step:g}of t.flatMap(Dr)){let v=e.valToPos(g,"x",!0);lo(l,v-h,f-h,v+h,f+h),lo(l,v-h,f+h,v+h,f-h)}}function tf({n:e}){let{colour:t,dash:n}=ta(e);return a("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:a("path",{d:"M1 5H29",fill:"none",stroke:`var(--${t})`,"stroke-width":"2","stroke-dasharray":n.join(" ")})})}var nf={key:"steps",title:"Steps",needsServer:!0,Panel:$v};function $v(){let{steps:e}=G(),{value:t,error:n,loading:o}=e.reply.state.value;if(n)return a(Xn,{error:n,retry:e.reply.reload});if(!t)return o?a(it,{what:"Reading the steps…"}):null;let r=t.find(({reply:s})=>s)?.reply?.totals;return a("div",{class:"steps","aria-busy":o,"data-testid":"steps",children:[a(zv,{courses:t}),r?a(Nv,{courses:t,totals:r}):null,a(Bv,{courses:t})]})}function zv({courses:e}){let{steps:t}=G(),n=e.reduce((i,{reply:l})=>i+(l?.pending??0),0),[o,r]=[t.all.value.length,t.drawn.value.length],s=o>r?`The first ${r} of ${J(o)} runs`:ue(o,"run");return a("p",{class:"summary",role:"status","data-testid":"steps-summary",children:[s,", ",ue(Xl(e).length,"step"),n>0&&`, ${ue(n,"recording")} still to be read`,"."," ",a("span",{class:"hint",children:[o>r&&"A filter in the sidebar chooses others. ","Click a point, or go to one with the arrow keys and press Enter, to open its recording."]})]})}function Nv({courses:e,totals:t}){let{recordings:n}=G(),o=n.shown.value,r=Xl(e),s={run:o?.run??"",step:o?.step??0},[i,l]=In(JSON.stringify(s),s),[u,c]=re(null),p=Rs(r,i.step),f=Math.max(0,e.findIndex(({run:v})=>v===i.run)),h=(v,S)=>{let C=v&&ea(v,S);!C||C.problem||n.choose({run:v.run,tag:v.tag,step:C.step,view:"overview"})},g=v=>{let S={ArrowUp:-1,ArrowDown:1}[v];if(S!==void 0){let C=e[(f+S+e.length)%e.length];l({...i,run:C?.run??i.run})}else if(v==="Enter")h(e[f],r[p]);else return!1;return!0};return a(oe,{children:[a("div",{class:"courses",children:t.map((v,S)=>a(ef,{courses:e,axis:r,total:v,at:S,chosen:p,active:f,onChoose:C=>l({...i,step:r[C]??0}),onPoint:c,onKey:g,onClick:(C,k,x)=>h(e[Xp(k,x)],r[C])},v.key))}),a(Fv,{courses:e,totals:t,step:r[u??p]??0,active:f,onOpen:h})]})}function Fv({courses:e,totals:t,step:n,active:o,onOpen:r}){return a("table",{class:"both at-step","aria-label":"Totals at one step","data-testid":"steps-table",children:[a("thead",{children:a("tr",{children:[a("th",{scope:"col",children:["step ",J(n)]}),t.map(({key:s,label:i,help:l})=>a("th",{scope:"col",title:l,children:i},s))]})}),a("tbody",{children:e.map((s,i)=>{let l=ea(s,n);return a("tr",{"aria-current":i===o,"data-run":s.run,children:[a("th",{scope:"row",children:[a(tf,{n:i})," ",l&&!l.problem?a("button",{type:"button",class:"link",title:`Open the recording of step ${n}`,onClick:()=>r(s,n),children:s.run}):s.run]}),l?.nbytes?l.nbytes.map((u,c)=>a("td",{children:a(X,{n:u})},t[c]?.key)):a("td",{class:"none",colSpan:t.length,children:Vv(s,l)})]},s.run)})})]})}function Vv({reply:e,problem:t},n){return(e?n?.problem:t)?"× cannot be read":e&&!n?"no recording at this step":"not read yet"}var na=8;function Bv({courses:e}){let t=e.filter(({problem:o})=>o);if(t.length>0&&t.length===e.length)return a(Be,{message:t.map(({run:o,problem:r})=>`${o}: ${r}`).join(" ")});let n=e.filter(o=>Dr(o).length>0);return t.length+n.length===0?null:a("ul",{class:"notes problems","data-testid":"steps-problems",children:[t.map(({run:o,problem:r})=>a("li",{children:[o,": ",r]},o)),n.map(o=>{let r=Dr(o);return a("li",{children:["× ",o.run,": ",ue(r.length,"recording")," cannot be read, at"," ",r.length===1?"step":"steps"," ",r.slice(0,na).map(({step:s})=>J(s)).join(", "),r.length>na&&` and ${J(r.length-na)} more`,". ",r[0]?.problem]},o.run)})]})}var sf={key:"terms",title:"Terms",waiting:"Matching the terms…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.terms(t,n),isEmpty:({layers:e})=>e.length===0,Panel:Wv};function Wv({reply:e,isLoading:t}){return a("div",{class:"terms","aria-busy":t,"data-testid":"terms",children:[a("p",{class:"hint",children:"What the formula of Korthikanti et al. says that a transformer layer keeps, and what this one keeps. Nothing is matched by force: a term without a save is not kept, a save without a term is forgotten by the formula."}),e.layers.map((n,o)=>a(Gv,{layer:n,isOpen:o===0},n.module))]})}function Gv({layer:e,isOpen:t}){let{graph:n}=G(),o=Object.entries(e.sizes).map(([u,c])=>`${u} = ${J(c)}`),r=Math.max(1,...e.rows.map(u=>Math.max(u.kept_bytes,u.formula_bytes??0))),[s,i]=[e.rows.filter(({term:u})=>u!==""),e.rows.filter(({term:u})=>u==="")],l=e.forgotten_count-i.length;return a("details",{class:"layer",open:t,"data-testid":"layer",children:[a("summary",{children:[a("b",{children:e.fqn||"the model"}),e.modules.length>1&&` ×${J(e.modules.length)}`,a("small",{children:[o.join(", "),", ",e.itemsize," bytes a value"]})]}),a("p",{class:"sums-line","data-testid":"layer-sums",children:["The formula says ",a("b",{children:Z(e.formula_bytes)}),";"," ",e.modules.length>1?"each layer":"the layer"," keeps"," ",a("b",{children:Z(e.kept_bytes)}),", of which the formula forgets"," ",a("b",{children:Z(e.forgotten_bytes)}),"."," ",a("button",{type:"button",class:"link",onClick:()=>n.reveal(Ie(e.module)),children:"Show in graph"})]}),a("div",{role:"table","aria-label":`Terms of ${e.fqn||"the model"}`,children:[a("div",{class:"term head",role:"row",children:["term","formula","says","kept","","why they differ, and who saves it"].map(u=>a("span",{role:"columnheader",class:`cell-${Hv[u]??"bar"}`,children:u},u))}),s.map(u=>a(of,{row:u,whole:r},u.term)),i.length>0&&a("div",{class:"term group",role:"row",children:a("span",{role:"cell",children:"What the formula forgets"})}),i.map((u,c)=>a(of,{row:u,whole:r},c)),l>0&&a("p",{class:"hint",children:["and ",J(l)," smaller ones"]})]})]})}var Hv={term:"what",formula:"formula",says:"says",kept:"kept","why they differ, and who saves it":"why"};function of({row:e,whole:t}){let n=e.term==="",o=e.savers_count>0,r=e.formula_bytes===e.kept_bytes;return a("div",{class:`term ${n?"forgotten":o?r?"equal":"unequal":"unkept"}`,role:"row","data-testid":"term","data-term":e.term,children:[a("span",{class:"cell-what",role:"cell",children:n?a(rf,{row:e}):e.what}),a("code",{class:"cell-formula",role:"cell",children:e.formula||"–"}),a("span",{class:"cell-says",role:"cell",children:a(X,{n:e.formula_bytes})}),a("span",{class:"cell-kept",role:"cell",children:o?a(X,{n:e.kept_bytes}):a("span",{class:"none",children:"not kept"})}),a("span",{class:"cell-bar",role:"cell",children:a(Kv,{said:e.formula_bytes??0,kept:e.kept_bytes,whole:t})}),a("span",{class:"cell-why",role:"cell",children:[e.note&&a("span",{children:e.note}),!n&&a(rf,{row:e})]})]})}function Kv({said:e,kept:t,whole:n}){let o=r=>({width:`${100*r/n}%`});return a("span",{class:"pair","aria-hidden":"true",children:[a("span",{class:"said",style:o(e)}),a("span",{class:"kept",style:o(t)})]})}function rf({row:{savers:e,savers_count:t}}){let{graph:n}=G();return a(oe,{children:[e.map(({node:o,name:r,slots:s})=>a("button",{type:"button",class:"link",onClick:()=>n.follow(je(o)),children:[r," ",s.join(" + ")]},o)),t>e.length&&` and ${J(t-e.length)} more`]})}var oa=["cached","held","not cached","recomputed","freed"];function ra({categories:e}){let t=r=>oa.includes(r)?oa.indexOf(r):oa.length,n=Object.keys(e).filter(r=>e[r]?.some(s=>s!==0)).sort((r,s)=>t(r)-t(s)),o=[];for(let r of n){let s=o.at(-1)?.top;o.push({name:r,top:(e[r]??[]).map((i,l)=>i+(s?.[l]??0))})}return o}function lf({op:e,ops:t}){let{alive:n}=G();ke(()=>{n.op.value=e},[e]),ke(()=>()=>{n.op.value=null},[]);let{value:o,error:r,loading:s}=n.reply.state.value;return r?a(Be,{message:r.message}):o?a("section",{class:"alive","aria-label":"What is alive",tabIndex:0,"aria-busy":s,"data-testid":"alive",children:[a(Uv,{reply:o}),a("ol",{children:o.alive.map(i=>a("li",{children:a(qv,{row:i,at:o.at.op,ops:t,whole:o.alive[0]?.nbytes??0})},i.storage))}),o.alive_count>o.alive.length&&a("p",{class:"hint",children:["and ",ue(o.alive_count-o.alive.length,"smaller one")]})]}):s?a(it,{what:"Reading what is alive…"}):null}function Uv({reply:e}){return a("p",{class:"summary","data-testid":"alive-summary",children:["After op ",J(e.at.op),", ",a(af,{place:e.at}),":"," ",ue(e.alive_count,"storage")," of ",a(X,{n:e.live_bytes}),e.released_count>0&&a(oe,{children:[", of which ",J(e.released_count)," of ",a(X,{n:e.released_bytes})," ",e.released_count===1?"is":"are"," released before the next op"]}),"."]})}function af({place:e}){return a(oe,{children:[a("b",{children:jv(e.name)})," ",a("small",{children:[e.fqn,e.source].filter(Boolean).join(" · ")})]})}function jv(e){return e.replace(/^aten::(\w+)(\.\w+)?$/,"$1")}function qv({row:e,at:t,ops:n,whole:o}){let{select:r}=G(),{node:s}=e.made_by;return a("button",{type:"button",class:"life-row",disabled:s===null,"data-storage":e.storage,onClick:()=>s!==null&&r(je(s)),children:[a("span",{class:"size",children:[a(X,{n:e.nbytes}),a(sn,{part:e.nbytes,whole:o})]}),a("span",{class:"what",children:[a("span",{children:[a(af,{place:e.made_by})," ",a("span",{class:"type",children:mn(e.dtype,e.shape)})]}),a("small",{children:Yv(e,t)})]}),a(Jv,{row:e,at:t,ops:n})]})}function Yv(e,t){let n=e.ended===null?"never released":`released after op ${J(e.ended)}`;return[e.state??e.phase,e.reason||e.holder&&`held by: ${e.holder}`,e.ended===t?"released before the next op":n].filter(Boolean).join(" · ")}function Jv({row:e,at:t,ops:n}){let o=l=>`${100*l/Math.max(1,n)}%`,r=e.ended===null?n:e.ended+1,s=e.made_by.op,i=J(e.last_used);return a("span",{class:"life",role:"img","aria-label":`made by op ${J(s)}, last used by op ${i}`,title:`Made by op ${J(s)}, last used by op ${i}`,children:[a("span",{class:`span patch ${$t(e.state??e.phase??"")}`,style:{left:o(s),width:o(r-s)}}),a("span",{class:"used",style:{left:o(e.last_used+.5)}}),a("span",{class:"now",style:{left:o(t+.5)}})]})}var uf={key:"timeline",title:"Timeline",waiting:"Reading the timeline…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.timeline(t,n),Panel:Zv};function Zv({reply:e,isLoading:t}){let[n,o]=En("timeline");if(e.op.length===0)return a("p",{class:"hint pad",children:"The forward made no storage, so there is nothing to draw."});let r=e.phases.at(-1)?.end_op??0,s=Number(n.at??e.peak?.op??e.op[0]),i=Qv(e,Number.isFinite(s)?s:0);return a("div",{class:"timeline","aria-busy":t,children:[e.peak&&a("p",{class:"summary","data-testid":"timeline-peak",children:["Peak ",a(X,{n:e.peak.nbytes}),e.device&&` on ${e.device}`," after op ",J(e.peak.op),"."," ",a("span",{class:"hint",children:"Click, or use the arrow keys, to see what is alive after an op; drag to zoom in, double-click to zoom out."})]}),a(Xv,{timeline:e,chosen:i,onChoose:l=>o("at",String(e.op[l]??0))}),a(lf,{op:e.op[i]??0,ops:r})]})}function Qv(e,t){let n=e.op.findIndex(o=>o>t);return Math.max(0,(n<0?e.op.length:n)-1)}function Xv({timeline:e,chosen:t,onChoose:n}){let[o,r]=re(null),s=ra(e),i=te(()=>ex(e),[e]),l=Lo((c,p)=>tx(c,e,p),[e]),u=o??t;return a(oe,{children:[a("dl",{class:"plot-legend","data-testid":"timeline-legend",children:[a("div",{children:[a("dt",{children:["after op ",J(e.op[u]??0)]}),a("dd",{children:a(X,{n:e.live_bytes[u]})})]}),s.map(({name:c})=>a("div",{children:[a("dt",{children:[a("span",{class:`patch ${$t(c)}`}),c]}),a("dd",{children:a(X,{n:e.categories[c]?.[u]})})]},c))]}),a(Xo,{drawing:i,chosen:t,onChoose:n,onPoint:r,marks:l,label:"Live bytes after each op, split by what had become of them when the forward ended",valueText:`${Z(e.live_bytes[t]??0)} after op ${e.op[t]}`,testId:"timeline-plot"})]})}function ex(e){let t=ra(e).reverse().map(({name:n,top:o})=>({label:n,colour:$t(n),fill:`${$t(n)}-fill`,values:o}));return{x:e.op,lines:t,isStepped:!0}}function tx(e,{peak:t,phases:n},o){let{ctx:r,bbox:s}=e,i=devicePixelRatio,l=s.top+s.height;r.fillStyle=r.strokeStyle=o("muted"),r.textAlign="left",r.setLineDash([2*i,3*i]);for(let u of n.slice(1)){let c=e.valToPos(u.first_op,"x",!0);lo(r,c,s.top,c,l),r.fillText(u.kind,c+4*i,l-6*i)}r.setLineDash([]),r.fillStyle=r.strokeStyle=o("fg"),t&&Bs(e,t,`peak ${Z(t.nbytes)}`,{foot:l})}var sa=[Kp,rp,Gp,Cp,uf,$d,nf,sf,Yp];function cf(e,{partOfShown:t}){let n=Ne(null),o=t(()=>n.value===null?null:`alive ${n.value}`,(r,s)=>e.alive(r,n.peek()??0,s));return{op:n,reply:o}}var nx="compare";function df(e,{address:t,change:n},{index:o,shown:r,partOfShown:s,choose:i},l){let u=xe(()=>{let{value:h}=o.state.value;return h&&r.value?wd(h,r.value,t.value.compare):null}),c=xe(()=>u.value?.other&&JSON.stringify(u.value.other)),p=s(()=>l.value===nx&&c.value?`compare ${c.value}`:null,async(h,g)=>{let v=u.peek()?.other;if(!v)throw new Error("Nothing is chosen to compare with.");if("goal"in v){let{planned:C,unreachable:k}=await e.plan(h,v,g),x=C&&C.comparison;return{shown:h,other:v,comparison:x,planned:C,unreachable:k}}let S=await e.compare(h,v,g);return{shown:h,other:v,comparison:S,planned:null,unreachable:null}});function f(){let[h,g]=[r.peek(),u.peek()?.other];!h||!g||!("key"in g)||(i(g.key),n({compare:Gs(h)}))}return{chosen:u,reply:p,swap:f}}var ox=500;function ff(e,t,n,o,r){let{address:s,change:i}=n,{modules:l,moduleTree:u,moduleAround:c}=o,p=Zd(e,t,n,o,r),{picture:f,current:h}=p,g=Ne(null);function v(){let A=h.peek();A?S(A.place):f.cancel()}function S(A){i(A),g.value=s.peek().selected}function C(){return new Set(f.state.peek().value?.graph.expand??s.peek().expand??[])}function k(A,z){i({expand:pf(A)}),g.value=Ie(z)}function x(A){return u.peek()?Ou(u.peek(),A):[A]}function _(A){let z=C();z.has(A)?x(A).forEach(O=>z.delete(O)):z.add(A),k(z,A)}function R(A){k([...C(),...x(A).slice(0,ox)],A)}function I(A,z){if(A===null||z.has(A.text))return A;let O=_t(A)&&l.peek()?Qn(l.peek(),c(A)):[];A.kind==="module"&&O.unshift(A.number);for(let L of O){let $=z.has(Ie(L).text)?L:M(L,z);if($!==void 0)return Ie($)}return null}function M(A,z){let L=(u.peek()?.children[l.peek()?.parent[A]??-1]??[]).findLast($=>$<A&&z.has(Ie($).text));return L!==void 0&&z.get(Ie(L).text)?.isRepeated?L:void 0}function P(A){let z=C(),O=z.size,L=l.peek();L&&Qn(L,c(A)).forEach(K=>z.add(K));let $=z.size===O;i({view:Zs,selected:A,...$?{}:{expand:pf(z)}}),g.value=A}function N(A){r.peek()===Zs?P(A):i({selected:A})}return{...p,focus:g,toggle:_,expandBelow:R,nearest:I,reveal:P,follow:N,giveUp:v,rearrange:S}}function pf(e){return[...new Set(e)].sort((t,n)=>t-n)}function mf(e){let t=Ne(e);return{address:t,change:n=>t.value={...t.peek(),...n}}}function hf(e,t){let n=bf(e.modules),o=r=>r&&r.flatMap(s=>n[s]??[]);return{selected:t.selected&&rx(e,n,t.selected),expand:o(t.expand),open:o(on(t.modules.open??""))}}function gf(e,t){let n=bf(e.modules),o=new Map(n.map((s,i)=>[s,i])),r=s=>{let i=s?.flatMap(l=>o.get(l)??[]);return i&&(i.length>0||s?.length===0)?i:null};return{selected:t.selected===null?null:sx(e,n,t.selected),expand:r(t.expand),modules:{open:At(r(t.open))}}}function yf(e,t){let n=e.modules.open??t.modules?.open??"";return{selected:e.selected??t.selected??null,expand:e.expand??t.expand??null,modules:nn(e.modules,"open",n)}}function bf({fqn:e,call:t}){return e.map((n,o)=>`${n} ${t[o]}`)}function vf({ops:e},t){let n=new Map;return e.op.map((o,r)=>{let s=e.module[r]??null,i=`${s===null?"":t[s]} ${o}`,l=n.get(i)??0;return n.set(i,l+1),`${i} ${l}`})}function rx(e,t,n){return n.kind==="module"?t[n.number]??null:n.kind!=="node"?null:vf(e,t)[e.ops.node.indexOf(n.number)]??null}function sx(e,t,n){let o=t.indexOf(n);if(o>=0)return Ie(o);let r=e.ops.node[vf(e,t).indexOf(n)];return r===void 0?null:je(r)}function xf(e,{address:t,change:n},o){let r=Er(()=>o.value?"index":null,e.index),s=xe(()=>ps(r.state.value.value,t.value)),i=xe(()=>s.value&&fs(s.value)),l=xe(()=>i.value?JSON.stringify(i.value):null),u=xe(()=>{let M=r.state.value.value?.runs.map(({run:z})=>z)??[],P=t.value.runs,N=Ss(P);if(N)return M.filter(N);let A=Wo(P);return M.filter(z=>A(z.toLowerCase()))});function c(M,P){return Er(()=>{let N=o.value&&l.value!==null?M():null;return N===null?null:`${l.value} ${N}`},(N,A)=>{let z=i.peek();if(!z)throw new Error("No recording is chosen.");return P(z,N,A)})}let p=c(()=>"recording",e.recording),f=xe(()=>p.state.value.value?.modules),h=xe(()=>f.value&&Eu(f.value)),g=xe(()=>{let M=p.state.value.value?.ops.node??[];return new Map(M.map((P,N)=>[P,N]))});function v({kind:M,number:P}){if(M==="module")return f.peek()?.parent[P]??null;let N=g.peek().get(P);return N===void 0?null:p.state.peek().value?.ops.module[N]??null}let S=Ne(null),C=wt(()=>{let{key:M,value:P,loading:N}=p.state.value;if(!S.value||!P||N||M!==`${l.value} recording`)return;let A=gf(P,S.value);S.value=null,n(yf(t.peek(),A))});function k(M){let{run:P,tag:N,step:A,view:z=t.peek().view}=M,{value:O}=p.state.peek(),L=S.peek()??(O?hf(O,t.peek()):null),{modules:$,ops:K}=t.peek();n({run:P,tag:N,step:A,view:z,selected:null,expand:null,timeline:{},modules:nn(nn($,"open",""),"groups",""),ops:nn(K,"open","")}),S.value=L}function x(M){let N=(r.state.peek().value?.runs.find(A=>A.run===M)?.tags??[]).find(A=>A.tag===t.peek().tag)?.tag??"";k({run:M,tag:N,step:null})}function _(M){k({run:t.peek().run,tag:M,step:null})}function R(M){let{run:P,tag:N}=t.peek();k({run:P,tag:N,step:M})}function I({run:M,tag:P},N){k({run:M,tag:P,step:i.peek()?.step??null,view:N})}return{index:r,entry:s,shown:i,matching:u,partOfShown:c,recording:p,modules:f,moduleTree:h,rowOfNode:g,moduleAround:v,choose:k,chooseRun:x,chooseTag:_,chooseStep:R,chooseRank:I,dispose:C}}var ix="steps",lx=10;function wf(e,{index:t,entry:n,matching:o},r,s){let i=xe(()=>{let p=t.state.value.value?.runs??[],f=n.value,h=new Set(o.value);return p.flatMap(g=>{if(g.run===f?.run.run)return{run:g.run,tag:f.tag};let v=h.has(g.run)?On(g,f?.tag.tag):void 0;return v?{run:g.run,tag:v}:[]})}),l=xe(()=>{let p=n.value?.run.run,f=i.value.filter(({run:h})=>h!==p).slice(0,lx-1);return i.value.filter(h=>h.run===p||f.includes(h))}),u=Er(()=>r.value&&s.value===ix?JSON.stringify(l.value):null,async(p,f)=>{let h=l.peek().map(ax),g=(v,S)=>{h[v]=S,f([...h])};return Promise.all(h.map((v,S)=>ux(e,v,p,C=>g(S,C))))});function c(){let{value:p=[],error:f}=u.state.peek(),h=new Set(l.peek().flatMap(({run:g,tag:v})=>v.problem?[g]:[]));(f||p.some(({run:g,problem:v})=>v&&!h.has(g)))&&u.reload()}return{all:i,drawn:l,reply:u,reload:c}}function ax({run:e,tag:t}){return{run:e,tag:t.tag,reply:null,problem:t.problem??""}}async function ux(e,t,n,o){if(t.problem)return t;let r=t,s=i=>o(r={...t,reply:i});try{return{...t,reply:await ri(()=>e.steps(t,n),s)}}catch(i){if(n.aborted)throw i;return{...r,problem:i instanceof Error?i.message:String(i)}}}function _f(e,t,{address:n},{entry:o,recording:r,partOfShown:s}){let i=e.filter(({needsServer:S})=>t.isServed||!S),l=(S,C)=>s(()=>C()?S.key:null,async(k,x,_)=>S.fetch?.(t,k,x,_)),u=()=>r.state.value.value?.meta,c=S=>S.isFor?.(u(),o.value?.tag)??!0,p=new Map;for(let S of i)S.isEmpty!==void 0&&p.set(S,l(S,()=>u()!==void 0&&c(S)));function f(S){if(!c(S))return!1;if(S.isEmpty===void 0)return!0;let C=p.get(S)?.state.value;return(C?.loading===!0||u()===void 0)&&n.value.view===S.key?!0:C?.value!==void 0&&!S.isEmpty(C.value)}let h=xe(()=>i.filter(f)),g=xe(()=>h.value.map(({key:C})=>C).includes(n.value.view)?n.value.view:No.view);for(let S of i)S.fetch===void 0||p.has(S)||p.set(S,l(S,()=>g.value===S.key));function v(){for(let[S,C]of p){let{value:k,error:x}=C.state.peek();(x||k!==void 0&&S.mayGrow?.(k))&&C.reload()}}return{available:h,shown:g,reply:S=>p.get(S),reload:v,dispose:()=>p.forEach(S=>S.dispose())}}function Sf(e,t,n,o=No){let r=mf(o),{address:s,change:i}=r,l=Ne(!0),u=Ne(!1),c=xf(e,r,l),p=_f(n,e,r,c),f=ff(e,t,r,c,p.shown),h=c.partOfShown(()=>_t(s.value.selected)?s.value.selected.text:null,(M,P)=>e.detail(M,s.peek().selected,P)),g=cf(e,c),v=df(e,r,c,p.shown),S=wf(e,c,l,p.shown),{index:C,recording:k}=c,x=[k,f.picture,f.drawn,h,g.reply,v.reply];function _(M){i({selected:M})}function R(){C.reload();for(let M of x){let{error:P}=M.state.peek();P&&!cx(P)&&M.reload()}S.reload(),p.reload()}function I(){for(let M of[...x,S.reply,p,c,C])M.dispose()}return{isServed:e.isServed,address:s,change:i,select:_,isVisible:l,isDark:u,recordings:c,views:p,graph:f,detail:h,alive:g,compare:v,steps:S,reload:R,dispose:I}}function cx(e){return e instanceof Dn||e instanceof uo}var kf='.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}';var Rf=`* {
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
`;var Cf=`.compare {
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
`;var Tf=`.details {
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
`;var Mf=`.edge path {
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

.swatch {
  flex: none;
}

.state {
  display: inline-flex;
  align-items: center;
  gap: 6px;
  white-space: nowrap;
}
`;var Ef=`.graph {
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
`;var Of=`.progress {
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
`;var Pf=`.header {
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
`;var Af=`.icicle {
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
`;var Lf=`@media (max-width: 820px) {
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
`;var If=`.ops {
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
`;var Df=`.overview {
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
`;var $f=`.app {
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
`;var zf=`.ranks {
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
`;var Nf=`.sidebar {
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
`;var Ff=`.steps {
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
`;var Vf=`.table {
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
`;var Bf=`.terms {
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
`;var Wf=`/* Colours are named once, per theme. Those of the states are those of
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
`;var Gf=`.timeline {
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
`;var Hf=`.toolbar {
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
`;var Kf=[kf,Wf,Rf,$f,Nf,Pf,Hf,Df,Ef,Mf,Of,Tf,Vf,If,Af,Gf,Bf,zf,Cf,Ff,Lf].join(`
`);var $r="p.activation_memory.";function po(){try{return window.parent!==window&&window.parent.document?window.parent:null}catch{return null}}function ia(e){try{let n=po()?.tensorboard?.tf_storage?.getString($r+e);if(n)return n}catch{}let t=(po()??window).location.hash.slice(1);return new URLSearchParams(t.replaceAll("+","%2B")).get($r+e)??""}function Uf(e,t,n){let o=po()?.tensorboard?.tf_storage;try{if(o){o.setString($r+e,t,{defaultValue:"",useLocationReplace:!n});return}}catch{return}if(po())return;let r=new URLSearchParams(location.hash.slice(1));t?r.set($r+e,t):r.delete($r+e);let s=`${location.pathname}${location.search}#${r.toString()}`;n?history.pushState(null,"",s):history.replaceState(null,"",s)}function jf(e){(po()??window).addEventListener("hashchange",e)}function qf(e){let t=po()?.document.body;if(t){let n=()=>e(t.classList.contains("dark-mode"));new MutationObserver(n).observe(t,{attributes:!0,attributeFilter:["class"]}),n()}else{let n=window.matchMedia("(prefers-color-scheme: dark)");n.addEventListener("change",()=>e(n.matches)),e(n.matches)}}function Yf(e){let t=()=>e(window.innerHeight>0);window.addEventListener("resize",t),t()}function Jf(e,t){if(!po())return;let{port1:n,port2:o}=new MessageChannel,r=s=>n.postMessage(JSON.stringify(s));n.onmessage=s=>{let i=JSON.parse(s.data);if(i.isReply){i.type==="experimental.GetURLPluginData"&&!i.error&&i.payload&&t(i.payload);return}i.type==="experimental.DataReloaded"&&e(),r({...i,payload:null,error:null,isReply:!0})},window.parent.postMessage("experimental.bootstrap","*",[o]),r({type:"experimental.GetURLPluginData",id:0,payload:null,error:null,isReply:!1})}var Zf=sa.map(({key:e})=>e);function vM(){try{Xf(wu,"./layout.worker.js?v=744d4da3437b")}catch(e){Qf(e)}}async function Ax(){try{let e=new Blob([await Yi("worker")],{type:"text/javascript"});Xf(Cu(),URL.createObjectURL(e))}catch(e){Qf(e)}}ku()&&Ax();function Qf(e){let t=document.createElement("p");t.setAttribute("role","alert"),t.textContent=`The Activation Memory tab could not start: ${String(e)}`,document.body.append(t)}function Xf(e,t){document.documentElement.lang="en",document.title="Activation Memory";let n=document.createElement("style");n.textContent=Kf,document.head.append(n);let o=Ui(ia,Zf),s=Sf(e,Mu(()=>new Worker(new URL(t,import.meta.url))),sa,o);qf(l=>{document.documentElement.classList.toggle("dark",l),s.isDark.value=l}),Yf(l=>s.isVisible.value=l),Lx(s);let i=document.createElement("div");i.id="activation-memory",document.body.append(i),Ya(a(qi.Provider,{value:s,children:a(Hu,{})}),i)}function Lx(e){let t=as(e.address.peek());wt(()=>{let o=as(e.address.value),r=ls.filter(i=>o[i]!==t[i]),s=r.find(i=>vu.includes(i));for(let i of s?[s,...r.filter(l=>l!==s)]:r)Uf(i,o[i],i===s);t=o});let n=o=>{let r=Ui(o,Zf),s=as(r);ls.every(i=>s[i]===t[i])||(t=s,e.change(r))};jf(()=>{e.isVisible.peek()&&n(ia)}),Jf(e.reload,o=>{ls.every(r=>!t[r])&&n(r=>o[r]??"")})}export{vM as render};
