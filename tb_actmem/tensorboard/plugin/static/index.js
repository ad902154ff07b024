var pe,sc,Tl,Nn,Sl,Ms,ic,Cs,lc,Cl,Rl,ac,Ir=Symbol.for("pv"),Es={},As=[],ty=/^m(i|n|o|s|text|space)$/,Ol=Array.isArray,Ml=As.slice,so=Object.assign;function ro(e){e&&e.parentNode&&e.remove()}function uc(e,t,n){var o,r,s,l={},a=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:l[s]=t[s];return a>2&&(l.children=a>3?Ml.call(arguments,2):n),Lr(e,l,o,r,null)}function Lr(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ir,__v:r||++sc,__i:-1,__u:0};return!r&&pe.vnode&&pe.vnode(s),s}function U(e){return e.children}function Vo(e,t){this.props=e,this.context=t,this.__g=0}function Fn(e,t){if(t==null)return e.__&&Fn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Fn(e)}function ny(e){var t,n=e.__v,o=n.__e,r=[],s=[],l=e.__P;l&&((t=so({constructor:Ir},n)).__v=n.__v+1,pe.vnode&&pe.vnode(t),El(l,t,n,e.__n,l.namespaceURI,32&n.__u?[o]:null,r,o||Fn(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,hc(r,t,s),n.__=n.__e=null,t.__e!=o&&cc(t))}function cc(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),cc(e)}function Pl(e){(8&e.__g||(e.__g|=8,Nn.push(e),Ms++))&&Sl==pe.debounceRendering||((Sl=pe.debounceRendering)||queueMicrotask)(dc)}function dc(){try{for(var e,t=1;Nn.length;)Nn.length>t&&Nn.sort(ic),e=Nn.shift(),t=Nn.length,8&e.__g&&ny(e)}finally{(Ms=Nn.length)&&(Sl||queueMicrotask)(dc)}}function pc(e,t,n,o,r,s,l,a,u,c,d){var p,h,m,g,v,_,P=o.__k||As,x=t.length;for(u=oy(n,t,P,u,x),p=0;p<x;p++)(m=n.__k[p])!=null&&(h=~m.__i&&P[m.__i]||Es,m.__i=p,_=El(e,m,h,r,s,l,a,u,c,d),g=m.__e,(h.ref!=m.ref||8&h.__u)&&(h.ref&&Al(h.ref,null,m,h),m.ref&&d.push(m.ref,m.__c||g,m)),v=v||g,4&m.__u?(u=fc(m,u,e,!h.__v),h.__e&&(h.__e=null)):typeof m.type=="function"&&_!==void 0?u=_:g&&(u=g.nextSibling),m.__u&=-21);return n.__e=v,u}function oy(e,t,n,o,r){var s,l,a,u,c,d,p,h,m,g=n.length,v=g,_=0,P=0,x=e.__k=Array(r);for(s=0;s<r;s++)(l=t[s])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=x[s]=Lr(null,l):Ol(l)?l=x[s]=Lr(U,{children:l}):l.constructor===Ir&&l.__b?l=x[s]=Lr(l.type,l.props,l.key,l.ref,l.__v):x[s]=l,u=s+_,l.__=e,l.__b=e.__b+1,a=null,~(c=l.__i=ry(l,n,u,v))&&(v--,(a=n[c])&&(a.__u|=2)),a&&a.__v?(l.__u|=16,c==u-1?_--:c==u+1?_++:c!=u&&(c>u?_--:_++,P=1)):(~c||(r>g?_--:r<g&&_++),typeof l.type!="function"&&(l.__u|=4))):x[s]=null;if(P){for(d=[],p=[],s=0;s<r;s++)if((l=x[s])&&16&l.__u){for(_=0,h=d.length;_<h;)d[m=_+h>>1]<l.__i?_=m+1:h=m;d[_]=l.__i,p[s]=_+1}for(_=d.length;s--;)p[s]&&(p[s]==_?_--:x[s].__u|=4)}if(v)for(s=0;s<g;s++)!(a=n[s])||2&a.__u||(a.__e==o&&(o=Fn(a)),Ll(a,a));return o}function fc(e,t,n,o){var r,s,l,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=fc(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=Fn(e))&&!t.parentNode&&(t=null),l=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(l!=a&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,t):n.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function ry(e,t,n,o){var r,s=e.key,l=e.type,a=t[n],u=a&&!(2&a.__u);if(a===null&&s==null||u&&s==a.key&&l==a.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((a=t[r])&&!(2&a.__u)&&s==a.key&&l==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&!(2&a.__u)&&s==a.key&&l==a.type)return r}return-1}function rc(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Ts(e,t,n,o,r){var s,l;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||rc(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||rc(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(l=Rl[t]||(Rl[t]=sy(t)),(e.__a||(e.__a={}))[t]=Cl,s=t!=(t=t.replace(lc,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,l,s):e.removeEventListener(t,l,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function sy(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Cs]==null)t[Cs]=Cl++;else if(t[Cs]<this.__a[e])return;return n(pe.event?pe.event(t):t)}}}function El(e,t,n,o,r,s,l,a,u,c){var d,p,h,m,g,v,_,P,x,k,R,T,C,E,I,D,$,M,A=t.type;if(t.constructor!==Ir)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(t.__u|=u,p=s=[],d.nodeType==8?a=Os(d,s):s.push(d),a=s[0]||a),(d=pe.__b)&&d(t);e:if(typeof A=="function"){h=l.length;try{if(P=t.props,x=(d=A.prototype)&&d.render,k=(d=A.contextType)&&o[d.__c],R=d?k?k.props.value:d.__:o,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=1)):(x?t.__c=m=new A(P,R):(t.__c=m=new Vo(P,R),m.constructor=A,m.render=ly),k&&k.sub(m),m.state||(m.state={}),m.__n=o,m.__g|=8,m.__h=[],m.__k=[]),x&&(m.__s||(m.__s=m.state),A.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=so({},m.__s)),so(m.__s,A.getDerivedStateFromProps(P,m.__s)))),g=m.props,v=m.state,m.__v=t,n.__c){if(P!==g&&x&&!A.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(P,R),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(P,m.__s,R)===!1){t.__v!=n.__v&&(m.props=P,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(z){z&&(z.__=t)}),As.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&l.push(m),a=Fn(n);break e}m.componentWillUpdate&&m.componentWillUpdate(P,m.__s,R),x&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(g,v,_)})}else x&&!A.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),x&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=R,m.props=P,m.__P=e,m.__g&=-5,T=pe.__r,C=x?25:0;do m.__g&=-9,T&&T(t),d=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++C<25);x&&(As.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(o=so({},o,m.getChildContext())),x&&n.__c&&m.getSnapshotBeforeUpdate&&(_=m.getSnapshotBeforeUpdate(g,v)),E=d&&d.type===U&&d.key==null?d.props.children:d,P.__P&&(d=a,r=(e=P.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(z){z&&Ll(z,z)}),n.__k=null),a=n.__k?Fn(n,0):null),a=pc(e,Ol(E)?E:[E],t,n,o,r,s,l,a,u,c),P.__P&&(t.__e=null,a=d),t.__u&=-161,p&&p.some(ro),m.__h.length&&l.push(m),1&m.__g&&(m.__g&=-4)}catch(z){if(l.length=h,t.__v=null,u||s)if(z&&z.then){if(t.__u|=128|u,s){for(~($=s.indexOf(a||void 0))||($=s.length);(M=s[$-1])&&M.nodeType==8;)$--;for(;$<s.length;$++)if(M=s[$])if(s[$]=null,I){if(M==D)break}else{if(M.nodeType!=8)break;M.data.startsWith("$s")&&(D=Os(I=M))}}if(!I){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;I=a}(d=Os(I=t.__c.__z||(t.__c.__z=I)))?(t.__e=I,a=d):t.__e=a,a=a&&a.nextSibling}else s&&s.some(ro);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),z&&z.then||mc(t),pe.__e(z,t,n)}}else a=t.__e=iy(n.__e,t,n,o,r,s,l,u,c,e);return(d=pe.diffed)&&d(t),a}function Os(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function mc(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(mc))}function hc(e,t,n){for(var o=0;o<n.length;)Al(n[o++],n[o++],n[o++]);pe.__c&&pe.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){pe.__e(s,r.__v)}})}function iy(e,t,n,o,r,s,l,a,u,c){var d,p,h,m,g,v,_,P,x=n.props||Es,k=t.props,R=t.type;if(R=="svg"?r="http://www.w3.org/2000/svg":R=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((g=s[d])&&(R?g.localName==R:g.nodeType==3)){e=g,s[d]=null;break}}if(!e){if(P=c.ownerDocument||document,!R)return P.createTextNode(k);e=P.createElementNS(r,R,k.is?k:c),a&&(pe.__m&&pe.__m(t,s),a=!1),s=null}if(R){if(c=R=="template"&&e.content||e,s=R=="textarea"&&k.defaultValue!=null?null:s&&Ml.call(c.childNodes),!a&&s)for(x={},d=0;d<e.attributes.length;d++)x[(g=e.attributes[d]).name]=g.value;for(d in x)g=x[d],d=="dangerouslySetInnerHTML"?h=g:d=="children"||d in k||d=="value"&&"defaultValue"in k||d=="checked"&&"defaultChecked"in k||Ts(e,d,null,g,r);for(d in k)g=k[d],d=="children"?m=g:d=="dangerouslySetInnerHTML"?p=g:d=="value"?v=g:d=="checked"?_=g:a&&typeof g!="function"||x[d]===g||Ts(e,d,g,x[d],r);p?(a||h&&(p.__html==h.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(h&&(e.textContent=""),(R=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&ty.test(R))&&(r="http://www.w3.org/1999/xhtml"),pc(c,Ol(m)?m:[m],t,n,o,r,s,l,s?s[0]:n.__k&&Fn(n,0),a,u),s&&s.some(ro)),a&&R!="textarea"||(d="value",R=="progress"&&v==null?e.removeAttribute(d):v==null||v===e[d]&&(R!="progress"||v)||Ts(e,d,v,x[d],r),d="checked",_!=null&&_!=e[d]&&Ts(e,d,_,x[d],r))}else x===k||a&&e.data==k||(e.data=k);return e}function Al(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){pe.__e(r,n)}}function Ll(e,t,n){var o,r,s,l;if(pe.unmount&&pe.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Al(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){pe.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(l=0;l<o.length;l++)o[l]&&Ll(o[l],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=Os(o,s=[]))&&(o==e.__e&&s.some(ro),ro(r),ro(o)),n||ro(e.__e),e.__e=e.__c=e.__=null}function ly(e,t,n){return this.constructor(e,n)}function gc(e,t){var n,o,r,s;pe.__&&pe.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Lr(U,{children:[e]}),r=[],s=[],El(t,t.__k,o||Es,Es,t.namespaceURI,o?null:t.firstChild?Ml.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),hc(r,t.__k,s),t.__k.props.children=null}function yc(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&o.forEach(function(l){l.__g|=4,Pl(l)})},this.sub=function(s){o.add(s);var l=s.componentWillUnmount;s.componentWillUnmount=function(){o.delete(s),l&&l.call(s)}}),n.children}return t.__c="__cC"+ac++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}pe={__e:function(e,t,n,o){for(var r,s,l;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((l=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),l=1),l&&8&r.__g)return void(r.__g|=2)}catch(a){e=a}}throw Ms=0,e}},sc=0,Tl=function(e){return e!=null&&e.constructor===Ir},Vo.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=so({},this.state)),typeof e=="function"&&(e=e(so({},n),this.props)),e&&(so(n,e),this.__v&&(t&&this.__k.push(t),Pl(this)))},Vo.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Pl(this))},Vo.prototype.render=U,Nn=[],Ms=0,ic=function(e,t){return e.__v.__b-t.__v.__b},Cs=Symbol(),lc=/(PointerCapture)$|Capture$/i,Cl=0,Rl={},ac=0;var io,Ve,Il,bc,$l=Object.is,zr=0,Tc=[],zl=[],He=pe,vc=He.__b,xc=He.__r,wc=He.diffed,_c=He.__c,kc=He.unmount,Sc=He.__;function Dr(e,t){He.__h&&He.__h(Ve,e,zr||t),zr=0;var n=Ve.__H||(Ve.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Q(e){return zr=1,ay(Oc,e)}function ay(e,t,n){var o=Dr(io++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Oc(void 0,t),function(s){var l=(o.__N||o.__)[0],a=o.t(l,s);$l(l,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Ve,!Ve.__f)){Ve.__f=!0;var r=Ve.shouldComponentUpdate;Ve.shouldComponentUpdate=function(s,l,a){var u=this.__H;if(!u)return!0;var c=!1,d=this.props!=s;if(u.__.some(function(h){h.__N&&(c=!0,$l(h.__[0],h.__N[0])||(d=!0))}),r){var p=r.call(this,s,l,a);return c?p||d:p}return!c||d}}return o.__}function ce(e,t){var n=Dr(io++,3);!He.__s&&Nl(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Ve.__H.__h.push(n))}function it(e,t){var n=Dr(io++,4);!He.__s&&Nl(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Ve.__h.push(n))}function se(e){return zr=5,te(function(){return{current:e}},[])}function te(e,t){var n=Dr(io++,7);return Nl(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Bn(e,t){return zr=8,te(function(){return e},t)}function Cc(e){var t=Ve.context[e.__c],n=Dr(io++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(Ve)),t.props.value):e.__}function uy(){var e;do{for(;e=zl.shift();)try{$r(e)}catch(n){He.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Tc.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some($r),t.__h.some(Dl),t.__h=[]}catch(n){t.__h=[],He.__e(n,e.__v)}}}while(zl.length)}He.__b=function(e){Ve=null,vc&&vc(e)},He.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Sc&&Sc(e,t)},He.__r=function(e){xc&&xc(e),io=0;var t=(Ve=e.__c).__H;t&&(Il==Ve?Ve.__h=[]:(t.__h.some($r),t.__h.some(Dl),io=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Il=Ve},He.diffed=function(e){wc&&wc(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Pc(Tc.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Il=Ve=null},He.__c=function(e,t){t.some(function(n){try{n.__h.some($r),n.__h=n.__h.filter(function(o){return!o.__||Dl(o)})}catch(o){n.__h=[function(){throw o}]}}),_c&&_c(e,t)},He.unmount=function(e){kc&&kc(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Pc(zl.push(r))}else $r(r)}catch(s){t=s}}),o.__H=void 0,t&&He.__e(t,o.__v))};var Rc=typeof requestAnimationFrame=="function";function cy(e){var t,n=function(){clearTimeout(o),Rc&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Rc&&(t=requestAnimationFrame(n))}function Pc(e){e!=1&&bc==He.requestAnimationFrame||((bc=He.requestAnimationFrame)||cy)(uy)}function $r(e){var t=Ve,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Ve=t}function Dl(e){var t=Ve;e.__c=e.__(),Ve=t}function Nl(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!$l(n,e[o])})}function Oc(e,t){return typeof t=="function"?t(e):t}var dy=Symbol.for("preact-signals");function zs(){if(Tn>1)Tn--;else{var e,t=!1;for((function(){var r=Is;for(Is=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var l=s.t;l!==void 0;l=l.x)l.i===r.i&&(l.i=s.i);r=r.o}})();Fr!==void 0;){var n=Fr;for(Fr=void 0,Ls++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Ec(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(Ls=0,Tn--,t)throw e}}function Bl(e){if(Tn>0)return e();Fl=++py,Tn++;try{return e()}finally{zs()}}var Nr,ze=void 0;function lo(e){var t=ze,n=Nr;ze=void 0,Nr=void 0;try{return e()}finally{ze=t,Nr=n}}var Fr=void 0,Tn=0,Ls=0,py=0,Fl=0,Is=void 0,$s=0;function Mc(e){if(ze!==void 0){var t=e.n;if(t===void 0||t.t!==ze)return t={i:0,S:e,p:ze.s,n:void 0,t:ze,e:void 0,x:void 0,r:t},ze.s!==void 0&&(ze.s.n=t),ze.s=t,e.n=t,32&ze.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=ze.s,t.n=void 0,ze.s.n=t,ze.s=t),t}}function Ye(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Ye.prototype.brand=dy;Ye.prototype.h=function(){return!0};Ye.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:lo(function(){var o;(o=t.W)==null||o.call(t)}))};Ye.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&lo(function(){var r;(r=t.Z)==null||r.call(t)}))}};Ye.prototype.subscribe=function(e){var t=this;return ct(function(){var n=t.value;lo(function(){return e(n)})},{name:"sub"})};Ye.prototype.valueOf=function(){return this.value};Ye.prototype.toString=function(){return this.value+""};Ye.prototype.toJSON=function(){return this.value};Ye.prototype.peek=function(){var e=this;return lo(function(){return e.value})};Object.defineProperty(Ye.prototype,"value",{get:function(){var e=Mc(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Ls>100)throw new Error("Cycle detected");(function(n){Tn!==0&&Ls===0&&n.l!==Fl&&(n.l=Fl,Is={S:n,v:n.v,i:n.i,o:Is})})(this),this.v=e,this.i++,$s++,Tn++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{zs()}}}});function Ne(e,t){return new Ye(e,t)}function Ec(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Ac(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Lc(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function ao(e,t){Ye.call(this,void 0,t),this.x=e,this.s=void 0,this.g=$s-1,this.f=4}ao.prototype=new Ye;ao.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===$s))return!0;if(this.g=$s,this.f|=1,this.i>0&&!Ec(this))return this.f&=-2,!0;var e=ze;try{Ac(this),ze=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return ze=e,Lc(this),this.f&=-2,!0};ao.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Ye.prototype.S.call(this,e)};ao.prototype.U=function(e){if(this.t!==void 0&&(Ye.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};ao.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(ao.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Mc(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function we(e,t){return new ao(e,t)}function Ic(e){var t=e.j;if(e.j=void 0,typeof t=="function"){Tn++;var n=ze;ze=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Gl(e),o}finally{ze=n,zs()}}}function Gl(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Ic(e)}function fy(e){if(ze!==this)throw new Error("Out-of-order effect");Lc(this),ze=e,this.f&=-2;try{8&this.f&&Gl(this)}finally{zs()}}function Ho(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Nr&&Nr.push(this)}Ho.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Ho.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Ic(this),Ac(this),Tn++;var e=ze;return ze=this,fy.bind(this,e)};Ho.prototype.N=function(){2&this.f||(this.f|=2,this.u=Fr,Fr=this)};Ho.prototype.d=function(){this.f|=8,1&this.f||Gl(this)};Ho.prototype.dispose=function(){this.d()};function ct(e,t){var n=new Ho(e,t);try{n.c()}catch(r){throw n.d(),r}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var $c,Ns,Ds,my=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var zc=[];ct(function(){$c=this.N})();function Uo(e,t){pe[e]=t.bind(null,pe[e]||function(){})}function Br(e){if(Ds){var t=Ds;Ds=void 0,t()}Ds=e&&e.S()}function Dc(e){var t=this,n=e.data,o=gy(n);o.name="ReactiveDom",o.value=n;var r=te(function(){for(var a=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var c=we(function(){var m=o.value.value;return m===0?0:m===!0?"":m||""}),d=we(function(){return!Array.isArray(c.value)&&!Tl(c.value)}),p=ct(function(){if(this.N=Nc,d.value){var m=c.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=m)}}),h=t.__$u.d;return t.__$u.d=function(){p(),h.call(this)},[d,c]},[]),s=r[0],l=r[1];return s.value?l.peek():l.value}Dc.displayName="ReactiveTextNode";Object.defineProperties(Ye.prototype,{constructor:{configurable:!0,value:uc(U,null).constructor},type:{configurable:!0,value:Dc},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Uo("__b",function(e,t){if(Br(),Ns=void 0,typeof t.type=="string"){var n,o=t.props;for(var r in o)if(r!=="children"){var s=o[r];s instanceof Ye&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});Uo("__r",function(e,t){if(e(t),t.type!==U){Br();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(r,s){var l;return ct(function(){l=this},{name:s}),l.c=r,l})((function(r){return function(){var s;my&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Ns=o,Br(n)}});Uo("__e",function(e,t,n,o){Br(),Ns=void 0,e(t,n,o)});Uo("diffed",function(e,t){Br(),Ns=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,r=t.props,s=n.U;if(s)for(var l in s){var a=s[l];a===void 0||o&&l in o||(a.d(),s[l]=void 0)}if(o){s||(s={},n.U=s);for(var u in o){var c=s[u],d=o[u];c===void 0?(c=hy(n,u,d,r),s[u]=c):c.o(d,r)}}}e(t)});function hy(e,t,n,o){var r=t in e&&e.ownerSVGElement===void 0,s=Ne(n);return{o:function(l,a){s.value=l,o=a},d:ct(function(){this.N=Nc;var l=s.value.value;o[t]!==l&&(o[t]=l,r?e[t]=l:l!=null&&(l!==!1||t[4]==="-")?e.setAttribute(t,l):e.removeAttribute(t))})}}Uo("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var r in o){var s=o[r];s&&s.d()}}}var l=t.__np;if(l){var a=t.props;for(var u in l)a[u]=l[u]}t.__np=void 0}else{var c=t.__c;if(c){c.__$f|=8;var d=c.__$u;d&&(c.__$u=void 0,d.d())}}e(t)});Uo("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});Vo.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var l in e)if(l!=="__source"&&e[l]!==this.props[l])return!0;for(var a in this.props)if(!(a in e))return!0;return!1};function gy(e,t){return te(function(){return Ne(e,t)},[])}var yy=function(e){queueMicrotask(function(){queueMicrotask(e)})};function by(){Bl(function(){for(var e;e=zc.shift();)$c.call(e)})}function Nc(){zc.push(this)===1&&(pe.requestAnimationFrame||yy)(by)}var vy={n:"node",m:"module",s:"stretch",t:"leaf",o:"output",e:"edge"},xy=/^[nmsto]_?\d+-[nmsto]_?\d+-[a-z-]+$/;function Ht(e){if(xy.test(e))return{kind:"edge",number:-1,text:e};let[,t,n]=/^([nmstoe])_?(\d+)$/.exec(e)??[];return t===void 0?null:{kind:vy[t],number:Number(n),text:e}}function Fe(e){return{kind:"node",number:e,text:`n${e}`}}function Me(e){return{kind:"module",number:e,text:`m${e}`}}function Ut(e){return e?.kind==="node"||e?.kind==="module"}function Fc(e){return Object.fromEntries([...new URLSearchParams(e)].filter(([,t])=>t!==""))}function Bc(e){return new URLSearchParams(e).toString()}function Lt(e,t,n){return Object.fromEntries(Object.entries({...e,[t]:n}).filter(([,o])=>o!==""))}var wy={},nn="gpu",Wc=[nn];function Be({settings:e},t){return e[t]??wy}var jo={run:"",tag:"",step:null,view:"overview",selected:null,expand:null,runs:"",settings:{}},Wl=["run","tag","step","view"];function Vc(e){return[...Wl,"selected","expand",...e,...Wc,"runs"]}function Vl(e,t){let n=e("step"),o=e("view");return{run:e("run"),tag:e("tag"),step:/^-?\d+$/.test(n)?Number(n):null,view:t.includes(o)?o:jo.view,selected:Ht(e("selected")),expand:jt(e("expand")),runs:e("runs"),settings:Object.fromEntries([...t,...Wc].map(r=>[r,Fc(e(r))]).filter(([,r])=>_y(r)))}}function _y(e){return Object.keys(e).length>0}function Fs(e){return{run:e.run,tag:e.tag,step:e.step===null?"":String(e.step),view:e.view===jo.view?"":e.view,selected:e.selected?.text??"",expand:xt(e.expand),runs:e.runs,...Object.fromEntries(Object.entries(e.settings).map(([t,n])=>[t,Bc(n)]))}}function jt(e){return e==="none"?[]:/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(e)?e.split(",").flatMap(n=>{let[o=0,r=o]=n.split("-").map(Number);return Array.from({length:Math.min(r-o,Gc)+1},(s,l)=>o+l)}).slice(0,Gc):null}var Gc=1e5;function xt(e){if(e===null)return"";if(e.length===0)return"none";let t=[...new Set(e)].sort((o,r)=>o-r),n=[];for(let o of t){let r=n.at(-1);r&&r[1]===o-1?r[1]=o:n.push([o,o])}return n.map(([o,r])=>o===r?`${o}`:`${o}-${r}`).join(",")}var Ko=class extends Error{};var Bs=[{state:"cached",colour:"#d55e00",line:"solid",head:"normal",help:"Saved for backward: at least one saved tensor uses its memory."},{state:"freed",colour:"#0072b2",line:"dashed",head:"empty",help:"Allocated in the forward pass and freed by its end."},{state:"held",colour:"#b0558c",line:"double",head:"diamond",help:"Alive after the forward pass, though no saved tensor uses it."},{state:"recomputed",colour:"#009e73",line:"dotted",head:"vee",help:"Allocated in a checkpointed region: the backward pass recomputes it."},{state:"input",colour:"#56b4e9",line:"solid",head:"vee",help:"Alive before the forward pass, and not saved."},{state:"parameter",colour:"#888888",line:"dotted",head:"none",help:"A parameter or buffer: alive with or without the forward pass."},{state:"not cached",colour:"#777777",line:"dashed",head:"vee",help:"Freed or held: without recorded ops the two cannot be distinguished."}],Hl=235;function Uc(e){let t=JSON.parse(e),n=t?.version;if(n!==1)throw new Error(`This page reads version ${1} of the data and the server sent version ${JSON.stringify(n??null)}: reload the page, or restart TensorBoard after an upgrade.`);return t}var jc={isServed:!0,async get(e,t,n){let o=await Py(e,Sy(t),n);return await ky(e,o)}};async function ky(e,t){if(e==="figure")return t.blob();if(e.endsWith(".dot"))return Ry(t);let n=await t.text();return e.endsWith(".json")?Uc(n):n}function Sy(e){let t=new URLSearchParams;for(let[n,o]of Object.entries(e))o===void 0||o===!1||t.set(n,o===!0?"1":String(o));return t.toString()}async function Ry(e){let t=o=>e.headers.get(`X-Actmem-${o}`),n=Ul(t("Repeated")??"").map(o=>o.split(":").map(Number));return{dot:await e.text(),expand:Ul(t("Expand")??"").map(Number),visible:Number(t("Visible")??0),seconds:Number(t("Seconds")??0),quick:t("Quick")===null?null:Ul(t("Quick")??"").map(Number),repeated:n.map(([o=0,r=1])=>[o,r])}}function Ul(e){return e===""?[]:e.split(",")}async function Py(e,t,n){let o;try{o=await fetch(t?`./${e}?${t}`:`./${e}`,{signal:n})}catch(s){throw n.aborted?s:new Error("TensorBoard does not answer. Check that it is running, then try again.",{cause:s})}if(o.ok)return o;let r=await Ty(e,o);throw o.status<500?new Ko(r):new Error(r)}async function Ty(e,t){return(t.headers.get("Content-Type")?.startsWith("text/plain")??!1?(await t.text()).trim():"")||`The server answered ${t.status} to ${e}; its log says why.`}var jl=yc(null);function N(){let e=Cc(jl);if(!e)throw new Error("useStore was called outside of the page.");return e}function wt(e){let{address:t,change:n}=N(),o=(r,s)=>n({settings:{[e]:Lt(Be(t.peek(),e),r,s)}});return[Be(t.value,e),o]}function qc(){return Yc("replies")!==null}async function ql(e){let t=Yc(e);if(!t)throw new Error(Cy);let n=new Blob([Jc(t.textContent)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Response(n).text()}var Cy="This page does not include that, because the recording is large. Open the recording in TensorBoard, or write it as .json with tb-actmem export.";function Yc(e){return document.getElementById(`page-${e}`)}function Qc(){let e=Gr("replies"),t=Gr("details"),n=Gr("lives"),o=Gr("graphs"),r=Gr("tables"),s=new Map,l,a={async"graph.dot"(c){let{lines:d,states:p}=await o(),{expand:h}=c;return l=h===void 0?p[0]:My(p,h,l?.expand??[]),s.set(Kc(c),l),Ay(d,l)},figure:()=>Promise.resolve(new Blob([Oy()],{type:"image/svg+xml"})),async"drawn.json"(c){let{drawn:d}=await t(),p=s.get(Kc(c))?.drawn??[];return Wr(p.map(h=>d[h]).find(h=>h?.id===c.id))},async"detail.json"({node:c,module:d=0}){let p=await t();return Wr(c===void 0?p.module[d]:p.node[c])},"table.csv":async({by:c})=>Wr((await r())[c]),"alive.json":async({op:c})=>Ly(await n(),c)};return{isServed:!1,get:(c,d,p)=>a[c]?.(d,p)??u(c)};async function u(c){let d=(await e())[c];if(d===void 0)throw new Error("This page does not include that.");return d}}function Kc({expand:e,show:t,hide:n}){return JSON.stringify([e??null,t??[],n??[]])}function Gr(e){let t;return()=>t??=ql(e).then(n=>JSON.parse(n))}function Wr(e){if(e===void 0)throw new Error("This page does not include that.");return e}function Oy(){let{src:e}=document.querySelector(".paper img");return new TextDecoder().decode(Jc(e.slice(e.indexOf(",")+1)))}function Jc(e){return Uint8Array.from(atob(e),t=>t.charCodeAt(0))}function My(e,t,n){let[o,r]=[new Set(t),new Set(n)],s=({expand:l})=>{let a=new Set(l),u=t.filter(p=>!r.has(p)&&a.has(p)).length,c=n.filter(p=>!o.has(p)&&a.has(p)).length,d=l.filter(p=>o.has(p)).length;return Ey*(u-c)+2*d-l.length};return e.reduce((l,a)=>s(a)>s(l)?a:l)}var Ey=1e7;function Ay(e,{expand:t,visible:n,dot:o,repeated:r}){return{dot:o.map(l=>e[l]).join(`
`),expand:t,visible:n,seconds:0,quick:null,repeated:r}}function Ly({version:e,most:t,ops:n,lives:o,older:r},s){let l=o.filter(({made_by:c,ended:d})=>c.op<=s&&(d===null||s<=d)),a=r.filter(({born:c,ended:d})=>c<=s&&(d===null||s<=d)),u=c=>{let d=o.filter(({ended:m})=>m===c);if(d.length===0)return null;let[p,h]=[Kl(d),d.length];return{at:Wr(n[c]),nbytes:p,count:h,storages:d.slice(0,t)}};return{version:e,at:Wr(n[s]),live_bytes:Kl(l),alive_count:l.length,alive:l.slice(0,t),older_bytes:Kl(a),older_count:a.length,older:a.slice(0,t),before:u(s-1),behind:u(s)}}function Kl(e){return e.reduce((t,{nbytes:n})=>t+n,0)}function Zc({groups:e}){return e.reduce((t,{svg:n})=>t+n.length,0)}function Xc(e=""){return(e.match(/-?\d+(?:\.\d+)?/g)??[]).map(Number)}var Iy=6e4,$y=24e6;function ed(e,t=$y){let n=new Map,o=(s,l)=>s.length+Zc(l),r=(s,l)=>{n.delete(s),n.set(s,l);let a=[...n].reduce((u,c)=>u+o(...c),0);for(let u of n){if(a<=t)return;n.delete(u[0]),a-=o(...u)}};return async(s,l)=>{let a=n.get(s)??await e(s,l);return r(s,a),a}}function td(e,t=Iy){let n,o=()=>{n??=e()};return{lay:(s,l)=>new Promise((a,u)=>{let c=n??e();n=void 0;let d=g=>{m(),c.terminate(),u(g)},p=()=>{d(new Error("Aborted.")),o()},h=setTimeout(()=>d(new Error(zy(t))),t),m=()=>{clearTimeout(h),l.removeEventListener("abort",p),c.onmessage=c.onerror=null};c.onmessage=({data:g})=>{m(),n?.terminate(),n=c,g.layout?a(g.layout):u(new Error(`Graphviz cannot lay this graph out: ${g.error??"no reason given"}`))},c.onerror=g=>d(new Error(`The layout worker failed: ${g.message}`)),l.addEventListener("abort",p),l.aborted?p():c.postMessage(s)}),prepare:o}}function zy(e){return`The layout took longer than ${e/1e3} s and was stopped: fold some modules and try again.`}function yn({tags:e},t){return e.find(({tag:n})=>n===t)??e[0]}function Gs(e){return JSON.stringify(e)}function nd(e,t,n){if(t.problem===null)return t.steps.findLast(o=>!n.has(Gs({run:e.run,tag:t.tag,...o})))}function Ql(e,t,n=""){let o=yn(e,n);return o!==void 0&&!nd(e,o,t)}function Yl(e){let t=e.map(n=>Math.max(...n.tags.flatMap(o=>o.steps.map(r=>r.wall_time??0)),0));return e[t.indexOf(Math.max(...t))]}function Vr(e,t,n=new Map){let o=e?.runs??[],r=o.find(a=>a.run===t.run)??Yl(o.filter(a=>!Ql(a,n,t.tag)))??Yl(o),s=r&&yn(r,t.tag);if(!s)return null;let l=s.steps.find(a=>a.step===t.step)??nd(r,s,n)??s.steps.at(-1);return{run:r,tag:s,step:l}}function od(e,t,n){let o=e.runs.find(c=>c.run===t.run)??Yl(e.runs),r=o&&yn(o,t.tag),s=r?.steps.at(-1),l=Vr(e,t,n);if(!o||!r||!s||t.step!==null||s===l?.step)return"";let a=Gs({run:o.run,tag:r.tag,...s}),u=r.problem??n.get(a)??"";return u&&`${u.replace(/\.$/,"")}.`}function Ws({run:e,tag:t,step:n}){return n?{run:e.run,tag:t.tag,...n}:null}function Vs(e,t){let n=e.runs.find(s=>s.run===t.run);if(t.run&&!n)return`There is no run ${t.run} here.`;let o=n?.tags.find(s=>s.tag===t.tag);if(t.tag&&n&&!o)return`The run ${n.run} has no tag ${t.tag}.`;let r=(o??n?.tags[0])?.steps;return t.step===null||!r||r.some(({step:s})=>s===t.step)?"":`There is no recording at step ${t.step}.`}function rd(e){let t=se(null);return it(()=>{let[n,o]=[t.current,document.activeElement],r=()=>n?.contains(document.activeElement)??!1;return()=>{r()&&((o instanceof HTMLElement||o instanceof SVGElement)&&o.focus(),r()&&e()?.focus())}},[]),t}async function qo(e,t,n){for(let o=1/0;;){t.throwIfAborted();let r=await e(),{pending:s}=r;if(!s||typeof s=="number"&&s>=o)return r;typeof s=="number"&&(o=s),n(r)}}function on({run:e,tag:t,step:n}){return{run:e,tag:t,step:n}}var Hs=["reduce","total_peak","step_peak","max_recompute"];function Hr(e,t){let n=Ne({key:"",value:void 0,part:void 0,error:void 0,loading:!1}),o,r=Ne(0),s=we(e),l,a=0;async function u(h){let m=l=new AbortController,g=n.peek(),v=o===h?g.part:void 0,_=g.value??g.part;n.value={...g,value:_,part:v,error:void 0,loading:!0};let P=x=>{m.signal.aborted||(o=h,n.value={...n.peek(),part:x,error:void 0,loading:!0})};try{let x=await t(m.signal,P);m.signal.aborted||(n.value={key:h,value:x,part:void 0,error:void 0,loading:!1})}catch(x){if(m.signal.aborted)return;let k=x instanceof Error?x:new Error(String(x));n.value={...n.peek(),part:void 0,error:k,loading:!1}}}function c(){l?.abort(),n.peek().loading&&(n.value={...n.peek(),loading:!1})}let d=ct(()=>{let h=s.value,m=r.value!==a;if(c(),h===null)return;let g=n.peek();if(!m&&g.value!==void 0&&g.key===h){n.value={...g,error:void 0};return}a=r.peek(),lo(()=>u(h))}),p=we(()=>{let{key:h,value:m,loading:g}=n.value;return!g&&h===s.value?m:void 0});return{state:n,current:p,reload:()=>r.value+=1,cancel(){c(),n.value={...n.peek(),error:new Gn}},dispose(){d(),l?.abort()}}}var rn=class extends Error{},Gn=class extends rn{constructor(){super("Cancelled.")}};function sd(e,{fetchOfShown:t,shown:n}){let o=[],r=new Map;function s(c,d){let p=t(()=>{let h=d();return h&&`${c} ${JSON.stringify(h)}`},(h,m,g)=>{let v={...on(h),...d()};return qo(()=>e.get(c,v,m),m,g)});return o.push(p),p}function l(c){let d=r.get(c);if(d)return d;let p=Ne(null),m={wanted:p,resource:s(c,()=>p.value===null?null:JSON.parse(p.value))};return r.set(c,m),m}function a(c,d){let p=n.peek();if(!p)throw new Error("No recording is chosen.");let h={...on(p),...d};return e.get(c,h,new AbortController().signal)}function u(){for(let c of o){let{error:d}=c.state.peek();d&&!(d instanceof rn)&&c.reload()}}return{follow:s,slotOf:l,once:a,reload:u,dispose:()=>o.forEach(c=>c.dispose())}}function dt(e,t){let{wanted:n,resource:o}=N().replies.slotOf(e),r=t&&JSON.stringify(t);it(()=>(n.value=r,()=>{n.value=null}),[e,r]);let{value:s,part:l,error:a,loading:u}=o.state.value,c=n.value===r;return{value:l??s,current:c?o.current.value:void 0,error:c?a:void 0,loading:u||!c,reload:o.reload,cancel:o.cancel}}function sn(e){return e.replace(/^aten::(\w+)(\.\w+)?$/,"$1")}function id({parent:e}){let t=[],n=e.map(()=>[]),o=[];return e.forEach((r,s)=>{o.push(r===null?0:(o[r]??0)+1),(r===null?t:n[r]??t).push(s)}),{roots:t,children:n,depth:o}}function bn({parent:e},t){let n=[];for(let o=t;o!==null;o=e[o]??null)n.push(o);return n}function ld({children:e},t){let n=[t];for(let o=0;o<n.length;o+=1)for(let r of e[n[o]??0]??[])n.push(r);return n}function Cn({fqn:e,type_name:t,call:n},o){let r=e[o]||t[o]||"model",s=n[o]??0;return s>0?`${r} #${s+1}`:r}function Yo({total_bytes:e},{roots:t}){return t.reduce((n,o)=>n+(e[o]??0),0)}var Qo=["KiB","MiB","GiB","TiB","PiB","EiB"],Dy=["kB","MB","GB","TB","PB","EB"];function B(e){if(e<0)return`-${B(-e)}`;if(e<1024)return`${e} B`;let t=BigInt(e);for(let n=1;;n+=1){let o=1024n**BigInt(n),r=n<3?1:2,s=10n**BigInt(r),l=(t*s+o/2n)/o;if(l>=1024n*s&&n<Qo.length)continue;let a=`.${`${l%s}`.padStart(r,"0")}`;return`${l/s}${t%o===0n?"":a} ${Qo[n-1]}`}}function ud(e){if(e<1024)return`${e} B`;let t=Math.min(Math.floor(Math.log2(e)/10),Qo.length);return`${e/1024**t} ${Qo[t-1]}`}var ad=["FLOPs","kFLOPs","MFLOPs","GFLOPs","TFLOPs","PFLOPs"];function cd(e){let t=Math.min(Math.floor(Math.log10(Math.max(1,e))/3),ad.length-1);return`${t>0?(e/1e3**t).toFixed(1):e} ${ad[t]}`}function dd(e){if(e<=0)return"0 ms";let t=Math.max(0,1-Math.floor(Math.log10(e)));return`${e.toLocaleString("en-US",{minimumFractionDigits:t,maximumFractionDigits:t})} ms`}function Wn(e){return`${q(e)} ${Math.abs(e)===1?"byte":"bytes"}`}function q(e){return e.toLocaleString("en-US")}function Qe(e,t){if(t===0)return"-";if(e===0||e===t)return e?"100%":"0%";if(e>t)return`${Math.max(101,Math.round(100*e/t))}%`;let n=Math.round(1e3*e/t);return n<1?"<0.1%":n<1e3?`${(n/10).toFixed(1)}%`:">99.9%"}function le(e,t,n=`${t}s`){return`${q(e)} ${e===1?t:n}`}function It(e,t){return[e,t&&`[${t.map(n=>n??"*").join(", ")}]`].filter(Boolean).join(" ")}function Us(e){let t=/^(\d{1,20})(?:\.(\d{1,9}))? ?([A-Za-z]*)$/.exec(e.trim()),[,n="",o="",r=""]=t??[],s=r==="KB"?1:Math.max(Qo.indexOf(r),Dy.indexOf(r))+1;if(!t||!(s||r===""||r==="B"))return null;let l=BigInt(Qo.includes(r)?1024:1e3)**BigInt(s);return Number(BigInt(n+o)*l/10n**BigInt(o.length))}var Ny=Symbol.for("pv"),Fy=0;function i(e,t,n,o,r,s){t||(t={});var l,a,u=t;if("ref"in u&&typeof e!="function")for(a in u={},t)a=="ref"?l=t[a]:u[a]=t[a];var c={type:e,props:u,key:n,ref:l,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ny,__v:--Fy,__i:-1,__u:0};return(r||s)&&(c.__source=r,c.__self=s),pe.vnode&&pe.vnode(c),c}function js({id:e,children:t}){let{graph:n}=N();return i("button",{type:"button",class:"link","data-id":e.text,onClick:()=>n.goTo(e),children:t})}function uo({node:e,text:t}){return i(js,{id:Fe(e),children:t})}function co({text:e}){return i(U,{children:e.split("`").map((t,n)=>n%2?i("code",{children:t},n):t)})}function Je({message:e,children:t}){return i("div",{class:"error-box",role:"alert","data-testid":"error",children:[i("p",{children:i(co,{text:e})}),t&&i("div",{class:"actions",children:t})]})}function pt({error:e,retry:t}){return i(Je,{message:e.message,children:i("button",{type:"button",onClick:t,children:"Try again"})})}function Ee({what:e}){return i("p",{class:"loading",role:"status","data-testid":"loading",children:e})}function J({n:e}){return e==null?i("span",{class:"none",children:"–"}):i("span",{class:e===0?"bytes none":"bytes",title:Wn(e),children:B(e)})}function Pt({part:e,whole:t}){let n=t>0?100*e/t:0;return i("span",{class:"bar","aria-hidden":"true",children:i("span",{style:{width:`${n}%`}})})}function Ks({nbytes:e,storage_nbytes:t}){return t===null||t===e?null:i(U,{children:[" · ","a view of a ",i(J,{n:t})," storage"]})}function qs({verb:e,savers:t,of:n}){return t.length===0?null:i("p",{class:"sharers",children:[e," ",t.map(({node:o,op:r,fqn:s,slot:l},a)=>i("span",{children:[a>0&&", ",i(uo,{node:o,text:r})," ",i("small",{children:[s,l].filter(Boolean).join(" · ")})]},`${o} ${l}`)),n>t.length&&` and ${q(n-t.length)} more`]})}function Ys(e){return Bs.find(t=>t.state===e)}function Tt(e){return e.replaceAll(" ","-")}var By={forward:"forward pass",backward:"backward pass",update:"optimizer step"};function pd(e){return By[e]??e}function Jl({state:e}){let{line:t,head:n}=Ys(e),o=n==="none"?29:21;return i("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:i("g",{class:`edge ${Tt(e)}`,children:[i("path",{class:t,d:t==="double"?`M1 3.75H${o}M1 6.25H${o}`:`M1 5H${o}`}),n!=="none"&&i("polygon",{points:Gy[n],fill:Wy[n]})]})})}var Gy={normal:"21,2 29,5 21,8",empty:"21,2 29,5 21,8",diamond:"19,5 24,2 29,5 24,8",vee:"20,1.5 29,5 20,8.5 23,5"},Wy={empty:"none"};function po({state:e}){return e===null?i("span",{class:"none",children:"–"}):i("span",{class:"state",children:[i(Jl,{state:e}),e]})}function Jo({text:e}){return i("span",{class:"end-of",title:e,children:i("bdi",{children:e})})}function vn({shown:e,of:t}){return t>e?i("p",{class:"hint",children:["and ",q(t-e)," more"]}):null}function Zl({id:e,reply:t}){let{graph:n}=N(),{value:o,error:r}=t,{value:s,loading:l}=n.picture.state.value;return!s&&l?i(Ee,{what:"Waiting for the graph…"}):n.isInPicture(e)?r?i(Je,{message:r.message}):o?.id!==e.text?i(Ee,{what:"Reading the details…"}):o.calls_count>1?i(Uy,{drawn:o}):i(U,{children:[i("h2",{"data-testid":"details-title",children:o.title}),i("p",{class:"subtitle",children:[Vy[o.kind],o.nodes&&le(o.nodes,"node")].filter(Boolean).join(" · ")}),o.ends.length>0&&i(jy,{drawn:o}),i("p",{"data-testid":"drawn-bytes",children:[Hy[o.kind]??"attributed"," ",i(J,{n:o.nbytes})]}),o.unknown>0&&i("p",{class:"hint",children:["The memory of ",le(o.unknown,"tensor")," is unknown."]}),i("ul",{class:"saves","data-testid":"drawn-tensors","aria-label":"Tensors",children:o.tensors.map((a,u)=>i(Ky,{tensor:a},u))}),i(vn,{shown:o.tensors.length,of:o.tensors_count})]}):i("p",{class:"hint",children:"Not visible in the current graph"})}var Vy={stretch:"several ops in one box",leaf:"input",parameter:"parameter",output:"output",edge:"edge"},Hy={leaf:"memory",parameter:"memory",output:"memory",edge:"carries"};function Uy({drawn:e}){let{calls_count:t,calls:n,least_bytes:o,most_bytes:r,nbytes:s}=e,l=o===r?`${B(r)} each`:`${B(o)} to ${B(r)} each`;return i("section",{class:"repeated-calls","data-testid":"repeated",children:[i("p",{children:[i("b",{children:[e.title," ×",q(t)]})," ","in this box: ",l,", ",i(J,{n:s})," in total. The details below are those of the first."]}),i("details",{children:[i("summary",{children:["All ",q(t)]}),i("ul",{class:"members",children:n.map(({module:a,fqn:u,nbytes:c})=>i("li",{children:[i(js,{id:Me(a),children:u})," ",i(J,{n:c})]},a))}),i(vn,{shown:n.length,of:t})]})]})}function jy({drawn:e}){return i("p",{class:"where",children:[i(po,{state:e.state})," ",e.ends.map(({id:t,name:n},o)=>{let r=Ht(t);return i("span",{children:[o===0?"from ":" to ",r&&Ut(r)?i(js,{id:r,children:n}):n]},t)})]})}function Ky({tensor:e}){return i("li",{class:"save",children:[i("p",{class:"save-head",children:[i(po,{state:e.state}),i("span",{class:"type",children:It(e.dtype,e.shape)}),i(J,{n:e.nbytes})]}),i("p",{class:"facts",children:[[e.category,e.name].filter(Boolean).join(" "),i(Ks,{...e})]}),i(qs,{verb:"saved by",savers:e.savers,of:e.savers_count})]})}function Xl({title:e,edges:t,of:n}){return t.length===0?null:i("section",{children:[i("h3",{children:[e," ",n>1&&i("small",{children:q(n)})]}),i("ul",{class:"edges","data-testid":e.toLowerCase(),"aria-label":e,children:t.map((o,r)=>i("li",{children:[i("p",{children:[i(uo,{node:o.node,text:o.op})," ",i("small",{children:o.fqn})]}),i("p",{class:"save-head",children:[i(po,{state:o.state}),i("span",{class:"type",children:It(o.dtype,o.shape)}),i(J,{n:o.nbytes})]})]},r))}),i(vn,{shown:t.length,of:n})]})}function Zo(e,t,n){let o=URL.createObjectURL(new Blob([n],{type:t})),r=document.createElement("a");r.href=o,r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(o),1e4)}function Qs(...e){return e.map(t=>String(t).replaceAll(/[^\w.-]+/g,"_")).join("-")}async function fd(e){try{await navigator.clipboard.writeText(e)}catch{let t=document.activeElement,n=document.createElement("textarea");n.value=e,n.style.position="fixed",n.style.opacity="0",document.body.append(n),n.select(),document.execCommand("copy"),n.remove(),t instanceof HTMLElement&&t.focus()}}function ea({text:e,label:t}){let[n,o]=Js();return i("button",{type:"button",class:"quiet copy",onClick:()=>o(e),"aria-label":t,title:t,children:n?"copied":"copy"})}function md(){let{link:e}=N(),[t,n]=Js();return i("span",{class:"copy-link",children:[i("button",{type:"button",class:"quiet",title:"Copy a link to this view","data-testid":"copy-link",onClick:()=>n(e()),children:"Copy link"}),i("span",{role:"status","data-testid":"link-copied",children:t&&"copied"})]})}function Js(){let[e,t]=Q(!1),n=se(0);return[e,r=>{fd(r).then(()=>{t(!0),window.clearTimeout(n.current),n.current=window.setTimeout(()=>t(!1),1500)})}]}function fo({code:e,label:t,testId:n}){return i("div",{class:"snippet",children:[i("pre",{"data-testid":n,tabIndex:0,children:e}),i(ea,{text:e,label:t})]})}function Zs({names:e,label:t}){let{change:n,isServed:o}=N();return!e||!o?null:i("button",{type:"button",class:"link checkpoint-link","data-testid":"what-if",title:`Predict with ${e} checkpointed`,onClick:r=>{r.stopPropagation(),n({view:"optimize",settings:{optimize:{checkpoint:e}}})},children:t})}function hd({recording:e}){let{selected:t}=N().address.value;return t&&i(qy,{selected:t,recording:e})}function qy({selected:e,recording:t}){let n=N(),o=n.views.shown,r=rd(()=>document.getElementById(`tab-${o.peek()}`)),s=Ut(e)?{[e.kind]:e.number}:null,{value:l,error:a,loading:u}=dt("detail.json",s),c=dt("drawn.json",n.graph.boxParams(e)),d=u||c.loading,p=l?.id===e.text?l:void 0;return i("aside",{class:"details",ref:r,"aria-label":"Details","aria-busy":d,"data-testid":"details",children:[i("button",{type:"button",class:"quiet close","aria-label":"Close the details","data-testid":"details-close",onClick:()=>n.select(null),children:"×"}),!Ut(e)&&i(Zl,{id:e,reply:c}),Ut(e)&&a&&i(Je,{message:a.message}),Ut(e)&&!p&&!a&&i(Ee,{what:"Reading the details…"}),Ut(e)&&p&&i(Yy,{id:e,detail:p,box:c,recording:t})]})}function Yy({id:e,detail:t,box:n,recording:o}){let{graph:r}=N(),s=e.kind==="module";return i(U,{children:[i(Qy,{id:e,detail:t,recording:o}),r.times(e)>1&&i(Zl,{id:e,reply:n}),i("dl",{class:"sums",children:[i(ta,{label:`attributed ${t.where}`.trimEnd(),n:t.attributed_bytes,help:s?"Storages attributed to the ops inside.":"Storages attributed to this op: it saved them first."}),t.shared_bytes!==null&&i(ta,{label:"shared",n:t.shared_bytes,help:"Saved here too, but attributed to another op."}),i(ta,{label:"exclusive",n:t.exclusive_bytes,help:`Memory released if only this ${s?"module":"op"} stopped saving.`})]}),i("section",{children:[i("h3",{children:s?"Saved tensors, largest first":"Saved tensors"}),t.saves.length===0&&i("p",{class:"hint",children:"Saves nothing for backward."}),i("ul",{class:"saves","data-testid":"saves",children:t.saves.map((l,a)=>i(Jy,{save:l,isInModule:s},a))}),i(vn,{shown:t.saves.length,of:t.saves_count})]}),i(Zy,{detail:t}),i(Xl,{title:"Inputs",edges:t.inputs,of:t.inputs_count}),i(Xl,{title:"Outputs",edges:t.outputs,of:t.outputs_count})]})}function ta({label:e,n:t,help:n}){return i("div",{title:n,children:[i("dt",{children:e}),i("dd",{children:i(J,{n:t})})]})}function Qy({id:e,detail:t,recording:n}){let{graph:o,recordings:r,views:s}=N(),l=e.kind==="module",a=t.file?`${t.file}:${t.line}`:t.source,u=l?r.moduleAround(e):t.module;return i(U,{children:[i("h2",{"data-testid":"details-title",children:t.title||t.type_name||"model"}),i("p",{class:"subtitle",children:[l?t.type_name:t.name,t.region!==null&&"recomputed in the backward pass"].filter(Boolean).join(" · ")}),u!==null&&i("p",{class:"where",children:["in"," ",i("button",{type:"button",class:"link",onClick:()=>o.goTo(Me(u)),children:Cn(n.modules,u)})," ",i("small",{children:n.modules.type_name[u]})]}),s.shown.value!=="graph"&&i("p",{class:"where",children:i("button",{type:"button",class:"link","data-testid":"show-in-graph",onClick:()=>o.reveal(e),children:"Show in graph"})}),l&&i("p",{class:"where",children:i(Zs,{names:n.modules.fqn[e.number]??"",label:"Predict with checkpointing"})}),a&&i("p",{class:"where source",children:[i("code",{title:a,children:t.source}),t.function&&i("small",{children:t.function}),i(ea,{text:a,label:"Copy the source location"})]})]})}function Jy({save:e,isInModule:t}){let n=e.category==="parameter"||e.category==="buffer";return i("li",{class:e.attributed?"save":"save shared",children:[i("p",{class:"save-head",children:[i("code",{class:"slot",children:e.slot}),i("span",{class:"type",children:It(e.dtype,e.shape)}),i(J,{n:e.nbytes})]}),t&&i("p",{children:["by ",i(uo,{node:e.node,text:e.op})]}),i("p",{class:"facts",children:[[e.category&&(e.name?`${e.category} ${e.name}`:e.category),e.kind!=="saved"&&e.kind,!e.attributed&&!n&&"attributed to another op"].filter(Boolean).join(" · "),i(Ks,{...e})]}),i("p",{class:"reason",children:e.reason}),e.formula&&i("p",{class:"formula",children:i("code",{children:e.formula})}),i(qs,{verb:"shared with",savers:e.shared_with,of:e.shared_count})]})}function Zy({detail:{released:e,released_bytes:t,released_count:n}}){return n===0?null:i("section",{children:[i("h3",{children:["Backward frees ",i(J,{n:t})]}),i("ul",{class:"edges","data-testid":"releases","aria-label":"Freed in its backward pass",children:e.map(({storage:o,made_by:{name:r,fqn:s,node:l,backward_of:a},...u})=>i("li",{children:[i("p",{children:["allocated ",a?"in ":"by ",i(Xy,{op:a?.op??r,node:a?.node??l}),a&&"'s backward"," ",i("small",{children:a?.fqn??s})]}),i("p",{class:"save-head",children:[i("span",{class:"type",children:It(u.dtype,u.shape)}),i(J,{n:u.nbytes}),i("small",{children:["after op ",q(u.ended??0)]})]})]},o))}),i(vn,{shown:e.length,of:n})]})}function Xy({op:e,node:t}){return t===null?i(U,{children:sn(e)}):i(uo,{node:t,text:sn(e)})}var eb=`import tb_actmem
from torch.utils.tensorboard import SummaryWriter

with SummaryWriter(LOGDIR) as writer:
    with tb_actmem.record(model) as recorder:
        loss = loss_fn(model(inputs), targets)
    tb_actmem.add_recording(
        writer, "activation_memory", recorder.recording, global_step=0
    )
`;function gd({logdir:e}){let t=e||"runs",n=eb.replace("LOGDIR",()=>JSON.stringify(t));return i("div",{class:"empty","data-testid":"empty",children:[i("h1",{children:"No recording here yet"}),i("p",{children:[e?i(U,{children:["The log directory ",i("code",{children:e})," holds no activation memory recording."]}):"The log directories hold no activation memory recording."," ","Record a training without changing it:"]}),i(fo,{code:`tb-actmem record -o ${tb(`${t}/train`)} train.py`,label:"Copy the command",testId:"command"}),i("p",{children:"Or record a step of your program, and add it to the log:"}),i(fo,{code:n,label:"Copy the code",testId:"snippet"}),i("p",{class:"hint",children:["A recording appears here once the writer has flushed it (",i("code",{children:"writer.flush()"}),", or leaving the ",i("code",{children:"with"})," block) and the server has read the log again."]})]})}function tb(e){return/^[\w./~-]+$/.test(e)?e:`'${e.replaceAll("'","'\\''")}'`}function Xo(e){let{name:t,memory:n,outside:o}=Be(e,nn);return{...t&&{gpu:t},...n&&{memory:Number(n)},...o&&{outside:Number(o)}}}function Xs(e){let{name:t,memory:n}=Be(e,nn);return!!(t??n)}function nb(e){let t=[];for(let n of e.filter(({is_main:o})=>o)){let o=t.at(-1);n.level===0&&!n.is_aside||!o?t.push({total:n,parts:[]}):o.parts.push(n)}return t.sort((n,o)=>Number(yd(o))-Number(yd(n)))}function yd({total:e}){return e.key.split("/")[0]==="total_peak_bytes"&&e.nbytes!==null}function vd({lines:e}){return i("dl",{class:"all-totals","data-testid":"totals-lines",children:nb(e).map(({total:t,parts:n})=>i("div",{class:"account",children:[i(bd,{line:t}),n.map(o=>i(bd,{line:o},o.key))]},t.key))})}function bd({line:e}){let t=e.is_aside?1:Math.min(e.level,3);return i("div",{class:`line level-${t}`,"data-testid":`totals-line-${e.key}`,children:[i("dt",{children:e.is_aside?e.where:`${e.label} ${e.where}`.trimEnd()}),i(na,{line:e,id:e.key})]})}function na({line:e,id:t}){let n=`help-${t}`;return i("dd",{children:[i("button",{type:"button",class:"figure","aria-describedby":n,children:e.nbytes===null?"not known":B(e.nbytes)}),i("span",{class:"tooltip",role:"tooltip",id:n,children:[i("b",{children:e.nbytes===null?"not known":Wn(e.nbytes)}),e.help]})]})}function wd({recording:e}){let[t,n]=Q(!1),{meta:o,totals:r,headline:s}=e;return i("header",{class:"header",children:[i("div",{class:"headline",children:[o.label&&i("h1",{class:"label",title:o.label,children:o.label}),i(sb,{lines:ib(r,s)}),i("button",{type:"button",class:"quiet","aria-expanded":t,"aria-controls":"all-totals","data-testid":"all-totals",onClick:()=>n(!t),children:t?"fewer totals":"all totals"}),i(ob,{}),i(rb,{meta:o})]}),i("div",{id:"all-totals",hidden:!t,children:i(vd,{lines:r})}),i(ab,{notes:o.notes})]})}function ob(){let{address:e,fits:t}=N();return Xs(e.value)?i("span",{"data-testid":"header-fits",children:t.state.value.error?.message??t.current.value?.verdict[0]??"Does it fit? …"}):null}function rb({meta:e}){let t=[e.device,`torch ${e.torch_version}`,e.created_ns?new Date(e.created_ns/1e6).toLocaleString():""];return i("span",{class:"provenance",children:[e.rank!==null&&`rank ${e.rank}`,i("span",{class:"rest",children:[e.rank!==null&&" · ",t.filter(Boolean).join(" · ")]})]})}function sb({lines:e}){return i("dl",{class:"totals","data-testid":"totals",children:e.map((t,n)=>i("div",{class:t.key,"data-testid":`total-${t.key}`,children:[i("dt",{children:lb(t,n)}),i(na,{line:t,id:`total-${t.key}`})]},t.key))})}function ib(e,t){return t.flatMap(n=>e.find(o=>o.key===n)??[])}function lb({label:e,where:t,is_aside:n},o){return n?t:o===0?`${e} ${t}`.trimEnd():e}function ab({notes:e}){let[t,n]=Q(""),[o,...r]=e;if(o===void 0)return null;let s=[...new Set(r.map(a=>a.code))].filter(Boolean),l=r.filter(a=>!s.includes(t)||a.code===t);return i("div",{class:"notes",role:"note","data-testid":"notes",children:[i(xd,{note:o}),r.length>0&&i("details",{children:[i("summary",{children:r.length===1?"1 more note":`${r.length} more notes`}),s.length>1&&i("select",{"aria-label":"notes of one kind","data-testid":"note-codes",value:t,onChange:a=>n(a.currentTarget.value),children:[i("option",{value:"",children:"all notes"}),s.map(a=>i("option",{children:a},a))]}),l.map(a=>i(xd,{note:a},a.text))]})]})}function xd({note:e}){return i("p",{children:[i(co,{text:e.text})," ",e.code&&i("code",{children:["[",e.code,"]"]})]})}function er(e){let t=e.toLowerCase().split(/\s+/).filter(Boolean);return n=>t.every(o=>n.includes(o))}function ei(e){try{let t=new RegExp(e,"i");return n=>t.test(n)}catch{return null}}function xn({label:e,testId:t,isInvalid:n=!1,onInput:o,...r}){return i("input",{...r,list:void 0,"aria-label":e,"aria-invalid":n,"data-testid":t,onInput:s=>o(s.currentTarget.value)})}function _d(){let{address:e,change:t,recordings:n}=N(),[o,r]=Q(!1),s=ub("(min-width: 821px)"),l=n.entry.value;if(!l)return null;let{run:a,tag:u,step:c}=l,d=e.value.runs,p=ei(d)!==null,h=n.matchingRuns.value,m=n.damaged.value;return i("aside",{class:"sidebar","data-testid":"sidebar",children:i("details",{class:"choices",open:s||o,onToggle:g=>!s&&r(g.currentTarget.open),children:[i("summary",{children:[a.run,c&&` · step ${c.step}`]}),c&&i(db,{tag:u,step:c.step}),a.tags.length>1&&i(cb,{tags:a.tags,tag:u.tag}),i("fieldset",{class:"runs",children:[i("legend",{children:"Runs"}),i(xn,{type:"search",placeholder:"Filter runs (regex)",label:"Filter runs by regular expression",isInvalid:!p,title:p?"":"Not a regular expression yet: matched as plain text.",testId:"run-filter",value:d,onInput:g=>t({runs:g})}),i("div",{class:"run-list",children:[h.map(g=>i("label",{class:"run",title:g,children:[i("input",{type:"radio",name:"run",value:g,checked:g===a.run,onChange:()=>n.chooseRun(g)}),i("span",{children:g}),m.has(g)&&i("small",{children:"× cannot be read"})]},g)),h.length===0&&i("p",{class:"hint",children:"No run matches."})]})]})]})})}function ub(e){let t=te(()=>window.matchMedia(e),[e]),[n,o]=Q(t.matches);return ce(()=>{let r=()=>o(t.matches);return t.addEventListener("change",r),()=>t.removeEventListener("change",r)},[t]),n}function cb({tags:e,tag:t}){let{recordings:n}=N(),o=e.find(r=>r.tag===t)?.description;return i("label",{class:"field",children:[i("span",{children:"Tag"}),i("select",{"data-testid":"tag",value:t,title:o,onChange:r=>n.chooseTag(r.currentTarget.value),children:e.map(r=>i("option",{value:r.tag,children:r.tag},r.tag))})]})}function db({tag:e,step:t}){let{recordings:n}=N(),[o,r]=Q(null),s=e.steps,l=s.findIndex(c=>c.step===t),a=s[o??l],u=c=>{let d=s[c];r(null),d&&n.chooseStep(c===s.length-1?null:d.step)};return i("div",{class:"field","data-testid":"step",children:[i("span",{id:"step-label",children:["Step ",i("b",{class:"number",children:a?.step}),s.length>1&&i("small",{children:[(o??l)+1," of ",s.length]})]}),s.length>1&&i("div",{class:"step-row",children:[i("button",{type:"button","aria-label":"Previous step","data-testid":"step-previous",disabled:l<=0,onClick:()=>u(l-1),children:"‹"}),i("input",{type:"range",min:0,max:s.length-1,value:o??l,"aria-labelledby":"step-label","aria-valuetext":`step ${a?.step}`,"data-testid":"step-slider",onInput:c=>r(Number(c.currentTarget.value)),onChange:c=>u(Number(c.currentTarget.value))}),i("button",{type:"button","aria-label":"Next step","data-testid":"step-next",disabled:l>=s.length-1,onClick:()=>u(l+1),children:"›"})]}),a&&i("small",{children:a.wall_time===null?"time not known":pb(a.wall_time)})]})}function pb(e){return new Date(e*1e3).toLocaleString()}function Sd(){let{isServed:e}=N(),t=dt("totals.json",e?{}:null).current?.totals??[];return t.length===0?i(Ee,{what:kd}):i("div",{class:"recording",children:[i("header",{class:"header",children:i("div",{class:"headline",children:i("dl",{class:"totals","data-testid":"rounded-totals",children:t.map(({key:n,label:o,help:r,nbytes:s})=>i("div",{class:n,title:r,children:[i("dt",{children:o}),i("dd",{class:"figure",children:B(s)})]},n))})})}),i(Ee,{what:`Rounded to seven digits. ${kd}`})]})}var kd="Reading the recording…";function fb(e){ce(()=>{let t=n=>{let o=n.target instanceof Element&&n.target.matches("input, select");n.key==="Escape"&&!n.defaultPrevented&&!o&&e()};return window.addEventListener("keydown",t),()=>window.removeEventListener("keydown",t)},[e])}function Rd(){let e=N();fb(e.deselect);let{value:t,error:n,loading:o}=e.recordings.index.state.value,r=i("button",{type:"button",onClick:e.reload,children:"Try again"});if(!t)return n?i(Je,{message:n.message,children:r}):o?i(Ee,{what:"Looking for recordings…"}):null;let s=e.recordings.entry.value;return s?i("div",{class:"app",children:[i(_d,{}),i("main",{class:"main",children:[n&&i(Je,{message:n.message,children:r}),i(mb,{index:t,shown:s}),s.step?i(hb,{}):i(Je,{message:s.tag.problem??"This tag holds no recording.",children:r})]})]}):i(gd,{logdir:t.logdir})}function mb({index:e,shown:t}){let{address:n,recordings:o}=N(),r=Vs(e,n.value)||od(e,n.value,o.unreadable.value);if(!r)return null;let s=t.step&&` · step ${t.step.step}`;return i("p",{class:"missing",role:"status","data-testid":"missing",children:[r," Showing ",t.run.run,s,"."]})}function hb(){let{change:e,recordings:t,views:n}=N(),{value:o,error:r,loading:s}=t.recording.state.value;if(r)return i(pt,{error:r,retry:t.recording.reload});if(!o)return i(Sd,{});let[l,a]=[n.available.value,n.shown.value];return i("div",{class:"recording","aria-busy":s,"data-testid":"recording",children:[s&&i(gb,{}),i(wd,{recording:o}),i("div",{class:"tab-bar",children:[i(vb,{views:l,shown:a,onChoose:u=>e({view:u})}),i(md,{})]}),i("div",{class:"stage",children:[l.filter(({key:u,isKept:c})=>c||u===a).map(u=>i(yb,{view:u,recording:o,isHidden:u.key!==a},u.key)),i(hd,{recording:o})]})]})}function gb(){let{run:e,step:t}=N().recordings.shown.value??{};return i("p",{class:"reading",role:"status","data-testid":"reading",children:["Reading ",e," · step ",t,"…"]})}function yb({view:e,recording:t,isHidden:n}){return i("section",{class:"view",role:"tabpanel",id:`view-${e.key}`,"aria-labelledby":`tab-${e.key}`,"data-testid":`view-${e.key}`,hidden:n,children:i(bb,{view:e,recording:t,isHidden:n})})}function bb({view:e,recording:t,isHidden:n}){let{views:o}=N(),r=o.reply(e),{value:s,part:l,error:a,loading:u}=r?.state.value??{},c=l??s;return a?i(pt,{error:a,retry:()=>r?.reload()}):r&&c===void 0?u?i(Ee,{what:e.waiting??"Reading…"}):null:i(e.Panel,{recording:t,reply:c,isLoading:u===!0,isHidden:n})}function vb({views:e,shown:t,onChoose:n}){return ce(()=>{document.getElementById(`tab-${t}`)?.scrollIntoView({block:"nearest",inline:"nearest"})},[t]),i("div",{class:"tabs",role:"tablist","aria-label":"Views",onKeyDown:r=>{let s={ArrowLeft:-1,ArrowRight:1}[r.key];if(s===void 0)return;let l=e.map(({key:u})=>u),a=l[(l.indexOf(t)+s+l.length)%l.length];a&&(n(a),document.getElementById(`tab-${a}`)?.focus())},children:e.map(({key:r,title:s})=>i("button",{type:"button",role:"tab",id:`tab-${r}`,"data-testid":`tab-${r}`,"aria-selected":r===t,"aria-controls":`view-${r}`,tabIndex:r===t?0:-1,onClick:()=>n(r),children:s},r))})}function ti(e){return oa(e)??tr(e)}function tr({checkpoint:e,save:t,offload:n,rewrite:o}){return!e&&!n&&!o?null:{...e&&{checkpoint:e},...e&&t&&{save:t},...n&&{offload:n},...o&&{rewrite:o}}}function oa(e){let t=Hs.find(n=>e[n]);return t?{goal:t,value:e[t]??"",mayOffload:ra(e)}:null}function ra(e){return e.may_offload==="1"}function mo(e){if(!("goal"in e))return{...tr({...e})};let{goal:t,value:n,mayOffload:o}=e;return{...n&&{[t]:n},...o&&{may_offload:"1"}}}function ni({goal:e,value:t,mayOffload:n}){return{[e]:t,...n?{offload:!0}:{}}}function Td(e,t,n){let o=ti(n);if(o)return{comparand:o,problem:""};if(n.run===void 0)return Pd(wb(e,t));let r=xb(n),s=Vs(e,r);if(s)return{comparand:null,problem:s};let l=Vr(e,r),a=l&&Ws(l);return a?sa(a,t)?{comparand:null,problem:"This is the recording already shown: choose another one."}:Pd(a):{comparand:null,problem:l?.tag.problem??"This tag holds no recording."}}function Ur({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}function xb({run:e="",tag:t="",step:n=""}){return{run:e,tag:t,step:/^-?\d+$/.test(n)?Number(n):null}}function Pd(e){return{comparand:e&&{key:e},problem:""}}function Cd({run:e,tag:t,step:n},o){return e===o.run&&t===o.tag&&n===String(o.step)}function sa(e,t){return e.run===t.run&&e.tag===t.tag&&e.step===t.step}function wb(e,t){let n=e.runs.findIndex(({run:c})=>c===t.run),o=e.runs[n]?.tags.find(({tag:c})=>c===t.tag),s=[...e.runs.slice(n+1),...e.runs.slice(0,n)].flatMap(({run:c,tags:d})=>{let p=yn({tags:d.filter(Sb)},t.tag),h=kb(c,t.run);return p&&o?{run:c,tag:p,letters:h,apart:_b(p,o)}:[]}),[l]=s.sort((c,d)=>c.apart===d.apart?d.letters-c.letters:c.apart-d.apart);if(l){let{run:c,tag:d}=l,p=d.steps.find(h=>h.step===t.step)??d.steps.at(-1);if(p)return{run:c,tag:d.tag,...p}}let a=o?.steps.findIndex(({step:c})=>c===t.step)??-1,u=o?.steps[a-1]??o?.steps[a+1];return u?{run:t.run,tag:t.tag,...u}:null}function _b(e,t){return!(e.model_parameter_bytes===t.model_parameter_bytes)||e.model_parameter_bytes===null?1/0:e.made_bytes===null||t.made_bytes===null?Number.MAX_VALUE:Math.abs(e.made_bytes-t.made_bytes)}function kb(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1;return n}function Sb({problem:e,steps:t}){return e===null&&t.length>0}function nr(e){if("goal"in e){let{goal:r,value:s,mayOffload:l}=e;return{[r]:s,...l?{offload:"1"}:{}}}if(!("key"in e))return{...e};let{run:t,tag:n,step:o}=e.key;return{other_run:t,other_tag:n,other_step:o}}var or="compare";function ia(e,t){return JSON.stringify([e,t])}function Od(e,t,{address:n,change:o},{index:r,shown:s,fetchOfShown:l,choose:a},u){let c=we(()=>{let{value:R}=r.state.value;return R&&s.value?Td(R,s.value,Be(n.value,or)):null}),d=we(()=>c.value?.comparand&&JSON.stringify(c.value.comparand));function p(R,T,C){let E={...on(R),...ni(T)};return qo(()=>e.get("plan.json",E,C),C,()=>{})}let h=()=>u.value===or&&d.value?d.value:null,m=l(()=>h()?`compare ${h()}`:null,async(R,T)=>{let C=c.peek()?.comparand;if(!C)throw new Error("Nothing is chosen to compare with.");if("goal"in C){let{planned:D,unreachable:$}=await p(R,C,T);if($)throw new rn($.problem);return{shown:R,comparand:C,comparison:D&&D.comparison,planned:D}}let E={...on(R),...nr(C)},I=await e.get("compare.json",E,T);return{shown:R,comparand:C,comparison:I,planned:null}}),g=l(()=>{let{value:R,loading:T}=m.state.value;return!h()||T||!R?.comparison?.changes_count?null:`difference ${h()} ${Be(n.value,or).open??""}`},async(R,T)=>{let C=c.peek()?.comparand;if(!C)throw new Error("Nothing is chosen to compare with.");let E=jt(Be(n.peek(),or).open??""),I={...on(R),...nr(C),...E===null?{}:{expand:[...E]}},D=await e.get("compare.dot",I,T);return{pair:ia(R,C),graph:D,layout:await t(D.dot,T)}});function v(R){let T=Be(n.peek(),or);o({settings:{compare:Lt(T,"open",xt(R))}})}function _(R){let T=new Set(g.state.peek().value?.graph.expand);T.delete(R)||T.add(R),v([...T])}function P(){let[R,T]=[s.peek(),c.peek()?.comparand];!R||!T||!("key"in T)||(a(T.key),o({settings:{compare:Ur(R)}}))}let x=null,k=ct(()=>{let[R,T]=[x,s.value];if(x=T,!R||!T||sa(R,T))return;let C=Be(n.peek(),or);!ti(C)&&Cd(C,T)&&o({settings:{compare:Ur(R)}})});return{choice:c,reply:m,difference:g,open:v,toggle:_,swap:P,dispose:k}}function oi(e){return[...new Set(e.flat())].sort((t,n)=>t-n)}function Md(e,{op:t,phases:n}){if(!(e.length===n.length&&e.every((l,a)=>l.kind===n[a]?.kind)))return{op:t,end:n.at(-1)?.end_op??1/0};let r=0;return{op:t.map(l=>{for(;r<n.length-1&&l>=(n[r]?.end_op??0);)r+=1;let[a,u]=[n[r],e[r]];if(!a||!u||a.end_op===a.first_op)return u?.first_op??l;let c=(l-a.first_op)/(a.end_op-a.first_op);return u.first_op+c*(u.end_op-u.first_op)}),end:e.at(-1)?.end_op??1/0}}function la(e,t){let n=-1;return e.map(o=>{for(;(t[n+1]??1/0)<=o;)n+=1;return n})}function Ed(e,{op:t,end:n},o){return la(e,t).map((r,s)=>(e[s]??0)>n?null:o[r]??0)}function Ad(e,t){return e.map(n=>t.get(n)??null)}function ri(e,t){let n=0;return e.forEach((o,r)=>{Math.abs(o-t)<Math.abs((e[n]??1/0)-t)&&(n=r)}),n}function Kt(e,t){let n=te(()=>Ne(t),[e]);return[n.value,o=>n.value=o]}function rr(e,t){let[n,o]=Kt(e,null);return{value:n??e,onInput:({currentTarget:r})=>o(r.value),onChange:({currentTarget:r})=>{o(r.value),t(r)}}}var aa={pdf:"PDF",svg:"SVG",png:"PNG",tex:"TeX"},Rb={"85mm":"85 mm (a column)","178mm":"178 mm (a page)"},Pb={theme:"paper",width:"178mm",title:null,hasLegend:!0,hasLabels:!0,direction:"TB",dims:""};function Id({drawing:e,params:t,name:n,close:o}){let{replies:r}=N(),s=se(null),[l,a]=Q(Pb),[u,c]=Q("pdf"),[d,p]=Q("");ce(()=>s.current?.showModal(),[]);let h={...t,drawing:e,...Tb(l)},m=dt("figure",{...h,format:"svg"}),g=async()=>{p("Drawing…");try{let _=await r.once("figure",{...h,format:u});Zo(`${n}.${u}`,_.type,_),p("")}catch(_){p(_ instanceof Error?_.message:String(_))}},v=_=>a({...l,..._});return i("dialog",{class:"figure-dialog",ref:s,"aria-label":"Download figure","data-testid":"figure-dialog",onClose:o,children:[i("form",{onSubmit:_=>{_.preventDefault(),g()},children:[i("fieldset",{class:"modes",children:[i("legend",{children:"Format"}),Object.keys(aa).map(_=>i("label",{class:"check",children:[i("input",{type:"radio",name:"figure-format","data-testid":`figure-${_}`,checked:u===_,onChange:()=>c(_)}),aa[_]]},_))]}),i(Mb,{isGraph:e==="graph",look:l,set:v}),i("div",{class:"figure-buttons",children:[i("button",{type:"submit","data-testid":"figure-save",disabled:m.error!==void 0,children:["Download ",aa[u]]}),i("button",{type:"button",onClick:()=>s.current?.close(),children:"Close"}),i("span",{role:"status","data-testid":"figure-state",children:d})]})]}),i("div",{class:"figure-preview",role:"region","aria-label":"Preview at true size",tabIndex:0,children:m.error?i("p",{role:"alert","data-testid":"figure-problem",children:m.error.message}):i(Ob,{svg:m.value,isLoading:m.loading})})]})}function Tb({theme:e,width:t,title:n,hasLegend:o,hasLabels:r,direction:s,dims:l}){let a=[...o?[]:["legend"],...r?[]:["labels"]];return{theme:e,...t&&{width:t},...n!==null&&{title:n},...a.length>0&&{without:a},...s!=="TB"&&{direction:s},...l&&{dims:l}}}var Ld=25.4/72;function Cb(e){let[,t,n]=/ width="([\d.]+)pt" height="([\d.]+)pt"/.exec(e)??[];return[Math.round(Number(t)*Ld),Math.round(Number(n)*Ld)]}function Ob({svg:e,isLoading:t}){let[n,o]=Q("");ce(()=>{let a=!0;return e?.text().then(u=>{a&&o(u)}),()=>{a=!1}},[e]);let r=te(()=>`data:image/svg+xml,${encodeURIComponent(n)}`,[n]);if(!n)return i(Ee,{what:"Drawing…"});let[s,l]=Cb(n);return i(U,{children:[i("p",{class:"hint",role:"status","data-testid":"figure-size",children:[s," × ",l," mm."," ",l>Hl&&i("strong",{children:["This is higher than a page (",Hl," mm): close modules in the graph, show one module alone, or choose a larger width."]})]}),i("img",{src:r,alt:"Preview of the figure","data-testid":"figure-preview","aria-busy":t})]})}function Mb({isGraph:e,look:t,set:n}){let[o,r]=Q(!1),s=rr(t.width,({value:u})=>n({width:u||"120mm"})),l=rr(t.title??"",({value:u})=>n({title:u||null})),a=rr(t.dims,({value:u})=>n({dims:u.trim()}));return i(U,{children:[i("label",{children:["Width"," ",i("select",{"data-testid":"figure-width",value:o?"own":t.width,onChange:({currentTarget:{value:u}})=>{r(u==="own"),n({width:u==="own"?"120mm":u})},children:[Object.entries(Rb).map(([u,c])=>i("option",{value:u,children:c},u)),i("option",{value:"own",children:"another"}),e&&i("option",{value:"",children:"as wide as needed"})]})," ",o&&i("input",{type:"text",class:"figure-own","aria-label":"Width, such as 120mm or 3.5in","data-testid":"figure-own",...s})]}),i("label",{children:["Title"," ",i("input",{type:"text","data-testid":"figure-title",placeholder:"that of the recording",...l})]}),i("label",{children:["Theme"," ",i("select",{"data-testid":"figure-theme",value:t.theme,onChange:({currentTarget:{value:u}})=>n({theme:u}),children:[i("option",{value:"paper",children:"paper"}),i("option",{value:"light",children:"light"}),i("option",{value:"dark",children:"dark"})]})]}),e&&i("label",{children:["Direction"," ",i("select",{"data-testid":"figure-direction",value:t.direction,onChange:({currentTarget:{value:u}})=>n({direction:u}),children:[i("option",{value:"TB",children:"down"}),i("option",{value:"LR",children:"right"})]})]}),i(ua,{label:"Legend",isOn:t.hasLegend,set:u=>n({hasLegend:u})}),i(ua,{label:"Title above",isOn:t.title===null||t.title.trim()!=="",set:u=>n({title:u?null:" "})}),e&&i("label",{title:"Shapes have these names in place of the sizes",children:["Names of sizes"," ",i("input",{type:"text","data-testid":"figure-dims",placeholder:"b=8,s=1024",...a})]}),e&&!t.width&&i(ua,{label:"Bytes on edges",isOn:t.hasLabels,set:u=>n({hasLabels:u})})]})}function ua({label:e,isOn:t,set:n}){return i("label",{class:"check",children:[i("input",{type:"checkbox",checked:t,onChange:o=>n(o.currentTarget.checked)}),e]})}function ft({drawing:e,params:t}){let{isServed:n,recordings:o,replies:r}=N(),[s,l]=Q(!1),a=o.shown.value,u=Qs(e,a?.run??"run",a?.step??0),c=async()=>{let d={drawing:e,format:"svg",theme:"paper"};Zo(`${u}.svg`,"image/svg+xml",await r.once("figure",{...t,...d}))};return!n&&e!=="graph"?null:i(U,{children:[i("button",{type:"button","data-testid":`figure-${e}`,title:"Download as PDF, SVG, PNG or TeX",disabled:!t,onClick:()=>n?l(!0):void c(),children:"Download figure"}),s&&t&&i(Id,{drawing:e,params:t,name:u,close:()=>l(!1)})]})}var Eb="uplot",Ab="u-hz",Lb="u-vt",Ib="u-title",$b="u-wrap",zb="u-under",Db="u-over",Nb="u-axis",yo="u-off",Fb="u-select",Bb="u-cursor-x",Gb="u-cursor-y",Wb="u-cursor-pt",Vb="u-legend",Hb="u-live",Ub="u-inline",jb="u-series",Kb="u-marker",$d="u-label",qb="u-value",Kr="width",qr="height";var zd="bottom",sr="left",ca="right",Ta="#000",Dd=Ta+"0",da="mousemove",Nd="mousedown",pa="mouseup",Fd="mouseenter",Bd="mouseleave",Gd="dblclick",Yb="resize",Qb="scroll",Wd="change",ui="dppxchange",Ca="--",pr=typeof window<"u",ya=pr?document:null,lr=pr?window:null,Jb=pr?navigator:null,ye,si;function ba(){let e=devicePixelRatio;ye!=e&&(ye=e,si&&xa(Wd,si,ba),si=matchMedia(`(min-resolution: ${ye-.001}dppx) and (max-resolution: ${ye+.001}dppx)`),bo(Wd,si,ba),lr.dispatchEvent(new CustomEvent(ui)))}function $t(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function va(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function Ae(e,t,n){e.style[t]=n+"px"}function ln(e,t,n,o){let r=ya.createElement(e);return t!=null&&$t(r,t),n?.insertBefore(r,o),r}function qt(e,t){return ln("div",e,t)}var Vd=new WeakMap;function wn(e,t,n,o,r){let s="translate("+t+"px,"+n+"px)",l=Vd.get(e);s!=l&&(e.style.transform=s,Vd.set(e,s),t<0||n<0||t>o||n>r?$t(e,yo):va(e,yo))}var Hd=new WeakMap;function Ud(e,t,n){let o=t+n,r=Hd.get(e);o!=r&&(Hd.set(e,o),e.style.background=t,e.style.borderColor=n)}var jd=new WeakMap;function Kd(e,t,n,o){let r=t+""+n,s=jd.get(e);r!=s&&(jd.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var Oa={passive:!0},Zb={...Oa,capture:!0};function bo(e,t,n,o){t.addEventListener(e,n,o?Zb:Oa)}function xa(e,t,n,o){t.removeEventListener(e,n,Oa)}pr&&ba();function an(e,t,n,o){let r;n=n||0,o=o||t.length-1;let s=o<=2147483647;for(;o-n>1;)r=s?n+o>>1:zt((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function wp(e){return(n,o,r)=>{let s=-1,l=-1;for(let a=o;a<=r;a++)if(e(n[a])){s=a;break}for(let a=r;a>=o;a--)if(e(n[a])){l=a;break}return[s,l]}}var _p=e=>e!=null,kp=e=>e!=null&&e>0,pi=wp(_p),Xb=wp(kp);function ev(e,t,n,o=0,r=!1){let s=r?Xb:pi,l=r?kp:_p;[t,n]=s(e,t,n);let a=e[t],u=e[t];if(t>-1)if(o==1)a=e[t],u=e[n];else if(o==-1)a=e[n],u=e[t];else for(let c=t;c<=n;c++){let d=e[c];l(d)&&(d<a?a=d:d>u&&(u=d))}return[a??Se,u??-Se]}function fi(e,t,n,o){let r=Qd(e),s=Qd(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let l=n==10?On:Sp,a=r==1?zt:Yt,u=s==1?Yt:zt,c=a(l(Xe(e))),d=u(l(Xe(t))),p=ar(n,c),h=ar(n,d);return n==10&&(c<0&&(p=Re(p,-c)),d<0&&(h=Re(h,-d))),o||n==2?(e=p*r,t=h*s):(e=Cp(e,p),t=mi(t,h)),[e,t]}function Ma(e,t,n,o){let r=fi(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var Ea=.1,qd={mode:3,pad:Ea},Qr={pad:0,soft:null,mode:0},tv={min:Qr,max:Qr};function ci(e,t,n,o){return hi(n)?Yd(e,t,n):(Qr.pad=n,Qr.soft=o?0:null,Qr.mode=o?3:0,Yd(e,t,tv))}function he(e,t){return e??t}function nv(e,t,n){for(t=he(t,0),n=he(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Yd(e,t,n){let o=n.min,r=n.max,s=he(o.pad,0),l=he(r.pad,0),a=he(o.hard,-Se),u=he(r.hard,Se),c=he(o.soft,Se),d=he(r.soft,-Se),p=he(o.mode,0),h=he(r.mode,0),m=t-e,g=On(m),v=_t(Xe(e),Xe(t)),_=On(v),P=Xe(_-g);(m<1e-24||P>10)&&(m=0,(e==0||t==0)&&(m=1e-24,p==2&&c!=Se&&(s=0),h==2&&d!=-Se&&(l=0)));let x=m||v||1e3,k=On(x),R=ar(10,zt(k)),T=x*(m==0?e==0?.1:1:s),C=Re(Cp(e-T,R/10),24),E=e>=c&&(p==1||p==3&&C<=c||p==2&&C>=c)?c:Se,I=_t(a,C<E&&e>=E?E:un(E,C)),D=x*(m==0?t==0?.1:1:l),$=Re(mi(t+D,R/10),24),M=t<=d&&(h==1||h==3&&$>=d||h==2&&$<=d)?d:-Se,A=un(u,$>M&&t<=M?M:_t(M,$));return I==A&&I==0&&(A=100),[I,A]}var ov=new Intl.NumberFormat(pr?Jb.language:"en-US"),Aa=e=>ov.format(e),Dt=Math,ai=Dt.PI,Xe=Dt.abs,zt=Dt.floor,Ze=Dt.round,Yt=Dt.ceil,un=Dt.min,_t=Dt.max,ar=Dt.pow,Qd=Dt.sign,On=Dt.log10,Sp=Dt.log2,rv=(e,t=1)=>Dt.sinh(e)*t,fa=(e,t=1)=>Dt.asinh(e/t),Se=1/0;function Jd(e){return(On((e^e>>31)-(e>>31))|0)+1}function wa(e,t,n){return un(_t(e,t),n)}function Rp(e){return typeof e=="function"}function de(e){return Rp(e)?e:()=>e}var sv=()=>{},Pp=e=>e,Tp=(e,t)=>t,iv=e=>null,Zd=e=>!0,Xd=(e,t)=>e==t,lv=/\.\d*?(?=9{6,}|0{6,})/gm,vo=e=>{if(Mp(e)||Hn.has(e))return e;let t=`${e}`,n=t.match(lv);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,s]=t.split("e");return+`${vo(r)}e${s}`}return Re(e,o)};function ho(e,t){return vo(Re(vo(e/t))*t)}function mi(e,t){return vo(Yt(vo(e/t))*t)}function Cp(e,t){return vo(zt(vo(e/t))*t)}function Re(e,t=0){if(Mp(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Ze(o)/n}var Hn=new Map;function Op(e){return((""+e).split(".")[1]||"").length}function Zr(e,t,n,o){let r=[],s=o.map(Op);for(let l=t;l<n;l++){let a=Xe(l),u=Re(ar(e,l),a);for(let c=0;c<o.length;c++){let d=e==10?+`${o[c]}e${l}`:o[c]*u,p=(l>=0?0:a)+(l>=s[c]?0:s[c]),h=e==10?d:Re(d,p);r.push(h),Hn.set(h,p)}}return r}var Jr={},La=[],ur=[null,null],Vn=Array.isArray,Mp=Number.isInteger,av=e=>e===void 0;function ep(e){return typeof e=="string"}function hi(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function uv(e){return e!=null&&typeof e=="object"}var cv=Object.getPrototypeOf(Uint8Array),Ep="__proto__";function cr(e,t=hi){let n;if(Vn(e)){let o=e.find(r=>r!=null);if(Vn(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=cr(e[r],t)}else n=e.slice()}else if(e instanceof cv)n=e.slice();else if(t(e)){n={};for(let o in e)o!=Ep&&(n[o]=cr(e[o],t))}else n=e;return n}function je(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=Ep&&(hi(e[r])?je(e[r],cr(o[r])):e[r]=cr(o[r]))}return e}var dv=0,pv=1,fv=2;function mv(e,t,n){for(let o=0,r,s=-1;o<t.length;o++){let l=t[o];if(l>s){for(r=l-1;r>=0&&e[r]==null;)e[r--]=null;for(r=l+1;r<n&&e[r]==null;)e[s=r++]=null}}}function hv(e,t){if(bv(e)){let l=e[0].slice();for(let a=1;a<e.length;a++)l.push(...e[a].slice(1));return vv(l[0])||(l=yv(l)),l}let n=new Set;for(let l=0;l<e.length;l++){let u=e[l][0],c=u.length;for(let d=0;d<c;d++)n.add(u[d])}let o=[Array.from(n).sort((l,a)=>l-a)],r=o[0].length,s=new Map;for(let l=0;l<r;l++)s.set(o[0][l],l);for(let l=0;l<e.length;l++){let a=e[l],u=a[0];for(let c=1;c<a.length;c++){let d=a[c],p=Array(r).fill(void 0),h=t?t[l][c]:pv,m=[];for(let g=0;g<d.length;g++){let v=d[g],_=s.get(u[g]);v===null?h!=dv&&(p[_]=v,h==fv&&m.push(_)):p[_]=v}mv(p,m,r),o.push(p)}}return o}var gv=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function yv(e){let t=e[0],n=t.length,o=Array(n);for(let s=0;s<o.length;s++)o[s]=s;o.sort((s,l)=>t[s]-t[l]);let r=[];for(let s=0;s<e.length;s++){let l=e[s],a=Array(n);for(let u=0;u<n;u++)a[u]=l[o[u]];r.push(a)}return r}function bv(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let s=0;s<n;s++)if(r[s]!=t[s])return!1}}return!0}function vv(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=o)return!0;let s=_t(1,zt((r-o+1)/t));for(let l=e[o],a=o+s;a<=r;a+=s){let u=e[a];if(u!=null){if(u<=l)return!1;l=u}}return!0}var Ap=["January","February","March","April","May","June","July","August","September","October","November","December"],Lp=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Ip(e){return e.slice(0,3)}var xv=Lp.map(Ip),wv=Ap.map(Ip),_v={MMMM:Ap,MMM:wv,WWWW:Lp,WWW:xv};function jr(e){return(e<10?"0":"")+e}function kv(e){return(e<10?"00":e<100?"0":"")+e}var Sv={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>jr(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>jr(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>jr(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>jr(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>jr(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>kv(e.getMilliseconds())};function Ia(e,t){t=t||_v;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?Sv[r[1]]:r[0]);return s=>{let l="";for(let a=0;a<n.length;a++)l+=typeof n[a]=="string"?n[a]:n[a](s,t);return l}}var Rv=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Pv(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==Rv?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var $p=e=>e%1==0,di=[1,2,2.5,5],Tv=Zr(10,-32,0,di),zp=Zr(10,0,32,di),Cv=zp.filter($p),go=Tv.concat(zp),$a=`
`,Dp="{YYYY}",tp=$a+Dp,Np="{M}/{D}",Yr=$a+Np,ii=Yr+"/{YY}",Fp="{aa}",Ov="{h}:{mm}",ir=Ov+Fp,np=$a+ir,op=":{ss}",ve=null;function Bp(e){let t=e*1e3,n=t*60,o=n*60,r=o*24,s=r*30,l=r*365,u=(e==1?Zr(10,0,3,di).filter($p):Zr(10,-3,0,di)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),c=[[l,Dp,ve,ve,ve,ve,ve,ve,1],[r*28,"{MMM}",tp,ve,ve,ve,ve,ve,1],[r,Np,tp,ve,ve,ve,ve,ve,1],[o,"{h}"+Fp,ii,ve,Yr,ve,ve,ve,1],[n,ir,ii,ve,Yr,ve,ve,ve,1],[t,op,ii+" "+ir,ve,Yr+" "+ir,ve,np,ve,1],[e,op+".{fff}",ii+" "+ir,ve,Yr+" "+ir,ve,np,ve,1]];function d(p){return(h,m,g,v,_,P)=>{let x=[],k=_>=l,R=_>=s&&_<l,T=p(g),C=Re(T*e,3),E=ma(T.getFullYear(),k?0:T.getMonth(),R||k?1:T.getDate()),I=Re(E*e,3);if(R||k){let D=R?_/s:0,$=k?_/l:0,M=C==I?C:Re(ma(E.getFullYear()+$,E.getMonth()+D,1)*e,3),A=new Date(Ze(M/e)),z=A.getFullYear(),Y=A.getMonth();for(let W=0;M<=v;W++){let oe=ma(z+$*W,Y+D*W,1),Z=oe-p(Re(oe*e,3));M=Re((+oe+Z)*e,3),M<=v&&x.push(M)}}else{let D=_>=r?r:_,$=zt(g)-zt(C),M=I+$+mi(C-I,D);x.push(M);let A=p(M),z=A.getHours()+A.getMinutes()/n+A.getSeconds()/o,Y=_/o,W=h.axes[m]._space,oe=P/W;for(;M=Re(M+_,e==1?0:3),!(M>v);)if(Y>1){let Z=zt(Re(z+Y,6))%24,fe=p(M).getHours()-Z;fe>1&&(fe=-1),M-=fe*o,z=(z+Y)%24;let _e=x[x.length-1];Re((M-_e)/_,3)*oe>=.7&&x.push(M)}else x.push(M)}return x}}return[u,c,d]}var[Mv,Ev,Av]=Bp(1),[Lv,Iv,$v]=Bp(.001);Zr(2,-53,53,[1]);function rp(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function sp(e,t){return(n,o,r,s,l)=>{let a=t.find(g=>l>=g[0])||t[t.length-1],u,c,d,p,h,m;return o.map(g=>{let v=e(g),_=v.getFullYear(),P=v.getMonth(),x=v.getDate(),k=v.getHours(),R=v.getMinutes(),T=v.getSeconds(),C=_!=u&&a[2]||P!=c&&a[3]||x!=d&&a[4]||k!=p&&a[5]||R!=h&&a[6]||T!=m&&a[7]||a[1];return u=_,c=P,d=x,p=k,h=R,m=T,C(v)})}}function zv(e,t){let n=Ia(t);return(o,r,s,l,a)=>r.map(u=>n(e(u)))}function ma(e,t,n){return new Date(e,t,n)}function ip(e,t){return t(e)}var Dv="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function lp(e,t){return(n,o,r,s)=>s==null?Ca:t(e(o))}function Nv(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function Fv(e,t){return e.series[t].fill(e,t)}var Bv={show:!0,live:!0,isolate:!1,mount:sv,markers:{show:!0,width:2,stroke:Nv,fill:Fv,dash:"solid"},idx:null,idxs:null,values:[]};function Gv(e,t){let n=e.cursor.points,o=qt(),r=n.size(e,t);Ae(o,Kr,r),Ae(o,qr,r);let s=r/-2;Ae(o,"marginLeft",s),Ae(o,"marginTop",s);let l=n.width(e,t,r);return l&&Ae(o,"borderWidth",l),o}function Wv(e,t){let n=e.series[t].points;return n._fill||n._stroke}function Vv(e,t){let n=e.series[t].points;return n._stroke||n._fill}function Hv(e,t){return e.series[t].points.size}var ha=[0,0];function Uv(e,t,n){return ha[0]=t,ha[1]=n,ha}function li(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function ga(e,t,n,o=!0){return r=>{(!o||r.target==t)&&n(r)}}var jv={show:!0,x:!0,y:!0,lock:!1,move:Uv,points:{one:!1,show:Gv,size:Hv,width:0,stroke:Vv,fill:Wv},bind:{mousedown:li,mouseup:li,click:li,dblclick:li,mousemove:ga,mouseleave:ga,mouseenter:ga},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Gp={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},za=je({},Gp,{filter:Tp}),Wp=je({},za,{size:10}),Vp=je({},Gp,{show:!1}),Da='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Hp="bold "+Da,Up=1.5,ap={show:!0,scale:"x",stroke:Ta,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Hp,side:2,grid:za,ticks:Wp,border:Vp,font:Da,lineGap:Up,rotate:0},Kv="Value",qv="Time",up={show:!0,scale:"x",auto:!1,sorted:1,min:Se,max:-Se,idxs:[]};function Yv(e,t,n,o,r){return t.map(s=>s==null?"":Aa(s))}function Qv(e,t,n,o,r,s,l){let a=[],u=Hn.get(r)||0;n=l?n:Re(mi(n,r),u);for(let c=n;c<=o;c=Re(c+r,u))a.push(Object.is(c,-0)?0:c);return a}function _a(e,t,n,o,r,s,l){let a=[],u=e.scales[e.axes[t].scale].log,c=u==10?On:Sp,d=zt(c(n));r=ar(u,d),u==10&&(r=go[an(r,go)]);let p=n,h=r*u;u==10&&(h=go[an(h,go)]);do a.push(p),p=p+r,u==10&&!Hn.has(p)&&(p=Re(p,Hn.get(r))),p>=h&&(r=p,h=r*u,u==10&&(h=go[an(h,go)]));while(p<=o);return a}function Jv(e,t,n,o,r,s,l){let u=e.scales[e.axes[t].scale].asinh,c=o>u?_a(e,t,_t(u,n),o,r):[u],d=o>=0&&n<=0?[0]:[];return(n<-u?_a(e,t,_t(u,-o),-n,r):[u]).reverse().map(h=>-h).concat(d,c)}var jp=/./,Zv=/[12357]/,Xv=/[125]/,cp=/1/,ka=(e,t,n,o)=>e.map((r,s)=>t==4&&r==0||s%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function ex(e,t,n,o,r){let s=e.axes[n],l=s.scale,a=e.scales[l],u=e.valToPos,c=s._space,d=u(10,l),p=u(9,l)-d>=c?jp:u(7,l)-d>=c?Zv:u(5,l)-d>=c?Xv:cp;if(p==cp){let h=Xe(u(1,l)-d);if(h<c)return ka(t.slice().reverse(),a.distr,p,Yt(c/h)).reverse()}return ka(t,a.distr,p,1)}function tx(e,t,n,o,r){let s=e.axes[n],l=s.scale,a=s._space,u=e.valToPos,c=Xe(u(1,l)-u(2,l));return c<a?ka(t.slice().reverse(),3,jp,Yt(a/c)).reverse():t}function nx(e,t,n,o){return o==null?Ca:t==null?"":Aa(t)}var dp={show:!0,scale:"y",stroke:Ta,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Hp,side:3,grid:za,ticks:Wp,border:Vp,font:Da,lineGap:Up,rotate:0};function ox(e,t){let n=3+(e||1)*2;return Re(n*t,3)}function rx(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],s=e.valToPos(r[o[0]],n,!0),l=e.valToPos(r[o[1]],n,!0),a=Xe(l-s),u=e.series[t],c=a/(u.points.space*ye);return o[1]-o[0]<=c}var pp={scale:null,auto:!0,sorted:0,min:Se,max:-Se},Kp=(e,t,n,o,r)=>r,fp={show:!0,auto:!0,sorted:0,gaps:Kp,alpha:1,facets:[je({},pp,{scale:"x"}),je({},pp,{scale:"y"})]},mp={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Kp,alpha:1,points:{show:rx,filter:null},values:null,min:Se,max:-Se,idxs:[],path:null,clip:null};function sx(e,t,n,o,r){return n/10}var qp={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},ix=je({},qp,{time:!1,ori:1}),hp={};function Yp(e,t){let n=hp[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,s,l,a,u,c){for(let d=0;d<n.plots.length;d++)n.plots[d]!=r&&n.plots[d].pub(o,r,s,l,a,u,c)}},e!=null&&(hp[e]=n)),n}var dr=1,Sa=2;function xo(e,t,n){let o=e.mode,r=e.series[t],s=o==2?e._data[t]:e._data,l=e.scales,a=e.bbox,u=s[0],c=o==2?s[1]:s[t],d=o==2?l[r.facets[0].scale]:l[e.series[0].scale],p=o==2?l[r.facets[1].scale]:l[r.scale],h=a.left,m=a.top,g=a.width,v=a.height,_=e.valToPosH,P=e.valToPosV;return d.ori==0?n(r,u,c,d,p,_,P,h,m,g,v,yi,fr,vi,Jp,Xp):n(r,u,c,d,p,P,_,m,h,v,g,bi,mr,Ba,Zp,ef)}function Na(e,t){let n=0,o=0,r=he(e.bands,La);for(let s=0;s<r.length;s++){let l=r[s];l.series[0]==t?n=l.dir:l.series[1]==t&&(l.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function lx(e,t,n,o,r){let s=e.mode,l=e.series[t],a=s==2?l.facets[1].scale:l.scale,u=e.scales[a];return r==-1?u.min:r==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function Mn(e,t,n,o,r,s){return xo(e,t,(l,a,u,c,d,p,h,m,g,v,_)=>{let P=l.pxRound,x=c.dir*(c.ori==0?1:-1),k=c.ori==0?fr:mr,R,T;x==1?(R=n,T=o):(R=o,T=n);let C=P(p(a[R],c,v,m)),E=P(h(u[R],d,_,g)),I=P(p(a[T],c,v,m)),D=P(h(s==1?d.max:d.min,d,_,g)),$=new Path2D(r);return k($,I,D),k($,C,D),k($,C,E),$})}function gi(e,t,n,o,r,s){let l=null;if(e.length>0){l=new Path2D;let a=t==0?vi:Ba,u=n;for(let p=0;p<e.length;p++){let h=e[p];if(h[1]>h[0]){let m=h[0]-u;m>0&&a(l,u,o,m,o+s),u=h[1]}}let c=n+r-u,d=10;c>0&&a(l,u,o-d/2,c,o+s+d)}return l}function ax(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function Fa(e,t,n,o,r,s,l){let a=[],u=e.length;for(let c=r==1?n:o;c>=n&&c<=o;c+=r)if(t[c]===null){let p=c,h=c;if(r==1)for(;++c<=o&&t[c]===null;)h=c;else for(;--c>=n&&t[c]===null;)h=c;let m=s(e[p]),g=h==p?m:s(e[h]),v=p-r;m=l<=0&&v>=0&&v<u?s(e[v]):m;let P=h+r;g=l>=0&&P>=0&&P<u?s(e[P]):g,g>=m&&a.push([m,g])}return a}function gp(e){return e==0?Pp:e==1?Ze:t=>ho(t,e)}function Qp(e){let t=e==0?yi:bi,n=e==0?(r,s,l,a,u,c)=>{r.arcTo(s,l,a,u,c)}:(r,s,l,a,u,c)=>{r.arcTo(l,s,u,a,c)},o=e==0?(r,s,l,a,u)=>{r.rect(s,l,a,u)}:(r,s,l,a,u)=>{r.rect(l,s,u,a)};return(r,s,l,a,u,c=0,d=0)=>{c==0&&d==0?o(r,s,l,a,u):(c=un(c,a/2,u/2),d=un(d,a/2,u/2),t(r,s+c,l),n(r,s+a,l,s+a,l+u,c),n(r,s+a,l+u,s,l+u,d),n(r,s,l+u,s,l,d),n(r,s,l,s+a,l,c),r.closePath())}}var yi=(e,t,n)=>{e.moveTo(t,n)},bi=(e,t,n)=>{e.moveTo(n,t)},fr=(e,t,n)=>{e.lineTo(t,n)},mr=(e,t,n)=>{e.lineTo(n,t)},vi=Qp(0),Ba=Qp(1),Jp=(e,t,n,o,r,s)=>{e.arc(t,n,o,r,s)},Zp=(e,t,n,o,r,s)=>{e.arc(n,t,o,r,s)},Xp=(e,t,n,o,r,s,l)=>{e.bezierCurveTo(t,n,o,r,s,l)},ef=(e,t,n,o,r,s,l)=>{e.bezierCurveTo(n,t,r,o,l,s)};function tf(e){return(t,n,o,r,s)=>xo(t,n,(l,a,u,c,d,p,h,m,g,v,_)=>{let{pxRound:P,points:x}=l,k,R;c.ori==0?(k=yi,R=Jp):(k=bi,R=Zp);let T=Re(x.width*ye,3),C=(x.size-x.width)/2*ye,E=Re(C*2,3),I=new Path2D,D=new Path2D,{left:$,top:M,width:A,height:z}=t.bbox;vi(D,$-E,M-E,A+E*2,z+E*2);let Y=W=>{if(u[W]!=null){let oe=P(p(a[W],c,v,m)),Z=P(h(u[W],d,_,g));k(I,oe+C,Z),R(I,oe,Z,C,0,ai*2)}};if(s)s.forEach(Y);else for(let W=o;W<=r;W++)Y(W);return{stroke:T>0?I:null,fill:I,clip:D,flags:dr|Sa}})}function nf(e){return(t,n,o,r,s,l)=>{o!=r&&(s!=o&&l!=o&&e(t,n,o),s!=r&&l!=r&&e(t,n,r),e(t,n,l))}}var ux=nf(fr),cx=nf(mr);function of(e){let t=he(e?.alignGaps,0);return(n,o,r,s)=>xo(n,o,(l,a,u,c,d,p,h,m,g,v,_)=>{[r,s]=pi(u,r,s);let P=l.pxRound,x=z=>P(p(z,c,v,m)),k=z=>P(h(z,d,_,g)),R,T;c.ori==0?(R=fr,T=ux):(R=mr,T=cx);let C=c.dir*(c.ori==0?1:-1),E={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:dr},I=E.stroke,D=!1;if(s-r>=v*4){let z=X=>n.posToVal(X,c.key,!0),Y=null,W=null,oe,Z,kt,Le=x(a[C==1?r:s]),fe=x(a[r]),_e=x(a[s]),ae=z(C==1?fe+1:_e-1);for(let X=C==1?r:s;X>=r&&X<=s;X+=C){let Ke=a[X],Ie=(C==1?Ke<ae:Ke>ae)?Le:x(Ke),be=u[X];Ie==Le?be!=null?(Z=be,Y==null?(R(I,Ie,k(Z)),oe=Y=W=Z):Z<Y?Y=Z:Z>W&&(W=Z)):be===null&&(D=!0):(Y!=null&&T(I,Le,k(Y),k(W),k(oe),k(Z)),be!=null?(Z=be,R(I,Ie,k(Z)),Y=W=oe=Z):(Y=W=null,be===null&&(D=!0)),Le=Ie,ae=z(Le+C))}Y!=null&&Y!=W&&kt!=Le&&T(I,Le,k(Y),k(W),k(oe),k(Z))}else for(let z=C==1?r:s;z>=r&&z<=s;z+=C){let Y=u[z];Y===null?D=!0:Y!=null&&R(I,x(a[z]),k(Y))}let[M,A]=Na(n,o);if(l.fill!=null||M!=0){let z=E.fill=new Path2D(I),Y=l.fillTo(n,o,l.min,l.max,M),W=k(Y),oe=x(a[r]),Z=x(a[s]);C==-1&&([Z,oe]=[oe,Z]),R(z,Z,W),R(z,oe,W)}if(!l.spanGaps){let z=[];D&&z.push(...Fa(a,u,r,s,C,x,t)),E.gaps=z=l.gaps(n,o,r,s,z),E.clip=gi(z,c.ori,m,g,v,_)}return A!=0&&(E.band=A==2?[Mn(n,o,r,s,I,-1),Mn(n,o,r,s,I,1)]:Mn(n,o,r,s,I,A)),E})}function dx(e){let t=he(e.align,1),n=he(e.ascDesc,!1),o=he(e.alignGaps,0),r=he(e.extend,!1);return(s,l,a,u)=>xo(s,l,(c,d,p,h,m,g,v,_,P,x,k)=>{[a,u]=pi(p,a,u);let R=c.pxRound,{left:T,width:C}=s.bbox,E=fe=>R(g(fe,h,x,_)),I=fe=>R(v(fe,m,k,P)),D=h.ori==0?fr:mr,$={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:dr},M=$.stroke,A=h.dir*(h.ori==0?1:-1),z=I(p[A==1?a:u]),Y=E(d[A==1?a:u]),W=Y,oe=Y;r&&t==-1&&(oe=T,D(M,oe,z)),D(M,Y,z);for(let fe=A==1?a:u;fe>=a&&fe<=u;fe+=A){let _e=p[fe];if(_e==null)continue;let ae=E(d[fe]),X=I(_e);t==1?D(M,ae,z):D(M,W,X),D(M,ae,X),z=X,W=ae}let Z=W;r&&t==1&&(Z=T+C,D(M,Z,z));let[kt,Le]=Na(s,l);if(c.fill!=null||kt!=0){let fe=$.fill=new Path2D(M),_e=c.fillTo(s,l,c.min,c.max,kt),ae=I(_e);D(fe,Z,ae),D(fe,oe,ae)}if(!c.spanGaps){let fe=[];fe.push(...Fa(d,p,a,u,A,E,o));let _e=c.width*ye/2,ae=n||t==1?_e:-_e,X=n||t==-1?-_e:_e;fe.forEach(Ke=>{Ke[0]+=ae,Ke[1]+=X}),$.gaps=fe=c.gaps(s,l,a,u,fe),$.clip=gi(fe,h.ori,_,P,x,k)}return Le!=0&&($.band=Le==2?[Mn(s,l,a,u,M,-1),Mn(s,l,a,u,M,1)]:Mn(s,l,a,u,M,Le)),$})}function yp(e,t,n,o,r,s,l=Se){if(e.length>1){let a=null;for(let u=0,c=1/0;u<e.length;u++)if(t[u]!==void 0){if(a!=null){let d=Xe(e[u]-e[a]);d<c&&(c=d,l=Xe(n(e[u],o,r,s)-n(e[a],o,r,s)))}a=u}}return l}function px(e){e=e||Jr;let t=he(e.size,[.6,Se,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=de(r),l=1-t[0],a=he(t[1],Se),u=he(t[2],1),c=he(e.disp,Jr),d=he(e.each,m=>{}),{fill:p,stroke:h}=c;return(m,g,v,_)=>xo(m,g,(P,x,k,R,T,C,E,I,D,$,M)=>{let A=P.pxRound,z=n,Y=o*ye,W=a*ye,oe=u*ye,Z,kt;R.ori==0?[Z,kt]=s(m,g):[kt,Z]=s(m,g);let Le=R.dir*(R.ori==0?1:-1),fe=R.ori==0?vi:Ba,_e=R.ori==0?d:(j,Pe,qe,To,Qn,dn,Jn)=>{d(j,Pe,qe,Qn,To,Jn,dn)},ae=he(m.bands,La).find(j=>j.series[0]==g),X=ae!=null?ae.dir:0,Ke=P.fillTo(m,g,P.min,P.max,X),ht=A(E(Ke,T,M,D)),Ie,be,Jt,Ct=$,De=A(P.width*ye),cn=!1,Sn=null,Nt=null,An=null,So=null;p!=null&&(De==0||h!=null)&&(cn=!0,Sn=p.values(m,g,v,_),Nt=new Map,new Set(Sn).forEach(j=>{j!=null&&Nt.set(j,new Path2D)}),De>0&&(An=h.values(m,g,v,_),So=new Map,new Set(An).forEach(j=>{j!=null&&So.set(j,new Path2D)})));let{x0:Ro,size:Rr}=c;if(Ro!=null&&Rr!=null){z=1,x=Ro.values(m,g,v,_),Ro.unit==2&&(x=x.map(qe=>m.posToVal(I+qe*$,R.key,!0)));let j=Rr.values(m,g,v,_);Rr.unit==2?be=j[0]*$:be=C(j[0],R,$,I)-C(0,R,$,I),Ct=yp(x,k,C,R,$,I,Ct),Jt=Ct-be+Y}else Ct=yp(x,k,C,R,$,I,Ct),Jt=Ct*l+Y,be=Ct-Jt;Jt<1&&(Jt=0),De>=be/2&&(De=0),Jt<5&&(A=Pp);let ys=Jt>0,qn=Ct-Jt-(ys?De:0);be=A(wa(qn,oe,W)),Ie=(z==0?be/2:z==Le?0:be)-z*Le*((z==0?Y/2:0)+(ys?De/2:0));let gt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Po=cn?null:new Path2D,Rn=null;if(ae!=null)Rn=m.data[ae.series[1]];else{let{y0:j,y1:Pe}=c;j!=null&&Pe!=null&&(k=Pe.values(m,g,v,_),Rn=j.values(m,g,v,_))}let Yn=Z*be,ie=kt*be;for(let j=Le==1?v:_;j>=v&&j<=_;j+=Le){let Pe=k[j];if(Pe==null)continue;if(Rn!=null){let St=Rn[j]??0;if(Pe-St==0)continue;ht=E(St,T,M,D)}let qe=R.distr!=2||c!=null?x[j]:j,To=C(qe,R,$,I),Qn=E(he(Pe,Ke),T,M,D),dn=A(To-Ie),Jn=A(_t(Qn,ht)),Ot=A(un(Qn,ht)),Ft=Jn-Ot;if(Pe!=null){let St=Pe<0?ie:Yn,Zt=Pe<0?Yn:ie;cn?(De>0&&An[j]!=null&&fe(So.get(An[j]),dn,Ot+zt(De/2),be,_t(0,Ft-De),St,Zt),Sn[j]!=null&&fe(Nt.get(Sn[j]),dn,Ot+zt(De/2),be,_t(0,Ft-De),St,Zt)):fe(Po,dn,Ot+zt(De/2),be,_t(0,Ft-De),St,Zt),_e(m,g,j,dn-De/2,Ot,be+De,Ft)}}return De>0?gt.stroke=cn?So:Po:cn||(gt._fill=P.width==0?P._fill:P._stroke??P._fill,gt.width=0),gt.fill=cn?Nt:Po,gt})}function fx(e,t){let n=he(t?.alignGaps,0);return(o,r,s,l)=>xo(o,r,(a,u,c,d,p,h,m,g,v,_,P)=>{[s,l]=pi(c,s,l);let x=a.pxRound,k=Z=>x(h(Z,d,_,g)),R=Z=>x(m(Z,p,P,v)),T,C,E;d.ori==0?(T=yi,E=fr,C=Xp):(T=bi,E=mr,C=ef);let I=d.dir*(d.ori==0?1:-1),D=k(u[I==1?s:l]),$=D,M=[],A=[];for(let Z=I==1?s:l;Z>=s&&Z<=l;Z+=I)if(c[Z]!=null){let Le=u[Z],fe=k(Le);M.push($=fe),A.push(R(c[Z]))}let z={stroke:e(M,A,T,E,C,x),fill:null,clip:null,band:null,gaps:null,flags:dr},Y=z.stroke,[W,oe]=Na(o,r);if(a.fill!=null||W!=0){let Z=z.fill=new Path2D(Y),kt=a.fillTo(o,r,a.min,a.max,W),Le=R(kt);E(Z,$,Le),E(Z,D,Le)}if(!a.spanGaps){let Z=[];Z.push(...Fa(u,c,s,l,I,k,n)),z.gaps=Z=a.gaps(o,r,s,l,Z),z.clip=gi(Z,d.ori,g,v,_,P)}return oe!=0&&(z.band=oe==2?[Mn(o,r,s,l,Y,-1),Mn(o,r,s,l,Y,1)]:Mn(o,r,s,l,Y,oe)),z})}function mx(e){return fx(hx,e)}function hx(e,t,n,o,r,s){let l=e.length;if(l<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),l==2)o(a,e[1],t[1]);else{let u=Array(l),c=Array(l-1),d=Array(l-1),p=Array(l-1);for(let h=0;h<l-1;h++)d[h]=t[h+1]-t[h],p[h]=e[h+1]-e[h],c[h]=d[h]/p[h];u[0]=c[0];for(let h=1;h<l-1;h++)c[h]===0||c[h-1]===0||c[h-1]>0!=c[h]>0?u[h]=0:(u[h]=3*(p[h-1]+p[h])/((2*p[h]+p[h-1])/c[h-1]+(p[h]+2*p[h-1])/c[h]),isFinite(u[h])||(u[h]=0));u[l-1]=c[l-2];for(let h=0;h<l-1;h++)r(a,e[h]+p[h]/3,t[h]+u[h]*p[h]/3,e[h+1]-p[h]/3,t[h+1]-u[h+1]*p[h]/3,e[h+1],t[h+1])}return a}var Ra=new Set;function bp(){for(let e of Ra)e.syncRect(!0)}pr&&(bo(Yb,lr,bp),bo(Qb,lr,bp,!0),bo(ui,lr,()=>{lt.pxRatio=ye}));var gx=of(),yx=tf();function vp(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,l)=>Pa(s,l,t,n))}function bx(e,t){return e.map((n,o)=>o==0?{}:je({},t,n))}function Pa(e,t,n,o){return je({},t==0?n:o,e)}function rf(e,t,n){return t==null?ur:[t,n]}var vx=rf;function xx(e,t,n){return t==null?ur:ci(t,n,Ea,!0)}function sf(e,t,n,o){return t==null?ur:fi(t,n,e.scales[o].log,!1)}var wx=sf;function lf(e,t,n,o){return t==null?ur:Ma(t,n,e.scales[o].log,!1)}var _x=lf;function kx(e,t,n,o,r){let s=_t(Jd(e),Jd(t)),l=t-e,a=an(r/o*l,n);do{let u=n[a],c=o*u/l;if(c>=r&&s+(u<5?Hn.get(u):0)<=17)return[u,c]}while(++a<n.length);return[0,0]}function xp(e){let t,n;return e=e.replace(/(\d+)px/,(o,r)=>(t=Ze((n=+r)*ye))+"px"),[e,t,n]}function Sx(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=Re(t[2]*ye,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function lt(e,t,n){let o={mode:he(e.mode,1)},r=o.mode;function s(f,y,b,w){let S=y.valToPct(f);return w+b*(y.dir==-1?1-S:S)}function l(f,y,b,w){let S=y.valToPct(f);return w+b*(y.dir==-1?S:1-S)}function a(f,y,b,w){return y.ori==0?s(f,y,b,w):l(f,y,b,w)}o.valToPosH=s,o.valToPosV=l;let u=!1;o.status=0;let c=o.root=qt(Eb);if(e.id!=null&&(c.id=e.id),$t(c,e.class),e.title){let f=qt(Ib,c);f.textContent=e.title}let d=ln("canvas"),p=o.ctx=d.getContext("2d"),h=qt($b,c);bo("click",h,f=>{f.target===g&&(Te!=No||$e!=Fo)&&ut.click(o,f)},!0);let m=o.under=qt(zb,h);h.appendChild(d);let g=o.over=qt(Db,h);e=cr(e);let v=+he(e.pxAlign,1),_=gp(v);(e.plugins||[]).forEach(f=>{f.opts&&(e=f.opts(o,e)||e)});let P=e.ms||.001,x=o.series=r==1?vp(e.series||[],up,mp,!1):bx(e.series||[null],fp),k=o.axes=vp(e.axes||[],ap,dp,!0),R=o.scales={},T=o.bands=e.bands||[];T.forEach(f=>{f.fill=de(f.fill||null),f.dir=he(f.dir,-1)});let C=r==2?x[1].facets[0].scale:x[0].scale,E={axes:Bg,series:$g},I=(e.drawOrder||["axes","series"]).map(f=>E[f]);function D(f){let y=f.distr==3?b=>On(b>0?b:f.clamp(o,b,f.min,f.max,f.key)):f.distr==4?b=>fa(b,f.asinh):f.distr==100?b=>f.fwd(b):b=>b;return b=>{let w=y(b),{_min:S,_max:O}=f,L=O-S;return(w-S)/L}}function $(f){let y=R[f];if(y==null){let b=(e.scales||Jr)[f]||Jr;if(b.from!=null){$(b.from);let w=je({},R[b.from],b,{key:f});w.valToPct=D(w),R[f]=w}else{y=R[f]=je({},f==C?qp:ix,b),y.key=f;let w=y.time,S=y.range,O=Vn(S);if((f!=C||r==2&&!w)&&(O&&(S[0]==null||S[1]==null)&&(S={min:S[0]==null?qd:{mode:1,hard:S[0],soft:S[0]},max:S[1]==null?qd:{mode:1,hard:S[1],soft:S[1]}},O=!1),!O&&hi(S))){let L=S;S=(F,G,V)=>G==null?ur:ci(G,V,L)}y.range=de(S||(w?vx:f==C?y.distr==3?wx:y.distr==4?_x:rf:y.distr==3?sf:y.distr==4?lf:xx)),y.auto=de(O?!1:y.auto),y.clamp=de(y.clamp||sx),y._min=y._max=null,y.valToPct=D(y)}}}$("x"),$("y"),r==1&&x.forEach(f=>{$(f.scale)}),k.forEach(f=>{$(f.scale)});for(let f in e.scales)$(f);let M=R[C],A=M.distr,z,Y;M.ori==0?($t(c,Ab),z=s,Y=l):($t(c,Lb),z=l,Y=s);let W={};for(let f in R){let y=R[f];(y.min!=null||y.max!=null)&&(W[f]={min:y.min,max:y.max},y.min=y.max=null)}let oe=e.tzDate||(f=>new Date(Ze(f/P))),Z=e.fmtDate||Ia,kt=P==1?Av(oe):$v(oe),Le=sp(oe,rp(P==1?Ev:Iv,Z)),fe=lp(oe,ip(Dv,Z)),_e=[],ae=o.legend=je({},Bv,e.legend),X=o.cursor=je({},jv,{drag:{y:r==2}},e.cursor),Ke=ae.show,ht=X.show,Ie=ae.markers;ae.idxs=_e,Ie.width=de(Ie.width),Ie.dash=de(Ie.dash),Ie.stroke=de(Ie.stroke),Ie.fill=de(Ie.fill);let be,Jt,Ct,De=[],cn=[],Sn,Nt=!1,An={};if(ae.live){let f=x[1]?x[1].values:null;Nt=f!=null,Sn=Nt?f(o,1,0):{_:0};for(let y in Sn)An[y]=Ca}if(Ke)if(be=ln("table",Vb,c),Ct=ln("tbody",null,be),ae.mount(o,be),Nt){Jt=ln("thead",null,be,Ct);let f=ln("tr",null,Jt);ln("th",null,f);for(var So in Sn)ln("th",$d,f).textContent=So}else $t(be,Ub),ae.live&&$t(be,Hb);let Ro={show:!0},Rr={show:!1};function ys(f,y){if(y==0&&(Nt||!ae.live||r==2))return ur;let b=[],w=ln("tr",jb,Ct,Ct.childNodes[y]);$t(w,f.class),f.show||$t(w,yo);let S=ln("th",null,w);if(Ie.show){let F=qt(Kb,S);if(y>0){let G=Ie.width(o,y);G&&(F.style.border=G+"px "+Ie.dash(o,y)+" "+Ie.stroke(o,y)),F.style.background=Ie.fill(o,y)}}let O=qt($d,S);f.label instanceof HTMLElement?O.appendChild(f.label):O.textContent=f.label,y>0&&(Ie.show||(O.style.color=f.width>0?Ie.stroke(o,y):Ie.fill(o,y)),gt("click",S,F=>{if(X._lock)return;Xn(F);let G=x.indexOf(f);if((F.ctrlKey||F.metaKey)!=ae.isolate){let V=x.some((H,K)=>K>0&&K!=G&&H.show);x.forEach((H,K)=>{K>0&&fn(K,V?K==G?Ro:Rr:Ro,!0,Ue.setSeries)})}else fn(G,{show:!f.show},!0,Ue.setSeries)},!1),Oo&&gt(Fd,S,F=>{X._lock||(Xn(F),fn(x.indexOf(f),Go,!0,Ue.setSeries))},!1));for(var L in Sn){let F=ln("td",qb,w);F.textContent="--",b.push(F)}return[w,b]}let qn=new Map;function gt(f,y,b,w=!0){let S=qn.get(y)||{},O=X.bind[f](o,y,b,w);O&&(bo(f,y,S[f]=O),qn.set(y,S))}function Po(f,y,b){let w=qn.get(y)||{};for(let S in w)(f==null||S==f)&&(xa(S,y,w[S]),delete w[S]);f==null&&qn.delete(y)}let Rn=0,Yn=0,ie=0,j=0,Pe=0,qe=0,To=Pe,Qn=qe,dn=ie,Jn=j,Ot=0,Ft=0,St=0,Zt=0;o.bbox={};let tl=!1,bs=!1,Co=!1,Zn=!1,vs=!1,Bt=!1;function nl(f,y,b){(b||f!=o.width||y!=o.height)&&Cu(f,y),Io(!1),Co=!0,bs=!0,$o()}function Cu(f,y){o.width=Rn=ie=f,o.height=Yn=j=y,Pe=qe=0,Cg(),Og();let b=o.bbox;Ot=b.left=ho(Pe*ye,.5),Ft=b.top=ho(qe*ye,.5),St=b.width=ho(ie*ye,.5),Zt=b.height=ho(j*ye,.5)}let Rg=3;function Pg(){let f=!1,y=0;for(;!f;){y++;let b=Ng(y),w=Fg(y);f=y==Rg||b&&w,f||(Cu(o.width,o.height),bs=!0)}}function Tg({width:f,height:y}){nl(f,y)}o.setSize=Tg;function Cg(){let f=!1,y=!1,b=!1,w=!1;k.forEach((S,O)=>{if(S.show&&S._show){let{side:L,_size:F}=S,G=L%2,V=S.label!=null?S.labelSize:0,H=F+V;H>0&&(G?(ie-=H,L==3?(Pe+=H,w=!0):b=!0):(j-=H,L==0?(qe+=H,f=!0):y=!0))}}),eo[0]=f,eo[1]=b,eo[2]=y,eo[3]=w,ie-=Ln[1]+Ln[3],Pe+=Ln[3],j-=Ln[2]+Ln[0],qe+=Ln[0]}function Og(){let f=Pe+ie,y=qe+j,b=Pe,w=qe;function S(O,L){switch(O){case 1:return f+=L,f-L;case 2:return y+=L,y-L;case 3:return b-=L,b+L;case 0:return w-=L,w+L}}k.forEach((O,L)=>{if(O.show&&O._show){let F=O.side;O._pos=S(F,O._size),O.label!=null&&(O._lpos=S(F,O.labelSize))}})}if(X.dataIdx==null){let f=X.hover,y=f.skip=new Set(f.skip??[]);y.add(void 0);let b=f.prox=de(f.prox),w=f.bias??=0;X.dataIdx=(S,O,L,F)=>{if(O==0)return L;let G=L,V=b(S,O,L,F)??Se,H=V>=0&&V<Se,K=M.ori==0?ie:j,re=X.left,ge=t[0],me=t[O];if(y.has(me[L])){G=null;let ue=null,ne=null,ee;if(w==0||w==-1)for(ee=L;ue==null&&ee-- >0;)y.has(me[ee])||(ue=ee);if(w==0||w==1)for(ee=L;ne==null&&ee++<me.length;)y.has(me[ee])||(ne=ee);if(ue!=null||ne!=null)if(H){let Oe=ue==null?-1/0:z(ge[ue],M,K,0),Ge=ne==null?1/0:z(ge[ne],M,K,0),st=re-Oe,ke=Ge-re;st<=ke?st<=V&&(G=ue):ke<=V&&(G=ne)}else G=ne==null?ue:ue==null?ne:L-ue<=ne-L?ue:ne}else H&&Xe(re-z(ge[L],M,K,0))>V&&(G=null);return G}}let Xn=f=>{X.event=f};X.idxs=_e,X._lock=!1;let mt=X.points;mt.show=de(mt.show),mt.size=de(mt.size),mt.stroke=de(mt.stroke),mt.width=de(mt.width),mt.fill=de(mt.fill);let pn=o.focus=je({},e.focus||{alpha:.3},X.focus),Oo=pn.prox>=0,Mo=Oo&&mt.one,Gt=[],Eo=[],Ao=[];function Ou(f,y){let b=mt.show(o,y);if(b instanceof HTMLElement)return $t(b,Wb),$t(b,f.class),wn(b,-10,-10,ie,j),g.insertBefore(b,Gt[y]),b}function Mu(f,y){if(r==1||y>0){let b=r==1&&R[f.scale].time,w=f.value;f.value=b?ep(w)?lp(oe,ip(w,Z)):w||fe:w||nx,f.label=f.label||(b?qv:Kv)}if(Mo||y>0){f.width=f.width==null?1:f.width,f.paths=f.paths||gx||iv,f.fillTo=de(f.fillTo||lx),f.pxAlign=+he(f.pxAlign,v),f.pxRound=gp(f.pxAlign),f.stroke=de(f.stroke||null),f.fill=de(f.fill||null),f._stroke=f._fill=f._paths=f._focus=null;let b=ox(_t(1,f.width),1),w=f.points=je({},{size:b,width:_t(1,b*.2),stroke:f.stroke,space:b*2,paths:yx,_stroke:null,_fill:null},f.points);w.show=de(w.show),w.filter=de(w.filter),w.fill=de(w.fill),w.stroke=de(w.stroke),w.paths=de(w.paths),w.pxAlign=f.pxAlign}if(Ke){let b=ys(f,y);De.splice(y,0,b[0]),cn.splice(y,0,b[1]),ae.values.push(null)}if(ht){_e.splice(y,0,null);let b=null;Mo?y==0&&(b=Ou(f,y)):y>0&&(b=Ou(f,y)),Gt.splice(y,0,b),Eo.splice(y,0,0),Ao.splice(y,0,0)}rt("addSeries",y)}function Mg(f,y){y=y??x.length,f=r==1?Pa(f,y,up,mp):Pa(f,y,{},fp),x.splice(y,0,f),Mu(x[y],y)}o.addSeries=Mg;function Eg(f){if(x.splice(f,1),Ke){ae.values.splice(f,1),cn.splice(f,1);let y=De.splice(f,1)[0];Po(null,y.firstChild),y.remove()}ht&&(_e.splice(f,1),Gt.splice(f,1)[0].remove(),Eo.splice(f,1),Ao.splice(f,1)),rt("delSeries",f)}o.delSeries=Eg;let eo=[!1,!1,!1,!1];function Ag(f,y){if(f._show=f.show,f.show){let b=f.side%2,w=R[f.scale];w==null&&(f.scale=b?x[1].scale:C,w=R[f.scale]);let S=w.time;f.size=de(f.size),f.space=de(f.space),f.rotate=de(f.rotate),Vn(f.incrs)&&f.incrs.forEach(L=>{!Hn.has(L)&&Hn.set(L,Op(L))}),f.incrs=de(f.incrs||(w.distr==2?Cv:S?P==1?Mv:Lv:go)),f.splits=de(f.splits||(S&&w.distr==1?kt:w.distr==3?_a:w.distr==4?Jv:Qv)),f.stroke=de(f.stroke),f.grid.stroke=de(f.grid.stroke),f.ticks.stroke=de(f.ticks.stroke),f.border.stroke=de(f.border.stroke);let O=f.values;f.values=Vn(O)&&!Vn(O[0])?de(O):S?Vn(O)?sp(oe,rp(O,Z)):ep(O)?zv(oe,O):O||Le:O||Yv,f.filter=de(f.filter||(w.distr>=3&&w.log==10?ex:w.distr==3&&w.log==2?tx:Tp)),f.font=xp(f.font),f.labelFont=xp(f.labelFont),f._size=f.size(o,null,y,0),f._space=f._rotate=f._incrs=f._found=f._splits=f._values=null,f._size>0&&(eo[y]=!0,f._el=qt(Nb,h))}}function Pr(f,y,b,w){let[S,O,L,F]=b,G=y%2,V=0;return G==0&&(F||O)&&(V=y==0&&!S||y==2&&!L?Ze(ap.size/3):0),G==1&&(S||L)&&(V=y==1&&!O||y==3&&!F?Ze(dp.size/2):0),V}let Eu=o.padding=(e.padding||[Pr,Pr,Pr,Pr]).map(f=>de(he(f,Pr))),Ln=o._padding=Eu.map((f,y)=>f(o,y,eo,0)),at,et=null,tt=null,xs=r==1?x[0].idxs:null,Xt=null,Tr=!1;function Au(f,y){if(t=f??[],o.data=o._data=t,r==2){at=0;for(let b=1;b<x.length;b++)at+=t[b][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Xt=t[0],at=Xt.length;let b=t;if(A==2){b=t.slice();let w=b[0]=Array(at);for(let S=0;S<at;S++)w[S]=S}o._data=t=b}if(Io(!0),rt("setData"),A==2&&(Co=!0),y!==!1){let b=M;b.auto(o,Tr)?ol():$n(C,b.min,b.max),Zn=Zn||X.left>=0,Bt=!0,$o()}}o.setData=Au;function ol(){Tr=!0;let f,y;r==1&&(at>0?(et=xs[0]=0,tt=xs[1]=at-1,f=t[0][et],y=t[0][tt],A==2?(f=et,y=tt):f==y&&(A==3?[f,y]=fi(f,f,M.log,!1):A==4?[f,y]=Ma(f,f,M.log,!1):M.time?y=f+Ze(86400/P):[f,y]=ci(f,y,Ea,!0))):(et=xs[0]=f=null,tt=xs[1]=y=null)),$n(C,f,y)}let ws,Lo,rl,sl,il,ll,al,ul,cl,Rt;function Lu(f,y,b,w,S,O){f??=Dd,b??=La,w??="butt",S??=Dd,O??="round",f!=ws&&(p.strokeStyle=ws=f),S!=Lo&&(p.fillStyle=Lo=S),y!=rl&&(p.lineWidth=rl=y),O!=il&&(p.lineJoin=il=O),w!=ll&&(p.lineCap=ll=w),b!=sl&&p.setLineDash(sl=b)}function Iu(f,y,b,w){y!=Lo&&(p.fillStyle=Lo=y),f!=al&&(p.font=al=f),b!=ul&&(p.textAlign=ul=b),w!=cl&&(p.textBaseline=cl=w)}function dl(f,y,b,w,S=0){if(w.length>0&&f.auto(o,Tr)&&(y==null||y.min==null)){let O=he(et,0),L=he(tt,w.length-1),F=b.min==null?ev(w,O,L,S,f.distr==3):[b.min,b.max];f.min=un(f.min,b.min=F[0]),f.max=_t(f.max,b.max=F[1])}}let $u={min:null,max:null};function Lg(){for(let w in R){let S=R[w];W[w]==null&&(S.min==null||W[C]!=null&&S.auto(o,Tr))&&(W[w]=$u)}for(let w in R){let S=R[w];W[w]==null&&S.from!=null&&W[S.from]!=null&&(W[w]=$u)}W[C]!=null&&Io(!0);let f={};for(let w in W){let S=W[w];if(S!=null){let O=f[w]=cr(R[w],uv);if(S.min!=null)je(O,S);else if(w!=C||r==2)if(at==0&&O.from==null){let L=O.range(o,null,null,w);O.min=L[0],O.max=L[1]}else O.min=Se,O.max=-Se}}if(at>0){x.forEach((w,S)=>{if(r==1){let O=w.scale,L=W[O];if(L==null)return;let F=f[O];if(S==0){let G=F.range(o,F.min,F.max,O);F.min=G[0],F.max=G[1],et=an(F.min,t[0]),tt=an(F.max,t[0]),tt-et>1&&(t[0][et]<F.min&&et++,t[0][tt]>F.max&&tt--),w.min=Xt[et],w.max=Xt[tt]}else w.show&&w.auto&&dl(F,L,w,t[S],w.sorted);w.idxs[0]=et,w.idxs[1]=tt}else if(S>0&&w.show&&w.auto){let[O,L]=w.facets,F=O.scale,G=L.scale,[V,H]=t[S],K=f[F],re=f[G];K!=null&&dl(K,W[F],O,V,O.sorted),re!=null&&dl(re,W[G],L,H,L.sorted),w.min=L.min,w.max=L.max}});for(let w in f){let S=f[w],O=W[w];if(S.from==null&&(O==null||O.min==null)){let L=S.range(o,S.min==Se?null:S.min,S.max==-Se?null:S.max,w);S.min=L[0],S.max=L[1]}}}for(let w in f){let S=f[w];if(S.from!=null){let O=f[S.from];if(O.min==null)S.min=S.max=null;else{let L=S.range(o,O.min,O.max,w);S.min=L[0],S.max=L[1]}}}let y={},b=!1;for(let w in f){let S=f[w],O=R[w];if(O.min!=S.min||O.max!=S.max){O.min=S.min,O.max=S.max;let L=O.distr;O._min=L==3?On(O.min):L==4?fa(O.min,O.asinh):L==100?O.fwd(O.min):O.min,O._max=L==3?On(O.max):L==4?fa(O.max,O.asinh):L==100?O.fwd(O.max):O.max,y[w]=b=!0}}if(b){x.forEach((w,S)=>{r==2?S>0&&y.y&&(w._paths=null):y[w.scale]&&(w._paths=null)});for(let w in y)Co=!0,rt("setScale",w);ht&&X.left>=0&&(Zn=Bt=!0)}for(let w in W)W[w]=null}function Ig(f){let y=wa(et-1,0,at-1),b=wa(tt+1,0,at-1);for(;f[y]==null&&y>0;)y--;for(;f[b]==null&&b<at-1;)b++;return[y,b]}function $g(){if(at>0){let f=x.some(y=>y._focus)&&Rt!=pn.alpha;f&&(p.globalAlpha=Rt=pn.alpha),x.forEach((y,b)=>{if(b>0&&y.show&&(zu(b,!1),zu(b,!0),y._paths==null)){let w=Rt;Rt!=y.alpha&&(p.globalAlpha=Rt=y.alpha);let S=r==2?[0,t[b][0].length-1]:Ig(t[b]);y._paths=y.paths(o,b,S[0],S[1]),Rt!=w&&(p.globalAlpha=Rt=w)}}),x.forEach((y,b)=>{if(b>0&&y.show){let w=Rt;Rt!=y.alpha&&(p.globalAlpha=Rt=y.alpha),y._paths!=null&&Du(b,!1);{let S=y._paths!=null?y._paths.gaps:null,O=y.points.show(o,b,et,tt,S),L=y.points.filter(o,b,O,S);(O||L)&&(y.points._paths=y.points.paths(o,b,et,tt,L),Du(b,!0))}Rt!=w&&(p.globalAlpha=Rt=w),rt("drawSeries",b)}}),f&&(p.globalAlpha=Rt=1)}}function zu(f,y){let b=y?x[f].points:x[f];b._stroke=b.stroke(o,f),b._fill=b.fill(o,f)}function Du(f,y){let b=y?x[f].points:x[f],{stroke:w,fill:S,clip:O,flags:L,_stroke:F=b._stroke,_fill:G=b._fill,_width:V=b.width}=b._paths;V=Re(V*ye,3);let H=null,K=V%2/2;y&&G==null&&(G=V>0?"#fff":F);let re=b.pxAlign==1&&K>0;if(re&&p.translate(K,K),!y){let ge=Ot-V/2,me=Ft-V/2,ue=St+V,ne=Zt+V;H=new Path2D,H.rect(ge,me,ue,ne)}y?pl(F,V,b.dash,b.cap,G,w,S,L,O):zg(f,F,V,b.dash,b.cap,G,w,S,L,H,O),re&&p.translate(-K,-K)}function zg(f,y,b,w,S,O,L,F,G,V,H){let K=!1;G!=0&&T.forEach((re,ge)=>{if(re.series[0]==f){let me=x[re.series[1]],ue=t[re.series[1]],ne=(me._paths||Jr).band;Vn(ne)&&(ne=re.dir==1?ne[0]:ne[1]);let ee,Oe=null;me.show&&ne&&nv(ue,et,tt)?(Oe=re.fill(o,ge)||O,ee=me._paths.clip):ne=null,pl(y,b,w,S,Oe,L,F,G,V,H,ee,ne),K=!0}}),K||pl(y,b,w,S,O,L,F,G,V,H)}let Nu=dr|Sa;function pl(f,y,b,w,S,O,L,F,G,V,H,K){Lu(f,y,b,w,S),(G||V||K)&&(p.save(),G&&p.clip(G),V&&p.clip(V)),K?(F&Nu)==Nu?(p.clip(K),H&&p.clip(H),ks(S,L),_s(f,O,y)):F&Sa?(ks(S,L),p.clip(K),_s(f,O,y)):F&dr&&(p.save(),p.clip(K),H&&p.clip(H),ks(S,L),p.restore(),_s(f,O,y)):(ks(S,L),_s(f,O,y)),(G||V||K)&&p.restore()}function _s(f,y,b){b>0&&(y instanceof Map?y.forEach((w,S)=>{p.strokeStyle=ws=S,p.stroke(w)}):y!=null&&f&&p.stroke(y))}function ks(f,y){y instanceof Map?y.forEach((b,w)=>{p.fillStyle=Lo=w,p.fill(b)}):y!=null&&f&&p.fill(y)}function Dg(f,y,b,w){let S=k[f],O;if(w<=0)O=[0,0];else{let L=S._space=S.space(o,f,y,b,w),F=S._incrs=S.incrs(o,f,y,b,w,L);O=kx(y,b,F,w,L)}return S._found=O}function fl(f,y,b,w,S,O,L,F,G,V){let H=L%2/2;v==1&&p.translate(H,H),Lu(F,L,G,V,F),p.beginPath();let K,re,ge,me,ue=S+(w==0||w==3?-O:O);b==0?(re=S,me=ue):(K=S,ge=ue);for(let ne=0;ne<f.length;ne++)y[ne]!=null&&(b==0?K=ge=f[ne]:re=me=f[ne],p.moveTo(K,re),p.lineTo(ge,me));p.stroke(),v==1&&p.translate(-H,-H)}function Ng(f){let y=!0;return k.forEach((b,w)=>{if(!b.show)return;let S=R[b.scale];if(S.min==null){b._show&&(y=!1,b._show=!1,Io(!1));return}else b._show||(y=!1,b._show=!0,Io(!1));let O=b.side,L=O%2,{min:F,max:G}=S,[V,H]=Dg(w,F,G,L==0?ie:j);if(H==0)return;let K=S.distr==2,re=b._splits=b.splits(o,w,F,G,V,H,K),ge=S.distr==2?re.map(ee=>Xt[ee]):re,me=S.distr==2?Xt[re[1]]-Xt[re[0]]:V,ue=b._values=b.values(o,b.filter(o,ge,w,H,me),w,H,me);b._rotate=O==2?b.rotate(o,ue,w,H):0;let ne=b._size;b._size=Yt(b.size(o,ue,w,f)),ne!=null&&b._size!=ne&&(y=!1)}),y}function Fg(f){let y=!0;return Eu.forEach((b,w)=>{let S=b(o,w,eo,f);S!=Ln[w]&&(y=!1),Ln[w]=S}),y}function Bg(){for(let f=0;f<k.length;f++){let y=k[f];if(!y.show||!y._show)continue;let b=y.side,w=b%2,S,O,L=y.stroke(o,f),F=b==0||b==3?-1:1,[G,V]=y._found;if(y.label!=null){let bt=y.labelGap*F,At=Ze((y._lpos+bt)*ye);Iu(y.labelFont[0],L,"center",b==2?"top":zd),p.save(),w==1?(S=O=0,p.translate(At,Ze(Ft+Zt/2)),p.rotate((b==3?-ai:ai)/2)):(S=Ze(Ot+St/2),O=At);let oo=Rp(y.label)?y.label(o,f,G,V):y.label;p.fillText(oo,S,O),p.restore()}if(V==0)continue;let H=R[y.scale],K=w==0?St:Zt,re=w==0?Ot:Ft,ge=y._splits,me=H.distr==2?ge.map(bt=>Xt[bt]):ge,ue=H.distr==2?Xt[ge[1]]-Xt[ge[0]]:G,ne=y.ticks,ee=y.border,Oe=ne.show?ne.size:0,Ge=Ze(Oe*ye),st=Ze((y.alignTo==2?y._size-Oe-y.gap:y.gap)*ye),ke=y._rotate*-ai/180,We=_(y._pos*ye),Mt=(Ge+st)*F,yt=We+Mt;O=w==0?yt:0,S=w==1?yt:0;let Wt=y.font[0],en=y.align==1?sr:y.align==2?ca:ke>0?sr:ke<0?ca:w==0?"center":b==3?ca:sr,hn=ke||w==1?"middle":b==2?"top":zd;Iu(Wt,L,en,hn);let Et=y.font[1]*y.lineGap,Vt=ge.map(bt=>_(a(bt,H,K,re))),tn=y._values;for(let bt=0;bt<tn.length;bt++){let At=tn[bt];if(At!=null){w==0?S=Vt[bt]:O=Vt[bt],At=""+At;let oo=At.indexOf(`
`)==-1?[At]:At.split(/\n/gm);for(let vt=0;vt<oo.length;vt++){let oc=oo[vt];ke?(p.save(),p.translate(S,O+vt*Et),p.rotate(ke),p.fillText(oc,0,0),p.restore()):p.fillText(oc,S,O+vt*Et)}}}ne.show&&fl(Vt,ne.filter(o,me,f,V,ue),w,b,We,Ge,Re(ne.width*ye,3),ne.stroke(o,f),ne.dash,ne.cap);let gn=y.grid;gn.show&&fl(Vt,gn.filter(o,me,f,V,ue),w,w==0?2:1,w==0?Ft:Ot,w==0?Zt:St,Re(gn.width*ye,3),gn.stroke(o,f),gn.dash,gn.cap),ee.show&&fl([We],[1],w==0?1:0,w==0?1:2,w==1?Ft:Ot,w==1?Zt:St,Re(ee.width*ye,3),ee.stroke(o,f),ee.dash,ee.cap)}rt("drawAxes")}function Io(f){x.forEach((y,b)=>{b>0&&(y._paths=null,f&&(r==1?(y.min=null,y.max=null):y.facets.forEach(w=>{w.min=null,w.max=null})))})}let Ss=!1,ml=!1,Cr=[];function Gg(){ml=!1;for(let f=0;f<Cr.length;f++)rt(...Cr[f]);Cr.length=0}function $o(){Ss||(gv(Fu),Ss=!0)}function Wg(f,y=!1){Ss=!0,ml=y,f(o),Fu(),y&&Cr.length>0&&queueMicrotask(Gg)}o.batch=Wg;function Fu(){if(tl&&(Lg(),tl=!1),Co&&(Pg(),Co=!1),bs){if(Ae(m,sr,Pe),Ae(m,"top",qe),Ae(m,Kr,ie),Ae(m,qr,j),Ae(g,sr,Pe),Ae(g,"top",qe),Ae(g,Kr,ie),Ae(g,qr,j),Ae(h,Kr,Rn),Ae(h,qr,Yn),d.width=Ze(Rn*ye),d.height=Ze(Yn*ye),k.forEach(({_el:f,_show:y,_size:b,_pos:w,side:S})=>{if(f!=null)if(y){let O=S===3||S===0?b:0,L=S%2==1;Ae(f,L?"left":"top",w-O),Ae(f,L?"width":"height",b),Ae(f,L?"top":"left",L?qe:Pe),Ae(f,L?"height":"width",L?j:ie),va(f,yo)}else $t(f,yo)}),ws=Lo=rl=il=ll=al=ul=cl=sl=null,Rt=1,Er(!0),Pe!=To||qe!=Qn||ie!=dn||j!=Jn){Io(!1);let f=ie/dn,y=j/Jn;if(ht&&!Zn&&X.left>=0){X.left*=f,X.top*=y,zo&&wn(zo,Ze(X.left),0,ie,j),Do&&wn(Do,0,Ze(X.top),ie,j);for(let b=0;b<Gt.length;b++){let w=Gt[b];w!=null&&(Eo[b]*=f,Ao[b]*=y,wn(w,Yt(Eo[b]),Yt(Ao[b]),ie,j))}}if(Ce.show&&!vs&&Ce.left>=0&&Ce.width>0){Ce.left*=f,Ce.width*=f,Ce.top*=y,Ce.height*=y;for(let b in xl)Ae(Bo,b,Ce[b])}To=Pe,Qn=qe,dn=ie,Jn=j}rt("setSize"),bs=!1}Rn>0&&Yn>0&&(p.clearRect(0,0,d.width,d.height),rt("drawClear"),I.forEach(f=>f()),rt("draw")),Ce.show&&vs&&(Rs(Ce),vs=!1),ht&&Zn&&(no(null,!0,!1),Zn=!1),ae.show&&ae.live&&Bt&&(bl(),Bt=!1),u||(u=!0,o.status=1,rt("ready")),Tr=!1,Ss=!1}o.redraw=(f,y)=>{Co=y||!1,f!==!1?$n(C,M.min,M.max):$o()};function hl(f,y){let b=R[f];if(b.from==null){if(at==0){let w=b.range(o,y.min,y.max,f);y.min=w[0],y.max=w[1]}if(y.min>y.max){let w=y.min;y.min=y.max,y.max=w}if(at>1&&y.min!=null&&y.max!=null&&y.max-y.min<1e-16)return;f==C&&b.distr==2&&at>0&&(y.min=an(y.min,t[0]),y.max=an(y.max,t[0]),y.min==y.max&&y.max++),W[f]=y,tl=!0,$o()}}o.setScale=hl;let gl,yl,zo,Do,Bu,Gu,No,Fo,Wu,Vu,Te,$e,In=!1,ut=X.drag,nt=ut.x,ot=ut.y;ht&&(X.x&&(gl=qt(Bb,g)),X.y&&(yl=qt(Gb,g)),M.ori==0?(zo=gl,Do=yl):(zo=yl,Do=gl),Te=X.left,$e=X.top);let Ce=o.select=je({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Bo=Ce.show?qt(Fb,Ce.over?g:m):null;function Rs(f,y){if(Ce.show){for(let b in f)Ce[b]=f[b],b in xl&&Ae(Bo,b,f[b]);y!==!1&&rt("setSelect")}}o.setSelect=Rs;function Vg(f){if(x[f].show)Ke&&va(De[f],yo);else if(Ke&&$t(De[f],yo),ht){let b=Mo?Gt[0]:Gt[f];b!=null&&wn(b,-10,-10,ie,j)}}function $n(f,y,b){hl(f,{min:y,max:b})}function fn(f,y,b,w){y.focus!=null&&qg(f),y.show!=null&&x.forEach((S,O)=>{O>0&&(f==O||f==null)&&(S.show=y.show,Vg(O),r==2?($n(S.facets[0].scale,null,null),$n(S.facets[1].scale,null,null)):$n(S.scale,null,null),$o())}),b!==!1&&rt("setSeries",f,y),w&&Ar("setSeries",o,f,y)}o.setSeries=fn;function Hg(f,y){je(T[f],y)}function Ug(f,y){f.fill=de(f.fill||null),f.dir=he(f.dir,-1),y=y??T.length,T.splice(y,0,f)}function jg(f){f==null?T.length=0:T.splice(f,1)}o.addBand=Ug,o.setBand=Hg,o.delBand=jg;function Kg(f,y){x[f].alpha=y,ht&&Gt[f]!=null&&(Gt[f].style.opacity=y),Ke&&De[f]&&(De[f].style.opacity=y)}let Pn,zn,to,Go={focus:!0};function qg(f){if(f!=to){let y=f==null,b=pn.alpha!=1;x.forEach((w,S)=>{if(r==1||S>0){let O=y||S==0||S==f;w._focus=y?null:O,b&&Kg(S,O?1:pn.alpha)}}),to=f,b&&$o()}}Ke&&Oo&&gt(Bd,be,f=>{X._lock||(Xn(f),to!=null&&fn(null,Go,!0,Ue.setSeries))});function mn(f,y,b){let w=R[y];b&&(f=f/ye-(w.ori==1?qe:Pe));let S=ie;w.ori==1&&(S=j,f=S-f),w.dir==-1&&(f=S-f);let O=w._min,L=w._max,F=f/S,G=O+(L-O)*F,V=w.distr;return V==3?ar(10,G):V==4?rv(G,w.asinh):V==100?w.bwd(G):G}function Yg(f,y){let b=mn(f,C,y);return an(b,t[0],et,tt)}o.valToIdx=f=>an(f,t[0]),o.posToIdx=Yg,o.posToVal=mn,o.valToPos=(f,y,b)=>R[y].ori==0?s(f,R[y],b?St:ie,b?Ot:0):l(f,R[y],b?Zt:j,b?Ft:0),o.setCursor=(f,y,b)=>{Te=f.left,$e=f.top,no(null,y,b)};function Hu(f,y){Ae(Bo,sr,Ce.left=f),Ae(Bo,Kr,Ce.width=y)}function Uu(f,y){Ae(Bo,"top",Ce.top=f),Ae(Bo,qr,Ce.height=y)}let Or=M.ori==0?Hu:Uu,Mr=M.ori==1?Hu:Uu;function Qg(){if(Ke&&ae.live)for(let f=r==2?1:0;f<x.length;f++){if(f==0&&Nt)continue;let y=ae.values[f],b=0;for(let w in y)cn[f][b++].firstChild.nodeValue=y[w]}}function bl(f,y){if(f!=null&&(f.idxs?f.idxs.forEach((b,w)=>{_e[w]=b}):av(f.idx)||_e.fill(f.idx),ae.idx=_e[0]),Ke&&ae.live){for(let b=0;b<x.length;b++)(b>0||r==1&&!Nt)&&Jg(b,_e[b]);Qg()}Bt=!1,y!==!1&&rt("setLegend")}o.setLegend=bl;function Jg(f,y){let b=x[f],w=f==0&&A==2?Xt:t[f],S;Nt?S=b.values(o,f,y)??An:(S=b.value(o,y==null?null:w[y],f,y),S=S==null?An:{_:S}),ae.values[f]=S}function no(f,y,b){Wu=Te,Vu=$e,[Te,$e]=X.move(o,Te,$e),X.left=Te,X.top=$e,ht&&(zo&&wn(zo,Ze(Te),0,ie,j),Do&&wn(Do,0,Ze($e),ie,j));let w,S=et>tt;Pn=Se,zn=null;let O=M.ori==0?ie:j,L=M.ori==1?ie:j;if(Te<0||at==0||S){w=X.idx=null;for(let F=0;F<x.length;F++){let G=Gt[F];G!=null&&wn(G,-10,-10,ie,j)}Oo&&fn(null,Go,!0,f==null&&Ue.setSeries),ae.live&&(_e.fill(w),Bt=!0)}else{let F,G,V;r==1&&(F=M.ori==0?Te:$e,G=mn(F,C),w=X.idx=an(G,t[0],et,tt),V=z(t[0][w],M,O,0));let H=-10,K=-10,re=0,ge=0,me=!0,ue="",ne="";for(let ee=r==2?1:0;ee<x.length;ee++){let Oe=x[ee],Ge=_e[ee],st=Ge==null?null:r==1?t[ee][Ge]:t[ee][1][Ge],ke=X.dataIdx(o,ee,w,G),We=ke==null?null:r==1?t[ee][ke]:t[ee][1][ke];if(Bt=Bt||We!=st||ke!=Ge,_e[ee]=ke,ee>0&&Oe.show){let Mt=ke==null?-10:ke==w?V:z(r==1?t[0][ke]:t[ee][0][ke],M,O,0),yt=We==null?-10:Y(We,r==1?R[Oe.scale]:R[Oe.facets[1].scale],L,0);if(Oo&&We!=null){let Wt=M.ori==1?Te:$e,en=Xe(pn.dist(o,ee,ke,yt,Wt));if(en<Pn){let hn=pn.bias;if(hn!=0){let Et=mn(Wt,Oe.scale),Vt=We>=0?1:-1,tn=Et>=0?1:-1;tn==Vt&&(tn==1?hn==1?We>=Et:We<=Et:hn==1?We<=Et:We>=Et)&&(Pn=en,zn=ee)}else Pn=en,zn=ee}}if(Bt||Mo){let Wt,en;M.ori==0?(Wt=Mt,en=yt):(Wt=yt,en=Mt);let hn,Et,Vt,tn,gn,bt,At=!0,oo=mt.bbox;if(oo!=null){At=!1;let vt=oo(o,ee);Vt=vt.left,tn=vt.top,hn=vt.width,Et=vt.height}else Vt=Wt,tn=en,hn=Et=mt.size(o,ee);if(bt=mt.fill(o,ee),gn=mt.stroke(o,ee),Mo)ee==zn&&Pn<=pn.prox&&(H=Vt,K=tn,re=hn,ge=Et,me=At,ue=bt,ne=gn);else{let vt=Gt[ee];vt!=null&&(Eo[ee]=Vt,Ao[ee]=tn,Kd(vt,hn,Et,At),Ud(vt,bt,gn),wn(vt,Yt(Vt),Yt(tn),ie,j))}}}}if(Mo){let ee=pn.prox,Oe=to==null?Pn<=ee:Pn>ee||zn!=to;if(Bt||Oe){let Ge=Gt[0];Ge!=null&&(Eo[0]=H,Ao[0]=K,Kd(Ge,re,ge,me),Ud(Ge,ue,ne),wn(Ge,Yt(H),Yt(K),ie,j))}}}if(Ce.show&&In)if(f!=null){let[F,G]=Ue.scales,[V,H]=Ue.match,[K,re]=f.cursor.sync.scales,ge=f.cursor.drag;if(nt=ge._x,ot=ge._y,nt||ot){let{left:me,top:ue,width:ne,height:ee}=f.select,Oe=f.scales[K].ori,Ge=f.posToVal,st,ke,We,Mt,yt,Wt=F!=null&&V(F,K),en=G!=null&&H(G,re);Wt&&nt?(Oe==0?(st=me,ke=ne):(st=ue,ke=ee),We=R[F],Mt=z(Ge(st,K),We,O,0),yt=z(Ge(st+ke,K),We,O,0),Or(un(Mt,yt),Xe(yt-Mt))):Or(0,O),en&&ot?(Oe==1?(st=me,ke=ne):(st=ue,ke=ee),We=R[G],Mt=Y(Ge(st,re),We,L,0),yt=Y(Ge(st+ke,re),We,L,0),Mr(un(Mt,yt),Xe(yt-Mt))):Mr(0,L)}else wl()}else{let F=Xe(Wu-Bu),G=Xe(Vu-Gu);if(M.ori==1){let re=F;F=G,G=re}nt=ut.x&&F>=ut.dist,ot=ut.y&&G>=ut.dist;let V=ut.uni;V!=null?nt&&ot&&(nt=F>=V,ot=G>=V,!nt&&!ot&&(G>F?ot=!0:nt=!0)):ut.x&&ut.y&&(nt||ot)&&(nt=ot=!0);let H,K;nt&&(M.ori==0?(H=No,K=Te):(H=Fo,K=$e),Or(un(H,K),Xe(K-H)),ot||Mr(0,L)),ot&&(M.ori==1?(H=No,K=Te):(H=Fo,K=$e),Mr(un(H,K),Xe(K-H)),nt||Or(0,O)),!nt&&!ot&&(Or(0,0),Mr(0,0))}if(ut._x=nt,ut._y=ot,f==null){if(b){if(nc!=null){let[F,G]=Ue.scales;Ue.values[0]=F!=null?mn(M.ori==0?Te:$e,F):null,Ue.values[1]=G!=null?mn(M.ori==1?Te:$e,G):null}Ar(da,o,Te,$e,ie,j,w)}if(Oo){let F=b&&Ue.setSeries,G=pn.prox;to==null?Pn<=G&&fn(zn,Go,!0,F):Pn>G?fn(null,Go,!0,F):zn!=to&&fn(zn,Go,!0,F)}}Bt&&(ae.idx=w,bl()),y!==!1&&rt("setCursor")}let Dn=null;Object.defineProperty(o,"rect",{get(){return Dn==null&&Er(!1),Dn}});function Er(f=!1){f?Dn=null:(Dn=g.getBoundingClientRect(),rt("syncRect",Dn))}function ju(f,y,b,w,S,O,L){X._lock||In&&f!=null&&f.movementX==0&&f.movementY==0||(vl(f,y,b,w,S,O,L,!1,f!=null),f!=null?no(null,!0,!0):no(y,!0,!1))}function vl(f,y,b,w,S,O,L,F,G){if(Dn==null&&Er(!1),Xn(f),f!=null)b=f.clientX-Dn.left,w=f.clientY-Dn.top;else{if(b<0||w<0){Te=-10,$e=-10;return}let[V,H]=Ue.scales,K=y.cursor.sync,[re,ge]=K.values,[me,ue]=K.scales,[ne,ee]=Ue.match,Oe=y.axes[0].side%2==1,Ge=M.ori==0?ie:j,st=M.ori==1?ie:j,ke=Oe?O:S,We=Oe?S:O,Mt=Oe?w:b,yt=Oe?b:w;if(me!=null?b=ne(V,me)?a(re,R[V],Ge,0):-10:b=Ge*(Mt/ke),ue!=null?w=ee(H,ue)?a(ge,R[H],st,0):-10:w=st*(yt/We),M.ori==1){let Wt=b;b=w,w=Wt}}G&&(y==null||y.cursor.event.type==da)&&((b<=1||b>=ie-1)&&(b=ho(b,ie)),(w<=1||w>=j-1)&&(w=ho(w,j))),F?(Bu=b,Gu=w,[No,Fo]=X.move(o,b,w)):(Te=b,$e=w)}let xl={width:0,height:0,left:0,top:0};function wl(){Rs(xl,!1)}let Ku,qu,Yu,Qu;function Ju(f,y,b,w,S,O,L){In=!0,nt=ot=ut._x=ut._y=!1,vl(f,y,b,w,S,O,L,!0,!1),f!=null&&(gt(pa,ya,Zu,!1),Ar(Nd,o,No,Fo,ie,j,null));let{left:F,top:G,width:V,height:H}=Ce;Ku=F,qu=G,Yu=V,Qu=H}function Zu(f,y,b,w,S,O,L){In=ut._x=ut._y=!1,vl(f,y,b,w,S,O,L,!1,!0);let{left:F,top:G,width:V,height:H}=Ce,K=V>0||H>0,re=Ku!=F||qu!=G||Yu!=V||Qu!=H;if(K&&re&&Rs(Ce),ut.setScale&&K&&re){let ge=F,me=V,ue=G,ne=H;if(M.ori==1&&(ge=G,me=H,ue=F,ne=V),nt&&$n(C,mn(ge,C),mn(ge+me,C)),ot)for(let ee in R){let Oe=R[ee];ee!=C&&Oe.from==null&&Oe.min!=Se&&$n(ee,mn(ue+ne,ee),mn(ue,ee))}wl()}else X.lock&&(X._lock=!X._lock,no(y,!0,f!=null));f!=null&&(Po(pa,ya),Ar(pa,o,Te,$e,ie,j,null))}function Zg(f,y,b,w,S,O,L){if(X._lock)return;Xn(f);let F=In;if(In){let G=!0,V=!0,H=10,K,re;M.ori==0?(K=nt,re=ot):(K=ot,re=nt),K&&re&&(G=Te<=H||Te>=ie-H,V=$e<=H||$e>=j-H),K&&G&&(Te=Te<No?0:ie),re&&V&&($e=$e<Fo?0:j),no(null,!0,!0),In=!1}Te=-10,$e=-10,_e.fill(null),no(null,!0,!0),F&&(In=F)}function Xu(f,y,b,w,S,O,L){X._lock||(Xn(f),ol(),wl(),f!=null&&Ar(Gd,o,Te,$e,ie,j,null))}function ec(){k.forEach(Sx),nl(o.width,o.height,!0)}bo(ui,lr,ec);let Wo={};Wo.mousedown=Ju,Wo.mousemove=ju,Wo.mouseup=Zu,Wo.dblclick=Xu,Wo.setSeries=(f,y,b,w)=>{let S=Ue.match[2];b=S(o,y,b),b!=-1&&fn(b,w,!0,!1)},ht&&(gt(Nd,g,Ju),gt(da,g,ju),gt(Fd,g,f=>{Xn(f),Er(!1)}),gt(Bd,g,Zg),gt(Gd,g,Xu),Ra.add(o),o.syncRect=Er);let Ps=o.hooks=e.hooks||{};function rt(f,y,b){ml?Cr.push([f,y,b]):f in Ps&&Ps[f].forEach(w=>{w.call(null,o,y,b)})}(e.plugins||[]).forEach(f=>{for(let y in f.hooks)Ps[y]=(Ps[y]||[]).concat(f.hooks[y])});let tc=(f,y,b)=>b,Ue=je({key:null,setSeries:!1,filters:{pub:Zd,sub:Zd},scales:[C,x[1]?x[1].scale:null],match:[Xd,Xd,tc],values:[null,null]},X.sync);Ue.match.length==2&&Ue.match.push(tc),X.sync=Ue;let nc=Ue.key,_l=Yp(nc);function Ar(f,y,b,w,S,O,L){Ue.filters.pub(f,y,b,w,S,O,L)&&_l.pub(f,y,b,w,S,O,L)}_l.sub(o);function Xg(f,y,b,w,S,O,L){Ue.filters.sub(f,y,b,w,S,O,L)&&Wo[f](null,y,b,w,S,O,L)}o.pub=Xg;function ey(){_l.unsub(o),Ra.delete(o),qn.clear(),xa(ui,lr,ec),c.remove(),be?.remove(),rt("destroy")}o.destroy=ey;function kl(){rt("init",e,t),Au(t||e.data,!1),W[C]?hl(C,W[C]):ol(),vs=Ce.show&&(Ce.width>0||Ce.height>0),Zn=Bt=!0,nl(e.width,e.height)}return x.forEach(Mu),k.forEach(Ag),n?n instanceof HTMLElement?(n.appendChild(c),kl()):n(o,kl):kl(),o}lt.assign=je;lt.fmtNum=Aa;lt.rangeNum=ci;lt.rangeLog=fi;lt.rangeAsinh=Ma;lt.orient=xo;lt.pxRatio=ye;lt.join=hv;lt.fmtDate=Ia,lt.tzDate=Pv;lt.sync=Yp;{lt.addGap=ax,lt.clipGaps=gi;let e=lt.paths={points:tf};e.linear=of,e.stepped=dx,e.bars=px,e.spline=mx}function _n(e,t,n,o,r){e.beginPath(),e.moveTo(t,n),e.lineTo(o,r),e.stroke()}function Ga(e,t,n,o,r="right"){let{ctx:s,bbox:l}=e,a=devicePixelRatio,u=l.left+l.width,c=e.valToPos(t,"y",!0);s.setLineDash(o.map(d=>d*a)),_n(s,l.left,c,u,c),s.setLineDash([]),s.textAlign=r,s.textBaseline="bottom",s.fillText(n,r==="right"?u-8*a:l.left+8*a,c-2*a)}function xi(e,t){return t&&t.nbytes<=1.5*e?Math.max(e,t.nbytes):e}function wi(e,{name:t,nbytes:n},o){n>e.scales.y.max||(e.ctx.strokeStyle=e.ctx.fillStyle=o("more"),Ga(e,n,`${t} ${B(n)}`,[2,3],"left"))}function _i(e,t,n){let{ctx:o,bbox:r}=e,s=devicePixelRatio,l=r.top+r.height;o.fillStyle=o.strokeStyle=n("muted"),o.textAlign="left",o.setLineDash([2*s,3*s]),t.forEach((a,u)=>{let c=e.valToPos(a.first_op,"x",!0);u>0&&_n(o,c,r.top,c,l);let d=Math.max(c,r.left)+3*s,p=Math.min(e.valToPos(a.end_op,"x",!0),r.left+r.width),h=pd(a.kind),m=[h,h.split(" ")[0]??h].find(g=>d+o.measureText(g).width<=p);m&&o.fillText(m,d,r.top-5*s)}),o.setLineDash([])}function ki(e,t,n,{foot:o,isTurned:r=!1}={}){let{ctx:s,bbox:l}=e,a=devicePixelRatio,[u,c]=[e.valToPos(t.op,"x",!0),e.valToPos(t.nbytes,"y",!0)];o!==void 0&&_n(s,u,c,u,o),s.beginPath(),s.arc(u,c,3.5*a,0,2*Math.PI),s.fill();let d=u>l.left+l.width/2!==r;s.textAlign=d?"right":"left",s.fillText(n,u+(d?-8:8)*a,c-4*a)}function Un(e){let{data:t,chosen:n}=e,o=N(),r=se(null),s=se(null),l=se(e);l.current=e;let a=o.isDark.value,u=se(null);ce(()=>{if(!r.current)return;let p=r.current,h=u.current,m=[t.x,...t.lines.map(({values:P})=>P)],g=P=>{u.current={x:t.x,range:P},l.current.onRange?.(P)},v=new lt(Px(p,l,g),m,p);s.current=v,h?.x===t.x&&v.setScale("x",{min:h.range[0],max:h.range[1]}),l.current.onPoint(null,0),Rx(v,(...P)=>{let{onClick:x,onChoose:k}=l.current;(x??k)(...P)});let _=new ResizeObserver(()=>{let{clientWidth:P,clientHeight:x}=p;P>0&&x>0&&v.setSize({width:P,height:x})});return _.observe(p),()=>{_.disconnect(),v.destroy(),s.current=null}},[t,a]),ce(()=>s.current?.redraw(!1),[n,e.marks]);let c=t.x.length-1,d=p=>{let m={ArrowLeft:n-1,ArrowRight:n+1,PageUp:n-20,PageDown:n+20,Home:0,End:c}[p.key];if(m!==void 0)s.current?.setCursor({left:-10,top:-10}),e.onChoose(Math.max(0,Math.min(c,m)));else if(!e.onKey?.(p.key))return;p.preventDefault()};return i("div",{class:"plot",ref:r,role:"slider",tabIndex:0,"aria-label":e.label,"aria-valuemin":0,"aria-valuemax":c,"aria-valuenow":Math.max(0,n),"aria-valuetext":e.valueText,onKeyDown:d,"data-testid":e.testId})}function Rx(e,t){let n=0;e.over.addEventListener("mousedown",o=>n=o.clientX),e.over.addEventListener("click",o=>{Math.abs(o.clientX-n)<4&&t(e.posToIdx(o.offsetX),e,o.offsetY)})}function Px(e,t,n){let o=m=>getComputedStyle(e).getPropertyValue(`--${m}`).trim(),{data:r,syncKey:s}=t.current,{xText:l=q,xTitle:a,yTitle:u,hasPhases:c=!1}=r,d=m=>m?{label:m,labelSize:18,labelGap:2,labelFont:af}:{},p={stroke:o("muted"),grid:{stroke:o("grid"),width:1},ticks:{stroke:o("grid"),width:1},font:af},h=r.lines.some(({fill:m})=>m);return{width:e.clientWidth||600,height:e.clientHeight||300,legend:{show:!1},padding:[c?20:null,null,null,null],cursor:{y:!1,points:{show:!1},...s?{sync:{key:s}}:{}},scales:{x:{time:!1,...uf(r)?{}:{range:(m,g,v)=>Tx(r,g,v)}},y:{range:(m,g,v)=>[0,Math.max(v||1,r.top??0)*Ox]}},axes:[{...p,...d(a),size:32,space:(m,g,v,_)=>Math.max(50,7*l(Math.round(_)).length+16),values:(m,g)=>g.map(v=>Number.isInteger(v)?l(v):"")},{...p,...d(u),size:76,incrs:Mx,values:(m,g)=>g.map(ud)}],series:[{},...r.lines.map(m=>Cx(m,r,o))],bands:h?r.lines.slice(1).map((m,g)=>({series:[g+1,g+2]})):[],hooks:{setCursor:[m=>t.current.onPoint(m.cursor.idx??null,m.posToVal(m.cursor.top??0,"y"))],setScale:[({scales:m},g)=>{let{min:v,max:_}=m[g]??{};g==="x"&&v!==void 0&&_!==void 0&&n([v,_])}],draw:[m=>Ex(m,t.current,o)]}}}function Tx({x:e,hasDots:t,right:n=1},o,r){let[s=0]=e;if(t)return[-Math.max(n,r)/50,Math.max(n,r)*1.05];if(e.length<2)return[s-.5,s+.5];let l=(r-o)/25;return[o-l,r+l]}function uf({isStepped:e,hasDots:t=!1}){return e&&!t}function Cx(e,t,n){let{isStepped:o}=t,{label:r,fill:s,dash:l,width:a=1}=e,u=n(e.colour),c={show:!0,size:5,fill:u};return{label:r,stroke:u,width:a,...s?{fill:n(s)}:{},...l?{dash:l}:{},...o?{paths:lt.paths.stepped?.({align:1})??(()=>null),points:uf(t)?{show:!1}:c}:{spanGaps:!0,points:c}}}var af="12px system-ui, sans-serif",Ox=1.12,Mx=Array.from({length:50},(e,t)=>2**t);function Ex(e,{data:t,chosen:n,marks:o},r){let{ctx:s,bbox:l}=e;s.save(),s.beginPath(),s.rect(l.left,0,l.width,l.top+l.height),s.clip(),s.font=`${12*devicePixelRatio}px system-ui, sans-serif`,s.lineWidth=devicePixelRatio,s.strokeStyle=r("accent");let a=t.x[n];if(a!==void 0){let u=e.valToPos(a,"x",!0);_n(s,u,l.top,u,l.top+l.height)}o?.(e,r),s.restore()}var Wa=["freed","cached"],Ax=[6,4];function cf({before:e,after:t,names:n,figure:o}){let[r,s]=wt("compare"),[l,a]=Q(null),u=te(()=>Ix(e,t),[e,t]),c=Bn((_,P)=>{_i(_,e.phases,P),$x(_,u.curves,P)},[e,u]);if(u.x.length===0)return null;let d=u.curves[0]?.stack.peak?.op??0,p=Number(r.at??d),h=ri(u.x,Number.isFinite(p)?p:0),m=l??h,g=(_,P)=>u.lines[_]?.values[P]??null,v=u.hasModel?"Live memory, model included":"Live memory";return i("section",{class:"both-timelines",children:[i("div",{class:"titled",children:[i("h2",{children:v}),i(ft,{drawing:"comparison",params:o})]}),i("dl",{class:"plot-legend","data-testid":"compare-legend",children:n.map((_,P)=>i("div",{children:[i("dt",{children:[i("span",{class:`stroke ${P===0?"dashed":""} ${Wa[P]}`})," ",_,", after op ",q(u.curves[P]?.opAt[m]??0)]}),i("dd",{children:g(P,m)===null?"ended":i(J,{n:g(P,m)})})]},P))}),i(Un,{data:u,chosen:h,onChoose:_=>s("at",String(u.x[_]??0)),onPoint:a,marks:c,label:`${v} of both recordings, aligned by phase`,valueText:`op ${u.curves[0]?.opAt[h]}: ${n.map((_,P)=>`${_} ${Lx(g(P,h))}`).join(", ")}`,testId:"compare-plot"})]})}function Lx(e){return e===null?"ended":B(e)}function Ix(e,t){let n=[e,t],o=n.every(h=>h.with_model),r=n.map(h=>o&&h.with_model||h),s=n.map(h=>Md(e.phases,h)),l=e.phases.map(({end_op:h})=>h),a=oi([...s.map(({op:h})=>h),l,s.map(({end:h})=>h)]),u=n.map(({op:h},m)=>{let[g,v]=[r[m],s[m]],_=g.peak?h.indexOf(g.peak.op):-1;return{stack:g,peakAt:v.op[_]??null,opAt:la(a,v.op).map(P=>h[P]??0),line:{label:m===0?"before":"after",colour:Wa[m]??"fg",width:1.5,values:Ed(a,v,g.live_bytes),...m===0?{dash:Ax}:{}}}}),d={xTitle:s[1]?.op===t.op?"op of each":"op of the first",yTitle:"Live memory",hasPhases:!0},p=u.map(({line:h})=>h);return{x:a,lines:p,isStepped:!0,...d,curves:u,hasModel:o}}function $x(e,t,n){let o=[];t.forEach(({stack:{peak:r},peakAt:s},l)=>{if(!r||s===null)return;e.ctx.fillStyle=n(Wa[l]??"fg");let[a,u]=[e.valToPos(s,"x",!0),e.valToPos(r.nbytes,"y",!0)],c=devicePixelRatio,d=o.some(p=>Math.abs(p.x-a)<70*c&&Math.abs(p.y-u)<16*c);o.push({x:a,y:u}),ki(e,{op:s,nbytes:r.nbytes},B(r.nbytes),{isTurned:d})})}var zx={released:{sign:"−",word:"removed"},added:{sign:"+",word:"added"},resized:{sign:"±",word:"resized"},moved:{sign:"→",word:"moved"},same:{sign:"=",word:"unchanged"}};function Va({n:e}){if(e===null)return i("span",{class:"none",children:"–"});let t=e<0?"−":e>0?"+":"",n=e<0?"decrease":e>0?"increase":"none";return i("span",{class:`signed ${n}`,title:`${t}${Wn(Math.abs(e))}`,children:[t,B(Math.abs(e))]})}function Ha({change:e}){let{sign:t,word:n}=zx[e];return i("span",{class:`mark ${e}`,children:[i("span",{"aria-hidden":"true",children:t})," ",n]})}function df({reply:e,comparand:t,picked:n,onPick:o}){let{changes:r,changes_count:s}=e,l=r[0]?.weight_bytes??0,a=s-r.length;return i(U,{children:[i("ol",{class:"changes","data-testid":"changes",children:r.map((u,c)=>i("li",{"data-change":u.change,children:i(Dx,{row:u,largest:l,comparand:t,members:n.flatMap(({change:d,member:p})=>d===c?[p]:[]),isFirst:n[0]?.change===c,onPick:d=>o(d?[{change:c,member:null}]:[])})},c))}),a>0&&i("p",{class:"hint",children:["and ",le(a,"smaller change")]})]})}function Dx({row:e,largest:t,comparand:n,members:o,isFirst:r,onPick:s}){let[l,a]=Q(!1),u=se(null),c=e.members_count-e.members.length,d=o.join();ce(()=>{o.some(h=>h!==null)&&a(!0),r&&u.current?.scrollIntoView({block:"nearest"})},[d,r]);let p=()=>{(!l||o.length>0)&&s(!l),a(!l)};return i("div",{class:"card",ref:u,"aria-current":o.length>0,children:[i("span",{class:"size",children:[i(Va,{n:e.difference_bytes}),i(Pt,{part:e.weight_bytes,whole:t})]}),i("span",{class:"what",children:[i("button",{type:"button",class:"link","aria-expanded":l,onClick:p,children:[i(Ha,{change:e.change})," ",i("b",{children:e.op})," ",i("code",{children:e.slot})," ·"," ",e.module||"(no module)"]}),i("span",{class:"type",children:[e.tensor,e.change!=="released"&&e.change!=="added"&&i(U,{children:[" ","· ",B(e.before_bytes)," → ",B(e.after_bytes)]})]}),l&&i("ul",{class:"members",children:[e.members.map((h,m)=>i("li",{"aria-current":o.includes(m),children:i(Nx,{member:h,op:e.op,comparand:n})},m)),c>0&&i("li",{children:["and ",q(c)," more"]})]})]})]})}function Nx({member:e,op:t,comparand:n}){let{change:o,recordings:r,select:s}=N(),{before_node:l,after_node:a}=e,u=e.name||t;if(l!==null)return i("button",{type:"button",class:"link","data-node":l,onClick:()=>s(Fe(l)),children:u});if(a===null||!n)return i("span",{children:u});let c=()=>{let d=r.shown.peek();r.choose({...n,view:"graph"}),o({selected:Fe(a),...d?{settings:{compare:Ur(d)}}:{}})};return i("button",{type:"button",class:"link","data-node":a,title:`Show in ${n.run}, step ${n.step}`,onClick:c,children:[u," ",i("small",{children:["in ",n.run]})]})}function pf({comparand:e}){let{change:t,compare:n,recordings:o}=N(),[r]=wt("compare"),s=o.index.state.value.value?.runs??[],l=e&&"key"in e?e.key:null,a=e!==null&&l===null,u=a?"":r.run??l?.run??"",c=s.find(g=>g.run===u),d=c&&yn(c,r.tag??l?.tag),p=d?.steps.some(g=>String(g.step)===r.step)?Number(r.step):l?.step??d?.steps.at(-1)?.step,h=(g,v,_)=>t({settings:{compare:{run:g,tag:v,..._===void 0?{}:{step:String(_)}}}}),m=g=>{let v=g&&yn(g,d?.tag);g&&v&&h(g.run,v.tag,v.steps.at(-1)?.step)};return i("div",{class:"toolbar compare-with",role:"group","aria-label":"Compare with",children:[i("label",{children:["Compare with run"," ",i("select",{"data-testid":"compare-run",value:u,onChange:g=>m(s.find(v=>v.run===g.currentTarget.value)),children:[u===""&&i("option",{value:"",children:a?"none: a prediction":"none"}),s.map(g=>i("option",{value:g.run,children:g.run},g.run))]})]}),c&&d&&c.tags.length>1&&i("label",{children:["tag"," ",i("select",{"data-testid":"compare-tag",value:d.tag,onChange:g=>{let v=c.tags.find(_=>_.tag===g.currentTarget.value);v&&h(c.run,v.tag,v.steps.at(-1)?.step)},children:c.tags.map(g=>i("option",{value:g.tag,children:g.tag},g.tag))})]}),c&&d&&d.steps.length>1&&i(Fx,{tag:d,step:p,onChoose:g=>h(c.run,d.tag,g)}),l&&i("button",{type:"button","data-testid":"compare-swap",title:"Swap the two recordings",onClick:n.swap,children:"Swap"})]})}function Fx({tag:e,step:t,onChoose:n}){return i("label",{children:["step"," ",i("select",{"data-testid":"compare-step",value:String(t),onChange:o=>n(Number(o.currentTarget.value)),children:e.steps.map(o=>i("option",{value:String(o.step),children:o.step},o.step))})]})}function Si(e){return[...e.classList].flatMap(t=>{let[,n,o]=/^change-(\d+)(?:-(\d+))?$/.exec(t)??[];return n===void 0?[]:[{change:Number(n),member:o===void 0?null:Number(o)}]})}function ff(e,{change:t,member:n}){return e.some(o=>o.change===t&&(o.member===null||o.member===n))}function mf({classList:e},t){let n=t===void 0?void 0:`bytes-${t}`,o=[...e].find(r=>r.startsWith("bytes-"));o!==n&&(o&&e.remove(o),n&&e.add(n))}var hr="http://www.w3.org/2000/svg";function hf(e){let t=document.createElement("template");t.innerHTML=`<svg><g>${e}</g></svg>`;let n=document.adoptNode(t.content.querySelector("svg > g"));return Ua(n),{element:n,boxes:[...n.querySelectorAll("g.node, g.cluster")].map(Bx),edges:[...n.querySelectorAll("g.edge")].map(Gx)}}function Bx(e){let t=Ua(e),n=Ht(e.id),o=Vx(e);if(n){let r=[...e.querySelectorAll("text")].map(s=>s.textContent);e.querySelectorAll("polygon, path, ellipse").forEach(s=>{(s.getAttribute("fill")!=="none"||s.getAttribute("stroke")!=="none")&&s.classList.add("outline")}),e.classList.contains("node")&&Ux(e,o),n.kind==="module"&&Kx(e,o),e.setAttribute("role","button"),e.setAttribute("tabindex","-1"),e.setAttribute("aria-label",r.join(", "))}return{name:t,id:n,element:e,isRepeated:e.classList.contains("repeated"),place:o}}function Gx(e){let t=Ua(e).split("->");return Wx(e),{element:e,ends:[...new Set(t.map(n=>n.replace(/:.*$/,"")))]}}function Wx(e){let t=e.querySelector("path")?.cloneNode();t&&(t.removeAttribute("stroke-dasharray"),t.setAttribute("class","reach"),e.append(t))}function Ua(e){let t=[...e.children].find(n=>n.tagName==="title");return t?.remove(),t?.textContent??""}function Vx(e){let t=[...e.querySelectorAll("polygon, path, ellipse")],o=(t.length>0?t:[...e.querySelectorAll("text")]).flatMap(Hx),r=o.filter((u,c)=>c%2===0),s=o.filter((u,c)=>c%2===1),[l,a]=[Math.min(...r),Math.min(...s)];return{x:l,y:a,width:Math.max(...r)-l,height:Math.max(...s)-a}}function Hx(e){let t=o=>Number(e.getAttribute(o)??0);if(e.tagName==="ellipse"){let[o,r,s,l]=[t("cx"),t("cy"),t("rx"),t("ry")];return[o-s,r-l,o+s,r+l]}if(e.tagName==="text"){let[o,r,s]=[t("x"),t("y"),t("font-size")||12],l=e.textContent.length*s/2*.55,a=e.getAttribute("text-anchor")==="start"?o+l:o;return[a-l,r-s,a+l,r+s/4]}let n=e.getAttribute("points")??e.getAttribute("d")??"";return Xc(n)}function Ux(e,{x:t,width:n}){if(!e.querySelector("polygon, path, ellipse"))return;let o;for(let r of e.querySelectorAll("text")){if(o&&o.getAttribute("y")===r.getAttribute("y")){o.append(jx(r));continue}o=r,r.setAttribute("text-anchor","middle"),r.setAttribute("x",String(t+n/2))}}function jx(e){let t=document.createElementNS(hr,"tspan");for(let n of["font-size","font-weight","fill"]){let o=e.getAttribute(n);o!==null&&t.setAttribute(n,o)}return t.textContent=e.textContent,e.remove(),t}function Kx(e,{x:t,y:n,width:o}){let r=e.classList.contains("cluster"),s=document.createElementNS(hr,"g");s.setAttribute("class","handle"),s.setAttribute("transform",`translate(${t+o-2} ${n+2})`);let l=document.createElementNS(hr,"circle");l.setAttribute("r","7");let a=document.createElementNS(hr,"path");a.setAttribute("d",r?"M-3.5 0H3.5":"M-3.5 0H3.5M0-3.5V3.5"),s.append(l,a),e.append(s)}var qx=4;function Ri(){let e,t=[];function n(o){let r=p=>t.find(({groups:h})=>h.has(p))?.groups.get(p)??hf(p),s=o.groups.map(({x:p,y:h,svg:m})=>({...r(m),text:m,x:p,y:h})),l=new Map(s.map(p=>[p.text,p])),a=t.filter(p=>p.layout!==o);t=[{layout:o,groups:l},...a].slice(0,qx);let{width:u,height:c,shades:d}=o;return e??=document.createElementNS(hr,"svg"),{svg:e,width:u,height:c,shades:d,groups:s,...Yx(s)}}return{read:n}}function gf({svg:e,width:t,height:n,groups:o,shades:r}){e.setAttribute("width",String(t)),e.setAttribute("height",String(n)),e.setAttribute("viewBox",`0 0 ${t} ${n}`);let s=new Set(o.map(({element:a})=>a));for(let a of[...e.children])s.has(a)||a.remove();let l=e.firstElementChild;for(let{element:a,x:u,y:c,boxes:d}of o){for(let h of d)mf(h.element,r.get(h.name));let p=`translate(${u} ${c})`;a.getAttribute("transform")!==p&&a.setAttribute("transform",p),a===l?l=l.nextElementSibling:e.insertBefore(a,l)}}function Yx(e){let t=new Map,n=new Map;for(let r of e)for(let{name:s,id:l,element:a,isRepeated:u,place:c}of r.boxes){if(n.set(s,a.id),!l)continue;let d={...c,x:c.x+r.x,y:c.y+r.y};t.set(l.text,{id:l,element:a,isRepeated:u,...d})}let o=new Map;for(let{element:r,ends:s}of e.flatMap(l=>l.edges))for(let l of s){let a=n.get(l)??l,u=o.get(a);u?u.push(r):o.set(a,[r])}return{boxes:t,edges:o}}function Pi({id:e}){return e.kind==="module"}function yf(e,t,n,o){let r=(c,d)=>c.target instanceof Element?c.target.closest(d):null,s=c=>n(r(c,"g.node, g.cluster")?.id??""),l=c=>r(c,".handle")!==null;e.addEventListener("click",c=>{let d=s(c),p=Ht(r(c,"g.edge")?.id??"");d&&l(c)?o.onToggle(d.id.number):o.onSelect(d?.id??p)},{signal:t}),e.addEventListener("dblclick",c=>{let d=s(c);d&&Pi(d)&&!l(c)&&o.onToggle(d.id.number)},{signal:t});let a=null,u=c=>{let d=c&&Pi(c)?c.id.number:null;d!==a&&o.onPrefetch?.(d),a=d};e.addEventListener("pointerover",c=>{let d=s(c);o.onHover(d?.id??null),u(l(c)||d?.element.matches(".node")?d:void 0)},{signal:t}),e.addEventListener("pointerleave",()=>{o.onHover(null),u(void 0)},{signal:t}),e.addEventListener("focusin",c=>u(s(c)),{signal:t}),e.addEventListener("focusout",c=>{s(c)?.id.number===a&&u(void 0)},{signal:t})}function Xr(e,t,n,o){let r=Math.min(8,Math.max(.02,e.scale*t)),s=r/e.scale;return{scale:r,x:n-(n-e.x)*s,y:o-(o-e.y)*s}}function Ka(e,t){let n=Math.max(.02,Math.min(1,(t.width-48)/e.width,(t.height-48)/e.height));return{scale:n,x:(t.width-e.width*n)/2,y:(t.height-e.height*n)/2}}var ja=.75;function bf(e,t,n){let o=Ka(e,n);if(o.scale>=ja)return o;let r=Math.min(1,Math.max(ja,(n.width-48)/e.width)),l=e.width*r>n.width&&t?t.x+t.width/2:e.width/2;return{scale:r,x:n.width/2-l*r,y:24}}function Ti(e,t,n){let o=Math.max(e.scale,ja),r=(s,l,a)=>l*o>a-48?24-s*o:a/2-(s+l/2)*o;return{scale:o,x:r(t.x,t.width,n.width),y:r(t.y,t.height,n.height)}}function gr(e,t,n){let o=t.x*e.scale+e.x,r=t.y*e.scale+e.y,s=Math.min(t.width*e.scale,n.width-24),l=Math.min(t.height*e.scale,n.height-24);return o>=0&&r>=0&&o+s<=n.width&&r+l<=n.height?e:Ti(e,t,n)}function vf(e,t,n){if(gr(e,t,n)===e)return e;let o=(r,s,l,a)=>{let u=s*e.scale+r,c=u+Math.min(l*e.scale,a-48);return r+Math.max(0,24-u)-Math.max(0,c-(a-24))};return{scale:e.scale,x:o(e.x,t.x,t.width,n.width),y:o(e.y,t.y,t.height,n.height)}}function xf(e,t,n){let r=(s,l,a)=>Math.min(a-48,Math.max(48-l*e.scale,s));return{scale:e.scale,x:r(e.x,t.width,n.width),y:r(e.y,t.height,n.height)}}function wf(e,t){return{x:-e.x/e.scale,y:-e.y/e.scale,width:t.width/e.scale,height:t.height/e.scale}}function _f(e,t,n){let o=n==="left"||n==="right",r=n==="left"||n==="up"?-1:1,s,l=1/0;for(let a of e){let u=a.x+a.width/2-(t.x+t.width/2),c=a.y+a.height/2-(t.y+t.height/2),d=r*(o?u:c),p=d+3*Math.abs(o?c:u);d>1&&p<l&&([s,l]=[a,p])}return s}var Qx=4,kf=.3;function Sf(e,t,n,o,r){let s=new Map,l,a=!1,u=p=>{let{left:h,top:m}=e.getBoundingClientRect();return{x:p.clientX-h,y:p.clientY-m}};e.addEventListener("pointerdown",p=>{p.button===0&&(s.size===0&&(l=u(p),a=!1),s.set(p.pointerId,u(p)))},{signal:t}),e.addEventListener("pointermove",p=>{let h=s.get(p.pointerId);if(!h||!l)return;let m=u(p);if(!a&&Math.hypot(m.x-l.x,m.y-l.y)<Qx)return;a||(a=!0,e.setPointerCapture(p.pointerId),e.classList.add("dragging"));let g=[...s].find(([_])=>_!==p.pointerId)?.[1];s.set(p.pointerId,m);let v=n();o(g?Jx(v,h,m,g):{...v,x:v.x+m.x-h.x,y:v.y+m.y-h.y})},{signal:t});let c=p=>{s.delete(p.pointerId),s.size===0&&e.classList.remove("dragging")};e.addEventListener("pointerup",c,{signal:t}),e.addEventListener("pointercancel",c,{signal:t});let d=p=>{a&&p.stopPropagation(),a=!1};e.addEventListener("click",d,{capture:!0,signal:t}),e.addEventListener("wheel",p=>{if(!r(p))return;p.preventDefault();let{x:h,y:m}=u(p),g=p.deltaMode===WheelEvent.DOM_DELTA_LINE?16:1,v=p.ctrlKey?.01:.0015,_=Math.max(-kf,Math.min(kf,-p.deltaY*g*v));o(Xr(n(),Math.exp(_),h,m))},{signal:t,passive:!1})}function Jx(e,t,n,o){let r=Math.hypot(t.x-o.x,t.y-o.y),s=Math.hypot(n.x-o.x,n.y-o.y);return Xr(e,r>0?s/r:1,o.x,o.y)}var Zx=200,Rf=60;function Ci(e,t,n){let o={x:0,y:0,scale:1},r,s=0,l={width:0,height:0},a=0,u=new AbortController,c=()=>({width:e.clientWidth,height:e.clientHeight});function d(T){let C=c();l=C,{top:a}=e.getBoundingClientRect(),o=r?xf(T,r,C):T,t.style.transform=`translate(${o.x}px, ${o.y}px) scale(${o.scale})`,t.style.willChange="transform",window.clearTimeout(s),s=window.setTimeout(()=>t.style.willChange="auto",Zx),n.onMove?.(wf(o,C))}function p(T){let{width:C,height:E}=c();d(Xr(o,T,C/2,E/2))}function h(T){return gr(o,{...T,width:0,height:0},c())===o}let m={show(T,C,E){let I=C===null||E?void 0:r?.boxes.get(C.text),D=C===null?void 0:T.boxes.get(C.text),$=r?.width===T.width&&r.height===T.height,M=I&&h(I)?I:void 0,A=!r||E,z=t.contains(document.activeElement),{id:Y}=document.activeElement??{id:""};r=T,gf(T),t.contains(T.svg)||t.replaceChildren(T.svg),z&&(T.boxes.get(Y)?.element??e).focus({preventScroll:!0});let W=bf(T,Pf(T),c());M&&D?d(tw(o,M,D)):D?d(Ti(A?W:o,D,c())):(A||!$)&&d(W)},centre(T){let C=r?.boxes.get(T.text);C&&d(Ti(o,C,c()))},look(T,C){let{width:E,height:I}=c();d({...o,x:E/2-T*o.scale,y:I/2-C*o.scale})},keep(T){let C=r?.boxes.get(T.text);C&&d(gr(o,C,c()))},fit:()=>r&&d(Ka(r,c())),actualSize:()=>p(1/o.scale),zoom:p,dispose:()=>u.abort()};Sf(e,u.signal,()=>o,d,n.isZoom??(()=>!0)),yf(e,u.signal,T=>r?.boxes.get(T),n);let g={signal:u.signal};e.addEventListener("keydown",T=>{T.ctrlKey||T.metaKey||T.altKey||v(T)&&T.preventDefault()},g);function v(T){let C=Xx[T.key];if(C&&T.shiftKey)return x(C);if(C)return k(C);let E=_(),I={"+":()=>p(1.25),"=":()=>p(1.25),"-":()=>p(.8),0:m.actualSize,f:m.fit,e:()=>E&&n.onSelect(P(E)),Enter:()=>E&&n.onSelect(E.id)," ":()=>E&&(Pi(E)?n.onToggle(E.id.number):n.onSelect(E.id)),Escape:()=>{e.focus(),n.onSelect(null)}};return I[T.key]?.(),T.key in I}function _(){return r?.boxes.get(document.activeElement?.id??"")}function P(T){let C=r?.edges.get(T.id.text)??[],E=C.findIndex(I=>I.classList.contains("selected-edge"));return Ht(C[(E+1)%C.length]?.id??"")??T.id}function x(T){let[C,E]=ew[T];return d({...o,x:o.x-C*Rf,y:o.y-E*Rf}),!0}function k(T){if(!r)return!1;let C=[...r.boxes.values()],E=_()??C.find(({element:D})=>D.matches(".selected")),I=E?_f(Tf(r),E,T):Pf(r);return I&&(I.element.focus({preventScroll:!0}),d(gr(o,I,c()))),!0}window.addEventListener("resize",()=>c().width>0&&d({...o,x:o.x+(c().width-l.width)/2}),g);let R=new ResizeObserver(()=>{if(c().width===0)return;let T=n.held?.(),C=T?r?.boxes.get(T.text):void 0;if(!(C!==void 0&&gr(o,C,l)===o))return d(o);let I=e.getBoundingClientRect().top-a;d(vf({...o,y:o.y-I},C,c()))});return R.observe(e),u.signal.addEventListener("abort",()=>R.disconnect()),m}function Tf({boxes:e}){return[...e.values()].filter(({element:t})=>t.matches(".node"))}function Pf(e){return Tf(e).reduce((t,n)=>t&&t.y<=n.y?t:n,void 0)}var Xx={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down"},ew={left:[-1,0],right:[1,0],up:[0,-1],down:[0,1]};function tw(e,t,n){return{scale:e.scale,x:e.x+(t.x+t.width/2-n.x-n.width/2)*e.scale,y:e.y+(t.y-n.y)*e.scale}}function Cf(e,t){let n=t&&e.boxes.get(t.text);if(!n)return;let o=[n.element,...e.edges.get(n.id.text)??[]];return o.forEach(r=>r.classList.add("selected")),()=>o.forEach(r=>r.classList.remove("selected"))}function Of({svg:e},t){let n=e.querySelector(`g.edge[id="${t.text}"]`),o=["selected","selected-edge"];return n?.classList.add(...o),()=>n?.classList.remove(...o)}function es({svg:e,edges:t},n){e.querySelectorAll(".lit").forEach(r=>r.classList.remove("lit"));let o=n===null?[]:t.get(n.text)??[];o.forEach(r=>r.classList.add("lit")),e.classList.toggle("has-lit",o.length>0)}function Oi({viewport:e,testId:t}){return i("div",{class:"button-group",children:[i("button",{type:"button","aria-label":"Zoom out",title:"Zoom out (-)","data-testid":`${t}-out`,onClick:()=>e.current?.zoom(.8),children:"−"}),i("button",{type:"button","aria-label":"Zoom in",title:"Zoom in (+)","data-testid":`${t}-in`,onClick:()=>e.current?.zoom(1.25),children:"+"}),i("button",{type:"button",title:"Actual size (0)","data-testid":`${t}-actual`,onClick:()=>e.current?.actualSize(),children:"1:1"}),i("button",{type:"button",title:"The whole graph (f)","data-testid":`${t}-fit`,onClick:()=>e.current?.fit(),children:"Fit"})]})}var nw=[["released","only in the first"],["added","only in the second"],["resized","different size, or partly replaced"],["moved","on another device"]],ow=56,rw=520;function sw({boxes:e}){let t=({element:n})=>n.matches(".node")&&Si(n).some(({change:o})=>o===0);return[...e.values()].find(t)?.id??null}function Mf({pair:e,picked:t,onPick:n}){let{compare:o}=N(),{value:r,error:s,loading:l}=o.difference.state.value,a=r?.pair===e?r:void 0,u=se(null),c=se(null),d=se(null),[p,h]=Q(null),[m,g]=Q(null),v=se(Ri()),_=se(null),P=se([]),x=se({onPick:n,setToggled:g});return x.current={onPick:n,setToggled:g},it(()=>{let[k,R]=[u.current,c.current];if(!k||!R)return;let T=E=>E&&_.current?.boxes.get(E.text)?.element,C=Ci(k,R,{onSelect(E){if(E?.kind==="edge")return;let I=T(E);P.current=I?Si(I):[],x.current.onPick(P.current)},onToggle(E){x.current.setToggled({kind:"module",number:E,text:`m${E}`}),o.toggle(E)},onHover:E=>_.current&&es(_.current,E),isZoom:E=>E.ctrlKey||k.contains(document.activeElement)});return d.current=C,()=>C.dispose()},[]),it(()=>{if(!a||!u.current)return;let k=v.current.read(a.layout);u.current.style.height=`${Math.min(rw,k.height+ow)}px`,d.current?.show(k,m??sw(k),_.current===null),_.current=k,h(k)},[a]),ce(()=>{let k=[...p?.svg.querySelectorAll("g.node")??[]].filter(R=>Si(R).some(T=>ff(t,T)));return k.forEach(R=>R.classList.add("selected")),()=>k.forEach(R=>R.classList.remove("selected"))},[p,t]),ce(()=>{if(t===P.current)return;let k=Ht(u.current?.querySelector(".canvas .selected")?.id??"");k&&d.current?.keep(k)},[t]),i("section",{class:t.length>0?"difference picked":"difference","aria-label":"Graph of differences",children:[i("div",{class:"toolbar",role:"group","aria-label":"Graph of differences: options",children:[i("ul",{class:"meaning","aria-label":"Signs","data-testid":"difference-legend",children:nw.filter(([k])=>p?.svg.querySelector(`.${k}`)).map(([k,R])=>i("li",{children:[i(Ha,{change:k})," ",R]},k))}),i("div",{class:"button-group",children:[i("button",{type:"button","data-testid":"difference-fold",onClick:()=>o.open([]),children:"Collapse all"}),i("button",{type:"button",title:"Open the modules that changed most","data-testid":"difference-default",onClick:()=>o.open(null),children:"Default"})]}),i(Oi,{viewport:d,testId:"difference-zoom"})]}),i("div",{class:"window",children:[i("div",{class:"frame",ref:u,tabIndex:0,role:"group","aria-busy":l,"aria-label":"Graph of the differences between the two recordings. Arrow keys move between boxes, Enter selects the changes of a box in the list below, Space opens or closes a module, plus and minus zoom, f fits the window.","data-testid":"difference-frame",children:i("div",{class:"canvas",ref:c,"data-testid":"difference-canvas"})}),l&&i("p",{class:"progress",role:"status",children:"Drawing the differences…"})]}),s&&i(pt,{error:s,retry:o.difference.reload})]})}function yr(){let e=se(null),t=()=>e.current?.contains(document.activeElement)??!1,n=t();return it(()=>{if(!n||t())return;let o=e.current?.querySelectorAll("button");(o?.length===1?o[0]:e.current)?.focus({preventScroll:!0})}),e}function ts({name:e,title:t,text:n}){let{recordings:o}=N(),[r,s]=Q(""),l=async()=>{let{run:a,step:u}=o.shown.value??{run:"run",step:0};s("");try{Zo(`${Qs(e,a,u)}.csv`,"text/csv",await n())}catch(c){s(c instanceof Error?c.message:String(c))}};return i(U,{children:[i("button",{type:"button",title:t,"data-testid":`${e}-csv`,onClick:()=>{l()},children:"Download CSV"}),r&&i("span",{class:"hint",role:"alert",children:r})]})}function br({name:e,title:t,by:n}){let{replies:o}=N();return i(ts,{name:e,title:t,text:()=>o.once("table.csv",{by:n})})}var Ef=`.compare {
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

.peaks h3 {
  margin: 8px 0 0;
  font-size: 13px;
}

.peaks p {
  margin: 2px 0;
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
  white-space: nowrap;
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

@container view (max-width: 600px) {
  .data-table th,
  .data-table td {
    padding-right: 8px;
  }

  .data-table th:first-child {
    white-space: normal;
  }
}

/* Only names of runs break inside words. */
.data-table thead th:nth-last-child(-n + 2) {
  overflow-wrap: normal;
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
`;var Af=`.difference {
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
`;var $f={key:"compare",title:"Compare",style:Ef+Af,needsServer:!0,Panel:aw};function aw(){let{compare:e}=N(),t=e.choice.value;return t?i("div",{class:"compare","data-testid":"compare",children:[i(pf,{comparand:t.comparand}),t.comparand?i(cw,{}):i(uw,{problem:t.problem})]}):null}function uw({problem:e}){return e?i(Je,{message:e}):i("p",{class:"hint pad","data-testid":"compare-nothing",children:"There is no other recording here: record a second run or step, or predict one in Optimize."})}function cw(){let{compare:e}=N(),t=yr();return i("div",{ref:t,tabIndex:-1,children:dw(e)})}function dw(e){let{value:t,error:n,loading:o}=e.reply.state.value,r=e.choice.value?.comparand;if(n)return i(pt,{error:n,retry:e.reply.reload});let s=r&&"goal"in r;if(!t)return o?i(Ee,{what:s?"Planning…":"Comparing…"}):null;let{shown:l,comparand:a,comparison:u,planned:c}=t;if(!u)return null;let[d,p]=[Lf({key:l}),Lf(a)],h=ia(l,a);return i("div",{class:"compared","aria-busy":o,"data-testid":"compared",children:[u.verdict.slice(0,c?1:void 0).map((m,g)=>i("p",{class:g===0?"verdict":"hint","data-testid":"compare-verdict",children:m},g)),u.before.timeline&&u.after.timeline&&i(cf,{before:u.before.timeline,after:u.after.timeline,names:[d,p],figure:nr(a)}),i("section",{class:"planned",children:[i("div",{children:[i(pw,{side:u.after,asked:a,lines:c?.lines}),i(gw,{reply:u,before:d,after:p}),i(yw,{reply:u,before:d,after:p})]}),u.code!==null&&i(fo,{code:u.code,label:"Copy as Python",testId:"compare-code"})]}),i(fw,{pair:h,reply:u,comparand:a},h)]})}function pw({side:e,asked:t,lines:n}){let{change:o}=N();return"key"in t?null:i("div",{class:"predicted",role:"note","data-testid":"compare-predicted",children:[n&&i("pre",{children:n.join(`
`)}),i("p",{children:[i("b",{children:"Predicted:"})," ",n?"":`${e.predicted}. `,"This step did not run."," ",i("button",{type:"button",class:"link","data-testid":"compare-optimize",onClick:()=>o({view:"optimize",settings:{optimize:mo(t)}}),children:"Change in Optimize"})]})]})}function fw({pair:e,reply:t,comparand:n}){let[o,r]=Q([]);return i("section",{class:"differences",children:[t.changes_count>0&&i(U,{children:[i("h2",{children:"Where it changed"}),i(Mf,{pair:e,picked:o,onPick:r})]}),i("div",{class:"titled",children:[i("h2",{children:"Changed saved tensors, largest first"}),t.changes_count>0&&i(mw,{comparand:n})]}),i("p",{class:"summary","data-testid":"compare-summary",children:hw(t)}),i(df,{reply:t,comparand:"key"in n?n.key:null,picked:o,onPick:r})]})}function mw({comparand:e}){let{replies:t}=N();return i(ts,{name:"changes",title:"All changes, repeated layers combined",text:()=>t.once("changes.csv",nr(e))})}function Lf(e){return"key"in e?`${e.key.run} · step ${e.key.step}`:"predicted"}function hw(e){let t=`${B(e.same_bytes)} unchanged in ${le(e.same_count,"saved tensor")}`;if(e.changes_count===0)return`Nothing changed: ${t}.`;let n=e.moved_bytes>0&&`${B(e.moved_bytes)} on another device`;return`${[`−${B(e.released_bytes)}, +${B(e.added_bytes)}`,n,t].filter(Boolean).join("; ")}.`}function gw({reply:e,before:t,after:n}){let{device:o}=e.before,r=o===e.after.device||!o||!e.after.device,s=l=>r?"":` on ${l}`;return i("table",{class:"data-table","aria-label":"Totals of both recordings","data-testid":"compare-totals",children:[i("thead",{children:i("tr",{children:[i("th",{scope:"col",children:"total"}),i("th",{scope:"col",children:[t,s(o)]}),i("th",{scope:"col",children:[n,s(e.after.device)]}),i("th",{scope:"col",children:"difference"}),i("th",{scope:"col",title:"Relative to the first",children:"percent"})]})}),i("tbody",{children:e.totals.map(l=>i(bw,{total:l},l.key))})]})}function yw({reply:e,before:t,after:n}){let o=[{name:t,peaks:e.before.peaks},{name:n,peaks:e.after.peaks}];return o.every(({peaks:r})=>r.length===0)?null:i("details",{class:"peaks","data-testid":"compare-peaks",children:[i("summary",{children:"Places and parts of the peaks"}),o.map(({name:r,peaks:s})=>i("section",{children:[i("h3",{children:r}),s.map(l=>i("p",{class:"hint",children:l},l))]},r))]})}function bw({total:e}){let{key:t,label:n,help:o,level:r,before_bytes:s,after_bytes:l,difference_bytes:a}=e;return i("tr",{"data-testid":`compare-${t}`,children:[i("th",{scope:"row",class:`level-${r}`,title:o,children:n}),i("td",{children:i(If,{n:s})}),i("td",{children:i(If,{n:l})}),i("td",{children:i(Va,{n:a})}),i("td",{children:vw(a,s)})]})}function If({n:e}){return e===null?i("span",{class:"none",children:"not known"}):i(J,{n:e})}function vw(e,t){return!e||!t?e===0?"0%":"–":`${e<0?"−":"+"}${Qe(Math.abs(e),t)}`}function zf(e,t,n){let o=e.appendChild(document.createElement("canvas")),r=e.appendChild(document.createElement("div")),s,l,a={x:1,y:1},u=d=>{if(d.buttons!==1)return;let{left:p,top:h}=o.getBoundingClientRect();t((d.clientX-p)/a.x,(d.clientY-h)/a.y)};e.addEventListener("pointerdown",d=>{e.setPointerCapture(d.pointerId),u(d)},{signal:n}),e.addEventListener("pointermove",u,{signal:n});function c(){if(!s||!l)return;e.hidden=xw(s,l);let[d,p]=[Math.max(0,l.x),Math.max(0,l.y)],h=Math.min(s.width,l.x+l.width),m=Math.min(s.height,l.y+l.height);r.style.transform=`translate(${d*a.x}px, ${p*a.y}px)`,r.style.width=`${Math.max(2,(h-d)*a.x)}px`,r.style.height=`${Math.max(2,(m-p)*a.y)}px`}return{show(d){s=d,a=ww(d),_w(o,d,a),c()},move(d){l=d,c()}}}function xw({width:e,height:t},n){let[o,r]=[n.x+n.width,n.y+n.height];return n.x<=0&&n.y<=0&&o>=e&&r>=t}function ww({width:e,height:t}){let n=Math.min(170/e,220/t,1),o=r=>Math.min(1,Math.max(n,44/r));return{x:o(e),y:o(t)}}function _w(e,t,n){let o=devicePixelRatio,[r,s]=[t.width*n.x,t.height*n.y];e.width=Math.ceil(r*o),e.height=Math.ceil(s*o),e.style.width=`${r}px`,e.style.height=`${s}px`;let l=e.getContext("2d");if(!l)return;l.scale(o*n.x,o*n.y);let a=getComputedStyle(e),u=c=>a.getPropertyValue(`--${c}`);for(let{element:c,x:d,y:p,width:h,height:m}of t.boxes.values()){let g=c.classList.contains("cluster");l.fillStyle=u(g?"cluster":kw(c)),l.fillRect(d,p,h,m)}}function kw(e){let t=[1,2,3,4].find(n=>e.classList.contains(`bytes-${n}`));return t===void 0?"box-line":`bytes-${t}`}function vr(e){let{expand:t}=e,n=Be(e,"graph"),o=["parameters","views"].filter(r=>n[r]==="1");return{...t===null?{}:{expand:[...t]},...o.length===0?{}:{show:o},...n.freed==="0"?{hide:["freed"]}:{}}}function Df(){let e=null;function t(){e?.abort.abort(),e=null}return{drop:t,begin(n,o){if(e?.key===n)return;t();let r=new AbortController;e={key:n,work:o(r.signal),abort:r},e.work.catch(()=>{})},take(n,o,r){if(e?.key!==n)return t(),r(o);let s=e;return e=null,o.addEventListener("abort",()=>s.abort.abort(),{once:!0}),s.work}}}var ns=class extends rn{constructor(n){super(`Laying out ${le(n.visible,"box","boxes")} takes about ${Ff(n)}.`);this.graph=n}graph};function Ff({seconds:e}){return e>=90?`${Math.round(e/60)} minutes`:e>=20?`${Math.round(e/10)*10} s`:`${Math.round(e)} s`}var wo="graph";function Bf(e,t,{address:n},{shown:o,fetchOfShown:r},s){let l=Ne(""),a=()=>s.value===wo,u=we(()=>JSON.stringify(vr(n.value))),c=()=>({expand:n.peek().expand,settings:{graph:Be(n.peek(),wo)}}),d=E=>JSON.stringify([o.peek(),vr(E)]),p="",h=Df(),m=Ri();async function g(E,I,D){l.value="Fetching the graph…";let $=await e.get("graph.dot",{...on(E),...vr(I)},D);if($.quick!==null&&p!==d(I))throw new ns($);let M=$.quick===null?"":`, about ${Ff($)}`;return l.value=`Laying out ${le($.visible,"box","boxes")}${M}…`,{recording:E,address:I,graph:$,layout:await t($.dot,D)}}let v=r(()=>a()?`graph ${u.value}`:null,(E,I)=>{let D=c();return h.take(d(D),I,$=>g(E,D,$))});function _(E){let{value:I}=v.state.value;return E===null||!I||Ut(E)&&x(E)<2||!Nf(I.graph,E)?null:{...vr(I.address),id:E.text}}let P=E=>{let{value:I}=v.state.value;return I!==void 0&&Nf(I.graph,E)};function x({kind:E,number:I}){return E!=="module"||!a()?1:Sw(v.state.value.value?.graph,I)}function k(E){let I=o.peek();if(E===null||!I||!e.isServed||v.state.peek().loading)h.drop();else{let D={...c(),...E};h.begin(d(D),$=>{let M=g(I,D,$);return M.then(({layout:A})=>!$.aborted&&m.read(A)).catch(()=>{}),M})}}function R(){p=d(c()),v.reload()}let T=we(()=>{let{value:E}=v.state.value;return JSON.stringify(E?.recording)===JSON.stringify(o.value)?E:void 0}),C=we(()=>{let E=T.value;return E?vr({...E.address,expand:E.graph.expand}):null});return{picture:v,current:T,progress:l,read:m.read,boxParams:_,isInPicture:P,times:x,prefetch:k,allowSlow:R,figureParams:C}}function Sw(e,t){return e?.repeated.find(([n])=>n===t)?.[1]??1}function Nf({dot:e},{text:t}){return e.includes(`id=${t} `)||e.includes(`id="${t}"`)}function Gf({frame:e}){let{graph:t}=N(),{loading:n,error:o}=t.picture.state.value;return n?i("div",{class:"progress",role:"status","data-testid":"progress",children:[i("span",{children:t.progress.value}),i("button",{type:"button","data-testid":"layout-cancel",onClick:t.picture.cancel,children:"Cancel"})]}):!o||o instanceof Gn&&t.current.value?null:o instanceof Gn?i("div",{class:"progress",role:"status",children:[i("span",{children:"The layout was cancelled."}),i("button",{type:"button","data-testid":"layout-again",onClick:t.picture.reload,children:"Lay out again"})]}):o instanceof ns?i(Rw,{of:o,frame:e}):i("div",{class:"overlay",children:i(Je,{message:o.message,children:[i("button",{type:"button",onClick:t.picture.reload,children:"Try again"}),i("button",{type:"button",onClick:()=>t.rearrange({expand:[]}),children:"Collapse all"})]})})}function Rw({of:e,frame:t}){let{graph:n}=N(),o=se(null);ce(()=>{let l=document.activeElement;return o.current?.focus(),()=>{if(document.activeElement!==document.body)return;let a=t.current&&l?CSS.escape(l.id):"";((a?t.current?.querySelector(`.canvas #${a}`):null)??t.current)?.focus({preventScroll:!0})}},[e]);let{expand:r,quick:s}=e.graph;return i("div",{class:"overlay",children:i("div",{class:"question",role:"alertdialog","aria-label":"A slow layout","data-testid":"layout-question",children:[i("p",{children:e.message}),i("div",{class:"actions",children:[i("button",{type:"button",ref:o,"data-testid":"layout-cancel",onClick:n.restorePrevious,children:"Cancel"}),i("button",{type:"button","data-testid":"layout-anyway",onClick:n.allowSlow,children:"Draw anyway"}),s&&s.length<r.length&&i("button",{type:"button",title:"Fold the modules with the most boxes until the layout is quick","data-testid":"layout-quick",onClick:()=>n.rearrange({expand:s}),children:"Fold the largest"})]})]})})}function Wf({scene:e}){let{address:t,graph:n}=N(),{value:o,loading:r,error:s}=n.picture.state.value,l=t.value.expand??[],a=u=>e.boxes.get(Me(u).text)?.element.matches(".node");return!o||r||s||!l.some(a)?null:i("p",{class:"limit",role:"status","data-testid":"graph-limit",children:["Some modules stay folded: this graph already has"," ",le(o.graph.visible,"box","boxes"),", and more could not be read."]})}var Mi=50;function Vf(e,t,n=Mi){if(t.trim()==="")return[];let o=er(t),r=[],{modules:s,ops:l}=e;for(let a=0;a<s.fqn.length&&r.length<n;a+=1){let[u,c]=[Cn(s,a),s.type_name[a]??""];o(`${u} ${c}`.toLowerCase())&&r.push({id:Me(a),name:u,where:c})}for(let[a,u]of l.node.entries()){if(r.length>=n)break;let c=l.module[a]??null,d=l.op[a]??"",p=[c===null?"":Cn(s,c),l.source[a]],h=`${d} ${p.join(" ")}`.toLowerCase();o(h)&&r.push({id:Fe(u),name:d,where:p.filter(Boolean).join(" · ")})}return r}function Hf({recording:e}){let{graph:t}=N(),[n,o]=Q(""),[r,s]=Q(!1),[l,a]=Q(0),u=te(()=>Vf(e,n),[e,n]),c=r&&n.trim()!=="",d=h=>{let m=u[h];m&&(s(!1),t.reveal(m.id))},p=h=>{let m=u.length-1;if(h.key==="ArrowDown")a(Math.min(m,l+1));else if(h.key==="ArrowUp")a(Math.max(0,l-1));else if(h.key==="Enter")d(l);else if(h.key==="Escape")s(!1);else return;h.preventDefault(),h.stopPropagation()};return i("div",{class:"search",children:[i("input",{type:"search",class:"filter",role:"combobox",list:void 0,placeholder:"Find in graph","aria-label":"Find an op or module in the graph","aria-expanded":c,"aria-controls":"search-hits","aria-activedescendant":c&&u.length>0?`hit-${l}`:void 0,"data-testid":"search",value:n,onInput:h=>{o(h.currentTarget.value),a(0),s(!0)},onFocus:()=>s(!0),onBlur:()=>s(!1),onKeyDown:p}),c&&i("ul",{class:"hits",id:"search-hits",role:"listbox","aria-label":"Found",children:[u.map((h,m)=>i("li",{id:`hit-${m}`,role:"option","aria-selected":m===l,"data-testid":"search-hit","data-id":h.id.text,onMouseDown:g=>g.preventDefault(),onClick:()=>d(m),children:[i("span",{children:h.name})," ",i("small",{children:h.where})]},h.id.text)),u.length===0&&i("li",{class:"hint",children:"No matches"}),u.length===Mi&&i("li",{class:"hint",children:["Only the first ",Mi," are listed."]})]})]})}function Uf({viewport:e,recording:t}){let{address:n,graph:o,isServed:r}=N(),{selected:s}=n.value,l=s?.kind==="module"?s.number:null;return i("div",{class:"toolbar",role:"group","aria-label":"What the graph shows",children:[i(Hf,{recording:t}),i("div",{class:"button-group",children:[i("button",{type:"button","data-testid":"collapse-all",title:"Close every module",onClick:()=>o.rearrange({expand:[]}),children:"Collapse all"}),i("button",{type:"button","data-testid":"expand-default",title:"Open the outermost modules, as many as stay readable",onClick:()=>o.rearrange({expand:null}),children:"Default"}),i("button",{type:"button","data-testid":"expand-below",disabled:l===null,title:l===null?"Select a module first":"Open the selected module and everything inside it",onClick:()=>l!==null&&o.expandBelow(l),children:"Expand below"})]}),r&&i(Tw,{}),i(Oi,{viewport:e,testId:"zoom"}),i(ft,{drawing:"graph",params:o.figureParams.value})]})}var Pw=[{name:"freed",label:"freed ops",help:"Ops that save nothing and whose results were freed by the end of the forward pass",isOnFirst:!0},{name:"parameters",label:"parameters",help:"Parameters of the visible ops",isOnFirst:!1},{name:"views",label:"views",help:"Ops that only create a view and save nothing",isOnFirst:!1}];function Tw(){let{address:e,graph:t}=N(),n=Be(e.value,"graph"),o=(r,s)=>t.rearrange({settings:{graph:Lt(n,r,s)}});return i("fieldset",{class:"button-group shown",children:[i("legend",{children:"Show"}),Pw.map(({name:r,label:s,help:l,isOnFirst:a})=>i("label",{class:"check",title:l,children:[i("input",{type:"checkbox","data-testid":`show-${r}`,checked:a?n[r]!=="0":n[r]==="1",onChange:({currentTarget:{checked:u}})=>o(r,u===a?"":u?"1":"0")}),s]},r))]})}function jf({scene:e}){let[t,n]=Q(new Set),[o,r]=Q(null),s=te(()=>Cw(e),[e]);ce(()=>{let a=o===null?[...t]:[o];a.length>0?e.svg.dataset.only=a.map(Tt).join(" "):delete e.svg.dataset.only},[e,t,o]);let l=a=>{let u=new Set(t);u.delete(a)||u.add(a),n(u)};return s.length===0?null:i("div",{class:"legend",role:"group","aria-label":"States of the tensors","data-testid":"legend",children:s.map(([a,u])=>i("button",{type:"button",class:"legend-item","aria-pressed":t.has(a),title:`${Ys(a).help} Click to show only these.`,"data-testid":`legend-${Tt(a)}`,onClick:()=>l(a),onPointerEnter:()=>r(a),onPointerLeave:()=>r(null),children:[i(Jl,{state:a}),a,i("small",{class:"number",children:q(u)})]},a))})}function Cw({svg:e}){return Bs.map(({state:t})=>[t,e.querySelectorAll(`g.edge.${Tt(t)}`).length]).filter(([,t])=>t>0)}var Kf=`.graph {
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
`;var qf=`.progress {
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
`;var Yf={key:"graph",title:"Graph",style:Kf+qf,isKept:!0,Panel:Ew};function Ew({recording:e,isHidden:t}){let n=N(),{graph:o}=n,r=se(null),s=se(null),l=se(null),a=se(""),u=se(null),c=se(null),d=se(null),[p,h]=Q(null),{value:m}=o.picture.state.value,{selected:g}=n.address.value,v=se(g);g&&(v.current=g);let _=o.focus.value;it(()=>{if(!r.current||!s.current||!c.current)return;let x=new AbortController,k=(T,C)=>l.current?.look(T,C);d.current=zf(c.current,k,x.signal);let R=Ci(r.current,s.current,{onSelect:n.select,onToggle:o.toggle,onPrefetch:o.prefetchToggle,onHover:T=>u.current&&es(u.current,T),held:()=>u.current&&o.nearest(v.current,u.current.boxes),onMove:T=>d.current?.move(T)});return l.current=R,()=>{R.dispose(),x.abort()}},[]),it(()=>{if(!m)return;let x=o.read(m.layout);u.current&&es(u.current,null);let k=JSON.stringify(m.recording),R=a.current==="",T=a.current!==k,C=o.focus.peek()??(R?n.address.peek().selected:null);l.current?.show(x,o.nearest(C,x.boxes),T),a.current=k,u.current=x,o.focus.value=null,h(x)},[m]);let P=n.isDark.value;return it(()=>{p&&d.current?.show(p)},[p,P]),ce(()=>{let{loading:x,value:k}=o.picture.state.peek();if(_===null||!p||t||!(!x&&k===m))return;let T=o.nearest(_,p.boxes);T&&l.current?.centre(T),o.focus.value=null},[_,p,t]),ce(()=>{let x=p&&o.nearest(g,p.boxes);!t&&x&&l.current?.keep(x)},[t]),ce(()=>{if(p)return g?.kind==="edge"?Of(p,g):Cf(p,o.nearest(g,p.boxes))},[g?.text,p]),i("div",{class:"graph",children:[i(Uf,{viewport:l,recording:e}),p&&i(Wf,{scene:p}),p&&e.ops.node.length===0&&i("p",{class:"limit",role:"status","data-testid":"graph-none",children:"Autograd recorded no ops, so there is no graph."}),i("div",{class:"window",children:[i("div",{class:"frame",ref:r,tabIndex:0,role:"group","aria-label":"Graph of the forward pass. Arrow keys move between boxes, Enter selects, Space opens or closes a module, e cycles through the edges of a box, plus and minus zoom, 0 is actual size, f fits the window.","data-testid":"graph-frame",children:i("div",{class:"canvas",ref:s,"data-testid":"graph-canvas"})}),i("div",{class:"minimap",ref:c,"aria-hidden":"true","data-testid":"minimap",hidden:!0}),i(Gf,{frame:r})]}),p&&i(jf,{scene:p})]})}function Qf(e){return new Map(e.map(t=>[t.calls[0]??0,t]))}function Ei(e){let t=new Map;for(let[n,{calls:o}]of e)o.forEach(r=>t.set(r,n));return t}var Aw=["nodes","self_bytes","total_bytes","freed_bytes"];function Ai(e,t){let n=Aw.find(o=>o===t);return n?e[n]:null}function kn(e,t,n){let o=n?-1:1;return[...e].sort((r,s)=>{let l=t[r]??null,a=t[s]??null;return l===a?0:l===null?1:a===null?-1:l<a?-o:o})}function Jf(e,t,n){return e?.key!==t?{key:t,descending:n}:e.descending===n?{key:t,descending:!n}:null}function Qt(e){return Array.from({length:e},(t,n)=>n)}function Li(e,t){let n=e?.startsWith("-")===!0,o=e?.slice(n?1:0)??"";return t.includes(o)?{key:o,descending:n}:null}function Ii(e){return e?`${e.descending?"-":""}${e.key}`:""}function Zf(e,t){let[n=-1]=e.roots;return t.get(n)?.calls.length===e.roots.length?[n]:[]}function Xf(e,t,n){let o=new Set(t.roots),r=l=>e.parent[l]??null,s=new Set([...n.keys()].map(r));for(let l of n.keys()){let a=bn(e,r(l));a.some(u=>s.has(r(u)))||a.forEach(u=>o.add(u))}if(n.size>0)return o;for(let l of t.roots)for(let[a,...u]=t.children[l]??[];a!==void 0&&!u.length;)o.add(a),[a,...u]=t.children[a]??[];return o}function em(e,t,n,o){let r=o<0?~o:o,s=bn(e,o<0?e.parent[r]??null:r);return(t.depth[r]??0)+s.filter(l=>n.has(l)).length}function tm(e,t,{isOpen:n,isGroupOpen:o,sort:r}){let s=Ei(t),l=d=>{if(!r)return d;let p=d.map(r.value);return kn([...d.keys()],p,r.descending).map(m=>d[m]??0)},a=d=>l(d.filter(p=>(s.get(p)??p)===p).map(p=>s.has(p)?~p:p)),u=[],c=a(e.roots).reverse();for(let d=c.pop();d!==void 0;d=c.pop())u.push(d),d<0?o(~d)&&c.push(...l([...t.get(~d).calls]).reverse()):n(d)&&c.push(...a(e.children[d]??[]).reverse());return u}var Lw=1/800,Iw=2e3;function nm(e,t,n=null){let o=c=>e.total_bytes[c]??0,r=n===null?Yo(e,t):o(n);if(r===0)return[];let[,...s]=bn(e,n),l=s.reverse().map(c=>({call:c,depth:t.depth[c]??0,start:0,width:1})),a=(c,d)=>{let p=d;for(let h of c){let m=o(h)/r;m>=Lw&&l.length<Iw&&(l.push({call:h,depth:t.depth[h]??0,start:p,width:m}),u.push([t.children[h]??[],p])),p+=m}},u=[[n===null?t.roots:[n],0]];for(let c=0;c<u.length;c+=1)a(...u[c]);return l}function om(e,t){let n=e.flatMap(({key:s,label:l,nbytes:a})=>{let u=a[t]??0;return u>0?[{label:l,colour:qa(s),nbytes:u}]:[]}),o=n.reduce((s,{nbytes:l})=>s+l,0),r=0;return n.map(s=>{let l=r;return r+=s.nbytes/o,{...s,start:l,end:r}})}function qa(e){return $w[e]??"held"}var $w={activation_bytes:"cached",input_bytes:"input",checkpoint_cache_bytes:"recomputed"};function rm(e,t,n){let o=t.start+t.width,r=e.filter(({depth:l})=>l===t.depth),s=r.indexOf(t);if(n==="ArrowRight")return r[s+1];if(n==="ArrowLeft")return r[s-1];if(n==="ArrowUp")return e.find(l=>l.depth===t.depth-1&&l.start<=t.start+1e-9&&l.start+l.width>=o-1e-9);if(n==="ArrowDown")return e.find(l=>l.depth===t.depth+1&&l.start>=t.start-1e-9&&l.start<o)}function sm({modules:e,categories:t,tree:n,selected:o,onChoose:r}){let[s,l]=Q(null);ce(()=>l(null),[e]);let a=s!==null&&s<e.fqn.length?s:null,u=te(()=>nm(e,n,a),[e,n,a]),[c,d]=Kt(o,o),p=se(null),h=u.find(({call:x})=>x===c)??u[0];if(ce(()=>{p.current?.querySelector(`#bar-${c}`)?.scrollIntoView({block:"nearest"})},[c]),!h)return null;let m=Yo(e,n),g=x=>{let k=x===null||(e.total_bytes[x]??0)===m;l(k?null:x),x!==null&&e.total_bytes[x]&&d(x)},v=x=>{let k=rm(u,h,x.key);if(k)d(k.call);else if(x.key==="Enter"||x.key===" ")r(h.call);else if(x.key==="+")g(h.call);else if(x.key==="-"&&a!==null)g(e.parent[a]??null);else if(!x.key.startsWith("Arrow"))return;x.preventDefault()},_=Math.max(...u.map(x=>x.depth))+1,P=o===null?"":e.name[o]??"";return i(U,{children:[i("div",{class:"icicle-legend","data-testid":"icicle-legend",children:[t.map(({key:x,label:k})=>i("span",{children:[i("span",{class:`patch ${qa(x)}`}),k]},x)),i("span",{class:"icicle-zoom",children:[i("button",{type:"button","data-testid":"icicle-zoom-in",title:"Show the selected module in full width (double-click a bar, or press +)",disabled:o===null||o===a||!e.total_bytes[o],onClick:()=>g(o),children:["Zoom in",P&&` to ${P}`]}),i("button",{type:"button","data-testid":"icicle-zoom-out",title:"Show the whole model (-, step by step)",disabled:a===null,onClick:()=>l(null),children:"Zoom out"})]})]}),i("div",{class:"icicle",ref:p,role:"tree","aria-label":"Module calls as bars: width is bytes, inner calls are below","aria-activedescendant":`bar-${h.call}`,tabIndex:0,"data-testid":"icicle",onKeyDown:v,children:i("div",{class:"icicle-inner",role:"none",style:{"--levels":_},children:u.map(x=>i(zw,{bar:x,modules:e,categories:t,whole:m,isActive:x===h,isSelected:x.call===o,onChoose:r,onZoom:()=>g(o)},x.call))})})]})}function zw(e){let{bar:t,modules:n,categories:o,whole:r,isActive:s,isSelected:l,onChoose:a,onZoom:u}=e,{call:c,depth:d,start:p,width:h}=t,m=n.total_bytes[c]??0,g=`${B(m)}, ${Qe(m,r)}`,v=om(o,c),_=v.map(k=>`${k.label} ${B(k.nbytes)}`),P=[Cn(n,c),g,n.type_name[c],..._].filter(Boolean).join(", "),x=v.map(({colour:k,start:R,end:T})=>`var(--${k}-fill) ${100*R}% ${100*T}%`);return i("div",{id:`bar-${c}`,class:`icicle-bar${s?" active":""}`,role:"treeitem","aria-level":d+1,"aria-selected":l,"aria-label":P,title:P,"data-call":c,style:{"--start":p,"--width":h,"--depth":d,backgroundImage:`linear-gradient(to right, ${x.join(", ")})`},onClick:k=>k.detail<2&&a(c),onDblClick:u,children:i("span",{children:[n.name[c]," ",i("small",{children:B(m)})]})})}function $i(e){return Math.max(0,e-32+12)}function xe(e,t=0){return{least:e,width:t?`minmax(${e}px, ${t}fr)`:`${e}px`}}function zi(e){return`${e.reduce((t,{least:n})=>t+n+12,20)}px`}function im(e,t){let n=e?.split(",")??[],o=t.map(({key:r})=>r).filter(r=>n.includes(r));return o.length>0?o:null}function Di(e,t,n,o){let r=({key:a})=>t.includes(a)?t.indexOf(a):t.length,s=n,l=new Set;for(let a of[...e].sort((u,c)=>r(u)-r(c))){if(s-=a.least+o,s<0&&l.size>0)break;l.add(a.key)}return e.map(({key:a})=>a).filter(a=>l.has(a))}function os({isOpen:e,onFold:t}){return t?i("button",{type:"button",class:"quiet fold-button",tabIndex:-1,"aria-expanded":e,"aria-label":e?"Fold":"Unfold",onClick:n=>{n.stopPropagation(),t(!e)},children:e?"−":"+"}):i("span",{class:"fold-button"})}var lm=["fqn","total_bytes","self_bytes","exclusive_bytes","type_name"];function am(e){let{modules:t,tree:n,groups:o}=e,r=Yo(t,n),s=(a,u)=>{let c=a<0?o.get(~a):void 0;return c?Ai(c,u):t[u][a]},l=(a,u,c)=>({key:a,label:u,help:c,...xe(92),isNumber:!0,cell:d=>i(J,{n:s(d,a)})});return[{key:"fqn",label:"module",...xe(240,3),cell:a=>i(Dw,{row:a,of:e})},{key:"type_name",label:"type",...xe(118,1),cell:a=>t.type_name[a<0?~a:a]},{key:"nodes",label:"nodes",...xe(64),isNumber:!0,cell:a=>q(s(a,"nodes")??0)},{key:"total_bytes",label:"total",help:"Attributed to this call and the calls inside it",...xe(150,1),isNumber:!0,cell:a=>i("span",{class:"with-bar",children:[i(Pt,{part:s(a,"total_bytes")??0,whole:r}),i(J,{n:s(a,"total_bytes")})]})},l("self_bytes","self","Attributed to its own ops, without the modules inside it"),l("exclusive_bytes","exclusive","Memory released if only this module stopped saving"),l("freed_bytes","freed","Allocated inside it and freed before the forward pass ended")]}function Dw({row:e,of:t}){let{modules:n,tree:o,groups:r,members:s,isOpen:l,fold:a}=t,u=e<0?~e:e,c=e<0?r.get(u):void 0,d=e<0||(o.children[u]?.length??0)>0,p=c?c.where:n.where[u];return i("span",{class:"branch",style:{"--depth":em(n,o,s,e)},children:[i(os,{isOpen:l(e),...d&&{onFold:h=>a(e,h)}}),i("span",{title:n.fqn[u],children:c?.name??n.name[u]}),c&&i("span",{class:"tag",children:`×${q(c.calls.length)}, ${Nw(n,c)}`}),p&&i("span",{class:"tag",children:p}),c&&i(Zs,{names:c.checkpoint,label:"what if?"})]})}function Nw({total_bytes:e},{calls:t}){let n=t.map(s=>e[s]??0),[o,r]=[Math.min(...n),Math.max(...n)];return o===r?`${B(r)} each`:`${B(o)} to ${B(r)} each`}function um(e){return typeof e=="object"?e.key:e}function cm(e,t){let n=e.length;return new Proxy(e,{get(o,r,s){if(typeof r=="string"){let l=r.charCodeAt(0);if(l>=48&&l<=57){let a=+r;if(Number.isInteger(a)&&a>=0&&a<n){let u=o[a];if(typeof u!="object"){let c=t[a*2];u=o[a]={index:a,key:u,start:c,size:t[a*2+1],end:c+t[a*2+1],lane:0}}return u}}if(r==="length")return n}return Reflect.get(o,r,s)}})}function _o(e,t,n){let o=n.initialDeps??[],r,s=!0;function l(){var a;let c=0,d=e();if(!(d.length!==o.length||d.some((m,g)=>o[g]!==m)))return r;o=d;let h=0;return r=t(...d),n?.onChange&&!(s&&n.skipInitialOnChange)&&n.onChange(r),s=!1,r}return l.updateDeps=a=>{o=a},l}function Ya(e,t){if(e===void 0)throw new Error(`Unexpected undefined${t?`: ${t}`:""}`);return e}var En=(e,t)=>Math.abs(e-t)<1.01,dm=(e,t,n)=>{let o;return Object.assign(function(...r){e.clearTimeout(o),o=e.setTimeout(()=>t.apply(this,r),n)},{cancel:()=>{e.clearTimeout(o)}})};function pm({offset:e,isScrolling:t,elementMax:n,holdOffset:o,scrollOffset:r,pendingWrite:s,clampedMaxAtWrite:l}){var a;return t&&s===null&&e===r?"spurious":s!==null&&Math.abs(e-s.target)<1.5?"readBack":s!==null&&!s.smooth&&n!==null&&s.target>n+o+.5&&Math.abs(e-(n+o))<1.5||s!==null&&!s.smooth&&((a=s.lowMaxes)!=null&&a.some(u=>Math.abs(e-u)<1.5))?"clampedReadBack":l!==null&&Math.abs(e-l)<1.5?"clampedEcho":"external"}var Fw=e=>e==="smooth"||e==="smoothFinishing";function fm({kind:e,offset:t,command:n,target:o}){return e!=="spurious"&&e!=="readBack"&&e!=="clampedReadBack"&&n?.index!=null&&n.phase!=="queued"&&!Fw(n.phase)&&!En(t,n.lastTargetOffset)&&!En(t,o())&&e!=="clampedEcho"}var Qa=40;function mm(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<Qa;)n--;if(n<0)return!1;let o=e[n],r=n-1;for(;r>=0&&o.t-e[r].t<Qa;)r--;if(r<0)return!1;let s=e[r],l=(t.offset-o.offset)/(t.t-o.t),a=(o.offset-s.offset)/(o.t-s.t);return l*a>=0&&Math.abs(l)>=2*Math.abs(a)&&Math.abs(l)-Math.abs(a)>=.8}function hm(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<Qa;)n--;if(n<0)return!1;let o=e[n];return Math.abs(t.offset-o.offset)/(t.t-o.t)>=.05}var rs,ss=()=>{if(rs!==void 0)return rs;if(typeof navigator>"u")return rs=!1;if(/iP(hone|od|ad)/.test(navigator.userAgent))return rs=!0;let e=navigator.maxTouchPoints;return rs=navigator.platform==="MacIntel"&&e!==void 0&&e>0},Ja,Bw=()=>Ja!==void 0?Ja:Ja=ss()&&typeof CSS<"u"&&typeof CSS.supports=="function"&&CSS.supports("overflow-anchor: auto"),gm=()=>!ss()||Bw();var xr={capture:!0,passive:!0},Ni=class{constructor(t){this.host=t,this._touch=null,this.inMotion=()=>this._touch!==null&&this._touch.phase!=="lateFling",this.dragging=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved},this.tail=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="tail"?this._touch.moved?"fling":"tap":null},this.onScroll=({isScrolling:n,ownReadBack:o,moved:r,external:s})=>{var l,a,u;return n&&((l=this._touch)==null?void 0:l.phase)==="tail"?this._openTail(this._touch.moved||!o,!1):((a=this._touch)==null?void 0:a.phase)==="lateFling"&&(this.host.now()>this._touch.until?this._touch=null:s&&n&&r&&this._openTail(!0,!1)),!o&&n&&r&&((u=this._touch)==null?void 0:u.phase)==="down"?(this._touch.moved=!0,!0):!1},this.touchStart=()=>{this.end(),this._touch={phase:"down",moved:!1}},this.touchEnd=()=>{var n;let o=((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved;this.end(),this._openTail(o,o)},this.end=()=>{var n;let o=this.host.getWindow();((n=this._touch)==null?void 0:n.phase)==="tail"&&o!=null&&o.clearTimeout(this._touch.timerId),this._touch=null},this.listen=n=>{let o=()=>this.touchStart(),r=()=>this.touchEnd();return n.addEventListener("touchstart",o,xr),n.addEventListener("touchend",r,xr),n.addEventListener("touchcancel",r,xr),()=>{n.removeEventListener("touchstart",o,xr),n.removeEventListener("touchend",r,xr),n.removeEventListener("touchcancel",r,xr),this.end()}},this._openTail=(n,o)=>{let r=this.host.getWindow();if(r==null)return;this.end();let s={phase:"tail",moved:n,awaitingFling:o,timerId:r.setTimeout(()=>{if(this.host.tailStillMoving()){this._openTail(s.moved,s.awaitingFling);return}this._touch=s.awaitingFling?{phase:"lateFling",until:this.host.now()+1e3}:null,this.host.onTailClosed()},150)};this._touch=s}}get touch(){return this._touch}};var ym=e=>{let{clientWidth:t,clientHeight:n}=e;return{width:t,height:n}},xm=e=>{let t=new Set;return{schedule:n=>{let o=e.requestAnimationFrame(()=>{t.delete(o),n()});t.add(o)},cancel:()=>{t.forEach(n=>e.cancelAnimationFrame(n)),t.clear()}}},Gw=e=>e,Ww=e=>{let t=e.overscan*Math.max(e.lanes??1,1),n=Math.max(e.startIndex-t,0),r=Math.min(e.endIndex+t,e.count-1)-n+1,s=new Array(r);for(let l=0;l<r;l++)s[l]=n+l;return s},wm=(e,t)=>{let n=e.scrollElement;if(!n)return;let o=e.targetWindow;if(!o)return;let r=a=>{let{width:u,height:c}=a;t({width:Math.round(u),height:Math.round(c)})};if(r(ym(n)),!o.ResizeObserver)return()=>{};let s=xm(o),l=new o.ResizeObserver(()=>{let a=()=>{r(ym(n))};e.options.useAnimationFrameWithResizeObserver?s.schedule(a):a()});return l.observe(n,{box:"content-box"}),()=>{l.unobserve(n),s.cancel()}},bm={passive:!0};var Vw=typeof window>"u"?!0:"onscrollend"in window,Hw=(e,t,n)=>{let o=e.scrollElement;if(!o)return;let r=e.targetWindow;if(!r)return;let s=e.options.useScrollendEvent&&Vw,l=0,a=s?null:dm(r,()=>t(n(o),!1),e.options.isScrollingResetDelay),u=p=>()=>{l=n(o),a?.(),t(l,p)},c=u(!0),d=u(!1);return o.addEventListener("scroll",c,bm),s&&o.addEventListener("scrollend",d,bm),()=>{o.removeEventListener("scroll",c),s&&o.removeEventListener("scrollend",d),a?.cancel()}},_m=(e,t)=>Hw(e,t,n=>{let{horizontal:o,isRtl:r}=e.options;return o?n.scrollLeft*(r&&-1||1):n.scrollTop});var Uw=(e,t,n)=>{if(n.options.useCachedMeasurements){let o=n.indexFromElement(e),r=n.options.getItemKey(o);return n.itemSizeCache.get(r)??n.options.estimateSize(o)}if(t?.borderBoxSize){let o=t.borderBoxSize[0];if(o)return Math.round(o[n.options.horizontal?"inlineSize":"blockSize"])}if(!t){let o=n.indexFromElement(e),r=n.options.getItemKey(o),s=n.itemSizeCache.get(r);if(s!==void 0)return s}return e[n.options.horizontal?"offsetWidth":"offsetHeight"]},jw=(e,{adjustments:t=0,behavior:n},o)=>{var r;let{scrollElement:s,options:l}=o,a=e+t,u=l.horizontal&&l.isRtl&&s!==null&&"ownerDocument"in s;(r=s?.scrollTo)==null||r.call(s,{[l.horizontal?"left":"top"]:u?-a:a,behavior:n})};var km=jw,vm=(e,t)=>e==="smooth"?t?"smoothLanded":"smooth":"instant",is=e=>e?.phase==="smooth"||e?.phase==="smoothLanded";function Kw(e,t,n,o){if(t===0)return!1;let r=o(0),s=new Set,l=0;for(;l<e;){let u=n(l);if(u===r)break;s.add(u),l++}let a=e-l;if(a===0||a>=t)return!1;for(let u=0;u<a;u++)if(o(u)!==n(l+u))return!1;for(let u=a;u<t;u++)if(s.has(o(u)))return!1;return!0}var Fi=class{constructor(t){this.unsubs=[],this.scrollElement=null,this.targetWindow=null,this.isScrolling=!1,this.scrollState=null,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache=new Map,this.itemSizeCacheVersion=0,this.laneAssignments=new Map,this.pendingMin=null,this.prevLanes=void 0,this.lanesChangedFlag=!1,this.lanesSettling=!1,this.pendingScrollAnchor=null,this.scrollRect=null,this.scrollOffset=null,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._iosGesture=new Ni({getWindow:()=>this.targetWindow,now:()=>this.now(),tailStillMoving:()=>{let n=this.scrollState;if(n?.phase!=="queued"||this.pendingWrite!==null)return!1;let o=this._readElementOffset();return o===null||this._lastElementOffset===null||Math.abs(o-this._lastElementOffset)<1?!1:(this._lastElementOffset=o,n.samples=[...n.samples??[],{t:this.now(),offset:o}],!0)},onTailClosed:()=>{let n=this.scrollState;n?.phase==="queued"&&hm(n.samples??[])&&(this.scrollState=null),this._flushHoldIfReady(!0),this._writeAwaitingCommand(),this._retryClampedAdjustment()}}),this._lastElementOffset=null,this.pendingWrite=null,this._clampedAdjustment=null,this.elementsCache=new Map,this._resizeBatch=null,this.now=()=>{var n,o,r;return((r=(o=(n=this.targetWindow)==null?void 0:n.performance)==null?void 0:o.now)==null?void 0:r.call(o))??Date.now()},this.observer=(()=>{let n=null,o=null,r=!1,s=!1,l=new Set,a=()=>{if(n)return n;let c=this.targetWindow;if(!c||!c.ResizeObserver)return null;let d=o=xm(c);return n=new c.ResizeObserver(p=>{let h=()=>{let m={sync:!1};this._resizeBatch=m;try{p.forEach(u)}finally{this._resizeBatch=null,m.notify&&(this.notify(m.sync),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment(),this.measureElement(null))}};if(this.options.useAnimationFrameWithResizeObserver)d.schedule(h);else{r=!0;try{h()}finally{r=!1}}})},u=c=>{let d=c.target,p=this.indexFromElement(d);if(!d.isConnected){this.observer.unobserve(d);for(let[h,m]of this.elementsCache)if(m===d){this.elementsCache.delete(h);break}return}this.isIndexInRange(p)&&this.shouldMeasureDuringScroll(p)&&this.resizeItem(p,this.options.measureElement(d,c,this))};return{disconnect:()=>{var c;(c=a())==null||c.disconnect(),o?.cancel(),l.clear(),s=!1,n=null,o=null},observe:c=>{let d=a();if(d){if(!r){d.observe(c,{box:"border-box"});return}l.add(c),s||(s=!0,o?.schedule(()=>{s=!1,l.forEach(p=>{p.isConnected&&n?.observe(p,{box:"border-box"})}),l.clear()}))}},unobserve:c=>{var d;l.delete(c),(d=a())==null||d.unobserve(c)}}})(),this.range=null,this.setOptions=n=>{var o;let r={debug:!1,initialOffset:0,overscan:1,paddingStart:0,paddingEnd:0,scrollPaddingStart:0,scrollPaddingEnd:0,horizontal:!1,getItemKey:Gw,rangeExtractor:Ww,onChange:()=>{},measureElement:Uw,initialRect:{width:0,height:0},scrollMargin:0,gap:0,indexAttribute:"data-index",initialMeasurementsCache:[],lanes:1,anchorTo:"start",followOnAppend:!1,scrollEndThreshold:1,isScrollingResetDelay:150,enabled:!0,isRtl:!1,useScrollendEvent:!1,useAnimationFrameWithResizeObserver:!1,laneAssignmentMode:"estimate",useCachedMeasurements:!1};for(let d in n){let p=n[d];p!==void 0&&(r[d]=p)}let s=this.options,l=null,a=null,u=!1;if(s!==void 0&&s.enabled&&r.enabled&&r.anchorTo==="end"&&this.scrollElement!==null){let d=s.count,p=r.count,h=this.getMeasurements(),m=((o=this._singleLaneMeasurements)==null?void 0:o.items)??h,g=k=>um(m[k]),v=d>0?g(0):null,_=d>0?g(d-1):null;if(p!==d||d>0&&p>0&&(r.getItemKey(0)!==v||r.getItemKey(p-1)!==_)){u=!0;let k=d>0?this.getVirtualItemForOffset(this.getScrollOffset())??h[0]:null;k&&(l=[k.key,this.getScrollOffset()-k.start]);let R=r.followOnAppend===!0?"auto":r.followOnAppend||null;R&&p>0&&this.isAtEnd(s.scrollEndThreshold)&&(d===0||r.getItemKey(p-1)!==_)&&(p>d||Kw(d,p,g,r.getItemKey))&&(a=R)}}this.options=r,u&&(this.pendingMin=0,this.itemSizeCacheVersion++);let c=null;if(l&&this.scrollOffset!==null&&!this._awaitingCommandReadBack()){let[d,p]=l,h=this.getMeasurements(),{count:m,getItemKey:g}=this.options,v=0;for(;v<m&&g(v)!==d;)v++;if(v<m){let _=h[v];if(_){let P=Math.max(0,_.start+p);!a&&P!==this.scrollOffset&&(c=P-this.scrollOffset,this.scrollOffset=P)}}}a?this.pendingScrollAnchor={kind:"follow",behavior:a}:c!==null&&(this._canWriteScroll()?this.pendingScrollAnchor={kind:"anchor",delta:c}:(this._holdOffset+=c,this._followOffsetTarget(c)))},this.notify=n=>{var o,r;(r=(o=this.options).onChange)==null||r.call(o,this,n)},this.maybeNotify=_o(()=>(this.calculateRange(),[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]),n=>{this.notify(n)},{key:!1,debug:()=>this.options.debug,initialDeps:[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]}),this.cleanup=()=>{var n;this.unsubs.filter(Boolean).forEach(o=>o()),this.unsubs=[],this.observer.disconnect(),this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null,(n=this._momentumStop)==null||n.restore(),this._momentumStop=null,this.isScrolling=!1,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._clampedAdjustment=null,this.pendingWrite=null,this.scrollElement=null,this.targetWindow=null},this._didMount=()=>()=>{this.cleanup()},this._willUpdate=()=>{var n;let o=this.options.enabled?this.options.getScrollElement():null;if(this.scrollElement!==o){if(this.cleanup(),!o){this.maybeNotify();return}this.scrollElement=o,this.scrollElement&&"ownerDocument"in this.scrollElement?this.targetWindow=this.scrollElement.ownerDocument.defaultView:this.targetWindow=((n=this.scrollElement)==null?void 0:n.window)??null,this.elementsCache.forEach(s=>{this.observer.observe(s)}),this.unsubs.push(this.options.observeElementRect(this,s=>{this.scrollRect=s,this.maybeNotify()})),this.unsubs.push(this.options.observeElementOffset(this,(s,l)=>{var a,u,c,d;let p=l?this._elementMaxScrollOffset():null,h=this._reportedOverscroll;this._reportedOverscroll=s<0||p!==null&&s>p+1;let m=s;this._lastElementOffset=m,s=this._toLayoutOffset(s);let g=this._classifyScrollEvent(s,l,p);if(g==="spurious")return;g==="readBack"?s=this.pendingWrite.target:g==="clampedReadBack"&&((a=this.scrollState)==null?void 0:a.index)!=null&&s<this.getMaxScrollOffset()-1.5?this.scrollState.lastTargetOffset=s:fm({kind:g,offset:s,command:this.scrollState,target:()=>this.getScrollStateTarget(this.scrollState)})&&(this.scrollState=null),this.pendingWrite=null,this._clampedAdjustment!==null&&Math.abs(s-this._clampedAdjustment.maxAtWrite)>=1.5&&(this._clampedAdjustment=null);let v=this.getScrollOffset(),_=this.scrollDirection;this.scrollDirection=l?v===s?this.scrollDirection:v<s?"forward":"backward":null,this.scrollOffset=s,this.isScrolling=l;let P=this.scrollState;if(P?.phase==="queued"&&g==="external"&&l)if(h||this._reportedOverscroll)P.samples=[];else{let x=this.now();P.samples=[...(P.samples??[]).filter(k=>x-k.t<=200),{t:x,offset:m}],(_!==null&&this.scrollDirection!==_||mm(P.samples))&&(this.scrollState=null)}this._iosGesture.onScroll({isScrolling:l,ownReadBack:g==="readBack",moved:s!==v,external:g==="external"&&((u=this.scrollState)==null?void 0:u.phase)!=="smooth"&&((c=this.scrollState)==null?void 0:c.phase)!=="smoothFinishing"})&&((d=this.scrollState)==null?void 0:d.phase)==="queued"&&(this.scrollState=null),this._flushHoldIfReady(!0),this.scrollState&&this.scheduleScrollReconcile(),this.maybeNotify()})),"addEventListener"in this.scrollElement&&this.unsubs.push(this._iosGesture.listen(this.scrollElement)),this._scrollToOffset(this.getScrollOffset())}this._noteClampMax();let r=this.pendingScrollAnchor;this.pendingScrollAnchor=null,r&&this.scrollElement&&this.options.enabled&&(r.kind==="anchor"?this._canWriteScroll()?is(this.scrollState)&&!En(this.getScrollOffset()-r.delta,this.scrollState.lastTargetOffset)||(this._followOffsetTarget(r.delta),this._scrollToOffset(this.getScrollOffset())):(this._holdOffset+=r.delta,this._followOffsetTarget(r.delta),this.notify(!1)):this.scrollToEnd({behavior:r.behavior})),this._flushHoldIfReady(!1),this._retryClampedAdjustment()},this._classifyScrollEvent=(n,o,r)=>{var s;return pm({offset:n,isScrolling:o,elementMax:r,holdOffset:this._holdOffset,scrollOffset:this.scrollOffset,pendingWrite:this.pendingWrite,clampedMaxAtWrite:((s=this._clampedAdjustment)==null?void 0:s.maxAtWrite)??null})},this._retryClampedAdjustment=()=>{if(this._clampedAdjustment===null||!this.scrollElement||!this.options.enabled||!this._canWriteScroll())return;let{target:n,maxAtWrite:o}=this._clampedAdjustment,r=this.getMaxScrollOffset();r>o+.5&&(this._clampedAdjustment=n>r+.5?{target:n,maxAtWrite:r}:null,this._scrollToOffset(n))},this._writeAwaitingCommand=()=>{let n=this.scrollState;if(n===null||n.phase!=="queued")return;let{behavior:o}=n;this.getMeasurements();let r=this.getScrollStateTarget(n);n.lastTargetOffset=r,this._clampedAdjustment=null,n.phase=vm(o,n.index!=null&&En(r,this.getScrollOffset())),this._scrollToOffset(r,{behavior:o}),this.scheduleScrollReconcile()},this._readElementOffset=()=>{let n=this.scrollElement;if(n==null)return null;let{horizontal:o,isRtl:r}=this.options;return typeof n.scrollTop=="number"?o?n.scrollLeft*(r&&-1||1):n.scrollTop:typeof n.scrollY=="number"?o?n.scrollX:n.scrollY:null},this._canWriteScroll=()=>!(ss()&&this._iosGesture.inMotion())&&!this._reportedOverscroll,this._flushHoldIfReady=n=>{var o;if(this._holdOffset===0||!this.scrollElement||!this.options.enabled||!this._canWriteScroll()||((o=this.scrollState)==null?void 0:o.phase)==="smooth")return;this._holdOffset=0,this.scrollOffset!==null&&this.scrollOffset<0&&(this.scrollOffset=0),this.notify(n);let r=this.getCommandWrittenOffset()??this.getScrollOffset();this._clampedAdjustment=this._clampedBy(r),this._scrollToOffset(r)},this.rafId=null,this.getSize=()=>this.options.enabled?(this.scrollRect=this.scrollRect??this.options.initialRect,this.scrollRect[this.options.horizontal?"width":"height"]):(this.scrollRect=null,0),this.getScrollOffset=()=>this.options.enabled?(this.scrollOffset=this.scrollOffset??(typeof this.options.initialOffset=="function"?this.options.initialOffset():this.options.initialOffset),this.scrollOffset):(this.scrollOffset=null,0),this.getMeasurementOptions=_o(()=>[this.options.count,this.options.paddingStart,this.options.scrollMargin,this.options.getItemKey,this.options.enabled,this.options.lanes,this.options.laneAssignmentMode,this.options.gap],(n,o,r,s,l,a,u,c)=>(this.prevLanes!==void 0&&this.prevLanes!==a&&(this.lanesChangedFlag=!0),this.prevLanes=a,this.pendingMin=null,{count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:l,lanes:a,laneAssignmentMode:u,gap:c}),{key:!1}),this.isIndexInRange=n=>n>=0&&n<this.options.count,this.getMeasurements=_o(()=>[this.getMeasurementOptions(),this.itemSizeCacheVersion],({count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:l,lanes:a,laneAssignmentMode:u,gap:c},d)=>{var p;let h=this.itemSizeCache;if(!l)return this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),[];if(this.laneAssignments.size>n)for(let x of this.laneAssignments.keys())x>=n&&this.laneAssignments.delete(x);this.lanesChangedFlag&&(this.lanesChangedFlag=!1,this.lanesSettling=!0,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.pendingMin=null),this.measurementsCache.length===0&&!this.lanesSettling&&(this.measurementsCache=this.options.initialMeasurementsCache,this.measurementsCache.forEach(x=>{this.itemSizeCache.set(x.key,x.size)}));let m=this.lanesSettling?0:this.pendingMin??0;if(this.pendingMin=null,this.lanesSettling&&this.measurementsCache.length===n&&(this.lanesSettling=!1),a===1){let x=n*2,k=(p=this._singleLaneMeasurements)==null?void 0:p.flat;if(!k||k.length<x){let E=new Float64Array(x);k&&m>0&&E.set(k.subarray(0,m*2)),k=E}let R=m===0?new Array(n):this._singleLaneMeasurements.items.slice(),T;if(m===0)T=o+r;else{let E=m-1;T=k[E*2]+k[E*2+1]+c}for(let E=m;E<n;E++){let I=s(E);R[E]=I;let D=h.get(I),$=typeof D=="number"?D:this.options.estimateSize(E);k[E*2]=T,k[E*2+1]=$,T+=$+c}this._singleLaneMeasurements={flat:k,items:R};let C=cm(R,k);return this.measurementsCache=C,C}let g=this.measurementsCache.slice(0,m),v=new Array(a).fill(void 0),_=new Float64Array(a),P=0;for(let x=0;x<m;x++){let k=g[x];k&&(v[k.lane]===void 0&&P++,v[k.lane]=x,_[k.lane]=k.end)}for(let x=m;x<n;x++){let k=s(x),R=this.laneAssignments.get(x),T,C,E=u==="estimate"||h.has(k);if(R!==void 0&&this.options.lanes>1){T=R;let M=v[T],A=M!==void 0?g[M]:void 0;C=A?A.end+c:o+r}else if(P===a){let M=0,A=_[0],z=v[0];for(let Y=1;Y<a;Y++){let W=_[Y];(W<A||W===A&&v[Y]<z)&&(M=Y,A=W,z=v[Y])}T=M,C=A+c,E&&this.laneAssignments.set(x,T)}else T=x%this.options.lanes,C=o+r,E&&this.laneAssignments.set(x,T);let I=h.get(k),D=typeof I=="number"?I:this.options.estimateSize(x),$=C+D;g[x]={index:x,start:C,size:D,end:$,key:k,lane:T},v[T]===void 0&&P++,v[T]=x,_[T]=$}return this.measurementsCache=g,g},{key:!1,debug:()=>this.options.debug}),this.calculateRange=_o(()=>[this.getMeasurements(),this.getSize(),this.getScrollOffset(),this.options.lanes,this._getLayoutTotalSize()+this.options.scrollMargin],(n,o,r,s,l)=>{if(n.length===0||o===0)return this.range=null,null;let a=Math.max(l-o,0);return this.range=Yw(n,o,Math.min(r,a),s,s===1&&this._singleLaneMeasurements!==null?this._singleLaneMeasurements.flat:null),this.range},{key:!1,debug:()=>this.options.debug}),this.getVirtualIndexes=_o(()=>{let n=null,o=null,r=this.calculateRange();return r&&(n=r.startIndex,o=r.endIndex),this.maybeNotify.updateDeps([this.isScrolling,n,o]),[this.options.rangeExtractor,this.options.overscan,this.options.count,n,o,this.options.lanes]},(n,o,r,s,l,a)=>s===null||l===null?[]:n({startIndex:s,endIndex:l,overscan:o,count:r,lanes:a}),{key:!1,debug:()=>this.options.debug}),this.indexFromElement=n=>{let o=this.options.indexAttribute,r=n.getAttribute(o);return r?parseInt(r,10):(console.warn(`Missing attribute name '${o}={index}' on measured element.`),-1)},this.shouldMeasureDuringScroll=n=>{var o;if(!is(this.scrollState))return!0;let r=this.scrollState.index??((o=this.getVirtualItemForOffset(this.scrollState.lastTargetOffset))==null?void 0:o.index);if(r!==void 0&&this.range){let s=Math.max(this.options.overscan,Math.ceil((this.range.endIndex-this.range.startIndex)/2)),l=Math.max(0,r-s),a=Math.min(this.options.count-1,r+s);return n>=l&&n<=a}return!0},this.measureElement=n=>{if(!n){this.elementsCache.forEach((l,a)=>{l.isConnected||(this.observer.unobserve(l),this.elementsCache.delete(a))});return}let o=this.indexFromElement(n);if(!this.isIndexInRange(o))return;let r=this.options.getItemKey(o),s=this.elementsCache.get(r);s!==n&&(s&&this.observer.unobserve(s),this.observer.observe(n),this.elementsCache.set(r,n)),n.isConnected&&(!this.isScrolling||this.scrollState)&&this.shouldMeasureDuringScroll(o)&&this.resizeItem(o,this.options.measureElement(n,void 0,this))},this.resizeItem=(n,o)=>{var r,s,l;if(!this.isIndexInRange(n))return;(r=this._resizeBatch)!=null&&r.sync&&this.getMeasurements();let a,u,c,d=(s=this._singleLaneMeasurements)==null?void 0:s.flat;if(this.options.lanes===1&&d!=null)c=this.options.getItemKey(n),u=d[n*2],a=d[n*2+1];else{let m=this.measurementsCache[n];if(!m)return;c=m.key,u=m.start,a=m.size}let p=this.itemSizeCache.get(c)??a,h=o-p;if(h!==0){let m=this.options.anchorTo==="end"&&!is(this.scrollState)&&this.getVirtualDistanceFromEnd()<=this.options.scrollEndThreshold,g=m?this._getLayoutTotalSize():0,v=this.getScrollOffset(),P=!this.itemSizeCache.has(c)?u<v:u+p<=v&&this.scrollDirection!=="backward",x=!is(this.scrollState)&&(this.shouldAdjustScrollPositionOnItemSizeChange!==void 0?this.shouldAdjustScrollPositionOnItemSizeChange(this.measurementsCache[n]??{index:n,key:c,start:u,size:a,end:u+a,lane:0},h,this):P);(this.pendingMin===null||n<this.pendingMin)&&(this.pendingMin=n),this.itemSizeCache.set(c,o),this.itemSizeCacheVersion++;let k=!1;if(this._awaitingCommandReadBack()||(m?k=this.applyScrollAdjustment(this._getLayoutTotalSize()-g):x&&(k=this.applyScrollAdjustment(h))),this._resizeBatch){this._resizeBatch.notify=!0,(l=this._resizeBatch).sync||(l.sync=k);return}this.notify(k),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment()}},this.getVirtualItems=_o(()=>[this.getVirtualIndexes(),this.getMeasurements(),this._holdOffset],(n,o,r)=>{let s=[];for(let l=0,a=n.length;l<a;l++){let u=n[l],c=o[u];s.push(r===0?c:{...c,start:c.start-r,end:c.end-r})}return s},{key:!1,debug:()=>this.options.debug}),this.getVirtualItemForOffset=n=>{var o;let r=this.getMeasurements();if(r.length===0)return;let s=(o=this._singleLaneMeasurements)==null?void 0:o.flat,l=this.options.lanes===1&&s!=null,a=Sm(0,r.length-1,l?u=>s[u*2]:u=>Ya(r[u]).start,n);return Ya(r[a])},this._noteClampMax=()=>{if(!this._awaitingCommandReadBack())return;let n=this._elementMaxScrollOffset();if(n===null)return;let o=this.pendingWrite,r=Math.max(n,0)+this._holdOffset;if(r>=o.target)return;let s=o.lowMaxes??(o.lowMaxes=[]);s[s.length-1]!==r&&s.push(r)},this.getMaxScrollOffset=()=>(this._elementMaxScrollOffset()??0)+this._holdOffset,this._toLayoutOffset=n=>{var o;let r=n+this._holdOffset;return((o=this.pendingScrollAnchor)==null?void 0:o.kind)==="anchor"&&(r+=this.pendingScrollAnchor.delta),r},this._elementMaxScrollOffset=()=>{let n=this.scrollElement;if(n===null)return null;if("scrollHeight"in n)return this.options.horizontal?n.scrollWidth-n.clientWidth:n.scrollHeight-n.clientHeight;if("document"in n){let o=n.document.documentElement;return this.options.horizontal?o.scrollWidth-n.innerWidth:o.scrollHeight-n.innerHeight}return null},this._momentumStop=null,this._stopMomentum=n=>{let o=this.scrollElement,r=this.targetWindow;if(o===null||r===null)return;let s="document"in o?o.document.scrollingElement:o;if(!s?.style)return;if(this._momentumStop){this._momentumStop.done=n;return}let{style:l}=s,a=this.options.horizontal?"overflow-x":"overflow-y",u=l.getPropertyValue(a),c=l.getPropertyPriority(a),d=()=>this.options.horizontal?s.clientHeight:s.clientWidth,p=d();if(l.setProperty(a,"hidden","important"),d()!==p){l.setProperty(a,u,c);return}let h={restore:()=>l.getPropertyValue(a)!=="hidden"||l.getPropertyPriority(a)!=="important"?!1:(l.setProperty(a,u,c),!0),done:n};this._momentumStop=h,r.requestAnimationFrame(()=>r.requestAnimationFrame(()=>{this._momentumStop===h&&(this._momentumStop=null,h.restore()&&h.done())}))},this._clampedBy=n=>{let o=this._elementMaxScrollOffset();if(o===null)return null;let r=o+this._holdOffset;return n>r+.5?{target:n,maxAtWrite:r}:null},this.getVirtualDistanceFromEnd=()=>Math.max(this._getLayoutTotalSize()+this.options.scrollMargin-this.getSize()-this.getScrollOffset(),0),this.getDistanceFromEnd=()=>Math.max(this.getMaxScrollOffset()-this.getScrollOffset(),0),this.isAtEnd=(n=this.options.scrollEndThreshold)=>this.getDistanceFromEnd()<=n,this.getOffsetForAlignment=(n,o,r=0)=>{if(!this.scrollElement)return 0;let s=this.getSize(),l=this.getScrollOffset();o==="auto"&&(o=n>=l+s?"end":"start"),o==="center"?n+=(r-s)/2:o==="end"&&(n-=s);let a=this.getMaxScrollOffset();return Math.max(Math.min(a,n),0)},this.getOffsetForIndex=(n,o="auto")=>{n=Math.max(0,Math.min(n,this.options.count-1));let r=this.getSize(),s=this.getScrollOffset(),l=this.getMeasurements()[n];if(!l)return;if(o==="auto")if(l.end>=s+r-this.options.scrollPaddingEnd)o="end";else if(l.start<=s+this.options.scrollPaddingStart)o="start";else return[s,o];if(o==="end"&&n===this.options.count-1){let u=this.getMaxScrollOffset(),c=u-this.options.paddingEnd+this.options.scrollPaddingEnd;return[Math.max(Math.min(c,u),0),o]}let a=o==="end"?l.end+this.options.scrollPaddingEnd:l.start-this.options.scrollPaddingStart;return[this.getOffsetForAlignment(a,o,l.size),o]},this.scrollToOffset=(n,{align:o="start",behavior:r="auto"}={})=>{this._startScroll({index:null,align:o},this.getOffsetForAlignment(n,o),r,"absolute")},this.scrollToIndex=(n,{align:o="auto",behavior:r="auto"}={})=>{n=Math.max(0,Math.min(n,this.options.count-1));let s=this.getOffsetForIndex(n,o);if(!s)return;let[l,a]=s;this._startScroll({index:n,align:a},l,r,"absolute")},this.scrollBy=(n,{behavior:o="auto"}={})=>{let r=this.getOffsetForAlignment((this.getCommandWrittenOffset()??this.getScrollOffset())+n,"start");this._startScroll({index:null,align:"start"},r,o,"relative")},this.scrollToEnd=({behavior:n="auto"}={})=>{if(this.options.count>0){this._startScroll({index:this.options.count-1,align:"end",toEnd:!0},Math.max(this.getMaxScrollOffset(),0),n,"absolute");return}this.scrollToOffset(Math.max(this.getTotalSize()-this.getSize(),0),{behavior:n})},this.cancelScroll=()=>{this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null},this.getTotalSize=()=>Math.max(this._getLayoutTotalSize()-this._holdOffset,0),this._getLayoutTotalSize=()=>{var n,o;let r=this.getMeasurements(),s;if(r.length===0)s=this.options.paddingStart;else if(this.options.lanes===1){let l=r.length-1,a=(n=this._singleLaneMeasurements)==null?void 0:n.flat;a!=null?s=a[l*2]+a[l*2+1]:s=((o=r[l])==null?void 0:o.end)??0}else{let l=Array(this.options.lanes).fill(null),a=r.length-1;for(;a>=0&&l.some(u=>u===null);){let u=r[a];l[u.lane]===null&&(l[u.lane]=u.end),a--}s=Math.max(...l.filter(u=>u!==null))}return Math.max(s-this.options.scrollMargin+this.options.paddingEnd,0)},this.takeSnapshot=()=>{let n=[];if(this.itemSizeCache.size===0)return n;let o=this.getMeasurements();for(let r of o)r&&this.itemSizeCache.has(r.key)&&n.push({index:r.index,key:r.key,start:r.start,size:r.size,end:r.end,lane:r.lane});return n},this._scrollToOffset=(n,{adjustments:o,behavior:r}={})=>{let s={target:n+(o??0),smooth:r==="smooth"};return this.pendingWrite=s,this.options.scrollToFn(n-this._holdOffset,{behavior:r,adjustments:o},this),s},this.getCommandWrittenOffset=()=>this.scrollState!==null&&this.pendingWrite!==null&&!this.pendingWrite.smooth?this.pendingWrite.target:null,this._awaitingCommandReadBack=()=>{let n=this.getCommandWrittenOffset();return!(ss()&&this._iosGesture.dragging())&&n!==null&&!En(n,this.getScrollOffset())},this._followOffsetTarget=n=>{this.scrollState!==null&&this.scrollState.index==null&&(this.scrollState.lastTargetOffset+=n)},this.measure=()=>{this.pendingMin=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.itemSizeCacheVersion++,this.notify(!1)},this.setOptions(t)}get scrollAdjustments(){return 0}applyScrollAdjustment(t,n){if(t===0)return!1;if(this._followOffsetTarget(t),this._canWriteScroll()){let o=this.getScrollOffset();this._clampedAdjustment=this._clampedBy(o+t);let r=this._scrollToOffset(o,{adjustments:t,behavior:n});return this.scrollOffset!==null&&(this.pendingWrite===r&&(this.scrollOffset+=t),this.scrollOffset<0&&(this.scrollOffset=0)),!0}else return this._holdOffset+=t,this.scrollOffset!==null&&(this.scrollOffset+=t),!0}scheduleScrollReconcile(){if(!this.targetWindow){this.scrollState=null;return}this.rafId==null&&(this.rafId=this.targetWindow.requestAnimationFrame(()=>{this.rafId=null,this.reconcileScroll()}))}getScrollStateTarget(t){let n=t.toEnd?[Math.max(this.getMaxScrollOffset(),0)]:t.index!=null?this.getOffsetForIndex(t.index,t.align):void 0;return n?n[0]:t.lastTargetOffset}reconcileScroll(){if(!this.scrollState||!this.scrollElement)return;if(this.now()-this.scrollState.startedAt>5e3){this.scrollState=null;return}if(this.scrollState.phase==="queued"){this.scheduleScrollReconcile();return}this.getMeasurements();let o=this.getScrollStateTarget(this.scrollState),r=this.scrollState.index==null?1:this.options.useAnimationFrameWithResizeObserver?3:2,s=o!==this.scrollState.lastTargetOffset;if(!s&&En(o,this.getScrollOffset())){if(this.scrollState.phase==="smooth"?this.scrollState.phase="smoothLanded":this.scrollState.phase==="smoothFinishing"&&(this.scrollState.phase="instant"),this.scrollState.stableFrames++,this.scrollState.stableFrames>=r){this.getScrollOffset()!==o&&this._scrollToOffset(o,{behavior:"auto"}),this.scrollState=null;return}}else if(this.scrollState.stableFrames=0,s){let l=this.getSize()||600,a=Math.abs(o-this.getScrollOffset()),u=is(this.scrollState)&&a>l;this.scrollState.lastTargetOffset=o,u?this.scrollState.phase="smooth":this.scrollState.phase==="smooth"?this.scrollState.phase="smoothFinishing":this.scrollState.phase==="smoothLanded"&&(this.scrollState.phase="instant"),this._scrollToOffset(o,{behavior:u?"smooth":"auto"})}this.scheduleScrollReconcile()}_startScroll(t,n,o,r){this.pendingScrollAnchor=null,this._clampedAdjustment=null;let s=this._iosGesture.tail();if(r==="absolute"&&s!==null){if(s==="fling"&&gm()){this._stopMomentum(()=>{let l=this.scrollState;l?.phase!=="queued"||this._iosGesture.tail()!=="fling"||this._reportedOverscroll||(this._iosGesture.end(),this._flushHoldIfReady(!0),this._writeAwaitingCommand())}),this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,phase:"queued",behavior:o,samples:[]},this.scheduleScrollReconcile();return}this._iosGesture.end()}this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,behavior:o,phase:vm(o,t.index!=null&&En(n,this.getScrollOffset()))},this._scrollToOffset(n,{behavior:o}),this.scheduleScrollReconcile()}},Sm=(e,t,n,o)=>{for(;e<=t;){let r=(e+t)/2|0,s=n(r);if(s<o)e=r+1;else if(s>o)t=r-1;else return r}return e>0?e-1:0};function qw(e,t,n){let o=0;for(;o<=t;){let r=(o+t)/2|0,s=e[r*2];if(s<n)o=r+1;else if(s>n)t=r-1;else return r}return o>0?o-1:0}function Yw(e,t,n,o,r){let s=e.length-1;if(e.length<=o)return{startIndex:0,endIndex:s};if(o===1&&r!==null){let c=qw(r,s,n),d=c,p=n+t;for(;d<s&&r[d*2]+r[d*2+1]<p;)d++;return{startIndex:c,endIndex:d}}let a=Sm(0,s,c=>e[c].start,n),u=a;if(o===1)for(;u<s&&e[u].end<n+t;)u++;else if(o>1){let c=Array(o).fill(0);for(;u<s&&c.some(p=>p<n+t);){let p=e[u];c[p.lane]=p.end,u++}let d=Array(o).fill(n+t);for(;a>=0&&d.some(p=>p>=n);){let p=e[a];d[p.lane]=p.start,a--}a=Math.max(0,a-a%o),u=Math.min(s,u+(o-1-u%o))}return{startIndex:a,endIndex:u}}function Rm(e,t,n){let o=se(null),[,r]=Q(0),s={count:e,overscan:10,scrollMargin:n,scrollPaddingStart:n,estimateSize:()=>t,getScrollElement:()=>o.current,scrollToFn:km,observeElementRect:wm,observeElementOffset:_m,onChange:()=>r(a=>a+1)},[l]=Q(()=>new Fi(s));return l.setOptions(s),it(()=>l._didMount(),[l]),it(()=>l._willUpdate()),{scroller:o,virtualizer:l}}var Bi=28;function Gi(e){let{label:t,testId:n,columns:o,rows:r,selected:s,onChoose:l,minWidth:a}=e,{scroller:u,virtualizer:c}=Rm(r.length,Bi,Bi),[d,p]=Q(-1),h=o.map(x=>x.width).join(" "),{sort:m,topKey:g,opensAtTop:v=!1}=e;ce(()=>c.scrollToOffset(0),[m?.key,m?.descending,g]),ce(()=>{let x=s===null||v?-1:r.indexOf(s);x<0||(p(x),c.scrollToIndex(x,{align:"auto"}))},[s]);let _=x=>{let k=Math.max(0,Math.min(r.length-1,x));p(k),c.scrollToIndex(k,{align:"auto"})},P=x=>{if(x.target!==x.currentTarget)return;let k=r[d],R=Math.max(1,Math.floor((u.current?.clientHeight??0)/Bi)-2),C={ArrowDown:d+1,ArrowUp:d-1,PageDown:d+R,PageUp:d-R,Home:0,End:r.length-1}[x.key];if(C!==void 0)_(C);else if(x.key==="Enter"&&k!==void 0)l(k);else if(x.key==="ArrowRight"&&k!==void 0)e.onFold?.(k,!0);else if(x.key==="ArrowLeft"&&k!==void 0)e.onFold?.(k,!1);else return;x.preventDefault()};return i("div",{class:"table",ref:u,role:"grid","aria-label":t,"aria-rowcount":r.length+1,"aria-activedescendant":d>=0?`${n}-${d}`:void 0,tabIndex:0,"data-testid":n,onKeyDown:P,children:i("div",{style:{minWidth:a,"--tracks":h},children:[i(Qw,{...e}),i("div",{class:"table-body",role:"rowgroup",style:{height:`${c.getTotalSize()}px`},children:c.getVirtualItems().map(({index:x,start:k})=>{let R=r[x];return R===void 0?null:i("div",{id:`${n}-${x}`,class:`tr${x===d?" active":""}`,role:"row","aria-rowindex":x+2,"aria-selected":R===s,"data-row":R,style:{transform:`translateY(${k-Bi}px)`},onClick:()=>{p(x),l(R)},children:o.map(T=>i("div",{role:"gridcell",class:T.isNumber?"td number":"td",children:T.cell(R)},T.key))},R)})})]})})}function Qw({columns:e,sort:t,onSort:n}){return i("div",{class:"tr head",role:"row","aria-rowindex":1,children:e.map(({key:o,label:r,help:s,isNumber:l=!1})=>{let a=t?.key!==o?"none":t.descending?"descending":"ascending";return i("div",{role:"columnheader","aria-sort":a,class:l?"number":"",children:i("button",{type:"button",title:s,"data-testid":`sort-${o}`,onClick:()=>n(Jf(t,o,l)),children:[r,i("span",{class:"arrow","aria-hidden":"true",children:{none:"",ascending:"▲",descending:"▼"}[a]})]})},o)})})}function Wi(){let e=se(null),[t,n]=Q(0);return it(()=>{let o=e.current;if(!o)return;let r=()=>n(o.clientWidth),s=new ResizeObserver(r);return s.observe(o),r(),()=>s.disconnect()},[]),{element:e,width:t}}var Jw=15;function wr({columns:e,first:t,...n}){let{element:o,width:r}=Wi(),s=Di(e,t,$i(r-Jw),12),l=e.filter(({key:u})=>s.includes(u)),a=e.filter(({key:u})=>!s.includes(u));return i("div",{class:"fitting-table",ref:o,children:[i(Gi,{...n,columns:l,minWidth:zi(l)}),a.length>0&&i("p",{class:"hint","data-testid":`${n.testId}-hidden`,children:["Not shown for lack of room: ",a.map(({label:u})=>u).join(", "),"."]})]})}var Pm=`.icicle-legend {
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  padding: 8px 16px 0;
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
  margin: 8px 16px 0;
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
  color: var(--fg);
  cursor: pointer;
  user-select: none;
  white-space: nowrap;
}

.icicle-bar span {
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
}

/* Names of layers differ in their last letter. */
@container (max-width: 64px) {
  .icicle-bar small {
    display: none;
  }
}

@container (max-width: 30px) {
  .icicle-bar span {
    margin: 0 -3px;
    font-size: 11px;
    text-overflow: clip;
  }
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
`;var Tm={key:"modules",title:"Modules",style:Pm,Panel:Xw};function Xw({recording:e}){let{recordings:t}=N(),n=t.moduleTree.value;return n?i(e0,{recording:e,tree:n}):null}function e0({recording:e,tree:t}){let{modules:n,module_categories:o,module_groups:r}=e,s=N(),[l,a]=wt("modules"),u=te(()=>Qf(r),[r]),c=te(()=>Ei(u),[u]),d=te(()=>new Set(jt(l.open??"")??Xf(n,t,u)),[l.open,t,u]),p=te(()=>new Set(jt(l.groups??"")??Zf(t,u)),[l.groups,t,u]),h=Li(l.sort,Object.keys(n)),m=(k,R)=>{let[T,C,E]=k<0?["groups",p,~k]:["open",d,k],I=new Set(C);R?I.add(E):I.delete(E),a(T,xt([...I]))},g=k=>k<0?p.has(~k):d.has(k),v=te(()=>tm(t,u,{isOpen:k=>d.has(k),isGroupOpen:k=>p.has(k),sort:h&&{value:k=>n0(n,u,k,h.key),descending:h.descending}}),[t,u,d,p,l.sort]),_=te(()=>am({modules:n,tree:t,groups:u,members:c,isOpen:g,fold:m}),[t,u,d,p]),{selected:P}=s.address.value,x=P&&t0(P,s.recordings.moduleAround);return ce(()=>{if(x===null)return;let k=bn(n,x),R=k.map(C=>c.get(C)).filter(C=>C!==void 0&&!p.has(C));R.length>0&&a("groups",xt([...p,...R]));let T=k.slice(1).filter(C=>!d.has(C));T.length>0&&a("open",xt([...d,...T]))},[x]),i(U,{children:[i(sm,{modules:n,categories:o,tree:t,selected:x,onChoose:k=>s.select(Me(k))}),i("div",{class:"toolbar",children:[i("button",{type:"button","data-testid":"modules-open-all",onClick:()=>{a("open",xt(Qt(n.fqn.length))),a("groups",xt([...u.keys()]))},children:"Open all"}),i("button",{type:"button","data-testid":"modules-close-all",onClick:()=>{a("open",xt([])),a("groups",xt([]))},children:"Close all"}),i(ft,{drawing:"modules",params:{}}),i(br,{name:"modules",title:"All module calls with their bytes",by:"module"}),i("span",{class:"count",children:le(n.fqn.length,"module call")})]}),i(wr,{label:"Module calls in call order",testId:"modules-table",columns:_,rows:v,sort:h,onSort:k=>a("sort",Ii(k)),selected:x,onChoose:k=>k<0?m(k,!g(k)):s.select(Me(k)),onFold:m,first:lm})]})}function t0(e,t){return e.kind==="module"?e.number:e.kind==="node"?t(e):null}function n0(e,t,n,o){let r=n<0?t.get(~n):void 0,s=e[o][n<0?~n:n]??null;return r&&typeof s=="number"?Ai(r,o):s}function Cm(e,t,n){return[...new Set(n.filter(o=>t[o]).map(o=>e[o]??""))]}function Om(e,t){if(e.every(o=>o===""))return"";let n=e.flatMap(o=>o0(o||t));return`on ${[...new Set(n)].join(" + ")}`}function Mm({totals:e,meta:t}){return e.find(({key:n})=>n==="saved_bytes")?.where||`on ${t.device}`}function o0(e){return e.replace(/^on /,"").split(" + ").filter(Boolean)}function Em(e,t,n){let{module:o="",state:r="",dtype:s="",least:l=""}=n,[a,u,c]=[er(n.filter??""),s0(o),Us(l)],d=n.saving==="1";return Qt(e.node.length).filter(p=>(!d||(e.saves[p]??0)>0)&&(r===""||e.output_state[p]===r)&&(s===""||e.output_dtype[p]===s)&&(c===null||r0(e,p)>=c)&&(o===""||u(t.module[p]??""))&&a(t.search[p]??""))}function Am({attributed_bytes:e,shared_bytes:t},n,{zeros:o,state:r,least:s},l){if(o==="1"||r||s)return n;let a=u=>(e[u]??0)+(t[u]??0)>0;return n.some(a)?n.filter(u=>a(u)||u===l):n}function r0(e,t){let n=(e.attributed_bytes[t]??0)+(e.shared_bytes[t]??0);return Math.max(n,e.output_bytes[t]??0)}function s0(e){let t=e.split("*"),n=t.length-1,o=t.map((r,s)=>{let l=r.replaceAll(/[.+^${}()|[\]\\]/g,"\\$&").replaceAll("?",".");return new RegExp(`${s===0?"^":""}${l}${s===n?"(?=[.]| #|$)":""}`,"g")});return r=>{let s=0;return o.every(l=>{l.lastIndex=s;let a=l.test(r);return s=l.lastIndex,a})}}function Lm(e,t){let n=new Map([["",{nbytes:0,whole:0}]]);e.attributed_bytes.forEach((o,r)=>{let s=e.where[r]??"",l=n.get(s);l?l.whole+=o:n.set(s,{nbytes:0,whole:o})});for(let o of t)n.get(e.where[o]??"").nbytes+=e.attributed_bytes[o]??0;return[...n].map(([o,r])=>({where:o,...r})).filter(({where:o,nbytes:r})=>o===""||r>0)}var Xa=["module","op","source"];function Vi(e){return Xa.find(t=>t===e)??null}function Im(e,t,n,o){let r=o==="module"?t.module:e[o],s=new Map;for(let l of n){let a=r[l]??"",u=s.get(a);u?u.push(l):s.set(a,[l])}return[...s].map(([l,a])=>({name:l,rows:a}))}var i0=["saves","attributed_bytes"];function ls(e){return i0.some(t=>t===e)}function Hi(e,t,n){return n!=="saves"&&eu(e,t).length>1?null:t.rows.reduce((o,r)=>o+(e[n][r]??0),0)}function eu({where:e,attributed_bytes:t},{rows:n}){return Cm(e,t,n)}var $m=["op","attributed_bytes","module","source","node"],_r="group",tu=180,l0=["output_dtype"];function zm(e){return e.filter(({key:t})=>!l0.includes(t))}function Dm(e,{module:t}){let n=(o,r,s)=>({...xe(88),key:o,label:r,help:s,isNumber:!0,cell:l=>i(J,{n:e[o][l]})});return[{...xe(64),key:"node",label:"#",help:"Forward order",isNumber:!0,cell:o=>e.node[o]},{...xe(120,1),key:"op",label:"op",cell:o=>i("span",{title:e.recomputed[o]?"Recomputed in the backward pass":void 0,children:[e.op[o],e.recomputed[o]&&i("span",{class:"tag",children:"recomputed"}),e.where[o]&&i("span",{class:"tag",children:e.where[o]})]})},{...xe(172,1.5),key:"module",label:"module",cell:o=>i(Jo,{text:t[o]??""})},{...xe(56),key:"saves",label:"saves",help:"Number of saved tensors",isNumber:!0,cell:o=>e.saves[o]},n("attributed_bytes","attributed","Storages attributed to this op: it saved them first"),n("shared_bytes","shared","Storages this op saves too, attributed to another op"),n("exclusive_bytes","exclusive","Memory released if only this op stopped saving"),n("output_bytes","output","Size of the output"),{...xe(118),key:"output_state",label:"output state",help:"State of the output after the forward pass",cell:o=>i(po,{state:e.output_state[o]??null})},{...xe(80),key:"output_dtype",label:"dtype",help:"Dtype of the output",cell:o=>e.output_dtype[o]},{...xe(148,1),key:"source",label:"source",cell:o=>i(Jo,{text:e.source[o]??""})}]}function Nm(e,t){let{ops:n,first:o,groups:r,by:s,isOpen:l,fold:a}=t,u={...xe(tu,2),key:_r,label:s,cell:d=>{if(d>=0)return i(os,{isOpen:!1});let p=r[~d],h=p&&Om(eu(n,p),o);return i("span",{class:"branch",style:{"--depth":0},children:[i(os,{isOpen:l(~d),onFold:m=>a(~d,m)}),i("span",{class:"group-name",children:i(Jo,{text:p?.name||"(no module)"})}),i("span",{class:"tag",children:le(p?.rows.length??0,"op")}),h&&i("span",{class:"tag",children:h})]})}},c=e.map(d=>({...d,cell:p=>p>=0?d.cell(p):a0(n,r[~p],d.key)}));return[u,...c]}function a0(e,t,n){if(!t||!ls(n))return null;let o=Hi(e,t,n);return n==="saves"?o:i(J,{n:o})}function Fm(e,t,n){return n==="module"?t.module:e[n]}function Bm(e,t,n,o,r){let s=JSON.stringify({...n,sort:"",columns:"",open:"",group:""}),l=te(()=>Em(e,t,n),[e,s]),a=te(()=>Am(e,l,n,r),[e,l,r]),u=Vi(n.group),c=te(()=>u?Im(e,t,Qt(e.node.length),u):[],[e,u]),d=te(()=>u0(c,a),[c,a]),p=te(()=>{let m=g=>o&&o.key!==_r?kn(g,Fm(e,t,o.key),o.descending):g;return u?c0(e,d,o).map(g=>({group:g,rows:m(d[g]?.rows??[])})):[{group:null,rows:m(a)}]},[a,n.sort,u,d]),h=te(()=>{let m=new Set(jt(n.open??""));return p.flatMap(({group:g,rows:v})=>g===null?v:m.has(g)?[~g,...v]:[~g])},[p,n.open]);return{by:u,groups:d,filters:s,matching:l,hidden:l.length-a.length,rows:h}}function u0(e,t){let n=new Set(t);return e.map(({name:o,rows:r})=>({name:o,rows:r.filter(s=>n.has(s))}))}function c0(e,t,n){let o=Qt(t.length).filter(a=>t[a].rows.length>0);if(!n)return o;let{key:r,descending:s}=n,l=t.map(a=>ls(r)?Hi(e,a,r):a.name);return ls(r)||r===_r?kn(o,l,s):o}function Wm({ops:e,settings:t,set:n}){let o=t.least??"";return i(U,{children:[i(xn,{type:"search",class:"filter",placeholder:"Op, module or source",label:"Filter the ops",testId:"ops-filter",value:t.filter??"",onInput:r=>n("filter",r)}),i(xn,{type:"search",class:"filter short",placeholder:"Module, e.g. *.mlp",label:"Only ops in matching modules; * matches any text",testId:"ops-module",value:t.module??"",onInput:r=>n("module",r)}),i(nu,{label:"Output state",any:"any state",testId:"ops-state",options:Gm(e.output_state),value:t.state??"",onChoose:r=>n("state",r)}),i(nu,{label:"Output dtype",any:"any dtype",testId:"ops-dtype",options:Gm(e.output_dtype),value:t.dtype??"",onChoose:r=>n("dtype",r)}),i(xn,{type:"search",class:"filter short",placeholder:"At least, e.g. 1 MiB",label:"Only ops that save or return at least this many bytes",isInvalid:o!==""&&Us(o)===null,testId:"ops-least",value:o,onInput:r=>n("least",r)}),i("label",{class:"check",children:[i("input",{type:"checkbox","data-testid":"ops-saving-only",checked:t.saving==="1",onChange:r=>n("saving",r.currentTarget.checked?"1":"")}),"Saved tensors only"]}),i(nu,{label:"Group by",any:"no grouping",testId:"ops-group",options:Xa,value:Vi(t.group)??"",onChoose:r=>{n("open",""),n("group",r)}})]})}function Gm(e){return[...new Set(e)].filter(t=>t!==null).sort()}function nu({label:e,any:t,testId:n,options:o,value:r,onChoose:s}){let l=r===""||o.includes(r)?o:[...o,r];return i("select",{"aria-label":e,title:e,"data-testid":n,value:r,onChange:a=>s(a.currentTarget.value),children:[i("option",{value:"",children:t}),l.map(a=>i("option",{value:a,children:a},a))]})}function Vm({columns:e,shown:t,onChoose:n}){let o=r=>{let s=e.map(l=>l.key).filter(l=>l===r!==t.includes(l));s.length>0&&n(s.join(","))};return i("details",{class:"menu","data-testid":"ops-columns",children:[i("summary",{children:"Columns"}),i("div",{class:"menu-list",children:[e.map(({key:r,label:s,help:l})=>i("label",{class:"check",title:l,children:[i("input",{type:"checkbox","data-testid":`column-${r}`,checked:t.includes(r),onChange:()=>o(r)}),s==="#"?"number":s]},r)),i("button",{type:"button",onClick:()=>n(""),children:"Fit to width"})]})]})}var Hm=`.ops {
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
}

.ops .filter {
  flex: 1 1 170px;
}

.ops .filter.short {
  flex: 0 1 172px;
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
  padding: 4px 16px 10px;
}
`;var Um={key:"ops",title:"Ops",style:Hm,Panel:f0},p0="-attributed_bytes";function f0({recording:e}){let{address:t,recordings:n,select:o}=N(),[r,s]=wt("ops"),{ops:l}=e,{element:a,width:u}=Wi(),c=Mm(e),d=te(()=>g0(e),[e]),p=te(()=>Dm(l,d),[e]),h=Li(r.sort??p0,[_r,...p.map(({key:M})=>M)]),{selected:m}=t.value,g=m?.kind==="node"?n.rowOfNode.value.get(m.number):void 0,{by:v,groups:_,filters:P,matching:x,hidden:k,rows:R}=Bm(l,d,r,h,g),T=new Set(jt(r.open??"")),C=(M,A)=>{let z=new Set(T);A?z.add(M):z.delete(M),s("open",z.size>0?xt([...z]):"")},E=$i(u-(v?tu:0)),I=im(r.columns,p)??Di(zm(p),$m,E,12),D=p.filter(({key:M})=>I.includes(M)&&M!==v),$=v?Nm(D,{ops:l,first:c,groups:_,by:v,fold:C,isOpen:M=>T.has(M)}):D;return i("div",{class:"ops",ref:a,children:[i("div",{class:"toolbar",role:"group","aria-label":"What the table shows",children:[i(Wm,{ops:l,settings:r,set:s}),i(Vm,{columns:p,shown:I,onChoose:M=>s("columns",M)}),i(br,{name:"ops",title:"All ops with their bytes",by:"op"}),(k>0||r.zeros==="1")&&i("label",{class:"check",title:"Ops that save no bytes",children:[i("input",{type:"checkbox","data-testid":"ops-zeros",checked:r.zeros==="1",onChange:M=>s("zeros",M.currentTarget.checked?"1":"")}),k>0?`Show ${le(k,"op")} with 0 bytes`:"Show ops with 0 bytes"]}),i(m0,{ops:l,rows:x})]}),x.length===0&&i("p",{class:"hint no-rows","data-testid":"ops-none",children:l.node.length===0?"Autograd recorded no ops.":"No matches"}),i(Gi,{label:v?`Ops by ${v}`:"Ops",testId:"ops-table",columns:$,rows:R,sort:h,onSort:M=>s("sort",Ii(M)),selected:g===void 0?null:h0(g,R,_),onChoose:M=>M<0?C(~M,!T.has(~M)):o(Fe(l.node[M]??0)),onFold:(M,A)=>M<0&&C(~M,A),topKey:P,minWidth:zi($)})]})}function m0({ops:e,rows:t}){let n=te(()=>Lm(e,t),[e,t]);return i("span",{class:"count",role:"status",children:[i("span",{"data-testid":"ops-count",children:le(t.length,"op")}),", ",i("span",{"data-testid":"ops-total",children:n.map(({where:o,nbytes:r,whole:s})=>[B(r),o].filter(Boolean).join(" ").concat(`, ${Qe(r,s)}`)).join("; ")})]})}function h0(e,t,n){return n.length===0||t.includes(e)?e:~n.findIndex(o=>o.rows.includes(e))}function g0({ops:e,modules:t}){let n=t.fqn.map((s,l)=>Cn(t,l)),o=e.module.map(s=>s===null?"":n[s]??"");return{search:e.op.map((s,l)=>`${s} ${o[l]} ${e.source[l]??""}`.toLowerCase()),module:o}}var y0=2**20,b0=2**30;function Ui(e){let{gpus:t,gpu:n,gpuBytes:o,outsideBytes:r,title:s,testId:l}=e,{address:a,change:u}=N(),[,c]=wt(nn),d=p=>{let h=Lt(Be(a.peek(),nn),"memory","");u({settings:{[nn]:Lt(h,"name",p)}})};return i("span",{class:"gpu-choice",children:[i("label",{children:["GPU"," ",i("select",{"data-testid":l,title:s,value:n,onChange:p=>d(p.currentTarget.value),children:t.map(p=>i("option",{value:p,children:p},p))})]})," ",i(jm,{label:"memory",unit:"GiB",of:b0,nbytes:o,title:"Compared with the step. Empty: the memory that CUDA reports for this GPU",mayBeEmpty:!0,testId:`${l}-memory`,choose:p=>c("memory",p)})," ",i(jm,{label:"outside of torch",unit:"MiB",of:y0,nbytes:r,title:"Assumed for CUDA itself, NCCL, and pools of CUDA graphs that are not known",testId:`${l}-outside`,choose:p=>c("outside",p)})]})}function jm({label:e,unit:t,of:n,nbytes:o,title:r,mayBeEmpty:s,testId:l,choose:a}){let[u,c]=Kt(o,!1),d=rr(Math.round(100*o/n)/100,p=>{let{value:h,valueAsNumber:m,validity:g}=p,v=s&&h===""&&!g.badInput,_=m>=0&&m*n<2**50;c(!v&&!_),v?a(""):_&&a(String(Math.round(m*n)))});return i("label",{children:[e," ",i("input",{"data-testid":l,title:r,type:"number",min:"0",step:"any","aria-invalid":u,...d})," ",t]})}var qm=["checkpoint","save","offload","rewrite"];function as({checkpoint:e,offload:t,rewrite:n}){return e!==""||t!==""||n!==""}function us(e,t){let n=r=>as(r)&&qm.every(s=>w0(t[s]??"",r[s])),o=e.filter(n);return o.filter(r=>r.save!==""||!o.some(s=>x0(r,s)))}function Ym(e,t,n,o){let r=us(e,t).filter(a=>a!==n&&!(o&&v0(n,a))),s=o?[...r,n]:r,l=qm.map(a=>[a,_0(s.map(u=>u[a]))]);return tr(Object.fromEntries(l))??{}}function v0(e,t){let[n,o]=[e,t].map(({checkpoint:r})=>r.split(" ").filter(Boolean));return n.some(r=>o.some(s=>Km(r,s)||Km(s,r)))}function Km(e,t){let n=t.split(".");return e.split(".").every((o,r)=>o===n[r]||o==="*"||n[r]==="*")}function x0(e,t){return e!==t&&e.checkpoint!==""&&e.checkpoint===t.checkpoint}function w0(e,t){let n=new Set(e.split(" "));return t===""||t.split(" ").every(o=>n.has(o))}function _0(e){return[...new Set(e.flatMap(t=>t.split(" ")).filter(Boolean))].join(" ")}var ji="peak-curve";function Qm({reply:e,choice:t,choose:n}){let{actions:o,pending:r,gpu:s}=e,l=us(o,t),a=Math.max(0,...o.map(({gain_bytes:u})=>u??0));return i("section",{children:[i("div",{class:"titled",children:[i("h2",{children:"Actions, largest gain first"}),r&&r.known_count<r.asked_count&&i("span",{class:"hint",role:"status","data-testid":"optimize-pending",children:["Predicting: ",r.known_count," of ",r.asked_count," known."]})]}),i(k0,{reply:e}),t.checkpoint&&i("p",{class:"hint","data-testid":"optimize-overlap",children:["Selecting a module deselects those around it and inside it.",t.save&&` All checkpoints save the results of ${t.save.replaceAll(" ",", ")}.`]}),o.length===0&&!r&&i("p",{class:"hint","data-testid":"optimize-none",children:"No checkpoint or other known change saves less in this step."}),i("ul",{class:"action-list","data-testid":"actions",children:o.map(u=>i("li",{"data-kind":u.kind,children:i(S0,{action:u,gpu:s,peak:e.peak_bytes,isLargest:a>0&&u.gain_bytes===a,isChosen:l.includes(u),onChoose:c=>n(Ym(o,t,u,c))})},`${u.kind} ${u.text}`))})]})}function k0({reply:{actions:e,peak_bytes:t,update_bytes:n}}){if(n===null)return null;let o=t-n;return e.some(s=>as(s)&&s.gain_bytes===o)?i("p",{class:"hint","data-testid":"optimize-limit",children:[`No checkpoint lowers the peak${o>0?` by more than ${B(o)}`:""}: `,`the optimizer step needs ${B(n)}.`]}):null}function S0({action:e,gpu:t,peak:n,isLargest:o,isChosen:r,onChoose:s}){let{select:l}=N(),{text:a,note:u,cost:c,code:d,node:p,module:h}=e,m=p!==null?Fe(p):h!==null?Me(h):null;return i("div",{class:"action",children:[i("span",{class:`gain ${o?"largest":""}`,children:i(R0,{action:e,peak:n})}),i("div",{class:"action-text",children:[as(e)?i("label",{class:"check",children:[i("input",{type:"checkbox",checked:r,onChange:g=>s(g.currentTarget.checked)}),a]}):i("p",{children:a}),m&&i("button",{type:"button",class:"link",onClick:()=>l(m),children:"show"}),c&&i("p",{class:"action-cost",children:P0(c,t)}),d&&i(fo,{code:d,label:"Copy as Python",testId:"action-code"}),u&&i("p",{class:"hint",children:u})]})]})}function R0({action:e,peak:t}){let{gain_bytes:n,saved_gain_bytes:o,is_exact:r}=e;return as(e)&&n===null?i("span",{class:"none",children:"predicting…"}):i(U,{children:[i("b",{children:n===null?i("span",{class:"none",children:"not known"}):i(U,{children:[!r&&n>0&&"about ",n>0?"−":n<0?"+":"",i(J,{n:Math.abs(n)})]})}),n!==null&&n>0&&i("small",{children:[Qe(n,t)," of the peak"]}),o!==null&&i("small",{children:["saved ",o<0?"+":"−",i(J,{n:Math.abs(o)})]})]})}function P0(e,t){let o=`Recomputes ${e.flops>0?`${cd(e.flops)} and`:"no matmuls,"} ${B(e.moved_bytes)} read and written`;return[e.moved_bytes>0&&o,ou(e,t)].filter(Boolean).join(". ")}function ou(e,t){let{moved_bytes:n,host_bytes:o,milliseconds:r,forward_milliseconds:s}=e,l=Qe(Math.round(r*1e9),Math.round(s*1e9)),a=`At least ${dd(r)} on ${t} (${l} of the forward)`,u=`${B(o)} to the CPU and back`;return n===0&&o===0?"Recomputes nothing":[n>0&&a,o>0&&u].filter(Boolean).join(". ")}function cs({children:e,testId:t}){return i("aside",{class:"chosen","aria-label":"Predicted step","data-testid":t,children:e})}function Zm({reply:e,choice:t,clear:n}){let{problem:o,chosen:r,gpu:s}=e;return Object.keys(t).length===0?i(cs,{testId:"optimize-nothing",children:[i("p",{class:"hint",children:["Select actions, or a point on"," ",i("button",{type:"button",class:"link","data-testid":"to-curve",onClick:T0,children:"the curve"}),", to predict the step."]}),i(Jm,{relief:e.relief})]}):!r||!su(r,t)?i(cs,{testId:"optimize-chosen",children:[i("p",{class:"predicted",role:"status",children:o??"Predicting the step…"}),i(Ki,{clear:n})]}):i(cs,{testId:"optimize-chosen",children:[i(iu,{verdict:r.verdict,code:r.code,asked:t,clear:n,children:[i("p",{"data-testid":"optimize-cost",children:[r.cost&&`${ou(r.cost,s)}. `,r.fits?.[0]]}),i(ru,{fits:r.fits}),i("p",{children:[i("b",{children:"Predicted:"})," ",r.assumed,"."]})]}),i(Jm,{relief:r.relief})]})}function T0(){let e=document.getElementById(ji);e?.scrollIntoView({block:"nearest"}),e?.focus({preventScroll:!0})}function ru({fits:e}){return e?.slice(1).map(t=>i("details",{class:"hint kernels",children:[i("summary",{children:"Some functions have other kernels on CUDA"}),i("p",{"data-testid":"optimize-kernels",children:t})]},t))}function su(e,t){let{checkpoint:n="",save:o="",offload:r="",rewrite:s=""}=t;return[[e.checkpoint,n],[e.save,o],[e.offload,r],[e.rewrite,s]].every(([l,a])=>l===(a??"").split(/[\s,]+/).filter(Boolean).join(" "))}function Ki({clear:e}){return i("button",{type:"button",class:"quiet","data-testid":"optimize-clear",onClick:e,children:"Clear"})}function iu({verdict:e,children:t,code:n,asked:o,clear:r}){let{change:s}=N(),[l,a]=Js(),[u,...c]=e;return i(U,{children:[i("div",{class:"predicted",children:[i("p",{class:"verdict","data-testid":"optimize-verdict",children:u}),c.map(d=>i("p",{children:d},d)),t]}),i("div",{class:"chosen-buttons",children:[i("button",{type:"button","data-testid":"optimize-copy",onClick:()=>a(n),children:"Copy the recipe"}),i("span",{role:"status",children:l&&"copied"}),i("button",{type:"button",class:"link","data-testid":"optimize-compare",onClick:()=>s({view:"compare",settings:{compare:mo(o)}}),children:"Open in Compare"}),i(Ki,{clear:r})]}),i("div",{class:"snippet",children:i("pre",{"data-testid":"optimize-code",tabIndex:0,children:n})})]})}function Jm({relief:e}){return e.length===0?null:i(U,{children:[i("h3",{children:"Other changes that lower this peak"}),i("ul",{class:"relief","data-testid":"optimize-relief",children:e.map(t=>i("li",{children:t},t))})]})}function Xm(e,t){let n=t.trim().replace(/\s*%$/,"");return n&&!e.endsWith("_peak")?`${n}%`:n}function eh({goal:e,value:t}){return e.endsWith("_peak")?t:t.replace(/%$/,"")}var th={reduce:{name:e=>`Reduce ${e} by`,unit:"%",example:"20"},total_peak:{name:()=>"Fit total peak in",unit:"",example:"2 GiB"},step_peak:{name:()=>"Fit step peak in",unit:"",example:"600 MiB"},max_recompute:{name:()=>"Limit recompute to",unit:"%",example:"5"}};function nh({peakName:e,plan:t,offload:n,canOffload:o,choose:r,allowOffload:s}){let[{goal:l,field:a},u]=Kt(`${t?.goal} ${t?.value}`,{goal:t?.goal??"reduce",field:t?eh(t):""}),c=Xm(l,a),{name:d,unit:p,example:h}=th[l],m=t?.goal===l&&t.value===c,g=m||!c&&!t;return i("form",{class:"ask-plan",onSubmit:v=>{v.preventDefault(),g||r({goal:l,value:c,mayOffload:n})},children:[i("label",{children:["Goal"," ",i("select",{"data-testid":"plan-goal",value:l,onChange:v=>u({goal:v.currentTarget.value,field:""}),children:Hs.map(v=>i("option",{value:v,children:th[v].name(e)},v))})]}),i("span",{class:"amount",children:[i(xn,{type:"text",placeholder:`e.g. ${h}`,label:`${d(e)}${p&&", percent"}`,testId:"plan-asked",value:a,onInput:v=>u({goal:l,field:v})}),p]}),i("button",{type:"submit","data-testid":"plan-ask","aria-disabled":g,children:c||!t?"Plan":"Clear"}),g&&i("span",{class:"hint","data-testid":"plan-why",children:m?"This plan is shown.":"Type an amount, then plan."}),(n||o)&&i("label",{class:"check",title:"Saved tensors may be offloaded to CPU memory instead of being recomputed",children:[i("input",{type:"checkbox","data-testid":"plan-offload",checked:n,onChange:v=>s(v.currentTarget.checked)}),"Allow CPU offload"]})]})}function oh(e){let t=yr();return i(cs,{testId:"optimize-plan",children:[i("div",{ref:t,tabIndex:-1,children:C0(e)}),!e.reply.current?.planned&&i(Ki,{clear:e.clear})]})}function C0({reply:e,plan:t,choose:n,clear:o}){let{current:r,value:s,error:l}=e;return l instanceof Gn?i(E0,{again:e.reload}):l?i(pt,{error:l,retry:e.reload}):r?.unreachable?i(A0,{...r.unreachable,plan:t,choose:n}):r?.planned?i(O0,{planned:r.planned,plan:t,clear:o}):i(M0,{progress:s?.pending??null,stop:e.cancel})}function O0({planned:{lines:e,comparison:t},plan:n,clear:o}){return i(iu,{verdict:t.verdict.slice(0,1),code:t.code??"",asked:n,clear:o,children:[i("pre",{"data-testid":"plan-lines",tabIndex:0,children:e.join(`
`)}),t.after.predicted!==null&&i("p",{children:[i("b",{children:"Predicted:"})," this step did not run."]})]})}function M0({progress:e,stop:t}){return i("div",{class:"planning","data-testid":"planning",children:[i("p",{class:"hint",role:"status",children:"Planning: searching for modules to checkpoint, and proving how close the plan is to optimal. This takes seconds, up to a minute for a large model."}),i("p",{"data-testid":"planning-progress",children:e?lu(e):"Starting…"}),i("button",{type:"button","data-testid":"plan-cancel",onClick:t,children:"Stop planning"})]})}function lu({seconds:e,tried:t,least_bytes:n}){let o=n===null?"":`, lowest peak so far ${B(n)}`,r=t===0?"looking for modules to recompute":le(t,"combination")+" tried";return`${Math.round(e)} s: ${r}${o}`}function E0({again:e}){return i("div",{class:"planning","data-testid":"planning-stopped",children:[i("p",{class:"hint",role:"status",children:"Planning was stopped."}),i("button",{type:"button","data-testid":"plan-again",onClick:e,children:"Plan again"})]})}function A0({problem:e,least_bytes:t,goal:n,lines:o,plan:r,choose:s}){return i(U,{children:[i(Je,{message:e,children:i("button",{type:"button","data-testid":"plan-least",onClick:()=>s({...r,goal:n,value:`${t} B`}),children:["Plan for ",B(t)]})}),o.map(l=>i("p",{class:"hint","data-testid":"plan-suggestions",children:l},l))]})}function sh({curve:e,...t}){let{value:n,error:o}=e,r=n!==void 0&&n.problem===null&&!o;return i("section",{class:"curve",id:ji,tabIndex:-1,"data-testid":"curve",children:[i("div",{class:"titled",children:[i("h2",{children:"Peak against recomputation"}),r&&i(ft,{drawing:"curve",params:t.offload?{offload:"1"}:{}})]}),n?.problem&&i("p",{class:"hint",role:"status","data-testid":"curve-refused",children:i(co,{text:n.problem})}),o&&i(pt,{error:o,retry:e.reload}),!n&&!o&&i(Ee,{what:"Looking for modules to recompute…"}),r&&i(L0,{reply:n,...t})]})}function L0({reply:e,plan:t,marked:n,gpu:o,choose:r,offload:s,allowOffload:l}){let[a,u]=Q(null),{points:c,pending:d}=e,p=JSON.stringify([c,ds(e)]),h=te(()=>z0(e,o),[p,o.nbytes]),m=Bn((x,k)=>D0(x,e,n,o,k),[p,JSON.stringify([n?.cost_share,n?.peak_bytes,o])]),g=$0(e,t,n),v=c[a??-1],_=c[g],P=x=>{let k=c[x];k&&r({goal:"max_recompute",value:k.max_recompute,mayOffload:s})};return i(U,{children:[i(nh,{peakName:qi(e),plan:t,offload:s,canOffload:!e.is_on_host,choose:r,allowOffload:l}),i(Un,{data:h,chosen:g,onChoose:P,onPoint:u,marks:m,label:`Lowest ${qi(e)} against recomputed matmul FLOPs`,valueText:_?rh(_,e):"no plan selected",testId:"curve-plot"}),i("p",{class:"curve-point hint","data-testid":"curve-point",children:v?rh(v,e):I0(e)}),d&&i("p",{class:"hint",role:"status","data-testid":"curve-pending",children:`${e.known_count} of ${e.asked_count} points known. ${lu(d)}.`})]})}function I0({points:e,pending:t}){return e.length!==1||t?"Each dot is a plan: click it or use the arrow keys.":"One plan: recomputing more does not lower this peak."}function Yi(e,{peak_bytes:t,total_peak_bytes:n}){return e.before_total_peak_bytes!==null&&n||t}function ds({before_peak_bytes:e,before_total_peak_bytes:t}){return t??e}function qi({before_total_peak_bytes:e}){return e===null?"step peak":"total peak"}function $0(e,t,n){if(!t)return-1;let{points:o}=e,r=t.goal==="max_recompute"?t.value:"",s=o.findIndex(({max_recompute:l})=>l===r);return s>=0?s:o.findIndex(l=>l.cost_share===n?.cost_share&&Yi(e,l)===n.peak_bytes)}function rh(e,t){let{cost_share:n,gap:o,lines:r}=e,s=Yi(t,e),l=`${B(s)}, ${Qe(s,ds(t))} of the recorded one`,a=o===null?", not proven to be the lowest":"",u=r.map(d=>d.trim()).join(" ")||"nothing to checkpoint";return`${n===0?"Without recomputing matmuls":`Recomputing ${Qe(n,1)} of the forward's matmul FLOPs`}: ${qi(t)} ${l}${a}; ${u}`}function z0(e,t){let{points:n}=e,o=n.map(r=>Yi(e,r));return{x:n.length>0?n.map(({cost_share:r})=>100*r):[0],lines:[{label:"lowest peak",colour:"cached",width:1.5,values:n.length>0?o:[ds(e)]}],isStepped:!0,hasDots:!0,top:xi(ds(e),t),right:100,xText:r=>`${r}%`,xTitle:"Recomputed, share of the forward's matmul FLOPs",yTitle:qi(e).replace(/^./,r=>r.toUpperCase())}}function D0(e,t,n,o,r){let{ctx:s,bbox:l}=e,a=devicePixelRatio,u=l.left+l.width,c=ds(t);s.strokeStyle=s.fillStyle=r("muted"),Ga(e,c,`recorded ${B(c)}`,[6,4]),wi(e,o,r);let d=t.points.at(-1);if(d){let v=Yi(t,d),_=e.valToPos(v,"y",!0);s.strokeStyle=s.fillStyle=r("cached"),s.lineWidth=1.5*a,_n(s,e.valToPos(100*d.cost_share,"x",!0),_,u,_),s.textBaseline="top",s.fillText(`lowest ${B(v)}`,u-8*a,_+4*a)}if(!n||n.cost_share===null)return;let p=e.valToPos(100*n.cost_share,"x",!0),h=e.valToPos(n.peak_bytes,"y",!0);s.strokeStyle=s.fillStyle=r("accent"),s.lineWidth=2*a,s.beginPath(),s.arc(p,h,7*a,0,2*Math.PI),s.stroke();let m=p>l.left+l.width/2;s.textAlign=m?"right":"left";let g=h-e.valToPos(c,"y",!0)<28*a;s.textBaseline=g?"top":"bottom",s.fillText(`selected ${B(n.peak_bytes)}`,p+(m?-10:10)*a,h+(g?8:-6)*a)}function Qi(e){return e.split(/[\s,]+/).filter(Boolean)}function au(e,t){let n=new Set(Qi(e));return Qi(t).every(o=>n.has(o))}function uu(e,t,n){let o=Qi(t),r=Qi(e).filter(s=>!o.includes(s));return(n?[...r,...o]:r).join(" ")}function ih(e){let t=[];return e.map(n=>{for(;t.length>0&&!n.startsWith(`${t.at(-1)}.`);)t.pop();return t.push(n),t.length-1})}function ah({reply:e,choice:t,choose:n}){let{value:o,error:r,loading:s}=e,l=p=>n({...t,...p});if(r)return i(pt,{error:r,retry:e.reload});if(!o)return s?i(Ee,{what:"Looking for modules…"}):null;let{patterns:a,patterns_count:u,ops:c,is_on_host:d}=o;return i("div",{class:"ticks","aria-busy":s,children:[i(N0,{rows:a,asked:t,set:l,canOffload:!d}),i(vn,{shown:a.length,of:u}),c.length>0&&i(F0,{rows:c,asked:t,set:l})]})}function N0({rows:e,asked:t,set:n,canOffload:o}){let r=Math.max(...e.map(({saved_bytes:a})=>a)),s=se(null);ce(()=>{let a=s.current?.querySelector("input:checked")?.closest("tr");a&&s.current&&(s.current.scrollTop=a.offsetTop-60)},[e]);let l=te(()=>ih(e.map(({name:a})=>a)),[e]);return e.length===0?i("p",{class:"hint",children:"No module in this recording saves anything."}):i("div",{class:"ticks-rows",ref:s,role:"region",tabIndex:0,"aria-label":"Modules to checkpoint",children:i("table",{class:"data-table","data-testid":"ticks",children:[i("thead",{children:i("tr",{children:[i("th",{scope:"col",children:"checkpoint"}),o&&i("th",{scope:"col",children:"offload"}),i("th",{scope:"col",children:"module"}),i("th",{scope:"col",title:"Bytes attributed to the ops inside",children:[" ","saves"," "]}),i("th",{scope:"col",title:"Estimated share of the forward's matmul FLOPs, recomputed if checkpointed",children:["matmul FLOPs"," "]})]})}),i("tbody",{children:e.map((a,u)=>i("tr",{"data-testid":`tick-${a.name}`,children:[i("td",{children:i(lh,{label:`Checkpoint ${a.name}`,text:t.checkpoint,asked:a.asked,whyNot:a.why_not,set:c=>n({checkpoint:c})})}),o&&i("td",{children:i(lh,{label:`Offload ${a.name} to the CPU`,text:t.offload,asked:a.asked,whyNot:null,set:c=>n({offload:c})})}),i("th",{scope:"row",title:a.type_name,children:i("span",{class:"branch",style:{"--depth":l[u]??0},children:[a.name,i("span",{class:"tag",children:[a.type_name,a.modules_count>1&&` ×${q(a.modules_count)}`]})]})}),i("td",{children:i("span",{class:"with-bar",children:[i(Pt,{part:a.saved_bytes,whole:r}),i(J,{n:a.saved_bytes})]})}),i("td",{children:Qe(a.flops_share,1)})]},a.asked))})]})})}function lh({label:e,text:t="",asked:n,whyNot:o,set:r}){let s=au(t,n);return i("input",{type:"checkbox","aria-label":e,title:o??e,checked:s,disabled:o!==null&&!s,onChange:l=>r(uu(t,n,l.currentTarget.checked))})}function F0({rows:e,asked:t,set:n}){let{checkpoint:o,save:r=""}=t;return i("fieldset",{class:"ticks-ops",disabled:!o,"data-testid":"tick-ops",children:[i("legend",{children:"Save instead of recompute the results of"}),e.map(({name:s,flops_share:l,result_bytes:a})=>i("label",{class:"check",children:[i("input",{type:"checkbox","data-testid":`tick-op-${s}`,checked:au(r,s),onChange:u=>n({save:uu(r,s,u.currentTarget.checked)})}),s,i("small",{children:[Qe(l,1)," of the matmul FLOPs, ",B(a)," in total"]})]},s))]})}var B0=[{name:"checkpoint",lead:"Checkpoint",placeholder:"modules, e.g. h.*",label:"Modules to checkpoint, e.g. h.*"},{name:"save",lead:"Save results of",placeholder:"no ops, or e.g. addmm",label:"Ops whose results are saved instead of recomputed"},{name:"offload",lead:"CPU offload",placeholder:"no modules, or e.g. h.*",label:"Modules whose saved tensors are offloaded to CPU memory until the backward pass"}];function uh({patterns:e,choice:t,choose:n}){let{checkpoint:o="",save:r="",offload:s=""}=t,[l,a]=Kt(`${o}|${r}|${s}`,{checkpoint:o,save:r,offload:s}),u={checkpoint:l.checkpoint.trim(),save:l.save.trim(),offload:l.offload.trim()},d=u.checkpoint===o&&u.offload===s&&(u.save===r||!u.checkpoint),p=!u.checkpoint&&!u.offload,h=e?.is_on_host===!1||s!=="";return i("form",{class:"what-if",onSubmit:m=>{m.preventDefault(),d||n({...t,...u})},children:[B0.filter(({name:m})=>m!=="offload"||h).map(({name:m,lead:g,placeholder:v,label:_})=>i("label",{children:[g," ",i(xn,{type:"text",class:"filter",placeholder:v,label:_,title:_,testId:`what-if-${m}`,value:l[m],onInput:P=>a({...l,[m]:P})})]},m)),i("button",{type:"submit","data-testid":"what-if-predict","aria-disabled":d,children:p&&!d?"Clear":"Predict"})]})}function ch({actions:e,choice:t,choose:n}){let o=Object.keys(t).length>0&&us(e,t).length===0,[r,s]=Q(o),l=dt("patterns.json",r?{}:null);return i("details",{class:"what-if-panel","data-testid":"what-if-panel",open:r,onToggle:a=>s(a.currentTarget.open),children:[i("summary",{"data-testid":"what-if-open",children:"Predict modules of your choice"}),r&&i(U,{children:[i(uh,{patterns:l.value,choice:t,choose:n}),i(ah,{reply:l,choice:t,choose:n})]})]})}var dh=`.optimize {
  flex: 1;
  min-height: 0;
  padding: 10px 16px 24px;
  overflow: auto;
}

.recorded p {
  overflow-wrap: anywhere;
}

.recorded .gpu-choice {
  margin-bottom: 6px;
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
  max-height: 50vh;
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
  width: 108px;
}

.ask-plan .amount {
  display: flex;
  gap: 6px;
  align-items: center;
  min-width: 132px;
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
@container view (max-width: 884px) {
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

@container view (max-width: 700px) {
  .action {
    grid-template-columns: 116px minmax(0, 1fr);
    column-gap: 12px;
  }
}
`;var ph={key:"optimize",title:"Optimize",style:dh,needsServer:!0,isFor:e=>e?.has_ops??!0,Panel:W0};function W0(){let{address:e,change:t}=N(),[n]=wt("optimize"),o=yr(),r=oa(n),s=!r&&tr(n)||{},l=ra(n),{value:a,error:u,reload:c}=dt("optimize.json",{...Xo(e.value),...s}),d=dt("plan.json",r&&ni(r)),p=dt("curve.json",l?{offload:l}:{}),h=P=>t({settings:{optimize:P}}),m=P=>h({...l&&{may_offload:"1"},...mo(P)}),g=P=>h(r?mo({...r,mayOffload:P}):{...s,...P&&{may_offload:"1"}});if(u)return i(U,{children:[i(pt,{error:u,retry:c}),i("button",{type:"button",class:"pad",onClick:()=>t({settings:{optimize:{},[nn]:{}}}),children:"Reset"})]});if(!a)return i(Ee,{what:"Looking for actions…"});let v=()=>m({}),_=a.chosen&&su(a.chosen,s)?a.chosen:null;return i("div",{class:"optimize","data-testid":"optimize",children:[i(H0,{reply:a}),i("div",{class:"optimize-columns",children:[i("div",{class:"optimize-side",children:[i(sh,{curve:p,plan:r,marked:r?V0(d.current):_,gpu:{name:a.gpu,nbytes:a.gpu_bytes},choose:m,offload:l,allowOffload:g}),i("div",{ref:o,tabIndex:-1,children:r?i(oh,{reply:d,plan:r,choose:m,clear:v}):i(Zm,{reply:a,choice:s,clear:v})})]}),i("div",{class:"optimize-list",children:[i(Qm,{reply:a,choice:s,choose:m}),i(ch,{actions:a.actions,choice:s,choose:m})]})]})]})}function V0(e){let t=e?.planned;if(!t)return null;let n=t.comparison.totals.find(({key:o})=>o==="total_peak_bytes");return{...t,peak_bytes:n?.after_bytes??t.peak_bytes}}function H0({reply:e}){let[{memory:t}]=wt(nn),{gpus:n,gpu:o,place:r,fits:s}=e;return i("header",{class:"recorded",children:[i(Ui,{gpus:n,gpu:o,title:"Times are estimated for this GPU, and its memory is compared with the step",testId:"optimize-gpu",gpuBytes:e.gpu_bytes,outsideBytes:e.outside_bytes}),i("p",{"data-testid":"optimize-recorded",children:[i("b",{children:[e.peak_label.charAt(0).toUpperCase()+e.peak_label.slice(1)," ",B(e.peak_bytes)]})," ",r]}),i("p",{class:"hint","data-testid":"optimize-fits",children:s?.[0]??`Does it fit on ${o}? …`}),s&&i("p",{class:"hint","data-testid":"optimize-left",children:[`torch's allocator and the ${B(e.outside_bytes)} outside of torch need the rest. `,"CUDA reports less memory than the GPU is sold with.",t&&` Times, and the memory for cuBLAS, are those of ${o}.`]}),i(ru,{fits:s})]})}var U0=["total_peak_bytes","saved_bytes"];function fh(e){for(let t of U0){let n=e.findIndex(a=>a.key===t),o=e[n];if(!o?.nbytes)continue;let r=e.findIndex((a,u)=>u>n&&a.level<=o.level),s=e.slice(n+1,r<0?e.length:r),l=s.filter((a,u)=>a.nbytes&&(s[u+1]?.level??0)<=a.level);return{label:o.label,total:o.nbytes,all:l.map(({key:a,label:u,help:c,level:d,nbytes:p})=>({key:a,label:o.key==="total_peak_bytes"&&d>o.level+1?`saved: ${u}`:u,help:c,nbytes:p??0})),savedAtPeak:s.find(({key:a})=>a==="peak_saved_bytes")?.nbytes??null}}return{label:"",total:0,all:[],savedAtPeak:null}}function cu({testId:e,rows:t}){let{select:n}=N();return t.length===0?null:i("ul",{class:"sentences","data-testid":e,children:t.map(({text:o,node:r,module:s})=>{let l=r!==null?Fe(r):s!==null?Me(s):null;return i("li",{children:[o," ",l&&i("button",{type:"button",class:"link",onClick:()=>n(l),children:"show"})]},o)})})}var mh=`.overview {
  padding: 12px 16px 20px;
  overflow: auto;
}

.parts figcaption::first-letter {
  text-transform: uppercase;
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

.part.peak_unsharded_parameter_bytes {
  background: var(--unsharded-parameters-fill);
}

.part.peak_unsharded_gradient_bytes {
  background: var(--unsharded-gradients-fill);
}

.part.peak_all_gather_bytes {
  background: var(--all-gather-buffers-fill);
}

.part.peak_reduce_scatter_bytes {
  background: var(--reduce-scatter-buffers-fill);
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
`;var hh={key:"overview",title:"Overview",style:mh,Panel:K0};function K0({recording:e}){let{change:t,isServed:n}=N(),{totals:o,saved:r,saved_count:s,other_saved_bytes:l}=e,a=r.reduce((d,p)=>d+p.nbytes,0),c=o.filter(({key:d})=>d.split("/")[0]==="saved_bytes").reduce((d,p)=>d+(p.nbytes??0),0);return i("div",{class:"overview","data-testid":"overview",children:[i(q0,{lines:o,peak:e.peak}),n&&o.some(({key:d,nbytes:p})=>d==="step_peak_bytes"&&p)&&i("p",{children:[i("button",{type:"button",class:"link","data-testid":"to-optimize",onClick:()=>t({view:"optimize"}),children:"Find what lowers the peak"})," ",i(ft,{drawing:"breakdown",params:{}})]}),i(cu,{testId:"warnings",rows:e.warnings}),i(cu,{testId:"suggestions",rows:e.suggestions.map(({text:d,calls:p})=>({text:d,node:null,module:p[0]??null}))}),i("div",{class:"titled",children:[i("h2",{children:"Largest saved tensors"}),r.length>0&&i(br,{name:"saved",title:"All storages saved for backward",by:"storage"})]}),r.length===0&&i("p",{class:"hint",children:"This recording saves nothing for backward."}),i("ol",{class:"groups","data-testid":"groups",children:r.map(d=>i("li",{children:i(Q0,{group:d,largest:r[0]?.nbytes??0})},d.members[0]?.storage))}),l>0&&i("p",{class:"hint","data-testid":"groups-other",children:[B(l)," more were saved at other moments, when less was saved in all."]}),s>r.length&&i("p",{class:"hint","data-testid":"groups-rest",children:[le(s-r.length,"smaller group")," not listed: the list covers"," ",Qe(a,c)," of the saved bytes."]})]})}function q0({lines:e,peak:t}){let{change:n}=N(),{total:o,label:r,all:s,savedAtPeak:l}=fh(e),a=e.find(({key:u})=>u==="saved_bytes")?.nbytes??0;return o===0?null:i("figure",{class:"parts","data-testid":"parts",children:[i("figcaption",{children:[r," ",i(J,{n:o})," ",l!==null&&t?.place]}),i("div",{class:"parts-bar",role:"img","aria-label":s.map(Y0).join(", "),children:s.map(u=>i("span",{class:`part ${u.key}`,style:{flexGrow:u.nbytes},title:`${u.label}: ${Wn(u.nbytes)}`},u.key))}),i("ul",{children:s.map(u=>i("li",{title:u.help,children:[i("span",{class:`part ${u.key}`,"aria-hidden":"true"}),u.label," ",i(J,{n:u.nbytes})," ",i("small",{children:Qe(u.nbytes,o)})]},u.key))}),l!==null&&t?.temporary&&i("p",{class:"hint","data-testid":"parts-temporary",children:["Temporary at this peak: ",t.temporary,"."]}),l!==null&&B(l)!==B(a)&&i("p",{class:"hint","data-testid":"parts-saved",children:[i(J,{n:l})," of the ",i(J,{n:a})," saved for backward are alive at this peak."," ",i("button",{type:"button",class:"link",onClick:()=>n({view:"timeline"}),children:"Show in timeline"})]}),t?.without_model.map(u=>i("p",{class:"hint","data-testid":"parts-peak",children:u},u))]})}function Y0({label:e,nbytes:t}){return`${e} ${B(t)}`}function Q0({group:e,largest:t}){let{address:n,select:o}=N(),[r,s]=Q(!1),[l]=e.members,a=n.value.selected,u=e.count===1;return i("div",{class:"card","aria-current":u&&yh(l?.node,a),children:[i("span",{class:"size",children:[i(J,{n:e.nbytes}),i("small",{children:Qe(e.nbytes,e.saved_bytes)}),i(Pt,{part:e.nbytes,whole:t})]}),i("span",{class:"what",children:[i("button",{type:"button",class:"link","aria-expanded":u?void 0:r,onClick:()=>u&&l?o(Fe(l.node)):s(!r),children:[i("b",{children:e.op})," saves ",i("code",{children:e.slot})," · ",e.module||"(no module)",!u&&` ×${q(e.count)}`]}),i("span",{class:"type",children:[It(e.dtype,e.shape),gh(e)&&!u&&`, ${B(e.nbytes/e.count)} each`]}),i("span",{class:"reason",children:e.reason}),e.suggestion&&i("span",{class:"hint-saving",children:e.suggestion}),i("small",{children:[e.source,e.category,e.name,e.device,e.saves>1&&le(e.saves,"save")].filter(Boolean).join(" · ")}),r&&i(J0,{group:e,selected:a})]})]})}function gh({shape:e}){return!e?.includes(null)}function yh(e,t){return e!==void 0&&Fe(e).text===t?.text}function J0({group:e,selected:t}){let{select:n}=N(),o=e.count-e.members.length;return i("ul",{class:"members",children:[e.members.map(({storage:r,node:s,fqn:l,slot:a,nbytes:u})=>i("li",{children:[i("button",{type:"button",class:"link","aria-current":yh(s,t),"data-node":s,onClick:()=>n(Fe(s)),children:l||e.op}),a!==e.slot&&i("code",{children:[" ",a]}),!gh(e)&&i("small",{children:[" ",i(J,{n:u})]})]},r)),o>0&&i("li",{children:["and ",q(o)," more"]})]})}var Z0=1024,X0=8;function kr({mesh:e},t=e.map((n,o)=>o)){return t.map(n=>e[n]).map(n=>n?`${n.name} ${n.position} of ${n.size}`:"").join(", ")}function du(e){return(e[0]?.mesh.map((n,o)=>o)??[]).filter(n=>new Set(e.map(({mesh:o})=>o[n]?.position)).size>1)}function vh({ranks:e,label:t}){let{recordings:n}=N(),o=e.filter(({mesh:p})=>p.length>0),[r,...s]=du(o);if(r===void 0||s.length===0||o.length>Z0)return null;let l=[...new Set(o.map(p=>kr(p,[r])))],a=[...new Set(o.map(p=>kr(p,s)))],u=a.length>X0,c=new Map(o.map(p=>[kr(p,[r,...s]),p])),d=Math.max(1,...o.map(({nbytes:p})=>p?.[0]??0));return i("div",{class:u?"mesh narrow":"mesh",children:i("table",{"data-testid":"mesh",children:[i("thead",{children:i("tr",{children:[i("td",{children:t}),a.map(p=>i("th",{scope:"col",children:p.split(/(?<=, )/).map(h=>i("span",{children:h},h))},p))]})}),i("tbody",{children:l.map(p=>i("tr",{children:[i("th",{scope:"row",children:p}),a.map(h=>{let m=c.get(`${p}, ${h}`);return i("td",{children:m&&i("button",{type:"button",title:bh(m),disabled:!m.nbytes,onClick:()=>n.chooseRank(m,"graph"),children:[i("b",{children:m.nbytes?B(m.nbytes[0]??0):"–"}),!u&&i("small",{children:bh(m)}),i(Pt,{part:m.nbytes?.[0]??0,whole:d})]})},h)})]},p))})]})})}function bh({rank:e,represents:t}){return t>1?`rank ${e} represents ${q(t)}`:`rank ${e}`}function pu(e){return e.reduce((t,{nbytes:n,represents:o})=>t+(n?o:0),0)}function wh({ranks:e}){let{recordings:t}=N(),[n,o]=Q(null),{modules:r,modules_count:s}=e,l=te(()=>t_(e),[e]),a=te(()=>{let u=Qt(r.length);return n?kn(u,i_(e,n.key),n.descending):u},[e,n]);return pu(e.ranks)<2?null:r.length===0?i("p",{class:"hint pad","data-testid":"ranks-equal",children:"Every module saves the same on all ranks."}):i(U,{children:[i("h2",{children:["Modules that differ between ranks"," ",i("small",{children:s>r.length?`the ${q(r.length)} largest differences of ${q(s)}`:"largest difference first"})]}),i(wr,{label:"Modules that differ between ranks",testId:"unequal-table",columns:l,rows:a,sort:n,onSort:o,selected:null,onChoose:u=>{let c=e.ranks[r[u]?.most??-1];c?.nbytes&&t.chooseRank(c,"modules")},first:e_})]})}var e_=["fqn","type_name","apart","ranks","most"];function t_({ranks:e,modules:t}){let n=(o,r)=>({key:o,label:r,...xe(130,1),isNumber:!0,cell:s=>i(o_,{module:t[s],ranks:e,which:o})});return[{key:"fqn",label:"module",...xe(100,2),cell:o=>i(n_,{module:t[o]})},{key:"type_name",label:"type",...xe(90,1),cell:o=>t[o]?.type_name},{key:"ranks",label:"by rank",help:"Attributed to its own ops on each rank, in rank order; in a large job, equal ranks have one bar",...xe(90,1),cell:o=>i(s_,{module:t[o],ranks:e})},n("least","smallest"),n("most","largest"),{key:"apart",label:"difference",help:"Largest minus smallest",...xe(88),isNumber:!0,cell:o=>i(J,{n:_h(t[o],e)})}]}function n_({module:e}){if(!e)return null;let{fqn:t,type_name:n,times:o}=e,r=t||(n?"(root module)":"(no module)");return i("span",{title:r,class:t?"":"none",children:[r,o>1&&i("b",{children:[" ×",q(o)]})]})}function o_({module:e,ranks:t,which:n}){let o=e?.[n]??null;if(!e||o===null)return i("span",{class:"none",children:"–"});let r=Sr(e,t[o]);return r===null?i(r_,{module:e,ranks:t}):i(U,{children:[i(J,{n:r})," ",i("small",{children:["rank ",t[o]?.rank]})]})}function r_({module:e,ranks:t}){let n=t.filter(r=>r.group!==null&&Sr(e,r)===null),o=n.length===1?`rank ${n[0]?.rank}`:`${q(n.length)} ranks`;return i("small",{children:["not on ",o]})}var xh=64;function s_({module:e,ranks:t}){if(!e)return null;let n=new Set([null]),o=({group:u})=>!n.has(u)&&n.add(u),r=t.length<=xh?t:t.filter(o).slice(0,xh),s=r.map(u=>Sr(e,u)),l=Math.max(1,...s.map(u=>u??0)),a=r.map(({rank:u,nbytes:c},d)=>{let p=s[d]??null;return`rank ${u}: ${p!==null?B(p):c?"no such module":"not read"}`});return i("span",{class:"bars",role:"img","aria-label":a.join(", "),title:a.join(`
`),children:s.map((u,c)=>i("span",{style:{height:`${100*(u??0)/l}%`}},c))})}function _h(e,t){return!e||e.least===null||e.most===null?0:(Sr(e,t[e.most])??0)-(Sr(e,t[e.least])??0)}function Sr(e,t){return e.nbytes[t?.group??-1]??null}function i_({modules:e,ranks:t},n){return e.map(o=>n==="fqn"?o.fqn:n==="type_name"?o.type_name:n==="least"||n==="most"?Sr(o,t[o[n]??-1]):_h(o,t))}var kh=`.ranks {
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
  padding: 10px 16px;
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
  padding: 0 16px 12px;
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

/* The axes stay in sight while a large mesh scrolls. */
.mesh thead > tr > * {
  position: sticky;
  top: 0;
  z-index: 1;
  background: var(--bg);
}

.mesh :is(tbody th, thead td) {
  position: sticky;
  left: 0;
  z-index: 1;
  background: var(--bg);
}

.mesh thead td {
  z-index: 2;
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

.mesh.narrow th span {
  display: block;
}

.mesh.narrow button {
  grid-template-columns: 1fr;
  min-width: 0;
  padding: 3px 6px 4px;
}

.ranks .missing {
  color: var(--more);
}

/* Each table is as high as its rows, while there is room for the others. */
.ranks > .fitting-table {
  flex: 0 1 auto;
  min-height: 84px;
}

.ranks > h2 ~ .fitting-table {
  min-height: 120px;
}

.ranks > .fitting-table:not(h2 ~ .fitting-table) {
  max-height: 50%;
}

.ranks > .mesh ~ .fitting-table:not(h2 ~ .fitting-table) {
  max-height: 30%;
}

.ranks > h2 {
  flex: none;
  margin: 18px 16px 8px;
  font-size: 13px;
  font-weight: 600;
}

.ranks > h2 small {
  margin-left: 8px;
  font-weight: 400;
}

.ranks > .problems,
.ranks > .outliers {
  flex: none;
  max-height: 25%;
  margin: 10px 16px 0;
  overflow: auto;
}

.ranks .td:has(> .with-bar.wide) {
  container-type: inline-size;
}

.with-bar.wide {
  grid-template-columns: 1fr 130px;
}

@container (max-width: 179px) {
  .with-bar.wide {
    grid-template-columns: 1fr;
  }

  .with-bar.wide > .bar,
  .with-bar.wide .tag {
    display: none;
  }
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
`;var Sh={key:"ranks",title:"Ranks",style:kh,waiting:"Reading the ranks…",needsServer:!0,isFor:(e,t)=>(t?.ranks??1)>1||(e?e.represents>1:typeof t?.rank=="number"),route:"ranks.json",params:Xo,mayGrow:({ranks:e})=>e.some(({problem:t})=>t!==null),Panel:a_};function a_({reply:e,isLoading:t}){return i("div",{class:"ranks","aria-busy":t,children:[i(u_,{ranks:e}),i(b_,{ranks:e}),i(vh,{ranks:e.ranks,label:e.totals[0]?.label??""}),i(m_,{ranks:e}),i(R_,{ranks:e}),e.pending===0&&i(wh,{ranks:e})]})}function u_({ranks:e}){let{pending:t,gpus:n,gpu:o}=e,r=e.ranks.length-t;return i("div",{class:"summary",children:[i("p",{role:"status","data-testid":"ranks-summary",children:[t>0?`Read ${q(r)} of ${le(e.ranks.length,"rank")}…`:`${c_(e)}${d_(e)}: ${p_(e,e.totals[0])}`," ",i("small",{children:[mu(e.ranks)&&"Model states, gathered, saved and temporary are parts of the total peak. ","Click a rank to show its recording."]})]}),i(ft,{drawing:"ranks",params:t===0?{}:null}),o!==null&&i(Ui,{gpus:n,gpu:o,gpuBytes:e.gpu_bytes??0,outsideBytes:e.outside_bytes,title:"The memory left is that of this GPU; the kernels are those of the dry run",testId:"ranks-gpu"})]})}function c_({ranks:e}){let t=e.reduce((n,{represents:o})=>n+o,0);return t>e.length?`${le(t,"rank")}, represented by ${q(e.length)}`:le(e.length,"rank")}function d_({ranks:e}){let n=(e.find(o=>o.mesh.length>0)?.mesh??[]).map(({name:o,size:r})=>`${o} ${r}`).join(" × ");return n&&`, mesh ${n}`}function p_({ranks:e,gpu:t,gpu_bytes:n},o){if(!o)return"";let r=e[kn(Qt(e.length),e.map(f_),!1)[0]??0];if(t!==null&&n!==null&&r&&r.left_bytes!==null){let c=`${t} with ${B(n)}`;return r.left_bytes<0?`rank ${r.rank} does not fit on ${c}, ${B(-r.left_bytes)} too much.`:`all fit on ${c}. Rank ${r.rank} leaves the least, ${B(r.left_bytes)}.`}let[s,l]=[e[o.least??0],e[o.most??0]];if(pu(e)<2)return"there is nothing to compare.";if(o.least===null||o.most===null||!s?.nbytes||!l?.nbytes)return fu(o)?"all have the same total peak.":"all save the same amount for backward.";let[a,u]=[s.nbytes[0]??0,l.nbytes[0]??0];return fu(o)?`rank ${l.rank} has the largest total peak, ${B(u)}, rank ${s.rank} only ${B(a)}.`:`rank ${l.rank} saves ${B(u)} for backward, rank ${s.rank} only ${B(a)}.`}function fu(e){return e?.key==="total_peak_bytes"}function f_({left_bytes:e}){return e}function m_({ranks:e}){let{recordings:t}=N(),[n,o]=Q(null),r=n??y_(e),s=te(()=>x_(e),[e]),l=te(()=>{let c=Qt(e.ranks.length);return r?kn(c,S_(e,r.key),r.descending):c},[e,r?.key,r?.descending]),a=t.shown.value,u=e.ranks.findIndex(({run:c,tag:d})=>c===a?.run&&d===a.tag);return i(wr,{label:"Ranks",testId:"ranks-table",columns:s,rows:l,sort:r,onSort:o,selected:u,opensAtTop:r!==null,onChoose:c=>{let d=e.ranks[c];d?.nbytes&&t.chooseRank(d,"graph")},first:h_})}var h_=["rank","total_peak_bytes","saved_bytes","left","place","represents"],g_=40;function mu(e){return e.some(({in_flight:t})=>t!==null)}function y_({gpu:e,totals:t,ranks:n}){return e!==null?{key:"left",descending:!1}:(mu(n)||n.length>g_)&&t[0]?{key:t[0].key,descending:!0}:null}function b_({ranks:{ranks:e,outliers:t}}){let{recordings:n}=N();return t.length===0?null:i("ul",{class:"notes outliers","data-testid":"ranks-outliers",children:t.map(({ranks:[o],text:r})=>{let s=e[o??-1];return i("li",{children:[r," ",s&&i("button",{type:"button",onClick:()=>n.chooseRank(s,"graph"),children:["Show rank ",s.rank]})]},o)})})}var v_=6.5,Rh=2;function x_({ranks:e,totals:t,gpu:n,outliers:o}){let r=fu(t[0]),s=new Set(o.flatMap(g=>g.ranks)),l=du(e),a=g=>kr(g,l.length>0?l:void 0),u=Math.max(...e.map(g=>a(g).length)),c={key:"place",label:"place",help:"Its position on the axes of the mesh, without those on which all these ranks are equal",...xe(Math.ceil(v_*u),1),cell:g=>e[g]&&a(e[g])},d={key:"represents",label:"represents",help:"How many equal ranks it represents, itself included",...xe(76),isNumber:!0,cell:g=>q(e[g]?.represents??1)},p={key:"left",label:"left",help:`What the step leaves of the memory of ${n??"the GPU"}`,...xe(e.some(({left_bytes:g})=>(g??0)<0)?84:72),isNumber:!0,cell:g=>i(w_,{n:e[g]?.left_bytes??null})},h={key:"in_flight",label:"in flight",help:"The largest number of forwards that wait for their backward at once",...xe(64),isNumber:!0,cell:g=>e[g]?.in_flight??"–"},m={key:"run",label:"run",...xe(100,1),cell:g=>i(Jo,{text:e[g]?k_(e[g]):""})};return[{key:"rank",label:"rank",help:"Click a row to show the recording of this rank",...xe(s.size>0?96:48),isNumber:!0,cell:g=>i(U,{children:[s.has(g)&&i("span",{class:"tag",children:"outlier"})," ",e[g]?.rank]})},...e.some(({mesh:g})=>g.length>0)?[c]:[],...e.some(g=>g.represents>1)?[d]:[],...n===null?[]:[p],...t.map((g,v)=>__(e,g,v,r?1:Rh)),...mu(e)?[h]:[],...n===null?[m]:[]]}function w_({n:e}){return e!==null&&e<0?i("b",{class:"missing",title:"It does not fit",children:i(J,{n:e})}):i(J,{n:e})}function __(e,t,n,o){let r=c=>c===null?null:e[c]?.nbytes?.[n],s=Math.max(0,...e.map((c,d)=>r(d)??0)),l=r(t.most),a=n<o,u=t.label.length>10?92:76;return{key:t.key,label:t.label,help:t.help,...xe(o===Rh?88:u,a?2:1),isNumber:!0,cell:c=>{let d=r(c);if(d===void 0)return i("span",{class:"none",children:"–"});if(d===null)return i("span",{class:"none",children:"not known"});let p=d===l;return a?i("span",{class:"with-bar wide",children:[i(Pt,{part:d,whole:s}),i("span",{children:[p&&i("span",{class:"tag",children:"largest"})," ",p?i("b",{children:i(J,{n:d})}):i(J,{n:d})]})]}):p?i("b",{children:i(J,{n:d})}):i(J,{n:d})}}}function k_({run:e,tag:t,rank:n}){return t.endsWith(`/rank${n}`)?`${e} ${t}`:e}function S_({ranks:e,totals:t},n){let o=t.findIndex(r=>r.key===n);return e.map(r=>n==="rank"?r.rank:n==="run"?r.run:n==="place"?kr(r):n==="represents"?r.represents:n==="left"?r.left_bytes:n==="in_flight"?r.in_flight:r.nbytes?.[o]??null)}function R_({ranks:{ranks:e,absent:t}}){let n=e.filter(({problem:o})=>o);return n.length===0&&t.length===0?null:i("ul",{class:"notes problems","data-testid":"ranks-problems",children:[t.length>0&&i("li",{children:[t.length===1?"Rank":"Ranks"," ",t.join(", ")," ",t.length===1?"has":"have"," no recording in this log directory."]}),n.map(({rank:o,run:r,tag:s,problem:l})=>i("li",{children:["Rank ",o,": ",l]},`${r} ${s}`))]})}function Ch(e,t){let n=new Map,o=e.filter(({run:r})=>r===t);for(let{parameterBytes:r}of[...o,...e])n.set(r,[]);for(let r of e)n.get(r.parameterBytes)?.push(r);return[...n].map(([r,s])=>({parameterBytes:r,allSeries:s}))}function hu(e){return oi(e.map(({reply:t})=>t?.points.map(({step:n})=>n)??[]))}function Oh({reply:e},t,n){let o=e?.points.map(({step:r,nbytes:s})=>[r,s?.[t]??null]);return Ad(n,new Map(o))}function gu({reply:e},t){return e?.points.find(n=>n.step===t)}function ps({reply:e}){return e?.points.filter(({problem:t})=>t!==null)??[]}function Mh(e,t){let n=-1;return e.forEach((o,r)=>{let s=e[n]??1/0;o!==null&&Math.abs(o-t)<Math.abs(s-t)&&(n=r)}),n}var Ph=5,Th=[[],[6,4],[2,3],[10,3,2,3],[14,5]];function yu(e){let t=Th[(e+Math.floor(e/Ph))%Th.length]??[];return{colour:`run-${e%Ph}`,dash:[...t]}}function Eh(e){let{allSeries:t,axis:n,total:o,at:r,chosen:s,active:l}=e,a=te(()=>P_(t,n,r),[t,r]),u=Bn((h,m)=>T_(h,t,a,{chosen:s,active:l},m),[t,a,s,l]),c=a.lines[l]?.values[s]??null,d=t[l]?.run??"",p=a.lines.every(({values:h})=>h.every(m=>m===null));return i("figure",{children:[i("figcaption",{title:o.help,children:o.label}),p?i("p",{class:"hint",children:"Not known in any of these recordings."}):i(Un,{data:a,chosen:s,onChoose:e.onChoose,onPoint:e.onPoint,onKey:e.onKey,onClick:(h,m,g)=>{let v=a.lines.map(({values:_})=>_[h]??null);e.onClick(h,v,m.posToVal(g,"y"))},marks:u,syncKey:`steps ${t[0]?.run}`,label:`${o.label}, over ${le(n.length,"step")} of ${le(t.length,"run")}`,valueText:`${d}, step ${n[s]}: ${c===null?"not known":B(c)}`,testId:`steps-${o.key}`})]})}function P_(e,t,n){let o=e.map((r,s)=>({label:r.run,width:1.5,values:Oh(r,n,t),...yu(s)}));return{x:t,lines:o,isStepped:!1,xTitle:"step"}}function T_(e,t,{x:n,lines:o},{chosen:r,active:s},l){let{ctx:a,bbox:u}=e,c=devicePixelRatio,d=o[s]?.values[r]??null;if(d!==null){a.beginPath();let m=[e.valToPos(n[r]??0,"x",!0),e.valToPos(d,"y",!0)];a.arc(...m,6*c,0,2*Math.PI),a.stroke()}a.strokeStyle=l("red-line"),a.lineWidth=2*c;let[p,h]=[u.top+u.height-8*c,4*c];for(let{step:m}of t.flatMap(ps)){let g=e.valToPos(m,"x",!0);_n(a,g-h,p-h,g+h,p+h),_n(a,g-h,p+h,g+h,p-h)}}function bu({n:e}){let{colour:t,dash:n}=yu(e);return i("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:i("path",{d:"M1 5H29",fill:"none",stroke:`var(--${t})`,"stroke-width":"2","stroke-dasharray":n.join(" ")})})}var Ah=`.steps {
  flex: 1;
  min-height: 0;
  padding: 12px 16px 20px;
  overflow: auto;
}

.steps h2 {
  margin: 16px 0 0;
}

.series-key {
  display: flex;
  flex-wrap: wrap;
  gap: 2px 18px;
  padding: 0;
  margin: 8px 0 0;
  list-style: none;
}

.series-key li {
  overflow-wrap: anywhere;
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

.steps .downloads {
  margin-bottom: 8px;
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

@container view (max-width: 600px) {
  .series-plots {
    grid-template-columns: minmax(0, 1fr);
  }
}
`;var Lh={key:"steps",title:"Steps",style:Ah,needsServer:!0,Panel:O_};function O_(){let{recordings:e,steps:t}=N(),{value:n,part:o,error:r,loading:s}=t.reply.state.value,l=o??n,a=e.shown.value?.run??"",u=te(()=>Ch(l??[],a),[l,a]);if(r)return i(pt,{error:r,retry:t.reply.reload});if(!l)return s?i(Ee,{what:"Reading the steps…"}):null;let c=l.find(({reply:d})=>d)?.reply?.totals;return i("div",{class:"steps","aria-busy":s,"data-testid":"steps",children:[i(E_,{allSeries:l}),c&&u.map(({parameterBytes:d,allSeries:p})=>i("section",{children:[u.length>1&&i("h2",{children:M_(d)}),i(A_,{allSeries:p,totals:c})]},d)),i(z_,{allSeries:l})]})}function M_(e){return e===null?"Runs whose model is not known":`Model with ${B(e)} of parameters`}function E_({allSeries:e}){let{steps:t}=N(),n=e.reduce((l,{reply:a})=>l+(a?.pending??0),0),[o,r]=[t.all.value.length,t.drawnSeries.value.length],s=o>r?`The first ${r} of ${q(o)} runs`:le(o,"run");return i("p",{class:"summary",role:"status","data-testid":"steps-summary",children:[s,", ",le(hu(e).length,"step"),n>0&&`, ${le(n,"recording")} not read yet`,"."," ",i("span",{class:"hint",children:[o>r&&"Filter the runs in the sidebar to see others. ","Click a point, or go to one with the arrow keys and press Enter, to open its recording."]})]})}function A_({allSeries:e,totals:t}){let{recordings:n,steps:o}=N(),r=n.shown.value,s=hu(e),l={run:r?.run??"",step:r?.step??0},[a,u]=Kt(JSON.stringify(l),l),[c,d]=Q(null),p=ri(s,a.step),h=Math.max(0,e.findIndex(({run:v})=>v===a.run)),m=(v,_)=>{let P=v&&gu(v,_);!P||P.problem||n.choose({run:v.run,tag:v.tag,step:P.step,view:"overview"})},g=v=>{let _={ArrowUp:-1,ArrowDown:1}[v];if(_!==void 0){let P=e[(h+_+e.length)%e.length];u({...a,run:P?.run??a.run})}else if(v==="Enter")m(e[h],s[p]);else return!1;return!0};return i(U,{children:[i("ul",{class:"series-key","aria-label":"Runs","data-testid":"steps-key",children:e.map(({run:v},_)=>i("li",{children:[i(bu,{n:_})," ",v]},v))}),i("div",{class:"series-plots",children:t.map((v,_)=>i(Eh,{allSeries:e,axis:s,total:v,at:_,chosen:p,active:h,onChoose:P=>u({...a,step:s[P]??0}),onPoint:d,onKey:g,onClick:(P,x,k)=>m(e[Mh(x,k)],s[P])},v.key))}),i("p",{class:"downloads",children:[i(ft,{drawing:"steps",params:{series:L_(e)}})," ",i(ts,{name:"steps",title:"The totals of all steps of these runs",text:()=>o.csv(e)})]}),i(I_,{allSeries:e,totals:t,step:s[c??p]??0,active:h,onOpen:m})]})}function L_(e){return e.filter(({reply:n,problem:o})=>n&&!o).map(({run:n,tag:o})=>`${n}	${o}`).join(`
`)}function I_({allSeries:e,totals:t,step:n,active:o,onOpen:r}){return i("table",{class:"data-table at-step","aria-label":"Totals at one step","data-testid":"steps-table",children:[i("thead",{children:i("tr",{children:[i("th",{scope:"col",children:["step ",q(n)]}),t.map(({key:s,label:l,help:a})=>i("th",{scope:"col",title:a,children:l},s))]})}),i("tbody",{children:e.map((s,l)=>{let a=gu(s,n);return i("tr",{"aria-current":l===o,"data-run":s.run,children:[i("th",{scope:"row",children:[i(bu,{n:l})," ",a&&!a.problem?i("button",{type:"button",class:"link",title:`Open the recording of step ${n}`,onClick:()=>r(s,n),children:s.run}):s.run]}),a?.nbytes?a.nbytes.map((u,c)=>i("td",{children:i(J,{n:u})},t[c]?.key)):i("td",{class:"none",colSpan:t.length,children:$_(s,a)})]},s.run)})})]})}function $_({reply:e,problem:t},n){return(e?n?.problem:t)?"× cannot be read":e&&!n?"no recording at this step":"not read yet"}var vu=8;function z_({allSeries:e}){let t=e.filter(({problem:o})=>o);if(t.length>0&&t.length===e.length)return i(Je,{message:t.map(({run:o,problem:r})=>`${o}: ${r}`).join(" ")});let n=e.filter(o=>ps(o).length>0);return t.length+n.length===0?null:i("ul",{class:"notes problems","data-testid":"steps-problems",children:[t.map(({run:o,problem:r})=>i("li",{children:[o,": ",r]},o)),n.map(o=>{let r=ps(o);return i("li",{children:["× ",o.run,": ",le(r.length,"recording")," cannot be read, at"," ",r.length===1?"step":"steps"," ",r.slice(0,vu).map(({step:s})=>q(s)).join(", "),r.length>vu&&` and ${q(r.length-vu)} more`,". ",r[0]?.problem]},o.run)})]})}var Ih=`.terms {
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
    minmax(140px, 1.1fr) minmax(78px, 0.5fr) minmax(78px, 0.5fr) 72px 72px minmax(40px, 0.4fr)
    minmax(180px, 1.8fr);
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

@container view (max-width: 800px) {
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
`;var Dh={key:"formula",title:"Formula",style:Ih,waiting:"Matching the formula…",isFor:e=>e?.has_ops??!0,route:"terms.json",isEmpty:({layers:e})=>e.length===0,Panel:N_};function N_({reply:e,isLoading:t}){let{isServed:n}=N(),o=dt("fitted.json",n?{}:null),r=!t&&!o.error&&o.current?.fitted||null;return i("div",{class:`terms ${r?"fitted":""}`,"aria-busy":t,"data-testid":"terms",children:[i("p",{class:"hint",children:"The formula of Korthikanti et al. for a transformer layer, term by term, beside what this layer saves. A term without a saved tensor is marked as not saved; a saved tensor without a term is listed as not in the formula."}),n&&i(F_,{reply:o,formulas:r}),e.layers.map((s,l)=>i(B_,{layer:s,fitted:r?.layers[l]??null,isOpen:l===0},s.module))]})}function F_({reply:e,formulas:t}){let{value:n,error:o,loading:r}=e;if(r){let{read:l=0,of:a=0}=n?.pending??{};return i("p",{class:"hint",role:"status","data-testid":"fitting",children:["Looking for recordings at other sizes",a>0&&`: ${q(l)} of ${q(a)} read`,"…"]})}let s=t?[t.proof,t.doubt,...t.notes]:[o?.message??n?.problem??""];return i("p",{class:"hint","data-testid":"fitted",children:i(co,{text:s.filter(Boolean).join(" ")})})}function B_({layer:e,fitted:t,isOpen:n}){let{graph:o}=N(),r=Object.entries(e.sizes).map(([d,p])=>`${d} = ${q(p)}`),s=Math.max(1,...e.rows.map(d=>Math.max(d.saved_bytes,d.formula_bytes??0))),[l,a]=[e.rows.filter(({term:d})=>d!==""),e.rows.filter(({term:d})=>d==="")],u=e.forgotten_count-a.length,c=d=>t?.rows[e.rows.indexOf(d)]??null;return i("details",{class:"layer",open:n,"data-testid":"layer",children:[i("summary",{children:[i("b",{children:e.fqn||"the model"}),e.modules.length>1&&` ×${q(e.modules.length)}`,i("small",{children:[r.join(", "),", ",e.itemsize," bytes per value"]})]}),i("p",{class:"sums-line","data-testid":"layer-sums",children:["The formula predicts ",i("b",{children:B(e.formula_bytes)}),";"," ",e.modules.length>1?"each layer":"the layer"," saves"," ",i("b",{children:B(e.saved_bytes)}),", of which ",i("b",{children:B(e.forgotten_bytes)})," are not in the formula."," ",i("button",{type:"button",class:"link",onClick:()=>o.reveal(Me(e.module)),children:"Show in graph"})]}),t&&i("p",{class:"sums-line","data-testid":"layer-fitted",children:["At any of these sizes it saves ",i("code",{children:t.saved??"(no formula found)"}),t.textbook!==null&&i(U,{children:[", and the formula predicts ",i("code",{children:t.textbook})]}),"."]}),i("div",{role:"table","aria-label":`Terms of ${e.fqn||"the model"}`,children:[i("div",{class:"term head",role:"row",children:G_.filter(([d])=>t||d!=="fitted").map(([d,p])=>i("span",{role:"columnheader",class:`cell-${d}`,children:p},d))}),l.map(d=>i($h,{row:d,fitted:c(d),whole:s},d.term)),a.length>0&&i("div",{class:"term subhead",role:"row",children:i("span",{role:"cell",children:"Not in the formula"})}),a.map((d,p)=>i($h,{row:d,fitted:c(d),whole:s},p)),u>0&&i("p",{class:"hint",children:["and ",q(u)," smaller ones"]})]})]})}var G_=[["what","term"],["formula","formula"],["fitted","fitted"],["predicted","predicted"],["saved","saved"],["bar",""],["why","difference and savers"]];function $h({row:e,fitted:t,whole:n}){let o=e.term==="",r=e.savers_count>0,s=e.formula_bytes===e.saved_bytes;return i("div",{class:`term ${o?"unlisted":r?s?"equal":"unequal":"unsaved"}`,role:"row","data-testid":"term","data-term":e.term,children:[i("span",{class:"cell-what",role:"cell",children:o?i(zh,{row:e}):e.what}),i("code",{class:"cell-formula",role:"cell",children:[e.formula||"–",t?.textbook&&i("small",{children:["= ",t.textbook]})]}),t&&i("code",{class:`cell-fitted ${t.is_equal?"equal":""}`,role:"cell",children:t.saved??"no formula"}),i("span",{class:"cell-predicted",role:"cell",children:i(J,{n:e.formula_bytes})}),i("span",{class:"cell-saved",role:"cell",children:r?i(J,{n:e.saved_bytes}):i("span",{class:"none",children:"not saved"})}),i("span",{class:"cell-bar",role:"cell",children:i(W_,{predicted:e.formula_bytes??0,saved:e.saved_bytes,whole:n})}),i("span",{class:"cell-why",role:"cell",children:[e.note&&i("span",{children:e.note}),!o&&i(zh,{row:e})]})]})}function W_({predicted:e,saved:t,whole:n}){let o=r=>({width:`${100*r/n}%`});return i("span",{class:"pair","aria-hidden":"true",children:[i("span",{class:"formula-bar",style:o(e)}),i("span",{class:"saved-bar",style:o(t)})]})}function zh({row:{savers:e,savers_count:t}}){let{graph:n}=N();return i(U,{children:[e.map(({node:o,name:r,slots:s})=>i("button",{type:"button",class:"link",onClick:()=>n.goTo(Fe(o)),children:[r," ",s.join(" + ")]},o)),t>e.length&&` and ${q(t-e.length)} more`]})}var xu=["parameters","buffers","optimizer state","gradients","unsharded parameters","unsharded gradients","all-gather buffers","reduce-scatter buffers","input","cached","held","not cached","recomputed","freed"];function Ji({categories:e}){let t=n=>xu.includes(n)?xu.indexOf(n):xu.length;return Object.keys(e).filter(n=>e[n]?.some(o=>o!==0)).sort((n,o)=>t(n)-t(o))}function Nh(e,t=[]){let{categories:n}=e,o=[];for(let r of Ji(e)){if(t.includes(r))continue;let s=o.at(-1)?.top;o.push({name:r,top:(n[r]??[]).map((l,a)=>l+(s?.[a]??0))})}return o}function fs({model_state:e,state:t,phase:n}){return e?V_[e]:t??n??""}var V_={gradient:"gradients",optimizer:"optimizer state","unsharded parameter":"unsharded parameters","unsharded gradient":"unsharded gradients","all-gather buffer":"all-gather buffers","reduce-scatter buffer":"reduce-scatter buffers"};function jn(e){return H_[e]??e}var H_={input:"inputs",cached:"saved for backward",held:"alive, but saved by no node","not cached":"freed or held",freed:"freed during the forward",backward:"made in the backward",update:"made in the optimizer step"};function ms(e){return{parameters:"parameter",buffers:"buffer",gradients:"gradient"}[e]??e}function Zi(e,t){let n=new Map;for(let r of e){let s=t(r),l=n.get(s);l?l.push(r):n.set(s,[r])}let o=r=>r.reduce((s,{nbytes:l})=>s+l,0);return[...n].map(([r,s])=>({key:r,rows:s,nbytes:o(s)})).sort((r,s)=>s.nbytes-r.nbytes)}function wu(e){let{nbytes:t,dtype:n,shape:o,made_by:r,model_state:s,state:l,phase:a,reason:u,holder:c}=e,d=[sn(r.name),ko(r,!0)];return JSON.stringify([t,n,o,d,s,l,a,u,c])}function _u({nbytes:e,name:t,layers:n,band:o}){return JSON.stringify([e,o,n||t])}function ko({fqn:e,source:t,backward_of:n,layers:o},r=!1){let s=r?o:n?.fqn??e,l=n&&`${n.op}'s backward`;return[s,l,t].filter(Boolean).join(" · ")}function ku({rows:e,at:t,scale:n}){let[o,r]=n.range,s=m=>100*(m-o)/Math.max(1,r-o),l=e.map(({made_by:m})=>m.op),a=e.map(({ended:m})=>m===null?n.ops:m+1),[u]=e;if(!u)return null;let c=(m,g)=>({left:`${s(m)}%`,width:`${s(g)-s(m)}%`}),d=c(Math.min(...l),Math.max(...a)),p=c(Math.max(...l),Math.min(...a)),h=U_(e);return i("span",{class:"life",role:"img","aria-label":h,title:h,children:[e.length>1&&i("span",{class:`span some patch ${Tt(fs(u))}`,style:d}),i("span",{class:`span patch ${Tt(fs(u))}`,style:p}),e.length===1&&i("span",{class:"used",style:{left:`${s(u.last_used+.5)}%`}}),i("span",{class:"now",style:{left:`${s(t+.5)}%`}})]})}function U_(e){let t=Xi(e.map(({made_by:o})=>o.op)),n=Xi(e.map(({last_used:o})=>o));return`Allocated by ${t}, last used by ${n}`}function Xi(e){let[t,n]=[Math.min(...e),Math.max(...e)];return t===n?`op ${q(t)}`:`ops ${q(t)}–${q(n)}`}function Bh({op:e,scale:t,hasModel:n}){let{value:o,error:r,loading:s}=dt("alive.json",{op:e});if(r)return i(Je,{message:r.message});if(!o)return s?i(Ee,{what:"Reading what is alive…"}):null;let l=n&&o.older_count>0?o.older:[],a=j_(o,l);return i("section",{class:"alive","aria-label":"Alive after the op",tabIndex:0,"aria-busy":s,"data-testid":"alive",children:[i(K_,{reply:o}),[o.before,o.behind].map(u=>u&&i(q_,{release:u,scale:t,largest:a},u.at.op)),(o.before??o.behind)&&i("h2",{children:["Alive after op ",q(o.at.op)]}),i(Gh,{rows:o.alive,of:o.alive_count,at:o.at.op,scale:t,largest:a}),l.length>0&&i(Y_,{reply:o,largest:a})]})}function j_({alive:e,before:t,behind:n},o){let s=[...[e,t?.storages??[],n?.storages??[]].map(l=>Zi(l,wu)),Zi(o,_u)];return Math.max(0,...s.map(([l])=>l?.nbytes??0))}function K_({reply:e}){return i("p",{class:"summary","data-testid":"alive-summary",children:["After op ",q(e.at.op),", ",i("b",{children:sn(e.at.name)})," ",i("small",{children:ko(e.at)}),": ",le(e.alive_count,"allocation")," from this step, ",i(J,{n:e.live_bytes}),"."]})}function q_({release:e,scale:t,largest:n}){let{at:o,nbytes:r,count:s,storages:l}=e;return i("div",{"data-testid":"released",children:[i("h2",{children:["Op ",q(o.op),", ",sn(o.name),", frees ",le(s,"storage"),": ",i(J,{n:r})," ",i("small",{children:ko(o)})]}),i(Gh,{rows:l,of:s,at:o.op,scale:t,largest:n})]})}function Gh({rows:e,of:t,at:n,scale:o,largest:r}){let{select:s}=N();return i(Wh,{rows:e,of:t,largest:r,keyOf:wu,group:({rows:l})=>i(U,{children:[i(Fh,{rows:l,at:n}),i(ku,{rows:l,at:n,scale:o})]}),row:(l,a)=>{let u=l.made_by.node??l.made_by.backward_of?.node??null;return i("button",{type:"button",class:"life-row",disabled:u===null,"data-storage":l.storage,onClick:()=>u!==null&&s(Fe(u)),children:[a,i(Fh,{rows:[l],at:n}),i(ku,{rows:[l],at:n,scale:o})]})}})}function Y_({reply:e,largest:t}){let{older:n,older_count:o,older_bytes:r}=e,s=([l],a)=>i("span",{class:"what",children:[i("b",{children:a||ms(l?.band??"")}),i("small",{children:[a&&ms(l?.band??""),typeof l?.ended=="number"&&` · freed after op ${q(l.ended)}`]})]});return i("div",{"data-testid":"alive-older",children:[i("h2",{children:["Model and inputs, from before this step: ",le(o,"allocation"),","," ",i(J,{n:r})]}),i(Wh,{rows:n,of:o,largest:t,keyOf:_u,group:({rows:l})=>s(l,l[0]?.layers??""),row:(l,a)=>i("span",{class:"life-row",children:[a,s([l],l.name)]})})]})}var Q_=200;function Wh(e){let{rows:t,of:n,largest:o,keyOf:r,group:s,row:l}=e,[a,u]=Q(new Set),d=Zi(t,r).slice(0,Q_),p=n-d.reduce((g,v)=>g+v.rows.length,0),h=n>t.length?t.at(-1)?.nbytes:void 0,m=(g,v)=>i("span",{class:"size",children:[i(J,{n:g}),v&&i("small",{children:v}),i(Pt,{part:g,whole:o})]});return i(U,{children:[i("ol",{children:d.map(g=>{let{key:v,nbytes:_}=g,P=a.has(v),[x]=g.rows;if(!x)return null;if(g.rows.length===1)return i("li",{children:l(x,m(_))},v);let k=x.nbytes===h?"at least ":"";return i(U,{children:[i("li",{children:i("button",{type:"button",class:"life-row","aria-expanded":P,"data-testid":"alike",onClick:()=>u(J_(a,v)),children:[m(_,`${k}${q(g.rows.length)} × ${B(x.nbytes)}`),s(g)]})}),P&&g.rows.map(R=>i("li",{class:"alike-one",children:l(R,m(R.nbytes))},R.storage))]},v)})}),p>0&&i("p",{class:"hint",children:["and ",q(p)," more"]})]})}function J_(e,t){let n=new Set(e);return n.delete(t)||n.add(t),n}function Fh({rows:e,at:t}){let[n]=e;if(!n)return null;let o=ko(n.made_by,e.length>1);return i("span",{class:"what",children:[i("span",{class:"made",title:o,children:[i("b",{children:sn(n.made_by.name)})," ",i("span",{class:"type",children:It(n.dtype,n.shape)})," ",i("small",{children:o})]}),i("small",{children:Z_(e,t)})]})}function Z_(e,t){let[n]=e,o=e.map(({ended:s})=>s??1/0),r=o.every(s=>s===t)?"freed before the next op":o.every(Number.isFinite)?`freed after ${Xi(o)}`:o.some(Number.isFinite)?"some never freed":"never freed";return[n&&(n.model_state??jn(n.state??n.phase??"")),n?.reason||n?.holder&&`held by: ${n.holder}`,r].filter(Boolean).join(" · ")}function Vh(e,t,{point:n,nbytes:o},r){let s=t.find(({top:u})=>o<=(u[n]??0));if(!s||o<0)return null;let l=e.categories[s.name]?.[n]??0,a=o-((s.top[n]??0)-l);for(let u of X_(r,s.name))if(a-=u.nbytes,a<=0)return u.text;return`one of the smaller allocations of: ${jn(s.name)}`}function X_({alive:e,older:t},n){let o=e.filter(s=>fs(s)===n).map(s=>({nbytes:s.nbytes,text:[`${B(s.nbytes)} ${sn(s.made_by.name)} ${It(s.dtype,s.shape)}`,ko(s.made_by),s.reason].filter(Boolean).join(" · ")})),r=t.filter(s=>s.band===n).map(({nbytes:s,name:l})=>({nbytes:s,text:`${B(s)} ${l?`${l} · `:""}${ms(n)}`}));return[...o,...r].sort((s,l)=>l.nbytes-s.nbytes)}var Hh=`.timeline {
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
  gap: 4px 10px;
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

.alive h2 {
  margin: 6px 0 2px;
  font-size: 13px;
}

.alive h2 small {
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
  white-space: normal;
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

.life-row .made,
.life-row .what small {
  overflow-wrap: anywhere;
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

@container view (max-width: 600px) {
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
`;var Uh={key:"timeline",title:"Timeline",style:Hh,waiting:"Reading the timeline…",isFor:e=>e?.has_ops??!0,route:"timeline.json",Panel:tk};function tk({reply:e,isLoading:t}){let[n,o]=wt("timeline"),[r,s]=Q(null);if(e.op.length===0)return i("p",{class:"hint pad",children:"The forward pass allocated nothing, so there is nothing to draw."});let{with_model:l}=e,a=n.model!=="off"&&l||e,u=e.phases.at(-1)?.end_op??0,c=Number(n.at??a.peak?.op??e.op[0]),d=ok(e,Number.isFinite(c)?c:0);return i("div",{class:"timeline","aria-busy":t,children:[a.peak&&i("p",{class:"summary","data-testid":"timeline-peak",children:[nk(e,a)," ",i(J,{n:a.peak.nbytes}),e.device&&` on ${e.device}`," after op ",q(a.peak.op),"."," ",i("span",{class:"hint",children:"Click or use the arrow keys to list what is alive after an op. Drag to zoom in, double-click to zoom out."})]}),l?i("p",{class:"timeline-options",children:[i("label",{class:"check",children:[i("input",{type:"checkbox","data-testid":"timeline-model",checked:a===l,onChange:p=>o("model",p.currentTarget.checked?"":"off")}),"Include model, optimizer and inputs"]})," ",i("span",{class:"hint","data-testid":"timeline-unknown",children:a===l&&l.unknown})," ",i(ft,{drawing:"timeline",params:{}})]}):i("p",{class:"hint","data-testid":"timeline-unknown",children:["The model is not included: pass it to ",i("code",{children:"record(model)"}),"."," ",i(ft,{drawing:"timeline",params:{}})]}),i(rk,{timeline:e,stack:a,chosen:d,onChoose:p=>o("at",String(e.op[p]??0)),onRange:s}),i(Bh,{op:e.op[d]??0,scale:{range:r??[0,Math.max(1,u)],ops:u},hasModel:a===l})]})}function nk({with_model:e,phases:t},n){return n===e?"Total peak":t.length>1?"Step peak":"Forward peak"}function ok(e,t){let n=e.op.findIndex(o=>o>t);return Math.max(0,(n<0?e.op.length:n)-1)}function rk({timeline:e,stack:t,chosen:n,onChoose:o,onRange:r}){let[s,l]=Q(null),[a,u]=Q([]),c=te(()=>Ji(t),[t]),d=te(()=>Nh(t,a),[t,a]),p=sk(t===e.with_model),h=te(()=>({...ck(e,d),top:xi(t.peak?.nbytes??0,p)}),[e,d,p]),m=Bn((_,P)=>{p&&wi(_,p,P),pk(_,e,dk(e,t,d),P)},[e,t,d,p]),g=s?.point??n,v=uk(e,t,d,s);return i(U,{children:[i("dl",{class:"plot-legend","data-testid":"timeline-legend",children:[i("div",{children:[i("dt",{children:["after op ",q(e.op[g]??0)]}),i("dd",{children:i(J,{n:t.live_bytes[g]})})]}),c.map(_=>i("div",{children:[i("dt",{children:i(ik,{name:_,isShown:!a.includes(_),onToggle:()=>u(lk(a,_))})}),i("dd",{children:i(J,{n:t.categories[_]?.[g]})})]},_))]}),i(Un,{data:h,chosen:n,onChoose:o,onPoint:(_,P)=>l(_===null?null:{point:_,nbytes:P}),onRange:r,marks:m,label:"Live memory after each op, by state after the forward pass",valueText:`${B(t.live_bytes[n]??0)} after op ${e.op[n]}`,testId:"timeline-plot"}),i("p",{class:"hovered","data-testid":"timeline-hovered",title:v,children:v||" "})]})}function sk(e){let t=N().fits.current.value;return te(()=>e&&t?{name:t.gpu,nbytes:t.gpu_bytes}:null,[e,t?.gpu,t?.gpu_bytes])}function ik({name:e,isShown:t,onToggle:n}){return i("button",{type:"button",class:"quiet band-button","aria-pressed":t,title:t?`Hide ${jn(e)}`:`Show ${jn(e)}`,"data-testid":`timeline-band-${Tt(e)}`,onClick:n,children:[i("span",{class:`patch ${Tt(e)}`}),jn(e)]})}function lk(e,t){return e.includes(t)?e.filter(n=>n!==t):[...e,t]}var ak=60;function uk(e,t,n,o){let{replies:r}=N(),s=te(()=>new Map,[e]),[,l]=Q(0),a=o&&e.op[o.point];ce(()=>{if(a==null||s.has(a))return;let c=window.setTimeout(()=>{r.once("alive.json",{op:a}).then(d=>{s.set(a,d),l(s.size)},()=>{})},ak);return()=>window.clearTimeout(c)},[a,s]);let u=a==null?void 0:s.get(a);return(o&&u&&Vh(t,n,o,u))??""}function ck(e,t){let n=t.toReversed().map(({name:r,top:s})=>({label:r,colour:Tt(r),fill:`${Tt(r)}-fill`,values:s})),o={xTitle:"op",yTitle:"Live memory",hasPhases:!0};return{x:e.op,lines:n,isStepped:!0,...o}}function dk({op:e},t,n){let{peak:o}=t;if(!o)return null;if(n.length===Ji(t).length)return{...o,text:`peak ${B(o.nbytes)}`};let r=n.at(-1)?.top[e.indexOf(o.op)]??0;return{op:o.op,nbytes:r,text:`shown ${B(r)} of the peak ${B(o.nbytes)}`}}function pk(e,{phases:t},n,o){_i(e,t,o),e.ctx.fillStyle=e.ctx.strokeStyle=o("fg");let r=e.bbox.top+e.bbox.height;n&&ki(e,n,n.text,{foot:r})}var el=[hh,Yf,Um,Tm,Uh,ph,$f,Lh,Dh,Sh];var fk=500,mk=80;function jh(e,t,n,o,r){let{address:s,change:l}=n,{modules:a,moduleTree:u,moduleAround:c}=o,d,p=Bf(e,t,n,o,r),{picture:h,current:m}=p,g=Ne(null);function v(){let A=m.peek();A?_(A.address):h.cancel()}function _(A){l(A),g.value=s.peek().selected}function P(){return new Set(h.state.peek().value?.graph.expand??s.peek().expand??[])}function x(A,z){l({expand:Su(A)}),g.value=Me(z)}function k(A){return u.peek()?ld(u.peek(),A):[A]}function R(A){let z=P();return z.has(A)?k(A).forEach(Y=>z.delete(Y)):z.add(A),z}function T(A){clearTimeout(d),x(R(A),A)}function C(A){clearTimeout(d),p.prefetch(null),A!==null&&(d=setTimeout(()=>p.prefetch({expand:Su(R(A))}),mk))}function E(A){x([...P(),...k(A).slice(0,fk)],A)}function I(A,z){if(A===null||z.has(A.text))return A;let Y=Ut(A)&&a.peek()?bn(a.peek(),c(A)):[];A.kind==="module"&&Y.unshift(A.number);for(let W of Y){let oe=z.has(Me(W).text)?W:D(W,z);if(oe!==void 0)return Me(oe)}return null}function D(A,z){let W=(u.peek()?.children[a.peek()?.parent[A]??-1]??[]).findLast(oe=>oe<A&&z.has(Me(oe).text));return W!==void 0&&z.get(Me(W).text)?.isRepeated?W:void 0}function $(A){let z=P(),Y=z.size,W=a.peek();W&&bn(W,c(A)).forEach(Z=>z.add(Z));let oe=z.size===Y;l({view:wo,selected:A,...oe?{}:{expand:Su(z)}}),g.value=A}function M(A){r.peek()===wo?$(A):l({selected:A})}return{...p,focus:g,toggle:T,prefetchToggle:C,expandBelow:E,nearest:I,reveal:$,goTo:M,restorePrevious:v,rearrange:_}}function Su(e){return[...new Set(e)].sort((t,n)=>t-n)}function Kh(e){let t=Ne(e);return{address:t,change(n){let o=t.peek(),r={...o.settings,...n.settings};t.value={...o,...n,settings:r}}}}function qh(e,t){let n=Jh(e.modules),o=r=>r&&r.flatMap(s=>n[s]??[]);return{selected:t.selected&&hk(e,n,t.selected),expand:o(t.expand),open:o(jt(Be(t,"modules").open??""))}}function Yh(e,t){let n=Jh(e.modules),o=new Map(n.map((s,l)=>[s,l])),r=s=>{let l=s?.flatMap(a=>o.get(a)??[]);return l&&(l.length>0||s?.length===0)?l:null};return{selected:t.selected===null?null:gk(e,n,t.selected),expand:r(t.expand),settings:{modules:{open:xt(r(t.open))}}}}function Qh(e,t){let n=Be(e,"modules"),o=n.open??t.settings?.modules?.open??"";return{selected:e.selected??t.selected??null,expand:e.expand??t.expand??null,settings:{modules:Lt(n,"open",o)}}}function Jh({fqn:e,call:t}){return e.map((n,o)=>`${n} ${t[o]}`)}function Zh({ops:e},t){let n=new Map;return e.op.map((o,r)=>{let s=e.module[r]??null,l=`${s===null?"":t[s]} ${o}`,a=n.get(l)??0;return n.set(l,a+1),`${l} ${a}`})}function hk(e,t,n){return n.kind==="module"?t[n.number]??null:n.kind!=="node"?null:Zh(e,t)[e.ops.node.indexOf(n.number)]??null}function gk(e,t,n){let o=t.indexOf(n);if(o>=0)return Me(o);let r=e.ops.node[Zh(e,t).indexOf(n)];return r===void 0?null:Fe(r)}var yk=["open","groups","at"];function bk(e){return yk.reduce((t,n)=>Lt(t,n,""),e)}function Xh(e,{address:t,change:n},o){let r=Hr(()=>o.value?"index":null,D=>e.get("index.json",{},D)),s=Ne(new Map),l=we(()=>Vr(r.state.value.value,t.value,s.value)),a=we(()=>{let $=(r.state.value.value?.runs??[]).filter(M=>Ql(M,s.value));return new Set($.map(({run:M})=>M))}),u=we(()=>l.value&&Ws(l.value)),c=we(()=>u.value?Gs(u.value):null),d=we(()=>{let D=r.state.value.value?.runs.map(({run:z})=>z)??[],$=t.value.runs,M=ei($);if(M)return D.filter(M);let A=er($);return D.filter(z=>A(z.toLowerCase()))});function p(D,$){return Hr(()=>{let M=o.value&&c.value!==null?D():null;return M===null?null:`${c.value} ${M}`},(M,A)=>{let z=u.peek();if(!z)throw new Error("No recording is chosen.");return $(z,M,A)})}let h=p(()=>"recording",(D,$)=>e.get("recording.json",on(D),$)),m=ct(()=>{let{error:D}=h.state.value,$=c.peek();!(D instanceof Ko)||$===null||(s.value=new Map(s.peek()).set($,D.message))}),g=we(()=>h.state.value.value?.modules),v=we(()=>g.value&&id(g.value)),_=we(()=>{let D=h.state.value.value?.ops.node??[];return new Map(D.map(($,M)=>[$,M]))});function P({kind:D,number:$}){if(D==="module")return g.peek()?.parent[$]??null;let M=_.peek().get($);return M===void 0?null:h.state.peek().value?.ops.module[M]??null}let x=Ne(null),k=ct(()=>{let D=h.current.value;if(!x.value||!D)return;let $=Yh(D,x.value);x.value=null,n(Qh(t.peek(),$))});function R(D){let{run:$,tag:M,step:A,view:z=t.peek().view}=D,{value:Y}=h.state.peek(),W=x.peek()??(Y?qh(Y,t.peek()):null);n({run:$,tag:M,step:A,view:z,selected:null,expand:null,settings:Object.fromEntries(Object.entries(t.peek().settings).map(([oe,Z])=>[oe,bk(Z)]))}),x.value=W}function T(D){let M=(r.state.peek().value?.runs.find(A=>A.run===D)?.tags??[]).find(A=>A.tag===t.peek().tag)?.tag??"";R({run:D,tag:M,step:null})}function C(D){R({run:t.peek().run,tag:D,step:null})}function E(D){let{run:$,tag:M}=t.peek();R({run:$,tag:M,step:D})}function I({run:D,tag:$},M){R({run:D,tag:$,step:u.peek()?.step??null,view:M})}return{index:r,entry:l,unreadable:s,damaged:a,shown:u,matchingRuns:d,fetchOfShown:p,recording:h,modules:g,moduleTree:v,rowOfNode:_,moduleAround:P,choose:R,chooseRun:T,chooseTag:C,chooseStep:E,chooseRank:I,dispose(){k(),m()}}}var vk="steps",xk=10;function eg(e,{index:t,entry:n,matchingRuns:o},r,s){let l=we(()=>{let p=t.state.value.value?.runs??[],h=n.value,m=new Set(o.value);return p.flatMap(g=>{if(g.run===h?.run.run)return{run:g.run,tag:h.tag};let v=m.has(g.run)?yn(g,h?.tag.tag):void 0;return v?{run:g.run,tag:v}:[]})}),a=we(()=>{let p=n.value?.run.run,h=l.value.filter(({run:m})=>m!==p).slice(0,xk-1);return l.value.filter(m=>m.run===p||h.includes(m))}),u=Hr(()=>r.value&&s.value===vk&&a.value.length>0?JSON.stringify(a.value):null,async(p,h)=>{let m=a.peek().map(wk),g=(v,_)=>(m[v]=_,h([...m]),_);return Promise.all(m.map(async(v,_)=>g(_,await _k(e,v,p,P=>g(_,P)))))});function c(){let{value:p=[],error:h}=u.state.peek(),m=new Set(a.peek().flatMap(({run:g,tag:v})=>v.problem?[g]:[]));(h||p.some(({run:g,problem:v})=>v&&!m.has(g)))&&u.reload()}async function d(p){let{signal:h}=new AbortController,m=p.filter(({reply:v,problem:_})=>v&&!_);return(await Promise.all(m.map(({run:v,tag:_})=>e.get("steps.csv",{run:v,tag:_},h)))).map((v,_)=>_?v.slice(v.indexOf(`
`)+1):v).join("")}return{all:l,drawnSeries:a,reply:u,reload:c,csv:d}}function wk({run:e,tag:t}){let n=t.model_parameter_bytes;return{run:e,tag:t.tag,parameterBytes:n,reply:null,problem:t.problem??""}}async function _k(e,t,n,o){if(t.problem)return t;let{run:r,tag:s}=t,l=t,a=u=>o(l={...t,reply:u});try{return{...t,reply:await qo(()=>e.get("steps.json",{run:r,tag:s},n),n,a)}}catch(u){if(n.aborted)throw u;return{...l,problem:u instanceof Error?u.message:String(u)}}}function tg(e,t,{address:n},{entry:o,recording:r},{follow:s}){let l=e.filter(({needsServer:g})=>t.isServed||!g),a=()=>r.state.value.value?.meta,u=g=>g.isFor?.(a(),o.value?.tag)??!0,c=new Map;for(let g of l){if(g.isEmpty===void 0||g.route===void 0)continue;let v=()=>a()!==void 0&&u(g);c.set(g,s(g.route,()=>v()?{}:null))}function d(g){if(!u(g))return!1;if(g.isEmpty===void 0)return!0;let v=c.get(g)?.state.value;return(v?.loading===!0||a()===void 0)&&n.value.view===g.key?!0:v?.value!==void 0&&!g.isEmpty(v.value)}let p=we(()=>l.filter(d)),h=we(()=>p.value.map(({key:v})=>v).includes(n.value.view)?n.value.view:jo.view);for(let g of l)g.route===void 0||c.has(g)||c.set(g,s(g.route,()=>h.value===g.key?g.params?.(n.value)??{}:null));function m(){for(let[g,v]of c){let{value:_}=v.state.peek();_!==void 0&&g.mayGrow?.(_)&&v.reload()}}return{available:p,shown:h,reply:g=>c.get(g),reload:m}}function ng(e,t,n,o=jo,r=()=>""){let s=Kh(o),{address:l,change:a}=s,u=Ne(!0),c=Ne(!1),d=Xh(e,s,u),p=sd(e,d),h=tg(n,e,s,d,p),m=jh(e,t,s,d,h.shown),g=Od(e,t,s,d,h.shown),v=eg(e,d,u,h.shown),{index:_,recording:P}=d,x=p.follow("fits.json",()=>e.isServed&&Xs(l.value)?Xo(l.value):null),k=[P,m.picture,g.reply,g.difference];function R(I){a({selected:I})}function T(){l.peek().selected&&R(null)}function C(){_.reload();for(let I of k){let{error:D}=I.state.peek();D&&!(D instanceof rn)&&I.reload()}v.reload(),p.reload(),h.reload()}function E(){m.prefetchToggle(null);for(let I of[...k,v.reply,p,d,_,g])I.dispose()}return{isServed:e.isServed,link:r,address:l,change:a,select:R,deselect:T,isVisible:u,isDark:c,recordings:d,views:h,graph:m,replies:p,compare:g,steps:v,fits:x,reload:C,dispose:E}}var og='.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}';var rg=`.figure-dialog {
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
`;var sg=`.details {
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
`;var ig=`.edge path {
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
`;var lg=`.header {
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
  .headline,
  .totals {
    column-gap: 13px;
  }

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
`;var ag=`.sidebar {
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
`;var ug=`* {
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
  opacity: 0.8;
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

/* The browser's own is too pale in the dark. */
::placeholder {
  color: var(--muted);
  opacity: 1;
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

:is(.timeline, .curve) > .loading {
  padding: 16px 0;
}
`;var cg=`/* A job's recordings have ten views. */
@media (max-width: 1040px) {
  .tabs {
    gap: 0;
  }
}

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

  /* Below the view, not above it: details must not cover what they are of. */
  .stage {
    flex-direction: column;
  }

  .details {
    width: auto;
    max-height: 45%;
    border-top: 1px solid var(--line);
    border-left: 0;
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

  .tabs button {
    padding: 6px 5px;
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
    padding: 6px 16px;
  }

  .toolbar button {
    padding: 3px 7px;
  }
}
`;var dg=`.app {
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
  /* The sidebar and the details leave a view less than the window. */
  container: view / inline-size;
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

:is(.curve, .both-timelines) > .titled {
  margin-bottom: 8px;
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
`;var pg=`.table {
  flex: 1;
  min-height: 0;
  overflow: auto;
  border-top: 1px solid var(--line);
}

.fitting-table {
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
}

.fitting-table > .hint {
  flex: none;
  margin: 4px 16px 8px;
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
  padding: 0 16px;
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

.branch > [title] {
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
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
`;var fg=`/* Colours are named once, per theme. Those of the states are those of
   tb_actmem/rendering/figure/themes.py (Okabe and Ito's, which colour-blind readers can tell apart
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
`;var mg=`.toolbar {
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  padding: 8px 16px;
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
  flex: 1 1 118px;
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
`;function hg(e){return[og,fg,ug,dg,ag,lg,mg,ig,sg,rg,pg,...e,cg].join(`
`)}var hs="p.activation_memory.";function Kn(){try{return window.parent!==window&&window.parent.document?window.parent:null}catch{return null}}function Ru(e){try{let t=Kn()?.tensorboard?.tf_storage?.getString(hs+e);if(t)return t}catch{}return gg((Kn()??window).location).get(hs+e)??""}function gg({hash:e}){return new URLSearchParams(e.slice(1).replaceAll("+","%2B"))}function yg(){return(Kn()??window).location.href}function bg(e,t,n){let o=Kn()?.tensorboard?.tf_storage;try{if(o){o.setString(hs+e,t,{defaultValue:"",useLocationReplace:!n});return}}catch{return}if(Kn())return;let r=gg(location);t?r.set(hs+e,t):r.delete(hs+e);let s=r.toString().replaceAll("+","%20"),l=`${location.pathname}${location.search}#${s}`;n?history.pushState(null,"",l):history.replaceState(null,"",l)}function vg(e){(Kn()??window).addEventListener("hashchange",e)}function xg(e){let t=Kn()?.document.body;if(t){let n=()=>e(t.classList.contains("dark-mode"));new MutationObserver(n).observe(t,{attributes:!0,attributeFilter:["class"]}),n()}else{let n=window.matchMedia("(prefers-color-scheme: dark)");n.addEventListener("change",()=>e(n.matches)),e(n.matches)}}function wg(e){let t=()=>e(window.innerHeight>0);window.addEventListener("resize",t),t()}var $k=1e4;function _g(e,t){if(!Kn()){setInterval(e,$k);return}let{port1:n,port2:o}=new MessageChannel,r=s=>n.postMessage(JSON.stringify(s));n.onmessage=s=>{let l=JSON.parse(s.data);if(l.isReply){l.type==="experimental.GetURLPluginData"&&!l.error&&l.payload&&t(l.payload);return}l.type==="experimental.DataReloaded"&&e(),r({...l,payload:null,error:null,isReply:!0})},window.parent.postMessage("experimental.bootstrap","*",[o]),r({type:"experimental.GetURLPluginData",id:0,payload:null,error:null,isReply:!1})}var Tu=el.map(({key:e})=>e),Pu=Vc(Tu);function nz(){try{Sg(jc,"./layout.worker.js?v=a59478079b1f")}catch(e){kg(e)}}async function zk(){try{let e=new Blob([await ql("worker")],{type:"text/javascript"});Sg(Qc(),URL.createObjectURL(e))}catch(e){kg(e)}}qc()&&zk();function kg(e){let t=document.createElement("p");t.setAttribute("role","alert"),t.textContent=`The Activation Memory tab could not start: ${String(e)}`,document.body.append(t)}function Sg(e,t){document.documentElement.lang="en",document.title="Activation Memory";let n=document.createElement("style");n.textContent=hg(el.map(({style:c})=>c)),document.head.append(n);let o=Vl(Ru,Tu),r=()=>new Worker(new URL(t,import.meta.url)),{lay:s,prepare:l}=td(r),a=ng(e,ed(s),el,o,yg);ct(()=>{a.views.shown.value===wo&&l()}),xg(c=>{document.documentElement.classList.toggle("dark",c),a.isDark.value=c}),wg(c=>a.isVisible.value=c),Dk(a);let u=document.createElement("div");u.id="activation-memory",document.body.append(u),gc(i(jl.Provider,{value:a,children:i(Rd,{})}),u)}function gs(e,t){return e[t]??""}function Dk(e){let t=Fs(e.address.peek());ct(()=>{let o=Fs(e.address.value),r=Pu.filter(l=>gs(o,l)!==gs(t,l)),s=r.find(l=>Wl.includes(l));for(let l of s?[s,...r.filter(a=>a!==s)]:r)bg(l,gs(o,l),l===s);t=o});let n=o=>{let r=Vl(o,Tu),s=Fs(r);Pu.every(l=>gs(s,l)===gs(t,l))||(t=s,e.change(r))};vg(()=>{e.isVisible.peek()&&n(Ru)}),e.isServed&&_g(e.reload,o=>{Pu.every(r=>!t[r])&&n(r=>o[r]??"")})}export{nz as render};
