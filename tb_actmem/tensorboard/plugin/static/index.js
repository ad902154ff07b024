var de,fu,Yi,In,Ui,ds,mu,us,hu,Ji,ji,gu,kr=Symbol.for("pv"),ps={},fs=[],Vh=/^m(i|n|o|s|text|space)$/,Zi=Array.isArray,Qi=fs.slice,no=Object.assign;function to(e){e&&e.parentNode&&e.remove()}function yu(e,t,n){var o,r,s,i={},a=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:i[s]=t[s];return a>2&&(i.children=a>3?Qi.call(arguments,2):n),_r(e,i,o,r,null)}function _r(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:kr,__v:r||++fu,__i:-1,__u:0};return!r&&de.vnode&&de.vnode(s),s}function ee(e){return e.children}function Wo(e,t){this.props=e,this.context=t,this.__g=0}function Dn(e,t){if(t==null)return e.__&&Dn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Dn(e)}function Gh(e){var t,n=e.__v,o=n.__e,r=[],s=[],i=e.__P;i&&((t=no({constructor:kr},n)).__v=n.__v+1,de.vnode&&de.vnode(t),Xi(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||Dn(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,ku(r,t,s),n.__=n.__e=null,t.__e!=o&&bu(t))}function bu(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),bu(e)}function qi(e){(8&e.__g||(e.__g|=8,In.push(e),ds++))&&Ui==de.debounceRendering||((Ui=de.debounceRendering)||queueMicrotask)(vu)}function vu(){try{for(var e,t=1;In.length;)In.length>t&&In.sort(mu),e=In.shift(),t=In.length,8&e.__g&&Gh(e)}finally{(ds=In.length)&&(Ui||queueMicrotask)(vu)}}function wu(e,t,n,o,r,s,i,a,u,c,d){var p,m,g,y,w,C,S=o.__k||fs,_=t.length;for(u=Hh(n,t,S,u,_),p=0;p<_;p++)(g=n.__k[p])!=null&&(m=~g.__i&&S[g.__i]||ps,g.__i=p,C=Xi(e,g,m,r,s,i,a,u,c,d),y=g.__e,(m.ref!=g.ref||8&m.__u)&&(m.ref&&el(m.ref,null,g,m),g.ref&&d.push(g.ref,g.__c||y,g)),w=w||y,4&g.__u?(u=xu(g,u,e,!m.__v),m.__e&&(m.__e=null)):typeof g.type=="function"&&C!==void 0?u=C:y&&(u=y.nextSibling),g.__u&=-21);return n.__e=w,u}function Hh(e,t,n,o,r){var s,i,a,u,c,d,p,m,g,y=n.length,w=y,C=0,S=0,_=e.__k=Array(r);for(s=0;s<r;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=_[s]=_r(null,i):Zi(i)?i=_[s]=_r(ee,{children:i}):i.constructor===kr&&i.__b?i=_[s]=_r(i.type,i.props,i.key,i.ref,i.__v):_[s]=i,u=s+C,i.__=e,i.__b=e.__b+1,a=null,~(c=i.__i=Kh(i,n,u,w))&&(w--,(a=n[c])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,c==u-1?C--:c==u+1?C++:c!=u&&(c>u?C--:C++,S=1)):(~c||(r>y?C--:r<y&&C++),typeof i.type!="function"&&(i.__u|=4))):_[s]=null;if(S){for(d=[],p=[],s=0;s<r;s++)if((i=_[s])&&16&i.__u){for(C=0,m=d.length;C<m;)d[g=C+m>>1]<i.__i?C=g+1:m=g;d[C]=i.__i,p[s]=C+1}for(C=d.length;s--;)p[s]&&(p[s]==C?C--:_[s].__u|=4)}if(w)for(s=0;s<y;s++)!(a=n[s])||2&a.__u||(a.__e==o&&(o=Dn(a)),tl(a,a));return o}function xu(e,t,n,o){var r,s,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=xu(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=Dn(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Kh(e,t,n,o){var r,s=e.key,i=e.type,a=t[n],u=a&&!(2&a.__u);if(a===null&&s==null||u&&s==a.key&&i==a.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((a=t[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r}return-1}function pu(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function as(e,t,n,o,r){var s,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||pu(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||pu(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=ji[t]||(ji[t]=Uh(t)),(e.__a||(e.__a={}))[t]=Ji,s=t!=(t=t.replace(hu,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Uh(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[us]==null)t[us]=Ji++;else if(t[us]<this.__a[e])return;return n(de.event?de.event(t):t)}}}function Xi(e,t,n,o,r,s,i,a,u,c){var d,p,m,g,y,w,C,S,_,R,x,I,L,O,A,D,E,T,M=t.type;if(t.constructor!==kr)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(t.__u|=u,p=s=[],d.nodeType==8?a=cs(d,s):s.push(d),a=s[0]||a),(d=de.__b)&&d(t);e:if(typeof M=="function"){m=i.length;try{if(S=t.props,_=(d=M.prototype)&&d.render,R=(d=M.contextType)&&o[d.__c],x=d?R?R.props.value:d.__:o,(g=n.__c)?(t.__c=g,2&g.__g&&(g.__g|=1)):(_?t.__c=g=new M(S,x):(t.__c=g=new Wo(S,x),g.constructor=M,g.render=qh),R&&R.sub(g),g.state||(g.state={}),g.__n=o,g.__g|=8,g.__h=[],g.__k=[]),_&&(g.__s||(g.__s=g.state),M.getDerivedStateFromProps&&(g.__s==g.state&&(g.__s=no({},g.__s)),no(g.__s,M.getDerivedStateFromProps(S,g.__s)))),y=g.props,w=g.state,g.__v=t,n.__c){if(S!==y&&_&&!M.getDerivedStateFromProps&&g.componentWillReceiveProps&&g.componentWillReceiveProps(S,x),t.__v==n.__v&&!(8&g.__g)||!(4&g.__g)&&g.shouldComponentUpdate&&g.shouldComponentUpdate(S,g.__s,x)===!1){t.__v!=n.__v&&(g.props=S,g.state=g.__s,g.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(z){z&&(z.__=t)}),fs.push.apply(g.__h,g.__k),g.__k=[],g.__h.length&&i.push(g),a=Dn(n);break e}g.componentWillUpdate&&g.componentWillUpdate(S,g.__s,x),_&&g.componentDidUpdate&&g.__h.push(function(){g.componentDidUpdate(y,w,C)})}else _&&!M.getDerivedStateFromProps&&g.componentWillMount&&g.componentWillMount(),_&&g.componentDidMount&&g.__h.push(g.componentDidMount);g.context=x,g.props=S,g.__P=e,g.__g&=-5,I=de.__r,L=_?25:0;do g.__g&=-9,I&&I(t),d=g.render(g.props,g.state=g.__s,g.context);while(8&g.__g&&++L<25);_&&(fs.push.apply(g.__h,g.__k),g.__k=[]),g.state=g.__s,g.getChildContext&&(o=no({},o,g.getChildContext())),_&&n.__c&&g.getSnapshotBeforeUpdate&&(C=g.getSnapshotBeforeUpdate(y,w)),O=d&&d.type===ee&&d.key==null?d.props.children:d,S.__P&&(d=a,r=(e=S.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(z){z&&tl(z,z)}),n.__k=null),a=n.__k?Dn(n,0):null),a=wu(e,Zi(O)?O:[O],t,n,o,r,s,i,a,u,c),S.__P&&(t.__e=null,a=d),t.__u&=-161,p&&p.some(to),g.__h.length&&i.push(g),1&g.__g&&(g.__g&=-4)}catch(z){if(i.length=m,t.__v=null,u||s)if(z&&z.then){if(t.__u|=128|u,s){for(~(E=s.indexOf(a||void 0))||(E=s.length);(T=s[E-1])&&T.nodeType==8;)E--;for(;E<s.length;E++)if(T=s[E])if(s[E]=null,A){if(T==D)break}else{if(T.nodeType!=8)break;T.data.startsWith("$s")&&(D=cs(A=T))}}if(!A){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;A=a}(d=cs(A=t.__c.__z||(t.__c.__z=A)))?(t.__e=A,a=d):t.__e=a,a=a&&a.nextSibling}else s&&s.some(to);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),z&&z.then||_u(t),de.__e(z,t,n)}}else a=t.__e=jh(n.__e,t,n,o,r,s,i,u,c,e);return(d=de.diffed)&&d(t),a}function cs(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function _u(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(_u))}function ku(e,t,n){for(var o=0;o<n.length;)el(n[o++],n[o++],n[o++]);de.__c&&de.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){de.__e(s,r.__v)}})}function jh(e,t,n,o,r,s,i,a,u,c){var d,p,m,g,y,w,C,S,_=n.props||ps,R=t.props,x=t.type;if(x=="svg"?r="http://www.w3.org/2000/svg":x=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((y=s[d])&&(x?y.localName==x:y.nodeType==3)){e=y,s[d]=null;break}}if(!e){if(S=c.ownerDocument||document,!x)return S.createTextNode(R);e=S.createElementNS(r,x,R.is?R:c),a&&(de.__m&&de.__m(t,s),a=!1),s=null}if(x){if(c=x=="template"&&e.content||e,s=x=="textarea"&&R.defaultValue!=null?null:s&&Qi.call(c.childNodes),!a&&s)for(_={},d=0;d<e.attributes.length;d++)_[(y=e.attributes[d]).name]=y.value;for(d in _)y=_[d],d=="dangerouslySetInnerHTML"?m=y:d=="children"||d in R||d=="value"&&"defaultValue"in R||d=="checked"&&"defaultChecked"in R||as(e,d,null,y,r);for(d in R)y=R[d],d=="children"?g=y:d=="dangerouslySetInnerHTML"?p=y:d=="value"?w=y:d=="checked"?C=y:a&&typeof y!="function"||_[d]===y||as(e,d,y,_[d],r);p?(a||m&&(p.__html==m.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(m&&(e.textContent=""),(x=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Vh.test(x))&&(r="http://www.w3.org/1999/xhtml"),wu(c,Zi(g)?g:[g],t,n,o,r,s,i,s?s[0]:n.__k&&Dn(n,0),a,u),s&&s.some(to)),a&&x!="textarea"||(d="value",x=="progress"&&w==null?e.removeAttribute(d):w==null||w===e[d]&&(x!="progress"||w)||as(e,d,w,_[d],r),d="checked",C!=null&&C!=e[d]&&as(e,d,C,_[d],r))}else _===R||a&&e.data==R||(e.data=R);return e}function el(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){de.__e(r,n)}}function tl(e,t,n){var o,r,s,i;if(de.unmount&&de.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||el(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){de.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&tl(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=cs(o,s=[]))&&(o==e.__e&&s.some(to),to(r),to(o)),n||to(e.__e),e.__e=e.__c=e.__=null}function qh(e,t,n){return this.constructor(e,n)}function Su(e,t){var n,o,r,s;de.__&&de.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=_r(ee,{children:[e]}),r=[],s=[],Xi(t,t.__k,o||ps,ps,t.namespaceURI,o?null:t.firstChild?Qi.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),ku(r,t.__k,s),t.__k.props.children=null}function Ru(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&o.forEach(function(i){i.__g|=4,qi(i)})},this.sub=function(s){o.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){o.delete(s),i&&i.call(s)}}),n.children}return t.__c="__cC"+gu++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}de={__e:function(e,t,n,o){for(var r,s,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){e=a}}throw ds=0,e}},fu=0,Yi=function(e){return e!=null&&e.constructor===kr},Wo.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=no({},this.state)),typeof e=="function"&&(e=e(no({},n),this.props)),e&&(no(n,e),this.__v&&(t&&this.__k.push(t),qi(this)))},Wo.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),qi(this))},Wo.prototype.render=ee,In=[],ds=0,mu=function(e,t){return e.__v.__b-t.__v.__b},us=Symbol(),hu=/(PointerCapture)$|Capture$/i,Ji=0,ji={},gu=0;var oo,Fe,nl,Cu,ol=Object.is,Rr=0,Du=[],rl=[],We=de,Tu=We.__b,Pu=We.__r,Mu=We.diffed,Eu=We.__c,Ou=We.unmount,Au=We.__;function Cr(e,t){We.__h&&We.__h(Fe,e,Rr||t),Rr=0;var n=Fe.__H||(Fe.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function ne(e){return Rr=1,Yh(zu,e)}function Yh(e,t,n){var o=Cr(oo++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):zu(void 0,t),function(s){var i=(o.__N||o.__)[0],a=o.t(i,s);ol(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Fe,!Fe.__f)){Fe.__f=!0;var r=Fe.shouldComponentUpdate;Fe.shouldComponentUpdate=function(s,i,a){var u=this.__H;if(!u)return!0;var c=!1,d=this.props!=s;if(u.__.some(function(m){m.__N&&(c=!0,ol(m.__[0],m.__N[0])||(d=!0))}),r){var p=r.call(this,s,i,a);return c?p||d:p}return!c||d}}return o.__}function pe(e,t){var n=Cr(oo++,3);!We.__s&&il(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Fe.__H.__h.push(n))}function xt(e,t){var n=Cr(oo++,4);!We.__s&&il(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Fe.__h.push(n))}function ue(e){return Rr=5,te(function(){return{current:e}},[])}function te(e,t){var n=Cr(oo++,7);return il(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function $n(e,t){return Rr=8,te(function(){return e},t)}function $u(e){var t=Fe.context[e.__c],n=Cr(oo++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(Fe)),t.props.value):e.__}function Jh(){var e;do{for(;e=rl.shift();)try{Sr(e)}catch(n){We.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Du.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Sr),t.__h.some(sl),t.__h=[]}catch(n){t.__h=[],We.__e(n,e.__v)}}}while(rl.length)}We.__b=function(e){Fe=null,Tu&&Tu(e)},We.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Au&&Au(e,t)},We.__r=function(e){Pu&&Pu(e),oo=0;var t=(Fe=e.__c).__H;t&&(nl==Fe?Fe.__h=[]:(t.__h.some(Sr),t.__h.some(sl),oo=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),nl=Fe},We.diffed=function(e){Mu&&Mu(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Iu(Du.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),nl=Fe=null},We.__c=function(e,t){t.some(function(n){try{n.__h.some(Sr),n.__h=n.__h.filter(function(o){return!o.__||sl(o)})}catch(o){n.__h=[function(){throw o}]}}),Eu&&Eu(e,t)},We.unmount=function(e){Ou&&Ou(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Iu(rl.push(r))}else Sr(r)}catch(s){t=s}}),o.__H=void 0,t&&We.__e(t,o.__v))};var Lu=typeof requestAnimationFrame=="function";function Zh(e){var t,n=function(){clearTimeout(o),Lu&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Lu&&(t=requestAnimationFrame(n))}function Iu(e){e!=1&&Cu==We.requestAnimationFrame||((Cu=We.requestAnimationFrame)||Zh)(Jh)}function Sr(e){var t=Fe,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Fe=t}function sl(e){var t=Fe;e.__c=e.__(),Fe=t}function il(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!ol(n,e[o])})}function zu(e,t){return typeof t=="function"?t(e):t}var Qh=Symbol.for("preact-signals");function ys(){if(xn>1)xn--;else{var e,t=!1;for((function(){var r=hs;for(hs=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var i=s.t;i!==void 0;i=i.x)i.i===r.i&&(i.i=s.i);r=r.o}})();Pr!==void 0;){var n=Pr;for(Pr=void 0,ms++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Fu(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(ms=0,xn--,t)throw e}}function al(e){if(xn>0)return e();ll=++Xh,xn++;try{return e()}finally{ys()}}var Tr,Ie=void 0;function ro(e){var t=Ie,n=Tr;Ie=void 0,Tr=void 0;try{return e()}finally{Ie=t,Tr=n}}var Pr=void 0,xn=0,ms=0,Xh=0,ll=0,hs=void 0,gs=0;function Nu(e){if(Ie!==void 0){var t=e.n;if(t===void 0||t.t!==Ie)return t={i:0,S:e,p:Ie.s,n:void 0,t:Ie,e:void 0,x:void 0,r:t},Ie.s!==void 0&&(Ie.s.n=t),Ie.s=t,e.n=t,32&Ie.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Ie.s,t.n=void 0,Ie.s.n=t,Ie.s=t),t}}function qe(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}qe.prototype.brand=Qh;qe.prototype.h=function(){return!0};qe.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:ro(function(){var o;(o=t.W)==null||o.call(t)}))};qe.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&ro(function(){var r;(r=t.Z)==null||r.call(t)}))}};qe.prototype.subscribe=function(e){var t=this;return yt(function(){var n=t.value;ro(function(){return e(n)})},{name:"sub"})};qe.prototype.valueOf=function(){return this.value};qe.prototype.toString=function(){return this.value+""};qe.prototype.toJSON=function(){return this.value};qe.prototype.peek=function(){var e=this;return ro(function(){return e.value})};Object.defineProperty(qe.prototype,"value",{get:function(){var e=Nu(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(ms>100)throw new Error("Cycle detected");(function(n){xn!==0&&ms===0&&n.l!==ll&&(n.l=ll,hs={S:n,v:n.v,i:n.i,o:hs})})(this),this.v=e,this.i++,gs++,xn++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ys()}}}});function ke(e,t){return new qe(e,t)}function Fu(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Wu(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Bu(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function so(e,t){qe.call(this,void 0,t),this.x=e,this.s=void 0,this.g=gs-1,this.f=4}so.prototype=new qe;so.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===gs))return!0;if(this.g=gs,this.f|=1,this.i>0&&!Fu(this))return this.f&=-2,!0;var e=Ie;try{Wu(this),Ie=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Ie=e,Bu(this),this.f&=-2,!0};so.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}qe.prototype.S.call(this,e)};so.prototype.U=function(e){if(this.t!==void 0&&(qe.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};so.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(so.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Nu(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function ve(e,t){return new so(e,t)}function Vu(e){var t=e.j;if(e.j=void 0,typeof t=="function"){xn++;var n=Ie;Ie=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,ul(e),o}finally{Ie=n,ys()}}}function ul(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Vu(e)}function eg(e){if(Ie!==this)throw new Error("Out-of-order effect");Bu(this),Ie=e,this.f&=-2;try{8&this.f&&ul(this)}finally{ys()}}function Bo(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Tr&&Tr.push(this)}Bo.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Bo.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Vu(this),Wu(this),xn++;var e=Ie;return Ie=this,eg.bind(this,e)};Bo.prototype.N=function(){2&this.f||(this.f|=2,this.u=Pr,Pr=this)};Bo.prototype.d=function(){this.f|=8,1&this.f||ul(this)};Bo.prototype.dispose=function(){this.d()};function yt(e,t){var n=new Bo(e,t);try{n.c()}catch(r){throw n.d(),r}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Gu,vs,bs,tg=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Hu=[];yt(function(){Gu=this.N})();function Vo(e,t){de[e]=t.bind(null,de[e]||function(){})}function Mr(e){if(bs){var t=bs;bs=void 0,t()}bs=e&&e.S()}function Ku(e){var t=this,n=e.data,o=og(n);o.name="ReactiveDom",o.value=n;var r=te(function(){for(var a=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var c=ve(function(){var g=o.value.value;return g===0?0:g===!0?"":g||""}),d=ve(function(){return!Array.isArray(c.value)&&!Yi(c.value)}),p=yt(function(){if(this.N=Uu,d.value){var g=c.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=g)}}),m=t.__$u.d;return t.__$u.d=function(){p(),m.call(this)},[d,c]},[]),s=r[0],i=r[1];return s.value?i.peek():i.value}Ku.displayName="ReactiveTextNode";Object.defineProperties(qe.prototype,{constructor:{configurable:!0,value:yu(ee,null).constructor},type:{configurable:!0,value:Ku},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Vo("__b",function(e,t){if(Mr(),vs=void 0,typeof t.type=="string"){var n,o=t.props;for(var r in o)if(r!=="children"){var s=o[r];s instanceof qe&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});Vo("__r",function(e,t){if(e(t),t.type!==ee){Mr();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(r,s){var i;return yt(function(){i=this},{name:s}),i.c=r,i})((function(r){return function(){var s;tg&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),vs=o,Mr(n)}});Vo("__e",function(e,t,n,o){Mr(),vs=void 0,e(t,n,o)});Vo("diffed",function(e,t){Mr(),vs=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,r=t.props,s=n.U;if(s)for(var i in s){var a=s[i];a===void 0||o&&i in o||(a.d(),s[i]=void 0)}if(o){s||(s={},n.U=s);for(var u in o){var c=s[u],d=o[u];c===void 0?(c=ng(n,u,d,r),s[u]=c):c.o(d,r)}}}e(t)});function ng(e,t,n,o){var r=t in e&&e.ownerSVGElement===void 0,s=ke(n);return{o:function(i,a){s.value=i,o=a},d:yt(function(){this.N=Uu;var i=s.value.value;o[t]!==i&&(o[t]=i,r?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Vo("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var r in o){var s=o[r];s&&s.d()}}}var i=t.__np;if(i){var a=t.props;for(var u in i)a[u]=i[u]}t.__np=void 0}else{var c=t.__c;if(c){c.__$f|=8;var d=c.__$u;d&&(c.__$u=void 0,d.d())}}e(t)});Vo("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});Wo.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in e))return!0;return!1};function og(e,t){return te(function(){return ke(e,t)},[])}var rg=function(e){queueMicrotask(function(){queueMicrotask(e)})};function sg(){al(function(){for(var e;e=Hu.shift();)Gu.call(e)})}function Uu(){Hu.push(this)===1&&(de.requestAnimationFrame||rg)(sg)}var ig={n:"node",m:"module",s:"stretch",t:"leaf",o:"output",e:"edge"},lg=/^[nmsto]_?\d+-[nmsto]_?\d+-[a-z-]+$/;function Wt(e){if(lg.test(e))return{kind:"edge",number:-1,text:e};let[,t,n]=/^([nmstoe])_?(\d+)$/.exec(e)??[];return t===void 0?null:{kind:ig[t],number:Number(n),text:e}}function Be(e){return{kind:"node",number:e,text:`n${e}`}}function $e(e){return{kind:"module",number:e,text:`m${e}`}}function Pt(e){return e?.kind==="node"||e?.kind==="module"}function Go(e){return Object.fromEntries([...new URLSearchParams(e)].filter(([,t])=>t!==""))}function Ho(e){return new URLSearchParams(e).toString()}function Mt(e,t,n){return Object.fromEntries(Object.entries({...e,[t]:n}).filter(([,o])=>o!==""))}function ws(e,t){let n=e?.startsWith("-")===!0,o=e?.slice(n?1:0)??"";return t.includes(o)?{key:o,descending:n}:null}function xs(e){return e?`${e.descending?"-":""}${e.key}`:""}var Ko={run:"",tag:"",step:null,view:"overview",selected:null,expand:null,graph:{},ops:{},modules:{},timeline:{},compare:{},runs:""},_s=["run","tag","step","view","selected","expand","graph","ops","modules","timeline","compare","runs"],qu=["run","tag","step","view"];function cl(e,t){let n=e("step"),o=e("view");return{run:e("run"),tag:e("tag"),step:/^-?\d+$/.test(n)?Number(n):null,view:t.includes(o)?o:Ko.view,selected:Wt(e("selected")),expand:Bt(e("expand")),graph:Go(e("graph")),ops:Go(e("ops")),modules:Go(e("modules")),timeline:Go(e("timeline")),compare:Go(e("compare")),runs:e("runs")}}function ks(e){return{run:e.run,tag:e.tag,step:e.step===null?"":String(e.step),view:e.view===Ko.view?"":e.view,selected:e.selected?.text??"",expand:_t(e.expand),graph:Ho(e.graph),ops:Ho(e.ops),modules:Ho(e.modules),timeline:Ho(e.timeline),compare:Ho(e.compare),runs:e.runs}}function Bt(e){return e==="none"?[]:/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(e)?e.split(",").flatMap(n=>{let[o=0,r=o]=n.split("-").map(Number);return Array.from({length:Math.min(r-o,ju)+1},(s,i)=>o+i)}).slice(0,ju):null}var ju=1e5;function _t(e){if(e===null)return"";if(e.length===0)return"none";let t=[...new Set(e)].sort((o,r)=>o-r),n=[];for(let o of t){let r=n.at(-1);r&&r[1]===o-1?r[1]=o:n.push([o,o])}return n.map(([o,r])=>o===r?`${o}`:`${o}-${r}`).join(",")}function io({expand:e,graph:t}){return{expand:e,show:["parameters","views"].filter(n=>t[n]==="1"),hide:t.freed==="0"?["freed"]:[]}}function Ss({expand:e,show:t,hide:n}){return{...e===null?{}:{expand:e.join(",")},...t.length===0?{}:{show:t.join(",")},...n.length===0?{}:{hide:n.join(",")}}}function ut(e){let t=JSON.parse(e),n=t?.version;if(n!==1)throw new Error(`This page reads version ${1} of the data and the server sent version ${JSON.stringify(n??null)}: reload the page, or restart TensorBoard after an upgrade.`);return t}var Zu={isServed:!0,index:async e=>ut(await ct("index.json",{},e)),recording:async(e,t)=>ut(await ct("recording.json",it(e),t)),totals:async(e,t)=>ut(await ct("totals.json",it(e),t)),graph:async(e,t,n)=>Ju(await fl("graph.dot",{...it(e),...Ss(t)},n)),figure:(e,t,n,o)=>{let r=n?"dark":"paper";return ct("graph.svg",{...it(e),...Ss(t),theme:r},o)},drawn:async(e,t,n,o)=>ut(await ct("drawn.json",{...it(e),...Ss(t),id:n.text},o)),detail:async(e,t,n)=>{let o={[t.kind]:String(t.number)};return ut(await ct("detail.json",{...it(e),...o},n))},timeline:async(e,t)=>ut(await ct("timeline.json",it(e),t)),alive:async(e,t,n)=>ut(await ct("alive.json",{...it(e),op:String(t)},n)),terms:async(e,t)=>ut(await ct("terms.json",it(e),t)),fitted:async(e,t)=>ut(await ct("fitted.json",it(e),t)),ranks:async(e,t)=>ut(await ct("ranks.json",it(e),t)),compare:async(e,t,n)=>ut(await ct("compare.json",{...it(e),...pl(t)},n)),difference:async(e,t,n,o)=>{let r=n===null?{}:{expand:n.join(",")};return Ju(await fl("compare.dot",{...it(e),...pl(t),...r},o))},patterns:async(e,t)=>ut(await ct("patterns.json",it(e),t)),curve:async(e,t,n)=>ut(await ct("curve.json",{...it(e),...Qu(t)},n)),plan:async(e,t,n)=>ut(await ct("plan.json",{...it(e),...pl(t)},n)),steps:async({run:e,tag:t},n)=>ut(await ct("steps.json",{run:e,tag:t},n))};async function Ju(e){let t=o=>e.headers.get(`X-Actmem-${o}`),n=dl(t("Repeated")??"").map(o=>o.split(":").map(Number));return{dot:await e.text(),expand:dl(t("Expand")??"").map(Number),visible:Number(t("Visible")??0),seconds:Number(t("Seconds")??0),quick:t("Quick")===null?null:dl(t("Quick")??"").map(Number),repeated:new Map(n.map(([o=0,r=1])=>[o,r]))}}function dl(e){return e===""?[]:e.split(",")}function it({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}function pl(e){if("goal"in e)return{[e.goal]:e.asked,...Qu(e.offload)};if(!("key"in e))return{...e};let{run:t,tag:n,step:o}=it(e.key);return{other_run:t??"",other_tag:n??"",other_step:o??""}}function Qu(e){return e?{offload:"1"}:{}}async function ct(e,t,n){return(await fl(e,t,n)).text()}async function fl(e,t,n){let o=new URLSearchParams(t).toString(),r;try{r=await fetch(o?`./${e}?${o}`:`./${e}`,{signal:n})}catch(i){throw n.aborted?i:new Error("TensorBoard does not answer: see that it still runs, then try again.",{cause:i})}if(r.ok)return r;let s=await ag(e,r);throw r.status<500?new Er(s):new Error(s)}var Er=class extends Error{};async function ag(e,t){return(t.headers.get("Content-Type")?.startsWith("text/plain")??!1?(await t.text()).trim():"")||`The server answered ${t.status} to ${e}; its log says why.`}var ml=Ru(null);function F(){let e=$u(ml);if(!e)throw new Error("This panel stands outside of the page.");return e}function zn(e){let{address:t,change:n}=F(),o=(r,s)=>n({[e]:Mt(t.peek()[e],r,s)});return[t.value[e],o]}function ec(){return tc("replies")!==null}async function hl(e){let t=tc(e);if(!t)throw new Error(`The recording is large, and this page was written without ${ug}.`);let n=new Blob([oc(t.textContent)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Response(n).text()}var ug="this: TensorBoard shows it, and so does tb-actmem export with a .json";function tc(e){return document.getElementById(`page-${e}`)}function nc(){let e=Rs("replies"),t=Rs("details"),n=Rs("lives"),o=Rs("graphs"),r=new Map,s;return{isServed:!1,index:async()=>(await e()).index,recording:async()=>(await e()).recording,totals:_n,async graph(i,a){let{lines:u,states:c}=await o(),{expand:d}=a;return s=d===null?c[0]:dg(c,d,s?.expand??[]),r.set(JSON.stringify(a),s),fg(u,s)},figure:()=>Promise.resolve(cg()),async drawn(i,a,{text:u}){let{drawn:c}=await t(),d=r.get(JSON.stringify(a))?.drawn??[];return Uo(d.map(p=>c[p]).find(p=>p?.id===u))},detail:async(i,{kind:a,number:u})=>Uo((await t())[a==="module"?"module":"node"][u]),timeline:async()=>Uo((await e()).timeline),alive:async(i,a)=>mg(await n(),a),terms:async()=>Uo((await e()).terms),fitted:_n,ranks:_n,compare:_n,difference:_n,patterns:_n,curve:_n,plan:_n,steps:_n}}function _n(){return Promise.reject(new Error("This page has one recording."))}function Rs(e){let t;return()=>t??=hl(e).then(n=>JSON.parse(n))}function Uo(e){if(e===void 0)throw new Error("This page does not have it.");return e}function cg(){let{src:e}=document.querySelector(".paper img");return new TextDecoder().decode(oc(e.slice(e.indexOf(",")+1)))}function oc(e){return Uint8Array.from(atob(e),t=>t.charCodeAt(0))}function dg(e,t,n){let[o,r]=[new Set(t),new Set(n)],s=({expand:i})=>{let a=new Set(i),u=t.filter(p=>!r.has(p)&&a.has(p)).length,c=n.filter(p=>!o.has(p)&&a.has(p)).length,d=i.filter(p=>o.has(p)).length;return pg*(u-c)+2*d-i.length};return e.reduce((i,a)=>s(a)>s(i)?a:i)}var pg=1e7;function fg(e,{expand:t,visible:n,dot:o,repeated:r}){return{dot:o.map(i=>e[i]).join(`
`),expand:t,visible:n,seconds:0,quick:null,repeated:new Map(r)}}function mg({version:e,most:t,ops:n,lives:o},r){let s=o.filter(({made_by:a,ended:u})=>a.op<=r&&(u===null||r<=u)),i=a=>{let u=o.filter(({ended:p})=>p===a);if(u.length===0)return null;let[c,d]=[Xu(u),u.length];return{at:Uo(n[a]),nbytes:c,count:d,storages:u.slice(0,t)}};return{version:e,at:Uo(n[r]),live_bytes:Xu(s),alive_count:s.length,alive:s.slice(0,t),before:i(r-1),behind:i(r)}}function Xu(e){return e.reduce((t,{nbytes:n})=>t+n,0)}function rc({groups:e}){return e.reduce((t,{svg:n})=>t+n.length,0)}function sc(e=""){return(e.match(/-?\d+(?:\.\d+)?/g)??[]).map(Number)}var hg=6e4,gg=24e6;function ic(e,t=gg){let n=new Map,o=(s,i)=>s.length+rc(i),r=(s,i)=>{n.delete(s),n.set(s,i);let a=[...n].reduce((u,c)=>u+o(...c),0);for(let u of n){if(a<=t)return;n.delete(u[0]),a-=o(...u)}};return async(s,i)=>{let a=n.get(s)??await e(s,i);return r(s,a),a}}function lc(e,t=hg){let n,o=()=>{n??=e()};return{lay:(s,i)=>new Promise((a,u)=>{let c=n??e();n=void 0;let d=y=>{g(),c.terminate(),u(y)},p=()=>{d(new Error("Not wanted any more.")),o()},m=setTimeout(()=>d(new Error(yg(t))),t),g=()=>{clearTimeout(m),i.removeEventListener("abort",p),c.onmessage=c.onerror=null};c.onmessage=({data:y})=>{g(),n?.terminate(),n=c,y.laid?a(y.laid):u(new Error(`Graphviz cannot lay this graph out: ${y.error??"no reason given"}`))},c.onerror=y=>d(new Error(`The layout worker failed: ${y.message}`)),i.addEventListener("abort",p),i.aborted?p():c.postMessage(s)}),prepare:o}}function yg(e){return`The layout took longer than ${e/1e3} s and was stopped: fold some modules and try again.`}function pn({tags:e},t){return e.find(({tag:n})=>n===t)??e[0]}function jo(e){return JSON.stringify(e)}function ac(e,t,n){if(t.problem===null)return t.steps.findLast(o=>!n.has(jo({run:e.run,tag:t.tag,...o})))}function yl(e,t,n=""){let o=pn(e,n);return o!==void 0&&!ac(e,o,t)}function gl(e){let t=e.map(n=>Math.max(...n.tags.flatMap(o=>o.steps.map(r=>r.wall_time??0)),0));return e[t.indexOf(Math.max(...t))]}function Or(e,t,n=new Map){let o=e?.runs??[],r=o.find(a=>a.run===t.run)??gl(o.filter(a=>!yl(a,n,t.tag)))??gl(o),s=r&&pn(r,t.tag);if(!s)return null;let i=s.steps.find(a=>a.step===t.step)??ac(r,s,n)??s.steps.at(-1);return{run:r,tag:s,step:i}}function uc(e,t,n){let o=e.runs.find(c=>c.run===t.run)??gl(e.runs),r=o&&pn(o,t.tag),s=r?.steps.at(-1),i=Or(e,t,n);if(!o||!r||!s||t.step!==null||s===i?.step)return"";let a=jo({run:o.run,tag:r.tag,...s}),u=r.problem??n.get(a)??"";return u&&`${u.replace(/\.$/,"")}.`}function Cs({run:e,tag:t,step:n}){return n?{run:e.run,tag:t.tag,...n}:null}function Ts(e,t){let n=e.runs.find(s=>s.run===t.run);if(t.run&&!n)return`There is no run ${t.run} here.`;let o=n?.tags.find(s=>s.tag===t.tag);if(t.tag&&n&&!o)return`The run ${n.run} has no tag ${t.tag}.`;let r=(o??n?.tags[0])?.steps;return t.step===null||!r||r.some(({step:s})=>s===t.step)?"":`There is no recording at step ${t.step}.`}function lo(e){return e.replace(/^aten::(\w+)(\.\w+)?$/,"$1")}function cc({parent:e}){let t=[],n=e.map(()=>[]),o=[];return e.forEach((r,s)=>{o.push(r===null?0:(o[r]??0)+1),(r===null?t:n[r]??t).push(s)}),{roots:t,children:n,depth:o}}function ao({parent:e},t){let n=[];for(let o=t;o!==null;o=e[o]??null)n.push(o);return n}function dc({children:e},t){let n=[t];for(let o=0;o<n.length;o+=1)for(let r of e[n[o]??0]??[])n.push(r);return n}function Zt({fqn:e,type_name:t,call:n},o){let r=e[o]||t[o]||"model",s=n[o]??0;return s>0?`${r} #${s+1}`:r}function qo({total_bytes:e},{roots:t}){return t.reduce((n,o)=>n+(e[o]??0),0)}var bl=["KiB","MiB","GiB","TiB","PiB","EiB"];function j(e){if(e<0)return`-${j(-e)}`;if(e<1024)return`${e} B`;let t=BigInt(e);for(let n=1;;n+=1){let o=1024n**BigInt(n),r=n<3?1:2,s=10n**BigInt(r),i=(t*s+o/2n)/o;if(i>=1024n*s&&n<bl.length)continue;let a=`.${`${i%s}`.padStart(r,"0")}`;return`${i/s}${t%o===0n?"":a} ${bl[n-1]}`}}function Nn(e){return`${Y(e)} ${Math.abs(e)===1?"byte":"bytes"}`}function Y(e){return e.toLocaleString("en-US")}function dt(e,t){if(t===0)return"-";if(e===0||e===t)return e?"100%":"0%";let n=Math.round(1e3*e/t);return n<1?"<0.1%":n<1e3?`${(n/10).toFixed(1)}%`:">99.9%"}function le(e,t,n=`${t}s`){return`${Y(e)} ${e===1?t:n}`}function Qt(e,t){return[e,t&&`[${t.map(n=>n??"*").join(", ")}]`].filter(Boolean).join(" ")}function Ps(e){let t=/^(\d{1,20}(?:\.\d{1,9})?) ?([KMGTPE]iB|B)?$/.exec(e.trim());return t?Math.floor(Number(t[1])*1024**(bl.indexOf(t[2]??"")+1)):null}var bg=Symbol.for("pv"),vg=0;function l(e,t,n,o,r,s){t||(t={});var i,a,u=t;if("ref"in u&&typeof e!="function")for(a in u={},t)a=="ref"?i=t[a]:u[a]=t[a];var c={type:e,props:u,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:bg,__v:--vg,__i:-1,__u:0};return(r||s)&&(c.__source=r,c.__self=s),de.vnode&&de.vnode(c),c}function Ms({id:e,children:t}){let{graph:n}=F();return l("button",{type:"button",class:"link","data-id":e.text,onClick:()=>n.follow(e),children:t})}function uo({node:e,text:t}){return l(Ms,{id:Be(e),children:t})}function Ve({message:e,children:t}){return l("div",{class:"error-box",role:"alert","data-testid":"error",children:[l("p",{children:e}),t&&l("div",{class:"actions",children:t})]})}function Et({error:e,retry:t}){return l(Ve,{message:e.message,children:l("button",{type:"button",onClick:t,children:"Try again"})})}function Ge({what:e}){return l("p",{class:"loading",role:"status","data-testid":"loading",children:e})}function Q({n:e}){return e==null?l("span",{class:"none",children:"–"}):l("span",{class:e===0?"bytes none":"bytes",title:Nn(e),children:j(e)})}function Vt({part:e,whole:t}){let n=t>0?100*e/t:0;return l("span",{class:"bar","aria-hidden":"true",children:l("span",{style:{width:`${n}%`}})})}function Es({nbytes:e,storage_nbytes:t}){return t===null||t===e?null:l(ee,{children:[" · ","a window on ",l(Q,{n:t})]})}function Os({verb:e,savers:t,of:n}){return t.length===0?null:l("p",{class:"sharers",children:[e," ",t.map(({node:o,op:r,fqn:s,slot:i},a)=>l("span",{children:[a>0&&", ",l(uo,{node:o,text:r})," ",l("small",{children:[s,i].filter(Boolean).join(" · ")})]},`${o} ${i}`)),n>t.length&&` and ${Y(n-t.length)} more`]})}var vl={cached:{line:"solid",head:"normal"},freed:{line:"dashed",head:"empty"},held:{line:"double",head:"diamond"},recomputed:{line:"dotted",head:"vee"},parameter:{line:"dotted",head:"none"},input:{line:"solid",head:"vee"},"not cached":{line:"dashed",head:"vee"}},pc=Object.keys(vl);function Gt(e){return e.replace(" ","-")}function wl({state:e}){let{line:t,head:n}=vl[e],o=n==="none"?29:21;return l("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:l("g",{class:`edge ${Gt(e)}`,children:[l("path",{class:t,d:t==="double"?`M1 3.75H${o}M1 6.25H${o}`:`M1 5H${o}`}),n!=="none"&&l("polygon",{points:wg[n],fill:xg[n]})]})})}var wg={normal:"21,2 29,5 21,8",empty:"21,2 29,5 21,8",diamond:"19,5 24,2 29,5 24,8",vee:"20,1.5 29,5 20,8.5 23,5"},xg={empty:"none"};function co({state:e}){return e===null?l("span",{class:"none",children:"–"}):l("span",{class:"state",children:[l(wl,{state:e}),e]})}function As(e,t,n){let o=URL.createObjectURL(new Blob([n],{type:t})),r=document.createElement("a");r.href=o,r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(o),1e4)}function Ls(...e){return e.map(t=>String(t).replaceAll(/[^\w.-]+/g,"_")).join("-")}async function fc(e){try{await navigator.clipboard.writeText(e)}catch{let t=document.activeElement,n=document.createElement("textarea");n.value=e,n.style.position="fixed",n.style.opacity="0",document.body.append(n),n.select(),document.execCommand("copy"),n.remove(),t instanceof HTMLElement&&t.focus()}}function Yo({text:e}){return l("span",{class:"end-of",title:e,children:l("bdi",{children:e})})}function fn({shown:e,of:t}){return t>e?l("p",{class:"hint",children:["and ",Y(t-e)," more"]}):null}function xl({text:e,label:t}){let[n,o]=hc();return l("button",{type:"button",class:"quiet copy",onClick:()=>o(e),"aria-label":t,title:t,children:n?"copied":"copy"})}function mc(){let{link:e}=F(),[t,n]=hc();return l("span",{class:"copy-link",children:[l("button",{type:"button",class:"quiet",title:"Copy the address that leads to this view","data-testid":"copy-link",onClick:()=>n(e()),children:"Copy link"}),l("span",{role:"status","data-testid":"link-copied",children:t&&"copied"})]})}function hc(){let[e,t]=ne(!1),n=ue(0);return[e,r=>{fc(r).then(()=>{t(!0),window.clearTimeout(n.current),n.current=window.setTimeout(()=>t(!1),1500)})}]}function Is({code:e,label:t,testId:n}){return l("div",{class:"snippet",children:[l("pre",{"data-testid":n,tabIndex:0,children:e}),l(xl,{text:e,label:t})]})}function _l({id:e}){let{graph:t}=F(),{value:n,error:o}=t.drawn.state.value,{value:r,loading:s}=t.picture.state.value;return!r&&s?l(Ge,{what:"Waiting for the graph…"}):t.isInPicture(e)?o?l(Ve,{message:o.message}):n?.id!==e.text?l(Ge,{what:"Reading the details…"}):n.calls_count>1?l(Sg,{drawn:n}):l(ee,{children:[l("h2",{"data-testid":"details-title",children:n.title}),l("p",{class:"subtitle",children:[_g[n.kind],n.nodes&&le(n.nodes,"node")].filter(Boolean).join(" · ")}),n.ends.length>0&&l(Rg,{drawn:n}),l("p",{"data-testid":"drawn-bytes",children:[kg[n.kind]??"charged"," ",l(Q,{n:n.nbytes})]}),n.unknown>0&&l("p",{class:"hint",children:[le(n.unknown,"tensor")," of which the memory is not known."]}),l("ul",{class:"saves","data-testid":"drawn-tensors","aria-label":"Tensors",children:n.tensors.map((i,a)=>l(Cg,{tensor:i},a))}),l(fn,{shown:n.tensors.length,of:n.tensors_count})]}):l("p",{class:"hint",children:"This is not in the graph as it stands."})}var _g={stretch:"neighbours, as one box",leaf:"input",parameter:"parameter",output:"output",edge:"edge"},kg={leaf:"memory of",parameter:"memory of",output:"memory of",edge:"carries"};function Sg({drawn:e}){let{calls_count:t,calls:n,least_bytes:o,most_bytes:r,nbytes:s}=e,i=o===r?`${j(r)} each`:`${j(o)} to ${j(r)} each`;return l("section",{class:"repeated-calls","data-testid":"repeated",children:[l("p",{children:[l("b",{children:[e.title," ×",Y(t)]})," ","in this box: ",i,", ",l(Q,{n:s})," together. Below is the first of them."]}),l("details",{children:[l("summary",{children:["The ",Y(t)," of them"]}),l("ul",{class:"members",children:n.map(({module:a,fqn:u,nbytes:c})=>l("li",{children:[l(Ms,{id:$e(a),children:u})," ",l(Q,{n:c})]},a))}),l(fn,{shown:n.length,of:t})]})]})}function Rg({drawn:e}){return l("p",{class:"where",children:[l(co,{state:e.state})," ",e.ends.map(({id:t,name:n},o)=>{let r=Wt(t);return l("span",{children:[o===0?"from ":" to ",r&&Pt(r)?l(Ms,{id:r,children:n}):n]},t)})]})}function Cg({tensor:e}){return l("li",{class:"save",children:[l("p",{class:"save-head",children:[l(co,{state:e.state}),l("span",{class:"type",children:Qt(e.dtype,e.shape)}),l(Q,{n:e.nbytes})]}),l("p",{class:"facts",children:[[e.category,e.name].filter(Boolean).join(" "),l(Es,{...e})]}),l(Os,{verb:"kept by",savers:e.savers,of:e.savers_count})]})}function kl({title:e,edges:t,of:n}){return t.length===0?null:l("section",{children:[l("h3",{children:[e," ",n>1&&l("small",{children:Y(n)})]}),l("ul",{class:"edges","data-testid":e.toLowerCase(),"aria-label":e,children:t.map((o,r)=>l("li",{children:[l("p",{children:[l(uo,{node:o.node,text:o.op})," ",l("small",{children:o.fqn})]}),l("p",{class:"save-head",children:[l(co,{state:o.state}),l("span",{class:"type",children:Qt(o.dtype,o.shape)}),l(Q,{n:o.nbytes})]})]},r))}),l(fn,{shown:t.length,of:n})]})}function Ds({names:e,label:t}){let{change:n,isServed:o}=F();return!e||!o?null:l("button",{type:"button",class:"link what-if-link","data-testid":"what-if",title:`Compare with ${e} under checkpoints`,onClick:r=>{r.stopPropagation(),n({view:"compare",compare:{checkpoint:e}})},children:t})}function gc({recording:e}){let t=F(),{selected:n}=t.address.value,{value:o,error:r,loading:s}=t.detail.state.value,i=s||t.graph.drawn.state.value.loading;if(n===null)return null;let a=o?.id===n.text?o:void 0;return l("aside",{class:"details","aria-label":"Details","aria-busy":i,"data-testid":"details",children:[l("button",{type:"button",class:"quiet close","aria-label":"Close the details","data-testid":"details-close",onClick:()=>t.select(null),children:"×"}),!Pt(n)&&l(_l,{id:n}),Pt(n)&&r&&l(Ve,{message:r.message}),Pt(n)&&!a&&!r&&l(Ge,{what:"Reading the details…"}),Pt(n)&&a&&l(Tg,{id:n,detail:a,recording:e})]})}function Tg({id:e,detail:t,recording:n}){let{graph:o}=F(),r=e.kind==="module";return l(ee,{children:[l(Pg,{id:e,detail:t,recording:n}),o.times(e)>1&&l(_l,{id:e}),l("dl",{class:"sums",children:[l(Sl,{label:`charged ${t.where}`.trimEnd(),n:t.charged_bytes,help:r?"Counted at the ops inside.":"Counted here: the first saver."}),t.shared_bytes!==null&&l(Sl,{label:"shared",n:t.shared_bytes,help:"Saved here, counted at another op."}),l(Sl,{label:"exclusive",n:t.exclusive_bytes,help:`What would go if only this ${r?"module":"op"} stopped saving.`})]}),l("section",{children:[l("h3",{children:r?"Keeps, largest first":"Saves"}),t.saves.length===0&&l("p",{class:"hint",children:"Keeps nothing for the backward."}),l("ul",{class:"saves","data-testid":"saves",children:t.saves.map((s,i)=>l(Mg,{save:s,isInModule:r},i))}),l(fn,{shown:t.saves.length,of:t.saves_count})]}),l(Eg,{detail:t}),l(kl,{title:"Inputs",edges:t.inputs,of:t.inputs_count}),l(kl,{title:"Outputs",edges:t.outputs,of:t.outputs_count})]})}function Sl({label:e,n:t,help:n}){return l("div",{title:n,children:[l("dt",{children:e}),l("dd",{children:l(Q,{n:t})})]})}function Pg({id:e,detail:t,recording:n}){let{graph:o,recordings:r,views:s}=F(),i=e.kind==="module",a=t.file?`${t.file}:${t.line}`:t.source,u=i?r.moduleAround(e):t.module;return l(ee,{children:[l("h2",{"data-testid":"details-title",children:t.title||t.type_name||"model"}),l("p",{class:"subtitle",children:[i?t.type_name:t.name,t.region!==null&&"recomputed in the backward"].filter(Boolean).join(" · ")}),u!==null&&l("p",{class:"where",children:["in"," ",l("button",{type:"button",class:"link",onClick:()=>o.follow($e(u)),children:Zt(n.modules,u)})," ",l("small",{children:n.modules.type_name[u]})]}),s.shown.value!=="graph"&&l("p",{class:"where",children:l("button",{type:"button",class:"link","data-testid":"show-in-graph",onClick:()=>o.reveal(e),children:"Show in graph"})}),i&&l("p",{class:"where",children:l(Ds,{names:n.modules.fqn[e.number]??"",label:"What if it ran under a checkpoint?"})}),a&&l("p",{class:"where source",children:[l("code",{title:a,children:t.source}),t.function&&l("small",{children:t.function}),l(xl,{text:a,label:"Copy the source line's place"})]})]})}function Mg({save:e,isInModule:t}){let n=e.category==="parameter"||e.category==="buffer";return l("li",{class:e.charged?"save":"save shared",children:[l("p",{class:"save-head",children:[l("code",{class:"slot",children:e.slot}),l("span",{class:"type",children:Qt(e.dtype,e.shape)}),l(Q,{n:e.nbytes})]}),t&&l("p",{children:["by ",l(uo,{node:e.node,text:e.op})]}),l("p",{class:"facts",children:[[e.category&&(e.name?`${e.category} ${e.name}`:e.category),e.kind!=="saved"&&e.kind,!e.charged&&!n&&"counted at another saver"].filter(Boolean).join(" · "),l(Es,{...e})]}),l("p",{class:"reason",children:e.reason}),e.formula&&l("p",{class:"formula",children:l("code",{children:e.formula})}),l(Os,{verb:"shared with",savers:e.shared_with,of:e.shared_count})]})}function Eg({detail:{released:e,released_bytes:t,released_count:n}}){return n===0?null:l("section",{children:[l("h3",{children:["Its backward releases ",l(Q,{n:t})]}),l("ul",{class:"edges","data-testid":"releases","aria-label":"Released in its backward",children:e.map(({storage:o,made_by:{name:r,fqn:s,node:i,backward_of:a},...u})=>l("li",{children:[l("p",{children:[a?"made in the backward of ":"made by ",l(Og,{op:a?.op??r,node:a?.node??i})," ",l("small",{children:a?.fqn??s})]}),l("p",{class:"save-head",children:[l("span",{class:"type",children:Qt(u.dtype,u.shape)}),l(Q,{n:u.nbytes}),l("small",{children:["after op ",Y(u.ended??0)]})]})]},o))}),l(fn,{shown:e.length,of:n})]})}function Og({op:e,node:t}){return t===null?l(ee,{children:lo(e)}):l(uo,{node:t,text:lo(e)})}var Ag=`import tb_actmem
from torch.utils.tensorboard import SummaryWriter

with SummaryWriter(LOGDIR) as writer:
    with tb_actmem.record(model) as recorder:
        loss = loss_fn(model(inputs), targets)
    tb_actmem.add_recording(
        writer, "activation_memory", recorder.recording, global_step=0
    )
`;function yc({logdir:e}){let t=Ag.replace("LOGDIR",()=>JSON.stringify(e||"runs"));return l("div",{class:"empty","data-testid":"empty",children:[l("h2",{children:"No recording here yet"}),l("p",{children:[e?l(ee,{children:["The log directory ",l("code",{children:e})," holds no activation memory recording."]}):"The log directories hold no activation memory recording."," ","Record one forward pass and add it to the log:"]}),l(Is,{code:t,label:"Copy the code",testId:"snippet"}),l("p",{class:"hint",children:["A recording appears here once the writer has flushed it (",l("code",{children:"writer.flush()"}),", or leaving the ",l("code",{children:"with"})," block) and TensorBoard has reloaded its data."]})]})}function Lg(e){let t=[];for(let n of e){if(!n.nbytes&&n.key!==Ig&&!Dg(n))continue;let o=t.at(-1);n.level===0&&!n.is_aside||!o?t.push({total:n,parts:[]}):o.parts.push(n)}return t}var Ig="kept_bytes";function Dg({key:e,nbytes:t}){return t===null&&(e==="peak_bytes"||e==="retained_bytes")}function vc({lines:e}){return l("dl",{class:"ledger","data-testid":"ledger",children:Lg(e).map(({total:t,parts:n})=>l("div",{class:"account",children:[l(bc,{line:t}),n.map(o=>l(bc,{line:o},o.key))]},t.key))})}function bc({line:e}){let t=e.is_aside?1:Math.min(e.level,3);return l("div",{class:`line level-${t}`,"data-testid":`ledger-${e.key}`,children:[l("dt",{children:e.is_aside?e.where:`${e.label} ${e.where}`.trimEnd()}),l(Rl,{line:e,id:e.key})]})}function Rl({line:e,id:t}){let n=`help-${t}`;return l("dd",{children:[l("button",{type:"button",class:"figure","aria-describedby":n,children:e.nbytes===null?"not known":j(e.nbytes)}),l("span",{class:"tooltip",role:"tooltip",id:n,children:[l("b",{children:e.nbytes===null?"not known":Nn(e.nbytes)}),e.help]})]})}function wc({recording:e}){let[t,n]=ne(!1),{meta:o,ledger:r}=e;return l("header",{class:"header",children:[l("div",{class:"headline",children:[o.label&&l("strong",{class:"label",children:o.label}),l(Fg,{lines:r}),l("button",{type:"button",class:"quiet","aria-expanded":t,"aria-controls":"ledger","data-testid":"all-totals",onClick:()=>n(!t),children:t?"fewer totals":"all totals"}),l($g,{meta:o})]}),l("div",{id:"ledger",hidden:!t,children:l(vc,{lines:r})}),l(Bg,{notes:o.notes})]})}function $g({meta:e}){let t=[e.device,`torch ${e.torch_version}`,e.created_ns?new Date(e.created_ns/1e6).toLocaleString():""];return l("span",{class:"provenance",children:[e.rank!==null&&`rank ${e.rank}`,l("span",{class:"rest",children:[e.rank!==null&&" · ",t.filter(Boolean).join(" · ")]})]})}var xc=["kept_bytes","peak_bytes","step_peak_bytes","retained_bytes"],zg="step_peak_bytes",Ng="kept_bytes/";function Fg({lines:e}){let t=e.filter(({key:n,nbytes:o})=>xc.includes(n)&&(o!==null||n!==zg)||n.startsWith(Ng));return l("dl",{class:"totals","data-testid":"totals",children:t.map(n=>l("div",{class:n.key,"data-testid":`total-${n.key}`,children:[l("dt",{children:n.is_aside?n.where:Wg(n)}),l(Rl,{line:n,id:`total-${n.key}`})]},n.key))})}function Wg({key:e,label:t,where:n}){return e===xc[0]?`${t} ${n}`.trimEnd():t}function Bg({notes:e}){let[t,...n]=e;return t===void 0?null:l("div",{class:"notes",role:"note","data-testid":"notes",children:[l("p",{children:t}),n.length>0&&l("details",{children:[l("summary",{children:n.length===1?"1 more note":`${n.length} more notes`}),n.map(o=>l("p",{children:o},o))]})]})}function kn(e,t,n){let o=n?-1:1;return[...e].sort((r,s)=>{let i=t[r]??null,a=t[s]??null;return i===a?0:i===null?1:a===null?-1:i<a?-o:o})}function _c(e,t,n){return e?.key!==t?{key:t,descending:n}:e.descending===n?{key:t,descending:!n}:null}function Jo(e){let t=e.toLowerCase().split(/\s+/).filter(Boolean);return n=>t.every(o=>n.includes(o))}function $s(e){try{let t=new RegExp(e,"i");return n=>t.test(n)}catch{return null}}function Xt(e){return Array.from({length:e},(t,n)=>n)}function kc(e,t){let n=r=>r.map(Gg).join(",")+`\r
`,o=n(e);for(let r of t)o+=n(r);return o}var Vg=/^[=+\-@＝＋－＠]/;function Gg(e){let t=e===null?"":String(e),n=typeof e=="string"&&Vg.test(t)?`'${t}`:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function mn({label:e,testId:t,isInvalid:n=!1,onInput:o,...r}){return l("input",{...r,list:void 0,"aria-label":e,"aria-invalid":n,"data-testid":t,onInput:s=>o(s.currentTarget.value)})}function Sc(){let{address:e,change:t,recordings:n}=F(),[o,r]=ne(!1),s=Hg("(min-width: 821px)"),i=n.entry.value;if(!i)return null;let{run:a,tag:u,step:c}=i,d=e.value.runs,p=$s(d)!==null,m=n.matching.value,g=n.damaged.value;return l("aside",{class:"sidebar","data-testid":"sidebar",children:l("details",{class:"choices",open:s||o,onToggle:y=>!s&&r(y.currentTarget.open),children:[l("summary",{children:[a.run,c&&` · step ${c.step}`]}),c&&l(Ug,{tag:u,step:c.step}),a.tags.length>1&&l(Kg,{tags:a.tags,tag:u.tag}),l("fieldset",{class:"runs",children:[l("legend",{children:"Runs"}),l(mn,{type:"search",placeholder:"Filter runs (regex)",label:"Filter runs by regular expression",isInvalid:!p,title:p?"":"Not a regular expression yet: matched as plain text.",testId:"run-filter",value:d,onInput:y=>t({runs:y})}),l("div",{class:"run-list",children:[m.map(y=>l("label",{class:"run",title:y,children:[l("input",{type:"radio",name:"run",value:y,checked:y===a.run,onChange:()=>n.chooseRun(y)}),l("span",{children:y}),g.has(y)&&l("small",{children:"× cannot be read"})]},y)),m.length===0&&l("p",{class:"hint",children:"No run matches."})]})]})]})})}function Hg(e){let t=te(()=>window.matchMedia(e),[e]),[n,o]=ne(t.matches);return pe(()=>{let r=()=>o(t.matches);return t.addEventListener("change",r),()=>t.removeEventListener("change",r)},[t]),n}function Kg({tags:e,tag:t}){let{recordings:n}=F(),o=e.find(r=>r.tag===t)?.description;return l("label",{class:"field",children:[l("span",{children:"Tag"}),l("select",{"data-testid":"tag",value:t,title:o,onChange:r=>n.chooseTag(r.currentTarget.value),children:e.map(r=>l("option",{value:r.tag,children:r.tag},r.tag))})]})}function Ug({tag:e,step:t}){let{recordings:n}=F(),[o,r]=ne(null),s=e.steps,i=s.findIndex(c=>c.step===t),a=s[o??i],u=c=>{let d=s[c];r(null),d&&n.chooseStep(c===s.length-1?null:d.step)};return l("div",{class:"field","data-testid":"step",children:[l("span",{id:"step-label",children:["Step ",l("b",{class:"number",children:a?.step}),s.length>1&&l("small",{children:[(o??i)+1," of ",s.length]})]}),s.length>1&&l("div",{class:"step-row",children:[l("button",{type:"button","aria-label":"Previous step","data-testid":"step-previous",disabled:i<=0,onClick:()=>u(i-1),children:"‹"}),l("input",{type:"range",min:0,max:s.length-1,value:o??i,"aria-labelledby":"step-label","aria-valuetext":`step ${a?.step}`,"data-testid":"step-slider",onInput:c=>r(Number(c.currentTarget.value)),onChange:c=>u(Number(c.currentTarget.value))}),l("button",{type:"button","aria-label":"Next step","data-testid":"step-next",disabled:i>=s.length-1,onClick:()=>u(i+1),children:"›"})]}),a&&l("small",{children:a.wall_time===null?"time not known":jg(a.wall_time)})]})}function jg(e){return new Date(e*1e3).toLocaleString()}function Cc(){let e=F().waiting.totals.value;return e.length===0?l(Ge,{what:Rc}):l("div",{class:"recording",children:[l("header",{class:"header",children:l("div",{class:"headline",children:l("dl",{class:"totals","data-testid":"rounded-totals",children:e.map(({key:t,label:n,help:o,nbytes:r})=>l("div",{class:t,title:o,children:[l("dt",{children:n}),l("dd",{class:"figure",children:j(r)})]},t))})})}),l(Ge,{what:`These are to seven digits. ${Rc}`})]})}var Rc="Reading the recording…";function Tc(){let e=F(),{value:t,error:n,loading:o}=e.recordings.index.state.value,r=l("button",{type:"button",onClick:e.reload,children:"Try again"});if(!t)return n?l(Ve,{message:n.message,children:r}):o?l(Ge,{what:"Looking for recordings…"}):null;let s=e.recordings.entry.value;return s?l("div",{class:"app",children:[l(Sc,{}),l("main",{class:"main",children:[n&&l(Ve,{message:n.message,children:r}),l(qg,{index:t,shown:s}),s.step?l(Yg,{}):l(Ve,{message:s.tag.problem??"This tag holds no recording.",children:r})]})]}):l(yc,{logdir:t.logdir})}function qg({index:e,shown:t}){let{address:n,recordings:o}=F(),r=Ts(e,n.value)||uc(e,n.value,o.unreadable.value);if(!r)return null;let s=t.step&&` · step ${t.step.step}`;return l("p",{class:"missing",role:"status","data-testid":"missing",children:[r," This is ",t.run.run,s,"."]})}function Yg(){let{change:e,recordings:t,views:n}=F(),{value:o,error:r,loading:s}=t.recording.state.value;if(r)return l(Et,{error:r,retry:t.recording.reload});if(!o)return l(Cc,{});let[i,a]=[n.available.value,n.shown.value];return l("div",{class:"recording","aria-busy":s,"data-testid":"recording",children:[s&&l(Jg,{}),l(wc,{recording:o}),l("div",{class:"tab-bar",children:[l(Xg,{views:i,shown:a,onChoose:u=>e({view:u})}),l(mc,{})]}),l("div",{class:"stage",children:[i.filter(({key:u,isKept:c})=>c||u===a).map(u=>l(Zg,{view:u,recording:o,isHidden:u.key!==a},u.key)),l(gc,{recording:o})]})]})}function Jg(){let{run:e,step:t}=F().recordings.shown.value??{};return l("p",{class:"reading",role:"status","data-testid":"reading",children:["Reading ",e," · step ",t,"…"]})}function Zg({view:e,recording:t,isHidden:n}){return l("section",{class:"view",role:"tabpanel",id:`view-${e.key}`,"aria-labelledby":`tab-${e.key}`,"data-testid":`view-${e.key}`,hidden:n,children:l(Qg,{view:e,recording:t,isHidden:n})})}function Qg({view:e,recording:t,isHidden:n}){let{views:o}=F(),r=o.reply(e),{value:s,error:i,loading:a}=r?.state.value??{};return i?l(Et,{error:i,retry:()=>r?.reload()}):r&&s===void 0?a?l(Ge,{what:e.waiting??"Reading…"}):null:l(e.Panel,{recording:t,reply:s,isLoading:a===!0,isHidden:n})}function Xg({views:e,shown:t,onChoose:n}){return pe(()=>{document.getElementById(`tab-${t}`)?.scrollIntoView({block:"nearest",inline:"nearest"})},[t]),l("div",{class:"tabs",role:"tablist","aria-label":"Views",onKeyDown:r=>{let s={ArrowLeft:-1,ArrowRight:1}[r.key];if(s===void 0)return;let i=e.map(({key:u})=>u),a=i[(i.indexOf(t)+s+i.length)%i.length];a&&(n(a),document.getElementById(`tab-${a}`)?.focus())},children:e.map(({key:r,title:s})=>l("button",{type:"button",role:"tab",id:`tab-${r}`,"data-testid":`tab-${r}`,"aria-selected":r===t,"aria-controls":`view-${r}`,tabIndex:r===t?0:-1,onClick:()=>n(r),children:s},r))})}var Ar=["reduce","total_peak","step_peak","max_recompute"];function Mc(e,t,n){let o=Tl(n);if(o==="modules")return{other:Zo(n),problem:""};if(o==="plan")return{other:Ns(n),problem:""};if(n.run===void 0)return Pc(ny(e,t));let r=ey(n),s=Ts(e,r);if(s)return{other:null,problem:s};let i=Or(e,r),a=i&&Cs(i);return a?ty(a,t)?{other:null,problem:"This is the recording that is shown: choose another one."}:Pc(a):{other:null,problem:i?.tag.problem??"It holds no recording."}}var Cl=["recording","modules","plan"];function Tl(e){return e.checkpoint?"modules":Ar.some(t=>e[t])?"plan":Cl.includes(e.by)?e.by:e.offload?"modules":"recording"}function Zo({checkpoint:e,save:t,offload:n}){return!e&&!n?null:{...e&&{checkpoint:e},...e&&t&&{save:t},...n&&{offload:n}}}function zs(e){let t=Zo({...e});return t?{...t}:{by:"modules"}}function Ns(e){let t=Ar.find(o=>e[o]),n=e.offload==="1";return t?{goal:t,asked:e[t]??"",offload:n}:null}function Qo(e,t,n){return{...t?{[e]:t}:{by:"plan"},...n&&{offload:"1"}}}function Fs({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}function ey({run:e="",tag:t="",step:n=""}){return{run:e,tag:t,step:/^-?\d+$/.test(n)?Number(n):null}}function Pc(e){return{other:e&&{key:e},problem:""}}function ty(e,t){return e.run===t.run&&e.tag===t.tag&&e.step===t.step}function ny(e,t){let n=e.runs.findIndex(({run:i})=>i===t.run);for(let{run:i,tags:a}of[...e.runs.slice(n+1),...e.runs.slice(0,n)]){let u=pn({tags:a.filter(oy)},t.tag),c=u?.steps.at(-1);if(u&&c)return{run:i,tag:u.tag,...c}}let o=e.runs[n]?.tags.find(({tag:i})=>i===t.tag),r=o?.steps.findIndex(({step:i})=>i===t.step)??-1,s=o?.steps[r-1]??o?.steps[r+1];return s?{run:t.run,tag:t.tag,...s}:null}function oy({problem:e,steps:t}){return e===null&&t.length>0}async function Lr(e,t,n){for(;;){t.throwIfAborted();let o=await e();if(!o.pending)return o;n(o)}}var Ec="compare";function Pl(e,t){return JSON.stringify([e,t])}function Oc(e,t,{address:n,change:o},{index:r,shown:s,partOfShown:i,choose:a},u){let c=ve(()=>{let{value:A}=r.state.value;return A&&s.value?Mc(A,s.value,n.value.compare):null}),d=ve(()=>Tl(n.value.compare)),p=ve(()=>c.value?.other&&JSON.stringify(c.value.other)),m=ke(null);function g(A,D,E){return m.value=null,Lr(()=>e.plan(A,D,E),E,({pending:M})=>m.value=M)}let y=()=>u.value===Ec&&p.value?p.value:null,w=i(()=>y()?`compare ${y()}`:null,async(A,D)=>{let E=c.peek()?.other;if(!E)throw new Error("Nothing is chosen to compare with.");if("goal"in E){let{planned:M,unreachable:z}=await g(A,E,D),H=M&&M.comparison;return{shown:A,other:E,comparison:H,planned:M,unreachable:z}}let T=await e.compare(A,E,D);return{shown:A,other:E,comparison:T,planned:null,unreachable:null}}),C=A=>u.value===Ec&&d.value===A,S=i(()=>C("modules")?"patterns":null,e.patterns),_=()=>n.value.compare.offload==="1"?"offload":"",R=i(()=>C("plan")?`curve ${_()}`:null,(A,D,E)=>{let T=n.peek().compare.offload==="1";return Lr(()=>e.curve(A,T,D),D,E)}),x=i(()=>{let{value:A,loading:D}=w.state.value;return!y()||D||!A?.comparison?.changes_count?null:`difference ${y()} ${n.value.compare.open??""}`},async(A,D)=>{let E=c.peek()?.other;if(!E)throw new Error("Nothing is chosen to compare with.");let T=Bt(n.peek().compare.open??""),M=await e.difference(A,E,T,D);return{pair:Pl(A,E),graph:M,laid:await t(M.dot,D)}});function I(A){o({compare:Mt(n.peek().compare,"open",_t(A))})}function L(A){let D=new Set(x.state.peek().value?.graph.expand);D.delete(A)||D.add(A),I([...D])}function O(){let[A,D]=[s.peek(),c.peek()?.other];!A||!D||!("key"in D)||(a(D.key),o({compare:Fs(A)}))}return{way:d,chosen:c,reply:w,planning:m,patterns:S,curve:R,difference:x,open:I,toggle:L,swap:O}}function Ir(e,t){let n=ke({key:"",value:void 0,error:void 0,loading:!1}),o=ke(0),r=ve(e),s,i=0;async function a(d){let p=s=new AbortController;n.value={...n.peek(),error:void 0,loading:!0};let m=g=>{p.signal.aborted||(n.value={key:"",value:g,error:void 0,loading:!0})};try{let g=await t(p.signal,m);p.signal.aborted||(n.value={key:d,value:g,error:void 0,loading:!1})}catch(g){if(p.signal.aborted)return;let y=g instanceof Error?g:new Error(String(g));n.value={...n.peek(),error:y,loading:!1}}}function u(){s?.abort(),n.peek().loading&&(n.value={...n.peek(),loading:!1})}let c=yt(()=>{let d=r.value,p=o.value!==i;if(u(),d===null)return;let m=n.peek();if(!p&&m.value!==void 0&&m.key===d){n.value={...m,error:void 0};return}i=o.peek(),ro(()=>a(d))});return{state:n,reload:()=>o.value+=1,cancel(){u(),n.value={...n.peek(),error:new hn}},dispose(){c(),s?.abort()}}}var hn=class extends Error{constructor(){super("Cancelled.")}};function Ws(e){return[...new Set(e.flat())].sort((t,n)=>t-n)}function Ac(e,t){let n=t.phases.at(-1)?.end_op??1/0,o=-1;return e.map(r=>{for(;(t.op[o+1]??1/0)<=r;)o+=1;return r>n?null:t.live_bytes[o]??0})}function Lc(e,t){return e.map(n=>t.get(n)??null)}function Bs(e,t){let n=0;return e.forEach((o,r)=>{Math.abs(o-t)<Math.abs((e[n]??1/0)-t)&&(n=r)}),n}var ry="uplot",sy="u-hz",iy="u-vt",ly="u-title",ay="u-wrap",uy="u-under",cy="u-over",dy="u-axis",mo="u-off",py="u-select",fy="u-cursor-x",my="u-cursor-y",hy="u-cursor-pt",gy="u-legend",yy="u-live",by="u-inline",vy="u-series",wy="u-marker",Ic="u-label",xy="u-value",$r="width",zr="height";var Dc="bottom",Xo="left",Ml="right",Ul="#000",$c=Ul+"0",El="mousemove",zc="mousedown",Ol="mouseup",Nc="mouseenter",Fc="mouseleave",Wc="dblclick",_y="resize",ky="scroll",Bc="change",Us="dppxchange",jl="--",ir=typeof window<"u",$l=ir?document:null,tr=ir?window:null,Sy=ir?navigator:null,ye,Vs;function zl(){let e=devicePixelRatio;ye!=e&&(ye=e,Vs&&Fl(Bc,Vs,zl),Vs=matchMedia(`(min-resolution: ${ye-.001}dppx) and (max-resolution: ${ye+.001}dppx)`),ho(Bc,Vs,zl),tr.dispatchEvent(new CustomEvent(Us)))}function Ot(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Nl(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function Ee(e,t,n){e.style[t]=n+"px"}function en(e,t,n,o){let r=$l.createElement(e);return t!=null&&Ot(r,t),n?.insertBefore(r,o),r}function Ht(e,t){return en("div",e,t)}var Vc=new WeakMap;function gn(e,t,n,o,r){let s="translate("+t+"px,"+n+"px)",i=Vc.get(e);s!=i&&(e.style.transform=s,Vc.set(e,s),t<0||n<0||t>o||n>r?Ot(e,mo):Nl(e,mo))}var Gc=new WeakMap;function Hc(e,t,n){let o=t+n,r=Gc.get(e);o!=r&&(Gc.set(e,o),e.style.background=t,e.style.borderColor=n)}var Kc=new WeakMap;function Uc(e,t,n,o){let r=t+""+n,s=Kc.get(e);r!=s&&(Kc.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var ql={passive:!0},Ry={...ql,capture:!0};function ho(e,t,n,o){t.addEventListener(e,n,o?Ry:ql)}function Fl(e,t,n,o){t.removeEventListener(e,n,ql)}ir&&zl();function tn(e,t,n,o){let r;n=n||0,o=o||t.length-1;let s=o<=2147483647;for(;o-n>1;)r=s?n+o>>1:At((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function wd(e){return(n,o,r)=>{let s=-1,i=-1;for(let a=o;a<=r;a++)if(e(n[a])){s=a;break}for(let a=r;a>=o;a--)if(e(n[a])){i=a;break}return[s,i]}}var xd=e=>e!=null,_d=e=>e!=null&&e>0,Ys=wd(xd),Cy=wd(_d);function Ty(e,t,n,o=0,r=!1){let s=r?Cy:Ys,i=r?_d:xd;[t,n]=s(e,t,n);let a=e[t],u=e[t];if(t>-1)if(o==1)a=e[t],u=e[n];else if(o==-1)a=e[n],u=e[t];else for(let c=t;c<=n;c++){let d=e[c];i(d)&&(d<a?a=d:d>u&&(u=d))}return[a??Se,u??-Se]}function Js(e,t,n,o){let r=Yc(e),s=Yc(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let i=n==10?Sn:kd,a=r==1?At:Kt,u=s==1?Kt:At,c=a(i(Je(e))),d=u(i(Je(t))),p=nr(n,c),m=nr(n,d);return n==10&&(c<0&&(p=Re(p,-c)),d<0&&(m=Re(m,-d))),o||n==2?(e=p*r,t=m*s):(e=Td(e,p),t=Zs(t,m)),[e,t]}function Yl(e,t,n,o){let r=Js(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var Jl=.1,jc={mode:3,pad:Jl},Fr={pad:0,soft:null,mode:0},Py={min:Fr,max:Fr};function js(e,t,n,o){return Qs(n)?qc(e,t,n):(Fr.pad=n,Fr.soft=o?0:null,Fr.mode=o?3:0,qc(e,t,Py))}function he(e,t){return e??t}function My(e,t,n){for(t=he(t,0),n=he(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function qc(e,t,n){let o=n.min,r=n.max,s=he(o.pad,0),i=he(r.pad,0),a=he(o.hard,-Se),u=he(r.hard,Se),c=he(o.soft,Se),d=he(r.soft,-Se),p=he(o.mode,0),m=he(r.mode,0),g=t-e,y=Sn(g),w=bt(Je(e),Je(t)),C=Sn(w),S=Je(C-y);(g<1e-24||S>10)&&(g=0,(e==0||t==0)&&(g=1e-24,p==2&&c!=Se&&(s=0),m==2&&d!=-Se&&(i=0)));let _=g||w||1e3,R=Sn(_),x=nr(10,At(R)),I=_*(g==0?e==0?.1:1:s),L=Re(Td(e-I,x/10),24),O=e>=c&&(p==1||p==3&&L<=c||p==2&&L>=c)?c:Se,A=bt(a,L<O&&e>=O?O:nn(O,L)),D=_*(g==0?t==0?.1:1:i),E=Re(Zs(t+D,x/10),24),T=t<=d&&(m==1||m==3&&E>=d||m==2&&E<=d)?d:-Se,M=nn(u,E>T&&t<=T?T:bt(T,E));return A==M&&A==0&&(M=100),[A,M]}var Ey=new Intl.NumberFormat(ir?Sy.language:"en-US"),Zl=e=>Ey.format(e),Lt=Math,Ks=Lt.PI,Je=Lt.abs,At=Lt.floor,Ye=Lt.round,Kt=Lt.ceil,nn=Lt.min,bt=Lt.max,nr=Lt.pow,Yc=Lt.sign,Sn=Lt.log10,kd=Lt.log2,Oy=(e,t=1)=>Lt.sinh(e)*t,Al=(e,t=1)=>Lt.asinh(e/t),Se=1/0;function Jc(e){return(Sn((e^e>>31)-(e>>31))|0)+1}function Wl(e,t,n){return nn(bt(e,t),n)}function Sd(e){return typeof e=="function"}function ce(e){return Sd(e)?e:()=>e}var Ay=()=>{},Rd=e=>e,Cd=(e,t)=>t,Ly=e=>null,Zc=e=>!0,Qc=(e,t)=>e==t,Iy=/\.\d*?(?=9{6,}|0{6,})/gm,go=e=>{if(Md(e)||Wn.has(e))return e;let t=`${e}`,n=t.match(Iy);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,s]=t.split("e");return+`${go(r)}e${s}`}return Re(e,o)};function po(e,t){return go(Re(go(e/t))*t)}function Zs(e,t){return go(Kt(go(e/t))*t)}function Td(e,t){return go(At(go(e/t))*t)}function Re(e,t=0){if(Md(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Ye(o)/n}var Wn=new Map;function Pd(e){return((""+e).split(".")[1]||"").length}function Br(e,t,n,o){let r=[],s=o.map(Pd);for(let i=t;i<n;i++){let a=Je(i),u=Re(nr(e,i),a);for(let c=0;c<o.length;c++){let d=e==10?+`${o[c]}e${i}`:o[c]*u,p=(i>=0?0:a)+(i>=s[c]?0:s[c]),m=e==10?d:Re(d,p);r.push(m),Wn.set(m,p)}}return r}var Wr={},Ql=[],or=[null,null],Fn=Array.isArray,Md=Number.isInteger,Dy=e=>e===void 0;function Xc(e){return typeof e=="string"}function Qs(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function $y(e){return e!=null&&typeof e=="object"}var zy=Object.getPrototypeOf(Uint8Array),Ed="__proto__";function rr(e,t=Qs){let n;if(Fn(e)){let o=e.find(r=>r!=null);if(Fn(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=rr(e[r],t)}else n=e.slice()}else if(e instanceof zy)n=e.slice();else if(t(e)){n={};for(let o in e)o!=Ed&&(n[o]=rr(e[o],t))}else n=e;return n}function Ke(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=Ed&&(Qs(e[r])?Ke(e[r],rr(o[r])):e[r]=rr(o[r]))}return e}var Ny=0,Fy=1,Wy=2;function By(e,t,n){for(let o=0,r,s=-1;o<t.length;o++){let i=t[o];if(i>s){for(r=i-1;r>=0&&e[r]==null;)e[r--]=null;for(r=i+1;r<n&&e[r]==null;)e[s=r++]=null}}}function Vy(e,t){if(Ky(e)){let i=e[0].slice();for(let a=1;a<e.length;a++)i.push(...e[a].slice(1));return Uy(i[0])||(i=Hy(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let u=e[i][0],c=u.length;for(let d=0;d<c;d++)n.add(u[d])}let o=[Array.from(n).sort((i,a)=>i-a)],r=o[0].length,s=new Map;for(let i=0;i<r;i++)s.set(o[0][i],i);for(let i=0;i<e.length;i++){let a=e[i],u=a[0];for(let c=1;c<a.length;c++){let d=a[c],p=Array(r).fill(void 0),m=t?t[i][c]:Fy,g=[];for(let y=0;y<d.length;y++){let w=d[y],C=s.get(u[y]);w===null?m!=Ny&&(p[C]=w,m==Wy&&g.push(C)):p[C]=w}By(p,g,r),o.push(p)}}return o}var Gy=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Hy(e){let t=e[0],n=t.length,o=Array(n);for(let s=0;s<o.length;s++)o[s]=s;o.sort((s,i)=>t[s]-t[i]);let r=[];for(let s=0;s<e.length;s++){let i=e[s],a=Array(n);for(let u=0;u<n;u++)a[u]=i[o[u]];r.push(a)}return r}function Ky(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let s=0;s<n;s++)if(r[s]!=t[s])return!1}}return!0}function Uy(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=o)return!0;let s=bt(1,At((r-o+1)/t));for(let i=e[o],a=o+s;a<=r;a+=s){let u=e[a];if(u!=null){if(u<=i)return!1;i=u}}return!0}var Od=["January","February","March","April","May","June","July","August","September","October","November","December"],Ad=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Ld(e){return e.slice(0,3)}var jy=Ad.map(Ld),qy=Od.map(Ld),Yy={MMMM:Od,MMM:qy,WWWW:Ad,WWW:jy};function Dr(e){return(e<10?"0":"")+e}function Jy(e){return(e<10?"00":e<100?"0":"")+e}var Zy={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Dr(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Dr(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Dr(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Dr(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Dr(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Jy(e.getMilliseconds())};function Xl(e,t){t=t||Yy;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?Zy[r[1]]:r[0]);return s=>{let i="";for(let a=0;a<n.length;a++)i+=typeof n[a]=="string"?n[a]:n[a](s,t);return i}}var Qy=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Xy(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==Qy?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var Id=e=>e%1==0,qs=[1,2,2.5,5],eb=Br(10,-32,0,qs),Dd=Br(10,0,32,qs),tb=Dd.filter(Id),fo=eb.concat(Dd),ea=`
`,$d="{YYYY}",ed=ea+$d,zd="{M}/{D}",Nr=ea+zd,Gs=Nr+"/{YY}",Nd="{aa}",nb="{h}:{mm}",er=nb+Nd,td=ea+er,nd=":{ss}",we=null;function Fd(e){let t=e*1e3,n=t*60,o=n*60,r=o*24,s=r*30,i=r*365,u=(e==1?Br(10,0,3,qs).filter(Id):Br(10,-3,0,qs)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),c=[[i,$d,we,we,we,we,we,we,1],[r*28,"{MMM}",ed,we,we,we,we,we,1],[r,zd,ed,we,we,we,we,we,1],[o,"{h}"+Nd,Gs,we,Nr,we,we,we,1],[n,er,Gs,we,Nr,we,we,we,1],[t,nd,Gs+" "+er,we,Nr+" "+er,we,td,we,1],[e,nd+".{fff}",Gs+" "+er,we,Nr+" "+er,we,td,we,1]];function d(p){return(m,g,y,w,C,S)=>{let _=[],R=C>=i,x=C>=s&&C<i,I=p(y),L=Re(I*e,3),O=Ll(I.getFullYear(),R?0:I.getMonth(),x||R?1:I.getDate()),A=Re(O*e,3);if(x||R){let D=x?C/s:0,E=R?C/i:0,T=L==A?L:Re(Ll(O.getFullYear()+E,O.getMonth()+D,1)*e,3),M=new Date(Ye(T/e)),z=M.getFullYear(),H=M.getMonth();for(let V=0;T<=w;V++){let oe=Ll(z+E*V,H+D*V,1),q=oe-p(Re(oe*e,3));T=Re((+oe+q)*e,3),T<=w&&_.push(T)}}else{let D=C>=r?r:C,E=At(y)-At(L),T=A+E+Zs(L-A,D);_.push(T);let M=p(T),z=M.getHours()+M.getMinutes()/n+M.getSeconds()/o,H=C/o,V=m.axes[g]._space,oe=S/V;for(;T=Re(T+C,e==1?0:3),!(T>w);)if(H>1){let q=At(Re(z+H,6))%24,fe=p(T).getHours()-q;fe>1&&(fe=-1),T-=fe*o,z=(z+H)%24;let xe=_[_.length-1];Re((T-xe)/C,3)*oe>=.7&&_.push(T)}else _.push(T)}return _}}return[u,c,d]}var[ob,rb,sb]=Fd(1),[ib,lb,ab]=Fd(.001);Br(2,-53,53,[1]);function od(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function rd(e,t){return(n,o,r,s,i)=>{let a=t.find(y=>i>=y[0])||t[t.length-1],u,c,d,p,m,g;return o.map(y=>{let w=e(y),C=w.getFullYear(),S=w.getMonth(),_=w.getDate(),R=w.getHours(),x=w.getMinutes(),I=w.getSeconds(),L=C!=u&&a[2]||S!=c&&a[3]||_!=d&&a[4]||R!=p&&a[5]||x!=m&&a[6]||I!=g&&a[7]||a[1];return u=C,c=S,d=_,p=R,m=x,g=I,L(w)})}}function ub(e,t){let n=Xl(t);return(o,r,s,i,a)=>r.map(u=>n(e(u)))}function Ll(e,t,n){return new Date(e,t,n)}function sd(e,t){return t(e)}var cb="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function id(e,t){return(n,o,r,s)=>s==null?jl:t(e(o))}function db(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function pb(e,t){return e.series[t].fill(e,t)}var fb={show:!0,live:!0,isolate:!1,mount:Ay,markers:{show:!0,width:2,stroke:db,fill:pb,dash:"solid"},idx:null,idxs:null,values:[]};function mb(e,t){let n=e.cursor.points,o=Ht(),r=n.size(e,t);Ee(o,$r,r),Ee(o,zr,r);let s=r/-2;Ee(o,"marginLeft",s),Ee(o,"marginTop",s);let i=n.width(e,t,r);return i&&Ee(o,"borderWidth",i),o}function hb(e,t){let n=e.series[t].points;return n._fill||n._stroke}function gb(e,t){let n=e.series[t].points;return n._stroke||n._fill}function yb(e,t){return e.series[t].points.size}var Il=[0,0];function bb(e,t,n){return Il[0]=t,Il[1]=n,Il}function Hs(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function Dl(e,t,n,o=!0){return r=>{(!o||r.target==t)&&n(r)}}var vb={show:!0,x:!0,y:!0,lock:!1,move:bb,points:{one:!1,show:mb,size:yb,width:0,stroke:gb,fill:hb},bind:{mousedown:Hs,mouseup:Hs,click:Hs,dblclick:Hs,mousemove:Dl,mouseleave:Dl,mouseenter:Dl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Wd={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},ta=Ke({},Wd,{filter:Cd}),Bd=Ke({},ta,{size:10}),Vd=Ke({},Wd,{show:!1}),na='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Gd="bold "+na,Hd=1.5,ld={show:!0,scale:"x",stroke:Ul,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Gd,side:2,grid:ta,ticks:Bd,border:Vd,font:na,lineGap:Hd,rotate:0},wb="Value",xb="Time",ad={show:!0,scale:"x",auto:!1,sorted:1,min:Se,max:-Se,idxs:[]};function _b(e,t,n,o,r){return t.map(s=>s==null?"":Zl(s))}function kb(e,t,n,o,r,s,i){let a=[],u=Wn.get(r)||0;n=i?n:Re(Zs(n,r),u);for(let c=n;c<=o;c=Re(c+r,u))a.push(Object.is(c,-0)?0:c);return a}function Bl(e,t,n,o,r,s,i){let a=[],u=e.scales[e.axes[t].scale].log,c=u==10?Sn:kd,d=At(c(n));r=nr(u,d),u==10&&(r=fo[tn(r,fo)]);let p=n,m=r*u;u==10&&(m=fo[tn(m,fo)]);do a.push(p),p=p+r,u==10&&!Wn.has(p)&&(p=Re(p,Wn.get(r))),p>=m&&(r=p,m=r*u,u==10&&(m=fo[tn(m,fo)]));while(p<=o);return a}function Sb(e,t,n,o,r,s,i){let u=e.scales[e.axes[t].scale].asinh,c=o>u?Bl(e,t,bt(u,n),o,r):[u],d=o>=0&&n<=0?[0]:[];return(n<-u?Bl(e,t,bt(u,-o),-n,r):[u]).reverse().map(m=>-m).concat(d,c)}var Kd=/./,Rb=/[12357]/,Cb=/[125]/,ud=/1/,Vl=(e,t,n,o)=>e.map((r,s)=>t==4&&r==0||s%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function Tb(e,t,n,o,r){let s=e.axes[n],i=s.scale,a=e.scales[i],u=e.valToPos,c=s._space,d=u(10,i),p=u(9,i)-d>=c?Kd:u(7,i)-d>=c?Rb:u(5,i)-d>=c?Cb:ud;if(p==ud){let m=Je(u(1,i)-d);if(m<c)return Vl(t.slice().reverse(),a.distr,p,Kt(c/m)).reverse()}return Vl(t,a.distr,p,1)}function Pb(e,t,n,o,r){let s=e.axes[n],i=s.scale,a=s._space,u=e.valToPos,c=Je(u(1,i)-u(2,i));return c<a?Vl(t.slice().reverse(),3,Kd,Kt(a/c)).reverse():t}function Mb(e,t,n,o){return o==null?jl:t==null?"":Zl(t)}var cd={show:!0,scale:"y",stroke:Ul,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Gd,side:3,grid:ta,ticks:Bd,border:Vd,font:na,lineGap:Hd,rotate:0};function Eb(e,t){let n=3+(e||1)*2;return Re(n*t,3)}function Ob(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],s=e.valToPos(r[o[0]],n,!0),i=e.valToPos(r[o[1]],n,!0),a=Je(i-s),u=e.series[t],c=a/(u.points.space*ye);return o[1]-o[0]<=c}var dd={scale:null,auto:!0,sorted:0,min:Se,max:-Se},Ud=(e,t,n,o,r)=>r,pd={show:!0,auto:!0,sorted:0,gaps:Ud,alpha:1,facets:[Ke({},dd,{scale:"x"}),Ke({},dd,{scale:"y"})]},fd={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Ud,alpha:1,points:{show:Ob,filter:null},values:null,min:Se,max:-Se,idxs:[],path:null,clip:null};function Ab(e,t,n,o,r){return n/10}var jd={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Lb=Ke({},jd,{time:!1,ori:1}),md={};function qd(e,t){let n=md[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,s,i,a,u,c){for(let d=0;d<n.plots.length;d++)n.plots[d]!=r&&n.plots[d].pub(o,r,s,i,a,u,c)}},e!=null&&(md[e]=n)),n}var sr=1,Gl=2;function yo(e,t,n){let o=e.mode,r=e.series[t],s=o==2?e._data[t]:e._data,i=e.scales,a=e.bbox,u=s[0],c=o==2?s[1]:s[t],d=o==2?i[r.facets[0].scale]:i[e.series[0].scale],p=o==2?i[r.facets[1].scale]:i[r.scale],m=a.left,g=a.top,y=a.width,w=a.height,C=e.valToPosH,S=e.valToPosV;return d.ori==0?n(r,u,c,d,p,C,S,m,g,y,w,ei,lr,ni,Jd,Qd):n(r,u,c,d,p,S,C,g,m,w,y,ti,ar,sa,Zd,Xd)}function oa(e,t){let n=0,o=0,r=he(e.bands,Ql);for(let s=0;s<r.length;s++){let i=r[s];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function Ib(e,t,n,o,r){let s=e.mode,i=e.series[t],a=s==2?i.facets[1].scale:i.scale,u=e.scales[a];return r==-1?u.min:r==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function Rn(e,t,n,o,r,s){return yo(e,t,(i,a,u,c,d,p,m,g,y,w,C)=>{let S=i.pxRound,_=c.dir*(c.ori==0?1:-1),R=c.ori==0?lr:ar,x,I;_==1?(x=n,I=o):(x=o,I=n);let L=S(p(a[x],c,w,g)),O=S(m(u[x],d,C,y)),A=S(p(a[I],c,w,g)),D=S(m(s==1?d.max:d.min,d,C,y)),E=new Path2D(r);return R(E,A,D),R(E,L,D),R(E,L,O),E})}function Xs(e,t,n,o,r,s){let i=null;if(e.length>0){i=new Path2D;let a=t==0?ni:sa,u=n;for(let p=0;p<e.length;p++){let m=e[p];if(m[1]>m[0]){let g=m[0]-u;g>0&&a(i,u,o,g,o+s),u=m[1]}}let c=n+r-u,d=10;c>0&&a(i,u,o-d/2,c,o+s+d)}return i}function Db(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function ra(e,t,n,o,r,s,i){let a=[],u=e.length;for(let c=r==1?n:o;c>=n&&c<=o;c+=r)if(t[c]===null){let p=c,m=c;if(r==1)for(;++c<=o&&t[c]===null;)m=c;else for(;--c>=n&&t[c]===null;)m=c;let g=s(e[p]),y=m==p?g:s(e[m]),w=p-r;g=i<=0&&w>=0&&w<u?s(e[w]):g;let S=m+r;y=i>=0&&S>=0&&S<u?s(e[S]):y,y>=g&&a.push([g,y])}return a}function hd(e){return e==0?Rd:e==1?Ye:t=>po(t,e)}function Yd(e){let t=e==0?ei:ti,n=e==0?(r,s,i,a,u,c)=>{r.arcTo(s,i,a,u,c)}:(r,s,i,a,u,c)=>{r.arcTo(i,s,u,a,c)},o=e==0?(r,s,i,a,u)=>{r.rect(s,i,a,u)}:(r,s,i,a,u)=>{r.rect(i,s,u,a)};return(r,s,i,a,u,c=0,d=0)=>{c==0&&d==0?o(r,s,i,a,u):(c=nn(c,a/2,u/2),d=nn(d,a/2,u/2),t(r,s+c,i),n(r,s+a,i,s+a,i+u,c),n(r,s+a,i+u,s,i+u,d),n(r,s,i+u,s,i,d),n(r,s,i,s+a,i,c),r.closePath())}}var ei=(e,t,n)=>{e.moveTo(t,n)},ti=(e,t,n)=>{e.moveTo(n,t)},lr=(e,t,n)=>{e.lineTo(t,n)},ar=(e,t,n)=>{e.lineTo(n,t)},ni=Yd(0),sa=Yd(1),Jd=(e,t,n,o,r,s)=>{e.arc(t,n,o,r,s)},Zd=(e,t,n,o,r,s)=>{e.arc(n,t,o,r,s)},Qd=(e,t,n,o,r,s,i)=>{e.bezierCurveTo(t,n,o,r,s,i)},Xd=(e,t,n,o,r,s,i)=>{e.bezierCurveTo(n,t,r,o,i,s)};function ep(e){return(t,n,o,r,s)=>yo(t,n,(i,a,u,c,d,p,m,g,y,w,C)=>{let{pxRound:S,points:_}=i,R,x;c.ori==0?(R=ei,x=Jd):(R=ti,x=Zd);let I=Re(_.width*ye,3),L=(_.size-_.width)/2*ye,O=Re(L*2,3),A=new Path2D,D=new Path2D,{left:E,top:T,width:M,height:z}=t.bbox;ni(D,E-O,T-O,M+O*2,z+O*2);let H=V=>{if(u[V]!=null){let oe=S(p(a[V],c,w,g)),q=S(m(u[V],d,C,y));R(A,oe+L,q),x(A,oe,q,L,0,Ks*2)}};if(s)s.forEach(H);else for(let V=o;V<=r;V++)H(V);return{stroke:I>0?A:null,fill:A,clip:D,flags:sr|Gl}})}function tp(e){return(t,n,o,r,s,i)=>{o!=r&&(s!=o&&i!=o&&e(t,n,o),s!=r&&i!=r&&e(t,n,r),e(t,n,i))}}var $b=tp(lr),zb=tp(ar);function np(e){let t=he(e?.alignGaps,0);return(n,o,r,s)=>yo(n,o,(i,a,u,c,d,p,m,g,y,w,C)=>{[r,s]=Ys(u,r,s);let S=i.pxRound,_=z=>S(p(z,c,w,g)),R=z=>S(m(z,d,C,y)),x,I;c.ori==0?(x=lr,I=$b):(x=ar,I=zb);let L=c.dir*(c.ori==0?1:-1),O={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:sr},A=O.stroke,D=!1;if(s-r>=w*4){let z=J=>n.posToVal(J,c.key,!0),H=null,V=null,oe,q,lt,Oe=_(a[L==1?r:s]),fe=_(a[r]),xe=_(a[s]),ie=z(L==1?fe+1:xe-1);for(let J=L==1?r:s;J>=r&&J<=s;J+=L){let Ue=a[J],Ae=(L==1?Ue<ie:Ue>ie)?Oe:_(Ue),be=u[J];Ae==Oe?be!=null?(q=be,H==null?(x(A,Ae,R(q)),oe=H=V=q):q<H?H=q:q>V&&(V=q)):be===null&&(D=!0):(H!=null&&I(A,Oe,R(H),R(V),R(oe),R(q)),be!=null?(q=be,x(A,Ae,R(q)),H=V=oe=q):(H=V=null,be===null&&(D=!0)),Oe=Ae,ie=z(Oe+L))}H!=null&&H!=V&&lt!=Oe&&I(A,Oe,R(H),R(V),R(oe),R(q))}else for(let z=L==1?r:s;z>=r&&z<=s;z+=L){let H=u[z];H===null?D=!0:H!=null&&x(A,_(a[z]),R(H))}let[T,M]=oa(n,o);if(i.fill!=null||T!=0){let z=O.fill=new Path2D(A),H=i.fillTo(n,o,i.min,i.max,T),V=R(H),oe=_(a[r]),q=_(a[s]);L==-1&&([q,oe]=[oe,q]),x(z,q,V),x(z,oe,V)}if(!i.spanGaps){let z=[];D&&z.push(...ra(a,u,r,s,L,_,t)),O.gaps=z=i.gaps(n,o,r,s,z),O.clip=Xs(z,c.ori,g,y,w,C)}return M!=0&&(O.band=M==2?[Rn(n,o,r,s,A,-1),Rn(n,o,r,s,A,1)]:Rn(n,o,r,s,A,M)),O})}function Nb(e){let t=he(e.align,1),n=he(e.ascDesc,!1),o=he(e.alignGaps,0),r=he(e.extend,!1);return(s,i,a,u)=>yo(s,i,(c,d,p,m,g,y,w,C,S,_,R)=>{[a,u]=Ys(p,a,u);let x=c.pxRound,{left:I,width:L}=s.bbox,O=fe=>x(y(fe,m,_,C)),A=fe=>x(w(fe,g,R,S)),D=m.ori==0?lr:ar,E={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:sr},T=E.stroke,M=m.dir*(m.ori==0?1:-1),z=A(p[M==1?a:u]),H=O(d[M==1?a:u]),V=H,oe=H;r&&t==-1&&(oe=I,D(T,oe,z)),D(T,H,z);for(let fe=M==1?a:u;fe>=a&&fe<=u;fe+=M){let xe=p[fe];if(xe==null)continue;let ie=O(d[fe]),J=A(xe);t==1?D(T,ie,z):D(T,V,J),D(T,ie,J),z=J,V=ie}let q=V;r&&t==1&&(q=I+L,D(T,q,z));let[lt,Oe]=oa(s,i);if(c.fill!=null||lt!=0){let fe=E.fill=new Path2D(T),xe=c.fillTo(s,i,c.min,c.max,lt),ie=A(xe);D(fe,q,ie),D(fe,oe,ie)}if(!c.spanGaps){let fe=[];fe.push(...ra(d,p,a,u,M,O,o));let xe=c.width*ye/2,ie=n||t==1?xe:-xe,J=n||t==-1?-xe:xe;fe.forEach(Ue=>{Ue[0]+=ie,Ue[1]+=J}),E.gaps=fe=c.gaps(s,i,a,u,fe),E.clip=Xs(fe,m.ori,C,S,_,R)}return Oe!=0&&(E.band=Oe==2?[Rn(s,i,a,u,T,-1),Rn(s,i,a,u,T,1)]:Rn(s,i,a,u,T,Oe)),E})}function gd(e,t,n,o,r,s,i=Se){if(e.length>1){let a=null;for(let u=0,c=1/0;u<e.length;u++)if(t[u]!==void 0){if(a!=null){let d=Je(e[u]-e[a]);d<c&&(c=d,i=Je(n(e[u],o,r,s)-n(e[a],o,r,s)))}a=u}}return i}function Fb(e){e=e||Wr;let t=he(e.size,[.6,Se,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=ce(r),i=1-t[0],a=he(t[1],Se),u=he(t[2],1),c=he(e.disp,Wr),d=he(e.each,g=>{}),{fill:p,stroke:m}=c;return(g,y,w,C)=>yo(g,y,(S,_,R,x,I,L,O,A,D,E,T)=>{let M=S.pxRound,z=n,H=o*ye,V=a*ye,oe=u*ye,q,lt;x.ori==0?[q,lt]=s(g,y):[lt,q]=s(g,y);let Oe=x.dir*(x.ori==0?1:-1),fe=x.ori==0?ni:sa,xe=x.ori==0?d:(K,Ce,je,So,jn,sn,qn)=>{d(K,Ce,je,jn,So,qn,sn)},ie=he(g.bands,Ql).find(K=>K.series[0]==y),J=ie!=null?ie.dir:0,Ue=S.fillTo(g,y,S.min,S.max,J),pt=M(O(Ue,I,T,D)),Ae,be,Ut,kt=E,De=M(S.width*ye),rn=!1,bn=null,It=null,Pn=null,xo=null;p!=null&&(De==0||m!=null)&&(rn=!0,bn=p.values(g,y,w,C),It=new Map,new Set(bn).forEach(K=>{K!=null&&It.set(K,new Path2D)}),De>0&&(Pn=m.values(g,y,w,C),xo=new Map,new Set(Pn).forEach(K=>{K!=null&&xo.set(K,new Path2D)})));let{x0:_o,size:mr}=c;if(_o!=null&&mr!=null){z=1,_=_o.values(g,y,w,C),_o.unit==2&&(_=_.map(je=>g.posToVal(A+je*E,x.key,!0)));let K=mr.values(g,y,w,C);mr.unit==2?be=K[0]*E:be=L(K[0],x,E,A)-L(0,x,E,A),kt=gd(_,R,L,x,E,A,kt),Ut=kt-be+H}else kt=gd(_,R,L,x,E,A,kt),Ut=kt*i+H,be=kt-Ut;Ut<1&&(Ut=0),De>=be/2&&(De=0),Ut<5&&(M=Rd);let Qr=Ut>0,Kn=kt-Ut-(Qr?De:0);be=M(Wl(Kn,oe,V)),Ae=(z==0?be/2:z==Oe?0:be)-z*Oe*((z==0?H/2:0)+(Qr?De/2:0));let ft={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},ko=rn?null:new Path2D,vn=null;if(ie!=null)vn=g.data[ie.series[1]];else{let{y0:K,y1:Ce}=c;K!=null&&Ce!=null&&(R=Ce.values(g,y,w,C),vn=K.values(g,y,w,C))}let Un=q*be,se=lt*be;for(let K=Oe==1?w:C;K>=w&&K<=C;K+=Oe){let Ce=R[K];if(Ce==null)continue;if(vn!=null){let vt=vn[K]??0;if(Ce-vt==0)continue;pt=O(vt,I,T,D)}let je=x.distr!=2||c!=null?_[K]:K,So=L(je,x,E,A),jn=O(he(Ce,Ue),I,T,D),sn=M(So-Ae),qn=M(bt(jn,pt)),St=M(nn(jn,pt)),Dt=qn-St;if(Ce!=null){let vt=Ce<0?se:Un,jt=Ce<0?Un:se;rn?(De>0&&Pn[K]!=null&&fe(xo.get(Pn[K]),sn,St+At(De/2),be,bt(0,Dt-De),vt,jt),bn[K]!=null&&fe(It.get(bn[K]),sn,St+At(De/2),be,bt(0,Dt-De),vt,jt)):fe(ko,sn,St+At(De/2),be,bt(0,Dt-De),vt,jt),xe(g,y,K,sn-De/2,St,be+De,Dt)}}return De>0?ft.stroke=rn?xo:ko:rn||(ft._fill=S.width==0?S._fill:S._stroke??S._fill,ft.width=0),ft.fill=rn?It:ko,ft})}function Wb(e,t){let n=he(t?.alignGaps,0);return(o,r,s,i)=>yo(o,r,(a,u,c,d,p,m,g,y,w,C,S)=>{[s,i]=Ys(c,s,i);let _=a.pxRound,R=q=>_(m(q,d,C,y)),x=q=>_(g(q,p,S,w)),I,L,O;d.ori==0?(I=ei,O=lr,L=Qd):(I=ti,O=ar,L=Xd);let A=d.dir*(d.ori==0?1:-1),D=R(u[A==1?s:i]),E=D,T=[],M=[];for(let q=A==1?s:i;q>=s&&q<=i;q+=A)if(c[q]!=null){let Oe=u[q],fe=R(Oe);T.push(E=fe),M.push(x(c[q]))}let z={stroke:e(T,M,I,O,L,_),fill:null,clip:null,band:null,gaps:null,flags:sr},H=z.stroke,[V,oe]=oa(o,r);if(a.fill!=null||V!=0){let q=z.fill=new Path2D(H),lt=a.fillTo(o,r,a.min,a.max,V),Oe=x(lt);O(q,E,Oe),O(q,D,Oe)}if(!a.spanGaps){let q=[];q.push(...ra(u,c,s,i,A,R,n)),z.gaps=q=a.gaps(o,r,s,i,q),z.clip=Xs(q,d.ori,y,w,C,S)}return oe!=0&&(z.band=oe==2?[Rn(o,r,s,i,H,-1),Rn(o,r,s,i,H,1)]:Rn(o,r,s,i,H,oe)),z})}function Bb(e){return Wb(Vb,e)}function Vb(e,t,n,o,r,s){let i=e.length;if(i<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),i==2)o(a,e[1],t[1]);else{let u=Array(i),c=Array(i-1),d=Array(i-1),p=Array(i-1);for(let m=0;m<i-1;m++)d[m]=t[m+1]-t[m],p[m]=e[m+1]-e[m],c[m]=d[m]/p[m];u[0]=c[0];for(let m=1;m<i-1;m++)c[m]===0||c[m-1]===0||c[m-1]>0!=c[m]>0?u[m]=0:(u[m]=3*(p[m-1]+p[m])/((2*p[m]+p[m-1])/c[m-1]+(p[m]+2*p[m-1])/c[m]),isFinite(u[m])||(u[m]=0));u[i-1]=c[i-2];for(let m=0;m<i-1;m++)r(a,e[m]+p[m]/3,t[m]+u[m]*p[m]/3,e[m+1]-p[m]/3,t[m+1]-u[m+1]*p[m]/3,e[m+1],t[m+1])}return a}var Hl=new Set;function yd(){for(let e of Hl)e.syncRect(!0)}ir&&(ho(_y,tr,yd),ho(ky,tr,yd,!0),ho(Us,tr,()=>{ot.pxRatio=ye}));var Gb=np(),Hb=ep();function bd(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,i)=>Kl(s,i,t,n))}function Kb(e,t){return e.map((n,o)=>o==0?{}:Ke({},t,n))}function Kl(e,t,n,o){return Ke({},t==0?n:o,e)}function op(e,t,n){return t==null?or:[t,n]}var Ub=op;function jb(e,t,n){return t==null?or:js(t,n,Jl,!0)}function rp(e,t,n,o){return t==null?or:Js(t,n,e.scales[o].log,!1)}var qb=rp;function sp(e,t,n,o){return t==null?or:Yl(t,n,e.scales[o].log,!1)}var Yb=sp;function Jb(e,t,n,o,r){let s=bt(Jc(e),Jc(t)),i=t-e,a=tn(r/o*i,n);do{let u=n[a],c=o*u/i;if(c>=r&&s+(u<5?Wn.get(u):0)<=17)return[u,c]}while(++a<n.length);return[0,0]}function vd(e){let t,n;return e=e.replace(/(\d+)px/,(o,r)=>(t=Ye((n=+r)*ye))+"px"),[e,t,n]}function Zb(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=Re(t[2]*ye,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function ot(e,t,n){let o={mode:he(e.mode,1)},r=o.mode;function s(f,h,b,v){let k=h.valToPct(f);return v+b*(h.dir==-1?1-k:k)}function i(f,h,b,v){let k=h.valToPct(f);return v+b*(h.dir==-1?k:1-k)}function a(f,h,b,v){return h.ori==0?s(f,h,b,v):i(f,h,b,v)}o.valToPosH=s,o.valToPosV=i;let u=!1;o.status=0;let c=o.root=Ht(ry);if(e.id!=null&&(c.id=e.id),Ot(c,e.class),e.title){let f=Ht(ly,c);f.textContent=e.title}let d=en("canvas"),p=o.ctx=d.getContext("2d"),m=Ht(ay,c);ho("click",m,f=>{f.target===y&&(Te!=Do||Le!=$o)&&st.click(o,f)},!0);let g=o.under=Ht(uy,m);m.appendChild(d);let y=o.over=Ht(cy,m);e=rr(e);let w=+he(e.pxAlign,1),C=hd(w);(e.plugins||[]).forEach(f=>{f.opts&&(e=f.opts(o,e)||e)});let S=e.ms||.001,_=o.series=r==1?bd(e.series||[],ad,fd,!1):Kb(e.series||[null],pd),R=o.axes=bd(e.axes||[],ld,cd,!0),x=o.scales={},I=o.bands=e.bands||[];I.forEach(f=>{f.fill=ce(f.fill||null),f.dir=he(f.dir,-1)});let L=r==2?_[1].facets[0].scale:_[0].scale,O={axes:Th,series:_h},A=(e.drawOrder||["axes","series"]).map(f=>O[f]);function D(f){let h=f.distr==3?b=>Sn(b>0?b:f.clamp(o,b,f.min,f.max,f.key)):f.distr==4?b=>Al(b,f.asinh):f.distr==100?b=>f.fwd(b):b=>b;return b=>{let v=h(b),{_min:k,_max:P}=f,$=P-k;return(v-k)/$}}function E(f){let h=x[f];if(h==null){let b=(e.scales||Wr)[f]||Wr;if(b.from!=null){E(b.from);let v=Ke({},x[b.from],b,{key:f});v.valToPct=D(v),x[f]=v}else{h=x[f]=Ke({},f==L?jd:Lb,b),h.key=f;let v=h.time,k=h.range,P=Fn(k);if((f!=L||r==2&&!v)&&(P&&(k[0]==null||k[1]==null)&&(k={min:k[0]==null?jc:{mode:1,hard:k[0],soft:k[0]},max:k[1]==null?jc:{mode:1,hard:k[1],soft:k[1]}},P=!1),!P&&Qs(k))){let $=k;k=(N,W,B)=>W==null?or:js(W,B,$)}h.range=ce(k||(v?Ub:f==L?h.distr==3?qb:h.distr==4?Yb:op:h.distr==3?rp:h.distr==4?sp:jb)),h.auto=ce(P?!1:h.auto),h.clamp=ce(h.clamp||Ab),h._min=h._max=null,h.valToPct=D(h)}}}E("x"),E("y"),r==1&&_.forEach(f=>{E(f.scale)}),R.forEach(f=>{E(f.scale)});for(let f in e.scales)E(f);let T=x[L],M=T.distr,z,H;T.ori==0?(Ot(c,sy),z=s,H=i):(Ot(c,iy),z=i,H=s);let V={};for(let f in x){let h=x[f];(h.min!=null||h.max!=null)&&(V[f]={min:h.min,max:h.max},h.min=h.max=null)}let oe=e.tzDate||(f=>new Date(Ye(f/S))),q=e.fmtDate||Xl,lt=S==1?sb(oe):ab(oe),Oe=rd(oe,od(S==1?rb:lb,q)),fe=id(oe,sd(cb,q)),xe=[],ie=o.legend=Ke({},fb,e.legend),J=o.cursor=Ke({},vb,{drag:{y:r==2}},e.cursor),Ue=ie.show,pt=J.show,Ae=ie.markers;ie.idxs=xe,Ae.width=ce(Ae.width),Ae.dash=ce(Ae.dash),Ae.stroke=ce(Ae.stroke),Ae.fill=ce(Ae.fill);let be,Ut,kt,De=[],rn=[],bn,It=!1,Pn={};if(ie.live){let f=_[1]?_[1].values:null;It=f!=null,bn=It?f(o,1,0):{_:0};for(let h in bn)Pn[h]=jl}if(Ue)if(be=en("table",gy,c),kt=en("tbody",null,be),ie.mount(o,be),It){Ut=en("thead",null,be,kt);let f=en("tr",null,Ut);en("th",null,f);for(var xo in bn)en("th",Ic,f).textContent=xo}else Ot(be,by),ie.live&&Ot(be,yy);let _o={show:!0},mr={show:!1};function Qr(f,h){if(h==0&&(It||!ie.live||r==2))return or;let b=[],v=en("tr",vy,kt,kt.childNodes[h]);Ot(v,f.class),f.show||Ot(v,mo);let k=en("th",null,v);if(Ae.show){let N=Ht(wy,k);if(h>0){let W=Ae.width(o,h);W&&(N.style.border=W+"px "+Ae.dash(o,h)+" "+Ae.stroke(o,h)),N.style.background=Ae.fill(o,h)}}let P=Ht(Ic,k);f.label instanceof HTMLElement?P.appendChild(f.label):P.textContent=f.label,h>0&&(Ae.show||(P.style.color=f.width>0?Ae.stroke(o,h):Ae.fill(o,h)),ft("click",k,N=>{if(J._lock)return;Jn(N);let W=_.indexOf(f);if((N.ctrlKey||N.metaKey)!=ie.isolate){let B=_.some((G,U)=>U>0&&U!=W&&G.show);_.forEach((G,U)=>{U>0&&an(U,B?U==W?_o:mr:_o,!0,He.setSeries)})}else an(W,{show:!f.show},!0,He.setSeries)},!1),Co&&ft(Nc,k,N=>{J._lock||(Jn(N),an(_.indexOf(f),No,!0,He.setSeries))},!1));for(var $ in bn){let N=en("td",xy,v);N.textContent="--",b.push(N)}return[v,b]}let Kn=new Map;function ft(f,h,b,v=!0){let k=Kn.get(h)||{},P=J.bind[f](o,h,b,v);P&&(ho(f,h,k[f]=P),Kn.set(h,k))}function ko(f,h,b){let v=Kn.get(h)||{};for(let k in v)(f==null||k==f)&&(Fl(k,h,v[k]),delete v[k]);f==null&&Kn.delete(h)}let vn=0,Un=0,se=0,K=0,Ce=0,je=0,So=Ce,jn=je,sn=se,qn=K,St=0,Dt=0,vt=0,jt=0;o.bbox={};let ki=!1,Xr=!1,Ro=!1,Yn=!1,es=!1,$t=!1;function Si(f,h,b){(b||f!=o.width||h!=o.height)&&$a(f,h),Oo(!1),Ro=!0,Xr=!0,Ao()}function $a(f,h){o.width=vn=se=f,o.height=Un=K=h,Ce=je=0,hh(),gh();let b=o.bbox;St=b.left=po(Ce*ye,.5),Dt=b.top=po(je*ye,.5),vt=b.width=po(se*ye,.5),jt=b.height=po(K*ye,.5)}let ph=3;function fh(){let f=!1,h=0;for(;!f;){h++;let b=Rh(h),v=Ch(h);f=h==ph||b&&v,f||($a(o.width,o.height),Xr=!0)}}function mh({width:f,height:h}){Si(f,h)}o.setSize=mh;function hh(){let f=!1,h=!1,b=!1,v=!1;R.forEach((k,P)=>{if(k.show&&k._show){let{side:$,_size:N}=k,W=$%2,B=k.label!=null?k.labelSize:0,G=N+B;G>0&&(W?(se-=G,$==3?(Ce+=G,v=!0):b=!0):(K-=G,$==0?(je+=G,f=!0):h=!0))}}),Zn[0]=f,Zn[1]=b,Zn[2]=h,Zn[3]=v,se-=Mn[1]+Mn[3],Ce+=Mn[3],K-=Mn[2]+Mn[0],je+=Mn[0]}function gh(){let f=Ce+se,h=je+K,b=Ce,v=je;function k(P,$){switch(P){case 1:return f+=$,f-$;case 2:return h+=$,h-$;case 3:return b-=$,b+$;case 0:return v-=$,v+$}}R.forEach((P,$)=>{if(P.show&&P._show){let N=P.side;P._pos=k(N,P._size),P.label!=null&&(P._lpos=k(N,P.labelSize))}})}if(J.dataIdx==null){let f=J.hover,h=f.skip=new Set(f.skip??[]);h.add(void 0);let b=f.prox=ce(f.prox),v=f.bias??=0;J.dataIdx=(k,P,$,N)=>{if(P==0)return $;let W=$,B=b(k,P,$,N)??Se,G=B>=0&&B<Se,U=T.ori==0?se:K,re=J.left,ge=t[0],me=t[P];if(h.has(me[$])){W=null;let ae=null,X=null,Z;if(v==0||v==-1)for(Z=$;ae==null&&Z-- >0;)h.has(me[Z])||(ae=Z);if(v==0||v==1)for(Z=$;X==null&&Z++<me.length;)h.has(me[Z])||(X=Z);if(ae!=null||X!=null)if(G){let Me=ae==null?-1/0:z(ge[ae],T,U,0),ze=X==null?1/0:z(ge[X],T,U,0),nt=re-Me,_e=ze-re;nt<=_e?nt<=B&&(W=ae):_e<=B&&(W=X)}else W=X==null?ae:ae==null?X:$-ae<=X-$?ae:X}else G&&Je(re-z(ge[$],T,U,0))>B&&(W=null);return W}}let Jn=f=>{J.event=f};J.idxs=xe,J._lock=!1;let at=J.points;at.show=ce(at.show),at.size=ce(at.size),at.stroke=ce(at.stroke),at.width=ce(at.width),at.fill=ce(at.fill);let ln=o.focus=Ke({},e.focus||{alpha:.3},J.focus),Co=ln.prox>=0,To=Co&&at.one,zt=[],Po=[],Mo=[];function za(f,h){let b=at.show(o,h);if(b instanceof HTMLElement)return Ot(b,hy),Ot(b,f.class),gn(b,-10,-10,se,K),y.insertBefore(b,zt[h]),b}function Na(f,h){if(r==1||h>0){let b=r==1&&x[f.scale].time,v=f.value;f.value=b?Xc(v)?id(oe,sd(v,q)):v||fe:v||Mb,f.label=f.label||(b?xb:wb)}if(To||h>0){f.width=f.width==null?1:f.width,f.paths=f.paths||Gb||Ly,f.fillTo=ce(f.fillTo||Ib),f.pxAlign=+he(f.pxAlign,w),f.pxRound=hd(f.pxAlign),f.stroke=ce(f.stroke||null),f.fill=ce(f.fill||null),f._stroke=f._fill=f._paths=f._focus=null;let b=Eb(bt(1,f.width),1),v=f.points=Ke({},{size:b,width:bt(1,b*.2),stroke:f.stroke,space:b*2,paths:Hb,_stroke:null,_fill:null},f.points);v.show=ce(v.show),v.filter=ce(v.filter),v.fill=ce(v.fill),v.stroke=ce(v.stroke),v.paths=ce(v.paths),v.pxAlign=f.pxAlign}if(Ue){let b=Qr(f,h);De.splice(h,0,b[0]),rn.splice(h,0,b[1]),ie.values.push(null)}if(pt){xe.splice(h,0,null);let b=null;To?h==0&&(b=za(f,h)):h>0&&(b=za(f,h)),zt.splice(h,0,b),Po.splice(h,0,0),Mo.splice(h,0,0)}tt("addSeries",h)}function yh(f,h){h=h??_.length,f=r==1?Kl(f,h,ad,fd):Kl(f,h,{},pd),_.splice(h,0,f),Na(_[h],h)}o.addSeries=yh;function bh(f){if(_.splice(f,1),Ue){ie.values.splice(f,1),rn.splice(f,1);let h=De.splice(f,1)[0];ko(null,h.firstChild),h.remove()}pt&&(xe.splice(f,1),zt.splice(f,1)[0].remove(),Po.splice(f,1),Mo.splice(f,1)),tt("delSeries",f)}o.delSeries=bh;let Zn=[!1,!1,!1,!1];function vh(f,h){if(f._show=f.show,f.show){let b=f.side%2,v=x[f.scale];v==null&&(f.scale=b?_[1].scale:L,v=x[f.scale]);let k=v.time;f.size=ce(f.size),f.space=ce(f.space),f.rotate=ce(f.rotate),Fn(f.incrs)&&f.incrs.forEach($=>{!Wn.has($)&&Wn.set($,Pd($))}),f.incrs=ce(f.incrs||(v.distr==2?tb:k?S==1?ob:ib:fo)),f.splits=ce(f.splits||(k&&v.distr==1?lt:v.distr==3?Bl:v.distr==4?Sb:kb)),f.stroke=ce(f.stroke),f.grid.stroke=ce(f.grid.stroke),f.ticks.stroke=ce(f.ticks.stroke),f.border.stroke=ce(f.border.stroke);let P=f.values;f.values=Fn(P)&&!Fn(P[0])?ce(P):k?Fn(P)?rd(oe,od(P,q)):Xc(P)?ub(oe,P):P||Oe:P||_b,f.filter=ce(f.filter||(v.distr>=3&&v.log==10?Tb:v.distr==3&&v.log==2?Pb:Cd)),f.font=vd(f.font),f.labelFont=vd(f.labelFont),f._size=f.size(o,null,h,0),f._space=f._rotate=f._incrs=f._found=f._splits=f._values=null,f._size>0&&(Zn[h]=!0,f._el=Ht(dy,m))}}function hr(f,h,b,v){let[k,P,$,N]=b,W=h%2,B=0;return W==0&&(N||P)&&(B=h==0&&!k||h==2&&!$?Ye(ld.size/3):0),W==1&&(k||$)&&(B=h==1&&!P||h==3&&!N?Ye(cd.size/2):0),B}let Fa=o.padding=(e.padding||[hr,hr,hr,hr]).map(f=>ce(he(f,hr))),Mn=o._padding=Fa.map((f,h)=>f(o,h,Zn,0)),rt,Ze=null,Qe=null,ts=r==1?_[0].idxs:null,qt=null,gr=!1;function Wa(f,h){if(t=f??[],o.data=o._data=t,r==2){rt=0;for(let b=1;b<_.length;b++)rt+=t[b][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),qt=t[0],rt=qt.length;let b=t;if(M==2){b=t.slice();let v=b[0]=Array(rt);for(let k=0;k<rt;k++)v[k]=k}o._data=t=b}if(Oo(!0),tt("setData"),M==2&&(Ro=!0),h!==!1){let b=T;b.auto(o,gr)?Ri():On(L,b.min,b.max),Yn=Yn||J.left>=0,$t=!0,Ao()}}o.setData=Wa;function Ri(){gr=!0;let f,h;r==1&&(rt>0?(Ze=ts[0]=0,Qe=ts[1]=rt-1,f=t[0][Ze],h=t[0][Qe],M==2?(f=Ze,h=Qe):f==h&&(M==3?[f,h]=Js(f,f,T.log,!1):M==4?[f,h]=Yl(f,f,T.log,!1):T.time?h=f+Ye(86400/S):[f,h]=js(f,h,Jl,!0))):(Ze=ts[0]=f=null,Qe=ts[1]=h=null)),On(L,f,h)}let ns,Eo,Ci,Ti,Pi,Mi,Ei,Oi,Ai,wt;function Ba(f,h,b,v,k,P){f??=$c,b??=Ql,v??="butt",k??=$c,P??="round",f!=ns&&(p.strokeStyle=ns=f),k!=Eo&&(p.fillStyle=Eo=k),h!=Ci&&(p.lineWidth=Ci=h),P!=Pi&&(p.lineJoin=Pi=P),v!=Mi&&(p.lineCap=Mi=v),b!=Ti&&p.setLineDash(Ti=b)}function Va(f,h,b,v){h!=Eo&&(p.fillStyle=Eo=h),f!=Ei&&(p.font=Ei=f),b!=Oi&&(p.textAlign=Oi=b),v!=Ai&&(p.textBaseline=Ai=v)}function Li(f,h,b,v,k=0){if(v.length>0&&f.auto(o,gr)&&(h==null||h.min==null)){let P=he(Ze,0),$=he(Qe,v.length-1),N=b.min==null?Ty(v,P,$,k,f.distr==3):[b.min,b.max];f.min=nn(f.min,b.min=N[0]),f.max=bt(f.max,b.max=N[1])}}let Ga={min:null,max:null};function wh(){for(let v in x){let k=x[v];V[v]==null&&(k.min==null||V[L]!=null&&k.auto(o,gr))&&(V[v]=Ga)}for(let v in x){let k=x[v];V[v]==null&&k.from!=null&&V[k.from]!=null&&(V[v]=Ga)}V[L]!=null&&Oo(!0);let f={};for(let v in V){let k=V[v];if(k!=null){let P=f[v]=rr(x[v],$y);if(k.min!=null)Ke(P,k);else if(v!=L||r==2)if(rt==0&&P.from==null){let $=P.range(o,null,null,v);P.min=$[0],P.max=$[1]}else P.min=Se,P.max=-Se}}if(rt>0){_.forEach((v,k)=>{if(r==1){let P=v.scale,$=V[P];if($==null)return;let N=f[P];if(k==0){let W=N.range(o,N.min,N.max,P);N.min=W[0],N.max=W[1],Ze=tn(N.min,t[0]),Qe=tn(N.max,t[0]),Qe-Ze>1&&(t[0][Ze]<N.min&&Ze++,t[0][Qe]>N.max&&Qe--),v.min=qt[Ze],v.max=qt[Qe]}else v.show&&v.auto&&Li(N,$,v,t[k],v.sorted);v.idxs[0]=Ze,v.idxs[1]=Qe}else if(k>0&&v.show&&v.auto){let[P,$]=v.facets,N=P.scale,W=$.scale,[B,G]=t[k],U=f[N],re=f[W];U!=null&&Li(U,V[N],P,B,P.sorted),re!=null&&Li(re,V[W],$,G,$.sorted),v.min=$.min,v.max=$.max}});for(let v in f){let k=f[v],P=V[v];if(k.from==null&&(P==null||P.min==null)){let $=k.range(o,k.min==Se?null:k.min,k.max==-Se?null:k.max,v);k.min=$[0],k.max=$[1]}}}for(let v in f){let k=f[v];if(k.from!=null){let P=f[k.from];if(P.min==null)k.min=k.max=null;else{let $=k.range(o,P.min,P.max,v);k.min=$[0],k.max=$[1]}}}let h={},b=!1;for(let v in f){let k=f[v],P=x[v];if(P.min!=k.min||P.max!=k.max){P.min=k.min,P.max=k.max;let $=P.distr;P._min=$==3?Sn(P.min):$==4?Al(P.min,P.asinh):$==100?P.fwd(P.min):P.min,P._max=$==3?Sn(P.max):$==4?Al(P.max,P.asinh):$==100?P.fwd(P.max):P.max,h[v]=b=!0}}if(b){_.forEach((v,k)=>{r==2?k>0&&h.y&&(v._paths=null):h[v.scale]&&(v._paths=null)});for(let v in h)Ro=!0,tt("setScale",v);pt&&J.left>=0&&(Yn=$t=!0)}for(let v in V)V[v]=null}function xh(f){let h=Wl(Ze-1,0,rt-1),b=Wl(Qe+1,0,rt-1);for(;f[h]==null&&h>0;)h--;for(;f[b]==null&&b<rt-1;)b++;return[h,b]}function _h(){if(rt>0){let f=_.some(h=>h._focus)&&wt!=ln.alpha;f&&(p.globalAlpha=wt=ln.alpha),_.forEach((h,b)=>{if(b>0&&h.show&&(Ha(b,!1),Ha(b,!0),h._paths==null)){let v=wt;wt!=h.alpha&&(p.globalAlpha=wt=h.alpha);let k=r==2?[0,t[b][0].length-1]:xh(t[b]);h._paths=h.paths(o,b,k[0],k[1]),wt!=v&&(p.globalAlpha=wt=v)}}),_.forEach((h,b)=>{if(b>0&&h.show){let v=wt;wt!=h.alpha&&(p.globalAlpha=wt=h.alpha),h._paths!=null&&Ka(b,!1);{let k=h._paths!=null?h._paths.gaps:null,P=h.points.show(o,b,Ze,Qe,k),$=h.points.filter(o,b,P,k);(P||$)&&(h.points._paths=h.points.paths(o,b,Ze,Qe,$),Ka(b,!0))}wt!=v&&(p.globalAlpha=wt=v),tt("drawSeries",b)}}),f&&(p.globalAlpha=wt=1)}}function Ha(f,h){let b=h?_[f].points:_[f];b._stroke=b.stroke(o,f),b._fill=b.fill(o,f)}function Ka(f,h){let b=h?_[f].points:_[f],{stroke:v,fill:k,clip:P,flags:$,_stroke:N=b._stroke,_fill:W=b._fill,_width:B=b.width}=b._paths;B=Re(B*ye,3);let G=null,U=B%2/2;h&&W==null&&(W=B>0?"#fff":N);let re=b.pxAlign==1&&U>0;if(re&&p.translate(U,U),!h){let ge=St-B/2,me=Dt-B/2,ae=vt+B,X=jt+B;G=new Path2D,G.rect(ge,me,ae,X)}h?Ii(N,B,b.dash,b.cap,W,v,k,$,P):kh(f,N,B,b.dash,b.cap,W,v,k,$,G,P),re&&p.translate(-U,-U)}function kh(f,h,b,v,k,P,$,N,W,B,G){let U=!1;W!=0&&I.forEach((re,ge)=>{if(re.series[0]==f){let me=_[re.series[1]],ae=t[re.series[1]],X=(me._paths||Wr).band;Fn(X)&&(X=re.dir==1?X[0]:X[1]);let Z,Me=null;me.show&&X&&My(ae,Ze,Qe)?(Me=re.fill(o,ge)||P,Z=me._paths.clip):X=null,Ii(h,b,v,k,Me,$,N,W,B,G,Z,X),U=!0}}),U||Ii(h,b,v,k,P,$,N,W,B,G)}let Ua=sr|Gl;function Ii(f,h,b,v,k,P,$,N,W,B,G,U){Ba(f,h,b,v,k),(W||B||U)&&(p.save(),W&&p.clip(W),B&&p.clip(B)),U?(N&Ua)==Ua?(p.clip(U),G&&p.clip(G),rs(k,$),os(f,P,h)):N&Gl?(rs(k,$),p.clip(U),os(f,P,h)):N&sr&&(p.save(),p.clip(U),G&&p.clip(G),rs(k,$),p.restore(),os(f,P,h)):(rs(k,$),os(f,P,h)),(W||B||U)&&p.restore()}function os(f,h,b){b>0&&(h instanceof Map?h.forEach((v,k)=>{p.strokeStyle=ns=k,p.stroke(v)}):h!=null&&f&&p.stroke(h))}function rs(f,h){h instanceof Map?h.forEach((b,v)=>{p.fillStyle=Eo=v,p.fill(b)}):h!=null&&f&&p.fill(h)}function Sh(f,h,b,v){let k=R[f],P;if(v<=0)P=[0,0];else{let $=k._space=k.space(o,f,h,b,v),N=k._incrs=k.incrs(o,f,h,b,v,$);P=Jb(h,b,N,v,$)}return k._found=P}function Di(f,h,b,v,k,P,$,N,W,B){let G=$%2/2;w==1&&p.translate(G,G),Ba(N,$,W,B,N),p.beginPath();let U,re,ge,me,ae=k+(v==0||v==3?-P:P);b==0?(re=k,me=ae):(U=k,ge=ae);for(let X=0;X<f.length;X++)h[X]!=null&&(b==0?U=ge=f[X]:re=me=f[X],p.moveTo(U,re),p.lineTo(ge,me));p.stroke(),w==1&&p.translate(-G,-G)}function Rh(f){let h=!0;return R.forEach((b,v)=>{if(!b.show)return;let k=x[b.scale];if(k.min==null){b._show&&(h=!1,b._show=!1,Oo(!1));return}else b._show||(h=!1,b._show=!0,Oo(!1));let P=b.side,$=P%2,{min:N,max:W}=k,[B,G]=Sh(v,N,W,$==0?se:K);if(G==0)return;let U=k.distr==2,re=b._splits=b.splits(o,v,N,W,B,G,U),ge=k.distr==2?re.map(Z=>qt[Z]):re,me=k.distr==2?qt[re[1]]-qt[re[0]]:B,ae=b._values=b.values(o,b.filter(o,ge,v,G,me),v,G,me);b._rotate=P==2?b.rotate(o,ae,v,G):0;let X=b._size;b._size=Kt(b.size(o,ae,v,f)),X!=null&&b._size!=X&&(h=!1)}),h}function Ch(f){let h=!0;return Fa.forEach((b,v)=>{let k=b(o,v,Zn,f);k!=Mn[v]&&(h=!1),Mn[v]=k}),h}function Th(){for(let f=0;f<R.length;f++){let h=R[f];if(!h.show||!h._show)continue;let b=h.side,v=b%2,k,P,$=h.stroke(o,f),N=b==0||b==3?-1:1,[W,B]=h._found;if(h.label!=null){let ht=h.labelGap*N,Tt=Ye((h._lpos+ht)*ye);Va(h.labelFont[0],$,"center",b==2?"top":Dc),p.save(),v==1?(k=P=0,p.translate(Tt,Ye(Dt+jt/2)),p.rotate((b==3?-Ks:Ks)/2)):(k=Ye(St+vt/2),P=Tt);let eo=Sd(h.label)?h.label(o,f,W,B):h.label;p.fillText(eo,k,P),p.restore()}if(B==0)continue;let G=x[h.scale],U=v==0?vt:jt,re=v==0?St:Dt,ge=h._splits,me=G.distr==2?ge.map(ht=>qt[ht]):ge,ae=G.distr==2?qt[ge[1]]-qt[ge[0]]:W,X=h.ticks,Z=h.border,Me=X.show?X.size:0,ze=Ye(Me*ye),nt=Ye((h.alignTo==2?h._size-Me-h.gap:h.gap)*ye),_e=h._rotate*-Ks/180,Ne=C(h._pos*ye),Rt=(ze+nt)*N,mt=Ne+Rt;P=v==0?mt:0,k=v==1?mt:0;let Nt=h.font[0],Yt=h.align==1?Xo:h.align==2?Ml:_e>0?Xo:_e<0?Ml:v==0?"center":b==3?Ml:Xo,cn=_e||v==1?"middle":b==2?"top":Dc;Va(Nt,$,Yt,cn);let Ct=h.font[1]*h.lineGap,Ft=ge.map(ht=>C(a(ht,G,U,re))),Jt=h._values;for(let ht=0;ht<Jt.length;ht++){let Tt=Jt[ht];if(Tt!=null){v==0?k=Ft[ht]:P=Ft[ht],Tt=""+Tt;let eo=Tt.indexOf(`
`)==-1?[Tt]:Tt.split(/\n/gm);for(let gt=0;gt<eo.length;gt++){let du=eo[gt];_e?(p.save(),p.translate(k,P+gt*Ct),p.rotate(_e),p.fillText(du,0,0),p.restore()):p.fillText(du,k,P+gt*Ct)}}}X.show&&Di(Ft,X.filter(o,me,f,B,ae),v,b,Ne,ze,Re(X.width*ye,3),X.stroke(o,f),X.dash,X.cap);let dn=h.grid;dn.show&&Di(Ft,dn.filter(o,me,f,B,ae),v,v==0?2:1,v==0?Dt:St,v==0?jt:vt,Re(dn.width*ye,3),dn.stroke(o,f),dn.dash,dn.cap),Z.show&&Di([Ne],[1],v==0?1:0,v==0?1:2,v==1?Dt:St,v==1?jt:vt,Re(Z.width*ye,3),Z.stroke(o,f),Z.dash,Z.cap)}tt("drawAxes")}function Oo(f){_.forEach((h,b)=>{b>0&&(h._paths=null,f&&(r==1?(h.min=null,h.max=null):h.facets.forEach(v=>{v.min=null,v.max=null})))})}let ss=!1,$i=!1,yr=[];function Ph(){$i=!1;for(let f=0;f<yr.length;f++)tt(...yr[f]);yr.length=0}function Ao(){ss||(Gy(ja),ss=!0)}function Mh(f,h=!1){ss=!0,$i=h,f(o),ja(),h&&yr.length>0&&queueMicrotask(Ph)}o.batch=Mh;function ja(){if(ki&&(wh(),ki=!1),Ro&&(fh(),Ro=!1),Xr){if(Ee(g,Xo,Ce),Ee(g,"top",je),Ee(g,$r,se),Ee(g,zr,K),Ee(y,Xo,Ce),Ee(y,"top",je),Ee(y,$r,se),Ee(y,zr,K),Ee(m,$r,vn),Ee(m,zr,Un),d.width=Ye(vn*ye),d.height=Ye(Un*ye),R.forEach(({_el:f,_show:h,_size:b,_pos:v,side:k})=>{if(f!=null)if(h){let P=k===3||k===0?b:0,$=k%2==1;Ee(f,$?"left":"top",v-P),Ee(f,$?"width":"height",b),Ee(f,$?"top":"left",$?je:Ce),Ee(f,$?"height":"width",$?K:se),Nl(f,mo)}else Ot(f,mo)}),ns=Eo=Ci=Pi=Mi=Ei=Oi=Ai=Ti=null,wt=1,wr(!0),Ce!=So||je!=jn||se!=sn||K!=qn){Oo(!1);let f=se/sn,h=K/qn;if(pt&&!Yn&&J.left>=0){J.left*=f,J.top*=h,Lo&&gn(Lo,Ye(J.left),0,se,K),Io&&gn(Io,0,Ye(J.top),se,K);for(let b=0;b<zt.length;b++){let v=zt[b];v!=null&&(Po[b]*=f,Mo[b]*=h,gn(v,Kt(Po[b]),Kt(Mo[b]),se,K))}}if(Pe.show&&!es&&Pe.left>=0&&Pe.width>0){Pe.left*=f,Pe.width*=f,Pe.top*=h,Pe.height*=h;for(let b in Vi)Ee(zo,b,Pe[b])}So=Ce,jn=je,sn=se,qn=K}tt("setSize"),Xr=!1}vn>0&&Un>0&&(p.clearRect(0,0,d.width,d.height),tt("drawClear"),A.forEach(f=>f()),tt("draw")),Pe.show&&es&&(is(Pe),es=!1),pt&&Yn&&(Xn(null,!0,!1),Yn=!1),ie.show&&ie.live&&$t&&(Wi(),$t=!1),u||(u=!0,o.status=1,tt("ready")),gr=!1,ss=!1}o.redraw=(f,h)=>{Ro=h||!1,f!==!1?On(L,T.min,T.max):Ao()};function zi(f,h){let b=x[f];if(b.from==null){if(rt==0){let v=b.range(o,h.min,h.max,f);h.min=v[0],h.max=v[1]}if(h.min>h.max){let v=h.min;h.min=h.max,h.max=v}if(rt>1&&h.min!=null&&h.max!=null&&h.max-h.min<1e-16)return;f==L&&b.distr==2&&rt>0&&(h.min=tn(h.min,t[0]),h.max=tn(h.max,t[0]),h.min==h.max&&h.max++),V[f]=h,ki=!0,Ao()}}o.setScale=zi;let Ni,Fi,Lo,Io,qa,Ya,Do,$o,Ja,Za,Te,Le,En=!1,st=J.drag,Xe=st.x,et=st.y;pt&&(J.x&&(Ni=Ht(fy,y)),J.y&&(Fi=Ht(my,y)),T.ori==0?(Lo=Ni,Io=Fi):(Lo=Fi,Io=Ni),Te=J.left,Le=J.top);let Pe=o.select=Ke({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),zo=Pe.show?Ht(py,Pe.over?y:g):null;function is(f,h){if(Pe.show){for(let b in f)Pe[b]=f[b],b in Vi&&Ee(zo,b,f[b]);h!==!1&&tt("setSelect")}}o.setSelect=is;function Eh(f){if(_[f].show)Ue&&Nl(De[f],mo);else if(Ue&&Ot(De[f],mo),pt){let b=To?zt[0]:zt[f];b!=null&&gn(b,-10,-10,se,K)}}function On(f,h,b){zi(f,{min:h,max:b})}function an(f,h,b,v){h.focus!=null&&Dh(f),h.show!=null&&_.forEach((k,P)=>{P>0&&(f==P||f==null)&&(k.show=h.show,Eh(P),r==2?(On(k.facets[0].scale,null,null),On(k.facets[1].scale,null,null)):On(k.scale,null,null),Ao())}),b!==!1&&tt("setSeries",f,h),v&&xr("setSeries",o,f,h)}o.setSeries=an;function Oh(f,h){Ke(I[f],h)}function Ah(f,h){f.fill=ce(f.fill||null),f.dir=he(f.dir,-1),h=h??I.length,I.splice(h,0,f)}function Lh(f){f==null?I.length=0:I.splice(f,1)}o.addBand=Ah,o.setBand=Oh,o.delBand=Lh;function Ih(f,h){_[f].alpha=h,pt&&zt[f]!=null&&(zt[f].style.opacity=h),Ue&&De[f]&&(De[f].style.opacity=h)}let wn,An,Qn,No={focus:!0};function Dh(f){if(f!=Qn){let h=f==null,b=ln.alpha!=1;_.forEach((v,k)=>{if(r==1||k>0){let P=h||k==0||k==f;v._focus=h?null:P,b&&Ih(k,P?1:ln.alpha)}}),Qn=f,b&&Ao()}}Ue&&Co&&ft(Fc,be,f=>{J._lock||(Jn(f),Qn!=null&&an(null,No,!0,He.setSeries))});function un(f,h,b){let v=x[h];b&&(f=f/ye-(v.ori==1?je:Ce));let k=se;v.ori==1&&(k=K,f=k-f),v.dir==-1&&(f=k-f);let P=v._min,$=v._max,N=f/k,W=P+($-P)*N,B=v.distr;return B==3?nr(10,W):B==4?Oy(W,v.asinh):B==100?v.bwd(W):W}function $h(f,h){let b=un(f,L,h);return tn(b,t[0],Ze,Qe)}o.valToIdx=f=>tn(f,t[0]),o.posToIdx=$h,o.posToVal=un,o.valToPos=(f,h,b)=>x[h].ori==0?s(f,x[h],b?vt:se,b?St:0):i(f,x[h],b?jt:K,b?Dt:0),o.setCursor=(f,h,b)=>{Te=f.left,Le=f.top,Xn(null,h,b)};function Qa(f,h){Ee(zo,Xo,Pe.left=f),Ee(zo,$r,Pe.width=h)}function Xa(f,h){Ee(zo,"top",Pe.top=f),Ee(zo,zr,Pe.height=h)}let br=T.ori==0?Qa:Xa,vr=T.ori==1?Qa:Xa;function zh(){if(Ue&&ie.live)for(let f=r==2?1:0;f<_.length;f++){if(f==0&&It)continue;let h=ie.values[f],b=0;for(let v in h)rn[f][b++].firstChild.nodeValue=h[v]}}function Wi(f,h){if(f!=null&&(f.idxs?f.idxs.forEach((b,v)=>{xe[v]=b}):Dy(f.idx)||xe.fill(f.idx),ie.idx=xe[0]),Ue&&ie.live){for(let b=0;b<_.length;b++)(b>0||r==1&&!It)&&Nh(b,xe[b]);zh()}$t=!1,h!==!1&&tt("setLegend")}o.setLegend=Wi;function Nh(f,h){let b=_[f],v=f==0&&M==2?qt:t[f],k;It?k=b.values(o,f,h)??Pn:(k=b.value(o,h==null?null:v[h],f,h),k=k==null?Pn:{_:k}),ie.values[f]=k}function Xn(f,h,b){Ja=Te,Za=Le,[Te,Le]=J.move(o,Te,Le),J.left=Te,J.top=Le,pt&&(Lo&&gn(Lo,Ye(Te),0,se,K),Io&&gn(Io,0,Ye(Le),se,K));let v,k=Ze>Qe;wn=Se,An=null;let P=T.ori==0?se:K,$=T.ori==1?se:K;if(Te<0||rt==0||k){v=J.idx=null;for(let N=0;N<_.length;N++){let W=zt[N];W!=null&&gn(W,-10,-10,se,K)}Co&&an(null,No,!0,f==null&&He.setSeries),ie.live&&(xe.fill(v),$t=!0)}else{let N,W,B;r==1&&(N=T.ori==0?Te:Le,W=un(N,L),v=J.idx=tn(W,t[0],Ze,Qe),B=z(t[0][v],T,P,0));let G=-10,U=-10,re=0,ge=0,me=!0,ae="",X="";for(let Z=r==2?1:0;Z<_.length;Z++){let Me=_[Z],ze=xe[Z],nt=ze==null?null:r==1?t[Z][ze]:t[Z][1][ze],_e=J.dataIdx(o,Z,v,W),Ne=_e==null?null:r==1?t[Z][_e]:t[Z][1][_e];if($t=$t||Ne!=nt||_e!=ze,xe[Z]=_e,Z>0&&Me.show){let Rt=_e==null?-10:_e==v?B:z(r==1?t[0][_e]:t[Z][0][_e],T,P,0),mt=Ne==null?-10:H(Ne,r==1?x[Me.scale]:x[Me.facets[1].scale],$,0);if(Co&&Ne!=null){let Nt=T.ori==1?Te:Le,Yt=Je(ln.dist(o,Z,_e,mt,Nt));if(Yt<wn){let cn=ln.bias;if(cn!=0){let Ct=un(Nt,Me.scale),Ft=Ne>=0?1:-1,Jt=Ct>=0?1:-1;Jt==Ft&&(Jt==1?cn==1?Ne>=Ct:Ne<=Ct:cn==1?Ne<=Ct:Ne>=Ct)&&(wn=Yt,An=Z)}else wn=Yt,An=Z}}if($t||To){let Nt,Yt;T.ori==0?(Nt=Rt,Yt=mt):(Nt=mt,Yt=Rt);let cn,Ct,Ft,Jt,dn,ht,Tt=!0,eo=at.bbox;if(eo!=null){Tt=!1;let gt=eo(o,Z);Ft=gt.left,Jt=gt.top,cn=gt.width,Ct=gt.height}else Ft=Nt,Jt=Yt,cn=Ct=at.size(o,Z);if(ht=at.fill(o,Z),dn=at.stroke(o,Z),To)Z==An&&wn<=ln.prox&&(G=Ft,U=Jt,re=cn,ge=Ct,me=Tt,ae=ht,X=dn);else{let gt=zt[Z];gt!=null&&(Po[Z]=Ft,Mo[Z]=Jt,Uc(gt,cn,Ct,Tt),Hc(gt,ht,dn),gn(gt,Kt(Ft),Kt(Jt),se,K))}}}}if(To){let Z=ln.prox,Me=Qn==null?wn<=Z:wn>Z||An!=Qn;if($t||Me){let ze=zt[0];ze!=null&&(Po[0]=G,Mo[0]=U,Uc(ze,re,ge,me),Hc(ze,ae,X),gn(ze,Kt(G),Kt(U),se,K))}}}if(Pe.show&&En)if(f!=null){let[N,W]=He.scales,[B,G]=He.match,[U,re]=f.cursor.sync.scales,ge=f.cursor.drag;if(Xe=ge._x,et=ge._y,Xe||et){let{left:me,top:ae,width:X,height:Z}=f.select,Me=f.scales[U].ori,ze=f.posToVal,nt,_e,Ne,Rt,mt,Nt=N!=null&&B(N,U),Yt=W!=null&&G(W,re);Nt&&Xe?(Me==0?(nt=me,_e=X):(nt=ae,_e=Z),Ne=x[N],Rt=z(ze(nt,U),Ne,P,0),mt=z(ze(nt+_e,U),Ne,P,0),br(nn(Rt,mt),Je(mt-Rt))):br(0,P),Yt&&et?(Me==1?(nt=me,_e=X):(nt=ae,_e=Z),Ne=x[W],Rt=H(ze(nt,re),Ne,$,0),mt=H(ze(nt+_e,re),Ne,$,0),vr(nn(Rt,mt),Je(mt-Rt))):vr(0,$)}else Gi()}else{let N=Je(Ja-qa),W=Je(Za-Ya);if(T.ori==1){let re=N;N=W,W=re}Xe=st.x&&N>=st.dist,et=st.y&&W>=st.dist;let B=st.uni;B!=null?Xe&&et&&(Xe=N>=B,et=W>=B,!Xe&&!et&&(W>N?et=!0:Xe=!0)):st.x&&st.y&&(Xe||et)&&(Xe=et=!0);let G,U;Xe&&(T.ori==0?(G=Do,U=Te):(G=$o,U=Le),br(nn(G,U),Je(U-G)),et||vr(0,$)),et&&(T.ori==1?(G=Do,U=Te):(G=$o,U=Le),vr(nn(G,U),Je(U-G)),Xe||br(0,P)),!Xe&&!et&&(br(0,0),vr(0,0))}if(st._x=Xe,st._y=et,f==null){if(b){if(cu!=null){let[N,W]=He.scales;He.values[0]=N!=null?un(T.ori==0?Te:Le,N):null,He.values[1]=W!=null?un(T.ori==1?Te:Le,W):null}xr(El,o,Te,Le,se,K,v)}if(Co){let N=b&&He.setSeries,W=ln.prox;Qn==null?wn<=W&&an(An,No,!0,N):wn>W?an(null,No,!0,N):An!=Qn&&an(An,No,!0,N)}}$t&&(ie.idx=v,Wi()),h!==!1&&tt("setCursor")}let Ln=null;Object.defineProperty(o,"rect",{get(){return Ln==null&&wr(!1),Ln}});function wr(f=!1){f?Ln=null:(Ln=y.getBoundingClientRect(),tt("syncRect",Ln))}function eu(f,h,b,v,k,P,$){J._lock||En&&f!=null&&f.movementX==0&&f.movementY==0||(Bi(f,h,b,v,k,P,$,!1,f!=null),f!=null?Xn(null,!0,!0):Xn(h,!0,!1))}function Bi(f,h,b,v,k,P,$,N,W){if(Ln==null&&wr(!1),Jn(f),f!=null)b=f.clientX-Ln.left,v=f.clientY-Ln.top;else{if(b<0||v<0){Te=-10,Le=-10;return}let[B,G]=He.scales,U=h.cursor.sync,[re,ge]=U.values,[me,ae]=U.scales,[X,Z]=He.match,Me=h.axes[0].side%2==1,ze=T.ori==0?se:K,nt=T.ori==1?se:K,_e=Me?P:k,Ne=Me?k:P,Rt=Me?v:b,mt=Me?b:v;if(me!=null?b=X(B,me)?a(re,x[B],ze,0):-10:b=ze*(Rt/_e),ae!=null?v=Z(G,ae)?a(ge,x[G],nt,0):-10:v=nt*(mt/Ne),T.ori==1){let Nt=b;b=v,v=Nt}}W&&(h==null||h.cursor.event.type==El)&&((b<=1||b>=se-1)&&(b=po(b,se)),(v<=1||v>=K-1)&&(v=po(v,K))),N?(qa=b,Ya=v,[Do,$o]=J.move(o,b,v)):(Te=b,Le=v)}let Vi={width:0,height:0,left:0,top:0};function Gi(){is(Vi,!1)}let tu,nu,ou,ru;function su(f,h,b,v,k,P,$){En=!0,Xe=et=st._x=st._y=!1,Bi(f,h,b,v,k,P,$,!0,!1),f!=null&&(ft(Ol,$l,iu,!1),xr(zc,o,Do,$o,se,K,null));let{left:N,top:W,width:B,height:G}=Pe;tu=N,nu=W,ou=B,ru=G}function iu(f,h,b,v,k,P,$){En=st._x=st._y=!1,Bi(f,h,b,v,k,P,$,!1,!0);let{left:N,top:W,width:B,height:G}=Pe,U=B>0||G>0,re=tu!=N||nu!=W||ou!=B||ru!=G;if(U&&re&&is(Pe),st.setScale&&U&&re){let ge=N,me=B,ae=W,X=G;if(T.ori==1&&(ge=W,me=G,ae=N,X=B),Xe&&On(L,un(ge,L),un(ge+me,L)),et)for(let Z in x){let Me=x[Z];Z!=L&&Me.from==null&&Me.min!=Se&&On(Z,un(ae+X,Z),un(ae,Z))}Gi()}else J.lock&&(J._lock=!J._lock,Xn(h,!0,f!=null));f!=null&&(ko(Ol,$l),xr(Ol,o,Te,Le,se,K,null))}function Fh(f,h,b,v,k,P,$){if(J._lock)return;Jn(f);let N=En;if(En){let W=!0,B=!0,G=10,U,re;T.ori==0?(U=Xe,re=et):(U=et,re=Xe),U&&re&&(W=Te<=G||Te>=se-G,B=Le<=G||Le>=K-G),U&&W&&(Te=Te<Do?0:se),re&&B&&(Le=Le<$o?0:K),Xn(null,!0,!0),En=!1}Te=-10,Le=-10,xe.fill(null),Xn(null,!0,!0),N&&(En=N)}function lu(f,h,b,v,k,P,$){J._lock||(Jn(f),Ri(),Gi(),f!=null&&xr(Wc,o,Te,Le,se,K,null))}function au(){R.forEach(Zb),Si(o.width,o.height,!0)}ho(Us,tr,au);let Fo={};Fo.mousedown=su,Fo.mousemove=eu,Fo.mouseup=iu,Fo.dblclick=lu,Fo.setSeries=(f,h,b,v)=>{let k=He.match[2];b=k(o,h,b),b!=-1&&an(b,v,!0,!1)},pt&&(ft(zc,y,su),ft(El,y,eu),ft(Nc,y,f=>{Jn(f),wr(!1)}),ft(Fc,y,Fh),ft(Wc,y,lu),Hl.add(o),o.syncRect=wr);let ls=o.hooks=e.hooks||{};function tt(f,h,b){$i?yr.push([f,h,b]):f in ls&&ls[f].forEach(v=>{v.call(null,o,h,b)})}(e.plugins||[]).forEach(f=>{for(let h in f.hooks)ls[h]=(ls[h]||[]).concat(f.hooks[h])});let uu=(f,h,b)=>b,He=Ke({key:null,setSeries:!1,filters:{pub:Zc,sub:Zc},scales:[L,_[1]?_[1].scale:null],match:[Qc,Qc,uu],values:[null,null]},J.sync);He.match.length==2&&He.match.push(uu),J.sync=He;let cu=He.key,Hi=qd(cu);function xr(f,h,b,v,k,P,$){He.filters.pub(f,h,b,v,k,P,$)&&Hi.pub(f,h,b,v,k,P,$)}Hi.sub(o);function Wh(f,h,b,v,k,P,$){He.filters.sub(f,h,b,v,k,P,$)&&Fo[f](null,h,b,v,k,P,$)}o.pub=Wh;function Bh(){Hi.unsub(o),Hl.delete(o),Kn.clear(),Fl(Us,tr,au),c.remove(),be?.remove(),tt("destroy")}o.destroy=Bh;function Ki(){tt("init",e,t),Wa(t||e.data,!1),V[L]?zi(L,V[L]):Ri(),es=Pe.show&&(Pe.width>0||Pe.height>0),Yn=$t=!0,Si(e.width,e.height)}return _.forEach(Na),R.forEach(vh),n?n instanceof HTMLElement?(n.appendChild(c),Ki()):n(o,Ki):Ki(),o}ot.assign=Ke;ot.fmtNum=Zl;ot.rangeNum=js;ot.rangeLog=Js;ot.rangeAsinh=Yl;ot.orient=yo;ot.pxRatio=ye;ot.join=Vy;ot.fmtDate=Xl,ot.tzDate=Xy;ot.sync=qd;{ot.addGap=Db,ot.clipGaps=Xs;let e=ot.paths={points:ep};e.linear=np,e.stepped=Nb,e.bars=Fb,e.spline=Bb}function on(e,t,n,o,r){e.beginPath(),e.moveTo(t,n),e.lineTo(o,r),e.stroke()}function oi(e,t,n,{foot:o,isBelow:r=!1}={}){let{ctx:s,bbox:i}=e,a=devicePixelRatio,[u,c]=[e.valToPos(t.op,"x",!0),e.valToPos(t.nbytes,"y",!0)];o!==void 0&&on(s,u,c,u,o),s.beginPath(),s.arc(u,c,3.5*a,0,2*Math.PI),s.fill();let d=u>i.left+i.width/2;s.textAlign=d?"right":"left",s.fillText(n,u+(d?-8:8)*a,c+(r?14:-4)*a)}function Bn(e){let{drawing:t,chosen:n}=e,o=F(),r=ue(null),s=ue(null),i=ue(e);i.current=e;let a=o.isDark.value;pe(()=>{if(!r.current)return;let d=r.current,p=[t.x,...t.lines.map(({values:y})=>y)],m=new ot(Xb(d,i),p,d);s.current=m,i.current.onPoint(null),Qb(m,(...y)=>{let{onClick:w,onChoose:C}=i.current;(w??C)(...y)});let g=new ResizeObserver(()=>{let{clientWidth:y,clientHeight:w}=d;y>0&&w>0&&m.setSize({width:y,height:w})});return g.observe(d),()=>{g.disconnect(),m.destroy(),s.current=null}},[t,a]),pe(()=>s.current?.redraw(!1),[n,e.marks]);let u=t.x.length-1,c=d=>{let m={ArrowLeft:n-1,ArrowRight:n+1,PageUp:n-20,PageDown:n+20,Home:0,End:u}[d.key];if(m!==void 0)e.onChoose(Math.max(0,Math.min(u,m)));else if(!e.onKey?.(d.key))return;d.preventDefault()};return l("div",{class:"plot",ref:r,role:"slider",tabIndex:0,"aria-label":e.label,"aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":Math.max(0,n),"aria-valuetext":e.valueText,onKeyDown:c,"data-testid":e.testId})}function Qb(e,t){let n=0;e.over.addEventListener("mousedown",o=>n=o.clientX),e.over.addEventListener("click",o=>{Math.abs(o.clientX-n)<4&&t(e.posToIdx(o.offsetX),e,o.offsetY)})}function Xb(e,t){let n=u=>getComputedStyle(e).getPropertyValue(`--${u}`).trim(),{drawing:o,together:r}=t.current,{xText:s=Y}=o,i={stroke:n("muted"),grid:{stroke:n("grid"),width:1},ticks:{stroke:n("grid"),width:1},font:"12px system-ui, sans-serif"},a=o.lines.some(({fill:u})=>u);return{width:e.clientWidth||600,height:e.clientHeight||300,legend:{show:!1},cursor:{y:!1,points:{show:!1},...r?{sync:{key:r}}:{}},scales:{x:{time:!1,...ip(o)?{}:{range:(u,c,d)=>ev(o,c,d)}},y:{range:(u,c,d)=>[0,Math.max(d||1,o.top??0)*nv]}},axes:[{...i,values:(u,c)=>c.map(d=>Number.isInteger(d)?s(d):"")},{...i,size:76,incrs:ov,values:(u,c)=>c.map(j)}],series:[{},...o.lines.map(u=>tv(u,o,n))],bands:a?o.lines.slice(1).map((u,c)=>({series:[c+1,c+2]})):[],hooks:{setCursor:[u=>t.current.onPoint(u.cursor.idx??null)],draw:[u=>rv(u,t.current,n)]}}}function ev({x:e,hasDots:t},n,o){let[r=0]=e;if(t)return[-Math.max(1,o)/50,Math.max(1,o)*1.05];if(e.length<2)return[r-.5,r+.5];let s=(o-n)/50;return[n-s,o+s]}function ip({isStepped:e,hasDots:t=!1}){return e&&!t}function tv(e,t,n){let{isStepped:o}=t,{label:r,fill:s,dash:i,width:a=1}=e,u=n(e.colour),c={show:!0,size:5,fill:u};return{label:r,stroke:u,width:a,...s?{fill:n(s)}:{},...i?{dash:i}:{},...o?{paths:ot.paths.stepped?.({align:1})??(()=>null),points:ip(t)?{show:!1}:c}:{spanGaps:!0,points:c}}}var nv=1.12,ov=Array.from({length:50},(e,t)=>2**t);function rv(e,{drawing:t,chosen:n,marks:o},r){let{ctx:s,bbox:i}=e;s.save(),s.beginPath(),s.rect(i.left,i.top,i.width,i.height),s.clip(),s.font=`${12*devicePixelRatio}px system-ui, sans-serif`,s.lineWidth=devicePixelRatio,s.strokeStyle=r("accent");let a=t.x[n];if(a!==void 0){let u=e.valToPos(a,"x",!0);on(s,u,i.top,u,i.top+i.height)}o?.(e,r),s.restore()}var ia=["freed","cached"],sv=[6,4];function lp({before:e,after:t,names:n}){let[o,r]=zn("compare"),[s,i]=ne(null),a=te(()=>lv(e,t),[e,t]),u=$n((g,y)=>av(g,[e,t],y),[e,t]);if(a.x.length===0)return null;let c=Number(o.at??e.peak?.op??0),d=Bs(a.x,Number.isFinite(c)?c:0),p=s??d,m=(g,y)=>a.lines[g]?.values[y]??null;return l("section",{class:"both-timelines",children:[l("h2",{children:"Live bytes over the ops of both"}),l("dl",{class:"plot-legend","data-testid":"compare-legend",children:[l("div",{children:l("dt",{children:["after op ",Y(a.x[p]??0)]})}),n.map((g,y)=>l("div",{children:[l("dt",{children:[l("span",{class:`stroke ${y===0?"dashed":""} ${ia[y]}`})," ",g]}),l("dd",{children:m(y,p)===null?"has ended":l(Q,{n:m(y,p)})})]},y))]}),l(Bn,{drawing:a,chosen:d,onChoose:g=>r("at",String(a.x[g]??0)),onPoint:i,marks:u,label:"Live bytes of both recordings after as many ops",valueText:`op ${a.x[d]}: ${n.map((g,y)=>`${g} ${iv(m(y,d))}`).join(", ")}`,testId:"compare-plot"})]})}function iv(e){return e===null?"has ended":j(e)}function lv(e,t){let n=[e,t],o=n.map(({phases:i})=>i.flatMap(({end_op:a})=>a)),r=Ws([...n.map(({op:i})=>[...i]),...o]),s=n.map((i,a)=>({label:a===0?"before":"after",colour:ia[a]??"fg",width:1.5,values:Ac(r,i),...a===0?{dash:sv}:{}}));return{x:r,lines:s,isStepped:!0}}function av(e,t,n){t.forEach(({peak:o},r)=>{o&&(e.ctx.fillStyle=n(ia[r]??"fg"),oi(e,o,j(o.nbytes),{isBelow:r===1}))})}function yn({name:e,sheet:t}){let{recordings:n}=F(),o=()=>{let{run:r,step:s}=n.shown.value??{run:"run",step:0},{header:i,rows:a}=t();As(`${Ls(e,r,s)}.csv`,"text/csv",kc(i,a))};return l("button",{type:"button","data-testid":`${e}-csv`,onClick:o,children:"Download CSV"})}var uv={released:{sign:"−",word:"gone"},added:{sign:"+",word:"added"},resized:{sign:"±",word:"resized"},moved:{sign:"→",word:"moved"},same:{sign:"=",word:"the same"}};function la({n:e}){if(e===null)return l("span",{class:"none",children:"–"});let t=e<0?"−":e>0?"+":"",n=e<0?"less":e>0?"more":"none";return l("span",{class:`signed ${n}`,title:`${t}${Nn(Math.abs(e))}`,children:[t,j(Math.abs(e))]})}function aa({change:e}){let{sign:t,word:n}=uv[e];return l("span",{class:`mark ${e}`,children:[l("span",{"aria-hidden":"true",children:t})," ",n]})}function up({reply:e,other:t,picked:n,onPick:o}){let{changes:r,changes_count:s}=e,i=r[0]?.weight_bytes??0,a=s-r.length;return l(ee,{children:[l("ol",{class:"changes","data-testid":"changes",children:r.map((u,c)=>l("li",{"data-change":u.change,children:l(cv,{row:u,largest:i,other:t,members:n.flatMap(({change:d,member:p})=>d===c?[p]:[]),isFirst:n[0]?.change===c,onOpen:()=>o([{change:c,member:null}])})},c))}),a>0&&l("p",{class:"hint",children:["and ",le(a,"smaller change")]})]})}function cv({row:e,largest:t,other:n,members:o,isFirst:r,onOpen:s}){let[i,a]=ne(!1),u=ue(null),c=e.members_count-e.members.length,d=o.join();pe(()=>{o.some(m=>m!==null)&&a(!0),r&&u.current?.scrollIntoView({block:"nearest"})},[d,r]);let p=()=>{i||s(),a(!i)};return l("div",{class:"card",ref:u,"aria-current":o.length>0,children:[l("span",{class:"size",children:[l(la,{n:e.difference_bytes}),l(Vt,{part:e.weight_bytes,whole:t})]}),l("span",{class:"what",children:[l("button",{type:"button",class:"link","aria-expanded":i,onClick:p,children:[l(aa,{change:e.change})," ",l("b",{children:e.op})," ",l("code",{children:e.slot})," ·"," ",e.module||"outside of modules"]}),l("span",{class:"type",children:[e.tensor,e.change!=="released"&&e.change!=="added"&&l(ee,{children:[" ","· ",j(e.before_bytes)," → ",j(e.after_bytes)]})]}),i&&l("ul",{class:"members",children:[e.members.map((m,g)=>l("li",{"aria-current":o.includes(g),children:l(dv,{member:m,op:e.op,other:n})},g)),c>0&&l("li",{children:["and ",Y(c)," more"]})]})]})]})}function dv({member:e,op:t,other:n}){let{change:o,recordings:r,select:s}=F(),{before_node:i,after_node:a}=e,u=e.name||t;if(i!==null)return l("button",{type:"button",class:"link","data-node":i,onClick:()=>s(Be(i)),children:u});if(a===null||!n)return l("span",{children:u});let c=()=>{let d=r.shown.peek();r.choose({...n,view:"graph"}),o({selected:Be(a),...d?{compare:Fs(d)}:{}})};return l("button",{type:"button",class:"link","data-node":a,title:`Show it in ${n.run}, step ${n.step}`,onClick:c,children:[u," ",l("small",{children:["in ",n.run]})]})}function cp({reply:{changes:e}}){return e.length===0?null:l(yn,{name:"changes",sheet:()=>pv(e)})}var ap=["change","difference_bytes","before_bytes","after_bytes","op","slot","module","tensor"];function pv(e){return{header:[...ap,"saves"],rows:e.map(t=>[...ap.map(n=>t[n]),t.members_count])}}function pp(){let{compare:e}=F(),{value:t,error:n}=e.curve.state.value;if(n&&e.chosen.value?.other)return null;if(n)return l(Et,{error:n,retry:e.curve.reload});if(!t)return l(Ge,{what:"Looking for what can run again…"});let o=e.chosen.value?.other,r=o&&"goal"in o?o:null,{planned:s=null}=e.reply.state.value.value??{};return l(fv,{reply:t,planning:r,planned:r&&s})}function fv({reply:e,planning:t,planned:n}){let{address:o,change:r}=F(),[s,i]=ne(null),{points:a}=e,u=te(()=>hv(e),[JSON.stringify([a,e.before_peak_bytes])]),c=$n((y,w)=>gv(y,e,n,w),[u,n]),d=mv(a,t,n),p=s===null?void 0:a[s],m=a[d],g=y=>{let w=a[y],C=o.peek().compare.offload==="1";w&&r({compare:Qo("max_recompute",w.max_recompute,C)})};return l("section",{class:"curve","data-testid":"curve",children:[l("h2",{children:"The lowest peak, for what may run again"}),l("p",{class:"hint",children:["As recorded it is ",j(e.before_peak_bytes),". Each dot is a plan: click it, or choose it with the arrow keys."," ",e.pending&&l("span",{role:"status","data-testid":"curve-pending",children:`Looking for more: ${e.known_count} of ${e.asked_count} are known.`})]}),a.length>0&&l(Bn,{drawing:u,chosen:d,onChoose:g,onPoint:i,marks:c,label:"The lowest peak of the step, for what may run again",valueText:m?dp(m,e):"no plan is chosen",testId:"curve-plot"}),l("p",{class:"curve-point","data-testid":"curve-point",children:p?dp(p,e):" "})]})}function mv(e,t,n){let o=t?.goal==="max_recompute"?t.asked:"",r=e.findIndex(({max_recompute:s})=>s===o);return r>=0?r:e.findIndex(({cost_share:s,peak_bytes:i})=>s===n?.cost_share&&i===n.peak_bytes)}function dp({cost_share:e,peak_bytes:t,gap:n,lines:o},r){let s=`${j(t)}, ${dt(t,r.before_peak_bytes)} of now`,i=n===null?", which is not proven to be the lowest":"",a=o.map(u=>u.trim()).join(" ")||"nothing to checkpoint";return`${dt(e,1)} of the forward again: a peak of ${s}${i}; ${a}`}function hv({points:e,before_peak_bytes:t}){return{x:e.map(({cost_share:n})=>100*n),lines:[{label:"the lowest peak",colour:"cached",width:1.5,values:e.map(({peak_bytes:n})=>n)}],isStepped:!0,hasDots:!0,top:t,xText:n=>`${n}%`}}function gv(e,{points:t,before_peak_bytes:n},o,r){let{ctx:s,bbox:i}=e,a=devicePixelRatio,u=i.left+i.width,c=e.valToPos(n,"y",!0);s.strokeStyle=s.fillStyle=r("muted"),s.setLineDash([6*a,4*a]),on(s,i.left,c,u,c),s.setLineDash([]),s.textAlign="right",s.textBaseline="bottom",s.fillText(`as recorded ${j(n)}`,u-8*a,c-2*a);let d=t.at(-1);if(d){let g=e.valToPos(d.peak_bytes,"y",!0);s.strokeStyle=s.fillStyle=r("cached"),s.lineWidth=1.5*a,on(s,e.valToPos(100*d.cost_share,"x",!0),g,u,g),s.fillText(`the lowest ${j(d.peak_bytes)}`,u-8*a,g+18*a)}if(!o)return;let p=e.valToPos(100*o.cost_share,"x",!0),m=e.valToPos(o.peak_bytes,"y",!0);s.strokeStyle=r("accent"),s.lineWidth=2*a,s.beginPath(),s.arc(p,m,7*a,0,2*Math.PI),s.stroke()}function fp({other:e}){let{address:t,change:n,compare:o,recordings:r}=F(),s=r.index.state.value.value?.runs??[],{compare:i}=t.value,a=e&&"key"in e?e.key:null,u=i.run??a?.run??"",c=s.find(y=>y.run===u),d=c&&pn(c,i.tag??a?.tag),p=d?.steps.some(y=>String(y.step)===i.step)?Number(i.step):a?.step??d?.steps.at(-1)?.step,m=(y,w,C)=>n({compare:{run:y,tag:w,...C===void 0?{}:{step:String(C)}}}),g=y=>{let w=y&&pn(y,d?.tag);y&&w&&m(y.run,w.tag,w.steps.at(-1)?.step)};return l(ee,{children:[l("label",{children:["run"," ",l("select",{"data-testid":"compare-run",value:u,onChange:y=>g(s.find(w=>w.run===y.currentTarget.value)),children:[u===""&&l("option",{value:"",children:"nothing"}),s.map(y=>l("option",{value:y.run,children:y.run},y.run))]})]}),c&&d&&c.tags.length>1&&l("label",{children:["tag"," ",l("select",{"data-testid":"compare-tag",value:d.tag,onChange:y=>{let w=c.tags.find(C=>C.tag===y.currentTarget.value);w&&m(c.run,w.tag,w.steps.at(-1)?.step)},children:c.tags.map(y=>l("option",{value:y.tag,children:y.tag},y.tag))})]}),c&&d&&d.steps.length>1&&l(yv,{tag:d,step:p,onChoose:y=>m(c.run,d.tag,y)}),a&&l("button",{type:"button","data-testid":"compare-swap",title:"Show the other recording, and compare it with this one",onClick:o.swap,children:"Swap"})]})}function yv({tag:e,step:t,onChoose:n}){return l("label",{children:["step"," ",l("select",{"data-testid":"compare-step",value:String(t),onChange:o=>n(Number(o.currentTarget.value)),children:e.steps.map(o=>l("option",{value:String(o.step),children:o.step},o.step))})]})}function ri(e,t,n){return[...new Set(n.filter(o=>t[o]).map(o=>e[o]??""))]}function ur(e,t){if(e.every(o=>o===""))return"";let n=e.flatMap(o=>Vr(o||t));return`on ${[...new Set(n)].join(" + ")}`}function si({ledger:e,meta:t}){return e.find(({key:n})=>n==="kept_bytes")?.where||`on ${t.device}`}function Vr(e){return e.replace(/^on /,"").split(" + ").filter(Boolean)}function hp(e,t){let n=new Map;for(let o of[t.roots,...t.children]){let r=new Map;for(let s of o){let i=[mp(e,s),e.type_name[s],e.nodes[s]],a=JSON.stringify(i),u=r.get(a);u?u.push(s):r.set(a,[s])}for(let s of r.values()){let[i]=s;i!==void 0&&s.length>=bv(t,i)&&n.set(i,{name:mp(e,i),calls:s})}}return n}function bv({children:e},t){return e[t]?.length?2:4}function ua(e){let t=new Map;for(let[n,{calls:o}]of e)o.forEach(r=>t.set(r,n));return t}function gp(e,t,n,o){let r=o<0?~o:o,s=ao(e,o<0?e.parent[r]??null:r);return(t.depth[r]??0)+s.filter(i=>n.has(i)).length}function mp(e,t){return bo(e,t).replace(/(?<![^.])\d+(?![^.])/,"*")}function bo({fqn:e,type_name:t,parent:n},o){let r=e[o]||t[o]||"model",s=n[o]??null,i=s===null?"":`${e[s]}.`;return i.length>1&&r.startsWith(i)?r.slice(i.length):r}function yp(e,t,{isOpen:n,isGroupOpen:o,sort:r}){let s=ua(t),i=d=>{if(!r)return d;let p=d.map(r.value);return kn([...d.keys()],p,r.descending).map(g=>d[g]??0)},a=d=>i(d.filter(p=>(s.get(p)??p)===p).map(p=>s.has(p)?~p:p)),u=[],c=a(e.roots).reverse();for(let d=c.pop();d!==void 0;d=c.pop())u.push(d),d<0?o(~d)&&c.push(...i([...t.get(~d).calls]).reverse()):n(d)&&c.push(...a(e.children[d]??[]).reverse());return u}var vv=["nodes","self_bytes","total_bytes","freed_bytes"];function ii(e,t,n){if(!vv.includes(n)||n!=="nodes"&&Gr(e,t).length>1)return null;let o=t.calls.map(r=>e[n][r]??null);return o.includes(null)?null:o.reduce((r,s)=>r+(s??0),0)}function Gr({where:e,total_bytes:t},{calls:n}){return ri(e,t,n)}function bp(e,t){let n=t.trim().replace(/\s*%$/,"");return n&&!e.endsWith("_peak")?`${n}%`:n}function vp({goal:e,asked:t}){return e.endsWith("_peak")?t:t.replace(/%$/,"")}function wp(e,t,n){let[o]=t;if(o===void 0)return"";let r=bo(e,o),s=`${e.fqn[o].slice(0,-r.length)}${n}`,i=[...new Set(t.map(p=>e.fqn[p]))].filter(Boolean),[a="",u=""]=s.split("*"),c=p=>p.startsWith(a)&&p.endsWith(u)&&p.length>a.length+u.length&&!p.slice(a.length,p.length-u.length).includes(".");return new Set(e.fqn.filter(c)).size===i.length&&s.includes("*")?s:i.join(" ")}function Vn(e,t){let n=te(()=>ke(t),[e]);return[n.value,o=>n.value=o]}var ca={reduce:{name:"a peak lower by",unit:"%",example:"50"},total_peak:{name:"a total peak of at most",unit:"",example:"2 GiB"},step_peak:{name:"a peak without the model of at most",unit:"",example:"600 MiB"},max_recompute:{name:"the lowest peak, to run again at most",unit:"%",example:"5"}};function xp(){let{address:e,change:t,compare:n}=F(),o=e.value.compare,r=Ns(o),s=o.offload==="1",[{goal:i,field:a},u]=Vn(`${r?.goal} ${r?.asked}`,{goal:r?.goal??"reduce",field:r?vp(r):""}),c=bp(i,a),{unit:d,example:p}=ca[i],g=r?.goal===i&&r.asked===c||!c&&!r;return l("form",{class:"ask-plan",onSubmit:y=>{y.preventDefault(),g||t({compare:Qo(i,c,s)})},children:[l("label",{children:["for"," ",l("select",{"data-testid":"plan-goal",value:i,onChange:y=>u({goal:y.currentTarget.value,field:""}),children:Ar.map(y=>l("option",{value:y,children:ca[y].name},y))})]}),l("span",{class:"amount",children:[l(mn,{type:"text",placeholder:p,label:`${ca[i].name}${d&&", percent"}`,testId:"plan-asked",value:a,onInput:y=>u({goal:i,field:y})}),d]}),l("button",{type:"submit","data-testid":"plan-ask","aria-disabled":g,children:c||!r?"Plan":"Leave"}),(s||n.curve.state.value.value?.is_on_host===!1)&&l("label",{class:"check",title:"What modules save may go to the host instead of running again",children:[l("input",{type:"checkbox","data-testid":"plan-offload",checked:s,onChange:({currentTarget:{checked:y}})=>t({compare:Qo(r?.goal??i,r?.asked??"",y)})}),"may offload"]})]})}function _p(){let{compare:e}=F(),t=e.planning.value;return l("div",{class:"planning pad","data-testid":"planning",children:[l("p",{class:"hint",role:"status",children:"Planning: trying which modules to checkpoint, and proving how good that is. It may take some seconds, of a large model up to a minute."}),l("p",{"data-testid":"planning-progress",children:t?wv(t):"Beginning…"}),l("button",{type:"button","data-testid":"plan-cancel",onClick:e.reply.cancel,children:"Stop planning"})]})}function wv({seconds:e,tried:t,least_bytes:n}){let o=n===null?"":`, the lowest peak so far ${j(n)}`,r=t===0?"looking for what can run again":le(t,"choice")+" tried";return`${Math.round(e)} s: ${r}${o}`}function kp(){let{compare:e}=F();return l("div",{class:"planning pad","data-testid":"planning-stopped",children:[l("p",{class:"hint",role:"status",children:"Planning was stopped."}),l("button",{type:"button","data-testid":"plan-again",onClick:e.reply.reload,children:"Plan again"})]})}function Sp({lines:e,comparison:t}){return l("pre",{class:"predicted",role:"note","data-testid":"plan-lines",children:[e.join(`
`),t.after.predicted!==null&&l(ee,{children:[`
`,l("b",{children:"Predicted:"})," this step did not run."]})]})}function Rp({problem:e,least_bytes:t,lines:n}){let{address:o,change:r}=F(),s=o.value.compare,i=Ns(s)?.goal==="total_peak"?"total_peak":"step_peak",a=Qo(i,`${t} B`,s.offload==="1");return l(ee,{children:[l(Ve,{message:e,children:l("button",{type:"button","data-testid":"plan-least",onClick:()=>r({compare:a}),children:["Plan for ",j(t)]})}),n.map(u=>l("p",{class:"hint pad","data-testid":"plan-lighter",children:u},u))]})}function li(e){return e.split(/[\s,]+/).filter(Boolean)}function da(e,t){let n=new Set(li(e));return li(t).every(o=>n.has(o))}function pa(e,t,n){let o=li(t),r=li(e).filter(s=>!o.includes(s));return(n?[...r,...o]:r).join(" ")}function Cp(e){let t=[];return e.map(n=>{for(;t.length>0&&!n.startsWith(`${t.at(-1)}.`);)t.pop();return t.push(n),t.length-1})}function Pp(){let{address:e,change:t,compare:n}=F(),{value:o,error:r,loading:s}=n.patterns.state.value,i=Zo(e.value.compare)??{},a=m=>t({compare:zs({...i,...m})});if(r)return l(Et,{error:r,retry:n.patterns.reload});if(!o)return s?l(Ge,{what:"Looking for modules…"}):null;let{patterns:u,patterns_count:c,ops:d,is_on_host:p}=o;return l("div",{class:"ticks","aria-busy":s,children:[l(xv,{rows:u,asked:i,set:a,canOffload:!p}),l(fn,{shown:u.length,of:c}),d.length>0&&l(_v,{rows:d,asked:i,set:a})]})}function xv({rows:e,asked:t,set:n,canOffload:o}){let r=Math.max(...e.map(({kept_bytes:a})=>a)),s=ue(null);pe(()=>{let a=s.current?.querySelector("input:checked")?.closest("tr");a&&s.current&&(s.current.scrollTop=a.offsetTop-60)},[e]);let i=te(()=>Cp(e.map(({name:a})=>a)),[e]);return e.length===0?l("p",{class:"hint",children:"No module of this recording keeps anything."}):l("div",{class:"ticks-rows",ref:s,role:"region",tabIndex:0,"aria-label":"Modules to tick",children:l("table",{class:"both","data-testid":"ticks",children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:"checkpoint"}),o&&l("th",{scope:"col",children:"offload"}),l("th",{scope:"col",children:"module"}),l("th",{scope:"col",title:"Charged to the saves inside of it",children:"keeps"}),l("th",{scope:"col",title:"Of the forward's FLOPs, an estimate: it runs again as a whole",children:"of the FLOPs"})]})}),l("tbody",{children:e.map((a,u)=>l("tr",{"data-testid":`tick-${a.name}`,children:[l("td",{children:l(Tp,{label:`${a.name} under checkpoints`,text:t.checkpoint,asked:a.asked,whyNot:a.why_not,set:c=>n({checkpoint:c})})}),o&&l("td",{children:l(Tp,{label:`${a.name} offloaded`,text:t.offload,asked:a.asked,whyNot:null,set:c=>n({offload:c})})}),l("th",{scope:"row",title:a.type_name,children:l("span",{class:"branch",style:{"--depth":i[u]??0},children:[a.name,l("span",{class:"tag",children:[a.type_name,a.modules_count>1&&` ×${Y(a.modules_count)}`]})]})}),l("td",{children:l("span",{class:"with-bar",children:[l(Vt,{part:a.kept_bytes,whole:r}),l(Q,{n:a.kept_bytes})]})}),l("td",{children:dt(a.flops_share,1)})]},a.asked))})]})})}function Tp({label:e,text:t="",asked:n,whyNot:o,set:r}){let s=da(t,n);return l("input",{type:"checkbox","aria-label":e,title:o??e,checked:s,disabled:o!==null&&!s,onChange:i=>r(pa(t,n,i.currentTarget.checked))})}function _v({rows:e,asked:t,set:n}){let{checkpoint:o,save:r=""}=t;return l("fieldset",{class:"ticks-ops",disabled:!o,"data-testid":"tick-ops",children:[l("legend",{children:"The checkpoints keep the results of"}),e.map(({name:s,flops_share:i,result_bytes:a})=>l("label",{class:"check",children:[l("input",{type:"checkbox","data-testid":`tick-op-${s}`,checked:da(r,s),onChange:u=>n({save:pa(r,s,u.currentTarget.checked)})}),s,l("small",{children:[dt(i,1)," of the FLOPs, ",j(a)," in all"]})]},s))]})}var kv=[{name:"checkpoint",lead:"under checkpoints",placeholder:"modules, such as h.*",label:"Modules that would run under checkpoints, such as h.*"},{name:"save",lead:"that save",placeholder:"nothing, or ops such as addmm",label:"Ops whose results the checkpoints would keep instead of running them again"},{name:"offload",lead:"offloaded",placeholder:"nothing, or modules",label:"Modules whose saves would go to the host until the backward asks for them"}];function Mp(){let{address:e,change:t,compare:n}=F(),{checkpoint:o="",save:r="",offload:s=""}=Zo(e.value.compare)??{},[i,a]=Vn(`${o}|${r}|${s}`,{checkpoint:o,save:r,offload:s}),u={checkpoint:i.checkpoint.trim(),save:i.save.trim(),offload:i.offload.trim()},d=u.checkpoint===o&&u.offload===s&&(u.save===r||!u.checkpoint),p=!u.checkpoint&&!u.offload,m=n.patterns.state.value.value?.is_on_host===!1||s!=="";return l("form",{class:"what-if",onSubmit:g=>{g.preventDefault(),d||t({compare:zs(u)})},children:[kv.filter(({name:g})=>g!=="offload"||m).map(({name:g,lead:y,placeholder:w,label:C})=>l("label",{children:[y," ",l(mn,{type:"text",class:"filter",placeholder:w,label:C,title:C,testId:`compare-${g}`,value:i[g],onInput:S=>a({...i,[g]:S})})]},g)),l("button",{type:"submit","data-testid":"compare-predict","aria-disabled":d,children:p&&!d?"Leave":"Predict"})]})}var Ep={recording:{name:"another recording",help:"Another run or step"},modules:{name:"itself with modules checkpointed",help:"What checkpoints around modules of your choice would release"},plan:{name:"itself by a plan",help:"Which modules to checkpoint for a lower peak, and what that costs"}};function Op({other:e}){let{change:t,compare:n}=F(),o=n.way.value;return l(ee,{children:[l("div",{class:"toolbar compare-with",role:"group","aria-label":"Compare with",children:[l("fieldset",{class:"ways",children:[l("legend",{children:"Compare with"}),Cl.map(r=>l("label",{class:"check",title:Ep[r].help,children:[l("input",{type:"radio",name:"compare-by","data-testid":`compare-by-${r}`,checked:o===r,onChange:()=>t({compare:r==="recording"?{}:{by:r}})}),Ep[r].name]},r))]}),o==="recording"&&l(fp,{other:e}),o==="modules"&&l(Mp,{}),o==="plan"&&l(xp,{})]}),o==="modules"&&l(Pp,{}),o==="plan"&&l(pp,{})]})}function ai(e){return[...e.classList].flatMap(t=>{let[,n,o]=/^change-(\d+)(?:-(\d+))?$/.exec(t)??[];return n===void 0?[]:[{change:Number(n),member:o===void 0?null:Number(o)}]})}function Ap(e,{change:t,member:n}){return e.some(o=>o.change===t&&(o.member===null||o.member===n))}function Lp({classList:e},t){let n=t===void 0?void 0:`bytes-${t}`,o=[...e].find(r=>r.startsWith("bytes-"));o!==n&&(o&&e.remove(o),n&&e.add(n))}var cr="http://www.w3.org/2000/svg";function Ip(e){let t=document.createElement("template");t.innerHTML=`<svg><g>${e}</g></svg>`;let n=document.adoptNode(t.content.querySelector("svg > g"));return fa(n),{element:n,boxes:[...n.querySelectorAll("g.node, g.cluster")].map(Sv),edges:[...n.querySelectorAll("g.edge")].map(Rv)}}function Sv(e){let t=fa(e),n=Wt(e.id),o=Tv(e);if(n){let r=[...e.querySelectorAll("text")].map(s=>s.textContent);e.querySelectorAll("polygon, path, ellipse").forEach(s=>{(s.getAttribute("fill")!=="none"||s.getAttribute("stroke")!=="none")&&s.classList.add("outline")}),e.classList.contains("node")&&Mv(e,o),n.kind==="module"&&Ov(e,o),e.setAttribute("role","button"),e.setAttribute("tabindex","-1"),e.setAttribute("aria-label",r.join(", "))}return{name:t,id:n,element:e,isRepeated:e.classList.contains("repeated"),place:o}}function Rv(e){let t=fa(e).split("->");return Cv(e),{element:e,ends:[...new Set(t.map(n=>n.replace(/:.*$/,"")))]}}function Cv(e){let t=e.querySelector("path")?.cloneNode();t&&(t.removeAttribute("stroke-dasharray"),t.setAttribute("class","reach"),e.append(t))}function fa(e){let t=[...e.children].find(n=>n.tagName==="title");return t?.remove(),t?.textContent??""}function Tv(e){let t=[...e.querySelectorAll("polygon, path, ellipse")],o=(t.length>0?t:[...e.querySelectorAll("text")]).flatMap(Pv),r=o.filter((u,c)=>c%2===0),s=o.filter((u,c)=>c%2===1),[i,a]=[Math.min(...r),Math.min(...s)];return{x:i,y:a,width:Math.max(...r)-i,height:Math.max(...s)-a}}function Pv(e){let t=o=>Number(e.getAttribute(o)??0);if(e.tagName==="ellipse"){let[o,r,s,i]=[t("cx"),t("cy"),t("rx"),t("ry")];return[o-s,r-i,o+s,r+i]}if(e.tagName==="text"){let[o,r,s]=[t("x"),t("y"),t("font-size")||12],i=e.textContent.length*s/2*.55,a=e.getAttribute("text-anchor")==="start"?o+i:o;return[a-i,r-s,a+i,r+s/4]}let n=e.getAttribute("points")??e.getAttribute("d")??"";return sc(n)}function Mv(e,{x:t,width:n}){if(!e.querySelector("polygon, path, ellipse"))return;let o;for(let r of e.querySelectorAll("text")){if(o&&o.getAttribute("y")===r.getAttribute("y")){o.append(Ev(r));continue}o=r,r.setAttribute("text-anchor","middle"),r.setAttribute("x",String(t+n/2))}}function Ev(e){let t=document.createElementNS(cr,"tspan");for(let n of["font-size","font-weight","fill"]){let o=e.getAttribute(n);o!==null&&t.setAttribute(n,o)}return t.textContent=e.textContent,e.remove(),t}function Ov(e,{x:t,y:n,width:o}){let r=e.classList.contains("cluster"),s=document.createElementNS(cr,"g");s.setAttribute("class","handle"),s.setAttribute("transform",`translate(${t+o-2} ${n+2})`);let i=document.createElementNS(cr,"circle");i.setAttribute("r","7");let a=document.createElementNS(cr,"path");a.setAttribute("d",r?"M-3.5 0H3.5":"M-3.5 0H3.5M0-3.5V3.5"),s.append(i,a),e.append(s)}var Av=4;function ui(){let e,t=[];function n(o){let r=p=>t.find(({groups:m})=>m.has(p))?.groups.get(p)??Ip(p),s=o.groups.map(({x:p,y:m,svg:g})=>({...r(g),text:g,x:p,y:m})),i=new Map(s.map(p=>[p.text,p])),a=t.filter(p=>p.laid!==o);t=[{laid:o,groups:i},...a].slice(0,Av);let{width:u,height:c,shades:d}=o;return e??=document.createElementNS(cr,"svg"),{svg:e,width:u,height:c,shades:d,groups:s,...Lv(s)}}return{read:n}}function Dp({svg:e,width:t,height:n,groups:o,shades:r}){e.setAttribute("width",String(t)),e.setAttribute("height",String(n)),e.setAttribute("viewBox",`0 0 ${t} ${n}`);let s=new Set(o.map(({element:a})=>a));for(let a of[...e.children])s.has(a)||a.remove();let i=e.firstElementChild;for(let{element:a,x:u,y:c,boxes:d}of o){for(let m of d)Lp(m.element,r.get(m.name));let p=`translate(${u} ${c})`;a.getAttribute("transform")!==p&&a.setAttribute("transform",p),a===i?i=i.nextElementSibling:e.insertBefore(a,i)}}function Lv(e){let t=new Map,n=new Map;for(let r of e)for(let{name:s,id:i,element:a,isRepeated:u,place:c}of r.boxes){if(n.set(s,a.id),!i)continue;let d={...c,x:c.x+r.x,y:c.y+r.y};t.set(i.text,{id:i,element:a,isRepeated:u,...d})}let o=new Map;for(let{element:r,ends:s}of e.flatMap(i=>i.edges))for(let i of s){let a=n.get(i)??i,u=o.get(a);u?u.push(r):o.set(a,[r])}return{boxes:t,edges:o}}function ci({id:e}){return e.kind==="module"}function $p(e,t,n,o){let r=(c,d)=>c.target instanceof Element?c.target.closest(d):null,s=c=>n(r(c,"g.node, g.cluster")?.id??""),i=c=>r(c,".handle")!==null;e.addEventListener("click",c=>{let d=s(c),p=Wt(r(c,"g.edge")?.id??"");d&&i(c)?o.onToggle(d.id.number):o.onSelect(d?.id??p)},{signal:t}),e.addEventListener("dblclick",c=>{let d=s(c);d&&ci(d)&&!i(c)&&o.onToggle(d.id.number)},{signal:t});let a=null,u=c=>{let d=c&&ci(c)?c.id.number:null;d!==a&&o.onAim?.(d),a=d};e.addEventListener("pointerover",c=>{let d=s(c);o.onHover(d?.id??null),u(i(c)||d?.element.matches(".node")?d:void 0)},{signal:t}),e.addEventListener("pointerleave",()=>{o.onHover(null),u(void 0)},{signal:t}),e.addEventListener("focusin",c=>u(s(c)),{signal:t}),e.addEventListener("focusout",c=>{s(c)?.id.number===a&&u(void 0)},{signal:t})}function Hr(e,t,n,o){let r=Math.min(8,Math.max(.02,e.scale*t)),s=r/e.scale;return{scale:r,x:n-(n-e.x)*s,y:o-(o-e.y)*s}}function ha(e,t){let n=Math.max(.02,Math.min(1,(t.width-48)/e.width,(t.height-48)/e.height));return{scale:n,x:(t.width-e.width*n)/2,y:(t.height-e.height*n)/2}}var ma=.75;function zp(e,t,n){let o=ha(e,n);if(o.scale>=ma)return o;let r=Math.min(1,Math.max(ma,(n.width-48)/e.width)),i=e.width*r>n.width&&t?t.x+t.width/2:e.width/2;return{scale:r,x:n.width/2-i*r,y:24}}function di(e,t,n){let o=Math.max(e.scale,ma),r=(s,i,a)=>i*o>a-48?24-s*o:a/2-(s+i/2)*o;return{scale:o,x:r(t.x,t.width,n.width),y:r(t.y,t.height,n.height)}}function pi(e,t,n){let o=t.x*e.scale+e.x,r=t.y*e.scale+e.y,s=Math.min(t.width*e.scale,n.width-24),i=Math.min(t.height*e.scale,n.height-24);return o>=0&&r>=0&&o+s<=n.width&&r+i<=n.height?e:di(e,t,n)}function Np(e,t,n){let r=(s,i,a)=>Math.min(a-48,Math.max(48-i*e.scale,s));return{scale:e.scale,x:r(e.x,t.width,n.width),y:r(e.y,t.height,n.height)}}function Fp(e,t){return{x:-e.x/e.scale,y:-e.y/e.scale,width:t.width/e.scale,height:t.height/e.scale}}function Wp(e,t,n){let o=n==="left"||n==="right",r=n==="left"||n==="up"?-1:1,s,i=1/0;for(let a of e){let u=a.x+a.width/2-(t.x+t.width/2),c=a.y+a.height/2-(t.y+t.height/2),d=r*(o?u:c),p=d+3*Math.abs(o?c:u);d>1&&p<i&&([s,i]=[a,p])}return s}var Iv=4,Bp=.3;function Vp(e,t,n,o,r){let s=new Map,i,a=!1,u=p=>{let{left:m,top:g}=e.getBoundingClientRect();return{x:p.clientX-m,y:p.clientY-g}};e.addEventListener("pointerdown",p=>{p.button===0&&(s.size===0&&(i=u(p),a=!1),s.set(p.pointerId,u(p)))},{signal:t}),e.addEventListener("pointermove",p=>{let m=s.get(p.pointerId);if(!m||!i)return;let g=u(p);if(!a&&Math.hypot(g.x-i.x,g.y-i.y)<Iv)return;a||(a=!0,e.setPointerCapture(p.pointerId),e.classList.add("dragging"));let y=[...s].find(([C])=>C!==p.pointerId)?.[1];s.set(p.pointerId,g);let w=n();o(y?Dv(w,m,g,y):{...w,x:w.x+g.x-m.x,y:w.y+g.y-m.y})},{signal:t});let c=p=>{s.delete(p.pointerId),s.size===0&&e.classList.remove("dragging")};e.addEventListener("pointerup",c,{signal:t}),e.addEventListener("pointercancel",c,{signal:t});let d=p=>{a&&p.stopPropagation(),a=!1};e.addEventListener("click",d,{capture:!0,signal:t}),e.addEventListener("wheel",p=>{if(!r(p))return;p.preventDefault();let{x:m,y:g}=u(p),y=p.deltaMode===WheelEvent.DOM_DELTA_LINE?16:1,w=p.ctrlKey?.01:.0015,C=Math.max(-Bp,Math.min(Bp,-p.deltaY*y*w));o(Hr(n(),Math.exp(C),m,g))},{signal:t,passive:!1})}function Dv(e,t,n,o){let r=Math.hypot(t.x-o.x,t.y-o.y),s=Math.hypot(n.x-o.x,n.y-o.y);return Hr(e,r>0?s/r:1,o.x,o.y)}var $v=200,Gp=60;function fi(e,t,n){let o={x:0,y:0,scale:1},r,s=0,i=0,a=new AbortController,u=()=>({width:e.clientWidth,height:e.clientHeight});function c(x){let I=u();({width:i}=I),o=r?Np(x,r,I):x,t.style.transform=`translate(${o.x}px, ${o.y}px) scale(${o.scale})`,t.style.willChange="transform",window.clearTimeout(s),s=window.setTimeout(()=>t.style.willChange="auto",$v),n.onMove?.(Fp(o,I))}function d(x){let{width:I,height:L}=u();c(Hr(o,x,I/2,L/2))}function p(x){return pi(o,{...x,width:0,height:0},u())===o}let m={show(x,I,L){let O=I===null||L?void 0:r?.boxes.get(I.text),A=I===null?void 0:x.boxes.get(I.text),D=r?.width===x.width&&r.height===x.height,E=O&&p(O)?O:void 0,T=!r||L,M=t.contains(document.activeElement),{id:z}=document.activeElement??{id:""};r=x,Dp(x),t.contains(x.svg)||t.replaceChildren(x.svg),M&&(x.boxes.get(z)?.element??e).focus({preventScroll:!0});let H=zp(x,Hp(x),u());E&&A?c(Fv(o,E,A)):A?c(di(T?H:o,A,u())):(T||!D)&&c(H)},centre(x){let I=r?.boxes.get(x.text);I&&c(di(o,I,u()))},look(x,I){let{width:L,height:O}=u();c({...o,x:L/2-x*o.scale,y:O/2-I*o.scale})},keep(x){let I=r?.boxes.get(x.text);I&&c(pi(o,I,u()))},fit:()=>r&&c(ha(r,u())),actualSize:()=>d(1/o.scale),zoom:d,dispose:()=>a.abort()};Vp(e,a.signal,()=>o,c,n.isZoom??(()=>!0)),$p(e,a.signal,x=>r?.boxes.get(x),n);let g={signal:a.signal};e.addEventListener("keydown",x=>{x.ctrlKey||x.metaKey||x.altKey||y(x)&&x.preventDefault()},g);function y(x){let I=zv[x.key];if(I&&x.shiftKey)return S(I);if(I)return _(I);let L=w(),O={"+":()=>d(1.25),"=":()=>d(1.25),"-":()=>d(.8),0:m.actualSize,f:m.fit,e:()=>L&&n.onSelect(C(L)),Enter:()=>L&&n.onSelect(L.id)," ":()=>L&&(ci(L)?n.onToggle(L.id.number):n.onSelect(L.id)),Escape:()=>{e.focus(),n.onSelect(null)}};return O[x.key]?.(),x.key in O}function w(){return r?.boxes.get(document.activeElement?.id??"")}function C(x){let I=r?.edges.get(x.id.text)??[],L=I.findIndex(O=>O.classList.contains("selected-edge"));return Wt(I[(L+1)%I.length]?.id??"")??x.id}function S(x){let[I,L]=Nv[x];return c({...o,x:o.x-I*Gp,y:o.y-L*Gp}),!0}function _(x){if(!r)return!1;let I=[...r.boxes.values()],L=w()??I.find(({element:A})=>A.matches(".selected")),O=L?Wp(Kp(r),L,x):Hp(r);return O&&(O.element.focus({preventScroll:!0}),c(pi(o,O,u()))),!0}window.addEventListener("resize",()=>u().width>0&&c({...o,x:o.x+(u().width-i)/2}),g);let R=new ResizeObserver(()=>u().width>0&&c(o));return R.observe(e),a.signal.addEventListener("abort",()=>R.disconnect()),m}function Kp({boxes:e}){return[...e.values()].filter(({element:t})=>t.matches(".node"))}function Hp(e){return Kp(e).reduce((t,n)=>t&&t.y<=n.y?t:n,void 0)}var zv={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down"},Nv={left:[-1,0],right:[1,0],up:[0,-1],down:[0,1]};function Fv(e,t,n){return{scale:e.scale,x:e.x+(t.x+t.width/2-n.x-n.width/2)*e.scale,y:e.y+(t.y-n.y)*e.scale}}function Up(e,t,n){let o=e.appendChild(document.createElement("canvas")),r=e.appendChild(document.createElement("div")),s,i,a={x:1,y:1},u=d=>{if(d.buttons!==1)return;let{left:p,top:m}=o.getBoundingClientRect();t((d.clientX-p)/a.x,(d.clientY-m)/a.y)};e.addEventListener("pointerdown",d=>{e.setPointerCapture(d.pointerId),u(d)},{signal:n}),e.addEventListener("pointermove",u,{signal:n});function c(){if(!s||!i)return;e.hidden=Wv(s,i);let[d,p]=[Math.max(0,i.x),Math.max(0,i.y)],m=Math.min(s.width,i.x+i.width),g=Math.min(s.height,i.y+i.height);r.style.transform=`translate(${d*a.x}px, ${p*a.y}px)`,r.style.width=`${Math.max(2,(m-d)*a.x)}px`,r.style.height=`${Math.max(2,(g-p)*a.y)}px`}return{show(d){s=d,a=Bv(d),Vv(o,d,a),c()},move(d){i=d,c()}}}function Wv({width:e,height:t},n){let[o,r]=[n.x+n.width,n.y+n.height];return n.x<=0&&n.y<=0&&o>=e&&r>=t}function Bv({width:e,height:t}){let n=Math.min(170/e,220/t,1),o=r=>Math.min(1,Math.max(n,44/r));return{x:o(e),y:o(t)}}function Vv(e,t,n){let o=devicePixelRatio,[r,s]=[t.width*n.x,t.height*n.y];e.width=Math.ceil(r*o),e.height=Math.ceil(s*o),e.style.width=`${r}px`,e.style.height=`${s}px`;let i=e.getContext("2d");if(!i)return;i.scale(o*n.x,o*n.y);let a=getComputedStyle(e),u=c=>a.getPropertyValue(`--${c}`);for(let{element:c,x:d,y:p,width:m,height:g}of t.boxes.values()){let y=c.classList.contains("cluster");i.fillStyle=u(y?"cluster":Gv(c)),i.fillRect(d,p,m,g)}}function Gv(e){let t=[1,2,3,4].find(n=>e.classList.contains(`bytes-${n}`));return t===void 0?"box-line":`bytes-${t}`}function jp(){let e=null;function t(){e?.abort.abort(),e=null}return{drop:t,begin(n,o){if(e?.key===n)return;t();let r=new AbortController;e={key:n,work:o(r.signal),abort:r},e.work.catch(()=>{})},take(n,o,r){if(e?.key!==n)return t(),r(o);let s=e;return e=null,o.addEventListener("abort",()=>s.abort.abort(),{once:!0}),s.work}}}var vo=class extends Error{constructor(n){super(`About ${le(n.visible,"box","boxes")}, some ${Yp(n)} to lay out.`);this.graph=n}graph};function Yp({seconds:e}){return e>=90?`${Math.round(e/60)} minutes`:e>=20?`${Math.round(e/10)*10} s`:`${Math.round(e)} s`}var dr="graph";function Jp(e,t,{address:n},{shown:o,partOfShown:r},s){let i=ke(""),a=()=>s.value===dr,u=ve(()=>JSON.stringify(io(n.value))),c=()=>({expand:n.peek().expand,graph:n.peek().graph}),d=O=>JSON.stringify([o.peek(),io(O)]),p="",m=jp(),g=ui();async function y(O,A,D){i.value="Fetching the graph…";let E=await e.graph(O,io(A),D);if(E.quick!==null&&p!==d(A))throw new vo(E);let T=E.quick===null?"":`, some ${Yp(E)}`;return i.value=`Laying out ${le(E.visible,"box","boxes")}${T}…`,{recording:O,place:A,graph:E,laid:await t(E.dot,D)}}let w=r(()=>a()?`graph ${u.value}`:null,(O,A)=>{let D=c();return m.take(d(D),A,E=>y(O,D,E))}),C=r(()=>{let{selected:O}=n.value,{value:A}=w.state.value;return O===null||!A||Pt(O)&&_(O)<2?null:qp(A.graph,O)?`drawn ${O.text} ${JSON.stringify(io(A.place))}`:null},(O,A)=>e.drawn(O,io(w.state.peek().value.place),n.peek().selected,A)),S=O=>{let{value:A}=w.state.value;return A!==void 0&&qp(A.graph,O)};function _({kind:O,number:A}){return O!=="module"||!a()?1:w.state.value.value?.graph.repeated.get(A)??1}function R(O){let A=o.peek();if(O===null||!A||!e.isServed||w.state.peek().loading)m.drop();else{let D={...c(),...O};m.begin(d(D),E=>{let T=y(A,D,E);return T.then(({laid:M})=>!E.aborted&&g.read(M)).catch(()=>{}),T})}}function x(){p=d(c()),w.reload()}function I(O){let A=w.state.peek().value;if(!A)throw new Error("There is no graph yet.");let{recording:D,place:E,graph:T}=A,M=io({...E,expand:T.expand});return e.figure(D,M,O,new AbortController().signal)}let L=ve(()=>{let{value:O}=w.state.value;return JSON.stringify(O?.recording)===JSON.stringify(o.value)?O:void 0});return{picture:w,current:L,progress:i,read:g.read,drawn:C,isInPicture:S,times:_,foresee:R,allowSlow:x,figure:I}}function qp({dot:e},{text:t}){return e.includes(`id=${t} `)||e.includes(`id="${t}"`)}function Zp({frame:e}){let{graph:t}=F(),{loading:n,error:o}=t.picture.state.value;return n?l("div",{class:"progress",role:"status","data-testid":"progress",children:[l("span",{children:t.progress.value}),l("button",{type:"button","data-testid":"layout-cancel",onClick:t.picture.cancel,children:"Cancel"})]}):!o||o instanceof hn&&t.current.value?null:o instanceof hn?l("div",{class:"progress",role:"status",children:[l("span",{children:"The layout was cancelled."}),l("button",{type:"button","data-testid":"layout-again",onClick:t.picture.reload,children:"Lay out again"})]}):o instanceof vo?l(Hv,{of:o,frame:e}):l("div",{class:"over",children:l(Ve,{message:o.message,children:[l("button",{type:"button",onClick:t.picture.reload,children:"Try again"}),l("button",{type:"button",onClick:()=>t.rearrange({expand:[]}),children:"Collapse all"})]})})}function Hv({of:e,frame:t}){let{graph:n}=F(),o=ue(null);pe(()=>{let i=document.activeElement;return o.current?.focus(),()=>{if(document.activeElement!==document.body)return;let a=t.current&&i?CSS.escape(i.id):"";((a?t.current?.querySelector(`.canvas #${a}`):null)??t.current)?.focus({preventScroll:!0})}},[e]);let{expand:r,quick:s}=e.graph;return l("div",{class:"over",children:l("div",{class:"question",role:"alertdialog","aria-label":"A slow layout","data-testid":"layout-question",children:[l("p",{children:e.message}),l("div",{class:"actions",children:[l("button",{type:"button",ref:o,"data-testid":"layout-cancel",onClick:n.giveUp,children:"Cancel"}),l("button",{type:"button","data-testid":"layout-anyway",onClick:n.allowSlow,children:"Draw it"}),s&&s.length<r.length&&l("button",{type:"button",title:"Fold the modules with most boxes, until the rest is quick to lay out","data-testid":"layout-quick",onClick:()=>n.rearrange({expand:s}),children:"Fold the largest"})]})]})})}function Qp({drawing:e}){let{address:t,graph:n}=F(),{value:o,loading:r,error:s}=n.picture.state.value,i=t.value.expand??[],a=u=>e.boxes.get($e(u).text)?.element.matches(".node");return!o||r||s||!i.some(a)?null:l("p",{class:"limit",role:"status","data-testid":"graph-limit",children:["Some modules stay folded: with them this graph of"," ",le(o.graph.visible,"box","boxes")," would be too large to read."]})}function Kv(e,t){return Math.min(2,16e3/Math.max(e,t))}async function Xp(e){let t=new Image;t.src=`data:image/svg+xml,${encodeURIComponent(e)}`,await t.decode();let{naturalWidth:n,naturalHeight:o}=t,r=Kv(n,o),s=document.createElement("canvas");s.width=Math.floor(n*r),s.height=Math.floor(o*r);let i=s.getContext("2d");i&&(i.fillStyle="#ffffff",i.fillRect(0,0,s.width,s.height),i.drawImage(t,0,0,s.width,s.height));let a=await new Promise(u=>s.toBlob(u,"image/png"));if(!a)throw new Error("The figure is too large for a PNG of this browser: take the SVG.");return a}var mi=50;function ef(e,t,n=mi){if(t.trim()==="")return[];let o=Jo(t),r=[],{modules:s,ops:i}=e;for(let a=0;a<s.fqn.length&&r.length<n;a+=1){let[u,c]=[Zt(s,a),s.type_name[a]??""];o(`${u} ${c}`.toLowerCase())&&r.push({id:$e(a),name:u,where:c})}for(let[a,u]of i.node.entries()){if(r.length>=n)break;let c=i.module[a]??null,d=i.op[a]??"",p=[c===null?"":Zt(s,c),i.source[a]],m=`${d} ${p.join(" ")}`.toLowerCase();o(m)&&r.push({id:Be(u),name:d,where:p.filter(Boolean).join(" · ")})}return r}function tf({recording:e}){let{graph:t}=F(),[n,o]=ne(""),[r,s]=ne(!1),[i,a]=ne(0),u=te(()=>ef(e,n),[e,n]),c=r&&n.trim()!=="",d=m=>{let g=u[m];g&&(s(!1),t.reveal(g.id))},p=m=>{let g=u.length-1;if(m.key==="ArrowDown")a(Math.min(g,i+1));else if(m.key==="ArrowUp")a(Math.max(0,i-1));else if(m.key==="Enter")d(i);else if(m.key==="Escape")s(!1);else return;m.preventDefault(),m.stopPropagation()};return l("div",{class:"search",children:[l("input",{type:"search",class:"filter",role:"combobox",list:void 0,placeholder:"Find an op or module","aria-label":"Find an op or module in the graph","aria-expanded":c,"aria-controls":"search-hits","aria-activedescendant":c&&u.length>0?`hit-${i}`:void 0,"data-testid":"search",value:n,onInput:m=>{o(m.currentTarget.value),a(0),s(!0)},onFocus:()=>s(!0),onBlur:()=>s(!1),onKeyDown:p}),c&&l("ul",{class:"hits",id:"search-hits",role:"listbox","aria-label":"Found",children:[u.map((m,g)=>l("li",{id:`hit-${g}`,role:"option","aria-selected":g===i,"data-testid":"search-hit","data-id":m.id.text,onMouseDown:y=>y.preventDefault(),onClick:()=>d(g),children:[l("span",{children:m.name})," ",l("small",{children:m.where})]},m.id.text)),u.length===0&&l("li",{class:"hint",children:"Nothing is called that."}),u.length===mi&&l("li",{class:"hint",children:["The first ",mi," are listed."]})]})]})}function nf({viewport:e,recording:t}){let{address:n,graph:o,isServed:r}=F(),{selected:s}=n.value,i=s?.kind==="module"?s.number:null,a=o.picture.state.value.value;return l("div",{class:"toolbar",role:"group","aria-label":"What the graph shows",children:[l(tf,{recording:t}),l("div",{class:"group",children:[l("button",{type:"button","data-testid":"collapse-all",title:"Close every module",onClick:()=>o.rearrange({expand:[]}),children:"Collapse all"}),l("button",{type:"button","data-testid":"expand-default",title:"Open as many of the outermost modules as read well",onClick:()=>o.rearrange({expand:null}),children:"Default"}),l("button",{type:"button","data-testid":"expand-below",disabled:i===null,title:i===null?"Select a module first":"Open the selected module and everything inside it",onClick:()=>i!==null&&o.expandBelow(i),children:"Expand below"})]}),r&&l(Yv,{}),l(ga,{viewport:e,testId:"zoom"}),l(jv,{picture:a})]})}function ga({viewport:e,testId:t}){return l("div",{class:"group",children:[l("button",{type:"button","aria-label":"Zoom out",title:"Zoom out (-)","data-testid":`${t}-out`,onClick:()=>e.current?.zoom(.8),children:"−"}),l("button",{type:"button","aria-label":"Zoom in",title:"Zoom in (+)","data-testid":`${t}-in`,onClick:()=>e.current?.zoom(1.25),children:"+"}),l("button",{type:"button",title:"Actual size (0)","data-testid":`${t}-actual`,onClick:()=>e.current?.actualSize(),children:"1:1"}),l("button",{type:"button",title:"The whole graph (f)","data-testid":`${t}-fit`,onClick:()=>e.current?.fit(),children:"Fit"})]})}var Uv={svg:{type:"image/svg+xml",of:e=>e},png:{type:"image/png",of:e=>Xp(e)}};function jv({picture:e}){let{graph:t,isDark:n}=F(),[o,r]=ne(null),[s,i]=ne(""),a=async({recording:{run:u,step:c}},d)=>{r(d),i("");let{type:p,of:m}=Uv[d];try{let g=await m(await t.figure(n.value));As(`${Ls("graph",u,c)}.${d}`,p,g)}catch(g){i(g instanceof Error?g.message:String(g))}r(null)};return l(ee,{children:[l("div",{class:"group",children:[l("span",{class:"hint",children:"Download"}),["svg","png"].map(u=>l("button",{type:"button","data-testid":`download-${u}`,"aria-label":`Download ${u.toUpperCase()}`,disabled:!e||o!==null,onClick:()=>e&&void a(e,u),children:o===u?"Drawing…":u.toUpperCase()},u))]}),s&&l(Ve,{message:s})]})}var qv=[{name:"freed",label:"freed ops",help:"Ops that keep nothing, and whose results were dead when the forward ended",isOnFirst:!0},{name:"parameters",label:"parameters",help:"The parameters that open ops use",isOnFirst:!1},{name:"views",label:"views",help:"Ops that only make a view and keep nothing",isOnFirst:!1}];function Yv(){let{address:e,graph:t}=F(),n=e.value.graph,o=(r,s)=>t.rearrange({graph:Mt(n,r,s)});return l("fieldset",{class:"group shown",children:[l("legend",{children:"Show"}),qv.map(({name:r,label:s,help:i,isOnFirst:a})=>l("label",{class:"check",title:i,children:[l("input",{type:"checkbox","data-testid":`show-${r}`,checked:a?n[r]!=="0":n[r]==="1",onChange:({currentTarget:{checked:u}})=>o(r,u===a?"":u?"1":"0")}),s]},r))]})}function of({drawing:e}){let[t,n]=ne(new Set),[o,r]=ne(null),s=te(()=>Zv(e),[e]);pe(()=>{let a=o===null?[...t]:[o];a.length>0?e.svg.dataset.only=a.map(Gt).join(" "):delete e.svg.dataset.only},[e,t,o]);let i=a=>{let u=new Set(t);u.delete(a)||u.add(a),n(u)};return s.length===0?null:l("div",{class:"legend",role:"group","aria-label":"States of the tensors","data-testid":"legend",children:s.map(([a,u])=>l("button",{type:"button",class:"legend-item","aria-pressed":t.has(a),title:`${Jv[a]} Click to show only these.`,"data-testid":`legend-${Gt(a)}`,onClick:()=>i(a),onPointerEnter:()=>r(a),onPointerLeave:()=>r(null),children:[l(wl,{state:a}),a,l("small",{class:"number",children:Y(u)})]},a))})}var Jv={cached:"Kept for the backward: at least one save refers to its memory.",freed:"Made in the forward and dead when it ended.",held:"Alive when the forward ended, though no save refers to it.",recomputed:"Made in a checkpointed region: the backward makes it again.",parameter:"A parameter or buffer: there with or without the forward.",input:"There before the forward began, and not saved.","not cached":"Freed or held: without an op stream the two cannot be told apart."};function Zv({svg:e}){return pc.map(t=>[t,e.querySelectorAll(`g.edge.${Gt(t)}`).length]).filter(([,t])=>t>0)}var rf={key:"graph",title:"Graph",isKept:!0,Panel:Qv};function Qv({recording:e,isHidden:t}){let n=F(),{graph:o}=n,r=ue(null),s=ue(null),i=ue(null),a=ue(""),u=ue(null),c=ue(null),d=ue(null),[p,m]=ne(null),{value:g}=o.picture.state.value,{selected:y}=n.address.value,w=o.focus.value;xt(()=>{if(!r.current||!s.current||!c.current)return;let S=new AbortController,_=(x,I)=>i.current?.look(x,I);d.current=Up(c.current,_,S.signal);let R=fi(r.current,s.current,{onSelect:n.select,onToggle:o.toggle,onAim:o.aim,onHover:x=>u.current&&hi(u.current,x),onMove:x=>d.current?.move(x)});return i.current=R,()=>{R.dispose(),S.abort()}},[]),xt(()=>{if(!g)return;let S=o.read(g.laid);u.current&&hi(u.current,null);let _=JSON.stringify(g.recording),R=a.current==="",x=a.current!==_,I=o.focus.peek()??(R?n.address.peek().selected:null);i.current?.show(S,o.nearest(I,S.boxes),x),a.current=_,u.current=S,o.focus.value=null,m(S)},[g]);let C=n.isDark.value;return xt(()=>{p&&d.current?.show(p)},[p,C]),pe(()=>{let{loading:S,value:_}=o.picture.state.peek();if(w===null||!p||t||!(!S&&_===g))return;let x=o.nearest(w,p.boxes);x&&i.current?.centre(x),o.focus.value=null},[w,p,t]),pe(()=>{let S=p&&o.nearest(y,p.boxes);!t&&S&&i.current?.keep(S)},[t]),pe(()=>{if(p)return y?.kind==="edge"?ew(p,y):Xv(p,o.nearest(y,p.boxes))},[y?.text,p]),l("div",{class:"graph",children:[l(nf,{viewport:i,recording:e}),p&&l(Qp,{drawing:p}),p&&e.ops.node.length===0&&l("p",{class:"limit",role:"status","data-testid":"graph-none",children:"Autograd noted no op in this recording, so it has no graph."}),l("div",{class:"window",children:[l("div",{class:"frame",ref:r,tabIndex:0,role:"group","aria-label":"Graph of the forward pass. Arrow keys go from box to box, Enter selects, Space opens or closes a module, e goes through the edges of a box, plus and minus zoom, 0 is actual size, f fits.","data-testid":"graph-frame",children:l("div",{class:"canvas",ref:s,"data-testid":"graph-canvas"})}),l("div",{class:"minimap",ref:c,"aria-hidden":"true","data-testid":"minimap",hidden:!0}),l(Zp,{frame:r})]}),p&&l(of,{drawing:p})]})}function Xv(e,t){let n=t&&e.boxes.get(t.text);if(!n)return;let o=[n.element,...e.edges.get(n.id.text)??[]];return o.forEach(r=>r.classList.add("selected")),()=>o.forEach(r=>r.classList.remove("selected"))}function ew({svg:e},t){let n=e.querySelector(`g.edge[id="${t.text}"]`),o=["selected","selected-edge"];return n?.classList.add(...o),()=>n?.classList.remove(...o)}function hi({svg:e,edges:t},n){e.querySelectorAll(".lit").forEach(r=>r.classList.remove("lit"));let o=n===null?[]:t.get(n.text)??[];o.forEach(r=>r.classList.add("lit")),e.classList.toggle("has-lit",o.length>0)}var tw=[["released","kept by the first alone"],["added","kept by the second alone"],["resized","of another size, or some gone and some added"],["moved","on another device"]],nw=56,ow=520;function rw({boxes:e}){let t=({element:n})=>n.matches(".node")&&ai(n).some(({change:o})=>o===0);return[...e.values()].find(t)?.id??null}function sf({pair:e,picked:t,onPick:n}){let{compare:o}=F(),{value:r,error:s,loading:i}=o.difference.state.value,a=r?.pair===e?r:void 0,u=ue(null),c=ue(null),d=ue(null),[p,m]=ne(null),[g,y]=ne(null),w=ue(ui()),C=ue(null),S=ue([]),_=ue({onPick:n,setToggled:y});return _.current={onPick:n,setToggled:y},xt(()=>{let[R,x]=[u.current,c.current];if(!R||!x)return;let I=O=>O&&C.current?.boxes.get(O.text)?.element,L=fi(R,x,{onSelect(O){if(O?.kind==="edge")return;let A=I(O);S.current=A?ai(A):[],_.current.onPick(S.current)},onToggle(O){_.current.setToggled({kind:"module",number:O,text:`m${O}`}),o.toggle(O)},onHover:O=>C.current&&hi(C.current,O),isZoom:O=>O.ctrlKey||R.contains(document.activeElement)});return d.current=L,()=>L.dispose()},[]),xt(()=>{if(!a||!u.current)return;let R=w.current.read(a.laid);u.current.style.height=`${Math.min(ow,R.height+nw)}px`,d.current?.show(R,g??rw(R),C.current===null),C.current=R,m(R)},[a]),pe(()=>{let R=[...p?.svg.querySelectorAll("g.node")??[]].filter(x=>ai(x).some(I=>Ap(t,I)));return R.forEach(x=>x.classList.add("selected")),()=>R.forEach(x=>x.classList.remove("selected"))},[p,t]),pe(()=>{if(t===S.current)return;let R=Wt(u.current?.querySelector(".canvas .selected")?.id??"");R&&d.current?.keep(R)},[t]),l("section",{class:t.length>0?"difference picked":"difference","aria-label":"Graph of differences",children:[l("div",{class:"toolbar",role:"group","aria-label":"What the graph of differences shows",children:[l("ul",{class:"meaning","aria-label":"Signs","data-testid":"difference-legend",children:tw.filter(([R])=>p?.svg.querySelector(`.${R}`)).map(([R,x])=>l("li",{children:[l(aa,{change:R})," ",x]},R))}),l("div",{class:"group",children:[l("button",{type:"button","data-testid":"difference-fold",onClick:()=>o.open([]),children:"Collapse all"}),l("button",{type:"button",title:"Open the modules in which most changed","data-testid":"difference-default",onClick:()=>o.open(null),children:"Default"})]}),l(ga,{viewport:d,testId:"difference-zoom"})]}),l("div",{class:"window",children:[l("div",{class:"frame",ref:u,tabIndex:0,role:"group","aria-busy":i,"aria-label":"Graph of what the two recordings do not keep alike. Arrow keys go from box to box, Enter picks its changes in the list below, Space opens or closes a module, plus and minus zoom, f fits.","data-testid":"difference-frame",children:l("div",{class:"canvas",ref:c,"data-testid":"difference-canvas"})}),i&&l("p",{class:"progress",role:"status",children:"Drawing what changed…"})]}),s&&l(Et,{error:s,retry:o.difference.reload})]})}function lf(){let e=ue(null),t=()=>e.current?.contains(document.activeElement)??!1,n=t();return xt(()=>{if(!n||t())return;let o=e.current?.querySelectorAll("button");(o?.length===1?o[0]:e.current)?.focus({preventScroll:!0})}),e}var cf={key:"compare",title:"Compare",needsServer:!0,Panel:sw};function sw(){let{compare:e}=F(),t=e.chosen.value;return t?l("div",{class:"compare","data-testid":"compare",children:[l(Op,{other:t.other}),t.other?l(aw,{}):l(lw,{problem:t.problem,way:e.way.value})]}):null}var iw={recording:"There is no other recording here: see what checkpoints would release, or record a second run or step.",modules:"Tick modules, or name them, to see what checkpoints around them would release.",plan:"Choose a point of the curve, or say what the peak may be, to see what to do for it."};function lw({problem:e,way:t}){return e?l(Ve,{message:e}):l("p",{class:"hint pad","data-testid":"compare-nothing",children:iw[t]})}function aw(){let{compare:e}=F(),t=lf();return l("div",{ref:t,tabIndex:-1,children:uw(e)})}function uw(e){let{value:t,error:n,loading:o}=e.reply.state.value,r=e.chosen.value?.other;if(n instanceof hn)return l(kp,{});if(n)return l(Et,{error:n,retry:e.reply.reload});if(o&&r&&"goal"in r&&(e.planning.value||!t))return l(_p,{});if(!t)return o?l(Ge,{what:"Comparing…"}):null;if(t.unreachable)return l(Rp,{...t.unreachable});let{shown:i,other:a,comparison:u,planned:c}=t;if(!u)return null;let[d,p]=[af({key:i}),af(a)],m=Pl(i,a);return l("div",{class:"compared","aria-busy":o,"data-testid":"compared",children:[l("section",{class:"planned",children:[l("div",{children:[c?l(Sp,{...c}):l(cw,{...u.after}),l(fw,{reply:u,before:d,after:p})]}),u.code!==null&&l(Is,{code:u.code,label:"Copy it as Python",testId:"compare-code"})]}),l(dw,{pair:m,reply:u,other:"key"in a?a.key:null},m),u.before.timeline&&u.after.timeline&&l(lp,{before:u.before.timeline,after:u.after.timeline,names:[d,p]})]})}function cw({predicted:e}){return e===null?null:l("p",{class:"predicted",role:"note","data-testid":"compare-predicted",children:[l("b",{children:"Predicted:"})," ",e,". This step did not run."]})}function dw({pair:e,reply:t,other:n}){let[o,r]=ne([]);return l("section",{class:"differences",children:[t.changes_count>0&&l(ee,{children:[l("h2",{children:"Where it changed"}),l(sf,{pair:e,picked:o,onPick:r})]}),l("div",{class:"titled",children:[l("h2",{children:"Save by save, the largest change first"}),l(cp,{reply:t})]}),l("p",{class:"summary","data-testid":"compare-summary",children:pw(t)}),l(up,{reply:t,other:n,picked:o,onPick:r})]})}function af(e){return"key"in e?`${e.key.run} · step ${e.key.step}`:"predicted"}function pw(e){let t=`the same in ${le(e.same_count,"save")} of ${j(e.same_bytes)}`;if(e.changes_count===0)return`Nothing changed: ${t}.`;let n=e.moved_bytes>0&&`${j(e.moved_bytes)} on another device`;return`${[`${j(e.released_bytes)} less in some places`,`${j(e.added_bytes)} more in others`,n,t].filter(Boolean).join(", ")}.`}function fw({reply:e,before:t,after:n}){let{device:o}=e.before,r=o===e.after.device||!o||!e.after.device,s=i=>r?"":` on ${i}`;return l("table",{class:"both","aria-label":"Totals of both recordings","data-testid":"compare-totals",children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:"total"}),l("th",{scope:"col",children:[t,s(o)]}),l("th",{scope:"col",children:[n,s(e.after.device)]}),l("th",{scope:"col",children:"difference"}),l("th",{scope:"col",title:"Of the first",children:"percent"})]})}),l("tbody",{children:e.totals.map(i=>l(mw,{total:i},i.key))})]})}function mw({total:e}){let{key:t,label:n,help:o,level:r,before_bytes:s,after_bytes:i,difference_bytes:a}=e;return l("tr",{"data-testid":`compare-${t}`,children:[l("th",{scope:"row",class:`level-${r}`,title:o,children:n}),l("td",{children:l(uf,{n:s})}),l("td",{children:l(uf,{n:i})}),l("td",{children:l(la,{n:a})}),l("td",{children:hw(a,s)})]})}function uf({n:e}){return e===null?l("span",{class:"none",children:"not known"}):l(Q,{n:e})}function hw(e,t){return!e||!t?e===0?"0%":"–":`${e<0?"−":"+"}${gw(Math.abs(e),t)}`}function gw(e,t){return e<t?dt(e,t):`${Math.round(100*e/t)}%`}var yw=1/800,bw=2e3;function df(e,t){let n=a=>e.total_bytes[a]??0,o=qo(e,t);if(o===0)return[];let r=[],s=(a,u)=>{let c=u;for(let d of a){let p=n(d)/o;p>=yw&&r.length<bw&&(r.push({call:d,depth:t.depth[d]??0,start:c,width:p}),i.push([t.children[d]??[],c])),c+=p}},i=[[t.roots,0]];for(let a=0;a<i.length;a+=1)s(...i[a]);return r}function pf(e,t,n){let o=t.start+t.width,r=e.filter(({depth:i})=>i===t.depth),s=r.indexOf(t);if(n==="ArrowRight")return r[s+1];if(n==="ArrowLeft")return r[s-1];if(n==="ArrowUp")return e.find(i=>i.depth===t.depth-1&&i.start<=t.start+1e-9&&i.start+i.width>=o-1e-9);if(n==="ArrowDown")return e.find(i=>i.depth===t.depth+1&&i.start>=t.start-1e-9&&i.start<o)}function ff({modules:e,tree:t,selected:n,onChoose:o}){let r=te(()=>df(e,t),[e,t]),[s,i]=Vn(n,n),a=ue(null),u=r.find(({call:m})=>m===s)??r[0];if(pe(()=>{a.current?.querySelector(`#bar-${s}`)?.scrollIntoView({block:"nearest"})},[s]),!u)return null;let c=qo(e,t),d=m=>{let g=pf(r,u,m.key);if(g)i(g.call);else if(m.key==="Enter"||m.key===" ")o(u.call);else if(!m.key.startsWith("Arrow"))return;m.preventDefault()},p=Math.max(...r.map(m=>m.depth))+1;return l("div",{class:"icicle",ref:a,role:"tree","aria-label":"Module calls as bars: widths are bytes, what is inside stands below","aria-activedescendant":`bar-${u.call}`,tabIndex:0,"data-testid":"icicle",onKeyDown:d,children:l("div",{class:"icicle-inner",role:"none",style:{"--levels":p},children:r.map(m=>l(vw,{bar:m,modules:e,whole:c,isActive:m===u,isSelected:m.call===n,onChoose:o},m.call))})})}function vw({bar:e,modules:t,whole:n,isActive:o,isSelected:r,onChoose:s}){let{call:i,depth:a,start:u,width:c}=e,d=t.total_bytes[i]??0,p=`${Zt(t,i)}, ${j(d)}, ${dt(d,n)}`;return l("div",{id:`bar-${i}`,class:o?"icicle-bar active":"icicle-bar",role:"treeitem","aria-level":a+1,"aria-selected":r,"aria-label":p,title:p,"data-call":i,style:{"--start":u,"--width":c,"--depth":a},onClick:()=>s(i),children:l("span",{children:[bo(t,i)," ",l("small",{children:j(d)})]})})}function Kr({isOpen:e,onFold:t}){return t?l("button",{type:"button",class:"quiet twist",tabIndex:-1,"aria-expanded":e,"aria-label":e?"Fold":"Unfold",onClick:n=>{n.stopPropagation(),t(!e)},children:e?"−":"+"}):l("span",{class:"twist"})}function mf(e){let{modules:t,tree:n,groups:o}=e,r=qo(t,n),s=(a,u)=>{let c=a<0?o.get(~a):void 0;return c?ii(t,c,u):t[u][a]},i=(a,u,c)=>({key:a,label:u,help:c,width:"92px",isNumber:!0,cell:d=>l(Q,{n:s(d,a)})});return[{key:"fqn",label:"module",width:"minmax(220px, 2fr)",cell:a=>l(ww,{row:a,of:e})},{key:"type_name",label:"type",width:"minmax(100px, 1fr)",cell:a=>t.type_name[a<0?~a:a]},{key:"nodes",label:"nodes",width:"64px",isNumber:!0,cell:a=>Y(s(a,"nodes")??0)},{key:"total_bytes",label:"total",help:"Charged to this module call and those inside it",width:"minmax(150px, 1fr)",isNumber:!0,cell:a=>l("span",{class:"with-bar",children:[l(Vt,{part:s(a,"total_bytes")??0,whole:r}),l(Q,{n:s(a,"total_bytes")})]})},i("self_bytes","self","Charged to its own ops, without the modules inside it"),i("exclusive_bytes","exclusive","What would go if only this module stopped saving"),i("freed_bytes","freed","Made inside it and freed before the forward ended")]}function ww({row:e,of:t}){let{modules:n,tree:o,groups:r,members:s,isOpen:i,fold:a,first:u}=t,c=e<0?~e:e,d=e<0?r.get(c):void 0,p=e<0||(o.children[c]?.length??0)>0,m=d?ur(Gr(n,d),u):n.where[c];return l("span",{class:"branch",style:{"--depth":gp(n,o,s,e)},children:[l(Kr,{isOpen:i(e),...p&&{onFold:g=>a(e,g)}}),l("span",{title:n.fqn[c],children:d?.name??xw(n,c)}),d&&l("span",{class:"tag",children:`×${Y(d.calls.length)}, ${_w(n,d)}`}),m&&l("span",{class:"tag",children:m}),d&&l(Ds,{names:wp(n,d.calls,d.name),label:"what if?"})]})}function xw(e,t){let n=e.call[t]??0;return bo(e,t)+(n>0?` #${n+1}`:"")}function _w({total_bytes:e},{calls:t}){let n=t.map(s=>e[s]??0),[o,r]=[Math.min(...n),Math.max(...n)];return o===r?`${j(r)} each`:`${j(o)} to ${j(r)} each`}function hf(e){return typeof e=="object"?e.key:e}function gf(e,t){let n=e.length;return new Proxy(e,{get(o,r,s){if(typeof r=="string"){let i=r.charCodeAt(0);if(i>=48&&i<=57){let a=+r;if(Number.isInteger(a)&&a>=0&&a<n){let u=o[a];if(typeof u!="object"){let c=t[a*2];u=o[a]={index:a,key:u,start:c,size:t[a*2+1],end:c+t[a*2+1],lane:0}}return u}}if(r==="length")return n}return Reflect.get(o,r,s)}})}function wo(e,t,n){let o=n.initialDeps??[],r,s=!0;function i(){var a;let c=0,d=e();if(!(d.length!==o.length||d.some((g,y)=>o[y]!==g)))return r;o=d;let m=0;return r=t(...d),n?.onChange&&!(s&&n.skipInitialOnChange)&&n.onChange(r),s=!1,r}return i.updateDeps=a=>{o=a},i}function ya(e,t){if(e===void 0)throw new Error(`Unexpected undefined${t?`: ${t}`:""}`);return e}var Cn=(e,t)=>Math.abs(e-t)<1.01,yf=(e,t,n)=>{let o;return Object.assign(function(...r){e.clearTimeout(o),o=e.setTimeout(()=>t.apply(this,r),n)},{cancel:()=>{e.clearTimeout(o)}})};function bf({offset:e,isScrolling:t,elementMax:n,holdOffset:o,scrollOffset:r,pendingWrite:s,clampedMaxAtWrite:i}){var a;return t&&s===null&&e===r?"spurious":s!==null&&Math.abs(e-s.target)<1.5?"readBack":s!==null&&!s.smooth&&n!==null&&s.target>n+o+.5&&Math.abs(e-(n+o))<1.5||s!==null&&!s.smooth&&((a=s.lowMaxes)!=null&&a.some(u=>Math.abs(e-u)<1.5))?"clampedReadBack":i!==null&&Math.abs(e-i)<1.5?"clampedEcho":"external"}var kw=e=>e==="smooth"||e==="smoothFinishing";function vf({kind:e,offset:t,command:n,target:o}){return e!=="spurious"&&e!=="readBack"&&e!=="clampedReadBack"&&n?.index!=null&&n.phase!=="queued"&&!kw(n.phase)&&!Cn(t,n.lastTargetOffset)&&!Cn(t,o())&&e!=="clampedEcho"}var ba=40;function wf(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<ba;)n--;if(n<0)return!1;let o=e[n],r=n-1;for(;r>=0&&o.t-e[r].t<ba;)r--;if(r<0)return!1;let s=e[r],i=(t.offset-o.offset)/(t.t-o.t),a=(o.offset-s.offset)/(o.t-s.t);return i*a>=0&&Math.abs(i)>=2*Math.abs(a)&&Math.abs(i)-Math.abs(a)>=.8}function xf(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<ba;)n--;if(n<0)return!1;let o=e[n];return Math.abs(t.offset-o.offset)/(t.t-o.t)>=.05}var Ur,jr=()=>{if(Ur!==void 0)return Ur;if(typeof navigator>"u")return Ur=!1;if(/iP(hone|od|ad)/.test(navigator.userAgent))return Ur=!0;let e=navigator.maxTouchPoints;return Ur=navigator.platform==="MacIntel"&&e!==void 0&&e>0},va,Sw=()=>va!==void 0?va:va=jr()&&typeof CSS<"u"&&typeof CSS.supports=="function"&&CSS.supports("overflow-anchor: auto"),_f=()=>!jr()||Sw();var pr={capture:!0,passive:!0},gi=class{constructor(t){this.host=t,this._touch=null,this.inMotion=()=>this._touch!==null&&this._touch.phase!=="lateFling",this.dragging=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved},this.tail=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="tail"?this._touch.moved?"fling":"tap":null},this.onScroll=({isScrolling:n,ownReadBack:o,moved:r,external:s})=>{var i,a,u;return n&&((i=this._touch)==null?void 0:i.phase)==="tail"?this._openTail(this._touch.moved||!o,!1):((a=this._touch)==null?void 0:a.phase)==="lateFling"&&(this.host.now()>this._touch.until?this._touch=null:s&&n&&r&&this._openTail(!0,!1)),!o&&n&&r&&((u=this._touch)==null?void 0:u.phase)==="down"?(this._touch.moved=!0,!0):!1},this.touchStart=()=>{this.end(),this._touch={phase:"down",moved:!1}},this.touchEnd=()=>{var n;let o=((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved;this.end(),this._openTail(o,o)},this.end=()=>{var n;let o=this.host.getWindow();((n=this._touch)==null?void 0:n.phase)==="tail"&&o!=null&&o.clearTimeout(this._touch.timerId),this._touch=null},this.listen=n=>{let o=()=>this.touchStart(),r=()=>this.touchEnd();return n.addEventListener("touchstart",o,pr),n.addEventListener("touchend",r,pr),n.addEventListener("touchcancel",r,pr),()=>{n.removeEventListener("touchstart",o,pr),n.removeEventListener("touchend",r,pr),n.removeEventListener("touchcancel",r,pr),this.end()}},this._openTail=(n,o)=>{let r=this.host.getWindow();if(r==null)return;this.end();let s={phase:"tail",moved:n,awaitingFling:o,timerId:r.setTimeout(()=>{if(this.host.tailStillMoving()){this._openTail(s.moved,s.awaitingFling);return}this._touch=s.awaitingFling?{phase:"lateFling",until:this.host.now()+1e3}:null,this.host.onTailClosed()},150)};this._touch=s}}get touch(){return this._touch}};var kf=e=>{let{clientWidth:t,clientHeight:n}=e;return{width:t,height:n}},Cf=e=>{let t=new Set;return{schedule:n=>{let o=e.requestAnimationFrame(()=>{t.delete(o),n()});t.add(o)},cancel:()=>{t.forEach(n=>e.cancelAnimationFrame(n)),t.clear()}}},Rw=e=>e,Cw=e=>{let t=e.overscan*Math.max(e.lanes??1,1),n=Math.max(e.startIndex-t,0),r=Math.min(e.endIndex+t,e.count-1)-n+1,s=new Array(r);for(let i=0;i<r;i++)s[i]=n+i;return s},Tf=(e,t)=>{let n=e.scrollElement;if(!n)return;let o=e.targetWindow;if(!o)return;let r=a=>{let{width:u,height:c}=a;t({width:Math.round(u),height:Math.round(c)})};if(r(kf(n)),!o.ResizeObserver)return()=>{};let s=Cf(o),i=new o.ResizeObserver(()=>{let a=()=>{r(kf(n))};e.options.useAnimationFrameWithResizeObserver?s.schedule(a):a()});return i.observe(n,{box:"content-box"}),()=>{i.unobserve(n),s.cancel()}},Sf={passive:!0};var Tw=typeof window>"u"?!0:"onscrollend"in window,Pw=(e,t,n)=>{let o=e.scrollElement;if(!o)return;let r=e.targetWindow;if(!r)return;let s=e.options.useScrollendEvent&&Tw,i=0,a=s?null:yf(r,()=>t(n(o),!1),e.options.isScrollingResetDelay),u=p=>()=>{i=n(o),a?.(),t(i,p)},c=u(!0),d=u(!1);return o.addEventListener("scroll",c,Sf),s&&o.addEventListener("scrollend",d,Sf),()=>{o.removeEventListener("scroll",c),s&&o.removeEventListener("scrollend",d),a?.cancel()}},Pf=(e,t)=>Pw(e,t,n=>{let{horizontal:o,isRtl:r}=e.options;return o?n.scrollLeft*(r&&-1||1):n.scrollTop});var Mw=(e,t,n)=>{if(n.options.useCachedMeasurements){let o=n.indexFromElement(e),r=n.options.getItemKey(o);return n.itemSizeCache.get(r)??n.options.estimateSize(o)}if(t?.borderBoxSize){let o=t.borderBoxSize[0];if(o)return Math.round(o[n.options.horizontal?"inlineSize":"blockSize"])}if(!t){let o=n.indexFromElement(e),r=n.options.getItemKey(o),s=n.itemSizeCache.get(r);if(s!==void 0)return s}return e[n.options.horizontal?"offsetWidth":"offsetHeight"]},Ew=(e,{adjustments:t=0,behavior:n},o)=>{var r;let{scrollElement:s,options:i}=o,a=e+t,u=i.horizontal&&i.isRtl&&s!==null&&"ownerDocument"in s;(r=s?.scrollTo)==null||r.call(s,{[i.horizontal?"left":"top"]:u?-a:a,behavior:n})};var Mf=Ew,Rf=(e,t)=>e==="smooth"?t?"smoothLanded":"smooth":"instant",qr=e=>e?.phase==="smooth"||e?.phase==="smoothLanded";function Ow(e,t,n,o){if(t===0)return!1;let r=o(0),s=new Set,i=0;for(;i<e;){let u=n(i);if(u===r)break;s.add(u),i++}let a=e-i;if(a===0||a>=t)return!1;for(let u=0;u<a;u++)if(o(u)!==n(i+u))return!1;for(let u=a;u<t;u++)if(s.has(o(u)))return!1;return!0}var yi=class{constructor(t){this.unsubs=[],this.scrollElement=null,this.targetWindow=null,this.isScrolling=!1,this.scrollState=null,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache=new Map,this.itemSizeCacheVersion=0,this.laneAssignments=new Map,this.pendingMin=null,this.prevLanes=void 0,this.lanesChangedFlag=!1,this.lanesSettling=!1,this.pendingScrollAnchor=null,this.scrollRect=null,this.scrollOffset=null,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._iosGesture=new gi({getWindow:()=>this.targetWindow,now:()=>this.now(),tailStillMoving:()=>{let n=this.scrollState;if(n?.phase!=="queued"||this.pendingWrite!==null)return!1;let o=this._readElementOffset();return o===null||this._lastElementOffset===null||Math.abs(o-this._lastElementOffset)<1?!1:(this._lastElementOffset=o,n.samples=[...n.samples??[],{t:this.now(),offset:o}],!0)},onTailClosed:()=>{let n=this.scrollState;n?.phase==="queued"&&xf(n.samples??[])&&(this.scrollState=null),this._flushHoldIfReady(!0),this._writeAwaitingCommand(),this._retryClampedAdjustment()}}),this._lastElementOffset=null,this.pendingWrite=null,this._clampedAdjustment=null,this.elementsCache=new Map,this._resizeBatch=null,this.now=()=>{var n,o,r;return((r=(o=(n=this.targetWindow)==null?void 0:n.performance)==null?void 0:o.now)==null?void 0:r.call(o))??Date.now()},this.observer=(()=>{let n=null,o=null,r=!1,s=!1,i=new Set,a=()=>{if(n)return n;let c=this.targetWindow;if(!c||!c.ResizeObserver)return null;let d=o=Cf(c);return n=new c.ResizeObserver(p=>{let m=()=>{let g={sync:!1};this._resizeBatch=g;try{p.forEach(u)}finally{this._resizeBatch=null,g.notify&&(this.notify(g.sync),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment(),this.measureElement(null))}};if(this.options.useAnimationFrameWithResizeObserver)d.schedule(m);else{r=!0;try{m()}finally{r=!1}}})},u=c=>{let d=c.target,p=this.indexFromElement(d);if(!d.isConnected){this.observer.unobserve(d);for(let[m,g]of this.elementsCache)if(g===d){this.elementsCache.delete(m);break}return}this.isIndexInRange(p)&&this.shouldMeasureDuringScroll(p)&&this.resizeItem(p,this.options.measureElement(d,c,this))};return{disconnect:()=>{var c;(c=a())==null||c.disconnect(),o?.cancel(),i.clear(),s=!1,n=null,o=null},observe:c=>{let d=a();if(d){if(!r){d.observe(c,{box:"border-box"});return}i.add(c),s||(s=!0,o?.schedule(()=>{s=!1,i.forEach(p=>{p.isConnected&&n?.observe(p,{box:"border-box"})}),i.clear()}))}},unobserve:c=>{var d;i.delete(c),(d=a())==null||d.unobserve(c)}}})(),this.range=null,this.setOptions=n=>{var o;let r={debug:!1,initialOffset:0,overscan:1,paddingStart:0,paddingEnd:0,scrollPaddingStart:0,scrollPaddingEnd:0,horizontal:!1,getItemKey:Rw,rangeExtractor:Cw,onChange:()=>{},measureElement:Mw,initialRect:{width:0,height:0},scrollMargin:0,gap:0,indexAttribute:"data-index",initialMeasurementsCache:[],lanes:1,anchorTo:"start",followOnAppend:!1,scrollEndThreshold:1,isScrollingResetDelay:150,enabled:!0,isRtl:!1,useScrollendEvent:!1,useAnimationFrameWithResizeObserver:!1,laneAssignmentMode:"estimate",useCachedMeasurements:!1};for(let d in n){let p=n[d];p!==void 0&&(r[d]=p)}let s=this.options,i=null,a=null,u=!1;if(s!==void 0&&s.enabled&&r.enabled&&r.anchorTo==="end"&&this.scrollElement!==null){let d=s.count,p=r.count,m=this.getMeasurements(),g=((o=this._singleLaneMeasurements)==null?void 0:o.items)??m,y=R=>hf(g[R]),w=d>0?y(0):null,C=d>0?y(d-1):null;if(p!==d||d>0&&p>0&&(r.getItemKey(0)!==w||r.getItemKey(p-1)!==C)){u=!0;let R=d>0?this.getVirtualItemForOffset(this.getScrollOffset())??m[0]:null;R&&(i=[R.key,this.getScrollOffset()-R.start]);let x=r.followOnAppend===!0?"auto":r.followOnAppend||null;x&&p>0&&this.isAtEnd(s.scrollEndThreshold)&&(d===0||r.getItemKey(p-1)!==C)&&(p>d||Ow(d,p,y,r.getItemKey))&&(a=x)}}this.options=r,u&&(this.pendingMin=0,this.itemSizeCacheVersion++);let c=null;if(i&&this.scrollOffset!==null&&!this._awaitingCommandReadBack()){let[d,p]=i,m=this.getMeasurements(),{count:g,getItemKey:y}=this.options,w=0;for(;w<g&&y(w)!==d;)w++;if(w<g){let C=m[w];if(C){let S=Math.max(0,C.start+p);!a&&S!==this.scrollOffset&&(c=S-this.scrollOffset,this.scrollOffset=S)}}}a?this.pendingScrollAnchor={kind:"follow",behavior:a}:c!==null&&(this._canWriteScroll()?this.pendingScrollAnchor={kind:"anchor",delta:c}:(this._holdOffset+=c,this._followOffsetTarget(c)))},this.notify=n=>{var o,r;(r=(o=this.options).onChange)==null||r.call(o,this,n)},this.maybeNotify=wo(()=>(this.calculateRange(),[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]),n=>{this.notify(n)},{key:!1,debug:()=>this.options.debug,initialDeps:[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]}),this.cleanup=()=>{var n;this.unsubs.filter(Boolean).forEach(o=>o()),this.unsubs=[],this.observer.disconnect(),this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null,(n=this._momentumStop)==null||n.restore(),this._momentumStop=null,this.isScrolling=!1,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._clampedAdjustment=null,this.pendingWrite=null,this.scrollElement=null,this.targetWindow=null},this._didMount=()=>()=>{this.cleanup()},this._willUpdate=()=>{var n;let o=this.options.enabled?this.options.getScrollElement():null;if(this.scrollElement!==o){if(this.cleanup(),!o){this.maybeNotify();return}this.scrollElement=o,this.scrollElement&&"ownerDocument"in this.scrollElement?this.targetWindow=this.scrollElement.ownerDocument.defaultView:this.targetWindow=((n=this.scrollElement)==null?void 0:n.window)??null,this.elementsCache.forEach(s=>{this.observer.observe(s)}),this.unsubs.push(this.options.observeElementRect(this,s=>{this.scrollRect=s,this.maybeNotify()})),this.unsubs.push(this.options.observeElementOffset(this,(s,i)=>{var a,u,c,d;let p=i?this._elementMaxScrollOffset():null,m=this._reportedOverscroll;this._reportedOverscroll=s<0||p!==null&&s>p+1;let g=s;this._lastElementOffset=g,s=this._toLayoutOffset(s);let y=this._classifyScrollEvent(s,i,p);if(y==="spurious")return;y==="readBack"?s=this.pendingWrite.target:y==="clampedReadBack"&&((a=this.scrollState)==null?void 0:a.index)!=null&&s<this.getMaxScrollOffset()-1.5?this.scrollState.lastTargetOffset=s:vf({kind:y,offset:s,command:this.scrollState,target:()=>this.getScrollStateTarget(this.scrollState)})&&(this.scrollState=null),this.pendingWrite=null,this._clampedAdjustment!==null&&Math.abs(s-this._clampedAdjustment.maxAtWrite)>=1.5&&(this._clampedAdjustment=null);let w=this.getScrollOffset(),C=this.scrollDirection;this.scrollDirection=i?w===s?this.scrollDirection:w<s?"forward":"backward":null,this.scrollOffset=s,this.isScrolling=i;let S=this.scrollState;if(S?.phase==="queued"&&y==="external"&&i)if(m||this._reportedOverscroll)S.samples=[];else{let _=this.now();S.samples=[...(S.samples??[]).filter(R=>_-R.t<=200),{t:_,offset:g}],(C!==null&&this.scrollDirection!==C||wf(S.samples))&&(this.scrollState=null)}this._iosGesture.onScroll({isScrolling:i,ownReadBack:y==="readBack",moved:s!==w,external:y==="external"&&((u=this.scrollState)==null?void 0:u.phase)!=="smooth"&&((c=this.scrollState)==null?void 0:c.phase)!=="smoothFinishing"})&&((d=this.scrollState)==null?void 0:d.phase)==="queued"&&(this.scrollState=null),this._flushHoldIfReady(!0),this.scrollState&&this.scheduleScrollReconcile(),this.maybeNotify()})),"addEventListener"in this.scrollElement&&this.unsubs.push(this._iosGesture.listen(this.scrollElement)),this._scrollToOffset(this.getScrollOffset())}this._noteClampMax();let r=this.pendingScrollAnchor;this.pendingScrollAnchor=null,r&&this.scrollElement&&this.options.enabled&&(r.kind==="anchor"?this._canWriteScroll()?qr(this.scrollState)&&!Cn(this.getScrollOffset()-r.delta,this.scrollState.lastTargetOffset)||(this._followOffsetTarget(r.delta),this._scrollToOffset(this.getScrollOffset())):(this._holdOffset+=r.delta,this._followOffsetTarget(r.delta),this.notify(!1)):this.scrollToEnd({behavior:r.behavior})),this._flushHoldIfReady(!1),this._retryClampedAdjustment()},this._classifyScrollEvent=(n,o,r)=>{var s;return bf({offset:n,isScrolling:o,elementMax:r,holdOffset:this._holdOffset,scrollOffset:this.scrollOffset,pendingWrite:this.pendingWrite,clampedMaxAtWrite:((s=this._clampedAdjustment)==null?void 0:s.maxAtWrite)??null})},this._retryClampedAdjustment=()=>{if(this._clampedAdjustment===null||!this.scrollElement||!this.options.enabled||!this._canWriteScroll())return;let{target:n,maxAtWrite:o}=this._clampedAdjustment,r=this.getMaxScrollOffset();r>o+.5&&(this._clampedAdjustment=n>r+.5?{target:n,maxAtWrite:r}:null,this._scrollToOffset(n))},this._writeAwaitingCommand=()=>{let n=this.scrollState;if(n===null||n.phase!=="queued")return;let{behavior:o}=n;this.getMeasurements();let r=this.getScrollStateTarget(n);n.lastTargetOffset=r,this._clampedAdjustment=null,n.phase=Rf(o,n.index!=null&&Cn(r,this.getScrollOffset())),this._scrollToOffset(r,{behavior:o}),this.scheduleScrollReconcile()},this._readElementOffset=()=>{let n=this.scrollElement;if(n==null)return null;let{horizontal:o,isRtl:r}=this.options;return typeof n.scrollTop=="number"?o?n.scrollLeft*(r&&-1||1):n.scrollTop:typeof n.scrollY=="number"?o?n.scrollX:n.scrollY:null},this._canWriteScroll=()=>!(jr()&&this._iosGesture.inMotion())&&!this._reportedOverscroll,this._flushHoldIfReady=n=>{var o;if(this._holdOffset===0||!this.scrollElement||!this.options.enabled||!this._canWriteScroll()||((o=this.scrollState)==null?void 0:o.phase)==="smooth")return;this._holdOffset=0,this.scrollOffset!==null&&this.scrollOffset<0&&(this.scrollOffset=0),this.notify(n);let r=this.getCommandWrittenOffset()??this.getScrollOffset();this._clampedAdjustment=this._clampedBy(r),this._scrollToOffset(r)},this.rafId=null,this.getSize=()=>this.options.enabled?(this.scrollRect=this.scrollRect??this.options.initialRect,this.scrollRect[this.options.horizontal?"width":"height"]):(this.scrollRect=null,0),this.getScrollOffset=()=>this.options.enabled?(this.scrollOffset=this.scrollOffset??(typeof this.options.initialOffset=="function"?this.options.initialOffset():this.options.initialOffset),this.scrollOffset):(this.scrollOffset=null,0),this.getMeasurementOptions=wo(()=>[this.options.count,this.options.paddingStart,this.options.scrollMargin,this.options.getItemKey,this.options.enabled,this.options.lanes,this.options.laneAssignmentMode,this.options.gap],(n,o,r,s,i,a,u,c)=>(this.prevLanes!==void 0&&this.prevLanes!==a&&(this.lanesChangedFlag=!0),this.prevLanes=a,this.pendingMin=null,{count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:i,lanes:a,laneAssignmentMode:u,gap:c}),{key:!1}),this.isIndexInRange=n=>n>=0&&n<this.options.count,this.getMeasurements=wo(()=>[this.getMeasurementOptions(),this.itemSizeCacheVersion],({count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:i,lanes:a,laneAssignmentMode:u,gap:c},d)=>{var p;let m=this.itemSizeCache;if(!i)return this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),[];if(this.laneAssignments.size>n)for(let _ of this.laneAssignments.keys())_>=n&&this.laneAssignments.delete(_);this.lanesChangedFlag&&(this.lanesChangedFlag=!1,this.lanesSettling=!0,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.pendingMin=null),this.measurementsCache.length===0&&!this.lanesSettling&&(this.measurementsCache=this.options.initialMeasurementsCache,this.measurementsCache.forEach(_=>{this.itemSizeCache.set(_.key,_.size)}));let g=this.lanesSettling?0:this.pendingMin??0;if(this.pendingMin=null,this.lanesSettling&&this.measurementsCache.length===n&&(this.lanesSettling=!1),a===1){let _=n*2,R=(p=this._singleLaneMeasurements)==null?void 0:p.flat;if(!R||R.length<_){let O=new Float64Array(_);R&&g>0&&O.set(R.subarray(0,g*2)),R=O}let x=g===0?new Array(n):this._singleLaneMeasurements.items.slice(),I;if(g===0)I=o+r;else{let O=g-1;I=R[O*2]+R[O*2+1]+c}for(let O=g;O<n;O++){let A=s(O);x[O]=A;let D=m.get(A),E=typeof D=="number"?D:this.options.estimateSize(O);R[O*2]=I,R[O*2+1]=E,I+=E+c}this._singleLaneMeasurements={flat:R,items:x};let L=gf(x,R);return this.measurementsCache=L,L}let y=this.measurementsCache.slice(0,g),w=new Array(a).fill(void 0),C=new Float64Array(a),S=0;for(let _=0;_<g;_++){let R=y[_];R&&(w[R.lane]===void 0&&S++,w[R.lane]=_,C[R.lane]=R.end)}for(let _=g;_<n;_++){let R=s(_),x=this.laneAssignments.get(_),I,L,O=u==="estimate"||m.has(R);if(x!==void 0&&this.options.lanes>1){I=x;let T=w[I],M=T!==void 0?y[T]:void 0;L=M?M.end+c:o+r}else if(S===a){let T=0,M=C[0],z=w[0];for(let H=1;H<a;H++){let V=C[H];(V<M||V===M&&w[H]<z)&&(T=H,M=V,z=w[H])}I=T,L=M+c,O&&this.laneAssignments.set(_,I)}else I=_%this.options.lanes,L=o+r,O&&this.laneAssignments.set(_,I);let A=m.get(R),D=typeof A=="number"?A:this.options.estimateSize(_),E=L+D;y[_]={index:_,start:L,size:D,end:E,key:R,lane:I},w[I]===void 0&&S++,w[I]=_,C[I]=E}return this.measurementsCache=y,y},{key:!1,debug:()=>this.options.debug}),this.calculateRange=wo(()=>[this.getMeasurements(),this.getSize(),this.getScrollOffset(),this.options.lanes,this._getLayoutTotalSize()+this.options.scrollMargin],(n,o,r,s,i)=>{if(n.length===0||o===0)return this.range=null,null;let a=Math.max(i-o,0);return this.range=Lw(n,o,Math.min(r,a),s,s===1&&this._singleLaneMeasurements!==null?this._singleLaneMeasurements.flat:null),this.range},{key:!1,debug:()=>this.options.debug}),this.getVirtualIndexes=wo(()=>{let n=null,o=null,r=this.calculateRange();return r&&(n=r.startIndex,o=r.endIndex),this.maybeNotify.updateDeps([this.isScrolling,n,o]),[this.options.rangeExtractor,this.options.overscan,this.options.count,n,o,this.options.lanes]},(n,o,r,s,i,a)=>s===null||i===null?[]:n({startIndex:s,endIndex:i,overscan:o,count:r,lanes:a}),{key:!1,debug:()=>this.options.debug}),this.indexFromElement=n=>{let o=this.options.indexAttribute,r=n.getAttribute(o);return r?parseInt(r,10):(console.warn(`Missing attribute name '${o}={index}' on measured element.`),-1)},this.shouldMeasureDuringScroll=n=>{var o;if(!qr(this.scrollState))return!0;let r=this.scrollState.index??((o=this.getVirtualItemForOffset(this.scrollState.lastTargetOffset))==null?void 0:o.index);if(r!==void 0&&this.range){let s=Math.max(this.options.overscan,Math.ceil((this.range.endIndex-this.range.startIndex)/2)),i=Math.max(0,r-s),a=Math.min(this.options.count-1,r+s);return n>=i&&n<=a}return!0},this.measureElement=n=>{if(!n){this.elementsCache.forEach((i,a)=>{i.isConnected||(this.observer.unobserve(i),this.elementsCache.delete(a))});return}let o=this.indexFromElement(n);if(!this.isIndexInRange(o))return;let r=this.options.getItemKey(o),s=this.elementsCache.get(r);s!==n&&(s&&this.observer.unobserve(s),this.observer.observe(n),this.elementsCache.set(r,n)),n.isConnected&&(!this.isScrolling||this.scrollState)&&this.shouldMeasureDuringScroll(o)&&this.resizeItem(o,this.options.measureElement(n,void 0,this))},this.resizeItem=(n,o)=>{var r,s,i;if(!this.isIndexInRange(n))return;(r=this._resizeBatch)!=null&&r.sync&&this.getMeasurements();let a,u,c,d=(s=this._singleLaneMeasurements)==null?void 0:s.flat;if(this.options.lanes===1&&d!=null)c=this.options.getItemKey(n),u=d[n*2],a=d[n*2+1];else{let g=this.measurementsCache[n];if(!g)return;c=g.key,u=g.start,a=g.size}let p=this.itemSizeCache.get(c)??a,m=o-p;if(m!==0){let g=this.options.anchorTo==="end"&&!qr(this.scrollState)&&this.getVirtualDistanceFromEnd()<=this.options.scrollEndThreshold,y=g?this._getLayoutTotalSize():0,w=this.getScrollOffset(),S=!this.itemSizeCache.has(c)?u<w:u+p<=w&&this.scrollDirection!=="backward",_=!qr(this.scrollState)&&(this.shouldAdjustScrollPositionOnItemSizeChange!==void 0?this.shouldAdjustScrollPositionOnItemSizeChange(this.measurementsCache[n]??{index:n,key:c,start:u,size:a,end:u+a,lane:0},m,this):S);(this.pendingMin===null||n<this.pendingMin)&&(this.pendingMin=n),this.itemSizeCache.set(c,o),this.itemSizeCacheVersion++;let R=!1;if(this._awaitingCommandReadBack()||(g?R=this.applyScrollAdjustment(this._getLayoutTotalSize()-y):_&&(R=this.applyScrollAdjustment(m))),this._resizeBatch){this._resizeBatch.notify=!0,(i=this._resizeBatch).sync||(i.sync=R);return}this.notify(R),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment()}},this.getVirtualItems=wo(()=>[this.getVirtualIndexes(),this.getMeasurements(),this._holdOffset],(n,o,r)=>{let s=[];for(let i=0,a=n.length;i<a;i++){let u=n[i],c=o[u];s.push(r===0?c:{...c,start:c.start-r,end:c.end-r})}return s},{key:!1,debug:()=>this.options.debug}),this.getVirtualItemForOffset=n=>{var o;let r=this.getMeasurements();if(r.length===0)return;let s=(o=this._singleLaneMeasurements)==null?void 0:o.flat,i=this.options.lanes===1&&s!=null,a=Ef(0,r.length-1,i?u=>s[u*2]:u=>ya(r[u]).start,n);return ya(r[a])},this._noteClampMax=()=>{if(!this._awaitingCommandReadBack())return;let n=this._elementMaxScrollOffset();if(n===null)return;let o=this.pendingWrite,r=Math.max(n,0)+this._holdOffset;if(r>=o.target)return;let s=o.lowMaxes??(o.lowMaxes=[]);s[s.length-1]!==r&&s.push(r)},this.getMaxScrollOffset=()=>(this._elementMaxScrollOffset()??0)+this._holdOffset,this._toLayoutOffset=n=>{var o;let r=n+this._holdOffset;return((o=this.pendingScrollAnchor)==null?void 0:o.kind)==="anchor"&&(r+=this.pendingScrollAnchor.delta),r},this._elementMaxScrollOffset=()=>{let n=this.scrollElement;if(n===null)return null;if("scrollHeight"in n)return this.options.horizontal?n.scrollWidth-n.clientWidth:n.scrollHeight-n.clientHeight;if("document"in n){let o=n.document.documentElement;return this.options.horizontal?o.scrollWidth-n.innerWidth:o.scrollHeight-n.innerHeight}return null},this._momentumStop=null,this._stopMomentum=n=>{let o=this.scrollElement,r=this.targetWindow;if(o===null||r===null)return;let s="document"in o?o.document.scrollingElement:o;if(!s?.style)return;if(this._momentumStop){this._momentumStop.done=n;return}let{style:i}=s,a=this.options.horizontal?"overflow-x":"overflow-y",u=i.getPropertyValue(a),c=i.getPropertyPriority(a),d=()=>this.options.horizontal?s.clientHeight:s.clientWidth,p=d();if(i.setProperty(a,"hidden","important"),d()!==p){i.setProperty(a,u,c);return}let m={restore:()=>i.getPropertyValue(a)!=="hidden"||i.getPropertyPriority(a)!=="important"?!1:(i.setProperty(a,u,c),!0),done:n};this._momentumStop=m,r.requestAnimationFrame(()=>r.requestAnimationFrame(()=>{this._momentumStop===m&&(this._momentumStop=null,m.restore()&&m.done())}))},this._clampedBy=n=>{let o=this._elementMaxScrollOffset();if(o===null)return null;let r=o+this._holdOffset;return n>r+.5?{target:n,maxAtWrite:r}:null},this.getVirtualDistanceFromEnd=()=>Math.max(this._getLayoutTotalSize()+this.options.scrollMargin-this.getSize()-this.getScrollOffset(),0),this.getDistanceFromEnd=()=>Math.max(this.getMaxScrollOffset()-this.getScrollOffset(),0),this.isAtEnd=(n=this.options.scrollEndThreshold)=>this.getDistanceFromEnd()<=n,this.getOffsetForAlignment=(n,o,r=0)=>{if(!this.scrollElement)return 0;let s=this.getSize(),i=this.getScrollOffset();o==="auto"&&(o=n>=i+s?"end":"start"),o==="center"?n+=(r-s)/2:o==="end"&&(n-=s);let a=this.getMaxScrollOffset();return Math.max(Math.min(a,n),0)},this.getOffsetForIndex=(n,o="auto")=>{n=Math.max(0,Math.min(n,this.options.count-1));let r=this.getSize(),s=this.getScrollOffset(),i=this.getMeasurements()[n];if(!i)return;if(o==="auto")if(i.end>=s+r-this.options.scrollPaddingEnd)o="end";else if(i.start<=s+this.options.scrollPaddingStart)o="start";else return[s,o];if(o==="end"&&n===this.options.count-1){let u=this.getMaxScrollOffset(),c=u-this.options.paddingEnd+this.options.scrollPaddingEnd;return[Math.max(Math.min(c,u),0),o]}let a=o==="end"?i.end+this.options.scrollPaddingEnd:i.start-this.options.scrollPaddingStart;return[this.getOffsetForAlignment(a,o,i.size),o]},this.scrollToOffset=(n,{align:o="start",behavior:r="auto"}={})=>{this._startScroll({index:null,align:o},this.getOffsetForAlignment(n,o),r,"absolute")},this.scrollToIndex=(n,{align:o="auto",behavior:r="auto"}={})=>{n=Math.max(0,Math.min(n,this.options.count-1));let s=this.getOffsetForIndex(n,o);if(!s)return;let[i,a]=s;this._startScroll({index:n,align:a},i,r,"absolute")},this.scrollBy=(n,{behavior:o="auto"}={})=>{let r=this.getOffsetForAlignment((this.getCommandWrittenOffset()??this.getScrollOffset())+n,"start");this._startScroll({index:null,align:"start"},r,o,"relative")},this.scrollToEnd=({behavior:n="auto"}={})=>{if(this.options.count>0){this._startScroll({index:this.options.count-1,align:"end",toEnd:!0},Math.max(this.getMaxScrollOffset(),0),n,"absolute");return}this.scrollToOffset(Math.max(this.getTotalSize()-this.getSize(),0),{behavior:n})},this.cancelScroll=()=>{this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null},this.getTotalSize=()=>Math.max(this._getLayoutTotalSize()-this._holdOffset,0),this._getLayoutTotalSize=()=>{var n,o;let r=this.getMeasurements(),s;if(r.length===0)s=this.options.paddingStart;else if(this.options.lanes===1){let i=r.length-1,a=(n=this._singleLaneMeasurements)==null?void 0:n.flat;a!=null?s=a[i*2]+a[i*2+1]:s=((o=r[i])==null?void 0:o.end)??0}else{let i=Array(this.options.lanes).fill(null),a=r.length-1;for(;a>=0&&i.some(u=>u===null);){let u=r[a];i[u.lane]===null&&(i[u.lane]=u.end),a--}s=Math.max(...i.filter(u=>u!==null))}return Math.max(s-this.options.scrollMargin+this.options.paddingEnd,0)},this.takeSnapshot=()=>{let n=[];if(this.itemSizeCache.size===0)return n;let o=this.getMeasurements();for(let r of o)r&&this.itemSizeCache.has(r.key)&&n.push({index:r.index,key:r.key,start:r.start,size:r.size,end:r.end,lane:r.lane});return n},this._scrollToOffset=(n,{adjustments:o,behavior:r}={})=>{let s={target:n+(o??0),smooth:r==="smooth"};return this.pendingWrite=s,this.options.scrollToFn(n-this._holdOffset,{behavior:r,adjustments:o},this),s},this.getCommandWrittenOffset=()=>this.scrollState!==null&&this.pendingWrite!==null&&!this.pendingWrite.smooth?this.pendingWrite.target:null,this._awaitingCommandReadBack=()=>{let n=this.getCommandWrittenOffset();return!(jr()&&this._iosGesture.dragging())&&n!==null&&!Cn(n,this.getScrollOffset())},this._followOffsetTarget=n=>{this.scrollState!==null&&this.scrollState.index==null&&(this.scrollState.lastTargetOffset+=n)},this.measure=()=>{this.pendingMin=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.itemSizeCacheVersion++,this.notify(!1)},this.setOptions(t)}get scrollAdjustments(){return 0}applyScrollAdjustment(t,n){if(t===0)return!1;if(this._followOffsetTarget(t),this._canWriteScroll()){let o=this.getScrollOffset();this._clampedAdjustment=this._clampedBy(o+t);let r=this._scrollToOffset(o,{adjustments:t,behavior:n});return this.scrollOffset!==null&&(this.pendingWrite===r&&(this.scrollOffset+=t),this.scrollOffset<0&&(this.scrollOffset=0)),!0}else return this._holdOffset+=t,this.scrollOffset!==null&&(this.scrollOffset+=t),!0}scheduleScrollReconcile(){if(!this.targetWindow){this.scrollState=null;return}this.rafId==null&&(this.rafId=this.targetWindow.requestAnimationFrame(()=>{this.rafId=null,this.reconcileScroll()}))}getScrollStateTarget(t){let n=t.toEnd?[Math.max(this.getMaxScrollOffset(),0)]:t.index!=null?this.getOffsetForIndex(t.index,t.align):void 0;return n?n[0]:t.lastTargetOffset}reconcileScroll(){if(!this.scrollState||!this.scrollElement)return;if(this.now()-this.scrollState.startedAt>5e3){this.scrollState=null;return}if(this.scrollState.phase==="queued"){this.scheduleScrollReconcile();return}this.getMeasurements();let o=this.getScrollStateTarget(this.scrollState),r=this.scrollState.index==null?1:this.options.useAnimationFrameWithResizeObserver?3:2,s=o!==this.scrollState.lastTargetOffset;if(!s&&Cn(o,this.getScrollOffset())){if(this.scrollState.phase==="smooth"?this.scrollState.phase="smoothLanded":this.scrollState.phase==="smoothFinishing"&&(this.scrollState.phase="instant"),this.scrollState.stableFrames++,this.scrollState.stableFrames>=r){this.getScrollOffset()!==o&&this._scrollToOffset(o,{behavior:"auto"}),this.scrollState=null;return}}else if(this.scrollState.stableFrames=0,s){let i=this.getSize()||600,a=Math.abs(o-this.getScrollOffset()),u=qr(this.scrollState)&&a>i;this.scrollState.lastTargetOffset=o,u?this.scrollState.phase="smooth":this.scrollState.phase==="smooth"?this.scrollState.phase="smoothFinishing":this.scrollState.phase==="smoothLanded"&&(this.scrollState.phase="instant"),this._scrollToOffset(o,{behavior:u?"smooth":"auto"})}this.scheduleScrollReconcile()}_startScroll(t,n,o,r){this.pendingScrollAnchor=null,this._clampedAdjustment=null;let s=this._iosGesture.tail();if(r==="absolute"&&s!==null){if(s==="fling"&&_f()){this._stopMomentum(()=>{let i=this.scrollState;i?.phase!=="queued"||this._iosGesture.tail()!=="fling"||this._reportedOverscroll||(this._iosGesture.end(),this._flushHoldIfReady(!0),this._writeAwaitingCommand())}),this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,phase:"queued",behavior:o,samples:[]},this.scheduleScrollReconcile();return}this._iosGesture.end()}this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,behavior:o,phase:Rf(o,t.index!=null&&Cn(n,this.getScrollOffset()))},this._scrollToOffset(n,{behavior:o}),this.scheduleScrollReconcile()}},Ef=(e,t,n,o)=>{for(;e<=t;){let r=(e+t)/2|0,s=n(r);if(s<o)e=r+1;else if(s>o)t=r-1;else return r}return e>0?e-1:0};function Aw(e,t,n){let o=0;for(;o<=t;){let r=(o+t)/2|0,s=e[r*2];if(s<n)o=r+1;else if(s>n)t=r-1;else return r}return o>0?o-1:0}function Lw(e,t,n,o,r){let s=e.length-1;if(e.length<=o)return{startIndex:0,endIndex:s};if(o===1&&r!==null){let c=Aw(r,s,n),d=c,p=n+t;for(;d<s&&r[d*2]+r[d*2+1]<p;)d++;return{startIndex:c,endIndex:d}}let a=Ef(0,s,c=>e[c].start,n),u=a;if(o===1)for(;u<s&&e[u].end<n+t;)u++;else if(o>1){let c=Array(o).fill(0);for(;u<s&&c.some(p=>p<n+t);){let p=e[u];c[p.lane]=p.end,u++}let d=Array(o).fill(n+t);for(;a>=0&&d.some(p=>p>=n);){let p=e[a];d[p.lane]=p.start,a--}a=Math.max(0,a-a%o),u=Math.min(s,u+(o-1-u%o))}return{startIndex:a,endIndex:u}}function Of(e,t,n){let o=ue(null),[,r]=ne(0),s={count:e,overscan:10,scrollMargin:n,scrollPaddingStart:n,estimateSize:()=>t,getScrollElement:()=>o.current,scrollToFn:Mf,observeElementRect:Tf,observeElementOffset:Pf,onChange:()=>r(a=>a+1)},[i]=ne(()=>new yi(s));return i.setOptions(s),xt(()=>i._didMount(),[i]),xt(()=>i._willUpdate()),{scroller:o,virtualizer:i}}var bi=28;function Gn(e){let{label:t,testId:n,columns:o,rows:r,selected:s,onChoose:i,minWidth:a}=e,{scroller:u,virtualizer:c}=Of(r.length,bi,bi),[d,p]=ne(-1),m=o.map(S=>S.width).join(" "),{sort:g,topKey:y}=e;pe(()=>c.scrollToOffset(0),[g?.key,g?.descending,y]),pe(()=>{let S=s===null?-1:r.indexOf(s);S<0||(p(S),c.scrollToIndex(S,{align:"auto"}))},[s]);let w=S=>{let _=Math.max(0,Math.min(r.length-1,S));p(_),c.scrollToIndex(_,{align:"auto"})},C=S=>{if(S.target!==S.currentTarget)return;let _=r[d],R=Math.max(1,Math.floor((u.current?.clientHeight??0)/bi)-2),I={ArrowDown:d+1,ArrowUp:d-1,PageDown:d+R,PageUp:d-R,Home:0,End:r.length-1}[S.key];if(I!==void 0)w(I);else if(S.key==="Enter"&&_!==void 0)i(_);else if(S.key==="ArrowRight"&&_!==void 0)e.onFold?.(_,!0);else if(S.key==="ArrowLeft"&&_!==void 0)e.onFold?.(_,!1);else return;S.preventDefault()};return l("div",{class:"table",ref:u,role:"grid","aria-label":t,"aria-rowcount":r.length+1,"aria-activedescendant":d>=0?`${n}-${d}`:void 0,tabIndex:0,"data-testid":n,onKeyDown:C,children:l("div",{style:{minWidth:a,"--tracks":m},children:[l(Iw,{...e}),l("div",{class:"table-body",role:"rowgroup",style:{height:`${c.getTotalSize()}px`},children:c.getVirtualItems().map(({index:S,start:_})=>{let R=r[S];return R===void 0?null:l("div",{id:`${n}-${S}`,class:`tr${S===d?" active":""}`,role:"row","aria-rowindex":S+2,"aria-selected":R===s,"data-row":R,style:{transform:`translateY(${_-bi}px)`},onClick:()=>{p(S),i(R)},children:o.map(x=>l("div",{role:"gridcell",class:x.isNumber?"td number":"td",children:x.cell(R)},x.key))},R)})})]})})}function Iw({columns:e,sort:t,onSort:n}){return l("div",{class:"tr head",role:"row","aria-rowindex":1,children:e.map(({key:o,label:r,help:s,isNumber:i=!1})=>{let a=t?.key!==o?"none":t.descending?"descending":"ascending";return l("div",{role:"columnheader","aria-sort":a,class:i?"number":"",children:l("button",{type:"button",title:s,"data-testid":`sort-${o}`,onClick:()=>n(_c(t,o,i)),children:[r,l("span",{class:"arrow","aria-hidden":"true",children:{none:"",ascending:"▲",descending:"▼"}[a]})]})},o)})})}var Lf={key:"modules",title:"Modules",Panel:Dw};function Dw({recording:e}){let{recordings:t}=F(),n=t.moduleTree.value,o=si(e);return n?l($w,{modules:e.modules,tree:n,first:o}):null}function $w({modules:e,tree:t,first:n}){let o=F(),[r,s]=zn("modules"),i=te(()=>hp(e,t),[e,t]),a=te(()=>ua(i),[i]),u=te(()=>new Set(Bt(r.open??"")??t.roots),[r.open,t]),c=te(()=>new Set(Bt(r.groups??"")),[r.groups]),d=ws(r.sort,Object.keys(e)),p=(S,_)=>{let[R,x,I]=S<0?["groups",c,~S]:["open",u,S],L=new Set(x);_?L.add(I):L.delete(I),s(R,R==="groups"&&L.size===0?"":_t([...L]))},m=S=>S<0?c.has(~S):u.has(S),g=te(()=>yp(t,i,{isOpen:S=>u.has(S),isGroupOpen:S=>c.has(S),sort:d&&{value:S=>wa(e,i,S,d.key),descending:d.descending}}),[t,i,u,c,r.sort]),y=te(()=>mf({modules:e,tree:t,groups:i,members:a,isOpen:m,fold:p,first:n}),[t,i,u,c]),{selected:w}=o.address.value,C=w&&zw(w,o.recordings.moduleAround);return pe(()=>{if(C===null)return;let S=ao(e,C),_=S.map(x=>a.get(x)).filter(x=>x!==void 0&&!c.has(x));_.length>0&&s("groups",_t([...c,..._]));let R=S.slice(1).filter(x=>!u.has(x));R.length>0&&s("open",_t([...u,...R]))},[C]),l(ee,{children:[l(ff,{modules:e,tree:t,selected:C,onChoose:S=>o.select($e(S))}),l("div",{class:"toolbar",children:[l("button",{type:"button","data-testid":"modules-open-all",onClick:()=>{s("open",_t(Xt(e.fqn.length))),s("groups",_t([...i.keys()]))},children:"Open all"}),l("button",{type:"button","data-testid":"modules-close-all",onClick:()=>{s("open",_t([])),s("groups","")},children:"Close all"}),l(yn,{name:"modules",sheet:()=>Nw(e,i,g,n)}),l("span",{class:"count",children:le(e.fqn.length,"module call")})]}),l(Gn,{label:"Module calls in order of entry",testId:"modules-table",columns:y,rows:g,sort:d,onSort:S=>s("sort",xs(S)),selected:C,onChoose:S=>S<0?p(S,!m(S)):o.select($e(S)),onFold:p,minWidth:"760px"})]})}function zw(e,t){return e.kind==="module"?e.number:e.kind==="node"?t(e):null}function wa(e,t,n,o){let r=n<0?t.get(~n):void 0,s=e[o][n<0?~n:n]??null;return r&&typeof s=="number"?ii(e,r,o):s}var Af=["type_name","nodes","total_bytes","self_bytes","exclusive_bytes","freed_bytes"];function Nw(e,t,n,o){return{header:["module","calls",...Af,"device"],rows:n.map(r=>{let s=r<0?t.get(~r):void 0,i=s?.name??Zt(e,r),a=Af.map(p=>wa(e,t,r,p)),u=s?ur(Gr(e,s),o):e.where[r],d=wa(e,t,r,"total_bytes")!==0?Vr(u||o).join(" + "):null;return[i,s?.calls.length??1,...a,d]})}}function If(e,t){let n=e?.split(",")??[],o=t.map(({key:r})=>r).filter(r=>n.includes(r));return o.length>0?o:null}function Df(e,t,n,o){let r=({key:a})=>t.includes(a)?t.indexOf(a):t.length,s=n,i=new Set;for(let a of[...e].sort((u,c)=>r(u)-r(c))){if(s-=a.least+o,s<0&&i.size>0)break;i.add(a.key)}return e.map(({key:a})=>a).filter(a=>i.has(a))}function $f(e,t,n){let{module:o="",state:r="",dtype:s="",least:i=""}=n,[a,u,c]=[Jo(n.filter??""),Ww(o),Ps(i)],d=n.saving==="1";return Xt(e.node.length).filter(p=>(!d||(e.saves[p]??0)>0)&&(r===""||e.output_state[p]===r)&&(s===""||e.output_dtype[p]===s)&&(c===null||Fw(e,p)>=c)&&(o===""||u(t.module[p]??""))&&a(t.search[p]??""))}function Fw(e,t){let n=(e.charged_bytes[t]??0)+(e.shared_bytes[t]??0);return Math.max(n,e.output_bytes[t]??0)}function Ww(e){let t=e.split("*"),n=t.length-1,o=t.map((r,s)=>{let i=r.replaceAll(/[.+^${}()|[\]\\]/g,"\\$&").replaceAll("?",".");return new RegExp(`${s===0?"^":""}${i}${s===n?"(?=[.]| #|$)":""}`,"g")});return r=>{let s=0;return o.every(i=>{i.lastIndex=s;let a=i.test(r);return s=i.lastIndex,a})}}function zf(e,t){let n=new Map([["",{nbytes:0,whole:0}]]);e.charged_bytes.forEach((o,r)=>{let s=e.where[r]??"",i=n.get(s);i?i.whole+=o:n.set(s,{nbytes:0,whole:o})});for(let o of t)n.get(e.where[o]??"").nbytes+=e.charged_bytes[o]??0;return[...n].map(([o,r])=>({where:o,...r})).filter(({where:o,nbytes:r})=>o===""||r>0)}var xa=["module","op","source"];function vi(e){return xa.find(t=>t===e)??null}function Nf(e,t,n,o){let r=o==="module"?t.module:e[o],s=new Map;for(let i of n){let a=r[i]??"",u=s.get(a);u?u.push(i):s.set(a,[i])}return[...s].map(([i,a])=>({name:i,rows:a}))}var Bw=["saves","charged_bytes"];function Yr(e){return Bw.some(t=>t===e)}function wi(e,t,n){return n!=="saves"&&_a(e,t).length>1?null:t.rows.reduce((o,r)=>o+(e[n][r]??0),0)}function _a({where:e,charged_bytes:t},{rows:n}){return ri(e,t,n)}var Wf=["op","charged_bytes","module","source","node"],fr="group",ka=180,Vw=["output_dtype"];function Bf(e){return e.filter(({key:t})=>!Vw.includes(t))}function Vf(e,{module:t}){let n=(o,r,s)=>({...Tn(88),key:o,label:r,help:s,isNumber:!0,cell:i=>l(Q,{n:e[o][i]})});return[{...Tn(64),key:"node",label:"#",help:"Forward order",isNumber:!0,cell:o=>e.node[o]},{...Tn(120,1),key:"op",label:"op",cell:o=>l("span",{title:e.recomputed[o]?"Made again in the backward":void 0,children:[e.op[o],e.recomputed[o]&&l("span",{class:"tag",children:"recomputed"}),e.where[o]&&l("span",{class:"tag",children:e.where[o]})]})},{...Tn(140,1.5),key:"module",label:"module",cell:o=>l(Yo,{text:t[o]??""})},{...Tn(56),key:"saves",label:"saves",isNumber:!0,cell:o=>e.saves[o]},n("charged_bytes","charged","Storages counted at this op: it is their first saver"),n("shared_bytes","shared","Storages that this op saves too and another op counts"),n("exclusive_bytes","exclusive","What would go if only this op stopped saving"),n("output_bytes","output","Bytes of what the op returned"),{...Tn(118),key:"output_state",label:"output is",help:"What became of the output when the forward ended",cell:o=>l(co,{state:e.output_state[o]??null})},{...Tn(80),key:"output_dtype",label:"dtype",help:"Of what the op returned",cell:o=>e.output_dtype[o]},{...Tn(120,1),key:"source",label:"source",cell:o=>l(Yo,{text:e.source[o]??""})}]}function Tn(e,t=0){return{least:e,width:t?`minmax(${e}px, ${t}fr)`:`${e}px`}}function Gf(e,t){let{ops:n,first:o,groups:r,by:s,isOpen:i,fold:a}=t,u={...Tn(ka,2),key:fr,label:s,cell:d=>{if(d>=0)return l(Kr,{isOpen:!1});let p=r[~d],m=p&&ur(_a(n,p),o);return l("span",{class:"branch",style:{"--depth":0},children:[l(Kr,{isOpen:i(~d),onFold:g=>a(~d,g)}),l("span",{class:"group-name",children:l(Yo,{text:p?.name||"outside of modules"})}),l("span",{class:"tag",children:le(p?.rows.length??0,"op")}),m&&l("span",{class:"tag",children:m})]})}},c=e.map(d=>({...d,cell:p=>p>=0?d.cell(p):Gw(n,r[~p],d.key)}));return[u,...c]}function Gw(e,t,n){if(!t||!Yr(n))return null;let o=wi(e,t,n);return n==="saves"?o:l(Q,{n:o})}function Sa(e,t,n){return n==="module"?t.module:e[n]}var Ff=["node","op","module","source","saves","charged_bytes","device","shared_bytes","exclusive_bytes","output_bytes","output_dtype","output_state","recomputed"];function Hf(e,t,n,o){let r=e.where.map((i,a)=>e.charged_bytes[a]?Vr(i||o).join(" + "):null),s=Ff.map(i=>i==="device"?r:Sa(e,t,i));return{header:Ff,rows:n.map(i=>s.map(a=>a[i]??null))}}function Kf(e,t,n,o){let r=JSON.stringify({...n,sort:"",columns:"",open:"",group:""}),s=te(()=>$f(e,t,n),[e,r]),i=vi(n.group),a=te(()=>i?Nf(e,t,Xt(e.node.length),i):[],[e,i]),u=te(()=>Hw(a,s),[a,s]),c=te(()=>{let p=m=>o&&o.key!==fr?kn(m,Sa(e,t,o.key),o.descending):m;return i?Kw(e,u,o).map(m=>({group:m,rows:p(u[m]?.rows??[])})):[{group:null,rows:p(s)}]},[s,n.sort,i,u]),d=te(()=>{let p=new Set(Bt(n.open??""));return c.flatMap(({group:m,rows:g})=>m===null?g:p.has(m)?[~m,...g]:[~m])},[c,n.open]);return{by:i,groups:u,filters:r,matching:s,ordered:()=>c.flatMap(({rows:p})=>p),rows:d}}function Hw(e,t){let n=new Set(t);return e.map(({name:o,rows:r})=>({name:o,rows:r.filter(s=>n.has(s))}))}function Kw(e,t,n){let o=Xt(t.length).filter(a=>t[a].rows.length>0);if(!n)return o;let{key:r,descending:s}=n,i=t.map(a=>Yr(r)?wi(e,a,r):a.name);return Yr(r)||r===fr?kn(o,i,s):o}function jf({ops:e,settings:t,set:n}){let o=t.least??"";return l(ee,{children:[l(mn,{type:"search",class:"filter",placeholder:"Filter by op, module or source line",label:"Filter the ops",testId:"ops-filter",value:t.filter??"",onInput:r=>n("filter",r)}),l(mn,{type:"search",class:"filter short",placeholder:"Module, as *.mlp",label:"Only ops in modules of this name, in which * stands for any letters",testId:"ops-module",value:t.module??"",onInput:r=>n("module",r)}),l(Ra,{label:"Output is",any:"any state",testId:"ops-state",options:Uf(e.output_state),value:t.state??"",onChoose:r=>n("state",r)}),l(Ra,{label:"Type of the output",any:"any dtype",testId:"ops-dtype",options:Uf(e.output_dtype),value:t.dtype??"",onChoose:r=>n("dtype",r)}),l(mn,{type:"search",class:"filter short",placeholder:"At least, as 1 MiB",label:"Only ops that keep or return at least so many bytes",isInvalid:o!==""&&Ps(o)===null,testId:"ops-least",value:o,onInput:r=>n("least",r)}),l("label",{class:"check",children:[l("input",{type:"checkbox","data-testid":"ops-saving-only",checked:t.saving==="1",onChange:r=>n("saving",r.currentTarget.checked?"1":"")}),"only ops that save"]}),l(Ra,{label:"Group by",any:"no groups",testId:"ops-group",options:xa,value:vi(t.group)??"",onChoose:r=>{n("open",""),n("group",r)}})]})}function Uf(e){return[...new Set(e)].filter(t=>t!==null).sort()}function Ra({label:e,any:t,testId:n,options:o,value:r,onChoose:s}){let i=r===""||o.includes(r)?o:[...o,r];return l("select",{"aria-label":e,title:e,"data-testid":n,value:r,onChange:a=>s(a.currentTarget.value),children:[l("option",{value:"",children:t}),i.map(a=>l("option",{value:a,children:a},a))]})}function qf({columns:e,shown:t,onChoose:n}){let o=r=>{let s=e.map(i=>i.key).filter(i=>i===r!==t.includes(i));s.length>0&&n(s.join(","))};return l("details",{class:"menu","data-testid":"ops-columns",children:[l("summary",{children:"Columns"}),l("div",{class:"menu-list",children:[e.map(({key:r,label:s,help:i})=>l("label",{class:"check",title:i,children:[l("input",{type:"checkbox","data-testid":`column-${r}`,checked:t.includes(r),onChange:()=>o(r)}),s==="#"?"number":s]},r)),l("button",{type:"button",onClick:()=>n(""),children:"As many as fit"})]})]})}function Yf(){let e=ue(null),[t,n]=ne(0);return xt(()=>{let o=e.current;if(!o)return;let r=()=>n(o.clientWidth),s=new ResizeObserver(r);return s.observe(o),r(),()=>s.disconnect()},[]),{element:e,width:t}}var Jf={key:"ops",title:"Ops",Panel:Uw},Ca=12;function Uw({recording:e}){let{address:t,recordings:n,select:o}=F(),[r,s]=zn("ops"),{ops:i}=e,{element:a,width:u}=Yf(),c=si(e),d=te(()=>Yw(e),[e]),p=te(()=>Vf(i,d),[e]),m=ws(r.sort,[fr,...p.map(({key:T})=>T)]),{by:g,groups:y,filters:w,matching:C,ordered:S,rows:_}=Kf(i,d,r,m),R=new Set(Bt(r.open??"")),x=(T,M)=>{let z=new Set(R);M?z.add(T):z.delete(T),s("open",z.size>0?_t([...z]):"")},I=Math.max(0,u-(g?ka:0)),L=If(r.columns,p)??Df(Bf(p),Wf,I,Ca),O=p.filter(({key:T})=>L.includes(T)&&T!==g),A=g?Gf(O,{ops:i,first:c,groups:y,by:g,fold:x,isOpen:T=>R.has(T)}):O,{selected:D}=t.value,E=D?.kind==="node"?n.rowOfNode.value.get(D.number):void 0;return l("div",{class:"ops",ref:a,children:[l("div",{class:"toolbar",role:"group","aria-label":"What the table shows",children:[l(jf,{ops:i,settings:r,set:s}),l(qf,{columns:p,shown:L,onChoose:T=>s("columns",T)}),l(yn,{name:"ops",sheet:()=>Hf(i,d,S(),c)}),l(jw,{ops:i,rows:C})]}),C.length===0&&l("p",{class:"hint no-rows","data-testid":"ops-none",children:i.node.length===0?"Autograd noted no op in this recording.":"No op matches."}),l(Gn,{label:g?`Ops by ${g}`:"Ops in forward order",testId:"ops-table",columns:A,rows:_,sort:m,onSort:T=>s("sort",xs(T)),selected:E===void 0?null:qw(E,_,y),onChoose:T=>T<0?x(~T,!R.has(~T)):o(Be(i.node[T]??0)),onFold:(T,M)=>T<0&&x(~T,M),topKey:w,minWidth:`${A.reduce((T,{least:M})=>T+M+Ca,Ca)}px`})]})}function jw({ops:e,rows:t}){let n=te(()=>zf(e,t),[e,t]);return l("span",{class:"count",role:"status",children:[l("span",{"data-testid":"ops-count",children:le(t.length,"op")}),", ",l("span",{"data-testid":"ops-total",children:n.map(({where:o,nbytes:r,whole:s})=>[j(r),o].filter(Boolean).join(" ").concat(`, ${dt(r,s)}`)).join("; ")})]})}function qw(e,t,n){return n.length===0||t.includes(e)?e:~n.findIndex(o=>o.rows.includes(e))}function Yw({ops:e,modules:t}){let n=t.fqn.map((s,i)=>Zt(t,i)),o=e.module.map(s=>s===null?"":n[s]??"");return{search:e.op.map((s,i)=>`${s} ${o[i]} ${e.source[i]??""}`.toLowerCase()),module:o}}var Jw=["model_peak_bytes","kept_bytes"];function Zf(e){for(let t of Jw){let n=e.findIndex(a=>a.key===t),o=e[n];if(!o?.nbytes)continue;let r=e.findIndex((a,u)=>u>n&&a.level<=o.level),s=e.slice(n+1,r<0?e.length:r),i=s.filter((a,u)=>a.nbytes&&(s[u+1]?.level??0)<=a.level);return{label:o.label,total:o.nbytes,all:i.map(({key:a,label:u,help:c,level:d,nbytes:p})=>({key:a,label:o.key==="model_peak_bytes"&&d>o.level+1?`kept: ${u}`:u,help:c,nbytes:p??0})),keptAtPeak:s.find(({key:a})=>a==="peak_kept_bytes")?.nbytes??null}}return{label:"",total:0,all:[],keptAtPeak:null}}function Ta({testId:e,rows:t}){let{select:n}=F();return t.length===0?null:l("ul",{class:"sentences","data-testid":e,children:t.map(({text:o,node:r,module:s})=>{let i=r!==null?Be(r):s!==null?$e(s):null;return l("li",{children:[o," ",i&&l("button",{type:"button",class:"link",onClick:()=>n(i),children:"show"})]},o)})})}var Xf={key:"overview",title:"Overview",Panel:Zw};function Zw({recording:e}){let{change:t,isServed:n}=F(),{ledger:o,kept:r,kept_count:s}=e,i=r.reduce((c,d)=>c+d.nbytes,0),u=o.filter(({key:c})=>c.split("/")[0]==="kept_bytes").reduce((c,d)=>c+(d.nbytes??0),0);return l("div",{class:"overview","data-testid":"overview",children:[l(Qw,{lines:o}),n&&o.some(({key:c,nbytes:d})=>c==="step_peak_bytes"&&d)&&l("p",{children:l("button",{type:"button",class:"link","data-testid":"to-plan",onClick:()=>t({view:"compare",compare:{by:"plan"}}),children:"What to checkpoint for a lower peak?"})}),l(Ta,{testId:"warnings",rows:e.warnings}),l(Ta,{testId:"lighter",rows:e.lighter.map(({text:c,calls:d})=>({text:c,node:null,module:d[0]??null}))}),l("div",{class:"titled",children:[l("h2",{children:"Kept for the backward, the largest first"}),r.length>0&&l(yn,{name:"kept",sheet:()=>nx(r)})]}),r.length===0&&l("p",{class:"hint",children:"Nothing is kept for the backward in this recording."}),l("ol",{class:"groups","data-testid":"groups",children:r.map(c=>l("li",{children:l(ex,{group:c,largest:r[0]?.nbytes??0})},c.members[0]?.storage))}),s>r.length&&l("p",{class:"hint","data-testid":"groups-rest",children:[le(s-r.length,"smaller one")," not listed: these are"," ",dt(i,u)," of what is kept."]})]})}function Qw({lines:e}){let{change:t}=F(),{total:n,label:o,all:r,keptAtPeak:s}=Zf(e),i=e.find(({key:a})=>a==="kept_bytes")?.nbytes??0;return n===0?null:l("figure",{class:"parts","data-testid":"parts",children:[l("figcaption",{children:[o," ",l(Q,{n})]}),l("div",{class:"parts-bar",role:"img","aria-label":r.map(Xw).join(", "),children:r.map(a=>l("span",{class:`part ${a.key}`,style:{flexGrow:a.nbytes},title:`${a.label}: ${Nn(a.nbytes)}`},a.key))}),l("ul",{children:r.map(a=>l("li",{title:a.help,children:[l("span",{class:`part ${a.key}`,"aria-hidden":"true"}),a.label," ",l(Q,{n:a.nbytes})," ",l("small",{children:dt(a.nbytes,n)})]},a.key))}),s!==null&&j(s)!==j(i)&&l("p",{class:"hint","data-testid":"parts-kept",children:["Of the ",l(Q,{n:i})," kept for the backward ",l(Q,{n:s})," are alive at this peak."," ",l("button",{type:"button",class:"link",onClick:()=>t({view:"timeline"}),children:"Show it in the timeline"})]})]})}function Xw({label:e,nbytes:t}){return`${e} ${j(t)}`}function ex({group:e,largest:t}){let{address:n,select:o}=F(),[r,s]=ne(!1),[i]=e.members,a=n.value.selected,u=e.count===1;return l("div",{class:"card","aria-current":u&&tm(i?.node,a),children:[l("span",{class:"size",children:[l(Q,{n:e.nbytes}),l("small",{children:dt(e.nbytes,e.kept_bytes)}),l(Vt,{part:e.nbytes,whole:t})]}),l("span",{class:"what",children:[l("button",{type:"button",class:"link","aria-expanded":u?void 0:r,onClick:()=>u&&i?o(Be(i.node)):s(!r),children:[l("b",{children:e.op})," keeps ",l("code",{children:e.slot})," · ",e.module||"outside of modules",!u&&` ×${Y(e.count)}`]}),l("span",{class:"type",children:[Qt(e.dtype,e.shape),em(e)&&!u&&`, ${j(e.nbytes/e.count)} each`]}),l("span",{class:"reason",children:e.reason}),e.lighter&&l("span",{class:"less",children:e.lighter}),l("small",{children:[e.source,e.category,e.name,e.device,e.saves>1&&le(e.saves,"save")].filter(Boolean).join(" · ")}),r&&l(tx,{group:e,selected:a})]})]})}function em({shape:e}){return!e?.includes(null)}function tm(e,t){return e!==void 0&&Be(e).text===t?.text}function tx({group:e,selected:t}){let{select:n}=F(),o=e.count-e.members.length;return l("ul",{class:"members",children:[e.members.map(({storage:r,node:s,fqn:i,slot:a,nbytes:u})=>l("li",{children:[l("button",{type:"button",class:"link","aria-current":tm(s,t),"data-node":s,onClick:()=>n(Be(s)),children:i||e.op}),a!==e.slot&&l("code",{children:[" ",a]}),!em(e)&&l("small",{children:[" ",l(Q,{n:u})]})]},r)),o>0&&l("li",{children:["and ",Y(o)," more"]})]})}var Qf=["nbytes","count","op","slot","module","dtype","reason","lighter","source","category","name","device","saves"];function nx(e){return{header:[...Qf,"shape"],rows:e.map(t=>[...Qf.map(n=>t[n]),t.shape?.map(n=>n??"*").join("x")??null])}}async function xi(e,t){let n=await e();for(let o=1/0;n.pending>0&&n.pending<o;)t(n),o=n.pending,n=await e();return n}function nm({ranks:e}){let{recordings:t}=F(),[n,o]=ne(null),{modules:r,modules_count:s}=e,i=te(()=>ox(e),[e]),a=te(()=>{let u=Xt(r.length);return n?kn(u,ax(e,n.key),n.descending):u},[e,n]);return e.ranks.filter(({nbytes:u})=>u!==null).length<2?null:r.length===0?l("p",{class:"hint pad","data-testid":"ranks-equal",children:"Every module keeps the same on all ranks."}):l(ee,{children:[l("h3",{children:["Modules that do not keep the same"," ",l("small",{children:s>r.length?`the ${Y(r.length)} furthest apart of ${Y(s)}`:"the furthest apart first"})]}),l(Gn,{label:"Modules that do not keep the same on every rank",testId:"unequal-table",columns:i,rows:a,sort:n,onSort:o,selected:null,onChoose:u=>{let c=e.ranks[r[u]?.most??-1];c?.nbytes&&t.chooseRank(c,"modules")},minWidth:"720px"})]})}function ox({ranks:e,modules:t}){let n=(o,r)=>({key:o,label:r,width:"minmax(130px, 1fr)",isNumber:!0,cell:s=>l(sx,{module:t[s],ranks:e,which:o})});return[{key:"fqn",label:"module",width:"minmax(160px, 2fr)",cell:o=>l(rx,{module:t[o]})},{key:"type_name",label:"type",width:"minmax(90px, 1fr)",cell:o=>t[o]?.type_name},{key:"ranks",label:"by rank",help:"Charged to its own ops on each rank, from the first to the last",width:"minmax(90px, 1fr)",cell:o=>l(lx,{values:t[o]?.nbytes??[],ranks:e})},n("least","smallest"),n("most","largest"),{key:"apart",label:"apart",help:"Bytes between the smallest and the largest",width:"88px",isNumber:!0,cell:o=>l(Q,{n:om(t[o])})}]}function rx({module:e}){if(!e)return null;let{fqn:t,type_name:n,times:o}=e,r=t||(n?"the model itself":"outside of modules");return l("span",{title:r,class:t?"":"none",children:[r,o>1&&l("b",{children:[" ×",Y(o)]})]})}function sx({module:e,ranks:t,which:n}){let o=e?.[n]??null;if(!e||o===null)return l("span",{class:"none",children:"–"});let r=e.nbytes[o];return r==null?l(ix,{module:e,ranks:t}):l(ee,{children:[l(Q,{n:r})," ",l("small",{children:["rank ",t[o]?.rank]})]})}function ix({module:e,ranks:t}){let n=t.filter(({nbytes:r},s)=>r!==null&&e.nbytes[s]===null),o=n.length===1?`rank ${n[0]?.rank}`:`${Y(n.length)} ranks`;return l("small",{children:["not on ",o]})}function lx({values:e,ranks:t}){let n=Math.max(1,...e.map(r=>r??0)),o=t.map(({rank:r,nbytes:s},i)=>{let a=e[i]??null;return`rank ${r}: ${a!==null?j(a):s?"not there":"not read"}`});return l("span",{class:"bars",role:"img","aria-label":o.join(", "),title:o.join(`
`),children:e.map((r,s)=>l("span",{style:{height:`${100*(r??0)/n}%`}},s))})}function om(e){return!e||e.least===null||e.most===null?0:(e.nbytes[e.most]??0)-(e.nbytes[e.least]??0)}function ax({modules:e},t){return e.map(n=>t==="fqn"?n.fqn:t==="type_name"?n.type_name:t==="least"||t==="most"?n.nbytes[n[t]??-1]??null:om(n))}var rm={key:"ranks",title:"Ranks",waiting:"Reading the ranks…",needsServer:!0,isFor:(e,t)=>(t?.ranks??1)>1,fetch:(e,t,n,o)=>xi(()=>e.ranks(t,n),o),mayGrow:({ranks:e})=>e.some(({problem:t})=>t!==null),Panel:ux};function ux({reply:e,isLoading:t}){return l("div",{class:"ranks","aria-busy":t,children:[l(cx,{ranks:e}),l(px,{ranks:e}),l(bx,{ranks:e}),e.pending===0&&l(nm,{ranks:e})]})}function cx({ranks:e}){let{pending:t,totals:n}=e,o=e.ranks.length-t;return l("p",{class:"summary",role:"status","data-testid":"ranks-summary",children:[t>0?`Read ${Y(o)} of ${le(e.ranks.length,"rank")}…`:`${le(e.ranks.length,"rank")}: ${dx(e,n[0])}`," ",l("small",{children:"A click on a rank shows its recording."})]})}function dx({ranks:e},t){if(!t)return"";let[n,o]=[e[t.least??0],e[t.most??0]];if(e.filter(({nbytes:a})=>a!==null).length<2)return"there is nothing to compare.";if(t.least===null||t.most===null||!n?.nbytes||!o?.nbytes)return"all keep the same for the backward.";let[s,i]=[n.nbytes[0]??0,o.nbytes[0]??0];return`rank ${o.rank} keeps ${j(i)} for the backward, rank ${n.rank} only ${j(s)}.`}function px({ranks:e}){let{recordings:t}=F(),[n,o]=ne(null),r=te(()=>mx(e),[e]),s=te(()=>{let u=Xt(e.ranks.length);return n?kn(u,yx(e,n.key),n.descending):u},[e,n]),i=t.shown.value,a=e.ranks.findIndex(({run:u,tag:c})=>u===i?.run&&c===i.tag);return l(Gn,{label:"Ranks",testId:"ranks-table",columns:r,rows:s,sort:n,onSort:o,selected:a,onChoose:u=>{let c=e.ranks[u];c?.nbytes&&t.chooseRank(c,"graph")},minWidth:"900px"})}var fx=2;function mx({ranks:e,totals:t}){return[{key:"rank",label:"rank",help:"A click on a row shows the recording of this rank",width:"48px",isNumber:!0,cell:n=>e[n]?.rank},...t.map((n,o)=>hx(e,n,o)),{key:"run",label:"run",width:"minmax(110px, 1fr)",cell:n=>l(Yo,{text:e[n]?gx(e[n]):""})}]}function hx(e,t,n){let o=a=>a===null?null:e[a]?.nbytes?.[n],r=Math.max(0,...e.map((a,u)=>o(u)??0)),s=o(t.most),i=n<fx;return{key:t.key,label:t.label,help:t.help,width:i?"minmax(200px, 2fr)":"minmax(88px, 1fr)",isNumber:!0,cell:a=>{let u=o(a);if(u===void 0)return l("span",{class:"none",children:"–"});if(u===null)return l("span",{class:"none",children:"not known"});let c=u===s;return i?l("span",{class:"with-bar wide",children:[l(Vt,{part:u,whole:r}),l("span",{children:[c&&l("span",{class:"tag",children:"largest"})," ",c?l("b",{children:l(Q,{n:u})}):l(Q,{n:u})]})]}):c?l("b",{children:l(Q,{n:u})}):l(Q,{n:u})}}}function gx({run:e,tag:t,rank:n}){return t.endsWith(`/rank${n}`)?`${e} ${t}`:e}function yx({ranks:e,totals:t},n){let o=t.findIndex(r=>r.key===n);return e.map(r=>n==="rank"?r.rank:n==="run"?r.run:r.nbytes?.[o]??null)}function bx({ranks:{ranks:e,absent:t}}){let n=e.filter(({problem:o})=>o);return n.length===0&&t.length===0?null:l("ul",{class:"notes problems","data-testid":"ranks-problems",children:[t.length>0&&l("li",{children:[t.length===1?"Rank":"Ranks"," ",t.join(", ")," left no recording in this log directory."]}),n.map(({rank:o,run:r,tag:s,problem:i})=>l("li",{children:["Rank ",o,": ",i]},`${r} ${s}`))]})}function Pa(e){return Ws(e.map(({reply:t})=>t?.points.map(({step:n})=>n)??[]))}function lm({reply:e},t,n){let o=e?.points.map(({step:r,nbytes:s})=>[r,s?.[t]??null]);return Lc(n,new Map(o))}function Ma({reply:e},t){return e?.points.find(n=>n.step===t)}function Jr({reply:e}){return e?.points.filter(({problem:t})=>t!==null)??[]}function am(e,t){let n=-1;return e.forEach((o,r)=>{let s=e[n]??1/0;o!==null&&Math.abs(o-t)<Math.abs(s-t)&&(n=r)}),n}var sm=5,im=[[],[6,4],[2,3],[10,3,2,3],[14,5]];function Ea(e){let t=im[(e+Math.floor(e/sm))%im.length]??[];return{colour:`run-${e%sm}`,dash:[...t]}}function um(e){let{courses:t,axis:n,total:o,at:r,chosen:s,active:i}=e,a=te(()=>vx(t,n,r),[t,r]),u=$n((m,g)=>wx(m,t,a,{chosen:s,active:i},g),[t,a,s,i]),c=a.lines[i]?.values[s]??null,d=t[i]?.run??"",p=a.lines.every(({values:m})=>m.every(g=>g===null));return l("figure",{children:[l("figcaption",{title:o.help,children:o.label}),p?l("p",{class:"hint",children:"No recording of these runs knows it."}):l(Bn,{drawing:a,chosen:s,onChoose:e.onChoose,onPoint:e.onPoint,onKey:e.onKey,onClick:(m,g,y)=>{let w=a.lines.map(({values:C})=>C[m]??null);e.onClick(m,w,g.posToVal(y,"y"))},marks:u,together:"steps",label:`${o.label}, over ${le(n.length,"step")} of ${le(t.length,"run")}`,valueText:`${d}, step ${n[s]}: ${c===null?"not known":j(c)}`,testId:`steps-${o.key}`})]})}function vx(e,t,n){let o=e.map((r,s)=>({label:r.run,width:1.5,values:lm(r,n,t),...Ea(s)}));return{x:t,lines:o,isStepped:!1}}function wx(e,t,{x:n,lines:o},{chosen:r,active:s},i){let{ctx:a,bbox:u}=e,c=devicePixelRatio,d=o[s]?.values[r]??null;if(d!==null){a.beginPath();let g=[e.valToPos(n[r]??0,"x",!0),e.valToPos(d,"y",!0)];a.arc(...g,6*c,0,2*Math.PI),a.stroke()}a.strokeStyle=i("red-line"),a.lineWidth=2*c;let[p,m]=[u.top+u.height-8*c,4*c];for(let{step:g}of t.flatMap(Jr)){let y=e.valToPos(g,"x",!0);on(a,y-m,p-m,y+m,p+m),on(a,y-m,p+m,y+m,p-m)}}function cm({n:e}){let{colour:t,dash:n}=Ea(e);return l("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:l("path",{d:"M1 5H29",fill:"none",stroke:`var(--${t})`,"stroke-width":"2","stroke-dasharray":n.join(" ")})})}var dm={key:"steps",title:"Steps",needsServer:!0,Panel:xx};function xx(){let{steps:e}=F(),{value:t,error:n,loading:o}=e.reply.state.value;if(n)return l(Et,{error:n,retry:e.reply.reload});if(!t)return o?l(Ge,{what:"Reading the steps…"}):null;let r=t.find(({reply:s})=>s)?.reply?.totals;return l("div",{class:"steps","aria-busy":o,"data-testid":"steps",children:[l(_x,{courses:t}),r?l(kx,{courses:t,totals:r}):null,l(Cx,{courses:t})]})}function _x({courses:e}){let{steps:t}=F(),n=e.reduce((i,{reply:a})=>i+(a?.pending??0),0),[o,r]=[t.all.value.length,t.drawn.value.length],s=o>r?`The first ${r} of ${Y(o)} runs`:le(o,"run");return l("p",{class:"summary",role:"status","data-testid":"steps-summary",children:[s,", ",le(Pa(e).length,"step"),n>0&&`, ${le(n,"recording")} still to be read`,"."," ",l("span",{class:"hint",children:[o>r&&"A filter in the sidebar chooses others. ","Click a point, or go to one with the arrow keys and press Enter, to open its recording."]})]})}function kx({courses:e,totals:t}){let{recordings:n}=F(),o=n.shown.value,r=Pa(e),s={run:o?.run??"",step:o?.step??0},[i,a]=Vn(JSON.stringify(s),s),[u,c]=ne(null),d=Bs(r,i.step),p=Math.max(0,e.findIndex(({run:y})=>y===i.run)),m=(y,w)=>{let C=y&&Ma(y,w);!C||C.problem||n.choose({run:y.run,tag:y.tag,step:C.step,view:"overview"})},g=y=>{let w={ArrowUp:-1,ArrowDown:1}[y];if(w!==void 0){let C=e[(p+w+e.length)%e.length];a({...i,run:C?.run??i.run})}else if(y==="Enter")m(e[p],r[d]);else return!1;return!0};return l(ee,{children:[l("div",{class:"courses",children:t.map((y,w)=>l(um,{courses:e,axis:r,total:y,at:w,chosen:d,active:p,onChoose:C=>a({...i,step:r[C]??0}),onPoint:c,onKey:g,onClick:(C,S,_)=>m(e[am(S,_)],r[C])},y.key))}),l(yn,{name:"steps",sheet:()=>Tx(e,t)}),l(Sx,{courses:e,totals:t,step:r[u??d]??0,active:p,onOpen:m})]})}function Sx({courses:e,totals:t,step:n,active:o,onOpen:r}){return l("table",{class:"both at-step","aria-label":"Totals at one step","data-testid":"steps-table",children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:["step ",Y(n)]}),t.map(({key:s,label:i,help:a})=>l("th",{scope:"col",title:a,children:i},s))]})}),l("tbody",{children:e.map((s,i)=>{let a=Ma(s,n);return l("tr",{"aria-current":i===o,"data-run":s.run,children:[l("th",{scope:"row",children:[l(cm,{n:i})," ",a&&!a.problem?l("button",{type:"button",class:"link",title:`Open the recording of step ${n}`,onClick:()=>r(s,n),children:s.run}):s.run]}),a?.nbytes?a.nbytes.map((u,c)=>l("td",{children:l(Q,{n:u})},t[c]?.key)):l("td",{class:"none",colSpan:t.length,children:Rx(s,a)})]},s.run)})})]})}function Rx({reply:e,problem:t},n){return(e?n?.problem:t)?"× cannot be read":e&&!n?"no recording at this step":"not read yet"}var Oa=8;function Cx({courses:e}){let t=e.filter(({problem:o})=>o);if(t.length>0&&t.length===e.length)return l(Ve,{message:t.map(({run:o,problem:r})=>`${o}: ${r}`).join(" ")});let n=e.filter(o=>Jr(o).length>0);return t.length+n.length===0?null:l("ul",{class:"notes problems","data-testid":"steps-problems",children:[t.map(({run:o,problem:r})=>l("li",{children:[o,": ",r]},o)),n.map(o=>{let r=Jr(o);return l("li",{children:["× ",o.run,": ",le(r.length,"recording")," cannot be read, at"," ",r.length===1?"step":"steps"," ",r.slice(0,Oa).map(({step:s})=>Y(s)).join(", "),r.length>Oa&&` and ${Y(r.length-Oa)} more`,". ",r[0]?.problem]},o.run)})]})}function Tx(e,t){return{header:["run","step",...t.map(({key:n})=>n),"problem"],rows:e.flatMap(({run:n,reply:o})=>(o?.points??[]).map(({step:r,nbytes:s,problem:i})=>[n,r,...t.map((a,u)=>s?.[u]??null),i]))}}var mm={key:"terms",title:"Terms",waiting:"Matching the terms…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.terms(t,n),isEmpty:({layers:e})=>e.length===0,Panel:Px};function Px({reply:e,isLoading:t}){let{fitted:n}=F(),{value:o,error:r,loading:s}=n.reply.state.value,a=!(t||s||r)&&o?.fitted||null;return l("div",{class:`terms ${a?"fitted":""}`,"aria-busy":t,"data-testid":"terms",children:[l("p",{class:"hint",children:"What the formula of Korthikanti et al. says that a transformer layer keeps, and what this one keeps. Nothing is matched by force: a term without a save is not kept, a save without a term is forgotten by the formula."}),l(Mx,{formulas:a}),e.layers.map((u,c)=>l(Ex,{layer:u,fitted:a?.layers[c]??null,isOpen:c===0},u.module))]})}function Mx({formulas:e}){let{fitted:t,isServed:n}=F(),{value:o,error:r,loading:s}=t.reply.state.value;if(!n)return null;if(s){let{read:a=0,of:u=0}=t.fitting.value??{};return l("p",{class:"hint",role:"status","data-testid":"fitting",children:["Looking for recordings at other sizes",u>0&&`: ${Y(a)} of ${Y(u)} read`,"…"]})}let i=e?[e.proof,e.doubt,...e.notes]:[r?.message??o?.problem??""];return l("p",{class:"hint","data-testid":"fitted",children:i.filter(Boolean).join(" ")})}function Ex({layer:e,fitted:t,isOpen:n}){let{graph:o}=F(),r=Object.entries(e.sizes).map(([d,p])=>`${d} = ${Y(p)}`),s=Math.max(1,...e.rows.map(d=>Math.max(d.kept_bytes,d.formula_bytes??0))),[i,a]=[e.rows.filter(({term:d})=>d!==""),e.rows.filter(({term:d})=>d==="")],u=e.forgotten_count-a.length,c=d=>t?.rows[e.rows.indexOf(d)]??null;return l("details",{class:"layer",open:n,"data-testid":"layer",children:[l("summary",{children:[l("b",{children:e.fqn||"the model"}),e.modules.length>1&&` ×${Y(e.modules.length)}`,l("small",{children:[r.join(", "),", ",e.itemsize," bytes a value"]})]}),l("p",{class:"sums-line","data-testid":"layer-sums",children:["The formula says ",l("b",{children:j(e.formula_bytes)}),";"," ",e.modules.length>1?"each layer":"the layer"," keeps"," ",l("b",{children:j(e.kept_bytes)}),", of which the formula forgets"," ",l("b",{children:j(e.forgotten_bytes)}),"."," ",l("button",{type:"button",class:"link",onClick:()=>o.reveal($e(e.module)),children:"Show in graph"})]}),t&&l("p",{class:"sums-line","data-testid":"layer-fitted",children:["At any of these sizes it keeps ",l("code",{children:t.kept??"what is no formula"}),t.textbook!==null&&l(ee,{children:[", and the formula says ",l("code",{children:t.textbook})]}),"."]}),l("div",{role:"table","aria-label":`Terms of ${e.fqn||"the model"}`,children:[l("div",{class:"term head",role:"row",children:Ox.filter(([d])=>t||d!=="fitted").map(([d,p])=>l("span",{role:"columnheader",class:`cell-${d}`,children:p},d))}),i.map(d=>l(pm,{row:d,fitted:c(d),whole:s},d.term)),a.length>0&&l("div",{class:"term group",role:"row",children:l("span",{role:"cell",children:"What the formula forgets"})}),a.map((d,p)=>l(pm,{row:d,fitted:c(d),whole:s},p)),u>0&&l("p",{class:"hint",children:["and ",Y(u)," smaller ones"]})]})]})}var Ox=[["what","term"],["formula","formula"],["fitted","fitted"],["says","says"],["kept","kept"],["bar",""],["why","why they differ, and who saves it"]];function pm({row:e,fitted:t,whole:n}){let o=e.term==="",r=e.savers_count>0,s=e.formula_bytes===e.kept_bytes;return l("div",{class:`term ${o?"forgotten":r?s?"equal":"unequal":"unkept"}`,role:"row","data-testid":"term","data-term":e.term,children:[l("span",{class:"cell-what",role:"cell",children:o?l(fm,{row:e}):e.what}),l("code",{class:"cell-formula",role:"cell",children:[e.formula||"–",t?.textbook&&l("small",{children:["= ",t.textbook]})]}),t&&l("code",{class:`cell-fitted ${t.is_equal?"equal":""}`,role:"cell",children:t.kept??"no formula"}),l("span",{class:"cell-says",role:"cell",children:l(Q,{n:e.formula_bytes})}),l("span",{class:"cell-kept",role:"cell",children:r?l(Q,{n:e.kept_bytes}):l("span",{class:"none",children:"not kept"})}),l("span",{class:"cell-bar",role:"cell",children:l(Ax,{said:e.formula_bytes??0,kept:e.kept_bytes,whole:n})}),l("span",{class:"cell-why",role:"cell",children:[e.note&&l("span",{children:e.note}),!o&&l(fm,{row:e})]})]})}function Ax({said:e,kept:t,whole:n}){let o=r=>({width:`${100*r/n}%`});return l("span",{class:"pair","aria-hidden":"true",children:[l("span",{class:"said",style:o(e)}),l("span",{class:"kept",style:o(t)})]})}function fm({row:{savers:e,savers_count:t}}){let{graph:n}=F();return l(ee,{children:[e.map(({node:o,name:r,slots:s})=>l("button",{type:"button",class:"link",onClick:()=>n.follow(Be(o)),children:[r," ",s.join(" + ")]},o)),t>e.length&&` and ${Y(t-e.length)} more`]})}var Aa=["parameters","buffers","optimizer state","gradients","input","cached","held","not cached","recomputed","freed"];function hm({categories:e}){let t=r=>Aa.includes(r)?Aa.indexOf(r):Aa.length,n=Object.keys(e).filter(r=>e[r]?.some(s=>s!==0)).sort((r,s)=>t(r)-t(s)),o=[];for(let r of n){let s=o.at(-1)?.top;o.push({name:r,top:(e[r]??[]).map((i,a)=>i+(s?.[a]??0))})}return o}function gm({op:e,ops:t}){let{alive:n}=F();pe(()=>{n.op.value=e},[e]),pe(()=>()=>{n.op.value=null},[]);let{value:o,error:r,loading:s}=n.reply.state.value;return r?l(Ve,{message:r.message}):o?l("section",{class:"alive","aria-label":"What is alive",tabIndex:0,"aria-busy":s,"data-testid":"alive",children:[l(Ix,{reply:o}),[o.before,o.behind].map(i=>i&&l(Lx,{release:i,ops:t},i.at.op)),(o.before??o.behind)&&l("h3",{children:["Alive after op ",Y(o.at.op)]}),l(ym,{rows:o.alive,of:o.alive_count,at:o.at.op,ops:t})]}):s?l(Ge,{what:"Reading what is alive…"}):null}function Lx({release:e,ops:t}){let{at:n,nbytes:o,count:r,storages:s}=e;return l("div",{"data-testid":"released",children:[l("h3",{children:["Op ",Y(n.op),", ",lo(n.name),", releases ",le(r,"storage")," of"," ",l(Q,{n:o})," ",l("small",{children:_i(n)})]}),l(ym,{rows:s,of:r,at:n.op,ops:t})]})}function ym({rows:e,of:t,at:n,ops:o}){return l(ee,{children:[l("ol",{children:e.map(r=>l("li",{children:l(Dx,{row:r,at:n,ops:o,whole:e[0]?.nbytes??0})},r.storage))}),t>e.length&&l("p",{class:"hint",children:["and ",le(t-e.length,"smaller one")]})]})}function Ix({reply:e}){return l("p",{class:"summary","data-testid":"alive-summary",children:["After op ",Y(e.at.op),", ",l("b",{children:lo(e.at.name)})," ",l("small",{children:_i(e.at)}),": ",le(e.alive_count,"storage")," of ",l(Q,{n:e.live_bytes})," that the block made."]})}function _i({fqn:e,source:t,backward_of:n}){return[...n?[n.fqn,`backward of ${n.op}`]:[e],t].filter(Boolean).join(" · ")}function Dx({row:e,at:t,ops:n,whole:o}){let{select:r}=F(),s=e.made_by.node??e.made_by.backward_of?.node??null;return l("button",{type:"button",class:"life-row",disabled:s===null,"data-storage":e.storage,onClick:()=>s!==null&&r(Be(s)),children:[l("span",{class:"size",children:[l(Q,{n:e.nbytes}),l(Vt,{part:e.nbytes,whole:o})]}),l("span",{class:"what",children:[l("span",{class:"made",title:_i(e.made_by),children:[l("b",{children:lo(e.made_by.name)})," ",l("span",{class:"type",children:Qt(e.dtype,e.shape)})," ",l("small",{children:_i(e.made_by)})]}),l("small",{children:$x(e,t)})]}),l(Fx,{row:e,at:t,ops:n})]})}function $x(e,t){let n=e.ended===null?"never released":`released after op ${Y(e.ended)}`;return[e.model_state??e.state??e.phase,e.reason||e.holder&&`held by: ${e.holder}`,e.ended===t?"released before the next op":n].filter(Boolean).join(" · ")}function zx({model_state:e,state:t,phase:n}){return e?Nx[e]:t??n??""}var Nx={gradient:"gradients",optimizer:"optimizer state"};function Fx({row:e,at:t,ops:n}){let o=a=>`${100*a/Math.max(1,n)}%`,r=e.ended===null?n:e.ended+1,s=e.made_by.op,i=Y(e.last_used);return l("span",{class:"life",role:"img","aria-label":`made by op ${Y(s)}, last used by op ${i}`,title:`Made by op ${Y(s)}, last used by op ${i}`,children:[l("span",{class:`span patch ${Gt(zx(e))}`,style:{left:o(s),width:o(r-s)}}),l("span",{class:"used",style:{left:o(e.last_used+.5)}}),l("span",{class:"now",style:{left:o(t+.5)}})]})}var bm={key:"timeline",title:"Timeline",waiting:"Reading the timeline…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.timeline(t,n),Panel:Wx};function Wx({reply:e,isLoading:t}){let[n,o]=zn("timeline");if(e.op.length===0)return l("p",{class:"hint pad",children:"The forward made no storage, so there is nothing to draw."});let{with_model:r}=e,s=n.model!=="off"&&r||e,i=e.phases.at(-1)?.end_op??0,a=Number(n.at??s.peak?.op??e.op[0]),u=Bx(e,Number.isFinite(a)?a:0);return l("div",{class:"timeline","aria-busy":t,children:[s.peak&&l("p",{class:"summary","data-testid":"timeline-peak",children:["Peak ",s===r&&"with the model ",l(Q,{n:s.peak.nbytes}),e.device&&` on ${e.device}`," after op ",Y(s.peak.op),"."," ",l("span",{class:"hint",children:"Click, or use the arrow keys, to see what is alive after an op; drag to zoom in, double-click to zoom out."})]}),r?l("p",{class:"summary",children:[l("label",{class:"check",children:[l("input",{type:"checkbox","data-testid":"timeline-model",checked:s===r,onChange:c=>o("model",c.currentTarget.checked?"":"off")}),"model states and inputs under what the block made"]})," ",l("span",{class:"hint","data-testid":"timeline-unknown",children:s===r&&r.unknown})]}):l("p",{class:"hint","data-testid":"timeline-unknown",children:["Without model states: ",l("code",{children:"record(model)"})," notes them."]}),l(Vx,{timeline:e,stack:s,chosen:u,onChoose:c=>o("at",String(e.op[c]??0))}),l(gm,{op:e.op[u]??0,ops:i})]})}function Bx(e,t){let n=e.op.findIndex(o=>o>t);return Math.max(0,(n<0?e.op.length:n)-1)}function Vx({timeline:e,stack:t,chosen:n,onChoose:o}){let[r,s]=ne(null),i=te(()=>hm(t),[t]),a=te(()=>Gx(e,i),[e,i]),u=$n((d,p)=>Hx(d,e,t,p),[e,t]),c=r??n;return l(ee,{children:[l("dl",{class:"plot-legend","data-testid":"timeline-legend",children:[l("div",{children:[l("dt",{children:["after op ",Y(e.op[c]??0)]}),l("dd",{children:l(Q,{n:t.live_bytes[c]})})]}),i.map(({name:d})=>l("div",{children:[l("dt",{children:[l("span",{class:`patch ${Gt(d)}`}),d]}),l("dd",{children:l(Q,{n:t.categories[d]?.[c]})})]},d))]}),l(Bn,{drawing:a,chosen:n,onChoose:o,onPoint:s,marks:u,label:"Live bytes after each op, split by what had become of them when the forward ended",valueText:`${j(t.live_bytes[n]??0)} after op ${e.op[n]}`,testId:"timeline-plot"})]})}function Gx(e,t){let n=t.toReversed().map(({name:o,top:r})=>({label:o,colour:Gt(o),fill:`${Gt(o)}-fill`,values:r}));return{x:e.op,lines:n,isStepped:!0}}function Hx(e,{phases:t},{peak:n},o){let{ctx:r,bbox:s}=e,i=devicePixelRatio,a=s.top+s.height;r.fillStyle=r.strokeStyle=o("muted"),r.textAlign="left",r.setLineDash([2*i,3*i]);for(let u of t.slice(1)){let c=e.valToPos(u.first_op,"x",!0);on(r,c,s.top,c,a),r.fillText(u.kind,c+4*i,a-6*i)}r.setLineDash([]),r.fillStyle=r.strokeStyle=o("fg"),n&&oi(e,n,`peak ${j(n.nbytes)}`,{foot:a})}var La=[Xf,rf,Jf,Lf,bm,cf,dm,mm,rm];function vm(e,{partOfShown:t}){let n=ke(null),o=t(()=>n.value===null?null:`alive ${n.value}`,(r,s)=>e.alive(r,n.peek()??0,s));return{op:n,reply:o}}var Kx="terms";function wm(e,{partOfShown:t},n){let o=ke(null),r=t(()=>e.isServed&&n.value===Kx?"fitted":null,(s,i)=>(o.value=null,Lr(()=>e.fitted(s,i),i,({pending:u})=>o.value=u)));return{fitting:o,reply:r}}var Ux=500,jx=80;function xm(e,t,n,o,r){let{address:s,change:i}=n,{modules:a,moduleTree:u,moduleAround:c}=o,d,p=Jp(e,t,n,o,r),{picture:m,current:g}=p,y=ke(null);function w(){let M=g.peek();M?C(M.place):m.cancel()}function C(M){i(M),y.value=s.peek().selected}function S(){return new Set(m.state.peek().value?.graph.expand??s.peek().expand??[])}function _(M,z){i({expand:Ia(M)}),y.value=$e(z)}function R(M){return u.peek()?dc(u.peek(),M):[M]}function x(M){let z=S();return z.has(M)?R(M).forEach(H=>z.delete(H)):z.add(M),z}function I(M){clearTimeout(d),_(x(M),M)}function L(M){clearTimeout(d),p.foresee(null),M!==null&&(d=setTimeout(()=>p.foresee({expand:Ia(x(M))}),jx))}function O(M){_([...S(),...R(M).slice(0,Ux)],M)}function A(M,z){if(M===null||z.has(M.text))return M;let H=Pt(M)&&a.peek()?ao(a.peek(),c(M)):[];M.kind==="module"&&H.unshift(M.number);for(let V of H){let oe=z.has($e(V).text)?V:D(V,z);if(oe!==void 0)return $e(oe)}return null}function D(M,z){let V=(u.peek()?.children[a.peek()?.parent[M]??-1]??[]).findLast(oe=>oe<M&&z.has($e(oe).text));return V!==void 0&&z.get($e(V).text)?.isRepeated?V:void 0}function E(M){let z=S(),H=z.size,V=a.peek();V&&ao(V,c(M)).forEach(q=>z.add(q));let oe=z.size===H;i({view:dr,selected:M,...oe?{}:{expand:Ia(z)}}),y.value=M}function T(M){r.peek()===dr?E(M):i({selected:M})}return{...p,focus:y,toggle:I,aim:L,expandBelow:O,nearest:A,reveal:E,follow:T,giveUp:w,rearrange:C}}function Ia(e){return[...new Set(e)].sort((t,n)=>t-n)}function _m(e){let t=ke(e);return{address:t,change:n=>t.value={...t.peek(),...n}}}function km(e,t){let n=Cm(e.modules),o=r=>r&&r.flatMap(s=>n[s]??[]);return{selected:t.selected&&qx(e,n,t.selected),expand:o(t.expand),open:o(Bt(t.modules.open??""))}}function Sm(e,t){let n=Cm(e.modules),o=new Map(n.map((s,i)=>[s,i])),r=s=>{let i=s?.flatMap(a=>o.get(a)??[]);return i&&(i.length>0||s?.length===0)?i:null};return{selected:t.selected===null?null:Yx(e,n,t.selected),expand:r(t.expand),modules:{open:_t(r(t.open))}}}function Rm(e,t){let n=e.modules.open??t.modules?.open??"";return{selected:e.selected??t.selected??null,expand:e.expand??t.expand??null,modules:Mt(e.modules,"open",n)}}function Cm({fqn:e,call:t}){return e.map((n,o)=>`${n} ${t[o]}`)}function Tm({ops:e},t){let n=new Map;return e.op.map((o,r)=>{let s=e.module[r]??null,i=`${s===null?"":t[s]} ${o}`,a=n.get(i)??0;return n.set(i,a+1),`${i} ${a}`})}function qx(e,t,n){return n.kind==="module"?t[n.number]??null:n.kind!=="node"?null:Tm(e,t)[e.ops.node.indexOf(n.number)]??null}function Yx(e,t,n){let o=t.indexOf(n);if(o>=0)return $e(o);let r=e.ops.node[Tm(e,t).indexOf(n)];return r===void 0?null:Be(r)}function Pm(e,{address:t,change:n},o){let r=Ir(()=>o.value?"index":null,e.index),s=ke(new Map),i=ve(()=>Or(r.state.value.value,t.value,s.value)),a=ve(()=>{let E=(r.state.value.value?.runs??[]).filter(T=>yl(T,s.value));return new Set(E.map(({run:T})=>T))}),u=ve(()=>i.value&&Cs(i.value)),c=ve(()=>u.value?jo(u.value):null),d=ve(()=>{let D=r.state.value.value?.runs.map(({run:z})=>z)??[],E=t.value.runs,T=$s(E);if(T)return D.filter(T);let M=Jo(E);return D.filter(z=>M(z.toLowerCase()))});function p(D,E){return Ir(()=>{let T=o.value&&c.value!==null?D():null;return T===null?null:`${c.value} ${T}`},(T,M)=>{let z=u.peek();if(!z)throw new Error("No recording is chosen.");return E(z,T,M)})}let m=p(()=>"recording",e.recording),g=yt(()=>{let{error:D}=m.state.value,E=c.peek();!(D instanceof Er)||E===null||(s.value=new Map(s.peek()).set(E,D.message))}),y=ve(()=>m.state.value.value?.modules),w=ve(()=>y.value&&cc(y.value)),C=ve(()=>{let D=m.state.value.value?.ops.node??[];return new Map(D.map((E,T)=>[E,T]))});function S({kind:D,number:E}){if(D==="module")return y.peek()?.parent[E]??null;let T=C.peek().get(E);return T===void 0?null:m.state.peek().value?.ops.module[T]??null}let _=ke(null),R=yt(()=>{let{key:D,value:E,loading:T}=m.state.value;if(!_.value||!E||T||D!==`${c.value} recording`)return;let M=Sm(E,_.value);_.value=null,n(Rm(t.peek(),M))});function x(D){let{run:E,tag:T,step:M,view:z=t.peek().view}=D,{value:H}=m.state.peek(),V=_.peek()??(H?km(H,t.peek()):null),{modules:oe,ops:q,compare:lt}=t.peek();n({run:E,tag:T,step:M,view:z,selected:null,expand:null,timeline:{},modules:Mt(Mt(oe,"open",""),"groups",""),ops:Mt(q,"open",""),compare:Mt(lt,"open","")}),_.value=V}function I(D){let T=(r.state.peek().value?.runs.find(M=>M.run===D)?.tags??[]).find(M=>M.tag===t.peek().tag)?.tag??"";x({run:D,tag:T,step:null})}function L(D){x({run:t.peek().run,tag:D,step:null})}function O(D){let{run:E,tag:T}=t.peek();x({run:E,tag:T,step:D})}function A({run:D,tag:E},T){x({run:D,tag:E,step:u.peek()?.step??null,view:T})}return{index:r,entry:i,unreadable:s,damaged:a,shown:u,matching:d,partOfShown:p,recording:m,modules:y,moduleTree:w,rowOfNode:C,moduleAround:S,choose:x,chooseRun:I,chooseTag:L,chooseStep:O,chooseRank:A,dispose(){R(),g()}}}var Jx="steps",Zx=10;function Mm(e,{index:t,entry:n,matching:o},r,s){let i=ve(()=>{let d=t.state.value.value?.runs??[],p=n.value,m=new Set(o.value);return d.flatMap(g=>{if(g.run===p?.run.run)return{run:g.run,tag:p.tag};let y=m.has(g.run)?pn(g,p?.tag.tag):void 0;return y?{run:g.run,tag:y}:[]})}),a=ve(()=>{let d=n.value?.run.run,p=i.value.filter(({run:m})=>m!==d).slice(0,Zx-1);return i.value.filter(m=>m.run===d||p.includes(m))}),u=Ir(()=>r.value&&s.value===Jx?JSON.stringify(a.value):null,async(d,p)=>{let m=a.peek().map(Qx),g=(y,w)=>{m[y]=w,p([...m])};return Promise.all(m.map((y,w)=>Xx(e,y,d,C=>g(w,C))))});function c(){let{value:d=[],error:p}=u.state.peek(),m=new Set(a.peek().flatMap(({run:g,tag:y})=>y.problem?[g]:[]));(p||d.some(({run:g,problem:y})=>y&&!m.has(g)))&&u.reload()}return{all:i,drawn:a,reply:u,reload:c}}function Qx({run:e,tag:t}){return{run:e,tag:t.tag,reply:null,problem:t.problem??""}}async function Xx(e,t,n,o){if(t.problem)return t;let r=t,s=i=>o(r={...t,reply:i});try{return{...t,reply:await xi(()=>e.steps(t,n),s)}}catch(i){if(n.aborted)throw i;return{...r,problem:i instanceof Error?i.message:String(i)}}}function Em(e,t,{address:n},{entry:o,recording:r,partOfShown:s}){let i=e.filter(({needsServer:w})=>t.isServed||!w),a=(w,C)=>s(()=>C()?w.key:null,async(S,_,R)=>w.fetch?.(t,S,_,R)),u=()=>r.state.value.value?.meta,c=w=>w.isFor?.(u(),o.value?.tag)??!0,d=new Map;for(let w of i)w.isEmpty!==void 0&&d.set(w,a(w,()=>u()!==void 0&&c(w)));function p(w){if(!c(w))return!1;if(w.isEmpty===void 0)return!0;let C=d.get(w)?.state.value;return(C?.loading===!0||u()===void 0)&&n.value.view===w.key?!0:C?.value!==void 0&&!w.isEmpty(C.value)}let m=ve(()=>i.filter(p)),g=ve(()=>m.value.map(({key:C})=>C).includes(n.value.view)?n.value.view:Ko.view);for(let w of i)w.fetch===void 0||d.has(w)||d.set(w,a(w,()=>g.value===w.key));function y(){for(let[w,C]of d){let{value:S,error:_}=C.state.peek();(_||S!==void 0&&w.mayGrow?.(S))&&C.reload()}}return{available:m,shown:g,reply:w=>d.get(w),reload:y,dispose:()=>d.forEach(w=>w.dispose())}}function Am(e,{partOfShown:t,recording:n,shown:o}){let r=t(()=>e.isServed&&!n.state.value.value?Om:null,e.totals),s=ve(()=>{let{key:i,value:a}=r.state.value;return o.value&&i===`${jo(o.value)} ${Om}`&&a?.totals||[]});return{reply:r,totals:s}}var Om="totals";function Lm(e,t,n,o=Ko,r=()=>""){let s=_m(o),{address:i,change:a}=s,u=ke(!0),c=ke(!1),d=Pm(e,s,u),p=Em(n,e,s,d),m=xm(e,t,s,d,p.shown),g=d.partOfShown(()=>Pt(i.value.selected)?i.value.selected.text:null,(D,E)=>e.detail(D,i.peek().selected,E)),y=vm(e,d),w=Oc(e,t,s,d,p.shown),C=wm(e,d,p.shown),S=Am(e,d),_=Mm(e,d,u,p.shown),{index:R,recording:x}=d,I=[x,S.reply,m.picture,m.drawn,g,y.reply,C.reply,w.reply,w.patterns,w.curve,w.difference];function L(D){a({selected:D})}function O(){R.reload();for(let D of I){let{error:E}=D.state.peek();E&&!e0(E)&&D.reload()}_.reload(),p.reload()}function A(){m.aim(null);for(let D of[...I,_.reply,p,d,R])D.dispose()}return{isServed:e.isServed,link:r,address:i,change:a,select:L,isVisible:u,isDark:c,recordings:d,views:p,graph:m,detail:g,alive:y,fitted:C,compare:w,steps:_,waiting:S,reload:O,dispose:A}}function e0(e){return e instanceof hn||e instanceof vo}var Im='.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}';var Dm=`* {
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
`;var $m=`.compare {
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
  gap: 6px 14px;
  background: var(--bg);
}

.ways {
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  padding: 0;
  border: 0;
  margin: 0;
}

.ways legend {
  padding: 0;
  margin-right: 12px;
  color: var(--muted);
  float: left;
}

.ticks,
.curve {
  padding: 0 16px 8px;
}

.ticks-rows {
  position: relative;
  max-height: 300px;
  overflow: auto;
}

.ticks-rows .both th:nth-child(n) {
  text-align: left;
}

.ticks-rows .both tr > :nth-last-child(-n + 2) {
  text-align: right;
}

.ticks-rows .both thead th {
  position: sticky;
  z-index: 1;
  top: 0;
  background: var(--bg);
  overflow-wrap: normal;
}

.ticks-rows td:nth-last-child(2) {
  min-width: 150px;
}

.ticks-rows input {
  margin: 0;
  accent-color: var(--accent);
}

.ticks-ops {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  padding: 0;
  border: 0;
  margin: 8px 0 0;
}

.ticks-ops legend {
  padding: 0;
  margin-right: 12px;
  color: var(--muted);
  float: left;
}

.curve h2 {
  margin: 4px 0;
}

.curve .plot {
  height: 200px;
}

.curve p {
  margin: 2px 0;
}

.curve-point {
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.compare-with select {
  width: auto;
  max-width: 220px;
}

.what-if {
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 6px 8px;
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

.planned > :first-child {
  display: grid;
  gap: 10px;
  min-width: 0;
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

.both td {
  white-space: nowrap;
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
`;var zm=`.details {
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
`;var Nm=`.difference {
  border: 1px solid var(--line);
  border-radius: 4px;
  margin-bottom: 14px;
}

.difference .frame {
  height: 200px;
  max-height: 45vh;
  min-height: 140px;
}

/* While something is picked its place in the graph stays in sight beside its place in the list. */
.difference.picked {
  position: sticky;
  z-index: 4;
  top: 0;
  background: var(--bg);
}

.compare:has(.difference.picked) .compare-with {
  position: static;
}

.differences:has(.difference.picked) .card {
  scroll-margin-top: calc(45vh + 110px);
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
`;var Fm=`.edge path {
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
`;var Wm=`.graph {
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

/* Not that of a comparison, which is as high as what it shows. */
.graph > .window {
  container-type: size;
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
@container (max-width: 560px) or (max-height: 280px) {
  .minimap {
    display: none;
  }
}

@media (max-width: 560px) {
  .legend {
    max-width: calc(100% - 20px);
  }
}
`;var Bm=`.progress {
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
`;var Vm=`.header {
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
  flex: 1 1 6ch;
  max-width: max-content;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.totals {
  display: flex;
  flex-wrap: wrap;
  gap: 2px 18px;
  align-items: baseline;
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

/* One line: what has no room in it stands among all totals. */
@media (max-width: 1450px) {
  .headline:has([aria-expanded='false']) .provenance .rest {
    display: none;
  }
}

@media (max-width: 1100px) {
  .totals .retained_bytes {
    display: none;
  }
}

@media (max-width: 1000px) {
  .totals .peak_bytes:has(~ .step_peak_bytes) {
    display: none;
  }
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
`;var Gm=`.icicle {
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
  container-type: inline-size;
  padding: 2px 4px;
  border: 1px solid var(--bg);
  background: var(--bytes-2);
  color: var(--fg);
  cursor: pointer;
  text-overflow: ellipsis;
  white-space: nowrap;
}

/* Of a name that has no room a letter says nothing; on hover it stands whole. */
@container (max-width: 22px) {
  .icicle-bar span {
    display: none;
  }
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
`;var Hm=`@media (max-width: 820px) {
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
`;var Km=`.ops {
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

.no-rows {
  padding: 4px 12px 10px;
}
`;var Um=`.overview {
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
.part.peak_activation_bytes {
  background: var(--cached);
}

.part.input_bytes,
.part.peak_input_bytes {
  background: var(--input);
}

.part.checkpoint_cache_bytes,
.part.peak_checkpoint_cache_bytes {
  background: var(--recomputed);
}

.part.peak_parameter_bytes {
  background: var(--parameters-fill);
}

.part.peak_buffer_bytes {
  background: var(--buffers-fill);
}

.part.peak_gradient_bytes {
  background: var(--gradients-fill);
}

.part.peak_optimizer_bytes {
  background: var(--optimizer-state-fill);
}

.part.peak_transient_bytes {
  background: var(--freed-fill);
}

.sentences {
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

.card .less {
  font-weight: 600;
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
.sentences .link {
  color: var(--fg);
  text-decoration: underline;
}
`;var jm=`.app {
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

.recording {
  position: relative;
}

.recording[aria-busy='true'] > :not(.reading) {
  opacity: 0.6;
}

/* Most recordings are there before anybody could read it. */
.reading {
  position: absolute;
  top: 50%;
  left: 50%;
  z-index: 5;
  max-width: 90%;
  padding: 8px 16px;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--raised);
  overflow-wrap: anywhere;
  transform: translate(-50%, -50%);
  animation: appear 1ms 400ms backwards;
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

.tab-bar {
  display: flex;
  flex: none;
  align-items: center;
  padding: 0 12px;
  border-bottom: 1px solid var(--line);
}

.tabs {
  display: flex;
  flex: 1;
  gap: 4px;
  min-width: 0;
  overflow-x: auto;
}

/* What it says for a moment stands in the button's place, and moves nothing. */
.copy-link {
  position: relative;
}

.copy-link [role='status']:not(:empty) {
  position: absolute;
  inset: 2px;
  background: var(--bg);
  text-align: center;
  pointer-events: none;
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

.titled {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 14px;
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
`;var qm=`.ranks {
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
`;var Ym=`.sidebar {
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
`;var Jm=`.steps {
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
`;var Zm=`.table {
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
`;var Qm=`.terms {
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

.terms.fitted .term {
  grid-template-columns:
    minmax(140px, 1.1fr) minmax(84px, 0.5fr) minmax(84px, 0.5fr) 76px 76px minmax(50px, 0.4fr)
    minmax(200px, 1.8fr);
}

.cell-formula small {
  display: block;
  color: var(--muted);
}

.cell-fitted:not(.equal) {
  font-weight: 600;
}

.term.head .cell-fitted {
  font-weight: 400;
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
  .term,
  .terms.fitted .term {
    grid-template-columns: minmax(0, 1fr) 74px 74px;
    row-gap: 2px;
    column-gap: 10px;
  }

  .term.head > :is(.cell-formula, .cell-fitted, .cell-bar, .cell-why) {
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

  .term:not(.head) > .cell-fitted {
    order: 3;
    grid-column: 1 / -1;
  }

  .term:not(.head) > .cell-fitted::before {
    content: 'fitted ';
    color: var(--muted);
    font-weight: 400;
  }
}
`;var Xm=`/* Colours are named once, per theme. Those of the states are those of
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
  --parameters: #6f7479;
  --buffers: #777777;
  --optimizer-state: #98822a;
  --gradients: #54687c;
  --parameters-fill: #b5babf;
  --buffers-fill: #d9d9d9;
  --optimizer-state-fill: #dcca82;
  --gradients-fill: #9fb3c8;
  --input-fill: #bfe2f5;
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
  --parameters: #b0b0b0;
  --buffers: #a8a8a8;
  --optimizer-state: #cdb95a;
  --gradients: #a3b7cc;
  --parameters-fill: #6e7276;
  --buffers-fill: #5a5a5a;
  --optimizer-state-fill: #857840;
  --gradients-fill: #56697d;
  --input-fill: #3d6478;
  --less: #43cda2;
  --more: #ff9d63;
  color-scheme: dark;
}
`;var eh=`.timeline {
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

.patch.parameters {
  border-color: var(--parameters);
  background: var(--parameters-fill);
}

.patch.buffers {
  border-color: var(--buffers);
  background: var(--buffers-fill);
}

.patch.gradients {
  border-color: var(--gradients);
  background: var(--gradients-fill);
}

.patch.optimizer-state {
  border-color: var(--optimizer-state);
  background: var(--optimizer-state-fill);
}

.patch.input {
  border-color: var(--input);
  background: var(--input-fill);
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
`;var th=`.toolbar {
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

.group > .hint {
  align-self: center;
  margin-right: 6px;
}

.group button {
  border-radius: 0;
}

.group button + button {
  margin-left: -1px;
}

.group button:first-of-type {
  border-radius: 4px 0 0 4px;
}

.group button:last-of-type {
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
`;var nh=[Im,Xm,Dm,jm,Ym,Vm,th,Um,Wm,Fm,Bm,zm,Zm,Km,Gm,eh,Qm,qm,$m,Nm,Jm,Hm].join(`
`);var Zr="p.activation_memory.";function Hn(){try{return window.parent!==window&&window.parent.document?window.parent:null}catch{return null}}function Da(e){try{let n=Hn()?.tensorboard?.tf_storage?.getString(Zr+e);if(n)return n}catch{}let t=(Hn()??window).location.hash.slice(1);return new URLSearchParams(t.replaceAll("+","%2B")).get(Zr+e)??""}function oh(){return(Hn()??window).location.href}function rh(e,t,n){let o=Hn()?.tensorboard?.tf_storage;try{if(o){o.setString(Zr+e,t,{defaultValue:"",useLocationReplace:!n});return}}catch{return}if(Hn())return;let r=new URLSearchParams(location.hash.slice(1));t?r.set(Zr+e,t):r.delete(Zr+e);let s=`${location.pathname}${location.search}#${r.toString()}`;n?history.pushState(null,"",s):history.replaceState(null,"",s)}function sh(e){(Hn()??window).addEventListener("hashchange",e)}function ih(e){let t=Hn()?.document.body;if(t){let n=()=>e(t.classList.contains("dark-mode"));new MutationObserver(n).observe(t,{attributes:!0,attributeFilter:["class"]}),n()}else{let n=window.matchMedia("(prefers-color-scheme: dark)");n.addEventListener("change",()=>e(n.matches)),e(n.matches)}}function lh(e){let t=()=>e(window.innerHeight>0);window.addEventListener("resize",t),t()}function ah(e,t){if(!Hn())return;let{port1:n,port2:o}=new MessageChannel,r=s=>n.postMessage(JSON.stringify(s));n.onmessage=s=>{let i=JSON.parse(s.data);if(i.isReply){i.type==="experimental.GetURLPluginData"&&!i.error&&i.payload&&t(i.payload);return}i.type==="experimental.DataReloaded"&&e(),r({...i,payload:null,error:null,isReply:!0})},window.parent.postMessage("experimental.bootstrap","*",[o]),r({type:"experimental.GetURLPluginData",id:0,payload:null,error:null,isReply:!1})}var uh=La.map(({key:e})=>e);function k2(){try{dh(Zu,"./layout.worker.js?v=88c6fbd1eb59")}catch(e){ch(e)}}async function k0(){try{let e=new Blob([await hl("worker")],{type:"text/javascript"});dh(nc(),URL.createObjectURL(e))}catch(e){ch(e)}}ec()&&k0();function ch(e){let t=document.createElement("p");t.setAttribute("role","alert"),t.textContent=`The Activation Memory tab could not start: ${String(e)}`,document.body.append(t)}function dh(e,t){document.documentElement.lang="en",document.title="Activation Memory";let n=document.createElement("style");n.textContent=nh,document.head.append(n);let o=cl(Da,uh),r=()=>new Worker(new URL(t,import.meta.url)),{lay:s,prepare:i}=lc(r),a=Lm(e,ic(s),La,o,oh);yt(()=>{a.views.shown.value===dr&&i()}),ih(c=>{document.documentElement.classList.toggle("dark",c),a.isDark.value=c}),lh(c=>a.isVisible.value=c),S0(a);let u=document.createElement("div");u.id="activation-memory",document.body.append(u),Su(l(ml.Provider,{value:a,children:l(Tc,{})}),u)}function S0(e){let t=ks(e.address.peek());yt(()=>{let o=ks(e.address.value),r=_s.filter(i=>o[i]!==t[i]),s=r.find(i=>qu.includes(i));for(let i of s?[s,...r.filter(a=>a!==s)]:r)rh(i,o[i],i===s);t=o});let n=o=>{let r=cl(o,uh),s=ks(r);_s.every(i=>s[i]===t[i])||(t=s,e.change(r))};sh(()=>{e.isVisible.peek()&&n(Da)}),ah(e.reload,o=>{_s.every(r=>!t[r])&&n(r=>o[r]??"")})}export{k2 as render};
