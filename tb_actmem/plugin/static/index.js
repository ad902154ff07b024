var de,au,Ui,An,Gi,as,uu,is,cu,ji,Hi,du,_r=Symbol.for("pv"),us={},cs=[],Lh=/^m(i|n|o|s|text|space)$/,qi=Array.isArray,Yi=cs.slice,no=Object.assign;function to(e){e&&e.parentNode&&e.remove()}function pu(e,t,n){var o,r,s,i={},a=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:i[s]=t[s];return a>2&&(i.children=a>3?Yi.call(arguments,2):n),wr(e,i,o,r,null)}function wr(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:_r,__v:r||++au,__i:-1,__u:0};return!r&&de.vnode&&de.vnode(s),s}function ee(e){return e.children}function Wo(e,t){this.props=e,this.context=t,this.__g=0}function Ln(e,t){if(t==null)return e.__&&Ln(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Ln(e)}function Ih(e){var t,n=e.__v,o=n.__e,r=[],s=[],i=e.__P;i&&((t=no({constructor:_r},n)).__v=n.__v+1,de.vnode&&de.vnode(t),Ji(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||Ln(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,bu(r,t,s),n.__=n.__e=null,t.__e!=o&&fu(t))}function fu(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),fu(e)}function Ki(e){(8&e.__g||(e.__g|=8,An.push(e),as++))&&Gi==de.debounceRendering||((Gi=de.debounceRendering)||queueMicrotask)(mu)}function mu(){try{for(var e,t=1;An.length;)An.length>t&&An.sort(uu),e=An.shift(),t=An.length,8&e.__g&&Ih(e)}finally{(as=An.length)&&(Gi||queueMicrotask)(mu)}}function hu(e,t,n,o,r,s,i,a,u,c,d){var p,g,m,b,x,C,S=o.__k||cs,_=t.length;for(u=Dh(n,t,S,u,_),p=0;p<_;p++)(m=n.__k[p])!=null&&(g=~m.__i&&S[m.__i]||us,m.__i=p,C=Ji(e,m,g,r,s,i,a,u,c,d),b=m.__e,(g.ref!=m.ref||8&g.__u)&&(g.ref&&Zi(g.ref,null,m,g),m.ref&&d.push(m.ref,m.__c||b,m)),x=x||b,4&m.__u?(u=gu(m,u,e,!g.__v),g.__e&&(g.__e=null)):typeof m.type=="function"&&C!==void 0?u=C:b&&(u=b.nextSibling),m.__u&=-21);return n.__e=x,u}function Dh(e,t,n,o,r){var s,i,a,u,c,d,p,g,m,b=n.length,x=b,C=0,S=0,_=e.__k=Array(r);for(s=0;s<r;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=_[s]=wr(null,i):qi(i)?i=_[s]=wr(ee,{children:i}):i.constructor===_r&&i.__b?i=_[s]=wr(i.type,i.props,i.key,i.ref,i.__v):_[s]=i,u=s+C,i.__=e,i.__b=e.__b+1,a=null,~(c=i.__i=$h(i,n,u,x))&&(x--,(a=n[c])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,c==u-1?C--:c==u+1?C++:c!=u&&(c>u?C--:C++,S=1)):(~c||(r>b?C--:r<b&&C++),typeof i.type!="function"&&(i.__u|=4))):_[s]=null;if(S){for(d=[],p=[],s=0;s<r;s++)if((i=_[s])&&16&i.__u){for(C=0,g=d.length;C<g;)d[m=C+g>>1]<i.__i?C=m+1:g=m;d[C]=i.__i,p[s]=C+1}for(C=d.length;s--;)p[s]&&(p[s]==C?C--:_[s].__u|=4)}if(x)for(s=0;s<b;s++)!(a=n[s])||2&a.__u||(a.__e==o&&(o=Ln(a)),Qi(a,a));return o}function gu(e,t,n,o){var r,s,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=gu(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=Ln(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function $h(e,t,n,o){var r,s=e.key,i=e.type,a=t[n],u=a&&!(2&a.__u);if(a===null&&s==null||u&&s==a.key&&i==a.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((a=t[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r}return-1}function lu(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function ss(e,t,n,o,r){var s,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||lu(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||lu(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Hi[t]||(Hi[t]=zh(t)),(e.__a||(e.__a={}))[t]=ji,s=t!=(t=t.replace(cu,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function zh(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[is]==null)t[is]=ji++;else if(t[is]<this.__a[e])return;return n(de.event?de.event(t):t)}}}function Ji(e,t,n,o,r,s,i,a,u,c){var d,p,g,m,b,x,C,S,_,R,w,L,E,M,P,z,D,O,A=t.type;if(t.constructor!==_r)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(t.__u|=u,p=s=[],d.nodeType==8?a=ls(d,s):s.push(d),a=s[0]||a),(d=de.__b)&&d(t);e:if(typeof A=="function"){g=i.length;try{if(S=t.props,_=(d=A.prototype)&&d.render,R=(d=A.contextType)&&o[d.__c],w=d?R?R.props.value:d.__:o,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=1)):(_?t.__c=m=new A(S,w):(t.__c=m=new Wo(S,w),m.constructor=A,m.render=Fh),R&&R.sub(m),m.state||(m.state={}),m.__n=o,m.__g|=8,m.__h=[],m.__k=[]),_&&(m.__s||(m.__s=m.state),A.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=no({},m.__s)),no(m.__s,A.getDerivedStateFromProps(S,m.__s)))),b=m.props,x=m.state,m.__v=t,n.__c){if(S!==b&&_&&!A.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(S,w),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(S,m.__s,w)===!1){t.__v!=n.__v&&(m.props=S,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function($){$&&($.__=t)}),cs.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),a=Ln(n);break e}m.componentWillUpdate&&m.componentWillUpdate(S,m.__s,w),_&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(b,x,C)})}else _&&!A.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),_&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=w,m.props=S,m.__P=e,m.__g&=-5,L=de.__r,E=_?25:0;do m.__g&=-9,L&&L(t),d=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++E<25);_&&(cs.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(o=no({},o,m.getChildContext())),_&&n.__c&&m.getSnapshotBeforeUpdate&&(C=m.getSnapshotBeforeUpdate(b,x)),M=d&&d.type===ee&&d.key==null?d.props.children:d,S.__P&&(d=a,r=(e=S.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function($){$&&Qi($,$)}),n.__k=null),a=n.__k?Ln(n,0):null),a=hu(e,qi(M)?M:[M],t,n,o,r,s,i,a,u,c),S.__P&&(t.__e=null,a=d),t.__u&=-161,p&&p.some(to),m.__h.length&&i.push(m),1&m.__g&&(m.__g&=-4)}catch($){if(i.length=g,t.__v=null,u||s)if($&&$.then){if(t.__u|=128|u,s){for(~(D=s.indexOf(a||void 0))||(D=s.length);(O=s[D-1])&&O.nodeType==8;)D--;for(;D<s.length;D++)if(O=s[D])if(s[D]=null,P){if(O==z)break}else{if(O.nodeType!=8)break;O.data.startsWith("$s")&&(z=ls(P=O))}}if(!P){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;P=a}(d=ls(P=t.__c.__z||(t.__c.__z=P)))?(t.__e=P,a=d):t.__e=a,a=a&&a.nextSibling}else s&&s.some(to);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),$&&$.then||yu(t),de.__e($,t,n)}}else a=t.__e=Nh(n.__e,t,n,o,r,s,i,u,c,e);return(d=de.diffed)&&d(t),a}function ls(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function yu(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(yu))}function bu(e,t,n){for(var o=0;o<n.length;)Zi(n[o++],n[o++],n[o++]);de.__c&&de.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){de.__e(s,r.__v)}})}function Nh(e,t,n,o,r,s,i,a,u,c){var d,p,g,m,b,x,C,S,_=n.props||us,R=t.props,w=t.type;if(w=="svg"?r="http://www.w3.org/2000/svg":w=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((b=s[d])&&(w?b.localName==w:b.nodeType==3)){e=b,s[d]=null;break}}if(!e){if(S=c.ownerDocument||document,!w)return S.createTextNode(R);e=S.createElementNS(r,w,R.is?R:c),a&&(de.__m&&de.__m(t,s),a=!1),s=null}if(w){if(c=w=="template"&&e.content||e,s=w=="textarea"&&R.defaultValue!=null?null:s&&Yi.call(c.childNodes),!a&&s)for(_={},d=0;d<e.attributes.length;d++)_[(b=e.attributes[d]).name]=b.value;for(d in _)b=_[d],d=="dangerouslySetInnerHTML"?g=b:d=="children"||d in R||d=="value"&&"defaultValue"in R||d=="checked"&&"defaultChecked"in R||ss(e,d,null,b,r);for(d in R)b=R[d],d=="children"?m=b:d=="dangerouslySetInnerHTML"?p=b:d=="value"?x=b:d=="checked"?C=b:a&&typeof b!="function"||_[d]===b||ss(e,d,b,_[d],r);p?(a||g&&(p.__html==g.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(g&&(e.textContent=""),(w=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Lh.test(w))&&(r="http://www.w3.org/1999/xhtml"),hu(c,qi(m)?m:[m],t,n,o,r,s,i,s?s[0]:n.__k&&Ln(n,0),a,u),s&&s.some(to)),a&&w!="textarea"||(d="value",w=="progress"&&x==null?e.removeAttribute(d):x==null||x===e[d]&&(w!="progress"||x)||ss(e,d,x,_[d],r),d="checked",C!=null&&C!=e[d]&&ss(e,d,C,_[d],r))}else _===R||a&&e.data==R||(e.data=R);return e}function Zi(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){de.__e(r,n)}}function Qi(e,t,n){var o,r,s,i;if(de.unmount&&de.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Zi(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){de.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&Qi(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=ls(o,s=[]))&&(o==e.__e&&s.some(to),to(r),to(o)),n||to(e.__e),e.__e=e.__c=e.__=null}function Fh(e,t,n){return this.constructor(e,n)}function vu(e,t){var n,o,r,s;de.__&&de.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=wr(ee,{children:[e]}),r=[],s=[],Ji(t,t.__k,o||us,us,t.namespaceURI,o?null:t.firstChild?Yi.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),bu(r,t.__k,s),t.__k.props.children=null}function xu(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&o.forEach(function(i){i.__g|=4,Ki(i)})},this.sub=function(s){o.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){o.delete(s),i&&i.call(s)}}),n.children}return t.__c="__cC"+du++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}de={__e:function(e,t,n,o){for(var r,s,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){e=a}}throw as=0,e}},au=0,Ui=function(e){return e!=null&&e.constructor===_r},Wo.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=no({},this.state)),typeof e=="function"&&(e=e(no({},n),this.props)),e&&(no(n,e),this.__v&&(t&&this.__k.push(t),Ki(this)))},Wo.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Ki(this))},Wo.prototype.render=ee,An=[],as=0,uu=function(e,t){return e.__v.__b-t.__v.__b},is=Symbol(),cu=/(PointerCapture)$|Capture$/i,ji=0,Hi={},du=0;var oo,Fe,Xi,wu,el=Object.is,Sr=0,Eu=[],tl=[],We=de,_u=We.__b,ku=We.__r,Su=We.diffed,Ru=We.__c,Cu=We.unmount,Tu=We.__;function Rr(e,t){We.__h&&We.__h(Fe,e,Sr||t),Sr=0;var n=Fe.__H||(Fe.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function ne(e){return Sr=1,Wh(Au,e)}function Wh(e,t,n){var o=Rr(oo++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Au(void 0,t),function(s){var i=(o.__N||o.__)[0],a=o.t(i,s);el(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Fe,!Fe.__f)){Fe.__f=!0;var r=Fe.shouldComponentUpdate;Fe.shouldComponentUpdate=function(s,i,a){var u=this.__H;if(!u)return!0;var c=!1,d=this.props!=s;if(u.__.some(function(g){g.__N&&(c=!0,el(g.__[0],g.__N[0])||(d=!0))}),r){var p=r.call(this,s,i,a);return c?p||d:p}return!c||d}}return o.__}function pe(e,t){var n=Rr(oo++,3);!We.__s&&ol(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Fe.__H.__h.push(n))}function xt(e,t){var n=Rr(oo++,4);!We.__s&&ol(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Fe.__h.push(n))}function ue(e){return Sr=5,te(function(){return{current:e}},[])}function te(e,t){var n=Rr(oo++,7);return ol(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function In(e,t){return Sr=8,te(function(){return e},t)}function Ou(e){var t=Fe.context[e.__c],n=Rr(oo++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(Fe)),t.props.value):e.__}function Bh(){var e;do{for(;e=tl.shift();)try{kr(e)}catch(n){We.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Eu.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(kr),t.__h.some(nl),t.__h=[]}catch(n){t.__h=[],We.__e(n,e.__v)}}}while(tl.length)}We.__b=function(e){Fe=null,_u&&_u(e)},We.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Tu&&Tu(e,t)},We.__r=function(e){ku&&ku(e),oo=0;var t=(Fe=e.__c).__H;t&&(Xi==Fe?Fe.__h=[]:(t.__h.some(kr),t.__h.some(nl),oo=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Xi=Fe},We.diffed=function(e){Su&&Su(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Mu(Eu.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Xi=Fe=null},We.__c=function(e,t){t.some(function(n){try{n.__h.some(kr),n.__h=n.__h.filter(function(o){return!o.__||nl(o)})}catch(o){n.__h=[function(){throw o}]}}),Ru&&Ru(e,t)},We.unmount=function(e){Cu&&Cu(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Mu(tl.push(r))}else kr(r)}catch(s){t=s}}),o.__H=void 0,t&&We.__e(t,o.__v))};var Pu=typeof requestAnimationFrame=="function";function Vh(e){var t,n=function(){clearTimeout(o),Pu&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Pu&&(t=requestAnimationFrame(n))}function Mu(e){e!=1&&wu==We.requestAnimationFrame||((wu=We.requestAnimationFrame)||Vh)(Bh)}function kr(e){var t=Fe,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Fe=t}function nl(e){var t=Fe;e.__c=e.__(),Fe=t}function ol(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!el(n,e[o])})}function Au(e,t){return typeof t=="function"?t(e):t}var Gh=Symbol.for("preact-signals");function ms(){if(xn>1)xn--;else{var e,t=!1;for((function(){var r=ps;for(ps=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var i=s.t;i!==void 0;i=i.x)i.i===r.i&&(i.i=s.i);r=r.o}})();Tr!==void 0;){var n=Tr;for(Tr=void 0,ds++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Iu(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(ds=0,xn--,t)throw e}}function sl(e){if(xn>0)return e();rl=++Hh,xn++;try{return e()}finally{ms()}}var Cr,Ie=void 0;function ro(e){var t=Ie,n=Cr;Ie=void 0,Cr=void 0;try{return e()}finally{Ie=t,Cr=n}}var Tr=void 0,xn=0,ds=0,Hh=0,rl=0,ps=void 0,fs=0;function Lu(e){if(Ie!==void 0){var t=e.n;if(t===void 0||t.t!==Ie)return t={i:0,S:e,p:Ie.s,n:void 0,t:Ie,e:void 0,x:void 0,r:t},Ie.s!==void 0&&(Ie.s.n=t),Ie.s=t,e.n=t,32&Ie.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Ie.s,t.n=void 0,Ie.s.n=t,Ie.s=t),t}}function je(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}je.prototype.brand=Gh;je.prototype.h=function(){return!0};je.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:ro(function(){var o;(o=t.W)==null||o.call(t)}))};je.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&ro(function(){var r;(r=t.Z)==null||r.call(t)}))}};je.prototype.subscribe=function(e){var t=this;return wt(function(){var n=t.value;ro(function(){return e(n)})},{name:"sub"})};je.prototype.valueOf=function(){return this.value};je.prototype.toString=function(){return this.value+""};je.prototype.toJSON=function(){return this.value};je.prototype.peek=function(){var e=this;return ro(function(){return e.value})};Object.defineProperty(je.prototype,"value",{get:function(){var e=Lu(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(ds>100)throw new Error("Cycle detected");(function(n){xn!==0&&ds===0&&n.l!==rl&&(n.l=rl,ps={S:n,v:n.v,i:n.i,o:ps})})(this),this.v=e,this.i++,fs++,xn++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ms()}}}});function Ce(e,t){return new je(e,t)}function Iu(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Du(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function $u(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function so(e,t){je.call(this,void 0,t),this.x=e,this.s=void 0,this.g=fs-1,this.f=4}so.prototype=new je;so.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===fs))return!0;if(this.g=fs,this.f|=1,this.i>0&&!Iu(this))return this.f&=-2,!0;var e=Ie;try{Du(this),Ie=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Ie=e,$u(this),this.f&=-2,!0};so.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}je.prototype.S.call(this,e)};so.prototype.U=function(e){if(this.t!==void 0&&(je.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};so.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(so.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Lu(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function _e(e,t){return new so(e,t)}function zu(e){var t=e.j;if(e.j=void 0,typeof t=="function"){xn++;var n=Ie;Ie=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,il(e),o}finally{Ie=n,ms()}}}function il(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,zu(e)}function Kh(e){if(Ie!==this)throw new Error("Out-of-order effect");$u(this),Ie=e,this.f&=-2;try{8&this.f&&il(this)}finally{ms()}}function Bo(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Cr&&Cr.push(this)}Bo.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Bo.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,zu(this),Du(this),xn++;var e=Ie;return Ie=this,Kh.bind(this,e)};Bo.prototype.N=function(){2&this.f||(this.f|=2,this.u=Tr,Tr=this)};Bo.prototype.d=function(){this.f|=8,1&this.f||il(this)};Bo.prototype.dispose=function(){this.d()};function wt(e,t){var n=new Bo(e,t);try{n.c()}catch(r){throw n.d(),r}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Nu,gs,hs,Uh=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Fu=[];wt(function(){Nu=this.N})();function Vo(e,t){de[e]=t.bind(null,de[e]||function(){})}function Pr(e){if(hs){var t=hs;hs=void 0,t()}hs=e&&e.S()}function Wu(e){var t=this,n=e.data,o=qh(n);o.name="ReactiveDom",o.value=n;var r=te(function(){for(var a=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var c=_e(function(){var m=o.value.value;return m===0?0:m===!0?"":m||""}),d=_e(function(){return!Array.isArray(c.value)&&!Ui(c.value)}),p=wt(function(){if(this.N=Bu,d.value){var m=c.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=m)}}),g=t.__$u.d;return t.__$u.d=function(){p(),g.call(this)},[d,c]},[]),s=r[0],i=r[1];return s.value?i.peek():i.value}Wu.displayName="ReactiveTextNode";Object.defineProperties(je.prototype,{constructor:{configurable:!0,value:pu(ee,null).constructor},type:{configurable:!0,value:Wu},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Vo("__b",function(e,t){if(Pr(),gs=void 0,typeof t.type=="string"){var n,o=t.props;for(var r in o)if(r!=="children"){var s=o[r];s instanceof je&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});Vo("__r",function(e,t){if(e(t),t.type!==ee){Pr();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(r,s){var i;return wt(function(){i=this},{name:s}),i.c=r,i})((function(r){return function(){var s;Uh&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),gs=o,Pr(n)}});Vo("__e",function(e,t,n,o){Pr(),gs=void 0,e(t,n,o)});Vo("diffed",function(e,t){Pr(),gs=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,r=t.props,s=n.U;if(s)for(var i in s){var a=s[i];a===void 0||o&&i in o||(a.d(),s[i]=void 0)}if(o){s||(s={},n.U=s);for(var u in o){var c=s[u],d=o[u];c===void 0?(c=jh(n,u,d,r),s[u]=c):c.o(d,r)}}}e(t)});function jh(e,t,n,o){var r=t in e&&e.ownerSVGElement===void 0,s=Ce(n);return{o:function(i,a){s.value=i,o=a},d:wt(function(){this.N=Bu;var i=s.value.value;o[t]!==i&&(o[t]=i,r?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Vo("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var r in o){var s=o[r];s&&s.d()}}}var i=t.__np;if(i){var a=t.props;for(var u in i)a[u]=i[u]}t.__np=void 0}else{var c=t.__c;if(c){c.__$f|=8;var d=c.__$u;d&&(c.__$u=void 0,d.d())}}e(t)});Vo("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});Wo.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in e))return!0;return!1};function qh(e,t){return te(function(){return Ce(e,t)},[])}var Yh=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Jh(){sl(function(){for(var e;e=Fu.shift();)Nu.call(e)})}function Bu(){Fu.push(this)===1&&(de.requestAnimationFrame||Yh)(Jh)}var Zh={n:"node",m:"module",s:"stretch",t:"leaf",o:"output",e:"edge"},Qh=/^[nmsto]_?\d+-[nmsto]_?\d+-[a-z-]+$/;function Wt(e){if(Qh.test(e))return{kind:"edge",number:-1,text:e};let[,t,n]=/^([nmstoe])_?(\d+)$/.exec(e)??[];return t===void 0?null:{kind:Zh[t],number:Number(n),text:e}}function Ge(e){return{kind:"node",number:e,text:`n${e}`}}function $e(e){return{kind:"module",number:e,text:`m${e}`}}function Pt(e){return e?.kind==="node"||e?.kind==="module"}function Go(e){return Object.fromEntries([...new URLSearchParams(e)].filter(([,t])=>t!==""))}function Ho(e){return new URLSearchParams(e).toString()}function Mt(e,t,n){return Object.fromEntries(Object.entries({...e,[t]:n}).filter(([,o])=>o!==""))}function ys(e,t){let n=e?.startsWith("-")===!0,o=e?.slice(n?1:0)??"";return t.includes(o)?{key:o,descending:n}:null}function bs(e){return e?`${e.descending?"-":""}${e.key}`:""}var Ko={run:"",tag:"",step:null,view:"overview",selected:null,expand:null,graph:{},ops:{},modules:{},timeline:{},compare:{},runs:""},vs=["run","tag","step","view","selected","expand","graph","ops","modules","timeline","compare","runs"],Gu=["run","tag","step","view"];function ll(e,t){let n=e("step"),o=e("view");return{run:e("run"),tag:e("tag"),step:/^-?\d+$/.test(n)?Number(n):null,view:t.includes(o)?o:Ko.view,selected:Wt(e("selected")),expand:Bt(e("expand")),graph:Go(e("graph")),ops:Go(e("ops")),modules:Go(e("modules")),timeline:Go(e("timeline")),compare:Go(e("compare")),runs:e("runs")}}function xs(e){return{run:e.run,tag:e.tag,step:e.step===null?"":String(e.step),view:e.view===Ko.view?"":e.view,selected:e.selected?.text??"",expand:_t(e.expand),graph:Ho(e.graph),ops:Ho(e.ops),modules:Ho(e.modules),timeline:Ho(e.timeline),compare:Ho(e.compare),runs:e.runs}}function Bt(e){return e==="none"?[]:/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(e)?e.split(",").flatMap(n=>{let[o=0,r=o]=n.split("-").map(Number);return Array.from({length:Math.min(r-o,Vu)+1},(s,i)=>o+i)}).slice(0,Vu):null}var Vu=1e5;function _t(e){if(e===null)return"";if(e.length===0)return"none";let t=[...new Set(e)].sort((o,r)=>o-r),n=[];for(let o of t){let r=n.at(-1);r&&r[1]===o-1?r[1]=o:n.push([o,o])}return n.map(([o,r])=>o===r?`${o}`:`${o}-${r}`).join(",")}function io({expand:e,graph:t}){return{expand:e,show:["parameters","views"].filter(n=>t[n]==="1"),hide:t.freed==="0"?["freed"]:[]}}function ws({expand:e,show:t,hide:n}){return{...e===null?{}:{expand:e.join(",")},...t.length===0?{}:{show:t.join(",")},...n.length===0?{}:{hide:n.join(",")}}}function mt(e){let t=JSON.parse(e),n=t?.version;if(n!==1)throw new Error(`This page reads version ${1} of the data and the server sent version ${JSON.stringify(n??null)}: reload the page, or restart TensorBoard after an upgrade.`);return t}var Uu={isServed:!0,index:async e=>mt(await ht("index.json",{},e)),recording:async(e,t)=>mt(await ht("recording.json",lt(e),t)),graph:async(e,t,n)=>Ku(await cl("graph.dot",{...lt(e),...ws(t)},n)),figure:(e,t,n,o)=>{let r=n?"dark":"paper";return ht("graph.svg",{...lt(e),...ws(t),theme:r},o)},drawn:async(e,t,n,o)=>mt(await ht("drawn.json",{...lt(e),...ws(t),id:n.text},o)),detail:async(e,t,n)=>{let o={[t.kind]:String(t.number)};return mt(await ht("detail.json",{...lt(e),...o},n))},timeline:async(e,t)=>mt(await ht("timeline.json",lt(e),t)),alive:async(e,t,n)=>mt(await ht("alive.json",{...lt(e),op:String(t)},n)),terms:async(e,t)=>mt(await ht("terms.json",lt(e),t)),fitted:async(e,t)=>mt(await ht("fitted.json",lt(e),t)),ranks:async(e,t)=>mt(await ht("ranks.json",lt(e),t)),compare:async(e,t,n)=>mt(await ht("compare.json",{...lt(e),...ul(t)},n)),difference:async(e,t,n,o)=>{let r=n===null?{}:{expand:n.join(",")};return Ku(await cl("compare.dot",{...lt(e),...ul(t),...r},o))},patterns:async(e,t)=>mt(await ht("patterns.json",lt(e),t)),curve:async(e,t,n)=>mt(await ht("curve.json",{...lt(e),...ju(t)},n)),plan:async(e,t,n)=>mt(await ht("plan.json",{...lt(e),...ul(t)},n)),steps:async({run:e,tag:t},n)=>mt(await ht("steps.json",{run:e,tag:t},n))};async function Ku(e){let t=o=>e.headers.get(`X-Actmem-${o}`),n=al(t("Repeated")??"").map(o=>o.split(":").map(Number));return{dot:await e.text(),expand:al(t("Expand")??"").map(Number),visible:Number(t("Visible")??0),seconds:Number(t("Seconds")??0),quick:t("Quick")===null?null:al(t("Quick")??"").map(Number),repeated:new Map(n.map(([o=0,r=1])=>[o,r]))}}function al(e){return e===""?[]:e.split(",")}function lt({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}function ul(e){if("goal"in e)return{[e.goal]:e.asked,...ju(e.offload)};if(!("key"in e))return{...e};let{run:t,tag:n,step:o}=lt(e.key);return{other_run:t??"",other_tag:n??"",other_step:o??""}}function ju(e){return e?{offload:"1"}:{}}async function ht(e,t,n){return(await cl(e,t,n)).text()}async function cl(e,t,n){let o=new URLSearchParams(t).toString(),r;try{r=await fetch(o?`./${e}?${o}`:`./${e}`,{signal:n})}catch(s){throw n.aborted?s:new Error("TensorBoard does not answer: see that it still runs, then try again.",{cause:s})}if(!r.ok)throw new Error(await Xh(e,r));return r}async function Xh(e,t){return(t.headers.get("Content-Type")?.startsWith("text/plain")??!1?(await t.text()).trim():"")||`The server answered ${t.status} to ${e}; its log says why.`}var dl=xu(null);function W(){let e=Ou(dl);if(!e)throw new Error("This panel stands outside of the page.");return e}function Dn(e){let{address:t,change:n}=W(),o=(r,s)=>n({[e]:Mt(t.peek()[e],r,s)});return[t.value[e],o]}function Yu(){return Ju("replies")!==null}async function pl(e){let t=Ju(e);if(!t)throw new Error(`The recording is large, and this page was written without ${eg}.`);let n=new Blob([Qu(t.textContent)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Response(n).text()}var eg="this: TensorBoard shows it, and so does tb-actmem export with a .json";function Ju(e){return document.getElementById(`page-${e}`)}function Zu(){let e=_s("replies"),t=_s("details"),n=_s("lives"),o=_s("graphs"),r=new Map,s;return{isServed:!1,index:async()=>(await e()).index,recording:async()=>(await e()).recording,async graph(i,a){let{lines:u,states:c}=await o(),{expand:d}=a;return s=d===null?c[0]:ng(c,d,s?.expand??[]),r.set(JSON.stringify(a),s),rg(u,s)},figure:()=>Promise.resolve(tg()),async drawn(i,a,{text:u}){let{drawn:c}=await t(),d=r.get(JSON.stringify(a))?.drawn??[];return Uo(d.map(p=>c[p]).find(p=>p?.id===u))},detail:async(i,{kind:a,number:u})=>Uo((await t())[a==="module"?"module":"node"][u]),timeline:async()=>Uo((await e()).timeline),alive:async(i,a)=>sg(await n(),a),terms:async()=>Uo((await e()).terms),fitted:$n,ranks:$n,compare:$n,difference:$n,patterns:$n,curve:$n,plan:$n,steps:$n}}function $n(){return Promise.reject(new Error("This page has one recording."))}function _s(e){let t;return()=>t??=pl(e).then(n=>JSON.parse(n))}function Uo(e){if(e===void 0)throw new Error("This page does not have it.");return e}function tg(){let{src:e}=document.querySelector(".paper img");return new TextDecoder().decode(Qu(e.slice(e.indexOf(",")+1)))}function Qu(e){return Uint8Array.from(atob(e),t=>t.charCodeAt(0))}function ng(e,t,n){let[o,r]=[new Set(t),new Set(n)],s=({expand:i})=>{let a=new Set(i),u=t.filter(p=>!r.has(p)&&a.has(p)).length,c=n.filter(p=>!o.has(p)&&a.has(p)).length,d=i.filter(p=>o.has(p)).length;return og*(u-c)+2*d-i.length};return e.reduce((i,a)=>s(a)>s(i)?a:i)}var og=1e7;function rg(e,{expand:t,visible:n,dot:o,repeated:r}){return{dot:o.map(i=>e[i]).join(`
`),expand:t,visible:n,seconds:0,quick:null,repeated:new Map(r)}}function sg({version:e,most:t,ops:n,lives:o},r){let s=o.filter(({made_by:a,ended:u})=>a.op<=r&&(u===null||r<=u)),i=a=>{let u=o.filter(({ended:p})=>p===a);if(u.length===0)return null;let[c,d]=[qu(u),u.length];return{at:Uo(n[a]),nbytes:c,count:d,storages:u.slice(0,t)}};return{version:e,at:Uo(n[r]),live_bytes:qu(s),alive_count:s.length,alive:s.slice(0,t),before:i(r-1),behind:i(r)}}function qu(e){return e.reduce((t,{nbytes:n})=>t+n,0)}function Xu({groups:e}){return e.reduce((t,{svg:n})=>t+n.length,0)}function ec(e=""){return(e.match(/-?\d+(?:\.\d+)?/g)??[]).map(Number)}var ig=6e4,lg=24e6;function tc(e,t=lg){let n=new Map,o=(s,i)=>s.length+Xu(i),r=(s,i)=>{n.delete(s),n.set(s,i);let a=[...n].reduce((u,c)=>u+o(...c),0);for(let u of n){if(a<=t)return;n.delete(u[0]),a-=o(...u)}};return async(s,i)=>{let a=n.get(s)??await e(s,i);return r(s,a),a}}function nc(e,t=ig){let n,o=()=>{n??=e()};return{lay:(s,i)=>new Promise((a,u)=>{let c=n??e();n=void 0;let d=b=>{m(),c.terminate(),u(b)},p=()=>{d(new Error("Not wanted any more.")),o()},g=setTimeout(()=>d(new Error(ag(t))),t),m=()=>{clearTimeout(g),i.removeEventListener("abort",p),c.onmessage=c.onerror=null};c.onmessage=({data:b})=>{m(),n?.terminate(),n=c,b.laid?a(b.laid):u(new Error(`Graphviz cannot lay this graph out: ${b.error??"no reason given"}`))},c.onerror=b=>d(new Error(`The layout worker failed: ${b.message}`)),i.addEventListener("abort",p),i.aborted?p():c.postMessage(s)}),prepare:o}}function ag(e){return`The layout took longer than ${e/1e3} s and was stopped: fold some modules and try again.`}function zn({tags:e},t){return e.find(({tag:n})=>n===t)??e[0]}function ug(e){let t=e.map(n=>Math.max(...n.tags.flatMap(o=>o.steps.map(r=>r.wall_time??0)),0));return e[t.indexOf(Math.max(...t))]}function ks(e,t){let n=e?.runs.find(s=>s.run===t.run)??ug(e?.runs??[]),o=n&&zn(n,t.tag),r=o?.steps.find(s=>s.step===t.step)??o?.steps.at(-1);return n&&o?{run:n,tag:o,step:r}:null}function Ss({run:e,tag:t,step:n}){return n?{run:e.run,tag:t.tag,...n}:null}function Rs(e,t){let n=e.runs.find(s=>s.run===t.run);if(t.run&&!n)return`There is no run ${t.run} here.`;let o=n?.tags.find(s=>s.tag===t.tag);if(t.tag&&n&&!o)return`The run ${n.run} has no tag ${t.tag}.`;let r=(o??n?.tags[0])?.steps;return t.step===null||!r||r.some(({step:s})=>s===t.step)?"":`There is no recording at step ${t.step}.`}function lo(e){return e.replace(/^aten::(\w+)(\.\w+)?$/,"$1")}function oc({parent:e}){let t=[],n=e.map(()=>[]),o=[];return e.forEach((r,s)=>{o.push(r===null?0:(o[r]??0)+1),(r===null?t:n[r]??t).push(s)}),{roots:t,children:n,depth:o}}function ao({parent:e},t){let n=[];for(let o=t;o!==null;o=e[o]??null)n.push(o);return n}function rc({children:e},t){let n=[t];for(let o=0;o<n.length;o+=1)for(let r of e[n[o]??0]??[])n.push(r);return n}function Zt({fqn:e,type_name:t,call:n},o){let r=e[o]||t[o]||"model",s=n[o]??0;return s>0?`${r} #${s+1}`:r}function jo({total_bytes:e},{roots:t}){return t.reduce((n,o)=>n+(e[o]??0),0)}var fl=["KiB","MiB","GiB","TiB","PiB","EiB"];function j(e){if(e<0)return`-${j(-e)}`;if(e<1024)return`${e} B`;let t=BigInt(e);for(let n=1;;n+=1){let o=1024n**BigInt(n),r=n<3?1:2,s=10n**BigInt(r),i=(t*s+o/2n)/o;if(i>=1024n*s&&n<fl.length)continue;let a=`.${`${i%s}`.padStart(r,"0")}`;return`${i/s}${t%o===0n?"":a} ${fl[n-1]}`}}function Nn(e){return`${q(e)} ${Math.abs(e)===1?"byte":"bytes"}`}function q(e){return e.toLocaleString("en-US")}function at(e,t){if(t===0)return"-";if(e===0||e===t)return e?"100%":"0%";let n=Math.round(1e3*e/t);return n<1?"<0.1%":n<1e3?`${(n/10).toFixed(1)}%`:">99.9%"}function le(e,t,n=`${t}s`){return`${q(e)} ${e===1?t:n}`}function Qt(e,t){return[e,t&&`[${t.map(n=>n??"*").join(", ")}]`].filter(Boolean).join(" ")}function Cs(e){let t=/^(\d{1,20}(?:\.\d{1,9})?) ?([KMGTPE]iB|B)?$/.exec(e.trim());return t?Math.floor(Number(t[1])*1024**(fl.indexOf(t[2]??"")+1)):null}var cg=Symbol.for("pv"),dg=0;function l(e,t,n,o,r,s){t||(t={});var i,a,u=t;if("ref"in u&&typeof e!="function")for(a in u={},t)a=="ref"?i=t[a]:u[a]=t[a];var c={type:e,props:u,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:cg,__v:--dg,__i:-1,__u:0};return(r||s)&&(c.__source=r,c.__self=s),de.vnode&&de.vnode(c),c}function Ts({id:e,children:t}){let{graph:n}=W();return l("button",{type:"button",class:"link","data-id":e.text,onClick:()=>n.follow(e),children:t})}function uo({node:e,text:t}){return l(Ts,{id:Ge(e),children:t})}function Be({message:e,children:t}){return l("div",{class:"error-box",role:"alert","data-testid":"error",children:[l("p",{children:e}),t&&l("div",{class:"actions",children:t})]})}function Et({error:e,retry:t}){return l(Be,{message:e.message,children:l("button",{type:"button",onClick:t,children:"Try again"})})}function qe({what:e}){return l("p",{class:"loading",role:"status","data-testid":"loading",children:e})}function Q({n:e}){return e==null?l("span",{class:"none",children:"–"}):l("span",{class:e===0?"bytes none":"bytes",title:Nn(e),children:j(e)})}function Vt({part:e,whole:t}){let n=t>0?100*e/t:0;return l("span",{class:"bar","aria-hidden":"true",children:l("span",{style:{width:`${n}%`}})})}function Ps({nbytes:e,storage_nbytes:t}){return t===null||t===e?null:l(ee,{children:[" · ","a window on ",l(Q,{n:t})]})}function Ms({verb:e,savers:t,of:n}){return t.length===0?null:l("p",{class:"sharers",children:[e," ",t.map(({node:o,op:r,fqn:s,slot:i},a)=>l("span",{children:[a>0&&", ",l(uo,{node:o,text:r})," ",l("small",{children:[s,i].filter(Boolean).join(" · ")})]},`${o} ${i}`)),n>t.length&&` and ${q(n-t.length)} more`]})}var ml={cached:{line:"solid",head:"normal"},freed:{line:"dashed",head:"empty"},held:{line:"double",head:"diamond"},recomputed:{line:"dotted",head:"vee"},parameter:{line:"dotted",head:"none"},input:{line:"solid",head:"vee"},"not cached":{line:"dashed",head:"vee"}},sc=Object.keys(ml);function Gt(e){return e.replace(" ","-")}function hl({state:e}){let{line:t,head:n}=ml[e],o=n==="none"?29:21;return l("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:l("g",{class:`edge ${Gt(e)}`,children:[l("path",{class:t,d:t==="double"?`M1 3.75H${o}M1 6.25H${o}`:`M1 5H${o}`}),n!=="none"&&l("polygon",{points:pg[n],fill:fg[n]})]})})}var pg={normal:"21,2 29,5 21,8",empty:"21,2 29,5 21,8",diamond:"19,5 24,2 29,5 24,8",vee:"20,1.5 29,5 20,8.5 23,5"},fg={empty:"none"};function co({state:e}){return e===null?l("span",{class:"none",children:"–"}):l("span",{class:"state",children:[l(hl,{state:e}),e]})}function Es(e,t,n){let o=URL.createObjectURL(new Blob([n],{type:t})),r=document.createElement("a");r.href=o,r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(o),1e4)}function Os(...e){return e.map(t=>String(t).replaceAll(/[^\w.-]+/g,"_")).join("-")}async function ic(e){try{await navigator.clipboard.writeText(e)}catch{let t=document.activeElement,n=document.createElement("textarea");n.value=e,n.style.position="fixed",n.style.opacity="0",document.body.append(n),n.select(),document.execCommand("copy"),n.remove(),t instanceof HTMLElement&&t.focus()}}function qo({text:e}){return l("span",{class:"end-of",title:e,children:l("bdi",{children:e})})}function pn({shown:e,of:t}){return t>e?l("p",{class:"hint",children:["and ",q(t-e)," more"]}):null}function gl({text:e,label:t}){let[n,o]=ac();return l("button",{type:"button",class:"quiet copy",onClick:()=>o(e),"aria-label":t,title:t,children:n?"copied":"copy"})}function lc(){let{link:e}=W(),[t,n]=ac();return l("span",{class:"copy-link",children:[l("button",{type:"button",class:"quiet",title:"Copy the address that leads to this view","data-testid":"copy-link",onClick:()=>n(e()),children:"Copy link"}),l("span",{role:"status","data-testid":"link-copied",children:t&&"copied"})]})}function ac(){let[e,t]=ne(!1),n=ue(0);return[e,r=>{ic(r).then(()=>{t(!0),window.clearTimeout(n.current),n.current=window.setTimeout(()=>t(!1),1500)})}]}function As({code:e,label:t,testId:n}){return l("div",{class:"snippet",children:[l("pre",{"data-testid":n,tabIndex:0,children:e}),l(gl,{text:e,label:t})]})}function yl({id:e}){let{graph:t}=W(),{value:n,error:o}=t.drawn.state.value,{value:r,loading:s}=t.picture.state.value;return!r&&s?l(qe,{what:"Waiting for the graph…"}):t.isInPicture(e)?o?l(Be,{message:o.message}):n?.id!==e.text?l(qe,{what:"Reading the details…"}):n.calls_count>1?l(gg,{drawn:n}):l(ee,{children:[l("h2",{"data-testid":"details-title",children:n.title}),l("p",{class:"subtitle",children:[mg[n.kind],n.nodes&&le(n.nodes,"node")].filter(Boolean).join(" · ")}),n.ends.length>0&&l(yg,{drawn:n}),l("p",{"data-testid":"drawn-bytes",children:[hg[n.kind]??"charged"," ",l(Q,{n:n.nbytes})]}),n.unknown>0&&l("p",{class:"hint",children:[le(n.unknown,"tensor")," of which the memory is not known."]}),l("ul",{class:"saves","data-testid":"drawn-tensors","aria-label":"Tensors",children:n.tensors.map((i,a)=>l(bg,{tensor:i},a))}),l(pn,{shown:n.tensors.length,of:n.tensors_count})]}):l("p",{class:"hint",children:"This is not in the graph as it stands."})}var mg={stretch:"neighbours, as one box",leaf:"input",parameter:"parameter",output:"output",edge:"edge"},hg={leaf:"memory of",parameter:"memory of",output:"memory of",edge:"carries"};function gg({drawn:e}){let{calls_count:t,calls:n,least_bytes:o,most_bytes:r,nbytes:s}=e,i=o===r?`${j(r)} each`:`${j(o)} to ${j(r)} each`;return l("section",{class:"repeated-calls","data-testid":"repeated",children:[l("p",{children:[l("b",{children:[e.title," ×",q(t)]})," ","in this box: ",i,", ",l(Q,{n:s})," together. Below is the first of them."]}),l("details",{children:[l("summary",{children:["The ",q(t)," of them"]}),l("ul",{class:"members",children:n.map(({module:a,fqn:u,nbytes:c})=>l("li",{children:[l(Ts,{id:$e(a),children:u})," ",l(Q,{n:c})]},a))}),l(pn,{shown:n.length,of:t})]})]})}function yg({drawn:e}){return l("p",{class:"where",children:[l(co,{state:e.state})," ",e.ends.map(({id:t,name:n},o)=>{let r=Wt(t);return l("span",{children:[o===0?"from ":" to ",r&&Pt(r)?l(Ts,{id:r,children:n}):n]},t)})]})}function bg({tensor:e}){return l("li",{class:"save",children:[l("p",{class:"save-head",children:[l(co,{state:e.state}),l("span",{class:"type",children:Qt(e.dtype,e.shape)}),l(Q,{n:e.nbytes})]}),l("p",{class:"facts",children:[[e.category,e.name].filter(Boolean).join(" "),l(Ps,{...e})]}),l(Ms,{verb:"kept by",savers:e.savers,of:e.savers_count})]})}function bl({title:e,edges:t,of:n}){return t.length===0?null:l("section",{children:[l("h3",{children:[e," ",n>1&&l("small",{children:q(n)})]}),l("ul",{class:"edges","data-testid":e.toLowerCase(),"aria-label":e,children:t.map((o,r)=>l("li",{children:[l("p",{children:[l(uo,{node:o.node,text:o.op})," ",l("small",{children:o.fqn})]}),l("p",{class:"save-head",children:[l(co,{state:o.state}),l("span",{class:"type",children:Qt(o.dtype,o.shape)}),l(Q,{n:o.nbytes})]})]},r))}),l(pn,{shown:t.length,of:n})]})}function Ls({names:e,label:t}){let{change:n,isServed:o}=W();return!e||!o?null:l("button",{type:"button",class:"link what-if-link","data-testid":"what-if",title:`Compare with ${e} under checkpoints`,onClick:r=>{r.stopPropagation(),n({view:"compare",compare:{checkpoint:e}})},children:t})}function uc({recording:e}){let t=W(),{selected:n}=t.address.value,{value:o,error:r,loading:s}=t.detail.state.value,i=s||t.graph.drawn.state.value.loading;if(n===null)return null;let a=o?.id===n.text?o:void 0;return l("aside",{class:"details","aria-label":"Details","aria-busy":i,"data-testid":"details",children:[l("button",{type:"button",class:"quiet close","aria-label":"Close the details","data-testid":"details-close",onClick:()=>t.select(null),children:"×"}),!Pt(n)&&l(yl,{id:n}),Pt(n)&&r&&l(Be,{message:r.message}),Pt(n)&&!a&&!r&&l(qe,{what:"Reading the details…"}),Pt(n)&&a&&l(vg,{id:n,detail:a,recording:e})]})}function vg({id:e,detail:t,recording:n}){let{graph:o}=W(),r=e.kind==="module";return l(ee,{children:[l(xg,{id:e,detail:t,recording:n}),o.times(e)>1&&l(yl,{id:e}),l("dl",{class:"sums",children:[l(vl,{label:`charged ${t.where}`.trimEnd(),n:t.charged_bytes,help:r?"Counted at the ops inside.":"Counted here: the first saver."}),t.shared_bytes!==null&&l(vl,{label:"shared",n:t.shared_bytes,help:"Saved here, counted at another op."}),l(vl,{label:"exclusive",n:t.exclusive_bytes,help:`What would go if only this ${r?"module":"op"} stopped saving.`})]}),l("section",{children:[l("h3",{children:r?"Keeps, largest first":"Saves"}),t.saves.length===0&&l("p",{class:"hint",children:"Keeps nothing for the backward."}),l("ul",{class:"saves","data-testid":"saves",children:t.saves.map((s,i)=>l(wg,{save:s,isInModule:r},i))}),l(pn,{shown:t.saves.length,of:t.saves_count})]}),l(_g,{detail:t}),l(bl,{title:"Inputs",edges:t.inputs,of:t.inputs_count}),l(bl,{title:"Outputs",edges:t.outputs,of:t.outputs_count})]})}function vl({label:e,n:t,help:n}){return l("div",{title:n,children:[l("dt",{children:e}),l("dd",{children:l(Q,{n:t})})]})}function xg({id:e,detail:t,recording:n}){let{graph:o,recordings:r,views:s}=W(),i=e.kind==="module",a=t.file?`${t.file}:${t.line}`:t.source,u=i?r.moduleAround(e):t.module;return l(ee,{children:[l("h2",{"data-testid":"details-title",children:t.title||t.type_name||"model"}),l("p",{class:"subtitle",children:[i?t.type_name:t.name,t.region!==null&&"recomputed in the backward"].filter(Boolean).join(" · ")}),u!==null&&l("p",{class:"where",children:["in"," ",l("button",{type:"button",class:"link",onClick:()=>o.follow($e(u)),children:Zt(n.modules,u)})," ",l("small",{children:n.modules.type_name[u]})]}),s.shown.value!=="graph"&&l("p",{class:"where",children:l("button",{type:"button",class:"link","data-testid":"show-in-graph",onClick:()=>o.reveal(e),children:"Show in graph"})}),i&&l("p",{class:"where",children:l(Ls,{names:n.modules.fqn[e.number]??"",label:"What if it ran under a checkpoint?"})}),a&&l("p",{class:"where source",children:[l("code",{title:a,children:t.source}),t.function&&l("small",{children:t.function}),l(gl,{text:a,label:"Copy the source line's place"})]})]})}function wg({save:e,isInModule:t}){let n=e.category==="parameter"||e.category==="buffer";return l("li",{class:e.charged?"save":"save shared",children:[l("p",{class:"save-head",children:[l("code",{class:"slot",children:e.slot}),l("span",{class:"type",children:Qt(e.dtype,e.shape)}),l(Q,{n:e.nbytes})]}),t&&l("p",{children:["by ",l(uo,{node:e.node,text:e.op})]}),l("p",{class:"facts",children:[[e.category&&(e.name?`${e.category} ${e.name}`:e.category),e.kind!=="saved"&&e.kind,!e.charged&&!n&&"counted at another saver"].filter(Boolean).join(" · "),l(Ps,{...e})]}),l("p",{class:"reason",children:e.reason}),e.formula&&l("p",{class:"formula",children:l("code",{children:e.formula})}),l(Ms,{verb:"shared with",savers:e.shared_with,of:e.shared_count})]})}function _g({detail:{released:e,released_bytes:t,released_count:n}}){return n===0?null:l("section",{children:[l("h3",{children:["Its backward releases ",l(Q,{n:t})]}),l("ul",{class:"edges","data-testid":"releases","aria-label":"Released in its backward",children:e.map(({storage:o,made_by:{name:r,fqn:s,node:i,backward_of:a},...u})=>l("li",{children:[l("p",{children:[a?"made in the backward of ":"made by ",l(kg,{op:a?.op??r,node:a?.node??i})," ",l("small",{children:a?.fqn??s})]}),l("p",{class:"save-head",children:[l("span",{class:"type",children:Qt(u.dtype,u.shape)}),l(Q,{n:u.nbytes}),l("small",{children:["after op ",q(u.ended??0)]})]})]},o))}),l(pn,{shown:e.length,of:n})]})}function kg({op:e,node:t}){return t===null?l(ee,{children:lo(e)}):l(uo,{node:t,text:lo(e)})}var Sg=`import tb_actmem
from torch.utils.tensorboard import SummaryWriter

with SummaryWriter(LOGDIR) as writer:
    with tb_actmem.record(model) as recorder:
        loss = loss_fn(model(inputs), targets)
    tb_actmem.add_recording(
        writer, "activation_memory", recorder.recording, global_step=0
    )
`;function cc({logdir:e}){let t=Sg.replace("LOGDIR",()=>JSON.stringify(e||"runs"));return l("div",{class:"empty","data-testid":"empty",children:[l("h2",{children:"No recording here yet"}),l("p",{children:[e?l(ee,{children:["The log directory ",l("code",{children:e})," holds no activation memory recording."]}):"The log directories hold no activation memory recording."," ","Record one forward pass and add it to the log:"]}),l(As,{code:t,label:"Copy the code",testId:"snippet"}),l("p",{class:"hint",children:["A recording appears here once the writer has flushed it (",l("code",{children:"writer.flush()"}),", or leaving the ",l("code",{children:"with"})," block) and TensorBoard has reloaded its data."]})]})}function Rg(e){let t=[];for(let n of e){if(!n.nbytes&&n.key!==Cg&&!Tg(n))continue;let o=t.at(-1);n.level===0&&!n.is_aside||!o?t.push({total:n,parts:[]}):o.parts.push(n)}return t}var Cg="kept_bytes";function Tg({key:e,nbytes:t}){return t===null&&(e==="peak_bytes"||e==="retained_bytes")}function pc({lines:e}){return l("dl",{class:"ledger","data-testid":"ledger",children:Rg(e).map(({total:t,parts:n})=>l("div",{class:"account",children:[l(dc,{line:t}),n.map(o=>l(dc,{line:o},o.key))]},t.key))})}function dc({line:e}){let t=e.is_aside?1:Math.min(e.level,3);return l("div",{class:`line level-${t}`,"data-testid":`ledger-${e.key}`,children:[l("dt",{children:e.is_aside?e.where:`${e.label} ${e.where}`.trimEnd()}),l(xl,{line:e,id:e.key})]})}function xl({line:e,id:t}){let n=`help-${t}`;return l("dd",{children:[l("button",{type:"button",class:"figure","aria-describedby":n,children:e.nbytes===null?"not known":j(e.nbytes)}),l("span",{class:"tooltip",role:"tooltip",id:n,children:[l("b",{children:e.nbytes===null?"not known":Nn(e.nbytes)}),e.help]})]})}function fc({recording:e}){let[t,n]=ne(!1),{meta:o,ledger:r}=e;return l("header",{class:"header",children:[l("div",{class:"headline",children:[o.label&&l("strong",{class:"label",children:o.label}),l(Og,{lines:r}),l("button",{type:"button",class:"quiet","aria-expanded":t,"aria-controls":"ledger","data-testid":"all-totals",onClick:()=>n(!t),children:t?"fewer totals":"all totals"}),l(Pg,{meta:o})]}),l("div",{id:"ledger",hidden:!t,children:l(pc,{lines:r})}),l(Lg,{notes:o.notes})]})}function Pg({meta:e}){let t=[e.device,`torch ${e.torch_version}`,e.created_ns?new Date(e.created_ns/1e6).toLocaleString():""];return l("span",{class:"provenance",children:[e.rank!==null&&`rank ${e.rank}`,l("span",{class:"rest",children:[e.rank!==null&&" · ",t.filter(Boolean).join(" · ")]})]})}var mc=["kept_bytes","peak_bytes","step_peak_bytes","retained_bytes"],Mg="step_peak_bytes",Eg="kept_bytes/";function Og({lines:e}){let t=e.filter(({key:n,nbytes:o})=>mc.includes(n)&&(o!==null||n!==Mg)||n.startsWith(Eg));return l("dl",{class:"totals","data-testid":"totals",children:t.map(n=>l("div",{class:n.key,"data-testid":`total-${n.key}`,children:[l("dt",{children:n.is_aside?n.where:Ag(n)}),l(xl,{line:n,id:`total-${n.key}`})]},n.key))})}function Ag({key:e,label:t,where:n}){return e===mc[0]?`${t} ${n}`.trimEnd():t}function Lg({notes:e}){let[t,...n]=e;return t===void 0?null:l("div",{class:"notes",role:"note","data-testid":"notes",children:[l("p",{children:t}),n.length>0&&l("details",{children:[l("summary",{children:n.length===1?"1 more note":`${n.length} more notes`}),n.map(o=>l("p",{children:o},o))]})]})}function wn(e,t,n){let o=n?-1:1;return[...e].sort((r,s)=>{let i=t[r]??null,a=t[s]??null;return i===a?0:i===null?1:a===null?-1:i<a?-o:o})}function hc(e,t,n){return e?.key!==t?{key:t,descending:n}:e.descending===n?{key:t,descending:!n}:null}function Yo(e){let t=e.toLowerCase().split(/\s+/).filter(Boolean);return n=>t.every(o=>n.includes(o))}function Is(e){try{let t=new RegExp(e,"i");return n=>t.test(n)}catch{return null}}function Xt(e){return Array.from({length:e},(t,n)=>n)}function gc(e,t){let n=r=>r.map(Dg).join(",")+`\r
`,o=n(e);for(let r of t)o+=n(r);return o}var Ig=/^[=+\-@＝＋－＠]/;function Dg(e){let t=e===null?"":String(e),n=typeof e=="string"&&Ig.test(t)?`'${t}`:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function fn({label:e,testId:t,isInvalid:n=!1,onInput:o,...r}){return l("input",{...r,list:void 0,"aria-label":e,"aria-invalid":n,"data-testid":t,onInput:s=>o(s.currentTarget.value)})}function yc(){let{address:e,change:t,recordings:n}=W(),[o,r]=ne(!1),s=$g("(min-width: 821px)"),i=n.entry.value;if(!i)return null;let{run:a,tag:u,step:c}=i,d=e.value.runs,p=Is(d)!==null,g=n.matching.value;return l("aside",{class:"sidebar","data-testid":"sidebar",children:l("details",{class:"choices",open:s||o,onToggle:m=>!s&&r(m.currentTarget.open),children:[l("summary",{children:[a.run,c&&` · step ${c.step}`]}),c&&l(Ng,{tag:u,step:c.step}),a.tags.length>1&&l(zg,{tags:a.tags,tag:u.tag}),l("fieldset",{class:"runs",children:[l("legend",{children:"Runs"}),l(fn,{type:"search",placeholder:"Filter runs (regex)",label:"Filter runs by regular expression",isInvalid:!p,title:p?"":"Not a regular expression yet: matched as plain text.",testId:"run-filter",value:d,onInput:m=>t({runs:m})}),l("div",{class:"run-list",children:[g.map(m=>l("label",{class:"run",title:m,children:[l("input",{type:"radio",name:"run",value:m,checked:m===a.run,onChange:()=>n.chooseRun(m)}),l("span",{children:m})]},m)),g.length===0&&l("p",{class:"hint",children:"No run matches."})]})]})]})})}function $g(e){let t=te(()=>window.matchMedia(e),[e]),[n,o]=ne(t.matches);return pe(()=>{let r=()=>o(t.matches);return t.addEventListener("change",r),()=>t.removeEventListener("change",r)},[t]),n}function zg({tags:e,tag:t}){let{recordings:n}=W(),o=e.find(r=>r.tag===t)?.description;return l("label",{class:"field",children:[l("span",{children:"Tag"}),l("select",{"data-testid":"tag",value:t,title:o,onChange:r=>n.chooseTag(r.currentTarget.value),children:e.map(r=>l("option",{value:r.tag,children:r.tag},r.tag))})]})}function Ng({tag:e,step:t}){let{recordings:n}=W(),[o,r]=ne(null),s=e.steps,i=s.findIndex(c=>c.step===t),a=s[o??i],u=c=>{let d=s[c];r(null),d&&n.chooseStep(c===s.length-1?null:d.step)};return l("div",{class:"field","data-testid":"step",children:[l("span",{id:"step-label",children:["Step ",l("b",{class:"number",children:a?.step}),s.length>1&&l("small",{children:[(o??i)+1," of ",s.length]})]}),s.length>1&&l("div",{class:"step-row",children:[l("button",{type:"button","aria-label":"Previous step","data-testid":"step-previous",disabled:i<=0,onClick:()=>u(i-1),children:"‹"}),l("input",{type:"range",min:0,max:s.length-1,value:o??i,"aria-labelledby":"step-label","aria-valuetext":`step ${a?.step}`,"data-testid":"step-slider",onInput:c=>r(Number(c.currentTarget.value)),onChange:c=>u(Number(c.currentTarget.value))}),l("button",{type:"button","aria-label":"Next step","data-testid":"step-next",disabled:i>=s.length-1,onClick:()=>u(i+1),children:"›"})]}),a&&l("small",{children:a.wall_time===null?"time not known":Fg(a.wall_time)})]})}function Fg(e){return new Date(e*1e3).toLocaleString()}function bc(){let e=W(),{value:t,error:n,loading:o}=e.recordings.index.state.value,r=l("button",{type:"button",onClick:e.reload,children:"Try again"});if(!t)return n?l(Be,{message:n.message,children:r}):o?l(qe,{what:"Looking for recordings…"}):null;let s=e.recordings.entry.value;return s?l("div",{class:"app",children:[l(yc,{}),l("main",{class:"main",children:[n&&l(Be,{message:n.message,children:r}),l(Wg,{index:t,shown:s}),s.step?l(Bg,{}):l(Be,{message:s.tag.problem??"This tag holds no recording.",children:r})]})]}):l(cc,{logdir:t.logdir})}function Wg({index:e,shown:t}){let{address:n}=W(),o=Rs(e,n.value);if(!o)return null;let r=t.step&&` · step ${t.step.step}`;return l("p",{class:"missing",role:"status","data-testid":"missing",children:[o," This is ",t.run.run,r,"."]})}function Bg(){let{change:e,recordings:t,views:n}=W(),{value:o,error:r,loading:s}=t.recording.state.value;if(r)return l(Et,{error:r,retry:t.recording.reload});if(!o)return l(qe,{what:"Reading the recording…"});let[i,a]=[n.available.value,n.shown.value];return l("div",{class:"recording","aria-busy":s,"data-testid":"recording",children:[l(fc,{recording:o}),l("div",{class:"tab-bar",children:[l(Hg,{views:i,shown:a,onChoose:u=>e({view:u})}),l(lc,{})]}),l("div",{class:"stage",children:[i.filter(({key:u,isKept:c})=>c||u===a).map(u=>l(Vg,{view:u,recording:o,isHidden:u.key!==a},u.key)),l(uc,{recording:o})]})]})}function Vg({view:e,recording:t,isHidden:n}){return l("section",{class:"view",role:"tabpanel",id:`view-${e.key}`,"aria-labelledby":`tab-${e.key}`,"data-testid":`view-${e.key}`,hidden:n,children:l(Gg,{view:e,recording:t,isHidden:n})})}function Gg({view:e,recording:t,isHidden:n}){let{views:o}=W(),r=o.reply(e),{value:s,error:i,loading:a}=r?.state.value??{};return i?l(Et,{error:i,retry:()=>r?.reload()}):r&&s===void 0?a?l(qe,{what:e.waiting??"Reading…"}):null:l(e.Panel,{recording:t,reply:s,isLoading:a===!0,isHidden:n})}function Hg({views:e,shown:t,onChoose:n}){return pe(()=>{document.getElementById(`tab-${t}`)?.scrollIntoView({block:"nearest",inline:"nearest"})},[t]),l("div",{class:"tabs",role:"tablist","aria-label":"Views",onKeyDown:r=>{let s={ArrowLeft:-1,ArrowRight:1}[r.key];if(s===void 0)return;let i=e.map(({key:u})=>u),a=i[(i.indexOf(t)+s+i.length)%i.length];a&&(n(a),document.getElementById(`tab-${a}`)?.focus())},children:e.map(({key:r,title:s})=>l("button",{type:"button",role:"tab",id:`tab-${r}`,"data-testid":`tab-${r}`,"aria-selected":r===t,"aria-controls":`view-${r}`,tabIndex:r===t?0:-1,onClick:()=>n(r),children:s},r))})}var Mr=["reduce","budget","max_recompute"];function xc(e,t,n){let o=_l(n);if(o==="modules")return{other:Jo(n),problem:""};if(o==="plan")return{other:kl(n),problem:""};if(n.run===void 0)return vc(jg(e,t));let r=Kg(n),s=Rs(e,r);if(s)return{other:null,problem:s};let i=ks(e,r),a=i&&Ss(i);return a?Ug(a,t)?{other:null,problem:"This is the recording that is shown: choose another one."}:vc(a):{other:null,problem:i?.tag.problem??"It holds no recording."}}var wl=["recording","modules","plan"];function _l(e){return e.checkpoint?"modules":Mr.some(t=>e[t])?"plan":wl.includes(e.by)?e.by:e.offload?"modules":"recording"}function Jo({checkpoint:e,save:t,offload:n}){return!e&&!n?null:{...e&&{checkpoint:e},...e&&t&&{save:t},...n&&{offload:n}}}function Ds(e){let t=Jo({...e});return t?{...t}:{by:"modules"}}function kl(e){let t=Mr.find(o=>e[o]),n=e.offload==="1";return t?{goal:t,asked:e[t]??"",offload:n}:null}function Zo(e,t,n){return{...t?{[e]:t}:{by:"plan"},...n&&{offload:"1"}}}function $s({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}function Kg({run:e="",tag:t="",step:n=""}){return{run:e,tag:t,step:/^-?\d+$/.test(n)?Number(n):null}}function vc(e){return{other:e&&{key:e},problem:""}}function Ug(e,t){return e.run===t.run&&e.tag===t.tag&&e.step===t.step}function jg(e,t){let n=e.runs.findIndex(({run:i})=>i===t.run);for(let{run:i,tags:a}of[...e.runs.slice(n+1),...e.runs.slice(0,n)]){let u=zn({tags:a.filter(qg)},t.tag),c=u?.steps.at(-1);if(u&&c)return{run:i,tag:u.tag,...c}}let o=e.runs[n]?.tags.find(({tag:i})=>i===t.tag),r=o?.steps.findIndex(({step:i})=>i===t.step)??-1,s=o?.steps[r-1]??o?.steps[r+1];return s?{run:t.run,tag:t.tag,...s}:null}function qg({problem:e,steps:t}){return e===null&&t.length>0}async function Er(e,t,n){for(;;){t.throwIfAborted();let o=await e();if(!o.pending)return o;n(o)}}var wc="compare";function Sl(e,t){return JSON.stringify([e,t])}function _c(e,t,{address:n,change:o},{index:r,shown:s,partOfShown:i,choose:a},u){let c=_e(()=>{let{value:P}=r.state.value;return P&&s.value?xc(P,s.value,n.value.compare):null}),d=_e(()=>_l(n.value.compare)),p=_e(()=>c.value?.other&&JSON.stringify(c.value.other)),g=Ce(null);function m(P,z,D){return g.value=null,Er(()=>e.plan(P,z,D),D,({pending:A})=>g.value=A)}let b=()=>u.value===wc&&p.value?p.value:null,x=i(()=>b()?`compare ${b()}`:null,async(P,z)=>{let D=c.peek()?.other;if(!D)throw new Error("Nothing is chosen to compare with.");if("goal"in D){let{planned:A,unreachable:$}=await m(P,D,z),K=A&&A.comparison;return{shown:P,other:D,comparison:K,planned:A,unreachable:$}}let O=await e.compare(P,D,z);return{shown:P,other:D,comparison:O,planned:null,unreachable:null}}),C=P=>u.value===wc&&d.value===P,S=i(()=>C("modules")?"patterns":null,e.patterns),_=()=>n.value.compare.offload==="1"?"offload":"",R=i(()=>C("plan")?`curve ${_()}`:null,(P,z,D)=>{let O=n.peek().compare.offload==="1";return Er(()=>e.curve(P,O,z),z,D)}),w=i(()=>{let{value:P,loading:z}=x.state.value;return!b()||z||!P?.comparison?.changes_count?null:`difference ${b()} ${n.value.compare.open??""}`},async(P,z)=>{let D=c.peek()?.other;if(!D)throw new Error("Nothing is chosen to compare with.");let O=Bt(n.peek().compare.open??""),A=await e.difference(P,D,O,z);return{pair:Sl(P,D),graph:A,laid:await t(A.dot,z)}});function L(P){o({compare:Mt(n.peek().compare,"open",_t(P))})}function E(P){let z=new Set(w.state.peek().value?.graph.expand);z.delete(P)||z.add(P),L([...z])}function M(){let[P,z]=[s.peek(),c.peek()?.other];!P||!z||!("key"in z)||(a(z.key),o({compare:$s(P)}))}return{way:d,chosen:c,reply:x,planning:g,patterns:S,curve:R,difference:w,open:L,toggle:E,swap:M}}function Or(e,t){let n=Ce({key:"",value:void 0,error:void 0,loading:!1}),o=Ce(0),r=_e(e),s,i=0;async function a(d){let p=s=new AbortController;n.value={...n.peek(),error:void 0,loading:!0};let g=m=>{p.signal.aborted||(n.value={key:"",value:m,error:void 0,loading:!0})};try{let m=await t(p.signal,g);p.signal.aborted||(n.value={key:d,value:m,error:void 0,loading:!1})}catch(m){if(p.signal.aborted)return;let b=m instanceof Error?m:new Error(String(m));n.value={...n.peek(),error:b,loading:!1}}}function u(){s?.abort(),n.peek().loading&&(n.value={...n.peek(),loading:!1})}let c=wt(()=>{let d=r.value,p=o.value!==i;if(u(),d===null)return;let g=n.peek();if(!p&&g.value!==void 0&&g.key===d){n.value={...g,error:void 0};return}i=o.peek(),ro(()=>a(d))});return{state:n,reload:()=>o.value+=1,cancel(){u(),n.value={...n.peek(),error:new mn}},dispose(){c(),s?.abort()}}}var mn=class extends Error{constructor(){super("Cancelled.")}};function zs(e){return[...new Set(e.flat())].sort((t,n)=>t-n)}function kc(e,t){let n=t.phases.at(-1)?.end_op??1/0,o=-1;return e.map(r=>{for(;(t.op[o+1]??1/0)<=r;)o+=1;return r>n?null:t.live_bytes[o]??0})}function Sc(e,t){return e.map(n=>t.get(n)??null)}function Ns(e,t){let n=0;return e.forEach((o,r)=>{Math.abs(o-t)<Math.abs((e[n]??1/0)-t)&&(n=r)}),n}var Yg="uplot",Jg="u-hz",Zg="u-vt",Qg="u-title",Xg="u-wrap",ey="u-under",ty="u-over",ny="u-axis",mo="u-off",oy="u-select",ry="u-cursor-x",sy="u-cursor-y",iy="u-cursor-pt",ly="u-legend",ay="u-live",uy="u-inline",cy="u-series",dy="u-marker",Rc="u-label",py="u-value",Lr="width",Ir="height";var Cc="bottom",Qo="left",Rl="right",Vl="#000",Tc=Vl+"0",Cl="mousemove",Pc="mousedown",Tl="mouseup",Mc="mouseenter",Ec="mouseleave",Oc="dblclick",fy="resize",my="scroll",Ac="change",Gs="dppxchange",Gl="--",sr=typeof window<"u",Al=sr?document:null,er=sr?window:null,hy=sr?navigator:null,ye,Fs;function Ll(){let e=devicePixelRatio;ye!=e&&(ye=e,Fs&&Dl(Ac,Fs,Ll),Fs=matchMedia(`(min-resolution: ${ye-.001}dppx) and (max-resolution: ${ye+.001}dppx)`),ho(Ac,Fs,Ll),er.dispatchEvent(new CustomEvent(Gs)))}function Ot(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Il(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function Ee(e,t,n){e.style[t]=n+"px"}function en(e,t,n,o){let r=Al.createElement(e);return t!=null&&Ot(r,t),n?.insertBefore(r,o),r}function Ht(e,t){return en("div",e,t)}var Lc=new WeakMap;function hn(e,t,n,o,r){let s="translate("+t+"px,"+n+"px)",i=Lc.get(e);s!=i&&(e.style.transform=s,Lc.set(e,s),t<0||n<0||t>o||n>r?Ot(e,mo):Il(e,mo))}var Ic=new WeakMap;function Dc(e,t,n){let o=t+n,r=Ic.get(e);o!=r&&(Ic.set(e,o),e.style.background=t,e.style.borderColor=n)}var $c=new WeakMap;function zc(e,t,n,o){let r=t+""+n,s=$c.get(e);r!=s&&($c.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var Hl={passive:!0},gy={...Hl,capture:!0};function ho(e,t,n,o){t.addEventListener(e,n,o?gy:Hl)}function Dl(e,t,n,o){t.removeEventListener(e,n,Hl)}sr&&Ll();function tn(e,t,n,o){let r;n=n||0,o=o||t.length-1;let s=o<=2147483647;for(;o-n>1;)r=s?n+o>>1:At((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function dd(e){return(n,o,r)=>{let s=-1,i=-1;for(let a=o;a<=r;a++)if(e(n[a])){s=a;break}for(let a=r;a>=o;a--)if(e(n[a])){i=a;break}return[s,i]}}var pd=e=>e!=null,fd=e=>e!=null&&e>0,Us=dd(pd),yy=dd(fd);function by(e,t,n,o=0,r=!1){let s=r?yy:Us,i=r?fd:pd;[t,n]=s(e,t,n);let a=e[t],u=e[t];if(t>-1)if(o==1)a=e[t],u=e[n];else if(o==-1)a=e[n],u=e[t];else for(let c=t;c<=n;c++){let d=e[c];i(d)&&(d<a?a=d:d>u&&(u=d))}return[a??ke,u??-ke]}function js(e,t,n,o){let r=Wc(e),s=Wc(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let i=n==10?_n:md,a=r==1?At:Kt,u=s==1?Kt:At,c=a(i(Je(e))),d=u(i(Je(t))),p=tr(n,c),g=tr(n,d);return n==10&&(c<0&&(p=Se(p,-c)),d<0&&(g=Se(g,-d))),o||n==2?(e=p*r,t=g*s):(e=bd(e,p),t=qs(t,g)),[e,t]}function Kl(e,t,n,o){let r=js(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var Ul=.1,Nc={mode:3,pad:Ul},$r={pad:0,soft:null,mode:0},vy={min:$r,max:$r};function Hs(e,t,n,o){return Ys(n)?Fc(e,t,n):($r.pad=n,$r.soft=o?0:null,$r.mode=o?3:0,Fc(e,t,vy))}function he(e,t){return e??t}function xy(e,t,n){for(t=he(t,0),n=he(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Fc(e,t,n){let o=n.min,r=n.max,s=he(o.pad,0),i=he(r.pad,0),a=he(o.hard,-ke),u=he(r.hard,ke),c=he(o.soft,ke),d=he(r.soft,-ke),p=he(o.mode,0),g=he(r.mode,0),m=t-e,b=_n(m),x=gt(Je(e),Je(t)),C=_n(x),S=Je(C-b);(m<1e-24||S>10)&&(m=0,(e==0||t==0)&&(m=1e-24,p==2&&c!=ke&&(s=0),g==2&&d!=-ke&&(i=0)));let _=m||x||1e3,R=_n(_),w=tr(10,At(R)),L=_*(m==0?e==0?.1:1:s),E=Se(bd(e-L,w/10),24),M=e>=c&&(p==1||p==3&&E<=c||p==2&&E>=c)?c:ke,P=gt(a,E<M&&e>=M?M:nn(M,E)),z=_*(m==0?t==0?.1:1:i),D=Se(qs(t+z,w/10),24),O=t<=d&&(g==1||g==3&&D>=d||g==2&&D<=d)?d:-ke,A=nn(u,D>O&&t<=O?O:gt(O,D));return P==A&&P==0&&(A=100),[P,A]}var wy=new Intl.NumberFormat(sr?hy.language:"en-US"),jl=e=>wy.format(e),Lt=Math,Vs=Lt.PI,Je=Lt.abs,At=Lt.floor,Ye=Lt.round,Kt=Lt.ceil,nn=Lt.min,gt=Lt.max,tr=Lt.pow,Wc=Lt.sign,_n=Lt.log10,md=Lt.log2,_y=(e,t=1)=>Lt.sinh(e)*t,Pl=(e,t=1)=>Lt.asinh(e/t),ke=1/0;function Bc(e){return(_n((e^e>>31)-(e>>31))|0)+1}function $l(e,t,n){return nn(gt(e,t),n)}function hd(e){return typeof e=="function"}function ce(e){return hd(e)?e:()=>e}var ky=()=>{},gd=e=>e,yd=(e,t)=>t,Sy=e=>null,Vc=e=>!0,Gc=(e,t)=>e==t,Ry=/\.\d*?(?=9{6,}|0{6,})/gm,go=e=>{if(xd(e)||Wn.has(e))return e;let t=`${e}`,n=t.match(Ry);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,s]=t.split("e");return+`${go(r)}e${s}`}return Se(e,o)};function po(e,t){return go(Se(go(e/t))*t)}function qs(e,t){return go(Kt(go(e/t))*t)}function bd(e,t){return go(At(go(e/t))*t)}function Se(e,t=0){if(xd(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Ye(o)/n}var Wn=new Map;function vd(e){return((""+e).split(".")[1]||"").length}function Nr(e,t,n,o){let r=[],s=o.map(vd);for(let i=t;i<n;i++){let a=Je(i),u=Se(tr(e,i),a);for(let c=0;c<o.length;c++){let d=e==10?+`${o[c]}e${i}`:o[c]*u,p=(i>=0?0:a)+(i>=s[c]?0:s[c]),g=e==10?d:Se(d,p);r.push(g),Wn.set(g,p)}}return r}var zr={},ql=[],nr=[null,null],Fn=Array.isArray,xd=Number.isInteger,Cy=e=>e===void 0;function Hc(e){return typeof e=="string"}function Ys(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Ty(e){return e!=null&&typeof e=="object"}var Py=Object.getPrototypeOf(Uint8Array),wd="__proto__";function or(e,t=Ys){let n;if(Fn(e)){let o=e.find(r=>r!=null);if(Fn(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=or(e[r],t)}else n=e.slice()}else if(e instanceof Py)n=e.slice();else if(t(e)){n={};for(let o in e)o!=wd&&(n[o]=or(e[o],t))}else n=e;return n}function He(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=wd&&(Ys(e[r])?He(e[r],or(o[r])):e[r]=or(o[r]))}return e}var My=0,Ey=1,Oy=2;function Ay(e,t,n){for(let o=0,r,s=-1;o<t.length;o++){let i=t[o];if(i>s){for(r=i-1;r>=0&&e[r]==null;)e[r--]=null;for(r=i+1;r<n&&e[r]==null;)e[s=r++]=null}}}function Ly(e,t){if($y(e)){let i=e[0].slice();for(let a=1;a<e.length;a++)i.push(...e[a].slice(1));return zy(i[0])||(i=Dy(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let u=e[i][0],c=u.length;for(let d=0;d<c;d++)n.add(u[d])}let o=[Array.from(n).sort((i,a)=>i-a)],r=o[0].length,s=new Map;for(let i=0;i<r;i++)s.set(o[0][i],i);for(let i=0;i<e.length;i++){let a=e[i],u=a[0];for(let c=1;c<a.length;c++){let d=a[c],p=Array(r).fill(void 0),g=t?t[i][c]:Ey,m=[];for(let b=0;b<d.length;b++){let x=d[b],C=s.get(u[b]);x===null?g!=My&&(p[C]=x,g==Oy&&m.push(C)):p[C]=x}Ay(p,m,r),o.push(p)}}return o}var Iy=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Dy(e){let t=e[0],n=t.length,o=Array(n);for(let s=0;s<o.length;s++)o[s]=s;o.sort((s,i)=>t[s]-t[i]);let r=[];for(let s=0;s<e.length;s++){let i=e[s],a=Array(n);for(let u=0;u<n;u++)a[u]=i[o[u]];r.push(a)}return r}function $y(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let s=0;s<n;s++)if(r[s]!=t[s])return!1}}return!0}function zy(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=o)return!0;let s=gt(1,At((r-o+1)/t));for(let i=e[o],a=o+s;a<=r;a+=s){let u=e[a];if(u!=null){if(u<=i)return!1;i=u}}return!0}var _d=["January","February","March","April","May","June","July","August","September","October","November","December"],kd=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Sd(e){return e.slice(0,3)}var Ny=kd.map(Sd),Fy=_d.map(Sd),Wy={MMMM:_d,MMM:Fy,WWWW:kd,WWW:Ny};function Ar(e){return(e<10?"0":"")+e}function By(e){return(e<10?"00":e<100?"0":"")+e}var Vy={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Ar(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Ar(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Ar(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Ar(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Ar(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>By(e.getMilliseconds())};function Yl(e,t){t=t||Wy;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?Vy[r[1]]:r[0]);return s=>{let i="";for(let a=0;a<n.length;a++)i+=typeof n[a]=="string"?n[a]:n[a](s,t);return i}}var Gy=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Hy(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==Gy?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var Rd=e=>e%1==0,Ks=[1,2,2.5,5],Ky=Nr(10,-32,0,Ks),Cd=Nr(10,0,32,Ks),Uy=Cd.filter(Rd),fo=Ky.concat(Cd),Jl=`
`,Td="{YYYY}",Kc=Jl+Td,Pd="{M}/{D}",Dr=Jl+Pd,Ws=Dr+"/{YY}",Md="{aa}",jy="{h}:{mm}",Xo=jy+Md,Uc=Jl+Xo,jc=":{ss}",ve=null;function Ed(e){let t=e*1e3,n=t*60,o=n*60,r=o*24,s=r*30,i=r*365,u=(e==1?Nr(10,0,3,Ks).filter(Rd):Nr(10,-3,0,Ks)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),c=[[i,Td,ve,ve,ve,ve,ve,ve,1],[r*28,"{MMM}",Kc,ve,ve,ve,ve,ve,1],[r,Pd,Kc,ve,ve,ve,ve,ve,1],[o,"{h}"+Md,Ws,ve,Dr,ve,ve,ve,1],[n,Xo,Ws,ve,Dr,ve,ve,ve,1],[t,jc,Ws+" "+Xo,ve,Dr+" "+Xo,ve,Uc,ve,1],[e,jc+".{fff}",Ws+" "+Xo,ve,Dr+" "+Xo,ve,Uc,ve,1]];function d(p){return(g,m,b,x,C,S)=>{let _=[],R=C>=i,w=C>=s&&C<i,L=p(b),E=Se(L*e,3),M=Ml(L.getFullYear(),R?0:L.getMonth(),w||R?1:L.getDate()),P=Se(M*e,3);if(w||R){let z=w?C/s:0,D=R?C/i:0,O=E==P?E:Se(Ml(M.getFullYear()+D,M.getMonth()+z,1)*e,3),A=new Date(Ye(O/e)),$=A.getFullYear(),K=A.getMonth();for(let V=0;O<=x;V++){let re=Ml($+D*V,K+z*V,1),Y=re-p(Se(re*e,3));O=Se((+re+Y)*e,3),O<=x&&_.push(O)}}else{let z=C>=r?r:C,D=At(b)-At(E),O=P+D+qs(E-P,z);_.push(O);let A=p(O),$=A.getHours()+A.getMinutes()/n+A.getSeconds()/o,K=C/o,V=g.axes[m]._space,re=S/V;for(;O=Se(O+C,e==1?0:3),!(O>x);)if(K>1){let Y=At(Se($+K,6))%24,fe=p(O).getHours()-Y;fe>1&&(fe=-1),O-=fe*o,$=($+K)%24;let xe=_[_.length-1];Se((O-xe)/C,3)*re>=.7&&_.push(O)}else _.push(O)}return _}}return[u,c,d]}var[qy,Yy,Jy]=Ed(1),[Zy,Qy,Xy]=Ed(.001);Nr(2,-53,53,[1]);function qc(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function Yc(e,t){return(n,o,r,s,i)=>{let a=t.find(b=>i>=b[0])||t[t.length-1],u,c,d,p,g,m;return o.map(b=>{let x=e(b),C=x.getFullYear(),S=x.getMonth(),_=x.getDate(),R=x.getHours(),w=x.getMinutes(),L=x.getSeconds(),E=C!=u&&a[2]||S!=c&&a[3]||_!=d&&a[4]||R!=p&&a[5]||w!=g&&a[6]||L!=m&&a[7]||a[1];return u=C,c=S,d=_,p=R,g=w,m=L,E(x)})}}function eb(e,t){let n=Yl(t);return(o,r,s,i,a)=>r.map(u=>n(e(u)))}function Ml(e,t,n){return new Date(e,t,n)}function Jc(e,t){return t(e)}var tb="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Zc(e,t){return(n,o,r,s)=>s==null?Gl:t(e(o))}function nb(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function ob(e,t){return e.series[t].fill(e,t)}var rb={show:!0,live:!0,isolate:!1,mount:ky,markers:{show:!0,width:2,stroke:nb,fill:ob,dash:"solid"},idx:null,idxs:null,values:[]};function sb(e,t){let n=e.cursor.points,o=Ht(),r=n.size(e,t);Ee(o,Lr,r),Ee(o,Ir,r);let s=r/-2;Ee(o,"marginLeft",s),Ee(o,"marginTop",s);let i=n.width(e,t,r);return i&&Ee(o,"borderWidth",i),o}function ib(e,t){let n=e.series[t].points;return n._fill||n._stroke}function lb(e,t){let n=e.series[t].points;return n._stroke||n._fill}function ab(e,t){return e.series[t].points.size}var El=[0,0];function ub(e,t,n){return El[0]=t,El[1]=n,El}function Bs(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function Ol(e,t,n,o=!0){return r=>{(!o||r.target==t)&&n(r)}}var cb={show:!0,x:!0,y:!0,lock:!1,move:ub,points:{one:!1,show:sb,size:ab,width:0,stroke:lb,fill:ib},bind:{mousedown:Bs,mouseup:Bs,click:Bs,dblclick:Bs,mousemove:Ol,mouseleave:Ol,mouseenter:Ol},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Od={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Zl=He({},Od,{filter:yd}),Ad=He({},Zl,{size:10}),Ld=He({},Od,{show:!1}),Ql='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Id="bold "+Ql,Dd=1.5,Qc={show:!0,scale:"x",stroke:Vl,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Id,side:2,grid:Zl,ticks:Ad,border:Ld,font:Ql,lineGap:Dd,rotate:0},db="Value",pb="Time",Xc={show:!0,scale:"x",auto:!1,sorted:1,min:ke,max:-ke,idxs:[]};function fb(e,t,n,o,r){return t.map(s=>s==null?"":jl(s))}function mb(e,t,n,o,r,s,i){let a=[],u=Wn.get(r)||0;n=i?n:Se(qs(n,r),u);for(let c=n;c<=o;c=Se(c+r,u))a.push(Object.is(c,-0)?0:c);return a}function zl(e,t,n,o,r,s,i){let a=[],u=e.scales[e.axes[t].scale].log,c=u==10?_n:md,d=At(c(n));r=tr(u,d),u==10&&(r=fo[tn(r,fo)]);let p=n,g=r*u;u==10&&(g=fo[tn(g,fo)]);do a.push(p),p=p+r,u==10&&!Wn.has(p)&&(p=Se(p,Wn.get(r))),p>=g&&(r=p,g=r*u,u==10&&(g=fo[tn(g,fo)]));while(p<=o);return a}function hb(e,t,n,o,r,s,i){let u=e.scales[e.axes[t].scale].asinh,c=o>u?zl(e,t,gt(u,n),o,r):[u],d=o>=0&&n<=0?[0]:[];return(n<-u?zl(e,t,gt(u,-o),-n,r):[u]).reverse().map(g=>-g).concat(d,c)}var $d=/./,gb=/[12357]/,yb=/[125]/,ed=/1/,Nl=(e,t,n,o)=>e.map((r,s)=>t==4&&r==0||s%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function bb(e,t,n,o,r){let s=e.axes[n],i=s.scale,a=e.scales[i],u=e.valToPos,c=s._space,d=u(10,i),p=u(9,i)-d>=c?$d:u(7,i)-d>=c?gb:u(5,i)-d>=c?yb:ed;if(p==ed){let g=Je(u(1,i)-d);if(g<c)return Nl(t.slice().reverse(),a.distr,p,Kt(c/g)).reverse()}return Nl(t,a.distr,p,1)}function vb(e,t,n,o,r){let s=e.axes[n],i=s.scale,a=s._space,u=e.valToPos,c=Je(u(1,i)-u(2,i));return c<a?Nl(t.slice().reverse(),3,$d,Kt(a/c)).reverse():t}function xb(e,t,n,o){return o==null?Gl:t==null?"":jl(t)}var td={show:!0,scale:"y",stroke:Vl,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Id,side:3,grid:Zl,ticks:Ad,border:Ld,font:Ql,lineGap:Dd,rotate:0};function wb(e,t){let n=3+(e||1)*2;return Se(n*t,3)}function _b(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],s=e.valToPos(r[o[0]],n,!0),i=e.valToPos(r[o[1]],n,!0),a=Je(i-s),u=e.series[t],c=a/(u.points.space*ye);return o[1]-o[0]<=c}var nd={scale:null,auto:!0,sorted:0,min:ke,max:-ke},zd=(e,t,n,o,r)=>r,od={show:!0,auto:!0,sorted:0,gaps:zd,alpha:1,facets:[He({},nd,{scale:"x"}),He({},nd,{scale:"y"})]},rd={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:zd,alpha:1,points:{show:_b,filter:null},values:null,min:ke,max:-ke,idxs:[],path:null,clip:null};function kb(e,t,n,o,r){return n/10}var Nd={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Sb=He({},Nd,{time:!1,ori:1}),sd={};function Fd(e,t){let n=sd[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,s,i,a,u,c){for(let d=0;d<n.plots.length;d++)n.plots[d]!=r&&n.plots[d].pub(o,r,s,i,a,u,c)}},e!=null&&(sd[e]=n)),n}var rr=1,Fl=2;function yo(e,t,n){let o=e.mode,r=e.series[t],s=o==2?e._data[t]:e._data,i=e.scales,a=e.bbox,u=s[0],c=o==2?s[1]:s[t],d=o==2?i[r.facets[0].scale]:i[e.series[0].scale],p=o==2?i[r.facets[1].scale]:i[r.scale],g=a.left,m=a.top,b=a.width,x=a.height,C=e.valToPosH,S=e.valToPosV;return d.ori==0?n(r,u,c,d,p,C,S,g,m,b,x,Zs,ir,Xs,Bd,Gd):n(r,u,c,d,p,S,C,m,g,x,b,Qs,lr,ta,Vd,Hd)}function Xl(e,t){let n=0,o=0,r=he(e.bands,ql);for(let s=0;s<r.length;s++){let i=r[s];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function Rb(e,t,n,o,r){let s=e.mode,i=e.series[t],a=s==2?i.facets[1].scale:i.scale,u=e.scales[a];return r==-1?u.min:r==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function kn(e,t,n,o,r,s){return yo(e,t,(i,a,u,c,d,p,g,m,b,x,C)=>{let S=i.pxRound,_=c.dir*(c.ori==0?1:-1),R=c.ori==0?ir:lr,w,L;_==1?(w=n,L=o):(w=o,L=n);let E=S(p(a[w],c,x,m)),M=S(g(u[w],d,C,b)),P=S(p(a[L],c,x,m)),z=S(g(s==1?d.max:d.min,d,C,b)),D=new Path2D(r);return R(D,P,z),R(D,E,z),R(D,E,M),D})}function Js(e,t,n,o,r,s){let i=null;if(e.length>0){i=new Path2D;let a=t==0?Xs:ta,u=n;for(let p=0;p<e.length;p++){let g=e[p];if(g[1]>g[0]){let m=g[0]-u;m>0&&a(i,u,o,m,o+s),u=g[1]}}let c=n+r-u,d=10;c>0&&a(i,u,o-d/2,c,o+s+d)}return i}function Cb(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function ea(e,t,n,o,r,s,i){let a=[],u=e.length;for(let c=r==1?n:o;c>=n&&c<=o;c+=r)if(t[c]===null){let p=c,g=c;if(r==1)for(;++c<=o&&t[c]===null;)g=c;else for(;--c>=n&&t[c]===null;)g=c;let m=s(e[p]),b=g==p?m:s(e[g]),x=p-r;m=i<=0&&x>=0&&x<u?s(e[x]):m;let S=g+r;b=i>=0&&S>=0&&S<u?s(e[S]):b,b>=m&&a.push([m,b])}return a}function id(e){return e==0?gd:e==1?Ye:t=>po(t,e)}function Wd(e){let t=e==0?Zs:Qs,n=e==0?(r,s,i,a,u,c)=>{r.arcTo(s,i,a,u,c)}:(r,s,i,a,u,c)=>{r.arcTo(i,s,u,a,c)},o=e==0?(r,s,i,a,u)=>{r.rect(s,i,a,u)}:(r,s,i,a,u)=>{r.rect(i,s,u,a)};return(r,s,i,a,u,c=0,d=0)=>{c==0&&d==0?o(r,s,i,a,u):(c=nn(c,a/2,u/2),d=nn(d,a/2,u/2),t(r,s+c,i),n(r,s+a,i,s+a,i+u,c),n(r,s+a,i+u,s,i+u,d),n(r,s,i+u,s,i,d),n(r,s,i,s+a,i,c),r.closePath())}}var Zs=(e,t,n)=>{e.moveTo(t,n)},Qs=(e,t,n)=>{e.moveTo(n,t)},ir=(e,t,n)=>{e.lineTo(t,n)},lr=(e,t,n)=>{e.lineTo(n,t)},Xs=Wd(0),ta=Wd(1),Bd=(e,t,n,o,r,s)=>{e.arc(t,n,o,r,s)},Vd=(e,t,n,o,r,s)=>{e.arc(n,t,o,r,s)},Gd=(e,t,n,o,r,s,i)=>{e.bezierCurveTo(t,n,o,r,s,i)},Hd=(e,t,n,o,r,s,i)=>{e.bezierCurveTo(n,t,r,o,i,s)};function Kd(e){return(t,n,o,r,s)=>yo(t,n,(i,a,u,c,d,p,g,m,b,x,C)=>{let{pxRound:S,points:_}=i,R,w;c.ori==0?(R=Zs,w=Bd):(R=Qs,w=Vd);let L=Se(_.width*ye,3),E=(_.size-_.width)/2*ye,M=Se(E*2,3),P=new Path2D,z=new Path2D,{left:D,top:O,width:A,height:$}=t.bbox;Xs(z,D-M,O-M,A+M*2,$+M*2);let K=V=>{if(u[V]!=null){let re=S(p(a[V],c,x,m)),Y=S(g(u[V],d,C,b));R(P,re+E,Y),w(P,re,Y,E,0,Vs*2)}};if(s)s.forEach(K);else for(let V=o;V<=r;V++)K(V);return{stroke:L>0?P:null,fill:P,clip:z,flags:rr|Fl}})}function Ud(e){return(t,n,o,r,s,i)=>{o!=r&&(s!=o&&i!=o&&e(t,n,o),s!=r&&i!=r&&e(t,n,r),e(t,n,i))}}var Tb=Ud(ir),Pb=Ud(lr);function jd(e){let t=he(e?.alignGaps,0);return(n,o,r,s)=>yo(n,o,(i,a,u,c,d,p,g,m,b,x,C)=>{[r,s]=Us(u,r,s);let S=i.pxRound,_=$=>S(p($,c,x,m)),R=$=>S(g($,d,C,b)),w,L;c.ori==0?(w=ir,L=Tb):(w=lr,L=Pb);let E=c.dir*(c.ori==0?1:-1),M={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:rr},P=M.stroke,z=!1;if(s-r>=x*4){let $=J=>n.posToVal(J,c.key,!0),K=null,V=null,re,Y,yt,Oe=_(a[E==1?r:s]),fe=_(a[r]),xe=_(a[s]),ie=$(E==1?fe+1:xe-1);for(let J=E==1?r:s;J>=r&&J<=s;J+=E){let Ke=a[J],Ae=(E==1?Ke<ie:Ke>ie)?Oe:_(Ke),be=u[J];Ae==Oe?be!=null?(Y=be,K==null?(w(P,Ae,R(Y)),re=K=V=Y):Y<K?K=Y:Y>V&&(V=Y)):be===null&&(z=!0):(K!=null&&L(P,Oe,R(K),R(V),R(re),R(Y)),be!=null?(Y=be,w(P,Ae,R(Y)),K=V=re=Y):(K=V=null,be===null&&(z=!0)),Oe=Ae,ie=$(Oe+E))}K!=null&&K!=V&&yt!=Oe&&L(P,Oe,R(K),R(V),R(re),R(Y))}else for(let $=E==1?r:s;$>=r&&$<=s;$+=E){let K=u[$];K===null?z=!0:K!=null&&w(P,_(a[$]),R(K))}let[O,A]=Xl(n,o);if(i.fill!=null||O!=0){let $=M.fill=new Path2D(P),K=i.fillTo(n,o,i.min,i.max,O),V=R(K),re=_(a[r]),Y=_(a[s]);E==-1&&([Y,re]=[re,Y]),w($,Y,V),w($,re,V)}if(!i.spanGaps){let $=[];z&&$.push(...ea(a,u,r,s,E,_,t)),M.gaps=$=i.gaps(n,o,r,s,$),M.clip=Js($,c.ori,m,b,x,C)}return A!=0&&(M.band=A==2?[kn(n,o,r,s,P,-1),kn(n,o,r,s,P,1)]:kn(n,o,r,s,P,A)),M})}function Mb(e){let t=he(e.align,1),n=he(e.ascDesc,!1),o=he(e.alignGaps,0),r=he(e.extend,!1);return(s,i,a,u)=>yo(s,i,(c,d,p,g,m,b,x,C,S,_,R)=>{[a,u]=Us(p,a,u);let w=c.pxRound,{left:L,width:E}=s.bbox,M=fe=>w(b(fe,g,_,C)),P=fe=>w(x(fe,m,R,S)),z=g.ori==0?ir:lr,D={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:rr},O=D.stroke,A=g.dir*(g.ori==0?1:-1),$=P(p[A==1?a:u]),K=M(d[A==1?a:u]),V=K,re=K;r&&t==-1&&(re=L,z(O,re,$)),z(O,K,$);for(let fe=A==1?a:u;fe>=a&&fe<=u;fe+=A){let xe=p[fe];if(xe==null)continue;let ie=M(d[fe]),J=P(xe);t==1?z(O,ie,$):z(O,V,J),z(O,ie,J),$=J,V=ie}let Y=V;r&&t==1&&(Y=L+E,z(O,Y,$));let[yt,Oe]=Xl(s,i);if(c.fill!=null||yt!=0){let fe=D.fill=new Path2D(O),xe=c.fillTo(s,i,c.min,c.max,yt),ie=P(xe);z(fe,Y,ie),z(fe,re,ie)}if(!c.spanGaps){let fe=[];fe.push(...ea(d,p,a,u,A,M,o));let xe=c.width*ye/2,ie=n||t==1?xe:-xe,J=n||t==-1?-xe:xe;fe.forEach(Ke=>{Ke[0]+=ie,Ke[1]+=J}),D.gaps=fe=c.gaps(s,i,a,u,fe),D.clip=Js(fe,g.ori,C,S,_,R)}return Oe!=0&&(D.band=Oe==2?[kn(s,i,a,u,O,-1),kn(s,i,a,u,O,1)]:kn(s,i,a,u,O,Oe)),D})}function ld(e,t,n,o,r,s,i=ke){if(e.length>1){let a=null;for(let u=0,c=1/0;u<e.length;u++)if(t[u]!==void 0){if(a!=null){let d=Je(e[u]-e[a]);d<c&&(c=d,i=Je(n(e[u],o,r,s)-n(e[a],o,r,s)))}a=u}}return i}function Eb(e){e=e||zr;let t=he(e.size,[.6,ke,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=ce(r),i=1-t[0],a=he(t[1],ke),u=he(t[2],1),c=he(e.disp,zr),d=he(e.each,m=>{}),{fill:p,stroke:g}=c;return(m,b,x,C)=>yo(m,b,(S,_,R,w,L,E,M,P,z,D,O)=>{let A=S.pxRound,$=n,K=o*ye,V=a*ye,re=u*ye,Y,yt;w.ori==0?[Y,yt]=s(m,b):[yt,Y]=s(m,b);let Oe=w.dir*(w.ori==0?1:-1),fe=w.ori==0?Xs:ta,xe=w.ori==0?d:(H,Re,Ue,So,jn,sn,qn)=>{d(H,Re,Ue,jn,So,qn,sn)},ie=he(m.bands,ql).find(H=>H.series[0]==b),J=ie!=null?ie.dir:0,Ke=S.fillTo(m,b,S.min,S.max,J),ut=A(M(Ke,L,O,z)),Ae,be,Ut,kt=D,De=A(S.width*ye),rn=!1,yn=null,It=null,Cn=null,wo=null;p!=null&&(De==0||g!=null)&&(rn=!0,yn=p.values(m,b,x,C),It=new Map,new Set(yn).forEach(H=>{H!=null&&It.set(H,new Path2D)}),De>0&&(Cn=g.values(m,b,x,C),wo=new Map,new Set(Cn).forEach(H=>{H!=null&&wo.set(H,new Path2D)})));let{x0:_o,size:fr}=c;if(_o!=null&&fr!=null){$=1,_=_o.values(m,b,x,C),_o.unit==2&&(_=_.map(Ue=>m.posToVal(P+Ue*D,w.key,!0)));let H=fr.values(m,b,x,C);fr.unit==2?be=H[0]*D:be=E(H[0],w,D,P)-E(0,w,D,P),kt=ld(_,R,E,w,D,P,kt),Ut=kt-be+K}else kt=ld(_,R,E,w,D,P,kt),Ut=kt*i+K,be=kt-Ut;Ut<1&&(Ut=0),De>=be/2&&(De=0),Ut<5&&(A=gd);let Yr=Ut>0,Kn=kt-Ut-(Yr?De:0);be=A($l(Kn,re,V)),Ae=($==0?be/2:$==Oe?0:be)-$*Oe*(($==0?K/2:0)+(Yr?De/2:0));let ct={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},ko=rn?null:new Path2D,bn=null;if(ie!=null)bn=m.data[ie.series[1]];else{let{y0:H,y1:Re}=c;H!=null&&Re!=null&&(R=Re.values(m,b,x,C),bn=H.values(m,b,x,C))}let Un=Y*be,se=yt*be;for(let H=Oe==1?x:C;H>=x&&H<=C;H+=Oe){let Re=R[H];if(Re==null)continue;if(bn!=null){let bt=bn[H]??0;if(Re-bt==0)continue;ut=M(bt,L,O,z)}let Ue=w.distr!=2||c!=null?_[H]:H,So=E(Ue,w,D,P),jn=M(he(Re,Ke),L,O,z),sn=A(So-Ae),qn=A(gt(jn,ut)),St=A(nn(jn,ut)),Dt=qn-St;if(Re!=null){let bt=Re<0?se:Un,jt=Re<0?Un:se;rn?(De>0&&Cn[H]!=null&&fe(wo.get(Cn[H]),sn,St+At(De/2),be,gt(0,Dt-De),bt,jt),yn[H]!=null&&fe(It.get(yn[H]),sn,St+At(De/2),be,gt(0,Dt-De),bt,jt)):fe(ko,sn,St+At(De/2),be,gt(0,Dt-De),bt,jt),xe(m,b,H,sn-De/2,St,be+De,Dt)}}return De>0?ct.stroke=rn?wo:ko:rn||(ct._fill=S.width==0?S._fill:S._stroke??S._fill,ct.width=0),ct.fill=rn?It:ko,ct})}function Ob(e,t){let n=he(t?.alignGaps,0);return(o,r,s,i)=>yo(o,r,(a,u,c,d,p,g,m,b,x,C,S)=>{[s,i]=Us(c,s,i);let _=a.pxRound,R=Y=>_(g(Y,d,C,b)),w=Y=>_(m(Y,p,S,x)),L,E,M;d.ori==0?(L=Zs,M=ir,E=Gd):(L=Qs,M=lr,E=Hd);let P=d.dir*(d.ori==0?1:-1),z=R(u[P==1?s:i]),D=z,O=[],A=[];for(let Y=P==1?s:i;Y>=s&&Y<=i;Y+=P)if(c[Y]!=null){let Oe=u[Y],fe=R(Oe);O.push(D=fe),A.push(w(c[Y]))}let $={stroke:e(O,A,L,M,E,_),fill:null,clip:null,band:null,gaps:null,flags:rr},K=$.stroke,[V,re]=Xl(o,r);if(a.fill!=null||V!=0){let Y=$.fill=new Path2D(K),yt=a.fillTo(o,r,a.min,a.max,V),Oe=w(yt);M(Y,D,Oe),M(Y,z,Oe)}if(!a.spanGaps){let Y=[];Y.push(...ea(u,c,s,i,P,R,n)),$.gaps=Y=a.gaps(o,r,s,i,Y),$.clip=Js(Y,d.ori,b,x,C,S)}return re!=0&&($.band=re==2?[kn(o,r,s,i,K,-1),kn(o,r,s,i,K,1)]:kn(o,r,s,i,K,re)),$})}function Ab(e){return Ob(Lb,e)}function Lb(e,t,n,o,r,s){let i=e.length;if(i<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),i==2)o(a,e[1],t[1]);else{let u=Array(i),c=Array(i-1),d=Array(i-1),p=Array(i-1);for(let g=0;g<i-1;g++)d[g]=t[g+1]-t[g],p[g]=e[g+1]-e[g],c[g]=d[g]/p[g];u[0]=c[0];for(let g=1;g<i-1;g++)c[g]===0||c[g-1]===0||c[g-1]>0!=c[g]>0?u[g]=0:(u[g]=3*(p[g-1]+p[g])/((2*p[g]+p[g-1])/c[g-1]+(p[g]+2*p[g-1])/c[g]),isFinite(u[g])||(u[g]=0));u[i-1]=c[i-2];for(let g=0;g<i-1;g++)r(a,e[g]+p[g]/3,t[g]+u[g]*p[g]/3,e[g+1]-p[g]/3,t[g+1]-u[g+1]*p[g]/3,e[g+1],t[g+1])}return a}var Wl=new Set;function ad(){for(let e of Wl)e.syncRect(!0)}sr&&(ho(fy,er,ad),ho(my,er,ad,!0),ho(Gs,er,()=>{ot.pxRatio=ye}));var Ib=jd(),Db=Kd();function ud(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,i)=>Bl(s,i,t,n))}function $b(e,t){return e.map((n,o)=>o==0?{}:He({},t,n))}function Bl(e,t,n,o){return He({},t==0?n:o,e)}function qd(e,t,n){return t==null?nr:[t,n]}var zb=qd;function Nb(e,t,n){return t==null?nr:Hs(t,n,Ul,!0)}function Yd(e,t,n,o){return t==null?nr:js(t,n,e.scales[o].log,!1)}var Fb=Yd;function Jd(e,t,n,o){return t==null?nr:Kl(t,n,e.scales[o].log,!1)}var Wb=Jd;function Bb(e,t,n,o,r){let s=gt(Bc(e),Bc(t)),i=t-e,a=tn(r/o*i,n);do{let u=n[a],c=o*u/i;if(c>=r&&s+(u<5?Wn.get(u):0)<=17)return[u,c]}while(++a<n.length);return[0,0]}function cd(e){let t,n;return e=e.replace(/(\d+)px/,(o,r)=>(t=Ye((n=+r)*ye))+"px"),[e,t,n]}function Vb(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=Se(t[2]*ye,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function ot(e,t,n){let o={mode:he(e.mode,1)},r=o.mode;function s(f,h,y,v){let k=h.valToPct(f);return v+y*(h.dir==-1?1-k:k)}function i(f,h,y,v){let k=h.valToPct(f);return v+y*(h.dir==-1?k:1-k)}function a(f,h,y,v){return h.ori==0?s(f,h,y,v):i(f,h,y,v)}o.valToPosH=s,o.valToPosV=i;let u=!1;o.status=0;let c=o.root=Ht(Yg);if(e.id!=null&&(c.id=e.id),Ot(c,e.class),e.title){let f=Ht(Qg,c);f.textContent=e.title}let d=en("canvas"),p=o.ctx=d.getContext("2d"),g=Ht(Xg,c);ho("click",g,f=>{f.target===b&&(Te!=Do||Le!=$o)&&st.click(o,f)},!0);let m=o.under=Ht(ey,g);g.appendChild(d);let b=o.over=Ht(ty,g);e=or(e);let x=+he(e.pxAlign,1),C=id(x);(e.plugins||[]).forEach(f=>{f.opts&&(e=f.opts(o,e)||e)});let S=e.ms||.001,_=o.series=r==1?ud(e.series||[],Xc,rd,!1):$b(e.series||[null],od),R=o.axes=ud(e.axes||[],Qc,td,!0),w=o.scales={},L=o.bands=e.bands||[];L.forEach(f=>{f.fill=ce(f.fill||null),f.dir=he(f.dir,-1)});let E=r==2?_[1].facets[0].scale:_[0].scale,M={axes:bh,series:fh},P=(e.drawOrder||["axes","series"]).map(f=>M[f]);function z(f){let h=f.distr==3?y=>_n(y>0?y:f.clamp(o,y,f.min,f.max,f.key)):f.distr==4?y=>Pl(y,f.asinh):f.distr==100?y=>f.fwd(y):y=>y;return y=>{let v=h(y),{_min:k,_max:T}=f,I=T-k;return(v-k)/I}}function D(f){let h=w[f];if(h==null){let y=(e.scales||zr)[f]||zr;if(y.from!=null){D(y.from);let v=He({},w[y.from],y,{key:f});v.valToPct=z(v),w[f]=v}else{h=w[f]=He({},f==E?Nd:Sb,y),h.key=f;let v=h.time,k=h.range,T=Fn(k);if((f!=E||r==2&&!v)&&(T&&(k[0]==null||k[1]==null)&&(k={min:k[0]==null?Nc:{mode:1,hard:k[0],soft:k[0]},max:k[1]==null?Nc:{mode:1,hard:k[1],soft:k[1]}},T=!1),!T&&Ys(k))){let I=k;k=(N,F,B)=>F==null?nr:Hs(F,B,I)}h.range=ce(k||(v?zb:f==E?h.distr==3?Fb:h.distr==4?Wb:qd:h.distr==3?Yd:h.distr==4?Jd:Nb)),h.auto=ce(T?!1:h.auto),h.clamp=ce(h.clamp||kb),h._min=h._max=null,h.valToPct=z(h)}}}D("x"),D("y"),r==1&&_.forEach(f=>{D(f.scale)}),R.forEach(f=>{D(f.scale)});for(let f in e.scales)D(f);let O=w[E],A=O.distr,$,K;O.ori==0?(Ot(c,Jg),$=s,K=i):(Ot(c,Zg),$=i,K=s);let V={};for(let f in w){let h=w[f];(h.min!=null||h.max!=null)&&(V[f]={min:h.min,max:h.max},h.min=h.max=null)}let re=e.tzDate||(f=>new Date(Ye(f/S))),Y=e.fmtDate||Yl,yt=S==1?Jy(re):Xy(re),Oe=Yc(re,qc(S==1?Yy:Qy,Y)),fe=Zc(re,Jc(tb,Y)),xe=[],ie=o.legend=He({},rb,e.legend),J=o.cursor=He({},cb,{drag:{y:r==2}},e.cursor),Ke=ie.show,ut=J.show,Ae=ie.markers;ie.idxs=xe,Ae.width=ce(Ae.width),Ae.dash=ce(Ae.dash),Ae.stroke=ce(Ae.stroke),Ae.fill=ce(Ae.fill);let be,Ut,kt,De=[],rn=[],yn,It=!1,Cn={};if(ie.live){let f=_[1]?_[1].values:null;It=f!=null,yn=It?f(o,1,0):{_:0};for(let h in yn)Cn[h]=Gl}if(Ke)if(be=en("table",ly,c),kt=en("tbody",null,be),ie.mount(o,be),It){Ut=en("thead",null,be,kt);let f=en("tr",null,Ut);en("th",null,f);for(var wo in yn)en("th",Rc,f).textContent=wo}else Ot(be,uy),ie.live&&Ot(be,ay);let _o={show:!0},fr={show:!1};function Yr(f,h){if(h==0&&(It||!ie.live||r==2))return nr;let y=[],v=en("tr",cy,kt,kt.childNodes[h]);Ot(v,f.class),f.show||Ot(v,mo);let k=en("th",null,v);if(Ae.show){let N=Ht(dy,k);if(h>0){let F=Ae.width(o,h);F&&(N.style.border=F+"px "+Ae.dash(o,h)+" "+Ae.stroke(o,h)),N.style.background=Ae.fill(o,h)}}let T=Ht(Rc,k);f.label instanceof HTMLElement?T.appendChild(f.label):T.textContent=f.label,h>0&&(Ae.show||(T.style.color=f.width>0?Ae.stroke(o,h):Ae.fill(o,h)),ct("click",k,N=>{if(J._lock)return;Jn(N);let F=_.indexOf(f);if((N.ctrlKey||N.metaKey)!=ie.isolate){let B=_.some((G,U)=>U>0&&U!=F&&G.show);_.forEach((G,U)=>{U>0&&an(U,B?U==F?_o:fr:_o,!0,Ve.setSeries)})}else an(F,{show:!f.show},!0,Ve.setSeries)},!1),Co&&ct(Mc,k,N=>{J._lock||(Jn(N),an(_.indexOf(f),No,!0,Ve.setSeries))},!1));for(var I in yn){let N=en("td",py,v);N.textContent="--",y.push(N)}return[v,y]}let Kn=new Map;function ct(f,h,y,v=!0){let k=Kn.get(h)||{},T=J.bind[f](o,h,y,v);T&&(ho(f,h,k[f]=T),Kn.set(h,k))}function ko(f,h,y){let v=Kn.get(h)||{};for(let k in v)(f==null||k==f)&&(Dl(k,h,v[k]),delete v[k]);f==null&&Kn.delete(h)}let bn=0,Un=0,se=0,H=0,Re=0,Ue=0,So=Re,jn=Ue,sn=se,qn=H,St=0,Dt=0,bt=0,jt=0;o.bbox={};let xi=!1,Jr=!1,Ro=!1,Yn=!1,Zr=!1,$t=!1;function wi(f,h,y){(y||f!=o.width||h!=o.height)&&Oa(f,h),Oo(!1),Ro=!0,Jr=!0,Ao()}function Oa(f,h){o.width=bn=se=f,o.height=Un=H=h,Re=Ue=0,ih(),lh();let y=o.bbox;St=y.left=po(Re*ye,.5),Dt=y.top=po(Ue*ye,.5),bt=y.width=po(se*ye,.5),jt=y.height=po(H*ye,.5)}let oh=3;function rh(){let f=!1,h=0;for(;!f;){h++;let y=gh(h),v=yh(h);f=h==oh||y&&v,f||(Oa(o.width,o.height),Jr=!0)}}function sh({width:f,height:h}){wi(f,h)}o.setSize=sh;function ih(){let f=!1,h=!1,y=!1,v=!1;R.forEach((k,T)=>{if(k.show&&k._show){let{side:I,_size:N}=k,F=I%2,B=k.label!=null?k.labelSize:0,G=N+B;G>0&&(F?(se-=G,I==3?(Re+=G,v=!0):y=!0):(H-=G,I==0?(Ue+=G,f=!0):h=!0))}}),Zn[0]=f,Zn[1]=y,Zn[2]=h,Zn[3]=v,se-=Tn[1]+Tn[3],Re+=Tn[3],H-=Tn[2]+Tn[0],Ue+=Tn[0]}function lh(){let f=Re+se,h=Ue+H,y=Re,v=Ue;function k(T,I){switch(T){case 1:return f+=I,f-I;case 2:return h+=I,h-I;case 3:return y-=I,y+I;case 0:return v-=I,v+I}}R.forEach((T,I)=>{if(T.show&&T._show){let N=T.side;T._pos=k(N,T._size),T.label!=null&&(T._lpos=k(N,T.labelSize))}})}if(J.dataIdx==null){let f=J.hover,h=f.skip=new Set(f.skip??[]);h.add(void 0);let y=f.prox=ce(f.prox),v=f.bias??=0;J.dataIdx=(k,T,I,N)=>{if(T==0)return I;let F=I,B=y(k,T,I,N)??ke,G=B>=0&&B<ke,U=O.ori==0?se:H,oe=J.left,ge=t[0],me=t[T];if(h.has(me[I])){F=null;let ae=null,X=null,Z;if(v==0||v==-1)for(Z=I;ae==null&&Z-- >0;)h.has(me[Z])||(ae=Z);if(v==0||v==1)for(Z=I;X==null&&Z++<me.length;)h.has(me[Z])||(X=Z);if(ae!=null||X!=null)if(G){let Me=ae==null?-1/0:$(ge[ae],O,U,0),ze=X==null?1/0:$(ge[X],O,U,0),nt=oe-Me,we=ze-oe;nt<=we?nt<=B&&(F=ae):we<=B&&(F=X)}else F=X==null?ae:ae==null?X:I-ae<=X-I?ae:X}else G&&Je(oe-$(ge[I],O,U,0))>B&&(F=null);return F}}let Jn=f=>{J.event=f};J.idxs=xe,J._lock=!1;let it=J.points;it.show=ce(it.show),it.size=ce(it.size),it.stroke=ce(it.stroke),it.width=ce(it.width),it.fill=ce(it.fill);let ln=o.focus=He({},e.focus||{alpha:.3},J.focus),Co=ln.prox>=0,To=Co&&it.one,zt=[],Po=[],Mo=[];function Aa(f,h){let y=it.show(o,h);if(y instanceof HTMLElement)return Ot(y,iy),Ot(y,f.class),hn(y,-10,-10,se,H),b.insertBefore(y,zt[h]),y}function La(f,h){if(r==1||h>0){let y=r==1&&w[f.scale].time,v=f.value;f.value=y?Hc(v)?Zc(re,Jc(v,Y)):v||fe:v||xb,f.label=f.label||(y?pb:db)}if(To||h>0){f.width=f.width==null?1:f.width,f.paths=f.paths||Ib||Sy,f.fillTo=ce(f.fillTo||Rb),f.pxAlign=+he(f.pxAlign,x),f.pxRound=id(f.pxAlign),f.stroke=ce(f.stroke||null),f.fill=ce(f.fill||null),f._stroke=f._fill=f._paths=f._focus=null;let y=wb(gt(1,f.width),1),v=f.points=He({},{size:y,width:gt(1,y*.2),stroke:f.stroke,space:y*2,paths:Db,_stroke:null,_fill:null},f.points);v.show=ce(v.show),v.filter=ce(v.filter),v.fill=ce(v.fill),v.stroke=ce(v.stroke),v.paths=ce(v.paths),v.pxAlign=f.pxAlign}if(Ke){let y=Yr(f,h);De.splice(h,0,y[0]),rn.splice(h,0,y[1]),ie.values.push(null)}if(ut){xe.splice(h,0,null);let y=null;To?h==0&&(y=Aa(f,h)):h>0&&(y=Aa(f,h)),zt.splice(h,0,y),Po.splice(h,0,0),Mo.splice(h,0,0)}tt("addSeries",h)}function ah(f,h){h=h??_.length,f=r==1?Bl(f,h,Xc,rd):Bl(f,h,{},od),_.splice(h,0,f),La(_[h],h)}o.addSeries=ah;function uh(f){if(_.splice(f,1),Ke){ie.values.splice(f,1),rn.splice(f,1);let h=De.splice(f,1)[0];ko(null,h.firstChild),h.remove()}ut&&(xe.splice(f,1),zt.splice(f,1)[0].remove(),Po.splice(f,1),Mo.splice(f,1)),tt("delSeries",f)}o.delSeries=uh;let Zn=[!1,!1,!1,!1];function ch(f,h){if(f._show=f.show,f.show){let y=f.side%2,v=w[f.scale];v==null&&(f.scale=y?_[1].scale:E,v=w[f.scale]);let k=v.time;f.size=ce(f.size),f.space=ce(f.space),f.rotate=ce(f.rotate),Fn(f.incrs)&&f.incrs.forEach(I=>{!Wn.has(I)&&Wn.set(I,vd(I))}),f.incrs=ce(f.incrs||(v.distr==2?Uy:k?S==1?qy:Zy:fo)),f.splits=ce(f.splits||(k&&v.distr==1?yt:v.distr==3?zl:v.distr==4?hb:mb)),f.stroke=ce(f.stroke),f.grid.stroke=ce(f.grid.stroke),f.ticks.stroke=ce(f.ticks.stroke),f.border.stroke=ce(f.border.stroke);let T=f.values;f.values=Fn(T)&&!Fn(T[0])?ce(T):k?Fn(T)?Yc(re,qc(T,Y)):Hc(T)?eb(re,T):T||Oe:T||fb,f.filter=ce(f.filter||(v.distr>=3&&v.log==10?bb:v.distr==3&&v.log==2?vb:yd)),f.font=cd(f.font),f.labelFont=cd(f.labelFont),f._size=f.size(o,null,h,0),f._space=f._rotate=f._incrs=f._found=f._splits=f._values=null,f._size>0&&(Zn[h]=!0,f._el=Ht(ny,g))}}function mr(f,h,y,v){let[k,T,I,N]=y,F=h%2,B=0;return F==0&&(N||T)&&(B=h==0&&!k||h==2&&!I?Ye(Qc.size/3):0),F==1&&(k||I)&&(B=h==1&&!T||h==3&&!N?Ye(td.size/2):0),B}let Ia=o.padding=(e.padding||[mr,mr,mr,mr]).map(f=>ce(he(f,mr))),Tn=o._padding=Ia.map((f,h)=>f(o,h,Zn,0)),rt,Ze=null,Qe=null,Qr=r==1?_[0].idxs:null,qt=null,hr=!1;function Da(f,h){if(t=f??[],o.data=o._data=t,r==2){rt=0;for(let y=1;y<_.length;y++)rt+=t[y][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),qt=t[0],rt=qt.length;let y=t;if(A==2){y=t.slice();let v=y[0]=Array(rt);for(let k=0;k<rt;k++)v[k]=k}o._data=t=y}if(Oo(!0),tt("setData"),A==2&&(Ro=!0),h!==!1){let y=O;y.auto(o,hr)?_i():Mn(E,y.min,y.max),Yn=Yn||J.left>=0,$t=!0,Ao()}}o.setData=Da;function _i(){hr=!0;let f,h;r==1&&(rt>0?(Ze=Qr[0]=0,Qe=Qr[1]=rt-1,f=t[0][Ze],h=t[0][Qe],A==2?(f=Ze,h=Qe):f==h&&(A==3?[f,h]=js(f,f,O.log,!1):A==4?[f,h]=Kl(f,f,O.log,!1):O.time?h=f+Ye(86400/S):[f,h]=Hs(f,h,Ul,!0))):(Ze=Qr[0]=f=null,Qe=Qr[1]=h=null)),Mn(E,f,h)}let Xr,Eo,ki,Si,Ri,Ci,Ti,Pi,Mi,vt;function $a(f,h,y,v,k,T){f??=Tc,y??=ql,v??="butt",k??=Tc,T??="round",f!=Xr&&(p.strokeStyle=Xr=f),k!=Eo&&(p.fillStyle=Eo=k),h!=ki&&(p.lineWidth=ki=h),T!=Ri&&(p.lineJoin=Ri=T),v!=Ci&&(p.lineCap=Ci=v),y!=Si&&p.setLineDash(Si=y)}function za(f,h,y,v){h!=Eo&&(p.fillStyle=Eo=h),f!=Ti&&(p.font=Ti=f),y!=Pi&&(p.textAlign=Pi=y),v!=Mi&&(p.textBaseline=Mi=v)}function Ei(f,h,y,v,k=0){if(v.length>0&&f.auto(o,hr)&&(h==null||h.min==null)){let T=he(Ze,0),I=he(Qe,v.length-1),N=y.min==null?by(v,T,I,k,f.distr==3):[y.min,y.max];f.min=nn(f.min,y.min=N[0]),f.max=gt(f.max,y.max=N[1])}}let Na={min:null,max:null};function dh(){for(let v in w){let k=w[v];V[v]==null&&(k.min==null||V[E]!=null&&k.auto(o,hr))&&(V[v]=Na)}for(let v in w){let k=w[v];V[v]==null&&k.from!=null&&V[k.from]!=null&&(V[v]=Na)}V[E]!=null&&Oo(!0);let f={};for(let v in V){let k=V[v];if(k!=null){let T=f[v]=or(w[v],Ty);if(k.min!=null)He(T,k);else if(v!=E||r==2)if(rt==0&&T.from==null){let I=T.range(o,null,null,v);T.min=I[0],T.max=I[1]}else T.min=ke,T.max=-ke}}if(rt>0){_.forEach((v,k)=>{if(r==1){let T=v.scale,I=V[T];if(I==null)return;let N=f[T];if(k==0){let F=N.range(o,N.min,N.max,T);N.min=F[0],N.max=F[1],Ze=tn(N.min,t[0]),Qe=tn(N.max,t[0]),Qe-Ze>1&&(t[0][Ze]<N.min&&Ze++,t[0][Qe]>N.max&&Qe--),v.min=qt[Ze],v.max=qt[Qe]}else v.show&&v.auto&&Ei(N,I,v,t[k],v.sorted);v.idxs[0]=Ze,v.idxs[1]=Qe}else if(k>0&&v.show&&v.auto){let[T,I]=v.facets,N=T.scale,F=I.scale,[B,G]=t[k],U=f[N],oe=f[F];U!=null&&Ei(U,V[N],T,B,T.sorted),oe!=null&&Ei(oe,V[F],I,G,I.sorted),v.min=I.min,v.max=I.max}});for(let v in f){let k=f[v],T=V[v];if(k.from==null&&(T==null||T.min==null)){let I=k.range(o,k.min==ke?null:k.min,k.max==-ke?null:k.max,v);k.min=I[0],k.max=I[1]}}}for(let v in f){let k=f[v];if(k.from!=null){let T=f[k.from];if(T.min==null)k.min=k.max=null;else{let I=k.range(o,T.min,T.max,v);k.min=I[0],k.max=I[1]}}}let h={},y=!1;for(let v in f){let k=f[v],T=w[v];if(T.min!=k.min||T.max!=k.max){T.min=k.min,T.max=k.max;let I=T.distr;T._min=I==3?_n(T.min):I==4?Pl(T.min,T.asinh):I==100?T.fwd(T.min):T.min,T._max=I==3?_n(T.max):I==4?Pl(T.max,T.asinh):I==100?T.fwd(T.max):T.max,h[v]=y=!0}}if(y){_.forEach((v,k)=>{r==2?k>0&&h.y&&(v._paths=null):h[v.scale]&&(v._paths=null)});for(let v in h)Ro=!0,tt("setScale",v);ut&&J.left>=0&&(Yn=$t=!0)}for(let v in V)V[v]=null}function ph(f){let h=$l(Ze-1,0,rt-1),y=$l(Qe+1,0,rt-1);for(;f[h]==null&&h>0;)h--;for(;f[y]==null&&y<rt-1;)y++;return[h,y]}function fh(){if(rt>0){let f=_.some(h=>h._focus)&&vt!=ln.alpha;f&&(p.globalAlpha=vt=ln.alpha),_.forEach((h,y)=>{if(y>0&&h.show&&(Fa(y,!1),Fa(y,!0),h._paths==null)){let v=vt;vt!=h.alpha&&(p.globalAlpha=vt=h.alpha);let k=r==2?[0,t[y][0].length-1]:ph(t[y]);h._paths=h.paths(o,y,k[0],k[1]),vt!=v&&(p.globalAlpha=vt=v)}}),_.forEach((h,y)=>{if(y>0&&h.show){let v=vt;vt!=h.alpha&&(p.globalAlpha=vt=h.alpha),h._paths!=null&&Wa(y,!1);{let k=h._paths!=null?h._paths.gaps:null,T=h.points.show(o,y,Ze,Qe,k),I=h.points.filter(o,y,T,k);(T||I)&&(h.points._paths=h.points.paths(o,y,Ze,Qe,I),Wa(y,!0))}vt!=v&&(p.globalAlpha=vt=v),tt("drawSeries",y)}}),f&&(p.globalAlpha=vt=1)}}function Fa(f,h){let y=h?_[f].points:_[f];y._stroke=y.stroke(o,f),y._fill=y.fill(o,f)}function Wa(f,h){let y=h?_[f].points:_[f],{stroke:v,fill:k,clip:T,flags:I,_stroke:N=y._stroke,_fill:F=y._fill,_width:B=y.width}=y._paths;B=Se(B*ye,3);let G=null,U=B%2/2;h&&F==null&&(F=B>0?"#fff":N);let oe=y.pxAlign==1&&U>0;if(oe&&p.translate(U,U),!h){let ge=St-B/2,me=Dt-B/2,ae=bt+B,X=jt+B;G=new Path2D,G.rect(ge,me,ae,X)}h?Oi(N,B,y.dash,y.cap,F,v,k,I,T):mh(f,N,B,y.dash,y.cap,F,v,k,I,G,T),oe&&p.translate(-U,-U)}function mh(f,h,y,v,k,T,I,N,F,B,G){let U=!1;F!=0&&L.forEach((oe,ge)=>{if(oe.series[0]==f){let me=_[oe.series[1]],ae=t[oe.series[1]],X=(me._paths||zr).band;Fn(X)&&(X=oe.dir==1?X[0]:X[1]);let Z,Me=null;me.show&&X&&xy(ae,Ze,Qe)?(Me=oe.fill(o,ge)||T,Z=me._paths.clip):X=null,Oi(h,y,v,k,Me,I,N,F,B,G,Z,X),U=!0}}),U||Oi(h,y,v,k,T,I,N,F,B,G)}let Ba=rr|Fl;function Oi(f,h,y,v,k,T,I,N,F,B,G,U){$a(f,h,y,v,k),(F||B||U)&&(p.save(),F&&p.clip(F),B&&p.clip(B)),U?(N&Ba)==Ba?(p.clip(U),G&&p.clip(G),ts(k,I),es(f,T,h)):N&Fl?(ts(k,I),p.clip(U),es(f,T,h)):N&rr&&(p.save(),p.clip(U),G&&p.clip(G),ts(k,I),p.restore(),es(f,T,h)):(ts(k,I),es(f,T,h)),(F||B||U)&&p.restore()}function es(f,h,y){y>0&&(h instanceof Map?h.forEach((v,k)=>{p.strokeStyle=Xr=k,p.stroke(v)}):h!=null&&f&&p.stroke(h))}function ts(f,h){h instanceof Map?h.forEach((y,v)=>{p.fillStyle=Eo=v,p.fill(y)}):h!=null&&f&&p.fill(h)}function hh(f,h,y,v){let k=R[f],T;if(v<=0)T=[0,0];else{let I=k._space=k.space(o,f,h,y,v),N=k._incrs=k.incrs(o,f,h,y,v,I);T=Bb(h,y,N,v,I)}return k._found=T}function Ai(f,h,y,v,k,T,I,N,F,B){let G=I%2/2;x==1&&p.translate(G,G),$a(N,I,F,B,N),p.beginPath();let U,oe,ge,me,ae=k+(v==0||v==3?-T:T);y==0?(oe=k,me=ae):(U=k,ge=ae);for(let X=0;X<f.length;X++)h[X]!=null&&(y==0?U=ge=f[X]:oe=me=f[X],p.moveTo(U,oe),p.lineTo(ge,me));p.stroke(),x==1&&p.translate(-G,-G)}function gh(f){let h=!0;return R.forEach((y,v)=>{if(!y.show)return;let k=w[y.scale];if(k.min==null){y._show&&(h=!1,y._show=!1,Oo(!1));return}else y._show||(h=!1,y._show=!0,Oo(!1));let T=y.side,I=T%2,{min:N,max:F}=k,[B,G]=hh(v,N,F,I==0?se:H);if(G==0)return;let U=k.distr==2,oe=y._splits=y.splits(o,v,N,F,B,G,U),ge=k.distr==2?oe.map(Z=>qt[Z]):oe,me=k.distr==2?qt[oe[1]]-qt[oe[0]]:B,ae=y._values=y.values(o,y.filter(o,ge,v,G,me),v,G,me);y._rotate=T==2?y.rotate(o,ae,v,G):0;let X=y._size;y._size=Kt(y.size(o,ae,v,f)),X!=null&&y._size!=X&&(h=!1)}),h}function yh(f){let h=!0;return Ia.forEach((y,v)=>{let k=y(o,v,Zn,f);k!=Tn[v]&&(h=!1),Tn[v]=k}),h}function bh(){for(let f=0;f<R.length;f++){let h=R[f];if(!h.show||!h._show)continue;let y=h.side,v=y%2,k,T,I=h.stroke(o,f),N=y==0||y==3?-1:1,[F,B]=h._found;if(h.label!=null){let pt=h.labelGap*N,Tt=Ye((h._lpos+pt)*ye);za(h.labelFont[0],I,"center",y==2?"top":Cc),p.save(),v==1?(k=T=0,p.translate(Tt,Ye(Dt+jt/2)),p.rotate((y==3?-Vs:Vs)/2)):(k=Ye(St+bt/2),T=Tt);let eo=hd(h.label)?h.label(o,f,F,B):h.label;p.fillText(eo,k,T),p.restore()}if(B==0)continue;let G=w[h.scale],U=v==0?bt:jt,oe=v==0?St:Dt,ge=h._splits,me=G.distr==2?ge.map(pt=>qt[pt]):ge,ae=G.distr==2?qt[ge[1]]-qt[ge[0]]:F,X=h.ticks,Z=h.border,Me=X.show?X.size:0,ze=Ye(Me*ye),nt=Ye((h.alignTo==2?h._size-Me-h.gap:h.gap)*ye),we=h._rotate*-Vs/180,Ne=C(h._pos*ye),Rt=(ze+nt)*N,dt=Ne+Rt;T=v==0?dt:0,k=v==1?dt:0;let Nt=h.font[0],Yt=h.align==1?Qo:h.align==2?Rl:we>0?Qo:we<0?Rl:v==0?"center":y==3?Rl:Qo,cn=we||v==1?"middle":y==2?"top":Cc;za(Nt,I,Yt,cn);let Ct=h.font[1]*h.lineGap,Ft=ge.map(pt=>C(a(pt,G,U,oe))),Jt=h._values;for(let pt=0;pt<Jt.length;pt++){let Tt=Jt[pt];if(Tt!=null){v==0?k=Ft[pt]:T=Ft[pt],Tt=""+Tt;let eo=Tt.indexOf(`
`)==-1?[Tt]:Tt.split(/\n/gm);for(let ft=0;ft<eo.length;ft++){let iu=eo[ft];we?(p.save(),p.translate(k,T+ft*Ct),p.rotate(we),p.fillText(iu,0,0),p.restore()):p.fillText(iu,k,T+ft*Ct)}}}X.show&&Ai(Ft,X.filter(o,me,f,B,ae),v,y,Ne,ze,Se(X.width*ye,3),X.stroke(o,f),X.dash,X.cap);let dn=h.grid;dn.show&&Ai(Ft,dn.filter(o,me,f,B,ae),v,v==0?2:1,v==0?Dt:St,v==0?jt:bt,Se(dn.width*ye,3),dn.stroke(o,f),dn.dash,dn.cap),Z.show&&Ai([Ne],[1],v==0?1:0,v==0?1:2,v==1?Dt:St,v==1?jt:bt,Se(Z.width*ye,3),Z.stroke(o,f),Z.dash,Z.cap)}tt("drawAxes")}function Oo(f){_.forEach((h,y)=>{y>0&&(h._paths=null,f&&(r==1?(h.min=null,h.max=null):h.facets.forEach(v=>{v.min=null,v.max=null})))})}let ns=!1,Li=!1,gr=[];function vh(){Li=!1;for(let f=0;f<gr.length;f++)tt(...gr[f]);gr.length=0}function Ao(){ns||(Iy(Va),ns=!0)}function xh(f,h=!1){ns=!0,Li=h,f(o),Va(),h&&gr.length>0&&queueMicrotask(vh)}o.batch=xh;function Va(){if(xi&&(dh(),xi=!1),Ro&&(rh(),Ro=!1),Jr){if(Ee(m,Qo,Re),Ee(m,"top",Ue),Ee(m,Lr,se),Ee(m,Ir,H),Ee(b,Qo,Re),Ee(b,"top",Ue),Ee(b,Lr,se),Ee(b,Ir,H),Ee(g,Lr,bn),Ee(g,Ir,Un),d.width=Ye(bn*ye),d.height=Ye(Un*ye),R.forEach(({_el:f,_show:h,_size:y,_pos:v,side:k})=>{if(f!=null)if(h){let T=k===3||k===0?y:0,I=k%2==1;Ee(f,I?"left":"top",v-T),Ee(f,I?"width":"height",y),Ee(f,I?"top":"left",I?Ue:Re),Ee(f,I?"height":"width",I?H:se),Il(f,mo)}else Ot(f,mo)}),Xr=Eo=ki=Ri=Ci=Ti=Pi=Mi=Si=null,vt=1,vr(!0),Re!=So||Ue!=jn||se!=sn||H!=qn){Oo(!1);let f=se/sn,h=H/qn;if(ut&&!Yn&&J.left>=0){J.left*=f,J.top*=h,Lo&&hn(Lo,Ye(J.left),0,se,H),Io&&hn(Io,0,Ye(J.top),se,H);for(let y=0;y<zt.length;y++){let v=zt[y];v!=null&&(Po[y]*=f,Mo[y]*=h,hn(v,Kt(Po[y]),Kt(Mo[y]),se,H))}}if(Pe.show&&!Zr&&Pe.left>=0&&Pe.width>0){Pe.left*=f,Pe.width*=f,Pe.top*=h,Pe.height*=h;for(let y in Fi)Ee(zo,y,Pe[y])}So=Re,jn=Ue,sn=se,qn=H}tt("setSize"),Jr=!1}bn>0&&Un>0&&(p.clearRect(0,0,d.width,d.height),tt("drawClear"),P.forEach(f=>f()),tt("draw")),Pe.show&&Zr&&(os(Pe),Zr=!1),ut&&Yn&&(Xn(null,!0,!1),Yn=!1),ie.show&&ie.live&&$t&&(zi(),$t=!1),u||(u=!0,o.status=1,tt("ready")),hr=!1,ns=!1}o.redraw=(f,h)=>{Ro=h||!1,f!==!1?Mn(E,O.min,O.max):Ao()};function Ii(f,h){let y=w[f];if(y.from==null){if(rt==0){let v=y.range(o,h.min,h.max,f);h.min=v[0],h.max=v[1]}if(h.min>h.max){let v=h.min;h.min=h.max,h.max=v}if(rt>1&&h.min!=null&&h.max!=null&&h.max-h.min<1e-16)return;f==E&&y.distr==2&&rt>0&&(h.min=tn(h.min,t[0]),h.max=tn(h.max,t[0]),h.min==h.max&&h.max++),V[f]=h,xi=!0,Ao()}}o.setScale=Ii;let Di,$i,Lo,Io,Ga,Ha,Do,$o,Ka,Ua,Te,Le,Pn=!1,st=J.drag,Xe=st.x,et=st.y;ut&&(J.x&&(Di=Ht(ry,b)),J.y&&($i=Ht(sy,b)),O.ori==0?(Lo=Di,Io=$i):(Lo=$i,Io=Di),Te=J.left,Le=J.top);let Pe=o.select=He({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),zo=Pe.show?Ht(oy,Pe.over?b:m):null;function os(f,h){if(Pe.show){for(let y in f)Pe[y]=f[y],y in Fi&&Ee(zo,y,f[y]);h!==!1&&tt("setSelect")}}o.setSelect=os;function wh(f){if(_[f].show)Ke&&Il(De[f],mo);else if(Ke&&Ot(De[f],mo),ut){let y=To?zt[0]:zt[f];y!=null&&hn(y,-10,-10,se,H)}}function Mn(f,h,y){Ii(f,{min:h,max:y})}function an(f,h,y,v){h.focus!=null&&Ch(f),h.show!=null&&_.forEach((k,T)=>{T>0&&(f==T||f==null)&&(k.show=h.show,wh(T),r==2?(Mn(k.facets[0].scale,null,null),Mn(k.facets[1].scale,null,null)):Mn(k.scale,null,null),Ao())}),y!==!1&&tt("setSeries",f,h),v&&xr("setSeries",o,f,h)}o.setSeries=an;function _h(f,h){He(L[f],h)}function kh(f,h){f.fill=ce(f.fill||null),f.dir=he(f.dir,-1),h=h??L.length,L.splice(h,0,f)}function Sh(f){f==null?L.length=0:L.splice(f,1)}o.addBand=kh,o.setBand=_h,o.delBand=Sh;function Rh(f,h){_[f].alpha=h,ut&&zt[f]!=null&&(zt[f].style.opacity=h),Ke&&De[f]&&(De[f].style.opacity=h)}let vn,En,Qn,No={focus:!0};function Ch(f){if(f!=Qn){let h=f==null,y=ln.alpha!=1;_.forEach((v,k)=>{if(r==1||k>0){let T=h||k==0||k==f;v._focus=h?null:T,y&&Rh(k,T?1:ln.alpha)}}),Qn=f,y&&Ao()}}Ke&&Co&&ct(Ec,be,f=>{J._lock||(Jn(f),Qn!=null&&an(null,No,!0,Ve.setSeries))});function un(f,h,y){let v=w[h];y&&(f=f/ye-(v.ori==1?Ue:Re));let k=se;v.ori==1&&(k=H,f=k-f),v.dir==-1&&(f=k-f);let T=v._min,I=v._max,N=f/k,F=T+(I-T)*N,B=v.distr;return B==3?tr(10,F):B==4?_y(F,v.asinh):B==100?v.bwd(F):F}function Th(f,h){let y=un(f,E,h);return tn(y,t[0],Ze,Qe)}o.valToIdx=f=>tn(f,t[0]),o.posToIdx=Th,o.posToVal=un,o.valToPos=(f,h,y)=>w[h].ori==0?s(f,w[h],y?bt:se,y?St:0):i(f,w[h],y?jt:H,y?Dt:0),o.setCursor=(f,h,y)=>{Te=f.left,Le=f.top,Xn(null,h,y)};function ja(f,h){Ee(zo,Qo,Pe.left=f),Ee(zo,Lr,Pe.width=h)}function qa(f,h){Ee(zo,"top",Pe.top=f),Ee(zo,Ir,Pe.height=h)}let yr=O.ori==0?ja:qa,br=O.ori==1?ja:qa;function Ph(){if(Ke&&ie.live)for(let f=r==2?1:0;f<_.length;f++){if(f==0&&It)continue;let h=ie.values[f],y=0;for(let v in h)rn[f][y++].firstChild.nodeValue=h[v]}}function zi(f,h){if(f!=null&&(f.idxs?f.idxs.forEach((y,v)=>{xe[v]=y}):Cy(f.idx)||xe.fill(f.idx),ie.idx=xe[0]),Ke&&ie.live){for(let y=0;y<_.length;y++)(y>0||r==1&&!It)&&Mh(y,xe[y]);Ph()}$t=!1,h!==!1&&tt("setLegend")}o.setLegend=zi;function Mh(f,h){let y=_[f],v=f==0&&A==2?qt:t[f],k;It?k=y.values(o,f,h)??Cn:(k=y.value(o,h==null?null:v[h],f,h),k=k==null?Cn:{_:k}),ie.values[f]=k}function Xn(f,h,y){Ka=Te,Ua=Le,[Te,Le]=J.move(o,Te,Le),J.left=Te,J.top=Le,ut&&(Lo&&hn(Lo,Ye(Te),0,se,H),Io&&hn(Io,0,Ye(Le),se,H));let v,k=Ze>Qe;vn=ke,En=null;let T=O.ori==0?se:H,I=O.ori==1?se:H;if(Te<0||rt==0||k){v=J.idx=null;for(let N=0;N<_.length;N++){let F=zt[N];F!=null&&hn(F,-10,-10,se,H)}Co&&an(null,No,!0,f==null&&Ve.setSeries),ie.live&&(xe.fill(v),$t=!0)}else{let N,F,B;r==1&&(N=O.ori==0?Te:Le,F=un(N,E),v=J.idx=tn(F,t[0],Ze,Qe),B=$(t[0][v],O,T,0));let G=-10,U=-10,oe=0,ge=0,me=!0,ae="",X="";for(let Z=r==2?1:0;Z<_.length;Z++){let Me=_[Z],ze=xe[Z],nt=ze==null?null:r==1?t[Z][ze]:t[Z][1][ze],we=J.dataIdx(o,Z,v,F),Ne=we==null?null:r==1?t[Z][we]:t[Z][1][we];if($t=$t||Ne!=nt||we!=ze,xe[Z]=we,Z>0&&Me.show){let Rt=we==null?-10:we==v?B:$(r==1?t[0][we]:t[Z][0][we],O,T,0),dt=Ne==null?-10:K(Ne,r==1?w[Me.scale]:w[Me.facets[1].scale],I,0);if(Co&&Ne!=null){let Nt=O.ori==1?Te:Le,Yt=Je(ln.dist(o,Z,we,dt,Nt));if(Yt<vn){let cn=ln.bias;if(cn!=0){let Ct=un(Nt,Me.scale),Ft=Ne>=0?1:-1,Jt=Ct>=0?1:-1;Jt==Ft&&(Jt==1?cn==1?Ne>=Ct:Ne<=Ct:cn==1?Ne<=Ct:Ne>=Ct)&&(vn=Yt,En=Z)}else vn=Yt,En=Z}}if($t||To){let Nt,Yt;O.ori==0?(Nt=Rt,Yt=dt):(Nt=dt,Yt=Rt);let cn,Ct,Ft,Jt,dn,pt,Tt=!0,eo=it.bbox;if(eo!=null){Tt=!1;let ft=eo(o,Z);Ft=ft.left,Jt=ft.top,cn=ft.width,Ct=ft.height}else Ft=Nt,Jt=Yt,cn=Ct=it.size(o,Z);if(pt=it.fill(o,Z),dn=it.stroke(o,Z),To)Z==En&&vn<=ln.prox&&(G=Ft,U=Jt,oe=cn,ge=Ct,me=Tt,ae=pt,X=dn);else{let ft=zt[Z];ft!=null&&(Po[Z]=Ft,Mo[Z]=Jt,zc(ft,cn,Ct,Tt),Dc(ft,pt,dn),hn(ft,Kt(Ft),Kt(Jt),se,H))}}}}if(To){let Z=ln.prox,Me=Qn==null?vn<=Z:vn>Z||En!=Qn;if($t||Me){let ze=zt[0];ze!=null&&(Po[0]=G,Mo[0]=U,zc(ze,oe,ge,me),Dc(ze,ae,X),hn(ze,Kt(G),Kt(U),se,H))}}}if(Pe.show&&Pn)if(f!=null){let[N,F]=Ve.scales,[B,G]=Ve.match,[U,oe]=f.cursor.sync.scales,ge=f.cursor.drag;if(Xe=ge._x,et=ge._y,Xe||et){let{left:me,top:ae,width:X,height:Z}=f.select,Me=f.scales[U].ori,ze=f.posToVal,nt,we,Ne,Rt,dt,Nt=N!=null&&B(N,U),Yt=F!=null&&G(F,oe);Nt&&Xe?(Me==0?(nt=me,we=X):(nt=ae,we=Z),Ne=w[N],Rt=$(ze(nt,U),Ne,T,0),dt=$(ze(nt+we,U),Ne,T,0),yr(nn(Rt,dt),Je(dt-Rt))):yr(0,T),Yt&&et?(Me==1?(nt=me,we=X):(nt=ae,we=Z),Ne=w[F],Rt=K(ze(nt,oe),Ne,I,0),dt=K(ze(nt+we,oe),Ne,I,0),br(nn(Rt,dt),Je(dt-Rt))):br(0,I)}else Wi()}else{let N=Je(Ka-Ga),F=Je(Ua-Ha);if(O.ori==1){let oe=N;N=F,F=oe}Xe=st.x&&N>=st.dist,et=st.y&&F>=st.dist;let B=st.uni;B!=null?Xe&&et&&(Xe=N>=B,et=F>=B,!Xe&&!et&&(F>N?et=!0:Xe=!0)):st.x&&st.y&&(Xe||et)&&(Xe=et=!0);let G,U;Xe&&(O.ori==0?(G=Do,U=Te):(G=$o,U=Le),yr(nn(G,U),Je(U-G)),et||br(0,I)),et&&(O.ori==1?(G=Do,U=Te):(G=$o,U=Le),br(nn(G,U),Je(U-G)),Xe||yr(0,T)),!Xe&&!et&&(yr(0,0),br(0,0))}if(st._x=Xe,st._y=et,f==null){if(y){if(su!=null){let[N,F]=Ve.scales;Ve.values[0]=N!=null?un(O.ori==0?Te:Le,N):null,Ve.values[1]=F!=null?un(O.ori==1?Te:Le,F):null}xr(Cl,o,Te,Le,se,H,v)}if(Co){let N=y&&Ve.setSeries,F=ln.prox;Qn==null?vn<=F&&an(En,No,!0,N):vn>F?an(null,No,!0,N):En!=Qn&&an(En,No,!0,N)}}$t&&(ie.idx=v,zi()),h!==!1&&tt("setCursor")}let On=null;Object.defineProperty(o,"rect",{get(){return On==null&&vr(!1),On}});function vr(f=!1){f?On=null:(On=b.getBoundingClientRect(),tt("syncRect",On))}function Ya(f,h,y,v,k,T,I){J._lock||Pn&&f!=null&&f.movementX==0&&f.movementY==0||(Ni(f,h,y,v,k,T,I,!1,f!=null),f!=null?Xn(null,!0,!0):Xn(h,!0,!1))}function Ni(f,h,y,v,k,T,I,N,F){if(On==null&&vr(!1),Jn(f),f!=null)y=f.clientX-On.left,v=f.clientY-On.top;else{if(y<0||v<0){Te=-10,Le=-10;return}let[B,G]=Ve.scales,U=h.cursor.sync,[oe,ge]=U.values,[me,ae]=U.scales,[X,Z]=Ve.match,Me=h.axes[0].side%2==1,ze=O.ori==0?se:H,nt=O.ori==1?se:H,we=Me?T:k,Ne=Me?k:T,Rt=Me?v:y,dt=Me?y:v;if(me!=null?y=X(B,me)?a(oe,w[B],ze,0):-10:y=ze*(Rt/we),ae!=null?v=Z(G,ae)?a(ge,w[G],nt,0):-10:v=nt*(dt/Ne),O.ori==1){let Nt=y;y=v,v=Nt}}F&&(h==null||h.cursor.event.type==Cl)&&((y<=1||y>=se-1)&&(y=po(y,se)),(v<=1||v>=H-1)&&(v=po(v,H))),N?(Ga=y,Ha=v,[Do,$o]=J.move(o,y,v)):(Te=y,Le=v)}let Fi={width:0,height:0,left:0,top:0};function Wi(){os(Fi,!1)}let Ja,Za,Qa,Xa;function eu(f,h,y,v,k,T,I){Pn=!0,Xe=et=st._x=st._y=!1,Ni(f,h,y,v,k,T,I,!0,!1),f!=null&&(ct(Tl,Al,tu,!1),xr(Pc,o,Do,$o,se,H,null));let{left:N,top:F,width:B,height:G}=Pe;Ja=N,Za=F,Qa=B,Xa=G}function tu(f,h,y,v,k,T,I){Pn=st._x=st._y=!1,Ni(f,h,y,v,k,T,I,!1,!0);let{left:N,top:F,width:B,height:G}=Pe,U=B>0||G>0,oe=Ja!=N||Za!=F||Qa!=B||Xa!=G;if(U&&oe&&os(Pe),st.setScale&&U&&oe){let ge=N,me=B,ae=F,X=G;if(O.ori==1&&(ge=F,me=G,ae=N,X=B),Xe&&Mn(E,un(ge,E),un(ge+me,E)),et)for(let Z in w){let Me=w[Z];Z!=E&&Me.from==null&&Me.min!=ke&&Mn(Z,un(ae+X,Z),un(ae,Z))}Wi()}else J.lock&&(J._lock=!J._lock,Xn(h,!0,f!=null));f!=null&&(ko(Tl,Al),xr(Tl,o,Te,Le,se,H,null))}function Eh(f,h,y,v,k,T,I){if(J._lock)return;Jn(f);let N=Pn;if(Pn){let F=!0,B=!0,G=10,U,oe;O.ori==0?(U=Xe,oe=et):(U=et,oe=Xe),U&&oe&&(F=Te<=G||Te>=se-G,B=Le<=G||Le>=H-G),U&&F&&(Te=Te<Do?0:se),oe&&B&&(Le=Le<$o?0:H),Xn(null,!0,!0),Pn=!1}Te=-10,Le=-10,xe.fill(null),Xn(null,!0,!0),N&&(Pn=N)}function nu(f,h,y,v,k,T,I){J._lock||(Jn(f),_i(),Wi(),f!=null&&xr(Oc,o,Te,Le,se,H,null))}function ou(){R.forEach(Vb),wi(o.width,o.height,!0)}ho(Gs,er,ou);let Fo={};Fo.mousedown=eu,Fo.mousemove=Ya,Fo.mouseup=tu,Fo.dblclick=nu,Fo.setSeries=(f,h,y,v)=>{let k=Ve.match[2];y=k(o,h,y),y!=-1&&an(y,v,!0,!1)},ut&&(ct(Pc,b,eu),ct(Cl,b,Ya),ct(Mc,b,f=>{Jn(f),vr(!1)}),ct(Ec,b,Eh),ct(Oc,b,nu),Wl.add(o),o.syncRect=vr);let rs=o.hooks=e.hooks||{};function tt(f,h,y){Li?gr.push([f,h,y]):f in rs&&rs[f].forEach(v=>{v.call(null,o,h,y)})}(e.plugins||[]).forEach(f=>{for(let h in f.hooks)rs[h]=(rs[h]||[]).concat(f.hooks[h])});let ru=(f,h,y)=>y,Ve=He({key:null,setSeries:!1,filters:{pub:Vc,sub:Vc},scales:[E,_[1]?_[1].scale:null],match:[Gc,Gc,ru],values:[null,null]},J.sync);Ve.match.length==2&&Ve.match.push(ru),J.sync=Ve;let su=Ve.key,Bi=Fd(su);function xr(f,h,y,v,k,T,I){Ve.filters.pub(f,h,y,v,k,T,I)&&Bi.pub(f,h,y,v,k,T,I)}Bi.sub(o);function Oh(f,h,y,v,k,T,I){Ve.filters.sub(f,h,y,v,k,T,I)&&Fo[f](null,h,y,v,k,T,I)}o.pub=Oh;function Ah(){Bi.unsub(o),Wl.delete(o),Kn.clear(),Dl(Gs,er,ou),c.remove(),be?.remove(),tt("destroy")}o.destroy=Ah;function Vi(){tt("init",e,t),Da(t||e.data,!1),V[E]?Ii(E,V[E]):_i(),Zr=Pe.show&&(Pe.width>0||Pe.height>0),Yn=$t=!0,wi(e.width,e.height)}return _.forEach(La),R.forEach(ch),n?n instanceof HTMLElement?(n.appendChild(c),Vi()):n(o,Vi):Vi(),o}ot.assign=He;ot.fmtNum=jl;ot.rangeNum=Hs;ot.rangeLog=js;ot.rangeAsinh=Kl;ot.orient=yo;ot.pxRatio=ye;ot.join=Ly;ot.fmtDate=Yl,ot.tzDate=Hy;ot.sync=Fd;{ot.addGap=Cb,ot.clipGaps=Js;let e=ot.paths={points:Kd};e.linear=jd,e.stepped=Mb,e.bars=Eb,e.spline=Ab}function on(e,t,n,o,r){e.beginPath(),e.moveTo(t,n),e.lineTo(o,r),e.stroke()}function ei(e,t,n,{foot:o,isBelow:r=!1}={}){let{ctx:s,bbox:i}=e,a=devicePixelRatio,[u,c]=[e.valToPos(t.op,"x",!0),e.valToPos(t.nbytes,"y",!0)];o!==void 0&&on(s,u,c,u,o),s.beginPath(),s.arc(u,c,3.5*a,0,2*Math.PI),s.fill();let d=u>i.left+i.width/2;s.textAlign=d?"right":"left",s.fillText(n,u+(d?-8:8)*a,c+(r?14:-4)*a)}function Bn(e){let{drawing:t,chosen:n}=e,o=W(),r=ue(null),s=ue(null),i=ue(e);i.current=e;let a=o.isDark.value;pe(()=>{if(!r.current)return;let d=r.current,p=[t.x,...t.lines.map(({values:b})=>b)],g=new ot(Hb(d,i),p,d);s.current=g,i.current.onPoint(null),Gb(g,(...b)=>{let{onClick:x,onChoose:C}=i.current;(x??C)(...b)});let m=new ResizeObserver(()=>{let{clientWidth:b,clientHeight:x}=d;b>0&&x>0&&g.setSize({width:b,height:x})});return m.observe(d),()=>{m.disconnect(),g.destroy(),s.current=null}},[t,a]),pe(()=>s.current?.redraw(!1),[n,e.marks]);let u=t.x.length-1,c=d=>{let g={ArrowLeft:n-1,ArrowRight:n+1,PageUp:n-20,PageDown:n+20,Home:0,End:u}[d.key];if(g!==void 0)e.onChoose(Math.max(0,Math.min(u,g)));else if(!e.onKey?.(d.key))return;d.preventDefault()};return l("div",{class:"plot",ref:r,role:"slider",tabIndex:0,"aria-label":e.label,"aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":Math.max(0,n),"aria-valuetext":e.valueText,onKeyDown:c,"data-testid":e.testId})}function Gb(e,t){let n=0;e.over.addEventListener("mousedown",o=>n=o.clientX),e.over.addEventListener("click",o=>{Math.abs(o.clientX-n)<4&&t(e.posToIdx(o.offsetX),e,o.offsetY)})}function Hb(e,t){let n=u=>getComputedStyle(e).getPropertyValue(`--${u}`).trim(),{drawing:o,together:r}=t.current,{xText:s=q}=o,i={stroke:n("muted"),grid:{stroke:n("grid"),width:1},ticks:{stroke:n("grid"),width:1},font:"12px system-ui, sans-serif"},a=o.lines.some(({fill:u})=>u);return{width:e.clientWidth||600,height:e.clientHeight||300,legend:{show:!1},cursor:{y:!1,points:{show:!1},...r?{sync:{key:r}}:{}},scales:{x:{time:!1,...Zd(o)?{}:{range:(u,c,d)=>Kb(o,c,d)}},y:{range:(u,c,d)=>[0,Math.max(d||1,o.top??0)*jb]}},axes:[{...i,values:(u,c)=>c.map(d=>Number.isInteger(d)?s(d):"")},{...i,size:76,incrs:qb,values:(u,c)=>c.map(j)}],series:[{},...o.lines.map(u=>Ub(u,o,n))],bands:a?o.lines.slice(1).map((u,c)=>({series:[c+1,c+2]})):[],hooks:{setCursor:[u=>t.current.onPoint(u.cursor.idx??null)],draw:[u=>Yb(u,t.current,n)]}}}function Kb({x:e,hasDots:t},n,o){let[r=0]=e;if(t)return[-Math.max(1,o)/50,Math.max(1,o)*1.05];if(e.length<2)return[r-.5,r+.5];let s=(o-n)/50;return[n-s,o+s]}function Zd({isStepped:e,hasDots:t=!1}){return e&&!t}function Ub(e,t,n){let{isStepped:o}=t,{label:r,fill:s,dash:i,width:a=1}=e,u=n(e.colour),c={show:!0,size:5,fill:u};return{label:r,stroke:u,width:a,...s?{fill:n(s)}:{},...i?{dash:i}:{},...o?{paths:ot.paths.stepped?.({align:1})??(()=>null),points:Zd(t)?{show:!1}:c}:{spanGaps:!0,points:c}}}var jb=1.12,qb=Array.from({length:50},(e,t)=>2**t);function Yb(e,{drawing:t,chosen:n,marks:o},r){let{ctx:s,bbox:i}=e;s.save(),s.beginPath(),s.rect(i.left,i.top,i.width,i.height),s.clip(),s.font=`${12*devicePixelRatio}px system-ui, sans-serif`,s.lineWidth=devicePixelRatio,s.strokeStyle=r("accent");let a=t.x[n];if(a!==void 0){let u=e.valToPos(a,"x",!0);on(s,u,i.top,u,i.top+i.height)}o?.(e,r),s.restore()}var na=["freed","cached"],Jb=[6,4];function Qd({before:e,after:t,names:n}){let[o,r]=Dn("compare"),[s,i]=ne(null),a=te(()=>Qb(e,t),[e,t]),u=In((m,b)=>Xb(m,[e,t],b),[e,t]);if(a.x.length===0)return null;let c=Number(o.at??e.peak?.op??0),d=Ns(a.x,Number.isFinite(c)?c:0),p=s??d,g=(m,b)=>a.lines[m]?.values[b]??null;return l("section",{class:"both-timelines",children:[l("h2",{children:"Live bytes over the ops of both"}),l("dl",{class:"plot-legend","data-testid":"compare-legend",children:[l("div",{children:l("dt",{children:["after op ",q(a.x[p]??0)]})}),n.map((m,b)=>l("div",{children:[l("dt",{children:[l("span",{class:`stroke ${b===0?"dashed":""} ${na[b]}`})," ",m]}),l("dd",{children:g(b,p)===null?"has ended":l(Q,{n:g(b,p)})})]},b))]}),l(Bn,{drawing:a,chosen:d,onChoose:m=>r("at",String(a.x[m]??0)),onPoint:i,marks:u,label:"Live bytes of both recordings after as many ops",valueText:`op ${a.x[d]}: ${n.map((m,b)=>`${m} ${Zb(g(b,d))}`).join(", ")}`,testId:"compare-plot"})]})}function Zb(e){return e===null?"has ended":j(e)}function Qb(e,t){let n=[e,t],o=n.map(({phases:i})=>i.flatMap(({end_op:a})=>a)),r=zs([...n.map(({op:i})=>[...i]),...o]),s=n.map((i,a)=>({label:a===0?"before":"after",colour:na[a]??"fg",width:1.5,values:kc(r,i),...a===0?{dash:Jb}:{}}));return{x:r,lines:s,isStepped:!0}}function Xb(e,t,n){t.forEach(({peak:o},r)=>{o&&(e.ctx.fillStyle=n(na[r]??"fg"),ei(e,o,j(o.nbytes),{isBelow:r===1}))})}function gn({name:e,sheet:t}){let{recordings:n}=W(),o=()=>{let{run:r,step:s}=n.shown.value??{run:"run",step:0},{header:i,rows:a}=t();Es(`${Os(e,r,s)}.csv`,"text/csv",gc(i,a))};return l("button",{type:"button","data-testid":`${e}-csv`,onClick:o,children:"Download CSV"})}var ev={released:{sign:"−",word:"gone"},added:{sign:"+",word:"added"},resized:{sign:"±",word:"resized"},moved:{sign:"→",word:"moved"},same:{sign:"=",word:"the same"}};function oa({n:e}){if(e===null)return l("span",{class:"none",children:"–"});let t=e<0?"−":e>0?"+":"",n=e<0?"less":e>0?"more":"none";return l("span",{class:`signed ${n}`,title:`${t}${Nn(Math.abs(e))}`,children:[t,j(Math.abs(e))]})}function ra({change:e}){let{sign:t,word:n}=ev[e];return l("span",{class:`mark ${e}`,children:[l("span",{"aria-hidden":"true",children:t})," ",n]})}function ep({reply:e,other:t,picked:n,onPick:o}){let{changes:r,changes_count:s}=e,i=r[0]?.weight_bytes??0,a=s-r.length;return l(ee,{children:[l("ol",{class:"changes","data-testid":"changes",children:r.map((u,c)=>l("li",{"data-change":u.change,children:l(tv,{row:u,largest:i,other:t,members:n.flatMap(({change:d,member:p})=>d===c?[p]:[]),isFirst:n[0]?.change===c,onOpen:()=>o([{change:c,member:null}])})},c))}),a>0&&l("p",{class:"hint",children:["and ",le(a,"smaller change")]})]})}function tv({row:e,largest:t,other:n,members:o,isFirst:r,onOpen:s}){let[i,a]=ne(!1),u=ue(null),c=e.members_count-e.members.length,d=o.join();pe(()=>{o.some(g=>g!==null)&&a(!0),r&&u.current?.scrollIntoView({block:"nearest"})},[d,r]);let p=()=>{i||s(),a(!i)};return l("div",{class:"card",ref:u,"aria-current":o.length>0,children:[l("span",{class:"size",children:[l(oa,{n:e.difference_bytes}),l(Vt,{part:e.weight_bytes,whole:t})]}),l("span",{class:"what",children:[l("button",{type:"button",class:"link","aria-expanded":i,onClick:p,children:[l(ra,{change:e.change})," ",l("b",{children:e.op})," ",l("code",{children:e.slot})," ·"," ",e.module||"outside of modules"]}),l("span",{class:"type",children:[e.tensor,e.change!=="released"&&e.change!=="added"&&l(ee,{children:[" ","· ",j(e.before_bytes)," → ",j(e.after_bytes)]})]}),i&&l("ul",{class:"members",children:[e.members.map((g,m)=>l("li",{"aria-current":o.includes(m),children:l(nv,{member:g,op:e.op,other:n})},m)),c>0&&l("li",{children:["and ",q(c)," more"]})]})]})]})}function nv({member:e,op:t,other:n}){let{change:o,recordings:r,select:s}=W(),{before_node:i,after_node:a}=e,u=e.name||t;if(i!==null)return l("button",{type:"button",class:"link","data-node":i,onClick:()=>s(Ge(i)),children:u});if(a===null||!n)return l("span",{children:u});let c=()=>{let d=r.shown.peek();r.choose({...n,view:"graph"}),o({selected:Ge(a),...d?{compare:$s(d)}:{}})};return l("button",{type:"button",class:"link","data-node":a,title:`Show it in ${n.run}, step ${n.step}`,onClick:c,children:[u," ",l("small",{children:["in ",n.run]})]})}function tp({reply:{changes:e}}){return e.length===0?null:l(gn,{name:"changes",sheet:()=>ov(e)})}var Xd=["change","difference_bytes","before_bytes","after_bytes","op","slot","module","tensor"];function ov(e){return{header:[...Xd,"saves"],rows:e.map(t=>[...Xd.map(n=>t[n]),t.members_count])}}function op(){let{compare:e}=W(),{value:t,error:n}=e.curve.state.value;if(n&&e.chosen.value?.other)return null;if(n)return l(Et,{error:n,retry:e.curve.reload});if(!t)return l(qe,{what:"Looking for what can run again…"});let o=e.chosen.value?.other,r=o&&"goal"in o?o:null,{planned:s=null}=e.reply.state.value.value??{};return l(rv,{reply:t,planning:r,planned:r&&s})}function rv({reply:e,planning:t,planned:n}){let{address:o,change:r}=W(),[s,i]=ne(null),{points:a}=e,u=te(()=>iv(e),[JSON.stringify([a,e.before_peak_bytes])]),c=In((b,x)=>lv(b,e,n,x),[u,n]),d=sv(a,t,n),p=s===null?void 0:a[s],g=a[d],m=b=>{let x=a[b],C=o.peek().compare.offload==="1";x&&r({compare:Zo("max_recompute",x.max_recompute,C)})};return l("section",{class:"curve","data-testid":"curve",children:[l("h2",{children:"The lowest peak, for what may run again"}),l("p",{class:"hint",children:["As recorded it is ",j(e.before_peak_bytes),". Each dot is a plan: click it, or choose it with the arrow keys."," ",e.pending&&l("span",{role:"status","data-testid":"curve-pending",children:`Looking for more: ${e.known_count} of ${e.asked_count} are known.`})]}),a.length>0&&l(Bn,{drawing:u,chosen:d,onChoose:m,onPoint:i,marks:c,label:"The lowest peak of the step, for what may run again",valueText:g?np(g,e):"no plan is chosen",testId:"curve-plot"}),l("p",{class:"curve-point","data-testid":"curve-point",children:p?np(p,e):" "})]})}function sv(e,t,n){let o=t?.goal==="max_recompute"?t.asked:"",r=e.findIndex(({max_recompute:s})=>s===o);return r>=0?r:e.findIndex(({cost_share:s,peak_bytes:i})=>s===n?.cost_share&&i===n.peak_bytes)}function np({cost_share:e,peak_bytes:t,gap:n,lines:o},r){let s=`${j(t)}, ${at(t,r.before_peak_bytes)} of now`,i=n===null?", which is not proven to be the lowest":"",a=o.map(u=>u.trim()).join(" ")||"nothing to checkpoint";return`${at(e,1)} of the forward again: a peak of ${s}${i}; ${a}`}function iv({points:e,before_peak_bytes:t}){return{x:e.map(({cost_share:n})=>100*n),lines:[{label:"the lowest peak",colour:"cached",width:1.5,values:e.map(({peak_bytes:n})=>n)}],isStepped:!0,hasDots:!0,top:t,xText:n=>`${n}%`}}function lv(e,{points:t,before_peak_bytes:n},o,r){let{ctx:s,bbox:i}=e,a=devicePixelRatio,u=i.left+i.width,c=e.valToPos(n,"y",!0);s.strokeStyle=s.fillStyle=r("muted"),s.setLineDash([6*a,4*a]),on(s,i.left,c,u,c),s.setLineDash([]),s.textAlign="right",s.textBaseline="bottom",s.fillText(`as recorded ${j(n)}`,u-8*a,c-2*a);let d=t.at(-1);if(d){let m=e.valToPos(d.peak_bytes,"y",!0);s.strokeStyle=s.fillStyle=r("cached"),s.lineWidth=1.5*a,on(s,e.valToPos(100*d.cost_share,"x",!0),m,u,m),s.fillText(`the lowest ${j(d.peak_bytes)}`,u-8*a,m+18*a)}if(!o)return;let p=e.valToPos(100*o.cost_share,"x",!0),g=e.valToPos(o.peak_bytes,"y",!0);s.strokeStyle=r("accent"),s.lineWidth=2*a,s.beginPath(),s.arc(p,g,7*a,0,2*Math.PI),s.stroke()}function rp({other:e}){let{address:t,change:n,compare:o,recordings:r}=W(),s=r.index.state.value.value?.runs??[],{compare:i}=t.value,a=e&&"key"in e?e.key:null,u=i.run??a?.run??"",c=s.find(b=>b.run===u),d=c&&zn(c,i.tag??a?.tag),p=d?.steps.some(b=>String(b.step)===i.step)?Number(i.step):a?.step??d?.steps.at(-1)?.step,g=(b,x,C)=>n({compare:{run:b,tag:x,...C===void 0?{}:{step:String(C)}}}),m=b=>{let x=b&&zn(b,d?.tag);b&&x&&g(b.run,x.tag,x.steps.at(-1)?.step)};return l(ee,{children:[l("label",{children:["run"," ",l("select",{"data-testid":"compare-run",value:u,onChange:b=>m(s.find(x=>x.run===b.currentTarget.value)),children:[u===""&&l("option",{value:"",children:"nothing"}),s.map(b=>l("option",{value:b.run,children:b.run},b.run))]})]}),c&&d&&c.tags.length>1&&l("label",{children:["tag"," ",l("select",{"data-testid":"compare-tag",value:d.tag,onChange:b=>{let x=c.tags.find(C=>C.tag===b.currentTarget.value);x&&g(c.run,x.tag,x.steps.at(-1)?.step)},children:c.tags.map(b=>l("option",{value:b.tag,children:b.tag},b.tag))})]}),c&&d&&d.steps.length>1&&l(av,{tag:d,step:p,onChoose:b=>g(c.run,d.tag,b)}),a&&l("button",{type:"button","data-testid":"compare-swap",title:"Show the other recording, and compare it with this one",onClick:o.swap,children:"Swap"})]})}function av({tag:e,step:t,onChoose:n}){return l("label",{children:["step"," ",l("select",{"data-testid":"compare-step",value:String(t),onChange:o=>n(Number(o.currentTarget.value)),children:e.steps.map(o=>l("option",{value:String(o.step),children:o.step},o.step))})]})}function ti(e,t,n){return[...new Set(n.filter(o=>t[o]).map(o=>e[o]??""))]}function ar(e,t){if(e.every(o=>o===""))return"";let n=e.flatMap(o=>Fr(o||t));return`on ${[...new Set(n)].join(" + ")}`}function ni({ledger:e,meta:t}){return e.find(({key:n})=>n==="kept_bytes")?.where||`on ${t.device}`}function Fr(e){return e.replace(/^on /,"").split(" + ").filter(Boolean)}function ip(e,t){let n=new Map;for(let o of[t.roots,...t.children]){let r=new Map;for(let s of o){let i=[sp(e,s),e.type_name[s],e.nodes[s]],a=JSON.stringify(i),u=r.get(a);u?u.push(s):r.set(a,[s])}for(let s of r.values()){let[i]=s;i!==void 0&&s.length>=uv(t,i)&&n.set(i,{name:sp(e,i),calls:s})}}return n}function uv({children:e},t){return e[t]?.length?2:4}function sa(e){let t=new Map;for(let[n,{calls:o}]of e)o.forEach(r=>t.set(r,n));return t}function lp(e,t,n,o){let r=o<0?~o:o,s=ao(e,o<0?e.parent[r]??null:r);return(t.depth[r]??0)+s.filter(i=>n.has(i)).length}function sp(e,t){return bo(e,t).replace(/(?<![^.])\d+(?![^.])/,"*")}function bo({fqn:e,type_name:t,parent:n},o){let r=e[o]||t[o]||"model",s=n[o]??null,i=s===null?"":`${e[s]}.`;return i.length>1&&r.startsWith(i)?r.slice(i.length):r}function ap(e,t,{isOpen:n,isGroupOpen:o,sort:r}){let s=sa(t),i=d=>{if(!r)return d;let p=d.map(r.value);return wn([...d.keys()],p,r.descending).map(m=>d[m]??0)},a=d=>i(d.filter(p=>(s.get(p)??p)===p).map(p=>s.has(p)?~p:p)),u=[],c=a(e.roots).reverse();for(let d=c.pop();d!==void 0;d=c.pop())u.push(d),d<0?o(~d)&&c.push(...i([...t.get(~d).calls]).reverse()):n(d)&&c.push(...a(e.children[d]??[]).reverse());return u}var cv=["nodes","self_bytes","total_bytes","freed_bytes"];function oi(e,t,n){if(!cv.includes(n)||n!=="nodes"&&Wr(e,t).length>1)return null;let o=t.calls.map(r=>e[n][r]??null);return o.includes(null)?null:o.reduce((r,s)=>r+(s??0),0)}function Wr({where:e,total_bytes:t},{calls:n}){return ti(e,t,n)}function up(e,t){let n=t.trim().replace(/\s*%$/,"");return n&&e!=="budget"?`${n}%`:n}function cp({goal:e,asked:t}){return e==="budget"?t:t.replace(/%$/,"")}function dp(e,t,n){let[o]=t;if(o===void 0)return"";let r=bo(e,o),s=`${e.fqn[o].slice(0,-r.length)}${n}`,i=[...new Set(t.map(p=>e.fqn[p]))].filter(Boolean),[a="",u=""]=s.split("*"),c=p=>p.startsWith(a)&&p.endsWith(u)&&p.length>a.length+u.length&&!p.slice(a.length,p.length-u.length).includes(".");return new Set(e.fqn.filter(c)).size===i.length&&s.includes("*")?s:i.join(" ")}function Vn(e,t){let n=te(()=>Ce(t),[e]);return[n.value,o=>n.value=o]}var ia={reduce:{name:"a peak lower by",unit:"%",example:"50"},budget:{name:"a peak of at most",unit:"",example:"600 MiB"},max_recompute:{name:"the lowest peak, to run again at most",unit:"%",example:"5"}};function pp(){let{address:e,change:t,compare:n}=W(),o=e.value.compare,r=kl(o),s=o.offload==="1",[{goal:i,field:a},u]=Vn(`${r?.goal} ${r?.asked}`,{goal:r?.goal??"reduce",field:r?cp(r):""}),c=up(i,a),{unit:d,example:p}=ia[i],m=r?.goal===i&&r.asked===c||!c&&!r;return l("form",{class:"ask-plan",onSubmit:b=>{b.preventDefault(),m||t({compare:Zo(i,c,s)})},children:[l("label",{children:["for"," ",l("select",{"data-testid":"plan-goal",value:i,onChange:b=>u({goal:b.currentTarget.value,field:""}),children:Mr.map(b=>l("option",{value:b,children:ia[b].name},b))})]}),l("span",{class:"amount",children:[l(fn,{type:"text",placeholder:p,label:`${ia[i].name}${d&&", percent"}`,testId:"plan-asked",value:a,onInput:b=>u({goal:i,field:b})}),d]}),l("button",{type:"submit","data-testid":"plan-ask","aria-disabled":m,children:c||!r?"Plan":"Leave"}),(s||n.curve.state.value.value?.is_on_host===!1)&&l("label",{class:"check",title:"What modules save may go to the host instead of running again",children:[l("input",{type:"checkbox","data-testid":"plan-offload",checked:s,onChange:({currentTarget:{checked:b}})=>t({compare:Zo(r?.goal??i,r?.asked??"",b)})}),"may offload"]})]})}function fp(){let{compare:e}=W(),t=e.planning.value;return l("div",{class:"planning pad","data-testid":"planning",children:[l("p",{class:"hint",role:"status",children:"Planning: trying which modules to checkpoint, and proving how good that is. It may take some seconds, of a large model up to a minute."}),l("p",{"data-testid":"planning-progress",children:t?dv(t):"Beginning…"}),l("button",{type:"button","data-testid":"plan-cancel",onClick:e.reply.cancel,children:"Stop planning"})]})}function dv({seconds:e,tried:t,least_bytes:n}){let o=n===null?"":`, the lowest peak so far ${j(n)}`,r=t===0?"looking for what can run again":le(t,"choice")+" tried";return`${Math.round(e)} s: ${r}${o}`}function mp(){let{compare:e}=W();return l("div",{class:"planning pad","data-testid":"planning-stopped",children:[l("p",{class:"hint",role:"status",children:"Planning was stopped."}),l("button",{type:"button","data-testid":"plan-again",onClick:e.reply.reload,children:"Plan again"})]})}function hp({lines:e,comparison:t}){return l("pre",{class:"predicted",role:"note","data-testid":"plan-lines",children:[e.join(`
`),t.after.predicted!==null&&l(ee,{children:[`
`,l("b",{children:"Predicted:"})," this step did not run."]})]})}function gp({problem:e,least_bytes:t,lines:n}){let{address:o,change:r}=W(),s=o.value.compare.offload==="1";return l(ee,{children:[l(Be,{message:e,children:l("button",{type:"button","data-testid":"plan-least",onClick:()=>r({compare:Zo("budget",`${t} B`,s)}),children:["Plan for ",j(t)]})}),n.map(i=>l("p",{class:"hint pad","data-testid":"plan-lighter",children:i},i))]})}function ri(e){return e.split(/[\s,]+/).filter(Boolean)}function la(e,t){let n=new Set(ri(e));return ri(t).every(o=>n.has(o))}function aa(e,t,n){let o=ri(t),r=ri(e).filter(s=>!o.includes(s));return(n?[...r,...o]:r).join(" ")}function yp(e){let t=[];return e.map(n=>{for(;t.length>0&&!n.startsWith(`${t.at(-1)}.`);)t.pop();return t.push(n),t.length-1})}function vp(){let{address:e,change:t,compare:n}=W(),{value:o,error:r,loading:s}=n.patterns.state.value,i=Jo(e.value.compare)??{},a=g=>t({compare:Ds({...i,...g})});if(r)return l(Et,{error:r,retry:n.patterns.reload});if(!o)return s?l(qe,{what:"Looking for modules…"}):null;let{patterns:u,patterns_count:c,ops:d,is_on_host:p}=o;return l("div",{class:"ticks","aria-busy":s,children:[l(pv,{rows:u,asked:i,set:a,canOffload:!p}),l(pn,{shown:u.length,of:c}),d.length>0&&l(fv,{rows:d,asked:i,set:a})]})}function pv({rows:e,asked:t,set:n,canOffload:o}){let r=Math.max(...e.map(({kept_bytes:a})=>a)),s=ue(null);pe(()=>{let a=s.current?.querySelector("input:checked")?.closest("tr");a&&s.current&&(s.current.scrollTop=a.offsetTop-60)},[e]);let i=te(()=>yp(e.map(({name:a})=>a)),[e]);return e.length===0?l("p",{class:"hint",children:"No module of this recording keeps anything."}):l("div",{class:"ticks-rows",ref:s,role:"region",tabIndex:0,"aria-label":"Modules to tick",children:l("table",{class:"both","data-testid":"ticks",children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:"checkpoint"}),o&&l("th",{scope:"col",children:"offload"}),l("th",{scope:"col",children:"module"}),l("th",{scope:"col",title:"Charged to the saves inside of it",children:"keeps"}),l("th",{scope:"col",title:"Of the forward's FLOPs, an estimate: it runs again as a whole",children:"of the FLOPs"})]})}),l("tbody",{children:e.map((a,u)=>l("tr",{"data-testid":`tick-${a.name}`,children:[l("td",{children:l(bp,{label:`${a.name} under checkpoints`,text:t.checkpoint,asked:a.asked,whyNot:a.why_not,set:c=>n({checkpoint:c})})}),o&&l("td",{children:l(bp,{label:`${a.name} offloaded`,text:t.offload,asked:a.asked,whyNot:null,set:c=>n({offload:c})})}),l("th",{scope:"row",title:a.type_name,children:l("span",{class:"branch",style:{"--depth":i[u]??0},children:[a.name,l("span",{class:"tag",children:[a.type_name,a.modules_count>1&&` ×${q(a.modules_count)}`]})]})}),l("td",{children:l("span",{class:"with-bar",children:[l(Vt,{part:a.kept_bytes,whole:r}),l(Q,{n:a.kept_bytes})]})}),l("td",{children:at(a.flops_share,1)})]},a.asked))})]})})}function bp({label:e,text:t="",asked:n,whyNot:o,set:r}){let s=la(t,n);return l("input",{type:"checkbox","aria-label":e,title:o??e,checked:s,disabled:o!==null&&!s,onChange:i=>r(aa(t,n,i.currentTarget.checked))})}function fv({rows:e,asked:t,set:n}){let{checkpoint:o,save:r=""}=t;return l("fieldset",{class:"ticks-ops",disabled:!o,"data-testid":"tick-ops",children:[l("legend",{children:"The checkpoints keep the results of"}),e.map(({name:s,flops_share:i,result_bytes:a})=>l("label",{class:"check",children:[l("input",{type:"checkbox","data-testid":`tick-op-${s}`,checked:la(r,s),onChange:u=>n({save:aa(r,s,u.currentTarget.checked)})}),s,l("small",{children:[at(i,1)," of the FLOPs, ",j(a)," in all"]})]},s))]})}var mv=[{name:"checkpoint",lead:"under checkpoints",placeholder:"modules, such as h.*",label:"Modules that would run under checkpoints, such as h.*"},{name:"save",lead:"that save",placeholder:"nothing, or ops such as addmm",label:"Ops whose results the checkpoints would keep instead of running them again"},{name:"offload",lead:"offloaded",placeholder:"nothing, or modules",label:"Modules whose saves would go to the host until the backward asks for them"}];function xp(){let{address:e,change:t,compare:n}=W(),{checkpoint:o="",save:r="",offload:s=""}=Jo(e.value.compare)??{},[i,a]=Vn(`${o}|${r}|${s}`,{checkpoint:o,save:r,offload:s}),u={checkpoint:i.checkpoint.trim(),save:i.save.trim(),offload:i.offload.trim()},d=u.checkpoint===o&&u.offload===s&&(u.save===r||!u.checkpoint),p=!u.checkpoint&&!u.offload,g=n.patterns.state.value.value?.is_on_host===!1||s!=="";return l("form",{class:"what-if",onSubmit:m=>{m.preventDefault(),d||t({compare:Ds(u)})},children:[mv.filter(({name:m})=>m!=="offload"||g).map(({name:m,lead:b,placeholder:x,label:C})=>l("label",{children:[b," ",l(fn,{type:"text",class:"filter",placeholder:x,label:C,title:C,testId:`compare-${m}`,value:i[m],onInput:S=>a({...i,[m]:S})})]},m)),l("button",{type:"submit","data-testid":"compare-predict","aria-disabled":d,children:p&&!d?"Leave":"Predict"})]})}var wp={recording:{name:"another recording",help:"Another run or step"},modules:{name:"itself with modules checkpointed",help:"What checkpoints around modules of your choice would release"},plan:{name:"itself by a plan",help:"Which modules to checkpoint for a lower peak, and what that costs"}};function _p({other:e}){let{change:t,compare:n}=W(),o=n.way.value;return l(ee,{children:[l("div",{class:"toolbar compare-with",role:"group","aria-label":"Compare with",children:[l("fieldset",{class:"ways",children:[l("legend",{children:"Compare with"}),wl.map(r=>l("label",{class:"check",title:wp[r].help,children:[l("input",{type:"radio",name:"compare-by","data-testid":`compare-by-${r}`,checked:o===r,onChange:()=>t({compare:r==="recording"?{}:{by:r}})}),wp[r].name]},r))]}),o==="recording"&&l(rp,{other:e}),o==="modules"&&l(xp,{}),o==="plan"&&l(pp,{})]}),o==="modules"&&l(vp,{}),o==="plan"&&l(op,{})]})}function si(e){return[...e.classList].flatMap(t=>{let[,n,o]=/^change-(\d+)(?:-(\d+))?$/.exec(t)??[];return n===void 0?[]:[{change:Number(n),member:o===void 0?null:Number(o)}]})}function kp(e,{change:t,member:n}){return e.some(o=>o.change===t&&(o.member===null||o.member===n))}function Sp({classList:e},t){let n=t===void 0?void 0:`bytes-${t}`,o=[...e].find(r=>r.startsWith("bytes-"));o!==n&&(o&&e.remove(o),n&&e.add(n))}var ur="http://www.w3.org/2000/svg";function Rp(e){let t=document.createElement("template");t.innerHTML=`<svg><g>${e}</g></svg>`;let n=document.adoptNode(t.content.querySelector("svg > g"));return ua(n),{element:n,boxes:[...n.querySelectorAll("g.node, g.cluster")].map(hv),edges:[...n.querySelectorAll("g.edge")].map(gv)}}function hv(e){let t=ua(e),n=Wt(e.id),o=bv(e);if(n){let r=[...e.querySelectorAll("text")].map(s=>s.textContent);e.querySelectorAll("polygon, path, ellipse").forEach(s=>{(s.getAttribute("fill")!=="none"||s.getAttribute("stroke")!=="none")&&s.classList.add("outline")}),e.classList.contains("node")&&xv(e,o),n.kind==="module"&&_v(e,o),e.setAttribute("role","button"),e.setAttribute("tabindex","-1"),e.setAttribute("aria-label",r.join(", "))}return{name:t,id:n,element:e,isRepeated:e.classList.contains("repeated"),place:o}}function gv(e){let t=ua(e).split("->");return yv(e),{element:e,ends:[...new Set(t.map(n=>n.replace(/:.*$/,"")))]}}function yv(e){let t=e.querySelector("path")?.cloneNode();t&&(t.removeAttribute("stroke-dasharray"),t.setAttribute("class","reach"),e.append(t))}function ua(e){let t=[...e.children].find(n=>n.tagName==="title");return t?.remove(),t?.textContent??""}function bv(e){let t=[...e.querySelectorAll("polygon, path, ellipse")],o=(t.length>0?t:[...e.querySelectorAll("text")]).flatMap(vv),r=o.filter((u,c)=>c%2===0),s=o.filter((u,c)=>c%2===1),[i,a]=[Math.min(...r),Math.min(...s)];return{x:i,y:a,width:Math.max(...r)-i,height:Math.max(...s)-a}}function vv(e){let t=o=>Number(e.getAttribute(o)??0);if(e.tagName==="ellipse"){let[o,r,s,i]=[t("cx"),t("cy"),t("rx"),t("ry")];return[o-s,r-i,o+s,r+i]}if(e.tagName==="text"){let[o,r,s]=[t("x"),t("y"),t("font-size")||12],i=e.textContent.length*s/2*.55,a=e.getAttribute("text-anchor")==="start"?o+i:o;return[a-i,r-s,a+i,r+s/4]}let n=e.getAttribute("points")??e.getAttribute("d")??"";return ec(n)}function xv(e,{x:t,width:n}){if(!e.querySelector("polygon, path, ellipse"))return;let o;for(let r of e.querySelectorAll("text")){if(o&&o.getAttribute("y")===r.getAttribute("y")){o.append(wv(r));continue}o=r,r.setAttribute("text-anchor","middle"),r.setAttribute("x",String(t+n/2))}}function wv(e){let t=document.createElementNS(ur,"tspan");for(let n of["font-size","font-weight","fill"]){let o=e.getAttribute(n);o!==null&&t.setAttribute(n,o)}return t.textContent=e.textContent,e.remove(),t}function _v(e,{x:t,y:n,width:o}){let r=e.classList.contains("cluster"),s=document.createElementNS(ur,"g");s.setAttribute("class","handle"),s.setAttribute("transform",`translate(${t+o-2} ${n+2})`);let i=document.createElementNS(ur,"circle");i.setAttribute("r","7");let a=document.createElementNS(ur,"path");a.setAttribute("d",r?"M-3.5 0H3.5":"M-3.5 0H3.5M0-3.5V3.5"),s.append(i,a),e.append(s)}var kv=4;function ii(){let e,t=[];function n(o){let r=p=>t.find(({groups:g})=>g.has(p))?.groups.get(p)??Rp(p),s=o.groups.map(({x:p,y:g,svg:m})=>({...r(m),text:m,x:p,y:g})),i=new Map(s.map(p=>[p.text,p])),a=t.filter(p=>p.laid!==o);t=[{laid:o,groups:i},...a].slice(0,kv);let{width:u,height:c,shades:d}=o;return e??=document.createElementNS(ur,"svg"),{svg:e,width:u,height:c,shades:d,groups:s,...Sv(s)}}return{read:n}}function Cp({svg:e,width:t,height:n,groups:o,shades:r}){e.setAttribute("width",String(t)),e.setAttribute("height",String(n)),e.setAttribute("viewBox",`0 0 ${t} ${n}`);let s=new Set(o.map(({element:a})=>a));for(let a of[...e.children])s.has(a)||a.remove();let i=e.firstElementChild;for(let{element:a,x:u,y:c,boxes:d}of o){for(let g of d)Sp(g.element,r.get(g.name));let p=`translate(${u} ${c})`;a.getAttribute("transform")!==p&&a.setAttribute("transform",p),a===i?i=i.nextElementSibling:e.insertBefore(a,i)}}function Sv(e){let t=new Map,n=new Map;for(let r of e)for(let{name:s,id:i,element:a,isRepeated:u,place:c}of r.boxes){if(n.set(s,a.id),!i)continue;let d={...c,x:c.x+r.x,y:c.y+r.y};t.set(i.text,{id:i,element:a,isRepeated:u,...d})}let o=new Map;for(let{element:r,ends:s}of e.flatMap(i=>i.edges))for(let i of s){let a=n.get(i)??i,u=o.get(a);u?u.push(r):o.set(a,[r])}return{boxes:t,edges:o}}function li({id:e}){return e.kind==="module"}function Tp(e,t,n,o){let r=(c,d)=>c.target instanceof Element?c.target.closest(d):null,s=c=>n(r(c,"g.node, g.cluster")?.id??""),i=c=>r(c,".handle")!==null;e.addEventListener("click",c=>{let d=s(c),p=Wt(r(c,"g.edge")?.id??"");d&&i(c)?o.onToggle(d.id.number):o.onSelect(d?.id??p)},{signal:t}),e.addEventListener("dblclick",c=>{let d=s(c);d&&li(d)&&!i(c)&&o.onToggle(d.id.number)},{signal:t});let a=null,u=c=>{let d=c&&li(c)?c.id.number:null;d!==a&&o.onAim?.(d),a=d};e.addEventListener("pointerover",c=>{let d=s(c);o.onHover(d?.id??null),u(i(c)||d?.element.matches(".node")?d:void 0)},{signal:t}),e.addEventListener("pointerleave",()=>{o.onHover(null),u(void 0)},{signal:t}),e.addEventListener("focusin",c=>u(s(c)),{signal:t}),e.addEventListener("focusout",c=>{s(c)?.id.number===a&&u(void 0)},{signal:t})}function Br(e,t,n,o){let r=Math.min(8,Math.max(.02,e.scale*t)),s=r/e.scale;return{scale:r,x:n-(n-e.x)*s,y:o-(o-e.y)*s}}function da(e,t){let n=Math.max(.02,Math.min(1,(t.width-48)/e.width,(t.height-48)/e.height));return{scale:n,x:(t.width-e.width*n)/2,y:(t.height-e.height*n)/2}}var ca=.75;function Pp(e,t,n){let o=da(e,n);if(o.scale>=ca)return o;let r=Math.min(1,Math.max(ca,(n.width-48)/e.width)),i=e.width*r>n.width&&t?t.x+t.width/2:e.width/2;return{scale:r,x:n.width/2-i*r,y:24}}function ai(e,t,n){let o=Math.max(e.scale,ca),r=(s,i,a)=>i*o>a-48?24-s*o:a/2-(s+i/2)*o;return{scale:o,x:r(t.x,t.width,n.width),y:r(t.y,t.height,n.height)}}function ui(e,t,n){let o=t.x*e.scale+e.x,r=t.y*e.scale+e.y,s=Math.min(t.width*e.scale,n.width-24),i=Math.min(t.height*e.scale,n.height-24);return o>=0&&r>=0&&o+s<=n.width&&r+i<=n.height?e:ai(e,t,n)}function Mp(e,t,n){let r=(s,i,a)=>Math.min(a-48,Math.max(48-i*e.scale,s));return{scale:e.scale,x:r(e.x,t.width,n.width),y:r(e.y,t.height,n.height)}}function Ep(e,t){return{x:-e.x/e.scale,y:-e.y/e.scale,width:t.width/e.scale,height:t.height/e.scale}}function Op(e,t,n){let o=n==="left"||n==="right",r=n==="left"||n==="up"?-1:1,s,i=1/0;for(let a of e){let u=a.x+a.width/2-(t.x+t.width/2),c=a.y+a.height/2-(t.y+t.height/2),d=r*(o?u:c),p=d+3*Math.abs(o?c:u);d>1&&p<i&&([s,i]=[a,p])}return s}var Rv=4,Ap=.3;function Lp(e,t,n,o,r){let s=new Map,i,a=!1,u=p=>{let{left:g,top:m}=e.getBoundingClientRect();return{x:p.clientX-g,y:p.clientY-m}};e.addEventListener("pointerdown",p=>{p.button===0&&(s.size===0&&(i=u(p),a=!1),s.set(p.pointerId,u(p)))},{signal:t}),e.addEventListener("pointermove",p=>{let g=s.get(p.pointerId);if(!g||!i)return;let m=u(p);if(!a&&Math.hypot(m.x-i.x,m.y-i.y)<Rv)return;a||(a=!0,e.setPointerCapture(p.pointerId),e.classList.add("dragging"));let b=[...s].find(([C])=>C!==p.pointerId)?.[1];s.set(p.pointerId,m);let x=n();o(b?Cv(x,g,m,b):{...x,x:x.x+m.x-g.x,y:x.y+m.y-g.y})},{signal:t});let c=p=>{s.delete(p.pointerId),s.size===0&&e.classList.remove("dragging")};e.addEventListener("pointerup",c,{signal:t}),e.addEventListener("pointercancel",c,{signal:t});let d=p=>{a&&p.stopPropagation(),a=!1};e.addEventListener("click",d,{capture:!0,signal:t}),e.addEventListener("wheel",p=>{if(!r(p))return;p.preventDefault();let{x:g,y:m}=u(p),b=p.deltaMode===WheelEvent.DOM_DELTA_LINE?16:1,x=p.ctrlKey?.01:.0015,C=Math.max(-Ap,Math.min(Ap,-p.deltaY*b*x));o(Br(n(),Math.exp(C),g,m))},{signal:t,passive:!1})}function Cv(e,t,n,o){let r=Math.hypot(t.x-o.x,t.y-o.y),s=Math.hypot(n.x-o.x,n.y-o.y);return Br(e,r>0?s/r:1,o.x,o.y)}var Tv=200,Ip=60;function ci(e,t,n){let o={x:0,y:0,scale:1},r,s=0,i=0,a=new AbortController,u=()=>({width:e.clientWidth,height:e.clientHeight});function c(w){let L=u();({width:i}=L),o=r?Mp(w,r,L):w,t.style.transform=`translate(${o.x}px, ${o.y}px) scale(${o.scale})`,t.style.willChange="transform",window.clearTimeout(s),s=window.setTimeout(()=>t.style.willChange="auto",Tv),n.onMove?.(Ep(o,L))}function d(w){let{width:L,height:E}=u();c(Br(o,w,L/2,E/2))}function p(w){return ui(o,{...w,width:0,height:0},u())===o}let g={show(w,L,E){let M=L===null||E?void 0:r?.boxes.get(L.text),P=L===null?void 0:w.boxes.get(L.text),z=r?.width===w.width&&r.height===w.height,D=M&&p(M)?M:void 0,O=!r||E,A=t.contains(document.activeElement),{id:$}=document.activeElement??{id:""};r=w,Cp(w),t.contains(w.svg)||t.replaceChildren(w.svg),A&&(w.boxes.get($)?.element??e).focus({preventScroll:!0});let K=Pp(w,Dp(w),u());D&&P?c(Ev(o,D,P)):P?c(ai(O?K:o,P,u())):(O||!z)&&c(K)},centre(w){let L=r?.boxes.get(w.text);L&&c(ai(o,L,u()))},look(w,L){let{width:E,height:M}=u();c({...o,x:E/2-w*o.scale,y:M/2-L*o.scale})},keep(w){let L=r?.boxes.get(w.text);L&&c(ui(o,L,u()))},fit:()=>r&&c(da(r,u())),actualSize:()=>d(1/o.scale),zoom:d,dispose:()=>a.abort()};Lp(e,a.signal,()=>o,c,n.isZoom??(()=>!0)),Tp(e,a.signal,w=>r?.boxes.get(w),n);let m={signal:a.signal};e.addEventListener("keydown",w=>{w.ctrlKey||w.metaKey||w.altKey||b(w)&&w.preventDefault()},m);function b(w){let L=Pv[w.key];if(L&&w.shiftKey)return S(L);if(L)return _(L);let E=x(),M={"+":()=>d(1.25),"=":()=>d(1.25),"-":()=>d(.8),0:g.actualSize,f:g.fit,e:()=>E&&n.onSelect(C(E)),Enter:()=>E&&n.onSelect(E.id)," ":()=>E&&(li(E)?n.onToggle(E.id.number):n.onSelect(E.id)),Escape:()=>{e.focus(),n.onSelect(null)}};return M[w.key]?.(),w.key in M}function x(){return r?.boxes.get(document.activeElement?.id??"")}function C(w){let L=r?.edges.get(w.id.text)??[],E=L.findIndex(M=>M.classList.contains("selected-edge"));return Wt(L[(E+1)%L.length]?.id??"")??w.id}function S(w){let[L,E]=Mv[w];return c({...o,x:o.x-L*Ip,y:o.y-E*Ip}),!0}function _(w){if(!r)return!1;let L=[...r.boxes.values()],E=x()??L.find(({element:P})=>P.matches(".selected")),M=E?Op($p(r),E,w):Dp(r);return M&&(M.element.focus({preventScroll:!0}),c(ui(o,M,u()))),!0}window.addEventListener("resize",()=>u().width>0&&c({...o,x:o.x+(u().width-i)/2}),m);let R=new ResizeObserver(()=>u().width>0&&c(o));return R.observe(e),a.signal.addEventListener("abort",()=>R.disconnect()),g}function $p({boxes:e}){return[...e.values()].filter(({element:t})=>t.matches(".node"))}function Dp(e){return $p(e).reduce((t,n)=>t&&t.y<=n.y?t:n,void 0)}var Pv={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down"},Mv={left:[-1,0],right:[1,0],up:[0,-1],down:[0,1]};function Ev(e,t,n){return{scale:e.scale,x:e.x+(t.x+t.width/2-n.x-n.width/2)*e.scale,y:e.y+(t.y-n.y)*e.scale}}function zp(e,t,n){let o=e.appendChild(document.createElement("canvas")),r=e.appendChild(document.createElement("div")),s,i,a={x:1,y:1},u=d=>{if(d.buttons!==1)return;let{left:p,top:g}=o.getBoundingClientRect();t((d.clientX-p)/a.x,(d.clientY-g)/a.y)};e.addEventListener("pointerdown",d=>{e.setPointerCapture(d.pointerId),u(d)},{signal:n}),e.addEventListener("pointermove",u,{signal:n});function c(){if(!s||!i)return;e.hidden=Ov(s,i);let[d,p]=[Math.max(0,i.x),Math.max(0,i.y)],g=Math.min(s.width,i.x+i.width),m=Math.min(s.height,i.y+i.height);r.style.transform=`translate(${d*a.x}px, ${p*a.y}px)`,r.style.width=`${Math.max(2,(g-d)*a.x)}px`,r.style.height=`${Math.max(2,(m-p)*a.y)}px`}return{show(d){s=d,a=Av(d),Lv(o,d,a),c()},move(d){i=d,c()}}}function Ov({width:e,height:t},n){let[o,r]=[n.x+n.width,n.y+n.height];return n.x<=0&&n.y<=0&&o>=e&&r>=t}function Av({width:e,height:t}){let n=Math.min(170/e,220/t,1),o=r=>Math.min(1,Math.max(n,44/r));return{x:o(e),y:o(t)}}function Lv(e,t,n){let o=devicePixelRatio,[r,s]=[t.width*n.x,t.height*n.y];e.width=Math.ceil(r*o),e.height=Math.ceil(s*o),e.style.width=`${r}px`,e.style.height=`${s}px`;let i=e.getContext("2d");if(!i)return;i.scale(o*n.x,o*n.y);let a=getComputedStyle(e),u=c=>a.getPropertyValue(`--${c}`);for(let{element:c,x:d,y:p,width:g,height:m}of t.boxes.values()){let b=c.classList.contains("cluster");i.fillStyle=u(b?"cluster":Iv(c)),i.fillRect(d,p,g,m)}}function Iv(e){let t=[1,2,3,4].find(n=>e.classList.contains(`bytes-${n}`));return t===void 0?"box-line":`bytes-${t}`}function Np(){let e=null;function t(){e?.abort.abort(),e=null}return{drop:t,begin(n,o){if(e?.key===n)return;t();let r=new AbortController;e={key:n,work:o(r.signal),abort:r},e.work.catch(()=>{})},take(n,o,r){if(e?.key!==n)return t(),r(o);let s=e;return e=null,o.addEventListener("abort",()=>s.abort.abort(),{once:!0}),s.work}}}var vo=class extends Error{constructor(n){super(`About ${le(n.visible,"box","boxes")}, some ${Wp(n)} to lay out.`);this.graph=n}graph};function Wp({seconds:e}){return e>=90?`${Math.round(e/60)} minutes`:e>=20?`${Math.round(e/10)*10} s`:`${Math.round(e)} s`}var cr="graph";function Bp(e,t,{address:n},{shown:o,partOfShown:r},s){let i=Ce(""),a=()=>s.value===cr,u=_e(()=>JSON.stringify(io(n.value))),c=()=>({expand:n.peek().expand,graph:n.peek().graph}),d=M=>JSON.stringify([o.peek(),io(M)]),p="",g=Np(),m=ii();async function b(M,P,z){i.value="Fetching the graph…";let D=await e.graph(M,io(P),z);if(D.quick!==null&&p!==d(P))throw new vo(D);let O=D.quick===null?"":`, some ${Wp(D)}`;return i.value=`Laying out ${le(D.visible,"box","boxes")}${O}…`,{recording:M,place:P,graph:D,laid:await t(D.dot,z)}}let x=r(()=>a()?`graph ${u.value}`:null,(M,P)=>{let z=c();return g.take(d(z),P,D=>b(M,z,D))}),C=r(()=>{let{selected:M}=n.value,{value:P}=x.state.value;return M===null||!P||Pt(M)&&_(M)<2?null:Fp(P.graph,M)?`drawn ${M.text} ${JSON.stringify(io(P.place))}`:null},(M,P)=>e.drawn(M,io(x.state.peek().value.place),n.peek().selected,P)),S=M=>{let{value:P}=x.state.value;return P!==void 0&&Fp(P.graph,M)};function _({kind:M,number:P}){return M!=="module"||!a()?1:x.state.value.value?.graph.repeated.get(P)??1}function R(M){let P=o.peek();if(M===null||!P||!e.isServed||x.state.peek().loading)g.drop();else{let z={...c(),...M};g.begin(d(z),D=>{let O=b(P,z,D);return O.then(({laid:A})=>!D.aborted&&m.read(A)).catch(()=>{}),O})}}function w(){p=d(c()),x.reload()}function L(M){let P=x.state.peek().value;if(!P)throw new Error("There is no graph yet.");let{recording:z,place:D,graph:O}=P,A=io({...D,expand:O.expand});return e.figure(z,A,M,new AbortController().signal)}let E=_e(()=>{let{value:M}=x.state.value;return JSON.stringify(M?.recording)===JSON.stringify(o.value)?M:void 0});return{picture:x,current:E,progress:i,read:m.read,drawn:C,isInPicture:S,times:_,foresee:R,allowSlow:w,figure:L}}function Fp({dot:e},{text:t}){return e.includes(`id=${t} `)||e.includes(`id="${t}"`)}function Vp({frame:e}){let{graph:t}=W(),{loading:n,error:o}=t.picture.state.value;return n?l("div",{class:"progress",role:"status","data-testid":"progress",children:[l("span",{children:t.progress.value}),l("button",{type:"button","data-testid":"layout-cancel",onClick:t.picture.cancel,children:"Cancel"})]}):!o||o instanceof mn&&t.current.value?null:o instanceof mn?l("div",{class:"progress",role:"status",children:[l("span",{children:"The layout was cancelled."}),l("button",{type:"button","data-testid":"layout-again",onClick:t.picture.reload,children:"Lay out again"})]}):o instanceof vo?l(Dv,{of:o,frame:e}):l("div",{class:"over",children:l(Be,{message:o.message,children:[l("button",{type:"button",onClick:t.picture.reload,children:"Try again"}),l("button",{type:"button",onClick:()=>t.rearrange({expand:[]}),children:"Collapse all"})]})})}function Dv({of:e,frame:t}){let{graph:n}=W(),o=ue(null);pe(()=>{let i=document.activeElement;return o.current?.focus(),()=>{if(document.activeElement!==document.body)return;let a=t.current&&i?CSS.escape(i.id):"";((a?t.current?.querySelector(`.canvas #${a}`):null)??t.current)?.focus({preventScroll:!0})}},[e]);let{expand:r,quick:s}=e.graph;return l("div",{class:"over",children:l("div",{class:"question",role:"alertdialog","aria-label":"A slow layout","data-testid":"layout-question",children:[l("p",{children:e.message}),l("div",{class:"actions",children:[l("button",{type:"button",ref:o,"data-testid":"layout-cancel",onClick:n.giveUp,children:"Cancel"}),l("button",{type:"button","data-testid":"layout-anyway",onClick:n.allowSlow,children:"Draw it"}),s&&s.length<r.length&&l("button",{type:"button",title:"Fold the modules with most boxes, until the rest is quick to lay out","data-testid":"layout-quick",onClick:()=>n.rearrange({expand:s}),children:"Fold the largest"})]})]})})}function Gp({drawing:e}){let{address:t,graph:n}=W(),{value:o,loading:r,error:s}=n.picture.state.value,i=t.value.expand??[],a=u=>e.boxes.get($e(u).text)?.element.matches(".node");return!o||r||s||!i.some(a)?null:l("p",{class:"limit",role:"status","data-testid":"graph-limit",children:["Some modules stay folded: with them this graph of"," ",le(o.graph.visible,"box","boxes")," would be too large to read."]})}function $v(e,t){return Math.min(2,16e3/Math.max(e,t))}async function Hp(e){let t=new Image;t.src=`data:image/svg+xml,${encodeURIComponent(e)}`,await t.decode();let{naturalWidth:n,naturalHeight:o}=t,r=$v(n,o),s=document.createElement("canvas");s.width=Math.floor(n*r),s.height=Math.floor(o*r);let i=s.getContext("2d");i&&(i.fillStyle="#ffffff",i.fillRect(0,0,s.width,s.height),i.drawImage(t,0,0,s.width,s.height));let a=await new Promise(u=>s.toBlob(u,"image/png"));if(!a)throw new Error("The figure is too large for a PNG of this browser: take the SVG.");return a}var di=50;function Kp(e,t,n=di){if(t.trim()==="")return[];let o=Yo(t),r=[],{modules:s,ops:i}=e;for(let a=0;a<s.fqn.length&&r.length<n;a+=1){let[u,c]=[Zt(s,a),s.type_name[a]??""];o(`${u} ${c}`.toLowerCase())&&r.push({id:$e(a),name:u,where:c})}for(let[a,u]of i.node.entries()){if(r.length>=n)break;let c=i.module[a]??null,d=i.op[a]??"",p=[c===null?"":Zt(s,c),i.source[a]],g=`${d} ${p.join(" ")}`.toLowerCase();o(g)&&r.push({id:Ge(u),name:d,where:p.filter(Boolean).join(" · ")})}return r}function Up({recording:e}){let{graph:t}=W(),[n,o]=ne(""),[r,s]=ne(!1),[i,a]=ne(0),u=te(()=>Kp(e,n),[e,n]),c=r&&n.trim()!=="",d=g=>{let m=u[g];m&&(s(!1),t.reveal(m.id))},p=g=>{let m=u.length-1;if(g.key==="ArrowDown")a(Math.min(m,i+1));else if(g.key==="ArrowUp")a(Math.max(0,i-1));else if(g.key==="Enter")d(i);else if(g.key==="Escape")s(!1);else return;g.preventDefault(),g.stopPropagation()};return l("div",{class:"search",children:[l("input",{type:"search",class:"filter",role:"combobox",list:void 0,placeholder:"Find an op or module","aria-label":"Find an op or module in the graph","aria-expanded":c,"aria-controls":"search-hits","aria-activedescendant":c&&u.length>0?`hit-${i}`:void 0,"data-testid":"search",value:n,onInput:g=>{o(g.currentTarget.value),a(0),s(!0)},onFocus:()=>s(!0),onBlur:()=>s(!1),onKeyDown:p}),c&&l("ul",{class:"hits",id:"search-hits",role:"listbox","aria-label":"Found",children:[u.map((g,m)=>l("li",{id:`hit-${m}`,role:"option","aria-selected":m===i,"data-testid":"search-hit","data-id":g.id.text,onMouseDown:b=>b.preventDefault(),onClick:()=>d(m),children:[l("span",{children:g.name})," ",l("small",{children:g.where})]},g.id.text)),u.length===0&&l("li",{class:"hint",children:"Nothing is called that."}),u.length===di&&l("li",{class:"hint",children:["The first ",di," are listed."]})]})]})}function jp({viewport:e,recording:t}){let{address:n,graph:o,isServed:r}=W(),{selected:s}=n.value,i=s?.kind==="module"?s.number:null,a=o.picture.state.value.value;return l("div",{class:"toolbar",role:"group","aria-label":"What the graph shows",children:[l(Up,{recording:t}),l("div",{class:"group",children:[l("button",{type:"button","data-testid":"collapse-all",title:"Close every module",onClick:()=>o.rearrange({expand:[]}),children:"Collapse all"}),l("button",{type:"button","data-testid":"expand-default",title:"Open as many of the outermost modules as read well",onClick:()=>o.rearrange({expand:null}),children:"Default"}),l("button",{type:"button","data-testid":"expand-below",disabled:i===null,title:i===null?"Select a module first":"Open the selected module and everything inside it",onClick:()=>i!==null&&o.expandBelow(i),children:"Expand below"})]}),r&&l(Wv,{}),l(pa,{viewport:e,testId:"zoom"}),l(Nv,{picture:a})]})}function pa({viewport:e,testId:t}){return l("div",{class:"group",children:[l("button",{type:"button","aria-label":"Zoom out",title:"Zoom out (-)","data-testid":`${t}-out`,onClick:()=>e.current?.zoom(.8),children:"−"}),l("button",{type:"button","aria-label":"Zoom in",title:"Zoom in (+)","data-testid":`${t}-in`,onClick:()=>e.current?.zoom(1.25),children:"+"}),l("button",{type:"button",title:"Actual size (0)","data-testid":`${t}-actual`,onClick:()=>e.current?.actualSize(),children:"1:1"}),l("button",{type:"button",title:"The whole graph (f)","data-testid":`${t}-fit`,onClick:()=>e.current?.fit(),children:"Fit"})]})}var zv={svg:{type:"image/svg+xml",of:e=>e},png:{type:"image/png",of:e=>Hp(e)}};function Nv({picture:e}){let{graph:t,isDark:n}=W(),[o,r]=ne(null),[s,i]=ne(""),a=async({recording:{run:u,step:c}},d)=>{r(d),i("");let{type:p,of:g}=zv[d];try{let m=await g(await t.figure(n.value));Es(`${Os("graph",u,c)}.${d}`,p,m)}catch(m){i(m instanceof Error?m.message:String(m))}r(null)};return l(ee,{children:[l("span",{class:"hint",children:"Download"}),l("div",{class:"group",children:["svg","png"].map(u=>l("button",{type:"button","data-testid":`download-${u}`,"aria-label":`Download ${u.toUpperCase()}`,disabled:!e||o!==null,onClick:()=>e&&void a(e,u),children:o===u?"Drawing…":u.toUpperCase()},u))}),s&&l(Be,{message:s})]})}var Fv=[{name:"freed",label:"freed ops",help:"Ops that keep nothing, and whose results were dead when the forward ended",isOnFirst:!0},{name:"parameters",label:"parameters",help:"The parameters that open ops use",isOnFirst:!1},{name:"views",label:"views",help:"Ops that only make a view and keep nothing",isOnFirst:!1}];function Wv(){let{address:e,graph:t}=W(),n=e.value.graph,o=(r,s)=>t.rearrange({graph:Mt(n,r,s)});return l("fieldset",{class:"group shown",children:[l("legend",{children:"Show"}),Fv.map(({name:r,label:s,help:i,isOnFirst:a})=>l("label",{class:"check",title:i,children:[l("input",{type:"checkbox","data-testid":`show-${r}`,checked:a?n[r]!=="0":n[r]==="1",onChange:({currentTarget:{checked:u}})=>o(r,u===a?"":u?"1":"0")}),s]},r))]})}function qp({drawing:e}){let[t,n]=ne(new Set),[o,r]=ne(null),s=te(()=>Vv(e),[e]);pe(()=>{let a=o===null?[...t]:[o];a.length>0?e.svg.dataset.only=a.map(Gt).join(" "):delete e.svg.dataset.only},[e,t,o]);let i=a=>{let u=new Set(t);u.delete(a)||u.add(a),n(u)};return s.length===0?null:l("div",{class:"legend",role:"group","aria-label":"States of the tensors","data-testid":"legend",children:s.map(([a,u])=>l("button",{type:"button",class:"legend-item","aria-pressed":t.has(a),title:`${Bv[a]} Click to show only these.`,"data-testid":`legend-${Gt(a)}`,onClick:()=>i(a),onPointerEnter:()=>r(a),onPointerLeave:()=>r(null),children:[l(hl,{state:a}),a,l("small",{class:"number",children:q(u)})]},a))})}var Bv={cached:"Kept for the backward: at least one save refers to its memory.",freed:"Made in the forward and dead when it ended.",held:"Alive when the forward ended, though no save refers to it.",recomputed:"Made in a checkpointed region: the backward makes it again.",parameter:"A parameter or buffer: there with or without the forward.",input:"There before the forward began, and not saved.","not cached":"Freed or held: without an op stream the two cannot be told apart."};function Vv({svg:e}){return sc.map(t=>[t,e.querySelectorAll(`g.edge.${Gt(t)}`).length]).filter(([,t])=>t>0)}var Yp={key:"graph",title:"Graph",isKept:!0,Panel:Gv};function Gv({recording:e,isHidden:t}){let n=W(),{graph:o}=n,r=ue(null),s=ue(null),i=ue(null),a=ue(""),u=ue(null),c=ue(null),d=ue(null),[p,g]=ne(null),{value:m}=o.picture.state.value,{selected:b}=n.address.value,x=o.focus.value;xt(()=>{if(!r.current||!s.current||!c.current)return;let S=new AbortController,_=(w,L)=>i.current?.look(w,L);d.current=zp(c.current,_,S.signal);let R=ci(r.current,s.current,{onSelect:n.select,onToggle:o.toggle,onAim:o.aim,onHover:w=>u.current&&pi(u.current,w),onMove:w=>d.current?.move(w)});return i.current=R,()=>{R.dispose(),S.abort()}},[]),xt(()=>{if(!m)return;let S=o.read(m.laid);u.current&&pi(u.current,null);let _=JSON.stringify(m.recording),R=a.current==="",w=a.current!==_,L=o.focus.peek()??(R?n.address.peek().selected:null);i.current?.show(S,o.nearest(L,S.boxes),w),a.current=_,u.current=S,o.focus.value=null,g(S)},[m]);let C=n.isDark.value;return xt(()=>{p&&d.current?.show(p)},[p,C]),pe(()=>{let{loading:S,value:_}=o.picture.state.peek();if(x===null||!p||t||!(!S&&_===m))return;let w=o.nearest(x,p.boxes);w&&i.current?.centre(w),o.focus.value=null},[x,p,t]),pe(()=>{let S=p&&o.nearest(b,p.boxes);!t&&S&&i.current?.keep(S)},[t]),pe(()=>{if(p)return b?.kind==="edge"?Kv(p,b):Hv(p,o.nearest(b,p.boxes))},[b?.text,p]),l("div",{class:"graph",children:[l(jp,{viewport:i,recording:e}),p&&l(Gp,{drawing:p}),p&&e.ops.node.length===0&&l("p",{class:"limit",role:"status","data-testid":"graph-none",children:"Autograd noted no op in this recording, so it has no graph."}),l("div",{class:"window",children:[l("div",{class:"frame",ref:r,tabIndex:0,role:"group","aria-label":"Graph of the forward pass. Arrow keys go from box to box, Enter selects, Space opens or closes a module, e goes through the edges of a box, plus and minus zoom, 0 is actual size, f fits.","data-testid":"graph-frame",children:l("div",{class:"canvas",ref:s,"data-testid":"graph-canvas"})}),l("div",{class:"minimap",ref:c,"aria-hidden":"true","data-testid":"minimap",hidden:!0}),l(Vp,{frame:r})]}),p&&l(qp,{drawing:p})]})}function Hv(e,t){let n=t&&e.boxes.get(t.text);if(!n)return;let o=[n.element,...e.edges.get(n.id.text)??[]];return o.forEach(r=>r.classList.add("selected")),()=>o.forEach(r=>r.classList.remove("selected"))}function Kv({svg:e},t){let n=e.querySelector(`g.edge[id="${t.text}"]`),o=["selected","selected-edge"];return n?.classList.add(...o),()=>n?.classList.remove(...o)}function pi({svg:e,edges:t},n){e.querySelectorAll(".lit").forEach(r=>r.classList.remove("lit"));let o=n===null?[]:t.get(n.text)??[];o.forEach(r=>r.classList.add("lit")),e.classList.toggle("has-lit",o.length>0)}var Uv=[["released","kept by the first alone"],["added","kept by the second alone"],["resized","of another size, or some gone and some added"],["moved","on another device"]],jv=56,qv=520;function Yv({boxes:e}){let t=({element:n})=>n.matches(".node")&&si(n).some(({change:o})=>o===0);return[...e.values()].find(t)?.id??null}function Jp({pair:e,picked:t,onPick:n}){let{compare:o}=W(),{value:r,error:s,loading:i}=o.difference.state.value,a=r?.pair===e?r:void 0,u=ue(null),c=ue(null),d=ue(null),[p,g]=ne(null),[m,b]=ne(null),x=ue(ii()),C=ue(null),S=ue([]),_=ue({onPick:n,setToggled:b});return _.current={onPick:n,setToggled:b},xt(()=>{let[R,w]=[u.current,c.current];if(!R||!w)return;let L=M=>M&&C.current?.boxes.get(M.text)?.element,E=ci(R,w,{onSelect(M){if(M?.kind==="edge")return;let P=L(M);S.current=P?si(P):[],_.current.onPick(S.current)},onToggle(M){_.current.setToggled({kind:"module",number:M,text:`m${M}`}),o.toggle(M)},onHover:M=>C.current&&pi(C.current,M),isZoom:M=>M.ctrlKey||R.contains(document.activeElement)});return d.current=E,()=>E.dispose()},[]),xt(()=>{if(!a||!u.current)return;let R=x.current.read(a.laid);u.current.style.height=`${Math.min(qv,R.height+jv)}px`,d.current?.show(R,m??Yv(R),C.current===null),C.current=R,g(R)},[a]),pe(()=>{let R=[...p?.svg.querySelectorAll("g.node")??[]].filter(w=>si(w).some(L=>kp(t,L)));return R.forEach(w=>w.classList.add("selected")),()=>R.forEach(w=>w.classList.remove("selected"))},[p,t]),pe(()=>{if(t===S.current)return;let R=Wt(u.current?.querySelector(".canvas .selected")?.id??"");R&&d.current?.keep(R)},[t]),l("section",{class:t.length>0?"difference picked":"difference","aria-label":"Graph of differences",children:[l("div",{class:"toolbar",role:"group","aria-label":"What the graph of differences shows",children:[l("ul",{class:"meaning","aria-label":"Signs","data-testid":"difference-legend",children:Uv.filter(([R])=>p?.svg.querySelector(`.${R}`)).map(([R,w])=>l("li",{children:[l(ra,{change:R})," ",w]},R))}),l("div",{class:"group",children:[l("button",{type:"button","data-testid":"difference-fold",onClick:()=>o.open([]),children:"Collapse all"}),l("button",{type:"button",title:"Open the modules in which most changed","data-testid":"difference-default",onClick:()=>o.open(null),children:"Default"})]}),l(pa,{viewport:d,testId:"difference-zoom"})]}),l("div",{class:"window",children:[l("div",{class:"frame",ref:u,tabIndex:0,role:"group","aria-busy":i,"aria-label":"Graph of what the two recordings do not keep alike. Arrow keys go from box to box, Enter picks its changes in the list below, Space opens or closes a module, plus and minus zoom, f fits.","data-testid":"difference-frame",children:l("div",{class:"canvas",ref:c,"data-testid":"difference-canvas"})}),i&&l("p",{class:"progress",role:"status",children:"Drawing what changed…"})]}),s&&l(Et,{error:s,retry:o.difference.reload})]})}function Zp(){let e=ue(null),t=()=>e.current?.contains(document.activeElement)??!1,n=t();return xt(()=>{if(!n||t())return;let o=e.current?.querySelectorAll("button");(o?.length===1?o[0]:e.current)?.focus({preventScroll:!0})}),e}var ef={key:"compare",title:"Compare",needsServer:!0,Panel:Jv};function Jv(){let{compare:e}=W(),t=e.chosen.value;return t?l("div",{class:"compare","data-testid":"compare",children:[l(_p,{other:t.other}),t.other?l(Xv,{}):l(Qv,{problem:t.problem,way:e.way.value})]}):null}var Zv={recording:"There is no other recording here: see what checkpoints would release, or record a second run or step.",modules:"Tick modules, or name them, to see what checkpoints around them would release.",plan:"Choose a point of the curve, or say what the peak may be, to see what to do for it."};function Qv({problem:e,way:t}){return e?l(Be,{message:e}):l("p",{class:"hint pad","data-testid":"compare-nothing",children:Zv[t]})}function Xv(){let{compare:e}=W(),t=Zp();return l("div",{ref:t,tabIndex:-1,children:ex(e)})}function ex(e){let{value:t,error:n,loading:o}=e.reply.state.value,r=e.chosen.value?.other;if(n instanceof mn)return l(mp,{});if(n)return l(Et,{error:n,retry:e.reply.reload});if(o&&r&&"goal"in r&&(e.planning.value||!t))return l(fp,{});if(!t)return o?l(qe,{what:"Comparing…"}):null;if(t.unreachable)return l(gp,{...t.unreachable});let{shown:i,other:a,comparison:u,planned:c}=t;if(!u)return null;let[d,p]=[Qp({key:i}),Qp(a)],g=Sl(i,a);return l("div",{class:"compared","aria-busy":o,"data-testid":"compared",children:[l("section",{class:"planned",children:[l("div",{children:[c?l(hp,{...c}):l(tx,{...u.after}),l(rx,{reply:u,before:d,after:p})]}),u.code!==null&&l(As,{code:u.code,label:"Copy it as Python",testId:"compare-code"})]}),l(nx,{pair:g,reply:u,other:"key"in a?a.key:null},g),u.before.timeline&&u.after.timeline&&l(Qd,{before:u.before.timeline,after:u.after.timeline,names:[d,p]})]})}function tx({predicted:e}){return e===null?null:l("p",{class:"predicted",role:"note","data-testid":"compare-predicted",children:[l("b",{children:"Predicted:"})," ",e,". This step did not run."]})}function nx({pair:e,reply:t,other:n}){let[o,r]=ne([]);return l("section",{class:"differences",children:[t.changes_count>0&&l(ee,{children:[l("h2",{children:"Where it changed"}),l(Jp,{pair:e,picked:o,onPick:r})]}),l("div",{class:"titled",children:[l("h2",{children:"Save by save, the largest change first"}),l(tp,{reply:t})]}),l("p",{class:"summary","data-testid":"compare-summary",children:ox(t)}),l(ep,{reply:t,other:n,picked:o,onPick:r})]})}function Qp(e){return"key"in e?`${e.key.run} · step ${e.key.step}`:"predicted"}function ox(e){let t=`the same in ${le(e.same_count,"save")} of ${j(e.same_bytes)}`;if(e.changes_count===0)return`Nothing changed: ${t}.`;let n=e.moved_bytes>0&&`${j(e.moved_bytes)} on another device`;return`${[`${j(e.released_bytes)} less in some places`,`${j(e.added_bytes)} more in others`,n,t].filter(Boolean).join(", ")}.`}function rx({reply:e,before:t,after:n}){let{device:o}=e.before,r=o===e.after.device||!o||!e.after.device,s=i=>r?"":` on ${i}`;return l("table",{class:"both","aria-label":"Totals of both recordings","data-testid":"compare-totals",children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:"total"}),l("th",{scope:"col",children:[t,s(o)]}),l("th",{scope:"col",children:[n,s(e.after.device)]}),l("th",{scope:"col",children:"difference"}),l("th",{scope:"col",title:"Of the first",children:"percent"})]})}),l("tbody",{children:e.totals.map(i=>l(sx,{total:i},i.key))})]})}function sx({total:e}){let{key:t,label:n,help:o,level:r,before_bytes:s,after_bytes:i,difference_bytes:a}=e;return l("tr",{"data-testid":`compare-${t}`,children:[l("th",{scope:"row",class:`level-${r}`,title:o,children:n}),l("td",{children:l(Xp,{n:s})}),l("td",{children:l(Xp,{n:i})}),l("td",{children:l(oa,{n:a})}),l("td",{children:ix(a,s)})]})}function Xp({n:e}){return e===null?l("span",{class:"none",children:"not known"}):l(Q,{n:e})}function ix(e,t){return!e||!t?e===0?"0%":"–":`${e<0?"−":"+"}${lx(Math.abs(e),t)}`}function lx(e,t){return e<t?at(e,t):`${Math.round(100*e/t)}%`}var ax=1/800,ux=2e3;function tf(e,t){let n=a=>e.total_bytes[a]??0,o=jo(e,t);if(o===0)return[];let r=[],s=(a,u)=>{let c=u;for(let d of a){let p=n(d)/o;p>=ax&&r.length<ux&&(r.push({call:d,depth:t.depth[d]??0,start:c,width:p}),i.push([t.children[d]??[],c])),c+=p}},i=[[t.roots,0]];for(let a=0;a<i.length;a+=1)s(...i[a]);return r}function nf(e,t,n){let o=t.start+t.width,r=e.filter(({depth:i})=>i===t.depth),s=r.indexOf(t);if(n==="ArrowRight")return r[s+1];if(n==="ArrowLeft")return r[s-1];if(n==="ArrowUp")return e.find(i=>i.depth===t.depth-1&&i.start<=t.start+1e-9&&i.start+i.width>=o-1e-9);if(n==="ArrowDown")return e.find(i=>i.depth===t.depth+1&&i.start>=t.start-1e-9&&i.start<o)}function of({modules:e,tree:t,selected:n,onChoose:o}){let r=te(()=>tf(e,t),[e,t]),[s,i]=Vn(n,n),a=ue(null),u=r.find(({call:g})=>g===s)??r[0];if(pe(()=>{a.current?.querySelector(`#bar-${s}`)?.scrollIntoView({block:"nearest"})},[s]),!u)return null;let c=jo(e,t),d=g=>{let m=nf(r,u,g.key);if(m)i(m.call);else if(g.key==="Enter"||g.key===" ")o(u.call);else if(!g.key.startsWith("Arrow"))return;g.preventDefault()},p=Math.max(...r.map(g=>g.depth))+1;return l("div",{class:"icicle",ref:a,role:"tree","aria-label":"Module calls as bars: widths are bytes, what is inside stands below","aria-activedescendant":`bar-${u.call}`,tabIndex:0,"data-testid":"icicle",onKeyDown:d,children:l("div",{class:"icicle-inner",role:"none",style:{"--levels":p},children:r.map(g=>l(cx,{bar:g,modules:e,whole:c,isActive:g===u,isSelected:g.call===n,onChoose:o},g.call))})})}function cx({bar:e,modules:t,whole:n,isActive:o,isSelected:r,onChoose:s}){let{call:i,depth:a,start:u,width:c}=e,d=t.total_bytes[i]??0,p=`${Zt(t,i)}, ${j(d)}, ${at(d,n)}`;return l("div",{id:`bar-${i}`,class:o?"icicle-bar active":"icicle-bar",role:"treeitem","aria-level":a+1,"aria-selected":r,"aria-label":p,title:p,"data-call":i,style:{"--start":u,"--width":c,"--depth":a},onClick:()=>s(i),children:l("span",{children:[bo(t,i)," ",l("small",{children:j(d)})]})})}function Vr({isOpen:e,onFold:t}){return t?l("button",{type:"button",class:"quiet twist",tabIndex:-1,"aria-expanded":e,"aria-label":e?"Fold":"Unfold",onClick:n=>{n.stopPropagation(),t(!e)},children:e?"−":"+"}):l("span",{class:"twist"})}function rf(e){let{modules:t,tree:n,groups:o}=e,r=jo(t,n),s=(a,u)=>{let c=a<0?o.get(~a):void 0;return c?oi(t,c,u):t[u][a]},i=(a,u,c)=>({key:a,label:u,help:c,width:"92px",isNumber:!0,cell:d=>l(Q,{n:s(d,a)})});return[{key:"fqn",label:"module",width:"minmax(220px, 2fr)",cell:a=>l(dx,{row:a,of:e})},{key:"type_name",label:"type",width:"minmax(100px, 1fr)",cell:a=>t.type_name[a<0?~a:a]},{key:"nodes",label:"nodes",width:"64px",isNumber:!0,cell:a=>q(s(a,"nodes")??0)},{key:"total_bytes",label:"total",help:"Charged to this module call and those inside it",width:"minmax(150px, 1fr)",isNumber:!0,cell:a=>l("span",{class:"with-bar",children:[l(Vt,{part:s(a,"total_bytes")??0,whole:r}),l(Q,{n:s(a,"total_bytes")})]})},i("self_bytes","self","Charged to its own ops, without the modules inside it"),i("exclusive_bytes","exclusive","What would go if only this module stopped saving"),i("freed_bytes","freed","Made inside it and freed before the forward ended")]}function dx({row:e,of:t}){let{modules:n,tree:o,groups:r,members:s,isOpen:i,fold:a,first:u}=t,c=e<0?~e:e,d=e<0?r.get(c):void 0,p=e<0||(o.children[c]?.length??0)>0,g=d?ar(Wr(n,d),u):n.where[c];return l("span",{class:"branch",style:{"--depth":lp(n,o,s,e)},children:[l(Vr,{isOpen:i(e),...p&&{onFold:m=>a(e,m)}}),l("span",{title:n.fqn[c],children:d?.name??px(n,c)}),d&&l("span",{class:"tag",children:`×${q(d.calls.length)}, ${fx(n,d)}`}),g&&l("span",{class:"tag",children:g}),d&&l(Ls,{names:dp(n,d.calls,d.name),label:"what if?"})]})}function px(e,t){let n=e.call[t]??0;return bo(e,t)+(n>0?` #${n+1}`:"")}function fx({total_bytes:e},{calls:t}){let n=t.map(s=>e[s]??0),[o,r]=[Math.min(...n),Math.max(...n)];return o===r?`${j(r)} each`:`${j(o)} to ${j(r)} each`}function sf(e){return typeof e=="object"?e.key:e}function lf(e,t){let n=e.length;return new Proxy(e,{get(o,r,s){if(typeof r=="string"){let i=r.charCodeAt(0);if(i>=48&&i<=57){let a=+r;if(Number.isInteger(a)&&a>=0&&a<n){let u=o[a];if(typeof u!="object"){let c=t[a*2];u=o[a]={index:a,key:u,start:c,size:t[a*2+1],end:c+t[a*2+1],lane:0}}return u}}if(r==="length")return n}return Reflect.get(o,r,s)}})}function xo(e,t,n){let o=n.initialDeps??[],r,s=!0;function i(){var a;let c=0,d=e();if(!(d.length!==o.length||d.some((m,b)=>o[b]!==m)))return r;o=d;let g=0;return r=t(...d),n?.onChange&&!(s&&n.skipInitialOnChange)&&n.onChange(r),s=!1,r}return i.updateDeps=a=>{o=a},i}function fa(e,t){if(e===void 0)throw new Error(`Unexpected undefined${t?`: ${t}`:""}`);return e}var Sn=(e,t)=>Math.abs(e-t)<1.01,af=(e,t,n)=>{let o;return Object.assign(function(...r){e.clearTimeout(o),o=e.setTimeout(()=>t.apply(this,r),n)},{cancel:()=>{e.clearTimeout(o)}})};function uf({offset:e,isScrolling:t,elementMax:n,holdOffset:o,scrollOffset:r,pendingWrite:s,clampedMaxAtWrite:i}){var a;return t&&s===null&&e===r?"spurious":s!==null&&Math.abs(e-s.target)<1.5?"readBack":s!==null&&!s.smooth&&n!==null&&s.target>n+o+.5&&Math.abs(e-(n+o))<1.5||s!==null&&!s.smooth&&((a=s.lowMaxes)!=null&&a.some(u=>Math.abs(e-u)<1.5))?"clampedReadBack":i!==null&&Math.abs(e-i)<1.5?"clampedEcho":"external"}var mx=e=>e==="smooth"||e==="smoothFinishing";function cf({kind:e,offset:t,command:n,target:o}){return e!=="spurious"&&e!=="readBack"&&e!=="clampedReadBack"&&n?.index!=null&&n.phase!=="queued"&&!mx(n.phase)&&!Sn(t,n.lastTargetOffset)&&!Sn(t,o())&&e!=="clampedEcho"}var ma=40;function df(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<ma;)n--;if(n<0)return!1;let o=e[n],r=n-1;for(;r>=0&&o.t-e[r].t<ma;)r--;if(r<0)return!1;let s=e[r],i=(t.offset-o.offset)/(t.t-o.t),a=(o.offset-s.offset)/(o.t-s.t);return i*a>=0&&Math.abs(i)>=2*Math.abs(a)&&Math.abs(i)-Math.abs(a)>=.8}function pf(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<ma;)n--;if(n<0)return!1;let o=e[n];return Math.abs(t.offset-o.offset)/(t.t-o.t)>=.05}var Gr,Hr=()=>{if(Gr!==void 0)return Gr;if(typeof navigator>"u")return Gr=!1;if(/iP(hone|od|ad)/.test(navigator.userAgent))return Gr=!0;let e=navigator.maxTouchPoints;return Gr=navigator.platform==="MacIntel"&&e!==void 0&&e>0},ha,hx=()=>ha!==void 0?ha:ha=Hr()&&typeof CSS<"u"&&typeof CSS.supports=="function"&&CSS.supports("overflow-anchor: auto"),ff=()=>!Hr()||hx();var dr={capture:!0,passive:!0},fi=class{constructor(t){this.host=t,this._touch=null,this.inMotion=()=>this._touch!==null&&this._touch.phase!=="lateFling",this.dragging=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved},this.tail=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="tail"?this._touch.moved?"fling":"tap":null},this.onScroll=({isScrolling:n,ownReadBack:o,moved:r,external:s})=>{var i,a,u;return n&&((i=this._touch)==null?void 0:i.phase)==="tail"?this._openTail(this._touch.moved||!o,!1):((a=this._touch)==null?void 0:a.phase)==="lateFling"&&(this.host.now()>this._touch.until?this._touch=null:s&&n&&r&&this._openTail(!0,!1)),!o&&n&&r&&((u=this._touch)==null?void 0:u.phase)==="down"?(this._touch.moved=!0,!0):!1},this.touchStart=()=>{this.end(),this._touch={phase:"down",moved:!1}},this.touchEnd=()=>{var n;let o=((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved;this.end(),this._openTail(o,o)},this.end=()=>{var n;let o=this.host.getWindow();((n=this._touch)==null?void 0:n.phase)==="tail"&&o!=null&&o.clearTimeout(this._touch.timerId),this._touch=null},this.listen=n=>{let o=()=>this.touchStart(),r=()=>this.touchEnd();return n.addEventListener("touchstart",o,dr),n.addEventListener("touchend",r,dr),n.addEventListener("touchcancel",r,dr),()=>{n.removeEventListener("touchstart",o,dr),n.removeEventListener("touchend",r,dr),n.removeEventListener("touchcancel",r,dr),this.end()}},this._openTail=(n,o)=>{let r=this.host.getWindow();if(r==null)return;this.end();let s={phase:"tail",moved:n,awaitingFling:o,timerId:r.setTimeout(()=>{if(this.host.tailStillMoving()){this._openTail(s.moved,s.awaitingFling);return}this._touch=s.awaitingFling?{phase:"lateFling",until:this.host.now()+1e3}:null,this.host.onTailClosed()},150)};this._touch=s}}get touch(){return this._touch}};var mf=e=>{let{clientWidth:t,clientHeight:n}=e;return{width:t,height:n}},yf=e=>{let t=new Set;return{schedule:n=>{let o=e.requestAnimationFrame(()=>{t.delete(o),n()});t.add(o)},cancel:()=>{t.forEach(n=>e.cancelAnimationFrame(n)),t.clear()}}},gx=e=>e,yx=e=>{let t=e.overscan*Math.max(e.lanes??1,1),n=Math.max(e.startIndex-t,0),r=Math.min(e.endIndex+t,e.count-1)-n+1,s=new Array(r);for(let i=0;i<r;i++)s[i]=n+i;return s},bf=(e,t)=>{let n=e.scrollElement;if(!n)return;let o=e.targetWindow;if(!o)return;let r=a=>{let{width:u,height:c}=a;t({width:Math.round(u),height:Math.round(c)})};if(r(mf(n)),!o.ResizeObserver)return()=>{};let s=yf(o),i=new o.ResizeObserver(()=>{let a=()=>{r(mf(n))};e.options.useAnimationFrameWithResizeObserver?s.schedule(a):a()});return i.observe(n,{box:"content-box"}),()=>{i.unobserve(n),s.cancel()}},hf={passive:!0};var bx=typeof window>"u"?!0:"onscrollend"in window,vx=(e,t,n)=>{let o=e.scrollElement;if(!o)return;let r=e.targetWindow;if(!r)return;let s=e.options.useScrollendEvent&&bx,i=0,a=s?null:af(r,()=>t(n(o),!1),e.options.isScrollingResetDelay),u=p=>()=>{i=n(o),a?.(),t(i,p)},c=u(!0),d=u(!1);return o.addEventListener("scroll",c,hf),s&&o.addEventListener("scrollend",d,hf),()=>{o.removeEventListener("scroll",c),s&&o.removeEventListener("scrollend",d),a?.cancel()}},vf=(e,t)=>vx(e,t,n=>{let{horizontal:o,isRtl:r}=e.options;return o?n.scrollLeft*(r&&-1||1):n.scrollTop});var xx=(e,t,n)=>{if(n.options.useCachedMeasurements){let o=n.indexFromElement(e),r=n.options.getItemKey(o);return n.itemSizeCache.get(r)??n.options.estimateSize(o)}if(t?.borderBoxSize){let o=t.borderBoxSize[0];if(o)return Math.round(o[n.options.horizontal?"inlineSize":"blockSize"])}if(!t){let o=n.indexFromElement(e),r=n.options.getItemKey(o),s=n.itemSizeCache.get(r);if(s!==void 0)return s}return e[n.options.horizontal?"offsetWidth":"offsetHeight"]},wx=(e,{adjustments:t=0,behavior:n},o)=>{var r;let{scrollElement:s,options:i}=o,a=e+t,u=i.horizontal&&i.isRtl&&s!==null&&"ownerDocument"in s;(r=s?.scrollTo)==null||r.call(s,{[i.horizontal?"left":"top"]:u?-a:a,behavior:n})};var xf=wx,gf=(e,t)=>e==="smooth"?t?"smoothLanded":"smooth":"instant",Kr=e=>e?.phase==="smooth"||e?.phase==="smoothLanded";function _x(e,t,n,o){if(t===0)return!1;let r=o(0),s=new Set,i=0;for(;i<e;){let u=n(i);if(u===r)break;s.add(u),i++}let a=e-i;if(a===0||a>=t)return!1;for(let u=0;u<a;u++)if(o(u)!==n(i+u))return!1;for(let u=a;u<t;u++)if(s.has(o(u)))return!1;return!0}var mi=class{constructor(t){this.unsubs=[],this.scrollElement=null,this.targetWindow=null,this.isScrolling=!1,this.scrollState=null,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache=new Map,this.itemSizeCacheVersion=0,this.laneAssignments=new Map,this.pendingMin=null,this.prevLanes=void 0,this.lanesChangedFlag=!1,this.lanesSettling=!1,this.pendingScrollAnchor=null,this.scrollRect=null,this.scrollOffset=null,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._iosGesture=new fi({getWindow:()=>this.targetWindow,now:()=>this.now(),tailStillMoving:()=>{let n=this.scrollState;if(n?.phase!=="queued"||this.pendingWrite!==null)return!1;let o=this._readElementOffset();return o===null||this._lastElementOffset===null||Math.abs(o-this._lastElementOffset)<1?!1:(this._lastElementOffset=o,n.samples=[...n.samples??[],{t:this.now(),offset:o}],!0)},onTailClosed:()=>{let n=this.scrollState;n?.phase==="queued"&&pf(n.samples??[])&&(this.scrollState=null),this._flushHoldIfReady(!0),this._writeAwaitingCommand(),this._retryClampedAdjustment()}}),this._lastElementOffset=null,this.pendingWrite=null,this._clampedAdjustment=null,this.elementsCache=new Map,this._resizeBatch=null,this.now=()=>{var n,o,r;return((r=(o=(n=this.targetWindow)==null?void 0:n.performance)==null?void 0:o.now)==null?void 0:r.call(o))??Date.now()},this.observer=(()=>{let n=null,o=null,r=!1,s=!1,i=new Set,a=()=>{if(n)return n;let c=this.targetWindow;if(!c||!c.ResizeObserver)return null;let d=o=yf(c);return n=new c.ResizeObserver(p=>{let g=()=>{let m={sync:!1};this._resizeBatch=m;try{p.forEach(u)}finally{this._resizeBatch=null,m.notify&&(this.notify(m.sync),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment(),this.measureElement(null))}};if(this.options.useAnimationFrameWithResizeObserver)d.schedule(g);else{r=!0;try{g()}finally{r=!1}}})},u=c=>{let d=c.target,p=this.indexFromElement(d);if(!d.isConnected){this.observer.unobserve(d);for(let[g,m]of this.elementsCache)if(m===d){this.elementsCache.delete(g);break}return}this.isIndexInRange(p)&&this.shouldMeasureDuringScroll(p)&&this.resizeItem(p,this.options.measureElement(d,c,this))};return{disconnect:()=>{var c;(c=a())==null||c.disconnect(),o?.cancel(),i.clear(),s=!1,n=null,o=null},observe:c=>{let d=a();if(d){if(!r){d.observe(c,{box:"border-box"});return}i.add(c),s||(s=!0,o?.schedule(()=>{s=!1,i.forEach(p=>{p.isConnected&&n?.observe(p,{box:"border-box"})}),i.clear()}))}},unobserve:c=>{var d;i.delete(c),(d=a())==null||d.unobserve(c)}}})(),this.range=null,this.setOptions=n=>{var o;let r={debug:!1,initialOffset:0,overscan:1,paddingStart:0,paddingEnd:0,scrollPaddingStart:0,scrollPaddingEnd:0,horizontal:!1,getItemKey:gx,rangeExtractor:yx,onChange:()=>{},measureElement:xx,initialRect:{width:0,height:0},scrollMargin:0,gap:0,indexAttribute:"data-index",initialMeasurementsCache:[],lanes:1,anchorTo:"start",followOnAppend:!1,scrollEndThreshold:1,isScrollingResetDelay:150,enabled:!0,isRtl:!1,useScrollendEvent:!1,useAnimationFrameWithResizeObserver:!1,laneAssignmentMode:"estimate",useCachedMeasurements:!1};for(let d in n){let p=n[d];p!==void 0&&(r[d]=p)}let s=this.options,i=null,a=null,u=!1;if(s!==void 0&&s.enabled&&r.enabled&&r.anchorTo==="end"&&this.scrollElement!==null){let d=s.count,p=r.count,g=this.getMeasurements(),m=((o=this._singleLaneMeasurements)==null?void 0:o.items)??g,b=R=>sf(m[R]),x=d>0?b(0):null,C=d>0?b(d-1):null;if(p!==d||d>0&&p>0&&(r.getItemKey(0)!==x||r.getItemKey(p-1)!==C)){u=!0;let R=d>0?this.getVirtualItemForOffset(this.getScrollOffset())??g[0]:null;R&&(i=[R.key,this.getScrollOffset()-R.start]);let w=r.followOnAppend===!0?"auto":r.followOnAppend||null;w&&p>0&&this.isAtEnd(s.scrollEndThreshold)&&(d===0||r.getItemKey(p-1)!==C)&&(p>d||_x(d,p,b,r.getItemKey))&&(a=w)}}this.options=r,u&&(this.pendingMin=0,this.itemSizeCacheVersion++);let c=null;if(i&&this.scrollOffset!==null&&!this._awaitingCommandReadBack()){let[d,p]=i,g=this.getMeasurements(),{count:m,getItemKey:b}=this.options,x=0;for(;x<m&&b(x)!==d;)x++;if(x<m){let C=g[x];if(C){let S=Math.max(0,C.start+p);!a&&S!==this.scrollOffset&&(c=S-this.scrollOffset,this.scrollOffset=S)}}}a?this.pendingScrollAnchor={kind:"follow",behavior:a}:c!==null&&(this._canWriteScroll()?this.pendingScrollAnchor={kind:"anchor",delta:c}:(this._holdOffset+=c,this._followOffsetTarget(c)))},this.notify=n=>{var o,r;(r=(o=this.options).onChange)==null||r.call(o,this,n)},this.maybeNotify=xo(()=>(this.calculateRange(),[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]),n=>{this.notify(n)},{key:!1,debug:()=>this.options.debug,initialDeps:[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]}),this.cleanup=()=>{var n;this.unsubs.filter(Boolean).forEach(o=>o()),this.unsubs=[],this.observer.disconnect(),this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null,(n=this._momentumStop)==null||n.restore(),this._momentumStop=null,this.isScrolling=!1,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._clampedAdjustment=null,this.pendingWrite=null,this.scrollElement=null,this.targetWindow=null},this._didMount=()=>()=>{this.cleanup()},this._willUpdate=()=>{var n;let o=this.options.enabled?this.options.getScrollElement():null;if(this.scrollElement!==o){if(this.cleanup(),!o){this.maybeNotify();return}this.scrollElement=o,this.scrollElement&&"ownerDocument"in this.scrollElement?this.targetWindow=this.scrollElement.ownerDocument.defaultView:this.targetWindow=((n=this.scrollElement)==null?void 0:n.window)??null,this.elementsCache.forEach(s=>{this.observer.observe(s)}),this.unsubs.push(this.options.observeElementRect(this,s=>{this.scrollRect=s,this.maybeNotify()})),this.unsubs.push(this.options.observeElementOffset(this,(s,i)=>{var a,u,c,d;let p=i?this._elementMaxScrollOffset():null,g=this._reportedOverscroll;this._reportedOverscroll=s<0||p!==null&&s>p+1;let m=s;this._lastElementOffset=m,s=this._toLayoutOffset(s);let b=this._classifyScrollEvent(s,i,p);if(b==="spurious")return;b==="readBack"?s=this.pendingWrite.target:b==="clampedReadBack"&&((a=this.scrollState)==null?void 0:a.index)!=null&&s<this.getMaxScrollOffset()-1.5?this.scrollState.lastTargetOffset=s:cf({kind:b,offset:s,command:this.scrollState,target:()=>this.getScrollStateTarget(this.scrollState)})&&(this.scrollState=null),this.pendingWrite=null,this._clampedAdjustment!==null&&Math.abs(s-this._clampedAdjustment.maxAtWrite)>=1.5&&(this._clampedAdjustment=null);let x=this.getScrollOffset(),C=this.scrollDirection;this.scrollDirection=i?x===s?this.scrollDirection:x<s?"forward":"backward":null,this.scrollOffset=s,this.isScrolling=i;let S=this.scrollState;if(S?.phase==="queued"&&b==="external"&&i)if(g||this._reportedOverscroll)S.samples=[];else{let _=this.now();S.samples=[...(S.samples??[]).filter(R=>_-R.t<=200),{t:_,offset:m}],(C!==null&&this.scrollDirection!==C||df(S.samples))&&(this.scrollState=null)}this._iosGesture.onScroll({isScrolling:i,ownReadBack:b==="readBack",moved:s!==x,external:b==="external"&&((u=this.scrollState)==null?void 0:u.phase)!=="smooth"&&((c=this.scrollState)==null?void 0:c.phase)!=="smoothFinishing"})&&((d=this.scrollState)==null?void 0:d.phase)==="queued"&&(this.scrollState=null),this._flushHoldIfReady(!0),this.scrollState&&this.scheduleScrollReconcile(),this.maybeNotify()})),"addEventListener"in this.scrollElement&&this.unsubs.push(this._iosGesture.listen(this.scrollElement)),this._scrollToOffset(this.getScrollOffset())}this._noteClampMax();let r=this.pendingScrollAnchor;this.pendingScrollAnchor=null,r&&this.scrollElement&&this.options.enabled&&(r.kind==="anchor"?this._canWriteScroll()?Kr(this.scrollState)&&!Sn(this.getScrollOffset()-r.delta,this.scrollState.lastTargetOffset)||(this._followOffsetTarget(r.delta),this._scrollToOffset(this.getScrollOffset())):(this._holdOffset+=r.delta,this._followOffsetTarget(r.delta),this.notify(!1)):this.scrollToEnd({behavior:r.behavior})),this._flushHoldIfReady(!1),this._retryClampedAdjustment()},this._classifyScrollEvent=(n,o,r)=>{var s;return uf({offset:n,isScrolling:o,elementMax:r,holdOffset:this._holdOffset,scrollOffset:this.scrollOffset,pendingWrite:this.pendingWrite,clampedMaxAtWrite:((s=this._clampedAdjustment)==null?void 0:s.maxAtWrite)??null})},this._retryClampedAdjustment=()=>{if(this._clampedAdjustment===null||!this.scrollElement||!this.options.enabled||!this._canWriteScroll())return;let{target:n,maxAtWrite:o}=this._clampedAdjustment,r=this.getMaxScrollOffset();r>o+.5&&(this._clampedAdjustment=n>r+.5?{target:n,maxAtWrite:r}:null,this._scrollToOffset(n))},this._writeAwaitingCommand=()=>{let n=this.scrollState;if(n===null||n.phase!=="queued")return;let{behavior:o}=n;this.getMeasurements();let r=this.getScrollStateTarget(n);n.lastTargetOffset=r,this._clampedAdjustment=null,n.phase=gf(o,n.index!=null&&Sn(r,this.getScrollOffset())),this._scrollToOffset(r,{behavior:o}),this.scheduleScrollReconcile()},this._readElementOffset=()=>{let n=this.scrollElement;if(n==null)return null;let{horizontal:o,isRtl:r}=this.options;return typeof n.scrollTop=="number"?o?n.scrollLeft*(r&&-1||1):n.scrollTop:typeof n.scrollY=="number"?o?n.scrollX:n.scrollY:null},this._canWriteScroll=()=>!(Hr()&&this._iosGesture.inMotion())&&!this._reportedOverscroll,this._flushHoldIfReady=n=>{var o;if(this._holdOffset===0||!this.scrollElement||!this.options.enabled||!this._canWriteScroll()||((o=this.scrollState)==null?void 0:o.phase)==="smooth")return;this._holdOffset=0,this.scrollOffset!==null&&this.scrollOffset<0&&(this.scrollOffset=0),this.notify(n);let r=this.getCommandWrittenOffset()??this.getScrollOffset();this._clampedAdjustment=this._clampedBy(r),this._scrollToOffset(r)},this.rafId=null,this.getSize=()=>this.options.enabled?(this.scrollRect=this.scrollRect??this.options.initialRect,this.scrollRect[this.options.horizontal?"width":"height"]):(this.scrollRect=null,0),this.getScrollOffset=()=>this.options.enabled?(this.scrollOffset=this.scrollOffset??(typeof this.options.initialOffset=="function"?this.options.initialOffset():this.options.initialOffset),this.scrollOffset):(this.scrollOffset=null,0),this.getMeasurementOptions=xo(()=>[this.options.count,this.options.paddingStart,this.options.scrollMargin,this.options.getItemKey,this.options.enabled,this.options.lanes,this.options.laneAssignmentMode,this.options.gap],(n,o,r,s,i,a,u,c)=>(this.prevLanes!==void 0&&this.prevLanes!==a&&(this.lanesChangedFlag=!0),this.prevLanes=a,this.pendingMin=null,{count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:i,lanes:a,laneAssignmentMode:u,gap:c}),{key:!1}),this.isIndexInRange=n=>n>=0&&n<this.options.count,this.getMeasurements=xo(()=>[this.getMeasurementOptions(),this.itemSizeCacheVersion],({count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:i,lanes:a,laneAssignmentMode:u,gap:c},d)=>{var p;let g=this.itemSizeCache;if(!i)return this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),[];if(this.laneAssignments.size>n)for(let _ of this.laneAssignments.keys())_>=n&&this.laneAssignments.delete(_);this.lanesChangedFlag&&(this.lanesChangedFlag=!1,this.lanesSettling=!0,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.pendingMin=null),this.measurementsCache.length===0&&!this.lanesSettling&&(this.measurementsCache=this.options.initialMeasurementsCache,this.measurementsCache.forEach(_=>{this.itemSizeCache.set(_.key,_.size)}));let m=this.lanesSettling?0:this.pendingMin??0;if(this.pendingMin=null,this.lanesSettling&&this.measurementsCache.length===n&&(this.lanesSettling=!1),a===1){let _=n*2,R=(p=this._singleLaneMeasurements)==null?void 0:p.flat;if(!R||R.length<_){let M=new Float64Array(_);R&&m>0&&M.set(R.subarray(0,m*2)),R=M}let w=m===0?new Array(n):this._singleLaneMeasurements.items.slice(),L;if(m===0)L=o+r;else{let M=m-1;L=R[M*2]+R[M*2+1]+c}for(let M=m;M<n;M++){let P=s(M);w[M]=P;let z=g.get(P),D=typeof z=="number"?z:this.options.estimateSize(M);R[M*2]=L,R[M*2+1]=D,L+=D+c}this._singleLaneMeasurements={flat:R,items:w};let E=lf(w,R);return this.measurementsCache=E,E}let b=this.measurementsCache.slice(0,m),x=new Array(a).fill(void 0),C=new Float64Array(a),S=0;for(let _=0;_<m;_++){let R=b[_];R&&(x[R.lane]===void 0&&S++,x[R.lane]=_,C[R.lane]=R.end)}for(let _=m;_<n;_++){let R=s(_),w=this.laneAssignments.get(_),L,E,M=u==="estimate"||g.has(R);if(w!==void 0&&this.options.lanes>1){L=w;let O=x[L],A=O!==void 0?b[O]:void 0;E=A?A.end+c:o+r}else if(S===a){let O=0,A=C[0],$=x[0];for(let K=1;K<a;K++){let V=C[K];(V<A||V===A&&x[K]<$)&&(O=K,A=V,$=x[K])}L=O,E=A+c,M&&this.laneAssignments.set(_,L)}else L=_%this.options.lanes,E=o+r,M&&this.laneAssignments.set(_,L);let P=g.get(R),z=typeof P=="number"?P:this.options.estimateSize(_),D=E+z;b[_]={index:_,start:E,size:z,end:D,key:R,lane:L},x[L]===void 0&&S++,x[L]=_,C[L]=D}return this.measurementsCache=b,b},{key:!1,debug:()=>this.options.debug}),this.calculateRange=xo(()=>[this.getMeasurements(),this.getSize(),this.getScrollOffset(),this.options.lanes,this._getLayoutTotalSize()+this.options.scrollMargin],(n,o,r,s,i)=>{if(n.length===0||o===0)return this.range=null,null;let a=Math.max(i-o,0);return this.range=Sx(n,o,Math.min(r,a),s,s===1&&this._singleLaneMeasurements!==null?this._singleLaneMeasurements.flat:null),this.range},{key:!1,debug:()=>this.options.debug}),this.getVirtualIndexes=xo(()=>{let n=null,o=null,r=this.calculateRange();return r&&(n=r.startIndex,o=r.endIndex),this.maybeNotify.updateDeps([this.isScrolling,n,o]),[this.options.rangeExtractor,this.options.overscan,this.options.count,n,o,this.options.lanes]},(n,o,r,s,i,a)=>s===null||i===null?[]:n({startIndex:s,endIndex:i,overscan:o,count:r,lanes:a}),{key:!1,debug:()=>this.options.debug}),this.indexFromElement=n=>{let o=this.options.indexAttribute,r=n.getAttribute(o);return r?parseInt(r,10):(console.warn(`Missing attribute name '${o}={index}' on measured element.`),-1)},this.shouldMeasureDuringScroll=n=>{var o;if(!Kr(this.scrollState))return!0;let r=this.scrollState.index??((o=this.getVirtualItemForOffset(this.scrollState.lastTargetOffset))==null?void 0:o.index);if(r!==void 0&&this.range){let s=Math.max(this.options.overscan,Math.ceil((this.range.endIndex-this.range.startIndex)/2)),i=Math.max(0,r-s),a=Math.min(this.options.count-1,r+s);return n>=i&&n<=a}return!0},this.measureElement=n=>{if(!n){this.elementsCache.forEach((i,a)=>{i.isConnected||(this.observer.unobserve(i),this.elementsCache.delete(a))});return}let o=this.indexFromElement(n);if(!this.isIndexInRange(o))return;let r=this.options.getItemKey(o),s=this.elementsCache.get(r);s!==n&&(s&&this.observer.unobserve(s),this.observer.observe(n),this.elementsCache.set(r,n)),n.isConnected&&(!this.isScrolling||this.scrollState)&&this.shouldMeasureDuringScroll(o)&&this.resizeItem(o,this.options.measureElement(n,void 0,this))},this.resizeItem=(n,o)=>{var r,s,i;if(!this.isIndexInRange(n))return;(r=this._resizeBatch)!=null&&r.sync&&this.getMeasurements();let a,u,c,d=(s=this._singleLaneMeasurements)==null?void 0:s.flat;if(this.options.lanes===1&&d!=null)c=this.options.getItemKey(n),u=d[n*2],a=d[n*2+1];else{let m=this.measurementsCache[n];if(!m)return;c=m.key,u=m.start,a=m.size}let p=this.itemSizeCache.get(c)??a,g=o-p;if(g!==0){let m=this.options.anchorTo==="end"&&!Kr(this.scrollState)&&this.getVirtualDistanceFromEnd()<=this.options.scrollEndThreshold,b=m?this._getLayoutTotalSize():0,x=this.getScrollOffset(),S=!this.itemSizeCache.has(c)?u<x:u+p<=x&&this.scrollDirection!=="backward",_=!Kr(this.scrollState)&&(this.shouldAdjustScrollPositionOnItemSizeChange!==void 0?this.shouldAdjustScrollPositionOnItemSizeChange(this.measurementsCache[n]??{index:n,key:c,start:u,size:a,end:u+a,lane:0},g,this):S);(this.pendingMin===null||n<this.pendingMin)&&(this.pendingMin=n),this.itemSizeCache.set(c,o),this.itemSizeCacheVersion++;let R=!1;if(this._awaitingCommandReadBack()||(m?R=this.applyScrollAdjustment(this._getLayoutTotalSize()-b):_&&(R=this.applyScrollAdjustment(g))),this._resizeBatch){this._resizeBatch.notify=!0,(i=this._resizeBatch).sync||(i.sync=R);return}this.notify(R),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment()}},this.getVirtualItems=xo(()=>[this.getVirtualIndexes(),this.getMeasurements(),this._holdOffset],(n,o,r)=>{let s=[];for(let i=0,a=n.length;i<a;i++){let u=n[i],c=o[u];s.push(r===0?c:{...c,start:c.start-r,end:c.end-r})}return s},{key:!1,debug:()=>this.options.debug}),this.getVirtualItemForOffset=n=>{var o;let r=this.getMeasurements();if(r.length===0)return;let s=(o=this._singleLaneMeasurements)==null?void 0:o.flat,i=this.options.lanes===1&&s!=null,a=wf(0,r.length-1,i?u=>s[u*2]:u=>fa(r[u]).start,n);return fa(r[a])},this._noteClampMax=()=>{if(!this._awaitingCommandReadBack())return;let n=this._elementMaxScrollOffset();if(n===null)return;let o=this.pendingWrite,r=Math.max(n,0)+this._holdOffset;if(r>=o.target)return;let s=o.lowMaxes??(o.lowMaxes=[]);s[s.length-1]!==r&&s.push(r)},this.getMaxScrollOffset=()=>(this._elementMaxScrollOffset()??0)+this._holdOffset,this._toLayoutOffset=n=>{var o;let r=n+this._holdOffset;return((o=this.pendingScrollAnchor)==null?void 0:o.kind)==="anchor"&&(r+=this.pendingScrollAnchor.delta),r},this._elementMaxScrollOffset=()=>{let n=this.scrollElement;if(n===null)return null;if("scrollHeight"in n)return this.options.horizontal?n.scrollWidth-n.clientWidth:n.scrollHeight-n.clientHeight;if("document"in n){let o=n.document.documentElement;return this.options.horizontal?o.scrollWidth-n.innerWidth:o.scrollHeight-n.innerHeight}return null},this._momentumStop=null,this._stopMomentum=n=>{let o=this.scrollElement,r=this.targetWindow;if(o===null||r===null)return;let s="document"in o?o.document.scrollingElement:o;if(!s?.style)return;if(this._momentumStop){this._momentumStop.done=n;return}let{style:i}=s,a=this.options.horizontal?"overflow-x":"overflow-y",u=i.getPropertyValue(a),c=i.getPropertyPriority(a),d=()=>this.options.horizontal?s.clientHeight:s.clientWidth,p=d();if(i.setProperty(a,"hidden","important"),d()!==p){i.setProperty(a,u,c);return}let g={restore:()=>i.getPropertyValue(a)!=="hidden"||i.getPropertyPriority(a)!=="important"?!1:(i.setProperty(a,u,c),!0),done:n};this._momentumStop=g,r.requestAnimationFrame(()=>r.requestAnimationFrame(()=>{this._momentumStop===g&&(this._momentumStop=null,g.restore()&&g.done())}))},this._clampedBy=n=>{let o=this._elementMaxScrollOffset();if(o===null)return null;let r=o+this._holdOffset;return n>r+.5?{target:n,maxAtWrite:r}:null},this.getVirtualDistanceFromEnd=()=>Math.max(this._getLayoutTotalSize()+this.options.scrollMargin-this.getSize()-this.getScrollOffset(),0),this.getDistanceFromEnd=()=>Math.max(this.getMaxScrollOffset()-this.getScrollOffset(),0),this.isAtEnd=(n=this.options.scrollEndThreshold)=>this.getDistanceFromEnd()<=n,this.getOffsetForAlignment=(n,o,r=0)=>{if(!this.scrollElement)return 0;let s=this.getSize(),i=this.getScrollOffset();o==="auto"&&(o=n>=i+s?"end":"start"),o==="center"?n+=(r-s)/2:o==="end"&&(n-=s);let a=this.getMaxScrollOffset();return Math.max(Math.min(a,n),0)},this.getOffsetForIndex=(n,o="auto")=>{n=Math.max(0,Math.min(n,this.options.count-1));let r=this.getSize(),s=this.getScrollOffset(),i=this.getMeasurements()[n];if(!i)return;if(o==="auto")if(i.end>=s+r-this.options.scrollPaddingEnd)o="end";else if(i.start<=s+this.options.scrollPaddingStart)o="start";else return[s,o];if(o==="end"&&n===this.options.count-1){let u=this.getMaxScrollOffset(),c=u-this.options.paddingEnd+this.options.scrollPaddingEnd;return[Math.max(Math.min(c,u),0),o]}let a=o==="end"?i.end+this.options.scrollPaddingEnd:i.start-this.options.scrollPaddingStart;return[this.getOffsetForAlignment(a,o,i.size),o]},this.scrollToOffset=(n,{align:o="start",behavior:r="auto"}={})=>{this._startScroll({index:null,align:o},this.getOffsetForAlignment(n,o),r,"absolute")},this.scrollToIndex=(n,{align:o="auto",behavior:r="auto"}={})=>{n=Math.max(0,Math.min(n,this.options.count-1));let s=this.getOffsetForIndex(n,o);if(!s)return;let[i,a]=s;this._startScroll({index:n,align:a},i,r,"absolute")},this.scrollBy=(n,{behavior:o="auto"}={})=>{let r=this.getOffsetForAlignment((this.getCommandWrittenOffset()??this.getScrollOffset())+n,"start");this._startScroll({index:null,align:"start"},r,o,"relative")},this.scrollToEnd=({behavior:n="auto"}={})=>{if(this.options.count>0){this._startScroll({index:this.options.count-1,align:"end",toEnd:!0},Math.max(this.getMaxScrollOffset(),0),n,"absolute");return}this.scrollToOffset(Math.max(this.getTotalSize()-this.getSize(),0),{behavior:n})},this.cancelScroll=()=>{this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null},this.getTotalSize=()=>Math.max(this._getLayoutTotalSize()-this._holdOffset,0),this._getLayoutTotalSize=()=>{var n,o;let r=this.getMeasurements(),s;if(r.length===0)s=this.options.paddingStart;else if(this.options.lanes===1){let i=r.length-1,a=(n=this._singleLaneMeasurements)==null?void 0:n.flat;a!=null?s=a[i*2]+a[i*2+1]:s=((o=r[i])==null?void 0:o.end)??0}else{let i=Array(this.options.lanes).fill(null),a=r.length-1;for(;a>=0&&i.some(u=>u===null);){let u=r[a];i[u.lane]===null&&(i[u.lane]=u.end),a--}s=Math.max(...i.filter(u=>u!==null))}return Math.max(s-this.options.scrollMargin+this.options.paddingEnd,0)},this.takeSnapshot=()=>{let n=[];if(this.itemSizeCache.size===0)return n;let o=this.getMeasurements();for(let r of o)r&&this.itemSizeCache.has(r.key)&&n.push({index:r.index,key:r.key,start:r.start,size:r.size,end:r.end,lane:r.lane});return n},this._scrollToOffset=(n,{adjustments:o,behavior:r}={})=>{let s={target:n+(o??0),smooth:r==="smooth"};return this.pendingWrite=s,this.options.scrollToFn(n-this._holdOffset,{behavior:r,adjustments:o},this),s},this.getCommandWrittenOffset=()=>this.scrollState!==null&&this.pendingWrite!==null&&!this.pendingWrite.smooth?this.pendingWrite.target:null,this._awaitingCommandReadBack=()=>{let n=this.getCommandWrittenOffset();return!(Hr()&&this._iosGesture.dragging())&&n!==null&&!Sn(n,this.getScrollOffset())},this._followOffsetTarget=n=>{this.scrollState!==null&&this.scrollState.index==null&&(this.scrollState.lastTargetOffset+=n)},this.measure=()=>{this.pendingMin=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.itemSizeCacheVersion++,this.notify(!1)},this.setOptions(t)}get scrollAdjustments(){return 0}applyScrollAdjustment(t,n){if(t===0)return!1;if(this._followOffsetTarget(t),this._canWriteScroll()){let o=this.getScrollOffset();this._clampedAdjustment=this._clampedBy(o+t);let r=this._scrollToOffset(o,{adjustments:t,behavior:n});return this.scrollOffset!==null&&(this.pendingWrite===r&&(this.scrollOffset+=t),this.scrollOffset<0&&(this.scrollOffset=0)),!0}else return this._holdOffset+=t,this.scrollOffset!==null&&(this.scrollOffset+=t),!0}scheduleScrollReconcile(){if(!this.targetWindow){this.scrollState=null;return}this.rafId==null&&(this.rafId=this.targetWindow.requestAnimationFrame(()=>{this.rafId=null,this.reconcileScroll()}))}getScrollStateTarget(t){let n=t.toEnd?[Math.max(this.getMaxScrollOffset(),0)]:t.index!=null?this.getOffsetForIndex(t.index,t.align):void 0;return n?n[0]:t.lastTargetOffset}reconcileScroll(){if(!this.scrollState||!this.scrollElement)return;if(this.now()-this.scrollState.startedAt>5e3){this.scrollState=null;return}if(this.scrollState.phase==="queued"){this.scheduleScrollReconcile();return}this.getMeasurements();let o=this.getScrollStateTarget(this.scrollState),r=this.scrollState.index==null?1:this.options.useAnimationFrameWithResizeObserver?3:2,s=o!==this.scrollState.lastTargetOffset;if(!s&&Sn(o,this.getScrollOffset())){if(this.scrollState.phase==="smooth"?this.scrollState.phase="smoothLanded":this.scrollState.phase==="smoothFinishing"&&(this.scrollState.phase="instant"),this.scrollState.stableFrames++,this.scrollState.stableFrames>=r){this.getScrollOffset()!==o&&this._scrollToOffset(o,{behavior:"auto"}),this.scrollState=null;return}}else if(this.scrollState.stableFrames=0,s){let i=this.getSize()||600,a=Math.abs(o-this.getScrollOffset()),u=Kr(this.scrollState)&&a>i;this.scrollState.lastTargetOffset=o,u?this.scrollState.phase="smooth":this.scrollState.phase==="smooth"?this.scrollState.phase="smoothFinishing":this.scrollState.phase==="smoothLanded"&&(this.scrollState.phase="instant"),this._scrollToOffset(o,{behavior:u?"smooth":"auto"})}this.scheduleScrollReconcile()}_startScroll(t,n,o,r){this.pendingScrollAnchor=null,this._clampedAdjustment=null;let s=this._iosGesture.tail();if(r==="absolute"&&s!==null){if(s==="fling"&&ff()){this._stopMomentum(()=>{let i=this.scrollState;i?.phase!=="queued"||this._iosGesture.tail()!=="fling"||this._reportedOverscroll||(this._iosGesture.end(),this._flushHoldIfReady(!0),this._writeAwaitingCommand())}),this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,phase:"queued",behavior:o,samples:[]},this.scheduleScrollReconcile();return}this._iosGesture.end()}this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,behavior:o,phase:gf(o,t.index!=null&&Sn(n,this.getScrollOffset()))},this._scrollToOffset(n,{behavior:o}),this.scheduleScrollReconcile()}},wf=(e,t,n,o)=>{for(;e<=t;){let r=(e+t)/2|0,s=n(r);if(s<o)e=r+1;else if(s>o)t=r-1;else return r}return e>0?e-1:0};function kx(e,t,n){let o=0;for(;o<=t;){let r=(o+t)/2|0,s=e[r*2];if(s<n)o=r+1;else if(s>n)t=r-1;else return r}return o>0?o-1:0}function Sx(e,t,n,o,r){let s=e.length-1;if(e.length<=o)return{startIndex:0,endIndex:s};if(o===1&&r!==null){let c=kx(r,s,n),d=c,p=n+t;for(;d<s&&r[d*2]+r[d*2+1]<p;)d++;return{startIndex:c,endIndex:d}}let a=wf(0,s,c=>e[c].start,n),u=a;if(o===1)for(;u<s&&e[u].end<n+t;)u++;else if(o>1){let c=Array(o).fill(0);for(;u<s&&c.some(p=>p<n+t);){let p=e[u];c[p.lane]=p.end,u++}let d=Array(o).fill(n+t);for(;a>=0&&d.some(p=>p>=n);){let p=e[a];d[p.lane]=p.start,a--}a=Math.max(0,a-a%o),u=Math.min(s,u+(o-1-u%o))}return{startIndex:a,endIndex:u}}function _f(e,t,n){let o=ue(null),[,r]=ne(0),s={count:e,overscan:10,scrollMargin:n,scrollPaddingStart:n,estimateSize:()=>t,getScrollElement:()=>o.current,scrollToFn:xf,observeElementRect:bf,observeElementOffset:vf,onChange:()=>r(a=>a+1)},[i]=ne(()=>new mi(s));return i.setOptions(s),xt(()=>i._didMount(),[i]),xt(()=>i._willUpdate()),{scroller:o,virtualizer:i}}var hi=28;function Gn(e){let{label:t,testId:n,columns:o,rows:r,selected:s,onChoose:i,minWidth:a}=e,{scroller:u,virtualizer:c}=_f(r.length,hi,hi),[d,p]=ne(-1),g=o.map(S=>S.width).join(" "),{sort:m,topKey:b}=e;pe(()=>c.scrollToOffset(0),[m?.key,m?.descending,b]),pe(()=>{let S=s===null?-1:r.indexOf(s);S<0||(p(S),c.scrollToIndex(S,{align:"auto"}))},[s]);let x=S=>{let _=Math.max(0,Math.min(r.length-1,S));p(_),c.scrollToIndex(_,{align:"auto"})},C=S=>{if(S.target!==S.currentTarget)return;let _=r[d],R=Math.max(1,Math.floor((u.current?.clientHeight??0)/hi)-2),L={ArrowDown:d+1,ArrowUp:d-1,PageDown:d+R,PageUp:d-R,Home:0,End:r.length-1}[S.key];if(L!==void 0)x(L);else if(S.key==="Enter"&&_!==void 0)i(_);else if(S.key==="ArrowRight"&&_!==void 0)e.onFold?.(_,!0);else if(S.key==="ArrowLeft"&&_!==void 0)e.onFold?.(_,!1);else return;S.preventDefault()};return l("div",{class:"table",ref:u,role:"grid","aria-label":t,"aria-rowcount":r.length+1,"aria-activedescendant":d>=0?`${n}-${d}`:void 0,tabIndex:0,"data-testid":n,onKeyDown:C,children:l("div",{style:{minWidth:a,"--tracks":g},children:[l(Rx,{...e}),l("div",{class:"table-body",role:"rowgroup",style:{height:`${c.getTotalSize()}px`},children:c.getVirtualItems().map(({index:S,start:_})=>{let R=r[S];return R===void 0?null:l("div",{id:`${n}-${S}`,class:`tr${S===d?" active":""}`,role:"row","aria-rowindex":S+2,"aria-selected":R===s,"data-row":R,style:{transform:`translateY(${_-hi}px)`},onClick:()=>{p(S),i(R)},children:o.map(w=>l("div",{role:"gridcell",class:w.isNumber?"td number":"td",children:w.cell(R)},w.key))},R)})})]})})}function Rx({columns:e,sort:t,onSort:n}){return l("div",{class:"tr head",role:"row","aria-rowindex":1,children:e.map(({key:o,label:r,help:s,isNumber:i=!1})=>{let a=t?.key!==o?"none":t.descending?"descending":"ascending";return l("div",{role:"columnheader","aria-sort":a,class:i?"number":"",children:l("button",{type:"button",title:s,"data-testid":`sort-${o}`,onClick:()=>n(hc(t,o,i)),children:[r,l("span",{class:"arrow","aria-hidden":"true",children:{none:"",ascending:"▲",descending:"▼"}[a]})]})},o)})})}var Sf={key:"modules",title:"Modules",Panel:Cx};function Cx({recording:e}){let{recordings:t}=W(),n=t.moduleTree.value,o=ni(e);return n?l(Tx,{modules:e.modules,tree:n,first:o}):null}function Tx({modules:e,tree:t,first:n}){let o=W(),[r,s]=Dn("modules"),i=te(()=>ip(e,t),[e,t]),a=te(()=>sa(i),[i]),u=te(()=>new Set(Bt(r.open??"")??t.roots),[r.open,t]),c=te(()=>new Set(Bt(r.groups??"")),[r.groups]),d=ys(r.sort,Object.keys(e)),p=(S,_)=>{let[R,w,L]=S<0?["groups",c,~S]:["open",u,S],E=new Set(w);_?E.add(L):E.delete(L),s(R,R==="groups"&&E.size===0?"":_t([...E]))},g=S=>S<0?c.has(~S):u.has(S),m=te(()=>ap(t,i,{isOpen:S=>u.has(S),isGroupOpen:S=>c.has(S),sort:d&&{value:S=>ga(e,i,S,d.key),descending:d.descending}}),[t,i,u,c,r.sort]),b=te(()=>rf({modules:e,tree:t,groups:i,members:a,isOpen:g,fold:p,first:n}),[t,i,u,c]),{selected:x}=o.address.value,C=x&&Px(x,o.recordings.moduleAround);return pe(()=>{if(C===null)return;let S=ao(e,C),_=S.map(w=>a.get(w)).filter(w=>w!==void 0&&!c.has(w));_.length>0&&s("groups",_t([...c,..._]));let R=S.slice(1).filter(w=>!u.has(w));R.length>0&&s("open",_t([...u,...R]))},[C]),l(ee,{children:[l(of,{modules:e,tree:t,selected:C,onChoose:S=>o.select($e(S))}),l("div",{class:"toolbar",children:[l("button",{type:"button","data-testid":"modules-open-all",onClick:()=>{s("open",_t(Xt(e.fqn.length))),s("groups",_t([...i.keys()]))},children:"Open all"}),l("button",{type:"button","data-testid":"modules-close-all",onClick:()=>{s("open",_t([])),s("groups","")},children:"Close all"}),l(gn,{name:"modules",sheet:()=>Mx(e,i,m,n)}),l("span",{class:"count",children:le(e.fqn.length,"module call")})]}),l(Gn,{label:"Module calls in order of entry",testId:"modules-table",columns:b,rows:m,sort:d,onSort:S=>s("sort",bs(S)),selected:C,onChoose:S=>S<0?p(S,!g(S)):o.select($e(S)),onFold:p,minWidth:"760px"})]})}function Px(e,t){return e.kind==="module"?e.number:e.kind==="node"?t(e):null}function ga(e,t,n,o){let r=n<0?t.get(~n):void 0,s=e[o][n<0?~n:n]??null;return r&&typeof s=="number"?oi(e,r,o):s}var kf=["type_name","nodes","total_bytes","self_bytes","exclusive_bytes","freed_bytes"];function Mx(e,t,n,o){return{header:["module","calls",...kf,"device"],rows:n.map(r=>{let s=r<0?t.get(~r):void 0,i=s?.name??Zt(e,r),a=kf.map(p=>ga(e,t,r,p)),u=s?ar(Wr(e,s),o):e.where[r],d=ga(e,t,r,"total_bytes")!==0?Fr(u||o).join(" + "):null;return[i,s?.calls.length??1,...a,d]})}}function Rf(e,t){let n=e?.split(",")??[],o=t.map(({key:r})=>r).filter(r=>n.includes(r));return o.length>0?o:null}function Cf(e,t,n,o){let r=({key:a})=>t.includes(a)?t.indexOf(a):t.length,s=n,i=new Set;for(let a of[...e].sort((u,c)=>r(u)-r(c))){if(s-=a.least+o,s<0&&i.size>0)break;i.add(a.key)}return e.map(({key:a})=>a).filter(a=>i.has(a))}function Tf(e,t,n){let{module:o="",state:r="",dtype:s="",least:i=""}=n,[a,u,c]=[Yo(n.filter??""),Ox(o),Cs(i)],d=n.saving==="1";return Xt(e.node.length).filter(p=>(!d||(e.saves[p]??0)>0)&&(r===""||e.output_state[p]===r)&&(s===""||e.output_dtype[p]===s)&&(c===null||Ex(e,p)>=c)&&(o===""||u(t.module[p]??""))&&a(t.search[p]??""))}function Ex(e,t){let n=(e.charged_bytes[t]??0)+(e.shared_bytes[t]??0);return Math.max(n,e.output_bytes[t]??0)}function Ox(e){let t=e.split("*"),n=t.length-1,o=t.map((r,s)=>{let i=r.replaceAll(/[.+^${}()|[\]\\]/g,"\\$&").replaceAll("?",".");return new RegExp(`${s===0?"^":""}${i}${s===n?"(?=[.]| #|$)":""}`,"g")});return r=>{let s=0;return o.every(i=>{i.lastIndex=s;let a=i.test(r);return s=i.lastIndex,a})}}function Pf(e,t){let n=new Map([["",{nbytes:0,whole:0}]]);e.charged_bytes.forEach((o,r)=>{let s=e.where[r]??"",i=n.get(s);i?i.whole+=o:n.set(s,{nbytes:0,whole:o})});for(let o of t)n.get(e.where[o]??"").nbytes+=e.charged_bytes[o]??0;return[...n].map(([o,r])=>({where:o,...r})).filter(({where:o,nbytes:r})=>o===""||r>0)}var ya=["module","op","source"];function gi(e){return ya.find(t=>t===e)??null}function Mf(e,t,n,o){let r=o==="module"?t.module:e[o],s=new Map;for(let i of n){let a=r[i]??"",u=s.get(a);u?u.push(i):s.set(a,[i])}return[...s].map(([i,a])=>({name:i,rows:a}))}var Ax=["saves","charged_bytes"];function Ur(e){return Ax.some(t=>t===e)}function yi(e,t,n){return n!=="saves"&&ba(e,t).length>1?null:t.rows.reduce((o,r)=>o+(e[n][r]??0),0)}function ba({where:e,charged_bytes:t},{rows:n}){return ti(e,t,n)}var Of=["op","charged_bytes","module","source","node"],pr="group",va=180,Lx=["output_dtype"];function Af(e){return e.filter(({key:t})=>!Lx.includes(t))}function Lf(e,{module:t}){let n=(o,r,s)=>({...Rn(88),key:o,label:r,help:s,isNumber:!0,cell:i=>l(Q,{n:e[o][i]})});return[{...Rn(64),key:"node",label:"#",help:"Forward order",isNumber:!0,cell:o=>e.node[o]},{...Rn(120,1),key:"op",label:"op",cell:o=>l("span",{title:e.recomputed[o]?"Made again in the backward":void 0,children:[e.op[o],e.recomputed[o]&&l("span",{class:"tag",children:"recomputed"}),e.where[o]&&l("span",{class:"tag",children:e.where[o]})]})},{...Rn(140,1.5),key:"module",label:"module",cell:o=>l(qo,{text:t[o]??""})},{...Rn(56),key:"saves",label:"saves",isNumber:!0,cell:o=>e.saves[o]},n("charged_bytes","charged","Storages counted at this op: it is their first saver"),n("shared_bytes","shared","Storages that this op saves too and another op counts"),n("exclusive_bytes","exclusive","What would go if only this op stopped saving"),n("output_bytes","output","Bytes of what the op returned"),{...Rn(118),key:"output_state",label:"output is",help:"What became of the output when the forward ended",cell:o=>l(co,{state:e.output_state[o]??null})},{...Rn(80),key:"output_dtype",label:"dtype",help:"Of what the op returned",cell:o=>e.output_dtype[o]},{...Rn(120,1),key:"source",label:"source",cell:o=>l(qo,{text:e.source[o]??""})}]}function Rn(e,t=0){return{least:e,width:t?`minmax(${e}px, ${t}fr)`:`${e}px`}}function If(e,t){let{ops:n,first:o,groups:r,by:s,isOpen:i,fold:a}=t,u={...Rn(va,2),key:pr,label:s,cell:d=>{if(d>=0)return l(Vr,{isOpen:!1});let p=r[~d],g=p&&ar(ba(n,p),o);return l("span",{class:"branch",style:{"--depth":0},children:[l(Vr,{isOpen:i(~d),onFold:m=>a(~d,m)}),l("span",{class:"group-name",children:l(qo,{text:p?.name||"outside of modules"})}),l("span",{class:"tag",children:le(p?.rows.length??0,"op")}),g&&l("span",{class:"tag",children:g})]})}},c=e.map(d=>({...d,cell:p=>p>=0?d.cell(p):Ix(n,r[~p],d.key)}));return[u,...c]}function Ix(e,t,n){if(!t||!Ur(n))return null;let o=yi(e,t,n);return n==="saves"?o:l(Q,{n:o})}function xa(e,t,n){return n==="module"?t.module:e[n]}var Ef=["node","op","module","source","saves","charged_bytes","device","shared_bytes","exclusive_bytes","output_bytes","output_dtype","output_state","recomputed"];function Df(e,t,n,o){let r=e.where.map((i,a)=>e.charged_bytes[a]?Fr(i||o).join(" + "):null),s=Ef.map(i=>i==="device"?r:xa(e,t,i));return{header:Ef,rows:n.map(i=>s.map(a=>a[i]??null))}}function $f(e,t,n,o){let r=JSON.stringify({...n,sort:"",columns:"",open:"",group:""}),s=te(()=>Tf(e,t,n),[e,r]),i=gi(n.group),a=te(()=>i?Mf(e,t,Xt(e.node.length),i):[],[e,i]),u=te(()=>Dx(a,s),[a,s]),c=te(()=>{let p=g=>o&&o.key!==pr?wn(g,xa(e,t,o.key),o.descending):g;return i?$x(e,u,o).map(g=>({group:g,rows:p(u[g]?.rows??[])})):[{group:null,rows:p(s)}]},[s,n.sort,i,u]),d=te(()=>{let p=new Set(Bt(n.open??""));return c.flatMap(({group:g,rows:m})=>g===null?m:p.has(g)?[~g,...m]:[~g])},[c,n.open]);return{by:i,groups:u,filters:r,matching:s,ordered:()=>c.flatMap(({rows:p})=>p),rows:d}}function Dx(e,t){let n=new Set(t);return e.map(({name:o,rows:r})=>({name:o,rows:r.filter(s=>n.has(s))}))}function $x(e,t,n){let o=Xt(t.length).filter(a=>t[a].rows.length>0);if(!n)return o;let{key:r,descending:s}=n,i=t.map(a=>Ur(r)?yi(e,a,r):a.name);return Ur(r)||r===pr?wn(o,i,s):o}function Nf({ops:e,settings:t,set:n}){let o=t.least??"";return l(ee,{children:[l(fn,{type:"search",class:"filter",placeholder:"Filter by op, module or source line",label:"Filter the ops",testId:"ops-filter",value:t.filter??"",onInput:r=>n("filter",r)}),l(fn,{type:"search",class:"filter short",placeholder:"Module, as *.mlp",label:"Only ops in modules of this name, in which * stands for any letters",testId:"ops-module",value:t.module??"",onInput:r=>n("module",r)}),l(wa,{label:"Output is",any:"any state",testId:"ops-state",options:zf(e.output_state),value:t.state??"",onChoose:r=>n("state",r)}),l(wa,{label:"Type of the output",any:"any dtype",testId:"ops-dtype",options:zf(e.output_dtype),value:t.dtype??"",onChoose:r=>n("dtype",r)}),l(fn,{type:"search",class:"filter short",placeholder:"At least, as 1 MiB",label:"Only ops that keep or return at least so many bytes",isInvalid:o!==""&&Cs(o)===null,testId:"ops-least",value:o,onInput:r=>n("least",r)}),l("label",{class:"check",children:[l("input",{type:"checkbox","data-testid":"ops-saving-only",checked:t.saving==="1",onChange:r=>n("saving",r.currentTarget.checked?"1":"")}),"only ops that save"]}),l(wa,{label:"Group by",any:"no groups",testId:"ops-group",options:ya,value:gi(t.group)??"",onChoose:r=>{n("open",""),n("group",r)}})]})}function zf(e){return[...new Set(e)].filter(t=>t!==null).sort()}function wa({label:e,any:t,testId:n,options:o,value:r,onChoose:s}){let i=r===""||o.includes(r)?o:[...o,r];return l("select",{"aria-label":e,title:e,"data-testid":n,value:r,onChange:a=>s(a.currentTarget.value),children:[l("option",{value:"",children:t}),i.map(a=>l("option",{value:a,children:a},a))]})}function Ff({columns:e,shown:t,onChoose:n}){let o=r=>{let s=e.map(i=>i.key).filter(i=>i===r!==t.includes(i));s.length>0&&n(s.join(","))};return l("details",{class:"menu","data-testid":"ops-columns",children:[l("summary",{children:"Columns"}),l("div",{class:"menu-list",children:[e.map(({key:r,label:s,help:i})=>l("label",{class:"check",title:i,children:[l("input",{type:"checkbox","data-testid":`column-${r}`,checked:t.includes(r),onChange:()=>o(r)}),s==="#"?"number":s]},r)),l("button",{type:"button",onClick:()=>n(""),children:"As many as fit"})]})]})}function Wf(){let e=ue(null),[t,n]=ne(0);return xt(()=>{let o=e.current;if(!o)return;let r=()=>n(o.clientWidth),s=new ResizeObserver(r);return s.observe(o),r(),()=>s.disconnect()},[]),{element:e,width:t}}var Bf={key:"ops",title:"Ops",Panel:zx},_a=12;function zx({recording:e}){let{address:t,recordings:n,select:o}=W(),[r,s]=Dn("ops"),{ops:i}=e,{element:a,width:u}=Wf(),c=ni(e),d=te(()=>Wx(e),[e]),p=te(()=>Lf(i,d),[e]),g=ys(r.sort,[pr,...p.map(({key:O})=>O)]),{by:m,groups:b,filters:x,matching:C,ordered:S,rows:_}=$f(i,d,r,g),R=new Set(Bt(r.open??"")),w=(O,A)=>{let $=new Set(R);A?$.add(O):$.delete(O),s("open",$.size>0?_t([...$]):"")},L=Math.max(0,u-(m?va:0)),E=Rf(r.columns,p)??Cf(Af(p),Of,L,_a),M=p.filter(({key:O})=>E.includes(O)&&O!==m),P=m?If(M,{ops:i,first:c,groups:b,by:m,fold:w,isOpen:O=>R.has(O)}):M,{selected:z}=t.value,D=z?.kind==="node"?n.rowOfNode.value.get(z.number):void 0;return l("div",{class:"ops",ref:a,children:[l("div",{class:"toolbar",role:"group","aria-label":"What the table shows",children:[l(Nf,{ops:i,settings:r,set:s}),l(Ff,{columns:p,shown:E,onChoose:O=>s("columns",O)}),l(gn,{name:"ops",sheet:()=>Df(i,d,S(),c)}),l(Nx,{ops:i,rows:C})]}),C.length===0&&l("p",{class:"hint no-rows","data-testid":"ops-none",children:i.node.length===0?"Autograd noted no op in this recording.":"No op matches."}),l(Gn,{label:m?`Ops by ${m}`:"Ops in forward order",testId:"ops-table",columns:P,rows:_,sort:g,onSort:O=>s("sort",bs(O)),selected:D===void 0?null:Fx(D,_,b),onChoose:O=>O<0?w(~O,!R.has(~O)):o(Ge(i.node[O]??0)),onFold:(O,A)=>O<0&&w(~O,A),topKey:x,minWidth:`${P.reduce((O,{least:A})=>O+A+_a,_a)}px`})]})}function Nx({ops:e,rows:t}){let n=te(()=>Pf(e,t),[e,t]);return l("span",{class:"count",role:"status",children:[l("span",{"data-testid":"ops-count",children:le(t.length,"op")}),", ",l("span",{"data-testid":"ops-total",children:n.map(({where:o,nbytes:r,whole:s})=>[j(r),o].filter(Boolean).join(" ").concat(`, ${at(r,s)}`)).join("; ")})]})}function Fx(e,t,n){return n.length===0||t.includes(e)?e:~n.findIndex(o=>o.rows.includes(e))}function Wx({ops:e,modules:t}){let n=t.fqn.map((s,i)=>Zt(t,i)),o=e.module.map(s=>s===null?"":n[s]??"");return{search:e.op.map((s,i)=>`${s} ${o[i]} ${e.source[i]??""}`.toLowerCase()),module:o}}var Bx=["model_peak_bytes","kept_bytes"];function Vf(e){for(let t of Bx){let n=e.findIndex(a=>a.key===t),o=e[n];if(!o?.nbytes)continue;let r=e.findIndex((a,u)=>u>n&&a.level<=o.level),s=e.slice(n+1,r<0?e.length:r),i=s.filter((a,u)=>a.nbytes&&(s[u+1]?.level??0)<=a.level);return{label:o.label,total:o.nbytes,all:i.map(({key:a,label:u,help:c,level:d,nbytes:p})=>({key:a,label:o.key==="model_peak_bytes"&&d>o.level+1?`kept: ${u}`:u,help:c,nbytes:p??0})),keptAtPeak:s.find(({key:a})=>a==="peak_kept_bytes")?.nbytes??null}}return{label:"",total:0,all:[],keptAtPeak:null}}var Uf={key:"overview",title:"Overview",Panel:Vx};function Vx({recording:e}){let{change:t,isServed:n}=W(),{ledger:o,kept:r,kept_count:s}=e,i=r.reduce((c,d)=>c+d.nbytes,0),u=o.filter(({key:c})=>c.split("/")[0]==="kept_bytes").reduce((c,d)=>c+(d.nbytes??0),0);return l("div",{class:"overview","data-testid":"overview",children:[l(Gx,{lines:o}),n&&o.some(({key:c,nbytes:d})=>c==="step_peak_bytes"&&d)&&l("p",{children:l("button",{type:"button",class:"link","data-testid":"to-plan",onClick:()=>t({view:"compare",compare:{by:"plan"}}),children:"What to checkpoint for a lower peak?"})}),l(Gf,{testId:"warnings",rows:e.warnings.map(({text:c,node:d,module:p})=>({text:c,at:Hf(d,p)}))}),l(Gf,{testId:"lighter",rows:e.lighter.map(({text:c,calls:d})=>({text:c,at:Hf(null,d[0])}))}),l("div",{class:"titled",children:[l("h2",{children:"Kept for the backward, the largest first"}),r.length>0&&l(gn,{name:"kept",sheet:()=>jx(r)})]}),r.length===0&&l("p",{class:"hint",children:"Nothing is kept for the backward in this recording."}),l("ol",{class:"groups","data-testid":"groups",children:r.map(c=>l("li",{children:l(Kx,{group:c,largest:r[0]?.nbytes??0})},c.members[0]?.storage))}),s>r.length&&l("p",{class:"hint","data-testid":"groups-rest",children:[le(s-r.length,"smaller one")," not listed: these are"," ",at(i,u)," of what is kept."]})]})}function Gf({testId:e,rows:t}){let{select:n}=W();return t.length===0?null:l("ul",{class:"sentences","data-testid":e,children:t.map(({text:o,at:r})=>l("li",{children:[o," ",r&&l("button",{type:"button",class:"link",onClick:()=>n(r),children:"show"})]},o))})}function Hf(e,t){return e!==null?Ge(e):t==null?null:$e(t)}function Gx({lines:e}){let{change:t}=W(),{total:n,label:o,all:r,keptAtPeak:s}=Vf(e),i=e.find(({key:a})=>a==="kept_bytes")?.nbytes??0;return n===0?null:l("figure",{class:"parts","data-testid":"parts",children:[l("figcaption",{children:[o," ",l(Q,{n})]}),l("div",{class:"parts-bar",role:"img","aria-label":r.map(Hx).join(", "),children:r.map(a=>l("span",{class:`part ${a.key}`,style:{flexGrow:a.nbytes},title:`${a.label}: ${Nn(a.nbytes)}`},a.key))}),l("ul",{children:r.map(a=>l("li",{title:a.help,children:[l("span",{class:`part ${a.key}`,"aria-hidden":"true"}),a.label," ",l(Q,{n:a.nbytes})," ",l("small",{children:at(a.nbytes,n)})]},a.key))}),s!==null&&j(s)!==j(i)&&l("p",{class:"hint","data-testid":"parts-kept",children:["Of the ",l(Q,{n:i})," kept for the backward ",l(Q,{n:s})," are alive at this peak."," ",l("button",{type:"button",class:"link",onClick:()=>t({view:"timeline"}),children:"Show it in the timeline"})]})]})}function Hx({label:e,nbytes:t}){return`${e} ${j(t)}`}function Kx({group:e,largest:t}){let{address:n,select:o}=W(),[r,s]=ne(!1),[i]=e.members,a=n.value.selected,u=e.count===1;return l("div",{class:"card","aria-current":u&&qf(i?.node,a),children:[l("span",{class:"size",children:[l(Q,{n:e.nbytes}),l("small",{children:at(e.nbytes,e.kept_bytes)}),l(Vt,{part:e.nbytes,whole:t})]}),l("span",{class:"what",children:[l("button",{type:"button",class:"link","aria-expanded":u?void 0:r,onClick:()=>u&&i?o(Ge(i.node)):s(!r),children:[l("b",{children:e.op})," keeps ",l("code",{children:e.slot})," · ",e.module||"outside of modules",!u&&` ×${q(e.count)}`]}),l("span",{class:"type",children:[Qt(e.dtype,e.shape),jf(e)&&!u&&`, ${j(e.nbytes/e.count)} each`]}),l("span",{class:"reason",children:e.reason}),e.lighter&&l("span",{class:"less",children:e.lighter}),l("small",{children:[e.source,e.category,e.name,e.device,e.saves>1&&le(e.saves,"save")].filter(Boolean).join(" · ")}),r&&l(Ux,{group:e,selected:a})]})]})}function jf({shape:e}){return!e?.includes(null)}function qf(e,t){return e!==void 0&&Ge(e).text===t?.text}function Ux({group:e,selected:t}){let{select:n}=W(),o=e.count-e.members.length;return l("ul",{class:"members",children:[e.members.map(({storage:r,node:s,fqn:i,slot:a,nbytes:u})=>l("li",{children:[l("button",{type:"button",class:"link","aria-current":qf(s,t),"data-node":s,onClick:()=>n(Ge(s)),children:i||e.op}),a!==e.slot&&l("code",{children:[" ",a]}),!jf(e)&&l("small",{children:[" ",l(Q,{n:u})]})]},r)),o>0&&l("li",{children:["and ",q(o)," more"]})]})}var Kf=["nbytes","count","op","slot","module","dtype","reason","lighter","source","category","name","device","saves"];function jx(e){return{header:[...Kf,"shape"],rows:e.map(t=>[...Kf.map(n=>t[n]),t.shape?.map(n=>n??"*").join("x")??null])}}async function bi(e,t){let n=await e();for(let o=1/0;n.pending>0&&n.pending<o;)t(n),o=n.pending,n=await e();return n}function Yf({ranks:e}){let{recordings:t}=W(),[n,o]=ne(null),{modules:r,modules_count:s}=e,i=te(()=>qx(e),[e]),a=te(()=>{let u=Xt(r.length);return n?wn(u,Xx(e,n.key),n.descending):u},[e,n]);return e.ranks.filter(({nbytes:u})=>u!==null).length<2?null:r.length===0?l("p",{class:"hint pad","data-testid":"ranks-equal",children:"Every module keeps the same on all ranks."}):l(ee,{children:[l("h3",{children:["Modules that do not keep the same"," ",l("small",{children:s>r.length?`the ${q(r.length)} furthest apart of ${q(s)}`:"the furthest apart first"})]}),l(Gn,{label:"Modules that do not keep the same on every rank",testId:"unequal-table",columns:i,rows:a,sort:n,onSort:o,selected:null,onChoose:u=>{let c=e.ranks[r[u]?.most??-1];c?.nbytes&&t.chooseRank(c,"modules")},minWidth:"720px"})]})}function qx({ranks:e,modules:t}){let n=(o,r)=>({key:o,label:r,width:"minmax(130px, 1fr)",isNumber:!0,cell:s=>l(Jx,{module:t[s],ranks:e,which:o})});return[{key:"fqn",label:"module",width:"minmax(160px, 2fr)",cell:o=>l(Yx,{module:t[o]})},{key:"type_name",label:"type",width:"minmax(90px, 1fr)",cell:o=>t[o]?.type_name},{key:"ranks",label:"by rank",help:"Charged to its own ops on each rank, from the first to the last",width:"minmax(90px, 1fr)",cell:o=>l(Qx,{values:t[o]?.nbytes??[],ranks:e})},n("least","smallest"),n("most","largest"),{key:"apart",label:"apart",help:"Bytes between the smallest and the largest",width:"88px",isNumber:!0,cell:o=>l(Q,{n:Jf(t[o])})}]}function Yx({module:e}){if(!e)return null;let{fqn:t,type_name:n,times:o}=e,r=t||(n?"the model itself":"outside of modules");return l("span",{title:r,class:t?"":"none",children:[r,o>1&&l("b",{children:[" ×",q(o)]})]})}function Jx({module:e,ranks:t,which:n}){let o=e?.[n]??null;if(!e||o===null)return l("span",{class:"none",children:"–"});let r=e.nbytes[o];return r==null?l(Zx,{module:e,ranks:t}):l(ee,{children:[l(Q,{n:r})," ",l("small",{children:["rank ",t[o]?.rank]})]})}function Zx({module:e,ranks:t}){let n=t.filter(({nbytes:r},s)=>r!==null&&e.nbytes[s]===null),o=n.length===1?`rank ${n[0]?.rank}`:`${q(n.length)} ranks`;return l("small",{children:["not on ",o]})}function Qx({values:e,ranks:t}){let n=Math.max(1,...e.map(r=>r??0)),o=t.map(({rank:r,nbytes:s},i)=>{let a=e[i]??null;return`rank ${r}: ${a!==null?j(a):s?"not there":"not read"}`});return l("span",{class:"bars",role:"img","aria-label":o.join(", "),title:o.join(`
`),children:e.map((r,s)=>l("span",{style:{height:`${100*(r??0)/n}%`}},s))})}function Jf(e){return!e||e.least===null||e.most===null?0:(e.nbytes[e.most]??0)-(e.nbytes[e.least]??0)}function Xx({modules:e},t){return e.map(n=>t==="fqn"?n.fqn:t==="type_name"?n.type_name:t==="least"||t==="most"?n.nbytes[n[t]??-1]??null:Jf(n))}var Zf={key:"ranks",title:"Ranks",waiting:"Reading the ranks…",needsServer:!0,isFor:(e,t)=>(t?.ranks??1)>1,fetch:(e,t,n,o)=>bi(()=>e.ranks(t,n),o),mayGrow:({ranks:e})=>e.some(({problem:t})=>t!==null),Panel:ew};function ew({reply:e,isLoading:t}){return l("div",{class:"ranks","aria-busy":t,children:[l(tw,{ranks:e}),l(ow,{ranks:e}),l(uw,{ranks:e}),e.pending===0&&l(Yf,{ranks:e})]})}function tw({ranks:e}){let{pending:t,totals:n}=e,o=e.ranks.length-t;return l("p",{class:"summary",role:"status","data-testid":"ranks-summary",children:[t>0?`Read ${q(o)} of ${le(e.ranks.length,"rank")}…`:`${le(e.ranks.length,"rank")}: ${nw(e,n[0])}`," ",l("small",{children:"A click on a rank shows its recording."})]})}function nw({ranks:e},t){if(!t)return"";let[n,o]=[e[t.least??0],e[t.most??0]];if(e.filter(({nbytes:a})=>a!==null).length<2)return"there is nothing to compare.";if(t.least===null||t.most===null||!n?.nbytes||!o?.nbytes)return"all keep the same for the backward.";let[s,i]=[n.nbytes[0]??0,o.nbytes[0]??0];return`rank ${o.rank} keeps ${j(i)} for the backward, rank ${n.rank} only ${j(s)}.`}function ow({ranks:e}){let{recordings:t}=W(),[n,o]=ne(null),r=te(()=>sw(e),[e]),s=te(()=>{let u=Xt(e.ranks.length);return n?wn(u,aw(e,n.key),n.descending):u},[e,n]),i=t.shown.value,a=e.ranks.findIndex(({run:u,tag:c})=>u===i?.run&&c===i.tag);return l(Gn,{label:"Ranks",testId:"ranks-table",columns:r,rows:s,sort:n,onSort:o,selected:a,onChoose:u=>{let c=e.ranks[u];c?.nbytes&&t.chooseRank(c,"graph")},minWidth:"900px"})}var rw=2;function sw({ranks:e,totals:t}){return[{key:"rank",label:"rank",help:"A click on a row shows the recording of this rank",width:"48px",isNumber:!0,cell:n=>e[n]?.rank},...t.map((n,o)=>iw(e,n,o)),{key:"run",label:"run",width:"minmax(110px, 1fr)",cell:n=>l(qo,{text:e[n]?lw(e[n]):""})}]}function iw(e,t,n){let o=a=>a===null?null:e[a]?.nbytes?.[n],r=Math.max(0,...e.map((a,u)=>o(u)??0)),s=o(t.most),i=n<rw;return{key:t.key,label:t.label,help:t.help,width:i?"minmax(200px, 2fr)":"minmax(88px, 1fr)",isNumber:!0,cell:a=>{let u=o(a);if(u===void 0)return l("span",{class:"none",children:"–"});if(u===null)return l("span",{class:"none",children:"not known"});let c=u===s;return i?l("span",{class:"with-bar wide",children:[l(Vt,{part:u,whole:r}),l("span",{children:[c&&l("span",{class:"tag",children:"largest"})," ",c?l("b",{children:l(Q,{n:u})}):l(Q,{n:u})]})]}):c?l("b",{children:l(Q,{n:u})}):l(Q,{n:u})}}}function lw({run:e,tag:t,rank:n}){return t.endsWith(`/rank${n}`)?`${e} ${t}`:e}function aw({ranks:e,totals:t},n){let o=t.findIndex(r=>r.key===n);return e.map(r=>n==="rank"?r.rank:n==="run"?r.run:r.nbytes?.[o]??null)}function uw({ranks:{ranks:e,absent:t}}){let n=e.filter(({problem:o})=>o);return n.length===0&&t.length===0?null:l("ul",{class:"notes problems","data-testid":"ranks-problems",children:[t.length>0&&l("li",{children:[t.length===1?"Rank":"Ranks"," ",t.join(", ")," left no recording in this log directory."]}),n.map(({rank:o,run:r,tag:s,problem:i})=>l("li",{children:["Rank ",o,": ",i]},`${r} ${s}`))]})}function ka(e){return zs(e.map(({reply:t})=>t?.points.map(({step:n})=>n)??[]))}function em({reply:e},t,n){let o=e?.points.map(({step:r,nbytes:s})=>[r,s?.[t]??null]);return Sc(n,new Map(o))}function Sa({reply:e},t){return e?.points.find(n=>n.step===t)}function jr({reply:e}){return e?.points.filter(({problem:t})=>t!==null)??[]}function tm(e,t){let n=-1;return e.forEach((o,r)=>{let s=e[n]??1/0;o!==null&&Math.abs(o-t)<Math.abs(s-t)&&(n=r)}),n}var Qf=5,Xf=[[],[6,4],[2,3],[10,3,2,3],[14,5]];function Ra(e){let t=Xf[(e+Math.floor(e/Qf))%Xf.length]??[];return{colour:`run-${e%Qf}`,dash:[...t]}}function nm(e){let{courses:t,axis:n,total:o,at:r,chosen:s,active:i}=e,a=te(()=>cw(t,n,r),[t,r]),u=In((g,m)=>dw(g,t,a,{chosen:s,active:i},m),[t,a,s,i]),c=a.lines[i]?.values[s]??null,d=t[i]?.run??"",p=a.lines.every(({values:g})=>g.every(m=>m===null));return l("figure",{children:[l("figcaption",{title:o.help,children:o.label}),p?l("p",{class:"hint",children:"No recording of these runs knows it."}):l(Bn,{drawing:a,chosen:s,onChoose:e.onChoose,onPoint:e.onPoint,onKey:e.onKey,onClick:(g,m,b)=>{let x=a.lines.map(({values:C})=>C[g]??null);e.onClick(g,x,m.posToVal(b,"y"))},marks:u,together:"steps",label:`${o.label}, over ${le(n.length,"step")} of ${le(t.length,"run")}`,valueText:`${d}, step ${n[s]}: ${c===null?"not known":j(c)}`,testId:`steps-${o.key}`})]})}function cw(e,t,n){let o=e.map((r,s)=>({label:r.run,width:1.5,values:em(r,n,t),...Ra(s)}));return{x:t,lines:o,isStepped:!1}}function dw(e,t,{x:n,lines:o},{chosen:r,active:s},i){let{ctx:a,bbox:u}=e,c=devicePixelRatio,d=o[s]?.values[r]??null;if(d!==null){a.beginPath();let m=[e.valToPos(n[r]??0,"x",!0),e.valToPos(d,"y",!0)];a.arc(...m,6*c,0,2*Math.PI),a.stroke()}a.strokeStyle=i("red-line"),a.lineWidth=2*c;let[p,g]=[u.top+u.height-8*c,4*c];for(let{step:m}of t.flatMap(jr)){let b=e.valToPos(m,"x",!0);on(a,b-g,p-g,b+g,p+g),on(a,b-g,p+g,b+g,p-g)}}function om({n:e}){let{colour:t,dash:n}=Ra(e);return l("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:l("path",{d:"M1 5H29",fill:"none",stroke:`var(--${t})`,"stroke-width":"2","stroke-dasharray":n.join(" ")})})}var rm={key:"steps",title:"Steps",needsServer:!0,Panel:pw};function pw(){let{steps:e}=W(),{value:t,error:n,loading:o}=e.reply.state.value;if(n)return l(Et,{error:n,retry:e.reply.reload});if(!t)return o?l(qe,{what:"Reading the steps…"}):null;let r=t.find(({reply:s})=>s)?.reply?.totals;return l("div",{class:"steps","aria-busy":o,"data-testid":"steps",children:[l(fw,{courses:t}),r?l(mw,{courses:t,totals:r}):null,l(yw,{courses:t})]})}function fw({courses:e}){let{steps:t}=W(),n=e.reduce((i,{reply:a})=>i+(a?.pending??0),0),[o,r]=[t.all.value.length,t.drawn.value.length],s=o>r?`The first ${r} of ${q(o)} runs`:le(o,"run");return l("p",{class:"summary",role:"status","data-testid":"steps-summary",children:[s,", ",le(ka(e).length,"step"),n>0&&`, ${le(n,"recording")} still to be read`,"."," ",l("span",{class:"hint",children:[o>r&&"A filter in the sidebar chooses others. ","Click a point, or go to one with the arrow keys and press Enter, to open its recording."]})]})}function mw({courses:e,totals:t}){let{recordings:n}=W(),o=n.shown.value,r=ka(e),s={run:o?.run??"",step:o?.step??0},[i,a]=Vn(JSON.stringify(s),s),[u,c]=ne(null),d=Ns(r,i.step),p=Math.max(0,e.findIndex(({run:b})=>b===i.run)),g=(b,x)=>{let C=b&&Sa(b,x);!C||C.problem||n.choose({run:b.run,tag:b.tag,step:C.step,view:"overview"})},m=b=>{let x={ArrowUp:-1,ArrowDown:1}[b];if(x!==void 0){let C=e[(p+x+e.length)%e.length];a({...i,run:C?.run??i.run})}else if(b==="Enter")g(e[p],r[d]);else return!1;return!0};return l(ee,{children:[l("div",{class:"courses",children:t.map((b,x)=>l(nm,{courses:e,axis:r,total:b,at:x,chosen:d,active:p,onChoose:C=>a({...i,step:r[C]??0}),onPoint:c,onKey:m,onClick:(C,S,_)=>g(e[tm(S,_)],r[C])},b.key))}),l(gn,{name:"steps",sheet:()=>bw(e,t)}),l(hw,{courses:e,totals:t,step:r[u??d]??0,active:p,onOpen:g})]})}function hw({courses:e,totals:t,step:n,active:o,onOpen:r}){return l("table",{class:"both at-step","aria-label":"Totals at one step","data-testid":"steps-table",children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:["step ",q(n)]}),t.map(({key:s,label:i,help:a})=>l("th",{scope:"col",title:a,children:i},s))]})}),l("tbody",{children:e.map((s,i)=>{let a=Sa(s,n);return l("tr",{"aria-current":i===o,"data-run":s.run,children:[l("th",{scope:"row",children:[l(om,{n:i})," ",a&&!a.problem?l("button",{type:"button",class:"link",title:`Open the recording of step ${n}`,onClick:()=>r(s,n),children:s.run}):s.run]}),a?.nbytes?a.nbytes.map((u,c)=>l("td",{children:l(Q,{n:u})},t[c]?.key)):l("td",{class:"none",colSpan:t.length,children:gw(s,a)})]},s.run)})})]})}function gw({reply:e,problem:t},n){return(e?n?.problem:t)?"× cannot be read":e&&!n?"no recording at this step":"not read yet"}var Ca=8;function yw({courses:e}){let t=e.filter(({problem:o})=>o);if(t.length>0&&t.length===e.length)return l(Be,{message:t.map(({run:o,problem:r})=>`${o}: ${r}`).join(" ")});let n=e.filter(o=>jr(o).length>0);return t.length+n.length===0?null:l("ul",{class:"notes problems","data-testid":"steps-problems",children:[t.map(({run:o,problem:r})=>l("li",{children:[o,": ",r]},o)),n.map(o=>{let r=jr(o);return l("li",{children:["× ",o.run,": ",le(r.length,"recording")," cannot be read, at"," ",r.length===1?"step":"steps"," ",r.slice(0,Ca).map(({step:s})=>q(s)).join(", "),r.length>Ca&&` and ${q(r.length-Ca)} more`,". ",r[0]?.problem]},o.run)})]})}function bw(e,t){return{header:["run","step",...t.map(({key:n})=>n),"problem"],rows:e.flatMap(({run:n,reply:o})=>(o?.points??[]).map(({step:r,nbytes:s,problem:i})=>[n,r,...t.map((a,u)=>s?.[u]??null),i]))}}var lm={key:"terms",title:"Terms",waiting:"Matching the terms…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.terms(t,n),isEmpty:({layers:e})=>e.length===0,Panel:vw};function vw({reply:e,isLoading:t}){let{fitted:n}=W(),{value:o,error:r,loading:s}=n.reply.state.value,a=!(t||s||r)&&o?.fitted||null;return l("div",{class:`terms ${a?"fitted":""}`,"aria-busy":t,"data-testid":"terms",children:[l("p",{class:"hint",children:"What the formula of Korthikanti et al. says that a transformer layer keeps, and what this one keeps. Nothing is matched by force: a term without a save is not kept, a save without a term is forgotten by the formula."}),l(xw,{formulas:a}),e.layers.map((u,c)=>l(ww,{layer:u,fitted:a?.layers[c]??null,isOpen:c===0},u.module))]})}function xw({formulas:e}){let{fitted:t,isServed:n}=W(),{value:o,error:r,loading:s}=t.reply.state.value;if(!n)return null;if(s){let{read:a=0,of:u=0}=t.fitting.value??{};return l("p",{class:"hint",role:"status","data-testid":"fitting",children:["Looking for recordings at other sizes",u>0&&`: ${q(a)} of ${q(u)} read`,"…"]})}let i=e?[e.proof,e.doubt,...e.notes]:[r?.message??o?.problem??""];return l("p",{class:"hint","data-testid":"fitted",children:i.filter(Boolean).join(" ")})}function ww({layer:e,fitted:t,isOpen:n}){let{graph:o}=W(),r=Object.entries(e.sizes).map(([d,p])=>`${d} = ${q(p)}`),s=Math.max(1,...e.rows.map(d=>Math.max(d.kept_bytes,d.formula_bytes??0))),[i,a]=[e.rows.filter(({term:d})=>d!==""),e.rows.filter(({term:d})=>d==="")],u=e.forgotten_count-a.length,c=d=>t?.rows[e.rows.indexOf(d)]??null;return l("details",{class:"layer",open:n,"data-testid":"layer",children:[l("summary",{children:[l("b",{children:e.fqn||"the model"}),e.modules.length>1&&` ×${q(e.modules.length)}`,l("small",{children:[r.join(", "),", ",e.itemsize," bytes a value"]})]}),l("p",{class:"sums-line","data-testid":"layer-sums",children:["The formula says ",l("b",{children:j(e.formula_bytes)}),";"," ",e.modules.length>1?"each layer":"the layer"," keeps"," ",l("b",{children:j(e.kept_bytes)}),", of which the formula forgets"," ",l("b",{children:j(e.forgotten_bytes)}),"."," ",l("button",{type:"button",class:"link",onClick:()=>o.reveal($e(e.module)),children:"Show in graph"})]}),t&&l("p",{class:"sums-line","data-testid":"layer-fitted",children:["At any of these sizes it keeps ",l("code",{children:t.kept??"what is no formula"}),t.textbook!==null&&l(ee,{children:[", and the formula says ",l("code",{children:t.textbook})]}),"."]}),l("div",{role:"table","aria-label":`Terms of ${e.fqn||"the model"}`,children:[l("div",{class:"term head",role:"row",children:_w.filter(([d])=>t||d!=="fitted").map(([d,p])=>l("span",{role:"columnheader",class:`cell-${d}`,children:p},d))}),i.map(d=>l(sm,{row:d,fitted:c(d),whole:s},d.term)),a.length>0&&l("div",{class:"term group",role:"row",children:l("span",{role:"cell",children:"What the formula forgets"})}),a.map((d,p)=>l(sm,{row:d,fitted:c(d),whole:s},p)),u>0&&l("p",{class:"hint",children:["and ",q(u)," smaller ones"]})]})]})}var _w=[["what","term"],["formula","formula"],["fitted","fitted"],["says","says"],["kept","kept"],["bar",""],["why","why they differ, and who saves it"]];function sm({row:e,fitted:t,whole:n}){let o=e.term==="",r=e.savers_count>0,s=e.formula_bytes===e.kept_bytes;return l("div",{class:`term ${o?"forgotten":r?s?"equal":"unequal":"unkept"}`,role:"row","data-testid":"term","data-term":e.term,children:[l("span",{class:"cell-what",role:"cell",children:o?l(im,{row:e}):e.what}),l("code",{class:"cell-formula",role:"cell",children:[e.formula||"–",t?.textbook&&l("small",{children:["= ",t.textbook]})]}),t&&l("code",{class:`cell-fitted ${t.is_equal?"equal":""}`,role:"cell",children:t.kept??"no formula"}),l("span",{class:"cell-says",role:"cell",children:l(Q,{n:e.formula_bytes})}),l("span",{class:"cell-kept",role:"cell",children:r?l(Q,{n:e.kept_bytes}):l("span",{class:"none",children:"not kept"})}),l("span",{class:"cell-bar",role:"cell",children:l(kw,{said:e.formula_bytes??0,kept:e.kept_bytes,whole:n})}),l("span",{class:"cell-why",role:"cell",children:[e.note&&l("span",{children:e.note}),!o&&l(im,{row:e})]})]})}function kw({said:e,kept:t,whole:n}){let o=r=>({width:`${100*r/n}%`});return l("span",{class:"pair","aria-hidden":"true",children:[l("span",{class:"said",style:o(e)}),l("span",{class:"kept",style:o(t)})]})}function im({row:{savers:e,savers_count:t}}){let{graph:n}=W();return l(ee,{children:[e.map(({node:o,name:r,slots:s})=>l("button",{type:"button",class:"link",onClick:()=>n.follow(Ge(o)),children:[r," ",s.join(" + ")]},o)),t>e.length&&` and ${q(t-e.length)} more`]})}var Ta=["parameters","buffers","optimizer state","gradients","input","cached","held","not cached","recomputed","freed"];function am({categories:e}){let t=r=>Ta.includes(r)?Ta.indexOf(r):Ta.length,n=Object.keys(e).filter(r=>e[r]?.some(s=>s!==0)).sort((r,s)=>t(r)-t(s)),o=[];for(let r of n){let s=o.at(-1)?.top;o.push({name:r,top:(e[r]??[]).map((i,a)=>i+(s?.[a]??0))})}return o}function um({op:e,ops:t}){let{alive:n}=W();pe(()=>{n.op.value=e},[e]),pe(()=>()=>{n.op.value=null},[]);let{value:o,error:r,loading:s}=n.reply.state.value;return r?l(Be,{message:r.message}):o?l("section",{class:"alive","aria-label":"What is alive",tabIndex:0,"aria-busy":s,"data-testid":"alive",children:[l(Rw,{reply:o}),[o.before,o.behind].map(i=>i&&l(Sw,{release:i,ops:t},i.at.op)),(o.before??o.behind)&&l("h3",{children:["Alive after op ",q(o.at.op)]}),l(cm,{rows:o.alive,of:o.alive_count,at:o.at.op,ops:t})]}):s?l(qe,{what:"Reading what is alive…"}):null}function Sw({release:e,ops:t}){let{at:n,nbytes:o,count:r,storages:s}=e;return l("div",{"data-testid":"released",children:[l("h3",{children:["Op ",q(n.op),", ",lo(n.name),", releases ",le(r,"storage")," of"," ",l(Q,{n:o})," ",l("small",{children:vi(n)})]}),l(cm,{rows:s,of:r,at:n.op,ops:t})]})}function cm({rows:e,of:t,at:n,ops:o}){return l(ee,{children:[l("ol",{children:e.map(r=>l("li",{children:l(Cw,{row:r,at:n,ops:o,whole:e[0]?.nbytes??0})},r.storage))}),t>e.length&&l("p",{class:"hint",children:["and ",le(t-e.length,"smaller one")]})]})}function Rw({reply:e}){return l("p",{class:"summary","data-testid":"alive-summary",children:["After op ",q(e.at.op),", ",l("b",{children:lo(e.at.name)})," ",l("small",{children:vi(e.at)}),": ",le(e.alive_count,"storage")," of ",l(Q,{n:e.live_bytes})," that the block made."]})}function vi({fqn:e,source:t,backward_of:n}){return[...n?[n.fqn,`backward of ${n.op}`]:[e],t].filter(Boolean).join(" · ")}function Cw({row:e,at:t,ops:n,whole:o}){let{select:r}=W(),s=e.made_by.node??e.made_by.backward_of?.node??null;return l("button",{type:"button",class:"life-row",disabled:s===null,"data-storage":e.storage,onClick:()=>s!==null&&r(Ge(s)),children:[l("span",{class:"size",children:[l(Q,{n:e.nbytes}),l(Vt,{part:e.nbytes,whole:o})]}),l("span",{class:"what",children:[l("span",{class:"made",title:vi(e.made_by),children:[l("b",{children:lo(e.made_by.name)})," ",l("span",{class:"type",children:Qt(e.dtype,e.shape)})," ",l("small",{children:vi(e.made_by)})]}),l("small",{children:Tw(e,t)})]}),l(Ew,{row:e,at:t,ops:n})]})}function Tw(e,t){let n=e.ended===null?"never released":`released after op ${q(e.ended)}`;return[e.model_state??e.state??e.phase,e.reason||e.holder&&`held by: ${e.holder}`,e.ended===t?"released before the next op":n].filter(Boolean).join(" · ")}function Pw({model_state:e,state:t,phase:n}){return e?Mw[e]:t??n??""}var Mw={gradient:"gradients",optimizer:"optimizer state"};function Ew({row:e,at:t,ops:n}){let o=a=>`${100*a/Math.max(1,n)}%`,r=e.ended===null?n:e.ended+1,s=e.made_by.op,i=q(e.last_used);return l("span",{class:"life",role:"img","aria-label":`made by op ${q(s)}, last used by op ${i}`,title:`Made by op ${q(s)}, last used by op ${i}`,children:[l("span",{class:`span patch ${Gt(Pw(e))}`,style:{left:o(s),width:o(r-s)}}),l("span",{class:"used",style:{left:o(e.last_used+.5)}}),l("span",{class:"now",style:{left:o(t+.5)}})]})}var dm={key:"timeline",title:"Timeline",waiting:"Reading the timeline…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.timeline(t,n),Panel:Ow};function Ow({reply:e,isLoading:t}){let[n,o]=Dn("timeline");if(e.op.length===0)return l("p",{class:"hint pad",children:"The forward made no storage, so there is nothing to draw."});let{with_model:r}=e,s=n.model!=="off"&&r||e,i=e.phases.at(-1)?.end_op??0,a=Number(n.at??s.peak?.op??e.op[0]),u=Aw(e,Number.isFinite(a)?a:0);return l("div",{class:"timeline","aria-busy":t,children:[s.peak&&l("p",{class:"summary","data-testid":"timeline-peak",children:["Peak ",s===r&&"with the model ",l(Q,{n:s.peak.nbytes}),e.device&&` on ${e.device}`," after op ",q(s.peak.op),"."," ",l("span",{class:"hint",children:"Click, or use the arrow keys, to see what is alive after an op; drag to zoom in, double-click to zoom out."})]}),r?l("p",{class:"summary",children:[l("label",{class:"check",children:[l("input",{type:"checkbox","data-testid":"timeline-model",checked:s===r,onChange:c=>o("model",c.currentTarget.checked?"":"off")}),"model states and inputs under what the block made"]})," ",l("span",{class:"hint","data-testid":"timeline-unknown",children:s===r&&r.unknown})]}):l("p",{class:"hint","data-testid":"timeline-unknown",children:["Without model states: ",l("code",{children:"record(model)"})," notes them."]}),l(Lw,{timeline:e,stack:s,chosen:u,onChoose:c=>o("at",String(e.op[c]??0))}),l(um,{op:e.op[u]??0,ops:i})]})}function Aw(e,t){let n=e.op.findIndex(o=>o>t);return Math.max(0,(n<0?e.op.length:n)-1)}function Lw({timeline:e,stack:t,chosen:n,onChoose:o}){let[r,s]=ne(null),i=te(()=>am(t),[t]),a=te(()=>Iw(e,i),[e,i]),u=In((d,p)=>Dw(d,e,t,p),[e,t]),c=r??n;return l(ee,{children:[l("dl",{class:"plot-legend","data-testid":"timeline-legend",children:[l("div",{children:[l("dt",{children:["after op ",q(e.op[c]??0)]}),l("dd",{children:l(Q,{n:t.live_bytes[c]})})]}),i.map(({name:d})=>l("div",{children:[l("dt",{children:[l("span",{class:`patch ${Gt(d)}`}),d]}),l("dd",{children:l(Q,{n:t.categories[d]?.[c]})})]},d))]}),l(Bn,{drawing:a,chosen:n,onChoose:o,onPoint:s,marks:u,label:"Live bytes after each op, split by what had become of them when the forward ended",valueText:`${j(t.live_bytes[n]??0)} after op ${e.op[n]}`,testId:"timeline-plot"})]})}function Iw(e,t){let n=t.toReversed().map(({name:o,top:r})=>({label:o,colour:Gt(o),fill:`${Gt(o)}-fill`,values:r}));return{x:e.op,lines:n,isStepped:!0}}function Dw(e,{phases:t},{peak:n},o){let{ctx:r,bbox:s}=e,i=devicePixelRatio,a=s.top+s.height;r.fillStyle=r.strokeStyle=o("muted"),r.textAlign="left",r.setLineDash([2*i,3*i]);for(let u of t.slice(1)){let c=e.valToPos(u.first_op,"x",!0);on(r,c,s.top,c,a),r.fillText(u.kind,c+4*i,a-6*i)}r.setLineDash([]),r.fillStyle=r.strokeStyle=o("fg"),n&&ei(e,n,`peak ${j(n.nbytes)}`,{foot:a})}var Pa=[Uf,Yp,Bf,Sf,dm,ef,rm,lm,Zf];function pm(e,{partOfShown:t}){let n=Ce(null),o=t(()=>n.value===null?null:`alive ${n.value}`,(r,s)=>e.alive(r,n.peek()??0,s));return{op:n,reply:o}}var $w="terms";function fm(e,{partOfShown:t},n){let o=Ce(null),r=t(()=>e.isServed&&n.value===$w?"fitted":null,(s,i)=>(o.value=null,Er(()=>e.fitted(s,i),i,({pending:u})=>o.value=u)));return{fitting:o,reply:r}}var zw=500,Nw=80;function mm(e,t,n,o,r){let{address:s,change:i}=n,{modules:a,moduleTree:u,moduleAround:c}=o,d,p=Bp(e,t,n,o,r),{picture:g,current:m}=p,b=Ce(null);function x(){let A=m.peek();A?C(A.place):g.cancel()}function C(A){i(A),b.value=s.peek().selected}function S(){return new Set(g.state.peek().value?.graph.expand??s.peek().expand??[])}function _(A,$){i({expand:Ma(A)}),b.value=$e($)}function R(A){return u.peek()?rc(u.peek(),A):[A]}function w(A){let $=S();return $.has(A)?R(A).forEach(K=>$.delete(K)):$.add(A),$}function L(A){clearTimeout(d),_(w(A),A)}function E(A){clearTimeout(d),p.foresee(null),A!==null&&(d=setTimeout(()=>p.foresee({expand:Ma(w(A))}),Nw))}function M(A){_([...S(),...R(A).slice(0,zw)],A)}function P(A,$){if(A===null||$.has(A.text))return A;let K=Pt(A)&&a.peek()?ao(a.peek(),c(A)):[];A.kind==="module"&&K.unshift(A.number);for(let V of K){let re=$.has($e(V).text)?V:z(V,$);if(re!==void 0)return $e(re)}return null}function z(A,$){let V=(u.peek()?.children[a.peek()?.parent[A]??-1]??[]).findLast(re=>re<A&&$.has($e(re).text));return V!==void 0&&$.get($e(V).text)?.isRepeated?V:void 0}function D(A){let $=S(),K=$.size,V=a.peek();V&&ao(V,c(A)).forEach(Y=>$.add(Y));let re=$.size===K;i({view:cr,selected:A,...re?{}:{expand:Ma($)}}),b.value=A}function O(A){r.peek()===cr?D(A):i({selected:A})}return{...p,focus:b,toggle:L,aim:E,expandBelow:M,nearest:P,reveal:D,follow:O,giveUp:x,rearrange:C}}function Ma(e){return[...new Set(e)].sort((t,n)=>t-n)}function hm(e){let t=Ce(e);return{address:t,change:n=>t.value={...t.peek(),...n}}}function gm(e,t){let n=vm(e.modules),o=r=>r&&r.flatMap(s=>n[s]??[]);return{selected:t.selected&&Fw(e,n,t.selected),expand:o(t.expand),open:o(Bt(t.modules.open??""))}}function ym(e,t){let n=vm(e.modules),o=new Map(n.map((s,i)=>[s,i])),r=s=>{let i=s?.flatMap(a=>o.get(a)??[]);return i&&(i.length>0||s?.length===0)?i:null};return{selected:t.selected===null?null:Ww(e,n,t.selected),expand:r(t.expand),modules:{open:_t(r(t.open))}}}function bm(e,t){let n=e.modules.open??t.modules?.open??"";return{selected:e.selected??t.selected??null,expand:e.expand??t.expand??null,modules:Mt(e.modules,"open",n)}}function vm({fqn:e,call:t}){return e.map((n,o)=>`${n} ${t[o]}`)}function xm({ops:e},t){let n=new Map;return e.op.map((o,r)=>{let s=e.module[r]??null,i=`${s===null?"":t[s]} ${o}`,a=n.get(i)??0;return n.set(i,a+1),`${i} ${a}`})}function Fw(e,t,n){return n.kind==="module"?t[n.number]??null:n.kind!=="node"?null:xm(e,t)[e.ops.node.indexOf(n.number)]??null}function Ww(e,t,n){let o=t.indexOf(n);if(o>=0)return $e(o);let r=e.ops.node[xm(e,t).indexOf(n)];return r===void 0?null:Ge(r)}function wm(e,{address:t,change:n},o){let r=Or(()=>o.value?"index":null,e.index),s=_e(()=>ks(r.state.value.value,t.value)),i=_e(()=>s.value&&Ss(s.value)),a=_e(()=>i.value?JSON.stringify(i.value):null),u=_e(()=>{let E=r.state.value.value?.runs.map(({run:D})=>D)??[],M=t.value.runs,P=Is(M);if(P)return E.filter(P);let z=Yo(M);return E.filter(D=>z(D.toLowerCase()))});function c(E,M){return Or(()=>{let P=o.value&&a.value!==null?E():null;return P===null?null:`${a.value} ${P}`},(P,z)=>{let D=i.peek();if(!D)throw new Error("No recording is chosen.");return M(D,P,z)})}let d=c(()=>"recording",e.recording),p=_e(()=>d.state.value.value?.modules),g=_e(()=>p.value&&oc(p.value)),m=_e(()=>{let E=d.state.value.value?.ops.node??[];return new Map(E.map((M,P)=>[M,P]))});function b({kind:E,number:M}){if(E==="module")return p.peek()?.parent[M]??null;let P=m.peek().get(M);return P===void 0?null:d.state.peek().value?.ops.module[P]??null}let x=Ce(null),C=wt(()=>{let{key:E,value:M,loading:P}=d.state.value;if(!x.value||!M||P||E!==`${a.value} recording`)return;let z=ym(M,x.value);x.value=null,n(bm(t.peek(),z))});function S(E){let{run:M,tag:P,step:z,view:D=t.peek().view}=E,{value:O}=d.state.peek(),A=x.peek()??(O?gm(O,t.peek()):null),{modules:$,ops:K,compare:V}=t.peek();n({run:M,tag:P,step:z,view:D,selected:null,expand:null,timeline:{},modules:Mt(Mt($,"open",""),"groups",""),ops:Mt(K,"open",""),compare:Mt(V,"open","")}),x.value=A}function _(E){let P=(r.state.peek().value?.runs.find(z=>z.run===E)?.tags??[]).find(z=>z.tag===t.peek().tag)?.tag??"";S({run:E,tag:P,step:null})}function R(E){S({run:t.peek().run,tag:E,step:null})}function w(E){let{run:M,tag:P}=t.peek();S({run:M,tag:P,step:E})}function L({run:E,tag:M},P){S({run:E,tag:M,step:i.peek()?.step??null,view:P})}return{index:r,entry:s,shown:i,matching:u,partOfShown:c,recording:d,modules:p,moduleTree:g,rowOfNode:m,moduleAround:b,choose:S,chooseRun:_,chooseTag:R,chooseStep:w,chooseRank:L,dispose:C}}var Bw="steps",Vw=10;function _m(e,{index:t,entry:n,matching:o},r,s){let i=_e(()=>{let d=t.state.value.value?.runs??[],p=n.value,g=new Set(o.value);return d.flatMap(m=>{if(m.run===p?.run.run)return{run:m.run,tag:p.tag};let b=g.has(m.run)?zn(m,p?.tag.tag):void 0;return b?{run:m.run,tag:b}:[]})}),a=_e(()=>{let d=n.value?.run.run,p=i.value.filter(({run:g})=>g!==d).slice(0,Vw-1);return i.value.filter(g=>g.run===d||p.includes(g))}),u=Or(()=>r.value&&s.value===Bw?JSON.stringify(a.value):null,async(d,p)=>{let g=a.peek().map(Gw),m=(b,x)=>{g[b]=x,p([...g])};return Promise.all(g.map((b,x)=>Hw(e,b,d,C=>m(x,C))))});function c(){let{value:d=[],error:p}=u.state.peek(),g=new Set(a.peek().flatMap(({run:m,tag:b})=>b.problem?[m]:[]));(p||d.some(({run:m,problem:b})=>b&&!g.has(m)))&&u.reload()}return{all:i,drawn:a,reply:u,reload:c}}function Gw({run:e,tag:t}){return{run:e,tag:t.tag,reply:null,problem:t.problem??""}}async function Hw(e,t,n,o){if(t.problem)return t;let r=t,s=i=>o(r={...t,reply:i});try{return{...t,reply:await bi(()=>e.steps(t,n),s)}}catch(i){if(n.aborted)throw i;return{...r,problem:i instanceof Error?i.message:String(i)}}}function km(e,t,{address:n},{entry:o,recording:r,partOfShown:s}){let i=e.filter(({needsServer:x})=>t.isServed||!x),a=(x,C)=>s(()=>C()?x.key:null,async(S,_,R)=>x.fetch?.(t,S,_,R)),u=()=>r.state.value.value?.meta,c=x=>x.isFor?.(u(),o.value?.tag)??!0,d=new Map;for(let x of i)x.isEmpty!==void 0&&d.set(x,a(x,()=>u()!==void 0&&c(x)));function p(x){if(!c(x))return!1;if(x.isEmpty===void 0)return!0;let C=d.get(x)?.state.value;return(C?.loading===!0||u()===void 0)&&n.value.view===x.key?!0:C?.value!==void 0&&!x.isEmpty(C.value)}let g=_e(()=>i.filter(p)),m=_e(()=>g.value.map(({key:C})=>C).includes(n.value.view)?n.value.view:Ko.view);for(let x of i)x.fetch===void 0||d.has(x)||d.set(x,a(x,()=>m.value===x.key));function b(){for(let[x,C]of d){let{value:S,error:_}=C.state.peek();(_||S!==void 0&&x.mayGrow?.(S))&&C.reload()}}return{available:g,shown:m,reply:x=>d.get(x),reload:b,dispose:()=>d.forEach(x=>x.dispose())}}function Sm(e,t,n,o=Ko,r=()=>""){let s=hm(o),{address:i,change:a}=s,u=Ce(!0),c=Ce(!1),d=wm(e,s,u),p=km(n,e,s,d),g=mm(e,t,s,d,p.shown),m=d.partOfShown(()=>Pt(i.value.selected)?i.value.selected.text:null,(P,z)=>e.detail(P,i.peek().selected,z)),b=pm(e,d),x=_c(e,t,s,d,p.shown),C=fm(e,d,p.shown),S=_m(e,d,u,p.shown),{index:_,recording:R}=d,w=[R,g.picture,g.drawn,m,b.reply,C.reply,x.reply,x.patterns,x.curve,x.difference];function L(P){a({selected:P})}function E(){_.reload();for(let P of w){let{error:z}=P.state.peek();z&&!Kw(z)&&P.reload()}S.reload(),p.reload()}function M(){g.aim(null);for(let P of[...w,S.reply,p,d,_])P.dispose()}return{isServed:e.isServed,link:r,address:i,change:a,select:L,isVisible:u,isDark:c,recordings:d,views:p,graph:g,detail:m,alive:b,fitted:C,compare:x,steps:S,reload:E,dispose:M}}function Kw(e){return e instanceof mn||e instanceof vo}var Rm='.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}';var Cm=`* {
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
`;var Tm=`.compare {
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
`;var Pm=`.details {
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
`;var Mm=`.difference {
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
`;var Em=`.edge path {
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
`;var Om=`.graph {
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
`;var Am=`.progress {
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
`;var Lm=`.header {
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
`;var Im=`.icicle {
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
`;var Dm=`@media (max-width: 820px) {
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
`;var $m=`.ops {
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
`;var zm=`.overview {
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
`;var Nm=`.app {
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
`;var Fm=`.ranks {
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
`;var Bm=`.steps {
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
`;var Vm=`.table {
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
`;var Gm=`.terms {
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
`;var Hm=`/* Colours are named once, per theme. Those of the states are those of
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
`;var Km=`.timeline {
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
`;var Um=`.toolbar {
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
`;var jm=[Rm,Hm,Cm,Nm,Wm,Lm,Um,zm,Om,Em,Am,Pm,Vm,$m,Im,Km,Gm,Fm,Tm,Mm,Bm,Dm].join(`
`);var qr="p.activation_memory.";function Hn(){try{return window.parent!==window&&window.parent.document?window.parent:null}catch{return null}}function Ea(e){try{let n=Hn()?.tensorboard?.tf_storage?.getString(qr+e);if(n)return n}catch{}let t=(Hn()??window).location.hash.slice(1);return new URLSearchParams(t.replaceAll("+","%2B")).get(qr+e)??""}function qm(){return(Hn()??window).location.href}function Ym(e,t,n){let o=Hn()?.tensorboard?.tf_storage;try{if(o){o.setString(qr+e,t,{defaultValue:"",useLocationReplace:!n});return}}catch{return}if(Hn())return;let r=new URLSearchParams(location.hash.slice(1));t?r.set(qr+e,t):r.delete(qr+e);let s=`${location.pathname}${location.search}#${r.toString()}`;n?history.pushState(null,"",s):history.replaceState(null,"",s)}function Jm(e){(Hn()??window).addEventListener("hashchange",e)}function Zm(e){let t=Hn()?.document.body;if(t){let n=()=>e(t.classList.contains("dark-mode"));new MutationObserver(n).observe(t,{attributes:!0,attributeFilter:["class"]}),n()}else{let n=window.matchMedia("(prefers-color-scheme: dark)");n.addEventListener("change",()=>e(n.matches)),e(n.matches)}}function Qm(e){let t=()=>e(window.innerHeight>0);window.addEventListener("resize",t),t()}function Xm(e,t){if(!Hn())return;let{port1:n,port2:o}=new MessageChannel,r=s=>n.postMessage(JSON.stringify(s));n.onmessage=s=>{let i=JSON.parse(s.data);if(i.isReply){i.type==="experimental.GetURLPluginData"&&!i.error&&i.payload&&t(i.payload);return}i.type==="experimental.DataReloaded"&&e(),r({...i,payload:null,error:null,isReply:!0})},window.parent.postMessage("experimental.bootstrap","*",[o]),r({type:"experimental.GetURLPluginData",id:0,payload:null,error:null,isReply:!1})}var eh=Pa.map(({key:e})=>e);function QO(){try{nh(Uu,"./layout.worker.js?v=88c6fbd1eb59")}catch(e){th(e)}}async function m0(){try{let e=new Blob([await pl("worker")],{type:"text/javascript"});nh(Zu(),URL.createObjectURL(e))}catch(e){th(e)}}Yu()&&m0();function th(e){let t=document.createElement("p");t.setAttribute("role","alert"),t.textContent=`The Activation Memory tab could not start: ${String(e)}`,document.body.append(t)}function nh(e,t){document.documentElement.lang="en",document.title="Activation Memory";let n=document.createElement("style");n.textContent=jm,document.head.append(n);let o=ll(Ea,eh),r=()=>new Worker(new URL(t,import.meta.url)),{lay:s,prepare:i}=nc(r),a=Sm(e,tc(s),Pa,o,qm);wt(()=>{a.views.shown.value===cr&&i()}),Zm(c=>{document.documentElement.classList.toggle("dark",c),a.isDark.value=c}),Qm(c=>a.isVisible.value=c),h0(a);let u=document.createElement("div");u.id="activation-memory",document.body.append(u),vu(l(dl.Provider,{value:a,children:l(bc,{})}),u)}function h0(e){let t=xs(e.address.peek());wt(()=>{let o=xs(e.address.value),r=vs.filter(i=>o[i]!==t[i]),s=r.find(i=>Gu.includes(i));for(let i of s?[s,...r.filter(a=>a!==s)]:r)Ym(i,o[i],i===s);t=o});let n=o=>{let r=ll(o,eh),s=xs(r);vs.every(i=>s[i]===t[i])||(t=s,e.change(r))};Jm(()=>{e.isVisible.peek()&&n(Ea)}),Xm(e.reload,o=>{vs.every(r=>!t[r])&&n(r=>o[r]??"")})}export{QO as render};
