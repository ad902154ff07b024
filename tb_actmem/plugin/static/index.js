var ie,mi,Cs,un,Es,mr,gi,pr,bi,Rs,Ts,vi,Io=Symbol.for("pv"),gr={},br=[],zd=/^m(i|n|o|s|text|space)$/,As=Array.isArray,Os=br.slice,Cn=Object.assign;function Mn(e){e&&e.parentNode&&e.remove()}function yi(e,t,n){var o,r,s,l={},i=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:l[s]=t[s];return i>2&&(l.children=i>3?Os.call(arguments,2):n),zo(e,l,o,r,null)}function zo(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Io,__v:r||++mi,__i:-1,__u:0};return!r&&ie.vnode&&ie.vnode(s),s}function ve(e){return e.children}function so(e,t){this.props=e,this.context=t,this.__g=0}function cn(e,t){if(t==null)return e.__&&cn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:cn(e)}function Id(e){var t,n=e.__v,o=n.__e,r=[],s=[],l=e.__P;l&&((t=Cn({constructor:Io},n)).__v=n.__v+1,ie.vnode&&ie.vnode(t),Ls(l,t,n,e.__n,l.namespaceURI,32&n.__u?[o]:null,r,o||cn(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Ei(r,t,s),n.__=n.__e=null,t.__e!=o&&_i(t))}function _i(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),_i(e)}function Ms(e){(8&e.__g||(e.__g|=8,un.push(e),mr++))&&Es==ie.debounceRendering||((Es=ie.debounceRendering)||queueMicrotask)(wi)}function wi(){try{for(var e,t=1;un.length;)un.length>t&&un.sort(gi),e=un.shift(),t=un.length,8&e.__g&&Id(e)}finally{(mr=un.length)&&(Es||queueMicrotask)(wi)}}function xi(e,t,n,o,r,s,l,i,u,f,p){var m,v,b,w,k,C,T=o.__k||br,y=t.length;for(u=Nd(n,t,T,u,y),m=0;m<y;m++)(b=n.__k[m])!=null&&(v=~b.__i&&T[b.__i]||gr,b.__i=m,C=Ls(e,b,v,r,s,l,i,u,f,p),w=b.__e,(v.ref!=b.ref||8&v.__u)&&(v.ref&&Ps(v.ref,null,b,v),b.ref&&p.push(b.ref,b.__c||w,b)),k=k||w,4&b.__u?(u=Si(b,u,e,!v.__v),v.__e&&(v.__e=null)):typeof b.type=="function"&&C!==void 0?u=C:w&&(u=w.nextSibling),b.__u&=-21);return n.__e=k,u}function Nd(e,t,n,o,r){var s,l,i,u,f,p,m,v,b,w=n.length,k=w,C=0,T=0,y=e.__k=Array(r);for(s=0;s<r;s++)(l=t[s])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=y[s]=zo(null,l):As(l)?l=y[s]=zo(ve,{children:l}):l.constructor===Io&&l.__b?l=y[s]=zo(l.type,l.props,l.key,l.ref,l.__v):y[s]=l,u=s+C,l.__=e,l.__b=e.__b+1,i=null,~(f=l.__i=$d(l,n,u,k))&&(k--,(i=n[f])&&(i.__u|=2)),i&&i.__v?(l.__u|=16,f==u-1?C--:f==u+1?C++:f!=u&&(f>u?C--:C++,T=1)):(~f||(r>w?C--:r<w&&C++),typeof l.type!="function"&&(l.__u|=4))):y[s]=null;if(T){for(p=[],m=[],s=0;s<r;s++)if((l=y[s])&&16&l.__u){for(C=0,v=p.length;C<v;)p[b=C+v>>1]<l.__i?C=b+1:v=b;p[C]=l.__i,m[s]=C+1}for(C=p.length;s--;)m[s]&&(m[s]==C?C--:y[s].__u|=4)}if(k)for(s=0;s<w;s++)!(i=n[s])||2&i.__u||(i.__e==o&&(o=cn(i)),Ds(i,i));return o}function Si(e,t,n,o){var r,s,l,i;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=Si(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=cn(e))&&!t.parentNode&&(t=null),l=e.__e,i=t;i&&i.nodeType==8;)i=i.nextSibling;for(l!=i&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,t):n.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function $d(e,t,n,o){var r,s=e.key,l=e.type,i=t[n],u=i&&!(2&i.__u);if(i===null&&s==null||u&&s==i.key&&l==i.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((i=t[r])&&!(2&i.__u)&&s==i.key&&l==i.type)return r;for(r=n+1;r<t.length;r++)if((i=t[r])&&!(2&i.__u)&&s==i.key&&l==i.type)return r}return-1}function hi(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function fr(e,t,n,o,r){var s,l;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||hi(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||hi(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(l=Ts[t]||(Ts[t]=Vd(t)),(e.__a||(e.__a={}))[t]=Rs,s=t!=(t=t.replace(bi,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,l,s):e.removeEventListener(t,l,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Vd(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[pr]==null)t[pr]=Rs++;else if(t[pr]<this.__a[e])return;return n(ie.event?ie.event(t):t)}}}function Ls(e,t,n,o,r,s,l,i,u,f){var p,m,v,b,w,k,C,T,y,S,E,z,P,F,H,q,$,O,V=t.type;if(t.constructor!==Io)return null;128&n.__u&&(u=32&n.__u,p=n.__c.__z)&&(t.__u|=u,m=s=[],p.nodeType==8?i=hr(p,s):s.push(p),i=s[0]||i),(p=ie.__b)&&p(t);e:if(typeof V=="function"){v=l.length;try{if(T=t.props,y=(p=V.prototype)&&p.render,S=(p=V.contextType)&&o[p.__c],E=p?S?S.props.value:p.__:o,(b=n.__c)?(t.__c=b,2&b.__g&&(b.__g|=1)):(y?t.__c=b=new V(T,E):(t.__c=b=new so(T,E),b.constructor=V,b.render=Fd),S&&S.sub(b),b.state||(b.state={}),b.__n=o,b.__g|=8,b.__h=[],b.__k=[]),y&&(b.__s||(b.__s=b.state),V.getDerivedStateFromProps&&(b.__s==b.state&&(b.__s=Cn({},b.__s)),Cn(b.__s,V.getDerivedStateFromProps(T,b.__s)))),w=b.props,k=b.state,b.__v=t,n.__c){if(T!==w&&y&&!V.getDerivedStateFromProps&&b.componentWillReceiveProps&&b.componentWillReceiveProps(T,E),t.__v==n.__v&&!(8&b.__g)||!(4&b.__g)&&b.shouldComponentUpdate&&b.shouldComponentUpdate(T,b.__s,E)===!1){t.__v!=n.__v&&(b.props=T,b.state=b.__s,b.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(D){D&&(D.__=t)}),br.push.apply(b.__h,b.__k),b.__k=[],b.__h.length&&l.push(b),i=cn(n);break e}b.componentWillUpdate&&b.componentWillUpdate(T,b.__s,E),y&&b.componentDidUpdate&&b.__h.push(function(){b.componentDidUpdate(w,k,C)})}else y&&!V.getDerivedStateFromProps&&b.componentWillMount&&b.componentWillMount(),y&&b.componentDidMount&&b.__h.push(b.componentDidMount);b.context=E,b.props=T,b.__P=e,b.__g&=-5,z=ie.__r,P=y?25:0;do b.__g&=-9,z&&z(t),p=b.render(b.props,b.state=b.__s,b.context);while(8&b.__g&&++P<25);y&&(br.push.apply(b.__h,b.__k),b.__k=[]),b.state=b.__s,b.getChildContext&&(o=Cn({},o,b.getChildContext())),y&&n.__c&&b.getSnapshotBeforeUpdate&&(C=b.getSnapshotBeforeUpdate(w,k)),F=p&&p.type===ve&&p.key==null?p.props.children:p,T.__P&&(p=i,r=(e=T.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(D){D&&Ds(D,D)}),n.__k=null),i=n.__k?cn(n,0):null),i=xi(e,As(F)?F:[F],t,n,o,r,s,l,i,u,f),T.__P&&(t.__e=null,i=p),t.__u&=-161,m&&m.some(Mn),b.__h.length&&l.push(b),1&b.__g&&(b.__g&=-4)}catch(D){if(l.length=v,t.__v=null,u||s)if(D&&D.then){if(t.__u|=128|u,s){for(~($=s.indexOf(i||void 0))||($=s.length);(O=s[$-1])&&O.nodeType==8;)$--;for(;$<s.length;$++)if(O=s[$])if(s[$]=null,H){if(O==q)break}else{if(O.nodeType!=8)break;O.data.startsWith("$s")&&(q=hr(H=O))}}if(!H){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;H=i}(p=hr(H=t.__c.__z||(t.__c.__z=H)))?(t.__e=H,i=p):t.__e=i,i=i&&i.nextSibling}else s&&s.some(Mn);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),D&&D.then||ki(t),ie.__e(D,t,n)}}else i=t.__e=Wd(n.__e,t,n,o,r,s,l,u,f,e);return(p=ie.diffed)&&p(t),i}function hr(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function ki(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(ki))}function Ei(e,t,n){for(var o=0;o<n.length;)Ps(n[o++],n[o++],n[o++]);ie.__c&&ie.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){ie.__e(s,r.__v)}})}function Wd(e,t,n,o,r,s,l,i,u,f){var p,m,v,b,w,k,C,T,y=n.props||gr,S=t.props,E=t.type;if(E=="svg"?r="http://www.w3.org/2000/svg":E=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(p=0;p<s.length;p++)if((w=s[p])&&(E?w.localName==E:w.nodeType==3)){e=w,s[p]=null;break}}if(!e){if(T=f.ownerDocument||document,!E)return T.createTextNode(S);e=T.createElementNS(r,E,S.is?S:f),i&&(ie.__m&&ie.__m(t,s),i=!1),s=null}if(E){if(f=E=="template"&&e.content||e,s=E=="textarea"&&S.defaultValue!=null?null:s&&Os.call(f.childNodes),!i&&s)for(y={},p=0;p<e.attributes.length;p++)y[(w=e.attributes[p]).name]=w.value;for(p in y)w=y[p],p=="dangerouslySetInnerHTML"?v=w:p=="children"||p in S||p=="value"&&"defaultValue"in S||p=="checked"&&"defaultChecked"in S||fr(e,p,null,w,r);for(p in S)w=S[p],p=="children"?b=w:p=="dangerouslySetInnerHTML"?m=w:p=="value"?k=w:p=="checked"?C=w:i&&typeof w!="function"||y[p]===w||fr(e,p,w,y[p],r);m?(i||v&&(m.__html==v.__html||m.__html==e.innerHTML)||(e.innerHTML=m.__html),t.__k=[]):(v&&(e.textContent=""),(E=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&zd.test(E))&&(r="http://www.w3.org/1999/xhtml"),xi(f,As(b)?b:[b],t,n,o,r,s,l,s?s[0]:n.__k&&cn(n,0),i,u),s&&s.some(Mn)),i&&E!="textarea"||(p="value",E=="progress"&&k==null?e.removeAttribute(p):k==null||k===e[p]&&(E!="progress"||k)||fr(e,p,k,y[p],r),p="checked",C!=null&&C!=e[p]&&fr(e,p,C,y[p],r))}else y===S||i&&e.data==S||(e.data=S);return e}function Ps(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){ie.__e(r,n)}}function Ds(e,t,n){var o,r,s,l;if(ie.unmount&&ie.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Ps(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){ie.__e(i,t)}o.__P=o.__n=null}if(o=e.__k)for(l=0;l<o.length;l++)o[l]&&Ds(o[l],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=hr(o,s=[]))&&(o==e.__e&&s.some(Mn),Mn(r),Mn(o)),n||Mn(e.__e),e.__e=e.__c=e.__=null}function Fd(e,t,n){return this.constructor(e,n)}function Ti(e,t){var n,o,r,s;ie.__&&ie.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=zo(ve,{children:[e]}),r=[],s=[],Ls(t,t.__k,o||gr,gr,t.namespaceURI,o?null:t.firstChild?Os.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),Ei(r,t.__k,s),t.__k.props.children=null}function Mi(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&o.forEach(function(l){l.__g|=4,Ms(l)})},this.sub=function(s){o.add(s);var l=s.componentWillUnmount;s.componentWillUnmount=function(){o.delete(s),l&&l.call(s)}}),n.children}return t.__c="__cC"+vi++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}ie={__e:function(e,t,n,o){for(var r,s,l;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((l=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),l=1),l&&8&r.__g)return void(r.__g|=2)}catch(i){e=i}}throw mr=0,e}},mi=0,Cs=function(e){return e!=null&&e.constructor===Io},so.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Cn({},this.state)),typeof e=="function"&&(e=e(Cn({},n),this.props)),e&&(Cn(n,e),this.__v&&(t&&this.__k.push(t),Ms(this)))},so.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Ms(this))},so.prototype.render=ve,un=[],mr=0,gi=function(e,t){return e.__v.__b-t.__v.__b},pr=Symbol(),bi=/(PointerCapture)$|Capture$/i,Rs=0,Ts={},vi=0;var Rn,ze,zs,Ci,Is=Object.is,vr=0,Ni=[],Ns=[],Ne=ie,Ri=Ne.__b,Ai=Ne.__r,Oi=Ne.diffed,Li=Ne.__c,Pi=Ne.unmount,Di=Ne.__;function $o(e,t){Ne.__h&&Ne.__h(ze,e,vr||t),vr=0;var n=ze.__H||(ze.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function le(e){return vr=1,Bd(Vi,e)}function Bd(e,t,n){var o=$o(Rn++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Vi(void 0,t),function(s){var l=(o.__N||o.__)[0],i=o.t(l,s);Is(l,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=ze,!ze.__f)){ze.__f=!0;var r=ze.shouldComponentUpdate;ze.shouldComponentUpdate=function(s,l,i){var u=this.__H;if(!u)return!0;var f=!1,p=this.props!=s;if(u.__.some(function(v){v.__N&&(f=!0,Is(v.__[0],v.__N[0])||(p=!0))}),r){var m=r.call(this,s,l,i);return f?m||p:m}return!f||p}}return o.__}function rt(e,t){var n=$o(Rn++,3);!Ne.__s&&Vs(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,ze.__H.__h.push(n))}function lo(e,t){var n=$o(Rn++,4);!Ne.__s&&Vs(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,ze.__h.push(n))}function wt(e){return vr=5,Re(function(){return{current:e}},[])}function Re(e,t){var n=$o(Rn++,7);return Vs(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function $i(e){var t=ze.context[e.__c],n=$o(Rn++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(ze)),t.props.value):e.__}function Hd(){var e;do{for(;e=Ns.shift();)try{No(e)}catch(n){Ne.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ni.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(No),t.__h.some($s),t.__h=[]}catch(n){t.__h=[],Ne.__e(n,e.__v)}}}while(Ns.length)}Ne.__b=function(e){ze=null,Ri&&Ri(e)},Ne.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Di&&Di(e,t)},Ne.__r=function(e){Ai&&Ai(e),Rn=0;var t=(ze=e.__c).__H;t&&(zs==ze?ze.__h=[]:(t.__h.some(No),t.__h.some($s),Rn=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),zs=ze},Ne.diffed=function(e){Oi&&Oi(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Ii(Ni.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),zs=ze=null},Ne.__c=function(e,t){t.some(function(n){try{n.__h.some(No),n.__h=n.__h.filter(function(o){return!o.__||$s(o)})}catch(o){n.__h=[function(){throw o}]}}),Li&&Li(e,t)},Ne.unmount=function(e){Pi&&Pi(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Ii(Ns.push(r))}else No(r)}catch(s){t=s}}),o.__H=void 0,t&&Ne.__e(t,o.__v))};var zi=typeof requestAnimationFrame=="function";function Gd(e){var t,n=function(){clearTimeout(o),zi&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);zi&&(t=requestAnimationFrame(n))}function Ii(e){e!=1&&Ci==Ne.requestAnimationFrame||((Ci=Ne.requestAnimationFrame)||Gd)(Hd)}function No(e){var t=ze,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),ze=t}function $s(e){var t=ze;e.__c=e.__(),ze=t}function Vs(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Is(n,e[o])})}function Vi(e,t){return typeof t=="function"?t(e):t}var jd=Symbol.for("preact-signals");function xr(){if(Qt>1)Qt--;else{var e,t=!1;for((function(){var r=_r;for(_r=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var l=s.t;l!==void 0;l=l.x)l.i===r.i&&(l.i=s.i);r=r.o}})();Wo!==void 0;){var n=Wo;for(Wo=void 0,yr++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Fi(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(yr=0,Qt--,t)throw e}}function Fs(e){if(Qt>0)return e();Ws=++Ud,Qt++;try{return e()}finally{xr()}}var Vo,Le=void 0;function An(e){var t=Le,n=Vo;Le=void 0,Vo=void 0;try{return e()}finally{Le=t,Vo=n}}var Wo=void 0,Qt=0,yr=0,Ud=0,Ws=0,_r=void 0,wr=0;function Wi(e){if(Le!==void 0){var t=e.n;if(t===void 0||t.t!==Le)return t={i:0,S:e,p:Le.s,n:void 0,t:Le,e:void 0,x:void 0,r:t},Le.s!==void 0&&(Le.s.n=t),Le.s=t,e.n=t,32&Le.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Le.s,t.n=void 0,Le.s.n=t,Le.s=t),t}}function Be(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Be.prototype.brand=jd;Be.prototype.h=function(){return!0};Be.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:An(function(){var o;(o=t.W)==null||o.call(t)}))};Be.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&An(function(){var r;(r=t.Z)==null||r.call(t)}))}};Be.prototype.subscribe=function(e){var t=this;return It(function(){var n=t.value;An(function(){return e(n)})},{name:"sub"})};Be.prototype.valueOf=function(){return this.value};Be.prototype.toString=function(){return this.value+""};Be.prototype.toJSON=function(){return this.value};Be.prototype.peek=function(){var e=this;return An(function(){return e.value})};Object.defineProperty(Be.prototype,"value",{get:function(){var e=Wi(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(yr>100)throw new Error("Cycle detected");(function(n){Qt!==0&&yr===0&&n.l!==Ws&&(n.l=Ws,_r={S:n,v:n.v,i:n.i,o:_r})})(this),this.v=e,this.i++,wr++,Qt++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{xr()}}}});function dt(e,t){return new Be(e,t)}function Fi(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Bi(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Hi(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function On(e,t){Be.call(this,void 0,t),this.x=e,this.s=void 0,this.g=wr-1,this.f=4}On.prototype=new Be;On.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===wr))return!0;if(this.g=wr,this.f|=1,this.i>0&&!Fi(this))return this.f&=-2,!0;var e=Le;try{Bi(this),Le=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Le=e,Hi(this),this.f&=-2,!0};On.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Be.prototype.S.call(this,e)};On.prototype.U=function(e){if(this.t!==void 0&&(Be.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};On.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(On.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Wi(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function st(e,t){return new On(e,t)}function Gi(e){var t=e.j;if(e.j=void 0,typeof t=="function"){Qt++;var n=Le;Le=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Bs(e),o}finally{Le=n,xr()}}}function Bs(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Gi(e)}function Kd(e){if(Le!==this)throw new Error("Out-of-order effect");Hi(this),Le=e,this.f&=-2;try{8&this.f&&Bs(this)}finally{xr()}}function io(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Vo&&Vo.push(this)}io.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};io.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Gi(this),Bi(this),Qt++;var e=Le;return Le=this,Kd.bind(this,e)};io.prototype.N=function(){2&this.f||(this.f|=2,this.u=Wo,Wo=this)};io.prototype.d=function(){this.f|=8,1&this.f||Bs(this)};io.prototype.dispose=function(){this.d()};function It(e,t){var n=new io(e,t);try{n.c()}catch(r){throw n.d(),r}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var ji,kr,Sr,qd=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Ui=[];It(function(){ji=this.N})();function ao(e,t){ie[e]=t.bind(null,ie[e]||function(){})}function Fo(e){if(Sr){var t=Sr;Sr=void 0,t()}Sr=e&&e.S()}function Ki(e){var t=this,n=e.data,o=Jd(n);o.name="ReactiveDom",o.value=n;var r=Re(function(){for(var i=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var f=st(function(){var b=o.value.value;return b===0?0:b===!0?"":b||""}),p=st(function(){return!Array.isArray(f.value)&&!Cs(f.value)}),m=It(function(){if(this.N=qi,p.value){var b=f.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=b)}}),v=t.__$u.d;return t.__$u.d=function(){m(),v.call(this)},[p,f]},[]),s=r[0],l=r[1];return s.value?l.peek():l.value}Ki.displayName="ReactiveTextNode";Object.defineProperties(Be.prototype,{constructor:{configurable:!0,value:yi(ve,null).constructor},type:{configurable:!0,value:Ki},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});ao("__b",function(e,t){if(Fo(),kr=void 0,typeof t.type=="string"){var n,o=t.props;for(var r in o)if(r!=="children"){var s=o[r];s instanceof Be&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});ao("__r",function(e,t){if(e(t),t.type!==ve){Fo();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(r,s){var l;return It(function(){l=this},{name:s}),l.c=r,l})((function(r){return function(){var s;qd&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),kr=o,Fo(n)}});ao("__e",function(e,t,n,o){Fo(),kr=void 0,e(t,n,o)});ao("diffed",function(e,t){Fo(),kr=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,r=t.props,s=n.U;if(s)for(var l in s){var i=s[l];i===void 0||o&&l in o||(i.d(),s[l]=void 0)}if(o){s||(s={},n.U=s);for(var u in o){var f=s[u],p=o[u];f===void 0?(f=Yd(n,u,p,r),s[u]=f):f.o(p,r)}}}e(t)});function Yd(e,t,n,o){var r=t in e&&e.ownerSVGElement===void 0,s=dt(n);return{o:function(l,i){s.value=l,o=i},d:It(function(){this.N=qi;var l=s.value.value;o[t]!==l&&(o[t]=l,r?e[t]=l:l!=null&&(l!==!1||t[4]==="-")?e.setAttribute(t,l):e.removeAttribute(t))})}}ao("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var r in o){var s=o[r];s&&s.d()}}}var l=t.__np;if(l){var i=t.props;for(var u in l)i[u]=l[u]}t.__np=void 0}else{var f=t.__c;if(f){f.__$f|=8;var p=f.__$u;p&&(f.__$u=void 0,p.d())}}e(t)});ao("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});so.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var l in e)if(l!=="__source"&&e[l]!==this.props[l])return!0;for(var i in this.props)if(!(i in e))return!0;return!1};function Jd(e,t){return Re(function(){return dt(e,t)},[])}var Zd=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Qd(){Fs(function(){for(var e;e=Ui.shift();)ji.call(e)})}function qi(){Ui.push(this)===1&&(ie.requestAnimationFrame||Zd)(Qd)}var Yi=["cached","freed","held","recomputed","parameter","input","not cached"];function uo(e){return e.replace(" ","-")}function Ln(e){let t=JSON.parse(e),n=t?.version;if(n!==1)throw new Error(`This page reads version 1 of the data and the server sent version ${JSON.stringify(n??null)}: reload the page, or restart TensorBoard after an upgrade.`);return t}var Ji={index:async e=>Ln(await fo("index.json",{},e)),recording:async(e,t)=>Ln(await fo("recording.json",co(e),t)),async graph(e,t,n){let o=t===null?{}:{expand:t.join(",")},r=await Zi("graph.dot",{...co(e),...o},n),s=r.headers.get("X-Actmem-Expand")??"";return{dot:await r.text(),expand:s===""?[]:s.split(",").map(Number),visible:Number(r.headers.get("X-Actmem-Visible")??0)}},detail:async(e,t,n)=>{let o={[t.startsWith("m")?"module":"node"]:t.slice(1)};return Ln(await fo("detail.json",{...co(e),...o},n))},timeline:async(e,t)=>Ln(await fo("timeline.json",co(e),t)),terms:async(e,t)=>Ln(await fo("terms.json",co(e),t)),ranks:async(e,t)=>Ln(await fo("ranks.json",co(e),t))};function co({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}async function fo(e,t,n){return(await Zi(e,t,n)).text()}async function Zi(e,t,n){let o=new URLSearchParams(t).toString(),r;try{r=await fetch(o?`./${e}?${o}`:`./${e}`,{signal:n})}catch(s){throw n.aborted?s:new Error("TensorBoard does not answer: see that it still runs, then try again.",{cause:s})}if(!r.ok)throw new Error(await Xd(e,r));return r}async function Xd(e,t){return(t.headers.get("Content-Type")?.startsWith("text/plain")??!1?(await t.text()).trim():"")||`The server answered ${t.status} to ${e}; its log says why.`}var Hs=Mi(null);function te(){let e=$i(Hs);if(!e)throw new Error("This panel stands outside of the page.");return e}function Qi(e,t=6e4){let n;return(o,r)=>new Promise((s,l)=>{let i=n??e();n=void 0;let u=v=>{m(),i.terminate(),l(v)},f=()=>u(new Error("Not wanted any more.")),p=setTimeout(()=>u(new Error(ef(t))),t),m=()=>{clearTimeout(p),r.removeEventListener("abort",f),i.onmessage=i.onerror=null};i.onmessage=({data:v})=>{m(),n?.terminate(),n=i,v.svg!==void 0?s(v.svg):l(new Error(`Graphviz cannot lay this graph out: ${v.error??"no reason given"}`))},i.onerror=v=>u(new Error(`The layout worker failed: ${v.message}`)),r.addEventListener("abort",f),r.aborted?f():i.postMessage(o)})}function ef(e){return`The layout took longer than ${e/1e3} s and was stopped: fold some modules and try again.`}function Er(e,t,n){let o=URL.createObjectURL(new Blob([n],{type:t})),r=document.createElement("a");r.href=o,r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(o),1e4)}function Tr(...e){return e.map(t=>String(t).replaceAll(/[^\w.-]+/g,"_")).join("-")}async function Xi(e){try{await navigator.clipboard.writeText(e)}catch{let t=document.createElement("textarea");t.value=e,t.style.position="fixed",t.style.opacity="0",document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}}var ea={cached:{style:"solid",head:"normal"},freed:{style:"dashed",head:"empty"},held:{style:"double",head:"diamond"},recomputed:{style:"dotted",head:"vee"},parameter:{style:"dotted",head:"none"},input:{style:"solid",head:"vee"},"not cached":{style:"dashed",head:"vee"}};var ta=["KiB","MiB","GiB","TiB","PiB","EiB"];function tt(e){if(e<0)return`-${tt(-e)}`;if(e<1024)return`${e} B`;let t=BigInt(e),n=0,o=1024n,r=na(t,o);for(;r>=10240n&&n<ta.length-1;)n+=1,o*=1024n,r=na(t,o);let s=`${r/10n}`;return`${t%o===0n?s:`${s}.${r%10n}`} ${ta[n]}`}function na(e,t){return(e*10n+t/2n)/t}function Mr(e){return`${ye(e)} ${Math.abs(e)===1?"byte":"bytes"}`}function ye(e){return e.toLocaleString("en-US")}function Nt(e,t,n=`${t}s`){return`${ye(e)} ${e===1?t:n}`}function Bo(e,t){return[e,t&&`[${t.join(", ")}]`].filter(Boolean).join(" ")}var tf=Symbol.for("pv"),nf=0;function c(e,t,n,o,r,s){t||(t={});var l,i,u=t;if("ref"in u&&typeof e!="function")for(i in u={},t)i=="ref"?l=t[i]:u[i]=t[i];var f={type:e,props:u,key:n,ref:l,__k:null,__:null,__b:0,__e:null,__c:null,constructor:tf,__v:--nf,__i:-1,__u:0};return(r||s)&&(f.__source=r,f.__self=s),ie.vnode&&ie.vnode(f),f}function _e({n:e}){return e==null?c("span",{class:"none",children:"–"}):c("span",{class:e===0?"bytes none":"bytes",title:Mr(e),children:tt(e)})}function Gs({state:e}){let{style:t,head:n}=ea[e],o=n==="none"?29:21;return c("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:c("g",{class:`edge ${uo(e)}`,children:[c("path",{class:t,d:t==="double"?`M1 3.75H${o}M1 6.25H${o}`:`M1 5H${o}`}),n!=="none"&&c("polygon",{points:of[n],fill:rf[n]})]})})}var of={normal:"21,2 29,5 21,8",empty:"21,2 29,5 21,8",diamond:"19,5 24,2 29,5 24,8",vee:"20,1.5 29,5 20,8.5 23,5"},rf={empty:"none"};function Cr({state:e}){return e===null?c("span",{class:"none",children:"–"}):c("span",{class:"state",children:[c(Gs,{state:e}),e]})}function po({part:e,whole:t}){let n=t>0?100*e/t:0;return c("span",{class:"bar","aria-hidden":"true",children:c("span",{style:{width:`${n}%`}})})}function Rr({text:e}){return c("span",{class:"end-of",title:e,children:c("bdi",{children:e})})}function Ar({text:e,label:t}){let[n,o]=le(!1),r=wt(0);return c("button",{type:"button",class:"quiet copy",onClick:()=>{Xi(e).then(()=>{o(!0),window.clearTimeout(r.current),r.current=window.setTimeout(()=>o(!1),1500)})},"aria-label":t,title:t,children:n?"copied":"copy"})}function ft({message:e,children:t}){return c("div",{class:"error-box",role:"alert","data-testid":"error",children:[c("p",{children:e}),t&&c("div",{class:"actions",children:t})]})}function $t({what:e}){return c("p",{class:"loading",role:"status","data-testid":"loading",children:e})}function oa({parent:e}){let t=[],n=e.map(()=>[]),o=[];return e.forEach((r,s)=>{o.push(r===null?0:(o[r]??0)+1),(r===null?t:n[r]??t).push(s)}),{roots:t,children:n,depth:o}}function js({parent:e},t){let n=[];for(let o=t;o!==null;o=e[o]??null)n.push(o);return n}function Us({children:e},t){let n=[t];for(let o=0;o<n.length;o+=1)for(let r of e[n[o]??0]??[])n.push(r);return n}function ra({roots:e,children:t},n,o){let r=[],s=[...o(e)].reverse();for(let l=s.pop();l!==void 0;l=s.pop())if(r.push(l),!!n(l))for(let i of[...o(t[l]??[])].reverse())s.push(i);return r}function Xt({fqn:e,type_name:t,call:n},o){let r=e[o]||t[o]||"model",s=n[o]??0;return s>0?`${r} #${s+1}`:r}function la({recording:e}){let t=te(),{selected:n}=t.place.value,{value:o,error:r,loading:s}=t.detail.state.value;if(!/^[nm]/.test(n))return null;let l=o?.id===n?o:void 0;return c("aside",{class:"details","aria-label":"Details","aria-busy":s,"data-testid":"details",children:[c("button",{type:"button",class:"quiet close","aria-label":"Close the details","data-testid":"details-close",onClick:()=>t.select(""),children:"×"}),r&&c(ft,{message:r.message}),!l&&!r&&c($t,{what:"Reading the details…"}),l&&c(sf,{detail:l,recording:e})]})}function sf({detail:e,recording:t}){let n=e.id.startsWith("m");return c(ve,{children:[c(lf,{detail:e,recording:t}),c("dl",{class:"sums",children:[c(Ks,{label:"charged",n:e.charged_bytes,help:n?"Counted at the ops inside.":"Counted here: the first saver."}),e.shared_bytes!==null&&c(Ks,{label:"shared",n:e.shared_bytes,help:"Saved here, counted at another op."}),c(Ks,{label:"exclusive",n:e.exclusive_bytes,help:`What would go if only this ${n?"module":"op"} stopped saving.`})]}),c("section",{children:[c("h3",{children:n?"Keeps, largest first":"Saves"}),e.saves.length===0&&c("p",{class:"hint",children:"Keeps nothing for the backward."}),c("ul",{class:"saves","data-testid":"saves",children:e.saves.map((o,r)=>c(af,{save:o,isInModule:n},r))}),c(ia,{shown:e.saves.length,of:e.saves_count})]}),c(sa,{title:"Inputs",edges:e.inputs,of:e.inputs_count}),c(sa,{title:"Outputs",edges:e.outputs,of:e.outputs_count})]})}function ia({shown:e,of:t}){return t>e?c("p",{class:"hint",children:["and ",ye(t-e)," more"]}):null}function Ks({label:e,n:t,help:n}){return c("div",{title:n,children:[c("dt",{children:e}),c("dd",{children:c(_e,{n:t})})]})}function lf({detail:e,recording:t}){let n=te(),o=e.id.startsWith("m"),r=e.file?`${e.file}:${e.line}`:e.source,s=o?n.moduleOf(e.id):e.module;return c(ve,{children:[c("h2",{"data-testid":"details-title",children:e.title||e.type_name||"model"}),c("p",{class:"subtitle",children:[o?e.type_name:e.name,e.region!=null&&"recomputed in the backward"].filter(Boolean).join(" · ")}),s!==null&&c("p",{class:"where",children:["in"," ",c("button",{type:"button",class:"link",onClick:()=>n.follow(`m${s}`),children:Xt(t.modules,s)})," ",c("small",{children:t.modules.type_name[s]})]}),n.view.value!=="graph"&&c("p",{class:"where",children:c("button",{type:"button",class:"link","data-testid":"show-in-graph",onClick:()=>n.reveal(e.id),children:"Show in graph"})}),r&&c("p",{class:"where source",children:[c("code",{title:r,children:e.source??r}),e.function&&c("small",{children:e.function}),c(Ar,{text:r,label:"Copy the source line's place"})]})]})}function af({save:e,isInModule:t}){let n=te(),o=e.category==="parameter"||e.category==="buffer",r=e.storage_nbytes!==null&&e.storage_nbytes!==e.nbytes;return c("li",{class:e.charged?"save":"save shared",children:[c("p",{class:"save-head",children:[c("code",{class:"slot",children:e.slot}),c("span",{class:"type",children:Bo(e.dtype,e.shape)}),c(_e,{n:e.nbytes})]}),t&&c("p",{children:["by ",c(qs,{id:`n${e.node}`,text:e.op,onChoose:n.follow})]}),c("p",{class:"facts",children:[[e.category&&(e.name?`${e.category} ${e.name}`:e.category),e.kind!=="saved"&&e.kind,!e.charged&&!o&&"counted at another saver"].filter(Boolean).join(" · "),r&&c(ve,{children:[" · ","a window on ",c(_e,{n:e.storage_nbytes})]})]}),c("p",{class:"reason",children:e.reason}),e.formula&&c("p",{class:"formula",children:c("code",{children:e.formula})}),e.shared_with.length>0&&c("p",{class:"sharers",children:["shared with"," ",e.shared_with.map((s,l)=>c("span",{children:[l>0&&", ",c(qs,{id:`n${s.node}`,text:s.op,onChoose:n.follow})," ",c("small",{children:[s.fqn,s.slot].filter(Boolean).join(" · ")})]},`${s.node} ${s.slot}`)),e.shared_count>e.shared_with.length&&` and ${ye(e.shared_count-e.shared_with.length)} more`]})]})}function sa({title:e,edges:t,of:n}){let o=te();return t.length===0?null:c("section",{children:[c("h3",{children:[e," ",n>1&&c("small",{children:ye(n)})]}),c("ul",{class:"edges","data-testid":e.toLowerCase(),"aria-label":e,children:t.map((r,s)=>c("li",{children:[c("p",{children:[r.node===null?c("span",{children:r.op}):c(qs,{id:`n${r.node}`,text:r.op,onChoose:o.follow})," ",c("small",{children:r.fqn})]}),c("p",{class:"save-head",children:[c(Cr,{state:r.state}),c("span",{class:"type",children:Bo(r.dtype,r.shape)}),c(_e,{n:r.nbytes})]})]},s))}),c(ia,{shown:t.length,of:n})]})}function qs({id:e,text:t,onChoose:n}){return c("button",{type:"button",class:"link","data-id":e,onClick:()=>n(e),children:t})}var uf=`import tb_actmem
from torch.utils.tensorboard import SummaryWriter

with SummaryWriter(LOGDIR) as writer:
    with tb_actmem.record(model) as recorder:
        loss = loss_fn(model(inputs), targets)
    tb_actmem.add_recording(
        writer, "activation_memory", recorder.recording, global_step=0
    )
`;function aa({logdir:e}){let t=uf.replace("LOGDIR",JSON.stringify(e||"runs"));return c("div",{class:"empty","data-testid":"empty",children:[c("h2",{children:"No recording here yet"}),c("p",{children:[e?c(ve,{children:["The log directory ",c("code",{children:e})," holds no activation memory recording."]}):"The log directories hold no activation memory recording."," ","Record one forward pass and add it to the log:"]}),c("div",{class:"snippet",children:[c("pre",{children:c("code",{children:t})}),c(Ar,{text:t,label:"Copy the code"})]}),c("p",{class:"hint",children:["A recording appears here once the writer has flushed it (",c("code",{children:"writer.flush()"}),", or leaving the ",c("code",{children:"with"})," block) and TensorBoard has reloaded its data."]})]})}var Ys="http://www.w3.org/2000/svg";function ua(e){let t=new DOMParser().parseFromString(e,"image/svg+xml"),n=document.importNode(t.documentElement,!0),[,,o=1,r=1]=(n.getAttribute("viewBox")??"").split(/\s+/).map(Number);n.setAttribute("width",String(o)),n.setAttribute("height",String(r));let s=new Map,l=new Map,i=[...n.querySelectorAll("g.node, g.cluster")],u=df(n);for(let f of i){l.set(ca(f),f.id);let p=[...f.querySelectorAll("text")].map(v=>v.textContent).join(", "),m=f.classList.contains("repeated");s.set(f.id,{id:f.id,element:f,label:p,isRepeated:m,...da(f,u)}),f.querySelectorAll("polygon, path, ellipse").forEach(v=>{(v.getAttribute("fill")!=="none"||v.getAttribute("stroke")!=="none")&&v.classList.add("outline")}),pf(f),f.setAttribute("role","button"),f.setAttribute("tabindex","-1"),f.setAttribute("aria-label",p)}return n.querySelector("g.graph > title")?.remove(),{svg:n,width:o,height:r,boxes:s,edges:cf(n,l)}}function cf(e,t){let n=new Map;for(let o of e.querySelectorAll("g.edge")){let r=ca(o).split("->");for(let s of new Set(r.map(l=>l.replace(/:.*$/,"")))){let l=t.get(s)??s,i=n.get(l);i?i.push(o):n.set(l,[o])}}return n}function ca(e){let t=[...e.children].find(n=>n.tagName==="title");return t?.remove(),t?.textContent??""}function df(e){let t=e.querySelector("g.graph")?.getAttribute("transform")??"",[,n="0",o="0"]=/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(t)??[];return{x:Number(n),y:Number(o)}}function da(e,t){let n=[...e.querySelectorAll("polygon, path, ellipse")],r=(n.length>0?n:[...e.querySelectorAll("text")]).flatMap(ff),s=r.filter((f,p)=>p%2===0),l=r.filter((f,p)=>p%2===1),[i,u]=[Math.min(...s),Math.min(...l)];return{x:i+t.x,y:u+t.y,width:Math.max(...s)-i,height:Math.max(...l)-u}}function ff(e){let t=o=>Number(e.getAttribute(o)??0);if(e.tagName==="ellipse"){let[o,r,s,l]=[t("cx"),t("cy"),t("rx"),t("ry")];return[o-s,r-l,o+s,r+l]}if(e.tagName==="text"){let[o,r,s]=[t("x"),t("y"),t("font-size")||12],l=e.textContent.length*s/2*.55,i=e.getAttribute("text-anchor")==="start"?o+l:o;return[i-l,r-s,i+l,r+s/4]}return((e.getAttribute("points")??e.getAttribute("d")??"").match(/-?\d+(\.\d+)?/g)??[]).map(Number)}function pf(e){if(!/^m\d+$/.test(e.id))return;let t=e.classList.contains("cluster"),{x:n,y:o,width:r}=da(e,{x:0,y:0}),s=document.createElementNS(Ys,"g");s.setAttribute("class","handle"),s.setAttribute("transform",`translate(${n+r-2} ${o+2})`);let l=document.createElementNS(Ys,"circle");l.setAttribute("r","7");let i=document.createElementNS(Ys,"path");i.setAttribute("d",t?"M-3.5 0H3.5":"M-3.5 0H3.5M0-3.5V3.5"),s.append(l,i),e.append(s)}function fa(e){return e.replaceAll('font-family="Helvetica"','font-family="Helvetica,Arial,sans-serif"')}function Ho(e,t,n,o){let r=Math.min(8,Math.max(.02,e.scale*t)),s=r/e.scale;return{scale:r,x:n-(n-e.x)*s,y:o-(o-e.y)*s}}function Zs(e,t){let n=Math.max(.02,Math.min(1,(t.width-48)/e.width,(t.height-48)/e.height));return{scale:n,x:(t.width-e.width*n)/2,y:(t.height-e.height*n)/2}}var Js=.75;function pa(e,t,n){let o=Zs(e,n);if(o.scale>=Js)return o;let r=Math.min(1,Math.max(Js,(n.width-48)/e.width)),l=e.width*r>n.width&&t?t.x+t.width/2:e.width/2;return{scale:r,x:n.width/2-l*r,y:24}}function Or(e,t,n){let o=Math.max(e.scale,Js),r=(s,l,i)=>l*o>i-48?24-s*o:i/2-(s+l/2)*o;return{scale:o,x:r(t.x,t.width,n.width),y:r(t.y,t.height,n.height)}}function Lr(e,t,n){let o=t.x*e.scale+e.x,r=t.y*e.scale+e.y,s=Math.min(t.width*e.scale,n.width-24),l=Math.min(t.height*e.scale,n.height-24);return o>=0&&r>=0&&o+s<=n.width&&r+l<=n.height?e:Or(e,t,n)}function ha(e,t,n){let r=(s,l,i)=>Math.min(i-48,Math.max(48-l*e.scale,s));return{scale:e.scale,x:r(e.x,t.width,n.width),y:r(e.y,t.height,n.height)}}function ma(e,t,n){let o=n==="left"||n==="right",r=n==="left"||n==="up"?-1:1,s,l=1/0;for(let i of e){let u=i.x+i.width/2-(t.x+t.width/2),f=i.y+i.height/2-(t.y+t.height/2),p=r*(o?u:f),m=p+3*Math.abs(o?f:u);p>1&&m<l&&([s,l]=[i,m])}return s}var hf=4;function ga(e,t,n,o){let r=new Map,s,l=!1,i=p=>{let{left:m,top:v}=e.getBoundingClientRect();return{x:p.clientX-m,y:p.clientY-v}};e.addEventListener("pointerdown",p=>{p.button===0&&(r.size===0&&(s=i(p),l=!1),r.set(p.pointerId,i(p)))},{signal:t}),e.addEventListener("pointermove",p=>{let m=r.get(p.pointerId);if(!m||!s)return;let v=i(p);if(!l&&Math.hypot(v.x-s.x,v.y-s.y)<hf)return;l||(l=!0,e.setPointerCapture(p.pointerId),e.classList.add("dragging"));let b=[...r].find(([k])=>k!==p.pointerId)?.[1];r.set(p.pointerId,v);let w=n();o(b?mf(w,m,v,b):{...w,x:w.x+v.x-m.x,y:w.y+v.y-m.y})},{signal:t});let u=p=>{r.delete(p.pointerId),r.size===0&&e.classList.remove("dragging")};e.addEventListener("pointerup",u,{signal:t}),e.addEventListener("pointercancel",u,{signal:t});let f=p=>{l&&p.stopPropagation(),l=!1};e.addEventListener("click",f,{capture:!0,signal:t}),e.addEventListener("wheel",p=>{p.preventDefault();let{x:m,y:v}=i(p),b=p.deltaMode===WheelEvent.DOM_DELTA_LINE?16:1,w=p.ctrlKey?.01:.0015;o(Ho(n(),Math.exp(-p.deltaY*b*w),m,v))},{signal:t,passive:!1})}function mf(e,t,n,o){let r=Math.hypot(t.x-o.x,t.y-o.y),s=Math.hypot(n.x-o.x,n.y-o.y);return Ho(e,r>0?s/r:1,o.x,o.y)}var gf=200,ba=60;function ya(e,t,n){let o={x:0,y:0,scale:1},r,s=0,l=new AbortController,i=()=>({width:e.clientWidth,height:e.clientHeight});function u(y){o=r?ha(y,r,i()):y,t.style.transform=`translate(${o.x}px, ${o.y}px) scale(${o.scale})`,t.style.willChange="transform",window.clearTimeout(s),s=window.setTimeout(()=>t.style.willChange="auto",gf)}function f(y){let{width:S,height:E}=i();u(Ho(o,y,S/2,E/2))}function p(y){return Lr(o,{...y,width:0,height:0},i())===o}let m={show(y,S,E){let z=S===null||E?void 0:r?.boxes.get(S),P=S===null?void 0:y.boxes.get(S),F=r?.width===y.width&&r.height===y.height,H=z&&p(z)?z:void 0,q=!r||E;r=y,t.replaceChildren(y.svg);let $=pa(y,va(y),i());H&&P?u(yf(o,H,P)):P?u(Or(q?$:o,P,i())):(q||!F)&&u($)},centre(y){let S=r?.boxes.get(y);S&&u(Or(o,S,i()))},keep(y){let S=r?.boxes.get(y);S&&u(Lr(o,S,i()))},fit:()=>r&&u(Zs(r,i())),actualSize:()=>f(1/o.scale),zoom:f,dispose:()=>l.abort()};ga(e,l.signal,()=>o,u),_f(e,l.signal,n);let v={signal:l.signal};e.addEventListener("keydown",y=>{y.ctrlKey||y.metaKey||y.altKey||b(y)&&y.preventDefault()},v);function b(y){let S=bf[y.key];if(S&&y.shiftKey)return k(S);if(S)return C(S);let E=w(),z={"+":()=>f(1.25),"=":()=>f(1.25),"-":()=>f(.8),0:m.actualSize,f:m.fit,Enter:()=>E&&n.onSelect(E.id)," ":()=>E&&(E.id.startsWith("m")?n.onToggle:n.onSelect)(E.id),Escape:()=>{e.focus(),n.onSelect("")}};return z[y.key]?.(),y.key in z}function w(){return r?.boxes.get(document.activeElement?.id??"")}function k(y){let[S,E]=vf[y];return u({...o,x:o.x-S*ba,y:o.y-E*ba}),!0}function C(y){if(!r)return!1;let S=[...r.boxes.values()],E=w()??S.find(({element:P})=>P.matches(".selected")),z=E?ma(_a(r),E,y):va(r);return z&&(z.element.focus({preventScroll:!0}),u(Lr(o,z,i()))),!0}let T=new ResizeObserver(()=>i().width>0&&u(o));return T.observe(e),l.signal.addEventListener("abort",()=>T.disconnect()),m}function _a({boxes:e}){return[...e.values()].filter(({element:t})=>t.matches(".node"))}function va(e){return _a(e).reduce((t,n)=>t&&t.y<=n.y?t:n,void 0)}var bf={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down"},vf={left:[-1,0],right:[1,0],up:[0,-1],down:[0,1]};function yf(e,t,n){return{scale:e.scale,x:e.x+(t.x+t.width/2-n.x-n.width/2)*e.scale,y:e.y+(t.y-n.y)*e.scale}}function _f(e,t,n){let o=s=>s.target instanceof Element?s.target.closest("g.node, g.cluster"):null,r=s=>s.target instanceof Element&&s.target.closest(".handle")!==null;e.addEventListener("click",s=>{let l=o(s);l&&r(s)?n.onToggle(l.id):n.onSelect(l?.id??"")},{signal:t}),e.addEventListener("dblclick",s=>{let l=o(s);l?.id.startsWith("m")&&!r(s)&&n.onToggle(l.id)},{signal:t}),e.addEventListener("pointerover",s=>n.onHover(o(s)?.id??null),{signal:t}),e.addEventListener("pointerleave",()=>n.onHover(null),{signal:t})}function dn(e,t){let n=dt({key:"",value:void 0,error:void 0,loading:!1}),o=dt(0),r=st(e),s,l=0;async function i(p){let m=s=new AbortController;n.value={...n.peek(),error:void 0,loading:!0};try{let v=await t(m.signal);m.signal.aborted||(n.value={key:p,value:v,error:void 0,loading:!1})}catch(v){if(m.signal.aborted)return;let b=v instanceof Error?v:new Error(String(v));n.value={...n.peek(),error:b,loading:!1}}}function u(){s?.abort(),n.peek().loading&&(n.value={...n.peek(),loading:!1})}let f=It(()=>{let p=r.value,m=o.value!==l;if(u(),p===null)return;let v=n.peek();if(!m&&v.value!==void 0&&v.key===p){n.value={...v,error:void 0};return}l=o.peek(),An(()=>i(p))});return{state:n,reload:()=>o.value+=1,cancel(){u(),n.value={...n.peek(),error:new ho}},dispose(){f(),s?.abort()}}}var ho=class extends Error{constructor(){super("Cancelled.")}};function wf(e){let t=e.map(n=>Math.max(...n.tags.flatMap(o=>o.steps.map(r=>r.wall_time??0)),0));return e[t.indexOf(Math.max(...t))]}function wa(e,t){let n=e?.runs.find(s=>s.run===t.run)??wf(e?.runs??[]),o=n?.tags.find(s=>s.tag===t.tag)??n?.tags[0],r=o?.steps.find(s=>s.step===t.step)??o?.steps.at(-1);return n&&o?{run:n,tag:o,step:r}:null}var Qs=["graph","ops","modules","largest","timeline","terms","ranks"],Pr={run:"",tag:"",step:null,view:"graph",selected:"",expand:null},Dr=["run","tag","step","view","selected","expand"];function Xs(e){let t=e("step"),n=e("view"),o=e("selected");return{run:e("run"),tag:e("tag"),step:/^-?\d+$/.test(t)?Number(t):null,view:Qs.find(r=>r===n)??Pr.view,selected:/^[nmts]\d+$/.test(o)?o:"",expand:xf(e("expand"))}}function zr(e){return{run:e.run,tag:e.tag,step:e.step===null?"":String(e.step),view:e.view===Pr.view?"":e.view,selected:e.selected,expand:Sf(e.expand)}}function xf(e){return e==="none"?[]:/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(e)?e.split(",").flatMap(n=>{let[o=0,r=o]=n.split("-").map(Number);return Array.from({length:Math.min(r-o,xa)+1},(s,l)=>o+l)}).slice(0,xa):null}var xa=1e5;function Sf(e){if(e===null)return"";if(e.length===0)return"none";let t=[...new Set(e)].sort((o,r)=>o-r),n=[];for(let o of t){let r=n.at(-1);r&&r[1]===o-1?r[1]=o:n.push([o,o])}return n.map(([o,r])=>o===r?`${o}`:`${o}-${r}`).join(",")}var kf=1500,Ef=500,Go=class extends Error{constructor(n){super(`This graph has ${n.toLocaleString("en-US")} boxes: laying it out may take a minute.`);this.boxes=n}boxes};function Sa(e,t,n=Pr){let o=dt(n),r=dt(!0),s=dt(""),l=dt(null),i=dt(""),u=dt(!1),f=dn(()=>r.value?"index":null,e.index),p=st(()=>wa(f.state.value.value,o.value)),m=st(()=>{let R=p.value;return R?.step?{run:R.run.run,tag:R.tag.tag,...R.step}:null}),v=st(()=>m.value?JSON.stringify(m.value):null),b=R=>r.value&&v.value!==null?`${v.value} ${R}`:null,w=()=>{let R=m.peek();if(!R)throw new Error("No recording is chosen.");return R},k=dn(()=>b("recording"),R=>e.recording(w(),R)),C=dn(()=>k.state.value.value?.meta.has_ops?b("terms"):null,R=>e.terms(w(),R)),T=st(()=>{let R=k.state.value.value?.meta.has_ops??!0,J=C.state.value,ue=o.value.view==="terms"&&(J.loading||!k.state.value.value),ge={timeline:R,terms:R&&(ue||(J.value?.layers.length??0)>0),ranks:(p.value?.tag.ranks??1)>1};return Qs.filter(We=>ge[We]??!0)}),y=st(()=>T.value.includes(o.value.view)?o.value.view:"graph"),S=st(()=>o.value.expand?.join(",")??"default"),E=dn(()=>y.value==="graph"?b(`graph ${S.value}`):null,async R=>{s.value="Fetching the graph…";let J=await e.graph(w(),o.peek().expand,R),ue=i.peek()===`${v.peek()} ${S.peek()}`;if(J.visible>kf&&!ue)throw new Go(J.visible);return s.value=`Laying out ${J.visible.toLocaleString("en-US")} boxes…`,{graph:J,svg:await t(J.dot,R)}}),z=dn(()=>/^[nm]/.test(o.value.selected)?b(o.value.selected):null,R=>e.detail(w(),o.peek().selected,R)),P=dn(()=>y.value==="timeline"?b("timeline"):null,R=>e.timeline(w(),R)),F=dt(null),H=dn(()=>y.value==="ranks"?b("ranks"):null,async R=>{let J=F.value=await e.ranks(w(),R),ue=1/0;for(;J.pending>0&&J.pending<ue;)ue=J.pending,J=F.value=await e.ranks(w(),R);return J}),q=st(()=>k.state.value.value?.modules),$=st(()=>q.value&&oa(q.value)),O=st(()=>{let R=k.state.value.value?.ops.node??[];return new Map(R.map((J,ue)=>[J,ue]))});function V(R){o.value={...o.peek(),...R}}function D(){return new Set(E.state.peek().value?.graph.expand??o.peek().expand??[])}function Y(R){V({run:R,tag:"",step:null,selected:"",expand:null})}function G({run:R,tag:J},ue){let ge=m.peek()?.step??null;V({run:R,tag:J,step:ge,view:ue,selected:"",expand:null})}function ne(R){V({tag:R,step:null,selected:"",expand:null})}function U(R){V({selected:R})}function nt(R){V({expand:Ir(D().add(R))}),l.value=`m${R}`}function Se(R){let J=D();($.peek()?Us($.peek(),R):[R]).forEach(ge=>J.delete(ge)),V({expand:Ir(J)}),l.value=`m${R}`}function se(R){(D().has(R)?Se:nt)(R)}function he(R){let J=D();($.peek()?Us($.peek(),R):[R]).slice(0,Ef).forEach(ge=>J.add(ge)),V({expand:Ir(J)}),l.value=`m${R}`}function X(R){let J=Number(R.slice(1));if(R.startsWith("m"))return q.peek()?.parent[J]??null;let ue=O.peek().get(J);return ue===void 0?null:k.state.peek().value?.ops.module[ue]??null}function j(R,J){if(R==="")return null;if(J.has(R))return R;let ue=q.peek(),ge=ue&&/^[nm]/.test(R)?js(ue,X(R)):[];R.startsWith("m")&&ge.unshift(Number(R.slice(1)));for(let We of ge){let Yt=J.has(`m${We}`)?We:Ie(We,J);if(Yt!==void 0)return`m${Yt}`}return null}function Ie(R,J){let ge=($.peek()?.children[q.peek()?.parent[R]??-1]??[]).findLast(We=>We<R&&J.has(`m${We}`));return J.get(`m${ge}`)?.isRepeated?ge:void 0}function je(R){let J=D(),ue=q.peek();ue&&js(ue,X(R)).forEach(We=>J.add(We));let ge=J.size===D().size;V({view:"graph",selected:R,...ge?{}:{expand:Ir(J)}}),l.value=R}function ke(R){y.peek()==="graph"?je(R):U(R)}function ae(){i.value=`${v.peek()} ${S.peek()}`,E.reload()}function gt(){f.reload();for(let R of[k,E,z,P,C,H])R.state.peek().error&&R.reload();H.state.peek().value?.ranks.some(({problem:R})=>R)&&H.reload()}function lt(){[f,k,E,z,P,C,H].forEach(R=>R.dispose())}return{place:o,isVisible:r,isDark:u,index:f,chosen:p,which:m,recording:k,picture:E,detail:z,timeline:P,terms:C,ranks:H,ranksSoFar:F,views:T,view:y,progress:s,focus:l,modules:q,moduleTree:$,rowOfNode:O,change:V,chooseRun:Y,chooseTag:ne,chooseRank:G,select:U,toggle:se,expandBelow:he,moduleOf:X,nearest:j,reveal:je,follow:ke,allowLarge:ae,reload:gt,dispose:lt}}function Ir(e){return[...e].sort((t,n)=>t-n)}function ka(){let e=te(),{loading:t,error:n,value:o}=e.picture.state.value;return t?c("div",{class:"progress",role:"status","data-testid":"progress",children:[c("span",{children:e.progress.value}),c("button",{type:"button","data-testid":"layout-cancel",onClick:e.picture.cancel,children:"Cancel"})]}):!n||n instanceof ho&&o?null:n instanceof ho?c("div",{class:"progress",role:"status",children:[c("span",{children:"The layout was cancelled."}),c("button",{type:"button",onClick:e.picture.reload,children:"Lay out again"})]}):c("div",{class:"over",children:c(ft,{message:n.message,children:[n instanceof Go?c("button",{type:"button","data-testid":"layout-anyway",onClick:e.allowLarge,children:"Lay it out anyway"}):c("button",{type:"button",onClick:e.picture.reload,children:"Try again"}),c("button",{type:"button",onClick:()=>e.change({expand:[]}),children:"Collapse all"})]})})}function Ea({drawing:e}){let t=te(),{value:n,loading:o,error:r}=t.picture.state.value,s=t.place.value.expand??[],l=i=>e.boxes.get(`m${i}`)?.element.matches(".node");return!n||o||r||!s.some(l)?null:c("p",{class:"limit",role:"status","data-testid":"graph-limit",children:["Some modules stay folded: with them this graph of"," ",Nt(n.graph.visible,"box","boxes")," would be too large to read."]})}function fn(e,t,n){let o=n?-1:1;return[...e].sort((r,s)=>{let l=t[r]??null,i=t[s]??null;return l===i?0:l===null?1:i===null?-1:l<i?-o:o})}function Ta(e,t,n){return e?.key!==t?{key:t,descending:n}:e.descending===n?{key:t,descending:!n}:null}function mo(e){let t=e.toLowerCase().split(/\s+/).filter(Boolean);return n=>t.every(o=>n.includes(o))}function Ma(e){try{let t=new RegExp(e,"i");return n=>t.test(n)}catch{return null}}function pn(e){return Array.from({length:e},(t,n)=>n)}function Ca(e,t){let n=r=>r.map(Tf).join(",")+`\r
`,o=n(e);for(let r of t)o+=n(r);return o}function Tf(e){let t=e===null?"":String(e);return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}var Nr=50;function Ra(e,t,n=Nr){if(t.trim()==="")return[];let o=mo(t),r=[],{modules:s,ops:l}=e;for(let i=0;i<s.fqn.length&&r.length<n;i+=1){let[u,f]=[Xt(s,i),s.type_name[i]??""];o(`${u} ${f}`.toLowerCase())&&r.push({id:`m${i}`,name:u,where:f})}for(let i=0;i<l.node.length&&r.length<n;i+=1){let u=l.module[i]??null,f=l.op[i]??"",p=[u===null?"":Xt(s,u),l.source[i]],m=`${f} ${p.join(" ")}`.toLowerCase();o(m)&&r.push({id:`n${l.node[i]}`,name:f,where:p.filter(Boolean).join(" · ")})}return r}function Aa({recording:e}){let t=te(),[n,o]=le(""),[r,s]=le(!1),[l,i]=le(0),u=Re(()=>Ra(e,n),[e,n]),f=r&&n.trim()!=="",p=v=>{let b=u[v];b&&(s(!1),t.reveal(b.id))},m=v=>{let b=u.length-1;if(v.key==="ArrowDown")i(Math.min(b,l+1));else if(v.key==="ArrowUp")i(Math.max(0,l-1));else if(v.key==="Enter")p(l);else if(v.key==="Escape")s(!1);else return;v.preventDefault(),v.stopPropagation()};return c("div",{class:"search",children:[c("input",{type:"search",class:"filter",role:"combobox",list:void 0,placeholder:"Find an op or module","aria-label":"Find an op or module in the graph","aria-expanded":f,"aria-controls":"search-hits","aria-activedescendant":f&&u.length>0?`hit-${l}`:void 0,"data-testid":"search",value:n,onInput:v=>{o(v.currentTarget.value),i(0),s(!0)},onFocus:()=>s(!0),onBlur:()=>s(!1),onKeyDown:m}),f&&c("ul",{class:"hits",id:"search-hits",role:"listbox","aria-label":"Found",children:[u.map((v,b)=>c("li",{id:`hit-${b}`,role:"option","aria-selected":b===l,"data-testid":"search-hit","data-id":v.id,onMouseDown:w=>w.preventDefault(),onClick:()=>p(b),children:[c("span",{children:v.name})," ",c("small",{children:v.where})]},v.id)),u.length===0&&c("li",{class:"hint",children:"Nothing is called that."}),u.length===Nr&&c("li",{class:"hint",children:["The first ",Nr," are listed."]})]})]})}function Oa({viewport:e,recording:t}){let n=te(),{selected:o}=n.place.value,r=n.picture.state.value.value,s=()=>{let{run:l,step:i}=n.which.value??{run:"run",step:0},u=Tr("graph",l,i)+".svg";r&&Er(u,"image/svg+xml",fa(r.svg))};return c("div",{class:"toolbar",role:"group","aria-label":"What the graph shows",children:[c(Aa,{recording:t}),c("div",{class:"group",children:[c("button",{type:"button","data-testid":"collapse-all",title:"Close every module",onClick:()=>n.change({expand:[]}),children:"Collapse all"}),c("button",{type:"button","data-testid":"expand-default",title:"Open as many of the outermost modules as read well",onClick:()=>n.change({expand:null}),children:"Default"}),c("button",{type:"button","data-testid":"expand-below",disabled:!o.startsWith("m"),title:o.startsWith("m")?"Open the selected module and everything inside it":"Select a module first",onClick:()=>n.expandBelow(Number(o.slice(1))),children:"Expand below"})]}),c("div",{class:"group zoom",children:[c("button",{type:"button","aria-label":"Zoom out",title:"Zoom out (-)","data-testid":"zoom-out",onClick:()=>e.current?.zoom(.8),children:"−"}),c("button",{type:"button","aria-label":"Zoom in",title:"Zoom in (+)","data-testid":"zoom-in",onClick:()=>e.current?.zoom(1.25),children:"+"}),c("button",{type:"button",title:"Actual size (0)","data-testid":"zoom-actual",onClick:()=>e.current?.actualSize(),children:"1:1"}),c("button",{type:"button",title:"The whole graph (f)","data-testid":"zoom-fit",onClick:()=>e.current?.fit(),children:"Fit"})]}),c("button",{type:"button","data-testid":"download-svg",disabled:!r,onClick:s,children:"Download SVG"})]})}function La({drawing:e}){let[t,n]=le(new Set),[o,r]=le(null),s=Re(()=>Cf(e),[e]);rt(()=>{let i=o===null?[...t]:[o];i.length>0?e.svg.dataset.only=i.map(uo).join(" "):delete e.svg.dataset.only},[e,t,o]);let l=i=>{let u=new Set(t);u.delete(i)||u.add(i),n(u)};return s.length===0?null:c("div",{class:"legend",role:"group","aria-label":"States of the tensors","data-testid":"legend",children:s.map(([i,u])=>c("button",{type:"button",class:"legend-item","aria-pressed":t.has(i),title:`${Mf[i]} Click to show only these.`,"data-testid":`legend-${uo(i)}`,onClick:()=>l(i),onPointerEnter:()=>r(i),onPointerLeave:()=>r(null),children:[c(Gs,{state:i}),i,c("small",{class:"number",children:ye(u)})]},i))})}var Mf={cached:"Kept for the backward: at least one save refers to its memory.",freed:"Made in the forward and dead when it ended.",held:"Alive when the forward ended, though no save refers to it.",recomputed:"Made in a checkpointed region: the backward makes it again.",parameter:"A parameter or buffer: there with or without the forward.",input:"There before the forward began, and not saved.","not cached":"Freed or held: without an op stream the two cannot be told apart."};function Cf({svg:e}){return Yi.map(t=>[t,e.querySelectorAll(`g.edge.${uo(t)}`).length]).filter(([,t])=>t>0)}function Pa({recording:e,isHidden:t}){let n=te(),o=wt(null),r=wt(null),s=wt(null),l=wt(""),i=wt(null),[u,f]=le(null),{value:p,key:m}=n.picture.state.value,{selected:v}=n.place.value,b=n.focus.value;return lo(()=>{if(!o.current||!r.current)return;let w=ya(o.current,r.current,{onSelect:n.select,onToggle:k=>n.toggle(Number(k.slice(1))),onHover:k=>i.current&&Af(i.current,k)});return s.current=w,()=>w.dispose()},[]),lo(()=>{if(!p)return;let w=ua(p.svg),k=m.replace(/ graph .*$/,""),C=l.current==="",T=n.focus.peek()??(C?n.place.peek().selected:"");s.current?.show(w,n.nearest(T,w.boxes),l.current!==k),l.current=k,i.current=w,n.focus.value=null,f(w)},[p]),rt(()=>{if(b===null||!u||t||n.picture.state.peek().loading)return;let w=n.nearest(b,u.boxes);w!==null&&s.current?.centre(w),n.focus.value=null},[b,u,t]),rt(()=>{let w=u&&n.nearest(v,u.boxes);!t&&w&&s.current?.keep(w)},[t]),rt(()=>{if(!u)return;let w=n.nearest(v,u.boxes);return Rf(u,w)},[v,u]),c("div",{class:"graph",children:[c(Oa,{viewport:s,recording:e}),u&&c(Ea,{drawing:u}),c("div",{class:"window",children:[c("div",{class:"frame",ref:o,tabIndex:0,role:"group","aria-label":"Graph of the forward pass. Arrow keys go from box to box, Enter selects, Space opens or closes a module, plus and minus zoom, 0 is actual size, f fits.","data-testid":"graph-frame",children:c("div",{class:"canvas",ref:r,"data-testid":"graph-canvas"})}),c(ka,{})]}),u&&c(La,{drawing:u})]})}function Rf(e,t){let n=t===null?void 0:e.boxes.get(t);if(!n)return;let o=[n.element,...e.edges.get(n.id)??[]];return o.forEach(r=>r.classList.add("selected")),()=>o.forEach(r=>r.classList.remove("selected"))}function Af({svg:e,edges:t},n){e.querySelectorAll(".lit").forEach(r=>r.classList.remove("lit"));let o=n===null?[]:t.get(n)??[];o.forEach(r=>r.classList.add("lit")),e.classList.toggle("has-lit",o.length>0)}function za({recording:e}){return c("header",{class:"header",children:[c(Of,{meta:e.meta}),c(zf,{lines:e.ledger}),c(If,{notes:e.meta.notes})]})}function Of({meta:e}){let t=[e.device,e.rank===null?"":`rank ${e.rank}`,`torch ${e.torch_version}`,e.created_ns?new Date(e.created_ns/1e6).toLocaleString():""];return c("p",{class:"provenance",children:[e.label&&c("strong",{children:e.label}),c("span",{children:t.filter(Boolean).join(" · ")})]})}function Lf(e){let t=[];for(let n of e){if(!n.nbytes&&n.key!==Pf&&!Df(n))continue;let o=t.at(-1);n.level===0||!o?t.push({total:n,parts:[]}):o.parts.push(n)}return t}var Pf="kept_bytes";function Df({key:e,nbytes:t}){return t===null&&(e==="peak_bytes"||e==="retained_bytes")}function zf({lines:e}){return c("dl",{class:"ledger","data-testid":"ledger",children:Lf(e).map(({total:t,parts:n})=>c("div",{class:"account",children:[c(Da,{line:t}),n.map(o=>c(Da,{line:o},o.key))]},t.key))})}function Da({line:e}){let t=`help-${e.key}`;return c("div",{class:`line level-${Math.min(e.level,3)}`,"data-testid":`ledger-${e.key}`,children:[c("dt",{children:e.label}),c("dd",{children:[c("button",{type:"button",class:"figure","aria-describedby":t,children:e.nbytes===null?"not known":tt(e.nbytes)}),c("span",{class:"tooltip",role:"tooltip",id:t,children:[c("b",{children:e.nbytes===null?"not known":Mr(e.nbytes)}),e.help]})]})]})}function If({notes:e}){let[t,...n]=e;return t===void 0?null:c("div",{class:"notes",role:"note","data-testid":"notes",children:[c("p",{children:t}),n.length>0&&c("details",{children:[c("summary",{children:n.length===1?"1 more note":`${n.length} more notes`}),n.map(o=>c("p",{children:o},o))]})]})}function Ia({recording:e}){let t=te(),{largest:n}=e,o=Math.max(0,...n.map(r=>r.nbytes));return n.length===0?c("p",{class:"hint pad",children:"Nothing is kept for the backward in this recording."}):c("ol",{class:"largest","data-testid":"largest",children:n.map(r=>c("li",{children:c("button",{type:"button",class:"card","aria-pressed":t.place.value.selected===`n${r.node}`,"data-node":r.node,disabled:r.node===null,onClick:()=>t.select(`n${r.node}`),children:c(Nf,{row:r,whole:o})})},r.storage))})}function Nf({row:e,whole:t}){let n=[e.fqn,e.source].filter(Boolean).join(" · ");return c(ve,{children:[c("span",{class:"size",children:[c(_e,{n:e.nbytes}),c(po,{part:e.nbytes,whole:t})]}),c("span",{class:"what",children:[c("span",{class:"name",children:[c("b",{children:e.op})," keeps ",c("code",{children:e.slot}),c("span",{class:"type",children:Bo(e.dtype,e.shape)})]}),c("span",{class:"reason",children:e.reason}),c("small",{children:[n,e.category,e.name,e.saves>1&&Nt(e.saves,"save")].filter(Boolean).join(" · ")})]})]})}function Na(e){return typeof e=="object"?e.key:e}function $a(e,t){let n=e.length;return new Proxy(e,{get(o,r,s){if(typeof r=="string"){let l=r.charCodeAt(0);if(l>=48&&l<=57){let i=+r;if(Number.isInteger(i)&&i>=0&&i<n){let u=o[i];if(typeof u!="object"){let f=t[i*2];u=o[i]={index:i,key:u,start:f,size:t[i*2+1],end:f+t[i*2+1],lane:0}}return u}}if(r==="length")return n}return Reflect.get(o,r,s)}})}function Pn(e,t,n){let o=n.initialDeps??[],r,s=!0;function l(){var i;let f=0,p=e();if(!(p.length!==o.length||p.some((b,w)=>o[w]!==b)))return r;o=p;let v=0;return r=t(...p),n?.onChange&&!(s&&n.skipInitialOnChange)&&n.onChange(r),s=!1,r}return l.updateDeps=i=>{o=i},l}function el(e,t){if(e===void 0)throw new Error(`Unexpected undefined${t?`: ${t}`:""}`);return e}var en=(e,t)=>Math.abs(e-t)<1.01,Va=(e,t,n)=>{let o;return Object.assign(function(...r){e.clearTimeout(o),o=e.setTimeout(()=>t.apply(this,r),n)},{cancel:()=>{e.clearTimeout(o)}})};function Wa({offset:e,isScrolling:t,elementMax:n,holdOffset:o,scrollOffset:r,pendingWrite:s,clampedMaxAtWrite:l}){var i;return t&&s===null&&e===r?"spurious":s!==null&&Math.abs(e-s.target)<1.5?"readBack":s!==null&&!s.smooth&&n!==null&&s.target>n+o+.5&&Math.abs(e-(n+o))<1.5||s!==null&&!s.smooth&&((i=s.lowMaxes)!=null&&i.some(u=>Math.abs(e-u)<1.5))?"clampedReadBack":l!==null&&Math.abs(e-l)<1.5?"clampedEcho":"external"}var $f=e=>e==="smooth"||e==="smoothFinishing";function Fa({kind:e,offset:t,command:n,target:o}){return e!=="spurious"&&e!=="readBack"&&e!=="clampedReadBack"&&n?.index!=null&&n.phase!=="queued"&&!$f(n.phase)&&!en(t,n.lastTargetOffset)&&!en(t,o())&&e!=="clampedEcho"}var tl=40;function Ba(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<tl;)n--;if(n<0)return!1;let o=e[n],r=n-1;for(;r>=0&&o.t-e[r].t<tl;)r--;if(r<0)return!1;let s=e[r],l=(t.offset-o.offset)/(t.t-o.t),i=(o.offset-s.offset)/(o.t-s.t);return l*i>=0&&Math.abs(l)>=2*Math.abs(i)&&Math.abs(l)-Math.abs(i)>=.8}function Ha(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<tl;)n--;if(n<0)return!1;let o=e[n];return Math.abs(t.offset-o.offset)/(t.t-o.t)>=.05}var jo,Uo=()=>{if(jo!==void 0)return jo;if(typeof navigator>"u")return jo=!1;if(/iP(hone|od|ad)/.test(navigator.userAgent))return jo=!0;let e=navigator.maxTouchPoints;return jo=navigator.platform==="MacIntel"&&e!==void 0&&e>0},nl,Vf=()=>nl!==void 0?nl:nl=Uo()&&typeof CSS<"u"&&typeof CSS.supports=="function"&&CSS.supports("overflow-anchor: auto"),Ga=()=>!Uo()||Vf();var go={capture:!0,passive:!0},$r=class{constructor(t){this.host=t,this._touch=null,this.inMotion=()=>this._touch!==null&&this._touch.phase!=="lateFling",this.dragging=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved},this.tail=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="tail"?this._touch.moved?"fling":"tap":null},this.onScroll=({isScrolling:n,ownReadBack:o,moved:r,external:s})=>{var l,i,u;return n&&((l=this._touch)==null?void 0:l.phase)==="tail"?this._openTail(this._touch.moved||!o,!1):((i=this._touch)==null?void 0:i.phase)==="lateFling"&&(this.host.now()>this._touch.until?this._touch=null:s&&n&&r&&this._openTail(!0,!1)),!o&&n&&r&&((u=this._touch)==null?void 0:u.phase)==="down"?(this._touch.moved=!0,!0):!1},this.touchStart=()=>{this.end(),this._touch={phase:"down",moved:!1}},this.touchEnd=()=>{var n;let o=((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved;this.end(),this._openTail(o,o)},this.end=()=>{var n;let o=this.host.getWindow();((n=this._touch)==null?void 0:n.phase)==="tail"&&o!=null&&o.clearTimeout(this._touch.timerId),this._touch=null},this.listen=n=>{let o=()=>this.touchStart(),r=()=>this.touchEnd();return n.addEventListener("touchstart",o,go),n.addEventListener("touchend",r,go),n.addEventListener("touchcancel",r,go),()=>{n.removeEventListener("touchstart",o,go),n.removeEventListener("touchend",r,go),n.removeEventListener("touchcancel",r,go),this.end()}},this._openTail=(n,o)=>{let r=this.host.getWindow();if(r==null)return;this.end();let s={phase:"tail",moved:n,awaitingFling:o,timerId:r.setTimeout(()=>{if(this.host.tailStillMoving()){this._openTail(s.moved,s.awaitingFling);return}this._touch=s.awaitingFling?{phase:"lateFling",until:this.host.now()+1e3}:null,this.host.onTailClosed()},150)};this._touch=s}}get touch(){return this._touch}};var ja=e=>{let{clientWidth:t,clientHeight:n}=e;return{width:t,height:n}},qa=e=>{let t=new Set;return{schedule:n=>{let o=e.requestAnimationFrame(()=>{t.delete(o),n()});t.add(o)},cancel:()=>{t.forEach(n=>e.cancelAnimationFrame(n)),t.clear()}}},Wf=e=>e,Ff=e=>{let t=e.overscan*Math.max(e.lanes??1,1),n=Math.max(e.startIndex-t,0),r=Math.min(e.endIndex+t,e.count-1)-n+1,s=new Array(r);for(let l=0;l<r;l++)s[l]=n+l;return s},Ya=(e,t)=>{let n=e.scrollElement;if(!n)return;let o=e.targetWindow;if(!o)return;let r=i=>{let{width:u,height:f}=i;t({width:Math.round(u),height:Math.round(f)})};if(r(ja(n)),!o.ResizeObserver)return()=>{};let s=qa(o),l=new o.ResizeObserver(()=>{let i=()=>{r(ja(n))};e.options.useAnimationFrameWithResizeObserver?s.schedule(i):i()});return l.observe(n,{box:"content-box"}),()=>{l.unobserve(n),s.cancel()}},Ua={passive:!0};var Bf=typeof window>"u"?!0:"onscrollend"in window,Hf=(e,t,n)=>{let o=e.scrollElement;if(!o)return;let r=e.targetWindow;if(!r)return;let s=e.options.useScrollendEvent&&Bf,l=0,i=s?null:Va(r,()=>t(n(o),!1),e.options.isScrollingResetDelay),u=m=>()=>{l=n(o),i?.(),t(l,m)},f=u(!0),p=u(!1);return o.addEventListener("scroll",f,Ua),s&&o.addEventListener("scrollend",p,Ua),()=>{o.removeEventListener("scroll",f),s&&o.removeEventListener("scrollend",p),i?.cancel()}},Ja=(e,t)=>Hf(e,t,n=>{let{horizontal:o,isRtl:r}=e.options;return o?n.scrollLeft*(r&&-1||1):n.scrollTop});var Gf=(e,t,n)=>{if(n.options.useCachedMeasurements){let o=n.indexFromElement(e),r=n.options.getItemKey(o);return n.itemSizeCache.get(r)??n.options.estimateSize(o)}if(t?.borderBoxSize){let o=t.borderBoxSize[0];if(o)return Math.round(o[n.options.horizontal?"inlineSize":"blockSize"])}if(!t){let o=n.indexFromElement(e),r=n.options.getItemKey(o),s=n.itemSizeCache.get(r);if(s!==void 0)return s}return e[n.options.horizontal?"offsetWidth":"offsetHeight"]},jf=(e,{adjustments:t=0,behavior:n},o)=>{var r;let{scrollElement:s,options:l}=o,i=e+t,u=l.horizontal&&l.isRtl&&s!==null&&"ownerDocument"in s;(r=s?.scrollTo)==null||r.call(s,{[l.horizontal?"left":"top"]:u?-i:i,behavior:n})};var Za=jf,Ka=(e,t)=>e==="smooth"?t?"smoothLanded":"smooth":"instant",Ko=e=>e?.phase==="smooth"||e?.phase==="smoothLanded";function Uf(e,t,n,o){if(t===0)return!1;let r=o(0),s=new Set,l=0;for(;l<e;){let u=n(l);if(u===r)break;s.add(u),l++}let i=e-l;if(i===0||i>=t)return!1;for(let u=0;u<i;u++)if(o(u)!==n(l+u))return!1;for(let u=i;u<t;u++)if(s.has(o(u)))return!1;return!0}var Vr=class{constructor(t){this.unsubs=[],this.scrollElement=null,this.targetWindow=null,this.isScrolling=!1,this.scrollState=null,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache=new Map,this.itemSizeCacheVersion=0,this.laneAssignments=new Map,this.pendingMin=null,this.prevLanes=void 0,this.lanesChangedFlag=!1,this.lanesSettling=!1,this.pendingScrollAnchor=null,this.scrollRect=null,this.scrollOffset=null,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._iosGesture=new $r({getWindow:()=>this.targetWindow,now:()=>this.now(),tailStillMoving:()=>{let n=this.scrollState;if(n?.phase!=="queued"||this.pendingWrite!==null)return!1;let o=this._readElementOffset();return o===null||this._lastElementOffset===null||Math.abs(o-this._lastElementOffset)<1?!1:(this._lastElementOffset=o,n.samples=[...n.samples??[],{t:this.now(),offset:o}],!0)},onTailClosed:()=>{let n=this.scrollState;n?.phase==="queued"&&Ha(n.samples??[])&&(this.scrollState=null),this._flushHoldIfReady(!0),this._writeAwaitingCommand(),this._retryClampedAdjustment()}}),this._lastElementOffset=null,this.pendingWrite=null,this._clampedAdjustment=null,this.elementsCache=new Map,this._resizeBatch=null,this.now=()=>{var n,o,r;return((r=(o=(n=this.targetWindow)==null?void 0:n.performance)==null?void 0:o.now)==null?void 0:r.call(o))??Date.now()},this.observer=(()=>{let n=null,o=null,r=!1,s=!1,l=new Set,i=()=>{if(n)return n;let f=this.targetWindow;if(!f||!f.ResizeObserver)return null;let p=o=qa(f);return n=new f.ResizeObserver(m=>{let v=()=>{let b={sync:!1};this._resizeBatch=b;try{m.forEach(u)}finally{this._resizeBatch=null,b.notify&&(this.notify(b.sync),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment(),this.measureElement(null))}};if(this.options.useAnimationFrameWithResizeObserver)p.schedule(v);else{r=!0;try{v()}finally{r=!1}}})},u=f=>{let p=f.target,m=this.indexFromElement(p);if(!p.isConnected){this.observer.unobserve(p);for(let[v,b]of this.elementsCache)if(b===p){this.elementsCache.delete(v);break}return}this.isIndexInRange(m)&&this.shouldMeasureDuringScroll(m)&&this.resizeItem(m,this.options.measureElement(p,f,this))};return{disconnect:()=>{var f;(f=i())==null||f.disconnect(),o?.cancel(),l.clear(),s=!1,n=null,o=null},observe:f=>{let p=i();if(p){if(!r){p.observe(f,{box:"border-box"});return}l.add(f),s||(s=!0,o?.schedule(()=>{s=!1,l.forEach(m=>{m.isConnected&&n?.observe(m,{box:"border-box"})}),l.clear()}))}},unobserve:f=>{var p;l.delete(f),(p=i())==null||p.unobserve(f)}}})(),this.range=null,this.setOptions=n=>{var o;let r={debug:!1,initialOffset:0,overscan:1,paddingStart:0,paddingEnd:0,scrollPaddingStart:0,scrollPaddingEnd:0,horizontal:!1,getItemKey:Wf,rangeExtractor:Ff,onChange:()=>{},measureElement:Gf,initialRect:{width:0,height:0},scrollMargin:0,gap:0,indexAttribute:"data-index",initialMeasurementsCache:[],lanes:1,anchorTo:"start",followOnAppend:!1,scrollEndThreshold:1,isScrollingResetDelay:150,enabled:!0,isRtl:!1,useScrollendEvent:!1,useAnimationFrameWithResizeObserver:!1,laneAssignmentMode:"estimate",useCachedMeasurements:!1};for(let p in n){let m=n[p];m!==void 0&&(r[p]=m)}let s=this.options,l=null,i=null,u=!1;if(s!==void 0&&s.enabled&&r.enabled&&r.anchorTo==="end"&&this.scrollElement!==null){let p=s.count,m=r.count,v=this.getMeasurements(),b=((o=this._singleLaneMeasurements)==null?void 0:o.items)??v,w=S=>Na(b[S]),k=p>0?w(0):null,C=p>0?w(p-1):null;if(m!==p||p>0&&m>0&&(r.getItemKey(0)!==k||r.getItemKey(m-1)!==C)){u=!0;let S=p>0?this.getVirtualItemForOffset(this.getScrollOffset())??v[0]:null;S&&(l=[S.key,this.getScrollOffset()-S.start]);let E=r.followOnAppend===!0?"auto":r.followOnAppend||null;E&&m>0&&this.isAtEnd(s.scrollEndThreshold)&&(p===0||r.getItemKey(m-1)!==C)&&(m>p||Uf(p,m,w,r.getItemKey))&&(i=E)}}this.options=r,u&&(this.pendingMin=0,this.itemSizeCacheVersion++);let f=null;if(l&&this.scrollOffset!==null&&!this._awaitingCommandReadBack()){let[p,m]=l,v=this.getMeasurements(),{count:b,getItemKey:w}=this.options,k=0;for(;k<b&&w(k)!==p;)k++;if(k<b){let C=v[k];if(C){let T=Math.max(0,C.start+m);!i&&T!==this.scrollOffset&&(f=T-this.scrollOffset,this.scrollOffset=T)}}}i?this.pendingScrollAnchor={kind:"follow",behavior:i}:f!==null&&(this._canWriteScroll()?this.pendingScrollAnchor={kind:"anchor",delta:f}:(this._holdOffset+=f,this._followOffsetTarget(f)))},this.notify=n=>{var o,r;(r=(o=this.options).onChange)==null||r.call(o,this,n)},this.maybeNotify=Pn(()=>(this.calculateRange(),[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]),n=>{this.notify(n)},{key:!1,debug:()=>this.options.debug,initialDeps:[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]}),this.cleanup=()=>{var n;this.unsubs.filter(Boolean).forEach(o=>o()),this.unsubs=[],this.observer.disconnect(),this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null,(n=this._momentumStop)==null||n.restore(),this._momentumStop=null,this.isScrolling=!1,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._clampedAdjustment=null,this.pendingWrite=null,this.scrollElement=null,this.targetWindow=null},this._didMount=()=>()=>{this.cleanup()},this._willUpdate=()=>{var n;let o=this.options.enabled?this.options.getScrollElement():null;if(this.scrollElement!==o){if(this.cleanup(),!o){this.maybeNotify();return}this.scrollElement=o,this.scrollElement&&"ownerDocument"in this.scrollElement?this.targetWindow=this.scrollElement.ownerDocument.defaultView:this.targetWindow=((n=this.scrollElement)==null?void 0:n.window)??null,this.elementsCache.forEach(s=>{this.observer.observe(s)}),this.unsubs.push(this.options.observeElementRect(this,s=>{this.scrollRect=s,this.maybeNotify()})),this.unsubs.push(this.options.observeElementOffset(this,(s,l)=>{var i,u,f,p;let m=l?this._elementMaxScrollOffset():null,v=this._reportedOverscroll;this._reportedOverscroll=s<0||m!==null&&s>m+1;let b=s;this._lastElementOffset=b,s=this._toLayoutOffset(s);let w=this._classifyScrollEvent(s,l,m);if(w==="spurious")return;w==="readBack"?s=this.pendingWrite.target:w==="clampedReadBack"&&((i=this.scrollState)==null?void 0:i.index)!=null&&s<this.getMaxScrollOffset()-1.5?this.scrollState.lastTargetOffset=s:Fa({kind:w,offset:s,command:this.scrollState,target:()=>this.getScrollStateTarget(this.scrollState)})&&(this.scrollState=null),this.pendingWrite=null,this._clampedAdjustment!==null&&Math.abs(s-this._clampedAdjustment.maxAtWrite)>=1.5&&(this._clampedAdjustment=null);let k=this.getScrollOffset(),C=this.scrollDirection;this.scrollDirection=l?k===s?this.scrollDirection:k<s?"forward":"backward":null,this.scrollOffset=s,this.isScrolling=l;let T=this.scrollState;if(T?.phase==="queued"&&w==="external"&&l)if(v||this._reportedOverscroll)T.samples=[];else{let y=this.now();T.samples=[...(T.samples??[]).filter(S=>y-S.t<=200),{t:y,offset:b}],(C!==null&&this.scrollDirection!==C||Ba(T.samples))&&(this.scrollState=null)}this._iosGesture.onScroll({isScrolling:l,ownReadBack:w==="readBack",moved:s!==k,external:w==="external"&&((u=this.scrollState)==null?void 0:u.phase)!=="smooth"&&((f=this.scrollState)==null?void 0:f.phase)!=="smoothFinishing"})&&((p=this.scrollState)==null?void 0:p.phase)==="queued"&&(this.scrollState=null),this._flushHoldIfReady(!0),this.scrollState&&this.scheduleScrollReconcile(),this.maybeNotify()})),"addEventListener"in this.scrollElement&&this.unsubs.push(this._iosGesture.listen(this.scrollElement)),this._scrollToOffset(this.getScrollOffset())}this._noteClampMax();let r=this.pendingScrollAnchor;this.pendingScrollAnchor=null,r&&this.scrollElement&&this.options.enabled&&(r.kind==="anchor"?this._canWriteScroll()?Ko(this.scrollState)&&!en(this.getScrollOffset()-r.delta,this.scrollState.lastTargetOffset)||(this._followOffsetTarget(r.delta),this._scrollToOffset(this.getScrollOffset())):(this._holdOffset+=r.delta,this._followOffsetTarget(r.delta),this.notify(!1)):this.scrollToEnd({behavior:r.behavior})),this._flushHoldIfReady(!1),this._retryClampedAdjustment()},this._classifyScrollEvent=(n,o,r)=>{var s;return Wa({offset:n,isScrolling:o,elementMax:r,holdOffset:this._holdOffset,scrollOffset:this.scrollOffset,pendingWrite:this.pendingWrite,clampedMaxAtWrite:((s=this._clampedAdjustment)==null?void 0:s.maxAtWrite)??null})},this._retryClampedAdjustment=()=>{if(this._clampedAdjustment===null||!this.scrollElement||!this.options.enabled||!this._canWriteScroll())return;let{target:n,maxAtWrite:o}=this._clampedAdjustment,r=this.getMaxScrollOffset();r>o+.5&&(this._clampedAdjustment=n>r+.5?{target:n,maxAtWrite:r}:null,this._scrollToOffset(n))},this._writeAwaitingCommand=()=>{let n=this.scrollState;if(n===null||n.phase!=="queued")return;let{behavior:o}=n;this.getMeasurements();let r=this.getScrollStateTarget(n);n.lastTargetOffset=r,this._clampedAdjustment=null,n.phase=Ka(o,n.index!=null&&en(r,this.getScrollOffset())),this._scrollToOffset(r,{behavior:o}),this.scheduleScrollReconcile()},this._readElementOffset=()=>{let n=this.scrollElement;if(n==null)return null;let{horizontal:o,isRtl:r}=this.options;return typeof n.scrollTop=="number"?o?n.scrollLeft*(r&&-1||1):n.scrollTop:typeof n.scrollY=="number"?o?n.scrollX:n.scrollY:null},this._canWriteScroll=()=>!(Uo()&&this._iosGesture.inMotion())&&!this._reportedOverscroll,this._flushHoldIfReady=n=>{var o;if(this._holdOffset===0||!this.scrollElement||!this.options.enabled||!this._canWriteScroll()||((o=this.scrollState)==null?void 0:o.phase)==="smooth")return;this._holdOffset=0,this.scrollOffset!==null&&this.scrollOffset<0&&(this.scrollOffset=0),this.notify(n);let r=this.getCommandWrittenOffset()??this.getScrollOffset();this._clampedAdjustment=this._clampedBy(r),this._scrollToOffset(r)},this.rafId=null,this.getSize=()=>this.options.enabled?(this.scrollRect=this.scrollRect??this.options.initialRect,this.scrollRect[this.options.horizontal?"width":"height"]):(this.scrollRect=null,0),this.getScrollOffset=()=>this.options.enabled?(this.scrollOffset=this.scrollOffset??(typeof this.options.initialOffset=="function"?this.options.initialOffset():this.options.initialOffset),this.scrollOffset):(this.scrollOffset=null,0),this.getMeasurementOptions=Pn(()=>[this.options.count,this.options.paddingStart,this.options.scrollMargin,this.options.getItemKey,this.options.enabled,this.options.lanes,this.options.laneAssignmentMode,this.options.gap],(n,o,r,s,l,i,u,f)=>(this.prevLanes!==void 0&&this.prevLanes!==i&&(this.lanesChangedFlag=!0),this.prevLanes=i,this.pendingMin=null,{count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:l,lanes:i,laneAssignmentMode:u,gap:f}),{key:!1}),this.isIndexInRange=n=>n>=0&&n<this.options.count,this.getMeasurements=Pn(()=>[this.getMeasurementOptions(),this.itemSizeCacheVersion],({count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:l,lanes:i,laneAssignmentMode:u,gap:f},p)=>{var m;let v=this.itemSizeCache;if(!l)return this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),[];if(this.laneAssignments.size>n)for(let y of this.laneAssignments.keys())y>=n&&this.laneAssignments.delete(y);this.lanesChangedFlag&&(this.lanesChangedFlag=!1,this.lanesSettling=!0,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.pendingMin=null),this.measurementsCache.length===0&&!this.lanesSettling&&(this.measurementsCache=this.options.initialMeasurementsCache,this.measurementsCache.forEach(y=>{this.itemSizeCache.set(y.key,y.size)}));let b=this.lanesSettling?0:this.pendingMin??0;if(this.pendingMin=null,this.lanesSettling&&this.measurementsCache.length===n&&(this.lanesSettling=!1),i===1){let y=n*2,S=(m=this._singleLaneMeasurements)==null?void 0:m.flat;if(!S||S.length<y){let F=new Float64Array(y);S&&b>0&&F.set(S.subarray(0,b*2)),S=F}let E=b===0?new Array(n):this._singleLaneMeasurements.items.slice(),z;if(b===0)z=o+r;else{let F=b-1;z=S[F*2]+S[F*2+1]+f}for(let F=b;F<n;F++){let H=s(F);E[F]=H;let q=v.get(H),$=typeof q=="number"?q:this.options.estimateSize(F);S[F*2]=z,S[F*2+1]=$,z+=$+f}this._singleLaneMeasurements={flat:S,items:E};let P=$a(E,S);return this.measurementsCache=P,P}let w=this.measurementsCache.slice(0,b),k=new Array(i).fill(void 0),C=new Float64Array(i),T=0;for(let y=0;y<b;y++){let S=w[y];S&&(k[S.lane]===void 0&&T++,k[S.lane]=y,C[S.lane]=S.end)}for(let y=b;y<n;y++){let S=s(y),E=this.laneAssignments.get(y),z,P,F=u==="estimate"||v.has(S);if(E!==void 0&&this.options.lanes>1){z=E;let O=k[z],V=O!==void 0?w[O]:void 0;P=V?V.end+f:o+r}else if(T===i){let O=0,V=C[0],D=k[0];for(let Y=1;Y<i;Y++){let G=C[Y];(G<V||G===V&&k[Y]<D)&&(O=Y,V=G,D=k[Y])}z=O,P=V+f,F&&this.laneAssignments.set(y,z)}else z=y%this.options.lanes,P=o+r,F&&this.laneAssignments.set(y,z);let H=v.get(S),q=typeof H=="number"?H:this.options.estimateSize(y),$=P+q;w[y]={index:y,start:P,size:q,end:$,key:S,lane:z},k[z]===void 0&&T++,k[z]=y,C[z]=$}return this.measurementsCache=w,w},{key:!1,debug:()=>this.options.debug}),this.calculateRange=Pn(()=>[this.getMeasurements(),this.getSize(),this.getScrollOffset(),this.options.lanes,this._getLayoutTotalSize()+this.options.scrollMargin],(n,o,r,s,l)=>{if(n.length===0||o===0)return this.range=null,null;let i=Math.max(l-o,0);return this.range=qf(n,o,Math.min(r,i),s,s===1&&this._singleLaneMeasurements!==null?this._singleLaneMeasurements.flat:null),this.range},{key:!1,debug:()=>this.options.debug}),this.getVirtualIndexes=Pn(()=>{let n=null,o=null,r=this.calculateRange();return r&&(n=r.startIndex,o=r.endIndex),this.maybeNotify.updateDeps([this.isScrolling,n,o]),[this.options.rangeExtractor,this.options.overscan,this.options.count,n,o,this.options.lanes]},(n,o,r,s,l,i)=>s===null||l===null?[]:n({startIndex:s,endIndex:l,overscan:o,count:r,lanes:i}),{key:!1,debug:()=>this.options.debug}),this.indexFromElement=n=>{let o=this.options.indexAttribute,r=n.getAttribute(o);return r?parseInt(r,10):(console.warn(`Missing attribute name '${o}={index}' on measured element.`),-1)},this.shouldMeasureDuringScroll=n=>{var o;if(!Ko(this.scrollState))return!0;let r=this.scrollState.index??((o=this.getVirtualItemForOffset(this.scrollState.lastTargetOffset))==null?void 0:o.index);if(r!==void 0&&this.range){let s=Math.max(this.options.overscan,Math.ceil((this.range.endIndex-this.range.startIndex)/2)),l=Math.max(0,r-s),i=Math.min(this.options.count-1,r+s);return n>=l&&n<=i}return!0},this.measureElement=n=>{if(!n){this.elementsCache.forEach((l,i)=>{l.isConnected||(this.observer.unobserve(l),this.elementsCache.delete(i))});return}let o=this.indexFromElement(n);if(!this.isIndexInRange(o))return;let r=this.options.getItemKey(o),s=this.elementsCache.get(r);s!==n&&(s&&this.observer.unobserve(s),this.observer.observe(n),this.elementsCache.set(r,n)),n.isConnected&&(!this.isScrolling||this.scrollState)&&this.shouldMeasureDuringScroll(o)&&this.resizeItem(o,this.options.measureElement(n,void 0,this))},this.resizeItem=(n,o)=>{var r,s,l;if(!this.isIndexInRange(n))return;(r=this._resizeBatch)!=null&&r.sync&&this.getMeasurements();let i,u,f,p=(s=this._singleLaneMeasurements)==null?void 0:s.flat;if(this.options.lanes===1&&p!=null)f=this.options.getItemKey(n),u=p[n*2],i=p[n*2+1];else{let b=this.measurementsCache[n];if(!b)return;f=b.key,u=b.start,i=b.size}let m=this.itemSizeCache.get(f)??i,v=o-m;if(v!==0){let b=this.options.anchorTo==="end"&&!Ko(this.scrollState)&&this.getVirtualDistanceFromEnd()<=this.options.scrollEndThreshold,w=b?this._getLayoutTotalSize():0,k=this.getScrollOffset(),T=!this.itemSizeCache.has(f)?u<k:u+m<=k&&this.scrollDirection!=="backward",y=!Ko(this.scrollState)&&(this.shouldAdjustScrollPositionOnItemSizeChange!==void 0?this.shouldAdjustScrollPositionOnItemSizeChange(this.measurementsCache[n]??{index:n,key:f,start:u,size:i,end:u+i,lane:0},v,this):T);(this.pendingMin===null||n<this.pendingMin)&&(this.pendingMin=n),this.itemSizeCache.set(f,o),this.itemSizeCacheVersion++;let S=!1;if(this._awaitingCommandReadBack()||(b?S=this.applyScrollAdjustment(this._getLayoutTotalSize()-w):y&&(S=this.applyScrollAdjustment(v))),this._resizeBatch){this._resizeBatch.notify=!0,(l=this._resizeBatch).sync||(l.sync=S);return}this.notify(S),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment()}},this.getVirtualItems=Pn(()=>[this.getVirtualIndexes(),this.getMeasurements(),this._holdOffset],(n,o,r)=>{let s=[];for(let l=0,i=n.length;l<i;l++){let u=n[l],f=o[u];s.push(r===0?f:{...f,start:f.start-r,end:f.end-r})}return s},{key:!1,debug:()=>this.options.debug}),this.getVirtualItemForOffset=n=>{var o;let r=this.getMeasurements();if(r.length===0)return;let s=(o=this._singleLaneMeasurements)==null?void 0:o.flat,l=this.options.lanes===1&&s!=null,i=Qa(0,r.length-1,l?u=>s[u*2]:u=>el(r[u]).start,n);return el(r[i])},this._noteClampMax=()=>{if(!this._awaitingCommandReadBack())return;let n=this._elementMaxScrollOffset();if(n===null)return;let o=this.pendingWrite,r=Math.max(n,0)+this._holdOffset;if(r>=o.target)return;let s=o.lowMaxes??(o.lowMaxes=[]);s[s.length-1]!==r&&s.push(r)},this.getMaxScrollOffset=()=>(this._elementMaxScrollOffset()??0)+this._holdOffset,this._toLayoutOffset=n=>{var o;let r=n+this._holdOffset;return((o=this.pendingScrollAnchor)==null?void 0:o.kind)==="anchor"&&(r+=this.pendingScrollAnchor.delta),r},this._elementMaxScrollOffset=()=>{let n=this.scrollElement;if(n===null)return null;if("scrollHeight"in n)return this.options.horizontal?n.scrollWidth-n.clientWidth:n.scrollHeight-n.clientHeight;if("document"in n){let o=n.document.documentElement;return this.options.horizontal?o.scrollWidth-n.innerWidth:o.scrollHeight-n.innerHeight}return null},this._momentumStop=null,this._stopMomentum=n=>{let o=this.scrollElement,r=this.targetWindow;if(o===null||r===null)return;let s="document"in o?o.document.scrollingElement:o;if(!s?.style)return;if(this._momentumStop){this._momentumStop.done=n;return}let{style:l}=s,i=this.options.horizontal?"overflow-x":"overflow-y",u=l.getPropertyValue(i),f=l.getPropertyPriority(i),p=()=>this.options.horizontal?s.clientHeight:s.clientWidth,m=p();if(l.setProperty(i,"hidden","important"),p()!==m){l.setProperty(i,u,f);return}let v={restore:()=>l.getPropertyValue(i)!=="hidden"||l.getPropertyPriority(i)!=="important"?!1:(l.setProperty(i,u,f),!0),done:n};this._momentumStop=v,r.requestAnimationFrame(()=>r.requestAnimationFrame(()=>{this._momentumStop===v&&(this._momentumStop=null,v.restore()&&v.done())}))},this._clampedBy=n=>{let o=this._elementMaxScrollOffset();if(o===null)return null;let r=o+this._holdOffset;return n>r+.5?{target:n,maxAtWrite:r}:null},this.getVirtualDistanceFromEnd=()=>Math.max(this._getLayoutTotalSize()+this.options.scrollMargin-this.getSize()-this.getScrollOffset(),0),this.getDistanceFromEnd=()=>Math.max(this.getMaxScrollOffset()-this.getScrollOffset(),0),this.isAtEnd=(n=this.options.scrollEndThreshold)=>this.getDistanceFromEnd()<=n,this.getOffsetForAlignment=(n,o,r=0)=>{if(!this.scrollElement)return 0;let s=this.getSize(),l=this.getScrollOffset();o==="auto"&&(o=n>=l+s?"end":"start"),o==="center"?n+=(r-s)/2:o==="end"&&(n-=s);let i=this.getMaxScrollOffset();return Math.max(Math.min(i,n),0)},this.getOffsetForIndex=(n,o="auto")=>{n=Math.max(0,Math.min(n,this.options.count-1));let r=this.getSize(),s=this.getScrollOffset(),l=this.getMeasurements()[n];if(!l)return;if(o==="auto")if(l.end>=s+r-this.options.scrollPaddingEnd)o="end";else if(l.start<=s+this.options.scrollPaddingStart)o="start";else return[s,o];if(o==="end"&&n===this.options.count-1){let u=this.getMaxScrollOffset(),f=u-this.options.paddingEnd+this.options.scrollPaddingEnd;return[Math.max(Math.min(f,u),0),o]}let i=o==="end"?l.end+this.options.scrollPaddingEnd:l.start-this.options.scrollPaddingStart;return[this.getOffsetForAlignment(i,o,l.size),o]},this.scrollToOffset=(n,{align:o="start",behavior:r="auto"}={})=>{this._startScroll({index:null,align:o},this.getOffsetForAlignment(n,o),r,"absolute")},this.scrollToIndex=(n,{align:o="auto",behavior:r="auto"}={})=>{n=Math.max(0,Math.min(n,this.options.count-1));let s=this.getOffsetForIndex(n,o);if(!s)return;let[l,i]=s;this._startScroll({index:n,align:i},l,r,"absolute")},this.scrollBy=(n,{behavior:o="auto"}={})=>{let r=this.getOffsetForAlignment((this.getCommandWrittenOffset()??this.getScrollOffset())+n,"start");this._startScroll({index:null,align:"start"},r,o,"relative")},this.scrollToEnd=({behavior:n="auto"}={})=>{if(this.options.count>0){this._startScroll({index:this.options.count-1,align:"end",toEnd:!0},Math.max(this.getMaxScrollOffset(),0),n,"absolute");return}this.scrollToOffset(Math.max(this.getTotalSize()-this.getSize(),0),{behavior:n})},this.cancelScroll=()=>{this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null},this.getTotalSize=()=>Math.max(this._getLayoutTotalSize()-this._holdOffset,0),this._getLayoutTotalSize=()=>{var n,o;let r=this.getMeasurements(),s;if(r.length===0)s=this.options.paddingStart;else if(this.options.lanes===1){let l=r.length-1,i=(n=this._singleLaneMeasurements)==null?void 0:n.flat;i!=null?s=i[l*2]+i[l*2+1]:s=((o=r[l])==null?void 0:o.end)??0}else{let l=Array(this.options.lanes).fill(null),i=r.length-1;for(;i>=0&&l.some(u=>u===null);){let u=r[i];l[u.lane]===null&&(l[u.lane]=u.end),i--}s=Math.max(...l.filter(u=>u!==null))}return Math.max(s-this.options.scrollMargin+this.options.paddingEnd,0)},this.takeSnapshot=()=>{let n=[];if(this.itemSizeCache.size===0)return n;let o=this.getMeasurements();for(let r of o)r&&this.itemSizeCache.has(r.key)&&n.push({index:r.index,key:r.key,start:r.start,size:r.size,end:r.end,lane:r.lane});return n},this._scrollToOffset=(n,{adjustments:o,behavior:r}={})=>{let s={target:n+(o??0),smooth:r==="smooth"};return this.pendingWrite=s,this.options.scrollToFn(n-this._holdOffset,{behavior:r,adjustments:o},this),s},this.getCommandWrittenOffset=()=>this.scrollState!==null&&this.pendingWrite!==null&&!this.pendingWrite.smooth?this.pendingWrite.target:null,this._awaitingCommandReadBack=()=>{let n=this.getCommandWrittenOffset();return!(Uo()&&this._iosGesture.dragging())&&n!==null&&!en(n,this.getScrollOffset())},this._followOffsetTarget=n=>{this.scrollState!==null&&this.scrollState.index==null&&(this.scrollState.lastTargetOffset+=n)},this.measure=()=>{this.pendingMin=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.itemSizeCacheVersion++,this.notify(!1)},this.setOptions(t)}get scrollAdjustments(){return 0}applyScrollAdjustment(t,n){if(t===0)return!1;if(this._followOffsetTarget(t),this._canWriteScroll()){let o=this.getScrollOffset();this._clampedAdjustment=this._clampedBy(o+t);let r=this._scrollToOffset(o,{adjustments:t,behavior:n});return this.scrollOffset!==null&&(this.pendingWrite===r&&(this.scrollOffset+=t),this.scrollOffset<0&&(this.scrollOffset=0)),!0}else return this._holdOffset+=t,this.scrollOffset!==null&&(this.scrollOffset+=t),!0}scheduleScrollReconcile(){if(!this.targetWindow){this.scrollState=null;return}this.rafId==null&&(this.rafId=this.targetWindow.requestAnimationFrame(()=>{this.rafId=null,this.reconcileScroll()}))}getScrollStateTarget(t){let n=t.toEnd?[Math.max(this.getMaxScrollOffset(),0)]:t.index!=null?this.getOffsetForIndex(t.index,t.align):void 0;return n?n[0]:t.lastTargetOffset}reconcileScroll(){if(!this.scrollState||!this.scrollElement)return;if(this.now()-this.scrollState.startedAt>5e3){this.scrollState=null;return}if(this.scrollState.phase==="queued"){this.scheduleScrollReconcile();return}this.getMeasurements();let o=this.getScrollStateTarget(this.scrollState),r=this.scrollState.index==null?1:this.options.useAnimationFrameWithResizeObserver?3:2,s=o!==this.scrollState.lastTargetOffset;if(!s&&en(o,this.getScrollOffset())){if(this.scrollState.phase==="smooth"?this.scrollState.phase="smoothLanded":this.scrollState.phase==="smoothFinishing"&&(this.scrollState.phase="instant"),this.scrollState.stableFrames++,this.scrollState.stableFrames>=r){this.getScrollOffset()!==o&&this._scrollToOffset(o,{behavior:"auto"}),this.scrollState=null;return}}else if(this.scrollState.stableFrames=0,s){let l=this.getSize()||600,i=Math.abs(o-this.getScrollOffset()),u=Ko(this.scrollState)&&i>l;this.scrollState.lastTargetOffset=o,u?this.scrollState.phase="smooth":this.scrollState.phase==="smooth"?this.scrollState.phase="smoothFinishing":this.scrollState.phase==="smoothLanded"&&(this.scrollState.phase="instant"),this._scrollToOffset(o,{behavior:u?"smooth":"auto"})}this.scheduleScrollReconcile()}_startScroll(t,n,o,r){this.pendingScrollAnchor=null,this._clampedAdjustment=null;let s=this._iosGesture.tail();if(r==="absolute"&&s!==null){if(s==="fling"&&Ga()){this._stopMomentum(()=>{let l=this.scrollState;l?.phase!=="queued"||this._iosGesture.tail()!=="fling"||this._reportedOverscroll||(this._iosGesture.end(),this._flushHoldIfReady(!0),this._writeAwaitingCommand())}),this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,phase:"queued",behavior:o,samples:[]},this.scheduleScrollReconcile();return}this._iosGesture.end()}this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,behavior:o,phase:Ka(o,t.index!=null&&en(n,this.getScrollOffset()))},this._scrollToOffset(n,{behavior:o}),this.scheduleScrollReconcile()}},Qa=(e,t,n,o)=>{for(;e<=t;){let r=(e+t)/2|0,s=n(r);if(s<o)e=r+1;else if(s>o)t=r-1;else return r}return e>0?e-1:0};function Kf(e,t,n){let o=0;for(;o<=t;){let r=(o+t)/2|0,s=e[r*2];if(s<n)o=r+1;else if(s>n)t=r-1;else return r}return o>0?o-1:0}function qf(e,t,n,o,r){let s=e.length-1;if(e.length<=o)return{startIndex:0,endIndex:s};if(o===1&&r!==null){let f=Kf(r,s,n),p=f,m=n+t;for(;p<s&&r[p*2]+r[p*2+1]<m;)p++;return{startIndex:f,endIndex:p}}let i=Qa(0,s,f=>e[f].start,n),u=i;if(o===1)for(;u<s&&e[u].end<n+t;)u++;else if(o>1){let f=Array(o).fill(0);for(;u<s&&f.some(m=>m<n+t);){let m=e[u];f[m.lane]=m.end,u++}let p=Array(o).fill(n+t);for(;i>=0&&p.some(m=>m>=n);){let m=e[i];p[m.lane]=m.start,i--}i=Math.max(0,i-i%o),u=Math.min(s,u+(o-1-u%o))}return{startIndex:i,endIndex:u}}function Xa(e,t,n){let o=wt(null),[,r]=le(0),s={count:e,overscan:10,scrollMargin:n,scrollPaddingStart:n,estimateSize:()=>t,getScrollElement:()=>o.current,scrollToFn:Za,observeElementRect:Ya,observeElementOffset:Ja,onChange:()=>r(i=>i+1)},[l]=le(()=>new Vr(s));return l.setOptions(s),lo(()=>l._didMount(),[l]),lo(()=>l._willUpdate()),{scroller:o,virtualizer:l}}var Wr=28;function hn(e){let{label:t,testId:n,columns:o,rows:r,selected:s,onChoose:l,minWidth:i}=e,{scroller:u,virtualizer:f}=Xa(r.length,Wr,Wr),[p,m]=le(-1),v=o.map(T=>T.width).join(" "),{sort:b,topKey:w}=e;rt(()=>f.scrollToOffset(0),[b,w]),rt(()=>{let T=s===null?-1:r.indexOf(s);T<0||(m(T),f.scrollToIndex(T,{align:"auto"}))},[s]);let k=T=>{let y=Math.max(0,Math.min(r.length-1,T));m(y),f.scrollToIndex(y,{align:"auto"})},C=T=>{if(T.target!==T.currentTarget)return;let y=r[p],S=Math.max(1,Math.floor((u.current?.clientHeight??0)/Wr)-2),z={ArrowDown:p+1,ArrowUp:p-1,PageDown:p+S,PageUp:p-S,Home:0,End:r.length-1}[T.key];if(z!==void 0)k(z);else if(T.key==="Enter"&&y!==void 0)l(y);else if(T.key==="ArrowRight"&&y!==void 0)e.onFold?.(y,!0);else if(T.key==="ArrowLeft"&&y!==void 0)e.onFold?.(y,!1);else return;T.preventDefault()};return c("div",{class:"table",ref:u,role:"grid","aria-label":t,"aria-rowcount":r.length+1,"aria-activedescendant":p>=0?`${n}-${p}`:void 0,tabIndex:0,"data-testid":n,onKeyDown:C,children:c("div",{class:"table-inner",style:{minWidth:i,"--tracks":v},children:[c(Yf,{...e}),c("div",{class:"table-body",role:"rowgroup",style:{height:`${f.getTotalSize()}px`},children:f.getVirtualItems().map(({index:T,start:y})=>{let S=r[T];return S===void 0?null:c("div",{id:`${n}-${T}`,class:`tr${T===p?" active":""}`,role:"row","aria-rowindex":T+2,"aria-selected":S===s,"data-row":S,style:{transform:`translateY(${y-Wr}px)`},onClick:()=>{m(T),l(S)},children:o.map(E=>c("div",{role:"gridcell",class:E.isNumber?"td number":"td",children:E.cell(S)},E.key))},S)})})]})})}function Yf({columns:e,sort:t,onSort:n}){return c("div",{class:"tr head",role:"row","aria-rowindex":1,children:e.map(({key:o,label:r,help:s,isNumber:l=!1})=>{let i=t?.key!==o?"none":t.descending?"descending":"ascending";return c("div",{role:"columnheader","aria-sort":i,class:l?"number":"",children:c("button",{type:"button",title:s,"data-testid":`sort-${o}`,onClick:()=>n(Ta(t,o,l)),children:[r,c("span",{class:"arrow","aria-hidden":"true",children:{none:"",ascending:"▲",descending:"▼"}[i]})]})},o)})})}function eu({recording:e}){let t=te(),n=e.modules,o=t.moduleTree.value,[r,s]=le(()=>new Set(o?.roots)),[l,i]=le(null),u=b=>r.has(b),f=(b,w)=>{let k=new Set(r);w?k.add(b):k.delete(b),s(k)},p=Re(()=>o?ra(o,u,w=>l?fn(w,Qf(n,l.key),l.descending):w):[],[o,r,l]),m=Re(()=>o?Jf(n,o,u,f):[],[o,r]),{selected:v}=t.place.value;return c(ve,{children:[c("div",{class:"toolbar",children:[c("button",{type:"button","data-testid":"modules-open-all",onClick:()=>s(new Set(pn(n.fqn.length))),children:"Open all"}),c("button",{type:"button","data-testid":"modules-close-all",onClick:()=>s(new Set),children:"Close all"}),c("span",{class:"count",children:Nt(n.fqn.length,"module call")})]}),c(hn,{label:"Module calls in order of entry",testId:"modules-table",columns:m,rows:p,sort:l,onSort:i,selected:v.startsWith("m")?Number(v.slice(1)):null,onChoose:b=>t.select(`m${b}`),onFold:f,minWidth:"760px"})]})}function Jf(e,t,n,o){let r=Math.max(0,...t.roots.map(l=>e.total_bytes[l]??0)),s=(l,i,u)=>({key:l,label:i,help:u,width:"92px",isNumber:!0,cell:f=>c(_e,{n:e[l][f]})});return[{key:"fqn",label:"module",width:"minmax(220px, 2fr)",cell:l=>c("span",{class:"branch",style:{"--depth":t.depth[l]??0},children:[t.children[l]?.length?c("button",{type:"button",class:"quiet twist",tabIndex:-1,"aria-expanded":n(l),"aria-label":n(l)?"Fold":"Unfold",onClick:i=>{i.stopPropagation(),o(l,!n(l))},children:n(l)?"−":"+"}):c("span",{class:"twist"}),c("span",{title:e.fqn[l],children:Zf(e,l)})]})},{key:"type_name",label:"type",width:"minmax(100px, 1fr)",cell:l=>e.type_name[l]},{key:"nodes",label:"nodes",width:"64px",isNumber:!0,cell:l=>ye(e.nodes[l]??0)},{key:"total_bytes",label:"total",help:"Charged to this module call and those inside it",width:"minmax(150px, 1fr)",isNumber:!0,cell:l=>c("span",{class:"with-bar",children:[c(po,{part:e.total_bytes[l]??0,whole:r}),c(_e,{n:e.total_bytes[l]})]})},s("self_bytes","self","Charged to its own ops, without the modules inside it"),s("exclusive_bytes","exclusive","What would go if only this module stopped saving"),s("freed_bytes","freed","Made inside it and freed before the forward ended")]}function Zf(e,t){let n=Xt(e,t),o=e.parent[t]??null,r=o===null?"":`${e.fqn[o]}.`;return r.length>1&&n.startsWith(r)?n.slice(r.length):n}function Qf(e,t){return e[t]}function nu({recording:e}){let t=te(),[n,o]=le(""),[r,s]=le(!1),[l,i]=le(null),u=Re(()=>Xf(e),[e]),f=Re(()=>ep(e.ops,u),[e]),p=Re(()=>np(e.ops,u),[e]),m=Re(()=>{let C=mo(n);return pn(e.ops.node.length).filter(T=>(!r||(e.ops.saves[T]??0)>0)&&C(p[T]??""))},[e,n,r]),v=Re(()=>l?fn(m,ou(e.ops,u,l.key),l.descending):m,[m,l]),b=t.place.value.selected,w=b.startsWith("n")?t.rowOfNode.value.get(Number(b.slice(1)))??null:null,k=()=>{let{run:C,step:T}=t.which.value??{run:"run",step:0};Er(Tr("ops",C,T)+".csv","text/csv",op(e.ops,u,v))};return c(ve,{children:[c("div",{class:"toolbar",children:[c("input",{type:"search",class:"filter",placeholder:"Filter by op, module or source line","aria-label":"Filter the ops","data-testid":"ops-filter",value:n,onInput:C=>o(C.currentTarget.value)}),c("label",{class:"check",children:[c("input",{type:"checkbox","data-testid":"ops-saving-only",checked:r,onChange:C=>s(C.currentTarget.checked)}),"only ops that save"]}),c("span",{class:"count",role:"status","data-testid":"ops-count",children:Nt(v.length,"op")}),c("button",{type:"button","data-testid":"ops-csv",onClick:k,children:"Download CSV"})]}),c(hn,{label:"Ops in forward order",testId:"ops-table",columns:f,rows:v,sort:l,onSort:i,selected:w,onChoose:C=>t.select(`n${e.ops.node[C]}`),topKey:n,minWidth:"980px"})]})}function Xf({modules:e}){return e.fqn.map((t,n)=>Xt(e,n))}function ep(e,t){let n=(o,r,s)=>({key:o,label:r,help:s,width:"88px",isNumber:!0,cell:l=>c(_e,{n:e[o][l]})});return[{key:"node",label:"#",help:"Forward order",width:"64px",isNumber:!0,cell:o=>e.node[o]},{key:"op",label:"op",width:"minmax(120px, 1fr)",cell:o=>c("span",{title:e.recomputed[o]?"Made again in the backward":void 0,children:[e.op[o],e.recomputed[o]&&c("span",{class:"tag",children:"recomputed"})]})},{key:"module",label:"module",width:"minmax(160px, 1.5fr)",cell:o=>c(Rr,{text:ol(e,t,o)})},{key:"saves",label:"saves",width:"56px",isNumber:!0,cell:o=>e.saves[o]},n("charged_bytes","charged","Storages counted at this op: it is their first saver"),n("shared_bytes","shared","Storages that this op saves too and another op counts"),n("exclusive_bytes","exclusive","What would go if only this op stopped saving"),n("output_bytes","output","Bytes of what the op returned"),{key:"output_state",label:"output is",help:"What became of the output when the forward ended",width:"118px",cell:o=>c(Cr,{state:e.output_state[o]??null})},{key:"source",label:"source",width:"minmax(110px, 1fr)",cell:o=>c(tp,{text:e.source[o]??""})}]}function tp({text:e}){return c("span",{title:e,children:e})}function ol(e,t,n){let o=e.module[n]??null;return o===null?"":t[o]??""}function ou(e,t,n){return n==="module"?e.node.map((o,r)=>ol(e,t,r)):e[n]}function np(e,t){return e.op.map((n,o)=>`${n} ${ol(e,t,o)} ${e.source[o]??""}`.toLowerCase())}var tu=["node","op","module","source","saves","charged_bytes","shared_bytes","exclusive_bytes","output_bytes","output_state","recomputed"];function op(e,t,n){let o=tu.map(r=>ou(e,t,r));return Ca(tu,n.map(r=>o.map(s=>s[r]??null)))}function ru({ranks:e}){let t=te(),[n,o]=le(null),{modules:r,modules_count:s}=e,l=Re(()=>rp(e),[e]),i=Re(()=>{let u=pn(r.length);return n?fn(u,up(e,n.key),n.descending):u},[e,n]);return e.ranks.filter(({nbytes:u})=>u!==null).length<2?null:r.length===0?c("p",{class:"hint pad","data-testid":"ranks-equal",children:"Every module keeps the same on all ranks."}):c(ve,{children:[c("h3",{children:["Modules that do not keep the same"," ",c("small",{children:s>r.length?`the ${ye(r.length)} furthest apart of ${ye(s)}`:"the furthest apart first"})]}),c(hn,{label:"Modules that do not keep the same on every rank",testId:"unequal-table",columns:l,rows:i,sort:n,onSort:o,selected:null,onChoose:u=>{let f=e.ranks[r[u]?.most??-1];f?.nbytes&&t.chooseRank(f,"modules")},minWidth:"720px"})]})}function rp({ranks:e,modules:t}){let n=(o,r)=>({key:o,label:r,width:"minmax(130px, 1fr)",isNumber:!0,cell:s=>c(lp,{module:t[s],ranks:e,which:o})});return[{key:"fqn",label:"module",width:"minmax(160px, 2fr)",cell:o=>c(sp,{module:t[o]})},{key:"type_name",label:"type",width:"minmax(90px, 1fr)",cell:o=>t[o]?.type_name},{key:"ranks",label:"by rank",help:"Charged to its own ops on each rank, from the first to the last",width:"minmax(90px, 1fr)",cell:o=>c(ap,{values:t[o]?.nbytes??[],ranks:e})},n("least","smallest"),n("most","largest"),{key:"apart",label:"apart",help:"Bytes between the smallest and the largest",width:"88px",isNumber:!0,cell:o=>c(_e,{n:su(t[o])})}]}function sp({module:e}){if(!e)return null;let{fqn:t,type_name:n,times:o}=e,r=t||(n?"the model itself":"outside of modules");return c("span",{title:r,class:t?"":"none",children:[r,o>1&&c("b",{class:"times",children:[" ×",ye(o)]})]})}function lp({module:e,ranks:t,which:n}){let o=e?.[n]??null;if(!e||o===null)return c("span",{class:"none",children:"–"});let r=e.nbytes[o];return r==null?c(ip,{module:e,ranks:t}):c(ve,{children:[c(_e,{n:r})," ",c("small",{children:["rank ",t[o]?.rank]})]})}function ip({module:e,ranks:t}){let n=t.filter(({nbytes:r},s)=>r!==null&&e.nbytes[s]===null),o=n.length===1?`rank ${n[0]?.rank}`:`${ye(n.length)} ranks`;return c("small",{children:["not on ",o]})}function ap({values:e,ranks:t}){let n=Math.max(1,...e.map(r=>r??0)),o=t.map(({rank:r,nbytes:s},l)=>{let i=e[l]??null;return`rank ${r}: ${i!==null?tt(i):s?"not there":"not read"}`});return c("span",{class:"bars",role:"img","aria-label":o.join(", "),title:o.join(`
`),children:e.map((r,s)=>c("span",{style:{height:`${100*(r??0)/n}%`}},s))})}function su(e){return!e||e.least===null||e.most===null?0:(e.nbytes[e.most]??0)-(e.nbytes[e.least]??0)}function up({modules:e},t){return e.map(n=>t==="fqn"?n.fqn:t==="type_name"?n.type_name:t==="least"||t==="most"?n.nbytes[n[t]??-1]??null:su(n))}function lu(){let e=te(),{value:t,error:n,loading:o}=e.ranks.state.value,r=o?e.ranksSoFar.value??t:t;return n?c(ft,{message:n.message,children:c("button",{type:"button",onClick:e.ranks.reload,children:"Try again"})}):r?c("div",{class:"ranks","aria-busy":o,children:[c(cp,{ranks:r}),c(fp,{ranks:r}),c(vp,{ranks:r}),r.pending===0&&c(ru,{ranks:r})]}):o?c($t,{what:"Reading the ranks…"}):null}function cp({ranks:e}){let{pending:t,totals:n}=e,o=e.ranks.length-t;return c("p",{class:"summary",role:"status","data-testid":"ranks-summary",children:[t>0?`Read ${ye(o)} of ${Nt(e.ranks.length,"rank")}…`:`${Nt(e.ranks.length,"rank")}: ${dp(e,n[0])}`," ",c("small",{children:"A click on a rank shows its recording."})]})}function dp({ranks:e},t){if(!t)return"";let[n,o]=[e[t.least??0],e[t.most??0]];if(e.filter(({nbytes:i})=>i!==null).length<2)return"there is nothing to compare.";if(t.least===null||t.most===null||!n?.nbytes||!o?.nbytes)return"all keep the same for the backward.";let[s,l]=[n.nbytes[0]??0,o.nbytes[0]??0];return`rank ${o.rank} keeps ${tt(l)} for the backward, rank ${n.rank} only ${tt(s)}.`}function fp({ranks:e}){let t=te(),[n,o]=le(null),r=Re(()=>hp(e),[e]),s=Re(()=>{let u=pn(e.ranks.length);return n?fn(u,bp(e,n.key),n.descending):u},[e,n]),l=t.which.value,i=e.ranks.findIndex(({run:u,tag:f})=>u===l?.run&&f===l.tag);return c(hn,{label:"Ranks",testId:"ranks-table",columns:r,rows:s,sort:n,onSort:o,selected:i,onChoose:u=>{let f=e.ranks[u];f?.nbytes&&t.chooseRank(f,"graph")},minWidth:"900px"})}var pp=2;function hp({ranks:e,totals:t}){return[{key:"rank",label:"rank",help:"A click on a row shows the recording of this rank",width:"48px",isNumber:!0,cell:n=>e[n]?.rank},...t.map((n,o)=>mp(e,n,o)),{key:"run",label:"run",width:"minmax(110px, 1fr)",cell:n=>c(Rr,{text:e[n]?gp(e[n]):""})}]}function mp(e,t,n){let o=i=>i===null?null:e[i]?.nbytes?.[n],r=Math.max(0,...e.map((i,u)=>o(u)??0)),s=o(t.most),l=n<pp;return{key:t.key,label:t.label,help:t.help,width:l?"minmax(200px, 2fr)":"minmax(88px, 1fr)",isNumber:!0,cell:i=>{let u=o(i);if(u===void 0)return c("span",{class:"none",children:"–"});if(u===null)return c("span",{class:"none",children:"not known"});let f=u===s;return l?c("span",{class:"with-bar wide",children:[c(po,{part:u,whole:r}),c("span",{children:[f&&c("span",{class:"tag",children:"largest"})," ",f?c("b",{children:c(_e,{n:u})}):c(_e,{n:u})]})]}):f?c("b",{children:c(_e,{n:u})}):c(_e,{n:u})}}}function gp({run:e,tag:t,rank:n}){return t.endsWith(`/rank${n}`)?`${e} ${t}`:e}function bp({ranks:e,totals:t},n){let o=t.findIndex(r=>r.key===n);return e.map(r=>n==="rank"?r.rank:n==="run"?r.run:r.nbytes?.[o]??null)}function vp({ranks:{ranks:e,absent:t}}){let n=e.filter(({problem:o})=>o);return n.length===0&&t.length===0?null:c("ul",{class:"notes problems","data-testid":"ranks-problems",children:[t.length>0&&c("li",{children:[t.length===1?"Rank":"Ranks"," ",t.join(", ")," left no recording in this log directory."]}),n.map(({rank:o,run:r,tag:s,problem:l})=>c("li",{children:["Rank ",o,": ",l]},`${r} ${s}`))]})}function iu(){let e=te(),[t,n]=le(""),[o,r]=le(!1),s=yp("(min-width: 821px)"),l=e.index.state.value.value?.runs??[],i=e.chosen.value;if(!i)return null;let{run:u,tag:f,step:p}=i,m=l.map(k=>k.run),v=Ma(t),b=v??mo(t),w=m.filter(k=>b(v?k:k.toLowerCase()));return c("aside",{class:"sidebar","data-testid":"sidebar",children:c("details",{class:"choices",open:s||o,onToggle:k=>r(k.currentTarget.open),children:[c("summary",{children:[u.run,p&&` · step ${p.step}`]}),p&&c(wp,{tag:f,step:p.step}),u.tags.length>1&&c(_p,{tags:u.tags,tag:f.tag}),c("fieldset",{class:"runs",children:[c("legend",{children:"Runs"}),c("input",{type:"search",class:"filter",placeholder:"Filter runs (regex)","aria-label":"Filter runs by regular expression","aria-invalid":v===null,title:v?"":"Not a regular expression yet: matched as plain text.","data-testid":"run-filter",value:t,onInput:k=>n(k.currentTarget.value)}),c("div",{class:"run-list",children:[w.map(k=>c("label",{class:"run",title:k,children:[c("input",{type:"radio",name:"run",value:k,checked:k===u.run,onChange:()=>e.chooseRun(k)}),c("span",{children:k})]},k)),w.length===0&&c("p",{class:"hint",children:"No run matches."})]})]})]})})}function yp(e){let t=Re(()=>window.matchMedia(e),[e]),[n,o]=le(t.matches);return rt(()=>{let r=()=>o(t.matches);return t.addEventListener("change",r),()=>t.removeEventListener("change",r)},[t]),n}function _p({tags:e,tag:t}){let n=te(),o=e.find(r=>r.tag===t)?.description;return c("label",{class:"field",children:[c("span",{children:"Tag"}),c("select",{"data-testid":"tag",value:t,title:o,onChange:r=>n.chooseTag(r.currentTarget.value),children:e.map(r=>c("option",{value:r.tag,children:r.tag},r.tag))})]})}function wp({tag:e,step:t}){let n=te(),[o,r]=le(null),s=e.steps,l=s.findIndex(f=>f.step===t),i=s[o??l],u=f=>{let p=s[f];r(null),p&&n.change({step:f===s.length-1?null:p.step})};return c("div",{class:"field step","data-testid":"step",children:[c("span",{id:"step-label",children:["Step ",c("b",{class:"number",children:i?.step}),s.length>1&&c("small",{children:[(o??l)+1," of ",s.length]})]}),s.length>1&&c("div",{class:"step-row",children:[c("button",{type:"button","aria-label":"Previous step","data-testid":"step-previous",disabled:l<=0,onClick:()=>u(l-1),children:"‹"}),c("input",{type:"range",min:0,max:s.length-1,value:o??l,"aria-labelledby":"step-label","aria-valuetext":`step ${i?.step}`,"data-testid":"step-slider",onInput:f=>r(Number(f.currentTarget.value)),onChange:f=>u(Number(f.currentTarget.value))}),c("button",{type:"button","aria-label":"Next step","data-testid":"step-next",disabled:l>=s.length-1,onClick:()=>u(l+1),children:"›"})]}),i&&c("small",{class:"when",children:i.wall_time===null?"time not known":xp(i.wall_time)})]})}function xp(e){return new Date(e*1e3).toLocaleString()}function cu(){let e=te(),{value:t,error:n,loading:o}=e.terms.state.value;return n?c(ft,{message:n.message,children:c("button",{type:"button",onClick:e.terms.reload,children:"Try again"})}):t?c("div",{class:"terms","aria-busy":o,"data-testid":"terms",children:[c("p",{class:"hint",children:"What the formula of Korthikanti et al. says that a transformer layer keeps, and what this one keeps. Nothing is matched by force: a term without a save is not kept, a save without a term is forgotten by the formula."}),t.layers.map((r,s)=>c(Sp,{layer:r,isOpen:s===0},r.module))]}):o?c($t,{what:"Matching the terms…"}):null}function Sp({layer:e,isOpen:t}){let n=te(),o=Object.entries(e.sizes).map(([u,f])=>`${u} = ${ye(f)}`),r=Math.max(1,...e.rows.map(u=>Math.max(u.kept_bytes,u.formula_bytes??0))),[s,l]=[e.rows.filter(({term:u})=>u!==""),e.rows.filter(({term:u})=>u==="")],i=e.forgotten_count-l.length;return c("details",{class:"layer",open:t,"data-testid":"layer",children:[c("summary",{children:[c("b",{children:e.fqn||"the model"}),e.modules.length>1&&` ×${ye(e.modules.length)}`,c("small",{children:[o.join(", "),", ",e.itemsize," bytes a value"]})]}),c("p",{class:"sums-line","data-testid":"layer-sums",children:["The formula says ",c("b",{children:tt(e.formula_bytes)}),";"," ",e.modules.length>1?"each layer":"the layer"," keeps"," ",c("b",{children:tt(e.kept_bytes)}),", of which the formula forgets"," ",c("b",{children:tt(e.forgotten_bytes)}),"."," ",c("button",{type:"button",class:"link",onClick:()=>n.reveal(`m${e.module}`),children:"Show in graph"})]}),c("div",{class:"term-table",role:"table","aria-label":`Terms of ${e.fqn||"the model"}`,children:[c("div",{class:"term head",role:"row",children:["term","formula","says","kept","","why they differ, and who saves it"].map(u=>c("span",{role:"columnheader",class:`cell-${kp[u]??"bar"}`,children:u},u))}),s.map(u=>c(au,{row:u,whole:r},u.term)),l.length>0&&c("div",{class:"term group",role:"row",children:c("span",{role:"cell",children:"What the formula forgets"})}),l.map((u,f)=>c(au,{row:u,whole:r},f)),i>0&&c("p",{class:"hint",children:["and ",ye(i)," smaller ones"]})]})]})}var kp={term:"what",formula:"formula",says:"says",kept:"kept","why they differ, and who saves it":"why"};function au({row:e,whole:t}){let n=e.term==="",o=e.savers_count>0,r=e.formula_bytes===e.kept_bytes;return c("div",{class:`term ${n?"forgotten":o?r?"equal":"unequal":"unkept"}`,role:"row","data-testid":"term","data-term":e.term,children:[c("span",{class:"cell-what",role:"cell",children:n?c(uu,{row:e}):e.what}),c("code",{class:"cell-formula",role:"cell",children:e.formula||"–"}),c("span",{class:"cell-says",role:"cell",children:c(_e,{n:e.formula_bytes})}),c("span",{class:"cell-kept",role:"cell",children:o?c(_e,{n:e.kept_bytes}):c("span",{class:"none",children:"not kept"})}),c("span",{class:"cell-bar",role:"cell",children:c(Ep,{said:e.formula_bytes??0,kept:e.kept_bytes,whole:t})}),c("span",{class:"cell-why",role:"cell",children:[e.note&&c("span",{children:e.note.replace(/^not kept: /,"")}),!n&&c(uu,{row:e})]})]})}function Ep({said:e,kept:t,whole:n}){let o=r=>({width:`${100*r/n}%`});return c("span",{class:"pair","aria-hidden":"true",children:[c("span",{class:"said",style:o(e)}),c("span",{class:"kept",style:o(t)})]})}function uu({row:{savers:e,savers_count:t}}){let n=te();return c(ve,{children:[e.map(({node:o,name:r,slots:s})=>c("button",{type:"button",class:"link",onClick:()=>n.follow(`n${o}`),children:[r," ",s.join(" + ")]},o)),t>e.length&&` and ${ye(t-e.length)} more`]})}var Tp="uplot",Mp="u-hz",Cp="u-vt",Rp="u-title",Ap="u-wrap",Op="u-under",Lp="u-over",Pp="u-axis",In="u-off",Dp="u-select",zp="u-cursor-x",Ip="u-cursor-y",Np="u-cursor-pt",$p="u-legend",Vp="u-live",Wp="u-inline",Fp="u-series",Bp="u-marker",du="u-label",Hp="u-value",Yo="width",Jo="height";var fu="bottom",bo="left",rl="right",wl="#000",pu=wl+"0",sl="mousemove",hu="mousedown",ll="mouseup",mu="mouseenter",gu="mouseleave",bu="dblclick",Gp="resize",jp="scroll",vu="change",jr="dppxchange",xl="--",ko=typeof window<"u",dl=ko?document:null,yo=ko?window:null,Up=ko?navigator:null,pe,Fr;function fl(){let e=devicePixelRatio;pe!=e&&(pe=e,Fr&&hl(vu,Fr,fl),Fr=matchMedia(`(min-resolution: ${pe-.001}dppx) and (max-resolution: ${pe+.001}dppx)`),Nn(vu,Fr,fl),yo.dispatchEvent(new CustomEvent(jr)))}function xt(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function pl(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function Ae(e,t,n){e.style[t]=n+"px"}function Vt(e,t,n,o){let r=dl.createElement(e);return t!=null&&xt(r,t),n?.insertBefore(r,o),r}function At(e,t){return Vt("div",e,t)}var yu=new WeakMap;function qt(e,t,n,o,r){let s="translate("+t+"px,"+n+"px)",l=yu.get(e);s!=l&&(e.style.transform=s,yu.set(e,s),t<0||n<0||t>o||n>r?xt(e,In):pl(e,In))}var _u=new WeakMap;function wu(e,t,n){let o=t+n,r=_u.get(e);o!=r&&(_u.set(e,o),e.style.background=t,e.style.borderColor=n)}var xu=new WeakMap;function Su(e,t,n,o){let r=t+""+n,s=xu.get(e);r!=s&&(xu.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var Sl={passive:!0},Kp={...Sl,capture:!0};function Nn(e,t,n,o){t.addEventListener(e,n,o?Kp:Sl)}function hl(e,t,n,o){t.removeEventListener(e,n,Sl)}ko&&fl();function Wt(e,t,n,o){let r;n=n||0,o=o||t.length-1;let s=o<=2147483647;for(;o-n>1;)r=s?n+o>>1:St((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function Zu(e){return(n,o,r)=>{let s=-1,l=-1;for(let i=o;i<=r;i++)if(e(n[i])){s=i;break}for(let i=r;i>=o;i--)if(e(n[i])){l=i;break}return[s,l]}}var Qu=e=>e!=null,Xu=e=>e!=null&&e>0,qr=Zu(Qu),qp=Zu(Xu);function Yp(e,t,n,o=0,r=!1){let s=r?qp:qr,l=r?Xu:Qu;[t,n]=s(e,t,n);let i=e[t],u=e[t];if(t>-1)if(o==1)i=e[t],u=e[n];else if(o==-1)i=e[n],u=e[t];else for(let f=t;f<=n;f++){let p=e[f];l(p)&&(p<i?i=p:p>u&&(u=p))}return[i??we,u??-we]}function Yr(e,t,n,o){let r=Tu(e),s=Tu(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let l=n==10?tn:ec,i=r==1?St:Ot,u=s==1?Ot:St,f=i(l(Ge(e))),p=u(l(Ge(t))),m=_o(n,f),v=_o(n,p);return n==10&&(f<0&&(m=xe(m,-f)),p<0&&(v=xe(v,-p))),o||n==2?(e=m*r,t=v*s):(e=rc(e,m),t=Jr(t,v)),[e,t]}function kl(e,t,n,o){let r=Yr(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var El=.1,ku={mode:3,pad:El},Qo={pad:0,soft:null,mode:0},Jp={min:Qo,max:Qo};function Ur(e,t,n,o){return Zr(n)?Eu(e,t,n):(Qo.pad=n,Qo.soft=o?0:null,Qo.mode=o?3:0,Eu(e,t,Jp))}function de(e,t){return e??t}function Zp(e,t,n){for(t=de(t,0),n=de(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Eu(e,t,n){let o=n.min,r=n.max,s=de(o.pad,0),l=de(r.pad,0),i=de(o.hard,-we),u=de(r.hard,we),f=de(o.soft,we),p=de(r.soft,-we),m=de(o.mode,0),v=de(r.mode,0),b=t-e,w=tn(b),k=pt(Ge(e),Ge(t)),C=tn(k),T=Ge(C-w);(b<1e-24||T>10)&&(b=0,(e==0||t==0)&&(b=1e-24,m==2&&f!=we&&(s=0),v==2&&p!=-we&&(l=0)));let y=b||k||1e3,S=tn(y),E=_o(10,St(S)),z=y*(b==0?e==0?.1:1:s),P=xe(rc(e-z,E/10),24),F=e>=f&&(m==1||m==3&&P<=f||m==2&&P>=f)?f:we,H=pt(i,P<F&&e>=F?F:Ft(F,P)),q=y*(b==0?t==0?.1:1:l),$=xe(Jr(t+q,E/10),24),O=t<=p&&(v==1||v==3&&$>=p||v==2&&$<=p)?p:-we,V=Ft(u,$>O&&t<=O?O:pt(O,$));return H==V&&H==0&&(V=100),[H,V]}var Qp=new Intl.NumberFormat(ko?Up.language:"en-US"),Tl=e=>Qp.format(e),kt=Math,Gr=kt.PI,Ge=kt.abs,St=kt.floor,He=kt.round,Ot=kt.ceil,Ft=kt.min,pt=kt.max,_o=kt.pow,Tu=kt.sign,tn=kt.log10,ec=kt.log2,Xp=(e,t=1)=>kt.sinh(e)*t,il=(e,t=1)=>kt.asinh(e/t),we=1/0;function Mu(e){return(tn((e^e>>31)-(e>>31))|0)+1}function ml(e,t,n){return Ft(pt(e,t),n)}function tc(e){return typeof e=="function"}function re(e){return tc(e)?e:()=>e}var eh=()=>{},nc=e=>e,oc=(e,t)=>t,th=e=>null,Cu=e=>!0,Ru=(e,t)=>e==t,nh=/\.\d*?(?=9{6,}|0{6,})/gm,$n=e=>{if(lc(e)||gn.has(e))return e;let t=`${e}`,n=t.match(nh);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,s]=t.split("e");return+`${$n(r)}e${s}`}return xe(e,o)};function Dn(e,t){return $n(xe($n(e/t))*t)}function Jr(e,t){return $n(Ot($n(e/t))*t)}function rc(e,t){return $n(St($n(e/t))*t)}function xe(e,t=0){if(lc(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return He(o)/n}var gn=new Map;function sc(e){return((""+e).split(".")[1]||"").length}function er(e,t,n,o){let r=[],s=o.map(sc);for(let l=t;l<n;l++){let i=Ge(l),u=xe(_o(e,l),i);for(let f=0;f<o.length;f++){let p=e==10?+`${o[f]}e${l}`:o[f]*u,m=(l>=0?0:i)+(l>=s[f]?0:s[f]),v=e==10?p:xe(p,m);r.push(v),gn.set(v,m)}}return r}var Xo={},Ml=[],wo=[null,null],mn=Array.isArray,lc=Number.isInteger,oh=e=>e===void 0;function Au(e){return typeof e=="string"}function Zr(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function rh(e){return e!=null&&typeof e=="object"}var sh=Object.getPrototypeOf(Uint8Array),ic="__proto__";function xo(e,t=Zr){let n;if(mn(e)){let o=e.find(r=>r!=null);if(mn(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=xo(e[r],t)}else n=e.slice()}else if(e instanceof sh)n=e.slice();else if(t(e)){n={};for(let o in e)o!=ic&&(n[o]=xo(e[o],t))}else n=e;return n}function Ve(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=ic&&(Zr(e[r])?Ve(e[r],xo(o[r])):e[r]=xo(o[r]))}return e}var lh=0,ih=1,ah=2;function uh(e,t,n){for(let o=0,r,s=-1;o<t.length;o++){let l=t[o];if(l>s){for(r=l-1;r>=0&&e[r]==null;)e[r--]=null;for(r=l+1;r<n&&e[r]==null;)e[s=r++]=null}}}function ch(e,t){if(ph(e)){let l=e[0].slice();for(let i=1;i<e.length;i++)l.push(...e[i].slice(1));return hh(l[0])||(l=fh(l)),l}let n=new Set;for(let l=0;l<e.length;l++){let u=e[l][0],f=u.length;for(let p=0;p<f;p++)n.add(u[p])}let o=[Array.from(n).sort((l,i)=>l-i)],r=o[0].length,s=new Map;for(let l=0;l<r;l++)s.set(o[0][l],l);for(let l=0;l<e.length;l++){let i=e[l],u=i[0];for(let f=1;f<i.length;f++){let p=i[f],m=Array(r).fill(void 0),v=t?t[l][f]:ih,b=[];for(let w=0;w<p.length;w++){let k=p[w],C=s.get(u[w]);k===null?v!=lh&&(m[C]=k,v==ah&&b.push(C)):m[C]=k}uh(m,b,r),o.push(m)}}return o}var dh=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function fh(e){let t=e[0],n=t.length,o=Array(n);for(let s=0;s<o.length;s++)o[s]=s;o.sort((s,l)=>t[s]-t[l]);let r=[];for(let s=0;s<e.length;s++){let l=e[s],i=Array(n);for(let u=0;u<n;u++)i[u]=l[o[u]];r.push(i)}return r}function ph(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let s=0;s<n;s++)if(r[s]!=t[s])return!1}}return!0}function hh(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=o)return!0;let s=pt(1,St((r-o+1)/t));for(let l=e[o],i=o+s;i<=r;i+=s){let u=e[i];if(u!=null){if(u<=l)return!1;l=u}}return!0}var ac=["January","February","March","April","May","June","July","August","September","October","November","December"],uc=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function cc(e){return e.slice(0,3)}var mh=uc.map(cc),gh=ac.map(cc),bh={MMMM:ac,MMM:gh,WWWW:uc,WWW:mh};function qo(e){return(e<10?"0":"")+e}function vh(e){return(e<10?"00":e<100?"0":"")+e}var yh={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>qo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>qo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>qo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>qo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>qo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>vh(e.getMilliseconds())};function Cl(e,t){t=t||bh;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?yh[r[1]]:r[0]);return s=>{let l="";for(let i=0;i<n.length;i++)l+=typeof n[i]=="string"?n[i]:n[i](s,t);return l}}var _h=new Intl.DateTimeFormat().resolvedOptions().timeZone;function wh(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==_h?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var dc=e=>e%1==0,Kr=[1,2,2.5,5],xh=er(10,-32,0,Kr),fc=er(10,0,32,Kr),Sh=fc.filter(dc),zn=xh.concat(fc),Rl=`
`,pc="{YYYY}",Ou=Rl+pc,hc="{M}/{D}",Zo=Rl+hc,Br=Zo+"/{YY}",mc="{aa}",kh="{h}:{mm}",vo=kh+mc,Lu=Rl+vo,Pu=":{ss}",me=null;function gc(e){let t=e*1e3,n=t*60,o=n*60,r=o*24,s=r*30,l=r*365,u=(e==1?er(10,0,3,Kr).filter(dc):er(10,-3,0,Kr)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),f=[[l,pc,me,me,me,me,me,me,1],[r*28,"{MMM}",Ou,me,me,me,me,me,1],[r,hc,Ou,me,me,me,me,me,1],[o,"{h}"+mc,Br,me,Zo,me,me,me,1],[n,vo,Br,me,Zo,me,me,me,1],[t,Pu,Br+" "+vo,me,Zo+" "+vo,me,Lu,me,1],[e,Pu+".{fff}",Br+" "+vo,me,Zo+" "+vo,me,Lu,me,1]];function p(m){return(v,b,w,k,C,T)=>{let y=[],S=C>=l,E=C>=s&&C<l,z=m(w),P=xe(z*e,3),F=al(z.getFullYear(),S?0:z.getMonth(),E||S?1:z.getDate()),H=xe(F*e,3);if(E||S){let q=E?C/s:0,$=S?C/l:0,O=P==H?P:xe(al(F.getFullYear()+$,F.getMonth()+q,1)*e,3),V=new Date(He(O/e)),D=V.getFullYear(),Y=V.getMonth();for(let G=0;O<=k;G++){let ne=al(D+$*G,Y+q*G,1),U=ne-m(xe(ne*e,3));O=xe((+ne+U)*e,3),O<=k&&y.push(O)}}else{let q=C>=r?r:C,$=St(w)-St(P),O=H+$+Jr(P-H,q);y.push(O);let V=m(O),D=V.getHours()+V.getMinutes()/n+V.getSeconds()/o,Y=C/o,G=v.axes[b]._space,ne=T/G;for(;O=xe(O+C,e==1?0:3),!(O>k);)if(Y>1){let U=St(xe(D+Y,6))%24,se=m(O).getHours()-U;se>1&&(se=-1),O-=se*o,D=(D+Y)%24;let he=y[y.length-1];xe((O-he)/C,3)*ne>=.7&&y.push(O)}else y.push(O)}return y}}return[u,f,p]}var[Eh,Th,Mh]=gc(1),[Ch,Rh,Ah]=gc(.001);er(2,-53,53,[1]);function Du(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function zu(e,t){return(n,o,r,s,l)=>{let i=t.find(w=>l>=w[0])||t[t.length-1],u,f,p,m,v,b;return o.map(w=>{let k=e(w),C=k.getFullYear(),T=k.getMonth(),y=k.getDate(),S=k.getHours(),E=k.getMinutes(),z=k.getSeconds(),P=C!=u&&i[2]||T!=f&&i[3]||y!=p&&i[4]||S!=m&&i[5]||E!=v&&i[6]||z!=b&&i[7]||i[1];return u=C,f=T,p=y,m=S,v=E,b=z,P(k)})}}function Oh(e,t){let n=Cl(t);return(o,r,s,l,i)=>r.map(u=>n(e(u)))}function al(e,t,n){return new Date(e,t,n)}function Iu(e,t){return t(e)}var Lh="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Nu(e,t){return(n,o,r,s)=>s==null?xl:t(e(o))}function Ph(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function Dh(e,t){return e.series[t].fill(e,t)}var zh={show:!0,live:!0,isolate:!1,mount:eh,markers:{show:!0,width:2,stroke:Ph,fill:Dh,dash:"solid"},idx:null,idxs:null,values:[]};function Ih(e,t){let n=e.cursor.points,o=At(),r=n.size(e,t);Ae(o,Yo,r),Ae(o,Jo,r);let s=r/-2;Ae(o,"marginLeft",s),Ae(o,"marginTop",s);let l=n.width(e,t,r);return l&&Ae(o,"borderWidth",l),o}function Nh(e,t){let n=e.series[t].points;return n._fill||n._stroke}function $h(e,t){let n=e.series[t].points;return n._stroke||n._fill}function Vh(e,t){return e.series[t].points.size}var ul=[0,0];function Wh(e,t,n){return ul[0]=t,ul[1]=n,ul}function Hr(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function cl(e,t,n,o=!0){return r=>{(!o||r.target==t)&&n(r)}}var Fh={show:!0,x:!0,y:!0,lock:!1,move:Wh,points:{one:!1,show:Ih,size:Vh,width:0,stroke:$h,fill:Nh},bind:{mousedown:Hr,mouseup:Hr,click:Hr,dblclick:Hr,mousemove:cl,mouseleave:cl,mouseenter:cl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},bc={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Al=Ve({},bc,{filter:oc}),vc=Ve({},Al,{size:10}),yc=Ve({},bc,{show:!1}),Ol='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',_c="bold "+Ol,wc=1.5,$u={show:!0,scale:"x",stroke:wl,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:_c,side:2,grid:Al,ticks:vc,border:yc,font:Ol,lineGap:wc,rotate:0},Bh="Value",Hh="Time",Vu={show:!0,scale:"x",auto:!1,sorted:1,min:we,max:-we,idxs:[]};function Gh(e,t,n,o,r){return t.map(s=>s==null?"":Tl(s))}function jh(e,t,n,o,r,s,l){let i=[],u=gn.get(r)||0;n=l?n:xe(Jr(n,r),u);for(let f=n;f<=o;f=xe(f+r,u))i.push(Object.is(f,-0)?0:f);return i}function gl(e,t,n,o,r,s,l){let i=[],u=e.scales[e.axes[t].scale].log,f=u==10?tn:ec,p=St(f(n));r=_o(u,p),u==10&&(r=zn[Wt(r,zn)]);let m=n,v=r*u;u==10&&(v=zn[Wt(v,zn)]);do i.push(m),m=m+r,u==10&&!gn.has(m)&&(m=xe(m,gn.get(r))),m>=v&&(r=m,v=r*u,u==10&&(v=zn[Wt(v,zn)]));while(m<=o);return i}function Uh(e,t,n,o,r,s,l){let u=e.scales[e.axes[t].scale].asinh,f=o>u?gl(e,t,pt(u,n),o,r):[u],p=o>=0&&n<=0?[0]:[];return(n<-u?gl(e,t,pt(u,-o),-n,r):[u]).reverse().map(v=>-v).concat(p,f)}var xc=/./,Kh=/[12357]/,qh=/[125]/,Wu=/1/,bl=(e,t,n,o)=>e.map((r,s)=>t==4&&r==0||s%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function Yh(e,t,n,o,r){let s=e.axes[n],l=s.scale,i=e.scales[l],u=e.valToPos,f=s._space,p=u(10,l),m=u(9,l)-p>=f?xc:u(7,l)-p>=f?Kh:u(5,l)-p>=f?qh:Wu;if(m==Wu){let v=Ge(u(1,l)-p);if(v<f)return bl(t.slice().reverse(),i.distr,m,Ot(f/v)).reverse()}return bl(t,i.distr,m,1)}function Jh(e,t,n,o,r){let s=e.axes[n],l=s.scale,i=s._space,u=e.valToPos,f=Ge(u(1,l)-u(2,l));return f<i?bl(t.slice().reverse(),3,xc,Ot(i/f)).reverse():t}function Zh(e,t,n,o){return o==null?xl:t==null?"":Tl(t)}var Fu={show:!0,scale:"y",stroke:wl,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:_c,side:3,grid:Al,ticks:vc,border:yc,font:Ol,lineGap:wc,rotate:0};function Qh(e,t){let n=3+(e||1)*2;return xe(n*t,3)}function Xh(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],s=e.valToPos(r[o[0]],n,!0),l=e.valToPos(r[o[1]],n,!0),i=Ge(l-s),u=e.series[t],f=i/(u.points.space*pe);return o[1]-o[0]<=f}var Bu={scale:null,auto:!0,sorted:0,min:we,max:-we},Sc=(e,t,n,o,r)=>r,Hu={show:!0,auto:!0,sorted:0,gaps:Sc,alpha:1,facets:[Ve({},Bu,{scale:"x"}),Ve({},Bu,{scale:"y"})]},Gu={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Sc,alpha:1,points:{show:Xh,filter:null},values:null,min:we,max:-we,idxs:[],path:null,clip:null};function em(e,t,n,o,r){return n/10}var kc={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},tm=Ve({},kc,{time:!1,ori:1}),ju={};function Ec(e,t){let n=ju[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,s,l,i,u,f){for(let p=0;p<n.plots.length;p++)n.plots[p]!=r&&n.plots[p].pub(o,r,s,l,i,u,f)}},e!=null&&(ju[e]=n)),n}var So=1,vl=2;function Vn(e,t,n){let o=e.mode,r=e.series[t],s=o==2?e._data[t]:e._data,l=e.scales,i=e.bbox,u=s[0],f=o==2?s[1]:s[t],p=o==2?l[r.facets[0].scale]:l[e.series[0].scale],m=o==2?l[r.facets[1].scale]:l[r.scale],v=i.left,b=i.top,w=i.width,k=i.height,C=e.valToPosH,T=e.valToPosV;return p.ori==0?n(r,u,f,p,m,C,T,v,b,w,k,Xr,Eo,ts,Mc,Rc):n(r,u,f,p,m,T,C,b,v,k,w,es,To,Dl,Cc,Ac)}function Ll(e,t){let n=0,o=0,r=de(e.bands,Ml);for(let s=0;s<r.length;s++){let l=r[s];l.series[0]==t?n=l.dir:l.series[1]==t&&(l.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function nm(e,t,n,o,r){let s=e.mode,l=e.series[t],i=s==2?l.facets[1].scale:l.scale,u=e.scales[i];return r==-1?u.min:r==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function nn(e,t,n,o,r,s){return Vn(e,t,(l,i,u,f,p,m,v,b,w,k,C)=>{let T=l.pxRound,y=f.dir*(f.ori==0?1:-1),S=f.ori==0?Eo:To,E,z;y==1?(E=n,z=o):(E=o,z=n);let P=T(m(i[E],f,k,b)),F=T(v(u[E],p,C,w)),H=T(m(i[z],f,k,b)),q=T(v(s==1?p.max:p.min,p,C,w)),$=new Path2D(r);return S($,H,q),S($,P,q),S($,P,F),$})}function Qr(e,t,n,o,r,s){let l=null;if(e.length>0){l=new Path2D;let i=t==0?ts:Dl,u=n;for(let m=0;m<e.length;m++){let v=e[m];if(v[1]>v[0]){let b=v[0]-u;b>0&&i(l,u,o,b,o+s),u=v[1]}}let f=n+r-u,p=10;f>0&&i(l,u,o-p/2,f,o+s+p)}return l}function om(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function Pl(e,t,n,o,r,s,l){let i=[],u=e.length;for(let f=r==1?n:o;f>=n&&f<=o;f+=r)if(t[f]===null){let m=f,v=f;if(r==1)for(;++f<=o&&t[f]===null;)v=f;else for(;--f>=n&&t[f]===null;)v=f;let b=s(e[m]),w=v==m?b:s(e[v]),k=m-r;b=l<=0&&k>=0&&k<u?s(e[k]):b;let T=v+r;w=l>=0&&T>=0&&T<u?s(e[T]):w,w>=b&&i.push([b,w])}return i}function Uu(e){return e==0?nc:e==1?He:t=>Dn(t,e)}function Tc(e){let t=e==0?Xr:es,n=e==0?(r,s,l,i,u,f)=>{r.arcTo(s,l,i,u,f)}:(r,s,l,i,u,f)=>{r.arcTo(l,s,u,i,f)},o=e==0?(r,s,l,i,u)=>{r.rect(s,l,i,u)}:(r,s,l,i,u)=>{r.rect(l,s,u,i)};return(r,s,l,i,u,f=0,p=0)=>{f==0&&p==0?o(r,s,l,i,u):(f=Ft(f,i/2,u/2),p=Ft(p,i/2,u/2),t(r,s+f,l),n(r,s+i,l,s+i,l+u,f),n(r,s+i,l+u,s,l+u,p),n(r,s,l+u,s,l,p),n(r,s,l,s+i,l,f),r.closePath())}}var Xr=(e,t,n)=>{e.moveTo(t,n)},es=(e,t,n)=>{e.moveTo(n,t)},Eo=(e,t,n)=>{e.lineTo(t,n)},To=(e,t,n)=>{e.lineTo(n,t)},ts=Tc(0),Dl=Tc(1),Mc=(e,t,n,o,r,s)=>{e.arc(t,n,o,r,s)},Cc=(e,t,n,o,r,s)=>{e.arc(n,t,o,r,s)},Rc=(e,t,n,o,r,s,l)=>{e.bezierCurveTo(t,n,o,r,s,l)},Ac=(e,t,n,o,r,s,l)=>{e.bezierCurveTo(n,t,r,o,l,s)};function Oc(e){return(t,n,o,r,s)=>Vn(t,n,(l,i,u,f,p,m,v,b,w,k,C)=>{let{pxRound:T,points:y}=l,S,E;f.ori==0?(S=Xr,E=Mc):(S=es,E=Cc);let z=xe(y.width*pe,3),P=(y.size-y.width)/2*pe,F=xe(P*2,3),H=new Path2D,q=new Path2D,{left:$,top:O,width:V,height:D}=t.bbox;ts(q,$-F,O-F,V+F*2,D+F*2);let Y=G=>{if(u[G]!=null){let ne=T(m(i[G],f,k,b)),U=T(v(u[G],p,C,w));S(H,ne+P,U),E(H,ne,U,P,0,Gr*2)}};if(s)s.forEach(Y);else for(let G=o;G<=r;G++)Y(G);return{stroke:z>0?H:null,fill:H,clip:q,flags:So|vl}})}function Lc(e){return(t,n,o,r,s,l)=>{o!=r&&(s!=o&&l!=o&&e(t,n,o),s!=r&&l!=r&&e(t,n,r),e(t,n,l))}}var rm=Lc(Eo),sm=Lc(To);function Pc(e){let t=de(e?.alignGaps,0);return(n,o,r,s)=>Vn(n,o,(l,i,u,f,p,m,v,b,w,k,C)=>{[r,s]=qr(u,r,s);let T=l.pxRound,y=D=>T(m(D,f,k,b)),S=D=>T(v(D,p,C,w)),E,z;f.ori==0?(E=Eo,z=rm):(E=To,z=sm);let P=f.dir*(f.ori==0?1:-1),F={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:So},H=F.stroke,q=!1;if(s-r>=k*4){let D=j=>n.posToVal(j,f.key,!0),Y=null,G=null,ne,U,nt,Se=y(i[P==1?r:s]),se=y(i[r]),he=y(i[s]),X=D(P==1?se+1:he-1);for(let j=P==1?r:s;j>=r&&j<=s;j+=P){let Ie=i[j],ke=(P==1?Ie<X:Ie>X)?Se:y(Ie),ae=u[j];ke==Se?ae!=null?(U=ae,Y==null?(E(H,ke,S(U)),ne=Y=G=U):U<Y?Y=U:U>G&&(G=U)):ae===null&&(q=!0):(Y!=null&&z(H,Se,S(Y),S(G),S(ne),S(U)),ae!=null?(U=ae,E(H,ke,S(U)),Y=G=ne=U):(Y=G=null,ae===null&&(q=!0)),Se=ke,X=D(Se+P))}Y!=null&&Y!=G&&nt!=Se&&z(H,Se,S(Y),S(G),S(ne),S(U))}else for(let D=P==1?r:s;D>=r&&D<=s;D+=P){let Y=u[D];Y===null?q=!0:Y!=null&&E(H,y(i[D]),S(Y))}let[O,V]=Ll(n,o);if(l.fill!=null||O!=0){let D=F.fill=new Path2D(H),Y=l.fillTo(n,o,l.min,l.max,O),G=S(Y),ne=y(i[r]),U=y(i[s]);P==-1&&([U,ne]=[ne,U]),E(D,U,G),E(D,ne,G)}if(!l.spanGaps){let D=[];q&&D.push(...Pl(i,u,r,s,P,y,t)),F.gaps=D=l.gaps(n,o,r,s,D),F.clip=Qr(D,f.ori,b,w,k,C)}return V!=0&&(F.band=V==2?[nn(n,o,r,s,H,-1),nn(n,o,r,s,H,1)]:nn(n,o,r,s,H,V)),F})}function lm(e){let t=de(e.align,1),n=de(e.ascDesc,!1),o=de(e.alignGaps,0),r=de(e.extend,!1);return(s,l,i,u)=>Vn(s,l,(f,p,m,v,b,w,k,C,T,y,S)=>{[i,u]=qr(m,i,u);let E=f.pxRound,{left:z,width:P}=s.bbox,F=se=>E(w(se,v,y,C)),H=se=>E(k(se,b,S,T)),q=v.ori==0?Eo:To,$={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:So},O=$.stroke,V=v.dir*(v.ori==0?1:-1),D=H(m[V==1?i:u]),Y=F(p[V==1?i:u]),G=Y,ne=Y;r&&t==-1&&(ne=z,q(O,ne,D)),q(O,Y,D);for(let se=V==1?i:u;se>=i&&se<=u;se+=V){let he=m[se];if(he==null)continue;let X=F(p[se]),j=H(he);t==1?q(O,X,D):q(O,G,j),q(O,X,j),D=j,G=X}let U=G;r&&t==1&&(U=z+P,q(O,U,D));let[nt,Se]=Ll(s,l);if(f.fill!=null||nt!=0){let se=$.fill=new Path2D(O),he=f.fillTo(s,l,f.min,f.max,nt),X=H(he);q(se,U,X),q(se,ne,X)}if(!f.spanGaps){let se=[];se.push(...Pl(p,m,i,u,V,F,o));let he=f.width*pe/2,X=n||t==1?he:-he,j=n||t==-1?-he:he;se.forEach(Ie=>{Ie[0]+=X,Ie[1]+=j}),$.gaps=se=f.gaps(s,l,i,u,se),$.clip=Qr(se,v.ori,C,T,y,S)}return Se!=0&&($.band=Se==2?[nn(s,l,i,u,O,-1),nn(s,l,i,u,O,1)]:nn(s,l,i,u,O,Se)),$})}function Ku(e,t,n,o,r,s,l=we){if(e.length>1){let i=null;for(let u=0,f=1/0;u<e.length;u++)if(t[u]!==void 0){if(i!=null){let p=Ge(e[u]-e[i]);p<f&&(f=p,l=Ge(n(e[u],o,r,s)-n(e[i],o,r,s)))}i=u}}return l}function im(e){e=e||Xo;let t=de(e.size,[.6,we,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=re(r),l=1-t[0],i=de(t[1],we),u=de(t[2],1),f=de(e.disp,Xo),p=de(e.each,b=>{}),{fill:m,stroke:v}=f;return(b,w,k,C)=>Vn(b,w,(T,y,S,E,z,P,F,H,q,$,O)=>{let V=T.pxRound,D=n,Y=o*pe,G=i*pe,ne=u*pe,U,nt;E.ori==0?[U,nt]=s(b,w):[nt,U]=s(b,w);let Se=E.dir*(E.ori==0?1:-1),se=E.ori==0?ts:Dl,he=E.ori==0?p:(W,Ee,Fe,Hn,yn,Bt,_n)=>{p(W,Ee,Fe,yn,Hn,_n,Bt)},X=de(b.bands,Ml).find(W=>W.series[0]==w),j=X!=null?X.dir:0,Ie=T.fillTo(b,w,T.min,T.max,j),je=V(F(Ie,z,O,q)),ke,ae,gt,lt=$,R=V(T.width*pe),J=!1,ue=null,ge=null,We=null,Yt=null;m!=null&&(R==0||v!=null)&&(J=!0,ue=m.values(b,w,k,C),ge=new Map,new Set(ue).forEach(W=>{W!=null&&ge.set(W,new Path2D)}),R>0&&(We=v.values(b,w,k,C),Yt=new Map,new Set(We).forEach(W=>{W!=null&&Yt.set(W,new Path2D)})));let{x0:Fn,size:Mo}=f;if(Fn!=null&&Mo!=null){D=1,y=Fn.values(b,w,k,C),Fn.unit==2&&(y=y.map(Fe=>b.posToVal(H+Fe*$,E.key,!0)));let W=Mo.values(b,w,k,C);Mo.unit==2?ae=W[0]*$:ae=P(W[0],E,$,H)-P(0,E,$,H),lt=Ku(y,S,P,E,$,H,lt),gt=lt-ae+Y}else lt=Ku(y,S,P,E,$,H,lt),gt=lt*l+Y,ae=lt-gt;gt<1&&(gt=0),R>=ae/2&&(R=0),gt<5&&(V=nc);let nr=gt>0,bn=lt-gt-(nr?R:0);ae=V(ml(bn,ne,G)),ke=(D==0?ae/2:D==Se?0:ae)-D*Se*((D==0?Y/2:0)+(nr?R/2:0));let it={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Bn=J?null:new Path2D,Jt=null;if(X!=null)Jt=b.data[X.series[1]];else{let{y0:W,y1:Ee}=f;W!=null&&Ee!=null&&(S=Ee.values(b,w,k,C),Jt=W.values(b,w,k,C))}let vn=U*ae,ee=nt*ae;for(let W=Se==1?k:C;W>=k&&W<=C;W+=Se){let Ee=S[W];if(Ee==null)continue;if(Jt!=null){let ht=Jt[W]??0;if(Ee-ht==0)continue;je=F(ht,z,O,q)}let Fe=E.distr!=2||f!=null?y[W]:W,Hn=P(Fe,E,$,H),yn=F(de(Ee,Ie),z,O,q),Bt=V(Hn-ke),_n=V(pt(yn,je)),bt=V(Ft(yn,je)),Et=_n-bt;if(Ee!=null){let ht=Ee<0?ee:vn,Lt=Ee<0?vn:ee;J?(R>0&&We[W]!=null&&se(Yt.get(We[W]),Bt,bt+St(R/2),ae,pt(0,Et-R),ht,Lt),ue[W]!=null&&se(ge.get(ue[W]),Bt,bt+St(R/2),ae,pt(0,Et-R),ht,Lt)):se(Bn,Bt,bt+St(R/2),ae,pt(0,Et-R),ht,Lt),he(b,w,W,Bt-R/2,bt,ae+R,Et)}}return R>0?it.stroke=J?Yt:Bn:J||(it._fill=T.width==0?T._fill:T._stroke??T._fill,it.width=0),it.fill=J?ge:Bn,it})}function am(e,t){let n=de(t?.alignGaps,0);return(o,r,s,l)=>Vn(o,r,(i,u,f,p,m,v,b,w,k,C,T)=>{[s,l]=qr(f,s,l);let y=i.pxRound,S=U=>y(v(U,p,C,w)),E=U=>y(b(U,m,T,k)),z,P,F;p.ori==0?(z=Xr,F=Eo,P=Rc):(z=es,F=To,P=Ac);let H=p.dir*(p.ori==0?1:-1),q=S(u[H==1?s:l]),$=q,O=[],V=[];for(let U=H==1?s:l;U>=s&&U<=l;U+=H)if(f[U]!=null){let Se=u[U],se=S(Se);O.push($=se),V.push(E(f[U]))}let D={stroke:e(O,V,z,F,P,y),fill:null,clip:null,band:null,gaps:null,flags:So},Y=D.stroke,[G,ne]=Ll(o,r);if(i.fill!=null||G!=0){let U=D.fill=new Path2D(Y),nt=i.fillTo(o,r,i.min,i.max,G),Se=E(nt);F(U,$,Se),F(U,q,Se)}if(!i.spanGaps){let U=[];U.push(...Pl(u,f,s,l,H,S,n)),D.gaps=U=i.gaps(o,r,s,l,U),D.clip=Qr(U,p.ori,w,k,C,T)}return ne!=0&&(D.band=ne==2?[nn(o,r,s,l,Y,-1),nn(o,r,s,l,Y,1)]:nn(o,r,s,l,Y,ne)),D})}function um(e){return am(cm,e)}function cm(e,t,n,o,r,s){let l=e.length;if(l<2)return null;let i=new Path2D;if(n(i,e[0],t[0]),l==2)o(i,e[1],t[1]);else{let u=Array(l),f=Array(l-1),p=Array(l-1),m=Array(l-1);for(let v=0;v<l-1;v++)p[v]=t[v+1]-t[v],m[v]=e[v+1]-e[v],f[v]=p[v]/m[v];u[0]=f[0];for(let v=1;v<l-1;v++)f[v]===0||f[v-1]===0||f[v-1]>0!=f[v]>0?u[v]=0:(u[v]=3*(m[v-1]+m[v])/((2*m[v]+m[v-1])/f[v-1]+(m[v]+2*m[v-1])/f[v]),isFinite(u[v])||(u[v]=0));u[l-1]=f[l-2];for(let v=0;v<l-1;v++)r(i,e[v]+m[v]/3,t[v]+u[v]*m[v]/3,e[v+1]-m[v]/3,t[v+1]-u[v+1]*m[v]/3,e[v+1],t[v+1])}return i}var yl=new Set;function qu(){for(let e of yl)e.syncRect(!0)}ko&&(Nn(Gp,yo,qu),Nn(jp,yo,qu,!0),Nn(jr,yo,()=>{Qe.pxRatio=pe}));var dm=Pc(),fm=Oc();function Yu(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,l)=>_l(s,l,t,n))}function pm(e,t){return e.map((n,o)=>o==0?{}:Ve({},t,n))}function _l(e,t,n,o){return Ve({},t==0?n:o,e)}function Dc(e,t,n){return t==null?wo:[t,n]}var hm=Dc;function mm(e,t,n){return t==null?wo:Ur(t,n,El,!0)}function zc(e,t,n,o){return t==null?wo:Yr(t,n,e.scales[o].log,!1)}var gm=zc;function Ic(e,t,n,o){return t==null?wo:kl(t,n,e.scales[o].log,!1)}var bm=Ic;function vm(e,t,n,o,r){let s=pt(Mu(e),Mu(t)),l=t-e,i=Wt(r/o*l,n);do{let u=n[i],f=o*u/l;if(f>=r&&s+(u<5?gn.get(u):0)<=17)return[u,f]}while(++i<n.length);return[0,0]}function Ju(e){let t,n;return e=e.replace(/(\d+)px/,(o,r)=>(t=He((n=+r)*pe))+"px"),[e,t,n]}function ym(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=xe(t[2]*pe,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function Qe(e,t,n){let o={mode:de(e.mode,1)},r=o.mode;function s(a,d,h,g){let _=d.valToPct(a);return g+h*(d.dir==-1?1-_:_)}function l(a,d,h,g){let _=d.valToPct(a);return g+h*(d.dir==-1?_:1-_)}function i(a,d,h,g){return d.ori==0?s(a,d,h,g):l(a,d,h,g)}o.valToPosH=s,o.valToPosV=l;let u=!1;o.status=0;let f=o.root=At(Tp);if(e.id!=null&&(f.id=e.id),xt(f,e.class),e.title){let a=At(Rp,f);a.textContent=e.title}let p=Vt("canvas"),m=o.ctx=p.getContext("2d"),v=At(Ap,f);Nn("click",v,a=>{a.target===w&&(Te!=eo||Oe!=to)&&et.click(o,a)},!0);let b=o.under=At(Op,v);v.appendChild(p);let w=o.over=At(Lp,v);e=xo(e);let k=+de(e.pxAlign,1),C=Uu(k);(e.plugins||[]).forEach(a=>{a.opts&&(e=a.opts(o,e)||e)});let T=e.ms||.001,y=o.series=r==1?Yu(e.series||[],Vu,Gu,!1):pm(e.series||[null],Hu),S=o.axes=Yu(e.axes||[],$u,Fu,!0),E=o.scales={},z=o.bands=e.bands||[];z.forEach(a=>{a.fill=re(a.fill||null),a.dir=de(a.dir,-1)});let P=r==2?y[1].facets[0].scale:y[0].scale,F={axes:_d,series:md},H=(e.drawOrder||["axes","series"]).map(a=>F[a]);function q(a){let d=a.distr==3?h=>tn(h>0?h:a.clamp(o,h,a.min,a.max,a.key)):a.distr==4?h=>il(h,a.asinh):a.distr==100?h=>a.fwd(h):h=>h;return h=>{let g=d(h),{_min:_,_max:x}=a,M=x-_;return(g-_)/M}}function $(a){let d=E[a];if(d==null){let h=(e.scales||Xo)[a]||Xo;if(h.from!=null){$(h.from);let g=Ve({},E[h.from],h,{key:a});g.valToPct=q(g),E[a]=g}else{d=E[a]=Ve({},a==P?kc:tm,h),d.key=a;let g=d.time,_=d.range,x=mn(_);if((a!=P||r==2&&!g)&&(x&&(_[0]==null||_[1]==null)&&(_={min:_[0]==null?ku:{mode:1,hard:_[0],soft:_[0]},max:_[1]==null?ku:{mode:1,hard:_[1],soft:_[1]}},x=!1),!x&&Zr(_))){let M=_;_=(A,L,I)=>L==null?wo:Ur(L,I,M)}d.range=re(_||(g?hm:a==P?d.distr==3?gm:d.distr==4?bm:Dc:d.distr==3?zc:d.distr==4?Ic:mm)),d.auto=re(x?!1:d.auto),d.clamp=re(d.clamp||em),d._min=d._max=null,d.valToPct=q(d)}}}$("x"),$("y"),r==1&&y.forEach(a=>{$(a.scale)}),S.forEach(a=>{$(a.scale)});for(let a in e.scales)$(a);let O=E[P],V=O.distr,D,Y;O.ori==0?(xt(f,Mp),D=s,Y=l):(xt(f,Cp),D=l,Y=s);let G={};for(let a in E){let d=E[a];(d.min!=null||d.max!=null)&&(G[a]={min:d.min,max:d.max},d.min=d.max=null)}let ne=e.tzDate||(a=>new Date(He(a/T))),U=e.fmtDate||Cl,nt=T==1?Mh(ne):Ah(ne),Se=zu(ne,Du(T==1?Th:Rh,U)),se=Nu(ne,Iu(Lh,U)),he=[],X=o.legend=Ve({},zh,e.legend),j=o.cursor=Ve({},Fh,{drag:{y:r==2}},e.cursor),Ie=X.show,je=j.show,ke=X.markers;X.idxs=he,ke.width=re(ke.width),ke.dash=re(ke.dash),ke.stroke=re(ke.stroke),ke.fill=re(ke.fill);let ae,gt,lt,R=[],J=[],ue,ge=!1,We={};if(X.live){let a=y[1]?y[1].values:null;ge=a!=null,ue=ge?a(o,1,0):{_:0};for(let d in ue)We[d]=xl}if(Ie)if(ae=Vt("table",$p,f),lt=Vt("tbody",null,ae),X.mount(o,ae),ge){gt=Vt("thead",null,ae,lt);let a=Vt("tr",null,gt);Vt("th",null,a);for(var Yt in ue)Vt("th",du,a).textContent=Yt}else xt(ae,Wp),X.live&&xt(ae,Vp);let Fn={show:!0},Mo={show:!1};function nr(a,d){if(d==0&&(ge||!X.live||r==2))return wo;let h=[],g=Vt("tr",Fp,lt,lt.childNodes[d]);xt(g,a.class),a.show||xt(g,In);let _=Vt("th",null,g);if(ke.show){let A=At(Bp,_);if(d>0){let L=ke.width(o,d);L&&(A.style.border=L+"px "+ke.dash(o,d)+" "+ke.stroke(o,d)),A.style.background=ke.fill(o,d)}}let x=At(du,_);a.label instanceof HTMLElement?x.appendChild(a.label):x.textContent=a.label,d>0&&(ke.show||(x.style.color=a.width>0?ke.stroke(o,d):ke.fill(o,d)),it("click",_,A=>{if(j._lock)return;xn(A);let L=y.indexOf(a);if((A.ctrlKey||A.metaKey)!=X.isolate){let I=y.some((N,B)=>B>0&&B!=L&&N.show);y.forEach((N,B)=>{B>0&&Gt(B,I?B==L?Fn:Mo:Fn,!0,$e.setSeries)})}else Gt(L,{show:!a.show},!0,$e.setSeries)},!1),jn&&it(mu,_,A=>{j._lock||(xn(A),Gt(y.indexOf(a),oo,!0,$e.setSeries))},!1));for(var M in ue){let A=Vt("td",Hp,g);A.textContent="--",h.push(A)}return[g,h]}let bn=new Map;function it(a,d,h,g=!0){let _=bn.get(d)||{},x=j.bind[a](o,d,h,g);x&&(Nn(a,d,_[a]=x),bn.set(d,_))}function Bn(a,d,h){let g=bn.get(d)||{};for(let _ in g)(a==null||_==a)&&(hl(_,d,g[_]),delete g[_]);a==null&&bn.delete(d)}let Jt=0,vn=0,ee=0,W=0,Ee=0,Fe=0,Hn=Ee,yn=Fe,Bt=ee,_n=W,bt=0,Et=0,ht=0,Lt=0;o.bbox={};let ns=!1,or=!1,Gn=!1,wn=!1,rr=!1,Tt=!1;function os(a,d,h){(h||a!=o.width||d!=o.height)&&$l(a,d),Jn(!1),Gn=!0,or=!0,Zn()}function $l(a,d){o.width=Jt=ee=a,o.height=vn=W=d,Ee=Fe=0,ad(),ud();let h=o.bbox;bt=h.left=Dn(Ee*pe,.5),Et=h.top=Dn(Fe*pe,.5),ht=h.width=Dn(ee*pe,.5),Lt=h.height=Dn(W*pe,.5)}let sd=3;function ld(){let a=!1,d=0;for(;!a;){d++;let h=vd(d),g=yd(d);a=d==sd||h&&g,a||($l(o.width,o.height),or=!0)}}function id({width:a,height:d}){os(a,d)}o.setSize=id;function ad(){let a=!1,d=!1,h=!1,g=!1;S.forEach((_,x)=>{if(_.show&&_._show){let{side:M,_size:A}=_,L=M%2,I=_.label!=null?_.labelSize:0,N=A+I;N>0&&(L?(ee-=N,M==3?(Ee+=N,g=!0):h=!0):(W-=N,M==0?(Fe+=N,a=!0):d=!0))}}),Sn[0]=a,Sn[1]=h,Sn[2]=d,Sn[3]=g,ee-=on[1]+on[3],Ee+=on[3],W-=on[2]+on[0],Fe+=on[0]}function ud(){let a=Ee+ee,d=Fe+W,h=Ee,g=Fe;function _(x,M){switch(x){case 1:return a+=M,a-M;case 2:return d+=M,d-M;case 3:return h-=M,h+M;case 0:return g-=M,g+M}}S.forEach((x,M)=>{if(x.show&&x._show){let A=x.side;x._pos=_(A,x._size),x.label!=null&&(x._lpos=_(A,x.labelSize))}})}if(j.dataIdx==null){let a=j.hover,d=a.skip=new Set(a.skip??[]);d.add(void 0);let h=a.prox=re(a.prox),g=a.bias??=0;j.dataIdx=(_,x,M,A)=>{if(x==0)return M;let L=M,I=h(_,x,M,A)??we,N=I>=0&&I<we,B=O.ori==0?ee:W,Q=j.left,fe=t[0],ce=t[x];if(d.has(ce[M])){L=null;let oe=null,Z=null,K;if(g==0||g==-1)for(K=M;oe==null&&K-- >0;)d.has(ce[K])||(oe=K);if(g==0||g==1)for(K=M;Z==null&&K++<ce.length;)d.has(ce[K])||(Z=K);if(oe!=null||Z!=null)if(N){let Ce=oe==null?-1/0:D(fe[oe],O,B,0),Pe=Z==null?1/0:D(fe[Z],O,B,0),Ze=Q-Ce,be=Pe-Q;Ze<=be?Ze<=I&&(L=oe):be<=I&&(L=Z)}else L=Z==null?oe:oe==null?Z:M-oe<=Z-M?oe:Z}else N&&Ge(Q-D(fe[M],O,B,0))>I&&(L=null);return L}}let xn=a=>{j.event=a};j.idxs=he,j._lock=!1;let ot=j.points;ot.show=re(ot.show),ot.size=re(ot.size),ot.stroke=re(ot.stroke),ot.width=re(ot.width),ot.fill=re(ot.fill);let Ht=o.focus=Ve({},e.focus||{alpha:.3},j.focus),jn=Ht.prox>=0,Un=jn&&ot.one,Mt=[],Kn=[],qn=[];function Vl(a,d){let h=ot.show(o,d);if(h instanceof HTMLElement)return xt(h,Np),xt(h,a.class),qt(h,-10,-10,ee,W),w.insertBefore(h,Mt[d]),h}function Wl(a,d){if(r==1||d>0){let h=r==1&&E[a.scale].time,g=a.value;a.value=h?Au(g)?Nu(ne,Iu(g,U)):g||se:g||Zh,a.label=a.label||(h?Hh:Bh)}if(Un||d>0){a.width=a.width==null?1:a.width,a.paths=a.paths||dm||th,a.fillTo=re(a.fillTo||nm),a.pxAlign=+de(a.pxAlign,k),a.pxRound=Uu(a.pxAlign),a.stroke=re(a.stroke||null),a.fill=re(a.fill||null),a._stroke=a._fill=a._paths=a._focus=null;let h=Qh(pt(1,a.width),1),g=a.points=Ve({},{size:h,width:pt(1,h*.2),stroke:a.stroke,space:h*2,paths:fm,_stroke:null,_fill:null},a.points);g.show=re(g.show),g.filter=re(g.filter),g.fill=re(g.fill),g.stroke=re(g.stroke),g.paths=re(g.paths),g.pxAlign=a.pxAlign}if(Ie){let h=nr(a,d);R.splice(d,0,h[0]),J.splice(d,0,h[1]),X.values.push(null)}if(je){he.splice(d,0,null);let h=null;Un?d==0&&(h=Vl(a,d)):d>0&&(h=Vl(a,d)),Mt.splice(d,0,h),Kn.splice(d,0,0),qn.splice(d,0,0)}Je("addSeries",d)}function cd(a,d){d=d??y.length,a=r==1?_l(a,d,Vu,Gu):_l(a,d,{},Hu),y.splice(d,0,a),Wl(y[d],d)}o.addSeries=cd;function dd(a){if(y.splice(a,1),Ie){X.values.splice(a,1),J.splice(a,1);let d=R.splice(a,1)[0];Bn(null,d.firstChild),d.remove()}je&&(he.splice(a,1),Mt.splice(a,1)[0].remove(),Kn.splice(a,1),qn.splice(a,1)),Je("delSeries",a)}o.delSeries=dd;let Sn=[!1,!1,!1,!1];function fd(a,d){if(a._show=a.show,a.show){let h=a.side%2,g=E[a.scale];g==null&&(a.scale=h?y[1].scale:P,g=E[a.scale]);let _=g.time;a.size=re(a.size),a.space=re(a.space),a.rotate=re(a.rotate),mn(a.incrs)&&a.incrs.forEach(M=>{!gn.has(M)&&gn.set(M,sc(M))}),a.incrs=re(a.incrs||(g.distr==2?Sh:_?T==1?Eh:Ch:zn)),a.splits=re(a.splits||(_&&g.distr==1?nt:g.distr==3?gl:g.distr==4?Uh:jh)),a.stroke=re(a.stroke),a.grid.stroke=re(a.grid.stroke),a.ticks.stroke=re(a.ticks.stroke),a.border.stroke=re(a.border.stroke);let x=a.values;a.values=mn(x)&&!mn(x[0])?re(x):_?mn(x)?zu(ne,Du(x,U)):Au(x)?Oh(ne,x):x||Se:x||Gh,a.filter=re(a.filter||(g.distr>=3&&g.log==10?Yh:g.distr==3&&g.log==2?Jh:oc)),a.font=Ju(a.font),a.labelFont=Ju(a.labelFont),a._size=a.size(o,null,d,0),a._space=a._rotate=a._incrs=a._found=a._splits=a._values=null,a._size>0&&(Sn[d]=!0,a._el=At(Pp,v))}}function Co(a,d,h,g){let[_,x,M,A]=h,L=d%2,I=0;return L==0&&(A||x)&&(I=d==0&&!_||d==2&&!M?He($u.size/3):0),L==1&&(_||M)&&(I=d==1&&!x||d==3&&!A?He(Fu.size/2):0),I}let Fl=o.padding=(e.padding||[Co,Co,Co,Co]).map(a=>re(de(a,Co))),on=o._padding=Fl.map((a,d)=>a(o,d,Sn,0)),Xe,Ue=null,Ke=null,sr=r==1?y[0].idxs:null,Pt=null,Ro=!1;function Bl(a,d){if(t=a??[],o.data=o._data=t,r==2){Xe=0;for(let h=1;h<y.length;h++)Xe+=t[h][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Pt=t[0],Xe=Pt.length;let h=t;if(V==2){h=t.slice();let g=h[0]=Array(Xe);for(let _=0;_<Xe;_++)g[_]=_}o._data=t=h}if(Jn(!0),Je("setData"),V==2&&(Gn=!0),d!==!1){let h=O;h.auto(o,Ro)?rs():sn(P,h.min,h.max),wn=wn||j.left>=0,Tt=!0,Zn()}}o.setData=Bl;function rs(){Ro=!0;let a,d;r==1&&(Xe>0?(Ue=sr[0]=0,Ke=sr[1]=Xe-1,a=t[0][Ue],d=t[0][Ke],V==2?(a=Ue,d=Ke):a==d&&(V==3?[a,d]=Yr(a,a,O.log,!1):V==4?[a,d]=kl(a,a,O.log,!1):O.time?d=a+He(86400/T):[a,d]=Ur(a,d,El,!0))):(Ue=sr[0]=a=null,Ke=sr[1]=d=null)),sn(P,a,d)}let lr,Yn,ss,ls,is,as,us,cs,ds,mt;function Hl(a,d,h,g,_,x){a??=pu,h??=Ml,g??="butt",_??=pu,x??="round",a!=lr&&(m.strokeStyle=lr=a),_!=Yn&&(m.fillStyle=Yn=_),d!=ss&&(m.lineWidth=ss=d),x!=is&&(m.lineJoin=is=x),g!=as&&(m.lineCap=as=g),h!=ls&&m.setLineDash(ls=h)}function Gl(a,d,h,g){d!=Yn&&(m.fillStyle=Yn=d),a!=us&&(m.font=us=a),h!=cs&&(m.textAlign=cs=h),g!=ds&&(m.textBaseline=ds=g)}function fs(a,d,h,g,_=0){if(g.length>0&&a.auto(o,Ro)&&(d==null||d.min==null)){let x=de(Ue,0),M=de(Ke,g.length-1),A=h.min==null?Yp(g,x,M,_,a.distr==3):[h.min,h.max];a.min=Ft(a.min,h.min=A[0]),a.max=pt(a.max,h.max=A[1])}}let jl={min:null,max:null};function pd(){for(let g in E){let _=E[g];G[g]==null&&(_.min==null||G[P]!=null&&_.auto(o,Ro))&&(G[g]=jl)}for(let g in E){let _=E[g];G[g]==null&&_.from!=null&&G[_.from]!=null&&(G[g]=jl)}G[P]!=null&&Jn(!0);let a={};for(let g in G){let _=G[g];if(_!=null){let x=a[g]=xo(E[g],rh);if(_.min!=null)Ve(x,_);else if(g!=P||r==2)if(Xe==0&&x.from==null){let M=x.range(o,null,null,g);x.min=M[0],x.max=M[1]}else x.min=we,x.max=-we}}if(Xe>0){y.forEach((g,_)=>{if(r==1){let x=g.scale,M=G[x];if(M==null)return;let A=a[x];if(_==0){let L=A.range(o,A.min,A.max,x);A.min=L[0],A.max=L[1],Ue=Wt(A.min,t[0]),Ke=Wt(A.max,t[0]),Ke-Ue>1&&(t[0][Ue]<A.min&&Ue++,t[0][Ke]>A.max&&Ke--),g.min=Pt[Ue],g.max=Pt[Ke]}else g.show&&g.auto&&fs(A,M,g,t[_],g.sorted);g.idxs[0]=Ue,g.idxs[1]=Ke}else if(_>0&&g.show&&g.auto){let[x,M]=g.facets,A=x.scale,L=M.scale,[I,N]=t[_],B=a[A],Q=a[L];B!=null&&fs(B,G[A],x,I,x.sorted),Q!=null&&fs(Q,G[L],M,N,M.sorted),g.min=M.min,g.max=M.max}});for(let g in a){let _=a[g],x=G[g];if(_.from==null&&(x==null||x.min==null)){let M=_.range(o,_.min==we?null:_.min,_.max==-we?null:_.max,g);_.min=M[0],_.max=M[1]}}}for(let g in a){let _=a[g];if(_.from!=null){let x=a[_.from];if(x.min==null)_.min=_.max=null;else{let M=_.range(o,x.min,x.max,g);_.min=M[0],_.max=M[1]}}}let d={},h=!1;for(let g in a){let _=a[g],x=E[g];if(x.min!=_.min||x.max!=_.max){x.min=_.min,x.max=_.max;let M=x.distr;x._min=M==3?tn(x.min):M==4?il(x.min,x.asinh):M==100?x.fwd(x.min):x.min,x._max=M==3?tn(x.max):M==4?il(x.max,x.asinh):M==100?x.fwd(x.max):x.max,d[g]=h=!0}}if(h){y.forEach((g,_)=>{r==2?_>0&&d.y&&(g._paths=null):d[g.scale]&&(g._paths=null)});for(let g in d)Gn=!0,Je("setScale",g);je&&j.left>=0&&(wn=Tt=!0)}for(let g in G)G[g]=null}function hd(a){let d=ml(Ue-1,0,Xe-1),h=ml(Ke+1,0,Xe-1);for(;a[d]==null&&d>0;)d--;for(;a[h]==null&&h<Xe-1;)h++;return[d,h]}function md(){if(Xe>0){let a=y.some(d=>d._focus)&&mt!=Ht.alpha;a&&(m.globalAlpha=mt=Ht.alpha),y.forEach((d,h)=>{if(h>0&&d.show&&(Ul(h,!1),Ul(h,!0),d._paths==null)){let g=mt;mt!=d.alpha&&(m.globalAlpha=mt=d.alpha);let _=r==2?[0,t[h][0].length-1]:hd(t[h]);d._paths=d.paths(o,h,_[0],_[1]),mt!=g&&(m.globalAlpha=mt=g)}}),y.forEach((d,h)=>{if(h>0&&d.show){let g=mt;mt!=d.alpha&&(m.globalAlpha=mt=d.alpha),d._paths!=null&&Kl(h,!1);{let _=d._paths!=null?d._paths.gaps:null,x=d.points.show(o,h,Ue,Ke,_),M=d.points.filter(o,h,x,_);(x||M)&&(d.points._paths=d.points.paths(o,h,Ue,Ke,M),Kl(h,!0))}mt!=g&&(m.globalAlpha=mt=g),Je("drawSeries",h)}}),a&&(m.globalAlpha=mt=1)}}function Ul(a,d){let h=d?y[a].points:y[a];h._stroke=h.stroke(o,a),h._fill=h.fill(o,a)}function Kl(a,d){let h=d?y[a].points:y[a],{stroke:g,fill:_,clip:x,flags:M,_stroke:A=h._stroke,_fill:L=h._fill,_width:I=h.width}=h._paths;I=xe(I*pe,3);let N=null,B=I%2/2;d&&L==null&&(L=I>0?"#fff":A);let Q=h.pxAlign==1&&B>0;if(Q&&m.translate(B,B),!d){let fe=bt-I/2,ce=Et-I/2,oe=ht+I,Z=Lt+I;N=new Path2D,N.rect(fe,ce,oe,Z)}d?ps(A,I,h.dash,h.cap,L,g,_,M,x):gd(a,A,I,h.dash,h.cap,L,g,_,M,N,x),Q&&m.translate(-B,-B)}function gd(a,d,h,g,_,x,M,A,L,I,N){let B=!1;L!=0&&z.forEach((Q,fe)=>{if(Q.series[0]==a){let ce=y[Q.series[1]],oe=t[Q.series[1]],Z=(ce._paths||Xo).band;mn(Z)&&(Z=Q.dir==1?Z[0]:Z[1]);let K,Ce=null;ce.show&&Z&&Zp(oe,Ue,Ke)?(Ce=Q.fill(o,fe)||x,K=ce._paths.clip):Z=null,ps(d,h,g,_,Ce,M,A,L,I,N,K,Z),B=!0}}),B||ps(d,h,g,_,x,M,A,L,I,N)}let ql=So|vl;function ps(a,d,h,g,_,x,M,A,L,I,N,B){Hl(a,d,h,g,_),(L||I||B)&&(m.save(),L&&m.clip(L),I&&m.clip(I)),B?(A&ql)==ql?(m.clip(B),N&&m.clip(N),ar(_,M),ir(a,x,d)):A&vl?(ar(_,M),m.clip(B),ir(a,x,d)):A&So&&(m.save(),m.clip(B),N&&m.clip(N),ar(_,M),m.restore(),ir(a,x,d)):(ar(_,M),ir(a,x,d)),(L||I||B)&&m.restore()}function ir(a,d,h){h>0&&(d instanceof Map?d.forEach((g,_)=>{m.strokeStyle=lr=_,m.stroke(g)}):d!=null&&a&&m.stroke(d))}function ar(a,d){d instanceof Map?d.forEach((h,g)=>{m.fillStyle=Yn=g,m.fill(h)}):d!=null&&a&&m.fill(d)}function bd(a,d,h,g){let _=S[a],x;if(g<=0)x=[0,0];else{let M=_._space=_.space(o,a,d,h,g),A=_._incrs=_.incrs(o,a,d,h,g,M);x=vm(d,h,A,g,M)}return _._found=x}function hs(a,d,h,g,_,x,M,A,L,I){let N=M%2/2;k==1&&m.translate(N,N),Hl(A,M,L,I,A),m.beginPath();let B,Q,fe,ce,oe=_+(g==0||g==3?-x:x);h==0?(Q=_,ce=oe):(B=_,fe=oe);for(let Z=0;Z<a.length;Z++)d[Z]!=null&&(h==0?B=fe=a[Z]:Q=ce=a[Z],m.moveTo(B,Q),m.lineTo(fe,ce));m.stroke(),k==1&&m.translate(-N,-N)}function vd(a){let d=!0;return S.forEach((h,g)=>{if(!h.show)return;let _=E[h.scale];if(_.min==null){h._show&&(d=!1,h._show=!1,Jn(!1));return}else h._show||(d=!1,h._show=!0,Jn(!1));let x=h.side,M=x%2,{min:A,max:L}=_,[I,N]=bd(g,A,L,M==0?ee:W);if(N==0)return;let B=_.distr==2,Q=h._splits=h.splits(o,g,A,L,I,N,B),fe=_.distr==2?Q.map(K=>Pt[K]):Q,ce=_.distr==2?Pt[Q[1]]-Pt[Q[0]]:I,oe=h._values=h.values(o,h.filter(o,fe,g,N,ce),g,N,ce);h._rotate=x==2?h.rotate(o,oe,g,N):0;let Z=h._size;h._size=Ot(h.size(o,oe,g,a)),Z!=null&&h._size!=Z&&(d=!1)}),d}function yd(a){let d=!0;return Fl.forEach((h,g)=>{let _=h(o,g,Sn,a);_!=on[g]&&(d=!1),on[g]=_}),d}function _d(){for(let a=0;a<S.length;a++){let d=S[a];if(!d.show||!d._show)continue;let h=d.side,g=h%2,_,x,M=d.stroke(o,a),A=h==0||h==3?-1:1,[L,I]=d._found;if(d.label!=null){let ut=d.labelGap*A,_t=He((d._lpos+ut)*pe);Gl(d.labelFont[0],M,"center",h==2?"top":fu),m.save(),g==1?(_=x=0,m.translate(_t,He(Et+Lt/2)),m.rotate((h==3?-Gr:Gr)/2)):(_=He(bt+ht/2),x=_t);let Tn=tc(d.label)?d.label(o,a,L,I):d.label;m.fillText(Tn,_,x),m.restore()}if(I==0)continue;let N=E[d.scale],B=g==0?ht:Lt,Q=g==0?bt:Et,fe=d._splits,ce=N.distr==2?fe.map(ut=>Pt[ut]):fe,oe=N.distr==2?Pt[fe[1]]-Pt[fe[0]]:L,Z=d.ticks,K=d.border,Ce=Z.show?Z.size:0,Pe=He(Ce*pe),Ze=He((d.alignTo==2?d._size-Ce-d.gap:d.gap)*pe),be=d._rotate*-Gr/180,De=C(d._pos*pe),vt=(Pe+Ze)*A,at=De+vt;x=g==0?at:0,_=g==1?at:0;let Ct=d.font[0],Dt=d.align==1?bo:d.align==2?rl:be>0?bo:be<0?rl:g==0?"center":h==3?rl:bo,Ut=be||g==1?"middle":h==2?"top":fu;Gl(Ct,M,Dt,Ut);let yt=d.font[1]*d.lineGap,Rt=fe.map(ut=>C(i(ut,N,B,Q))),zt=d._values;for(let ut=0;ut<zt.length;ut++){let _t=zt[ut];if(_t!=null){g==0?_=Rt[ut]:x=Rt[ut],_t=""+_t;let Tn=_t.indexOf(`
`)==-1?[_t]:_t.split(/\n/gm);for(let ct=0;ct<Tn.length;ct++){let pi=Tn[ct];be?(m.save(),m.translate(_,x+ct*yt),m.rotate(be),m.fillText(pi,0,0),m.restore()):m.fillText(pi,_,x+ct*yt)}}}Z.show&&hs(Rt,Z.filter(o,ce,a,I,oe),g,h,De,Pe,xe(Z.width*pe,3),Z.stroke(o,a),Z.dash,Z.cap);let Kt=d.grid;Kt.show&&hs(Rt,Kt.filter(o,ce,a,I,oe),g,g==0?2:1,g==0?Et:bt,g==0?Lt:ht,xe(Kt.width*pe,3),Kt.stroke(o,a),Kt.dash,Kt.cap),K.show&&hs([De],[1],g==0?1:0,g==0?1:2,g==1?Et:bt,g==1?Lt:ht,xe(K.width*pe,3),K.stroke(o,a),K.dash,K.cap)}Je("drawAxes")}function Jn(a){y.forEach((d,h)=>{h>0&&(d._paths=null,a&&(r==1?(d.min=null,d.max=null):d.facets.forEach(g=>{g.min=null,g.max=null})))})}let ur=!1,ms=!1,Ao=[];function wd(){ms=!1;for(let a=0;a<Ao.length;a++)Je(...Ao[a]);Ao.length=0}function Zn(){ur||(dh(Yl),ur=!0)}function xd(a,d=!1){ur=!0,ms=d,a(o),Yl(),d&&Ao.length>0&&queueMicrotask(wd)}o.batch=xd;function Yl(){if(ns&&(pd(),ns=!1),Gn&&(ld(),Gn=!1),or){if(Ae(b,bo,Ee),Ae(b,"top",Fe),Ae(b,Yo,ee),Ae(b,Jo,W),Ae(w,bo,Ee),Ae(w,"top",Fe),Ae(w,Yo,ee),Ae(w,Jo,W),Ae(v,Yo,Jt),Ae(v,Jo,vn),p.width=He(Jt*pe),p.height=He(vn*pe),S.forEach(({_el:a,_show:d,_size:h,_pos:g,side:_})=>{if(a!=null)if(d){let x=_===3||_===0?h:0,M=_%2==1;Ae(a,M?"left":"top",g-x),Ae(a,M?"width":"height",h),Ae(a,M?"top":"left",M?Fe:Ee),Ae(a,M?"height":"width",M?W:ee),pl(a,In)}else xt(a,In)}),lr=Yn=ss=is=as=us=cs=ds=ls=null,mt=1,Po(!0),Ee!=Hn||Fe!=yn||ee!=Bt||W!=_n){Jn(!1);let a=ee/Bt,d=W/_n;if(je&&!wn&&j.left>=0){j.left*=a,j.top*=d,Qn&&qt(Qn,He(j.left),0,ee,W),Xn&&qt(Xn,0,He(j.top),ee,W);for(let h=0;h<Mt.length;h++){let g=Mt[h];g!=null&&(Kn[h]*=a,qn[h]*=d,qt(g,Ot(Kn[h]),Ot(qn[h]),ee,W))}}if(Me.show&&!rr&&Me.left>=0&&Me.width>0){Me.left*=a,Me.width*=a,Me.top*=d,Me.height*=d;for(let h in ws)Ae(no,h,Me[h])}Hn=Ee,yn=Fe,Bt=ee,_n=W}Je("setSize"),or=!1}Jt>0&&vn>0&&(m.clearRect(0,0,p.width,p.height),Je("drawClear"),H.forEach(a=>a()),Je("draw")),Me.show&&rr&&(cr(Me),rr=!1),je&&wn&&(En(null,!0,!1),wn=!1),X.show&&X.live&&Tt&&(ys(),Tt=!1),u||(u=!0,o.status=1,Je("ready")),Ro=!1,ur=!1}o.redraw=(a,d)=>{Gn=d||!1,a!==!1?sn(P,O.min,O.max):Zn()};function gs(a,d){let h=E[a];if(h.from==null){if(Xe==0){let g=h.range(o,d.min,d.max,a);d.min=g[0],d.max=g[1]}if(d.min>d.max){let g=d.min;d.min=d.max,d.max=g}if(Xe>1&&d.min!=null&&d.max!=null&&d.max-d.min<1e-16)return;a==P&&h.distr==2&&Xe>0&&(d.min=Wt(d.min,t[0]),d.max=Wt(d.max,t[0]),d.min==d.max&&d.max++),G[a]=d,ns=!0,Zn()}}o.setScale=gs;let bs,vs,Qn,Xn,Jl,Zl,eo,to,Ql,Xl,Te,Oe,rn=!1,et=j.drag,qe=et.x,Ye=et.y;je&&(j.x&&(bs=At(zp,w)),j.y&&(vs=At(Ip,w)),O.ori==0?(Qn=bs,Xn=vs):(Qn=vs,Xn=bs),Te=j.left,Oe=j.top);let Me=o.select=Ve({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),no=Me.show?At(Dp,Me.over?w:b):null;function cr(a,d){if(Me.show){for(let h in a)Me[h]=a[h],h in ws&&Ae(no,h,a[h]);d!==!1&&Je("setSelect")}}o.setSelect=cr;function Sd(a){if(y[a].show)Ie&&pl(R[a],In);else if(Ie&&xt(R[a],In),je){let h=Un?Mt[0]:Mt[a];h!=null&&qt(h,-10,-10,ee,W)}}function sn(a,d,h){gs(a,{min:d,max:h})}function Gt(a,d,h,g){d.focus!=null&&Cd(a),d.show!=null&&y.forEach((_,x)=>{x>0&&(a==x||a==null)&&(_.show=d.show,Sd(x),r==2?(sn(_.facets[0].scale,null,null),sn(_.facets[1].scale,null,null)):sn(_.scale,null,null),Zn())}),h!==!1&&Je("setSeries",a,d),g&&Do("setSeries",o,a,d)}o.setSeries=Gt;function kd(a,d){Ve(z[a],d)}function Ed(a,d){a.fill=re(a.fill||null),a.dir=de(a.dir,-1),d=d??z.length,z.splice(d,0,a)}function Td(a){a==null?z.length=0:z.splice(a,1)}o.addBand=Ed,o.setBand=kd,o.delBand=Td;function Md(a,d){y[a].alpha=d,je&&Mt[a]!=null&&(Mt[a].style.opacity=d),Ie&&R[a]&&(R[a].style.opacity=d)}let Zt,ln,kn,oo={focus:!0};function Cd(a){if(a!=kn){let d=a==null,h=Ht.alpha!=1;y.forEach((g,_)=>{if(r==1||_>0){let x=d||_==0||_==a;g._focus=d?null:x,h&&Md(_,x?1:Ht.alpha)}}),kn=a,h&&Zn()}}Ie&&jn&&it(gu,ae,a=>{j._lock||(xn(a),kn!=null&&Gt(null,oo,!0,$e.setSeries))});function jt(a,d,h){let g=E[d];h&&(a=a/pe-(g.ori==1?Fe:Ee));let _=ee;g.ori==1&&(_=W,a=_-a),g.dir==-1&&(a=_-a);let x=g._min,M=g._max,A=a/_,L=x+(M-x)*A,I=g.distr;return I==3?_o(10,L):I==4?Xp(L,g.asinh):I==100?g.bwd(L):L}function Rd(a,d){let h=jt(a,P,d);return Wt(h,t[0],Ue,Ke)}o.valToIdx=a=>Wt(a,t[0]),o.posToIdx=Rd,o.posToVal=jt,o.valToPos=(a,d,h)=>E[d].ori==0?s(a,E[d],h?ht:ee,h?bt:0):l(a,E[d],h?Lt:W,h?Et:0),o.setCursor=(a,d,h)=>{Te=a.left,Oe=a.top,En(null,d,h)};function ei(a,d){Ae(no,bo,Me.left=a),Ae(no,Yo,Me.width=d)}function ti(a,d){Ae(no,"top",Me.top=a),Ae(no,Jo,Me.height=d)}let Oo=O.ori==0?ei:ti,Lo=O.ori==1?ei:ti;function Ad(){if(Ie&&X.live)for(let a=r==2?1:0;a<y.length;a++){if(a==0&&ge)continue;let d=X.values[a],h=0;for(let g in d)J[a][h++].firstChild.nodeValue=d[g]}}function ys(a,d){if(a!=null&&(a.idxs?a.idxs.forEach((h,g)=>{he[g]=h}):oh(a.idx)||he.fill(a.idx),X.idx=he[0]),Ie&&X.live){for(let h=0;h<y.length;h++)(h>0||r==1&&!ge)&&Od(h,he[h]);Ad()}Tt=!1,d!==!1&&Je("setLegend")}o.setLegend=ys;function Od(a,d){let h=y[a],g=a==0&&V==2?Pt:t[a],_;ge?_=h.values(o,a,d)??We:(_=h.value(o,d==null?null:g[d],a,d),_=_==null?We:{_}),X.values[a]=_}function En(a,d,h){Ql=Te,Xl=Oe,[Te,Oe]=j.move(o,Te,Oe),j.left=Te,j.top=Oe,je&&(Qn&&qt(Qn,He(Te),0,ee,W),Xn&&qt(Xn,0,He(Oe),ee,W));let g,_=Ue>Ke;Zt=we,ln=null;let x=O.ori==0?ee:W,M=O.ori==1?ee:W;if(Te<0||Xe==0||_){g=j.idx=null;for(let A=0;A<y.length;A++){let L=Mt[A];L!=null&&qt(L,-10,-10,ee,W)}jn&&Gt(null,oo,!0,a==null&&$e.setSeries),X.live&&(he.fill(g),Tt=!0)}else{let A,L,I;r==1&&(A=O.ori==0?Te:Oe,L=jt(A,P),g=j.idx=Wt(L,t[0],Ue,Ke),I=D(t[0][g],O,x,0));let N=-10,B=-10,Q=0,fe=0,ce=!0,oe="",Z="";for(let K=r==2?1:0;K<y.length;K++){let Ce=y[K],Pe=he[K],Ze=Pe==null?null:r==1?t[K][Pe]:t[K][1][Pe],be=j.dataIdx(o,K,g,L),De=be==null?null:r==1?t[K][be]:t[K][1][be];if(Tt=Tt||De!=Ze||be!=Pe,he[K]=be,K>0&&Ce.show){let vt=be==null?-10:be==g?I:D(r==1?t[0][be]:t[K][0][be],O,x,0),at=De==null?-10:Y(De,r==1?E[Ce.scale]:E[Ce.facets[1].scale],M,0);if(jn&&De!=null){let Ct=O.ori==1?Te:Oe,Dt=Ge(Ht.dist(o,K,be,at,Ct));if(Dt<Zt){let Ut=Ht.bias;if(Ut!=0){let yt=jt(Ct,Ce.scale),Rt=De>=0?1:-1,zt=yt>=0?1:-1;zt==Rt&&(zt==1?Ut==1?De>=yt:De<=yt:Ut==1?De<=yt:De>=yt)&&(Zt=Dt,ln=K)}else Zt=Dt,ln=K}}if(Tt||Un){let Ct,Dt;O.ori==0?(Ct=vt,Dt=at):(Ct=at,Dt=vt);let Ut,yt,Rt,zt,Kt,ut,_t=!0,Tn=ot.bbox;if(Tn!=null){_t=!1;let ct=Tn(o,K);Rt=ct.left,zt=ct.top,Ut=ct.width,yt=ct.height}else Rt=Ct,zt=Dt,Ut=yt=ot.size(o,K);if(ut=ot.fill(o,K),Kt=ot.stroke(o,K),Un)K==ln&&Zt<=Ht.prox&&(N=Rt,B=zt,Q=Ut,fe=yt,ce=_t,oe=ut,Z=Kt);else{let ct=Mt[K];ct!=null&&(Kn[K]=Rt,qn[K]=zt,Su(ct,Ut,yt,_t),wu(ct,ut,Kt),qt(ct,Ot(Rt),Ot(zt),ee,W))}}}}if(Un){let K=Ht.prox,Ce=kn==null?Zt<=K:Zt>K||ln!=kn;if(Tt||Ce){let Pe=Mt[0];Pe!=null&&(Kn[0]=N,qn[0]=B,Su(Pe,Q,fe,ce),wu(Pe,oe,Z),qt(Pe,Ot(N),Ot(B),ee,W))}}}if(Me.show&&rn)if(a!=null){let[A,L]=$e.scales,[I,N]=$e.match,[B,Q]=a.cursor.sync.scales,fe=a.cursor.drag;if(qe=fe._x,Ye=fe._y,qe||Ye){let{left:ce,top:oe,width:Z,height:K}=a.select,Ce=a.scales[B].ori,Pe=a.posToVal,Ze,be,De,vt,at,Ct=A!=null&&I(A,B),Dt=L!=null&&N(L,Q);Ct&&qe?(Ce==0?(Ze=ce,be=Z):(Ze=oe,be=K),De=E[A],vt=D(Pe(Ze,B),De,x,0),at=D(Pe(Ze+be,B),De,x,0),Oo(Ft(vt,at),Ge(at-vt))):Oo(0,x),Dt&&Ye?(Ce==1?(Ze=ce,be=Z):(Ze=oe,be=K),De=E[L],vt=Y(Pe(Ze,Q),De,M,0),at=Y(Pe(Ze+be,Q),De,M,0),Lo(Ft(vt,at),Ge(at-vt))):Lo(0,M)}else xs()}else{let A=Ge(Ql-Jl),L=Ge(Xl-Zl);if(O.ori==1){let Q=A;A=L,L=Q}qe=et.x&&A>=et.dist,Ye=et.y&&L>=et.dist;let I=et.uni;I!=null?qe&&Ye&&(qe=A>=I,Ye=L>=I,!qe&&!Ye&&(L>A?Ye=!0:qe=!0)):et.x&&et.y&&(qe||Ye)&&(qe=Ye=!0);let N,B;qe&&(O.ori==0?(N=eo,B=Te):(N=to,B=Oe),Oo(Ft(N,B),Ge(B-N)),Ye||Lo(0,M)),Ye&&(O.ori==1?(N=eo,B=Te):(N=to,B=Oe),Lo(Ft(N,B),Ge(B-N)),qe||Oo(0,x)),!qe&&!Ye&&(Oo(0,0),Lo(0,0))}if(et._x=qe,et._y=Ye,a==null){if(h){if(fi!=null){let[A,L]=$e.scales;$e.values[0]=A!=null?jt(O.ori==0?Te:Oe,A):null,$e.values[1]=L!=null?jt(O.ori==1?Te:Oe,L):null}Do(sl,o,Te,Oe,ee,W,g)}if(jn){let A=h&&$e.setSeries,L=Ht.prox;kn==null?Zt<=L&&Gt(ln,oo,!0,A):Zt>L?Gt(null,oo,!0,A):ln!=kn&&Gt(ln,oo,!0,A)}}Tt&&(X.idx=g,ys()),d!==!1&&Je("setCursor")}let an=null;Object.defineProperty(o,"rect",{get(){return an==null&&Po(!1),an}});function Po(a=!1){a?an=null:(an=w.getBoundingClientRect(),Je("syncRect",an))}function ni(a,d,h,g,_,x,M){j._lock||rn&&a!=null&&a.movementX==0&&a.movementY==0||(_s(a,d,h,g,_,x,M,!1,a!=null),a!=null?En(null,!0,!0):En(d,!0,!1))}function _s(a,d,h,g,_,x,M,A,L){if(an==null&&Po(!1),xn(a),a!=null)h=a.clientX-an.left,g=a.clientY-an.top;else{if(h<0||g<0){Te=-10,Oe=-10;return}let[I,N]=$e.scales,B=d.cursor.sync,[Q,fe]=B.values,[ce,oe]=B.scales,[Z,K]=$e.match,Ce=d.axes[0].side%2==1,Pe=O.ori==0?ee:W,Ze=O.ori==1?ee:W,be=Ce?x:_,De=Ce?_:x,vt=Ce?g:h,at=Ce?h:g;if(ce!=null?h=Z(I,ce)?i(Q,E[I],Pe,0):-10:h=Pe*(vt/be),oe!=null?g=K(N,oe)?i(fe,E[N],Ze,0):-10:g=Ze*(at/De),O.ori==1){let Ct=h;h=g,g=Ct}}L&&(d==null||d.cursor.event.type==sl)&&((h<=1||h>=ee-1)&&(h=Dn(h,ee)),(g<=1||g>=W-1)&&(g=Dn(g,W))),A?(Jl=h,Zl=g,[eo,to]=j.move(o,h,g)):(Te=h,Oe=g)}let ws={width:0,height:0,left:0,top:0};function xs(){cr(ws,!1)}let oi,ri,si,li;function ii(a,d,h,g,_,x,M){rn=!0,qe=Ye=et._x=et._y=!1,_s(a,d,h,g,_,x,M,!0,!1),a!=null&&(it(ll,dl,ai,!1),Do(hu,o,eo,to,ee,W,null));let{left:A,top:L,width:I,height:N}=Me;oi=A,ri=L,si=I,li=N}function ai(a,d,h,g,_,x,M){rn=et._x=et._y=!1,_s(a,d,h,g,_,x,M,!1,!0);let{left:A,top:L,width:I,height:N}=Me,B=I>0||N>0,Q=oi!=A||ri!=L||si!=I||li!=N;if(B&&Q&&cr(Me),et.setScale&&B&&Q){let fe=A,ce=I,oe=L,Z=N;if(O.ori==1&&(fe=L,ce=N,oe=A,Z=I),qe&&sn(P,jt(fe,P),jt(fe+ce,P)),Ye)for(let K in E){let Ce=E[K];K!=P&&Ce.from==null&&Ce.min!=we&&sn(K,jt(oe+Z,K),jt(oe,K))}xs()}else j.lock&&(j._lock=!j._lock,En(d,!0,a!=null));a!=null&&(Bn(ll,dl),Do(ll,o,Te,Oe,ee,W,null))}function Ld(a,d,h,g,_,x,M){if(j._lock)return;xn(a);let A=rn;if(rn){let L=!0,I=!0,N=10,B,Q;O.ori==0?(B=qe,Q=Ye):(B=Ye,Q=qe),B&&Q&&(L=Te<=N||Te>=ee-N,I=Oe<=N||Oe>=W-N),B&&L&&(Te=Te<eo?0:ee),Q&&I&&(Oe=Oe<to?0:W),En(null,!0,!0),rn=!1}Te=-10,Oe=-10,he.fill(null),En(null,!0,!0),A&&(rn=A)}function ui(a,d,h,g,_,x,M){j._lock||(xn(a),rs(),xs(),a!=null&&Do(bu,o,Te,Oe,ee,W,null))}function ci(){S.forEach(ym),os(o.width,o.height,!0)}Nn(jr,yo,ci);let ro={};ro.mousedown=ii,ro.mousemove=ni,ro.mouseup=ai,ro.dblclick=ui,ro.setSeries=(a,d,h,g)=>{let _=$e.match[2];h=_(o,d,h),h!=-1&&Gt(h,g,!0,!1)},je&&(it(hu,w,ii),it(sl,w,ni),it(mu,w,a=>{xn(a),Po(!1)}),it(gu,w,Ld),it(bu,w,ui),yl.add(o),o.syncRect=Po);let dr=o.hooks=e.hooks||{};function Je(a,d,h){ms?Ao.push([a,d,h]):a in dr&&dr[a].forEach(g=>{g.call(null,o,d,h)})}(e.plugins||[]).forEach(a=>{for(let d in a.hooks)dr[d]=(dr[d]||[]).concat(a.hooks[d])});let di=(a,d,h)=>h,$e=Ve({key:null,setSeries:!1,filters:{pub:Cu,sub:Cu},scales:[P,y[1]?y[1].scale:null],match:[Ru,Ru,di],values:[null,null]},j.sync);$e.match.length==2&&$e.match.push(di),j.sync=$e;let fi=$e.key,Ss=Ec(fi);function Do(a,d,h,g,_,x,M){$e.filters.pub(a,d,h,g,_,x,M)&&Ss.pub(a,d,h,g,_,x,M)}Ss.sub(o);function Pd(a,d,h,g,_,x,M){$e.filters.sub(a,d,h,g,_,x,M)&&ro[a](null,d,h,g,_,x,M)}o.pub=Pd;function Dd(){Ss.unsub(o),yl.delete(o),bn.clear(),hl(jr,yo,ci),f.remove(),ae?.remove(),Je("destroy")}o.destroy=Dd;function ks(){Je("init",e,t),Bl(t||e.data,!1),G[P]?gs(P,G[P]):rs(),rr=Me.show&&(Me.width>0||Me.height>0),wn=Tt=!0,os(e.width,e.height)}return y.forEach(Wl),S.forEach(fd),n?n instanceof HTMLElement?(n.appendChild(f),ks()):n(o,ks):ks(),o}Qe.assign=Ve;Qe.fmtNum=Tl;Qe.rangeNum=Ur;Qe.rangeLog=Yr;Qe.rangeAsinh=kl;Qe.orient=Vn;Qe.pxRatio=pe;Qe.join=ch;Qe.fmtDate=Cl,Qe.tzDate=wh;Qe.sync=Ec;{Qe.addGap=om,Qe.clipGaps=Qr;let e=Qe.paths={points:Oc};e.linear=Pc,e.stepped=lm,e.bars=im,e.spline=um}var zl=["cached","held","not cached","recomputed","freed"];function Il({categories:e}){let t=r=>zl.includes(r)?zl.indexOf(r):zl.length,n=Object.keys(e).filter(r=>e[r]?.some(s=>s!==0)).sort((r,s)=>t(r)-t(s)),o=[];for(let r of n){let s=o.at(-1)?.top;o.push({name:r,top:(e[r]??[]).map((l,i)=>l+(s?.[i]??0))})}return o}function $c(){let e=te(),{value:t,error:n,loading:o}=e.timeline.state.value;return n?c(ft,{message:n.message,children:c("button",{type:"button",onClick:e.timeline.reload,children:"Try again"})}):t?t.op.length===0?c("p",{class:"hint pad",children:"The forward made no storage, so there is nothing to draw."}):c("div",{class:"timeline","aria-busy":o,children:[t.peak&&c("p",{class:"summary","data-testid":"timeline-peak",children:["Peak ",c(_e,{n:t.peak.nbytes})," after op ",ye(t.peak.op)]}),c(_m,{timeline:t}),c("p",{class:"hint",children:"Storages made while recording, after each operator call, split by what had become of them when the forward ended. Drag across the chart to zoom in, double-click to zoom out."})]}):o?c($t,{what:"Reading the timeline…"}):null}function _m({timeline:e}){let t=te(),n=wt(null),[o,r]=le(null),s=Il(e),l=t.isDark.value;rt(()=>{if(!n.current)return;let f=n.current,p=new Qe(xm(e,f,r),wm(e),f),m=new ResizeObserver(()=>{let{clientWidth:v,clientHeight:b}=f;v>0&&b>0&&p.setSize({width:v,height:b})});return m.observe(f),()=>{m.disconnect(),p.destroy()}},[e,l]);let i=e.op.length-1,u=o??i;return c(ve,{children:[c("dl",{class:"plot-legend","data-testid":"timeline-legend",children:[c("div",{children:[c("dt",{children:["after op ",ye(e.op[u]??0)]}),c("dd",{children:c(_e,{n:e.live_bytes[u]})})]}),s.map(({name:f})=>c("div",{children:[c("dt",{children:[c("span",{class:`patch ${f.replace(" ","-")}`}),f]}),c("dd",{children:c(_e,{n:e.categories[f]?.[u]})})]},f))]}),c("div",{class:"plot",ref:n,role:"img","aria-label":`Live bytes over ${ye(e.op.length)} points`,"data-testid":"timeline-plot"})]})}function wm(e){return[e.op,...Vc(e).map(t=>t.top)]}function Vc(e){return Il(e).reverse()}function xm(e,t,n){let o=l=>getComputedStyle(t).getPropertyValue(`--${l}`).trim(),r=Vc(e),s={stroke:o("muted"),grid:{stroke:o("grid"),width:1},ticks:{stroke:o("grid"),width:1},font:"12px system-ui, sans-serif"};return{width:t.clientWidth||600,height:t.clientHeight||300,legend:{show:!1},cursor:{y:!1,points:{show:!1}},scales:{x:{time:!1},y:{range:(l,i,u)=>[0,(u||1)*1.05]}},axes:[{...s,values:(l,i)=>i.map(u=>Number.isInteger(u)?ye(u):"")},{...s,size:76,incrs:Sm,values:(l,i)=>i.map(tt)}],series:[{},...r.map(({name:l})=>({label:l,stroke:o(l.replace(" ","-")),fill:o(`${l.replace(" ","-")}-fill`),width:1,paths:Qe.paths.stepped?.({align:1})??(()=>null),points:{show:!1}}))],bands:r.slice(1).map((l,i)=>({series:[i+1,i+2]})),hooks:{setCursor:[l=>n(l.cursor.idx??null)],draw:[l=>km(l,e,o)]}}}var Sm=Array.from({length:50},(e,t)=>2**t);function km(e,{peak:t,phases:n},o){let{ctx:r,bbox:s}=e,l=devicePixelRatio;r.save(),r.beginPath(),r.rect(s.left,s.top,s.width,s.height),r.clip(),r.font=`${12*l}px system-ui, sans-serif`,r.fillStyle=r.strokeStyle=o("muted"),r.lineWidth=l,r.textAlign="left",r.setLineDash([2*l,3*l]);for(let i of n.slice(1)){let u=e.valToPos(i.first_op,"x",!0);Nc(r,u,s.top,u,s.top+s.height),r.fillText(i.kind,u+4*l,s.top+s.height-6*l)}if(r.setLineDash([]),t){let[i,u]=[e.valToPos(t.op,"x",!0),e.valToPos(t.nbytes,"y",!0)];r.fillStyle=r.strokeStyle=o("fg"),Nc(r,i,u,i,s.top+s.height),r.beginPath(),r.arc(i,u,3.5*l,0,2*Math.PI),r.fill();let f=i>s.left+s.width/2;r.textAlign=f?"right":"left",r.fillText(`peak ${tt(t.nbytes)}`,i+(f?-8:8)*l,u-4*l)}r.restore()}function Nc(e,t,n,o,r){e.beginPath(),e.moveTo(t,n),e.lineTo(o,r),e.stroke()}function Fc(){let e=te(),{value:t,error:n,loading:o}=e.index.state.value,r=c("button",{type:"button",onClick:e.reload,children:"Try again"});if(!t)return n?c(ft,{message:n.message,children:r}):o?c($t,{what:"Looking for recordings…"}):null;let s=e.chosen.value;return s?c("div",{class:"app",children:[c(iu,{}),c("main",{class:"main",children:[n&&c(ft,{message:n.message,children:r}),s.step?c(Em,{}):c(ft,{message:s.tag.problem??"This tag holds no recording.",children:r})]})]}):c(aa,{logdir:t.logdir})}function Em(){let e=te(),{value:t,error:n,loading:o}=e.recording.state.value;if(n)return c(ft,{message:n.message,children:c("button",{type:"button",onClick:e.recording.reload,children:"Try again"})});if(!t)return c($t,{what:"Reading the recording…"});let[r,s]=[e.views.value,e.view.value];return c("div",{class:"recording","aria-busy":o,"data-testid":"recording",children:[c(za,{recording:t}),c(Cm,{views:r,view:s,onChoose:l=>e.change({view:l})}),c("div",{class:"stage",children:[c(Wc,{view:"graph",isHidden:s!=="graph",children:c(Pa,{recording:t,isHidden:s!=="graph"})}),s!=="graph"&&c(Wc,{view:s,isHidden:!1,children:c(Tm,{view:s,recording:t})}),c(la,{recording:t})]})]})}function Wc({view:e,isHidden:t,children:n}){return c("section",{class:"view",role:"tabpanel",id:`view-${e}`,"aria-labelledby":`tab-${e}`,"data-testid":`view-${e}`,hidden:t,children:n})}function Tm({view:e,recording:t}){switch(e){case"ops":return c(nu,{recording:t});case"modules":return c(eu,{recording:t});case"largest":return c(Ia,{recording:t});case"timeline":return c($c,{});case"terms":return c(cu,{});case"ranks":return c(lu,{})}}var Mm={graph:"Graph",ops:"Ops",modules:"Modules",largest:"Largest",timeline:"Timeline",terms:"Terms",ranks:"Ranks"};function Cm({views:e,view:t,onChoose:n}){return rt(()=>{document.getElementById(`tab-${t}`)?.scrollIntoView({block:"nearest",inline:"nearest"})},[t]),c("div",{class:"tabs",role:"tablist","aria-label":"Views",onKeyDown:r=>{let s={ArrowLeft:-1,ArrowRight:1}[r.key];if(s===void 0)return;let l=e[(e.indexOf(t)+s+e.length)%e.length];l&&(n(l),document.getElementById(`tab-${l}`)?.focus())},children:e.map(r=>c("button",{type:"button",role:"tab",id:`tab-${r}`,"data-testid":`tab-${r}`,"aria-selected":r===t,"aria-controls":`view-${r}`,tabIndex:r===t?0:-1,onClick:()=>n(r),children:Mm[r]},r))})}var Bc='.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}';var Hc=`* {
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
`;var Gc=`.details {
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
`;var jc=`.graph {
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
`;var Uc=`@media (max-width: 820px) {
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
`;var Kc=`.app {
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
`;var qc=`.ranks {
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
`;var Yc=`.table {
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
`;var Jc=`.terms {
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
`;var Zc=`/* Colours are named once, per theme. Those of the states are tb_actmem/render/palette.py's (Okabe
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
  --update: #b8a03c;
  --cached-fill: #f6bd94;
  --freed-fill: #cfe3f0;
  --held-fill: #e3c3d7;
  --recomputed-fill: #bfe3d7;
  --not-cached-fill: #d9d9d9;
  --backward-fill: #e4e7eb;
  --update-fill: #efe8c8;
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
  color-scheme: dark;
}
`;var Qc=`.timeline {
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
`;var Xc=[Bc,Zc,Hc,Kc,jc,Gc,Yc,Qc,Jc,qc,Uc].join(`
`);var tr="p.activation_memory.";function Wn(){try{return window.parent!==window&&window.parent.document?window.parent:null}catch{return null}}function Nl(e){try{let n=Wn()?.tensorboard?.tf_storage?.getString(tr+e);if(n)return n}catch{}let t=(Wn()??window).location.hash.slice(1);return new URLSearchParams(t.replaceAll("+","%2B")).get(tr+e)??""}function ed(e,t){let n=Wn()?.tensorboard?.tf_storage;try{if(n){n.setString(tr+e,t,{defaultValue:"",useLocationReplace:!0});return}}catch{return}if(Wn())return;let o=new URLSearchParams(location.hash.slice(1));t?o.set(tr+e,t):o.delete(tr+e),history.replaceState(null,"",`${location.pathname}${location.search}#${o.toString()}`)}function td(e){(Wn()??window).addEventListener("hashchange",e)}function nd(e){let t=Wn()?.document.body;if(t){let n=()=>e(t.classList.contains("dark-mode"));new MutationObserver(n).observe(t,{attributes:!0,attributeFilter:["class"]}),n()}else{let n=window.matchMedia("(prefers-color-scheme: dark)");n.addEventListener("change",()=>e(n.matches)),e(n.matches)}}function od(e){let t=()=>e(window.innerHeight>0);window.addEventListener("resize",t),t()}function rd(e,t){if(!Wn())return;let{port1:n,port2:o}=new MessageChannel,r=s=>n.postMessage(JSON.stringify(s));n.onmessage=s=>{let l=JSON.parse(s.data);if(l.isReply){l.type==="experimental.GetURLPluginData"&&!l.error&&l.payload&&t(l.payload);return}l.type==="experimental.DataReloaded"&&e(),r({...l,payload:null,error:null,isReply:!0})},window.parent.postMessage("experimental.bootstrap","*",[o]),r({type:"experimental.GetURLPluginData",id:0,payload:null,error:null,isReply:!1})}function ey(){try{Wm()}catch(e){let t=document.createElement("p");t.setAttribute("role","alert"),t.textContent=`The Activation Memory tab could not start: ${String(e)}`,document.body.append(t)}}function Wm(){document.documentElement.lang="en";let e=document.createElement("style");e.textContent=Xc,document.head.append(e);let t=Sa(Ji,Qi(Fm),Xs(Nl));nd(o=>{document.documentElement.classList.toggle("dark",o),t.isDark.value=o}),od(o=>t.isVisible.value=o),Bm(t);let n=document.createElement("div");n.id="activation-memory",document.body.append(n),Ti(c(Hs.Provider,{value:t,children:c(Fc,{})}),n)}function Fm(){let e=new URL("./layout.worker.js?v=f3e949b78ecb",import.meta.url);return new Worker(e,{type:"module"})}function Bm(e){let t=zr(e.place.peek());It(()=>{let o=zr(e.place.value);for(let r of Dr)o[r]!==t[r]&&ed(r,o[r]);t=o});let n=o=>{let r=Xs(o),s=zr(r);Dr.some(l=>s[l]!==t[l])&&(e.place.value=r)};td(()=>{e.isVisible.peek()&&n(Nl)}),rd(e.reload,o=>{Dr.every(r=>!t[r])&&n(r=>o[r]??"")})}export{ey as render};
