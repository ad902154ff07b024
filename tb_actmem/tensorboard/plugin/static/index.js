var de,Rc,sl,Ln,nl,ys,Pc,hs,Tc,il,ol,Cc,_r=Symbol.for("pv"),bs={},vs=[],og=/^m(i|n|o|s|text|space)$/,ll=Array.isArray,al=vs.slice,to=Object.assign;function eo(e){e&&e.parentNode&&e.remove()}function Oc(e,t,n){var o,r,s,l={},a=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:l[s]=t[s];return a>2&&(l.children=a>3?al.call(arguments,2):n),wr(e,l,o,r,null)}function wr(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:_r,__v:r||++Rc,__i:-1,__u:0};return!r&&de.vnode&&de.vnode(s),s}function J(e){return e.children}function Fo(e,t){this.props=e,this.context=t,this.__g=0}function In(e,t){if(t==null)return e.__&&In(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:In(e)}function rg(e){var t,n=e.__v,o=n.__e,r=[],s=[],l=e.__P;l&&((t=to({constructor:_r},n)).__v=n.__v+1,de.vnode&&de.vnode(t),cl(l,t,n,e.__n,l.namespaceURI,32&n.__u?[o]:null,r,o||In(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,$c(r,t,s),n.__=n.__e=null,t.__e!=o&&Mc(t))}function Mc(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Mc(e)}function rl(e){(8&e.__g||(e.__g|=8,Ln.push(e),ys++))&&nl==de.debounceRendering||((nl=de.debounceRendering)||queueMicrotask)(Ec)}function Ec(){try{for(var e,t=1;Ln.length;)Ln.length>t&&Ln.sort(Pc),e=Ln.shift(),t=Ln.length,8&e.__g&&rg(e)}finally{(ys=Ln.length)&&(nl||queueMicrotask)(Ec)}}function Ac(e,t,n,o,r,s,l,a,c,u,d){var p,m,h,y,_,S,P=o.__k||vs,x=t.length;for(c=sg(n,t,P,c,x),p=0;p<x;p++)(h=n.__k[p])!=null&&(m=~h.__i&&P[h.__i]||bs,h.__i=p,S=cl(e,h,m,r,s,l,a,c,u,d),y=h.__e,(m.ref!=h.ref||8&m.__u)&&(m.ref&&ul(m.ref,null,h,m),h.ref&&d.push(h.ref,h.__c||y,h)),_=_||y,4&h.__u?(c=Lc(h,c,e,!m.__v),m.__e&&(m.__e=null)):typeof h.type=="function"&&S!==void 0?c=S:y&&(c=y.nextSibling),h.__u&=-21);return n.__e=_,c}function sg(e,t,n,o,r){var s,l,a,c,u,d,p,m,h,y=n.length,_=y,S=0,P=0,x=e.__k=Array(r);for(s=0;s<r;s++)(l=t[s])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=x[s]=wr(null,l):ll(l)?l=x[s]=wr(J,{children:l}):l.constructor===_r&&l.__b?l=x[s]=wr(l.type,l.props,l.key,l.ref,l.__v):x[s]=l,c=s+S,l.__=e,l.__b=e.__b+1,a=null,~(u=l.__i=ig(l,n,c,_))&&(_--,(a=n[u])&&(a.__u|=2)),a&&a.__v?(l.__u|=16,u==c-1?S--:u==c+1?S++:u!=c&&(u>c?S--:S++,P=1)):(~u||(r>y?S--:r<y&&S++),typeof l.type!="function"&&(l.__u|=4))):x[s]=null;if(P){for(d=[],p=[],s=0;s<r;s++)if((l=x[s])&&16&l.__u){for(S=0,m=d.length;S<m;)d[h=S+m>>1]<l.__i?S=h+1:m=h;d[S]=l.__i,p[s]=S+1}for(S=d.length;s--;)p[s]&&(p[s]==S?S--:x[s].__u|=4)}if(_)for(s=0;s<y;s++)!(a=n[s])||2&a.__u||(a.__e==o&&(o=In(a)),dl(a,a));return o}function Lc(e,t,n,o){var r,s,l,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=Lc(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=In(e))&&!t.parentNode&&(t=null),l=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(l!=a&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,t):n.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function ig(e,t,n,o){var r,s=e.key,l=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&s==null||c&&s==a.key&&l==a.type)return n;if(o>(c?1:0)){for(r=n-1;r>=0;r--)if((a=t[r])&&!(2&a.__u)&&s==a.key&&l==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&!(2&a.__u)&&s==a.key&&l==a.type)return r}return-1}function Sc(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function ms(e,t,n,o,r){var s,l;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Sc(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Sc(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(l=ol[t]||(ol[t]=lg(t)),(e.__a||(e.__a={}))[t]=il,s=t!=(t=t.replace(Tc,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,l,s):e.removeEventListener(t,l,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function lg(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[hs]==null)t[hs]=il++;else if(t[hs]<this.__a[e])return;return n(de.event?de.event(t):t)}}}function cl(e,t,n,o,r,s,l,a,c,u){var d,p,m,h,y,_,S,P,x,R,w,C,E,O,z,D,A,M,L=t.type;if(t.constructor!==_r)return null;128&n.__u&&(c=32&n.__u,d=n.__c.__z)&&(t.__u|=c,p=s=[],d.nodeType==8?a=gs(d,s):s.push(d),a=s[0]||a),(d=de.__b)&&d(t);e:if(typeof L=="function"){m=l.length;try{if(P=t.props,x=(d=L.prototype)&&d.render,R=(d=L.contextType)&&o[d.__c],w=d?R?R.props.value:d.__:o,(h=n.__c)?(t.__c=h,2&h.__g&&(h.__g|=1)):(x?t.__c=h=new L(P,w):(t.__c=h=new Fo(P,w),h.constructor=L,h.render=cg),R&&R.sub(h),h.state||(h.state={}),h.__n=o,h.__g|=8,h.__h=[],h.__k=[]),x&&(h.__s||(h.__s=h.state),L.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=to({},h.__s)),to(h.__s,L.getDerivedStateFromProps(P,h.__s)))),y=h.props,_=h.state,h.__v=t,n.__c){if(P!==y&&x&&!L.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(P,w),t.__v==n.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(P,h.__s,w)===!1){t.__v!=n.__v&&(h.props=P,h.state=h.__s,h.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function($){$&&($.__=t)}),vs.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&l.push(h),a=In(n);break e}h.componentWillUpdate&&h.componentWillUpdate(P,h.__s,w),x&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(y,_,S)})}else x&&!L.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),x&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=w,h.props=P,h.__P=e,h.__g&=-5,C=de.__r,E=x?25:0;do h.__g&=-9,C&&C(t),d=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++E<25);x&&(vs.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(o=to({},o,h.getChildContext())),x&&n.__c&&h.getSnapshotBeforeUpdate&&(S=h.getSnapshotBeforeUpdate(y,_)),O=d&&d.type===J&&d.key==null?d.props.children:d,P.__P&&(d=a,r=(e=P.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function($){$&&dl($,$)}),n.__k=null),a=n.__k?In(n,0):null),a=Ac(e,ll(O)?O:[O],t,n,o,r,s,l,a,c,u),P.__P&&(t.__e=null,a=d),t.__u&=-161,p&&p.some(eo),h.__h.length&&l.push(h),1&h.__g&&(h.__g&=-4)}catch($){if(l.length=m,t.__v=null,c||s)if($&&$.then){if(t.__u|=128|c,s){for(~(A=s.indexOf(a||void 0))||(A=s.length);(M=s[A-1])&&M.nodeType==8;)A--;for(;A<s.length;A++)if(M=s[A])if(s[A]=null,z){if(M==D)break}else{if(M.nodeType!=8)break;M.data.startsWith("$s")&&(D=gs(z=M))}}if(!z){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;z=a}(d=gs(z=t.__c.__z||(t.__c.__z=z)))?(t.__e=z,a=d):t.__e=a,a=a&&a.nextSibling}else s&&s.some(eo);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),$&&$.then||Ic(t),de.__e($,t,n)}}else a=t.__e=ag(n.__e,t,n,o,r,s,l,c,u,e);return(d=de.diffed)&&d(t),a}function gs(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Ic(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Ic))}function $c(e,t,n){for(var o=0;o<n.length;)ul(n[o++],n[o++],n[o++]);de.__c&&de.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){de.__e(s,r.__v)}})}function ag(e,t,n,o,r,s,l,a,c,u){var d,p,m,h,y,_,S,P,x=n.props||bs,R=t.props,w=t.type;if(w=="svg"?r="http://www.w3.org/2000/svg":w=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((y=s[d])&&(w?y.localName==w:y.nodeType==3)){e=y,s[d]=null;break}}if(!e){if(P=u.ownerDocument||document,!w)return P.createTextNode(R);e=P.createElementNS(r,w,R.is?R:u),a&&(de.__m&&de.__m(t,s),a=!1),s=null}if(w){if(u=w=="template"&&e.content||e,s=w=="textarea"&&R.defaultValue!=null?null:s&&al.call(u.childNodes),!a&&s)for(x={},d=0;d<e.attributes.length;d++)x[(y=e.attributes[d]).name]=y.value;for(d in x)y=x[d],d=="dangerouslySetInnerHTML"?m=y:d=="children"||d in R||d=="value"&&"defaultValue"in R||d=="checked"&&"defaultChecked"in R||ms(e,d,null,y,r);for(d in R)y=R[d],d=="children"?h=y:d=="dangerouslySetInnerHTML"?p=y:d=="value"?_=y:d=="checked"?S=y:a&&typeof y!="function"||x[d]===y||ms(e,d,y,x[d],r);p?(a||m&&(p.__html==m.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(m&&(e.textContent=""),(w=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&og.test(w))&&(r="http://www.w3.org/1999/xhtml"),Ac(u,ll(h)?h:[h],t,n,o,r,s,l,s?s[0]:n.__k&&In(n,0),a,c),s&&s.some(eo)),a&&w!="textarea"||(d="value",w=="progress"&&_==null?e.removeAttribute(d):_==null||_===e[d]&&(w!="progress"||_)||ms(e,d,_,x[d],r),d="checked",S!=null&&S!=e[d]&&ms(e,d,S,x[d],r))}else x===R||a&&e.data==R||(e.data=R);return e}function ul(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){de.__e(r,n)}}function dl(e,t,n){var o,r,s,l;if(de.unmount&&de.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||ul(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){de.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(l=0;l<o.length;l++)o[l]&&dl(o[l],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=gs(o,s=[]))&&(o==e.__e&&s.some(eo),eo(r),eo(o)),n||eo(e.__e),e.__e=e.__c=e.__=null}function cg(e,t,n){return this.constructor(e,n)}function zc(e,t){var n,o,r,s;de.__&&de.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=wr(J,{children:[e]}),r=[],s=[],cl(t,t.__k,o||bs,bs,t.namespaceURI,o?null:t.firstChild?al.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),$c(r,t.__k,s),t.__k.props.children=null}function Dc(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&o.forEach(function(l){l.__g|=4,rl(l)})},this.sub=function(s){o.add(s);var l=s.componentWillUnmount;s.componentWillUnmount=function(){o.delete(s),l&&l.call(s)}}),n.children}return t.__c="__cC"+Cc++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}de={__e:function(e,t,n,o){for(var r,s,l;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((l=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),l=1),l&&8&r.__g)return void(r.__g|=2)}catch(a){e=a}}throw ys=0,e}},Rc=0,sl=function(e){return e!=null&&e.constructor===_r},Fo.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=to({},this.state)),typeof e=="function"&&(e=e(to({},n),this.props)),e&&(to(n,e),this.__v&&(t&&this.__k.push(t),rl(this)))},Fo.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),rl(this))},Fo.prototype.render=J,Ln=[],ys=0,Pc=function(e,t){return e.__v.__b-t.__v.__b},hs=Symbol(),Tc=/(PointerCapture)$|Capture$/i,il=0,ol={},Cc=0;var no,Be,pl,Nc,fl=Object.is,Sr=0,jc=[],ml=[],Ve=de,Fc=Ve.__b,Gc=Ve.__r,Bc=Ve.diffed,Vc=Ve.__c,Wc=Ve.unmount,Hc=Ve.__;function Rr(e,t){Ve.__h&&Ve.__h(Be,e,Sr||t),Sr=0;var n=Be.__H||(Be.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function ee(e){return Sr=1,ug(Yc,e)}function ug(e,t,n){var o=Rr(no++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Yc(void 0,t),function(s){var l=(o.__N||o.__)[0],a=o.t(l,s);fl(l,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Be,!Be.__f)){Be.__f=!0;var r=Be.shouldComponentUpdate;Be.shouldComponentUpdate=function(s,l,a){var c=this.__H;if(!c)return!0;var u=!1,d=this.props!=s;if(c.__.some(function(m){m.__N&&(u=!0,fl(m.__[0],m.__N[0])||(d=!0))}),r){var p=r.call(this,s,l,a);return u?p||d:p}return!u||d}}return o.__}function ge(e,t){var n=Rr(no++,3);!Ve.__s&&gl(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Be.__H.__h.push(n))}function dt(e,t){var n=Rr(no++,4);!Ve.__s&&gl(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Be.__h.push(n))}function ce(e){return Sr=5,ne(function(){return{current:e}},[])}function ne(e,t){var n=Rr(no++,7);return gl(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function $n(e,t){return Sr=8,ne(function(){return e},t)}function qc(e){var t=Be.context[e.__c],n=Rr(no++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(Be)),t.props.value):e.__}function dg(){var e;do{for(;e=ml.shift();)try{kr(e)}catch(n){Ve.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=jc.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(kr),t.__h.some(hl),t.__h=[]}catch(n){t.__h=[],Ve.__e(n,e.__v)}}}while(ml.length)}Ve.__b=function(e){Be=null,Fc&&Fc(e)},Ve.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Hc&&Hc(e,t)},Ve.__r=function(e){Gc&&Gc(e),no=0;var t=(Be=e.__c).__H;t&&(pl==Be?Be.__h=[]:(t.__h.some(kr),t.__h.some(hl),no=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),pl=Be},Ve.diffed=function(e){Bc&&Bc(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Kc(jc.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),pl=Be=null},Ve.__c=function(e,t){t.some(function(n){try{n.__h.some(kr),n.__h=n.__h.filter(function(o){return!o.__||hl(o)})}catch(o){n.__h=[function(){throw o}]}}),Vc&&Vc(e,t)},Ve.unmount=function(e){Wc&&Wc(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Kc(ml.push(r))}else kr(r)}catch(s){t=s}}),o.__H=void 0,t&&Ve.__e(t,o.__v))};var Uc=typeof requestAnimationFrame=="function";function pg(e){var t,n=function(){clearTimeout(o),Uc&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Uc&&(t=requestAnimationFrame(n))}function Kc(e){e!=1&&Nc==Ve.requestAnimationFrame||((Nc=Ve.requestAnimationFrame)||pg)(dg)}function kr(e){var t=Be,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Be=t}function hl(e){var t=Be;e.__c=e.__(),Be=t}function gl(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!fl(n,e[o])})}function Yc(e,t){return typeof t=="function"?t(e):t}var fg=Symbol.for("preact-signals");function ks(){if(wn>1)wn--;else{var e,t=!1;for((function(){var r=ws;for(ws=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var l=s.t;l!==void 0;l=l.x)l.i===r.i&&(l.i=s.i);r=r.o}})();Tr!==void 0;){var n=Tr;for(Tr=void 0,xs++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Jc(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(xs=0,wn--,t)throw e}}function bl(e){if(wn>0)return e();yl=++mg,wn++;try{return e()}finally{ks()}}var Pr,Ie=void 0;function oo(e){var t=Ie,n=Pr;Ie=void 0,Pr=void 0;try{return e()}finally{Ie=t,Pr=n}}var Tr=void 0,wn=0,xs=0,mg=0,yl=0,ws=void 0,_s=0;function Qc(e){if(Ie!==void 0){var t=e.n;if(t===void 0||t.t!==Ie)return t={i:0,S:e,p:Ie.s,n:void 0,t:Ie,e:void 0,x:void 0,r:t},Ie.s!==void 0&&(Ie.s.n=t),Ie.s=t,e.n=t,32&Ie.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Ie.s,t.n=void 0,Ie.s.n=t,Ie.s=t),t}}function Ye(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Ye.prototype.brand=fg;Ye.prototype.h=function(){return!0};Ye.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:oo(function(){var o;(o=t.W)==null||o.call(t)}))};Ye.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&oo(function(){var r;(r=t.Z)==null||r.call(t)}))}};Ye.prototype.subscribe=function(e){var t=this;return at(function(){var n=t.value;oo(function(){return e(n)})},{name:"sub"})};Ye.prototype.valueOf=function(){return this.value};Ye.prototype.toString=function(){return this.value+""};Ye.prototype.toJSON=function(){return this.value};Ye.prototype.peek=function(){var e=this;return oo(function(){return e.value})};Object.defineProperty(Ye.prototype,"value",{get:function(){var e=Qc(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(xs>100)throw new Error("Cycle detected");(function(n){wn!==0&&xs===0&&n.l!==yl&&(n.l=yl,ws={S:n,v:n.v,i:n.i,o:ws})})(this),this.v=e,this.i++,_s++,wn++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ks()}}}});function ze(e,t){return new Ye(e,t)}function Jc(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Zc(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Xc(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function ro(e,t){Ye.call(this,void 0,t),this.x=e,this.s=void 0,this.g=_s-1,this.f=4}ro.prototype=new Ye;ro.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===_s))return!0;if(this.g=_s,this.f|=1,this.i>0&&!Jc(this))return this.f&=-2,!0;var e=Ie;try{Zc(this),Ie=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Ie=e,Xc(this),this.f&=-2,!0};ro.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Ye.prototype.S.call(this,e)};ro.prototype.U=function(e){if(this.t!==void 0&&(Ye.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};ro.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(ro.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Qc(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function _e(e,t){return new ro(e,t)}function eu(e){var t=e.j;if(e.j=void 0,typeof t=="function"){wn++;var n=Ie;Ie=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,vl(e),o}finally{Ie=n,ks()}}}function vl(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,eu(e)}function hg(e){if(Ie!==this)throw new Error("Out-of-order effect");Xc(this),Ie=e,this.f&=-2;try{8&this.f&&vl(this)}finally{ks()}}function Go(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Pr&&Pr.push(this)}Go.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Go.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,eu(this),Zc(this),wn++;var e=Ie;return Ie=this,hg.bind(this,e)};Go.prototype.N=function(){2&this.f||(this.f|=2,this.u=Tr,Tr=this)};Go.prototype.d=function(){this.f|=8,1&this.f||vl(this)};Go.prototype.dispose=function(){this.d()};function at(e,t){var n=new Go(e,t);try{n.c()}catch(r){throw n.d(),r}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var tu,Rs,Ss,gg=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var nu=[];at(function(){tu=this.N})();function Bo(e,t){de[e]=t.bind(null,de[e]||function(){})}function Cr(e){if(Ss){var t=Ss;Ss=void 0,t()}Ss=e&&e.S()}function ou(e){var t=this,n=e.data,o=bg(n);o.name="ReactiveDom",o.value=n;var r=ne(function(){for(var a=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var u=_e(function(){var h=o.value.value;return h===0?0:h===!0?"":h||""}),d=_e(function(){return!Array.isArray(u.value)&&!sl(u.value)}),p=at(function(){if(this.N=ru,d.value){var h=u.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=h)}}),m=t.__$u.d;return t.__$u.d=function(){p(),m.call(this)},[d,u]},[]),s=r[0],l=r[1];return s.value?l.peek():l.value}ou.displayName="ReactiveTextNode";Object.defineProperties(Ye.prototype,{constructor:{configurable:!0,value:Oc(J,null).constructor},type:{configurable:!0,value:ou},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Bo("__b",function(e,t){if(Cr(),Rs=void 0,typeof t.type=="string"){var n,o=t.props;for(var r in o)if(r!=="children"){var s=o[r];s instanceof Ye&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});Bo("__r",function(e,t){if(e(t),t.type!==J){Cr();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(r,s){var l;return at(function(){l=this},{name:s}),l.c=r,l})((function(r){return function(){var s;gg&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Rs=o,Cr(n)}});Bo("__e",function(e,t,n,o){Cr(),Rs=void 0,e(t,n,o)});Bo("diffed",function(e,t){Cr(),Rs=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,r=t.props,s=n.U;if(s)for(var l in s){var a=s[l];a===void 0||o&&l in o||(a.d(),s[l]=void 0)}if(o){s||(s={},n.U=s);for(var c in o){var u=s[c],d=o[c];u===void 0?(u=yg(n,c,d,r),s[c]=u):u.o(d,r)}}}e(t)});function yg(e,t,n,o){var r=t in e&&e.ownerSVGElement===void 0,s=ze(n);return{o:function(l,a){s.value=l,o=a},d:at(function(){this.N=ru;var l=s.value.value;o[t]!==l&&(o[t]=l,r?e[t]=l:l!=null&&(l!==!1||t[4]==="-")?e.setAttribute(t,l):e.removeAttribute(t))})}}Bo("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var r in o){var s=o[r];s&&s.d()}}}var l=t.__np;if(l){var a=t.props;for(var c in l)a[c]=l[c]}t.__np=void 0}else{var u=t.__c;if(u){u.__$f|=8;var d=u.__$u;d&&(u.__$u=void 0,d.d())}}e(t)});Bo("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});Fo.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var l in e)if(l!=="__source"&&e[l]!==this.props[l])return!0;for(var a in this.props)if(!(a in e))return!0;return!1};function bg(e,t){return ne(function(){return ze(e,t)},[])}var vg=function(e){queueMicrotask(function(){queueMicrotask(e)})};function xg(){bl(function(){for(var e;e=nu.shift();)tu.call(e)})}function ru(){nu.push(this)===1&&(de.requestAnimationFrame||vg)(xg)}var wg={n:"node",m:"module",s:"stretch",t:"leaf",o:"output",e:"edge"},_g=/^[nmsto]_?\d+-[nmsto]_?\d+-[a-z-]+$/;function Ft(e){if(_g.test(e))return{kind:"edge",number:-1,text:e};let[,t,n]=/^([nmstoe])_?(\d+)$/.exec(e)??[];return t===void 0?null:{kind:wg[t],number:Number(n),text:e}}function De(e){return{kind:"node",number:e,text:`n${e}`}}function Oe(e){return{kind:"module",number:e,text:`m${e}`}}function Gt(e){return e?.kind==="node"||e?.kind==="module"}function su(e){return Object.fromEntries([...new URLSearchParams(e)].filter(([,t])=>t!==""))}function iu(e){return new URLSearchParams(e).toString()}function dn(e,t,n){return Object.fromEntries(Object.entries({...e,[t]:n}).filter(([,o])=>o!==""))}var kg={};function Ue({settings:e},t){return e[t]??kg}var Vo={run:"",tag:"",step:null,view:"overview",selected:null,expand:null,runs:"",settings:{}},xl=["run","tag","step","view"];function au(e){return[...xl,"selected","expand",...e,"runs"]}function wl(e,t){let n=e("step"),o=e("view");return{run:e("run"),tag:e("tag"),step:/^-?\d+$/.test(n)?Number(n):null,view:t.includes(o)?o:Vo.view,selected:Ft(e("selected")),expand:Bt(e("expand")),runs:e("runs"),settings:Object.fromEntries(t.map(r=>[r,su(e(r))]).filter(([,r])=>Sg(r)))}}function Sg(e){return Object.keys(e).length>0}function Ps(e){return{run:e.run,tag:e.tag,step:e.step===null?"":String(e.step),view:e.view===Vo.view?"":e.view,selected:e.selected?.text??"",expand:_t(e.expand),runs:e.runs,...Object.fromEntries(Object.entries(e.settings).map(([t,n])=>[t,iu(n)]))}}function Bt(e){return e==="none"?[]:/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(e)?e.split(",").flatMap(n=>{let[o=0,r=o]=n.split("-").map(Number);return Array.from({length:Math.min(r-o,lu)+1},(s,l)=>o+l)}).slice(0,lu):null}var lu=1e5;function _t(e){if(e===null)return"";if(e.length===0)return"none";let t=[...new Set(e)].sort((o,r)=>o-r),n=[];for(let o of t){let r=n.at(-1);r&&r[1]===o-1?r[1]=o:n.push([o,o])}return n.map(([o,r])=>o===r?`${o}`:`${o}-${r}`).join(",")}var Wo=class extends Error{};var Ts=[{state:"cached",colour:"#d55e00",line:"solid",head:"normal",help:"Saved for backward: at least one saved tensor uses its memory."},{state:"freed",colour:"#0072b2",line:"dashed",head:"empty",help:"Allocated in the forward pass and freed by its end."},{state:"held",colour:"#b0558c",line:"double",head:"diamond",help:"Alive after the forward pass, though no saved tensor uses it."},{state:"recomputed",colour:"#009e73",line:"dotted",head:"vee",help:"Allocated in a checkpointed region: the backward pass recomputes it."},{state:"input",colour:"#56b4e9",line:"solid",head:"vee",help:"Alive before the forward pass, and not saved."},{state:"parameter",colour:"#888888",line:"dotted",head:"none",help:"A parameter or buffer: alive with or without the forward pass."},{state:"not cached",colour:"#777777",line:"dashed",head:"vee",help:"Freed or held: without recorded ops the two cannot be distinguished."}];function uu(e){let t=JSON.parse(e),n=t?.version;if(n!==1)throw new Error(`This page reads version ${1} of the data and the server sent version ${JSON.stringify(n??null)}: reload the page, or restart TensorBoard after an upgrade.`);return t}var du={isServed:!0,async get(e,t,n){let o=await Cg(e,Pg(t),n);return await Rg(e,o)}};async function Rg(e,t){if(e.endsWith(".dot"))return Tg(t);let n=await t.text();return e.endsWith(".json")?uu(n):n}function Pg(e){let t=new URLSearchParams;for(let[n,o]of Object.entries(e))o===void 0||o===!1||t.set(n,o===!0?"1":String(o));return t.toString()}async function Tg(e){let t=o=>e.headers.get(`X-Actmem-${o}`),n=_l(t("Repeated")??"").map(o=>o.split(":").map(Number));return{dot:await e.text(),expand:_l(t("Expand")??"").map(Number),visible:Number(t("Visible")??0),seconds:Number(t("Seconds")??0),quick:t("Quick")===null?null:_l(t("Quick")??"").map(Number),repeated:n.map(([o=0,r=1])=>[o,r])}}function _l(e){return e===""?[]:e.split(",")}async function Cg(e,t,n){let o;try{o=await fetch(t?`./${e}?${t}`:`./${e}`,{signal:n})}catch(s){throw n.aborted?s:new Error("TensorBoard does not answer. Check that it is running, then try again.",{cause:s})}if(o.ok)return o;let r=await Og(e,o);throw o.status<500?new Wo(r):new Error(r)}async function Og(e,t){return(t.headers.get("Content-Type")?.startsWith("text/plain")??!1?(await t.text()).trim():"")||`The server answered ${t.status} to ${e}; its log says why.`}var kl=Dc(null);function F(){let e=qc(kl);if(!e)throw new Error("useStore was called outside of the page.");return e}function kt(e){let{address:t,change:n}=F(),o=(r,s)=>n({settings:{[e]:dn(Ue(t.peek(),e),r,s)}});return[Ue(t.value,e),o]}function mu(){return hu("replies")!==null}async function Sl(e){let t=hu(e);if(!t)throw new Error(Mg);let n=new Blob([yu(t.textContent)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Response(n).text()}var Mg="This page does not include that, because the recording is large. Open the recording in TensorBoard, or write it as .json with tb-actmem export.";function hu(e){return document.getElementById(`page-${e}`)}function gu(){let e=Or("replies"),t=Or("details"),n=Or("lives"),o=Or("graphs"),r=Or("tables"),s=new Map,l,a={async"graph.dot"(u){let{lines:d,states:p}=await o(),{expand:m}=u;return l=m===void 0?p[0]:Ag(p,m,l?.expand??[]),s.set(pu(u),l),Ig(d,l)},"graph.svg":()=>Promise.resolve(Eg()),async"drawn.json"(u){let{drawn:d}=await t(),p=s.get(pu(u))?.drawn??[];return Mr(p.map(m=>d[m]).find(m=>m?.id===u.id))},async"detail.json"({node:u,module:d=0}){let p=await t();return Mr(u===void 0?p.module[d]:p.node[u])},"table.csv":async({by:u})=>Mr((await r())[u]),"alive.json":async({op:u})=>$g(await n(),u)};return{isServed:!1,get:(u,d,p)=>a[u]?.(d,p)??c(u)};async function c(u){let d=(await e())[u];if(d===void 0)throw new Error("This page does not include that.");return d}}function pu({expand:e,show:t,hide:n}){return JSON.stringify([e??null,t??[],n??[]])}function Or(e){let t;return()=>t??=Sl(e).then(n=>JSON.parse(n))}function Mr(e){if(e===void 0)throw new Error("This page does not include that.");return e}function Eg(){let{src:e}=document.querySelector(".paper img");return new TextDecoder().decode(yu(e.slice(e.indexOf(",")+1)))}function yu(e){return Uint8Array.from(atob(e),t=>t.charCodeAt(0))}function Ag(e,t,n){let[o,r]=[new Set(t),new Set(n)],s=({expand:l})=>{let a=new Set(l),c=t.filter(p=>!r.has(p)&&a.has(p)).length,u=n.filter(p=>!o.has(p)&&a.has(p)).length,d=l.filter(p=>o.has(p)).length;return Lg*(c-u)+2*d-l.length};return e.reduce((l,a)=>s(a)>s(l)?a:l)}var Lg=1e7;function Ig(e,{expand:t,visible:n,dot:o,repeated:r}){return{dot:o.map(l=>e[l]).join(`
`),expand:t,visible:n,seconds:0,quick:null,repeated:r}}function $g({version:e,most:t,ops:n,lives:o},r){let s=o.filter(({made_by:a,ended:c})=>a.op<=r&&(c===null||r<=c)),l=a=>{let c=o.filter(({ended:p})=>p===a);if(c.length===0)return null;let[u,d]=[fu(c),c.length];return{at:Mr(n[a]),nbytes:u,count:d,storages:c.slice(0,t)}};return{version:e,at:Mr(n[r]),live_bytes:fu(s),alive_count:s.length,alive:s.slice(0,t),before:l(r-1),behind:l(r)}}function fu(e){return e.reduce((t,{nbytes:n})=>t+n,0)}function bu({groups:e}){return e.reduce((t,{svg:n})=>t+n.length,0)}function vu(e=""){return(e.match(/-?\d+(?:\.\d+)?/g)??[]).map(Number)}var zg=6e4,Dg=24e6;function xu(e,t=Dg){let n=new Map,o=(s,l)=>s.length+bu(l),r=(s,l)=>{n.delete(s),n.set(s,l);let a=[...n].reduce((c,u)=>c+o(...u),0);for(let c of n){if(a<=t)return;n.delete(c[0]),a-=o(...c)}};return async(s,l)=>{let a=n.get(s)??await e(s,l);return r(s,a),a}}function wu(e,t=zg){let n,o=()=>{n??=e()};return{lay:(s,l)=>new Promise((a,c)=>{let u=n??e();n=void 0;let d=y=>{h(),u.terminate(),c(y)},p=()=>{d(new Error("Aborted.")),o()},m=setTimeout(()=>d(new Error(Ng(t))),t),h=()=>{clearTimeout(m),l.removeEventListener("abort",p),u.onmessage=u.onerror=null};u.onmessage=({data:y})=>{h(),n?.terminate(),n=u,y.layout?a(y.layout):c(new Error(`Graphviz cannot lay this graph out: ${y.error??"no reason given"}`))},u.onerror=y=>d(new Error(`The layout worker failed: ${y.message}`)),l.addEventListener("abort",p),l.aborted?p():u.postMessage(s)}),prepare:o}}function Ng(e){return`The layout took longer than ${e/1e3} s and was stopped: fold some modules and try again.`}function pn({tags:e},t){return e.find(({tag:n})=>n===t)??e[0]}function Cs(e){return JSON.stringify(e)}function _u(e,t,n){if(t.problem===null)return t.steps.findLast(o=>!n.has(Cs({run:e.run,tag:t.tag,...o})))}function Pl(e,t,n=""){let o=pn(e,n);return o!==void 0&&!_u(e,o,t)}function Rl(e){let t=e.map(n=>Math.max(...n.tags.flatMap(o=>o.steps.map(r=>r.wall_time??0)),0));return e[t.indexOf(Math.max(...t))]}function Er(e,t,n=new Map){let o=e?.runs??[],r=o.find(a=>a.run===t.run)??Rl(o.filter(a=>!Pl(a,n,t.tag)))??Rl(o),s=r&&pn(r,t.tag);if(!s)return null;let l=s.steps.find(a=>a.step===t.step)??_u(r,s,n)??s.steps.at(-1);return{run:r,tag:s,step:l}}function ku(e,t,n){let o=e.runs.find(u=>u.run===t.run)??Rl(e.runs),r=o&&pn(o,t.tag),s=r?.steps.at(-1),l=Er(e,t,n);if(!o||!r||!s||t.step!==null||s===l?.step)return"";let a=Cs({run:o.run,tag:r.tag,...s}),c=r.problem??n.get(a)??"";return c&&`${c.replace(/\.$/,"")}.`}function Os({run:e,tag:t,step:n}){return n?{run:e.run,tag:t.tag,...n}:null}function Ms(e,t){let n=e.runs.find(s=>s.run===t.run);if(t.run&&!n)return`There is no run ${t.run} here.`;let o=n?.tags.find(s=>s.tag===t.tag);if(t.tag&&n&&!o)return`The run ${n.run} has no tag ${t.tag}.`;let r=(o??n?.tags[0])?.steps;return t.step===null||!r||r.some(({step:s})=>s===t.step)?"":`There is no recording at step ${t.step}.`}async function Ho(e,t,n){for(let o=1/0;;){t.throwIfAborted();let r=await e(),{pending:s}=r;if(!s||typeof s=="number"&&s>=o)return r;typeof s=="number"&&(o=s),n(r)}}function Vt({run:e,tag:t,step:n}){return{run:e,tag:t,step:n}}var Es=["reduce","total_peak","step_peak","max_recompute"];function Ar(e,t){let n=ze({key:"",value:void 0,part:void 0,error:void 0,loading:!1}),o,r=ze(0),s=_e(e),l,a=0;async function c(m){let h=l=new AbortController,y=n.peek(),_=o===m?y.part:void 0,S=y.value??y.part;n.value={...y,value:S,part:_,error:void 0,loading:!0};let P=x=>{h.signal.aborted||(o=m,n.value={...n.peek(),part:x,error:void 0,loading:!0})};try{let x=await t(h.signal,P);h.signal.aborted||(n.value={key:m,value:x,part:void 0,error:void 0,loading:!1})}catch(x){if(h.signal.aborted)return;let R=x instanceof Error?x:new Error(String(x));n.value={...n.peek(),part:void 0,error:R,loading:!1}}}function u(){l?.abort(),n.peek().loading&&(n.value={...n.peek(),loading:!1})}let d=at(()=>{let m=s.value,h=r.value!==a;if(u(),m===null)return;let y=n.peek();if(!h&&y.value!==void 0&&y.key===m){n.value={...y,error:void 0};return}a=r.peek(),oo(()=>c(m))}),p=_e(()=>{let{key:m,value:h,loading:y}=n.value;return!y&&m===s.value?h:void 0});return{state:n,current:p,reload:()=>r.value+=1,cancel(){u(),n.value={...n.peek(),error:new zn}},dispose(){d(),l?.abort()}}}var Zt=class extends Error{},zn=class extends Zt{constructor(){super("Cancelled.")}};function Su(e,{fetchOfShown:t,shown:n}){let o=[],r=new Map;function s(u,d){let p=t(()=>{let m=d();return m&&`${u} ${JSON.stringify(m)}`},(m,h,y)=>{let _={...Vt(m),...d()};return Ho(()=>e.get(u,_,h),h,y)});return o.push(p),p}function l(u){let d=r.get(u);if(d)return d;let p=ze(null),h={wanted:p,resource:s(u,()=>p.value===null?null:JSON.parse(p.value))};return r.set(u,h),h}function a(u,d){let p=n.peek();if(!p)throw new Error("No recording is chosen.");let m={...Vt(p),...d};return e.get(u,m,new AbortController().signal)}function c(){for(let u of o){let{error:d}=u.state.peek();d&&!(d instanceof Zt)&&u.reload()}}return{follow:s,slotOf:l,once:a,reload:c,dispose:()=>o.forEach(u=>u.dispose())}}function yt(e,t){let{wanted:n,resource:o}=F().replies.slotOf(e),r=t&&JSON.stringify(t);dt(()=>(n.value=r,()=>{n.value=null}),[e,r]);let{value:s,part:l,error:a,loading:c}=o.state.value,u=n.value===r;return{value:l??s,current:u?o.current.value:void 0,error:u?a:void 0,loading:c||!u,reload:o.reload,cancel:o.cancel}}function so(e){return e.replace(/^aten::(\w+)(\.\w+)?$/,"$1")}function Ru({parent:e}){let t=[],n=e.map(()=>[]),o=[];return e.forEach((r,s)=>{o.push(r===null?0:(o[r]??0)+1),(r===null?t:n[r]??t).push(s)}),{roots:t,children:n,depth:o}}function io({parent:e},t){let n=[];for(let o=t;o!==null;o=e[o]??null)n.push(o);return n}function Pu({children:e},t){let n=[t];for(let o=0;o<n.length;o+=1)for(let r of e[n[o]??0]??[])n.push(r);return n}function _n({fqn:e,type_name:t,call:n},o){let r=e[o]||t[o]||"model",s=n[o]??0;return s>0?`${r} #${s+1}`:r}function Uo({total_bytes:e},{roots:t}){return t.reduce((n,o)=>n+(e[o]??0),0)}var Tl=["KiB","MiB","GiB","TiB","PiB","EiB"];function B(e){if(e<0)return`-${B(-e)}`;if(e<1024)return`${e} B`;let t=BigInt(e);for(let n=1;;n+=1){let o=1024n**BigInt(n),r=n<3?1:2,s=10n**BigInt(r),l=(t*s+o/2n)/o;if(l>=1024n*s&&n<Tl.length)continue;let a=`.${`${l%s}`.padStart(r,"0")}`;return`${l/s}${t%o===0n?"":a} ${Tl[n-1]}`}}var Tu=["FLOPs","kFLOPs","MFLOPs","GFLOPs","TFLOPs","PFLOPs"];function Cu(e){let t=Math.min(Math.floor(Math.log10(Math.max(1,e))/3),Tu.length-1);return`${t>0?(e/1e3**t).toFixed(1):e} ${Tu[t]}`}function Ou(e){if(e<=0)return"0 ms";let t=Math.max(0,1-Math.floor(Math.log10(e)));return`${e.toLocaleString("en-US",{minimumFractionDigits:t,maximumFractionDigits:t})} ms`}function Dn(e){return`${q(e)} ${Math.abs(e)===1?"byte":"bytes"}`}function q(e){return e.toLocaleString("en-US")}function Qe(e,t){if(t===0)return"-";if(e===0||e===t)return e?"100%":"0%";if(e>t)return`${Math.max(101,Math.round(100*e/t))}%`;let n=Math.round(1e3*e/t);return n<1?"<0.1%":n<1e3?`${(n/10).toFixed(1)}%`:">99.9%"}function ie(e,t,n=`${t}s`){return`${q(e)} ${e===1?t:n}`}function Xt(e,t){return[e,t&&`[${t.map(n=>n??"*").join(", ")}]`].filter(Boolean).join(" ")}function As(e){let t=/^(\d{1,20}(?:\.\d{1,9})?) ?([KMGTPE]iB|B)?$/.exec(e.trim());return t?Math.floor(Number(t[1])*1024**(Tl.indexOf(t[2]??"")+1)):null}var Fg=Symbol.for("pv"),Gg=0;function i(e,t,n,o,r,s){t||(t={});var l,a,c=t;if("ref"in c&&typeof e!="function")for(a in c={},t)a=="ref"?l=t[a]:c[a]=t[a];var u={type:e,props:c,key:n,ref:l,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Fg,__v:--Gg,__i:-1,__u:0};return(r||s)&&(u.__source=r,u.__self=s),de.vnode&&de.vnode(u),u}function Ls({id:e,children:t}){let{graph:n}=F();return i("button",{type:"button",class:"link","data-id":e.text,onClick:()=>n.goTo(e),children:t})}function lo({node:e,text:t}){return i(Ls,{id:De(e),children:t})}function We({message:e,children:t}){return i("div",{class:"error-box",role:"alert","data-testid":"error",children:[i("p",{children:e}),t&&i("div",{class:"actions",children:t})]})}function ct({error:e,retry:t}){return i(We,{message:e.message,children:i("button",{type:"button",onClick:t,children:"Try again"})})}function Ne({what:e}){return i("p",{class:"loading",role:"status","data-testid":"loading",children:e})}function Q({n:e}){return e==null?i("span",{class:"none",children:"–"}):i("span",{class:e===0?"bytes none":"bytes",title:Dn(e),children:B(e)})}function St({part:e,whole:t}){let n=t>0?100*e/t:0;return i("span",{class:"bar","aria-hidden":"true",children:i("span",{style:{width:`${n}%`}})})}function Is({nbytes:e,storage_nbytes:t}){return t===null||t===e?null:i(J,{children:[" · ","a view of a ",i(Q,{n:t})," storage"]})}function $s({verb:e,savers:t,of:n}){return t.length===0?null:i("p",{class:"sharers",children:[e," ",t.map(({node:o,op:r,fqn:s,slot:l},a)=>i("span",{children:[a>0&&", ",i(lo,{node:o,text:r})," ",i("small",{children:[s,l].filter(Boolean).join(" · ")})]},`${o} ${l}`)),n>t.length&&` and ${q(n-t.length)} more`]})}function zs(e){return Ts.find(t=>t.state===e)}function Wt(e){return e.replace(" ","-")}var Bg={forward:"forward pass",backward:"backward pass",update:"optimizer step"};function Ko(e){return Bg[e]??e}function Cl({state:e}){let{line:t,head:n}=zs(e),o=n==="none"?29:21;return i("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:i("g",{class:`edge ${Wt(e)}`,children:[i("path",{class:t,d:t==="double"?`M1 3.75H${o}M1 6.25H${o}`:`M1 5H${o}`}),n!=="none"&&i("polygon",{points:Vg[n],fill:Wg[n]})]})})}var Vg={normal:"21,2 29,5 21,8",empty:"21,2 29,5 21,8",diamond:"19,5 24,2 29,5 24,8",vee:"20,1.5 29,5 20,8.5 23,5"},Wg={empty:"none"};function ao({state:e}){return e===null?i("span",{class:"none",children:"–"}):i("span",{class:"state",children:[i(Cl,{state:e}),e]})}function co({text:e}){return i("span",{class:"end-of",title:e,children:i("bdi",{children:e})})}function fn({shown:e,of:t}){return t>e?i("p",{class:"hint",children:["and ",q(t-e)," more"]}):null}function Ol({id:e,reply:t}){let{graph:n}=F(),{value:o,error:r}=t,{value:s,loading:l}=n.picture.state.value;return!s&&l?i(Ne,{what:"Waiting for the graph…"}):n.isInPicture(e)?r?i(We,{message:r.message}):o?.id!==e.text?i(Ne,{what:"Reading the details…"}):o.calls_count>1?i(Kg,{drawn:o}):i(J,{children:[i("h2",{"data-testid":"details-title",children:o.title}),i("p",{class:"subtitle",children:[Hg[o.kind],o.nodes&&ie(o.nodes,"node")].filter(Boolean).join(" · ")}),o.ends.length>0&&i(jg,{drawn:o}),i("p",{"data-testid":"drawn-bytes",children:[Ug[o.kind]??"attributed"," ",i(Q,{n:o.nbytes})]}),o.unknown>0&&i("p",{class:"hint",children:["The memory of ",ie(o.unknown,"tensor")," is unknown."]}),i("ul",{class:"saves","data-testid":"drawn-tensors","aria-label":"Tensors",children:o.tensors.map((a,c)=>i(qg,{tensor:a},c))}),i(fn,{shown:o.tensors.length,of:o.tensors_count})]}):i("p",{class:"hint",children:"Not visible in the current graph"})}var Hg={stretch:"several ops in one box",leaf:"input",parameter:"parameter",output:"output",edge:"edge"},Ug={leaf:"memory",parameter:"memory",output:"memory",edge:"carries"};function Kg({drawn:e}){let{calls_count:t,calls:n,least_bytes:o,most_bytes:r,nbytes:s}=e,l=o===r?`${B(r)} each`:`${B(o)} to ${B(r)} each`;return i("section",{class:"repeated-calls","data-testid":"repeated",children:[i("p",{children:[i("b",{children:[e.title," ×",q(t)]})," ","in this box: ",l,", ",i(Q,{n:s})," in total. The details below are those of the first."]}),i("details",{children:[i("summary",{children:["All ",q(t)]}),i("ul",{class:"members",children:n.map(({module:a,fqn:c,nbytes:u})=>i("li",{children:[i(Ls,{id:Oe(a),children:c})," ",i(Q,{n:u})]},a))}),i(fn,{shown:n.length,of:t})]})]})}function jg({drawn:e}){return i("p",{class:"where",children:[i(ao,{state:e.state})," ",e.ends.map(({id:t,name:n},o)=>{let r=Ft(t);return i("span",{children:[o===0?"from ":" to ",r&&Gt(r)?i(Ls,{id:r,children:n}):n]},t)})]})}function qg({tensor:e}){return i("li",{class:"save",children:[i("p",{class:"save-head",children:[i(ao,{state:e.state}),i("span",{class:"type",children:Xt(e.dtype,e.shape)}),i(Q,{n:e.nbytes})]}),i("p",{class:"facts",children:[[e.category,e.name].filter(Boolean).join(" "),i(Is,{...e})]}),i($s,{verb:"saved by",savers:e.savers,of:e.savers_count})]})}function Ml({title:e,edges:t,of:n}){return t.length===0?null:i("section",{children:[i("h3",{children:[e," ",n>1&&i("small",{children:q(n)})]}),i("ul",{class:"edges","data-testid":e.toLowerCase(),"aria-label":e,children:t.map((o,r)=>i("li",{children:[i("p",{children:[i(lo,{node:o.node,text:o.op})," ",i("small",{children:o.fqn})]}),i("p",{class:"save-head",children:[i(ao,{state:o.state}),i("span",{class:"type",children:Xt(o.dtype,o.shape)}),i(Q,{n:o.nbytes})]})]},r))}),i(fn,{shown:t.length,of:n})]})}function Ds(e,t,n){let o=URL.createObjectURL(new Blob([n],{type:t})),r=document.createElement("a");r.href=o,r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(o),1e4)}function Ns(...e){return e.map(t=>String(t).replaceAll(/[^\w.-]+/g,"_")).join("-")}async function Mu(e){try{await navigator.clipboard.writeText(e)}catch{let t=document.activeElement,n=document.createElement("textarea");n.value=e,n.style.position="fixed",n.style.opacity="0",document.body.append(n),n.select(),document.execCommand("copy"),n.remove(),t instanceof HTMLElement&&t.focus()}}function El({text:e,label:t}){let[n,o]=Fs();return i("button",{type:"button",class:"quiet copy",onClick:()=>o(e),"aria-label":t,title:t,children:n?"copied":"copy"})}function Eu(){let{link:e}=F(),[t,n]=Fs();return i("span",{class:"copy-link",children:[i("button",{type:"button",class:"quiet",title:"Copy a link to this view","data-testid":"copy-link",onClick:()=>n(e()),children:"Copy link"}),i("span",{role:"status","data-testid":"link-copied",children:t&&"copied"})]})}function Fs(){let[e,t]=ee(!1),n=ce(0);return[e,r=>{Mu(r).then(()=>{t(!0),window.clearTimeout(n.current),n.current=window.setTimeout(()=>t(!1),1500)})}]}function jo({code:e,label:t,testId:n}){return i("div",{class:"snippet",children:[i("pre",{"data-testid":n,tabIndex:0,children:e}),i(El,{text:e,label:t})]})}function Gs({names:e,label:t}){let{change:n,isServed:o}=F();return!e||!o?null:i("button",{type:"button",class:"link checkpoint-link","data-testid":"what-if",title:`Predict with ${e} checkpointed`,onClick:r=>{r.stopPropagation(),n({view:"optimize",settings:{optimize:{checkpoint:e}}})},children:t})}function Au({recording:e}){let t=F(),{selected:n}=t.address.value,o=Gt(n)?{[n.kind]:n.number}:null,{value:r,error:s,loading:l}=yt("detail.json",o),a=yt("drawn.json",t.graph.boxParams(n));if(n===null)return null;let c=l||a.loading,u=r?.id===n.text?r:void 0;return i("aside",{class:"details","aria-label":"Details","aria-busy":c,"data-testid":"details",children:[i("button",{type:"button",class:"quiet close","aria-label":"Close the details","data-testid":"details-close",onClick:()=>t.select(null),children:"×"}),!Gt(n)&&i(Ol,{id:n,reply:a}),Gt(n)&&s&&i(We,{message:s.message}),Gt(n)&&!u&&!s&&i(Ne,{what:"Reading the details…"}),Gt(n)&&u&&i(Yg,{id:n,detail:u,box:a,recording:e})]})}function Yg({id:e,detail:t,box:n,recording:o}){let{graph:r}=F(),s=e.kind==="module";return i(J,{children:[i(Qg,{id:e,detail:t,recording:o}),r.times(e)>1&&i(Ol,{id:e,reply:n}),i("dl",{class:"sums",children:[i(Al,{label:`attributed ${t.where}`.trimEnd(),n:t.attributed_bytes,help:s?"Storages attributed to the ops inside.":"Storages attributed to this op: it saved them first."}),t.shared_bytes!==null&&i(Al,{label:"shared",n:t.shared_bytes,help:"Saved here too, but attributed to another op."}),i(Al,{label:"exclusive",n:t.exclusive_bytes,help:`Memory released if only this ${s?"module":"op"} stopped saving.`})]}),i("section",{children:[i("h3",{children:s?"Saved tensors, largest first":"Saved tensors"}),t.saves.length===0&&i("p",{class:"hint",children:"Saves nothing for backward."}),i("ul",{class:"saves","data-testid":"saves",children:t.saves.map((l,a)=>i(Jg,{save:l,isInModule:s},a))}),i(fn,{shown:t.saves.length,of:t.saves_count})]}),i(Zg,{detail:t}),i(Ml,{title:"Inputs",edges:t.inputs,of:t.inputs_count}),i(Ml,{title:"Outputs",edges:t.outputs,of:t.outputs_count})]})}function Al({label:e,n:t,help:n}){return i("div",{title:n,children:[i("dt",{children:e}),i("dd",{children:i(Q,{n:t})})]})}function Qg({id:e,detail:t,recording:n}){let{graph:o,recordings:r,views:s}=F(),l=e.kind==="module",a=t.file?`${t.file}:${t.line}`:t.source,c=l?r.moduleAround(e):t.module;return i(J,{children:[i("h2",{"data-testid":"details-title",children:t.title||t.type_name||"model"}),i("p",{class:"subtitle",children:[l?t.type_name:t.name,t.region!==null&&"recomputed in the backward pass"].filter(Boolean).join(" · ")}),c!==null&&i("p",{class:"where",children:["in"," ",i("button",{type:"button",class:"link",onClick:()=>o.goTo(Oe(c)),children:_n(n.modules,c)})," ",i("small",{children:n.modules.type_name[c]})]}),s.shown.value!=="graph"&&i("p",{class:"where",children:i("button",{type:"button",class:"link","data-testid":"show-in-graph",onClick:()=>o.reveal(e),children:"Show in graph"})}),l&&i("p",{class:"where",children:i(Gs,{names:n.modules.fqn[e.number]??"",label:"Predict with checkpointing"})}),a&&i("p",{class:"where source",children:[i("code",{title:a,children:t.source}),t.function&&i("small",{children:t.function}),i(El,{text:a,label:"Copy the source location"})]})]})}function Jg({save:e,isInModule:t}){let n=e.category==="parameter"||e.category==="buffer";return i("li",{class:e.attributed?"save":"save shared",children:[i("p",{class:"save-head",children:[i("code",{class:"slot",children:e.slot}),i("span",{class:"type",children:Xt(e.dtype,e.shape)}),i(Q,{n:e.nbytes})]}),t&&i("p",{children:["by ",i(lo,{node:e.node,text:e.op})]}),i("p",{class:"facts",children:[[e.category&&(e.name?`${e.category} ${e.name}`:e.category),e.kind!=="saved"&&e.kind,!e.attributed&&!n&&"attributed to another op"].filter(Boolean).join(" · "),i(Is,{...e})]}),i("p",{class:"reason",children:e.reason}),e.formula&&i("p",{class:"formula",children:i("code",{children:e.formula})}),i($s,{verb:"shared with",savers:e.shared_with,of:e.shared_count})]})}function Zg({detail:{released:e,released_bytes:t,released_count:n}}){return n===0?null:i("section",{children:[i("h3",{children:["Backward frees ",i(Q,{n:t})]}),i("ul",{class:"edges","data-testid":"releases","aria-label":"Freed in its backward pass",children:e.map(({storage:o,made_by:{name:r,fqn:s,node:l,backward_of:a},...c})=>i("li",{children:[i("p",{children:["allocated ",a?"in ":"by ",i(Xg,{op:a?.op??r,node:a?.node??l}),a&&"'s backward"," ",i("small",{children:a?.fqn??s})]}),i("p",{class:"save-head",children:[i("span",{class:"type",children:Xt(c.dtype,c.shape)}),i(Q,{n:c.nbytes}),i("small",{children:["after op ",q(c.ended??0)]})]})]},o))}),i(fn,{shown:e.length,of:n})]})}function Xg({op:e,node:t}){return t===null?i(J,{children:so(e)}):i(lo,{node:t,text:so(e)})}var ey=`import tb_actmem
from torch.utils.tensorboard import SummaryWriter

with SummaryWriter(LOGDIR) as writer:
    with tb_actmem.record(model) as recorder:
        loss = loss_fn(model(inputs), targets)
    tb_actmem.add_recording(
        writer, "activation_memory", recorder.recording, global_step=0
    )
`;function Lu({logdir:e}){let t=ey.replace("LOGDIR",()=>JSON.stringify(e||"runs"));return i("div",{class:"empty","data-testid":"empty",children:[i("h2",{children:"No recording here yet"}),i("p",{children:[e?i(J,{children:["The log directory ",i("code",{children:e})," holds no activation memory recording."]}):"The log directories hold no activation memory recording."," ","Record one forward pass and add it to the log:"]}),i(jo,{code:t,label:"Copy the code",testId:"snippet"}),i("p",{class:"hint",children:["A recording appears here once the writer has flushed it (",i("code",{children:"writer.flush()"}),", or leaving the ",i("code",{children:"with"})," block) and the server has read the log again."]})]})}function ty(e){let t=[];for(let n of e.filter(({is_main:o})=>o)){let o=t.at(-1);n.level===0&&!n.is_aside||!o?t.push({total:n,parts:[]}):o.parts.push(n)}return t}function $u({lines:e}){return i("dl",{class:"all-totals","data-testid":"totals-lines",children:ty(e).map(({total:t,parts:n})=>i("div",{class:"account",children:[i(Iu,{line:t}),n.map(o=>i(Iu,{line:o},o.key))]},t.key))})}function Iu({line:e}){let t=e.is_aside?1:Math.min(e.level,3);return i("div",{class:`line level-${t}`,"data-testid":`totals-line-${e.key}`,children:[i("dt",{children:e.is_aside?e.where:`${e.label} ${e.where}`.trimEnd()}),i(Ll,{line:e,id:e.key})]})}function Ll({line:e,id:t}){let n=`help-${t}`;return i("dd",{children:[i("button",{type:"button",class:"figure","aria-describedby":n,children:e.nbytes===null?"not known":B(e.nbytes)}),i("span",{class:"tooltip",role:"tooltip",id:n,children:[i("b",{children:e.nbytes===null?"not known":Dn(e.nbytes)}),e.help]})]})}function Du({recording:e}){let[t,n]=ee(!1),{meta:o,totals:r,headline:s}=e;return i("header",{class:"header",children:[i("div",{class:"headline",children:[o.label&&i("strong",{class:"label",children:o.label}),i(oy,{lines:ry(r,s)}),i("button",{type:"button",class:"quiet","aria-expanded":t,"aria-controls":"all-totals","data-testid":"all-totals",onClick:()=>n(!t),children:t?"fewer totals":"all totals"}),i(ny,{meta:o})]}),i("div",{id:"all-totals",hidden:!t,children:i($u,{lines:r})}),i(iy,{notes:o.notes})]})}function ny({meta:e}){let t=[e.device,`torch ${e.torch_version}`,e.created_ns?new Date(e.created_ns/1e6).toLocaleString():""];return i("span",{class:"provenance",children:[e.rank!==null&&`rank ${e.rank}`,i("span",{class:"rest",children:[e.rank!==null&&" · ",t.filter(Boolean).join(" · ")]})]})}function oy({lines:e}){return i("dl",{class:"totals","data-testid":"totals",children:e.map((t,n)=>i("div",{class:t.key,"data-testid":`total-${t.key}`,children:[i("dt",{children:sy(t,n)}),i(Ll,{line:t,id:`total-${t.key}`})]},t.key))})}function ry(e,t){return t.flatMap(n=>e.find(o=>o.key===n)??[])}function sy({label:e,where:t,is_aside:n},o){return n?t:o===0?`${e} ${t}`.trimEnd():e}function iy({notes:e}){let[t,n]=ee(""),[o,...r]=e;if(o===void 0)return null;let s=[...new Set(r.map(a=>a.code))].filter(Boolean),l=r.filter(a=>!s.includes(t)||a.code===t);return i("div",{class:"notes",role:"note","data-testid":"notes",children:[i(zu,{note:o}),r.length>0&&i("details",{children:[i("summary",{children:r.length===1?"1 more note":`${r.length} more notes`}),s.length>1&&i("select",{"aria-label":"notes of one kind","data-testid":"note-codes",value:t,onChange:a=>n(a.currentTarget.value),children:[i("option",{value:"",children:"all notes"}),s.map(a=>i("option",{children:a},a))]}),l.map(a=>i(zu,{note:a},a.text))]})]})}function zu({note:e}){return i("p",{children:[e.text," ",e.code&&i("code",{children:["[",e.code,"]"]})]})}function qo(e){let t=e.toLowerCase().split(/\s+/).filter(Boolean);return n=>t.every(o=>n.includes(o))}function Bs(e){try{let t=new RegExp(e,"i");return n=>t.test(n)}catch{return null}}function mn({label:e,testId:t,isInvalid:n=!1,onInput:o,...r}){return i("input",{...r,list:void 0,"aria-label":e,"aria-invalid":n,"data-testid":t,onInput:s=>o(s.currentTarget.value)})}function Nu(){let{address:e,change:t,recordings:n}=F(),[o,r]=ee(!1),s=ly("(min-width: 821px)"),l=n.entry.value;if(!l)return null;let{run:a,tag:c,step:u}=l,d=e.value.runs,p=Bs(d)!==null,m=n.matchingRuns.value,h=n.damaged.value;return i("aside",{class:"sidebar","data-testid":"sidebar",children:i("details",{class:"choices",open:s||o,onToggle:y=>!s&&r(y.currentTarget.open),children:[i("summary",{children:[a.run,u&&` · step ${u.step}`]}),u&&i(cy,{tag:c,step:u.step}),a.tags.length>1&&i(ay,{tags:a.tags,tag:c.tag}),i("fieldset",{class:"runs",children:[i("legend",{children:"Runs"}),i(mn,{type:"search",placeholder:"Filter runs (regex)",label:"Filter runs by regular expression",isInvalid:!p,title:p?"":"Not a regular expression yet: matched as plain text.",testId:"run-filter",value:d,onInput:y=>t({runs:y})}),i("div",{class:"run-list",children:[m.map(y=>i("label",{class:"run",title:y,children:[i("input",{type:"radio",name:"run",value:y,checked:y===a.run,onChange:()=>n.chooseRun(y)}),i("span",{children:y}),h.has(y)&&i("small",{children:"× cannot be read"})]},y)),m.length===0&&i("p",{class:"hint",children:"No run matches."})]})]})]})})}function ly(e){let t=ne(()=>window.matchMedia(e),[e]),[n,o]=ee(t.matches);return ge(()=>{let r=()=>o(t.matches);return t.addEventListener("change",r),()=>t.removeEventListener("change",r)},[t]),n}function ay({tags:e,tag:t}){let{recordings:n}=F(),o=e.find(r=>r.tag===t)?.description;return i("label",{class:"field",children:[i("span",{children:"Tag"}),i("select",{"data-testid":"tag",value:t,title:o,onChange:r=>n.chooseTag(r.currentTarget.value),children:e.map(r=>i("option",{value:r.tag,children:r.tag},r.tag))})]})}function cy({tag:e,step:t}){let{recordings:n}=F(),[o,r]=ee(null),s=e.steps,l=s.findIndex(u=>u.step===t),a=s[o??l],c=u=>{let d=s[u];r(null),d&&n.chooseStep(u===s.length-1?null:d.step)};return i("div",{class:"field","data-testid":"step",children:[i("span",{id:"step-label",children:["Step ",i("b",{class:"number",children:a?.step}),s.length>1&&i("small",{children:[(o??l)+1," of ",s.length]})]}),s.length>1&&i("div",{class:"step-row",children:[i("button",{type:"button","aria-label":"Previous step","data-testid":"step-previous",disabled:l<=0,onClick:()=>c(l-1),children:"‹"}),i("input",{type:"range",min:0,max:s.length-1,value:o??l,"aria-labelledby":"step-label","aria-valuetext":`step ${a?.step}`,"data-testid":"step-slider",onInput:u=>r(Number(u.currentTarget.value)),onChange:u=>c(Number(u.currentTarget.value))}),i("button",{type:"button","aria-label":"Next step","data-testid":"step-next",disabled:l>=s.length-1,onClick:()=>c(l+1),children:"›"})]}),a&&i("small",{children:a.wall_time===null?"time not known":uy(a.wall_time)})]})}function uy(e){return new Date(e*1e3).toLocaleString()}function Gu(){let{isServed:e}=F(),t=yt("totals.json",e?{}:null).current?.totals??[];return t.length===0?i(Ne,{what:Fu}):i("div",{class:"recording",children:[i("header",{class:"header",children:i("div",{class:"headline",children:i("dl",{class:"totals","data-testid":"rounded-totals",children:t.map(({key:n,label:o,help:r,nbytes:s})=>i("div",{class:n,title:r,children:[i("dt",{children:o}),i("dd",{class:"figure",children:B(s)})]},n))})})}),i(Ne,{what:`Rounded to seven digits. ${Fu}`})]})}var Fu="Reading the recording…";function dy(e){ge(()=>{let t=n=>{let o=n.target instanceof Element&&n.target.matches("input, select");n.key==="Escape"&&!n.defaultPrevented&&!o&&e()};return window.addEventListener("keydown",t),()=>window.removeEventListener("keydown",t)},[e])}function Bu(){let e=F();dy(e.deselect);let{value:t,error:n,loading:o}=e.recordings.index.state.value,r=i("button",{type:"button",onClick:e.reload,children:"Try again"});if(!t)return n?i(We,{message:n.message,children:r}):o?i(Ne,{what:"Looking for recordings…"}):null;let s=e.recordings.entry.value;return s?i("div",{class:"app",children:[i(Nu,{}),i("main",{class:"main",children:[n&&i(We,{message:n.message,children:r}),i(py,{index:t,shown:s}),s.step?i(fy,{}):i(We,{message:s.tag.problem??"This tag holds no recording.",children:r})]})]}):i(Lu,{logdir:t.logdir})}function py({index:e,shown:t}){let{address:n,recordings:o}=F(),r=Ms(e,n.value)||ku(e,n.value,o.unreadable.value);if(!r)return null;let s=t.step&&` · step ${t.step.step}`;return i("p",{class:"missing",role:"status","data-testid":"missing",children:[r," Showing ",t.run.run,s,"."]})}function fy(){let{change:e,recordings:t,views:n}=F(),{value:o,error:r,loading:s}=t.recording.state.value;if(r)return i(ct,{error:r,retry:t.recording.reload});if(!o)return i(Gu,{});let[l,a]=[n.available.value,n.shown.value];return i("div",{class:"recording","aria-busy":s,"data-testid":"recording",children:[s&&i(my,{}),i(Du,{recording:o}),i("div",{class:"tab-bar",children:[i(yy,{views:l,shown:a,onChoose:c=>e({view:c})}),i(Eu,{})]}),i("div",{class:"stage",children:[l.filter(({key:c,isKept:u})=>u||c===a).map(c=>i(hy,{view:c,recording:o,isHidden:c.key!==a},c.key)),i(Au,{recording:o})]})]})}function my(){let{run:e,step:t}=F().recordings.shown.value??{};return i("p",{class:"reading",role:"status","data-testid":"reading",children:["Reading ",e," · step ",t,"…"]})}function hy({view:e,recording:t,isHidden:n}){return i("section",{class:"view",role:"tabpanel",id:`view-${e.key}`,"aria-labelledby":`tab-${e.key}`,"data-testid":`view-${e.key}`,hidden:n,children:i(gy,{view:e,recording:t,isHidden:n})})}function gy({view:e,recording:t,isHidden:n}){let{views:o}=F(),r=o.reply(e),{value:s,part:l,error:a,loading:c}=r?.state.value??{},u=l??s;return a?i(ct,{error:a,retry:()=>r?.reload()}):r&&u===void 0?c?i(Ne,{what:e.waiting??"Reading…"}):null:i(e.Panel,{recording:t,reply:u,isLoading:c===!0,isHidden:n})}function yy({views:e,shown:t,onChoose:n}){return ge(()=>{document.getElementById(`tab-${t}`)?.scrollIntoView({block:"nearest",inline:"nearest"})},[t]),i("div",{class:"tabs",role:"tablist","aria-label":"Views",onKeyDown:r=>{let s={ArrowLeft:-1,ArrowRight:1}[r.key];if(s===void 0)return;let l=e.map(({key:c})=>c),a=l[(l.indexOf(t)+s+l.length)%l.length];a&&(n(a),document.getElementById(`tab-${a}`)?.focus())},children:e.map(({key:r,title:s})=>i("button",{type:"button",role:"tab",id:`tab-${r}`,"data-testid":`tab-${r}`,"aria-selected":r===t,"aria-controls":`view-${r}`,tabIndex:r===t?0:-1,onClick:()=>n(r),children:s},r))})}function Vs(e){return Il(e)??Yo(e)}function Yo({checkpoint:e,save:t,offload:n}){return!e&&!n?null:{...e&&{checkpoint:e},...e&&t&&{save:t},...n&&{offload:n}}}function Il(e){let t=Es.find(n=>e[n]);return t?{goal:t,value:e[t]??"",mayOffload:$l(e)}:null}function $l(e){return e.may_offload==="1"}function uo(e){if(!("goal"in e))return{...Yo({...e})};let{goal:t,value:n,mayOffload:o}=e;return{...n&&{[t]:n},...o&&{may_offload:"1"}}}function Ws({goal:e,value:t,mayOffload:n}){return{[e]:t,...n?{offload:!0}:{}}}function Wu(e,t,n){let o=Vs(n);if(o)return{comparand:o,problem:""};if(n.run===void 0)return Vu(vy(e,t));let r=by(n),s=Ms(e,r);if(s)return{comparand:null,problem:s};let l=Er(e,r),a=l&&Os(l);return a?zl(a,t)?{comparand:null,problem:"This is the recording already shown: choose another one."}:Vu(a):{comparand:null,problem:l?.tag.problem??"This tag holds no recording."}}function Lr({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}function by({run:e="",tag:t="",step:n=""}){return{run:e,tag:t,step:/^-?\d+$/.test(n)?Number(n):null}}function Vu(e){return{comparand:e&&{key:e},problem:""}}function Hu({run:e,tag:t,step:n},o){return e===o.run&&t===o.tag&&n===String(o.step)}function zl(e,t){return e.run===t.run&&e.tag===t.tag&&e.step===t.step}function vy(e,t){let n=e.runs.findIndex(({run:c})=>c===t.run),r=[...e.runs.slice(n+1),...e.runs.slice(0,n)].map(c=>({...c,letters:xy(c.run,t.run)}));for(let{run:c,tags:u}of r.sort((d,p)=>p.letters-d.letters)){let d=pn({tags:u.filter(wy)},t.tag),p=d?.steps.at(-1);if(d&&p)return{run:c,tag:d.tag,...p}}let s=e.runs[n]?.tags.find(({tag:c})=>c===t.tag),l=s?.steps.findIndex(({step:c})=>c===t.step)??-1,a=s?.steps[l-1]??s?.steps[l+1];return a?{run:t.run,tag:t.tag,...a}:null}function xy(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1;return n}function wy({problem:e,steps:t}){return e===null&&t.length>0}function Ir(e){if("goal"in e){let{goal:r,value:s,mayOffload:l}=e;return{[r]:s,...l?{offload:"1"}:{}}}if(!("key"in e))return{...e};let{run:t,tag:n,step:o}=e.key;return{other_run:t,other_tag:n,other_step:o}}var Qo="compare";function Dl(e,t){return JSON.stringify([e,t])}function Uu(e,t,{address:n,change:o},{index:r,shown:s,fetchOfShown:l,choose:a},c){let u=_e(()=>{let{value:w}=r.state.value;return w&&s.value?Wu(w,s.value,Ue(n.value,Qo)):null}),d=_e(()=>u.value?.comparand&&JSON.stringify(u.value.comparand));function p(w,C,E){let O={...Vt(w),...Ws(C)};return Ho(()=>e.get("plan.json",O,E),E,()=>{})}let m=()=>c.value===Qo&&d.value?d.value:null,h=l(()=>m()?`compare ${m()}`:null,async(w,C)=>{let E=u.peek()?.comparand;if(!E)throw new Error("Nothing is chosen to compare with.");if("goal"in E){let{planned:D,unreachable:A}=await p(w,E,C);if(A)throw new Zt(A.problem);return{shown:w,comparand:E,comparison:D&&D.comparison,planned:D}}let O={...Vt(w),...Ir(E)},z=await e.get("compare.json",O,C);return{shown:w,comparand:E,comparison:z,planned:null}}),y=l(()=>{let{value:w,loading:C}=h.state.value;return!m()||C||!w?.comparison?.changes_count?null:`difference ${m()} ${Ue(n.value,Qo).open??""}`},async(w,C)=>{let E=u.peek()?.comparand;if(!E)throw new Error("Nothing is chosen to compare with.");let O=Bt(Ue(n.peek(),Qo).open??""),z={...Vt(w),...Ir(E),...O===null?{}:{expand:[...O]}},D=await e.get("compare.dot",z,C);return{pair:Dl(w,E),graph:D,layout:await t(D.dot,C)}});function _(w){let C=Ue(n.peek(),Qo);o({settings:{compare:dn(C,"open",_t(w))}})}function S(w){let C=new Set(y.state.peek().value?.graph.expand);C.delete(w)||C.add(w),_([...C])}function P(){let[w,C]=[s.peek(),u.peek()?.comparand];!w||!C||!("key"in C)||(a(C.key),o({settings:{compare:Lr(w)}}))}let x=null,R=at(()=>{let[w,C]=[x,s.value];if(x=C,!w||!C||zl(w,C))return;let E=Ue(n.peek(),Qo);!Vs(E)&&Hu(E,C)&&o({settings:{compare:Lr(w)}})});return{choice:u,reply:h,difference:y,open:_,toggle:S,swap:P,dispose:R}}function Hs(e){return[...new Set(e.flat())].sort((t,n)=>t-n)}function Ku(e,{op:t,phases:n}){if(!(e.length===n.length&&e.every((l,a)=>l.kind===n[a]?.kind)))return{op:t,end:n.at(-1)?.end_op??1/0};let r=0;return{op:t.map(l=>{for(;r<n.length-1&&l>=(n[r]?.end_op??0);)r+=1;let[a,c]=[n[r],e[r]];if(!a||!c||a.end_op===a.first_op)return c?.first_op??l;let u=(l-a.first_op)/(a.end_op-a.first_op);return c.first_op+u*(c.end_op-c.first_op)}),end:e.at(-1)?.end_op??1/0}}function Nl(e,t){let n=-1;return e.map(o=>{for(;(t[n+1]??1/0)<=o;)n+=1;return n})}function ju(e,{op:t,end:n},o){return Nl(e,t).map((r,s)=>(e[s]??0)>n?null:o[r]??0)}function qu(e,t){return e.map(n=>t.get(n)??null)}function Us(e,t){let n=0;return e.forEach((o,r)=>{Math.abs(o-t)<Math.abs((e[n]??1/0)-t)&&(n=r)}),n}var _y="uplot",ky="u-hz",Sy="u-vt",Ry="u-title",Py="u-wrap",Ty="u-under",Cy="u-over",Oy="u-axis",mo="u-off",My="u-select",Ey="u-cursor-x",Ay="u-cursor-y",Ly="u-cursor-pt",Iy="u-legend",$y="u-live",zy="u-inline",Dy="u-series",Ny="u-marker",Yu="u-label",Fy="u-value",zr="width",Dr="height";var Qu="bottom",Jo="left",Fl="right",na="#000",Ju=na+"0",Gl="mousemove",Zu="mousedown",Bl="mouseup",Xu="mouseenter",ed="mouseleave",td="dblclick",Gy="resize",By="scroll",nd="change",Qs="dppxchange",oa="--",rr=typeof window<"u",Kl=rr?document:null,Xo=rr?window:null,Vy=rr?navigator:null,ye,Ks;function jl(){let e=devicePixelRatio;ye!=e&&(ye=e,Ks&&Yl(nd,Ks,jl),Ks=matchMedia(`(min-resolution: ${ye-.001}dppx) and (max-resolution: ${ye+.001}dppx)`),ho(nd,Ks,jl),Xo.dispatchEvent(new CustomEvent(Qs)))}function Mt(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function ql(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function Me(e,t,n){e.style[t]=n+"px"}function en(e,t,n,o){let r=Kl.createElement(e);return t!=null&&Mt(r,t),n?.insertBefore(r,o),r}function Ht(e,t){return en("div",e,t)}var od=new WeakMap;function hn(e,t,n,o,r){let s="translate("+t+"px,"+n+"px)",l=od.get(e);s!=l&&(e.style.transform=s,od.set(e,s),t<0||n<0||t>o||n>r?Mt(e,mo):ql(e,mo))}var rd=new WeakMap;function sd(e,t,n){let o=t+n,r=rd.get(e);o!=r&&(rd.set(e,o),e.style.background=t,e.style.borderColor=n)}var id=new WeakMap;function ld(e,t,n,o){let r=t+""+n,s=id.get(e);r!=s&&(id.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var ra={passive:!0},Wy={...ra,capture:!0};function ho(e,t,n,o){t.addEventListener(e,n,o?Wy:ra)}function Yl(e,t,n,o){t.removeEventListener(e,n,ra)}rr&&jl();function tn(e,t,n,o){let r;n=n||0,o=o||t.length-1;let s=o<=2147483647;for(;o-n>1;)r=s?n+o>>1:Et((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function $d(e){return(n,o,r)=>{let s=-1,l=-1;for(let a=o;a<=r;a++)if(e(n[a])){s=a;break}for(let a=r;a>=o;a--)if(e(n[a])){l=a;break}return[s,l]}}var zd=e=>e!=null,Dd=e=>e!=null&&e>0,Xs=$d(zd),Hy=$d(Dd);function Uy(e,t,n,o=0,r=!1){let s=r?Hy:Xs,l=r?Dd:zd;[t,n]=s(e,t,n);let a=e[t],c=e[t];if(t>-1)if(o==1)a=e[t],c=e[n];else if(o==-1)a=e[n],c=e[t];else for(let u=t;u<=n;u++){let d=e[u];l(d)&&(d<a?a=d:d>c&&(c=d))}return[a??ke,c??-ke]}function ei(e,t,n,o){let r=ud(e),s=ud(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let l=n==10?kn:Nd,a=r==1?Et:Ut,c=s==1?Ut:Et,u=a(l(Ze(e))),d=c(l(Ze(t))),p=er(n,u),m=er(n,d);return n==10&&(u<0&&(p=Se(p,-u)),d<0&&(m=Se(m,-d))),o||n==2?(e=p*r,t=m*s):(e=Vd(e,p),t=ti(t,m)),[e,t]}function sa(e,t,n,o){let r=ei(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var ia=.1,ad={mode:3,pad:ia},Fr={pad:0,soft:null,mode:0},Ky={min:Fr,max:Fr};function Js(e,t,n,o){return ni(n)?cd(e,t,n):(Fr.pad=n,Fr.soft=o?0:null,Fr.mode=o?3:0,cd(e,t,Ky))}function me(e,t){return e??t}function jy(e,t,n){for(t=me(t,0),n=me(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function cd(e,t,n){let o=n.min,r=n.max,s=me(o.pad,0),l=me(r.pad,0),a=me(o.hard,-ke),c=me(r.hard,ke),u=me(o.soft,ke),d=me(r.soft,-ke),p=me(o.mode,0),m=me(r.mode,0),h=t-e,y=kn(h),_=bt(Ze(e),Ze(t)),S=kn(_),P=Ze(S-y);(h<1e-24||P>10)&&(h=0,(e==0||t==0)&&(h=1e-24,p==2&&u!=ke&&(s=0),m==2&&d!=-ke&&(l=0)));let x=h||_||1e3,R=kn(x),w=er(10,Et(R)),C=x*(h==0?e==0?.1:1:s),E=Se(Vd(e-C,w/10),24),O=e>=u&&(p==1||p==3&&E<=u||p==2&&E>=u)?u:ke,z=bt(a,E<O&&e>=O?O:nn(O,E)),D=x*(h==0?t==0?.1:1:l),A=Se(ti(t+D,w/10),24),M=t<=d&&(m==1||m==3&&A>=d||m==2&&A<=d)?d:-ke,L=nn(c,A>M&&t<=M?M:bt(M,A));return z==L&&z==0&&(L=100),[z,L]}var qy=new Intl.NumberFormat(rr?Vy.language:"en-US"),la=e=>qy.format(e),At=Math,Ys=At.PI,Ze=At.abs,Et=At.floor,Je=At.round,Ut=At.ceil,nn=At.min,bt=At.max,er=At.pow,ud=At.sign,kn=At.log10,Nd=At.log2,Yy=(e,t=1)=>At.sinh(e)*t,Vl=(e,t=1)=>At.asinh(e/t),ke=1/0;function dd(e){return(kn((e^e>>31)-(e>>31))|0)+1}function Ql(e,t,n){return nn(bt(e,t),n)}function Fd(e){return typeof e=="function"}function ue(e){return Fd(e)?e:()=>e}var Qy=()=>{},Gd=e=>e,Bd=(e,t)=>t,Jy=e=>null,pd=e=>!0,fd=(e,t)=>e==t,Zy=/\.\d*?(?=9{6,}|0{6,})/gm,go=e=>{if(Hd(e)||Fn.has(e))return e;let t=`${e}`,n=t.match(Zy);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,s]=t.split("e");return+`${go(r)}e${s}`}return Se(e,o)};function po(e,t){return go(Se(go(e/t))*t)}function ti(e,t){return go(Ut(go(e/t))*t)}function Vd(e,t){return go(Et(go(e/t))*t)}function Se(e,t=0){if(Hd(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Je(o)/n}var Fn=new Map;function Wd(e){return((""+e).split(".")[1]||"").length}function Br(e,t,n,o){let r=[],s=o.map(Wd);for(let l=t;l<n;l++){let a=Ze(l),c=Se(er(e,l),a);for(let u=0;u<o.length;u++){let d=e==10?+`${o[u]}e${l}`:o[u]*c,p=(l>=0?0:a)+(l>=s[u]?0:s[u]),m=e==10?d:Se(d,p);r.push(m),Fn.set(m,p)}}return r}var Gr={},aa=[],tr=[null,null],Nn=Array.isArray,Hd=Number.isInteger,Xy=e=>e===void 0;function md(e){return typeof e=="string"}function ni(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function eb(e){return e!=null&&typeof e=="object"}var tb=Object.getPrototypeOf(Uint8Array),Ud="__proto__";function nr(e,t=ni){let n;if(Nn(e)){let o=e.find(r=>r!=null);if(Nn(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=nr(e[r],t)}else n=e.slice()}else if(e instanceof tb)n=e.slice();else if(t(e)){n={};for(let o in e)o!=Ud&&(n[o]=nr(e[o],t))}else n=e;return n}function Ke(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=Ud&&(ni(e[r])?Ke(e[r],nr(o[r])):e[r]=nr(o[r]))}return e}var nb=0,ob=1,rb=2;function sb(e,t,n){for(let o=0,r,s=-1;o<t.length;o++){let l=t[o];if(l>s){for(r=l-1;r>=0&&e[r]==null;)e[r--]=null;for(r=l+1;r<n&&e[r]==null;)e[s=r++]=null}}}function ib(e,t){if(cb(e)){let l=e[0].slice();for(let a=1;a<e.length;a++)l.push(...e[a].slice(1));return ub(l[0])||(l=ab(l)),l}let n=new Set;for(let l=0;l<e.length;l++){let c=e[l][0],u=c.length;for(let d=0;d<u;d++)n.add(c[d])}let o=[Array.from(n).sort((l,a)=>l-a)],r=o[0].length,s=new Map;for(let l=0;l<r;l++)s.set(o[0][l],l);for(let l=0;l<e.length;l++){let a=e[l],c=a[0];for(let u=1;u<a.length;u++){let d=a[u],p=Array(r).fill(void 0),m=t?t[l][u]:ob,h=[];for(let y=0;y<d.length;y++){let _=d[y],S=s.get(c[y]);_===null?m!=nb&&(p[S]=_,m==rb&&h.push(S)):p[S]=_}sb(p,h,r),o.push(p)}}return o}var lb=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function ab(e){let t=e[0],n=t.length,o=Array(n);for(let s=0;s<o.length;s++)o[s]=s;o.sort((s,l)=>t[s]-t[l]);let r=[];for(let s=0;s<e.length;s++){let l=e[s],a=Array(n);for(let c=0;c<n;c++)a[c]=l[o[c]];r.push(a)}return r}function cb(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let s=0;s<n;s++)if(r[s]!=t[s])return!1}}return!0}function ub(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=o)return!0;let s=bt(1,Et((r-o+1)/t));for(let l=e[o],a=o+s;a<=r;a+=s){let c=e[a];if(c!=null){if(c<=l)return!1;l=c}}return!0}var Kd=["January","February","March","April","May","June","July","August","September","October","November","December"],jd=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function qd(e){return e.slice(0,3)}var db=jd.map(qd),pb=Kd.map(qd),fb={MMMM:Kd,MMM:pb,WWWW:jd,WWW:db};function $r(e){return(e<10?"0":"")+e}function mb(e){return(e<10?"00":e<100?"0":"")+e}var hb={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>$r(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>$r(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>$r(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>$r(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>$r(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>mb(e.getMilliseconds())};function ca(e,t){t=t||fb;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?hb[r[1]]:r[0]);return s=>{let l="";for(let a=0;a<n.length;a++)l+=typeof n[a]=="string"?n[a]:n[a](s,t);return l}}var gb=new Intl.DateTimeFormat().resolvedOptions().timeZone;function yb(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==gb?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var Yd=e=>e%1==0,Zs=[1,2,2.5,5],bb=Br(10,-32,0,Zs),Qd=Br(10,0,32,Zs),vb=Qd.filter(Yd),fo=bb.concat(Qd),ua=`
`,Jd="{YYYY}",hd=ua+Jd,Zd="{M}/{D}",Nr=ua+Zd,js=Nr+"/{YY}",Xd="{aa}",xb="{h}:{mm}",Zo=xb+Xd,gd=ua+Zo,yd=":{ss}",ve=null;function ep(e){let t=e*1e3,n=t*60,o=n*60,r=o*24,s=r*30,l=r*365,c=(e==1?Br(10,0,3,Zs).filter(Yd):Br(10,-3,0,Zs)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),u=[[l,Jd,ve,ve,ve,ve,ve,ve,1],[r*28,"{MMM}",hd,ve,ve,ve,ve,ve,1],[r,Zd,hd,ve,ve,ve,ve,ve,1],[o,"{h}"+Xd,js,ve,Nr,ve,ve,ve,1],[n,Zo,js,ve,Nr,ve,ve,ve,1],[t,yd,js+" "+Zo,ve,Nr+" "+Zo,ve,gd,ve,1],[e,yd+".{fff}",js+" "+Zo,ve,Nr+" "+Zo,ve,gd,ve,1]];function d(p){return(m,h,y,_,S,P)=>{let x=[],R=S>=l,w=S>=s&&S<l,C=p(y),E=Se(C*e,3),O=Wl(C.getFullYear(),R?0:C.getMonth(),w||R?1:C.getDate()),z=Se(O*e,3);if(w||R){let D=w?S/s:0,A=R?S/l:0,M=E==z?E:Se(Wl(O.getFullYear()+A,O.getMonth()+D,1)*e,3),L=new Date(Je(M/e)),$=L.getFullYear(),U=L.getMonth();for(let W=0;M<=_;W++){let oe=Wl($+A*W,U+D*W,1),Y=oe-p(Se(oe*e,3));M=Se((+oe+Y)*e,3),M<=_&&x.push(M)}}else{let D=S>=r?r:S,A=Et(y)-Et(E),M=z+A+ti(E-z,D);x.push(M);let L=p(M),$=L.getHours()+L.getMinutes()/n+L.getSeconds()/o,U=S/o,W=m.axes[h]._space,oe=P/W;for(;M=Se(M+S,e==1?0:3),!(M>_);)if(U>1){let Y=Et(Se($+U,6))%24,pe=p(M).getHours()-Y;pe>1&&(pe=-1),M-=pe*o,$=($+U)%24;let xe=x[x.length-1];Se((M-xe)/S,3)*oe>=.7&&x.push(M)}else x.push(M)}return x}}return[c,u,d]}var[wb,_b,kb]=ep(1),[Sb,Rb,Pb]=ep(.001);Br(2,-53,53,[1]);function bd(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function vd(e,t){return(n,o,r,s,l)=>{let a=t.find(y=>l>=y[0])||t[t.length-1],c,u,d,p,m,h;return o.map(y=>{let _=e(y),S=_.getFullYear(),P=_.getMonth(),x=_.getDate(),R=_.getHours(),w=_.getMinutes(),C=_.getSeconds(),E=S!=c&&a[2]||P!=u&&a[3]||x!=d&&a[4]||R!=p&&a[5]||w!=m&&a[6]||C!=h&&a[7]||a[1];return c=S,u=P,d=x,p=R,m=w,h=C,E(_)})}}function Tb(e,t){let n=ca(t);return(o,r,s,l,a)=>r.map(c=>n(e(c)))}function Wl(e,t,n){return new Date(e,t,n)}function xd(e,t){return t(e)}var Cb="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function wd(e,t){return(n,o,r,s)=>s==null?oa:t(e(o))}function Ob(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function Mb(e,t){return e.series[t].fill(e,t)}var Eb={show:!0,live:!0,isolate:!1,mount:Qy,markers:{show:!0,width:2,stroke:Ob,fill:Mb,dash:"solid"},idx:null,idxs:null,values:[]};function Ab(e,t){let n=e.cursor.points,o=Ht(),r=n.size(e,t);Me(o,zr,r),Me(o,Dr,r);let s=r/-2;Me(o,"marginLeft",s),Me(o,"marginTop",s);let l=n.width(e,t,r);return l&&Me(o,"borderWidth",l),o}function Lb(e,t){let n=e.series[t].points;return n._fill||n._stroke}function Ib(e,t){let n=e.series[t].points;return n._stroke||n._fill}function $b(e,t){return e.series[t].points.size}var Hl=[0,0];function zb(e,t,n){return Hl[0]=t,Hl[1]=n,Hl}function qs(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function Ul(e,t,n,o=!0){return r=>{(!o||r.target==t)&&n(r)}}var Db={show:!0,x:!0,y:!0,lock:!1,move:zb,points:{one:!1,show:Ab,size:$b,width:0,stroke:Ib,fill:Lb},bind:{mousedown:qs,mouseup:qs,click:qs,dblclick:qs,mousemove:Ul,mouseleave:Ul,mouseenter:Ul},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},tp={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},da=Ke({},tp,{filter:Bd}),np=Ke({},da,{size:10}),op=Ke({},tp,{show:!1}),pa='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',rp="bold "+pa,sp=1.5,_d={show:!0,scale:"x",stroke:na,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:rp,side:2,grid:da,ticks:np,border:op,font:pa,lineGap:sp,rotate:0},Nb="Value",Fb="Time",kd={show:!0,scale:"x",auto:!1,sorted:1,min:ke,max:-ke,idxs:[]};function Gb(e,t,n,o,r){return t.map(s=>s==null?"":la(s))}function Bb(e,t,n,o,r,s,l){let a=[],c=Fn.get(r)||0;n=l?n:Se(ti(n,r),c);for(let u=n;u<=o;u=Se(u+r,c))a.push(Object.is(u,-0)?0:u);return a}function Jl(e,t,n,o,r,s,l){let a=[],c=e.scales[e.axes[t].scale].log,u=c==10?kn:Nd,d=Et(u(n));r=er(c,d),c==10&&(r=fo[tn(r,fo)]);let p=n,m=r*c;c==10&&(m=fo[tn(m,fo)]);do a.push(p),p=p+r,c==10&&!Fn.has(p)&&(p=Se(p,Fn.get(r))),p>=m&&(r=p,m=r*c,c==10&&(m=fo[tn(m,fo)]));while(p<=o);return a}function Vb(e,t,n,o,r,s,l){let c=e.scales[e.axes[t].scale].asinh,u=o>c?Jl(e,t,bt(c,n),o,r):[c],d=o>=0&&n<=0?[0]:[];return(n<-c?Jl(e,t,bt(c,-o),-n,r):[c]).reverse().map(m=>-m).concat(d,u)}var ip=/./,Wb=/[12357]/,Hb=/[125]/,Sd=/1/,Zl=(e,t,n,o)=>e.map((r,s)=>t==4&&r==0||s%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function Ub(e,t,n,o,r){let s=e.axes[n],l=s.scale,a=e.scales[l],c=e.valToPos,u=s._space,d=c(10,l),p=c(9,l)-d>=u?ip:c(7,l)-d>=u?Wb:c(5,l)-d>=u?Hb:Sd;if(p==Sd){let m=Ze(c(1,l)-d);if(m<u)return Zl(t.slice().reverse(),a.distr,p,Ut(u/m)).reverse()}return Zl(t,a.distr,p,1)}function Kb(e,t,n,o,r){let s=e.axes[n],l=s.scale,a=s._space,c=e.valToPos,u=Ze(c(1,l)-c(2,l));return u<a?Zl(t.slice().reverse(),3,ip,Ut(a/u)).reverse():t}function jb(e,t,n,o){return o==null?oa:t==null?"":la(t)}var Rd={show:!0,scale:"y",stroke:na,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:rp,side:3,grid:da,ticks:np,border:op,font:pa,lineGap:sp,rotate:0};function qb(e,t){let n=3+(e||1)*2;return Se(n*t,3)}function Yb(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],s=e.valToPos(r[o[0]],n,!0),l=e.valToPos(r[o[1]],n,!0),a=Ze(l-s),c=e.series[t],u=a/(c.points.space*ye);return o[1]-o[0]<=u}var Pd={scale:null,auto:!0,sorted:0,min:ke,max:-ke},lp=(e,t,n,o,r)=>r,Td={show:!0,auto:!0,sorted:0,gaps:lp,alpha:1,facets:[Ke({},Pd,{scale:"x"}),Ke({},Pd,{scale:"y"})]},Cd={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:lp,alpha:1,points:{show:Yb,filter:null},values:null,min:ke,max:-ke,idxs:[],path:null,clip:null};function Qb(e,t,n,o,r){return n/10}var ap={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Jb=Ke({},ap,{time:!1,ori:1}),Od={};function cp(e,t){let n=Od[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,s,l,a,c,u){for(let d=0;d<n.plots.length;d++)n.plots[d]!=r&&n.plots[d].pub(o,r,s,l,a,c,u)}},e!=null&&(Od[e]=n)),n}var or=1,Xl=2;function yo(e,t,n){let o=e.mode,r=e.series[t],s=o==2?e._data[t]:e._data,l=e.scales,a=e.bbox,c=s[0],u=o==2?s[1]:s[t],d=o==2?l[r.facets[0].scale]:l[e.series[0].scale],p=o==2?l[r.facets[1].scale]:l[r.scale],m=a.left,h=a.top,y=a.width,_=a.height,S=e.valToPosH,P=e.valToPosV;return d.ori==0?n(r,c,u,d,p,S,P,m,h,y,_,ri,sr,ii,dp,fp):n(r,c,u,d,p,P,S,h,m,_,y,si,ir,ha,pp,mp)}function fa(e,t){let n=0,o=0,r=me(e.bands,aa);for(let s=0;s<r.length;s++){let l=r[s];l.series[0]==t?n=l.dir:l.series[1]==t&&(l.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function Zb(e,t,n,o,r){let s=e.mode,l=e.series[t],a=s==2?l.facets[1].scale:l.scale,c=e.scales[a];return r==-1?c.min:r==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Sn(e,t,n,o,r,s){return yo(e,t,(l,a,c,u,d,p,m,h,y,_,S)=>{let P=l.pxRound,x=u.dir*(u.ori==0?1:-1),R=u.ori==0?sr:ir,w,C;x==1?(w=n,C=o):(w=o,C=n);let E=P(p(a[w],u,_,h)),O=P(m(c[w],d,S,y)),z=P(p(a[C],u,_,h)),D=P(m(s==1?d.max:d.min,d,S,y)),A=new Path2D(r);return R(A,z,D),R(A,E,D),R(A,E,O),A})}function oi(e,t,n,o,r,s){let l=null;if(e.length>0){l=new Path2D;let a=t==0?ii:ha,c=n;for(let p=0;p<e.length;p++){let m=e[p];if(m[1]>m[0]){let h=m[0]-c;h>0&&a(l,c,o,h,o+s),c=m[1]}}let u=n+r-c,d=10;u>0&&a(l,c,o-d/2,u,o+s+d)}return l}function Xb(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function ma(e,t,n,o,r,s,l){let a=[],c=e.length;for(let u=r==1?n:o;u>=n&&u<=o;u+=r)if(t[u]===null){let p=u,m=u;if(r==1)for(;++u<=o&&t[u]===null;)m=u;else for(;--u>=n&&t[u]===null;)m=u;let h=s(e[p]),y=m==p?h:s(e[m]),_=p-r;h=l<=0&&_>=0&&_<c?s(e[_]):h;let P=m+r;y=l>=0&&P>=0&&P<c?s(e[P]):y,y>=h&&a.push([h,y])}return a}function Md(e){return e==0?Gd:e==1?Je:t=>po(t,e)}function up(e){let t=e==0?ri:si,n=e==0?(r,s,l,a,c,u)=>{r.arcTo(s,l,a,c,u)}:(r,s,l,a,c,u)=>{r.arcTo(l,s,c,a,u)},o=e==0?(r,s,l,a,c)=>{r.rect(s,l,a,c)}:(r,s,l,a,c)=>{r.rect(l,s,c,a)};return(r,s,l,a,c,u=0,d=0)=>{u==0&&d==0?o(r,s,l,a,c):(u=nn(u,a/2,c/2),d=nn(d,a/2,c/2),t(r,s+u,l),n(r,s+a,l,s+a,l+c,u),n(r,s+a,l+c,s,l+c,d),n(r,s,l+c,s,l,d),n(r,s,l,s+a,l,u),r.closePath())}}var ri=(e,t,n)=>{e.moveTo(t,n)},si=(e,t,n)=>{e.moveTo(n,t)},sr=(e,t,n)=>{e.lineTo(t,n)},ir=(e,t,n)=>{e.lineTo(n,t)},ii=up(0),ha=up(1),dp=(e,t,n,o,r,s)=>{e.arc(t,n,o,r,s)},pp=(e,t,n,o,r,s)=>{e.arc(n,t,o,r,s)},fp=(e,t,n,o,r,s,l)=>{e.bezierCurveTo(t,n,o,r,s,l)},mp=(e,t,n,o,r,s,l)=>{e.bezierCurveTo(n,t,r,o,l,s)};function hp(e){return(t,n,o,r,s)=>yo(t,n,(l,a,c,u,d,p,m,h,y,_,S)=>{let{pxRound:P,points:x}=l,R,w;u.ori==0?(R=ri,w=dp):(R=si,w=pp);let C=Se(x.width*ye,3),E=(x.size-x.width)/2*ye,O=Se(E*2,3),z=new Path2D,D=new Path2D,{left:A,top:M,width:L,height:$}=t.bbox;ii(D,A-O,M-O,L+O*2,$+O*2);let U=W=>{if(c[W]!=null){let oe=P(p(a[W],u,_,h)),Y=P(m(c[W],d,S,y));R(z,oe+E,Y),w(z,oe,Y,E,0,Ys*2)}};if(s)s.forEach(U);else for(let W=o;W<=r;W++)U(W);return{stroke:C>0?z:null,fill:z,clip:D,flags:or|Xl}})}function gp(e){return(t,n,o,r,s,l)=>{o!=r&&(s!=o&&l!=o&&e(t,n,o),s!=r&&l!=r&&e(t,n,r),e(t,n,l))}}var ev=gp(sr),tv=gp(ir);function yp(e){let t=me(e?.alignGaps,0);return(n,o,r,s)=>yo(n,o,(l,a,c,u,d,p,m,h,y,_,S)=>{[r,s]=Xs(c,r,s);let P=l.pxRound,x=$=>P(p($,u,_,h)),R=$=>P(m($,d,S,y)),w,C;u.ori==0?(w=sr,C=ev):(w=ir,C=tv);let E=u.dir*(u.ori==0?1:-1),O={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:or},z=O.stroke,D=!1;if(s-r>=_*4){let $=Z=>n.posToVal(Z,u.key,!0),U=null,W=null,oe,Y,vt,Ee=x(a[E==1?r:s]),pe=x(a[r]),xe=x(a[s]),le=$(E==1?pe+1:xe-1);for(let Z=E==1?r:s;Z>=r&&Z<=s;Z+=E){let je=a[Z],Ae=(E==1?je<le:je>le)?Ee:x(je),be=c[Z];Ae==Ee?be!=null?(Y=be,U==null?(w(z,Ae,R(Y)),oe=U=W=Y):Y<U?U=Y:Y>W&&(W=Y)):be===null&&(D=!0):(U!=null&&C(z,Ee,R(U),R(W),R(oe),R(Y)),be!=null?(Y=be,w(z,Ae,R(Y)),U=W=oe=Y):(U=W=null,be===null&&(D=!0)),Ee=Ae,le=$(Ee+E))}U!=null&&U!=W&&vt!=Ee&&C(z,Ee,R(U),R(W),R(oe),R(Y))}else for(let $=E==1?r:s;$>=r&&$<=s;$+=E){let U=c[$];U===null?D=!0:U!=null&&w(z,x(a[$]),R(U))}let[M,L]=fa(n,o);if(l.fill!=null||M!=0){let $=O.fill=new Path2D(z),U=l.fillTo(n,o,l.min,l.max,M),W=R(U),oe=x(a[r]),Y=x(a[s]);E==-1&&([Y,oe]=[oe,Y]),w($,Y,W),w($,oe,W)}if(!l.spanGaps){let $=[];D&&$.push(...ma(a,c,r,s,E,x,t)),O.gaps=$=l.gaps(n,o,r,s,$),O.clip=oi($,u.ori,h,y,_,S)}return L!=0&&(O.band=L==2?[Sn(n,o,r,s,z,-1),Sn(n,o,r,s,z,1)]:Sn(n,o,r,s,z,L)),O})}function nv(e){let t=me(e.align,1),n=me(e.ascDesc,!1),o=me(e.alignGaps,0),r=me(e.extend,!1);return(s,l,a,c)=>yo(s,l,(u,d,p,m,h,y,_,S,P,x,R)=>{[a,c]=Xs(p,a,c);let w=u.pxRound,{left:C,width:E}=s.bbox,O=pe=>w(y(pe,m,x,S)),z=pe=>w(_(pe,h,R,P)),D=m.ori==0?sr:ir,A={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:or},M=A.stroke,L=m.dir*(m.ori==0?1:-1),$=z(p[L==1?a:c]),U=O(d[L==1?a:c]),W=U,oe=U;r&&t==-1&&(oe=C,D(M,oe,$)),D(M,U,$);for(let pe=L==1?a:c;pe>=a&&pe<=c;pe+=L){let xe=p[pe];if(xe==null)continue;let le=O(d[pe]),Z=z(xe);t==1?D(M,le,$):D(M,W,Z),D(M,le,Z),$=Z,W=le}let Y=W;r&&t==1&&(Y=C+E,D(M,Y,$));let[vt,Ee]=fa(s,l);if(u.fill!=null||vt!=0){let pe=A.fill=new Path2D(M),xe=u.fillTo(s,l,u.min,u.max,vt),le=z(xe);D(pe,Y,le),D(pe,oe,le)}if(!u.spanGaps){let pe=[];pe.push(...ma(d,p,a,c,L,O,o));let xe=u.width*ye/2,le=n||t==1?xe:-xe,Z=n||t==-1?-xe:xe;pe.forEach(je=>{je[0]+=le,je[1]+=Z}),A.gaps=pe=u.gaps(s,l,a,c,pe),A.clip=oi(pe,m.ori,S,P,x,R)}return Ee!=0&&(A.band=Ee==2?[Sn(s,l,a,c,M,-1),Sn(s,l,a,c,M,1)]:Sn(s,l,a,c,M,Ee)),A})}function Ed(e,t,n,o,r,s,l=ke){if(e.length>1){let a=null;for(let c=0,u=1/0;c<e.length;c++)if(t[c]!==void 0){if(a!=null){let d=Ze(e[c]-e[a]);d<u&&(u=d,l=Ze(n(e[c],o,r,s)-n(e[a],o,r,s)))}a=c}}return l}function ov(e){e=e||Gr;let t=me(e.size,[.6,ke,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=ue(r),l=1-t[0],a=me(t[1],ke),c=me(t[2],1),u=me(e.disp,Gr),d=me(e.each,h=>{}),{fill:p,stroke:m}=u;return(h,y,_,S)=>yo(h,y,(P,x,R,w,C,E,O,z,D,A,M)=>{let L=P.pxRound,$=n,U=o*ye,W=a*ye,oe=c*ye,Y,vt;w.ori==0?[Y,vt]=s(h,y):[vt,Y]=s(h,y);let Ee=w.dir*(w.ori==0?1:-1),pe=w.ori==0?ii:ha,xe=w.ori==0?d:(K,Re,qe,ko,Kn,rn,jn)=>{d(K,Re,qe,Kn,ko,jn,rn)},le=me(h.bands,aa).find(K=>K.series[0]==y),Z=le!=null?le.dir:0,je=P.fillTo(h,y,P.min,P.max,Z),pt=L(O(je,C,M,D)),Ae,be,jt,Rt=A,$e=L(P.width*ye),on=!1,bn=null,Lt=null,Tn=null,xo=null;p!=null&&($e==0||m!=null)&&(on=!0,bn=p.values(h,y,_,S),Lt=new Map,new Set(bn).forEach(K=>{K!=null&&Lt.set(K,new Path2D)}),$e>0&&(Tn=m.values(h,y,_,S),xo=new Map,new Set(Tn).forEach(K=>{K!=null&&xo.set(K,new Path2D)})));let{x0:wo,size:fr}=u;if(wo!=null&&fr!=null){$=1,x=wo.values(h,y,_,S),wo.unit==2&&(x=x.map(qe=>h.posToVal(z+qe*A,w.key,!0)));let K=fr.values(h,y,_,S);fr.unit==2?be=K[0]*A:be=E(K[0],w,A,z)-E(0,w,A,z),Rt=Ed(x,R,E,w,A,z,Rt),jt=Rt-be+U}else Rt=Ed(x,R,E,w,A,z,Rt),jt=Rt*l+U,be=Rt-jt;jt<1&&(jt=0),$e>=be/2&&($e=0),jt<5&&(L=Gd);let rs=jt>0,Hn=Rt-jt-(rs?$e:0);be=L(Ql(Hn,oe,W)),Ae=($==0?be/2:$==Ee?0:be)-$*Ee*(($==0?U/2:0)+(rs?$e/2:0));let ft={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},_o=on?null:new Path2D,vn=null;if(le!=null)vn=h.data[le.series[1]];else{let{y0:K,y1:Re}=u;K!=null&&Re!=null&&(R=Re.values(h,y,_,S),vn=K.values(h,y,_,S))}let Un=Y*be,se=vt*be;for(let K=Ee==1?_:S;K>=_&&K<=S;K+=Ee){let Re=R[K];if(Re==null)continue;if(vn!=null){let xt=vn[K]??0;if(Re-xt==0)continue;pt=O(xt,C,M,D)}let qe=w.distr!=2||u!=null?x[K]:K,ko=E(qe,w,A,z),Kn=O(me(Re,je),C,M,D),rn=L(ko-Ae),jn=L(bt(Kn,pt)),Pt=L(nn(Kn,pt)),It=jn-Pt;if(Re!=null){let xt=Re<0?se:Un,qt=Re<0?Un:se;on?($e>0&&Tn[K]!=null&&pe(xo.get(Tn[K]),rn,Pt+Et($e/2),be,bt(0,It-$e),xt,qt),bn[K]!=null&&pe(Lt.get(bn[K]),rn,Pt+Et($e/2),be,bt(0,It-$e),xt,qt)):pe(_o,rn,Pt+Et($e/2),be,bt(0,It-$e),xt,qt),xe(h,y,K,rn-$e/2,Pt,be+$e,It)}}return $e>0?ft.stroke=on?xo:_o:on||(ft._fill=P.width==0?P._fill:P._stroke??P._fill,ft.width=0),ft.fill=on?Lt:_o,ft})}function rv(e,t){let n=me(t?.alignGaps,0);return(o,r,s,l)=>yo(o,r,(a,c,u,d,p,m,h,y,_,S,P)=>{[s,l]=Xs(u,s,l);let x=a.pxRound,R=Y=>x(m(Y,d,S,y)),w=Y=>x(h(Y,p,P,_)),C,E,O;d.ori==0?(C=ri,O=sr,E=fp):(C=si,O=ir,E=mp);let z=d.dir*(d.ori==0?1:-1),D=R(c[z==1?s:l]),A=D,M=[],L=[];for(let Y=z==1?s:l;Y>=s&&Y<=l;Y+=z)if(u[Y]!=null){let Ee=c[Y],pe=R(Ee);M.push(A=pe),L.push(w(u[Y]))}let $={stroke:e(M,L,C,O,E,x),fill:null,clip:null,band:null,gaps:null,flags:or},U=$.stroke,[W,oe]=fa(o,r);if(a.fill!=null||W!=0){let Y=$.fill=new Path2D(U),vt=a.fillTo(o,r,a.min,a.max,W),Ee=w(vt);O(Y,A,Ee),O(Y,D,Ee)}if(!a.spanGaps){let Y=[];Y.push(...ma(c,u,s,l,z,R,n)),$.gaps=Y=a.gaps(o,r,s,l,Y),$.clip=oi(Y,d.ori,y,_,S,P)}return oe!=0&&($.band=oe==2?[Sn(o,r,s,l,U,-1),Sn(o,r,s,l,U,1)]:Sn(o,r,s,l,U,oe)),$})}function sv(e){return rv(iv,e)}function iv(e,t,n,o,r,s){let l=e.length;if(l<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),l==2)o(a,e[1],t[1]);else{let c=Array(l),u=Array(l-1),d=Array(l-1),p=Array(l-1);for(let m=0;m<l-1;m++)d[m]=t[m+1]-t[m],p[m]=e[m+1]-e[m],u[m]=d[m]/p[m];c[0]=u[0];for(let m=1;m<l-1;m++)u[m]===0||u[m-1]===0||u[m-1]>0!=u[m]>0?c[m]=0:(c[m]=3*(p[m-1]+p[m])/((2*p[m]+p[m-1])/u[m-1]+(p[m]+2*p[m-1])/u[m]),isFinite(c[m])||(c[m]=0));c[l-1]=u[l-2];for(let m=0;m<l-1;m++)r(a,e[m]+p[m]/3,t[m]+c[m]*p[m]/3,e[m+1]-p[m]/3,t[m+1]-c[m+1]*p[m]/3,e[m+1],t[m+1])}return a}var ea=new Set;function Ad(){for(let e of ea)e.syncRect(!0)}rr&&(ho(Gy,Xo,Ad),ho(By,Xo,Ad,!0),ho(Qs,Xo,()=>{st.pxRatio=ye}));var lv=yp(),av=hp();function Ld(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,l)=>ta(s,l,t,n))}function cv(e,t){return e.map((n,o)=>o==0?{}:Ke({},t,n))}function ta(e,t,n,o){return Ke({},t==0?n:o,e)}function bp(e,t,n){return t==null?tr:[t,n]}var uv=bp;function dv(e,t,n){return t==null?tr:Js(t,n,ia,!0)}function vp(e,t,n,o){return t==null?tr:ei(t,n,e.scales[o].log,!1)}var pv=vp;function xp(e,t,n,o){return t==null?tr:sa(t,n,e.scales[o].log,!1)}var fv=xp;function mv(e,t,n,o,r){let s=bt(dd(e),dd(t)),l=t-e,a=tn(r/o*l,n);do{let c=n[a],u=o*c/l;if(u>=r&&s+(c<5?Fn.get(c):0)<=17)return[c,u]}while(++a<n.length);return[0,0]}function Id(e){let t,n;return e=e.replace(/(\d+)px/,(o,r)=>(t=Je((n=+r)*ye))+"px"),[e,t,n]}function hv(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=Se(t[2]*ye,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function st(e,t,n){let o={mode:me(e.mode,1)},r=o.mode;function s(f,g,b,v){let k=g.valToPct(f);return v+b*(g.dir==-1?1-k:k)}function l(f,g,b,v){let k=g.valToPct(f);return v+b*(g.dir==-1?k:1-k)}function a(f,g,b,v){return g.ori==0?s(f,g,b,v):l(f,g,b,v)}o.valToPosH=s,o.valToPosV=l;let c=!1;o.status=0;let u=o.root=Ht(_y);if(e.id!=null&&(u.id=e.id),Mt(u,e.class),e.title){let f=Ht(Ry,u);f.textContent=e.title}let d=en("canvas"),p=o.ctx=d.getContext("2d"),m=Ht(Py,u);ho("click",m,f=>{f.target===y&&(Pe!=Io||Le!=$o)&&lt.click(o,f)},!0);let h=o.under=Ht(Ty,m);m.appendChild(d);let y=o.over=Ht(Cy,m);e=nr(e);let _=+me(e.pxAlign,1),S=Md(_);(e.plugins||[]).forEach(f=>{f.opts&&(e=f.opts(o,e)||e)});let P=e.ms||.001,x=o.series=r==1?Ld(e.series||[],kd,Cd,!1):cv(e.series||[null],Td),R=o.axes=Ld(e.axes||[],_d,Rd,!0),w=o.scales={},C=o.bands=e.bands||[];C.forEach(f=>{f.fill=ue(f.fill||null),f.dir=me(f.dir,-1)});let E=r==2?x[1].facets[0].scale:x[0].scale,O={axes:Vh,series:Dh},z=(e.drawOrder||["axes","series"]).map(f=>O[f]);function D(f){let g=f.distr==3?b=>kn(b>0?b:f.clamp(o,b,f.min,f.max,f.key)):f.distr==4?b=>Vl(b,f.asinh):f.distr==100?b=>f.fwd(b):b=>b;return b=>{let v=g(b),{_min:k,_max:T}=f,I=T-k;return(v-k)/I}}function A(f){let g=w[f];if(g==null){let b=(e.scales||Gr)[f]||Gr;if(b.from!=null){A(b.from);let v=Ke({},w[b.from],b,{key:f});v.valToPct=D(v),w[f]=v}else{g=w[f]=Ke({},f==E?ap:Jb,b),g.key=f;let v=g.time,k=g.range,T=Nn(k);if((f!=E||r==2&&!v)&&(T&&(k[0]==null||k[1]==null)&&(k={min:k[0]==null?ad:{mode:1,hard:k[0],soft:k[0]},max:k[1]==null?ad:{mode:1,hard:k[1],soft:k[1]}},T=!1),!T&&ni(k))){let I=k;k=(N,G,V)=>G==null?tr:Js(G,V,I)}g.range=ue(k||(v?uv:f==E?g.distr==3?pv:g.distr==4?fv:bp:g.distr==3?vp:g.distr==4?xp:dv)),g.auto=ue(T?!1:g.auto),g.clamp=ue(g.clamp||Qb),g._min=g._max=null,g.valToPct=D(g)}}}A("x"),A("y"),r==1&&x.forEach(f=>{A(f.scale)}),R.forEach(f=>{A(f.scale)});for(let f in e.scales)A(f);let M=w[E],L=M.distr,$,U;M.ori==0?(Mt(u,ky),$=s,U=l):(Mt(u,Sy),$=l,U=s);let W={};for(let f in w){let g=w[f];(g.min!=null||g.max!=null)&&(W[f]={min:g.min,max:g.max},g.min=g.max=null)}let oe=e.tzDate||(f=>new Date(Je(f/P))),Y=e.fmtDate||ca,vt=P==1?kb(oe):Pb(oe),Ee=vd(oe,bd(P==1?_b:Rb,Y)),pe=wd(oe,xd(Cb,Y)),xe=[],le=o.legend=Ke({},Eb,e.legend),Z=o.cursor=Ke({},Db,{drag:{y:r==2}},e.cursor),je=le.show,pt=Z.show,Ae=le.markers;le.idxs=xe,Ae.width=ue(Ae.width),Ae.dash=ue(Ae.dash),Ae.stroke=ue(Ae.stroke),Ae.fill=ue(Ae.fill);let be,jt,Rt,$e=[],on=[],bn,Lt=!1,Tn={};if(le.live){let f=x[1]?x[1].values:null;Lt=f!=null,bn=Lt?f(o,1,0):{_:0};for(let g in bn)Tn[g]=oa}if(je)if(be=en("table",Iy,u),Rt=en("tbody",null,be),le.mount(o,be),Lt){jt=en("thead",null,be,Rt);let f=en("tr",null,jt);en("th",null,f);for(var xo in bn)en("th",Yu,f).textContent=xo}else Mt(be,zy),le.live&&Mt(be,$y);let wo={show:!0},fr={show:!1};function rs(f,g){if(g==0&&(Lt||!le.live||r==2))return tr;let b=[],v=en("tr",Dy,Rt,Rt.childNodes[g]);Mt(v,f.class),f.show||Mt(v,mo);let k=en("th",null,v);if(Ae.show){let N=Ht(Ny,k);if(g>0){let G=Ae.width(o,g);G&&(N.style.border=G+"px "+Ae.dash(o,g)+" "+Ae.stroke(o,g)),N.style.background=Ae.fill(o,g)}}let T=Ht(Yu,k);f.label instanceof HTMLElement?T.appendChild(f.label):T.textContent=f.label,g>0&&(Ae.show||(T.style.color=f.width>0?Ae.stroke(o,g):Ae.fill(o,g)),ft("click",k,N=>{if(Z._lock)return;Yn(N);let G=x.indexOf(f);if((N.ctrlKey||N.metaKey)!=le.isolate){let V=x.some((H,j)=>j>0&&j!=G&&H.show);x.forEach((H,j)=>{j>0&&ln(j,V?j==G?wo:fr:wo,!0,He.setSeries)})}else ln(G,{show:!f.show},!0,He.setSeries)},!1),Ro&&ft(Xu,k,N=>{Z._lock||(Yn(N),ln(x.indexOf(f),Do,!0,He.setSeries))},!1));for(var I in bn){let N=en("td",Fy,v);N.textContent="--",b.push(N)}return[v,b]}let Hn=new Map;function ft(f,g,b,v=!0){let k=Hn.get(g)||{},T=Z.bind[f](o,g,b,v);T&&(ho(f,g,k[f]=T),Hn.set(g,k))}function _o(f,g,b){let v=Hn.get(g)||{};for(let k in v)(f==null||k==f)&&(Yl(k,g,v[k]),delete v[k]);f==null&&Hn.delete(g)}let vn=0,Un=0,se=0,K=0,Re=0,qe=0,ko=Re,Kn=qe,rn=se,jn=K,Pt=0,It=0,xt=0,qt=0;o.bbox={};let Li=!1,ss=!1,So=!1,qn=!1,is=!1,$t=!1;function Ii(f,g,b){(b||f!=o.width||g!=o.height)&&qa(f,g),Mo(!1),So=!0,ss=!0,Eo()}function qa(f,g){o.width=vn=se=f,o.height=Un=K=g,Re=qe=0,Mh(),Eh();let b=o.bbox;Pt=b.left=po(Re*ye,.5),It=b.top=po(qe*ye,.5),xt=b.width=po(se*ye,.5),qt=b.height=po(K*ye,.5)}let Th=3;function Ch(){let f=!1,g=0;for(;!f;){g++;let b=Gh(g),v=Bh(g);f=g==Th||b&&v,f||(qa(o.width,o.height),ss=!0)}}function Oh({width:f,height:g}){Ii(f,g)}o.setSize=Oh;function Mh(){let f=!1,g=!1,b=!1,v=!1;R.forEach((k,T)=>{if(k.show&&k._show){let{side:I,_size:N}=k,G=I%2,V=k.label!=null?k.labelSize:0,H=N+V;H>0&&(G?(se-=H,I==3?(Re+=H,v=!0):b=!0):(K-=H,I==0?(qe+=H,f=!0):g=!0))}}),Qn[0]=f,Qn[1]=b,Qn[2]=g,Qn[3]=v,se-=Cn[1]+Cn[3],Re+=Cn[3],K-=Cn[2]+Cn[0],qe+=Cn[0]}function Eh(){let f=Re+se,g=qe+K,b=Re,v=qe;function k(T,I){switch(T){case 1:return f+=I,f-I;case 2:return g+=I,g-I;case 3:return b-=I,b+I;case 0:return v-=I,v+I}}R.forEach((T,I)=>{if(T.show&&T._show){let N=T.side;T._pos=k(N,T._size),T.label!=null&&(T._lpos=k(N,T.labelSize))}})}if(Z.dataIdx==null){let f=Z.hover,g=f.skip=new Set(f.skip??[]);g.add(void 0);let b=f.prox=ue(f.prox),v=f.bias??=0;Z.dataIdx=(k,T,I,N)=>{if(T==0)return I;let G=I,V=b(k,T,I,N)??ke,H=V>=0&&V<ke,j=M.ori==0?se:K,re=Z.left,he=t[0],fe=t[T];if(g.has(fe[I])){G=null;let ae=null,te=null,X;if(v==0||v==-1)for(X=I;ae==null&&X-- >0;)g.has(fe[X])||(ae=X);if(v==0||v==1)for(X=I;te==null&&X++<fe.length;)g.has(fe[X])||(te=X);if(ae!=null||te!=null)if(H){let Ce=ae==null?-1/0:$(he[ae],M,j,0),Fe=te==null?1/0:$(he[te],M,j,0),rt=re-Ce,we=Fe-re;rt<=we?rt<=V&&(G=ae):we<=V&&(G=te)}else G=te==null?ae:ae==null?te:I-ae<=te-I?ae:te}else H&&Ze(re-$(he[I],M,j,0))>V&&(G=null);return G}}let Yn=f=>{Z.event=f};Z.idxs=xe,Z._lock=!1;let ut=Z.points;ut.show=ue(ut.show),ut.size=ue(ut.size),ut.stroke=ue(ut.stroke),ut.width=ue(ut.width),ut.fill=ue(ut.fill);let sn=o.focus=Ke({},e.focus||{alpha:.3},Z.focus),Ro=sn.prox>=0,Po=Ro&&ut.one,zt=[],To=[],Co=[];function Ya(f,g){let b=ut.show(o,g);if(b instanceof HTMLElement)return Mt(b,Ly),Mt(b,f.class),hn(b,-10,-10,se,K),y.insertBefore(b,zt[g]),b}function Qa(f,g){if(r==1||g>0){let b=r==1&&w[f.scale].time,v=f.value;f.value=b?md(v)?wd(oe,xd(v,Y)):v||pe:v||jb,f.label=f.label||(b?Fb:Nb)}if(Po||g>0){f.width=f.width==null?1:f.width,f.paths=f.paths||lv||Jy,f.fillTo=ue(f.fillTo||Zb),f.pxAlign=+me(f.pxAlign,_),f.pxRound=Md(f.pxAlign),f.stroke=ue(f.stroke||null),f.fill=ue(f.fill||null),f._stroke=f._fill=f._paths=f._focus=null;let b=qb(bt(1,f.width),1),v=f.points=Ke({},{size:b,width:bt(1,b*.2),stroke:f.stroke,space:b*2,paths:av,_stroke:null,_fill:null},f.points);v.show=ue(v.show),v.filter=ue(v.filter),v.fill=ue(v.fill),v.stroke=ue(v.stroke),v.paths=ue(v.paths),v.pxAlign=f.pxAlign}if(je){let b=rs(f,g);$e.splice(g,0,b[0]),on.splice(g,0,b[1]),le.values.push(null)}if(pt){xe.splice(g,0,null);let b=null;Po?g==0&&(b=Ya(f,g)):g>0&&(b=Ya(f,g)),zt.splice(g,0,b),To.splice(g,0,0),Co.splice(g,0,0)}ot("addSeries",g)}function Ah(f,g){g=g??x.length,f=r==1?ta(f,g,kd,Cd):ta(f,g,{},Td),x.splice(g,0,f),Qa(x[g],g)}o.addSeries=Ah;function Lh(f){if(x.splice(f,1),je){le.values.splice(f,1),on.splice(f,1);let g=$e.splice(f,1)[0];_o(null,g.firstChild),g.remove()}pt&&(xe.splice(f,1),zt.splice(f,1)[0].remove(),To.splice(f,1),Co.splice(f,1)),ot("delSeries",f)}o.delSeries=Lh;let Qn=[!1,!1,!1,!1];function Ih(f,g){if(f._show=f.show,f.show){let b=f.side%2,v=w[f.scale];v==null&&(f.scale=b?x[1].scale:E,v=w[f.scale]);let k=v.time;f.size=ue(f.size),f.space=ue(f.space),f.rotate=ue(f.rotate),Nn(f.incrs)&&f.incrs.forEach(I=>{!Fn.has(I)&&Fn.set(I,Wd(I))}),f.incrs=ue(f.incrs||(v.distr==2?vb:k?P==1?wb:Sb:fo)),f.splits=ue(f.splits||(k&&v.distr==1?vt:v.distr==3?Jl:v.distr==4?Vb:Bb)),f.stroke=ue(f.stroke),f.grid.stroke=ue(f.grid.stroke),f.ticks.stroke=ue(f.ticks.stroke),f.border.stroke=ue(f.border.stroke);let T=f.values;f.values=Nn(T)&&!Nn(T[0])?ue(T):k?Nn(T)?vd(oe,bd(T,Y)):md(T)?Tb(oe,T):T||Ee:T||Gb,f.filter=ue(f.filter||(v.distr>=3&&v.log==10?Ub:v.distr==3&&v.log==2?Kb:Bd)),f.font=Id(f.font),f.labelFont=Id(f.labelFont),f._size=f.size(o,null,g,0),f._space=f._rotate=f._incrs=f._found=f._splits=f._values=null,f._size>0&&(Qn[g]=!0,f._el=Ht(Oy,m))}}function mr(f,g,b,v){let[k,T,I,N]=b,G=g%2,V=0;return G==0&&(N||T)&&(V=g==0&&!k||g==2&&!I?Je(_d.size/3):0),G==1&&(k||I)&&(V=g==1&&!T||g==3&&!N?Je(Rd.size/2):0),V}let Ja=o.padding=(e.padding||[mr,mr,mr,mr]).map(f=>ue(me(f,mr))),Cn=o._padding=Ja.map((f,g)=>f(o,g,Qn,0)),it,Xe=null,et=null,ls=r==1?x[0].idxs:null,Yt=null,hr=!1;function Za(f,g){if(t=f??[],o.data=o._data=t,r==2){it=0;for(let b=1;b<x.length;b++)it+=t[b][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Yt=t[0],it=Yt.length;let b=t;if(L==2){b=t.slice();let v=b[0]=Array(it);for(let k=0;k<it;k++)v[k]=k}o._data=t=b}if(Mo(!0),ot("setData"),L==2&&(So=!0),g!==!1){let b=M;b.auto(o,hr)?$i():Mn(E,b.min,b.max),qn=qn||Z.left>=0,$t=!0,Eo()}}o.setData=Za;function $i(){hr=!0;let f,g;r==1&&(it>0?(Xe=ls[0]=0,et=ls[1]=it-1,f=t[0][Xe],g=t[0][et],L==2?(f=Xe,g=et):f==g&&(L==3?[f,g]=ei(f,f,M.log,!1):L==4?[f,g]=sa(f,f,M.log,!1):M.time?g=f+Je(86400/P):[f,g]=Js(f,g,ia,!0))):(Xe=ls[0]=f=null,et=ls[1]=g=null)),Mn(E,f,g)}let as,Oo,zi,Di,Ni,Fi,Gi,Bi,Vi,wt;function Xa(f,g,b,v,k,T){f??=Ju,b??=aa,v??="butt",k??=Ju,T??="round",f!=as&&(p.strokeStyle=as=f),k!=Oo&&(p.fillStyle=Oo=k),g!=zi&&(p.lineWidth=zi=g),T!=Ni&&(p.lineJoin=Ni=T),v!=Fi&&(p.lineCap=Fi=v),b!=Di&&p.setLineDash(Di=b)}function ec(f,g,b,v){g!=Oo&&(p.fillStyle=Oo=g),f!=Gi&&(p.font=Gi=f),b!=Bi&&(p.textAlign=Bi=b),v!=Vi&&(p.textBaseline=Vi=v)}function Wi(f,g,b,v,k=0){if(v.length>0&&f.auto(o,hr)&&(g==null||g.min==null)){let T=me(Xe,0),I=me(et,v.length-1),N=b.min==null?Uy(v,T,I,k,f.distr==3):[b.min,b.max];f.min=nn(f.min,b.min=N[0]),f.max=bt(f.max,b.max=N[1])}}let tc={min:null,max:null};function $h(){for(let v in w){let k=w[v];W[v]==null&&(k.min==null||W[E]!=null&&k.auto(o,hr))&&(W[v]=tc)}for(let v in w){let k=w[v];W[v]==null&&k.from!=null&&W[k.from]!=null&&(W[v]=tc)}W[E]!=null&&Mo(!0);let f={};for(let v in W){let k=W[v];if(k!=null){let T=f[v]=nr(w[v],eb);if(k.min!=null)Ke(T,k);else if(v!=E||r==2)if(it==0&&T.from==null){let I=T.range(o,null,null,v);T.min=I[0],T.max=I[1]}else T.min=ke,T.max=-ke}}if(it>0){x.forEach((v,k)=>{if(r==1){let T=v.scale,I=W[T];if(I==null)return;let N=f[T];if(k==0){let G=N.range(o,N.min,N.max,T);N.min=G[0],N.max=G[1],Xe=tn(N.min,t[0]),et=tn(N.max,t[0]),et-Xe>1&&(t[0][Xe]<N.min&&Xe++,t[0][et]>N.max&&et--),v.min=Yt[Xe],v.max=Yt[et]}else v.show&&v.auto&&Wi(N,I,v,t[k],v.sorted);v.idxs[0]=Xe,v.idxs[1]=et}else if(k>0&&v.show&&v.auto){let[T,I]=v.facets,N=T.scale,G=I.scale,[V,H]=t[k],j=f[N],re=f[G];j!=null&&Wi(j,W[N],T,V,T.sorted),re!=null&&Wi(re,W[G],I,H,I.sorted),v.min=I.min,v.max=I.max}});for(let v in f){let k=f[v],T=W[v];if(k.from==null&&(T==null||T.min==null)){let I=k.range(o,k.min==ke?null:k.min,k.max==-ke?null:k.max,v);k.min=I[0],k.max=I[1]}}}for(let v in f){let k=f[v];if(k.from!=null){let T=f[k.from];if(T.min==null)k.min=k.max=null;else{let I=k.range(o,T.min,T.max,v);k.min=I[0],k.max=I[1]}}}let g={},b=!1;for(let v in f){let k=f[v],T=w[v];if(T.min!=k.min||T.max!=k.max){T.min=k.min,T.max=k.max;let I=T.distr;T._min=I==3?kn(T.min):I==4?Vl(T.min,T.asinh):I==100?T.fwd(T.min):T.min,T._max=I==3?kn(T.max):I==4?Vl(T.max,T.asinh):I==100?T.fwd(T.max):T.max,g[v]=b=!0}}if(b){x.forEach((v,k)=>{r==2?k>0&&g.y&&(v._paths=null):g[v.scale]&&(v._paths=null)});for(let v in g)So=!0,ot("setScale",v);pt&&Z.left>=0&&(qn=$t=!0)}for(let v in W)W[v]=null}function zh(f){let g=Ql(Xe-1,0,it-1),b=Ql(et+1,0,it-1);for(;f[g]==null&&g>0;)g--;for(;f[b]==null&&b<it-1;)b++;return[g,b]}function Dh(){if(it>0){let f=x.some(g=>g._focus)&&wt!=sn.alpha;f&&(p.globalAlpha=wt=sn.alpha),x.forEach((g,b)=>{if(b>0&&g.show&&(nc(b,!1),nc(b,!0),g._paths==null)){let v=wt;wt!=g.alpha&&(p.globalAlpha=wt=g.alpha);let k=r==2?[0,t[b][0].length-1]:zh(t[b]);g._paths=g.paths(o,b,k[0],k[1]),wt!=v&&(p.globalAlpha=wt=v)}}),x.forEach((g,b)=>{if(b>0&&g.show){let v=wt;wt!=g.alpha&&(p.globalAlpha=wt=g.alpha),g._paths!=null&&oc(b,!1);{let k=g._paths!=null?g._paths.gaps:null,T=g.points.show(o,b,Xe,et,k),I=g.points.filter(o,b,T,k);(T||I)&&(g.points._paths=g.points.paths(o,b,Xe,et,I),oc(b,!0))}wt!=v&&(p.globalAlpha=wt=v),ot("drawSeries",b)}}),f&&(p.globalAlpha=wt=1)}}function nc(f,g){let b=g?x[f].points:x[f];b._stroke=b.stroke(o,f),b._fill=b.fill(o,f)}function oc(f,g){let b=g?x[f].points:x[f],{stroke:v,fill:k,clip:T,flags:I,_stroke:N=b._stroke,_fill:G=b._fill,_width:V=b.width}=b._paths;V=Se(V*ye,3);let H=null,j=V%2/2;g&&G==null&&(G=V>0?"#fff":N);let re=b.pxAlign==1&&j>0;if(re&&p.translate(j,j),!g){let he=Pt-V/2,fe=It-V/2,ae=xt+V,te=qt+V;H=new Path2D,H.rect(he,fe,ae,te)}g?Hi(N,V,b.dash,b.cap,G,v,k,I,T):Nh(f,N,V,b.dash,b.cap,G,v,k,I,H,T),re&&p.translate(-j,-j)}function Nh(f,g,b,v,k,T,I,N,G,V,H){let j=!1;G!=0&&C.forEach((re,he)=>{if(re.series[0]==f){let fe=x[re.series[1]],ae=t[re.series[1]],te=(fe._paths||Gr).band;Nn(te)&&(te=re.dir==1?te[0]:te[1]);let X,Ce=null;fe.show&&te&&jy(ae,Xe,et)?(Ce=re.fill(o,he)||T,X=fe._paths.clip):te=null,Hi(g,b,v,k,Ce,I,N,G,V,H,X,te),j=!0}}),j||Hi(g,b,v,k,T,I,N,G,V,H)}let rc=or|Xl;function Hi(f,g,b,v,k,T,I,N,G,V,H,j){Xa(f,g,b,v,k),(G||V||j)&&(p.save(),G&&p.clip(G),V&&p.clip(V)),j?(N&rc)==rc?(p.clip(j),H&&p.clip(H),us(k,I),cs(f,T,g)):N&Xl?(us(k,I),p.clip(j),cs(f,T,g)):N&or&&(p.save(),p.clip(j),H&&p.clip(H),us(k,I),p.restore(),cs(f,T,g)):(us(k,I),cs(f,T,g)),(G||V||j)&&p.restore()}function cs(f,g,b){b>0&&(g instanceof Map?g.forEach((v,k)=>{p.strokeStyle=as=k,p.stroke(v)}):g!=null&&f&&p.stroke(g))}function us(f,g){g instanceof Map?g.forEach((b,v)=>{p.fillStyle=Oo=v,p.fill(b)}):g!=null&&f&&p.fill(g)}function Fh(f,g,b,v){let k=R[f],T;if(v<=0)T=[0,0];else{let I=k._space=k.space(o,f,g,b,v),N=k._incrs=k.incrs(o,f,g,b,v,I);T=mv(g,b,N,v,I)}return k._found=T}function Ui(f,g,b,v,k,T,I,N,G,V){let H=I%2/2;_==1&&p.translate(H,H),Xa(N,I,G,V,N),p.beginPath();let j,re,he,fe,ae=k+(v==0||v==3?-T:T);b==0?(re=k,fe=ae):(j=k,he=ae);for(let te=0;te<f.length;te++)g[te]!=null&&(b==0?j=he=f[te]:re=fe=f[te],p.moveTo(j,re),p.lineTo(he,fe));p.stroke(),_==1&&p.translate(-H,-H)}function Gh(f){let g=!0;return R.forEach((b,v)=>{if(!b.show)return;let k=w[b.scale];if(k.min==null){b._show&&(g=!1,b._show=!1,Mo(!1));return}else b._show||(g=!1,b._show=!0,Mo(!1));let T=b.side,I=T%2,{min:N,max:G}=k,[V,H]=Fh(v,N,G,I==0?se:K);if(H==0)return;let j=k.distr==2,re=b._splits=b.splits(o,v,N,G,V,H,j),he=k.distr==2?re.map(X=>Yt[X]):re,fe=k.distr==2?Yt[re[1]]-Yt[re[0]]:V,ae=b._values=b.values(o,b.filter(o,he,v,H,fe),v,H,fe);b._rotate=T==2?b.rotate(o,ae,v,H):0;let te=b._size;b._size=Ut(b.size(o,ae,v,f)),te!=null&&b._size!=te&&(g=!1)}),g}function Bh(f){let g=!0;return Ja.forEach((b,v)=>{let k=b(o,v,Qn,f);k!=Cn[v]&&(g=!1),Cn[v]=k}),g}function Vh(){for(let f=0;f<R.length;f++){let g=R[f];if(!g.show||!g._show)continue;let b=g.side,v=b%2,k,T,I=g.stroke(o,f),N=b==0||b==3?-1:1,[G,V]=g._found;if(g.label!=null){let ht=g.labelGap*N,Ot=Je((g._lpos+ht)*ye);ec(g.labelFont[0],I,"center",b==2?"top":Qu),p.save(),v==1?(k=T=0,p.translate(Ot,Je(It+qt/2)),p.rotate((b==3?-Ys:Ys)/2)):(k=Je(Pt+xt/2),T=Ot);let Xn=Fd(g.label)?g.label(o,f,G,V):g.label;p.fillText(Xn,k,T),p.restore()}if(V==0)continue;let H=w[g.scale],j=v==0?xt:qt,re=v==0?Pt:It,he=g._splits,fe=H.distr==2?he.map(ht=>Yt[ht]):he,ae=H.distr==2?Yt[he[1]]-Yt[he[0]]:G,te=g.ticks,X=g.border,Ce=te.show?te.size:0,Fe=Je(Ce*ye),rt=Je((g.alignTo==2?g._size-Ce-g.gap:g.gap)*ye),we=g._rotate*-Ys/180,Ge=S(g._pos*ye),Tt=(Fe+rt)*N,mt=Ge+Tt;T=v==0?mt:0,k=v==1?mt:0;let Dt=g.font[0],Qt=g.align==1?Jo:g.align==2?Fl:we>0?Jo:we<0?Fl:v==0?"center":b==3?Fl:Jo,cn=we||v==1?"middle":b==2?"top":Qu;ec(Dt,I,Qt,cn);let Ct=g.font[1]*g.lineGap,Nt=he.map(ht=>S(a(ht,H,j,re))),Jt=g._values;for(let ht=0;ht<Jt.length;ht++){let Ot=Jt[ht];if(Ot!=null){v==0?k=Nt[ht]:T=Nt[ht],Ot=""+Ot;let Xn=Ot.indexOf(`
`)==-1?[Ot]:Ot.split(/\n/gm);for(let gt=0;gt<Xn.length;gt++){let kc=Xn[gt];we?(p.save(),p.translate(k,T+gt*Ct),p.rotate(we),p.fillText(kc,0,0),p.restore()):p.fillText(kc,k,T+gt*Ct)}}}te.show&&Ui(Nt,te.filter(o,fe,f,V,ae),v,b,Ge,Fe,Se(te.width*ye,3),te.stroke(o,f),te.dash,te.cap);let un=g.grid;un.show&&Ui(Nt,un.filter(o,fe,f,V,ae),v,v==0?2:1,v==0?It:Pt,v==0?qt:xt,Se(un.width*ye,3),un.stroke(o,f),un.dash,un.cap),X.show&&Ui([Ge],[1],v==0?1:0,v==0?1:2,v==1?It:Pt,v==1?qt:xt,Se(X.width*ye,3),X.stroke(o,f),X.dash,X.cap)}ot("drawAxes")}function Mo(f){x.forEach((g,b)=>{b>0&&(g._paths=null,f&&(r==1?(g.min=null,g.max=null):g.facets.forEach(v=>{v.min=null,v.max=null})))})}let ds=!1,Ki=!1,gr=[];function Wh(){Ki=!1;for(let f=0;f<gr.length;f++)ot(...gr[f]);gr.length=0}function Eo(){ds||(lb(sc),ds=!0)}function Hh(f,g=!1){ds=!0,Ki=g,f(o),sc(),g&&gr.length>0&&queueMicrotask(Wh)}o.batch=Hh;function sc(){if(Li&&($h(),Li=!1),So&&(Ch(),So=!1),ss){if(Me(h,Jo,Re),Me(h,"top",qe),Me(h,zr,se),Me(h,Dr,K),Me(y,Jo,Re),Me(y,"top",qe),Me(y,zr,se),Me(y,Dr,K),Me(m,zr,vn),Me(m,Dr,Un),d.width=Je(vn*ye),d.height=Je(Un*ye),R.forEach(({_el:f,_show:g,_size:b,_pos:v,side:k})=>{if(f!=null)if(g){let T=k===3||k===0?b:0,I=k%2==1;Me(f,I?"left":"top",v-T),Me(f,I?"width":"height",b),Me(f,I?"top":"left",I?qe:Re),Me(f,I?"height":"width",I?K:se),ql(f,mo)}else Mt(f,mo)}),as=Oo=zi=Ni=Fi=Gi=Bi=Vi=Di=null,wt=1,vr(!0),Re!=ko||qe!=Kn||se!=rn||K!=jn){Mo(!1);let f=se/rn,g=K/jn;if(pt&&!qn&&Z.left>=0){Z.left*=f,Z.top*=g,Ao&&hn(Ao,Je(Z.left),0,se,K),Lo&&hn(Lo,0,Je(Z.top),se,K);for(let b=0;b<zt.length;b++){let v=zt[b];v!=null&&(To[b]*=f,Co[b]*=g,hn(v,Ut(To[b]),Ut(Co[b]),se,K))}}if(Te.show&&!is&&Te.left>=0&&Te.width>0){Te.left*=f,Te.width*=f,Te.top*=g,Te.height*=g;for(let b in Zi)Me(zo,b,Te[b])}ko=Re,Kn=qe,rn=se,jn=K}ot("setSize"),ss=!1}vn>0&&Un>0&&(p.clearRect(0,0,d.width,d.height),ot("drawClear"),z.forEach(f=>f()),ot("draw")),Te.show&&is&&(ps(Te),is=!1),pt&&qn&&(Zn(null,!0,!1),qn=!1),le.show&&le.live&&$t&&(Qi(),$t=!1),c||(c=!0,o.status=1,ot("ready")),hr=!1,ds=!1}o.redraw=(f,g)=>{So=g||!1,f!==!1?Mn(E,M.min,M.max):Eo()};function ji(f,g){let b=w[f];if(b.from==null){if(it==0){let v=b.range(o,g.min,g.max,f);g.min=v[0],g.max=v[1]}if(g.min>g.max){let v=g.min;g.min=g.max,g.max=v}if(it>1&&g.min!=null&&g.max!=null&&g.max-g.min<1e-16)return;f==E&&b.distr==2&&it>0&&(g.min=tn(g.min,t[0]),g.max=tn(g.max,t[0]),g.min==g.max&&g.max++),W[f]=g,Li=!0,Eo()}}o.setScale=ji;let qi,Yi,Ao,Lo,ic,lc,Io,$o,ac,cc,Pe,Le,On=!1,lt=Z.drag,tt=lt.x,nt=lt.y;pt&&(Z.x&&(qi=Ht(Ey,y)),Z.y&&(Yi=Ht(Ay,y)),M.ori==0?(Ao=qi,Lo=Yi):(Ao=Yi,Lo=qi),Pe=Z.left,Le=Z.top);let Te=o.select=Ke({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),zo=Te.show?Ht(My,Te.over?y:h):null;function ps(f,g){if(Te.show){for(let b in f)Te[b]=f[b],b in Zi&&Me(zo,b,f[b]);g!==!1&&ot("setSelect")}}o.setSelect=ps;function Uh(f){if(x[f].show)je&&ql($e[f],mo);else if(je&&Mt($e[f],mo),pt){let b=Po?zt[0]:zt[f];b!=null&&hn(b,-10,-10,se,K)}}function Mn(f,g,b){ji(f,{min:g,max:b})}function ln(f,g,b,v){g.focus!=null&&Qh(f),g.show!=null&&x.forEach((k,T)=>{T>0&&(f==T||f==null)&&(k.show=g.show,Uh(T),r==2?(Mn(k.facets[0].scale,null,null),Mn(k.facets[1].scale,null,null)):Mn(k.scale,null,null),Eo())}),b!==!1&&ot("setSeries",f,g),v&&xr("setSeries",o,f,g)}o.setSeries=ln;function Kh(f,g){Ke(C[f],g)}function jh(f,g){f.fill=ue(f.fill||null),f.dir=me(f.dir,-1),g=g??C.length,C.splice(g,0,f)}function qh(f){f==null?C.length=0:C.splice(f,1)}o.addBand=jh,o.setBand=Kh,o.delBand=qh;function Yh(f,g){x[f].alpha=g,pt&&zt[f]!=null&&(zt[f].style.opacity=g),je&&$e[f]&&($e[f].style.opacity=g)}let xn,En,Jn,Do={focus:!0};function Qh(f){if(f!=Jn){let g=f==null,b=sn.alpha!=1;x.forEach((v,k)=>{if(r==1||k>0){let T=g||k==0||k==f;v._focus=g?null:T,b&&Yh(k,T?1:sn.alpha)}}),Jn=f,b&&Eo()}}je&&Ro&&ft(ed,be,f=>{Z._lock||(Yn(f),Jn!=null&&ln(null,Do,!0,He.setSeries))});function an(f,g,b){let v=w[g];b&&(f=f/ye-(v.ori==1?qe:Re));let k=se;v.ori==1&&(k=K,f=k-f),v.dir==-1&&(f=k-f);let T=v._min,I=v._max,N=f/k,G=T+(I-T)*N,V=v.distr;return V==3?er(10,G):V==4?Yy(G,v.asinh):V==100?v.bwd(G):G}function Jh(f,g){let b=an(f,E,g);return tn(b,t[0],Xe,et)}o.valToIdx=f=>tn(f,t[0]),o.posToIdx=Jh,o.posToVal=an,o.valToPos=(f,g,b)=>w[g].ori==0?s(f,w[g],b?xt:se,b?Pt:0):l(f,w[g],b?qt:K,b?It:0),o.setCursor=(f,g,b)=>{Pe=f.left,Le=f.top,Zn(null,g,b)};function uc(f,g){Me(zo,Jo,Te.left=f),Me(zo,zr,Te.width=g)}function dc(f,g){Me(zo,"top",Te.top=f),Me(zo,Dr,Te.height=g)}let yr=M.ori==0?uc:dc,br=M.ori==1?uc:dc;function Zh(){if(je&&le.live)for(let f=r==2?1:0;f<x.length;f++){if(f==0&&Lt)continue;let g=le.values[f],b=0;for(let v in g)on[f][b++].firstChild.nodeValue=g[v]}}function Qi(f,g){if(f!=null&&(f.idxs?f.idxs.forEach((b,v)=>{xe[v]=b}):Xy(f.idx)||xe.fill(f.idx),le.idx=xe[0]),je&&le.live){for(let b=0;b<x.length;b++)(b>0||r==1&&!Lt)&&Xh(b,xe[b]);Zh()}$t=!1,g!==!1&&ot("setLegend")}o.setLegend=Qi;function Xh(f,g){let b=x[f],v=f==0&&L==2?Yt:t[f],k;Lt?k=b.values(o,f,g)??Tn:(k=b.value(o,g==null?null:v[g],f,g),k=k==null?Tn:{_:k}),le.values[f]=k}function Zn(f,g,b){ac=Pe,cc=Le,[Pe,Le]=Z.move(o,Pe,Le),Z.left=Pe,Z.top=Le,pt&&(Ao&&hn(Ao,Je(Pe),0,se,K),Lo&&hn(Lo,0,Je(Le),se,K));let v,k=Xe>et;xn=ke,En=null;let T=M.ori==0?se:K,I=M.ori==1?se:K;if(Pe<0||it==0||k){v=Z.idx=null;for(let N=0;N<x.length;N++){let G=zt[N];G!=null&&hn(G,-10,-10,se,K)}Ro&&ln(null,Do,!0,f==null&&He.setSeries),le.live&&(xe.fill(v),$t=!0)}else{let N,G,V;r==1&&(N=M.ori==0?Pe:Le,G=an(N,E),v=Z.idx=tn(G,t[0],Xe,et),V=$(t[0][v],M,T,0));let H=-10,j=-10,re=0,he=0,fe=!0,ae="",te="";for(let X=r==2?1:0;X<x.length;X++){let Ce=x[X],Fe=xe[X],rt=Fe==null?null:r==1?t[X][Fe]:t[X][1][Fe],we=Z.dataIdx(o,X,v,G),Ge=we==null?null:r==1?t[X][we]:t[X][1][we];if($t=$t||Ge!=rt||we!=Fe,xe[X]=we,X>0&&Ce.show){let Tt=we==null?-10:we==v?V:$(r==1?t[0][we]:t[X][0][we],M,T,0),mt=Ge==null?-10:U(Ge,r==1?w[Ce.scale]:w[Ce.facets[1].scale],I,0);if(Ro&&Ge!=null){let Dt=M.ori==1?Pe:Le,Qt=Ze(sn.dist(o,X,we,mt,Dt));if(Qt<xn){let cn=sn.bias;if(cn!=0){let Ct=an(Dt,Ce.scale),Nt=Ge>=0?1:-1,Jt=Ct>=0?1:-1;Jt==Nt&&(Jt==1?cn==1?Ge>=Ct:Ge<=Ct:cn==1?Ge<=Ct:Ge>=Ct)&&(xn=Qt,En=X)}else xn=Qt,En=X}}if($t||Po){let Dt,Qt;M.ori==0?(Dt=Tt,Qt=mt):(Dt=mt,Qt=Tt);let cn,Ct,Nt,Jt,un,ht,Ot=!0,Xn=ut.bbox;if(Xn!=null){Ot=!1;let gt=Xn(o,X);Nt=gt.left,Jt=gt.top,cn=gt.width,Ct=gt.height}else Nt=Dt,Jt=Qt,cn=Ct=ut.size(o,X);if(ht=ut.fill(o,X),un=ut.stroke(o,X),Po)X==En&&xn<=sn.prox&&(H=Nt,j=Jt,re=cn,he=Ct,fe=Ot,ae=ht,te=un);else{let gt=zt[X];gt!=null&&(To[X]=Nt,Co[X]=Jt,ld(gt,cn,Ct,Ot),sd(gt,ht,un),hn(gt,Ut(Nt),Ut(Jt),se,K))}}}}if(Po){let X=sn.prox,Ce=Jn==null?xn<=X:xn>X||En!=Jn;if($t||Ce){let Fe=zt[0];Fe!=null&&(To[0]=H,Co[0]=j,ld(Fe,re,he,fe),sd(Fe,ae,te),hn(Fe,Ut(H),Ut(j),se,K))}}}if(Te.show&&On)if(f!=null){let[N,G]=He.scales,[V,H]=He.match,[j,re]=f.cursor.sync.scales,he=f.cursor.drag;if(tt=he._x,nt=he._y,tt||nt){let{left:fe,top:ae,width:te,height:X}=f.select,Ce=f.scales[j].ori,Fe=f.posToVal,rt,we,Ge,Tt,mt,Dt=N!=null&&V(N,j),Qt=G!=null&&H(G,re);Dt&&tt?(Ce==0?(rt=fe,we=te):(rt=ae,we=X),Ge=w[N],Tt=$(Fe(rt,j),Ge,T,0),mt=$(Fe(rt+we,j),Ge,T,0),yr(nn(Tt,mt),Ze(mt-Tt))):yr(0,T),Qt&&nt?(Ce==1?(rt=fe,we=te):(rt=ae,we=X),Ge=w[G],Tt=U(Fe(rt,re),Ge,I,0),mt=U(Fe(rt+we,re),Ge,I,0),br(nn(Tt,mt),Ze(mt-Tt))):br(0,I)}else Xi()}else{let N=Ze(ac-ic),G=Ze(cc-lc);if(M.ori==1){let re=N;N=G,G=re}tt=lt.x&&N>=lt.dist,nt=lt.y&&G>=lt.dist;let V=lt.uni;V!=null?tt&&nt&&(tt=N>=V,nt=G>=V,!tt&&!nt&&(G>N?nt=!0:tt=!0)):lt.x&&lt.y&&(tt||nt)&&(tt=nt=!0);let H,j;tt&&(M.ori==0?(H=Io,j=Pe):(H=$o,j=Le),yr(nn(H,j),Ze(j-H)),nt||br(0,I)),nt&&(M.ori==1?(H=Io,j=Pe):(H=$o,j=Le),br(nn(H,j),Ze(j-H)),tt||yr(0,T)),!tt&&!nt&&(yr(0,0),br(0,0))}if(lt._x=tt,lt._y=nt,f==null){if(b){if(_c!=null){let[N,G]=He.scales;He.values[0]=N!=null?an(M.ori==0?Pe:Le,N):null,He.values[1]=G!=null?an(M.ori==1?Pe:Le,G):null}xr(Gl,o,Pe,Le,se,K,v)}if(Ro){let N=b&&He.setSeries,G=sn.prox;Jn==null?xn<=G&&ln(En,Do,!0,N):xn>G?ln(null,Do,!0,N):En!=Jn&&ln(En,Do,!0,N)}}$t&&(le.idx=v,Qi()),g!==!1&&ot("setCursor")}let An=null;Object.defineProperty(o,"rect",{get(){return An==null&&vr(!1),An}});function vr(f=!1){f?An=null:(An=y.getBoundingClientRect(),ot("syncRect",An))}function pc(f,g,b,v,k,T,I){Z._lock||On&&f!=null&&f.movementX==0&&f.movementY==0||(Ji(f,g,b,v,k,T,I,!1,f!=null),f!=null?Zn(null,!0,!0):Zn(g,!0,!1))}function Ji(f,g,b,v,k,T,I,N,G){if(An==null&&vr(!1),Yn(f),f!=null)b=f.clientX-An.left,v=f.clientY-An.top;else{if(b<0||v<0){Pe=-10,Le=-10;return}let[V,H]=He.scales,j=g.cursor.sync,[re,he]=j.values,[fe,ae]=j.scales,[te,X]=He.match,Ce=g.axes[0].side%2==1,Fe=M.ori==0?se:K,rt=M.ori==1?se:K,we=Ce?T:k,Ge=Ce?k:T,Tt=Ce?v:b,mt=Ce?b:v;if(fe!=null?b=te(V,fe)?a(re,w[V],Fe,0):-10:b=Fe*(Tt/we),ae!=null?v=X(H,ae)?a(he,w[H],rt,0):-10:v=rt*(mt/Ge),M.ori==1){let Dt=b;b=v,v=Dt}}G&&(g==null||g.cursor.event.type==Gl)&&((b<=1||b>=se-1)&&(b=po(b,se)),(v<=1||v>=K-1)&&(v=po(v,K))),N?(ic=b,lc=v,[Io,$o]=Z.move(o,b,v)):(Pe=b,Le=v)}let Zi={width:0,height:0,left:0,top:0};function Xi(){ps(Zi,!1)}let fc,mc,hc,gc;function yc(f,g,b,v,k,T,I){On=!0,tt=nt=lt._x=lt._y=!1,Ji(f,g,b,v,k,T,I,!0,!1),f!=null&&(ft(Bl,Kl,bc,!1),xr(Zu,o,Io,$o,se,K,null));let{left:N,top:G,width:V,height:H}=Te;fc=N,mc=G,hc=V,gc=H}function bc(f,g,b,v,k,T,I){On=lt._x=lt._y=!1,Ji(f,g,b,v,k,T,I,!1,!0);let{left:N,top:G,width:V,height:H}=Te,j=V>0||H>0,re=fc!=N||mc!=G||hc!=V||gc!=H;if(j&&re&&ps(Te),lt.setScale&&j&&re){let he=N,fe=V,ae=G,te=H;if(M.ori==1&&(he=G,fe=H,ae=N,te=V),tt&&Mn(E,an(he,E),an(he+fe,E)),nt)for(let X in w){let Ce=w[X];X!=E&&Ce.from==null&&Ce.min!=ke&&Mn(X,an(ae+te,X),an(ae,X))}Xi()}else Z.lock&&(Z._lock=!Z._lock,Zn(g,!0,f!=null));f!=null&&(_o(Bl,Kl),xr(Bl,o,Pe,Le,se,K,null))}function eg(f,g,b,v,k,T,I){if(Z._lock)return;Yn(f);let N=On;if(On){let G=!0,V=!0,H=10,j,re;M.ori==0?(j=tt,re=nt):(j=nt,re=tt),j&&re&&(G=Pe<=H||Pe>=se-H,V=Le<=H||Le>=K-H),j&&G&&(Pe=Pe<Io?0:se),re&&V&&(Le=Le<$o?0:K),Zn(null,!0,!0),On=!1}Pe=-10,Le=-10,xe.fill(null),Zn(null,!0,!0),N&&(On=N)}function vc(f,g,b,v,k,T,I){Z._lock||(Yn(f),$i(),Xi(),f!=null&&xr(td,o,Pe,Le,se,K,null))}function xc(){R.forEach(hv),Ii(o.width,o.height,!0)}ho(Qs,Xo,xc);let No={};No.mousedown=yc,No.mousemove=pc,No.mouseup=bc,No.dblclick=vc,No.setSeries=(f,g,b,v)=>{let k=He.match[2];b=k(o,g,b),b!=-1&&ln(b,v,!0,!1)},pt&&(ft(Zu,y,yc),ft(Gl,y,pc),ft(Xu,y,f=>{Yn(f),vr(!1)}),ft(ed,y,eg),ft(td,y,vc),ea.add(o),o.syncRect=vr);let fs=o.hooks=e.hooks||{};function ot(f,g,b){Ki?gr.push([f,g,b]):f in fs&&fs[f].forEach(v=>{v.call(null,o,g,b)})}(e.plugins||[]).forEach(f=>{for(let g in f.hooks)fs[g]=(fs[g]||[]).concat(f.hooks[g])});let wc=(f,g,b)=>b,He=Ke({key:null,setSeries:!1,filters:{pub:pd,sub:pd},scales:[E,x[1]?x[1].scale:null],match:[fd,fd,wc],values:[null,null]},Z.sync);He.match.length==2&&He.match.push(wc),Z.sync=He;let _c=He.key,el=cp(_c);function xr(f,g,b,v,k,T,I){He.filters.pub(f,g,b,v,k,T,I)&&el.pub(f,g,b,v,k,T,I)}el.sub(o);function tg(f,g,b,v,k,T,I){He.filters.sub(f,g,b,v,k,T,I)&&No[f](null,g,b,v,k,T,I)}o.pub=tg;function ng(){el.unsub(o),ea.delete(o),Hn.clear(),Yl(Qs,Xo,xc),u.remove(),be?.remove(),ot("destroy")}o.destroy=ng;function tl(){ot("init",e,t),Za(t||e.data,!1),W[E]?ji(E,W[E]):$i(),is=Te.show&&(Te.width>0||Te.height>0),qn=$t=!0,Ii(e.width,e.height)}return x.forEach(Qa),R.forEach(Ih),n?n instanceof HTMLElement?(n.appendChild(u),tl()):n(o,tl):tl(),o}st.assign=Ke;st.fmtNum=la;st.rangeNum=Js;st.rangeLog=ei;st.rangeAsinh=sa;st.orient=yo;st.pxRatio=ye;st.join=ib;st.fmtDate=ca,st.tzDate=yb;st.sync=cp;{st.addGap=Xb,st.clipGaps=oi;let e=st.paths={points:hp};e.linear=yp,e.stepped=nv,e.bars=ov,e.spline=sv}function gn(e,t,n,o,r){e.beginPath(),e.moveTo(t,n),e.lineTo(o,r),e.stroke()}function li(e,t,n){let{ctx:o,bbox:r}=e,s=devicePixelRatio,l=r.top+r.height;o.fillStyle=o.strokeStyle=n("muted"),o.textAlign="left",o.setLineDash([2*s,3*s]);for(let a of t.slice(1)){let c=e.valToPos(a.first_op,"x",!0);gn(o,c,r.top,c,l),o.fillText(Ko(a.kind),c+4*s,l-6*s)}o.setLineDash([])}function ai(e,t,n,{foot:o,isBelow:r=!1}={}){let{ctx:s,bbox:l}=e,a=devicePixelRatio,[c,u]=[e.valToPos(t.op,"x",!0),e.valToPos(t.nbytes,"y",!0)];o!==void 0&&gn(s,c,u,c,o),s.beginPath(),s.arc(c,u,3.5*a,0,2*Math.PI),s.fill();let d=c>l.left+l.width/2;s.textAlign=d?"right":"left",s.fillText(n,c+(d?-8:8)*a,u+(r?14:-4)*a)}function Gn(e){let{data:t,chosen:n}=e,o=F(),r=ce(null),s=ce(null),l=ce(e);l.current=e;let a=o.isDark.value;ge(()=>{if(!r.current)return;let d=r.current,p=[t.x,...t.lines.map(({values:y})=>y)],m=new st(yv(d,l),p,d);s.current=m,l.current.onPoint(null),gv(m,(...y)=>{let{onClick:_,onChoose:S}=l.current;(_??S)(...y)});let h=new ResizeObserver(()=>{let{clientWidth:y,clientHeight:_}=d;y>0&&_>0&&m.setSize({width:y,height:_})});return h.observe(d),()=>{h.disconnect(),m.destroy(),s.current=null}},[t,a]),ge(()=>s.current?.redraw(!1),[n,e.marks]);let c=t.x.length-1,u=d=>{let m={ArrowLeft:n-1,ArrowRight:n+1,PageUp:n-20,PageDown:n+20,Home:0,End:c}[d.key];if(m!==void 0)e.onChoose(Math.max(0,Math.min(c,m)));else if(!e.onKey?.(d.key))return;d.preventDefault()};return i("div",{class:"plot",ref:r,role:"slider",tabIndex:0,"aria-label":e.label,"aria-valuemin":0,"aria-valuemax":c,"aria-valuenow":Math.max(0,n),"aria-valuetext":e.valueText,onKeyDown:u,"data-testid":e.testId})}function gv(e,t){let n=0;e.over.addEventListener("mousedown",o=>n=o.clientX),e.over.addEventListener("click",o=>{Math.abs(o.clientX-n)<4&&t(e.posToIdx(o.offsetX),e,o.offsetY)})}function yv(e,t){let n=p=>getComputedStyle(e).getPropertyValue(`--${p}`).trim(),{data:o,syncKey:r}=t.current,{xText:s=q,xTitle:l,yTitle:a}=o,c=p=>p?{label:p,labelSize:18,labelGap:2,labelFont:wp}:{},u={stroke:n("muted"),grid:{stroke:n("grid"),width:1},ticks:{stroke:n("grid"),width:1},font:wp},d=o.lines.some(({fill:p})=>p);return{width:e.clientWidth||600,height:e.clientHeight||300,legend:{show:!1},cursor:{y:!1,points:{show:!1},...r?{sync:{key:r}}:{}},scales:{x:{time:!1,..._p(o)?{}:{range:(p,m,h)=>bv(o,m,h)}},y:{range:(p,m,h)=>[0,Math.max(h||1,o.top??0)*xv]}},axes:[{...u,...c(l),size:32,values:(p,m)=>m.map(h=>Number.isInteger(h)?s(h):"")},{...u,...c(a),size:76,incrs:wv,values:(p,m)=>m.map(B)}],series:[{},...o.lines.map(p=>vv(p,o,n))],bands:d?o.lines.slice(1).map((p,m)=>({series:[m+1,m+2]})):[],hooks:{setCursor:[p=>t.current.onPoint(p.cursor.idx??null)],draw:[p=>_v(p,t.current,n)]}}}function bv({x:e,hasDots:t,right:n=1},o,r){let[s=0]=e;if(t)return[-Math.max(n,r)/50,Math.max(n,r)*1.05];if(e.length<2)return[s-.5,s+.5];let l=(r-o)/50;return[o-l,r+l]}function _p({isStepped:e,hasDots:t=!1}){return e&&!t}function vv(e,t,n){let{isStepped:o}=t,{label:r,fill:s,dash:l,width:a=1}=e,c=n(e.colour),u={show:!0,size:5,fill:c};return{label:r,stroke:c,width:a,...s?{fill:n(s)}:{},...l?{dash:l}:{},...o?{paths:st.paths.stepped?.({align:1})??(()=>null),points:_p(t)?{show:!1}:u}:{spanGaps:!0,points:u}}}var wp="12px system-ui, sans-serif",xv=1.12,wv=Array.from({length:50},(e,t)=>2**t);function _v(e,{data:t,chosen:n,marks:o},r){let{ctx:s,bbox:l}=e;s.save(),s.beginPath(),s.rect(l.left,l.top,l.width,l.height),s.clip(),s.font=`${12*devicePixelRatio}px system-ui, sans-serif`,s.lineWidth=devicePixelRatio,s.strokeStyle=r("accent");let a=t.x[n];if(a!==void 0){let c=e.valToPos(a,"x",!0);gn(s,c,l.top,c,l.top+l.height)}o?.(e,r),s.restore()}var ga=["freed","cached"],kv=[6,4];function kp({before:e,after:t,names:n}){let[o,r]=kt("compare"),[s,l]=ee(null),a=ne(()=>Rv(e,t),[e,t]),c=$n((_,S)=>{li(_,e.phases,S),Pv(_,a.curves,S)},[e,a]);if(a.x.length===0)return null;let u=a.curves[0]?.stack.peak?.op??0,d=Number(o.at??u),p=Us(a.x,Number.isFinite(d)?d:0),m=s??p,h=(_,S)=>a.lines[_]?.values[S]??null,y=a.hasModel?"Live bytes, model included":"Live bytes";return i("section",{class:"both-timelines",children:[i("h2",{children:y}),i("dl",{class:"plot-legend","data-testid":"compare-legend",children:n.map((_,S)=>i("div",{children:[i("dt",{children:[i("span",{class:`stroke ${S===0?"dashed":""} ${ga[S]}`})," ",_,", after op ",q(a.curves[S]?.opAt[m]??0)]}),i("dd",{children:h(S,m)===null?"ended":i(Q,{n:h(S,m)})})]},S))}),i(Gn,{data:a,chosen:p,onChoose:_=>r("at",String(a.x[_]??0)),onPoint:l,marks:c,label:`${y} of both recordings, aligned by phase`,valueText:`op ${a.curves[0]?.opAt[p]}: ${n.map((_,S)=>`${_} ${Sv(h(S,p))}`).join(", ")}`,testId:"compare-plot"})]})}function Sv(e){return e===null?"ended":B(e)}function Rv(e,t){let n=[e,t],o=n.every(u=>u.with_model),r=n.map(u=>o&&u.with_model||u),s=n.map(u=>Ku(e.phases,u)),l=e.phases.map(({end_op:u})=>u),a=Hs([...s.map(({op:u})=>u),l,s.map(({end:u})=>u)]),c=n.map(({op:u},d)=>{let[p,m]=[r[d],s[d]],h=p.peak?u.indexOf(p.peak.op):-1;return{stack:p,peakAt:m.op[h]??null,opAt:Nl(a,m.op).map(y=>u[y]??0),line:{label:d===0?"before":"after",colour:ga[d]??"fg",width:1.5,values:ju(a,m,p.live_bytes),...d===0?{dash:kv}:{}}}});return{x:a,lines:c.map(({line:u})=>u),isStepped:!0,curves:c,hasModel:o}}function Pv(e,t,n){t.forEach(({stack:{peak:o},peakAt:r},s)=>{if(!o||r===null)return;e.ctx.fillStyle=n(ga[s]??"fg");let l={op:r,nbytes:o.nbytes};ai(e,l,B(o.nbytes),{isBelow:s===1})})}var Tv={released:{sign:"−",word:"removed"},added:{sign:"+",word:"added"},resized:{sign:"±",word:"resized"},moved:{sign:"→",word:"moved"},same:{sign:"=",word:"unchanged"}};function ya({n:e}){if(e===null)return i("span",{class:"none",children:"–"});let t=e<0?"−":e>0?"+":"",n=e<0?"decrease":e>0?"increase":"none";return i("span",{class:`signed ${n}`,title:`${t}${Dn(Math.abs(e))}`,children:[t,B(Math.abs(e))]})}function ba({change:e}){let{sign:t,word:n}=Tv[e];return i("span",{class:`mark ${e}`,children:[i("span",{"aria-hidden":"true",children:t})," ",n]})}function Sp({reply:e,comparand:t,picked:n,onPick:o}){let{changes:r,changes_count:s}=e,l=r[0]?.weight_bytes??0,a=s-r.length;return i(J,{children:[i("ol",{class:"changes","data-testid":"changes",children:r.map((c,u)=>i("li",{"data-change":c.change,children:i(Cv,{row:c,largest:l,comparand:t,members:n.flatMap(({change:d,member:p})=>d===u?[p]:[]),isFirst:n[0]?.change===u,onPick:d=>o(d?[{change:u,member:null}]:[])})},u))}),a>0&&i("p",{class:"hint",children:["and ",ie(a,"smaller change")]})]})}function Cv({row:e,largest:t,comparand:n,members:o,isFirst:r,onPick:s}){let[l,a]=ee(!1),c=ce(null),u=e.members_count-e.members.length,d=o.join();ge(()=>{o.some(m=>m!==null)&&a(!0),r&&c.current?.scrollIntoView({block:"nearest"})},[d,r]);let p=()=>{s(!l),a(!l)};return i("div",{class:"card",ref:c,"aria-current":o.length>0,children:[i("span",{class:"size",children:[i(ya,{n:e.difference_bytes}),i(St,{part:e.weight_bytes,whole:t})]}),i("span",{class:"what",children:[i("button",{type:"button",class:"link","aria-expanded":l,onClick:p,children:[i(ba,{change:e.change})," ",i("b",{children:e.op})," ",i("code",{children:e.slot})," ·"," ",e.module||"(no module)"]}),i("span",{class:"type",children:[e.tensor,e.change!=="released"&&e.change!=="added"&&i(J,{children:[" ","· ",B(e.before_bytes)," → ",B(e.after_bytes)]})]}),l&&i("ul",{class:"members",children:[e.members.map((m,h)=>i("li",{"aria-current":o.includes(h),children:i(Ov,{member:m,op:e.op,comparand:n})},h)),u>0&&i("li",{children:["and ",q(u)," more"]})]})]})]})}function Ov({member:e,op:t,comparand:n}){let{change:o,recordings:r,select:s}=F(),{before_node:l,after_node:a}=e,c=e.name||t;if(l!==null)return i("button",{type:"button",class:"link","data-node":l,onClick:()=>s(De(l)),children:c});if(a===null||!n)return i("span",{children:c});let u=()=>{let d=r.shown.peek();r.choose({...n,view:"graph"}),o({selected:De(a),...d?{settings:{compare:Lr(d)}}:{}})};return i("button",{type:"button",class:"link","data-node":a,title:`Show in ${n.run}, step ${n.step}`,onClick:u,children:[c," ",i("small",{children:["in ",n.run]})]})}function Rp({comparand:e}){let{change:t,compare:n,recordings:o}=F(),[r]=kt("compare"),s=o.index.state.value.value?.runs??[],l=e&&"key"in e?e.key:null,a=e!==null&&l===null,c=a?"":r.run??l?.run??"",u=s.find(y=>y.run===c),d=u&&pn(u,r.tag??l?.tag),p=d?.steps.some(y=>String(y.step)===r.step)?Number(r.step):l?.step??d?.steps.at(-1)?.step,m=(y,_,S)=>t({settings:{compare:{run:y,tag:_,...S===void 0?{}:{step:String(S)}}}}),h=y=>{let _=y&&pn(y,d?.tag);y&&_&&m(y.run,_.tag,_.steps.at(-1)?.step)};return i("div",{class:"toolbar compare-with",role:"group","aria-label":"Compare with",children:[i("label",{children:["Compare with run"," ",i("select",{"data-testid":"compare-run",value:c,onChange:y=>h(s.find(_=>_.run===y.currentTarget.value)),children:[c===""&&i("option",{value:"",children:a?"none: a prediction":"none"}),s.map(y=>i("option",{value:y.run,children:y.run},y.run))]})]}),u&&d&&u.tags.length>1&&i("label",{children:["tag"," ",i("select",{"data-testid":"compare-tag",value:d.tag,onChange:y=>{let _=u.tags.find(S=>S.tag===y.currentTarget.value);_&&m(u.run,_.tag,_.steps.at(-1)?.step)},children:u.tags.map(y=>i("option",{value:y.tag,children:y.tag},y.tag))})]}),u&&d&&d.steps.length>1&&i(Mv,{tag:d,step:p,onChoose:y=>m(u.run,d.tag,y)}),l&&i("button",{type:"button","data-testid":"compare-swap",title:"Swap the two recordings",onClick:n.swap,children:"Swap"})]})}function Mv({tag:e,step:t,onChoose:n}){return i("label",{children:["step"," ",i("select",{"data-testid":"compare-step",value:String(t),onChange:o=>n(Number(o.currentTarget.value)),children:e.steps.map(o=>i("option",{value:String(o.step),children:o.step},o.step))})]})}function ci(e){return[...e.classList].flatMap(t=>{let[,n,o]=/^change-(\d+)(?:-(\d+))?$/.exec(t)??[];return n===void 0?[]:[{change:Number(n),member:o===void 0?null:Number(o)}]})}function Pp(e,{change:t,member:n}){return e.some(o=>o.change===t&&(o.member===null||o.member===n))}function Tp({classList:e},t){let n=t===void 0?void 0:`bytes-${t}`,o=[...e].find(r=>r.startsWith("bytes-"));o!==n&&(o&&e.remove(o),n&&e.add(n))}var lr="http://www.w3.org/2000/svg";function Cp(e){let t=document.createElement("template");t.innerHTML=`<svg><g>${e}</g></svg>`;let n=document.adoptNode(t.content.querySelector("svg > g"));return va(n),{element:n,boxes:[...n.querySelectorAll("g.node, g.cluster")].map(Ev),edges:[...n.querySelectorAll("g.edge")].map(Av)}}function Ev(e){let t=va(e),n=Ft(e.id),o=Iv(e);if(n){let r=[...e.querySelectorAll("text")].map(s=>s.textContent);e.querySelectorAll("polygon, path, ellipse").forEach(s=>{(s.getAttribute("fill")!=="none"||s.getAttribute("stroke")!=="none")&&s.classList.add("outline")}),e.classList.contains("node")&&zv(e,o),n.kind==="module"&&Nv(e,o),e.setAttribute("role","button"),e.setAttribute("tabindex","-1"),e.setAttribute("aria-label",r.join(", "))}return{name:t,id:n,element:e,isRepeated:e.classList.contains("repeated"),place:o}}function Av(e){let t=va(e).split("->");return Lv(e),{element:e,ends:[...new Set(t.map(n=>n.replace(/:.*$/,"")))]}}function Lv(e){let t=e.querySelector("path")?.cloneNode();t&&(t.removeAttribute("stroke-dasharray"),t.setAttribute("class","reach"),e.append(t))}function va(e){let t=[...e.children].find(n=>n.tagName==="title");return t?.remove(),t?.textContent??""}function Iv(e){let t=[...e.querySelectorAll("polygon, path, ellipse")],o=(t.length>0?t:[...e.querySelectorAll("text")]).flatMap($v),r=o.filter((c,u)=>u%2===0),s=o.filter((c,u)=>u%2===1),[l,a]=[Math.min(...r),Math.min(...s)];return{x:l,y:a,width:Math.max(...r)-l,height:Math.max(...s)-a}}function $v(e){let t=o=>Number(e.getAttribute(o)??0);if(e.tagName==="ellipse"){let[o,r,s,l]=[t("cx"),t("cy"),t("rx"),t("ry")];return[o-s,r-l,o+s,r+l]}if(e.tagName==="text"){let[o,r,s]=[t("x"),t("y"),t("font-size")||12],l=e.textContent.length*s/2*.55,a=e.getAttribute("text-anchor")==="start"?o+l:o;return[a-l,r-s,a+l,r+s/4]}let n=e.getAttribute("points")??e.getAttribute("d")??"";return vu(n)}function zv(e,{x:t,width:n}){if(!e.querySelector("polygon, path, ellipse"))return;let o;for(let r of e.querySelectorAll("text")){if(o&&o.getAttribute("y")===r.getAttribute("y")){o.append(Dv(r));continue}o=r,r.setAttribute("text-anchor","middle"),r.setAttribute("x",String(t+n/2))}}function Dv(e){let t=document.createElementNS(lr,"tspan");for(let n of["font-size","font-weight","fill"]){let o=e.getAttribute(n);o!==null&&t.setAttribute(n,o)}return t.textContent=e.textContent,e.remove(),t}function Nv(e,{x:t,y:n,width:o}){let r=e.classList.contains("cluster"),s=document.createElementNS(lr,"g");s.setAttribute("class","handle"),s.setAttribute("transform",`translate(${t+o-2} ${n+2})`);let l=document.createElementNS(lr,"circle");l.setAttribute("r","7");let a=document.createElementNS(lr,"path");a.setAttribute("d",r?"M-3.5 0H3.5":"M-3.5 0H3.5M0-3.5V3.5"),s.append(l,a),e.append(s)}var Fv=4;function ui(){let e,t=[];function n(o){let r=p=>t.find(({groups:m})=>m.has(p))?.groups.get(p)??Cp(p),s=o.groups.map(({x:p,y:m,svg:h})=>({...r(h),text:h,x:p,y:m})),l=new Map(s.map(p=>[p.text,p])),a=t.filter(p=>p.layout!==o);t=[{layout:o,groups:l},...a].slice(0,Fv);let{width:c,height:u,shades:d}=o;return e??=document.createElementNS(lr,"svg"),{svg:e,width:c,height:u,shades:d,groups:s,...Gv(s)}}return{read:n}}function Op({svg:e,width:t,height:n,groups:o,shades:r}){e.setAttribute("width",String(t)),e.setAttribute("height",String(n)),e.setAttribute("viewBox",`0 0 ${t} ${n}`);let s=new Set(o.map(({element:a})=>a));for(let a of[...e.children])s.has(a)||a.remove();let l=e.firstElementChild;for(let{element:a,x:c,y:u,boxes:d}of o){for(let m of d)Tp(m.element,r.get(m.name));let p=`translate(${c} ${u})`;a.getAttribute("transform")!==p&&a.setAttribute("transform",p),a===l?l=l.nextElementSibling:e.insertBefore(a,l)}}function Gv(e){let t=new Map,n=new Map;for(let r of e)for(let{name:s,id:l,element:a,isRepeated:c,place:u}of r.boxes){if(n.set(s,a.id),!l)continue;let d={...u,x:u.x+r.x,y:u.y+r.y};t.set(l.text,{id:l,element:a,isRepeated:c,...d})}let o=new Map;for(let{element:r,ends:s}of e.flatMap(l=>l.edges))for(let l of s){let a=n.get(l)??l,c=o.get(a);c?c.push(r):o.set(a,[r])}return{boxes:t,edges:o}}function di({id:e}){return e.kind==="module"}function Mp(e,t,n,o){let r=(u,d)=>u.target instanceof Element?u.target.closest(d):null,s=u=>n(r(u,"g.node, g.cluster")?.id??""),l=u=>r(u,".handle")!==null;e.addEventListener("click",u=>{let d=s(u),p=Ft(r(u,"g.edge")?.id??"");d&&l(u)?o.onToggle(d.id.number):o.onSelect(d?.id??p)},{signal:t}),e.addEventListener("dblclick",u=>{let d=s(u);d&&di(d)&&!l(u)&&o.onToggle(d.id.number)},{signal:t});let a=null,c=u=>{let d=u&&di(u)?u.id.number:null;d!==a&&o.onPrefetch?.(d),a=d};e.addEventListener("pointerover",u=>{let d=s(u);o.onHover(d?.id??null),c(l(u)||d?.element.matches(".node")?d:void 0)},{signal:t}),e.addEventListener("pointerleave",()=>{o.onHover(null),c(void 0)},{signal:t}),e.addEventListener("focusin",u=>c(s(u)),{signal:t}),e.addEventListener("focusout",u=>{s(u)?.id.number===a&&c(void 0)},{signal:t})}function Vr(e,t,n,o){let r=Math.min(8,Math.max(.02,e.scale*t)),s=r/e.scale;return{scale:r,x:n-(n-e.x)*s,y:o-(o-e.y)*s}}function wa(e,t){let n=Math.max(.02,Math.min(1,(t.width-48)/e.width,(t.height-48)/e.height));return{scale:n,x:(t.width-e.width*n)/2,y:(t.height-e.height*n)/2}}var xa=.75;function Ep(e,t,n){let o=wa(e,n);if(o.scale>=xa)return o;let r=Math.min(1,Math.max(xa,(n.width-48)/e.width)),l=e.width*r>n.width&&t?t.x+t.width/2:e.width/2;return{scale:r,x:n.width/2-l*r,y:24}}function pi(e,t,n){let o=Math.max(e.scale,xa),r=(s,l,a)=>l*o>a-48?24-s*o:a/2-(s+l/2)*o;return{scale:o,x:r(t.x,t.width,n.width),y:r(t.y,t.height,n.height)}}function fi(e,t,n){let o=t.x*e.scale+e.x,r=t.y*e.scale+e.y,s=Math.min(t.width*e.scale,n.width-24),l=Math.min(t.height*e.scale,n.height-24);return o>=0&&r>=0&&o+s<=n.width&&r+l<=n.height?e:pi(e,t,n)}function Ap(e,t,n){let r=(s,l,a)=>Math.min(a-48,Math.max(48-l*e.scale,s));return{scale:e.scale,x:r(e.x,t.width,n.width),y:r(e.y,t.height,n.height)}}function Lp(e,t){return{x:-e.x/e.scale,y:-e.y/e.scale,width:t.width/e.scale,height:t.height/e.scale}}function Ip(e,t,n){let o=n==="left"||n==="right",r=n==="left"||n==="up"?-1:1,s,l=1/0;for(let a of e){let c=a.x+a.width/2-(t.x+t.width/2),u=a.y+a.height/2-(t.y+t.height/2),d=r*(o?c:u),p=d+3*Math.abs(o?u:c);d>1&&p<l&&([s,l]=[a,p])}return s}var Bv=4,$p=.3;function zp(e,t,n,o,r){let s=new Map,l,a=!1,c=p=>{let{left:m,top:h}=e.getBoundingClientRect();return{x:p.clientX-m,y:p.clientY-h}};e.addEventListener("pointerdown",p=>{p.button===0&&(s.size===0&&(l=c(p),a=!1),s.set(p.pointerId,c(p)))},{signal:t}),e.addEventListener("pointermove",p=>{let m=s.get(p.pointerId);if(!m||!l)return;let h=c(p);if(!a&&Math.hypot(h.x-l.x,h.y-l.y)<Bv)return;a||(a=!0,e.setPointerCapture(p.pointerId),e.classList.add("dragging"));let y=[...s].find(([S])=>S!==p.pointerId)?.[1];s.set(p.pointerId,h);let _=n();o(y?Vv(_,m,h,y):{..._,x:_.x+h.x-m.x,y:_.y+h.y-m.y})},{signal:t});let u=p=>{s.delete(p.pointerId),s.size===0&&e.classList.remove("dragging")};e.addEventListener("pointerup",u,{signal:t}),e.addEventListener("pointercancel",u,{signal:t});let d=p=>{a&&p.stopPropagation(),a=!1};e.addEventListener("click",d,{capture:!0,signal:t}),e.addEventListener("wheel",p=>{if(!r(p))return;p.preventDefault();let{x:m,y:h}=c(p),y=p.deltaMode===WheelEvent.DOM_DELTA_LINE?16:1,_=p.ctrlKey?.01:.0015,S=Math.max(-$p,Math.min($p,-p.deltaY*y*_));o(Vr(n(),Math.exp(S),m,h))},{signal:t,passive:!1})}function Vv(e,t,n,o){let r=Math.hypot(t.x-o.x,t.y-o.y),s=Math.hypot(n.x-o.x,n.y-o.y);return Vr(e,r>0?s/r:1,o.x,o.y)}var Wv=200,Dp=60;function mi(e,t,n){let o={x:0,y:0,scale:1},r,s=0,l=0,a=new AbortController,c=()=>({width:e.clientWidth,height:e.clientHeight});function u(w){let C=c();({width:l}=C),o=r?Ap(w,r,C):w,t.style.transform=`translate(${o.x}px, ${o.y}px) scale(${o.scale})`,t.style.willChange="transform",window.clearTimeout(s),s=window.setTimeout(()=>t.style.willChange="auto",Wv),n.onMove?.(Lp(o,C))}function d(w){let{width:C,height:E}=c();u(Vr(o,w,C/2,E/2))}function p(w){return fi(o,{...w,width:0,height:0},c())===o}let m={show(w,C,E){let O=C===null||E?void 0:r?.boxes.get(C.text),z=C===null?void 0:w.boxes.get(C.text),D=r?.width===w.width&&r.height===w.height,A=O&&p(O)?O:void 0,M=!r||E,L=t.contains(document.activeElement),{id:$}=document.activeElement??{id:""};r=w,Op(w),t.contains(w.svg)||t.replaceChildren(w.svg),L&&(w.boxes.get($)?.element??e).focus({preventScroll:!0});let U=Ep(w,Np(w),c());A&&z?u(Kv(o,A,z)):z?u(pi(M?U:o,z,c())):(M||!D)&&u(U)},centre(w){let C=r?.boxes.get(w.text);C&&u(pi(o,C,c()))},look(w,C){let{width:E,height:O}=c();u({...o,x:E/2-w*o.scale,y:O/2-C*o.scale})},keep(w){let C=r?.boxes.get(w.text);C&&u(fi(o,C,c()))},fit:()=>r&&u(wa(r,c())),actualSize:()=>d(1/o.scale),zoom:d,dispose:()=>a.abort()};zp(e,a.signal,()=>o,u,n.isZoom??(()=>!0)),Mp(e,a.signal,w=>r?.boxes.get(w),n);let h={signal:a.signal};e.addEventListener("keydown",w=>{w.ctrlKey||w.metaKey||w.altKey||y(w)&&w.preventDefault()},h);function y(w){let C=Hv[w.key];if(C&&w.shiftKey)return P(C);if(C)return x(C);let E=_(),O={"+":()=>d(1.25),"=":()=>d(1.25),"-":()=>d(.8),0:m.actualSize,f:m.fit,e:()=>E&&n.onSelect(S(E)),Enter:()=>E&&n.onSelect(E.id)," ":()=>E&&(di(E)?n.onToggle(E.id.number):n.onSelect(E.id)),Escape:()=>{e.focus(),n.onSelect(null)}};return O[w.key]?.(),w.key in O}function _(){return r?.boxes.get(document.activeElement?.id??"")}function S(w){let C=r?.edges.get(w.id.text)??[],E=C.findIndex(O=>O.classList.contains("selected-edge"));return Ft(C[(E+1)%C.length]?.id??"")??w.id}function P(w){let[C,E]=Uv[w];return u({...o,x:o.x-C*Dp,y:o.y-E*Dp}),!0}function x(w){if(!r)return!1;let C=[...r.boxes.values()],E=_()??C.find(({element:z})=>z.matches(".selected")),O=E?Ip(Fp(r),E,w):Np(r);return O&&(O.element.focus({preventScroll:!0}),u(fi(o,O,c()))),!0}window.addEventListener("resize",()=>c().width>0&&u({...o,x:o.x+(c().width-l)/2}),h);let R=new ResizeObserver(()=>c().width>0&&u(o));return R.observe(e),a.signal.addEventListener("abort",()=>R.disconnect()),m}function Fp({boxes:e}){return[...e.values()].filter(({element:t})=>t.matches(".node"))}function Np(e){return Fp(e).reduce((t,n)=>t&&t.y<=n.y?t:n,void 0)}var Hv={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down"},Uv={left:[-1,0],right:[1,0],up:[0,-1],down:[0,1]};function Kv(e,t,n){return{scale:e.scale,x:e.x+(t.x+t.width/2-n.x-n.width/2)*e.scale,y:e.y+(t.y-n.y)*e.scale}}function Gp(e,t){let n=t&&e.boxes.get(t.text);if(!n)return;let o=[n.element,...e.edges.get(n.id.text)??[]];return o.forEach(r=>r.classList.add("selected")),()=>o.forEach(r=>r.classList.remove("selected"))}function Bp({svg:e},t){let n=e.querySelector(`g.edge[id="${t.text}"]`),o=["selected","selected-edge"];return n?.classList.add(...o),()=>n?.classList.remove(...o)}function Wr({svg:e,edges:t},n){e.querySelectorAll(".lit").forEach(r=>r.classList.remove("lit"));let o=n===null?[]:t.get(n.text)??[];o.forEach(r=>r.classList.add("lit")),e.classList.toggle("has-lit",o.length>0)}function hi({viewport:e,testId:t}){return i("div",{class:"button-group",children:[i("button",{type:"button","aria-label":"Zoom out",title:"Zoom out (-)","data-testid":`${t}-out`,onClick:()=>e.current?.zoom(.8),children:"−"}),i("button",{type:"button","aria-label":"Zoom in",title:"Zoom in (+)","data-testid":`${t}-in`,onClick:()=>e.current?.zoom(1.25),children:"+"}),i("button",{type:"button",title:"Actual size (0)","data-testid":`${t}-actual`,onClick:()=>e.current?.actualSize(),children:"1:1"}),i("button",{type:"button",title:"The whole graph (f)","data-testid":`${t}-fit`,onClick:()=>e.current?.fit(),children:"Fit"})]})}var jv=[["released","only in the first"],["added","only in the second"],["resized","different size, or partly replaced"],["moved","on another device"]],qv=56,Yv=520;function Qv({boxes:e}){let t=({element:n})=>n.matches(".node")&&ci(n).some(({change:o})=>o===0);return[...e.values()].find(t)?.id??null}function Vp({pair:e,picked:t,onPick:n}){let{compare:o}=F(),{value:r,error:s,loading:l}=o.difference.state.value,a=r?.pair===e?r:void 0,c=ce(null),u=ce(null),d=ce(null),[p,m]=ee(null),[h,y]=ee(null),_=ce(ui()),S=ce(null),P=ce([]),x=ce({onPick:n,setToggled:y});return x.current={onPick:n,setToggled:y},dt(()=>{let[R,w]=[c.current,u.current];if(!R||!w)return;let C=O=>O&&S.current?.boxes.get(O.text)?.element,E=mi(R,w,{onSelect(O){if(O?.kind==="edge")return;let z=C(O);P.current=z?ci(z):[],x.current.onPick(P.current)},onToggle(O){x.current.setToggled({kind:"module",number:O,text:`m${O}`}),o.toggle(O)},onHover:O=>S.current&&Wr(S.current,O),isZoom:O=>O.ctrlKey||R.contains(document.activeElement)});return d.current=E,()=>E.dispose()},[]),dt(()=>{if(!a||!c.current)return;let R=_.current.read(a.layout);c.current.style.height=`${Math.min(Yv,R.height+qv)}px`,d.current?.show(R,h??Qv(R),S.current===null),S.current=R,m(R)},[a]),ge(()=>{let R=[...p?.svg.querySelectorAll("g.node")??[]].filter(w=>ci(w).some(C=>Pp(t,C)));return R.forEach(w=>w.classList.add("selected")),()=>R.forEach(w=>w.classList.remove("selected"))},[p,t]),ge(()=>{if(t===P.current)return;let R=Ft(c.current?.querySelector(".canvas .selected")?.id??"");R&&d.current?.keep(R)},[t]),i("section",{class:t.length>0?"difference picked":"difference","aria-label":"Graph of differences",children:[i("div",{class:"toolbar",role:"group","aria-label":"Graph of differences: options",children:[i("ul",{class:"meaning","aria-label":"Signs","data-testid":"difference-legend",children:jv.filter(([R])=>p?.svg.querySelector(`.${R}`)).map(([R,w])=>i("li",{children:[i(ba,{change:R})," ",w]},R))}),i("div",{class:"button-group",children:[i("button",{type:"button","data-testid":"difference-fold",onClick:()=>o.open([]),children:"Collapse all"}),i("button",{type:"button",title:"Open the modules that changed most","data-testid":"difference-default",onClick:()=>o.open(null),children:"Default"})]}),i(hi,{viewport:d,testId:"difference-zoom"})]}),i("div",{class:"window",children:[i("div",{class:"frame",ref:c,tabIndex:0,role:"group","aria-busy":l,"aria-label":"Graph of the differences between the two recordings. Arrow keys move between boxes, Enter selects the changes of a box in the list below, Space opens or closes a module, plus and minus zoom, f fits the window.","data-testid":"difference-frame",children:i("div",{class:"canvas",ref:u,"data-testid":"difference-canvas"})}),l&&i("p",{class:"progress",role:"status",children:"Drawing the differences…"})]}),s&&i(ct,{error:s,retry:o.difference.reload})]})}function gi(){let e=ce(null),t=()=>e.current?.contains(document.activeElement)??!1,n=t();return dt(()=>{if(!n||t())return;let o=e.current?.querySelectorAll("button");(o?.length===1?o[0]:e.current)?.focus({preventScroll:!0})}),e}function Hr({name:e,title:t,text:n}){let{recordings:o}=F(),[r,s]=ee(""),l=async()=>{let{run:a,step:c}=o.shown.value??{run:"run",step:0};s("");try{Ds(`${Ns(e,a,c)}.csv`,"text/csv",await n())}catch(u){s(u instanceof Error?u.message:String(u))}};return i(J,{children:[i("button",{type:"button",title:t,"data-testid":`${e}-csv`,onClick:()=>{l()},children:"Download CSV"}),r&&i("span",{class:"hint",role:"alert",children:r})]})}function ar({name:e,title:t,by:n}){let{replies:o}=F();return i(Hr,{name:e,title:t,text:()=>o.once("table.csv",{by:n})})}var Wp=`.compare {
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

.compare-with select {
  width: auto;
  max-width: 220px;
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

/* The accent is too pale on its own wash. */
.predicted .link {
  color: inherit;
  text-decoration: underline;
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
`;var Hp=`.difference {
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
`;var jp={key:"compare",title:"Compare",style:Wp+Hp,needsServer:!0,Panel:Xv};function Xv(){let{compare:e}=F(),t=e.choice.value;return t?i("div",{class:"compare","data-testid":"compare",children:[i(Rp,{comparand:t.comparand}),t.comparand?i(tx,{}):i(ex,{problem:t.problem})]}):null}function ex({problem:e}){return e?i(We,{message:e}):i("p",{class:"hint pad","data-testid":"compare-nothing",children:"There is no other recording here: record a second run or step, or predict one in Optimize."})}function tx(){let{compare:e}=F(),t=gi();return i("div",{ref:t,tabIndex:-1,children:nx(e)})}function nx(e){let{value:t,error:n,loading:o}=e.reply.state.value,r=e.choice.value?.comparand;if(n)return i(ct,{error:n,retry:e.reply.reload});let s=r&&"goal"in r;if(!t)return o?i(Ne,{what:s?"Planning…":"Comparing…"}):null;let{shown:l,comparand:a,comparison:c,planned:u}=t;if(!c)return null;let[d,p]=[Up({key:l}),Up(a)],m=Dl(l,a);return i("div",{class:"compared","aria-busy":o,"data-testid":"compared",children:[c.verdict.slice(0,u?1:void 0).map((h,y)=>i("p",{class:y===0?"verdict":"hint","data-testid":"compare-verdict",children:h},y)),c.before.timeline&&c.after.timeline&&i(kp,{before:c.before.timeline,after:c.after.timeline,names:[d,p]}),i("section",{class:"planned",children:[i("div",{children:[i(ox,{side:c.after,asked:a,lines:u?.lines}),i(lx,{reply:c,before:d,after:p})]}),c.code!==null&&i(jo,{code:c.code,label:"Copy as Python",testId:"compare-code"})]}),i(rx,{pair:m,reply:c,comparand:a},m)]})}function ox({side:e,asked:t,lines:n}){let{change:o}=F();return"key"in t?null:i("div",{class:"predicted",role:"note","data-testid":"compare-predicted",children:[n&&i("pre",{children:n.join(`
`)}),i("p",{children:[i("b",{children:"Predicted:"})," ",n?"":`${e.predicted}. `,"This step did not run."," ",i("button",{type:"button",class:"link","data-testid":"compare-optimize",onClick:()=>o({view:"optimize",settings:{optimize:uo(t)}}),children:"Change in Optimize"})]})]})}function rx({pair:e,reply:t,comparand:n}){let[o,r]=ee([]);return i("section",{class:"differences",children:[t.changes_count>0&&i(J,{children:[i("h2",{children:"Where it changed"}),i(Vp,{pair:e,picked:o,onPick:r})]}),i("div",{class:"titled",children:[i("h2",{children:"Changed saved tensors, largest first"}),t.changes_count>0&&i(sx,{comparand:n})]}),i("p",{class:"summary","data-testid":"compare-summary",children:ix(t)}),i(Sp,{reply:t,comparand:"key"in n?n.key:null,picked:o,onPick:r})]})}function sx({comparand:e}){let{replies:t}=F();return i(Hr,{name:"changes",title:"All changes, repeated layers combined",text:()=>t.once("changes.csv",Ir(e))})}function Up(e){return"key"in e?`${e.key.run} · step ${e.key.step}`:"predicted"}function ix(e){let t=`${B(e.same_bytes)} unchanged in ${ie(e.same_count,"saved tensor")}`;if(e.changes_count===0)return`Nothing changed: ${t}.`;let n=e.moved_bytes>0&&`${B(e.moved_bytes)} on another device`;return`${[`−${B(e.released_bytes)}, +${B(e.added_bytes)}`,n,t].filter(Boolean).join("; ")}.`}function lx({reply:e,before:t,after:n}){let{device:o}=e.before,r=o===e.after.device||!o||!e.after.device,s=l=>r?"":` on ${l}`;return i("table",{class:"data-table","aria-label":"Totals of both recordings","data-testid":"compare-totals",children:[i("thead",{children:i("tr",{children:[i("th",{scope:"col",children:"total"}),i("th",{scope:"col",children:[t,s(o)]}),i("th",{scope:"col",children:[n,s(e.after.device)]}),i("th",{scope:"col",children:"difference"}),i("th",{scope:"col",title:"Relative to the first",children:"percent"})]})}),i("tbody",{children:e.totals.map(l=>i(ax,{total:l},l.key))})]})}function ax({total:e}){let{key:t,label:n,help:o,level:r,before_bytes:s,after_bytes:l,difference_bytes:a}=e;return i("tr",{"data-testid":`compare-${t}`,children:[i("th",{scope:"row",class:`level-${r}`,title:o,children:n}),i("td",{children:i(Kp,{n:s})}),i("td",{children:i(Kp,{n:l})}),i("td",{children:i(ya,{n:a})}),i("td",{children:cx(a,s)})]})}function Kp({n:e}){return e===null?i("span",{class:"none",children:"not known"}):i(Q,{n:e})}function cx(e,t){return!e||!t?e===0?"0%":"–":`${e<0?"−":"+"}${Qe(Math.abs(e),t)}`}function qp(e,t,n){let o=e.appendChild(document.createElement("canvas")),r=e.appendChild(document.createElement("div")),s,l,a={x:1,y:1},c=d=>{if(d.buttons!==1)return;let{left:p,top:m}=o.getBoundingClientRect();t((d.clientX-p)/a.x,(d.clientY-m)/a.y)};e.addEventListener("pointerdown",d=>{e.setPointerCapture(d.pointerId),c(d)},{signal:n}),e.addEventListener("pointermove",c,{signal:n});function u(){if(!s||!l)return;e.hidden=ux(s,l);let[d,p]=[Math.max(0,l.x),Math.max(0,l.y)],m=Math.min(s.width,l.x+l.width),h=Math.min(s.height,l.y+l.height);r.style.transform=`translate(${d*a.x}px, ${p*a.y}px)`,r.style.width=`${Math.max(2,(m-d)*a.x)}px`,r.style.height=`${Math.max(2,(h-p)*a.y)}px`}return{show(d){s=d,a=dx(d),px(o,d,a),u()},move(d){l=d,u()}}}function ux({width:e,height:t},n){let[o,r]=[n.x+n.width,n.y+n.height];return n.x<=0&&n.y<=0&&o>=e&&r>=t}function dx({width:e,height:t}){let n=Math.min(170/e,220/t,1),o=r=>Math.min(1,Math.max(n,44/r));return{x:o(e),y:o(t)}}function px(e,t,n){let o=devicePixelRatio,[r,s]=[t.width*n.x,t.height*n.y];e.width=Math.ceil(r*o),e.height=Math.ceil(s*o),e.style.width=`${r}px`,e.style.height=`${s}px`;let l=e.getContext("2d");if(!l)return;l.scale(o*n.x,o*n.y);let a=getComputedStyle(e),c=u=>a.getPropertyValue(`--${u}`);for(let{element:u,x:d,y:p,width:m,height:h}of t.boxes.values()){let y=u.classList.contains("cluster");l.fillStyle=c(y?"cluster":fx(u)),l.fillRect(d,p,m,h)}}function fx(e){let t=[1,2,3,4].find(n=>e.classList.contains(`bytes-${n}`));return t===void 0?"box-line":`bytes-${t}`}function cr(e){let{expand:t}=e,n=Ue(e,"graph"),o=["parameters","views"].filter(r=>n[r]==="1");return{...t===null?{}:{expand:[...t]},...o.length===0?{}:{show:o},...n.freed==="0"?{hide:["freed"]}:{}}}function Yp(){let e=null;function t(){e?.abort.abort(),e=null}return{drop:t,begin(n,o){if(e?.key===n)return;t();let r=new AbortController;e={key:n,work:o(r.signal),abort:r},e.work.catch(()=>{})},take(n,o,r){if(e?.key!==n)return t(),r(o);let s=e;return e=null,o.addEventListener("abort",()=>s.abort.abort(),{once:!0}),s.work}}}var Ur=class extends Zt{constructor(n){super(`Laying out ${ie(n.visible,"box","boxes")} takes about ${Jp(n)}.`);this.graph=n}graph};function Jp({seconds:e}){return e>=90?`${Math.round(e/60)} minutes`:e>=20?`${Math.round(e/10)*10} s`:`${Math.round(e)} s`}var bo="graph";function Zp(e,t,{address:n},{shown:o,fetchOfShown:r},s){let l=ze(""),a=()=>s.value===bo,c=_e(()=>JSON.stringify(cr(n.value))),u=()=>({expand:n.peek().expand,settings:{graph:Ue(n.peek(),bo)}}),d=O=>JSON.stringify([o.peek(),cr(O)]),p="",m=Yp(),h=ui();async function y(O,z,D){l.value="Fetching the graph…";let A=await e.get("graph.dot",{...Vt(O),...cr(z)},D);if(A.quick!==null&&p!==d(z))throw new Ur(A);let M=A.quick===null?"":`, about ${Jp(A)}`;return l.value=`Laying out ${ie(A.visible,"box","boxes")}${M}…`,{recording:O,address:z,graph:A,layout:await t(A.dot,D)}}let _=r(()=>a()?`graph ${c.value}`:null,(O,z)=>{let D=u();return m.take(d(D),z,A=>y(O,D,A))});function S(O){let{value:z}=_.state.value;return O===null||!z||Gt(O)&&x(O)<2||!Qp(z.graph,O)?null:{...cr(z.address),id:O.text}}let P=O=>{let{value:z}=_.state.value;return z!==void 0&&Qp(z.graph,O)};function x({kind:O,number:z}){return O!=="module"||!a()?1:mx(_.state.value.value?.graph,z)}function R(O){let z=o.peek();if(O===null||!z||!e.isServed||_.state.peek().loading)m.drop();else{let D={...u(),...O};m.begin(d(D),A=>{let M=y(z,D,A);return M.then(({layout:L})=>!A.aborted&&h.read(L)).catch(()=>{}),M})}}function w(){p=d(u()),_.reload()}function C(O){let z=_.state.peek().value;if(!z)throw new Error("There is no graph yet.");let{recording:D,address:A,graph:M}=z,L=cr({...A,expand:M.expand}),$=O?"dark":"paper",U={...Vt(D),...L,theme:$};return e.get("graph.svg",U,new AbortController().signal)}let E=_e(()=>{let{value:O}=_.state.value;return JSON.stringify(O?.recording)===JSON.stringify(o.value)?O:void 0});return{picture:_,current:E,progress:l,read:h.read,boxParams:S,isInPicture:P,times:x,prefetch:R,allowSlow:w,figure:C}}function mx(e,t){return e?.repeated.find(([n])=>n===t)?.[1]??1}function Qp({dot:e},{text:t}){return e.includes(`id=${t} `)||e.includes(`id="${t}"`)}function Xp({frame:e}){let{graph:t}=F(),{loading:n,error:o}=t.picture.state.value;return n?i("div",{class:"progress",role:"status","data-testid":"progress",children:[i("span",{children:t.progress.value}),i("button",{type:"button","data-testid":"layout-cancel",onClick:t.picture.cancel,children:"Cancel"})]}):!o||o instanceof zn&&t.current.value?null:o instanceof zn?i("div",{class:"progress",role:"status",children:[i("span",{children:"The layout was cancelled."}),i("button",{type:"button","data-testid":"layout-again",onClick:t.picture.reload,children:"Lay out again"})]}):o instanceof Ur?i(hx,{of:o,frame:e}):i("div",{class:"overlay",children:i(We,{message:o.message,children:[i("button",{type:"button",onClick:t.picture.reload,children:"Try again"}),i("button",{type:"button",onClick:()=>t.rearrange({expand:[]}),children:"Collapse all"})]})})}function hx({of:e,frame:t}){let{graph:n}=F(),o=ce(null);ge(()=>{let l=document.activeElement;return o.current?.focus(),()=>{if(document.activeElement!==document.body)return;let a=t.current&&l?CSS.escape(l.id):"";((a?t.current?.querySelector(`.canvas #${a}`):null)??t.current)?.focus({preventScroll:!0})}},[e]);let{expand:r,quick:s}=e.graph;return i("div",{class:"overlay",children:i("div",{class:"question",role:"alertdialog","aria-label":"A slow layout","data-testid":"layout-question",children:[i("p",{children:e.message}),i("div",{class:"actions",children:[i("button",{type:"button",ref:o,"data-testid":"layout-cancel",onClick:n.restorePrevious,children:"Cancel"}),i("button",{type:"button","data-testid":"layout-anyway",onClick:n.allowSlow,children:"Draw anyway"}),s&&s.length<r.length&&i("button",{type:"button",title:"Fold the modules with the most boxes until the layout is quick","data-testid":"layout-quick",onClick:()=>n.rearrange({expand:s}),children:"Fold the largest"})]})]})})}function ef({scene:e}){let{address:t,graph:n}=F(),{value:o,loading:r,error:s}=n.picture.state.value,l=t.value.expand??[],a=c=>e.boxes.get(Oe(c).text)?.element.matches(".node");return!o||r||s||!l.some(a)?null:i("p",{class:"limit",role:"status","data-testid":"graph-limit",children:["Some modules stay folded: this graph already has"," ",ie(o.graph.visible,"box","boxes"),", and more could not be read."]})}function gx(e,t){return Math.min(2,16e3/Math.max(e,t))}async function tf(e){let t=new Image;t.src=`data:image/svg+xml,${encodeURIComponent(e)}`,await t.decode();let{naturalWidth:n,naturalHeight:o}=t,r=gx(n,o),s=document.createElement("canvas");s.width=Math.floor(n*r),s.height=Math.floor(o*r);let l=s.getContext("2d");l&&(l.fillStyle="#ffffff",l.fillRect(0,0,s.width,s.height),l.drawImage(t,0,0,s.width,s.height));let a=await new Promise(c=>s.toBlob(c,"image/png"));if(!a)throw new Error("The figure is too large for a PNG of this browser: download the SVG.");return a}var yi=50;function nf(e,t,n=yi){if(t.trim()==="")return[];let o=qo(t),r=[],{modules:s,ops:l}=e;for(let a=0;a<s.fqn.length&&r.length<n;a+=1){let[c,u]=[_n(s,a),s.type_name[a]??""];o(`${c} ${u}`.toLowerCase())&&r.push({id:Oe(a),name:c,where:u})}for(let[a,c]of l.node.entries()){if(r.length>=n)break;let u=l.module[a]??null,d=l.op[a]??"",p=[u===null?"":_n(s,u),l.source[a]],m=`${d} ${p.join(" ")}`.toLowerCase();o(m)&&r.push({id:De(c),name:d,where:p.filter(Boolean).join(" · ")})}return r}function of({recording:e}){let{graph:t}=F(),[n,o]=ee(""),[r,s]=ee(!1),[l,a]=ee(0),c=ne(()=>nf(e,n),[e,n]),u=r&&n.trim()!=="",d=m=>{let h=c[m];h&&(s(!1),t.reveal(h.id))},p=m=>{let h=c.length-1;if(m.key==="ArrowDown")a(Math.min(h,l+1));else if(m.key==="ArrowUp")a(Math.max(0,l-1));else if(m.key==="Enter")d(l);else if(m.key==="Escape")s(!1);else return;m.preventDefault(),m.stopPropagation()};return i("div",{class:"search",children:[i("input",{type:"search",class:"filter",role:"combobox",list:void 0,placeholder:"Find an op or module","aria-label":"Find an op or module in the graph","aria-expanded":u,"aria-controls":"search-hits","aria-activedescendant":u&&c.length>0?`hit-${l}`:void 0,"data-testid":"search",value:n,onInput:m=>{o(m.currentTarget.value),a(0),s(!0)},onFocus:()=>s(!0),onBlur:()=>s(!1),onKeyDown:p}),u&&i("ul",{class:"hits",id:"search-hits",role:"listbox","aria-label":"Found",children:[c.map((m,h)=>i("li",{id:`hit-${h}`,role:"option","aria-selected":h===l,"data-testid":"search-hit","data-id":m.id.text,onMouseDown:y=>y.preventDefault(),onClick:()=>d(h),children:[i("span",{children:m.name})," ",i("small",{children:m.where})]},m.id.text)),c.length===0&&i("li",{class:"hint",children:"No matches"}),c.length===yi&&i("li",{class:"hint",children:["Only the first ",yi," are listed."]})]})]})}function rf({viewport:e,recording:t}){let{address:n,graph:o,isServed:r}=F(),{selected:s}=n.value,l=s?.kind==="module"?s.number:null,a=o.picture.state.value.value;return i("div",{class:"toolbar",role:"group","aria-label":"What the graph shows",children:[i(of,{recording:t}),i("div",{class:"button-group",children:[i("button",{type:"button","data-testid":"collapse-all",title:"Close every module",onClick:()=>o.rearrange({expand:[]}),children:"Collapse all"}),i("button",{type:"button","data-testid":"expand-default",title:"Open the outermost modules, as many as stay readable",onClick:()=>o.rearrange({expand:null}),children:"Default"}),i("button",{type:"button","data-testid":"expand-below",disabled:l===null,title:l===null?"Select a module first":"Open the selected module and everything inside it",onClick:()=>l!==null&&o.expandBelow(l),children:"Expand below"})]}),r&&i(xx,{}),i(hi,{viewport:e,testId:"zoom"}),i(bx,{picture:a})]})}var yx={svg:{type:"image/svg+xml",of:e=>e},png:{type:"image/png",of:e=>tf(e)}};function bx({picture:e}){let{graph:t,isDark:n}=F(),[o,r]=ee(null),[s,l]=ee(""),a=async({recording:{run:c,step:u}},d)=>{r(d),l("");let{type:p,of:m}=yx[d];try{let h=await m(await t.figure(n.value));Ds(`${Ns("graph",c,u)}.${d}`,p,h)}catch(h){l(h instanceof Error?h.message:String(h))}r(null)};return i(J,{children:[i("div",{class:"button-group",children:[i("span",{class:"hint",children:"Download"}),["svg","png"].map(c=>i("button",{type:"button","data-testid":`download-${c}`,"aria-label":`Download ${c.toUpperCase()}`,disabled:!e||o!==null,onClick:()=>e&&void a(e,c),children:o===c?"Drawing…":c.toUpperCase()},c))]}),s&&i(We,{message:s})]})}var vx=[{name:"freed",label:"freed ops",help:"Ops that save nothing and whose results were freed by the end of the forward pass",isOnFirst:!0},{name:"parameters",label:"parameters",help:"Parameters of the visible ops",isOnFirst:!1},{name:"views",label:"views",help:"Ops that only create a view and save nothing",isOnFirst:!1}];function xx(){let{address:e,graph:t}=F(),n=Ue(e.value,"graph"),o=(r,s)=>t.rearrange({settings:{graph:dn(n,r,s)}});return i("fieldset",{class:"button-group shown",children:[i("legend",{children:"Show"}),vx.map(({name:r,label:s,help:l,isOnFirst:a})=>i("label",{class:"check",title:l,children:[i("input",{type:"checkbox","data-testid":`show-${r}`,checked:a?n[r]!=="0":n[r]==="1",onChange:({currentTarget:{checked:c}})=>o(r,c===a?"":c?"1":"0")}),s]},r))]})}function sf({scene:e}){let[t,n]=ee(new Set),[o,r]=ee(null),s=ne(()=>wx(e),[e]);ge(()=>{let a=o===null?[...t]:[o];a.length>0?e.svg.dataset.only=a.map(Wt).join(" "):delete e.svg.dataset.only},[e,t,o]);let l=a=>{let c=new Set(t);c.delete(a)||c.add(a),n(c)};return s.length===0?null:i("div",{class:"legend",role:"group","aria-label":"States of the tensors","data-testid":"legend",children:s.map(([a,c])=>i("button",{type:"button",class:"legend-item","aria-pressed":t.has(a),title:`${zs(a).help} Click to show only these.`,"data-testid":`legend-${Wt(a)}`,onClick:()=>l(a),onPointerEnter:()=>r(a),onPointerLeave:()=>r(null),children:[i(Cl,{state:a}),a,i("small",{class:"number",children:q(c)})]},a))})}function wx({svg:e}){return Ts.map(({state:t})=>[t,e.querySelectorAll(`g.edge.${Wt(t)}`).length]).filter(([,t])=>t>0)}var lf=`.graph {
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
`;var af=`.progress {
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
`;var cf={key:"graph",title:"Graph",style:lf+af,isKept:!0,Panel:Sx};function Sx({recording:e,isHidden:t}){let n=F(),{graph:o}=n,r=ce(null),s=ce(null),l=ce(null),a=ce(""),c=ce(null),u=ce(null),d=ce(null),[p,m]=ee(null),{value:h}=o.picture.state.value,{selected:y}=n.address.value,_=o.focus.value;dt(()=>{if(!r.current||!s.current||!u.current)return;let P=new AbortController,x=(w,C)=>l.current?.look(w,C);d.current=qp(u.current,x,P.signal);let R=mi(r.current,s.current,{onSelect:n.select,onToggle:o.toggle,onPrefetch:o.prefetchToggle,onHover:w=>c.current&&Wr(c.current,w),onMove:w=>d.current?.move(w)});return l.current=R,()=>{R.dispose(),P.abort()}},[]),dt(()=>{if(!h)return;let P=o.read(h.layout);c.current&&Wr(c.current,null);let x=JSON.stringify(h.recording),R=a.current==="",w=a.current!==x,C=o.focus.peek()??(R?n.address.peek().selected:null);l.current?.show(P,o.nearest(C,P.boxes),w),a.current=x,c.current=P,o.focus.value=null,m(P)},[h]);let S=n.isDark.value;return dt(()=>{p&&d.current?.show(p)},[p,S]),ge(()=>{let{loading:P,value:x}=o.picture.state.peek();if(_===null||!p||t||!(!P&&x===h))return;let w=o.nearest(_,p.boxes);w&&l.current?.centre(w),o.focus.value=null},[_,p,t]),ge(()=>{let P=p&&o.nearest(y,p.boxes);!t&&P&&l.current?.keep(P)},[t]),ge(()=>{if(p)return y?.kind==="edge"?Bp(p,y):Gp(p,o.nearest(y,p.boxes))},[y?.text,p]),i("div",{class:"graph",children:[i(rf,{viewport:l,recording:e}),p&&i(ef,{scene:p}),p&&e.ops.node.length===0&&i("p",{class:"limit",role:"status","data-testid":"graph-none",children:"Autograd recorded no ops, so there is no graph."}),i("div",{class:"window",children:[i("div",{class:"frame",ref:r,tabIndex:0,role:"group","aria-label":"Graph of the forward pass. Arrow keys move between boxes, Enter selects, Space opens or closes a module, e cycles through the edges of a box, plus and minus zoom, 0 is actual size, f fits the window.","data-testid":"graph-frame",children:i("div",{class:"canvas",ref:s,"data-testid":"graph-canvas"})}),i("div",{class:"minimap",ref:u,"aria-hidden":"true","data-testid":"minimap",hidden:!0}),i(Xp,{frame:r})]}),p&&i(sf,{scene:p})]})}function uf(e){return new Map(e.map(t=>[t.calls[0]??0,t]))}function bi(e){let t=new Map;for(let[n,{calls:o}]of e)o.forEach(r=>t.set(r,n));return t}var Rx=["nodes","self_bytes","total_bytes","freed_bytes"];function vi(e,t){let n=Rx.find(o=>o===t);return n?e[n]:null}function yn(e,t,n){let o=n?-1:1;return[...e].sort((r,s)=>{let l=t[r]??null,a=t[s]??null;return l===a?0:l===null?1:a===null?-1:l<a?-o:o})}function df(e,t,n){return e?.key!==t?{key:t,descending:n}:e.descending===n?{key:t,descending:!n}:null}function Kt(e){return Array.from({length:e},(t,n)=>n)}function xi(e,t){let n=e?.startsWith("-")===!0,o=e?.slice(n?1:0)??"";return t.includes(o)?{key:o,descending:n}:null}function wi(e){return e?`${e.descending?"-":""}${e.key}`:""}function pf(e,t,n,o){let r=o<0?~o:o,s=io(e,o<0?e.parent[r]??null:r);return(t.depth[r]??0)+s.filter(l=>n.has(l)).length}function ff(e,t,{isOpen:n,isGroupOpen:o,sort:r}){let s=bi(t),l=d=>{if(!r)return d;let p=d.map(r.value);return yn([...d.keys()],p,r.descending).map(h=>d[h]??0)},a=d=>l(d.filter(p=>(s.get(p)??p)===p).map(p=>s.has(p)?~p:p)),c=[],u=a(e.roots).reverse();for(let d=u.pop();d!==void 0;d=u.pop())c.push(d),d<0?o(~d)&&u.push(...l([...t.get(~d).calls]).reverse()):n(d)&&u.push(...a(e.children[d]??[]).reverse());return c}var Px=1/800,Tx=2e3;function mf(e,t){let n=a=>e.total_bytes[a]??0,o=Uo(e,t);if(o===0)return[];let r=[],s=(a,c)=>{let u=c;for(let d of a){let p=n(d)/o;p>=Px&&r.length<Tx&&(r.push({call:d,depth:t.depth[d]??0,start:u,width:p}),l.push([t.children[d]??[],u])),u+=p}},l=[[t.roots,0]];for(let a=0;a<l.length;a+=1)s(...l[a]);return r}function hf(e,t,n){let o=t.start+t.width,r=e.filter(({depth:l})=>l===t.depth),s=r.indexOf(t);if(n==="ArrowRight")return r[s+1];if(n==="ArrowLeft")return r[s-1];if(n==="ArrowUp")return e.find(l=>l.depth===t.depth-1&&l.start<=t.start+1e-9&&l.start+l.width>=o-1e-9);if(n==="ArrowDown")return e.find(l=>l.depth===t.depth+1&&l.start>=t.start-1e-9&&l.start<o)}function Bn(e,t){let n=ne(()=>ze(t),[e]);return[n.value,o=>n.value=o]}function gf({modules:e,tree:t,selected:n,onChoose:o}){let r=ne(()=>mf(e,t),[e,t]),[s,l]=Bn(n,n),a=ce(null),c=r.find(({call:m})=>m===s)??r[0];if(ge(()=>{a.current?.querySelector(`#bar-${s}`)?.scrollIntoView({block:"nearest"})},[s]),!c)return null;let u=Uo(e,t),d=m=>{let h=hf(r,c,m.key);if(h)l(h.call);else if(m.key==="Enter"||m.key===" ")o(c.call);else if(!m.key.startsWith("Arrow"))return;m.preventDefault()},p=Math.max(...r.map(m=>m.depth))+1;return i("div",{class:"icicle",ref:a,role:"tree","aria-label":"Module calls as bars: width is bytes, inner calls are below","aria-activedescendant":`bar-${c.call}`,tabIndex:0,"data-testid":"icicle",onKeyDown:d,children:i("div",{class:"icicle-inner",role:"none",style:{"--levels":p},children:r.map(m=>i(Cx,{bar:m,modules:e,whole:u,isActive:m===c,isSelected:m.call===n,onChoose:o},m.call))})})}function Cx({bar:e,modules:t,whole:n,isActive:o,isSelected:r,onChoose:s}){let{call:l,depth:a,start:c,width:u}=e,d=t.total_bytes[l]??0,p=`${_n(t,l)}, ${B(d)}, ${Qe(d,n)}`;return i("div",{id:`bar-${l}`,class:o?"icicle-bar active":"icicle-bar",role:"treeitem","aria-level":a+1,"aria-selected":r,"aria-label":p,title:p,"data-call":l,style:{"--start":c,"--width":u,"--depth":a},onClick:()=>s(l),children:i("span",{children:[t.name[l]," ",i("small",{children:B(d)})]})})}function Kr({isOpen:e,onFold:t}){return t?i("button",{type:"button",class:"quiet fold-button",tabIndex:-1,"aria-expanded":e,"aria-label":e?"Fold":"Unfold",onClick:n=>{n.stopPropagation(),t(!e)},children:e?"−":"+"}):i("span",{class:"fold-button"})}function yf(e){let{modules:t,tree:n,groups:o}=e,r=Uo(t,n),s=(a,c)=>{let u=a<0?o.get(~a):void 0;return u?vi(u,c):t[c][a]},l=(a,c,u)=>({key:a,label:c,help:u,width:"92px",isNumber:!0,cell:d=>i(Q,{n:s(d,a)})});return[{key:"fqn",label:"module",width:"minmax(220px, 2fr)",cell:a=>i(Ox,{row:a,of:e})},{key:"type_name",label:"type",width:"minmax(100px, 1fr)",cell:a=>t.type_name[a<0?~a:a]},{key:"nodes",label:"nodes",width:"64px",isNumber:!0,cell:a=>q(s(a,"nodes")??0)},{key:"total_bytes",label:"total",help:"Attributed to this call and the calls inside it",width:"minmax(150px, 1fr)",isNumber:!0,cell:a=>i("span",{class:"with-bar",children:[i(St,{part:s(a,"total_bytes")??0,whole:r}),i(Q,{n:s(a,"total_bytes")})]})},l("self_bytes","self","Attributed to its own ops, without the modules inside it"),l("exclusive_bytes","exclusive","Memory released if only this module stopped saving"),l("freed_bytes","freed","Allocated inside it and freed before the forward pass ended")]}function Ox({row:e,of:t}){let{modules:n,tree:o,groups:r,members:s,isOpen:l,fold:a}=t,c=e<0?~e:e,u=e<0?r.get(c):void 0,d=e<0||(o.children[c]?.length??0)>0,p=u?u.where:n.where[c];return i("span",{class:"branch",style:{"--depth":pf(n,o,s,e)},children:[i(Kr,{isOpen:l(e),...d&&{onFold:m=>a(e,m)}}),i("span",{title:n.fqn[c],children:u?.name??n.name[c]}),u&&i("span",{class:"tag",children:`×${q(u.calls.length)}, ${Mx(n,u)}`}),p&&i("span",{class:"tag",children:p}),u&&i(Gs,{names:u.checkpoint,label:"what if?"})]})}function Mx({total_bytes:e},{calls:t}){let n=t.map(s=>e[s]??0),[o,r]=[Math.min(...n),Math.max(...n)];return o===r?`${B(r)} each`:`${B(o)} to ${B(r)} each`}function bf(e){return typeof e=="object"?e.key:e}function vf(e,t){let n=e.length;return new Proxy(e,{get(o,r,s){if(typeof r=="string"){let l=r.charCodeAt(0);if(l>=48&&l<=57){let a=+r;if(Number.isInteger(a)&&a>=0&&a<n){let c=o[a];if(typeof c!="object"){let u=t[a*2];c=o[a]={index:a,key:c,start:u,size:t[a*2+1],end:u+t[a*2+1],lane:0}}return c}}if(r==="length")return n}return Reflect.get(o,r,s)}})}function vo(e,t,n){let o=n.initialDeps??[],r,s=!0;function l(){var a;let u=0,d=e();if(!(d.length!==o.length||d.some((h,y)=>o[y]!==h)))return r;o=d;let m=0;return r=t(...d),n?.onChange&&!(s&&n.skipInitialOnChange)&&n.onChange(r),s=!1,r}return l.updateDeps=a=>{o=a},l}function _a(e,t){if(e===void 0)throw new Error(`Unexpected undefined${t?`: ${t}`:""}`);return e}var Rn=(e,t)=>Math.abs(e-t)<1.01,xf=(e,t,n)=>{let o;return Object.assign(function(...r){e.clearTimeout(o),o=e.setTimeout(()=>t.apply(this,r),n)},{cancel:()=>{e.clearTimeout(o)}})};function wf({offset:e,isScrolling:t,elementMax:n,holdOffset:o,scrollOffset:r,pendingWrite:s,clampedMaxAtWrite:l}){var a;return t&&s===null&&e===r?"spurious":s!==null&&Math.abs(e-s.target)<1.5?"readBack":s!==null&&!s.smooth&&n!==null&&s.target>n+o+.5&&Math.abs(e-(n+o))<1.5||s!==null&&!s.smooth&&((a=s.lowMaxes)!=null&&a.some(c=>Math.abs(e-c)<1.5))?"clampedReadBack":l!==null&&Math.abs(e-l)<1.5?"clampedEcho":"external"}var Ex=e=>e==="smooth"||e==="smoothFinishing";function _f({kind:e,offset:t,command:n,target:o}){return e!=="spurious"&&e!=="readBack"&&e!=="clampedReadBack"&&n?.index!=null&&n.phase!=="queued"&&!Ex(n.phase)&&!Rn(t,n.lastTargetOffset)&&!Rn(t,o())&&e!=="clampedEcho"}var ka=40;function kf(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<ka;)n--;if(n<0)return!1;let o=e[n],r=n-1;for(;r>=0&&o.t-e[r].t<ka;)r--;if(r<0)return!1;let s=e[r],l=(t.offset-o.offset)/(t.t-o.t),a=(o.offset-s.offset)/(o.t-s.t);return l*a>=0&&Math.abs(l)>=2*Math.abs(a)&&Math.abs(l)-Math.abs(a)>=.8}function Sf(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<ka;)n--;if(n<0)return!1;let o=e[n];return Math.abs(t.offset-o.offset)/(t.t-o.t)>=.05}var jr,qr=()=>{if(jr!==void 0)return jr;if(typeof navigator>"u")return jr=!1;if(/iP(hone|od|ad)/.test(navigator.userAgent))return jr=!0;let e=navigator.maxTouchPoints;return jr=navigator.platform==="MacIntel"&&e!==void 0&&e>0},Sa,Ax=()=>Sa!==void 0?Sa:Sa=qr()&&typeof CSS<"u"&&typeof CSS.supports=="function"&&CSS.supports("overflow-anchor: auto"),Rf=()=>!qr()||Ax();var ur={capture:!0,passive:!0},_i=class{constructor(t){this.host=t,this._touch=null,this.inMotion=()=>this._touch!==null&&this._touch.phase!=="lateFling",this.dragging=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved},this.tail=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="tail"?this._touch.moved?"fling":"tap":null},this.onScroll=({isScrolling:n,ownReadBack:o,moved:r,external:s})=>{var l,a,c;return n&&((l=this._touch)==null?void 0:l.phase)==="tail"?this._openTail(this._touch.moved||!o,!1):((a=this._touch)==null?void 0:a.phase)==="lateFling"&&(this.host.now()>this._touch.until?this._touch=null:s&&n&&r&&this._openTail(!0,!1)),!o&&n&&r&&((c=this._touch)==null?void 0:c.phase)==="down"?(this._touch.moved=!0,!0):!1},this.touchStart=()=>{this.end(),this._touch={phase:"down",moved:!1}},this.touchEnd=()=>{var n;let o=((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved;this.end(),this._openTail(o,o)},this.end=()=>{var n;let o=this.host.getWindow();((n=this._touch)==null?void 0:n.phase)==="tail"&&o!=null&&o.clearTimeout(this._touch.timerId),this._touch=null},this.listen=n=>{let o=()=>this.touchStart(),r=()=>this.touchEnd();return n.addEventListener("touchstart",o,ur),n.addEventListener("touchend",r,ur),n.addEventListener("touchcancel",r,ur),()=>{n.removeEventListener("touchstart",o,ur),n.removeEventListener("touchend",r,ur),n.removeEventListener("touchcancel",r,ur),this.end()}},this._openTail=(n,o)=>{let r=this.host.getWindow();if(r==null)return;this.end();let s={phase:"tail",moved:n,awaitingFling:o,timerId:r.setTimeout(()=>{if(this.host.tailStillMoving()){this._openTail(s.moved,s.awaitingFling);return}this._touch=s.awaitingFling?{phase:"lateFling",until:this.host.now()+1e3}:null,this.host.onTailClosed()},150)};this._touch=s}}get touch(){return this._touch}};var Pf=e=>{let{clientWidth:t,clientHeight:n}=e;return{width:t,height:n}},Of=e=>{let t=new Set;return{schedule:n=>{let o=e.requestAnimationFrame(()=>{t.delete(o),n()});t.add(o)},cancel:()=>{t.forEach(n=>e.cancelAnimationFrame(n)),t.clear()}}},Lx=e=>e,Ix=e=>{let t=e.overscan*Math.max(e.lanes??1,1),n=Math.max(e.startIndex-t,0),r=Math.min(e.endIndex+t,e.count-1)-n+1,s=new Array(r);for(let l=0;l<r;l++)s[l]=n+l;return s},Mf=(e,t)=>{let n=e.scrollElement;if(!n)return;let o=e.targetWindow;if(!o)return;let r=a=>{let{width:c,height:u}=a;t({width:Math.round(c),height:Math.round(u)})};if(r(Pf(n)),!o.ResizeObserver)return()=>{};let s=Of(o),l=new o.ResizeObserver(()=>{let a=()=>{r(Pf(n))};e.options.useAnimationFrameWithResizeObserver?s.schedule(a):a()});return l.observe(n,{box:"content-box"}),()=>{l.unobserve(n),s.cancel()}},Tf={passive:!0};var $x=typeof window>"u"?!0:"onscrollend"in window,zx=(e,t,n)=>{let o=e.scrollElement;if(!o)return;let r=e.targetWindow;if(!r)return;let s=e.options.useScrollendEvent&&$x,l=0,a=s?null:xf(r,()=>t(n(o),!1),e.options.isScrollingResetDelay),c=p=>()=>{l=n(o),a?.(),t(l,p)},u=c(!0),d=c(!1);return o.addEventListener("scroll",u,Tf),s&&o.addEventListener("scrollend",d,Tf),()=>{o.removeEventListener("scroll",u),s&&o.removeEventListener("scrollend",d),a?.cancel()}},Ef=(e,t)=>zx(e,t,n=>{let{horizontal:o,isRtl:r}=e.options;return o?n.scrollLeft*(r&&-1||1):n.scrollTop});var Dx=(e,t,n)=>{if(n.options.useCachedMeasurements){let o=n.indexFromElement(e),r=n.options.getItemKey(o);return n.itemSizeCache.get(r)??n.options.estimateSize(o)}if(t?.borderBoxSize){let o=t.borderBoxSize[0];if(o)return Math.round(o[n.options.horizontal?"inlineSize":"blockSize"])}if(!t){let o=n.indexFromElement(e),r=n.options.getItemKey(o),s=n.itemSizeCache.get(r);if(s!==void 0)return s}return e[n.options.horizontal?"offsetWidth":"offsetHeight"]},Nx=(e,{adjustments:t=0,behavior:n},o)=>{var r;let{scrollElement:s,options:l}=o,a=e+t,c=l.horizontal&&l.isRtl&&s!==null&&"ownerDocument"in s;(r=s?.scrollTo)==null||r.call(s,{[l.horizontal?"left":"top"]:c?-a:a,behavior:n})};var Af=Nx,Cf=(e,t)=>e==="smooth"?t?"smoothLanded":"smooth":"instant",Yr=e=>e?.phase==="smooth"||e?.phase==="smoothLanded";function Fx(e,t,n,o){if(t===0)return!1;let r=o(0),s=new Set,l=0;for(;l<e;){let c=n(l);if(c===r)break;s.add(c),l++}let a=e-l;if(a===0||a>=t)return!1;for(let c=0;c<a;c++)if(o(c)!==n(l+c))return!1;for(let c=a;c<t;c++)if(s.has(o(c)))return!1;return!0}var ki=class{constructor(t){this.unsubs=[],this.scrollElement=null,this.targetWindow=null,this.isScrolling=!1,this.scrollState=null,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache=new Map,this.itemSizeCacheVersion=0,this.laneAssignments=new Map,this.pendingMin=null,this.prevLanes=void 0,this.lanesChangedFlag=!1,this.lanesSettling=!1,this.pendingScrollAnchor=null,this.scrollRect=null,this.scrollOffset=null,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._iosGesture=new _i({getWindow:()=>this.targetWindow,now:()=>this.now(),tailStillMoving:()=>{let n=this.scrollState;if(n?.phase!=="queued"||this.pendingWrite!==null)return!1;let o=this._readElementOffset();return o===null||this._lastElementOffset===null||Math.abs(o-this._lastElementOffset)<1?!1:(this._lastElementOffset=o,n.samples=[...n.samples??[],{t:this.now(),offset:o}],!0)},onTailClosed:()=>{let n=this.scrollState;n?.phase==="queued"&&Sf(n.samples??[])&&(this.scrollState=null),this._flushHoldIfReady(!0),this._writeAwaitingCommand(),this._retryClampedAdjustment()}}),this._lastElementOffset=null,this.pendingWrite=null,this._clampedAdjustment=null,this.elementsCache=new Map,this._resizeBatch=null,this.now=()=>{var n,o,r;return((r=(o=(n=this.targetWindow)==null?void 0:n.performance)==null?void 0:o.now)==null?void 0:r.call(o))??Date.now()},this.observer=(()=>{let n=null,o=null,r=!1,s=!1,l=new Set,a=()=>{if(n)return n;let u=this.targetWindow;if(!u||!u.ResizeObserver)return null;let d=o=Of(u);return n=new u.ResizeObserver(p=>{let m=()=>{let h={sync:!1};this._resizeBatch=h;try{p.forEach(c)}finally{this._resizeBatch=null,h.notify&&(this.notify(h.sync),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment(),this.measureElement(null))}};if(this.options.useAnimationFrameWithResizeObserver)d.schedule(m);else{r=!0;try{m()}finally{r=!1}}})},c=u=>{let d=u.target,p=this.indexFromElement(d);if(!d.isConnected){this.observer.unobserve(d);for(let[m,h]of this.elementsCache)if(h===d){this.elementsCache.delete(m);break}return}this.isIndexInRange(p)&&this.shouldMeasureDuringScroll(p)&&this.resizeItem(p,this.options.measureElement(d,u,this))};return{disconnect:()=>{var u;(u=a())==null||u.disconnect(),o?.cancel(),l.clear(),s=!1,n=null,o=null},observe:u=>{let d=a();if(d){if(!r){d.observe(u,{box:"border-box"});return}l.add(u),s||(s=!0,o?.schedule(()=>{s=!1,l.forEach(p=>{p.isConnected&&n?.observe(p,{box:"border-box"})}),l.clear()}))}},unobserve:u=>{var d;l.delete(u),(d=a())==null||d.unobserve(u)}}})(),this.range=null,this.setOptions=n=>{var o;let r={debug:!1,initialOffset:0,overscan:1,paddingStart:0,paddingEnd:0,scrollPaddingStart:0,scrollPaddingEnd:0,horizontal:!1,getItemKey:Lx,rangeExtractor:Ix,onChange:()=>{},measureElement:Dx,initialRect:{width:0,height:0},scrollMargin:0,gap:0,indexAttribute:"data-index",initialMeasurementsCache:[],lanes:1,anchorTo:"start",followOnAppend:!1,scrollEndThreshold:1,isScrollingResetDelay:150,enabled:!0,isRtl:!1,useScrollendEvent:!1,useAnimationFrameWithResizeObserver:!1,laneAssignmentMode:"estimate",useCachedMeasurements:!1};for(let d in n){let p=n[d];p!==void 0&&(r[d]=p)}let s=this.options,l=null,a=null,c=!1;if(s!==void 0&&s.enabled&&r.enabled&&r.anchorTo==="end"&&this.scrollElement!==null){let d=s.count,p=r.count,m=this.getMeasurements(),h=((o=this._singleLaneMeasurements)==null?void 0:o.items)??m,y=R=>bf(h[R]),_=d>0?y(0):null,S=d>0?y(d-1):null;if(p!==d||d>0&&p>0&&(r.getItemKey(0)!==_||r.getItemKey(p-1)!==S)){c=!0;let R=d>0?this.getVirtualItemForOffset(this.getScrollOffset())??m[0]:null;R&&(l=[R.key,this.getScrollOffset()-R.start]);let w=r.followOnAppend===!0?"auto":r.followOnAppend||null;w&&p>0&&this.isAtEnd(s.scrollEndThreshold)&&(d===0||r.getItemKey(p-1)!==S)&&(p>d||Fx(d,p,y,r.getItemKey))&&(a=w)}}this.options=r,c&&(this.pendingMin=0,this.itemSizeCacheVersion++);let u=null;if(l&&this.scrollOffset!==null&&!this._awaitingCommandReadBack()){let[d,p]=l,m=this.getMeasurements(),{count:h,getItemKey:y}=this.options,_=0;for(;_<h&&y(_)!==d;)_++;if(_<h){let S=m[_];if(S){let P=Math.max(0,S.start+p);!a&&P!==this.scrollOffset&&(u=P-this.scrollOffset,this.scrollOffset=P)}}}a?this.pendingScrollAnchor={kind:"follow",behavior:a}:u!==null&&(this._canWriteScroll()?this.pendingScrollAnchor={kind:"anchor",delta:u}:(this._holdOffset+=u,this._followOffsetTarget(u)))},this.notify=n=>{var o,r;(r=(o=this.options).onChange)==null||r.call(o,this,n)},this.maybeNotify=vo(()=>(this.calculateRange(),[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]),n=>{this.notify(n)},{key:!1,debug:()=>this.options.debug,initialDeps:[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]}),this.cleanup=()=>{var n;this.unsubs.filter(Boolean).forEach(o=>o()),this.unsubs=[],this.observer.disconnect(),this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null,(n=this._momentumStop)==null||n.restore(),this._momentumStop=null,this.isScrolling=!1,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._clampedAdjustment=null,this.pendingWrite=null,this.scrollElement=null,this.targetWindow=null},this._didMount=()=>()=>{this.cleanup()},this._willUpdate=()=>{var n;let o=this.options.enabled?this.options.getScrollElement():null;if(this.scrollElement!==o){if(this.cleanup(),!o){this.maybeNotify();return}this.scrollElement=o,this.scrollElement&&"ownerDocument"in this.scrollElement?this.targetWindow=this.scrollElement.ownerDocument.defaultView:this.targetWindow=((n=this.scrollElement)==null?void 0:n.window)??null,this.elementsCache.forEach(s=>{this.observer.observe(s)}),this.unsubs.push(this.options.observeElementRect(this,s=>{this.scrollRect=s,this.maybeNotify()})),this.unsubs.push(this.options.observeElementOffset(this,(s,l)=>{var a,c,u,d;let p=l?this._elementMaxScrollOffset():null,m=this._reportedOverscroll;this._reportedOverscroll=s<0||p!==null&&s>p+1;let h=s;this._lastElementOffset=h,s=this._toLayoutOffset(s);let y=this._classifyScrollEvent(s,l,p);if(y==="spurious")return;y==="readBack"?s=this.pendingWrite.target:y==="clampedReadBack"&&((a=this.scrollState)==null?void 0:a.index)!=null&&s<this.getMaxScrollOffset()-1.5?this.scrollState.lastTargetOffset=s:_f({kind:y,offset:s,command:this.scrollState,target:()=>this.getScrollStateTarget(this.scrollState)})&&(this.scrollState=null),this.pendingWrite=null,this._clampedAdjustment!==null&&Math.abs(s-this._clampedAdjustment.maxAtWrite)>=1.5&&(this._clampedAdjustment=null);let _=this.getScrollOffset(),S=this.scrollDirection;this.scrollDirection=l?_===s?this.scrollDirection:_<s?"forward":"backward":null,this.scrollOffset=s,this.isScrolling=l;let P=this.scrollState;if(P?.phase==="queued"&&y==="external"&&l)if(m||this._reportedOverscroll)P.samples=[];else{let x=this.now();P.samples=[...(P.samples??[]).filter(R=>x-R.t<=200),{t:x,offset:h}],(S!==null&&this.scrollDirection!==S||kf(P.samples))&&(this.scrollState=null)}this._iosGesture.onScroll({isScrolling:l,ownReadBack:y==="readBack",moved:s!==_,external:y==="external"&&((c=this.scrollState)==null?void 0:c.phase)!=="smooth"&&((u=this.scrollState)==null?void 0:u.phase)!=="smoothFinishing"})&&((d=this.scrollState)==null?void 0:d.phase)==="queued"&&(this.scrollState=null),this._flushHoldIfReady(!0),this.scrollState&&this.scheduleScrollReconcile(),this.maybeNotify()})),"addEventListener"in this.scrollElement&&this.unsubs.push(this._iosGesture.listen(this.scrollElement)),this._scrollToOffset(this.getScrollOffset())}this._noteClampMax();let r=this.pendingScrollAnchor;this.pendingScrollAnchor=null,r&&this.scrollElement&&this.options.enabled&&(r.kind==="anchor"?this._canWriteScroll()?Yr(this.scrollState)&&!Rn(this.getScrollOffset()-r.delta,this.scrollState.lastTargetOffset)||(this._followOffsetTarget(r.delta),this._scrollToOffset(this.getScrollOffset())):(this._holdOffset+=r.delta,this._followOffsetTarget(r.delta),this.notify(!1)):this.scrollToEnd({behavior:r.behavior})),this._flushHoldIfReady(!1),this._retryClampedAdjustment()},this._classifyScrollEvent=(n,o,r)=>{var s;return wf({offset:n,isScrolling:o,elementMax:r,holdOffset:this._holdOffset,scrollOffset:this.scrollOffset,pendingWrite:this.pendingWrite,clampedMaxAtWrite:((s=this._clampedAdjustment)==null?void 0:s.maxAtWrite)??null})},this._retryClampedAdjustment=()=>{if(this._clampedAdjustment===null||!this.scrollElement||!this.options.enabled||!this._canWriteScroll())return;let{target:n,maxAtWrite:o}=this._clampedAdjustment,r=this.getMaxScrollOffset();r>o+.5&&(this._clampedAdjustment=n>r+.5?{target:n,maxAtWrite:r}:null,this._scrollToOffset(n))},this._writeAwaitingCommand=()=>{let n=this.scrollState;if(n===null||n.phase!=="queued")return;let{behavior:o}=n;this.getMeasurements();let r=this.getScrollStateTarget(n);n.lastTargetOffset=r,this._clampedAdjustment=null,n.phase=Cf(o,n.index!=null&&Rn(r,this.getScrollOffset())),this._scrollToOffset(r,{behavior:o}),this.scheduleScrollReconcile()},this._readElementOffset=()=>{let n=this.scrollElement;if(n==null)return null;let{horizontal:o,isRtl:r}=this.options;return typeof n.scrollTop=="number"?o?n.scrollLeft*(r&&-1||1):n.scrollTop:typeof n.scrollY=="number"?o?n.scrollX:n.scrollY:null},this._canWriteScroll=()=>!(qr()&&this._iosGesture.inMotion())&&!this._reportedOverscroll,this._flushHoldIfReady=n=>{var o;if(this._holdOffset===0||!this.scrollElement||!this.options.enabled||!this._canWriteScroll()||((o=this.scrollState)==null?void 0:o.phase)==="smooth")return;this._holdOffset=0,this.scrollOffset!==null&&this.scrollOffset<0&&(this.scrollOffset=0),this.notify(n);let r=this.getCommandWrittenOffset()??this.getScrollOffset();this._clampedAdjustment=this._clampedBy(r),this._scrollToOffset(r)},this.rafId=null,this.getSize=()=>this.options.enabled?(this.scrollRect=this.scrollRect??this.options.initialRect,this.scrollRect[this.options.horizontal?"width":"height"]):(this.scrollRect=null,0),this.getScrollOffset=()=>this.options.enabled?(this.scrollOffset=this.scrollOffset??(typeof this.options.initialOffset=="function"?this.options.initialOffset():this.options.initialOffset),this.scrollOffset):(this.scrollOffset=null,0),this.getMeasurementOptions=vo(()=>[this.options.count,this.options.paddingStart,this.options.scrollMargin,this.options.getItemKey,this.options.enabled,this.options.lanes,this.options.laneAssignmentMode,this.options.gap],(n,o,r,s,l,a,c,u)=>(this.prevLanes!==void 0&&this.prevLanes!==a&&(this.lanesChangedFlag=!0),this.prevLanes=a,this.pendingMin=null,{count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:l,lanes:a,laneAssignmentMode:c,gap:u}),{key:!1}),this.isIndexInRange=n=>n>=0&&n<this.options.count,this.getMeasurements=vo(()=>[this.getMeasurementOptions(),this.itemSizeCacheVersion],({count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:l,lanes:a,laneAssignmentMode:c,gap:u},d)=>{var p;let m=this.itemSizeCache;if(!l)return this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),[];if(this.laneAssignments.size>n)for(let x of this.laneAssignments.keys())x>=n&&this.laneAssignments.delete(x);this.lanesChangedFlag&&(this.lanesChangedFlag=!1,this.lanesSettling=!0,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.pendingMin=null),this.measurementsCache.length===0&&!this.lanesSettling&&(this.measurementsCache=this.options.initialMeasurementsCache,this.measurementsCache.forEach(x=>{this.itemSizeCache.set(x.key,x.size)}));let h=this.lanesSettling?0:this.pendingMin??0;if(this.pendingMin=null,this.lanesSettling&&this.measurementsCache.length===n&&(this.lanesSettling=!1),a===1){let x=n*2,R=(p=this._singleLaneMeasurements)==null?void 0:p.flat;if(!R||R.length<x){let O=new Float64Array(x);R&&h>0&&O.set(R.subarray(0,h*2)),R=O}let w=h===0?new Array(n):this._singleLaneMeasurements.items.slice(),C;if(h===0)C=o+r;else{let O=h-1;C=R[O*2]+R[O*2+1]+u}for(let O=h;O<n;O++){let z=s(O);w[O]=z;let D=m.get(z),A=typeof D=="number"?D:this.options.estimateSize(O);R[O*2]=C,R[O*2+1]=A,C+=A+u}this._singleLaneMeasurements={flat:R,items:w};let E=vf(w,R);return this.measurementsCache=E,E}let y=this.measurementsCache.slice(0,h),_=new Array(a).fill(void 0),S=new Float64Array(a),P=0;for(let x=0;x<h;x++){let R=y[x];R&&(_[R.lane]===void 0&&P++,_[R.lane]=x,S[R.lane]=R.end)}for(let x=h;x<n;x++){let R=s(x),w=this.laneAssignments.get(x),C,E,O=c==="estimate"||m.has(R);if(w!==void 0&&this.options.lanes>1){C=w;let M=_[C],L=M!==void 0?y[M]:void 0;E=L?L.end+u:o+r}else if(P===a){let M=0,L=S[0],$=_[0];for(let U=1;U<a;U++){let W=S[U];(W<L||W===L&&_[U]<$)&&(M=U,L=W,$=_[U])}C=M,E=L+u,O&&this.laneAssignments.set(x,C)}else C=x%this.options.lanes,E=o+r,O&&this.laneAssignments.set(x,C);let z=m.get(R),D=typeof z=="number"?z:this.options.estimateSize(x),A=E+D;y[x]={index:x,start:E,size:D,end:A,key:R,lane:C},_[C]===void 0&&P++,_[C]=x,S[C]=A}return this.measurementsCache=y,y},{key:!1,debug:()=>this.options.debug}),this.calculateRange=vo(()=>[this.getMeasurements(),this.getSize(),this.getScrollOffset(),this.options.lanes,this._getLayoutTotalSize()+this.options.scrollMargin],(n,o,r,s,l)=>{if(n.length===0||o===0)return this.range=null,null;let a=Math.max(l-o,0);return this.range=Bx(n,o,Math.min(r,a),s,s===1&&this._singleLaneMeasurements!==null?this._singleLaneMeasurements.flat:null),this.range},{key:!1,debug:()=>this.options.debug}),this.getVirtualIndexes=vo(()=>{let n=null,o=null,r=this.calculateRange();return r&&(n=r.startIndex,o=r.endIndex),this.maybeNotify.updateDeps([this.isScrolling,n,o]),[this.options.rangeExtractor,this.options.overscan,this.options.count,n,o,this.options.lanes]},(n,o,r,s,l,a)=>s===null||l===null?[]:n({startIndex:s,endIndex:l,overscan:o,count:r,lanes:a}),{key:!1,debug:()=>this.options.debug}),this.indexFromElement=n=>{let o=this.options.indexAttribute,r=n.getAttribute(o);return r?parseInt(r,10):(console.warn(`Missing attribute name '${o}={index}' on measured element.`),-1)},this.shouldMeasureDuringScroll=n=>{var o;if(!Yr(this.scrollState))return!0;let r=this.scrollState.index??((o=this.getVirtualItemForOffset(this.scrollState.lastTargetOffset))==null?void 0:o.index);if(r!==void 0&&this.range){let s=Math.max(this.options.overscan,Math.ceil((this.range.endIndex-this.range.startIndex)/2)),l=Math.max(0,r-s),a=Math.min(this.options.count-1,r+s);return n>=l&&n<=a}return!0},this.measureElement=n=>{if(!n){this.elementsCache.forEach((l,a)=>{l.isConnected||(this.observer.unobserve(l),this.elementsCache.delete(a))});return}let o=this.indexFromElement(n);if(!this.isIndexInRange(o))return;let r=this.options.getItemKey(o),s=this.elementsCache.get(r);s!==n&&(s&&this.observer.unobserve(s),this.observer.observe(n),this.elementsCache.set(r,n)),n.isConnected&&(!this.isScrolling||this.scrollState)&&this.shouldMeasureDuringScroll(o)&&this.resizeItem(o,this.options.measureElement(n,void 0,this))},this.resizeItem=(n,o)=>{var r,s,l;if(!this.isIndexInRange(n))return;(r=this._resizeBatch)!=null&&r.sync&&this.getMeasurements();let a,c,u,d=(s=this._singleLaneMeasurements)==null?void 0:s.flat;if(this.options.lanes===1&&d!=null)u=this.options.getItemKey(n),c=d[n*2],a=d[n*2+1];else{let h=this.measurementsCache[n];if(!h)return;u=h.key,c=h.start,a=h.size}let p=this.itemSizeCache.get(u)??a,m=o-p;if(m!==0){let h=this.options.anchorTo==="end"&&!Yr(this.scrollState)&&this.getVirtualDistanceFromEnd()<=this.options.scrollEndThreshold,y=h?this._getLayoutTotalSize():0,_=this.getScrollOffset(),P=!this.itemSizeCache.has(u)?c<_:c+p<=_&&this.scrollDirection!=="backward",x=!Yr(this.scrollState)&&(this.shouldAdjustScrollPositionOnItemSizeChange!==void 0?this.shouldAdjustScrollPositionOnItemSizeChange(this.measurementsCache[n]??{index:n,key:u,start:c,size:a,end:c+a,lane:0},m,this):P);(this.pendingMin===null||n<this.pendingMin)&&(this.pendingMin=n),this.itemSizeCache.set(u,o),this.itemSizeCacheVersion++;let R=!1;if(this._awaitingCommandReadBack()||(h?R=this.applyScrollAdjustment(this._getLayoutTotalSize()-y):x&&(R=this.applyScrollAdjustment(m))),this._resizeBatch){this._resizeBatch.notify=!0,(l=this._resizeBatch).sync||(l.sync=R);return}this.notify(R),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment()}},this.getVirtualItems=vo(()=>[this.getVirtualIndexes(),this.getMeasurements(),this._holdOffset],(n,o,r)=>{let s=[];for(let l=0,a=n.length;l<a;l++){let c=n[l],u=o[c];s.push(r===0?u:{...u,start:u.start-r,end:u.end-r})}return s},{key:!1,debug:()=>this.options.debug}),this.getVirtualItemForOffset=n=>{var o;let r=this.getMeasurements();if(r.length===0)return;let s=(o=this._singleLaneMeasurements)==null?void 0:o.flat,l=this.options.lanes===1&&s!=null,a=Lf(0,r.length-1,l?c=>s[c*2]:c=>_a(r[c]).start,n);return _a(r[a])},this._noteClampMax=()=>{if(!this._awaitingCommandReadBack())return;let n=this._elementMaxScrollOffset();if(n===null)return;let o=this.pendingWrite,r=Math.max(n,0)+this._holdOffset;if(r>=o.target)return;let s=o.lowMaxes??(o.lowMaxes=[]);s[s.length-1]!==r&&s.push(r)},this.getMaxScrollOffset=()=>(this._elementMaxScrollOffset()??0)+this._holdOffset,this._toLayoutOffset=n=>{var o;let r=n+this._holdOffset;return((o=this.pendingScrollAnchor)==null?void 0:o.kind)==="anchor"&&(r+=this.pendingScrollAnchor.delta),r},this._elementMaxScrollOffset=()=>{let n=this.scrollElement;if(n===null)return null;if("scrollHeight"in n)return this.options.horizontal?n.scrollWidth-n.clientWidth:n.scrollHeight-n.clientHeight;if("document"in n){let o=n.document.documentElement;return this.options.horizontal?o.scrollWidth-n.innerWidth:o.scrollHeight-n.innerHeight}return null},this._momentumStop=null,this._stopMomentum=n=>{let o=this.scrollElement,r=this.targetWindow;if(o===null||r===null)return;let s="document"in o?o.document.scrollingElement:o;if(!s?.style)return;if(this._momentumStop){this._momentumStop.done=n;return}let{style:l}=s,a=this.options.horizontal?"overflow-x":"overflow-y",c=l.getPropertyValue(a),u=l.getPropertyPriority(a),d=()=>this.options.horizontal?s.clientHeight:s.clientWidth,p=d();if(l.setProperty(a,"hidden","important"),d()!==p){l.setProperty(a,c,u);return}let m={restore:()=>l.getPropertyValue(a)!=="hidden"||l.getPropertyPriority(a)!=="important"?!1:(l.setProperty(a,c,u),!0),done:n};this._momentumStop=m,r.requestAnimationFrame(()=>r.requestAnimationFrame(()=>{this._momentumStop===m&&(this._momentumStop=null,m.restore()&&m.done())}))},this._clampedBy=n=>{let o=this._elementMaxScrollOffset();if(o===null)return null;let r=o+this._holdOffset;return n>r+.5?{target:n,maxAtWrite:r}:null},this.getVirtualDistanceFromEnd=()=>Math.max(this._getLayoutTotalSize()+this.options.scrollMargin-this.getSize()-this.getScrollOffset(),0),this.getDistanceFromEnd=()=>Math.max(this.getMaxScrollOffset()-this.getScrollOffset(),0),this.isAtEnd=(n=this.options.scrollEndThreshold)=>this.getDistanceFromEnd()<=n,this.getOffsetForAlignment=(n,o,r=0)=>{if(!this.scrollElement)return 0;let s=this.getSize(),l=this.getScrollOffset();o==="auto"&&(o=n>=l+s?"end":"start"),o==="center"?n+=(r-s)/2:o==="end"&&(n-=s);let a=this.getMaxScrollOffset();return Math.max(Math.min(a,n),0)},this.getOffsetForIndex=(n,o="auto")=>{n=Math.max(0,Math.min(n,this.options.count-1));let r=this.getSize(),s=this.getScrollOffset(),l=this.getMeasurements()[n];if(!l)return;if(o==="auto")if(l.end>=s+r-this.options.scrollPaddingEnd)o="end";else if(l.start<=s+this.options.scrollPaddingStart)o="start";else return[s,o];if(o==="end"&&n===this.options.count-1){let c=this.getMaxScrollOffset(),u=c-this.options.paddingEnd+this.options.scrollPaddingEnd;return[Math.max(Math.min(u,c),0),o]}let a=o==="end"?l.end+this.options.scrollPaddingEnd:l.start-this.options.scrollPaddingStart;return[this.getOffsetForAlignment(a,o,l.size),o]},this.scrollToOffset=(n,{align:o="start",behavior:r="auto"}={})=>{this._startScroll({index:null,align:o},this.getOffsetForAlignment(n,o),r,"absolute")},this.scrollToIndex=(n,{align:o="auto",behavior:r="auto"}={})=>{n=Math.max(0,Math.min(n,this.options.count-1));let s=this.getOffsetForIndex(n,o);if(!s)return;let[l,a]=s;this._startScroll({index:n,align:a},l,r,"absolute")},this.scrollBy=(n,{behavior:o="auto"}={})=>{let r=this.getOffsetForAlignment((this.getCommandWrittenOffset()??this.getScrollOffset())+n,"start");this._startScroll({index:null,align:"start"},r,o,"relative")},this.scrollToEnd=({behavior:n="auto"}={})=>{if(this.options.count>0){this._startScroll({index:this.options.count-1,align:"end",toEnd:!0},Math.max(this.getMaxScrollOffset(),0),n,"absolute");return}this.scrollToOffset(Math.max(this.getTotalSize()-this.getSize(),0),{behavior:n})},this.cancelScroll=()=>{this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null},this.getTotalSize=()=>Math.max(this._getLayoutTotalSize()-this._holdOffset,0),this._getLayoutTotalSize=()=>{var n,o;let r=this.getMeasurements(),s;if(r.length===0)s=this.options.paddingStart;else if(this.options.lanes===1){let l=r.length-1,a=(n=this._singleLaneMeasurements)==null?void 0:n.flat;a!=null?s=a[l*2]+a[l*2+1]:s=((o=r[l])==null?void 0:o.end)??0}else{let l=Array(this.options.lanes).fill(null),a=r.length-1;for(;a>=0&&l.some(c=>c===null);){let c=r[a];l[c.lane]===null&&(l[c.lane]=c.end),a--}s=Math.max(...l.filter(c=>c!==null))}return Math.max(s-this.options.scrollMargin+this.options.paddingEnd,0)},this.takeSnapshot=()=>{let n=[];if(this.itemSizeCache.size===0)return n;let o=this.getMeasurements();for(let r of o)r&&this.itemSizeCache.has(r.key)&&n.push({index:r.index,key:r.key,start:r.start,size:r.size,end:r.end,lane:r.lane});return n},this._scrollToOffset=(n,{adjustments:o,behavior:r}={})=>{let s={target:n+(o??0),smooth:r==="smooth"};return this.pendingWrite=s,this.options.scrollToFn(n-this._holdOffset,{behavior:r,adjustments:o},this),s},this.getCommandWrittenOffset=()=>this.scrollState!==null&&this.pendingWrite!==null&&!this.pendingWrite.smooth?this.pendingWrite.target:null,this._awaitingCommandReadBack=()=>{let n=this.getCommandWrittenOffset();return!(qr()&&this._iosGesture.dragging())&&n!==null&&!Rn(n,this.getScrollOffset())},this._followOffsetTarget=n=>{this.scrollState!==null&&this.scrollState.index==null&&(this.scrollState.lastTargetOffset+=n)},this.measure=()=>{this.pendingMin=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.itemSizeCacheVersion++,this.notify(!1)},this.setOptions(t)}get scrollAdjustments(){return 0}applyScrollAdjustment(t,n){if(t===0)return!1;if(this._followOffsetTarget(t),this._canWriteScroll()){let o=this.getScrollOffset();this._clampedAdjustment=this._clampedBy(o+t);let r=this._scrollToOffset(o,{adjustments:t,behavior:n});return this.scrollOffset!==null&&(this.pendingWrite===r&&(this.scrollOffset+=t),this.scrollOffset<0&&(this.scrollOffset=0)),!0}else return this._holdOffset+=t,this.scrollOffset!==null&&(this.scrollOffset+=t),!0}scheduleScrollReconcile(){if(!this.targetWindow){this.scrollState=null;return}this.rafId==null&&(this.rafId=this.targetWindow.requestAnimationFrame(()=>{this.rafId=null,this.reconcileScroll()}))}getScrollStateTarget(t){let n=t.toEnd?[Math.max(this.getMaxScrollOffset(),0)]:t.index!=null?this.getOffsetForIndex(t.index,t.align):void 0;return n?n[0]:t.lastTargetOffset}reconcileScroll(){if(!this.scrollState||!this.scrollElement)return;if(this.now()-this.scrollState.startedAt>5e3){this.scrollState=null;return}if(this.scrollState.phase==="queued"){this.scheduleScrollReconcile();return}this.getMeasurements();let o=this.getScrollStateTarget(this.scrollState),r=this.scrollState.index==null?1:this.options.useAnimationFrameWithResizeObserver?3:2,s=o!==this.scrollState.lastTargetOffset;if(!s&&Rn(o,this.getScrollOffset())){if(this.scrollState.phase==="smooth"?this.scrollState.phase="smoothLanded":this.scrollState.phase==="smoothFinishing"&&(this.scrollState.phase="instant"),this.scrollState.stableFrames++,this.scrollState.stableFrames>=r){this.getScrollOffset()!==o&&this._scrollToOffset(o,{behavior:"auto"}),this.scrollState=null;return}}else if(this.scrollState.stableFrames=0,s){let l=this.getSize()||600,a=Math.abs(o-this.getScrollOffset()),c=Yr(this.scrollState)&&a>l;this.scrollState.lastTargetOffset=o,c?this.scrollState.phase="smooth":this.scrollState.phase==="smooth"?this.scrollState.phase="smoothFinishing":this.scrollState.phase==="smoothLanded"&&(this.scrollState.phase="instant"),this._scrollToOffset(o,{behavior:c?"smooth":"auto"})}this.scheduleScrollReconcile()}_startScroll(t,n,o,r){this.pendingScrollAnchor=null,this._clampedAdjustment=null;let s=this._iosGesture.tail();if(r==="absolute"&&s!==null){if(s==="fling"&&Rf()){this._stopMomentum(()=>{let l=this.scrollState;l?.phase!=="queued"||this._iosGesture.tail()!=="fling"||this._reportedOverscroll||(this._iosGesture.end(),this._flushHoldIfReady(!0),this._writeAwaitingCommand())}),this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,phase:"queued",behavior:o,samples:[]},this.scheduleScrollReconcile();return}this._iosGesture.end()}this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,behavior:o,phase:Cf(o,t.index!=null&&Rn(n,this.getScrollOffset()))},this._scrollToOffset(n,{behavior:o}),this.scheduleScrollReconcile()}},Lf=(e,t,n,o)=>{for(;e<=t;){let r=(e+t)/2|0,s=n(r);if(s<o)e=r+1;else if(s>o)t=r-1;else return r}return e>0?e-1:0};function Gx(e,t,n){let o=0;for(;o<=t;){let r=(o+t)/2|0,s=e[r*2];if(s<n)o=r+1;else if(s>n)t=r-1;else return r}return o>0?o-1:0}function Bx(e,t,n,o,r){let s=e.length-1;if(e.length<=o)return{startIndex:0,endIndex:s};if(o===1&&r!==null){let u=Gx(r,s,n),d=u,p=n+t;for(;d<s&&r[d*2]+r[d*2+1]<p;)d++;return{startIndex:u,endIndex:d}}let a=Lf(0,s,u=>e[u].start,n),c=a;if(o===1)for(;c<s&&e[c].end<n+t;)c++;else if(o>1){let u=Array(o).fill(0);for(;c<s&&u.some(p=>p<n+t);){let p=e[c];u[p.lane]=p.end,c++}let d=Array(o).fill(n+t);for(;a>=0&&d.some(p=>p>=n);){let p=e[a];d[p.lane]=p.start,a--}a=Math.max(0,a-a%o),c=Math.min(s,c+(o-1-c%o))}return{startIndex:a,endIndex:c}}function If(e,t,n){let o=ce(null),[,r]=ee(0),s={count:e,overscan:10,scrollMargin:n,scrollPaddingStart:n,estimateSize:()=>t,getScrollElement:()=>o.current,scrollToFn:Af,observeElementRect:Mf,observeElementOffset:Ef,onChange:()=>r(a=>a+1)},[l]=ee(()=>new ki(s));return l.setOptions(s),dt(()=>l._didMount(),[l]),dt(()=>l._willUpdate()),{scroller:o,virtualizer:l}}var Si=28;function Vn(e){let{label:t,testId:n,columns:o,rows:r,selected:s,onChoose:l,minWidth:a}=e,{scroller:c,virtualizer:u}=If(r.length,Si,Si),[d,p]=ee(-1),m=o.map(P=>P.width).join(" "),{sort:h,topKey:y}=e;ge(()=>u.scrollToOffset(0),[h?.key,h?.descending,y]),ge(()=>{let P=s===null?-1:r.indexOf(s);P<0||(p(P),u.scrollToIndex(P,{align:"auto"}))},[s]);let _=P=>{let x=Math.max(0,Math.min(r.length-1,P));p(x),u.scrollToIndex(x,{align:"auto"})},S=P=>{if(P.target!==P.currentTarget)return;let x=r[d],R=Math.max(1,Math.floor((c.current?.clientHeight??0)/Si)-2),C={ArrowDown:d+1,ArrowUp:d-1,PageDown:d+R,PageUp:d-R,Home:0,End:r.length-1}[P.key];if(C!==void 0)_(C);else if(P.key==="Enter"&&x!==void 0)l(x);else if(P.key==="ArrowRight"&&x!==void 0)e.onFold?.(x,!0);else if(P.key==="ArrowLeft"&&x!==void 0)e.onFold?.(x,!1);else return;P.preventDefault()};return i("div",{class:"table",ref:c,role:"grid","aria-label":t,"aria-rowcount":r.length+1,"aria-activedescendant":d>=0?`${n}-${d}`:void 0,tabIndex:0,"data-testid":n,onKeyDown:S,children:i("div",{style:{minWidth:a,"--tracks":m},children:[i(Vx,{...e}),i("div",{class:"table-body",role:"rowgroup",style:{height:`${u.getTotalSize()}px`},children:u.getVirtualItems().map(({index:P,start:x})=>{let R=r[P];return R===void 0?null:i("div",{id:`${n}-${P}`,class:`tr${P===d?" active":""}`,role:"row","aria-rowindex":P+2,"aria-selected":R===s,"data-row":R,style:{transform:`translateY(${x-Si}px)`},onClick:()=>{p(P),l(R)},children:o.map(w=>i("div",{role:"gridcell",class:w.isNumber?"td number":"td",children:w.cell(R)},w.key))},R)})})]})})}function Vx({columns:e,sort:t,onSort:n}){return i("div",{class:"tr head",role:"row","aria-rowindex":1,children:e.map(({key:o,label:r,help:s,isNumber:l=!1})=>{let a=t?.key!==o?"none":t.descending?"descending":"ascending";return i("div",{role:"columnheader","aria-sort":a,class:l?"number":"",children:i("button",{type:"button",title:s,"data-testid":`sort-${o}`,onClick:()=>n(df(t,o,l)),children:[r,i("span",{class:"arrow","aria-hidden":"true",children:{none:"",ascending:"▲",descending:"▼"}[a]})]})},o)})})}var $f=`.icicle {
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
`;var zf={key:"modules",title:"Modules",style:$f,Panel:Hx};function Hx({recording:e}){let{recordings:t}=F(),n=t.moduleTree.value;return n?i(Ux,{recording:e,tree:n}):null}function Ux({recording:e,tree:t}){let{modules:n,module_groups:o}=e,r=F(),[s,l]=kt("modules"),a=ne(()=>uf(o),[o]),c=ne(()=>bi(a),[a]),u=ne(()=>new Set(Bt(s.open??"")??t.roots),[s.open,t]),d=ne(()=>new Set(Bt(s.groups??"")),[s.groups]),p=xi(s.sort,Object.keys(n)),m=(x,R)=>{let[w,C,E]=x<0?["groups",d,~x]:["open",u,x],O=new Set(C);R?O.add(E):O.delete(E),l(w,w==="groups"&&O.size===0?"":_t([...O]))},h=x=>x<0?d.has(~x):u.has(x),y=ne(()=>ff(t,a,{isOpen:x=>u.has(x),isGroupOpen:x=>d.has(x),sort:p&&{value:x=>jx(n,a,x,p.key),descending:p.descending}}),[t,a,u,d,s.sort]),_=ne(()=>yf({modules:n,tree:t,groups:a,members:c,isOpen:h,fold:m}),[t,a,u,d]),{selected:S}=r.address.value,P=S&&Kx(S,r.recordings.moduleAround);return ge(()=>{if(P===null)return;let x=io(n,P),R=x.map(C=>c.get(C)).filter(C=>C!==void 0&&!d.has(C));R.length>0&&l("groups",_t([...d,...R]));let w=x.slice(1).filter(C=>!u.has(C));w.length>0&&l("open",_t([...u,...w]))},[P]),i(J,{children:[i(gf,{modules:n,tree:t,selected:P,onChoose:x=>r.select(Oe(x))}),i("div",{class:"toolbar",children:[i("button",{type:"button","data-testid":"modules-open-all",onClick:()=>{l("open",_t(Kt(n.fqn.length))),l("groups",_t([...a.keys()]))},children:"Open all"}),i("button",{type:"button","data-testid":"modules-close-all",onClick:()=>{l("open",_t([])),l("groups","")},children:"Close all"}),i(ar,{name:"modules",title:"All module calls with their bytes",by:"module"}),i("span",{class:"count",children:ie(n.fqn.length,"module call")})]}),i(Vn,{label:"Module calls in call order",testId:"modules-table",columns:_,rows:y,sort:p,onSort:x=>l("sort",wi(x)),selected:P,onChoose:x=>x<0?m(x,!h(x)):r.select(Oe(x)),onFold:m,minWidth:"760px"})]})}function Kx(e,t){return e.kind==="module"?e.number:e.kind==="node"?t(e):null}function jx(e,t,n,o){let r=n<0?t.get(~n):void 0,s=e[o][n<0?~n:n]??null;return r&&typeof s=="number"?vi(r,o):s}function Df(e,t){let n=e?.split(",")??[],o=t.map(({key:r})=>r).filter(r=>n.includes(r));return o.length>0?o:null}function Nf(e,t,n,o){let r=({key:a})=>t.includes(a)?t.indexOf(a):t.length,s=n,l=new Set;for(let a of[...e].sort((c,u)=>r(c)-r(u))){if(s-=a.least+o,s<0&&l.size>0)break;l.add(a.key)}return e.map(({key:a})=>a).filter(a=>l.has(a))}function Ff(e,t,n){return[...new Set(n.filter(o=>t[o]).map(o=>e[o]??""))]}function Gf(e,t){if(e.every(o=>o===""))return"";let n=e.flatMap(o=>qx(o||t));return`on ${[...new Set(n)].join(" + ")}`}function Bf({totals:e,meta:t}){return e.find(({key:n})=>n==="saved_bytes")?.where||`on ${t.device}`}function qx(e){return e.replace(/^on /,"").split(" + ").filter(Boolean)}function Vf(e,t,n){let{module:o="",state:r="",dtype:s="",least:l=""}=n,[a,c,u]=[qo(n.filter??""),Qx(o),As(l)],d=n.saving==="1";return Kt(e.node.length).filter(p=>(!d||(e.saves[p]??0)>0)&&(r===""||e.output_state[p]===r)&&(s===""||e.output_dtype[p]===s)&&(u===null||Yx(e,p)>=u)&&(o===""||c(t.module[p]??""))&&a(t.search[p]??""))}function Yx(e,t){let n=(e.attributed_bytes[t]??0)+(e.shared_bytes[t]??0);return Math.max(n,e.output_bytes[t]??0)}function Qx(e){let t=e.split("*"),n=t.length-1,o=t.map((r,s)=>{let l=r.replaceAll(/[.+^${}()|[\]\\]/g,"\\$&").replaceAll("?",".");return new RegExp(`${s===0?"^":""}${l}${s===n?"(?=[.]| #|$)":""}`,"g")});return r=>{let s=0;return o.every(l=>{l.lastIndex=s;let a=l.test(r);return s=l.lastIndex,a})}}function Wf(e,t){let n=new Map([["",{nbytes:0,whole:0}]]);e.attributed_bytes.forEach((o,r)=>{let s=e.where[r]??"",l=n.get(s);l?l.whole+=o:n.set(s,{nbytes:0,whole:o})});for(let o of t)n.get(e.where[o]??"").nbytes+=e.attributed_bytes[o]??0;return[...n].map(([o,r])=>({where:o,...r})).filter(({where:o,nbytes:r})=>o===""||r>0)}var Ra=["module","op","source"];function Ri(e){return Ra.find(t=>t===e)??null}function Hf(e,t,n,o){let r=o==="module"?t.module:e[o],s=new Map;for(let l of n){let a=r[l]??"",c=s.get(a);c?c.push(l):s.set(a,[l])}return[...s].map(([l,a])=>({name:l,rows:a}))}var Jx=["saves","attributed_bytes"];function Qr(e){return Jx.some(t=>t===e)}function Pi(e,t,n){return n!=="saves"&&Pa(e,t).length>1?null:t.rows.reduce((o,r)=>o+(e[n][r]??0),0)}function Pa({where:e,attributed_bytes:t},{rows:n}){return Ff(e,t,n)}var Uf=["op","attributed_bytes","module","source","node"],dr="group",Ta=180,Zx=["output_dtype"];function Kf(e){return e.filter(({key:t})=>!Zx.includes(t))}function jf(e,{module:t}){let n=(o,r,s)=>({...Pn(88),key:o,label:r,help:s,isNumber:!0,cell:l=>i(Q,{n:e[o][l]})});return[{...Pn(64),key:"node",label:"#",help:"Forward order",isNumber:!0,cell:o=>e.node[o]},{...Pn(120,1),key:"op",label:"op",cell:o=>i("span",{title:e.recomputed[o]?"Recomputed in the backward pass":void 0,children:[e.op[o],e.recomputed[o]&&i("span",{class:"tag",children:"recomputed"}),e.where[o]&&i("span",{class:"tag",children:e.where[o]})]})},{...Pn(140,1.5),key:"module",label:"module",cell:o=>i(co,{text:t[o]??""})},{...Pn(56),key:"saves",label:"saves",help:"Number of saved tensors",isNumber:!0,cell:o=>e.saves[o]},n("attributed_bytes","attributed","Storages attributed to this op: it saved them first"),n("shared_bytes","shared","Storages this op saves too, attributed to another op"),n("exclusive_bytes","exclusive","Memory released if only this op stopped saving"),n("output_bytes","output","Size of the output"),{...Pn(118),key:"output_state",label:"output state",help:"State of the output after the forward pass",cell:o=>i(ao,{state:e.output_state[o]??null})},{...Pn(80),key:"output_dtype",label:"dtype",help:"Dtype of the output",cell:o=>e.output_dtype[o]},{...Pn(120,1),key:"source",label:"source",cell:o=>i(co,{text:e.source[o]??""})}]}function Pn(e,t=0){return{least:e,width:t?`minmax(${e}px, ${t}fr)`:`${e}px`}}function qf(e,t){let{ops:n,first:o,groups:r,by:s,isOpen:l,fold:a}=t,c={...Pn(Ta,2),key:dr,label:s,cell:d=>{if(d>=0)return i(Kr,{isOpen:!1});let p=r[~d],m=p&&Gf(Pa(n,p),o);return i("span",{class:"branch",style:{"--depth":0},children:[i(Kr,{isOpen:l(~d),onFold:h=>a(~d,h)}),i("span",{class:"group-name",children:i(co,{text:p?.name||"(no module)"})}),i("span",{class:"tag",children:ie(p?.rows.length??0,"op")}),m&&i("span",{class:"tag",children:m})]})}},u=e.map(d=>({...d,cell:p=>p>=0?d.cell(p):Xx(n,r[~p],d.key)}));return[c,...u]}function Xx(e,t,n){if(!t||!Qr(n))return null;let o=Pi(e,t,n);return n==="saves"?o:i(Q,{n:o})}function Yf(e,t,n){return n==="module"?t.module:e[n]}function Qf(e,t,n,o){let r=JSON.stringify({...n,sort:"",columns:"",open:"",group:""}),s=ne(()=>Vf(e,t,n),[e,r]),l=Ri(n.group),a=ne(()=>l?Hf(e,t,Kt(e.node.length),l):[],[e,l]),c=ne(()=>ew(a,s),[a,s]),u=ne(()=>{let p=m=>o&&o.key!==dr?yn(m,Yf(e,t,o.key),o.descending):m;return l?tw(e,c,o).map(m=>({group:m,rows:p(c[m]?.rows??[])})):[{group:null,rows:p(s)}]},[s,n.sort,l,c]),d=ne(()=>{let p=new Set(Bt(n.open??""));return u.flatMap(({group:m,rows:h})=>m===null?h:p.has(m)?[~m,...h]:[~m])},[u,n.open]);return{by:l,groups:c,filters:r,matching:s,rows:d}}function ew(e,t){let n=new Set(t);return e.map(({name:o,rows:r})=>({name:o,rows:r.filter(s=>n.has(s))}))}function tw(e,t,n){let o=Kt(t.length).filter(a=>t[a].rows.length>0);if(!n)return o;let{key:r,descending:s}=n,l=t.map(a=>Qr(r)?Pi(e,a,r):a.name);return Qr(r)||r===dr?yn(o,l,s):o}function Zf({ops:e,settings:t,set:n}){let o=t.least??"";return i(J,{children:[i(mn,{type:"search",class:"filter",placeholder:"Filter by op, module or source line",label:"Filter the ops",testId:"ops-filter",value:t.filter??"",onInput:r=>n("filter",r)}),i(mn,{type:"search",class:"filter short",placeholder:"Module, e.g. *.mlp",label:"Only ops in matching modules; * matches any text",testId:"ops-module",value:t.module??"",onInput:r=>n("module",r)}),i(Ca,{label:"Output state",any:"any state",testId:"ops-state",options:Jf(e.output_state),value:t.state??"",onChoose:r=>n("state",r)}),i(Ca,{label:"Output dtype",any:"any dtype",testId:"ops-dtype",options:Jf(e.output_dtype),value:t.dtype??"",onChoose:r=>n("dtype",r)}),i(mn,{type:"search",class:"filter short",placeholder:"At least, e.g. 1 MiB",label:"Only ops that save or return at least this many bytes",isInvalid:o!==""&&As(o)===null,testId:"ops-least",value:o,onInput:r=>n("least",r)}),i("label",{class:"check",children:[i("input",{type:"checkbox","data-testid":"ops-saving-only",checked:t.saving==="1",onChange:r=>n("saving",r.currentTarget.checked?"1":"")}),"Saved tensors only"]}),i(Ca,{label:"Group by",any:"no grouping",testId:"ops-group",options:Ra,value:Ri(t.group)??"",onChoose:r=>{n("open",""),n("group",r)}})]})}function Jf(e){return[...new Set(e)].filter(t=>t!==null).sort()}function Ca({label:e,any:t,testId:n,options:o,value:r,onChoose:s}){let l=r===""||o.includes(r)?o:[...o,r];return i("select",{"aria-label":e,title:e,"data-testid":n,value:r,onChange:a=>s(a.currentTarget.value),children:[i("option",{value:"",children:t}),l.map(a=>i("option",{value:a,children:a},a))]})}function Xf({columns:e,shown:t,onChoose:n}){let o=r=>{let s=e.map(l=>l.key).filter(l=>l===r!==t.includes(l));s.length>0&&n(s.join(","))};return i("details",{class:"menu","data-testid":"ops-columns",children:[i("summary",{children:"Columns"}),i("div",{class:"menu-list",children:[e.map(({key:r,label:s,help:l})=>i("label",{class:"check",title:l,children:[i("input",{type:"checkbox","data-testid":`column-${r}`,checked:t.includes(r),onChange:()=>o(r)}),s==="#"?"number":s]},r)),i("button",{type:"button",onClick:()=>n(""),children:"Fit to width"})]})]})}function em(){let e=ce(null),[t,n]=ee(0);return dt(()=>{let o=e.current;if(!o)return;let r=()=>n(o.clientWidth),s=new ResizeObserver(r);return s.observe(o),r(),()=>s.disconnect()},[]),{element:e,width:t}}var tm=`.ops {
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
`;var nm={key:"ops",title:"Ops",style:tm,Panel:ow},Oa=12;function ow({recording:e}){let{address:t,recordings:n,select:o}=F(),[r,s]=kt("ops"),{ops:l}=e,{element:a,width:c}=em(),u=Bf(e),d=ne(()=>iw(e),[e]),p=ne(()=>jf(l,d),[e]),m=xi(r.sort,[dr,...p.map(({key:A})=>A)]),{by:h,groups:y,filters:_,matching:S,rows:P}=Qf(l,d,r,m),x=new Set(Bt(r.open??"")),R=(A,M)=>{let L=new Set(x);M?L.add(A):L.delete(A),s("open",L.size>0?_t([...L]):"")},w=Math.max(0,c-(h?Ta:0)),C=Df(r.columns,p)??Nf(Kf(p),Uf,w,Oa),E=p.filter(({key:A})=>C.includes(A)&&A!==h),O=h?qf(E,{ops:l,first:u,groups:y,by:h,fold:R,isOpen:A=>x.has(A)}):E,{selected:z}=t.value,D=z?.kind==="node"?n.rowOfNode.value.get(z.number):void 0;return i("div",{class:"ops",ref:a,children:[i("div",{class:"toolbar",role:"group","aria-label":"What the table shows",children:[i(Zf,{ops:l,settings:r,set:s}),i(Xf,{columns:p,shown:C,onChoose:A=>s("columns",A)}),i(ar,{name:"ops",title:"All ops with their bytes",by:"op"}),i(rw,{ops:l,rows:S})]}),S.length===0&&i("p",{class:"hint no-rows","data-testid":"ops-none",children:l.node.length===0?"Autograd recorded no ops.":"No matches"}),i(Vn,{label:h?`Ops by ${h}`:"Ops in forward order",testId:"ops-table",columns:O,rows:P,sort:m,onSort:A=>s("sort",wi(A)),selected:D===void 0?null:sw(D,P,y),onChoose:A=>A<0?R(~A,!x.has(~A)):o(De(l.node[A]??0)),onFold:(A,M)=>A<0&&R(~A,M),topKey:_,minWidth:`${O.reduce((A,{least:M})=>A+M+Oa,Oa)}px`})]})}function rw({ops:e,rows:t}){let n=ne(()=>Wf(e,t),[e,t]);return i("span",{class:"count",role:"status",children:[i("span",{"data-testid":"ops-count",children:ie(t.length,"op")}),", ",i("span",{"data-testid":"ops-total",children:n.map(({where:o,nbytes:r,whole:s})=>[B(r),o].filter(Boolean).join(" ").concat(`, ${Qe(r,s)}`)).join("; ")})]})}function sw(e,t,n){return n.length===0||t.includes(e)?e:~n.findIndex(o=>o.rows.includes(e))}function iw({ops:e,modules:t}){let n=t.fqn.map((s,l)=>_n(t,l)),o=e.module.map(s=>s===null?"":n[s]??"");return{search:e.op.map((s,l)=>`${s} ${o[l]} ${e.source[l]??""}`.toLowerCase()),module:o}}var om=["checkpoint","save","offload"];function Ti({checkpoint:e,offload:t}){return e!==""||t!==""}function Jr(e,t){let n=r=>Ti(r)&&om.every(s=>lw(t[s]??"",r[s])),o=e.filter(n);return o.filter(r=>r.save!==""||!o.some(s=>sm(r,s)))}function rm(e,t,n,o){let r=Jr(e,t).filter(a=>a!==n&&!(o&&sm(n,a))),s=o?[...r,n]:r,l=om.map(a=>[a,aw(s.map(c=>c[a]))]);return Yo(Object.fromEntries(l))??{}}function sm(e,t){return e!==t&&e.checkpoint!==""&&e.checkpoint===t.checkpoint}function lw(e,t){let n=new Set(e.split(" "));return t===""||t.split(" ").every(o=>n.has(o))}function aw(e){return[...new Set(e.flatMap(t=>t.split(" ")).filter(Boolean))].join(" ")}function im({reply:e,choice:t,choose:n}){let{actions:o,pending:r,gpu:s}=e,l=Jr(o,t),a=Math.max(0,...o.map(({gain_bytes:c})=>c??0));return i("section",{children:[i("div",{class:"titled",children:[i("h2",{children:"Actions, largest gain first"}),r&&r.known_count<r.asked_count&&i("span",{class:"hint",role:"status","data-testid":"optimize-pending",children:["Predicting: ",r.known_count," of ",r.asked_count," known."]})]}),o.length===0&&!r&&i("p",{class:"hint","data-testid":"optimize-none",children:"No checkpoint or other known change saves less in this step."}),i("ul",{class:"action-list","data-testid":"actions",children:o.map(c=>i("li",{"data-kind":c.kind,children:i(cw,{action:c,gpu:s,peak:e.peak_bytes,isLargest:a>0&&c.gain_bytes===a,isChosen:l.includes(c),onChoose:u=>n(rm(o,t,c,u))})},`${c.kind} ${c.text}`))})]})}function cw({action:e,gpu:t,peak:n,isLargest:o,isChosen:r,onChoose:s}){let{select:l}=F(),{text:a,note:c,cost:u,code:d,node:p,module:m}=e,h=p!==null?De(p):m!==null?Oe(m):null;return i("div",{class:"action",children:[i("span",{class:`gain ${o?"largest":""}`,children:i(uw,{action:e,peak:n})}),i("div",{class:"action-text",children:[Ti(e)?i("label",{class:"check",children:[i("input",{type:"checkbox",checked:r,onChange:y=>s(y.currentTarget.checked)}),a]}):i("p",{children:[a," ",h&&i("button",{type:"button",class:"link",onClick:()=>l(h),children:"show"})]}),u&&i("p",{class:"action-cost",children:dw(u,t)}),d&&i(jo,{code:d,label:"Copy as Python",testId:"action-code"}),c&&i("p",{class:"hint",children:c})]})]})}function uw({action:e,peak:t}){let{gain_bytes:n,saved_gain_bytes:o,is_exact:r}=e;return Ti(e)&&n===null?i("span",{class:"none",children:"predicting…"}):i(J,{children:[i("b",{children:n===null?i("span",{class:"none",children:"not known"}):i(J,{children:[!r&&n>0&&"about ",n>0?"−":n<0?"+":"",i(Q,{n:Math.abs(n)})]})}),n!==null&&n>0&&i("small",{children:[Qe(n,t)," of the peak"]}),o!==null&&i("small",{children:["saved ",o<0?"+":"−",i(Q,{n:Math.abs(o)})]})]})}function dw(e,t){let o=`Recomputes ${e.flops>0?`${Cu(e.flops)} and`:"no matmuls,"} ${B(e.moved_bytes)} read and written`;return[e.moved_bytes>0&&o,Ma(e,t)].filter(Boolean).join(". ")}function Ma(e,t){let{moved_bytes:n,host_bytes:o,milliseconds:r,forward_milliseconds:s}=e,l=Qe(Math.round(r*1e9),Math.round(s*1e9)),a=`At least ${Ou(r)} on ${t} (${l} of the forward)`,c=`${B(o)} to the CPU and back`;return n===0&&o===0?"Recomputes nothing":[n>0&&a,o>0&&c].filter(Boolean).join(". ")}function Zr({children:e,testId:t}){return i("aside",{class:"chosen","aria-label":"Predicted step","data-testid":t,children:e})}function am({reply:e,choice:t,clear:n}){let{problem:o,chosen:r,gpu:s}=e;return Object.keys(t).length===0?i(Zr,{testId:"optimize-nothing",children:[i("p",{class:"hint",children:"Select actions, or a point on the curve, to predict the step."}),i(lm,{relief:e.relief})]}):!r||!Ea(r,t)?i(Zr,{testId:"optimize-chosen",children:[i("p",{class:"predicted",role:"status",children:o??"Predicting the step…"}),i(Ci,{clear:n})]}):i(Zr,{testId:"optimize-chosen",children:[i(Aa,{verdict:r.verdict,code:r.code,asked:t,clear:n,children:[i("p",{"data-testid":"optimize-cost",children:[r.cost&&`${Ma(r.cost,s)}. `,r.fits]}),i("p",{children:[i("b",{children:"Predicted:"})," ",r.assumed,"."]})]}),i(lm,{relief:r.relief})]})}function Ea(e,t){let{checkpoint:n="",save:o="",offload:r=""}=t;return[[e.checkpoint,n],[e.save,o],[e.offload,r]].every(([s,l])=>s===(l??"").split(/[\s,]+/).filter(Boolean).join(" "))}function Ci({clear:e}){return i("button",{type:"button",class:"quiet","data-testid":"optimize-clear",onClick:e,children:"Clear"})}function Aa({verdict:e,children:t,code:n,asked:o,clear:r}){let{change:s}=F(),[l,a]=Fs(),[c,...u]=e;return i(J,{children:[i("div",{class:"predicted",children:[i("p",{class:"verdict","data-testid":"optimize-verdict",children:c}),u.map(d=>i("p",{children:d},d)),t]}),i("div",{class:"chosen-buttons",children:[i("button",{type:"button","data-testid":"optimize-copy",onClick:()=>a(n),children:"Copy the recipe"}),i("span",{role:"status",children:l&&"copied"}),i("button",{type:"button",class:"link","data-testid":"optimize-compare",onClick:()=>s({view:"compare",settings:{compare:uo(o)}}),children:"Open in Compare"}),i(Ci,{clear:r})]}),i("div",{class:"snippet",children:i("pre",{"data-testid":"optimize-code",tabIndex:0,children:n})})]})}function lm({relief:e}){return e.length===0?null:i(J,{children:[i("h3",{children:"Other changes that lower this peak"}),i("ul",{class:"relief","data-testid":"optimize-relief",children:e.map(t=>i("li",{children:t},t))})]})}function cm(e,t){let n=t.trim().replace(/\s*%$/,"");return n&&!e.endsWith("_peak")?`${n}%`:n}function um({goal:e,value:t}){return e.endsWith("_peak")?t:t.replace(/%$/,"")}var La={reduce:{name:"Reduce peak by",unit:"%",example:"50"},total_peak:{name:"Fit total peak in",unit:"",example:"2 GiB"},step_peak:{name:"Fit step peak in (without model)",unit:"",example:"600 MiB"},max_recompute:{name:"Limit recompute to",unit:"%",example:"5"}};function dm({plan:e,offload:t,canOffload:n,choose:o,allowOffload:r}){let[{goal:s,field:l},a]=Bn(`${e?.goal} ${e?.value}`,{goal:e?.goal??"reduce",field:e?um(e):""}),c=cm(s,l),{unit:u,example:d}=La[s],m=e?.goal===s&&e.value===c||!c&&!e;return i("form",{class:"ask-plan",onSubmit:h=>{h.preventDefault(),m||o({goal:s,value:c,mayOffload:t})},children:[i("label",{children:["Goal"," ",i("select",{"data-testid":"plan-goal",value:s,onChange:h=>a({goal:h.currentTarget.value,field:""}),children:Es.map(h=>i("option",{value:h,children:La[h].name},h))})]}),i("span",{class:"amount",children:[i(mn,{type:"text",placeholder:d,label:`${La[s].name}${u&&", percent"}`,testId:"plan-asked",value:l,onInput:h=>a({goal:s,field:h})}),u]}),i("button",{type:"submit","data-testid":"plan-ask","aria-disabled":m,children:c||!e?"Plan":"Clear"}),(t||n)&&i("label",{class:"check",title:"Saved tensors may be offloaded to CPU memory instead of being recomputed",children:[i("input",{type:"checkbox","data-testid":"plan-offload",checked:t,onChange:h=>r(h.currentTarget.checked)}),"Allow CPU offload"]})]})}function pm(e){let t=gi();return i(Zr,{testId:"optimize-plan",children:[i("div",{ref:t,tabIndex:-1,children:pw(e)}),!e.reply.current?.planned&&i(Ci,{clear:e.clear})]})}function pw({reply:e,plan:t,choose:n,clear:o}){let{current:r,value:s,error:l}=e;return l instanceof zn?i(hw,{again:e.reload}):l?i(ct,{error:l,retry:e.reload}):r?.unreachable?i(gw,{...r.unreachable,plan:t,choose:n}):r?.planned?i(fw,{planned:r.planned,plan:t,clear:o}):i(mw,{progress:s?.pending??null,stop:e.cancel})}function fw({planned:{lines:e,comparison:t},plan:n,clear:o}){return i(Aa,{verdict:t.verdict.slice(0,1),code:t.code??"",asked:n,clear:o,children:[i("pre",{"data-testid":"plan-lines",tabIndex:0,children:e.join(`
`)}),t.after.predicted!==null&&i("p",{children:[i("b",{children:"Predicted:"})," this step did not run."]})]})}function mw({progress:e,stop:t}){return i("div",{class:"planning","data-testid":"planning",children:[i("p",{class:"hint",role:"status",children:"Planning: searching for modules to checkpoint, and proving how close the plan is to optimal. This takes seconds, up to a minute for a large model."}),i("p",{"data-testid":"planning-progress",children:e?Ia(e):"Starting…"}),i("button",{type:"button","data-testid":"plan-cancel",onClick:t,children:"Stop planning"})]})}function Ia({seconds:e,tried:t,least_bytes:n}){let o=n===null?"":`, lowest step peak so far ${B(n)}`,r=t===0?"looking for modules to recompute":ie(t,"combination")+" tried";return`${Math.round(e)} s: ${r}${o}`}function hw({again:e}){return i("div",{class:"planning","data-testid":"planning-stopped",children:[i("p",{class:"hint",role:"status",children:"Planning was stopped."}),i("button",{type:"button","data-testid":"plan-again",onClick:e,children:"Plan again"})]})}function gw({problem:e,least_bytes:t,lines:n,plan:o,choose:r}){let s=o.goal==="total_peak"?"total_peak":"step_peak";return i(J,{children:[i(We,{message:e,children:i("button",{type:"button","data-testid":"plan-least",onClick:()=>r({...o,goal:s,value:`${t} B`}),children:["Plan for ",B(t)]})}),n.map(l=>i("p",{class:"hint","data-testid":"plan-suggestions",children:l},l))]})}function mm({curve:e,...t}){let{value:n,error:o}=e;return i("section",{class:"curve","data-testid":"curve",children:[i("h2",{children:"Peak against recomputation"}),o&&i(ct,{error:o,retry:e.reload}),!n&&!o&&i(Ne,{what:"Looking for modules to recompute…"}),n&&!o&&i(yw,{reply:n,...t})]})}function yw({reply:e,plan:t,marked:n,gpu:o,choose:r,offload:s,allowOffload:l}){let[a,c]=ee(null),{points:u,pending:d}=e,p=JSON.stringify([u,Xr(e)]),m=ne(()=>vw(e),[p]),h=$n((x,R)=>xw(x,e,n,o,R),[p,JSON.stringify([n?.cost_share,n?.peak_bytes,o])]),y=bw(e,t,n),_=u[a??-1],S=u[y],P=x=>{let R=u[x];R&&r({goal:"max_recompute",value:R.max_recompute,mayOffload:s})};return i(J,{children:[i(dm,{plan:t,offload:s,canOffload:!e.is_on_host,choose:r,allowOffload:l}),i(Gn,{data:m,chosen:y,onChoose:P,onPoint:c,marks:h,label:`Lowest ${$a(e)} against recomputed FLOPs`,valueText:S?fm(S,e):"no plan selected",testId:"curve-plot"}),i("p",{class:"curve-point hint","data-testid":"curve-point",children:_?fm(_,e):"Each dot is a plan: click it or use the arrow keys."}),d&&i("p",{class:"hint",role:"status","data-testid":"curve-pending",children:`${e.known_count} of ${e.asked_count} points known. ${Ia(d)}.`})]})}function Oi(e,{peak_bytes:t,total_peak_bytes:n}){return e.before_total_peak_bytes!==null&&n||t}function Xr({before_peak_bytes:e,before_total_peak_bytes:t}){return t??e}function $a({before_total_peak_bytes:e}){return e===null?"step peak":"total peak"}function bw(e,t,n){if(!t)return-1;let{points:o}=e,r=t.goal==="max_recompute"?t.value:"",s=o.findIndex(({max_recompute:l})=>l===r);return s>=0?s:o.findIndex(l=>l.cost_share===n?.cost_share&&Oi(e,l)===n.peak_bytes)}function fm(e,t){let{cost_share:n,gap:o,lines:r}=e,s=Oi(t,e),l=`${B(s)}, ${Qe(s,Xr(t))} of the recorded one`,a=o===null?", not proven to be the lowest":"",c=r.map(d=>d.trim()).join(" ")||"nothing to checkpoint";return`${n===0?"Without recomputing matmuls":`Recomputing ${Qe(n,1)} of the forward FLOPs`}: ${$a(t)} ${l}${a}; ${c}`}function vw(e){let{points:t}=e,n=t.map(o=>Oi(e,o));return{x:t.length>0?t.map(({cost_share:o})=>100*o):[0],lines:[{label:"lowest peak",colour:"cached",width:1.5,values:t.length>0?n:[Xr(e)]}],isStepped:!0,hasDots:!0,top:Xr(e),right:100,xText:o=>`${o}%`,xTitle:"Recomputed, share of the forward's FLOPs",yTitle:$a(e).replace(/^./,o=>o.toUpperCase())}}function xw(e,t,n,o,r){let{ctx:s,bbox:l}=e,a=devicePixelRatio,c=l.left+l.width,u=Xr(t),d=(_,S,P,x)=>{let R=e.valToPos(_,"y",!0);s.strokeStyle=s.fillStyle=r(P),s.setLineDash(x.map(w=>w*a)),gn(s,l.left,R,c,R),s.setLineDash([]),s.textAlign="right",s.textBaseline="bottom",s.fillText(S,c-8*a,R-2*a)};d(u,`recorded ${B(u)}`,"muted",[6,4]),o.nbytes<=e.scales.y.max&&d(o.nbytes,`${o.name} ${B(o.nbytes)}`,"more",[2,3]);let p=t.points.at(-1);if(p){let _=Oi(t,p),S=e.valToPos(_,"y",!0);s.strokeStyle=s.fillStyle=r("cached"),s.lineWidth=1.5*a,gn(s,e.valToPos(100*p.cost_share,"x",!0),S,c,S),s.textBaseline="top",s.fillText(`lowest ${B(_)}`,c-8*a,S+4*a)}if(!n||n.cost_share===null)return;let m=e.valToPos(100*n.cost_share,"x",!0),h=e.valToPos(n.peak_bytes,"y",!0);s.strokeStyle=s.fillStyle=r("accent"),s.lineWidth=2*a,s.beginPath(),s.arc(m,h,7*a,0,2*Math.PI),s.stroke();let y=m>l.left+l.width/2;s.textAlign=y?"right":"left",s.textBaseline="bottom",s.fillText(`selected ${B(n.peak_bytes)}`,m+(y?-10:10)*a,h-6*a)}function Mi(e){return e.split(/[\s,]+/).filter(Boolean)}function za(e,t){let n=new Set(Mi(e));return Mi(t).every(o=>n.has(o))}function Da(e,t,n){let o=Mi(t),r=Mi(e).filter(s=>!o.includes(s));return(n?[...r,...o]:r).join(" ")}function hm(e){let t=[];return e.map(n=>{for(;t.length>0&&!n.startsWith(`${t.at(-1)}.`);)t.pop();return t.push(n),t.length-1})}function ym({reply:e,choice:t,choose:n}){let{value:o,error:r,loading:s}=e,l=p=>n({...t,...p});if(r)return i(ct,{error:r,retry:e.reload});if(!o)return s?i(Ne,{what:"Looking for modules…"}):null;let{patterns:a,patterns_count:c,ops:u,is_on_host:d}=o;return i("div",{class:"ticks","aria-busy":s,children:[i(ww,{rows:a,asked:t,set:l,canOffload:!d}),i(fn,{shown:a.length,of:c}),u.length>0&&i(_w,{rows:u,asked:t,set:l})]})}function ww({rows:e,asked:t,set:n,canOffload:o}){let r=Math.max(...e.map(({saved_bytes:a})=>a)),s=ce(null);ge(()=>{let a=s.current?.querySelector("input:checked")?.closest("tr");a&&s.current&&(s.current.scrollTop=a.offsetTop-60)},[e]);let l=ne(()=>hm(e.map(({name:a})=>a)),[e]);return e.length===0?i("p",{class:"hint",children:"No module in this recording saves anything."}):i("div",{class:"ticks-rows",ref:s,role:"region",tabIndex:0,"aria-label":"Modules to checkpoint",children:i("table",{class:"data-table","data-testid":"ticks",children:[i("thead",{children:i("tr",{children:[i("th",{scope:"col",children:"checkpoint"}),o&&i("th",{scope:"col",children:"offload"}),i("th",{scope:"col",children:"module"}),i("th",{scope:"col",title:"Bytes attributed to the ops inside",children:[" ","saves"," "]}),i("th",{scope:"col",title:"Estimated share of the forward FLOPs, recomputed if checkpointed",children:["FLOPs"," "]})]})}),i("tbody",{children:e.map((a,c)=>i("tr",{"data-testid":`tick-${a.name}`,children:[i("td",{children:i(gm,{label:`Checkpoint ${a.name}`,text:t.checkpoint,asked:a.asked,whyNot:a.why_not,set:u=>n({checkpoint:u})})}),o&&i("td",{children:i(gm,{label:`Offload ${a.name} to the CPU`,text:t.offload,asked:a.asked,whyNot:null,set:u=>n({offload:u})})}),i("th",{scope:"row",title:a.type_name,children:i("span",{class:"branch",style:{"--depth":l[c]??0},children:[a.name,i("span",{class:"tag",children:[a.type_name,a.modules_count>1&&` ×${q(a.modules_count)}`]})]})}),i("td",{children:i("span",{class:"with-bar",children:[i(St,{part:a.saved_bytes,whole:r}),i(Q,{n:a.saved_bytes})]})}),i("td",{children:Qe(a.flops_share,1)})]},a.asked))})]})})}function gm({label:e,text:t="",asked:n,whyNot:o,set:r}){let s=za(t,n);return i("input",{type:"checkbox","aria-label":e,title:o??e,checked:s,disabled:o!==null&&!s,onChange:l=>r(Da(t,n,l.currentTarget.checked))})}function _w({rows:e,asked:t,set:n}){let{checkpoint:o,save:r=""}=t;return i("fieldset",{class:"ticks-ops",disabled:!o,"data-testid":"tick-ops",children:[i("legend",{children:"Save instead of recompute the results of"}),e.map(({name:s,flops_share:l,result_bytes:a})=>i("label",{class:"check",children:[i("input",{type:"checkbox","data-testid":`tick-op-${s}`,checked:za(r,s),onChange:c=>n({save:Da(r,s,c.currentTarget.checked)})}),s,i("small",{children:[Qe(l,1)," of the FLOPs, ",B(a)," in total"]})]},s))]})}var kw=[{name:"checkpoint",lead:"Checkpoint",placeholder:"modules, e.g. h.*",label:"Modules to checkpoint, e.g. h.*"},{name:"save",lead:"Save results of",placeholder:"no ops, or e.g. addmm",label:"Ops whose results are saved instead of recomputed"},{name:"offload",lead:"CPU offload",placeholder:"no modules, or e.g. h.*",label:"Modules whose saved tensors are offloaded to CPU memory until the backward pass"}];function bm({patterns:e,choice:t,choose:n}){let{checkpoint:o="",save:r="",offload:s=""}=t,[l,a]=Bn(`${o}|${r}|${s}`,{checkpoint:o,save:r,offload:s}),c={checkpoint:l.checkpoint.trim(),save:l.save.trim(),offload:l.offload.trim()},d=c.checkpoint===o&&c.offload===s&&(c.save===r||!c.checkpoint),p=!c.checkpoint&&!c.offload,m=e?.is_on_host===!1||s!=="";return i("form",{class:"what-if",onSubmit:h=>{h.preventDefault(),d||n(c)},children:[kw.filter(({name:h})=>h!=="offload"||m).map(({name:h,lead:y,placeholder:_,label:S})=>i("label",{children:[y," ",i(mn,{type:"text",class:"filter",placeholder:_,label:S,title:S,testId:`what-if-${h}`,value:l[h],onInput:P=>a({...l,[h]:P})})]},h)),i("button",{type:"submit","data-testid":"what-if-predict","aria-disabled":d,children:p&&!d?"Clear":"Predict"})]})}function vm({actions:e,choice:t,choose:n}){let o=Object.keys(t).length>0&&Jr(e,t).length===0,[r,s]=ee(o),l=yt("patterns.json",r?{}:null);return i("details",{class:"what-if-panel","data-testid":"what-if-panel",open:r,onToggle:a=>s(a.currentTarget.open),children:[i("summary",{"data-testid":"what-if-open",children:"Predict modules of your choice"}),r&&i(J,{children:[i(bm,{patterns:l.value,choice:t,choose:n}),i(ym,{reply:l,choice:t,choose:n})]})]})}var xm=`.optimize {
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
  grid-template-columns: minmax(0, 1fr) minmax(300px, 460px);
  gap: 4px 28px;
  align-items: start;
  margin-top: 12px;
}

.optimize-list,
.optimize-side {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-width: 0;
}

.optimize-list {
  grid-row: 1;
}

.optimize-side {
  position: sticky;
  top: 0;
}

.optimize-list h2,
.optimize-side h2 {
  margin-top: 0;
}

.chosen .predicted {
  margin: 0;
  overflow-wrap: anywhere;
}

.chosen .verdict {
  font-size: 13px;
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
  max-height: 200px;
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

.chosen .predicted pre {
  max-height: 170px;
  overflow: auto;
  font-family: inherit;
  white-space: pre-wrap;
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

.ask-plan {
  flex-wrap: wrap;
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

.what-if-panel summary {
  padding: 6px 0;
  color: var(--accent);
  cursor: pointer;
}

/* Stacked: the selected step, the list, the curve. */
@media (max-width: 1100px) {
  .optimize-columns {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }

  .optimize-side {
    display: contents;
  }

  .chosen {
    order: 0;
  }

  .optimize-list {
    grid-row: auto;
    order: 1;
  }

  .curve {
    order: 2;
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
`;var wm={key:"optimize",title:"Optimize",style:xm,needsServer:!0,isFor:e=>e?.has_ops??!0,Panel:Rw};function Rw(){let{change:e}=F(),[t]=kt("optimize"),n=Il(t),o=!n&&Yo(t)||{},r=t.gpu?{gpu:t.gpu}:{},s=$l(t),{value:l,error:a,reload:c}=yt("optimize.json",{...r,...o}),u=yt("plan.json",n&&Ws(n)),d=yt("curve.json",s?{offload:s}:{}),p=S=>e({settings:{optimize:{...r,...S}}}),m=S=>p({...s&&{may_offload:"1"},...uo(S)}),h=S=>p(n?uo({...n,mayOffload:S}):{...o,...S&&{may_offload:"1"}});if(a)return i(J,{children:[i(ct,{error:a,retry:c}),i("button",{type:"button",class:"pad",onClick:()=>e({settings:{optimize:{}}}),children:"Reset"})]});if(!l)return i(Ne,{what:"Looking for actions…"});let y=()=>m({}),_=l.chosen&&Ea(l.chosen,o)?l.chosen:null;return i("div",{class:"optimize","data-testid":"optimize",children:[i(Tw,{reply:l,chooseGpu:S=>p({...t,gpu:S})}),i("div",{class:"optimize-columns",children:[i("div",{class:"optimize-side",children:[i(mm,{curve:d,plan:n,marked:n?Pw(u.current):_,gpu:{name:l.gpu,nbytes:l.gpu_bytes},choose:m,offload:s,allowOffload:h}),n?i(pm,{reply:u,plan:n,choose:m,clear:y}):i(am,{reply:l,choice:o,clear:y})]}),i("div",{class:"optimize-list",children:[i(im,{reply:l,choice:o,choose:m}),i(vm,{actions:l.actions,choice:o,choose:m})]})]})]})}function Pw(e){let t=e?.planned;if(!t)return null;let n=t.comparison.totals.find(({key:o})=>o==="total_peak_bytes");return{...t,peak_bytes:n?.after_bytes??t.peak_bytes}}function Tw({reply:e,chooseGpu:t}){let{gpus:n,gpu:o,place:r,fits:s}=e;return i("header",{class:"recorded",children:[i("label",{children:["GPU"," ",i("select",{"data-testid":"optimize-gpu",title:"Times are estimated for this GPU, and its memory is compared with the step",value:o,onChange:l=>t(l.currentTarget.value),children:n.map(l=>i("option",{value:l,children:l},l))})]}),i("p",{"data-testid":"optimize-recorded",children:[i("b",{children:[e.peak_label.charAt(0).toUpperCase()+e.peak_label.slice(1)," ",B(e.peak_bytes)]})," ",r]}),i("p",{class:"hint","data-testid":"optimize-fits",children:s??`Does it fit on ${o}? …`})]})}var Cw=["total_peak_bytes","saved_bytes"];function _m(e){for(let t of Cw){let n=e.findIndex(a=>a.key===t),o=e[n];if(!o?.nbytes)continue;let r=e.findIndex((a,c)=>c>n&&a.level<=o.level),s=e.slice(n+1,r<0?e.length:r),l=s.filter((a,c)=>a.nbytes&&(s[c+1]?.level??0)<=a.level);return{label:o.label,total:o.nbytes,all:l.map(({key:a,label:c,help:u,level:d,nbytes:p})=>({key:a,label:o.key==="total_peak_bytes"&&d>o.level+1?`saved: ${c}`:c,help:u,nbytes:p??0})),savedAtPeak:s.find(({key:a})=>a==="peak_saved_bytes")?.nbytes??null}}return{label:"",total:0,all:[],savedAtPeak:null}}function Na({testId:e,rows:t}){let{select:n}=F();return t.length===0?null:i("ul",{class:"sentences","data-testid":e,children:t.map(({text:o,node:r,module:s})=>{let l=r!==null?De(r):s!==null?Oe(s):null;return i("li",{children:[o," ",l&&i("button",{type:"button",class:"link",onClick:()=>n(l),children:"show"})]},o)})})}var km=`.overview {
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
`;var Sm={key:"overview",title:"Overview",style:km,Panel:Mw};function Mw({recording:e}){let{change:t,isServed:n}=F(),{totals:o,saved:r,saved_count:s}=e,l=r.reduce((u,d)=>u+d.nbytes,0),c=o.filter(({key:u})=>u.split("/")[0]==="saved_bytes").reduce((u,d)=>u+(d.nbytes??0),0);return i("div",{class:"overview","data-testid":"overview",children:[i(Ew,{lines:o,peak:e.peak}),n&&o.some(({key:u,nbytes:d})=>u==="step_peak_bytes"&&d)&&i("p",{children:i("button",{type:"button",class:"link","data-testid":"to-optimize",onClick:()=>t({view:"optimize"}),children:"Find what lowers the peak"})}),i(Na,{testId:"warnings",rows:e.warnings}),i(Na,{testId:"suggestions",rows:e.suggestions.map(({text:u,calls:d})=>({text:u,node:null,module:d[0]??null}))}),i("div",{class:"titled",children:[i("h2",{children:"Largest saved tensors"}),r.length>0&&i(ar,{name:"saved",title:"All storages saved for backward",by:"storage"})]}),r.length===0&&i("p",{class:"hint",children:"This recording saves nothing for backward."}),i("ol",{class:"groups","data-testid":"groups",children:r.map(u=>i("li",{children:i(Lw,{group:u,largest:r[0]?.nbytes??0})},u.members[0]?.storage))}),s>r.length&&i("p",{class:"hint","data-testid":"groups-rest",children:[ie(s-r.length,"smaller group")," not listed: the list covers"," ",Qe(l,c)," of the saved bytes."]})]})}function Ew({lines:e,peak:t}){let{change:n}=F(),{total:o,label:r,all:s,savedAtPeak:l}=_m(e),a=e.find(({key:c})=>c==="saved_bytes")?.nbytes??0;return o===0?null:i("figure",{class:"parts","data-testid":"parts",children:[i("figcaption",{children:[r," ",i(Q,{n:o})," ",l!==null&&t?.place]}),i("div",{class:"parts-bar",role:"img","aria-label":s.map(Aw).join(", "),children:s.map(c=>i("span",{class:`part ${c.key}`,style:{flexGrow:c.nbytes},title:`${c.label}: ${Dn(c.nbytes)}`},c.key))}),i("ul",{children:s.map(c=>i("li",{title:c.help,children:[i("span",{class:`part ${c.key}`,"aria-hidden":"true"}),c.label," ",i(Q,{n:c.nbytes})," ",i("small",{children:Qe(c.nbytes,o)})]},c.key))}),l!==null&&t?.temporary&&i("p",{class:"hint","data-testid":"parts-temporary",children:["Temporary at this peak: ",t.temporary,"."]}),l!==null&&B(l)!==B(a)&&i("p",{class:"hint","data-testid":"parts-saved",children:[i(Q,{n:l})," of the ",i(Q,{n:a})," saved for backward are alive at this peak."," ",i("button",{type:"button",class:"link",onClick:()=>n({view:"timeline"}),children:"Show in timeline"})]})]})}function Aw({label:e,nbytes:t}){return`${e} ${B(t)}`}function Lw({group:e,largest:t}){let{address:n,select:o}=F(),[r,s]=ee(!1),[l]=e.members,a=n.value.selected,c=e.count===1;return i("div",{class:"card","aria-current":c&&Pm(l?.node,a),children:[i("span",{class:"size",children:[i(Q,{n:e.nbytes}),i("small",{children:Qe(e.nbytes,e.saved_bytes)}),i(St,{part:e.nbytes,whole:t})]}),i("span",{class:"what",children:[i("button",{type:"button",class:"link","aria-expanded":c?void 0:r,onClick:()=>c&&l?o(De(l.node)):s(!r),children:[i("b",{children:e.op})," saves ",i("code",{children:e.slot})," · ",e.module||"(no module)",!c&&` ×${q(e.count)}`]}),i("span",{class:"type",children:[Xt(e.dtype,e.shape),Rm(e)&&!c&&`, ${B(e.nbytes/e.count)} each`]}),i("span",{class:"reason",children:e.reason}),e.suggestion&&i("span",{class:"hint-saving",children:e.suggestion}),i("small",{children:[e.source,e.category,e.name,e.device,e.saves>1&&ie(e.saves,"save")].filter(Boolean).join(" · ")}),r&&i(Iw,{group:e,selected:a})]})]})}function Rm({shape:e}){return!e?.includes(null)}function Pm(e,t){return e!==void 0&&De(e).text===t?.text}function Iw({group:e,selected:t}){let{select:n}=F(),o=e.count-e.members.length;return i("ul",{class:"members",children:[e.members.map(({storage:r,node:s,fqn:l,slot:a,nbytes:c})=>i("li",{children:[i("button",{type:"button",class:"link","aria-current":Pm(s,t),"data-node":s,onClick:()=>n(De(s)),children:l||e.op}),a!==e.slot&&i("code",{children:[" ",a]}),!Rm(e)&&i("small",{children:[" ",i(Q,{n:c})]})]},r)),o>0&&i("li",{children:["and ",q(o)," more"]})]})}var $w=1024;function pr({mesh:e},t=e.map((n,o)=>o)){return t.map(n=>e[n]).map(n=>n?`${n.name} ${n.position} of ${n.size}`:"").join(", ")}function zw(e){return(e[0]?.mesh.map((n,o)=>o)??[]).filter(n=>new Set(e.map(({mesh:o})=>o[n]?.position)).size>1)}function Tm({ranks:e}){let{recordings:t}=F(),n=e.filter(({mesh:u})=>u.length>0),[o,...r]=zw(n);if(o===void 0||r.length===0||n.length>$w)return null;let s=[...new Set(n.map(u=>pr(u,[o])))],l=[...new Set(n.map(u=>pr(u,r)))],a=new Map(n.map(u=>[pr(u,[o,...r]),u])),c=Math.max(1,...n.map(({nbytes:u})=>u?.[0]??0));return i("div",{class:"mesh",children:i("table",{"data-testid":"mesh",children:[i("thead",{children:i("tr",{children:[i("td",{}),l.map(u=>i("th",{scope:"col",children:u},u))]})}),i("tbody",{children:s.map(u=>i("tr",{children:[i("th",{scope:"row",children:u}),l.map(d=>{let p=a.get(`${u}, ${d}`);return i("td",{children:p&&i("button",{type:"button",disabled:!p.nbytes,onClick:()=>t.chooseRank(p,"graph"),children:[i("b",{children:p.nbytes?B(p.nbytes[0]??0):"–"}),i("small",{children:Dw(p)}),i(St,{part:p.nbytes?.[0]??0,whole:c})]})},d)})]},u))})]})})}function Dw({rank:e,represents:t}){return t>1?`rank ${e} represents ${q(t)}`:`rank ${e}`}function Cm({ranks:e}){let{recordings:t}=F(),[n,o]=ee(null),{modules:r,modules_count:s}=e,l=ne(()=>Nw(e),[e]),a=ne(()=>{let c=Kt(r.length);return n?yn(c,Ww(e,n.key),n.descending):c},[e,n]);return e.ranks.filter(({nbytes:c})=>c!==null).length<2?null:r.length===0?i("p",{class:"hint pad","data-testid":"ranks-equal",children:"Every module saves the same on all ranks."}):i(J,{children:[i("h3",{children:["Modules that differ between ranks"," ",i("small",{children:s>r.length?`the ${q(r.length)} largest differences of ${q(s)}`:"largest difference first"})]}),i(Vn,{label:"Modules that differ between ranks",testId:"unequal-table",columns:l,rows:a,sort:n,onSort:o,selected:null,onChoose:c=>{let u=e.ranks[r[c]?.most??-1];u?.nbytes&&t.chooseRank(u,"modules")},minWidth:"720px"})]})}function Nw({ranks:e,modules:t}){let n=(o,r)=>({key:o,label:r,width:"minmax(130px, 1fr)",isNumber:!0,cell:s=>i(Gw,{module:t[s],ranks:e,which:o})});return[{key:"fqn",label:"module",width:"minmax(160px, 2fr)",cell:o=>i(Fw,{module:t[o]})},{key:"type_name",label:"type",width:"minmax(90px, 1fr)",cell:o=>t[o]?.type_name},{key:"ranks",label:"by rank",help:"Attributed to its own ops on each rank, in rank order",width:"minmax(90px, 1fr)",cell:o=>i(Vw,{values:t[o]?.nbytes??[],ranks:e})},n("least","smallest"),n("most","largest"),{key:"apart",label:"difference",help:"Largest minus smallest",width:"88px",isNumber:!0,cell:o=>i(Q,{n:Om(t[o])})}]}function Fw({module:e}){if(!e)return null;let{fqn:t,type_name:n,times:o}=e,r=t||(n?"(root module)":"(no module)");return i("span",{title:r,class:t?"":"none",children:[r,o>1&&i("b",{children:[" ×",q(o)]})]})}function Gw({module:e,ranks:t,which:n}){let o=e?.[n]??null;if(!e||o===null)return i("span",{class:"none",children:"–"});let r=e.nbytes[o];return r==null?i(Bw,{module:e,ranks:t}):i(J,{children:[i(Q,{n:r})," ",i("small",{children:["rank ",t[o]?.rank]})]})}function Bw({module:e,ranks:t}){let n=t.filter(({nbytes:r},s)=>r!==null&&e.nbytes[s]===null),o=n.length===1?`rank ${n[0]?.rank}`:`${q(n.length)} ranks`;return i("small",{children:["not on ",o]})}function Vw({values:e,ranks:t}){let n=Math.max(1,...e.map(r=>r??0)),o=t.map(({rank:r,nbytes:s},l)=>{let a=e[l]??null;return`rank ${r}: ${a!==null?B(a):s?"no such module":"not read"}`});return i("span",{class:"bars",role:"img","aria-label":o.join(", "),title:o.join(`
`),children:e.map((r,s)=>i("span",{style:{height:`${100*(r??0)/n}%`}},s))})}function Om(e){return!e||e.least===null||e.most===null?0:(e.nbytes[e.most]??0)-(e.nbytes[e.least]??0)}function Ww({modules:e},t){return e.map(n=>t==="fqn"?n.fqn:t==="type_name"?n.type_name:t==="least"||t==="most"?n.nbytes[n[t]??-1]??null:Om(n))}var Mm=`.ranks {
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
`;var Em={key:"ranks",title:"Ranks",style:Mm,waiting:"Reading the ranks…",needsServer:!0,isFor:(e,t)=>(t?.ranks??1)>1,route:"ranks.json",params:({gpu:e})=>e?{gpu:e}:{},mayGrow:({ranks:e})=>e.some(({problem:t})=>t!==null),Panel:Uw};function Uw({reply:e,isLoading:t}){return i("div",{class:"ranks","aria-busy":t,children:[i(Kw,{ranks:e}),i(Tm,{ranks:e.ranks}),i(Jw,{ranks:e}),i(r0,{ranks:e}),e.pending===0&&i(Cm,{ranks:e})]})}function Kw({ranks:e}){let{pending:t}=e,n=e.ranks.length-t;return i("div",{class:"summary",children:[i("p",{role:"status","data-testid":"ranks-summary",children:[t>0?`Read ${q(n)} of ${ie(e.ranks.length,"rank")}…`:`${qw(e)}: ${Yw(e,e.totals[0])}`," ",i("small",{children:"Click a rank to show its recording."})]}),i(jw,{ranks:e})]})}function jw({ranks:{gpus:e,gpu:t}}){let[,n]=kt("ranks");return t===null?null:i("label",{children:["GPU"," ",i("select",{"data-testid":"ranks-gpu",title:"The memory left is that of this GPU; the kernels are those of the dry run",value:t,onChange:o=>n("gpu",o.currentTarget.value),children:e.map(o=>i("option",{value:o,children:o},o))})]})}function qw({ranks:e}){let t=e.reduce((n,{represents:o})=>n+o,0);return t>e.length?`${ie(t,"rank")}, of which ${q(e.length)} ran`:ie(e.length,"rank")}function Yw({ranks:e,gpu:t},n){if(!n)return"";let o=e[yn(Kt(e.length),e.map(Qw),!1)[0]??0];if(t!==null&&o&&o.left_bytes!==null)return o.left_bytes<0?`rank ${o.rank} does not fit on ${t}, ${B(-o.left_bytes)} too much.`:`all fit on ${t}. Rank ${o.rank} leaves the least, ${B(o.left_bytes)}.`;let[r,s]=[e[n.least??0],e[n.most??0]];if(e.filter(({nbytes:u})=>u!==null).length<2)return"there is nothing to compare.";if(n.least===null||n.most===null||!r?.nbytes||!s?.nbytes)return es(n)?"all have the same total peak.":"all save the same amount for backward.";let[a,c]=[r.nbytes[0]??0,s.nbytes[0]??0];return es(n)?`rank ${s.rank} has the largest total peak, ${B(c)}, rank ${r.rank} only ${B(a)}.`:`rank ${s.rank} saves ${B(c)} for backward, rank ${r.rank} only ${B(a)}.`}function es(e){return e?.key==="total_peak_bytes"}function Qw({left_bytes:e}){return e}function Jw({ranks:e}){let{recordings:t}=F(),[n,o]=ee(null),r=n??Zw(e),s=ne(()=>Xw(e),[e]),l=ne(()=>{let u=Kt(e.ranks.length);return r?yn(u,o0(e,r.key),r.descending):u},[e,r?.key,r?.descending]),a=t.shown.value,c=e.ranks.findIndex(({run:u,tag:d})=>u===a?.run&&d===a.tag);return i(Vn,{label:"Ranks",testId:"ranks-table",columns:s,rows:l,sort:r,onSort:o,selected:c,onChoose:u=>{let d=e.ranks[u];d?.nbytes&&t.chooseRank(d,"graph")},minWidth:es(e.totals[0])?"1080px":"900px"})}function Zw({gpu:e,totals:t}){return e!==null?{key:"left",descending:!1}:es(t[0])?{key:"total_peak_bytes",descending:!0}:null}var Am=2;function Xw({ranks:e,totals:t,gpu:n}){let o=es(t[0]),r={key:"place",label:"place",help:"Its position on each axis of the mesh",width:"minmax(190px, 1fr)",cell:u=>e[u]&&i(co,{text:pr(e[u])})},s={key:"represents",label:"represents",help:"How many equal ranks it represents, itself included",width:"76px",isNumber:!0,cell:u=>q(e[u]?.represents??1)},l={key:"left",label:"left",help:`What the step leaves of the memory of ${n??"the GPU"}`,width:"80px",isNumber:!0,cell:u=>i(e0,{n:e[u]?.left_bytes??null})},a={key:"in_flight",label:"in flight",help:"The largest number of forwards that wait for their backward at once",width:"64px",isNumber:!0,cell:u=>e[u]?.in_flight??"–"},c={key:"run",label:"run",width:"minmax(110px, 1fr)",cell:u=>i(co,{text:e[u]?n0(e[u]):""})};return[{key:"rank",label:"rank",help:"Click a row to show the recording of this rank",width:"48px",isNumber:!0,cell:u=>e[u]?.rank},...e.some(({mesh:u})=>u.length>0)?[r]:[],...e.some(u=>u.represents>1)?[s]:[],...n===null?[]:[l],...t.map((u,d)=>t0(e,u,d,o?1:Am)),...o?[a]:[],...n===null?[c]:[]]}function e0({n:e}){return e!==null&&e<0?i("b",{class:"missing",title:"It does not fit",children:i(Q,{n:e})}):i(Q,{n:e})}function t0(e,t,n,o){let r=c=>c===null?null:e[c]?.nbytes?.[n],s=Math.max(0,...e.map((c,u)=>r(u)??0)),l=r(t.most),a=n<o;return{key:t.key,label:t.label,help:t.help,width:a?"minmax(180px, 2fr)":`minmax(${o===Am?88:84}px, 1fr)`,isNumber:!0,cell:c=>{let u=r(c);if(u===void 0)return i("span",{class:"none",children:"–"});if(u===null)return i("span",{class:"none",children:"not known"});let d=u===l;return a?i("span",{class:"with-bar wide",children:[i(St,{part:u,whole:s}),i("span",{children:[d&&i("span",{class:"tag",children:"largest"})," ",d?i("b",{children:i(Q,{n:u})}):i(Q,{n:u})]})]}):d?i("b",{children:i(Q,{n:u})}):i(Q,{n:u})}}}function n0({run:e,tag:t,rank:n}){return t.endsWith(`/rank${n}`)?`${e} ${t}`:e}function o0({ranks:e,totals:t},n){let o=t.findIndex(r=>r.key===n);return e.map(r=>n==="rank"?r.rank:n==="run"?r.run:n==="place"?pr(r):n==="represents"?r.represents:n==="left"?r.left_bytes:n==="in_flight"?r.in_flight:r.nbytes?.[o]??null)}function r0({ranks:{ranks:e,absent:t}}){let n=e.filter(({problem:o})=>o);return n.length===0&&t.length===0?null:i("ul",{class:"notes problems","data-testid":"ranks-problems",children:[t.length>0&&i("li",{children:[t.length===1?"Rank":"Ranks"," ",t.join(", ")," ",t.length===1?"has":"have"," no recording in this log directory."]}),n.map(({rank:o,run:r,tag:s,problem:l})=>i("li",{children:["Rank ",o,": ",l]},`${r} ${s}`))]})}function Fa(e){return Hs(e.map(({reply:t})=>t?.points.map(({step:n})=>n)??[]))}function $m({reply:e},t,n){let o=e?.points.map(({step:r,nbytes:s})=>[r,s?.[t]??null]);return qu(n,new Map(o))}function Ga({reply:e},t){return e?.points.find(n=>n.step===t)}function ts({reply:e}){return e?.points.filter(({problem:t})=>t!==null)??[]}function zm(e,t){let n=-1;return e.forEach((o,r)=>{let s=e[n]??1/0;o!==null&&Math.abs(o-t)<Math.abs(s-t)&&(n=r)}),n}var Lm=5,Im=[[],[6,4],[2,3],[10,3,2,3],[14,5]];function Ba(e){let t=Im[(e+Math.floor(e/Lm))%Im.length]??[];return{colour:`run-${e%Lm}`,dash:[...t]}}function Dm(e){let{allSeries:t,axis:n,total:o,at:r,chosen:s,active:l}=e,a=ne(()=>s0(t,n,r),[t,r]),c=$n((m,h)=>i0(m,t,a,{chosen:s,active:l},h),[t,a,s,l]),u=a.lines[l]?.values[s]??null,d=t[l]?.run??"",p=a.lines.every(({values:m})=>m.every(h=>h===null));return i("figure",{children:[i("figcaption",{title:o.help,children:o.label}),p?i("p",{class:"hint",children:"Not known in any of these recordings."}):i(Gn,{data:a,chosen:s,onChoose:e.onChoose,onPoint:e.onPoint,onKey:e.onKey,onClick:(m,h,y)=>{let _=a.lines.map(({values:S})=>S[m]??null);e.onClick(m,_,h.posToVal(y,"y"))},marks:c,syncKey:"steps",label:`${o.label}, over ${ie(n.length,"step")} of ${ie(t.length,"run")}`,valueText:`${d}, step ${n[s]}: ${u===null?"not known":B(u)}`,testId:`steps-${o.key}`})]})}function s0(e,t,n){let o=e.map((r,s)=>({label:r.run,width:1.5,values:$m(r,n,t),...Ba(s)}));return{x:t,lines:o,isStepped:!1}}function i0(e,t,{x:n,lines:o},{chosen:r,active:s},l){let{ctx:a,bbox:c}=e,u=devicePixelRatio,d=o[s]?.values[r]??null;if(d!==null){a.beginPath();let h=[e.valToPos(n[r]??0,"x",!0),e.valToPos(d,"y",!0)];a.arc(...h,6*u,0,2*Math.PI),a.stroke()}a.strokeStyle=l("red-line"),a.lineWidth=2*u;let[p,m]=[c.top+c.height-8*u,4*u];for(let{step:h}of t.flatMap(ts)){let y=e.valToPos(h,"x",!0);gn(a,y-m,p-m,y+m,p+m),gn(a,y-m,p+m,y+m,p-m)}}function Nm({n:e}){let{colour:t,dash:n}=Ba(e);return i("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:i("path",{d:"M1 5H29",fill:"none",stroke:`var(--${t})`,"stroke-width":"2","stroke-dasharray":n.join(" ")})})}var Fm=`.steps {
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
`;var Gm={key:"steps",title:"Steps",style:Fm,needsServer:!0,Panel:a0};function a0(){let{steps:e}=F(),{value:t,part:n,error:o,loading:r}=e.reply.state.value,s=n??t;if(o)return i(ct,{error:o,retry:e.reply.reload});if(!s)return r?i(Ne,{what:"Reading the steps…"}):null;let l=s.find(({reply:a})=>a)?.reply?.totals;return i("div",{class:"steps","aria-busy":r,"data-testid":"steps",children:[i(c0,{allSeries:s}),l?i(u0,{allSeries:s,totals:l}):null,i(f0,{allSeries:s})]})}function c0({allSeries:e}){let{steps:t}=F(),n=e.reduce((l,{reply:a})=>l+(a?.pending??0),0),[o,r]=[t.all.value.length,t.drawnSeries.value.length],s=o>r?`The first ${r} of ${q(o)} runs`:ie(o,"run");return i("p",{class:"summary",role:"status","data-testid":"steps-summary",children:[s,", ",ie(Fa(e).length,"step"),n>0&&`, ${ie(n,"recording")} not read yet`,"."," ",i("span",{class:"hint",children:[o>r&&"Filter the runs in the sidebar to see others. ","Click a point, or go to one with the arrow keys and press Enter, to open its recording."]})]})}function u0({allSeries:e,totals:t}){let{recordings:n,steps:o}=F(),r=n.shown.value,s=Fa(e),l={run:r?.run??"",step:r?.step??0},[a,c]=Bn(JSON.stringify(l),l),[u,d]=ee(null),p=Us(s,a.step),m=Math.max(0,e.findIndex(({run:_})=>_===a.run)),h=(_,S)=>{let P=_&&Ga(_,S);!P||P.problem||n.choose({run:_.run,tag:_.tag,step:P.step,view:"overview"})},y=_=>{let S={ArrowUp:-1,ArrowDown:1}[_];if(S!==void 0){let P=e[(m+S+e.length)%e.length];c({...a,run:P?.run??a.run})}else if(_==="Enter")h(e[m],s[p]);else return!1;return!0};return i(J,{children:[i("div",{class:"series-plots",children:t.map((_,S)=>i(Dm,{allSeries:e,axis:s,total:_,at:S,chosen:p,active:m,onChoose:P=>c({...a,step:s[P]??0}),onPoint:d,onKey:y,onClick:(P,x,R)=>h(e[zm(x,R)],s[P])},_.key))}),i(Hr,{name:"steps",title:"The totals of all steps of these runs",text:o.csv}),i(d0,{allSeries:e,totals:t,step:s[u??p]??0,active:m,onOpen:h})]})}function d0({allSeries:e,totals:t,step:n,active:o,onOpen:r}){return i("table",{class:"data-table at-step","aria-label":"Totals at one step","data-testid":"steps-table",children:[i("thead",{children:i("tr",{children:[i("th",{scope:"col",children:["step ",q(n)]}),t.map(({key:s,label:l,help:a})=>i("th",{scope:"col",title:a,children:l},s))]})}),i("tbody",{children:e.map((s,l)=>{let a=Ga(s,n);return i("tr",{"aria-current":l===o,"data-run":s.run,children:[i("th",{scope:"row",children:[i(Nm,{n:l})," ",a&&!a.problem?i("button",{type:"button",class:"link",title:`Open the recording of step ${n}`,onClick:()=>r(s,n),children:s.run}):s.run]}),a?.nbytes?a.nbytes.map((c,u)=>i("td",{children:i(Q,{n:c})},t[u]?.key)):i("td",{class:"none",colSpan:t.length,children:p0(s,a)})]},s.run)})})]})}function p0({reply:e,problem:t},n){return(e?n?.problem:t)?"× cannot be read":e&&!n?"no recording at this step":"not read yet"}var Va=8;function f0({allSeries:e}){let t=e.filter(({problem:o})=>o);if(t.length>0&&t.length===e.length)return i(We,{message:t.map(({run:o,problem:r})=>`${o}: ${r}`).join(" ")});let n=e.filter(o=>ts(o).length>0);return t.length+n.length===0?null:i("ul",{class:"notes problems","data-testid":"steps-problems",children:[t.map(({run:o,problem:r})=>i("li",{children:[o,": ",r]},o)),n.map(o=>{let r=ts(o);return i("li",{children:["× ",o.run,": ",ie(r.length,"recording")," cannot be read, at"," ",r.length===1?"step":"steps"," ",r.slice(0,Va).map(({step:s})=>q(s)).join(", "),r.length>Va&&` and ${q(r.length-Va)} more`,". ",r[0]?.problem]},o.run)})]})}var Bm=`.terms {
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
`;var Hm={key:"formula",title:"Formula",style:Bm,waiting:"Matching the formula…",isFor:e=>e?.has_ops??!0,route:"terms.json",isEmpty:({layers:e})=>e.length===0,Panel:h0};function h0({reply:e,isLoading:t}){let{isServed:n}=F(),o=yt("fitted.json",n?{}:null),r=!t&&!o.error&&o.current?.fitted||null;return i("div",{class:`terms ${r?"fitted":""}`,"aria-busy":t,"data-testid":"terms",children:[i("p",{class:"hint",children:"The formula of Korthikanti et al. for a transformer layer, term by term, beside what this layer saves. A term without a saved tensor is marked as not saved; a saved tensor without a term is listed as not in the formula."}),n&&i(g0,{reply:o,formulas:r}),e.layers.map((s,l)=>i(y0,{layer:s,fitted:r?.layers[l]??null,isOpen:l===0},s.module))]})}function g0({reply:e,formulas:t}){let{value:n,error:o,loading:r}=e;if(r){let{read:l=0,of:a=0}=n?.pending??{};return i("p",{class:"hint",role:"status","data-testid":"fitting",children:["Looking for recordings at other sizes",a>0&&`: ${q(l)} of ${q(a)} read`,"…"]})}let s=t?[t.proof,t.doubt,...t.notes]:[o?.message??n?.problem??""];return i("p",{class:"hint","data-testid":"fitted",children:s.filter(Boolean).join(" ")})}function y0({layer:e,fitted:t,isOpen:n}){let{graph:o}=F(),r=Object.entries(e.sizes).map(([d,p])=>`${d} = ${q(p)}`),s=Math.max(1,...e.rows.map(d=>Math.max(d.saved_bytes,d.formula_bytes??0))),[l,a]=[e.rows.filter(({term:d})=>d!==""),e.rows.filter(({term:d})=>d==="")],c=e.forgotten_count-a.length,u=d=>t?.rows[e.rows.indexOf(d)]??null;return i("details",{class:"layer",open:n,"data-testid":"layer",children:[i("summary",{children:[i("b",{children:e.fqn||"the model"}),e.modules.length>1&&` ×${q(e.modules.length)}`,i("small",{children:[r.join(", "),", ",e.itemsize," bytes per value"]})]}),i("p",{class:"sums-line","data-testid":"layer-sums",children:["The formula predicts ",i("b",{children:B(e.formula_bytes)}),";"," ",e.modules.length>1?"each layer":"the layer"," saves"," ",i("b",{children:B(e.saved_bytes)}),", of which ",i("b",{children:B(e.forgotten_bytes)})," are not in the formula."," ",i("button",{type:"button",class:"link",onClick:()=>o.reveal(Oe(e.module)),children:"Show in graph"})]}),t&&i("p",{class:"sums-line","data-testid":"layer-fitted",children:["At any of these sizes it saves ",i("code",{children:t.saved??"(no formula found)"}),t.textbook!==null&&i(J,{children:[", and the formula predicts ",i("code",{children:t.textbook})]}),"."]}),i("div",{role:"table","aria-label":`Terms of ${e.fqn||"the model"}`,children:[i("div",{class:"term head",role:"row",children:b0.filter(([d])=>t||d!=="fitted").map(([d,p])=>i("span",{role:"columnheader",class:`cell-${d}`,children:p},d))}),l.map(d=>i(Vm,{row:d,fitted:u(d),whole:s},d.term)),a.length>0&&i("div",{class:"term subhead",role:"row",children:i("span",{role:"cell",children:"Not in the formula"})}),a.map((d,p)=>i(Vm,{row:d,fitted:u(d),whole:s},p)),c>0&&i("p",{class:"hint",children:["and ",q(c)," smaller ones"]})]})]})}var b0=[["what","term"],["formula","formula"],["fitted","fitted"],["predicted","predicted"],["saved","saved"],["bar",""],["why","difference and savers"]];function Vm({row:e,fitted:t,whole:n}){let o=e.term==="",r=e.savers_count>0,s=e.formula_bytes===e.saved_bytes;return i("div",{class:`term ${o?"unlisted":r?s?"equal":"unequal":"unsaved"}`,role:"row","data-testid":"term","data-term":e.term,children:[i("span",{class:"cell-what",role:"cell",children:o?i(Wm,{row:e}):e.what}),i("code",{class:"cell-formula",role:"cell",children:[e.formula||"–",t?.textbook&&i("small",{children:["= ",t.textbook]})]}),t&&i("code",{class:`cell-fitted ${t.is_equal?"equal":""}`,role:"cell",children:t.saved??"no formula"}),i("span",{class:"cell-predicted",role:"cell",children:i(Q,{n:e.formula_bytes})}),i("span",{class:"cell-saved",role:"cell",children:r?i(Q,{n:e.saved_bytes}):i("span",{class:"none",children:"not saved"})}),i("span",{class:"cell-bar",role:"cell",children:i(v0,{predicted:e.formula_bytes??0,saved:e.saved_bytes,whole:n})}),i("span",{class:"cell-why",role:"cell",children:[e.note&&i("span",{children:e.note}),!o&&i(Wm,{row:e})]})]})}function v0({predicted:e,saved:t,whole:n}){let o=r=>({width:`${100*r/n}%`});return i("span",{class:"pair","aria-hidden":"true",children:[i("span",{class:"formula-bar",style:o(e)}),i("span",{class:"saved-bar",style:o(t)})]})}function Wm({row:{savers:e,savers_count:t}}){let{graph:n}=F();return i(J,{children:[e.map(({node:o,name:r,slots:s})=>i("button",{type:"button",class:"link",onClick:()=>n.goTo(De(o)),children:[r," ",s.join(" + ")]},o)),t>e.length&&` and ${q(t-e.length)} more`]})}var Wa=["parameters","buffers","optimizer state","gradients","unsharded parameters","unsharded gradients","all-gather buffers","reduce-scatter buffers","input","cached","held","not cached","recomputed","freed"];function Um({categories:e}){let t=r=>Wa.includes(r)?Wa.indexOf(r):Wa.length,n=Object.keys(e).filter(r=>e[r]?.some(s=>s!==0)).sort((r,s)=>t(r)-t(s)),o=[];for(let r of n){let s=o.at(-1)?.top;o.push({name:r,top:(e[r]??[]).map((l,a)=>l+(s?.[a]??0))})}return o}function Km({op:e,ops:t}){let{value:n,error:o,loading:r}=yt("alive.json",{op:e});return o?i(We,{message:o.message}):n?i("section",{class:"alive","aria-label":"Alive after the op",tabIndex:0,"aria-busy":r,"data-testid":"alive",children:[i(w0,{reply:n}),[n.before,n.behind].map(s=>s&&i(x0,{release:s,ops:t},s.at.op)),(n.before??n.behind)&&i("h3",{children:["Alive after op ",q(n.at.op)]}),i(jm,{rows:n.alive,of:n.alive_count,at:n.at.op,ops:t})]}):r?i(Ne,{what:"Reading what is alive…"}):null}function x0({release:e,ops:t}){let{at:n,nbytes:o,count:r,storages:s}=e;return i("div",{"data-testid":"released",children:[i("h3",{children:["Op ",q(n.op),", ",so(n.name),", frees ",ie(r,"storage"),": ",i(Q,{n:o})," ",i("small",{children:Ei(n)})]}),i(jm,{rows:s,of:r,at:n.op,ops:t})]})}function jm({rows:e,of:t,at:n,ops:o}){return i(J,{children:[i("ol",{children:e.map(r=>i("li",{children:i(_0,{row:r,at:n,ops:o,whole:e[0]?.nbytes??0})},r.storage))}),t>e.length&&i("p",{class:"hint",children:["and ",ie(t-e.length,"smaller one")]})]})}function w0({reply:e}){return i("p",{class:"summary","data-testid":"alive-summary",children:["After op ",q(e.at.op),", ",i("b",{children:so(e.at.name)})," ",i("small",{children:Ei(e.at)}),": ",ie(e.alive_count,"allocation")," from this step, ",i(Q,{n:e.live_bytes}),"."]})}function Ei({fqn:e,source:t,backward_of:n}){return[...n?[n.fqn,`${n.op}'s backward`]:[e],t].filter(Boolean).join(" · ")}function _0({row:e,at:t,ops:n,whole:o}){let{select:r}=F(),s=e.made_by.node??e.made_by.backward_of?.node??null;return i("button",{type:"button",class:"life-row",disabled:s===null,"data-storage":e.storage,onClick:()=>s!==null&&r(De(s)),children:[i("span",{class:"size",children:[i(Q,{n:e.nbytes}),i(St,{part:e.nbytes,whole:o})]}),i("span",{class:"what",children:[i("span",{class:"made",title:Ei(e.made_by),children:[i("b",{children:so(e.made_by.name)})," ",i("span",{class:"type",children:Xt(e.dtype,e.shape)})," ",i("small",{children:Ei(e.made_by)})]}),i("small",{children:k0(e,t)})]}),i(P0,{row:e,at:t,ops:n})]})}function k0(e,t){let n=e.ended===null?"never freed":`freed after op ${q(e.ended)}`;return[e.model_state??e.state??(e.phase&&Ko(e.phase)),e.reason||e.holder&&`held by: ${e.holder}`,e.ended===t?"freed before the next op":n].filter(Boolean).join(" · ")}function S0({model_state:e,state:t,phase:n}){return e?R0[e]:t??n??""}var R0={gradient:"gradients",optimizer:"optimizer state","unsharded parameter":"unsharded parameters","unsharded gradient":"unsharded gradients","all-gather buffer":"all-gather buffers","reduce-scatter buffer":"reduce-scatter buffers"};function P0({row:e,at:t,ops:n}){let o=a=>`${100*a/Math.max(1,n)}%`,r=e.ended===null?n:e.ended+1,s=e.made_by.op,l=q(e.last_used);return i("span",{class:"life",role:"img","aria-label":`allocated by op ${q(s)}, last used by op ${l}`,title:`Allocated by op ${q(s)}, last used by op ${l}`,children:[i("span",{class:`span patch ${Wt(S0(e))}`,style:{left:o(s),width:o(r-s)}}),i("span",{class:"used",style:{left:o(e.last_used+.5)}}),i("span",{class:"now",style:{left:o(t+.5)}})]})}var qm=`.timeline {
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
`;var Ym={key:"timeline",title:"Timeline",style:qm,waiting:"Reading the timeline…",isFor:e=>e?.has_ops??!0,route:"timeline.json",Panel:C0};function C0({reply:e,isLoading:t}){let[n,o]=kt("timeline");if(e.op.length===0)return i("p",{class:"hint pad",children:"The forward pass allocated nothing, so there is nothing to draw."});let{with_model:r}=e,s=n.model!=="off"&&r||e,l=e.phases.at(-1)?.end_op??0,a=Number(n.at??s.peak?.op??e.op[0]),c=M0(e,Number.isFinite(a)?a:0);return i("div",{class:"timeline","aria-busy":t,children:[s.peak&&i("p",{class:"summary","data-testid":"timeline-peak",children:[O0(e,s)," ",i(Q,{n:s.peak.nbytes}),e.device&&` on ${e.device}`," after op ",q(s.peak.op),"."," ",i("span",{class:"hint",children:"Click or use the arrow keys to list what is alive after an op. Drag to zoom in, double-click to zoom out."})]}),r?i("p",{class:"summary",children:[i("label",{class:"check",children:[i("input",{type:"checkbox","data-testid":"timeline-model",checked:s===r,onChange:u=>o("model",u.currentTarget.checked?"":"off")}),"Include model, optimizer and inputs"]})," ",i("span",{class:"hint","data-testid":"timeline-unknown",children:s===r&&r.unknown})]}):i("p",{class:"hint","data-testid":"timeline-unknown",children:["The model is not included: pass it to ",i("code",{children:"record(model)"}),"."]}),i(E0,{timeline:e,stack:s,chosen:c,onChoose:u=>o("at",String(e.op[u]??0))}),i(Km,{op:e.op[c]??0,ops:l})]})}function O0({with_model:e,phases:t},n){return n===e?"Total peak":t.length>1?"Step peak":"Forward peak"}function M0(e,t){let n=e.op.findIndex(o=>o>t);return Math.max(0,(n<0?e.op.length:n)-1)}function E0({timeline:e,stack:t,chosen:n,onChoose:o}){let[r,s]=ee(null),l=ne(()=>Um(t),[t]),a=ne(()=>A0(e,l),[e,l]),c=$n((d,p)=>L0(d,e,t,p),[e,t]),u=r??n;return i(J,{children:[i("dl",{class:"plot-legend","data-testid":"timeline-legend",children:[i("div",{children:[i("dt",{children:["after op ",q(e.op[u]??0)]}),i("dd",{children:i(Q,{n:t.live_bytes[u]})})]}),l.map(({name:d})=>i("div",{children:[i("dt",{children:[i("span",{class:`patch ${Wt(d)}`}),Ko(d)]}),i("dd",{children:i(Q,{n:t.categories[d]?.[u]})})]},d))]}),i(Gn,{data:a,chosen:n,onChoose:o,onPoint:s,marks:c,label:"Live bytes after each op, by state after the forward pass",valueText:`${B(t.live_bytes[n]??0)} after op ${e.op[n]}`,testId:"timeline-plot"})]})}function A0(e,t){let n=t.toReversed().map(({name:o,top:r})=>({label:o,colour:Wt(o),fill:`${Wt(o)}-fill`,values:r}));return{x:e.op,lines:n,isStepped:!0}}function L0(e,{phases:t},{peak:n},o){li(e,t,o),e.ctx.fillStyle=e.ctx.strokeStyle=o("fg");let r=e.bbox.top+e.bbox.height;n&&ai(e,n,`peak ${B(n.nbytes)}`,{foot:r})}var Ai=[Sm,cf,nm,zf,Ym,wm,jp,Gm,Hm,Em];var I0=500,$0=80;function Qm(e,t,n,o,r){let{address:s,change:l}=n,{modules:a,moduleTree:c,moduleAround:u}=o,d,p=Zp(e,t,n,o,r),{picture:m,current:h}=p,y=ze(null);function _(){let L=h.peek();L?S(L.address):m.cancel()}function S(L){l(L),y.value=s.peek().selected}function P(){return new Set(m.state.peek().value?.graph.expand??s.peek().expand??[])}function x(L,$){l({expand:Ha(L)}),y.value=Oe($)}function R(L){return c.peek()?Pu(c.peek(),L):[L]}function w(L){let $=P();return $.has(L)?R(L).forEach(U=>$.delete(U)):$.add(L),$}function C(L){clearTimeout(d),x(w(L),L)}function E(L){clearTimeout(d),p.prefetch(null),L!==null&&(d=setTimeout(()=>p.prefetch({expand:Ha(w(L))}),$0))}function O(L){x([...P(),...R(L).slice(0,I0)],L)}function z(L,$){if(L===null||$.has(L.text))return L;let U=Gt(L)&&a.peek()?io(a.peek(),u(L)):[];L.kind==="module"&&U.unshift(L.number);for(let W of U){let oe=$.has(Oe(W).text)?W:D(W,$);if(oe!==void 0)return Oe(oe)}return null}function D(L,$){let W=(c.peek()?.children[a.peek()?.parent[L]??-1]??[]).findLast(oe=>oe<L&&$.has(Oe(oe).text));return W!==void 0&&$.get(Oe(W).text)?.isRepeated?W:void 0}function A(L){let $=P(),U=$.size,W=a.peek();W&&io(W,u(L)).forEach(Y=>$.add(Y));let oe=$.size===U;l({view:bo,selected:L,...oe?{}:{expand:Ha($)}}),y.value=L}function M(L){r.peek()===bo?A(L):l({selected:L})}return{...p,focus:y,toggle:C,prefetchToggle:E,expandBelow:O,nearest:z,reveal:A,goTo:M,restorePrevious:_,rearrange:S}}function Ha(e){return[...new Set(e)].sort((t,n)=>t-n)}function Jm(e){let t=ze(e);return{address:t,change(n){let o=t.peek(),r={...o.settings,...n.settings};t.value={...o,...n,settings:r}}}}function Zm(e,t){let n=th(e.modules),o=r=>r&&r.flatMap(s=>n[s]??[]);return{selected:t.selected&&z0(e,n,t.selected),expand:o(t.expand),open:o(Bt(Ue(t,"modules").open??""))}}function Xm(e,t){let n=th(e.modules),o=new Map(n.map((s,l)=>[s,l])),r=s=>{let l=s?.flatMap(a=>o.get(a)??[]);return l&&(l.length>0||s?.length===0)?l:null};return{selected:t.selected===null?null:D0(e,n,t.selected),expand:r(t.expand),settings:{modules:{open:_t(r(t.open))}}}}function eh(e,t){let n=Ue(e,"modules"),o=n.open??t.settings?.modules?.open??"";return{selected:e.selected??t.selected??null,expand:e.expand??t.expand??null,settings:{modules:dn(n,"open",o)}}}function th({fqn:e,call:t}){return e.map((n,o)=>`${n} ${t[o]}`)}function nh({ops:e},t){let n=new Map;return e.op.map((o,r)=>{let s=e.module[r]??null,l=`${s===null?"":t[s]} ${o}`,a=n.get(l)??0;return n.set(l,a+1),`${l} ${a}`})}function z0(e,t,n){return n.kind==="module"?t[n.number]??null:n.kind!=="node"?null:nh(e,t)[e.ops.node.indexOf(n.number)]??null}function D0(e,t,n){let o=t.indexOf(n);if(o>=0)return Oe(o);let r=e.ops.node[nh(e,t).indexOf(n)];return r===void 0?null:De(r)}var N0=["open","groups","at"];function F0(e){return N0.reduce((t,n)=>dn(t,n,""),e)}function oh(e,{address:t,change:n},o){let r=Ar(()=>o.value?"index":null,D=>e.get("index.json",{},D)),s=ze(new Map),l=_e(()=>Er(r.state.value.value,t.value,s.value)),a=_e(()=>{let A=(r.state.value.value?.runs??[]).filter(M=>Pl(M,s.value));return new Set(A.map(({run:M})=>M))}),c=_e(()=>l.value&&Os(l.value)),u=_e(()=>c.value?Cs(c.value):null),d=_e(()=>{let D=r.state.value.value?.runs.map(({run:$})=>$)??[],A=t.value.runs,M=Bs(A);if(M)return D.filter(M);let L=qo(A);return D.filter($=>L($.toLowerCase()))});function p(D,A){return Ar(()=>{let M=o.value&&u.value!==null?D():null;return M===null?null:`${u.value} ${M}`},(M,L)=>{let $=c.peek();if(!$)throw new Error("No recording is chosen.");return A($,M,L)})}let m=p(()=>"recording",(D,A)=>e.get("recording.json",Vt(D),A)),h=at(()=>{let{error:D}=m.state.value,A=u.peek();!(D instanceof Wo)||A===null||(s.value=new Map(s.peek()).set(A,D.message))}),y=_e(()=>m.state.value.value?.modules),_=_e(()=>y.value&&Ru(y.value)),S=_e(()=>{let D=m.state.value.value?.ops.node??[];return new Map(D.map((A,M)=>[A,M]))});function P({kind:D,number:A}){if(D==="module")return y.peek()?.parent[A]??null;let M=S.peek().get(A);return M===void 0?null:m.state.peek().value?.ops.module[M]??null}let x=ze(null),R=at(()=>{let D=m.current.value;if(!x.value||!D)return;let A=Xm(D,x.value);x.value=null,n(eh(t.peek(),A))});function w(D){let{run:A,tag:M,step:L,view:$=t.peek().view}=D,{value:U}=m.state.peek(),W=x.peek()??(U?Zm(U,t.peek()):null);n({run:A,tag:M,step:L,view:$,selected:null,expand:null,settings:Object.fromEntries(Object.entries(t.peek().settings).map(([oe,Y])=>[oe,F0(Y)]))}),x.value=W}function C(D){let M=(r.state.peek().value?.runs.find(L=>L.run===D)?.tags??[]).find(L=>L.tag===t.peek().tag)?.tag??"";w({run:D,tag:M,step:null})}function E(D){w({run:t.peek().run,tag:D,step:null})}function O(D){let{run:A,tag:M}=t.peek();w({run:A,tag:M,step:D})}function z({run:D,tag:A},M){w({run:D,tag:A,step:c.peek()?.step??null,view:M})}return{index:r,entry:l,unreadable:s,damaged:a,shown:c,matchingRuns:d,fetchOfShown:p,recording:m,modules:y,moduleTree:_,rowOfNode:S,moduleAround:P,choose:w,chooseRun:C,chooseTag:E,chooseStep:O,chooseRank:z,dispose(){R(),h()}}}var G0="steps",B0=10;function rh(e,{index:t,entry:n,matchingRuns:o},r,s){let l=_e(()=>{let p=t.state.value.value?.runs??[],m=n.value,h=new Set(o.value);return p.flatMap(y=>{if(y.run===m?.run.run)return{run:y.run,tag:m.tag};let _=h.has(y.run)?pn(y,m?.tag.tag):void 0;return _?{run:y.run,tag:_}:[]})}),a=_e(()=>{let p=n.value?.run.run,m=l.value.filter(({run:h})=>h!==p).slice(0,B0-1);return l.value.filter(h=>h.run===p||m.includes(h))}),c=Ar(()=>r.value&&s.value===G0&&a.value.length>0?JSON.stringify(a.value):null,async(p,m)=>{let h=a.peek().map(V0),y=(_,S)=>(h[_]=S,m([...h]),S);return Promise.all(h.map(async(_,S)=>y(S,await W0(e,_,p,P=>y(S,P)))))});function u(){let{value:p=[],error:m}=c.state.peek(),h=new Set(a.peek().flatMap(({run:y,tag:_})=>_.problem?[y]:[]));(m||p.some(({run:y,problem:_})=>_&&!h.has(y)))&&c.reload()}async function d(){let{signal:p}=new AbortController,m=a.peek().filter(({tag:y})=>y.problem===null);return(await Promise.all(m.map(({run:y,tag:{tag:_}})=>e.get("steps.csv",{run:y,tag:_},p)))).map((y,_)=>_?y.slice(y.indexOf(`
`)+1):y).join("")}return{all:l,drawnSeries:a,reply:c,reload:u,csv:d}}function V0({run:e,tag:t}){return{run:e,tag:t.tag,reply:null,problem:t.problem??""}}async function W0(e,t,n,o){if(t.problem)return t;let{run:r,tag:s}=t,l=t,a=c=>o(l={...t,reply:c});try{return{...t,reply:await Ho(()=>e.get("steps.json",{run:r,tag:s},n),n,a)}}catch(c){if(n.aborted)throw c;return{...l,problem:c instanceof Error?c.message:String(c)}}}function sh(e,t,{address:n},{entry:o,recording:r},{follow:s}){let l=e.filter(({needsServer:y})=>t.isServed||!y),a=()=>r.state.value.value?.meta,c=y=>y.isFor?.(a(),o.value?.tag)??!0,u=new Map;for(let y of l){if(y.isEmpty===void 0||y.route===void 0)continue;let _=()=>a()!==void 0&&c(y);u.set(y,s(y.route,()=>_()?{}:null))}function d(y){if(!c(y))return!1;if(y.isEmpty===void 0)return!0;let _=u.get(y)?.state.value;return(_?.loading===!0||a()===void 0)&&n.value.view===y.key?!0:_?.value!==void 0&&!y.isEmpty(_.value)}let p=_e(()=>l.filter(d)),m=_e(()=>p.value.map(({key:_})=>_).includes(n.value.view)?n.value.view:Vo.view);for(let y of l)y.route===void 0||u.has(y)||u.set(y,s(y.route,()=>m.value===y.key?y.params?.(Ue(n.value,y.key))??{}:null));function h(){for(let[y,_]of u){let{value:S}=_.state.peek();S!==void 0&&y.mayGrow?.(S)&&_.reload()}}return{available:p,shown:m,reply:y=>u.get(y),reload:h}}function ih(e,t,n,o=Vo,r=()=>""){let s=Jm(o),{address:l,change:a}=s,c=ze(!0),u=ze(!1),d=oh(e,s,c),p=Su(e,d),m=sh(n,e,s,d,p),h=Qm(e,t,s,d,m.shown),y=Uu(e,t,s,d,m.shown),_=rh(e,d,c,m.shown),{index:S,recording:P}=d,x=[P,h.picture,y.reply,y.difference];function R(O){a({selected:O})}function w(){l.peek().selected&&R(null)}function C(){S.reload();for(let O of x){let{error:z}=O.state.peek();z&&!(z instanceof Zt)&&O.reload()}_.reload(),p.reload(),m.reload()}function E(){h.prefetchToggle(null);for(let O of[...x,_.reply,p,d,S,y])O.dispose()}return{isServed:e.isServed,link:r,address:l,change:a,select:R,deselect:w,isVisible:c,isDark:u,recordings:d,views:m,graph:h,replies:p,compare:y,steps:_,reload:C,dispose:E}}var lh='.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}';var ah=`.details {
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
`;var ch=`.edge path {
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
`;var uh=`.header {
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
`;var dh=`.sidebar {
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
`;var ph=`* {
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
`;var fh=`@media (max-width: 820px) {
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
`;var mh=`.app {
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
`;var hh=`.table {
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
`;var gh=`/* Colours are named once, per theme. Those of the states are those of
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
`;var yh=`.toolbar {
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
`;function bh(e){return[lh,gh,ph,mh,dh,uh,yh,ch,ah,hh,...e,fh].join(`
`)}var ns="p.activation_memory.";function Wn(){try{return window.parent!==window&&window.parent.document?window.parent:null}catch{return null}}function Ua(e){try{let n=Wn()?.tensorboard?.tf_storage?.getString(ns+e);if(n)return n}catch{}let t=(Wn()??window).location.hash.slice(1);return new URLSearchParams(t.replaceAll("+","%2B")).get(ns+e)??""}function vh(){return(Wn()??window).location.href}function xh(e,t,n){let o=Wn()?.tensorboard?.tf_storage;try{if(o){o.setString(ns+e,t,{defaultValue:"",useLocationReplace:!n});return}}catch{return}if(Wn())return;let r=new URLSearchParams(location.hash.slice(1));t?r.set(ns+e,t):r.delete(ns+e);let s=`${location.pathname}${location.search}#${r.toString()}`;n?history.pushState(null,"",s):history.replaceState(null,"",s)}function wh(e){(Wn()??window).addEventListener("hashchange",e)}function _h(e){let t=Wn()?.document.body;if(t){let n=()=>e(t.classList.contains("dark-mode"));new MutationObserver(n).observe(t,{attributes:!0,attributeFilter:["class"]}),n()}else{let n=window.matchMedia("(prefers-color-scheme: dark)");n.addEventListener("change",()=>e(n.matches)),e(n.matches)}}function kh(e){let t=()=>e(window.innerHeight>0);window.addEventListener("resize",t),t()}var t_=1e4;function Sh(e,t){if(!Wn()){setInterval(e,t_);return}let{port1:n,port2:o}=new MessageChannel,r=s=>n.postMessage(JSON.stringify(s));n.onmessage=s=>{let l=JSON.parse(s.data);if(l.isReply){l.type==="experimental.GetURLPluginData"&&!l.error&&l.payload&&t(l.payload);return}l.type==="experimental.DataReloaded"&&e(),r({...l,payload:null,error:null,isReply:!0})},window.parent.postMessage("experimental.bootstrap","*",[o]),r({type:"experimental.GetURLPluginData",id:0,payload:null,error:null,isReply:!1})}var ja=Ai.map(({key:e})=>e),Ka=au(ja);function nL(){try{Ph(du,"./layout.worker.js?v=a59478079b1f")}catch(e){Rh(e)}}async function n_(){try{let e=new Blob([await Sl("worker")],{type:"text/javascript"});Ph(gu(),URL.createObjectURL(e))}catch(e){Rh(e)}}mu()&&n_();function Rh(e){let t=document.createElement("p");t.setAttribute("role","alert"),t.textContent=`The Activation Memory tab could not start: ${String(e)}`,document.body.append(t)}function Ph(e,t){document.documentElement.lang="en",document.title="Activation Memory";let n=document.createElement("style");n.textContent=bh(Ai.map(({style:u})=>u)),document.head.append(n);let o=wl(Ua,ja),r=()=>new Worker(new URL(t,import.meta.url)),{lay:s,prepare:l}=wu(r),a=ih(e,xu(s),Ai,o,vh);at(()=>{a.views.shown.value===bo&&l()}),_h(u=>{document.documentElement.classList.toggle("dark",u),a.isDark.value=u}),kh(u=>a.isVisible.value=u),o_(a);let c=document.createElement("div");c.id="activation-memory",document.body.append(c),zc(i(kl.Provider,{value:a,children:i(Bu,{})}),c)}function os(e,t){return e[t]??""}function o_(e){let t=Ps(e.address.peek());at(()=>{let o=Ps(e.address.value),r=Ka.filter(l=>os(o,l)!==os(t,l)),s=r.find(l=>xl.includes(l));for(let l of s?[s,...r.filter(a=>a!==s)]:r)xh(l,os(o,l),l===s);t=o});let n=o=>{let r=wl(o,ja),s=Ps(r);Ka.every(l=>os(s,l)===os(t,l))||(t=s,e.change(r))};wh(()=>{e.isVisible.peek()&&n(Ua)}),e.isServed&&Sh(e.reload,o=>{Ka.every(r=>!t[r])&&n(r=>o[r]??"")})}export{nL as render};
