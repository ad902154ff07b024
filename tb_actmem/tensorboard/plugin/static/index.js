var de,fu,Ji,In,ji,ds,mu,us,hu,Zi,Yi,gu,_r=Symbol.for("pv"),ps={},fs=[],Uh=/^m(i|n|o|s|text|space)$/,Xi=Array.isArray,el=fs.slice,oo=Object.assign;function no(e){e&&e.parentNode&&e.remove()}function yu(e,t,n){var o,r,s,i={},a=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:i[s]=t[s];return a>2&&(i.children=a>3?el.call(arguments,2):n),wr(e,i,o,r,null)}function wr(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:_r,__v:r||++fu,__i:-1,__u:0};return!r&&de.vnode&&de.vnode(s),s}function ee(e){return e.children}function Go(e,t){this.props=e,this.context=t,this.__g=0}function Dn(e,t){if(t==null)return e.__&&Dn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Dn(e)}function qh(e){var t,n=e.__v,o=n.__e,r=[],s=[],i=e.__P;i&&((t=oo({constructor:_r},n)).__v=n.__v+1,de.vnode&&de.vnode(t),tl(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||Dn(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Su(r,t,s),n.__=n.__e=null,t.__e!=o&&bu(t))}function bu(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),bu(e)}function Qi(e){(8&e.__g||(e.__g|=8,In.push(e),ds++))&&ji==de.debounceRendering||((ji=de.debounceRendering)||queueMicrotask)(vu)}function vu(){try{for(var e,t=1;In.length;)In.length>t&&In.sort(mu),e=In.shift(),t=In.length,8&e.__g&&qh(e)}finally{(ds=In.length)&&(ji||queueMicrotask)(vu)}}function xu(e,t,n,o,r,s,i,a,u,c,d){var p,m,g,y,x,T,k=o.__k||fs,_=t.length;for(u=jh(n,t,k,u,_),p=0;p<_;p++)(g=n.__k[p])!=null&&(m=~g.__i&&k[g.__i]||ps,g.__i=p,T=tl(e,g,m,r,s,i,a,u,c,d),y=g.__e,(m.ref!=g.ref||8&m.__u)&&(m.ref&&nl(m.ref,null,g,m),g.ref&&d.push(g.ref,g.__c||y,g)),x=x||y,4&g.__u?(u=wu(g,u,e,!m.__v),m.__e&&(m.__e=null)):typeof g.type=="function"&&T!==void 0?u=T:y&&(u=y.nextSibling),g.__u&=-21);return n.__e=x,u}function jh(e,t,n,o,r){var s,i,a,u,c,d,p,m,g,y=n.length,x=y,T=0,k=0,_=e.__k=Array(r);for(s=0;s<r;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=_[s]=wr(null,i):Xi(i)?i=_[s]=wr(ee,{children:i}):i.constructor===_r&&i.__b?i=_[s]=wr(i.type,i.props,i.key,i.ref,i.__v):_[s]=i,u=s+T,i.__=e,i.__b=e.__b+1,a=null,~(c=i.__i=Yh(i,n,u,x))&&(x--,(a=n[c])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,c==u-1?T--:c==u+1?T++:c!=u&&(c>u?T--:T++,k=1)):(~c||(r>y?T--:r<y&&T++),typeof i.type!="function"&&(i.__u|=4))):_[s]=null;if(k){for(d=[],p=[],s=0;s<r;s++)if((i=_[s])&&16&i.__u){for(T=0,m=d.length;T<m;)d[g=T+m>>1]<i.__i?T=g+1:m=g;d[T]=i.__i,p[s]=T+1}for(T=d.length;s--;)p[s]&&(p[s]==T?T--:_[s].__u|=4)}if(x)for(s=0;s<y;s++)!(a=n[s])||2&a.__u||(a.__e==o&&(o=Dn(a)),ol(a,a));return o}function wu(e,t,n,o){var r,s,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=wu(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=Dn(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Yh(e,t,n,o){var r,s=e.key,i=e.type,a=t[n],u=a&&!(2&a.__u);if(a===null&&s==null||u&&s==a.key&&i==a.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((a=t[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r}return-1}function pu(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function as(e,t,n,o,r){var s,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||pu(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||pu(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Yi[t]||(Yi[t]=Qh(t)),(e.__a||(e.__a={}))[t]=Zi,s=t!=(t=t.replace(hu,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Qh(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[us]==null)t[us]=Zi++;else if(t[us]<this.__a[e])return;return n(de.event?de.event(t):t)}}}function tl(e,t,n,o,r,s,i,a,u,c){var d,p,m,g,y,x,T,k,_,R,w,D,L,E,A,I,O,C,M=t.type;if(t.constructor!==_r)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(t.__u|=u,p=s=[],d.nodeType==8?a=cs(d,s):s.push(d),a=s[0]||a),(d=de.__b)&&d(t);e:if(typeof M=="function"){m=i.length;try{if(k=t.props,_=(d=M.prototype)&&d.render,R=(d=M.contextType)&&o[d.__c],w=d?R?R.props.value:d.__:o,(g=n.__c)?(t.__c=g,2&g.__g&&(g.__g|=1)):(_?t.__c=g=new M(k,w):(t.__c=g=new Go(k,w),g.constructor=M,g.render=Zh),R&&R.sub(g),g.state||(g.state={}),g.__n=o,g.__g|=8,g.__h=[],g.__k=[]),_&&(g.__s||(g.__s=g.state),M.getDerivedStateFromProps&&(g.__s==g.state&&(g.__s=oo({},g.__s)),oo(g.__s,M.getDerivedStateFromProps(k,g.__s)))),y=g.props,x=g.state,g.__v=t,n.__c){if(k!==y&&_&&!M.getDerivedStateFromProps&&g.componentWillReceiveProps&&g.componentWillReceiveProps(k,w),t.__v==n.__v&&!(8&g.__g)||!(4&g.__g)&&g.shouldComponentUpdate&&g.shouldComponentUpdate(k,g.__s,w)===!1){t.__v!=n.__v&&(g.props=k,g.state=g.__s,g.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(z){z&&(z.__=t)}),fs.push.apply(g.__h,g.__k),g.__k=[],g.__h.length&&i.push(g),a=Dn(n);break e}g.componentWillUpdate&&g.componentWillUpdate(k,g.__s,w),_&&g.componentDidUpdate&&g.__h.push(function(){g.componentDidUpdate(y,x,T)})}else _&&!M.getDerivedStateFromProps&&g.componentWillMount&&g.componentWillMount(),_&&g.componentDidMount&&g.__h.push(g.componentDidMount);g.context=w,g.props=k,g.__P=e,g.__g&=-5,D=de.__r,L=_?25:0;do g.__g&=-9,D&&D(t),d=g.render(g.props,g.state=g.__s,g.context);while(8&g.__g&&++L<25);_&&(fs.push.apply(g.__h,g.__k),g.__k=[]),g.state=g.__s,g.getChildContext&&(o=oo({},o,g.getChildContext())),_&&n.__c&&g.getSnapshotBeforeUpdate&&(T=g.getSnapshotBeforeUpdate(y,x)),E=d&&d.type===ee&&d.key==null?d.props.children:d,k.__P&&(d=a,r=(e=k.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(z){z&&ol(z,z)}),n.__k=null),a=n.__k?Dn(n,0):null),a=xu(e,Xi(E)?E:[E],t,n,o,r,s,i,a,u,c),k.__P&&(t.__e=null,a=d),t.__u&=-161,p&&p.some(no),g.__h.length&&i.push(g),1&g.__g&&(g.__g&=-4)}catch(z){if(i.length=m,t.__v=null,u||s)if(z&&z.then){if(t.__u|=128|u,s){for(~(O=s.indexOf(a||void 0))||(O=s.length);(C=s[O-1])&&C.nodeType==8;)O--;for(;O<s.length;O++)if(C=s[O])if(s[O]=null,A){if(C==I)break}else{if(C.nodeType!=8)break;C.data.startsWith("$s")&&(I=cs(A=C))}}if(!A){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;A=a}(d=cs(A=t.__c.__z||(t.__c.__z=A)))?(t.__e=A,a=d):t.__e=a,a=a&&a.nextSibling}else s&&s.some(no);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),z&&z.then||_u(t),de.__e(z,t,n)}}else a=t.__e=Jh(n.__e,t,n,o,r,s,i,u,c,e);return(d=de.diffed)&&d(t),a}function cs(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function _u(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(_u))}function Su(e,t,n){for(var o=0;o<n.length;)nl(n[o++],n[o++],n[o++]);de.__c&&de.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){de.__e(s,r.__v)}})}function Jh(e,t,n,o,r,s,i,a,u,c){var d,p,m,g,y,x,T,k,_=n.props||ps,R=t.props,w=t.type;if(w=="svg"?r="http://www.w3.org/2000/svg":w=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((y=s[d])&&(w?y.localName==w:y.nodeType==3)){e=y,s[d]=null;break}}if(!e){if(k=c.ownerDocument||document,!w)return k.createTextNode(R);e=k.createElementNS(r,w,R.is?R:c),a&&(de.__m&&de.__m(t,s),a=!1),s=null}if(w){if(c=w=="template"&&e.content||e,s=w=="textarea"&&R.defaultValue!=null?null:s&&el.call(c.childNodes),!a&&s)for(_={},d=0;d<e.attributes.length;d++)_[(y=e.attributes[d]).name]=y.value;for(d in _)y=_[d],d=="dangerouslySetInnerHTML"?m=y:d=="children"||d in R||d=="value"&&"defaultValue"in R||d=="checked"&&"defaultChecked"in R||as(e,d,null,y,r);for(d in R)y=R[d],d=="children"?g=y:d=="dangerouslySetInnerHTML"?p=y:d=="value"?x=y:d=="checked"?T=y:a&&typeof y!="function"||_[d]===y||as(e,d,y,_[d],r);p?(a||m&&(p.__html==m.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(m&&(e.textContent=""),(w=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Uh.test(w))&&(r="http://www.w3.org/1999/xhtml"),xu(c,Xi(g)?g:[g],t,n,o,r,s,i,s?s[0]:n.__k&&Dn(n,0),a,u),s&&s.some(no)),a&&w!="textarea"||(d="value",w=="progress"&&x==null?e.removeAttribute(d):x==null||x===e[d]&&(w!="progress"||x)||as(e,d,x,_[d],r),d="checked",T!=null&&T!=e[d]&&as(e,d,T,_[d],r))}else _===R||a&&e.data==R||(e.data=R);return e}function nl(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){de.__e(r,n)}}function ol(e,t,n){var o,r,s,i;if(de.unmount&&de.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||nl(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){de.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&ol(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=cs(o,s=[]))&&(o==e.__e&&s.some(no),no(r),no(o)),n||no(e.__e),e.__e=e.__c=e.__=null}function Zh(e,t,n){return this.constructor(e,n)}function ku(e,t){var n,o,r,s;de.__&&de.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=wr(ee,{children:[e]}),r=[],s=[],tl(t,t.__k,o||ps,ps,t.namespaceURI,o?null:t.firstChild?el.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),Su(r,t.__k,s),t.__k.props.children=null}function Ru(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&o.forEach(function(i){i.__g|=4,Qi(i)})},this.sub=function(s){o.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){o.delete(s),i&&i.call(s)}}),n.children}return t.__c="__cC"+gu++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}de={__e:function(e,t,n,o){for(var r,s,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){e=a}}throw ds=0,e}},fu=0,Ji=function(e){return e!=null&&e.constructor===_r},Go.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=oo({},this.state)),typeof e=="function"&&(e=e(oo({},n),this.props)),e&&(oo(n,e),this.__v&&(t&&this.__k.push(t),Qi(this)))},Go.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Qi(this))},Go.prototype.render=ee,In=[],ds=0,mu=function(e,t){return e.__v.__b-t.__v.__b},us=Symbol(),hu=/(PointerCapture)$|Capture$/i,Zi=0,Yi={},gu=0;var ro,Fe,rl,Tu,sl=Object.is,kr=0,Du=[],il=[],Ge=de,Cu=Ge.__b,Pu=Ge.__r,Mu=Ge.diffed,Eu=Ge.__c,Ou=Ge.unmount,Au=Ge.__;function Rr(e,t){Ge.__h&&Ge.__h(Fe,e,kr||t),kr=0;var n=Fe.__H||(Fe.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function ne(e){return kr=1,Xh(zu,e)}function Xh(e,t,n){var o=Rr(ro++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):zu(void 0,t),function(s){var i=(o.__N||o.__)[0],a=o.t(i,s);sl(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Fe,!Fe.__f)){Fe.__f=!0;var r=Fe.shouldComponentUpdate;Fe.shouldComponentUpdate=function(s,i,a){var u=this.__H;if(!u)return!0;var c=!1,d=this.props!=s;if(u.__.some(function(m){m.__N&&(c=!0,sl(m.__[0],m.__N[0])||(d=!0))}),r){var p=r.call(this,s,i,a);return c?p||d:p}return!c||d}}return o.__}function pe(e,t){var n=Rr(ro++,3);!Ge.__s&&al(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Fe.__H.__h.push(n))}function wt(e,t){var n=Rr(ro++,4);!Ge.__s&&al(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Fe.__h.push(n))}function ue(e){return kr=5,te(function(){return{current:e}},[])}function te(e,t){var n=Rr(ro++,7);return al(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function $n(e,t){return kr=8,te(function(){return e},t)}function $u(e){var t=Fe.context[e.__c],n=Rr(ro++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(Fe)),t.props.value):e.__}function eg(){var e;do{for(;e=il.shift();)try{Sr(e)}catch(n){Ge.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Du.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Sr),t.__h.some(ll),t.__h=[]}catch(n){t.__h=[],Ge.__e(n,e.__v)}}}while(il.length)}Ge.__b=function(e){Fe=null,Cu&&Cu(e)},Ge.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Au&&Au(e,t)},Ge.__r=function(e){Pu&&Pu(e),ro=0;var t=(Fe=e.__c).__H;t&&(rl==Fe?Fe.__h=[]:(t.__h.some(Sr),t.__h.some(ll),ro=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),rl=Fe},Ge.diffed=function(e){Mu&&Mu(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Iu(Du.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),rl=Fe=null},Ge.__c=function(e,t){t.some(function(n){try{n.__h.some(Sr),n.__h=n.__h.filter(function(o){return!o.__||ll(o)})}catch(o){n.__h=[function(){throw o}]}}),Eu&&Eu(e,t)},Ge.unmount=function(e){Ou&&Ou(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Iu(il.push(r))}else Sr(r)}catch(s){t=s}}),o.__H=void 0,t&&Ge.__e(t,o.__v))};var Lu=typeof requestAnimationFrame=="function";function tg(e){var t,n=function(){clearTimeout(o),Lu&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Lu&&(t=requestAnimationFrame(n))}function Iu(e){e!=1&&Tu==Ge.requestAnimationFrame||((Tu=Ge.requestAnimationFrame)||tg)(eg)}function Sr(e){var t=Fe,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Fe=t}function ll(e){var t=Fe;e.__c=e.__(),Fe=t}function al(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!sl(n,e[o])})}function zu(e,t){return typeof t=="function"?t(e):t}var ng=Symbol.for("preact-signals");function ys(){if(xn>1)xn--;else{var e,t=!1;for((function(){var r=hs;for(hs=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var i=s.t;i!==void 0;i=i.x)i.i===r.i&&(i.i=s.i);r=r.o}})();Cr!==void 0;){var n=Cr;for(Cr=void 0,ms++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Fu(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(ms=0,xn--,t)throw e}}function cl(e){if(xn>0)return e();ul=++og,xn++;try{return e()}finally{ys()}}var Tr,Ie=void 0;function so(e){var t=Ie,n=Tr;Ie=void 0,Tr=void 0;try{return e()}finally{Ie=t,Tr=n}}var Cr=void 0,xn=0,ms=0,og=0,ul=0,hs=void 0,gs=0;function Nu(e){if(Ie!==void 0){var t=e.n;if(t===void 0||t.t!==Ie)return t={i:0,S:e,p:Ie.s,n:void 0,t:Ie,e:void 0,x:void 0,r:t},Ie.s!==void 0&&(Ie.s.n=t),Ie.s=t,e.n=t,32&Ie.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Ie.s,t.n=void 0,Ie.s.n=t,Ie.s=t),t}}function je(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}je.prototype.brand=ng;je.prototype.h=function(){return!0};je.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:so(function(){var o;(o=t.W)==null||o.call(t)}))};je.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&so(function(){var r;(r=t.Z)==null||r.call(t)}))}};je.prototype.subscribe=function(e){var t=this;return yt(function(){var n=t.value;so(function(){return e(n)})},{name:"sub"})};je.prototype.valueOf=function(){return this.value};je.prototype.toString=function(){return this.value+""};je.prototype.toJSON=function(){return this.value};je.prototype.peek=function(){var e=this;return so(function(){return e.value})};Object.defineProperty(je.prototype,"value",{get:function(){var e=Nu(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(ms>100)throw new Error("Cycle detected");(function(n){xn!==0&&ms===0&&n.l!==ul&&(n.l=ul,hs={S:n,v:n.v,i:n.i,o:hs})})(this),this.v=e,this.i++,gs++,xn++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ys()}}}});function Se(e,t){return new je(e,t)}function Fu(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Gu(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Bu(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function io(e,t){je.call(this,void 0,t),this.x=e,this.s=void 0,this.g=gs-1,this.f=4}io.prototype=new je;io.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===gs))return!0;if(this.g=gs,this.f|=1,this.i>0&&!Fu(this))return this.f&=-2,!0;var e=Ie;try{Gu(this),Ie=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Ie=e,Bu(this),this.f&=-2,!0};io.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}je.prototype.S.call(this,e)};io.prototype.U=function(e){if(this.t!==void 0&&(je.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};io.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(io.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Nu(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function ye(e,t){return new io(e,t)}function Vu(e){var t=e.j;if(e.j=void 0,typeof t=="function"){xn++;var n=Ie;Ie=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,dl(e),o}finally{Ie=n,ys()}}}function dl(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Vu(e)}function rg(e){if(Ie!==this)throw new Error("Out-of-order effect");Bu(this),Ie=e,this.f&=-2;try{8&this.f&&dl(this)}finally{ys()}}function Bo(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Tr&&Tr.push(this)}Bo.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Bo.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Vu(this),Gu(this),xn++;var e=Ie;return Ie=this,rg.bind(this,e)};Bo.prototype.N=function(){2&this.f||(this.f|=2,this.u=Cr,Cr=this)};Bo.prototype.d=function(){this.f|=8,1&this.f||dl(this)};Bo.prototype.dispose=function(){this.d()};function yt(e,t){var n=new Bo(e,t);try{n.c()}catch(r){throw n.d(),r}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Wu,vs,bs,sg=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Hu=[];yt(function(){Wu=this.N})();function Vo(e,t){de[e]=t.bind(null,de[e]||function(){})}function Pr(e){if(bs){var t=bs;bs=void 0,t()}bs=e&&e.S()}function Ku(e){var t=this,n=e.data,o=lg(n);o.name="ReactiveDom",o.value=n;var r=te(function(){for(var a=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var c=ye(function(){var g=o.value.value;return g===0?0:g===!0?"":g||""}),d=ye(function(){return!Array.isArray(c.value)&&!Ji(c.value)}),p=yt(function(){if(this.N=Uu,d.value){var g=c.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=g)}}),m=t.__$u.d;return t.__$u.d=function(){p(),m.call(this)},[d,c]},[]),s=r[0],i=r[1];return s.value?i.peek():i.value}Ku.displayName="ReactiveTextNode";Object.defineProperties(je.prototype,{constructor:{configurable:!0,value:yu(ee,null).constructor},type:{configurable:!0,value:Ku},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Vo("__b",function(e,t){if(Pr(),vs=void 0,typeof t.type=="string"){var n,o=t.props;for(var r in o)if(r!=="children"){var s=o[r];s instanceof je&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});Vo("__r",function(e,t){if(e(t),t.type!==ee){Pr();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(r,s){var i;return yt(function(){i=this},{name:s}),i.c=r,i})((function(r){return function(){var s;sg&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),vs=o,Pr(n)}});Vo("__e",function(e,t,n,o){Pr(),vs=void 0,e(t,n,o)});Vo("diffed",function(e,t){Pr(),vs=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,r=t.props,s=n.U;if(s)for(var i in s){var a=s[i];a===void 0||o&&i in o||(a.d(),s[i]=void 0)}if(o){s||(s={},n.U=s);for(var u in o){var c=s[u],d=o[u];c===void 0?(c=ig(n,u,d,r),s[u]=c):c.o(d,r)}}}e(t)});function ig(e,t,n,o){var r=t in e&&e.ownerSVGElement===void 0,s=Se(n);return{o:function(i,a){s.value=i,o=a},d:yt(function(){this.N=Uu;var i=s.value.value;o[t]!==i&&(o[t]=i,r?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Vo("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var r in o){var s=o[r];s&&s.d()}}}var i=t.__np;if(i){var a=t.props;for(var u in i)a[u]=i[u]}t.__np=void 0}else{var c=t.__c;if(c){c.__$f|=8;var d=c.__$u;d&&(c.__$u=void 0,d.d())}}e(t)});Vo("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});Go.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in e))return!0;return!1};function lg(e,t){return te(function(){return Se(e,t)},[])}var ag=function(e){queueMicrotask(function(){queueMicrotask(e)})};function ug(){cl(function(){for(var e;e=Hu.shift();)Wu.call(e)})}function Uu(){Hu.push(this)===1&&(de.requestAnimationFrame||ag)(ug)}var cg={n:"node",m:"module",s:"stretch",t:"leaf",o:"output",e:"edge"},dg=/^[nmsto]_?\d+-[nmsto]_?\d+-[a-z-]+$/;function Gt(e){if(dg.test(e))return{kind:"edge",number:-1,text:e};let[,t,n]=/^([nmstoe])_?(\d+)$/.exec(e)??[];return t===void 0?null:{kind:cg[t],number:Number(n),text:e}}function Be(e){return{kind:"node",number:e,text:`n${e}`}}function $e(e){return{kind:"module",number:e,text:`m${e}`}}function Pt(e){return e?.kind==="node"||e?.kind==="module"}function qu(e){return Object.fromEntries([...new URLSearchParams(e)].filter(([,t])=>t!==""))}function ju(e){return new URLSearchParams(e).toString()}function Mt(e,t,n){return Object.fromEntries(Object.entries({...e,[t]:n}).filter(([,o])=>o!==""))}var Qu=["graph","ops","modules","timeline","compare"],Wo={run:"",tag:"",step:null,view:"overview",selected:null,expand:null,runs:"",...fl(()=>({}))},xs=["run","tag","step","view","selected","expand",...Qu,"runs"],Ju=["run","tag","step","view"];function pl(e,t){let n=e("step"),o=e("view");return{run:e("run"),tag:e("tag"),step:/^-?\d+$/.test(n)?Number(n):null,view:t.includes(o)?o:Wo.view,selected:Gt(e("selected")),expand:Bt(e("expand")),runs:e("runs"),...fl(r=>qu(e(r)))}}function ws(e){return{run:e.run,tag:e.tag,step:e.step===null?"":String(e.step),view:e.view===Wo.view?"":e.view,selected:e.selected?.text??"",expand:_t(e.expand),runs:e.runs,...fl(t=>ju(e[t]))}}function fl(e){let t=Qu.map(n=>[n,e(n)]);return Object.fromEntries(t)}function Bt(e){return e==="none"?[]:/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(e)?e.split(",").flatMap(n=>{let[o=0,r=o]=n.split("-").map(Number);return Array.from({length:Math.min(r-o,Yu)+1},(s,i)=>o+i)}).slice(0,Yu):null}var Yu=1e5;function _t(e){if(e===null)return"";if(e.length===0)return"none";let t=[...new Set(e)].sort((o,r)=>o-r),n=[];for(let o of t){let r=n.at(-1);r&&r[1]===o-1?r[1]=o:n.push([o,o])}return n.map(([o,r])=>o===r?`${o}`:`${o}-${r}`).join(",")}function lo({expand:e,graph:t}){return{expand:e,show:["parameters","views"].filter(n=>t[n]==="1"),hide:t.freed==="0"?["freed"]:[]}}function _s({expand:e,show:t,hide:n}){return{...e===null?{}:{expand:e.join(",")},...t.length===0?{}:{show:t.join(",")},...n.length===0?{}:{hide:n.join(",")}}}var Ho=class extends Error{};function ut(e){let t=JSON.parse(e),n=t?.version;if(n!==1)throw new Error(`This page reads version ${1} of the data and the server sent version ${JSON.stringify(n??null)}: reload the page, or restart TensorBoard after an upgrade.`);return t}var ec={isServed:!0,index:async e=>ut(await ct("index.json",{},e)),recording:async(e,t)=>ut(await ct("recording.json",it(e),t)),totals:async(e,t)=>ut(await ct("totals.json",it(e),t)),graph:async(e,t,n)=>Xu(await gl("graph.dot",{...it(e),..._s(t)},n)),figure:(e,t,n,o)=>{let r=n?"dark":"paper";return ct("graph.svg",{...it(e),..._s(t),theme:r},o)},box:async(e,t,n,o)=>ut(await ct("drawn.json",{...it(e),..._s(t),id:n.text},o)),detail:async(e,t,n)=>{let o={[t.kind]:String(t.number)};return ut(await ct("detail.json",{...it(e),...o},n))},timeline:async(e,t)=>ut(await ct("timeline.json",it(e),t)),alive:async(e,t,n)=>ut(await ct("alive.json",{...it(e),op:String(t)},n)),terms:async(e,t)=>ut(await ct("terms.json",it(e),t)),fitted:async(e,t)=>ut(await ct("fitted.json",it(e),t)),ranks:async(e,t)=>ut(await ct("ranks.json",it(e),t)),compare:async(e,t,n)=>ut(await ct("compare.json",{...it(e),...hl(t)},n)),difference:async(e,t,n,o)=>{let r=n===null?{}:{expand:n.join(",")};return Xu(await gl("compare.dot",{...it(e),...hl(t),...r},o))},patterns:async(e,t)=>ut(await ct("patterns.json",it(e),t)),curve:async(e,t,n)=>ut(await ct("curve.json",{...it(e),...tc(t)},n)),plan:async(e,t,n)=>ut(await ct("plan.json",{...it(e),...hl(t)},n)),steps:async({run:e,tag:t},n)=>ut(await ct("steps.json",{run:e,tag:t},n))};async function Xu(e){let t=o=>e.headers.get(`X-Actmem-${o}`),n=ml(t("Repeated")??"").map(o=>o.split(":").map(Number));return{dot:await e.text(),expand:ml(t("Expand")??"").map(Number),visible:Number(t("Visible")??0),seconds:Number(t("Seconds")??0),quick:t("Quick")===null?null:ml(t("Quick")??"").map(Number),repeated:new Map(n.map(([o=0,r=1])=>[o,r]))}}function ml(e){return e===""?[]:e.split(",")}function it({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}function hl(e){if("goal"in e)return{[e.goal]:e.value,...tc(e.offload)};if(!("key"in e))return{...e};let{run:t,tag:n,step:o}=it(e.key);return{other_run:t??"",other_tag:n??"",other_step:o??""}}function tc(e){return e?{offload:"1"}:{}}async function ct(e,t,n){return(await gl(e,t,n)).text()}async function gl(e,t,n){let o=new URLSearchParams(t).toString(),r;try{r=await fetch(o?`./${e}?${o}`:`./${e}`,{signal:n})}catch(i){throw n.aborted?i:new Error("TensorBoard does not answer. Check that it is running, then try again.",{cause:i})}if(r.ok)return r;let s=await pg(e,r);throw r.status<500?new Ho(s):new Error(s)}async function pg(e,t){return(t.headers.get("Content-Type")?.startsWith("text/plain")??!1?(await t.text()).trim():"")||`The server answered ${t.status} to ${e}; its log says why.`}var yl=Ru(null);function F(){let e=$u(yl);if(!e)throw new Error("useStore was called outside of the page.");return e}function zn(e){let{address:t,change:n}=F(),o=(r,s)=>n({[e]:Mt(t.peek()[e],r,s)});return[t.value[e],o]}function oc(){return rc("replies")!==null}async function bl(e){let t=rc(e);if(!t)throw new Error(fg);let n=new Blob([ic(t.textContent)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Response(n).text()}var fg="This page does not include that, because the recording is large. Open the recording in TensorBoard, or write it as .json with tb-actmem export.";function rc(e){return document.getElementById(`page-${e}`)}function sc(){let e=Ss("replies"),t=Ss("details"),n=Ss("lives"),o=Ss("graphs"),r=new Map,s;return{isServed:!1,index:async()=>(await e()).index,recording:async()=>(await e()).recording,totals:wn,async graph(i,a){let{lines:u,states:c}=await o(),{expand:d}=a;return s=d===null?c[0]:hg(c,d,s?.expand??[]),r.set(JSON.stringify(a),s),yg(u,s)},figure:()=>Promise.resolve(mg()),async box(i,a,{text:u}){let{drawn:c}=await t(),d=r.get(JSON.stringify(a))?.drawn??[];return Ko(d.map(p=>c[p]).find(p=>p?.id===u))},detail:async(i,{kind:a,number:u})=>Ko((await t())[a==="module"?"module":"node"][u]),timeline:async()=>Ko((await e()).timeline),alive:async(i,a)=>bg(await n(),a),terms:async()=>Ko((await e()).terms),fitted:wn,ranks:wn,compare:wn,difference:wn,patterns:wn,curve:wn,plan:wn,steps:wn}}function wn(){return Promise.reject(new Error("This page holds one recording only."))}function Ss(e){let t;return()=>t??=bl(e).then(n=>JSON.parse(n))}function Ko(e){if(e===void 0)throw new Error("This page does not include that.");return e}function mg(){let{src:e}=document.querySelector(".paper img");return new TextDecoder().decode(ic(e.slice(e.indexOf(",")+1)))}function ic(e){return Uint8Array.from(atob(e),t=>t.charCodeAt(0))}function hg(e,t,n){let[o,r]=[new Set(t),new Set(n)],s=({expand:i})=>{let a=new Set(i),u=t.filter(p=>!r.has(p)&&a.has(p)).length,c=n.filter(p=>!o.has(p)&&a.has(p)).length,d=i.filter(p=>o.has(p)).length;return gg*(u-c)+2*d-i.length};return e.reduce((i,a)=>s(a)>s(i)?a:i)}var gg=1e7;function yg(e,{expand:t,visible:n,dot:o,repeated:r}){return{dot:o.map(i=>e[i]).join(`
`),expand:t,visible:n,seconds:0,quick:null,repeated:new Map(r)}}function bg({version:e,most:t,ops:n,lives:o},r){let s=o.filter(({made_by:a,ended:u})=>a.op<=r&&(u===null||r<=u)),i=a=>{let u=o.filter(({ended:p})=>p===a);if(u.length===0)return null;let[c,d]=[nc(u),u.length];return{at:Ko(n[a]),nbytes:c,count:d,storages:u.slice(0,t)}};return{version:e,at:Ko(n[r]),live_bytes:nc(s),alive_count:s.length,alive:s.slice(0,t),before:i(r-1),behind:i(r)}}function nc(e){return e.reduce((t,{nbytes:n})=>t+n,0)}function lc({groups:e}){return e.reduce((t,{svg:n})=>t+n.length,0)}function ac(e=""){return(e.match(/-?\d+(?:\.\d+)?/g)??[]).map(Number)}var vg=6e4,xg=24e6;function uc(e,t=xg){let n=new Map,o=(s,i)=>s.length+lc(i),r=(s,i)=>{n.delete(s),n.set(s,i);let a=[...n].reduce((u,c)=>u+o(...c),0);for(let u of n){if(a<=t)return;n.delete(u[0]),a-=o(...u)}};return async(s,i)=>{let a=n.get(s)??await e(s,i);return r(s,a),a}}function cc(e,t=vg){let n,o=()=>{n??=e()};return{lay:(s,i)=>new Promise((a,u)=>{let c=n??e();n=void 0;let d=y=>{g(),c.terminate(),u(y)},p=()=>{d(new Error("Aborted.")),o()},m=setTimeout(()=>d(new Error(wg(t))),t),g=()=>{clearTimeout(m),i.removeEventListener("abort",p),c.onmessage=c.onerror=null};c.onmessage=({data:y})=>{g(),n?.terminate(),n=c,y.layout?a(y.layout):u(new Error(`Graphviz cannot lay this graph out: ${y.error??"no reason given"}`))},c.onerror=y=>d(new Error(`The layout worker failed: ${y.message}`)),i.addEventListener("abort",p),i.aborted?p():c.postMessage(s)}),prepare:o}}function wg(e){return`The layout took longer than ${e/1e3} s and was stopped: fold some modules and try again.`}function pn({tags:e},t){return e.find(({tag:n})=>n===t)??e[0]}function ks(e){return JSON.stringify(e)}function dc(e,t,n){if(t.problem===null)return t.steps.findLast(o=>!n.has(ks({run:e.run,tag:t.tag,...o})))}function xl(e,t,n=""){let o=pn(e,n);return o!==void 0&&!dc(e,o,t)}function vl(e){let t=e.map(n=>Math.max(...n.tags.flatMap(o=>o.steps.map(r=>r.wall_time??0)),0));return e[t.indexOf(Math.max(...t))]}function Mr(e,t,n=new Map){let o=e?.runs??[],r=o.find(a=>a.run===t.run)??vl(o.filter(a=>!xl(a,n,t.tag)))??vl(o),s=r&&pn(r,t.tag);if(!s)return null;let i=s.steps.find(a=>a.step===t.step)??dc(r,s,n)??s.steps.at(-1);return{run:r,tag:s,step:i}}function pc(e,t,n){let o=e.runs.find(c=>c.run===t.run)??vl(e.runs),r=o&&pn(o,t.tag),s=r?.steps.at(-1),i=Mr(e,t,n);if(!o||!r||!s||t.step!==null||s===i?.step)return"";let a=ks({run:o.run,tag:r.tag,...s}),u=r.problem??n.get(a)??"";return u&&`${u.replace(/\.$/,"")}.`}function Rs({run:e,tag:t,step:n}){return n?{run:e.run,tag:t.tag,...n}:null}function Ts(e,t){let n=e.runs.find(s=>s.run===t.run);if(t.run&&!n)return`There is no run ${t.run} here.`;let o=n?.tags.find(s=>s.tag===t.tag);if(t.tag&&n&&!o)return`The run ${n.run} has no tag ${t.tag}.`;let r=(o??n?.tags[0])?.steps;return t.step===null||!r||r.some(({step:s})=>s===t.step)?"":`There is no recording at step ${t.step}.`}function ao(e){return e.replace(/^aten::(\w+)(\.\w+)?$/,"$1")}function fc({parent:e}){let t=[],n=e.map(()=>[]),o=[];return e.forEach((r,s)=>{o.push(r===null?0:(o[r]??0)+1),(r===null?t:n[r]??t).push(s)}),{roots:t,children:n,depth:o}}function uo({parent:e},t){let n=[];for(let o=t;o!==null;o=e[o]??null)n.push(o);return n}function mc({children:e},t){let n=[t];for(let o=0;o<n.length;o+=1)for(let r of e[n[o]??0]??[])n.push(r);return n}function Jt({fqn:e,type_name:t,call:n},o){let r=e[o]||t[o]||"model",s=n[o]??0;return s>0?`${r} #${s+1}`:r}function Uo({total_bytes:e},{roots:t}){return t.reduce((n,o)=>n+(e[o]??0),0)}var wl=["KiB","MiB","GiB","TiB","PiB","EiB"];function q(e){if(e<0)return`-${q(-e)}`;if(e<1024)return`${e} B`;let t=BigInt(e);for(let n=1;;n+=1){let o=1024n**BigInt(n),r=n<3?1:2,s=10n**BigInt(r),i=(t*s+o/2n)/o;if(i>=1024n*s&&n<wl.length)continue;let a=`.${`${i%s}`.padStart(r,"0")}`;return`${i/s}${t%o===0n?"":a} ${wl[n-1]}`}}function Nn(e){return`${Y(e)} ${Math.abs(e)===1?"byte":"bytes"}`}function Y(e){return e.toLocaleString("en-US")}function dt(e,t){if(t===0)return"-";if(e===0||e===t)return e?"100%":"0%";let n=Math.round(1e3*e/t);return n<1?"<0.1%":n<1e3?`${(n/10).toFixed(1)}%`:">99.9%"}function le(e,t,n=`${t}s`){return`${Y(e)} ${e===1?t:n}`}function Zt(e,t){return[e,t&&`[${t.map(n=>n??"*").join(", ")}]`].filter(Boolean).join(" ")}function Cs(e){let t=/^(\d{1,20}(?:\.\d{1,9})?) ?([KMGTPE]iB|B)?$/.exec(e.trim());return t?Math.floor(Number(t[1])*1024**(wl.indexOf(t[2]??"")+1)):null}var _g=Symbol.for("pv"),Sg=0;function l(e,t,n,o,r,s){t||(t={});var i,a,u=t;if("ref"in u&&typeof e!="function")for(a in u={},t)a=="ref"?i=t[a]:u[a]=t[a];var c={type:e,props:u,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:_g,__v:--Sg,__i:-1,__u:0};return(r||s)&&(c.__source=r,c.__self=s),de.vnode&&de.vnode(c),c}function Ps({id:e,children:t}){let{graph:n}=F();return l("button",{type:"button",class:"link","data-id":e.text,onClick:()=>n.goTo(e),children:t})}function co({node:e,text:t}){return l(Ps,{id:Be(e),children:t})}function Ve({message:e,children:t}){return l("div",{class:"error-box",role:"alert","data-testid":"error",children:[l("p",{children:e}),t&&l("div",{class:"actions",children:t})]})}function Et({error:e,retry:t}){return l(Ve,{message:e.message,children:l("button",{type:"button",onClick:t,children:"Try again"})})}function We({what:e}){return l("p",{class:"loading",role:"status","data-testid":"loading",children:e})}function Z({n:e}){return e==null?l("span",{class:"none",children:"–"}):l("span",{class:e===0?"bytes none":"bytes",title:Nn(e),children:q(e)})}function Vt({part:e,whole:t}){let n=t>0?100*e/t:0;return l("span",{class:"bar","aria-hidden":"true",children:l("span",{style:{width:`${n}%`}})})}function Ms({nbytes:e,storage_nbytes:t}){return t===null||t===e?null:l(ee,{children:[" · ","a view of a ",l(Z,{n:t})," storage"]})}function Es({verb:e,savers:t,of:n}){return t.length===0?null:l("p",{class:"sharers",children:[e," ",t.map(({node:o,op:r,fqn:s,slot:i},a)=>l("span",{children:[a>0&&", ",l(co,{node:o,text:r})," ",l("small",{children:[s,i].filter(Boolean).join(" · ")})]},`${o} ${i}`)),n>t.length&&` and ${Y(n-t.length)} more`]})}var _l={cached:{line:"solid",head:"normal"},freed:{line:"dashed",head:"empty"},held:{line:"double",head:"diamond"},recomputed:{line:"dotted",head:"vee"},parameter:{line:"dotted",head:"none"},input:{line:"solid",head:"vee"},"not cached":{line:"dashed",head:"vee"}},hc=Object.keys(_l);function Wt(e){return e.replace(" ","-")}var kg={forward:"forward pass",backward:"backward pass",update:"optimizer step"};function Er(e){return kg[e]??e}function Sl({state:e}){let{line:t,head:n}=_l[e],o=n==="none"?29:21;return l("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:l("g",{class:`edge ${Wt(e)}`,children:[l("path",{class:t,d:t==="double"?`M1 3.75H${o}M1 6.25H${o}`:`M1 5H${o}`}),n!=="none"&&l("polygon",{points:Rg[n],fill:Tg[n]})]})})}var Rg={normal:"21,2 29,5 21,8",empty:"21,2 29,5 21,8",diamond:"19,5 24,2 29,5 24,8",vee:"20,1.5 29,5 20,8.5 23,5"},Tg={empty:"none"};function po({state:e}){return e===null?l("span",{class:"none",children:"–"}):l("span",{class:"state",children:[l(Sl,{state:e}),e]})}function qo({text:e}){return l("span",{class:"end-of",title:e,children:l("bdi",{children:e})})}function fn({shown:e,of:t}){return t>e?l("p",{class:"hint",children:["and ",Y(t-e)," more"]}):null}function kl({id:e}){let{graph:t}=F(),{value:n,error:o}=t.box.state.value,{value:r,loading:s}=t.picture.state.value;return!r&&s?l(We,{what:"Waiting for the graph…"}):t.isInPicture(e)?o?l(Ve,{message:o.message}):n?.id!==e.text?l(We,{what:"Reading the details…"}):n.calls_count>1?l(Mg,{drawn:n}):l(ee,{children:[l("h2",{"data-testid":"details-title",children:n.title}),l("p",{class:"subtitle",children:[Cg[n.kind],n.nodes&&le(n.nodes,"node")].filter(Boolean).join(" · ")}),n.ends.length>0&&l(Eg,{drawn:n}),l("p",{"data-testid":"drawn-bytes",children:[Pg[n.kind]??"attributed"," ",l(Z,{n:n.nbytes})]}),n.unknown>0&&l("p",{class:"hint",children:["The memory of ",le(n.unknown,"tensor")," is unknown."]}),l("ul",{class:"saves","data-testid":"drawn-tensors","aria-label":"Tensors",children:n.tensors.map((i,a)=>l(Og,{tensor:i},a))}),l(fn,{shown:n.tensors.length,of:n.tensors_count})]}):l("p",{class:"hint",children:"Not visible in the current graph"})}var Cg={stretch:"several ops in one box",leaf:"input",parameter:"parameter",output:"output",edge:"edge"},Pg={leaf:"memory",parameter:"memory",output:"memory",edge:"carries"};function Mg({drawn:e}){let{calls_count:t,calls:n,least_bytes:o,most_bytes:r,nbytes:s}=e,i=o===r?`${q(r)} each`:`${q(o)} to ${q(r)} each`;return l("section",{class:"repeated-calls","data-testid":"repeated",children:[l("p",{children:[l("b",{children:[e.title," ×",Y(t)]})," ","in this box: ",i,", ",l(Z,{n:s})," in total. The details below are those of the first."]}),l("details",{children:[l("summary",{children:["All ",Y(t)]}),l("ul",{class:"members",children:n.map(({module:a,fqn:u,nbytes:c})=>l("li",{children:[l(Ps,{id:$e(a),children:u})," ",l(Z,{n:c})]},a))}),l(fn,{shown:n.length,of:t})]})]})}function Eg({drawn:e}){return l("p",{class:"where",children:[l(po,{state:e.state})," ",e.ends.map(({id:t,name:n},o)=>{let r=Gt(t);return l("span",{children:[o===0?"from ":" to ",r&&Pt(r)?l(Ps,{id:r,children:n}):n]},t)})]})}function Og({tensor:e}){return l("li",{class:"save",children:[l("p",{class:"save-head",children:[l(po,{state:e.state}),l("span",{class:"type",children:Zt(e.dtype,e.shape)}),l(Z,{n:e.nbytes})]}),l("p",{class:"facts",children:[[e.category,e.name].filter(Boolean).join(" "),l(Ms,{...e})]}),l(Es,{verb:"saved by",savers:e.savers,of:e.savers_count})]})}function Rl({title:e,edges:t,of:n}){return t.length===0?null:l("section",{children:[l("h3",{children:[e," ",n>1&&l("small",{children:Y(n)})]}),l("ul",{class:"edges","data-testid":e.toLowerCase(),"aria-label":e,children:t.map((o,r)=>l("li",{children:[l("p",{children:[l(co,{node:o.node,text:o.op})," ",l("small",{children:o.fqn})]}),l("p",{class:"save-head",children:[l(po,{state:o.state}),l("span",{class:"type",children:Zt(o.dtype,o.shape)}),l(Z,{n:o.nbytes})]})]},r))}),l(fn,{shown:t.length,of:n})]})}function Os(e,t,n){let o=URL.createObjectURL(new Blob([n],{type:t})),r=document.createElement("a");r.href=o,r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(o),1e4)}function As(...e){return e.map(t=>String(t).replaceAll(/[^\w.-]+/g,"_")).join("-")}async function gc(e){try{await navigator.clipboard.writeText(e)}catch{let t=document.activeElement,n=document.createElement("textarea");n.value=e,n.style.position="fixed",n.style.opacity="0",document.body.append(n),n.select(),document.execCommand("copy"),n.remove(),t instanceof HTMLElement&&t.focus()}}function Tl({text:e,label:t}){let[n,o]=bc();return l("button",{type:"button",class:"quiet copy",onClick:()=>o(e),"aria-label":t,title:t,children:n?"copied":"copy"})}function yc(){let{link:e}=F(),[t,n]=bc();return l("span",{class:"copy-link",children:[l("button",{type:"button",class:"quiet",title:"Copy a link to this view","data-testid":"copy-link",onClick:()=>n(e()),children:"Copy link"}),l("span",{role:"status","data-testid":"link-copied",children:t&&"copied"})]})}function bc(){let[e,t]=ne(!1),n=ue(0);return[e,r=>{gc(r).then(()=>{t(!0),window.clearTimeout(n.current),n.current=window.setTimeout(()=>t(!1),1500)})}]}function Ls({code:e,label:t,testId:n}){return l("div",{class:"snippet",children:[l("pre",{"data-testid":n,tabIndex:0,children:e}),l(Tl,{text:e,label:t})]})}function Is({names:e,label:t}){let{change:n,isServed:o}=F();return!e||!o?null:l("button",{type:"button",class:"link checkpoint-link","data-testid":"what-if",title:`Predict with ${e} checkpointed`,onClick:r=>{r.stopPropagation(),n({view:"compare",compare:{checkpoint:e}})},children:t})}function vc({recording:e}){let t=F(),{selected:n}=t.address.value,{value:o,error:r,loading:s}=t.detail.state.value,i=s||t.graph.box.state.value.loading;if(n===null)return null;let a=o?.id===n.text?o:void 0;return l("aside",{class:"details","aria-label":"Details","aria-busy":i,"data-testid":"details",children:[l("button",{type:"button",class:"quiet close","aria-label":"Close the details","data-testid":"details-close",onClick:()=>t.select(null),children:"×"}),!Pt(n)&&l(kl,{id:n}),Pt(n)&&r&&l(Ve,{message:r.message}),Pt(n)&&!a&&!r&&l(We,{what:"Reading the details…"}),Pt(n)&&a&&l(Ag,{id:n,detail:a,recording:e})]})}function Ag({id:e,detail:t,recording:n}){let{graph:o}=F(),r=e.kind==="module";return l(ee,{children:[l(Lg,{id:e,detail:t,recording:n}),o.times(e)>1&&l(kl,{id:e}),l("dl",{class:"sums",children:[l(Cl,{label:`attributed ${t.where}`.trimEnd(),n:t.attributed_bytes,help:r?"Storages attributed to the ops inside.":"Storages attributed to this op: it saved them first."}),t.shared_bytes!==null&&l(Cl,{label:"shared",n:t.shared_bytes,help:"Saved here too, but attributed to another op."}),l(Cl,{label:"exclusive",n:t.exclusive_bytes,help:`Memory released if only this ${r?"module":"op"} stopped saving.`})]}),l("section",{children:[l("h3",{children:r?"Saved tensors, largest first":"Saved tensors"}),t.saves.length===0&&l("p",{class:"hint",children:"Saves nothing for backward."}),l("ul",{class:"saves","data-testid":"saves",children:t.saves.map((s,i)=>l(Ig,{save:s,isInModule:r},i))}),l(fn,{shown:t.saves.length,of:t.saves_count})]}),l(Dg,{detail:t}),l(Rl,{title:"Inputs",edges:t.inputs,of:t.inputs_count}),l(Rl,{title:"Outputs",edges:t.outputs,of:t.outputs_count})]})}function Cl({label:e,n:t,help:n}){return l("div",{title:n,children:[l("dt",{children:e}),l("dd",{children:l(Z,{n:t})})]})}function Lg({id:e,detail:t,recording:n}){let{graph:o,recordings:r,views:s}=F(),i=e.kind==="module",a=t.file?`${t.file}:${t.line}`:t.source,u=i?r.moduleAround(e):t.module;return l(ee,{children:[l("h2",{"data-testid":"details-title",children:t.title||t.type_name||"model"}),l("p",{class:"subtitle",children:[i?t.type_name:t.name,t.region!==null&&"recomputed in the backward pass"].filter(Boolean).join(" · ")}),u!==null&&l("p",{class:"where",children:["in"," ",l("button",{type:"button",class:"link",onClick:()=>o.goTo($e(u)),children:Jt(n.modules,u)})," ",l("small",{children:n.modules.type_name[u]})]}),s.shown.value!=="graph"&&l("p",{class:"where",children:l("button",{type:"button",class:"link","data-testid":"show-in-graph",onClick:()=>o.reveal(e),children:"Show in graph"})}),i&&l("p",{class:"where",children:l(Is,{names:n.modules.fqn[e.number]??"",label:"Predict with checkpointing"})}),a&&l("p",{class:"where source",children:[l("code",{title:a,children:t.source}),t.function&&l("small",{children:t.function}),l(Tl,{text:a,label:"Copy the source location"})]})]})}function Ig({save:e,isInModule:t}){let n=e.category==="parameter"||e.category==="buffer";return l("li",{class:e.attributed?"save":"save shared",children:[l("p",{class:"save-head",children:[l("code",{class:"slot",children:e.slot}),l("span",{class:"type",children:Zt(e.dtype,e.shape)}),l(Z,{n:e.nbytes})]}),t&&l("p",{children:["by ",l(co,{node:e.node,text:e.op})]}),l("p",{class:"facts",children:[[e.category&&(e.name?`${e.category} ${e.name}`:e.category),e.kind!=="saved"&&e.kind,!e.attributed&&!n&&"attributed to another op"].filter(Boolean).join(" · "),l(Ms,{...e})]}),l("p",{class:"reason",children:e.reason}),e.formula&&l("p",{class:"formula",children:l("code",{children:e.formula})}),l(Es,{verb:"shared with",savers:e.shared_with,of:e.shared_count})]})}function Dg({detail:{released:e,released_bytes:t,released_count:n}}){return n===0?null:l("section",{children:[l("h3",{children:["Backward frees ",l(Z,{n:t})]}),l("ul",{class:"edges","data-testid":"releases","aria-label":"Freed in its backward pass",children:e.map(({storage:o,made_by:{name:r,fqn:s,node:i,backward_of:a},...u})=>l("li",{children:[l("p",{children:["allocated ",a?"in ":"by ",l($g,{op:a?.op??r,node:a?.node??i}),a&&"'s backward"," ",l("small",{children:a?.fqn??s})]}),l("p",{class:"save-head",children:[l("span",{class:"type",children:Zt(u.dtype,u.shape)}),l(Z,{n:u.nbytes}),l("small",{children:["after op ",Y(u.ended??0)]})]})]},o))}),l(fn,{shown:e.length,of:n})]})}function $g({op:e,node:t}){return t===null?l(ee,{children:ao(e)}):l(co,{node:t,text:ao(e)})}var zg=`import tb_actmem
from torch.utils.tensorboard import SummaryWriter

with SummaryWriter(LOGDIR) as writer:
    with tb_actmem.record(model) as recorder:
        loss = loss_fn(model(inputs), targets)
    tb_actmem.add_recording(
        writer, "activation_memory", recorder.recording, global_step=0
    )
`;function xc({logdir:e}){let t=zg.replace("LOGDIR",()=>JSON.stringify(e||"runs"));return l("div",{class:"empty","data-testid":"empty",children:[l("h2",{children:"No recording here yet"}),l("p",{children:[e?l(ee,{children:["The log directory ",l("code",{children:e})," holds no activation memory recording."]}):"The log directories hold no activation memory recording."," ","Record one forward pass and add it to the log:"]}),l(Ls,{code:t,label:"Copy the code",testId:"snippet"}),l("p",{class:"hint",children:["A recording appears here once the writer has flushed it (",l("code",{children:"writer.flush()"}),", or leaving the ",l("code",{children:"with"})," block) and TensorBoard has reloaded its data."]})]})}function Ng(e){let t=[];for(let n of e){if(!n.nbytes&&n.key!==Fg&&!Gg(n))continue;let o=t.at(-1);n.level===0&&!n.is_aside||!o?t.push({total:n,parts:[]}):o.parts.push(n)}return t}var Fg="saved_bytes";function Gg({key:e,nbytes:t}){return t===null&&(e==="forward_peak_bytes"||e==="alive_after_forward_bytes")}function _c({lines:e}){return l("dl",{class:"all-totals","data-testid":"totals-lines",children:Ng(e).map(({total:t,parts:n})=>l("div",{class:"account",children:[l(wc,{line:t}),n.map(o=>l(wc,{line:o},o.key))]},t.key))})}function wc({line:e}){let t=e.is_aside?1:Math.min(e.level,3);return l("div",{class:`line level-${t}`,"data-testid":`totals-line-${e.key}`,children:[l("dt",{children:e.is_aside?e.where:`${e.label} ${e.where}`.trimEnd()}),l(Pl,{line:e,id:e.key})]})}function Pl({line:e,id:t}){let n=`help-${t}`;return l("dd",{children:[l("button",{type:"button",class:"figure","aria-describedby":n,children:e.nbytes===null?"not known":q(e.nbytes)}),l("span",{class:"tooltip",role:"tooltip",id:n,children:[l("b",{children:e.nbytes===null?"not known":Nn(e.nbytes)}),e.help]})]})}function Sc({recording:e}){let[t,n]=ne(!1),{meta:o,totals:r}=e;return l("header",{class:"header",children:[l("div",{class:"headline",children:[o.label&&l("strong",{class:"label",children:o.label}),l(Hg,{lines:r}),l("button",{type:"button",class:"quiet","aria-expanded":t,"aria-controls":"all-totals","data-testid":"all-totals",onClick:()=>n(!t),children:t?"fewer totals":"all totals"}),l(Bg,{meta:o})]}),l("div",{id:"all-totals",hidden:!t,children:l(_c,{lines:r})}),l(Ug,{notes:o.notes})]})}function Bg({meta:e}){let t=[e.device,`torch ${e.torch_version}`,e.created_ns?new Date(e.created_ns/1e6).toLocaleString():""];return l("span",{class:"provenance",children:[e.rank!==null&&`rank ${e.rank}`,l("span",{class:"rest",children:[e.rank!==null&&" · ",t.filter(Boolean).join(" · ")]})]})}var kc=["saved_bytes","forward_peak_bytes","step_peak_bytes","alive_after_forward_bytes"],Vg="step_peak_bytes",Wg="saved_bytes/";function Hg({lines:e}){let t=e.filter(({key:n,nbytes:o})=>kc.includes(n)&&(o!==null||n!==Vg)||n.startsWith(Wg));return l("dl",{class:"totals","data-testid":"totals",children:t.map(n=>l("div",{class:n.key,"data-testid":`total-${n.key}`,children:[l("dt",{children:n.is_aside?n.where:Kg(n)}),l(Pl,{line:n,id:`total-${n.key}`})]},n.key))})}function Kg({key:e,label:t,where:n}){return e===kc[0]?`${t} ${n}`.trimEnd():t}function Ug({notes:e}){let[t,...n]=e;return t===void 0?null:l("div",{class:"notes",role:"note","data-testid":"notes",children:[l("p",{children:t}),n.length>0&&l("details",{children:[l("summary",{children:n.length===1?"1 more note":`${n.length} more notes`}),n.map(o=>l("p",{children:o},o))]})]})}function jo(e){let t=e.toLowerCase().split(/\s+/).filter(Boolean);return n=>t.every(o=>n.includes(o))}function Ds(e){try{let t=new RegExp(e,"i");return n=>t.test(n)}catch{return null}}function mn({label:e,testId:t,isInvalid:n=!1,onInput:o,...r}){return l("input",{...r,list:void 0,"aria-label":e,"aria-invalid":n,"data-testid":t,onInput:s=>o(s.currentTarget.value)})}function Rc(){let{address:e,change:t,recordings:n}=F(),[o,r]=ne(!1),s=qg("(min-width: 821px)"),i=n.entry.value;if(!i)return null;let{run:a,tag:u,step:c}=i,d=e.value.runs,p=Ds(d)!==null,m=n.matchingRuns.value,g=n.damaged.value;return l("aside",{class:"sidebar","data-testid":"sidebar",children:l("details",{class:"choices",open:s||o,onToggle:y=>!s&&r(y.currentTarget.open),children:[l("summary",{children:[a.run,c&&` · step ${c.step}`]}),c&&l(Yg,{tag:u,step:c.step}),a.tags.length>1&&l(jg,{tags:a.tags,tag:u.tag}),l("fieldset",{class:"runs",children:[l("legend",{children:"Runs"}),l(mn,{type:"search",placeholder:"Filter runs (regex)",label:"Filter runs by regular expression",isInvalid:!p,title:p?"":"Not a regular expression yet: matched as plain text.",testId:"run-filter",value:d,onInput:y=>t({runs:y})}),l("div",{class:"run-list",children:[m.map(y=>l("label",{class:"run",title:y,children:[l("input",{type:"radio",name:"run",value:y,checked:y===a.run,onChange:()=>n.chooseRun(y)}),l("span",{children:y}),g.has(y)&&l("small",{children:"× cannot be read"})]},y)),m.length===0&&l("p",{class:"hint",children:"No run matches."})]})]})]})})}function qg(e){let t=te(()=>window.matchMedia(e),[e]),[n,o]=ne(t.matches);return pe(()=>{let r=()=>o(t.matches);return t.addEventListener("change",r),()=>t.removeEventListener("change",r)},[t]),n}function jg({tags:e,tag:t}){let{recordings:n}=F(),o=e.find(r=>r.tag===t)?.description;return l("label",{class:"field",children:[l("span",{children:"Tag"}),l("select",{"data-testid":"tag",value:t,title:o,onChange:r=>n.chooseTag(r.currentTarget.value),children:e.map(r=>l("option",{value:r.tag,children:r.tag},r.tag))})]})}function Yg({tag:e,step:t}){let{recordings:n}=F(),[o,r]=ne(null),s=e.steps,i=s.findIndex(c=>c.step===t),a=s[o??i],u=c=>{let d=s[c];r(null),d&&n.chooseStep(c===s.length-1?null:d.step)};return l("div",{class:"field","data-testid":"step",children:[l("span",{id:"step-label",children:["Step ",l("b",{class:"number",children:a?.step}),s.length>1&&l("small",{children:[(o??i)+1," of ",s.length]})]}),s.length>1&&l("div",{class:"step-row",children:[l("button",{type:"button","aria-label":"Previous step","data-testid":"step-previous",disabled:i<=0,onClick:()=>u(i-1),children:"‹"}),l("input",{type:"range",min:0,max:s.length-1,value:o??i,"aria-labelledby":"step-label","aria-valuetext":`step ${a?.step}`,"data-testid":"step-slider",onInput:c=>r(Number(c.currentTarget.value)),onChange:c=>u(Number(c.currentTarget.value))}),l("button",{type:"button","aria-label":"Next step","data-testid":"step-next",disabled:i>=s.length-1,onClick:()=>u(i+1),children:"›"})]}),a&&l("small",{children:a.wall_time===null?"time not known":Qg(a.wall_time)})]})}function Qg(e){return new Date(e*1e3).toLocaleString()}function Cc(){let e=F().roundedTotals.totals.value;return e.length===0?l(We,{what:Tc}):l("div",{class:"recording",children:[l("header",{class:"header",children:l("div",{class:"headline",children:l("dl",{class:"totals","data-testid":"rounded-totals",children:e.map(({key:t,label:n,help:o,nbytes:r})=>l("div",{class:t,title:o,children:[l("dt",{children:n}),l("dd",{class:"figure",children:q(r)})]},t))})})}),l(We,{what:`Rounded to seven digits. ${Tc}`})]})}var Tc="Reading the recording…";function Pc(){let e=F(),{value:t,error:n,loading:o}=e.recordings.index.state.value,r=l("button",{type:"button",onClick:e.reload,children:"Try again"});if(!t)return n?l(Ve,{message:n.message,children:r}):o?l(We,{what:"Looking for recordings…"}):null;let s=e.recordings.entry.value;return s?l("div",{class:"app",children:[l(Rc,{}),l("main",{class:"main",children:[n&&l(Ve,{message:n.message,children:r}),l(Jg,{index:t,shown:s}),s.step?l(Zg,{}):l(Ve,{message:s.tag.problem??"This tag holds no recording.",children:r})]})]}):l(xc,{logdir:t.logdir})}function Jg({index:e,shown:t}){let{address:n,recordings:o}=F(),r=Ts(e,n.value)||pc(e,n.value,o.unreadable.value);if(!r)return null;let s=t.step&&` · step ${t.step.step}`;return l("p",{class:"missing",role:"status","data-testid":"missing",children:[r," Showing ",t.run.run,s,"."]})}function Zg(){let{change:e,recordings:t,views:n}=F(),{value:o,error:r,loading:s}=t.recording.state.value;if(r)return l(Et,{error:r,retry:t.recording.reload});if(!o)return l(Cc,{});let[i,a]=[n.available.value,n.shown.value];return l("div",{class:"recording","aria-busy":s,"data-testid":"recording",children:[s&&l(Xg,{}),l(Sc,{recording:o}),l("div",{class:"tab-bar",children:[l(ny,{views:i,shown:a,onChoose:u=>e({view:u})}),l(yc,{})]}),l("div",{class:"stage",children:[i.filter(({key:u,isKept:c})=>c||u===a).map(u=>l(ey,{view:u,recording:o,isHidden:u.key!==a},u.key)),l(vc,{recording:o})]})]})}function Xg(){let{run:e,step:t}=F().recordings.shown.value??{};return l("p",{class:"reading",role:"status","data-testid":"reading",children:["Reading ",e," · step ",t,"…"]})}function ey({view:e,recording:t,isHidden:n}){return l("section",{class:"view",role:"tabpanel",id:`view-${e.key}`,"aria-labelledby":`tab-${e.key}`,"data-testid":`view-${e.key}`,hidden:n,children:l(ty,{view:e,recording:t,isHidden:n})})}function ty({view:e,recording:t,isHidden:n}){let{views:o}=F(),r=o.reply(e),{value:s,error:i,loading:a}=r?.state.value??{};return i?l(Et,{error:i,retry:()=>r?.reload()}):r&&s===void 0?a?l(We,{what:e.waiting??"Reading…"}):null:l(e.Panel,{recording:t,reply:s,isLoading:a===!0,isHidden:n})}function ny({views:e,shown:t,onChoose:n}){return pe(()=>{document.getElementById(`tab-${t}`)?.scrollIntoView({block:"nearest",inline:"nearest"})},[t]),l("div",{class:"tabs",role:"tablist","aria-label":"Views",onKeyDown:r=>{let s={ArrowLeft:-1,ArrowRight:1}[r.key];if(s===void 0)return;let i=e.map(({key:u})=>u),a=i[(i.indexOf(t)+s+i.length)%i.length];a&&(n(a),document.getElementById(`tab-${a}`)?.focus())},children:e.map(({key:r,title:s})=>l("button",{type:"button",role:"tab",id:`tab-${r}`,"data-testid":`tab-${r}`,"aria-selected":r===t,"aria-controls":`view-${r}`,tabIndex:r===t?0:-1,onClick:()=>n(r),children:s},r))})}async function _n(e,t,n){for(let o=1/0;;){t.throwIfAborted();let r=await e(),{pending:s}=r;if(!s||typeof s=="number"&&s>=o)return r;typeof s=="number"&&(o=s),n(r)}}var Or=["reduce","total_peak","step_peak","max_recompute"];function Ec(e,t,n){let o=El(n);if(o==="modules")return{comparand:Yo(n),problem:""};if(o==="plan")return{comparand:zs(n),problem:""};if(n.run===void 0)return Mc(sy(e,t));let r=oy(n),s=Ts(e,r);if(s)return{comparand:null,problem:s};let i=Mr(e,r),a=i&&Rs(i);return a?ry(a,t)?{comparand:null,problem:"This is the recording already shown: choose another one."}:Mc(a):{comparand:null,problem:i?.tag.problem??"This tag holds no recording."}}var Ml=["recording","modules","plan"];function El(e){return e.checkpoint?"modules":Or.some(t=>e[t])?"plan":Ml.includes(e.by)?e.by:e.offload?"modules":"recording"}function Yo({checkpoint:e,save:t,offload:n}){return!e&&!n?null:{...e&&{checkpoint:e},...e&&t&&{save:t},...n&&{offload:n}}}function $s(e){let t=Yo({...e});return t?{...t}:{by:"modules"}}function zs(e){let t=Or.find(o=>e[o]),n=e.offload==="1";return t?{goal:t,value:e[t]??"",offload:n}:null}function Qo(e,t,n){return{...t?{[e]:t}:{by:"plan"},...n&&{offload:"1"}}}function Ns({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}function oy({run:e="",tag:t="",step:n=""}){return{run:e,tag:t,step:/^-?\d+$/.test(n)?Number(n):null}}function Mc(e){return{comparand:e&&{key:e},problem:""}}function ry(e,t){return e.run===t.run&&e.tag===t.tag&&e.step===t.step}function sy(e,t){let n=e.runs.findIndex(({run:i})=>i===t.run);for(let{run:i,tags:a}of[...e.runs.slice(n+1),...e.runs.slice(0,n)]){let u=pn({tags:a.filter(iy)},t.tag),c=u?.steps.at(-1);if(u&&c)return{run:i,tag:u.tag,...c}}let o=e.runs[n]?.tags.find(({tag:i})=>i===t.tag),r=o?.steps.findIndex(({step:i})=>i===t.step)??-1,s=o?.steps[r-1]??o?.steps[r+1];return s?{run:t.run,tag:t.tag,...s}:null}function iy({problem:e,steps:t}){return e===null&&t.length>0}var Oc="compare";function Ol(e,t){return JSON.stringify([e,t])}function Ac(e,t,{address:n,change:o},{index:r,shown:s,fetchOfShown:i,choose:a},u){let c=ye(()=>{let{value:A}=r.state.value;return A&&s.value?Ec(A,s.value,n.value.compare):null}),d=ye(()=>El(n.value.compare)),p=ye(()=>c.value?.comparand&&JSON.stringify(c.value.comparand)),m=Se(null);function g(A,I,O){return m.value=null,_n(()=>e.plan(A,I,O),O,({pending:M})=>m.value=M)}let y=()=>u.value===Oc&&p.value?p.value:null,x=i(()=>y()?`compare ${y()}`:null,async(A,I)=>{let O=c.peek()?.comparand;if(!O)throw new Error("Nothing is chosen to compare with.");if("goal"in O){let{planned:M,unreachable:z}=await g(A,O,I),H=M&&M.comparison;return{shown:A,comparand:O,comparison:H,planned:M,unreachable:z}}let C=await e.compare(A,O,I);return{shown:A,comparand:O,comparison:C,planned:null,unreachable:null}}),T=A=>u.value===Oc&&d.value===A,k=i(()=>T("modules")?"patterns":null,e.patterns),_=()=>n.value.compare.offload==="1"?"offload":"",R=i(()=>T("plan")?`curve ${_()}`:null,(A,I,O)=>{let C=n.peek().compare.offload==="1";return _n(()=>e.curve(A,C,I),I,O)}),w=i(()=>{let{value:A,loading:I}=x.state.value;return!y()||I||!A?.comparison?.changes_count?null:`difference ${y()} ${n.value.compare.open??""}`},async(A,I)=>{let O=c.peek()?.comparand;if(!O)throw new Error("Nothing is chosen to compare with.");let C=Bt(n.peek().compare.open??""),M=await e.difference(A,O,C,I);return{pair:Ol(A,O),graph:M,layout:await t(M.dot,I)}});function D(A){o({compare:Mt(n.peek().compare,"open",_t(A))})}function L(A){let I=new Set(w.state.peek().value?.graph.expand);I.delete(A)||I.add(A),D([...I])}function E(){let[A,I]=[s.peek(),c.peek()?.comparand];!A||!I||!("key"in I)||(a(I.key),o({compare:Ns(A)}))}return{mode:d,choice:c,reply:x,planProgress:m,patterns:k,curve:R,difference:w,open:D,toggle:L,swap:E}}function Ar(e,t){let n=Se({key:"",value:void 0,error:void 0,loading:!1}),o=Se(0),r=ye(e),s,i=0;async function a(p){let m=s=new AbortController;n.value={...n.peek(),error:void 0,loading:!0};let g=y=>{m.signal.aborted||(n.value={key:"",value:y,error:void 0,loading:!0})};try{let y=await t(m.signal,g);m.signal.aborted||(n.value={key:p,value:y,error:void 0,loading:!1})}catch(y){if(m.signal.aborted)return;let x=y instanceof Error?y:new Error(String(y));n.value={...n.peek(),error:x,loading:!1}}}function u(){s?.abort(),n.peek().loading&&(n.value={...n.peek(),loading:!1})}let c=yt(()=>{let p=r.value,m=o.value!==i;if(u(),p===null)return;let g=n.peek();if(!m&&g.value!==void 0&&g.key===p){n.value={...g,error:void 0};return}i=o.peek(),so(()=>a(p))}),d=ye(()=>{let{key:p,value:m,loading:g}=n.value;return!g&&p===r.value?m:void 0});return{state:n,current:d,reload:()=>o.value+=1,cancel(){u(),n.value={...n.peek(),error:new Fn}},dispose(){c(),s?.abort()}}}var fo=class extends Error{},Fn=class extends fo{constructor(){super("Cancelled.")}};function Fs(e){return[...new Set(e.flat())].sort((t,n)=>t-n)}function Lc(e,t){let n=t.phases.at(-1)?.end_op??1/0,o=-1;return e.map(r=>{for(;(t.op[o+1]??1/0)<=r;)o+=1;return r>n?null:t.live_bytes[o]??0})}function Ic(e,t){return e.map(n=>t.get(n)??null)}function Gs(e,t){let n=0;return e.forEach((o,r)=>{Math.abs(o-t)<Math.abs((e[n]??1/0)-t)&&(n=r)}),n}var ly="uplot",ay="u-hz",uy="u-vt",cy="u-title",dy="u-wrap",py="u-under",fy="u-over",my="u-axis",go="u-off",hy="u-select",gy="u-cursor-x",yy="u-cursor-y",by="u-cursor-pt",vy="u-legend",xy="u-live",wy="u-inline",_y="u-series",Sy="u-marker",Dc="u-label",ky="u-value",Ir="width",Dr="height";var $c="bottom",Jo="left",Al="right",Yl="#000",zc=Yl+"0",Ll="mousemove",Nc="mousedown",Il="mouseup",Fc="mouseenter",Gc="mouseleave",Bc="dblclick",Ry="resize",Ty="scroll",Vc="change",Ks="dppxchange",Ql="--",rr=typeof window<"u",Fl=rr?document:null,Xo=rr?window:null,Cy=rr?navigator:null,be,Bs;function Gl(){let e=devicePixelRatio;be!=e&&(be=e,Bs&&Vl(Vc,Bs,Gl),Bs=matchMedia(`(min-resolution: ${be-.001}dppx) and (max-resolution: ${be+.001}dppx)`),yo(Vc,Bs,Gl),Xo.dispatchEvent(new CustomEvent(Ks)))}function Ot(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Bl(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function Ee(e,t,n){e.style[t]=n+"px"}function Xt(e,t,n,o){let r=Fl.createElement(e);return t!=null&&Ot(r,t),n?.insertBefore(r,o),r}function Ht(e,t){return Xt("div",e,t)}var Wc=new WeakMap;function hn(e,t,n,o,r){let s="translate("+t+"px,"+n+"px)",i=Wc.get(e);s!=i&&(e.style.transform=s,Wc.set(e,s),t<0||n<0||t>o||n>r?Ot(e,go):Bl(e,go))}var Hc=new WeakMap;function Kc(e,t,n){let o=t+n,r=Hc.get(e);o!=r&&(Hc.set(e,o),e.style.background=t,e.style.borderColor=n)}var Uc=new WeakMap;function qc(e,t,n,o){let r=t+""+n,s=Uc.get(e);r!=s&&(Uc.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var Jl={passive:!0},Py={...Jl,capture:!0};function yo(e,t,n,o){t.addEventListener(e,n,o?Py:Jl)}function Vl(e,t,n,o){t.removeEventListener(e,n,Jl)}rr&&Gl();function en(e,t,n,o){let r;n=n||0,o=o||t.length-1;let s=o<=2147483647;for(;o-n>1;)r=s?n+o>>1:At((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function wd(e){return(n,o,r)=>{let s=-1,i=-1;for(let a=o;a<=r;a++)if(e(n[a])){s=a;break}for(let a=r;a>=o;a--)if(e(n[a])){i=a;break}return[s,i]}}var _d=e=>e!=null,Sd=e=>e!=null&&e>0,js=wd(_d),My=wd(Sd);function Ey(e,t,n,o=0,r=!1){let s=r?My:js,i=r?Sd:_d;[t,n]=s(e,t,n);let a=e[t],u=e[t];if(t>-1)if(o==1)a=e[t],u=e[n];else if(o==-1)a=e[n],u=e[t];else for(let c=t;c<=n;c++){let d=e[c];i(d)&&(d<a?a=d:d>u&&(u=d))}return[a??ke,u??-ke]}function Ys(e,t,n,o){let r=Qc(e),s=Qc(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let i=n==10?Sn:kd,a=r==1?At:Kt,u=s==1?Kt:At,c=a(i(Qe(e))),d=u(i(Qe(t))),p=er(n,c),m=er(n,d);return n==10&&(c<0&&(p=Re(p,-c)),d<0&&(m=Re(m,-d))),o||n==2?(e=p*r,t=m*s):(e=Pd(e,p),t=Qs(t,m)),[e,t]}function Zl(e,t,n,o){let r=Ys(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var Xl=.1,jc={mode:3,pad:Xl},zr={pad:0,soft:null,mode:0},Oy={min:zr,max:zr};function Us(e,t,n,o){return Js(n)?Yc(e,t,n):(zr.pad=n,zr.soft=o?0:null,zr.mode=o?3:0,Yc(e,t,Oy))}function he(e,t){return e??t}function Ay(e,t,n){for(t=he(t,0),n=he(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Yc(e,t,n){let o=n.min,r=n.max,s=he(o.pad,0),i=he(r.pad,0),a=he(o.hard,-ke),u=he(r.hard,ke),c=he(o.soft,ke),d=he(r.soft,-ke),p=he(o.mode,0),m=he(r.mode,0),g=t-e,y=Sn(g),x=bt(Qe(e),Qe(t)),T=Sn(x),k=Qe(T-y);(g<1e-24||k>10)&&(g=0,(e==0||t==0)&&(g=1e-24,p==2&&c!=ke&&(s=0),m==2&&d!=-ke&&(i=0)));let _=g||x||1e3,R=Sn(_),w=er(10,At(R)),D=_*(g==0?e==0?.1:1:s),L=Re(Pd(e-D,w/10),24),E=e>=c&&(p==1||p==3&&L<=c||p==2&&L>=c)?c:ke,A=bt(a,L<E&&e>=E?E:tn(E,L)),I=_*(g==0?t==0?.1:1:i),O=Re(Qs(t+I,w/10),24),C=t<=d&&(m==1||m==3&&O>=d||m==2&&O<=d)?d:-ke,M=tn(u,O>C&&t<=C?C:bt(C,O));return A==M&&A==0&&(M=100),[A,M]}var Ly=new Intl.NumberFormat(rr?Cy.language:"en-US"),ea=e=>Ly.format(e),Lt=Math,Hs=Lt.PI,Qe=Lt.abs,At=Lt.floor,Ye=Lt.round,Kt=Lt.ceil,tn=Lt.min,bt=Lt.max,er=Lt.pow,Qc=Lt.sign,Sn=Lt.log10,kd=Lt.log2,Iy=(e,t=1)=>Lt.sinh(e)*t,Dl=(e,t=1)=>Lt.asinh(e/t),ke=1/0;function Jc(e){return(Sn((e^e>>31)-(e>>31))|0)+1}function Wl(e,t,n){return tn(bt(e,t),n)}function Rd(e){return typeof e=="function"}function ce(e){return Rd(e)?e:()=>e}var Dy=()=>{},Td=e=>e,Cd=(e,t)=>t,$y=e=>null,Zc=e=>!0,Xc=(e,t)=>e==t,zy=/\.\d*?(?=9{6,}|0{6,})/gm,bo=e=>{if(Ed(e)||Bn.has(e))return e;let t=`${e}`,n=t.match(zy);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,s]=t.split("e");return+`${bo(r)}e${s}`}return Re(e,o)};function mo(e,t){return bo(Re(bo(e/t))*t)}function Qs(e,t){return bo(Kt(bo(e/t))*t)}function Pd(e,t){return bo(At(bo(e/t))*t)}function Re(e,t=0){if(Ed(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Ye(o)/n}var Bn=new Map;function Md(e){return((""+e).split(".")[1]||"").length}function Fr(e,t,n,o){let r=[],s=o.map(Md);for(let i=t;i<n;i++){let a=Qe(i),u=Re(er(e,i),a);for(let c=0;c<o.length;c++){let d=e==10?+`${o[c]}e${i}`:o[c]*u,p=(i>=0?0:a)+(i>=s[c]?0:s[c]),m=e==10?d:Re(d,p);r.push(m),Bn.set(m,p)}}return r}var Nr={},ta=[],tr=[null,null],Gn=Array.isArray,Ed=Number.isInteger,Ny=e=>e===void 0;function ed(e){return typeof e=="string"}function Js(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Fy(e){return e!=null&&typeof e=="object"}var Gy=Object.getPrototypeOf(Uint8Array),Od="__proto__";function nr(e,t=Js){let n;if(Gn(e)){let o=e.find(r=>r!=null);if(Gn(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=nr(e[r],t)}else n=e.slice()}else if(e instanceof Gy)n=e.slice();else if(t(e)){n={};for(let o in e)o!=Od&&(n[o]=nr(e[o],t))}else n=e;return n}function Ke(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=Od&&(Js(e[r])?Ke(e[r],nr(o[r])):e[r]=nr(o[r]))}return e}var By=0,Vy=1,Wy=2;function Hy(e,t,n){for(let o=0,r,s=-1;o<t.length;o++){let i=t[o];if(i>s){for(r=i-1;r>=0&&e[r]==null;)e[r--]=null;for(r=i+1;r<n&&e[r]==null;)e[s=r++]=null}}}function Ky(e,t){if(jy(e)){let i=e[0].slice();for(let a=1;a<e.length;a++)i.push(...e[a].slice(1));return Yy(i[0])||(i=qy(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let u=e[i][0],c=u.length;for(let d=0;d<c;d++)n.add(u[d])}let o=[Array.from(n).sort((i,a)=>i-a)],r=o[0].length,s=new Map;for(let i=0;i<r;i++)s.set(o[0][i],i);for(let i=0;i<e.length;i++){let a=e[i],u=a[0];for(let c=1;c<a.length;c++){let d=a[c],p=Array(r).fill(void 0),m=t?t[i][c]:Vy,g=[];for(let y=0;y<d.length;y++){let x=d[y],T=s.get(u[y]);x===null?m!=By&&(p[T]=x,m==Wy&&g.push(T)):p[T]=x}Hy(p,g,r),o.push(p)}}return o}var Uy=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function qy(e){let t=e[0],n=t.length,o=Array(n);for(let s=0;s<o.length;s++)o[s]=s;o.sort((s,i)=>t[s]-t[i]);let r=[];for(let s=0;s<e.length;s++){let i=e[s],a=Array(n);for(let u=0;u<n;u++)a[u]=i[o[u]];r.push(a)}return r}function jy(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let s=0;s<n;s++)if(r[s]!=t[s])return!1}}return!0}function Yy(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=o)return!0;let s=bt(1,At((r-o+1)/t));for(let i=e[o],a=o+s;a<=r;a+=s){let u=e[a];if(u!=null){if(u<=i)return!1;i=u}}return!0}var Ad=["January","February","March","April","May","June","July","August","September","October","November","December"],Ld=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Id(e){return e.slice(0,3)}var Qy=Ld.map(Id),Jy=Ad.map(Id),Zy={MMMM:Ad,MMM:Jy,WWWW:Ld,WWW:Qy};function Lr(e){return(e<10?"0":"")+e}function Xy(e){return(e<10?"00":e<100?"0":"")+e}var eb={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Lr(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Lr(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Lr(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Lr(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Lr(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Xy(e.getMilliseconds())};function na(e,t){t=t||Zy;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?eb[r[1]]:r[0]);return s=>{let i="";for(let a=0;a<n.length;a++)i+=typeof n[a]=="string"?n[a]:n[a](s,t);return i}}var tb=new Intl.DateTimeFormat().resolvedOptions().timeZone;function nb(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==tb?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var Dd=e=>e%1==0,qs=[1,2,2.5,5],ob=Fr(10,-32,0,qs),$d=Fr(10,0,32,qs),rb=$d.filter(Dd),ho=ob.concat($d),oa=`
`,zd="{YYYY}",td=oa+zd,Nd="{M}/{D}",$r=oa+Nd,Vs=$r+"/{YY}",Fd="{aa}",sb="{h}:{mm}",Zo=sb+Fd,nd=oa+Zo,od=":{ss}",xe=null;function Gd(e){let t=e*1e3,n=t*60,o=n*60,r=o*24,s=r*30,i=r*365,u=(e==1?Fr(10,0,3,qs).filter(Dd):Fr(10,-3,0,qs)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),c=[[i,zd,xe,xe,xe,xe,xe,xe,1],[r*28,"{MMM}",td,xe,xe,xe,xe,xe,1],[r,Nd,td,xe,xe,xe,xe,xe,1],[o,"{h}"+Fd,Vs,xe,$r,xe,xe,xe,1],[n,Zo,Vs,xe,$r,xe,xe,xe,1],[t,od,Vs+" "+Zo,xe,$r+" "+Zo,xe,nd,xe,1],[e,od+".{fff}",Vs+" "+Zo,xe,$r+" "+Zo,xe,nd,xe,1]];function d(p){return(m,g,y,x,T,k)=>{let _=[],R=T>=i,w=T>=s&&T<i,D=p(y),L=Re(D*e,3),E=$l(D.getFullYear(),R?0:D.getMonth(),w||R?1:D.getDate()),A=Re(E*e,3);if(w||R){let I=w?T/s:0,O=R?T/i:0,C=L==A?L:Re($l(E.getFullYear()+O,E.getMonth()+I,1)*e,3),M=new Date(Ye(C/e)),z=M.getFullYear(),H=M.getMonth();for(let V=0;C<=x;V++){let oe=$l(z+O*V,H+I*V,1),j=oe-p(Re(oe*e,3));C=Re((+oe+j)*e,3),C<=x&&_.push(C)}}else{let I=T>=r?r:T,O=At(y)-At(L),C=A+O+Qs(L-A,I);_.push(C);let M=p(C),z=M.getHours()+M.getMinutes()/n+M.getSeconds()/o,H=T/o,V=m.axes[g]._space,oe=k/V;for(;C=Re(C+T,e==1?0:3),!(C>x);)if(H>1){let j=At(Re(z+H,6))%24,fe=p(C).getHours()-j;fe>1&&(fe=-1),C-=fe*o,z=(z+H)%24;let we=_[_.length-1];Re((C-we)/T,3)*oe>=.7&&_.push(C)}else _.push(C)}return _}}return[u,c,d]}var[ib,lb,ab]=Gd(1),[ub,cb,db]=Gd(.001);Fr(2,-53,53,[1]);function rd(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function sd(e,t){return(n,o,r,s,i)=>{let a=t.find(y=>i>=y[0])||t[t.length-1],u,c,d,p,m,g;return o.map(y=>{let x=e(y),T=x.getFullYear(),k=x.getMonth(),_=x.getDate(),R=x.getHours(),w=x.getMinutes(),D=x.getSeconds(),L=T!=u&&a[2]||k!=c&&a[3]||_!=d&&a[4]||R!=p&&a[5]||w!=m&&a[6]||D!=g&&a[7]||a[1];return u=T,c=k,d=_,p=R,m=w,g=D,L(x)})}}function pb(e,t){let n=na(t);return(o,r,s,i,a)=>r.map(u=>n(e(u)))}function $l(e,t,n){return new Date(e,t,n)}function id(e,t){return t(e)}var fb="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function ld(e,t){return(n,o,r,s)=>s==null?Ql:t(e(o))}function mb(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function hb(e,t){return e.series[t].fill(e,t)}var gb={show:!0,live:!0,isolate:!1,mount:Dy,markers:{show:!0,width:2,stroke:mb,fill:hb,dash:"solid"},idx:null,idxs:null,values:[]};function yb(e,t){let n=e.cursor.points,o=Ht(),r=n.size(e,t);Ee(o,Ir,r),Ee(o,Dr,r);let s=r/-2;Ee(o,"marginLeft",s),Ee(o,"marginTop",s);let i=n.width(e,t,r);return i&&Ee(o,"borderWidth",i),o}function bb(e,t){let n=e.series[t].points;return n._fill||n._stroke}function vb(e,t){let n=e.series[t].points;return n._stroke||n._fill}function xb(e,t){return e.series[t].points.size}var zl=[0,0];function wb(e,t,n){return zl[0]=t,zl[1]=n,zl}function Ws(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function Nl(e,t,n,o=!0){return r=>{(!o||r.target==t)&&n(r)}}var _b={show:!0,x:!0,y:!0,lock:!1,move:wb,points:{one:!1,show:yb,size:xb,width:0,stroke:vb,fill:bb},bind:{mousedown:Ws,mouseup:Ws,click:Ws,dblclick:Ws,mousemove:Nl,mouseleave:Nl,mouseenter:Nl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Bd={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},ra=Ke({},Bd,{filter:Cd}),Vd=Ke({},ra,{size:10}),Wd=Ke({},Bd,{show:!1}),sa='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Hd="bold "+sa,Kd=1.5,ad={show:!0,scale:"x",stroke:Yl,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Hd,side:2,grid:ra,ticks:Vd,border:Wd,font:sa,lineGap:Kd,rotate:0},Sb="Value",kb="Time",ud={show:!0,scale:"x",auto:!1,sorted:1,min:ke,max:-ke,idxs:[]};function Rb(e,t,n,o,r){return t.map(s=>s==null?"":ea(s))}function Tb(e,t,n,o,r,s,i){let a=[],u=Bn.get(r)||0;n=i?n:Re(Qs(n,r),u);for(let c=n;c<=o;c=Re(c+r,u))a.push(Object.is(c,-0)?0:c);return a}function Hl(e,t,n,o,r,s,i){let a=[],u=e.scales[e.axes[t].scale].log,c=u==10?Sn:kd,d=At(c(n));r=er(u,d),u==10&&(r=ho[en(r,ho)]);let p=n,m=r*u;u==10&&(m=ho[en(m,ho)]);do a.push(p),p=p+r,u==10&&!Bn.has(p)&&(p=Re(p,Bn.get(r))),p>=m&&(r=p,m=r*u,u==10&&(m=ho[en(m,ho)]));while(p<=o);return a}function Cb(e,t,n,o,r,s,i){let u=e.scales[e.axes[t].scale].asinh,c=o>u?Hl(e,t,bt(u,n),o,r):[u],d=o>=0&&n<=0?[0]:[];return(n<-u?Hl(e,t,bt(u,-o),-n,r):[u]).reverse().map(m=>-m).concat(d,c)}var Ud=/./,Pb=/[12357]/,Mb=/[125]/,cd=/1/,Kl=(e,t,n,o)=>e.map((r,s)=>t==4&&r==0||s%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function Eb(e,t,n,o,r){let s=e.axes[n],i=s.scale,a=e.scales[i],u=e.valToPos,c=s._space,d=u(10,i),p=u(9,i)-d>=c?Ud:u(7,i)-d>=c?Pb:u(5,i)-d>=c?Mb:cd;if(p==cd){let m=Qe(u(1,i)-d);if(m<c)return Kl(t.slice().reverse(),a.distr,p,Kt(c/m)).reverse()}return Kl(t,a.distr,p,1)}function Ob(e,t,n,o,r){let s=e.axes[n],i=s.scale,a=s._space,u=e.valToPos,c=Qe(u(1,i)-u(2,i));return c<a?Kl(t.slice().reverse(),3,Ud,Kt(a/c)).reverse():t}function Ab(e,t,n,o){return o==null?Ql:t==null?"":ea(t)}var dd={show:!0,scale:"y",stroke:Yl,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Hd,side:3,grid:ra,ticks:Vd,border:Wd,font:sa,lineGap:Kd,rotate:0};function Lb(e,t){let n=3+(e||1)*2;return Re(n*t,3)}function Ib(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],s=e.valToPos(r[o[0]],n,!0),i=e.valToPos(r[o[1]],n,!0),a=Qe(i-s),u=e.series[t],c=a/(u.points.space*be);return o[1]-o[0]<=c}var pd={scale:null,auto:!0,sorted:0,min:ke,max:-ke},qd=(e,t,n,o,r)=>r,fd={show:!0,auto:!0,sorted:0,gaps:qd,alpha:1,facets:[Ke({},pd,{scale:"x"}),Ke({},pd,{scale:"y"})]},md={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:qd,alpha:1,points:{show:Ib,filter:null},values:null,min:ke,max:-ke,idxs:[],path:null,clip:null};function Db(e,t,n,o,r){return n/10}var jd={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},$b=Ke({},jd,{time:!1,ori:1}),hd={};function Yd(e,t){let n=hd[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,s,i,a,u,c){for(let d=0;d<n.plots.length;d++)n.plots[d]!=r&&n.plots[d].pub(o,r,s,i,a,u,c)}},e!=null&&(hd[e]=n)),n}var or=1,Ul=2;function vo(e,t,n){let o=e.mode,r=e.series[t],s=o==2?e._data[t]:e._data,i=e.scales,a=e.bbox,u=s[0],c=o==2?s[1]:s[t],d=o==2?i[r.facets[0].scale]:i[e.series[0].scale],p=o==2?i[r.facets[1].scale]:i[r.scale],m=a.left,g=a.top,y=a.width,x=a.height,T=e.valToPosH,k=e.valToPosV;return d.ori==0?n(r,u,c,d,p,T,k,m,g,y,x,Xs,sr,ti,Jd,Xd):n(r,u,c,d,p,k,T,g,m,x,y,ei,ir,aa,Zd,ep)}function ia(e,t){let n=0,o=0,r=he(e.bands,ta);for(let s=0;s<r.length;s++){let i=r[s];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function zb(e,t,n,o,r){let s=e.mode,i=e.series[t],a=s==2?i.facets[1].scale:i.scale,u=e.scales[a];return r==-1?u.min:r==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function kn(e,t,n,o,r,s){return vo(e,t,(i,a,u,c,d,p,m,g,y,x,T)=>{let k=i.pxRound,_=c.dir*(c.ori==0?1:-1),R=c.ori==0?sr:ir,w,D;_==1?(w=n,D=o):(w=o,D=n);let L=k(p(a[w],c,x,g)),E=k(m(u[w],d,T,y)),A=k(p(a[D],c,x,g)),I=k(m(s==1?d.max:d.min,d,T,y)),O=new Path2D(r);return R(O,A,I),R(O,L,I),R(O,L,E),O})}function Zs(e,t,n,o,r,s){let i=null;if(e.length>0){i=new Path2D;let a=t==0?ti:aa,u=n;for(let p=0;p<e.length;p++){let m=e[p];if(m[1]>m[0]){let g=m[0]-u;g>0&&a(i,u,o,g,o+s),u=m[1]}}let c=n+r-u,d=10;c>0&&a(i,u,o-d/2,c,o+s+d)}return i}function Nb(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function la(e,t,n,o,r,s,i){let a=[],u=e.length;for(let c=r==1?n:o;c>=n&&c<=o;c+=r)if(t[c]===null){let p=c,m=c;if(r==1)for(;++c<=o&&t[c]===null;)m=c;else for(;--c>=n&&t[c]===null;)m=c;let g=s(e[p]),y=m==p?g:s(e[m]),x=p-r;g=i<=0&&x>=0&&x<u?s(e[x]):g;let k=m+r;y=i>=0&&k>=0&&k<u?s(e[k]):y,y>=g&&a.push([g,y])}return a}function gd(e){return e==0?Td:e==1?Ye:t=>mo(t,e)}function Qd(e){let t=e==0?Xs:ei,n=e==0?(r,s,i,a,u,c)=>{r.arcTo(s,i,a,u,c)}:(r,s,i,a,u,c)=>{r.arcTo(i,s,u,a,c)},o=e==0?(r,s,i,a,u)=>{r.rect(s,i,a,u)}:(r,s,i,a,u)=>{r.rect(i,s,u,a)};return(r,s,i,a,u,c=0,d=0)=>{c==0&&d==0?o(r,s,i,a,u):(c=tn(c,a/2,u/2),d=tn(d,a/2,u/2),t(r,s+c,i),n(r,s+a,i,s+a,i+u,c),n(r,s+a,i+u,s,i+u,d),n(r,s,i+u,s,i,d),n(r,s,i,s+a,i,c),r.closePath())}}var Xs=(e,t,n)=>{e.moveTo(t,n)},ei=(e,t,n)=>{e.moveTo(n,t)},sr=(e,t,n)=>{e.lineTo(t,n)},ir=(e,t,n)=>{e.lineTo(n,t)},ti=Qd(0),aa=Qd(1),Jd=(e,t,n,o,r,s)=>{e.arc(t,n,o,r,s)},Zd=(e,t,n,o,r,s)=>{e.arc(n,t,o,r,s)},Xd=(e,t,n,o,r,s,i)=>{e.bezierCurveTo(t,n,o,r,s,i)},ep=(e,t,n,o,r,s,i)=>{e.bezierCurveTo(n,t,r,o,i,s)};function tp(e){return(t,n,o,r,s)=>vo(t,n,(i,a,u,c,d,p,m,g,y,x,T)=>{let{pxRound:k,points:_}=i,R,w;c.ori==0?(R=Xs,w=Jd):(R=ei,w=Zd);let D=Re(_.width*be,3),L=(_.size-_.width)/2*be,E=Re(L*2,3),A=new Path2D,I=new Path2D,{left:O,top:C,width:M,height:z}=t.bbox;ti(I,O-E,C-E,M+E*2,z+E*2);let H=V=>{if(u[V]!=null){let oe=k(p(a[V],c,x,g)),j=k(m(u[V],d,T,y));R(A,oe+L,j),w(A,oe,j,L,0,Hs*2)}};if(s)s.forEach(H);else for(let V=o;V<=r;V++)H(V);return{stroke:D>0?A:null,fill:A,clip:I,flags:or|Ul}})}function np(e){return(t,n,o,r,s,i)=>{o!=r&&(s!=o&&i!=o&&e(t,n,o),s!=r&&i!=r&&e(t,n,r),e(t,n,i))}}var Fb=np(sr),Gb=np(ir);function op(e){let t=he(e?.alignGaps,0);return(n,o,r,s)=>vo(n,o,(i,a,u,c,d,p,m,g,y,x,T)=>{[r,s]=js(u,r,s);let k=i.pxRound,_=z=>k(p(z,c,x,g)),R=z=>k(m(z,d,T,y)),w,D;c.ori==0?(w=sr,D=Fb):(w=ir,D=Gb);let L=c.dir*(c.ori==0?1:-1),E={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:or},A=E.stroke,I=!1;if(s-r>=x*4){let z=Q=>n.posToVal(Q,c.key,!0),H=null,V=null,oe,j,lt,Oe=_(a[L==1?r:s]),fe=_(a[r]),we=_(a[s]),ie=z(L==1?fe+1:we-1);for(let Q=L==1?r:s;Q>=r&&Q<=s;Q+=L){let Ue=a[Q],Ae=(L==1?Ue<ie:Ue>ie)?Oe:_(Ue),ve=u[Q];Ae==Oe?ve!=null?(j=ve,H==null?(w(A,Ae,R(j)),oe=H=V=j):j<H?H=j:j>V&&(V=j)):ve===null&&(I=!0):(H!=null&&D(A,Oe,R(H),R(V),R(oe),R(j)),ve!=null?(j=ve,w(A,Ae,R(j)),H=V=oe=j):(H=V=null,ve===null&&(I=!0)),Oe=Ae,ie=z(Oe+L))}H!=null&&H!=V&&lt!=Oe&&D(A,Oe,R(H),R(V),R(oe),R(j))}else for(let z=L==1?r:s;z>=r&&z<=s;z+=L){let H=u[z];H===null?I=!0:H!=null&&w(A,_(a[z]),R(H))}let[C,M]=ia(n,o);if(i.fill!=null||C!=0){let z=E.fill=new Path2D(A),H=i.fillTo(n,o,i.min,i.max,C),V=R(H),oe=_(a[r]),j=_(a[s]);L==-1&&([j,oe]=[oe,j]),w(z,j,V),w(z,oe,V)}if(!i.spanGaps){let z=[];I&&z.push(...la(a,u,r,s,L,_,t)),E.gaps=z=i.gaps(n,o,r,s,z),E.clip=Zs(z,c.ori,g,y,x,T)}return M!=0&&(E.band=M==2?[kn(n,o,r,s,A,-1),kn(n,o,r,s,A,1)]:kn(n,o,r,s,A,M)),E})}function Bb(e){let t=he(e.align,1),n=he(e.ascDesc,!1),o=he(e.alignGaps,0),r=he(e.extend,!1);return(s,i,a,u)=>vo(s,i,(c,d,p,m,g,y,x,T,k,_,R)=>{[a,u]=js(p,a,u);let w=c.pxRound,{left:D,width:L}=s.bbox,E=fe=>w(y(fe,m,_,T)),A=fe=>w(x(fe,g,R,k)),I=m.ori==0?sr:ir,O={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:or},C=O.stroke,M=m.dir*(m.ori==0?1:-1),z=A(p[M==1?a:u]),H=E(d[M==1?a:u]),V=H,oe=H;r&&t==-1&&(oe=D,I(C,oe,z)),I(C,H,z);for(let fe=M==1?a:u;fe>=a&&fe<=u;fe+=M){let we=p[fe];if(we==null)continue;let ie=E(d[fe]),Q=A(we);t==1?I(C,ie,z):I(C,V,Q),I(C,ie,Q),z=Q,V=ie}let j=V;r&&t==1&&(j=D+L,I(C,j,z));let[lt,Oe]=ia(s,i);if(c.fill!=null||lt!=0){let fe=O.fill=new Path2D(C),we=c.fillTo(s,i,c.min,c.max,lt),ie=A(we);I(fe,j,ie),I(fe,oe,ie)}if(!c.spanGaps){let fe=[];fe.push(...la(d,p,a,u,M,E,o));let we=c.width*be/2,ie=n||t==1?we:-we,Q=n||t==-1?-we:we;fe.forEach(Ue=>{Ue[0]+=ie,Ue[1]+=Q}),O.gaps=fe=c.gaps(s,i,a,u,fe),O.clip=Zs(fe,m.ori,T,k,_,R)}return Oe!=0&&(O.band=Oe==2?[kn(s,i,a,u,C,-1),kn(s,i,a,u,C,1)]:kn(s,i,a,u,C,Oe)),O})}function yd(e,t,n,o,r,s,i=ke){if(e.length>1){let a=null;for(let u=0,c=1/0;u<e.length;u++)if(t[u]!==void 0){if(a!=null){let d=Qe(e[u]-e[a]);d<c&&(c=d,i=Qe(n(e[u],o,r,s)-n(e[a],o,r,s)))}a=u}}return i}function Vb(e){e=e||Nr;let t=he(e.size,[.6,ke,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=ce(r),i=1-t[0],a=he(t[1],ke),u=he(t[2],1),c=he(e.disp,Nr),d=he(e.each,g=>{}),{fill:p,stroke:m}=c;return(g,y,x,T)=>vo(g,y,(k,_,R,w,D,L,E,A,I,O,C)=>{let M=k.pxRound,z=n,H=o*be,V=a*be,oe=u*be,j,lt;w.ori==0?[j,lt]=s(g,y):[lt,j]=s(g,y);let Oe=w.dir*(w.ori==0?1:-1),fe=w.ori==0?ti:aa,we=w.ori==0?d:(K,Te,qe,ko,jn,sn,Yn)=>{d(K,Te,qe,jn,ko,Yn,sn)},ie=he(g.bands,ta).find(K=>K.series[0]==y),Q=ie!=null?ie.dir:0,Ue=k.fillTo(g,y,k.min,k.max,Q),pt=M(E(Ue,D,C,I)),Ae,ve,Ut,St=O,De=M(k.width*be),rn=!1,yn=null,It=null,Pn=null,wo=null;p!=null&&(De==0||m!=null)&&(rn=!0,yn=p.values(g,y,x,T),It=new Map,new Set(yn).forEach(K=>{K!=null&&It.set(K,new Path2D)}),De>0&&(Pn=m.values(g,y,x,T),wo=new Map,new Set(Pn).forEach(K=>{K!=null&&wo.set(K,new Path2D)})));let{x0:_o,size:fr}=c;if(_o!=null&&fr!=null){z=1,_=_o.values(g,y,x,T),_o.unit==2&&(_=_.map(qe=>g.posToVal(A+qe*O,w.key,!0)));let K=fr.values(g,y,x,T);fr.unit==2?ve=K[0]*O:ve=L(K[0],w,O,A)-L(0,w,O,A),St=yd(_,R,L,w,O,A,St),Ut=St-ve+H}else St=yd(_,R,L,w,O,A,St),Ut=St*i+H,ve=St-Ut;Ut<1&&(Ut=0),De>=ve/2&&(De=0),Ut<5&&(M=Td);let Zr=Ut>0,Un=St-Ut-(Zr?De:0);ve=M(Wl(Un,oe,V)),Ae=(z==0?ve/2:z==Oe?0:ve)-z*Oe*((z==0?H/2:0)+(Zr?De/2:0));let ft={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},So=rn?null:new Path2D,bn=null;if(ie!=null)bn=g.data[ie.series[1]];else{let{y0:K,y1:Te}=c;K!=null&&Te!=null&&(R=Te.values(g,y,x,T),bn=K.values(g,y,x,T))}let qn=j*ve,se=lt*ve;for(let K=Oe==1?x:T;K>=x&&K<=T;K+=Oe){let Te=R[K];if(Te==null)continue;if(bn!=null){let vt=bn[K]??0;if(Te-vt==0)continue;pt=E(vt,D,C,I)}let qe=w.distr!=2||c!=null?_[K]:K,ko=L(qe,w,O,A),jn=E(he(Te,Ue),D,C,I),sn=M(ko-Ae),Yn=M(bt(jn,pt)),kt=M(tn(jn,pt)),Dt=Yn-kt;if(Te!=null){let vt=Te<0?se:qn,qt=Te<0?qn:se;rn?(De>0&&Pn[K]!=null&&fe(wo.get(Pn[K]),sn,kt+At(De/2),ve,bt(0,Dt-De),vt,qt),yn[K]!=null&&fe(It.get(yn[K]),sn,kt+At(De/2),ve,bt(0,Dt-De),vt,qt)):fe(So,sn,kt+At(De/2),ve,bt(0,Dt-De),vt,qt),we(g,y,K,sn-De/2,kt,ve+De,Dt)}}return De>0?ft.stroke=rn?wo:So:rn||(ft._fill=k.width==0?k._fill:k._stroke??k._fill,ft.width=0),ft.fill=rn?It:So,ft})}function Wb(e,t){let n=he(t?.alignGaps,0);return(o,r,s,i)=>vo(o,r,(a,u,c,d,p,m,g,y,x,T,k)=>{[s,i]=js(c,s,i);let _=a.pxRound,R=j=>_(m(j,d,T,y)),w=j=>_(g(j,p,k,x)),D,L,E;d.ori==0?(D=Xs,E=sr,L=Xd):(D=ei,E=ir,L=ep);let A=d.dir*(d.ori==0?1:-1),I=R(u[A==1?s:i]),O=I,C=[],M=[];for(let j=A==1?s:i;j>=s&&j<=i;j+=A)if(c[j]!=null){let Oe=u[j],fe=R(Oe);C.push(O=fe),M.push(w(c[j]))}let z={stroke:e(C,M,D,E,L,_),fill:null,clip:null,band:null,gaps:null,flags:or},H=z.stroke,[V,oe]=ia(o,r);if(a.fill!=null||V!=0){let j=z.fill=new Path2D(H),lt=a.fillTo(o,r,a.min,a.max,V),Oe=w(lt);E(j,O,Oe),E(j,I,Oe)}if(!a.spanGaps){let j=[];j.push(...la(u,c,s,i,A,R,n)),z.gaps=j=a.gaps(o,r,s,i,j),z.clip=Zs(j,d.ori,y,x,T,k)}return oe!=0&&(z.band=oe==2?[kn(o,r,s,i,H,-1),kn(o,r,s,i,H,1)]:kn(o,r,s,i,H,oe)),z})}function Hb(e){return Wb(Kb,e)}function Kb(e,t,n,o,r,s){let i=e.length;if(i<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),i==2)o(a,e[1],t[1]);else{let u=Array(i),c=Array(i-1),d=Array(i-1),p=Array(i-1);for(let m=0;m<i-1;m++)d[m]=t[m+1]-t[m],p[m]=e[m+1]-e[m],c[m]=d[m]/p[m];u[0]=c[0];for(let m=1;m<i-1;m++)c[m]===0||c[m-1]===0||c[m-1]>0!=c[m]>0?u[m]=0:(u[m]=3*(p[m-1]+p[m])/((2*p[m]+p[m-1])/c[m-1]+(p[m]+2*p[m-1])/c[m]),isFinite(u[m])||(u[m]=0));u[i-1]=c[i-2];for(let m=0;m<i-1;m++)r(a,e[m]+p[m]/3,t[m]+u[m]*p[m]/3,e[m+1]-p[m]/3,t[m+1]-u[m+1]*p[m]/3,e[m+1],t[m+1])}return a}var ql=new Set;function bd(){for(let e of ql)e.syncRect(!0)}rr&&(yo(Ry,Xo,bd),yo(Ty,Xo,bd,!0),yo(Ks,Xo,()=>{ot.pxRatio=be}));var Ub=op(),qb=tp();function vd(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,i)=>jl(s,i,t,n))}function jb(e,t){return e.map((n,o)=>o==0?{}:Ke({},t,n))}function jl(e,t,n,o){return Ke({},t==0?n:o,e)}function rp(e,t,n){return t==null?tr:[t,n]}var Yb=rp;function Qb(e,t,n){return t==null?tr:Us(t,n,Xl,!0)}function sp(e,t,n,o){return t==null?tr:Ys(t,n,e.scales[o].log,!1)}var Jb=sp;function ip(e,t,n,o){return t==null?tr:Zl(t,n,e.scales[o].log,!1)}var Zb=ip;function Xb(e,t,n,o,r){let s=bt(Jc(e),Jc(t)),i=t-e,a=en(r/o*i,n);do{let u=n[a],c=o*u/i;if(c>=r&&s+(u<5?Bn.get(u):0)<=17)return[u,c]}while(++a<n.length);return[0,0]}function xd(e){let t,n;return e=e.replace(/(\d+)px/,(o,r)=>(t=Ye((n=+r)*be))+"px"),[e,t,n]}function ev(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=Re(t[2]*be,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function ot(e,t,n){let o={mode:he(e.mode,1)},r=o.mode;function s(f,h,b,v){let S=h.valToPct(f);return v+b*(h.dir==-1?1-S:S)}function i(f,h,b,v){let S=h.valToPct(f);return v+b*(h.dir==-1?S:1-S)}function a(f,h,b,v){return h.ori==0?s(f,h,b,v):i(f,h,b,v)}o.valToPosH=s,o.valToPosV=i;let u=!1;o.status=0;let c=o.root=Ht(ly);if(e.id!=null&&(c.id=e.id),Ot(c,e.class),e.title){let f=Ht(cy,c);f.textContent=e.title}let d=Xt("canvas"),p=o.ctx=d.getContext("2d"),m=Ht(dy,c);yo("click",m,f=>{f.target===y&&(Ce!=Do||Le!=$o)&&st.click(o,f)},!0);let g=o.under=Ht(py,m);m.appendChild(d);let y=o.over=Ht(fy,m);e=nr(e);let x=+he(e.pxAlign,1),T=gd(x);(e.plugins||[]).forEach(f=>{f.opts&&(e=f.opts(o,e)||e)});let k=e.ms||.001,_=o.series=r==1?vd(e.series||[],ud,md,!1):jb(e.series||[null],fd),R=o.axes=vd(e.axes||[],ad,dd,!0),w=o.scales={},D=o.bands=e.bands||[];D.forEach(f=>{f.fill=ce(f.fill||null),f.dir=he(f.dir,-1)});let L=r==2?_[1].facets[0].scale:_[0].scale,E={axes:Oh,series:Th},A=(e.drawOrder||["axes","series"]).map(f=>E[f]);function I(f){let h=f.distr==3?b=>Sn(b>0?b:f.clamp(o,b,f.min,f.max,f.key)):f.distr==4?b=>Dl(b,f.asinh):f.distr==100?b=>f.fwd(b):b=>b;return b=>{let v=h(b),{_min:S,_max:P}=f,$=P-S;return(v-S)/$}}function O(f){let h=w[f];if(h==null){let b=(e.scales||Nr)[f]||Nr;if(b.from!=null){O(b.from);let v=Ke({},w[b.from],b,{key:f});v.valToPct=I(v),w[f]=v}else{h=w[f]=Ke({},f==L?jd:$b,b),h.key=f;let v=h.time,S=h.range,P=Gn(S);if((f!=L||r==2&&!v)&&(P&&(S[0]==null||S[1]==null)&&(S={min:S[0]==null?jc:{mode:1,hard:S[0],soft:S[0]},max:S[1]==null?jc:{mode:1,hard:S[1],soft:S[1]}},P=!1),!P&&Js(S))){let $=S;S=(N,G,B)=>G==null?tr:Us(G,B,$)}h.range=ce(S||(v?Yb:f==L?h.distr==3?Jb:h.distr==4?Zb:rp:h.distr==3?sp:h.distr==4?ip:Qb)),h.auto=ce(P?!1:h.auto),h.clamp=ce(h.clamp||Db),h._min=h._max=null,h.valToPct=I(h)}}}O("x"),O("y"),r==1&&_.forEach(f=>{O(f.scale)}),R.forEach(f=>{O(f.scale)});for(let f in e.scales)O(f);let C=w[L],M=C.distr,z,H;C.ori==0?(Ot(c,ay),z=s,H=i):(Ot(c,uy),z=i,H=s);let V={};for(let f in w){let h=w[f];(h.min!=null||h.max!=null)&&(V[f]={min:h.min,max:h.max},h.min=h.max=null)}let oe=e.tzDate||(f=>new Date(Ye(f/k))),j=e.fmtDate||na,lt=k==1?ab(oe):db(oe),Oe=sd(oe,rd(k==1?lb:cb,j)),fe=ld(oe,id(fb,j)),we=[],ie=o.legend=Ke({},gb,e.legend),Q=o.cursor=Ke({},_b,{drag:{y:r==2}},e.cursor),Ue=ie.show,pt=Q.show,Ae=ie.markers;ie.idxs=we,Ae.width=ce(Ae.width),Ae.dash=ce(Ae.dash),Ae.stroke=ce(Ae.stroke),Ae.fill=ce(Ae.fill);let ve,Ut,St,De=[],rn=[],yn,It=!1,Pn={};if(ie.live){let f=_[1]?_[1].values:null;It=f!=null,yn=It?f(o,1,0):{_:0};for(let h in yn)Pn[h]=Ql}if(Ue)if(ve=Xt("table",vy,c),St=Xt("tbody",null,ve),ie.mount(o,ve),It){Ut=Xt("thead",null,ve,St);let f=Xt("tr",null,Ut);Xt("th",null,f);for(var wo in yn)Xt("th",Dc,f).textContent=wo}else Ot(ve,wy),ie.live&&Ot(ve,xy);let _o={show:!0},fr={show:!1};function Zr(f,h){if(h==0&&(It||!ie.live||r==2))return tr;let b=[],v=Xt("tr",_y,St,St.childNodes[h]);Ot(v,f.class),f.show||Ot(v,go);let S=Xt("th",null,v);if(Ae.show){let N=Ht(Sy,S);if(h>0){let G=Ae.width(o,h);G&&(N.style.border=G+"px "+Ae.dash(o,h)+" "+Ae.stroke(o,h)),N.style.background=Ae.fill(o,h)}}let P=Ht(Dc,S);f.label instanceof HTMLElement?P.appendChild(f.label):P.textContent=f.label,h>0&&(Ae.show||(P.style.color=f.width>0?Ae.stroke(o,h):Ae.fill(o,h)),ft("click",S,N=>{if(Q._lock)return;Jn(N);let G=_.indexOf(f);if((N.ctrlKey||N.metaKey)!=ie.isolate){let B=_.some((W,U)=>U>0&&U!=G&&W.show);_.forEach((W,U)=>{U>0&&an(U,B?U==G?_o:fr:_o,!0,He.setSeries)})}else an(G,{show:!f.show},!0,He.setSeries)},!1),To&&ft(Fc,S,N=>{Q._lock||(Jn(N),an(_.indexOf(f),No,!0,He.setSeries))},!1));for(var $ in yn){let N=Xt("td",ky,v);N.textContent="--",b.push(N)}return[v,b]}let Un=new Map;function ft(f,h,b,v=!0){let S=Un.get(h)||{},P=Q.bind[f](o,h,b,v);P&&(yo(f,h,S[f]=P),Un.set(h,S))}function So(f,h,b){let v=Un.get(h)||{};for(let S in v)(f==null||S==f)&&(Vl(S,h,v[S]),delete v[S]);f==null&&Un.delete(h)}let bn=0,qn=0,se=0,K=0,Te=0,qe=0,ko=Te,jn=qe,sn=se,Yn=K,kt=0,Dt=0,vt=0,qt=0;o.bbox={};let Ri=!1,Xr=!1,Ro=!1,Qn=!1,es=!1,$t=!1;function Ti(f,h,b){(b||f!=o.width||h!=o.height)&&$a(f,h),Oo(!1),Ro=!0,Xr=!0,Ao()}function $a(f,h){o.width=bn=se=f,o.height=qn=K=h,Te=qe=0,vh(),xh();let b=o.bbox;kt=b.left=mo(Te*be,.5),Dt=b.top=mo(qe*be,.5),vt=b.width=mo(se*be,.5),qt=b.height=mo(K*be,.5)}let gh=3;function yh(){let f=!1,h=0;for(;!f;){h++;let b=Mh(h),v=Eh(h);f=h==gh||b&&v,f||($a(o.width,o.height),Xr=!0)}}function bh({width:f,height:h}){Ti(f,h)}o.setSize=bh;function vh(){let f=!1,h=!1,b=!1,v=!1;R.forEach((S,P)=>{if(S.show&&S._show){let{side:$,_size:N}=S,G=$%2,B=S.label!=null?S.labelSize:0,W=N+B;W>0&&(G?(se-=W,$==3?(Te+=W,v=!0):b=!0):(K-=W,$==0?(qe+=W,f=!0):h=!0))}}),Zn[0]=f,Zn[1]=b,Zn[2]=h,Zn[3]=v,se-=Mn[1]+Mn[3],Te+=Mn[3],K-=Mn[2]+Mn[0],qe+=Mn[0]}function xh(){let f=Te+se,h=qe+K,b=Te,v=qe;function S(P,$){switch(P){case 1:return f+=$,f-$;case 2:return h+=$,h-$;case 3:return b-=$,b+$;case 0:return v-=$,v+$}}R.forEach((P,$)=>{if(P.show&&P._show){let N=P.side;P._pos=S(N,P._size),P.label!=null&&(P._lpos=S(N,P.labelSize))}})}if(Q.dataIdx==null){let f=Q.hover,h=f.skip=new Set(f.skip??[]);h.add(void 0);let b=f.prox=ce(f.prox),v=f.bias??=0;Q.dataIdx=(S,P,$,N)=>{if(P==0)return $;let G=$,B=b(S,P,$,N)??ke,W=B>=0&&B<ke,U=C.ori==0?se:K,re=Q.left,ge=t[0],me=t[P];if(h.has(me[$])){G=null;let ae=null,X=null,J;if(v==0||v==-1)for(J=$;ae==null&&J-- >0;)h.has(me[J])||(ae=J);if(v==0||v==1)for(J=$;X==null&&J++<me.length;)h.has(me[J])||(X=J);if(ae!=null||X!=null)if(W){let Me=ae==null?-1/0:z(ge[ae],C,U,0),ze=X==null?1/0:z(ge[X],C,U,0),nt=re-Me,_e=ze-re;nt<=_e?nt<=B&&(G=ae):_e<=B&&(G=X)}else G=X==null?ae:ae==null?X:$-ae<=X-$?ae:X}else W&&Qe(re-z(ge[$],C,U,0))>B&&(G=null);return G}}let Jn=f=>{Q.event=f};Q.idxs=we,Q._lock=!1;let at=Q.points;at.show=ce(at.show),at.size=ce(at.size),at.stroke=ce(at.stroke),at.width=ce(at.width),at.fill=ce(at.fill);let ln=o.focus=Ke({},e.focus||{alpha:.3},Q.focus),To=ln.prox>=0,Co=To&&at.one,zt=[],Po=[],Mo=[];function za(f,h){let b=at.show(o,h);if(b instanceof HTMLElement)return Ot(b,by),Ot(b,f.class),hn(b,-10,-10,se,K),y.insertBefore(b,zt[h]),b}function Na(f,h){if(r==1||h>0){let b=r==1&&w[f.scale].time,v=f.value;f.value=b?ed(v)?ld(oe,id(v,j)):v||fe:v||Ab,f.label=f.label||(b?kb:Sb)}if(Co||h>0){f.width=f.width==null?1:f.width,f.paths=f.paths||Ub||$y,f.fillTo=ce(f.fillTo||zb),f.pxAlign=+he(f.pxAlign,x),f.pxRound=gd(f.pxAlign),f.stroke=ce(f.stroke||null),f.fill=ce(f.fill||null),f._stroke=f._fill=f._paths=f._focus=null;let b=Lb(bt(1,f.width),1),v=f.points=Ke({},{size:b,width:bt(1,b*.2),stroke:f.stroke,space:b*2,paths:qb,_stroke:null,_fill:null},f.points);v.show=ce(v.show),v.filter=ce(v.filter),v.fill=ce(v.fill),v.stroke=ce(v.stroke),v.paths=ce(v.paths),v.pxAlign=f.pxAlign}if(Ue){let b=Zr(f,h);De.splice(h,0,b[0]),rn.splice(h,0,b[1]),ie.values.push(null)}if(pt){we.splice(h,0,null);let b=null;Co?h==0&&(b=za(f,h)):h>0&&(b=za(f,h)),zt.splice(h,0,b),Po.splice(h,0,0),Mo.splice(h,0,0)}tt("addSeries",h)}function wh(f,h){h=h??_.length,f=r==1?jl(f,h,ud,md):jl(f,h,{},fd),_.splice(h,0,f),Na(_[h],h)}o.addSeries=wh;function _h(f){if(_.splice(f,1),Ue){ie.values.splice(f,1),rn.splice(f,1);let h=De.splice(f,1)[0];So(null,h.firstChild),h.remove()}pt&&(we.splice(f,1),zt.splice(f,1)[0].remove(),Po.splice(f,1),Mo.splice(f,1)),tt("delSeries",f)}o.delSeries=_h;let Zn=[!1,!1,!1,!1];function Sh(f,h){if(f._show=f.show,f.show){let b=f.side%2,v=w[f.scale];v==null&&(f.scale=b?_[1].scale:L,v=w[f.scale]);let S=v.time;f.size=ce(f.size),f.space=ce(f.space),f.rotate=ce(f.rotate),Gn(f.incrs)&&f.incrs.forEach($=>{!Bn.has($)&&Bn.set($,Md($))}),f.incrs=ce(f.incrs||(v.distr==2?rb:S?k==1?ib:ub:ho)),f.splits=ce(f.splits||(S&&v.distr==1?lt:v.distr==3?Hl:v.distr==4?Cb:Tb)),f.stroke=ce(f.stroke),f.grid.stroke=ce(f.grid.stroke),f.ticks.stroke=ce(f.ticks.stroke),f.border.stroke=ce(f.border.stroke);let P=f.values;f.values=Gn(P)&&!Gn(P[0])?ce(P):S?Gn(P)?sd(oe,rd(P,j)):ed(P)?pb(oe,P):P||Oe:P||Rb,f.filter=ce(f.filter||(v.distr>=3&&v.log==10?Eb:v.distr==3&&v.log==2?Ob:Cd)),f.font=xd(f.font),f.labelFont=xd(f.labelFont),f._size=f.size(o,null,h,0),f._space=f._rotate=f._incrs=f._found=f._splits=f._values=null,f._size>0&&(Zn[h]=!0,f._el=Ht(my,m))}}function mr(f,h,b,v){let[S,P,$,N]=b,G=h%2,B=0;return G==0&&(N||P)&&(B=h==0&&!S||h==2&&!$?Ye(ad.size/3):0),G==1&&(S||$)&&(B=h==1&&!P||h==3&&!N?Ye(dd.size/2):0),B}let Fa=o.padding=(e.padding||[mr,mr,mr,mr]).map(f=>ce(he(f,mr))),Mn=o._padding=Fa.map((f,h)=>f(o,h,Zn,0)),rt,Je=null,Ze=null,ts=r==1?_[0].idxs:null,jt=null,hr=!1;function Ga(f,h){if(t=f??[],o.data=o._data=t,r==2){rt=0;for(let b=1;b<_.length;b++)rt+=t[b][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),jt=t[0],rt=jt.length;let b=t;if(M==2){b=t.slice();let v=b[0]=Array(rt);for(let S=0;S<rt;S++)v[S]=S}o._data=t=b}if(Oo(!0),tt("setData"),M==2&&(Ro=!0),h!==!1){let b=C;b.auto(o,hr)?Ci():On(L,b.min,b.max),Qn=Qn||Q.left>=0,$t=!0,Ao()}}o.setData=Ga;function Ci(){hr=!0;let f,h;r==1&&(rt>0?(Je=ts[0]=0,Ze=ts[1]=rt-1,f=t[0][Je],h=t[0][Ze],M==2?(f=Je,h=Ze):f==h&&(M==3?[f,h]=Ys(f,f,C.log,!1):M==4?[f,h]=Zl(f,f,C.log,!1):C.time?h=f+Ye(86400/k):[f,h]=Us(f,h,Xl,!0))):(Je=ts[0]=f=null,Ze=ts[1]=h=null)),On(L,f,h)}let ns,Eo,Pi,Mi,Ei,Oi,Ai,Li,Ii,xt;function Ba(f,h,b,v,S,P){f??=zc,b??=ta,v??="butt",S??=zc,P??="round",f!=ns&&(p.strokeStyle=ns=f),S!=Eo&&(p.fillStyle=Eo=S),h!=Pi&&(p.lineWidth=Pi=h),P!=Ei&&(p.lineJoin=Ei=P),v!=Oi&&(p.lineCap=Oi=v),b!=Mi&&p.setLineDash(Mi=b)}function Va(f,h,b,v){h!=Eo&&(p.fillStyle=Eo=h),f!=Ai&&(p.font=Ai=f),b!=Li&&(p.textAlign=Li=b),v!=Ii&&(p.textBaseline=Ii=v)}function Di(f,h,b,v,S=0){if(v.length>0&&f.auto(o,hr)&&(h==null||h.min==null)){let P=he(Je,0),$=he(Ze,v.length-1),N=b.min==null?Ey(v,P,$,S,f.distr==3):[b.min,b.max];f.min=tn(f.min,b.min=N[0]),f.max=bt(f.max,b.max=N[1])}}let Wa={min:null,max:null};function kh(){for(let v in w){let S=w[v];V[v]==null&&(S.min==null||V[L]!=null&&S.auto(o,hr))&&(V[v]=Wa)}for(let v in w){let S=w[v];V[v]==null&&S.from!=null&&V[S.from]!=null&&(V[v]=Wa)}V[L]!=null&&Oo(!0);let f={};for(let v in V){let S=V[v];if(S!=null){let P=f[v]=nr(w[v],Fy);if(S.min!=null)Ke(P,S);else if(v!=L||r==2)if(rt==0&&P.from==null){let $=P.range(o,null,null,v);P.min=$[0],P.max=$[1]}else P.min=ke,P.max=-ke}}if(rt>0){_.forEach((v,S)=>{if(r==1){let P=v.scale,$=V[P];if($==null)return;let N=f[P];if(S==0){let G=N.range(o,N.min,N.max,P);N.min=G[0],N.max=G[1],Je=en(N.min,t[0]),Ze=en(N.max,t[0]),Ze-Je>1&&(t[0][Je]<N.min&&Je++,t[0][Ze]>N.max&&Ze--),v.min=jt[Je],v.max=jt[Ze]}else v.show&&v.auto&&Di(N,$,v,t[S],v.sorted);v.idxs[0]=Je,v.idxs[1]=Ze}else if(S>0&&v.show&&v.auto){let[P,$]=v.facets,N=P.scale,G=$.scale,[B,W]=t[S],U=f[N],re=f[G];U!=null&&Di(U,V[N],P,B,P.sorted),re!=null&&Di(re,V[G],$,W,$.sorted),v.min=$.min,v.max=$.max}});for(let v in f){let S=f[v],P=V[v];if(S.from==null&&(P==null||P.min==null)){let $=S.range(o,S.min==ke?null:S.min,S.max==-ke?null:S.max,v);S.min=$[0],S.max=$[1]}}}for(let v in f){let S=f[v];if(S.from!=null){let P=f[S.from];if(P.min==null)S.min=S.max=null;else{let $=S.range(o,P.min,P.max,v);S.min=$[0],S.max=$[1]}}}let h={},b=!1;for(let v in f){let S=f[v],P=w[v];if(P.min!=S.min||P.max!=S.max){P.min=S.min,P.max=S.max;let $=P.distr;P._min=$==3?Sn(P.min):$==4?Dl(P.min,P.asinh):$==100?P.fwd(P.min):P.min,P._max=$==3?Sn(P.max):$==4?Dl(P.max,P.asinh):$==100?P.fwd(P.max):P.max,h[v]=b=!0}}if(b){_.forEach((v,S)=>{r==2?S>0&&h.y&&(v._paths=null):h[v.scale]&&(v._paths=null)});for(let v in h)Ro=!0,tt("setScale",v);pt&&Q.left>=0&&(Qn=$t=!0)}for(let v in V)V[v]=null}function Rh(f){let h=Wl(Je-1,0,rt-1),b=Wl(Ze+1,0,rt-1);for(;f[h]==null&&h>0;)h--;for(;f[b]==null&&b<rt-1;)b++;return[h,b]}function Th(){if(rt>0){let f=_.some(h=>h._focus)&&xt!=ln.alpha;f&&(p.globalAlpha=xt=ln.alpha),_.forEach((h,b)=>{if(b>0&&h.show&&(Ha(b,!1),Ha(b,!0),h._paths==null)){let v=xt;xt!=h.alpha&&(p.globalAlpha=xt=h.alpha);let S=r==2?[0,t[b][0].length-1]:Rh(t[b]);h._paths=h.paths(o,b,S[0],S[1]),xt!=v&&(p.globalAlpha=xt=v)}}),_.forEach((h,b)=>{if(b>0&&h.show){let v=xt;xt!=h.alpha&&(p.globalAlpha=xt=h.alpha),h._paths!=null&&Ka(b,!1);{let S=h._paths!=null?h._paths.gaps:null,P=h.points.show(o,b,Je,Ze,S),$=h.points.filter(o,b,P,S);(P||$)&&(h.points._paths=h.points.paths(o,b,Je,Ze,$),Ka(b,!0))}xt!=v&&(p.globalAlpha=xt=v),tt("drawSeries",b)}}),f&&(p.globalAlpha=xt=1)}}function Ha(f,h){let b=h?_[f].points:_[f];b._stroke=b.stroke(o,f),b._fill=b.fill(o,f)}function Ka(f,h){let b=h?_[f].points:_[f],{stroke:v,fill:S,clip:P,flags:$,_stroke:N=b._stroke,_fill:G=b._fill,_width:B=b.width}=b._paths;B=Re(B*be,3);let W=null,U=B%2/2;h&&G==null&&(G=B>0?"#fff":N);let re=b.pxAlign==1&&U>0;if(re&&p.translate(U,U),!h){let ge=kt-B/2,me=Dt-B/2,ae=vt+B,X=qt+B;W=new Path2D,W.rect(ge,me,ae,X)}h?$i(N,B,b.dash,b.cap,G,v,S,$,P):Ch(f,N,B,b.dash,b.cap,G,v,S,$,W,P),re&&p.translate(-U,-U)}function Ch(f,h,b,v,S,P,$,N,G,B,W){let U=!1;G!=0&&D.forEach((re,ge)=>{if(re.series[0]==f){let me=_[re.series[1]],ae=t[re.series[1]],X=(me._paths||Nr).band;Gn(X)&&(X=re.dir==1?X[0]:X[1]);let J,Me=null;me.show&&X&&Ay(ae,Je,Ze)?(Me=re.fill(o,ge)||P,J=me._paths.clip):X=null,$i(h,b,v,S,Me,$,N,G,B,W,J,X),U=!0}}),U||$i(h,b,v,S,P,$,N,G,B,W)}let Ua=or|Ul;function $i(f,h,b,v,S,P,$,N,G,B,W,U){Ba(f,h,b,v,S),(G||B||U)&&(p.save(),G&&p.clip(G),B&&p.clip(B)),U?(N&Ua)==Ua?(p.clip(U),W&&p.clip(W),rs(S,$),os(f,P,h)):N&Ul?(rs(S,$),p.clip(U),os(f,P,h)):N&or&&(p.save(),p.clip(U),W&&p.clip(W),rs(S,$),p.restore(),os(f,P,h)):(rs(S,$),os(f,P,h)),(G||B||U)&&p.restore()}function os(f,h,b){b>0&&(h instanceof Map?h.forEach((v,S)=>{p.strokeStyle=ns=S,p.stroke(v)}):h!=null&&f&&p.stroke(h))}function rs(f,h){h instanceof Map?h.forEach((b,v)=>{p.fillStyle=Eo=v,p.fill(b)}):h!=null&&f&&p.fill(h)}function Ph(f,h,b,v){let S=R[f],P;if(v<=0)P=[0,0];else{let $=S._space=S.space(o,f,h,b,v),N=S._incrs=S.incrs(o,f,h,b,v,$);P=Xb(h,b,N,v,$)}return S._found=P}function zi(f,h,b,v,S,P,$,N,G,B){let W=$%2/2;x==1&&p.translate(W,W),Ba(N,$,G,B,N),p.beginPath();let U,re,ge,me,ae=S+(v==0||v==3?-P:P);b==0?(re=S,me=ae):(U=S,ge=ae);for(let X=0;X<f.length;X++)h[X]!=null&&(b==0?U=ge=f[X]:re=me=f[X],p.moveTo(U,re),p.lineTo(ge,me));p.stroke(),x==1&&p.translate(-W,-W)}function Mh(f){let h=!0;return R.forEach((b,v)=>{if(!b.show)return;let S=w[b.scale];if(S.min==null){b._show&&(h=!1,b._show=!1,Oo(!1));return}else b._show||(h=!1,b._show=!0,Oo(!1));let P=b.side,$=P%2,{min:N,max:G}=S,[B,W]=Ph(v,N,G,$==0?se:K);if(W==0)return;let U=S.distr==2,re=b._splits=b.splits(o,v,N,G,B,W,U),ge=S.distr==2?re.map(J=>jt[J]):re,me=S.distr==2?jt[re[1]]-jt[re[0]]:B,ae=b._values=b.values(o,b.filter(o,ge,v,W,me),v,W,me);b._rotate=P==2?b.rotate(o,ae,v,W):0;let X=b._size;b._size=Kt(b.size(o,ae,v,f)),X!=null&&b._size!=X&&(h=!1)}),h}function Eh(f){let h=!0;return Fa.forEach((b,v)=>{let S=b(o,v,Zn,f);S!=Mn[v]&&(h=!1),Mn[v]=S}),h}function Oh(){for(let f=0;f<R.length;f++){let h=R[f];if(!h.show||!h._show)continue;let b=h.side,v=b%2,S,P,$=h.stroke(o,f),N=b==0||b==3?-1:1,[G,B]=h._found;if(h.label!=null){let ht=h.labelGap*N,Ct=Ye((h._lpos+ht)*be);Va(h.labelFont[0],$,"center",b==2?"top":$c),p.save(),v==1?(S=P=0,p.translate(Ct,Ye(Dt+qt/2)),p.rotate((b==3?-Hs:Hs)/2)):(S=Ye(kt+vt/2),P=Ct);let to=Rd(h.label)?h.label(o,f,G,B):h.label;p.fillText(to,S,P),p.restore()}if(B==0)continue;let W=w[h.scale],U=v==0?vt:qt,re=v==0?kt:Dt,ge=h._splits,me=W.distr==2?ge.map(ht=>jt[ht]):ge,ae=W.distr==2?jt[ge[1]]-jt[ge[0]]:G,X=h.ticks,J=h.border,Me=X.show?X.size:0,ze=Ye(Me*be),nt=Ye((h.alignTo==2?h._size-Me-h.gap:h.gap)*be),_e=h._rotate*-Hs/180,Ne=T(h._pos*be),Rt=(ze+nt)*N,mt=Ne+Rt;P=v==0?mt:0,S=v==1?mt:0;let Nt=h.font[0],Yt=h.align==1?Jo:h.align==2?Al:_e>0?Jo:_e<0?Al:v==0?"center":b==3?Al:Jo,cn=_e||v==1?"middle":b==2?"top":$c;Va(Nt,$,Yt,cn);let Tt=h.font[1]*h.lineGap,Ft=ge.map(ht=>T(a(ht,W,U,re))),Qt=h._values;for(let ht=0;ht<Qt.length;ht++){let Ct=Qt[ht];if(Ct!=null){v==0?S=Ft[ht]:P=Ft[ht],Ct=""+Ct;let to=Ct.indexOf(`
`)==-1?[Ct]:Ct.split(/\n/gm);for(let gt=0;gt<to.length;gt++){let du=to[gt];_e?(p.save(),p.translate(S,P+gt*Tt),p.rotate(_e),p.fillText(du,0,0),p.restore()):p.fillText(du,S,P+gt*Tt)}}}X.show&&zi(Ft,X.filter(o,me,f,B,ae),v,b,Ne,ze,Re(X.width*be,3),X.stroke(o,f),X.dash,X.cap);let dn=h.grid;dn.show&&zi(Ft,dn.filter(o,me,f,B,ae),v,v==0?2:1,v==0?Dt:kt,v==0?qt:vt,Re(dn.width*be,3),dn.stroke(o,f),dn.dash,dn.cap),J.show&&zi([Ne],[1],v==0?1:0,v==0?1:2,v==1?Dt:kt,v==1?qt:vt,Re(J.width*be,3),J.stroke(o,f),J.dash,J.cap)}tt("drawAxes")}function Oo(f){_.forEach((h,b)=>{b>0&&(h._paths=null,f&&(r==1?(h.min=null,h.max=null):h.facets.forEach(v=>{v.min=null,v.max=null})))})}let ss=!1,Ni=!1,gr=[];function Ah(){Ni=!1;for(let f=0;f<gr.length;f++)tt(...gr[f]);gr.length=0}function Ao(){ss||(Uy(qa),ss=!0)}function Lh(f,h=!1){ss=!0,Ni=h,f(o),qa(),h&&gr.length>0&&queueMicrotask(Ah)}o.batch=Lh;function qa(){if(Ri&&(kh(),Ri=!1),Ro&&(yh(),Ro=!1),Xr){if(Ee(g,Jo,Te),Ee(g,"top",qe),Ee(g,Ir,se),Ee(g,Dr,K),Ee(y,Jo,Te),Ee(y,"top",qe),Ee(y,Ir,se),Ee(y,Dr,K),Ee(m,Ir,bn),Ee(m,Dr,qn),d.width=Ye(bn*be),d.height=Ye(qn*be),R.forEach(({_el:f,_show:h,_size:b,_pos:v,side:S})=>{if(f!=null)if(h){let P=S===3||S===0?b:0,$=S%2==1;Ee(f,$?"left":"top",v-P),Ee(f,$?"width":"height",b),Ee(f,$?"top":"left",$?qe:Te),Ee(f,$?"height":"width",$?K:se),Bl(f,go)}else Ot(f,go)}),ns=Eo=Pi=Ei=Oi=Ai=Li=Ii=Mi=null,xt=1,vr(!0),Te!=ko||qe!=jn||se!=sn||K!=Yn){Oo(!1);let f=se/sn,h=K/Yn;if(pt&&!Qn&&Q.left>=0){Q.left*=f,Q.top*=h,Lo&&hn(Lo,Ye(Q.left),0,se,K),Io&&hn(Io,0,Ye(Q.top),se,K);for(let b=0;b<zt.length;b++){let v=zt[b];v!=null&&(Po[b]*=f,Mo[b]*=h,hn(v,Kt(Po[b]),Kt(Mo[b]),se,K))}}if(Pe.show&&!es&&Pe.left>=0&&Pe.width>0){Pe.left*=f,Pe.width*=f,Pe.top*=h,Pe.height*=h;for(let b in Hi)Ee(zo,b,Pe[b])}ko=Te,jn=qe,sn=se,Yn=K}tt("setSize"),Xr=!1}bn>0&&qn>0&&(p.clearRect(0,0,d.width,d.height),tt("drawClear"),A.forEach(f=>f()),tt("draw")),Pe.show&&es&&(is(Pe),es=!1),pt&&Qn&&(eo(null,!0,!1),Qn=!1),ie.show&&ie.live&&$t&&(Vi(),$t=!1),u||(u=!0,o.status=1,tt("ready")),hr=!1,ss=!1}o.redraw=(f,h)=>{Ro=h||!1,f!==!1?On(L,C.min,C.max):Ao()};function Fi(f,h){let b=w[f];if(b.from==null){if(rt==0){let v=b.range(o,h.min,h.max,f);h.min=v[0],h.max=v[1]}if(h.min>h.max){let v=h.min;h.min=h.max,h.max=v}if(rt>1&&h.min!=null&&h.max!=null&&h.max-h.min<1e-16)return;f==L&&b.distr==2&&rt>0&&(h.min=en(h.min,t[0]),h.max=en(h.max,t[0]),h.min==h.max&&h.max++),V[f]=h,Ri=!0,Ao()}}o.setScale=Fi;let Gi,Bi,Lo,Io,ja,Ya,Do,$o,Qa,Ja,Ce,Le,En=!1,st=Q.drag,Xe=st.x,et=st.y;pt&&(Q.x&&(Gi=Ht(gy,y)),Q.y&&(Bi=Ht(yy,y)),C.ori==0?(Lo=Gi,Io=Bi):(Lo=Bi,Io=Gi),Ce=Q.left,Le=Q.top);let Pe=o.select=Ke({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),zo=Pe.show?Ht(hy,Pe.over?y:g):null;function is(f,h){if(Pe.show){for(let b in f)Pe[b]=f[b],b in Hi&&Ee(zo,b,f[b]);h!==!1&&tt("setSelect")}}o.setSelect=is;function Ih(f){if(_[f].show)Ue&&Bl(De[f],go);else if(Ue&&Ot(De[f],go),pt){let b=Co?zt[0]:zt[f];b!=null&&hn(b,-10,-10,se,K)}}function On(f,h,b){Fi(f,{min:h,max:b})}function an(f,h,b,v){h.focus!=null&&Fh(f),h.show!=null&&_.forEach((S,P)=>{P>0&&(f==P||f==null)&&(S.show=h.show,Ih(P),r==2?(On(S.facets[0].scale,null,null),On(S.facets[1].scale,null,null)):On(S.scale,null,null),Ao())}),b!==!1&&tt("setSeries",f,h),v&&xr("setSeries",o,f,h)}o.setSeries=an;function Dh(f,h){Ke(D[f],h)}function $h(f,h){f.fill=ce(f.fill||null),f.dir=he(f.dir,-1),h=h??D.length,D.splice(h,0,f)}function zh(f){f==null?D.length=0:D.splice(f,1)}o.addBand=$h,o.setBand=Dh,o.delBand=zh;function Nh(f,h){_[f].alpha=h,pt&&zt[f]!=null&&(zt[f].style.opacity=h),Ue&&De[f]&&(De[f].style.opacity=h)}let vn,An,Xn,No={focus:!0};function Fh(f){if(f!=Xn){let h=f==null,b=ln.alpha!=1;_.forEach((v,S)=>{if(r==1||S>0){let P=h||S==0||S==f;v._focus=h?null:P,b&&Nh(S,P?1:ln.alpha)}}),Xn=f,b&&Ao()}}Ue&&To&&ft(Gc,ve,f=>{Q._lock||(Jn(f),Xn!=null&&an(null,No,!0,He.setSeries))});function un(f,h,b){let v=w[h];b&&(f=f/be-(v.ori==1?qe:Te));let S=se;v.ori==1&&(S=K,f=S-f),v.dir==-1&&(f=S-f);let P=v._min,$=v._max,N=f/S,G=P+($-P)*N,B=v.distr;return B==3?er(10,G):B==4?Iy(G,v.asinh):B==100?v.bwd(G):G}function Gh(f,h){let b=un(f,L,h);return en(b,t[0],Je,Ze)}o.valToIdx=f=>en(f,t[0]),o.posToIdx=Gh,o.posToVal=un,o.valToPos=(f,h,b)=>w[h].ori==0?s(f,w[h],b?vt:se,b?kt:0):i(f,w[h],b?qt:K,b?Dt:0),o.setCursor=(f,h,b)=>{Ce=f.left,Le=f.top,eo(null,h,b)};function Za(f,h){Ee(zo,Jo,Pe.left=f),Ee(zo,Ir,Pe.width=h)}function Xa(f,h){Ee(zo,"top",Pe.top=f),Ee(zo,Dr,Pe.height=h)}let yr=C.ori==0?Za:Xa,br=C.ori==1?Za:Xa;function Bh(){if(Ue&&ie.live)for(let f=r==2?1:0;f<_.length;f++){if(f==0&&It)continue;let h=ie.values[f],b=0;for(let v in h)rn[f][b++].firstChild.nodeValue=h[v]}}function Vi(f,h){if(f!=null&&(f.idxs?f.idxs.forEach((b,v)=>{we[v]=b}):Ny(f.idx)||we.fill(f.idx),ie.idx=we[0]),Ue&&ie.live){for(let b=0;b<_.length;b++)(b>0||r==1&&!It)&&Vh(b,we[b]);Bh()}$t=!1,h!==!1&&tt("setLegend")}o.setLegend=Vi;function Vh(f,h){let b=_[f],v=f==0&&M==2?jt:t[f],S;It?S=b.values(o,f,h)??Pn:(S=b.value(o,h==null?null:v[h],f,h),S=S==null?Pn:{_:S}),ie.values[f]=S}function eo(f,h,b){Qa=Ce,Ja=Le,[Ce,Le]=Q.move(o,Ce,Le),Q.left=Ce,Q.top=Le,pt&&(Lo&&hn(Lo,Ye(Ce),0,se,K),Io&&hn(Io,0,Ye(Le),se,K));let v,S=Je>Ze;vn=ke,An=null;let P=C.ori==0?se:K,$=C.ori==1?se:K;if(Ce<0||rt==0||S){v=Q.idx=null;for(let N=0;N<_.length;N++){let G=zt[N];G!=null&&hn(G,-10,-10,se,K)}To&&an(null,No,!0,f==null&&He.setSeries),ie.live&&(we.fill(v),$t=!0)}else{let N,G,B;r==1&&(N=C.ori==0?Ce:Le,G=un(N,L),v=Q.idx=en(G,t[0],Je,Ze),B=z(t[0][v],C,P,0));let W=-10,U=-10,re=0,ge=0,me=!0,ae="",X="";for(let J=r==2?1:0;J<_.length;J++){let Me=_[J],ze=we[J],nt=ze==null?null:r==1?t[J][ze]:t[J][1][ze],_e=Q.dataIdx(o,J,v,G),Ne=_e==null?null:r==1?t[J][_e]:t[J][1][_e];if($t=$t||Ne!=nt||_e!=ze,we[J]=_e,J>0&&Me.show){let Rt=_e==null?-10:_e==v?B:z(r==1?t[0][_e]:t[J][0][_e],C,P,0),mt=Ne==null?-10:H(Ne,r==1?w[Me.scale]:w[Me.facets[1].scale],$,0);if(To&&Ne!=null){let Nt=C.ori==1?Ce:Le,Yt=Qe(ln.dist(o,J,_e,mt,Nt));if(Yt<vn){let cn=ln.bias;if(cn!=0){let Tt=un(Nt,Me.scale),Ft=Ne>=0?1:-1,Qt=Tt>=0?1:-1;Qt==Ft&&(Qt==1?cn==1?Ne>=Tt:Ne<=Tt:cn==1?Ne<=Tt:Ne>=Tt)&&(vn=Yt,An=J)}else vn=Yt,An=J}}if($t||Co){let Nt,Yt;C.ori==0?(Nt=Rt,Yt=mt):(Nt=mt,Yt=Rt);let cn,Tt,Ft,Qt,dn,ht,Ct=!0,to=at.bbox;if(to!=null){Ct=!1;let gt=to(o,J);Ft=gt.left,Qt=gt.top,cn=gt.width,Tt=gt.height}else Ft=Nt,Qt=Yt,cn=Tt=at.size(o,J);if(ht=at.fill(o,J),dn=at.stroke(o,J),Co)J==An&&vn<=ln.prox&&(W=Ft,U=Qt,re=cn,ge=Tt,me=Ct,ae=ht,X=dn);else{let gt=zt[J];gt!=null&&(Po[J]=Ft,Mo[J]=Qt,qc(gt,cn,Tt,Ct),Kc(gt,ht,dn),hn(gt,Kt(Ft),Kt(Qt),se,K))}}}}if(Co){let J=ln.prox,Me=Xn==null?vn<=J:vn>J||An!=Xn;if($t||Me){let ze=zt[0];ze!=null&&(Po[0]=W,Mo[0]=U,qc(ze,re,ge,me),Kc(ze,ae,X),hn(ze,Kt(W),Kt(U),se,K))}}}if(Pe.show&&En)if(f!=null){let[N,G]=He.scales,[B,W]=He.match,[U,re]=f.cursor.sync.scales,ge=f.cursor.drag;if(Xe=ge._x,et=ge._y,Xe||et){let{left:me,top:ae,width:X,height:J}=f.select,Me=f.scales[U].ori,ze=f.posToVal,nt,_e,Ne,Rt,mt,Nt=N!=null&&B(N,U),Yt=G!=null&&W(G,re);Nt&&Xe?(Me==0?(nt=me,_e=X):(nt=ae,_e=J),Ne=w[N],Rt=z(ze(nt,U),Ne,P,0),mt=z(ze(nt+_e,U),Ne,P,0),yr(tn(Rt,mt),Qe(mt-Rt))):yr(0,P),Yt&&et?(Me==1?(nt=me,_e=X):(nt=ae,_e=J),Ne=w[G],Rt=H(ze(nt,re),Ne,$,0),mt=H(ze(nt+_e,re),Ne,$,0),br(tn(Rt,mt),Qe(mt-Rt))):br(0,$)}else Ki()}else{let N=Qe(Qa-ja),G=Qe(Ja-Ya);if(C.ori==1){let re=N;N=G,G=re}Xe=st.x&&N>=st.dist,et=st.y&&G>=st.dist;let B=st.uni;B!=null?Xe&&et&&(Xe=N>=B,et=G>=B,!Xe&&!et&&(G>N?et=!0:Xe=!0)):st.x&&st.y&&(Xe||et)&&(Xe=et=!0);let W,U;Xe&&(C.ori==0?(W=Do,U=Ce):(W=$o,U=Le),yr(tn(W,U),Qe(U-W)),et||br(0,$)),et&&(C.ori==1?(W=Do,U=Ce):(W=$o,U=Le),br(tn(W,U),Qe(U-W)),Xe||yr(0,P)),!Xe&&!et&&(yr(0,0),br(0,0))}if(st._x=Xe,st._y=et,f==null){if(b){if(cu!=null){let[N,G]=He.scales;He.values[0]=N!=null?un(C.ori==0?Ce:Le,N):null,He.values[1]=G!=null?un(C.ori==1?Ce:Le,G):null}xr(Ll,o,Ce,Le,se,K,v)}if(To){let N=b&&He.setSeries,G=ln.prox;Xn==null?vn<=G&&an(An,No,!0,N):vn>G?an(null,No,!0,N):An!=Xn&&an(An,No,!0,N)}}$t&&(ie.idx=v,Vi()),h!==!1&&tt("setCursor")}let Ln=null;Object.defineProperty(o,"rect",{get(){return Ln==null&&vr(!1),Ln}});function vr(f=!1){f?Ln=null:(Ln=y.getBoundingClientRect(),tt("syncRect",Ln))}function eu(f,h,b,v,S,P,$){Q._lock||En&&f!=null&&f.movementX==0&&f.movementY==0||(Wi(f,h,b,v,S,P,$,!1,f!=null),f!=null?eo(null,!0,!0):eo(h,!0,!1))}function Wi(f,h,b,v,S,P,$,N,G){if(Ln==null&&vr(!1),Jn(f),f!=null)b=f.clientX-Ln.left,v=f.clientY-Ln.top;else{if(b<0||v<0){Ce=-10,Le=-10;return}let[B,W]=He.scales,U=h.cursor.sync,[re,ge]=U.values,[me,ae]=U.scales,[X,J]=He.match,Me=h.axes[0].side%2==1,ze=C.ori==0?se:K,nt=C.ori==1?se:K,_e=Me?P:S,Ne=Me?S:P,Rt=Me?v:b,mt=Me?b:v;if(me!=null?b=X(B,me)?a(re,w[B],ze,0):-10:b=ze*(Rt/_e),ae!=null?v=J(W,ae)?a(ge,w[W],nt,0):-10:v=nt*(mt/Ne),C.ori==1){let Nt=b;b=v,v=Nt}}G&&(h==null||h.cursor.event.type==Ll)&&((b<=1||b>=se-1)&&(b=mo(b,se)),(v<=1||v>=K-1)&&(v=mo(v,K))),N?(ja=b,Ya=v,[Do,$o]=Q.move(o,b,v)):(Ce=b,Le=v)}let Hi={width:0,height:0,left:0,top:0};function Ki(){is(Hi,!1)}let tu,nu,ou,ru;function su(f,h,b,v,S,P,$){En=!0,Xe=et=st._x=st._y=!1,Wi(f,h,b,v,S,P,$,!0,!1),f!=null&&(ft(Il,Fl,iu,!1),xr(Nc,o,Do,$o,se,K,null));let{left:N,top:G,width:B,height:W}=Pe;tu=N,nu=G,ou=B,ru=W}function iu(f,h,b,v,S,P,$){En=st._x=st._y=!1,Wi(f,h,b,v,S,P,$,!1,!0);let{left:N,top:G,width:B,height:W}=Pe,U=B>0||W>0,re=tu!=N||nu!=G||ou!=B||ru!=W;if(U&&re&&is(Pe),st.setScale&&U&&re){let ge=N,me=B,ae=G,X=W;if(C.ori==1&&(ge=G,me=W,ae=N,X=B),Xe&&On(L,un(ge,L),un(ge+me,L)),et)for(let J in w){let Me=w[J];J!=L&&Me.from==null&&Me.min!=ke&&On(J,un(ae+X,J),un(ae,J))}Ki()}else Q.lock&&(Q._lock=!Q._lock,eo(h,!0,f!=null));f!=null&&(So(Il,Fl),xr(Il,o,Ce,Le,se,K,null))}function Wh(f,h,b,v,S,P,$){if(Q._lock)return;Jn(f);let N=En;if(En){let G=!0,B=!0,W=10,U,re;C.ori==0?(U=Xe,re=et):(U=et,re=Xe),U&&re&&(G=Ce<=W||Ce>=se-W,B=Le<=W||Le>=K-W),U&&G&&(Ce=Ce<Do?0:se),re&&B&&(Le=Le<$o?0:K),eo(null,!0,!0),En=!1}Ce=-10,Le=-10,we.fill(null),eo(null,!0,!0),N&&(En=N)}function lu(f,h,b,v,S,P,$){Q._lock||(Jn(f),Ci(),Ki(),f!=null&&xr(Bc,o,Ce,Le,se,K,null))}function au(){R.forEach(ev),Ti(o.width,o.height,!0)}yo(Ks,Xo,au);let Fo={};Fo.mousedown=su,Fo.mousemove=eu,Fo.mouseup=iu,Fo.dblclick=lu,Fo.setSeries=(f,h,b,v)=>{let S=He.match[2];b=S(o,h,b),b!=-1&&an(b,v,!0,!1)},pt&&(ft(Nc,y,su),ft(Ll,y,eu),ft(Fc,y,f=>{Jn(f),vr(!1)}),ft(Gc,y,Wh),ft(Bc,y,lu),ql.add(o),o.syncRect=vr);let ls=o.hooks=e.hooks||{};function tt(f,h,b){Ni?gr.push([f,h,b]):f in ls&&ls[f].forEach(v=>{v.call(null,o,h,b)})}(e.plugins||[]).forEach(f=>{for(let h in f.hooks)ls[h]=(ls[h]||[]).concat(f.hooks[h])});let uu=(f,h,b)=>b,He=Ke({key:null,setSeries:!1,filters:{pub:Zc,sub:Zc},scales:[L,_[1]?_[1].scale:null],match:[Xc,Xc,uu],values:[null,null]},Q.sync);He.match.length==2&&He.match.push(uu),Q.sync=He;let cu=He.key,Ui=Yd(cu);function xr(f,h,b,v,S,P,$){He.filters.pub(f,h,b,v,S,P,$)&&Ui.pub(f,h,b,v,S,P,$)}Ui.sub(o);function Hh(f,h,b,v,S,P,$){He.filters.sub(f,h,b,v,S,P,$)&&Fo[f](null,h,b,v,S,P,$)}o.pub=Hh;function Kh(){Ui.unsub(o),ql.delete(o),Un.clear(),Vl(Ks,Xo,au),c.remove(),ve?.remove(),tt("destroy")}o.destroy=Kh;function qi(){tt("init",e,t),Ga(t||e.data,!1),V[L]?Fi(L,V[L]):Ci(),es=Pe.show&&(Pe.width>0||Pe.height>0),Qn=$t=!0,Ti(e.width,e.height)}return _.forEach(Na),R.forEach(Sh),n?n instanceof HTMLElement?(n.appendChild(c),qi()):n(o,qi):qi(),o}ot.assign=Ke;ot.fmtNum=ea;ot.rangeNum=Us;ot.rangeLog=Ys;ot.rangeAsinh=Zl;ot.orient=vo;ot.pxRatio=be;ot.join=Ky;ot.fmtDate=na,ot.tzDate=nb;ot.sync=Yd;{ot.addGap=Nb,ot.clipGaps=Zs;let e=ot.paths={points:tp};e.linear=op,e.stepped=Bb,e.bars=Vb,e.spline=Hb}function nn(e,t,n,o,r){e.beginPath(),e.moveTo(t,n),e.lineTo(o,r),e.stroke()}function ni(e,t,n,{foot:o,isBelow:r=!1}={}){let{ctx:s,bbox:i}=e,a=devicePixelRatio,[u,c]=[e.valToPos(t.op,"x",!0),e.valToPos(t.nbytes,"y",!0)];o!==void 0&&nn(s,u,c,u,o),s.beginPath(),s.arc(u,c,3.5*a,0,2*Math.PI),s.fill();let d=u>i.left+i.width/2;s.textAlign=d?"right":"left",s.fillText(n,u+(d?-8:8)*a,c+(r?14:-4)*a)}function Vn(e){let{data:t,chosen:n}=e,o=F(),r=ue(null),s=ue(null),i=ue(e);i.current=e;let a=o.isDark.value;pe(()=>{if(!r.current)return;let d=r.current,p=[t.x,...t.lines.map(({values:y})=>y)],m=new ot(nv(d,i),p,d);s.current=m,i.current.onPoint(null),tv(m,(...y)=>{let{onClick:x,onChoose:T}=i.current;(x??T)(...y)});let g=new ResizeObserver(()=>{let{clientWidth:y,clientHeight:x}=d;y>0&&x>0&&m.setSize({width:y,height:x})});return g.observe(d),()=>{g.disconnect(),m.destroy(),s.current=null}},[t,a]),pe(()=>s.current?.redraw(!1),[n,e.marks]);let u=t.x.length-1,c=d=>{let m={ArrowLeft:n-1,ArrowRight:n+1,PageUp:n-20,PageDown:n+20,Home:0,End:u}[d.key];if(m!==void 0)e.onChoose(Math.max(0,Math.min(u,m)));else if(!e.onKey?.(d.key))return;d.preventDefault()};return l("div",{class:"plot",ref:r,role:"slider",tabIndex:0,"aria-label":e.label,"aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":Math.max(0,n),"aria-valuetext":e.valueText,onKeyDown:c,"data-testid":e.testId})}function tv(e,t){let n=0;e.over.addEventListener("mousedown",o=>n=o.clientX),e.over.addEventListener("click",o=>{Math.abs(o.clientX-n)<4&&t(e.posToIdx(o.offsetX),e,o.offsetY)})}function nv(e,t){let n=u=>getComputedStyle(e).getPropertyValue(`--${u}`).trim(),{data:o,syncKey:r}=t.current,{xText:s=Y}=o,i={stroke:n("muted"),grid:{stroke:n("grid"),width:1},ticks:{stroke:n("grid"),width:1},font:"12px system-ui, sans-serif"},a=o.lines.some(({fill:u})=>u);return{width:e.clientWidth||600,height:e.clientHeight||300,legend:{show:!1},cursor:{y:!1,points:{show:!1},...r?{sync:{key:r}}:{}},scales:{x:{time:!1,...lp(o)?{}:{range:(u,c,d)=>ov(o,c,d)}},y:{range:(u,c,d)=>[0,Math.max(d||1,o.top??0)*sv]}},axes:[{...i,values:(u,c)=>c.map(d=>Number.isInteger(d)?s(d):"")},{...i,size:76,incrs:iv,values:(u,c)=>c.map(q)}],series:[{},...o.lines.map(u=>rv(u,o,n))],bands:a?o.lines.slice(1).map((u,c)=>({series:[c+1,c+2]})):[],hooks:{setCursor:[u=>t.current.onPoint(u.cursor.idx??null)],draw:[u=>lv(u,t.current,n)]}}}function ov({x:e,hasDots:t},n,o){let[r=0]=e;if(t)return[-Math.max(1,o)/50,Math.max(1,o)*1.05];if(e.length<2)return[r-.5,r+.5];let s=(o-n)/50;return[n-s,o+s]}function lp({isStepped:e,hasDots:t=!1}){return e&&!t}function rv(e,t,n){let{isStepped:o}=t,{label:r,fill:s,dash:i,width:a=1}=e,u=n(e.colour),c={show:!0,size:5,fill:u};return{label:r,stroke:u,width:a,...s?{fill:n(s)}:{},...i?{dash:i}:{},...o?{paths:ot.paths.stepped?.({align:1})??(()=>null),points:lp(t)?{show:!1}:c}:{spanGaps:!0,points:c}}}var sv=1.12,iv=Array.from({length:50},(e,t)=>2**t);function lv(e,{data:t,chosen:n,marks:o},r){let{ctx:s,bbox:i}=e;s.save(),s.beginPath(),s.rect(i.left,i.top,i.width,i.height),s.clip(),s.font=`${12*devicePixelRatio}px system-ui, sans-serif`,s.lineWidth=devicePixelRatio,s.strokeStyle=r("accent");let a=t.x[n];if(a!==void 0){let u=e.valToPos(a,"x",!0);nn(s,u,i.top,u,i.top+i.height)}o?.(e,r),s.restore()}var ua=["freed","cached"],av=[6,4];function ap({before:e,after:t,names:n}){let[o,r]=zn("compare"),[s,i]=ne(null),a=te(()=>cv(e,t),[e,t]),u=$n((g,y)=>dv(g,[e,t],y),[e,t]);if(a.x.length===0)return null;let c=Number(o.at??e.peak?.op??0),d=Gs(a.x,Number.isFinite(c)?c:0),p=s??d,m=(g,y)=>a.lines[g]?.values[y]??null;return l("section",{class:"both-timelines",children:[l("h2",{children:"Live bytes after each op"}),l("dl",{class:"plot-legend","data-testid":"compare-legend",children:[l("div",{children:l("dt",{children:["after op ",Y(a.x[p]??0)]})}),n.map((g,y)=>l("div",{children:[l("dt",{children:[l("span",{class:`stroke ${y===0?"dashed":""} ${ua[y]}`})," ",g]}),l("dd",{children:m(y,p)===null?"ended":l(Z,{n:m(y,p)})})]},y))]}),l(Vn,{data:a,chosen:d,onChoose:g=>r("at",String(a.x[g]??0)),onPoint:i,marks:u,label:"Live bytes of both recordings after each op",valueText:`op ${a.x[d]}: ${n.map((g,y)=>`${g} ${uv(m(y,d))}`).join(", ")}`,testId:"compare-plot"})]})}function uv(e){return e===null?"ended":q(e)}function cv(e,t){let n=[e,t],o=n.map(({phases:i})=>i.flatMap(({end_op:a})=>a)),r=Fs([...n.map(({op:i})=>[...i]),...o]),s=n.map((i,a)=>({label:a===0?"before":"after",colour:ua[a]??"fg",width:1.5,values:Lc(r,i),...a===0?{dash:av}:{}}));return{x:r,lines:s,isStepped:!0}}function dv(e,t,n){t.forEach(({peak:o},r)=>{o&&(e.ctx.fillStyle=n(ua[r]??"fg"),ni(e,o,q(o.nbytes),{isBelow:r===1}))})}function up(e,t){let n=r=>r.map(fv).join(",")+`\r
`,o=n(e);for(let r of t)o+=n(r);return o}var pv=/^[=+\-@＝＋－＠]/;function fv(e){let t=e===null?"":String(e),n=typeof e=="string"&&pv.test(t)?`'${t}`:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function gn({name:e,table:t}){let{recordings:n}=F(),o=()=>{let{run:r,step:s}=n.shown.value??{run:"run",step:0},{header:i,rows:a}=t();Os(`${As(e,r,s)}.csv`,"text/csv",up(i,a))};return l("button",{type:"button","data-testid":`${e}-csv`,onClick:o,children:"Download CSV"})}var mv={released:{sign:"−",word:"removed"},added:{sign:"+",word:"added"},resized:{sign:"±",word:"resized"},moved:{sign:"→",word:"moved"},same:{sign:"=",word:"unchanged"}};function ca({n:e}){if(e===null)return l("span",{class:"none",children:"–"});let t=e<0?"−":e>0?"+":"",n=e<0?"decrease":e>0?"increase":"none";return l("span",{class:`signed ${n}`,title:`${t}${Nn(Math.abs(e))}`,children:[t,q(Math.abs(e))]})}function da({change:e}){let{sign:t,word:n}=mv[e];return l("span",{class:`mark ${e}`,children:[l("span",{"aria-hidden":"true",children:t})," ",n]})}function dp({reply:e,comparand:t,picked:n,onPick:o}){let{changes:r,changes_count:s}=e,i=r[0]?.weight_bytes??0,a=s-r.length;return l(ee,{children:[l("ol",{class:"changes","data-testid":"changes",children:r.map((u,c)=>l("li",{"data-change":u.change,children:l(hv,{row:u,largest:i,comparand:t,members:n.flatMap(({change:d,member:p})=>d===c?[p]:[]),isFirst:n[0]?.change===c,onOpen:()=>o([{change:c,member:null}])})},c))}),a>0&&l("p",{class:"hint",children:["and ",le(a,"smaller change")]})]})}function hv({row:e,largest:t,comparand:n,members:o,isFirst:r,onOpen:s}){let[i,a]=ne(!1),u=ue(null),c=e.members_count-e.members.length,d=o.join();pe(()=>{o.some(m=>m!==null)&&a(!0),r&&u.current?.scrollIntoView({block:"nearest"})},[d,r]);let p=()=>{i||s(),a(!i)};return l("div",{class:"card",ref:u,"aria-current":o.length>0,children:[l("span",{class:"size",children:[l(ca,{n:e.difference_bytes}),l(Vt,{part:e.weight_bytes,whole:t})]}),l("span",{class:"what",children:[l("button",{type:"button",class:"link","aria-expanded":i,onClick:p,children:[l(da,{change:e.change})," ",l("b",{children:e.op})," ",l("code",{children:e.slot})," ·"," ",e.module||"(no module)"]}),l("span",{class:"type",children:[e.tensor,e.change!=="released"&&e.change!=="added"&&l(ee,{children:[" ","· ",q(e.before_bytes)," → ",q(e.after_bytes)]})]}),i&&l("ul",{class:"members",children:[e.members.map((m,g)=>l("li",{"aria-current":o.includes(g),children:l(gv,{member:m,op:e.op,comparand:n})},g)),c>0&&l("li",{children:["and ",Y(c)," more"]})]})]})]})}function gv({member:e,op:t,comparand:n}){let{change:o,recordings:r,select:s}=F(),{before_node:i,after_node:a}=e,u=e.name||t;if(i!==null)return l("button",{type:"button",class:"link","data-node":i,onClick:()=>s(Be(i)),children:u});if(a===null||!n)return l("span",{children:u});let c=()=>{let d=r.shown.peek();r.choose({...n,view:"graph"}),o({selected:Be(a),...d?{compare:Ns(d)}:{}})};return l("button",{type:"button",class:"link","data-node":a,title:`Show in ${n.run}, step ${n.step}`,onClick:c,children:[u," ",l("small",{children:["in ",n.run]})]})}function pp({reply:{changes:e}}){return e.length===0?null:l(gn,{name:"changes",table:()=>yv(e)})}var cp=["change","difference_bytes","before_bytes","after_bytes","op","slot","module","tensor"];function yv(e){return{header:[...cp,"saves"],rows:e.map(t=>[...cp.map(n=>t[n]),t.members_count])}}function mp(){let{compare:e}=F(),{value:t,error:n}=e.curve.state.value;if(n&&e.choice.value?.comparand)return null;if(n)return l(Et,{error:n,retry:e.curve.reload});if(!t)return l(We,{what:"Computing the curve…"});let o=e.choice.value?.comparand,r=o&&"goal"in o?o:null,{planned:s=null}=e.reply.state.value.value??{};return l(bv,{reply:t,planning:r,planned:r&&s})}function bv({reply:e,planning:t,planned:n}){let{address:o,change:r}=F(),[s,i]=ne(null),{points:a}=e,u=te(()=>xv(e),[JSON.stringify([a,e.before_peak_bytes])]),c=$n((y,x)=>wv(y,e,n,x),[u,n]),d=vv(a,t,n),p=s===null?void 0:a[s],m=a[d],g=y=>{let x=a[y],T=o.peek().compare.offload==="1";x&&r({compare:Qo("max_recompute",x.max_recompute,T)})};return l("section",{class:"curve","data-testid":"curve",children:[l("h2",{children:"Peak vs. recompute"}),l("p",{class:"hint",children:["The recorded step peak is ",q(e.before_peak_bytes),". Each dot is a plan: click it or use the arrow keys."," ",e.pending&&l("span",{role:"status","data-testid":"curve-pending",children:`Computing: ${e.known_count} of ${e.asked_count} points known.`})]}),a.length>0&&l(Vn,{data:u,chosen:d,onChoose:g,onPoint:i,marks:c,label:"Lowest step peak against recomputed FLOPs",valueText:m?fp(m,e):"no plan selected",testId:"curve-plot"}),l("p",{class:"curve-point","data-testid":"curve-point",children:p?fp(p,e):" "})]})}function vv(e,t,n){let o=t?.goal==="max_recompute"?t.value:"",r=e.findIndex(({max_recompute:s})=>s===o);return r>=0?r:e.findIndex(({cost_share:s,peak_bytes:i})=>s===n?.cost_share&&i===n.peak_bytes)}function fp({cost_share:e,peak_bytes:t,gap:n,lines:o},r){let s=`${q(t)}, ${dt(t,r.before_peak_bytes)} of the recorded one`,i=n===null?", not proven to be the lowest":"",a=o.map(c=>c.trim()).join(" ")||"nothing to checkpoint";return`${e===0?"Without recomputing matmuls":`Recomputing ${dt(e,1)} of the forward FLOPs`}: step peak ${s}${i}; ${a}`}function xv({points:e,before_peak_bytes:t}){return{x:e.map(({cost_share:n})=>100*n),lines:[{label:"lowest peak",colour:"cached",width:1.5,values:e.map(({peak_bytes:n})=>n)}],isStepped:!0,hasDots:!0,top:t,xText:n=>`${n}%`}}function wv(e,{points:t,before_peak_bytes:n},o,r){let{ctx:s,bbox:i}=e,a=devicePixelRatio,u=i.left+i.width,c=e.valToPos(n,"y",!0);s.strokeStyle=s.fillStyle=r("muted"),s.setLineDash([6*a,4*a]),nn(s,i.left,c,u,c),s.setLineDash([]),s.textAlign="right",s.textBaseline="bottom",s.fillText(`recorded ${q(n)}`,u-8*a,c-2*a);let d=t.at(-1);if(d){let g=e.valToPos(d.peak_bytes,"y",!0);s.strokeStyle=s.fillStyle=r("cached"),s.lineWidth=1.5*a,nn(s,e.valToPos(100*d.cost_share,"x",!0),g,u,g),s.fillText(`lowest ${q(d.peak_bytes)}`,u-8*a,g+18*a)}if(!o)return;let p=e.valToPos(100*o.cost_share,"x",!0),m=e.valToPos(o.peak_bytes,"y",!0);s.strokeStyle=r("accent"),s.lineWidth=2*a,s.beginPath(),s.arc(p,m,7*a,0,2*Math.PI),s.stroke()}function hp({comparand:e}){let{address:t,change:n,compare:o,recordings:r}=F(),s=r.index.state.value.value?.runs??[],{compare:i}=t.value,a=e&&"key"in e?e.key:null,u=i.run??a?.run??"",c=s.find(y=>y.run===u),d=c&&pn(c,i.tag??a?.tag),p=d?.steps.some(y=>String(y.step)===i.step)?Number(i.step):a?.step??d?.steps.at(-1)?.step,m=(y,x,T)=>n({compare:{run:y,tag:x,...T===void 0?{}:{step:String(T)}}}),g=y=>{let x=y&&pn(y,d?.tag);y&&x&&m(y.run,x.tag,x.steps.at(-1)?.step)};return l(ee,{children:[l("label",{children:["run"," ",l("select",{"data-testid":"compare-run",value:u,onChange:y=>g(s.find(x=>x.run===y.currentTarget.value)),children:[u===""&&l("option",{value:"",children:"none"}),s.map(y=>l("option",{value:y.run,children:y.run},y.run))]})]}),c&&d&&c.tags.length>1&&l("label",{children:["tag"," ",l("select",{"data-testid":"compare-tag",value:d.tag,onChange:y=>{let x=c.tags.find(T=>T.tag===y.currentTarget.value);x&&m(c.run,x.tag,x.steps.at(-1)?.step)},children:c.tags.map(y=>l("option",{value:y.tag,children:y.tag},y.tag))})]}),c&&d&&d.steps.length>1&&l(_v,{tag:d,step:p,onChoose:y=>m(c.run,d.tag,y)}),a&&l("button",{type:"button","data-testid":"compare-swap",title:"Swap the two recordings",onClick:o.swap,children:"Swap"})]})}function _v({tag:e,step:t,onChoose:n}){return l("label",{children:["step"," ",l("select",{"data-testid":"compare-step",value:String(t),onChange:o=>n(Number(o.currentTarget.value)),children:e.steps.map(o=>l("option",{value:String(o.step),children:o.step},o.step))})]})}function gp(e,t){let n=t.trim().replace(/\s*%$/,"");return n&&!e.endsWith("_peak")?`${n}%`:n}function yp({goal:e,value:t}){return e.endsWith("_peak")?t:t.replace(/%$/,"")}function Wn(e,t){let n=te(()=>Se(t),[e]);return[n.value,o=>n.value=o]}var pa={reduce:{name:"Reduce peak by",unit:"%",example:"50"},total_peak:{name:"Fit total peak in",unit:"",example:"2 GiB"},step_peak:{name:"Fit step peak in (without model)",unit:"",example:"600 MiB"},max_recompute:{name:"Limit recompute to",unit:"%",example:"5"}};function bp(){let{address:e,change:t,compare:n}=F(),o=e.value.compare,r=zs(o),s=o.offload==="1",[{goal:i,field:a},u]=Wn(`${r?.goal} ${r?.value}`,{goal:r?.goal??"reduce",field:r?yp(r):""}),c=gp(i,a),{unit:d,example:p}=pa[i],g=r?.goal===i&&r.value===c||!c&&!r;return l("form",{class:"ask-plan",onSubmit:y=>{y.preventDefault(),g||t({compare:Qo(i,c,s)})},children:[l("label",{children:["Goal"," ",l("select",{"data-testid":"plan-goal",value:i,onChange:y=>u({goal:y.currentTarget.value,field:""}),children:Or.map(y=>l("option",{value:y,children:pa[y].name},y))})]}),l("span",{class:"amount",children:[l(mn,{type:"text",placeholder:p,label:`${pa[i].name}${d&&", percent"}`,testId:"plan-asked",value:a,onInput:y=>u({goal:i,field:y})}),d]}),l("button",{type:"submit","data-testid":"plan-ask","aria-disabled":g,children:c||!r?"Plan":"Clear"}),(s||n.curve.state.value.value?.is_on_host===!1)&&l("label",{class:"check",title:"Saved tensors may be offloaded to CPU memory instead of being recomputed",children:[l("input",{type:"checkbox","data-testid":"plan-offload",checked:s,onChange:({currentTarget:{checked:y}})=>t({compare:Qo(r?.goal??i,r?.value??"",y)})}),"Allow CPU offload"]})]})}function vp(){let{compare:e}=F(),t=e.planProgress.value;return l("div",{class:"planning pad","data-testid":"planning",children:[l("p",{class:"hint",role:"status",children:"Planning: searching for modules to checkpoint, and proving how close the plan is to optimal. This takes seconds, up to a minute for a large model."}),l("p",{"data-testid":"planning-progress",children:t?Sv(t):"Starting…"}),l("button",{type:"button","data-testid":"plan-cancel",onClick:e.reply.cancel,children:"Stop planning"})]})}function Sv({seconds:e,tried:t,least_bytes:n}){let o=n===null?"":`, lowest peak so far ${q(n)}`,r=t===0?"looking for modules to recompute":le(t,"combination")+" tried";return`${Math.round(e)} s: ${r}${o}`}function xp(){let{compare:e}=F();return l("div",{class:"planning pad","data-testid":"planning-stopped",children:[l("p",{class:"hint",role:"status",children:"Planning was stopped."}),l("button",{type:"button","data-testid":"plan-again",onClick:e.reply.reload,children:"Plan again"})]})}function wp({lines:e,comparison:t}){return l("pre",{class:"predicted",role:"note","data-testid":"plan-lines",children:[e.join(`
`),t.after.predicted!==null&&l(ee,{children:[`
`,l("b",{children:"Predicted:"})," this step did not run."]})]})}function _p({problem:e,least_bytes:t,lines:n}){let{address:o,change:r}=F(),s=o.value.compare,i=zs(s)?.goal==="total_peak"?"total_peak":"step_peak",a=Qo(i,`${t} B`,s.offload==="1");return l(ee,{children:[l(Ve,{message:e,children:l("button",{type:"button","data-testid":"plan-least",onClick:()=>r({compare:a}),children:["Plan for ",q(t)]})}),n.map(u=>l("p",{class:"hint pad","data-testid":"plan-lighter",children:u},u))]})}function oi(e){return e.split(/[\s,]+/).filter(Boolean)}function fa(e,t){let n=new Set(oi(e));return oi(t).every(o=>n.has(o))}function ma(e,t,n){let o=oi(t),r=oi(e).filter(s=>!o.includes(s));return(n?[...r,...o]:r).join(" ")}function Sp(e){let t=[];return e.map(n=>{for(;t.length>0&&!n.startsWith(`${t.at(-1)}.`);)t.pop();return t.push(n),t.length-1})}function Rp(){let{address:e,change:t,compare:n}=F(),{value:o,error:r,loading:s}=n.patterns.state.value,i=Yo(e.value.compare)??{},a=m=>t({compare:$s({...i,...m})});if(r)return l(Et,{error:r,retry:n.patterns.reload});if(!o)return s?l(We,{what:"Looking for modules…"}):null;let{patterns:u,patterns_count:c,ops:d,is_on_host:p}=o;return l("div",{class:"ticks","aria-busy":s,children:[l(kv,{rows:u,asked:i,set:a,canOffload:!p}),l(fn,{shown:u.length,of:c}),d.length>0&&l(Rv,{rows:d,asked:i,set:a})]})}function kv({rows:e,asked:t,set:n,canOffload:o}){let r=Math.max(...e.map(({saved_bytes:a})=>a)),s=ue(null);pe(()=>{let a=s.current?.querySelector("input:checked")?.closest("tr");a&&s.current&&(s.current.scrollTop=a.offsetTop-60)},[e]);let i=te(()=>Sp(e.map(({name:a})=>a)),[e]);return e.length===0?l("p",{class:"hint",children:"No module in this recording saves anything."}):l("div",{class:"ticks-rows",ref:s,role:"region",tabIndex:0,"aria-label":"Modules to checkpoint",children:l("table",{class:"data-table","data-testid":"ticks",children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:"checkpoint"}),o&&l("th",{scope:"col",children:"offload"}),l("th",{scope:"col",children:"module"}),l("th",{scope:"col",title:"Bytes attributed to the ops inside",children:[" ","saves"," "]}),l("th",{scope:"col",title:"Estimated share of the forward FLOPs, recomputed if checkpointed",children:["FLOPs"," "]})]})}),l("tbody",{children:e.map((a,u)=>l("tr",{"data-testid":`tick-${a.name}`,children:[l("td",{children:l(kp,{label:`Checkpoint ${a.name}`,text:t.checkpoint,asked:a.asked,whyNot:a.why_not,set:c=>n({checkpoint:c})})}),o&&l("td",{children:l(kp,{label:`Offload ${a.name} to the CPU`,text:t.offload,asked:a.asked,whyNot:null,set:c=>n({offload:c})})}),l("th",{scope:"row",title:a.type_name,children:l("span",{class:"branch",style:{"--depth":i[u]??0},children:[a.name,l("span",{class:"tag",children:[a.type_name,a.modules_count>1&&` ×${Y(a.modules_count)}`]})]})}),l("td",{children:l("span",{class:"with-bar",children:[l(Vt,{part:a.saved_bytes,whole:r}),l(Z,{n:a.saved_bytes})]})}),l("td",{children:dt(a.flops_share,1)})]},a.asked))})]})})}function kp({label:e,text:t="",asked:n,whyNot:o,set:r}){let s=fa(t,n);return l("input",{type:"checkbox","aria-label":e,title:o??e,checked:s,disabled:o!==null&&!s,onChange:i=>r(ma(t,n,i.currentTarget.checked))})}function Rv({rows:e,asked:t,set:n}){let{checkpoint:o,save:r=""}=t;return l("fieldset",{class:"ticks-ops",disabled:!o,"data-testid":"tick-ops",children:[l("legend",{children:"Save instead of recompute the results of"}),e.map(({name:s,flops_share:i,result_bytes:a})=>l("label",{class:"check",children:[l("input",{type:"checkbox","data-testid":`tick-op-${s}`,checked:fa(r,s),onChange:u=>n({save:ma(r,s,u.currentTarget.checked)})}),s,l("small",{children:[dt(i,1)," of the FLOPs, ",q(a)," in total"]})]},s))]})}var Tv=[{name:"checkpoint",lead:"Checkpoint",placeholder:"modules, e.g. h.*",label:"Modules to checkpoint, e.g. h.*"},{name:"save",lead:"Save results of",placeholder:"no ops, or e.g. addmm",label:"Ops whose results are saved instead of recomputed"},{name:"offload",lead:"CPU offload",placeholder:"no modules, or e.g. h.*",label:"Modules whose saved tensors are offloaded to CPU memory until the backward pass"}];function Tp(){let{address:e,change:t,compare:n}=F(),{checkpoint:o="",save:r="",offload:s=""}=Yo(e.value.compare)??{},[i,a]=Wn(`${o}|${r}|${s}`,{checkpoint:o,save:r,offload:s}),u={checkpoint:i.checkpoint.trim(),save:i.save.trim(),offload:i.offload.trim()},d=u.checkpoint===o&&u.offload===s&&(u.save===r||!u.checkpoint),p=!u.checkpoint&&!u.offload,m=n.patterns.state.value.value?.is_on_host===!1||s!=="";return l("form",{class:"what-if",onSubmit:g=>{g.preventDefault(),d||t({compare:$s(u)})},children:[Tv.filter(({name:g})=>g!=="offload"||m).map(({name:g,lead:y,placeholder:x,label:T})=>l("label",{children:[y," ",l(mn,{type:"text",class:"filter",placeholder:x,label:T,title:T,testId:`compare-${g}`,value:i[g],onInput:k=>a({...i,[g]:k})})]},g)),l("button",{type:"submit","data-testid":"compare-predict","aria-disabled":d,children:p&&!d?"Clear":"Predict"})]})}var Cp={recording:{name:"A run",help:"Another run or step"},modules:{name:"What if",help:"Predict this step with modules of your choice checkpointed"},plan:{name:"Optimize",help:"Find which modules to checkpoint for a lower peak, and what that costs"}};function Pp({comparand:e}){let{change:t,compare:n}=F(),o=n.mode.value;return l(ee,{children:[l("div",{class:"toolbar compare-with",role:"group","aria-label":"Compare with",children:[l("fieldset",{class:"modes",children:[l("legend",{children:"Compare with"}),Ml.map(r=>l("label",{class:"check",title:Cp[r].help,children:[l("input",{type:"radio",name:"compare-by","data-testid":`compare-by-${r}`,checked:o===r,onChange:()=>t({compare:r==="recording"?{}:{by:r}})}),Cp[r].name]},r))]}),o==="recording"&&l(hp,{comparand:e}),o==="modules"&&l(Tp,{}),o==="plan"&&l(bp,{})]}),o==="modules"&&l(Rp,{}),o==="plan"&&l(mp,{})]})}function ri(e){return[...e.classList].flatMap(t=>{let[,n,o]=/^change-(\d+)(?:-(\d+))?$/.exec(t)??[];return n===void 0?[]:[{change:Number(n),member:o===void 0?null:Number(o)}]})}function Mp(e,{change:t,member:n}){return e.some(o=>o.change===t&&(o.member===null||o.member===n))}function Ep({classList:e},t){let n=t===void 0?void 0:`bytes-${t}`,o=[...e].find(r=>r.startsWith("bytes-"));o!==n&&(o&&e.remove(o),n&&e.add(n))}var lr="http://www.w3.org/2000/svg";function Op(e){let t=document.createElement("template");t.innerHTML=`<svg><g>${e}</g></svg>`;let n=document.adoptNode(t.content.querySelector("svg > g"));return ha(n),{element:n,boxes:[...n.querySelectorAll("g.node, g.cluster")].map(Cv),edges:[...n.querySelectorAll("g.edge")].map(Pv)}}function Cv(e){let t=ha(e),n=Gt(e.id),o=Ev(e);if(n){let r=[...e.querySelectorAll("text")].map(s=>s.textContent);e.querySelectorAll("polygon, path, ellipse").forEach(s=>{(s.getAttribute("fill")!=="none"||s.getAttribute("stroke")!=="none")&&s.classList.add("outline")}),e.classList.contains("node")&&Av(e,o),n.kind==="module"&&Iv(e,o),e.setAttribute("role","button"),e.setAttribute("tabindex","-1"),e.setAttribute("aria-label",r.join(", "))}return{name:t,id:n,element:e,isRepeated:e.classList.contains("repeated"),place:o}}function Pv(e){let t=ha(e).split("->");return Mv(e),{element:e,ends:[...new Set(t.map(n=>n.replace(/:.*$/,"")))]}}function Mv(e){let t=e.querySelector("path")?.cloneNode();t&&(t.removeAttribute("stroke-dasharray"),t.setAttribute("class","reach"),e.append(t))}function ha(e){let t=[...e.children].find(n=>n.tagName==="title");return t?.remove(),t?.textContent??""}function Ev(e){let t=[...e.querySelectorAll("polygon, path, ellipse")],o=(t.length>0?t:[...e.querySelectorAll("text")]).flatMap(Ov),r=o.filter((u,c)=>c%2===0),s=o.filter((u,c)=>c%2===1),[i,a]=[Math.min(...r),Math.min(...s)];return{x:i,y:a,width:Math.max(...r)-i,height:Math.max(...s)-a}}function Ov(e){let t=o=>Number(e.getAttribute(o)??0);if(e.tagName==="ellipse"){let[o,r,s,i]=[t("cx"),t("cy"),t("rx"),t("ry")];return[o-s,r-i,o+s,r+i]}if(e.tagName==="text"){let[o,r,s]=[t("x"),t("y"),t("font-size")||12],i=e.textContent.length*s/2*.55,a=e.getAttribute("text-anchor")==="start"?o+i:o;return[a-i,r-s,a+i,r+s/4]}let n=e.getAttribute("points")??e.getAttribute("d")??"";return ac(n)}function Av(e,{x:t,width:n}){if(!e.querySelector("polygon, path, ellipse"))return;let o;for(let r of e.querySelectorAll("text")){if(o&&o.getAttribute("y")===r.getAttribute("y")){o.append(Lv(r));continue}o=r,r.setAttribute("text-anchor","middle"),r.setAttribute("x",String(t+n/2))}}function Lv(e){let t=document.createElementNS(lr,"tspan");for(let n of["font-size","font-weight","fill"]){let o=e.getAttribute(n);o!==null&&t.setAttribute(n,o)}return t.textContent=e.textContent,e.remove(),t}function Iv(e,{x:t,y:n,width:o}){let r=e.classList.contains("cluster"),s=document.createElementNS(lr,"g");s.setAttribute("class","handle"),s.setAttribute("transform",`translate(${t+o-2} ${n+2})`);let i=document.createElementNS(lr,"circle");i.setAttribute("r","7");let a=document.createElementNS(lr,"path");a.setAttribute("d",r?"M-3.5 0H3.5":"M-3.5 0H3.5M0-3.5V3.5"),s.append(i,a),e.append(s)}var Dv=4;function si(){let e,t=[];function n(o){let r=p=>t.find(({groups:m})=>m.has(p))?.groups.get(p)??Op(p),s=o.groups.map(({x:p,y:m,svg:g})=>({...r(g),text:g,x:p,y:m})),i=new Map(s.map(p=>[p.text,p])),a=t.filter(p=>p.layout!==o);t=[{layout:o,groups:i},...a].slice(0,Dv);let{width:u,height:c,shades:d}=o;return e??=document.createElementNS(lr,"svg"),{svg:e,width:u,height:c,shades:d,groups:s,...$v(s)}}return{read:n}}function Ap({svg:e,width:t,height:n,groups:o,shades:r}){e.setAttribute("width",String(t)),e.setAttribute("height",String(n)),e.setAttribute("viewBox",`0 0 ${t} ${n}`);let s=new Set(o.map(({element:a})=>a));for(let a of[...e.children])s.has(a)||a.remove();let i=e.firstElementChild;for(let{element:a,x:u,y:c,boxes:d}of o){for(let m of d)Ep(m.element,r.get(m.name));let p=`translate(${u} ${c})`;a.getAttribute("transform")!==p&&a.setAttribute("transform",p),a===i?i=i.nextElementSibling:e.insertBefore(a,i)}}function $v(e){let t=new Map,n=new Map;for(let r of e)for(let{name:s,id:i,element:a,isRepeated:u,place:c}of r.boxes){if(n.set(s,a.id),!i)continue;let d={...c,x:c.x+r.x,y:c.y+r.y};t.set(i.text,{id:i,element:a,isRepeated:u,...d})}let o=new Map;for(let{element:r,ends:s}of e.flatMap(i=>i.edges))for(let i of s){let a=n.get(i)??i,u=o.get(a);u?u.push(r):o.set(a,[r])}return{boxes:t,edges:o}}function ii({id:e}){return e.kind==="module"}function Lp(e,t,n,o){let r=(c,d)=>c.target instanceof Element?c.target.closest(d):null,s=c=>n(r(c,"g.node, g.cluster")?.id??""),i=c=>r(c,".handle")!==null;e.addEventListener("click",c=>{let d=s(c),p=Gt(r(c,"g.edge")?.id??"");d&&i(c)?o.onToggle(d.id.number):o.onSelect(d?.id??p)},{signal:t}),e.addEventListener("dblclick",c=>{let d=s(c);d&&ii(d)&&!i(c)&&o.onToggle(d.id.number)},{signal:t});let a=null,u=c=>{let d=c&&ii(c)?c.id.number:null;d!==a&&o.onPrefetch?.(d),a=d};e.addEventListener("pointerover",c=>{let d=s(c);o.onHover(d?.id??null),u(i(c)||d?.element.matches(".node")?d:void 0)},{signal:t}),e.addEventListener("pointerleave",()=>{o.onHover(null),u(void 0)},{signal:t}),e.addEventListener("focusin",c=>u(s(c)),{signal:t}),e.addEventListener("focusout",c=>{s(c)?.id.number===a&&u(void 0)},{signal:t})}function Gr(e,t,n,o){let r=Math.min(8,Math.max(.02,e.scale*t)),s=r/e.scale;return{scale:r,x:n-(n-e.x)*s,y:o-(o-e.y)*s}}function ya(e,t){let n=Math.max(.02,Math.min(1,(t.width-48)/e.width,(t.height-48)/e.height));return{scale:n,x:(t.width-e.width*n)/2,y:(t.height-e.height*n)/2}}var ga=.75;function Ip(e,t,n){let o=ya(e,n);if(o.scale>=ga)return o;let r=Math.min(1,Math.max(ga,(n.width-48)/e.width)),i=e.width*r>n.width&&t?t.x+t.width/2:e.width/2;return{scale:r,x:n.width/2-i*r,y:24}}function li(e,t,n){let o=Math.max(e.scale,ga),r=(s,i,a)=>i*o>a-48?24-s*o:a/2-(s+i/2)*o;return{scale:o,x:r(t.x,t.width,n.width),y:r(t.y,t.height,n.height)}}function ai(e,t,n){let o=t.x*e.scale+e.x,r=t.y*e.scale+e.y,s=Math.min(t.width*e.scale,n.width-24),i=Math.min(t.height*e.scale,n.height-24);return o>=0&&r>=0&&o+s<=n.width&&r+i<=n.height?e:li(e,t,n)}function Dp(e,t,n){let r=(s,i,a)=>Math.min(a-48,Math.max(48-i*e.scale,s));return{scale:e.scale,x:r(e.x,t.width,n.width),y:r(e.y,t.height,n.height)}}function $p(e,t){return{x:-e.x/e.scale,y:-e.y/e.scale,width:t.width/e.scale,height:t.height/e.scale}}function zp(e,t,n){let o=n==="left"||n==="right",r=n==="left"||n==="up"?-1:1,s,i=1/0;for(let a of e){let u=a.x+a.width/2-(t.x+t.width/2),c=a.y+a.height/2-(t.y+t.height/2),d=r*(o?u:c),p=d+3*Math.abs(o?c:u);d>1&&p<i&&([s,i]=[a,p])}return s}var zv=4,Np=.3;function Fp(e,t,n,o,r){let s=new Map,i,a=!1,u=p=>{let{left:m,top:g}=e.getBoundingClientRect();return{x:p.clientX-m,y:p.clientY-g}};e.addEventListener("pointerdown",p=>{p.button===0&&(s.size===0&&(i=u(p),a=!1),s.set(p.pointerId,u(p)))},{signal:t}),e.addEventListener("pointermove",p=>{let m=s.get(p.pointerId);if(!m||!i)return;let g=u(p);if(!a&&Math.hypot(g.x-i.x,g.y-i.y)<zv)return;a||(a=!0,e.setPointerCapture(p.pointerId),e.classList.add("dragging"));let y=[...s].find(([T])=>T!==p.pointerId)?.[1];s.set(p.pointerId,g);let x=n();o(y?Nv(x,m,g,y):{...x,x:x.x+g.x-m.x,y:x.y+g.y-m.y})},{signal:t});let c=p=>{s.delete(p.pointerId),s.size===0&&e.classList.remove("dragging")};e.addEventListener("pointerup",c,{signal:t}),e.addEventListener("pointercancel",c,{signal:t});let d=p=>{a&&p.stopPropagation(),a=!1};e.addEventListener("click",d,{capture:!0,signal:t}),e.addEventListener("wheel",p=>{if(!r(p))return;p.preventDefault();let{x:m,y:g}=u(p),y=p.deltaMode===WheelEvent.DOM_DELTA_LINE?16:1,x=p.ctrlKey?.01:.0015,T=Math.max(-Np,Math.min(Np,-p.deltaY*y*x));o(Gr(n(),Math.exp(T),m,g))},{signal:t,passive:!1})}function Nv(e,t,n,o){let r=Math.hypot(t.x-o.x,t.y-o.y),s=Math.hypot(n.x-o.x,n.y-o.y);return Gr(e,r>0?s/r:1,o.x,o.y)}var Fv=200,Gp=60;function ui(e,t,n){let o={x:0,y:0,scale:1},r,s=0,i=0,a=new AbortController,u=()=>({width:e.clientWidth,height:e.clientHeight});function c(w){let D=u();({width:i}=D),o=r?Dp(w,r,D):w,t.style.transform=`translate(${o.x}px, ${o.y}px) scale(${o.scale})`,t.style.willChange="transform",window.clearTimeout(s),s=window.setTimeout(()=>t.style.willChange="auto",Fv),n.onMove?.($p(o,D))}function d(w){let{width:D,height:L}=u();c(Gr(o,w,D/2,L/2))}function p(w){return ai(o,{...w,width:0,height:0},u())===o}let m={show(w,D,L){let E=D===null||L?void 0:r?.boxes.get(D.text),A=D===null?void 0:w.boxes.get(D.text),I=r?.width===w.width&&r.height===w.height,O=E&&p(E)?E:void 0,C=!r||L,M=t.contains(document.activeElement),{id:z}=document.activeElement??{id:""};r=w,Ap(w),t.contains(w.svg)||t.replaceChildren(w.svg),M&&(w.boxes.get(z)?.element??e).focus({preventScroll:!0});let H=Ip(w,Bp(w),u());O&&A?c(Vv(o,O,A)):A?c(li(C?H:o,A,u())):(C||!I)&&c(H)},centre(w){let D=r?.boxes.get(w.text);D&&c(li(o,D,u()))},look(w,D){let{width:L,height:E}=u();c({...o,x:L/2-w*o.scale,y:E/2-D*o.scale})},keep(w){let D=r?.boxes.get(w.text);D&&c(ai(o,D,u()))},fit:()=>r&&c(ya(r,u())),actualSize:()=>d(1/o.scale),zoom:d,dispose:()=>a.abort()};Fp(e,a.signal,()=>o,c,n.isZoom??(()=>!0)),Lp(e,a.signal,w=>r?.boxes.get(w),n);let g={signal:a.signal};e.addEventListener("keydown",w=>{w.ctrlKey||w.metaKey||w.altKey||y(w)&&w.preventDefault()},g);function y(w){let D=Gv[w.key];if(D&&w.shiftKey)return k(D);if(D)return _(D);let L=x(),E={"+":()=>d(1.25),"=":()=>d(1.25),"-":()=>d(.8),0:m.actualSize,f:m.fit,e:()=>L&&n.onSelect(T(L)),Enter:()=>L&&n.onSelect(L.id)," ":()=>L&&(ii(L)?n.onToggle(L.id.number):n.onSelect(L.id)),Escape:()=>{e.focus(),n.onSelect(null)}};return E[w.key]?.(),w.key in E}function x(){return r?.boxes.get(document.activeElement?.id??"")}function T(w){let D=r?.edges.get(w.id.text)??[],L=D.findIndex(E=>E.classList.contains("selected-edge"));return Gt(D[(L+1)%D.length]?.id??"")??w.id}function k(w){let[D,L]=Bv[w];return c({...o,x:o.x-D*Gp,y:o.y-L*Gp}),!0}function _(w){if(!r)return!1;let D=[...r.boxes.values()],L=x()??D.find(({element:A})=>A.matches(".selected")),E=L?zp(Vp(r),L,w):Bp(r);return E&&(E.element.focus({preventScroll:!0}),c(ai(o,E,u()))),!0}window.addEventListener("resize",()=>u().width>0&&c({...o,x:o.x+(u().width-i)/2}),g);let R=new ResizeObserver(()=>u().width>0&&c(o));return R.observe(e),a.signal.addEventListener("abort",()=>R.disconnect()),m}function Vp({boxes:e}){return[...e.values()].filter(({element:t})=>t.matches(".node"))}function Bp(e){return Vp(e).reduce((t,n)=>t&&t.y<=n.y?t:n,void 0)}var Gv={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down"},Bv={left:[-1,0],right:[1,0],up:[0,-1],down:[0,1]};function Vv(e,t,n){return{scale:e.scale,x:e.x+(t.x+t.width/2-n.x-n.width/2)*e.scale,y:e.y+(t.y-n.y)*e.scale}}function Wp(e,t){let n=t&&e.boxes.get(t.text);if(!n)return;let o=[n.element,...e.edges.get(n.id.text)??[]];return o.forEach(r=>r.classList.add("selected")),()=>o.forEach(r=>r.classList.remove("selected"))}function Hp({svg:e},t){let n=e.querySelector(`g.edge[id="${t.text}"]`),o=["selected","selected-edge"];return n?.classList.add(...o),()=>n?.classList.remove(...o)}function Br({svg:e,edges:t},n){e.querySelectorAll(".lit").forEach(r=>r.classList.remove("lit"));let o=n===null?[]:t.get(n.text)??[];o.forEach(r=>r.classList.add("lit")),e.classList.toggle("has-lit",o.length>0)}function ci({viewport:e,testId:t}){return l("div",{class:"button-group",children:[l("button",{type:"button","aria-label":"Zoom out",title:"Zoom out (-)","data-testid":`${t}-out`,onClick:()=>e.current?.zoom(.8),children:"−"}),l("button",{type:"button","aria-label":"Zoom in",title:"Zoom in (+)","data-testid":`${t}-in`,onClick:()=>e.current?.zoom(1.25),children:"+"}),l("button",{type:"button",title:"Actual size (0)","data-testid":`${t}-actual`,onClick:()=>e.current?.actualSize(),children:"1:1"}),l("button",{type:"button",title:"The whole graph (f)","data-testid":`${t}-fit`,onClick:()=>e.current?.fit(),children:"Fit"})]})}var Wv=[["released","only in the first"],["added","only in the second"],["resized","different size, or partly replaced"],["moved","on another device"]],Hv=56,Kv=520;function Uv({boxes:e}){let t=({element:n})=>n.matches(".node")&&ri(n).some(({change:o})=>o===0);return[...e.values()].find(t)?.id??null}function Kp({pair:e,picked:t,onPick:n}){let{compare:o}=F(),{value:r,error:s,loading:i}=o.difference.state.value,a=r?.pair===e?r:void 0,u=ue(null),c=ue(null),d=ue(null),[p,m]=ne(null),[g,y]=ne(null),x=ue(si()),T=ue(null),k=ue([]),_=ue({onPick:n,setToggled:y});return _.current={onPick:n,setToggled:y},wt(()=>{let[R,w]=[u.current,c.current];if(!R||!w)return;let D=E=>E&&T.current?.boxes.get(E.text)?.element,L=ui(R,w,{onSelect(E){if(E?.kind==="edge")return;let A=D(E);k.current=A?ri(A):[],_.current.onPick(k.current)},onToggle(E){_.current.setToggled({kind:"module",number:E,text:`m${E}`}),o.toggle(E)},onHover:E=>T.current&&Br(T.current,E),isZoom:E=>E.ctrlKey||R.contains(document.activeElement)});return d.current=L,()=>L.dispose()},[]),wt(()=>{if(!a||!u.current)return;let R=x.current.read(a.layout);u.current.style.height=`${Math.min(Kv,R.height+Hv)}px`,d.current?.show(R,g??Uv(R),T.current===null),T.current=R,m(R)},[a]),pe(()=>{let R=[...p?.svg.querySelectorAll("g.node")??[]].filter(w=>ri(w).some(D=>Mp(t,D)));return R.forEach(w=>w.classList.add("selected")),()=>R.forEach(w=>w.classList.remove("selected"))},[p,t]),pe(()=>{if(t===k.current)return;let R=Gt(u.current?.querySelector(".canvas .selected")?.id??"");R&&d.current?.keep(R)},[t]),l("section",{class:t.length>0?"difference picked":"difference","aria-label":"Graph of differences",children:[l("div",{class:"toolbar",role:"group","aria-label":"Graph of differences: options",children:[l("ul",{class:"meaning","aria-label":"Signs","data-testid":"difference-legend",children:Wv.filter(([R])=>p?.svg.querySelector(`.${R}`)).map(([R,w])=>l("li",{children:[l(da,{change:R})," ",w]},R))}),l("div",{class:"button-group",children:[l("button",{type:"button","data-testid":"difference-fold",onClick:()=>o.open([]),children:"Collapse all"}),l("button",{type:"button",title:"Open the modules that changed most","data-testid":"difference-default",onClick:()=>o.open(null),children:"Default"})]}),l(ci,{viewport:d,testId:"difference-zoom"})]}),l("div",{class:"window",children:[l("div",{class:"frame",ref:u,tabIndex:0,role:"group","aria-busy":i,"aria-label":"Graph of the differences between the two recordings. Arrow keys move between boxes, Enter selects the changes of a box in the list below, Space opens or closes a module, plus and minus zoom, f fits the window.","data-testid":"difference-frame",children:l("div",{class:"canvas",ref:c,"data-testid":"difference-canvas"})}),i&&l("p",{class:"progress",role:"status",children:"Drawing the differences…"})]}),s&&l(Et,{error:s,retry:o.difference.reload})]})}function Up(){let e=ue(null),t=()=>e.current?.contains(document.activeElement)??!1,n=t();return wt(()=>{if(!n||t())return;let o=e.current?.querySelectorAll("button");(o?.length===1?o[0]:e.current)?.focus({preventScroll:!0})}),e}var qp=`.compare {
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
`;var jp=`.difference {
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
`;var Jp={key:"compare",title:"Compare",style:qp+jp,needsServer:!0,Panel:Yv};function Yv(){let{compare:e}=F(),t=e.choice.value;return t?l("div",{class:"compare","data-testid":"compare",children:[l(Pp,{comparand:t.comparand}),t.comparand?l(Zv,{}):l(Jv,{problem:t.problem,way:e.mode.value})]}):null}var Qv={recording:"There is no other recording here: predict checkpointing with What if, or record a second run or step.",modules:"Select or name modules to predict what checkpointing them releases.",plan:"Choose a point on the curve, or enter a goal, to find what to checkpoint."};function Jv({problem:e,way:t}){return e?l(Ve,{message:e}):l("p",{class:"hint pad","data-testid":"compare-nothing",children:Qv[t]})}function Zv(){let{compare:e}=F(),t=Up();return l("div",{ref:t,tabIndex:-1,children:Xv(e)})}function Xv(e){let{value:t,error:n,loading:o}=e.reply.state.value,r=e.choice.value?.comparand;if(n instanceof Fn)return l(xp,{});if(n)return l(Et,{error:n,retry:e.reply.reload});if(o&&r&&"goal"in r&&(e.planProgress.value||!t))return l(vp,{});if(!t)return o?l(We,{what:"Comparing…"}):null;if(t.unreachable)return l(_p,{...t.unreachable});let{shown:i,comparand:a,comparison:u,planned:c}=t;if(!u)return null;let[d,p]=[Yp({key:i}),Yp(a)],m=Ol(i,a);return l("div",{class:"compared","aria-busy":o,"data-testid":"compared",children:[l("section",{class:"planned",children:[l("div",{children:[c?l(wp,{...c}):l(ex,{...u.after}),l(ox,{reply:u,before:d,after:p})]}),u.code!==null&&l(Ls,{code:u.code,label:"Copy as Python",testId:"compare-code"})]}),l(tx,{pair:m,reply:u,comparand:"key"in a?a.key:null},m),u.before.timeline&&u.after.timeline&&l(ap,{before:u.before.timeline,after:u.after.timeline,names:[d,p]})]})}function ex({predicted:e}){return e===null?null:l("p",{class:"predicted",role:"note","data-testid":"compare-predicted",children:[l("b",{children:"Predicted:"})," ",e,". This step did not run."]})}function tx({pair:e,reply:t,comparand:n}){let[o,r]=ne([]);return l("section",{class:"differences",children:[t.changes_count>0&&l(ee,{children:[l("h2",{children:"Where it changed"}),l(Kp,{pair:e,picked:o,onPick:r})]}),l("div",{class:"titled",children:[l("h2",{children:"Changed saved tensors, largest first"}),l(pp,{reply:t})]}),l("p",{class:"summary","data-testid":"compare-summary",children:nx(t)}),l(dp,{reply:t,comparand:n,picked:o,onPick:r})]})}function Yp(e){return"key"in e?`${e.key.run} · step ${e.key.step}`:"predicted"}function nx(e){let t=`${q(e.same_bytes)} unchanged in ${le(e.same_count,"saved tensor")}`;if(e.changes_count===0)return`Nothing changed: ${t}.`;let n=e.moved_bytes>0&&`${q(e.moved_bytes)} on another device`;return`${[`−${q(e.released_bytes)}, +${q(e.added_bytes)}`,n,t].filter(Boolean).join("; ")}.`}function ox({reply:e,before:t,after:n}){let{device:o}=e.before,r=o===e.after.device||!o||!e.after.device,s=i=>r?"":` on ${i}`;return l("table",{class:"data-table","aria-label":"Totals of both recordings","data-testid":"compare-totals",children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:"total"}),l("th",{scope:"col",children:[t,s(o)]}),l("th",{scope:"col",children:[n,s(e.after.device)]}),l("th",{scope:"col",children:"difference"}),l("th",{scope:"col",title:"Relative to the first",children:"percent"})]})}),l("tbody",{children:e.totals.map(i=>l(rx,{total:i},i.key))})]})}function rx({total:e}){let{key:t,label:n,help:o,level:r,before_bytes:s,after_bytes:i,difference_bytes:a}=e;return l("tr",{"data-testid":`compare-${t}`,children:[l("th",{scope:"row",class:`level-${r}`,title:o,children:n}),l("td",{children:l(Qp,{n:s})}),l("td",{children:l(Qp,{n:i})}),l("td",{children:l(ca,{n:a})}),l("td",{children:sx(a,s)})]})}function Qp({n:e}){return e===null?l("span",{class:"none",children:"not known"}):l(Z,{n:e})}function sx(e,t){return!e||!t?e===0?"0%":"–":`${e<0?"−":"+"}${ix(Math.abs(e),t)}`}function ix(e,t){return e<t?dt(e,t):`${Math.round(100*e/t)}%`}function Zp(e,t,n){let o=e.appendChild(document.createElement("canvas")),r=e.appendChild(document.createElement("div")),s,i,a={x:1,y:1},u=d=>{if(d.buttons!==1)return;let{left:p,top:m}=o.getBoundingClientRect();t((d.clientX-p)/a.x,(d.clientY-m)/a.y)};e.addEventListener("pointerdown",d=>{e.setPointerCapture(d.pointerId),u(d)},{signal:n}),e.addEventListener("pointermove",u,{signal:n});function c(){if(!s||!i)return;e.hidden=lx(s,i);let[d,p]=[Math.max(0,i.x),Math.max(0,i.y)],m=Math.min(s.width,i.x+i.width),g=Math.min(s.height,i.y+i.height);r.style.transform=`translate(${d*a.x}px, ${p*a.y}px)`,r.style.width=`${Math.max(2,(m-d)*a.x)}px`,r.style.height=`${Math.max(2,(g-p)*a.y)}px`}return{show(d){s=d,a=ax(d),ux(o,d,a),c()},move(d){i=d,c()}}}function lx({width:e,height:t},n){let[o,r]=[n.x+n.width,n.y+n.height];return n.x<=0&&n.y<=0&&o>=e&&r>=t}function ax({width:e,height:t}){let n=Math.min(170/e,220/t,1),o=r=>Math.min(1,Math.max(n,44/r));return{x:o(e),y:o(t)}}function ux(e,t,n){let o=devicePixelRatio,[r,s]=[t.width*n.x,t.height*n.y];e.width=Math.ceil(r*o),e.height=Math.ceil(s*o),e.style.width=`${r}px`,e.style.height=`${s}px`;let i=e.getContext("2d");if(!i)return;i.scale(o*n.x,o*n.y);let a=getComputedStyle(e),u=c=>a.getPropertyValue(`--${c}`);for(let{element:c,x:d,y:p,width:m,height:g}of t.boxes.values()){let y=c.classList.contains("cluster");i.fillStyle=u(y?"cluster":cx(c)),i.fillRect(d,p,m,g)}}function cx(e){let t=[1,2,3,4].find(n=>e.classList.contains(`bytes-${n}`));return t===void 0?"box-line":`bytes-${t}`}function Xp(){let e=null;function t(){e?.abort.abort(),e=null}return{drop:t,begin(n,o){if(e?.key===n)return;t();let r=new AbortController;e={key:n,work:o(r.signal),abort:r},e.work.catch(()=>{})},take(n,o,r){if(e?.key!==n)return t(),r(o);let s=e;return e=null,o.addEventListener("abort",()=>s.abort.abort(),{once:!0}),s.work}}}var Vr=class extends fo{constructor(n){super(`Laying out ${le(n.visible,"box","boxes")} takes about ${tf(n)}.`);this.graph=n}graph};function tf({seconds:e}){return e>=90?`${Math.round(e/60)} minutes`:e>=20?`${Math.round(e/10)*10} s`:`${Math.round(e)} s`}var ar="graph";function nf(e,t,{address:n},{shown:o,fetchOfShown:r},s){let i=Se(""),a=()=>s.value===ar,u=ye(()=>JSON.stringify(lo(n.value))),c=()=>({expand:n.peek().expand,graph:n.peek().graph}),d=E=>JSON.stringify([o.peek(),lo(E)]),p="",m=Xp(),g=si();async function y(E,A,I){i.value="Fetching the graph…";let O=await e.graph(E,lo(A),I);if(O.quick!==null&&p!==d(A))throw new Vr(O);let C=O.quick===null?"":`, about ${tf(O)}`;return i.value=`Laying out ${le(O.visible,"box","boxes")}${C}…`,{recording:E,address:A,graph:O,layout:await t(O.dot,I)}}let x=r(()=>a()?`graph ${u.value}`:null,(E,A)=>{let I=c();return m.take(d(I),A,O=>y(E,I,O))}),T=r(()=>{let{selected:E}=n.value,{value:A}=x.state.value;return E===null||!A||Pt(E)&&_(E)<2?null:ef(A.graph,E)?`drawn ${E.text} ${JSON.stringify(lo(A.address))}`:null},(E,A)=>e.box(E,lo(x.state.peek().value.address),n.peek().selected,A)),k=E=>{let{value:A}=x.state.value;return A!==void 0&&ef(A.graph,E)};function _({kind:E,number:A}){return E!=="module"||!a()?1:x.state.value.value?.graph.repeated.get(A)??1}function R(E){let A=o.peek();if(E===null||!A||!e.isServed||x.state.peek().loading)m.drop();else{let I={...c(),...E};m.begin(d(I),O=>{let C=y(A,I,O);return C.then(({layout:M})=>!O.aborted&&g.read(M)).catch(()=>{}),C})}}function w(){p=d(c()),x.reload()}function D(E){let A=x.state.peek().value;if(!A)throw new Error("There is no graph yet.");let{recording:I,address:O,graph:C}=A,M=lo({...O,expand:C.expand});return e.figure(I,M,E,new AbortController().signal)}let L=ye(()=>{let{value:E}=x.state.value;return JSON.stringify(E?.recording)===JSON.stringify(o.value)?E:void 0});return{picture:x,current:L,progress:i,read:g.read,box:T,isInPicture:k,times:_,prefetch:R,allowSlow:w,figure:D}}function ef({dot:e},{text:t}){return e.includes(`id=${t} `)||e.includes(`id="${t}"`)}function of({frame:e}){let{graph:t}=F(),{loading:n,error:o}=t.picture.state.value;return n?l("div",{class:"progress",role:"status","data-testid":"progress",children:[l("span",{children:t.progress.value}),l("button",{type:"button","data-testid":"layout-cancel",onClick:t.picture.cancel,children:"Cancel"})]}):!o||o instanceof Fn&&t.current.value?null:o instanceof Fn?l("div",{class:"progress",role:"status",children:[l("span",{children:"The layout was cancelled."}),l("button",{type:"button","data-testid":"layout-again",onClick:t.picture.reload,children:"Lay out again"})]}):o instanceof Vr?l(dx,{of:o,frame:e}):l("div",{class:"overlay",children:l(Ve,{message:o.message,children:[l("button",{type:"button",onClick:t.picture.reload,children:"Try again"}),l("button",{type:"button",onClick:()=>t.rearrange({expand:[]}),children:"Collapse all"})]})})}function dx({of:e,frame:t}){let{graph:n}=F(),o=ue(null);pe(()=>{let i=document.activeElement;return o.current?.focus(),()=>{if(document.activeElement!==document.body)return;let a=t.current&&i?CSS.escape(i.id):"";((a?t.current?.querySelector(`.canvas #${a}`):null)??t.current)?.focus({preventScroll:!0})}},[e]);let{expand:r,quick:s}=e.graph;return l("div",{class:"overlay",children:l("div",{class:"question",role:"alertdialog","aria-label":"A slow layout","data-testid":"layout-question",children:[l("p",{children:e.message}),l("div",{class:"actions",children:[l("button",{type:"button",ref:o,"data-testid":"layout-cancel",onClick:n.restorePrevious,children:"Cancel"}),l("button",{type:"button","data-testid":"layout-anyway",onClick:n.allowSlow,children:"Draw anyway"}),s&&s.length<r.length&&l("button",{type:"button",title:"Fold the modules with the most boxes until the layout is quick","data-testid":"layout-quick",onClick:()=>n.rearrange({expand:s}),children:"Fold the largest"})]})]})})}function rf({scene:e}){let{address:t,graph:n}=F(),{value:o,loading:r,error:s}=n.picture.state.value,i=t.value.expand??[],a=u=>e.boxes.get($e(u).text)?.element.matches(".node");return!o||r||s||!i.some(a)?null:l("p",{class:"limit",role:"status","data-testid":"graph-limit",children:["Some modules stay folded: this graph already has"," ",le(o.graph.visible,"box","boxes"),", and more could not be read."]})}function px(e,t){return Math.min(2,16e3/Math.max(e,t))}async function sf(e){let t=new Image;t.src=`data:image/svg+xml,${encodeURIComponent(e)}`,await t.decode();let{naturalWidth:n,naturalHeight:o}=t,r=px(n,o),s=document.createElement("canvas");s.width=Math.floor(n*r),s.height=Math.floor(o*r);let i=s.getContext("2d");i&&(i.fillStyle="#ffffff",i.fillRect(0,0,s.width,s.height),i.drawImage(t,0,0,s.width,s.height));let a=await new Promise(u=>s.toBlob(u,"image/png"));if(!a)throw new Error("The figure is too large for a PNG of this browser: download the SVG.");return a}var di=50;function lf(e,t,n=di){if(t.trim()==="")return[];let o=jo(t),r=[],{modules:s,ops:i}=e;for(let a=0;a<s.fqn.length&&r.length<n;a+=1){let[u,c]=[Jt(s,a),s.type_name[a]??""];o(`${u} ${c}`.toLowerCase())&&r.push({id:$e(a),name:u,where:c})}for(let[a,u]of i.node.entries()){if(r.length>=n)break;let c=i.module[a]??null,d=i.op[a]??"",p=[c===null?"":Jt(s,c),i.source[a]],m=`${d} ${p.join(" ")}`.toLowerCase();o(m)&&r.push({id:Be(u),name:d,where:p.filter(Boolean).join(" · ")})}return r}function af({recording:e}){let{graph:t}=F(),[n,o]=ne(""),[r,s]=ne(!1),[i,a]=ne(0),u=te(()=>lf(e,n),[e,n]),c=r&&n.trim()!=="",d=m=>{let g=u[m];g&&(s(!1),t.reveal(g.id))},p=m=>{let g=u.length-1;if(m.key==="ArrowDown")a(Math.min(g,i+1));else if(m.key==="ArrowUp")a(Math.max(0,i-1));else if(m.key==="Enter")d(i);else if(m.key==="Escape")s(!1);else return;m.preventDefault(),m.stopPropagation()};return l("div",{class:"search",children:[l("input",{type:"search",class:"filter",role:"combobox",list:void 0,placeholder:"Find an op or module","aria-label":"Find an op or module in the graph","aria-expanded":c,"aria-controls":"search-hits","aria-activedescendant":c&&u.length>0?`hit-${i}`:void 0,"data-testid":"search",value:n,onInput:m=>{o(m.currentTarget.value),a(0),s(!0)},onFocus:()=>s(!0),onBlur:()=>s(!1),onKeyDown:p}),c&&l("ul",{class:"hits",id:"search-hits",role:"listbox","aria-label":"Found",children:[u.map((m,g)=>l("li",{id:`hit-${g}`,role:"option","aria-selected":g===i,"data-testid":"search-hit","data-id":m.id.text,onMouseDown:y=>y.preventDefault(),onClick:()=>d(g),children:[l("span",{children:m.name})," ",l("small",{children:m.where})]},m.id.text)),u.length===0&&l("li",{class:"hint",children:"No matches"}),u.length===di&&l("li",{class:"hint",children:["Only the first ",di," are listed."]})]})]})}function uf({viewport:e,recording:t}){let{address:n,graph:o,isServed:r}=F(),{selected:s}=n.value,i=s?.kind==="module"?s.number:null,a=o.picture.state.value.value;return l("div",{class:"toolbar",role:"group","aria-label":"What the graph shows",children:[l(af,{recording:t}),l("div",{class:"button-group",children:[l("button",{type:"button","data-testid":"collapse-all",title:"Close every module",onClick:()=>o.rearrange({expand:[]}),children:"Collapse all"}),l("button",{type:"button","data-testid":"expand-default",title:"Open the outermost modules, as many as stay readable",onClick:()=>o.rearrange({expand:null}),children:"Default"}),l("button",{type:"button","data-testid":"expand-below",disabled:i===null,title:i===null?"Select a module first":"Open the selected module and everything inside it",onClick:()=>i!==null&&o.expandBelow(i),children:"Expand below"})]}),r&&l(gx,{}),l(ci,{viewport:e,testId:"zoom"}),l(mx,{picture:a})]})}var fx={svg:{type:"image/svg+xml",of:e=>e},png:{type:"image/png",of:e=>sf(e)}};function mx({picture:e}){let{graph:t,isDark:n}=F(),[o,r]=ne(null),[s,i]=ne(""),a=async({recording:{run:u,step:c}},d)=>{r(d),i("");let{type:p,of:m}=fx[d];try{let g=await m(await t.figure(n.value));Os(`${As("graph",u,c)}.${d}`,p,g)}catch(g){i(g instanceof Error?g.message:String(g))}r(null)};return l(ee,{children:[l("div",{class:"button-group",children:[l("span",{class:"hint",children:"Download"}),["svg","png"].map(u=>l("button",{type:"button","data-testid":`download-${u}`,"aria-label":`Download ${u.toUpperCase()}`,disabled:!e||o!==null,onClick:()=>e&&void a(e,u),children:o===u?"Drawing…":u.toUpperCase()},u))]}),s&&l(Ve,{message:s})]})}var hx=[{name:"freed",label:"freed ops",help:"Ops that save nothing and whose results were freed by the end of the forward pass",isOnFirst:!0},{name:"parameters",label:"parameters",help:"Parameters of the visible ops",isOnFirst:!1},{name:"views",label:"views",help:"Ops that only create a view and save nothing",isOnFirst:!1}];function gx(){let{address:e,graph:t}=F(),n=e.value.graph,o=(r,s)=>t.rearrange({graph:Mt(n,r,s)});return l("fieldset",{class:"button-group shown",children:[l("legend",{children:"Show"}),hx.map(({name:r,label:s,help:i,isOnFirst:a})=>l("label",{class:"check",title:i,children:[l("input",{type:"checkbox","data-testid":`show-${r}`,checked:a?n[r]!=="0":n[r]==="1",onChange:({currentTarget:{checked:u}})=>o(r,u===a?"":u?"1":"0")}),s]},r))]})}function cf({scene:e}){let[t,n]=ne(new Set),[o,r]=ne(null),s=te(()=>bx(e),[e]);pe(()=>{let a=o===null?[...t]:[o];a.length>0?e.svg.dataset.only=a.map(Wt).join(" "):delete e.svg.dataset.only},[e,t,o]);let i=a=>{let u=new Set(t);u.delete(a)||u.add(a),n(u)};return s.length===0?null:l("div",{class:"legend",role:"group","aria-label":"States of the tensors","data-testid":"legend",children:s.map(([a,u])=>l("button",{type:"button",class:"legend-item","aria-pressed":t.has(a),title:`${yx[a]} Click to show only these.`,"data-testid":`legend-${Wt(a)}`,onClick:()=>i(a),onPointerEnter:()=>r(a),onPointerLeave:()=>r(null),children:[l(Sl,{state:a}),a,l("small",{class:"number",children:Y(u)})]},a))})}var yx={cached:"Saved for backward: at least one saved tensor uses its memory.",freed:"Allocated in the forward pass and freed by its end.",held:"Alive after the forward pass, though no saved tensor uses it.",recomputed:"Allocated in a checkpointed region: the backward pass recomputes it.",parameter:"A parameter or buffer: alive with or without the forward pass.",input:"Alive before the forward pass, and not saved.","not cached":"Freed or held: without an op stream the two cannot be distinguished."};function bx({svg:e}){return hc.map(t=>[t,e.querySelectorAll(`g.edge.${Wt(t)}`).length]).filter(([,t])=>t>0)}var df=`.graph {
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
`;var pf=`.progress {
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
`;var ff={key:"graph",title:"Graph",style:df+pf,isKept:!0,Panel:wx};function wx({recording:e,isHidden:t}){let n=F(),{graph:o}=n,r=ue(null),s=ue(null),i=ue(null),a=ue(""),u=ue(null),c=ue(null),d=ue(null),[p,m]=ne(null),{value:g}=o.picture.state.value,{selected:y}=n.address.value,x=o.focus.value;wt(()=>{if(!r.current||!s.current||!c.current)return;let k=new AbortController,_=(w,D)=>i.current?.look(w,D);d.current=Zp(c.current,_,k.signal);let R=ui(r.current,s.current,{onSelect:n.select,onToggle:o.toggle,onPrefetch:o.prefetchToggle,onHover:w=>u.current&&Br(u.current,w),onMove:w=>d.current?.move(w)});return i.current=R,()=>{R.dispose(),k.abort()}},[]),wt(()=>{if(!g)return;let k=o.read(g.layout);u.current&&Br(u.current,null);let _=JSON.stringify(g.recording),R=a.current==="",w=a.current!==_,D=o.focus.peek()??(R?n.address.peek().selected:null);i.current?.show(k,o.nearest(D,k.boxes),w),a.current=_,u.current=k,o.focus.value=null,m(k)},[g]);let T=n.isDark.value;return wt(()=>{p&&d.current?.show(p)},[p,T]),pe(()=>{let{loading:k,value:_}=o.picture.state.peek();if(x===null||!p||t||!(!k&&_===g))return;let w=o.nearest(x,p.boxes);w&&i.current?.centre(w),o.focus.value=null},[x,p,t]),pe(()=>{let k=p&&o.nearest(y,p.boxes);!t&&k&&i.current?.keep(k)},[t]),pe(()=>{if(p)return y?.kind==="edge"?Hp(p,y):Wp(p,o.nearest(y,p.boxes))},[y?.text,p]),l("div",{class:"graph",children:[l(uf,{viewport:i,recording:e}),p&&l(rf,{scene:p}),p&&e.ops.node.length===0&&l("p",{class:"limit",role:"status","data-testid":"graph-none",children:"Autograd recorded no ops, so there is no graph."}),l("div",{class:"window",children:[l("div",{class:"frame",ref:r,tabIndex:0,role:"group","aria-label":"Graph of the forward pass. Arrow keys move between boxes, Enter selects, Space opens or closes a module, e cycles through the edges of a box, plus and minus zoom, 0 is actual size, f fits the window.","data-testid":"graph-frame",children:l("div",{class:"canvas",ref:s,"data-testid":"graph-canvas"})}),l("div",{class:"minimap",ref:c,"aria-hidden":"true","data-testid":"minimap",hidden:!0}),l(of,{frame:r})]}),p&&l(cf,{scene:p})]})}function pi(e,t,n){return[...new Set(n.filter(o=>t[o]).map(o=>e[o]??""))]}function ur(e,t){if(e.every(o=>o===""))return"";let n=e.flatMap(o=>Wr(o||t));return`on ${[...new Set(n)].join(" + ")}`}function fi({totals:e,meta:t}){return e.find(({key:n})=>n==="saved_bytes")?.where||`on ${t.device}`}function Wr(e){return e.replace(/^on /,"").split(" + ").filter(Boolean)}function hf(e,t){let n=new Map;for(let o of[t.roots,...t.children]){let r=new Map;for(let s of o){let i=[mf(e,s),e.type_name[s],e.nodes[s]],a=JSON.stringify(i),u=r.get(a);u?u.push(s):r.set(a,[s])}for(let s of r.values()){let[i]=s;i!==void 0&&s.length>=_x(t,i)&&n.set(i,{name:mf(e,i),calls:s})}}return n}function _x({children:e},t){return e[t]?.length?2:4}function mi(e){let t=new Map;for(let[n,{calls:o}]of e)o.forEach(r=>t.set(r,n));return t}function mf(e,t){return cr(e,t).replace(/(?<![^.])\d+(?![^.])/,"*")}function cr({fqn:e,type_name:t,parent:n},o){let r=e[o]||t[o]||"model",s=n[o]??null,i=s===null?"":`${e[s]}.`;return i.length>1&&r.startsWith(i)?r.slice(i.length):r}var Sx=["nodes","self_bytes","total_bytes","freed_bytes"];function hi(e,t,n){if(!Sx.includes(n)||n!=="nodes"&&Hr(e,t).length>1)return null;let o=t.calls.map(r=>e[n][r]??null);return o.includes(null)?null:o.reduce((r,s)=>r+(s??0),0)}function Hr({where:e,total_bytes:t},{calls:n}){return pi(e,t,n)}function gf(e,t,n){let[o]=t;if(o===void 0)return"";let r=cr(e,o),s=`${e.fqn[o].slice(0,-r.length)}${n}`,i=[...new Set(t.map(p=>e.fqn[p]))].filter(Boolean),[a="",u=""]=s.split("*"),c=p=>p.startsWith(a)&&p.endsWith(u)&&p.length>a.length+u.length&&!p.slice(a.length,p.length-u.length).includes(".");return new Set(e.fqn.filter(c)).size===i.length&&s.includes("*")?s:i.join(" ")}function Rn(e,t,n){let o=n?-1:1;return[...e].sort((r,s)=>{let i=t[r]??null,a=t[s]??null;return i===a?0:i===null?1:a===null?-1:i<a?-o:o})}function yf(e,t,n){return e?.key!==t?{key:t,descending:n}:e.descending===n?{key:t,descending:!n}:null}function on(e){return Array.from({length:e},(t,n)=>n)}function gi(e,t){let n=e?.startsWith("-")===!0,o=e?.slice(n?1:0)??"";return t.includes(o)?{key:o,descending:n}:null}function yi(e){return e?`${e.descending?"-":""}${e.key}`:""}function bf(e,t,n,o){let r=o<0?~o:o,s=uo(e,o<0?e.parent[r]??null:r);return(t.depth[r]??0)+s.filter(i=>n.has(i)).length}function vf(e,t,{isOpen:n,isGroupOpen:o,sort:r}){let s=mi(t),i=d=>{if(!r)return d;let p=d.map(r.value);return Rn([...d.keys()],p,r.descending).map(g=>d[g]??0)},a=d=>i(d.filter(p=>(s.get(p)??p)===p).map(p=>s.has(p)?~p:p)),u=[],c=a(e.roots).reverse();for(let d=c.pop();d!==void 0;d=c.pop())u.push(d),d<0?o(~d)&&c.push(...i([...t.get(~d).calls]).reverse()):n(d)&&c.push(...a(e.children[d]??[]).reverse());return u}var kx=1/800,Rx=2e3;function xf(e,t){let n=a=>e.total_bytes[a]??0,o=Uo(e,t);if(o===0)return[];let r=[],s=(a,u)=>{let c=u;for(let d of a){let p=n(d)/o;p>=kx&&r.length<Rx&&(r.push({call:d,depth:t.depth[d]??0,start:c,width:p}),i.push([t.children[d]??[],c])),c+=p}},i=[[t.roots,0]];for(let a=0;a<i.length;a+=1)s(...i[a]);return r}function wf(e,t,n){let o=t.start+t.width,r=e.filter(({depth:i})=>i===t.depth),s=r.indexOf(t);if(n==="ArrowRight")return r[s+1];if(n==="ArrowLeft")return r[s-1];if(n==="ArrowUp")return e.find(i=>i.depth===t.depth-1&&i.start<=t.start+1e-9&&i.start+i.width>=o-1e-9);if(n==="ArrowDown")return e.find(i=>i.depth===t.depth+1&&i.start>=t.start-1e-9&&i.start<o)}function _f({modules:e,tree:t,selected:n,onChoose:o}){let r=te(()=>xf(e,t),[e,t]),[s,i]=Wn(n,n),a=ue(null),u=r.find(({call:m})=>m===s)??r[0];if(pe(()=>{a.current?.querySelector(`#bar-${s}`)?.scrollIntoView({block:"nearest"})},[s]),!u)return null;let c=Uo(e,t),d=m=>{let g=wf(r,u,m.key);if(g)i(g.call);else if(m.key==="Enter"||m.key===" ")o(u.call);else if(!m.key.startsWith("Arrow"))return;m.preventDefault()},p=Math.max(...r.map(m=>m.depth))+1;return l("div",{class:"icicle",ref:a,role:"tree","aria-label":"Module calls as bars: width is bytes, inner calls are below","aria-activedescendant":`bar-${u.call}`,tabIndex:0,"data-testid":"icicle",onKeyDown:d,children:l("div",{class:"icicle-inner",role:"none",style:{"--levels":p},children:r.map(m=>l(Tx,{bar:m,modules:e,whole:c,isActive:m===u,isSelected:m.call===n,onChoose:o},m.call))})})}function Tx({bar:e,modules:t,whole:n,isActive:o,isSelected:r,onChoose:s}){let{call:i,depth:a,start:u,width:c}=e,d=t.total_bytes[i]??0,p=`${Jt(t,i)}, ${q(d)}, ${dt(d,n)}`;return l("div",{id:`bar-${i}`,class:o?"icicle-bar active":"icicle-bar",role:"treeitem","aria-level":a+1,"aria-selected":r,"aria-label":p,title:p,"data-call":i,style:{"--start":u,"--width":c,"--depth":a},onClick:()=>s(i),children:l("span",{children:[cr(t,i)," ",l("small",{children:q(d)})]})})}function Kr({isOpen:e,onFold:t}){return t?l("button",{type:"button",class:"quiet fold-button",tabIndex:-1,"aria-expanded":e,"aria-label":e?"Fold":"Unfold",onClick:n=>{n.stopPropagation(),t(!e)},children:e?"−":"+"}):l("span",{class:"fold-button"})}function Sf(e){let{modules:t,tree:n,groups:o}=e,r=Uo(t,n),s=(a,u)=>{let c=a<0?o.get(~a):void 0;return c?hi(t,c,u):t[u][a]},i=(a,u,c)=>({key:a,label:u,help:c,width:"92px",isNumber:!0,cell:d=>l(Z,{n:s(d,a)})});return[{key:"fqn",label:"module",width:"minmax(220px, 2fr)",cell:a=>l(Cx,{row:a,of:e})},{key:"type_name",label:"type",width:"minmax(100px, 1fr)",cell:a=>t.type_name[a<0?~a:a]},{key:"nodes",label:"nodes",width:"64px",isNumber:!0,cell:a=>Y(s(a,"nodes")??0)},{key:"total_bytes",label:"total",help:"Attributed to this call and the calls inside it",width:"minmax(150px, 1fr)",isNumber:!0,cell:a=>l("span",{class:"with-bar",children:[l(Vt,{part:s(a,"total_bytes")??0,whole:r}),l(Z,{n:s(a,"total_bytes")})]})},i("self_bytes","self","Attributed to its own ops, without the modules inside it"),i("exclusive_bytes","exclusive","Memory released if only this module stopped saving"),i("freed_bytes","freed","Allocated inside it and freed before the forward pass ended")]}function Cx({row:e,of:t}){let{modules:n,tree:o,groups:r,members:s,isOpen:i,fold:a,first:u}=t,c=e<0?~e:e,d=e<0?r.get(c):void 0,p=e<0||(o.children[c]?.length??0)>0,m=d?ur(Hr(n,d),u):n.where[c];return l("span",{class:"branch",style:{"--depth":bf(n,o,s,e)},children:[l(Kr,{isOpen:i(e),...p&&{onFold:g=>a(e,g)}}),l("span",{title:n.fqn[c],children:d?.name??Px(n,c)}),d&&l("span",{class:"tag",children:`×${Y(d.calls.length)}, ${Mx(n,d)}`}),m&&l("span",{class:"tag",children:m}),d&&l(Is,{names:gf(n,d.calls,d.name),label:"what if?"})]})}function Px(e,t){let n=e.call[t]??0;return cr(e,t)+(n>0?` #${n+1}`:"")}function Mx({total_bytes:e},{calls:t}){let n=t.map(s=>e[s]??0),[o,r]=[Math.min(...n),Math.max(...n)];return o===r?`${q(r)} each`:`${q(o)} to ${q(r)} each`}function kf(e){return typeof e=="object"?e.key:e}function Rf(e,t){let n=e.length;return new Proxy(e,{get(o,r,s){if(typeof r=="string"){let i=r.charCodeAt(0);if(i>=48&&i<=57){let a=+r;if(Number.isInteger(a)&&a>=0&&a<n){let u=o[a];if(typeof u!="object"){let c=t[a*2];u=o[a]={index:a,key:u,start:c,size:t[a*2+1],end:c+t[a*2+1],lane:0}}return u}}if(r==="length")return n}return Reflect.get(o,r,s)}})}function xo(e,t,n){let o=n.initialDeps??[],r,s=!0;function i(){var a;let c=0,d=e();if(!(d.length!==o.length||d.some((g,y)=>o[y]!==g)))return r;o=d;let m=0;return r=t(...d),n?.onChange&&!(s&&n.skipInitialOnChange)&&n.onChange(r),s=!1,r}return i.updateDeps=a=>{o=a},i}function ba(e,t){if(e===void 0)throw new Error(`Unexpected undefined${t?`: ${t}`:""}`);return e}var Tn=(e,t)=>Math.abs(e-t)<1.01,Tf=(e,t,n)=>{let o;return Object.assign(function(...r){e.clearTimeout(o),o=e.setTimeout(()=>t.apply(this,r),n)},{cancel:()=>{e.clearTimeout(o)}})};function Cf({offset:e,isScrolling:t,elementMax:n,holdOffset:o,scrollOffset:r,pendingWrite:s,clampedMaxAtWrite:i}){var a;return t&&s===null&&e===r?"spurious":s!==null&&Math.abs(e-s.target)<1.5?"readBack":s!==null&&!s.smooth&&n!==null&&s.target>n+o+.5&&Math.abs(e-(n+o))<1.5||s!==null&&!s.smooth&&((a=s.lowMaxes)!=null&&a.some(u=>Math.abs(e-u)<1.5))?"clampedReadBack":i!==null&&Math.abs(e-i)<1.5?"clampedEcho":"external"}var Ex=e=>e==="smooth"||e==="smoothFinishing";function Pf({kind:e,offset:t,command:n,target:o}){return e!=="spurious"&&e!=="readBack"&&e!=="clampedReadBack"&&n?.index!=null&&n.phase!=="queued"&&!Ex(n.phase)&&!Tn(t,n.lastTargetOffset)&&!Tn(t,o())&&e!=="clampedEcho"}var va=40;function Mf(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<va;)n--;if(n<0)return!1;let o=e[n],r=n-1;for(;r>=0&&o.t-e[r].t<va;)r--;if(r<0)return!1;let s=e[r],i=(t.offset-o.offset)/(t.t-o.t),a=(o.offset-s.offset)/(o.t-s.t);return i*a>=0&&Math.abs(i)>=2*Math.abs(a)&&Math.abs(i)-Math.abs(a)>=.8}function Ef(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<va;)n--;if(n<0)return!1;let o=e[n];return Math.abs(t.offset-o.offset)/(t.t-o.t)>=.05}var Ur,qr=()=>{if(Ur!==void 0)return Ur;if(typeof navigator>"u")return Ur=!1;if(/iP(hone|od|ad)/.test(navigator.userAgent))return Ur=!0;let e=navigator.maxTouchPoints;return Ur=navigator.platform==="MacIntel"&&e!==void 0&&e>0},xa,Ox=()=>xa!==void 0?xa:xa=qr()&&typeof CSS<"u"&&typeof CSS.supports=="function"&&CSS.supports("overflow-anchor: auto"),Of=()=>!qr()||Ox();var dr={capture:!0,passive:!0},bi=class{constructor(t){this.host=t,this._touch=null,this.inMotion=()=>this._touch!==null&&this._touch.phase!=="lateFling",this.dragging=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved},this.tail=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="tail"?this._touch.moved?"fling":"tap":null},this.onScroll=({isScrolling:n,ownReadBack:o,moved:r,external:s})=>{var i,a,u;return n&&((i=this._touch)==null?void 0:i.phase)==="tail"?this._openTail(this._touch.moved||!o,!1):((a=this._touch)==null?void 0:a.phase)==="lateFling"&&(this.host.now()>this._touch.until?this._touch=null:s&&n&&r&&this._openTail(!0,!1)),!o&&n&&r&&((u=this._touch)==null?void 0:u.phase)==="down"?(this._touch.moved=!0,!0):!1},this.touchStart=()=>{this.end(),this._touch={phase:"down",moved:!1}},this.touchEnd=()=>{var n;let o=((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved;this.end(),this._openTail(o,o)},this.end=()=>{var n;let o=this.host.getWindow();((n=this._touch)==null?void 0:n.phase)==="tail"&&o!=null&&o.clearTimeout(this._touch.timerId),this._touch=null},this.listen=n=>{let o=()=>this.touchStart(),r=()=>this.touchEnd();return n.addEventListener("touchstart",o,dr),n.addEventListener("touchend",r,dr),n.addEventListener("touchcancel",r,dr),()=>{n.removeEventListener("touchstart",o,dr),n.removeEventListener("touchend",r,dr),n.removeEventListener("touchcancel",r,dr),this.end()}},this._openTail=(n,o)=>{let r=this.host.getWindow();if(r==null)return;this.end();let s={phase:"tail",moved:n,awaitingFling:o,timerId:r.setTimeout(()=>{if(this.host.tailStillMoving()){this._openTail(s.moved,s.awaitingFling);return}this._touch=s.awaitingFling?{phase:"lateFling",until:this.host.now()+1e3}:null,this.host.onTailClosed()},150)};this._touch=s}}get touch(){return this._touch}};var Af=e=>{let{clientWidth:t,clientHeight:n}=e;return{width:t,height:n}},Df=e=>{let t=new Set;return{schedule:n=>{let o=e.requestAnimationFrame(()=>{t.delete(o),n()});t.add(o)},cancel:()=>{t.forEach(n=>e.cancelAnimationFrame(n)),t.clear()}}},Ax=e=>e,Lx=e=>{let t=e.overscan*Math.max(e.lanes??1,1),n=Math.max(e.startIndex-t,0),r=Math.min(e.endIndex+t,e.count-1)-n+1,s=new Array(r);for(let i=0;i<r;i++)s[i]=n+i;return s},$f=(e,t)=>{let n=e.scrollElement;if(!n)return;let o=e.targetWindow;if(!o)return;let r=a=>{let{width:u,height:c}=a;t({width:Math.round(u),height:Math.round(c)})};if(r(Af(n)),!o.ResizeObserver)return()=>{};let s=Df(o),i=new o.ResizeObserver(()=>{let a=()=>{r(Af(n))};e.options.useAnimationFrameWithResizeObserver?s.schedule(a):a()});return i.observe(n,{box:"content-box"}),()=>{i.unobserve(n),s.cancel()}},Lf={passive:!0};var Ix=typeof window>"u"?!0:"onscrollend"in window,Dx=(e,t,n)=>{let o=e.scrollElement;if(!o)return;let r=e.targetWindow;if(!r)return;let s=e.options.useScrollendEvent&&Ix,i=0,a=s?null:Tf(r,()=>t(n(o),!1),e.options.isScrollingResetDelay),u=p=>()=>{i=n(o),a?.(),t(i,p)},c=u(!0),d=u(!1);return o.addEventListener("scroll",c,Lf),s&&o.addEventListener("scrollend",d,Lf),()=>{o.removeEventListener("scroll",c),s&&o.removeEventListener("scrollend",d),a?.cancel()}},zf=(e,t)=>Dx(e,t,n=>{let{horizontal:o,isRtl:r}=e.options;return o?n.scrollLeft*(r&&-1||1):n.scrollTop});var $x=(e,t,n)=>{if(n.options.useCachedMeasurements){let o=n.indexFromElement(e),r=n.options.getItemKey(o);return n.itemSizeCache.get(r)??n.options.estimateSize(o)}if(t?.borderBoxSize){let o=t.borderBoxSize[0];if(o)return Math.round(o[n.options.horizontal?"inlineSize":"blockSize"])}if(!t){let o=n.indexFromElement(e),r=n.options.getItemKey(o),s=n.itemSizeCache.get(r);if(s!==void 0)return s}return e[n.options.horizontal?"offsetWidth":"offsetHeight"]},zx=(e,{adjustments:t=0,behavior:n},o)=>{var r;let{scrollElement:s,options:i}=o,a=e+t,u=i.horizontal&&i.isRtl&&s!==null&&"ownerDocument"in s;(r=s?.scrollTo)==null||r.call(s,{[i.horizontal?"left":"top"]:u?-a:a,behavior:n})};var Nf=zx,If=(e,t)=>e==="smooth"?t?"smoothLanded":"smooth":"instant",jr=e=>e?.phase==="smooth"||e?.phase==="smoothLanded";function Nx(e,t,n,o){if(t===0)return!1;let r=o(0),s=new Set,i=0;for(;i<e;){let u=n(i);if(u===r)break;s.add(u),i++}let a=e-i;if(a===0||a>=t)return!1;for(let u=0;u<a;u++)if(o(u)!==n(i+u))return!1;for(let u=a;u<t;u++)if(s.has(o(u)))return!1;return!0}var vi=class{constructor(t){this.unsubs=[],this.scrollElement=null,this.targetWindow=null,this.isScrolling=!1,this.scrollState=null,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache=new Map,this.itemSizeCacheVersion=0,this.laneAssignments=new Map,this.pendingMin=null,this.prevLanes=void 0,this.lanesChangedFlag=!1,this.lanesSettling=!1,this.pendingScrollAnchor=null,this.scrollRect=null,this.scrollOffset=null,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._iosGesture=new bi({getWindow:()=>this.targetWindow,now:()=>this.now(),tailStillMoving:()=>{let n=this.scrollState;if(n?.phase!=="queued"||this.pendingWrite!==null)return!1;let o=this._readElementOffset();return o===null||this._lastElementOffset===null||Math.abs(o-this._lastElementOffset)<1?!1:(this._lastElementOffset=o,n.samples=[...n.samples??[],{t:this.now(),offset:o}],!0)},onTailClosed:()=>{let n=this.scrollState;n?.phase==="queued"&&Ef(n.samples??[])&&(this.scrollState=null),this._flushHoldIfReady(!0),this._writeAwaitingCommand(),this._retryClampedAdjustment()}}),this._lastElementOffset=null,this.pendingWrite=null,this._clampedAdjustment=null,this.elementsCache=new Map,this._resizeBatch=null,this.now=()=>{var n,o,r;return((r=(o=(n=this.targetWindow)==null?void 0:n.performance)==null?void 0:o.now)==null?void 0:r.call(o))??Date.now()},this.observer=(()=>{let n=null,o=null,r=!1,s=!1,i=new Set,a=()=>{if(n)return n;let c=this.targetWindow;if(!c||!c.ResizeObserver)return null;let d=o=Df(c);return n=new c.ResizeObserver(p=>{let m=()=>{let g={sync:!1};this._resizeBatch=g;try{p.forEach(u)}finally{this._resizeBatch=null,g.notify&&(this.notify(g.sync),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment(),this.measureElement(null))}};if(this.options.useAnimationFrameWithResizeObserver)d.schedule(m);else{r=!0;try{m()}finally{r=!1}}})},u=c=>{let d=c.target,p=this.indexFromElement(d);if(!d.isConnected){this.observer.unobserve(d);for(let[m,g]of this.elementsCache)if(g===d){this.elementsCache.delete(m);break}return}this.isIndexInRange(p)&&this.shouldMeasureDuringScroll(p)&&this.resizeItem(p,this.options.measureElement(d,c,this))};return{disconnect:()=>{var c;(c=a())==null||c.disconnect(),o?.cancel(),i.clear(),s=!1,n=null,o=null},observe:c=>{let d=a();if(d){if(!r){d.observe(c,{box:"border-box"});return}i.add(c),s||(s=!0,o?.schedule(()=>{s=!1,i.forEach(p=>{p.isConnected&&n?.observe(p,{box:"border-box"})}),i.clear()}))}},unobserve:c=>{var d;i.delete(c),(d=a())==null||d.unobserve(c)}}})(),this.range=null,this.setOptions=n=>{var o;let r={debug:!1,initialOffset:0,overscan:1,paddingStart:0,paddingEnd:0,scrollPaddingStart:0,scrollPaddingEnd:0,horizontal:!1,getItemKey:Ax,rangeExtractor:Lx,onChange:()=>{},measureElement:$x,initialRect:{width:0,height:0},scrollMargin:0,gap:0,indexAttribute:"data-index",initialMeasurementsCache:[],lanes:1,anchorTo:"start",followOnAppend:!1,scrollEndThreshold:1,isScrollingResetDelay:150,enabled:!0,isRtl:!1,useScrollendEvent:!1,useAnimationFrameWithResizeObserver:!1,laneAssignmentMode:"estimate",useCachedMeasurements:!1};for(let d in n){let p=n[d];p!==void 0&&(r[d]=p)}let s=this.options,i=null,a=null,u=!1;if(s!==void 0&&s.enabled&&r.enabled&&r.anchorTo==="end"&&this.scrollElement!==null){let d=s.count,p=r.count,m=this.getMeasurements(),g=((o=this._singleLaneMeasurements)==null?void 0:o.items)??m,y=R=>kf(g[R]),x=d>0?y(0):null,T=d>0?y(d-1):null;if(p!==d||d>0&&p>0&&(r.getItemKey(0)!==x||r.getItemKey(p-1)!==T)){u=!0;let R=d>0?this.getVirtualItemForOffset(this.getScrollOffset())??m[0]:null;R&&(i=[R.key,this.getScrollOffset()-R.start]);let w=r.followOnAppend===!0?"auto":r.followOnAppend||null;w&&p>0&&this.isAtEnd(s.scrollEndThreshold)&&(d===0||r.getItemKey(p-1)!==T)&&(p>d||Nx(d,p,y,r.getItemKey))&&(a=w)}}this.options=r,u&&(this.pendingMin=0,this.itemSizeCacheVersion++);let c=null;if(i&&this.scrollOffset!==null&&!this._awaitingCommandReadBack()){let[d,p]=i,m=this.getMeasurements(),{count:g,getItemKey:y}=this.options,x=0;for(;x<g&&y(x)!==d;)x++;if(x<g){let T=m[x];if(T){let k=Math.max(0,T.start+p);!a&&k!==this.scrollOffset&&(c=k-this.scrollOffset,this.scrollOffset=k)}}}a?this.pendingScrollAnchor={kind:"follow",behavior:a}:c!==null&&(this._canWriteScroll()?this.pendingScrollAnchor={kind:"anchor",delta:c}:(this._holdOffset+=c,this._followOffsetTarget(c)))},this.notify=n=>{var o,r;(r=(o=this.options).onChange)==null||r.call(o,this,n)},this.maybeNotify=xo(()=>(this.calculateRange(),[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]),n=>{this.notify(n)},{key:!1,debug:()=>this.options.debug,initialDeps:[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]}),this.cleanup=()=>{var n;this.unsubs.filter(Boolean).forEach(o=>o()),this.unsubs=[],this.observer.disconnect(),this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null,(n=this._momentumStop)==null||n.restore(),this._momentumStop=null,this.isScrolling=!1,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._clampedAdjustment=null,this.pendingWrite=null,this.scrollElement=null,this.targetWindow=null},this._didMount=()=>()=>{this.cleanup()},this._willUpdate=()=>{var n;let o=this.options.enabled?this.options.getScrollElement():null;if(this.scrollElement!==o){if(this.cleanup(),!o){this.maybeNotify();return}this.scrollElement=o,this.scrollElement&&"ownerDocument"in this.scrollElement?this.targetWindow=this.scrollElement.ownerDocument.defaultView:this.targetWindow=((n=this.scrollElement)==null?void 0:n.window)??null,this.elementsCache.forEach(s=>{this.observer.observe(s)}),this.unsubs.push(this.options.observeElementRect(this,s=>{this.scrollRect=s,this.maybeNotify()})),this.unsubs.push(this.options.observeElementOffset(this,(s,i)=>{var a,u,c,d;let p=i?this._elementMaxScrollOffset():null,m=this._reportedOverscroll;this._reportedOverscroll=s<0||p!==null&&s>p+1;let g=s;this._lastElementOffset=g,s=this._toLayoutOffset(s);let y=this._classifyScrollEvent(s,i,p);if(y==="spurious")return;y==="readBack"?s=this.pendingWrite.target:y==="clampedReadBack"&&((a=this.scrollState)==null?void 0:a.index)!=null&&s<this.getMaxScrollOffset()-1.5?this.scrollState.lastTargetOffset=s:Pf({kind:y,offset:s,command:this.scrollState,target:()=>this.getScrollStateTarget(this.scrollState)})&&(this.scrollState=null),this.pendingWrite=null,this._clampedAdjustment!==null&&Math.abs(s-this._clampedAdjustment.maxAtWrite)>=1.5&&(this._clampedAdjustment=null);let x=this.getScrollOffset(),T=this.scrollDirection;this.scrollDirection=i?x===s?this.scrollDirection:x<s?"forward":"backward":null,this.scrollOffset=s,this.isScrolling=i;let k=this.scrollState;if(k?.phase==="queued"&&y==="external"&&i)if(m||this._reportedOverscroll)k.samples=[];else{let _=this.now();k.samples=[...(k.samples??[]).filter(R=>_-R.t<=200),{t:_,offset:g}],(T!==null&&this.scrollDirection!==T||Mf(k.samples))&&(this.scrollState=null)}this._iosGesture.onScroll({isScrolling:i,ownReadBack:y==="readBack",moved:s!==x,external:y==="external"&&((u=this.scrollState)==null?void 0:u.phase)!=="smooth"&&((c=this.scrollState)==null?void 0:c.phase)!=="smoothFinishing"})&&((d=this.scrollState)==null?void 0:d.phase)==="queued"&&(this.scrollState=null),this._flushHoldIfReady(!0),this.scrollState&&this.scheduleScrollReconcile(),this.maybeNotify()})),"addEventListener"in this.scrollElement&&this.unsubs.push(this._iosGesture.listen(this.scrollElement)),this._scrollToOffset(this.getScrollOffset())}this._noteClampMax();let r=this.pendingScrollAnchor;this.pendingScrollAnchor=null,r&&this.scrollElement&&this.options.enabled&&(r.kind==="anchor"?this._canWriteScroll()?jr(this.scrollState)&&!Tn(this.getScrollOffset()-r.delta,this.scrollState.lastTargetOffset)||(this._followOffsetTarget(r.delta),this._scrollToOffset(this.getScrollOffset())):(this._holdOffset+=r.delta,this._followOffsetTarget(r.delta),this.notify(!1)):this.scrollToEnd({behavior:r.behavior})),this._flushHoldIfReady(!1),this._retryClampedAdjustment()},this._classifyScrollEvent=(n,o,r)=>{var s;return Cf({offset:n,isScrolling:o,elementMax:r,holdOffset:this._holdOffset,scrollOffset:this.scrollOffset,pendingWrite:this.pendingWrite,clampedMaxAtWrite:((s=this._clampedAdjustment)==null?void 0:s.maxAtWrite)??null})},this._retryClampedAdjustment=()=>{if(this._clampedAdjustment===null||!this.scrollElement||!this.options.enabled||!this._canWriteScroll())return;let{target:n,maxAtWrite:o}=this._clampedAdjustment,r=this.getMaxScrollOffset();r>o+.5&&(this._clampedAdjustment=n>r+.5?{target:n,maxAtWrite:r}:null,this._scrollToOffset(n))},this._writeAwaitingCommand=()=>{let n=this.scrollState;if(n===null||n.phase!=="queued")return;let{behavior:o}=n;this.getMeasurements();let r=this.getScrollStateTarget(n);n.lastTargetOffset=r,this._clampedAdjustment=null,n.phase=If(o,n.index!=null&&Tn(r,this.getScrollOffset())),this._scrollToOffset(r,{behavior:o}),this.scheduleScrollReconcile()},this._readElementOffset=()=>{let n=this.scrollElement;if(n==null)return null;let{horizontal:o,isRtl:r}=this.options;return typeof n.scrollTop=="number"?o?n.scrollLeft*(r&&-1||1):n.scrollTop:typeof n.scrollY=="number"?o?n.scrollX:n.scrollY:null},this._canWriteScroll=()=>!(qr()&&this._iosGesture.inMotion())&&!this._reportedOverscroll,this._flushHoldIfReady=n=>{var o;if(this._holdOffset===0||!this.scrollElement||!this.options.enabled||!this._canWriteScroll()||((o=this.scrollState)==null?void 0:o.phase)==="smooth")return;this._holdOffset=0,this.scrollOffset!==null&&this.scrollOffset<0&&(this.scrollOffset=0),this.notify(n);let r=this.getCommandWrittenOffset()??this.getScrollOffset();this._clampedAdjustment=this._clampedBy(r),this._scrollToOffset(r)},this.rafId=null,this.getSize=()=>this.options.enabled?(this.scrollRect=this.scrollRect??this.options.initialRect,this.scrollRect[this.options.horizontal?"width":"height"]):(this.scrollRect=null,0),this.getScrollOffset=()=>this.options.enabled?(this.scrollOffset=this.scrollOffset??(typeof this.options.initialOffset=="function"?this.options.initialOffset():this.options.initialOffset),this.scrollOffset):(this.scrollOffset=null,0),this.getMeasurementOptions=xo(()=>[this.options.count,this.options.paddingStart,this.options.scrollMargin,this.options.getItemKey,this.options.enabled,this.options.lanes,this.options.laneAssignmentMode,this.options.gap],(n,o,r,s,i,a,u,c)=>(this.prevLanes!==void 0&&this.prevLanes!==a&&(this.lanesChangedFlag=!0),this.prevLanes=a,this.pendingMin=null,{count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:i,lanes:a,laneAssignmentMode:u,gap:c}),{key:!1}),this.isIndexInRange=n=>n>=0&&n<this.options.count,this.getMeasurements=xo(()=>[this.getMeasurementOptions(),this.itemSizeCacheVersion],({count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:i,lanes:a,laneAssignmentMode:u,gap:c},d)=>{var p;let m=this.itemSizeCache;if(!i)return this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),[];if(this.laneAssignments.size>n)for(let _ of this.laneAssignments.keys())_>=n&&this.laneAssignments.delete(_);this.lanesChangedFlag&&(this.lanesChangedFlag=!1,this.lanesSettling=!0,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.pendingMin=null),this.measurementsCache.length===0&&!this.lanesSettling&&(this.measurementsCache=this.options.initialMeasurementsCache,this.measurementsCache.forEach(_=>{this.itemSizeCache.set(_.key,_.size)}));let g=this.lanesSettling?0:this.pendingMin??0;if(this.pendingMin=null,this.lanesSettling&&this.measurementsCache.length===n&&(this.lanesSettling=!1),a===1){let _=n*2,R=(p=this._singleLaneMeasurements)==null?void 0:p.flat;if(!R||R.length<_){let E=new Float64Array(_);R&&g>0&&E.set(R.subarray(0,g*2)),R=E}let w=g===0?new Array(n):this._singleLaneMeasurements.items.slice(),D;if(g===0)D=o+r;else{let E=g-1;D=R[E*2]+R[E*2+1]+c}for(let E=g;E<n;E++){let A=s(E);w[E]=A;let I=m.get(A),O=typeof I=="number"?I:this.options.estimateSize(E);R[E*2]=D,R[E*2+1]=O,D+=O+c}this._singleLaneMeasurements={flat:R,items:w};let L=Rf(w,R);return this.measurementsCache=L,L}let y=this.measurementsCache.slice(0,g),x=new Array(a).fill(void 0),T=new Float64Array(a),k=0;for(let _=0;_<g;_++){let R=y[_];R&&(x[R.lane]===void 0&&k++,x[R.lane]=_,T[R.lane]=R.end)}for(let _=g;_<n;_++){let R=s(_),w=this.laneAssignments.get(_),D,L,E=u==="estimate"||m.has(R);if(w!==void 0&&this.options.lanes>1){D=w;let C=x[D],M=C!==void 0?y[C]:void 0;L=M?M.end+c:o+r}else if(k===a){let C=0,M=T[0],z=x[0];for(let H=1;H<a;H++){let V=T[H];(V<M||V===M&&x[H]<z)&&(C=H,M=V,z=x[H])}D=C,L=M+c,E&&this.laneAssignments.set(_,D)}else D=_%this.options.lanes,L=o+r,E&&this.laneAssignments.set(_,D);let A=m.get(R),I=typeof A=="number"?A:this.options.estimateSize(_),O=L+I;y[_]={index:_,start:L,size:I,end:O,key:R,lane:D},x[D]===void 0&&k++,x[D]=_,T[D]=O}return this.measurementsCache=y,y},{key:!1,debug:()=>this.options.debug}),this.calculateRange=xo(()=>[this.getMeasurements(),this.getSize(),this.getScrollOffset(),this.options.lanes,this._getLayoutTotalSize()+this.options.scrollMargin],(n,o,r,s,i)=>{if(n.length===0||o===0)return this.range=null,null;let a=Math.max(i-o,0);return this.range=Gx(n,o,Math.min(r,a),s,s===1&&this._singleLaneMeasurements!==null?this._singleLaneMeasurements.flat:null),this.range},{key:!1,debug:()=>this.options.debug}),this.getVirtualIndexes=xo(()=>{let n=null,o=null,r=this.calculateRange();return r&&(n=r.startIndex,o=r.endIndex),this.maybeNotify.updateDeps([this.isScrolling,n,o]),[this.options.rangeExtractor,this.options.overscan,this.options.count,n,o,this.options.lanes]},(n,o,r,s,i,a)=>s===null||i===null?[]:n({startIndex:s,endIndex:i,overscan:o,count:r,lanes:a}),{key:!1,debug:()=>this.options.debug}),this.indexFromElement=n=>{let o=this.options.indexAttribute,r=n.getAttribute(o);return r?parseInt(r,10):(console.warn(`Missing attribute name '${o}={index}' on measured element.`),-1)},this.shouldMeasureDuringScroll=n=>{var o;if(!jr(this.scrollState))return!0;let r=this.scrollState.index??((o=this.getVirtualItemForOffset(this.scrollState.lastTargetOffset))==null?void 0:o.index);if(r!==void 0&&this.range){let s=Math.max(this.options.overscan,Math.ceil((this.range.endIndex-this.range.startIndex)/2)),i=Math.max(0,r-s),a=Math.min(this.options.count-1,r+s);return n>=i&&n<=a}return!0},this.measureElement=n=>{if(!n){this.elementsCache.forEach((i,a)=>{i.isConnected||(this.observer.unobserve(i),this.elementsCache.delete(a))});return}let o=this.indexFromElement(n);if(!this.isIndexInRange(o))return;let r=this.options.getItemKey(o),s=this.elementsCache.get(r);s!==n&&(s&&this.observer.unobserve(s),this.observer.observe(n),this.elementsCache.set(r,n)),n.isConnected&&(!this.isScrolling||this.scrollState)&&this.shouldMeasureDuringScroll(o)&&this.resizeItem(o,this.options.measureElement(n,void 0,this))},this.resizeItem=(n,o)=>{var r,s,i;if(!this.isIndexInRange(n))return;(r=this._resizeBatch)!=null&&r.sync&&this.getMeasurements();let a,u,c,d=(s=this._singleLaneMeasurements)==null?void 0:s.flat;if(this.options.lanes===1&&d!=null)c=this.options.getItemKey(n),u=d[n*2],a=d[n*2+1];else{let g=this.measurementsCache[n];if(!g)return;c=g.key,u=g.start,a=g.size}let p=this.itemSizeCache.get(c)??a,m=o-p;if(m!==0){let g=this.options.anchorTo==="end"&&!jr(this.scrollState)&&this.getVirtualDistanceFromEnd()<=this.options.scrollEndThreshold,y=g?this._getLayoutTotalSize():0,x=this.getScrollOffset(),k=!this.itemSizeCache.has(c)?u<x:u+p<=x&&this.scrollDirection!=="backward",_=!jr(this.scrollState)&&(this.shouldAdjustScrollPositionOnItemSizeChange!==void 0?this.shouldAdjustScrollPositionOnItemSizeChange(this.measurementsCache[n]??{index:n,key:c,start:u,size:a,end:u+a,lane:0},m,this):k);(this.pendingMin===null||n<this.pendingMin)&&(this.pendingMin=n),this.itemSizeCache.set(c,o),this.itemSizeCacheVersion++;let R=!1;if(this._awaitingCommandReadBack()||(g?R=this.applyScrollAdjustment(this._getLayoutTotalSize()-y):_&&(R=this.applyScrollAdjustment(m))),this._resizeBatch){this._resizeBatch.notify=!0,(i=this._resizeBatch).sync||(i.sync=R);return}this.notify(R),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment()}},this.getVirtualItems=xo(()=>[this.getVirtualIndexes(),this.getMeasurements(),this._holdOffset],(n,o,r)=>{let s=[];for(let i=0,a=n.length;i<a;i++){let u=n[i],c=o[u];s.push(r===0?c:{...c,start:c.start-r,end:c.end-r})}return s},{key:!1,debug:()=>this.options.debug}),this.getVirtualItemForOffset=n=>{var o;let r=this.getMeasurements();if(r.length===0)return;let s=(o=this._singleLaneMeasurements)==null?void 0:o.flat,i=this.options.lanes===1&&s!=null,a=Ff(0,r.length-1,i?u=>s[u*2]:u=>ba(r[u]).start,n);return ba(r[a])},this._noteClampMax=()=>{if(!this._awaitingCommandReadBack())return;let n=this._elementMaxScrollOffset();if(n===null)return;let o=this.pendingWrite,r=Math.max(n,0)+this._holdOffset;if(r>=o.target)return;let s=o.lowMaxes??(o.lowMaxes=[]);s[s.length-1]!==r&&s.push(r)},this.getMaxScrollOffset=()=>(this._elementMaxScrollOffset()??0)+this._holdOffset,this._toLayoutOffset=n=>{var o;let r=n+this._holdOffset;return((o=this.pendingScrollAnchor)==null?void 0:o.kind)==="anchor"&&(r+=this.pendingScrollAnchor.delta),r},this._elementMaxScrollOffset=()=>{let n=this.scrollElement;if(n===null)return null;if("scrollHeight"in n)return this.options.horizontal?n.scrollWidth-n.clientWidth:n.scrollHeight-n.clientHeight;if("document"in n){let o=n.document.documentElement;return this.options.horizontal?o.scrollWidth-n.innerWidth:o.scrollHeight-n.innerHeight}return null},this._momentumStop=null,this._stopMomentum=n=>{let o=this.scrollElement,r=this.targetWindow;if(o===null||r===null)return;let s="document"in o?o.document.scrollingElement:o;if(!s?.style)return;if(this._momentumStop){this._momentumStop.done=n;return}let{style:i}=s,a=this.options.horizontal?"overflow-x":"overflow-y",u=i.getPropertyValue(a),c=i.getPropertyPriority(a),d=()=>this.options.horizontal?s.clientHeight:s.clientWidth,p=d();if(i.setProperty(a,"hidden","important"),d()!==p){i.setProperty(a,u,c);return}let m={restore:()=>i.getPropertyValue(a)!=="hidden"||i.getPropertyPriority(a)!=="important"?!1:(i.setProperty(a,u,c),!0),done:n};this._momentumStop=m,r.requestAnimationFrame(()=>r.requestAnimationFrame(()=>{this._momentumStop===m&&(this._momentumStop=null,m.restore()&&m.done())}))},this._clampedBy=n=>{let o=this._elementMaxScrollOffset();if(o===null)return null;let r=o+this._holdOffset;return n>r+.5?{target:n,maxAtWrite:r}:null},this.getVirtualDistanceFromEnd=()=>Math.max(this._getLayoutTotalSize()+this.options.scrollMargin-this.getSize()-this.getScrollOffset(),0),this.getDistanceFromEnd=()=>Math.max(this.getMaxScrollOffset()-this.getScrollOffset(),0),this.isAtEnd=(n=this.options.scrollEndThreshold)=>this.getDistanceFromEnd()<=n,this.getOffsetForAlignment=(n,o,r=0)=>{if(!this.scrollElement)return 0;let s=this.getSize(),i=this.getScrollOffset();o==="auto"&&(o=n>=i+s?"end":"start"),o==="center"?n+=(r-s)/2:o==="end"&&(n-=s);let a=this.getMaxScrollOffset();return Math.max(Math.min(a,n),0)},this.getOffsetForIndex=(n,o="auto")=>{n=Math.max(0,Math.min(n,this.options.count-1));let r=this.getSize(),s=this.getScrollOffset(),i=this.getMeasurements()[n];if(!i)return;if(o==="auto")if(i.end>=s+r-this.options.scrollPaddingEnd)o="end";else if(i.start<=s+this.options.scrollPaddingStart)o="start";else return[s,o];if(o==="end"&&n===this.options.count-1){let u=this.getMaxScrollOffset(),c=u-this.options.paddingEnd+this.options.scrollPaddingEnd;return[Math.max(Math.min(c,u),0),o]}let a=o==="end"?i.end+this.options.scrollPaddingEnd:i.start-this.options.scrollPaddingStart;return[this.getOffsetForAlignment(a,o,i.size),o]},this.scrollToOffset=(n,{align:o="start",behavior:r="auto"}={})=>{this._startScroll({index:null,align:o},this.getOffsetForAlignment(n,o),r,"absolute")},this.scrollToIndex=(n,{align:o="auto",behavior:r="auto"}={})=>{n=Math.max(0,Math.min(n,this.options.count-1));let s=this.getOffsetForIndex(n,o);if(!s)return;let[i,a]=s;this._startScroll({index:n,align:a},i,r,"absolute")},this.scrollBy=(n,{behavior:o="auto"}={})=>{let r=this.getOffsetForAlignment((this.getCommandWrittenOffset()??this.getScrollOffset())+n,"start");this._startScroll({index:null,align:"start"},r,o,"relative")},this.scrollToEnd=({behavior:n="auto"}={})=>{if(this.options.count>0){this._startScroll({index:this.options.count-1,align:"end",toEnd:!0},Math.max(this.getMaxScrollOffset(),0),n,"absolute");return}this.scrollToOffset(Math.max(this.getTotalSize()-this.getSize(),0),{behavior:n})},this.cancelScroll=()=>{this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null},this.getTotalSize=()=>Math.max(this._getLayoutTotalSize()-this._holdOffset,0),this._getLayoutTotalSize=()=>{var n,o;let r=this.getMeasurements(),s;if(r.length===0)s=this.options.paddingStart;else if(this.options.lanes===1){let i=r.length-1,a=(n=this._singleLaneMeasurements)==null?void 0:n.flat;a!=null?s=a[i*2]+a[i*2+1]:s=((o=r[i])==null?void 0:o.end)??0}else{let i=Array(this.options.lanes).fill(null),a=r.length-1;for(;a>=0&&i.some(u=>u===null);){let u=r[a];i[u.lane]===null&&(i[u.lane]=u.end),a--}s=Math.max(...i.filter(u=>u!==null))}return Math.max(s-this.options.scrollMargin+this.options.paddingEnd,0)},this.takeSnapshot=()=>{let n=[];if(this.itemSizeCache.size===0)return n;let o=this.getMeasurements();for(let r of o)r&&this.itemSizeCache.has(r.key)&&n.push({index:r.index,key:r.key,start:r.start,size:r.size,end:r.end,lane:r.lane});return n},this._scrollToOffset=(n,{adjustments:o,behavior:r}={})=>{let s={target:n+(o??0),smooth:r==="smooth"};return this.pendingWrite=s,this.options.scrollToFn(n-this._holdOffset,{behavior:r,adjustments:o},this),s},this.getCommandWrittenOffset=()=>this.scrollState!==null&&this.pendingWrite!==null&&!this.pendingWrite.smooth?this.pendingWrite.target:null,this._awaitingCommandReadBack=()=>{let n=this.getCommandWrittenOffset();return!(qr()&&this._iosGesture.dragging())&&n!==null&&!Tn(n,this.getScrollOffset())},this._followOffsetTarget=n=>{this.scrollState!==null&&this.scrollState.index==null&&(this.scrollState.lastTargetOffset+=n)},this.measure=()=>{this.pendingMin=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.itemSizeCacheVersion++,this.notify(!1)},this.setOptions(t)}get scrollAdjustments(){return 0}applyScrollAdjustment(t,n){if(t===0)return!1;if(this._followOffsetTarget(t),this._canWriteScroll()){let o=this.getScrollOffset();this._clampedAdjustment=this._clampedBy(o+t);let r=this._scrollToOffset(o,{adjustments:t,behavior:n});return this.scrollOffset!==null&&(this.pendingWrite===r&&(this.scrollOffset+=t),this.scrollOffset<0&&(this.scrollOffset=0)),!0}else return this._holdOffset+=t,this.scrollOffset!==null&&(this.scrollOffset+=t),!0}scheduleScrollReconcile(){if(!this.targetWindow){this.scrollState=null;return}this.rafId==null&&(this.rafId=this.targetWindow.requestAnimationFrame(()=>{this.rafId=null,this.reconcileScroll()}))}getScrollStateTarget(t){let n=t.toEnd?[Math.max(this.getMaxScrollOffset(),0)]:t.index!=null?this.getOffsetForIndex(t.index,t.align):void 0;return n?n[0]:t.lastTargetOffset}reconcileScroll(){if(!this.scrollState||!this.scrollElement)return;if(this.now()-this.scrollState.startedAt>5e3){this.scrollState=null;return}if(this.scrollState.phase==="queued"){this.scheduleScrollReconcile();return}this.getMeasurements();let o=this.getScrollStateTarget(this.scrollState),r=this.scrollState.index==null?1:this.options.useAnimationFrameWithResizeObserver?3:2,s=o!==this.scrollState.lastTargetOffset;if(!s&&Tn(o,this.getScrollOffset())){if(this.scrollState.phase==="smooth"?this.scrollState.phase="smoothLanded":this.scrollState.phase==="smoothFinishing"&&(this.scrollState.phase="instant"),this.scrollState.stableFrames++,this.scrollState.stableFrames>=r){this.getScrollOffset()!==o&&this._scrollToOffset(o,{behavior:"auto"}),this.scrollState=null;return}}else if(this.scrollState.stableFrames=0,s){let i=this.getSize()||600,a=Math.abs(o-this.getScrollOffset()),u=jr(this.scrollState)&&a>i;this.scrollState.lastTargetOffset=o,u?this.scrollState.phase="smooth":this.scrollState.phase==="smooth"?this.scrollState.phase="smoothFinishing":this.scrollState.phase==="smoothLanded"&&(this.scrollState.phase="instant"),this._scrollToOffset(o,{behavior:u?"smooth":"auto"})}this.scheduleScrollReconcile()}_startScroll(t,n,o,r){this.pendingScrollAnchor=null,this._clampedAdjustment=null;let s=this._iosGesture.tail();if(r==="absolute"&&s!==null){if(s==="fling"&&Of()){this._stopMomentum(()=>{let i=this.scrollState;i?.phase!=="queued"||this._iosGesture.tail()!=="fling"||this._reportedOverscroll||(this._iosGesture.end(),this._flushHoldIfReady(!0),this._writeAwaitingCommand())}),this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,phase:"queued",behavior:o,samples:[]},this.scheduleScrollReconcile();return}this._iosGesture.end()}this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,behavior:o,phase:If(o,t.index!=null&&Tn(n,this.getScrollOffset()))},this._scrollToOffset(n,{behavior:o}),this.scheduleScrollReconcile()}},Ff=(e,t,n,o)=>{for(;e<=t;){let r=(e+t)/2|0,s=n(r);if(s<o)e=r+1;else if(s>o)t=r-1;else return r}return e>0?e-1:0};function Fx(e,t,n){let o=0;for(;o<=t;){let r=(o+t)/2|0,s=e[r*2];if(s<n)o=r+1;else if(s>n)t=r-1;else return r}return o>0?o-1:0}function Gx(e,t,n,o,r){let s=e.length-1;if(e.length<=o)return{startIndex:0,endIndex:s};if(o===1&&r!==null){let c=Fx(r,s,n),d=c,p=n+t;for(;d<s&&r[d*2]+r[d*2+1]<p;)d++;return{startIndex:c,endIndex:d}}let a=Ff(0,s,c=>e[c].start,n),u=a;if(o===1)for(;u<s&&e[u].end<n+t;)u++;else if(o>1){let c=Array(o).fill(0);for(;u<s&&c.some(p=>p<n+t);){let p=e[u];c[p.lane]=p.end,u++}let d=Array(o).fill(n+t);for(;a>=0&&d.some(p=>p>=n);){let p=e[a];d[p.lane]=p.start,a--}a=Math.max(0,a-a%o),u=Math.min(s,u+(o-1-u%o))}return{startIndex:a,endIndex:u}}function Gf(e,t,n){let o=ue(null),[,r]=ne(0),s={count:e,overscan:10,scrollMargin:n,scrollPaddingStart:n,estimateSize:()=>t,getScrollElement:()=>o.current,scrollToFn:Nf,observeElementRect:$f,observeElementOffset:zf,onChange:()=>r(a=>a+1)},[i]=ne(()=>new vi(s));return i.setOptions(s),wt(()=>i._didMount(),[i]),wt(()=>i._willUpdate()),{scroller:o,virtualizer:i}}var xi=28;function Hn(e){let{label:t,testId:n,columns:o,rows:r,selected:s,onChoose:i,minWidth:a}=e,{scroller:u,virtualizer:c}=Gf(r.length,xi,xi),[d,p]=ne(-1),m=o.map(k=>k.width).join(" "),{sort:g,topKey:y}=e;pe(()=>c.scrollToOffset(0),[g?.key,g?.descending,y]),pe(()=>{let k=s===null?-1:r.indexOf(s);k<0||(p(k),c.scrollToIndex(k,{align:"auto"}))},[s]);let x=k=>{let _=Math.max(0,Math.min(r.length-1,k));p(_),c.scrollToIndex(_,{align:"auto"})},T=k=>{if(k.target!==k.currentTarget)return;let _=r[d],R=Math.max(1,Math.floor((u.current?.clientHeight??0)/xi)-2),D={ArrowDown:d+1,ArrowUp:d-1,PageDown:d+R,PageUp:d-R,Home:0,End:r.length-1}[k.key];if(D!==void 0)x(D);else if(k.key==="Enter"&&_!==void 0)i(_);else if(k.key==="ArrowRight"&&_!==void 0)e.onFold?.(_,!0);else if(k.key==="ArrowLeft"&&_!==void 0)e.onFold?.(_,!1);else return;k.preventDefault()};return l("div",{class:"table",ref:u,role:"grid","aria-label":t,"aria-rowcount":r.length+1,"aria-activedescendant":d>=0?`${n}-${d}`:void 0,tabIndex:0,"data-testid":n,onKeyDown:T,children:l("div",{style:{minWidth:a,"--tracks":m},children:[l(Bx,{...e}),l("div",{class:"table-body",role:"rowgroup",style:{height:`${c.getTotalSize()}px`},children:c.getVirtualItems().map(({index:k,start:_})=>{let R=r[k];return R===void 0?null:l("div",{id:`${n}-${k}`,class:`tr${k===d?" active":""}`,role:"row","aria-rowindex":k+2,"aria-selected":R===s,"data-row":R,style:{transform:`translateY(${_-xi}px)`},onClick:()=>{p(k),i(R)},children:o.map(w=>l("div",{role:"gridcell",class:w.isNumber?"td number":"td",children:w.cell(R)},w.key))},R)})})]})})}function Bx({columns:e,sort:t,onSort:n}){return l("div",{class:"tr head",role:"row","aria-rowindex":1,children:e.map(({key:o,label:r,help:s,isNumber:i=!1})=>{let a=t?.key!==o?"none":t.descending?"descending":"ascending";return l("div",{role:"columnheader","aria-sort":a,class:i?"number":"",children:l("button",{type:"button",title:s,"data-testid":`sort-${o}`,onClick:()=>n(yf(t,o,i)),children:[r,l("span",{class:"arrow","aria-hidden":"true",children:{none:"",ascending:"▲",descending:"▼"}[a]})]})},o)})})}var Bf=`.icicle {
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
`;var Wf={key:"modules",title:"Modules",style:Bf,Panel:Wx};function Wx({recording:e}){let{recordings:t}=F(),n=t.moduleTree.value,o=fi(e);return n?l(Hx,{modules:e.modules,tree:n,first:o}):null}function Hx({modules:e,tree:t,first:n}){let o=F(),[r,s]=zn("modules"),i=te(()=>hf(e,t),[e,t]),a=te(()=>mi(i),[i]),u=te(()=>new Set(Bt(r.open??"")??t.roots),[r.open,t]),c=te(()=>new Set(Bt(r.groups??"")),[r.groups]),d=gi(r.sort,Object.keys(e)),p=(k,_)=>{let[R,w,D]=k<0?["groups",c,~k]:["open",u,k],L=new Set(w);_?L.add(D):L.delete(D),s(R,R==="groups"&&L.size===0?"":_t([...L]))},m=k=>k<0?c.has(~k):u.has(k),g=te(()=>vf(t,i,{isOpen:k=>u.has(k),isGroupOpen:k=>c.has(k),sort:d&&{value:k=>wa(e,i,k,d.key),descending:d.descending}}),[t,i,u,c,r.sort]),y=te(()=>Sf({modules:e,tree:t,groups:i,members:a,isOpen:m,fold:p,first:n}),[t,i,u,c]),{selected:x}=o.address.value,T=x&&Kx(x,o.recordings.moduleAround);return pe(()=>{if(T===null)return;let k=uo(e,T),_=k.map(w=>a.get(w)).filter(w=>w!==void 0&&!c.has(w));_.length>0&&s("groups",_t([...c,..._]));let R=k.slice(1).filter(w=>!u.has(w));R.length>0&&s("open",_t([...u,...R]))},[T]),l(ee,{children:[l(_f,{modules:e,tree:t,selected:T,onChoose:k=>o.select($e(k))}),l("div",{class:"toolbar",children:[l("button",{type:"button","data-testid":"modules-open-all",onClick:()=>{s("open",_t(on(e.fqn.length))),s("groups",_t([...i.keys()]))},children:"Open all"}),l("button",{type:"button","data-testid":"modules-close-all",onClick:()=>{s("open",_t([])),s("groups","")},children:"Close all"}),l(gn,{name:"modules",table:()=>Ux(e,i,g,n)}),l("span",{class:"count",children:le(e.fqn.length,"module call")})]}),l(Hn,{label:"Module calls in call order",testId:"modules-table",columns:y,rows:g,sort:d,onSort:k=>s("sort",yi(k)),selected:T,onChoose:k=>k<0?p(k,!m(k)):o.select($e(k)),onFold:p,minWidth:"760px"})]})}function Kx(e,t){return e.kind==="module"?e.number:e.kind==="node"?t(e):null}function wa(e,t,n,o){let r=n<0?t.get(~n):void 0,s=e[o][n<0?~n:n]??null;return r&&typeof s=="number"?hi(e,r,o):s}var Vf=["type_name","nodes","total_bytes","self_bytes","exclusive_bytes","freed_bytes"];function Ux(e,t,n,o){return{header:["module","calls",...Vf,"device"],rows:n.map(r=>{let s=r<0?t.get(~r):void 0,i=s?.name??Jt(e,r),a=Vf.map(p=>wa(e,t,r,p)),u=s?ur(Hr(e,s),o):e.where[r],d=wa(e,t,r,"total_bytes")!==0?Wr(u||o).join(" + "):null;return[i,s?.calls.length??1,...a,d]})}}function Hf(e,t){let n=e?.split(",")??[],o=t.map(({key:r})=>r).filter(r=>n.includes(r));return o.length>0?o:null}function Kf(e,t,n,o){let r=({key:a})=>t.includes(a)?t.indexOf(a):t.length,s=n,i=new Set;for(let a of[...e].sort((u,c)=>r(u)-r(c))){if(s-=a.least+o,s<0&&i.size>0)break;i.add(a.key)}return e.map(({key:a})=>a).filter(a=>i.has(a))}function Uf(e,t,n){let{module:o="",state:r="",dtype:s="",least:i=""}=n,[a,u,c]=[jo(n.filter??""),jx(o),Cs(i)],d=n.saving==="1";return on(e.node.length).filter(p=>(!d||(e.saves[p]??0)>0)&&(r===""||e.output_state[p]===r)&&(s===""||e.output_dtype[p]===s)&&(c===null||qx(e,p)>=c)&&(o===""||u(t.module[p]??""))&&a(t.search[p]??""))}function qx(e,t){let n=(e.attributed_bytes[t]??0)+(e.shared_bytes[t]??0);return Math.max(n,e.output_bytes[t]??0)}function jx(e){let t=e.split("*"),n=t.length-1,o=t.map((r,s)=>{let i=r.replaceAll(/[.+^${}()|[\]\\]/g,"\\$&").replaceAll("?",".");return new RegExp(`${s===0?"^":""}${i}${s===n?"(?=[.]| #|$)":""}`,"g")});return r=>{let s=0;return o.every(i=>{i.lastIndex=s;let a=i.test(r);return s=i.lastIndex,a})}}function qf(e,t){let n=new Map([["",{nbytes:0,whole:0}]]);e.attributed_bytes.forEach((o,r)=>{let s=e.where[r]??"",i=n.get(s);i?i.whole+=o:n.set(s,{nbytes:0,whole:o})});for(let o of t)n.get(e.where[o]??"").nbytes+=e.attributed_bytes[o]??0;return[...n].map(([o,r])=>({where:o,...r})).filter(({where:o,nbytes:r})=>o===""||r>0)}var _a=["module","op","source"];function wi(e){return _a.find(t=>t===e)??null}function jf(e,t,n,o){let r=o==="module"?t.module:e[o],s=new Map;for(let i of n){let a=r[i]??"",u=s.get(a);u?u.push(i):s.set(a,[i])}return[...s].map(([i,a])=>({name:i,rows:a}))}var Yx=["saves","attributed_bytes"];function Yr(e){return Yx.some(t=>t===e)}function _i(e,t,n){return n!=="saves"&&Sa(e,t).length>1?null:t.rows.reduce((o,r)=>o+(e[n][r]??0),0)}function Sa({where:e,attributed_bytes:t},{rows:n}){return pi(e,t,n)}var Qf=["op","attributed_bytes","module","source","node"],pr="group",ka=180,Qx=["output_dtype"];function Jf(e){return e.filter(({key:t})=>!Qx.includes(t))}function Zf(e,{module:t}){let n=(o,r,s)=>({...Cn(88),key:o,label:r,help:s,isNumber:!0,cell:i=>l(Z,{n:e[o][i]})});return[{...Cn(64),key:"node",label:"#",help:"Forward order",isNumber:!0,cell:o=>e.node[o]},{...Cn(120,1),key:"op",label:"op",cell:o=>l("span",{title:e.recomputed[o]?"Recomputed in the backward pass":void 0,children:[e.op[o],e.recomputed[o]&&l("span",{class:"tag",children:"recomputed"}),e.where[o]&&l("span",{class:"tag",children:e.where[o]})]})},{...Cn(140,1.5),key:"module",label:"module",cell:o=>l(qo,{text:t[o]??""})},{...Cn(56),key:"saves",label:"saves",help:"Number of saved tensors",isNumber:!0,cell:o=>e.saves[o]},n("attributed_bytes","attributed","Storages attributed to this op: it saved them first"),n("shared_bytes","shared","Storages this op saves too, attributed to another op"),n("exclusive_bytes","exclusive","Memory released if only this op stopped saving"),n("output_bytes","output","Size of the output"),{...Cn(118),key:"output_state",label:"output state",help:"State of the output after the forward pass",cell:o=>l(po,{state:e.output_state[o]??null})},{...Cn(80),key:"output_dtype",label:"dtype",help:"Dtype of the output",cell:o=>e.output_dtype[o]},{...Cn(120,1),key:"source",label:"source",cell:o=>l(qo,{text:e.source[o]??""})}]}function Cn(e,t=0){return{least:e,width:t?`minmax(${e}px, ${t}fr)`:`${e}px`}}function Xf(e,t){let{ops:n,first:o,groups:r,by:s,isOpen:i,fold:a}=t,u={...Cn(ka,2),key:pr,label:s,cell:d=>{if(d>=0)return l(Kr,{isOpen:!1});let p=r[~d],m=p&&ur(Sa(n,p),o);return l("span",{class:"branch",style:{"--depth":0},children:[l(Kr,{isOpen:i(~d),onFold:g=>a(~d,g)}),l("span",{class:"group-name",children:l(qo,{text:p?.name||"(no module)"})}),l("span",{class:"tag",children:le(p?.rows.length??0,"op")}),m&&l("span",{class:"tag",children:m})]})}},c=e.map(d=>({...d,cell:p=>p>=0?d.cell(p):Jx(n,r[~p],d.key)}));return[u,...c]}function Jx(e,t,n){if(!t||!Yr(n))return null;let o=_i(e,t,n);return n==="saves"?o:l(Z,{n:o})}function Ra(e,t,n){return n==="module"?t.module:e[n]}var Yf=["node","op","module","source","saves","attributed_bytes","device","shared_bytes","exclusive_bytes","output_bytes","output_dtype","output_state","recomputed"];function em(e,t,n,o){let r=e.where.map((i,a)=>e.attributed_bytes[a]?Wr(i||o).join(" + "):null),s=Yf.map(i=>i==="device"?r:Ra(e,t,i));return{header:Yf,rows:n.map(i=>s.map(a=>a[i]??null))}}function tm(e,t,n,o){let r=JSON.stringify({...n,sort:"",columns:"",open:"",group:""}),s=te(()=>Uf(e,t,n),[e,r]),i=wi(n.group),a=te(()=>i?jf(e,t,on(e.node.length),i):[],[e,i]),u=te(()=>Zx(a,s),[a,s]),c=te(()=>{let p=m=>o&&o.key!==pr?Rn(m,Ra(e,t,o.key),o.descending):m;return i?Xx(e,u,o).map(m=>({group:m,rows:p(u[m]?.rows??[])})):[{group:null,rows:p(s)}]},[s,n.sort,i,u]),d=te(()=>{let p=new Set(Bt(n.open??""));return c.flatMap(({group:m,rows:g})=>m===null?g:p.has(m)?[~m,...g]:[~m])},[c,n.open]);return{by:i,groups:u,filters:r,matching:s,ordered:()=>c.flatMap(({rows:p})=>p),rows:d}}function Zx(e,t){let n=new Set(t);return e.map(({name:o,rows:r})=>({name:o,rows:r.filter(s=>n.has(s))}))}function Xx(e,t,n){let o=on(t.length).filter(a=>t[a].rows.length>0);if(!n)return o;let{key:r,descending:s}=n,i=t.map(a=>Yr(r)?_i(e,a,r):a.name);return Yr(r)||r===pr?Rn(o,i,s):o}function om({ops:e,settings:t,set:n}){let o=t.least??"";return l(ee,{children:[l(mn,{type:"search",class:"filter",placeholder:"Filter by op, module or source line",label:"Filter the ops",testId:"ops-filter",value:t.filter??"",onInput:r=>n("filter",r)}),l(mn,{type:"search",class:"filter short",placeholder:"Module, e.g. *.mlp",label:"Only ops in matching modules; * matches any text",testId:"ops-module",value:t.module??"",onInput:r=>n("module",r)}),l(Ta,{label:"Output state",any:"any state",testId:"ops-state",options:nm(e.output_state),value:t.state??"",onChoose:r=>n("state",r)}),l(Ta,{label:"Output dtype",any:"any dtype",testId:"ops-dtype",options:nm(e.output_dtype),value:t.dtype??"",onChoose:r=>n("dtype",r)}),l(mn,{type:"search",class:"filter short",placeholder:"At least, e.g. 1 MiB",label:"Only ops that save or return at least this many bytes",isInvalid:o!==""&&Cs(o)===null,testId:"ops-least",value:o,onInput:r=>n("least",r)}),l("label",{class:"check",children:[l("input",{type:"checkbox","data-testid":"ops-saving-only",checked:t.saving==="1",onChange:r=>n("saving",r.currentTarget.checked?"1":"")}),"Saved tensors only"]}),l(Ta,{label:"Group by",any:"no grouping",testId:"ops-group",options:_a,value:wi(t.group)??"",onChoose:r=>{n("open",""),n("group",r)}})]})}function nm(e){return[...new Set(e)].filter(t=>t!==null).sort()}function Ta({label:e,any:t,testId:n,options:o,value:r,onChoose:s}){let i=r===""||o.includes(r)?o:[...o,r];return l("select",{"aria-label":e,title:e,"data-testid":n,value:r,onChange:a=>s(a.currentTarget.value),children:[l("option",{value:"",children:t}),i.map(a=>l("option",{value:a,children:a},a))]})}function rm({columns:e,shown:t,onChoose:n}){let o=r=>{let s=e.map(i=>i.key).filter(i=>i===r!==t.includes(i));s.length>0&&n(s.join(","))};return l("details",{class:"menu","data-testid":"ops-columns",children:[l("summary",{children:"Columns"}),l("div",{class:"menu-list",children:[e.map(({key:r,label:s,help:i})=>l("label",{class:"check",title:i,children:[l("input",{type:"checkbox","data-testid":`column-${r}`,checked:t.includes(r),onChange:()=>o(r)}),s==="#"?"number":s]},r)),l("button",{type:"button",onClick:()=>n(""),children:"Fit to width"})]})]})}function sm(){let e=ue(null),[t,n]=ne(0);return wt(()=>{let o=e.current;if(!o)return;let r=()=>n(o.clientWidth),s=new ResizeObserver(r);return s.observe(o),r(),()=>s.disconnect()},[]),{element:e,width:t}}var im=`.ops {
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
`;var lm={key:"ops",title:"Ops",style:im,Panel:tw},Ca=12;function tw({recording:e}){let{address:t,recordings:n,select:o}=F(),[r,s]=zn("ops"),{ops:i}=e,{element:a,width:u}=sm(),c=fi(e),d=te(()=>rw(e),[e]),p=te(()=>Zf(i,d),[e]),m=gi(r.sort,[pr,...p.map(({key:C})=>C)]),{by:g,groups:y,filters:x,matching:T,ordered:k,rows:_}=tm(i,d,r,m),R=new Set(Bt(r.open??"")),w=(C,M)=>{let z=new Set(R);M?z.add(C):z.delete(C),s("open",z.size>0?_t([...z]):"")},D=Math.max(0,u-(g?ka:0)),L=Hf(r.columns,p)??Kf(Jf(p),Qf,D,Ca),E=p.filter(({key:C})=>L.includes(C)&&C!==g),A=g?Xf(E,{ops:i,first:c,groups:y,by:g,fold:w,isOpen:C=>R.has(C)}):E,{selected:I}=t.value,O=I?.kind==="node"?n.rowOfNode.value.get(I.number):void 0;return l("div",{class:"ops",ref:a,children:[l("div",{class:"toolbar",role:"group","aria-label":"What the table shows",children:[l(om,{ops:i,settings:r,set:s}),l(rm,{columns:p,shown:L,onChoose:C=>s("columns",C)}),l(gn,{name:"ops",table:()=>em(i,d,k(),c)}),l(nw,{ops:i,rows:T})]}),T.length===0&&l("p",{class:"hint no-rows","data-testid":"ops-none",children:i.node.length===0?"Autograd recorded no ops.":"No matches"}),l(Hn,{label:g?`Ops by ${g}`:"Ops in forward order",testId:"ops-table",columns:A,rows:_,sort:m,onSort:C=>s("sort",yi(C)),selected:O===void 0?null:ow(O,_,y),onChoose:C=>C<0?w(~C,!R.has(~C)):o(Be(i.node[C]??0)),onFold:(C,M)=>C<0&&w(~C,M),topKey:x,minWidth:`${A.reduce((C,{least:M})=>C+M+Ca,Ca)}px`})]})}function nw({ops:e,rows:t}){let n=te(()=>qf(e,t),[e,t]);return l("span",{class:"count",role:"status",children:[l("span",{"data-testid":"ops-count",children:le(t.length,"op")}),", ",l("span",{"data-testid":"ops-total",children:n.map(({where:o,nbytes:r,whole:s})=>[q(r),o].filter(Boolean).join(" ").concat(`, ${dt(r,s)}`)).join("; ")})]})}function ow(e,t,n){return n.length===0||t.includes(e)?e:~n.findIndex(o=>o.rows.includes(e))}function rw({ops:e,modules:t}){let n=t.fqn.map((s,i)=>Jt(t,i)),o=e.module.map(s=>s===null?"":n[s]??"");return{search:e.op.map((s,i)=>`${s} ${o[i]} ${e.source[i]??""}`.toLowerCase()),module:o}}var sw=["total_peak_bytes","saved_bytes"];function am(e){for(let t of sw){let n=e.findIndex(a=>a.key===t),o=e[n];if(!o?.nbytes)continue;let r=e.findIndex((a,u)=>u>n&&a.level<=o.level),s=e.slice(n+1,r<0?e.length:r),i=s.filter((a,u)=>a.nbytes&&(s[u+1]?.level??0)<=a.level);return{label:o.label,total:o.nbytes,all:i.map(({key:a,label:u,help:c,level:d,nbytes:p})=>({key:a,label:o.key==="total_peak_bytes"&&d>o.level+1?`saved: ${u}`:u,help:c,nbytes:p??0})),keptAtPeak:s.find(({key:a})=>a==="peak_saved_bytes")?.nbytes??null}}return{label:"",total:0,all:[],keptAtPeak:null}}function Pa({testId:e,rows:t}){let{select:n}=F();return t.length===0?null:l("ul",{class:"sentences","data-testid":e,children:t.map(({text:o,node:r,module:s})=>{let i=r!==null?Be(r):s!==null?$e(s):null;return l("li",{children:[o," ",i&&l("button",{type:"button",class:"link",onClick:()=>n(i),children:"show"})]},o)})})}var um=`.overview {
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
`;var dm={key:"overview",title:"Overview",style:um,Panel:lw};function lw({recording:e}){let{change:t,isServed:n}=F(),{totals:o,kept:r,saved_count:s}=e,i=r.reduce((c,d)=>c+d.nbytes,0),u=o.filter(({key:c})=>c.split("/")[0]==="saved_bytes").reduce((c,d)=>c+(d.nbytes??0),0);return l("div",{class:"overview","data-testid":"overview",children:[l(aw,{lines:o}),n&&o.some(({key:c,nbytes:d})=>c==="step_peak_bytes"&&d)&&l("p",{children:l("button",{type:"button",class:"link","data-testid":"to-plan",onClick:()=>t({view:"compare",compare:{by:"plan"}}),children:"Find what to checkpoint"})}),l(Pa,{testId:"warnings",rows:e.warnings}),l(Pa,{testId:"lighter",rows:e.lighter.map(({text:c,calls:d})=>({text:c,node:null,module:d[0]??null}))}),l("div",{class:"titled",children:[l("h2",{children:"Largest saved tensors"}),r.length>0&&l(gn,{name:"saved",table:()=>pw(r)})]}),r.length===0&&l("p",{class:"hint",children:"This recording saves nothing for backward."}),l("ol",{class:"groups","data-testid":"groups",children:r.map(c=>l("li",{children:l(cw,{group:c,largest:r[0]?.nbytes??0})},c.members[0]?.storage))}),s>r.length&&l("p",{class:"hint","data-testid":"groups-rest",children:[le(s-r.length,"smaller group")," not listed: the list covers"," ",dt(i,u)," of the saved bytes."]})]})}function aw({lines:e}){let{change:t}=F(),{total:n,label:o,all:r,keptAtPeak:s}=am(e),i=e.find(({key:a})=>a==="saved_bytes")?.nbytes??0;return n===0?null:l("figure",{class:"parts","data-testid":"parts",children:[l("figcaption",{children:[o," ",l(Z,{n})]}),l("div",{class:"parts-bar",role:"img","aria-label":r.map(uw).join(", "),children:r.map(a=>l("span",{class:`part ${a.key}`,style:{flexGrow:a.nbytes},title:`${a.label}: ${Nn(a.nbytes)}`},a.key))}),l("ul",{children:r.map(a=>l("li",{title:a.help,children:[l("span",{class:`part ${a.key}`,"aria-hidden":"true"}),a.label," ",l(Z,{n:a.nbytes})," ",l("small",{children:dt(a.nbytes,n)})]},a.key))}),s!==null&&q(s)!==q(i)&&l("p",{class:"hint","data-testid":"parts-kept",children:[l(Z,{n:s})," of the ",l(Z,{n:i})," saved for backward are alive at this peak."," ",l("button",{type:"button",class:"link",onClick:()=>t({view:"timeline"}),children:"Show in timeline"})]})]})}function uw({label:e,nbytes:t}){return`${e} ${q(t)}`}function cw({group:e,largest:t}){let{address:n,select:o}=F(),[r,s]=ne(!1),[i]=e.members,a=n.value.selected,u=e.count===1;return l("div",{class:"card","aria-current":u&&fm(i?.node,a),children:[l("span",{class:"size",children:[l(Z,{n:e.nbytes}),l("small",{children:dt(e.nbytes,e.saved_bytes)}),l(Vt,{part:e.nbytes,whole:t})]}),l("span",{class:"what",children:[l("button",{type:"button",class:"link","aria-expanded":u?void 0:r,onClick:()=>u&&i?o(Be(i.node)):s(!r),children:[l("b",{children:e.op})," saves ",l("code",{children:e.slot})," · ",e.module||"(no module)",!u&&` ×${Y(e.count)}`]}),l("span",{class:"type",children:[Zt(e.dtype,e.shape),pm(e)&&!u&&`, ${q(e.nbytes/e.count)} each`]}),l("span",{class:"reason",children:e.reason}),e.lighter&&l("span",{class:"hint-saving",children:e.lighter}),l("small",{children:[e.source,e.category,e.name,e.device,e.saves>1&&le(e.saves,"save")].filter(Boolean).join(" · ")}),r&&l(dw,{group:e,selected:a})]})]})}function pm({shape:e}){return!e?.includes(null)}function fm(e,t){return e!==void 0&&Be(e).text===t?.text}function dw({group:e,selected:t}){let{select:n}=F(),o=e.count-e.members.length;return l("ul",{class:"members",children:[e.members.map(({storage:r,node:s,fqn:i,slot:a,nbytes:u})=>l("li",{children:[l("button",{type:"button",class:"link","aria-current":fm(s,t),"data-node":s,onClick:()=>n(Be(s)),children:i||e.op}),a!==e.slot&&l("code",{children:[" ",a]}),!pm(e)&&l("small",{children:[" ",l(Z,{n:u})]})]},r)),o>0&&l("li",{children:["and ",Y(o)," more"]})]})}var cm=["nbytes","count","op","slot","module","dtype","reason","lighter","source","category","name","device","saves"];function pw(e){return{header:[...cm,"shape"],rows:e.map(t=>[...cm.map(n=>t[n]),t.shape?.map(n=>n??"*").join("x")??null])}}function mm({ranks:e}){let{recordings:t}=F(),[n,o]=ne(null),{modules:r,modules_count:s}=e,i=te(()=>fw(e),[e]),a=te(()=>{let u=on(r.length);return n?Rn(u,bw(e,n.key),n.descending):u},[e,n]);return e.ranks.filter(({nbytes:u})=>u!==null).length<2?null:r.length===0?l("p",{class:"hint pad","data-testid":"ranks-equal",children:"Every module saves the same on all ranks."}):l(ee,{children:[l("h3",{children:["Modules that differ between ranks"," ",l("small",{children:s>r.length?`the ${Y(r.length)} largest differences of ${Y(s)}`:"largest difference first"})]}),l(Hn,{label:"Modules that differ between ranks",testId:"unequal-table",columns:i,rows:a,sort:n,onSort:o,selected:null,onChoose:u=>{let c=e.ranks[r[u]?.most??-1];c?.nbytes&&t.chooseRank(c,"modules")},minWidth:"720px"})]})}function fw({ranks:e,modules:t}){let n=(o,r)=>({key:o,label:r,width:"minmax(130px, 1fr)",isNumber:!0,cell:s=>l(hw,{module:t[s],ranks:e,which:o})});return[{key:"fqn",label:"module",width:"minmax(160px, 2fr)",cell:o=>l(mw,{module:t[o]})},{key:"type_name",label:"type",width:"minmax(90px, 1fr)",cell:o=>t[o]?.type_name},{key:"ranks",label:"by rank",help:"Attributed to its own ops on each rank, in rank order",width:"minmax(90px, 1fr)",cell:o=>l(yw,{values:t[o]?.nbytes??[],ranks:e})},n("least","smallest"),n("most","largest"),{key:"apart",label:"difference",help:"Largest minus smallest",width:"88px",isNumber:!0,cell:o=>l(Z,{n:hm(t[o])})}]}function mw({module:e}){if(!e)return null;let{fqn:t,type_name:n,times:o}=e,r=t||(n?"(root module)":"(no module)");return l("span",{title:r,class:t?"":"none",children:[r,o>1&&l("b",{children:[" ×",Y(o)]})]})}function hw({module:e,ranks:t,which:n}){let o=e?.[n]??null;if(!e||o===null)return l("span",{class:"none",children:"–"});let r=e.nbytes[o];return r==null?l(gw,{module:e,ranks:t}):l(ee,{children:[l(Z,{n:r})," ",l("small",{children:["rank ",t[o]?.rank]})]})}function gw({module:e,ranks:t}){let n=t.filter(({nbytes:r},s)=>r!==null&&e.nbytes[s]===null),o=n.length===1?`rank ${n[0]?.rank}`:`${Y(n.length)} ranks`;return l("small",{children:["not on ",o]})}function yw({values:e,ranks:t}){let n=Math.max(1,...e.map(r=>r??0)),o=t.map(({rank:r,nbytes:s},i)=>{let a=e[i]??null;return`rank ${r}: ${a!==null?q(a):s?"no such module":"not read"}`});return l("span",{class:"bars",role:"img","aria-label":o.join(", "),title:o.join(`
`),children:e.map((r,s)=>l("span",{style:{height:`${100*(r??0)/n}%`}},s))})}function hm(e){return!e||e.least===null||e.most===null?0:(e.nbytes[e.most]??0)-(e.nbytes[e.least]??0)}function bw({modules:e},t){return e.map(n=>t==="fqn"?n.fqn:t==="type_name"?n.type_name:t==="least"||t==="most"?n.nbytes[n[t]??-1]??null:hm(n))}var gm=`.ranks {
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
`;var ym={key:"ranks",title:"Ranks",style:gm,waiting:"Reading the ranks…",needsServer:!0,isFor:(e,t)=>(t?.ranks??1)>1,fetch:(e,t,n,o)=>_n(()=>e.ranks(t,n),n,o),mayGrow:({ranks:e})=>e.some(({problem:t})=>t!==null),Panel:xw};function xw({reply:e,isLoading:t}){return l("div",{class:"ranks","aria-busy":t,children:[l(ww,{ranks:e}),l(Sw,{ranks:e}),l(Mw,{ranks:e}),e.pending===0&&l(mm,{ranks:e})]})}function ww({ranks:e}){let{pending:t,totals:n}=e,o=e.ranks.length-t;return l("p",{class:"summary",role:"status","data-testid":"ranks-summary",children:[t>0?`Read ${Y(o)} of ${le(e.ranks.length,"rank")}…`:`${le(e.ranks.length,"rank")}: ${_w(e,n[0])}`," ",l("small",{children:"Click a rank to show its recording."})]})}function _w({ranks:e},t){if(!t)return"";let[n,o]=[e[t.least??0],e[t.most??0]];if(e.filter(({nbytes:a})=>a!==null).length<2)return"there is nothing to compare.";if(t.least===null||t.most===null||!n?.nbytes||!o?.nbytes)return"all save the same amount for backward.";let[s,i]=[n.nbytes[0]??0,o.nbytes[0]??0];return`rank ${o.rank} saves ${q(i)} for backward, rank ${n.rank} only ${q(s)}.`}function Sw({ranks:e}){let{recordings:t}=F(),[n,o]=ne(null),r=te(()=>Rw(e),[e]),s=te(()=>{let u=on(e.ranks.length);return n?Rn(u,Pw(e,n.key),n.descending):u},[e,n]),i=t.shown.value,a=e.ranks.findIndex(({run:u,tag:c})=>u===i?.run&&c===i.tag);return l(Hn,{label:"Ranks",testId:"ranks-table",columns:r,rows:s,sort:n,onSort:o,selected:a,onChoose:u=>{let c=e.ranks[u];c?.nbytes&&t.chooseRank(c,"graph")},minWidth:"900px"})}var kw=2;function Rw({ranks:e,totals:t}){return[{key:"rank",label:"rank",help:"Click a row to show the recording of this rank",width:"48px",isNumber:!0,cell:n=>e[n]?.rank},...t.map((n,o)=>Tw(e,n,o)),{key:"run",label:"run",width:"minmax(110px, 1fr)",cell:n=>l(qo,{text:e[n]?Cw(e[n]):""})}]}function Tw(e,t,n){let o=a=>a===null?null:e[a]?.nbytes?.[n],r=Math.max(0,...e.map((a,u)=>o(u)??0)),s=o(t.most),i=n<kw;return{key:t.key,label:t.label,help:t.help,width:i?"minmax(200px, 2fr)":"minmax(88px, 1fr)",isNumber:!0,cell:a=>{let u=o(a);if(u===void 0)return l("span",{class:"none",children:"–"});if(u===null)return l("span",{class:"none",children:"not known"});let c=u===s;return i?l("span",{class:"with-bar wide",children:[l(Vt,{part:u,whole:r}),l("span",{children:[c&&l("span",{class:"tag",children:"largest"})," ",c?l("b",{children:l(Z,{n:u})}):l(Z,{n:u})]})]}):c?l("b",{children:l(Z,{n:u})}):l(Z,{n:u})}}}function Cw({run:e,tag:t,rank:n}){return t.endsWith(`/rank${n}`)?`${e} ${t}`:e}function Pw({ranks:e,totals:t},n){let o=t.findIndex(r=>r.key===n);return e.map(r=>n==="rank"?r.rank:n==="run"?r.run:r.nbytes?.[o]??null)}function Mw({ranks:{ranks:e,absent:t}}){let n=e.filter(({problem:o})=>o);return n.length===0&&t.length===0?null:l("ul",{class:"notes problems","data-testid":"ranks-problems",children:[t.length>0&&l("li",{children:[t.length===1?"Rank":"Ranks"," ",t.join(", ")," ",t.length===1?"has":"have"," no recording in this log directory."]}),n.map(({rank:o,run:r,tag:s,problem:i})=>l("li",{children:["Rank ",o,": ",i]},`${r} ${s}`))]})}function Ma(e){return Fs(e.map(({reply:t})=>t?.points.map(({step:n})=>n)??[]))}function xm({reply:e},t,n){let o=e?.points.map(({step:r,nbytes:s})=>[r,s?.[t]??null]);return Ic(n,new Map(o))}function Ea({reply:e},t){return e?.points.find(n=>n.step===t)}function Qr({reply:e}){return e?.points.filter(({problem:t})=>t!==null)??[]}function wm(e,t){let n=-1;return e.forEach((o,r)=>{let s=e[n]??1/0;o!==null&&Math.abs(o-t)<Math.abs(s-t)&&(n=r)}),n}var bm=5,vm=[[],[6,4],[2,3],[10,3,2,3],[14,5]];function Oa(e){let t=vm[(e+Math.floor(e/bm))%vm.length]??[];return{colour:`run-${e%bm}`,dash:[...t]}}function _m(e){let{allSeries:t,axis:n,total:o,at:r,chosen:s,active:i}=e,a=te(()=>Ew(t,n,r),[t,r]),u=$n((m,g)=>Ow(m,t,a,{chosen:s,active:i},g),[t,a,s,i]),c=a.lines[i]?.values[s]??null,d=t[i]?.run??"",p=a.lines.every(({values:m})=>m.every(g=>g===null));return l("figure",{children:[l("figcaption",{title:o.help,children:o.label}),p?l("p",{class:"hint",children:"Not known in any of these recordings."}):l(Vn,{data:a,chosen:s,onChoose:e.onChoose,onPoint:e.onPoint,onKey:e.onKey,onClick:(m,g,y)=>{let x=a.lines.map(({values:T})=>T[m]??null);e.onClick(m,x,g.posToVal(y,"y"))},marks:u,syncKey:"steps",label:`${o.label}, over ${le(n.length,"step")} of ${le(t.length,"run")}`,valueText:`${d}, step ${n[s]}: ${c===null?"not known":q(c)}`,testId:`steps-${o.key}`})]})}function Ew(e,t,n){let o=e.map((r,s)=>({label:r.run,width:1.5,values:xm(r,n,t),...Oa(s)}));return{x:t,lines:o,isStepped:!1}}function Ow(e,t,{x:n,lines:o},{chosen:r,active:s},i){let{ctx:a,bbox:u}=e,c=devicePixelRatio,d=o[s]?.values[r]??null;if(d!==null){a.beginPath();let g=[e.valToPos(n[r]??0,"x",!0),e.valToPos(d,"y",!0)];a.arc(...g,6*c,0,2*Math.PI),a.stroke()}a.strokeStyle=i("red-line"),a.lineWidth=2*c;let[p,m]=[u.top+u.height-8*c,4*c];for(let{step:g}of t.flatMap(Qr)){let y=e.valToPos(g,"x",!0);nn(a,y-m,p-m,y+m,p+m),nn(a,y-m,p+m,y+m,p-m)}}function Sm({n:e}){let{colour:t,dash:n}=Oa(e);return l("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:l("path",{d:"M1 5H29",fill:"none",stroke:`var(--${t})`,"stroke-width":"2","stroke-dasharray":n.join(" ")})})}var km=`.steps {
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
`;var Rm={key:"steps",title:"Steps",style:km,needsServer:!0,Panel:Lw};function Lw(){let{steps:e}=F(),{value:t,error:n,loading:o}=e.reply.state.value;if(n)return l(Et,{error:n,retry:e.reply.reload});if(!t)return o?l(We,{what:"Reading the steps…"}):null;let r=t.find(({reply:s})=>s)?.reply?.totals;return l("div",{class:"steps","aria-busy":o,"data-testid":"steps",children:[l(Iw,{allSeries:t}),r?l(Dw,{allSeries:t,totals:r}):null,l(Nw,{allSeries:t})]})}function Iw({allSeries:e}){let{steps:t}=F(),n=e.reduce((i,{reply:a})=>i+(a?.pending??0),0),[o,r]=[t.all.value.length,t.drawnSeries.value.length],s=o>r?`The first ${r} of ${Y(o)} runs`:le(o,"run");return l("p",{class:"summary",role:"status","data-testid":"steps-summary",children:[s,", ",le(Ma(e).length,"step"),n>0&&`, ${le(n,"recording")} not read yet`,"."," ",l("span",{class:"hint",children:[o>r&&"Filter the runs in the sidebar to see others. ","Click a point, or go to one with the arrow keys and press Enter, to open its recording."]})]})}function Dw({allSeries:e,totals:t}){let{recordings:n}=F(),o=n.shown.value,r=Ma(e),s={run:o?.run??"",step:o?.step??0},[i,a]=Wn(JSON.stringify(s),s),[u,c]=ne(null),d=Gs(r,i.step),p=Math.max(0,e.findIndex(({run:y})=>y===i.run)),m=(y,x)=>{let T=y&&Ea(y,x);!T||T.problem||n.choose({run:y.run,tag:y.tag,step:T.step,view:"overview"})},g=y=>{let x={ArrowUp:-1,ArrowDown:1}[y];if(x!==void 0){let T=e[(p+x+e.length)%e.length];a({...i,run:T?.run??i.run})}else if(y==="Enter")m(e[p],r[d]);else return!1;return!0};return l(ee,{children:[l("div",{class:"series-plots",children:t.map((y,x)=>l(_m,{allSeries:e,axis:r,total:y,at:x,chosen:d,active:p,onChoose:T=>a({...i,step:r[T]??0}),onPoint:c,onKey:g,onClick:(T,k,_)=>m(e[wm(k,_)],r[T])},y.key))}),l(gn,{name:"steps",table:()=>Fw(e,t)}),l($w,{allSeries:e,totals:t,step:r[u??d]??0,active:p,onOpen:m})]})}function $w({allSeries:e,totals:t,step:n,active:o,onOpen:r}){return l("table",{class:"data-table at-step","aria-label":"Totals at one step","data-testid":"steps-table",children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:["step ",Y(n)]}),t.map(({key:s,label:i,help:a})=>l("th",{scope:"col",title:a,children:i},s))]})}),l("tbody",{children:e.map((s,i)=>{let a=Ea(s,n);return l("tr",{"aria-current":i===o,"data-run":s.run,children:[l("th",{scope:"row",children:[l(Sm,{n:i})," ",a&&!a.problem?l("button",{type:"button",class:"link",title:`Open the recording of step ${n}`,onClick:()=>r(s,n),children:s.run}):s.run]}),a?.nbytes?a.nbytes.map((u,c)=>l("td",{children:l(Z,{n:u})},t[c]?.key)):l("td",{class:"none",colSpan:t.length,children:zw(s,a)})]},s.run)})})]})}function zw({reply:e,problem:t},n){return(e?n?.problem:t)?"× cannot be read":e&&!n?"no recording at this step":"not read yet"}var Aa=8;function Nw({allSeries:e}){let t=e.filter(({problem:o})=>o);if(t.length>0&&t.length===e.length)return l(Ve,{message:t.map(({run:o,problem:r})=>`${o}: ${r}`).join(" ")});let n=e.filter(o=>Qr(o).length>0);return t.length+n.length===0?null:l("ul",{class:"notes problems","data-testid":"steps-problems",children:[t.map(({run:o,problem:r})=>l("li",{children:[o,": ",r]},o)),n.map(o=>{let r=Qr(o);return l("li",{children:["× ",o.run,": ",le(r.length,"recording")," cannot be read, at"," ",r.length===1?"step":"steps"," ",r.slice(0,Aa).map(({step:s})=>Y(s)).join(", "),r.length>Aa&&` and ${Y(r.length-Aa)} more`,". ",r[0]?.problem]},o.run)})]})}function Fw(e,t){return{header:["run","step",...t.map(({key:n})=>n),"problem"],rows:e.flatMap(({run:n,reply:o})=>(o?.points??[]).map(({step:r,nbytes:s,problem:i})=>[n,r,...t.map((a,u)=>s?.[u]??null),i]))}}var Tm=`.terms {
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
`;var Mm={key:"formula",title:"Formula",style:Tm,waiting:"Matching the formula…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.terms(t,n),isEmpty:({layers:e})=>e.length===0,Panel:Bw};function Bw({reply:e,isLoading:t}){let{formula:n}=F(),{error:o}=n.reply.state.value,r=!t&&!o&&n.reply.current.value?.fitted||null;return l("div",{class:`terms ${r?"fitted":""}`,"aria-busy":t,"data-testid":"terms",children:[l("p",{class:"hint",children:"The formula of Korthikanti et al. for a transformer layer, term by term, beside what this layer saves. A term without a saved tensor is marked as not saved; a saved tensor without a term is listed as not in the formula."}),l(Vw,{formulas:r}),e.layers.map((s,i)=>l(Ww,{layer:s,fitted:r?.layers[i]??null,isOpen:i===0},s.module))]})}function Vw({formulas:e}){let{formula:t,isServed:n}=F(),{value:o,error:r,loading:s}=t.reply.state.value;if(!n)return null;if(s){let{read:a=0,of:u=0}=t.progress.value??{};return l("p",{class:"hint",role:"status","data-testid":"fitting",children:["Looking for recordings at other sizes",u>0&&`: ${Y(a)} of ${Y(u)} read`,"…"]})}let i=e?[e.proof,e.doubt,...e.notes]:[r?.message??o?.problem??""];return l("p",{class:"hint","data-testid":"fitted",children:i.filter(Boolean).join(" ")})}function Ww({layer:e,fitted:t,isOpen:n}){let{graph:o}=F(),r=Object.entries(e.sizes).map(([d,p])=>`${d} = ${Y(p)}`),s=Math.max(1,...e.rows.map(d=>Math.max(d.saved_bytes,d.formula_bytes??0))),[i,a]=[e.rows.filter(({term:d})=>d!==""),e.rows.filter(({term:d})=>d==="")],u=e.forgotten_count-a.length,c=d=>t?.rows[e.rows.indexOf(d)]??null;return l("details",{class:"layer",open:n,"data-testid":"layer",children:[l("summary",{children:[l("b",{children:e.fqn||"the model"}),e.modules.length>1&&` ×${Y(e.modules.length)}`,l("small",{children:[r.join(", "),", ",e.itemsize," bytes per value"]})]}),l("p",{class:"sums-line","data-testid":"layer-sums",children:["The formula predicts ",l("b",{children:q(e.formula_bytes)}),";"," ",e.modules.length>1?"each layer":"the layer"," saves"," ",l("b",{children:q(e.saved_bytes)}),", of which ",l("b",{children:q(e.forgotten_bytes)})," are not in the formula."," ",l("button",{type:"button",class:"link",onClick:()=>o.reveal($e(e.module)),children:"Show in graph"})]}),t&&l("p",{class:"sums-line","data-testid":"layer-fitted",children:["At any of these sizes it saves ",l("code",{children:t.kept??"(no formula found)"}),t.textbook!==null&&l(ee,{children:[", and the formula predicts ",l("code",{children:t.textbook})]}),"."]}),l("div",{role:"table","aria-label":`Terms of ${e.fqn||"the model"}`,children:[l("div",{class:"term head",role:"row",children:Hw.filter(([d])=>t||d!=="fitted").map(([d,p])=>l("span",{role:"columnheader",class:`cell-${d}`,children:p},d))}),i.map(d=>l(Cm,{row:d,fitted:c(d),whole:s},d.term)),a.length>0&&l("div",{class:"term subhead",role:"row",children:l("span",{role:"cell",children:"Not in the formula"})}),a.map((d,p)=>l(Cm,{row:d,fitted:c(d),whole:s},p)),u>0&&l("p",{class:"hint",children:["and ",Y(u)," smaller ones"]})]})]})}var Hw=[["what","term"],["formula","formula"],["fitted","fitted"],["predicted","predicted"],["saved","saved"],["bar",""],["why","difference and savers"]];function Cm({row:e,fitted:t,whole:n}){let o=e.term==="",r=e.savers_count>0,s=e.formula_bytes===e.saved_bytes;return l("div",{class:`term ${o?"unlisted":r?s?"equal":"unequal":"unsaved"}`,role:"row","data-testid":"term","data-term":e.term,children:[l("span",{class:"cell-what",role:"cell",children:o?l(Pm,{row:e}):e.what}),l("code",{class:"cell-formula",role:"cell",children:[e.formula||"–",t?.textbook&&l("small",{children:["= ",t.textbook]})]}),t&&l("code",{class:`cell-fitted ${t.is_equal?"equal":""}`,role:"cell",children:t.kept??"no formula"}),l("span",{class:"cell-predicted",role:"cell",children:l(Z,{n:e.formula_bytes})}),l("span",{class:"cell-saved",role:"cell",children:r?l(Z,{n:e.saved_bytes}):l("span",{class:"none",children:"not saved"})}),l("span",{class:"cell-bar",role:"cell",children:l(Kw,{predicted:e.formula_bytes??0,saved:e.saved_bytes,whole:n})}),l("span",{class:"cell-why",role:"cell",children:[e.note&&l("span",{children:e.note}),!o&&l(Pm,{row:e})]})]})}function Kw({predicted:e,saved:t,whole:n}){let o=r=>({width:`${100*r/n}%`});return l("span",{class:"pair","aria-hidden":"true",children:[l("span",{class:"formula-bar",style:o(e)}),l("span",{class:"saved-bar",style:o(t)})]})}function Pm({row:{savers:e,savers_count:t}}){let{graph:n}=F();return l(ee,{children:[e.map(({node:o,name:r,slots:s})=>l("button",{type:"button",class:"link",onClick:()=>n.goTo(Be(o)),children:[r," ",s.join(" + ")]},o)),t>e.length&&` and ${Y(t-e.length)} more`]})}var La=["parameters","buffers","optimizer state","gradients","input","cached","held","not cached","recomputed","freed"];function Em({categories:e}){let t=r=>La.includes(r)?La.indexOf(r):La.length,n=Object.keys(e).filter(r=>e[r]?.some(s=>s!==0)).sort((r,s)=>t(r)-t(s)),o=[];for(let r of n){let s=o.at(-1)?.top;o.push({name:r,top:(e[r]??[]).map((i,a)=>i+(s?.[a]??0))})}return o}function Om({op:e,ops:t}){let{alive:n}=F();pe(()=>{n.op.value=e},[e]),pe(()=>()=>{n.op.value=null},[]);let{value:o,error:r,loading:s}=n.reply.state.value;return r?l(Ve,{message:r.message}):o?l("section",{class:"alive","aria-label":"Alive after the op",tabIndex:0,"aria-busy":s,"data-testid":"alive",children:[l(qw,{reply:o}),[o.before,o.behind].map(i=>i&&l(Uw,{release:i,ops:t},i.at.op)),(o.before??o.behind)&&l("h3",{children:["Alive after op ",Y(o.at.op)]}),l(Am,{rows:o.alive,of:o.alive_count,at:o.at.op,ops:t})]}):s?l(We,{what:"Reading what is alive…"}):null}function Uw({release:e,ops:t}){let{at:n,nbytes:o,count:r,storages:s}=e;return l("div",{"data-testid":"released",children:[l("h3",{children:["Op ",Y(n.op),", ",ao(n.name),", frees ",le(r,"storage"),": ",l(Z,{n:o})," ",l("small",{children:Si(n)})]}),l(Am,{rows:s,of:r,at:n.op,ops:t})]})}function Am({rows:e,of:t,at:n,ops:o}){return l(ee,{children:[l("ol",{children:e.map(r=>l("li",{children:l(jw,{row:r,at:n,ops:o,whole:e[0]?.nbytes??0})},r.storage))}),t>e.length&&l("p",{class:"hint",children:["and ",le(t-e.length,"smaller one")]})]})}function qw({reply:e}){return l("p",{class:"summary","data-testid":"alive-summary",children:["After op ",Y(e.at.op),", ",l("b",{children:ao(e.at.name)})," ",l("small",{children:Si(e.at)}),": ",le(e.alive_count,"allocation")," from this step, ",l(Z,{n:e.live_bytes}),"."]})}function Si({fqn:e,source:t,backward_of:n}){return[...n?[n.fqn,`${n.op}'s backward`]:[e],t].filter(Boolean).join(" · ")}function jw({row:e,at:t,ops:n,whole:o}){let{select:r}=F(),s=e.made_by.node??e.made_by.backward_of?.node??null;return l("button",{type:"button",class:"life-row",disabled:s===null,"data-storage":e.storage,onClick:()=>s!==null&&r(Be(s)),children:[l("span",{class:"size",children:[l(Z,{n:e.nbytes}),l(Vt,{part:e.nbytes,whole:o})]}),l("span",{class:"what",children:[l("span",{class:"made",title:Si(e.made_by),children:[l("b",{children:ao(e.made_by.name)})," ",l("span",{class:"type",children:Zt(e.dtype,e.shape)})," ",l("small",{children:Si(e.made_by)})]}),l("small",{children:Yw(e,t)})]}),l(Zw,{row:e,at:t,ops:n})]})}function Yw(e,t){let n=e.ended===null?"never freed":`freed after op ${Y(e.ended)}`;return[e.model_state??e.state??(e.phase&&Er(e.phase)),e.reason||e.holder&&`held by: ${e.holder}`,e.ended===t?"freed before the next op":n].filter(Boolean).join(" · ")}function Qw({model_state:e,state:t,phase:n}){return e?Jw[e]:t??n??""}var Jw={gradient:"gradients",optimizer:"optimizer state"};function Zw({row:e,at:t,ops:n}){let o=a=>`${100*a/Math.max(1,n)}%`,r=e.ended===null?n:e.ended+1,s=e.made_by.op,i=Y(e.last_used);return l("span",{class:"life",role:"img","aria-label":`allocated by op ${Y(s)}, last used by op ${i}`,title:`Allocated by op ${Y(s)}, last used by op ${i}`,children:[l("span",{class:`span patch ${Wt(Qw(e))}`,style:{left:o(s),width:o(r-s)}}),l("span",{class:"used",style:{left:o(e.last_used+.5)}}),l("span",{class:"now",style:{left:o(t+.5)}})]})}var Lm=`.timeline {
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
`;var Im={key:"timeline",title:"Timeline",style:Lm,waiting:"Reading the timeline…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.timeline(t,n),Panel:e0};function e0({reply:e,isLoading:t}){let[n,o]=zn("timeline");if(e.op.length===0)return l("p",{class:"hint pad",children:"The forward pass allocated nothing, so there is nothing to draw."});let{with_model:r}=e,s=n.model!=="off"&&r||e,i=e.phases.at(-1)?.end_op??0,a=Number(n.at??s.peak?.op??e.op[0]),u=n0(e,Number.isFinite(a)?a:0);return l("div",{class:"timeline","aria-busy":t,children:[s.peak&&l("p",{class:"summary","data-testid":"timeline-peak",children:[t0(e,s)," ",l(Z,{n:s.peak.nbytes}),e.device&&` on ${e.device}`," after op ",Y(s.peak.op),"."," ",l("span",{class:"hint",children:"Click or use the arrow keys to list what is alive after an op. Drag to zoom in, double-click to zoom out."})]}),r?l("p",{class:"summary",children:[l("label",{class:"check",children:[l("input",{type:"checkbox","data-testid":"timeline-model",checked:s===r,onChange:c=>o("model",c.currentTarget.checked?"":"off")}),"Include model, optimizer and inputs"]})," ",l("span",{class:"hint","data-testid":"timeline-unknown",children:s===r&&r.unknown})]}):l("p",{class:"hint","data-testid":"timeline-unknown",children:["The model is not included: pass it to ",l("code",{children:"record(model)"}),"."]}),l(o0,{timeline:e,stack:s,chosen:u,onChoose:c=>o("at",String(e.op[c]??0))}),l(Om,{op:e.op[u]??0,ops:i})]})}function t0({with_model:e,phases:t},n){return n===e?"Total peak":t.length>1?"Step peak":"Forward peak"}function n0(e,t){let n=e.op.findIndex(o=>o>t);return Math.max(0,(n<0?e.op.length:n)-1)}function o0({timeline:e,stack:t,chosen:n,onChoose:o}){let[r,s]=ne(null),i=te(()=>Em(t),[t]),a=te(()=>r0(e,i),[e,i]),u=$n((d,p)=>s0(d,e,t,p),[e,t]),c=r??n;return l(ee,{children:[l("dl",{class:"plot-legend","data-testid":"timeline-legend",children:[l("div",{children:[l("dt",{children:["after op ",Y(e.op[c]??0)]}),l("dd",{children:l(Z,{n:t.live_bytes[c]})})]}),i.map(({name:d})=>l("div",{children:[l("dt",{children:[l("span",{class:`patch ${Wt(d)}`}),Er(d)]}),l("dd",{children:l(Z,{n:t.categories[d]?.[c]})})]},d))]}),l(Vn,{data:a,chosen:n,onChoose:o,onPoint:s,marks:u,label:"Live bytes after each op, by state after the forward pass",valueText:`${q(t.live_bytes[n]??0)} after op ${e.op[n]}`,testId:"timeline-plot"})]})}function r0(e,t){let n=t.toReversed().map(({name:o,top:r})=>({label:o,colour:Wt(o),fill:`${Wt(o)}-fill`,values:r}));return{x:e.op,lines:n,isStepped:!0}}function s0(e,{phases:t},{peak:n},o){let{ctx:r,bbox:s}=e,i=devicePixelRatio,a=s.top+s.height;r.fillStyle=r.strokeStyle=o("muted"),r.textAlign="left",r.setLineDash([2*i,3*i]);for(let u of t.slice(1)){let c=e.valToPos(u.first_op,"x",!0);nn(r,c,s.top,c,a),r.fillText(Er(u.kind),c+4*i,a-6*i)}r.setLineDash([]),r.fillStyle=r.strokeStyle=o("fg"),n&&ni(e,n,`peak ${q(n.nbytes)}`,{foot:a})}var ki=[dm,ff,lm,Wf,Im,Jp,Rm,Mm,ym];function Dm(e,{fetchOfShown:t}){let n=Se(null),o=t(()=>n.value===null?null:`alive ${n.value}`,(r,s)=>e.alive(r,n.peek()??0,s));return{op:n,reply:o}}var i0="formula";function $m(e,{fetchOfShown:t},n){let o=Se(null),r=t(()=>e.isServed&&n.value===i0?"fitted":null,(s,i)=>(o.value=null,_n(()=>e.fitted(s,i),i,({pending:u})=>o.value=u)));return{progress:o,reply:r}}var l0=500,a0=80;function zm(e,t,n,o,r){let{address:s,change:i}=n,{modules:a,moduleTree:u,moduleAround:c}=o,d,p=nf(e,t,n,o,r),{picture:m,current:g}=p,y=Se(null);function x(){let M=g.peek();M?T(M.address):m.cancel()}function T(M){i(M),y.value=s.peek().selected}function k(){return new Set(m.state.peek().value?.graph.expand??s.peek().expand??[])}function _(M,z){i({expand:Ia(M)}),y.value=$e(z)}function R(M){return u.peek()?mc(u.peek(),M):[M]}function w(M){let z=k();return z.has(M)?R(M).forEach(H=>z.delete(H)):z.add(M),z}function D(M){clearTimeout(d),_(w(M),M)}function L(M){clearTimeout(d),p.prefetch(null),M!==null&&(d=setTimeout(()=>p.prefetch({expand:Ia(w(M))}),a0))}function E(M){_([...k(),...R(M).slice(0,l0)],M)}function A(M,z){if(M===null||z.has(M.text))return M;let H=Pt(M)&&a.peek()?uo(a.peek(),c(M)):[];M.kind==="module"&&H.unshift(M.number);for(let V of H){let oe=z.has($e(V).text)?V:I(V,z);if(oe!==void 0)return $e(oe)}return null}function I(M,z){let V=(u.peek()?.children[a.peek()?.parent[M]??-1]??[]).findLast(oe=>oe<M&&z.has($e(oe).text));return V!==void 0&&z.get($e(V).text)?.isRepeated?V:void 0}function O(M){let z=k(),H=z.size,V=a.peek();V&&uo(V,c(M)).forEach(j=>z.add(j));let oe=z.size===H;i({view:ar,selected:M,...oe?{}:{expand:Ia(z)}}),y.value=M}function C(M){r.peek()===ar?O(M):i({selected:M})}return{...p,focus:y,toggle:D,prefetchToggle:L,expandBelow:E,nearest:A,reveal:O,goTo:C,restorePrevious:x,rearrange:T}}function Ia(e){return[...new Set(e)].sort((t,n)=>t-n)}function Nm(e){let t=Se(e);return{address:t,change:n=>t.value={...t.peek(),...n}}}function Fm(e,t){let n=Vm(e.modules),o=r=>r&&r.flatMap(s=>n[s]??[]);return{selected:t.selected&&u0(e,n,t.selected),expand:o(t.expand),open:o(Bt(t.modules.open??""))}}function Gm(e,t){let n=Vm(e.modules),o=new Map(n.map((s,i)=>[s,i])),r=s=>{let i=s?.flatMap(a=>o.get(a)??[]);return i&&(i.length>0||s?.length===0)?i:null};return{selected:t.selected===null?null:c0(e,n,t.selected),expand:r(t.expand),modules:{open:_t(r(t.open))}}}function Bm(e,t){let n=e.modules.open??t.modules?.open??"";return{selected:e.selected??t.selected??null,expand:e.expand??t.expand??null,modules:Mt(e.modules,"open",n)}}function Vm({fqn:e,call:t}){return e.map((n,o)=>`${n} ${t[o]}`)}function Wm({ops:e},t){let n=new Map;return e.op.map((o,r)=>{let s=e.module[r]??null,i=`${s===null?"":t[s]} ${o}`,a=n.get(i)??0;return n.set(i,a+1),`${i} ${a}`})}function u0(e,t,n){return n.kind==="module"?t[n.number]??null:n.kind!=="node"?null:Wm(e,t)[e.ops.node.indexOf(n.number)]??null}function c0(e,t,n){let o=t.indexOf(n);if(o>=0)return $e(o);let r=e.ops.node[Wm(e,t).indexOf(n)];return r===void 0?null:Be(r)}function Hm(e,{address:t,change:n},o){let r=Ar(()=>o.value?"index":null,e.index),s=Se(new Map),i=ye(()=>Mr(r.state.value.value,t.value,s.value)),a=ye(()=>{let O=(r.state.value.value?.runs??[]).filter(C=>xl(C,s.value));return new Set(O.map(({run:C})=>C))}),u=ye(()=>i.value&&Rs(i.value)),c=ye(()=>u.value?ks(u.value):null),d=ye(()=>{let I=r.state.value.value?.runs.map(({run:z})=>z)??[],O=t.value.runs,C=Ds(O);if(C)return I.filter(C);let M=jo(O);return I.filter(z=>M(z.toLowerCase()))});function p(I,O){return Ar(()=>{let C=o.value&&c.value!==null?I():null;return C===null?null:`${c.value} ${C}`},(C,M)=>{let z=u.peek();if(!z)throw new Error("No recording is chosen.");return O(z,C,M)})}let m=p(()=>"recording",e.recording),g=yt(()=>{let{error:I}=m.state.value,O=c.peek();!(I instanceof Ho)||O===null||(s.value=new Map(s.peek()).set(O,I.message))}),y=ye(()=>m.state.value.value?.modules),x=ye(()=>y.value&&fc(y.value)),T=ye(()=>{let I=m.state.value.value?.ops.node??[];return new Map(I.map((O,C)=>[O,C]))});function k({kind:I,number:O}){if(I==="module")return y.peek()?.parent[O]??null;let C=T.peek().get(O);return C===void 0?null:m.state.peek().value?.ops.module[C]??null}let _=Se(null),R=yt(()=>{let I=m.current.value;if(!_.value||!I)return;let O=Gm(I,_.value);_.value=null,n(Bm(t.peek(),O))});function w(I){let{run:O,tag:C,step:M,view:z=t.peek().view}=I,{value:H}=m.state.peek(),V=_.peek()??(H?Fm(H,t.peek()):null),{modules:oe,ops:j,compare:lt}=t.peek();n({run:O,tag:C,step:M,view:z,selected:null,expand:null,timeline:{},modules:Mt(Mt(oe,"open",""),"groups",""),ops:Mt(j,"open",""),compare:Mt(lt,"open","")}),_.value=V}function D(I){let C=(r.state.peek().value?.runs.find(M=>M.run===I)?.tags??[]).find(M=>M.tag===t.peek().tag)?.tag??"";w({run:I,tag:C,step:null})}function L(I){w({run:t.peek().run,tag:I,step:null})}function E(I){let{run:O,tag:C}=t.peek();w({run:O,tag:C,step:I})}function A({run:I,tag:O},C){w({run:I,tag:O,step:u.peek()?.step??null,view:C})}return{index:r,entry:i,unreadable:s,damaged:a,shown:u,matchingRuns:d,fetchOfShown:p,recording:m,modules:y,moduleTree:x,rowOfNode:T,moduleAround:k,choose:w,chooseRun:D,chooseTag:L,chooseStep:E,chooseRank:A,dispose(){R(),g()}}}var d0="steps",p0=10;function Km(e,{index:t,entry:n,matchingRuns:o},r,s){let i=ye(()=>{let d=t.state.value.value?.runs??[],p=n.value,m=new Set(o.value);return d.flatMap(g=>{if(g.run===p?.run.run)return{run:g.run,tag:p.tag};let y=m.has(g.run)?pn(g,p?.tag.tag):void 0;return y?{run:g.run,tag:y}:[]})}),a=ye(()=>{let d=n.value?.run.run,p=i.value.filter(({run:m})=>m!==d).slice(0,p0-1);return i.value.filter(m=>m.run===d||p.includes(m))}),u=Ar(()=>r.value&&s.value===d0?JSON.stringify(a.value):null,async(d,p)=>{let m=a.peek().map(f0),g=(y,x)=>{m[y]=x,p([...m])};return Promise.all(m.map((y,x)=>m0(e,y,d,T=>g(x,T))))});function c(){let{value:d=[],error:p}=u.state.peek(),m=new Set(a.peek().flatMap(({run:g,tag:y})=>y.problem?[g]:[]));(p||d.some(({run:g,problem:y})=>y&&!m.has(g)))&&u.reload()}return{all:i,drawnSeries:a,reply:u,reload:c}}function f0({run:e,tag:t}){return{run:e,tag:t.tag,reply:null,problem:t.problem??""}}async function m0(e,t,n,o){if(t.problem)return t;let r=t,s=i=>o(r={...t,reply:i});try{return{...t,reply:await _n(()=>e.steps(t,n),n,s)}}catch(i){if(n.aborted)throw i;return{...r,problem:i instanceof Error?i.message:String(i)}}}function Um(e,t,{address:n},{entry:o,recording:r,fetchOfShown:s}){let i=e.filter(({needsServer:x})=>t.isServed||!x),a=(x,T)=>s(()=>T()?x.key:null,async(k,_,R)=>x.fetch?.(t,k,_,R)),u=()=>r.state.value.value?.meta,c=x=>x.isFor?.(u(),o.value?.tag)??!0,d=new Map;for(let x of i)x.isEmpty!==void 0&&d.set(x,a(x,()=>u()!==void 0&&c(x)));function p(x){if(!c(x))return!1;if(x.isEmpty===void 0)return!0;let T=d.get(x)?.state.value;return(T?.loading===!0||u()===void 0)&&n.value.view===x.key?!0:T?.value!==void 0&&!x.isEmpty(T.value)}let m=ye(()=>i.filter(p)),g=ye(()=>m.value.map(({key:T})=>T).includes(n.value.view)?n.value.view:Wo.view);for(let x of i)x.fetch===void 0||d.has(x)||d.set(x,a(x,()=>g.value===x.key));function y(){for(let[x,T]of d){let{value:k,error:_}=T.state.peek();(_||k!==void 0&&x.mayGrow?.(k))&&T.reload()}}return{available:m,shown:g,reply:x=>d.get(x),reload:y,dispose:()=>d.forEach(x=>x.dispose())}}function qm(e,{fetchOfShown:t,recording:n}){let o=t(()=>e.isServed&&!n.state.value.value?"totals":null,e.totals),r=ye(()=>o.current.value?.totals??[]);return{reply:o,totals:r}}function jm(e,t,n,o=Wo,r=()=>""){let s=Nm(o),{address:i,change:a}=s,u=Se(!0),c=Se(!1),d=Hm(e,s,u),p=Um(n,e,s,d),m=zm(e,t,s,d,p.shown),g=d.fetchOfShown(()=>Pt(i.value.selected)?i.value.selected.text:null,(I,O)=>e.detail(I,i.peek().selected,O)),y=Dm(e,d),x=Ac(e,t,s,d,p.shown),T=$m(e,d,p.shown),k=qm(e,d),_=Km(e,d,u,p.shown),{index:R,recording:w}=d,D=[w,k.reply,m.picture,m.box,g,y.reply,T.reply,x.reply,x.patterns,x.curve,x.difference];function L(I){a({selected:I})}function E(){R.reload();for(let I of D){let{error:O}=I.state.peek();O&&!(O instanceof fo)&&I.reload()}_.reload(),p.reload()}function A(){m.prefetchToggle(null);for(let I of[...D,_.reply,p,d,R])I.dispose()}return{isServed:e.isServed,link:r,address:i,change:a,select:L,isVisible:u,isDark:c,recordings:d,views:p,graph:m,detail:g,alive:y,formula:T,compare:x,steps:_,roundedTotals:k,reload:E,dispose:A}}var Ym='.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}';var Qm=`.details {
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
`;var Jm=`.edge path {
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
`;var Zm=`.header {
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
  .totals .alive_after_forward_bytes {
    display: none;
  }
}

@media (max-width: 1000px) {
  .totals .peak_bytes:has(~ .step_peak_bytes) {
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
`;var Xm=`.sidebar {
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
`;var eh=`* {
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
`;var th=`@media (max-width: 820px) {
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
`;var nh=`.app {
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
`;var oh=`.table {
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
`;var rh=`/* Colours are named once, per theme. Those of the states are those of
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
`;var sh=`.toolbar {
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
`;function ih(e){return[Ym,rh,eh,nh,Xm,Zm,sh,Jm,Qm,oh,...e,th].join(`
`)}var Jr="p.activation_memory.";function Kn(){try{return window.parent!==window&&window.parent.document?window.parent:null}catch{return null}}function Da(e){try{let n=Kn()?.tensorboard?.tf_storage?.getString(Jr+e);if(n)return n}catch{}let t=(Kn()??window).location.hash.slice(1);return new URLSearchParams(t.replaceAll("+","%2B")).get(Jr+e)??""}function lh(){return(Kn()??window).location.href}function ah(e,t,n){let o=Kn()?.tensorboard?.tf_storage;try{if(o){o.setString(Jr+e,t,{defaultValue:"",useLocationReplace:!n});return}}catch{return}if(Kn())return;let r=new URLSearchParams(location.hash.slice(1));t?r.set(Jr+e,t):r.delete(Jr+e);let s=`${location.pathname}${location.search}#${r.toString()}`;n?history.pushState(null,"",s):history.replaceState(null,"",s)}function uh(e){(Kn()??window).addEventListener("hashchange",e)}function ch(e){let t=Kn()?.document.body;if(t){let n=()=>e(t.classList.contains("dark-mode"));new MutationObserver(n).observe(t,{attributes:!0,attributeFilter:["class"]}),n()}else{let n=window.matchMedia("(prefers-color-scheme: dark)");n.addEventListener("change",()=>e(n.matches)),e(n.matches)}}function dh(e){let t=()=>e(window.innerHeight>0);window.addEventListener("resize",t),t()}function ph(e,t){if(!Kn())return;let{port1:n,port2:o}=new MessageChannel,r=s=>n.postMessage(JSON.stringify(s));n.onmessage=s=>{let i=JSON.parse(s.data);if(i.isReply){i.type==="experimental.GetURLPluginData"&&!i.error&&i.payload&&t(i.payload);return}i.type==="experimental.DataReloaded"&&e(),r({...i,payload:null,error:null,isReply:!0})},window.parent.postMessage("experimental.bootstrap","*",[o]),r({type:"experimental.GetURLPluginData",id:0,payload:null,error:null,isReply:!1})}var fh=ki.map(({key:e})=>e);function KA(){try{hh(ec,"./layout.worker.js?v=a59478079b1f")}catch(e){mh(e)}}async function T0(){try{let e=new Blob([await bl("worker")],{type:"text/javascript"});hh(sc(),URL.createObjectURL(e))}catch(e){mh(e)}}oc()&&T0();function mh(e){let t=document.createElement("p");t.setAttribute("role","alert"),t.textContent=`The Activation Memory tab could not start: ${String(e)}`,document.body.append(t)}function hh(e,t){document.documentElement.lang="en",document.title="Activation Memory";let n=document.createElement("style");n.textContent=ih(ki.map(({style:c})=>c)),document.head.append(n);let o=pl(Da,fh),r=()=>new Worker(new URL(t,import.meta.url)),{lay:s,prepare:i}=cc(r),a=jm(e,uc(s),ki,o,lh);yt(()=>{a.views.shown.value===ar&&i()}),ch(c=>{document.documentElement.classList.toggle("dark",c),a.isDark.value=c}),dh(c=>a.isVisible.value=c),C0(a);let u=document.createElement("div");u.id="activation-memory",document.body.append(u),ku(l(yl.Provider,{value:a,children:l(Pc,{})}),u)}function C0(e){let t=ws(e.address.peek());yt(()=>{let o=ws(e.address.value),r=xs.filter(i=>o[i]!==t[i]),s=r.find(i=>Ju.includes(i));for(let i of s?[s,...r.filter(a=>a!==s)]:r)ah(i,o[i],i===s);t=o});let n=o=>{let r=pl(o,fh),s=ws(r);xs.every(i=>s[i]===t[i])||(t=s,e.change(r))};uh(()=>{e.isVisible.peek()&&n(Da)}),ph(e.reload,o=>{xs.every(r=>!t[r])&&n(r=>o[r]??"")})}export{KA as render};
