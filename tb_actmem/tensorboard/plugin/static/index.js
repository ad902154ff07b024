var de,yc,el,Ln,Ji,hs,bc,fs,vc,tl,Zi,xc,_r=Symbol.for("pv"),gs={},ys=[],Zh=/^m(i|n|o|s|text|space)$/,nl=Array.isArray,ol=ys.slice,to=Object.assign;function eo(e){e&&e.parentNode&&e.remove()}function wc(e,t,n){var o,r,s,l={},a=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:l[s]=t[s];return a>2&&(l.children=a>3?ol.call(arguments,2):n),wr(e,l,o,r,null)}function wr(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:_r,__v:r||++yc,__i:-1,__u:0};return!r&&de.vnode&&de.vnode(s),s}function X(e){return e.children}function Fo(e,t){this.props=e,this.context=t,this.__g=0}function In(e,t){if(t==null)return e.__&&In(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:In(e)}function Xh(e){var t,n=e.__v,o=n.__e,r=[],s=[],l=e.__P;l&&((t=to({constructor:_r},n)).__v=n.__v+1,de.vnode&&de.vnode(t),rl(l,t,n,e.__n,l.namespaceURI,32&n.__u?[o]:null,r,o||In(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Cc(r,t,s),n.__=n.__e=null,t.__e!=o&&_c(t))}function _c(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),_c(e)}function Xi(e){(8&e.__g||(e.__g|=8,Ln.push(e),hs++))&&Ji==de.debounceRendering||((Ji=de.debounceRendering)||queueMicrotask)(kc)}function kc(){try{for(var e,t=1;Ln.length;)Ln.length>t&&Ln.sort(bc),e=Ln.shift(),t=Ln.length,8&e.__g&&Xh(e)}finally{(hs=Ln.length)&&(Ji||queueMicrotask)(kc)}}function Sc(e,t,n,o,r,s,l,a,c,u,d){var p,h,m,y,w,R,S=o.__k||ys,x=t.length;for(c=eg(n,t,S,c,x),p=0;p<x;p++)(m=n.__k[p])!=null&&(h=~m.__i&&S[m.__i]||gs,m.__i=p,R=rl(e,m,h,r,s,l,a,c,u,d),y=m.__e,(h.ref!=m.ref||8&h.__u)&&(h.ref&&sl(h.ref,null,m,h),m.ref&&d.push(m.ref,m.__c||y,m)),w=w||y,4&m.__u?(c=Rc(m,c,e,!h.__v),h.__e&&(h.__e=null)):typeof m.type=="function"&&R!==void 0?c=R:y&&(c=y.nextSibling),m.__u&=-21);return n.__e=w,c}function eg(e,t,n,o,r){var s,l,a,c,u,d,p,h,m,y=n.length,w=y,R=0,S=0,x=e.__k=Array(r);for(s=0;s<r;s++)(l=t[s])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=x[s]=wr(null,l):nl(l)?l=x[s]=wr(X,{children:l}):l.constructor===_r&&l.__b?l=x[s]=wr(l.type,l.props,l.key,l.ref,l.__v):x[s]=l,c=s+R,l.__=e,l.__b=e.__b+1,a=null,~(u=l.__i=tg(l,n,c,w))&&(w--,(a=n[u])&&(a.__u|=2)),a&&a.__v?(l.__u|=16,u==c-1?R--:u==c+1?R++:u!=c&&(u>c?R--:R++,S=1)):(~u||(r>y?R--:r<y&&R++),typeof l.type!="function"&&(l.__u|=4))):x[s]=null;if(S){for(d=[],p=[],s=0;s<r;s++)if((l=x[s])&&16&l.__u){for(R=0,h=d.length;R<h;)d[m=R+h>>1]<l.__i?R=m+1:h=m;d[R]=l.__i,p[s]=R+1}for(R=d.length;s--;)p[s]&&(p[s]==R?R--:x[s].__u|=4)}if(w)for(s=0;s<y;s++)!(a=n[s])||2&a.__u||(a.__e==o&&(o=In(a)),il(a,a));return o}function Rc(e,t,n,o){var r,s,l,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=Rc(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=In(e))&&!t.parentNode&&(t=null),l=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(l!=a&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,t):n.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function tg(e,t,n,o){var r,s=e.key,l=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&s==null||c&&s==a.key&&l==a.type)return n;if(o>(c?1:0)){for(r=n-1;r>=0;r--)if((a=t[r])&&!(2&a.__u)&&s==a.key&&l==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&!(2&a.__u)&&s==a.key&&l==a.type)return r}return-1}function gc(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function ps(e,t,n,o,r){var s,l;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||gc(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||gc(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(l=Zi[t]||(Zi[t]=ng(t)),(e.__a||(e.__a={}))[t]=tl,s=t!=(t=t.replace(vc,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,l,s):e.removeEventListener(t,l,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function ng(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[fs]==null)t[fs]=tl++;else if(t[fs]<this.__a[e])return;return n(de.event?de.event(t):t)}}}function rl(e,t,n,o,r,s,l,a,c,u){var d,p,h,m,y,w,R,S,x,P,_,A,M,T,$,z,E,O,L=t.type;if(t.constructor!==_r)return null;128&n.__u&&(c=32&n.__u,d=n.__c.__z)&&(t.__u|=c,p=s=[],d.nodeType==8?a=ms(d,s):s.push(d),a=s[0]||a),(d=de.__b)&&d(t);e:if(typeof L=="function"){h=l.length;try{if(S=t.props,x=(d=L.prototype)&&d.render,P=(d=L.contextType)&&o[d.__c],_=d?P?P.props.value:d.__:o,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=1)):(x?t.__c=m=new L(S,_):(t.__c=m=new Fo(S,_),m.constructor=L,m.render=rg),P&&P.sub(m),m.state||(m.state={}),m.__n=o,m.__g|=8,m.__h=[],m.__k=[]),x&&(m.__s||(m.__s=m.state),L.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=to({},m.__s)),to(m.__s,L.getDerivedStateFromProps(S,m.__s)))),y=m.props,w=m.state,m.__v=t,n.__c){if(S!==y&&x&&!L.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(S,_),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(S,m.__s,_)===!1){t.__v!=n.__v&&(m.props=S,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(D){D&&(D.__=t)}),ys.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&l.push(m),a=In(n);break e}m.componentWillUpdate&&m.componentWillUpdate(S,m.__s,_),x&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(y,w,R)})}else x&&!L.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),x&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=_,m.props=S,m.__P=e,m.__g&=-5,A=de.__r,M=x?25:0;do m.__g&=-9,A&&A(t),d=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++M<25);x&&(ys.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(o=to({},o,m.getChildContext())),x&&n.__c&&m.getSnapshotBeforeUpdate&&(R=m.getSnapshotBeforeUpdate(y,w)),T=d&&d.type===X&&d.key==null?d.props.children:d,S.__P&&(d=a,r=(e=S.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(D){D&&il(D,D)}),n.__k=null),a=n.__k?In(n,0):null),a=Sc(e,nl(T)?T:[T],t,n,o,r,s,l,a,c,u),S.__P&&(t.__e=null,a=d),t.__u&=-161,p&&p.some(eo),m.__h.length&&l.push(m),1&m.__g&&(m.__g&=-4)}catch(D){if(l.length=h,t.__v=null,c||s)if(D&&D.then){if(t.__u|=128|c,s){for(~(E=s.indexOf(a||void 0))||(E=s.length);(O=s[E-1])&&O.nodeType==8;)E--;for(;E<s.length;E++)if(O=s[E])if(s[E]=null,$){if(O==z)break}else{if(O.nodeType!=8)break;O.data.startsWith("$s")&&(z=ms($=O))}}if(!$){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;$=a}(d=ms($=t.__c.__z||(t.__c.__z=$)))?(t.__e=$,a=d):t.__e=a,a=a&&a.nextSibling}else s&&s.some(eo);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),D&&D.then||Pc(t),de.__e(D,t,n)}}else a=t.__e=og(n.__e,t,n,o,r,s,l,c,u,e);return(d=de.diffed)&&d(t),a}function ms(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Pc(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Pc))}function Cc(e,t,n){for(var o=0;o<n.length;)sl(n[o++],n[o++],n[o++]);de.__c&&de.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){de.__e(s,r.__v)}})}function og(e,t,n,o,r,s,l,a,c,u){var d,p,h,m,y,w,R,S,x=n.props||gs,P=t.props,_=t.type;if(_=="svg"?r="http://www.w3.org/2000/svg":_=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((y=s[d])&&(_?y.localName==_:y.nodeType==3)){e=y,s[d]=null;break}}if(!e){if(S=u.ownerDocument||document,!_)return S.createTextNode(P);e=S.createElementNS(r,_,P.is?P:u),a&&(de.__m&&de.__m(t,s),a=!1),s=null}if(_){if(u=_=="template"&&e.content||e,s=_=="textarea"&&P.defaultValue!=null?null:s&&ol.call(u.childNodes),!a&&s)for(x={},d=0;d<e.attributes.length;d++)x[(y=e.attributes[d]).name]=y.value;for(d in x)y=x[d],d=="dangerouslySetInnerHTML"?h=y:d=="children"||d in P||d=="value"&&"defaultValue"in P||d=="checked"&&"defaultChecked"in P||ps(e,d,null,y,r);for(d in P)y=P[d],d=="children"?m=y:d=="dangerouslySetInnerHTML"?p=y:d=="value"?w=y:d=="checked"?R=y:a&&typeof y!="function"||x[d]===y||ps(e,d,y,x[d],r);p?(a||h&&(p.__html==h.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(h&&(e.textContent=""),(_=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Zh.test(_))&&(r="http://www.w3.org/1999/xhtml"),Sc(u,nl(m)?m:[m],t,n,o,r,s,l,s?s[0]:n.__k&&In(n,0),a,c),s&&s.some(eo)),a&&_!="textarea"||(d="value",_=="progress"&&w==null?e.removeAttribute(d):w==null||w===e[d]&&(_!="progress"||w)||ps(e,d,w,x[d],r),d="checked",R!=null&&R!=e[d]&&ps(e,d,R,x[d],r))}else x===P||a&&e.data==P||(e.data=P);return e}function sl(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){de.__e(r,n)}}function il(e,t,n){var o,r,s,l;if(de.unmount&&de.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||sl(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){de.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(l=0;l<o.length;l++)o[l]&&il(o[l],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=ms(o,s=[]))&&(o==e.__e&&s.some(eo),eo(r),eo(o)),n||eo(e.__e),e.__e=e.__c=e.__=null}function rg(e,t,n){return this.constructor(e,n)}function Tc(e,t){var n,o,r,s;de.__&&de.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=wr(X,{children:[e]}),r=[],s=[],rl(t,t.__k,o||gs,gs,t.namespaceURI,o?null:t.firstChild?ol.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),Cc(r,t.__k,s),t.__k.props.children=null}function Mc(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&o.forEach(function(l){l.__g|=4,Xi(l)})},this.sub=function(s){o.add(s);var l=s.componentWillUnmount;s.componentWillUnmount=function(){o.delete(s),l&&l.call(s)}}),n.children}return t.__c="__cC"+xc++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}de={__e:function(e,t,n,o){for(var r,s,l;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((l=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),l=1),l&&8&r.__g)return void(r.__g|=2)}catch(a){e=a}}throw hs=0,e}},yc=0,el=function(e){return e!=null&&e.constructor===_r},Fo.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=to({},this.state)),typeof e=="function"&&(e=e(to({},n),this.props)),e&&(to(n,e),this.__v&&(t&&this.__k.push(t),Xi(this)))},Fo.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Xi(this))},Fo.prototype.render=X,Ln=[],hs=0,bc=function(e,t){return e.__v.__b-t.__v.__b},fs=Symbol(),vc=/(PointerCapture)$|Capture$/i,tl=0,Zi={},xc=0;var no,Ve,ll,Oc,al=Object.is,Sr=0,Fc=[],cl=[],We=de,Ec=We.__b,Ac=We.__r,Lc=We.diffed,Ic=We.__c,$c=We.unmount,Dc=We.__;function Rr(e,t){We.__h&&We.__h(Ve,e,Sr||t),Sr=0;var n=Ve.__H||(Ve.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function ee(e){return Sr=1,sg(Bc,e)}function sg(e,t,n){var o=Rr(no++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Bc(void 0,t),function(s){var l=(o.__N||o.__)[0],a=o.t(l,s);al(l,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Ve,!Ve.__f)){Ve.__f=!0;var r=Ve.shouldComponentUpdate;Ve.shouldComponentUpdate=function(s,l,a){var c=this.__H;if(!c)return!0;var u=!1,d=this.props!=s;if(c.__.some(function(h){h.__N&&(u=!0,al(h.__[0],h.__N[0])||(d=!0))}),r){var p=r.call(this,s,l,a);return u?p||d:p}return!u||d}}return o.__}function ge(e,t){var n=Rr(no++,3);!We.__s&&dl(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Ve.__H.__h.push(n))}function dt(e,t){var n=Rr(no++,4);!We.__s&&dl(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Ve.__h.push(n))}function ce(e){return Sr=5,ne(function(){return{current:e}},[])}function ne(e,t){var n=Rr(no++,7);return dl(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function $n(e,t){return Sr=8,ne(function(){return e},t)}function Gc(e){var t=Ve.context[e.__c],n=Rr(no++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(Ve)),t.props.value):e.__}function ig(){var e;do{for(;e=cl.shift();)try{kr(e)}catch(n){We.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Fc.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(kr),t.__h.some(ul),t.__h=[]}catch(n){t.__h=[],We.__e(n,e.__v)}}}while(cl.length)}We.__b=function(e){Ve=null,Ec&&Ec(e)},We.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Dc&&Dc(e,t)},We.__r=function(e){Ac&&Ac(e),no=0;var t=(Ve=e.__c).__H;t&&(ll==Ve?Ve.__h=[]:(t.__h.some(kr),t.__h.some(ul),no=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),ll=Ve},We.diffed=function(e){Lc&&Lc(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Nc(Fc.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),ll=Ve=null},We.__c=function(e,t){t.some(function(n){try{n.__h.some(kr),n.__h=n.__h.filter(function(o){return!o.__||ul(o)})}catch(o){n.__h=[function(){throw o}]}}),Ic&&Ic(e,t)},We.unmount=function(e){$c&&$c(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Nc(cl.push(r))}else kr(r)}catch(s){t=s}}),o.__H=void 0,t&&We.__e(t,o.__v))};var zc=typeof requestAnimationFrame=="function";function lg(e){var t,n=function(){clearTimeout(o),zc&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);zc&&(t=requestAnimationFrame(n))}function Nc(e){e!=1&&Oc==We.requestAnimationFrame||((Oc=We.requestAnimationFrame)||lg)(ig)}function kr(e){var t=Ve,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Ve=t}function ul(e){var t=Ve;e.__c=e.__(),Ve=t}function dl(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!al(n,e[o])})}function Bc(e,t){return typeof t=="function"?t(e):t}var ag=Symbol.for("preact-signals");function ws(){if(xn>1)xn--;else{var e,t=!1;for((function(){var r=vs;for(vs=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var l=s.t;l!==void 0;l=l.x)l.i===r.i&&(l.i=s.i);r=r.o}})();Cr!==void 0;){var n=Cr;for(Cr=void 0,bs++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Wc(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(bs=0,xn--,t)throw e}}function fl(e){if(xn>0)return e();pl=++cg,xn++;try{return e()}finally{ws()}}var Pr,De=void 0;function oo(e){var t=De,n=Pr;De=void 0,Pr=void 0;try{return e()}finally{De=t,Pr=n}}var Cr=void 0,xn=0,bs=0,cg=0,pl=0,vs=void 0,xs=0;function Vc(e){if(De!==void 0){var t=e.n;if(t===void 0||t.t!==De)return t={i:0,S:e,p:De.s,n:void 0,t:De,e:void 0,x:void 0,r:t},De.s!==void 0&&(De.s.n=t),De.s=t,e.n=t,32&De.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=De.s,t.n=void 0,De.s.n=t,De.s=t),t}}function Qe(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Qe.prototype.brand=ag;Qe.prototype.h=function(){return!0};Qe.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:oo(function(){var o;(o=t.W)==null||o.call(t)}))};Qe.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&oo(function(){var r;(r=t.Z)==null||r.call(t)}))}};Qe.prototype.subscribe=function(e){var t=this;return ct(function(){var n=t.value;oo(function(){return e(n)})},{name:"sub"})};Qe.prototype.valueOf=function(){return this.value};Qe.prototype.toString=function(){return this.value+""};Qe.prototype.toJSON=function(){return this.value};Qe.prototype.peek=function(){var e=this;return oo(function(){return e.value})};Object.defineProperty(Qe.prototype,"value",{get:function(){var e=Vc(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(bs>100)throw new Error("Cycle detected");(function(n){xn!==0&&bs===0&&n.l!==pl&&(n.l=pl,vs={S:n,v:n.v,i:n.i,o:vs})})(this),this.v=e,this.i++,xs++,xn++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ws()}}}});function Me(e,t){return new Qe(e,t)}function Wc(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Hc(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Uc(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function ro(e,t){Qe.call(this,void 0,t),this.x=e,this.s=void 0,this.g=xs-1,this.f=4}ro.prototype=new Qe;ro.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===xs))return!0;if(this.g=xs,this.f|=1,this.i>0&&!Wc(this))return this.f&=-2,!0;var e=De;try{Hc(this),De=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return De=e,Uc(this),this.f&=-2,!0};ro.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Qe.prototype.S.call(this,e)};ro.prototype.U=function(e){if(this.t!==void 0&&(Qe.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};ro.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(ro.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Vc(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function xe(e,t){return new ro(e,t)}function Kc(e){var t=e.j;if(e.j=void 0,typeof t=="function"){xn++;var n=De;De=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,ml(e),o}finally{De=n,ws()}}}function ml(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Kc(e)}function ug(e){if(De!==this)throw new Error("Out-of-order effect");Uc(this),De=e,this.f&=-2;try{8&this.f&&ml(this)}finally{ws()}}function Go(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Pr&&Pr.push(this)}Go.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Go.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Kc(this),Hc(this),xn++;var e=De;return De=this,ug.bind(this,e)};Go.prototype.N=function(){2&this.f||(this.f|=2,this.u=Cr,Cr=this)};Go.prototype.d=function(){this.f|=8,1&this.f||ml(this)};Go.prototype.dispose=function(){this.d()};function ct(e,t){var n=new Go(e,t);try{n.c()}catch(r){throw n.d(),r}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var jc,ks,_s,dg=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var qc=[];ct(function(){jc=this.N})();function Bo(e,t){de[e]=t.bind(null,de[e]||function(){})}function Tr(e){if(_s){var t=_s;_s=void 0,t()}_s=e&&e.S()}function Yc(e){var t=this,n=e.data,o=fg(n);o.name="ReactiveDom",o.value=n;var r=ne(function(){for(var a=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var u=xe(function(){var m=o.value.value;return m===0?0:m===!0?"":m||""}),d=xe(function(){return!Array.isArray(u.value)&&!el(u.value)}),p=ct(function(){if(this.N=Qc,d.value){var m=u.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=m)}}),h=t.__$u.d;return t.__$u.d=function(){p(),h.call(this)},[d,u]},[]),s=r[0],l=r[1];return s.value?l.peek():l.value}Yc.displayName="ReactiveTextNode";Object.defineProperties(Qe.prototype,{constructor:{configurable:!0,value:wc(X,null).constructor},type:{configurable:!0,value:Yc},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Bo("__b",function(e,t){if(Tr(),ks=void 0,typeof t.type=="string"){var n,o=t.props;for(var r in o)if(r!=="children"){var s=o[r];s instanceof Qe&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});Bo("__r",function(e,t){if(e(t),t.type!==X){Tr();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(r,s){var l;return ct(function(){l=this},{name:s}),l.c=r,l})((function(r){return function(){var s;dg&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),ks=o,Tr(n)}});Bo("__e",function(e,t,n,o){Tr(),ks=void 0,e(t,n,o)});Bo("diffed",function(e,t){Tr(),ks=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,r=t.props,s=n.U;if(s)for(var l in s){var a=s[l];a===void 0||o&&l in o||(a.d(),s[l]=void 0)}if(o){s||(s={},n.U=s);for(var c in o){var u=s[c],d=o[c];u===void 0?(u=pg(n,c,d,r),s[c]=u):u.o(d,r)}}}e(t)});function pg(e,t,n,o){var r=t in e&&e.ownerSVGElement===void 0,s=Me(n);return{o:function(l,a){s.value=l,o=a},d:ct(function(){this.N=Qc;var l=s.value.value;o[t]!==l&&(o[t]=l,r?e[t]=l:l!=null&&(l!==!1||t[4]==="-")?e.setAttribute(t,l):e.removeAttribute(t))})}}Bo("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var r in o){var s=o[r];s&&s.d()}}}var l=t.__np;if(l){var a=t.props;for(var c in l)a[c]=l[c]}t.__np=void 0}else{var u=t.__c;if(u){u.__$f|=8;var d=u.__$u;d&&(u.__$u=void 0,d.d())}}e(t)});Bo("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});Fo.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var l in e)if(l!=="__source"&&e[l]!==this.props[l])return!0;for(var a in this.props)if(!(a in e))return!0;return!1};function fg(e,t){return ne(function(){return Me(e,t)},[])}var mg=function(e){queueMicrotask(function(){queueMicrotask(e)})};function hg(){fl(function(){for(var e;e=qc.shift();)jc.call(e)})}function Qc(){qc.push(this)===1&&(de.requestAnimationFrame||mg)(hg)}var gg={n:"node",m:"module",s:"stretch",t:"leaf",o:"output",e:"edge"},yg=/^[nmsto]_?\d+-[nmsto]_?\d+-[a-z-]+$/;function Ft(e){if(yg.test(e))return{kind:"edge",number:-1,text:e};let[,t,n]=/^([nmstoe])_?(\d+)$/.exec(e)??[];return t===void 0?null:{kind:gg[t],number:Number(n),text:e}}function Ne(e){return{kind:"node",number:e,text:`n${e}`}}function Oe(e){return{kind:"module",number:e,text:`m${e}`}}function Gt(e){return e?.kind==="node"||e?.kind==="module"}function Jc(e){return Object.fromEntries([...new URLSearchParams(e)].filter(([,t])=>t!==""))}function Zc(e){return new URLSearchParams(e).toString()}function un(e,t,n){return Object.fromEntries(Object.entries({...e,[t]:n}).filter(([,o])=>o!==""))}var bg={};function He({settings:e},t){return e[t]??bg}var Vo={run:"",tag:"",step:null,view:"overview",selected:null,expand:null,runs:"",settings:{}},hl=["run","tag","step","view"];function eu(e){return[...hl,"selected","expand",...e,"runs"]}function gl(e,t){let n=e("step"),o=e("view");return{run:e("run"),tag:e("tag"),step:/^-?\d+$/.test(n)?Number(n):null,view:t.includes(o)?o:Vo.view,selected:Ft(e("selected")),expand:Bt(e("expand")),runs:e("runs"),settings:Object.fromEntries(t.map(r=>[r,Jc(e(r))]).filter(([,r])=>vg(r)))}}function vg(e){return Object.keys(e).length>0}function Ss(e){return{run:e.run,tag:e.tag,step:e.step===null?"":String(e.step),view:e.view===Vo.view?"":e.view,selected:e.selected?.text??"",expand:_t(e.expand),runs:e.runs,...Object.fromEntries(Object.entries(e.settings).map(([t,n])=>[t,Zc(n)]))}}function Bt(e){return e==="none"?[]:/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(e)?e.split(",").flatMap(n=>{let[o=0,r=o]=n.split("-").map(Number);return Array.from({length:Math.min(r-o,Xc)+1},(s,l)=>o+l)}).slice(0,Xc):null}var Xc=1e5;function _t(e){if(e===null)return"";if(e.length===0)return"none";let t=[...new Set(e)].sort((o,r)=>o-r),n=[];for(let o of t){let r=n.at(-1);r&&r[1]===o-1?r[1]=o:n.push([o,o])}return n.map(([o,r])=>o===r?`${o}`:`${o}-${r}`).join(",")}var Wo=class extends Error{};var Rs=[{state:"cached",colour:"#d55e00",line:"solid",head:"normal",help:"Saved for backward: at least one saved tensor uses its memory."},{state:"freed",colour:"#0072b2",line:"dashed",head:"empty",help:"Allocated in the forward pass and freed by its end."},{state:"held",colour:"#b0558c",line:"double",head:"diamond",help:"Alive after the forward pass, though no saved tensor uses it."},{state:"recomputed",colour:"#009e73",line:"dotted",head:"vee",help:"Allocated in a checkpointed region: the backward pass recomputes it."},{state:"input",colour:"#56b4e9",line:"solid",head:"vee",help:"Alive before the forward pass, and not saved."},{state:"parameter",colour:"#888888",line:"dotted",head:"none",help:"A parameter or buffer: alive with or without the forward pass."},{state:"not cached",colour:"#777777",line:"dashed",head:"vee",help:"Freed or held: without recorded ops the two cannot be distinguished."}];function nu(e){let t=JSON.parse(e),n=t?.version;if(n!==1)throw new Error(`This page reads version ${1} of the data and the server sent version ${JSON.stringify(n??null)}: reload the page, or restart TensorBoard after an upgrade.`);return t}var ou={isServed:!0,async get(e,t,n){let o=await kg(e,wg(t),n);return await xg(e,o)}};async function xg(e,t){if(e.endsWith(".dot"))return _g(t);let n=await t.text();return e.endsWith(".json")?nu(n):n}function wg(e){let t=new URLSearchParams;for(let[n,o]of Object.entries(e))o===void 0||o===!1||t.set(n,o===!0?"1":String(o));return t.toString()}async function _g(e){let t=o=>e.headers.get(`X-Actmem-${o}`),n=yl(t("Repeated")??"").map(o=>o.split(":").map(Number));return{dot:await e.text(),expand:yl(t("Expand")??"").map(Number),visible:Number(t("Visible")??0),seconds:Number(t("Seconds")??0),quick:t("Quick")===null?null:yl(t("Quick")??"").map(Number),repeated:n.map(([o=0,r=1])=>[o,r])}}function yl(e){return e===""?[]:e.split(",")}async function kg(e,t,n){let o;try{o=await fetch(t?`./${e}?${t}`:`./${e}`,{signal:n})}catch(s){throw n.aborted?s:new Error("TensorBoard does not answer. Check that it is running, then try again.",{cause:s})}if(o.ok)return o;let r=await Sg(e,o);throw o.status<500?new Wo(r):new Error(r)}async function Sg(e,t){return(t.headers.get("Content-Type")?.startsWith("text/plain")??!1?(await t.text()).trim():"")||`The server answered ${t.status} to ${e}; its log says why.`}var bl=Mc(null);function N(){let e=Gc(bl);if(!e)throw new Error("useStore was called outside of the page.");return e}function Ee(e){let{address:t,change:n}=N(),o=(r,s)=>n({settings:{[e]:un(He(t.peek(),e),r,s)}});return[He(t.value,e),o]}function iu(){return lu("replies")!==null}async function vl(e){let t=lu(e);if(!t)throw new Error(Rg);let n=new Blob([cu(t.textContent)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Response(n).text()}var Rg="This page does not include that, because the recording is large. Open the recording in TensorBoard, or write it as .json with tb-actmem export.";function lu(e){return document.getElementById(`page-${e}`)}function au(){let e=Mr("replies"),t=Mr("details"),n=Mr("lives"),o=Mr("graphs"),r=Mr("tables"),s=new Map,l,a={async"graph.dot"(u){let{lines:d,states:p}=await o(),{expand:h}=u;return l=h===void 0?p[0]:Cg(p,h,l?.expand??[]),s.set(ru(u),l),Mg(d,l)},"graph.svg":()=>Promise.resolve(Pg()),async"drawn.json"(u){let{drawn:d}=await t(),p=s.get(ru(u))?.drawn??[];return Or(p.map(h=>d[h]).find(h=>h?.id===u.id))},async"detail.json"({node:u,module:d=0}){let p=await t();return Or(u===void 0?p.module[d]:p.node[u])},"table.csv":async({by:u})=>Or((await r())[u]),"alive.json":async({op:u})=>Og(await n(),u)};return{isServed:!1,get:(u,d,p)=>a[u]?.(d,p)??c(u)};async function c(u){let d=(await e())[u];if(d===void 0)throw new Error("This page does not include that.");return d}}function ru({expand:e,show:t,hide:n}){return JSON.stringify([e??null,t??[],n??[]])}function Mr(e){let t;return()=>t??=vl(e).then(n=>JSON.parse(n))}function Or(e){if(e===void 0)throw new Error("This page does not include that.");return e}function Pg(){let{src:e}=document.querySelector(".paper img");return new TextDecoder().decode(cu(e.slice(e.indexOf(",")+1)))}function cu(e){return Uint8Array.from(atob(e),t=>t.charCodeAt(0))}function Cg(e,t,n){let[o,r]=[new Set(t),new Set(n)],s=({expand:l})=>{let a=new Set(l),c=t.filter(p=>!r.has(p)&&a.has(p)).length,u=n.filter(p=>!o.has(p)&&a.has(p)).length,d=l.filter(p=>o.has(p)).length;return Tg*(c-u)+2*d-l.length};return e.reduce((l,a)=>s(a)>s(l)?a:l)}var Tg=1e7;function Mg(e,{expand:t,visible:n,dot:o,repeated:r}){return{dot:o.map(l=>e[l]).join(`
`),expand:t,visible:n,seconds:0,quick:null,repeated:r}}function Og({version:e,most:t,ops:n,lives:o},r){let s=o.filter(({made_by:a,ended:c})=>a.op<=r&&(c===null||r<=c)),l=a=>{let c=o.filter(({ended:p})=>p===a);if(c.length===0)return null;let[u,d]=[su(c),c.length];return{at:Or(n[a]),nbytes:u,count:d,storages:c.slice(0,t)}};return{version:e,at:Or(n[r]),live_bytes:su(s),alive_count:s.length,alive:s.slice(0,t),before:l(r-1),behind:l(r)}}function su(e){return e.reduce((t,{nbytes:n})=>t+n,0)}function uu({groups:e}){return e.reduce((t,{svg:n})=>t+n.length,0)}function du(e=""){return(e.match(/-?\d+(?:\.\d+)?/g)??[]).map(Number)}var Eg=6e4,Ag=24e6;function pu(e,t=Ag){let n=new Map,o=(s,l)=>s.length+uu(l),r=(s,l)=>{n.delete(s),n.set(s,l);let a=[...n].reduce((c,u)=>c+o(...u),0);for(let c of n){if(a<=t)return;n.delete(c[0]),a-=o(...c)}};return async(s,l)=>{let a=n.get(s)??await e(s,l);return r(s,a),a}}function fu(e,t=Eg){let n,o=()=>{n??=e()};return{lay:(s,l)=>new Promise((a,c)=>{let u=n??e();n=void 0;let d=y=>{m(),u.terminate(),c(y)},p=()=>{d(new Error("Aborted.")),o()},h=setTimeout(()=>d(new Error(Lg(t))),t),m=()=>{clearTimeout(h),l.removeEventListener("abort",p),u.onmessage=u.onerror=null};u.onmessage=({data:y})=>{m(),n?.terminate(),n=u,y.layout?a(y.layout):c(new Error(`Graphviz cannot lay this graph out: ${y.error??"no reason given"}`))},u.onerror=y=>d(new Error(`The layout worker failed: ${y.message}`)),l.addEventListener("abort",p),l.aborted?p():u.postMessage(s)}),prepare:o}}function Lg(e){return`The layout took longer than ${e/1e3} s and was stopped: fold some modules and try again.`}function dn({tags:e},t){return e.find(({tag:n})=>n===t)??e[0]}function Ps(e){return JSON.stringify(e)}function mu(e,t,n){if(t.problem===null)return t.steps.findLast(o=>!n.has(Ps({run:e.run,tag:t.tag,...o})))}function wl(e,t,n=""){let o=dn(e,n);return o!==void 0&&!mu(e,o,t)}function xl(e){let t=e.map(n=>Math.max(...n.tags.flatMap(o=>o.steps.map(r=>r.wall_time??0)),0));return e[t.indexOf(Math.max(...t))]}function Er(e,t,n=new Map){let o=e?.runs??[],r=o.find(a=>a.run===t.run)??xl(o.filter(a=>!wl(a,n,t.tag)))??xl(o),s=r&&dn(r,t.tag);if(!s)return null;let l=s.steps.find(a=>a.step===t.step)??mu(r,s,n)??s.steps.at(-1);return{run:r,tag:s,step:l}}function hu(e,t,n){let o=e.runs.find(u=>u.run===t.run)??xl(e.runs),r=o&&dn(o,t.tag),s=r?.steps.at(-1),l=Er(e,t,n);if(!o||!r||!s||t.step!==null||s===l?.step)return"";let a=Ps({run:o.run,tag:r.tag,...s}),c=r.problem??n.get(a)??"";return c&&`${c.replace(/\.$/,"")}.`}function Cs({run:e,tag:t,step:n}){return n?{run:e.run,tag:t.tag,...n}:null}function Ts(e,t){let n=e.runs.find(s=>s.run===t.run);if(t.run&&!n)return`There is no run ${t.run} here.`;let o=n?.tags.find(s=>s.tag===t.tag);if(t.tag&&n&&!o)return`The run ${n.run} has no tag ${t.tag}.`;let r=(o??n?.tags[0])?.steps;return t.step===null||!r||r.some(({step:s})=>s===t.step)?"":`There is no recording at step ${t.step}.`}async function Ho(e,t,n){for(let o=1/0;;){t.throwIfAborted();let r=await e(),{pending:s}=r;if(!s||typeof s=="number"&&s>=o)return r;typeof s=="number"&&(o=s),n(r)}}function Vt({run:e,tag:t,step:n}){return{run:e,tag:t,step:n}}var Ar=["reduce","total_peak","step_peak","max_recompute"];function Lr(e,t){let n=Me({key:"",value:void 0,part:void 0,error:void 0,loading:!1}),o,r=Me(0),s=xe(e),l,a=0;async function c(h){let m=l=new AbortController,y=n.peek(),w=o===h?y.part:void 0;n.value={...y,part:w,error:void 0,loading:!0};let R=S=>{m.signal.aborted||(o=h,n.value={...n.peek(),part:S,error:void 0,loading:!0})};try{let S=await t(m.signal,R);m.signal.aborted||(n.value={key:h,value:S,part:void 0,error:void 0,loading:!1})}catch(S){if(m.signal.aborted)return;let x=S instanceof Error?S:new Error(String(S));n.value={...n.peek(),part:void 0,error:x,loading:!1}}}function u(){l?.abort(),n.peek().loading&&(n.value={...n.peek(),loading:!1})}let d=ct(()=>{let h=s.value,m=r.value!==a;if(u(),h===null)return;let y=n.peek();if(!m&&y.value!==void 0&&y.key===h){n.value={...y,error:void 0};return}a=r.peek(),oo(()=>c(h))}),p=xe(()=>{let{key:h,value:m,loading:y}=n.value;return!y&&h===s.value?m:void 0});return{state:n,current:p,reload:()=>r.value+=1,cancel(){u(),n.value={...n.peek(),error:new Dn}},dispose(){d(),l?.abort()}}}var wn=class extends Error{},Dn=class extends wn{constructor(){super("Cancelled.")}};function gu(e,{fetchOfShown:t,shown:n}){let o=[],r=new Map;function s(u,d){let p=t(()=>{let h=d();return h&&`${u} ${JSON.stringify(h)}`},(h,m,y)=>{let w={...Vt(h),...d()};return Ho(()=>e.get(u,w,m),m,y)});return o.push(p),p}function l(u){let d=r.get(u);if(d)return d;let p=Me(null),m={wanted:p,resource:s(u,()=>p.value===null?null:JSON.parse(p.value))};return r.set(u,m),m}function a(u,d){let p=n.peek();if(!p)throw new Error("No recording is chosen.");let h={...Vt(p),...d};return e.get(u,h,new AbortController().signal)}function c(){for(let u of o){let{error:d}=u.state.peek();d&&!(d instanceof wn)&&u.reload()}}return{follow:s,slotOf:l,once:a,reload:c,dispose:()=>o.forEach(u=>u.dispose())}}function kt(e,t){let{wanted:n,resource:o}=N().replies.slotOf(e),r=t&&JSON.stringify(t);dt(()=>(n.value=r,()=>{n.value=null}),[e,r]);let{value:s,part:l,error:a,loading:c}=o.state.value,u=n.value===r;return{value:l??s,current:u?o.current.value:void 0,error:u?a:void 0,loading:c||!u,reload:o.reload}}function so(e){return e.replace(/^aten::(\w+)(\.\w+)?$/,"$1")}function yu({parent:e}){let t=[],n=e.map(()=>[]),o=[];return e.forEach((r,s)=>{o.push(r===null?0:(o[r]??0)+1),(r===null?t:n[r]??t).push(s)}),{roots:t,children:n,depth:o}}function io({parent:e},t){let n=[];for(let o=t;o!==null;o=e[o]??null)n.push(o);return n}function bu({children:e},t){let n=[t];for(let o=0;o<n.length;o+=1)for(let r of e[n[o]??0]??[])n.push(r);return n}function _n({fqn:e,type_name:t,call:n},o){let r=e[o]||t[o]||"model",s=n[o]??0;return s>0?`${r} #${s+1}`:r}function Uo({total_bytes:e},{roots:t}){return t.reduce((n,o)=>n+(e[o]??0),0)}var _l=["KiB","MiB","GiB","TiB","PiB","EiB"];function B(e){if(e<0)return`-${B(-e)}`;if(e<1024)return`${e} B`;let t=BigInt(e);for(let n=1;;n+=1){let o=1024n**BigInt(n),r=n<3?1:2,s=10n**BigInt(r),l=(t*s+o/2n)/o;if(l>=1024n*s&&n<_l.length)continue;let a=`.${`${l%s}`.padStart(r,"0")}`;return`${l/s}${t%o===0n?"":a} ${_l[n-1]}`}}var vu=["FLOPs","kFLOPs","MFLOPs","GFLOPs","TFLOPs","PFLOPs"];function xu(e){let t=Math.min(Math.floor(Math.log10(Math.max(1,e))/3),vu.length-1);return`${t>0?(e/1e3**t).toFixed(1):e} ${vu[t]}`}function wu(e){if(e<=0)return"0 ms";let t=Math.max(0,1-Math.floor(Math.log10(e)));return`${e.toLocaleString("en-US",{minimumFractionDigits:t,maximumFractionDigits:t})} ms`}function zn(e){return`${q(e)} ${Math.abs(e)===1?"byte":"bytes"}`}function q(e){return e.toLocaleString("en-US")}function Je(e,t){if(t===0)return"-";if(e===0||e===t)return e?"100%":"0%";if(e>t)return`${Math.max(101,Math.round(100*e/t))}%`;let n=Math.round(1e3*e/t);return n<1?"<0.1%":n<1e3?`${(n/10).toFixed(1)}%`:">99.9%"}function ie(e,t,n=`${t}s`){return`${q(e)} ${e===1?t:n}`}function Zt(e,t){return[e,t&&`[${t.map(n=>n??"*").join(", ")}]`].filter(Boolean).join(" ")}function Ms(e){let t=/^(\d{1,20}(?:\.\d{1,9})?) ?([KMGTPE]iB|B)?$/.exec(e.trim());return t?Math.floor(Number(t[1])*1024**(_l.indexOf(t[2]??"")+1)):null}var Ig=Symbol.for("pv"),$g=0;function i(e,t,n,o,r,s){t||(t={});var l,a,c=t;if("ref"in c&&typeof e!="function")for(a in c={},t)a=="ref"?l=t[a]:c[a]=t[a];var u={type:e,props:c,key:n,ref:l,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ig,__v:--$g,__i:-1,__u:0};return(r||s)&&(u.__source=r,u.__self=s),de.vnode&&de.vnode(u),u}function Os({id:e,children:t}){let{graph:n}=N();return i("button",{type:"button",class:"link","data-id":e.text,onClick:()=>n.goTo(e),children:t})}function lo({node:e,text:t}){return i(Os,{id:Ne(e),children:t})}function Ue({message:e,children:t}){return i("div",{class:"error-box",role:"alert","data-testid":"error",children:[i("p",{children:e}),t&&i("div",{class:"actions",children:t})]})}function yt({error:e,retry:t}){return i(Ue,{message:e.message,children:i("button",{type:"button",onClick:t,children:"Try again"})})}function Fe({what:e}){return i("p",{class:"loading",role:"status","data-testid":"loading",children:e})}function Q({n:e}){return e==null?i("span",{class:"none",children:"–"}):i("span",{class:e===0?"bytes none":"bytes",title:zn(e),children:B(e)})}function St({part:e,whole:t}){let n=t>0?100*e/t:0;return i("span",{class:"bar","aria-hidden":"true",children:i("span",{style:{width:`${n}%`}})})}function Es({nbytes:e,storage_nbytes:t}){return t===null||t===e?null:i(X,{children:[" · ","a view of a ",i(Q,{n:t})," storage"]})}function As({verb:e,savers:t,of:n}){return t.length===0?null:i("p",{class:"sharers",children:[e," ",t.map(({node:o,op:r,fqn:s,slot:l},a)=>i("span",{children:[a>0&&", ",i(lo,{node:o,text:r})," ",i("small",{children:[s,l].filter(Boolean).join(" · ")})]},`${o} ${l}`)),n>t.length&&` and ${q(n-t.length)} more`]})}function Ls(e){return Rs.find(t=>t.state===e)}function Wt(e){return e.replace(" ","-")}var Dg={forward:"forward pass",backward:"backward pass",update:"optimizer step"};function Ko(e){return Dg[e]??e}function kl({state:e}){let{line:t,head:n}=Ls(e),o=n==="none"?29:21;return i("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:i("g",{class:`edge ${Wt(e)}`,children:[i("path",{class:t,d:t==="double"?`M1 3.75H${o}M1 6.25H${o}`:`M1 5H${o}`}),n!=="none"&&i("polygon",{points:zg[n],fill:Ng[n]})]})})}var zg={normal:"21,2 29,5 21,8",empty:"21,2 29,5 21,8",diamond:"19,5 24,2 29,5 24,8",vee:"20,1.5 29,5 20,8.5 23,5"},Ng={empty:"none"};function ao({state:e}){return e===null?i("span",{class:"none",children:"–"}):i("span",{class:"state",children:[i(kl,{state:e}),e]})}function co({text:e}){return i("span",{class:"end-of",title:e,children:i("bdi",{children:e})})}function pn({shown:e,of:t}){return t>e?i("p",{class:"hint",children:["and ",q(t-e)," more"]}):null}function Sl({id:e,reply:t}){let{graph:n}=N(),{value:o,error:r}=t,{value:s,loading:l}=n.picture.state.value;return!s&&l?i(Fe,{what:"Waiting for the graph…"}):n.isInPicture(e)?r?i(Ue,{message:r.message}):o?.id!==e.text?i(Fe,{what:"Reading the details…"}):o.calls_count>1?i(Bg,{drawn:o}):i(X,{children:[i("h2",{"data-testid":"details-title",children:o.title}),i("p",{class:"subtitle",children:[Fg[o.kind],o.nodes&&ie(o.nodes,"node")].filter(Boolean).join(" · ")}),o.ends.length>0&&i(Vg,{drawn:o}),i("p",{"data-testid":"drawn-bytes",children:[Gg[o.kind]??"attributed"," ",i(Q,{n:o.nbytes})]}),o.unknown>0&&i("p",{class:"hint",children:["The memory of ",ie(o.unknown,"tensor")," is unknown."]}),i("ul",{class:"saves","data-testid":"drawn-tensors","aria-label":"Tensors",children:o.tensors.map((a,c)=>i(Wg,{tensor:a},c))}),i(pn,{shown:o.tensors.length,of:o.tensors_count})]}):i("p",{class:"hint",children:"Not visible in the current graph"})}var Fg={stretch:"several ops in one box",leaf:"input",parameter:"parameter",output:"output",edge:"edge"},Gg={leaf:"memory",parameter:"memory",output:"memory",edge:"carries"};function Bg({drawn:e}){let{calls_count:t,calls:n,least_bytes:o,most_bytes:r,nbytes:s}=e,l=o===r?`${B(r)} each`:`${B(o)} to ${B(r)} each`;return i("section",{class:"repeated-calls","data-testid":"repeated",children:[i("p",{children:[i("b",{children:[e.title," ×",q(t)]})," ","in this box: ",l,", ",i(Q,{n:s})," in total. The details below are those of the first."]}),i("details",{children:[i("summary",{children:["All ",q(t)]}),i("ul",{class:"members",children:n.map(({module:a,fqn:c,nbytes:u})=>i("li",{children:[i(Os,{id:Oe(a),children:c})," ",i(Q,{n:u})]},a))}),i(pn,{shown:n.length,of:t})]})]})}function Vg({drawn:e}){return i("p",{class:"where",children:[i(ao,{state:e.state})," ",e.ends.map(({id:t,name:n},o)=>{let r=Ft(t);return i("span",{children:[o===0?"from ":" to ",r&&Gt(r)?i(Os,{id:r,children:n}):n]},t)})]})}function Wg({tensor:e}){return i("li",{class:"save",children:[i("p",{class:"save-head",children:[i(ao,{state:e.state}),i("span",{class:"type",children:Zt(e.dtype,e.shape)}),i(Q,{n:e.nbytes})]}),i("p",{class:"facts",children:[[e.category,e.name].filter(Boolean).join(" "),i(Es,{...e})]}),i(As,{verb:"saved by",savers:e.savers,of:e.savers_count})]})}function Rl({title:e,edges:t,of:n}){return t.length===0?null:i("section",{children:[i("h3",{children:[e," ",n>1&&i("small",{children:q(n)})]}),i("ul",{class:"edges","data-testid":e.toLowerCase(),"aria-label":e,children:t.map((o,r)=>i("li",{children:[i("p",{children:[i(lo,{node:o.node,text:o.op})," ",i("small",{children:o.fqn})]}),i("p",{class:"save-head",children:[i(ao,{state:o.state}),i("span",{class:"type",children:Zt(o.dtype,o.shape)}),i(Q,{n:o.nbytes})]})]},r))}),i(pn,{shown:t.length,of:n})]})}function Is(e,t,n){let o=URL.createObjectURL(new Blob([n],{type:t})),r=document.createElement("a");r.href=o,r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(o),1e4)}function $s(...e){return e.map(t=>String(t).replaceAll(/[^\w.-]+/g,"_")).join("-")}async function _u(e){try{await navigator.clipboard.writeText(e)}catch{let t=document.activeElement,n=document.createElement("textarea");n.value=e,n.style.position="fixed",n.style.opacity="0",document.body.append(n),n.select(),document.execCommand("copy"),n.remove(),t instanceof HTMLElement&&t.focus()}}function Pl({text:e,label:t}){let[n,o]=Ds();return i("button",{type:"button",class:"quiet copy",onClick:()=>o(e),"aria-label":t,title:t,children:n?"copied":"copy"})}function ku(){let{link:e}=N(),[t,n]=Ds();return i("span",{class:"copy-link",children:[i("button",{type:"button",class:"quiet",title:"Copy a link to this view","data-testid":"copy-link",onClick:()=>n(e()),children:"Copy link"}),i("span",{role:"status","data-testid":"link-copied",children:t&&"copied"})]})}function Ds(){let[e,t]=ee(!1),n=ce(0);return[e,r=>{_u(r).then(()=>{t(!0),window.clearTimeout(n.current),n.current=window.setTimeout(()=>t(!1),1500)})}]}function jo({code:e,label:t,testId:n}){return i("div",{class:"snippet",children:[i("pre",{"data-testid":n,tabIndex:0,children:e}),i(Pl,{text:e,label:t})]})}function zs({names:e,label:t}){let{change:n,isServed:o}=N();return!e||!o?null:i("button",{type:"button",class:"link checkpoint-link","data-testid":"what-if",title:`Predict with ${e} checkpointed`,onClick:r=>{r.stopPropagation(),n({view:"compare",settings:{compare:{checkpoint:e}}})},children:t})}function Su({recording:e}){let t=N(),{selected:n}=t.address.value,o=Gt(n)?{[n.kind]:n.number}:null,{value:r,error:s,loading:l}=kt("detail.json",o),a=kt("drawn.json",t.graph.boxParams(n));if(n===null)return null;let c=l||a.loading,u=r?.id===n.text?r:void 0;return i("aside",{class:"details","aria-label":"Details","aria-busy":c,"data-testid":"details",children:[i("button",{type:"button",class:"quiet close","aria-label":"Close the details","data-testid":"details-close",onClick:()=>t.select(null),children:"×"}),!Gt(n)&&i(Sl,{id:n,reply:a}),Gt(n)&&s&&i(Ue,{message:s.message}),Gt(n)&&!u&&!s&&i(Fe,{what:"Reading the details…"}),Gt(n)&&u&&i(Hg,{id:n,detail:u,box:a,recording:e})]})}function Hg({id:e,detail:t,box:n,recording:o}){let{graph:r}=N(),s=e.kind==="module";return i(X,{children:[i(Ug,{id:e,detail:t,recording:o}),r.times(e)>1&&i(Sl,{id:e,reply:n}),i("dl",{class:"sums",children:[i(Cl,{label:`attributed ${t.where}`.trimEnd(),n:t.attributed_bytes,help:s?"Storages attributed to the ops inside.":"Storages attributed to this op: it saved them first."}),t.shared_bytes!==null&&i(Cl,{label:"shared",n:t.shared_bytes,help:"Saved here too, but attributed to another op."}),i(Cl,{label:"exclusive",n:t.exclusive_bytes,help:`Memory released if only this ${s?"module":"op"} stopped saving.`})]}),i("section",{children:[i("h3",{children:s?"Saved tensors, largest first":"Saved tensors"}),t.saves.length===0&&i("p",{class:"hint",children:"Saves nothing for backward."}),i("ul",{class:"saves","data-testid":"saves",children:t.saves.map((l,a)=>i(Kg,{save:l,isInModule:s},a))}),i(pn,{shown:t.saves.length,of:t.saves_count})]}),i(jg,{detail:t}),i(Rl,{title:"Inputs",edges:t.inputs,of:t.inputs_count}),i(Rl,{title:"Outputs",edges:t.outputs,of:t.outputs_count})]})}function Cl({label:e,n:t,help:n}){return i("div",{title:n,children:[i("dt",{children:e}),i("dd",{children:i(Q,{n:t})})]})}function Ug({id:e,detail:t,recording:n}){let{graph:o,recordings:r,views:s}=N(),l=e.kind==="module",a=t.file?`${t.file}:${t.line}`:t.source,c=l?r.moduleAround(e):t.module;return i(X,{children:[i("h2",{"data-testid":"details-title",children:t.title||t.type_name||"model"}),i("p",{class:"subtitle",children:[l?t.type_name:t.name,t.region!==null&&"recomputed in the backward pass"].filter(Boolean).join(" · ")}),c!==null&&i("p",{class:"where",children:["in"," ",i("button",{type:"button",class:"link",onClick:()=>o.goTo(Oe(c)),children:_n(n.modules,c)})," ",i("small",{children:n.modules.type_name[c]})]}),s.shown.value!=="graph"&&i("p",{class:"where",children:i("button",{type:"button",class:"link","data-testid":"show-in-graph",onClick:()=>o.reveal(e),children:"Show in graph"})}),l&&i("p",{class:"where",children:i(zs,{names:n.modules.fqn[e.number]??"",label:"Predict with checkpointing"})}),a&&i("p",{class:"where source",children:[i("code",{title:a,children:t.source}),t.function&&i("small",{children:t.function}),i(Pl,{text:a,label:"Copy the source location"})]})]})}function Kg({save:e,isInModule:t}){let n=e.category==="parameter"||e.category==="buffer";return i("li",{class:e.attributed?"save":"save shared",children:[i("p",{class:"save-head",children:[i("code",{class:"slot",children:e.slot}),i("span",{class:"type",children:Zt(e.dtype,e.shape)}),i(Q,{n:e.nbytes})]}),t&&i("p",{children:["by ",i(lo,{node:e.node,text:e.op})]}),i("p",{class:"facts",children:[[e.category&&(e.name?`${e.category} ${e.name}`:e.category),e.kind!=="saved"&&e.kind,!e.attributed&&!n&&"attributed to another op"].filter(Boolean).join(" · "),i(Es,{...e})]}),i("p",{class:"reason",children:e.reason}),e.formula&&i("p",{class:"formula",children:i("code",{children:e.formula})}),i(As,{verb:"shared with",savers:e.shared_with,of:e.shared_count})]})}function jg({detail:{released:e,released_bytes:t,released_count:n}}){return n===0?null:i("section",{children:[i("h3",{children:["Backward frees ",i(Q,{n:t})]}),i("ul",{class:"edges","data-testid":"releases","aria-label":"Freed in its backward pass",children:e.map(({storage:o,made_by:{name:r,fqn:s,node:l,backward_of:a},...c})=>i("li",{children:[i("p",{children:["allocated ",a?"in ":"by ",i(qg,{op:a?.op??r,node:a?.node??l}),a&&"'s backward"," ",i("small",{children:a?.fqn??s})]}),i("p",{class:"save-head",children:[i("span",{class:"type",children:Zt(c.dtype,c.shape)}),i(Q,{n:c.nbytes}),i("small",{children:["after op ",q(c.ended??0)]})]})]},o))}),i(pn,{shown:e.length,of:n})]})}function qg({op:e,node:t}){return t===null?i(X,{children:so(e)}):i(lo,{node:t,text:so(e)})}var Yg=`import tb_actmem
from torch.utils.tensorboard import SummaryWriter

with SummaryWriter(LOGDIR) as writer:
    with tb_actmem.record(model) as recorder:
        loss = loss_fn(model(inputs), targets)
    tb_actmem.add_recording(
        writer, "activation_memory", recorder.recording, global_step=0
    )
`;function Ru({logdir:e}){let t=Yg.replace("LOGDIR",()=>JSON.stringify(e||"runs"));return i("div",{class:"empty","data-testid":"empty",children:[i("h2",{children:"No recording here yet"}),i("p",{children:[e?i(X,{children:["The log directory ",i("code",{children:e})," holds no activation memory recording."]}):"The log directories hold no activation memory recording."," ","Record one forward pass and add it to the log:"]}),i(jo,{code:t,label:"Copy the code",testId:"snippet"}),i("p",{class:"hint",children:["A recording appears here once the writer has flushed it (",i("code",{children:"writer.flush()"}),", or leaving the ",i("code",{children:"with"})," block) and the server has read the log again."]})]})}function Qg(e){let t=[];for(let n of e.filter(({is_main:o})=>o)){let o=t.at(-1);n.level===0&&!n.is_aside||!o?t.push({total:n,parts:[]}):o.parts.push(n)}return t}function Cu({lines:e}){return i("dl",{class:"all-totals","data-testid":"totals-lines",children:Qg(e).map(({total:t,parts:n})=>i("div",{class:"account",children:[i(Pu,{line:t}),n.map(o=>i(Pu,{line:o},o.key))]},t.key))})}function Pu({line:e}){let t=e.is_aside?1:Math.min(e.level,3);return i("div",{class:`line level-${t}`,"data-testid":`totals-line-${e.key}`,children:[i("dt",{children:e.is_aside?e.where:`${e.label} ${e.where}`.trimEnd()}),i(Tl,{line:e,id:e.key})]})}function Tl({line:e,id:t}){let n=`help-${t}`;return i("dd",{children:[i("button",{type:"button",class:"figure","aria-describedby":n,children:e.nbytes===null?"not known":B(e.nbytes)}),i("span",{class:"tooltip",role:"tooltip",id:n,children:[i("b",{children:e.nbytes===null?"not known":zn(e.nbytes)}),e.help]})]})}function Mu({recording:e}){let[t,n]=ee(!1),{meta:o,totals:r,headline:s}=e;return i("header",{class:"header",children:[i("div",{class:"headline",children:[o.label&&i("strong",{class:"label",children:o.label}),i(Zg,{lines:Xg(r,s)}),i("button",{type:"button",class:"quiet","aria-expanded":t,"aria-controls":"all-totals","data-testid":"all-totals",onClick:()=>n(!t),children:t?"fewer totals":"all totals"}),i(Jg,{meta:o})]}),i("div",{id:"all-totals",hidden:!t,children:i(Cu,{lines:r})}),i(ty,{notes:o.notes})]})}function Jg({meta:e}){let t=[e.device,`torch ${e.torch_version}`,e.created_ns?new Date(e.created_ns/1e6).toLocaleString():""];return i("span",{class:"provenance",children:[e.rank!==null&&`rank ${e.rank}`,i("span",{class:"rest",children:[e.rank!==null&&" · ",t.filter(Boolean).join(" · ")]})]})}function Zg({lines:e}){return i("dl",{class:"totals","data-testid":"totals",children:e.map((t,n)=>i("div",{class:t.key,"data-testid":`total-${t.key}`,children:[i("dt",{children:ey(t,n)}),i(Tl,{line:t,id:`total-${t.key}`})]},t.key))})}function Xg(e,t){return t.flatMap(n=>e.find(o=>o.key===n)??[])}function ey({label:e,where:t,is_aside:n},o){return n?t:o===0?`${e} ${t}`.trimEnd():e}function ty({notes:e}){let[t,n]=ee(""),[o,...r]=e;if(o===void 0)return null;let s=[...new Set(r.map(a=>a.code))].filter(Boolean),l=r.filter(a=>!s.includes(t)||a.code===t);return i("div",{class:"notes",role:"note","data-testid":"notes",children:[i(Tu,{note:o}),r.length>0&&i("details",{children:[i("summary",{children:r.length===1?"1 more note":`${r.length} more notes`}),s.length>1&&i("select",{"aria-label":"notes of one kind","data-testid":"note-codes",value:t,onChange:a=>n(a.currentTarget.value),children:[i("option",{value:"",children:"all notes"}),s.map(a=>i("option",{children:a},a))]}),l.map(a=>i(Tu,{note:a},a.text))]})]})}function Tu({note:e}){return i("p",{children:[e.text," ",e.code&&i("code",{children:["[",e.code,"]"]})]})}function qo(e){let t=e.toLowerCase().split(/\s+/).filter(Boolean);return n=>t.every(o=>n.includes(o))}function Ns(e){try{let t=new RegExp(e,"i");return n=>t.test(n)}catch{return null}}function fn({label:e,testId:t,isInvalid:n=!1,onInput:o,...r}){return i("input",{...r,list:void 0,"aria-label":e,"aria-invalid":n,"data-testid":t,onInput:s=>o(s.currentTarget.value)})}function Ou(){let{address:e,change:t,recordings:n}=N(),[o,r]=ee(!1),s=ny("(min-width: 821px)"),l=n.entry.value;if(!l)return null;let{run:a,tag:c,step:u}=l,d=e.value.runs,p=Ns(d)!==null,h=n.matchingRuns.value,m=n.damaged.value;return i("aside",{class:"sidebar","data-testid":"sidebar",children:i("details",{class:"choices",open:s||o,onToggle:y=>!s&&r(y.currentTarget.open),children:[i("summary",{children:[a.run,u&&` · step ${u.step}`]}),u&&i(ry,{tag:c,step:u.step}),a.tags.length>1&&i(oy,{tags:a.tags,tag:c.tag}),i("fieldset",{class:"runs",children:[i("legend",{children:"Runs"}),i(fn,{type:"search",placeholder:"Filter runs (regex)",label:"Filter runs by regular expression",isInvalid:!p,title:p?"":"Not a regular expression yet: matched as plain text.",testId:"run-filter",value:d,onInput:y=>t({runs:y})}),i("div",{class:"run-list",children:[h.map(y=>i("label",{class:"run",title:y,children:[i("input",{type:"radio",name:"run",value:y,checked:y===a.run,onChange:()=>n.chooseRun(y)}),i("span",{children:y}),m.has(y)&&i("small",{children:"× cannot be read"})]},y)),h.length===0&&i("p",{class:"hint",children:"No run matches."})]})]})]})})}function ny(e){let t=ne(()=>window.matchMedia(e),[e]),[n,o]=ee(t.matches);return ge(()=>{let r=()=>o(t.matches);return t.addEventListener("change",r),()=>t.removeEventListener("change",r)},[t]),n}function oy({tags:e,tag:t}){let{recordings:n}=N(),o=e.find(r=>r.tag===t)?.description;return i("label",{class:"field",children:[i("span",{children:"Tag"}),i("select",{"data-testid":"tag",value:t,title:o,onChange:r=>n.chooseTag(r.currentTarget.value),children:e.map(r=>i("option",{value:r.tag,children:r.tag},r.tag))})]})}function ry({tag:e,step:t}){let{recordings:n}=N(),[o,r]=ee(null),s=e.steps,l=s.findIndex(u=>u.step===t),a=s[o??l],c=u=>{let d=s[u];r(null),d&&n.chooseStep(u===s.length-1?null:d.step)};return i("div",{class:"field","data-testid":"step",children:[i("span",{id:"step-label",children:["Step ",i("b",{class:"number",children:a?.step}),s.length>1&&i("small",{children:[(o??l)+1," of ",s.length]})]}),s.length>1&&i("div",{class:"step-row",children:[i("button",{type:"button","aria-label":"Previous step","data-testid":"step-previous",disabled:l<=0,onClick:()=>c(l-1),children:"‹"}),i("input",{type:"range",min:0,max:s.length-1,value:o??l,"aria-labelledby":"step-label","aria-valuetext":`step ${a?.step}`,"data-testid":"step-slider",onInput:u=>r(Number(u.currentTarget.value)),onChange:u=>c(Number(u.currentTarget.value))}),i("button",{type:"button","aria-label":"Next step","data-testid":"step-next",disabled:l>=s.length-1,onClick:()=>c(l+1),children:"›"})]}),a&&i("small",{children:a.wall_time===null?"time not known":sy(a.wall_time)})]})}function sy(e){return new Date(e*1e3).toLocaleString()}function Au(){let{isServed:e}=N(),t=kt("totals.json",e?{}:null).current?.totals??[];return t.length===0?i(Fe,{what:Eu}):i("div",{class:"recording",children:[i("header",{class:"header",children:i("div",{class:"headline",children:i("dl",{class:"totals","data-testid":"rounded-totals",children:t.map(({key:n,label:o,help:r,nbytes:s})=>i("div",{class:n,title:r,children:[i("dt",{children:o}),i("dd",{class:"figure",children:B(s)})]},n))})})}),i(Fe,{what:`Rounded to seven digits. ${Eu}`})]})}var Eu="Reading the recording…";function iy(e){ge(()=>{let t=n=>{let o=n.target instanceof Element&&n.target.matches("input, select");n.key==="Escape"&&!n.defaultPrevented&&!o&&e()};return window.addEventListener("keydown",t),()=>window.removeEventListener("keydown",t)},[e])}function Lu(){let e=N();iy(e.deselect);let{value:t,error:n,loading:o}=e.recordings.index.state.value,r=i("button",{type:"button",onClick:e.reload,children:"Try again"});if(!t)return n?i(Ue,{message:n.message,children:r}):o?i(Fe,{what:"Looking for recordings…"}):null;let s=e.recordings.entry.value;return s?i("div",{class:"app",children:[i(Ou,{}),i("main",{class:"main",children:[n&&i(Ue,{message:n.message,children:r}),i(ly,{index:t,shown:s}),s.step?i(ay,{}):i(Ue,{message:s.tag.problem??"This tag holds no recording.",children:r})]})]}):i(Ru,{logdir:t.logdir})}function ly({index:e,shown:t}){let{address:n,recordings:o}=N(),r=Ts(e,n.value)||hu(e,n.value,o.unreadable.value);if(!r)return null;let s=t.step&&` · step ${t.step.step}`;return i("p",{class:"missing",role:"status","data-testid":"missing",children:[r," Showing ",t.run.run,s,"."]})}function ay(){let{change:e,recordings:t,views:n}=N(),{value:o,error:r,loading:s}=t.recording.state.value;if(r)return i(yt,{error:r,retry:t.recording.reload});if(!o)return i(Au,{});let[l,a]=[n.available.value,n.shown.value];return i("div",{class:"recording","aria-busy":s,"data-testid":"recording",children:[s&&i(cy,{}),i(Mu,{recording:o}),i("div",{class:"tab-bar",children:[i(py,{views:l,shown:a,onChoose:c=>e({view:c})}),i(ku,{})]}),i("div",{class:"stage",children:[l.filter(({key:c,isKept:u})=>u||c===a).map(c=>i(uy,{view:c,recording:o,isHidden:c.key!==a},c.key)),i(Su,{recording:o})]})]})}function cy(){let{run:e,step:t}=N().recordings.shown.value??{};return i("p",{class:"reading",role:"status","data-testid":"reading",children:["Reading ",e," · step ",t,"…"]})}function uy({view:e,recording:t,isHidden:n}){return i("section",{class:"view",role:"tabpanel",id:`view-${e.key}`,"aria-labelledby":`tab-${e.key}`,"data-testid":`view-${e.key}`,hidden:n,children:i(dy,{view:e,recording:t,isHidden:n})})}function dy({view:e,recording:t,isHidden:n}){let{views:o}=N(),r=o.reply(e),{value:s,part:l,error:a,loading:c}=r?.state.value??{},u=l??s;return a?i(yt,{error:a,retry:()=>r?.reload()}):r&&u===void 0?c?i(Fe,{what:e.waiting??"Reading…"}):null:i(e.Panel,{recording:t,reply:u,isLoading:c===!0,isHidden:n})}function py({views:e,shown:t,onChoose:n}){return ge(()=>{document.getElementById(`tab-${t}`)?.scrollIntoView({block:"nearest",inline:"nearest"})},[t]),i("div",{class:"tabs",role:"tablist","aria-label":"Views",onKeyDown:r=>{let s={ArrowLeft:-1,ArrowRight:1}[r.key];if(s===void 0)return;let l=e.map(({key:c})=>c),a=l[(l.indexOf(t)+s+l.length)%l.length];a&&(n(a),document.getElementById(`tab-${a}`)?.focus())},children:e.map(({key:r,title:s})=>i("button",{type:"button",role:"tab",id:`tab-${r}`,"data-testid":`tab-${r}`,"aria-selected":r===t,"aria-controls":`view-${r}`,tabIndex:r===t?0:-1,onClick:()=>n(r),children:s},r))})}function $u(e,t,n){let o=Fs(n);if(o==="modules")return{comparand:Yo(n),problem:""};if(o==="plan")return{comparand:Bs(n),problem:""};if(n.run===void 0)return Iu(my(e,t));let r=fy(n),s=Ts(e,r);if(s)return{comparand:null,problem:s};let l=Er(e,r),a=l&&Cs(l);return a?Ol(a,t)?{comparand:null,problem:"This is the recording already shown: choose another one."}:Iu(a):{comparand:null,problem:l?.tag.problem??"This tag holds no recording."}}var Ml=["recording","modules","plan"];function Fs(e){return e.checkpoint?"modules":Ar.some(t=>e[t])?"plan":Ml.includes(e.by)?e.by:e.offload?"modules":"recording"}function Yo({checkpoint:e,save:t,offload:n}){return!e&&!n?null:{...e&&{checkpoint:e},...e&&t&&{save:t},...n&&{offload:n}}}function Gs(e){let t=Yo({...e});return t?{...t}:{by:"modules"}}function Bs(e){let t=Ar.find(o=>e[o]),n=e.offload==="1";return t?{goal:t,value:e[t]??"",offload:n}:null}function Qo(e,t,n){return{...t?{[e]:t}:{by:"plan"},...n&&{offload:"1"}}}function Ir({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}function fy({run:e="",tag:t="",step:n=""}){return{run:e,tag:t,step:/^-?\d+$/.test(n)?Number(n):null}}function Iu(e){return{comparand:e&&{key:e},problem:""}}function Du({run:e,tag:t,step:n},o){return e===o.run&&t===o.tag&&n===String(o.step)}function Ol(e,t){return e.run===t.run&&e.tag===t.tag&&e.step===t.step}function my(e,t){let n=e.runs.findIndex(({run:c})=>c===t.run),r=[...e.runs.slice(n+1),...e.runs.slice(0,n)].map(c=>({...c,letters:hy(c.run,t.run)}));for(let{run:c,tags:u}of r.sort((d,p)=>p.letters-d.letters)){let d=dn({tags:u.filter(gy)},t.tag),p=d?.steps.at(-1);if(d&&p)return{run:c,tag:d.tag,...p}}let s=e.runs[n]?.tags.find(({tag:c})=>c===t.tag),l=s?.steps.findIndex(({step:c})=>c===t.step)??-1,a=s?.steps[l-1]??s?.steps[l+1];return a?{run:t.run,tag:t.tag,...a}:null}function hy(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1;return n}function gy({problem:e,steps:t}){return e===null&&t.length>0}function zu({goal:e,value:t,offload:n}){return{[e]:t,...n?{offload:n}:{}}}function $r(e){if("goal"in e){let{goal:r,value:s,offload:l}=e;return{[r]:s,...l?{offload:"1"}:{}}}if(!("key"in e))return{...e};let{run:t,tag:n,step:o}=e.key;return{other_run:t,other_tag:n,other_step:o}}var uo="compare";function El(e,t){return JSON.stringify([e,t])}function Nu(e,t,{address:n,change:o},{index:r,shown:s,fetchOfShown:l,choose:a},c){let u=xe(()=>{let{value:M}=r.state.value;return M&&s.value?$u(M,s.value,He(n.value,uo)):null}),d=xe(()=>Fs(He(n.value,uo))),p=xe(()=>u.value?.comparand&&JSON.stringify(u.value.comparand)),h=Me(null);function m(M,T,$){h.value=null;let z=({pending:O})=>h.value=O,E={...Vt(M),...zu(T)};return Ho(()=>e.get("plan.json",E,$),$,z)}let y=()=>c.value===uo&&p.value?p.value:null,w=l(()=>y()?`compare ${y()}`:null,async(M,T)=>{let $=u.peek()?.comparand;if(!$)throw new Error("Nothing is chosen to compare with.");if("goal"in $){let{planned:O,unreachable:L}=await m(M,$,T),D=O&&O.comparison;return{shown:M,comparand:$,comparison:D,planned:O,unreachable:L}}let z={...Vt(M),...$r($)},E=await e.get("compare.json",z,T);return{shown:M,comparand:$,comparison:E,planned:null,unreachable:null}}),R=l(()=>{let{value:M,loading:T}=w.state.value;return!y()||T||!M?.comparison?.changes_count?null:`difference ${y()} ${He(n.value,uo).open??""}`},async(M,T)=>{let $=u.peek()?.comparand;if(!$)throw new Error("Nothing is chosen to compare with.");let z=Bt(He(n.peek(),uo).open??""),E={...Vt(M),...$r($),...z===null?{}:{expand:[...z]}},O=await e.get("compare.dot",E,T);return{pair:El(M,$),graph:O,layout:await t(O.dot,T)}});function S(M){let T=He(n.peek(),uo);o({settings:{compare:un(T,"open",_t(M))}})}function x(M){let T=new Set(R.state.peek().value?.graph.expand);T.delete(M)||T.add(M),S([...T])}function P(){let[M,T]=[s.peek(),u.peek()?.comparand];!M||!T||!("key"in T)||(a(T.key),o({settings:{compare:Ir(M)}}))}let _=null,A=ct(()=>{let[M,T]=[_,s.value];if(_=T,!M||!T||Ol(M,T))return;let $=He(n.peek(),uo);Fs($)==="recording"&&Du($,T)&&o({settings:{compare:Ir(M)}})});return{mode:d,choice:u,reply:w,planProgress:h,difference:R,open:S,toggle:x,swap:P,dispose:A}}function Vs(e){return[...new Set(e.flat())].sort((t,n)=>t-n)}function Fu(e,{op:t,phases:n}){if(!(e.length===n.length&&e.every((l,a)=>l.kind===n[a]?.kind)))return{op:t,end:n.at(-1)?.end_op??1/0};let r=0;return{op:t.map(l=>{for(;r<n.length-1&&l>=(n[r]?.end_op??0);)r+=1;let[a,c]=[n[r],e[r]];if(!a||!c||a.end_op===a.first_op)return c?.first_op??l;let u=(l-a.first_op)/(a.end_op-a.first_op);return c.first_op+u*(c.end_op-c.first_op)}),end:e.at(-1)?.end_op??1/0}}function Al(e,t){let n=-1;return e.map(o=>{for(;(t[n+1]??1/0)<=o;)n+=1;return n})}function Gu(e,{op:t,end:n},o){return Al(e,t).map((r,s)=>(e[s]??0)>n?null:o[r]??0)}function Bu(e,t){return e.map(n=>t.get(n)??null)}function Ws(e,t){let n=0;return e.forEach((o,r)=>{Math.abs(o-t)<Math.abs((e[n]??1/0)-t)&&(n=r)}),n}var yy="uplot",by="u-hz",vy="u-vt",xy="u-title",wy="u-wrap",_y="u-under",ky="u-over",Sy="u-axis",mo="u-off",Ry="u-select",Py="u-cursor-x",Cy="u-cursor-y",Ty="u-cursor-pt",My="u-legend",Oy="u-live",Ey="u-inline",Ay="u-series",Ly="u-marker",Vu="u-label",Iy="u-value",zr="width",Nr="height";var Wu="bottom",Jo="left",Ll="right",Ql="#000",Hu=Ql+"0",Il="mousemove",Uu="mousedown",$l="mouseup",Ku="mouseenter",ju="mouseleave",qu="dblclick",$y="resize",Dy="scroll",Yu="change",qs="dppxchange",Jl="--",rr=typeof window<"u",Gl=rr?document:null,Xo=rr?window:null,zy=rr?navigator:null,ye,Hs;function Bl(){let e=devicePixelRatio;ye!=e&&(ye=e,Hs&&Wl(Yu,Hs,Bl),Hs=matchMedia(`(min-resolution: ${ye-.001}dppx) and (max-resolution: ${ye+.001}dppx)`),ho(Yu,Hs,Bl),Xo.dispatchEvent(new CustomEvent(qs)))}function Ot(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Vl(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function Ae(e,t,n){e.style[t]=n+"px"}function Xt(e,t,n,o){let r=Gl.createElement(e);return t!=null&&Ot(r,t),n?.insertBefore(r,o),r}function Ht(e,t){return Xt("div",e,t)}var Qu=new WeakMap;function mn(e,t,n,o,r){let s="translate("+t+"px,"+n+"px)",l=Qu.get(e);s!=l&&(e.style.transform=s,Qu.set(e,s),t<0||n<0||t>o||n>r?Ot(e,mo):Vl(e,mo))}var Ju=new WeakMap;function Zu(e,t,n){let o=t+n,r=Ju.get(e);o!=r&&(Ju.set(e,o),e.style.background=t,e.style.borderColor=n)}var Xu=new WeakMap;function ed(e,t,n,o){let r=t+""+n,s=Xu.get(e);r!=s&&(Xu.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var Zl={passive:!0},Ny={...Zl,capture:!0};function ho(e,t,n,o){t.addEventListener(e,n,o?Ny:Zl)}function Wl(e,t,n,o){t.removeEventListener(e,n,Zl)}rr&&Bl();function en(e,t,n,o){let r;n=n||0,o=o||t.length-1;let s=o<=2147483647;for(;o-n>1;)r=s?n+o>>1:Et((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function Td(e){return(n,o,r)=>{let s=-1,l=-1;for(let a=o;a<=r;a++)if(e(n[a])){s=a;break}for(let a=r;a>=o;a--)if(e(n[a])){l=a;break}return[s,l]}}var Md=e=>e!=null,Od=e=>e!=null&&e>0,Js=Td(Md),Fy=Td(Od);function Gy(e,t,n,o=0,r=!1){let s=r?Fy:Js,l=r?Od:Md;[t,n]=s(e,t,n);let a=e[t],c=e[t];if(t>-1)if(o==1)a=e[t],c=e[n];else if(o==-1)a=e[n],c=e[t];else for(let u=t;u<=n;u++){let d=e[u];l(d)&&(d<a?a=d:d>c&&(c=d))}return[a??ke,c??-ke]}function Zs(e,t,n,o){let r=od(e),s=od(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let l=n==10?kn:Ed,a=r==1?Et:Ut,c=s==1?Ut:Et,u=a(l(Xe(e))),d=c(l(Xe(t))),p=er(n,u),h=er(n,d);return n==10&&(u<0&&(p=Se(p,-u)),d<0&&(h=Se(h,-d))),o||n==2?(e=p*r,t=h*s):(e=$d(e,p),t=Xs(t,h)),[e,t]}function Xl(e,t,n,o){let r=Zs(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var ea=.1,td={mode:3,pad:ea},Gr={pad:0,soft:null,mode:0},By={min:Gr,max:Gr};function Ys(e,t,n,o){return ei(n)?nd(e,t,n):(Gr.pad=n,Gr.soft=o?0:null,Gr.mode=o?3:0,nd(e,t,By))}function me(e,t){return e??t}function Vy(e,t,n){for(t=me(t,0),n=me(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function nd(e,t,n){let o=n.min,r=n.max,s=me(o.pad,0),l=me(r.pad,0),a=me(o.hard,-ke),c=me(r.hard,ke),u=me(o.soft,ke),d=me(r.soft,-ke),p=me(o.mode,0),h=me(r.mode,0),m=t-e,y=kn(m),w=bt(Xe(e),Xe(t)),R=kn(w),S=Xe(R-y);(m<1e-24||S>10)&&(m=0,(e==0||t==0)&&(m=1e-24,p==2&&u!=ke&&(s=0),h==2&&d!=-ke&&(l=0)));let x=m||w||1e3,P=kn(x),_=er(10,Et(P)),A=x*(m==0?e==0?.1:1:s),M=Se($d(e-A,_/10),24),T=e>=u&&(p==1||p==3&&M<=u||p==2&&M>=u)?u:ke,$=bt(a,M<T&&e>=T?T:tn(T,M)),z=x*(m==0?t==0?.1:1:l),E=Se(Xs(t+z,_/10),24),O=t<=d&&(h==1||h==3&&E>=d||h==2&&E<=d)?d:-ke,L=tn(c,E>O&&t<=O?O:bt(O,E));return $==L&&$==0&&(L=100),[$,L]}var Wy=new Intl.NumberFormat(rr?zy.language:"en-US"),ta=e=>Wy.format(e),At=Math,js=At.PI,Xe=At.abs,Et=At.floor,Ze=At.round,Ut=At.ceil,tn=At.min,bt=At.max,er=At.pow,od=At.sign,kn=At.log10,Ed=At.log2,Hy=(e,t=1)=>At.sinh(e)*t,Dl=(e,t=1)=>At.asinh(e/t),ke=1/0;function rd(e){return(kn((e^e>>31)-(e>>31))|0)+1}function Hl(e,t,n){return tn(bt(e,t),n)}function Ad(e){return typeof e=="function"}function ue(e){return Ad(e)?e:()=>e}var Uy=()=>{},Ld=e=>e,Id=(e,t)=>t,Ky=e=>null,sd=e=>!0,id=(e,t)=>e==t,jy=/\.\d*?(?=9{6,}|0{6,})/gm,go=e=>{if(zd(e)||Fn.has(e))return e;let t=`${e}`,n=t.match(jy);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,s]=t.split("e");return+`${go(r)}e${s}`}return Se(e,o)};function po(e,t){return go(Se(go(e/t))*t)}function Xs(e,t){return go(Ut(go(e/t))*t)}function $d(e,t){return go(Et(go(e/t))*t)}function Se(e,t=0){if(zd(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Ze(o)/n}var Fn=new Map;function Dd(e){return((""+e).split(".")[1]||"").length}function Vr(e,t,n,o){let r=[],s=o.map(Dd);for(let l=t;l<n;l++){let a=Xe(l),c=Se(er(e,l),a);for(let u=0;u<o.length;u++){let d=e==10?+`${o[u]}e${l}`:o[u]*c,p=(l>=0?0:a)+(l>=s[u]?0:s[u]),h=e==10?d:Se(d,p);r.push(h),Fn.set(h,p)}}return r}var Br={},na=[],tr=[null,null],Nn=Array.isArray,zd=Number.isInteger,qy=e=>e===void 0;function ld(e){return typeof e=="string"}function ei(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Yy(e){return e!=null&&typeof e=="object"}var Qy=Object.getPrototypeOf(Uint8Array),Nd="__proto__";function nr(e,t=ei){let n;if(Nn(e)){let o=e.find(r=>r!=null);if(Nn(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=nr(e[r],t)}else n=e.slice()}else if(e instanceof Qy)n=e.slice();else if(t(e)){n={};for(let o in e)o!=Nd&&(n[o]=nr(e[o],t))}else n=e;return n}function je(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=Nd&&(ei(e[r])?je(e[r],nr(o[r])):e[r]=nr(o[r]))}return e}var Jy=0,Zy=1,Xy=2;function eb(e,t,n){for(let o=0,r,s=-1;o<t.length;o++){let l=t[o];if(l>s){for(r=l-1;r>=0&&e[r]==null;)e[r--]=null;for(r=l+1;r<n&&e[r]==null;)e[s=r++]=null}}}function tb(e,t){if(rb(e)){let l=e[0].slice();for(let a=1;a<e.length;a++)l.push(...e[a].slice(1));return sb(l[0])||(l=ob(l)),l}let n=new Set;for(let l=0;l<e.length;l++){let c=e[l][0],u=c.length;for(let d=0;d<u;d++)n.add(c[d])}let o=[Array.from(n).sort((l,a)=>l-a)],r=o[0].length,s=new Map;for(let l=0;l<r;l++)s.set(o[0][l],l);for(let l=0;l<e.length;l++){let a=e[l],c=a[0];for(let u=1;u<a.length;u++){let d=a[u],p=Array(r).fill(void 0),h=t?t[l][u]:Zy,m=[];for(let y=0;y<d.length;y++){let w=d[y],R=s.get(c[y]);w===null?h!=Jy&&(p[R]=w,h==Xy&&m.push(R)):p[R]=w}eb(p,m,r),o.push(p)}}return o}var nb=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function ob(e){let t=e[0],n=t.length,o=Array(n);for(let s=0;s<o.length;s++)o[s]=s;o.sort((s,l)=>t[s]-t[l]);let r=[];for(let s=0;s<e.length;s++){let l=e[s],a=Array(n);for(let c=0;c<n;c++)a[c]=l[o[c]];r.push(a)}return r}function rb(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let s=0;s<n;s++)if(r[s]!=t[s])return!1}}return!0}function sb(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=o)return!0;let s=bt(1,Et((r-o+1)/t));for(let l=e[o],a=o+s;a<=r;a+=s){let c=e[a];if(c!=null){if(c<=l)return!1;l=c}}return!0}var Fd=["January","February","March","April","May","June","July","August","September","October","November","December"],Gd=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Bd(e){return e.slice(0,3)}var ib=Gd.map(Bd),lb=Fd.map(Bd),ab={MMMM:Fd,MMM:lb,WWWW:Gd,WWW:ib};function Dr(e){return(e<10?"0":"")+e}function cb(e){return(e<10?"00":e<100?"0":"")+e}var ub={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Dr(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Dr(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Dr(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Dr(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Dr(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>cb(e.getMilliseconds())};function oa(e,t){t=t||ab;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?ub[r[1]]:r[0]);return s=>{let l="";for(let a=0;a<n.length;a++)l+=typeof n[a]=="string"?n[a]:n[a](s,t);return l}}var db=new Intl.DateTimeFormat().resolvedOptions().timeZone;function pb(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==db?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var Vd=e=>e%1==0,Qs=[1,2,2.5,5],fb=Vr(10,-32,0,Qs),Wd=Vr(10,0,32,Qs),mb=Wd.filter(Vd),fo=fb.concat(Wd),ra=`
`,Hd="{YYYY}",ad=ra+Hd,Ud="{M}/{D}",Fr=ra+Ud,Us=Fr+"/{YY}",Kd="{aa}",hb="{h}:{mm}",Zo=hb+Kd,cd=ra+Zo,ud=":{ss}",ve=null;function jd(e){let t=e*1e3,n=t*60,o=n*60,r=o*24,s=r*30,l=r*365,c=(e==1?Vr(10,0,3,Qs).filter(Vd):Vr(10,-3,0,Qs)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),u=[[l,Hd,ve,ve,ve,ve,ve,ve,1],[r*28,"{MMM}",ad,ve,ve,ve,ve,ve,1],[r,Ud,ad,ve,ve,ve,ve,ve,1],[o,"{h}"+Kd,Us,ve,Fr,ve,ve,ve,1],[n,Zo,Us,ve,Fr,ve,ve,ve,1],[t,ud,Us+" "+Zo,ve,Fr+" "+Zo,ve,cd,ve,1],[e,ud+".{fff}",Us+" "+Zo,ve,Fr+" "+Zo,ve,cd,ve,1]];function d(p){return(h,m,y,w,R,S)=>{let x=[],P=R>=l,_=R>=s&&R<l,A=p(y),M=Se(A*e,3),T=zl(A.getFullYear(),P?0:A.getMonth(),_||P?1:A.getDate()),$=Se(T*e,3);if(_||P){let z=_?R/s:0,E=P?R/l:0,O=M==$?M:Se(zl(T.getFullYear()+E,T.getMonth()+z,1)*e,3),L=new Date(Ze(O/e)),D=L.getFullYear(),U=L.getMonth();for(let W=0;O<=w;W++){let oe=zl(D+E*W,U+z*W,1),Y=oe-p(Se(oe*e,3));O=Se((+oe+Y)*e,3),O<=w&&x.push(O)}}else{let z=R>=r?r:R,E=Et(y)-Et(M),O=$+E+Xs(M-$,z);x.push(O);let L=p(O),D=L.getHours()+L.getMinutes()/n+L.getSeconds()/o,U=R/o,W=h.axes[m]._space,oe=S/W;for(;O=Se(O+R,e==1?0:3),!(O>w);)if(U>1){let Y=Et(Se(D+U,6))%24,pe=p(O).getHours()-Y;pe>1&&(pe=-1),O-=pe*o,D=(D+U)%24;let we=x[x.length-1];Se((O-we)/R,3)*oe>=.7&&x.push(O)}else x.push(O)}return x}}return[c,u,d]}var[gb,yb,bb]=jd(1),[vb,xb,wb]=jd(.001);Vr(2,-53,53,[1]);function dd(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function pd(e,t){return(n,o,r,s,l)=>{let a=t.find(y=>l>=y[0])||t[t.length-1],c,u,d,p,h,m;return o.map(y=>{let w=e(y),R=w.getFullYear(),S=w.getMonth(),x=w.getDate(),P=w.getHours(),_=w.getMinutes(),A=w.getSeconds(),M=R!=c&&a[2]||S!=u&&a[3]||x!=d&&a[4]||P!=p&&a[5]||_!=h&&a[6]||A!=m&&a[7]||a[1];return c=R,u=S,d=x,p=P,h=_,m=A,M(w)})}}function _b(e,t){let n=oa(t);return(o,r,s,l,a)=>r.map(c=>n(e(c)))}function zl(e,t,n){return new Date(e,t,n)}function fd(e,t){return t(e)}var kb="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function md(e,t){return(n,o,r,s)=>s==null?Jl:t(e(o))}function Sb(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function Rb(e,t){return e.series[t].fill(e,t)}var Pb={show:!0,live:!0,isolate:!1,mount:Uy,markers:{show:!0,width:2,stroke:Sb,fill:Rb,dash:"solid"},idx:null,idxs:null,values:[]};function Cb(e,t){let n=e.cursor.points,o=Ht(),r=n.size(e,t);Ae(o,zr,r),Ae(o,Nr,r);let s=r/-2;Ae(o,"marginLeft",s),Ae(o,"marginTop",s);let l=n.width(e,t,r);return l&&Ae(o,"borderWidth",l),o}function Tb(e,t){let n=e.series[t].points;return n._fill||n._stroke}function Mb(e,t){let n=e.series[t].points;return n._stroke||n._fill}function Ob(e,t){return e.series[t].points.size}var Nl=[0,0];function Eb(e,t,n){return Nl[0]=t,Nl[1]=n,Nl}function Ks(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function Fl(e,t,n,o=!0){return r=>{(!o||r.target==t)&&n(r)}}var Ab={show:!0,x:!0,y:!0,lock:!1,move:Eb,points:{one:!1,show:Cb,size:Ob,width:0,stroke:Mb,fill:Tb},bind:{mousedown:Ks,mouseup:Ks,click:Ks,dblclick:Ks,mousemove:Fl,mouseleave:Fl,mouseenter:Fl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},qd={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},sa=je({},qd,{filter:Id}),Yd=je({},sa,{size:10}),Qd=je({},qd,{show:!1}),ia='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Jd="bold "+ia,Zd=1.5,hd={show:!0,scale:"x",stroke:Ql,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Jd,side:2,grid:sa,ticks:Yd,border:Qd,font:ia,lineGap:Zd,rotate:0},Lb="Value",Ib="Time",gd={show:!0,scale:"x",auto:!1,sorted:1,min:ke,max:-ke,idxs:[]};function $b(e,t,n,o,r){return t.map(s=>s==null?"":ta(s))}function Db(e,t,n,o,r,s,l){let a=[],c=Fn.get(r)||0;n=l?n:Se(Xs(n,r),c);for(let u=n;u<=o;u=Se(u+r,c))a.push(Object.is(u,-0)?0:u);return a}function Ul(e,t,n,o,r,s,l){let a=[],c=e.scales[e.axes[t].scale].log,u=c==10?kn:Ed,d=Et(u(n));r=er(c,d),c==10&&(r=fo[en(r,fo)]);let p=n,h=r*c;c==10&&(h=fo[en(h,fo)]);do a.push(p),p=p+r,c==10&&!Fn.has(p)&&(p=Se(p,Fn.get(r))),p>=h&&(r=p,h=r*c,c==10&&(h=fo[en(h,fo)]));while(p<=o);return a}function zb(e,t,n,o,r,s,l){let c=e.scales[e.axes[t].scale].asinh,u=o>c?Ul(e,t,bt(c,n),o,r):[c],d=o>=0&&n<=0?[0]:[];return(n<-c?Ul(e,t,bt(c,-o),-n,r):[c]).reverse().map(h=>-h).concat(d,u)}var Xd=/./,Nb=/[12357]/,Fb=/[125]/,yd=/1/,Kl=(e,t,n,o)=>e.map((r,s)=>t==4&&r==0||s%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function Gb(e,t,n,o,r){let s=e.axes[n],l=s.scale,a=e.scales[l],c=e.valToPos,u=s._space,d=c(10,l),p=c(9,l)-d>=u?Xd:c(7,l)-d>=u?Nb:c(5,l)-d>=u?Fb:yd;if(p==yd){let h=Xe(c(1,l)-d);if(h<u)return Kl(t.slice().reverse(),a.distr,p,Ut(u/h)).reverse()}return Kl(t,a.distr,p,1)}function Bb(e,t,n,o,r){let s=e.axes[n],l=s.scale,a=s._space,c=e.valToPos,u=Xe(c(1,l)-c(2,l));return u<a?Kl(t.slice().reverse(),3,Xd,Ut(a/u)).reverse():t}function Vb(e,t,n,o){return o==null?Jl:t==null?"":ta(t)}var bd={show:!0,scale:"y",stroke:Ql,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Jd,side:3,grid:sa,ticks:Yd,border:Qd,font:ia,lineGap:Zd,rotate:0};function Wb(e,t){let n=3+(e||1)*2;return Se(n*t,3)}function Hb(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],s=e.valToPos(r[o[0]],n,!0),l=e.valToPos(r[o[1]],n,!0),a=Xe(l-s),c=e.series[t],u=a/(c.points.space*ye);return o[1]-o[0]<=u}var vd={scale:null,auto:!0,sorted:0,min:ke,max:-ke},ep=(e,t,n,o,r)=>r,xd={show:!0,auto:!0,sorted:0,gaps:ep,alpha:1,facets:[je({},vd,{scale:"x"}),je({},vd,{scale:"y"})]},wd={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:ep,alpha:1,points:{show:Hb,filter:null},values:null,min:ke,max:-ke,idxs:[],path:null,clip:null};function Ub(e,t,n,o,r){return n/10}var tp={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Kb=je({},tp,{time:!1,ori:1}),_d={};function np(e,t){let n=_d[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,s,l,a,c,u){for(let d=0;d<n.plots.length;d++)n.plots[d]!=r&&n.plots[d].pub(o,r,s,l,a,c,u)}},e!=null&&(_d[e]=n)),n}var or=1,jl=2;function yo(e,t,n){let o=e.mode,r=e.series[t],s=o==2?e._data[t]:e._data,l=e.scales,a=e.bbox,c=s[0],u=o==2?s[1]:s[t],d=o==2?l[r.facets[0].scale]:l[e.series[0].scale],p=o==2?l[r.facets[1].scale]:l[r.scale],h=a.left,m=a.top,y=a.width,w=a.height,R=e.valToPosH,S=e.valToPosV;return d.ori==0?n(r,c,u,d,p,R,S,h,m,y,w,ni,sr,ri,rp,ip):n(r,c,u,d,p,S,R,m,h,w,y,oi,ir,ca,sp,lp)}function la(e,t){let n=0,o=0,r=me(e.bands,na);for(let s=0;s<r.length;s++){let l=r[s];l.series[0]==t?n=l.dir:l.series[1]==t&&(l.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function jb(e,t,n,o,r){let s=e.mode,l=e.series[t],a=s==2?l.facets[1].scale:l.scale,c=e.scales[a];return r==-1?c.min:r==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Sn(e,t,n,o,r,s){return yo(e,t,(l,a,c,u,d,p,h,m,y,w,R)=>{let S=l.pxRound,x=u.dir*(u.ori==0?1:-1),P=u.ori==0?sr:ir,_,A;x==1?(_=n,A=o):(_=o,A=n);let M=S(p(a[_],u,w,m)),T=S(h(c[_],d,R,y)),$=S(p(a[A],u,w,m)),z=S(h(s==1?d.max:d.min,d,R,y)),E=new Path2D(r);return P(E,$,z),P(E,M,z),P(E,M,T),E})}function ti(e,t,n,o,r,s){let l=null;if(e.length>0){l=new Path2D;let a=t==0?ri:ca,c=n;for(let p=0;p<e.length;p++){let h=e[p];if(h[1]>h[0]){let m=h[0]-c;m>0&&a(l,c,o,m,o+s),c=h[1]}}let u=n+r-c,d=10;u>0&&a(l,c,o-d/2,u,o+s+d)}return l}function qb(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function aa(e,t,n,o,r,s,l){let a=[],c=e.length;for(let u=r==1?n:o;u>=n&&u<=o;u+=r)if(t[u]===null){let p=u,h=u;if(r==1)for(;++u<=o&&t[u]===null;)h=u;else for(;--u>=n&&t[u]===null;)h=u;let m=s(e[p]),y=h==p?m:s(e[h]),w=p-r;m=l<=0&&w>=0&&w<c?s(e[w]):m;let S=h+r;y=l>=0&&S>=0&&S<c?s(e[S]):y,y>=m&&a.push([m,y])}return a}function kd(e){return e==0?Ld:e==1?Ze:t=>po(t,e)}function op(e){let t=e==0?ni:oi,n=e==0?(r,s,l,a,c,u)=>{r.arcTo(s,l,a,c,u)}:(r,s,l,a,c,u)=>{r.arcTo(l,s,c,a,u)},o=e==0?(r,s,l,a,c)=>{r.rect(s,l,a,c)}:(r,s,l,a,c)=>{r.rect(l,s,c,a)};return(r,s,l,a,c,u=0,d=0)=>{u==0&&d==0?o(r,s,l,a,c):(u=tn(u,a/2,c/2),d=tn(d,a/2,c/2),t(r,s+u,l),n(r,s+a,l,s+a,l+c,u),n(r,s+a,l+c,s,l+c,d),n(r,s,l+c,s,l,d),n(r,s,l,s+a,l,u),r.closePath())}}var ni=(e,t,n)=>{e.moveTo(t,n)},oi=(e,t,n)=>{e.moveTo(n,t)},sr=(e,t,n)=>{e.lineTo(t,n)},ir=(e,t,n)=>{e.lineTo(n,t)},ri=op(0),ca=op(1),rp=(e,t,n,o,r,s)=>{e.arc(t,n,o,r,s)},sp=(e,t,n,o,r,s)=>{e.arc(n,t,o,r,s)},ip=(e,t,n,o,r,s,l)=>{e.bezierCurveTo(t,n,o,r,s,l)},lp=(e,t,n,o,r,s,l)=>{e.bezierCurveTo(n,t,r,o,l,s)};function ap(e){return(t,n,o,r,s)=>yo(t,n,(l,a,c,u,d,p,h,m,y,w,R)=>{let{pxRound:S,points:x}=l,P,_;u.ori==0?(P=ni,_=rp):(P=oi,_=sp);let A=Se(x.width*ye,3),M=(x.size-x.width)/2*ye,T=Se(M*2,3),$=new Path2D,z=new Path2D,{left:E,top:O,width:L,height:D}=t.bbox;ri(z,E-T,O-T,L+T*2,D+T*2);let U=W=>{if(c[W]!=null){let oe=S(p(a[W],u,w,m)),Y=S(h(c[W],d,R,y));P($,oe+M,Y),_($,oe,Y,M,0,js*2)}};if(s)s.forEach(U);else for(let W=o;W<=r;W++)U(W);return{stroke:A>0?$:null,fill:$,clip:z,flags:or|jl}})}function cp(e){return(t,n,o,r,s,l)=>{o!=r&&(s!=o&&l!=o&&e(t,n,o),s!=r&&l!=r&&e(t,n,r),e(t,n,l))}}var Yb=cp(sr),Qb=cp(ir);function up(e){let t=me(e?.alignGaps,0);return(n,o,r,s)=>yo(n,o,(l,a,c,u,d,p,h,m,y,w,R)=>{[r,s]=Js(c,r,s);let S=l.pxRound,x=D=>S(p(D,u,w,m)),P=D=>S(h(D,d,R,y)),_,A;u.ori==0?(_=sr,A=Yb):(_=ir,A=Qb);let M=u.dir*(u.ori==0?1:-1),T={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:or},$=T.stroke,z=!1;if(s-r>=w*4){let D=J=>n.posToVal(J,u.key,!0),U=null,W=null,oe,Y,vt,Le=x(a[M==1?r:s]),pe=x(a[r]),we=x(a[s]),le=D(M==1?pe+1:we-1);for(let J=M==1?r:s;J>=r&&J<=s;J+=M){let qe=a[J],Ie=(M==1?qe<le:qe>le)?Le:x(qe),be=c[J];Ie==Le?be!=null?(Y=be,U==null?(_($,Ie,P(Y)),oe=U=W=Y):Y<U?U=Y:Y>W&&(W=Y)):be===null&&(z=!0):(U!=null&&A($,Le,P(U),P(W),P(oe),P(Y)),be!=null?(Y=be,_($,Ie,P(Y)),U=W=oe=Y):(U=W=null,be===null&&(z=!0)),Le=Ie,le=D(Le+M))}U!=null&&U!=W&&vt!=Le&&A($,Le,P(U),P(W),P(oe),P(Y))}else for(let D=M==1?r:s;D>=r&&D<=s;D+=M){let U=c[D];U===null?z=!0:U!=null&&_($,x(a[D]),P(U))}let[O,L]=la(n,o);if(l.fill!=null||O!=0){let D=T.fill=new Path2D($),U=l.fillTo(n,o,l.min,l.max,O),W=P(U),oe=x(a[r]),Y=x(a[s]);M==-1&&([Y,oe]=[oe,Y]),_(D,Y,W),_(D,oe,W)}if(!l.spanGaps){let D=[];z&&D.push(...aa(a,c,r,s,M,x,t)),T.gaps=D=l.gaps(n,o,r,s,D),T.clip=ti(D,u.ori,m,y,w,R)}return L!=0&&(T.band=L==2?[Sn(n,o,r,s,$,-1),Sn(n,o,r,s,$,1)]:Sn(n,o,r,s,$,L)),T})}function Jb(e){let t=me(e.align,1),n=me(e.ascDesc,!1),o=me(e.alignGaps,0),r=me(e.extend,!1);return(s,l,a,c)=>yo(s,l,(u,d,p,h,m,y,w,R,S,x,P)=>{[a,c]=Js(p,a,c);let _=u.pxRound,{left:A,width:M}=s.bbox,T=pe=>_(y(pe,h,x,R)),$=pe=>_(w(pe,m,P,S)),z=h.ori==0?sr:ir,E={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:or},O=E.stroke,L=h.dir*(h.ori==0?1:-1),D=$(p[L==1?a:c]),U=T(d[L==1?a:c]),W=U,oe=U;r&&t==-1&&(oe=A,z(O,oe,D)),z(O,U,D);for(let pe=L==1?a:c;pe>=a&&pe<=c;pe+=L){let we=p[pe];if(we==null)continue;let le=T(d[pe]),J=$(we);t==1?z(O,le,D):z(O,W,J),z(O,le,J),D=J,W=le}let Y=W;r&&t==1&&(Y=A+M,z(O,Y,D));let[vt,Le]=la(s,l);if(u.fill!=null||vt!=0){let pe=E.fill=new Path2D(O),we=u.fillTo(s,l,u.min,u.max,vt),le=$(we);z(pe,Y,le),z(pe,oe,le)}if(!u.spanGaps){let pe=[];pe.push(...aa(d,p,a,c,L,T,o));let we=u.width*ye/2,le=n||t==1?we:-we,J=n||t==-1?-we:we;pe.forEach(qe=>{qe[0]+=le,qe[1]+=J}),E.gaps=pe=u.gaps(s,l,a,c,pe),E.clip=ti(pe,h.ori,R,S,x,P)}return Le!=0&&(E.band=Le==2?[Sn(s,l,a,c,O,-1),Sn(s,l,a,c,O,1)]:Sn(s,l,a,c,O,Le)),E})}function Sd(e,t,n,o,r,s,l=ke){if(e.length>1){let a=null;for(let c=0,u=1/0;c<e.length;c++)if(t[c]!==void 0){if(a!=null){let d=Xe(e[c]-e[a]);d<u&&(u=d,l=Xe(n(e[c],o,r,s)-n(e[a],o,r,s)))}a=c}}return l}function Zb(e){e=e||Br;let t=me(e.size,[.6,ke,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=ue(r),l=1-t[0],a=me(t[1],ke),c=me(t[2],1),u=me(e.disp,Br),d=me(e.each,m=>{}),{fill:p,stroke:h}=u;return(m,y,w,R)=>yo(m,y,(S,x,P,_,A,M,T,$,z,E,O)=>{let L=S.pxRound,D=n,U=o*ye,W=a*ye,oe=c*ye,Y,vt;_.ori==0?[Y,vt]=s(m,y):[vt,Y]=s(m,y);let Le=_.dir*(_.ori==0?1:-1),pe=_.ori==0?ri:ca,we=_.ori==0?d:(K,Re,Ye,ko,Kn,on,jn)=>{d(K,Re,Ye,Kn,ko,jn,on)},le=me(m.bands,na).find(K=>K.series[0]==y),J=le!=null?le.dir:0,qe=S.fillTo(m,y,S.min,S.max,J),pt=L(T(qe,A,O,z)),Ie,be,jt,Rt=E,ze=L(S.width*ye),nn=!1,yn=null,Lt=null,Cn=null,xo=null;p!=null&&(ze==0||h!=null)&&(nn=!0,yn=p.values(m,y,w,R),Lt=new Map,new Set(yn).forEach(K=>{K!=null&&Lt.set(K,new Path2D)}),ze>0&&(Cn=h.values(m,y,w,R),xo=new Map,new Set(Cn).forEach(K=>{K!=null&&xo.set(K,new Path2D)})));let{x0:wo,size:fr}=u;if(wo!=null&&fr!=null){D=1,x=wo.values(m,y,w,R),wo.unit==2&&(x=x.map(Ye=>m.posToVal($+Ye*E,_.key,!0)));let K=fr.values(m,y,w,R);fr.unit==2?be=K[0]*E:be=M(K[0],_,E,$)-M(0,_,E,$),Rt=Sd(x,P,M,_,E,$,Rt),jt=Rt-be+U}else Rt=Sd(x,P,M,_,E,$,Rt),jt=Rt*l+U,be=Rt-jt;jt<1&&(jt=0),ze>=be/2&&(ze=0),jt<5&&(L=Ld);let ns=jt>0,Hn=Rt-jt-(ns?ze:0);be=L(Hl(Hn,oe,W)),Ie=(D==0?be/2:D==Le?0:be)-D*Le*((D==0?U/2:0)+(ns?ze/2:0));let ft={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},_o=nn?null:new Path2D,bn=null;if(le!=null)bn=m.data[le.series[1]];else{let{y0:K,y1:Re}=u;K!=null&&Re!=null&&(P=Re.values(m,y,w,R),bn=K.values(m,y,w,R))}let Un=Y*be,se=vt*be;for(let K=Le==1?w:R;K>=w&&K<=R;K+=Le){let Re=P[K];if(Re==null)continue;if(bn!=null){let xt=bn[K]??0;if(Re-xt==0)continue;pt=T(xt,A,O,z)}let Ye=_.distr!=2||u!=null?x[K]:K,ko=M(Ye,_,E,$),Kn=T(me(Re,qe),A,O,z),on=L(ko-Ie),jn=L(bt(Kn,pt)),Pt=L(tn(Kn,pt)),It=jn-Pt;if(Re!=null){let xt=Re<0?se:Un,qt=Re<0?Un:se;nn?(ze>0&&Cn[K]!=null&&pe(xo.get(Cn[K]),on,Pt+Et(ze/2),be,bt(0,It-ze),xt,qt),yn[K]!=null&&pe(Lt.get(yn[K]),on,Pt+Et(ze/2),be,bt(0,It-ze),xt,qt)):pe(_o,on,Pt+Et(ze/2),be,bt(0,It-ze),xt,qt),we(m,y,K,on-ze/2,Pt,be+ze,It)}}return ze>0?ft.stroke=nn?xo:_o:nn||(ft._fill=S.width==0?S._fill:S._stroke??S._fill,ft.width=0),ft.fill=nn?Lt:_o,ft})}function Xb(e,t){let n=me(t?.alignGaps,0);return(o,r,s,l)=>yo(o,r,(a,c,u,d,p,h,m,y,w,R,S)=>{[s,l]=Js(u,s,l);let x=a.pxRound,P=Y=>x(h(Y,d,R,y)),_=Y=>x(m(Y,p,S,w)),A,M,T;d.ori==0?(A=ni,T=sr,M=ip):(A=oi,T=ir,M=lp);let $=d.dir*(d.ori==0?1:-1),z=P(c[$==1?s:l]),E=z,O=[],L=[];for(let Y=$==1?s:l;Y>=s&&Y<=l;Y+=$)if(u[Y]!=null){let Le=c[Y],pe=P(Le);O.push(E=pe),L.push(_(u[Y]))}let D={stroke:e(O,L,A,T,M,x),fill:null,clip:null,band:null,gaps:null,flags:or},U=D.stroke,[W,oe]=la(o,r);if(a.fill!=null||W!=0){let Y=D.fill=new Path2D(U),vt=a.fillTo(o,r,a.min,a.max,W),Le=_(vt);T(Y,E,Le),T(Y,z,Le)}if(!a.spanGaps){let Y=[];Y.push(...aa(c,u,s,l,$,P,n)),D.gaps=Y=a.gaps(o,r,s,l,Y),D.clip=ti(Y,d.ori,y,w,R,S)}return oe!=0&&(D.band=oe==2?[Sn(o,r,s,l,U,-1),Sn(o,r,s,l,U,1)]:Sn(o,r,s,l,U,oe)),D})}function ev(e){return Xb(tv,e)}function tv(e,t,n,o,r,s){let l=e.length;if(l<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),l==2)o(a,e[1],t[1]);else{let c=Array(l),u=Array(l-1),d=Array(l-1),p=Array(l-1);for(let h=0;h<l-1;h++)d[h]=t[h+1]-t[h],p[h]=e[h+1]-e[h],u[h]=d[h]/p[h];c[0]=u[0];for(let h=1;h<l-1;h++)u[h]===0||u[h-1]===0||u[h-1]>0!=u[h]>0?c[h]=0:(c[h]=3*(p[h-1]+p[h])/((2*p[h]+p[h-1])/u[h-1]+(p[h]+2*p[h-1])/u[h]),isFinite(c[h])||(c[h]=0));c[l-1]=u[l-2];for(let h=0;h<l-1;h++)r(a,e[h]+p[h]/3,t[h]+c[h]*p[h]/3,e[h+1]-p[h]/3,t[h+1]-c[h+1]*p[h]/3,e[h+1],t[h+1])}return a}var ql=new Set;function Rd(){for(let e of ql)e.syncRect(!0)}rr&&(ho($y,Xo,Rd),ho(Dy,Xo,Rd,!0),ho(qs,Xo,()=>{it.pxRatio=ye}));var nv=up(),ov=ap();function Pd(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,l)=>Yl(s,l,t,n))}function rv(e,t){return e.map((n,o)=>o==0?{}:je({},t,n))}function Yl(e,t,n,o){return je({},t==0?n:o,e)}function dp(e,t,n){return t==null?tr:[t,n]}var sv=dp;function iv(e,t,n){return t==null?tr:Ys(t,n,ea,!0)}function pp(e,t,n,o){return t==null?tr:Zs(t,n,e.scales[o].log,!1)}var lv=pp;function fp(e,t,n,o){return t==null?tr:Xl(t,n,e.scales[o].log,!1)}var av=fp;function cv(e,t,n,o,r){let s=bt(rd(e),rd(t)),l=t-e,a=en(r/o*l,n);do{let c=n[a],u=o*c/l;if(u>=r&&s+(c<5?Fn.get(c):0)<=17)return[c,u]}while(++a<n.length);return[0,0]}function Cd(e){let t,n;return e=e.replace(/(\d+)px/,(o,r)=>(t=Ze((n=+r)*ye))+"px"),[e,t,n]}function uv(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=Se(t[2]*ye,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function it(e,t,n){let o={mode:me(e.mode,1)},r=o.mode;function s(f,g,b,v){let k=g.valToPct(f);return v+b*(g.dir==-1?1-k:k)}function l(f,g,b,v){let k=g.valToPct(f);return v+b*(g.dir==-1?k:1-k)}function a(f,g,b,v){return g.ori==0?s(f,g,b,v):l(f,g,b,v)}o.valToPosH=s,o.valToPosV=l;let c=!1;o.status=0;let u=o.root=Ht(yy);if(e.id!=null&&(u.id=e.id),Ot(u,e.class),e.title){let f=Ht(xy,u);f.textContent=e.title}let d=Xt("canvas"),p=o.ctx=d.getContext("2d"),h=Ht(wy,u);ho("click",h,f=>{f.target===y&&(Pe!=Io||$e!=$o)&&at.click(o,f)},!0);let m=o.under=Ht(_y,h);h.appendChild(d);let y=o.over=Ht(ky,h);e=nr(e);let w=+me(e.pxAlign,1),R=kd(w);(e.plugins||[]).forEach(f=>{f.opts&&(e=f.opts(o,e)||e)});let S=e.ms||.001,x=o.series=r==1?Pd(e.series||[],gd,wd,!1):rv(e.series||[null],xd),P=o.axes=Pd(e.axes||[],hd,bd,!0),_=o.scales={},A=o.bands=e.bands||[];A.forEach(f=>{f.fill=ue(f.fill||null),f.dir=me(f.dir,-1)});let M=r==2?x[1].facets[0].scale:x[0].scale,T={axes:zh,series:Ah},$=(e.drawOrder||["axes","series"]).map(f=>T[f]);function z(f){let g=f.distr==3?b=>kn(b>0?b:f.clamp(o,b,f.min,f.max,f.key)):f.distr==4?b=>Dl(b,f.asinh):f.distr==100?b=>f.fwd(b):b=>b;return b=>{let v=g(b),{_min:k,_max:C}=f,I=C-k;return(v-k)/I}}function E(f){let g=_[f];if(g==null){let b=(e.scales||Br)[f]||Br;if(b.from!=null){E(b.from);let v=je({},_[b.from],b,{key:f});v.valToPct=z(v),_[f]=v}else{g=_[f]=je({},f==M?tp:Kb,b),g.key=f;let v=g.time,k=g.range,C=Nn(k);if((f!=M||r==2&&!v)&&(C&&(k[0]==null||k[1]==null)&&(k={min:k[0]==null?td:{mode:1,hard:k[0],soft:k[0]},max:k[1]==null?td:{mode:1,hard:k[1],soft:k[1]}},C=!1),!C&&ei(k))){let I=k;k=(F,G,V)=>G==null?tr:Ys(G,V,I)}g.range=ue(k||(v?sv:f==M?g.distr==3?lv:g.distr==4?av:dp:g.distr==3?pp:g.distr==4?fp:iv)),g.auto=ue(C?!1:g.auto),g.clamp=ue(g.clamp||Ub),g._min=g._max=null,g.valToPct=z(g)}}}E("x"),E("y"),r==1&&x.forEach(f=>{E(f.scale)}),P.forEach(f=>{E(f.scale)});for(let f in e.scales)E(f);let O=_[M],L=O.distr,D,U;O.ori==0?(Ot(u,by),D=s,U=l):(Ot(u,vy),D=l,U=s);let W={};for(let f in _){let g=_[f];(g.min!=null||g.max!=null)&&(W[f]={min:g.min,max:g.max},g.min=g.max=null)}let oe=e.tzDate||(f=>new Date(Ze(f/S))),Y=e.fmtDate||oa,vt=S==1?bb(oe):wb(oe),Le=pd(oe,dd(S==1?yb:xb,Y)),pe=md(oe,fd(kb,Y)),we=[],le=o.legend=je({},Pb,e.legend),J=o.cursor=je({},Ab,{drag:{y:r==2}},e.cursor),qe=le.show,pt=J.show,Ie=le.markers;le.idxs=we,Ie.width=ue(Ie.width),Ie.dash=ue(Ie.dash),Ie.stroke=ue(Ie.stroke),Ie.fill=ue(Ie.fill);let be,jt,Rt,ze=[],nn=[],yn,Lt=!1,Cn={};if(le.live){let f=x[1]?x[1].values:null;Lt=f!=null,yn=Lt?f(o,1,0):{_:0};for(let g in yn)Cn[g]=Jl}if(qe)if(be=Xt("table",My,u),Rt=Xt("tbody",null,be),le.mount(o,be),Lt){jt=Xt("thead",null,be,Rt);let f=Xt("tr",null,jt);Xt("th",null,f);for(var xo in yn)Xt("th",Vu,f).textContent=xo}else Ot(be,Ey),le.live&&Ot(be,Oy);let wo={show:!0},fr={show:!1};function ns(f,g){if(g==0&&(Lt||!le.live||r==2))return tr;let b=[],v=Xt("tr",Ay,Rt,Rt.childNodes[g]);Ot(v,f.class),f.show||Ot(v,mo);let k=Xt("th",null,v);if(Ie.show){let F=Ht(Ly,k);if(g>0){let G=Ie.width(o,g);G&&(F.style.border=G+"px "+Ie.dash(o,g)+" "+Ie.stroke(o,g)),F.style.background=Ie.fill(o,g)}}let C=Ht(Vu,k);f.label instanceof HTMLElement?C.appendChild(f.label):C.textContent=f.label,g>0&&(Ie.show||(C.style.color=f.width>0?Ie.stroke(o,g):Ie.fill(o,g)),ft("click",k,F=>{if(J._lock)return;Yn(F);let G=x.indexOf(f);if((F.ctrlKey||F.metaKey)!=le.isolate){let V=x.some((H,j)=>j>0&&j!=G&&H.show);x.forEach((H,j)=>{j>0&&sn(j,V?j==G?wo:fr:wo,!0,Ke.setSeries)})}else sn(G,{show:!f.show},!0,Ke.setSeries)},!1),Ro&&ft(Ku,k,F=>{J._lock||(Yn(F),sn(x.indexOf(f),zo,!0,Ke.setSeries))},!1));for(var I in yn){let F=Xt("td",Iy,v);F.textContent="--",b.push(F)}return[v,b]}let Hn=new Map;function ft(f,g,b,v=!0){let k=Hn.get(g)||{},C=J.bind[f](o,g,b,v);C&&(ho(f,g,k[f]=C),Hn.set(g,k))}function _o(f,g,b){let v=Hn.get(g)||{};for(let k in v)(f==null||k==f)&&(Wl(k,g,v[k]),delete v[k]);f==null&&Hn.delete(g)}let bn=0,Un=0,se=0,K=0,Re=0,Ye=0,ko=Re,Kn=Ye,on=se,jn=K,Pt=0,It=0,xt=0,qt=0;o.bbox={};let Ti=!1,os=!1,So=!1,qn=!1,rs=!1,$t=!1;function Mi(f,g,b){(b||f!=o.width||g!=o.height)&&Ga(f,g),Oo(!1),So=!0,os=!0,Eo()}function Ga(f,g){o.width=bn=se=f,o.height=Un=K=g,Re=Ye=0,Rh(),Ph();let b=o.bbox;Pt=b.left=po(Re*ye,.5),It=b.top=po(Ye*ye,.5),xt=b.width=po(se*ye,.5),qt=b.height=po(K*ye,.5)}let _h=3;function kh(){let f=!1,g=0;for(;!f;){g++;let b=$h(g),v=Dh(g);f=g==_h||b&&v,f||(Ga(o.width,o.height),os=!0)}}function Sh({width:f,height:g}){Mi(f,g)}o.setSize=Sh;function Rh(){let f=!1,g=!1,b=!1,v=!1;P.forEach((k,C)=>{if(k.show&&k._show){let{side:I,_size:F}=k,G=I%2,V=k.label!=null?k.labelSize:0,H=F+V;H>0&&(G?(se-=H,I==3?(Re+=H,v=!0):b=!0):(K-=H,I==0?(Ye+=H,f=!0):g=!0))}}),Qn[0]=f,Qn[1]=b,Qn[2]=g,Qn[3]=v,se-=Tn[1]+Tn[3],Re+=Tn[3],K-=Tn[2]+Tn[0],Ye+=Tn[0]}function Ph(){let f=Re+se,g=Ye+K,b=Re,v=Ye;function k(C,I){switch(C){case 1:return f+=I,f-I;case 2:return g+=I,g-I;case 3:return b-=I,b+I;case 0:return v-=I,v+I}}P.forEach((C,I)=>{if(C.show&&C._show){let F=C.side;C._pos=k(F,C._size),C.label!=null&&(C._lpos=k(F,C.labelSize))}})}if(J.dataIdx==null){let f=J.hover,g=f.skip=new Set(f.skip??[]);g.add(void 0);let b=f.prox=ue(f.prox),v=f.bias??=0;J.dataIdx=(k,C,I,F)=>{if(C==0)return I;let G=I,V=b(k,C,I,F)??ke,H=V>=0&&V<ke,j=O.ori==0?se:K,re=J.left,he=t[0],fe=t[C];if(g.has(fe[I])){G=null;let ae=null,te=null,Z;if(v==0||v==-1)for(Z=I;ae==null&&Z-- >0;)g.has(fe[Z])||(ae=Z);if(v==0||v==1)for(Z=I;te==null&&Z++<fe.length;)g.has(fe[Z])||(te=Z);if(ae!=null||te!=null)if(H){let Te=ae==null?-1/0:D(he[ae],O,j,0),Ge=te==null?1/0:D(he[te],O,j,0),st=re-Te,_e=Ge-re;st<=_e?st<=V&&(G=ae):_e<=V&&(G=te)}else G=te==null?ae:ae==null?te:I-ae<=te-I?ae:te}else H&&Xe(re-D(he[I],O,j,0))>V&&(G=null);return G}}let Yn=f=>{J.event=f};J.idxs=we,J._lock=!1;let ut=J.points;ut.show=ue(ut.show),ut.size=ue(ut.size),ut.stroke=ue(ut.stroke),ut.width=ue(ut.width),ut.fill=ue(ut.fill);let rn=o.focus=je({},e.focus||{alpha:.3},J.focus),Ro=rn.prox>=0,Po=Ro&&ut.one,Dt=[],Co=[],To=[];function Ba(f,g){let b=ut.show(o,g);if(b instanceof HTMLElement)return Ot(b,Ty),Ot(b,f.class),mn(b,-10,-10,se,K),y.insertBefore(b,Dt[g]),b}function Va(f,g){if(r==1||g>0){let b=r==1&&_[f.scale].time,v=f.value;f.value=b?ld(v)?md(oe,fd(v,Y)):v||pe:v||Vb,f.label=f.label||(b?Ib:Lb)}if(Po||g>0){f.width=f.width==null?1:f.width,f.paths=f.paths||nv||Ky,f.fillTo=ue(f.fillTo||jb),f.pxAlign=+me(f.pxAlign,w),f.pxRound=kd(f.pxAlign),f.stroke=ue(f.stroke||null),f.fill=ue(f.fill||null),f._stroke=f._fill=f._paths=f._focus=null;let b=Wb(bt(1,f.width),1),v=f.points=je({},{size:b,width:bt(1,b*.2),stroke:f.stroke,space:b*2,paths:ov,_stroke:null,_fill:null},f.points);v.show=ue(v.show),v.filter=ue(v.filter),v.fill=ue(v.fill),v.stroke=ue(v.stroke),v.paths=ue(v.paths),v.pxAlign=f.pxAlign}if(qe){let b=ns(f,g);ze.splice(g,0,b[0]),nn.splice(g,0,b[1]),le.values.push(null)}if(pt){we.splice(g,0,null);let b=null;Po?g==0&&(b=Ba(f,g)):g>0&&(b=Ba(f,g)),Dt.splice(g,0,b),Co.splice(g,0,0),To.splice(g,0,0)}rt("addSeries",g)}function Ch(f,g){g=g??x.length,f=r==1?Yl(f,g,gd,wd):Yl(f,g,{},xd),x.splice(g,0,f),Va(x[g],g)}o.addSeries=Ch;function Th(f){if(x.splice(f,1),qe){le.values.splice(f,1),nn.splice(f,1);let g=ze.splice(f,1)[0];_o(null,g.firstChild),g.remove()}pt&&(we.splice(f,1),Dt.splice(f,1)[0].remove(),Co.splice(f,1),To.splice(f,1)),rt("delSeries",f)}o.delSeries=Th;let Qn=[!1,!1,!1,!1];function Mh(f,g){if(f._show=f.show,f.show){let b=f.side%2,v=_[f.scale];v==null&&(f.scale=b?x[1].scale:M,v=_[f.scale]);let k=v.time;f.size=ue(f.size),f.space=ue(f.space),f.rotate=ue(f.rotate),Nn(f.incrs)&&f.incrs.forEach(I=>{!Fn.has(I)&&Fn.set(I,Dd(I))}),f.incrs=ue(f.incrs||(v.distr==2?mb:k?S==1?gb:vb:fo)),f.splits=ue(f.splits||(k&&v.distr==1?vt:v.distr==3?Ul:v.distr==4?zb:Db)),f.stroke=ue(f.stroke),f.grid.stroke=ue(f.grid.stroke),f.ticks.stroke=ue(f.ticks.stroke),f.border.stroke=ue(f.border.stroke);let C=f.values;f.values=Nn(C)&&!Nn(C[0])?ue(C):k?Nn(C)?pd(oe,dd(C,Y)):ld(C)?_b(oe,C):C||Le:C||$b,f.filter=ue(f.filter||(v.distr>=3&&v.log==10?Gb:v.distr==3&&v.log==2?Bb:Id)),f.font=Cd(f.font),f.labelFont=Cd(f.labelFont),f._size=f.size(o,null,g,0),f._space=f._rotate=f._incrs=f._found=f._splits=f._values=null,f._size>0&&(Qn[g]=!0,f._el=Ht(Sy,h))}}function mr(f,g,b,v){let[k,C,I,F]=b,G=g%2,V=0;return G==0&&(F||C)&&(V=g==0&&!k||g==2&&!I?Ze(hd.size/3):0),G==1&&(k||I)&&(V=g==1&&!C||g==3&&!F?Ze(bd.size/2):0),V}let Wa=o.padding=(e.padding||[mr,mr,mr,mr]).map(f=>ue(me(f,mr))),Tn=o._padding=Wa.map((f,g)=>f(o,g,Qn,0)),lt,et=null,tt=null,ss=r==1?x[0].idxs:null,Yt=null,hr=!1;function Ha(f,g){if(t=f??[],o.data=o._data=t,r==2){lt=0;for(let b=1;b<x.length;b++)lt+=t[b][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Yt=t[0],lt=Yt.length;let b=t;if(L==2){b=t.slice();let v=b[0]=Array(lt);for(let k=0;k<lt;k++)v[k]=k}o._data=t=b}if(Oo(!0),rt("setData"),L==2&&(So=!0),g!==!1){let b=O;b.auto(o,hr)?Oi():On(M,b.min,b.max),qn=qn||J.left>=0,$t=!0,Eo()}}o.setData=Ha;function Oi(){hr=!0;let f,g;r==1&&(lt>0?(et=ss[0]=0,tt=ss[1]=lt-1,f=t[0][et],g=t[0][tt],L==2?(f=et,g=tt):f==g&&(L==3?[f,g]=Zs(f,f,O.log,!1):L==4?[f,g]=Xl(f,f,O.log,!1):O.time?g=f+Ze(86400/S):[f,g]=Ys(f,g,ea,!0))):(et=ss[0]=f=null,tt=ss[1]=g=null)),On(M,f,g)}let is,Mo,Ei,Ai,Li,Ii,$i,Di,zi,wt;function Ua(f,g,b,v,k,C){f??=Hu,b??=na,v??="butt",k??=Hu,C??="round",f!=is&&(p.strokeStyle=is=f),k!=Mo&&(p.fillStyle=Mo=k),g!=Ei&&(p.lineWidth=Ei=g),C!=Li&&(p.lineJoin=Li=C),v!=Ii&&(p.lineCap=Ii=v),b!=Ai&&p.setLineDash(Ai=b)}function Ka(f,g,b,v){g!=Mo&&(p.fillStyle=Mo=g),f!=$i&&(p.font=$i=f),b!=Di&&(p.textAlign=Di=b),v!=zi&&(p.textBaseline=zi=v)}function Ni(f,g,b,v,k=0){if(v.length>0&&f.auto(o,hr)&&(g==null||g.min==null)){let C=me(et,0),I=me(tt,v.length-1),F=b.min==null?Gy(v,C,I,k,f.distr==3):[b.min,b.max];f.min=tn(f.min,b.min=F[0]),f.max=bt(f.max,b.max=F[1])}}let ja={min:null,max:null};function Oh(){for(let v in _){let k=_[v];W[v]==null&&(k.min==null||W[M]!=null&&k.auto(o,hr))&&(W[v]=ja)}for(let v in _){let k=_[v];W[v]==null&&k.from!=null&&W[k.from]!=null&&(W[v]=ja)}W[M]!=null&&Oo(!0);let f={};for(let v in W){let k=W[v];if(k!=null){let C=f[v]=nr(_[v],Yy);if(k.min!=null)je(C,k);else if(v!=M||r==2)if(lt==0&&C.from==null){let I=C.range(o,null,null,v);C.min=I[0],C.max=I[1]}else C.min=ke,C.max=-ke}}if(lt>0){x.forEach((v,k)=>{if(r==1){let C=v.scale,I=W[C];if(I==null)return;let F=f[C];if(k==0){let G=F.range(o,F.min,F.max,C);F.min=G[0],F.max=G[1],et=en(F.min,t[0]),tt=en(F.max,t[0]),tt-et>1&&(t[0][et]<F.min&&et++,t[0][tt]>F.max&&tt--),v.min=Yt[et],v.max=Yt[tt]}else v.show&&v.auto&&Ni(F,I,v,t[k],v.sorted);v.idxs[0]=et,v.idxs[1]=tt}else if(k>0&&v.show&&v.auto){let[C,I]=v.facets,F=C.scale,G=I.scale,[V,H]=t[k],j=f[F],re=f[G];j!=null&&Ni(j,W[F],C,V,C.sorted),re!=null&&Ni(re,W[G],I,H,I.sorted),v.min=I.min,v.max=I.max}});for(let v in f){let k=f[v],C=W[v];if(k.from==null&&(C==null||C.min==null)){let I=k.range(o,k.min==ke?null:k.min,k.max==-ke?null:k.max,v);k.min=I[0],k.max=I[1]}}}for(let v in f){let k=f[v];if(k.from!=null){let C=f[k.from];if(C.min==null)k.min=k.max=null;else{let I=k.range(o,C.min,C.max,v);k.min=I[0],k.max=I[1]}}}let g={},b=!1;for(let v in f){let k=f[v],C=_[v];if(C.min!=k.min||C.max!=k.max){C.min=k.min,C.max=k.max;let I=C.distr;C._min=I==3?kn(C.min):I==4?Dl(C.min,C.asinh):I==100?C.fwd(C.min):C.min,C._max=I==3?kn(C.max):I==4?Dl(C.max,C.asinh):I==100?C.fwd(C.max):C.max,g[v]=b=!0}}if(b){x.forEach((v,k)=>{r==2?k>0&&g.y&&(v._paths=null):g[v.scale]&&(v._paths=null)});for(let v in g)So=!0,rt("setScale",v);pt&&J.left>=0&&(qn=$t=!0)}for(let v in W)W[v]=null}function Eh(f){let g=Hl(et-1,0,lt-1),b=Hl(tt+1,0,lt-1);for(;f[g]==null&&g>0;)g--;for(;f[b]==null&&b<lt-1;)b++;return[g,b]}function Ah(){if(lt>0){let f=x.some(g=>g._focus)&&wt!=rn.alpha;f&&(p.globalAlpha=wt=rn.alpha),x.forEach((g,b)=>{if(b>0&&g.show&&(qa(b,!1),qa(b,!0),g._paths==null)){let v=wt;wt!=g.alpha&&(p.globalAlpha=wt=g.alpha);let k=r==2?[0,t[b][0].length-1]:Eh(t[b]);g._paths=g.paths(o,b,k[0],k[1]),wt!=v&&(p.globalAlpha=wt=v)}}),x.forEach((g,b)=>{if(b>0&&g.show){let v=wt;wt!=g.alpha&&(p.globalAlpha=wt=g.alpha),g._paths!=null&&Ya(b,!1);{let k=g._paths!=null?g._paths.gaps:null,C=g.points.show(o,b,et,tt,k),I=g.points.filter(o,b,C,k);(C||I)&&(g.points._paths=g.points.paths(o,b,et,tt,I),Ya(b,!0))}wt!=v&&(p.globalAlpha=wt=v),rt("drawSeries",b)}}),f&&(p.globalAlpha=wt=1)}}function qa(f,g){let b=g?x[f].points:x[f];b._stroke=b.stroke(o,f),b._fill=b.fill(o,f)}function Ya(f,g){let b=g?x[f].points:x[f],{stroke:v,fill:k,clip:C,flags:I,_stroke:F=b._stroke,_fill:G=b._fill,_width:V=b.width}=b._paths;V=Se(V*ye,3);let H=null,j=V%2/2;g&&G==null&&(G=V>0?"#fff":F);let re=b.pxAlign==1&&j>0;if(re&&p.translate(j,j),!g){let he=Pt-V/2,fe=It-V/2,ae=xt+V,te=qt+V;H=new Path2D,H.rect(he,fe,ae,te)}g?Fi(F,V,b.dash,b.cap,G,v,k,I,C):Lh(f,F,V,b.dash,b.cap,G,v,k,I,H,C),re&&p.translate(-j,-j)}function Lh(f,g,b,v,k,C,I,F,G,V,H){let j=!1;G!=0&&A.forEach((re,he)=>{if(re.series[0]==f){let fe=x[re.series[1]],ae=t[re.series[1]],te=(fe._paths||Br).band;Nn(te)&&(te=re.dir==1?te[0]:te[1]);let Z,Te=null;fe.show&&te&&Vy(ae,et,tt)?(Te=re.fill(o,he)||C,Z=fe._paths.clip):te=null,Fi(g,b,v,k,Te,I,F,G,V,H,Z,te),j=!0}}),j||Fi(g,b,v,k,C,I,F,G,V,H)}let Qa=or|jl;function Fi(f,g,b,v,k,C,I,F,G,V,H,j){Ua(f,g,b,v,k),(G||V||j)&&(p.save(),G&&p.clip(G),V&&p.clip(V)),j?(F&Qa)==Qa?(p.clip(j),H&&p.clip(H),as(k,I),ls(f,C,g)):F&jl?(as(k,I),p.clip(j),ls(f,C,g)):F&or&&(p.save(),p.clip(j),H&&p.clip(H),as(k,I),p.restore(),ls(f,C,g)):(as(k,I),ls(f,C,g)),(G||V||j)&&p.restore()}function ls(f,g,b){b>0&&(g instanceof Map?g.forEach((v,k)=>{p.strokeStyle=is=k,p.stroke(v)}):g!=null&&f&&p.stroke(g))}function as(f,g){g instanceof Map?g.forEach((b,v)=>{p.fillStyle=Mo=v,p.fill(b)}):g!=null&&f&&p.fill(g)}function Ih(f,g,b,v){let k=P[f],C;if(v<=0)C=[0,0];else{let I=k._space=k.space(o,f,g,b,v),F=k._incrs=k.incrs(o,f,g,b,v,I);C=cv(g,b,F,v,I)}return k._found=C}function Gi(f,g,b,v,k,C,I,F,G,V){let H=I%2/2;w==1&&p.translate(H,H),Ua(F,I,G,V,F),p.beginPath();let j,re,he,fe,ae=k+(v==0||v==3?-C:C);b==0?(re=k,fe=ae):(j=k,he=ae);for(let te=0;te<f.length;te++)g[te]!=null&&(b==0?j=he=f[te]:re=fe=f[te],p.moveTo(j,re),p.lineTo(he,fe));p.stroke(),w==1&&p.translate(-H,-H)}function $h(f){let g=!0;return P.forEach((b,v)=>{if(!b.show)return;let k=_[b.scale];if(k.min==null){b._show&&(g=!1,b._show=!1,Oo(!1));return}else b._show||(g=!1,b._show=!0,Oo(!1));let C=b.side,I=C%2,{min:F,max:G}=k,[V,H]=Ih(v,F,G,I==0?se:K);if(H==0)return;let j=k.distr==2,re=b._splits=b.splits(o,v,F,G,V,H,j),he=k.distr==2?re.map(Z=>Yt[Z]):re,fe=k.distr==2?Yt[re[1]]-Yt[re[0]]:V,ae=b._values=b.values(o,b.filter(o,he,v,H,fe),v,H,fe);b._rotate=C==2?b.rotate(o,ae,v,H):0;let te=b._size;b._size=Ut(b.size(o,ae,v,f)),te!=null&&b._size!=te&&(g=!1)}),g}function Dh(f){let g=!0;return Wa.forEach((b,v)=>{let k=b(o,v,Qn,f);k!=Tn[v]&&(g=!1),Tn[v]=k}),g}function zh(){for(let f=0;f<P.length;f++){let g=P[f];if(!g.show||!g._show)continue;let b=g.side,v=b%2,k,C,I=g.stroke(o,f),F=b==0||b==3?-1:1,[G,V]=g._found;if(g.label!=null){let ht=g.labelGap*F,Mt=Ze((g._lpos+ht)*ye);Ka(g.labelFont[0],I,"center",b==2?"top":Wu),p.save(),v==1?(k=C=0,p.translate(Mt,Ze(It+qt/2)),p.rotate((b==3?-js:js)/2)):(k=Ze(Pt+xt/2),C=Mt);let Xn=Ad(g.label)?g.label(o,f,G,V):g.label;p.fillText(Xn,k,C),p.restore()}if(V==0)continue;let H=_[g.scale],j=v==0?xt:qt,re=v==0?Pt:It,he=g._splits,fe=H.distr==2?he.map(ht=>Yt[ht]):he,ae=H.distr==2?Yt[he[1]]-Yt[he[0]]:G,te=g.ticks,Z=g.border,Te=te.show?te.size:0,Ge=Ze(Te*ye),st=Ze((g.alignTo==2?g._size-Te-g.gap:g.gap)*ye),_e=g._rotate*-js/180,Be=R(g._pos*ye),Ct=(Ge+st)*F,mt=Be+Ct;C=v==0?mt:0,k=v==1?mt:0;let zt=g.font[0],Qt=g.align==1?Jo:g.align==2?Ll:_e>0?Jo:_e<0?Ll:v==0?"center":b==3?Ll:Jo,an=_e||v==1?"middle":b==2?"top":Wu;Ka(zt,I,Qt,an);let Tt=g.font[1]*g.lineGap,Nt=he.map(ht=>R(a(ht,H,j,re))),Jt=g._values;for(let ht=0;ht<Jt.length;ht++){let Mt=Jt[ht];if(Mt!=null){v==0?k=Nt[ht]:C=Nt[ht],Mt=""+Mt;let Xn=Mt.indexOf(`
`)==-1?[Mt]:Mt.split(/\n/gm);for(let gt=0;gt<Xn.length;gt++){let hc=Xn[gt];_e?(p.save(),p.translate(k,C+gt*Tt),p.rotate(_e),p.fillText(hc,0,0),p.restore()):p.fillText(hc,k,C+gt*Tt)}}}te.show&&Gi(Nt,te.filter(o,fe,f,V,ae),v,b,Be,Ge,Se(te.width*ye,3),te.stroke(o,f),te.dash,te.cap);let cn=g.grid;cn.show&&Gi(Nt,cn.filter(o,fe,f,V,ae),v,v==0?2:1,v==0?It:Pt,v==0?qt:xt,Se(cn.width*ye,3),cn.stroke(o,f),cn.dash,cn.cap),Z.show&&Gi([Be],[1],v==0?1:0,v==0?1:2,v==1?It:Pt,v==1?qt:xt,Se(Z.width*ye,3),Z.stroke(o,f),Z.dash,Z.cap)}rt("drawAxes")}function Oo(f){x.forEach((g,b)=>{b>0&&(g._paths=null,f&&(r==1?(g.min=null,g.max=null):g.facets.forEach(v=>{v.min=null,v.max=null})))})}let cs=!1,Bi=!1,gr=[];function Nh(){Bi=!1;for(let f=0;f<gr.length;f++)rt(...gr[f]);gr.length=0}function Eo(){cs||(nb(Ja),cs=!0)}function Fh(f,g=!1){cs=!0,Bi=g,f(o),Ja(),g&&gr.length>0&&queueMicrotask(Nh)}o.batch=Fh;function Ja(){if(Ti&&(Oh(),Ti=!1),So&&(kh(),So=!1),os){if(Ae(m,Jo,Re),Ae(m,"top",Ye),Ae(m,zr,se),Ae(m,Nr,K),Ae(y,Jo,Re),Ae(y,"top",Ye),Ae(y,zr,se),Ae(y,Nr,K),Ae(h,zr,bn),Ae(h,Nr,Un),d.width=Ze(bn*ye),d.height=Ze(Un*ye),P.forEach(({_el:f,_show:g,_size:b,_pos:v,side:k})=>{if(f!=null)if(g){let C=k===3||k===0?b:0,I=k%2==1;Ae(f,I?"left":"top",v-C),Ae(f,I?"width":"height",b),Ae(f,I?"top":"left",I?Ye:Re),Ae(f,I?"height":"width",I?K:se),Vl(f,mo)}else Ot(f,mo)}),is=Mo=Ei=Li=Ii=$i=Di=zi=Ai=null,wt=1,vr(!0),Re!=ko||Ye!=Kn||se!=on||K!=jn){Oo(!1);let f=se/on,g=K/jn;if(pt&&!qn&&J.left>=0){J.left*=f,J.top*=g,Ao&&mn(Ao,Ze(J.left),0,se,K),Lo&&mn(Lo,0,Ze(J.top),se,K);for(let b=0;b<Dt.length;b++){let v=Dt[b];v!=null&&(Co[b]*=f,To[b]*=g,mn(v,Ut(Co[b]),Ut(To[b]),se,K))}}if(Ce.show&&!rs&&Ce.left>=0&&Ce.width>0){Ce.left*=f,Ce.width*=f,Ce.top*=g,Ce.height*=g;for(let b in ji)Ae(Do,b,Ce[b])}ko=Re,Kn=Ye,on=se,jn=K}rt("setSize"),os=!1}bn>0&&Un>0&&(p.clearRect(0,0,d.width,d.height),rt("drawClear"),$.forEach(f=>f()),rt("draw")),Ce.show&&rs&&(us(Ce),rs=!1),pt&&qn&&(Zn(null,!0,!1),qn=!1),le.show&&le.live&&$t&&(Ui(),$t=!1),c||(c=!0,o.status=1,rt("ready")),hr=!1,cs=!1}o.redraw=(f,g)=>{So=g||!1,f!==!1?On(M,O.min,O.max):Eo()};function Vi(f,g){let b=_[f];if(b.from==null){if(lt==0){let v=b.range(o,g.min,g.max,f);g.min=v[0],g.max=v[1]}if(g.min>g.max){let v=g.min;g.min=g.max,g.max=v}if(lt>1&&g.min!=null&&g.max!=null&&g.max-g.min<1e-16)return;f==M&&b.distr==2&&lt>0&&(g.min=en(g.min,t[0]),g.max=en(g.max,t[0]),g.min==g.max&&g.max++),W[f]=g,Ti=!0,Eo()}}o.setScale=Vi;let Wi,Hi,Ao,Lo,Za,Xa,Io,$o,ec,tc,Pe,$e,Mn=!1,at=J.drag,nt=at.x,ot=at.y;pt&&(J.x&&(Wi=Ht(Py,y)),J.y&&(Hi=Ht(Cy,y)),O.ori==0?(Ao=Wi,Lo=Hi):(Ao=Hi,Lo=Wi),Pe=J.left,$e=J.top);let Ce=o.select=je({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Do=Ce.show?Ht(Ry,Ce.over?y:m):null;function us(f,g){if(Ce.show){for(let b in f)Ce[b]=f[b],b in ji&&Ae(Do,b,f[b]);g!==!1&&rt("setSelect")}}o.setSelect=us;function Gh(f){if(x[f].show)qe&&Vl(ze[f],mo);else if(qe&&Ot(ze[f],mo),pt){let b=Po?Dt[0]:Dt[f];b!=null&&mn(b,-10,-10,se,K)}}function On(f,g,b){Vi(f,{min:g,max:b})}function sn(f,g,b,v){g.focus!=null&&Uh(f),g.show!=null&&x.forEach((k,C)=>{C>0&&(f==C||f==null)&&(k.show=g.show,Gh(C),r==2?(On(k.facets[0].scale,null,null),On(k.facets[1].scale,null,null)):On(k.scale,null,null),Eo())}),b!==!1&&rt("setSeries",f,g),v&&xr("setSeries",o,f,g)}o.setSeries=sn;function Bh(f,g){je(A[f],g)}function Vh(f,g){f.fill=ue(f.fill||null),f.dir=me(f.dir,-1),g=g??A.length,A.splice(g,0,f)}function Wh(f){f==null?A.length=0:A.splice(f,1)}o.addBand=Vh,o.setBand=Bh,o.delBand=Wh;function Hh(f,g){x[f].alpha=g,pt&&Dt[f]!=null&&(Dt[f].style.opacity=g),qe&&ze[f]&&(ze[f].style.opacity=g)}let vn,En,Jn,zo={focus:!0};function Uh(f){if(f!=Jn){let g=f==null,b=rn.alpha!=1;x.forEach((v,k)=>{if(r==1||k>0){let C=g||k==0||k==f;v._focus=g?null:C,b&&Hh(k,C?1:rn.alpha)}}),Jn=f,b&&Eo()}}qe&&Ro&&ft(ju,be,f=>{J._lock||(Yn(f),Jn!=null&&sn(null,zo,!0,Ke.setSeries))});function ln(f,g,b){let v=_[g];b&&(f=f/ye-(v.ori==1?Ye:Re));let k=se;v.ori==1&&(k=K,f=k-f),v.dir==-1&&(f=k-f);let C=v._min,I=v._max,F=f/k,G=C+(I-C)*F,V=v.distr;return V==3?er(10,G):V==4?Hy(G,v.asinh):V==100?v.bwd(G):G}function Kh(f,g){let b=ln(f,M,g);return en(b,t[0],et,tt)}o.valToIdx=f=>en(f,t[0]),o.posToIdx=Kh,o.posToVal=ln,o.valToPos=(f,g,b)=>_[g].ori==0?s(f,_[g],b?xt:se,b?Pt:0):l(f,_[g],b?qt:K,b?It:0),o.setCursor=(f,g,b)=>{Pe=f.left,$e=f.top,Zn(null,g,b)};function nc(f,g){Ae(Do,Jo,Ce.left=f),Ae(Do,zr,Ce.width=g)}function oc(f,g){Ae(Do,"top",Ce.top=f),Ae(Do,Nr,Ce.height=g)}let yr=O.ori==0?nc:oc,br=O.ori==1?nc:oc;function jh(){if(qe&&le.live)for(let f=r==2?1:0;f<x.length;f++){if(f==0&&Lt)continue;let g=le.values[f],b=0;for(let v in g)nn[f][b++].firstChild.nodeValue=g[v]}}function Ui(f,g){if(f!=null&&(f.idxs?f.idxs.forEach((b,v)=>{we[v]=b}):qy(f.idx)||we.fill(f.idx),le.idx=we[0]),qe&&le.live){for(let b=0;b<x.length;b++)(b>0||r==1&&!Lt)&&qh(b,we[b]);jh()}$t=!1,g!==!1&&rt("setLegend")}o.setLegend=Ui;function qh(f,g){let b=x[f],v=f==0&&L==2?Yt:t[f],k;Lt?k=b.values(o,f,g)??Cn:(k=b.value(o,g==null?null:v[g],f,g),k=k==null?Cn:{_:k}),le.values[f]=k}function Zn(f,g,b){ec=Pe,tc=$e,[Pe,$e]=J.move(o,Pe,$e),J.left=Pe,J.top=$e,pt&&(Ao&&mn(Ao,Ze(Pe),0,se,K),Lo&&mn(Lo,0,Ze($e),se,K));let v,k=et>tt;vn=ke,En=null;let C=O.ori==0?se:K,I=O.ori==1?se:K;if(Pe<0||lt==0||k){v=J.idx=null;for(let F=0;F<x.length;F++){let G=Dt[F];G!=null&&mn(G,-10,-10,se,K)}Ro&&sn(null,zo,!0,f==null&&Ke.setSeries),le.live&&(we.fill(v),$t=!0)}else{let F,G,V;r==1&&(F=O.ori==0?Pe:$e,G=ln(F,M),v=J.idx=en(G,t[0],et,tt),V=D(t[0][v],O,C,0));let H=-10,j=-10,re=0,he=0,fe=!0,ae="",te="";for(let Z=r==2?1:0;Z<x.length;Z++){let Te=x[Z],Ge=we[Z],st=Ge==null?null:r==1?t[Z][Ge]:t[Z][1][Ge],_e=J.dataIdx(o,Z,v,G),Be=_e==null?null:r==1?t[Z][_e]:t[Z][1][_e];if($t=$t||Be!=st||_e!=Ge,we[Z]=_e,Z>0&&Te.show){let Ct=_e==null?-10:_e==v?V:D(r==1?t[0][_e]:t[Z][0][_e],O,C,0),mt=Be==null?-10:U(Be,r==1?_[Te.scale]:_[Te.facets[1].scale],I,0);if(Ro&&Be!=null){let zt=O.ori==1?Pe:$e,Qt=Xe(rn.dist(o,Z,_e,mt,zt));if(Qt<vn){let an=rn.bias;if(an!=0){let Tt=ln(zt,Te.scale),Nt=Be>=0?1:-1,Jt=Tt>=0?1:-1;Jt==Nt&&(Jt==1?an==1?Be>=Tt:Be<=Tt:an==1?Be<=Tt:Be>=Tt)&&(vn=Qt,En=Z)}else vn=Qt,En=Z}}if($t||Po){let zt,Qt;O.ori==0?(zt=Ct,Qt=mt):(zt=mt,Qt=Ct);let an,Tt,Nt,Jt,cn,ht,Mt=!0,Xn=ut.bbox;if(Xn!=null){Mt=!1;let gt=Xn(o,Z);Nt=gt.left,Jt=gt.top,an=gt.width,Tt=gt.height}else Nt=zt,Jt=Qt,an=Tt=ut.size(o,Z);if(ht=ut.fill(o,Z),cn=ut.stroke(o,Z),Po)Z==En&&vn<=rn.prox&&(H=Nt,j=Jt,re=an,he=Tt,fe=Mt,ae=ht,te=cn);else{let gt=Dt[Z];gt!=null&&(Co[Z]=Nt,To[Z]=Jt,ed(gt,an,Tt,Mt),Zu(gt,ht,cn),mn(gt,Ut(Nt),Ut(Jt),se,K))}}}}if(Po){let Z=rn.prox,Te=Jn==null?vn<=Z:vn>Z||En!=Jn;if($t||Te){let Ge=Dt[0];Ge!=null&&(Co[0]=H,To[0]=j,ed(Ge,re,he,fe),Zu(Ge,ae,te),mn(Ge,Ut(H),Ut(j),se,K))}}}if(Ce.show&&Mn)if(f!=null){let[F,G]=Ke.scales,[V,H]=Ke.match,[j,re]=f.cursor.sync.scales,he=f.cursor.drag;if(nt=he._x,ot=he._y,nt||ot){let{left:fe,top:ae,width:te,height:Z}=f.select,Te=f.scales[j].ori,Ge=f.posToVal,st,_e,Be,Ct,mt,zt=F!=null&&V(F,j),Qt=G!=null&&H(G,re);zt&&nt?(Te==0?(st=fe,_e=te):(st=ae,_e=Z),Be=_[F],Ct=D(Ge(st,j),Be,C,0),mt=D(Ge(st+_e,j),Be,C,0),yr(tn(Ct,mt),Xe(mt-Ct))):yr(0,C),Qt&&ot?(Te==1?(st=fe,_e=te):(st=ae,_e=Z),Be=_[G],Ct=U(Ge(st,re),Be,I,0),mt=U(Ge(st+_e,re),Be,I,0),br(tn(Ct,mt),Xe(mt-Ct))):br(0,I)}else qi()}else{let F=Xe(ec-Za),G=Xe(tc-Xa);if(O.ori==1){let re=F;F=G,G=re}nt=at.x&&F>=at.dist,ot=at.y&&G>=at.dist;let V=at.uni;V!=null?nt&&ot&&(nt=F>=V,ot=G>=V,!nt&&!ot&&(G>F?ot=!0:nt=!0)):at.x&&at.y&&(nt||ot)&&(nt=ot=!0);let H,j;nt&&(O.ori==0?(H=Io,j=Pe):(H=$o,j=$e),yr(tn(H,j),Xe(j-H)),ot||br(0,I)),ot&&(O.ori==1?(H=Io,j=Pe):(H=$o,j=$e),br(tn(H,j),Xe(j-H)),nt||yr(0,C)),!nt&&!ot&&(yr(0,0),br(0,0))}if(at._x=nt,at._y=ot,f==null){if(b){if(mc!=null){let[F,G]=Ke.scales;Ke.values[0]=F!=null?ln(O.ori==0?Pe:$e,F):null,Ke.values[1]=G!=null?ln(O.ori==1?Pe:$e,G):null}xr(Il,o,Pe,$e,se,K,v)}if(Ro){let F=b&&Ke.setSeries,G=rn.prox;Jn==null?vn<=G&&sn(En,zo,!0,F):vn>G?sn(null,zo,!0,F):En!=Jn&&sn(En,zo,!0,F)}}$t&&(le.idx=v,Ui()),g!==!1&&rt("setCursor")}let An=null;Object.defineProperty(o,"rect",{get(){return An==null&&vr(!1),An}});function vr(f=!1){f?An=null:(An=y.getBoundingClientRect(),rt("syncRect",An))}function rc(f,g,b,v,k,C,I){J._lock||Mn&&f!=null&&f.movementX==0&&f.movementY==0||(Ki(f,g,b,v,k,C,I,!1,f!=null),f!=null?Zn(null,!0,!0):Zn(g,!0,!1))}function Ki(f,g,b,v,k,C,I,F,G){if(An==null&&vr(!1),Yn(f),f!=null)b=f.clientX-An.left,v=f.clientY-An.top;else{if(b<0||v<0){Pe=-10,$e=-10;return}let[V,H]=Ke.scales,j=g.cursor.sync,[re,he]=j.values,[fe,ae]=j.scales,[te,Z]=Ke.match,Te=g.axes[0].side%2==1,Ge=O.ori==0?se:K,st=O.ori==1?se:K,_e=Te?C:k,Be=Te?k:C,Ct=Te?v:b,mt=Te?b:v;if(fe!=null?b=te(V,fe)?a(re,_[V],Ge,0):-10:b=Ge*(Ct/_e),ae!=null?v=Z(H,ae)?a(he,_[H],st,0):-10:v=st*(mt/Be),O.ori==1){let zt=b;b=v,v=zt}}G&&(g==null||g.cursor.event.type==Il)&&((b<=1||b>=se-1)&&(b=po(b,se)),(v<=1||v>=K-1)&&(v=po(v,K))),F?(Za=b,Xa=v,[Io,$o]=J.move(o,b,v)):(Pe=b,$e=v)}let ji={width:0,height:0,left:0,top:0};function qi(){us(ji,!1)}let sc,ic,lc,ac;function cc(f,g,b,v,k,C,I){Mn=!0,nt=ot=at._x=at._y=!1,Ki(f,g,b,v,k,C,I,!0,!1),f!=null&&(ft($l,Gl,uc,!1),xr(Uu,o,Io,$o,se,K,null));let{left:F,top:G,width:V,height:H}=Ce;sc=F,ic=G,lc=V,ac=H}function uc(f,g,b,v,k,C,I){Mn=at._x=at._y=!1,Ki(f,g,b,v,k,C,I,!1,!0);let{left:F,top:G,width:V,height:H}=Ce,j=V>0||H>0,re=sc!=F||ic!=G||lc!=V||ac!=H;if(j&&re&&us(Ce),at.setScale&&j&&re){let he=F,fe=V,ae=G,te=H;if(O.ori==1&&(he=G,fe=H,ae=F,te=V),nt&&On(M,ln(he,M),ln(he+fe,M)),ot)for(let Z in _){let Te=_[Z];Z!=M&&Te.from==null&&Te.min!=ke&&On(Z,ln(ae+te,Z),ln(ae,Z))}qi()}else J.lock&&(J._lock=!J._lock,Zn(g,!0,f!=null));f!=null&&(_o($l,Gl),xr($l,o,Pe,$e,se,K,null))}function Yh(f,g,b,v,k,C,I){if(J._lock)return;Yn(f);let F=Mn;if(Mn){let G=!0,V=!0,H=10,j,re;O.ori==0?(j=nt,re=ot):(j=ot,re=nt),j&&re&&(G=Pe<=H||Pe>=se-H,V=$e<=H||$e>=K-H),j&&G&&(Pe=Pe<Io?0:se),re&&V&&($e=$e<$o?0:K),Zn(null,!0,!0),Mn=!1}Pe=-10,$e=-10,we.fill(null),Zn(null,!0,!0),F&&(Mn=F)}function dc(f,g,b,v,k,C,I){J._lock||(Yn(f),Oi(),qi(),f!=null&&xr(qu,o,Pe,$e,se,K,null))}function pc(){P.forEach(uv),Mi(o.width,o.height,!0)}ho(qs,Xo,pc);let No={};No.mousedown=cc,No.mousemove=rc,No.mouseup=uc,No.dblclick=dc,No.setSeries=(f,g,b,v)=>{let k=Ke.match[2];b=k(o,g,b),b!=-1&&sn(b,v,!0,!1)},pt&&(ft(Uu,y,cc),ft(Il,y,rc),ft(Ku,y,f=>{Yn(f),vr(!1)}),ft(ju,y,Yh),ft(qu,y,dc),ql.add(o),o.syncRect=vr);let ds=o.hooks=e.hooks||{};function rt(f,g,b){Bi?gr.push([f,g,b]):f in ds&&ds[f].forEach(v=>{v.call(null,o,g,b)})}(e.plugins||[]).forEach(f=>{for(let g in f.hooks)ds[g]=(ds[g]||[]).concat(f.hooks[g])});let fc=(f,g,b)=>b,Ke=je({key:null,setSeries:!1,filters:{pub:sd,sub:sd},scales:[M,x[1]?x[1].scale:null],match:[id,id,fc],values:[null,null]},J.sync);Ke.match.length==2&&Ke.match.push(fc),J.sync=Ke;let mc=Ke.key,Yi=np(mc);function xr(f,g,b,v,k,C,I){Ke.filters.pub(f,g,b,v,k,C,I)&&Yi.pub(f,g,b,v,k,C,I)}Yi.sub(o);function Qh(f,g,b,v,k,C,I){Ke.filters.sub(f,g,b,v,k,C,I)&&No[f](null,g,b,v,k,C,I)}o.pub=Qh;function Jh(){Yi.unsub(o),ql.delete(o),Hn.clear(),Wl(qs,Xo,pc),u.remove(),be?.remove(),rt("destroy")}o.destroy=Jh;function Qi(){rt("init",e,t),Ha(t||e.data,!1),W[M]?Vi(M,W[M]):Oi(),rs=Ce.show&&(Ce.width>0||Ce.height>0),qn=$t=!0,Mi(e.width,e.height)}return x.forEach(Va),P.forEach(Mh),n?n instanceof HTMLElement?(n.appendChild(u),Qi()):n(o,Qi):Qi(),o}it.assign=je;it.fmtNum=ta;it.rangeNum=Ys;it.rangeLog=Zs;it.rangeAsinh=Xl;it.orient=yo;it.pxRatio=ye;it.join=tb;it.fmtDate=oa,it.tzDate=pb;it.sync=np;{it.addGap=qb,it.clipGaps=ti;let e=it.paths={points:ap};e.linear=up,e.stepped=Jb,e.bars=Zb,e.spline=ev}function hn(e,t,n,o,r){e.beginPath(),e.moveTo(t,n),e.lineTo(o,r),e.stroke()}function si(e,t,n){let{ctx:o,bbox:r}=e,s=devicePixelRatio,l=r.top+r.height;o.fillStyle=o.strokeStyle=n("muted"),o.textAlign="left",o.setLineDash([2*s,3*s]);for(let a of t.slice(1)){let c=e.valToPos(a.first_op,"x",!0);hn(o,c,r.top,c,l),o.fillText(Ko(a.kind),c+4*s,l-6*s)}o.setLineDash([])}function ii(e,t,n,{foot:o,isBelow:r=!1}={}){let{ctx:s,bbox:l}=e,a=devicePixelRatio,[c,u]=[e.valToPos(t.op,"x",!0),e.valToPos(t.nbytes,"y",!0)];o!==void 0&&hn(s,c,u,c,o),s.beginPath(),s.arc(c,u,3.5*a,0,2*Math.PI),s.fill();let d=c>l.left+l.width/2;s.textAlign=d?"right":"left",s.fillText(n,c+(d?-8:8)*a,u+(r?14:-4)*a)}function Gn(e){let{data:t,chosen:n}=e,o=N(),r=ce(null),s=ce(null),l=ce(e);l.current=e;let a=o.isDark.value;ge(()=>{if(!r.current)return;let d=r.current,p=[t.x,...t.lines.map(({values:y})=>y)],h=new it(pv(d,l),p,d);s.current=h,l.current.onPoint(null),dv(h,(...y)=>{let{onClick:w,onChoose:R}=l.current;(w??R)(...y)});let m=new ResizeObserver(()=>{let{clientWidth:y,clientHeight:w}=d;y>0&&w>0&&h.setSize({width:y,height:w})});return m.observe(d),()=>{m.disconnect(),h.destroy(),s.current=null}},[t,a]),ge(()=>s.current?.redraw(!1),[n,e.marks]);let c=t.x.length-1,u=d=>{let h={ArrowLeft:n-1,ArrowRight:n+1,PageUp:n-20,PageDown:n+20,Home:0,End:c}[d.key];if(h!==void 0)e.onChoose(Math.max(0,Math.min(c,h)));else if(!e.onKey?.(d.key))return;d.preventDefault()};return i("div",{class:"plot",ref:r,role:"slider",tabIndex:0,"aria-label":e.label,"aria-valuemin":0,"aria-valuemax":c,"aria-valuenow":Math.max(0,n),"aria-valuetext":e.valueText,onKeyDown:u,"data-testid":e.testId})}function dv(e,t){let n=0;e.over.addEventListener("mousedown",o=>n=o.clientX),e.over.addEventListener("click",o=>{Math.abs(o.clientX-n)<4&&t(e.posToIdx(o.offsetX),e,o.offsetY)})}function pv(e,t){let n=c=>getComputedStyle(e).getPropertyValue(`--${c}`).trim(),{data:o,syncKey:r}=t.current,{xText:s=q}=o,l={stroke:n("muted"),grid:{stroke:n("grid"),width:1},ticks:{stroke:n("grid"),width:1},font:"12px system-ui, sans-serif"},a=o.lines.some(({fill:c})=>c);return{width:e.clientWidth||600,height:e.clientHeight||300,legend:{show:!1},cursor:{y:!1,points:{show:!1},...r?{sync:{key:r}}:{}},scales:{x:{time:!1,...mp(o)?{}:{range:(c,u,d)=>fv(o,u,d)}},y:{range:(c,u,d)=>[0,Math.max(d||1,o.top??0)*hv]}},axes:[{...l,values:(c,u)=>u.map(d=>Number.isInteger(d)?s(d):"")},{...l,size:76,incrs:gv,values:(c,u)=>u.map(B)}],series:[{},...o.lines.map(c=>mv(c,o,n))],bands:a?o.lines.slice(1).map((c,u)=>({series:[u+1,u+2]})):[],hooks:{setCursor:[c=>t.current.onPoint(c.cursor.idx??null)],draw:[c=>yv(c,t.current,n)]}}}function fv({x:e,hasDots:t},n,o){let[r=0]=e;if(t)return[-Math.max(1,o)/50,Math.max(1,o)*1.05];if(e.length<2)return[r-.5,r+.5];let s=(o-n)/50;return[n-s,o+s]}function mp({isStepped:e,hasDots:t=!1}){return e&&!t}function mv(e,t,n){let{isStepped:o}=t,{label:r,fill:s,dash:l,width:a=1}=e,c=n(e.colour),u={show:!0,size:5,fill:c};return{label:r,stroke:c,width:a,...s?{fill:n(s)}:{},...l?{dash:l}:{},...o?{paths:it.paths.stepped?.({align:1})??(()=>null),points:mp(t)?{show:!1}:u}:{spanGaps:!0,points:u}}}var hv=1.12,gv=Array.from({length:50},(e,t)=>2**t);function yv(e,{data:t,chosen:n,marks:o},r){let{ctx:s,bbox:l}=e;s.save(),s.beginPath(),s.rect(l.left,l.top,l.width,l.height),s.clip(),s.font=`${12*devicePixelRatio}px system-ui, sans-serif`,s.lineWidth=devicePixelRatio,s.strokeStyle=r("accent");let a=t.x[n];if(a!==void 0){let c=e.valToPos(a,"x",!0);hn(s,c,l.top,c,l.top+l.height)}o?.(e,r),s.restore()}var ua=["freed","cached"],bv=[6,4];function hp({before:e,after:t,names:n}){let[o,r]=Ee("compare"),[s,l]=ee(null),a=ne(()=>xv(e,t),[e,t]),c=$n((w,R)=>{si(w,e.phases,R),wv(w,a.curves,R)},[e,a]);if(a.x.length===0)return null;let u=a.curves[0]?.stack.peak?.op??0,d=Number(o.at??u),p=Ws(a.x,Number.isFinite(d)?d:0),h=s??p,m=(w,R)=>a.lines[w]?.values[R]??null,y=a.hasModel?"Live bytes, model included":"Live bytes";return i("section",{class:"both-timelines",children:[i("h2",{children:y}),i("dl",{class:"plot-legend","data-testid":"compare-legend",children:n.map((w,R)=>i("div",{children:[i("dt",{children:[i("span",{class:`stroke ${R===0?"dashed":""} ${ua[R]}`})," ",w,", after op ",q(a.curves[R]?.opAt[h]??0)]}),i("dd",{children:m(R,h)===null?"ended":i(Q,{n:m(R,h)})})]},R))}),i(Gn,{data:a,chosen:p,onChoose:w=>r("at",String(a.x[w]??0)),onPoint:l,marks:c,label:`${y} of both recordings, aligned by phase`,valueText:`op ${a.curves[0]?.opAt[p]}: ${n.map((w,R)=>`${w} ${vv(m(R,p))}`).join(", ")}`,testId:"compare-plot"})]})}function vv(e){return e===null?"ended":B(e)}function xv(e,t){let n=[e,t],o=n.every(u=>u.with_model),r=n.map(u=>o&&u.with_model||u),s=n.map(u=>Fu(e.phases,u)),l=e.phases.map(({end_op:u})=>u),a=Vs([...s.map(({op:u})=>u),l,s.map(({end:u})=>u)]),c=n.map(({op:u},d)=>{let[p,h]=[r[d],s[d]],m=p.peak?u.indexOf(p.peak.op):-1;return{stack:p,peakAt:h.op[m]??null,opAt:Al(a,h.op).map(y=>u[y]??0),line:{label:d===0?"before":"after",colour:ua[d]??"fg",width:1.5,values:Gu(a,h,p.live_bytes),...d===0?{dash:bv}:{}}}});return{x:a,lines:c.map(({line:u})=>u),isStepped:!0,curves:c,hasModel:o}}function wv(e,t,n){t.forEach(({stack:{peak:o},peakAt:r},s)=>{if(!o||r===null)return;e.ctx.fillStyle=n(ua[s]??"fg");let l={op:r,nbytes:o.nbytes};ii(e,l,B(o.nbytes),{isBelow:s===1})})}var _v={released:{sign:"−",word:"removed"},added:{sign:"+",word:"added"},resized:{sign:"±",word:"resized"},moved:{sign:"→",word:"moved"},same:{sign:"=",word:"unchanged"}};function da({n:e}){if(e===null)return i("span",{class:"none",children:"–"});let t=e<0?"−":e>0?"+":"",n=e<0?"decrease":e>0?"increase":"none";return i("span",{class:`signed ${n}`,title:`${t}${zn(Math.abs(e))}`,children:[t,B(Math.abs(e))]})}function pa({change:e}){let{sign:t,word:n}=_v[e];return i("span",{class:`mark ${e}`,children:[i("span",{"aria-hidden":"true",children:t})," ",n]})}function gp({reply:e,comparand:t,picked:n,onPick:o}){let{changes:r,changes_count:s}=e,l=r[0]?.weight_bytes??0,a=s-r.length;return i(X,{children:[i("ol",{class:"changes","data-testid":"changes",children:r.map((c,u)=>i("li",{"data-change":c.change,children:i(kv,{row:c,largest:l,comparand:t,members:n.flatMap(({change:d,member:p})=>d===u?[p]:[]),isFirst:n[0]?.change===u,onPick:d=>o(d?[{change:u,member:null}]:[])})},u))}),a>0&&i("p",{class:"hint",children:["and ",ie(a,"smaller change")]})]})}function kv({row:e,largest:t,comparand:n,members:o,isFirst:r,onPick:s}){let[l,a]=ee(!1),c=ce(null),u=e.members_count-e.members.length,d=o.join();ge(()=>{o.some(h=>h!==null)&&a(!0),r&&c.current?.scrollIntoView({block:"nearest"})},[d,r]);let p=()=>{s(!l),a(!l)};return i("div",{class:"card",ref:c,"aria-current":o.length>0,children:[i("span",{class:"size",children:[i(da,{n:e.difference_bytes}),i(St,{part:e.weight_bytes,whole:t})]}),i("span",{class:"what",children:[i("button",{type:"button",class:"link","aria-expanded":l,onClick:p,children:[i(pa,{change:e.change})," ",i("b",{children:e.op})," ",i("code",{children:e.slot})," ·"," ",e.module||"(no module)"]}),i("span",{class:"type",children:[e.tensor,e.change!=="released"&&e.change!=="added"&&i(X,{children:[" ","· ",B(e.before_bytes)," → ",B(e.after_bytes)]})]}),l&&i("ul",{class:"members",children:[e.members.map((h,m)=>i("li",{"aria-current":o.includes(m),children:i(Sv,{member:h,op:e.op,comparand:n})},m)),u>0&&i("li",{children:["and ",q(u)," more"]})]})]})]})}function Sv({member:e,op:t,comparand:n}){let{change:o,recordings:r,select:s}=N(),{before_node:l,after_node:a}=e,c=e.name||t;if(l!==null)return i("button",{type:"button",class:"link","data-node":l,onClick:()=>s(Ne(l)),children:c});if(a===null||!n)return i("span",{children:c});let u=()=>{let d=r.shown.peek();r.choose({...n,view:"graph"}),o({selected:Ne(a),...d?{settings:{compare:Ir(d)}}:{}})};return i("button",{type:"button",class:"link","data-node":a,title:`Show in ${n.run}, step ${n.step}`,onClick:u,children:[c," ",i("small",{children:["in ",n.run]})]})}function bp({curve:e}){let{compare:t}=N(),{value:n,error:o}=e;if(o&&t.choice.value?.comparand)return null;if(o)return i(yt,{error:o,retry:e.reload});if(!n)return i(Fe,{what:"Computing the curve…"});let r=t.choice.value?.comparand,s=r&&"goal"in r?r:null,{planned:l=null}=t.reply.state.value.value??{};return i(Rv,{reply:n,planning:s,planned:s&&l})}function Rv({reply:e,planning:t,planned:n}){let{change:o}=N(),[r]=Ee("compare"),[s,l]=ee(null),{points:a}=e,c=ne(()=>Cv(e),[JSON.stringify([a,e.before_peak_bytes])]),u=$n((y,w)=>Tv(y,e,n,w),[c,n]),d=Pv(a,t,n),p=s===null?void 0:a[s],h=a[d],m=y=>{let w=a[y],R=r.offload==="1";w&&o({settings:{compare:Qo("max_recompute",w.max_recompute,R)}})};return i("section",{class:"curve","data-testid":"curve",children:[i("h2",{children:"Peak vs. recompute"}),i("p",{class:"hint",children:["The recorded step peak is ",B(e.before_peak_bytes),". Each dot is a plan: click it or use the arrow keys."," ",e.pending&&i("span",{role:"status","data-testid":"curve-pending",children:`Computing: ${e.known_count} of ${e.asked_count} points known.`})]}),a.length>0&&i(Gn,{data:c,chosen:d,onChoose:m,onPoint:l,marks:u,label:"Lowest step peak against recomputed FLOPs",valueText:h?yp(h,e):"no plan selected",testId:"curve-plot"}),i("p",{class:"curve-point","data-testid":"curve-point",children:p?yp(p,e):" "})]})}function Pv(e,t,n){let o=t?.goal==="max_recompute"?t.value:"",r=e.findIndex(({max_recompute:s})=>s===o);return r>=0?r:e.findIndex(({cost_share:s,peak_bytes:l})=>s===n?.cost_share&&l===n.peak_bytes)}function yp({cost_share:e,peak_bytes:t,gap:n,lines:o},r){let s=`${B(t)}, ${Je(t,r.before_peak_bytes)} of the recorded one`,l=n===null?", not proven to be the lowest":"",a=o.map(u=>u.trim()).join(" ")||"nothing to checkpoint";return`${e===0?"Without recomputing matmuls":`Recomputing ${Je(e,1)} of the forward FLOPs`}: step peak ${s}${l}; ${a}`}function Cv({points:e,before_peak_bytes:t}){return{x:e.map(({cost_share:n})=>100*n),lines:[{label:"lowest peak",colour:"cached",width:1.5,values:e.map(({peak_bytes:n})=>n)}],isStepped:!0,hasDots:!0,top:t,xText:n=>`${n}%`}}function Tv(e,{points:t,before_peak_bytes:n},o,r){let{ctx:s,bbox:l}=e,a=devicePixelRatio,c=l.left+l.width,u=e.valToPos(n,"y",!0);s.strokeStyle=s.fillStyle=r("muted"),s.setLineDash([6*a,4*a]),hn(s,l.left,u,c,u),s.setLineDash([]),s.textAlign="right",s.textBaseline="bottom",s.fillText(`recorded ${B(n)}`,c-8*a,u-2*a);let d=t.at(-1);if(d){let m=e.valToPos(d.peak_bytes,"y",!0);s.strokeStyle=s.fillStyle=r("cached"),s.lineWidth=1.5*a,hn(s,e.valToPos(100*d.cost_share,"x",!0),m,c,m),s.fillText(`lowest ${B(d.peak_bytes)}`,c-8*a,m+18*a)}if(!o)return;let p=e.valToPos(100*o.cost_share,"x",!0),h=e.valToPos(o.peak_bytes,"y",!0);s.strokeStyle=r("accent"),s.lineWidth=2*a,s.beginPath(),s.arc(p,h,7*a,0,2*Math.PI),s.stroke()}function vp({comparand:e}){let{change:t,compare:n,recordings:o}=N(),[r]=Ee("compare"),s=o.index.state.value.value?.runs??[],l=e&&"key"in e?e.key:null,a=r.run??l?.run??"",c=s.find(m=>m.run===a),u=c&&dn(c,r.tag??l?.tag),d=u?.steps.some(m=>String(m.step)===r.step)?Number(r.step):l?.step??u?.steps.at(-1)?.step,p=(m,y,w)=>t({settings:{compare:{run:m,tag:y,...w===void 0?{}:{step:String(w)}}}}),h=m=>{let y=m&&dn(m,u?.tag);m&&y&&p(m.run,y.tag,y.steps.at(-1)?.step)};return i(X,{children:[i("label",{children:["run"," ",i("select",{"data-testid":"compare-run",value:a,onChange:m=>h(s.find(y=>y.run===m.currentTarget.value)),children:[a===""&&i("option",{value:"",children:"none"}),s.map(m=>i("option",{value:m.run,children:m.run},m.run))]})]}),c&&u&&c.tags.length>1&&i("label",{children:["tag"," ",i("select",{"data-testid":"compare-tag",value:u.tag,onChange:m=>{let y=c.tags.find(w=>w.tag===m.currentTarget.value);y&&p(c.run,y.tag,y.steps.at(-1)?.step)},children:c.tags.map(m=>i("option",{value:m.tag,children:m.tag},m.tag))})]}),c&&u&&u.steps.length>1&&i(Mv,{tag:u,step:d,onChoose:m=>p(c.run,u.tag,m)}),l&&i("button",{type:"button","data-testid":"compare-swap",title:"Swap the two recordings",onClick:n.swap,children:"Swap"})]})}function Mv({tag:e,step:t,onChoose:n}){return i("label",{children:["step"," ",i("select",{"data-testid":"compare-step",value:String(t),onChange:o=>n(Number(o.currentTarget.value)),children:e.steps.map(o=>i("option",{value:String(o.step),children:o.step},o.step))})]})}function xp(e,t){let n=t.trim().replace(/\s*%$/,"");return n&&!e.endsWith("_peak")?`${n}%`:n}function wp({goal:e,value:t}){return e.endsWith("_peak")?t:t.replace(/%$/,"")}function Bn(e,t){let n=ne(()=>Me(t),[e]);return[n.value,o=>n.value=o]}var fa={reduce:{name:"Reduce peak by",unit:"%",example:"50"},total_peak:{name:"Fit total peak in",unit:"",example:"2 GiB"},step_peak:{name:"Fit step peak in (without model)",unit:"",example:"600 MiB"},max_recompute:{name:"Limit recompute to",unit:"%",example:"5"}};function _p({curve:e}){let{change:t}=N(),[n]=Ee("compare"),o=Bs(n),r=n.offload==="1",[{goal:s,field:l},a]=Bn(`${o?.goal} ${o?.value}`,{goal:o?.goal??"reduce",field:o?wp(o):""}),c=xp(s,l),{unit:u,example:d}=fa[s],h=o?.goal===s&&o.value===c||!c&&!o;return i("form",{class:"ask-plan",onSubmit:m=>{m.preventDefault(),h||t({settings:{compare:Qo(s,c,r)}})},children:[i("label",{children:["Goal"," ",i("select",{"data-testid":"plan-goal",value:s,onChange:m=>a({goal:m.currentTarget.value,field:""}),children:Ar.map(m=>i("option",{value:m,children:fa[m].name},m))})]}),i("span",{class:"amount",children:[i(fn,{type:"text",placeholder:d,label:`${fa[s].name}${u&&", percent"}`,testId:"plan-asked",value:l,onInput:m=>a({goal:s,field:m})}),u]}),i("button",{type:"submit","data-testid":"plan-ask","aria-disabled":h,children:c||!o?"Plan":"Clear"}),(r||e?.is_on_host===!1)&&i("label",{class:"check",title:"Saved tensors may be offloaded to CPU memory instead of being recomputed",children:[i("input",{type:"checkbox","data-testid":"plan-offload",checked:r,onChange:({currentTarget:{checked:m}})=>t({settings:{compare:Qo(o?.goal??s,o?.value??"",m)}})}),"Allow CPU offload"]})]})}function kp(){let{compare:e}=N(),t=e.planProgress.value;return i("div",{class:"planning pad","data-testid":"planning",children:[i("p",{class:"hint",role:"status",children:"Planning: searching for modules to checkpoint, and proving how close the plan is to optimal. This takes seconds, up to a minute for a large model."}),i("p",{"data-testid":"planning-progress",children:t?Ov(t):"Starting…"}),i("button",{type:"button","data-testid":"plan-cancel",onClick:e.reply.cancel,children:"Stop planning"})]})}function Ov({seconds:e,tried:t,least_bytes:n}){let o=n===null?"":`, lowest peak so far ${B(n)}`,r=t===0?"looking for modules to recompute":ie(t,"combination")+" tried";return`${Math.round(e)} s: ${r}${o}`}function Sp(){let{compare:e}=N();return i("div",{class:"planning pad","data-testid":"planning-stopped",children:[i("p",{class:"hint",role:"status",children:"Planning was stopped."}),i("button",{type:"button","data-testid":"plan-again",onClick:e.reply.reload,children:"Plan again"})]})}function Rp({lines:e,comparison:t}){return i("pre",{class:"predicted",role:"note","data-testid":"plan-lines",children:[e.join(`
`),t.after.predicted!==null&&i(X,{children:[`
`,i("b",{children:"Predicted:"})," this step did not run."]})]})}function Pp({problem:e,least_bytes:t,lines:n}){let{change:o}=N(),[r]=Ee("compare"),s=Bs(r)?.goal==="total_peak"?"total_peak":"step_peak",l=Qo(s,`${t} B`,r.offload==="1");return i(X,{children:[i(Ue,{message:e,children:i("button",{type:"button","data-testid":"plan-least",onClick:()=>o({settings:{compare:l}}),children:["Plan for ",B(t)]})}),n.map(a=>i("p",{class:"hint pad","data-testid":"plan-suggestions",children:a},a))]})}function li(e){return e.split(/[\s,]+/).filter(Boolean)}function ma(e,t){let n=new Set(li(e));return li(t).every(o=>n.has(o))}function ha(e,t,n){let o=li(t),r=li(e).filter(s=>!o.includes(s));return(n?[...r,...o]:r).join(" ")}function Cp(e){let t=[];return e.map(n=>{for(;t.length>0&&!n.startsWith(`${t.at(-1)}.`);)t.pop();return t.push(n),t.length-1})}function Mp({reply:e}){let{change:t}=N(),[n]=Ee("compare"),{value:o,error:r,loading:s}=e,l=Yo(n)??{},a=h=>t({settings:{compare:Gs({...l,...h})}});if(r)return i(yt,{error:r,retry:e.reload});if(!o)return s?i(Fe,{what:"Looking for modules…"}):null;let{patterns:c,patterns_count:u,ops:d,is_on_host:p}=o;return i("div",{class:"ticks","aria-busy":s,children:[i(Ev,{rows:c,asked:l,set:a,canOffload:!p}),i(pn,{shown:c.length,of:u}),d.length>0&&i(Av,{rows:d,asked:l,set:a})]})}function Ev({rows:e,asked:t,set:n,canOffload:o}){let r=Math.max(...e.map(({saved_bytes:a})=>a)),s=ce(null);ge(()=>{let a=s.current?.querySelector("input:checked")?.closest("tr");a&&s.current&&(s.current.scrollTop=a.offsetTop-60)},[e]);let l=ne(()=>Cp(e.map(({name:a})=>a)),[e]);return e.length===0?i("p",{class:"hint",children:"No module in this recording saves anything."}):i("div",{class:"ticks-rows",ref:s,role:"region",tabIndex:0,"aria-label":"Modules to checkpoint",children:i("table",{class:"data-table","data-testid":"ticks",children:[i("thead",{children:i("tr",{children:[i("th",{scope:"col",children:"checkpoint"}),o&&i("th",{scope:"col",children:"offload"}),i("th",{scope:"col",children:"module"}),i("th",{scope:"col",title:"Bytes attributed to the ops inside",children:[" ","saves"," "]}),i("th",{scope:"col",title:"Estimated share of the forward FLOPs, recomputed if checkpointed",children:["FLOPs"," "]})]})}),i("tbody",{children:e.map((a,c)=>i("tr",{"data-testid":`tick-${a.name}`,children:[i("td",{children:i(Tp,{label:`Checkpoint ${a.name}`,text:t.checkpoint,asked:a.asked,whyNot:a.why_not,set:u=>n({checkpoint:u})})}),o&&i("td",{children:i(Tp,{label:`Offload ${a.name} to the CPU`,text:t.offload,asked:a.asked,whyNot:null,set:u=>n({offload:u})})}),i("th",{scope:"row",title:a.type_name,children:i("span",{class:"branch",style:{"--depth":l[c]??0},children:[a.name,i("span",{class:"tag",children:[a.type_name,a.modules_count>1&&` ×${q(a.modules_count)}`]})]})}),i("td",{children:i("span",{class:"with-bar",children:[i(St,{part:a.saved_bytes,whole:r}),i(Q,{n:a.saved_bytes})]})}),i("td",{children:Je(a.flops_share,1)})]},a.asked))})]})})}function Tp({label:e,text:t="",asked:n,whyNot:o,set:r}){let s=ma(t,n);return i("input",{type:"checkbox","aria-label":e,title:o??e,checked:s,disabled:o!==null&&!s,onChange:l=>r(ha(t,n,l.currentTarget.checked))})}function Av({rows:e,asked:t,set:n}){let{checkpoint:o,save:r=""}=t;return i("fieldset",{class:"ticks-ops",disabled:!o,"data-testid":"tick-ops",children:[i("legend",{children:"Save instead of recompute the results of"}),e.map(({name:s,flops_share:l,result_bytes:a})=>i("label",{class:"check",children:[i("input",{type:"checkbox","data-testid":`tick-op-${s}`,checked:ma(r,s),onChange:c=>n({save:ha(r,s,c.currentTarget.checked)})}),s,i("small",{children:[Je(l,1)," of the FLOPs, ",B(a)," in total"]})]},s))]})}var Lv=[{name:"checkpoint",lead:"Checkpoint",placeholder:"modules, e.g. h.*",label:"Modules to checkpoint, e.g. h.*"},{name:"save",lead:"Save results of",placeholder:"no ops, or e.g. addmm",label:"Ops whose results are saved instead of recomputed"},{name:"offload",lead:"CPU offload",placeholder:"no modules, or e.g. h.*",label:"Modules whose saved tensors are offloaded to CPU memory until the backward pass"}];function Op({patterns:e}){let{change:t}=N(),[n]=Ee("compare"),{checkpoint:o="",save:r="",offload:s=""}=Yo(n)??{},[l,a]=Bn(`${o}|${r}|${s}`,{checkpoint:o,save:r,offload:s}),c={checkpoint:l.checkpoint.trim(),save:l.save.trim(),offload:l.offload.trim()},d=c.checkpoint===o&&c.offload===s&&(c.save===r||!c.checkpoint),p=!c.checkpoint&&!c.offload,h=e?.is_on_host===!1||s!=="";return i("form",{class:"what-if",onSubmit:m=>{m.preventDefault(),d||t({settings:{compare:Gs(c)}})},children:[Lv.filter(({name:m})=>m!=="offload"||h).map(({name:m,lead:y,placeholder:w,label:R})=>i("label",{children:[y," ",i(fn,{type:"text",class:"filter",placeholder:w,label:R,title:R,testId:`compare-${m}`,value:l[m],onInput:S=>a({...l,[m]:S})})]},m)),i("button",{type:"submit","data-testid":"compare-predict","aria-disabled":d,children:p&&!d?"Clear":"Predict"})]})}var Ep={recording:{name:"A run",help:"Another run or step"},modules:{name:"What if",help:"Predict this step with modules of your choice checkpointed"},plan:{name:"A plan",help:"Find which modules to checkpoint for a lower peak, and what that costs"}};function Ap({comparand:e}){let{change:t,compare:n}=N(),o=n.mode.value,[r]=Ee("compare"),s=kt("patterns.json",o==="modules"?{}:null),l=r.offload==="1"?{offload:!0}:{},a=kt("curve.json",o==="plan"?l:null);return i(X,{children:[i("div",{class:"toolbar compare-with",role:"group","aria-label":"Compare with",children:[i("fieldset",{class:"modes",children:[i("legend",{children:"Compare with"}),Ml.map(c=>i("label",{class:"check",title:Ep[c].help,children:[i("input",{type:"radio",name:"compare-by","data-testid":`compare-by-${c}`,checked:o===c,onChange:()=>t({settings:{compare:c==="recording"?{}:{by:c}}})}),Ep[c].name]},c))]}),o==="recording"&&i(vp,{comparand:e}),o==="modules"&&i(Op,{patterns:s.value}),o==="plan"&&i(_p,{curve:a.value})]}),o==="modules"&&i(Mp,{reply:s}),o==="plan"&&i(bp,{curve:a})]})}function ai(e){return[...e.classList].flatMap(t=>{let[,n,o]=/^change-(\d+)(?:-(\d+))?$/.exec(t)??[];return n===void 0?[]:[{change:Number(n),member:o===void 0?null:Number(o)}]})}function Lp(e,{change:t,member:n}){return e.some(o=>o.change===t&&(o.member===null||o.member===n))}function Ip({classList:e},t){let n=t===void 0?void 0:`bytes-${t}`,o=[...e].find(r=>r.startsWith("bytes-"));o!==n&&(o&&e.remove(o),n&&e.add(n))}var lr="http://www.w3.org/2000/svg";function $p(e){let t=document.createElement("template");t.innerHTML=`<svg><g>${e}</g></svg>`;let n=document.adoptNode(t.content.querySelector("svg > g"));return ga(n),{element:n,boxes:[...n.querySelectorAll("g.node, g.cluster")].map(Iv),edges:[...n.querySelectorAll("g.edge")].map($v)}}function Iv(e){let t=ga(e),n=Ft(e.id),o=zv(e);if(n){let r=[...e.querySelectorAll("text")].map(s=>s.textContent);e.querySelectorAll("polygon, path, ellipse").forEach(s=>{(s.getAttribute("fill")!=="none"||s.getAttribute("stroke")!=="none")&&s.classList.add("outline")}),e.classList.contains("node")&&Fv(e,o),n.kind==="module"&&Bv(e,o),e.setAttribute("role","button"),e.setAttribute("tabindex","-1"),e.setAttribute("aria-label",r.join(", "))}return{name:t,id:n,element:e,isRepeated:e.classList.contains("repeated"),place:o}}function $v(e){let t=ga(e).split("->");return Dv(e),{element:e,ends:[...new Set(t.map(n=>n.replace(/:.*$/,"")))]}}function Dv(e){let t=e.querySelector("path")?.cloneNode();t&&(t.removeAttribute("stroke-dasharray"),t.setAttribute("class","reach"),e.append(t))}function ga(e){let t=[...e.children].find(n=>n.tagName==="title");return t?.remove(),t?.textContent??""}function zv(e){let t=[...e.querySelectorAll("polygon, path, ellipse")],o=(t.length>0?t:[...e.querySelectorAll("text")]).flatMap(Nv),r=o.filter((c,u)=>u%2===0),s=o.filter((c,u)=>u%2===1),[l,a]=[Math.min(...r),Math.min(...s)];return{x:l,y:a,width:Math.max(...r)-l,height:Math.max(...s)-a}}function Nv(e){let t=o=>Number(e.getAttribute(o)??0);if(e.tagName==="ellipse"){let[o,r,s,l]=[t("cx"),t("cy"),t("rx"),t("ry")];return[o-s,r-l,o+s,r+l]}if(e.tagName==="text"){let[o,r,s]=[t("x"),t("y"),t("font-size")||12],l=e.textContent.length*s/2*.55,a=e.getAttribute("text-anchor")==="start"?o+l:o;return[a-l,r-s,a+l,r+s/4]}let n=e.getAttribute("points")??e.getAttribute("d")??"";return du(n)}function Fv(e,{x:t,width:n}){if(!e.querySelector("polygon, path, ellipse"))return;let o;for(let r of e.querySelectorAll("text")){if(o&&o.getAttribute("y")===r.getAttribute("y")){o.append(Gv(r));continue}o=r,r.setAttribute("text-anchor","middle"),r.setAttribute("x",String(t+n/2))}}function Gv(e){let t=document.createElementNS(lr,"tspan");for(let n of["font-size","font-weight","fill"]){let o=e.getAttribute(n);o!==null&&t.setAttribute(n,o)}return t.textContent=e.textContent,e.remove(),t}function Bv(e,{x:t,y:n,width:o}){let r=e.classList.contains("cluster"),s=document.createElementNS(lr,"g");s.setAttribute("class","handle"),s.setAttribute("transform",`translate(${t+o-2} ${n+2})`);let l=document.createElementNS(lr,"circle");l.setAttribute("r","7");let a=document.createElementNS(lr,"path");a.setAttribute("d",r?"M-3.5 0H3.5":"M-3.5 0H3.5M0-3.5V3.5"),s.append(l,a),e.append(s)}var Vv=4;function ci(){let e,t=[];function n(o){let r=p=>t.find(({groups:h})=>h.has(p))?.groups.get(p)??$p(p),s=o.groups.map(({x:p,y:h,svg:m})=>({...r(m),text:m,x:p,y:h})),l=new Map(s.map(p=>[p.text,p])),a=t.filter(p=>p.layout!==o);t=[{layout:o,groups:l},...a].slice(0,Vv);let{width:c,height:u,shades:d}=o;return e??=document.createElementNS(lr,"svg"),{svg:e,width:c,height:u,shades:d,groups:s,...Wv(s)}}return{read:n}}function Dp({svg:e,width:t,height:n,groups:o,shades:r}){e.setAttribute("width",String(t)),e.setAttribute("height",String(n)),e.setAttribute("viewBox",`0 0 ${t} ${n}`);let s=new Set(o.map(({element:a})=>a));for(let a of[...e.children])s.has(a)||a.remove();let l=e.firstElementChild;for(let{element:a,x:c,y:u,boxes:d}of o){for(let h of d)Ip(h.element,r.get(h.name));let p=`translate(${c} ${u})`;a.getAttribute("transform")!==p&&a.setAttribute("transform",p),a===l?l=l.nextElementSibling:e.insertBefore(a,l)}}function Wv(e){let t=new Map,n=new Map;for(let r of e)for(let{name:s,id:l,element:a,isRepeated:c,place:u}of r.boxes){if(n.set(s,a.id),!l)continue;let d={...u,x:u.x+r.x,y:u.y+r.y};t.set(l.text,{id:l,element:a,isRepeated:c,...d})}let o=new Map;for(let{element:r,ends:s}of e.flatMap(l=>l.edges))for(let l of s){let a=n.get(l)??l,c=o.get(a);c?c.push(r):o.set(a,[r])}return{boxes:t,edges:o}}function ui({id:e}){return e.kind==="module"}function zp(e,t,n,o){let r=(u,d)=>u.target instanceof Element?u.target.closest(d):null,s=u=>n(r(u,"g.node, g.cluster")?.id??""),l=u=>r(u,".handle")!==null;e.addEventListener("click",u=>{let d=s(u),p=Ft(r(u,"g.edge")?.id??"");d&&l(u)?o.onToggle(d.id.number):o.onSelect(d?.id??p)},{signal:t}),e.addEventListener("dblclick",u=>{let d=s(u);d&&ui(d)&&!l(u)&&o.onToggle(d.id.number)},{signal:t});let a=null,c=u=>{let d=u&&ui(u)?u.id.number:null;d!==a&&o.onPrefetch?.(d),a=d};e.addEventListener("pointerover",u=>{let d=s(u);o.onHover(d?.id??null),c(l(u)||d?.element.matches(".node")?d:void 0)},{signal:t}),e.addEventListener("pointerleave",()=>{o.onHover(null),c(void 0)},{signal:t}),e.addEventListener("focusin",u=>c(s(u)),{signal:t}),e.addEventListener("focusout",u=>{s(u)?.id.number===a&&c(void 0)},{signal:t})}function Wr(e,t,n,o){let r=Math.min(8,Math.max(.02,e.scale*t)),s=r/e.scale;return{scale:r,x:n-(n-e.x)*s,y:o-(o-e.y)*s}}function ba(e,t){let n=Math.max(.02,Math.min(1,(t.width-48)/e.width,(t.height-48)/e.height));return{scale:n,x:(t.width-e.width*n)/2,y:(t.height-e.height*n)/2}}var ya=.75;function Np(e,t,n){let o=ba(e,n);if(o.scale>=ya)return o;let r=Math.min(1,Math.max(ya,(n.width-48)/e.width)),l=e.width*r>n.width&&t?t.x+t.width/2:e.width/2;return{scale:r,x:n.width/2-l*r,y:24}}function di(e,t,n){let o=Math.max(e.scale,ya),r=(s,l,a)=>l*o>a-48?24-s*o:a/2-(s+l/2)*o;return{scale:o,x:r(t.x,t.width,n.width),y:r(t.y,t.height,n.height)}}function pi(e,t,n){let o=t.x*e.scale+e.x,r=t.y*e.scale+e.y,s=Math.min(t.width*e.scale,n.width-24),l=Math.min(t.height*e.scale,n.height-24);return o>=0&&r>=0&&o+s<=n.width&&r+l<=n.height?e:di(e,t,n)}function Fp(e,t,n){let r=(s,l,a)=>Math.min(a-48,Math.max(48-l*e.scale,s));return{scale:e.scale,x:r(e.x,t.width,n.width),y:r(e.y,t.height,n.height)}}function Gp(e,t){return{x:-e.x/e.scale,y:-e.y/e.scale,width:t.width/e.scale,height:t.height/e.scale}}function Bp(e,t,n){let o=n==="left"||n==="right",r=n==="left"||n==="up"?-1:1,s,l=1/0;for(let a of e){let c=a.x+a.width/2-(t.x+t.width/2),u=a.y+a.height/2-(t.y+t.height/2),d=r*(o?c:u),p=d+3*Math.abs(o?u:c);d>1&&p<l&&([s,l]=[a,p])}return s}var Hv=4,Vp=.3;function Wp(e,t,n,o,r){let s=new Map,l,a=!1,c=p=>{let{left:h,top:m}=e.getBoundingClientRect();return{x:p.clientX-h,y:p.clientY-m}};e.addEventListener("pointerdown",p=>{p.button===0&&(s.size===0&&(l=c(p),a=!1),s.set(p.pointerId,c(p)))},{signal:t}),e.addEventListener("pointermove",p=>{let h=s.get(p.pointerId);if(!h||!l)return;let m=c(p);if(!a&&Math.hypot(m.x-l.x,m.y-l.y)<Hv)return;a||(a=!0,e.setPointerCapture(p.pointerId),e.classList.add("dragging"));let y=[...s].find(([R])=>R!==p.pointerId)?.[1];s.set(p.pointerId,m);let w=n();o(y?Uv(w,h,m,y):{...w,x:w.x+m.x-h.x,y:w.y+m.y-h.y})},{signal:t});let u=p=>{s.delete(p.pointerId),s.size===0&&e.classList.remove("dragging")};e.addEventListener("pointerup",u,{signal:t}),e.addEventListener("pointercancel",u,{signal:t});let d=p=>{a&&p.stopPropagation(),a=!1};e.addEventListener("click",d,{capture:!0,signal:t}),e.addEventListener("wheel",p=>{if(!r(p))return;p.preventDefault();let{x:h,y:m}=c(p),y=p.deltaMode===WheelEvent.DOM_DELTA_LINE?16:1,w=p.ctrlKey?.01:.0015,R=Math.max(-Vp,Math.min(Vp,-p.deltaY*y*w));o(Wr(n(),Math.exp(R),h,m))},{signal:t,passive:!1})}function Uv(e,t,n,o){let r=Math.hypot(t.x-o.x,t.y-o.y),s=Math.hypot(n.x-o.x,n.y-o.y);return Wr(e,r>0?s/r:1,o.x,o.y)}var Kv=200,Hp=60;function fi(e,t,n){let o={x:0,y:0,scale:1},r,s=0,l=0,a=new AbortController,c=()=>({width:e.clientWidth,height:e.clientHeight});function u(_){let A=c();({width:l}=A),o=r?Fp(_,r,A):_,t.style.transform=`translate(${o.x}px, ${o.y}px) scale(${o.scale})`,t.style.willChange="transform",window.clearTimeout(s),s=window.setTimeout(()=>t.style.willChange="auto",Kv),n.onMove?.(Gp(o,A))}function d(_){let{width:A,height:M}=c();u(Wr(o,_,A/2,M/2))}function p(_){return pi(o,{..._,width:0,height:0},c())===o}let h={show(_,A,M){let T=A===null||M?void 0:r?.boxes.get(A.text),$=A===null?void 0:_.boxes.get(A.text),z=r?.width===_.width&&r.height===_.height,E=T&&p(T)?T:void 0,O=!r||M,L=t.contains(document.activeElement),{id:D}=document.activeElement??{id:""};r=_,Dp(_),t.contains(_.svg)||t.replaceChildren(_.svg),L&&(_.boxes.get(D)?.element??e).focus({preventScroll:!0});let U=Np(_,Up(_),c());E&&$?u(Yv(o,E,$)):$?u(di(O?U:o,$,c())):(O||!z)&&u(U)},centre(_){let A=r?.boxes.get(_.text);A&&u(di(o,A,c()))},look(_,A){let{width:M,height:T}=c();u({...o,x:M/2-_*o.scale,y:T/2-A*o.scale})},keep(_){let A=r?.boxes.get(_.text);A&&u(pi(o,A,c()))},fit:()=>r&&u(ba(r,c())),actualSize:()=>d(1/o.scale),zoom:d,dispose:()=>a.abort()};Wp(e,a.signal,()=>o,u,n.isZoom??(()=>!0)),zp(e,a.signal,_=>r?.boxes.get(_),n);let m={signal:a.signal};e.addEventListener("keydown",_=>{_.ctrlKey||_.metaKey||_.altKey||y(_)&&_.preventDefault()},m);function y(_){let A=jv[_.key];if(A&&_.shiftKey)return S(A);if(A)return x(A);let M=w(),T={"+":()=>d(1.25),"=":()=>d(1.25),"-":()=>d(.8),0:h.actualSize,f:h.fit,e:()=>M&&n.onSelect(R(M)),Enter:()=>M&&n.onSelect(M.id)," ":()=>M&&(ui(M)?n.onToggle(M.id.number):n.onSelect(M.id)),Escape:()=>{e.focus(),n.onSelect(null)}};return T[_.key]?.(),_.key in T}function w(){return r?.boxes.get(document.activeElement?.id??"")}function R(_){let A=r?.edges.get(_.id.text)??[],M=A.findIndex(T=>T.classList.contains("selected-edge"));return Ft(A[(M+1)%A.length]?.id??"")??_.id}function S(_){let[A,M]=qv[_];return u({...o,x:o.x-A*Hp,y:o.y-M*Hp}),!0}function x(_){if(!r)return!1;let A=[...r.boxes.values()],M=w()??A.find(({element:$})=>$.matches(".selected")),T=M?Bp(Kp(r),M,_):Up(r);return T&&(T.element.focus({preventScroll:!0}),u(pi(o,T,c()))),!0}window.addEventListener("resize",()=>c().width>0&&u({...o,x:o.x+(c().width-l)/2}),m);let P=new ResizeObserver(()=>c().width>0&&u(o));return P.observe(e),a.signal.addEventListener("abort",()=>P.disconnect()),h}function Kp({boxes:e}){return[...e.values()].filter(({element:t})=>t.matches(".node"))}function Up(e){return Kp(e).reduce((t,n)=>t&&t.y<=n.y?t:n,void 0)}var jv={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down"},qv={left:[-1,0],right:[1,0],up:[0,-1],down:[0,1]};function Yv(e,t,n){return{scale:e.scale,x:e.x+(t.x+t.width/2-n.x-n.width/2)*e.scale,y:e.y+(t.y-n.y)*e.scale}}function jp(e,t){let n=t&&e.boxes.get(t.text);if(!n)return;let o=[n.element,...e.edges.get(n.id.text)??[]];return o.forEach(r=>r.classList.add("selected")),()=>o.forEach(r=>r.classList.remove("selected"))}function qp({svg:e},t){let n=e.querySelector(`g.edge[id="${t.text}"]`),o=["selected","selected-edge"];return n?.classList.add(...o),()=>n?.classList.remove(...o)}function Hr({svg:e,edges:t},n){e.querySelectorAll(".lit").forEach(r=>r.classList.remove("lit"));let o=n===null?[]:t.get(n.text)??[];o.forEach(r=>r.classList.add("lit")),e.classList.toggle("has-lit",o.length>0)}function mi({viewport:e,testId:t}){return i("div",{class:"button-group",children:[i("button",{type:"button","aria-label":"Zoom out",title:"Zoom out (-)","data-testid":`${t}-out`,onClick:()=>e.current?.zoom(.8),children:"−"}),i("button",{type:"button","aria-label":"Zoom in",title:"Zoom in (+)","data-testid":`${t}-in`,onClick:()=>e.current?.zoom(1.25),children:"+"}),i("button",{type:"button",title:"Actual size (0)","data-testid":`${t}-actual`,onClick:()=>e.current?.actualSize(),children:"1:1"}),i("button",{type:"button",title:"The whole graph (f)","data-testid":`${t}-fit`,onClick:()=>e.current?.fit(),children:"Fit"})]})}var Qv=[["released","only in the first"],["added","only in the second"],["resized","different size, or partly replaced"],["moved","on another device"]],Jv=56,Zv=520;function Xv({boxes:e}){let t=({element:n})=>n.matches(".node")&&ai(n).some(({change:o})=>o===0);return[...e.values()].find(t)?.id??null}function Yp({pair:e,picked:t,onPick:n}){let{compare:o}=N(),{value:r,error:s,loading:l}=o.difference.state.value,a=r?.pair===e?r:void 0,c=ce(null),u=ce(null),d=ce(null),[p,h]=ee(null),[m,y]=ee(null),w=ce(ci()),R=ce(null),S=ce([]),x=ce({onPick:n,setToggled:y});return x.current={onPick:n,setToggled:y},dt(()=>{let[P,_]=[c.current,u.current];if(!P||!_)return;let A=T=>T&&R.current?.boxes.get(T.text)?.element,M=fi(P,_,{onSelect(T){if(T?.kind==="edge")return;let $=A(T);S.current=$?ai($):[],x.current.onPick(S.current)},onToggle(T){x.current.setToggled({kind:"module",number:T,text:`m${T}`}),o.toggle(T)},onHover:T=>R.current&&Hr(R.current,T),isZoom:T=>T.ctrlKey||P.contains(document.activeElement)});return d.current=M,()=>M.dispose()},[]),dt(()=>{if(!a||!c.current)return;let P=w.current.read(a.layout);c.current.style.height=`${Math.min(Zv,P.height+Jv)}px`,d.current?.show(P,m??Xv(P),R.current===null),R.current=P,h(P)},[a]),ge(()=>{let P=[...p?.svg.querySelectorAll("g.node")??[]].filter(_=>ai(_).some(A=>Lp(t,A)));return P.forEach(_=>_.classList.add("selected")),()=>P.forEach(_=>_.classList.remove("selected"))},[p,t]),ge(()=>{if(t===S.current)return;let P=Ft(c.current?.querySelector(".canvas .selected")?.id??"");P&&d.current?.keep(P)},[t]),i("section",{class:t.length>0?"difference picked":"difference","aria-label":"Graph of differences",children:[i("div",{class:"toolbar",role:"group","aria-label":"Graph of differences: options",children:[i("ul",{class:"meaning","aria-label":"Signs","data-testid":"difference-legend",children:Qv.filter(([P])=>p?.svg.querySelector(`.${P}`)).map(([P,_])=>i("li",{children:[i(pa,{change:P})," ",_]},P))}),i("div",{class:"button-group",children:[i("button",{type:"button","data-testid":"difference-fold",onClick:()=>o.open([]),children:"Collapse all"}),i("button",{type:"button",title:"Open the modules that changed most","data-testid":"difference-default",onClick:()=>o.open(null),children:"Default"})]}),i(mi,{viewport:d,testId:"difference-zoom"})]}),i("div",{class:"window",children:[i("div",{class:"frame",ref:c,tabIndex:0,role:"group","aria-busy":l,"aria-label":"Graph of the differences between the two recordings. Arrow keys move between boxes, Enter selects the changes of a box in the list below, Space opens or closes a module, plus and minus zoom, f fits the window.","data-testid":"difference-frame",children:i("div",{class:"canvas",ref:u,"data-testid":"difference-canvas"})}),l&&i("p",{class:"progress",role:"status",children:"Drawing the differences…"})]}),s&&i(yt,{error:s,retry:o.difference.reload})]})}function Qp(){let e=ce(null),t=()=>e.current?.contains(document.activeElement)??!1,n=t();return dt(()=>{if(!n||t())return;let o=e.current?.querySelectorAll("button");(o?.length===1?o[0]:e.current)?.focus({preventScroll:!0})}),e}function Ur({name:e,title:t,text:n}){let{recordings:o}=N(),[r,s]=ee(""),l=async()=>{let{run:a,step:c}=o.shown.value??{run:"run",step:0};s("");try{Is(`${$s(e,a,c)}.csv`,"text/csv",await n())}catch(u){s(u instanceof Error?u.message:String(u))}};return i(X,{children:[i("button",{type:"button",title:t,"data-testid":`${e}-csv`,onClick:()=>{l()},children:"Download CSV"}),r&&i("span",{class:"hint",role:"alert",children:r})]})}function ar({name:e,title:t,by:n}){let{replies:o}=N();return i(Ur,{name:e,title:t,text:()=>o.once("table.csv",{by:n})})}var Jp=`.compare {
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

.modes {
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  padding: 0;
  border: 0;
  margin: 0;
}

.modes legend {
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

.ticks-rows .data-table th:nth-child(n) {
  text-align: left;
}

.ticks-rows .data-table tr > :nth-last-child(-n + 2) {
  text-align: right;
}

.ticks-rows .data-table thead th {
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

.data-table {
  border-collapse: collapse;
}

.data-table th,
.data-table td {
  padding: 3px 18px 3px 0;
  border-bottom: 1px solid var(--grid);
  font-variant-numeric: tabular-nums;
  font-weight: 400;
  text-align: right;
}

.data-table td {
  white-space: nowrap;
}

.data-table th:first-child {
  text-align: left;
}

.data-table th.level-1 {
  padding-left: 14px;
  color: var(--muted);
}

.data-table thead th {
  color: var(--muted);
  font-size: 12px;
  overflow-wrap: anywhere;
}

.signed.decrease {
  color: var(--less);
}

.signed.increase {
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

.verdict {
  margin: 0 0 4px;
  font-size: 15px;
  font-weight: 600;
  line-height: 1.4;
}
`;var Zp=`.difference {
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
`;var tf={key:"compare",title:"Compare",style:Jp+Zp,needsServer:!0,Panel:nx};function nx(){let{compare:e}=N(),t=e.choice.value;return t?i("div",{class:"compare","data-testid":"compare",children:[i(Ap,{comparand:t.comparand}),t.comparand?i(sx,{}):i(rx,{problem:t.problem,way:e.mode.value})]}):null}var ox={recording:"There is no other recording here: predict checkpointing with What if, or record a second run or step.",modules:"Select or name modules to predict what checkpointing them releases.",plan:"Choose a point on the curve, or enter a goal, to find what to checkpoint."};function rx({problem:e,way:t}){return e?i(Ue,{message:e}):i("p",{class:"hint pad","data-testid":"compare-nothing",children:ox[t]})}function sx(){let{compare:e}=N(),t=Qp();return i("div",{ref:t,tabIndex:-1,children:ix(e)})}function ix(e){let{value:t,error:n,loading:o}=e.reply.state.value,r=e.choice.value?.comparand;if(n instanceof Dn)return i(Sp,{});if(n)return i(yt,{error:n,retry:e.reply.reload});if(o&&r&&"goal"in r&&(e.planProgress.value||!t))return i(kp,{});if(!t)return o?i(Fe,{what:"Comparing…"}):null;if(t.unreachable)return i(Pp,{...t.unreachable});let{shown:l,comparand:a,comparison:c,planned:u}=t;if(!c)return null;let[d,p]=[Xp({key:l}),Xp(a)],h=El(l,a);return i("div",{class:"compared","aria-busy":o,"data-testid":"compared",children:[c.verdict.slice(0,u?1:void 0).map((m,y)=>i("p",{class:y===0?"verdict":"hint","data-testid":"compare-verdict",children:m},y)),c.before.timeline&&c.after.timeline&&i(hp,{before:c.before.timeline,after:c.after.timeline,names:[d,p]}),i("section",{class:"planned",children:[i("div",{children:[u?i(Rp,{...u}):i(lx,{...c.after}),i(dx,{reply:c,before:d,after:p})]}),c.code!==null&&i(jo,{code:c.code,label:"Copy as Python",testId:"compare-code"})]}),i(ax,{pair:h,reply:c,comparand:a},h)]})}function lx({predicted:e}){return e===null?null:i("p",{class:"predicted",role:"note","data-testid":"compare-predicted",children:[i("b",{children:"Predicted:"})," ",e,". This step did not run."]})}function ax({pair:e,reply:t,comparand:n}){let[o,r]=ee([]);return i("section",{class:"differences",children:[t.changes_count>0&&i(X,{children:[i("h2",{children:"Where it changed"}),i(Yp,{pair:e,picked:o,onPick:r})]}),i("div",{class:"titled",children:[i("h2",{children:"Changed saved tensors, largest first"}),t.changes_count>0&&i(cx,{comparand:n})]}),i("p",{class:"summary","data-testid":"compare-summary",children:ux(t)}),i(gp,{reply:t,comparand:"key"in n?n.key:null,picked:o,onPick:r})]})}function cx({comparand:e}){let{replies:t}=N();return i(Ur,{name:"changes",title:"All changes, repeated layers combined",text:()=>t.once("changes.csv",$r(e))})}function Xp(e){return"key"in e?`${e.key.run} · step ${e.key.step}`:"predicted"}function ux(e){let t=`${B(e.same_bytes)} unchanged in ${ie(e.same_count,"saved tensor")}`;if(e.changes_count===0)return`Nothing changed: ${t}.`;let n=e.moved_bytes>0&&`${B(e.moved_bytes)} on another device`;return`${[`−${B(e.released_bytes)}, +${B(e.added_bytes)}`,n,t].filter(Boolean).join("; ")}.`}function dx({reply:e,before:t,after:n}){let{device:o}=e.before,r=o===e.after.device||!o||!e.after.device,s=l=>r?"":` on ${l}`;return i("table",{class:"data-table","aria-label":"Totals of both recordings","data-testid":"compare-totals",children:[i("thead",{children:i("tr",{children:[i("th",{scope:"col",children:"total"}),i("th",{scope:"col",children:[t,s(o)]}),i("th",{scope:"col",children:[n,s(e.after.device)]}),i("th",{scope:"col",children:"difference"}),i("th",{scope:"col",title:"Relative to the first",children:"percent"})]})}),i("tbody",{children:e.totals.map(l=>i(px,{total:l},l.key))})]})}function px({total:e}){let{key:t,label:n,help:o,level:r,before_bytes:s,after_bytes:l,difference_bytes:a}=e;return i("tr",{"data-testid":`compare-${t}`,children:[i("th",{scope:"row",class:`level-${r}`,title:o,children:n}),i("td",{children:i(ef,{n:s})}),i("td",{children:i(ef,{n:l})}),i("td",{children:i(da,{n:a})}),i("td",{children:fx(a,s)})]})}function ef({n:e}){return e===null?i("span",{class:"none",children:"not known"}):i(Q,{n:e})}function fx(e,t){return!e||!t?e===0?"0%":"–":`${e<0?"−":"+"}${Je(Math.abs(e),t)}`}function nf(e,t,n){let o=e.appendChild(document.createElement("canvas")),r=e.appendChild(document.createElement("div")),s,l,a={x:1,y:1},c=d=>{if(d.buttons!==1)return;let{left:p,top:h}=o.getBoundingClientRect();t((d.clientX-p)/a.x,(d.clientY-h)/a.y)};e.addEventListener("pointerdown",d=>{e.setPointerCapture(d.pointerId),c(d)},{signal:n}),e.addEventListener("pointermove",c,{signal:n});function u(){if(!s||!l)return;e.hidden=mx(s,l);let[d,p]=[Math.max(0,l.x),Math.max(0,l.y)],h=Math.min(s.width,l.x+l.width),m=Math.min(s.height,l.y+l.height);r.style.transform=`translate(${d*a.x}px, ${p*a.y}px)`,r.style.width=`${Math.max(2,(h-d)*a.x)}px`,r.style.height=`${Math.max(2,(m-p)*a.y)}px`}return{show(d){s=d,a=hx(d),gx(o,d,a),u()},move(d){l=d,u()}}}function mx({width:e,height:t},n){let[o,r]=[n.x+n.width,n.y+n.height];return n.x<=0&&n.y<=0&&o>=e&&r>=t}function hx({width:e,height:t}){let n=Math.min(170/e,220/t,1),o=r=>Math.min(1,Math.max(n,44/r));return{x:o(e),y:o(t)}}function gx(e,t,n){let o=devicePixelRatio,[r,s]=[t.width*n.x,t.height*n.y];e.width=Math.ceil(r*o),e.height=Math.ceil(s*o),e.style.width=`${r}px`,e.style.height=`${s}px`;let l=e.getContext("2d");if(!l)return;l.scale(o*n.x,o*n.y);let a=getComputedStyle(e),c=u=>a.getPropertyValue(`--${u}`);for(let{element:u,x:d,y:p,width:h,height:m}of t.boxes.values()){let y=u.classList.contains("cluster");l.fillStyle=c(y?"cluster":yx(u)),l.fillRect(d,p,h,m)}}function yx(e){let t=[1,2,3,4].find(n=>e.classList.contains(`bytes-${n}`));return t===void 0?"box-line":`bytes-${t}`}function cr(e){let{expand:t}=e,n=He(e,"graph"),o=["parameters","views"].filter(r=>n[r]==="1");return{...t===null?{}:{expand:[...t]},...o.length===0?{}:{show:o},...n.freed==="0"?{hide:["freed"]}:{}}}function of(){let e=null;function t(){e?.abort.abort(),e=null}return{drop:t,begin(n,o){if(e?.key===n)return;t();let r=new AbortController;e={key:n,work:o(r.signal),abort:r},e.work.catch(()=>{})},take(n,o,r){if(e?.key!==n)return t(),r(o);let s=e;return e=null,o.addEventListener("abort",()=>s.abort.abort(),{once:!0}),s.work}}}var Kr=class extends wn{constructor(n){super(`Laying out ${ie(n.visible,"box","boxes")} takes about ${sf(n)}.`);this.graph=n}graph};function sf({seconds:e}){return e>=90?`${Math.round(e/60)} minutes`:e>=20?`${Math.round(e/10)*10} s`:`${Math.round(e)} s`}var bo="graph";function lf(e,t,{address:n},{shown:o,fetchOfShown:r},s){let l=Me(""),a=()=>s.value===bo,c=xe(()=>JSON.stringify(cr(n.value))),u=()=>({expand:n.peek().expand,settings:{graph:He(n.peek(),bo)}}),d=T=>JSON.stringify([o.peek(),cr(T)]),p="",h=of(),m=ci();async function y(T,$,z){l.value="Fetching the graph…";let E=await e.get("graph.dot",{...Vt(T),...cr($)},z);if(E.quick!==null&&p!==d($))throw new Kr(E);let O=E.quick===null?"":`, about ${sf(E)}`;return l.value=`Laying out ${ie(E.visible,"box","boxes")}${O}…`,{recording:T,address:$,graph:E,layout:await t(E.dot,z)}}let w=r(()=>a()?`graph ${c.value}`:null,(T,$)=>{let z=u();return h.take(d(z),$,E=>y(T,z,E))});function R(T){let{value:$}=w.state.value;return T===null||!$||Gt(T)&&x(T)<2||!rf($.graph,T)?null:{...cr($.address),id:T.text}}let S=T=>{let{value:$}=w.state.value;return $!==void 0&&rf($.graph,T)};function x({kind:T,number:$}){return T!=="module"||!a()?1:bx(w.state.value.value?.graph,$)}function P(T){let $=o.peek();if(T===null||!$||!e.isServed||w.state.peek().loading)h.drop();else{let z={...u(),...T};h.begin(d(z),E=>{let O=y($,z,E);return O.then(({layout:L})=>!E.aborted&&m.read(L)).catch(()=>{}),O})}}function _(){p=d(u()),w.reload()}function A(T){let $=w.state.peek().value;if(!$)throw new Error("There is no graph yet.");let{recording:z,address:E,graph:O}=$,L=cr({...E,expand:O.expand}),D=T?"dark":"paper",U={...Vt(z),...L,theme:D};return e.get("graph.svg",U,new AbortController().signal)}let M=xe(()=>{let{value:T}=w.state.value;return JSON.stringify(T?.recording)===JSON.stringify(o.value)?T:void 0});return{picture:w,current:M,progress:l,read:m.read,boxParams:R,isInPicture:S,times:x,prefetch:P,allowSlow:_,figure:A}}function bx(e,t){return e?.repeated.find(([n])=>n===t)?.[1]??1}function rf({dot:e},{text:t}){return e.includes(`id=${t} `)||e.includes(`id="${t}"`)}function af({frame:e}){let{graph:t}=N(),{loading:n,error:o}=t.picture.state.value;return n?i("div",{class:"progress",role:"status","data-testid":"progress",children:[i("span",{children:t.progress.value}),i("button",{type:"button","data-testid":"layout-cancel",onClick:t.picture.cancel,children:"Cancel"})]}):!o||o instanceof Dn&&t.current.value?null:o instanceof Dn?i("div",{class:"progress",role:"status",children:[i("span",{children:"The layout was cancelled."}),i("button",{type:"button","data-testid":"layout-again",onClick:t.picture.reload,children:"Lay out again"})]}):o instanceof Kr?i(vx,{of:o,frame:e}):i("div",{class:"overlay",children:i(Ue,{message:o.message,children:[i("button",{type:"button",onClick:t.picture.reload,children:"Try again"}),i("button",{type:"button",onClick:()=>t.rearrange({expand:[]}),children:"Collapse all"})]})})}function vx({of:e,frame:t}){let{graph:n}=N(),o=ce(null);ge(()=>{let l=document.activeElement;return o.current?.focus(),()=>{if(document.activeElement!==document.body)return;let a=t.current&&l?CSS.escape(l.id):"";((a?t.current?.querySelector(`.canvas #${a}`):null)??t.current)?.focus({preventScroll:!0})}},[e]);let{expand:r,quick:s}=e.graph;return i("div",{class:"overlay",children:i("div",{class:"question",role:"alertdialog","aria-label":"A slow layout","data-testid":"layout-question",children:[i("p",{children:e.message}),i("div",{class:"actions",children:[i("button",{type:"button",ref:o,"data-testid":"layout-cancel",onClick:n.restorePrevious,children:"Cancel"}),i("button",{type:"button","data-testid":"layout-anyway",onClick:n.allowSlow,children:"Draw anyway"}),s&&s.length<r.length&&i("button",{type:"button",title:"Fold the modules with the most boxes until the layout is quick","data-testid":"layout-quick",onClick:()=>n.rearrange({expand:s}),children:"Fold the largest"})]})]})})}function cf({scene:e}){let{address:t,graph:n}=N(),{value:o,loading:r,error:s}=n.picture.state.value,l=t.value.expand??[],a=c=>e.boxes.get(Oe(c).text)?.element.matches(".node");return!o||r||s||!l.some(a)?null:i("p",{class:"limit",role:"status","data-testid":"graph-limit",children:["Some modules stay folded: this graph already has"," ",ie(o.graph.visible,"box","boxes"),", and more could not be read."]})}function xx(e,t){return Math.min(2,16e3/Math.max(e,t))}async function uf(e){let t=new Image;t.src=`data:image/svg+xml,${encodeURIComponent(e)}`,await t.decode();let{naturalWidth:n,naturalHeight:o}=t,r=xx(n,o),s=document.createElement("canvas");s.width=Math.floor(n*r),s.height=Math.floor(o*r);let l=s.getContext("2d");l&&(l.fillStyle="#ffffff",l.fillRect(0,0,s.width,s.height),l.drawImage(t,0,0,s.width,s.height));let a=await new Promise(c=>s.toBlob(c,"image/png"));if(!a)throw new Error("The figure is too large for a PNG of this browser: download the SVG.");return a}var hi=50;function df(e,t,n=hi){if(t.trim()==="")return[];let o=qo(t),r=[],{modules:s,ops:l}=e;for(let a=0;a<s.fqn.length&&r.length<n;a+=1){let[c,u]=[_n(s,a),s.type_name[a]??""];o(`${c} ${u}`.toLowerCase())&&r.push({id:Oe(a),name:c,where:u})}for(let[a,c]of l.node.entries()){if(r.length>=n)break;let u=l.module[a]??null,d=l.op[a]??"",p=[u===null?"":_n(s,u),l.source[a]],h=`${d} ${p.join(" ")}`.toLowerCase();o(h)&&r.push({id:Ne(c),name:d,where:p.filter(Boolean).join(" · ")})}return r}function pf({recording:e}){let{graph:t}=N(),[n,o]=ee(""),[r,s]=ee(!1),[l,a]=ee(0),c=ne(()=>df(e,n),[e,n]),u=r&&n.trim()!=="",d=h=>{let m=c[h];m&&(s(!1),t.reveal(m.id))},p=h=>{let m=c.length-1;if(h.key==="ArrowDown")a(Math.min(m,l+1));else if(h.key==="ArrowUp")a(Math.max(0,l-1));else if(h.key==="Enter")d(l);else if(h.key==="Escape")s(!1);else return;h.preventDefault(),h.stopPropagation()};return i("div",{class:"search",children:[i("input",{type:"search",class:"filter",role:"combobox",list:void 0,placeholder:"Find an op or module","aria-label":"Find an op or module in the graph","aria-expanded":u,"aria-controls":"search-hits","aria-activedescendant":u&&c.length>0?`hit-${l}`:void 0,"data-testid":"search",value:n,onInput:h=>{o(h.currentTarget.value),a(0),s(!0)},onFocus:()=>s(!0),onBlur:()=>s(!1),onKeyDown:p}),u&&i("ul",{class:"hits",id:"search-hits",role:"listbox","aria-label":"Found",children:[c.map((h,m)=>i("li",{id:`hit-${m}`,role:"option","aria-selected":m===l,"data-testid":"search-hit","data-id":h.id.text,onMouseDown:y=>y.preventDefault(),onClick:()=>d(m),children:[i("span",{children:h.name})," ",i("small",{children:h.where})]},h.id.text)),c.length===0&&i("li",{class:"hint",children:"No matches"}),c.length===hi&&i("li",{class:"hint",children:["Only the first ",hi," are listed."]})]})]})}function ff({viewport:e,recording:t}){let{address:n,graph:o,isServed:r}=N(),{selected:s}=n.value,l=s?.kind==="module"?s.number:null,a=o.picture.state.value.value;return i("div",{class:"toolbar",role:"group","aria-label":"What the graph shows",children:[i(pf,{recording:t}),i("div",{class:"button-group",children:[i("button",{type:"button","data-testid":"collapse-all",title:"Close every module",onClick:()=>o.rearrange({expand:[]}),children:"Collapse all"}),i("button",{type:"button","data-testid":"expand-default",title:"Open the outermost modules, as many as stay readable",onClick:()=>o.rearrange({expand:null}),children:"Default"}),i("button",{type:"button","data-testid":"expand-below",disabled:l===null,title:l===null?"Select a module first":"Open the selected module and everything inside it",onClick:()=>l!==null&&o.expandBelow(l),children:"Expand below"})]}),r&&i(Sx,{}),i(mi,{viewport:e,testId:"zoom"}),i(_x,{picture:a})]})}var wx={svg:{type:"image/svg+xml",of:e=>e},png:{type:"image/png",of:e=>uf(e)}};function _x({picture:e}){let{graph:t,isDark:n}=N(),[o,r]=ee(null),[s,l]=ee(""),a=async({recording:{run:c,step:u}},d)=>{r(d),l("");let{type:p,of:h}=wx[d];try{let m=await h(await t.figure(n.value));Is(`${$s("graph",c,u)}.${d}`,p,m)}catch(m){l(m instanceof Error?m.message:String(m))}r(null)};return i(X,{children:[i("div",{class:"button-group",children:[i("span",{class:"hint",children:"Download"}),["svg","png"].map(c=>i("button",{type:"button","data-testid":`download-${c}`,"aria-label":`Download ${c.toUpperCase()}`,disabled:!e||o!==null,onClick:()=>e&&void a(e,c),children:o===c?"Drawing…":c.toUpperCase()},c))]}),s&&i(Ue,{message:s})]})}var kx=[{name:"freed",label:"freed ops",help:"Ops that save nothing and whose results were freed by the end of the forward pass",isOnFirst:!0},{name:"parameters",label:"parameters",help:"Parameters of the visible ops",isOnFirst:!1},{name:"views",label:"views",help:"Ops that only create a view and save nothing",isOnFirst:!1}];function Sx(){let{address:e,graph:t}=N(),n=He(e.value,"graph"),o=(r,s)=>t.rearrange({settings:{graph:un(n,r,s)}});return i("fieldset",{class:"button-group shown",children:[i("legend",{children:"Show"}),kx.map(({name:r,label:s,help:l,isOnFirst:a})=>i("label",{class:"check",title:l,children:[i("input",{type:"checkbox","data-testid":`show-${r}`,checked:a?n[r]!=="0":n[r]==="1",onChange:({currentTarget:{checked:c}})=>o(r,c===a?"":c?"1":"0")}),s]},r))]})}function mf({scene:e}){let[t,n]=ee(new Set),[o,r]=ee(null),s=ne(()=>Rx(e),[e]);ge(()=>{let a=o===null?[...t]:[o];a.length>0?e.svg.dataset.only=a.map(Wt).join(" "):delete e.svg.dataset.only},[e,t,o]);let l=a=>{let c=new Set(t);c.delete(a)||c.add(a),n(c)};return s.length===0?null:i("div",{class:"legend",role:"group","aria-label":"States of the tensors","data-testid":"legend",children:s.map(([a,c])=>i("button",{type:"button",class:"legend-item","aria-pressed":t.has(a),title:`${Ls(a).help} Click to show only these.`,"data-testid":`legend-${Wt(a)}`,onClick:()=>l(a),onPointerEnter:()=>r(a),onPointerLeave:()=>r(null),children:[i(kl,{state:a}),a,i("small",{class:"number",children:q(c)})]},a))})}function Rx({svg:e}){return Rs.map(({state:t})=>[t,e.querySelectorAll(`g.edge.${Wt(t)}`).length]).filter(([,t])=>t>0)}var hf=`.graph {
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
`;var gf=`.progress {
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

.overlay {
  position: absolute;
  top: 8px;
  right: 0;
  left: 0;
  display: flex;
  justify-content: center;
}

.overlay .error-box {
  max-width: 560px;
  box-shadow: var(--shadow);
}

.question {
  max-width: 560px;
  padding: 10px 14px;
}
`;var yf={key:"graph",title:"Graph",style:hf+gf,isKept:!0,Panel:Tx};function Tx({recording:e,isHidden:t}){let n=N(),{graph:o}=n,r=ce(null),s=ce(null),l=ce(null),a=ce(""),c=ce(null),u=ce(null),d=ce(null),[p,h]=ee(null),{value:m}=o.picture.state.value,{selected:y}=n.address.value,w=o.focus.value;dt(()=>{if(!r.current||!s.current||!u.current)return;let S=new AbortController,x=(_,A)=>l.current?.look(_,A);d.current=nf(u.current,x,S.signal);let P=fi(r.current,s.current,{onSelect:n.select,onToggle:o.toggle,onPrefetch:o.prefetchToggle,onHover:_=>c.current&&Hr(c.current,_),onMove:_=>d.current?.move(_)});return l.current=P,()=>{P.dispose(),S.abort()}},[]),dt(()=>{if(!m)return;let S=o.read(m.layout);c.current&&Hr(c.current,null);let x=JSON.stringify(m.recording),P=a.current==="",_=a.current!==x,A=o.focus.peek()??(P?n.address.peek().selected:null);l.current?.show(S,o.nearest(A,S.boxes),_),a.current=x,c.current=S,o.focus.value=null,h(S)},[m]);let R=n.isDark.value;return dt(()=>{p&&d.current?.show(p)},[p,R]),ge(()=>{let{loading:S,value:x}=o.picture.state.peek();if(w===null||!p||t||!(!S&&x===m))return;let _=o.nearest(w,p.boxes);_&&l.current?.centre(_),o.focus.value=null},[w,p,t]),ge(()=>{let S=p&&o.nearest(y,p.boxes);!t&&S&&l.current?.keep(S)},[t]),ge(()=>{if(p)return y?.kind==="edge"?qp(p,y):jp(p,o.nearest(y,p.boxes))},[y?.text,p]),i("div",{class:"graph",children:[i(ff,{viewport:l,recording:e}),p&&i(cf,{scene:p}),p&&e.ops.node.length===0&&i("p",{class:"limit",role:"status","data-testid":"graph-none",children:"Autograd recorded no ops, so there is no graph."}),i("div",{class:"window",children:[i("div",{class:"frame",ref:r,tabIndex:0,role:"group","aria-label":"Graph of the forward pass. Arrow keys move between boxes, Enter selects, Space opens or closes a module, e cycles through the edges of a box, plus and minus zoom, 0 is actual size, f fits the window.","data-testid":"graph-frame",children:i("div",{class:"canvas",ref:s,"data-testid":"graph-canvas"})}),i("div",{class:"minimap",ref:u,"aria-hidden":"true","data-testid":"minimap",hidden:!0}),i(af,{frame:r})]}),p&&i(mf,{scene:p})]})}function bf(e){return new Map(e.map(t=>[t.calls[0]??0,t]))}function gi(e){let t=new Map;for(let[n,{calls:o}]of e)o.forEach(r=>t.set(r,n));return t}var Mx=["nodes","self_bytes","total_bytes","freed_bytes"];function yi(e,t){let n=Mx.find(o=>o===t);return n?e[n]:null}function gn(e,t,n){let o=n?-1:1;return[...e].sort((r,s)=>{let l=t[r]??null,a=t[s]??null;return l===a?0:l===null?1:a===null?-1:l<a?-o:o})}function vf(e,t,n){return e?.key!==t?{key:t,descending:n}:e.descending===n?{key:t,descending:!n}:null}function Kt(e){return Array.from({length:e},(t,n)=>n)}function bi(e,t){let n=e?.startsWith("-")===!0,o=e?.slice(n?1:0)??"";return t.includes(o)?{key:o,descending:n}:null}function vi(e){return e?`${e.descending?"-":""}${e.key}`:""}function xf(e,t,n,o){let r=o<0?~o:o,s=io(e,o<0?e.parent[r]??null:r);return(t.depth[r]??0)+s.filter(l=>n.has(l)).length}function wf(e,t,{isOpen:n,isGroupOpen:o,sort:r}){let s=gi(t),l=d=>{if(!r)return d;let p=d.map(r.value);return gn([...d.keys()],p,r.descending).map(m=>d[m]??0)},a=d=>l(d.filter(p=>(s.get(p)??p)===p).map(p=>s.has(p)?~p:p)),c=[],u=a(e.roots).reverse();for(let d=u.pop();d!==void 0;d=u.pop())c.push(d),d<0?o(~d)&&u.push(...l([...t.get(~d).calls]).reverse()):n(d)&&u.push(...a(e.children[d]??[]).reverse());return c}var Ox=1/800,Ex=2e3;function _f(e,t){let n=a=>e.total_bytes[a]??0,o=Uo(e,t);if(o===0)return[];let r=[],s=(a,c)=>{let u=c;for(let d of a){let p=n(d)/o;p>=Ox&&r.length<Ex&&(r.push({call:d,depth:t.depth[d]??0,start:u,width:p}),l.push([t.children[d]??[],u])),u+=p}},l=[[t.roots,0]];for(let a=0;a<l.length;a+=1)s(...l[a]);return r}function kf(e,t,n){let o=t.start+t.width,r=e.filter(({depth:l})=>l===t.depth),s=r.indexOf(t);if(n==="ArrowRight")return r[s+1];if(n==="ArrowLeft")return r[s-1];if(n==="ArrowUp")return e.find(l=>l.depth===t.depth-1&&l.start<=t.start+1e-9&&l.start+l.width>=o-1e-9);if(n==="ArrowDown")return e.find(l=>l.depth===t.depth+1&&l.start>=t.start-1e-9&&l.start<o)}function Sf({modules:e,tree:t,selected:n,onChoose:o}){let r=ne(()=>_f(e,t),[e,t]),[s,l]=Bn(n,n),a=ce(null),c=r.find(({call:h})=>h===s)??r[0];if(ge(()=>{a.current?.querySelector(`#bar-${s}`)?.scrollIntoView({block:"nearest"})},[s]),!c)return null;let u=Uo(e,t),d=h=>{let m=kf(r,c,h.key);if(m)l(m.call);else if(h.key==="Enter"||h.key===" ")o(c.call);else if(!h.key.startsWith("Arrow"))return;h.preventDefault()},p=Math.max(...r.map(h=>h.depth))+1;return i("div",{class:"icicle",ref:a,role:"tree","aria-label":"Module calls as bars: width is bytes, inner calls are below","aria-activedescendant":`bar-${c.call}`,tabIndex:0,"data-testid":"icicle",onKeyDown:d,children:i("div",{class:"icicle-inner",role:"none",style:{"--levels":p},children:r.map(h=>i(Ax,{bar:h,modules:e,whole:u,isActive:h===c,isSelected:h.call===n,onChoose:o},h.call))})})}function Ax({bar:e,modules:t,whole:n,isActive:o,isSelected:r,onChoose:s}){let{call:l,depth:a,start:c,width:u}=e,d=t.total_bytes[l]??0,p=`${_n(t,l)}, ${B(d)}, ${Je(d,n)}`;return i("div",{id:`bar-${l}`,class:o?"icicle-bar active":"icicle-bar",role:"treeitem","aria-level":a+1,"aria-selected":r,"aria-label":p,title:p,"data-call":l,style:{"--start":c,"--width":u,"--depth":a},onClick:()=>s(l),children:i("span",{children:[t.name[l]," ",i("small",{children:B(d)})]})})}function jr({isOpen:e,onFold:t}){return t?i("button",{type:"button",class:"quiet fold-button",tabIndex:-1,"aria-expanded":e,"aria-label":e?"Fold":"Unfold",onClick:n=>{n.stopPropagation(),t(!e)},children:e?"−":"+"}):i("span",{class:"fold-button"})}function Rf(e){let{modules:t,tree:n,groups:o}=e,r=Uo(t,n),s=(a,c)=>{let u=a<0?o.get(~a):void 0;return u?yi(u,c):t[c][a]},l=(a,c,u)=>({key:a,label:c,help:u,width:"92px",isNumber:!0,cell:d=>i(Q,{n:s(d,a)})});return[{key:"fqn",label:"module",width:"minmax(220px, 2fr)",cell:a=>i(Lx,{row:a,of:e})},{key:"type_name",label:"type",width:"minmax(100px, 1fr)",cell:a=>t.type_name[a<0?~a:a]},{key:"nodes",label:"nodes",width:"64px",isNumber:!0,cell:a=>q(s(a,"nodes")??0)},{key:"total_bytes",label:"total",help:"Attributed to this call and the calls inside it",width:"minmax(150px, 1fr)",isNumber:!0,cell:a=>i("span",{class:"with-bar",children:[i(St,{part:s(a,"total_bytes")??0,whole:r}),i(Q,{n:s(a,"total_bytes")})]})},l("self_bytes","self","Attributed to its own ops, without the modules inside it"),l("exclusive_bytes","exclusive","Memory released if only this module stopped saving"),l("freed_bytes","freed","Allocated inside it and freed before the forward pass ended")]}function Lx({row:e,of:t}){let{modules:n,tree:o,groups:r,members:s,isOpen:l,fold:a}=t,c=e<0?~e:e,u=e<0?r.get(c):void 0,d=e<0||(o.children[c]?.length??0)>0,p=u?u.where:n.where[c];return i("span",{class:"branch",style:{"--depth":xf(n,o,s,e)},children:[i(jr,{isOpen:l(e),...d&&{onFold:h=>a(e,h)}}),i("span",{title:n.fqn[c],children:u?.name??n.name[c]}),u&&i("span",{class:"tag",children:`×${q(u.calls.length)}, ${Ix(n,u)}`}),p&&i("span",{class:"tag",children:p}),u&&i(zs,{names:u.checkpoint,label:"what if?"})]})}function Ix({total_bytes:e},{calls:t}){let n=t.map(s=>e[s]??0),[o,r]=[Math.min(...n),Math.max(...n)];return o===r?`${B(r)} each`:`${B(o)} to ${B(r)} each`}function Pf(e){return typeof e=="object"?e.key:e}function Cf(e,t){let n=e.length;return new Proxy(e,{get(o,r,s){if(typeof r=="string"){let l=r.charCodeAt(0);if(l>=48&&l<=57){let a=+r;if(Number.isInteger(a)&&a>=0&&a<n){let c=o[a];if(typeof c!="object"){let u=t[a*2];c=o[a]={index:a,key:c,start:u,size:t[a*2+1],end:u+t[a*2+1],lane:0}}return c}}if(r==="length")return n}return Reflect.get(o,r,s)}})}function vo(e,t,n){let o=n.initialDeps??[],r,s=!0;function l(){var a;let u=0,d=e();if(!(d.length!==o.length||d.some((m,y)=>o[y]!==m)))return r;o=d;let h=0;return r=t(...d),n?.onChange&&!(s&&n.skipInitialOnChange)&&n.onChange(r),s=!1,r}return l.updateDeps=a=>{o=a},l}function va(e,t){if(e===void 0)throw new Error(`Unexpected undefined${t?`: ${t}`:""}`);return e}var Rn=(e,t)=>Math.abs(e-t)<1.01,Tf=(e,t,n)=>{let o;return Object.assign(function(...r){e.clearTimeout(o),o=e.setTimeout(()=>t.apply(this,r),n)},{cancel:()=>{e.clearTimeout(o)}})};function Mf({offset:e,isScrolling:t,elementMax:n,holdOffset:o,scrollOffset:r,pendingWrite:s,clampedMaxAtWrite:l}){var a;return t&&s===null&&e===r?"spurious":s!==null&&Math.abs(e-s.target)<1.5?"readBack":s!==null&&!s.smooth&&n!==null&&s.target>n+o+.5&&Math.abs(e-(n+o))<1.5||s!==null&&!s.smooth&&((a=s.lowMaxes)!=null&&a.some(c=>Math.abs(e-c)<1.5))?"clampedReadBack":l!==null&&Math.abs(e-l)<1.5?"clampedEcho":"external"}var $x=e=>e==="smooth"||e==="smoothFinishing";function Of({kind:e,offset:t,command:n,target:o}){return e!=="spurious"&&e!=="readBack"&&e!=="clampedReadBack"&&n?.index!=null&&n.phase!=="queued"&&!$x(n.phase)&&!Rn(t,n.lastTargetOffset)&&!Rn(t,o())&&e!=="clampedEcho"}var xa=40;function Ef(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<xa;)n--;if(n<0)return!1;let o=e[n],r=n-1;for(;r>=0&&o.t-e[r].t<xa;)r--;if(r<0)return!1;let s=e[r],l=(t.offset-o.offset)/(t.t-o.t),a=(o.offset-s.offset)/(o.t-s.t);return l*a>=0&&Math.abs(l)>=2*Math.abs(a)&&Math.abs(l)-Math.abs(a)>=.8}function Af(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<xa;)n--;if(n<0)return!1;let o=e[n];return Math.abs(t.offset-o.offset)/(t.t-o.t)>=.05}var qr,Yr=()=>{if(qr!==void 0)return qr;if(typeof navigator>"u")return qr=!1;if(/iP(hone|od|ad)/.test(navigator.userAgent))return qr=!0;let e=navigator.maxTouchPoints;return qr=navigator.platform==="MacIntel"&&e!==void 0&&e>0},wa,Dx=()=>wa!==void 0?wa:wa=Yr()&&typeof CSS<"u"&&typeof CSS.supports=="function"&&CSS.supports("overflow-anchor: auto"),Lf=()=>!Yr()||Dx();var ur={capture:!0,passive:!0},xi=class{constructor(t){this.host=t,this._touch=null,this.inMotion=()=>this._touch!==null&&this._touch.phase!=="lateFling",this.dragging=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved},this.tail=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="tail"?this._touch.moved?"fling":"tap":null},this.onScroll=({isScrolling:n,ownReadBack:o,moved:r,external:s})=>{var l,a,c;return n&&((l=this._touch)==null?void 0:l.phase)==="tail"?this._openTail(this._touch.moved||!o,!1):((a=this._touch)==null?void 0:a.phase)==="lateFling"&&(this.host.now()>this._touch.until?this._touch=null:s&&n&&r&&this._openTail(!0,!1)),!o&&n&&r&&((c=this._touch)==null?void 0:c.phase)==="down"?(this._touch.moved=!0,!0):!1},this.touchStart=()=>{this.end(),this._touch={phase:"down",moved:!1}},this.touchEnd=()=>{var n;let o=((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved;this.end(),this._openTail(o,o)},this.end=()=>{var n;let o=this.host.getWindow();((n=this._touch)==null?void 0:n.phase)==="tail"&&o!=null&&o.clearTimeout(this._touch.timerId),this._touch=null},this.listen=n=>{let o=()=>this.touchStart(),r=()=>this.touchEnd();return n.addEventListener("touchstart",o,ur),n.addEventListener("touchend",r,ur),n.addEventListener("touchcancel",r,ur),()=>{n.removeEventListener("touchstart",o,ur),n.removeEventListener("touchend",r,ur),n.removeEventListener("touchcancel",r,ur),this.end()}},this._openTail=(n,o)=>{let r=this.host.getWindow();if(r==null)return;this.end();let s={phase:"tail",moved:n,awaitingFling:o,timerId:r.setTimeout(()=>{if(this.host.tailStillMoving()){this._openTail(s.moved,s.awaitingFling);return}this._touch=s.awaitingFling?{phase:"lateFling",until:this.host.now()+1e3}:null,this.host.onTailClosed()},150)};this._touch=s}}get touch(){return this._touch}};var If=e=>{let{clientWidth:t,clientHeight:n}=e;return{width:t,height:n}},zf=e=>{let t=new Set;return{schedule:n=>{let o=e.requestAnimationFrame(()=>{t.delete(o),n()});t.add(o)},cancel:()=>{t.forEach(n=>e.cancelAnimationFrame(n)),t.clear()}}},zx=e=>e,Nx=e=>{let t=e.overscan*Math.max(e.lanes??1,1),n=Math.max(e.startIndex-t,0),r=Math.min(e.endIndex+t,e.count-1)-n+1,s=new Array(r);for(let l=0;l<r;l++)s[l]=n+l;return s},Nf=(e,t)=>{let n=e.scrollElement;if(!n)return;let o=e.targetWindow;if(!o)return;let r=a=>{let{width:c,height:u}=a;t({width:Math.round(c),height:Math.round(u)})};if(r(If(n)),!o.ResizeObserver)return()=>{};let s=zf(o),l=new o.ResizeObserver(()=>{let a=()=>{r(If(n))};e.options.useAnimationFrameWithResizeObserver?s.schedule(a):a()});return l.observe(n,{box:"content-box"}),()=>{l.unobserve(n),s.cancel()}},$f={passive:!0};var Fx=typeof window>"u"?!0:"onscrollend"in window,Gx=(e,t,n)=>{let o=e.scrollElement;if(!o)return;let r=e.targetWindow;if(!r)return;let s=e.options.useScrollendEvent&&Fx,l=0,a=s?null:Tf(r,()=>t(n(o),!1),e.options.isScrollingResetDelay),c=p=>()=>{l=n(o),a?.(),t(l,p)},u=c(!0),d=c(!1);return o.addEventListener("scroll",u,$f),s&&o.addEventListener("scrollend",d,$f),()=>{o.removeEventListener("scroll",u),s&&o.removeEventListener("scrollend",d),a?.cancel()}},Ff=(e,t)=>Gx(e,t,n=>{let{horizontal:o,isRtl:r}=e.options;return o?n.scrollLeft*(r&&-1||1):n.scrollTop});var Bx=(e,t,n)=>{if(n.options.useCachedMeasurements){let o=n.indexFromElement(e),r=n.options.getItemKey(o);return n.itemSizeCache.get(r)??n.options.estimateSize(o)}if(t?.borderBoxSize){let o=t.borderBoxSize[0];if(o)return Math.round(o[n.options.horizontal?"inlineSize":"blockSize"])}if(!t){let o=n.indexFromElement(e),r=n.options.getItemKey(o),s=n.itemSizeCache.get(r);if(s!==void 0)return s}return e[n.options.horizontal?"offsetWidth":"offsetHeight"]},Vx=(e,{adjustments:t=0,behavior:n},o)=>{var r;let{scrollElement:s,options:l}=o,a=e+t,c=l.horizontal&&l.isRtl&&s!==null&&"ownerDocument"in s;(r=s?.scrollTo)==null||r.call(s,{[l.horizontal?"left":"top"]:c?-a:a,behavior:n})};var Gf=Vx,Df=(e,t)=>e==="smooth"?t?"smoothLanded":"smooth":"instant",Qr=e=>e?.phase==="smooth"||e?.phase==="smoothLanded";function Wx(e,t,n,o){if(t===0)return!1;let r=o(0),s=new Set,l=0;for(;l<e;){let c=n(l);if(c===r)break;s.add(c),l++}let a=e-l;if(a===0||a>=t)return!1;for(let c=0;c<a;c++)if(o(c)!==n(l+c))return!1;for(let c=a;c<t;c++)if(s.has(o(c)))return!1;return!0}var wi=class{constructor(t){this.unsubs=[],this.scrollElement=null,this.targetWindow=null,this.isScrolling=!1,this.scrollState=null,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache=new Map,this.itemSizeCacheVersion=0,this.laneAssignments=new Map,this.pendingMin=null,this.prevLanes=void 0,this.lanesChangedFlag=!1,this.lanesSettling=!1,this.pendingScrollAnchor=null,this.scrollRect=null,this.scrollOffset=null,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._iosGesture=new xi({getWindow:()=>this.targetWindow,now:()=>this.now(),tailStillMoving:()=>{let n=this.scrollState;if(n?.phase!=="queued"||this.pendingWrite!==null)return!1;let o=this._readElementOffset();return o===null||this._lastElementOffset===null||Math.abs(o-this._lastElementOffset)<1?!1:(this._lastElementOffset=o,n.samples=[...n.samples??[],{t:this.now(),offset:o}],!0)},onTailClosed:()=>{let n=this.scrollState;n?.phase==="queued"&&Af(n.samples??[])&&(this.scrollState=null),this._flushHoldIfReady(!0),this._writeAwaitingCommand(),this._retryClampedAdjustment()}}),this._lastElementOffset=null,this.pendingWrite=null,this._clampedAdjustment=null,this.elementsCache=new Map,this._resizeBatch=null,this.now=()=>{var n,o,r;return((r=(o=(n=this.targetWindow)==null?void 0:n.performance)==null?void 0:o.now)==null?void 0:r.call(o))??Date.now()},this.observer=(()=>{let n=null,o=null,r=!1,s=!1,l=new Set,a=()=>{if(n)return n;let u=this.targetWindow;if(!u||!u.ResizeObserver)return null;let d=o=zf(u);return n=new u.ResizeObserver(p=>{let h=()=>{let m={sync:!1};this._resizeBatch=m;try{p.forEach(c)}finally{this._resizeBatch=null,m.notify&&(this.notify(m.sync),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment(),this.measureElement(null))}};if(this.options.useAnimationFrameWithResizeObserver)d.schedule(h);else{r=!0;try{h()}finally{r=!1}}})},c=u=>{let d=u.target,p=this.indexFromElement(d);if(!d.isConnected){this.observer.unobserve(d);for(let[h,m]of this.elementsCache)if(m===d){this.elementsCache.delete(h);break}return}this.isIndexInRange(p)&&this.shouldMeasureDuringScroll(p)&&this.resizeItem(p,this.options.measureElement(d,u,this))};return{disconnect:()=>{var u;(u=a())==null||u.disconnect(),o?.cancel(),l.clear(),s=!1,n=null,o=null},observe:u=>{let d=a();if(d){if(!r){d.observe(u,{box:"border-box"});return}l.add(u),s||(s=!0,o?.schedule(()=>{s=!1,l.forEach(p=>{p.isConnected&&n?.observe(p,{box:"border-box"})}),l.clear()}))}},unobserve:u=>{var d;l.delete(u),(d=a())==null||d.unobserve(u)}}})(),this.range=null,this.setOptions=n=>{var o;let r={debug:!1,initialOffset:0,overscan:1,paddingStart:0,paddingEnd:0,scrollPaddingStart:0,scrollPaddingEnd:0,horizontal:!1,getItemKey:zx,rangeExtractor:Nx,onChange:()=>{},measureElement:Bx,initialRect:{width:0,height:0},scrollMargin:0,gap:0,indexAttribute:"data-index",initialMeasurementsCache:[],lanes:1,anchorTo:"start",followOnAppend:!1,scrollEndThreshold:1,isScrollingResetDelay:150,enabled:!0,isRtl:!1,useScrollendEvent:!1,useAnimationFrameWithResizeObserver:!1,laneAssignmentMode:"estimate",useCachedMeasurements:!1};for(let d in n){let p=n[d];p!==void 0&&(r[d]=p)}let s=this.options,l=null,a=null,c=!1;if(s!==void 0&&s.enabled&&r.enabled&&r.anchorTo==="end"&&this.scrollElement!==null){let d=s.count,p=r.count,h=this.getMeasurements(),m=((o=this._singleLaneMeasurements)==null?void 0:o.items)??h,y=P=>Pf(m[P]),w=d>0?y(0):null,R=d>0?y(d-1):null;if(p!==d||d>0&&p>0&&(r.getItemKey(0)!==w||r.getItemKey(p-1)!==R)){c=!0;let P=d>0?this.getVirtualItemForOffset(this.getScrollOffset())??h[0]:null;P&&(l=[P.key,this.getScrollOffset()-P.start]);let _=r.followOnAppend===!0?"auto":r.followOnAppend||null;_&&p>0&&this.isAtEnd(s.scrollEndThreshold)&&(d===0||r.getItemKey(p-1)!==R)&&(p>d||Wx(d,p,y,r.getItemKey))&&(a=_)}}this.options=r,c&&(this.pendingMin=0,this.itemSizeCacheVersion++);let u=null;if(l&&this.scrollOffset!==null&&!this._awaitingCommandReadBack()){let[d,p]=l,h=this.getMeasurements(),{count:m,getItemKey:y}=this.options,w=0;for(;w<m&&y(w)!==d;)w++;if(w<m){let R=h[w];if(R){let S=Math.max(0,R.start+p);!a&&S!==this.scrollOffset&&(u=S-this.scrollOffset,this.scrollOffset=S)}}}a?this.pendingScrollAnchor={kind:"follow",behavior:a}:u!==null&&(this._canWriteScroll()?this.pendingScrollAnchor={kind:"anchor",delta:u}:(this._holdOffset+=u,this._followOffsetTarget(u)))},this.notify=n=>{var o,r;(r=(o=this.options).onChange)==null||r.call(o,this,n)},this.maybeNotify=vo(()=>(this.calculateRange(),[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]),n=>{this.notify(n)},{key:!1,debug:()=>this.options.debug,initialDeps:[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]}),this.cleanup=()=>{var n;this.unsubs.filter(Boolean).forEach(o=>o()),this.unsubs=[],this.observer.disconnect(),this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null,(n=this._momentumStop)==null||n.restore(),this._momentumStop=null,this.isScrolling=!1,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._clampedAdjustment=null,this.pendingWrite=null,this.scrollElement=null,this.targetWindow=null},this._didMount=()=>()=>{this.cleanup()},this._willUpdate=()=>{var n;let o=this.options.enabled?this.options.getScrollElement():null;if(this.scrollElement!==o){if(this.cleanup(),!o){this.maybeNotify();return}this.scrollElement=o,this.scrollElement&&"ownerDocument"in this.scrollElement?this.targetWindow=this.scrollElement.ownerDocument.defaultView:this.targetWindow=((n=this.scrollElement)==null?void 0:n.window)??null,this.elementsCache.forEach(s=>{this.observer.observe(s)}),this.unsubs.push(this.options.observeElementRect(this,s=>{this.scrollRect=s,this.maybeNotify()})),this.unsubs.push(this.options.observeElementOffset(this,(s,l)=>{var a,c,u,d;let p=l?this._elementMaxScrollOffset():null,h=this._reportedOverscroll;this._reportedOverscroll=s<0||p!==null&&s>p+1;let m=s;this._lastElementOffset=m,s=this._toLayoutOffset(s);let y=this._classifyScrollEvent(s,l,p);if(y==="spurious")return;y==="readBack"?s=this.pendingWrite.target:y==="clampedReadBack"&&((a=this.scrollState)==null?void 0:a.index)!=null&&s<this.getMaxScrollOffset()-1.5?this.scrollState.lastTargetOffset=s:Of({kind:y,offset:s,command:this.scrollState,target:()=>this.getScrollStateTarget(this.scrollState)})&&(this.scrollState=null),this.pendingWrite=null,this._clampedAdjustment!==null&&Math.abs(s-this._clampedAdjustment.maxAtWrite)>=1.5&&(this._clampedAdjustment=null);let w=this.getScrollOffset(),R=this.scrollDirection;this.scrollDirection=l?w===s?this.scrollDirection:w<s?"forward":"backward":null,this.scrollOffset=s,this.isScrolling=l;let S=this.scrollState;if(S?.phase==="queued"&&y==="external"&&l)if(h||this._reportedOverscroll)S.samples=[];else{let x=this.now();S.samples=[...(S.samples??[]).filter(P=>x-P.t<=200),{t:x,offset:m}],(R!==null&&this.scrollDirection!==R||Ef(S.samples))&&(this.scrollState=null)}this._iosGesture.onScroll({isScrolling:l,ownReadBack:y==="readBack",moved:s!==w,external:y==="external"&&((c=this.scrollState)==null?void 0:c.phase)!=="smooth"&&((u=this.scrollState)==null?void 0:u.phase)!=="smoothFinishing"})&&((d=this.scrollState)==null?void 0:d.phase)==="queued"&&(this.scrollState=null),this._flushHoldIfReady(!0),this.scrollState&&this.scheduleScrollReconcile(),this.maybeNotify()})),"addEventListener"in this.scrollElement&&this.unsubs.push(this._iosGesture.listen(this.scrollElement)),this._scrollToOffset(this.getScrollOffset())}this._noteClampMax();let r=this.pendingScrollAnchor;this.pendingScrollAnchor=null,r&&this.scrollElement&&this.options.enabled&&(r.kind==="anchor"?this._canWriteScroll()?Qr(this.scrollState)&&!Rn(this.getScrollOffset()-r.delta,this.scrollState.lastTargetOffset)||(this._followOffsetTarget(r.delta),this._scrollToOffset(this.getScrollOffset())):(this._holdOffset+=r.delta,this._followOffsetTarget(r.delta),this.notify(!1)):this.scrollToEnd({behavior:r.behavior})),this._flushHoldIfReady(!1),this._retryClampedAdjustment()},this._classifyScrollEvent=(n,o,r)=>{var s;return Mf({offset:n,isScrolling:o,elementMax:r,holdOffset:this._holdOffset,scrollOffset:this.scrollOffset,pendingWrite:this.pendingWrite,clampedMaxAtWrite:((s=this._clampedAdjustment)==null?void 0:s.maxAtWrite)??null})},this._retryClampedAdjustment=()=>{if(this._clampedAdjustment===null||!this.scrollElement||!this.options.enabled||!this._canWriteScroll())return;let{target:n,maxAtWrite:o}=this._clampedAdjustment,r=this.getMaxScrollOffset();r>o+.5&&(this._clampedAdjustment=n>r+.5?{target:n,maxAtWrite:r}:null,this._scrollToOffset(n))},this._writeAwaitingCommand=()=>{let n=this.scrollState;if(n===null||n.phase!=="queued")return;let{behavior:o}=n;this.getMeasurements();let r=this.getScrollStateTarget(n);n.lastTargetOffset=r,this._clampedAdjustment=null,n.phase=Df(o,n.index!=null&&Rn(r,this.getScrollOffset())),this._scrollToOffset(r,{behavior:o}),this.scheduleScrollReconcile()},this._readElementOffset=()=>{let n=this.scrollElement;if(n==null)return null;let{horizontal:o,isRtl:r}=this.options;return typeof n.scrollTop=="number"?o?n.scrollLeft*(r&&-1||1):n.scrollTop:typeof n.scrollY=="number"?o?n.scrollX:n.scrollY:null},this._canWriteScroll=()=>!(Yr()&&this._iosGesture.inMotion())&&!this._reportedOverscroll,this._flushHoldIfReady=n=>{var o;if(this._holdOffset===0||!this.scrollElement||!this.options.enabled||!this._canWriteScroll()||((o=this.scrollState)==null?void 0:o.phase)==="smooth")return;this._holdOffset=0,this.scrollOffset!==null&&this.scrollOffset<0&&(this.scrollOffset=0),this.notify(n);let r=this.getCommandWrittenOffset()??this.getScrollOffset();this._clampedAdjustment=this._clampedBy(r),this._scrollToOffset(r)},this.rafId=null,this.getSize=()=>this.options.enabled?(this.scrollRect=this.scrollRect??this.options.initialRect,this.scrollRect[this.options.horizontal?"width":"height"]):(this.scrollRect=null,0),this.getScrollOffset=()=>this.options.enabled?(this.scrollOffset=this.scrollOffset??(typeof this.options.initialOffset=="function"?this.options.initialOffset():this.options.initialOffset),this.scrollOffset):(this.scrollOffset=null,0),this.getMeasurementOptions=vo(()=>[this.options.count,this.options.paddingStart,this.options.scrollMargin,this.options.getItemKey,this.options.enabled,this.options.lanes,this.options.laneAssignmentMode,this.options.gap],(n,o,r,s,l,a,c,u)=>(this.prevLanes!==void 0&&this.prevLanes!==a&&(this.lanesChangedFlag=!0),this.prevLanes=a,this.pendingMin=null,{count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:l,lanes:a,laneAssignmentMode:c,gap:u}),{key:!1}),this.isIndexInRange=n=>n>=0&&n<this.options.count,this.getMeasurements=vo(()=>[this.getMeasurementOptions(),this.itemSizeCacheVersion],({count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:l,lanes:a,laneAssignmentMode:c,gap:u},d)=>{var p;let h=this.itemSizeCache;if(!l)return this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),[];if(this.laneAssignments.size>n)for(let x of this.laneAssignments.keys())x>=n&&this.laneAssignments.delete(x);this.lanesChangedFlag&&(this.lanesChangedFlag=!1,this.lanesSettling=!0,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.pendingMin=null),this.measurementsCache.length===0&&!this.lanesSettling&&(this.measurementsCache=this.options.initialMeasurementsCache,this.measurementsCache.forEach(x=>{this.itemSizeCache.set(x.key,x.size)}));let m=this.lanesSettling?0:this.pendingMin??0;if(this.pendingMin=null,this.lanesSettling&&this.measurementsCache.length===n&&(this.lanesSettling=!1),a===1){let x=n*2,P=(p=this._singleLaneMeasurements)==null?void 0:p.flat;if(!P||P.length<x){let T=new Float64Array(x);P&&m>0&&T.set(P.subarray(0,m*2)),P=T}let _=m===0?new Array(n):this._singleLaneMeasurements.items.slice(),A;if(m===0)A=o+r;else{let T=m-1;A=P[T*2]+P[T*2+1]+u}for(let T=m;T<n;T++){let $=s(T);_[T]=$;let z=h.get($),E=typeof z=="number"?z:this.options.estimateSize(T);P[T*2]=A,P[T*2+1]=E,A+=E+u}this._singleLaneMeasurements={flat:P,items:_};let M=Cf(_,P);return this.measurementsCache=M,M}let y=this.measurementsCache.slice(0,m),w=new Array(a).fill(void 0),R=new Float64Array(a),S=0;for(let x=0;x<m;x++){let P=y[x];P&&(w[P.lane]===void 0&&S++,w[P.lane]=x,R[P.lane]=P.end)}for(let x=m;x<n;x++){let P=s(x),_=this.laneAssignments.get(x),A,M,T=c==="estimate"||h.has(P);if(_!==void 0&&this.options.lanes>1){A=_;let O=w[A],L=O!==void 0?y[O]:void 0;M=L?L.end+u:o+r}else if(S===a){let O=0,L=R[0],D=w[0];for(let U=1;U<a;U++){let W=R[U];(W<L||W===L&&w[U]<D)&&(O=U,L=W,D=w[U])}A=O,M=L+u,T&&this.laneAssignments.set(x,A)}else A=x%this.options.lanes,M=o+r,T&&this.laneAssignments.set(x,A);let $=h.get(P),z=typeof $=="number"?$:this.options.estimateSize(x),E=M+z;y[x]={index:x,start:M,size:z,end:E,key:P,lane:A},w[A]===void 0&&S++,w[A]=x,R[A]=E}return this.measurementsCache=y,y},{key:!1,debug:()=>this.options.debug}),this.calculateRange=vo(()=>[this.getMeasurements(),this.getSize(),this.getScrollOffset(),this.options.lanes,this._getLayoutTotalSize()+this.options.scrollMargin],(n,o,r,s,l)=>{if(n.length===0||o===0)return this.range=null,null;let a=Math.max(l-o,0);return this.range=Ux(n,o,Math.min(r,a),s,s===1&&this._singleLaneMeasurements!==null?this._singleLaneMeasurements.flat:null),this.range},{key:!1,debug:()=>this.options.debug}),this.getVirtualIndexes=vo(()=>{let n=null,o=null,r=this.calculateRange();return r&&(n=r.startIndex,o=r.endIndex),this.maybeNotify.updateDeps([this.isScrolling,n,o]),[this.options.rangeExtractor,this.options.overscan,this.options.count,n,o,this.options.lanes]},(n,o,r,s,l,a)=>s===null||l===null?[]:n({startIndex:s,endIndex:l,overscan:o,count:r,lanes:a}),{key:!1,debug:()=>this.options.debug}),this.indexFromElement=n=>{let o=this.options.indexAttribute,r=n.getAttribute(o);return r?parseInt(r,10):(console.warn(`Missing attribute name '${o}={index}' on measured element.`),-1)},this.shouldMeasureDuringScroll=n=>{var o;if(!Qr(this.scrollState))return!0;let r=this.scrollState.index??((o=this.getVirtualItemForOffset(this.scrollState.lastTargetOffset))==null?void 0:o.index);if(r!==void 0&&this.range){let s=Math.max(this.options.overscan,Math.ceil((this.range.endIndex-this.range.startIndex)/2)),l=Math.max(0,r-s),a=Math.min(this.options.count-1,r+s);return n>=l&&n<=a}return!0},this.measureElement=n=>{if(!n){this.elementsCache.forEach((l,a)=>{l.isConnected||(this.observer.unobserve(l),this.elementsCache.delete(a))});return}let o=this.indexFromElement(n);if(!this.isIndexInRange(o))return;let r=this.options.getItemKey(o),s=this.elementsCache.get(r);s!==n&&(s&&this.observer.unobserve(s),this.observer.observe(n),this.elementsCache.set(r,n)),n.isConnected&&(!this.isScrolling||this.scrollState)&&this.shouldMeasureDuringScroll(o)&&this.resizeItem(o,this.options.measureElement(n,void 0,this))},this.resizeItem=(n,o)=>{var r,s,l;if(!this.isIndexInRange(n))return;(r=this._resizeBatch)!=null&&r.sync&&this.getMeasurements();let a,c,u,d=(s=this._singleLaneMeasurements)==null?void 0:s.flat;if(this.options.lanes===1&&d!=null)u=this.options.getItemKey(n),c=d[n*2],a=d[n*2+1];else{let m=this.measurementsCache[n];if(!m)return;u=m.key,c=m.start,a=m.size}let p=this.itemSizeCache.get(u)??a,h=o-p;if(h!==0){let m=this.options.anchorTo==="end"&&!Qr(this.scrollState)&&this.getVirtualDistanceFromEnd()<=this.options.scrollEndThreshold,y=m?this._getLayoutTotalSize():0,w=this.getScrollOffset(),S=!this.itemSizeCache.has(u)?c<w:c+p<=w&&this.scrollDirection!=="backward",x=!Qr(this.scrollState)&&(this.shouldAdjustScrollPositionOnItemSizeChange!==void 0?this.shouldAdjustScrollPositionOnItemSizeChange(this.measurementsCache[n]??{index:n,key:u,start:c,size:a,end:c+a,lane:0},h,this):S);(this.pendingMin===null||n<this.pendingMin)&&(this.pendingMin=n),this.itemSizeCache.set(u,o),this.itemSizeCacheVersion++;let P=!1;if(this._awaitingCommandReadBack()||(m?P=this.applyScrollAdjustment(this._getLayoutTotalSize()-y):x&&(P=this.applyScrollAdjustment(h))),this._resizeBatch){this._resizeBatch.notify=!0,(l=this._resizeBatch).sync||(l.sync=P);return}this.notify(P),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment()}},this.getVirtualItems=vo(()=>[this.getVirtualIndexes(),this.getMeasurements(),this._holdOffset],(n,o,r)=>{let s=[];for(let l=0,a=n.length;l<a;l++){let c=n[l],u=o[c];s.push(r===0?u:{...u,start:u.start-r,end:u.end-r})}return s},{key:!1,debug:()=>this.options.debug}),this.getVirtualItemForOffset=n=>{var o;let r=this.getMeasurements();if(r.length===0)return;let s=(o=this._singleLaneMeasurements)==null?void 0:o.flat,l=this.options.lanes===1&&s!=null,a=Bf(0,r.length-1,l?c=>s[c*2]:c=>va(r[c]).start,n);return va(r[a])},this._noteClampMax=()=>{if(!this._awaitingCommandReadBack())return;let n=this._elementMaxScrollOffset();if(n===null)return;let o=this.pendingWrite,r=Math.max(n,0)+this._holdOffset;if(r>=o.target)return;let s=o.lowMaxes??(o.lowMaxes=[]);s[s.length-1]!==r&&s.push(r)},this.getMaxScrollOffset=()=>(this._elementMaxScrollOffset()??0)+this._holdOffset,this._toLayoutOffset=n=>{var o;let r=n+this._holdOffset;return((o=this.pendingScrollAnchor)==null?void 0:o.kind)==="anchor"&&(r+=this.pendingScrollAnchor.delta),r},this._elementMaxScrollOffset=()=>{let n=this.scrollElement;if(n===null)return null;if("scrollHeight"in n)return this.options.horizontal?n.scrollWidth-n.clientWidth:n.scrollHeight-n.clientHeight;if("document"in n){let o=n.document.documentElement;return this.options.horizontal?o.scrollWidth-n.innerWidth:o.scrollHeight-n.innerHeight}return null},this._momentumStop=null,this._stopMomentum=n=>{let o=this.scrollElement,r=this.targetWindow;if(o===null||r===null)return;let s="document"in o?o.document.scrollingElement:o;if(!s?.style)return;if(this._momentumStop){this._momentumStop.done=n;return}let{style:l}=s,a=this.options.horizontal?"overflow-x":"overflow-y",c=l.getPropertyValue(a),u=l.getPropertyPriority(a),d=()=>this.options.horizontal?s.clientHeight:s.clientWidth,p=d();if(l.setProperty(a,"hidden","important"),d()!==p){l.setProperty(a,c,u);return}let h={restore:()=>l.getPropertyValue(a)!=="hidden"||l.getPropertyPriority(a)!=="important"?!1:(l.setProperty(a,c,u),!0),done:n};this._momentumStop=h,r.requestAnimationFrame(()=>r.requestAnimationFrame(()=>{this._momentumStop===h&&(this._momentumStop=null,h.restore()&&h.done())}))},this._clampedBy=n=>{let o=this._elementMaxScrollOffset();if(o===null)return null;let r=o+this._holdOffset;return n>r+.5?{target:n,maxAtWrite:r}:null},this.getVirtualDistanceFromEnd=()=>Math.max(this._getLayoutTotalSize()+this.options.scrollMargin-this.getSize()-this.getScrollOffset(),0),this.getDistanceFromEnd=()=>Math.max(this.getMaxScrollOffset()-this.getScrollOffset(),0),this.isAtEnd=(n=this.options.scrollEndThreshold)=>this.getDistanceFromEnd()<=n,this.getOffsetForAlignment=(n,o,r=0)=>{if(!this.scrollElement)return 0;let s=this.getSize(),l=this.getScrollOffset();o==="auto"&&(o=n>=l+s?"end":"start"),o==="center"?n+=(r-s)/2:o==="end"&&(n-=s);let a=this.getMaxScrollOffset();return Math.max(Math.min(a,n),0)},this.getOffsetForIndex=(n,o="auto")=>{n=Math.max(0,Math.min(n,this.options.count-1));let r=this.getSize(),s=this.getScrollOffset(),l=this.getMeasurements()[n];if(!l)return;if(o==="auto")if(l.end>=s+r-this.options.scrollPaddingEnd)o="end";else if(l.start<=s+this.options.scrollPaddingStart)o="start";else return[s,o];if(o==="end"&&n===this.options.count-1){let c=this.getMaxScrollOffset(),u=c-this.options.paddingEnd+this.options.scrollPaddingEnd;return[Math.max(Math.min(u,c),0),o]}let a=o==="end"?l.end+this.options.scrollPaddingEnd:l.start-this.options.scrollPaddingStart;return[this.getOffsetForAlignment(a,o,l.size),o]},this.scrollToOffset=(n,{align:o="start",behavior:r="auto"}={})=>{this._startScroll({index:null,align:o},this.getOffsetForAlignment(n,o),r,"absolute")},this.scrollToIndex=(n,{align:o="auto",behavior:r="auto"}={})=>{n=Math.max(0,Math.min(n,this.options.count-1));let s=this.getOffsetForIndex(n,o);if(!s)return;let[l,a]=s;this._startScroll({index:n,align:a},l,r,"absolute")},this.scrollBy=(n,{behavior:o="auto"}={})=>{let r=this.getOffsetForAlignment((this.getCommandWrittenOffset()??this.getScrollOffset())+n,"start");this._startScroll({index:null,align:"start"},r,o,"relative")},this.scrollToEnd=({behavior:n="auto"}={})=>{if(this.options.count>0){this._startScroll({index:this.options.count-1,align:"end",toEnd:!0},Math.max(this.getMaxScrollOffset(),0),n,"absolute");return}this.scrollToOffset(Math.max(this.getTotalSize()-this.getSize(),0),{behavior:n})},this.cancelScroll=()=>{this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null},this.getTotalSize=()=>Math.max(this._getLayoutTotalSize()-this._holdOffset,0),this._getLayoutTotalSize=()=>{var n,o;let r=this.getMeasurements(),s;if(r.length===0)s=this.options.paddingStart;else if(this.options.lanes===1){let l=r.length-1,a=(n=this._singleLaneMeasurements)==null?void 0:n.flat;a!=null?s=a[l*2]+a[l*2+1]:s=((o=r[l])==null?void 0:o.end)??0}else{let l=Array(this.options.lanes).fill(null),a=r.length-1;for(;a>=0&&l.some(c=>c===null);){let c=r[a];l[c.lane]===null&&(l[c.lane]=c.end),a--}s=Math.max(...l.filter(c=>c!==null))}return Math.max(s-this.options.scrollMargin+this.options.paddingEnd,0)},this.takeSnapshot=()=>{let n=[];if(this.itemSizeCache.size===0)return n;let o=this.getMeasurements();for(let r of o)r&&this.itemSizeCache.has(r.key)&&n.push({index:r.index,key:r.key,start:r.start,size:r.size,end:r.end,lane:r.lane});return n},this._scrollToOffset=(n,{adjustments:o,behavior:r}={})=>{let s={target:n+(o??0),smooth:r==="smooth"};return this.pendingWrite=s,this.options.scrollToFn(n-this._holdOffset,{behavior:r,adjustments:o},this),s},this.getCommandWrittenOffset=()=>this.scrollState!==null&&this.pendingWrite!==null&&!this.pendingWrite.smooth?this.pendingWrite.target:null,this._awaitingCommandReadBack=()=>{let n=this.getCommandWrittenOffset();return!(Yr()&&this._iosGesture.dragging())&&n!==null&&!Rn(n,this.getScrollOffset())},this._followOffsetTarget=n=>{this.scrollState!==null&&this.scrollState.index==null&&(this.scrollState.lastTargetOffset+=n)},this.measure=()=>{this.pendingMin=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.itemSizeCacheVersion++,this.notify(!1)},this.setOptions(t)}get scrollAdjustments(){return 0}applyScrollAdjustment(t,n){if(t===0)return!1;if(this._followOffsetTarget(t),this._canWriteScroll()){let o=this.getScrollOffset();this._clampedAdjustment=this._clampedBy(o+t);let r=this._scrollToOffset(o,{adjustments:t,behavior:n});return this.scrollOffset!==null&&(this.pendingWrite===r&&(this.scrollOffset+=t),this.scrollOffset<0&&(this.scrollOffset=0)),!0}else return this._holdOffset+=t,this.scrollOffset!==null&&(this.scrollOffset+=t),!0}scheduleScrollReconcile(){if(!this.targetWindow){this.scrollState=null;return}this.rafId==null&&(this.rafId=this.targetWindow.requestAnimationFrame(()=>{this.rafId=null,this.reconcileScroll()}))}getScrollStateTarget(t){let n=t.toEnd?[Math.max(this.getMaxScrollOffset(),0)]:t.index!=null?this.getOffsetForIndex(t.index,t.align):void 0;return n?n[0]:t.lastTargetOffset}reconcileScroll(){if(!this.scrollState||!this.scrollElement)return;if(this.now()-this.scrollState.startedAt>5e3){this.scrollState=null;return}if(this.scrollState.phase==="queued"){this.scheduleScrollReconcile();return}this.getMeasurements();let o=this.getScrollStateTarget(this.scrollState),r=this.scrollState.index==null?1:this.options.useAnimationFrameWithResizeObserver?3:2,s=o!==this.scrollState.lastTargetOffset;if(!s&&Rn(o,this.getScrollOffset())){if(this.scrollState.phase==="smooth"?this.scrollState.phase="smoothLanded":this.scrollState.phase==="smoothFinishing"&&(this.scrollState.phase="instant"),this.scrollState.stableFrames++,this.scrollState.stableFrames>=r){this.getScrollOffset()!==o&&this._scrollToOffset(o,{behavior:"auto"}),this.scrollState=null;return}}else if(this.scrollState.stableFrames=0,s){let l=this.getSize()||600,a=Math.abs(o-this.getScrollOffset()),c=Qr(this.scrollState)&&a>l;this.scrollState.lastTargetOffset=o,c?this.scrollState.phase="smooth":this.scrollState.phase==="smooth"?this.scrollState.phase="smoothFinishing":this.scrollState.phase==="smoothLanded"&&(this.scrollState.phase="instant"),this._scrollToOffset(o,{behavior:c?"smooth":"auto"})}this.scheduleScrollReconcile()}_startScroll(t,n,o,r){this.pendingScrollAnchor=null,this._clampedAdjustment=null;let s=this._iosGesture.tail();if(r==="absolute"&&s!==null){if(s==="fling"&&Lf()){this._stopMomentum(()=>{let l=this.scrollState;l?.phase!=="queued"||this._iosGesture.tail()!=="fling"||this._reportedOverscroll||(this._iosGesture.end(),this._flushHoldIfReady(!0),this._writeAwaitingCommand())}),this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,phase:"queued",behavior:o,samples:[]},this.scheduleScrollReconcile();return}this._iosGesture.end()}this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,behavior:o,phase:Df(o,t.index!=null&&Rn(n,this.getScrollOffset()))},this._scrollToOffset(n,{behavior:o}),this.scheduleScrollReconcile()}},Bf=(e,t,n,o)=>{for(;e<=t;){let r=(e+t)/2|0,s=n(r);if(s<o)e=r+1;else if(s>o)t=r-1;else return r}return e>0?e-1:0};function Hx(e,t,n){let o=0;for(;o<=t;){let r=(o+t)/2|0,s=e[r*2];if(s<n)o=r+1;else if(s>n)t=r-1;else return r}return o>0?o-1:0}function Ux(e,t,n,o,r){let s=e.length-1;if(e.length<=o)return{startIndex:0,endIndex:s};if(o===1&&r!==null){let u=Hx(r,s,n),d=u,p=n+t;for(;d<s&&r[d*2]+r[d*2+1]<p;)d++;return{startIndex:u,endIndex:d}}let a=Bf(0,s,u=>e[u].start,n),c=a;if(o===1)for(;c<s&&e[c].end<n+t;)c++;else if(o>1){let u=Array(o).fill(0);for(;c<s&&u.some(p=>p<n+t);){let p=e[c];u[p.lane]=p.end,c++}let d=Array(o).fill(n+t);for(;a>=0&&d.some(p=>p>=n);){let p=e[a];d[p.lane]=p.start,a--}a=Math.max(0,a-a%o),c=Math.min(s,c+(o-1-c%o))}return{startIndex:a,endIndex:c}}function Vf(e,t,n){let o=ce(null),[,r]=ee(0),s={count:e,overscan:10,scrollMargin:n,scrollPaddingStart:n,estimateSize:()=>t,getScrollElement:()=>o.current,scrollToFn:Gf,observeElementRect:Nf,observeElementOffset:Ff,onChange:()=>r(a=>a+1)},[l]=ee(()=>new wi(s));return l.setOptions(s),dt(()=>l._didMount(),[l]),dt(()=>l._willUpdate()),{scroller:o,virtualizer:l}}var _i=28;function Vn(e){let{label:t,testId:n,columns:o,rows:r,selected:s,onChoose:l,minWidth:a}=e,{scroller:c,virtualizer:u}=Vf(r.length,_i,_i),[d,p]=ee(-1),h=o.map(S=>S.width).join(" "),{sort:m,topKey:y}=e;ge(()=>u.scrollToOffset(0),[m?.key,m?.descending,y]),ge(()=>{let S=s===null?-1:r.indexOf(s);S<0||(p(S),u.scrollToIndex(S,{align:"auto"}))},[s]);let w=S=>{let x=Math.max(0,Math.min(r.length-1,S));p(x),u.scrollToIndex(x,{align:"auto"})},R=S=>{if(S.target!==S.currentTarget)return;let x=r[d],P=Math.max(1,Math.floor((c.current?.clientHeight??0)/_i)-2),A={ArrowDown:d+1,ArrowUp:d-1,PageDown:d+P,PageUp:d-P,Home:0,End:r.length-1}[S.key];if(A!==void 0)w(A);else if(S.key==="Enter"&&x!==void 0)l(x);else if(S.key==="ArrowRight"&&x!==void 0)e.onFold?.(x,!0);else if(S.key==="ArrowLeft"&&x!==void 0)e.onFold?.(x,!1);else return;S.preventDefault()};return i("div",{class:"table",ref:c,role:"grid","aria-label":t,"aria-rowcount":r.length+1,"aria-activedescendant":d>=0?`${n}-${d}`:void 0,tabIndex:0,"data-testid":n,onKeyDown:R,children:i("div",{style:{minWidth:a,"--tracks":h},children:[i(Kx,{...e}),i("div",{class:"table-body",role:"rowgroup",style:{height:`${u.getTotalSize()}px`},children:u.getVirtualItems().map(({index:S,start:x})=>{let P=r[S];return P===void 0?null:i("div",{id:`${n}-${S}`,class:`tr${S===d?" active":""}`,role:"row","aria-rowindex":S+2,"aria-selected":P===s,"data-row":P,style:{transform:`translateY(${x-_i}px)`},onClick:()=>{p(S),l(P)},children:o.map(_=>i("div",{role:"gridcell",class:_.isNumber?"td number":"td",children:_.cell(P)},_.key))},P)})})]})})}function Kx({columns:e,sort:t,onSort:n}){return i("div",{class:"tr head",role:"row","aria-rowindex":1,children:e.map(({key:o,label:r,help:s,isNumber:l=!1})=>{let a=t?.key!==o?"none":t.descending?"descending":"ascending";return i("div",{role:"columnheader","aria-sort":a,class:l?"number":"",children:i("button",{type:"button",title:s,"data-testid":`sort-${o}`,onClick:()=>n(vf(t,o,l)),children:[r,i("span",{class:"arrow","aria-hidden":"true",children:{none:"",ascending:"▲",descending:"▼"}[a]})]})},o)})})}var Wf=`.icicle {
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
`;var Hf={key:"modules",title:"Modules",style:Wf,Panel:qx};function qx({recording:e}){let{recordings:t}=N(),n=t.moduleTree.value;return n?i(Yx,{recording:e,tree:n}):null}function Yx({recording:e,tree:t}){let{modules:n,module_groups:o}=e,r=N(),[s,l]=Ee("modules"),a=ne(()=>bf(o),[o]),c=ne(()=>gi(a),[a]),u=ne(()=>new Set(Bt(s.open??"")??t.roots),[s.open,t]),d=ne(()=>new Set(Bt(s.groups??"")),[s.groups]),p=bi(s.sort,Object.keys(n)),h=(x,P)=>{let[_,A,M]=x<0?["groups",d,~x]:["open",u,x],T=new Set(A);P?T.add(M):T.delete(M),l(_,_==="groups"&&T.size===0?"":_t([...T]))},m=x=>x<0?d.has(~x):u.has(x),y=ne(()=>wf(t,a,{isOpen:x=>u.has(x),isGroupOpen:x=>d.has(x),sort:p&&{value:x=>Jx(n,a,x,p.key),descending:p.descending}}),[t,a,u,d,s.sort]),w=ne(()=>Rf({modules:n,tree:t,groups:a,members:c,isOpen:m,fold:h}),[t,a,u,d]),{selected:R}=r.address.value,S=R&&Qx(R,r.recordings.moduleAround);return ge(()=>{if(S===null)return;let x=io(n,S),P=x.map(A=>c.get(A)).filter(A=>A!==void 0&&!d.has(A));P.length>0&&l("groups",_t([...d,...P]));let _=x.slice(1).filter(A=>!u.has(A));_.length>0&&l("open",_t([...u,..._]))},[S]),i(X,{children:[i(Sf,{modules:n,tree:t,selected:S,onChoose:x=>r.select(Oe(x))}),i("div",{class:"toolbar",children:[i("button",{type:"button","data-testid":"modules-open-all",onClick:()=>{l("open",_t(Kt(n.fqn.length))),l("groups",_t([...a.keys()]))},children:"Open all"}),i("button",{type:"button","data-testid":"modules-close-all",onClick:()=>{l("open",_t([])),l("groups","")},children:"Close all"}),i(ar,{name:"modules",title:"All module calls with their bytes",by:"module"}),i("span",{class:"count",children:ie(n.fqn.length,"module call")})]}),i(Vn,{label:"Module calls in call order",testId:"modules-table",columns:w,rows:y,sort:p,onSort:x=>l("sort",vi(x)),selected:S,onChoose:x=>x<0?h(x,!m(x)):r.select(Oe(x)),onFold:h,minWidth:"760px"})]})}function Qx(e,t){return e.kind==="module"?e.number:e.kind==="node"?t(e):null}function Jx(e,t,n,o){let r=n<0?t.get(~n):void 0,s=e[o][n<0?~n:n]??null;return r&&typeof s=="number"?yi(r,o):s}function Uf(e,t){let n=e?.split(",")??[],o=t.map(({key:r})=>r).filter(r=>n.includes(r));return o.length>0?o:null}function Kf(e,t,n,o){let r=({key:a})=>t.includes(a)?t.indexOf(a):t.length,s=n,l=new Set;for(let a of[...e].sort((c,u)=>r(c)-r(u))){if(s-=a.least+o,s<0&&l.size>0)break;l.add(a.key)}return e.map(({key:a})=>a).filter(a=>l.has(a))}function jf(e,t,n){return[...new Set(n.filter(o=>t[o]).map(o=>e[o]??""))]}function qf(e,t){if(e.every(o=>o===""))return"";let n=e.flatMap(o=>Zx(o||t));return`on ${[...new Set(n)].join(" + ")}`}function Yf({totals:e,meta:t}){return e.find(({key:n})=>n==="saved_bytes")?.where||`on ${t.device}`}function Zx(e){return e.replace(/^on /,"").split(" + ").filter(Boolean)}function Qf(e,t,n){let{module:o="",state:r="",dtype:s="",least:l=""}=n,[a,c,u]=[qo(n.filter??""),ew(o),Ms(l)],d=n.saving==="1";return Kt(e.node.length).filter(p=>(!d||(e.saves[p]??0)>0)&&(r===""||e.output_state[p]===r)&&(s===""||e.output_dtype[p]===s)&&(u===null||Xx(e,p)>=u)&&(o===""||c(t.module[p]??""))&&a(t.search[p]??""))}function Xx(e,t){let n=(e.attributed_bytes[t]??0)+(e.shared_bytes[t]??0);return Math.max(n,e.output_bytes[t]??0)}function ew(e){let t=e.split("*"),n=t.length-1,o=t.map((r,s)=>{let l=r.replaceAll(/[.+^${}()|[\]\\]/g,"\\$&").replaceAll("?",".");return new RegExp(`${s===0?"^":""}${l}${s===n?"(?=[.]| #|$)":""}`,"g")});return r=>{let s=0;return o.every(l=>{l.lastIndex=s;let a=l.test(r);return s=l.lastIndex,a})}}function Jf(e,t){let n=new Map([["",{nbytes:0,whole:0}]]);e.attributed_bytes.forEach((o,r)=>{let s=e.where[r]??"",l=n.get(s);l?l.whole+=o:n.set(s,{nbytes:0,whole:o})});for(let o of t)n.get(e.where[o]??"").nbytes+=e.attributed_bytes[o]??0;return[...n].map(([o,r])=>({where:o,...r})).filter(({where:o,nbytes:r})=>o===""||r>0)}var _a=["module","op","source"];function ki(e){return _a.find(t=>t===e)??null}function Zf(e,t,n,o){let r=o==="module"?t.module:e[o],s=new Map;for(let l of n){let a=r[l]??"",c=s.get(a);c?c.push(l):s.set(a,[l])}return[...s].map(([l,a])=>({name:l,rows:a}))}var tw=["saves","attributed_bytes"];function Jr(e){return tw.some(t=>t===e)}function Si(e,t,n){return n!=="saves"&&ka(e,t).length>1?null:t.rows.reduce((o,r)=>o+(e[n][r]??0),0)}function ka({where:e,attributed_bytes:t},{rows:n}){return jf(e,t,n)}var Xf=["op","attributed_bytes","module","source","node"],dr="group",Sa=180,nw=["output_dtype"];function em(e){return e.filter(({key:t})=>!nw.includes(t))}function tm(e,{module:t}){let n=(o,r,s)=>({...Pn(88),key:o,label:r,help:s,isNumber:!0,cell:l=>i(Q,{n:e[o][l]})});return[{...Pn(64),key:"node",label:"#",help:"Forward order",isNumber:!0,cell:o=>e.node[o]},{...Pn(120,1),key:"op",label:"op",cell:o=>i("span",{title:e.recomputed[o]?"Recomputed in the backward pass":void 0,children:[e.op[o],e.recomputed[o]&&i("span",{class:"tag",children:"recomputed"}),e.where[o]&&i("span",{class:"tag",children:e.where[o]})]})},{...Pn(140,1.5),key:"module",label:"module",cell:o=>i(co,{text:t[o]??""})},{...Pn(56),key:"saves",label:"saves",help:"Number of saved tensors",isNumber:!0,cell:o=>e.saves[o]},n("attributed_bytes","attributed","Storages attributed to this op: it saved them first"),n("shared_bytes","shared","Storages this op saves too, attributed to another op"),n("exclusive_bytes","exclusive","Memory released if only this op stopped saving"),n("output_bytes","output","Size of the output"),{...Pn(118),key:"output_state",label:"output state",help:"State of the output after the forward pass",cell:o=>i(ao,{state:e.output_state[o]??null})},{...Pn(80),key:"output_dtype",label:"dtype",help:"Dtype of the output",cell:o=>e.output_dtype[o]},{...Pn(120,1),key:"source",label:"source",cell:o=>i(co,{text:e.source[o]??""})}]}function Pn(e,t=0){return{least:e,width:t?`minmax(${e}px, ${t}fr)`:`${e}px`}}function nm(e,t){let{ops:n,first:o,groups:r,by:s,isOpen:l,fold:a}=t,c={...Pn(Sa,2),key:dr,label:s,cell:d=>{if(d>=0)return i(jr,{isOpen:!1});let p=r[~d],h=p&&qf(ka(n,p),o);return i("span",{class:"branch",style:{"--depth":0},children:[i(jr,{isOpen:l(~d),onFold:m=>a(~d,m)}),i("span",{class:"group-name",children:i(co,{text:p?.name||"(no module)"})}),i("span",{class:"tag",children:ie(p?.rows.length??0,"op")}),h&&i("span",{class:"tag",children:h})]})}},u=e.map(d=>({...d,cell:p=>p>=0?d.cell(p):ow(n,r[~p],d.key)}));return[c,...u]}function ow(e,t,n){if(!t||!Jr(n))return null;let o=Si(e,t,n);return n==="saves"?o:i(Q,{n:o})}function om(e,t,n){return n==="module"?t.module:e[n]}function rm(e,t,n,o){let r=JSON.stringify({...n,sort:"",columns:"",open:"",group:""}),s=ne(()=>Qf(e,t,n),[e,r]),l=ki(n.group),a=ne(()=>l?Zf(e,t,Kt(e.node.length),l):[],[e,l]),c=ne(()=>rw(a,s),[a,s]),u=ne(()=>{let p=h=>o&&o.key!==dr?gn(h,om(e,t,o.key),o.descending):h;return l?sw(e,c,o).map(h=>({group:h,rows:p(c[h]?.rows??[])})):[{group:null,rows:p(s)}]},[s,n.sort,l,c]),d=ne(()=>{let p=new Set(Bt(n.open??""));return u.flatMap(({group:h,rows:m})=>h===null?m:p.has(h)?[~h,...m]:[~h])},[u,n.open]);return{by:l,groups:c,filters:r,matching:s,rows:d}}function rw(e,t){let n=new Set(t);return e.map(({name:o,rows:r})=>({name:o,rows:r.filter(s=>n.has(s))}))}function sw(e,t,n){let o=Kt(t.length).filter(a=>t[a].rows.length>0);if(!n)return o;let{key:r,descending:s}=n,l=t.map(a=>Jr(r)?Si(e,a,r):a.name);return Jr(r)||r===dr?gn(o,l,s):o}function im({ops:e,settings:t,set:n}){let o=t.least??"";return i(X,{children:[i(fn,{type:"search",class:"filter",placeholder:"Filter by op, module or source line",label:"Filter the ops",testId:"ops-filter",value:t.filter??"",onInput:r=>n("filter",r)}),i(fn,{type:"search",class:"filter short",placeholder:"Module, e.g. *.mlp",label:"Only ops in matching modules; * matches any text",testId:"ops-module",value:t.module??"",onInput:r=>n("module",r)}),i(Ra,{label:"Output state",any:"any state",testId:"ops-state",options:sm(e.output_state),value:t.state??"",onChoose:r=>n("state",r)}),i(Ra,{label:"Output dtype",any:"any dtype",testId:"ops-dtype",options:sm(e.output_dtype),value:t.dtype??"",onChoose:r=>n("dtype",r)}),i(fn,{type:"search",class:"filter short",placeholder:"At least, e.g. 1 MiB",label:"Only ops that save or return at least this many bytes",isInvalid:o!==""&&Ms(o)===null,testId:"ops-least",value:o,onInput:r=>n("least",r)}),i("label",{class:"check",children:[i("input",{type:"checkbox","data-testid":"ops-saving-only",checked:t.saving==="1",onChange:r=>n("saving",r.currentTarget.checked?"1":"")}),"Saved tensors only"]}),i(Ra,{label:"Group by",any:"no grouping",testId:"ops-group",options:_a,value:ki(t.group)??"",onChoose:r=>{n("open",""),n("group",r)}})]})}function sm(e){return[...new Set(e)].filter(t=>t!==null).sort()}function Ra({label:e,any:t,testId:n,options:o,value:r,onChoose:s}){let l=r===""||o.includes(r)?o:[...o,r];return i("select",{"aria-label":e,title:e,"data-testid":n,value:r,onChange:a=>s(a.currentTarget.value),children:[i("option",{value:"",children:t}),l.map(a=>i("option",{value:a,children:a},a))]})}function lm({columns:e,shown:t,onChoose:n}){let o=r=>{let s=e.map(l=>l.key).filter(l=>l===r!==t.includes(l));s.length>0&&n(s.join(","))};return i("details",{class:"menu","data-testid":"ops-columns",children:[i("summary",{children:"Columns"}),i("div",{class:"menu-list",children:[e.map(({key:r,label:s,help:l})=>i("label",{class:"check",title:l,children:[i("input",{type:"checkbox","data-testid":`column-${r}`,checked:t.includes(r),onChange:()=>o(r)}),s==="#"?"number":s]},r)),i("button",{type:"button",onClick:()=>n(""),children:"Fit to width"})]})]})}function am(){let e=ce(null),[t,n]=ee(0);return dt(()=>{let o=e.current;if(!o)return;let r=()=>n(o.clientWidth),s=new ResizeObserver(r);return s.observe(o),r(),()=>s.disconnect()},[]),{element:e,width:t}}var cm=`.ops {
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
`;var um={key:"ops",title:"Ops",style:cm,Panel:lw},Pa=12;function lw({recording:e}){let{address:t,recordings:n,select:o}=N(),[r,s]=Ee("ops"),{ops:l}=e,{element:a,width:c}=am(),u=Yf(e),d=ne(()=>uw(e),[e]),p=ne(()=>tm(l,d),[e]),h=bi(r.sort,[dr,...p.map(({key:E})=>E)]),{by:m,groups:y,filters:w,matching:R,rows:S}=rm(l,d,r,h),x=new Set(Bt(r.open??"")),P=(E,O)=>{let L=new Set(x);O?L.add(E):L.delete(E),s("open",L.size>0?_t([...L]):"")},_=Math.max(0,c-(m?Sa:0)),A=Uf(r.columns,p)??Kf(em(p),Xf,_,Pa),M=p.filter(({key:E})=>A.includes(E)&&E!==m),T=m?nm(M,{ops:l,first:u,groups:y,by:m,fold:P,isOpen:E=>x.has(E)}):M,{selected:$}=t.value,z=$?.kind==="node"?n.rowOfNode.value.get($.number):void 0;return i("div",{class:"ops",ref:a,children:[i("div",{class:"toolbar",role:"group","aria-label":"What the table shows",children:[i(im,{ops:l,settings:r,set:s}),i(lm,{columns:p,shown:A,onChoose:E=>s("columns",E)}),i(ar,{name:"ops",title:"All ops with their bytes",by:"op"}),i(aw,{ops:l,rows:R})]}),R.length===0&&i("p",{class:"hint no-rows","data-testid":"ops-none",children:l.node.length===0?"Autograd recorded no ops.":"No matches"}),i(Vn,{label:m?`Ops by ${m}`:"Ops in forward order",testId:"ops-table",columns:T,rows:S,sort:h,onSort:E=>s("sort",vi(E)),selected:z===void 0?null:cw(z,S,y),onChoose:E=>E<0?P(~E,!x.has(~E)):o(Ne(l.node[E]??0)),onFold:(E,O)=>E<0&&P(~E,O),topKey:w,minWidth:`${T.reduce((E,{least:O})=>E+O+Pa,Pa)}px`})]})}function aw({ops:e,rows:t}){let n=ne(()=>Jf(e,t),[e,t]);return i("span",{class:"count",role:"status",children:[i("span",{"data-testid":"ops-count",children:ie(t.length,"op")}),", ",i("span",{"data-testid":"ops-total",children:n.map(({where:o,nbytes:r,whole:s})=>[B(r),o].filter(Boolean).join(" ").concat(`, ${Je(r,s)}`)).join("; ")})]})}function cw(e,t,n){return n.length===0||t.includes(e)?e:~n.findIndex(o=>o.rows.includes(e))}function uw({ops:e,modules:t}){let n=t.fqn.map((s,l)=>_n(t,l)),o=e.module.map(s=>s===null?"":n[s]??"");return{search:e.op.map((s,l)=>`${s} ${o[l]} ${e.source[l]??""}`.toLowerCase()),module:o}}var Ca=["checkpoint","save","offload"];function Ta(e){return Object.fromEntries(Ca.map(t=>[t,e[t]??""]).filter(([,t])=>t!==""))}function Ri({checkpoint:e,offload:t}){return e!==""||t!==""}function Ma(e,t){let n=r=>Ri(r)&&Ca.every(s=>dw(t[s]??"",r[s])),o=e.filter(n);return o.filter(r=>r.save!==""||!o.some(s=>pm(r,s)))}function dm(e,t,n,o){let r=Ma(e,t).filter(l=>l!==n&&!(o&&pm(n,l))),s=o?[...r,n]:r;return Ta(Object.fromEntries(Ca.map(l=>[l,pw(s.map(a=>a[l]))])))}function pm(e,t){return e!==t&&e.checkpoint!==""&&e.checkpoint===t.checkpoint}function dw(e,t){let n=new Set(e.split(" "));return t===""||t.split(" ").every(o=>n.has(o))}function pw(e){return[...new Set(e.flatMap(t=>t.split(" ")).filter(Boolean))].join(" ")}var fm=`.optimize {
  flex: 1;
  min-height: 0;
  padding: 10px 16px 24px;
  overflow: auto;
}

.recorded {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 16px;
}

.recorded p {
  grid-column: 1;
}

.recorded label {
  grid-row: 1 / span 2;
  grid-column: 2;
  white-space: nowrap;
}

.recorded select {
  width: auto;
}

.optimize-columns {
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(280px, 420px);
  gap: 4px 28px;
  align-items: start;
  margin-top: 12px;
}

.optimize-columns > * > :first-child {
  margin-top: 0;
}

.chosen {
  position: sticky;
  top: 0;
  grid-column: 2;
  grid-row: 1;
}

.chosen .predicted {
  margin: 0;
  overflow-wrap: anywhere;
}

.chosen .verdict {
  font-size: 14px;
}

.chosen .predicted p + p {
  margin-top: 4px;
}

.chosen h3 {
  margin-top: 12px;
  color: var(--muted);
  font-size: 12px;
  font-weight: 400;
}

.relief {
  padding-left: 16px;
  list-style: disc;
}

.chosen-buttons {
  display: flex;
  flex-wrap: wrap;
  gap: 6px 12px;
  align-items: center;
  margin-top: 8px;
}

.chosen .snippet {
  margin: 10px 0 0;
}

.chosen .snippet pre {
  max-height: 260px;
}

.to-plan {
  margin-top: 10px;
}

.action {
  display: grid;
  grid-template-columns: 140px minmax(0, 1fr);
  gap: 4px 16px;
  padding: 8px 0;
  border-bottom: 1px solid var(--grid);
}

.action > * {
  overflow-wrap: anywhere;
}

.action .check {
  align-items: baseline;
}

.gain {
  text-align: right;
}

.gain small {
  display: block;
}

.gain.largest b {
  color: var(--less);
}

.action-cost {
  color: var(--muted);
}

.action .snippet {
  max-width: 760px;
  margin: 4px 0;
}

.action .snippet pre {
  padding: 6px 60px 6px 10px;
}

/* Stacked: the selected step is above the list. */
@media (max-width: 1100px) {
  .optimize-columns {
    grid-template-columns: minmax(0, 1fr);
  }

  .chosen {
    position: static;
    grid-column: 1;
  }

  .chosen .snippet pre {
    max-height: 140px;
  }
}

@media (max-width: 700px) {
  .recorded {
    grid-template-columns: minmax(0, 1fr);
  }

  .recorded label {
    grid-row: 1;
    grid-column: 1;
  }

  .action {
    grid-template-columns: 100px minmax(0, 1fr);
    column-gap: 12px;
  }
}
`;var mm={key:"optimize",title:"Optimize",style:fm,needsServer:!0,isFor:e=>e?.has_ops??!0,Panel:mw};function mw(){let{change:e}=N(),[t]=Ee("optimize"),n=Ta(t),o=t.gpu?{gpu:t.gpu}:{},{value:r,error:s,reload:l}=kt("optimize.json",{...o,...n}),a=c=>e({settings:{optimize:{...o,...c}}});return s?i(X,{children:[i(yt,{error:s,retry:l}),i("button",{type:"button",class:"pad",onClick:()=>e({settings:{optimize:{}}}),children:"Reset"})]}):r?i("div",{class:"optimize","data-testid":"optimize",children:[i(hw,{reply:r,choice:n}),i("div",{class:"optimize-columns",children:[i(gw,{reply:r,choice:n,choose:a}),i(vw,{reply:r,choice:n,choose:a})]})]}):i(Fe,{what:"Looking for actions…"})}function hw({reply:e,choice:t}){let{change:n}=N(),{gpus:o,gpu:r,place:s,fits:l}=e;return i("header",{class:"recorded",children:[i("label",{children:["GPU"," ",i("select",{"data-testid":"optimize-gpu",title:"Times are estimated for this GPU, and its memory is compared with the step",value:r,onChange:a=>n({settings:{optimize:{gpu:a.currentTarget.value,...t}}}),children:o.map(a=>i("option",{value:a,children:a},a))})]}),i("p",{"data-testid":"optimize-recorded",children:[i("b",{children:[kw(e.peak_label)," ",B(e.peak_bytes)]})," ",s]}),i("p",{class:"hint","data-testid":"optimize-fits",children:l??`Does it fit on ${r}? …`})]})}function gw({reply:e,choice:t,choose:n}){let{problem:o,chosen:r}=e;if(Object.keys(t).length===0)return i("aside",{class:"chosen","aria-label":"Selected actions","data-testid":"optimize-nothing",children:[i("p",{class:"hint",children:"Select actions to predict the step with all of them."}),i(hm,{relief:e.relief})]});let l=i("button",{type:"button",class:"quiet","data-testid":"optimize-clear",onClick:()=>n({}),children:"Clear"});return!r||!yw(r,t)?i("aside",{class:"chosen","aria-label":"Selected actions","data-testid":"optimize-chosen",children:[i("p",{class:"predicted",role:"status",children:o??"Predicting the step…"}),l]}):i(bw,{chosen:r,gpu:e.gpu,choice:t,clear:l})}function yw(e,t){let{checkpoint:n="",save:o="",offload:r=""}=t;return e.checkpoint===n&&e.save===o&&e.offload===r}function bw({chosen:e,gpu:t,choice:n,clear:o}){let{change:r}=N(),[s,l]=Ds(),[a,...c]=e.verdict;return i("aside",{class:"chosen","aria-label":"Selected actions","data-testid":"optimize-chosen",children:[i("div",{class:"predicted",children:[i("p",{class:"verdict","data-testid":"optimize-verdict",children:a}),i("p",{"data-testid":"optimize-cost",children:[e.cost&&`${gm(e.cost,t)}. `,e.fits]}),c.map(u=>i("p",{children:u},u)),i("p",{children:[i("b",{children:"Predicted:"})," ",e.assumed,"."]})]}),i("div",{class:"chosen-buttons",children:[i("button",{type:"button","data-testid":"optimize-copy",onClick:()=>l(e.code),children:"Copy the recipe"}),i("span",{role:"status",children:s&&"copied"}),i("button",{type:"button",class:"link","data-testid":"optimize-compare",onClick:()=>r({view:"compare",settings:{compare:{...n}}}),children:"Open in Compare"}),o]}),i("div",{class:"snippet",children:i("pre",{"data-testid":"optimize-code",tabIndex:0,children:e.code})}),i(hm,{relief:e.relief})]})}function hm({relief:e}){return e.length===0?null:i(X,{children:[i("h3",{children:"Other changes that lower this peak"}),i("ul",{class:"relief","data-testid":"optimize-relief",children:e.map(t=>i("li",{children:t},t))})]})}function vw({reply:e,choice:t,choose:n}){let{change:o}=N(),{actions:r,pending:s,gpu:l}=e,a=Ma(r,t),c=Math.max(0,...r.map(({gain_bytes:u})=>u??0));return i("section",{children:[i("div",{class:"titled",children:[i("h2",{children:"Actions, largest gain first"}),s&&s.known_count<s.asked_count&&i("span",{class:"hint",role:"status","data-testid":"optimize-pending",children:["Predicting: ",s.known_count," of ",s.asked_count," known."]})]}),r.length===0&&!s&&i("p",{class:"hint","data-testid":"optimize-none",children:"No checkpoint or other known change saves less in this step."}),i("ul",{class:"action-list","data-testid":"actions",children:r.map(u=>i("li",{"data-kind":u.kind,children:i(xw,{action:u,gpu:l,peak:e.peak_bytes,isLargest:c>0&&u.gain_bytes===c,isChosen:a.includes(u),onChoose:d=>n(dm(r,t,u,d))})},`${u.kind} ${u.text}`))}),i("p",{class:"to-plan",children:i("button",{type:"button",class:"link","data-testid":"to-plan",onClick:()=>o({view:"compare",settings:{compare:{by:"plan"}}}),children:"Find the best modules to checkpoint for a limit"})})]})}function xw({action:e,gpu:t,peak:n,isLargest:o,isChosen:r,onChoose:s}){let{select:l}=N(),{text:a,note:c,cost:u,code:d,node:p,module:h}=e,m=p!==null?Ne(p):h!==null?Oe(h):null;return i("div",{class:"action",children:[i("span",{class:`gain ${o?"largest":""}`,children:i(ww,{action:e,peak:n})}),i("div",{class:"action-text",children:[Ri(e)?i("label",{class:"check",children:[i("input",{type:"checkbox",checked:r,onChange:y=>s(y.currentTarget.checked)}),a]}):i("p",{children:[a," ",m&&i("button",{type:"button",class:"link",onClick:()=>l(m),children:"show"})]}),u&&i("p",{class:"action-cost",children:_w(u,t)}),d&&i(jo,{code:d,label:"Copy as Python",testId:"action-code"}),c&&i("p",{class:"hint",children:c})]})]})}function ww({action:e,peak:t}){let{gain_bytes:n,saved_gain_bytes:o,is_exact:r}=e;return Ri(e)&&n===null?i("span",{class:"none",children:"predicting…"}):i(X,{children:[i("b",{children:n===null?i("span",{class:"none",children:"not known"}):i(X,{children:[!r&&n>0&&"about ",n>0?"−":n<0?"+":"",i(Q,{n:Math.abs(n)})]})}),n!==null&&n>0&&i("small",{children:[Je(n,t)," of the peak"]}),o!==null&&i("small",{children:["saved ",o<0?"+":"−",i(Q,{n:Math.abs(o)})]})]})}function _w(e,t){let o=`Recomputes ${e.flops>0?`${xu(e.flops)} and`:"no matmuls,"} ${B(e.moved_bytes)} read and written`;return[e.moved_bytes>0&&o,gm(e,t)].filter(Boolean).join(". ")}function gm(e,t){let{moved_bytes:n,host_bytes:o,milliseconds:r,forward_milliseconds:s}=e,l=Je(Math.round(r*1e9),Math.round(s*1e9)),a=`At least ${wu(r)} on ${t} (${l} of the forward)`,c=`${B(o)} to the CPU and back`;return n===0&&o===0?"Recomputes nothing":[n>0&&a,o>0&&c].filter(Boolean).join(". ")}function kw(e){return e.charAt(0).toUpperCase()+e.slice(1)}var Sw=["total_peak_bytes","saved_bytes"];function ym(e){for(let t of Sw){let n=e.findIndex(a=>a.key===t),o=e[n];if(!o?.nbytes)continue;let r=e.findIndex((a,c)=>c>n&&a.level<=o.level),s=e.slice(n+1,r<0?e.length:r),l=s.filter((a,c)=>a.nbytes&&(s[c+1]?.level??0)<=a.level);return{label:o.label,total:o.nbytes,all:l.map(({key:a,label:c,help:u,level:d,nbytes:p})=>({key:a,label:o.key==="total_peak_bytes"&&d>o.level+1?`saved: ${c}`:c,help:u,nbytes:p??0})),savedAtPeak:s.find(({key:a})=>a==="peak_saved_bytes")?.nbytes??null}}return{label:"",total:0,all:[],savedAtPeak:null}}function Oa({testId:e,rows:t}){let{select:n}=N();return t.length===0?null:i("ul",{class:"sentences","data-testid":e,children:t.map(({text:o,node:r,module:s})=>{let l=r!==null?Ne(r):s!==null?Oe(s):null;return i("li",{children:[o," ",l&&i("button",{type:"button",class:"link",onClick:()=>n(l),children:"show"})]},o)})})}var bm=`.overview {
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

.card .hint-saving {
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

.parts + p {
  margin-top: 8px;
}

.parts .hint {
  margin-top: 4px;
}
`;var vm={key:"overview",title:"Overview",style:bm,Panel:Pw};function Pw({recording:e}){let{change:t,isServed:n}=N(),{totals:o,saved:r,saved_count:s}=e,l=r.reduce((u,d)=>u+d.nbytes,0),c=o.filter(({key:u})=>u.split("/")[0]==="saved_bytes").reduce((u,d)=>u+(d.nbytes??0),0);return i("div",{class:"overview","data-testid":"overview",children:[i(Cw,{lines:o,peak:e.peak}),n&&o.some(({key:u,nbytes:d})=>u==="step_peak_bytes"&&d)&&i("p",{children:i("button",{type:"button",class:"link","data-testid":"to-optimize",onClick:()=>t({view:"optimize"}),children:"Find what lowers the peak"})}),i(Oa,{testId:"warnings",rows:e.warnings}),i(Oa,{testId:"suggestions",rows:e.suggestions.map(({text:u,calls:d})=>({text:u,node:null,module:d[0]??null}))}),i("div",{class:"titled",children:[i("h2",{children:"Largest saved tensors"}),r.length>0&&i(ar,{name:"saved",title:"All storages saved for backward",by:"storage"})]}),r.length===0&&i("p",{class:"hint",children:"This recording saves nothing for backward."}),i("ol",{class:"groups","data-testid":"groups",children:r.map(u=>i("li",{children:i(Mw,{group:u,largest:r[0]?.nbytes??0})},u.members[0]?.storage))}),s>r.length&&i("p",{class:"hint","data-testid":"groups-rest",children:[ie(s-r.length,"smaller group")," not listed: the list covers"," ",Je(l,c)," of the saved bytes."]})]})}function Cw({lines:e,peak:t}){let{change:n}=N(),{total:o,label:r,all:s,savedAtPeak:l}=ym(e),a=e.find(({key:c})=>c==="saved_bytes")?.nbytes??0;return o===0?null:i("figure",{class:"parts","data-testid":"parts",children:[i("figcaption",{children:[r," ",i(Q,{n:o})," ",l!==null&&t?.place]}),i("div",{class:"parts-bar",role:"img","aria-label":s.map(Tw).join(", "),children:s.map(c=>i("span",{class:`part ${c.key}`,style:{flexGrow:c.nbytes},title:`${c.label}: ${zn(c.nbytes)}`},c.key))}),i("ul",{children:s.map(c=>i("li",{title:c.help,children:[i("span",{class:`part ${c.key}`,"aria-hidden":"true"}),c.label," ",i(Q,{n:c.nbytes})," ",i("small",{children:Je(c.nbytes,o)})]},c.key))}),l!==null&&t?.temporary&&i("p",{class:"hint","data-testid":"parts-temporary",children:["Temporary at this peak: ",t.temporary,"."]}),l!==null&&B(l)!==B(a)&&i("p",{class:"hint","data-testid":"parts-saved",children:[i(Q,{n:l})," of the ",i(Q,{n:a})," saved for backward are alive at this peak."," ",i("button",{type:"button",class:"link",onClick:()=>n({view:"timeline"}),children:"Show in timeline"})]})]})}function Tw({label:e,nbytes:t}){return`${e} ${B(t)}`}function Mw({group:e,largest:t}){let{address:n,select:o}=N(),[r,s]=ee(!1),[l]=e.members,a=n.value.selected,c=e.count===1;return i("div",{class:"card","aria-current":c&&wm(l?.node,a),children:[i("span",{class:"size",children:[i(Q,{n:e.nbytes}),i("small",{children:Je(e.nbytes,e.saved_bytes)}),i(St,{part:e.nbytes,whole:t})]}),i("span",{class:"what",children:[i("button",{type:"button",class:"link","aria-expanded":c?void 0:r,onClick:()=>c&&l?o(Ne(l.node)):s(!r),children:[i("b",{children:e.op})," saves ",i("code",{children:e.slot})," · ",e.module||"(no module)",!c&&` ×${q(e.count)}`]}),i("span",{class:"type",children:[Zt(e.dtype,e.shape),xm(e)&&!c&&`, ${B(e.nbytes/e.count)} each`]}),i("span",{class:"reason",children:e.reason}),e.suggestion&&i("span",{class:"hint-saving",children:e.suggestion}),i("small",{children:[e.source,e.category,e.name,e.device,e.saves>1&&ie(e.saves,"save")].filter(Boolean).join(" · ")}),r&&i(Ow,{group:e,selected:a})]})]})}function xm({shape:e}){return!e?.includes(null)}function wm(e,t){return e!==void 0&&Ne(e).text===t?.text}function Ow({group:e,selected:t}){let{select:n}=N(),o=e.count-e.members.length;return i("ul",{class:"members",children:[e.members.map(({storage:r,node:s,fqn:l,slot:a,nbytes:c})=>i("li",{children:[i("button",{type:"button",class:"link","aria-current":wm(s,t),"data-node":s,onClick:()=>n(Ne(s)),children:l||e.op}),a!==e.slot&&i("code",{children:[" ",a]}),!xm(e)&&i("small",{children:[" ",i(Q,{n:c})]})]},r)),o>0&&i("li",{children:["and ",q(o)," more"]})]})}var Ew=1024;function pr({mesh:e},t=e.map((n,o)=>o)){return t.map(n=>e[n]).map(n=>n?`${n.name} ${n.position} of ${n.size}`:"").join(", ")}function Aw(e){return(e[0]?.mesh.map((n,o)=>o)??[]).filter(n=>new Set(e.map(({mesh:o})=>o[n]?.position)).size>1)}function _m({ranks:e}){let{recordings:t}=N(),n=e.filter(({mesh:u})=>u.length>0),[o,...r]=Aw(n);if(o===void 0||r.length===0||n.length>Ew)return null;let s=[...new Set(n.map(u=>pr(u,[o])))],l=[...new Set(n.map(u=>pr(u,r)))],a=new Map(n.map(u=>[pr(u,[o,...r]),u])),c=Math.max(1,...n.map(({nbytes:u})=>u?.[0]??0));return i("div",{class:"mesh",children:i("table",{"data-testid":"mesh",children:[i("thead",{children:i("tr",{children:[i("td",{}),l.map(u=>i("th",{scope:"col",children:u},u))]})}),i("tbody",{children:s.map(u=>i("tr",{children:[i("th",{scope:"row",children:u}),l.map(d=>{let p=a.get(`${u}, ${d}`);return i("td",{children:p&&i("button",{type:"button",disabled:!p.nbytes,onClick:()=>t.chooseRank(p,"graph"),children:[i("b",{children:p.nbytes?B(p.nbytes[0]??0):"–"}),i("small",{children:Lw(p)}),i(St,{part:p.nbytes?.[0]??0,whole:c})]})},d)})]},u))})]})})}function Lw({rank:e,represents:t}){return t>1?`rank ${e} represents ${q(t)}`:`rank ${e}`}function km({ranks:e}){let{recordings:t}=N(),[n,o]=ee(null),{modules:r,modules_count:s}=e,l=ne(()=>Iw(e),[e]),a=ne(()=>{let c=Kt(r.length);return n?gn(c,Fw(e,n.key),n.descending):c},[e,n]);return e.ranks.filter(({nbytes:c})=>c!==null).length<2?null:r.length===0?i("p",{class:"hint pad","data-testid":"ranks-equal",children:"Every module saves the same on all ranks."}):i(X,{children:[i("h3",{children:["Modules that differ between ranks"," ",i("small",{children:s>r.length?`the ${q(r.length)} largest differences of ${q(s)}`:"largest difference first"})]}),i(Vn,{label:"Modules that differ between ranks",testId:"unequal-table",columns:l,rows:a,sort:n,onSort:o,selected:null,onChoose:c=>{let u=e.ranks[r[c]?.most??-1];u?.nbytes&&t.chooseRank(u,"modules")},minWidth:"720px"})]})}function Iw({ranks:e,modules:t}){let n=(o,r)=>({key:o,label:r,width:"minmax(130px, 1fr)",isNumber:!0,cell:s=>i(Dw,{module:t[s],ranks:e,which:o})});return[{key:"fqn",label:"module",width:"minmax(160px, 2fr)",cell:o=>i($w,{module:t[o]})},{key:"type_name",label:"type",width:"minmax(90px, 1fr)",cell:o=>t[o]?.type_name},{key:"ranks",label:"by rank",help:"Attributed to its own ops on each rank, in rank order",width:"minmax(90px, 1fr)",cell:o=>i(Nw,{values:t[o]?.nbytes??[],ranks:e})},n("least","smallest"),n("most","largest"),{key:"apart",label:"difference",help:"Largest minus smallest",width:"88px",isNumber:!0,cell:o=>i(Q,{n:Sm(t[o])})}]}function $w({module:e}){if(!e)return null;let{fqn:t,type_name:n,times:o}=e,r=t||(n?"(root module)":"(no module)");return i("span",{title:r,class:t?"":"none",children:[r,o>1&&i("b",{children:[" ×",q(o)]})]})}function Dw({module:e,ranks:t,which:n}){let o=e?.[n]??null;if(!e||o===null)return i("span",{class:"none",children:"–"});let r=e.nbytes[o];return r==null?i(zw,{module:e,ranks:t}):i(X,{children:[i(Q,{n:r})," ",i("small",{children:["rank ",t[o]?.rank]})]})}function zw({module:e,ranks:t}){let n=t.filter(({nbytes:r},s)=>r!==null&&e.nbytes[s]===null),o=n.length===1?`rank ${n[0]?.rank}`:`${q(n.length)} ranks`;return i("small",{children:["not on ",o]})}function Nw({values:e,ranks:t}){let n=Math.max(1,...e.map(r=>r??0)),o=t.map(({rank:r,nbytes:s},l)=>{let a=e[l]??null;return`rank ${r}: ${a!==null?B(a):s?"no such module":"not read"}`});return i("span",{class:"bars",role:"img","aria-label":o.join(", "),title:o.join(`
`),children:e.map((r,s)=>i("span",{style:{height:`${100*(r??0)/n}%`}},s))})}function Sm(e){return!e||e.least===null||e.most===null?0:(e.nbytes[e.most]??0)-(e.nbytes[e.least]??0)}function Fw({modules:e},t){return e.map(n=>t==="fqn"?n.fqn:t==="type_name"?n.type_name:t==="least"||t==="most"?n.nbytes[n[t]??-1]??null:Sm(n))}var Rm=`.ranks {
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
}

.ranks > .summary {
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: baseline;
  justify-content: space-between;
  padding: 10px 12px;
}

.ranks .summary p {
  flex: 1 1 280px;
}

.ranks .summary select {
  width: auto;
}

.ranks > .mesh {
  flex: 0 1 auto;
  min-height: 60px;
  max-height: 40%;
  padding: 0 12px 12px;
  overflow: auto;
}

.mesh th {
  padding: 2px 10px 2px 0;
  color: var(--muted);
  font-weight: 400;
  text-align: left;
  white-space: nowrap;
}

.mesh td {
  padding: 2px;
}

.mesh button {
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 2px 12px;
  align-items: baseline;
  width: 100%;
  min-width: 170px;
  padding: 3px 8px 4px;
  text-align: left;
}

.mesh .bar {
  grid-column: 1 / -1;
}

.ranks .missing {
  color: var(--more);
}

/* As high as its rows, while there is room for the modules below. */
.ranks > .table:not(h3 ~ .table) {
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
`;var Pm={key:"ranks",title:"Ranks",style:Rm,waiting:"Reading the ranks…",needsServer:!0,isFor:(e,t)=>(t?.ranks??1)>1,route:"ranks.json",params:({gpu:e})=>e?{gpu:e}:{},mayGrow:({ranks:e})=>e.some(({problem:t})=>t!==null),Panel:Bw};function Bw({reply:e,isLoading:t}){return i("div",{class:"ranks","aria-busy":t,children:[i(Vw,{ranks:e}),i(_m,{ranks:e.ranks}),i(jw,{ranks:e}),i(e0,{ranks:e}),e.pending===0&&i(km,{ranks:e})]})}function Vw({ranks:e}){let{pending:t}=e,n=e.ranks.length-t;return i("div",{class:"summary",children:[i("p",{role:"status","data-testid":"ranks-summary",children:[t>0?`Read ${q(n)} of ${ie(e.ranks.length,"rank")}…`:`${Hw(e)}: ${Uw(e,e.totals[0])}`," ",i("small",{children:"Click a rank to show its recording."})]}),i(Ww,{ranks:e})]})}function Ww({ranks:{gpus:e,gpu:t}}){let[,n]=Ee("ranks");return t===null?null:i("label",{children:["GPU"," ",i("select",{"data-testid":"ranks-gpu",title:"The memory left is that of this GPU; the kernels are those of the dry run",value:t,onChange:o=>n("gpu",o.currentTarget.value),children:e.map(o=>i("option",{value:o,children:o},o))})]})}function Hw({ranks:e}){let t=e.reduce((n,{represents:o})=>n+o,0);return t>e.length?`${ie(t,"rank")}, of which ${q(e.length)} ran`:ie(e.length,"rank")}function Uw({ranks:e,gpu:t},n){if(!n)return"";let o=e[gn(Kt(e.length),e.map(Kw),!1)[0]??0];if(t!==null&&o&&o.left_bytes!==null)return o.left_bytes<0?`rank ${o.rank} does not fit on ${t}, ${B(-o.left_bytes)} too much.`:`all fit on ${t}. Rank ${o.rank} leaves the least, ${B(o.left_bytes)}.`;let[r,s]=[e[n.least??0],e[n.most??0]];if(e.filter(({nbytes:u})=>u!==null).length<2)return"there is nothing to compare.";if(n.least===null||n.most===null||!r?.nbytes||!s?.nbytes)return Zr(n)?"all have the same total peak.":"all save the same amount for backward.";let[a,c]=[r.nbytes[0]??0,s.nbytes[0]??0];return Zr(n)?`rank ${s.rank} has the largest total peak, ${B(c)}, rank ${r.rank} only ${B(a)}.`:`rank ${s.rank} saves ${B(c)} for backward, rank ${r.rank} only ${B(a)}.`}function Zr(e){return e?.key==="total_peak_bytes"}function Kw({left_bytes:e}){return e}function jw({ranks:e}){let{recordings:t}=N(),[n,o]=ee(null),r=n??qw(e),s=ne(()=>Yw(e),[e]),l=ne(()=>{let u=Kt(e.ranks.length);return r?gn(u,Xw(e,r.key),r.descending):u},[e,r?.key,r?.descending]),a=t.shown.value,c=e.ranks.findIndex(({run:u,tag:d})=>u===a?.run&&d===a.tag);return i(Vn,{label:"Ranks",testId:"ranks-table",columns:s,rows:l,sort:r,onSort:o,selected:c,onChoose:u=>{let d=e.ranks[u];d?.nbytes&&t.chooseRank(d,"graph")},minWidth:Zr(e.totals[0])?"1080px":"900px"})}function qw({gpu:e,totals:t}){return e!==null?{key:"left",descending:!1}:Zr(t[0])?{key:"total_peak_bytes",descending:!0}:null}var Cm=2;function Yw({ranks:e,totals:t,gpu:n}){let o=Zr(t[0]),r={key:"place",label:"place",help:"Its position on each axis of the mesh",width:"minmax(190px, 1fr)",cell:u=>e[u]&&i(co,{text:pr(e[u])})},s={key:"represents",label:"represents",help:"How many equal ranks it represents, itself included",width:"76px",isNumber:!0,cell:u=>q(e[u]?.represents??1)},l={key:"left",label:"left",help:`What the step leaves of the memory of ${n??"the GPU"}`,width:"80px",isNumber:!0,cell:u=>i(Qw,{n:e[u]?.left_bytes??null})},a={key:"in_flight",label:"in flight",help:"The largest number of forwards that wait for their backward at once",width:"64px",isNumber:!0,cell:u=>e[u]?.in_flight??"–"},c={key:"run",label:"run",width:"minmax(110px, 1fr)",cell:u=>i(co,{text:e[u]?Zw(e[u]):""})};return[{key:"rank",label:"rank",help:"Click a row to show the recording of this rank",width:"48px",isNumber:!0,cell:u=>e[u]?.rank},...e.some(({mesh:u})=>u.length>0)?[r]:[],...e.some(u=>u.represents>1)?[s]:[],...n===null?[]:[l],...t.map((u,d)=>Jw(e,u,d,o?1:Cm)),...o?[a]:[],...n===null?[c]:[]]}function Qw({n:e}){return e!==null&&e<0?i("b",{class:"missing",title:"It does not fit",children:i(Q,{n:e})}):i(Q,{n:e})}function Jw(e,t,n,o){let r=c=>c===null?null:e[c]?.nbytes?.[n],s=Math.max(0,...e.map((c,u)=>r(u)??0)),l=r(t.most),a=n<o;return{key:t.key,label:t.label,help:t.help,width:a?"minmax(180px, 2fr)":`minmax(${o===Cm?88:84}px, 1fr)`,isNumber:!0,cell:c=>{let u=r(c);if(u===void 0)return i("span",{class:"none",children:"–"});if(u===null)return i("span",{class:"none",children:"not known"});let d=u===l;return a?i("span",{class:"with-bar wide",children:[i(St,{part:u,whole:s}),i("span",{children:[d&&i("span",{class:"tag",children:"largest"})," ",d?i("b",{children:i(Q,{n:u})}):i(Q,{n:u})]})]}):d?i("b",{children:i(Q,{n:u})}):i(Q,{n:u})}}}function Zw({run:e,tag:t,rank:n}){return t.endsWith(`/rank${n}`)?`${e} ${t}`:e}function Xw({ranks:e,totals:t},n){let o=t.findIndex(r=>r.key===n);return e.map(r=>n==="rank"?r.rank:n==="run"?r.run:n==="place"?pr(r):n==="represents"?r.represents:n==="left"?r.left_bytes:n==="in_flight"?r.in_flight:r.nbytes?.[o]??null)}function e0({ranks:{ranks:e,absent:t}}){let n=e.filter(({problem:o})=>o);return n.length===0&&t.length===0?null:i("ul",{class:"notes problems","data-testid":"ranks-problems",children:[t.length>0&&i("li",{children:[t.length===1?"Rank":"Ranks"," ",t.join(", ")," ",t.length===1?"has":"have"," no recording in this log directory."]}),n.map(({rank:o,run:r,tag:s,problem:l})=>i("li",{children:["Rank ",o,": ",l]},`${r} ${s}`))]})}function Ea(e){return Vs(e.map(({reply:t})=>t?.points.map(({step:n})=>n)??[]))}function Om({reply:e},t,n){let o=e?.points.map(({step:r,nbytes:s})=>[r,s?.[t]??null]);return Bu(n,new Map(o))}function Aa({reply:e},t){return e?.points.find(n=>n.step===t)}function Xr({reply:e}){return e?.points.filter(({problem:t})=>t!==null)??[]}function Em(e,t){let n=-1;return e.forEach((o,r)=>{let s=e[n]??1/0;o!==null&&Math.abs(o-t)<Math.abs(s-t)&&(n=r)}),n}var Tm=5,Mm=[[],[6,4],[2,3],[10,3,2,3],[14,5]];function La(e){let t=Mm[(e+Math.floor(e/Tm))%Mm.length]??[];return{colour:`run-${e%Tm}`,dash:[...t]}}function Am(e){let{allSeries:t,axis:n,total:o,at:r,chosen:s,active:l}=e,a=ne(()=>t0(t,n,r),[t,r]),c=$n((h,m)=>n0(h,t,a,{chosen:s,active:l},m),[t,a,s,l]),u=a.lines[l]?.values[s]??null,d=t[l]?.run??"",p=a.lines.every(({values:h})=>h.every(m=>m===null));return i("figure",{children:[i("figcaption",{title:o.help,children:o.label}),p?i("p",{class:"hint",children:"Not known in any of these recordings."}):i(Gn,{data:a,chosen:s,onChoose:e.onChoose,onPoint:e.onPoint,onKey:e.onKey,onClick:(h,m,y)=>{let w=a.lines.map(({values:R})=>R[h]??null);e.onClick(h,w,m.posToVal(y,"y"))},marks:c,syncKey:"steps",label:`${o.label}, over ${ie(n.length,"step")} of ${ie(t.length,"run")}`,valueText:`${d}, step ${n[s]}: ${u===null?"not known":B(u)}`,testId:`steps-${o.key}`})]})}function t0(e,t,n){let o=e.map((r,s)=>({label:r.run,width:1.5,values:Om(r,n,t),...La(s)}));return{x:t,lines:o,isStepped:!1}}function n0(e,t,{x:n,lines:o},{chosen:r,active:s},l){let{ctx:a,bbox:c}=e,u=devicePixelRatio,d=o[s]?.values[r]??null;if(d!==null){a.beginPath();let m=[e.valToPos(n[r]??0,"x",!0),e.valToPos(d,"y",!0)];a.arc(...m,6*u,0,2*Math.PI),a.stroke()}a.strokeStyle=l("red-line"),a.lineWidth=2*u;let[p,h]=[c.top+c.height-8*u,4*u];for(let{step:m}of t.flatMap(Xr)){let y=e.valToPos(m,"x",!0);hn(a,y-h,p-h,y+h,p+h),hn(a,y-h,p+h,y+h,p-h)}}function Lm({n:e}){let{colour:t,dash:n}=La(e);return i("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:i("path",{d:"M1 5H29",fill:"none",stroke:`var(--${t})`,"stroke-width":"2","stroke-dasharray":n.join(" ")})})}var Im=`.steps {
  flex: 1;
  min-height: 0;
  padding: 12px 16px 20px;
  overflow: auto;
}

.series-plots {
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 14px 20px;
  margin: 12px 0;
}

.series-plots figure {
  min-width: 0;
}

.series-plots figcaption {
  margin-bottom: 4px;
  font-weight: 600;
}

.series-plots .plot {
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
  .series-plots {
    grid-template-columns: minmax(0, 1fr);
  }
}
`;var $m={key:"steps",title:"Steps",style:Im,needsServer:!0,Panel:r0};function r0(){let{steps:e}=N(),{value:t,part:n,error:o,loading:r}=e.reply.state.value,s=n??t;if(o)return i(yt,{error:o,retry:e.reply.reload});if(!s)return r?i(Fe,{what:"Reading the steps…"}):null;let l=s.find(({reply:a})=>a)?.reply?.totals;return i("div",{class:"steps","aria-busy":r,"data-testid":"steps",children:[i(s0,{allSeries:s}),l?i(i0,{allSeries:s,totals:l}):null,i(c0,{allSeries:s})]})}function s0({allSeries:e}){let{steps:t}=N(),n=e.reduce((l,{reply:a})=>l+(a?.pending??0),0),[o,r]=[t.all.value.length,t.drawnSeries.value.length],s=o>r?`The first ${r} of ${q(o)} runs`:ie(o,"run");return i("p",{class:"summary",role:"status","data-testid":"steps-summary",children:[s,", ",ie(Ea(e).length,"step"),n>0&&`, ${ie(n,"recording")} not read yet`,"."," ",i("span",{class:"hint",children:[o>r&&"Filter the runs in the sidebar to see others. ","Click a point, or go to one with the arrow keys and press Enter, to open its recording."]})]})}function i0({allSeries:e,totals:t}){let{recordings:n,steps:o}=N(),r=n.shown.value,s=Ea(e),l={run:r?.run??"",step:r?.step??0},[a,c]=Bn(JSON.stringify(l),l),[u,d]=ee(null),p=Ws(s,a.step),h=Math.max(0,e.findIndex(({run:w})=>w===a.run)),m=(w,R)=>{let S=w&&Aa(w,R);!S||S.problem||n.choose({run:w.run,tag:w.tag,step:S.step,view:"overview"})},y=w=>{let R={ArrowUp:-1,ArrowDown:1}[w];if(R!==void 0){let S=e[(h+R+e.length)%e.length];c({...a,run:S?.run??a.run})}else if(w==="Enter")m(e[h],s[p]);else return!1;return!0};return i(X,{children:[i("div",{class:"series-plots",children:t.map((w,R)=>i(Am,{allSeries:e,axis:s,total:w,at:R,chosen:p,active:h,onChoose:S=>c({...a,step:s[S]??0}),onPoint:d,onKey:y,onClick:(S,x,P)=>m(e[Em(x,P)],s[S])},w.key))}),i(Ur,{name:"steps",title:"The totals of all steps of these runs",text:o.csv}),i(l0,{allSeries:e,totals:t,step:s[u??p]??0,active:h,onOpen:m})]})}function l0({allSeries:e,totals:t,step:n,active:o,onOpen:r}){return i("table",{class:"data-table at-step","aria-label":"Totals at one step","data-testid":"steps-table",children:[i("thead",{children:i("tr",{children:[i("th",{scope:"col",children:["step ",q(n)]}),t.map(({key:s,label:l,help:a})=>i("th",{scope:"col",title:a,children:l},s))]})}),i("tbody",{children:e.map((s,l)=>{let a=Aa(s,n);return i("tr",{"aria-current":l===o,"data-run":s.run,children:[i("th",{scope:"row",children:[i(Lm,{n:l})," ",a&&!a.problem?i("button",{type:"button",class:"link",title:`Open the recording of step ${n}`,onClick:()=>r(s,n),children:s.run}):s.run]}),a?.nbytes?a.nbytes.map((c,u)=>i("td",{children:i(Q,{n:c})},t[u]?.key)):i("td",{class:"none",colSpan:t.length,children:a0(s,a)})]},s.run)})})]})}function a0({reply:e,problem:t},n){return(e?n?.problem:t)?"× cannot be read":e&&!n?"no recording at this step":"not read yet"}var Ia=8;function c0({allSeries:e}){let t=e.filter(({problem:o})=>o);if(t.length>0&&t.length===e.length)return i(Ue,{message:t.map(({run:o,problem:r})=>`${o}: ${r}`).join(" ")});let n=e.filter(o=>Xr(o).length>0);return t.length+n.length===0?null:i("ul",{class:"notes problems","data-testid":"steps-problems",children:[t.map(({run:o,problem:r})=>i("li",{children:[o,": ",r]},o)),n.map(o=>{let r=Xr(o);return i("li",{children:["× ",o.run,": ",ie(r.length,"recording")," cannot be read, at"," ",r.length===1?"step":"steps"," ",r.slice(0,Ia).map(({step:s})=>q(s)).join(", "),r.length>Ia&&` and ${q(r.length-Ia)} more`,". ",r[0]?.problem]},o.run)})]})}var Dm=`.terms {
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

.term.subhead {
  padding-top: 16px;
  border-bottom-color: var(--line);
  color: var(--muted);
}

.term.subhead > span {
  grid-column: 1 / -1;
}

.cell-predicted,
.cell-saved {
  text-align: right;
}

.term.unequal .cell-saved .bytes,
.term.unlisted .cell-saved .bytes {
  font-weight: 600;
}

.term.unsaved {
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

.formula-bar {
  box-shadow: inset 0 0 0 1px var(--muted);
}

.pair > .saved-bar {
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
`;var Fm={key:"formula",title:"Formula",style:Dm,waiting:"Matching the formula…",isFor:e=>e?.has_ops??!0,route:"terms.json",isEmpty:({layers:e})=>e.length===0,Panel:d0};function d0({reply:e,isLoading:t}){let{isServed:n}=N(),o=kt("fitted.json",n?{}:null),r=!t&&!o.error&&o.current?.fitted||null;return i("div",{class:`terms ${r?"fitted":""}`,"aria-busy":t,"data-testid":"terms",children:[i("p",{class:"hint",children:"The formula of Korthikanti et al. for a transformer layer, term by term, beside what this layer saves. A term without a saved tensor is marked as not saved; a saved tensor without a term is listed as not in the formula."}),n&&i(p0,{reply:o,formulas:r}),e.layers.map((s,l)=>i(f0,{layer:s,fitted:r?.layers[l]??null,isOpen:l===0},s.module))]})}function p0({reply:e,formulas:t}){let{value:n,error:o,loading:r}=e;if(r){let{read:l=0,of:a=0}=n?.pending??{};return i("p",{class:"hint",role:"status","data-testid":"fitting",children:["Looking for recordings at other sizes",a>0&&`: ${q(l)} of ${q(a)} read`,"…"]})}let s=t?[t.proof,t.doubt,...t.notes]:[o?.message??n?.problem??""];return i("p",{class:"hint","data-testid":"fitted",children:s.filter(Boolean).join(" ")})}function f0({layer:e,fitted:t,isOpen:n}){let{graph:o}=N(),r=Object.entries(e.sizes).map(([d,p])=>`${d} = ${q(p)}`),s=Math.max(1,...e.rows.map(d=>Math.max(d.saved_bytes,d.formula_bytes??0))),[l,a]=[e.rows.filter(({term:d})=>d!==""),e.rows.filter(({term:d})=>d==="")],c=e.forgotten_count-a.length,u=d=>t?.rows[e.rows.indexOf(d)]??null;return i("details",{class:"layer",open:n,"data-testid":"layer",children:[i("summary",{children:[i("b",{children:e.fqn||"the model"}),e.modules.length>1&&` ×${q(e.modules.length)}`,i("small",{children:[r.join(", "),", ",e.itemsize," bytes per value"]})]}),i("p",{class:"sums-line","data-testid":"layer-sums",children:["The formula predicts ",i("b",{children:B(e.formula_bytes)}),";"," ",e.modules.length>1?"each layer":"the layer"," saves"," ",i("b",{children:B(e.saved_bytes)}),", of which ",i("b",{children:B(e.forgotten_bytes)})," are not in the formula."," ",i("button",{type:"button",class:"link",onClick:()=>o.reveal(Oe(e.module)),children:"Show in graph"})]}),t&&i("p",{class:"sums-line","data-testid":"layer-fitted",children:["At any of these sizes it saves ",i("code",{children:t.saved??"(no formula found)"}),t.textbook!==null&&i(X,{children:[", and the formula predicts ",i("code",{children:t.textbook})]}),"."]}),i("div",{role:"table","aria-label":`Terms of ${e.fqn||"the model"}`,children:[i("div",{class:"term head",role:"row",children:m0.filter(([d])=>t||d!=="fitted").map(([d,p])=>i("span",{role:"columnheader",class:`cell-${d}`,children:p},d))}),l.map(d=>i(zm,{row:d,fitted:u(d),whole:s},d.term)),a.length>0&&i("div",{class:"term subhead",role:"row",children:i("span",{role:"cell",children:"Not in the formula"})}),a.map((d,p)=>i(zm,{row:d,fitted:u(d),whole:s},p)),c>0&&i("p",{class:"hint",children:["and ",q(c)," smaller ones"]})]})]})}var m0=[["what","term"],["formula","formula"],["fitted","fitted"],["predicted","predicted"],["saved","saved"],["bar",""],["why","difference and savers"]];function zm({row:e,fitted:t,whole:n}){let o=e.term==="",r=e.savers_count>0,s=e.formula_bytes===e.saved_bytes;return i("div",{class:`term ${o?"unlisted":r?s?"equal":"unequal":"unsaved"}`,role:"row","data-testid":"term","data-term":e.term,children:[i("span",{class:"cell-what",role:"cell",children:o?i(Nm,{row:e}):e.what}),i("code",{class:"cell-formula",role:"cell",children:[e.formula||"–",t?.textbook&&i("small",{children:["= ",t.textbook]})]}),t&&i("code",{class:`cell-fitted ${t.is_equal?"equal":""}`,role:"cell",children:t.saved??"no formula"}),i("span",{class:"cell-predicted",role:"cell",children:i(Q,{n:e.formula_bytes})}),i("span",{class:"cell-saved",role:"cell",children:r?i(Q,{n:e.saved_bytes}):i("span",{class:"none",children:"not saved"})}),i("span",{class:"cell-bar",role:"cell",children:i(h0,{predicted:e.formula_bytes??0,saved:e.saved_bytes,whole:n})}),i("span",{class:"cell-why",role:"cell",children:[e.note&&i("span",{children:e.note}),!o&&i(Nm,{row:e})]})]})}function h0({predicted:e,saved:t,whole:n}){let o=r=>({width:`${100*r/n}%`});return i("span",{class:"pair","aria-hidden":"true",children:[i("span",{class:"formula-bar",style:o(e)}),i("span",{class:"saved-bar",style:o(t)})]})}function Nm({row:{savers:e,savers_count:t}}){let{graph:n}=N();return i(X,{children:[e.map(({node:o,name:r,slots:s})=>i("button",{type:"button",class:"link",onClick:()=>n.goTo(Ne(o)),children:[r," ",s.join(" + ")]},o)),t>e.length&&` and ${q(t-e.length)} more`]})}var $a=["parameters","buffers","optimizer state","gradients","unsharded parameters","unsharded gradients","all-gather buffers","reduce-scatter buffers","input","cached","held","not cached","recomputed","freed"];function Gm({categories:e}){let t=r=>$a.includes(r)?$a.indexOf(r):$a.length,n=Object.keys(e).filter(r=>e[r]?.some(s=>s!==0)).sort((r,s)=>t(r)-t(s)),o=[];for(let r of n){let s=o.at(-1)?.top;o.push({name:r,top:(e[r]??[]).map((l,a)=>l+(s?.[a]??0))})}return o}function Bm({op:e,ops:t}){let{value:n,error:o,loading:r}=kt("alive.json",{op:e});return o?i(Ue,{message:o.message}):n?i("section",{class:"alive","aria-label":"Alive after the op",tabIndex:0,"aria-busy":r,"data-testid":"alive",children:[i(y0,{reply:n}),[n.before,n.behind].map(s=>s&&i(g0,{release:s,ops:t},s.at.op)),(n.before??n.behind)&&i("h3",{children:["Alive after op ",q(n.at.op)]}),i(Vm,{rows:n.alive,of:n.alive_count,at:n.at.op,ops:t})]}):r?i(Fe,{what:"Reading what is alive…"}):null}function g0({release:e,ops:t}){let{at:n,nbytes:o,count:r,storages:s}=e;return i("div",{"data-testid":"released",children:[i("h3",{children:["Op ",q(n.op),", ",so(n.name),", frees ",ie(r,"storage"),": ",i(Q,{n:o})," ",i("small",{children:Pi(n)})]}),i(Vm,{rows:s,of:r,at:n.op,ops:t})]})}function Vm({rows:e,of:t,at:n,ops:o}){return i(X,{children:[i("ol",{children:e.map(r=>i("li",{children:i(b0,{row:r,at:n,ops:o,whole:e[0]?.nbytes??0})},r.storage))}),t>e.length&&i("p",{class:"hint",children:["and ",ie(t-e.length,"smaller one")]})]})}function y0({reply:e}){return i("p",{class:"summary","data-testid":"alive-summary",children:["After op ",q(e.at.op),", ",i("b",{children:so(e.at.name)})," ",i("small",{children:Pi(e.at)}),": ",ie(e.alive_count,"allocation")," from this step, ",i(Q,{n:e.live_bytes}),"."]})}function Pi({fqn:e,source:t,backward_of:n}){return[...n?[n.fqn,`${n.op}'s backward`]:[e],t].filter(Boolean).join(" · ")}function b0({row:e,at:t,ops:n,whole:o}){let{select:r}=N(),s=e.made_by.node??e.made_by.backward_of?.node??null;return i("button",{type:"button",class:"life-row",disabled:s===null,"data-storage":e.storage,onClick:()=>s!==null&&r(Ne(s)),children:[i("span",{class:"size",children:[i(Q,{n:e.nbytes}),i(St,{part:e.nbytes,whole:o})]}),i("span",{class:"what",children:[i("span",{class:"made",title:Pi(e.made_by),children:[i("b",{children:so(e.made_by.name)})," ",i("span",{class:"type",children:Zt(e.dtype,e.shape)})," ",i("small",{children:Pi(e.made_by)})]}),i("small",{children:v0(e,t)})]}),i(_0,{row:e,at:t,ops:n})]})}function v0(e,t){let n=e.ended===null?"never freed":`freed after op ${q(e.ended)}`;return[e.model_state??e.state??(e.phase&&Ko(e.phase)),e.reason||e.holder&&`held by: ${e.holder}`,e.ended===t?"freed before the next op":n].filter(Boolean).join(" · ")}function x0({model_state:e,state:t,phase:n}){return e?w0[e]:t??n??""}var w0={gradient:"gradients",optimizer:"optimizer state","unsharded parameter":"unsharded parameters","unsharded gradient":"unsharded gradients","all-gather buffer":"all-gather buffers","reduce-scatter buffer":"reduce-scatter buffers"};function _0({row:e,at:t,ops:n}){let o=a=>`${100*a/Math.max(1,n)}%`,r=e.ended===null?n:e.ended+1,s=e.made_by.op,l=q(e.last_used);return i("span",{class:"life",role:"img","aria-label":`allocated by op ${q(s)}, last used by op ${l}`,title:`Allocated by op ${q(s)}, last used by op ${l}`,children:[i("span",{class:`span patch ${Wt(x0(e))}`,style:{left:o(s),width:o(r-s)}}),i("span",{class:"used",style:{left:o(e.last_used+.5)}}),i("span",{class:"now",style:{left:o(t+.5)}})]})}var Wm=`.timeline {
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
`;var Hm={key:"timeline",title:"Timeline",style:Wm,waiting:"Reading the timeline…",isFor:e=>e?.has_ops??!0,route:"timeline.json",Panel:S0};function S0({reply:e,isLoading:t}){let[n,o]=Ee("timeline");if(e.op.length===0)return i("p",{class:"hint pad",children:"The forward pass allocated nothing, so there is nothing to draw."});let{with_model:r}=e,s=n.model!=="off"&&r||e,l=e.phases.at(-1)?.end_op??0,a=Number(n.at??s.peak?.op??e.op[0]),c=P0(e,Number.isFinite(a)?a:0);return i("div",{class:"timeline","aria-busy":t,children:[s.peak&&i("p",{class:"summary","data-testid":"timeline-peak",children:[R0(e,s)," ",i(Q,{n:s.peak.nbytes}),e.device&&` on ${e.device}`," after op ",q(s.peak.op),"."," ",i("span",{class:"hint",children:"Click or use the arrow keys to list what is alive after an op. Drag to zoom in, double-click to zoom out."})]}),r?i("p",{class:"summary",children:[i("label",{class:"check",children:[i("input",{type:"checkbox","data-testid":"timeline-model",checked:s===r,onChange:u=>o("model",u.currentTarget.checked?"":"off")}),"Include model, optimizer and inputs"]})," ",i("span",{class:"hint","data-testid":"timeline-unknown",children:s===r&&r.unknown})]}):i("p",{class:"hint","data-testid":"timeline-unknown",children:["The model is not included: pass it to ",i("code",{children:"record(model)"}),"."]}),i(C0,{timeline:e,stack:s,chosen:c,onChoose:u=>o("at",String(e.op[u]??0))}),i(Bm,{op:e.op[c]??0,ops:l})]})}function R0({with_model:e,phases:t},n){return n===e?"Total peak":t.length>1?"Step peak":"Forward peak"}function P0(e,t){let n=e.op.findIndex(o=>o>t);return Math.max(0,(n<0?e.op.length:n)-1)}function C0({timeline:e,stack:t,chosen:n,onChoose:o}){let[r,s]=ee(null),l=ne(()=>Gm(t),[t]),a=ne(()=>T0(e,l),[e,l]),c=$n((d,p)=>M0(d,e,t,p),[e,t]),u=r??n;return i(X,{children:[i("dl",{class:"plot-legend","data-testid":"timeline-legend",children:[i("div",{children:[i("dt",{children:["after op ",q(e.op[u]??0)]}),i("dd",{children:i(Q,{n:t.live_bytes[u]})})]}),l.map(({name:d})=>i("div",{children:[i("dt",{children:[i("span",{class:`patch ${Wt(d)}`}),Ko(d)]}),i("dd",{children:i(Q,{n:t.categories[d]?.[u]})})]},d))]}),i(Gn,{data:a,chosen:n,onChoose:o,onPoint:s,marks:c,label:"Live bytes after each op, by state after the forward pass",valueText:`${B(t.live_bytes[n]??0)} after op ${e.op[n]}`,testId:"timeline-plot"})]})}function T0(e,t){let n=t.toReversed().map(({name:o,top:r})=>({label:o,colour:Wt(o),fill:`${Wt(o)}-fill`,values:r}));return{x:e.op,lines:n,isStepped:!0}}function M0(e,{phases:t},{peak:n},o){si(e,t,o),e.ctx.fillStyle=e.ctx.strokeStyle=o("fg");let r=e.bbox.top+e.bbox.height;n&&ii(e,n,`peak ${B(n.nbytes)}`,{foot:r})}var Ci=[vm,yf,um,Hf,Hm,mm,tf,$m,Fm,Pm];var O0=500,E0=80;function Um(e,t,n,o,r){let{address:s,change:l}=n,{modules:a,moduleTree:c,moduleAround:u}=o,d,p=lf(e,t,n,o,r),{picture:h,current:m}=p,y=Me(null);function w(){let L=m.peek();L?R(L.address):h.cancel()}function R(L){l(L),y.value=s.peek().selected}function S(){return new Set(h.state.peek().value?.graph.expand??s.peek().expand??[])}function x(L,D){l({expand:Da(L)}),y.value=Oe(D)}function P(L){return c.peek()?bu(c.peek(),L):[L]}function _(L){let D=S();return D.has(L)?P(L).forEach(U=>D.delete(U)):D.add(L),D}function A(L){clearTimeout(d),x(_(L),L)}function M(L){clearTimeout(d),p.prefetch(null),L!==null&&(d=setTimeout(()=>p.prefetch({expand:Da(_(L))}),E0))}function T(L){x([...S(),...P(L).slice(0,O0)],L)}function $(L,D){if(L===null||D.has(L.text))return L;let U=Gt(L)&&a.peek()?io(a.peek(),u(L)):[];L.kind==="module"&&U.unshift(L.number);for(let W of U){let oe=D.has(Oe(W).text)?W:z(W,D);if(oe!==void 0)return Oe(oe)}return null}function z(L,D){let W=(c.peek()?.children[a.peek()?.parent[L]??-1]??[]).findLast(oe=>oe<L&&D.has(Oe(oe).text));return W!==void 0&&D.get(Oe(W).text)?.isRepeated?W:void 0}function E(L){let D=S(),U=D.size,W=a.peek();W&&io(W,u(L)).forEach(Y=>D.add(Y));let oe=D.size===U;l({view:bo,selected:L,...oe?{}:{expand:Da(D)}}),y.value=L}function O(L){r.peek()===bo?E(L):l({selected:L})}return{...p,focus:y,toggle:A,prefetchToggle:M,expandBelow:T,nearest:$,reveal:E,goTo:O,restorePrevious:w,rearrange:R}}function Da(e){return[...new Set(e)].sort((t,n)=>t-n)}function Km(e){let t=Me(e);return{address:t,change(n){let o=t.peek(),r={...o.settings,...n.settings};t.value={...o,...n,settings:r}}}}function jm(e,t){let n=Qm(e.modules),o=r=>r&&r.flatMap(s=>n[s]??[]);return{selected:t.selected&&A0(e,n,t.selected),expand:o(t.expand),open:o(Bt(He(t,"modules").open??""))}}function qm(e,t){let n=Qm(e.modules),o=new Map(n.map((s,l)=>[s,l])),r=s=>{let l=s?.flatMap(a=>o.get(a)??[]);return l&&(l.length>0||s?.length===0)?l:null};return{selected:t.selected===null?null:L0(e,n,t.selected),expand:r(t.expand),settings:{modules:{open:_t(r(t.open))}}}}function Ym(e,t){let n=He(e,"modules"),o=n.open??t.settings?.modules?.open??"";return{selected:e.selected??t.selected??null,expand:e.expand??t.expand??null,settings:{modules:un(n,"open",o)}}}function Qm({fqn:e,call:t}){return e.map((n,o)=>`${n} ${t[o]}`)}function Jm({ops:e},t){let n=new Map;return e.op.map((o,r)=>{let s=e.module[r]??null,l=`${s===null?"":t[s]} ${o}`,a=n.get(l)??0;return n.set(l,a+1),`${l} ${a}`})}function A0(e,t,n){return n.kind==="module"?t[n.number]??null:n.kind!=="node"?null:Jm(e,t)[e.ops.node.indexOf(n.number)]??null}function L0(e,t,n){let o=t.indexOf(n);if(o>=0)return Oe(o);let r=e.ops.node[Jm(e,t).indexOf(n)];return r===void 0?null:Ne(r)}var I0=["open","groups","at"];function $0(e){return I0.reduce((t,n)=>un(t,n,""),e)}function Zm(e,{address:t,change:n},o){let r=Lr(()=>o.value?"index":null,z=>e.get("index.json",{},z)),s=Me(new Map),l=xe(()=>Er(r.state.value.value,t.value,s.value)),a=xe(()=>{let E=(r.state.value.value?.runs??[]).filter(O=>wl(O,s.value));return new Set(E.map(({run:O})=>O))}),c=xe(()=>l.value&&Cs(l.value)),u=xe(()=>c.value?Ps(c.value):null),d=xe(()=>{let z=r.state.value.value?.runs.map(({run:D})=>D)??[],E=t.value.runs,O=Ns(E);if(O)return z.filter(O);let L=qo(E);return z.filter(D=>L(D.toLowerCase()))});function p(z,E){return Lr(()=>{let O=o.value&&u.value!==null?z():null;return O===null?null:`${u.value} ${O}`},(O,L)=>{let D=c.peek();if(!D)throw new Error("No recording is chosen.");return E(D,O,L)})}let h=p(()=>"recording",(z,E)=>e.get("recording.json",Vt(z),E)),m=ct(()=>{let{error:z}=h.state.value,E=u.peek();!(z instanceof Wo)||E===null||(s.value=new Map(s.peek()).set(E,z.message))}),y=xe(()=>h.state.value.value?.modules),w=xe(()=>y.value&&yu(y.value)),R=xe(()=>{let z=h.state.value.value?.ops.node??[];return new Map(z.map((E,O)=>[E,O]))});function S({kind:z,number:E}){if(z==="module")return y.peek()?.parent[E]??null;let O=R.peek().get(E);return O===void 0?null:h.state.peek().value?.ops.module[O]??null}let x=Me(null),P=ct(()=>{let z=h.current.value;if(!x.value||!z)return;let E=qm(z,x.value);x.value=null,n(Ym(t.peek(),E))});function _(z){let{run:E,tag:O,step:L,view:D=t.peek().view}=z,{value:U}=h.state.peek(),W=x.peek()??(U?jm(U,t.peek()):null);n({run:E,tag:O,step:L,view:D,selected:null,expand:null,settings:Object.fromEntries(Object.entries(t.peek().settings).map(([oe,Y])=>[oe,$0(Y)]))}),x.value=W}function A(z){let O=(r.state.peek().value?.runs.find(L=>L.run===z)?.tags??[]).find(L=>L.tag===t.peek().tag)?.tag??"";_({run:z,tag:O,step:null})}function M(z){_({run:t.peek().run,tag:z,step:null})}function T(z){let{run:E,tag:O}=t.peek();_({run:E,tag:O,step:z})}function $({run:z,tag:E},O){_({run:z,tag:E,step:c.peek()?.step??null,view:O})}return{index:r,entry:l,unreadable:s,damaged:a,shown:c,matchingRuns:d,fetchOfShown:p,recording:h,modules:y,moduleTree:w,rowOfNode:R,moduleAround:S,choose:_,chooseRun:A,chooseTag:M,chooseStep:T,chooseRank:$,dispose(){P(),m()}}}var D0="steps",z0=10;function Xm(e,{index:t,entry:n,matchingRuns:o},r,s){let l=xe(()=>{let p=t.state.value.value?.runs??[],h=n.value,m=new Set(o.value);return p.flatMap(y=>{if(y.run===h?.run.run)return{run:y.run,tag:h.tag};let w=m.has(y.run)?dn(y,h?.tag.tag):void 0;return w?{run:y.run,tag:w}:[]})}),a=xe(()=>{let p=n.value?.run.run,h=l.value.filter(({run:m})=>m!==p).slice(0,z0-1);return l.value.filter(m=>m.run===p||h.includes(m))}),c=Lr(()=>r.value&&s.value===D0&&a.value.length>0?JSON.stringify(a.value):null,async(p,h)=>{let m=a.peek().map(N0),y=(w,R)=>(m[w]=R,h([...m]),R);return Promise.all(m.map(async(w,R)=>y(R,await F0(e,w,p,S=>y(R,S)))))});function u(){let{value:p=[],error:h}=c.state.peek(),m=new Set(a.peek().flatMap(({run:y,tag:w})=>w.problem?[y]:[]));(h||p.some(({run:y,problem:w})=>w&&!m.has(y)))&&c.reload()}async function d(){let{signal:p}=new AbortController,h=a.peek().filter(({tag:y})=>y.problem===null);return(await Promise.all(h.map(({run:y,tag:{tag:w}})=>e.get("steps.csv",{run:y,tag:w},p)))).map((y,w)=>w?y.slice(y.indexOf(`
`)+1):y).join("")}return{all:l,drawnSeries:a,reply:c,reload:u,csv:d}}function N0({run:e,tag:t}){return{run:e,tag:t.tag,reply:null,problem:t.problem??""}}async function F0(e,t,n,o){if(t.problem)return t;let{run:r,tag:s}=t,l=t,a=c=>o(l={...t,reply:c});try{return{...t,reply:await Ho(()=>e.get("steps.json",{run:r,tag:s},n),n,a)}}catch(c){if(n.aborted)throw c;return{...l,problem:c instanceof Error?c.message:String(c)}}}function eh(e,t,{address:n},{entry:o,recording:r},{follow:s}){let l=e.filter(({needsServer:y})=>t.isServed||!y),a=()=>r.state.value.value?.meta,c=y=>y.isFor?.(a(),o.value?.tag)??!0,u=new Map;for(let y of l){if(y.isEmpty===void 0||y.route===void 0)continue;let w=()=>a()!==void 0&&c(y);u.set(y,s(y.route,()=>w()?{}:null))}function d(y){if(!c(y))return!1;if(y.isEmpty===void 0)return!0;let w=u.get(y)?.state.value;return(w?.loading===!0||a()===void 0)&&n.value.view===y.key?!0:w?.value!==void 0&&!y.isEmpty(w.value)}let p=xe(()=>l.filter(d)),h=xe(()=>p.value.map(({key:w})=>w).includes(n.value.view)?n.value.view:Vo.view);for(let y of l)y.route===void 0||u.has(y)||u.set(y,s(y.route,()=>h.value===y.key?y.params?.(He(n.value,y.key))??{}:null));function m(){for(let[y,w]of u){let{value:R}=w.state.peek();R!==void 0&&y.mayGrow?.(R)&&w.reload()}}return{available:p,shown:h,reply:y=>u.get(y),reload:m}}function th(e,t,n,o=Vo,r=()=>""){let s=Km(o),{address:l,change:a}=s,c=Me(!0),u=Me(!1),d=Zm(e,s,c),p=gu(e,d),h=eh(n,e,s,d,p),m=Um(e,t,s,d,h.shown),y=Nu(e,t,s,d,h.shown),w=Xm(e,d,c,h.shown),{index:R,recording:S}=d,x=[S,m.picture,y.reply,y.difference];function P(T){a({selected:T})}function _(){l.peek().selected&&P(null)}function A(){R.reload();for(let T of x){let{error:$}=T.state.peek();$&&!($ instanceof wn)&&T.reload()}w.reload(),p.reload(),h.reload()}function M(){m.prefetchToggle(null);for(let T of[...x,w.reply,p,d,R,y])T.dispose()}return{isServed:e.isServed,link:r,address:l,change:a,select:P,deselect:_,isVisible:c,isDark:u,recordings:d,views:h,graph:m,replies:p,compare:y,steps:w,reload:A,dispose:M}}var nh='.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}';var oh=`.details {
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
`;var rh=`.edge path {
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
`;var sh=`.header {
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
  .totals > :nth-child(n + 4) {
    display: none;
  }
}

@media (max-width: 1000px) {
  .totals > :nth-child(n + 3) {
    display: none;
  }
}

.all-totals {
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
`;var ih=`.sidebar {
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
`;var lh=`* {
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
`;var ah=`@media (max-width: 820px) {
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

  .all-totals {
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
`;var ch=`.app {
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

.notes code,
.notes summary {
  color: var(--muted);
}

.notes summary {
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
`;var uh=`.table {
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

.branch .checkpoint-link {
  flex: none;
  margin-left: 8px;
  white-space: nowrap;
}

.fold-button {
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
`;var dh=`/* Colours are named once, per theme. Those of the states are those of
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
`;var ph=`.toolbar {
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

.button-group {
  display: flex;
}

.button-group > .hint {
  align-self: center;
  margin-right: 6px;
}

.button-group button {
  border-radius: 0;
}

.button-group button + button {
  margin-left: -1px;
}

.button-group button:first-of-type {
  border-radius: 4px 0 0 4px;
}

.button-group button:last-of-type {
  border-radius: 0 4px 4px 0;
}

.button-group button:hover {
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
`;function fh(e){return[nh,dh,lh,ch,ih,sh,ph,rh,oh,uh,...e,ah].join(`
`)}var es="p.activation_memory.";function Wn(){try{return window.parent!==window&&window.parent.document?window.parent:null}catch{return null}}function za(e){try{let n=Wn()?.tensorboard?.tf_storage?.getString(es+e);if(n)return n}catch{}let t=(Wn()??window).location.hash.slice(1);return new URLSearchParams(t.replaceAll("+","%2B")).get(es+e)??""}function mh(){return(Wn()??window).location.href}function hh(e,t,n){let o=Wn()?.tensorboard?.tf_storage;try{if(o){o.setString(es+e,t,{defaultValue:"",useLocationReplace:!n});return}}catch{return}if(Wn())return;let r=new URLSearchParams(location.hash.slice(1));t?r.set(es+e,t):r.delete(es+e);let s=`${location.pathname}${location.search}#${r.toString()}`;n?history.pushState(null,"",s):history.replaceState(null,"",s)}function gh(e){(Wn()??window).addEventListener("hashchange",e)}function yh(e){let t=Wn()?.document.body;if(t){let n=()=>e(t.classList.contains("dark-mode"));new MutationObserver(n).observe(t,{attributes:!0,attributeFilter:["class"]}),n()}else{let n=window.matchMedia("(prefers-color-scheme: dark)");n.addEventListener("change",()=>e(n.matches)),e(n.matches)}}function bh(e){let t=()=>e(window.innerHeight>0);window.addEventListener("resize",t),t()}var J0=1e4;function vh(e,t){if(!Wn()){setInterval(e,J0);return}let{port1:n,port2:o}=new MessageChannel,r=s=>n.postMessage(JSON.stringify(s));n.onmessage=s=>{let l=JSON.parse(s.data);if(l.isReply){l.type==="experimental.GetURLPluginData"&&!l.error&&l.payload&&t(l.payload);return}l.type==="experimental.DataReloaded"&&e(),r({...l,payload:null,error:null,isReply:!0})},window.parent.postMessage("experimental.bootstrap","*",[o]),r({type:"experimental.GetURLPluginData",id:0,payload:null,error:null,isReply:!1})}var Fa=Ci.map(({key:e})=>e),Na=eu(Fa);function D2(){try{wh(ou,"./layout.worker.js?v=a59478079b1f")}catch(e){xh(e)}}async function Z0(){try{let e=new Blob([await vl("worker")],{type:"text/javascript"});wh(au(),URL.createObjectURL(e))}catch(e){xh(e)}}iu()&&Z0();function xh(e){let t=document.createElement("p");t.setAttribute("role","alert"),t.textContent=`The Activation Memory tab could not start: ${String(e)}`,document.body.append(t)}function wh(e,t){document.documentElement.lang="en",document.title="Activation Memory";let n=document.createElement("style");n.textContent=fh(Ci.map(({style:u})=>u)),document.head.append(n);let o=gl(za,Fa),r=()=>new Worker(new URL(t,import.meta.url)),{lay:s,prepare:l}=fu(r),a=th(e,pu(s),Ci,o,mh);ct(()=>{a.views.shown.value===bo&&l()}),yh(u=>{document.documentElement.classList.toggle("dark",u),a.isDark.value=u}),bh(u=>a.isVisible.value=u),X0(a);let c=document.createElement("div");c.id="activation-memory",document.body.append(c),Tc(i(bl.Provider,{value:a,children:i(Lu,{})}),c)}function ts(e,t){return e[t]??""}function X0(e){let t=Ss(e.address.peek());ct(()=>{let o=Ss(e.address.value),r=Na.filter(l=>ts(o,l)!==ts(t,l)),s=r.find(l=>hl.includes(l));for(let l of s?[s,...r.filter(a=>a!==s)]:r)hh(l,ts(o,l),l===s);t=o});let n=o=>{let r=gl(o,Fa),s=Ss(r);Na.every(l=>ts(s,l)===ts(t,l))||(t=s,e.change(r))};gh(()=>{e.isVisible.peek()&&n(za)}),e.isServed&&vh(e.reload,o=>{Na.every(r=>!t[r])&&n(r=>o[r]??"")})}export{D2 as render};
