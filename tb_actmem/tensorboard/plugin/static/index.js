var de,cu,Qi,Ln,ji,ps,du,cs,pu,Ji,qi,fu,xr=Symbol.for("pv"),fs={},ms=[],Dh=/^m(i|n|o|s|text|space)$/,Zi=Array.isArray,Xi=ms.slice,to=Object.assign;function eo(e){e&&e.parentNode&&e.remove()}function mu(e,t,n){var o,r,s,i={},a=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:i[s]=t[s];return a>2&&(i.children=a>3?Xi.call(arguments,2):n),vr(e,i,o,r,null)}function vr(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:xr,__v:r||++cu,__i:-1,__u:0};return!r&&de.vnode&&de.vnode(s),s}function X(e){return e.children}function zo(e,t){this.props=e,this.context=t,this.__g=0}function In(e,t){if(t==null)return e.__&&In(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:In(e)}function $h(e){var t,n=e.__v,o=n.__e,r=[],s=[],i=e.__P;i&&((t=to({constructor:xr},n)).__v=n.__v+1,de.vnode&&de.vnode(t),el(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||In(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,xu(r,t,s),n.__=n.__e=null,t.__e!=o&&hu(t))}function hu(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),hu(e)}function Yi(e){(8&e.__g||(e.__g|=8,Ln.push(e),ps++))&&ji==de.debounceRendering||((ji=de.debounceRendering)||queueMicrotask)(gu)}function gu(){try{for(var e,t=1;Ln.length;)Ln.length>t&&Ln.sort(du),e=Ln.shift(),t=Ln.length,8&e.__g&&$h(e)}finally{(ps=Ln.length)&&(ji||queueMicrotask)(gu)}}function yu(e,t,n,o,r,s,i,a,u,c,d){var p,h,m,y,w,R,k=o.__k||ms,x=t.length;for(u=Nh(n,t,k,u,x),p=0;p<x;p++)(m=n.__k[p])!=null&&(h=~m.__i&&k[m.__i]||fs,m.__i=p,R=el(e,m,h,r,s,i,a,u,c,d),y=m.__e,(h.ref!=m.ref||8&h.__u)&&(h.ref&&tl(h.ref,null,m,h),m.ref&&d.push(m.ref,m.__c||y,m)),w=w||y,4&m.__u?(u=bu(m,u,e,!h.__v),h.__e&&(h.__e=null)):typeof m.type=="function"&&R!==void 0?u=R:y&&(u=y.nextSibling),m.__u&=-21);return n.__e=w,u}function Nh(e,t,n,o,r){var s,i,a,u,c,d,p,h,m,y=n.length,w=y,R=0,k=0,x=e.__k=Array(r);for(s=0;s<r;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=x[s]=vr(null,i):Zi(i)?i=x[s]=vr(X,{children:i}):i.constructor===xr&&i.__b?i=x[s]=vr(i.type,i.props,i.key,i.ref,i.__v):x[s]=i,u=s+R,i.__=e,i.__b=e.__b+1,a=null,~(c=i.__i=zh(i,n,u,w))&&(w--,(a=n[c])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,c==u-1?R--:c==u+1?R++:c!=u&&(c>u?R--:R++,k=1)):(~c||(r>y?R--:r<y&&R++),typeof i.type!="function"&&(i.__u|=4))):x[s]=null;if(k){for(d=[],p=[],s=0;s<r;s++)if((i=x[s])&&16&i.__u){for(R=0,h=d.length;R<h;)d[m=R+h>>1]<i.__i?R=m+1:h=m;d[R]=i.__i,p[s]=R+1}for(R=d.length;s--;)p[s]&&(p[s]==R?R--:x[s].__u|=4)}if(w)for(s=0;s<y;s++)!(a=n[s])||2&a.__u||(a.__e==o&&(o=In(a)),nl(a,a));return o}function bu(e,t,n,o){var r,s,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=bu(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=In(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function zh(e,t,n,o){var r,s=e.key,i=e.type,a=t[n],u=a&&!(2&a.__u);if(a===null&&s==null||u&&s==a.key&&i==a.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((a=t[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r}return-1}function uu(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function us(e,t,n,o,r){var s,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||uu(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||uu(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=qi[t]||(qi[t]=Gh(t)),(e.__a||(e.__a={}))[t]=Ji,s=t!=(t=t.replace(pu,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Gh(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[cs]==null)t[cs]=Ji++;else if(t[cs]<this.__a[e])return;return n(de.event?de.event(t):t)}}}function el(e,t,n,o,r,s,i,a,u,c){var d,p,h,m,y,w,R,k,x,P,_,A,M,C,D,N,E,O,L=t.type;if(t.constructor!==xr)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(t.__u|=u,p=s=[],d.nodeType==8?a=ds(d,s):s.push(d),a=s[0]||a),(d=de.__b)&&d(t);e:if(typeof L=="function"){h=i.length;try{if(k=t.props,x=(d=L.prototype)&&d.render,P=(d=L.contextType)&&o[d.__c],_=d?P?P.props.value:d.__:o,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=1)):(x?t.__c=m=new L(k,_):(t.__c=m=new zo(k,_),m.constructor=L,m.render=Bh),P&&P.sub(m),m.state||(m.state={}),m.__n=o,m.__g|=8,m.__h=[],m.__k=[]),x&&(m.__s||(m.__s=m.state),L.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=to({},m.__s)),to(m.__s,L.getDerivedStateFromProps(k,m.__s)))),y=m.props,w=m.state,m.__v=t,n.__c){if(k!==y&&x&&!L.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(k,_),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(k,m.__s,_)===!1){t.__v!=n.__v&&(m.props=k,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function($){$&&($.__=t)}),ms.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),a=In(n);break e}m.componentWillUpdate&&m.componentWillUpdate(k,m.__s,_),x&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(y,w,R)})}else x&&!L.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),x&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=_,m.props=k,m.__P=e,m.__g&=-5,A=de.__r,M=x?25:0;do m.__g&=-9,A&&A(t),d=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++M<25);x&&(ms.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(o=to({},o,m.getChildContext())),x&&n.__c&&m.getSnapshotBeforeUpdate&&(R=m.getSnapshotBeforeUpdate(y,w)),C=d&&d.type===X&&d.key==null?d.props.children:d,k.__P&&(d=a,r=(e=k.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function($){$&&nl($,$)}),n.__k=null),a=n.__k?In(n,0):null),a=yu(e,Zi(C)?C:[C],t,n,o,r,s,i,a,u,c),k.__P&&(t.__e=null,a=d),t.__u&=-161,p&&p.some(eo),m.__h.length&&i.push(m),1&m.__g&&(m.__g&=-4)}catch($){if(i.length=h,t.__v=null,u||s)if($&&$.then){if(t.__u|=128|u,s){for(~(E=s.indexOf(a||void 0))||(E=s.length);(O=s[E-1])&&O.nodeType==8;)E--;for(;E<s.length;E++)if(O=s[E])if(s[E]=null,D){if(O==N)break}else{if(O.nodeType!=8)break;O.data.startsWith("$s")&&(N=ds(D=O))}}if(!D){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;D=a}(d=ds(D=t.__c.__z||(t.__c.__z=D)))?(t.__e=D,a=d):t.__e=a,a=a&&a.nextSibling}else s&&s.some(eo);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),$&&$.then||vu(t),de.__e($,t,n)}}else a=t.__e=Fh(n.__e,t,n,o,r,s,i,u,c,e);return(d=de.diffed)&&d(t),a}function ds(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function vu(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(vu))}function xu(e,t,n){for(var o=0;o<n.length;)tl(n[o++],n[o++],n[o++]);de.__c&&de.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){de.__e(s,r.__v)}})}function Fh(e,t,n,o,r,s,i,a,u,c){var d,p,h,m,y,w,R,k,x=n.props||fs,P=t.props,_=t.type;if(_=="svg"?r="http://www.w3.org/2000/svg":_=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((y=s[d])&&(_?y.localName==_:y.nodeType==3)){e=y,s[d]=null;break}}if(!e){if(k=c.ownerDocument||document,!_)return k.createTextNode(P);e=k.createElementNS(r,_,P.is?P:c),a&&(de.__m&&de.__m(t,s),a=!1),s=null}if(_){if(c=_=="template"&&e.content||e,s=_=="textarea"&&P.defaultValue!=null?null:s&&Xi.call(c.childNodes),!a&&s)for(x={},d=0;d<e.attributes.length;d++)x[(y=e.attributes[d]).name]=y.value;for(d in x)y=x[d],d=="dangerouslySetInnerHTML"?h=y:d=="children"||d in P||d=="value"&&"defaultValue"in P||d=="checked"&&"defaultChecked"in P||us(e,d,null,y,r);for(d in P)y=P[d],d=="children"?m=y:d=="dangerouslySetInnerHTML"?p=y:d=="value"?w=y:d=="checked"?R=y:a&&typeof y!="function"||x[d]===y||us(e,d,y,x[d],r);p?(a||h&&(p.__html==h.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(h&&(e.textContent=""),(_=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Dh.test(_))&&(r="http://www.w3.org/1999/xhtml"),yu(c,Zi(m)?m:[m],t,n,o,r,s,i,s?s[0]:n.__k&&In(n,0),a,u),s&&s.some(eo)),a&&_!="textarea"||(d="value",_=="progress"&&w==null?e.removeAttribute(d):w==null||w===e[d]&&(_!="progress"||w)||us(e,d,w,x[d],r),d="checked",R!=null&&R!=e[d]&&us(e,d,R,x[d],r))}else x===P||a&&e.data==P||(e.data=P);return e}function tl(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){de.__e(r,n)}}function nl(e,t,n){var o,r,s,i;if(de.unmount&&de.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||tl(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){de.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&nl(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=ds(o,s=[]))&&(o==e.__e&&s.some(eo),eo(r),eo(o)),n||eo(e.__e),e.__e=e.__c=e.__=null}function Bh(e,t,n){return this.constructor(e,n)}function wu(e,t){var n,o,r,s;de.__&&de.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=vr(X,{children:[e]}),r=[],s=[],el(t,t.__k,o||fs,fs,t.namespaceURI,o?null:t.firstChild?Xi.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),xu(r,t.__k,s),t.__k.props.children=null}function _u(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&o.forEach(function(i){i.__g|=4,Yi(i)})},this.sub=function(s){o.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){o.delete(s),i&&i.call(s)}}),n.children}return t.__c="__cC"+fu++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}de={__e:function(e,t,n,o){for(var r,s,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){e=a}}throw ps=0,e}},cu=0,Qi=function(e){return e!=null&&e.constructor===xr},zo.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=to({},this.state)),typeof e=="function"&&(e=e(to({},n),this.props)),e&&(to(n,e),this.__v&&(t&&this.__k.push(t),Yi(this)))},zo.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Yi(this))},zo.prototype.render=X,Ln=[],ps=0,du=function(e,t){return e.__v.__b-t.__v.__b},cs=Symbol(),pu=/(PointerCapture)$|Capture$/i,Ji=0,qi={},fu=0;var no,Ge,ol,Su,rl=Object.is,_r=0,Au=[],sl=[],Fe=de,ku=Fe.__b,Ru=Fe.__r,Pu=Fe.diffed,Tu=Fe.__c,Cu=Fe.unmount,Mu=Fe.__;function Sr(e,t){Fe.__h&&Fe.__h(Ge,e,_r||t),_r=0;var n=Ge.__H||(Ge.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function ee(e){return _r=1,Vh(Iu,e)}function Vh(e,t,n){var o=Sr(no++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Iu(void 0,t),function(s){var i=(o.__N||o.__)[0],a=o.t(i,s);rl(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Ge,!Ge.__f)){Ge.__f=!0;var r=Ge.shouldComponentUpdate;Ge.shouldComponentUpdate=function(s,i,a){var u=this.__H;if(!u)return!0;var c=!1,d=this.props!=s;if(u.__.some(function(h){h.__N&&(c=!0,rl(h.__[0],h.__N[0])||(d=!0))}),r){var p=r.call(this,s,i,a);return c?p||d:p}return!c||d}}return o.__}function ge(e,t){var n=Sr(no++,3);!Fe.__s&&ll(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Ge.__H.__h.push(n))}function ct(e,t){var n=Sr(no++,4);!Fe.__s&&ll(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Ge.__h.push(n))}function ue(e){return _r=5,ne(function(){return{current:e}},[])}function ne(e,t){var n=Sr(no++,7);return ll(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Dn(e,t){return _r=8,ne(function(){return e},t)}function Lu(e){var t=Ge.context[e.__c],n=Sr(no++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(Ge)),t.props.value):e.__}function Wh(){var e;do{for(;e=sl.shift();)try{wr(e)}catch(n){Fe.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Au.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(wr),t.__h.some(il),t.__h=[]}catch(n){t.__h=[],Fe.__e(n,e.__v)}}}while(sl.length)}Fe.__b=function(e){Ge=null,ku&&ku(e)},Fe.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Mu&&Mu(e,t)},Fe.__r=function(e){Ru&&Ru(e),no=0;var t=(Ge=e.__c).__H;t&&(ol==Ge?Ge.__h=[]:(t.__h.some(wr),t.__h.some(il),no=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),ol=Ge},Fe.diffed=function(e){Pu&&Pu(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Eu(Au.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),ol=Ge=null},Fe.__c=function(e,t){t.some(function(n){try{n.__h.some(wr),n.__h=n.__h.filter(function(o){return!o.__||il(o)})}catch(o){n.__h=[function(){throw o}]}}),Tu&&Tu(e,t)},Fe.unmount=function(e){Cu&&Cu(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Eu(sl.push(r))}else wr(r)}catch(s){t=s}}),o.__H=void 0,t&&Fe.__e(t,o.__v))};var Ou=typeof requestAnimationFrame=="function";function Hh(e){var t,n=function(){clearTimeout(o),Ou&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Ou&&(t=requestAnimationFrame(n))}function Eu(e){e!=1&&Su==Fe.requestAnimationFrame||((Su=Fe.requestAnimationFrame)||Hh)(Wh)}function wr(e){var t=Ge,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Ge=t}function il(e){var t=Ge;e.__c=e.__(),Ge=t}function ll(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!rl(n,e[o])})}function Iu(e,t){return typeof t=="function"?t(e):t}var Uh=Symbol.for("preact-signals");function bs(){if(vn>1)vn--;else{var e,t=!1;for((function(){var r=gs;for(gs=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var i=s.t;i!==void 0;i=i.x)i.i===r.i&&(i.i=s.i);r=r.o}})();Rr!==void 0;){var n=Rr;for(Rr=void 0,hs++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&$u(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(hs=0,vn--,t)throw e}}function ul(e){if(vn>0)return e();al=++Kh,vn++;try{return e()}finally{bs()}}var kr,Ie=void 0;function oo(e){var t=Ie,n=kr;Ie=void 0,kr=void 0;try{return e()}finally{Ie=t,kr=n}}var Rr=void 0,vn=0,hs=0,Kh=0,al=0,gs=void 0,ys=0;function Du(e){if(Ie!==void 0){var t=e.n;if(t===void 0||t.t!==Ie)return t={i:0,S:e,p:Ie.s,n:void 0,t:Ie,e:void 0,x:void 0,r:t},Ie.s!==void 0&&(Ie.s.n=t),Ie.s=t,e.n=t,32&Ie.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Ie.s,t.n=void 0,Ie.s.n=t,Ie.s=t),t}}function Ye(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Ye.prototype.brand=Uh;Ye.prototype.h=function(){return!0};Ye.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:oo(function(){var o;(o=t.W)==null||o.call(t)}))};Ye.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&oo(function(){var r;(r=t.Z)==null||r.call(t)}))}};Ye.prototype.subscribe=function(e){var t=this;return at(function(){var n=t.value;oo(function(){return e(n)})},{name:"sub"})};Ye.prototype.valueOf=function(){return this.value};Ye.prototype.toString=function(){return this.value+""};Ye.prototype.toJSON=function(){return this.value};Ye.prototype.peek=function(){var e=this;return oo(function(){return e.value})};Object.defineProperty(Ye.prototype,"value",{get:function(){var e=Du(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(hs>100)throw new Error("Cycle detected");(function(n){vn!==0&&hs===0&&n.l!==al&&(n.l=al,gs={S:n,v:n.v,i:n.i,o:gs})})(this),this.v=e,this.i++,ys++,vn++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{bs()}}}});function Me(e,t){return new Ye(e,t)}function $u(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Nu(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function zu(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function ro(e,t){Ye.call(this,void 0,t),this.x=e,this.s=void 0,this.g=ys-1,this.f=4}ro.prototype=new Ye;ro.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===ys))return!0;if(this.g=ys,this.f|=1,this.i>0&&!$u(this))return this.f&=-2,!0;var e=Ie;try{Nu(this),Ie=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Ie=e,zu(this),this.f&=-2,!0};ro.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Ye.prototype.S.call(this,e)};ro.prototype.U=function(e){if(this.t!==void 0&&(Ye.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};ro.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(ro.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Du(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function xe(e,t){return new ro(e,t)}function Gu(e){var t=e.j;if(e.j=void 0,typeof t=="function"){vn++;var n=Ie;Ie=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,cl(e),o}finally{Ie=n,bs()}}}function cl(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Gu(e)}function jh(e){if(Ie!==this)throw new Error("Out-of-order effect");zu(this),Ie=e,this.f&=-2;try{8&this.f&&cl(this)}finally{bs()}}function Go(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,kr&&kr.push(this)}Go.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Go.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Gu(this),Nu(this),vn++;var e=Ie;return Ie=this,jh.bind(this,e)};Go.prototype.N=function(){2&this.f||(this.f|=2,this.u=Rr,Rr=this)};Go.prototype.d=function(){this.f|=8,1&this.f||cl(this)};Go.prototype.dispose=function(){this.d()};function at(e,t){var n=new Go(e,t);try{n.c()}catch(r){throw n.d(),r}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Fu,xs,vs,qh=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Bu=[];at(function(){Fu=this.N})();function Fo(e,t){de[e]=t.bind(null,de[e]||function(){})}function Pr(e){if(vs){var t=vs;vs=void 0,t()}vs=e&&e.S()}function Vu(e){var t=this,n=e.data,o=Qh(n);o.name="ReactiveDom",o.value=n;var r=ne(function(){for(var a=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var c=xe(function(){var m=o.value.value;return m===0?0:m===!0?"":m||""}),d=xe(function(){return!Array.isArray(c.value)&&!Qi(c.value)}),p=at(function(){if(this.N=Wu,d.value){var m=c.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=m)}}),h=t.__$u.d;return t.__$u.d=function(){p(),h.call(this)},[d,c]},[]),s=r[0],i=r[1];return s.value?i.peek():i.value}Vu.displayName="ReactiveTextNode";Object.defineProperties(Ye.prototype,{constructor:{configurable:!0,value:mu(X,null).constructor},type:{configurable:!0,value:Vu},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Fo("__b",function(e,t){if(Pr(),xs=void 0,typeof t.type=="string"){var n,o=t.props;for(var r in o)if(r!=="children"){var s=o[r];s instanceof Ye&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});Fo("__r",function(e,t){if(e(t),t.type!==X){Pr();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(r,s){var i;return at(function(){i=this},{name:s}),i.c=r,i})((function(r){return function(){var s;qh&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),xs=o,Pr(n)}});Fo("__e",function(e,t,n,o){Pr(),xs=void 0,e(t,n,o)});Fo("diffed",function(e,t){Pr(),xs=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,r=t.props,s=n.U;if(s)for(var i in s){var a=s[i];a===void 0||o&&i in o||(a.d(),s[i]=void 0)}if(o){s||(s={},n.U=s);for(var u in o){var c=s[u],d=o[u];c===void 0?(c=Yh(n,u,d,r),s[u]=c):c.o(d,r)}}}e(t)});function Yh(e,t,n,o){var r=t in e&&e.ownerSVGElement===void 0,s=Me(n);return{o:function(i,a){s.value=i,o=a},d:at(function(){this.N=Wu;var i=s.value.value;o[t]!==i&&(o[t]=i,r?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Fo("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var r in o){var s=o[r];s&&s.d()}}}var i=t.__np;if(i){var a=t.props;for(var u in i)a[u]=i[u]}t.__np=void 0}else{var c=t.__c;if(c){c.__$f|=8;var d=c.__$u;d&&(c.__$u=void 0,d.d())}}e(t)});Fo("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});zo.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in e))return!0;return!1};function Qh(e,t){return ne(function(){return Me(e,t)},[])}var Jh=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Zh(){ul(function(){for(var e;e=Bu.shift();)Fu.call(e)})}function Wu(){Bu.push(this)===1&&(de.requestAnimationFrame||Jh)(Zh)}var Xh={n:"node",m:"module",s:"stretch",t:"leaf",o:"output",e:"edge"},eg=/^[nmsto]_?\d+-[nmsto]_?\d+-[a-z-]+$/;function Nt(e){if(eg.test(e))return{kind:"edge",number:-1,text:e};let[,t,n]=/^([nmstoe])_?(\d+)$/.exec(e)??[];return t===void 0?null:{kind:Xh[t],number:Number(n),text:e}}function Be(e){return{kind:"node",number:e,text:`n${e}`}}function $e(e){return{kind:"module",number:e,text:`m${e}`}}function zt(e){return e?.kind==="node"||e?.kind==="module"}function Hu(e){return Object.fromEntries([...new URLSearchParams(e)].filter(([,t])=>t!==""))}function Uu(e){return new URLSearchParams(e).toString()}function cn(e,t,n){return Object.fromEntries(Object.entries({...e,[t]:n}).filter(([,o])=>o!==""))}var tg={};function Qe({settings:e},t){return e[t]??tg}var Bo={run:"",tag:"",step:null,view:"overview",selected:null,expand:null,runs:"",settings:{}},dl=["run","tag","step","view"];function ju(e){return[...dl,"selected","expand",...e,"runs"]}function pl(e,t){let n=e("step"),o=e("view");return{run:e("run"),tag:e("tag"),step:/^-?\d+$/.test(n)?Number(n):null,view:t.includes(o)?o:Bo.view,selected:Nt(e("selected")),expand:Gt(e("expand")),runs:e("runs"),settings:Object.fromEntries(t.map(r=>[r,Hu(e(r))]).filter(([,r])=>ng(r)))}}function ng(e){return Object.keys(e).length>0}function ws(e){return{run:e.run,tag:e.tag,step:e.step===null?"":String(e.step),view:e.view===Bo.view?"":e.view,selected:e.selected?.text??"",expand:wt(e.expand),runs:e.runs,...Object.fromEntries(Object.entries(e.settings).map(([t,n])=>[t,Uu(n)]))}}function Gt(e){return e==="none"?[]:/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(e)?e.split(",").flatMap(n=>{let[o=0,r=o]=n.split("-").map(Number);return Array.from({length:Math.min(r-o,Ku)+1},(s,i)=>o+i)}).slice(0,Ku):null}var Ku=1e5;function wt(e){if(e===null)return"";if(e.length===0)return"none";let t=[...new Set(e)].sort((o,r)=>o-r),n=[];for(let o of t){let r=n.at(-1);r&&r[1]===o-1?r[1]=o:n.push([o,o])}return n.map(([o,r])=>o===r?`${o}`:`${o}-${r}`).join(",")}var Vo=class extends Error{};var _s=[{state:"cached",colour:"#d55e00",line:"solid",head:"normal",help:"Saved for backward: at least one saved tensor uses its memory."},{state:"freed",colour:"#0072b2",line:"dashed",head:"empty",help:"Allocated in the forward pass and freed by its end."},{state:"held",colour:"#b0558c",line:"double",head:"diamond",help:"Alive after the forward pass, though no saved tensor uses it."},{state:"recomputed",colour:"#009e73",line:"dotted",head:"vee",help:"Allocated in a checkpointed region: the backward pass recomputes it."},{state:"input",colour:"#56b4e9",line:"solid",head:"vee",help:"Alive before the forward pass, and not saved."},{state:"parameter",colour:"#888888",line:"dotted",head:"none",help:"A parameter or buffer: alive with or without the forward pass."},{state:"not cached",colour:"#777777",line:"dashed",head:"vee",help:"Freed or held: without recorded ops the two cannot be distinguished."}];function Yu(e){let t=JSON.parse(e),n=t?.version;if(n!==1)throw new Error(`This page reads version ${1} of the data and the server sent version ${JSON.stringify(n??null)}: reload the page, or restart TensorBoard after an upgrade.`);return t}var Qu={isServed:!0,async get(e,t,n){let o=await ig(e,rg(t),n);return await og(e,o)}};async function og(e,t){if(e.endsWith(".dot"))return sg(t);let n=await t.text();return e.endsWith(".json")?Yu(n):n}function rg(e){let t=new URLSearchParams;for(let[n,o]of Object.entries(e))o===void 0||o===!1||t.set(n,o===!0?"1":String(o));return t.toString()}async function sg(e){let t=o=>e.headers.get(`X-Actmem-${o}`),n=fl(t("Repeated")??"").map(o=>o.split(":").map(Number));return{dot:await e.text(),expand:fl(t("Expand")??"").map(Number),visible:Number(t("Visible")??0),seconds:Number(t("Seconds")??0),quick:t("Quick")===null?null:fl(t("Quick")??"").map(Number),repeated:n.map(([o=0,r=1])=>[o,r])}}function fl(e){return e===""?[]:e.split(",")}async function ig(e,t,n){let o;try{o=await fetch(t?`./${e}?${t}`:`./${e}`,{signal:n})}catch(s){throw n.aborted?s:new Error("TensorBoard does not answer. Check that it is running, then try again.",{cause:s})}if(o.ok)return o;let r=await lg(e,o);throw o.status<500?new Vo(r):new Error(r)}async function lg(e,t){return(t.headers.get("Content-Type")?.startsWith("text/plain")??!1?(await t.text()).trim():"")||`The server answered ${t.status} to ${e}; its log says why.`}var ml=_u(null);function G(){let e=Lu(ml);if(!e)throw new Error("useStore was called outside of the page.");return e}function Ve(e){let{address:t,change:n}=G(),o=(r,s)=>n({settings:{[e]:cn(Qe(t.peek(),e),r,s)}});return[Qe(t.value,e),o]}function Xu(){return ec("replies")!==null}async function hl(e){let t=ec(e);if(!t)throw new Error(ag);let n=new Blob([nc(t.textContent)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Response(n).text()}var ag="This page does not include that, because the recording is large. Open the recording in TensorBoard, or write it as .json with tb-actmem export.";function ec(e){return document.getElementById(`page-${e}`)}function tc(){let e=Tr("replies"),t=Tr("details"),n=Tr("lives"),o=Tr("graphs"),r=Tr("tables"),s=new Map,i,a={async"graph.dot"(c){let{lines:d,states:p}=await o(),{expand:h}=c;return i=h===void 0?p[0]:cg(p,h,i?.expand??[]),s.set(Ju(c),i),pg(d,i)},"graph.svg":()=>Promise.resolve(ug()),async"drawn.json"(c){let{drawn:d}=await t(),p=s.get(Ju(c))?.drawn??[];return Cr(p.map(h=>d[h]).find(h=>h?.id===c.id))},async"detail.json"({node:c,module:d=0}){let p=await t();return Cr(c===void 0?p.module[d]:p.node[c])},"table.csv":async({by:c})=>Cr((await r())[c]),"alive.json":async({op:c})=>fg(await n(),c)};return{isServed:!1,get:(c,d,p)=>a[c]?.(d,p)??u(c)};async function u(c){let d=(await e())[c];if(d===void 0)throw new Error("This page does not include that.");return d}}function Ju({expand:e,show:t,hide:n}){return JSON.stringify([e??null,t??[],n??[]])}function Tr(e){let t;return()=>t??=hl(e).then(n=>JSON.parse(n))}function Cr(e){if(e===void 0)throw new Error("This page does not include that.");return e}function ug(){let{src:e}=document.querySelector(".paper img");return new TextDecoder().decode(nc(e.slice(e.indexOf(",")+1)))}function nc(e){return Uint8Array.from(atob(e),t=>t.charCodeAt(0))}function cg(e,t,n){let[o,r]=[new Set(t),new Set(n)],s=({expand:i})=>{let a=new Set(i),u=t.filter(p=>!r.has(p)&&a.has(p)).length,c=n.filter(p=>!o.has(p)&&a.has(p)).length,d=i.filter(p=>o.has(p)).length;return dg*(u-c)+2*d-i.length};return e.reduce((i,a)=>s(a)>s(i)?a:i)}var dg=1e7;function pg(e,{expand:t,visible:n,dot:o,repeated:r}){return{dot:o.map(i=>e[i]).join(`
`),expand:t,visible:n,seconds:0,quick:null,repeated:r}}function fg({version:e,most:t,ops:n,lives:o},r){let s=o.filter(({made_by:a,ended:u})=>a.op<=r&&(u===null||r<=u)),i=a=>{let u=o.filter(({ended:p})=>p===a);if(u.length===0)return null;let[c,d]=[Zu(u),u.length];return{at:Cr(n[a]),nbytes:c,count:d,storages:u.slice(0,t)}};return{version:e,at:Cr(n[r]),live_bytes:Zu(s),alive_count:s.length,alive:s.slice(0,t),before:i(r-1),behind:i(r)}}function Zu(e){return e.reduce((t,{nbytes:n})=>t+n,0)}function oc({groups:e}){return e.reduce((t,{svg:n})=>t+n.length,0)}function rc(e=""){return(e.match(/-?\d+(?:\.\d+)?/g)??[]).map(Number)}var mg=6e4,hg=24e6;function sc(e,t=hg){let n=new Map,o=(s,i)=>s.length+oc(i),r=(s,i)=>{n.delete(s),n.set(s,i);let a=[...n].reduce((u,c)=>u+o(...c),0);for(let u of n){if(a<=t)return;n.delete(u[0]),a-=o(...u)}};return async(s,i)=>{let a=n.get(s)??await e(s,i);return r(s,a),a}}function ic(e,t=mg){let n,o=()=>{n??=e()};return{lay:(s,i)=>new Promise((a,u)=>{let c=n??e();n=void 0;let d=y=>{m(),c.terminate(),u(y)},p=()=>{d(new Error("Aborted.")),o()},h=setTimeout(()=>d(new Error(gg(t))),t),m=()=>{clearTimeout(h),i.removeEventListener("abort",p),c.onmessage=c.onerror=null};c.onmessage=({data:y})=>{m(),n?.terminate(),n=c,y.layout?a(y.layout):u(new Error(`Graphviz cannot lay this graph out: ${y.error??"no reason given"}`))},c.onerror=y=>d(new Error(`The layout worker failed: ${y.message}`)),i.addEventListener("abort",p),i.aborted?p():c.postMessage(s)}),prepare:o}}function gg(e){return`The layout took longer than ${e/1e3} s and was stopped: fold some modules and try again.`}function dn({tags:e},t){return e.find(({tag:n})=>n===t)??e[0]}function Ss(e){return JSON.stringify(e)}function lc(e,t,n){if(t.problem===null)return t.steps.findLast(o=>!n.has(Ss({run:e.run,tag:t.tag,...o})))}function yl(e,t,n=""){let o=dn(e,n);return o!==void 0&&!lc(e,o,t)}function gl(e){let t=e.map(n=>Math.max(...n.tags.flatMap(o=>o.steps.map(r=>r.wall_time??0)),0));return e[t.indexOf(Math.max(...t))]}function Mr(e,t,n=new Map){let o=e?.runs??[],r=o.find(a=>a.run===t.run)??gl(o.filter(a=>!yl(a,n,t.tag)))??gl(o),s=r&&dn(r,t.tag);if(!s)return null;let i=s.steps.find(a=>a.step===t.step)??lc(r,s,n)??s.steps.at(-1);return{run:r,tag:s,step:i}}function ac(e,t,n){let o=e.runs.find(c=>c.run===t.run)??gl(e.runs),r=o&&dn(o,t.tag),s=r?.steps.at(-1),i=Mr(e,t,n);if(!o||!r||!s||t.step!==null||s===i?.step)return"";let a=Ss({run:o.run,tag:r.tag,...s}),u=r.problem??n.get(a)??"";return u&&`${u.replace(/\.$/,"")}.`}function ks({run:e,tag:t,step:n}){return n?{run:e.run,tag:t.tag,...n}:null}function Rs(e,t){let n=e.runs.find(s=>s.run===t.run);if(t.run&&!n)return`There is no run ${t.run} here.`;let o=n?.tags.find(s=>s.tag===t.tag);if(t.tag&&n&&!o)return`The run ${n.run} has no tag ${t.tag}.`;let r=(o??n?.tags[0])?.steps;return t.step===null||!r||r.some(({step:s})=>s===t.step)?"":`There is no recording at step ${t.step}.`}async function Wo(e,t,n){for(let o=1/0;;){t.throwIfAborted();let r=await e(),{pending:s}=r;if(!s||typeof s=="number"&&s>=o)return r;typeof s=="number"&&(o=s),n(r)}}function Ft({run:e,tag:t,step:n}){return{run:e,tag:t,step:n}}var Or=["reduce","total_peak","step_peak","max_recompute"];function Er(e,t){let n=Me({key:"",value:void 0,part:void 0,error:void 0,loading:!1}),o,r=Me(0),s=xe(e),i,a=0;async function u(h){let m=i=new AbortController,y=n.peek(),w=o===h?y.part:void 0;n.value={...y,part:w,error:void 0,loading:!0};let R=k=>{m.signal.aborted||(o=h,n.value={...n.peek(),part:k,error:void 0,loading:!0})};try{let k=await t(m.signal,R);m.signal.aborted||(n.value={key:h,value:k,part:void 0,error:void 0,loading:!1})}catch(k){if(m.signal.aborted)return;let x=k instanceof Error?k:new Error(String(k));n.value={...n.peek(),part:void 0,error:x,loading:!1}}}function c(){i?.abort(),n.peek().loading&&(n.value={...n.peek(),loading:!1})}let d=at(()=>{let h=s.value,m=r.value!==a;if(c(),h===null)return;let y=n.peek();if(!m&&y.value!==void 0&&y.key===h){n.value={...y,error:void 0};return}a=r.peek(),oo(()=>u(h))}),p=xe(()=>{let{key:h,value:m,loading:y}=n.value;return!y&&h===s.value?m:void 0});return{state:n,current:p,reload:()=>r.value+=1,cancel(){c(),n.value={...n.peek(),error:new $n}},dispose(){d(),i?.abort()}}}var xn=class extends Error{},$n=class extends xn{constructor(){super("Cancelled.")}};function uc(e,{fetchOfShown:t,shown:n}){let o=[],r=new Map;function s(c,d){let p=t(()=>{let h=d();return h&&`${c} ${JSON.stringify(h)}`},(h,m,y)=>{let w={...Ft(h),...d()};return Wo(()=>e.get(c,w,m),m,y)});return o.push(p),p}function i(c){let d=r.get(c);if(d)return d;let p=Me(null),m={wanted:p,resource:s(c,()=>p.value===null?null:JSON.parse(p.value))};return r.set(c,m),m}function a(c,d){let p=n.peek();if(!p)throw new Error("No recording is chosen.");let h={...Ft(p),...d};return e.get(c,h,new AbortController().signal)}function u(){for(let c of o){let{error:d}=c.state.peek();d&&!(d instanceof xn)&&c.reload()}}return{follow:s,slotOf:i,once:a,reload:u,dispose:()=>o.forEach(c=>c.dispose())}}function Bt(e,t){let{wanted:n,resource:o}=G().replies.slotOf(e),r=t&&JSON.stringify(t);ct(()=>(n.value=r,()=>{n.value=null}),[e,r]);let{value:s,part:i,error:a,loading:u}=o.state.value,c=n.value===r;return{value:i??s,current:c?o.current.value:void 0,error:c?a:void 0,loading:u||!c,reload:o.reload}}function so(e){return e.replace(/^aten::(\w+)(\.\w+)?$/,"$1")}function cc({parent:e}){let t=[],n=e.map(()=>[]),o=[];return e.forEach((r,s)=>{o.push(r===null?0:(o[r]??0)+1),(r===null?t:n[r]??t).push(s)}),{roots:t,children:n,depth:o}}function io({parent:e},t){let n=[];for(let o=t;o!==null;o=e[o]??null)n.push(o);return n}function dc({children:e},t){let n=[t];for(let o=0;o<n.length;o+=1)for(let r of e[n[o]??0]??[])n.push(r);return n}function wn({fqn:e,type_name:t,call:n},o){let r=e[o]||t[o]||"model",s=n[o]??0;return s>0?`${r} #${s+1}`:r}function Ho({total_bytes:e},{roots:t}){return t.reduce((n,o)=>n+(e[o]??0),0)}var bl=["KiB","MiB","GiB","TiB","PiB","EiB"];function j(e){if(e<0)return`-${j(-e)}`;if(e<1024)return`${e} B`;let t=BigInt(e);for(let n=1;;n+=1){let o=1024n**BigInt(n),r=n<3?1:2,s=10n**BigInt(r),i=(t*s+o/2n)/o;if(i>=1024n*s&&n<bl.length)continue;let a=`.${`${i%s}`.padStart(r,"0")}`;return`${i/s}${t%o===0n?"":a} ${bl[n-1]}`}}function Nn(e){return`${Y(e)} ${Math.abs(e)===1?"byte":"bytes"}`}function Y(e){return e.toLocaleString("en-US")}function dt(e,t){if(t===0)return"-";if(e===0||e===t)return e?"100%":"0%";if(e>t)return`${Math.max(101,Math.round(100*e/t))}%`;let n=Math.round(1e3*e/t);return n<1?"<0.1%":n<1e3?`${(n/10).toFixed(1)}%`:">99.9%"}function le(e,t,n=`${t}s`){return`${Y(e)} ${e===1?t:n}`}function Jt(e,t){return[e,t&&`[${t.map(n=>n??"*").join(", ")}]`].filter(Boolean).join(" ")}function Ps(e){let t=/^(\d{1,20}(?:\.\d{1,9})?) ?([KMGTPE]iB|B)?$/.exec(e.trim());return t?Math.floor(Number(t[1])*1024**(bl.indexOf(t[2]??"")+1)):null}var yg=Symbol.for("pv"),bg=0;function l(e,t,n,o,r,s){t||(t={});var i,a,u=t;if("ref"in u&&typeof e!="function")for(a in u={},t)a=="ref"?i=t[a]:u[a]=t[a];var c={type:e,props:u,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:yg,__v:--bg,__i:-1,__u:0};return(r||s)&&(c.__source=r,c.__self=s),de.vnode&&de.vnode(c),c}function Ts({id:e,children:t}){let{graph:n}=G();return l("button",{type:"button",class:"link","data-id":e.text,onClick:()=>n.goTo(e),children:t})}function lo({node:e,text:t}){return l(Ts,{id:Be(e),children:t})}function We({message:e,children:t}){return l("div",{class:"error-box",role:"alert","data-testid":"error",children:[l("p",{children:e}),t&&l("div",{class:"actions",children:t})]})}function Tt({error:e,retry:t}){return l(We,{message:e.message,children:l("button",{type:"button",onClick:t,children:"Try again"})})}function He({what:e}){return l("p",{class:"loading",role:"status","data-testid":"loading",children:e})}function Z({n:e}){return e==null?l("span",{class:"none",children:"–"}):l("span",{class:e===0?"bytes none":"bytes",title:Nn(e),children:j(e)})}function Vt({part:e,whole:t}){let n=t>0?100*e/t:0;return l("span",{class:"bar","aria-hidden":"true",children:l("span",{style:{width:`${n}%`}})})}function Cs({nbytes:e,storage_nbytes:t}){return t===null||t===e?null:l(X,{children:[" · ","a view of a ",l(Z,{n:t})," storage"]})}function Ms({verb:e,savers:t,of:n}){return t.length===0?null:l("p",{class:"sharers",children:[e," ",t.map(({node:o,op:r,fqn:s,slot:i},a)=>l("span",{children:[a>0&&", ",l(lo,{node:o,text:r})," ",l("small",{children:[s,i].filter(Boolean).join(" · ")})]},`${o} ${i}`)),n>t.length&&` and ${Y(n-t.length)} more`]})}function Os(e){return _s.find(t=>t.state===e)}function Wt(e){return e.replace(" ","-")}var vg={forward:"forward pass",backward:"backward pass",update:"optimizer step"};function Uo(e){return vg[e]??e}function vl({state:e}){let{line:t,head:n}=Os(e),o=n==="none"?29:21;return l("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:l("g",{class:`edge ${Wt(e)}`,children:[l("path",{class:t,d:t==="double"?`M1 3.75H${o}M1 6.25H${o}`:`M1 5H${o}`}),n!=="none"&&l("polygon",{points:xg[n],fill:wg[n]})]})})}var xg={normal:"21,2 29,5 21,8",empty:"21,2 29,5 21,8",diamond:"19,5 24,2 29,5 24,8",vee:"20,1.5 29,5 20,8.5 23,5"},wg={empty:"none"};function ao({state:e}){return e===null?l("span",{class:"none",children:"–"}):l("span",{class:"state",children:[l(vl,{state:e}),e]})}function Ko({text:e}){return l("span",{class:"end-of",title:e,children:l("bdi",{children:e})})}function pn({shown:e,of:t}){return t>e?l("p",{class:"hint",children:["and ",Y(t-e)," more"]}):null}function xl({id:e,reply:t}){let{graph:n}=G(),{value:o,error:r}=t,{value:s,loading:i}=n.picture.state.value;return!s&&i?l(He,{what:"Waiting for the graph…"}):n.isInPicture(e)?r?l(We,{message:r.message}):o?.id!==e.text?l(He,{what:"Reading the details…"}):o.calls_count>1?l(kg,{drawn:o}):l(X,{children:[l("h2",{"data-testid":"details-title",children:o.title}),l("p",{class:"subtitle",children:[_g[o.kind],o.nodes&&le(o.nodes,"node")].filter(Boolean).join(" · ")}),o.ends.length>0&&l(Rg,{drawn:o}),l("p",{"data-testid":"drawn-bytes",children:[Sg[o.kind]??"attributed"," ",l(Z,{n:o.nbytes})]}),o.unknown>0&&l("p",{class:"hint",children:["The memory of ",le(o.unknown,"tensor")," is unknown."]}),l("ul",{class:"saves","data-testid":"drawn-tensors","aria-label":"Tensors",children:o.tensors.map((a,u)=>l(Pg,{tensor:a},u))}),l(pn,{shown:o.tensors.length,of:o.tensors_count})]}):l("p",{class:"hint",children:"Not visible in the current graph"})}var _g={stretch:"several ops in one box",leaf:"input",parameter:"parameter",output:"output",edge:"edge"},Sg={leaf:"memory",parameter:"memory",output:"memory",edge:"carries"};function kg({drawn:e}){let{calls_count:t,calls:n,least_bytes:o,most_bytes:r,nbytes:s}=e,i=o===r?`${j(r)} each`:`${j(o)} to ${j(r)} each`;return l("section",{class:"repeated-calls","data-testid":"repeated",children:[l("p",{children:[l("b",{children:[e.title," ×",Y(t)]})," ","in this box: ",i,", ",l(Z,{n:s})," in total. The details below are those of the first."]}),l("details",{children:[l("summary",{children:["All ",Y(t)]}),l("ul",{class:"members",children:n.map(({module:a,fqn:u,nbytes:c})=>l("li",{children:[l(Ts,{id:$e(a),children:u})," ",l(Z,{n:c})]},a))}),l(pn,{shown:n.length,of:t})]})]})}function Rg({drawn:e}){return l("p",{class:"where",children:[l(ao,{state:e.state})," ",e.ends.map(({id:t,name:n},o)=>{let r=Nt(t);return l("span",{children:[o===0?"from ":" to ",r&&zt(r)?l(Ts,{id:r,children:n}):n]},t)})]})}function Pg({tensor:e}){return l("li",{class:"save",children:[l("p",{class:"save-head",children:[l(ao,{state:e.state}),l("span",{class:"type",children:Jt(e.dtype,e.shape)}),l(Z,{n:e.nbytes})]}),l("p",{class:"facts",children:[[e.category,e.name].filter(Boolean).join(" "),l(Cs,{...e})]}),l(Ms,{verb:"saved by",savers:e.savers,of:e.savers_count})]})}function wl({title:e,edges:t,of:n}){return t.length===0?null:l("section",{children:[l("h3",{children:[e," ",n>1&&l("small",{children:Y(n)})]}),l("ul",{class:"edges","data-testid":e.toLowerCase(),"aria-label":e,children:t.map((o,r)=>l("li",{children:[l("p",{children:[l(lo,{node:o.node,text:o.op})," ",l("small",{children:o.fqn})]}),l("p",{class:"save-head",children:[l(ao,{state:o.state}),l("span",{class:"type",children:Jt(o.dtype,o.shape)}),l(Z,{n:o.nbytes})]})]},r))}),l(pn,{shown:t.length,of:n})]})}function Es(e,t,n){let o=URL.createObjectURL(new Blob([n],{type:t})),r=document.createElement("a");r.href=o,r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(o),1e4)}function As(...e){return e.map(t=>String(t).replaceAll(/[^\w.-]+/g,"_")).join("-")}async function pc(e){try{await navigator.clipboard.writeText(e)}catch{let t=document.activeElement,n=document.createElement("textarea");n.value=e,n.style.position="fixed",n.style.opacity="0",document.body.append(n),n.select(),document.execCommand("copy"),n.remove(),t instanceof HTMLElement&&t.focus()}}function _l({text:e,label:t}){let[n,o]=mc();return l("button",{type:"button",class:"quiet copy",onClick:()=>o(e),"aria-label":t,title:t,children:n?"copied":"copy"})}function fc(){let{link:e}=G(),[t,n]=mc();return l("span",{class:"copy-link",children:[l("button",{type:"button",class:"quiet",title:"Copy a link to this view","data-testid":"copy-link",onClick:()=>n(e()),children:"Copy link"}),l("span",{role:"status","data-testid":"link-copied",children:t&&"copied"})]})}function mc(){let[e,t]=ee(!1),n=ue(0);return[e,r=>{pc(r).then(()=>{t(!0),window.clearTimeout(n.current),n.current=window.setTimeout(()=>t(!1),1500)})}]}function Ls({code:e,label:t,testId:n}){return l("div",{class:"snippet",children:[l("pre",{"data-testid":n,tabIndex:0,children:e}),l(_l,{text:e,label:t})]})}function Is({names:e,label:t}){let{change:n,isServed:o}=G();return!e||!o?null:l("button",{type:"button",class:"link checkpoint-link","data-testid":"what-if",title:`Predict with ${e} checkpointed`,onClick:r=>{r.stopPropagation(),n({view:"compare",settings:{compare:{checkpoint:e}}})},children:t})}function hc({recording:e}){let t=G(),{selected:n}=t.address.value,o=zt(n)?{[n.kind]:n.number}:null,{value:r,error:s,loading:i}=Bt("detail.json",o),a=Bt("drawn.json",t.graph.boxParams(n));if(n===null)return null;let u=i||a.loading,c=r?.id===n.text?r:void 0;return l("aside",{class:"details","aria-label":"Details","aria-busy":u,"data-testid":"details",children:[l("button",{type:"button",class:"quiet close","aria-label":"Close the details","data-testid":"details-close",onClick:()=>t.select(null),children:"×"}),!zt(n)&&l(xl,{id:n,reply:a}),zt(n)&&s&&l(We,{message:s.message}),zt(n)&&!c&&!s&&l(He,{what:"Reading the details…"}),zt(n)&&c&&l(Tg,{id:n,detail:c,box:a,recording:e})]})}function Tg({id:e,detail:t,box:n,recording:o}){let{graph:r}=G(),s=e.kind==="module";return l(X,{children:[l(Cg,{id:e,detail:t,recording:o}),r.times(e)>1&&l(xl,{id:e,reply:n}),l("dl",{class:"sums",children:[l(Sl,{label:`attributed ${t.where}`.trimEnd(),n:t.attributed_bytes,help:s?"Storages attributed to the ops inside.":"Storages attributed to this op: it saved them first."}),t.shared_bytes!==null&&l(Sl,{label:"shared",n:t.shared_bytes,help:"Saved here too, but attributed to another op."}),l(Sl,{label:"exclusive",n:t.exclusive_bytes,help:`Memory released if only this ${s?"module":"op"} stopped saving.`})]}),l("section",{children:[l("h3",{children:s?"Saved tensors, largest first":"Saved tensors"}),t.saves.length===0&&l("p",{class:"hint",children:"Saves nothing for backward."}),l("ul",{class:"saves","data-testid":"saves",children:t.saves.map((i,a)=>l(Mg,{save:i,isInModule:s},a))}),l(pn,{shown:t.saves.length,of:t.saves_count})]}),l(Og,{detail:t}),l(wl,{title:"Inputs",edges:t.inputs,of:t.inputs_count}),l(wl,{title:"Outputs",edges:t.outputs,of:t.outputs_count})]})}function Sl({label:e,n:t,help:n}){return l("div",{title:n,children:[l("dt",{children:e}),l("dd",{children:l(Z,{n:t})})]})}function Cg({id:e,detail:t,recording:n}){let{graph:o,recordings:r,views:s}=G(),i=e.kind==="module",a=t.file?`${t.file}:${t.line}`:t.source,u=i?r.moduleAround(e):t.module;return l(X,{children:[l("h2",{"data-testid":"details-title",children:t.title||t.type_name||"model"}),l("p",{class:"subtitle",children:[i?t.type_name:t.name,t.region!==null&&"recomputed in the backward pass"].filter(Boolean).join(" · ")}),u!==null&&l("p",{class:"where",children:["in"," ",l("button",{type:"button",class:"link",onClick:()=>o.goTo($e(u)),children:wn(n.modules,u)})," ",l("small",{children:n.modules.type_name[u]})]}),s.shown.value!=="graph"&&l("p",{class:"where",children:l("button",{type:"button",class:"link","data-testid":"show-in-graph",onClick:()=>o.reveal(e),children:"Show in graph"})}),i&&l("p",{class:"where",children:l(Is,{names:n.modules.fqn[e.number]??"",label:"Predict with checkpointing"})}),a&&l("p",{class:"where source",children:[l("code",{title:a,children:t.source}),t.function&&l("small",{children:t.function}),l(_l,{text:a,label:"Copy the source location"})]})]})}function Mg({save:e,isInModule:t}){let n=e.category==="parameter"||e.category==="buffer";return l("li",{class:e.attributed?"save":"save shared",children:[l("p",{class:"save-head",children:[l("code",{class:"slot",children:e.slot}),l("span",{class:"type",children:Jt(e.dtype,e.shape)}),l(Z,{n:e.nbytes})]}),t&&l("p",{children:["by ",l(lo,{node:e.node,text:e.op})]}),l("p",{class:"facts",children:[[e.category&&(e.name?`${e.category} ${e.name}`:e.category),e.kind!=="saved"&&e.kind,!e.attributed&&!n&&"attributed to another op"].filter(Boolean).join(" · "),l(Cs,{...e})]}),l("p",{class:"reason",children:e.reason}),e.formula&&l("p",{class:"formula",children:l("code",{children:e.formula})}),l(Ms,{verb:"shared with",savers:e.shared_with,of:e.shared_count})]})}function Og({detail:{released:e,released_bytes:t,released_count:n}}){return n===0?null:l("section",{children:[l("h3",{children:["Backward frees ",l(Z,{n:t})]}),l("ul",{class:"edges","data-testid":"releases","aria-label":"Freed in its backward pass",children:e.map(({storage:o,made_by:{name:r,fqn:s,node:i,backward_of:a},...u})=>l("li",{children:[l("p",{children:["allocated ",a?"in ":"by ",l(Eg,{op:a?.op??r,node:a?.node??i}),a&&"'s backward"," ",l("small",{children:a?.fqn??s})]}),l("p",{class:"save-head",children:[l("span",{class:"type",children:Jt(u.dtype,u.shape)}),l(Z,{n:u.nbytes}),l("small",{children:["after op ",Y(u.ended??0)]})]})]},o))}),l(pn,{shown:e.length,of:n})]})}function Eg({op:e,node:t}){return t===null?l(X,{children:so(e)}):l(lo,{node:t,text:so(e)})}var Ag=`import tb_actmem
from torch.utils.tensorboard import SummaryWriter

with SummaryWriter(LOGDIR) as writer:
    with tb_actmem.record(model) as recorder:
        loss = loss_fn(model(inputs), targets)
    tb_actmem.add_recording(
        writer, "activation_memory", recorder.recording, global_step=0
    )
`;function gc({logdir:e}){let t=Ag.replace("LOGDIR",()=>JSON.stringify(e||"runs"));return l("div",{class:"empty","data-testid":"empty",children:[l("h2",{children:"No recording here yet"}),l("p",{children:[e?l(X,{children:["The log directory ",l("code",{children:e})," holds no activation memory recording."]}):"The log directories hold no activation memory recording."," ","Record one forward pass and add it to the log:"]}),l(Ls,{code:t,label:"Copy the code",testId:"snippet"}),l("p",{class:"hint",children:["A recording appears here once the writer has flushed it (",l("code",{children:"writer.flush()"}),", or leaving the ",l("code",{children:"with"})," block) and the server has read the log again."]})]})}function Lg(e){let t=[];for(let n of e.filter(({is_main:o})=>o)){let o=t.at(-1);n.level===0&&!n.is_aside||!o?t.push({total:n,parts:[]}):o.parts.push(n)}return t}function bc({lines:e}){return l("dl",{class:"all-totals","data-testid":"totals-lines",children:Lg(e).map(({total:t,parts:n})=>l("div",{class:"account",children:[l(yc,{line:t}),n.map(o=>l(yc,{line:o},o.key))]},t.key))})}function yc({line:e}){let t=e.is_aside?1:Math.min(e.level,3);return l("div",{class:`line level-${t}`,"data-testid":`totals-line-${e.key}`,children:[l("dt",{children:e.is_aside?e.where:`${e.label} ${e.where}`.trimEnd()}),l(kl,{line:e,id:e.key})]})}function kl({line:e,id:t}){let n=`help-${t}`;return l("dd",{children:[l("button",{type:"button",class:"figure","aria-describedby":n,children:e.nbytes===null?"not known":j(e.nbytes)}),l("span",{class:"tooltip",role:"tooltip",id:n,children:[l("b",{children:e.nbytes===null?"not known":Nn(e.nbytes)}),e.help]})]})}function xc({recording:e}){let[t,n]=ee(!1),{meta:o,totals:r,headline:s}=e;return l("header",{class:"header",children:[l("div",{class:"headline",children:[o.label&&l("strong",{class:"label",children:o.label}),l(Dg,{lines:$g(r,s)}),l("button",{type:"button",class:"quiet","aria-expanded":t,"aria-controls":"all-totals","data-testid":"all-totals",onClick:()=>n(!t),children:t?"fewer totals":"all totals"}),l(Ig,{meta:o})]}),l("div",{id:"all-totals",hidden:!t,children:l(bc,{lines:r})}),l(zg,{notes:o.notes})]})}function Ig({meta:e}){let t=[e.device,`torch ${e.torch_version}`,e.created_ns?new Date(e.created_ns/1e6).toLocaleString():""];return l("span",{class:"provenance",children:[e.rank!==null&&`rank ${e.rank}`,l("span",{class:"rest",children:[e.rank!==null&&" · ",t.filter(Boolean).join(" · ")]})]})}function Dg({lines:e}){return l("dl",{class:"totals","data-testid":"totals",children:e.map((t,n)=>l("div",{class:t.key,"data-testid":`total-${t.key}`,children:[l("dt",{children:Ng(t,n)}),l(kl,{line:t,id:`total-${t.key}`})]},t.key))})}function $g(e,t){return t.flatMap(n=>e.find(o=>o.key===n)??[])}function Ng({label:e,where:t,is_aside:n},o){return n?t:o===0?`${e} ${t}`.trimEnd():e}function zg({notes:e}){let[t,n]=ee(""),[o,...r]=e;if(o===void 0)return null;let s=[...new Set(r.map(a=>a.code))].filter(Boolean),i=r.filter(a=>!s.includes(t)||a.code===t);return l("div",{class:"notes",role:"note","data-testid":"notes",children:[l(vc,{note:o}),r.length>0&&l("details",{children:[l("summary",{children:r.length===1?"1 more note":`${r.length} more notes`}),s.length>1&&l("select",{"aria-label":"notes of one kind","data-testid":"note-codes",value:t,onChange:a=>n(a.currentTarget.value),children:[l("option",{value:"",children:"all notes"}),s.map(a=>l("option",{children:a},a))]}),i.map(a=>l(vc,{note:a},a.text))]})]})}function vc({note:e}){return l("p",{children:[e.text," ",e.code&&l("code",{children:["[",e.code,"]"]})]})}function jo(e){let t=e.toLowerCase().split(/\s+/).filter(Boolean);return n=>t.every(o=>n.includes(o))}function Ds(e){try{let t=new RegExp(e,"i");return n=>t.test(n)}catch{return null}}function fn({label:e,testId:t,isInvalid:n=!1,onInput:o,...r}){return l("input",{...r,list:void 0,"aria-label":e,"aria-invalid":n,"data-testid":t,onInput:s=>o(s.currentTarget.value)})}function wc(){let{address:e,change:t,recordings:n}=G(),[o,r]=ee(!1),s=Gg("(min-width: 821px)"),i=n.entry.value;if(!i)return null;let{run:a,tag:u,step:c}=i,d=e.value.runs,p=Ds(d)!==null,h=n.matchingRuns.value,m=n.damaged.value;return l("aside",{class:"sidebar","data-testid":"sidebar",children:l("details",{class:"choices",open:s||o,onToggle:y=>!s&&r(y.currentTarget.open),children:[l("summary",{children:[a.run,c&&` · step ${c.step}`]}),c&&l(Bg,{tag:u,step:c.step}),a.tags.length>1&&l(Fg,{tags:a.tags,tag:u.tag}),l("fieldset",{class:"runs",children:[l("legend",{children:"Runs"}),l(fn,{type:"search",placeholder:"Filter runs (regex)",label:"Filter runs by regular expression",isInvalid:!p,title:p?"":"Not a regular expression yet: matched as plain text.",testId:"run-filter",value:d,onInput:y=>t({runs:y})}),l("div",{class:"run-list",children:[h.map(y=>l("label",{class:"run",title:y,children:[l("input",{type:"radio",name:"run",value:y,checked:y===a.run,onChange:()=>n.chooseRun(y)}),l("span",{children:y}),m.has(y)&&l("small",{children:"× cannot be read"})]},y)),h.length===0&&l("p",{class:"hint",children:"No run matches."})]})]})]})})}function Gg(e){let t=ne(()=>window.matchMedia(e),[e]),[n,o]=ee(t.matches);return ge(()=>{let r=()=>o(t.matches);return t.addEventListener("change",r),()=>t.removeEventListener("change",r)},[t]),n}function Fg({tags:e,tag:t}){let{recordings:n}=G(),o=e.find(r=>r.tag===t)?.description;return l("label",{class:"field",children:[l("span",{children:"Tag"}),l("select",{"data-testid":"tag",value:t,title:o,onChange:r=>n.chooseTag(r.currentTarget.value),children:e.map(r=>l("option",{value:r.tag,children:r.tag},r.tag))})]})}function Bg({tag:e,step:t}){let{recordings:n}=G(),[o,r]=ee(null),s=e.steps,i=s.findIndex(c=>c.step===t),a=s[o??i],u=c=>{let d=s[c];r(null),d&&n.chooseStep(c===s.length-1?null:d.step)};return l("div",{class:"field","data-testid":"step",children:[l("span",{id:"step-label",children:["Step ",l("b",{class:"number",children:a?.step}),s.length>1&&l("small",{children:[(o??i)+1," of ",s.length]})]}),s.length>1&&l("div",{class:"step-row",children:[l("button",{type:"button","aria-label":"Previous step","data-testid":"step-previous",disabled:i<=0,onClick:()=>u(i-1),children:"‹"}),l("input",{type:"range",min:0,max:s.length-1,value:o??i,"aria-labelledby":"step-label","aria-valuetext":`step ${a?.step}`,"data-testid":"step-slider",onInput:c=>r(Number(c.currentTarget.value)),onChange:c=>u(Number(c.currentTarget.value))}),l("button",{type:"button","aria-label":"Next step","data-testid":"step-next",disabled:i>=s.length-1,onClick:()=>u(i+1),children:"›"})]}),a&&l("small",{children:a.wall_time===null?"time not known":Vg(a.wall_time)})]})}function Vg(e){return new Date(e*1e3).toLocaleString()}function Sc(){let{isServed:e}=G(),t=Bt("totals.json",e?{}:null).current?.totals??[];return t.length===0?l(He,{what:_c}):l("div",{class:"recording",children:[l("header",{class:"header",children:l("div",{class:"headline",children:l("dl",{class:"totals","data-testid":"rounded-totals",children:t.map(({key:n,label:o,help:r,nbytes:s})=>l("div",{class:n,title:r,children:[l("dt",{children:o}),l("dd",{class:"figure",children:j(s)})]},n))})})}),l(He,{what:`Rounded to seven digits. ${_c}`})]})}var _c="Reading the recording…";function Wg(e){ge(()=>{let t=n=>{let o=n.target instanceof Element&&n.target.matches("input, select");n.key==="Escape"&&!n.defaultPrevented&&!o&&e()};return window.addEventListener("keydown",t),()=>window.removeEventListener("keydown",t)},[e])}function kc(){let e=G();Wg(e.deselect);let{value:t,error:n,loading:o}=e.recordings.index.state.value,r=l("button",{type:"button",onClick:e.reload,children:"Try again"});if(!t)return n?l(We,{message:n.message,children:r}):o?l(He,{what:"Looking for recordings…"}):null;let s=e.recordings.entry.value;return s?l("div",{class:"app",children:[l(wc,{}),l("main",{class:"main",children:[n&&l(We,{message:n.message,children:r}),l(Hg,{index:t,shown:s}),s.step?l(Ug,{}):l(We,{message:s.tag.problem??"This tag holds no recording.",children:r})]})]}):l(gc,{logdir:t.logdir})}function Hg({index:e,shown:t}){let{address:n,recordings:o}=G(),r=Rs(e,n.value)||ac(e,n.value,o.unreadable.value);if(!r)return null;let s=t.step&&` · step ${t.step.step}`;return l("p",{class:"missing",role:"status","data-testid":"missing",children:[r," Showing ",t.run.run,s,"."]})}function Ug(){let{change:e,recordings:t,views:n}=G(),{value:o,error:r,loading:s}=t.recording.state.value;if(r)return l(Tt,{error:r,retry:t.recording.reload});if(!o)return l(Sc,{});let[i,a]=[n.available.value,n.shown.value];return l("div",{class:"recording","aria-busy":s,"data-testid":"recording",children:[s&&l(Kg,{}),l(xc,{recording:o}),l("div",{class:"tab-bar",children:[l(Yg,{views:i,shown:a,onChoose:u=>e({view:u})}),l(fc,{})]}),l("div",{class:"stage",children:[i.filter(({key:u,isKept:c})=>c||u===a).map(u=>l(jg,{view:u,recording:o,isHidden:u.key!==a},u.key)),l(hc,{recording:o})]})]})}function Kg(){let{run:e,step:t}=G().recordings.shown.value??{};return l("p",{class:"reading",role:"status","data-testid":"reading",children:["Reading ",e," · step ",t,"…"]})}function jg({view:e,recording:t,isHidden:n}){return l("section",{class:"view",role:"tabpanel",id:`view-${e.key}`,"aria-labelledby":`tab-${e.key}`,"data-testid":`view-${e.key}`,hidden:n,children:l(qg,{view:e,recording:t,isHidden:n})})}function qg({view:e,recording:t,isHidden:n}){let{views:o}=G(),r=o.reply(e),{value:s,part:i,error:a,loading:u}=r?.state.value??{},c=i??s;return a?l(Tt,{error:a,retry:()=>r?.reload()}):r&&c===void 0?u?l(He,{what:e.waiting??"Reading…"}):null:l(e.Panel,{recording:t,reply:c,isLoading:u===!0,isHidden:n})}function Yg({views:e,shown:t,onChoose:n}){return ge(()=>{document.getElementById(`tab-${t}`)?.scrollIntoView({block:"nearest",inline:"nearest"})},[t]),l("div",{class:"tabs",role:"tablist","aria-label":"Views",onKeyDown:r=>{let s={ArrowLeft:-1,ArrowRight:1}[r.key];if(s===void 0)return;let i=e.map(({key:u})=>u),a=i[(i.indexOf(t)+s+i.length)%i.length];a&&(n(a),document.getElementById(`tab-${a}`)?.focus())},children:e.map(({key:r,title:s})=>l("button",{type:"button",role:"tab",id:`tab-${r}`,"data-testid":`tab-${r}`,"aria-selected":r===t,"aria-controls":`view-${r}`,tabIndex:r===t?0:-1,onClick:()=>n(r),children:s},r))})}function Pc(e,t,n){let o=$s(n);if(o==="modules")return{comparand:qo(n),problem:""};if(o==="plan")return{comparand:zs(n),problem:""};if(n.run===void 0)return Rc(Jg(e,t));let r=Qg(n),s=Rs(e,r);if(s)return{comparand:null,problem:s};let i=Mr(e,r),a=i&&ks(i);return a?Pl(a,t)?{comparand:null,problem:"This is the recording already shown: choose another one."}:Rc(a):{comparand:null,problem:i?.tag.problem??"This tag holds no recording."}}var Rl=["recording","modules","plan"];function $s(e){return e.checkpoint?"modules":Or.some(t=>e[t])?"plan":Rl.includes(e.by)?e.by:e.offload?"modules":"recording"}function qo({checkpoint:e,save:t,offload:n}){return!e&&!n?null:{...e&&{checkpoint:e},...e&&t&&{save:t},...n&&{offload:n}}}function Ns(e){let t=qo({...e});return t?{...t}:{by:"modules"}}function zs(e){let t=Or.find(o=>e[o]),n=e.offload==="1";return t?{goal:t,value:e[t]??"",offload:n}:null}function Yo(e,t,n){return{...t?{[e]:t}:{by:"plan"},...n&&{offload:"1"}}}function Ar({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}function Qg({run:e="",tag:t="",step:n=""}){return{run:e,tag:t,step:/^-?\d+$/.test(n)?Number(n):null}}function Rc(e){return{comparand:e&&{key:e},problem:""}}function Tc({run:e,tag:t,step:n},o){return e===o.run&&t===o.tag&&n===String(o.step)}function Pl(e,t){return e.run===t.run&&e.tag===t.tag&&e.step===t.step}function Jg(e,t){let n=e.runs.findIndex(({run:u})=>u===t.run),r=[...e.runs.slice(n+1),...e.runs.slice(0,n)].map(u=>({...u,letters:Zg(u.run,t.run)}));for(let{run:u,tags:c}of r.sort((d,p)=>p.letters-d.letters)){let d=dn({tags:c.filter(Xg)},t.tag),p=d?.steps.at(-1);if(d&&p)return{run:u,tag:d.tag,...p}}let s=e.runs[n]?.tags.find(({tag:u})=>u===t.tag),i=s?.steps.findIndex(({step:u})=>u===t.step)??-1,a=s?.steps[i-1]??s?.steps[i+1];return a?{run:t.run,tag:t.tag,...a}:null}function Zg(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1;return n}function Xg({problem:e,steps:t}){return e===null&&t.length>0}function Cc({goal:e,value:t,offload:n}){return{[e]:t,...n?{offload:n}:{}}}function Lr(e){if("goal"in e){let{goal:r,value:s,offload:i}=e;return{[r]:s,...i?{offload:"1"}:{}}}if(!("key"in e))return{...e};let{run:t,tag:n,step:o}=e.key;return{other_run:t,other_tag:n,other_step:o}}var uo="compare";function Tl(e,t){return JSON.stringify([e,t])}function Mc(e,t,{address:n,change:o},{index:r,shown:s,fetchOfShown:i,choose:a},u){let c=xe(()=>{let{value:M}=r.state.value;return M&&s.value?Pc(M,s.value,Qe(n.value,uo)):null}),d=xe(()=>$s(Qe(n.value,uo))),p=xe(()=>c.value?.comparand&&JSON.stringify(c.value.comparand)),h=Me(null);function m(M,C,D){h.value=null;let N=({pending:O})=>h.value=O,E={...Ft(M),...Cc(C)};return Wo(()=>e.get("plan.json",E,D),D,N)}let y=()=>u.value===uo&&p.value?p.value:null,w=i(()=>y()?`compare ${y()}`:null,async(M,C)=>{let D=c.peek()?.comparand;if(!D)throw new Error("Nothing is chosen to compare with.");if("goal"in D){let{planned:O,unreachable:L}=await m(M,D,C),$=O&&O.comparison;return{shown:M,comparand:D,comparison:$,planned:O,unreachable:L}}let N={...Ft(M),...Lr(D)},E=await e.get("compare.json",N,C);return{shown:M,comparand:D,comparison:E,planned:null,unreachable:null}}),R=i(()=>{let{value:M,loading:C}=w.state.value;return!y()||C||!M?.comparison?.changes_count?null:`difference ${y()} ${Qe(n.value,uo).open??""}`},async(M,C)=>{let D=c.peek()?.comparand;if(!D)throw new Error("Nothing is chosen to compare with.");let N=Gt(Qe(n.peek(),uo).open??""),E={...Ft(M),...Lr(D),...N===null?{}:{expand:[...N]}},O=await e.get("compare.dot",E,C);return{pair:Tl(M,D),graph:O,layout:await t(O.dot,C)}});function k(M){let C=Qe(n.peek(),uo);o({settings:{compare:cn(C,"open",wt(M))}})}function x(M){let C=new Set(R.state.peek().value?.graph.expand);C.delete(M)||C.add(M),k([...C])}function P(){let[M,C]=[s.peek(),c.peek()?.comparand];!M||!C||!("key"in C)||(a(C.key),o({settings:{compare:Ar(M)}}))}let _=null,A=at(()=>{let[M,C]=[_,s.value];if(_=C,!M||!C||Pl(M,C))return;let D=Qe(n.peek(),uo);$s(D)==="recording"&&Tc(D,C)&&o({settings:{compare:Ar(M)}})});return{mode:d,choice:c,reply:w,planProgress:h,difference:R,open:k,toggle:x,swap:P,dispose:A}}function Gs(e){return[...new Set(e.flat())].sort((t,n)=>t-n)}function Oc(e,{op:t,phases:n}){if(!(e.length===n.length&&e.every((i,a)=>i.kind===n[a]?.kind)))return{op:t,end:n.at(-1)?.end_op??1/0};let r=0;return{op:t.map(i=>{for(;r<n.length-1&&i>=(n[r]?.end_op??0);)r+=1;let[a,u]=[n[r],e[r]];if(!a||!u||a.end_op===a.first_op)return u?.first_op??i;let c=(i-a.first_op)/(a.end_op-a.first_op);return u.first_op+c*(u.end_op-u.first_op)}),end:e.at(-1)?.end_op??1/0}}function Cl(e,t){let n=-1;return e.map(o=>{for(;(t[n+1]??1/0)<=o;)n+=1;return n})}function Ec(e,{op:t,end:n},o){return Cl(e,t).map((r,s)=>(e[s]??0)>n?null:o[r]??0)}function Ac(e,t){return e.map(n=>t.get(n)??null)}function Fs(e,t){let n=0;return e.forEach((o,r)=>{Math.abs(o-t)<Math.abs((e[n]??1/0)-t)&&(n=r)}),n}var ey="uplot",ty="u-hz",ny="u-vt",oy="u-title",ry="u-wrap",sy="u-under",iy="u-over",ly="u-axis",fo="u-off",ay="u-select",uy="u-cursor-x",cy="u-cursor-y",dy="u-cursor-pt",py="u-legend",fy="u-live",my="u-inline",hy="u-series",gy="u-marker",Lc="u-label",yy="u-value",Dr="width",$r="height";var Ic="bottom",Qo="left",Ml="right",Kl="#000",Dc=Kl+"0",Ol="mousemove",$c="mousedown",El="mouseup",Nc="mouseenter",zc="mouseleave",Gc="dblclick",by="resize",vy="scroll",Fc="change",Us="dppxchange",jl="--",or=typeof window<"u",$l=or?document:null,Zo=or?window:null,xy=or?navigator:null,ye,Bs;function Nl(){let e=devicePixelRatio;ye!=e&&(ye=e,Bs&&Gl(Fc,Bs,Nl),Bs=matchMedia(`(min-resolution: ${ye-.001}dppx) and (max-resolution: ${ye+.001}dppx)`),mo(Fc,Bs,Nl),Zo.dispatchEvent(new CustomEvent(Us)))}function Ct(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function zl(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function Oe(e,t,n){e.style[t]=n+"px"}function Zt(e,t,n,o){let r=$l.createElement(e);return t!=null&&Ct(r,t),n?.insertBefore(r,o),r}function Ht(e,t){return Zt("div",e,t)}var Bc=new WeakMap;function mn(e,t,n,o,r){let s="translate("+t+"px,"+n+"px)",i=Bc.get(e);s!=i&&(e.style.transform=s,Bc.set(e,s),t<0||n<0||t>o||n>r?Ct(e,fo):zl(e,fo))}var Vc=new WeakMap;function Wc(e,t,n){let o=t+n,r=Vc.get(e);o!=r&&(Vc.set(e,o),e.style.background=t,e.style.borderColor=n)}var Hc=new WeakMap;function Uc(e,t,n,o){let r=t+""+n,s=Hc.get(e);r!=s&&(Hc.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var ql={passive:!0},wy={...ql,capture:!0};function mo(e,t,n,o){t.addEventListener(e,n,o?wy:ql)}function Gl(e,t,n,o){t.removeEventListener(e,n,ql)}or&&Nl();function Xt(e,t,n,o){let r;n=n||0,o=o||t.length-1;let s=o<=2147483647;for(;o-n>1;)r=s?n+o>>1:Mt((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function vd(e){return(n,o,r)=>{let s=-1,i=-1;for(let a=o;a<=r;a++)if(e(n[a])){s=a;break}for(let a=r;a>=o;a--)if(e(n[a])){i=a;break}return[s,i]}}var xd=e=>e!=null,wd=e=>e!=null&&e>0,qs=vd(xd),_y=vd(wd);function Sy(e,t,n,o=0,r=!1){let s=r?_y:qs,i=r?wd:xd;[t,n]=s(e,t,n);let a=e[t],u=e[t];if(t>-1)if(o==1)a=e[t],u=e[n];else if(o==-1)a=e[n],u=e[t];else for(let c=t;c<=n;c++){let d=e[c];i(d)&&(d<a?a=d:d>u&&(u=d))}return[a??Se,u??-Se]}function Ys(e,t,n,o){let r=qc(e),s=qc(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let i=n==10?_n:_d,a=r==1?Mt:Ut,u=s==1?Ut:Mt,c=a(i(Ze(e))),d=u(i(Ze(t))),p=Xo(n,c),h=Xo(n,d);return n==10&&(c<0&&(p=ke(p,-c)),d<0&&(h=ke(h,-d))),o||n==2?(e=p*r,t=h*s):(e=Pd(e,p),t=Qs(t,h)),[e,t]}function Yl(e,t,n,o){let r=Ys(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var Ql=.1,Kc={mode:3,pad:Ql},zr={pad:0,soft:null,mode:0},ky={min:zr,max:zr};function Ks(e,t,n,o){return Js(n)?jc(e,t,n):(zr.pad=n,zr.soft=o?0:null,zr.mode=o?3:0,jc(e,t,ky))}function me(e,t){return e??t}function Ry(e,t,n){for(t=me(t,0),n=me(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function jc(e,t,n){let o=n.min,r=n.max,s=me(o.pad,0),i=me(r.pad,0),a=me(o.hard,-Se),u=me(r.hard,Se),c=me(o.soft,Se),d=me(r.soft,-Se),p=me(o.mode,0),h=me(r.mode,0),m=t-e,y=_n(m),w=yt(Ze(e),Ze(t)),R=_n(w),k=Ze(R-y);(m<1e-24||k>10)&&(m=0,(e==0||t==0)&&(m=1e-24,p==2&&c!=Se&&(s=0),h==2&&d!=-Se&&(i=0)));let x=m||w||1e3,P=_n(x),_=Xo(10,Mt(P)),A=x*(m==0?e==0?.1:1:s),M=ke(Pd(e-A,_/10),24),C=e>=c&&(p==1||p==3&&M<=c||p==2&&M>=c)?c:Se,D=yt(a,M<C&&e>=C?C:en(C,M)),N=x*(m==0?t==0?.1:1:i),E=ke(Qs(t+N,_/10),24),O=t<=d&&(h==1||h==3&&E>=d||h==2&&E<=d)?d:-Se,L=en(u,E>O&&t<=O?O:yt(O,E));return D==L&&D==0&&(L=100),[D,L]}var Py=new Intl.NumberFormat(or?xy.language:"en-US"),Jl=e=>Py.format(e),Ot=Math,Hs=Ot.PI,Ze=Ot.abs,Mt=Ot.floor,Je=Ot.round,Ut=Ot.ceil,en=Ot.min,yt=Ot.max,Xo=Ot.pow,qc=Ot.sign,_n=Ot.log10,_d=Ot.log2,Ty=(e,t=1)=>Ot.sinh(e)*t,Al=(e,t=1)=>Ot.asinh(e/t),Se=1/0;function Yc(e){return(_n((e^e>>31)-(e>>31))|0)+1}function Fl(e,t,n){return en(yt(e,t),n)}function Sd(e){return typeof e=="function"}function ce(e){return Sd(e)?e:()=>e}var Cy=()=>{},kd=e=>e,Rd=(e,t)=>t,My=e=>null,Qc=e=>!0,Jc=(e,t)=>e==t,Oy=/\.\d*?(?=9{6,}|0{6,})/gm,ho=e=>{if(Cd(e)||Gn.has(e))return e;let t=`${e}`,n=t.match(Oy);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,s]=t.split("e");return+`${ho(r)}e${s}`}return ke(e,o)};function co(e,t){return ho(ke(ho(e/t))*t)}function Qs(e,t){return ho(Ut(ho(e/t))*t)}function Pd(e,t){return ho(Mt(ho(e/t))*t)}function ke(e,t=0){if(Cd(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Je(o)/n}var Gn=new Map;function Td(e){return((""+e).split(".")[1]||"").length}function Fr(e,t,n,o){let r=[],s=o.map(Td);for(let i=t;i<n;i++){let a=Ze(i),u=ke(Xo(e,i),a);for(let c=0;c<o.length;c++){let d=e==10?+`${o[c]}e${i}`:o[c]*u,p=(i>=0?0:a)+(i>=s[c]?0:s[c]),h=e==10?d:ke(d,p);r.push(h),Gn.set(h,p)}}return r}var Gr={},Zl=[],er=[null,null],zn=Array.isArray,Cd=Number.isInteger,Ey=e=>e===void 0;function Zc(e){return typeof e=="string"}function Js(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Ay(e){return e!=null&&typeof e=="object"}var Ly=Object.getPrototypeOf(Uint8Array),Md="__proto__";function tr(e,t=Js){let n;if(zn(e)){let o=e.find(r=>r!=null);if(zn(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=tr(e[r],t)}else n=e.slice()}else if(e instanceof Ly)n=e.slice();else if(t(e)){n={};for(let o in e)o!=Md&&(n[o]=tr(e[o],t))}else n=e;return n}function Ke(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=Md&&(Js(e[r])?Ke(e[r],tr(o[r])):e[r]=tr(o[r]))}return e}var Iy=0,Dy=1,$y=2;function Ny(e,t,n){for(let o=0,r,s=-1;o<t.length;o++){let i=t[o];if(i>s){for(r=i-1;r>=0&&e[r]==null;)e[r--]=null;for(r=i+1;r<n&&e[r]==null;)e[s=r++]=null}}}function zy(e,t){if(By(e)){let i=e[0].slice();for(let a=1;a<e.length;a++)i.push(...e[a].slice(1));return Vy(i[0])||(i=Fy(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let u=e[i][0],c=u.length;for(let d=0;d<c;d++)n.add(u[d])}let o=[Array.from(n).sort((i,a)=>i-a)],r=o[0].length,s=new Map;for(let i=0;i<r;i++)s.set(o[0][i],i);for(let i=0;i<e.length;i++){let a=e[i],u=a[0];for(let c=1;c<a.length;c++){let d=a[c],p=Array(r).fill(void 0),h=t?t[i][c]:Dy,m=[];for(let y=0;y<d.length;y++){let w=d[y],R=s.get(u[y]);w===null?h!=Iy&&(p[R]=w,h==$y&&m.push(R)):p[R]=w}Ny(p,m,r),o.push(p)}}return o}var Gy=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Fy(e){let t=e[0],n=t.length,o=Array(n);for(let s=0;s<o.length;s++)o[s]=s;o.sort((s,i)=>t[s]-t[i]);let r=[];for(let s=0;s<e.length;s++){let i=e[s],a=Array(n);for(let u=0;u<n;u++)a[u]=i[o[u]];r.push(a)}return r}function By(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let s=0;s<n;s++)if(r[s]!=t[s])return!1}}return!0}function Vy(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=o)return!0;let s=yt(1,Mt((r-o+1)/t));for(let i=e[o],a=o+s;a<=r;a+=s){let u=e[a];if(u!=null){if(u<=i)return!1;i=u}}return!0}var Od=["January","February","March","April","May","June","July","August","September","October","November","December"],Ed=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Ad(e){return e.slice(0,3)}var Wy=Ed.map(Ad),Hy=Od.map(Ad),Uy={MMMM:Od,MMM:Hy,WWWW:Ed,WWW:Wy};function Ir(e){return(e<10?"0":"")+e}function Ky(e){return(e<10?"00":e<100?"0":"")+e}var jy={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Ir(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Ir(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Ir(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Ir(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Ir(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Ky(e.getMilliseconds())};function Xl(e,t){t=t||Uy;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?jy[r[1]]:r[0]);return s=>{let i="";for(let a=0;a<n.length;a++)i+=typeof n[a]=="string"?n[a]:n[a](s,t);return i}}var qy=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Yy(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==qy?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var Ld=e=>e%1==0,js=[1,2,2.5,5],Qy=Fr(10,-32,0,js),Id=Fr(10,0,32,js),Jy=Id.filter(Ld),po=Qy.concat(Id),ea=`
`,Dd="{YYYY}",Xc=ea+Dd,$d="{M}/{D}",Nr=ea+$d,Vs=Nr+"/{YY}",Nd="{aa}",Zy="{h}:{mm}",Jo=Zy+Nd,ed=ea+Jo,td=":{ss}",ve=null;function zd(e){let t=e*1e3,n=t*60,o=n*60,r=o*24,s=r*30,i=r*365,u=(e==1?Fr(10,0,3,js).filter(Ld):Fr(10,-3,0,js)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),c=[[i,Dd,ve,ve,ve,ve,ve,ve,1],[r*28,"{MMM}",Xc,ve,ve,ve,ve,ve,1],[r,$d,Xc,ve,ve,ve,ve,ve,1],[o,"{h}"+Nd,Vs,ve,Nr,ve,ve,ve,1],[n,Jo,Vs,ve,Nr,ve,ve,ve,1],[t,td,Vs+" "+Jo,ve,Nr+" "+Jo,ve,ed,ve,1],[e,td+".{fff}",Vs+" "+Jo,ve,Nr+" "+Jo,ve,ed,ve,1]];function d(p){return(h,m,y,w,R,k)=>{let x=[],P=R>=i,_=R>=s&&R<i,A=p(y),M=ke(A*e,3),C=Ll(A.getFullYear(),P?0:A.getMonth(),_||P?1:A.getDate()),D=ke(C*e,3);if(_||P){let N=_?R/s:0,E=P?R/i:0,O=M==D?M:ke(Ll(C.getFullYear()+E,C.getMonth()+N,1)*e,3),L=new Date(Je(O/e)),$=L.getFullYear(),H=L.getMonth();for(let V=0;O<=w;V++){let oe=Ll($+E*V,H+N*V,1),q=oe-p(ke(oe*e,3));O=ke((+oe+q)*e,3),O<=w&&x.push(O)}}else{let N=R>=r?r:R,E=Mt(y)-Mt(M),O=D+E+Qs(M-D,N);x.push(O);let L=p(O),$=L.getHours()+L.getMinutes()/n+L.getSeconds()/o,H=R/o,V=h.axes[m]._space,oe=k/V;for(;O=ke(O+R,e==1?0:3),!(O>w);)if(H>1){let q=Mt(ke($+H,6))%24,pe=p(O).getHours()-q;pe>1&&(pe=-1),O-=pe*o,$=($+H)%24;let we=x[x.length-1];ke((O-we)/R,3)*oe>=.7&&x.push(O)}else x.push(O)}return x}}return[u,c,d]}var[Xy,eb,tb]=zd(1),[nb,ob,rb]=zd(.001);Fr(2,-53,53,[1]);function nd(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function od(e,t){return(n,o,r,s,i)=>{let a=t.find(y=>i>=y[0])||t[t.length-1],u,c,d,p,h,m;return o.map(y=>{let w=e(y),R=w.getFullYear(),k=w.getMonth(),x=w.getDate(),P=w.getHours(),_=w.getMinutes(),A=w.getSeconds(),M=R!=u&&a[2]||k!=c&&a[3]||x!=d&&a[4]||P!=p&&a[5]||_!=h&&a[6]||A!=m&&a[7]||a[1];return u=R,c=k,d=x,p=P,h=_,m=A,M(w)})}}function sb(e,t){let n=Xl(t);return(o,r,s,i,a)=>r.map(u=>n(e(u)))}function Ll(e,t,n){return new Date(e,t,n)}function rd(e,t){return t(e)}var ib="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function sd(e,t){return(n,o,r,s)=>s==null?jl:t(e(o))}function lb(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function ab(e,t){return e.series[t].fill(e,t)}var ub={show:!0,live:!0,isolate:!1,mount:Cy,markers:{show:!0,width:2,stroke:lb,fill:ab,dash:"solid"},idx:null,idxs:null,values:[]};function cb(e,t){let n=e.cursor.points,o=Ht(),r=n.size(e,t);Oe(o,Dr,r),Oe(o,$r,r);let s=r/-2;Oe(o,"marginLeft",s),Oe(o,"marginTop",s);let i=n.width(e,t,r);return i&&Oe(o,"borderWidth",i),o}function db(e,t){let n=e.series[t].points;return n._fill||n._stroke}function pb(e,t){let n=e.series[t].points;return n._stroke||n._fill}function fb(e,t){return e.series[t].points.size}var Il=[0,0];function mb(e,t,n){return Il[0]=t,Il[1]=n,Il}function Ws(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function Dl(e,t,n,o=!0){return r=>{(!o||r.target==t)&&n(r)}}var hb={show:!0,x:!0,y:!0,lock:!1,move:mb,points:{one:!1,show:cb,size:fb,width:0,stroke:pb,fill:db},bind:{mousedown:Ws,mouseup:Ws,click:Ws,dblclick:Ws,mousemove:Dl,mouseleave:Dl,mouseenter:Dl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Gd={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},ta=Ke({},Gd,{filter:Rd}),Fd=Ke({},ta,{size:10}),Bd=Ke({},Gd,{show:!1}),na='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Vd="bold "+na,Wd=1.5,id={show:!0,scale:"x",stroke:Kl,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Vd,side:2,grid:ta,ticks:Fd,border:Bd,font:na,lineGap:Wd,rotate:0},gb="Value",yb="Time",ld={show:!0,scale:"x",auto:!1,sorted:1,min:Se,max:-Se,idxs:[]};function bb(e,t,n,o,r){return t.map(s=>s==null?"":Jl(s))}function vb(e,t,n,o,r,s,i){let a=[],u=Gn.get(r)||0;n=i?n:ke(Qs(n,r),u);for(let c=n;c<=o;c=ke(c+r,u))a.push(Object.is(c,-0)?0:c);return a}function Bl(e,t,n,o,r,s,i){let a=[],u=e.scales[e.axes[t].scale].log,c=u==10?_n:_d,d=Mt(c(n));r=Xo(u,d),u==10&&(r=po[Xt(r,po)]);let p=n,h=r*u;u==10&&(h=po[Xt(h,po)]);do a.push(p),p=p+r,u==10&&!Gn.has(p)&&(p=ke(p,Gn.get(r))),p>=h&&(r=p,h=r*u,u==10&&(h=po[Xt(h,po)]));while(p<=o);return a}function xb(e,t,n,o,r,s,i){let u=e.scales[e.axes[t].scale].asinh,c=o>u?Bl(e,t,yt(u,n),o,r):[u],d=o>=0&&n<=0?[0]:[];return(n<-u?Bl(e,t,yt(u,-o),-n,r):[u]).reverse().map(h=>-h).concat(d,c)}var Hd=/./,wb=/[12357]/,_b=/[125]/,ad=/1/,Vl=(e,t,n,o)=>e.map((r,s)=>t==4&&r==0||s%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function Sb(e,t,n,o,r){let s=e.axes[n],i=s.scale,a=e.scales[i],u=e.valToPos,c=s._space,d=u(10,i),p=u(9,i)-d>=c?Hd:u(7,i)-d>=c?wb:u(5,i)-d>=c?_b:ad;if(p==ad){let h=Ze(u(1,i)-d);if(h<c)return Vl(t.slice().reverse(),a.distr,p,Ut(c/h)).reverse()}return Vl(t,a.distr,p,1)}function kb(e,t,n,o,r){let s=e.axes[n],i=s.scale,a=s._space,u=e.valToPos,c=Ze(u(1,i)-u(2,i));return c<a?Vl(t.slice().reverse(),3,Hd,Ut(a/c)).reverse():t}function Rb(e,t,n,o){return o==null?jl:t==null?"":Jl(t)}var ud={show:!0,scale:"y",stroke:Kl,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Vd,side:3,grid:ta,ticks:Fd,border:Bd,font:na,lineGap:Wd,rotate:0};function Pb(e,t){let n=3+(e||1)*2;return ke(n*t,3)}function Tb(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],s=e.valToPos(r[o[0]],n,!0),i=e.valToPos(r[o[1]],n,!0),a=Ze(i-s),u=e.series[t],c=a/(u.points.space*ye);return o[1]-o[0]<=c}var cd={scale:null,auto:!0,sorted:0,min:Se,max:-Se},Ud=(e,t,n,o,r)=>r,dd={show:!0,auto:!0,sorted:0,gaps:Ud,alpha:1,facets:[Ke({},cd,{scale:"x"}),Ke({},cd,{scale:"y"})]},pd={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Ud,alpha:1,points:{show:Tb,filter:null},values:null,min:Se,max:-Se,idxs:[],path:null,clip:null};function Cb(e,t,n,o,r){return n/10}var Kd={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Mb=Ke({},Kd,{time:!1,ori:1}),fd={};function jd(e,t){let n=fd[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,s,i,a,u,c){for(let d=0;d<n.plots.length;d++)n.plots[d]!=r&&n.plots[d].pub(o,r,s,i,a,u,c)}},e!=null&&(fd[e]=n)),n}var nr=1,Wl=2;function go(e,t,n){let o=e.mode,r=e.series[t],s=o==2?e._data[t]:e._data,i=e.scales,a=e.bbox,u=s[0],c=o==2?s[1]:s[t],d=o==2?i[r.facets[0].scale]:i[e.series[0].scale],p=o==2?i[r.facets[1].scale]:i[r.scale],h=a.left,m=a.top,y=a.width,w=a.height,R=e.valToPosH,k=e.valToPosV;return d.ori==0?n(r,u,c,d,p,R,k,h,m,y,w,Xs,rr,ti,Yd,Jd):n(r,u,c,d,p,k,R,m,h,w,y,ei,sr,sa,Qd,Zd)}function oa(e,t){let n=0,o=0,r=me(e.bands,Zl);for(let s=0;s<r.length;s++){let i=r[s];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function Ob(e,t,n,o,r){let s=e.mode,i=e.series[t],a=s==2?i.facets[1].scale:i.scale,u=e.scales[a];return r==-1?u.min:r==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function Sn(e,t,n,o,r,s){return go(e,t,(i,a,u,c,d,p,h,m,y,w,R)=>{let k=i.pxRound,x=c.dir*(c.ori==0?1:-1),P=c.ori==0?rr:sr,_,A;x==1?(_=n,A=o):(_=o,A=n);let M=k(p(a[_],c,w,m)),C=k(h(u[_],d,R,y)),D=k(p(a[A],c,w,m)),N=k(h(s==1?d.max:d.min,d,R,y)),E=new Path2D(r);return P(E,D,N),P(E,M,N),P(E,M,C),E})}function Zs(e,t,n,o,r,s){let i=null;if(e.length>0){i=new Path2D;let a=t==0?ti:sa,u=n;for(let p=0;p<e.length;p++){let h=e[p];if(h[1]>h[0]){let m=h[0]-u;m>0&&a(i,u,o,m,o+s),u=h[1]}}let c=n+r-u,d=10;c>0&&a(i,u,o-d/2,c,o+s+d)}return i}function Eb(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function ra(e,t,n,o,r,s,i){let a=[],u=e.length;for(let c=r==1?n:o;c>=n&&c<=o;c+=r)if(t[c]===null){let p=c,h=c;if(r==1)for(;++c<=o&&t[c]===null;)h=c;else for(;--c>=n&&t[c]===null;)h=c;let m=s(e[p]),y=h==p?m:s(e[h]),w=p-r;m=i<=0&&w>=0&&w<u?s(e[w]):m;let k=h+r;y=i>=0&&k>=0&&k<u?s(e[k]):y,y>=m&&a.push([m,y])}return a}function md(e){return e==0?kd:e==1?Je:t=>co(t,e)}function qd(e){let t=e==0?Xs:ei,n=e==0?(r,s,i,a,u,c)=>{r.arcTo(s,i,a,u,c)}:(r,s,i,a,u,c)=>{r.arcTo(i,s,u,a,c)},o=e==0?(r,s,i,a,u)=>{r.rect(s,i,a,u)}:(r,s,i,a,u)=>{r.rect(i,s,u,a)};return(r,s,i,a,u,c=0,d=0)=>{c==0&&d==0?o(r,s,i,a,u):(c=en(c,a/2,u/2),d=en(d,a/2,u/2),t(r,s+c,i),n(r,s+a,i,s+a,i+u,c),n(r,s+a,i+u,s,i+u,d),n(r,s,i+u,s,i,d),n(r,s,i,s+a,i,c),r.closePath())}}var Xs=(e,t,n)=>{e.moveTo(t,n)},ei=(e,t,n)=>{e.moveTo(n,t)},rr=(e,t,n)=>{e.lineTo(t,n)},sr=(e,t,n)=>{e.lineTo(n,t)},ti=qd(0),sa=qd(1),Yd=(e,t,n,o,r,s)=>{e.arc(t,n,o,r,s)},Qd=(e,t,n,o,r,s)=>{e.arc(n,t,o,r,s)},Jd=(e,t,n,o,r,s,i)=>{e.bezierCurveTo(t,n,o,r,s,i)},Zd=(e,t,n,o,r,s,i)=>{e.bezierCurveTo(n,t,r,o,i,s)};function Xd(e){return(t,n,o,r,s)=>go(t,n,(i,a,u,c,d,p,h,m,y,w,R)=>{let{pxRound:k,points:x}=i,P,_;c.ori==0?(P=Xs,_=Yd):(P=ei,_=Qd);let A=ke(x.width*ye,3),M=(x.size-x.width)/2*ye,C=ke(M*2,3),D=new Path2D,N=new Path2D,{left:E,top:O,width:L,height:$}=t.bbox;ti(N,E-C,O-C,L+C*2,$+C*2);let H=V=>{if(u[V]!=null){let oe=k(p(a[V],c,w,m)),q=k(h(u[V],d,R,y));P(D,oe+M,q),_(D,oe,q,M,0,Hs*2)}};if(s)s.forEach(H);else for(let V=o;V<=r;V++)H(V);return{stroke:A>0?D:null,fill:D,clip:N,flags:nr|Wl}})}function ep(e){return(t,n,o,r,s,i)=>{o!=r&&(s!=o&&i!=o&&e(t,n,o),s!=r&&i!=r&&e(t,n,r),e(t,n,i))}}var Ab=ep(rr),Lb=ep(sr);function tp(e){let t=me(e?.alignGaps,0);return(n,o,r,s)=>go(n,o,(i,a,u,c,d,p,h,m,y,w,R)=>{[r,s]=qs(u,r,s);let k=i.pxRound,x=$=>k(p($,c,w,m)),P=$=>k(h($,d,R,y)),_,A;c.ori==0?(_=rr,A=Ab):(_=sr,A=Lb);let M=c.dir*(c.ori==0?1:-1),C={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:nr},D=C.stroke,N=!1;if(s-r>=w*4){let $=Q=>n.posToVal(Q,c.key,!0),H=null,V=null,oe,q,bt,Ee=x(a[M==1?r:s]),pe=x(a[r]),we=x(a[s]),ie=$(M==1?pe+1:we-1);for(let Q=M==1?r:s;Q>=r&&Q<=s;Q+=M){let je=a[Q],Ae=(M==1?je<ie:je>ie)?Ee:x(je),be=u[Q];Ae==Ee?be!=null?(q=be,H==null?(_(D,Ae,P(q)),oe=H=V=q):q<H?H=q:q>V&&(V=q)):be===null&&(N=!0):(H!=null&&A(D,Ee,P(H),P(V),P(oe),P(q)),be!=null?(q=be,_(D,Ae,P(q)),H=V=oe=q):(H=V=null,be===null&&(N=!0)),Ee=Ae,ie=$(Ee+M))}H!=null&&H!=V&&bt!=Ee&&A(D,Ee,P(H),P(V),P(oe),P(q))}else for(let $=M==1?r:s;$>=r&&$<=s;$+=M){let H=u[$];H===null?N=!0:H!=null&&_(D,x(a[$]),P(H))}let[O,L]=oa(n,o);if(i.fill!=null||O!=0){let $=C.fill=new Path2D(D),H=i.fillTo(n,o,i.min,i.max,O),V=P(H),oe=x(a[r]),q=x(a[s]);M==-1&&([q,oe]=[oe,q]),_($,q,V),_($,oe,V)}if(!i.spanGaps){let $=[];N&&$.push(...ra(a,u,r,s,M,x,t)),C.gaps=$=i.gaps(n,o,r,s,$),C.clip=Zs($,c.ori,m,y,w,R)}return L!=0&&(C.band=L==2?[Sn(n,o,r,s,D,-1),Sn(n,o,r,s,D,1)]:Sn(n,o,r,s,D,L)),C})}function Ib(e){let t=me(e.align,1),n=me(e.ascDesc,!1),o=me(e.alignGaps,0),r=me(e.extend,!1);return(s,i,a,u)=>go(s,i,(c,d,p,h,m,y,w,R,k,x,P)=>{[a,u]=qs(p,a,u);let _=c.pxRound,{left:A,width:M}=s.bbox,C=pe=>_(y(pe,h,x,R)),D=pe=>_(w(pe,m,P,k)),N=h.ori==0?rr:sr,E={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:nr},O=E.stroke,L=h.dir*(h.ori==0?1:-1),$=D(p[L==1?a:u]),H=C(d[L==1?a:u]),V=H,oe=H;r&&t==-1&&(oe=A,N(O,oe,$)),N(O,H,$);for(let pe=L==1?a:u;pe>=a&&pe<=u;pe+=L){let we=p[pe];if(we==null)continue;let ie=C(d[pe]),Q=D(we);t==1?N(O,ie,$):N(O,V,Q),N(O,ie,Q),$=Q,V=ie}let q=V;r&&t==1&&(q=A+M,N(O,q,$));let[bt,Ee]=oa(s,i);if(c.fill!=null||bt!=0){let pe=E.fill=new Path2D(O),we=c.fillTo(s,i,c.min,c.max,bt),ie=D(we);N(pe,q,ie),N(pe,oe,ie)}if(!c.spanGaps){let pe=[];pe.push(...ra(d,p,a,u,L,C,o));let we=c.width*ye/2,ie=n||t==1?we:-we,Q=n||t==-1?-we:we;pe.forEach(je=>{je[0]+=ie,je[1]+=Q}),E.gaps=pe=c.gaps(s,i,a,u,pe),E.clip=Zs(pe,h.ori,R,k,x,P)}return Ee!=0&&(E.band=Ee==2?[Sn(s,i,a,u,O,-1),Sn(s,i,a,u,O,1)]:Sn(s,i,a,u,O,Ee)),E})}function hd(e,t,n,o,r,s,i=Se){if(e.length>1){let a=null;for(let u=0,c=1/0;u<e.length;u++)if(t[u]!==void 0){if(a!=null){let d=Ze(e[u]-e[a]);d<c&&(c=d,i=Ze(n(e[u],o,r,s)-n(e[a],o,r,s)))}a=u}}return i}function Db(e){e=e||Gr;let t=me(e.size,[.6,Se,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=ce(r),i=1-t[0],a=me(t[1],Se),u=me(t[2],1),c=me(e.disp,Gr),d=me(e.each,m=>{}),{fill:p,stroke:h}=c;return(m,y,w,R)=>go(m,y,(k,x,P,_,A,M,C,D,N,E,O)=>{let L=k.pxRound,$=n,H=o*ye,V=a*ye,oe=u*ye,q,bt;_.ori==0?[q,bt]=s(m,y):[bt,q]=s(m,y);let Ee=_.dir*(_.ori==0?1:-1),pe=_.ori==0?ti:sa,we=_.ori==0?d:(U,Re,qe,_o,Kn,on,jn)=>{d(U,Re,qe,Kn,_o,jn,on)},ie=me(m.bands,Zl).find(U=>U.series[0]==y),Q=ie!=null?ie.dir:0,je=k.fillTo(m,y,k.min,k.max,Q),pt=L(C(je,A,O,N)),Ae,be,Kt,_t=E,De=L(k.width*ye),nn=!1,gn=null,Et=null,Tn=null,vo=null;p!=null&&(De==0||h!=null)&&(nn=!0,gn=p.values(m,y,w,R),Et=new Map,new Set(gn).forEach(U=>{U!=null&&Et.set(U,new Path2D)}),De>0&&(Tn=h.values(m,y,w,R),vo=new Map,new Set(Tn).forEach(U=>{U!=null&&vo.set(U,new Path2D)})));let{x0:xo,size:dr}=c;if(xo!=null&&dr!=null){$=1,x=xo.values(m,y,w,R),xo.unit==2&&(x=x.map(qe=>m.posToVal(D+qe*E,_.key,!0)));let U=dr.values(m,y,w,R);dr.unit==2?be=U[0]*E:be=M(U[0],_,E,D)-M(0,_,E,D),_t=hd(x,P,M,_,E,D,_t),Kt=_t-be+H}else _t=hd(x,P,M,_,E,D,_t),Kt=_t*i+H,be=_t-Kt;Kt<1&&(Kt=0),De>=be/2&&(De=0),Kt<5&&(L=kd);let Xr=Kt>0,Hn=_t-Kt-(Xr?De:0);be=L(Fl(Hn,oe,V)),Ae=($==0?be/2:$==Ee?0:be)-$*Ee*(($==0?H/2:0)+(Xr?De/2:0));let ft={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},wo=nn?null:new Path2D,yn=null;if(ie!=null)yn=m.data[ie.series[1]];else{let{y0:U,y1:Re}=c;U!=null&&Re!=null&&(P=Re.values(m,y,w,R),yn=U.values(m,y,w,R))}let Un=q*be,se=bt*be;for(let U=Ee==1?w:R;U>=w&&U<=R;U+=Ee){let Re=P[U];if(Re==null)continue;if(yn!=null){let vt=yn[U]??0;if(Re-vt==0)continue;pt=C(vt,A,O,N)}let qe=_.distr!=2||c!=null?x[U]:U,_o=M(qe,_,E,D),Kn=C(me(Re,je),A,O,N),on=L(_o-Ae),jn=L(yt(Kn,pt)),St=L(en(Kn,pt)),At=jn-St;if(Re!=null){let vt=Re<0?se:Un,jt=Re<0?Un:se;nn?(De>0&&Tn[U]!=null&&pe(vo.get(Tn[U]),on,St+Mt(De/2),be,yt(0,At-De),vt,jt),gn[U]!=null&&pe(Et.get(gn[U]),on,St+Mt(De/2),be,yt(0,At-De),vt,jt)):pe(wo,on,St+Mt(De/2),be,yt(0,At-De),vt,jt),we(m,y,U,on-De/2,St,be+De,At)}}return De>0?ft.stroke=nn?vo:wo:nn||(ft._fill=k.width==0?k._fill:k._stroke??k._fill,ft.width=0),ft.fill=nn?Et:wo,ft})}function $b(e,t){let n=me(t?.alignGaps,0);return(o,r,s,i)=>go(o,r,(a,u,c,d,p,h,m,y,w,R,k)=>{[s,i]=qs(c,s,i);let x=a.pxRound,P=q=>x(h(q,d,R,y)),_=q=>x(m(q,p,k,w)),A,M,C;d.ori==0?(A=Xs,C=rr,M=Jd):(A=ei,C=sr,M=Zd);let D=d.dir*(d.ori==0?1:-1),N=P(u[D==1?s:i]),E=N,O=[],L=[];for(let q=D==1?s:i;q>=s&&q<=i;q+=D)if(c[q]!=null){let Ee=u[q],pe=P(Ee);O.push(E=pe),L.push(_(c[q]))}let $={stroke:e(O,L,A,C,M,x),fill:null,clip:null,band:null,gaps:null,flags:nr},H=$.stroke,[V,oe]=oa(o,r);if(a.fill!=null||V!=0){let q=$.fill=new Path2D(H),bt=a.fillTo(o,r,a.min,a.max,V),Ee=_(bt);C(q,E,Ee),C(q,N,Ee)}if(!a.spanGaps){let q=[];q.push(...ra(u,c,s,i,D,P,n)),$.gaps=q=a.gaps(o,r,s,i,q),$.clip=Zs(q,d.ori,y,w,R,k)}return oe!=0&&($.band=oe==2?[Sn(o,r,s,i,H,-1),Sn(o,r,s,i,H,1)]:Sn(o,r,s,i,H,oe)),$})}function Nb(e){return $b(zb,e)}function zb(e,t,n,o,r,s){let i=e.length;if(i<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),i==2)o(a,e[1],t[1]);else{let u=Array(i),c=Array(i-1),d=Array(i-1),p=Array(i-1);for(let h=0;h<i-1;h++)d[h]=t[h+1]-t[h],p[h]=e[h+1]-e[h],c[h]=d[h]/p[h];u[0]=c[0];for(let h=1;h<i-1;h++)c[h]===0||c[h-1]===0||c[h-1]>0!=c[h]>0?u[h]=0:(u[h]=3*(p[h-1]+p[h])/((2*p[h]+p[h-1])/c[h-1]+(p[h]+2*p[h-1])/c[h]),isFinite(u[h])||(u[h]=0));u[i-1]=c[i-2];for(let h=0;h<i-1;h++)r(a,e[h]+p[h]/3,t[h]+u[h]*p[h]/3,e[h+1]-p[h]/3,t[h+1]-u[h+1]*p[h]/3,e[h+1],t[h+1])}return a}var Hl=new Set;function gd(){for(let e of Hl)e.syncRect(!0)}or&&(mo(by,Zo,gd),mo(vy,Zo,gd,!0),mo(Us,Zo,()=>{st.pxRatio=ye}));var Gb=tp(),Fb=Xd();function yd(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,i)=>Ul(s,i,t,n))}function Bb(e,t){return e.map((n,o)=>o==0?{}:Ke({},t,n))}function Ul(e,t,n,o){return Ke({},t==0?n:o,e)}function np(e,t,n){return t==null?er:[t,n]}var Vb=np;function Wb(e,t,n){return t==null?er:Ks(t,n,Ql,!0)}function op(e,t,n,o){return t==null?er:Ys(t,n,e.scales[o].log,!1)}var Hb=op;function rp(e,t,n,o){return t==null?er:Yl(t,n,e.scales[o].log,!1)}var Ub=rp;function Kb(e,t,n,o,r){let s=yt(Yc(e),Yc(t)),i=t-e,a=Xt(r/o*i,n);do{let u=n[a],c=o*u/i;if(c>=r&&s+(u<5?Gn.get(u):0)<=17)return[u,c]}while(++a<n.length);return[0,0]}function bd(e){let t,n;return e=e.replace(/(\d+)px/,(o,r)=>(t=Je((n=+r)*ye))+"px"),[e,t,n]}function jb(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=ke(t[2]*ye,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function st(e,t,n){let o={mode:me(e.mode,1)},r=o.mode;function s(f,g,b,v){let S=g.valToPct(f);return v+b*(g.dir==-1?1-S:S)}function i(f,g,b,v){let S=g.valToPct(f);return v+b*(g.dir==-1?S:1-S)}function a(f,g,b,v){return g.ori==0?s(f,g,b,v):i(f,g,b,v)}o.valToPosH=s,o.valToPosV=i;let u=!1;o.status=0;let c=o.root=Ht(ey);if(e.id!=null&&(c.id=e.id),Ct(c,e.class),e.title){let f=Ht(oy,c);f.textContent=e.title}let d=Zt("canvas"),p=o.ctx=d.getContext("2d"),h=Ht(ry,c);mo("click",h,f=>{f.target===y&&(Pe!=Lo||Le!=Io)&&lt.click(o,f)},!0);let m=o.under=Ht(sy,h);h.appendChild(d);let y=o.over=Ht(iy,h);e=tr(e);let w=+me(e.pxAlign,1),R=md(w);(e.plugins||[]).forEach(f=>{f.opts&&(e=f.opts(o,e)||e)});let k=e.ms||.001,x=o.series=r==1?yd(e.series||[],ld,pd,!1):Bb(e.series||[null],dd),P=o.axes=yd(e.axes||[],id,ud,!0),_=o.scales={},A=o.bands=e.bands||[];A.forEach(f=>{f.fill=ce(f.fill||null),f.dir=me(f.dir,-1)});let M=r==2?x[1].facets[0].scale:x[0].scale,C={axes:xh,series:hh},D=(e.drawOrder||["axes","series"]).map(f=>C[f]);function N(f){let g=f.distr==3?b=>_n(b>0?b:f.clamp(o,b,f.min,f.max,f.key)):f.distr==4?b=>Al(b,f.asinh):f.distr==100?b=>f.fwd(b):b=>b;return b=>{let v=g(b),{_min:S,_max:T}=f,I=T-S;return(v-S)/I}}function E(f){let g=_[f];if(g==null){let b=(e.scales||Gr)[f]||Gr;if(b.from!=null){E(b.from);let v=Ke({},_[b.from],b,{key:f});v.valToPct=N(v),_[f]=v}else{g=_[f]=Ke({},f==M?Kd:Mb,b),g.key=f;let v=g.time,S=g.range,T=zn(S);if((f!=M||r==2&&!v)&&(T&&(S[0]==null||S[1]==null)&&(S={min:S[0]==null?Kc:{mode:1,hard:S[0],soft:S[0]},max:S[1]==null?Kc:{mode:1,hard:S[1],soft:S[1]}},T=!1),!T&&Js(S))){let I=S;S=(z,F,B)=>F==null?er:Ks(F,B,I)}g.range=ce(S||(v?Vb:f==M?g.distr==3?Hb:g.distr==4?Ub:np:g.distr==3?op:g.distr==4?rp:Wb)),g.auto=ce(T?!1:g.auto),g.clamp=ce(g.clamp||Cb),g._min=g._max=null,g.valToPct=N(g)}}}E("x"),E("y"),r==1&&x.forEach(f=>{E(f.scale)}),P.forEach(f=>{E(f.scale)});for(let f in e.scales)E(f);let O=_[M],L=O.distr,$,H;O.ori==0?(Ct(c,ty),$=s,H=i):(Ct(c,ny),$=i,H=s);let V={};for(let f in _){let g=_[f];(g.min!=null||g.max!=null)&&(V[f]={min:g.min,max:g.max},g.min=g.max=null)}let oe=e.tzDate||(f=>new Date(Je(f/k))),q=e.fmtDate||Xl,bt=k==1?tb(oe):rb(oe),Ee=od(oe,nd(k==1?eb:ob,q)),pe=sd(oe,rd(ib,q)),we=[],ie=o.legend=Ke({},ub,e.legend),Q=o.cursor=Ke({},hb,{drag:{y:r==2}},e.cursor),je=ie.show,pt=Q.show,Ae=ie.markers;ie.idxs=we,Ae.width=ce(Ae.width),Ae.dash=ce(Ae.dash),Ae.stroke=ce(Ae.stroke),Ae.fill=ce(Ae.fill);let be,Kt,_t,De=[],nn=[],gn,Et=!1,Tn={};if(ie.live){let f=x[1]?x[1].values:null;Et=f!=null,gn=Et?f(o,1,0):{_:0};for(let g in gn)Tn[g]=jl}if(je)if(be=Zt("table",py,c),_t=Zt("tbody",null,be),ie.mount(o,be),Et){Kt=Zt("thead",null,be,_t);let f=Zt("tr",null,Kt);Zt("th",null,f);for(var vo in gn)Zt("th",Lc,f).textContent=vo}else Ct(be,my),ie.live&&Ct(be,fy);let xo={show:!0},dr={show:!1};function Xr(f,g){if(g==0&&(Et||!ie.live||r==2))return er;let b=[],v=Zt("tr",hy,_t,_t.childNodes[g]);Ct(v,f.class),f.show||Ct(v,fo);let S=Zt("th",null,v);if(Ae.show){let z=Ht(gy,S);if(g>0){let F=Ae.width(o,g);F&&(z.style.border=F+"px "+Ae.dash(o,g)+" "+Ae.stroke(o,g)),z.style.background=Ae.fill(o,g)}}let T=Ht(Lc,S);f.label instanceof HTMLElement?T.appendChild(f.label):T.textContent=f.label,g>0&&(Ae.show||(T.style.color=f.width>0?Ae.stroke(o,g):Ae.fill(o,g)),ft("click",S,z=>{if(Q._lock)return;Yn(z);let F=x.indexOf(f);if((z.ctrlKey||z.metaKey)!=ie.isolate){let B=x.some((W,K)=>K>0&&K!=F&&W.show);x.forEach((W,K)=>{K>0&&sn(K,B?K==F?xo:dr:xo,!0,Ue.setSeries)})}else sn(F,{show:!f.show},!0,Ue.setSeries)},!1),ko&&ft(Nc,S,z=>{Q._lock||(Yn(z),sn(x.indexOf(f),$o,!0,Ue.setSeries))},!1));for(var I in gn){let z=Zt("td",yy,v);z.textContent="--",b.push(z)}return[v,b]}let Hn=new Map;function ft(f,g,b,v=!0){let S=Hn.get(g)||{},T=Q.bind[f](o,g,b,v);T&&(mo(f,g,S[f]=T),Hn.set(g,S))}function wo(f,g,b){let v=Hn.get(g)||{};for(let S in v)(f==null||S==f)&&(Gl(S,g,v[S]),delete v[S]);f==null&&Hn.delete(g)}let yn=0,Un=0,se=0,U=0,Re=0,qe=0,_o=Re,Kn=qe,on=se,jn=U,St=0,At=0,vt=0,jt=0;o.bbox={};let ki=!1,es=!1,So=!1,qn=!1,ts=!1,Lt=!1;function Ri(f,g,b){(b||f!=o.width||g!=o.height)&&La(f,g),Mo(!1),So=!0,es=!0,Oo()}function La(f,g){o.width=yn=se=f,o.height=Un=U=g,Re=qe=0,ah(),uh();let b=o.bbox;St=b.left=co(Re*ye,.5),At=b.top=co(qe*ye,.5),vt=b.width=co(se*ye,.5),jt=b.height=co(U*ye,.5)}let sh=3;function ih(){let f=!1,g=0;for(;!f;){g++;let b=bh(g),v=vh(g);f=g==sh||b&&v,f||(La(o.width,o.height),es=!0)}}function lh({width:f,height:g}){Ri(f,g)}o.setSize=lh;function ah(){let f=!1,g=!1,b=!1,v=!1;P.forEach((S,T)=>{if(S.show&&S._show){let{side:I,_size:z}=S,F=I%2,B=S.label!=null?S.labelSize:0,W=z+B;W>0&&(F?(se-=W,I==3?(Re+=W,v=!0):b=!0):(U-=W,I==0?(qe+=W,f=!0):g=!0))}}),Qn[0]=f,Qn[1]=b,Qn[2]=g,Qn[3]=v,se-=Cn[1]+Cn[3],Re+=Cn[3],U-=Cn[2]+Cn[0],qe+=Cn[0]}function uh(){let f=Re+se,g=qe+U,b=Re,v=qe;function S(T,I){switch(T){case 1:return f+=I,f-I;case 2:return g+=I,g-I;case 3:return b-=I,b+I;case 0:return v-=I,v+I}}P.forEach((T,I)=>{if(T.show&&T._show){let z=T.side;T._pos=S(z,T._size),T.label!=null&&(T._lpos=S(z,T.labelSize))}})}if(Q.dataIdx==null){let f=Q.hover,g=f.skip=new Set(f.skip??[]);g.add(void 0);let b=f.prox=ce(f.prox),v=f.bias??=0;Q.dataIdx=(S,T,I,z)=>{if(T==0)return I;let F=I,B=b(S,T,I,z)??Se,W=B>=0&&B<Se,K=O.ori==0?se:U,re=Q.left,he=t[0],fe=t[T];if(g.has(fe[I])){F=null;let ae=null,te=null,J;if(v==0||v==-1)for(J=I;ae==null&&J-- >0;)g.has(fe[J])||(ae=J);if(v==0||v==1)for(J=I;te==null&&J++<fe.length;)g.has(fe[J])||(te=J);if(ae!=null||te!=null)if(W){let Ce=ae==null?-1/0:$(he[ae],O,K,0),Ne=te==null?1/0:$(he[te],O,K,0),rt=re-Ce,_e=Ne-re;rt<=_e?rt<=B&&(F=ae):_e<=B&&(F=te)}else F=te==null?ae:ae==null?te:I-ae<=te-I?ae:te}else W&&Ze(re-$(he[I],O,K,0))>B&&(F=null);return F}}let Yn=f=>{Q.event=f};Q.idxs=we,Q._lock=!1;let ut=Q.points;ut.show=ce(ut.show),ut.size=ce(ut.size),ut.stroke=ce(ut.stroke),ut.width=ce(ut.width),ut.fill=ce(ut.fill);let rn=o.focus=Ke({},e.focus||{alpha:.3},Q.focus),ko=rn.prox>=0,Ro=ko&&ut.one,It=[],Po=[],To=[];function Ia(f,g){let b=ut.show(o,g);if(b instanceof HTMLElement)return Ct(b,dy),Ct(b,f.class),mn(b,-10,-10,se,U),y.insertBefore(b,It[g]),b}function Da(f,g){if(r==1||g>0){let b=r==1&&_[f.scale].time,v=f.value;f.value=b?Zc(v)?sd(oe,rd(v,q)):v||pe:v||Rb,f.label=f.label||(b?yb:gb)}if(Ro||g>0){f.width=f.width==null?1:f.width,f.paths=f.paths||Gb||My,f.fillTo=ce(f.fillTo||Ob),f.pxAlign=+me(f.pxAlign,w),f.pxRound=md(f.pxAlign),f.stroke=ce(f.stroke||null),f.fill=ce(f.fill||null),f._stroke=f._fill=f._paths=f._focus=null;let b=Pb(yt(1,f.width),1),v=f.points=Ke({},{size:b,width:yt(1,b*.2),stroke:f.stroke,space:b*2,paths:Fb,_stroke:null,_fill:null},f.points);v.show=ce(v.show),v.filter=ce(v.filter),v.fill=ce(v.fill),v.stroke=ce(v.stroke),v.paths=ce(v.paths),v.pxAlign=f.pxAlign}if(je){let b=Xr(f,g);De.splice(g,0,b[0]),nn.splice(g,0,b[1]),ie.values.push(null)}if(pt){we.splice(g,0,null);let b=null;Ro?g==0&&(b=Ia(f,g)):g>0&&(b=Ia(f,g)),It.splice(g,0,b),Po.splice(g,0,0),To.splice(g,0,0)}ot("addSeries",g)}function ch(f,g){g=g??x.length,f=r==1?Ul(f,g,ld,pd):Ul(f,g,{},dd),x.splice(g,0,f),Da(x[g],g)}o.addSeries=ch;function dh(f){if(x.splice(f,1),je){ie.values.splice(f,1),nn.splice(f,1);let g=De.splice(f,1)[0];wo(null,g.firstChild),g.remove()}pt&&(we.splice(f,1),It.splice(f,1)[0].remove(),Po.splice(f,1),To.splice(f,1)),ot("delSeries",f)}o.delSeries=dh;let Qn=[!1,!1,!1,!1];function ph(f,g){if(f._show=f.show,f.show){let b=f.side%2,v=_[f.scale];v==null&&(f.scale=b?x[1].scale:M,v=_[f.scale]);let S=v.time;f.size=ce(f.size),f.space=ce(f.space),f.rotate=ce(f.rotate),zn(f.incrs)&&f.incrs.forEach(I=>{!Gn.has(I)&&Gn.set(I,Td(I))}),f.incrs=ce(f.incrs||(v.distr==2?Jy:S?k==1?Xy:nb:po)),f.splits=ce(f.splits||(S&&v.distr==1?bt:v.distr==3?Bl:v.distr==4?xb:vb)),f.stroke=ce(f.stroke),f.grid.stroke=ce(f.grid.stroke),f.ticks.stroke=ce(f.ticks.stroke),f.border.stroke=ce(f.border.stroke);let T=f.values;f.values=zn(T)&&!zn(T[0])?ce(T):S?zn(T)?od(oe,nd(T,q)):Zc(T)?sb(oe,T):T||Ee:T||bb,f.filter=ce(f.filter||(v.distr>=3&&v.log==10?Sb:v.distr==3&&v.log==2?kb:Rd)),f.font=bd(f.font),f.labelFont=bd(f.labelFont),f._size=f.size(o,null,g,0),f._space=f._rotate=f._incrs=f._found=f._splits=f._values=null,f._size>0&&(Qn[g]=!0,f._el=Ht(ly,h))}}function pr(f,g,b,v){let[S,T,I,z]=b,F=g%2,B=0;return F==0&&(z||T)&&(B=g==0&&!S||g==2&&!I?Je(id.size/3):0),F==1&&(S||I)&&(B=g==1&&!T||g==3&&!z?Je(ud.size/2):0),B}let $a=o.padding=(e.padding||[pr,pr,pr,pr]).map(f=>ce(me(f,pr))),Cn=o._padding=$a.map((f,g)=>f(o,g,Qn,0)),it,Xe=null,et=null,ns=r==1?x[0].idxs:null,qt=null,fr=!1;function Na(f,g){if(t=f??[],o.data=o._data=t,r==2){it=0;for(let b=1;b<x.length;b++)it+=t[b][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),qt=t[0],it=qt.length;let b=t;if(L==2){b=t.slice();let v=b[0]=Array(it);for(let S=0;S<it;S++)v[S]=S}o._data=t=b}if(Mo(!0),ot("setData"),L==2&&(So=!0),g!==!1){let b=O;b.auto(o,fr)?Pi():On(M,b.min,b.max),qn=qn||Q.left>=0,Lt=!0,Oo()}}o.setData=Na;function Pi(){fr=!0;let f,g;r==1&&(it>0?(Xe=ns[0]=0,et=ns[1]=it-1,f=t[0][Xe],g=t[0][et],L==2?(f=Xe,g=et):f==g&&(L==3?[f,g]=Ys(f,f,O.log,!1):L==4?[f,g]=Yl(f,f,O.log,!1):O.time?g=f+Je(86400/k):[f,g]=Ks(f,g,Ql,!0))):(Xe=ns[0]=f=null,et=ns[1]=g=null)),On(M,f,g)}let os,Co,Ti,Ci,Mi,Oi,Ei,Ai,Li,xt;function za(f,g,b,v,S,T){f??=Dc,b??=Zl,v??="butt",S??=Dc,T??="round",f!=os&&(p.strokeStyle=os=f),S!=Co&&(p.fillStyle=Co=S),g!=Ti&&(p.lineWidth=Ti=g),T!=Mi&&(p.lineJoin=Mi=T),v!=Oi&&(p.lineCap=Oi=v),b!=Ci&&p.setLineDash(Ci=b)}function Ga(f,g,b,v){g!=Co&&(p.fillStyle=Co=g),f!=Ei&&(p.font=Ei=f),b!=Ai&&(p.textAlign=Ai=b),v!=Li&&(p.textBaseline=Li=v)}function Ii(f,g,b,v,S=0){if(v.length>0&&f.auto(o,fr)&&(g==null||g.min==null)){let T=me(Xe,0),I=me(et,v.length-1),z=b.min==null?Sy(v,T,I,S,f.distr==3):[b.min,b.max];f.min=en(f.min,b.min=z[0]),f.max=yt(f.max,b.max=z[1])}}let Fa={min:null,max:null};function fh(){for(let v in _){let S=_[v];V[v]==null&&(S.min==null||V[M]!=null&&S.auto(o,fr))&&(V[v]=Fa)}for(let v in _){let S=_[v];V[v]==null&&S.from!=null&&V[S.from]!=null&&(V[v]=Fa)}V[M]!=null&&Mo(!0);let f={};for(let v in V){let S=V[v];if(S!=null){let T=f[v]=tr(_[v],Ay);if(S.min!=null)Ke(T,S);else if(v!=M||r==2)if(it==0&&T.from==null){let I=T.range(o,null,null,v);T.min=I[0],T.max=I[1]}else T.min=Se,T.max=-Se}}if(it>0){x.forEach((v,S)=>{if(r==1){let T=v.scale,I=V[T];if(I==null)return;let z=f[T];if(S==0){let F=z.range(o,z.min,z.max,T);z.min=F[0],z.max=F[1],Xe=Xt(z.min,t[0]),et=Xt(z.max,t[0]),et-Xe>1&&(t[0][Xe]<z.min&&Xe++,t[0][et]>z.max&&et--),v.min=qt[Xe],v.max=qt[et]}else v.show&&v.auto&&Ii(z,I,v,t[S],v.sorted);v.idxs[0]=Xe,v.idxs[1]=et}else if(S>0&&v.show&&v.auto){let[T,I]=v.facets,z=T.scale,F=I.scale,[B,W]=t[S],K=f[z],re=f[F];K!=null&&Ii(K,V[z],T,B,T.sorted),re!=null&&Ii(re,V[F],I,W,I.sorted),v.min=I.min,v.max=I.max}});for(let v in f){let S=f[v],T=V[v];if(S.from==null&&(T==null||T.min==null)){let I=S.range(o,S.min==Se?null:S.min,S.max==-Se?null:S.max,v);S.min=I[0],S.max=I[1]}}}for(let v in f){let S=f[v];if(S.from!=null){let T=f[S.from];if(T.min==null)S.min=S.max=null;else{let I=S.range(o,T.min,T.max,v);S.min=I[0],S.max=I[1]}}}let g={},b=!1;for(let v in f){let S=f[v],T=_[v];if(T.min!=S.min||T.max!=S.max){T.min=S.min,T.max=S.max;let I=T.distr;T._min=I==3?_n(T.min):I==4?Al(T.min,T.asinh):I==100?T.fwd(T.min):T.min,T._max=I==3?_n(T.max):I==4?Al(T.max,T.asinh):I==100?T.fwd(T.max):T.max,g[v]=b=!0}}if(b){x.forEach((v,S)=>{r==2?S>0&&g.y&&(v._paths=null):g[v.scale]&&(v._paths=null)});for(let v in g)So=!0,ot("setScale",v);pt&&Q.left>=0&&(qn=Lt=!0)}for(let v in V)V[v]=null}function mh(f){let g=Fl(Xe-1,0,it-1),b=Fl(et+1,0,it-1);for(;f[g]==null&&g>0;)g--;for(;f[b]==null&&b<it-1;)b++;return[g,b]}function hh(){if(it>0){let f=x.some(g=>g._focus)&&xt!=rn.alpha;f&&(p.globalAlpha=xt=rn.alpha),x.forEach((g,b)=>{if(b>0&&g.show&&(Ba(b,!1),Ba(b,!0),g._paths==null)){let v=xt;xt!=g.alpha&&(p.globalAlpha=xt=g.alpha);let S=r==2?[0,t[b][0].length-1]:mh(t[b]);g._paths=g.paths(o,b,S[0],S[1]),xt!=v&&(p.globalAlpha=xt=v)}}),x.forEach((g,b)=>{if(b>0&&g.show){let v=xt;xt!=g.alpha&&(p.globalAlpha=xt=g.alpha),g._paths!=null&&Va(b,!1);{let S=g._paths!=null?g._paths.gaps:null,T=g.points.show(o,b,Xe,et,S),I=g.points.filter(o,b,T,S);(T||I)&&(g.points._paths=g.points.paths(o,b,Xe,et,I),Va(b,!0))}xt!=v&&(p.globalAlpha=xt=v),ot("drawSeries",b)}}),f&&(p.globalAlpha=xt=1)}}function Ba(f,g){let b=g?x[f].points:x[f];b._stroke=b.stroke(o,f),b._fill=b.fill(o,f)}function Va(f,g){let b=g?x[f].points:x[f],{stroke:v,fill:S,clip:T,flags:I,_stroke:z=b._stroke,_fill:F=b._fill,_width:B=b.width}=b._paths;B=ke(B*ye,3);let W=null,K=B%2/2;g&&F==null&&(F=B>0?"#fff":z);let re=b.pxAlign==1&&K>0;if(re&&p.translate(K,K),!g){let he=St-B/2,fe=At-B/2,ae=vt+B,te=jt+B;W=new Path2D,W.rect(he,fe,ae,te)}g?Di(z,B,b.dash,b.cap,F,v,S,I,T):gh(f,z,B,b.dash,b.cap,F,v,S,I,W,T),re&&p.translate(-K,-K)}function gh(f,g,b,v,S,T,I,z,F,B,W){let K=!1;F!=0&&A.forEach((re,he)=>{if(re.series[0]==f){let fe=x[re.series[1]],ae=t[re.series[1]],te=(fe._paths||Gr).band;zn(te)&&(te=re.dir==1?te[0]:te[1]);let J,Ce=null;fe.show&&te&&Ry(ae,Xe,et)?(Ce=re.fill(o,he)||T,J=fe._paths.clip):te=null,Di(g,b,v,S,Ce,I,z,F,B,W,J,te),K=!0}}),K||Di(g,b,v,S,T,I,z,F,B,W)}let Wa=nr|Wl;function Di(f,g,b,v,S,T,I,z,F,B,W,K){za(f,g,b,v,S),(F||B||K)&&(p.save(),F&&p.clip(F),B&&p.clip(B)),K?(z&Wa)==Wa?(p.clip(K),W&&p.clip(W),ss(S,I),rs(f,T,g)):z&Wl?(ss(S,I),p.clip(K),rs(f,T,g)):z&nr&&(p.save(),p.clip(K),W&&p.clip(W),ss(S,I),p.restore(),rs(f,T,g)):(ss(S,I),rs(f,T,g)),(F||B||K)&&p.restore()}function rs(f,g,b){b>0&&(g instanceof Map?g.forEach((v,S)=>{p.strokeStyle=os=S,p.stroke(v)}):g!=null&&f&&p.stroke(g))}function ss(f,g){g instanceof Map?g.forEach((b,v)=>{p.fillStyle=Co=v,p.fill(b)}):g!=null&&f&&p.fill(g)}function yh(f,g,b,v){let S=P[f],T;if(v<=0)T=[0,0];else{let I=S._space=S.space(o,f,g,b,v),z=S._incrs=S.incrs(o,f,g,b,v,I);T=Kb(g,b,z,v,I)}return S._found=T}function $i(f,g,b,v,S,T,I,z,F,B){let W=I%2/2;w==1&&p.translate(W,W),za(z,I,F,B,z),p.beginPath();let K,re,he,fe,ae=S+(v==0||v==3?-T:T);b==0?(re=S,fe=ae):(K=S,he=ae);for(let te=0;te<f.length;te++)g[te]!=null&&(b==0?K=he=f[te]:re=fe=f[te],p.moveTo(K,re),p.lineTo(he,fe));p.stroke(),w==1&&p.translate(-W,-W)}function bh(f){let g=!0;return P.forEach((b,v)=>{if(!b.show)return;let S=_[b.scale];if(S.min==null){b._show&&(g=!1,b._show=!1,Mo(!1));return}else b._show||(g=!1,b._show=!0,Mo(!1));let T=b.side,I=T%2,{min:z,max:F}=S,[B,W]=yh(v,z,F,I==0?se:U);if(W==0)return;let K=S.distr==2,re=b._splits=b.splits(o,v,z,F,B,W,K),he=S.distr==2?re.map(J=>qt[J]):re,fe=S.distr==2?qt[re[1]]-qt[re[0]]:B,ae=b._values=b.values(o,b.filter(o,he,v,W,fe),v,W,fe);b._rotate=T==2?b.rotate(o,ae,v,W):0;let te=b._size;b._size=Ut(b.size(o,ae,v,f)),te!=null&&b._size!=te&&(g=!1)}),g}function vh(f){let g=!0;return $a.forEach((b,v)=>{let S=b(o,v,Qn,f);S!=Cn[v]&&(g=!1),Cn[v]=S}),g}function xh(){for(let f=0;f<P.length;f++){let g=P[f];if(!g.show||!g._show)continue;let b=g.side,v=b%2,S,T,I=g.stroke(o,f),z=b==0||b==3?-1:1,[F,B]=g._found;if(g.label!=null){let ht=g.labelGap*z,Pt=Je((g._lpos+ht)*ye);Ga(g.labelFont[0],I,"center",b==2?"top":Ic),p.save(),v==1?(S=T=0,p.translate(Pt,Je(At+jt/2)),p.rotate((b==3?-Hs:Hs)/2)):(S=Je(St+vt/2),T=Pt);let Xn=Sd(g.label)?g.label(o,f,F,B):g.label;p.fillText(Xn,S,T),p.restore()}if(B==0)continue;let W=_[g.scale],K=v==0?vt:jt,re=v==0?St:At,he=g._splits,fe=W.distr==2?he.map(ht=>qt[ht]):he,ae=W.distr==2?qt[he[1]]-qt[he[0]]:F,te=g.ticks,J=g.border,Ce=te.show?te.size:0,Ne=Je(Ce*ye),rt=Je((g.alignTo==2?g._size-Ce-g.gap:g.gap)*ye),_e=g._rotate*-Hs/180,ze=R(g._pos*ye),kt=(Ne+rt)*z,mt=ze+kt;T=v==0?mt:0,S=v==1?mt:0;let Dt=g.font[0],Yt=g.align==1?Qo:g.align==2?Ml:_e>0?Qo:_e<0?Ml:v==0?"center":b==3?Ml:Qo,an=_e||v==1?"middle":b==2?"top":Ic;Ga(Dt,I,Yt,an);let Rt=g.font[1]*g.lineGap,$t=he.map(ht=>R(a(ht,W,K,re))),Qt=g._values;for(let ht=0;ht<Qt.length;ht++){let Pt=Qt[ht];if(Pt!=null){v==0?S=$t[ht]:T=$t[ht],Pt=""+Pt;let Xn=Pt.indexOf(`
`)==-1?[Pt]:Pt.split(/\n/gm);for(let gt=0;gt<Xn.length;gt++){let au=Xn[gt];_e?(p.save(),p.translate(S,T+gt*Rt),p.rotate(_e),p.fillText(au,0,0),p.restore()):p.fillText(au,S,T+gt*Rt)}}}te.show&&$i($t,te.filter(o,fe,f,B,ae),v,b,ze,Ne,ke(te.width*ye,3),te.stroke(o,f),te.dash,te.cap);let un=g.grid;un.show&&$i($t,un.filter(o,fe,f,B,ae),v,v==0?2:1,v==0?At:St,v==0?jt:vt,ke(un.width*ye,3),un.stroke(o,f),un.dash,un.cap),J.show&&$i([ze],[1],v==0?1:0,v==0?1:2,v==1?At:St,v==1?jt:vt,ke(J.width*ye,3),J.stroke(o,f),J.dash,J.cap)}ot("drawAxes")}function Mo(f){x.forEach((g,b)=>{b>0&&(g._paths=null,f&&(r==1?(g.min=null,g.max=null):g.facets.forEach(v=>{v.min=null,v.max=null})))})}let is=!1,Ni=!1,mr=[];function wh(){Ni=!1;for(let f=0;f<mr.length;f++)ot(...mr[f]);mr.length=0}function Oo(){is||(Gy(Ha),is=!0)}function _h(f,g=!1){is=!0,Ni=g,f(o),Ha(),g&&mr.length>0&&queueMicrotask(wh)}o.batch=_h;function Ha(){if(ki&&(fh(),ki=!1),So&&(ih(),So=!1),es){if(Oe(m,Qo,Re),Oe(m,"top",qe),Oe(m,Dr,se),Oe(m,$r,U),Oe(y,Qo,Re),Oe(y,"top",qe),Oe(y,Dr,se),Oe(y,$r,U),Oe(h,Dr,yn),Oe(h,$r,Un),d.width=Je(yn*ye),d.height=Je(Un*ye),P.forEach(({_el:f,_show:g,_size:b,_pos:v,side:S})=>{if(f!=null)if(g){let T=S===3||S===0?b:0,I=S%2==1;Oe(f,I?"left":"top",v-T),Oe(f,I?"width":"height",b),Oe(f,I?"top":"left",I?qe:Re),Oe(f,I?"height":"width",I?U:se),zl(f,fo)}else Ct(f,fo)}),os=Co=Ti=Mi=Oi=Ei=Ai=Li=Ci=null,xt=1,yr(!0),Re!=_o||qe!=Kn||se!=on||U!=jn){Mo(!1);let f=se/on,g=U/jn;if(pt&&!qn&&Q.left>=0){Q.left*=f,Q.top*=g,Eo&&mn(Eo,Je(Q.left),0,se,U),Ao&&mn(Ao,0,Je(Q.top),se,U);for(let b=0;b<It.length;b++){let v=It[b];v!=null&&(Po[b]*=f,To[b]*=g,mn(v,Ut(Po[b]),Ut(To[b]),se,U))}}if(Te.show&&!ts&&Te.left>=0&&Te.width>0){Te.left*=f,Te.width*=f,Te.top*=g,Te.height*=g;for(let b in Wi)Oe(Do,b,Te[b])}_o=Re,Kn=qe,on=se,jn=U}ot("setSize"),es=!1}yn>0&&Un>0&&(p.clearRect(0,0,d.width,d.height),ot("drawClear"),D.forEach(f=>f()),ot("draw")),Te.show&&ts&&(ls(Te),ts=!1),pt&&qn&&(Zn(null,!0,!1),qn=!1),ie.show&&ie.live&&Lt&&(Bi(),Lt=!1),u||(u=!0,o.status=1,ot("ready")),fr=!1,is=!1}o.redraw=(f,g)=>{So=g||!1,f!==!1?On(M,O.min,O.max):Oo()};function zi(f,g){let b=_[f];if(b.from==null){if(it==0){let v=b.range(o,g.min,g.max,f);g.min=v[0],g.max=v[1]}if(g.min>g.max){let v=g.min;g.min=g.max,g.max=v}if(it>1&&g.min!=null&&g.max!=null&&g.max-g.min<1e-16)return;f==M&&b.distr==2&&it>0&&(g.min=Xt(g.min,t[0]),g.max=Xt(g.max,t[0]),g.min==g.max&&g.max++),V[f]=g,ki=!0,Oo()}}o.setScale=zi;let Gi,Fi,Eo,Ao,Ua,Ka,Lo,Io,ja,qa,Pe,Le,Mn=!1,lt=Q.drag,tt=lt.x,nt=lt.y;pt&&(Q.x&&(Gi=Ht(uy,y)),Q.y&&(Fi=Ht(cy,y)),O.ori==0?(Eo=Gi,Ao=Fi):(Eo=Fi,Ao=Gi),Pe=Q.left,Le=Q.top);let Te=o.select=Ke({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Do=Te.show?Ht(ay,Te.over?y:m):null;function ls(f,g){if(Te.show){for(let b in f)Te[b]=f[b],b in Wi&&Oe(Do,b,f[b]);g!==!1&&ot("setSelect")}}o.setSelect=ls;function Sh(f){if(x[f].show)je&&zl(De[f],fo);else if(je&&Ct(De[f],fo),pt){let b=Ro?It[0]:It[f];b!=null&&mn(b,-10,-10,se,U)}}function On(f,g,b){zi(f,{min:g,max:b})}function sn(f,g,b,v){g.focus!=null&&Ch(f),g.show!=null&&x.forEach((S,T)=>{T>0&&(f==T||f==null)&&(S.show=g.show,Sh(T),r==2?(On(S.facets[0].scale,null,null),On(S.facets[1].scale,null,null)):On(S.scale,null,null),Oo())}),b!==!1&&ot("setSeries",f,g),v&&br("setSeries",o,f,g)}o.setSeries=sn;function kh(f,g){Ke(A[f],g)}function Rh(f,g){f.fill=ce(f.fill||null),f.dir=me(f.dir,-1),g=g??A.length,A.splice(g,0,f)}function Ph(f){f==null?A.length=0:A.splice(f,1)}o.addBand=Rh,o.setBand=kh,o.delBand=Ph;function Th(f,g){x[f].alpha=g,pt&&It[f]!=null&&(It[f].style.opacity=g),je&&De[f]&&(De[f].style.opacity=g)}let bn,En,Jn,$o={focus:!0};function Ch(f){if(f!=Jn){let g=f==null,b=rn.alpha!=1;x.forEach((v,S)=>{if(r==1||S>0){let T=g||S==0||S==f;v._focus=g?null:T,b&&Th(S,T?1:rn.alpha)}}),Jn=f,b&&Oo()}}je&&ko&&ft(zc,be,f=>{Q._lock||(Yn(f),Jn!=null&&sn(null,$o,!0,Ue.setSeries))});function ln(f,g,b){let v=_[g];b&&(f=f/ye-(v.ori==1?qe:Re));let S=se;v.ori==1&&(S=U,f=S-f),v.dir==-1&&(f=S-f);let T=v._min,I=v._max,z=f/S,F=T+(I-T)*z,B=v.distr;return B==3?Xo(10,F):B==4?Ty(F,v.asinh):B==100?v.bwd(F):F}function Mh(f,g){let b=ln(f,M,g);return Xt(b,t[0],Xe,et)}o.valToIdx=f=>Xt(f,t[0]),o.posToIdx=Mh,o.posToVal=ln,o.valToPos=(f,g,b)=>_[g].ori==0?s(f,_[g],b?vt:se,b?St:0):i(f,_[g],b?jt:U,b?At:0),o.setCursor=(f,g,b)=>{Pe=f.left,Le=f.top,Zn(null,g,b)};function Ya(f,g){Oe(Do,Qo,Te.left=f),Oe(Do,Dr,Te.width=g)}function Qa(f,g){Oe(Do,"top",Te.top=f),Oe(Do,$r,Te.height=g)}let hr=O.ori==0?Ya:Qa,gr=O.ori==1?Ya:Qa;function Oh(){if(je&&ie.live)for(let f=r==2?1:0;f<x.length;f++){if(f==0&&Et)continue;let g=ie.values[f],b=0;for(let v in g)nn[f][b++].firstChild.nodeValue=g[v]}}function Bi(f,g){if(f!=null&&(f.idxs?f.idxs.forEach((b,v)=>{we[v]=b}):Ey(f.idx)||we.fill(f.idx),ie.idx=we[0]),je&&ie.live){for(let b=0;b<x.length;b++)(b>0||r==1&&!Et)&&Eh(b,we[b]);Oh()}Lt=!1,g!==!1&&ot("setLegend")}o.setLegend=Bi;function Eh(f,g){let b=x[f],v=f==0&&L==2?qt:t[f],S;Et?S=b.values(o,f,g)??Tn:(S=b.value(o,g==null?null:v[g],f,g),S=S==null?Tn:{_:S}),ie.values[f]=S}function Zn(f,g,b){ja=Pe,qa=Le,[Pe,Le]=Q.move(o,Pe,Le),Q.left=Pe,Q.top=Le,pt&&(Eo&&mn(Eo,Je(Pe),0,se,U),Ao&&mn(Ao,0,Je(Le),se,U));let v,S=Xe>et;bn=Se,En=null;let T=O.ori==0?se:U,I=O.ori==1?se:U;if(Pe<0||it==0||S){v=Q.idx=null;for(let z=0;z<x.length;z++){let F=It[z];F!=null&&mn(F,-10,-10,se,U)}ko&&sn(null,$o,!0,f==null&&Ue.setSeries),ie.live&&(we.fill(v),Lt=!0)}else{let z,F,B;r==1&&(z=O.ori==0?Pe:Le,F=ln(z,M),v=Q.idx=Xt(F,t[0],Xe,et),B=$(t[0][v],O,T,0));let W=-10,K=-10,re=0,he=0,fe=!0,ae="",te="";for(let J=r==2?1:0;J<x.length;J++){let Ce=x[J],Ne=we[J],rt=Ne==null?null:r==1?t[J][Ne]:t[J][1][Ne],_e=Q.dataIdx(o,J,v,F),ze=_e==null?null:r==1?t[J][_e]:t[J][1][_e];if(Lt=Lt||ze!=rt||_e!=Ne,we[J]=_e,J>0&&Ce.show){let kt=_e==null?-10:_e==v?B:$(r==1?t[0][_e]:t[J][0][_e],O,T,0),mt=ze==null?-10:H(ze,r==1?_[Ce.scale]:_[Ce.facets[1].scale],I,0);if(ko&&ze!=null){let Dt=O.ori==1?Pe:Le,Yt=Ze(rn.dist(o,J,_e,mt,Dt));if(Yt<bn){let an=rn.bias;if(an!=0){let Rt=ln(Dt,Ce.scale),$t=ze>=0?1:-1,Qt=Rt>=0?1:-1;Qt==$t&&(Qt==1?an==1?ze>=Rt:ze<=Rt:an==1?ze<=Rt:ze>=Rt)&&(bn=Yt,En=J)}else bn=Yt,En=J}}if(Lt||Ro){let Dt,Yt;O.ori==0?(Dt=kt,Yt=mt):(Dt=mt,Yt=kt);let an,Rt,$t,Qt,un,ht,Pt=!0,Xn=ut.bbox;if(Xn!=null){Pt=!1;let gt=Xn(o,J);$t=gt.left,Qt=gt.top,an=gt.width,Rt=gt.height}else $t=Dt,Qt=Yt,an=Rt=ut.size(o,J);if(ht=ut.fill(o,J),un=ut.stroke(o,J),Ro)J==En&&bn<=rn.prox&&(W=$t,K=Qt,re=an,he=Rt,fe=Pt,ae=ht,te=un);else{let gt=It[J];gt!=null&&(Po[J]=$t,To[J]=Qt,Uc(gt,an,Rt,Pt),Wc(gt,ht,un),mn(gt,Ut($t),Ut(Qt),se,U))}}}}if(Ro){let J=rn.prox,Ce=Jn==null?bn<=J:bn>J||En!=Jn;if(Lt||Ce){let Ne=It[0];Ne!=null&&(Po[0]=W,To[0]=K,Uc(Ne,re,he,fe),Wc(Ne,ae,te),mn(Ne,Ut(W),Ut(K),se,U))}}}if(Te.show&&Mn)if(f!=null){let[z,F]=Ue.scales,[B,W]=Ue.match,[K,re]=f.cursor.sync.scales,he=f.cursor.drag;if(tt=he._x,nt=he._y,tt||nt){let{left:fe,top:ae,width:te,height:J}=f.select,Ce=f.scales[K].ori,Ne=f.posToVal,rt,_e,ze,kt,mt,Dt=z!=null&&B(z,K),Yt=F!=null&&W(F,re);Dt&&tt?(Ce==0?(rt=fe,_e=te):(rt=ae,_e=J),ze=_[z],kt=$(Ne(rt,K),ze,T,0),mt=$(Ne(rt+_e,K),ze,T,0),hr(en(kt,mt),Ze(mt-kt))):hr(0,T),Yt&&nt?(Ce==1?(rt=fe,_e=te):(rt=ae,_e=J),ze=_[F],kt=H(Ne(rt,re),ze,I,0),mt=H(Ne(rt+_e,re),ze,I,0),gr(en(kt,mt),Ze(mt-kt))):gr(0,I)}else Hi()}else{let z=Ze(ja-Ua),F=Ze(qa-Ka);if(O.ori==1){let re=z;z=F,F=re}tt=lt.x&&z>=lt.dist,nt=lt.y&&F>=lt.dist;let B=lt.uni;B!=null?tt&&nt&&(tt=z>=B,nt=F>=B,!tt&&!nt&&(F>z?nt=!0:tt=!0)):lt.x&&lt.y&&(tt||nt)&&(tt=nt=!0);let W,K;tt&&(O.ori==0?(W=Lo,K=Pe):(W=Io,K=Le),hr(en(W,K),Ze(K-W)),nt||gr(0,I)),nt&&(O.ori==1?(W=Lo,K=Pe):(W=Io,K=Le),gr(en(W,K),Ze(K-W)),tt||hr(0,T)),!tt&&!nt&&(hr(0,0),gr(0,0))}if(lt._x=tt,lt._y=nt,f==null){if(b){if(lu!=null){let[z,F]=Ue.scales;Ue.values[0]=z!=null?ln(O.ori==0?Pe:Le,z):null,Ue.values[1]=F!=null?ln(O.ori==1?Pe:Le,F):null}br(Ol,o,Pe,Le,se,U,v)}if(ko){let z=b&&Ue.setSeries,F=rn.prox;Jn==null?bn<=F&&sn(En,$o,!0,z):bn>F?sn(null,$o,!0,z):En!=Jn&&sn(En,$o,!0,z)}}Lt&&(ie.idx=v,Bi()),g!==!1&&ot("setCursor")}let An=null;Object.defineProperty(o,"rect",{get(){return An==null&&yr(!1),An}});function yr(f=!1){f?An=null:(An=y.getBoundingClientRect(),ot("syncRect",An))}function Ja(f,g,b,v,S,T,I){Q._lock||Mn&&f!=null&&f.movementX==0&&f.movementY==0||(Vi(f,g,b,v,S,T,I,!1,f!=null),f!=null?Zn(null,!0,!0):Zn(g,!0,!1))}function Vi(f,g,b,v,S,T,I,z,F){if(An==null&&yr(!1),Yn(f),f!=null)b=f.clientX-An.left,v=f.clientY-An.top;else{if(b<0||v<0){Pe=-10,Le=-10;return}let[B,W]=Ue.scales,K=g.cursor.sync,[re,he]=K.values,[fe,ae]=K.scales,[te,J]=Ue.match,Ce=g.axes[0].side%2==1,Ne=O.ori==0?se:U,rt=O.ori==1?se:U,_e=Ce?T:S,ze=Ce?S:T,kt=Ce?v:b,mt=Ce?b:v;if(fe!=null?b=te(B,fe)?a(re,_[B],Ne,0):-10:b=Ne*(kt/_e),ae!=null?v=J(W,ae)?a(he,_[W],rt,0):-10:v=rt*(mt/ze),O.ori==1){let Dt=b;b=v,v=Dt}}F&&(g==null||g.cursor.event.type==Ol)&&((b<=1||b>=se-1)&&(b=co(b,se)),(v<=1||v>=U-1)&&(v=co(v,U))),z?(Ua=b,Ka=v,[Lo,Io]=Q.move(o,b,v)):(Pe=b,Le=v)}let Wi={width:0,height:0,left:0,top:0};function Hi(){ls(Wi,!1)}let Za,Xa,eu,tu;function nu(f,g,b,v,S,T,I){Mn=!0,tt=nt=lt._x=lt._y=!1,Vi(f,g,b,v,S,T,I,!0,!1),f!=null&&(ft(El,$l,ou,!1),br($c,o,Lo,Io,se,U,null));let{left:z,top:F,width:B,height:W}=Te;Za=z,Xa=F,eu=B,tu=W}function ou(f,g,b,v,S,T,I){Mn=lt._x=lt._y=!1,Vi(f,g,b,v,S,T,I,!1,!0);let{left:z,top:F,width:B,height:W}=Te,K=B>0||W>0,re=Za!=z||Xa!=F||eu!=B||tu!=W;if(K&&re&&ls(Te),lt.setScale&&K&&re){let he=z,fe=B,ae=F,te=W;if(O.ori==1&&(he=F,fe=W,ae=z,te=B),tt&&On(M,ln(he,M),ln(he+fe,M)),nt)for(let J in _){let Ce=_[J];J!=M&&Ce.from==null&&Ce.min!=Se&&On(J,ln(ae+te,J),ln(ae,J))}Hi()}else Q.lock&&(Q._lock=!Q._lock,Zn(g,!0,f!=null));f!=null&&(wo(El,$l),br(El,o,Pe,Le,se,U,null))}function Ah(f,g,b,v,S,T,I){if(Q._lock)return;Yn(f);let z=Mn;if(Mn){let F=!0,B=!0,W=10,K,re;O.ori==0?(K=tt,re=nt):(K=nt,re=tt),K&&re&&(F=Pe<=W||Pe>=se-W,B=Le<=W||Le>=U-W),K&&F&&(Pe=Pe<Lo?0:se),re&&B&&(Le=Le<Io?0:U),Zn(null,!0,!0),Mn=!1}Pe=-10,Le=-10,we.fill(null),Zn(null,!0,!0),z&&(Mn=z)}function ru(f,g,b,v,S,T,I){Q._lock||(Yn(f),Pi(),Hi(),f!=null&&br(Gc,o,Pe,Le,se,U,null))}function su(){P.forEach(jb),Ri(o.width,o.height,!0)}mo(Us,Zo,su);let No={};No.mousedown=nu,No.mousemove=Ja,No.mouseup=ou,No.dblclick=ru,No.setSeries=(f,g,b,v)=>{let S=Ue.match[2];b=S(o,g,b),b!=-1&&sn(b,v,!0,!1)},pt&&(ft($c,y,nu),ft(Ol,y,Ja),ft(Nc,y,f=>{Yn(f),yr(!1)}),ft(zc,y,Ah),ft(Gc,y,ru),Hl.add(o),o.syncRect=yr);let as=o.hooks=e.hooks||{};function ot(f,g,b){Ni?mr.push([f,g,b]):f in as&&as[f].forEach(v=>{v.call(null,o,g,b)})}(e.plugins||[]).forEach(f=>{for(let g in f.hooks)as[g]=(as[g]||[]).concat(f.hooks[g])});let iu=(f,g,b)=>b,Ue=Ke({key:null,setSeries:!1,filters:{pub:Qc,sub:Qc},scales:[M,x[1]?x[1].scale:null],match:[Jc,Jc,iu],values:[null,null]},Q.sync);Ue.match.length==2&&Ue.match.push(iu),Q.sync=Ue;let lu=Ue.key,Ui=jd(lu);function br(f,g,b,v,S,T,I){Ue.filters.pub(f,g,b,v,S,T,I)&&Ui.pub(f,g,b,v,S,T,I)}Ui.sub(o);function Lh(f,g,b,v,S,T,I){Ue.filters.sub(f,g,b,v,S,T,I)&&No[f](null,g,b,v,S,T,I)}o.pub=Lh;function Ih(){Ui.unsub(o),Hl.delete(o),Hn.clear(),Gl(Us,Zo,su),c.remove(),be?.remove(),ot("destroy")}o.destroy=Ih;function Ki(){ot("init",e,t),Na(t||e.data,!1),V[M]?zi(M,V[M]):Pi(),ts=Te.show&&(Te.width>0||Te.height>0),qn=Lt=!0,Ri(e.width,e.height)}return x.forEach(Da),P.forEach(ph),n?n instanceof HTMLElement?(n.appendChild(c),Ki()):n(o,Ki):Ki(),o}st.assign=Ke;st.fmtNum=Jl;st.rangeNum=Ks;st.rangeLog=Ys;st.rangeAsinh=Yl;st.orient=go;st.pxRatio=ye;st.join=zy;st.fmtDate=Xl,st.tzDate=Yy;st.sync=jd;{st.addGap=Eb,st.clipGaps=Zs;let e=st.paths={points:Xd};e.linear=tp,e.stepped=Ib,e.bars=Db,e.spline=Nb}function hn(e,t,n,o,r){e.beginPath(),e.moveTo(t,n),e.lineTo(o,r),e.stroke()}function ni(e,t,n){let{ctx:o,bbox:r}=e,s=devicePixelRatio,i=r.top+r.height;o.fillStyle=o.strokeStyle=n("muted"),o.textAlign="left",o.setLineDash([2*s,3*s]);for(let a of t.slice(1)){let u=e.valToPos(a.first_op,"x",!0);hn(o,u,r.top,u,i),o.fillText(Uo(a.kind),u+4*s,i-6*s)}o.setLineDash([])}function oi(e,t,n,{foot:o,isBelow:r=!1}={}){let{ctx:s,bbox:i}=e,a=devicePixelRatio,[u,c]=[e.valToPos(t.op,"x",!0),e.valToPos(t.nbytes,"y",!0)];o!==void 0&&hn(s,u,c,u,o),s.beginPath(),s.arc(u,c,3.5*a,0,2*Math.PI),s.fill();let d=u>i.left+i.width/2;s.textAlign=d?"right":"left",s.fillText(n,u+(d?-8:8)*a,c+(r?14:-4)*a)}function Fn(e){let{data:t,chosen:n}=e,o=G(),r=ue(null),s=ue(null),i=ue(e);i.current=e;let a=o.isDark.value;ge(()=>{if(!r.current)return;let d=r.current,p=[t.x,...t.lines.map(({values:y})=>y)],h=new st(Yb(d,i),p,d);s.current=h,i.current.onPoint(null),qb(h,(...y)=>{let{onClick:w,onChoose:R}=i.current;(w??R)(...y)});let m=new ResizeObserver(()=>{let{clientWidth:y,clientHeight:w}=d;y>0&&w>0&&h.setSize({width:y,height:w})});return m.observe(d),()=>{m.disconnect(),h.destroy(),s.current=null}},[t,a]),ge(()=>s.current?.redraw(!1),[n,e.marks]);let u=t.x.length-1,c=d=>{let h={ArrowLeft:n-1,ArrowRight:n+1,PageUp:n-20,PageDown:n+20,Home:0,End:u}[d.key];if(h!==void 0)e.onChoose(Math.max(0,Math.min(u,h)));else if(!e.onKey?.(d.key))return;d.preventDefault()};return l("div",{class:"plot",ref:r,role:"slider",tabIndex:0,"aria-label":e.label,"aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":Math.max(0,n),"aria-valuetext":e.valueText,onKeyDown:c,"data-testid":e.testId})}function qb(e,t){let n=0;e.over.addEventListener("mousedown",o=>n=o.clientX),e.over.addEventListener("click",o=>{Math.abs(o.clientX-n)<4&&t(e.posToIdx(o.offsetX),e,o.offsetY)})}function Yb(e,t){let n=u=>getComputedStyle(e).getPropertyValue(`--${u}`).trim(),{data:o,syncKey:r}=t.current,{xText:s=Y}=o,i={stroke:n("muted"),grid:{stroke:n("grid"),width:1},ticks:{stroke:n("grid"),width:1},font:"12px system-ui, sans-serif"},a=o.lines.some(({fill:u})=>u);return{width:e.clientWidth||600,height:e.clientHeight||300,legend:{show:!1},cursor:{y:!1,points:{show:!1},...r?{sync:{key:r}}:{}},scales:{x:{time:!1,...sp(o)?{}:{range:(u,c,d)=>Qb(o,c,d)}},y:{range:(u,c,d)=>[0,Math.max(d||1,o.top??0)*Zb]}},axes:[{...i,values:(u,c)=>c.map(d=>Number.isInteger(d)?s(d):"")},{...i,size:76,incrs:Xb,values:(u,c)=>c.map(j)}],series:[{},...o.lines.map(u=>Jb(u,o,n))],bands:a?o.lines.slice(1).map((u,c)=>({series:[c+1,c+2]})):[],hooks:{setCursor:[u=>t.current.onPoint(u.cursor.idx??null)],draw:[u=>ev(u,t.current,n)]}}}function Qb({x:e,hasDots:t},n,o){let[r=0]=e;if(t)return[-Math.max(1,o)/50,Math.max(1,o)*1.05];if(e.length<2)return[r-.5,r+.5];let s=(o-n)/50;return[n-s,o+s]}function sp({isStepped:e,hasDots:t=!1}){return e&&!t}function Jb(e,t,n){let{isStepped:o}=t,{label:r,fill:s,dash:i,width:a=1}=e,u=n(e.colour),c={show:!0,size:5,fill:u};return{label:r,stroke:u,width:a,...s?{fill:n(s)}:{},...i?{dash:i}:{},...o?{paths:st.paths.stepped?.({align:1})??(()=>null),points:sp(t)?{show:!1}:c}:{spanGaps:!0,points:c}}}var Zb=1.12,Xb=Array.from({length:50},(e,t)=>2**t);function ev(e,{data:t,chosen:n,marks:o},r){let{ctx:s,bbox:i}=e;s.save(),s.beginPath(),s.rect(i.left,i.top,i.width,i.height),s.clip(),s.font=`${12*devicePixelRatio}px system-ui, sans-serif`,s.lineWidth=devicePixelRatio,s.strokeStyle=r("accent");let a=t.x[n];if(a!==void 0){let u=e.valToPos(a,"x",!0);hn(s,u,i.top,u,i.top+i.height)}o?.(e,r),s.restore()}var ia=["freed","cached"],tv=[6,4];function ip({before:e,after:t,names:n}){let[o,r]=Ve("compare"),[s,i]=ee(null),a=ne(()=>ov(e,t),[e,t]),u=Dn((w,R)=>{ni(w,e.phases,R),rv(w,a.curves,R)},[e,a]);if(a.x.length===0)return null;let c=a.curves[0]?.stack.peak?.op??0,d=Number(o.at??c),p=Fs(a.x,Number.isFinite(d)?d:0),h=s??p,m=(w,R)=>a.lines[w]?.values[R]??null,y=a.hasModel?"Live bytes, model included":"Live bytes";return l("section",{class:"both-timelines",children:[l("h2",{children:y}),l("dl",{class:"plot-legend","data-testid":"compare-legend",children:n.map((w,R)=>l("div",{children:[l("dt",{children:[l("span",{class:`stroke ${R===0?"dashed":""} ${ia[R]}`})," ",w,", after op ",Y(a.curves[R]?.opAt[h]??0)]}),l("dd",{children:m(R,h)===null?"ended":l(Z,{n:m(R,h)})})]},R))}),l(Fn,{data:a,chosen:p,onChoose:w=>r("at",String(a.x[w]??0)),onPoint:i,marks:u,label:`${y} of both recordings, aligned by phase`,valueText:`op ${a.curves[0]?.opAt[p]}: ${n.map((w,R)=>`${w} ${nv(m(R,p))}`).join(", ")}`,testId:"compare-plot"})]})}function nv(e){return e===null?"ended":j(e)}function ov(e,t){let n=[e,t],o=n.every(c=>c.with_model),r=n.map(c=>o&&c.with_model||c),s=n.map(c=>Oc(e.phases,c)),i=e.phases.map(({end_op:c})=>c),a=Gs([...s.map(({op:c})=>c),i,s.map(({end:c})=>c)]),u=n.map(({op:c},d)=>{let[p,h]=[r[d],s[d]],m=p.peak?c.indexOf(p.peak.op):-1;return{stack:p,peakAt:h.op[m]??null,opAt:Cl(a,h.op).map(y=>c[y]??0),line:{label:d===0?"before":"after",colour:ia[d]??"fg",width:1.5,values:Ec(a,h,p.live_bytes),...d===0?{dash:tv}:{}}}});return{x:a,lines:u.map(({line:c})=>c),isStepped:!0,curves:u,hasModel:o}}function rv(e,t,n){t.forEach(({stack:{peak:o},peakAt:r},s)=>{if(!o||r===null)return;e.ctx.fillStyle=n(ia[s]??"fg");let i={op:r,nbytes:o.nbytes};oi(e,i,j(o.nbytes),{isBelow:s===1})})}var sv={released:{sign:"−",word:"removed"},added:{sign:"+",word:"added"},resized:{sign:"±",word:"resized"},moved:{sign:"→",word:"moved"},same:{sign:"=",word:"unchanged"}};function la({n:e}){if(e===null)return l("span",{class:"none",children:"–"});let t=e<0?"−":e>0?"+":"",n=e<0?"decrease":e>0?"increase":"none";return l("span",{class:`signed ${n}`,title:`${t}${Nn(Math.abs(e))}`,children:[t,j(Math.abs(e))]})}function aa({change:e}){let{sign:t,word:n}=sv[e];return l("span",{class:`mark ${e}`,children:[l("span",{"aria-hidden":"true",children:t})," ",n]})}function lp({reply:e,comparand:t,picked:n,onPick:o}){let{changes:r,changes_count:s}=e,i=r[0]?.weight_bytes??0,a=s-r.length;return l(X,{children:[l("ol",{class:"changes","data-testid":"changes",children:r.map((u,c)=>l("li",{"data-change":u.change,children:l(iv,{row:u,largest:i,comparand:t,members:n.flatMap(({change:d,member:p})=>d===c?[p]:[]),isFirst:n[0]?.change===c,onPick:d=>o(d?[{change:c,member:null}]:[])})},c))}),a>0&&l("p",{class:"hint",children:["and ",le(a,"smaller change")]})]})}function iv({row:e,largest:t,comparand:n,members:o,isFirst:r,onPick:s}){let[i,a]=ee(!1),u=ue(null),c=e.members_count-e.members.length,d=o.join();ge(()=>{o.some(h=>h!==null)&&a(!0),r&&u.current?.scrollIntoView({block:"nearest"})},[d,r]);let p=()=>{s(!i),a(!i)};return l("div",{class:"card",ref:u,"aria-current":o.length>0,children:[l("span",{class:"size",children:[l(la,{n:e.difference_bytes}),l(Vt,{part:e.weight_bytes,whole:t})]}),l("span",{class:"what",children:[l("button",{type:"button",class:"link","aria-expanded":i,onClick:p,children:[l(aa,{change:e.change})," ",l("b",{children:e.op})," ",l("code",{children:e.slot})," ·"," ",e.module||"(no module)"]}),l("span",{class:"type",children:[e.tensor,e.change!=="released"&&e.change!=="added"&&l(X,{children:[" ","· ",j(e.before_bytes)," → ",j(e.after_bytes)]})]}),i&&l("ul",{class:"members",children:[e.members.map((h,m)=>l("li",{"aria-current":o.includes(m),children:l(lv,{member:h,op:e.op,comparand:n})},m)),c>0&&l("li",{children:["and ",Y(c)," more"]})]})]})]})}function lv({member:e,op:t,comparand:n}){let{change:o,recordings:r,select:s}=G(),{before_node:i,after_node:a}=e,u=e.name||t;if(i!==null)return l("button",{type:"button",class:"link","data-node":i,onClick:()=>s(Be(i)),children:u});if(a===null||!n)return l("span",{children:u});let c=()=>{let d=r.shown.peek();r.choose({...n,view:"graph"}),o({selected:Be(a),...d?{settings:{compare:Ar(d)}}:{}})};return l("button",{type:"button",class:"link","data-node":a,title:`Show in ${n.run}, step ${n.step}`,onClick:c,children:[u," ",l("small",{children:["in ",n.run]})]})}function up({curve:e}){let{compare:t}=G(),{value:n,error:o}=e;if(o&&t.choice.value?.comparand)return null;if(o)return l(Tt,{error:o,retry:e.reload});if(!n)return l(He,{what:"Computing the curve…"});let r=t.choice.value?.comparand,s=r&&"goal"in r?r:null,{planned:i=null}=t.reply.state.value.value??{};return l(av,{reply:n,planning:s,planned:s&&i})}function av({reply:e,planning:t,planned:n}){let{change:o}=G(),[r]=Ve("compare"),[s,i]=ee(null),{points:a}=e,u=ne(()=>cv(e),[JSON.stringify([a,e.before_peak_bytes])]),c=Dn((y,w)=>dv(y,e,n,w),[u,n]),d=uv(a,t,n),p=s===null?void 0:a[s],h=a[d],m=y=>{let w=a[y],R=r.offload==="1";w&&o({settings:{compare:Yo("max_recompute",w.max_recompute,R)}})};return l("section",{class:"curve","data-testid":"curve",children:[l("h2",{children:"Peak vs. recompute"}),l("p",{class:"hint",children:["The recorded step peak is ",j(e.before_peak_bytes),". Each dot is a plan: click it or use the arrow keys."," ",e.pending&&l("span",{role:"status","data-testid":"curve-pending",children:`Computing: ${e.known_count} of ${e.asked_count} points known.`})]}),a.length>0&&l(Fn,{data:u,chosen:d,onChoose:m,onPoint:i,marks:c,label:"Lowest step peak against recomputed FLOPs",valueText:h?ap(h,e):"no plan selected",testId:"curve-plot"}),l("p",{class:"curve-point","data-testid":"curve-point",children:p?ap(p,e):" "})]})}function uv(e,t,n){let o=t?.goal==="max_recompute"?t.value:"",r=e.findIndex(({max_recompute:s})=>s===o);return r>=0?r:e.findIndex(({cost_share:s,peak_bytes:i})=>s===n?.cost_share&&i===n.peak_bytes)}function ap({cost_share:e,peak_bytes:t,gap:n,lines:o},r){let s=`${j(t)}, ${dt(t,r.before_peak_bytes)} of the recorded one`,i=n===null?", not proven to be the lowest":"",a=o.map(c=>c.trim()).join(" ")||"nothing to checkpoint";return`${e===0?"Without recomputing matmuls":`Recomputing ${dt(e,1)} of the forward FLOPs`}: step peak ${s}${i}; ${a}`}function cv({points:e,before_peak_bytes:t}){return{x:e.map(({cost_share:n})=>100*n),lines:[{label:"lowest peak",colour:"cached",width:1.5,values:e.map(({peak_bytes:n})=>n)}],isStepped:!0,hasDots:!0,top:t,xText:n=>`${n}%`}}function dv(e,{points:t,before_peak_bytes:n},o,r){let{ctx:s,bbox:i}=e,a=devicePixelRatio,u=i.left+i.width,c=e.valToPos(n,"y",!0);s.strokeStyle=s.fillStyle=r("muted"),s.setLineDash([6*a,4*a]),hn(s,i.left,c,u,c),s.setLineDash([]),s.textAlign="right",s.textBaseline="bottom",s.fillText(`recorded ${j(n)}`,u-8*a,c-2*a);let d=t.at(-1);if(d){let m=e.valToPos(d.peak_bytes,"y",!0);s.strokeStyle=s.fillStyle=r("cached"),s.lineWidth=1.5*a,hn(s,e.valToPos(100*d.cost_share,"x",!0),m,u,m),s.fillText(`lowest ${j(d.peak_bytes)}`,u-8*a,m+18*a)}if(!o)return;let p=e.valToPos(100*o.cost_share,"x",!0),h=e.valToPos(o.peak_bytes,"y",!0);s.strokeStyle=r("accent"),s.lineWidth=2*a,s.beginPath(),s.arc(p,h,7*a,0,2*Math.PI),s.stroke()}function cp({comparand:e}){let{change:t,compare:n,recordings:o}=G(),[r]=Ve("compare"),s=o.index.state.value.value?.runs??[],i=e&&"key"in e?e.key:null,a=r.run??i?.run??"",u=s.find(m=>m.run===a),c=u&&dn(u,r.tag??i?.tag),d=c?.steps.some(m=>String(m.step)===r.step)?Number(r.step):i?.step??c?.steps.at(-1)?.step,p=(m,y,w)=>t({settings:{compare:{run:m,tag:y,...w===void 0?{}:{step:String(w)}}}}),h=m=>{let y=m&&dn(m,c?.tag);m&&y&&p(m.run,y.tag,y.steps.at(-1)?.step)};return l(X,{children:[l("label",{children:["run"," ",l("select",{"data-testid":"compare-run",value:a,onChange:m=>h(s.find(y=>y.run===m.currentTarget.value)),children:[a===""&&l("option",{value:"",children:"none"}),s.map(m=>l("option",{value:m.run,children:m.run},m.run))]})]}),u&&c&&u.tags.length>1&&l("label",{children:["tag"," ",l("select",{"data-testid":"compare-tag",value:c.tag,onChange:m=>{let y=u.tags.find(w=>w.tag===m.currentTarget.value);y&&p(u.run,y.tag,y.steps.at(-1)?.step)},children:u.tags.map(m=>l("option",{value:m.tag,children:m.tag},m.tag))})]}),u&&c&&c.steps.length>1&&l(pv,{tag:c,step:d,onChoose:m=>p(u.run,c.tag,m)}),i&&l("button",{type:"button","data-testid":"compare-swap",title:"Swap the two recordings",onClick:n.swap,children:"Swap"})]})}function pv({tag:e,step:t,onChoose:n}){return l("label",{children:["step"," ",l("select",{"data-testid":"compare-step",value:String(t),onChange:o=>n(Number(o.currentTarget.value)),children:e.steps.map(o=>l("option",{value:String(o.step),children:o.step},o.step))})]})}function dp(e,t){let n=t.trim().replace(/\s*%$/,"");return n&&!e.endsWith("_peak")?`${n}%`:n}function pp({goal:e,value:t}){return e.endsWith("_peak")?t:t.replace(/%$/,"")}function Bn(e,t){let n=ne(()=>Me(t),[e]);return[n.value,o=>n.value=o]}var ua={reduce:{name:"Reduce peak by",unit:"%",example:"50"},total_peak:{name:"Fit total peak in",unit:"",example:"2 GiB"},step_peak:{name:"Fit step peak in (without model)",unit:"",example:"600 MiB"},max_recompute:{name:"Limit recompute to",unit:"%",example:"5"}};function fp({curve:e}){let{change:t}=G(),[n]=Ve("compare"),o=zs(n),r=n.offload==="1",[{goal:s,field:i},a]=Bn(`${o?.goal} ${o?.value}`,{goal:o?.goal??"reduce",field:o?pp(o):""}),u=dp(s,i),{unit:c,example:d}=ua[s],h=o?.goal===s&&o.value===u||!u&&!o;return l("form",{class:"ask-plan",onSubmit:m=>{m.preventDefault(),h||t({settings:{compare:Yo(s,u,r)}})},children:[l("label",{children:["Goal"," ",l("select",{"data-testid":"plan-goal",value:s,onChange:m=>a({goal:m.currentTarget.value,field:""}),children:Or.map(m=>l("option",{value:m,children:ua[m].name},m))})]}),l("span",{class:"amount",children:[l(fn,{type:"text",placeholder:d,label:`${ua[s].name}${c&&", percent"}`,testId:"plan-asked",value:i,onInput:m=>a({goal:s,field:m})}),c]}),l("button",{type:"submit","data-testid":"plan-ask","aria-disabled":h,children:u||!o?"Plan":"Clear"}),(r||e?.is_on_host===!1)&&l("label",{class:"check",title:"Saved tensors may be offloaded to CPU memory instead of being recomputed",children:[l("input",{type:"checkbox","data-testid":"plan-offload",checked:r,onChange:({currentTarget:{checked:m}})=>t({settings:{compare:Yo(o?.goal??s,o?.value??"",m)}})}),"Allow CPU offload"]})]})}function mp(){let{compare:e}=G(),t=e.planProgress.value;return l("div",{class:"planning pad","data-testid":"planning",children:[l("p",{class:"hint",role:"status",children:"Planning: searching for modules to checkpoint, and proving how close the plan is to optimal. This takes seconds, up to a minute for a large model."}),l("p",{"data-testid":"planning-progress",children:t?fv(t):"Starting…"}),l("button",{type:"button","data-testid":"plan-cancel",onClick:e.reply.cancel,children:"Stop planning"})]})}function fv({seconds:e,tried:t,least_bytes:n}){let o=n===null?"":`, lowest peak so far ${j(n)}`,r=t===0?"looking for modules to recompute":le(t,"combination")+" tried";return`${Math.round(e)} s: ${r}${o}`}function hp(){let{compare:e}=G();return l("div",{class:"planning pad","data-testid":"planning-stopped",children:[l("p",{class:"hint",role:"status",children:"Planning was stopped."}),l("button",{type:"button","data-testid":"plan-again",onClick:e.reply.reload,children:"Plan again"})]})}function gp({lines:e,comparison:t}){return l("pre",{class:"predicted",role:"note","data-testid":"plan-lines",children:[e.join(`
`),t.after.predicted!==null&&l(X,{children:[`
`,l("b",{children:"Predicted:"})," this step did not run."]})]})}function yp({problem:e,least_bytes:t,lines:n}){let{change:o}=G(),[r]=Ve("compare"),s=zs(r)?.goal==="total_peak"?"total_peak":"step_peak",i=Yo(s,`${t} B`,r.offload==="1");return l(X,{children:[l(We,{message:e,children:l("button",{type:"button","data-testid":"plan-least",onClick:()=>o({settings:{compare:i}}),children:["Plan for ",j(t)]})}),n.map(a=>l("p",{class:"hint pad","data-testid":"plan-suggestions",children:a},a))]})}function ri(e){return e.split(/[\s,]+/).filter(Boolean)}function ca(e,t){let n=new Set(ri(e));return ri(t).every(o=>n.has(o))}function da(e,t,n){let o=ri(t),r=ri(e).filter(s=>!o.includes(s));return(n?[...r,...o]:r).join(" ")}function bp(e){let t=[];return e.map(n=>{for(;t.length>0&&!n.startsWith(`${t.at(-1)}.`);)t.pop();return t.push(n),t.length-1})}function xp({reply:e}){let{change:t}=G(),[n]=Ve("compare"),{value:o,error:r,loading:s}=e,i=qo(n)??{},a=h=>t({settings:{compare:Ns({...i,...h})}});if(r)return l(Tt,{error:r,retry:e.reload});if(!o)return s?l(He,{what:"Looking for modules…"}):null;let{patterns:u,patterns_count:c,ops:d,is_on_host:p}=o;return l("div",{class:"ticks","aria-busy":s,children:[l(mv,{rows:u,asked:i,set:a,canOffload:!p}),l(pn,{shown:u.length,of:c}),d.length>0&&l(hv,{rows:d,asked:i,set:a})]})}function mv({rows:e,asked:t,set:n,canOffload:o}){let r=Math.max(...e.map(({saved_bytes:a})=>a)),s=ue(null);ge(()=>{let a=s.current?.querySelector("input:checked")?.closest("tr");a&&s.current&&(s.current.scrollTop=a.offsetTop-60)},[e]);let i=ne(()=>bp(e.map(({name:a})=>a)),[e]);return e.length===0?l("p",{class:"hint",children:"No module in this recording saves anything."}):l("div",{class:"ticks-rows",ref:s,role:"region",tabIndex:0,"aria-label":"Modules to checkpoint",children:l("table",{class:"data-table","data-testid":"ticks",children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:"checkpoint"}),o&&l("th",{scope:"col",children:"offload"}),l("th",{scope:"col",children:"module"}),l("th",{scope:"col",title:"Bytes attributed to the ops inside",children:[" ","saves"," "]}),l("th",{scope:"col",title:"Estimated share of the forward FLOPs, recomputed if checkpointed",children:["FLOPs"," "]})]})}),l("tbody",{children:e.map((a,u)=>l("tr",{"data-testid":`tick-${a.name}`,children:[l("td",{children:l(vp,{label:`Checkpoint ${a.name}`,text:t.checkpoint,asked:a.asked,whyNot:a.why_not,set:c=>n({checkpoint:c})})}),o&&l("td",{children:l(vp,{label:`Offload ${a.name} to the CPU`,text:t.offload,asked:a.asked,whyNot:null,set:c=>n({offload:c})})}),l("th",{scope:"row",title:a.type_name,children:l("span",{class:"branch",style:{"--depth":i[u]??0},children:[a.name,l("span",{class:"tag",children:[a.type_name,a.modules_count>1&&` ×${Y(a.modules_count)}`]})]})}),l("td",{children:l("span",{class:"with-bar",children:[l(Vt,{part:a.saved_bytes,whole:r}),l(Z,{n:a.saved_bytes})]})}),l("td",{children:dt(a.flops_share,1)})]},a.asked))})]})})}function vp({label:e,text:t="",asked:n,whyNot:o,set:r}){let s=ca(t,n);return l("input",{type:"checkbox","aria-label":e,title:o??e,checked:s,disabled:o!==null&&!s,onChange:i=>r(da(t,n,i.currentTarget.checked))})}function hv({rows:e,asked:t,set:n}){let{checkpoint:o,save:r=""}=t;return l("fieldset",{class:"ticks-ops",disabled:!o,"data-testid":"tick-ops",children:[l("legend",{children:"Save instead of recompute the results of"}),e.map(({name:s,flops_share:i,result_bytes:a})=>l("label",{class:"check",children:[l("input",{type:"checkbox","data-testid":`tick-op-${s}`,checked:ca(r,s),onChange:u=>n({save:da(r,s,u.currentTarget.checked)})}),s,l("small",{children:[dt(i,1)," of the FLOPs, ",j(a)," in total"]})]},s))]})}var gv=[{name:"checkpoint",lead:"Checkpoint",placeholder:"modules, e.g. h.*",label:"Modules to checkpoint, e.g. h.*"},{name:"save",lead:"Save results of",placeholder:"no ops, or e.g. addmm",label:"Ops whose results are saved instead of recomputed"},{name:"offload",lead:"CPU offload",placeholder:"no modules, or e.g. h.*",label:"Modules whose saved tensors are offloaded to CPU memory until the backward pass"}];function wp({patterns:e}){let{change:t}=G(),[n]=Ve("compare"),{checkpoint:o="",save:r="",offload:s=""}=qo(n)??{},[i,a]=Bn(`${o}|${r}|${s}`,{checkpoint:o,save:r,offload:s}),u={checkpoint:i.checkpoint.trim(),save:i.save.trim(),offload:i.offload.trim()},d=u.checkpoint===o&&u.offload===s&&(u.save===r||!u.checkpoint),p=!u.checkpoint&&!u.offload,h=e?.is_on_host===!1||s!=="";return l("form",{class:"what-if",onSubmit:m=>{m.preventDefault(),d||t({settings:{compare:Ns(u)}})},children:[gv.filter(({name:m})=>m!=="offload"||h).map(({name:m,lead:y,placeholder:w,label:R})=>l("label",{children:[y," ",l(fn,{type:"text",class:"filter",placeholder:w,label:R,title:R,testId:`compare-${m}`,value:i[m],onInput:k=>a({...i,[m]:k})})]},m)),l("button",{type:"submit","data-testid":"compare-predict","aria-disabled":d,children:p&&!d?"Clear":"Predict"})]})}var _p={recording:{name:"A run",help:"Another run or step"},modules:{name:"What if",help:"Predict this step with modules of your choice checkpointed"},plan:{name:"Optimize",help:"Find which modules to checkpoint for a lower peak, and what that costs"}};function Sp({comparand:e}){let{change:t,compare:n}=G(),o=n.mode.value,[r]=Ve("compare"),s=Bt("patterns.json",o==="modules"?{}:null),i=r.offload==="1"?{offload:!0}:{},a=Bt("curve.json",o==="plan"?i:null);return l(X,{children:[l("div",{class:"toolbar compare-with",role:"group","aria-label":"Compare with",children:[l("fieldset",{class:"modes",children:[l("legend",{children:"Compare with"}),Rl.map(u=>l("label",{class:"check",title:_p[u].help,children:[l("input",{type:"radio",name:"compare-by","data-testid":`compare-by-${u}`,checked:o===u,onChange:()=>t({settings:{compare:u==="recording"?{}:{by:u}}})}),_p[u].name]},u))]}),o==="recording"&&l(cp,{comparand:e}),o==="modules"&&l(wp,{patterns:s.value}),o==="plan"&&l(fp,{curve:a.value})]}),o==="modules"&&l(xp,{reply:s}),o==="plan"&&l(up,{curve:a})]})}function si(e){return[...e.classList].flatMap(t=>{let[,n,o]=/^change-(\d+)(?:-(\d+))?$/.exec(t)??[];return n===void 0?[]:[{change:Number(n),member:o===void 0?null:Number(o)}]})}function kp(e,{change:t,member:n}){return e.some(o=>o.change===t&&(o.member===null||o.member===n))}function Rp({classList:e},t){let n=t===void 0?void 0:`bytes-${t}`,o=[...e].find(r=>r.startsWith("bytes-"));o!==n&&(o&&e.remove(o),n&&e.add(n))}var ir="http://www.w3.org/2000/svg";function Pp(e){let t=document.createElement("template");t.innerHTML=`<svg><g>${e}</g></svg>`;let n=document.adoptNode(t.content.querySelector("svg > g"));return pa(n),{element:n,boxes:[...n.querySelectorAll("g.node, g.cluster")].map(yv),edges:[...n.querySelectorAll("g.edge")].map(bv)}}function yv(e){let t=pa(e),n=Nt(e.id),o=xv(e);if(n){let r=[...e.querySelectorAll("text")].map(s=>s.textContent);e.querySelectorAll("polygon, path, ellipse").forEach(s=>{(s.getAttribute("fill")!=="none"||s.getAttribute("stroke")!=="none")&&s.classList.add("outline")}),e.classList.contains("node")&&_v(e,o),n.kind==="module"&&kv(e,o),e.setAttribute("role","button"),e.setAttribute("tabindex","-1"),e.setAttribute("aria-label",r.join(", "))}return{name:t,id:n,element:e,isRepeated:e.classList.contains("repeated"),place:o}}function bv(e){let t=pa(e).split("->");return vv(e),{element:e,ends:[...new Set(t.map(n=>n.replace(/:.*$/,"")))]}}function vv(e){let t=e.querySelector("path")?.cloneNode();t&&(t.removeAttribute("stroke-dasharray"),t.setAttribute("class","reach"),e.append(t))}function pa(e){let t=[...e.children].find(n=>n.tagName==="title");return t?.remove(),t?.textContent??""}function xv(e){let t=[...e.querySelectorAll("polygon, path, ellipse")],o=(t.length>0?t:[...e.querySelectorAll("text")]).flatMap(wv),r=o.filter((u,c)=>c%2===0),s=o.filter((u,c)=>c%2===1),[i,a]=[Math.min(...r),Math.min(...s)];return{x:i,y:a,width:Math.max(...r)-i,height:Math.max(...s)-a}}function wv(e){let t=o=>Number(e.getAttribute(o)??0);if(e.tagName==="ellipse"){let[o,r,s,i]=[t("cx"),t("cy"),t("rx"),t("ry")];return[o-s,r-i,o+s,r+i]}if(e.tagName==="text"){let[o,r,s]=[t("x"),t("y"),t("font-size")||12],i=e.textContent.length*s/2*.55,a=e.getAttribute("text-anchor")==="start"?o+i:o;return[a-i,r-s,a+i,r+s/4]}let n=e.getAttribute("points")??e.getAttribute("d")??"";return rc(n)}function _v(e,{x:t,width:n}){if(!e.querySelector("polygon, path, ellipse"))return;let o;for(let r of e.querySelectorAll("text")){if(o&&o.getAttribute("y")===r.getAttribute("y")){o.append(Sv(r));continue}o=r,r.setAttribute("text-anchor","middle"),r.setAttribute("x",String(t+n/2))}}function Sv(e){let t=document.createElementNS(ir,"tspan");for(let n of["font-size","font-weight","fill"]){let o=e.getAttribute(n);o!==null&&t.setAttribute(n,o)}return t.textContent=e.textContent,e.remove(),t}function kv(e,{x:t,y:n,width:o}){let r=e.classList.contains("cluster"),s=document.createElementNS(ir,"g");s.setAttribute("class","handle"),s.setAttribute("transform",`translate(${t+o-2} ${n+2})`);let i=document.createElementNS(ir,"circle");i.setAttribute("r","7");let a=document.createElementNS(ir,"path");a.setAttribute("d",r?"M-3.5 0H3.5":"M-3.5 0H3.5M0-3.5V3.5"),s.append(i,a),e.append(s)}var Rv=4;function ii(){let e,t=[];function n(o){let r=p=>t.find(({groups:h})=>h.has(p))?.groups.get(p)??Pp(p),s=o.groups.map(({x:p,y:h,svg:m})=>({...r(m),text:m,x:p,y:h})),i=new Map(s.map(p=>[p.text,p])),a=t.filter(p=>p.layout!==o);t=[{layout:o,groups:i},...a].slice(0,Rv);let{width:u,height:c,shades:d}=o;return e??=document.createElementNS(ir,"svg"),{svg:e,width:u,height:c,shades:d,groups:s,...Pv(s)}}return{read:n}}function Tp({svg:e,width:t,height:n,groups:o,shades:r}){e.setAttribute("width",String(t)),e.setAttribute("height",String(n)),e.setAttribute("viewBox",`0 0 ${t} ${n}`);let s=new Set(o.map(({element:a})=>a));for(let a of[...e.children])s.has(a)||a.remove();let i=e.firstElementChild;for(let{element:a,x:u,y:c,boxes:d}of o){for(let h of d)Rp(h.element,r.get(h.name));let p=`translate(${u} ${c})`;a.getAttribute("transform")!==p&&a.setAttribute("transform",p),a===i?i=i.nextElementSibling:e.insertBefore(a,i)}}function Pv(e){let t=new Map,n=new Map;for(let r of e)for(let{name:s,id:i,element:a,isRepeated:u,place:c}of r.boxes){if(n.set(s,a.id),!i)continue;let d={...c,x:c.x+r.x,y:c.y+r.y};t.set(i.text,{id:i,element:a,isRepeated:u,...d})}let o=new Map;for(let{element:r,ends:s}of e.flatMap(i=>i.edges))for(let i of s){let a=n.get(i)??i,u=o.get(a);u?u.push(r):o.set(a,[r])}return{boxes:t,edges:o}}function li({id:e}){return e.kind==="module"}function Cp(e,t,n,o){let r=(c,d)=>c.target instanceof Element?c.target.closest(d):null,s=c=>n(r(c,"g.node, g.cluster")?.id??""),i=c=>r(c,".handle")!==null;e.addEventListener("click",c=>{let d=s(c),p=Nt(r(c,"g.edge")?.id??"");d&&i(c)?o.onToggle(d.id.number):o.onSelect(d?.id??p)},{signal:t}),e.addEventListener("dblclick",c=>{let d=s(c);d&&li(d)&&!i(c)&&o.onToggle(d.id.number)},{signal:t});let a=null,u=c=>{let d=c&&li(c)?c.id.number:null;d!==a&&o.onPrefetch?.(d),a=d};e.addEventListener("pointerover",c=>{let d=s(c);o.onHover(d?.id??null),u(i(c)||d?.element.matches(".node")?d:void 0)},{signal:t}),e.addEventListener("pointerleave",()=>{o.onHover(null),u(void 0)},{signal:t}),e.addEventListener("focusin",c=>u(s(c)),{signal:t}),e.addEventListener("focusout",c=>{s(c)?.id.number===a&&u(void 0)},{signal:t})}function Br(e,t,n,o){let r=Math.min(8,Math.max(.02,e.scale*t)),s=r/e.scale;return{scale:r,x:n-(n-e.x)*s,y:o-(o-e.y)*s}}function ma(e,t){let n=Math.max(.02,Math.min(1,(t.width-48)/e.width,(t.height-48)/e.height));return{scale:n,x:(t.width-e.width*n)/2,y:(t.height-e.height*n)/2}}var fa=.75;function Mp(e,t,n){let o=ma(e,n);if(o.scale>=fa)return o;let r=Math.min(1,Math.max(fa,(n.width-48)/e.width)),i=e.width*r>n.width&&t?t.x+t.width/2:e.width/2;return{scale:r,x:n.width/2-i*r,y:24}}function ai(e,t,n){let o=Math.max(e.scale,fa),r=(s,i,a)=>i*o>a-48?24-s*o:a/2-(s+i/2)*o;return{scale:o,x:r(t.x,t.width,n.width),y:r(t.y,t.height,n.height)}}function ui(e,t,n){let o=t.x*e.scale+e.x,r=t.y*e.scale+e.y,s=Math.min(t.width*e.scale,n.width-24),i=Math.min(t.height*e.scale,n.height-24);return o>=0&&r>=0&&o+s<=n.width&&r+i<=n.height?e:ai(e,t,n)}function Op(e,t,n){let r=(s,i,a)=>Math.min(a-48,Math.max(48-i*e.scale,s));return{scale:e.scale,x:r(e.x,t.width,n.width),y:r(e.y,t.height,n.height)}}function Ep(e,t){return{x:-e.x/e.scale,y:-e.y/e.scale,width:t.width/e.scale,height:t.height/e.scale}}function Ap(e,t,n){let o=n==="left"||n==="right",r=n==="left"||n==="up"?-1:1,s,i=1/0;for(let a of e){let u=a.x+a.width/2-(t.x+t.width/2),c=a.y+a.height/2-(t.y+t.height/2),d=r*(o?u:c),p=d+3*Math.abs(o?c:u);d>1&&p<i&&([s,i]=[a,p])}return s}var Tv=4,Lp=.3;function Ip(e,t,n,o,r){let s=new Map,i,a=!1,u=p=>{let{left:h,top:m}=e.getBoundingClientRect();return{x:p.clientX-h,y:p.clientY-m}};e.addEventListener("pointerdown",p=>{p.button===0&&(s.size===0&&(i=u(p),a=!1),s.set(p.pointerId,u(p)))},{signal:t}),e.addEventListener("pointermove",p=>{let h=s.get(p.pointerId);if(!h||!i)return;let m=u(p);if(!a&&Math.hypot(m.x-i.x,m.y-i.y)<Tv)return;a||(a=!0,e.setPointerCapture(p.pointerId),e.classList.add("dragging"));let y=[...s].find(([R])=>R!==p.pointerId)?.[1];s.set(p.pointerId,m);let w=n();o(y?Cv(w,h,m,y):{...w,x:w.x+m.x-h.x,y:w.y+m.y-h.y})},{signal:t});let c=p=>{s.delete(p.pointerId),s.size===0&&e.classList.remove("dragging")};e.addEventListener("pointerup",c,{signal:t}),e.addEventListener("pointercancel",c,{signal:t});let d=p=>{a&&p.stopPropagation(),a=!1};e.addEventListener("click",d,{capture:!0,signal:t}),e.addEventListener("wheel",p=>{if(!r(p))return;p.preventDefault();let{x:h,y:m}=u(p),y=p.deltaMode===WheelEvent.DOM_DELTA_LINE?16:1,w=p.ctrlKey?.01:.0015,R=Math.max(-Lp,Math.min(Lp,-p.deltaY*y*w));o(Br(n(),Math.exp(R),h,m))},{signal:t,passive:!1})}function Cv(e,t,n,o){let r=Math.hypot(t.x-o.x,t.y-o.y),s=Math.hypot(n.x-o.x,n.y-o.y);return Br(e,r>0?s/r:1,o.x,o.y)}var Mv=200,Dp=60;function ci(e,t,n){let o={x:0,y:0,scale:1},r,s=0,i=0,a=new AbortController,u=()=>({width:e.clientWidth,height:e.clientHeight});function c(_){let A=u();({width:i}=A),o=r?Op(_,r,A):_,t.style.transform=`translate(${o.x}px, ${o.y}px) scale(${o.scale})`,t.style.willChange="transform",window.clearTimeout(s),s=window.setTimeout(()=>t.style.willChange="auto",Mv),n.onMove?.(Ep(o,A))}function d(_){let{width:A,height:M}=u();c(Br(o,_,A/2,M/2))}function p(_){return ui(o,{..._,width:0,height:0},u())===o}let h={show(_,A,M){let C=A===null||M?void 0:r?.boxes.get(A.text),D=A===null?void 0:_.boxes.get(A.text),N=r?.width===_.width&&r.height===_.height,E=C&&p(C)?C:void 0,O=!r||M,L=t.contains(document.activeElement),{id:$}=document.activeElement??{id:""};r=_,Tp(_),t.contains(_.svg)||t.replaceChildren(_.svg),L&&(_.boxes.get($)?.element??e).focus({preventScroll:!0});let H=Mp(_,$p(_),u());E&&D?c(Av(o,E,D)):D?c(ai(O?H:o,D,u())):(O||!N)&&c(H)},centre(_){let A=r?.boxes.get(_.text);A&&c(ai(o,A,u()))},look(_,A){let{width:M,height:C}=u();c({...o,x:M/2-_*o.scale,y:C/2-A*o.scale})},keep(_){let A=r?.boxes.get(_.text);A&&c(ui(o,A,u()))},fit:()=>r&&c(ma(r,u())),actualSize:()=>d(1/o.scale),zoom:d,dispose:()=>a.abort()};Ip(e,a.signal,()=>o,c,n.isZoom??(()=>!0)),Cp(e,a.signal,_=>r?.boxes.get(_),n);let m={signal:a.signal};e.addEventListener("keydown",_=>{_.ctrlKey||_.metaKey||_.altKey||y(_)&&_.preventDefault()},m);function y(_){let A=Ov[_.key];if(A&&_.shiftKey)return k(A);if(A)return x(A);let M=w(),C={"+":()=>d(1.25),"=":()=>d(1.25),"-":()=>d(.8),0:h.actualSize,f:h.fit,e:()=>M&&n.onSelect(R(M)),Enter:()=>M&&n.onSelect(M.id)," ":()=>M&&(li(M)?n.onToggle(M.id.number):n.onSelect(M.id)),Escape:()=>{e.focus(),n.onSelect(null)}};return C[_.key]?.(),_.key in C}function w(){return r?.boxes.get(document.activeElement?.id??"")}function R(_){let A=r?.edges.get(_.id.text)??[],M=A.findIndex(C=>C.classList.contains("selected-edge"));return Nt(A[(M+1)%A.length]?.id??"")??_.id}function k(_){let[A,M]=Ev[_];return c({...o,x:o.x-A*Dp,y:o.y-M*Dp}),!0}function x(_){if(!r)return!1;let A=[...r.boxes.values()],M=w()??A.find(({element:D})=>D.matches(".selected")),C=M?Ap(Np(r),M,_):$p(r);return C&&(C.element.focus({preventScroll:!0}),c(ui(o,C,u()))),!0}window.addEventListener("resize",()=>u().width>0&&c({...o,x:o.x+(u().width-i)/2}),m);let P=new ResizeObserver(()=>u().width>0&&c(o));return P.observe(e),a.signal.addEventListener("abort",()=>P.disconnect()),h}function Np({boxes:e}){return[...e.values()].filter(({element:t})=>t.matches(".node"))}function $p(e){return Np(e).reduce((t,n)=>t&&t.y<=n.y?t:n,void 0)}var Ov={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down"},Ev={left:[-1,0],right:[1,0],up:[0,-1],down:[0,1]};function Av(e,t,n){return{scale:e.scale,x:e.x+(t.x+t.width/2-n.x-n.width/2)*e.scale,y:e.y+(t.y-n.y)*e.scale}}function zp(e,t){let n=t&&e.boxes.get(t.text);if(!n)return;let o=[n.element,...e.edges.get(n.id.text)??[]];return o.forEach(r=>r.classList.add("selected")),()=>o.forEach(r=>r.classList.remove("selected"))}function Gp({svg:e},t){let n=e.querySelector(`g.edge[id="${t.text}"]`),o=["selected","selected-edge"];return n?.classList.add(...o),()=>n?.classList.remove(...o)}function Vr({svg:e,edges:t},n){e.querySelectorAll(".lit").forEach(r=>r.classList.remove("lit"));let o=n===null?[]:t.get(n.text)??[];o.forEach(r=>r.classList.add("lit")),e.classList.toggle("has-lit",o.length>0)}function di({viewport:e,testId:t}){return l("div",{class:"button-group",children:[l("button",{type:"button","aria-label":"Zoom out",title:"Zoom out (-)","data-testid":`${t}-out`,onClick:()=>e.current?.zoom(.8),children:"−"}),l("button",{type:"button","aria-label":"Zoom in",title:"Zoom in (+)","data-testid":`${t}-in`,onClick:()=>e.current?.zoom(1.25),children:"+"}),l("button",{type:"button",title:"Actual size (0)","data-testid":`${t}-actual`,onClick:()=>e.current?.actualSize(),children:"1:1"}),l("button",{type:"button",title:"The whole graph (f)","data-testid":`${t}-fit`,onClick:()=>e.current?.fit(),children:"Fit"})]})}var Lv=[["released","only in the first"],["added","only in the second"],["resized","different size, or partly replaced"],["moved","on another device"]],Iv=56,Dv=520;function $v({boxes:e}){let t=({element:n})=>n.matches(".node")&&si(n).some(({change:o})=>o===0);return[...e.values()].find(t)?.id??null}function Fp({pair:e,picked:t,onPick:n}){let{compare:o}=G(),{value:r,error:s,loading:i}=o.difference.state.value,a=r?.pair===e?r:void 0,u=ue(null),c=ue(null),d=ue(null),[p,h]=ee(null),[m,y]=ee(null),w=ue(ii()),R=ue(null),k=ue([]),x=ue({onPick:n,setToggled:y});return x.current={onPick:n,setToggled:y},ct(()=>{let[P,_]=[u.current,c.current];if(!P||!_)return;let A=C=>C&&R.current?.boxes.get(C.text)?.element,M=ci(P,_,{onSelect(C){if(C?.kind==="edge")return;let D=A(C);k.current=D?si(D):[],x.current.onPick(k.current)},onToggle(C){x.current.setToggled({kind:"module",number:C,text:`m${C}`}),o.toggle(C)},onHover:C=>R.current&&Vr(R.current,C),isZoom:C=>C.ctrlKey||P.contains(document.activeElement)});return d.current=M,()=>M.dispose()},[]),ct(()=>{if(!a||!u.current)return;let P=w.current.read(a.layout);u.current.style.height=`${Math.min(Dv,P.height+Iv)}px`,d.current?.show(P,m??$v(P),R.current===null),R.current=P,h(P)},[a]),ge(()=>{let P=[...p?.svg.querySelectorAll("g.node")??[]].filter(_=>si(_).some(A=>kp(t,A)));return P.forEach(_=>_.classList.add("selected")),()=>P.forEach(_=>_.classList.remove("selected"))},[p,t]),ge(()=>{if(t===k.current)return;let P=Nt(u.current?.querySelector(".canvas .selected")?.id??"");P&&d.current?.keep(P)},[t]),l("section",{class:t.length>0?"difference picked":"difference","aria-label":"Graph of differences",children:[l("div",{class:"toolbar",role:"group","aria-label":"Graph of differences: options",children:[l("ul",{class:"meaning","aria-label":"Signs","data-testid":"difference-legend",children:Lv.filter(([P])=>p?.svg.querySelector(`.${P}`)).map(([P,_])=>l("li",{children:[l(aa,{change:P})," ",_]},P))}),l("div",{class:"button-group",children:[l("button",{type:"button","data-testid":"difference-fold",onClick:()=>o.open([]),children:"Collapse all"}),l("button",{type:"button",title:"Open the modules that changed most","data-testid":"difference-default",onClick:()=>o.open(null),children:"Default"})]}),l(di,{viewport:d,testId:"difference-zoom"})]}),l("div",{class:"window",children:[l("div",{class:"frame",ref:u,tabIndex:0,role:"group","aria-busy":i,"aria-label":"Graph of the differences between the two recordings. Arrow keys move between boxes, Enter selects the changes of a box in the list below, Space opens or closes a module, plus and minus zoom, f fits the window.","data-testid":"difference-frame",children:l("div",{class:"canvas",ref:c,"data-testid":"difference-canvas"})}),i&&l("p",{class:"progress",role:"status",children:"Drawing the differences…"})]}),s&&l(Tt,{error:s,retry:o.difference.reload})]})}function Bp(){let e=ue(null),t=()=>e.current?.contains(document.activeElement)??!1,n=t();return ct(()=>{if(!n||t())return;let o=e.current?.querySelectorAll("button");(o?.length===1?o[0]:e.current)?.focus({preventScroll:!0})}),e}function Wr({name:e,title:t,text:n}){let{recordings:o}=G(),[r,s]=ee(""),i=async()=>{let{run:a,step:u}=o.shown.value??{run:"run",step:0};s("");try{Es(`${As(e,a,u)}.csv`,"text/csv",await n())}catch(c){s(c instanceof Error?c.message:String(c))}};return l(X,{children:[l("button",{type:"button",title:t,"data-testid":`${e}-csv`,onClick:()=>{i()},children:"Download CSV"}),r&&l("span",{class:"hint",role:"alert",children:r})]})}function lr({name:e,title:t,by:n}){let{replies:o}=G();return l(Wr,{name:e,title:t,text:()=>o.once("table.csv",{by:n})})}var Vp=`.compare {
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
`;var Wp=`.difference {
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
`;var Kp={key:"compare",title:"Compare",style:Vp+Wp,needsServer:!0,Panel:Gv};function Gv(){let{compare:e}=G(),t=e.choice.value;return t?l("div",{class:"compare","data-testid":"compare",children:[l(Sp,{comparand:t.comparand}),t.comparand?l(Vv,{}):l(Bv,{problem:t.problem,way:e.mode.value})]}):null}var Fv={recording:"There is no other recording here: predict checkpointing with What if, or record a second run or step.",modules:"Select or name modules to predict what checkpointing them releases.",plan:"Choose a point on the curve, or enter a goal, to find what to checkpoint."};function Bv({problem:e,way:t}){return e?l(We,{message:e}):l("p",{class:"hint pad","data-testid":"compare-nothing",children:Fv[t]})}function Vv(){let{compare:e}=G(),t=Bp();return l("div",{ref:t,tabIndex:-1,children:Wv(e)})}function Wv(e){let{value:t,error:n,loading:o}=e.reply.state.value,r=e.choice.value?.comparand;if(n instanceof $n)return l(hp,{});if(n)return l(Tt,{error:n,retry:e.reply.reload});if(o&&r&&"goal"in r&&(e.planProgress.value||!t))return l(mp,{});if(!t)return o?l(He,{what:"Comparing…"}):null;if(t.unreachable)return l(yp,{...t.unreachable});let{shown:i,comparand:a,comparison:u,planned:c}=t;if(!u)return null;let[d,p]=[Hp({key:i}),Hp(a)],h=Tl(i,a);return l("div",{class:"compared","aria-busy":o,"data-testid":"compared",children:[u.verdict.slice(0,c?1:void 0).map((m,y)=>l("p",{class:y===0?"verdict":"hint","data-testid":"compare-verdict",children:m},y)),u.before.timeline&&u.after.timeline&&l(ip,{before:u.before.timeline,after:u.after.timeline,names:[d,p]}),l("section",{class:"planned",children:[l("div",{children:[c?l(gp,{...c}):l(Hv,{...u.after}),l(qv,{reply:u,before:d,after:p})]}),u.code!==null&&l(Ls,{code:u.code,label:"Copy as Python",testId:"compare-code"})]}),l(Uv,{pair:h,reply:u,comparand:a},h)]})}function Hv({predicted:e}){return e===null?null:l("p",{class:"predicted",role:"note","data-testid":"compare-predicted",children:[l("b",{children:"Predicted:"})," ",e,". This step did not run."]})}function Uv({pair:e,reply:t,comparand:n}){let[o,r]=ee([]);return l("section",{class:"differences",children:[t.changes_count>0&&l(X,{children:[l("h2",{children:"Where it changed"}),l(Fp,{pair:e,picked:o,onPick:r})]}),l("div",{class:"titled",children:[l("h2",{children:"Changed saved tensors, largest first"}),t.changes_count>0&&l(Kv,{comparand:n})]}),l("p",{class:"summary","data-testid":"compare-summary",children:jv(t)}),l(lp,{reply:t,comparand:"key"in n?n.key:null,picked:o,onPick:r})]})}function Kv({comparand:e}){let{replies:t}=G();return l(Wr,{name:"changes",title:"All changes, repeated layers combined",text:()=>t.once("changes.csv",Lr(e))})}function Hp(e){return"key"in e?`${e.key.run} · step ${e.key.step}`:"predicted"}function jv(e){let t=`${j(e.same_bytes)} unchanged in ${le(e.same_count,"saved tensor")}`;if(e.changes_count===0)return`Nothing changed: ${t}.`;let n=e.moved_bytes>0&&`${j(e.moved_bytes)} on another device`;return`${[`−${j(e.released_bytes)}, +${j(e.added_bytes)}`,n,t].filter(Boolean).join("; ")}.`}function qv({reply:e,before:t,after:n}){let{device:o}=e.before,r=o===e.after.device||!o||!e.after.device,s=i=>r?"":` on ${i}`;return l("table",{class:"data-table","aria-label":"Totals of both recordings","data-testid":"compare-totals",children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:"total"}),l("th",{scope:"col",children:[t,s(o)]}),l("th",{scope:"col",children:[n,s(e.after.device)]}),l("th",{scope:"col",children:"difference"}),l("th",{scope:"col",title:"Relative to the first",children:"percent"})]})}),l("tbody",{children:e.totals.map(i=>l(Yv,{total:i},i.key))})]})}function Yv({total:e}){let{key:t,label:n,help:o,level:r,before_bytes:s,after_bytes:i,difference_bytes:a}=e;return l("tr",{"data-testid":`compare-${t}`,children:[l("th",{scope:"row",class:`level-${r}`,title:o,children:n}),l("td",{children:l(Up,{n:s})}),l("td",{children:l(Up,{n:i})}),l("td",{children:l(la,{n:a})}),l("td",{children:Qv(a,s)})]})}function Up({n:e}){return e===null?l("span",{class:"none",children:"not known"}):l(Z,{n:e})}function Qv(e,t){return!e||!t?e===0?"0%":"–":`${e<0?"−":"+"}${dt(Math.abs(e),t)}`}function jp(e,t,n){let o=e.appendChild(document.createElement("canvas")),r=e.appendChild(document.createElement("div")),s,i,a={x:1,y:1},u=d=>{if(d.buttons!==1)return;let{left:p,top:h}=o.getBoundingClientRect();t((d.clientX-p)/a.x,(d.clientY-h)/a.y)};e.addEventListener("pointerdown",d=>{e.setPointerCapture(d.pointerId),u(d)},{signal:n}),e.addEventListener("pointermove",u,{signal:n});function c(){if(!s||!i)return;e.hidden=Jv(s,i);let[d,p]=[Math.max(0,i.x),Math.max(0,i.y)],h=Math.min(s.width,i.x+i.width),m=Math.min(s.height,i.y+i.height);r.style.transform=`translate(${d*a.x}px, ${p*a.y}px)`,r.style.width=`${Math.max(2,(h-d)*a.x)}px`,r.style.height=`${Math.max(2,(m-p)*a.y)}px`}return{show(d){s=d,a=Zv(d),Xv(o,d,a),c()},move(d){i=d,c()}}}function Jv({width:e,height:t},n){let[o,r]=[n.x+n.width,n.y+n.height];return n.x<=0&&n.y<=0&&o>=e&&r>=t}function Zv({width:e,height:t}){let n=Math.min(170/e,220/t,1),o=r=>Math.min(1,Math.max(n,44/r));return{x:o(e),y:o(t)}}function Xv(e,t,n){let o=devicePixelRatio,[r,s]=[t.width*n.x,t.height*n.y];e.width=Math.ceil(r*o),e.height=Math.ceil(s*o),e.style.width=`${r}px`,e.style.height=`${s}px`;let i=e.getContext("2d");if(!i)return;i.scale(o*n.x,o*n.y);let a=getComputedStyle(e),u=c=>a.getPropertyValue(`--${c}`);for(let{element:c,x:d,y:p,width:h,height:m}of t.boxes.values()){let y=c.classList.contains("cluster");i.fillStyle=u(y?"cluster":ex(c)),i.fillRect(d,p,h,m)}}function ex(e){let t=[1,2,3,4].find(n=>e.classList.contains(`bytes-${n}`));return t===void 0?"box-line":`bytes-${t}`}function ar(e){let{expand:t}=e,n=Qe(e,"graph"),o=["parameters","views"].filter(r=>n[r]==="1");return{...t===null?{}:{expand:[...t]},...o.length===0?{}:{show:o},...n.freed==="0"?{hide:["freed"]}:{}}}function qp(){let e=null;function t(){e?.abort.abort(),e=null}return{drop:t,begin(n,o){if(e?.key===n)return;t();let r=new AbortController;e={key:n,work:o(r.signal),abort:r},e.work.catch(()=>{})},take(n,o,r){if(e?.key!==n)return t(),r(o);let s=e;return e=null,o.addEventListener("abort",()=>s.abort.abort(),{once:!0}),s.work}}}var Hr=class extends xn{constructor(n){super(`Laying out ${le(n.visible,"box","boxes")} takes about ${Qp(n)}.`);this.graph=n}graph};function Qp({seconds:e}){return e>=90?`${Math.round(e/60)} minutes`:e>=20?`${Math.round(e/10)*10} s`:`${Math.round(e)} s`}var yo="graph";function Jp(e,t,{address:n},{shown:o,fetchOfShown:r},s){let i=Me(""),a=()=>s.value===yo,u=xe(()=>JSON.stringify(ar(n.value))),c=()=>({expand:n.peek().expand,settings:{graph:Qe(n.peek(),yo)}}),d=C=>JSON.stringify([o.peek(),ar(C)]),p="",h=qp(),m=ii();async function y(C,D,N){i.value="Fetching the graph…";let E=await e.get("graph.dot",{...Ft(C),...ar(D)},N);if(E.quick!==null&&p!==d(D))throw new Hr(E);let O=E.quick===null?"":`, about ${Qp(E)}`;return i.value=`Laying out ${le(E.visible,"box","boxes")}${O}…`,{recording:C,address:D,graph:E,layout:await t(E.dot,N)}}let w=r(()=>a()?`graph ${u.value}`:null,(C,D)=>{let N=c();return h.take(d(N),D,E=>y(C,N,E))});function R(C){let{value:D}=w.state.value;return C===null||!D||zt(C)&&x(C)<2||!Yp(D.graph,C)?null:{...ar(D.address),id:C.text}}let k=C=>{let{value:D}=w.state.value;return D!==void 0&&Yp(D.graph,C)};function x({kind:C,number:D}){return C!=="module"||!a()?1:tx(w.state.value.value?.graph,D)}function P(C){let D=o.peek();if(C===null||!D||!e.isServed||w.state.peek().loading)h.drop();else{let N={...c(),...C};h.begin(d(N),E=>{let O=y(D,N,E);return O.then(({layout:L})=>!E.aborted&&m.read(L)).catch(()=>{}),O})}}function _(){p=d(c()),w.reload()}function A(C){let D=w.state.peek().value;if(!D)throw new Error("There is no graph yet.");let{recording:N,address:E,graph:O}=D,L=ar({...E,expand:O.expand}),$=C?"dark":"paper",H={...Ft(N),...L,theme:$};return e.get("graph.svg",H,new AbortController().signal)}let M=xe(()=>{let{value:C}=w.state.value;return JSON.stringify(C?.recording)===JSON.stringify(o.value)?C:void 0});return{picture:w,current:M,progress:i,read:m.read,boxParams:R,isInPicture:k,times:x,prefetch:P,allowSlow:_,figure:A}}function tx(e,t){return e?.repeated.find(([n])=>n===t)?.[1]??1}function Yp({dot:e},{text:t}){return e.includes(`id=${t} `)||e.includes(`id="${t}"`)}function Zp({frame:e}){let{graph:t}=G(),{loading:n,error:o}=t.picture.state.value;return n?l("div",{class:"progress",role:"status","data-testid":"progress",children:[l("span",{children:t.progress.value}),l("button",{type:"button","data-testid":"layout-cancel",onClick:t.picture.cancel,children:"Cancel"})]}):!o||o instanceof $n&&t.current.value?null:o instanceof $n?l("div",{class:"progress",role:"status",children:[l("span",{children:"The layout was cancelled."}),l("button",{type:"button","data-testid":"layout-again",onClick:t.picture.reload,children:"Lay out again"})]}):o instanceof Hr?l(nx,{of:o,frame:e}):l("div",{class:"overlay",children:l(We,{message:o.message,children:[l("button",{type:"button",onClick:t.picture.reload,children:"Try again"}),l("button",{type:"button",onClick:()=>t.rearrange({expand:[]}),children:"Collapse all"})]})})}function nx({of:e,frame:t}){let{graph:n}=G(),o=ue(null);ge(()=>{let i=document.activeElement;return o.current?.focus(),()=>{if(document.activeElement!==document.body)return;let a=t.current&&i?CSS.escape(i.id):"";((a?t.current?.querySelector(`.canvas #${a}`):null)??t.current)?.focus({preventScroll:!0})}},[e]);let{expand:r,quick:s}=e.graph;return l("div",{class:"overlay",children:l("div",{class:"question",role:"alertdialog","aria-label":"A slow layout","data-testid":"layout-question",children:[l("p",{children:e.message}),l("div",{class:"actions",children:[l("button",{type:"button",ref:o,"data-testid":"layout-cancel",onClick:n.restorePrevious,children:"Cancel"}),l("button",{type:"button","data-testid":"layout-anyway",onClick:n.allowSlow,children:"Draw anyway"}),s&&s.length<r.length&&l("button",{type:"button",title:"Fold the modules with the most boxes until the layout is quick","data-testid":"layout-quick",onClick:()=>n.rearrange({expand:s}),children:"Fold the largest"})]})]})})}function Xp({scene:e}){let{address:t,graph:n}=G(),{value:o,loading:r,error:s}=n.picture.state.value,i=t.value.expand??[],a=u=>e.boxes.get($e(u).text)?.element.matches(".node");return!o||r||s||!i.some(a)?null:l("p",{class:"limit",role:"status","data-testid":"graph-limit",children:["Some modules stay folded: this graph already has"," ",le(o.graph.visible,"box","boxes"),", and more could not be read."]})}function ox(e,t){return Math.min(2,16e3/Math.max(e,t))}async function ef(e){let t=new Image;t.src=`data:image/svg+xml,${encodeURIComponent(e)}`,await t.decode();let{naturalWidth:n,naturalHeight:o}=t,r=ox(n,o),s=document.createElement("canvas");s.width=Math.floor(n*r),s.height=Math.floor(o*r);let i=s.getContext("2d");i&&(i.fillStyle="#ffffff",i.fillRect(0,0,s.width,s.height),i.drawImage(t,0,0,s.width,s.height));let a=await new Promise(u=>s.toBlob(u,"image/png"));if(!a)throw new Error("The figure is too large for a PNG of this browser: download the SVG.");return a}var pi=50;function tf(e,t,n=pi){if(t.trim()==="")return[];let o=jo(t),r=[],{modules:s,ops:i}=e;for(let a=0;a<s.fqn.length&&r.length<n;a+=1){let[u,c]=[wn(s,a),s.type_name[a]??""];o(`${u} ${c}`.toLowerCase())&&r.push({id:$e(a),name:u,where:c})}for(let[a,u]of i.node.entries()){if(r.length>=n)break;let c=i.module[a]??null,d=i.op[a]??"",p=[c===null?"":wn(s,c),i.source[a]],h=`${d} ${p.join(" ")}`.toLowerCase();o(h)&&r.push({id:Be(u),name:d,where:p.filter(Boolean).join(" · ")})}return r}function nf({recording:e}){let{graph:t}=G(),[n,o]=ee(""),[r,s]=ee(!1),[i,a]=ee(0),u=ne(()=>tf(e,n),[e,n]),c=r&&n.trim()!=="",d=h=>{let m=u[h];m&&(s(!1),t.reveal(m.id))},p=h=>{let m=u.length-1;if(h.key==="ArrowDown")a(Math.min(m,i+1));else if(h.key==="ArrowUp")a(Math.max(0,i-1));else if(h.key==="Enter")d(i);else if(h.key==="Escape")s(!1);else return;h.preventDefault(),h.stopPropagation()};return l("div",{class:"search",children:[l("input",{type:"search",class:"filter",role:"combobox",list:void 0,placeholder:"Find an op or module","aria-label":"Find an op or module in the graph","aria-expanded":c,"aria-controls":"search-hits","aria-activedescendant":c&&u.length>0?`hit-${i}`:void 0,"data-testid":"search",value:n,onInput:h=>{o(h.currentTarget.value),a(0),s(!0)},onFocus:()=>s(!0),onBlur:()=>s(!1),onKeyDown:p}),c&&l("ul",{class:"hits",id:"search-hits",role:"listbox","aria-label":"Found",children:[u.map((h,m)=>l("li",{id:`hit-${m}`,role:"option","aria-selected":m===i,"data-testid":"search-hit","data-id":h.id.text,onMouseDown:y=>y.preventDefault(),onClick:()=>d(m),children:[l("span",{children:h.name})," ",l("small",{children:h.where})]},h.id.text)),u.length===0&&l("li",{class:"hint",children:"No matches"}),u.length===pi&&l("li",{class:"hint",children:["Only the first ",pi," are listed."]})]})]})}function of({viewport:e,recording:t}){let{address:n,graph:o,isServed:r}=G(),{selected:s}=n.value,i=s?.kind==="module"?s.number:null,a=o.picture.state.value.value;return l("div",{class:"toolbar",role:"group","aria-label":"What the graph shows",children:[l(nf,{recording:t}),l("div",{class:"button-group",children:[l("button",{type:"button","data-testid":"collapse-all",title:"Close every module",onClick:()=>o.rearrange({expand:[]}),children:"Collapse all"}),l("button",{type:"button","data-testid":"expand-default",title:"Open the outermost modules, as many as stay readable",onClick:()=>o.rearrange({expand:null}),children:"Default"}),l("button",{type:"button","data-testid":"expand-below",disabled:i===null,title:i===null?"Select a module first":"Open the selected module and everything inside it",onClick:()=>i!==null&&o.expandBelow(i),children:"Expand below"})]}),r&&l(lx,{}),l(di,{viewport:e,testId:"zoom"}),l(sx,{picture:a})]})}var rx={svg:{type:"image/svg+xml",of:e=>e},png:{type:"image/png",of:e=>ef(e)}};function sx({picture:e}){let{graph:t,isDark:n}=G(),[o,r]=ee(null),[s,i]=ee(""),a=async({recording:{run:u,step:c}},d)=>{r(d),i("");let{type:p,of:h}=rx[d];try{let m=await h(await t.figure(n.value));Es(`${As("graph",u,c)}.${d}`,p,m)}catch(m){i(m instanceof Error?m.message:String(m))}r(null)};return l(X,{children:[l("div",{class:"button-group",children:[l("span",{class:"hint",children:"Download"}),["svg","png"].map(u=>l("button",{type:"button","data-testid":`download-${u}`,"aria-label":`Download ${u.toUpperCase()}`,disabled:!e||o!==null,onClick:()=>e&&void a(e,u),children:o===u?"Drawing…":u.toUpperCase()},u))]}),s&&l(We,{message:s})]})}var ix=[{name:"freed",label:"freed ops",help:"Ops that save nothing and whose results were freed by the end of the forward pass",isOnFirst:!0},{name:"parameters",label:"parameters",help:"Parameters of the visible ops",isOnFirst:!1},{name:"views",label:"views",help:"Ops that only create a view and save nothing",isOnFirst:!1}];function lx(){let{address:e,graph:t}=G(),n=Qe(e.value,"graph"),o=(r,s)=>t.rearrange({settings:{graph:cn(n,r,s)}});return l("fieldset",{class:"button-group shown",children:[l("legend",{children:"Show"}),ix.map(({name:r,label:s,help:i,isOnFirst:a})=>l("label",{class:"check",title:i,children:[l("input",{type:"checkbox","data-testid":`show-${r}`,checked:a?n[r]!=="0":n[r]==="1",onChange:({currentTarget:{checked:u}})=>o(r,u===a?"":u?"1":"0")}),s]},r))]})}function rf({scene:e}){let[t,n]=ee(new Set),[o,r]=ee(null),s=ne(()=>ax(e),[e]);ge(()=>{let a=o===null?[...t]:[o];a.length>0?e.svg.dataset.only=a.map(Wt).join(" "):delete e.svg.dataset.only},[e,t,o]);let i=a=>{let u=new Set(t);u.delete(a)||u.add(a),n(u)};return s.length===0?null:l("div",{class:"legend",role:"group","aria-label":"States of the tensors","data-testid":"legend",children:s.map(([a,u])=>l("button",{type:"button",class:"legend-item","aria-pressed":t.has(a),title:`${Os(a).help} Click to show only these.`,"data-testid":`legend-${Wt(a)}`,onClick:()=>i(a),onPointerEnter:()=>r(a),onPointerLeave:()=>r(null),children:[l(vl,{state:a}),a,l("small",{class:"number",children:Y(u)})]},a))})}function ax({svg:e}){return _s.map(({state:t})=>[t,e.querySelectorAll(`g.edge.${Wt(t)}`).length]).filter(([,t])=>t>0)}var sf=`.graph {
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
`;var lf=`.progress {
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
`;var af={key:"graph",title:"Graph",style:sf+lf,isKept:!0,Panel:dx};function dx({recording:e,isHidden:t}){let n=G(),{graph:o}=n,r=ue(null),s=ue(null),i=ue(null),a=ue(""),u=ue(null),c=ue(null),d=ue(null),[p,h]=ee(null),{value:m}=o.picture.state.value,{selected:y}=n.address.value,w=o.focus.value;ct(()=>{if(!r.current||!s.current||!c.current)return;let k=new AbortController,x=(_,A)=>i.current?.look(_,A);d.current=jp(c.current,x,k.signal);let P=ci(r.current,s.current,{onSelect:n.select,onToggle:o.toggle,onPrefetch:o.prefetchToggle,onHover:_=>u.current&&Vr(u.current,_),onMove:_=>d.current?.move(_)});return i.current=P,()=>{P.dispose(),k.abort()}},[]),ct(()=>{if(!m)return;let k=o.read(m.layout);u.current&&Vr(u.current,null);let x=JSON.stringify(m.recording),P=a.current==="",_=a.current!==x,A=o.focus.peek()??(P?n.address.peek().selected:null);i.current?.show(k,o.nearest(A,k.boxes),_),a.current=x,u.current=k,o.focus.value=null,h(k)},[m]);let R=n.isDark.value;return ct(()=>{p&&d.current?.show(p)},[p,R]),ge(()=>{let{loading:k,value:x}=o.picture.state.peek();if(w===null||!p||t||!(!k&&x===m))return;let _=o.nearest(w,p.boxes);_&&i.current?.centre(_),o.focus.value=null},[w,p,t]),ge(()=>{let k=p&&o.nearest(y,p.boxes);!t&&k&&i.current?.keep(k)},[t]),ge(()=>{if(p)return y?.kind==="edge"?Gp(p,y):zp(p,o.nearest(y,p.boxes))},[y?.text,p]),l("div",{class:"graph",children:[l(of,{viewport:i,recording:e}),p&&l(Xp,{scene:p}),p&&e.ops.node.length===0&&l("p",{class:"limit",role:"status","data-testid":"graph-none",children:"Autograd recorded no ops, so there is no graph."}),l("div",{class:"window",children:[l("div",{class:"frame",ref:r,tabIndex:0,role:"group","aria-label":"Graph of the forward pass. Arrow keys move between boxes, Enter selects, Space opens or closes a module, e cycles through the edges of a box, plus and minus zoom, 0 is actual size, f fits the window.","data-testid":"graph-frame",children:l("div",{class:"canvas",ref:s,"data-testid":"graph-canvas"})}),l("div",{class:"minimap",ref:c,"aria-hidden":"true","data-testid":"minimap",hidden:!0}),l(Zp,{frame:r})]}),p&&l(rf,{scene:p})]})}function uf(e){return new Map(e.map(t=>[t.calls[0]??0,t]))}function fi(e){let t=new Map;for(let[n,{calls:o}]of e)o.forEach(r=>t.set(r,n));return t}var px=["nodes","self_bytes","total_bytes","freed_bytes"];function mi(e,t){let n=px.find(o=>o===t);return n?e[n]:null}function kn(e,t,n){let o=n?-1:1;return[...e].sort((r,s)=>{let i=t[r]??null,a=t[s]??null;return i===a?0:i===null?1:a===null?-1:i<a?-o:o})}function cf(e,t,n){return e?.key!==t?{key:t,descending:n}:e.descending===n?{key:t,descending:!n}:null}function tn(e){return Array.from({length:e},(t,n)=>n)}function hi(e,t){let n=e?.startsWith("-")===!0,o=e?.slice(n?1:0)??"";return t.includes(o)?{key:o,descending:n}:null}function gi(e){return e?`${e.descending?"-":""}${e.key}`:""}function df(e,t,n,o){let r=o<0?~o:o,s=io(e,o<0?e.parent[r]??null:r);return(t.depth[r]??0)+s.filter(i=>n.has(i)).length}function pf(e,t,{isOpen:n,isGroupOpen:o,sort:r}){let s=fi(t),i=d=>{if(!r)return d;let p=d.map(r.value);return kn([...d.keys()],p,r.descending).map(m=>d[m]??0)},a=d=>i(d.filter(p=>(s.get(p)??p)===p).map(p=>s.has(p)?~p:p)),u=[],c=a(e.roots).reverse();for(let d=c.pop();d!==void 0;d=c.pop())u.push(d),d<0?o(~d)&&c.push(...i([...t.get(~d).calls]).reverse()):n(d)&&c.push(...a(e.children[d]??[]).reverse());return u}var fx=1/800,mx=2e3;function ff(e,t){let n=a=>e.total_bytes[a]??0,o=Ho(e,t);if(o===0)return[];let r=[],s=(a,u)=>{let c=u;for(let d of a){let p=n(d)/o;p>=fx&&r.length<mx&&(r.push({call:d,depth:t.depth[d]??0,start:c,width:p}),i.push([t.children[d]??[],c])),c+=p}},i=[[t.roots,0]];for(let a=0;a<i.length;a+=1)s(...i[a]);return r}function mf(e,t,n){let o=t.start+t.width,r=e.filter(({depth:i})=>i===t.depth),s=r.indexOf(t);if(n==="ArrowRight")return r[s+1];if(n==="ArrowLeft")return r[s-1];if(n==="ArrowUp")return e.find(i=>i.depth===t.depth-1&&i.start<=t.start+1e-9&&i.start+i.width>=o-1e-9);if(n==="ArrowDown")return e.find(i=>i.depth===t.depth+1&&i.start>=t.start-1e-9&&i.start<o)}function hf({modules:e,tree:t,selected:n,onChoose:o}){let r=ne(()=>ff(e,t),[e,t]),[s,i]=Bn(n,n),a=ue(null),u=r.find(({call:h})=>h===s)??r[0];if(ge(()=>{a.current?.querySelector(`#bar-${s}`)?.scrollIntoView({block:"nearest"})},[s]),!u)return null;let c=Ho(e,t),d=h=>{let m=mf(r,u,h.key);if(m)i(m.call);else if(h.key==="Enter"||h.key===" ")o(u.call);else if(!h.key.startsWith("Arrow"))return;h.preventDefault()},p=Math.max(...r.map(h=>h.depth))+1;return l("div",{class:"icicle",ref:a,role:"tree","aria-label":"Module calls as bars: width is bytes, inner calls are below","aria-activedescendant":`bar-${u.call}`,tabIndex:0,"data-testid":"icicle",onKeyDown:d,children:l("div",{class:"icicle-inner",role:"none",style:{"--levels":p},children:r.map(h=>l(hx,{bar:h,modules:e,whole:c,isActive:h===u,isSelected:h.call===n,onChoose:o},h.call))})})}function hx({bar:e,modules:t,whole:n,isActive:o,isSelected:r,onChoose:s}){let{call:i,depth:a,start:u,width:c}=e,d=t.total_bytes[i]??0,p=`${wn(t,i)}, ${j(d)}, ${dt(d,n)}`;return l("div",{id:`bar-${i}`,class:o?"icicle-bar active":"icicle-bar",role:"treeitem","aria-level":a+1,"aria-selected":r,"aria-label":p,title:p,"data-call":i,style:{"--start":u,"--width":c,"--depth":a},onClick:()=>s(i),children:l("span",{children:[t.name[i]," ",l("small",{children:j(d)})]})})}function Ur({isOpen:e,onFold:t}){return t?l("button",{type:"button",class:"quiet fold-button",tabIndex:-1,"aria-expanded":e,"aria-label":e?"Fold":"Unfold",onClick:n=>{n.stopPropagation(),t(!e)},children:e?"−":"+"}):l("span",{class:"fold-button"})}function gf(e){let{modules:t,tree:n,groups:o}=e,r=Ho(t,n),s=(a,u)=>{let c=a<0?o.get(~a):void 0;return c?mi(c,u):t[u][a]},i=(a,u,c)=>({key:a,label:u,help:c,width:"92px",isNumber:!0,cell:d=>l(Z,{n:s(d,a)})});return[{key:"fqn",label:"module",width:"minmax(220px, 2fr)",cell:a=>l(gx,{row:a,of:e})},{key:"type_name",label:"type",width:"minmax(100px, 1fr)",cell:a=>t.type_name[a<0?~a:a]},{key:"nodes",label:"nodes",width:"64px",isNumber:!0,cell:a=>Y(s(a,"nodes")??0)},{key:"total_bytes",label:"total",help:"Attributed to this call and the calls inside it",width:"minmax(150px, 1fr)",isNumber:!0,cell:a=>l("span",{class:"with-bar",children:[l(Vt,{part:s(a,"total_bytes")??0,whole:r}),l(Z,{n:s(a,"total_bytes")})]})},i("self_bytes","self","Attributed to its own ops, without the modules inside it"),i("exclusive_bytes","exclusive","Memory released if only this module stopped saving"),i("freed_bytes","freed","Allocated inside it and freed before the forward pass ended")]}function gx({row:e,of:t}){let{modules:n,tree:o,groups:r,members:s,isOpen:i,fold:a}=t,u=e<0?~e:e,c=e<0?r.get(u):void 0,d=e<0||(o.children[u]?.length??0)>0,p=c?c.where:n.where[u];return l("span",{class:"branch",style:{"--depth":df(n,o,s,e)},children:[l(Ur,{isOpen:i(e),...d&&{onFold:h=>a(e,h)}}),l("span",{title:n.fqn[u],children:c?.name??n.name[u]}),c&&l("span",{class:"tag",children:`×${Y(c.calls.length)}, ${yx(n,c)}`}),p&&l("span",{class:"tag",children:p}),c&&l(Is,{names:c.checkpoint,label:"what if?"})]})}function yx({total_bytes:e},{calls:t}){let n=t.map(s=>e[s]??0),[o,r]=[Math.min(...n),Math.max(...n)];return o===r?`${j(r)} each`:`${j(o)} to ${j(r)} each`}function yf(e){return typeof e=="object"?e.key:e}function bf(e,t){let n=e.length;return new Proxy(e,{get(o,r,s){if(typeof r=="string"){let i=r.charCodeAt(0);if(i>=48&&i<=57){let a=+r;if(Number.isInteger(a)&&a>=0&&a<n){let u=o[a];if(typeof u!="object"){let c=t[a*2];u=o[a]={index:a,key:u,start:c,size:t[a*2+1],end:c+t[a*2+1],lane:0}}return u}}if(r==="length")return n}return Reflect.get(o,r,s)}})}function bo(e,t,n){let o=n.initialDeps??[],r,s=!0;function i(){var a;let c=0,d=e();if(!(d.length!==o.length||d.some((m,y)=>o[y]!==m)))return r;o=d;let h=0;return r=t(...d),n?.onChange&&!(s&&n.skipInitialOnChange)&&n.onChange(r),s=!1,r}return i.updateDeps=a=>{o=a},i}function ha(e,t){if(e===void 0)throw new Error(`Unexpected undefined${t?`: ${t}`:""}`);return e}var Rn=(e,t)=>Math.abs(e-t)<1.01,vf=(e,t,n)=>{let o;return Object.assign(function(...r){e.clearTimeout(o),o=e.setTimeout(()=>t.apply(this,r),n)},{cancel:()=>{e.clearTimeout(o)}})};function xf({offset:e,isScrolling:t,elementMax:n,holdOffset:o,scrollOffset:r,pendingWrite:s,clampedMaxAtWrite:i}){var a;return t&&s===null&&e===r?"spurious":s!==null&&Math.abs(e-s.target)<1.5?"readBack":s!==null&&!s.smooth&&n!==null&&s.target>n+o+.5&&Math.abs(e-(n+o))<1.5||s!==null&&!s.smooth&&((a=s.lowMaxes)!=null&&a.some(u=>Math.abs(e-u)<1.5))?"clampedReadBack":i!==null&&Math.abs(e-i)<1.5?"clampedEcho":"external"}var bx=e=>e==="smooth"||e==="smoothFinishing";function wf({kind:e,offset:t,command:n,target:o}){return e!=="spurious"&&e!=="readBack"&&e!=="clampedReadBack"&&n?.index!=null&&n.phase!=="queued"&&!bx(n.phase)&&!Rn(t,n.lastTargetOffset)&&!Rn(t,o())&&e!=="clampedEcho"}var ga=40;function _f(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<ga;)n--;if(n<0)return!1;let o=e[n],r=n-1;for(;r>=0&&o.t-e[r].t<ga;)r--;if(r<0)return!1;let s=e[r],i=(t.offset-o.offset)/(t.t-o.t),a=(o.offset-s.offset)/(o.t-s.t);return i*a>=0&&Math.abs(i)>=2*Math.abs(a)&&Math.abs(i)-Math.abs(a)>=.8}function Sf(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<ga;)n--;if(n<0)return!1;let o=e[n];return Math.abs(t.offset-o.offset)/(t.t-o.t)>=.05}var Kr,jr=()=>{if(Kr!==void 0)return Kr;if(typeof navigator>"u")return Kr=!1;if(/iP(hone|od|ad)/.test(navigator.userAgent))return Kr=!0;let e=navigator.maxTouchPoints;return Kr=navigator.platform==="MacIntel"&&e!==void 0&&e>0},ya,vx=()=>ya!==void 0?ya:ya=jr()&&typeof CSS<"u"&&typeof CSS.supports=="function"&&CSS.supports("overflow-anchor: auto"),kf=()=>!jr()||vx();var ur={capture:!0,passive:!0},yi=class{constructor(t){this.host=t,this._touch=null,this.inMotion=()=>this._touch!==null&&this._touch.phase!=="lateFling",this.dragging=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved},this.tail=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="tail"?this._touch.moved?"fling":"tap":null},this.onScroll=({isScrolling:n,ownReadBack:o,moved:r,external:s})=>{var i,a,u;return n&&((i=this._touch)==null?void 0:i.phase)==="tail"?this._openTail(this._touch.moved||!o,!1):((a=this._touch)==null?void 0:a.phase)==="lateFling"&&(this.host.now()>this._touch.until?this._touch=null:s&&n&&r&&this._openTail(!0,!1)),!o&&n&&r&&((u=this._touch)==null?void 0:u.phase)==="down"?(this._touch.moved=!0,!0):!1},this.touchStart=()=>{this.end(),this._touch={phase:"down",moved:!1}},this.touchEnd=()=>{var n;let o=((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved;this.end(),this._openTail(o,o)},this.end=()=>{var n;let o=this.host.getWindow();((n=this._touch)==null?void 0:n.phase)==="tail"&&o!=null&&o.clearTimeout(this._touch.timerId),this._touch=null},this.listen=n=>{let o=()=>this.touchStart(),r=()=>this.touchEnd();return n.addEventListener("touchstart",o,ur),n.addEventListener("touchend",r,ur),n.addEventListener("touchcancel",r,ur),()=>{n.removeEventListener("touchstart",o,ur),n.removeEventListener("touchend",r,ur),n.removeEventListener("touchcancel",r,ur),this.end()}},this._openTail=(n,o)=>{let r=this.host.getWindow();if(r==null)return;this.end();let s={phase:"tail",moved:n,awaitingFling:o,timerId:r.setTimeout(()=>{if(this.host.tailStillMoving()){this._openTail(s.moved,s.awaitingFling);return}this._touch=s.awaitingFling?{phase:"lateFling",until:this.host.now()+1e3}:null,this.host.onTailClosed()},150)};this._touch=s}}get touch(){return this._touch}};var Rf=e=>{let{clientWidth:t,clientHeight:n}=e;return{width:t,height:n}},Cf=e=>{let t=new Set;return{schedule:n=>{let o=e.requestAnimationFrame(()=>{t.delete(o),n()});t.add(o)},cancel:()=>{t.forEach(n=>e.cancelAnimationFrame(n)),t.clear()}}},xx=e=>e,wx=e=>{let t=e.overscan*Math.max(e.lanes??1,1),n=Math.max(e.startIndex-t,0),r=Math.min(e.endIndex+t,e.count-1)-n+1,s=new Array(r);for(let i=0;i<r;i++)s[i]=n+i;return s},Mf=(e,t)=>{let n=e.scrollElement;if(!n)return;let o=e.targetWindow;if(!o)return;let r=a=>{let{width:u,height:c}=a;t({width:Math.round(u),height:Math.round(c)})};if(r(Rf(n)),!o.ResizeObserver)return()=>{};let s=Cf(o),i=new o.ResizeObserver(()=>{let a=()=>{r(Rf(n))};e.options.useAnimationFrameWithResizeObserver?s.schedule(a):a()});return i.observe(n,{box:"content-box"}),()=>{i.unobserve(n),s.cancel()}},Pf={passive:!0};var _x=typeof window>"u"?!0:"onscrollend"in window,Sx=(e,t,n)=>{let o=e.scrollElement;if(!o)return;let r=e.targetWindow;if(!r)return;let s=e.options.useScrollendEvent&&_x,i=0,a=s?null:vf(r,()=>t(n(o),!1),e.options.isScrollingResetDelay),u=p=>()=>{i=n(o),a?.(),t(i,p)},c=u(!0),d=u(!1);return o.addEventListener("scroll",c,Pf),s&&o.addEventListener("scrollend",d,Pf),()=>{o.removeEventListener("scroll",c),s&&o.removeEventListener("scrollend",d),a?.cancel()}},Of=(e,t)=>Sx(e,t,n=>{let{horizontal:o,isRtl:r}=e.options;return o?n.scrollLeft*(r&&-1||1):n.scrollTop});var kx=(e,t,n)=>{if(n.options.useCachedMeasurements){let o=n.indexFromElement(e),r=n.options.getItemKey(o);return n.itemSizeCache.get(r)??n.options.estimateSize(o)}if(t?.borderBoxSize){let o=t.borderBoxSize[0];if(o)return Math.round(o[n.options.horizontal?"inlineSize":"blockSize"])}if(!t){let o=n.indexFromElement(e),r=n.options.getItemKey(o),s=n.itemSizeCache.get(r);if(s!==void 0)return s}return e[n.options.horizontal?"offsetWidth":"offsetHeight"]},Rx=(e,{adjustments:t=0,behavior:n},o)=>{var r;let{scrollElement:s,options:i}=o,a=e+t,u=i.horizontal&&i.isRtl&&s!==null&&"ownerDocument"in s;(r=s?.scrollTo)==null||r.call(s,{[i.horizontal?"left":"top"]:u?-a:a,behavior:n})};var Ef=Rx,Tf=(e,t)=>e==="smooth"?t?"smoothLanded":"smooth":"instant",qr=e=>e?.phase==="smooth"||e?.phase==="smoothLanded";function Px(e,t,n,o){if(t===0)return!1;let r=o(0),s=new Set,i=0;for(;i<e;){let u=n(i);if(u===r)break;s.add(u),i++}let a=e-i;if(a===0||a>=t)return!1;for(let u=0;u<a;u++)if(o(u)!==n(i+u))return!1;for(let u=a;u<t;u++)if(s.has(o(u)))return!1;return!0}var bi=class{constructor(t){this.unsubs=[],this.scrollElement=null,this.targetWindow=null,this.isScrolling=!1,this.scrollState=null,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache=new Map,this.itemSizeCacheVersion=0,this.laneAssignments=new Map,this.pendingMin=null,this.prevLanes=void 0,this.lanesChangedFlag=!1,this.lanesSettling=!1,this.pendingScrollAnchor=null,this.scrollRect=null,this.scrollOffset=null,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._iosGesture=new yi({getWindow:()=>this.targetWindow,now:()=>this.now(),tailStillMoving:()=>{let n=this.scrollState;if(n?.phase!=="queued"||this.pendingWrite!==null)return!1;let o=this._readElementOffset();return o===null||this._lastElementOffset===null||Math.abs(o-this._lastElementOffset)<1?!1:(this._lastElementOffset=o,n.samples=[...n.samples??[],{t:this.now(),offset:o}],!0)},onTailClosed:()=>{let n=this.scrollState;n?.phase==="queued"&&Sf(n.samples??[])&&(this.scrollState=null),this._flushHoldIfReady(!0),this._writeAwaitingCommand(),this._retryClampedAdjustment()}}),this._lastElementOffset=null,this.pendingWrite=null,this._clampedAdjustment=null,this.elementsCache=new Map,this._resizeBatch=null,this.now=()=>{var n,o,r;return((r=(o=(n=this.targetWindow)==null?void 0:n.performance)==null?void 0:o.now)==null?void 0:r.call(o))??Date.now()},this.observer=(()=>{let n=null,o=null,r=!1,s=!1,i=new Set,a=()=>{if(n)return n;let c=this.targetWindow;if(!c||!c.ResizeObserver)return null;let d=o=Cf(c);return n=new c.ResizeObserver(p=>{let h=()=>{let m={sync:!1};this._resizeBatch=m;try{p.forEach(u)}finally{this._resizeBatch=null,m.notify&&(this.notify(m.sync),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment(),this.measureElement(null))}};if(this.options.useAnimationFrameWithResizeObserver)d.schedule(h);else{r=!0;try{h()}finally{r=!1}}})},u=c=>{let d=c.target,p=this.indexFromElement(d);if(!d.isConnected){this.observer.unobserve(d);for(let[h,m]of this.elementsCache)if(m===d){this.elementsCache.delete(h);break}return}this.isIndexInRange(p)&&this.shouldMeasureDuringScroll(p)&&this.resizeItem(p,this.options.measureElement(d,c,this))};return{disconnect:()=>{var c;(c=a())==null||c.disconnect(),o?.cancel(),i.clear(),s=!1,n=null,o=null},observe:c=>{let d=a();if(d){if(!r){d.observe(c,{box:"border-box"});return}i.add(c),s||(s=!0,o?.schedule(()=>{s=!1,i.forEach(p=>{p.isConnected&&n?.observe(p,{box:"border-box"})}),i.clear()}))}},unobserve:c=>{var d;i.delete(c),(d=a())==null||d.unobserve(c)}}})(),this.range=null,this.setOptions=n=>{var o;let r={debug:!1,initialOffset:0,overscan:1,paddingStart:0,paddingEnd:0,scrollPaddingStart:0,scrollPaddingEnd:0,horizontal:!1,getItemKey:xx,rangeExtractor:wx,onChange:()=>{},measureElement:kx,initialRect:{width:0,height:0},scrollMargin:0,gap:0,indexAttribute:"data-index",initialMeasurementsCache:[],lanes:1,anchorTo:"start",followOnAppend:!1,scrollEndThreshold:1,isScrollingResetDelay:150,enabled:!0,isRtl:!1,useScrollendEvent:!1,useAnimationFrameWithResizeObserver:!1,laneAssignmentMode:"estimate",useCachedMeasurements:!1};for(let d in n){let p=n[d];p!==void 0&&(r[d]=p)}let s=this.options,i=null,a=null,u=!1;if(s!==void 0&&s.enabled&&r.enabled&&r.anchorTo==="end"&&this.scrollElement!==null){let d=s.count,p=r.count,h=this.getMeasurements(),m=((o=this._singleLaneMeasurements)==null?void 0:o.items)??h,y=P=>yf(m[P]),w=d>0?y(0):null,R=d>0?y(d-1):null;if(p!==d||d>0&&p>0&&(r.getItemKey(0)!==w||r.getItemKey(p-1)!==R)){u=!0;let P=d>0?this.getVirtualItemForOffset(this.getScrollOffset())??h[0]:null;P&&(i=[P.key,this.getScrollOffset()-P.start]);let _=r.followOnAppend===!0?"auto":r.followOnAppend||null;_&&p>0&&this.isAtEnd(s.scrollEndThreshold)&&(d===0||r.getItemKey(p-1)!==R)&&(p>d||Px(d,p,y,r.getItemKey))&&(a=_)}}this.options=r,u&&(this.pendingMin=0,this.itemSizeCacheVersion++);let c=null;if(i&&this.scrollOffset!==null&&!this._awaitingCommandReadBack()){let[d,p]=i,h=this.getMeasurements(),{count:m,getItemKey:y}=this.options,w=0;for(;w<m&&y(w)!==d;)w++;if(w<m){let R=h[w];if(R){let k=Math.max(0,R.start+p);!a&&k!==this.scrollOffset&&(c=k-this.scrollOffset,this.scrollOffset=k)}}}a?this.pendingScrollAnchor={kind:"follow",behavior:a}:c!==null&&(this._canWriteScroll()?this.pendingScrollAnchor={kind:"anchor",delta:c}:(this._holdOffset+=c,this._followOffsetTarget(c)))},this.notify=n=>{var o,r;(r=(o=this.options).onChange)==null||r.call(o,this,n)},this.maybeNotify=bo(()=>(this.calculateRange(),[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]),n=>{this.notify(n)},{key:!1,debug:()=>this.options.debug,initialDeps:[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]}),this.cleanup=()=>{var n;this.unsubs.filter(Boolean).forEach(o=>o()),this.unsubs=[],this.observer.disconnect(),this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null,(n=this._momentumStop)==null||n.restore(),this._momentumStop=null,this.isScrolling=!1,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._clampedAdjustment=null,this.pendingWrite=null,this.scrollElement=null,this.targetWindow=null},this._didMount=()=>()=>{this.cleanup()},this._willUpdate=()=>{var n;let o=this.options.enabled?this.options.getScrollElement():null;if(this.scrollElement!==o){if(this.cleanup(),!o){this.maybeNotify();return}this.scrollElement=o,this.scrollElement&&"ownerDocument"in this.scrollElement?this.targetWindow=this.scrollElement.ownerDocument.defaultView:this.targetWindow=((n=this.scrollElement)==null?void 0:n.window)??null,this.elementsCache.forEach(s=>{this.observer.observe(s)}),this.unsubs.push(this.options.observeElementRect(this,s=>{this.scrollRect=s,this.maybeNotify()})),this.unsubs.push(this.options.observeElementOffset(this,(s,i)=>{var a,u,c,d;let p=i?this._elementMaxScrollOffset():null,h=this._reportedOverscroll;this._reportedOverscroll=s<0||p!==null&&s>p+1;let m=s;this._lastElementOffset=m,s=this._toLayoutOffset(s);let y=this._classifyScrollEvent(s,i,p);if(y==="spurious")return;y==="readBack"?s=this.pendingWrite.target:y==="clampedReadBack"&&((a=this.scrollState)==null?void 0:a.index)!=null&&s<this.getMaxScrollOffset()-1.5?this.scrollState.lastTargetOffset=s:wf({kind:y,offset:s,command:this.scrollState,target:()=>this.getScrollStateTarget(this.scrollState)})&&(this.scrollState=null),this.pendingWrite=null,this._clampedAdjustment!==null&&Math.abs(s-this._clampedAdjustment.maxAtWrite)>=1.5&&(this._clampedAdjustment=null);let w=this.getScrollOffset(),R=this.scrollDirection;this.scrollDirection=i?w===s?this.scrollDirection:w<s?"forward":"backward":null,this.scrollOffset=s,this.isScrolling=i;let k=this.scrollState;if(k?.phase==="queued"&&y==="external"&&i)if(h||this._reportedOverscroll)k.samples=[];else{let x=this.now();k.samples=[...(k.samples??[]).filter(P=>x-P.t<=200),{t:x,offset:m}],(R!==null&&this.scrollDirection!==R||_f(k.samples))&&(this.scrollState=null)}this._iosGesture.onScroll({isScrolling:i,ownReadBack:y==="readBack",moved:s!==w,external:y==="external"&&((u=this.scrollState)==null?void 0:u.phase)!=="smooth"&&((c=this.scrollState)==null?void 0:c.phase)!=="smoothFinishing"})&&((d=this.scrollState)==null?void 0:d.phase)==="queued"&&(this.scrollState=null),this._flushHoldIfReady(!0),this.scrollState&&this.scheduleScrollReconcile(),this.maybeNotify()})),"addEventListener"in this.scrollElement&&this.unsubs.push(this._iosGesture.listen(this.scrollElement)),this._scrollToOffset(this.getScrollOffset())}this._noteClampMax();let r=this.pendingScrollAnchor;this.pendingScrollAnchor=null,r&&this.scrollElement&&this.options.enabled&&(r.kind==="anchor"?this._canWriteScroll()?qr(this.scrollState)&&!Rn(this.getScrollOffset()-r.delta,this.scrollState.lastTargetOffset)||(this._followOffsetTarget(r.delta),this._scrollToOffset(this.getScrollOffset())):(this._holdOffset+=r.delta,this._followOffsetTarget(r.delta),this.notify(!1)):this.scrollToEnd({behavior:r.behavior})),this._flushHoldIfReady(!1),this._retryClampedAdjustment()},this._classifyScrollEvent=(n,o,r)=>{var s;return xf({offset:n,isScrolling:o,elementMax:r,holdOffset:this._holdOffset,scrollOffset:this.scrollOffset,pendingWrite:this.pendingWrite,clampedMaxAtWrite:((s=this._clampedAdjustment)==null?void 0:s.maxAtWrite)??null})},this._retryClampedAdjustment=()=>{if(this._clampedAdjustment===null||!this.scrollElement||!this.options.enabled||!this._canWriteScroll())return;let{target:n,maxAtWrite:o}=this._clampedAdjustment,r=this.getMaxScrollOffset();r>o+.5&&(this._clampedAdjustment=n>r+.5?{target:n,maxAtWrite:r}:null,this._scrollToOffset(n))},this._writeAwaitingCommand=()=>{let n=this.scrollState;if(n===null||n.phase!=="queued")return;let{behavior:o}=n;this.getMeasurements();let r=this.getScrollStateTarget(n);n.lastTargetOffset=r,this._clampedAdjustment=null,n.phase=Tf(o,n.index!=null&&Rn(r,this.getScrollOffset())),this._scrollToOffset(r,{behavior:o}),this.scheduleScrollReconcile()},this._readElementOffset=()=>{let n=this.scrollElement;if(n==null)return null;let{horizontal:o,isRtl:r}=this.options;return typeof n.scrollTop=="number"?o?n.scrollLeft*(r&&-1||1):n.scrollTop:typeof n.scrollY=="number"?o?n.scrollX:n.scrollY:null},this._canWriteScroll=()=>!(jr()&&this._iosGesture.inMotion())&&!this._reportedOverscroll,this._flushHoldIfReady=n=>{var o;if(this._holdOffset===0||!this.scrollElement||!this.options.enabled||!this._canWriteScroll()||((o=this.scrollState)==null?void 0:o.phase)==="smooth")return;this._holdOffset=0,this.scrollOffset!==null&&this.scrollOffset<0&&(this.scrollOffset=0),this.notify(n);let r=this.getCommandWrittenOffset()??this.getScrollOffset();this._clampedAdjustment=this._clampedBy(r),this._scrollToOffset(r)},this.rafId=null,this.getSize=()=>this.options.enabled?(this.scrollRect=this.scrollRect??this.options.initialRect,this.scrollRect[this.options.horizontal?"width":"height"]):(this.scrollRect=null,0),this.getScrollOffset=()=>this.options.enabled?(this.scrollOffset=this.scrollOffset??(typeof this.options.initialOffset=="function"?this.options.initialOffset():this.options.initialOffset),this.scrollOffset):(this.scrollOffset=null,0),this.getMeasurementOptions=bo(()=>[this.options.count,this.options.paddingStart,this.options.scrollMargin,this.options.getItemKey,this.options.enabled,this.options.lanes,this.options.laneAssignmentMode,this.options.gap],(n,o,r,s,i,a,u,c)=>(this.prevLanes!==void 0&&this.prevLanes!==a&&(this.lanesChangedFlag=!0),this.prevLanes=a,this.pendingMin=null,{count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:i,lanes:a,laneAssignmentMode:u,gap:c}),{key:!1}),this.isIndexInRange=n=>n>=0&&n<this.options.count,this.getMeasurements=bo(()=>[this.getMeasurementOptions(),this.itemSizeCacheVersion],({count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:i,lanes:a,laneAssignmentMode:u,gap:c},d)=>{var p;let h=this.itemSizeCache;if(!i)return this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),[];if(this.laneAssignments.size>n)for(let x of this.laneAssignments.keys())x>=n&&this.laneAssignments.delete(x);this.lanesChangedFlag&&(this.lanesChangedFlag=!1,this.lanesSettling=!0,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.pendingMin=null),this.measurementsCache.length===0&&!this.lanesSettling&&(this.measurementsCache=this.options.initialMeasurementsCache,this.measurementsCache.forEach(x=>{this.itemSizeCache.set(x.key,x.size)}));let m=this.lanesSettling?0:this.pendingMin??0;if(this.pendingMin=null,this.lanesSettling&&this.measurementsCache.length===n&&(this.lanesSettling=!1),a===1){let x=n*2,P=(p=this._singleLaneMeasurements)==null?void 0:p.flat;if(!P||P.length<x){let C=new Float64Array(x);P&&m>0&&C.set(P.subarray(0,m*2)),P=C}let _=m===0?new Array(n):this._singleLaneMeasurements.items.slice(),A;if(m===0)A=o+r;else{let C=m-1;A=P[C*2]+P[C*2+1]+c}for(let C=m;C<n;C++){let D=s(C);_[C]=D;let N=h.get(D),E=typeof N=="number"?N:this.options.estimateSize(C);P[C*2]=A,P[C*2+1]=E,A+=E+c}this._singleLaneMeasurements={flat:P,items:_};let M=bf(_,P);return this.measurementsCache=M,M}let y=this.measurementsCache.slice(0,m),w=new Array(a).fill(void 0),R=new Float64Array(a),k=0;for(let x=0;x<m;x++){let P=y[x];P&&(w[P.lane]===void 0&&k++,w[P.lane]=x,R[P.lane]=P.end)}for(let x=m;x<n;x++){let P=s(x),_=this.laneAssignments.get(x),A,M,C=u==="estimate"||h.has(P);if(_!==void 0&&this.options.lanes>1){A=_;let O=w[A],L=O!==void 0?y[O]:void 0;M=L?L.end+c:o+r}else if(k===a){let O=0,L=R[0],$=w[0];for(let H=1;H<a;H++){let V=R[H];(V<L||V===L&&w[H]<$)&&(O=H,L=V,$=w[H])}A=O,M=L+c,C&&this.laneAssignments.set(x,A)}else A=x%this.options.lanes,M=o+r,C&&this.laneAssignments.set(x,A);let D=h.get(P),N=typeof D=="number"?D:this.options.estimateSize(x),E=M+N;y[x]={index:x,start:M,size:N,end:E,key:P,lane:A},w[A]===void 0&&k++,w[A]=x,R[A]=E}return this.measurementsCache=y,y},{key:!1,debug:()=>this.options.debug}),this.calculateRange=bo(()=>[this.getMeasurements(),this.getSize(),this.getScrollOffset(),this.options.lanes,this._getLayoutTotalSize()+this.options.scrollMargin],(n,o,r,s,i)=>{if(n.length===0||o===0)return this.range=null,null;let a=Math.max(i-o,0);return this.range=Cx(n,o,Math.min(r,a),s,s===1&&this._singleLaneMeasurements!==null?this._singleLaneMeasurements.flat:null),this.range},{key:!1,debug:()=>this.options.debug}),this.getVirtualIndexes=bo(()=>{let n=null,o=null,r=this.calculateRange();return r&&(n=r.startIndex,o=r.endIndex),this.maybeNotify.updateDeps([this.isScrolling,n,o]),[this.options.rangeExtractor,this.options.overscan,this.options.count,n,o,this.options.lanes]},(n,o,r,s,i,a)=>s===null||i===null?[]:n({startIndex:s,endIndex:i,overscan:o,count:r,lanes:a}),{key:!1,debug:()=>this.options.debug}),this.indexFromElement=n=>{let o=this.options.indexAttribute,r=n.getAttribute(o);return r?parseInt(r,10):(console.warn(`Missing attribute name '${o}={index}' on measured element.`),-1)},this.shouldMeasureDuringScroll=n=>{var o;if(!qr(this.scrollState))return!0;let r=this.scrollState.index??((o=this.getVirtualItemForOffset(this.scrollState.lastTargetOffset))==null?void 0:o.index);if(r!==void 0&&this.range){let s=Math.max(this.options.overscan,Math.ceil((this.range.endIndex-this.range.startIndex)/2)),i=Math.max(0,r-s),a=Math.min(this.options.count-1,r+s);return n>=i&&n<=a}return!0},this.measureElement=n=>{if(!n){this.elementsCache.forEach((i,a)=>{i.isConnected||(this.observer.unobserve(i),this.elementsCache.delete(a))});return}let o=this.indexFromElement(n);if(!this.isIndexInRange(o))return;let r=this.options.getItemKey(o),s=this.elementsCache.get(r);s!==n&&(s&&this.observer.unobserve(s),this.observer.observe(n),this.elementsCache.set(r,n)),n.isConnected&&(!this.isScrolling||this.scrollState)&&this.shouldMeasureDuringScroll(o)&&this.resizeItem(o,this.options.measureElement(n,void 0,this))},this.resizeItem=(n,o)=>{var r,s,i;if(!this.isIndexInRange(n))return;(r=this._resizeBatch)!=null&&r.sync&&this.getMeasurements();let a,u,c,d=(s=this._singleLaneMeasurements)==null?void 0:s.flat;if(this.options.lanes===1&&d!=null)c=this.options.getItemKey(n),u=d[n*2],a=d[n*2+1];else{let m=this.measurementsCache[n];if(!m)return;c=m.key,u=m.start,a=m.size}let p=this.itemSizeCache.get(c)??a,h=o-p;if(h!==0){let m=this.options.anchorTo==="end"&&!qr(this.scrollState)&&this.getVirtualDistanceFromEnd()<=this.options.scrollEndThreshold,y=m?this._getLayoutTotalSize():0,w=this.getScrollOffset(),k=!this.itemSizeCache.has(c)?u<w:u+p<=w&&this.scrollDirection!=="backward",x=!qr(this.scrollState)&&(this.shouldAdjustScrollPositionOnItemSizeChange!==void 0?this.shouldAdjustScrollPositionOnItemSizeChange(this.measurementsCache[n]??{index:n,key:c,start:u,size:a,end:u+a,lane:0},h,this):k);(this.pendingMin===null||n<this.pendingMin)&&(this.pendingMin=n),this.itemSizeCache.set(c,o),this.itemSizeCacheVersion++;let P=!1;if(this._awaitingCommandReadBack()||(m?P=this.applyScrollAdjustment(this._getLayoutTotalSize()-y):x&&(P=this.applyScrollAdjustment(h))),this._resizeBatch){this._resizeBatch.notify=!0,(i=this._resizeBatch).sync||(i.sync=P);return}this.notify(P),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment()}},this.getVirtualItems=bo(()=>[this.getVirtualIndexes(),this.getMeasurements(),this._holdOffset],(n,o,r)=>{let s=[];for(let i=0,a=n.length;i<a;i++){let u=n[i],c=o[u];s.push(r===0?c:{...c,start:c.start-r,end:c.end-r})}return s},{key:!1,debug:()=>this.options.debug}),this.getVirtualItemForOffset=n=>{var o;let r=this.getMeasurements();if(r.length===0)return;let s=(o=this._singleLaneMeasurements)==null?void 0:o.flat,i=this.options.lanes===1&&s!=null,a=Af(0,r.length-1,i?u=>s[u*2]:u=>ha(r[u]).start,n);return ha(r[a])},this._noteClampMax=()=>{if(!this._awaitingCommandReadBack())return;let n=this._elementMaxScrollOffset();if(n===null)return;let o=this.pendingWrite,r=Math.max(n,0)+this._holdOffset;if(r>=o.target)return;let s=o.lowMaxes??(o.lowMaxes=[]);s[s.length-1]!==r&&s.push(r)},this.getMaxScrollOffset=()=>(this._elementMaxScrollOffset()??0)+this._holdOffset,this._toLayoutOffset=n=>{var o;let r=n+this._holdOffset;return((o=this.pendingScrollAnchor)==null?void 0:o.kind)==="anchor"&&(r+=this.pendingScrollAnchor.delta),r},this._elementMaxScrollOffset=()=>{let n=this.scrollElement;if(n===null)return null;if("scrollHeight"in n)return this.options.horizontal?n.scrollWidth-n.clientWidth:n.scrollHeight-n.clientHeight;if("document"in n){let o=n.document.documentElement;return this.options.horizontal?o.scrollWidth-n.innerWidth:o.scrollHeight-n.innerHeight}return null},this._momentumStop=null,this._stopMomentum=n=>{let o=this.scrollElement,r=this.targetWindow;if(o===null||r===null)return;let s="document"in o?o.document.scrollingElement:o;if(!s?.style)return;if(this._momentumStop){this._momentumStop.done=n;return}let{style:i}=s,a=this.options.horizontal?"overflow-x":"overflow-y",u=i.getPropertyValue(a),c=i.getPropertyPriority(a),d=()=>this.options.horizontal?s.clientHeight:s.clientWidth,p=d();if(i.setProperty(a,"hidden","important"),d()!==p){i.setProperty(a,u,c);return}let h={restore:()=>i.getPropertyValue(a)!=="hidden"||i.getPropertyPriority(a)!=="important"?!1:(i.setProperty(a,u,c),!0),done:n};this._momentumStop=h,r.requestAnimationFrame(()=>r.requestAnimationFrame(()=>{this._momentumStop===h&&(this._momentumStop=null,h.restore()&&h.done())}))},this._clampedBy=n=>{let o=this._elementMaxScrollOffset();if(o===null)return null;let r=o+this._holdOffset;return n>r+.5?{target:n,maxAtWrite:r}:null},this.getVirtualDistanceFromEnd=()=>Math.max(this._getLayoutTotalSize()+this.options.scrollMargin-this.getSize()-this.getScrollOffset(),0),this.getDistanceFromEnd=()=>Math.max(this.getMaxScrollOffset()-this.getScrollOffset(),0),this.isAtEnd=(n=this.options.scrollEndThreshold)=>this.getDistanceFromEnd()<=n,this.getOffsetForAlignment=(n,o,r=0)=>{if(!this.scrollElement)return 0;let s=this.getSize(),i=this.getScrollOffset();o==="auto"&&(o=n>=i+s?"end":"start"),o==="center"?n+=(r-s)/2:o==="end"&&(n-=s);let a=this.getMaxScrollOffset();return Math.max(Math.min(a,n),0)},this.getOffsetForIndex=(n,o="auto")=>{n=Math.max(0,Math.min(n,this.options.count-1));let r=this.getSize(),s=this.getScrollOffset(),i=this.getMeasurements()[n];if(!i)return;if(o==="auto")if(i.end>=s+r-this.options.scrollPaddingEnd)o="end";else if(i.start<=s+this.options.scrollPaddingStart)o="start";else return[s,o];if(o==="end"&&n===this.options.count-1){let u=this.getMaxScrollOffset(),c=u-this.options.paddingEnd+this.options.scrollPaddingEnd;return[Math.max(Math.min(c,u),0),o]}let a=o==="end"?i.end+this.options.scrollPaddingEnd:i.start-this.options.scrollPaddingStart;return[this.getOffsetForAlignment(a,o,i.size),o]},this.scrollToOffset=(n,{align:o="start",behavior:r="auto"}={})=>{this._startScroll({index:null,align:o},this.getOffsetForAlignment(n,o),r,"absolute")},this.scrollToIndex=(n,{align:o="auto",behavior:r="auto"}={})=>{n=Math.max(0,Math.min(n,this.options.count-1));let s=this.getOffsetForIndex(n,o);if(!s)return;let[i,a]=s;this._startScroll({index:n,align:a},i,r,"absolute")},this.scrollBy=(n,{behavior:o="auto"}={})=>{let r=this.getOffsetForAlignment((this.getCommandWrittenOffset()??this.getScrollOffset())+n,"start");this._startScroll({index:null,align:"start"},r,o,"relative")},this.scrollToEnd=({behavior:n="auto"}={})=>{if(this.options.count>0){this._startScroll({index:this.options.count-1,align:"end",toEnd:!0},Math.max(this.getMaxScrollOffset(),0),n,"absolute");return}this.scrollToOffset(Math.max(this.getTotalSize()-this.getSize(),0),{behavior:n})},this.cancelScroll=()=>{this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null},this.getTotalSize=()=>Math.max(this._getLayoutTotalSize()-this._holdOffset,0),this._getLayoutTotalSize=()=>{var n,o;let r=this.getMeasurements(),s;if(r.length===0)s=this.options.paddingStart;else if(this.options.lanes===1){let i=r.length-1,a=(n=this._singleLaneMeasurements)==null?void 0:n.flat;a!=null?s=a[i*2]+a[i*2+1]:s=((o=r[i])==null?void 0:o.end)??0}else{let i=Array(this.options.lanes).fill(null),a=r.length-1;for(;a>=0&&i.some(u=>u===null);){let u=r[a];i[u.lane]===null&&(i[u.lane]=u.end),a--}s=Math.max(...i.filter(u=>u!==null))}return Math.max(s-this.options.scrollMargin+this.options.paddingEnd,0)},this.takeSnapshot=()=>{let n=[];if(this.itemSizeCache.size===0)return n;let o=this.getMeasurements();for(let r of o)r&&this.itemSizeCache.has(r.key)&&n.push({index:r.index,key:r.key,start:r.start,size:r.size,end:r.end,lane:r.lane});return n},this._scrollToOffset=(n,{adjustments:o,behavior:r}={})=>{let s={target:n+(o??0),smooth:r==="smooth"};return this.pendingWrite=s,this.options.scrollToFn(n-this._holdOffset,{behavior:r,adjustments:o},this),s},this.getCommandWrittenOffset=()=>this.scrollState!==null&&this.pendingWrite!==null&&!this.pendingWrite.smooth?this.pendingWrite.target:null,this._awaitingCommandReadBack=()=>{let n=this.getCommandWrittenOffset();return!(jr()&&this._iosGesture.dragging())&&n!==null&&!Rn(n,this.getScrollOffset())},this._followOffsetTarget=n=>{this.scrollState!==null&&this.scrollState.index==null&&(this.scrollState.lastTargetOffset+=n)},this.measure=()=>{this.pendingMin=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.itemSizeCacheVersion++,this.notify(!1)},this.setOptions(t)}get scrollAdjustments(){return 0}applyScrollAdjustment(t,n){if(t===0)return!1;if(this._followOffsetTarget(t),this._canWriteScroll()){let o=this.getScrollOffset();this._clampedAdjustment=this._clampedBy(o+t);let r=this._scrollToOffset(o,{adjustments:t,behavior:n});return this.scrollOffset!==null&&(this.pendingWrite===r&&(this.scrollOffset+=t),this.scrollOffset<0&&(this.scrollOffset=0)),!0}else return this._holdOffset+=t,this.scrollOffset!==null&&(this.scrollOffset+=t),!0}scheduleScrollReconcile(){if(!this.targetWindow){this.scrollState=null;return}this.rafId==null&&(this.rafId=this.targetWindow.requestAnimationFrame(()=>{this.rafId=null,this.reconcileScroll()}))}getScrollStateTarget(t){let n=t.toEnd?[Math.max(this.getMaxScrollOffset(),0)]:t.index!=null?this.getOffsetForIndex(t.index,t.align):void 0;return n?n[0]:t.lastTargetOffset}reconcileScroll(){if(!this.scrollState||!this.scrollElement)return;if(this.now()-this.scrollState.startedAt>5e3){this.scrollState=null;return}if(this.scrollState.phase==="queued"){this.scheduleScrollReconcile();return}this.getMeasurements();let o=this.getScrollStateTarget(this.scrollState),r=this.scrollState.index==null?1:this.options.useAnimationFrameWithResizeObserver?3:2,s=o!==this.scrollState.lastTargetOffset;if(!s&&Rn(o,this.getScrollOffset())){if(this.scrollState.phase==="smooth"?this.scrollState.phase="smoothLanded":this.scrollState.phase==="smoothFinishing"&&(this.scrollState.phase="instant"),this.scrollState.stableFrames++,this.scrollState.stableFrames>=r){this.getScrollOffset()!==o&&this._scrollToOffset(o,{behavior:"auto"}),this.scrollState=null;return}}else if(this.scrollState.stableFrames=0,s){let i=this.getSize()||600,a=Math.abs(o-this.getScrollOffset()),u=qr(this.scrollState)&&a>i;this.scrollState.lastTargetOffset=o,u?this.scrollState.phase="smooth":this.scrollState.phase==="smooth"?this.scrollState.phase="smoothFinishing":this.scrollState.phase==="smoothLanded"&&(this.scrollState.phase="instant"),this._scrollToOffset(o,{behavior:u?"smooth":"auto"})}this.scheduleScrollReconcile()}_startScroll(t,n,o,r){this.pendingScrollAnchor=null,this._clampedAdjustment=null;let s=this._iosGesture.tail();if(r==="absolute"&&s!==null){if(s==="fling"&&kf()){this._stopMomentum(()=>{let i=this.scrollState;i?.phase!=="queued"||this._iosGesture.tail()!=="fling"||this._reportedOverscroll||(this._iosGesture.end(),this._flushHoldIfReady(!0),this._writeAwaitingCommand())}),this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,phase:"queued",behavior:o,samples:[]},this.scheduleScrollReconcile();return}this._iosGesture.end()}this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,behavior:o,phase:Tf(o,t.index!=null&&Rn(n,this.getScrollOffset()))},this._scrollToOffset(n,{behavior:o}),this.scheduleScrollReconcile()}},Af=(e,t,n,o)=>{for(;e<=t;){let r=(e+t)/2|0,s=n(r);if(s<o)e=r+1;else if(s>o)t=r-1;else return r}return e>0?e-1:0};function Tx(e,t,n){let o=0;for(;o<=t;){let r=(o+t)/2|0,s=e[r*2];if(s<n)o=r+1;else if(s>n)t=r-1;else return r}return o>0?o-1:0}function Cx(e,t,n,o,r){let s=e.length-1;if(e.length<=o)return{startIndex:0,endIndex:s};if(o===1&&r!==null){let c=Tx(r,s,n),d=c,p=n+t;for(;d<s&&r[d*2]+r[d*2+1]<p;)d++;return{startIndex:c,endIndex:d}}let a=Af(0,s,c=>e[c].start,n),u=a;if(o===1)for(;u<s&&e[u].end<n+t;)u++;else if(o>1){let c=Array(o).fill(0);for(;u<s&&c.some(p=>p<n+t);){let p=e[u];c[p.lane]=p.end,u++}let d=Array(o).fill(n+t);for(;a>=0&&d.some(p=>p>=n);){let p=e[a];d[p.lane]=p.start,a--}a=Math.max(0,a-a%o),u=Math.min(s,u+(o-1-u%o))}return{startIndex:a,endIndex:u}}function Lf(e,t,n){let o=ue(null),[,r]=ee(0),s={count:e,overscan:10,scrollMargin:n,scrollPaddingStart:n,estimateSize:()=>t,getScrollElement:()=>o.current,scrollToFn:Ef,observeElementRect:Mf,observeElementOffset:Of,onChange:()=>r(a=>a+1)},[i]=ee(()=>new bi(s));return i.setOptions(s),ct(()=>i._didMount(),[i]),ct(()=>i._willUpdate()),{scroller:o,virtualizer:i}}var vi=28;function Vn(e){let{label:t,testId:n,columns:o,rows:r,selected:s,onChoose:i,minWidth:a}=e,{scroller:u,virtualizer:c}=Lf(r.length,vi,vi),[d,p]=ee(-1),h=o.map(k=>k.width).join(" "),{sort:m,topKey:y}=e;ge(()=>c.scrollToOffset(0),[m?.key,m?.descending,y]),ge(()=>{let k=s===null?-1:r.indexOf(s);k<0||(p(k),c.scrollToIndex(k,{align:"auto"}))},[s]);let w=k=>{let x=Math.max(0,Math.min(r.length-1,k));p(x),c.scrollToIndex(x,{align:"auto"})},R=k=>{if(k.target!==k.currentTarget)return;let x=r[d],P=Math.max(1,Math.floor((u.current?.clientHeight??0)/vi)-2),A={ArrowDown:d+1,ArrowUp:d-1,PageDown:d+P,PageUp:d-P,Home:0,End:r.length-1}[k.key];if(A!==void 0)w(A);else if(k.key==="Enter"&&x!==void 0)i(x);else if(k.key==="ArrowRight"&&x!==void 0)e.onFold?.(x,!0);else if(k.key==="ArrowLeft"&&x!==void 0)e.onFold?.(x,!1);else return;k.preventDefault()};return l("div",{class:"table",ref:u,role:"grid","aria-label":t,"aria-rowcount":r.length+1,"aria-activedescendant":d>=0?`${n}-${d}`:void 0,tabIndex:0,"data-testid":n,onKeyDown:R,children:l("div",{style:{minWidth:a,"--tracks":h},children:[l(Mx,{...e}),l("div",{class:"table-body",role:"rowgroup",style:{height:`${c.getTotalSize()}px`},children:c.getVirtualItems().map(({index:k,start:x})=>{let P=r[k];return P===void 0?null:l("div",{id:`${n}-${k}`,class:`tr${k===d?" active":""}`,role:"row","aria-rowindex":k+2,"aria-selected":P===s,"data-row":P,style:{transform:`translateY(${x-vi}px)`},onClick:()=>{p(k),i(P)},children:o.map(_=>l("div",{role:"gridcell",class:_.isNumber?"td number":"td",children:_.cell(P)},_.key))},P)})})]})})}function Mx({columns:e,sort:t,onSort:n}){return l("div",{class:"tr head",role:"row","aria-rowindex":1,children:e.map(({key:o,label:r,help:s,isNumber:i=!1})=>{let a=t?.key!==o?"none":t.descending?"descending":"ascending";return l("div",{role:"columnheader","aria-sort":a,class:i?"number":"",children:l("button",{type:"button",title:s,"data-testid":`sort-${o}`,onClick:()=>n(cf(t,o,i)),children:[r,l("span",{class:"arrow","aria-hidden":"true",children:{none:"",ascending:"▲",descending:"▼"}[a]})]})},o)})})}var If=`.icicle {
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
`;var Df={key:"modules",title:"Modules",style:If,Panel:Ex};function Ex({recording:e}){let{recordings:t}=G(),n=t.moduleTree.value;return n?l(Ax,{recording:e,tree:n}):null}function Ax({recording:e,tree:t}){let{modules:n,module_groups:o}=e,r=G(),[s,i]=Ve("modules"),a=ne(()=>uf(o),[o]),u=ne(()=>fi(a),[a]),c=ne(()=>new Set(Gt(s.open??"")??t.roots),[s.open,t]),d=ne(()=>new Set(Gt(s.groups??"")),[s.groups]),p=hi(s.sort,Object.keys(n)),h=(x,P)=>{let[_,A,M]=x<0?["groups",d,~x]:["open",c,x],C=new Set(A);P?C.add(M):C.delete(M),i(_,_==="groups"&&C.size===0?"":wt([...C]))},m=x=>x<0?d.has(~x):c.has(x),y=ne(()=>pf(t,a,{isOpen:x=>c.has(x),isGroupOpen:x=>d.has(x),sort:p&&{value:x=>Ix(n,a,x,p.key),descending:p.descending}}),[t,a,c,d,s.sort]),w=ne(()=>gf({modules:n,tree:t,groups:a,members:u,isOpen:m,fold:h}),[t,a,c,d]),{selected:R}=r.address.value,k=R&&Lx(R,r.recordings.moduleAround);return ge(()=>{if(k===null)return;let x=io(n,k),P=x.map(A=>u.get(A)).filter(A=>A!==void 0&&!d.has(A));P.length>0&&i("groups",wt([...d,...P]));let _=x.slice(1).filter(A=>!c.has(A));_.length>0&&i("open",wt([...c,..._]))},[k]),l(X,{children:[l(hf,{modules:n,tree:t,selected:k,onChoose:x=>r.select($e(x))}),l("div",{class:"toolbar",children:[l("button",{type:"button","data-testid":"modules-open-all",onClick:()=>{i("open",wt(tn(n.fqn.length))),i("groups",wt([...a.keys()]))},children:"Open all"}),l("button",{type:"button","data-testid":"modules-close-all",onClick:()=>{i("open",wt([])),i("groups","")},children:"Close all"}),l(lr,{name:"modules",title:"All module calls with their bytes",by:"module"}),l("span",{class:"count",children:le(n.fqn.length,"module call")})]}),l(Vn,{label:"Module calls in call order",testId:"modules-table",columns:w,rows:y,sort:p,onSort:x=>i("sort",gi(x)),selected:k,onChoose:x=>x<0?h(x,!m(x)):r.select($e(x)),onFold:h,minWidth:"760px"})]})}function Lx(e,t){return e.kind==="module"?e.number:e.kind==="node"?t(e):null}function Ix(e,t,n,o){let r=n<0?t.get(~n):void 0,s=e[o][n<0?~n:n]??null;return r&&typeof s=="number"?mi(r,o):s}function $f(e,t){let n=e?.split(",")??[],o=t.map(({key:r})=>r).filter(r=>n.includes(r));return o.length>0?o:null}function Nf(e,t,n,o){let r=({key:a})=>t.includes(a)?t.indexOf(a):t.length,s=n,i=new Set;for(let a of[...e].sort((u,c)=>r(u)-r(c))){if(s-=a.least+o,s<0&&i.size>0)break;i.add(a.key)}return e.map(({key:a})=>a).filter(a=>i.has(a))}function zf(e,t,n){return[...new Set(n.filter(o=>t[o]).map(o=>e[o]??""))]}function Gf(e,t){if(e.every(o=>o===""))return"";let n=e.flatMap(o=>Dx(o||t));return`on ${[...new Set(n)].join(" + ")}`}function Ff({totals:e,meta:t}){return e.find(({key:n})=>n==="saved_bytes")?.where||`on ${t.device}`}function Dx(e){return e.replace(/^on /,"").split(" + ").filter(Boolean)}function Bf(e,t,n){let{module:o="",state:r="",dtype:s="",least:i=""}=n,[a,u,c]=[jo(n.filter??""),Nx(o),Ps(i)],d=n.saving==="1";return tn(e.node.length).filter(p=>(!d||(e.saves[p]??0)>0)&&(r===""||e.output_state[p]===r)&&(s===""||e.output_dtype[p]===s)&&(c===null||$x(e,p)>=c)&&(o===""||u(t.module[p]??""))&&a(t.search[p]??""))}function $x(e,t){let n=(e.attributed_bytes[t]??0)+(e.shared_bytes[t]??0);return Math.max(n,e.output_bytes[t]??0)}function Nx(e){let t=e.split("*"),n=t.length-1,o=t.map((r,s)=>{let i=r.replaceAll(/[.+^${}()|[\]\\]/g,"\\$&").replaceAll("?",".");return new RegExp(`${s===0?"^":""}${i}${s===n?"(?=[.]| #|$)":""}`,"g")});return r=>{let s=0;return o.every(i=>{i.lastIndex=s;let a=i.test(r);return s=i.lastIndex,a})}}function Vf(e,t){let n=new Map([["",{nbytes:0,whole:0}]]);e.attributed_bytes.forEach((o,r)=>{let s=e.where[r]??"",i=n.get(s);i?i.whole+=o:n.set(s,{nbytes:0,whole:o})});for(let o of t)n.get(e.where[o]??"").nbytes+=e.attributed_bytes[o]??0;return[...n].map(([o,r])=>({where:o,...r})).filter(({where:o,nbytes:r})=>o===""||r>0)}var ba=["module","op","source"];function xi(e){return ba.find(t=>t===e)??null}function Wf(e,t,n,o){let r=o==="module"?t.module:e[o],s=new Map;for(let i of n){let a=r[i]??"",u=s.get(a);u?u.push(i):s.set(a,[i])}return[...s].map(([i,a])=>({name:i,rows:a}))}var zx=["saves","attributed_bytes"];function Yr(e){return zx.some(t=>t===e)}function wi(e,t,n){return n!=="saves"&&va(e,t).length>1?null:t.rows.reduce((o,r)=>o+(e[n][r]??0),0)}function va({where:e,attributed_bytes:t},{rows:n}){return zf(e,t,n)}var Hf=["op","attributed_bytes","module","source","node"],cr="group",xa=180,Gx=["output_dtype"];function Uf(e){return e.filter(({key:t})=>!Gx.includes(t))}function Kf(e,{module:t}){let n=(o,r,s)=>({...Pn(88),key:o,label:r,help:s,isNumber:!0,cell:i=>l(Z,{n:e[o][i]})});return[{...Pn(64),key:"node",label:"#",help:"Forward order",isNumber:!0,cell:o=>e.node[o]},{...Pn(120,1),key:"op",label:"op",cell:o=>l("span",{title:e.recomputed[o]?"Recomputed in the backward pass":void 0,children:[e.op[o],e.recomputed[o]&&l("span",{class:"tag",children:"recomputed"}),e.where[o]&&l("span",{class:"tag",children:e.where[o]})]})},{...Pn(140,1.5),key:"module",label:"module",cell:o=>l(Ko,{text:t[o]??""})},{...Pn(56),key:"saves",label:"saves",help:"Number of saved tensors",isNumber:!0,cell:o=>e.saves[o]},n("attributed_bytes","attributed","Storages attributed to this op: it saved them first"),n("shared_bytes","shared","Storages this op saves too, attributed to another op"),n("exclusive_bytes","exclusive","Memory released if only this op stopped saving"),n("output_bytes","output","Size of the output"),{...Pn(118),key:"output_state",label:"output state",help:"State of the output after the forward pass",cell:o=>l(ao,{state:e.output_state[o]??null})},{...Pn(80),key:"output_dtype",label:"dtype",help:"Dtype of the output",cell:o=>e.output_dtype[o]},{...Pn(120,1),key:"source",label:"source",cell:o=>l(Ko,{text:e.source[o]??""})}]}function Pn(e,t=0){return{least:e,width:t?`minmax(${e}px, ${t}fr)`:`${e}px`}}function jf(e,t){let{ops:n,first:o,groups:r,by:s,isOpen:i,fold:a}=t,u={...Pn(xa,2),key:cr,label:s,cell:d=>{if(d>=0)return l(Ur,{isOpen:!1});let p=r[~d],h=p&&Gf(va(n,p),o);return l("span",{class:"branch",style:{"--depth":0},children:[l(Ur,{isOpen:i(~d),onFold:m=>a(~d,m)}),l("span",{class:"group-name",children:l(Ko,{text:p?.name||"(no module)"})}),l("span",{class:"tag",children:le(p?.rows.length??0,"op")}),h&&l("span",{class:"tag",children:h})]})}},c=e.map(d=>({...d,cell:p=>p>=0?d.cell(p):Fx(n,r[~p],d.key)}));return[u,...c]}function Fx(e,t,n){if(!t||!Yr(n))return null;let o=wi(e,t,n);return n==="saves"?o:l(Z,{n:o})}function qf(e,t,n){return n==="module"?t.module:e[n]}function Yf(e,t,n,o){let r=JSON.stringify({...n,sort:"",columns:"",open:"",group:""}),s=ne(()=>Bf(e,t,n),[e,r]),i=xi(n.group),a=ne(()=>i?Wf(e,t,tn(e.node.length),i):[],[e,i]),u=ne(()=>Bx(a,s),[a,s]),c=ne(()=>{let p=h=>o&&o.key!==cr?kn(h,qf(e,t,o.key),o.descending):h;return i?Vx(e,u,o).map(h=>({group:h,rows:p(u[h]?.rows??[])})):[{group:null,rows:p(s)}]},[s,n.sort,i,u]),d=ne(()=>{let p=new Set(Gt(n.open??""));return c.flatMap(({group:h,rows:m})=>h===null?m:p.has(h)?[~h,...m]:[~h])},[c,n.open]);return{by:i,groups:u,filters:r,matching:s,rows:d}}function Bx(e,t){let n=new Set(t);return e.map(({name:o,rows:r})=>({name:o,rows:r.filter(s=>n.has(s))}))}function Vx(e,t,n){let o=tn(t.length).filter(a=>t[a].rows.length>0);if(!n)return o;let{key:r,descending:s}=n,i=t.map(a=>Yr(r)?wi(e,a,r):a.name);return Yr(r)||r===cr?kn(o,i,s):o}function Jf({ops:e,settings:t,set:n}){let o=t.least??"";return l(X,{children:[l(fn,{type:"search",class:"filter",placeholder:"Filter by op, module or source line",label:"Filter the ops",testId:"ops-filter",value:t.filter??"",onInput:r=>n("filter",r)}),l(fn,{type:"search",class:"filter short",placeholder:"Module, e.g. *.mlp",label:"Only ops in matching modules; * matches any text",testId:"ops-module",value:t.module??"",onInput:r=>n("module",r)}),l(wa,{label:"Output state",any:"any state",testId:"ops-state",options:Qf(e.output_state),value:t.state??"",onChoose:r=>n("state",r)}),l(wa,{label:"Output dtype",any:"any dtype",testId:"ops-dtype",options:Qf(e.output_dtype),value:t.dtype??"",onChoose:r=>n("dtype",r)}),l(fn,{type:"search",class:"filter short",placeholder:"At least, e.g. 1 MiB",label:"Only ops that save or return at least this many bytes",isInvalid:o!==""&&Ps(o)===null,testId:"ops-least",value:o,onInput:r=>n("least",r)}),l("label",{class:"check",children:[l("input",{type:"checkbox","data-testid":"ops-saving-only",checked:t.saving==="1",onChange:r=>n("saving",r.currentTarget.checked?"1":"")}),"Saved tensors only"]}),l(wa,{label:"Group by",any:"no grouping",testId:"ops-group",options:ba,value:xi(t.group)??"",onChoose:r=>{n("open",""),n("group",r)}})]})}function Qf(e){return[...new Set(e)].filter(t=>t!==null).sort()}function wa({label:e,any:t,testId:n,options:o,value:r,onChoose:s}){let i=r===""||o.includes(r)?o:[...o,r];return l("select",{"aria-label":e,title:e,"data-testid":n,value:r,onChange:a=>s(a.currentTarget.value),children:[l("option",{value:"",children:t}),i.map(a=>l("option",{value:a,children:a},a))]})}function Zf({columns:e,shown:t,onChoose:n}){let o=r=>{let s=e.map(i=>i.key).filter(i=>i===r!==t.includes(i));s.length>0&&n(s.join(","))};return l("details",{class:"menu","data-testid":"ops-columns",children:[l("summary",{children:"Columns"}),l("div",{class:"menu-list",children:[e.map(({key:r,label:s,help:i})=>l("label",{class:"check",title:i,children:[l("input",{type:"checkbox","data-testid":`column-${r}`,checked:t.includes(r),onChange:()=>o(r)}),s==="#"?"number":s]},r)),l("button",{type:"button",onClick:()=>n(""),children:"Fit to width"})]})]})}function Xf(){let e=ue(null),[t,n]=ee(0);return ct(()=>{let o=e.current;if(!o)return;let r=()=>n(o.clientWidth),s=new ResizeObserver(r);return s.observe(o),r(),()=>s.disconnect()},[]),{element:e,width:t}}var em=`.ops {
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
`;var tm={key:"ops",title:"Ops",style:em,Panel:Hx},_a=12;function Hx({recording:e}){let{address:t,recordings:n,select:o}=G(),[r,s]=Ve("ops"),{ops:i}=e,{element:a,width:u}=Xf(),c=Ff(e),d=ne(()=>jx(e),[e]),p=ne(()=>Kf(i,d),[e]),h=hi(r.sort,[cr,...p.map(({key:E})=>E)]),{by:m,groups:y,filters:w,matching:R,rows:k}=Yf(i,d,r,h),x=new Set(Gt(r.open??"")),P=(E,O)=>{let L=new Set(x);O?L.add(E):L.delete(E),s("open",L.size>0?wt([...L]):"")},_=Math.max(0,u-(m?xa:0)),A=$f(r.columns,p)??Nf(Uf(p),Hf,_,_a),M=p.filter(({key:E})=>A.includes(E)&&E!==m),C=m?jf(M,{ops:i,first:c,groups:y,by:m,fold:P,isOpen:E=>x.has(E)}):M,{selected:D}=t.value,N=D?.kind==="node"?n.rowOfNode.value.get(D.number):void 0;return l("div",{class:"ops",ref:a,children:[l("div",{class:"toolbar",role:"group","aria-label":"What the table shows",children:[l(Jf,{ops:i,settings:r,set:s}),l(Zf,{columns:p,shown:A,onChoose:E=>s("columns",E)}),l(lr,{name:"ops",title:"All ops with their bytes",by:"op"}),l(Ux,{ops:i,rows:R})]}),R.length===0&&l("p",{class:"hint no-rows","data-testid":"ops-none",children:i.node.length===0?"Autograd recorded no ops.":"No matches"}),l(Vn,{label:m?`Ops by ${m}`:"Ops in forward order",testId:"ops-table",columns:C,rows:k,sort:h,onSort:E=>s("sort",gi(E)),selected:N===void 0?null:Kx(N,k,y),onChoose:E=>E<0?P(~E,!x.has(~E)):o(Be(i.node[E]??0)),onFold:(E,O)=>E<0&&P(~E,O),topKey:w,minWidth:`${C.reduce((E,{least:O})=>E+O+_a,_a)}px`})]})}function Ux({ops:e,rows:t}){let n=ne(()=>Vf(e,t),[e,t]);return l("span",{class:"count",role:"status",children:[l("span",{"data-testid":"ops-count",children:le(t.length,"op")}),", ",l("span",{"data-testid":"ops-total",children:n.map(({where:o,nbytes:r,whole:s})=>[j(r),o].filter(Boolean).join(" ").concat(`, ${dt(r,s)}`)).join("; ")})]})}function Kx(e,t,n){return n.length===0||t.includes(e)?e:~n.findIndex(o=>o.rows.includes(e))}function jx({ops:e,modules:t}){let n=t.fqn.map((s,i)=>wn(t,i)),o=e.module.map(s=>s===null?"":n[s]??"");return{search:e.op.map((s,i)=>`${s} ${o[i]} ${e.source[i]??""}`.toLowerCase()),module:o}}var qx=["total_peak_bytes","saved_bytes"];function nm(e){for(let t of qx){let n=e.findIndex(a=>a.key===t),o=e[n];if(!o?.nbytes)continue;let r=e.findIndex((a,u)=>u>n&&a.level<=o.level),s=e.slice(n+1,r<0?e.length:r),i=s.filter((a,u)=>a.nbytes&&(s[u+1]?.level??0)<=a.level);return{label:o.label,total:o.nbytes,all:i.map(({key:a,label:u,help:c,level:d,nbytes:p})=>({key:a,label:o.key==="total_peak_bytes"&&d>o.level+1?`saved: ${u}`:u,help:c,nbytes:p??0})),savedAtPeak:s.find(({key:a})=>a==="peak_saved_bytes")?.nbytes??null}}return{label:"",total:0,all:[],savedAtPeak:null}}function Sa({testId:e,rows:t}){let{select:n}=G();return t.length===0?null:l("ul",{class:"sentences","data-testid":e,children:t.map(({text:o,node:r,module:s})=>{let i=r!==null?Be(r):s!==null?$e(s):null;return l("li",{children:[o," ",i&&l("button",{type:"button",class:"link",onClick:()=>n(i),children:"show"})]},o)})})}var om=`.overview {
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
`;var rm={key:"overview",title:"Overview",style:om,Panel:Qx};function Qx({recording:e}){let{change:t,isServed:n}=G(),{totals:o,saved:r,saved_count:s}=e,i=r.reduce((c,d)=>c+d.nbytes,0),u=o.filter(({key:c})=>c.split("/")[0]==="saved_bytes").reduce((c,d)=>c+(d.nbytes??0),0);return l("div",{class:"overview","data-testid":"overview",children:[l(Jx,{lines:o,peak:e.peak}),n&&o.some(({key:c,nbytes:d})=>c==="step_peak_bytes"&&d)&&l("p",{children:l("button",{type:"button",class:"link","data-testid":"to-plan",onClick:()=>t({view:"compare",settings:{compare:{by:"plan"}}}),children:"Find what to checkpoint"})}),l(Sa,{testId:"warnings",rows:e.warnings}),l(Sa,{testId:"suggestions",rows:e.suggestions.map(({text:c,calls:d})=>({text:c,node:null,module:d[0]??null}))}),l("div",{class:"titled",children:[l("h2",{children:"Largest saved tensors"}),r.length>0&&l(lr,{name:"saved",title:"All storages saved for backward",by:"storage"})]}),r.length===0&&l("p",{class:"hint",children:"This recording saves nothing for backward."}),l("ol",{class:"groups","data-testid":"groups",children:r.map(c=>l("li",{children:l(Xx,{group:c,largest:r[0]?.nbytes??0})},c.members[0]?.storage))}),s>r.length&&l("p",{class:"hint","data-testid":"groups-rest",children:[le(s-r.length,"smaller group")," not listed: the list covers"," ",dt(i,u)," of the saved bytes."]})]})}function Jx({lines:e,peak:t}){let{change:n}=G(),{total:o,label:r,all:s,savedAtPeak:i}=nm(e),a=e.find(({key:u})=>u==="saved_bytes")?.nbytes??0;return o===0?null:l("figure",{class:"parts","data-testid":"parts",children:[l("figcaption",{children:[r," ",l(Z,{n:o})," ",i!==null&&t?.place]}),l("div",{class:"parts-bar",role:"img","aria-label":s.map(Zx).join(", "),children:s.map(u=>l("span",{class:`part ${u.key}`,style:{flexGrow:u.nbytes},title:`${u.label}: ${Nn(u.nbytes)}`},u.key))}),l("ul",{children:s.map(u=>l("li",{title:u.help,children:[l("span",{class:`part ${u.key}`,"aria-hidden":"true"}),u.label," ",l(Z,{n:u.nbytes})," ",l("small",{children:dt(u.nbytes,o)})]},u.key))}),i!==null&&t?.temporary&&l("p",{class:"hint","data-testid":"parts-temporary",children:["Temporary at this peak: ",t.temporary,"."]}),i!==null&&j(i)!==j(a)&&l("p",{class:"hint","data-testid":"parts-saved",children:[l(Z,{n:i})," of the ",l(Z,{n:a})," saved for backward are alive at this peak."," ",l("button",{type:"button",class:"link",onClick:()=>n({view:"timeline"}),children:"Show in timeline"})]})]})}function Zx({label:e,nbytes:t}){return`${e} ${j(t)}`}function Xx({group:e,largest:t}){let{address:n,select:o}=G(),[r,s]=ee(!1),[i]=e.members,a=n.value.selected,u=e.count===1;return l("div",{class:"card","aria-current":u&&im(i?.node,a),children:[l("span",{class:"size",children:[l(Z,{n:e.nbytes}),l("small",{children:dt(e.nbytes,e.saved_bytes)}),l(Vt,{part:e.nbytes,whole:t})]}),l("span",{class:"what",children:[l("button",{type:"button",class:"link","aria-expanded":u?void 0:r,onClick:()=>u&&i?o(Be(i.node)):s(!r),children:[l("b",{children:e.op})," saves ",l("code",{children:e.slot})," · ",e.module||"(no module)",!u&&` ×${Y(e.count)}`]}),l("span",{class:"type",children:[Jt(e.dtype,e.shape),sm(e)&&!u&&`, ${j(e.nbytes/e.count)} each`]}),l("span",{class:"reason",children:e.reason}),e.suggestion&&l("span",{class:"hint-saving",children:e.suggestion}),l("small",{children:[e.source,e.category,e.name,e.device,e.saves>1&&le(e.saves,"save")].filter(Boolean).join(" · ")}),r&&l(ew,{group:e,selected:a})]})]})}function sm({shape:e}){return!e?.includes(null)}function im(e,t){return e!==void 0&&Be(e).text===t?.text}function ew({group:e,selected:t}){let{select:n}=G(),o=e.count-e.members.length;return l("ul",{class:"members",children:[e.members.map(({storage:r,node:s,fqn:i,slot:a,nbytes:u})=>l("li",{children:[l("button",{type:"button",class:"link","aria-current":im(s,t),"data-node":s,onClick:()=>n(Be(s)),children:i||e.op}),a!==e.slot&&l("code",{children:[" ",a]}),!sm(e)&&l("small",{children:[" ",l(Z,{n:u})]})]},r)),o>0&&l("li",{children:["and ",Y(o)," more"]})]})}function lm({ranks:e}){let{recordings:t}=G(),[n,o]=ee(null),{modules:r,modules_count:s}=e,i=ne(()=>tw(e),[e]),a=ne(()=>{let u=tn(r.length);return n?kn(u,iw(e,n.key),n.descending):u},[e,n]);return e.ranks.filter(({nbytes:u})=>u!==null).length<2?null:r.length===0?l("p",{class:"hint pad","data-testid":"ranks-equal",children:"Every module saves the same on all ranks."}):l(X,{children:[l("h3",{children:["Modules that differ between ranks"," ",l("small",{children:s>r.length?`the ${Y(r.length)} largest differences of ${Y(s)}`:"largest difference first"})]}),l(Vn,{label:"Modules that differ between ranks",testId:"unequal-table",columns:i,rows:a,sort:n,onSort:o,selected:null,onChoose:u=>{let c=e.ranks[r[u]?.most??-1];c?.nbytes&&t.chooseRank(c,"modules")},minWidth:"720px"})]})}function tw({ranks:e,modules:t}){let n=(o,r)=>({key:o,label:r,width:"minmax(130px, 1fr)",isNumber:!0,cell:s=>l(ow,{module:t[s],ranks:e,which:o})});return[{key:"fqn",label:"module",width:"minmax(160px, 2fr)",cell:o=>l(nw,{module:t[o]})},{key:"type_name",label:"type",width:"minmax(90px, 1fr)",cell:o=>t[o]?.type_name},{key:"ranks",label:"by rank",help:"Attributed to its own ops on each rank, in rank order",width:"minmax(90px, 1fr)",cell:o=>l(sw,{values:t[o]?.nbytes??[],ranks:e})},n("least","smallest"),n("most","largest"),{key:"apart",label:"difference",help:"Largest minus smallest",width:"88px",isNumber:!0,cell:o=>l(Z,{n:am(t[o])})}]}function nw({module:e}){if(!e)return null;let{fqn:t,type_name:n,times:o}=e,r=t||(n?"(root module)":"(no module)");return l("span",{title:r,class:t?"":"none",children:[r,o>1&&l("b",{children:[" ×",Y(o)]})]})}function ow({module:e,ranks:t,which:n}){let o=e?.[n]??null;if(!e||o===null)return l("span",{class:"none",children:"–"});let r=e.nbytes[o];return r==null?l(rw,{module:e,ranks:t}):l(X,{children:[l(Z,{n:r})," ",l("small",{children:["rank ",t[o]?.rank]})]})}function rw({module:e,ranks:t}){let n=t.filter(({nbytes:r},s)=>r!==null&&e.nbytes[s]===null),o=n.length===1?`rank ${n[0]?.rank}`:`${Y(n.length)} ranks`;return l("small",{children:["not on ",o]})}function sw({values:e,ranks:t}){let n=Math.max(1,...e.map(r=>r??0)),o=t.map(({rank:r,nbytes:s},i)=>{let a=e[i]??null;return`rank ${r}: ${a!==null?j(a):s?"no such module":"not read"}`});return l("span",{class:"bars",role:"img","aria-label":o.join(", "),title:o.join(`
`),children:e.map((r,s)=>l("span",{style:{height:`${100*(r??0)/n}%`}},s))})}function am(e){return!e||e.least===null||e.most===null?0:(e.nbytes[e.most]??0)-(e.nbytes[e.least]??0)}function iw({modules:e},t){return e.map(n=>t==="fqn"?n.fqn:t==="type_name"?n.type_name:t==="least"||t==="most"?n.nbytes[n[t]??-1]??null:am(n))}var um=`.ranks {
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
`;var cm={key:"ranks",title:"Ranks",style:um,waiting:"Reading the ranks…",needsServer:!0,isFor:(e,t)=>(t?.ranks??1)>1,route:"ranks.json",mayGrow:({ranks:e})=>e.some(({problem:t})=>t!==null),Panel:aw};function aw({reply:e,isLoading:t}){return l("div",{class:"ranks","aria-busy":t,children:[l(uw,{ranks:e}),l(dw,{ranks:e}),l(yw,{ranks:e}),e.pending===0&&l(lm,{ranks:e})]})}function uw({ranks:e}){let{pending:t,totals:n}=e,o=e.ranks.length-t;return l("p",{class:"summary",role:"status","data-testid":"ranks-summary",children:[t>0?`Read ${Y(o)} of ${le(e.ranks.length,"rank")}…`:`${le(e.ranks.length,"rank")}: ${cw(e,n[0])}`," ",l("small",{children:"Click a rank to show its recording."})]})}function cw({ranks:e},t){if(!t)return"";let[n,o]=[e[t.least??0],e[t.most??0]];if(e.filter(({nbytes:a})=>a!==null).length<2)return"there is nothing to compare.";if(t.least===null||t.most===null||!n?.nbytes||!o?.nbytes)return"all save the same amount for backward.";let[s,i]=[n.nbytes[0]??0,o.nbytes[0]??0];return`rank ${o.rank} saves ${j(i)} for backward, rank ${n.rank} only ${j(s)}.`}function dw({ranks:e}){let{recordings:t}=G(),[n,o]=ee(null),r=ne(()=>fw(e),[e]),s=ne(()=>{let u=tn(e.ranks.length);return n?kn(u,gw(e,n.key),n.descending):u},[e,n]),i=t.shown.value,a=e.ranks.findIndex(({run:u,tag:c})=>u===i?.run&&c===i.tag);return l(Vn,{label:"Ranks",testId:"ranks-table",columns:r,rows:s,sort:n,onSort:o,selected:a,onChoose:u=>{let c=e.ranks[u];c?.nbytes&&t.chooseRank(c,"graph")},minWidth:"900px"})}var pw=2;function fw({ranks:e,totals:t}){return[{key:"rank",label:"rank",help:"Click a row to show the recording of this rank",width:"48px",isNumber:!0,cell:n=>e[n]?.rank},...t.map((n,o)=>mw(e,n,o)),{key:"run",label:"run",width:"minmax(110px, 1fr)",cell:n=>l(Ko,{text:e[n]?hw(e[n]):""})}]}function mw(e,t,n){let o=a=>a===null?null:e[a]?.nbytes?.[n],r=Math.max(0,...e.map((a,u)=>o(u)??0)),s=o(t.most),i=n<pw;return{key:t.key,label:t.label,help:t.help,width:i?"minmax(200px, 2fr)":"minmax(88px, 1fr)",isNumber:!0,cell:a=>{let u=o(a);if(u===void 0)return l("span",{class:"none",children:"–"});if(u===null)return l("span",{class:"none",children:"not known"});let c=u===s;return i?l("span",{class:"with-bar wide",children:[l(Vt,{part:u,whole:r}),l("span",{children:[c&&l("span",{class:"tag",children:"largest"})," ",c?l("b",{children:l(Z,{n:u})}):l(Z,{n:u})]})]}):c?l("b",{children:l(Z,{n:u})}):l(Z,{n:u})}}}function hw({run:e,tag:t,rank:n}){return t.endsWith(`/rank${n}`)?`${e} ${t}`:e}function gw({ranks:e,totals:t},n){let o=t.findIndex(r=>r.key===n);return e.map(r=>n==="rank"?r.rank:n==="run"?r.run:r.nbytes?.[o]??null)}function yw({ranks:{ranks:e,absent:t}}){let n=e.filter(({problem:o})=>o);return n.length===0&&t.length===0?null:l("ul",{class:"notes problems","data-testid":"ranks-problems",children:[t.length>0&&l("li",{children:[t.length===1?"Rank":"Ranks"," ",t.join(", ")," ",t.length===1?"has":"have"," no recording in this log directory."]}),n.map(({rank:o,run:r,tag:s,problem:i})=>l("li",{children:["Rank ",o,": ",i]},`${r} ${s}`))]})}function ka(e){return Gs(e.map(({reply:t})=>t?.points.map(({step:n})=>n)??[]))}function fm({reply:e},t,n){let o=e?.points.map(({step:r,nbytes:s})=>[r,s?.[t]??null]);return Ac(n,new Map(o))}function Ra({reply:e},t){return e?.points.find(n=>n.step===t)}function Qr({reply:e}){return e?.points.filter(({problem:t})=>t!==null)??[]}function mm(e,t){let n=-1;return e.forEach((o,r)=>{let s=e[n]??1/0;o!==null&&Math.abs(o-t)<Math.abs(s-t)&&(n=r)}),n}var dm=5,pm=[[],[6,4],[2,3],[10,3,2,3],[14,5]];function Pa(e){let t=pm[(e+Math.floor(e/dm))%pm.length]??[];return{colour:`run-${e%dm}`,dash:[...t]}}function hm(e){let{allSeries:t,axis:n,total:o,at:r,chosen:s,active:i}=e,a=ne(()=>bw(t,n,r),[t,r]),u=Dn((h,m)=>vw(h,t,a,{chosen:s,active:i},m),[t,a,s,i]),c=a.lines[i]?.values[s]??null,d=t[i]?.run??"",p=a.lines.every(({values:h})=>h.every(m=>m===null));return l("figure",{children:[l("figcaption",{title:o.help,children:o.label}),p?l("p",{class:"hint",children:"Not known in any of these recordings."}):l(Fn,{data:a,chosen:s,onChoose:e.onChoose,onPoint:e.onPoint,onKey:e.onKey,onClick:(h,m,y)=>{let w=a.lines.map(({values:R})=>R[h]??null);e.onClick(h,w,m.posToVal(y,"y"))},marks:u,syncKey:"steps",label:`${o.label}, over ${le(n.length,"step")} of ${le(t.length,"run")}`,valueText:`${d}, step ${n[s]}: ${c===null?"not known":j(c)}`,testId:`steps-${o.key}`})]})}function bw(e,t,n){let o=e.map((r,s)=>({label:r.run,width:1.5,values:fm(r,n,t),...Pa(s)}));return{x:t,lines:o,isStepped:!1}}function vw(e,t,{x:n,lines:o},{chosen:r,active:s},i){let{ctx:a,bbox:u}=e,c=devicePixelRatio,d=o[s]?.values[r]??null;if(d!==null){a.beginPath();let m=[e.valToPos(n[r]??0,"x",!0),e.valToPos(d,"y",!0)];a.arc(...m,6*c,0,2*Math.PI),a.stroke()}a.strokeStyle=i("red-line"),a.lineWidth=2*c;let[p,h]=[u.top+u.height-8*c,4*c];for(let{step:m}of t.flatMap(Qr)){let y=e.valToPos(m,"x",!0);hn(a,y-h,p-h,y+h,p+h),hn(a,y-h,p+h,y+h,p-h)}}function gm({n:e}){let{colour:t,dash:n}=Pa(e);return l("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:l("path",{d:"M1 5H29",fill:"none",stroke:`var(--${t})`,"stroke-width":"2","stroke-dasharray":n.join(" ")})})}var ym=`.steps {
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
`;var bm={key:"steps",title:"Steps",style:ym,needsServer:!0,Panel:ww};function ww(){let{steps:e}=G(),{value:t,part:n,error:o,loading:r}=e.reply.state.value,s=n??t;if(o)return l(Tt,{error:o,retry:e.reply.reload});if(!s)return r?l(He,{what:"Reading the steps…"}):null;let i=s.find(({reply:a})=>a)?.reply?.totals;return l("div",{class:"steps","aria-busy":r,"data-testid":"steps",children:[l(_w,{allSeries:s}),i?l(Sw,{allSeries:s,totals:i}):null,l(Pw,{allSeries:s})]})}function _w({allSeries:e}){let{steps:t}=G(),n=e.reduce((i,{reply:a})=>i+(a?.pending??0),0),[o,r]=[t.all.value.length,t.drawnSeries.value.length],s=o>r?`The first ${r} of ${Y(o)} runs`:le(o,"run");return l("p",{class:"summary",role:"status","data-testid":"steps-summary",children:[s,", ",le(ka(e).length,"step"),n>0&&`, ${le(n,"recording")} not read yet`,"."," ",l("span",{class:"hint",children:[o>r&&"Filter the runs in the sidebar to see others. ","Click a point, or go to one with the arrow keys and press Enter, to open its recording."]})]})}function Sw({allSeries:e,totals:t}){let{recordings:n,steps:o}=G(),r=n.shown.value,s=ka(e),i={run:r?.run??"",step:r?.step??0},[a,u]=Bn(JSON.stringify(i),i),[c,d]=ee(null),p=Fs(s,a.step),h=Math.max(0,e.findIndex(({run:w})=>w===a.run)),m=(w,R)=>{let k=w&&Ra(w,R);!k||k.problem||n.choose({run:w.run,tag:w.tag,step:k.step,view:"overview"})},y=w=>{let R={ArrowUp:-1,ArrowDown:1}[w];if(R!==void 0){let k=e[(h+R+e.length)%e.length];u({...a,run:k?.run??a.run})}else if(w==="Enter")m(e[h],s[p]);else return!1;return!0};return l(X,{children:[l("div",{class:"series-plots",children:t.map((w,R)=>l(hm,{allSeries:e,axis:s,total:w,at:R,chosen:p,active:h,onChoose:k=>u({...a,step:s[k]??0}),onPoint:d,onKey:y,onClick:(k,x,P)=>m(e[mm(x,P)],s[k])},w.key))}),l(Wr,{name:"steps",title:"The totals of all steps of these runs",text:o.csv}),l(kw,{allSeries:e,totals:t,step:s[c??p]??0,active:h,onOpen:m})]})}function kw({allSeries:e,totals:t,step:n,active:o,onOpen:r}){return l("table",{class:"data-table at-step","aria-label":"Totals at one step","data-testid":"steps-table",children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:["step ",Y(n)]}),t.map(({key:s,label:i,help:a})=>l("th",{scope:"col",title:a,children:i},s))]})}),l("tbody",{children:e.map((s,i)=>{let a=Ra(s,n);return l("tr",{"aria-current":i===o,"data-run":s.run,children:[l("th",{scope:"row",children:[l(gm,{n:i})," ",a&&!a.problem?l("button",{type:"button",class:"link",title:`Open the recording of step ${n}`,onClick:()=>r(s,n),children:s.run}):s.run]}),a?.nbytes?a.nbytes.map((u,c)=>l("td",{children:l(Z,{n:u})},t[c]?.key)):l("td",{class:"none",colSpan:t.length,children:Rw(s,a)})]},s.run)})})]})}function Rw({reply:e,problem:t},n){return(e?n?.problem:t)?"× cannot be read":e&&!n?"no recording at this step":"not read yet"}var Ta=8;function Pw({allSeries:e}){let t=e.filter(({problem:o})=>o);if(t.length>0&&t.length===e.length)return l(We,{message:t.map(({run:o,problem:r})=>`${o}: ${r}`).join(" ")});let n=e.filter(o=>Qr(o).length>0);return t.length+n.length===0?null:l("ul",{class:"notes problems","data-testid":"steps-problems",children:[t.map(({run:o,problem:r})=>l("li",{children:[o,": ",r]},o)),n.map(o=>{let r=Qr(o);return l("li",{children:["× ",o.run,": ",le(r.length,"recording")," cannot be read, at"," ",r.length===1?"step":"steps"," ",r.slice(0,Ta).map(({step:s})=>Y(s)).join(", "),r.length>Ta&&` and ${Y(r.length-Ta)} more`,". ",r[0]?.problem]},o.run)})]})}var vm=`.terms {
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
`;var _m={key:"formula",title:"Formula",style:vm,waiting:"Matching the formula…",isFor:e=>e?.has_ops??!0,route:"terms.json",isEmpty:({layers:e})=>e.length===0,Panel:Cw};function Cw({reply:e,isLoading:t}){let{isServed:n}=G(),o=Bt("fitted.json",n?{}:null),r=!t&&!o.error&&o.current?.fitted||null;return l("div",{class:`terms ${r?"fitted":""}`,"aria-busy":t,"data-testid":"terms",children:[l("p",{class:"hint",children:"The formula of Korthikanti et al. for a transformer layer, term by term, beside what this layer saves. A term without a saved tensor is marked as not saved; a saved tensor without a term is listed as not in the formula."}),n&&l(Mw,{reply:o,formulas:r}),e.layers.map((s,i)=>l(Ow,{layer:s,fitted:r?.layers[i]??null,isOpen:i===0},s.module))]})}function Mw({reply:e,formulas:t}){let{value:n,error:o,loading:r}=e;if(r){let{read:i=0,of:a=0}=n?.pending??{};return l("p",{class:"hint",role:"status","data-testid":"fitting",children:["Looking for recordings at other sizes",a>0&&`: ${Y(i)} of ${Y(a)} read`,"…"]})}let s=t?[t.proof,t.doubt,...t.notes]:[o?.message??n?.problem??""];return l("p",{class:"hint","data-testid":"fitted",children:s.filter(Boolean).join(" ")})}function Ow({layer:e,fitted:t,isOpen:n}){let{graph:o}=G(),r=Object.entries(e.sizes).map(([d,p])=>`${d} = ${Y(p)}`),s=Math.max(1,...e.rows.map(d=>Math.max(d.saved_bytes,d.formula_bytes??0))),[i,a]=[e.rows.filter(({term:d})=>d!==""),e.rows.filter(({term:d})=>d==="")],u=e.forgotten_count-a.length,c=d=>t?.rows[e.rows.indexOf(d)]??null;return l("details",{class:"layer",open:n,"data-testid":"layer",children:[l("summary",{children:[l("b",{children:e.fqn||"the model"}),e.modules.length>1&&` ×${Y(e.modules.length)}`,l("small",{children:[r.join(", "),", ",e.itemsize," bytes per value"]})]}),l("p",{class:"sums-line","data-testid":"layer-sums",children:["The formula predicts ",l("b",{children:j(e.formula_bytes)}),";"," ",e.modules.length>1?"each layer":"the layer"," saves"," ",l("b",{children:j(e.saved_bytes)}),", of which ",l("b",{children:j(e.forgotten_bytes)})," are not in the formula."," ",l("button",{type:"button",class:"link",onClick:()=>o.reveal($e(e.module)),children:"Show in graph"})]}),t&&l("p",{class:"sums-line","data-testid":"layer-fitted",children:["At any of these sizes it saves ",l("code",{children:t.saved??"(no formula found)"}),t.textbook!==null&&l(X,{children:[", and the formula predicts ",l("code",{children:t.textbook})]}),"."]}),l("div",{role:"table","aria-label":`Terms of ${e.fqn||"the model"}`,children:[l("div",{class:"term head",role:"row",children:Ew.filter(([d])=>t||d!=="fitted").map(([d,p])=>l("span",{role:"columnheader",class:`cell-${d}`,children:p},d))}),i.map(d=>l(xm,{row:d,fitted:c(d),whole:s},d.term)),a.length>0&&l("div",{class:"term subhead",role:"row",children:l("span",{role:"cell",children:"Not in the formula"})}),a.map((d,p)=>l(xm,{row:d,fitted:c(d),whole:s},p)),u>0&&l("p",{class:"hint",children:["and ",Y(u)," smaller ones"]})]})]})}var Ew=[["what","term"],["formula","formula"],["fitted","fitted"],["predicted","predicted"],["saved","saved"],["bar",""],["why","difference and savers"]];function xm({row:e,fitted:t,whole:n}){let o=e.term==="",r=e.savers_count>0,s=e.formula_bytes===e.saved_bytes;return l("div",{class:`term ${o?"unlisted":r?s?"equal":"unequal":"unsaved"}`,role:"row","data-testid":"term","data-term":e.term,children:[l("span",{class:"cell-what",role:"cell",children:o?l(wm,{row:e}):e.what}),l("code",{class:"cell-formula",role:"cell",children:[e.formula||"–",t?.textbook&&l("small",{children:["= ",t.textbook]})]}),t&&l("code",{class:`cell-fitted ${t.is_equal?"equal":""}`,role:"cell",children:t.saved??"no formula"}),l("span",{class:"cell-predicted",role:"cell",children:l(Z,{n:e.formula_bytes})}),l("span",{class:"cell-saved",role:"cell",children:r?l(Z,{n:e.saved_bytes}):l("span",{class:"none",children:"not saved"})}),l("span",{class:"cell-bar",role:"cell",children:l(Aw,{predicted:e.formula_bytes??0,saved:e.saved_bytes,whole:n})}),l("span",{class:"cell-why",role:"cell",children:[e.note&&l("span",{children:e.note}),!o&&l(wm,{row:e})]})]})}function Aw({predicted:e,saved:t,whole:n}){let o=r=>({width:`${100*r/n}%`});return l("span",{class:"pair","aria-hidden":"true",children:[l("span",{class:"formula-bar",style:o(e)}),l("span",{class:"saved-bar",style:o(t)})]})}function wm({row:{savers:e,savers_count:t}}){let{graph:n}=G();return l(X,{children:[e.map(({node:o,name:r,slots:s})=>l("button",{type:"button",class:"link",onClick:()=>n.goTo(Be(o)),children:[r," ",s.join(" + ")]},o)),t>e.length&&` and ${Y(t-e.length)} more`]})}var Ca=["parameters","buffers","optimizer state","gradients","unsharded parameters","unsharded gradients","all-gather buffers","reduce-scatter buffers","input","cached","held","not cached","recomputed","freed"];function Sm({categories:e}){let t=r=>Ca.includes(r)?Ca.indexOf(r):Ca.length,n=Object.keys(e).filter(r=>e[r]?.some(s=>s!==0)).sort((r,s)=>t(r)-t(s)),o=[];for(let r of n){let s=o.at(-1)?.top;o.push({name:r,top:(e[r]??[]).map((i,a)=>i+(s?.[a]??0))})}return o}function km({op:e,ops:t}){let{value:n,error:o,loading:r}=Bt("alive.json",{op:e});return o?l(We,{message:o.message}):n?l("section",{class:"alive","aria-label":"Alive after the op",tabIndex:0,"aria-busy":r,"data-testid":"alive",children:[l(Iw,{reply:n}),[n.before,n.behind].map(s=>s&&l(Lw,{release:s,ops:t},s.at.op)),(n.before??n.behind)&&l("h3",{children:["Alive after op ",Y(n.at.op)]}),l(Rm,{rows:n.alive,of:n.alive_count,at:n.at.op,ops:t})]}):r?l(He,{what:"Reading what is alive…"}):null}function Lw({release:e,ops:t}){let{at:n,nbytes:o,count:r,storages:s}=e;return l("div",{"data-testid":"released",children:[l("h3",{children:["Op ",Y(n.op),", ",so(n.name),", frees ",le(r,"storage"),": ",l(Z,{n:o})," ",l("small",{children:_i(n)})]}),l(Rm,{rows:s,of:r,at:n.op,ops:t})]})}function Rm({rows:e,of:t,at:n,ops:o}){return l(X,{children:[l("ol",{children:e.map(r=>l("li",{children:l(Dw,{row:r,at:n,ops:o,whole:e[0]?.nbytes??0})},r.storage))}),t>e.length&&l("p",{class:"hint",children:["and ",le(t-e.length,"smaller one")]})]})}function Iw({reply:e}){return l("p",{class:"summary","data-testid":"alive-summary",children:["After op ",Y(e.at.op),", ",l("b",{children:so(e.at.name)})," ",l("small",{children:_i(e.at)}),": ",le(e.alive_count,"allocation")," from this step, ",l(Z,{n:e.live_bytes}),"."]})}function _i({fqn:e,source:t,backward_of:n}){return[...n?[n.fqn,`${n.op}'s backward`]:[e],t].filter(Boolean).join(" · ")}function Dw({row:e,at:t,ops:n,whole:o}){let{select:r}=G(),s=e.made_by.node??e.made_by.backward_of?.node??null;return l("button",{type:"button",class:"life-row",disabled:s===null,"data-storage":e.storage,onClick:()=>s!==null&&r(Be(s)),children:[l("span",{class:"size",children:[l(Z,{n:e.nbytes}),l(Vt,{part:e.nbytes,whole:o})]}),l("span",{class:"what",children:[l("span",{class:"made",title:_i(e.made_by),children:[l("b",{children:so(e.made_by.name)})," ",l("span",{class:"type",children:Jt(e.dtype,e.shape)})," ",l("small",{children:_i(e.made_by)})]}),l("small",{children:$w(e,t)})]}),l(Gw,{row:e,at:t,ops:n})]})}function $w(e,t){let n=e.ended===null?"never freed":`freed after op ${Y(e.ended)}`;return[e.model_state??e.state??(e.phase&&Uo(e.phase)),e.reason||e.holder&&`held by: ${e.holder}`,e.ended===t?"freed before the next op":n].filter(Boolean).join(" · ")}function Nw({model_state:e,state:t,phase:n}){return e?zw[e]:t??n??""}var zw={gradient:"gradients",optimizer:"optimizer state","unsharded parameter":"unsharded parameters","unsharded gradient":"unsharded gradients","all-gather buffer":"all-gather buffers","reduce-scatter buffer":"reduce-scatter buffers"};function Gw({row:e,at:t,ops:n}){let o=a=>`${100*a/Math.max(1,n)}%`,r=e.ended===null?n:e.ended+1,s=e.made_by.op,i=Y(e.last_used);return l("span",{class:"life",role:"img","aria-label":`allocated by op ${Y(s)}, last used by op ${i}`,title:`Allocated by op ${Y(s)}, last used by op ${i}`,children:[l("span",{class:`span patch ${Wt(Nw(e))}`,style:{left:o(s),width:o(r-s)}}),l("span",{class:"used",style:{left:o(e.last_used+.5)}}),l("span",{class:"now",style:{left:o(t+.5)}})]})}var Pm=`.timeline {
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
`;var Tm={key:"timeline",title:"Timeline",style:Pm,waiting:"Reading the timeline…",isFor:e=>e?.has_ops??!0,route:"timeline.json",Panel:Bw};function Bw({reply:e,isLoading:t}){let[n,o]=Ve("timeline");if(e.op.length===0)return l("p",{class:"hint pad",children:"The forward pass allocated nothing, so there is nothing to draw."});let{with_model:r}=e,s=n.model!=="off"&&r||e,i=e.phases.at(-1)?.end_op??0,a=Number(n.at??s.peak?.op??e.op[0]),u=Ww(e,Number.isFinite(a)?a:0);return l("div",{class:"timeline","aria-busy":t,children:[s.peak&&l("p",{class:"summary","data-testid":"timeline-peak",children:[Vw(e,s)," ",l(Z,{n:s.peak.nbytes}),e.device&&` on ${e.device}`," after op ",Y(s.peak.op),"."," ",l("span",{class:"hint",children:"Click or use the arrow keys to list what is alive after an op. Drag to zoom in, double-click to zoom out."})]}),r?l("p",{class:"summary",children:[l("label",{class:"check",children:[l("input",{type:"checkbox","data-testid":"timeline-model",checked:s===r,onChange:c=>o("model",c.currentTarget.checked?"":"off")}),"Include model, optimizer and inputs"]})," ",l("span",{class:"hint","data-testid":"timeline-unknown",children:s===r&&r.unknown})]}):l("p",{class:"hint","data-testid":"timeline-unknown",children:["The model is not included: pass it to ",l("code",{children:"record(model)"}),"."]}),l(Hw,{timeline:e,stack:s,chosen:u,onChoose:c=>o("at",String(e.op[c]??0))}),l(km,{op:e.op[u]??0,ops:i})]})}function Vw({with_model:e,phases:t},n){return n===e?"Total peak":t.length>1?"Step peak":"Forward peak"}function Ww(e,t){let n=e.op.findIndex(o=>o>t);return Math.max(0,(n<0?e.op.length:n)-1)}function Hw({timeline:e,stack:t,chosen:n,onChoose:o}){let[r,s]=ee(null),i=ne(()=>Sm(t),[t]),a=ne(()=>Uw(e,i),[e,i]),u=Dn((d,p)=>Kw(d,e,t,p),[e,t]),c=r??n;return l(X,{children:[l("dl",{class:"plot-legend","data-testid":"timeline-legend",children:[l("div",{children:[l("dt",{children:["after op ",Y(e.op[c]??0)]}),l("dd",{children:l(Z,{n:t.live_bytes[c]})})]}),i.map(({name:d})=>l("div",{children:[l("dt",{children:[l("span",{class:`patch ${Wt(d)}`}),Uo(d)]}),l("dd",{children:l(Z,{n:t.categories[d]?.[c]})})]},d))]}),l(Fn,{data:a,chosen:n,onChoose:o,onPoint:s,marks:u,label:"Live bytes after each op, by state after the forward pass",valueText:`${j(t.live_bytes[n]??0)} after op ${e.op[n]}`,testId:"timeline-plot"})]})}function Uw(e,t){let n=t.toReversed().map(({name:o,top:r})=>({label:o,colour:Wt(o),fill:`${Wt(o)}-fill`,values:r}));return{x:e.op,lines:n,isStepped:!0}}function Kw(e,{phases:t},{peak:n},o){ni(e,t,o),e.ctx.fillStyle=e.ctx.strokeStyle=o("fg");let r=e.bbox.top+e.bbox.height;n&&oi(e,n,`peak ${j(n.nbytes)}`,{foot:r})}var Si=[rm,af,tm,Df,Tm,Kp,bm,_m,cm];var jw=500,qw=80;function Cm(e,t,n,o,r){let{address:s,change:i}=n,{modules:a,moduleTree:u,moduleAround:c}=o,d,p=Jp(e,t,n,o,r),{picture:h,current:m}=p,y=Me(null);function w(){let L=m.peek();L?R(L.address):h.cancel()}function R(L){i(L),y.value=s.peek().selected}function k(){return new Set(h.state.peek().value?.graph.expand??s.peek().expand??[])}function x(L,$){i({expand:Ma(L)}),y.value=$e($)}function P(L){return u.peek()?dc(u.peek(),L):[L]}function _(L){let $=k();return $.has(L)?P(L).forEach(H=>$.delete(H)):$.add(L),$}function A(L){clearTimeout(d),x(_(L),L)}function M(L){clearTimeout(d),p.prefetch(null),L!==null&&(d=setTimeout(()=>p.prefetch({expand:Ma(_(L))}),qw))}function C(L){x([...k(),...P(L).slice(0,jw)],L)}function D(L,$){if(L===null||$.has(L.text))return L;let H=zt(L)&&a.peek()?io(a.peek(),c(L)):[];L.kind==="module"&&H.unshift(L.number);for(let V of H){let oe=$.has($e(V).text)?V:N(V,$);if(oe!==void 0)return $e(oe)}return null}function N(L,$){let V=(u.peek()?.children[a.peek()?.parent[L]??-1]??[]).findLast(oe=>oe<L&&$.has($e(oe).text));return V!==void 0&&$.get($e(V).text)?.isRepeated?V:void 0}function E(L){let $=k(),H=$.size,V=a.peek();V&&io(V,c(L)).forEach(q=>$.add(q));let oe=$.size===H;i({view:yo,selected:L,...oe?{}:{expand:Ma($)}}),y.value=L}function O(L){r.peek()===yo?E(L):i({selected:L})}return{...p,focus:y,toggle:A,prefetchToggle:M,expandBelow:C,nearest:D,reveal:E,goTo:O,restorePrevious:w,rearrange:R}}function Ma(e){return[...new Set(e)].sort((t,n)=>t-n)}function Mm(e){let t=Me(e);return{address:t,change(n){let o=t.peek(),r={...o.settings,...n.settings};t.value={...o,...n,settings:r}}}}function Om(e,t){let n=Lm(e.modules),o=r=>r&&r.flatMap(s=>n[s]??[]);return{selected:t.selected&&Yw(e,n,t.selected),expand:o(t.expand),open:o(Gt(Qe(t,"modules").open??""))}}function Em(e,t){let n=Lm(e.modules),o=new Map(n.map((s,i)=>[s,i])),r=s=>{let i=s?.flatMap(a=>o.get(a)??[]);return i&&(i.length>0||s?.length===0)?i:null};return{selected:t.selected===null?null:Qw(e,n,t.selected),expand:r(t.expand),settings:{modules:{open:wt(r(t.open))}}}}function Am(e,t){let n=Qe(e,"modules"),o=n.open??t.settings?.modules?.open??"";return{selected:e.selected??t.selected??null,expand:e.expand??t.expand??null,settings:{modules:cn(n,"open",o)}}}function Lm({fqn:e,call:t}){return e.map((n,o)=>`${n} ${t[o]}`)}function Im({ops:e},t){let n=new Map;return e.op.map((o,r)=>{let s=e.module[r]??null,i=`${s===null?"":t[s]} ${o}`,a=n.get(i)??0;return n.set(i,a+1),`${i} ${a}`})}function Yw(e,t,n){return n.kind==="module"?t[n.number]??null:n.kind!=="node"?null:Im(e,t)[e.ops.node.indexOf(n.number)]??null}function Qw(e,t,n){let o=t.indexOf(n);if(o>=0)return $e(o);let r=e.ops.node[Im(e,t).indexOf(n)];return r===void 0?null:Be(r)}var Jw=["open","groups","at"];function Zw(e){return Jw.reduce((t,n)=>cn(t,n,""),e)}function Dm(e,{address:t,change:n},o){let r=Er(()=>o.value?"index":null,N=>e.get("index.json",{},N)),s=Me(new Map),i=xe(()=>Mr(r.state.value.value,t.value,s.value)),a=xe(()=>{let E=(r.state.value.value?.runs??[]).filter(O=>yl(O,s.value));return new Set(E.map(({run:O})=>O))}),u=xe(()=>i.value&&ks(i.value)),c=xe(()=>u.value?Ss(u.value):null),d=xe(()=>{let N=r.state.value.value?.runs.map(({run:$})=>$)??[],E=t.value.runs,O=Ds(E);if(O)return N.filter(O);let L=jo(E);return N.filter($=>L($.toLowerCase()))});function p(N,E){return Er(()=>{let O=o.value&&c.value!==null?N():null;return O===null?null:`${c.value} ${O}`},(O,L)=>{let $=u.peek();if(!$)throw new Error("No recording is chosen.");return E($,O,L)})}let h=p(()=>"recording",(N,E)=>e.get("recording.json",Ft(N),E)),m=at(()=>{let{error:N}=h.state.value,E=c.peek();!(N instanceof Vo)||E===null||(s.value=new Map(s.peek()).set(E,N.message))}),y=xe(()=>h.state.value.value?.modules),w=xe(()=>y.value&&cc(y.value)),R=xe(()=>{let N=h.state.value.value?.ops.node??[];return new Map(N.map((E,O)=>[E,O]))});function k({kind:N,number:E}){if(N==="module")return y.peek()?.parent[E]??null;let O=R.peek().get(E);return O===void 0?null:h.state.peek().value?.ops.module[O]??null}let x=Me(null),P=at(()=>{let N=h.current.value;if(!x.value||!N)return;let E=Em(N,x.value);x.value=null,n(Am(t.peek(),E))});function _(N){let{run:E,tag:O,step:L,view:$=t.peek().view}=N,{value:H}=h.state.peek(),V=x.peek()??(H?Om(H,t.peek()):null);n({run:E,tag:O,step:L,view:$,selected:null,expand:null,settings:Object.fromEntries(Object.entries(t.peek().settings).map(([oe,q])=>[oe,Zw(q)]))}),x.value=V}function A(N){let O=(r.state.peek().value?.runs.find(L=>L.run===N)?.tags??[]).find(L=>L.tag===t.peek().tag)?.tag??"";_({run:N,tag:O,step:null})}function M(N){_({run:t.peek().run,tag:N,step:null})}function C(N){let{run:E,tag:O}=t.peek();_({run:E,tag:O,step:N})}function D({run:N,tag:E},O){_({run:N,tag:E,step:u.peek()?.step??null,view:O})}return{index:r,entry:i,unreadable:s,damaged:a,shown:u,matchingRuns:d,fetchOfShown:p,recording:h,modules:y,moduleTree:w,rowOfNode:R,moduleAround:k,choose:_,chooseRun:A,chooseTag:M,chooseStep:C,chooseRank:D,dispose(){P(),m()}}}var Xw="steps",e0=10;function $m(e,{index:t,entry:n,matchingRuns:o},r,s){let i=xe(()=>{let p=t.state.value.value?.runs??[],h=n.value,m=new Set(o.value);return p.flatMap(y=>{if(y.run===h?.run.run)return{run:y.run,tag:h.tag};let w=m.has(y.run)?dn(y,h?.tag.tag):void 0;return w?{run:y.run,tag:w}:[]})}),a=xe(()=>{let p=n.value?.run.run,h=i.value.filter(({run:m})=>m!==p).slice(0,e0-1);return i.value.filter(m=>m.run===p||h.includes(m))}),u=Er(()=>r.value&&s.value===Xw&&a.value.length>0?JSON.stringify(a.value):null,async(p,h)=>{let m=a.peek().map(t0),y=(w,R)=>(m[w]=R,h([...m]),R);return Promise.all(m.map(async(w,R)=>y(R,await n0(e,w,p,k=>y(R,k)))))});function c(){let{value:p=[],error:h}=u.state.peek(),m=new Set(a.peek().flatMap(({run:y,tag:w})=>w.problem?[y]:[]));(h||p.some(({run:y,problem:w})=>w&&!m.has(y)))&&u.reload()}async function d(){let{signal:p}=new AbortController,h=a.peek().filter(({tag:y})=>y.problem===null);return(await Promise.all(h.map(({run:y,tag:{tag:w}})=>e.get("steps.csv",{run:y,tag:w},p)))).map((y,w)=>w?y.slice(y.indexOf(`
`)+1):y).join("")}return{all:i,drawnSeries:a,reply:u,reload:c,csv:d}}function t0({run:e,tag:t}){return{run:e,tag:t.tag,reply:null,problem:t.problem??""}}async function n0(e,t,n,o){if(t.problem)return t;let{run:r,tag:s}=t,i=t,a=u=>o(i={...t,reply:u});try{return{...t,reply:await Wo(()=>e.get("steps.json",{run:r,tag:s},n),n,a)}}catch(u){if(n.aborted)throw u;return{...i,problem:u instanceof Error?u.message:String(u)}}}function Nm(e,t,{address:n},{entry:o,recording:r},{follow:s}){let i=e.filter(({needsServer:y})=>t.isServed||!y),a=()=>r.state.value.value?.meta,u=y=>y.isFor?.(a(),o.value?.tag)??!0,c=new Map;for(let y of i){if(y.isEmpty===void 0||y.route===void 0)continue;let w=()=>a()!==void 0&&u(y);c.set(y,s(y.route,()=>w()?{}:null))}function d(y){if(!u(y))return!1;if(y.isEmpty===void 0)return!0;let w=c.get(y)?.state.value;return(w?.loading===!0||a()===void 0)&&n.value.view===y.key?!0:w?.value!==void 0&&!y.isEmpty(w.value)}let p=xe(()=>i.filter(d)),h=xe(()=>p.value.map(({key:w})=>w).includes(n.value.view)?n.value.view:Bo.view);for(let y of i)y.route===void 0||c.has(y)||c.set(y,s(y.route,()=>h.value===y.key?{}:null));function m(){for(let[y,w]of c){let{value:R}=w.state.peek();R!==void 0&&y.mayGrow?.(R)&&w.reload()}}return{available:p,shown:h,reply:y=>c.get(y),reload:m}}function zm(e,t,n,o=Bo,r=()=>""){let s=Mm(o),{address:i,change:a}=s,u=Me(!0),c=Me(!1),d=Dm(e,s,u),p=uc(e,d),h=Nm(n,e,s,d,p),m=Cm(e,t,s,d,h.shown),y=Mc(e,t,s,d,h.shown),w=$m(e,d,u,h.shown),{index:R,recording:k}=d,x=[k,m.picture,y.reply,y.difference];function P(C){a({selected:C})}function _(){i.peek().selected&&P(null)}function A(){R.reload();for(let C of x){let{error:D}=C.state.peek();D&&!(D instanceof xn)&&C.reload()}w.reload(),p.reload(),h.reload()}function M(){m.prefetchToggle(null);for(let C of[...x,w.reply,p,d,R,y])C.dispose()}return{isServed:e.isServed,link:r,address:i,change:a,select:P,deselect:_,isVisible:u,isDark:c,recordings:d,views:h,graph:m,replies:p,compare:y,steps:w,reload:A,dispose:M}}var Gm='.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}';var Fm=`.details {
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
`;var Bm=`.edge path {
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
`;var Wm=`.sidebar {
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
`;var Hm=`* {
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
`;var Um=`@media (max-width: 820px) {
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
`;var Km=`.app {
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
`;var jm=`.table {
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
`;var qm=`/* Colours are named once, per theme. Those of the states are those of
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
`;var Ym=`.toolbar {
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
`;function Qm(e){return[Gm,qm,Hm,Km,Wm,Vm,Ym,Bm,Fm,jm,...e,Um].join(`
`)}var Jr="p.activation_memory.";function Wn(){try{return window.parent!==window&&window.parent.document?window.parent:null}catch{return null}}function Oa(e){try{let n=Wn()?.tensorboard?.tf_storage?.getString(Jr+e);if(n)return n}catch{}let t=(Wn()??window).location.hash.slice(1);return new URLSearchParams(t.replaceAll("+","%2B")).get(Jr+e)??""}function Jm(){return(Wn()??window).location.href}function Zm(e,t,n){let o=Wn()?.tensorboard?.tf_storage;try{if(o){o.setString(Jr+e,t,{defaultValue:"",useLocationReplace:!n});return}}catch{return}if(Wn())return;let r=new URLSearchParams(location.hash.slice(1));t?r.set(Jr+e,t):r.delete(Jr+e);let s=`${location.pathname}${location.search}#${r.toString()}`;n?history.pushState(null,"",s):history.replaceState(null,"",s)}function Xm(e){(Wn()??window).addEventListener("hashchange",e)}function eh(e){let t=Wn()?.document.body;if(t){let n=()=>e(t.classList.contains("dark-mode"));new MutationObserver(n).observe(t,{attributes:!0,attributeFilter:["class"]}),n()}else{let n=window.matchMedia("(prefers-color-scheme: dark)");n.addEventListener("change",()=>e(n.matches)),e(n.matches)}}function th(e){let t=()=>e(window.innerHeight>0);window.addEventListener("resize",t),t()}var m0=1e4;function nh(e,t){if(!Wn()){setInterval(e,m0);return}let{port1:n,port2:o}=new MessageChannel,r=s=>n.postMessage(JSON.stringify(s));n.onmessage=s=>{let i=JSON.parse(s.data);if(i.isReply){i.type==="experimental.GetURLPluginData"&&!i.error&&i.payload&&t(i.payload);return}i.type==="experimental.DataReloaded"&&e(),r({...i,payload:null,error:null,isReply:!0})},window.parent.postMessage("experimental.bootstrap","*",[o]),r({type:"experimental.GetURLPluginData",id:0,payload:null,error:null,isReply:!1})}var Aa=Si.map(({key:e})=>e),Ea=ju(Aa);function L2(){try{rh(Qu,"./layout.worker.js?v=a59478079b1f")}catch(e){oh(e)}}async function h0(){try{let e=new Blob([await hl("worker")],{type:"text/javascript"});rh(tc(),URL.createObjectURL(e))}catch(e){oh(e)}}Xu()&&h0();function oh(e){let t=document.createElement("p");t.setAttribute("role","alert"),t.textContent=`The Activation Memory tab could not start: ${String(e)}`,document.body.append(t)}function rh(e,t){document.documentElement.lang="en",document.title="Activation Memory";let n=document.createElement("style");n.textContent=Qm(Si.map(({style:c})=>c)),document.head.append(n);let o=pl(Oa,Aa),r=()=>new Worker(new URL(t,import.meta.url)),{lay:s,prepare:i}=ic(r),a=zm(e,sc(s),Si,o,Jm);at(()=>{a.views.shown.value===yo&&i()}),eh(c=>{document.documentElement.classList.toggle("dark",c),a.isDark.value=c}),th(c=>a.isVisible.value=c),g0(a);let u=document.createElement("div");u.id="activation-memory",document.body.append(u),wu(l(ml.Provider,{value:a,children:l(kc,{})}),u)}function Zr(e,t){return e[t]??""}function g0(e){let t=ws(e.address.peek());at(()=>{let o=ws(e.address.value),r=Ea.filter(i=>Zr(o,i)!==Zr(t,i)),s=r.find(i=>dl.includes(i));for(let i of s?[s,...r.filter(a=>a!==s)]:r)Zm(i,Zr(o,i),i===s);t=o});let n=o=>{let r=pl(o,Aa),s=ws(r);Ea.every(i=>Zr(s,i)===Zr(t,i))||(t=s,e.change(r))};Xm(()=>{e.isVisible.peek()&&n(Oa)}),e.isServed&&nh(e.reload,o=>{Ea.every(r=>!t[r])&&n(r=>o[r]??"")})}export{L2 as render};
