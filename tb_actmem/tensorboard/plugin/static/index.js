var pe,Nu,pl,Dn,ul,_s,Fu,xs,Bu,fl,cl,Gu,Tr=Symbol.for("pv"),ks={},Ss=[],Mg=/^m(i|n|o|s|text|space)$/,ml=Array.isArray,hl=Ss.slice,io=Object.assign;function so(e){e&&e.parentNode&&e.remove()}function Wu(e,t,n){var o,r,s,l={},a=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:l[s]=t[s];return a>2&&(l.children=a>3?hl.call(arguments,2):n),Pr(e,l,o,r,null)}function Pr(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Tr,__v:r||++Nu,__i:-1,__u:0};return!r&&pe.vnode&&pe.vnode(s),s}function K(e){return e.children}function Ho(e,t){this.props=e,this.context=t,this.__g=0}function Nn(e,t){if(t==null)return e.__&&Nn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Nn(e)}function Eg(e){var t,n=e.__v,o=n.__e,r=[],s=[],l=e.__P;l&&((t=io({constructor:Tr},n)).__v=n.__v+1,pe.vnode&&pe.vnode(t),gl(l,t,n,e.__n,l.namespaceURI,32&n.__u?[o]:null,r,o||Nn(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,qu(r,t,s),n.__=n.__e=null,t.__e!=o&&Vu(t))}function Vu(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Vu(e)}function dl(e){(8&e.__g||(e.__g|=8,Dn.push(e),_s++))&&ul==pe.debounceRendering||((ul=pe.debounceRendering)||queueMicrotask)(Hu)}function Hu(){try{for(var e,t=1;Dn.length;)Dn.length>t&&Dn.sort(Fu),e=Dn.shift(),t=Dn.length,8&e.__g&&Eg(e)}finally{(_s=Dn.length)&&(ul||queueMicrotask)(Hu)}}function Uu(e,t,n,o,r,s,l,a,u,c,d){var p,m,h,y,x,k,P=o.__k||Ss,v=t.length;for(u=Ag(n,t,P,u,v),p=0;p<v;p++)(h=n.__k[p])!=null&&(m=~h.__i&&P[h.__i]||ks,h.__i=p,k=gl(e,h,m,r,s,l,a,u,c,d),y=h.__e,(m.ref!=h.ref||8&m.__u)&&(m.ref&&yl(m.ref,null,h,m),h.ref&&d.push(h.ref,h.__c||y,h)),x=x||y,4&h.__u?(u=Ku(h,u,e,!m.__v),m.__e&&(m.__e=null)):typeof h.type=="function"&&k!==void 0?u=k:y&&(u=y.nextSibling),h.__u&=-21);return n.__e=x,u}function Ag(e,t,n,o,r){var s,l,a,u,c,d,p,m,h,y=n.length,x=y,k=0,P=0,v=e.__k=Array(r);for(s=0;s<r;s++)(l=t[s])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=v[s]=Pr(null,l):ml(l)?l=v[s]=Pr(K,{children:l}):l.constructor===Tr&&l.__b?l=v[s]=Pr(l.type,l.props,l.key,l.ref,l.__v):v[s]=l,u=s+k,l.__=e,l.__b=e.__b+1,a=null,~(c=l.__i=Lg(l,n,u,x))&&(x--,(a=n[c])&&(a.__u|=2)),a&&a.__v?(l.__u|=16,c==u-1?k--:c==u+1?k++:c!=u&&(c>u?k--:k++,P=1)):(~c||(r>y?k--:r<y&&k++),typeof l.type!="function"&&(l.__u|=4))):v[s]=null;if(P){for(d=[],p=[],s=0;s<r;s++)if((l=v[s])&&16&l.__u){for(k=0,m=d.length;k<m;)d[h=k+m>>1]<l.__i?k=h+1:m=h;d[k]=l.__i,p[s]=k+1}for(k=d.length;s--;)p[s]&&(p[s]==k?k--:v[s].__u|=4)}if(x)for(s=0;s<y;s++)!(a=n[s])||2&a.__u||(a.__e==o&&(o=Nn(a)),bl(a,a));return o}function Ku(e,t,n,o){var r,s,l,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=Ku(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=Nn(e))&&!t.parentNode&&(t=null),l=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(l!=a&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,t):n.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Lg(e,t,n,o){var r,s=e.key,l=e.type,a=t[n],u=a&&!(2&a.__u);if(a===null&&s==null||u&&s==a.key&&l==a.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((a=t[r])&&!(2&a.__u)&&s==a.key&&l==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&!(2&a.__u)&&s==a.key&&l==a.type)return r}return-1}function Du(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function vs(e,t,n,o,r){var s,l;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Du(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Du(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(l=cl[t]||(cl[t]=Ig(t)),(e.__a||(e.__a={}))[t]=fl,s=t!=(t=t.replace(Bu,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,l,s):e.removeEventListener(t,l,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Ig(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[xs]==null)t[xs]=fl++;else if(t[xs]<this.__a[e])return;return n(pe.event?pe.event(t):t)}}}function gl(e,t,n,o,r,s,l,a,u,c){var d,p,m,h,y,x,k,P,v,S,_,O,E,M,D,z,I,C,A=t.type;if(t.constructor!==Tr)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(t.__u|=u,p=s=[],d.nodeType==8?a=ws(d,s):s.push(d),a=s[0]||a),(d=pe.__b)&&d(t);e:if(typeof A=="function"){m=l.length;try{if(P=t.props,v=(d=A.prototype)&&d.render,S=(d=A.contextType)&&o[d.__c],_=d?S?S.props.value:d.__:o,(h=n.__c)?(t.__c=h,2&h.__g&&(h.__g|=1)):(v?t.__c=h=new A(P,_):(t.__c=h=new Ho(P,_),h.constructor=A,h.render=zg),S&&S.sub(h),h.state||(h.state={}),h.__n=o,h.__g|=8,h.__h=[],h.__k=[]),v&&(h.__s||(h.__s=h.state),A.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=io({},h.__s)),io(h.__s,A.getDerivedStateFromProps(P,h.__s)))),y=h.props,x=h.state,h.__v=t,n.__c){if(P!==y&&v&&!A.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(P,_),t.__v==n.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(P,h.__s,_)===!1){t.__v!=n.__v&&(h.props=P,h.state=h.__s,h.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function($){$&&($.__=t)}),Ss.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&l.push(h),a=Nn(n);break e}h.componentWillUpdate&&h.componentWillUpdate(P,h.__s,_),v&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(y,x,k)})}else v&&!A.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),v&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=_,h.props=P,h.__P=e,h.__g&=-5,O=pe.__r,E=v?25:0;do h.__g&=-9,O&&O(t),d=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++E<25);v&&(Ss.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(o=io({},o,h.getChildContext())),v&&n.__c&&h.getSnapshotBeforeUpdate&&(k=h.getSnapshotBeforeUpdate(y,x)),M=d&&d.type===K&&d.key==null?d.props.children:d,P.__P&&(d=a,r=(e=P.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function($){$&&bl($,$)}),n.__k=null),a=n.__k?Nn(n,0):null),a=Uu(e,ml(M)?M:[M],t,n,o,r,s,l,a,u,c),P.__P&&(t.__e=null,a=d),t.__u&=-161,p&&p.some(so),h.__h.length&&l.push(h),1&h.__g&&(h.__g&=-4)}catch($){if(l.length=m,t.__v=null,u||s)if($&&$.then){if(t.__u|=128|u,s){for(~(I=s.indexOf(a||void 0))||(I=s.length);(C=s[I-1])&&C.nodeType==8;)I--;for(;I<s.length;I++)if(C=s[I])if(s[I]=null,D){if(C==z)break}else{if(C.nodeType!=8)break;C.data.startsWith("$s")&&(z=ws(D=C))}}if(!D){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;D=a}(d=ws(D=t.__c.__z||(t.__c.__z=D)))?(t.__e=D,a=d):t.__e=a,a=a&&a.nextSibling}else s&&s.some(so);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),$&&$.then||ju(t),pe.__e($,t,n)}}else a=t.__e=$g(n.__e,t,n,o,r,s,l,u,c,e);return(d=pe.diffed)&&d(t),a}function ws(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function ju(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(ju))}function qu(e,t,n){for(var o=0;o<n.length;)yl(n[o++],n[o++],n[o++]);pe.__c&&pe.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){pe.__e(s,r.__v)}})}function $g(e,t,n,o,r,s,l,a,u,c){var d,p,m,h,y,x,k,P,v=n.props||ks,S=t.props,_=t.type;if(_=="svg"?r="http://www.w3.org/2000/svg":_=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((y=s[d])&&(_?y.localName==_:y.nodeType==3)){e=y,s[d]=null;break}}if(!e){if(P=c.ownerDocument||document,!_)return P.createTextNode(S);e=P.createElementNS(r,_,S.is?S:c),a&&(pe.__m&&pe.__m(t,s),a=!1),s=null}if(_){if(c=_=="template"&&e.content||e,s=_=="textarea"&&S.defaultValue!=null?null:s&&hl.call(c.childNodes),!a&&s)for(v={},d=0;d<e.attributes.length;d++)v[(y=e.attributes[d]).name]=y.value;for(d in v)y=v[d],d=="dangerouslySetInnerHTML"?m=y:d=="children"||d in S||d=="value"&&"defaultValue"in S||d=="checked"&&"defaultChecked"in S||vs(e,d,null,y,r);for(d in S)y=S[d],d=="children"?h=y:d=="dangerouslySetInnerHTML"?p=y:d=="value"?x=y:d=="checked"?k=y:a&&typeof y!="function"||v[d]===y||vs(e,d,y,v[d],r);p?(a||m&&(p.__html==m.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(m&&(e.textContent=""),(_=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Mg.test(_))&&(r="http://www.w3.org/1999/xhtml"),Uu(c,ml(h)?h:[h],t,n,o,r,s,l,s?s[0]:n.__k&&Nn(n,0),a,u),s&&s.some(so)),a&&_!="textarea"||(d="value",_=="progress"&&x==null?e.removeAttribute(d):x==null||x===e[d]&&(_!="progress"||x)||vs(e,d,x,v[d],r),d="checked",k!=null&&k!=e[d]&&vs(e,d,k,v[d],r))}else v===S||a&&e.data==S||(e.data=S);return e}function yl(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){pe.__e(r,n)}}function bl(e,t,n){var o,r,s,l;if(pe.unmount&&pe.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||yl(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){pe.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(l=0;l<o.length;l++)o[l]&&bl(o[l],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=ws(o,s=[]))&&(o==e.__e&&s.some(so),so(r),so(o)),n||so(e.__e),e.__e=e.__c=e.__=null}function zg(e,t,n){return this.constructor(e,n)}function Yu(e,t){var n,o,r,s;pe.__&&pe.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Pr(K,{children:[e]}),r=[],s=[],gl(t,t.__k,o||ks,ks,t.namespaceURI,o?null:t.firstChild?hl.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),qu(r,t.__k,s),t.__k.props.children=null}function Qu(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&o.forEach(function(l){l.__g|=4,dl(l)})},this.sub=function(s){o.add(s);var l=s.componentWillUnmount;s.componentWillUnmount=function(){o.delete(s),l&&l.call(s)}}),n.children}return t.__c="__cC"+Gu++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}pe={__e:function(e,t,n,o){for(var r,s,l;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((l=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),l=1),l&&8&r.__g)return void(r.__g|=2)}catch(a){e=a}}throw _s=0,e}},Nu=0,pl=function(e){return e!=null&&e.constructor===Tr},Ho.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=io({},this.state)),typeof e=="function"&&(e=e(io({},n),this.props)),e&&(io(n,e),this.__v&&(t&&this.__k.push(t),dl(this)))},Ho.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),dl(this))},Ho.prototype.render=K,Dn=[],_s=0,Fu=function(e,t){return e.__v.__b-t.__v.__b},xs=Symbol(),Bu=/(PointerCapture)$|Capture$/i,fl=0,cl={},Gu=0;var lo,Ge,vl,Ju,xl=Object.is,Or=0,ic=[],wl=[],We=pe,Zu=We.__b,Xu=We.__r,ec=We.diffed,tc=We.__c,nc=We.unmount,oc=We.__;function Mr(e,t){We.__h&&We.__h(Ge,e,Or||t),Or=0;var n=Ge.__H||(Ge.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Y(e){return Or=1,Dg(ac,e)}function Dg(e,t,n){var o=Mr(lo++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):ac(void 0,t),function(s){var l=(o.__N||o.__)[0],a=o.t(l,s);xl(l,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Ge,!Ge.__f)){Ge.__f=!0;var r=Ge.shouldComponentUpdate;Ge.shouldComponentUpdate=function(s,l,a){var u=this.__H;if(!u)return!0;var c=!1,d=this.props!=s;if(u.__.some(function(m){m.__N&&(c=!0,xl(m.__[0],m.__N[0])||(d=!0))}),r){var p=r.call(this,s,l,a);return c?p||d:p}return!c||d}}return o.__}function ce(e,t){var n=Mr(lo++,3);!We.__s&&kl(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Ge.__H.__h.push(n))}function ft(e,t){var n=Mr(lo++,4);!We.__s&&kl(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Ge.__h.push(n))}function ie(e){return Or=5,te(function(){return{current:e}},[])}function te(e,t){var n=Mr(lo++,7);return kl(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Fn(e,t){return Or=8,te(function(){return e},t)}function lc(e){var t=Ge.context[e.__c],n=Mr(lo++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(Ge)),t.props.value):e.__}function Ng(){var e;do{for(;e=wl.shift();)try{Cr(e)}catch(n){We.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=ic.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Cr),t.__h.some(_l),t.__h=[]}catch(n){t.__h=[],We.__e(n,e.__v)}}}while(wl.length)}We.__b=function(e){Ge=null,Zu&&Zu(e)},We.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),oc&&oc(e,t)},We.__r=function(e){Xu&&Xu(e),lo=0;var t=(Ge=e.__c).__H;t&&(vl==Ge?Ge.__h=[]:(t.__h.some(Cr),t.__h.some(_l),lo=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),vl=Ge},We.diffed=function(e){ec&&ec(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&sc(ic.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),vl=Ge=null},We.__c=function(e,t){t.some(function(n){try{n.__h.some(Cr),n.__h=n.__h.filter(function(o){return!o.__||_l(o)})}catch(o){n.__h=[function(){throw o}]}}),tc&&tc(e,t)},We.unmount=function(e){nc&&nc(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,sc(wl.push(r))}else Cr(r)}catch(s){t=s}}),o.__H=void 0,t&&We.__e(t,o.__v))};var rc=typeof requestAnimationFrame=="function";function Fg(e){var t,n=function(){clearTimeout(o),rc&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);rc&&(t=requestAnimationFrame(n))}function sc(e){e!=1&&Ju==We.requestAnimationFrame||((Ju=We.requestAnimationFrame)||Fg)(Ng)}function Cr(e){var t=Ge,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Ge=t}function _l(e){var t=Ge;e.__c=e.__(),Ge=t}function kl(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!xl(n,e[o])})}function ac(e,t){return typeof t=="function"?t(e):t}var Bg=Symbol.for("preact-signals");function Cs(){if(Sn>1)Sn--;else{var e,t=!1;for((function(){var r=Ps;for(Ps=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var l=s.t;l!==void 0;l=l.x)l.i===r.i&&(l.i=s.i);r=r.o}})();Ar!==void 0;){var n=Ar;for(Ar=void 0,Rs++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&cc(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(Rs=0,Sn--,t)throw e}}function Rl(e){if(Sn>0)return e();Sl=++Gg,Sn++;try{return e()}finally{Cs()}}var Er,$e=void 0;function ao(e){var t=$e,n=Er;$e=void 0,Er=void 0;try{return e()}finally{$e=t,Er=n}}var Ar=void 0,Sn=0,Rs=0,Gg=0,Sl=0,Ps=void 0,Ts=0;function uc(e){if($e!==void 0){var t=e.n;if(t===void 0||t.t!==$e)return t={i:0,S:e,p:$e.s,n:void 0,t:$e,e:void 0,x:void 0,r:t},$e.s!==void 0&&($e.s.n=t),$e.s=t,e.n=t,32&$e.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=$e.s,t.n=void 0,$e.s.n=t,$e.s=t),t}}function qe(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}qe.prototype.brand=Bg;qe.prototype.h=function(){return!0};qe.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:ao(function(){var o;(o=t.W)==null||o.call(t)}))};qe.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&ao(function(){var r;(r=t.Z)==null||r.call(t)}))}};qe.prototype.subscribe=function(e){var t=this;return at(function(){var n=t.value;ao(function(){return e(n)})},{name:"sub"})};qe.prototype.valueOf=function(){return this.value};qe.prototype.toString=function(){return this.value+""};qe.prototype.toJSON=function(){return this.value};qe.prototype.peek=function(){var e=this;return ao(function(){return e.value})};Object.defineProperty(qe.prototype,"value",{get:function(){var e=uc(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Rs>100)throw new Error("Cycle detected");(function(n){Sn!==0&&Rs===0&&n.l!==Sl&&(n.l=Sl,Ps={S:n,v:n.v,i:n.i,o:Ps})})(this),this.v=e,this.i++,Ts++,Sn++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Cs()}}}});function De(e,t){return new qe(e,t)}function cc(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function dc(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function pc(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function uo(e,t){qe.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Ts-1,this.f=4}uo.prototype=new qe;uo.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Ts))return!0;if(this.g=Ts,this.f|=1,this.i>0&&!cc(this))return this.f&=-2,!0;var e=$e;try{dc(this),$e=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return $e=e,pc(this),this.f&=-2,!0};uo.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}qe.prototype.S.call(this,e)};uo.prototype.U=function(e){if(this.t!==void 0&&(qe.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};uo.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(uo.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=uc(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function xe(e,t){return new uo(e,t)}function fc(e){var t=e.j;if(e.j=void 0,typeof t=="function"){Sn++;var n=$e;$e=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Pl(e),o}finally{$e=n,Cs()}}}function Pl(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,fc(e)}function Wg(e){if($e!==this)throw new Error("Out-of-order effect");pc(this),$e=e,this.f&=-2;try{8&this.f&&Pl(this)}finally{Cs()}}function Uo(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Er&&Er.push(this)}Uo.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Uo.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,fc(this),dc(this),Sn++;var e=$e;return $e=this,Wg.bind(this,e)};Uo.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ar,Ar=this)};Uo.prototype.d=function(){this.f|=8,1&this.f||Pl(this)};Uo.prototype.dispose=function(){this.d()};function at(e,t){var n=new Uo(e,t);try{n.c()}catch(r){throw n.d(),r}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var mc,Ms,Os,Vg=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var hc=[];at(function(){mc=this.N})();function Ko(e,t){pe[e]=t.bind(null,pe[e]||function(){})}function Lr(e){if(Os){var t=Os;Os=void 0,t()}Os=e&&e.S()}function gc(e){var t=this,n=e.data,o=Ug(n);o.name="ReactiveDom",o.value=n;var r=te(function(){for(var a=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var c=xe(function(){var h=o.value.value;return h===0?0:h===!0?"":h||""}),d=xe(function(){return!Array.isArray(c.value)&&!pl(c.value)}),p=at(function(){if(this.N=yc,d.value){var h=c.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=h)}}),m=t.__$u.d;return t.__$u.d=function(){p(),m.call(this)},[d,c]},[]),s=r[0],l=r[1];return s.value?l.peek():l.value}gc.displayName="ReactiveTextNode";Object.defineProperties(qe.prototype,{constructor:{configurable:!0,value:Wu(K,null).constructor},type:{configurable:!0,value:gc},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Ko("__b",function(e,t){if(Lr(),Ms=void 0,typeof t.type=="string"){var n,o=t.props;for(var r in o)if(r!=="children"){var s=o[r];s instanceof qe&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});Ko("__r",function(e,t){if(e(t),t.type!==K){Lr();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(r,s){var l;return at(function(){l=this},{name:s}),l.c=r,l})((function(r){return function(){var s;Vg&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Ms=o,Lr(n)}});Ko("__e",function(e,t,n,o){Lr(),Ms=void 0,e(t,n,o)});Ko("diffed",function(e,t){Lr(),Ms=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,r=t.props,s=n.U;if(s)for(var l in s){var a=s[l];a===void 0||o&&l in o||(a.d(),s[l]=void 0)}if(o){s||(s={},n.U=s);for(var u in o){var c=s[u],d=o[u];c===void 0?(c=Hg(n,u,d,r),s[u]=c):c.o(d,r)}}}e(t)});function Hg(e,t,n,o){var r=t in e&&e.ownerSVGElement===void 0,s=De(n);return{o:function(l,a){s.value=l,o=a},d:at(function(){this.N=yc;var l=s.value.value;o[t]!==l&&(o[t]=l,r?e[t]=l:l!=null&&(l!==!1||t[4]==="-")?e.setAttribute(t,l):e.removeAttribute(t))})}}Ko("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var r in o){var s=o[r];s&&s.d()}}}var l=t.__np;if(l){var a=t.props;for(var u in l)a[u]=l[u]}t.__np=void 0}else{var c=t.__c;if(c){c.__$f|=8;var d=c.__$u;d&&(c.__$u=void 0,d.d())}}e(t)});Ko("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});Ho.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var l in e)if(l!=="__source"&&e[l]!==this.props[l])return!0;for(var a in this.props)if(!(a in e))return!0;return!1};function Ug(e,t){return te(function(){return De(e,t)},[])}var Kg=function(e){queueMicrotask(function(){queueMicrotask(e)})};function jg(){Rl(function(){for(var e;e=hc.shift();)mc.call(e)})}function yc(){hc.push(this)===1&&(pe.requestAnimationFrame||Kg)(jg)}var qg={n:"node",m:"module",s:"stretch",t:"leaf",o:"output",e:"edge"},Yg=/^[nmsto]_?\d+-[nmsto]_?\d+-[a-z-]+$/;function Wt(e){if(Yg.test(e))return{kind:"edge",number:-1,text:e};let[,t,n]=/^([nmstoe])_?(\d+)$/.exec(e)??[];return t===void 0?null:{kind:qg[t],number:Number(n),text:e}}function Ne(e){return{kind:"node",number:e,text:`n${e}`}}function Oe(e){return{kind:"module",number:e,text:`m${e}`}}function Vt(e){return e?.kind==="node"||e?.kind==="module"}function bc(e){return Object.fromEntries([...new URLSearchParams(e)].filter(([,t])=>t!==""))}function vc(e){return new URLSearchParams(e).toString()}function fn(e,t,n){return Object.fromEntries(Object.entries({...e,[t]:n}).filter(([,o])=>o!==""))}var Qg={};function He({settings:e},t){return e[t]??Qg}var jo={run:"",tag:"",step:null,view:"overview",selected:null,expand:null,runs:"",settings:{}},Tl=["run","tag","step","view"];function wc(e){return[...Tl,"selected","expand",...e,"runs"]}function Cl(e,t){let n=e("step"),o=e("view");return{run:e("run"),tag:e("tag"),step:/^-?\d+$/.test(n)?Number(n):null,view:t.includes(o)?o:jo.view,selected:Wt(e("selected")),expand:Ht(e("expand")),runs:e("runs"),settings:Object.fromEntries(t.map(r=>[r,bc(e(r))]).filter(([,r])=>Jg(r)))}}function Jg(e){return Object.keys(e).length>0}function Es(e){return{run:e.run,tag:e.tag,step:e.step===null?"":String(e.step),view:e.view===jo.view?"":e.view,selected:e.selected?.text??"",expand:kt(e.expand),runs:e.runs,...Object.fromEntries(Object.entries(e.settings).map(([t,n])=>[t,vc(n)]))}}function Ht(e){return e==="none"?[]:/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(e)?e.split(",").flatMap(n=>{let[o=0,r=o]=n.split("-").map(Number);return Array.from({length:Math.min(r-o,xc)+1},(s,l)=>o+l)}).slice(0,xc):null}var xc=1e5;function kt(e){if(e===null)return"";if(e.length===0)return"none";let t=[...new Set(e)].sort((o,r)=>o-r),n=[];for(let o of t){let r=n.at(-1);r&&r[1]===o-1?r[1]=o:n.push([o,o])}return n.map(([o,r])=>o===r?`${o}`:`${o}-${r}`).join(",")}var Rn=class extends Error{};var As=[{state:"cached",colour:"#d55e00",line:"solid",head:"normal",help:"Saved for backward: at least one saved tensor uses its memory."},{state:"freed",colour:"#0072b2",line:"dashed",head:"empty",help:"Allocated in the forward pass and freed by its end."},{state:"held",colour:"#b0558c",line:"double",head:"diamond",help:"Alive after the forward pass, though no saved tensor uses it."},{state:"recomputed",colour:"#009e73",line:"dotted",head:"vee",help:"Allocated in a checkpointed region: the backward pass recomputes it."},{state:"input",colour:"#56b4e9",line:"solid",head:"vee",help:"Alive before the forward pass, and not saved."},{state:"parameter",colour:"#888888",line:"dotted",head:"none",help:"A parameter or buffer: alive with or without the forward pass."},{state:"not cached",colour:"#777777",line:"dashed",head:"vee",help:"Freed or held: without recorded ops the two cannot be distinguished."}];function kc(e){let t=JSON.parse(e),n=t?.version;if(n!==1)throw new Error(`This page reads version ${1} of the data and the server sent version ${JSON.stringify(n??null)}: reload the page, or restart TensorBoard after an upgrade.`);return t}var Sc={isServed:!0,async get(e,t,n){let o=await ty(e,Xg(t),n);return await Zg(e,o)}};async function Zg(e,t){if(e==="figure")return t.blob();if(e.endsWith(".dot"))return ey(t);let n=await t.text();return e.endsWith(".json")?kc(n):n}function Xg(e){let t=new URLSearchParams;for(let[n,o]of Object.entries(e))o===void 0||o===!1||t.set(n,o===!0?"1":String(o));return t.toString()}async function ey(e){let t=o=>e.headers.get(`X-Actmem-${o}`),n=Ol(t("Repeated")??"").map(o=>o.split(":").map(Number));return{dot:await e.text(),expand:Ol(t("Expand")??"").map(Number),visible:Number(t("Visible")??0),seconds:Number(t("Seconds")??0),quick:t("Quick")===null?null:Ol(t("Quick")??"").map(Number),repeated:n.map(([o=0,r=1])=>[o,r])}}function Ol(e){return e===""?[]:e.split(",")}async function ty(e,t,n){let o;try{o=await fetch(t?`./${e}?${t}`:`./${e}`,{signal:n})}catch(s){throw n.aborted?s:new Error("TensorBoard does not answer. Check that it is running, then try again.",{cause:s})}if(o.ok)return o;let r=await ny(e,o);throw o.status<500?new Rn(r):new Error(r)}async function ny(e,t){return(t.headers.get("Content-Type")?.startsWith("text/plain")??!1?(await t.text()).trim():"")||`The server answered ${t.status} to ${e}; its log says why.`}var Ml=Qu(null);function F(){let e=lc(Ml);if(!e)throw new Error("useStore was called outside of the page.");return e}function St(e){let{address:t,change:n}=F(),o=(r,s)=>n({settings:{[e]:fn(He(t.peek(),e),r,s)}});return[He(t.value,e),o]}function Pc(){return Tc("replies")!==null}async function Al(e){let t=Tc(e);if(!t)throw new Error(oy);let n=new Blob([Oc(t.textContent)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Response(n).text()}var oy="This page does not include that, because the recording is large. Open the recording in TensorBoard, or write it as .json with tb-actmem export.";function Tc(e){return document.getElementById(`page-${e}`)}function Cc(){let e=Ir("replies"),t=Ir("details"),n=Ir("lives"),o=Ir("graphs"),r=Ir("tables"),s=new Map,l,a={async"graph.dot"(c){let{lines:d,states:p}=await o(),{expand:m}=c;return l=m===void 0?p[0]:sy(p,m,l?.expand??[]),s.set(Rc(c),l),ly(d,l)},figure:()=>Promise.resolve(new Blob([ry()],{type:"image/svg+xml"})),async"drawn.json"(c){let{drawn:d}=await t(),p=s.get(Rc(c))?.drawn??[];return $r(p.map(m=>d[m]).find(m=>m?.id===c.id))},async"detail.json"({node:c,module:d=0}){let p=await t();return $r(c===void 0?p.module[d]:p.node[c])},"table.csv":async({by:c})=>$r((await r())[c]),"alive.json":async({op:c})=>ay(await n(),c)};return{isServed:!1,get:(c,d,p)=>a[c]?.(d,p)??u(c)};async function u(c){let d=(await e())[c];if(d===void 0)throw new Error("This page does not include that.");return d}}function Rc({expand:e,show:t,hide:n}){return JSON.stringify([e??null,t??[],n??[]])}function Ir(e){let t;return()=>t??=Al(e).then(n=>JSON.parse(n))}function $r(e){if(e===void 0)throw new Error("This page does not include that.");return e}function ry(){let{src:e}=document.querySelector(".paper img");return new TextDecoder().decode(Oc(e.slice(e.indexOf(",")+1)))}function Oc(e){return Uint8Array.from(atob(e),t=>t.charCodeAt(0))}function sy(e,t,n){let[o,r]=[new Set(t),new Set(n)],s=({expand:l})=>{let a=new Set(l),u=t.filter(p=>!r.has(p)&&a.has(p)).length,c=n.filter(p=>!o.has(p)&&a.has(p)).length,d=l.filter(p=>o.has(p)).length;return iy*(u-c)+2*d-l.length};return e.reduce((l,a)=>s(a)>s(l)?a:l)}var iy=1e7;function ly(e,{expand:t,visible:n,dot:o,repeated:r}){return{dot:o.map(l=>e[l]).join(`
`),expand:t,visible:n,seconds:0,quick:null,repeated:r}}function ay({version:e,most:t,ops:n,lives:o,older:r},s){let l=o.filter(({made_by:c,ended:d})=>c.op<=s&&(d===null||s<=d)),a=r.filter(({born:c,ended:d})=>c<=s&&(d===null||s<=d)),u=c=>{let d=o.filter(({ended:h})=>h===c);if(d.length===0)return null;let[p,m]=[El(d),d.length];return{at:$r(n[c]),nbytes:p,count:m,storages:d.slice(0,t)}};return{version:e,at:$r(n[s]),live_bytes:El(l),alive_count:l.length,alive:l.slice(0,t),older_bytes:El(a),older_count:a.length,older:a.slice(0,t),before:u(s-1),behind:u(s)}}function El(e){return e.reduce((t,{nbytes:n})=>t+n,0)}function Mc({groups:e}){return e.reduce((t,{svg:n})=>t+n.length,0)}function Ec(e=""){return(e.match(/-?\d+(?:\.\d+)?/g)??[]).map(Number)}var uy=6e4,cy=24e6;function Ac(e,t=cy){let n=new Map,o=(s,l)=>s.length+Mc(l),r=(s,l)=>{n.delete(s),n.set(s,l);let a=[...n].reduce((u,c)=>u+o(...c),0);for(let u of n){if(a<=t)return;n.delete(u[0]),a-=o(...u)}};return async(s,l)=>{let a=n.get(s)??await e(s,l);return r(s,a),a}}function Lc(e,t=uy){let n,o=()=>{n??=e()};return{lay:(s,l)=>new Promise((a,u)=>{let c=n??e();n=void 0;let d=y=>{h(),c.terminate(),u(y)},p=()=>{d(new Error("Aborted.")),o()},m=setTimeout(()=>d(new Error(dy(t))),t),h=()=>{clearTimeout(m),l.removeEventListener("abort",p),c.onmessage=c.onerror=null};c.onmessage=({data:y})=>{h(),n?.terminate(),n=c,y.layout?a(y.layout):u(new Error(`Graphviz cannot lay this graph out: ${y.error??"no reason given"}`))},c.onerror=y=>d(new Error(`The layout worker failed: ${y.message}`)),l.addEventListener("abort",p),l.aborted?p():c.postMessage(s)}),prepare:o}}function dy(e){return`The layout took longer than ${e/1e3} s and was stopped: fold some modules and try again.`}function mn({tags:e},t){return e.find(({tag:n})=>n===t)??e[0]}function Ls(e){return JSON.stringify(e)}function Ic(e,t,n){if(t.problem===null)return t.steps.findLast(o=>!n.has(Ls({run:e.run,tag:t.tag,...o})))}function Il(e,t,n=""){let o=mn(e,n);return o!==void 0&&!Ic(e,o,t)}function Ll(e){let t=e.map(n=>Math.max(...n.tags.flatMap(o=>o.steps.map(r=>r.wall_time??0)),0));return e[t.indexOf(Math.max(...t))]}function zr(e,t,n=new Map){let o=e?.runs??[],r=o.find(a=>a.run===t.run)??Ll(o.filter(a=>!Il(a,n,t.tag)))??Ll(o),s=r&&mn(r,t.tag);if(!s)return null;let l=s.steps.find(a=>a.step===t.step)??Ic(r,s,n)??s.steps.at(-1);return{run:r,tag:s,step:l}}function $c(e,t,n){let o=e.runs.find(c=>c.run===t.run)??Ll(e.runs),r=o&&mn(o,t.tag),s=r?.steps.at(-1),l=zr(e,t,n);if(!o||!r||!s||t.step!==null||s===l?.step)return"";let a=Ls({run:o.run,tag:r.tag,...s}),u=r.problem??n.get(a)??"";return u&&`${u.replace(/\.$/,"")}.`}function Is({run:e,tag:t,step:n}){return n?{run:e.run,tag:t.tag,...n}:null}function $s(e,t){let n=e.runs.find(s=>s.run===t.run);if(t.run&&!n)return`There is no run ${t.run} here.`;let o=n?.tags.find(s=>s.tag===t.tag);if(t.tag&&n&&!o)return`The run ${n.run} has no tag ${t.tag}.`;let r=(o??n?.tags[0])?.steps;return t.step===null||!r||r.some(({step:s})=>s===t.step)?"":`There is no recording at step ${t.step}.`}async function qo(e,t,n){for(let o=1/0;;){t.throwIfAborted();let r=await e(),{pending:s}=r;if(!s||typeof s=="number"&&s>=o)return r;typeof s=="number"&&(o=s),n(r)}}function Xt({run:e,tag:t,step:n}){return{run:e,tag:t,step:n}}var zs=["reduce","total_peak","step_peak","max_recompute"];function Dr(e,t){let n=De({key:"",value:void 0,part:void 0,error:void 0,loading:!1}),o,r=De(0),s=xe(e),l,a=0;async function u(m){let h=l=new AbortController,y=n.peek(),x=o===m?y.part:void 0,k=y.value??y.part;n.value={...y,value:k,part:x,error:void 0,loading:!0};let P=v=>{h.signal.aborted||(o=m,n.value={...n.peek(),part:v,error:void 0,loading:!0})};try{let v=await t(h.signal,P);h.signal.aborted||(n.value={key:m,value:v,part:void 0,error:void 0,loading:!1})}catch(v){if(h.signal.aborted)return;let S=v instanceof Error?v:new Error(String(v));n.value={...n.peek(),part:void 0,error:S,loading:!1}}}function c(){l?.abort(),n.peek().loading&&(n.value={...n.peek(),loading:!1})}let d=at(()=>{let m=s.value,h=r.value!==a;if(c(),m===null)return;let y=n.peek();if(!h&&y.value!==void 0&&y.key===m){n.value={...y,error:void 0};return}a=r.peek(),ao(()=>u(m))}),p=xe(()=>{let{key:m,value:h,loading:y}=n.value;return!y&&m===s.value?h:void 0});return{state:n,current:p,reload:()=>r.value+=1,cancel(){c(),n.value={...n.peek(),error:new Bn}},dispose(){d(),l?.abort()}}}var en=class extends Error{},Bn=class extends en{constructor(){super("Cancelled.")}};function zc(e,{fetchOfShown:t,shown:n}){let o=[],r=new Map;function s(c,d){let p=t(()=>{let m=d();return m&&`${c} ${JSON.stringify(m)}`},(m,h,y)=>{let x={...Xt(m),...d()};return qo(()=>e.get(c,x,h),h,y)});return o.push(p),p}function l(c){let d=r.get(c);if(d)return d;let p=De(null),h={wanted:p,resource:s(c,()=>p.value===null?null:JSON.parse(p.value))};return r.set(c,h),h}function a(c,d){let p=n.peek();if(!p)throw new Error("No recording is chosen.");let m={...Xt(p),...d};return e.get(c,m,new AbortController().signal)}function u(){for(let c of o){let{error:d}=c.state.peek();d&&!(d instanceof en)&&c.reload()}}return{follow:s,slotOf:l,once:a,reload:u,dispose:()=>o.forEach(c=>c.dispose())}}function ut(e,t){let{wanted:n,resource:o}=F().replies.slotOf(e),r=t&&JSON.stringify(t);ft(()=>(n.value=r,()=>{n.value=null}),[e,r]);let{value:s,part:l,error:a,loading:u}=o.state.value,c=n.value===r;return{value:l??s,current:c?o.current.value:void 0,error:c?a:void 0,loading:u||!c,reload:o.reload,cancel:o.cancel}}function tn(e){return e.replace(/^aten::(\w+)(\.\w+)?$/,"$1")}function Dc({parent:e}){let t=[],n=e.map(()=>[]),o=[];return e.forEach((r,s)=>{o.push(r===null?0:(o[r]??0)+1),(r===null?t:n[r]??t).push(s)}),{roots:t,children:n,depth:o}}function hn({parent:e},t){let n=[];for(let o=t;o!==null;o=e[o]??null)n.push(o);return n}function Nc({children:e},t){let n=[t];for(let o=0;o<n.length;o+=1)for(let r of e[n[o]??0]??[])n.push(r);return n}function Pn({fqn:e,type_name:t,call:n},o){let r=e[o]||t[o]||"model",s=n[o]??0;return s>0?`${r} #${s+1}`:r}function Yo({total_bytes:e},{roots:t}){return t.reduce((n,o)=>n+(e[o]??0),0)}var $l=["KiB","MiB","GiB","TiB","PiB","EiB"];function G(e){if(e<0)return`-${G(-e)}`;if(e<1024)return`${e} B`;let t=BigInt(e);for(let n=1;;n+=1){let o=1024n**BigInt(n),r=n<3?1:2,s=10n**BigInt(r),l=(t*s+o/2n)/o;if(l>=1024n*s&&n<$l.length)continue;let a=`.${`${l%s}`.padStart(r,"0")}`;return`${l/s}${t%o===0n?"":a} ${$l[n-1]}`}}var Fc=["FLOPs","kFLOPs","MFLOPs","GFLOPs","TFLOPs","PFLOPs"];function Bc(e){let t=Math.min(Math.floor(Math.log10(Math.max(1,e))/3),Fc.length-1);return`${t>0?(e/1e3**t).toFixed(1):e} ${Fc[t]}`}function Gc(e){if(e<=0)return"0 ms";let t=Math.max(0,1-Math.floor(Math.log10(e)));return`${e.toLocaleString("en-US",{minimumFractionDigits:t,maximumFractionDigits:t})} ms`}function Gn(e){return`${Q(e)} ${Math.abs(e)===1?"byte":"bytes"}`}function Q(e){return e.toLocaleString("en-US")}function Ye(e,t){if(t===0)return"-";if(e===0||e===t)return e?"100%":"0%";if(e>t)return`${Math.max(101,Math.round(100*e/t))}%`;let n=Math.round(1e3*e/t);return n<1?"<0.1%":n<1e3?`${(n/10).toFixed(1)}%`:">99.9%"}function le(e,t,n=`${t}s`){return`${Q(e)} ${e===1?t:n}`}function At(e,t){return[e,t&&`[${t.map(n=>n??"*").join(", ")}]`].filter(Boolean).join(" ")}function Ds(e){let t=/^(\d{1,20}(?:\.\d{1,9})?) ?([KMGTPE]iB|B)?$/.exec(e.trim());return t?Math.floor(Number(t[1])*1024**($l.indexOf(t[2]??"")+1)):null}var py=Symbol.for("pv"),fy=0;function i(e,t,n,o,r,s){t||(t={});var l,a,u=t;if("ref"in u&&typeof e!="function")for(a in u={},t)a=="ref"?l=t[a]:u[a]=t[a];var c={type:e,props:u,key:n,ref:l,__k:null,__:null,__b:0,__e:null,__c:null,constructor:py,__v:--fy,__i:-1,__u:0};return(r||s)&&(c.__source=r,c.__self=s),pe.vnode&&pe.vnode(c),c}function Ns({id:e,children:t}){let{graph:n}=F();return i("button",{type:"button",class:"link","data-id":e.text,onClick:()=>n.goTo(e),children:t})}function co({node:e,text:t}){return i(Ns,{id:Ne(e),children:t})}function Qe({message:e,children:t}){return i("div",{class:"error-box",role:"alert","data-testid":"error",children:[i("p",{children:e}),t&&i("div",{class:"actions",children:t})]})}function ct({error:e,retry:t}){return i(Qe,{message:e.message,children:i("button",{type:"button",onClick:t,children:"Try again"})})}function Me({what:e}){return i("p",{class:"loading",role:"status","data-testid":"loading",children:e})}function J({n:e}){return e==null?i("span",{class:"none",children:"–"}):i("span",{class:e===0?"bytes none":"bytes",title:Gn(e),children:G(e)})}function Rt({part:e,whole:t}){let n=t>0?100*e/t:0;return i("span",{class:"bar","aria-hidden":"true",children:i("span",{style:{width:`${n}%`}})})}function Fs({nbytes:e,storage_nbytes:t}){return t===null||t===e?null:i(K,{children:[" · ","a view of a ",i(J,{n:t})," storage"]})}function Bs({verb:e,savers:t,of:n}){return t.length===0?null:i("p",{class:"sharers",children:[e," ",t.map(({node:o,op:r,fqn:s,slot:l},a)=>i("span",{children:[a>0&&", ",i(co,{node:o,text:r})," ",i("small",{children:[s,l].filter(Boolean).join(" · ")})]},`${o} ${l}`)),n>t.length&&` and ${Q(n-t.length)} more`]})}function Gs(e){return As.find(t=>t.state===e)}function Pt(e){return e.replaceAll(" ","-")}var my={forward:"forward pass",backward:"backward pass",update:"optimizer step"};function Wn(e){return my[e]??e}function zl({state:e}){let{line:t,head:n}=Gs(e),o=n==="none"?29:21;return i("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:i("g",{class:`edge ${Pt(e)}`,children:[i("path",{class:t,d:t==="double"?`M1 3.75H${o}M1 6.25H${o}`:`M1 5H${o}`}),n!=="none"&&i("polygon",{points:hy[n],fill:gy[n]})]})})}var hy={normal:"21,2 29,5 21,8",empty:"21,2 29,5 21,8",diamond:"19,5 24,2 29,5 24,8",vee:"20,1.5 29,5 20,8.5 23,5"},gy={empty:"none"};function po({state:e}){return e===null?i("span",{class:"none",children:"–"}):i("span",{class:"state",children:[i(zl,{state:e}),e]})}function Qo({text:e}){return i("span",{class:"end-of",title:e,children:i("bdi",{children:e})})}function gn({shown:e,of:t}){return t>e?i("p",{class:"hint",children:["and ",Q(t-e)," more"]}):null}function Dl({id:e,reply:t}){let{graph:n}=F(),{value:o,error:r}=t,{value:s,loading:l}=n.picture.state.value;return!s&&l?i(Me,{what:"Waiting for the graph…"}):n.isInPicture(e)?r?i(Qe,{message:r.message}):o?.id!==e.text?i(Me,{what:"Reading the details…"}):o.calls_count>1?i(vy,{drawn:o}):i(K,{children:[i("h2",{"data-testid":"details-title",children:o.title}),i("p",{class:"subtitle",children:[yy[o.kind],o.nodes&&le(o.nodes,"node")].filter(Boolean).join(" · ")}),o.ends.length>0&&i(xy,{drawn:o}),i("p",{"data-testid":"drawn-bytes",children:[by[o.kind]??"attributed"," ",i(J,{n:o.nbytes})]}),o.unknown>0&&i("p",{class:"hint",children:["The memory of ",le(o.unknown,"tensor")," is unknown."]}),i("ul",{class:"saves","data-testid":"drawn-tensors","aria-label":"Tensors",children:o.tensors.map((a,u)=>i(wy,{tensor:a},u))}),i(gn,{shown:o.tensors.length,of:o.tensors_count})]}):i("p",{class:"hint",children:"Not visible in the current graph"})}var yy={stretch:"several ops in one box",leaf:"input",parameter:"parameter",output:"output",edge:"edge"},by={leaf:"memory",parameter:"memory",output:"memory",edge:"carries"};function vy({drawn:e}){let{calls_count:t,calls:n,least_bytes:o,most_bytes:r,nbytes:s}=e,l=o===r?`${G(r)} each`:`${G(o)} to ${G(r)} each`;return i("section",{class:"repeated-calls","data-testid":"repeated",children:[i("p",{children:[i("b",{children:[e.title," ×",Q(t)]})," ","in this box: ",l,", ",i(J,{n:s})," in total. The details below are those of the first."]}),i("details",{children:[i("summary",{children:["All ",Q(t)]}),i("ul",{class:"members",children:n.map(({module:a,fqn:u,nbytes:c})=>i("li",{children:[i(Ns,{id:Oe(a),children:u})," ",i(J,{n:c})]},a))}),i(gn,{shown:n.length,of:t})]})]})}function xy({drawn:e}){return i("p",{class:"where",children:[i(po,{state:e.state})," ",e.ends.map(({id:t,name:n},o)=>{let r=Wt(t);return i("span",{children:[o===0?"from ":" to ",r&&Vt(r)?i(Ns,{id:r,children:n}):n]},t)})]})}function wy({tensor:e}){return i("li",{class:"save",children:[i("p",{class:"save-head",children:[i(po,{state:e.state}),i("span",{class:"type",children:At(e.dtype,e.shape)}),i(J,{n:e.nbytes})]}),i("p",{class:"facts",children:[[e.category,e.name].filter(Boolean).join(" "),i(Fs,{...e})]}),i(Bs,{verb:"saved by",savers:e.savers,of:e.savers_count})]})}function Nl({title:e,edges:t,of:n}){return t.length===0?null:i("section",{children:[i("h3",{children:[e," ",n>1&&i("small",{children:Q(n)})]}),i("ul",{class:"edges","data-testid":e.toLowerCase(),"aria-label":e,children:t.map((o,r)=>i("li",{children:[i("p",{children:[i(co,{node:o.node,text:o.op})," ",i("small",{children:o.fqn})]}),i("p",{class:"save-head",children:[i(po,{state:o.state}),i("span",{class:"type",children:At(o.dtype,o.shape)}),i(J,{n:o.nbytes})]})]},r))}),i(gn,{shown:t.length,of:n})]})}function Jo(e,t,n){let o=URL.createObjectURL(new Blob([n],{type:t})),r=document.createElement("a");r.href=o,r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(o),1e4)}function Ws(...e){return e.map(t=>String(t).replaceAll(/[^\w.-]+/g,"_")).join("-")}async function Wc(e){try{await navigator.clipboard.writeText(e)}catch{let t=document.activeElement,n=document.createElement("textarea");n.value=e,n.style.position="fixed",n.style.opacity="0",document.body.append(n),n.select(),document.execCommand("copy"),n.remove(),t instanceof HTMLElement&&t.focus()}}function Fl({text:e,label:t}){let[n,o]=Vs();return i("button",{type:"button",class:"quiet copy",onClick:()=>o(e),"aria-label":t,title:t,children:n?"copied":"copy"})}function Vc(){let{link:e}=F(),[t,n]=Vs();return i("span",{class:"copy-link",children:[i("button",{type:"button",class:"quiet",title:"Copy a link to this view","data-testid":"copy-link",onClick:()=>n(e()),children:"Copy link"}),i("span",{role:"status","data-testid":"link-copied",children:t&&"copied"})]})}function Vs(){let[e,t]=Y(!1),n=ie(0);return[e,r=>{Wc(r).then(()=>{t(!0),window.clearTimeout(n.current),n.current=window.setTimeout(()=>t(!1),1500)})}]}function fo({code:e,label:t,testId:n}){return i("div",{class:"snippet",children:[i("pre",{"data-testid":n,tabIndex:0,children:e}),i(Fl,{text:e,label:t})]})}function Hs({names:e,label:t}){let{change:n,isServed:o}=F();return!e||!o?null:i("button",{type:"button",class:"link checkpoint-link","data-testid":"what-if",title:`Predict with ${e} checkpointed`,onClick:r=>{r.stopPropagation(),n({view:"optimize",settings:{optimize:{checkpoint:e}}})},children:t})}function Hc({recording:e}){let t=F(),{selected:n}=t.address.value,o=Vt(n)?{[n.kind]:n.number}:null,{value:r,error:s,loading:l}=ut("detail.json",o),a=ut("drawn.json",t.graph.boxParams(n));if(n===null)return null;let u=l||a.loading,c=r?.id===n.text?r:void 0;return i("aside",{class:"details","aria-label":"Details","aria-busy":u,"data-testid":"details",children:[i("button",{type:"button",class:"quiet close","aria-label":"Close the details","data-testid":"details-close",onClick:()=>t.select(null),children:"×"}),!Vt(n)&&i(Dl,{id:n,reply:a}),Vt(n)&&s&&i(Qe,{message:s.message}),Vt(n)&&!c&&!s&&i(Me,{what:"Reading the details…"}),Vt(n)&&c&&i(_y,{id:n,detail:c,box:a,recording:e})]})}function _y({id:e,detail:t,box:n,recording:o}){let{graph:r}=F(),s=e.kind==="module";return i(K,{children:[i(ky,{id:e,detail:t,recording:o}),r.times(e)>1&&i(Dl,{id:e,reply:n}),i("dl",{class:"sums",children:[i(Bl,{label:`attributed ${t.where}`.trimEnd(),n:t.attributed_bytes,help:s?"Storages attributed to the ops inside.":"Storages attributed to this op: it saved them first."}),t.shared_bytes!==null&&i(Bl,{label:"shared",n:t.shared_bytes,help:"Saved here too, but attributed to another op."}),i(Bl,{label:"exclusive",n:t.exclusive_bytes,help:`Memory released if only this ${s?"module":"op"} stopped saving.`})]}),i("section",{children:[i("h3",{children:s?"Saved tensors, largest first":"Saved tensors"}),t.saves.length===0&&i("p",{class:"hint",children:"Saves nothing for backward."}),i("ul",{class:"saves","data-testid":"saves",children:t.saves.map((l,a)=>i(Sy,{save:l,isInModule:s},a))}),i(gn,{shown:t.saves.length,of:t.saves_count})]}),i(Ry,{detail:t}),i(Nl,{title:"Inputs",edges:t.inputs,of:t.inputs_count}),i(Nl,{title:"Outputs",edges:t.outputs,of:t.outputs_count})]})}function Bl({label:e,n:t,help:n}){return i("div",{title:n,children:[i("dt",{children:e}),i("dd",{children:i(J,{n:t})})]})}function ky({id:e,detail:t,recording:n}){let{graph:o,recordings:r,views:s}=F(),l=e.kind==="module",a=t.file?`${t.file}:${t.line}`:t.source,u=l?r.moduleAround(e):t.module;return i(K,{children:[i("h2",{"data-testid":"details-title",children:t.title||t.type_name||"model"}),i("p",{class:"subtitle",children:[l?t.type_name:t.name,t.region!==null&&"recomputed in the backward pass"].filter(Boolean).join(" · ")}),u!==null&&i("p",{class:"where",children:["in"," ",i("button",{type:"button",class:"link",onClick:()=>o.goTo(Oe(u)),children:Pn(n.modules,u)})," ",i("small",{children:n.modules.type_name[u]})]}),s.shown.value!=="graph"&&i("p",{class:"where",children:i("button",{type:"button",class:"link","data-testid":"show-in-graph",onClick:()=>o.reveal(e),children:"Show in graph"})}),l&&i("p",{class:"where",children:i(Hs,{names:n.modules.fqn[e.number]??"",label:"Predict with checkpointing"})}),a&&i("p",{class:"where source",children:[i("code",{title:a,children:t.source}),t.function&&i("small",{children:t.function}),i(Fl,{text:a,label:"Copy the source location"})]})]})}function Sy({save:e,isInModule:t}){let n=e.category==="parameter"||e.category==="buffer";return i("li",{class:e.attributed?"save":"save shared",children:[i("p",{class:"save-head",children:[i("code",{class:"slot",children:e.slot}),i("span",{class:"type",children:At(e.dtype,e.shape)}),i(J,{n:e.nbytes})]}),t&&i("p",{children:["by ",i(co,{node:e.node,text:e.op})]}),i("p",{class:"facts",children:[[e.category&&(e.name?`${e.category} ${e.name}`:e.category),e.kind!=="saved"&&e.kind,!e.attributed&&!n&&"attributed to another op"].filter(Boolean).join(" · "),i(Fs,{...e})]}),i("p",{class:"reason",children:e.reason}),e.formula&&i("p",{class:"formula",children:i("code",{children:e.formula})}),i(Bs,{verb:"shared with",savers:e.shared_with,of:e.shared_count})]})}function Ry({detail:{released:e,released_bytes:t,released_count:n}}){return n===0?null:i("section",{children:[i("h3",{children:["Backward frees ",i(J,{n:t})]}),i("ul",{class:"edges","data-testid":"releases","aria-label":"Freed in its backward pass",children:e.map(({storage:o,made_by:{name:r,fqn:s,node:l,backward_of:a},...u})=>i("li",{children:[i("p",{children:["allocated ",a?"in ":"by ",i(Py,{op:a?.op??r,node:a?.node??l}),a&&"'s backward"," ",i("small",{children:a?.fqn??s})]}),i("p",{class:"save-head",children:[i("span",{class:"type",children:At(u.dtype,u.shape)}),i(J,{n:u.nbytes}),i("small",{children:["after op ",Q(u.ended??0)]})]})]},o))}),i(gn,{shown:e.length,of:n})]})}function Py({op:e,node:t}){return t===null?i(K,{children:tn(e)}):i(co,{node:t,text:tn(e)})}var Ty=`import tb_actmem
from torch.utils.tensorboard import SummaryWriter

with SummaryWriter(LOGDIR) as writer:
    with tb_actmem.record(model) as recorder:
        loss = loss_fn(model(inputs), targets)
    tb_actmem.add_recording(
        writer, "activation_memory", recorder.recording, global_step=0
    )
`;function Uc({logdir:e}){let t=e||"runs",n=Ty.replace("LOGDIR",()=>JSON.stringify(t));return i("div",{class:"empty","data-testid":"empty",children:[i("h1",{children:"No recording here yet"}),i("p",{children:[e?i(K,{children:["The log directory ",i("code",{children:e})," holds no activation memory recording."]}):"The log directories hold no activation memory recording."," ","Record a training, without a change of it:"]}),i(fo,{code:`tb-actmem record -o ${Cy(`${t}/train`)} train.py`,label:"Copy the command",testId:"command"}),i("p",{children:"Or record a step of your program, and add it to the log:"}),i(fo,{code:n,label:"Copy the code",testId:"snippet"}),i("p",{class:"hint",children:["A recording appears here once the writer has flushed it (",i("code",{children:"writer.flush()"}),", or leaving the ",i("code",{children:"with"})," block) and the server has read the log again."]})]})}function Cy(e){return/^[\w./~-]+$/.test(e)?e:`'${e.replaceAll("'","'\\''")}'`}function Oy(e){let t=[];for(let n of e.filter(({is_main:o})=>o)){let o=t.at(-1);n.level===0&&!n.is_aside||!o?t.push({total:n,parts:[]}):o.parts.push(n)}return t}function jc({lines:e}){return i("dl",{class:"all-totals","data-testid":"totals-lines",children:Oy(e).map(({total:t,parts:n})=>i("div",{class:"account",children:[i(Kc,{line:t}),n.map(o=>i(Kc,{line:o},o.key))]},t.key))})}function Kc({line:e}){let t=e.is_aside?1:Math.min(e.level,3);return i("div",{class:`line level-${t}`,"data-testid":`totals-line-${e.key}`,children:[i("dt",{children:e.is_aside?e.where:`${e.label} ${e.where}`.trimEnd()}),i(Gl,{line:e,id:e.key})]})}function Gl({line:e,id:t}){let n=`help-${t}`;return i("dd",{children:[i("button",{type:"button",class:"figure","aria-describedby":n,children:e.nbytes===null?"not known":G(e.nbytes)}),i("span",{class:"tooltip",role:"tooltip",id:n,children:[i("b",{children:e.nbytes===null?"not known":Gn(e.nbytes)}),e.help]})]})}function Yc({recording:e}){let[t,n]=Y(!1),{meta:o,totals:r,headline:s}=e;return i("header",{class:"header",children:[i("div",{class:"headline",children:[o.label&&i("h1",{class:"label",title:o.label,children:o.label}),i(Ey,{lines:Ay(r,s)}),i("button",{type:"button",class:"quiet","aria-expanded":t,"aria-controls":"all-totals","data-testid":"all-totals",onClick:()=>n(!t),children:t?"fewer totals":"all totals"}),i(My,{meta:o})]}),i("div",{id:"all-totals",hidden:!t,children:i(jc,{lines:r})}),i(Iy,{notes:o.notes})]})}function My({meta:e}){let t=[e.device,`torch ${e.torch_version}`,e.created_ns?new Date(e.created_ns/1e6).toLocaleString():""];return i("span",{class:"provenance",children:[e.rank!==null&&`rank ${e.rank}`,i("span",{class:"rest",children:[e.rank!==null&&" · ",t.filter(Boolean).join(" · ")]})]})}function Ey({lines:e}){return i("dl",{class:"totals","data-testid":"totals",children:e.map((t,n)=>i("div",{class:t.key,"data-testid":`total-${t.key}`,children:[i("dt",{children:Ly(t,n)}),i(Gl,{line:t,id:`total-${t.key}`})]},t.key))})}function Ay(e,t){return t.flatMap(n=>e.find(o=>o.key===n)??[])}function Ly({label:e,where:t,is_aside:n},o){return n?t:o===0?`${e} ${t}`.trimEnd():e}function Iy({notes:e}){let[t,n]=Y(""),[o,...r]=e;if(o===void 0)return null;let s=[...new Set(r.map(a=>a.code))].filter(Boolean),l=r.filter(a=>!s.includes(t)||a.code===t);return i("div",{class:"notes",role:"note","data-testid":"notes",children:[i(qc,{note:o}),r.length>0&&i("details",{children:[i("summary",{children:r.length===1?"1 more note":`${r.length} more notes`}),s.length>1&&i("select",{"aria-label":"notes of one kind","data-testid":"note-codes",value:t,onChange:a=>n(a.currentTarget.value),children:[i("option",{value:"",children:"all notes"}),s.map(a=>i("option",{children:a},a))]}),l.map(a=>i(qc,{note:a},a.text))]})]})}function qc({note:e}){return i("p",{children:[e.text," ",e.code&&i("code",{children:["[",e.code,"]"]})]})}function Zo(e){let t=e.toLowerCase().split(/\s+/).filter(Boolean);return n=>t.every(o=>n.includes(o))}function Us(e){try{let t=new RegExp(e,"i");return n=>t.test(n)}catch{return null}}function yn({label:e,testId:t,isInvalid:n=!1,onInput:o,...r}){return i("input",{...r,list:void 0,"aria-label":e,"aria-invalid":n,"data-testid":t,onInput:s=>o(s.currentTarget.value)})}function Qc(){let{address:e,change:t,recordings:n}=F(),[o,r]=Y(!1),s=$y("(min-width: 821px)"),l=n.entry.value;if(!l)return null;let{run:a,tag:u,step:c}=l,d=e.value.runs,p=Us(d)!==null,m=n.matchingRuns.value,h=n.damaged.value;return i("aside",{class:"sidebar","data-testid":"sidebar",children:i("details",{class:"choices",open:s||o,onToggle:y=>!s&&r(y.currentTarget.open),children:[i("summary",{children:[a.run,c&&` · step ${c.step}`]}),c&&i(Dy,{tag:u,step:c.step}),a.tags.length>1&&i(zy,{tags:a.tags,tag:u.tag}),i("fieldset",{class:"runs",children:[i("legend",{children:"Runs"}),i(yn,{type:"search",placeholder:"Filter runs (regex)",label:"Filter runs by regular expression",isInvalid:!p,title:p?"":"Not a regular expression yet: matched as plain text.",testId:"run-filter",value:d,onInput:y=>t({runs:y})}),i("div",{class:"run-list",children:[m.map(y=>i("label",{class:"run",title:y,children:[i("input",{type:"radio",name:"run",value:y,checked:y===a.run,onChange:()=>n.chooseRun(y)}),i("span",{children:y}),h.has(y)&&i("small",{children:"× cannot be read"})]},y)),m.length===0&&i("p",{class:"hint",children:"No run matches."})]})]})]})})}function $y(e){let t=te(()=>window.matchMedia(e),[e]),[n,o]=Y(t.matches);return ce(()=>{let r=()=>o(t.matches);return t.addEventListener("change",r),()=>t.removeEventListener("change",r)},[t]),n}function zy({tags:e,tag:t}){let{recordings:n}=F(),o=e.find(r=>r.tag===t)?.description;return i("label",{class:"field",children:[i("span",{children:"Tag"}),i("select",{"data-testid":"tag",value:t,title:o,onChange:r=>n.chooseTag(r.currentTarget.value),children:e.map(r=>i("option",{value:r.tag,children:r.tag},r.tag))})]})}function Dy({tag:e,step:t}){let{recordings:n}=F(),[o,r]=Y(null),s=e.steps,l=s.findIndex(c=>c.step===t),a=s[o??l],u=c=>{let d=s[c];r(null),d&&n.chooseStep(c===s.length-1?null:d.step)};return i("div",{class:"field","data-testid":"step",children:[i("span",{id:"step-label",children:["Step ",i("b",{class:"number",children:a?.step}),s.length>1&&i("small",{children:[(o??l)+1," of ",s.length]})]}),s.length>1&&i("div",{class:"step-row",children:[i("button",{type:"button","aria-label":"Previous step","data-testid":"step-previous",disabled:l<=0,onClick:()=>u(l-1),children:"‹"}),i("input",{type:"range",min:0,max:s.length-1,value:o??l,"aria-labelledby":"step-label","aria-valuetext":`step ${a?.step}`,"data-testid":"step-slider",onInput:c=>r(Number(c.currentTarget.value)),onChange:c=>u(Number(c.currentTarget.value))}),i("button",{type:"button","aria-label":"Next step","data-testid":"step-next",disabled:l>=s.length-1,onClick:()=>u(l+1),children:"›"})]}),a&&i("small",{children:a.wall_time===null?"time not known":Ny(a.wall_time)})]})}function Ny(e){return new Date(e*1e3).toLocaleString()}function Zc(){let{isServed:e}=F(),t=ut("totals.json",e?{}:null).current?.totals??[];return t.length===0?i(Me,{what:Jc}):i("div",{class:"recording",children:[i("header",{class:"header",children:i("div",{class:"headline",children:i("dl",{class:"totals","data-testid":"rounded-totals",children:t.map(({key:n,label:o,help:r,nbytes:s})=>i("div",{class:n,title:r,children:[i("dt",{children:o}),i("dd",{class:"figure",children:G(s)})]},n))})})}),i(Me,{what:`Rounded to seven digits. ${Jc}`})]})}var Jc="Reading the recording…";function Fy(e){ce(()=>{let t=n=>{let o=n.target instanceof Element&&n.target.matches("input, select");n.key==="Escape"&&!n.defaultPrevented&&!o&&e()};return window.addEventListener("keydown",t),()=>window.removeEventListener("keydown",t)},[e])}function Xc(){let e=F();Fy(e.deselect);let{value:t,error:n,loading:o}=e.recordings.index.state.value,r=i("button",{type:"button",onClick:e.reload,children:"Try again"});if(!t)return n?i(Qe,{message:n.message,children:r}):o?i(Me,{what:"Looking for recordings…"}):null;let s=e.recordings.entry.value;return s?i("div",{class:"app",children:[i(Qc,{}),i("main",{class:"main",children:[n&&i(Qe,{message:n.message,children:r}),i(By,{index:t,shown:s}),s.step?i(Gy,{}):i(Qe,{message:s.tag.problem??"This tag holds no recording.",children:r})]})]}):i(Uc,{logdir:t.logdir})}function By({index:e,shown:t}){let{address:n,recordings:o}=F(),r=$s(e,n.value)||$c(e,n.value,o.unreadable.value);if(!r)return null;let s=t.step&&` · step ${t.step.step}`;return i("p",{class:"missing",role:"status","data-testid":"missing",children:[r," Showing ",t.run.run,s,"."]})}function Gy(){let{change:e,recordings:t,views:n}=F(),{value:o,error:r,loading:s}=t.recording.state.value;if(r)return i(ct,{error:r,retry:t.recording.reload});if(!o)return i(Zc,{});let[l,a]=[n.available.value,n.shown.value];return i("div",{class:"recording","aria-busy":s,"data-testid":"recording",children:[s&&i(Wy,{}),i(Yc,{recording:o}),i("div",{class:"tab-bar",children:[i(Uy,{views:l,shown:a,onChoose:u=>e({view:u})}),i(Vc,{})]}),i("div",{class:"stage",children:[l.filter(({key:u,isKept:c})=>c||u===a).map(u=>i(Vy,{view:u,recording:o,isHidden:u.key!==a},u.key)),i(Hc,{recording:o})]})]})}function Wy(){let{run:e,step:t}=F().recordings.shown.value??{};return i("p",{class:"reading",role:"status","data-testid":"reading",children:["Reading ",e," · step ",t,"…"]})}function Vy({view:e,recording:t,isHidden:n}){return i("section",{class:"view",role:"tabpanel",id:`view-${e.key}`,"aria-labelledby":`tab-${e.key}`,"data-testid":`view-${e.key}`,hidden:n,children:i(Hy,{view:e,recording:t,isHidden:n})})}function Hy({view:e,recording:t,isHidden:n}){let{views:o}=F(),r=o.reply(e),{value:s,part:l,error:a,loading:u}=r?.state.value??{},c=l??s;return a?i(ct,{error:a,retry:()=>r?.reload()}):r&&c===void 0?u?i(Me,{what:e.waiting??"Reading…"}):null:i(e.Panel,{recording:t,reply:c,isLoading:u===!0,isHidden:n})}function Uy({views:e,shown:t,onChoose:n}){return ce(()=>{document.getElementById(`tab-${t}`)?.scrollIntoView({block:"nearest",inline:"nearest"})},[t]),i("div",{class:"tabs",role:"tablist","aria-label":"Views",onKeyDown:r=>{let s={ArrowLeft:-1,ArrowRight:1}[r.key];if(s===void 0)return;let l=e.map(({key:u})=>u),a=l[(l.indexOf(t)+s+l.length)%l.length];a&&(n(a),document.getElementById(`tab-${a}`)?.focus())},children:e.map(({key:r,title:s})=>i("button",{type:"button",role:"tab",id:`tab-${r}`,"data-testid":`tab-${r}`,"aria-selected":r===t,"aria-controls":`view-${r}`,tabIndex:r===t?0:-1,onClick:()=>n(r),children:s},r))})}function Ks(e){return Wl(e)??Xo(e)}function Xo({checkpoint:e,save:t,offload:n,rewrite:o}){return!e&&!n&&!o?null:{...e&&{checkpoint:e},...e&&t&&{save:t},...n&&{offload:n},...o&&{rewrite:o}}}function Wl(e){let t=zs.find(n=>e[n]);return t?{goal:t,value:e[t]??"",mayOffload:Vl(e)}:null}function Vl(e){return e.may_offload==="1"}function mo(e){if(!("goal"in e))return{...Xo({...e})};let{goal:t,value:n,mayOffload:o}=e;return{...n&&{[t]:n},...o&&{may_offload:"1"}}}function js({goal:e,value:t,mayOffload:n}){return{[e]:t,...n?{offload:!0}:{}}}function td(e,t,n){let o=Ks(n);if(o)return{comparand:o,problem:""};if(n.run===void 0)return ed(jy(e,t));let r=Ky(n),s=$s(e,r);if(s)return{comparand:null,problem:s};let l=zr(e,r),a=l&&Is(l);return a?Hl(a,t)?{comparand:null,problem:"This is the recording already shown: choose another one."}:ed(a):{comparand:null,problem:l?.tag.problem??"This tag holds no recording."}}function Nr({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}function Ky({run:e="",tag:t="",step:n=""}){return{run:e,tag:t,step:/^-?\d+$/.test(n)?Number(n):null}}function ed(e){return{comparand:e&&{key:e},problem:""}}function nd({run:e,tag:t,step:n},o){return e===o.run&&t===o.tag&&n===String(o.step)}function Hl(e,t){return e.run===t.run&&e.tag===t.tag&&e.step===t.step}function jy(e,t){let n=e.runs.findIndex(({run:c})=>c===t.run),o=e.runs[n]?.tags.find(({tag:c})=>c===t.tag),s=[...e.runs.slice(n+1),...e.runs.slice(0,n)].flatMap(({run:c,tags:d})=>{let p=mn({tags:d.filter(Qy)},t.tag),m=Yy(c,t.run);return p&&o?{run:c,tag:p,letters:m,apart:qy(p,o)}:[]}),[l]=s.sort((c,d)=>c.apart===d.apart?d.letters-c.letters:c.apart-d.apart);if(l){let{run:c,tag:d}=l,p=d.steps.find(m=>m.step===t.step)??d.steps.at(-1);if(p)return{run:c,tag:d.tag,...p}}let a=o?.steps.findIndex(({step:c})=>c===t.step)??-1,u=o?.steps[a-1]??o?.steps[a+1];return u?{run:t.run,tag:t.tag,...u}:null}function qy(e,t){return!(e.model_parameter_bytes===t.model_parameter_bytes)||e.model_parameter_bytes===null?1/0:e.made_bytes===null||t.made_bytes===null?Number.MAX_VALUE:Math.abs(e.made_bytes-t.made_bytes)}function Yy(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1;return n}function Qy({problem:e,steps:t}){return e===null&&t.length>0}function er(e){if("goal"in e){let{goal:r,value:s,mayOffload:l}=e;return{[r]:s,...l?{offload:"1"}:{}}}if(!("key"in e))return{...e};let{run:t,tag:n,step:o}=e.key;return{other_run:t,other_tag:n,other_step:o}}var tr="compare";function Ul(e,t){return JSON.stringify([e,t])}function od(e,t,{address:n,change:o},{index:r,shown:s,fetchOfShown:l,choose:a},u){let c=xe(()=>{let{value:_}=r.state.value;return _&&s.value?td(_,s.value,He(n.value,tr)):null}),d=xe(()=>c.value?.comparand&&JSON.stringify(c.value.comparand));function p(_,O,E){let M={...Xt(_),...js(O)};return qo(()=>e.get("plan.json",M,E),E,()=>{})}let m=()=>u.value===tr&&d.value?d.value:null,h=l(()=>m()?`compare ${m()}`:null,async(_,O)=>{let E=c.peek()?.comparand;if(!E)throw new Error("Nothing is chosen to compare with.");if("goal"in E){let{planned:z,unreachable:I}=await p(_,E,O);if(I)throw new en(I.problem);return{shown:_,comparand:E,comparison:z&&z.comparison,planned:z}}let M={...Xt(_),...er(E)},D=await e.get("compare.json",M,O);return{shown:_,comparand:E,comparison:D,planned:null}}),y=l(()=>{let{value:_,loading:O}=h.state.value;return!m()||O||!_?.comparison?.changes_count?null:`difference ${m()} ${He(n.value,tr).open??""}`},async(_,O)=>{let E=c.peek()?.comparand;if(!E)throw new Error("Nothing is chosen to compare with.");let M=Ht(He(n.peek(),tr).open??""),D={...Xt(_),...er(E),...M===null?{}:{expand:[...M]}},z=await e.get("compare.dot",D,O);return{pair:Ul(_,E),graph:z,layout:await t(z.dot,O)}});function x(_){let O=He(n.peek(),tr);o({settings:{compare:fn(O,"open",kt(_))}})}function k(_){let O=new Set(y.state.peek().value?.graph.expand);O.delete(_)||O.add(_),x([...O])}function P(){let[_,O]=[s.peek(),c.peek()?.comparand];!_||!O||!("key"in O)||(a(O.key),o({settings:{compare:Nr(_)}}))}let v=null,S=at(()=>{let[_,O]=[v,s.value];if(v=O,!_||!O||Hl(_,O))return;let E=He(n.peek(),tr);!Ks(E)&&nd(E,O)&&o({settings:{compare:Nr(_)}})});return{choice:c,reply:h,difference:y,open:x,toggle:k,swap:P,dispose:S}}function qs(e){return[...new Set(e.flat())].sort((t,n)=>t-n)}function rd(e,{op:t,phases:n}){if(!(e.length===n.length&&e.every((l,a)=>l.kind===n[a]?.kind)))return{op:t,end:n.at(-1)?.end_op??1/0};let r=0;return{op:t.map(l=>{for(;r<n.length-1&&l>=(n[r]?.end_op??0);)r+=1;let[a,u]=[n[r],e[r]];if(!a||!u||a.end_op===a.first_op)return u?.first_op??l;let c=(l-a.first_op)/(a.end_op-a.first_op);return u.first_op+c*(u.end_op-u.first_op)}),end:e.at(-1)?.end_op??1/0}}function Kl(e,t){let n=-1;return e.map(o=>{for(;(t[n+1]??1/0)<=o;)n+=1;return n})}function sd(e,{op:t,end:n},o){return Kl(e,t).map((r,s)=>(e[s]??0)>n?null:o[r]??0)}function id(e,t){return e.map(n=>t.get(n)??null)}function Ys(e,t){let n=0;return e.forEach((o,r)=>{Math.abs(o-t)<Math.abs((e[n]??1/0)-t)&&(n=r)}),n}var Jy="uplot",Zy="u-hz",Xy="u-vt",eb="u-title",tb="u-wrap",nb="u-under",ob="u-over",rb="u-axis",yo="u-off",sb="u-select",ib="u-cursor-x",lb="u-cursor-y",ab="u-cursor-pt",ub="u-legend",cb="u-live",db="u-inline",pb="u-series",fb="u-marker",ld="u-label",mb="u-value",Br="width",Gr="height";var ad="bottom",nr="left",jl="right",ca="#000",ud=ca+"0",ql="mousemove",cd="mousedown",Yl="mouseup",dd="mouseenter",pd="mouseleave",fd="dblclick",hb="resize",gb="scroll",md="change",ei="dppxchange",da="--",ur=typeof window<"u",ea=ur?document:null,rr=ur?window:null,yb=ur?navigator:null,ye,Qs;function ta(){let e=devicePixelRatio;ye!=e&&(ye=e,Qs&&oa(md,Qs,ta),Qs=matchMedia(`(min-resolution: ${ye-.001}dppx) and (max-resolution: ${ye+.001}dppx)`),bo(md,Qs,ta),rr.dispatchEvent(new CustomEvent(ei)))}function Lt(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function na(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function Ee(e,t,n){e.style[t]=n+"px"}function nn(e,t,n,o){let r=ea.createElement(e);return t!=null&&Lt(r,t),n?.insertBefore(r,o),r}function Ut(e,t){return nn("div",e,t)}var hd=new WeakMap;function bn(e,t,n,o,r){let s="translate("+t+"px,"+n+"px)",l=hd.get(e);s!=l&&(e.style.transform=s,hd.set(e,s),t<0||n<0||t>o||n>r?Lt(e,yo):na(e,yo))}var gd=new WeakMap;function yd(e,t,n){let o=t+n,r=gd.get(e);o!=r&&(gd.set(e,o),e.style.background=t,e.style.borderColor=n)}var bd=new WeakMap;function vd(e,t,n,o){let r=t+""+n,s=bd.get(e);r!=s&&(bd.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var pa={passive:!0},bb={...pa,capture:!0};function bo(e,t,n,o){t.addEventListener(e,n,o?bb:pa)}function oa(e,t,n,o){t.removeEventListener(e,n,pa)}ur&&ta();function on(e,t,n,o){let r;n=n||0,o=o||t.length-1;let s=o<=2147483647;for(;o-n>1;)r=s?n+o>>1:It((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function jd(e){return(n,o,r)=>{let s=-1,l=-1;for(let a=o;a<=r;a++)if(e(n[a])){s=a;break}for(let a=r;a>=o;a--)if(e(n[a])){l=a;break}return[s,l]}}var qd=e=>e!=null,Yd=e=>e!=null&&e>0,oi=jd(qd),vb=jd(Yd);function xb(e,t,n,o=0,r=!1){let s=r?vb:oi,l=r?Yd:qd;[t,n]=s(e,t,n);let a=e[t],u=e[t];if(t>-1)if(o==1)a=e[t],u=e[n];else if(o==-1)a=e[n],u=e[t];else for(let c=t;c<=n;c++){let d=e[c];l(d)&&(d<a?a=d:d>u&&(u=d))}return[a??ke,u??-ke]}function ri(e,t,n,o){let r=_d(e),s=_d(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let l=n==10?Tn:Qd,a=r==1?It:Kt,u=s==1?Kt:It,c=a(l(Ze(e))),d=u(l(Ze(t))),p=sr(n,c),m=sr(n,d);return n==10&&(c<0&&(p=Se(p,-c)),d<0&&(m=Se(m,-d))),o||n==2?(e=p*r,t=m*s):(e=ep(e,p),t=si(t,m)),[e,t]}function fa(e,t,n,o){let r=ri(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var ma=.1,xd={mode:3,pad:ma},Vr={pad:0,soft:null,mode:0},wb={min:Vr,max:Vr};function ti(e,t,n,o){return ii(n)?wd(e,t,n):(Vr.pad=n,Vr.soft=o?0:null,Vr.mode=o?3:0,wd(e,t,wb))}function he(e,t){return e??t}function _b(e,t,n){for(t=he(t,0),n=he(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function wd(e,t,n){let o=n.min,r=n.max,s=he(o.pad,0),l=he(r.pad,0),a=he(o.hard,-ke),u=he(r.hard,ke),c=he(o.soft,ke),d=he(r.soft,-ke),p=he(o.mode,0),m=he(r.mode,0),h=t-e,y=Tn(h),x=vt(Ze(e),Ze(t)),k=Tn(x),P=Ze(k-y);(h<1e-24||P>10)&&(h=0,(e==0||t==0)&&(h=1e-24,p==2&&c!=ke&&(s=0),m==2&&d!=-ke&&(l=0)));let v=h||x||1e3,S=Tn(v),_=sr(10,It(S)),O=v*(h==0?e==0?.1:1:s),E=Se(ep(e-O,_/10),24),M=e>=c&&(p==1||p==3&&E<=c||p==2&&E>=c)?c:ke,D=vt(a,E<M&&e>=M?M:rn(M,E)),z=v*(h==0?t==0?.1:1:l),I=Se(si(t+z,_/10),24),C=t<=d&&(m==1||m==3&&I>=d||m==2&&I<=d)?d:-ke,A=rn(u,I>C&&t<=C?C:vt(C,I));return D==A&&D==0&&(A=100),[D,A]}var kb=new Intl.NumberFormat(ur?yb.language:"en-US"),ha=e=>kb.format(e),$t=Math,Xs=$t.PI,Ze=$t.abs,It=$t.floor,Je=$t.round,Kt=$t.ceil,rn=$t.min,vt=$t.max,sr=$t.pow,_d=$t.sign,Tn=$t.log10,Qd=$t.log2,Sb=(e,t=1)=>$t.sinh(e)*t,Ql=(e,t=1)=>$t.asinh(e/t),ke=1/0;function kd(e){return(Tn((e^e>>31)-(e>>31))|0)+1}function ra(e,t,n){return rn(vt(e,t),n)}function Jd(e){return typeof e=="function"}function de(e){return Jd(e)?e:()=>e}var Rb=()=>{},Zd=e=>e,Xd=(e,t)=>t,Pb=e=>null,Sd=e=>!0,Rd=(e,t)=>e==t,Tb=/\.\d*?(?=9{6,}|0{6,})/gm,vo=e=>{if(np(e)||Hn.has(e))return e;let t=`${e}`,n=t.match(Tb);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,s]=t.split("e");return+`${vo(r)}e${s}`}return Se(e,o)};function ho(e,t){return vo(Se(vo(e/t))*t)}function si(e,t){return vo(Kt(vo(e/t))*t)}function ep(e,t){return vo(It(vo(e/t))*t)}function Se(e,t=0){if(np(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Je(o)/n}var Hn=new Map;function tp(e){return((""+e).split(".")[1]||"").length}function Ur(e,t,n,o){let r=[],s=o.map(tp);for(let l=t;l<n;l++){let a=Ze(l),u=Se(sr(e,l),a);for(let c=0;c<o.length;c++){let d=e==10?+`${o[c]}e${l}`:o[c]*u,p=(l>=0?0:a)+(l>=s[c]?0:s[c]),m=e==10?d:Se(d,p);r.push(m),Hn.set(m,p)}}return r}var Hr={},ga=[],ir=[null,null],Vn=Array.isArray,np=Number.isInteger,Cb=e=>e===void 0;function Pd(e){return typeof e=="string"}function ii(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Ob(e){return e!=null&&typeof e=="object"}var Mb=Object.getPrototypeOf(Uint8Array),op="__proto__";function lr(e,t=ii){let n;if(Vn(e)){let o=e.find(r=>r!=null);if(Vn(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=lr(e[r],t)}else n=e.slice()}else if(e instanceof Mb)n=e.slice();else if(t(e)){n={};for(let o in e)o!=op&&(n[o]=lr(e[o],t))}else n=e;return n}function Ue(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=op&&(ii(e[r])?Ue(e[r],lr(o[r])):e[r]=lr(o[r]))}return e}var Eb=0,Ab=1,Lb=2;function Ib(e,t,n){for(let o=0,r,s=-1;o<t.length;o++){let l=t[o];if(l>s){for(r=l-1;r>=0&&e[r]==null;)e[r--]=null;for(r=l+1;r<n&&e[r]==null;)e[s=r++]=null}}}function $b(e,t){if(Nb(e)){let l=e[0].slice();for(let a=1;a<e.length;a++)l.push(...e[a].slice(1));return Fb(l[0])||(l=Db(l)),l}let n=new Set;for(let l=0;l<e.length;l++){let u=e[l][0],c=u.length;for(let d=0;d<c;d++)n.add(u[d])}let o=[Array.from(n).sort((l,a)=>l-a)],r=o[0].length,s=new Map;for(let l=0;l<r;l++)s.set(o[0][l],l);for(let l=0;l<e.length;l++){let a=e[l],u=a[0];for(let c=1;c<a.length;c++){let d=a[c],p=Array(r).fill(void 0),m=t?t[l][c]:Ab,h=[];for(let y=0;y<d.length;y++){let x=d[y],k=s.get(u[y]);x===null?m!=Eb&&(p[k]=x,m==Lb&&h.push(k)):p[k]=x}Ib(p,h,r),o.push(p)}}return o}var zb=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Db(e){let t=e[0],n=t.length,o=Array(n);for(let s=0;s<o.length;s++)o[s]=s;o.sort((s,l)=>t[s]-t[l]);let r=[];for(let s=0;s<e.length;s++){let l=e[s],a=Array(n);for(let u=0;u<n;u++)a[u]=l[o[u]];r.push(a)}return r}function Nb(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let s=0;s<n;s++)if(r[s]!=t[s])return!1}}return!0}function Fb(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=o)return!0;let s=vt(1,It((r-o+1)/t));for(let l=e[o],a=o+s;a<=r;a+=s){let u=e[a];if(u!=null){if(u<=l)return!1;l=u}}return!0}var rp=["January","February","March","April","May","June","July","August","September","October","November","December"],sp=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function ip(e){return e.slice(0,3)}var Bb=sp.map(ip),Gb=rp.map(ip),Wb={MMMM:rp,MMM:Gb,WWWW:sp,WWW:Bb};function Fr(e){return(e<10?"0":"")+e}function Vb(e){return(e<10?"00":e<100?"0":"")+e}var Hb={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Fr(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Fr(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Fr(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Fr(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Fr(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Vb(e.getMilliseconds())};function ya(e,t){t=t||Wb;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?Hb[r[1]]:r[0]);return s=>{let l="";for(let a=0;a<n.length;a++)l+=typeof n[a]=="string"?n[a]:n[a](s,t);return l}}var Ub=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Kb(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==Ub?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var lp=e=>e%1==0,ni=[1,2,2.5,5],jb=Ur(10,-32,0,ni),ap=Ur(10,0,32,ni),qb=ap.filter(lp),go=jb.concat(ap),ba=`
`,up="{YYYY}",Td=ba+up,cp="{M}/{D}",Wr=ba+cp,Js=Wr+"/{YY}",dp="{aa}",Yb="{h}:{mm}",or=Yb+dp,Cd=ba+or,Od=":{ss}",ve=null;function pp(e){let t=e*1e3,n=t*60,o=n*60,r=o*24,s=r*30,l=r*365,u=(e==1?Ur(10,0,3,ni).filter(lp):Ur(10,-3,0,ni)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),c=[[l,up,ve,ve,ve,ve,ve,ve,1],[r*28,"{MMM}",Td,ve,ve,ve,ve,ve,1],[r,cp,Td,ve,ve,ve,ve,ve,1],[o,"{h}"+dp,Js,ve,Wr,ve,ve,ve,1],[n,or,Js,ve,Wr,ve,ve,ve,1],[t,Od,Js+" "+or,ve,Wr+" "+or,ve,Cd,ve,1],[e,Od+".{fff}",Js+" "+or,ve,Wr+" "+or,ve,Cd,ve,1]];function d(p){return(m,h,y,x,k,P)=>{let v=[],S=k>=l,_=k>=s&&k<l,O=p(y),E=Se(O*e,3),M=Jl(O.getFullYear(),S?0:O.getMonth(),_||S?1:O.getDate()),D=Se(M*e,3);if(_||S){let z=_?k/s:0,I=S?k/l:0,C=E==D?E:Se(Jl(M.getFullYear()+I,M.getMonth()+z,1)*e,3),A=new Date(Je(C/e)),$=A.getFullYear(),j=A.getMonth();for(let V=0;C<=x;V++){let oe=Jl($+I*V,j+z*V,1),Z=oe-p(Se(oe*e,3));C=Se((+oe+Z)*e,3),C<=x&&v.push(C)}}else{let z=k>=r?r:k,I=It(y)-It(E),C=D+I+si(E-D,z);v.push(C);let A=p(C),$=A.getHours()+A.getMinutes()/n+A.getSeconds()/o,j=k/o,V=m.axes[h]._space,oe=P/V;for(;C=Se(C+k,e==1?0:3),!(C>x);)if(j>1){let Z=It(Se($+j,6))%24,fe=p(C).getHours()-Z;fe>1&&(fe=-1),C-=fe*o,$=($+j)%24;let we=v[v.length-1];Se((C-we)/k,3)*oe>=.7&&v.push(C)}else v.push(C)}return v}}return[u,c,d]}var[Qb,Jb,Zb]=pp(1),[Xb,ev,tv]=pp(.001);Ur(2,-53,53,[1]);function Md(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function Ed(e,t){return(n,o,r,s,l)=>{let a=t.find(y=>l>=y[0])||t[t.length-1],u,c,d,p,m,h;return o.map(y=>{let x=e(y),k=x.getFullYear(),P=x.getMonth(),v=x.getDate(),S=x.getHours(),_=x.getMinutes(),O=x.getSeconds(),E=k!=u&&a[2]||P!=c&&a[3]||v!=d&&a[4]||S!=p&&a[5]||_!=m&&a[6]||O!=h&&a[7]||a[1];return u=k,c=P,d=v,p=S,m=_,h=O,E(x)})}}function nv(e,t){let n=ya(t);return(o,r,s,l,a)=>r.map(u=>n(e(u)))}function Jl(e,t,n){return new Date(e,t,n)}function Ad(e,t){return t(e)}var ov="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Ld(e,t){return(n,o,r,s)=>s==null?da:t(e(o))}function rv(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function sv(e,t){return e.series[t].fill(e,t)}var iv={show:!0,live:!0,isolate:!1,mount:Rb,markers:{show:!0,width:2,stroke:rv,fill:sv,dash:"solid"},idx:null,idxs:null,values:[]};function lv(e,t){let n=e.cursor.points,o=Ut(),r=n.size(e,t);Ee(o,Br,r),Ee(o,Gr,r);let s=r/-2;Ee(o,"marginLeft",s),Ee(o,"marginTop",s);let l=n.width(e,t,r);return l&&Ee(o,"borderWidth",l),o}function av(e,t){let n=e.series[t].points;return n._fill||n._stroke}function uv(e,t){let n=e.series[t].points;return n._stroke||n._fill}function cv(e,t){return e.series[t].points.size}var Zl=[0,0];function dv(e,t,n){return Zl[0]=t,Zl[1]=n,Zl}function Zs(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function Xl(e,t,n,o=!0){return r=>{(!o||r.target==t)&&n(r)}}var pv={show:!0,x:!0,y:!0,lock:!1,move:dv,points:{one:!1,show:lv,size:cv,width:0,stroke:uv,fill:av},bind:{mousedown:Zs,mouseup:Zs,click:Zs,dblclick:Zs,mousemove:Xl,mouseleave:Xl,mouseenter:Xl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},fp={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},va=Ue({},fp,{filter:Xd}),mp=Ue({},va,{size:10}),hp=Ue({},fp,{show:!1}),xa='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',gp="bold "+xa,yp=1.5,Id={show:!0,scale:"x",stroke:ca,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:gp,side:2,grid:va,ticks:mp,border:hp,font:xa,lineGap:yp,rotate:0},fv="Value",mv="Time",$d={show:!0,scale:"x",auto:!1,sorted:1,min:ke,max:-ke,idxs:[]};function hv(e,t,n,o,r){return t.map(s=>s==null?"":ha(s))}function gv(e,t,n,o,r,s,l){let a=[],u=Hn.get(r)||0;n=l?n:Se(si(n,r),u);for(let c=n;c<=o;c=Se(c+r,u))a.push(Object.is(c,-0)?0:c);return a}function sa(e,t,n,o,r,s,l){let a=[],u=e.scales[e.axes[t].scale].log,c=u==10?Tn:Qd,d=It(c(n));r=sr(u,d),u==10&&(r=go[on(r,go)]);let p=n,m=r*u;u==10&&(m=go[on(m,go)]);do a.push(p),p=p+r,u==10&&!Hn.has(p)&&(p=Se(p,Hn.get(r))),p>=m&&(r=p,m=r*u,u==10&&(m=go[on(m,go)]));while(p<=o);return a}function yv(e,t,n,o,r,s,l){let u=e.scales[e.axes[t].scale].asinh,c=o>u?sa(e,t,vt(u,n),o,r):[u],d=o>=0&&n<=0?[0]:[];return(n<-u?sa(e,t,vt(u,-o),-n,r):[u]).reverse().map(m=>-m).concat(d,c)}var bp=/./,bv=/[12357]/,vv=/[125]/,zd=/1/,ia=(e,t,n,o)=>e.map((r,s)=>t==4&&r==0||s%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function xv(e,t,n,o,r){let s=e.axes[n],l=s.scale,a=e.scales[l],u=e.valToPos,c=s._space,d=u(10,l),p=u(9,l)-d>=c?bp:u(7,l)-d>=c?bv:u(5,l)-d>=c?vv:zd;if(p==zd){let m=Ze(u(1,l)-d);if(m<c)return ia(t.slice().reverse(),a.distr,p,Kt(c/m)).reverse()}return ia(t,a.distr,p,1)}function wv(e,t,n,o,r){let s=e.axes[n],l=s.scale,a=s._space,u=e.valToPos,c=Ze(u(1,l)-u(2,l));return c<a?ia(t.slice().reverse(),3,bp,Kt(a/c)).reverse():t}function _v(e,t,n,o){return o==null?da:t==null?"":ha(t)}var Dd={show:!0,scale:"y",stroke:ca,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:gp,side:3,grid:va,ticks:mp,border:hp,font:xa,lineGap:yp,rotate:0};function kv(e,t){let n=3+(e||1)*2;return Se(n*t,3)}function Sv(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],s=e.valToPos(r[o[0]],n,!0),l=e.valToPos(r[o[1]],n,!0),a=Ze(l-s),u=e.series[t],c=a/(u.points.space*ye);return o[1]-o[0]<=c}var Nd={scale:null,auto:!0,sorted:0,min:ke,max:-ke},vp=(e,t,n,o,r)=>r,Fd={show:!0,auto:!0,sorted:0,gaps:vp,alpha:1,facets:[Ue({},Nd,{scale:"x"}),Ue({},Nd,{scale:"y"})]},Bd={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:vp,alpha:1,points:{show:Sv,filter:null},values:null,min:ke,max:-ke,idxs:[],path:null,clip:null};function Rv(e,t,n,o,r){return n/10}var xp={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Pv=Ue({},xp,{time:!1,ori:1}),Gd={};function wp(e,t){let n=Gd[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,s,l,a,u,c){for(let d=0;d<n.plots.length;d++)n.plots[d]!=r&&n.plots[d].pub(o,r,s,l,a,u,c)}},e!=null&&(Gd[e]=n)),n}var ar=1,la=2;function xo(e,t,n){let o=e.mode,r=e.series[t],s=o==2?e._data[t]:e._data,l=e.scales,a=e.bbox,u=s[0],c=o==2?s[1]:s[t],d=o==2?l[r.facets[0].scale]:l[e.series[0].scale],p=o==2?l[r.facets[1].scale]:l[r.scale],m=a.left,h=a.top,y=a.width,x=a.height,k=e.valToPosH,P=e.valToPosV;return d.ori==0?n(r,u,c,d,p,k,P,m,h,y,x,ai,cr,ci,kp,Rp):n(r,u,c,d,p,P,k,h,m,x,y,ui,dr,ka,Sp,Pp)}function wa(e,t){let n=0,o=0,r=he(e.bands,ga);for(let s=0;s<r.length;s++){let l=r[s];l.series[0]==t?n=l.dir:l.series[1]==t&&(l.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function Tv(e,t,n,o,r){let s=e.mode,l=e.series[t],a=s==2?l.facets[1].scale:l.scale,u=e.scales[a];return r==-1?u.min:r==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function Cn(e,t,n,o,r,s){return xo(e,t,(l,a,u,c,d,p,m,h,y,x,k)=>{let P=l.pxRound,v=c.dir*(c.ori==0?1:-1),S=c.ori==0?cr:dr,_,O;v==1?(_=n,O=o):(_=o,O=n);let E=P(p(a[_],c,x,h)),M=P(m(u[_],d,k,y)),D=P(p(a[O],c,x,h)),z=P(m(s==1?d.max:d.min,d,k,y)),I=new Path2D(r);return S(I,D,z),S(I,E,z),S(I,E,M),I})}function li(e,t,n,o,r,s){let l=null;if(e.length>0){l=new Path2D;let a=t==0?ci:ka,u=n;for(let p=0;p<e.length;p++){let m=e[p];if(m[1]>m[0]){let h=m[0]-u;h>0&&a(l,u,o,h,o+s),u=m[1]}}let c=n+r-u,d=10;c>0&&a(l,u,o-d/2,c,o+s+d)}return l}function Cv(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function _a(e,t,n,o,r,s,l){let a=[],u=e.length;for(let c=r==1?n:o;c>=n&&c<=o;c+=r)if(t[c]===null){let p=c,m=c;if(r==1)for(;++c<=o&&t[c]===null;)m=c;else for(;--c>=n&&t[c]===null;)m=c;let h=s(e[p]),y=m==p?h:s(e[m]),x=p-r;h=l<=0&&x>=0&&x<u?s(e[x]):h;let P=m+r;y=l>=0&&P>=0&&P<u?s(e[P]):y,y>=h&&a.push([h,y])}return a}function Wd(e){return e==0?Zd:e==1?Je:t=>ho(t,e)}function _p(e){let t=e==0?ai:ui,n=e==0?(r,s,l,a,u,c)=>{r.arcTo(s,l,a,u,c)}:(r,s,l,a,u,c)=>{r.arcTo(l,s,u,a,c)},o=e==0?(r,s,l,a,u)=>{r.rect(s,l,a,u)}:(r,s,l,a,u)=>{r.rect(l,s,u,a)};return(r,s,l,a,u,c=0,d=0)=>{c==0&&d==0?o(r,s,l,a,u):(c=rn(c,a/2,u/2),d=rn(d,a/2,u/2),t(r,s+c,l),n(r,s+a,l,s+a,l+u,c),n(r,s+a,l+u,s,l+u,d),n(r,s,l+u,s,l,d),n(r,s,l,s+a,l,c),r.closePath())}}var ai=(e,t,n)=>{e.moveTo(t,n)},ui=(e,t,n)=>{e.moveTo(n,t)},cr=(e,t,n)=>{e.lineTo(t,n)},dr=(e,t,n)=>{e.lineTo(n,t)},ci=_p(0),ka=_p(1),kp=(e,t,n,o,r,s)=>{e.arc(t,n,o,r,s)},Sp=(e,t,n,o,r,s)=>{e.arc(n,t,o,r,s)},Rp=(e,t,n,o,r,s,l)=>{e.bezierCurveTo(t,n,o,r,s,l)},Pp=(e,t,n,o,r,s,l)=>{e.bezierCurveTo(n,t,r,o,l,s)};function Tp(e){return(t,n,o,r,s)=>xo(t,n,(l,a,u,c,d,p,m,h,y,x,k)=>{let{pxRound:P,points:v}=l,S,_;c.ori==0?(S=ai,_=kp):(S=ui,_=Sp);let O=Se(v.width*ye,3),E=(v.size-v.width)/2*ye,M=Se(E*2,3),D=new Path2D,z=new Path2D,{left:I,top:C,width:A,height:$}=t.bbox;ci(z,I-M,C-M,A+M*2,$+M*2);let j=V=>{if(u[V]!=null){let oe=P(p(a[V],c,x,h)),Z=P(m(u[V],d,k,y));S(D,oe+E,Z),_(D,oe,Z,E,0,Xs*2)}};if(s)s.forEach(j);else for(let V=o;V<=r;V++)j(V);return{stroke:O>0?D:null,fill:D,clip:z,flags:ar|la}})}function Cp(e){return(t,n,o,r,s,l)=>{o!=r&&(s!=o&&l!=o&&e(t,n,o),s!=r&&l!=r&&e(t,n,r),e(t,n,l))}}var Ov=Cp(cr),Mv=Cp(dr);function Op(e){let t=he(e?.alignGaps,0);return(n,o,r,s)=>xo(n,o,(l,a,u,c,d,p,m,h,y,x,k)=>{[r,s]=oi(u,r,s);let P=l.pxRound,v=$=>P(p($,c,x,h)),S=$=>P(m($,d,k,y)),_,O;c.ori==0?(_=cr,O=Ov):(_=dr,O=Mv);let E=c.dir*(c.ori==0?1:-1),M={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:ar},D=M.stroke,z=!1;if(s-r>=x*4){let $=X=>n.posToVal(X,c.key,!0),j=null,V=null,oe,Z,xt,Ae=v(a[E==1?r:s]),fe=v(a[r]),we=v(a[s]),ae=$(E==1?fe+1:we-1);for(let X=E==1?r:s;X>=r&&X<=s;X+=E){let Ke=a[X],Le=(E==1?Ke<ae:Ke>ae)?Ae:v(Ke),be=u[X];Le==Ae?be!=null?(Z=be,j==null?(_(D,Le,S(Z)),oe=j=V=Z):Z<j?j=Z:Z>V&&(V=Z)):be===null&&(z=!0):(j!=null&&O(D,Ae,S(j),S(V),S(oe),S(Z)),be!=null?(Z=be,_(D,Le,S(Z)),j=V=oe=Z):(j=V=null,be===null&&(z=!0)),Ae=Le,ae=$(Ae+E))}j!=null&&j!=V&&xt!=Ae&&O(D,Ae,S(j),S(V),S(oe),S(Z))}else for(let $=E==1?r:s;$>=r&&$<=s;$+=E){let j=u[$];j===null?z=!0:j!=null&&_(D,v(a[$]),S(j))}let[C,A]=wa(n,o);if(l.fill!=null||C!=0){let $=M.fill=new Path2D(D),j=l.fillTo(n,o,l.min,l.max,C),V=S(j),oe=v(a[r]),Z=v(a[s]);E==-1&&([Z,oe]=[oe,Z]),_($,Z,V),_($,oe,V)}if(!l.spanGaps){let $=[];z&&$.push(..._a(a,u,r,s,E,v,t)),M.gaps=$=l.gaps(n,o,r,s,$),M.clip=li($,c.ori,h,y,x,k)}return A!=0&&(M.band=A==2?[Cn(n,o,r,s,D,-1),Cn(n,o,r,s,D,1)]:Cn(n,o,r,s,D,A)),M})}function Ev(e){let t=he(e.align,1),n=he(e.ascDesc,!1),o=he(e.alignGaps,0),r=he(e.extend,!1);return(s,l,a,u)=>xo(s,l,(c,d,p,m,h,y,x,k,P,v,S)=>{[a,u]=oi(p,a,u);let _=c.pxRound,{left:O,width:E}=s.bbox,M=fe=>_(y(fe,m,v,k)),D=fe=>_(x(fe,h,S,P)),z=m.ori==0?cr:dr,I={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:ar},C=I.stroke,A=m.dir*(m.ori==0?1:-1),$=D(p[A==1?a:u]),j=M(d[A==1?a:u]),V=j,oe=j;r&&t==-1&&(oe=O,z(C,oe,$)),z(C,j,$);for(let fe=A==1?a:u;fe>=a&&fe<=u;fe+=A){let we=p[fe];if(we==null)continue;let ae=M(d[fe]),X=D(we);t==1?z(C,ae,$):z(C,V,X),z(C,ae,X),$=X,V=ae}let Z=V;r&&t==1&&(Z=O+E,z(C,Z,$));let[xt,Ae]=wa(s,l);if(c.fill!=null||xt!=0){let fe=I.fill=new Path2D(C),we=c.fillTo(s,l,c.min,c.max,xt),ae=D(we);z(fe,Z,ae),z(fe,oe,ae)}if(!c.spanGaps){let fe=[];fe.push(..._a(d,p,a,u,A,M,o));let we=c.width*ye/2,ae=n||t==1?we:-we,X=n||t==-1?-we:we;fe.forEach(Ke=>{Ke[0]+=ae,Ke[1]+=X}),I.gaps=fe=c.gaps(s,l,a,u,fe),I.clip=li(fe,m.ori,k,P,v,S)}return Ae!=0&&(I.band=Ae==2?[Cn(s,l,a,u,C,-1),Cn(s,l,a,u,C,1)]:Cn(s,l,a,u,C,Ae)),I})}function Vd(e,t,n,o,r,s,l=ke){if(e.length>1){let a=null;for(let u=0,c=1/0;u<e.length;u++)if(t[u]!==void 0){if(a!=null){let d=Ze(e[u]-e[a]);d<c&&(c=d,l=Ze(n(e[u],o,r,s)-n(e[a],o,r,s)))}a=u}}return l}function Av(e){e=e||Hr;let t=he(e.size,[.6,ke,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=de(r),l=1-t[0],a=he(t[1],ke),u=he(t[2],1),c=he(e.disp,Hr),d=he(e.each,h=>{}),{fill:p,stroke:m}=c;return(h,y,x,k)=>xo(h,y,(P,v,S,_,O,E,M,D,z,I,C)=>{let A=P.pxRound,$=n,j=o*ye,V=a*ye,oe=u*ye,Z,xt;_.ori==0?[Z,xt]=s(h,y):[xt,Z]=s(h,y);let Ae=_.dir*(_.ori==0?1:-1),fe=_.ori==0?ci:ka,we=_.ori==0?d:(U,Re,je,Co,Jn,ln,Zn)=>{d(U,Re,je,Jn,Co,Zn,ln)},ae=he(h.bands,ga).find(U=>U.series[0]==y),X=ae!=null?ae.dir:0,Ke=P.fillTo(h,y,P.min,P.max,X),mt=A(M(Ke,O,C,z)),Le,be,qt,Tt=I,ze=A(P.width*ye),sn=!1,wn=null,zt=null,En=null,Ro=null;p!=null&&(ze==0||m!=null)&&(sn=!0,wn=p.values(h,y,x,k),zt=new Map,new Set(wn).forEach(U=>{U!=null&&zt.set(U,new Path2D)}),ze>0&&(En=m.values(h,y,x,k),Ro=new Map,new Set(En).forEach(U=>{U!=null&&Ro.set(U,new Path2D)})));let{x0:Po,size:br}=c;if(Po!=null&&br!=null){$=1,v=Po.values(h,y,x,k),Po.unit==2&&(v=v.map(je=>h.posToVal(D+je*I,_.key,!0)));let U=br.values(h,y,x,k);br.unit==2?be=U[0]*I:be=E(U[0],_,I,D)-E(0,_,I,D),Tt=Vd(v,S,E,_,I,D,Tt),qt=Tt-be+j}else Tt=Vd(v,S,E,_,I,D,Tt),qt=Tt*l+j,be=Tt-qt;qt<1&&(qt=0),ze>=be/2&&(ze=0),qt<5&&(A=Zd);let us=qt>0,Yn=Tt-qt-(us?ze:0);be=A(ra(Yn,oe,V)),Le=($==0?be/2:$==Ae?0:be)-$*Ae*(($==0?j/2:0)+(us?ze/2:0));let ht={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},To=sn?null:new Path2D,_n=null;if(ae!=null)_n=h.data[ae.series[1]];else{let{y0:U,y1:Re}=c;U!=null&&Re!=null&&(S=Re.values(h,y,x,k),_n=U.values(h,y,x,k))}let Qn=Z*be,se=xt*be;for(let U=Ae==1?x:k;U>=x&&U<=k;U+=Ae){let Re=S[U];if(Re==null)continue;if(_n!=null){let wt=_n[U]??0;if(Re-wt==0)continue;mt=M(wt,O,C,z)}let je=_.distr!=2||c!=null?v[U]:U,Co=E(je,_,I,D),Jn=M(he(Re,Ke),O,C,z),ln=A(Co-Le),Zn=A(vt(Jn,mt)),Ct=A(rn(Jn,mt)),Dt=Zn-Ct;if(Re!=null){let wt=Re<0?se:Qn,Yt=Re<0?Qn:se;sn?(ze>0&&En[U]!=null&&fe(Ro.get(En[U]),ln,Ct+It(ze/2),be,vt(0,Dt-ze),wt,Yt),wn[U]!=null&&fe(zt.get(wn[U]),ln,Ct+It(ze/2),be,vt(0,Dt-ze),wt,Yt)):fe(To,ln,Ct+It(ze/2),be,vt(0,Dt-ze),wt,Yt),we(h,y,U,ln-ze/2,Ct,be+ze,Dt)}}return ze>0?ht.stroke=sn?Ro:To:sn||(ht._fill=P.width==0?P._fill:P._stroke??P._fill,ht.width=0),ht.fill=sn?zt:To,ht})}function Lv(e,t){let n=he(t?.alignGaps,0);return(o,r,s,l)=>xo(o,r,(a,u,c,d,p,m,h,y,x,k,P)=>{[s,l]=oi(c,s,l);let v=a.pxRound,S=Z=>v(m(Z,d,k,y)),_=Z=>v(h(Z,p,P,x)),O,E,M;d.ori==0?(O=ai,M=cr,E=Rp):(O=ui,M=dr,E=Pp);let D=d.dir*(d.ori==0?1:-1),z=S(u[D==1?s:l]),I=z,C=[],A=[];for(let Z=D==1?s:l;Z>=s&&Z<=l;Z+=D)if(c[Z]!=null){let Ae=u[Z],fe=S(Ae);C.push(I=fe),A.push(_(c[Z]))}let $={stroke:e(C,A,O,M,E,v),fill:null,clip:null,band:null,gaps:null,flags:ar},j=$.stroke,[V,oe]=wa(o,r);if(a.fill!=null||V!=0){let Z=$.fill=new Path2D(j),xt=a.fillTo(o,r,a.min,a.max,V),Ae=_(xt);M(Z,I,Ae),M(Z,z,Ae)}if(!a.spanGaps){let Z=[];Z.push(..._a(u,c,s,l,D,S,n)),$.gaps=Z=a.gaps(o,r,s,l,Z),$.clip=li(Z,d.ori,y,x,k,P)}return oe!=0&&($.band=oe==2?[Cn(o,r,s,l,j,-1),Cn(o,r,s,l,j,1)]:Cn(o,r,s,l,j,oe)),$})}function Iv(e){return Lv($v,e)}function $v(e,t,n,o,r,s){let l=e.length;if(l<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),l==2)o(a,e[1],t[1]);else{let u=Array(l),c=Array(l-1),d=Array(l-1),p=Array(l-1);for(let m=0;m<l-1;m++)d[m]=t[m+1]-t[m],p[m]=e[m+1]-e[m],c[m]=d[m]/p[m];u[0]=c[0];for(let m=1;m<l-1;m++)c[m]===0||c[m-1]===0||c[m-1]>0!=c[m]>0?u[m]=0:(u[m]=3*(p[m-1]+p[m])/((2*p[m]+p[m-1])/c[m-1]+(p[m]+2*p[m-1])/c[m]),isFinite(u[m])||(u[m]=0));u[l-1]=c[l-2];for(let m=0;m<l-1;m++)r(a,e[m]+p[m]/3,t[m]+u[m]*p[m]/3,e[m+1]-p[m]/3,t[m+1]-u[m+1]*p[m]/3,e[m+1],t[m+1])}return a}var aa=new Set;function Hd(){for(let e of aa)e.syncRect(!0)}ur&&(bo(hb,rr,Hd),bo(gb,rr,Hd,!0),bo(ei,rr,()=>{st.pxRatio=ye}));var zv=Op(),Dv=Tp();function Ud(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,l)=>ua(s,l,t,n))}function Nv(e,t){return e.map((n,o)=>o==0?{}:Ue({},t,n))}function ua(e,t,n,o){return Ue({},t==0?n:o,e)}function Mp(e,t,n){return t==null?ir:[t,n]}var Fv=Mp;function Bv(e,t,n){return t==null?ir:ti(t,n,ma,!0)}function Ep(e,t,n,o){return t==null?ir:ri(t,n,e.scales[o].log,!1)}var Gv=Ep;function Ap(e,t,n,o){return t==null?ir:fa(t,n,e.scales[o].log,!1)}var Wv=Ap;function Vv(e,t,n,o,r){let s=vt(kd(e),kd(t)),l=t-e,a=on(r/o*l,n);do{let u=n[a],c=o*u/l;if(c>=r&&s+(u<5?Hn.get(u):0)<=17)return[u,c]}while(++a<n.length);return[0,0]}function Kd(e){let t,n;return e=e.replace(/(\d+)px/,(o,r)=>(t=Je((n=+r)*ye))+"px"),[e,t,n]}function Hv(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=Se(t[2]*ye,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function st(e,t,n){let o={mode:he(e.mode,1)},r=o.mode;function s(f,g,b,w){let R=g.valToPct(f);return w+b*(g.dir==-1?1-R:R)}function l(f,g,b,w){let R=g.valToPct(f);return w+b*(g.dir==-1?R:1-R)}function a(f,g,b,w){return g.ori==0?s(f,g,b,w):l(f,g,b,w)}o.valToPosH=s,o.valToPosV=l;let u=!1;o.status=0;let c=o.root=Ut(Jy);if(e.id!=null&&(c.id=e.id),Lt(c,e.class),e.title){let f=Ut(eb,c);f.textContent=e.title}let d=nn("canvas"),p=o.ctx=d.getContext("2d"),m=Ut(tb,c);bo("click",m,f=>{f.target===y&&(Pe!=Fo||Ie!=Bo)&&lt.click(o,f)},!0);let h=o.under=Ut(nb,m);m.appendChild(d);let y=o.over=Ut(ob,m);e=lr(e);let x=+he(e.pxAlign,1),k=Wd(x);(e.plugins||[]).forEach(f=>{f.opts&&(e=f.opts(o,e)||e)});let P=e.ms||.001,v=o.series=r==1?Ud(e.series||[],$d,Bd,!1):Nv(e.series||[null],Fd),S=o.axes=Ud(e.axes||[],Id,Dd,!0),_=o.scales={},O=o.bands=e.bands||[];O.forEach(f=>{f.fill=de(f.fill||null),f.dir=he(f.dir,-1)});let E=r==2?v[1].facets[0].scale:v[0].scale,M={axes:hg,series:cg},D=(e.drawOrder||["axes","series"]).map(f=>M[f]);function z(f){let g=f.distr==3?b=>Tn(b>0?b:f.clamp(o,b,f.min,f.max,f.key)):f.distr==4?b=>Ql(b,f.asinh):f.distr==100?b=>f.fwd(b):b=>b;return b=>{let w=g(b),{_min:R,_max:T}=f,L=T-R;return(w-R)/L}}function I(f){let g=_[f];if(g==null){let b=(e.scales||Hr)[f]||Hr;if(b.from!=null){I(b.from);let w=Ue({},_[b.from],b,{key:f});w.valToPct=z(w),_[f]=w}else{g=_[f]=Ue({},f==E?xp:Pv,b),g.key=f;let w=g.time,R=g.range,T=Vn(R);if((f!=E||r==2&&!w)&&(T&&(R[0]==null||R[1]==null)&&(R={min:R[0]==null?xd:{mode:1,hard:R[0],soft:R[0]},max:R[1]==null?xd:{mode:1,hard:R[1],soft:R[1]}},T=!1),!T&&ii(R))){let L=R;R=(N,B,W)=>B==null?ir:ti(B,W,L)}g.range=de(R||(w?Fv:f==E?g.distr==3?Gv:g.distr==4?Wv:Mp:g.distr==3?Ep:g.distr==4?Ap:Bv)),g.auto=de(T?!1:g.auto),g.clamp=de(g.clamp||Rv),g._min=g._max=null,g.valToPct=z(g)}}}I("x"),I("y"),r==1&&v.forEach(f=>{I(f.scale)}),S.forEach(f=>{I(f.scale)});for(let f in e.scales)I(f);let C=_[E],A=C.distr,$,j;C.ori==0?(Lt(c,Zy),$=s,j=l):(Lt(c,Xy),$=l,j=s);let V={};for(let f in _){let g=_[f];(g.min!=null||g.max!=null)&&(V[f]={min:g.min,max:g.max},g.min=g.max=null)}let oe=e.tzDate||(f=>new Date(Je(f/P))),Z=e.fmtDate||ya,xt=P==1?Zb(oe):tv(oe),Ae=Ed(oe,Md(P==1?Jb:ev,Z)),fe=Ld(oe,Ad(ov,Z)),we=[],ae=o.legend=Ue({},iv,e.legend),X=o.cursor=Ue({},pv,{drag:{y:r==2}},e.cursor),Ke=ae.show,mt=X.show,Le=ae.markers;ae.idxs=we,Le.width=de(Le.width),Le.dash=de(Le.dash),Le.stroke=de(Le.stroke),Le.fill=de(Le.fill);let be,qt,Tt,ze=[],sn=[],wn,zt=!1,En={};if(ae.live){let f=v[1]?v[1].values:null;zt=f!=null,wn=zt?f(o,1,0):{_:0};for(let g in wn)En[g]=da}if(Ke)if(be=nn("table",ub,c),Tt=nn("tbody",null,be),ae.mount(o,be),zt){qt=nn("thead",null,be,Tt);let f=nn("tr",null,qt);nn("th",null,f);for(var Ro in wn)nn("th",ld,f).textContent=Ro}else Lt(be,db),ae.live&&Lt(be,cb);let Po={show:!0},br={show:!1};function us(f,g){if(g==0&&(zt||!ae.live||r==2))return ir;let b=[],w=nn("tr",pb,Tt,Tt.childNodes[g]);Lt(w,f.class),f.show||Lt(w,yo);let R=nn("th",null,w);if(Le.show){let N=Ut(fb,R);if(g>0){let B=Le.width(o,g);B&&(N.style.border=B+"px "+Le.dash(o,g)+" "+Le.stroke(o,g)),N.style.background=Le.fill(o,g)}}let T=Ut(ld,R);f.label instanceof HTMLElement?T.appendChild(f.label):T.textContent=f.label,g>0&&(Le.show||(T.style.color=f.width>0?Le.stroke(o,g):Le.fill(o,g)),ht("click",R,N=>{if(X._lock)return;eo(N);let B=v.indexOf(f);if((N.ctrlKey||N.metaKey)!=ae.isolate){let W=v.some((H,q)=>q>0&&q!=B&&H.show);v.forEach((H,q)=>{q>0&&un(q,W?q==B?Po:br:Po,!0,Ve.setSeries)})}else un(B,{show:!f.show},!0,Ve.setSeries)},!1),Mo&&ht(dd,R,N=>{X._lock||(eo(N),un(v.indexOf(f),Wo,!0,Ve.setSeries))},!1));for(var L in wn){let N=nn("td",mb,w);N.textContent="--",b.push(N)}return[w,b]}let Yn=new Map;function ht(f,g,b,w=!0){let R=Yn.get(g)||{},T=X.bind[f](o,g,b,w);T&&(bo(f,g,R[f]=T),Yn.set(g,R))}function To(f,g,b){let w=Yn.get(g)||{};for(let R in w)(f==null||R==f)&&(oa(R,g,w[R]),delete w[R]);f==null&&Yn.delete(g)}let _n=0,Qn=0,se=0,U=0,Re=0,je=0,Co=Re,Jn=je,ln=se,Zn=U,Ct=0,Dt=0,wt=0,Yt=0;o.bbox={};let Bi=!1,cs=!1,Oo=!1,Xn=!1,ds=!1,Nt=!1;function Gi(f,g,b){(b||f!=o.width||g!=o.height)&&lu(f,g),$o(!1),Oo=!0,cs=!0,zo()}function lu(f,g){o.width=_n=se=f,o.height=Qn=U=g,Re=je=0,og(),rg();let b=o.bbox;Ct=b.left=ho(Re*ye,.5),Dt=b.top=ho(je*ye,.5),wt=b.width=ho(se*ye,.5),Yt=b.height=ho(U*ye,.5)}let eg=3;function tg(){let f=!1,g=0;for(;!f;){g++;let b=fg(g),w=mg(g);f=g==eg||b&&w,f||(lu(o.width,o.height),cs=!0)}}function ng({width:f,height:g}){Gi(f,g)}o.setSize=ng;function og(){let f=!1,g=!1,b=!1,w=!1;S.forEach((R,T)=>{if(R.show&&R._show){let{side:L,_size:N}=R,B=L%2,W=R.label!=null?R.labelSize:0,H=N+W;H>0&&(B?(se-=H,L==3?(Re+=H,w=!0):b=!0):(U-=H,L==0?(je+=H,f=!0):g=!0))}}),to[0]=f,to[1]=b,to[2]=g,to[3]=w,se-=An[1]+An[3],Re+=An[3],U-=An[2]+An[0],je+=An[0]}function rg(){let f=Re+se,g=je+U,b=Re,w=je;function R(T,L){switch(T){case 1:return f+=L,f-L;case 2:return g+=L,g-L;case 3:return b-=L,b+L;case 0:return w-=L,w+L}}S.forEach((T,L)=>{if(T.show&&T._show){let N=T.side;T._pos=R(N,T._size),T.label!=null&&(T._lpos=R(N,T.labelSize))}})}if(X.dataIdx==null){let f=X.hover,g=f.skip=new Set(f.skip??[]);g.add(void 0);let b=f.prox=de(f.prox),w=f.bias??=0;X.dataIdx=(R,T,L,N)=>{if(T==0)return L;let B=L,W=b(R,T,L,N)??ke,H=W>=0&&W<ke,q=C.ori==0?se:U,re=X.left,ge=t[0],me=t[T];if(g.has(me[L])){B=null;let ue=null,ne=null,ee;if(w==0||w==-1)for(ee=L;ue==null&&ee-- >0;)g.has(me[ee])||(ue=ee);if(w==0||w==1)for(ee=L;ne==null&&ee++<me.length;)g.has(me[ee])||(ne=ee);if(ue!=null||ne!=null)if(H){let Ce=ue==null?-1/0:$(ge[ue],C,q,0),Fe=ne==null?1/0:$(ge[ne],C,q,0),rt=re-Ce,_e=Fe-re;rt<=_e?rt<=W&&(B=ue):_e<=W&&(B=ne)}else B=ne==null?ue:ue==null?ne:L-ue<=ne-L?ue:ne}else H&&Ze(re-$(ge[L],C,q,0))>W&&(B=null);return B}}let eo=f=>{X.event=f};X.idxs=we,X._lock=!1;let pt=X.points;pt.show=de(pt.show),pt.size=de(pt.size),pt.stroke=de(pt.stroke),pt.width=de(pt.width),pt.fill=de(pt.fill);let an=o.focus=Ue({},e.focus||{alpha:.3},X.focus),Mo=an.prox>=0,Eo=Mo&&pt.one,Ft=[],Ao=[],Lo=[];function au(f,g){let b=pt.show(o,g);if(b instanceof HTMLElement)return Lt(b,ab),Lt(b,f.class),bn(b,-10,-10,se,U),y.insertBefore(b,Ft[g]),b}function uu(f,g){if(r==1||g>0){let b=r==1&&_[f.scale].time,w=f.value;f.value=b?Pd(w)?Ld(oe,Ad(w,Z)):w||fe:w||_v,f.label=f.label||(b?mv:fv)}if(Eo||g>0){f.width=f.width==null?1:f.width,f.paths=f.paths||zv||Pb,f.fillTo=de(f.fillTo||Tv),f.pxAlign=+he(f.pxAlign,x),f.pxRound=Wd(f.pxAlign),f.stroke=de(f.stroke||null),f.fill=de(f.fill||null),f._stroke=f._fill=f._paths=f._focus=null;let b=kv(vt(1,f.width),1),w=f.points=Ue({},{size:b,width:vt(1,b*.2),stroke:f.stroke,space:b*2,paths:Dv,_stroke:null,_fill:null},f.points);w.show=de(w.show),w.filter=de(w.filter),w.fill=de(w.fill),w.stroke=de(w.stroke),w.paths=de(w.paths),w.pxAlign=f.pxAlign}if(Ke){let b=us(f,g);ze.splice(g,0,b[0]),sn.splice(g,0,b[1]),ae.values.push(null)}if(mt){we.splice(g,0,null);let b=null;Eo?g==0&&(b=au(f,g)):g>0&&(b=au(f,g)),Ft.splice(g,0,b),Ao.splice(g,0,0),Lo.splice(g,0,0)}ot("addSeries",g)}function sg(f,g){g=g??v.length,f=r==1?ua(f,g,$d,Bd):ua(f,g,{},Fd),v.splice(g,0,f),uu(v[g],g)}o.addSeries=sg;function ig(f){if(v.splice(f,1),Ke){ae.values.splice(f,1),sn.splice(f,1);let g=ze.splice(f,1)[0];To(null,g.firstChild),g.remove()}mt&&(we.splice(f,1),Ft.splice(f,1)[0].remove(),Ao.splice(f,1),Lo.splice(f,1)),ot("delSeries",f)}o.delSeries=ig;let to=[!1,!1,!1,!1];function lg(f,g){if(f._show=f.show,f.show){let b=f.side%2,w=_[f.scale];w==null&&(f.scale=b?v[1].scale:E,w=_[f.scale]);let R=w.time;f.size=de(f.size),f.space=de(f.space),f.rotate=de(f.rotate),Vn(f.incrs)&&f.incrs.forEach(L=>{!Hn.has(L)&&Hn.set(L,tp(L))}),f.incrs=de(f.incrs||(w.distr==2?qb:R?P==1?Qb:Xb:go)),f.splits=de(f.splits||(R&&w.distr==1?xt:w.distr==3?sa:w.distr==4?yv:gv)),f.stroke=de(f.stroke),f.grid.stroke=de(f.grid.stroke),f.ticks.stroke=de(f.ticks.stroke),f.border.stroke=de(f.border.stroke);let T=f.values;f.values=Vn(T)&&!Vn(T[0])?de(T):R?Vn(T)?Ed(oe,Md(T,Z)):Pd(T)?nv(oe,T):T||Ae:T||hv,f.filter=de(f.filter||(w.distr>=3&&w.log==10?xv:w.distr==3&&w.log==2?wv:Xd)),f.font=Kd(f.font),f.labelFont=Kd(f.labelFont),f._size=f.size(o,null,g,0),f._space=f._rotate=f._incrs=f._found=f._splits=f._values=null,f._size>0&&(to[g]=!0,f._el=Ut(rb,m))}}function vr(f,g,b,w){let[R,T,L,N]=b,B=g%2,W=0;return B==0&&(N||T)&&(W=g==0&&!R||g==2&&!L?Je(Id.size/3):0),B==1&&(R||L)&&(W=g==1&&!T||g==3&&!N?Je(Dd.size/2):0),W}let cu=o.padding=(e.padding||[vr,vr,vr,vr]).map(f=>de(he(f,vr))),An=o._padding=cu.map((f,g)=>f(o,g,to,0)),it,Xe=null,et=null,ps=r==1?v[0].idxs:null,Qt=null,xr=!1;function du(f,g){if(t=f??[],o.data=o._data=t,r==2){it=0;for(let b=1;b<v.length;b++)it+=t[b][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Qt=t[0],it=Qt.length;let b=t;if(A==2){b=t.slice();let w=b[0]=Array(it);for(let R=0;R<it;R++)w[R]=R}o._data=t=b}if($o(!0),ot("setData"),A==2&&(Oo=!0),g!==!1){let b=C;b.auto(o,xr)?Wi():In(E,b.min,b.max),Xn=Xn||X.left>=0,Nt=!0,zo()}}o.setData=du;function Wi(){xr=!0;let f,g;r==1&&(it>0?(Xe=ps[0]=0,et=ps[1]=it-1,f=t[0][Xe],g=t[0][et],A==2?(f=Xe,g=et):f==g&&(A==3?[f,g]=ri(f,f,C.log,!1):A==4?[f,g]=fa(f,f,C.log,!1):C.time?g=f+Je(86400/P):[f,g]=ti(f,g,ma,!0))):(Xe=ps[0]=f=null,et=ps[1]=g=null)),In(E,f,g)}let fs,Io,Vi,Hi,Ui,Ki,ji,qi,Yi,_t;function pu(f,g,b,w,R,T){f??=ud,b??=ga,w??="butt",R??=ud,T??="round",f!=fs&&(p.strokeStyle=fs=f),R!=Io&&(p.fillStyle=Io=R),g!=Vi&&(p.lineWidth=Vi=g),T!=Ui&&(p.lineJoin=Ui=T),w!=Ki&&(p.lineCap=Ki=w),b!=Hi&&p.setLineDash(Hi=b)}function fu(f,g,b,w){g!=Io&&(p.fillStyle=Io=g),f!=ji&&(p.font=ji=f),b!=qi&&(p.textAlign=qi=b),w!=Yi&&(p.textBaseline=Yi=w)}function Qi(f,g,b,w,R=0){if(w.length>0&&f.auto(o,xr)&&(g==null||g.min==null)){let T=he(Xe,0),L=he(et,w.length-1),N=b.min==null?xb(w,T,L,R,f.distr==3):[b.min,b.max];f.min=rn(f.min,b.min=N[0]),f.max=vt(f.max,b.max=N[1])}}let mu={min:null,max:null};function ag(){for(let w in _){let R=_[w];V[w]==null&&(R.min==null||V[E]!=null&&R.auto(o,xr))&&(V[w]=mu)}for(let w in _){let R=_[w];V[w]==null&&R.from!=null&&V[R.from]!=null&&(V[w]=mu)}V[E]!=null&&$o(!0);let f={};for(let w in V){let R=V[w];if(R!=null){let T=f[w]=lr(_[w],Ob);if(R.min!=null)Ue(T,R);else if(w!=E||r==2)if(it==0&&T.from==null){let L=T.range(o,null,null,w);T.min=L[0],T.max=L[1]}else T.min=ke,T.max=-ke}}if(it>0){v.forEach((w,R)=>{if(r==1){let T=w.scale,L=V[T];if(L==null)return;let N=f[T];if(R==0){let B=N.range(o,N.min,N.max,T);N.min=B[0],N.max=B[1],Xe=on(N.min,t[0]),et=on(N.max,t[0]),et-Xe>1&&(t[0][Xe]<N.min&&Xe++,t[0][et]>N.max&&et--),w.min=Qt[Xe],w.max=Qt[et]}else w.show&&w.auto&&Qi(N,L,w,t[R],w.sorted);w.idxs[0]=Xe,w.idxs[1]=et}else if(R>0&&w.show&&w.auto){let[T,L]=w.facets,N=T.scale,B=L.scale,[W,H]=t[R],q=f[N],re=f[B];q!=null&&Qi(q,V[N],T,W,T.sorted),re!=null&&Qi(re,V[B],L,H,L.sorted),w.min=L.min,w.max=L.max}});for(let w in f){let R=f[w],T=V[w];if(R.from==null&&(T==null||T.min==null)){let L=R.range(o,R.min==ke?null:R.min,R.max==-ke?null:R.max,w);R.min=L[0],R.max=L[1]}}}for(let w in f){let R=f[w];if(R.from!=null){let T=f[R.from];if(T.min==null)R.min=R.max=null;else{let L=R.range(o,T.min,T.max,w);R.min=L[0],R.max=L[1]}}}let g={},b=!1;for(let w in f){let R=f[w],T=_[w];if(T.min!=R.min||T.max!=R.max){T.min=R.min,T.max=R.max;let L=T.distr;T._min=L==3?Tn(T.min):L==4?Ql(T.min,T.asinh):L==100?T.fwd(T.min):T.min,T._max=L==3?Tn(T.max):L==4?Ql(T.max,T.asinh):L==100?T.fwd(T.max):T.max,g[w]=b=!0}}if(b){v.forEach((w,R)=>{r==2?R>0&&g.y&&(w._paths=null):g[w.scale]&&(w._paths=null)});for(let w in g)Oo=!0,ot("setScale",w);mt&&X.left>=0&&(Xn=Nt=!0)}for(let w in V)V[w]=null}function ug(f){let g=ra(Xe-1,0,it-1),b=ra(et+1,0,it-1);for(;f[g]==null&&g>0;)g--;for(;f[b]==null&&b<it-1;)b++;return[g,b]}function cg(){if(it>0){let f=v.some(g=>g._focus)&&_t!=an.alpha;f&&(p.globalAlpha=_t=an.alpha),v.forEach((g,b)=>{if(b>0&&g.show&&(hu(b,!1),hu(b,!0),g._paths==null)){let w=_t;_t!=g.alpha&&(p.globalAlpha=_t=g.alpha);let R=r==2?[0,t[b][0].length-1]:ug(t[b]);g._paths=g.paths(o,b,R[0],R[1]),_t!=w&&(p.globalAlpha=_t=w)}}),v.forEach((g,b)=>{if(b>0&&g.show){let w=_t;_t!=g.alpha&&(p.globalAlpha=_t=g.alpha),g._paths!=null&&gu(b,!1);{let R=g._paths!=null?g._paths.gaps:null,T=g.points.show(o,b,Xe,et,R),L=g.points.filter(o,b,T,R);(T||L)&&(g.points._paths=g.points.paths(o,b,Xe,et,L),gu(b,!0))}_t!=w&&(p.globalAlpha=_t=w),ot("drawSeries",b)}}),f&&(p.globalAlpha=_t=1)}}function hu(f,g){let b=g?v[f].points:v[f];b._stroke=b.stroke(o,f),b._fill=b.fill(o,f)}function gu(f,g){let b=g?v[f].points:v[f],{stroke:w,fill:R,clip:T,flags:L,_stroke:N=b._stroke,_fill:B=b._fill,_width:W=b.width}=b._paths;W=Se(W*ye,3);let H=null,q=W%2/2;g&&B==null&&(B=W>0?"#fff":N);let re=b.pxAlign==1&&q>0;if(re&&p.translate(q,q),!g){let ge=Ct-W/2,me=Dt-W/2,ue=wt+W,ne=Yt+W;H=new Path2D,H.rect(ge,me,ue,ne)}g?Ji(N,W,b.dash,b.cap,B,w,R,L,T):dg(f,N,W,b.dash,b.cap,B,w,R,L,H,T),re&&p.translate(-q,-q)}function dg(f,g,b,w,R,T,L,N,B,W,H){let q=!1;B!=0&&O.forEach((re,ge)=>{if(re.series[0]==f){let me=v[re.series[1]],ue=t[re.series[1]],ne=(me._paths||Hr).band;Vn(ne)&&(ne=re.dir==1?ne[0]:ne[1]);let ee,Ce=null;me.show&&ne&&_b(ue,Xe,et)?(Ce=re.fill(o,ge)||T,ee=me._paths.clip):ne=null,Ji(g,b,w,R,Ce,L,N,B,W,H,ee,ne),q=!0}}),q||Ji(g,b,w,R,T,L,N,B,W,H)}let yu=ar|la;function Ji(f,g,b,w,R,T,L,N,B,W,H,q){pu(f,g,b,w,R),(B||W||q)&&(p.save(),B&&p.clip(B),W&&p.clip(W)),q?(N&yu)==yu?(p.clip(q),H&&p.clip(H),hs(R,L),ms(f,T,g)):N&la?(hs(R,L),p.clip(q),ms(f,T,g)):N&ar&&(p.save(),p.clip(q),H&&p.clip(H),hs(R,L),p.restore(),ms(f,T,g)):(hs(R,L),ms(f,T,g)),(B||W||q)&&p.restore()}function ms(f,g,b){b>0&&(g instanceof Map?g.forEach((w,R)=>{p.strokeStyle=fs=R,p.stroke(w)}):g!=null&&f&&p.stroke(g))}function hs(f,g){g instanceof Map?g.forEach((b,w)=>{p.fillStyle=Io=w,p.fill(b)}):g!=null&&f&&p.fill(g)}function pg(f,g,b,w){let R=S[f],T;if(w<=0)T=[0,0];else{let L=R._space=R.space(o,f,g,b,w),N=R._incrs=R.incrs(o,f,g,b,w,L);T=Vv(g,b,N,w,L)}return R._found=T}function Zi(f,g,b,w,R,T,L,N,B,W){let H=L%2/2;x==1&&p.translate(H,H),pu(N,L,B,W,N),p.beginPath();let q,re,ge,me,ue=R+(w==0||w==3?-T:T);b==0?(re=R,me=ue):(q=R,ge=ue);for(let ne=0;ne<f.length;ne++)g[ne]!=null&&(b==0?q=ge=f[ne]:re=me=f[ne],p.moveTo(q,re),p.lineTo(ge,me));p.stroke(),x==1&&p.translate(-H,-H)}function fg(f){let g=!0;return S.forEach((b,w)=>{if(!b.show)return;let R=_[b.scale];if(R.min==null){b._show&&(g=!1,b._show=!1,$o(!1));return}else b._show||(g=!1,b._show=!0,$o(!1));let T=b.side,L=T%2,{min:N,max:B}=R,[W,H]=pg(w,N,B,L==0?se:U);if(H==0)return;let q=R.distr==2,re=b._splits=b.splits(o,w,N,B,W,H,q),ge=R.distr==2?re.map(ee=>Qt[ee]):re,me=R.distr==2?Qt[re[1]]-Qt[re[0]]:W,ue=b._values=b.values(o,b.filter(o,ge,w,H,me),w,H,me);b._rotate=T==2?b.rotate(o,ue,w,H):0;let ne=b._size;b._size=Kt(b.size(o,ue,w,f)),ne!=null&&b._size!=ne&&(g=!1)}),g}function mg(f){let g=!0;return cu.forEach((b,w)=>{let R=b(o,w,to,f);R!=An[w]&&(g=!1),An[w]=R}),g}function hg(){for(let f=0;f<S.length;f++){let g=S[f];if(!g.show||!g._show)continue;let b=g.side,w=b%2,R,T,L=g.stroke(o,f),N=b==0||b==3?-1:1,[B,W]=g._found;if(g.label!=null){let yt=g.labelGap*N,Et=Je((g._lpos+yt)*ye);fu(g.labelFont[0],L,"center",b==2?"top":ad),p.save(),w==1?(R=T=0,p.translate(Et,Je(Dt+Yt/2)),p.rotate((b==3?-Xs:Xs)/2)):(R=Je(Ct+wt/2),T=Et);let ro=Jd(g.label)?g.label(o,f,B,W):g.label;p.fillText(ro,R,T),p.restore()}if(W==0)continue;let H=_[g.scale],q=w==0?wt:Yt,re=w==0?Ct:Dt,ge=g._splits,me=H.distr==2?ge.map(yt=>Qt[yt]):ge,ue=H.distr==2?Qt[ge[1]]-Qt[ge[0]]:B,ne=g.ticks,ee=g.border,Ce=ne.show?ne.size:0,Fe=Je(Ce*ye),rt=Je((g.alignTo==2?g._size-Ce-g.gap:g.gap)*ye),_e=g._rotate*-Xs/180,Be=k(g._pos*ye),Ot=(Fe+rt)*N,gt=Be+Ot;T=w==0?gt:0,R=w==1?gt:0;let Bt=g.font[0],Jt=g.align==1?nr:g.align==2?jl:_e>0?nr:_e<0?jl:w==0?"center":b==3?jl:nr,dn=_e||w==1?"middle":b==2?"top":ad;fu(Bt,L,Jt,dn);let Mt=g.font[1]*g.lineGap,Gt=ge.map(yt=>k(a(yt,H,q,re))),Zt=g._values;for(let yt=0;yt<Zt.length;yt++){let Et=Zt[yt];if(Et!=null){w==0?R=Gt[yt]:T=Gt[yt],Et=""+Et;let ro=Et.indexOf(`
`)==-1?[Et]:Et.split(/\n/gm);for(let bt=0;bt<ro.length;bt++){let zu=ro[bt];_e?(p.save(),p.translate(R,T+bt*Mt),p.rotate(_e),p.fillText(zu,0,0),p.restore()):p.fillText(zu,R,T+bt*Mt)}}}ne.show&&Zi(Gt,ne.filter(o,me,f,W,ue),w,b,Be,Fe,Se(ne.width*ye,3),ne.stroke(o,f),ne.dash,ne.cap);let pn=g.grid;pn.show&&Zi(Gt,pn.filter(o,me,f,W,ue),w,w==0?2:1,w==0?Dt:Ct,w==0?Yt:wt,Se(pn.width*ye,3),pn.stroke(o,f),pn.dash,pn.cap),ee.show&&Zi([Be],[1],w==0?1:0,w==0?1:2,w==1?Dt:Ct,w==1?Yt:wt,Se(ee.width*ye,3),ee.stroke(o,f),ee.dash,ee.cap)}ot("drawAxes")}function $o(f){v.forEach((g,b)=>{b>0&&(g._paths=null,f&&(r==1?(g.min=null,g.max=null):g.facets.forEach(w=>{w.min=null,w.max=null})))})}let gs=!1,Xi=!1,wr=[];function gg(){Xi=!1;for(let f=0;f<wr.length;f++)ot(...wr[f]);wr.length=0}function zo(){gs||(zb(bu),gs=!0)}function yg(f,g=!1){gs=!0,Xi=g,f(o),bu(),g&&wr.length>0&&queueMicrotask(gg)}o.batch=yg;function bu(){if(Bi&&(ag(),Bi=!1),Oo&&(tg(),Oo=!1),cs){if(Ee(h,nr,Re),Ee(h,"top",je),Ee(h,Br,se),Ee(h,Gr,U),Ee(y,nr,Re),Ee(y,"top",je),Ee(y,Br,se),Ee(y,Gr,U),Ee(m,Br,_n),Ee(m,Gr,Qn),d.width=Je(_n*ye),d.height=Je(Qn*ye),S.forEach(({_el:f,_show:g,_size:b,_pos:w,side:R})=>{if(f!=null)if(g){let T=R===3||R===0?b:0,L=R%2==1;Ee(f,L?"left":"top",w-T),Ee(f,L?"width":"height",b),Ee(f,L?"top":"left",L?je:Re),Ee(f,L?"height":"width",L?U:se),na(f,yo)}else Lt(f,yo)}),fs=Io=Vi=Ui=Ki=ji=qi=Yi=Hi=null,_t=1,Sr(!0),Re!=Co||je!=Jn||se!=ln||U!=Zn){$o(!1);let f=se/ln,g=U/Zn;if(mt&&!Xn&&X.left>=0){X.left*=f,X.top*=g,Do&&bn(Do,Je(X.left),0,se,U),No&&bn(No,0,Je(X.top),se,U);for(let b=0;b<Ft.length;b++){let w=Ft[b];w!=null&&(Ao[b]*=f,Lo[b]*=g,bn(w,Kt(Ao[b]),Kt(Lo[b]),se,U))}}if(Te.show&&!ds&&Te.left>=0&&Te.width>0){Te.left*=f,Te.width*=f,Te.top*=g,Te.height*=g;for(let b in sl)Ee(Go,b,Te[b])}Co=Re,Jn=je,ln=se,Zn=U}ot("setSize"),cs=!1}_n>0&&Qn>0&&(p.clearRect(0,0,d.width,d.height),ot("drawClear"),D.forEach(f=>f()),ot("draw")),Te.show&&ds&&(ys(Te),ds=!1),mt&&Xn&&(oo(null,!0,!1),Xn=!1),ae.show&&ae.live&&Nt&&(ol(),Nt=!1),u||(u=!0,o.status=1,ot("ready")),xr=!1,gs=!1}o.redraw=(f,g)=>{Oo=g||!1,f!==!1?In(E,C.min,C.max):zo()};function el(f,g){let b=_[f];if(b.from==null){if(it==0){let w=b.range(o,g.min,g.max,f);g.min=w[0],g.max=w[1]}if(g.min>g.max){let w=g.min;g.min=g.max,g.max=w}if(it>1&&g.min!=null&&g.max!=null&&g.max-g.min<1e-16)return;f==E&&b.distr==2&&it>0&&(g.min=on(g.min,t[0]),g.max=on(g.max,t[0]),g.min==g.max&&g.max++),V[f]=g,Bi=!0,zo()}}o.setScale=el;let tl,nl,Do,No,vu,xu,Fo,Bo,wu,_u,Pe,Ie,Ln=!1,lt=X.drag,tt=lt.x,nt=lt.y;mt&&(X.x&&(tl=Ut(ib,y)),X.y&&(nl=Ut(lb,y)),C.ori==0?(Do=tl,No=nl):(Do=nl,No=tl),Pe=X.left,Ie=X.top);let Te=o.select=Ue({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Go=Te.show?Ut(sb,Te.over?y:h):null;function ys(f,g){if(Te.show){for(let b in f)Te[b]=f[b],b in sl&&Ee(Go,b,f[b]);g!==!1&&ot("setSelect")}}o.setSelect=ys;function bg(f){if(v[f].show)Ke&&na(ze[f],yo);else if(Ke&&Lt(ze[f],yo),mt){let b=Eo?Ft[0]:Ft[f];b!=null&&bn(b,-10,-10,se,U)}}function In(f,g,b){el(f,{min:g,max:b})}function un(f,g,b,w){g.focus!=null&&kg(f),g.show!=null&&v.forEach((R,T)=>{T>0&&(f==T||f==null)&&(R.show=g.show,bg(T),r==2?(In(R.facets[0].scale,null,null),In(R.facets[1].scale,null,null)):In(R.scale,null,null),zo())}),b!==!1&&ot("setSeries",f,g),w&&Rr("setSeries",o,f,g)}o.setSeries=un;function vg(f,g){Ue(O[f],g)}function xg(f,g){f.fill=de(f.fill||null),f.dir=he(f.dir,-1),g=g??O.length,O.splice(g,0,f)}function wg(f){f==null?O.length=0:O.splice(f,1)}o.addBand=xg,o.setBand=vg,o.delBand=wg;function _g(f,g){v[f].alpha=g,mt&&Ft[f]!=null&&(Ft[f].style.opacity=g),Ke&&ze[f]&&(ze[f].style.opacity=g)}let kn,$n,no,Wo={focus:!0};function kg(f){if(f!=no){let g=f==null,b=an.alpha!=1;v.forEach((w,R)=>{if(r==1||R>0){let T=g||R==0||R==f;w._focus=g?null:T,b&&_g(R,T?1:an.alpha)}}),no=f,b&&zo()}}Ke&&Mo&&ht(pd,be,f=>{X._lock||(eo(f),no!=null&&un(null,Wo,!0,Ve.setSeries))});function cn(f,g,b){let w=_[g];b&&(f=f/ye-(w.ori==1?je:Re));let R=se;w.ori==1&&(R=U,f=R-f),w.dir==-1&&(f=R-f);let T=w._min,L=w._max,N=f/R,B=T+(L-T)*N,W=w.distr;return W==3?sr(10,B):W==4?Sb(B,w.asinh):W==100?w.bwd(B):B}function Sg(f,g){let b=cn(f,E,g);return on(b,t[0],Xe,et)}o.valToIdx=f=>on(f,t[0]),o.posToIdx=Sg,o.posToVal=cn,o.valToPos=(f,g,b)=>_[g].ori==0?s(f,_[g],b?wt:se,b?Ct:0):l(f,_[g],b?Yt:U,b?Dt:0),o.setCursor=(f,g,b)=>{Pe=f.left,Ie=f.top,oo(null,g,b)};function ku(f,g){Ee(Go,nr,Te.left=f),Ee(Go,Br,Te.width=g)}function Su(f,g){Ee(Go,"top",Te.top=f),Ee(Go,Gr,Te.height=g)}let _r=C.ori==0?ku:Su,kr=C.ori==1?ku:Su;function Rg(){if(Ke&&ae.live)for(let f=r==2?1:0;f<v.length;f++){if(f==0&&zt)continue;let g=ae.values[f],b=0;for(let w in g)sn[f][b++].firstChild.nodeValue=g[w]}}function ol(f,g){if(f!=null&&(f.idxs?f.idxs.forEach((b,w)=>{we[w]=b}):Cb(f.idx)||we.fill(f.idx),ae.idx=we[0]),Ke&&ae.live){for(let b=0;b<v.length;b++)(b>0||r==1&&!zt)&&Pg(b,we[b]);Rg()}Nt=!1,g!==!1&&ot("setLegend")}o.setLegend=ol;function Pg(f,g){let b=v[f],w=f==0&&A==2?Qt:t[f],R;zt?R=b.values(o,f,g)??En:(R=b.value(o,g==null?null:w[g],f,g),R=R==null?En:{_:R}),ae.values[f]=R}function oo(f,g,b){wu=Pe,_u=Ie,[Pe,Ie]=X.move(o,Pe,Ie),X.left=Pe,X.top=Ie,mt&&(Do&&bn(Do,Je(Pe),0,se,U),No&&bn(No,0,Je(Ie),se,U));let w,R=Xe>et;kn=ke,$n=null;let T=C.ori==0?se:U,L=C.ori==1?se:U;if(Pe<0||it==0||R){w=X.idx=null;for(let N=0;N<v.length;N++){let B=Ft[N];B!=null&&bn(B,-10,-10,se,U)}Mo&&un(null,Wo,!0,f==null&&Ve.setSeries),ae.live&&(we.fill(w),Nt=!0)}else{let N,B,W;r==1&&(N=C.ori==0?Pe:Ie,B=cn(N,E),w=X.idx=on(B,t[0],Xe,et),W=$(t[0][w],C,T,0));let H=-10,q=-10,re=0,ge=0,me=!0,ue="",ne="";for(let ee=r==2?1:0;ee<v.length;ee++){let Ce=v[ee],Fe=we[ee],rt=Fe==null?null:r==1?t[ee][Fe]:t[ee][1][Fe],_e=X.dataIdx(o,ee,w,B),Be=_e==null?null:r==1?t[ee][_e]:t[ee][1][_e];if(Nt=Nt||Be!=rt||_e!=Fe,we[ee]=_e,ee>0&&Ce.show){let Ot=_e==null?-10:_e==w?W:$(r==1?t[0][_e]:t[ee][0][_e],C,T,0),gt=Be==null?-10:j(Be,r==1?_[Ce.scale]:_[Ce.facets[1].scale],L,0);if(Mo&&Be!=null){let Bt=C.ori==1?Pe:Ie,Jt=Ze(an.dist(o,ee,_e,gt,Bt));if(Jt<kn){let dn=an.bias;if(dn!=0){let Mt=cn(Bt,Ce.scale),Gt=Be>=0?1:-1,Zt=Mt>=0?1:-1;Zt==Gt&&(Zt==1?dn==1?Be>=Mt:Be<=Mt:dn==1?Be<=Mt:Be>=Mt)&&(kn=Jt,$n=ee)}else kn=Jt,$n=ee}}if(Nt||Eo){let Bt,Jt;C.ori==0?(Bt=Ot,Jt=gt):(Bt=gt,Jt=Ot);let dn,Mt,Gt,Zt,pn,yt,Et=!0,ro=pt.bbox;if(ro!=null){Et=!1;let bt=ro(o,ee);Gt=bt.left,Zt=bt.top,dn=bt.width,Mt=bt.height}else Gt=Bt,Zt=Jt,dn=Mt=pt.size(o,ee);if(yt=pt.fill(o,ee),pn=pt.stroke(o,ee),Eo)ee==$n&&kn<=an.prox&&(H=Gt,q=Zt,re=dn,ge=Mt,me=Et,ue=yt,ne=pn);else{let bt=Ft[ee];bt!=null&&(Ao[ee]=Gt,Lo[ee]=Zt,vd(bt,dn,Mt,Et),yd(bt,yt,pn),bn(bt,Kt(Gt),Kt(Zt),se,U))}}}}if(Eo){let ee=an.prox,Ce=no==null?kn<=ee:kn>ee||$n!=no;if(Nt||Ce){let Fe=Ft[0];Fe!=null&&(Ao[0]=H,Lo[0]=q,vd(Fe,re,ge,me),yd(Fe,ue,ne),bn(Fe,Kt(H),Kt(q),se,U))}}}if(Te.show&&Ln)if(f!=null){let[N,B]=Ve.scales,[W,H]=Ve.match,[q,re]=f.cursor.sync.scales,ge=f.cursor.drag;if(tt=ge._x,nt=ge._y,tt||nt){let{left:me,top:ue,width:ne,height:ee}=f.select,Ce=f.scales[q].ori,Fe=f.posToVal,rt,_e,Be,Ot,gt,Bt=N!=null&&W(N,q),Jt=B!=null&&H(B,re);Bt&&tt?(Ce==0?(rt=me,_e=ne):(rt=ue,_e=ee),Be=_[N],Ot=$(Fe(rt,q),Be,T,0),gt=$(Fe(rt+_e,q),Be,T,0),_r(rn(Ot,gt),Ze(gt-Ot))):_r(0,T),Jt&&nt?(Ce==1?(rt=me,_e=ne):(rt=ue,_e=ee),Be=_[B],Ot=j(Fe(rt,re),Be,L,0),gt=j(Fe(rt+_e,re),Be,L,0),kr(rn(Ot,gt),Ze(gt-Ot))):kr(0,L)}else il()}else{let N=Ze(wu-vu),B=Ze(_u-xu);if(C.ori==1){let re=N;N=B,B=re}tt=lt.x&&N>=lt.dist,nt=lt.y&&B>=lt.dist;let W=lt.uni;W!=null?tt&&nt&&(tt=N>=W,nt=B>=W,!tt&&!nt&&(B>N?nt=!0:tt=!0)):lt.x&&lt.y&&(tt||nt)&&(tt=nt=!0);let H,q;tt&&(C.ori==0?(H=Fo,q=Pe):(H=Bo,q=Ie),_r(rn(H,q),Ze(q-H)),nt||kr(0,L)),nt&&(C.ori==1?(H=Fo,q=Pe):(H=Bo,q=Ie),kr(rn(H,q),Ze(q-H)),tt||_r(0,T)),!tt&&!nt&&(_r(0,0),kr(0,0))}if(lt._x=tt,lt._y=nt,f==null){if(b){if($u!=null){let[N,B]=Ve.scales;Ve.values[0]=N!=null?cn(C.ori==0?Pe:Ie,N):null,Ve.values[1]=B!=null?cn(C.ori==1?Pe:Ie,B):null}Rr(ql,o,Pe,Ie,se,U,w)}if(Mo){let N=b&&Ve.setSeries,B=an.prox;no==null?kn<=B&&un($n,Wo,!0,N):kn>B?un(null,Wo,!0,N):$n!=no&&un($n,Wo,!0,N)}}Nt&&(ae.idx=w,ol()),g!==!1&&ot("setCursor")}let zn=null;Object.defineProperty(o,"rect",{get(){return zn==null&&Sr(!1),zn}});function Sr(f=!1){f?zn=null:(zn=y.getBoundingClientRect(),ot("syncRect",zn))}function Ru(f,g,b,w,R,T,L){X._lock||Ln&&f!=null&&f.movementX==0&&f.movementY==0||(rl(f,g,b,w,R,T,L,!1,f!=null),f!=null?oo(null,!0,!0):oo(g,!0,!1))}function rl(f,g,b,w,R,T,L,N,B){if(zn==null&&Sr(!1),eo(f),f!=null)b=f.clientX-zn.left,w=f.clientY-zn.top;else{if(b<0||w<0){Pe=-10,Ie=-10;return}let[W,H]=Ve.scales,q=g.cursor.sync,[re,ge]=q.values,[me,ue]=q.scales,[ne,ee]=Ve.match,Ce=g.axes[0].side%2==1,Fe=C.ori==0?se:U,rt=C.ori==1?se:U,_e=Ce?T:R,Be=Ce?R:T,Ot=Ce?w:b,gt=Ce?b:w;if(me!=null?b=ne(W,me)?a(re,_[W],Fe,0):-10:b=Fe*(Ot/_e),ue!=null?w=ee(H,ue)?a(ge,_[H],rt,0):-10:w=rt*(gt/Be),C.ori==1){let Bt=b;b=w,w=Bt}}B&&(g==null||g.cursor.event.type==ql)&&((b<=1||b>=se-1)&&(b=ho(b,se)),(w<=1||w>=U-1)&&(w=ho(w,U))),N?(vu=b,xu=w,[Fo,Bo]=X.move(o,b,w)):(Pe=b,Ie=w)}let sl={width:0,height:0,left:0,top:0};function il(){ys(sl,!1)}let Pu,Tu,Cu,Ou;function Mu(f,g,b,w,R,T,L){Ln=!0,tt=nt=lt._x=lt._y=!1,rl(f,g,b,w,R,T,L,!0,!1),f!=null&&(ht(Yl,ea,Eu,!1),Rr(cd,o,Fo,Bo,se,U,null));let{left:N,top:B,width:W,height:H}=Te;Pu=N,Tu=B,Cu=W,Ou=H}function Eu(f,g,b,w,R,T,L){Ln=lt._x=lt._y=!1,rl(f,g,b,w,R,T,L,!1,!0);let{left:N,top:B,width:W,height:H}=Te,q=W>0||H>0,re=Pu!=N||Tu!=B||Cu!=W||Ou!=H;if(q&&re&&ys(Te),lt.setScale&&q&&re){let ge=N,me=W,ue=B,ne=H;if(C.ori==1&&(ge=B,me=H,ue=N,ne=W),tt&&In(E,cn(ge,E),cn(ge+me,E)),nt)for(let ee in _){let Ce=_[ee];ee!=E&&Ce.from==null&&Ce.min!=ke&&In(ee,cn(ue+ne,ee),cn(ue,ee))}il()}else X.lock&&(X._lock=!X._lock,oo(g,!0,f!=null));f!=null&&(To(Yl,ea),Rr(Yl,o,Pe,Ie,se,U,null))}function Tg(f,g,b,w,R,T,L){if(X._lock)return;eo(f);let N=Ln;if(Ln){let B=!0,W=!0,H=10,q,re;C.ori==0?(q=tt,re=nt):(q=nt,re=tt),q&&re&&(B=Pe<=H||Pe>=se-H,W=Ie<=H||Ie>=U-H),q&&B&&(Pe=Pe<Fo?0:se),re&&W&&(Ie=Ie<Bo?0:U),oo(null,!0,!0),Ln=!1}Pe=-10,Ie=-10,we.fill(null),oo(null,!0,!0),N&&(Ln=N)}function Au(f,g,b,w,R,T,L){X._lock||(eo(f),Wi(),il(),f!=null&&Rr(fd,o,Pe,Ie,se,U,null))}function Lu(){S.forEach(Hv),Gi(o.width,o.height,!0)}bo(ei,rr,Lu);let Vo={};Vo.mousedown=Mu,Vo.mousemove=Ru,Vo.mouseup=Eu,Vo.dblclick=Au,Vo.setSeries=(f,g,b,w)=>{let R=Ve.match[2];b=R(o,g,b),b!=-1&&un(b,w,!0,!1)},mt&&(ht(cd,y,Mu),ht(ql,y,Ru),ht(dd,y,f=>{eo(f),Sr(!1)}),ht(pd,y,Tg),ht(fd,y,Au),aa.add(o),o.syncRect=Sr);let bs=o.hooks=e.hooks||{};function ot(f,g,b){Xi?wr.push([f,g,b]):f in bs&&bs[f].forEach(w=>{w.call(null,o,g,b)})}(e.plugins||[]).forEach(f=>{for(let g in f.hooks)bs[g]=(bs[g]||[]).concat(f.hooks[g])});let Iu=(f,g,b)=>b,Ve=Ue({key:null,setSeries:!1,filters:{pub:Sd,sub:Sd},scales:[E,v[1]?v[1].scale:null],match:[Rd,Rd,Iu],values:[null,null]},X.sync);Ve.match.length==2&&Ve.match.push(Iu),X.sync=Ve;let $u=Ve.key,ll=wp($u);function Rr(f,g,b,w,R,T,L){Ve.filters.pub(f,g,b,w,R,T,L)&&ll.pub(f,g,b,w,R,T,L)}ll.sub(o);function Cg(f,g,b,w,R,T,L){Ve.filters.sub(f,g,b,w,R,T,L)&&Vo[f](null,g,b,w,R,T,L)}o.pub=Cg;function Og(){ll.unsub(o),aa.delete(o),Yn.clear(),oa(ei,rr,Lu),c.remove(),be?.remove(),ot("destroy")}o.destroy=Og;function al(){ot("init",e,t),du(t||e.data,!1),V[E]?el(E,V[E]):Wi(),ds=Te.show&&(Te.width>0||Te.height>0),Xn=Nt=!0,Gi(e.width,e.height)}return v.forEach(uu),S.forEach(lg),n?n instanceof HTMLElement?(n.appendChild(c),al()):n(o,al):al(),o}st.assign=Ue;st.fmtNum=ha;st.rangeNum=ti;st.rangeLog=ri;st.rangeAsinh=fa;st.orient=xo;st.pxRatio=ye;st.join=$b;st.fmtDate=ya,st.tzDate=Kb;st.sync=wp;{st.addGap=Cv,st.clipGaps=li;let e=st.paths={points:Tp};e.linear=Op,e.stepped=Ev,e.bars=Av,e.spline=Iv}function vn(e,t,n,o,r){e.beginPath(),e.moveTo(t,n),e.lineTo(o,r),e.stroke()}function di(e,t,n){let{ctx:o,bbox:r}=e,s=devicePixelRatio,l=r.top+r.height;o.fillStyle=o.strokeStyle=n("muted"),o.textAlign="left",o.setLineDash([2*s,3*s]);let a=r.left;for(let u of t.slice(1)){let c=e.valToPos(u.first_op,"x",!0);if(vn(o,c,r.top,c,l),e.valToPos(u.end_op,"x",!0)<=r.left)continue;let[d,p]=[Wn(u.kind),Math.max(c,r.left)+4*s];p<a||(a=p+o.measureText(d).width+4*s,o.fillText(d,p,l-6*s))}o.setLineDash([])}function pi(e,t,n,{foot:o,isTurned:r=!1}={}){let{ctx:s,bbox:l}=e,a=devicePixelRatio,[u,c]=[e.valToPos(t.op,"x",!0),e.valToPos(t.nbytes,"y",!0)];o!==void 0&&vn(s,u,c,u,o),s.beginPath(),s.arc(u,c,3.5*a,0,2*Math.PI),s.fill();let d=u>l.left+l.width/2!==r;s.textAlign=d?"right":"left",s.fillText(n,u+(d?-8:8)*a,c-4*a)}function Un(e){let{data:t,chosen:n}=e,o=F(),r=ie(null),s=ie(null),l=ie(e);l.current=e;let a=o.isDark.value,u=ie(null);ce(()=>{if(!r.current)return;let p=r.current,m=u.current,h=[t.x,...t.lines.map(({values:P})=>P)],y=P=>{u.current={x:t.x,range:P},l.current.onRange?.(P)},x=new st(Kv(p,l,y),h,p);s.current=x,m?.x===t.x&&x.setScale("x",{min:m.range[0],max:m.range[1]}),l.current.onPoint(null,0),Uv(x,(...P)=>{let{onClick:v,onChoose:S}=l.current;(v??S)(...P)});let k=new ResizeObserver(()=>{let{clientWidth:P,clientHeight:v}=p;P>0&&v>0&&x.setSize({width:P,height:v})});return k.observe(p),()=>{k.disconnect(),x.destroy(),s.current=null}},[t,a]),ce(()=>s.current?.redraw(!1),[n,e.marks]);let c=t.x.length-1,d=p=>{let h={ArrowLeft:n-1,ArrowRight:n+1,PageUp:n-20,PageDown:n+20,Home:0,End:c}[p.key];if(h!==void 0)e.onChoose(Math.max(0,Math.min(c,h)));else if(!e.onKey?.(p.key))return;p.preventDefault()};return i("div",{class:"plot",ref:r,role:"slider",tabIndex:0,"aria-label":e.label,"aria-valuemin":0,"aria-valuemax":c,"aria-valuenow":Math.max(0,n),"aria-valuetext":e.valueText,onKeyDown:d,"data-testid":e.testId})}function Uv(e,t){let n=0;e.over.addEventListener("mousedown",o=>n=o.clientX),e.over.addEventListener("click",o=>{Math.abs(o.clientX-n)<4&&t(e.posToIdx(o.offsetX),e,o.offsetY)})}function Kv(e,t,n){let o=m=>getComputedStyle(e).getPropertyValue(`--${m}`).trim(),{data:r,syncKey:s}=t.current,{xText:l=Q,xTitle:a,yTitle:u}=r,c=m=>m?{label:m,labelSize:18,labelGap:2,labelFont:Lp}:{},d={stroke:o("muted"),grid:{stroke:o("grid"),width:1},ticks:{stroke:o("grid"),width:1},font:Lp},p=r.lines.some(({fill:m})=>m);return{width:e.clientWidth||600,height:e.clientHeight||300,legend:{show:!1},cursor:{y:!1,points:{show:!1},...s?{sync:{key:s}}:{}},scales:{x:{time:!1,...Ip(r)?{}:{range:(m,h,y)=>jv(r,h,y)}},y:{range:(m,h,y)=>[0,Math.max(y||1,r.top??0)*Yv]}},axes:[{...d,...c(a),size:32,values:(m,h)=>h.map(y=>Number.isInteger(y)?l(y):"")},{...d,...c(u),size:76,incrs:Qv,values:(m,h)=>h.map(G)}],series:[{},...r.lines.map(m=>qv(m,r,o))],bands:p?r.lines.slice(1).map((m,h)=>({series:[h+1,h+2]})):[],hooks:{setCursor:[m=>t.current.onPoint(m.cursor.idx??null,m.posToVal(m.cursor.top??0,"y"))],setScale:[({scales:m},h)=>{let{min:y,max:x}=m[h]??{};h==="x"&&y!==void 0&&x!==void 0&&n([y,x])}],draw:[m=>Jv(m,t.current,o)]}}}function jv({x:e,hasDots:t,right:n=1},o,r){let[s=0]=e;if(t)return[-Math.max(n,r)/50,Math.max(n,r)*1.05];if(e.length<2)return[s-.5,s+.5];let l=(r-o)/50;return[o-l,r+l]}function Ip({isStepped:e,hasDots:t=!1}){return e&&!t}function qv(e,t,n){let{isStepped:o}=t,{label:r,fill:s,dash:l,width:a=1}=e,u=n(e.colour),c={show:!0,size:5,fill:u};return{label:r,stroke:u,width:a,...s?{fill:n(s)}:{},...l?{dash:l}:{},...o?{paths:st.paths.stepped?.({align:1})??(()=>null),points:Ip(t)?{show:!1}:c}:{spanGaps:!0,points:c}}}var Lp="12px system-ui, sans-serif",Yv=1.12,Qv=Array.from({length:50},(e,t)=>2**t);function Jv(e,{data:t,chosen:n,marks:o},r){let{ctx:s,bbox:l}=e;s.save(),s.beginPath(),s.rect(l.left,l.top,l.width,l.height),s.clip(),s.font=`${12*devicePixelRatio}px system-ui, sans-serif`,s.lineWidth=devicePixelRatio,s.strokeStyle=r("accent");let a=t.x[n];if(a!==void 0){let u=e.valToPos(a,"x",!0);vn(s,u,l.top,u,l.top+l.height)}o?.(e,r),s.restore()}var Sa=["freed","cached"],Zv=[6,4];function $p({before:e,after:t,names:n}){let[o,r]=St("compare"),[s,l]=Y(null),a=te(()=>ex(e,t),[e,t]),u=Fn((x,k)=>{di(x,e.phases,k),tx(x,a.curves,k)},[e,a]);if(a.x.length===0)return null;let c=a.curves[0]?.stack.peak?.op??0,d=Number(o.at??c),p=Ys(a.x,Number.isFinite(d)?d:0),m=s??p,h=(x,k)=>a.lines[x]?.values[k]??null,y=a.hasModel?"Live bytes, model included":"Live bytes";return i("section",{class:"both-timelines",children:[i("h2",{children:y}),i("dl",{class:"plot-legend","data-testid":"compare-legend",children:n.map((x,k)=>i("div",{children:[i("dt",{children:[i("span",{class:`stroke ${k===0?"dashed":""} ${Sa[k]}`})," ",x,", after op ",Q(a.curves[k]?.opAt[m]??0)]}),i("dd",{children:h(k,m)===null?"ended":i(J,{n:h(k,m)})})]},k))}),i(Un,{data:a,chosen:p,onChoose:x=>r("at",String(a.x[x]??0)),onPoint:l,marks:u,label:`${y} of both recordings, aligned by phase`,valueText:`op ${a.curves[0]?.opAt[p]}: ${n.map((x,k)=>`${x} ${Xv(h(k,p))}`).join(", ")}`,testId:"compare-plot"})]})}function Xv(e){return e===null?"ended":G(e)}function ex(e,t){let n=[e,t],o=n.every(c=>c.with_model),r=n.map(c=>o&&c.with_model||c),s=n.map(c=>rd(e.phases,c)),l=e.phases.map(({end_op:c})=>c),a=qs([...s.map(({op:c})=>c),l,s.map(({end:c})=>c)]),u=n.map(({op:c},d)=>{let[p,m]=[r[d],s[d]],h=p.peak?c.indexOf(p.peak.op):-1;return{stack:p,peakAt:m.op[h]??null,opAt:Kl(a,m.op).map(y=>c[y]??0),line:{label:d===0?"before":"after",colour:Sa[d]??"fg",width:1.5,values:sd(a,m,p.live_bytes),...d===0?{dash:Zv}:{}}}});return{x:a,lines:u.map(({line:c})=>c),isStepped:!0,curves:u,hasModel:o}}function tx(e,t,n){let o=[];t.forEach(({stack:{peak:r},peakAt:s},l)=>{if(!r||s===null)return;e.ctx.fillStyle=n(Sa[l]??"fg");let[a,u]=[e.valToPos(s,"x",!0),e.valToPos(r.nbytes,"y",!0)],c=devicePixelRatio,d=o.some(p=>Math.abs(p.x-a)<70*c&&Math.abs(p.y-u)<16*c);o.push({x:a,y:u}),pi(e,{op:s,nbytes:r.nbytes},G(r.nbytes),{isTurned:d})})}var nx={released:{sign:"−",word:"removed"},added:{sign:"+",word:"added"},resized:{sign:"±",word:"resized"},moved:{sign:"→",word:"moved"},same:{sign:"=",word:"unchanged"}};function Ra({n:e}){if(e===null)return i("span",{class:"none",children:"–"});let t=e<0?"−":e>0?"+":"",n=e<0?"decrease":e>0?"increase":"none";return i("span",{class:`signed ${n}`,title:`${t}${Gn(Math.abs(e))}`,children:[t,G(Math.abs(e))]})}function Pa({change:e}){let{sign:t,word:n}=nx[e];return i("span",{class:`mark ${e}`,children:[i("span",{"aria-hidden":"true",children:t})," ",n]})}function zp({reply:e,comparand:t,picked:n,onPick:o}){let{changes:r,changes_count:s}=e,l=r[0]?.weight_bytes??0,a=s-r.length;return i(K,{children:[i("ol",{class:"changes","data-testid":"changes",children:r.map((u,c)=>i("li",{"data-change":u.change,children:i(ox,{row:u,largest:l,comparand:t,members:n.flatMap(({change:d,member:p})=>d===c?[p]:[]),isFirst:n[0]?.change===c,onPick:d=>o(d?[{change:c,member:null}]:[])})},c))}),a>0&&i("p",{class:"hint",children:["and ",le(a,"smaller change")]})]})}function ox({row:e,largest:t,comparand:n,members:o,isFirst:r,onPick:s}){let[l,a]=Y(!1),u=ie(null),c=e.members_count-e.members.length,d=o.join();ce(()=>{o.some(m=>m!==null)&&a(!0),r&&u.current?.scrollIntoView({block:"nearest"})},[d,r]);let p=()=>{s(!l),a(!l)};return i("div",{class:"card",ref:u,"aria-current":o.length>0,children:[i("span",{class:"size",children:[i(Ra,{n:e.difference_bytes}),i(Rt,{part:e.weight_bytes,whole:t})]}),i("span",{class:"what",children:[i("button",{type:"button",class:"link","aria-expanded":l,onClick:p,children:[i(Pa,{change:e.change})," ",i("b",{children:e.op})," ",i("code",{children:e.slot})," ·"," ",e.module||"(no module)"]}),i("span",{class:"type",children:[e.tensor,e.change!=="released"&&e.change!=="added"&&i(K,{children:[" ","· ",G(e.before_bytes)," → ",G(e.after_bytes)]})]}),l&&i("ul",{class:"members",children:[e.members.map((m,h)=>i("li",{"aria-current":o.includes(h),children:i(rx,{member:m,op:e.op,comparand:n})},h)),c>0&&i("li",{children:["and ",Q(c)," more"]})]})]})]})}function rx({member:e,op:t,comparand:n}){let{change:o,recordings:r,select:s}=F(),{before_node:l,after_node:a}=e,u=e.name||t;if(l!==null)return i("button",{type:"button",class:"link","data-node":l,onClick:()=>s(Ne(l)),children:u});if(a===null||!n)return i("span",{children:u});let c=()=>{let d=r.shown.peek();r.choose({...n,view:"graph"}),o({selected:Ne(a),...d?{settings:{compare:Nr(d)}}:{}})};return i("button",{type:"button",class:"link","data-node":a,title:`Show in ${n.run}, step ${n.step}`,onClick:c,children:[u," ",i("small",{children:["in ",n.run]})]})}function Dp({comparand:e}){let{change:t,compare:n,recordings:o}=F(),[r]=St("compare"),s=o.index.state.value.value?.runs??[],l=e&&"key"in e?e.key:null,a=e!==null&&l===null,u=a?"":r.run??l?.run??"",c=s.find(y=>y.run===u),d=c&&mn(c,r.tag??l?.tag),p=d?.steps.some(y=>String(y.step)===r.step)?Number(r.step):l?.step??d?.steps.at(-1)?.step,m=(y,x,k)=>t({settings:{compare:{run:y,tag:x,...k===void 0?{}:{step:String(k)}}}}),h=y=>{let x=y&&mn(y,d?.tag);y&&x&&m(y.run,x.tag,x.steps.at(-1)?.step)};return i("div",{class:"toolbar compare-with",role:"group","aria-label":"Compare with",children:[i("label",{children:["Compare with run"," ",i("select",{"data-testid":"compare-run",value:u,onChange:y=>h(s.find(x=>x.run===y.currentTarget.value)),children:[u===""&&i("option",{value:"",children:a?"none: a prediction":"none"}),s.map(y=>i("option",{value:y.run,children:y.run},y.run))]})]}),c&&d&&c.tags.length>1&&i("label",{children:["tag"," ",i("select",{"data-testid":"compare-tag",value:d.tag,onChange:y=>{let x=c.tags.find(k=>k.tag===y.currentTarget.value);x&&m(c.run,x.tag,x.steps.at(-1)?.step)},children:c.tags.map(y=>i("option",{value:y.tag,children:y.tag},y.tag))})]}),c&&d&&d.steps.length>1&&i(sx,{tag:d,step:p,onChoose:y=>m(c.run,d.tag,y)}),l&&i("button",{type:"button","data-testid":"compare-swap",title:"Swap the two recordings",onClick:n.swap,children:"Swap"})]})}function sx({tag:e,step:t,onChoose:n}){return i("label",{children:["step"," ",i("select",{"data-testid":"compare-step",value:String(t),onChange:o=>n(Number(o.currentTarget.value)),children:e.steps.map(o=>i("option",{value:String(o.step),children:o.step},o.step))})]})}function fi(e){return[...e.classList].flatMap(t=>{let[,n,o]=/^change-(\d+)(?:-(\d+))?$/.exec(t)??[];return n===void 0?[]:[{change:Number(n),member:o===void 0?null:Number(o)}]})}function Np(e,{change:t,member:n}){return e.some(o=>o.change===t&&(o.member===null||o.member===n))}function Fp({classList:e},t){let n=t===void 0?void 0:`bytes-${t}`,o=[...e].find(r=>r.startsWith("bytes-"));o!==n&&(o&&e.remove(o),n&&e.add(n))}var pr="http://www.w3.org/2000/svg";function Bp(e){let t=document.createElement("template");t.innerHTML=`<svg><g>${e}</g></svg>`;let n=document.adoptNode(t.content.querySelector("svg > g"));return Ta(n),{element:n,boxes:[...n.querySelectorAll("g.node, g.cluster")].map(ix),edges:[...n.querySelectorAll("g.edge")].map(lx)}}function ix(e){let t=Ta(e),n=Wt(e.id),o=ux(e);if(n){let r=[...e.querySelectorAll("text")].map(s=>s.textContent);e.querySelectorAll("polygon, path, ellipse").forEach(s=>{(s.getAttribute("fill")!=="none"||s.getAttribute("stroke")!=="none")&&s.classList.add("outline")}),e.classList.contains("node")&&dx(e,o),n.kind==="module"&&fx(e,o),e.setAttribute("role","button"),e.setAttribute("tabindex","-1"),e.setAttribute("aria-label",r.join(", "))}return{name:t,id:n,element:e,isRepeated:e.classList.contains("repeated"),place:o}}function lx(e){let t=Ta(e).split("->");return ax(e),{element:e,ends:[...new Set(t.map(n=>n.replace(/:.*$/,"")))]}}function ax(e){let t=e.querySelector("path")?.cloneNode();t&&(t.removeAttribute("stroke-dasharray"),t.setAttribute("class","reach"),e.append(t))}function Ta(e){let t=[...e.children].find(n=>n.tagName==="title");return t?.remove(),t?.textContent??""}function ux(e){let t=[...e.querySelectorAll("polygon, path, ellipse")],o=(t.length>0?t:[...e.querySelectorAll("text")]).flatMap(cx),r=o.filter((u,c)=>c%2===0),s=o.filter((u,c)=>c%2===1),[l,a]=[Math.min(...r),Math.min(...s)];return{x:l,y:a,width:Math.max(...r)-l,height:Math.max(...s)-a}}function cx(e){let t=o=>Number(e.getAttribute(o)??0);if(e.tagName==="ellipse"){let[o,r,s,l]=[t("cx"),t("cy"),t("rx"),t("ry")];return[o-s,r-l,o+s,r+l]}if(e.tagName==="text"){let[o,r,s]=[t("x"),t("y"),t("font-size")||12],l=e.textContent.length*s/2*.55,a=e.getAttribute("text-anchor")==="start"?o+l:o;return[a-l,r-s,a+l,r+s/4]}let n=e.getAttribute("points")??e.getAttribute("d")??"";return Ec(n)}function dx(e,{x:t,width:n}){if(!e.querySelector("polygon, path, ellipse"))return;let o;for(let r of e.querySelectorAll("text")){if(o&&o.getAttribute("y")===r.getAttribute("y")){o.append(px(r));continue}o=r,r.setAttribute("text-anchor","middle"),r.setAttribute("x",String(t+n/2))}}function px(e){let t=document.createElementNS(pr,"tspan");for(let n of["font-size","font-weight","fill"]){let o=e.getAttribute(n);o!==null&&t.setAttribute(n,o)}return t.textContent=e.textContent,e.remove(),t}function fx(e,{x:t,y:n,width:o}){let r=e.classList.contains("cluster"),s=document.createElementNS(pr,"g");s.setAttribute("class","handle"),s.setAttribute("transform",`translate(${t+o-2} ${n+2})`);let l=document.createElementNS(pr,"circle");l.setAttribute("r","7");let a=document.createElementNS(pr,"path");a.setAttribute("d",r?"M-3.5 0H3.5":"M-3.5 0H3.5M0-3.5V3.5"),s.append(l,a),e.append(s)}var mx=4;function mi(){let e,t=[];function n(o){let r=p=>t.find(({groups:m})=>m.has(p))?.groups.get(p)??Bp(p),s=o.groups.map(({x:p,y:m,svg:h})=>({...r(h),text:h,x:p,y:m})),l=new Map(s.map(p=>[p.text,p])),a=t.filter(p=>p.layout!==o);t=[{layout:o,groups:l},...a].slice(0,mx);let{width:u,height:c,shades:d}=o;return e??=document.createElementNS(pr,"svg"),{svg:e,width:u,height:c,shades:d,groups:s,...hx(s)}}return{read:n}}function Gp({svg:e,width:t,height:n,groups:o,shades:r}){e.setAttribute("width",String(t)),e.setAttribute("height",String(n)),e.setAttribute("viewBox",`0 0 ${t} ${n}`);let s=new Set(o.map(({element:a})=>a));for(let a of[...e.children])s.has(a)||a.remove();let l=e.firstElementChild;for(let{element:a,x:u,y:c,boxes:d}of o){for(let m of d)Fp(m.element,r.get(m.name));let p=`translate(${u} ${c})`;a.getAttribute("transform")!==p&&a.setAttribute("transform",p),a===l?l=l.nextElementSibling:e.insertBefore(a,l)}}function hx(e){let t=new Map,n=new Map;for(let r of e)for(let{name:s,id:l,element:a,isRepeated:u,place:c}of r.boxes){if(n.set(s,a.id),!l)continue;let d={...c,x:c.x+r.x,y:c.y+r.y};t.set(l.text,{id:l,element:a,isRepeated:u,...d})}let o=new Map;for(let{element:r,ends:s}of e.flatMap(l=>l.edges))for(let l of s){let a=n.get(l)??l,u=o.get(a);u?u.push(r):o.set(a,[r])}return{boxes:t,edges:o}}function hi({id:e}){return e.kind==="module"}function Wp(e,t,n,o){let r=(c,d)=>c.target instanceof Element?c.target.closest(d):null,s=c=>n(r(c,"g.node, g.cluster")?.id??""),l=c=>r(c,".handle")!==null;e.addEventListener("click",c=>{let d=s(c),p=Wt(r(c,"g.edge")?.id??"");d&&l(c)?o.onToggle(d.id.number):o.onSelect(d?.id??p)},{signal:t}),e.addEventListener("dblclick",c=>{let d=s(c);d&&hi(d)&&!l(c)&&o.onToggle(d.id.number)},{signal:t});let a=null,u=c=>{let d=c&&hi(c)?c.id.number:null;d!==a&&o.onPrefetch?.(d),a=d};e.addEventListener("pointerover",c=>{let d=s(c);o.onHover(d?.id??null),u(l(c)||d?.element.matches(".node")?d:void 0)},{signal:t}),e.addEventListener("pointerleave",()=>{o.onHover(null),u(void 0)},{signal:t}),e.addEventListener("focusin",c=>u(s(c)),{signal:t}),e.addEventListener("focusout",c=>{s(c)?.id.number===a&&u(void 0)},{signal:t})}function Kr(e,t,n,o){let r=Math.min(8,Math.max(.02,e.scale*t)),s=r/e.scale;return{scale:r,x:n-(n-e.x)*s,y:o-(o-e.y)*s}}function Oa(e,t){let n=Math.max(.02,Math.min(1,(t.width-48)/e.width,(t.height-48)/e.height));return{scale:n,x:(t.width-e.width*n)/2,y:(t.height-e.height*n)/2}}var Ca=.75;function Vp(e,t,n){let o=Oa(e,n);if(o.scale>=Ca)return o;let r=Math.min(1,Math.max(Ca,(n.width-48)/e.width)),l=e.width*r>n.width&&t?t.x+t.width/2:e.width/2;return{scale:r,x:n.width/2-l*r,y:24}}function gi(e,t,n){let o=Math.max(e.scale,Ca),r=(s,l,a)=>l*o>a-48?24-s*o:a/2-(s+l/2)*o;return{scale:o,x:r(t.x,t.width,n.width),y:r(t.y,t.height,n.height)}}function yi(e,t,n){let o=t.x*e.scale+e.x,r=t.y*e.scale+e.y,s=Math.min(t.width*e.scale,n.width-24),l=Math.min(t.height*e.scale,n.height-24);return o>=0&&r>=0&&o+s<=n.width&&r+l<=n.height?e:gi(e,t,n)}function Hp(e,t,n){let r=(s,l,a)=>Math.min(a-48,Math.max(48-l*e.scale,s));return{scale:e.scale,x:r(e.x,t.width,n.width),y:r(e.y,t.height,n.height)}}function Up(e,t){return{x:-e.x/e.scale,y:-e.y/e.scale,width:t.width/e.scale,height:t.height/e.scale}}function Kp(e,t,n){let o=n==="left"||n==="right",r=n==="left"||n==="up"?-1:1,s,l=1/0;for(let a of e){let u=a.x+a.width/2-(t.x+t.width/2),c=a.y+a.height/2-(t.y+t.height/2),d=r*(o?u:c),p=d+3*Math.abs(o?c:u);d>1&&p<l&&([s,l]=[a,p])}return s}var gx=4,jp=.3;function qp(e,t,n,o,r){let s=new Map,l,a=!1,u=p=>{let{left:m,top:h}=e.getBoundingClientRect();return{x:p.clientX-m,y:p.clientY-h}};e.addEventListener("pointerdown",p=>{p.button===0&&(s.size===0&&(l=u(p),a=!1),s.set(p.pointerId,u(p)))},{signal:t}),e.addEventListener("pointermove",p=>{let m=s.get(p.pointerId);if(!m||!l)return;let h=u(p);if(!a&&Math.hypot(h.x-l.x,h.y-l.y)<gx)return;a||(a=!0,e.setPointerCapture(p.pointerId),e.classList.add("dragging"));let y=[...s].find(([k])=>k!==p.pointerId)?.[1];s.set(p.pointerId,h);let x=n();o(y?yx(x,m,h,y):{...x,x:x.x+h.x-m.x,y:x.y+h.y-m.y})},{signal:t});let c=p=>{s.delete(p.pointerId),s.size===0&&e.classList.remove("dragging")};e.addEventListener("pointerup",c,{signal:t}),e.addEventListener("pointercancel",c,{signal:t});let d=p=>{a&&p.stopPropagation(),a=!1};e.addEventListener("click",d,{capture:!0,signal:t}),e.addEventListener("wheel",p=>{if(!r(p))return;p.preventDefault();let{x:m,y:h}=u(p),y=p.deltaMode===WheelEvent.DOM_DELTA_LINE?16:1,x=p.ctrlKey?.01:.0015,k=Math.max(-jp,Math.min(jp,-p.deltaY*y*x));o(Kr(n(),Math.exp(k),m,h))},{signal:t,passive:!1})}function yx(e,t,n,o){let r=Math.hypot(t.x-o.x,t.y-o.y),s=Math.hypot(n.x-o.x,n.y-o.y);return Kr(e,r>0?s/r:1,o.x,o.y)}var bx=200,Yp=60;function bi(e,t,n){let o={x:0,y:0,scale:1},r,s=0,l=0,a=new AbortController,u=()=>({width:e.clientWidth,height:e.clientHeight});function c(_){let O=u();({width:l}=O),o=r?Hp(_,r,O):_,t.style.transform=`translate(${o.x}px, ${o.y}px) scale(${o.scale})`,t.style.willChange="transform",window.clearTimeout(s),s=window.setTimeout(()=>t.style.willChange="auto",bx),n.onMove?.(Up(o,O))}function d(_){let{width:O,height:E}=u();c(Kr(o,_,O/2,E/2))}function p(_){return yi(o,{..._,width:0,height:0},u())===o}let m={show(_,O,E){let M=O===null||E?void 0:r?.boxes.get(O.text),D=O===null?void 0:_.boxes.get(O.text),z=r?.width===_.width&&r.height===_.height,I=M&&p(M)?M:void 0,C=!r||E,A=t.contains(document.activeElement),{id:$}=document.activeElement??{id:""};r=_,Gp(_),t.contains(_.svg)||t.replaceChildren(_.svg),A&&(_.boxes.get($)?.element??e).focus({preventScroll:!0});let j=Vp(_,Qp(_),u());I&&D?c(wx(o,I,D)):D?c(gi(C?j:o,D,u())):(C||!z)&&c(j)},centre(_){let O=r?.boxes.get(_.text);O&&c(gi(o,O,u()))},look(_,O){let{width:E,height:M}=u();c({...o,x:E/2-_*o.scale,y:M/2-O*o.scale})},keep(_){let O=r?.boxes.get(_.text);O&&c(yi(o,O,u()))},fit:()=>r&&c(Oa(r,u())),actualSize:()=>d(1/o.scale),zoom:d,dispose:()=>a.abort()};qp(e,a.signal,()=>o,c,n.isZoom??(()=>!0)),Wp(e,a.signal,_=>r?.boxes.get(_),n);let h={signal:a.signal};e.addEventListener("keydown",_=>{_.ctrlKey||_.metaKey||_.altKey||y(_)&&_.preventDefault()},h);function y(_){let O=vx[_.key];if(O&&_.shiftKey)return P(O);if(O)return v(O);let E=x(),M={"+":()=>d(1.25),"=":()=>d(1.25),"-":()=>d(.8),0:m.actualSize,f:m.fit,e:()=>E&&n.onSelect(k(E)),Enter:()=>E&&n.onSelect(E.id)," ":()=>E&&(hi(E)?n.onToggle(E.id.number):n.onSelect(E.id)),Escape:()=>{e.focus(),n.onSelect(null)}};return M[_.key]?.(),_.key in M}function x(){return r?.boxes.get(document.activeElement?.id??"")}function k(_){let O=r?.edges.get(_.id.text)??[],E=O.findIndex(M=>M.classList.contains("selected-edge"));return Wt(O[(E+1)%O.length]?.id??"")??_.id}function P(_){let[O,E]=xx[_];return c({...o,x:o.x-O*Yp,y:o.y-E*Yp}),!0}function v(_){if(!r)return!1;let O=[...r.boxes.values()],E=x()??O.find(({element:D})=>D.matches(".selected")),M=E?Kp(Jp(r),E,_):Qp(r);return M&&(M.element.focus({preventScroll:!0}),c(yi(o,M,u()))),!0}window.addEventListener("resize",()=>u().width>0&&c({...o,x:o.x+(u().width-l)/2}),h);let S=new ResizeObserver(()=>u().width>0&&c(o));return S.observe(e),a.signal.addEventListener("abort",()=>S.disconnect()),m}function Jp({boxes:e}){return[...e.values()].filter(({element:t})=>t.matches(".node"))}function Qp(e){return Jp(e).reduce((t,n)=>t&&t.y<=n.y?t:n,void 0)}var vx={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down"},xx={left:[-1,0],right:[1,0],up:[0,-1],down:[0,1]};function wx(e,t,n){return{scale:e.scale,x:e.x+(t.x+t.width/2-n.x-n.width/2)*e.scale,y:e.y+(t.y-n.y)*e.scale}}function Zp(e,t){let n=t&&e.boxes.get(t.text);if(!n)return;let o=[n.element,...e.edges.get(n.id.text)??[]];return o.forEach(r=>r.classList.add("selected")),()=>o.forEach(r=>r.classList.remove("selected"))}function Xp({svg:e},t){let n=e.querySelector(`g.edge[id="${t.text}"]`),o=["selected","selected-edge"];return n?.classList.add(...o),()=>n?.classList.remove(...o)}function jr({svg:e,edges:t},n){e.querySelectorAll(".lit").forEach(r=>r.classList.remove("lit"));let o=n===null?[]:t.get(n.text)??[];o.forEach(r=>r.classList.add("lit")),e.classList.toggle("has-lit",o.length>0)}function vi({viewport:e,testId:t}){return i("div",{class:"button-group",children:[i("button",{type:"button","aria-label":"Zoom out",title:"Zoom out (-)","data-testid":`${t}-out`,onClick:()=>e.current?.zoom(.8),children:"−"}),i("button",{type:"button","aria-label":"Zoom in",title:"Zoom in (+)","data-testid":`${t}-in`,onClick:()=>e.current?.zoom(1.25),children:"+"}),i("button",{type:"button",title:"Actual size (0)","data-testid":`${t}-actual`,onClick:()=>e.current?.actualSize(),children:"1:1"}),i("button",{type:"button",title:"The whole graph (f)","data-testid":`${t}-fit`,onClick:()=>e.current?.fit(),children:"Fit"})]})}var _x=[["released","only in the first"],["added","only in the second"],["resized","different size, or partly replaced"],["moved","on another device"]],kx=56,Sx=520;function Rx({boxes:e}){let t=({element:n})=>n.matches(".node")&&fi(n).some(({change:o})=>o===0);return[...e.values()].find(t)?.id??null}function ef({pair:e,picked:t,onPick:n}){let{compare:o}=F(),{value:r,error:s,loading:l}=o.difference.state.value,a=r?.pair===e?r:void 0,u=ie(null),c=ie(null),d=ie(null),[p,m]=Y(null),[h,y]=Y(null),x=ie(mi()),k=ie(null),P=ie([]),v=ie({onPick:n,setToggled:y});return v.current={onPick:n,setToggled:y},ft(()=>{let[S,_]=[u.current,c.current];if(!S||!_)return;let O=M=>M&&k.current?.boxes.get(M.text)?.element,E=bi(S,_,{onSelect(M){if(M?.kind==="edge")return;let D=O(M);P.current=D?fi(D):[],v.current.onPick(P.current)},onToggle(M){v.current.setToggled({kind:"module",number:M,text:`m${M}`}),o.toggle(M)},onHover:M=>k.current&&jr(k.current,M),isZoom:M=>M.ctrlKey||S.contains(document.activeElement)});return d.current=E,()=>E.dispose()},[]),ft(()=>{if(!a||!u.current)return;let S=x.current.read(a.layout);u.current.style.height=`${Math.min(Sx,S.height+kx)}px`,d.current?.show(S,h??Rx(S),k.current===null),k.current=S,m(S)},[a]),ce(()=>{let S=[...p?.svg.querySelectorAll("g.node")??[]].filter(_=>fi(_).some(O=>Np(t,O)));return S.forEach(_=>_.classList.add("selected")),()=>S.forEach(_=>_.classList.remove("selected"))},[p,t]),ce(()=>{if(t===P.current)return;let S=Wt(u.current?.querySelector(".canvas .selected")?.id??"");S&&d.current?.keep(S)},[t]),i("section",{class:t.length>0?"difference picked":"difference","aria-label":"Graph of differences",children:[i("div",{class:"toolbar",role:"group","aria-label":"Graph of differences: options",children:[i("ul",{class:"meaning","aria-label":"Signs","data-testid":"difference-legend",children:_x.filter(([S])=>p?.svg.querySelector(`.${S}`)).map(([S,_])=>i("li",{children:[i(Pa,{change:S})," ",_]},S))}),i("div",{class:"button-group",children:[i("button",{type:"button","data-testid":"difference-fold",onClick:()=>o.open([]),children:"Collapse all"}),i("button",{type:"button",title:"Open the modules that changed most","data-testid":"difference-default",onClick:()=>o.open(null),children:"Default"})]}),i(vi,{viewport:d,testId:"difference-zoom"})]}),i("div",{class:"window",children:[i("div",{class:"frame",ref:u,tabIndex:0,role:"group","aria-busy":l,"aria-label":"Graph of the differences between the two recordings. Arrow keys move between boxes, Enter selects the changes of a box in the list below, Space opens or closes a module, plus and minus zoom, f fits the window.","data-testid":"difference-frame",children:i("div",{class:"canvas",ref:c,"data-testid":"difference-canvas"})}),l&&i("p",{class:"progress",role:"status",children:"Drawing the differences…"})]}),s&&i(ct,{error:s,retry:o.difference.reload})]})}function xi(){let e=ie(null),t=()=>e.current?.contains(document.activeElement)??!1,n=t();return ft(()=>{if(!n||t())return;let o=e.current?.querySelectorAll("button");(o?.length===1?o[0]:e.current)?.focus({preventScroll:!0})}),e}function qr({name:e,title:t,text:n}){let{recordings:o}=F(),[r,s]=Y(""),l=async()=>{let{run:a,step:u}=o.shown.value??{run:"run",step:0};s("");try{Jo(`${Ws(e,a,u)}.csv`,"text/csv",await n())}catch(c){s(c instanceof Error?c.message:String(c))}};return i(K,{children:[i("button",{type:"button",title:t,"data-testid":`${e}-csv`,onClick:()=>{l()},children:"Download CSV"}),r&&i("span",{class:"hint",role:"alert",children:r})]})}function fr({name:e,title:t,by:n}){let{replies:o}=F();return i(qr,{name:e,title:t,text:()=>o.once("table.csv",{by:n})})}var Ma={pdf:"PDF",svg:"SVG",png:"PNG",tex:"TeX"},tf={"85mm":"85 mm (a column)","178mm":"178 mm (a page)"},Px={theme:"paper",width:"178mm",title:null,hasLegend:!0,hasLabels:!0,direction:"TB",dims:""};function nf({drawing:e,params:t,name:n,close:o}){let{replies:r}=F(),s=ie(null),[l,a]=Y(Px),[u,c]=Y("pdf"),[d,p]=Y("");ce(()=>s.current?.showModal(),[]);let m={...t,drawing:e,...Tx(l)},h=ut("figure",{...m,format:"svg"}),y=async()=>{p("Drawing…");try{let k=await r.once("figure",{...m,format:u});Jo(`${n}.${u}`,k.type,k),p("")}catch(k){p(k instanceof Error?k.message:String(k))}},x=k=>a({...l,...k});return i("dialog",{class:"figure-dialog",ref:s,"aria-label":"Download figure","data-testid":"figure-dialog",onClose:o,children:[i("form",{onSubmit:k=>{k.preventDefault(),y()},children:[i("fieldset",{class:"modes",children:[i("legend",{children:"Format"}),Object.keys(Ma).map(k=>i("label",{class:"check",children:[i("input",{type:"radio",name:"figure-format","data-testid":`figure-${k}`,checked:u===k,onChange:()=>c(k)}),Ma[k]]},k))]}),i(Ox,{isGraph:e==="graph",look:l,set:x}),i("div",{class:"figure-buttons",children:[i("button",{type:"submit","data-testid":"figure-save",disabled:h.error!==void 0,children:["Download ",Ma[u]]}),i("button",{type:"button",onClick:()=>s.current?.close(),children:"Close"}),i("span",{role:"status","data-testid":"figure-state",children:d})]})]}),i("div",{class:"figure-preview",role:"region","aria-label":"Preview at true size",tabIndex:0,children:h.error?i("p",{role:"alert","data-testid":"figure-problem",children:h.error.message}):i(Cx,{svg:h.value,isLoading:h.loading})})]})}function Tx({theme:e,width:t,title:n,hasLegend:o,hasLabels:r,direction:s,dims:l}){let a=[...o?[]:["legend"],...r?[]:["labels"]];return{theme:e,...t&&{width:t},...n!==null&&{title:n},...a.length>0&&{without:a},...s!=="TB"&&{direction:s},...l&&{dims:l}}}function Cx({svg:e,isLoading:t}){let[n,o]=Y("");return ce(()=>{let r=!0;return e?.text().then(s=>{r&&o(`data:image/svg+xml,${encodeURIComponent(s)}`)}),()=>{r=!1}},[e]),n?i("img",{src:n,alt:"Preview of the figure","data-testid":"figure-preview","aria-busy":t}):i(Me,{what:"Drawing…"})}function Ox({isGraph:e,look:t,set:n}){let o=t.width!==""&&!(t.width in tf);return i(K,{children:[i("label",{children:["Width"," ",i("select",{"data-testid":"figure-width",value:o?"own":t.width,onChange:({currentTarget:{value:r}})=>n({width:r==="own"?"120mm":r}),children:[Object.entries(tf).map(([r,s])=>i("option",{value:r,children:s},r)),i("option",{value:"own",children:"another"}),e&&i("option",{value:"",children:"as wide as needed"})]})," ",o&&i("input",{type:"text",class:"figure-own","aria-label":"Width, such as 120mm or 3.5in","data-testid":"figure-own",value:t.width,onChange:({currentTarget:{value:r}})=>n({width:r||"120mm"})})]}),i("label",{children:["Title"," ",i("input",{type:"text","data-testid":"figure-title",placeholder:"that of the recording",value:t.title??"",onChange:({currentTarget:{value:r}})=>n({title:r===""?null:r})})]}),i("label",{children:["Theme"," ",i("select",{"data-testid":"figure-theme",value:t.theme,onChange:({currentTarget:{value:r}})=>n({theme:r}),children:[i("option",{value:"paper",children:"paper"}),i("option",{value:"light",children:"light"}),i("option",{value:"dark",children:"dark"})]})]}),e&&i("label",{children:["Direction"," ",i("select",{"data-testid":"figure-direction",value:t.direction,onChange:({currentTarget:{value:r}})=>n({direction:r}),children:[i("option",{value:"TB",children:"down"}),i("option",{value:"LR",children:"right"})]})]}),i(Ea,{label:"Legend",isOn:t.hasLegend,set:r=>n({hasLegend:r})}),i(Ea,{label:"Title above",isOn:t.title===null||t.title.trim()!=="",set:r=>n({title:r?null:" "})}),e&&i("label",{title:"Shapes have these names in place of the sizes",children:["Names of sizes"," ",i("input",{type:"text","data-testid":"figure-dims",placeholder:"b=8,s=1024",value:t.dims,onChange:({currentTarget:{value:r}})=>n({dims:r.trim()})})]}),e&&i(Ea,{label:"Bytes on edges",isOn:t.hasLabels,set:r=>n({hasLabels:r})})]})}function Ea({label:e,isOn:t,set:n}){return i("label",{class:"check",children:[i("input",{type:"checkbox",checked:t,onChange:o=>n(o.currentTarget.checked)}),e]})}function dt({drawing:e,params:t}){let{isServed:n,recordings:o,replies:r}=F(),[s,l]=Y(!1),a=o.shown.value,u=Ws(e,a?.run??"run",a?.step??0),c=async()=>{let d={drawing:e,format:"svg",theme:"paper"};Jo(`${u}.svg`,"image/svg+xml",await r.once("figure",{...t,...d}))};return!n&&e!=="graph"?null:i(K,{children:[i("button",{type:"button","data-testid":`figure-${e}`,title:"Download as PDF, SVG, PNG or TeX",disabled:!t,onClick:()=>n?l(!0):void c(),children:"Download figure"}),s&&t&&i(nf,{drawing:e,params:t,name:u,close:()=>l(!1)})]})}var of=`.compare {
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
`;var rf=`.difference {
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
`;var af={key:"compare",title:"Compare",style:of+rf,needsServer:!0,Panel:Ax};function Ax(){let{compare:e}=F(),t=e.choice.value;return t?i("div",{class:"compare","data-testid":"compare",children:[i(Dp,{comparand:t.comparand}),t.comparand?i(Ix,{}):i(Lx,{problem:t.problem})]}):null}function Lx({problem:e}){return e?i(Qe,{message:e}):i("p",{class:"hint pad","data-testid":"compare-nothing",children:"There is no other recording here: record a second run or step, or predict one in Optimize."})}function Ix(){let{compare:e}=F(),t=xi();return i("div",{ref:t,tabIndex:-1,children:$x(e)})}function $x(e){let{value:t,error:n,loading:o}=e.reply.state.value,r=e.choice.value?.comparand;if(n)return i(ct,{error:n,retry:e.reply.reload});let s=r&&"goal"in r;if(!t)return o?i(Me,{what:s?"Planning…":"Comparing…"}):null;let{shown:l,comparand:a,comparison:u,planned:c}=t;if(!u)return null;let[d,p]=[sf({key:l}),sf(a)],m=Ul(l,a);return i("div",{class:"compared","aria-busy":o,"data-testid":"compared",children:[u.verdict.slice(0,c?1:void 0).map((h,y)=>i("p",{class:y===0?"verdict":"hint","data-testid":"compare-verdict",children:h},y)),u.before.timeline&&u.after.timeline&&i(K,{children:[i($p,{before:u.before.timeline,after:u.after.timeline,names:[d,p]}),i("p",{children:i(dt,{drawing:"comparison",params:er(a)})})]}),i("section",{class:"planned",children:[i("div",{children:[i(zx,{side:u.after,asked:a,lines:c?.lines}),i(Bx,{reply:u,before:d,after:p})]}),u.code!==null&&i(fo,{code:u.code,label:"Copy as Python",testId:"compare-code"})]}),i(Dx,{pair:m,reply:u,comparand:a},m)]})}function zx({side:e,asked:t,lines:n}){let{change:o}=F();return"key"in t?null:i("div",{class:"predicted",role:"note","data-testid":"compare-predicted",children:[n&&i("pre",{children:n.join(`
`)}),i("p",{children:[i("b",{children:"Predicted:"})," ",n?"":`${e.predicted}. `,"This step did not run."," ",i("button",{type:"button",class:"link","data-testid":"compare-optimize",onClick:()=>o({view:"optimize",settings:{optimize:mo(t)}}),children:"Change in Optimize"})]})]})}function Dx({pair:e,reply:t,comparand:n}){let[o,r]=Y([]);return i("section",{class:"differences",children:[t.changes_count>0&&i(K,{children:[i("h2",{children:"Where it changed"}),i(ef,{pair:e,picked:o,onPick:r})]}),i("div",{class:"titled",children:[i("h2",{children:"Changed saved tensors, largest first"}),t.changes_count>0&&i(Nx,{comparand:n})]}),i("p",{class:"summary","data-testid":"compare-summary",children:Fx(t)}),i(zp,{reply:t,comparand:"key"in n?n.key:null,picked:o,onPick:r})]})}function Nx({comparand:e}){let{replies:t}=F();return i(qr,{name:"changes",title:"All changes, repeated layers combined",text:()=>t.once("changes.csv",er(e))})}function sf(e){return"key"in e?`${e.key.run} · step ${e.key.step}`:"predicted"}function Fx(e){let t=`${G(e.same_bytes)} unchanged in ${le(e.same_count,"saved tensor")}`;if(e.changes_count===0)return`Nothing changed: ${t}.`;let n=e.moved_bytes>0&&`${G(e.moved_bytes)} on another device`;return`${[`−${G(e.released_bytes)}, +${G(e.added_bytes)}`,n,t].filter(Boolean).join("; ")}.`}function Bx({reply:e,before:t,after:n}){let{device:o}=e.before,r=o===e.after.device||!o||!e.after.device,s=l=>r?"":` on ${l}`;return i("table",{class:"data-table","aria-label":"Totals of both recordings","data-testid":"compare-totals",children:[i("thead",{children:i("tr",{children:[i("th",{scope:"col",children:"total"}),i("th",{scope:"col",children:[t,s(o)]}),i("th",{scope:"col",children:[n,s(e.after.device)]}),i("th",{scope:"col",children:"difference"}),i("th",{scope:"col",title:"Relative to the first",children:"percent"})]})}),i("tbody",{children:e.totals.map(l=>i(Gx,{total:l},l.key))})]})}function Gx({total:e}){let{key:t,label:n,help:o,level:r,before_bytes:s,after_bytes:l,difference_bytes:a}=e;return i("tr",{"data-testid":`compare-${t}`,children:[i("th",{scope:"row",class:`level-${r}`,title:o,children:n}),i("td",{children:i(lf,{n:s})}),i("td",{children:i(lf,{n:l})}),i("td",{children:i(Ra,{n:a})}),i("td",{children:Wx(a,s)})]})}function lf({n:e}){return e===null?i("span",{class:"none",children:"not known"}):i(J,{n:e})}function Wx(e,t){return!e||!t?e===0?"0%":"–":`${e<0?"−":"+"}${Ye(Math.abs(e),t)}`}function uf(e,t,n){let o=e.appendChild(document.createElement("canvas")),r=e.appendChild(document.createElement("div")),s,l,a={x:1,y:1},u=d=>{if(d.buttons!==1)return;let{left:p,top:m}=o.getBoundingClientRect();t((d.clientX-p)/a.x,(d.clientY-m)/a.y)};e.addEventListener("pointerdown",d=>{e.setPointerCapture(d.pointerId),u(d)},{signal:n}),e.addEventListener("pointermove",u,{signal:n});function c(){if(!s||!l)return;e.hidden=Vx(s,l);let[d,p]=[Math.max(0,l.x),Math.max(0,l.y)],m=Math.min(s.width,l.x+l.width),h=Math.min(s.height,l.y+l.height);r.style.transform=`translate(${d*a.x}px, ${p*a.y}px)`,r.style.width=`${Math.max(2,(m-d)*a.x)}px`,r.style.height=`${Math.max(2,(h-p)*a.y)}px`}return{show(d){s=d,a=Hx(d),Ux(o,d,a),c()},move(d){l=d,c()}}}function Vx({width:e,height:t},n){let[o,r]=[n.x+n.width,n.y+n.height];return n.x<=0&&n.y<=0&&o>=e&&r>=t}function Hx({width:e,height:t}){let n=Math.min(170/e,220/t,1),o=r=>Math.min(1,Math.max(n,44/r));return{x:o(e),y:o(t)}}function Ux(e,t,n){let o=devicePixelRatio,[r,s]=[t.width*n.x,t.height*n.y];e.width=Math.ceil(r*o),e.height=Math.ceil(s*o),e.style.width=`${r}px`,e.style.height=`${s}px`;let l=e.getContext("2d");if(!l)return;l.scale(o*n.x,o*n.y);let a=getComputedStyle(e),u=c=>a.getPropertyValue(`--${c}`);for(let{element:c,x:d,y:p,width:m,height:h}of t.boxes.values()){let y=c.classList.contains("cluster");l.fillStyle=u(y?"cluster":Kx(c)),l.fillRect(d,p,m,h)}}function Kx(e){let t=[1,2,3,4].find(n=>e.classList.contains(`bytes-${n}`));return t===void 0?"box-line":`bytes-${t}`}function mr(e){let{expand:t}=e,n=He(e,"graph"),o=["parameters","views"].filter(r=>n[r]==="1");return{...t===null?{}:{expand:[...t]},...o.length===0?{}:{show:o},...n.freed==="0"?{hide:["freed"]}:{}}}function cf(){let e=null;function t(){e?.abort.abort(),e=null}return{drop:t,begin(n,o){if(e?.key===n)return;t();let r=new AbortController;e={key:n,work:o(r.signal),abort:r},e.work.catch(()=>{})},take(n,o,r){if(e?.key!==n)return t(),r(o);let s=e;return e=null,o.addEventListener("abort",()=>s.abort.abort(),{once:!0}),s.work}}}var Yr=class extends en{constructor(n){super(`Laying out ${le(n.visible,"box","boxes")} takes about ${pf(n)}.`);this.graph=n}graph};function pf({seconds:e}){return e>=90?`${Math.round(e/60)} minutes`:e>=20?`${Math.round(e/10)*10} s`:`${Math.round(e)} s`}var wo="graph";function ff(e,t,{address:n},{shown:o,fetchOfShown:r},s){let l=De(""),a=()=>s.value===wo,u=xe(()=>JSON.stringify(mr(n.value))),c=()=>({expand:n.peek().expand,settings:{graph:He(n.peek(),wo)}}),d=M=>JSON.stringify([o.peek(),mr(M)]),p="",m=cf(),h=mi();async function y(M,D,z){l.value="Fetching the graph…";let I=await e.get("graph.dot",{...Xt(M),...mr(D)},z);if(I.quick!==null&&p!==d(D))throw new Yr(I);let C=I.quick===null?"":`, about ${pf(I)}`;return l.value=`Laying out ${le(I.visible,"box","boxes")}${C}…`,{recording:M,address:D,graph:I,layout:await t(I.dot,z)}}let x=r(()=>a()?`graph ${u.value}`:null,(M,D)=>{let z=c();return m.take(d(z),D,I=>y(M,z,I))});function k(M){let{value:D}=x.state.value;return M===null||!D||Vt(M)&&v(M)<2||!df(D.graph,M)?null:{...mr(D.address),id:M.text}}let P=M=>{let{value:D}=x.state.value;return D!==void 0&&df(D.graph,M)};function v({kind:M,number:D}){return M!=="module"||!a()?1:jx(x.state.value.value?.graph,D)}function S(M){let D=o.peek();if(M===null||!D||!e.isServed||x.state.peek().loading)m.drop();else{let z={...c(),...M};m.begin(d(z),I=>{let C=y(D,z,I);return C.then(({layout:A})=>!I.aborted&&h.read(A)).catch(()=>{}),C})}}function _(){p=d(c()),x.reload()}let O=xe(()=>{let{value:M}=x.state.value;return JSON.stringify(M?.recording)===JSON.stringify(o.value)?M:void 0}),E=xe(()=>{let M=O.value;return M?mr({...M.address,expand:M.graph.expand}):null});return{picture:x,current:O,progress:l,read:h.read,boxParams:k,isInPicture:P,times:v,prefetch:S,allowSlow:_,figureParams:E}}function jx(e,t){return e?.repeated.find(([n])=>n===t)?.[1]??1}function df({dot:e},{text:t}){return e.includes(`id=${t} `)||e.includes(`id="${t}"`)}function mf({frame:e}){let{graph:t}=F(),{loading:n,error:o}=t.picture.state.value;return n?i("div",{class:"progress",role:"status","data-testid":"progress",children:[i("span",{children:t.progress.value}),i("button",{type:"button","data-testid":"layout-cancel",onClick:t.picture.cancel,children:"Cancel"})]}):!o||o instanceof Bn&&t.current.value?null:o instanceof Bn?i("div",{class:"progress",role:"status",children:[i("span",{children:"The layout was cancelled."}),i("button",{type:"button","data-testid":"layout-again",onClick:t.picture.reload,children:"Lay out again"})]}):o instanceof Yr?i(qx,{of:o,frame:e}):i("div",{class:"overlay",children:i(Qe,{message:o.message,children:[i("button",{type:"button",onClick:t.picture.reload,children:"Try again"}),i("button",{type:"button",onClick:()=>t.rearrange({expand:[]}),children:"Collapse all"})]})})}function qx({of:e,frame:t}){let{graph:n}=F(),o=ie(null);ce(()=>{let l=document.activeElement;return o.current?.focus(),()=>{if(document.activeElement!==document.body)return;let a=t.current&&l?CSS.escape(l.id):"";((a?t.current?.querySelector(`.canvas #${a}`):null)??t.current)?.focus({preventScroll:!0})}},[e]);let{expand:r,quick:s}=e.graph;return i("div",{class:"overlay",children:i("div",{class:"question",role:"alertdialog","aria-label":"A slow layout","data-testid":"layout-question",children:[i("p",{children:e.message}),i("div",{class:"actions",children:[i("button",{type:"button",ref:o,"data-testid":"layout-cancel",onClick:n.restorePrevious,children:"Cancel"}),i("button",{type:"button","data-testid":"layout-anyway",onClick:n.allowSlow,children:"Draw anyway"}),s&&s.length<r.length&&i("button",{type:"button",title:"Fold the modules with the most boxes until the layout is quick","data-testid":"layout-quick",onClick:()=>n.rearrange({expand:s}),children:"Fold the largest"})]})]})})}function hf({scene:e}){let{address:t,graph:n}=F(),{value:o,loading:r,error:s}=n.picture.state.value,l=t.value.expand??[],a=u=>e.boxes.get(Oe(u).text)?.element.matches(".node");return!o||r||s||!l.some(a)?null:i("p",{class:"limit",role:"status","data-testid":"graph-limit",children:["Some modules stay folded: this graph already has"," ",le(o.graph.visible,"box","boxes"),", and more could not be read."]})}var wi=50;function gf(e,t,n=wi){if(t.trim()==="")return[];let o=Zo(t),r=[],{modules:s,ops:l}=e;for(let a=0;a<s.fqn.length&&r.length<n;a+=1){let[u,c]=[Pn(s,a),s.type_name[a]??""];o(`${u} ${c}`.toLowerCase())&&r.push({id:Oe(a),name:u,where:c})}for(let[a,u]of l.node.entries()){if(r.length>=n)break;let c=l.module[a]??null,d=l.op[a]??"",p=[c===null?"":Pn(s,c),l.source[a]],m=`${d} ${p.join(" ")}`.toLowerCase();o(m)&&r.push({id:Ne(u),name:d,where:p.filter(Boolean).join(" · ")})}return r}function yf({recording:e}){let{graph:t}=F(),[n,o]=Y(""),[r,s]=Y(!1),[l,a]=Y(0),u=te(()=>gf(e,n),[e,n]),c=r&&n.trim()!=="",d=m=>{let h=u[m];h&&(s(!1),t.reveal(h.id))},p=m=>{let h=u.length-1;if(m.key==="ArrowDown")a(Math.min(h,l+1));else if(m.key==="ArrowUp")a(Math.max(0,l-1));else if(m.key==="Enter")d(l);else if(m.key==="Escape")s(!1);else return;m.preventDefault(),m.stopPropagation()};return i("div",{class:"search",children:[i("input",{type:"search",class:"filter",role:"combobox",list:void 0,placeholder:"Find an op or module","aria-label":"Find an op or module in the graph","aria-expanded":c,"aria-controls":"search-hits","aria-activedescendant":c&&u.length>0?`hit-${l}`:void 0,"data-testid":"search",value:n,onInput:m=>{o(m.currentTarget.value),a(0),s(!0)},onFocus:()=>s(!0),onBlur:()=>s(!1),onKeyDown:p}),c&&i("ul",{class:"hits",id:"search-hits",role:"listbox","aria-label":"Found",children:[u.map((m,h)=>i("li",{id:`hit-${h}`,role:"option","aria-selected":h===l,"data-testid":"search-hit","data-id":m.id.text,onMouseDown:y=>y.preventDefault(),onClick:()=>d(h),children:[i("span",{children:m.name})," ",i("small",{children:m.where})]},m.id.text)),u.length===0&&i("li",{class:"hint",children:"No matches"}),u.length===wi&&i("li",{class:"hint",children:["Only the first ",wi," are listed."]})]})]})}function bf({viewport:e,recording:t}){let{address:n,graph:o,isServed:r}=F(),{selected:s}=n.value,l=s?.kind==="module"?s.number:null;return i("div",{class:"toolbar",role:"group","aria-label":"What the graph shows",children:[i(yf,{recording:t}),i("div",{class:"button-group",children:[i("button",{type:"button","data-testid":"collapse-all",title:"Close every module",onClick:()=>o.rearrange({expand:[]}),children:"Collapse all"}),i("button",{type:"button","data-testid":"expand-default",title:"Open the outermost modules, as many as stay readable",onClick:()=>o.rearrange({expand:null}),children:"Default"}),i("button",{type:"button","data-testid":"expand-below",disabled:l===null,title:l===null?"Select a module first":"Open the selected module and everything inside it",onClick:()=>l!==null&&o.expandBelow(l),children:"Expand below"})]}),r&&i(Qx,{}),i(vi,{viewport:e,testId:"zoom"}),i(dt,{drawing:"graph",params:o.figureParams.value})]})}var Yx=[{name:"freed",label:"freed ops",help:"Ops that save nothing and whose results were freed by the end of the forward pass",isOnFirst:!0},{name:"parameters",label:"parameters",help:"Parameters of the visible ops",isOnFirst:!1},{name:"views",label:"views",help:"Ops that only create a view and save nothing",isOnFirst:!1}];function Qx(){let{address:e,graph:t}=F(),n=He(e.value,"graph"),o=(r,s)=>t.rearrange({settings:{graph:fn(n,r,s)}});return i("fieldset",{class:"button-group shown",children:[i("legend",{children:"Show"}),Yx.map(({name:r,label:s,help:l,isOnFirst:a})=>i("label",{class:"check",title:l,children:[i("input",{type:"checkbox","data-testid":`show-${r}`,checked:a?n[r]!=="0":n[r]==="1",onChange:({currentTarget:{checked:u}})=>o(r,u===a?"":u?"1":"0")}),s]},r))]})}function vf({scene:e}){let[t,n]=Y(new Set),[o,r]=Y(null),s=te(()=>Jx(e),[e]);ce(()=>{let a=o===null?[...t]:[o];a.length>0?e.svg.dataset.only=a.map(Pt).join(" "):delete e.svg.dataset.only},[e,t,o]);let l=a=>{let u=new Set(t);u.delete(a)||u.add(a),n(u)};return s.length===0?null:i("div",{class:"legend",role:"group","aria-label":"States of the tensors","data-testid":"legend",children:s.map(([a,u])=>i("button",{type:"button",class:"legend-item","aria-pressed":t.has(a),title:`${Gs(a).help} Click to show only these.`,"data-testid":`legend-${Pt(a)}`,onClick:()=>l(a),onPointerEnter:()=>r(a),onPointerLeave:()=>r(null),children:[i(zl,{state:a}),a,i("small",{class:"number",children:Q(u)})]},a))})}function Jx({svg:e}){return As.map(({state:t})=>[t,e.querySelectorAll(`g.edge.${Pt(t)}`).length]).filter(([,t])=>t>0)}var xf=`.graph {
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
`;var wf=`.progress {
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
`;var _f={key:"graph",title:"Graph",style:xf+wf,isKept:!0,Panel:ew};function ew({recording:e,isHidden:t}){let n=F(),{graph:o}=n,r=ie(null),s=ie(null),l=ie(null),a=ie(""),u=ie(null),c=ie(null),d=ie(null),[p,m]=Y(null),{value:h}=o.picture.state.value,{selected:y}=n.address.value,x=o.focus.value;ft(()=>{if(!r.current||!s.current||!c.current)return;let P=new AbortController,v=(_,O)=>l.current?.look(_,O);d.current=uf(c.current,v,P.signal);let S=bi(r.current,s.current,{onSelect:n.select,onToggle:o.toggle,onPrefetch:o.prefetchToggle,onHover:_=>u.current&&jr(u.current,_),onMove:_=>d.current?.move(_)});return l.current=S,()=>{S.dispose(),P.abort()}},[]),ft(()=>{if(!h)return;let P=o.read(h.layout);u.current&&jr(u.current,null);let v=JSON.stringify(h.recording),S=a.current==="",_=a.current!==v,O=o.focus.peek()??(S?n.address.peek().selected:null);l.current?.show(P,o.nearest(O,P.boxes),_),a.current=v,u.current=P,o.focus.value=null,m(P)},[h]);let k=n.isDark.value;return ft(()=>{p&&d.current?.show(p)},[p,k]),ce(()=>{let{loading:P,value:v}=o.picture.state.peek();if(x===null||!p||t||!(!P&&v===h))return;let _=o.nearest(x,p.boxes);_&&l.current?.centre(_),o.focus.value=null},[x,p,t]),ce(()=>{let P=p&&o.nearest(y,p.boxes);!t&&P&&l.current?.keep(P)},[t]),ce(()=>{if(p)return y?.kind==="edge"?Xp(p,y):Zp(p,o.nearest(y,p.boxes))},[y?.text,p]),i("div",{class:"graph",children:[i(bf,{viewport:l,recording:e}),p&&i(hf,{scene:p}),p&&e.ops.node.length===0&&i("p",{class:"limit",role:"status","data-testid":"graph-none",children:"Autograd recorded no ops, so there is no graph."}),i("div",{class:"window",children:[i("div",{class:"frame",ref:r,tabIndex:0,role:"group","aria-label":"Graph of the forward pass. Arrow keys move between boxes, Enter selects, Space opens or closes a module, e cycles through the edges of a box, plus and minus zoom, 0 is actual size, f fits the window.","data-testid":"graph-frame",children:i("div",{class:"canvas",ref:s,"data-testid":"graph-canvas"})}),i("div",{class:"minimap",ref:c,"aria-hidden":"true","data-testid":"minimap",hidden:!0}),i(mf,{frame:r})]}),p&&i(vf,{scene:p})]})}function kf(e){return new Map(e.map(t=>[t.calls[0]??0,t]))}function _i(e){let t=new Map;for(let[n,{calls:o}]of e)o.forEach(r=>t.set(r,n));return t}var tw=["nodes","self_bytes","total_bytes","freed_bytes"];function ki(e,t){let n=tw.find(o=>o===t);return n?e[n]:null}function xn(e,t,n){let o=n?-1:1;return[...e].sort((r,s)=>{let l=t[r]??null,a=t[s]??null;return l===a?0:l===null?1:a===null?-1:l<a?-o:o})}function Sf(e,t,n){return e?.key!==t?{key:t,descending:n}:e.descending===n?{key:t,descending:!n}:null}function jt(e){return Array.from({length:e},(t,n)=>n)}function Si(e,t){let n=e?.startsWith("-")===!0,o=e?.slice(n?1:0)??"";return t.includes(o)?{key:o,descending:n}:null}function Ri(e){return e?`${e.descending?"-":""}${e.key}`:""}function Rf(e,t,n){let o=new Set(t.roots),r=l=>e.parent[l]??null,s=new Set([...n.keys()].map(r));for(let l of n.keys()){let a=hn(e,r(l));a.some(u=>s.has(r(u)))||a.forEach(u=>o.add(u))}if(n.size>0)return o;for(let l of t.roots)for(let[a,...u]=t.children[l]??[];a!==void 0&&!u.length;)o.add(a),[a,...u]=t.children[a]??[];return o}function Pf(e,t,n,o){let r=o<0?~o:o,s=hn(e,o<0?e.parent[r]??null:r);return(t.depth[r]??0)+s.filter(l=>n.has(l)).length}function Tf(e,t,{isOpen:n,isGroupOpen:o,sort:r}){let s=_i(t),l=d=>{if(!r)return d;let p=d.map(r.value);return xn([...d.keys()],p,r.descending).map(h=>d[h]??0)},a=d=>l(d.filter(p=>(s.get(p)??p)===p).map(p=>s.has(p)?~p:p)),u=[],c=a(e.roots).reverse();for(let d=c.pop();d!==void 0;d=c.pop())u.push(d),d<0?o(~d)&&c.push(...l([...t.get(~d).calls]).reverse()):n(d)&&c.push(...a(e.children[d]??[]).reverse());return u}var nw=1/800,ow=2e3;function Cf(e,t,n=null){let o=c=>e.total_bytes[c]??0,r=n===null?Yo(e,t):o(n);if(r===0)return[];let[,...s]=hn(e,n),l=s.reverse().map(c=>({call:c,depth:t.depth[c]??0,start:0,width:1})),a=(c,d)=>{let p=d;for(let m of c){let h=o(m)/r;h>=nw&&l.length<ow&&(l.push({call:m,depth:t.depth[m]??0,start:p,width:h}),u.push([t.children[m]??[],p])),p+=h}},u=[[n===null?t.roots:[n],0]];for(let c=0;c<u.length;c+=1)a(...u[c]);return l}function Of({type_name:e,self_bytes:t}){let n=new Map;e.forEach((r,s)=>n.set(r,(n.get(r)??0)+(t[s]??0)));let o=[...n].filter(([r,s])=>r&&s>0);return o.sort(([,r],[,s])=>s-r),new Map(o.slice(0,rw).map(([r],s)=>[r,s]))}var rw=5;function Mf(e,t,n){let o=t.start+t.width,r=e.filter(({depth:l})=>l===t.depth),s=r.indexOf(t);if(n==="ArrowRight")return r[s+1];if(n==="ArrowLeft")return r[s-1];if(n==="ArrowUp")return e.find(l=>l.depth===t.depth-1&&l.start<=t.start+1e-9&&l.start+l.width>=o-1e-9);if(n==="ArrowDown")return e.find(l=>l.depth===t.depth+1&&l.start>=t.start-1e-9&&l.start<o)}function Kn(e,t){let n=te(()=>De(t),[e]);return[n.value,o=>n.value=o]}function Ef({modules:e,tree:t,selected:n,onChoose:o}){let[r,s]=Y(null);ce(()=>s(null),[e]);let l=r!==null&&r<e.fqn.length?r:null,a=te(()=>Cf(e,t,l),[e,t,l]),u=te(()=>Of(e),[e]),[c,d]=Kn(n,n),p=ie(null),m=a.find(({call:v})=>v===c)??a[0];if(ce(()=>{p.current?.querySelector(`#bar-${c}`)?.scrollIntoView({block:"nearest"})},[c]),!m)return null;let h=Yo(e,t),y=v=>{let S=v===null||(e.total_bytes[v]??0)===h;s(S?null:v),v!==null&&e.total_bytes[v]&&d(v)},x=v=>{let S=Mf(a,m,v.key);if(S)d(S.call);else if(v.key==="Enter"||v.key===" ")o(m.call);else if(v.key==="+")y(m.call);else if(v.key==="-"&&l!==null)y(e.parent[l]??null);else if(!v.key.startsWith("Arrow"))return;v.preventDefault()},k=Math.max(...a.map(v=>v.depth))+1,P=n===null?"":e.name[n]??"";return i(K,{children:[i("div",{class:"icicle-legend","data-testid":"icicle-legend",children:[[...u].map(([v,S])=>i("span",{children:[i("span",{class:`patch type-${S}`}),v]},v)),i("span",{class:"icicle-zoom",children:[i("button",{type:"button","data-testid":"icicle-zoom-in",title:"Show the selected module in full width (double-click a bar, or press +)",disabled:n===null||n===l||!e.total_bytes[n],onClick:()=>y(n),children:["Zoom in",P&&` to ${P}`]}),i("button",{type:"button","data-testid":"icicle-zoom-out",title:"Show the whole model (-, step by step)",disabled:l===null,onClick:()=>s(null),children:"Zoom out"})]})]}),i("div",{class:"icicle",ref:p,role:"tree","aria-label":"Module calls as bars: width is bytes, inner calls are below","aria-activedescendant":`bar-${m.call}`,tabIndex:0,"data-testid":"icicle",onKeyDown:x,children:i("div",{class:"icicle-inner",role:"none",style:{"--levels":k},children:a.map(v=>i(sw,{bar:v,modules:e,whole:h,isActive:v===m,isSelected:v.call===n,type:u.get(e.type_name[v.call]??""),onChoose:o,onZoom:()=>y(n)},v.call))})})]})}function sw(e){let{bar:t,modules:n,whole:o,isActive:r,isSelected:s,type:l,onChoose:a,onZoom:u}=e,{call:c,depth:d,start:p,width:m}=t,h=n.total_bytes[c]??0,y=`${G(h)}, ${Ye(h,o)}`,x=[Pn(n,c),y,n.type_name[c]].filter(Boolean).join(", ");return i("div",{id:`bar-${c}`,class:`icicle-bar${l===void 0?"":` type-${l}`}${r?" active":""}`,role:"treeitem","aria-level":d+1,"aria-selected":s,"aria-label":x,title:x,"data-call":c,style:{"--start":p,"--width":m,"--depth":d},onClick:k=>k.detail<2&&a(c),onDblClick:u,children:i("span",{children:[n.name[c]," ",i("small",{children:G(h)})]})})}function Qr({isOpen:e,onFold:t}){return t?i("button",{type:"button",class:"quiet fold-button",tabIndex:-1,"aria-expanded":e,"aria-label":e?"Fold":"Unfold",onClick:n=>{n.stopPropagation(),t(!e)},children:e?"−":"+"}):i("span",{class:"fold-button"})}function Af(e){let{modules:t,tree:n,groups:o}=e,r=Yo(t,n),s=(a,u)=>{let c=a<0?o.get(~a):void 0;return c?ki(c,u):t[u][a]},l=(a,u,c)=>({key:a,label:u,help:c,width:"92px",isNumber:!0,cell:d=>i(J,{n:s(d,a)})});return[{key:"fqn",label:"module",width:"minmax(220px, 2fr)",cell:a=>i(iw,{row:a,of:e})},{key:"type_name",label:"type",width:"minmax(100px, 1fr)",cell:a=>t.type_name[a<0?~a:a]},{key:"nodes",label:"nodes",width:"64px",isNumber:!0,cell:a=>Q(s(a,"nodes")??0)},{key:"total_bytes",label:"total",help:"Attributed to this call and the calls inside it",width:"minmax(150px, 1fr)",isNumber:!0,cell:a=>i("span",{class:"with-bar",children:[i(Rt,{part:s(a,"total_bytes")??0,whole:r}),i(J,{n:s(a,"total_bytes")})]})},l("self_bytes","self","Attributed to its own ops, without the modules inside it"),l("exclusive_bytes","exclusive","Memory released if only this module stopped saving"),l("freed_bytes","freed","Allocated inside it and freed before the forward pass ended")]}function iw({row:e,of:t}){let{modules:n,tree:o,groups:r,members:s,isOpen:l,fold:a}=t,u=e<0?~e:e,c=e<0?r.get(u):void 0,d=e<0||(o.children[u]?.length??0)>0,p=c?c.where:n.where[u];return i("span",{class:"branch",style:{"--depth":Pf(n,o,s,e)},children:[i(Qr,{isOpen:l(e),...d&&{onFold:m=>a(e,m)}}),i("span",{title:n.fqn[u],children:c?.name??n.name[u]}),c&&i("span",{class:"tag",children:`×${Q(c.calls.length)}, ${lw(n,c)}`}),p&&i("span",{class:"tag",children:p}),c&&i(Hs,{names:c.checkpoint,label:"what if?"})]})}function lw({total_bytes:e},{calls:t}){let n=t.map(s=>e[s]??0),[o,r]=[Math.min(...n),Math.max(...n)];return o===r?`${G(r)} each`:`${G(o)} to ${G(r)} each`}function Lf(e){return typeof e=="object"?e.key:e}function If(e,t){let n=e.length;return new Proxy(e,{get(o,r,s){if(typeof r=="string"){let l=r.charCodeAt(0);if(l>=48&&l<=57){let a=+r;if(Number.isInteger(a)&&a>=0&&a<n){let u=o[a];if(typeof u!="object"){let c=t[a*2];u=o[a]={index:a,key:u,start:c,size:t[a*2+1],end:c+t[a*2+1],lane:0}}return u}}if(r==="length")return n}return Reflect.get(o,r,s)}})}function _o(e,t,n){let o=n.initialDeps??[],r,s=!0;function l(){var a;let c=0,d=e();if(!(d.length!==o.length||d.some((h,y)=>o[y]!==h)))return r;o=d;let m=0;return r=t(...d),n?.onChange&&!(s&&n.skipInitialOnChange)&&n.onChange(r),s=!1,r}return l.updateDeps=a=>{o=a},l}function Aa(e,t){if(e===void 0)throw new Error(`Unexpected undefined${t?`: ${t}`:""}`);return e}var On=(e,t)=>Math.abs(e-t)<1.01,$f=(e,t,n)=>{let o;return Object.assign(function(...r){e.clearTimeout(o),o=e.setTimeout(()=>t.apply(this,r),n)},{cancel:()=>{e.clearTimeout(o)}})};function zf({offset:e,isScrolling:t,elementMax:n,holdOffset:o,scrollOffset:r,pendingWrite:s,clampedMaxAtWrite:l}){var a;return t&&s===null&&e===r?"spurious":s!==null&&Math.abs(e-s.target)<1.5?"readBack":s!==null&&!s.smooth&&n!==null&&s.target>n+o+.5&&Math.abs(e-(n+o))<1.5||s!==null&&!s.smooth&&((a=s.lowMaxes)!=null&&a.some(u=>Math.abs(e-u)<1.5))?"clampedReadBack":l!==null&&Math.abs(e-l)<1.5?"clampedEcho":"external"}var aw=e=>e==="smooth"||e==="smoothFinishing";function Df({kind:e,offset:t,command:n,target:o}){return e!=="spurious"&&e!=="readBack"&&e!=="clampedReadBack"&&n?.index!=null&&n.phase!=="queued"&&!aw(n.phase)&&!On(t,n.lastTargetOffset)&&!On(t,o())&&e!=="clampedEcho"}var La=40;function Nf(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<La;)n--;if(n<0)return!1;let o=e[n],r=n-1;for(;r>=0&&o.t-e[r].t<La;)r--;if(r<0)return!1;let s=e[r],l=(t.offset-o.offset)/(t.t-o.t),a=(o.offset-s.offset)/(o.t-s.t);return l*a>=0&&Math.abs(l)>=2*Math.abs(a)&&Math.abs(l)-Math.abs(a)>=.8}function Ff(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<La;)n--;if(n<0)return!1;let o=e[n];return Math.abs(t.offset-o.offset)/(t.t-o.t)>=.05}var Jr,Zr=()=>{if(Jr!==void 0)return Jr;if(typeof navigator>"u")return Jr=!1;if(/iP(hone|od|ad)/.test(navigator.userAgent))return Jr=!0;let e=navigator.maxTouchPoints;return Jr=navigator.platform==="MacIntel"&&e!==void 0&&e>0},Ia,uw=()=>Ia!==void 0?Ia:Ia=Zr()&&typeof CSS<"u"&&typeof CSS.supports=="function"&&CSS.supports("overflow-anchor: auto"),Bf=()=>!Zr()||uw();var hr={capture:!0,passive:!0},Pi=class{constructor(t){this.host=t,this._touch=null,this.inMotion=()=>this._touch!==null&&this._touch.phase!=="lateFling",this.dragging=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved},this.tail=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="tail"?this._touch.moved?"fling":"tap":null},this.onScroll=({isScrolling:n,ownReadBack:o,moved:r,external:s})=>{var l,a,u;return n&&((l=this._touch)==null?void 0:l.phase)==="tail"?this._openTail(this._touch.moved||!o,!1):((a=this._touch)==null?void 0:a.phase)==="lateFling"&&(this.host.now()>this._touch.until?this._touch=null:s&&n&&r&&this._openTail(!0,!1)),!o&&n&&r&&((u=this._touch)==null?void 0:u.phase)==="down"?(this._touch.moved=!0,!0):!1},this.touchStart=()=>{this.end(),this._touch={phase:"down",moved:!1}},this.touchEnd=()=>{var n;let o=((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved;this.end(),this._openTail(o,o)},this.end=()=>{var n;let o=this.host.getWindow();((n=this._touch)==null?void 0:n.phase)==="tail"&&o!=null&&o.clearTimeout(this._touch.timerId),this._touch=null},this.listen=n=>{let o=()=>this.touchStart(),r=()=>this.touchEnd();return n.addEventListener("touchstart",o,hr),n.addEventListener("touchend",r,hr),n.addEventListener("touchcancel",r,hr),()=>{n.removeEventListener("touchstart",o,hr),n.removeEventListener("touchend",r,hr),n.removeEventListener("touchcancel",r,hr),this.end()}},this._openTail=(n,o)=>{let r=this.host.getWindow();if(r==null)return;this.end();let s={phase:"tail",moved:n,awaitingFling:o,timerId:r.setTimeout(()=>{if(this.host.tailStillMoving()){this._openTail(s.moved,s.awaitingFling);return}this._touch=s.awaitingFling?{phase:"lateFling",until:this.host.now()+1e3}:null,this.host.onTailClosed()},150)};this._touch=s}}get touch(){return this._touch}};var Gf=e=>{let{clientWidth:t,clientHeight:n}=e;return{width:t,height:n}},Hf=e=>{let t=new Set;return{schedule:n=>{let o=e.requestAnimationFrame(()=>{t.delete(o),n()});t.add(o)},cancel:()=>{t.forEach(n=>e.cancelAnimationFrame(n)),t.clear()}}},cw=e=>e,dw=e=>{let t=e.overscan*Math.max(e.lanes??1,1),n=Math.max(e.startIndex-t,0),r=Math.min(e.endIndex+t,e.count-1)-n+1,s=new Array(r);for(let l=0;l<r;l++)s[l]=n+l;return s},Uf=(e,t)=>{let n=e.scrollElement;if(!n)return;let o=e.targetWindow;if(!o)return;let r=a=>{let{width:u,height:c}=a;t({width:Math.round(u),height:Math.round(c)})};if(r(Gf(n)),!o.ResizeObserver)return()=>{};let s=Hf(o),l=new o.ResizeObserver(()=>{let a=()=>{r(Gf(n))};e.options.useAnimationFrameWithResizeObserver?s.schedule(a):a()});return l.observe(n,{box:"content-box"}),()=>{l.unobserve(n),s.cancel()}},Wf={passive:!0};var pw=typeof window>"u"?!0:"onscrollend"in window,fw=(e,t,n)=>{let o=e.scrollElement;if(!o)return;let r=e.targetWindow;if(!r)return;let s=e.options.useScrollendEvent&&pw,l=0,a=s?null:$f(r,()=>t(n(o),!1),e.options.isScrollingResetDelay),u=p=>()=>{l=n(o),a?.(),t(l,p)},c=u(!0),d=u(!1);return o.addEventListener("scroll",c,Wf),s&&o.addEventListener("scrollend",d,Wf),()=>{o.removeEventListener("scroll",c),s&&o.removeEventListener("scrollend",d),a?.cancel()}},Kf=(e,t)=>fw(e,t,n=>{let{horizontal:o,isRtl:r}=e.options;return o?n.scrollLeft*(r&&-1||1):n.scrollTop});var mw=(e,t,n)=>{if(n.options.useCachedMeasurements){let o=n.indexFromElement(e),r=n.options.getItemKey(o);return n.itemSizeCache.get(r)??n.options.estimateSize(o)}if(t?.borderBoxSize){let o=t.borderBoxSize[0];if(o)return Math.round(o[n.options.horizontal?"inlineSize":"blockSize"])}if(!t){let o=n.indexFromElement(e),r=n.options.getItemKey(o),s=n.itemSizeCache.get(r);if(s!==void 0)return s}return e[n.options.horizontal?"offsetWidth":"offsetHeight"]},hw=(e,{adjustments:t=0,behavior:n},o)=>{var r;let{scrollElement:s,options:l}=o,a=e+t,u=l.horizontal&&l.isRtl&&s!==null&&"ownerDocument"in s;(r=s?.scrollTo)==null||r.call(s,{[l.horizontal?"left":"top"]:u?-a:a,behavior:n})};var jf=hw,Vf=(e,t)=>e==="smooth"?t?"smoothLanded":"smooth":"instant",Xr=e=>e?.phase==="smooth"||e?.phase==="smoothLanded";function gw(e,t,n,o){if(t===0)return!1;let r=o(0),s=new Set,l=0;for(;l<e;){let u=n(l);if(u===r)break;s.add(u),l++}let a=e-l;if(a===0||a>=t)return!1;for(let u=0;u<a;u++)if(o(u)!==n(l+u))return!1;for(let u=a;u<t;u++)if(s.has(o(u)))return!1;return!0}var Ti=class{constructor(t){this.unsubs=[],this.scrollElement=null,this.targetWindow=null,this.isScrolling=!1,this.scrollState=null,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache=new Map,this.itemSizeCacheVersion=0,this.laneAssignments=new Map,this.pendingMin=null,this.prevLanes=void 0,this.lanesChangedFlag=!1,this.lanesSettling=!1,this.pendingScrollAnchor=null,this.scrollRect=null,this.scrollOffset=null,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._iosGesture=new Pi({getWindow:()=>this.targetWindow,now:()=>this.now(),tailStillMoving:()=>{let n=this.scrollState;if(n?.phase!=="queued"||this.pendingWrite!==null)return!1;let o=this._readElementOffset();return o===null||this._lastElementOffset===null||Math.abs(o-this._lastElementOffset)<1?!1:(this._lastElementOffset=o,n.samples=[...n.samples??[],{t:this.now(),offset:o}],!0)},onTailClosed:()=>{let n=this.scrollState;n?.phase==="queued"&&Ff(n.samples??[])&&(this.scrollState=null),this._flushHoldIfReady(!0),this._writeAwaitingCommand(),this._retryClampedAdjustment()}}),this._lastElementOffset=null,this.pendingWrite=null,this._clampedAdjustment=null,this.elementsCache=new Map,this._resizeBatch=null,this.now=()=>{var n,o,r;return((r=(o=(n=this.targetWindow)==null?void 0:n.performance)==null?void 0:o.now)==null?void 0:r.call(o))??Date.now()},this.observer=(()=>{let n=null,o=null,r=!1,s=!1,l=new Set,a=()=>{if(n)return n;let c=this.targetWindow;if(!c||!c.ResizeObserver)return null;let d=o=Hf(c);return n=new c.ResizeObserver(p=>{let m=()=>{let h={sync:!1};this._resizeBatch=h;try{p.forEach(u)}finally{this._resizeBatch=null,h.notify&&(this.notify(h.sync),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment(),this.measureElement(null))}};if(this.options.useAnimationFrameWithResizeObserver)d.schedule(m);else{r=!0;try{m()}finally{r=!1}}})},u=c=>{let d=c.target,p=this.indexFromElement(d);if(!d.isConnected){this.observer.unobserve(d);for(let[m,h]of this.elementsCache)if(h===d){this.elementsCache.delete(m);break}return}this.isIndexInRange(p)&&this.shouldMeasureDuringScroll(p)&&this.resizeItem(p,this.options.measureElement(d,c,this))};return{disconnect:()=>{var c;(c=a())==null||c.disconnect(),o?.cancel(),l.clear(),s=!1,n=null,o=null},observe:c=>{let d=a();if(d){if(!r){d.observe(c,{box:"border-box"});return}l.add(c),s||(s=!0,o?.schedule(()=>{s=!1,l.forEach(p=>{p.isConnected&&n?.observe(p,{box:"border-box"})}),l.clear()}))}},unobserve:c=>{var d;l.delete(c),(d=a())==null||d.unobserve(c)}}})(),this.range=null,this.setOptions=n=>{var o;let r={debug:!1,initialOffset:0,overscan:1,paddingStart:0,paddingEnd:0,scrollPaddingStart:0,scrollPaddingEnd:0,horizontal:!1,getItemKey:cw,rangeExtractor:dw,onChange:()=>{},measureElement:mw,initialRect:{width:0,height:0},scrollMargin:0,gap:0,indexAttribute:"data-index",initialMeasurementsCache:[],lanes:1,anchorTo:"start",followOnAppend:!1,scrollEndThreshold:1,isScrollingResetDelay:150,enabled:!0,isRtl:!1,useScrollendEvent:!1,useAnimationFrameWithResizeObserver:!1,laneAssignmentMode:"estimate",useCachedMeasurements:!1};for(let d in n){let p=n[d];p!==void 0&&(r[d]=p)}let s=this.options,l=null,a=null,u=!1;if(s!==void 0&&s.enabled&&r.enabled&&r.anchorTo==="end"&&this.scrollElement!==null){let d=s.count,p=r.count,m=this.getMeasurements(),h=((o=this._singleLaneMeasurements)==null?void 0:o.items)??m,y=S=>Lf(h[S]),x=d>0?y(0):null,k=d>0?y(d-1):null;if(p!==d||d>0&&p>0&&(r.getItemKey(0)!==x||r.getItemKey(p-1)!==k)){u=!0;let S=d>0?this.getVirtualItemForOffset(this.getScrollOffset())??m[0]:null;S&&(l=[S.key,this.getScrollOffset()-S.start]);let _=r.followOnAppend===!0?"auto":r.followOnAppend||null;_&&p>0&&this.isAtEnd(s.scrollEndThreshold)&&(d===0||r.getItemKey(p-1)!==k)&&(p>d||gw(d,p,y,r.getItemKey))&&(a=_)}}this.options=r,u&&(this.pendingMin=0,this.itemSizeCacheVersion++);let c=null;if(l&&this.scrollOffset!==null&&!this._awaitingCommandReadBack()){let[d,p]=l,m=this.getMeasurements(),{count:h,getItemKey:y}=this.options,x=0;for(;x<h&&y(x)!==d;)x++;if(x<h){let k=m[x];if(k){let P=Math.max(0,k.start+p);!a&&P!==this.scrollOffset&&(c=P-this.scrollOffset,this.scrollOffset=P)}}}a?this.pendingScrollAnchor={kind:"follow",behavior:a}:c!==null&&(this._canWriteScroll()?this.pendingScrollAnchor={kind:"anchor",delta:c}:(this._holdOffset+=c,this._followOffsetTarget(c)))},this.notify=n=>{var o,r;(r=(o=this.options).onChange)==null||r.call(o,this,n)},this.maybeNotify=_o(()=>(this.calculateRange(),[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]),n=>{this.notify(n)},{key:!1,debug:()=>this.options.debug,initialDeps:[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]}),this.cleanup=()=>{var n;this.unsubs.filter(Boolean).forEach(o=>o()),this.unsubs=[],this.observer.disconnect(),this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null,(n=this._momentumStop)==null||n.restore(),this._momentumStop=null,this.isScrolling=!1,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._clampedAdjustment=null,this.pendingWrite=null,this.scrollElement=null,this.targetWindow=null},this._didMount=()=>()=>{this.cleanup()},this._willUpdate=()=>{var n;let o=this.options.enabled?this.options.getScrollElement():null;if(this.scrollElement!==o){if(this.cleanup(),!o){this.maybeNotify();return}this.scrollElement=o,this.scrollElement&&"ownerDocument"in this.scrollElement?this.targetWindow=this.scrollElement.ownerDocument.defaultView:this.targetWindow=((n=this.scrollElement)==null?void 0:n.window)??null,this.elementsCache.forEach(s=>{this.observer.observe(s)}),this.unsubs.push(this.options.observeElementRect(this,s=>{this.scrollRect=s,this.maybeNotify()})),this.unsubs.push(this.options.observeElementOffset(this,(s,l)=>{var a,u,c,d;let p=l?this._elementMaxScrollOffset():null,m=this._reportedOverscroll;this._reportedOverscroll=s<0||p!==null&&s>p+1;let h=s;this._lastElementOffset=h,s=this._toLayoutOffset(s);let y=this._classifyScrollEvent(s,l,p);if(y==="spurious")return;y==="readBack"?s=this.pendingWrite.target:y==="clampedReadBack"&&((a=this.scrollState)==null?void 0:a.index)!=null&&s<this.getMaxScrollOffset()-1.5?this.scrollState.lastTargetOffset=s:Df({kind:y,offset:s,command:this.scrollState,target:()=>this.getScrollStateTarget(this.scrollState)})&&(this.scrollState=null),this.pendingWrite=null,this._clampedAdjustment!==null&&Math.abs(s-this._clampedAdjustment.maxAtWrite)>=1.5&&(this._clampedAdjustment=null);let x=this.getScrollOffset(),k=this.scrollDirection;this.scrollDirection=l?x===s?this.scrollDirection:x<s?"forward":"backward":null,this.scrollOffset=s,this.isScrolling=l;let P=this.scrollState;if(P?.phase==="queued"&&y==="external"&&l)if(m||this._reportedOverscroll)P.samples=[];else{let v=this.now();P.samples=[...(P.samples??[]).filter(S=>v-S.t<=200),{t:v,offset:h}],(k!==null&&this.scrollDirection!==k||Nf(P.samples))&&(this.scrollState=null)}this._iosGesture.onScroll({isScrolling:l,ownReadBack:y==="readBack",moved:s!==x,external:y==="external"&&((u=this.scrollState)==null?void 0:u.phase)!=="smooth"&&((c=this.scrollState)==null?void 0:c.phase)!=="smoothFinishing"})&&((d=this.scrollState)==null?void 0:d.phase)==="queued"&&(this.scrollState=null),this._flushHoldIfReady(!0),this.scrollState&&this.scheduleScrollReconcile(),this.maybeNotify()})),"addEventListener"in this.scrollElement&&this.unsubs.push(this._iosGesture.listen(this.scrollElement)),this._scrollToOffset(this.getScrollOffset())}this._noteClampMax();let r=this.pendingScrollAnchor;this.pendingScrollAnchor=null,r&&this.scrollElement&&this.options.enabled&&(r.kind==="anchor"?this._canWriteScroll()?Xr(this.scrollState)&&!On(this.getScrollOffset()-r.delta,this.scrollState.lastTargetOffset)||(this._followOffsetTarget(r.delta),this._scrollToOffset(this.getScrollOffset())):(this._holdOffset+=r.delta,this._followOffsetTarget(r.delta),this.notify(!1)):this.scrollToEnd({behavior:r.behavior})),this._flushHoldIfReady(!1),this._retryClampedAdjustment()},this._classifyScrollEvent=(n,o,r)=>{var s;return zf({offset:n,isScrolling:o,elementMax:r,holdOffset:this._holdOffset,scrollOffset:this.scrollOffset,pendingWrite:this.pendingWrite,clampedMaxAtWrite:((s=this._clampedAdjustment)==null?void 0:s.maxAtWrite)??null})},this._retryClampedAdjustment=()=>{if(this._clampedAdjustment===null||!this.scrollElement||!this.options.enabled||!this._canWriteScroll())return;let{target:n,maxAtWrite:o}=this._clampedAdjustment,r=this.getMaxScrollOffset();r>o+.5&&(this._clampedAdjustment=n>r+.5?{target:n,maxAtWrite:r}:null,this._scrollToOffset(n))},this._writeAwaitingCommand=()=>{let n=this.scrollState;if(n===null||n.phase!=="queued")return;let{behavior:o}=n;this.getMeasurements();let r=this.getScrollStateTarget(n);n.lastTargetOffset=r,this._clampedAdjustment=null,n.phase=Vf(o,n.index!=null&&On(r,this.getScrollOffset())),this._scrollToOffset(r,{behavior:o}),this.scheduleScrollReconcile()},this._readElementOffset=()=>{let n=this.scrollElement;if(n==null)return null;let{horizontal:o,isRtl:r}=this.options;return typeof n.scrollTop=="number"?o?n.scrollLeft*(r&&-1||1):n.scrollTop:typeof n.scrollY=="number"?o?n.scrollX:n.scrollY:null},this._canWriteScroll=()=>!(Zr()&&this._iosGesture.inMotion())&&!this._reportedOverscroll,this._flushHoldIfReady=n=>{var o;if(this._holdOffset===0||!this.scrollElement||!this.options.enabled||!this._canWriteScroll()||((o=this.scrollState)==null?void 0:o.phase)==="smooth")return;this._holdOffset=0,this.scrollOffset!==null&&this.scrollOffset<0&&(this.scrollOffset=0),this.notify(n);let r=this.getCommandWrittenOffset()??this.getScrollOffset();this._clampedAdjustment=this._clampedBy(r),this._scrollToOffset(r)},this.rafId=null,this.getSize=()=>this.options.enabled?(this.scrollRect=this.scrollRect??this.options.initialRect,this.scrollRect[this.options.horizontal?"width":"height"]):(this.scrollRect=null,0),this.getScrollOffset=()=>this.options.enabled?(this.scrollOffset=this.scrollOffset??(typeof this.options.initialOffset=="function"?this.options.initialOffset():this.options.initialOffset),this.scrollOffset):(this.scrollOffset=null,0),this.getMeasurementOptions=_o(()=>[this.options.count,this.options.paddingStart,this.options.scrollMargin,this.options.getItemKey,this.options.enabled,this.options.lanes,this.options.laneAssignmentMode,this.options.gap],(n,o,r,s,l,a,u,c)=>(this.prevLanes!==void 0&&this.prevLanes!==a&&(this.lanesChangedFlag=!0),this.prevLanes=a,this.pendingMin=null,{count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:l,lanes:a,laneAssignmentMode:u,gap:c}),{key:!1}),this.isIndexInRange=n=>n>=0&&n<this.options.count,this.getMeasurements=_o(()=>[this.getMeasurementOptions(),this.itemSizeCacheVersion],({count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:l,lanes:a,laneAssignmentMode:u,gap:c},d)=>{var p;let m=this.itemSizeCache;if(!l)return this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),[];if(this.laneAssignments.size>n)for(let v of this.laneAssignments.keys())v>=n&&this.laneAssignments.delete(v);this.lanesChangedFlag&&(this.lanesChangedFlag=!1,this.lanesSettling=!0,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.pendingMin=null),this.measurementsCache.length===0&&!this.lanesSettling&&(this.measurementsCache=this.options.initialMeasurementsCache,this.measurementsCache.forEach(v=>{this.itemSizeCache.set(v.key,v.size)}));let h=this.lanesSettling?0:this.pendingMin??0;if(this.pendingMin=null,this.lanesSettling&&this.measurementsCache.length===n&&(this.lanesSettling=!1),a===1){let v=n*2,S=(p=this._singleLaneMeasurements)==null?void 0:p.flat;if(!S||S.length<v){let M=new Float64Array(v);S&&h>0&&M.set(S.subarray(0,h*2)),S=M}let _=h===0?new Array(n):this._singleLaneMeasurements.items.slice(),O;if(h===0)O=o+r;else{let M=h-1;O=S[M*2]+S[M*2+1]+c}for(let M=h;M<n;M++){let D=s(M);_[M]=D;let z=m.get(D),I=typeof z=="number"?z:this.options.estimateSize(M);S[M*2]=O,S[M*2+1]=I,O+=I+c}this._singleLaneMeasurements={flat:S,items:_};let E=If(_,S);return this.measurementsCache=E,E}let y=this.measurementsCache.slice(0,h),x=new Array(a).fill(void 0),k=new Float64Array(a),P=0;for(let v=0;v<h;v++){let S=y[v];S&&(x[S.lane]===void 0&&P++,x[S.lane]=v,k[S.lane]=S.end)}for(let v=h;v<n;v++){let S=s(v),_=this.laneAssignments.get(v),O,E,M=u==="estimate"||m.has(S);if(_!==void 0&&this.options.lanes>1){O=_;let C=x[O],A=C!==void 0?y[C]:void 0;E=A?A.end+c:o+r}else if(P===a){let C=0,A=k[0],$=x[0];for(let j=1;j<a;j++){let V=k[j];(V<A||V===A&&x[j]<$)&&(C=j,A=V,$=x[j])}O=C,E=A+c,M&&this.laneAssignments.set(v,O)}else O=v%this.options.lanes,E=o+r,M&&this.laneAssignments.set(v,O);let D=m.get(S),z=typeof D=="number"?D:this.options.estimateSize(v),I=E+z;y[v]={index:v,start:E,size:z,end:I,key:S,lane:O},x[O]===void 0&&P++,x[O]=v,k[O]=I}return this.measurementsCache=y,y},{key:!1,debug:()=>this.options.debug}),this.calculateRange=_o(()=>[this.getMeasurements(),this.getSize(),this.getScrollOffset(),this.options.lanes,this._getLayoutTotalSize()+this.options.scrollMargin],(n,o,r,s,l)=>{if(n.length===0||o===0)return this.range=null,null;let a=Math.max(l-o,0);return this.range=bw(n,o,Math.min(r,a),s,s===1&&this._singleLaneMeasurements!==null?this._singleLaneMeasurements.flat:null),this.range},{key:!1,debug:()=>this.options.debug}),this.getVirtualIndexes=_o(()=>{let n=null,o=null,r=this.calculateRange();return r&&(n=r.startIndex,o=r.endIndex),this.maybeNotify.updateDeps([this.isScrolling,n,o]),[this.options.rangeExtractor,this.options.overscan,this.options.count,n,o,this.options.lanes]},(n,o,r,s,l,a)=>s===null||l===null?[]:n({startIndex:s,endIndex:l,overscan:o,count:r,lanes:a}),{key:!1,debug:()=>this.options.debug}),this.indexFromElement=n=>{let o=this.options.indexAttribute,r=n.getAttribute(o);return r?parseInt(r,10):(console.warn(`Missing attribute name '${o}={index}' on measured element.`),-1)},this.shouldMeasureDuringScroll=n=>{var o;if(!Xr(this.scrollState))return!0;let r=this.scrollState.index??((o=this.getVirtualItemForOffset(this.scrollState.lastTargetOffset))==null?void 0:o.index);if(r!==void 0&&this.range){let s=Math.max(this.options.overscan,Math.ceil((this.range.endIndex-this.range.startIndex)/2)),l=Math.max(0,r-s),a=Math.min(this.options.count-1,r+s);return n>=l&&n<=a}return!0},this.measureElement=n=>{if(!n){this.elementsCache.forEach((l,a)=>{l.isConnected||(this.observer.unobserve(l),this.elementsCache.delete(a))});return}let o=this.indexFromElement(n);if(!this.isIndexInRange(o))return;let r=this.options.getItemKey(o),s=this.elementsCache.get(r);s!==n&&(s&&this.observer.unobserve(s),this.observer.observe(n),this.elementsCache.set(r,n)),n.isConnected&&(!this.isScrolling||this.scrollState)&&this.shouldMeasureDuringScroll(o)&&this.resizeItem(o,this.options.measureElement(n,void 0,this))},this.resizeItem=(n,o)=>{var r,s,l;if(!this.isIndexInRange(n))return;(r=this._resizeBatch)!=null&&r.sync&&this.getMeasurements();let a,u,c,d=(s=this._singleLaneMeasurements)==null?void 0:s.flat;if(this.options.lanes===1&&d!=null)c=this.options.getItemKey(n),u=d[n*2],a=d[n*2+1];else{let h=this.measurementsCache[n];if(!h)return;c=h.key,u=h.start,a=h.size}let p=this.itemSizeCache.get(c)??a,m=o-p;if(m!==0){let h=this.options.anchorTo==="end"&&!Xr(this.scrollState)&&this.getVirtualDistanceFromEnd()<=this.options.scrollEndThreshold,y=h?this._getLayoutTotalSize():0,x=this.getScrollOffset(),P=!this.itemSizeCache.has(c)?u<x:u+p<=x&&this.scrollDirection!=="backward",v=!Xr(this.scrollState)&&(this.shouldAdjustScrollPositionOnItemSizeChange!==void 0?this.shouldAdjustScrollPositionOnItemSizeChange(this.measurementsCache[n]??{index:n,key:c,start:u,size:a,end:u+a,lane:0},m,this):P);(this.pendingMin===null||n<this.pendingMin)&&(this.pendingMin=n),this.itemSizeCache.set(c,o),this.itemSizeCacheVersion++;let S=!1;if(this._awaitingCommandReadBack()||(h?S=this.applyScrollAdjustment(this._getLayoutTotalSize()-y):v&&(S=this.applyScrollAdjustment(m))),this._resizeBatch){this._resizeBatch.notify=!0,(l=this._resizeBatch).sync||(l.sync=S);return}this.notify(S),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment()}},this.getVirtualItems=_o(()=>[this.getVirtualIndexes(),this.getMeasurements(),this._holdOffset],(n,o,r)=>{let s=[];for(let l=0,a=n.length;l<a;l++){let u=n[l],c=o[u];s.push(r===0?c:{...c,start:c.start-r,end:c.end-r})}return s},{key:!1,debug:()=>this.options.debug}),this.getVirtualItemForOffset=n=>{var o;let r=this.getMeasurements();if(r.length===0)return;let s=(o=this._singleLaneMeasurements)==null?void 0:o.flat,l=this.options.lanes===1&&s!=null,a=qf(0,r.length-1,l?u=>s[u*2]:u=>Aa(r[u]).start,n);return Aa(r[a])},this._noteClampMax=()=>{if(!this._awaitingCommandReadBack())return;let n=this._elementMaxScrollOffset();if(n===null)return;let o=this.pendingWrite,r=Math.max(n,0)+this._holdOffset;if(r>=o.target)return;let s=o.lowMaxes??(o.lowMaxes=[]);s[s.length-1]!==r&&s.push(r)},this.getMaxScrollOffset=()=>(this._elementMaxScrollOffset()??0)+this._holdOffset,this._toLayoutOffset=n=>{var o;let r=n+this._holdOffset;return((o=this.pendingScrollAnchor)==null?void 0:o.kind)==="anchor"&&(r+=this.pendingScrollAnchor.delta),r},this._elementMaxScrollOffset=()=>{let n=this.scrollElement;if(n===null)return null;if("scrollHeight"in n)return this.options.horizontal?n.scrollWidth-n.clientWidth:n.scrollHeight-n.clientHeight;if("document"in n){let o=n.document.documentElement;return this.options.horizontal?o.scrollWidth-n.innerWidth:o.scrollHeight-n.innerHeight}return null},this._momentumStop=null,this._stopMomentum=n=>{let o=this.scrollElement,r=this.targetWindow;if(o===null||r===null)return;let s="document"in o?o.document.scrollingElement:o;if(!s?.style)return;if(this._momentumStop){this._momentumStop.done=n;return}let{style:l}=s,a=this.options.horizontal?"overflow-x":"overflow-y",u=l.getPropertyValue(a),c=l.getPropertyPriority(a),d=()=>this.options.horizontal?s.clientHeight:s.clientWidth,p=d();if(l.setProperty(a,"hidden","important"),d()!==p){l.setProperty(a,u,c);return}let m={restore:()=>l.getPropertyValue(a)!=="hidden"||l.getPropertyPriority(a)!=="important"?!1:(l.setProperty(a,u,c),!0),done:n};this._momentumStop=m,r.requestAnimationFrame(()=>r.requestAnimationFrame(()=>{this._momentumStop===m&&(this._momentumStop=null,m.restore()&&m.done())}))},this._clampedBy=n=>{let o=this._elementMaxScrollOffset();if(o===null)return null;let r=o+this._holdOffset;return n>r+.5?{target:n,maxAtWrite:r}:null},this.getVirtualDistanceFromEnd=()=>Math.max(this._getLayoutTotalSize()+this.options.scrollMargin-this.getSize()-this.getScrollOffset(),0),this.getDistanceFromEnd=()=>Math.max(this.getMaxScrollOffset()-this.getScrollOffset(),0),this.isAtEnd=(n=this.options.scrollEndThreshold)=>this.getDistanceFromEnd()<=n,this.getOffsetForAlignment=(n,o,r=0)=>{if(!this.scrollElement)return 0;let s=this.getSize(),l=this.getScrollOffset();o==="auto"&&(o=n>=l+s?"end":"start"),o==="center"?n+=(r-s)/2:o==="end"&&(n-=s);let a=this.getMaxScrollOffset();return Math.max(Math.min(a,n),0)},this.getOffsetForIndex=(n,o="auto")=>{n=Math.max(0,Math.min(n,this.options.count-1));let r=this.getSize(),s=this.getScrollOffset(),l=this.getMeasurements()[n];if(!l)return;if(o==="auto")if(l.end>=s+r-this.options.scrollPaddingEnd)o="end";else if(l.start<=s+this.options.scrollPaddingStart)o="start";else return[s,o];if(o==="end"&&n===this.options.count-1){let u=this.getMaxScrollOffset(),c=u-this.options.paddingEnd+this.options.scrollPaddingEnd;return[Math.max(Math.min(c,u),0),o]}let a=o==="end"?l.end+this.options.scrollPaddingEnd:l.start-this.options.scrollPaddingStart;return[this.getOffsetForAlignment(a,o,l.size),o]},this.scrollToOffset=(n,{align:o="start",behavior:r="auto"}={})=>{this._startScroll({index:null,align:o},this.getOffsetForAlignment(n,o),r,"absolute")},this.scrollToIndex=(n,{align:o="auto",behavior:r="auto"}={})=>{n=Math.max(0,Math.min(n,this.options.count-1));let s=this.getOffsetForIndex(n,o);if(!s)return;let[l,a]=s;this._startScroll({index:n,align:a},l,r,"absolute")},this.scrollBy=(n,{behavior:o="auto"}={})=>{let r=this.getOffsetForAlignment((this.getCommandWrittenOffset()??this.getScrollOffset())+n,"start");this._startScroll({index:null,align:"start"},r,o,"relative")},this.scrollToEnd=({behavior:n="auto"}={})=>{if(this.options.count>0){this._startScroll({index:this.options.count-1,align:"end",toEnd:!0},Math.max(this.getMaxScrollOffset(),0),n,"absolute");return}this.scrollToOffset(Math.max(this.getTotalSize()-this.getSize(),0),{behavior:n})},this.cancelScroll=()=>{this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null},this.getTotalSize=()=>Math.max(this._getLayoutTotalSize()-this._holdOffset,0),this._getLayoutTotalSize=()=>{var n,o;let r=this.getMeasurements(),s;if(r.length===0)s=this.options.paddingStart;else if(this.options.lanes===1){let l=r.length-1,a=(n=this._singleLaneMeasurements)==null?void 0:n.flat;a!=null?s=a[l*2]+a[l*2+1]:s=((o=r[l])==null?void 0:o.end)??0}else{let l=Array(this.options.lanes).fill(null),a=r.length-1;for(;a>=0&&l.some(u=>u===null);){let u=r[a];l[u.lane]===null&&(l[u.lane]=u.end),a--}s=Math.max(...l.filter(u=>u!==null))}return Math.max(s-this.options.scrollMargin+this.options.paddingEnd,0)},this.takeSnapshot=()=>{let n=[];if(this.itemSizeCache.size===0)return n;let o=this.getMeasurements();for(let r of o)r&&this.itemSizeCache.has(r.key)&&n.push({index:r.index,key:r.key,start:r.start,size:r.size,end:r.end,lane:r.lane});return n},this._scrollToOffset=(n,{adjustments:o,behavior:r}={})=>{let s={target:n+(o??0),smooth:r==="smooth"};return this.pendingWrite=s,this.options.scrollToFn(n-this._holdOffset,{behavior:r,adjustments:o},this),s},this.getCommandWrittenOffset=()=>this.scrollState!==null&&this.pendingWrite!==null&&!this.pendingWrite.smooth?this.pendingWrite.target:null,this._awaitingCommandReadBack=()=>{let n=this.getCommandWrittenOffset();return!(Zr()&&this._iosGesture.dragging())&&n!==null&&!On(n,this.getScrollOffset())},this._followOffsetTarget=n=>{this.scrollState!==null&&this.scrollState.index==null&&(this.scrollState.lastTargetOffset+=n)},this.measure=()=>{this.pendingMin=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.itemSizeCacheVersion++,this.notify(!1)},this.setOptions(t)}get scrollAdjustments(){return 0}applyScrollAdjustment(t,n){if(t===0)return!1;if(this._followOffsetTarget(t),this._canWriteScroll()){let o=this.getScrollOffset();this._clampedAdjustment=this._clampedBy(o+t);let r=this._scrollToOffset(o,{adjustments:t,behavior:n});return this.scrollOffset!==null&&(this.pendingWrite===r&&(this.scrollOffset+=t),this.scrollOffset<0&&(this.scrollOffset=0)),!0}else return this._holdOffset+=t,this.scrollOffset!==null&&(this.scrollOffset+=t),!0}scheduleScrollReconcile(){if(!this.targetWindow){this.scrollState=null;return}this.rafId==null&&(this.rafId=this.targetWindow.requestAnimationFrame(()=>{this.rafId=null,this.reconcileScroll()}))}getScrollStateTarget(t){let n=t.toEnd?[Math.max(this.getMaxScrollOffset(),0)]:t.index!=null?this.getOffsetForIndex(t.index,t.align):void 0;return n?n[0]:t.lastTargetOffset}reconcileScroll(){if(!this.scrollState||!this.scrollElement)return;if(this.now()-this.scrollState.startedAt>5e3){this.scrollState=null;return}if(this.scrollState.phase==="queued"){this.scheduleScrollReconcile();return}this.getMeasurements();let o=this.getScrollStateTarget(this.scrollState),r=this.scrollState.index==null?1:this.options.useAnimationFrameWithResizeObserver?3:2,s=o!==this.scrollState.lastTargetOffset;if(!s&&On(o,this.getScrollOffset())){if(this.scrollState.phase==="smooth"?this.scrollState.phase="smoothLanded":this.scrollState.phase==="smoothFinishing"&&(this.scrollState.phase="instant"),this.scrollState.stableFrames++,this.scrollState.stableFrames>=r){this.getScrollOffset()!==o&&this._scrollToOffset(o,{behavior:"auto"}),this.scrollState=null;return}}else if(this.scrollState.stableFrames=0,s){let l=this.getSize()||600,a=Math.abs(o-this.getScrollOffset()),u=Xr(this.scrollState)&&a>l;this.scrollState.lastTargetOffset=o,u?this.scrollState.phase="smooth":this.scrollState.phase==="smooth"?this.scrollState.phase="smoothFinishing":this.scrollState.phase==="smoothLanded"&&(this.scrollState.phase="instant"),this._scrollToOffset(o,{behavior:u?"smooth":"auto"})}this.scheduleScrollReconcile()}_startScroll(t,n,o,r){this.pendingScrollAnchor=null,this._clampedAdjustment=null;let s=this._iosGesture.tail();if(r==="absolute"&&s!==null){if(s==="fling"&&Bf()){this._stopMomentum(()=>{let l=this.scrollState;l?.phase!=="queued"||this._iosGesture.tail()!=="fling"||this._reportedOverscroll||(this._iosGesture.end(),this._flushHoldIfReady(!0),this._writeAwaitingCommand())}),this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,phase:"queued",behavior:o,samples:[]},this.scheduleScrollReconcile();return}this._iosGesture.end()}this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,behavior:o,phase:Vf(o,t.index!=null&&On(n,this.getScrollOffset()))},this._scrollToOffset(n,{behavior:o}),this.scheduleScrollReconcile()}},qf=(e,t,n,o)=>{for(;e<=t;){let r=(e+t)/2|0,s=n(r);if(s<o)e=r+1;else if(s>o)t=r-1;else return r}return e>0?e-1:0};function yw(e,t,n){let o=0;for(;o<=t;){let r=(o+t)/2|0,s=e[r*2];if(s<n)o=r+1;else if(s>n)t=r-1;else return r}return o>0?o-1:0}function bw(e,t,n,o,r){let s=e.length-1;if(e.length<=o)return{startIndex:0,endIndex:s};if(o===1&&r!==null){let c=yw(r,s,n),d=c,p=n+t;for(;d<s&&r[d*2]+r[d*2+1]<p;)d++;return{startIndex:c,endIndex:d}}let a=qf(0,s,c=>e[c].start,n),u=a;if(o===1)for(;u<s&&e[u].end<n+t;)u++;else if(o>1){let c=Array(o).fill(0);for(;u<s&&c.some(p=>p<n+t);){let p=e[u];c[p.lane]=p.end,u++}let d=Array(o).fill(n+t);for(;a>=0&&d.some(p=>p>=n);){let p=e[a];d[p.lane]=p.start,a--}a=Math.max(0,a-a%o),u=Math.min(s,u+(o-1-u%o))}return{startIndex:a,endIndex:u}}function Yf(e,t,n){let o=ie(null),[,r]=Y(0),s={count:e,overscan:10,scrollMargin:n,scrollPaddingStart:n,estimateSize:()=>t,getScrollElement:()=>o.current,scrollToFn:jf,observeElementRect:Uf,observeElementOffset:Kf,onChange:()=>r(a=>a+1)},[l]=Y(()=>new Ti(s));return l.setOptions(s),ft(()=>l._didMount(),[l]),ft(()=>l._willUpdate()),{scroller:o,virtualizer:l}}var Ci=28;function jn(e){let{label:t,testId:n,columns:o,rows:r,selected:s,onChoose:l,minWidth:a}=e,{scroller:u,virtualizer:c}=Yf(r.length,Ci,Ci),[d,p]=Y(-1),m=o.map(P=>P.width).join(" "),{sort:h,topKey:y}=e;ce(()=>c.scrollToOffset(0),[h?.key,h?.descending,y]),ce(()=>{let P=s===null?-1:r.indexOf(s);P<0||(p(P),c.scrollToIndex(P,{align:"auto"}))},[s]);let x=P=>{let v=Math.max(0,Math.min(r.length-1,P));p(v),c.scrollToIndex(v,{align:"auto"})},k=P=>{if(P.target!==P.currentTarget)return;let v=r[d],S=Math.max(1,Math.floor((u.current?.clientHeight??0)/Ci)-2),O={ArrowDown:d+1,ArrowUp:d-1,PageDown:d+S,PageUp:d-S,Home:0,End:r.length-1}[P.key];if(O!==void 0)x(O);else if(P.key==="Enter"&&v!==void 0)l(v);else if(P.key==="ArrowRight"&&v!==void 0)e.onFold?.(v,!0);else if(P.key==="ArrowLeft"&&v!==void 0)e.onFold?.(v,!1);else return;P.preventDefault()};return i("div",{class:"table",ref:u,role:"grid","aria-label":t,"aria-rowcount":r.length+1,"aria-activedescendant":d>=0?`${n}-${d}`:void 0,tabIndex:0,"data-testid":n,onKeyDown:k,children:i("div",{style:{minWidth:a,"--tracks":m},children:[i(vw,{...e}),i("div",{class:"table-body",role:"rowgroup",style:{height:`${c.getTotalSize()}px`},children:c.getVirtualItems().map(({index:P,start:v})=>{let S=r[P];return S===void 0?null:i("div",{id:`${n}-${P}`,class:`tr${P===d?" active":""}`,role:"row","aria-rowindex":P+2,"aria-selected":S===s,"data-row":S,style:{transform:`translateY(${v-Ci}px)`},onClick:()=>{p(P),l(S)},children:o.map(_=>i("div",{role:"gridcell",class:_.isNumber?"td number":"td",children:_.cell(S)},_.key))},S)})})]})})}function vw({columns:e,sort:t,onSort:n}){return i("div",{class:"tr head",role:"row","aria-rowindex":1,children:e.map(({key:o,label:r,help:s,isNumber:l=!1})=>{let a=t?.key!==o?"none":t.descending?"descending":"ascending";return i("div",{role:"columnheader","aria-sort":a,class:l?"number":"",children:i("button",{type:"button",title:s,"data-testid":`sort-${o}`,onClick:()=>n(Sf(t,o,l)),children:[r,i("span",{class:"arrow","aria-hidden":"true",children:{none:"",ascending:"▲",descending:"▼"}[a]})]})},o)})})}var Qf=`.icicle-legend {
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  padding: 8px 12px 0;
  color: var(--muted);
  font-size: 12px;
}

.icicle-zoom {
  display: flex;
  gap: 6px;
  margin-left: auto;
}

.icicle {
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
  user-select: none;
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

.type-0 {
  background: var(--freed-fill);
}

.type-1 {
  background: var(--cached-fill);
}

.type-2 {
  background: var(--recomputed-fill);
}

.type-3 {
  background: var(--held-fill);
}

.type-4 {
  background: var(--update-fill);
}

.icicle-bar:hover {
  filter: brightness(0.94);
}

.icicle-bar[aria-selected='true'] {
  border: 2px solid var(--accent);
  font-weight: 600;
}

.icicle:focus-visible .icicle-bar.active {
  outline: 2px solid var(--accent);
  outline-offset: -3px;
}
`;var Jf={key:"modules",title:"Modules",style:Qf,Panel:ww};function ww({recording:e}){let{recordings:t}=F(),n=t.moduleTree.value;return n?i(_w,{recording:e,tree:n}):null}function _w({recording:e,tree:t}){let{modules:n,module_groups:o}=e,r=F(),[s,l]=St("modules"),a=te(()=>kf(o),[o]),u=te(()=>_i(a),[a]),c=te(()=>new Set(Ht(s.open??"")??Rf(n,t,a)),[s.open,t,a]),d=te(()=>new Set(Ht(s.groups??"")),[s.groups]),p=Si(s.sort,Object.keys(n)),m=(v,S)=>{let[_,O,E]=v<0?["groups",d,~v]:["open",c,v],M=new Set(O);S?M.add(E):M.delete(E),l(_,_==="groups"&&M.size===0?"":kt([...M]))},h=v=>v<0?d.has(~v):c.has(v),y=te(()=>Tf(t,a,{isOpen:v=>c.has(v),isGroupOpen:v=>d.has(v),sort:p&&{value:v=>Sw(n,a,v,p.key),descending:p.descending}}),[t,a,c,d,s.sort]),x=te(()=>Af({modules:n,tree:t,groups:a,members:u,isOpen:h,fold:m}),[t,a,c,d]),{selected:k}=r.address.value,P=k&&kw(k,r.recordings.moduleAround);return ce(()=>{if(P===null)return;let v=hn(n,P),S=v.map(O=>u.get(O)).filter(O=>O!==void 0&&!d.has(O));S.length>0&&l("groups",kt([...d,...S]));let _=v.slice(1).filter(O=>!c.has(O));_.length>0&&l("open",kt([...c,..._]))},[P]),i(K,{children:[i(Ef,{modules:n,tree:t,selected:P,onChoose:v=>r.select(Oe(v))}),i("div",{class:"toolbar",children:[i("button",{type:"button","data-testid":"modules-open-all",onClick:()=>{l("open",kt(jt(n.fqn.length))),l("groups",kt([...a.keys()]))},children:"Open all"}),i("button",{type:"button","data-testid":"modules-close-all",onClick:()=>{l("open",kt([])),l("groups","")},children:"Close all"}),i(dt,{drawing:"modules",params:{}}),i(fr,{name:"modules",title:"All module calls with their bytes",by:"module"}),i("span",{class:"count",children:le(n.fqn.length,"module call")})]}),i(jn,{label:"Module calls in call order",testId:"modules-table",columns:x,rows:y,sort:p,onSort:v=>l("sort",Ri(v)),selected:P,onChoose:v=>v<0?m(v,!h(v)):r.select(Oe(v)),onFold:m,minWidth:"760px"})]})}function kw(e,t){return e.kind==="module"?e.number:e.kind==="node"?t(e):null}function Sw(e,t,n,o){let r=n<0?t.get(~n):void 0,s=e[o][n<0?~n:n]??null;return r&&typeof s=="number"?ki(r,o):s}function Zf(e,t){let n=e?.split(",")??[],o=t.map(({key:r})=>r).filter(r=>n.includes(r));return o.length>0?o:null}function Xf(e,t,n,o){let r=({key:a})=>t.includes(a)?t.indexOf(a):t.length,s=n,l=new Set;for(let a of[...e].sort((u,c)=>r(u)-r(c))){if(s-=a.least+o,s<0&&l.size>0)break;l.add(a.key)}return e.map(({key:a})=>a).filter(a=>l.has(a))}function em(e,t,n){return[...new Set(n.filter(o=>t[o]).map(o=>e[o]??""))]}function tm(e,t){if(e.every(o=>o===""))return"";let n=e.flatMap(o=>Rw(o||t));return`on ${[...new Set(n)].join(" + ")}`}function nm({totals:e,meta:t}){return e.find(({key:n})=>n==="saved_bytes")?.where||`on ${t.device}`}function Rw(e){return e.replace(/^on /,"").split(" + ").filter(Boolean)}function om(e,t,n){let{module:o="",state:r="",dtype:s="",least:l=""}=n,[a,u,c]=[Zo(n.filter??""),Tw(o),Ds(l)],d=n.saving==="1";return jt(e.node.length).filter(p=>(!d||(e.saves[p]??0)>0)&&(r===""||e.output_state[p]===r)&&(s===""||e.output_dtype[p]===s)&&(c===null||Pw(e,p)>=c)&&(o===""||u(t.module[p]??""))&&a(t.search[p]??""))}function rm({attributed_bytes:e,shared_bytes:t},n,{zeros:o,state:r,least:s},l){if(o==="1"||r||s)return n;let a=u=>(e[u]??0)+(t[u]??0)>0;return n.some(a)?n.filter(u=>a(u)||u===l):n}function Pw(e,t){let n=(e.attributed_bytes[t]??0)+(e.shared_bytes[t]??0);return Math.max(n,e.output_bytes[t]??0)}function Tw(e){let t=e.split("*"),n=t.length-1,o=t.map((r,s)=>{let l=r.replaceAll(/[.+^${}()|[\]\\]/g,"\\$&").replaceAll("?",".");return new RegExp(`${s===0?"^":""}${l}${s===n?"(?=[.]| #|$)":""}`,"g")});return r=>{let s=0;return o.every(l=>{l.lastIndex=s;let a=l.test(r);return s=l.lastIndex,a})}}function sm(e,t){let n=new Map([["",{nbytes:0,whole:0}]]);e.attributed_bytes.forEach((o,r)=>{let s=e.where[r]??"",l=n.get(s);l?l.whole+=o:n.set(s,{nbytes:0,whole:o})});for(let o of t)n.get(e.where[o]??"").nbytes+=e.attributed_bytes[o]??0;return[...n].map(([o,r])=>({where:o,...r})).filter(({where:o,nbytes:r})=>o===""||r>0)}var $a=["module","op","source"];function Oi(e){return $a.find(t=>t===e)??null}function im(e,t,n,o){let r=o==="module"?t.module:e[o],s=new Map;for(let l of n){let a=r[l]??"",u=s.get(a);u?u.push(l):s.set(a,[l])}return[...s].map(([l,a])=>({name:l,rows:a}))}var Cw=["saves","attributed_bytes"];function es(e){return Cw.some(t=>t===e)}function Mi(e,t,n){return n!=="saves"&&za(e,t).length>1?null:t.rows.reduce((o,r)=>o+(e[n][r]??0),0)}function za({where:e,attributed_bytes:t},{rows:n}){return em(e,t,n)}var lm=["op","attributed_bytes","module","source","node"],gr="group",Da=180,Ow=["output_dtype"];function am(e){return e.filter(({key:t})=>!Ow.includes(t))}function um(e,{module:t}){let n=(o,r,s)=>({...Mn(88),key:o,label:r,help:s,isNumber:!0,cell:l=>i(J,{n:e[o][l]})});return[{...Mn(64),key:"node",label:"#",help:"Forward order",isNumber:!0,cell:o=>e.node[o]},{...Mn(120,1),key:"op",label:"op",cell:o=>i("span",{title:e.recomputed[o]?"Recomputed in the backward pass":void 0,children:[e.op[o],e.recomputed[o]&&i("span",{class:"tag",children:"recomputed"}),e.where[o]&&i("span",{class:"tag",children:e.where[o]})]})},{...Mn(140,1.5),key:"module",label:"module",cell:o=>i(Qo,{text:t[o]??""})},{...Mn(56),key:"saves",label:"saves",help:"Number of saved tensors",isNumber:!0,cell:o=>e.saves[o]},n("attributed_bytes","attributed","Storages attributed to this op: it saved them first"),n("shared_bytes","shared","Storages this op saves too, attributed to another op"),n("exclusive_bytes","exclusive","Memory released if only this op stopped saving"),n("output_bytes","output","Size of the output"),{...Mn(118),key:"output_state",label:"output state",help:"State of the output after the forward pass",cell:o=>i(po,{state:e.output_state[o]??null})},{...Mn(80),key:"output_dtype",label:"dtype",help:"Dtype of the output",cell:o=>e.output_dtype[o]},{...Mn(120,1),key:"source",label:"source",cell:o=>i(Qo,{text:e.source[o]??""})}]}function Mn(e,t=0){return{least:e,width:t?`minmax(${e}px, ${t}fr)`:`${e}px`}}function cm(e,t){let{ops:n,first:o,groups:r,by:s,isOpen:l,fold:a}=t,u={...Mn(Da,2),key:gr,label:s,cell:d=>{if(d>=0)return i(Qr,{isOpen:!1});let p=r[~d],m=p&&tm(za(n,p),o);return i("span",{class:"branch",style:{"--depth":0},children:[i(Qr,{isOpen:l(~d),onFold:h=>a(~d,h)}),i("span",{class:"group-name",children:i(Qo,{text:p?.name||"(no module)"})}),i("span",{class:"tag",children:le(p?.rows.length??0,"op")}),m&&i("span",{class:"tag",children:m})]})}},c=e.map(d=>({...d,cell:p=>p>=0?d.cell(p):Mw(n,r[~p],d.key)}));return[u,...c]}function Mw(e,t,n){if(!t||!es(n))return null;let o=Mi(e,t,n);return n==="saves"?o:i(J,{n:o})}function dm(e,t,n){return n==="module"?t.module:e[n]}function pm(e,t,n,o,r){let s=JSON.stringify({...n,sort:"",columns:"",open:"",group:""}),l=te(()=>om(e,t,n),[e,s]),a=te(()=>rm(e,l,n,r),[e,l,r]),u=Oi(n.group),c=te(()=>u?im(e,t,jt(e.node.length),u):[],[e,u]),d=te(()=>Ew(c,a),[c,a]),p=te(()=>{let h=y=>o&&o.key!==gr?xn(y,dm(e,t,o.key),o.descending):y;return u?Aw(e,d,o).map(y=>({group:y,rows:h(d[y]?.rows??[])})):[{group:null,rows:h(a)}]},[a,n.sort,u,d]),m=te(()=>{let h=new Set(Ht(n.open??""));return p.flatMap(({group:y,rows:x})=>y===null?x:h.has(y)?[~y,...x]:[~y])},[p,n.open]);return{by:u,groups:d,filters:s,matching:l,hidden:l.length-a.length,rows:m}}function Ew(e,t){let n=new Set(t);return e.map(({name:o,rows:r})=>({name:o,rows:r.filter(s=>n.has(s))}))}function Aw(e,t,n){let o=jt(t.length).filter(a=>t[a].rows.length>0);if(!n)return o;let{key:r,descending:s}=n,l=t.map(a=>es(r)?Mi(e,a,r):a.name);return es(r)||r===gr?xn(o,l,s):o}function mm({ops:e,settings:t,set:n}){let o=t.least??"";return i(K,{children:[i(yn,{type:"search",class:"filter",placeholder:"Filter by op, module or source line",label:"Filter the ops",testId:"ops-filter",value:t.filter??"",onInput:r=>n("filter",r)}),i(yn,{type:"search",class:"filter short",placeholder:"Module, e.g. *.mlp",label:"Only ops in matching modules; * matches any text",testId:"ops-module",value:t.module??"",onInput:r=>n("module",r)}),i(Na,{label:"Output state",any:"any state",testId:"ops-state",options:fm(e.output_state),value:t.state??"",onChoose:r=>n("state",r)}),i(Na,{label:"Output dtype",any:"any dtype",testId:"ops-dtype",options:fm(e.output_dtype),value:t.dtype??"",onChoose:r=>n("dtype",r)}),i(yn,{type:"search",class:"filter short",placeholder:"At least, e.g. 1 MiB",label:"Only ops that save or return at least this many bytes",isInvalid:o!==""&&Ds(o)===null,testId:"ops-least",value:o,onInput:r=>n("least",r)}),i("label",{class:"check",children:[i("input",{type:"checkbox","data-testid":"ops-saving-only",checked:t.saving==="1",onChange:r=>n("saving",r.currentTarget.checked?"1":"")}),"Saved tensors only"]}),i(Na,{label:"Group by",any:"no grouping",testId:"ops-group",options:$a,value:Oi(t.group)??"",onChoose:r=>{n("open",""),n("group",r)}})]})}function fm(e){return[...new Set(e)].filter(t=>t!==null).sort()}function Na({label:e,any:t,testId:n,options:o,value:r,onChoose:s}){let l=r===""||o.includes(r)?o:[...o,r];return i("select",{"aria-label":e,title:e,"data-testid":n,value:r,onChange:a=>s(a.currentTarget.value),children:[i("option",{value:"",children:t}),l.map(a=>i("option",{value:a,children:a},a))]})}function hm({columns:e,shown:t,onChoose:n}){let o=r=>{let s=e.map(l=>l.key).filter(l=>l===r!==t.includes(l));s.length>0&&n(s.join(","))};return i("details",{class:"menu","data-testid":"ops-columns",children:[i("summary",{children:"Columns"}),i("div",{class:"menu-list",children:[e.map(({key:r,label:s,help:l})=>i("label",{class:"check",title:l,children:[i("input",{type:"checkbox","data-testid":`column-${r}`,checked:t.includes(r),onChange:()=>o(r)}),s==="#"?"number":s]},r)),i("button",{type:"button",onClick:()=>n(""),children:"Fit to width"})]})]})}function gm(){let e=ie(null),[t,n]=Y(0);return ft(()=>{let o=e.current;if(!o)return;let r=()=>n(o.clientWidth),s=new ResizeObserver(r);return s.observe(o),r(),()=>s.disconnect()},[]),{element:e,width:t}}var ym=`.ops {
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
`;var bm={key:"ops",title:"Ops",style:ym,Panel:$w},Iw="-attributed_bytes",Fa=12;function $w({recording:e}){let{address:t,recordings:n,select:o}=F(),[r,s]=St("ops"),{ops:l}=e,{element:a,width:u}=gm(),c=nm(e),d=te(()=>Nw(e),[e]),p=te(()=>um(l,d),[e]),m=Si(r.sort??Iw,[gr,...p.map(({key:C})=>C)]),{selected:h}=t.value,y=h?.kind==="node"?n.rowOfNode.value.get(h.number):void 0,{by:x,groups:k,filters:P,matching:v,hidden:S,rows:_}=pm(l,d,r,m,y),O=new Set(Ht(r.open??"")),E=(C,A)=>{let $=new Set(O);A?$.add(C):$.delete(C),s("open",$.size>0?kt([...$]):"")},M=Math.max(0,u-(x?Da:0)),D=Zf(r.columns,p)??Xf(am(p),lm,M,Fa),z=p.filter(({key:C})=>D.includes(C)&&C!==x),I=x?cm(z,{ops:l,first:c,groups:k,by:x,fold:E,isOpen:C=>O.has(C)}):z;return i("div",{class:"ops",ref:a,children:[i("div",{class:"toolbar",role:"group","aria-label":"What the table shows",children:[i(mm,{ops:l,settings:r,set:s}),i(hm,{columns:p,shown:D,onChoose:C=>s("columns",C)}),i(fr,{name:"ops",title:"All ops with their bytes",by:"op"}),i(zw,{ops:l,rows:v}),(S>0||r.zeros==="1")&&i("label",{class:"check",title:"Ops that save no bytes",children:[i("input",{type:"checkbox","data-testid":"ops-zeros",checked:r.zeros==="1",onChange:C=>s("zeros",C.currentTarget.checked?"1":"")}),S>0?`Show ${le(S,"op")} with 0 bytes`:"Show ops with 0 bytes"]})]}),v.length===0&&i("p",{class:"hint no-rows","data-testid":"ops-none",children:l.node.length===0?"Autograd recorded no ops.":"No matches"}),i(jn,{label:x?`Ops by ${x}`:"Ops",testId:"ops-table",columns:I,rows:_,sort:m,onSort:C=>s("sort",Ri(C)),selected:y===void 0?null:Dw(y,_,k),onChoose:C=>C<0?E(~C,!O.has(~C)):o(Ne(l.node[C]??0)),onFold:(C,A)=>C<0&&E(~C,A),topKey:P,minWidth:`${I.reduce((C,{least:A})=>C+A+Fa,Fa)}px`})]})}function zw({ops:e,rows:t}){let n=te(()=>sm(e,t),[e,t]);return i("span",{class:"count",role:"status",children:[i("span",{"data-testid":"ops-count",children:le(t.length,"op")}),", ",i("span",{"data-testid":"ops-total",children:n.map(({where:o,nbytes:r,whole:s})=>[G(r),o].filter(Boolean).join(" ").concat(`, ${Ye(r,s)}`)).join("; ")})]})}function Dw(e,t,n){return n.length===0||t.includes(e)?e:~n.findIndex(o=>o.rows.includes(e))}function Nw({ops:e,modules:t}){let n=t.fqn.map((s,l)=>Pn(t,l)),o=e.module.map(s=>s===null?"":n[s]??"");return{search:e.op.map((s,l)=>`${s} ${o[l]} ${e.source[l]??""}`.toLowerCase()),module:o}}var vm=2**20;function Ei(e){let{gpus:t,gpu:n,outsideBytes:o,title:r,testId:s,choose:l,chooseOutside:a}=e;return i("span",{class:"gpu-choice",children:[i("label",{children:["GPU"," ",i("select",{"data-testid":s,title:r,value:n,onChange:u=>l(u.currentTarget.value),children:t.map(u=>i("option",{value:u,children:u},u))})]})," ",i(Fw,{nbytes:o,testId:s,choose:a})]})}function Fw({nbytes:e,testId:t,choose:n}){let[o,r]=Y(!1);return i("label",{children:["outside of torch"," ",i("input",{"data-testid":`${t}-outside`,title:"Assumed for CUDA itself, NCCL, and pools of CUDA graphs that are not known",type:"number",min:"0",step:"any","aria-invalid":o,value:e/vm,onChange:({currentTarget:{valueAsNumber:s}})=>{let l=s>=0&&s<1073741824;r(!l),l&&n(String(Math.round(s*vm)))}})," ","MiB"]})}var xm=["checkpoint","save","offload","rewrite"];function Ai({checkpoint:e,offload:t,rewrite:n}){return e!==""||t!==""||n!==""}function ts(e,t){let n=r=>Ai(r)&&xm.every(s=>Bw(t[s]??"",r[s])),o=e.filter(n);return o.filter(r=>r.save!==""||!o.some(s=>_m(r,s)))}function wm(e,t,n,o){let r=ts(e,t).filter(a=>a!==n&&!(o&&_m(n,a))),s=o?[...r,n]:r,l=xm.map(a=>[a,Gw(s.map(u=>u[a]))]);return Xo(Object.fromEntries(l))??{}}function _m(e,t){return e!==t&&e.checkpoint!==""&&e.checkpoint===t.checkpoint}function Bw(e,t){let n=new Set(e.split(" "));return t===""||t.split(" ").every(o=>n.has(o))}function Gw(e){return[...new Set(e.flatMap(t=>t.split(" ")).filter(Boolean))].join(" ")}function km({reply:e,choice:t,choose:n}){let{actions:o,pending:r,gpu:s}=e,l=ts(o,t),a=Math.max(0,...o.map(({gain_bytes:u})=>u??0));return i("section",{children:[i("div",{class:"titled",children:[i("h2",{children:"Actions, largest gain first"}),r&&r.known_count<r.asked_count&&i("span",{class:"hint",role:"status","data-testid":"optimize-pending",children:["Predicting: ",r.known_count," of ",r.asked_count," known."]})]}),o.length===0&&!r&&i("p",{class:"hint","data-testid":"optimize-none",children:"No checkpoint or other known change saves less in this step."}),i("ul",{class:"action-list","data-testid":"actions",children:o.map(u=>i("li",{"data-kind":u.kind,children:i(Ww,{action:u,gpu:s,peak:e.peak_bytes,isLargest:a>0&&u.gain_bytes===a,isChosen:l.includes(u),onChoose:c=>n(wm(o,t,u,c))})},`${u.kind} ${u.text}`))})]})}function Ww({action:e,gpu:t,peak:n,isLargest:o,isChosen:r,onChoose:s}){let{select:l}=F(),{text:a,note:u,cost:c,code:d,node:p,module:m}=e,h=p!==null?Ne(p):m!==null?Oe(m):null;return i("div",{class:"action",children:[i("span",{class:`gain ${o?"largest":""}`,children:i(Vw,{action:e,peak:n})}),i("div",{class:"action-text",children:[Ai(e)?i("label",{class:"check",children:[i("input",{type:"checkbox",checked:r,onChange:y=>s(y.currentTarget.checked)}),a]}):i("p",{children:a}),h&&i("button",{type:"button",class:"link",onClick:()=>l(h),children:"show"}),c&&i("p",{class:"action-cost",children:Hw(c,t)}),d&&i(fo,{code:d,label:"Copy as Python",testId:"action-code"}),u&&i("p",{class:"hint",children:u})]})]})}function Vw({action:e,peak:t}){let{gain_bytes:n,saved_gain_bytes:o,is_exact:r}=e;return Ai(e)&&n===null?i("span",{class:"none",children:"predicting…"}):i(K,{children:[i("b",{children:n===null?i("span",{class:"none",children:"not known"}):i(K,{children:[!r&&n>0&&"about ",n>0?"−":n<0?"+":"",i(J,{n:Math.abs(n)})]})}),n!==null&&n>0&&i("small",{children:[Ye(n,t)," of the peak"]}),o!==null&&i("small",{children:["saved ",o<0?"+":"−",i(J,{n:Math.abs(o)})]})]})}function Hw(e,t){let o=`Recomputes ${e.flops>0?`${Bc(e.flops)} and`:"no matmuls,"} ${G(e.moved_bytes)} read and written`;return[e.moved_bytes>0&&o,Ba(e,t)].filter(Boolean).join(". ")}function Ba(e,t){let{moved_bytes:n,host_bytes:o,milliseconds:r,forward_milliseconds:s}=e,l=Ye(Math.round(r*1e9),Math.round(s*1e9)),a=`At least ${Gc(r)} on ${t} (${l} of the forward)`,u=`${G(o)} to the CPU and back`;return n===0&&o===0?"Recomputes nothing":[n>0&&a,o>0&&u].filter(Boolean).join(". ")}function ns({children:e,testId:t}){return i("aside",{class:"chosen","aria-label":"Predicted step","data-testid":t,children:e})}function Rm({reply:e,choice:t,clear:n}){let{problem:o,chosen:r,gpu:s}=e;return Object.keys(t).length===0?i(ns,{testId:"optimize-nothing",children:[i("p",{class:"hint",children:"Select actions, or a point on the curve, to predict the step."}),i(Sm,{relief:e.relief})]}):!r||!Wa(r,t)?i(ns,{testId:"optimize-chosen",children:[i("p",{class:"predicted",role:"status",children:o??"Predicting the step…"}),i(Li,{clear:n})]}):i(ns,{testId:"optimize-chosen",children:[i(Va,{verdict:r.verdict,code:r.code,asked:t,clear:n,children:[i("p",{"data-testid":"optimize-cost",children:[r.cost&&`${Ba(r.cost,s)}. `,r.fits?.[0]]}),i(Ga,{fits:r.fits}),i("p",{children:[i("b",{children:"Predicted:"})," ",r.assumed,"."]})]}),i(Sm,{relief:r.relief})]})}function Ga({fits:e}){return e?.slice(1).map(t=>i("p",{class:"hint","data-testid":"optimize-kernels",children:t},t))}function Wa(e,t){let{checkpoint:n="",save:o="",offload:r="",rewrite:s=""}=t;return[[e.checkpoint,n],[e.save,o],[e.offload,r],[e.rewrite,s]].every(([l,a])=>l===(a??"").split(/[\s,]+/).filter(Boolean).join(" "))}function Li({clear:e}){return i("button",{type:"button",class:"quiet","data-testid":"optimize-clear",onClick:e,children:"Clear"})}function Va({verdict:e,children:t,code:n,asked:o,clear:r}){let{change:s}=F(),[l,a]=Vs(),[u,...c]=e;return i(K,{children:[i("div",{class:"predicted",children:[i("p",{class:"verdict","data-testid":"optimize-verdict",children:u}),c.map(d=>i("p",{children:d},d)),t]}),i("div",{class:"chosen-buttons",children:[i("button",{type:"button","data-testid":"optimize-copy",onClick:()=>a(n),children:"Copy the recipe"}),i("span",{role:"status",children:l&&"copied"}),i("button",{type:"button",class:"link","data-testid":"optimize-compare",onClick:()=>s({view:"compare",settings:{compare:mo(o)}}),children:"Open in Compare"}),i(Li,{clear:r})]}),i("div",{class:"snippet",children:i("pre",{"data-testid":"optimize-code",tabIndex:0,children:n})})]})}function Sm({relief:e}){return e.length===0?null:i(K,{children:[i("h3",{children:"Other changes that lower this peak"}),i("ul",{class:"relief","data-testid":"optimize-relief",children:e.map(t=>i("li",{children:t},t))})]})}function Pm(e,t){let n=t.trim().replace(/\s*%$/,"");return n&&!e.endsWith("_peak")?`${n}%`:n}function Tm({goal:e,value:t}){return e.endsWith("_peak")?t:t.replace(/%$/,"")}var Ha={reduce:{name:"Reduce peak by",unit:"%",example:"50"},total_peak:{name:"Fit total peak in",unit:"",example:"2 GiB"},step_peak:{name:"Fit step peak in (without model)",unit:"",example:"600 MiB"},max_recompute:{name:"Limit recompute to",unit:"%",example:"5"}};function Cm({plan:e,offload:t,canOffload:n,choose:o,allowOffload:r}){let[{goal:s,field:l},a]=Kn(`${e?.goal} ${e?.value}`,{goal:e?.goal??"reduce",field:e?Tm(e):""}),u=Pm(s,l),{unit:c,example:d}=Ha[s],m=e?.goal===s&&e.value===u||!u&&!e;return i("form",{class:"ask-plan",onSubmit:h=>{h.preventDefault(),m||o({goal:s,value:u,mayOffload:t})},children:[i("label",{children:["Goal"," ",i("select",{"data-testid":"plan-goal",value:s,onChange:h=>a({goal:h.currentTarget.value,field:""}),children:zs.map(h=>i("option",{value:h,children:Ha[h].name},h))})]}),i("span",{class:"amount",children:[i(yn,{type:"text",placeholder:d,label:`${Ha[s].name}${c&&", percent"}`,testId:"plan-asked",value:l,onInput:h=>a({goal:s,field:h})}),c]}),i("button",{type:"submit","data-testid":"plan-ask","aria-disabled":m,children:u||!e?"Plan":"Clear"}),(t||n)&&i("label",{class:"check",title:"Saved tensors may be offloaded to CPU memory instead of being recomputed",children:[i("input",{type:"checkbox","data-testid":"plan-offload",checked:t,onChange:h=>r(h.currentTarget.checked)}),"Allow CPU offload"]})]})}function Om(e){let t=xi();return i(ns,{testId:"optimize-plan",children:[i("div",{ref:t,tabIndex:-1,children:Uw(e)}),!e.reply.current?.planned&&i(Li,{clear:e.clear})]})}function Uw({reply:e,plan:t,choose:n,clear:o}){let{current:r,value:s,error:l}=e;return l instanceof Bn?i(qw,{again:e.reload}):l?i(ct,{error:l,retry:e.reload}):r?.unreachable?i(Yw,{...r.unreachable,plan:t,choose:n}):r?.planned?i(Kw,{planned:r.planned,plan:t,clear:o}):i(jw,{progress:s?.pending??null,stop:e.cancel})}function Kw({planned:{lines:e,comparison:t},plan:n,clear:o}){return i(Va,{verdict:t.verdict.slice(0,1),code:t.code??"",asked:n,clear:o,children:[i("pre",{"data-testid":"plan-lines",tabIndex:0,children:e.join(`
`)}),t.after.predicted!==null&&i("p",{children:[i("b",{children:"Predicted:"})," this step did not run."]})]})}function jw({progress:e,stop:t}){return i("div",{class:"planning","data-testid":"planning",children:[i("p",{class:"hint",role:"status",children:"Planning: searching for modules to checkpoint, and proving how close the plan is to optimal. This takes seconds, up to a minute for a large model."}),i("p",{"data-testid":"planning-progress",children:e?Ua(e):"Starting…"}),i("button",{type:"button","data-testid":"plan-cancel",onClick:t,children:"Stop planning"})]})}function Ua({seconds:e,tried:t,least_bytes:n}){let o=n===null?"":`, lowest step peak so far ${G(n)}`,r=t===0?"looking for modules to recompute":le(t,"combination")+" tried";return`${Math.round(e)} s: ${r}${o}`}function qw({again:e}){return i("div",{class:"planning","data-testid":"planning-stopped",children:[i("p",{class:"hint",role:"status",children:"Planning was stopped."}),i("button",{type:"button","data-testid":"plan-again",onClick:e,children:"Plan again"})]})}function Yw({problem:e,least_bytes:t,lines:n,plan:o,choose:r}){let s=o.goal==="total_peak"?"total_peak":"step_peak";return i(K,{children:[i(Qe,{message:e,children:i("button",{type:"button","data-testid":"plan-least",onClick:()=>r({...o,goal:s,value:`${t} B`}),children:["Plan for ",G(t)]})}),n.map(l=>i("p",{class:"hint","data-testid":"plan-suggestions",children:l},l))]})}function Em({curve:e,...t}){let{value:n,error:o}=e;return i("section",{class:"curve","data-testid":"curve",children:[i("h2",{children:"Peak against recomputation"}),o instanceof Rn&&i("p",{class:"hint",role:"status","data-testid":"curve-refused",children:o.message}),o&&!(o instanceof Rn)&&i(ct,{error:o,retry:e.reload}),!n&&!o&&i(Me,{what:"Looking for modules to recompute…"}),n&&!o&&i(Qw,{reply:n,...t})]})}function Qw({reply:e,plan:t,marked:n,gpu:o,choose:r,offload:s,allowOffload:l}){let[a,u]=Y(null),{points:c,pending:d}=e,p=JSON.stringify([c,os(e)]),m=te(()=>Zw(e),[p]),h=Fn((v,S)=>Xw(v,e,n,o,S),[p,JSON.stringify([n?.cost_share,n?.peak_bytes,o])]),y=Jw(e,t,n),x=c[a??-1],k=c[y],P=v=>{let S=c[v];S&&r({goal:"max_recompute",value:S.max_recompute,mayOffload:s})};return i(K,{children:[i(Cm,{plan:t,offload:s,canOffload:!e.is_on_host,choose:r,allowOffload:l}),i(Un,{data:m,chosen:y,onChoose:P,onPoint:u,marks:h,label:`Lowest ${Ka(e)} against recomputed FLOPs`,valueText:k?Mm(k,e):"no plan selected",testId:"curve-plot"}),i("p",{class:"curve-figure",children:i(dt,{drawing:"curve",params:s?{offload:"1"}:{}})}),i("p",{class:"curve-point hint","data-testid":"curve-point",children:x?Mm(x,e):"Each dot is a plan: click it or use the arrow keys."}),d&&i("p",{class:"hint",role:"status","data-testid":"curve-pending",children:`${e.known_count} of ${e.asked_count} points known. ${Ua(d)}.`})]})}function Ii(e,{peak_bytes:t,total_peak_bytes:n}){return e.before_total_peak_bytes!==null&&n||t}function os({before_peak_bytes:e,before_total_peak_bytes:t}){return t??e}function Ka({before_total_peak_bytes:e}){return e===null?"step peak":"total peak"}function Jw(e,t,n){if(!t)return-1;let{points:o}=e,r=t.goal==="max_recompute"?t.value:"",s=o.findIndex(({max_recompute:l})=>l===r);return s>=0?s:o.findIndex(l=>l.cost_share===n?.cost_share&&Ii(e,l)===n.peak_bytes)}function Mm(e,t){let{cost_share:n,gap:o,lines:r}=e,s=Ii(t,e),l=`${G(s)}, ${Ye(s,os(t))} of the recorded one`,a=o===null?", not proven to be the lowest":"",u=r.map(d=>d.trim()).join(" ")||"nothing to checkpoint";return`${n===0?"Without recomputing matmuls":`Recomputing ${Ye(n,1)} of the forward FLOPs`}: ${Ka(t)} ${l}${a}; ${u}`}function Zw(e){let{points:t}=e,n=t.map(o=>Ii(e,o));return{x:t.length>0?t.map(({cost_share:o})=>100*o):[0],lines:[{label:"lowest peak",colour:"cached",width:1.5,values:t.length>0?n:[os(e)]}],isStepped:!0,hasDots:!0,top:os(e),right:100,xText:o=>`${o}%`,xTitle:"Recomputed, share of the forward's FLOPs",yTitle:Ka(e).replace(/^./,o=>o.toUpperCase())}}function Xw(e,t,n,o,r){let{ctx:s,bbox:l}=e,a=devicePixelRatio,u=l.left+l.width,c=os(t),d=(k,P,v,S)=>{let _=e.valToPos(k,"y",!0);s.strokeStyle=s.fillStyle=r(v),s.setLineDash(S.map(O=>O*a)),vn(s,l.left,_,u,_),s.setLineDash([]),s.textAlign="right",s.textBaseline="bottom",s.fillText(P,u-8*a,_-2*a)};d(c,`recorded ${G(c)}`,"muted",[6,4]),o.nbytes<=e.scales.y.max&&d(o.nbytes,`${o.name} ${G(o.nbytes)}`,"more",[2,3]);let p=t.points.at(-1);if(p){let k=Ii(t,p),P=e.valToPos(k,"y",!0);s.strokeStyle=s.fillStyle=r("cached"),s.lineWidth=1.5*a,vn(s,e.valToPos(100*p.cost_share,"x",!0),P,u,P),s.textBaseline="top",s.fillText(`lowest ${G(k)}`,u-8*a,P+4*a)}if(!n||n.cost_share===null)return;let m=e.valToPos(100*n.cost_share,"x",!0),h=e.valToPos(n.peak_bytes,"y",!0);s.strokeStyle=s.fillStyle=r("accent"),s.lineWidth=2*a,s.beginPath(),s.arc(m,h,7*a,0,2*Math.PI),s.stroke();let y=m>l.left+l.width/2;s.textAlign=y?"right":"left";let x=h-e.valToPos(c,"y",!0)<28*a;s.textBaseline=x?"top":"bottom",s.fillText(`selected ${G(n.peak_bytes)}`,m+(y?-10:10)*a,h+(x?8:-6)*a)}function $i(e){return e.split(/[\s,]+/).filter(Boolean)}function ja(e,t){let n=new Set($i(e));return $i(t).every(o=>n.has(o))}function qa(e,t,n){let o=$i(t),r=$i(e).filter(s=>!o.includes(s));return(n?[...r,...o]:r).join(" ")}function Am(e){let t=[];return e.map(n=>{for(;t.length>0&&!n.startsWith(`${t.at(-1)}.`);)t.pop();return t.push(n),t.length-1})}function Im({reply:e,choice:t,choose:n}){let{value:o,error:r,loading:s}=e,l=p=>n({...t,...p});if(r)return i(ct,{error:r,retry:e.reload});if(!o)return s?i(Me,{what:"Looking for modules…"}):null;let{patterns:a,patterns_count:u,ops:c,is_on_host:d}=o;return i("div",{class:"ticks","aria-busy":s,children:[i(e0,{rows:a,asked:t,set:l,canOffload:!d}),i(gn,{shown:a.length,of:u}),c.length>0&&i(t0,{rows:c,asked:t,set:l})]})}function e0({rows:e,asked:t,set:n,canOffload:o}){let r=Math.max(...e.map(({saved_bytes:a})=>a)),s=ie(null);ce(()=>{let a=s.current?.querySelector("input:checked")?.closest("tr");a&&s.current&&(s.current.scrollTop=a.offsetTop-60)},[e]);let l=te(()=>Am(e.map(({name:a})=>a)),[e]);return e.length===0?i("p",{class:"hint",children:"No module in this recording saves anything."}):i("div",{class:"ticks-rows",ref:s,role:"region",tabIndex:0,"aria-label":"Modules to checkpoint",children:i("table",{class:"data-table","data-testid":"ticks",children:[i("thead",{children:i("tr",{children:[i("th",{scope:"col",children:"checkpoint"}),o&&i("th",{scope:"col",children:"offload"}),i("th",{scope:"col",children:"module"}),i("th",{scope:"col",title:"Bytes attributed to the ops inside",children:[" ","saves"," "]}),i("th",{scope:"col",title:"Estimated share of the forward FLOPs, recomputed if checkpointed",children:["FLOPs"," "]})]})}),i("tbody",{children:e.map((a,u)=>i("tr",{"data-testid":`tick-${a.name}`,children:[i("td",{children:i(Lm,{label:`Checkpoint ${a.name}`,text:t.checkpoint,asked:a.asked,whyNot:a.why_not,set:c=>n({checkpoint:c})})}),o&&i("td",{children:i(Lm,{label:`Offload ${a.name} to the CPU`,text:t.offload,asked:a.asked,whyNot:null,set:c=>n({offload:c})})}),i("th",{scope:"row",title:a.type_name,children:i("span",{class:"branch",style:{"--depth":l[u]??0},children:[a.name,i("span",{class:"tag",children:[a.type_name,a.modules_count>1&&` ×${Q(a.modules_count)}`]})]})}),i("td",{children:i("span",{class:"with-bar",children:[i(Rt,{part:a.saved_bytes,whole:r}),i(J,{n:a.saved_bytes})]})}),i("td",{children:Ye(a.flops_share,1)})]},a.asked))})]})})}function Lm({label:e,text:t="",asked:n,whyNot:o,set:r}){let s=ja(t,n);return i("input",{type:"checkbox","aria-label":e,title:o??e,checked:s,disabled:o!==null&&!s,onChange:l=>r(qa(t,n,l.currentTarget.checked))})}function t0({rows:e,asked:t,set:n}){let{checkpoint:o,save:r=""}=t;return i("fieldset",{class:"ticks-ops",disabled:!o,"data-testid":"tick-ops",children:[i("legend",{children:"Save instead of recompute the results of"}),e.map(({name:s,flops_share:l,result_bytes:a})=>i("label",{class:"check",children:[i("input",{type:"checkbox","data-testid":`tick-op-${s}`,checked:ja(r,s),onChange:u=>n({save:qa(r,s,u.currentTarget.checked)})}),s,i("small",{children:[Ye(l,1)," of the FLOPs, ",G(a)," in total"]})]},s))]})}var n0=[{name:"checkpoint",lead:"Checkpoint",placeholder:"modules, e.g. h.*",label:"Modules to checkpoint, e.g. h.*"},{name:"save",lead:"Save results of",placeholder:"no ops, or e.g. addmm",label:"Ops whose results are saved instead of recomputed"},{name:"offload",lead:"CPU offload",placeholder:"no modules, or e.g. h.*",label:"Modules whose saved tensors are offloaded to CPU memory until the backward pass"}];function $m({patterns:e,choice:t,choose:n}){let{checkpoint:o="",save:r="",offload:s=""}=t,[l,a]=Kn(`${o}|${r}|${s}`,{checkpoint:o,save:r,offload:s}),u={checkpoint:l.checkpoint.trim(),save:l.save.trim(),offload:l.offload.trim()},d=u.checkpoint===o&&u.offload===s&&(u.save===r||!u.checkpoint),p=!u.checkpoint&&!u.offload,m=e?.is_on_host===!1||s!=="";return i("form",{class:"what-if",onSubmit:h=>{h.preventDefault(),d||n({...t,...u})},children:[n0.filter(({name:h})=>h!=="offload"||m).map(({name:h,lead:y,placeholder:x,label:k})=>i("label",{children:[y," ",i(yn,{type:"text",class:"filter",placeholder:x,label:k,title:k,testId:`what-if-${h}`,value:l[h],onInput:P=>a({...l,[h]:P})})]},h)),i("button",{type:"submit","data-testid":"what-if-predict","aria-disabled":d,children:p&&!d?"Clear":"Predict"})]})}function zm({actions:e,choice:t,choose:n}){let o=Object.keys(t).length>0&&ts(e,t).length===0,[r,s]=Y(o),l=ut("patterns.json",r?{}:null);return i("details",{class:"what-if-panel","data-testid":"what-if-panel",open:r,onToggle:a=>s(a.currentTarget.open),children:[i("summary",{"data-testid":"what-if-open",children:"Predict modules of your choice"}),r&&i(K,{children:[i($m,{patterns:l.value,choice:t,choose:n}),i(Im,{reply:l,choice:t,choose:n})]})]})}var Dm=`.optimize {
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

.recorded .gpu-choice {
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

  .recorded .gpu-choice {
    grid-row: 1;
    grid-column: 1;
  }

  .action {
    grid-template-columns: 100px minmax(0, 1fr);
    column-gap: 12px;
  }
}
`;var Nm={key:"optimize",title:"Optimize",style:Dm,needsServer:!0,isFor:e=>e?.has_ops??!0,Panel:r0};function r0(){let{change:e}=F(),[t]=St("optimize"),n=Wl(t),o=!n&&Xo(t)||{},{gpu:r,outside:s}=t,l={...r&&{gpu:r},...s&&{outside:s}},a={...r&&{gpu:r},...s&&{outside:Number(s)}},u=Vl(t),{value:c,error:d,reload:p}=ut("optimize.json",{...a,...o}),m=ut("plan.json",n&&js(n)),h=ut("curve.json",u?{offload:u}:{}),y=S=>e({settings:{optimize:{...l,...S}}}),x=S=>y({...u&&{may_offload:"1"},...mo(S)}),k=S=>y(n?mo({...n,mayOffload:S}):{...o,...S&&{may_offload:"1"}});if(d)return i(K,{children:[i(ct,{error:d,retry:p}),i("button",{type:"button",class:"pad",onClick:()=>e({settings:{optimize:{}}}),children:"Reset"})]});if(!c)return i(Me,{what:"Looking for actions…"});let P=()=>x({}),v=c.chosen&&Wa(c.chosen,o)?c.chosen:null;return i("div",{class:"optimize","data-testid":"optimize",children:[i(i0,{reply:c,choose:S=>y({...t,...S})}),i("div",{class:"optimize-columns",children:[i("div",{class:"optimize-side",children:[i(Em,{curve:h,plan:n,marked:n?s0(m.current):v,gpu:{name:c.gpu,nbytes:c.gpu_bytes},choose:x,offload:u,allowOffload:k}),n?i(Om,{reply:m,plan:n,choose:x,clear:P}):i(Rm,{reply:c,choice:o,clear:P})]}),i("div",{class:"optimize-list",children:[i(km,{reply:c,choice:o,choose:x}),i(zm,{actions:c.actions,choice:o,choose:x})]})]})]})}function s0(e){let t=e?.planned;if(!t)return null;let n=t.comparison.totals.find(({key:o})=>o==="total_peak_bytes");return{...t,peak_bytes:n?.after_bytes??t.peak_bytes}}function i0({reply:e,choose:t}){let{gpus:n,gpu:o,place:r,fits:s}=e;return i("header",{class:"recorded",children:[i(Ei,{gpus:n,gpu:o,title:"Times are estimated for this GPU, and its memory is compared with the step",testId:"optimize-gpu",outsideBytes:e.outside_bytes,choose:l=>t({gpu:l}),chooseOutside:l=>t({outside:l})}),i("p",{"data-testid":"optimize-recorded",children:[i("b",{children:[e.peak_label.charAt(0).toUpperCase()+e.peak_label.slice(1)," ",G(e.peak_bytes)]})," ",r]}),i("p",{class:"hint","data-testid":"optimize-fits",children:s?.[0]??`Does it fit on ${o}? …`}),i(Ga,{fits:s})]})}var l0=["total_peak_bytes","saved_bytes"];function Fm(e){for(let t of l0){let n=e.findIndex(a=>a.key===t),o=e[n];if(!o?.nbytes)continue;let r=e.findIndex((a,u)=>u>n&&a.level<=o.level),s=e.slice(n+1,r<0?e.length:r),l=s.filter((a,u)=>a.nbytes&&(s[u+1]?.level??0)<=a.level);return{label:o.label,total:o.nbytes,all:l.map(({key:a,label:u,help:c,level:d,nbytes:p})=>({key:a,label:o.key==="total_peak_bytes"&&d>o.level+1?`saved: ${u}`:u,help:c,nbytes:p??0})),savedAtPeak:s.find(({key:a})=>a==="peak_saved_bytes")?.nbytes??null}}return{label:"",total:0,all:[],savedAtPeak:null}}function Ya({testId:e,rows:t}){let{select:n}=F();return t.length===0?null:i("ul",{class:"sentences","data-testid":e,children:t.map(({text:o,node:r,module:s})=>{let l=r!==null?Ne(r):s!==null?Oe(s):null;return i("li",{children:[o," ",l&&i("button",{type:"button",class:"link",onClick:()=>n(l),children:"show"})]},o)})})}var Bm=`.overview {
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
.part.peak_input_bytes,
.part.peak_other_input_bytes {
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
`;var Gm={key:"overview",title:"Overview",style:Bm,Panel:u0};function u0({recording:e}){let{change:t,isServed:n}=F(),{totals:o,saved:r,saved_count:s,other_saved_bytes:l}=e,a=r.reduce((d,p)=>d+p.nbytes,0),c=o.filter(({key:d})=>d.split("/")[0]==="saved_bytes").reduce((d,p)=>d+(p.nbytes??0),0);return i("div",{class:"overview","data-testid":"overview",children:[i(c0,{lines:o,peak:e.peak}),n&&o.some(({key:d,nbytes:p})=>d==="step_peak_bytes"&&p)&&i("p",{children:[i("button",{type:"button",class:"link","data-testid":"to-optimize",onClick:()=>t({view:"optimize"}),children:"Find what lowers the peak"})," ",i(dt,{drawing:"breakdown",params:{}})]}),i(Ya,{testId:"warnings",rows:e.warnings}),i(Ya,{testId:"suggestions",rows:e.suggestions.map(({text:d,calls:p})=>({text:d,node:null,module:p[0]??null}))}),i("div",{class:"titled",children:[i("h2",{children:"Largest saved tensors"}),r.length>0&&i(fr,{name:"saved",title:"All storages saved for backward",by:"storage"})]}),r.length===0&&i("p",{class:"hint",children:"This recording saves nothing for backward."}),i("ol",{class:"groups","data-testid":"groups",children:r.map(d=>i("li",{children:i(p0,{group:d,largest:r[0]?.nbytes??0})},d.members[0]?.storage))}),l>0&&i("p",{class:"hint","data-testid":"groups-other",children:[G(l)," more were saved at other moments, when less was saved in all."]}),s>r.length&&i("p",{class:"hint","data-testid":"groups-rest",children:[le(s-r.length,"smaller group")," not listed: the list covers"," ",Ye(a,c)," of the saved bytes."]})]})}function c0({lines:e,peak:t}){let{change:n}=F(),{total:o,label:r,all:s,savedAtPeak:l}=Fm(e),a=e.find(({key:u})=>u==="saved_bytes")?.nbytes??0;return o===0?null:i("figure",{class:"parts","data-testid":"parts",children:[i("figcaption",{children:[r," ",i(J,{n:o})," ",l!==null&&t?.place]}),i("div",{class:"parts-bar",role:"img","aria-label":s.map(d0).join(", "),children:s.map(u=>i("span",{class:`part ${u.key}`,style:{flexGrow:u.nbytes},title:`${u.label}: ${Gn(u.nbytes)}`},u.key))}),i("ul",{children:s.map(u=>i("li",{title:u.help,children:[i("span",{class:`part ${u.key}`,"aria-hidden":"true"}),u.label," ",i(J,{n:u.nbytes})," ",i("small",{children:Ye(u.nbytes,o)})]},u.key))}),l!==null&&t?.temporary&&i("p",{class:"hint","data-testid":"parts-temporary",children:["Temporary at this peak: ",t.temporary,"."]}),l!==null&&G(l)!==G(a)&&i("p",{class:"hint","data-testid":"parts-saved",children:[i(J,{n:l})," of the ",i(J,{n:a})," saved for backward are alive at this peak."," ",i("button",{type:"button",class:"link",onClick:()=>n({view:"timeline"}),children:"Show in timeline"})]})]})}function d0({label:e,nbytes:t}){return`${e} ${G(t)}`}function p0({group:e,largest:t}){let{address:n,select:o}=F(),[r,s]=Y(!1),[l]=e.members,a=n.value.selected,u=e.count===1;return i("div",{class:"card","aria-current":u&&Vm(l?.node,a),children:[i("span",{class:"size",children:[i(J,{n:e.nbytes}),i("small",{children:Ye(e.nbytes,e.saved_bytes)}),i(Rt,{part:e.nbytes,whole:t})]}),i("span",{class:"what",children:[i("button",{type:"button",class:"link","aria-expanded":u?void 0:r,onClick:()=>u&&l?o(Ne(l.node)):s(!r),children:[i("b",{children:e.op})," saves ",i("code",{children:e.slot})," · ",e.module||"(no module)",!u&&` ×${Q(e.count)}`]}),i("span",{class:"type",children:[At(e.dtype,e.shape),Wm(e)&&!u&&`, ${G(e.nbytes/e.count)} each`]}),i("span",{class:"reason",children:e.reason}),e.suggestion&&i("span",{class:"hint-saving",children:e.suggestion}),i("small",{children:[e.source,e.category,e.name,e.device,e.saves>1&&le(e.saves,"save")].filter(Boolean).join(" · ")}),r&&i(f0,{group:e,selected:a})]})]})}function Wm({shape:e}){return!e?.includes(null)}function Vm(e,t){return e!==void 0&&Ne(e).text===t?.text}function f0({group:e,selected:t}){let{select:n}=F(),o=e.count-e.members.length;return i("ul",{class:"members",children:[e.members.map(({storage:r,node:s,fqn:l,slot:a,nbytes:u})=>i("li",{children:[i("button",{type:"button",class:"link","aria-current":Vm(s,t),"data-node":s,onClick:()=>n(Ne(s)),children:l||e.op}),a!==e.slot&&i("code",{children:[" ",a]}),!Wm(e)&&i("small",{children:[" ",i(J,{n:u})]})]},r)),o>0&&i("li",{children:["and ",Q(o)," more"]})]})}var m0=1024;function ko({mesh:e},t=e.map((n,o)=>o)){return t.map(n=>e[n]).map(n=>n?`${n.name} ${n.position} of ${n.size}`:"").join(", ")}function h0(e){return(e[0]?.mesh.map((n,o)=>o)??[]).filter(n=>new Set(e.map(({mesh:o})=>o[n]?.position)).size>1)}function Hm({ranks:e,label:t}){let{recordings:n}=F(),o=e.filter(({mesh:d})=>d.length>0),[r,...s]=h0(o);if(r===void 0||s.length===0||o.length>m0)return null;let l=[...new Set(o.map(d=>ko(d,[r])))],a=[...new Set(o.map(d=>ko(d,s)))],u=new Map(o.map(d=>[ko(d,[r,...s]),d])),c=Math.max(1,...o.map(({nbytes:d})=>d?.[0]??0));return i("div",{class:"mesh",children:i("table",{"data-testid":"mesh",children:[i("thead",{children:i("tr",{children:[i("td",{children:t}),a.map(d=>i("th",{scope:"col",children:d},d))]})}),i("tbody",{children:l.map(d=>i("tr",{children:[i("th",{scope:"row",children:d}),a.map(p=>{let m=u.get(`${d}, ${p}`);return i("td",{children:m&&i("button",{type:"button",disabled:!m.nbytes,onClick:()=>n.chooseRank(m,"graph"),children:[i("b",{children:m.nbytes?G(m.nbytes[0]??0):"–"}),i("small",{children:g0(m)}),i(Rt,{part:m.nbytes?.[0]??0,whole:c})]})},p)})]},d))})]})})}function g0({rank:e,represents:t}){return t>1?`rank ${e} represents ${Q(t)}`:`rank ${e}`}function Qa(e){return e.reduce((t,{nbytes:n,represents:o})=>t+(n?o:0),0)}function Km({ranks:e}){let{recordings:t}=F(),[n,o]=Y(null),{modules:r,modules_count:s}=e,l=te(()=>y0(e),[e]),a=te(()=>{let u=jt(r.length);return n?xn(u,_0(e,n.key),n.descending):u},[e,n]);return Qa(e.ranks)<2?null:r.length===0?i("p",{class:"hint pad","data-testid":"ranks-equal",children:"Every module saves the same on all ranks."}):i(K,{children:[i("h3",{children:["Modules that differ between ranks"," ",i("small",{children:s>r.length?`the ${Q(r.length)} largest differences of ${Q(s)}`:"largest difference first"})]}),i(jn,{label:"Modules that differ between ranks",testId:"unequal-table",columns:l,rows:a,sort:n,onSort:o,selected:null,onChoose:u=>{let c=e.ranks[r[u]?.most??-1];c?.nbytes&&t.chooseRank(c,"modules")},minWidth:"720px"})]})}function y0({ranks:e,modules:t}){let n=(o,r)=>({key:o,label:r,width:"minmax(130px, 1fr)",isNumber:!0,cell:s=>i(v0,{module:t[s],ranks:e,which:o})});return[{key:"fqn",label:"module",width:"minmax(160px, 2fr)",cell:o=>i(b0,{module:t[o]})},{key:"type_name",label:"type",width:"minmax(90px, 1fr)",cell:o=>t[o]?.type_name},{key:"ranks",label:"by rank",help:"Attributed to its own ops on each rank, in rank order; in a large job, equal ranks have one bar",width:"minmax(90px, 1fr)",cell:o=>i(w0,{module:t[o],ranks:e})},n("least","smallest"),n("most","largest"),{key:"apart",label:"difference",help:"Largest minus smallest",width:"88px",isNumber:!0,cell:o=>i(J,{n:jm(t[o],e)})}]}function b0({module:e}){if(!e)return null;let{fqn:t,type_name:n,times:o}=e,r=t||(n?"(root module)":"(no module)");return i("span",{title:r,class:t?"":"none",children:[r,o>1&&i("b",{children:[" ×",Q(o)]})]})}function v0({module:e,ranks:t,which:n}){let o=e?.[n]??null;if(!e||o===null)return i("span",{class:"none",children:"–"});let r=yr(e,t[o]);return r===null?i(x0,{module:e,ranks:t}):i(K,{children:[i(J,{n:r})," ",i("small",{children:["rank ",t[o]?.rank]})]})}function x0({module:e,ranks:t}){let n=t.filter(r=>r.group!==null&&yr(e,r)===null),o=n.length===1?`rank ${n[0]?.rank}`:`${Q(n.length)} ranks`;return i("small",{children:["not on ",o]})}var Um=64;function w0({module:e,ranks:t}){if(!e)return null;let n=new Set([null]),o=({group:u})=>!n.has(u)&&n.add(u),r=t.length<=Um?t:t.filter(o).slice(0,Um),s=r.map(u=>yr(e,u)),l=Math.max(1,...s.map(u=>u??0)),a=r.map(({rank:u,nbytes:c},d)=>{let p=s[d]??null;return`rank ${u}: ${p!==null?G(p):c?"no such module":"not read"}`});return i("span",{class:"bars",role:"img","aria-label":a.join(", "),title:a.join(`
`),children:s.map((u,c)=>i("span",{style:{height:`${100*(u??0)/l}%`}},c))})}function jm(e,t){return!e||e.least===null||e.most===null?0:(yr(e,t[e.most])??0)-(yr(e,t[e.least])??0)}function yr(e,t){return e.nbytes[t?.group??-1]??null}function _0({modules:e,ranks:t},n){return e.map(o=>n==="fqn"?o.fqn:n==="type_name"?o.type_name:n==="least"||n==="most"?yr(o,t[o[n]??-1]):jm(o,t))}var qm=`.ranks {
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

.mesh th,
.mesh thead td {
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

.ranks > .problems,
.ranks > .outliers {
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
`;var Ym={key:"ranks",title:"Ranks",style:qm,waiting:"Reading the ranks…",needsServer:!0,isFor:(e,t)=>(t?.ranks??1)>1||(e?e.represents>1:typeof t?.rank=="number"),route:"ranks.json",params:({gpu:e,outside:t})=>({...e&&{gpu:e},...t&&{outside:Number(t)}}),mayGrow:({ranks:e})=>e.some(({problem:t})=>t!==null),Panel:S0};function S0({reply:e,isLoading:t}){return i("div",{class:"ranks","aria-busy":t,children:[i(R0,{ranks:e}),i(L0,{ranks:e}),i(Hm,{ranks:e.ranks,label:e.totals[0]?.label??""}),i(M0,{ranks:e}),i(F0,{ranks:e}),e.pending===0&&i(Km,{ranks:e})]})}function R0({ranks:e}){let{pending:t,gpus:n,gpu:o}=e,[,r]=St("ranks"),s=e.ranks.length-t;return i("div",{class:"summary",children:[i("p",{role:"status","data-testid":"ranks-summary",children:[t>0?`Read ${Q(s)} of ${le(e.ranks.length,"rank")}…`:`${P0(e)}${T0(e)}: ${C0(e,e.totals[0])}`," ",i("small",{children:"Click a rank to show its recording."})]}),i(dt,{drawing:"ranks",params:t===0?{}:null}),o!==null&&i(Ei,{gpus:n,gpu:o,outsideBytes:e.outside_bytes,title:"The memory left is that of this GPU; the kernels are those of the dry run",testId:"ranks-gpu",choose:l=>r("gpu",l),chooseOutside:l=>r("outside",l)})]})}function P0({ranks:e}){let t=e.reduce((n,{represents:o})=>n+o,0);return t>e.length?`${le(t,"rank")}, represented by ${Q(e.length)}`:le(e.length,"rank")}function T0({ranks:e}){let n=(e.find(o=>o.mesh.length>0)?.mesh??[]).map(({name:o,size:r})=>`${o} ${r}`).join(" × ");return n&&`, mesh ${n}`}function C0({ranks:e,gpu:t},n){if(!n)return"";let o=e[xn(jt(e.length),e.map(O0),!1)[0]??0];if(t!==null&&o&&o.left_bytes!==null)return o.left_bytes<0?`rank ${o.rank} does not fit on ${t}, ${G(-o.left_bytes)} too much.`:`all fit on ${t}. Rank ${o.rank} leaves the least, ${G(o.left_bytes)}.`;let[r,s]=[e[n.least??0],e[n.most??0]];if(Qa(e)<2)return"there is nothing to compare.";if(n.least===null||n.most===null||!r?.nbytes||!s?.nbytes)return zi(n)?"all have the same total peak.":"all save the same amount for backward.";let[l,a]=[r.nbytes[0]??0,s.nbytes[0]??0];return zi(n)?`rank ${s.rank} has the largest total peak, ${G(a)}, rank ${r.rank} only ${G(l)}.`:`rank ${s.rank} saves ${G(a)} for backward, rank ${r.rank} only ${G(l)}.`}function zi(e){return e?.key==="total_peak_bytes"}function O0({left_bytes:e}){return e}function M0({ranks:e}){let{recordings:t}=F(),[n,o]=Y(null),r=n??A0(e),s=te(()=>I0(e),[e]),l=te(()=>{let c=jt(e.ranks.length);return r?xn(c,N0(e,r.key),r.descending):c},[e,r?.key,r?.descending]),a=t.shown.value,u=e.ranks.findIndex(({run:c,tag:d})=>c===a?.run&&d===a.tag);return i(jn,{label:"Ranks",testId:"ranks-table",columns:s,rows:l,sort:r,onSort:o,selected:u,onChoose:c=>{let d=e.ranks[c];d?.nbytes&&t.chooseRank(d,"graph")},minWidth:zi(e.totals[0])?"1048px":"900px"})}var E0=40;function Qm(e){return e.some(({in_flight:t})=>t!==null)}function A0({gpu:e,totals:t,ranks:n}){return e!==null?{key:"left",descending:!1}:(Qm(n)||n.length>E0)&&t[0]?{key:t[0].key,descending:!0}:null}function L0({ranks:{ranks:e,outliers:t}}){let{recordings:n}=F();return t.length===0?null:i("ul",{class:"notes outliers","data-testid":"ranks-outliers",children:t.map(({ranks:[o],text:r})=>{let s=e[o??-1];return i("li",{children:[r," ",s&&i("button",{type:"button",onClick:()=>n.chooseRank(s,"graph"),children:["Show rank ",s.rank]})]},o)})})}var Jm=2;function I0({ranks:e,totals:t,gpu:n,outliers:o}){let r=zi(t[0]),s=new Set(o.flatMap(m=>m.ranks)),l=Math.max(...e.map(m=>ko(m).length)),a={key:"place",label:"place",help:"Its position on each axis of the mesh",width:`minmax(${Math.ceil(.8*l)}ch, 1fr)`,cell:m=>e[m]&&ko(e[m])},u={key:"represents",label:"represents",help:"How many equal ranks it represents, itself included",width:"76px",isNumber:!0,cell:m=>Q(e[m]?.represents??1)},c={key:"left",label:"left",help:`What the step leaves of the memory of ${n??"the GPU"}`,width:"80px",isNumber:!0,cell:m=>i($0,{n:e[m]?.left_bytes??null})},d={key:"in_flight",label:"in flight",help:"The largest number of forwards that wait for their backward at once",width:"64px",isNumber:!0,cell:m=>e[m]?.in_flight??"–"},p={key:"run",label:"run",width:"minmax(100px, 1fr)",cell:m=>i(Qo,{text:e[m]?D0(e[m]):""})};return[{key:"rank",label:"rank",help:"Click a row to show the recording of this rank",width:s.size>0?"96px":"48px",isNumber:!0,cell:m=>i(K,{children:[s.has(m)&&i("span",{class:"tag",children:"outlier"})," ",e[m]?.rank]})},...e.some(({mesh:m})=>m.length>0)?[a]:[],...e.some(m=>m.represents>1)?[u]:[],...n===null?[]:[c],...t.map((m,h)=>z0(e,m,h,r?1:Jm)),...Qm(e)?[d]:[],...n===null?[p]:[]]}function $0({n:e}){return e!==null&&e<0?i("b",{class:"missing",title:"It does not fit",children:i(J,{n:e})}):i(J,{n:e})}function z0(e,t,n,o){let r=c=>c===null?null:e[c]?.nbytes?.[n],s=Math.max(0,...e.map((c,d)=>r(d)??0)),l=r(t.most),a=n<o,u=t.label.length>10?92:76;return{key:t.key,label:t.label,help:t.help,width:a?"minmax(180px, 2fr)":`minmax(${o===Jm?88:u}px, 1fr)`,isNumber:!0,cell:c=>{let d=r(c);if(d===void 0)return i("span",{class:"none",children:"–"});if(d===null)return i("span",{class:"none",children:"not known"});let p=d===l;return a?i("span",{class:"with-bar wide",children:[i(Rt,{part:d,whole:s}),i("span",{children:[p&&i("span",{class:"tag",children:"largest"})," ",p?i("b",{children:i(J,{n:d})}):i(J,{n:d})]})]}):p?i("b",{children:i(J,{n:d})}):i(J,{n:d})}}}function D0({run:e,tag:t,rank:n}){return t.endsWith(`/rank${n}`)?`${e} ${t}`:e}function N0({ranks:e,totals:t},n){let o=t.findIndex(r=>r.key===n);return e.map(r=>n==="rank"?r.rank:n==="run"?r.run:n==="place"?ko(r):n==="represents"?r.represents:n==="left"?r.left_bytes:n==="in_flight"?r.in_flight:r.nbytes?.[o]??null)}function F0({ranks:{ranks:e,absent:t}}){let n=e.filter(({problem:o})=>o);return n.length===0&&t.length===0?null:i("ul",{class:"notes problems","data-testid":"ranks-problems",children:[t.length>0&&i("li",{children:[t.length===1?"Rank":"Ranks"," ",t.join(", ")," ",t.length===1?"has":"have"," no recording in this log directory."]}),n.map(({rank:o,run:r,tag:s,problem:l})=>i("li",{children:["Rank ",o,": ",l]},`${r} ${s}`))]})}function eh(e,t){let n=new Map,o=e.filter(({run:r})=>r===t);for(let{parameterBytes:r}of[...o,...e])n.set(r,[]);for(let r of e)n.get(r.parameterBytes)?.push(r);return[...n].map(([r,s])=>({parameterBytes:r,allSeries:s}))}function Ja(e){return qs(e.map(({reply:t})=>t?.points.map(({step:n})=>n)??[]))}function th({reply:e},t,n){let o=e?.points.map(({step:r,nbytes:s})=>[r,s?.[t]??null]);return id(n,new Map(o))}function Za({reply:e},t){return e?.points.find(n=>n.step===t)}function rs({reply:e}){return e?.points.filter(({problem:t})=>t!==null)??[]}function nh(e,t){let n=-1;return e.forEach((o,r)=>{let s=e[n]??1/0;o!==null&&Math.abs(o-t)<Math.abs(s-t)&&(n=r)}),n}var Zm=5,Xm=[[],[6,4],[2,3],[10,3,2,3],[14,5]];function Xa(e){let t=Xm[(e+Math.floor(e/Zm))%Xm.length]??[];return{colour:`run-${e%Zm}`,dash:[...t]}}function oh(e){let{allSeries:t,axis:n,total:o,at:r,chosen:s,active:l}=e,a=te(()=>B0(t,n,r),[t,r]),u=Fn((m,h)=>G0(m,t,a,{chosen:s,active:l},h),[t,a,s,l]),c=a.lines[l]?.values[s]??null,d=t[l]?.run??"",p=a.lines.every(({values:m})=>m.every(h=>h===null));return i("figure",{children:[i("figcaption",{title:o.help,children:o.label}),p?i("p",{class:"hint",children:"Not known in any of these recordings."}):i(Un,{data:a,chosen:s,onChoose:e.onChoose,onPoint:e.onPoint,onKey:e.onKey,onClick:(m,h,y)=>{let x=a.lines.map(({values:k})=>k[m]??null);e.onClick(m,x,h.posToVal(y,"y"))},marks:u,syncKey:`steps ${t[0]?.run}`,label:`${o.label}, over ${le(n.length,"step")} of ${le(t.length,"run")}`,valueText:`${d}, step ${n[s]}: ${c===null?"not known":G(c)}`,testId:`steps-${o.key}`})]})}function B0(e,t,n){let o=e.map((r,s)=>({label:r.run,width:1.5,values:th(r,n,t),...Xa(s)}));return{x:t,lines:o,isStepped:!1}}function G0(e,t,{x:n,lines:o},{chosen:r,active:s},l){let{ctx:a,bbox:u}=e,c=devicePixelRatio,d=o[s]?.values[r]??null;if(d!==null){a.beginPath();let h=[e.valToPos(n[r]??0,"x",!0),e.valToPos(d,"y",!0)];a.arc(...h,6*c,0,2*Math.PI),a.stroke()}a.strokeStyle=l("red-line"),a.lineWidth=2*c;let[p,m]=[u.top+u.height-8*c,4*c];for(let{step:h}of t.flatMap(rs)){let y=e.valToPos(h,"x",!0);vn(a,y-m,p-m,y+m,p+m),vn(a,y-m,p+m,y+m,p-m)}}function rh({n:e}){let{colour:t,dash:n}=Xa(e);return i("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:i("path",{d:"M1 5H29",fill:"none",stroke:`var(--${t})`,"stroke-width":"2","stroke-dasharray":n.join(" ")})})}var sh=`.steps {
  flex: 1;
  min-height: 0;
  padding: 12px 16px 20px;
  overflow: auto;
}

.steps h3 {
  margin: 16px 0 0;
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
`;var ih={key:"steps",title:"Steps",style:sh,needsServer:!0,Panel:V0};function V0(){let{recordings:e,steps:t}=F(),{value:n,part:o,error:r,loading:s}=t.reply.state.value,l=o??n,a=e.shown.value?.run??"",u=te(()=>eh(l??[],a),[l,a]);if(r)return i(ct,{error:r,retry:t.reply.reload});if(!l)return s?i(Me,{what:"Reading the steps…"}):null;let c=l.find(({reply:d})=>d)?.reply?.totals;return i("div",{class:"steps","aria-busy":s,"data-testid":"steps",children:[i(U0,{allSeries:l}),c&&u.map(({parameterBytes:d,allSeries:p})=>i("section",{children:[u.length>1&&i("h3",{children:H0(d)}),i(K0,{allSeries:p,totals:c})]},d)),i(Q0,{allSeries:l})]})}function H0(e){return e===null?"Runs whose model is not known":`Model with ${G(e)} of parameters`}function U0({allSeries:e}){let{steps:t}=F(),n=e.reduce((l,{reply:a})=>l+(a?.pending??0),0),[o,r]=[t.all.value.length,t.drawnSeries.value.length],s=o>r?`The first ${r} of ${Q(o)} runs`:le(o,"run");return i("p",{class:"summary",role:"status","data-testid":"steps-summary",children:[s,", ",le(Ja(e).length,"step"),n>0&&`, ${le(n,"recording")} not read yet`,"."," ",i("span",{class:"hint",children:[o>r&&"Filter the runs in the sidebar to see others. ","Click a point, or go to one with the arrow keys and press Enter, to open its recording."]})]})}function K0({allSeries:e,totals:t}){let{recordings:n,steps:o}=F(),r=n.shown.value,s=Ja(e),l={run:r?.run??"",step:r?.step??0},[a,u]=Kn(JSON.stringify(l),l),[c,d]=Y(null),p=Ys(s,a.step),m=Math.max(0,e.findIndex(({run:x})=>x===a.run)),h=(x,k)=>{let P=x&&Za(x,k);!P||P.problem||n.choose({run:x.run,tag:x.tag,step:P.step,view:"overview"})},y=x=>{let k={ArrowUp:-1,ArrowDown:1}[x];if(k!==void 0){let P=e[(m+k+e.length)%e.length];u({...a,run:P?.run??a.run})}else if(x==="Enter")h(e[m],s[p]);else return!1;return!0};return i(K,{children:[i("div",{class:"series-plots",children:t.map((x,k)=>i(oh,{allSeries:e,axis:s,total:x,at:k,chosen:p,active:m,onChoose:P=>u({...a,step:s[P]??0}),onPoint:d,onKey:y,onClick:(P,v,S)=>h(e[nh(v,S)],s[P])},x.key))}),i("p",{class:"downloads",children:[i(dt,{drawing:"steps",params:{series:j0(e)}})," ",i(qr,{name:"steps",title:"The totals of all steps of these runs",text:()=>o.csv(e)})]}),i(q0,{allSeries:e,totals:t,step:s[c??p]??0,active:m,onOpen:h})]})}function j0(e){return e.filter(({reply:n,problem:o})=>n&&!o).map(({run:n,tag:o})=>`${n}	${o}`).join(`
`)}function q0({allSeries:e,totals:t,step:n,active:o,onOpen:r}){return i("table",{class:"data-table at-step","aria-label":"Totals at one step","data-testid":"steps-table",children:[i("thead",{children:i("tr",{children:[i("th",{scope:"col",children:["step ",Q(n)]}),t.map(({key:s,label:l,help:a})=>i("th",{scope:"col",title:a,children:l},s))]})}),i("tbody",{children:e.map((s,l)=>{let a=Za(s,n);return i("tr",{"aria-current":l===o,"data-run":s.run,children:[i("th",{scope:"row",children:[i(rh,{n:l})," ",a&&!a.problem?i("button",{type:"button",class:"link",title:`Open the recording of step ${n}`,onClick:()=>r(s,n),children:s.run}):s.run]}),a?.nbytes?a.nbytes.map((u,c)=>i("td",{children:i(J,{n:u})},t[c]?.key)):i("td",{class:"none",colSpan:t.length,children:Y0(s,a)})]},s.run)})})]})}function Y0({reply:e,problem:t},n){return(e?n?.problem:t)?"× cannot be read":e&&!n?"no recording at this step":"not read yet"}var eu=8;function Q0({allSeries:e}){let t=e.filter(({problem:o})=>o);if(t.length>0&&t.length===e.length)return i(Qe,{message:t.map(({run:o,problem:r})=>`${o}: ${r}`).join(" ")});let n=e.filter(o=>rs(o).length>0);return t.length+n.length===0?null:i("ul",{class:"notes problems","data-testid":"steps-problems",children:[t.map(({run:o,problem:r})=>i("li",{children:[o,": ",r]},o)),n.map(o=>{let r=rs(o);return i("li",{children:["× ",o.run,": ",le(r.length,"recording")," cannot be read, at"," ",r.length===1?"step":"steps"," ",r.slice(0,eu).map(({step:s})=>Q(s)).join(", "),r.length>eu&&` and ${Q(r.length-eu)} more`,". ",r[0]?.problem]},o.run)})]})}var lh=`.terms {
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
`;var ch={key:"formula",title:"Formula",style:lh,waiting:"Matching the formula…",isFor:e=>e?.has_ops??!0,route:"terms.json",isEmpty:({layers:e})=>e.length===0,Panel:Z0};function Z0({reply:e,isLoading:t}){let{isServed:n}=F(),o=ut("fitted.json",n?{}:null),r=!t&&!o.error&&o.current?.fitted||null;return i("div",{class:`terms ${r?"fitted":""}`,"aria-busy":t,"data-testid":"terms",children:[i("p",{class:"hint",children:"The formula of Korthikanti et al. for a transformer layer, term by term, beside what this layer saves. A term without a saved tensor is marked as not saved; a saved tensor without a term is listed as not in the formula."}),n&&i(X0,{reply:o,formulas:r}),e.layers.map((s,l)=>i(e_,{layer:s,fitted:r?.layers[l]??null,isOpen:l===0},s.module))]})}function X0({reply:e,formulas:t}){let{value:n,error:o,loading:r}=e;if(r){let{read:l=0,of:a=0}=n?.pending??{};return i("p",{class:"hint",role:"status","data-testid":"fitting",children:["Looking for recordings at other sizes",a>0&&`: ${Q(l)} of ${Q(a)} read`,"…"]})}let s=t?[t.proof,t.doubt,...t.notes]:[o?.message??n?.problem??""];return i("p",{class:"hint","data-testid":"fitted",children:s.filter(Boolean).join(" ")})}function e_({layer:e,fitted:t,isOpen:n}){let{graph:o}=F(),r=Object.entries(e.sizes).map(([d,p])=>`${d} = ${Q(p)}`),s=Math.max(1,...e.rows.map(d=>Math.max(d.saved_bytes,d.formula_bytes??0))),[l,a]=[e.rows.filter(({term:d})=>d!==""),e.rows.filter(({term:d})=>d==="")],u=e.forgotten_count-a.length,c=d=>t?.rows[e.rows.indexOf(d)]??null;return i("details",{class:"layer",open:n,"data-testid":"layer",children:[i("summary",{children:[i("b",{children:e.fqn||"the model"}),e.modules.length>1&&` ×${Q(e.modules.length)}`,i("small",{children:[r.join(", "),", ",e.itemsize," bytes per value"]})]}),i("p",{class:"sums-line","data-testid":"layer-sums",children:["The formula predicts ",i("b",{children:G(e.formula_bytes)}),";"," ",e.modules.length>1?"each layer":"the layer"," saves"," ",i("b",{children:G(e.saved_bytes)}),", of which ",i("b",{children:G(e.forgotten_bytes)})," are not in the formula."," ",i("button",{type:"button",class:"link",onClick:()=>o.reveal(Oe(e.module)),children:"Show in graph"})]}),t&&i("p",{class:"sums-line","data-testid":"layer-fitted",children:["At any of these sizes it saves ",i("code",{children:t.saved??"(no formula found)"}),t.textbook!==null&&i(K,{children:[", and the formula predicts ",i("code",{children:t.textbook})]}),"."]}),i("div",{role:"table","aria-label":`Terms of ${e.fqn||"the model"}`,children:[i("div",{class:"term head",role:"row",children:t_.filter(([d])=>t||d!=="fitted").map(([d,p])=>i("span",{role:"columnheader",class:`cell-${d}`,children:p},d))}),l.map(d=>i(ah,{row:d,fitted:c(d),whole:s},d.term)),a.length>0&&i("div",{class:"term subhead",role:"row",children:i("span",{role:"cell",children:"Not in the formula"})}),a.map((d,p)=>i(ah,{row:d,fitted:c(d),whole:s},p)),u>0&&i("p",{class:"hint",children:["and ",Q(u)," smaller ones"]})]})]})}var t_=[["what","term"],["formula","formula"],["fitted","fitted"],["predicted","predicted"],["saved","saved"],["bar",""],["why","difference and savers"]];function ah({row:e,fitted:t,whole:n}){let o=e.term==="",r=e.savers_count>0,s=e.formula_bytes===e.saved_bytes;return i("div",{class:`term ${o?"unlisted":r?s?"equal":"unequal":"unsaved"}`,role:"row","data-testid":"term","data-term":e.term,children:[i("span",{class:"cell-what",role:"cell",children:o?i(uh,{row:e}):e.what}),i("code",{class:"cell-formula",role:"cell",children:[e.formula||"–",t?.textbook&&i("small",{children:["= ",t.textbook]})]}),t&&i("code",{class:`cell-fitted ${t.is_equal?"equal":""}`,role:"cell",children:t.saved??"no formula"}),i("span",{class:"cell-predicted",role:"cell",children:i(J,{n:e.formula_bytes})}),i("span",{class:"cell-saved",role:"cell",children:r?i(J,{n:e.saved_bytes}):i("span",{class:"none",children:"not saved"})}),i("span",{class:"cell-bar",role:"cell",children:i(n_,{predicted:e.formula_bytes??0,saved:e.saved_bytes,whole:n})}),i("span",{class:"cell-why",role:"cell",children:[e.note&&i("span",{children:e.note}),!o&&i(uh,{row:e})]})]})}function n_({predicted:e,saved:t,whole:n}){let o=r=>({width:`${100*r/n}%`});return i("span",{class:"pair","aria-hidden":"true",children:[i("span",{class:"formula-bar",style:o(e)}),i("span",{class:"saved-bar",style:o(t)})]})}function uh({row:{savers:e,savers_count:t}}){let{graph:n}=F();return i(K,{children:[e.map(({node:o,name:r,slots:s})=>i("button",{type:"button",class:"link",onClick:()=>n.goTo(Ne(o)),children:[r," ",s.join(" + ")]},o)),t>e.length&&` and ${Q(t-e.length)} more`]})}var tu=["parameters","buffers","optimizer state","gradients","unsharded parameters","unsharded gradients","all-gather buffers","reduce-scatter buffers","input","cached","held","not cached","recomputed","freed"];function Di({categories:e}){let t=n=>tu.includes(n)?tu.indexOf(n):tu.length;return Object.keys(e).filter(n=>e[n]?.some(o=>o!==0)).sort((n,o)=>t(n)-t(o))}function dh(e,t=[]){let{categories:n}=e,o=[];for(let r of Di(e)){if(t.includes(r))continue;let s=o.at(-1)?.top;o.push({name:r,top:(n[r]??[]).map((l,a)=>l+(s?.[a]??0))})}return o}function ss({model_state:e,state:t,phase:n}){return e?o_[e]:t??n??""}var o_={gradient:"gradients",optimizer:"optimizer state","unsharded parameter":"unsharded parameters","unsharded gradient":"unsharded gradients","all-gather buffer":"all-gather buffers","reduce-scatter buffer":"reduce-scatter buffers"};function is(e){return{parameters:"parameter",buffers:"buffer",gradients:"gradient"}[e]??e}function ph(e,t){let n=new Map;for(let r of e){let s=t(r),l=n.get(s);l?l.push(r):n.set(s,[r])}let o=r=>r.reduce((s,{nbytes:l})=>s+l,0);return[...n].map(([r,s])=>({key:r,rows:s,nbytes:o(s)})).sort((r,s)=>s.nbytes-r.nbytes)}function fh(e){let{nbytes:t,dtype:n,shape:o,made_by:r,model_state:s,state:l,phase:a,reason:u,holder:c}=e,d=[tn(r.name),So(r,!0)];return JSON.stringify([t,n,o,d,s,l,a,u,c])}function mh({storage:e,nbytes:t,layers:n,band:o}){return JSON.stringify([t,o,n||e])}function So({fqn:e,source:t,backward_of:n,layers:o},r=!1){let s=r?o:n?.fqn??e,l=n&&`${n.op}'s backward`;return[s,l,t].filter(Boolean).join(" · ")}function nu({rows:e,at:t,scale:n}){let[o,r]=n.range,s=h=>100*(h-o)/Math.max(1,r-o),l=e.map(({made_by:h})=>h.op),a=e.map(({ended:h})=>h===null?n.ops:h+1),[u]=e;if(!u)return null;let c=(h,y)=>({left:`${s(h)}%`,width:`${s(y)-s(h)}%`}),d=c(Math.min(...l),Math.max(...a)),p=c(Math.max(...l),Math.min(...a)),m=r_(e);return i("span",{class:"life",role:"img","aria-label":m,title:m,children:[e.length>1&&i("span",{class:`span some patch ${Pt(ss(u))}`,style:d}),i("span",{class:`span patch ${Pt(ss(u))}`,style:p}),e.length===1&&i("span",{class:"used",style:{left:`${s(u.last_used+.5)}%`}}),i("span",{class:"now",style:{left:`${s(t+.5)}%`}})]})}function r_(e){let t=Ni(e.map(({made_by:o})=>o.op)),n=Ni(e.map(({last_used:o})=>o));return`Allocated by ${t}, last used by ${n}`}function Ni(e){let[t,n]=[Math.min(...e),Math.max(...e)];return t===n?`op ${Q(t)}`:`ops ${Q(t)}–${Q(n)}`}function gh({op:e,scale:t,hasModel:n}){let{value:o,error:r,loading:s}=ut("alive.json",{op:e});return r?i(Qe,{message:r.message}):o?i("section",{class:"alive","aria-label":"Alive after the op",tabIndex:0,"aria-busy":s,"data-testid":"alive",children:[i(s_,{reply:o}),[o.before,o.behind].map(l=>l&&i(i_,{release:l,scale:t},l.at.op)),(o.before??o.behind)&&i("h3",{children:["Alive after op ",Q(o.at.op)]}),i(yh,{rows:o.alive,of:o.alive_count,at:o.at.op,scale:t}),n&&o.older_count>0&&i(l_,{reply:o})]}):s?i(Me,{what:"Reading what is alive…"}):null}function s_({reply:e}){return i("p",{class:"summary","data-testid":"alive-summary",children:["After op ",Q(e.at.op),", ",i("b",{children:tn(e.at.name)})," ",i("small",{children:So(e.at)}),": ",le(e.alive_count,"allocation")," from this step, ",i(J,{n:e.live_bytes}),"."]})}function i_({release:e,scale:t}){let{at:n,nbytes:o,count:r,storages:s}=e;return i("div",{"data-testid":"released",children:[i("h3",{children:["Op ",Q(n.op),", ",tn(n.name),", frees ",le(r,"storage"),": ",i(J,{n:o})," ",i("small",{children:So(n)})]}),i(yh,{rows:s,of:r,at:n.op,scale:t})]})}function yh({rows:e,of:t,at:n,scale:o}){let{select:r}=F();return i(bh,{rows:e,of:t,keyOf:fh,group:({rows:s})=>i(K,{children:[i(hh,{rows:s,at:n}),i(nu,{rows:s,at:n,scale:o})]}),row:(s,l)=>{let a=s.made_by.node??s.made_by.backward_of?.node??null;return i("button",{type:"button",class:"life-row",disabled:a===null,"data-storage":s.storage,onClick:()=>a!==null&&r(Ne(a)),children:[l,i(hh,{rows:[s],at:n}),i(nu,{rows:[s],at:n,scale:o})]})}})}function l_({reply:e}){let{older:t,older_count:n,older_bytes:o}=e,r=([s],l)=>i("span",{class:"what",children:[i("b",{children:l||is(s?.band??"")}),i("small",{children:[l&&is(s?.band??""),typeof s?.ended=="number"&&` · freed after op ${Q(s.ended)}`]})]});return i("div",{"data-testid":"alive-older",children:[i("h3",{children:["Model and inputs, from before this step: ",le(n,"allocation"),","," ",i(J,{n:o})]}),i(bh,{rows:t,of:n,keyOf:mh,group:({rows:s})=>r(s,s[0]?.layers??""),row:(s,l)=>i("span",{class:"life-row",children:[l,r([s],s.name)]})})]})}var a_=200;function bh(e){let{rows:t,of:n,keyOf:o,group:r,row:s}=e,[l,a]=Y(new Set),u=ph(t,o),c=u.slice(0,a_),d=u[0]?.nbytes??0,p=n-c.reduce((y,x)=>y+x.rows.length,0),m=n>t.length?t.at(-1)?.nbytes:void 0,h=(y,x)=>i("span",{class:"size",children:[i(J,{n:y}),x&&i("small",{children:x}),i(Rt,{part:y,whole:d})]});return i(K,{children:[i("ol",{children:c.map(y=>{let{key:x,nbytes:k}=y,P=l.has(x),[v]=y.rows;if(!v)return null;if(y.rows.length===1)return i("li",{children:s(v,h(k))},x);let S=v.nbytes===m?"at least ":"";return i(K,{children:[i("li",{children:i("button",{type:"button",class:"life-row","aria-expanded":P,"data-testid":"alike",onClick:()=>a(u_(l,x)),children:[h(k,`${S}${Q(y.rows.length)} × ${G(v.nbytes)}`),r(y)]})}),P&&y.rows.map(_=>i("li",{class:"alike-one",children:s(_,h(_.nbytes))},_.storage))]},x)})}),p>0&&i("p",{class:"hint",children:["and ",Q(p)," more"]})]})}function u_(e,t){let n=new Set(e);return n.delete(t)||n.add(t),n}function hh({rows:e,at:t}){let[n]=e;if(!n)return null;let o=So(n.made_by,e.length>1);return i("span",{class:"what",children:[i("span",{class:"made",title:o,children:[i("b",{children:tn(n.made_by.name)})," ",i("span",{class:"type",children:At(n.dtype,n.shape)})," ",i("small",{children:o})]}),i("small",{children:c_(e,t)})]})}function c_(e,t){let[n]=e,o=e.map(({ended:s})=>s??1/0),r=o.every(s=>s===t)?"freed before the next op":o.every(Number.isFinite)?`freed after ${Ni(o)}`:o.some(Number.isFinite)?"some never freed":"never freed";return[n?.model_state??n?.state??(n?.phase&&Wn(n.phase)),n?.reason||n?.holder&&`held by: ${n.holder}`,r].filter(Boolean).join(" · ")}function vh(e,t,{point:n,nbytes:o},r){let s=t.find(({top:u})=>o<=(u[n]??0));if(!s||o<0)return null;let l=e.categories[s.name]?.[n]??0,a=o-((s.top[n]??0)-l);for(let u of d_(r,s.name))if(a-=u.nbytes,a<=0)return u.text;return`one of the smaller allocations of ${s.name}`}function d_({alive:e,older:t},n){let o=e.filter(s=>ss(s)===n).map(s=>({nbytes:s.nbytes,text:[`${G(s.nbytes)} ${tn(s.made_by.name)} ${At(s.dtype,s.shape)}`,So(s.made_by),s.reason].filter(Boolean).join(" · ")})),r=t.filter(s=>s.band===n).map(({nbytes:s,name:l})=>({nbytes:s,text:`${G(s)} ${l?`${l} · `:""}${is(n)}`}));return[...o,...r].sort((s,l)=>l.nbytes-s.nbytes)}var xh=`.timeline {
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

.band-button {
  padding: 0 4px;
  margin: 0 -4px;
  font-size: 12px;
  white-space: nowrap;
}

.band-button[aria-pressed='false'] {
  text-decoration: line-through;
}

.band-button[aria-pressed='false'] .patch {
  background: none;
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

.patch.unsharded-parameters {
  border-color: var(--unsharded-parameters);
  background: var(--unsharded-parameters-fill);
}

.patch.unsharded-gradients {
  border-color: var(--unsharded-gradients);
  background: var(--unsharded-gradients-fill);
}

.patch.all-gather-buffers {
  border-color: var(--all-gather-buffers);
  background: var(--all-gather-buffers-fill);
}

.patch.reduce-scatter-buffers {
  border-color: var(--reduce-scatter-buffers);
  background: var(--reduce-scatter-buffers-fill);
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

.life-row[aria-expanded] b::before {
  display: inline-block;
  width: 14px;
  color: var(--muted);
  content: '+';
}

.life-row[aria-expanded='true'] b::before {
  content: '−';
}

.life-row .size small {
  font-size: 11px;
}

.alike-one .size {
  padding-left: 14px;
}

.life {
  position: relative;
  overflow: hidden;
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

.life .some {
  opacity: 0.45;
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

.hovered {
  margin: 2px 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.timeline-options {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  margin: 4px 0;
}
`;var wh={key:"timeline",title:"Timeline",style:xh,waiting:"Reading the timeline…",isFor:e=>e?.has_ops??!0,route:"timeline.json",Panel:f_};function f_({reply:e,isLoading:t}){let[n,o]=St("timeline"),[r,s]=Y(null);if(e.op.length===0)return i("p",{class:"hint pad",children:"The forward pass allocated nothing, so there is nothing to draw."});let{with_model:l}=e,a=n.model!=="off"&&l||e,u=e.phases.at(-1)?.end_op??0,c=Number(n.at??a.peak?.op??e.op[0]),d=h_(e,Number.isFinite(c)?c:0);return i("div",{class:"timeline","aria-busy":t,children:[a.peak&&i("p",{class:"summary","data-testid":"timeline-peak",children:[m_(e,a)," ",i(J,{n:a.peak.nbytes}),e.device&&` on ${e.device}`," after op ",Q(a.peak.op),"."," ",i("span",{class:"hint",children:"Click or use the arrow keys to list what is alive after an op. Drag to zoom in, double-click to zoom out."})]}),l?i("p",{class:"timeline-options",children:[i("label",{class:"check",children:[i("input",{type:"checkbox","data-testid":"timeline-model",checked:a===l,onChange:p=>o("model",p.currentTarget.checked?"":"off")}),"Include model, optimizer and inputs"]})," ",i("span",{class:"hint","data-testid":"timeline-unknown",children:a===l&&l.unknown})," ",i(dt,{drawing:"timeline",params:{}})]}):i("p",{class:"hint","data-testid":"timeline-unknown",children:["The model is not included: pass it to ",i("code",{children:"record(model)"}),"."," ",i(dt,{drawing:"timeline",params:{}})]}),i(g_,{timeline:e,stack:a,chosen:d,onChoose:p=>o("at",String(e.op[p]??0)),onRange:s}),i(gh,{op:e.op[d]??0,scale:{range:r??[0,Math.max(1,u)],ops:u},hasModel:a===l})]})}function m_({with_model:e,phases:t},n){return n===e?"Total peak":t.length>1?"Step peak":"Forward peak"}function h_(e,t){let n=e.op.findIndex(o=>o>t);return Math.max(0,(n<0?e.op.length:n)-1)}function g_({timeline:e,stack:t,chosen:n,onChoose:o,onRange:r}){let[s,l]=Y(null),[a,u]=Y([]),c=te(()=>Di(t),[t]),d=te(()=>dh(t,a),[t,a]),p=te(()=>w_(e,d),[e,d]),m=Fn((x,k)=>k_(x,e,__(e,t,d),k),[e,t,d]),h=s?.point??n,y=x_(e,t,d,s);return i(K,{children:[i("dl",{class:"plot-legend","data-testid":"timeline-legend",children:[i("div",{children:[i("dt",{children:["after op ",Q(e.op[h]??0)]}),i("dd",{children:i(J,{n:t.live_bytes[h]})})]}),c.map(x=>i("div",{children:[i("dt",{children:i(y_,{name:x,isShown:!a.includes(x),onToggle:()=>u(b_(a,x))})}),i("dd",{children:i(J,{n:t.categories[x]?.[h]})})]},x))]}),i(Un,{data:p,chosen:n,onChoose:o,onPoint:(x,k)=>l(x===null?null:{point:x,nbytes:k}),onRange:r,marks:m,label:"Live bytes after each op, by state after the forward pass",valueText:`${G(t.live_bytes[n]??0)} after op ${e.op[n]}`,testId:"timeline-plot"}),i("p",{class:"hovered","data-testid":"timeline-hovered",title:y,children:y||" "})]})}function y_({name:e,isShown:t,onToggle:n}){return i("button",{type:"button",class:"quiet band-button","aria-pressed":t,title:t?`Hide ${Wn(e)}`:`Show ${Wn(e)}`,"data-testid":`timeline-band-${Pt(e)}`,onClick:n,children:[i("span",{class:`patch ${Pt(e)}`}),Wn(e)]})}function b_(e,t){return e.includes(t)?e.filter(n=>n!==t):[...e,t]}var v_=60;function x_(e,t,n,o){let{replies:r}=F(),s=te(()=>new Map,[e]),[,l]=Y(0),a=o&&e.op[o.point];ce(()=>{if(a==null||s.has(a))return;let c=window.setTimeout(()=>{r.once("alive.json",{op:a}).then(d=>{s.set(a,d),l(s.size)},()=>{})},v_);return()=>window.clearTimeout(c)},[a,s]);let u=a==null?void 0:s.get(a);return(o&&u&&vh(t,n,o,u))??""}function w_(e,t){let n=t.toReversed().map(({name:o,top:r})=>({label:o,colour:Pt(o),fill:`${Pt(o)}-fill`,values:r}));return{x:e.op,lines:n,isStepped:!0,xTitle:"op",yTitle:"Live memory"}}function __({op:e},t,n){let{peak:o}=t;if(!o)return null;if(n.length===Di(t).length)return{...o,text:`peak ${G(o.nbytes)}`};let r=n.at(-1)?.top[e.indexOf(o.op)]??0;return{op:o.op,nbytes:r,text:`shown ${G(r)} of the peak ${G(o.nbytes)}`}}function k_(e,{phases:t},n,o){di(e,t,o),e.ctx.fillStyle=e.ctx.strokeStyle=o("fg");let r=e.bbox.top+e.bbox.height;n&&pi(e,n,n.text,{foot:r})}var Fi=[Gm,_f,bm,Jf,wh,Nm,af,ih,ch,Ym];var S_=500,R_=80;function _h(e,t,n,o,r){let{address:s,change:l}=n,{modules:a,moduleTree:u,moduleAround:c}=o,d,p=ff(e,t,n,o,r),{picture:m,current:h}=p,y=De(null);function x(){let A=h.peek();A?k(A.address):m.cancel()}function k(A){l(A),y.value=s.peek().selected}function P(){return new Set(m.state.peek().value?.graph.expand??s.peek().expand??[])}function v(A,$){l({expand:ou(A)}),y.value=Oe($)}function S(A){return u.peek()?Nc(u.peek(),A):[A]}function _(A){let $=P();return $.has(A)?S(A).forEach(j=>$.delete(j)):$.add(A),$}function O(A){clearTimeout(d),v(_(A),A)}function E(A){clearTimeout(d),p.prefetch(null),A!==null&&(d=setTimeout(()=>p.prefetch({expand:ou(_(A))}),R_))}function M(A){v([...P(),...S(A).slice(0,S_)],A)}function D(A,$){if(A===null||$.has(A.text))return A;let j=Vt(A)&&a.peek()?hn(a.peek(),c(A)):[];A.kind==="module"&&j.unshift(A.number);for(let V of j){let oe=$.has(Oe(V).text)?V:z(V,$);if(oe!==void 0)return Oe(oe)}return null}function z(A,$){let V=(u.peek()?.children[a.peek()?.parent[A]??-1]??[]).findLast(oe=>oe<A&&$.has(Oe(oe).text));return V!==void 0&&$.get(Oe(V).text)?.isRepeated?V:void 0}function I(A){let $=P(),j=$.size,V=a.peek();V&&hn(V,c(A)).forEach(Z=>$.add(Z));let oe=$.size===j;l({view:wo,selected:A,...oe?{}:{expand:ou($)}}),y.value=A}function C(A){r.peek()===wo?I(A):l({selected:A})}return{...p,focus:y,toggle:O,prefetchToggle:E,expandBelow:M,nearest:D,reveal:I,goTo:C,restorePrevious:x,rearrange:k}}function ou(e){return[...new Set(e)].sort((t,n)=>t-n)}function kh(e){let t=De(e);return{address:t,change(n){let o=t.peek(),r={...o.settings,...n.settings};t.value={...o,...n,settings:r}}}}function Sh(e,t){let n=Th(e.modules),o=r=>r&&r.flatMap(s=>n[s]??[]);return{selected:t.selected&&P_(e,n,t.selected),expand:o(t.expand),open:o(Ht(He(t,"modules").open??""))}}function Rh(e,t){let n=Th(e.modules),o=new Map(n.map((s,l)=>[s,l])),r=s=>{let l=s?.flatMap(a=>o.get(a)??[]);return l&&(l.length>0||s?.length===0)?l:null};return{selected:t.selected===null?null:T_(e,n,t.selected),expand:r(t.expand),settings:{modules:{open:kt(r(t.open))}}}}function Ph(e,t){let n=He(e,"modules"),o=n.open??t.settings?.modules?.open??"";return{selected:e.selected??t.selected??null,expand:e.expand??t.expand??null,settings:{modules:fn(n,"open",o)}}}function Th({fqn:e,call:t}){return e.map((n,o)=>`${n} ${t[o]}`)}function Ch({ops:e},t){let n=new Map;return e.op.map((o,r)=>{let s=e.module[r]??null,l=`${s===null?"":t[s]} ${o}`,a=n.get(l)??0;return n.set(l,a+1),`${l} ${a}`})}function P_(e,t,n){return n.kind==="module"?t[n.number]??null:n.kind!=="node"?null:Ch(e,t)[e.ops.node.indexOf(n.number)]??null}function T_(e,t,n){let o=t.indexOf(n);if(o>=0)return Oe(o);let r=e.ops.node[Ch(e,t).indexOf(n)];return r===void 0?null:Ne(r)}var C_=["open","groups","at"];function O_(e){return C_.reduce((t,n)=>fn(t,n,""),e)}function Oh(e,{address:t,change:n},o){let r=Dr(()=>o.value?"index":null,z=>e.get("index.json",{},z)),s=De(new Map),l=xe(()=>zr(r.state.value.value,t.value,s.value)),a=xe(()=>{let I=(r.state.value.value?.runs??[]).filter(C=>Il(C,s.value));return new Set(I.map(({run:C})=>C))}),u=xe(()=>l.value&&Is(l.value)),c=xe(()=>u.value?Ls(u.value):null),d=xe(()=>{let z=r.state.value.value?.runs.map(({run:$})=>$)??[],I=t.value.runs,C=Us(I);if(C)return z.filter(C);let A=Zo(I);return z.filter($=>A($.toLowerCase()))});function p(z,I){return Dr(()=>{let C=o.value&&c.value!==null?z():null;return C===null?null:`${c.value} ${C}`},(C,A)=>{let $=u.peek();if(!$)throw new Error("No recording is chosen.");return I($,C,A)})}let m=p(()=>"recording",(z,I)=>e.get("recording.json",Xt(z),I)),h=at(()=>{let{error:z}=m.state.value,I=c.peek();!(z instanceof Rn)||I===null||(s.value=new Map(s.peek()).set(I,z.message))}),y=xe(()=>m.state.value.value?.modules),x=xe(()=>y.value&&Dc(y.value)),k=xe(()=>{let z=m.state.value.value?.ops.node??[];return new Map(z.map((I,C)=>[I,C]))});function P({kind:z,number:I}){if(z==="module")return y.peek()?.parent[I]??null;let C=k.peek().get(I);return C===void 0?null:m.state.peek().value?.ops.module[C]??null}let v=De(null),S=at(()=>{let z=m.current.value;if(!v.value||!z)return;let I=Rh(z,v.value);v.value=null,n(Ph(t.peek(),I))});function _(z){let{run:I,tag:C,step:A,view:$=t.peek().view}=z,{value:j}=m.state.peek(),V=v.peek()??(j?Sh(j,t.peek()):null);n({run:I,tag:C,step:A,view:$,selected:null,expand:null,settings:Object.fromEntries(Object.entries(t.peek().settings).map(([oe,Z])=>[oe,O_(Z)]))}),v.value=V}function O(z){let C=(r.state.peek().value?.runs.find(A=>A.run===z)?.tags??[]).find(A=>A.tag===t.peek().tag)?.tag??"";_({run:z,tag:C,step:null})}function E(z){_({run:t.peek().run,tag:z,step:null})}function M(z){let{run:I,tag:C}=t.peek();_({run:I,tag:C,step:z})}function D({run:z,tag:I},C){_({run:z,tag:I,step:u.peek()?.step??null,view:C})}return{index:r,entry:l,unreadable:s,damaged:a,shown:u,matchingRuns:d,fetchOfShown:p,recording:m,modules:y,moduleTree:x,rowOfNode:k,moduleAround:P,choose:_,chooseRun:O,chooseTag:E,chooseStep:M,chooseRank:D,dispose(){S(),h()}}}var M_="steps",E_=10;function Mh(e,{index:t,entry:n,matchingRuns:o},r,s){let l=xe(()=>{let p=t.state.value.value?.runs??[],m=n.value,h=new Set(o.value);return p.flatMap(y=>{if(y.run===m?.run.run)return{run:y.run,tag:m.tag};let x=h.has(y.run)?mn(y,m?.tag.tag):void 0;return x?{run:y.run,tag:x}:[]})}),a=xe(()=>{let p=n.value?.run.run,m=l.value.filter(({run:h})=>h!==p).slice(0,E_-1);return l.value.filter(h=>h.run===p||m.includes(h))}),u=Dr(()=>r.value&&s.value===M_&&a.value.length>0?JSON.stringify(a.value):null,async(p,m)=>{let h=a.peek().map(A_),y=(x,k)=>(h[x]=k,m([...h]),k);return Promise.all(h.map(async(x,k)=>y(k,await L_(e,x,p,P=>y(k,P)))))});function c(){let{value:p=[],error:m}=u.state.peek(),h=new Set(a.peek().flatMap(({run:y,tag:x})=>x.problem?[y]:[]));(m||p.some(({run:y,problem:x})=>x&&!h.has(y)))&&u.reload()}async function d(p){let{signal:m}=new AbortController,h=p.filter(({reply:x,problem:k})=>x&&!k);return(await Promise.all(h.map(({run:x,tag:k})=>e.get("steps.csv",{run:x,tag:k},m)))).map((x,k)=>k?x.slice(x.indexOf(`
`)+1):x).join("")}return{all:l,drawnSeries:a,reply:u,reload:c,csv:d}}function A_({run:e,tag:t}){let n=t.model_parameter_bytes;return{run:e,tag:t.tag,parameterBytes:n,reply:null,problem:t.problem??""}}async function L_(e,t,n,o){if(t.problem)return t;let{run:r,tag:s}=t,l=t,a=u=>o(l={...t,reply:u});try{return{...t,reply:await qo(()=>e.get("steps.json",{run:r,tag:s},n),n,a)}}catch(u){if(n.aborted)throw u;return{...l,problem:u instanceof Error?u.message:String(u)}}}function Eh(e,t,{address:n},{entry:o,recording:r},{follow:s}){let l=e.filter(({needsServer:y})=>t.isServed||!y),a=()=>r.state.value.value?.meta,u=y=>y.isFor?.(a(),o.value?.tag)??!0,c=new Map;for(let y of l){if(y.isEmpty===void 0||y.route===void 0)continue;let x=()=>a()!==void 0&&u(y);c.set(y,s(y.route,()=>x()?{}:null))}function d(y){if(!u(y))return!1;if(y.isEmpty===void 0)return!0;let x=c.get(y)?.state.value;return(x?.loading===!0||a()===void 0)&&n.value.view===y.key?!0:x?.value!==void 0&&!y.isEmpty(x.value)}let p=xe(()=>l.filter(d)),m=xe(()=>p.value.map(({key:x})=>x).includes(n.value.view)?n.value.view:jo.view);for(let y of l)y.route===void 0||c.has(y)||c.set(y,s(y.route,()=>m.value===y.key?y.params?.(He(n.value,y.key))??{}:null));function h(){for(let[y,x]of c){let{value:k}=x.state.peek();k!==void 0&&y.mayGrow?.(k)&&x.reload()}}return{available:p,shown:m,reply:y=>c.get(y),reload:h}}function Ah(e,t,n,o=jo,r=()=>""){let s=kh(o),{address:l,change:a}=s,u=De(!0),c=De(!1),d=Oh(e,s,u),p=zc(e,d),m=Eh(n,e,s,d,p),h=_h(e,t,s,d,m.shown),y=od(e,t,s,d,m.shown),x=Mh(e,d,u,m.shown),{index:k,recording:P}=d,v=[P,h.picture,y.reply,y.difference];function S(M){a({selected:M})}function _(){l.peek().selected&&S(null)}function O(){k.reload();for(let M of v){let{error:D}=M.state.peek();D&&!(D instanceof en)&&M.reload()}x.reload(),p.reload(),m.reload()}function E(){h.prefetchToggle(null);for(let M of[...v,x.reply,p,d,k,y])M.dispose()}return{isServed:e.isServed,link:r,address:l,change:a,select:S,deselect:_,isVisible:u,isDark:c,recordings:d,views:m,graph:h,replies:p,compare:y,steps:x,reload:O,dispose:E}}var Lh='.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}';var Ih=`.figure-dialog {
  width: min(1000px, calc(100vw - 32px));
  max-height: calc(100vh - 32px);
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--bg);
  color: var(--fg);
}

.figure-dialog::backdrop {
  background: rgb(0 0 0 / 40%);
}

.figure-dialog form {
  display: flex;
  flex-wrap: wrap;
  gap: 8px 18px;
  align-items: center;
}

.figure-dialog .modes {
  display: flex;
  flex: 1 1 100%;
  gap: 16px;
  align-items: center;
  padding: 0;
  border: 0;
  margin: 0;
}

.figure-dialog .modes legend {
  padding: 0;
  margin-right: 12px;
  color: var(--muted);
  float: left;
}

.figure-dialog form > label {
  display: flex;
  gap: 6px;
  align-items: center;
  white-space: nowrap;
}

.figure-dialog select,
.figure-dialog input[type='text'] {
  width: auto;
}

.figure-dialog .figure-own {
  width: 80px;
}

.figure-buttons {
  display: flex;
  flex: 1 1 100%;
  gap: 10px;
  align-items: center;
}

.figure-preview {
  max-height: min(60vh, 640px);
  margin-top: 12px;
  padding: 8px;
  border: 1px solid var(--grid);
  overflow: auto;
}

.figure-preview img {
  display: block;
}

.figure-preview img[aria-busy='true'] {
  opacity: 0.5;
}
`;var $h=`.details {
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
`;var zh=`.edge path {
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
`;var Dh=`.header {
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
  margin: 0;
  overflow: hidden;
  font-size: inherit;
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
`;var Nh=`.sidebar {
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
`;var Fh=`* {
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

.gpu-choice {
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  align-items: baseline;
}

.gpu-choice input {
  width: 84px;
  padding: 4px 4px 4px 8px;
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
`;var Bh=`@media (max-width: 820px) {
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

  .tabs {
    gap: 0;
  }

  .tabs button {
    padding: 6px 7px;
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
`;var Gh=`.app {
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

.empty h1 {
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
`;var Wh=`.table {
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
`;var Vh=`/* Colours are named once, per theme. Those of the states are those of
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
  --unsharded-parameters: #4f545a;
  --unsharded-parameters-fill: #8a9097;
  --unsharded-gradients: #3e5063;
  --unsharded-gradients-fill: #7d93ab;
  --all-gather-buffers: #8a9097;
  --all-gather-buffers-fill: #c9cdd2;
  --reduce-scatter-buffers: #7d93ab;
  --reduce-scatter-buffers-fill: #c3d0dd;
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
  --unsharded-parameters: #c9cdd2;
  --unsharded-parameters-fill: #8b9096;
  --unsharded-gradients: #c3d0dd;
  --unsharded-gradients-fill: #7d93ab;
  --all-gather-buffers: #8f949a;
  --all-gather-buffers-fill: #4a4e53;
  --reduce-scatter-buffers: #8ba3bd;
  --reduce-scatter-buffers-fill: #3f4d5c;
  --less: #43cda2;
  --more: #ff9d63;
  color-scheme: dark;
}
`;var Hh=`.toolbar {
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
`;function Uh(e){return[Lh,Vh,Fh,Gh,Nh,Dh,Hh,zh,$h,Ih,Wh,...e,Bh].join(`
`)}var ls="p.activation_memory.";function qn(){try{return window.parent!==window&&window.parent.document?window.parent:null}catch{return null}}function ru(e){try{let n=qn()?.tensorboard?.tf_storage?.getString(ls+e);if(n)return n}catch{}let t=(qn()??window).location.hash.slice(1);return new URLSearchParams(t.replaceAll("+","%2B")).get(ls+e)??""}function Kh(){return(qn()??window).location.href}function jh(e,t,n){let o=qn()?.tensorboard?.tf_storage;try{if(o){o.setString(ls+e,t,{defaultValue:"",useLocationReplace:!n});return}}catch{return}if(qn())return;let r=new URLSearchParams(location.hash.slice(1));t?r.set(ls+e,t):r.delete(ls+e);let s=`${location.pathname}${location.search}#${r.toString()}`;n?history.pushState(null,"",s):history.replaceState(null,"",s)}function qh(e){(qn()??window).addEventListener("hashchange",e)}function Yh(e){let t=qn()?.document.body;if(t){let n=()=>e(t.classList.contains("dark-mode"));new MutationObserver(n).observe(t,{attributes:!0,attributeFilter:["class"]}),n()}else{let n=window.matchMedia("(prefers-color-scheme: dark)");n.addEventListener("change",()=>e(n.matches)),e(n.matches)}}function Qh(e){let t=()=>e(window.innerHeight>0);window.addEventListener("resize",t),t()}var K_=1e4;function Jh(e,t){if(!qn()){setInterval(e,K_);return}let{port1:n,port2:o}=new MessageChannel,r=s=>n.postMessage(JSON.stringify(s));n.onmessage=s=>{let l=JSON.parse(s.data);if(l.isReply){l.type==="experimental.GetURLPluginData"&&!l.error&&l.payload&&t(l.payload);return}l.type==="experimental.DataReloaded"&&e(),r({...l,payload:null,error:null,isReply:!0})},window.parent.postMessage("experimental.bootstrap","*",[o]),r({type:"experimental.GetURLPluginData",id:0,payload:null,error:null,isReply:!1})}var iu=Fi.map(({key:e})=>e),su=wc(iu);function $I(){try{Xh(Sc,"./layout.worker.js?v=a59478079b1f")}catch(e){Zh(e)}}async function j_(){try{let e=new Blob([await Al("worker")],{type:"text/javascript"});Xh(Cc(),URL.createObjectURL(e))}catch(e){Zh(e)}}Pc()&&j_();function Zh(e){let t=document.createElement("p");t.setAttribute("role","alert"),t.textContent=`The Activation Memory tab could not start: ${String(e)}`,document.body.append(t)}function Xh(e,t){document.documentElement.lang="en",document.title="Activation Memory";let n=document.createElement("style");n.textContent=Uh(Fi.map(({style:c})=>c)),document.head.append(n);let o=Cl(ru,iu),r=()=>new Worker(new URL(t,import.meta.url)),{lay:s,prepare:l}=Lc(r),a=Ah(e,Ac(s),Fi,o,Kh);at(()=>{a.views.shown.value===wo&&l()}),Yh(c=>{document.documentElement.classList.toggle("dark",c),a.isDark.value=c}),Qh(c=>a.isVisible.value=c),q_(a);let u=document.createElement("div");u.id="activation-memory",document.body.append(u),Yu(i(Ml.Provider,{value:a,children:i(Xc,{})}),u)}function as(e,t){return e[t]??""}function q_(e){let t=Es(e.address.peek());at(()=>{let o=Es(e.address.value),r=su.filter(l=>as(o,l)!==as(t,l)),s=r.find(l=>Tl.includes(l));for(let l of s?[s,...r.filter(a=>a!==s)]:r)jh(l,as(o,l),l===s);t=o});let n=o=>{let r=Cl(o,iu),s=Es(r);su.every(l=>as(s,l)===as(t,l))||(t=s,e.change(r))};qh(()=>{e.isVisible.peek()&&n(ru)}),e.isServed&&Jh(e.reload,o=>{su.every(r=>!t[r])&&n(r=>o[r]??"")})}export{$I as render};
