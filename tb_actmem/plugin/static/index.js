var ie,gi,Rs,un,Ts,gr,bi,hr,vi,As,Ms,yi,No=Symbol.for("pv"),br={},vr=[],Id=/^m(i|n|o|s|text|space)$/,Os=Array.isArray,Ls=vr.slice,Rn=Object.assign;function Cn(e){e&&e.parentNode&&e.remove()}function _i(e,t,n){var o,r,s,l={},i=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:l[s]=t[s];return i>2&&(l.children=i>3?Ls.call(arguments,2):n),Io(e,l,o,r,null)}function Io(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:No,__v:r||++gi,__i:-1,__u:0};return!r&&ie.vnode&&ie.vnode(s),s}function ve(e){return e.children}function lo(e,t){this.props=e,this.context=t,this.__g=0}function cn(e,t){if(t==null)return e.__&&cn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:cn(e)}function Nd(e){var t,n=e.__v,o=n.__e,r=[],s=[],l=e.__P;l&&((t=Rn({constructor:No},n)).__v=n.__v+1,ie.vnode&&ie.vnode(t),Ps(l,t,n,e.__n,l.namespaceURI,32&n.__u?[o]:null,r,o||cn(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Ti(r,t,s),n.__=n.__e=null,t.__e!=o&&wi(t))}function wi(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),wi(e)}function Cs(e){(8&e.__g||(e.__g|=8,un.push(e),gr++))&&Ts==ie.debounceRendering||((Ts=ie.debounceRendering)||queueMicrotask)(xi)}function xi(){try{for(var e,t=1;un.length;)un.length>t&&un.sort(bi),e=un.shift(),t=un.length,8&e.__g&&Nd(e)}finally{(gr=un.length)&&(Ts||queueMicrotask)(xi)}}function Si(e,t,n,o,r,s,l,i,u,f,p){var m,v,b,w,k,C,T=o.__k||vr,y=t.length;for(u=$d(n,t,T,u,y),m=0;m<y;m++)(b=n.__k[m])!=null&&(v=~b.__i&&T[b.__i]||br,b.__i=m,C=Ps(e,b,v,r,s,l,i,u,f,p),w=b.__e,(v.ref!=b.ref||8&v.__u)&&(v.ref&&Ds(v.ref,null,b,v),b.ref&&p.push(b.ref,b.__c||w,b)),k=k||w,4&b.__u?(u=ki(b,u,e,!v.__v),v.__e&&(v.__e=null)):typeof b.type=="function"&&C!==void 0?u=C:w&&(u=w.nextSibling),b.__u&=-21);return n.__e=k,u}function $d(e,t,n,o,r){var s,l,i,u,f,p,m,v,b,w=n.length,k=w,C=0,T=0,y=e.__k=Array(r);for(s=0;s<r;s++)(l=t[s])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=y[s]=Io(null,l):Os(l)?l=y[s]=Io(ve,{children:l}):l.constructor===No&&l.__b?l=y[s]=Io(l.type,l.props,l.key,l.ref,l.__v):y[s]=l,u=s+C,l.__=e,l.__b=e.__b+1,i=null,~(f=l.__i=Vd(l,n,u,k))&&(k--,(i=n[f])&&(i.__u|=2)),i&&i.__v?(l.__u|=16,f==u-1?C--:f==u+1?C++:f!=u&&(f>u?C--:C++,T=1)):(~f||(r>w?C--:r<w&&C++),typeof l.type!="function"&&(l.__u|=4))):y[s]=null;if(T){for(p=[],m=[],s=0;s<r;s++)if((l=y[s])&&16&l.__u){for(C=0,v=p.length;C<v;)p[b=C+v>>1]<l.__i?C=b+1:v=b;p[C]=l.__i,m[s]=C+1}for(C=p.length;s--;)m[s]&&(m[s]==C?C--:y[s].__u|=4)}if(k)for(s=0;s<w;s++)!(i=n[s])||2&i.__u||(i.__e==o&&(o=cn(i)),zs(i,i));return o}function ki(e,t,n,o){var r,s,l,i;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=ki(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=cn(e))&&!t.parentNode&&(t=null),l=e.__e,i=t;i&&i.nodeType==8;)i=i.nextSibling;for(l!=i&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,t):n.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Vd(e,t,n,o){var r,s=e.key,l=e.type,i=t[n],u=i&&!(2&i.__u);if(i===null&&s==null||u&&s==i.key&&l==i.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((i=t[r])&&!(2&i.__u)&&s==i.key&&l==i.type)return r;for(r=n+1;r<t.length;r++)if((i=t[r])&&!(2&i.__u)&&s==i.key&&l==i.type)return r}return-1}function mi(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function pr(e,t,n,o,r){var s,l;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||mi(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||mi(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(l=Ms[t]||(Ms[t]=Wd(t)),(e.__a||(e.__a={}))[t]=As,s=t!=(t=t.replace(vi,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,l,s):e.removeEventListener(t,l,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Wd(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[hr]==null)t[hr]=As++;else if(t[hr]<this.__a[e])return;return n(ie.event?ie.event(t):t)}}}function Ps(e,t,n,o,r,s,l,i,u,f){var p,m,v,b,w,k,C,T,y,S,E,z,P,F,H,q,$,O,V=t.type;if(t.constructor!==No)return null;128&n.__u&&(u=32&n.__u,p=n.__c.__z)&&(t.__u|=u,m=s=[],p.nodeType==8?i=mr(p,s):s.push(p),i=s[0]||i),(p=ie.__b)&&p(t);e:if(typeof V=="function"){v=l.length;try{if(T=t.props,y=(p=V.prototype)&&p.render,S=(p=V.contextType)&&o[p.__c],E=p?S?S.props.value:p.__:o,(b=n.__c)?(t.__c=b,2&b.__g&&(b.__g|=1)):(y?t.__c=b=new V(T,E):(t.__c=b=new lo(T,E),b.constructor=V,b.render=Bd),S&&S.sub(b),b.state||(b.state={}),b.__n=o,b.__g|=8,b.__h=[],b.__k=[]),y&&(b.__s||(b.__s=b.state),V.getDerivedStateFromProps&&(b.__s==b.state&&(b.__s=Rn({},b.__s)),Rn(b.__s,V.getDerivedStateFromProps(T,b.__s)))),w=b.props,k=b.state,b.__v=t,n.__c){if(T!==w&&y&&!V.getDerivedStateFromProps&&b.componentWillReceiveProps&&b.componentWillReceiveProps(T,E),t.__v==n.__v&&!(8&b.__g)||!(4&b.__g)&&b.shouldComponentUpdate&&b.shouldComponentUpdate(T,b.__s,E)===!1){t.__v!=n.__v&&(b.props=T,b.state=b.__s,b.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(D){D&&(D.__=t)}),vr.push.apply(b.__h,b.__k),b.__k=[],b.__h.length&&l.push(b),i=cn(n);break e}b.componentWillUpdate&&b.componentWillUpdate(T,b.__s,E),y&&b.componentDidUpdate&&b.__h.push(function(){b.componentDidUpdate(w,k,C)})}else y&&!V.getDerivedStateFromProps&&b.componentWillMount&&b.componentWillMount(),y&&b.componentDidMount&&b.__h.push(b.componentDidMount);b.context=E,b.props=T,b.__P=e,b.__g&=-5,z=ie.__r,P=y?25:0;do b.__g&=-9,z&&z(t),p=b.render(b.props,b.state=b.__s,b.context);while(8&b.__g&&++P<25);y&&(vr.push.apply(b.__h,b.__k),b.__k=[]),b.state=b.__s,b.getChildContext&&(o=Rn({},o,b.getChildContext())),y&&n.__c&&b.getSnapshotBeforeUpdate&&(C=b.getSnapshotBeforeUpdate(w,k)),F=p&&p.type===ve&&p.key==null?p.props.children:p,T.__P&&(p=i,r=(e=T.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(D){D&&zs(D,D)}),n.__k=null),i=n.__k?cn(n,0):null),i=Si(e,Os(F)?F:[F],t,n,o,r,s,l,i,u,f),T.__P&&(t.__e=null,i=p),t.__u&=-161,m&&m.some(Cn),b.__h.length&&l.push(b),1&b.__g&&(b.__g&=-4)}catch(D){if(l.length=v,t.__v=null,u||s)if(D&&D.then){if(t.__u|=128|u,s){for(~($=s.indexOf(i||void 0))||($=s.length);(O=s[$-1])&&O.nodeType==8;)$--;for(;$<s.length;$++)if(O=s[$])if(s[$]=null,H){if(O==q)break}else{if(O.nodeType!=8)break;O.data.startsWith("$s")&&(q=mr(H=O))}}if(!H){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;H=i}(p=mr(H=t.__c.__z||(t.__c.__z=H)))?(t.__e=H,i=p):t.__e=i,i=i&&i.nextSibling}else s&&s.some(Cn);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),D&&D.then||Ei(t),ie.__e(D,t,n)}}else i=t.__e=Fd(n.__e,t,n,o,r,s,l,u,f,e);return(p=ie.diffed)&&p(t),i}function mr(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Ei(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Ei))}function Ti(e,t,n){for(var o=0;o<n.length;)Ds(n[o++],n[o++],n[o++]);ie.__c&&ie.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){ie.__e(s,r.__v)}})}function Fd(e,t,n,o,r,s,l,i,u,f){var p,m,v,b,w,k,C,T,y=n.props||br,S=t.props,E=t.type;if(E=="svg"?r="http://www.w3.org/2000/svg":E=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(p=0;p<s.length;p++)if((w=s[p])&&(E?w.localName==E:w.nodeType==3)){e=w,s[p]=null;break}}if(!e){if(T=f.ownerDocument||document,!E)return T.createTextNode(S);e=T.createElementNS(r,E,S.is?S:f),i&&(ie.__m&&ie.__m(t,s),i=!1),s=null}if(E){if(f=E=="template"&&e.content||e,s=E=="textarea"&&S.defaultValue!=null?null:s&&Ls.call(f.childNodes),!i&&s)for(y={},p=0;p<e.attributes.length;p++)y[(w=e.attributes[p]).name]=w.value;for(p in y)w=y[p],p=="dangerouslySetInnerHTML"?v=w:p=="children"||p in S||p=="value"&&"defaultValue"in S||p=="checked"&&"defaultChecked"in S||pr(e,p,null,w,r);for(p in S)w=S[p],p=="children"?b=w:p=="dangerouslySetInnerHTML"?m=w:p=="value"?k=w:p=="checked"?C=w:i&&typeof w!="function"||y[p]===w||pr(e,p,w,y[p],r);m?(i||v&&(m.__html==v.__html||m.__html==e.innerHTML)||(e.innerHTML=m.__html),t.__k=[]):(v&&(e.textContent=""),(E=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Id.test(E))&&(r="http://www.w3.org/1999/xhtml"),Si(f,Os(b)?b:[b],t,n,o,r,s,l,s?s[0]:n.__k&&cn(n,0),i,u),s&&s.some(Cn)),i&&E!="textarea"||(p="value",E=="progress"&&k==null?e.removeAttribute(p):k==null||k===e[p]&&(E!="progress"||k)||pr(e,p,k,y[p],r),p="checked",C!=null&&C!=e[p]&&pr(e,p,C,y[p],r))}else y===S||i&&e.data==S||(e.data=S);return e}function Ds(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){ie.__e(r,n)}}function zs(e,t,n){var o,r,s,l;if(ie.unmount&&ie.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Ds(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){ie.__e(i,t)}o.__P=o.__n=null}if(o=e.__k)for(l=0;l<o.length;l++)o[l]&&zs(o[l],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=mr(o,s=[]))&&(o==e.__e&&s.some(Cn),Cn(r),Cn(o)),n||Cn(e.__e),e.__e=e.__c=e.__=null}function Bd(e,t,n){return this.constructor(e,n)}function Mi(e,t){var n,o,r,s;ie.__&&ie.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Io(ve,{children:[e]}),r=[],s=[],Ps(t,t.__k,o||br,br,t.namespaceURI,o?null:t.firstChild?Ls.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),Ti(r,t.__k,s),t.__k.props.children=null}function Ci(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&o.forEach(function(l){l.__g|=4,Cs(l)})},this.sub=function(s){o.add(s);var l=s.componentWillUnmount;s.componentWillUnmount=function(){o.delete(s),l&&l.call(s)}}),n.children}return t.__c="__cC"+yi++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}ie={__e:function(e,t,n,o){for(var r,s,l;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((l=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),l=1),l&&8&r.__g)return void(r.__g|=2)}catch(i){e=i}}throw gr=0,e}},gi=0,Rs=function(e){return e!=null&&e.constructor===No},lo.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Rn({},this.state)),typeof e=="function"&&(e=e(Rn({},n),this.props)),e&&(Rn(n,e),this.__v&&(t&&this.__k.push(t),Cs(this)))},lo.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Cs(this))},lo.prototype.render=ve,un=[],gr=0,bi=function(e,t){return e.__v.__b-t.__v.__b},hr=Symbol(),vi=/(PointerCapture)$|Capture$/i,As=0,Ms={},yi=0;var An,ze,Is,Ri,Ns=Object.is,yr=0,$i=[],$s=[],Ne=ie,Ai=Ne.__b,Oi=Ne.__r,Li=Ne.diffed,Pi=Ne.__c,Di=Ne.unmount,zi=Ne.__;function Vo(e,t){Ne.__h&&Ne.__h(ze,e,yr||t),yr=0;var n=ze.__H||(ze.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function le(e){return yr=1,Hd(Wi,e)}function Hd(e,t,n){var o=Vo(An++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Wi(void 0,t),function(s){var l=(o.__N||o.__)[0],i=o.t(l,s);Ns(l,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=ze,!ze.__f)){ze.__f=!0;var r=ze.shouldComponentUpdate;ze.shouldComponentUpdate=function(s,l,i){var u=this.__H;if(!u)return!0;var f=!1,p=this.props!=s;if(u.__.some(function(v){v.__N&&(f=!0,Ns(v.__[0],v.__N[0])||(p=!0))}),r){var m=r.call(this,s,l,i);return f?m||p:m}return!f||p}}return o.__}function rt(e,t){var n=Vo(An++,3);!Ne.__s&&Ws(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,ze.__H.__h.push(n))}function io(e,t){var n=Vo(An++,4);!Ne.__s&&Ws(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,ze.__h.push(n))}function _t(e){return yr=5,Re(function(){return{current:e}},[])}function Re(e,t){var n=Vo(An++,7);return Ws(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Vi(e){var t=ze.context[e.__c],n=Vo(An++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(ze)),t.props.value):e.__}function Gd(){var e;do{for(;e=$s.shift();)try{$o(e)}catch(n){Ne.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=$i.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some($o),t.__h.some(Vs),t.__h=[]}catch(n){t.__h=[],Ne.__e(n,e.__v)}}}while($s.length)}Ne.__b=function(e){ze=null,Ai&&Ai(e)},Ne.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),zi&&zi(e,t)},Ne.__r=function(e){Oi&&Oi(e),An=0;var t=(ze=e.__c).__H;t&&(Is==ze?ze.__h=[]:(t.__h.some($o),t.__h.some(Vs),An=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Is=ze},Ne.diffed=function(e){Li&&Li(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Ni($i.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Is=ze=null},Ne.__c=function(e,t){t.some(function(n){try{n.__h.some($o),n.__h=n.__h.filter(function(o){return!o.__||Vs(o)})}catch(o){n.__h=[function(){throw o}]}}),Pi&&Pi(e,t)},Ne.unmount=function(e){Di&&Di(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Ni($s.push(r))}else $o(r)}catch(s){t=s}}),o.__H=void 0,t&&Ne.__e(t,o.__v))};var Ii=typeof requestAnimationFrame=="function";function jd(e){var t,n=function(){clearTimeout(o),Ii&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Ii&&(t=requestAnimationFrame(n))}function Ni(e){e!=1&&Ri==Ne.requestAnimationFrame||((Ri=Ne.requestAnimationFrame)||jd)(Gd)}function $o(e){var t=ze,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),ze=t}function Vs(e){var t=ze;e.__c=e.__(),ze=t}function Ws(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Ns(n,e[o])})}function Wi(e,t){return typeof t=="function"?t(e):t}var Ud=Symbol.for("preact-signals");function Sr(){if(Zt>1)Zt--;else{var e,t=!1;for((function(){var r=wr;for(wr=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var l=s.t;l!==void 0;l=l.x)l.i===r.i&&(l.i=s.i);r=r.o}})();Fo!==void 0;){var n=Fo;for(Fo=void 0,_r++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Bi(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(_r=0,Zt--,t)throw e}}function Bs(e){if(Zt>0)return e();Fs=++Kd,Zt++;try{return e()}finally{Sr()}}var Wo,Le=void 0;function On(e){var t=Le,n=Wo;Le=void 0,Wo=void 0;try{return e()}finally{Le=t,Wo=n}}var Fo=void 0,Zt=0,_r=0,Kd=0,Fs=0,wr=void 0,xr=0;function Fi(e){if(Le!==void 0){var t=e.n;if(t===void 0||t.t!==Le)return t={i:0,S:e,p:Le.s,n:void 0,t:Le,e:void 0,x:void 0,r:t},Le.s!==void 0&&(Le.s.n=t),Le.s=t,e.n=t,32&Le.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Le.s,t.n=void 0,Le.s.n=t,Le.s=t),t}}function Be(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Be.prototype.brand=Ud;Be.prototype.h=function(){return!0};Be.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:On(function(){var o;(o=t.W)==null||o.call(t)}))};Be.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&On(function(){var r;(r=t.Z)==null||r.call(t)}))}};Be.prototype.subscribe=function(e){var t=this;return zt(function(){var n=t.value;On(function(){return e(n)})},{name:"sub"})};Be.prototype.valueOf=function(){return this.value};Be.prototype.toString=function(){return this.value+""};Be.prototype.toJSON=function(){return this.value};Be.prototype.peek=function(){var e=this;return On(function(){return e.value})};Object.defineProperty(Be.prototype,"value",{get:function(){var e=Fi(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(_r>100)throw new Error("Cycle detected");(function(n){Zt!==0&&_r===0&&n.l!==Fs&&(n.l=Fs,wr={S:n,v:n.v,i:n.i,o:wr})})(this),this.v=e,this.i++,xr++,Zt++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Sr()}}}});function dt(e,t){return new Be(e,t)}function Bi(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Hi(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Gi(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function Ln(e,t){Be.call(this,void 0,t),this.x=e,this.s=void 0,this.g=xr-1,this.f=4}Ln.prototype=new Be;Ln.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===xr))return!0;if(this.g=xr,this.f|=1,this.i>0&&!Bi(this))return this.f&=-2,!0;var e=Le;try{Hi(this),Le=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Le=e,Gi(this),this.f&=-2,!0};Ln.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Be.prototype.S.call(this,e)};Ln.prototype.U=function(e){if(this.t!==void 0&&(Be.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Ln.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Ln.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Fi(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function st(e,t){return new Ln(e,t)}function ji(e){var t=e.j;if(e.j=void 0,typeof t=="function"){Zt++;var n=Le;Le=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Hs(e),o}finally{Le=n,Sr()}}}function Hs(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,ji(e)}function qd(e){if(Le!==this)throw new Error("Out-of-order effect");Gi(this),Le=e,this.f&=-2;try{8&this.f&&Hs(this)}finally{Sr()}}function ao(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Wo&&Wo.push(this)}ao.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};ao.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,ji(this),Hi(this),Zt++;var e=Le;return Le=this,qd.bind(this,e)};ao.prototype.N=function(){2&this.f||(this.f|=2,this.u=Fo,Fo=this)};ao.prototype.d=function(){this.f|=8,1&this.f||Hs(this)};ao.prototype.dispose=function(){this.d()};function zt(e,t){var n=new ao(e,t);try{n.c()}catch(r){throw n.d(),r}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Ui,Er,kr,Yd=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Ki=[];zt(function(){Ui=this.N})();function uo(e,t){ie[e]=t.bind(null,ie[e]||function(){})}function Bo(e){if(kr){var t=kr;kr=void 0,t()}kr=e&&e.S()}function qi(e){var t=this,n=e.data,o=Zd(n);o.name="ReactiveDom",o.value=n;var r=Re(function(){for(var i=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var f=st(function(){var b=o.value.value;return b===0?0:b===!0?"":b||""}),p=st(function(){return!Array.isArray(f.value)&&!Rs(f.value)}),m=zt(function(){if(this.N=Yi,p.value){var b=f.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=b)}}),v=t.__$u.d;return t.__$u.d=function(){m(),v.call(this)},[p,f]},[]),s=r[0],l=r[1];return s.value?l.peek():l.value}qi.displayName="ReactiveTextNode";Object.defineProperties(Be.prototype,{constructor:{configurable:!0,value:_i(ve,null).constructor},type:{configurable:!0,value:qi},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});uo("__b",function(e,t){if(Bo(),Er=void 0,typeof t.type=="string"){var n,o=t.props;for(var r in o)if(r!=="children"){var s=o[r];s instanceof Be&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});uo("__r",function(e,t){if(e(t),t.type!==ve){Bo();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(r,s){var l;return zt(function(){l=this},{name:s}),l.c=r,l})((function(r){return function(){var s;Yd&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Er=o,Bo(n)}});uo("__e",function(e,t,n,o){Bo(),Er=void 0,e(t,n,o)});uo("diffed",function(e,t){Bo(),Er=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,r=t.props,s=n.U;if(s)for(var l in s){var i=s[l];i===void 0||o&&l in o||(i.d(),s[l]=void 0)}if(o){s||(s={},n.U=s);for(var u in o){var f=s[u],p=o[u];f===void 0?(f=Jd(n,u,p,r),s[u]=f):f.o(p,r)}}}e(t)});function Jd(e,t,n,o){var r=t in e&&e.ownerSVGElement===void 0,s=dt(n);return{o:function(l,i){s.value=l,o=i},d:zt(function(){this.N=Yi;var l=s.value.value;o[t]!==l&&(o[t]=l,r?e[t]=l:l!=null&&(l!==!1||t[4]==="-")?e.setAttribute(t,l):e.removeAttribute(t))})}}uo("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var r in o){var s=o[r];s&&s.d()}}}var l=t.__np;if(l){var i=t.props;for(var u in l)i[u]=l[u]}t.__np=void 0}else{var f=t.__c;if(f){f.__$f|=8;var p=f.__$u;p&&(f.__$u=void 0,p.d())}}e(t)});uo("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});lo.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var l in e)if(l!=="__source"&&e[l]!==this.props[l])return!0;for(var i in this.props)if(!(i in e))return!0;return!1};function Zd(e,t){return Re(function(){return dt(e,t)},[])}var Qd=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Xd(){Bs(function(){for(var e;e=Ki.shift();)Ui.call(e)})}function Yi(){Ki.push(this)===1&&(ie.requestAnimationFrame||Qd)(Xd)}var Ji=["cached","freed","held","recomputed","parameter","input","not cached"];function co(e){return e.replace(" ","-")}function Pn(e){let t=JSON.parse(e),n=t?.version;if(n!==1)throw new Error(`This page reads version 1 of the data and the server sent version ${JSON.stringify(n??null)}: reload the page, or restart TensorBoard after an upgrade.`);return t}var Zi={index:async e=>Pn(await po("index.json",{},e)),recording:async(e,t)=>Pn(await po("recording.json",fo(e),t)),async graph(e,t,n){let o=t===null?{}:{expand:t.join(",")},r=await Qi("graph.dot",{...fo(e),...o},n),s=r.headers.get("X-Actmem-Expand")??"";return{dot:await r.text(),expand:s===""?[]:s.split(",").map(Number),visible:Number(r.headers.get("X-Actmem-Visible")??0)}},detail:async(e,t,n)=>{let o={[t.startsWith("m")?"module":"node"]:t.slice(1)};return Pn(await po("detail.json",{...fo(e),...o},n))},timeline:async(e,t)=>Pn(await po("timeline.json",fo(e),t)),terms:async(e,t)=>Pn(await po("terms.json",fo(e),t)),ranks:async(e,t)=>Pn(await po("ranks.json",fo(e),t))};function fo({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}async function po(e,t,n){return(await Qi(e,t,n)).text()}async function Qi(e,t,n){let o=new URLSearchParams(t).toString(),r;try{r=await fetch(o?`./${e}?${o}`:`./${e}`,{signal:n})}catch(s){throw n.aborted?s:new Error("TensorBoard does not answer: see that it still runs, then try again.",{cause:s})}if(!r.ok)throw new Error(await ef(e,r));return r}async function ef(e,t){return(t.headers.get("Content-Type")?.startsWith("text/plain")??!1?(await t.text()).trim():"")||`The server answered ${t.status} to ${e}; its log says why.`}var Gs=Ci(null);function te(){let e=Vi(Gs);if(!e)throw new Error("This panel stands outside of the page.");return e}function Xi(e,t=6e4){let n;return(o,r)=>new Promise((s,l)=>{let i=n??e();n=void 0;let u=v=>{m(),i.terminate(),l(v)},f=()=>u(new Error("Not wanted any more.")),p=setTimeout(()=>u(new Error(tf(t))),t),m=()=>{clearTimeout(p),r.removeEventListener("abort",f),i.onmessage=i.onerror=null};i.onmessage=({data:v})=>{m(),n?.terminate(),n=i,v.svg!==void 0?s(v.svg):l(new Error(`Graphviz cannot lay this graph out: ${v.error??"no reason given"}`))},i.onerror=v=>u(new Error(`The layout worker failed: ${v.message}`)),r.addEventListener("abort",f),r.aborted?f():i.postMessage(o)})}function tf(e){return`The layout took longer than ${e/1e3} s and was stopped: fold some modules and try again.`}function Tr(e,t,n){let o=URL.createObjectURL(new Blob([n],{type:t})),r=document.createElement("a");r.href=o,r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(o),1e4)}function Mr(...e){return e.map(t=>String(t).replaceAll(/[^\w.-]+/g,"_")).join("-")}async function ea(e){try{await navigator.clipboard.writeText(e)}catch{let t=document.createElement("textarea");t.value=e,t.style.position="fixed",t.style.opacity="0",document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}}var ta={cached:{style:"solid",head:"normal"},freed:{style:"dashed",head:"empty"},held:{style:"double",head:"diamond"},recomputed:{style:"dotted",head:"vee"},parameter:{style:"dotted",head:"none"},input:{style:"solid",head:"vee"},"not cached":{style:"dashed",head:"vee"}};var na=["KiB","MiB","GiB","TiB","PiB","EiB"];function tt(e){if(e<0)return`-${tt(-e)}`;if(e<1024)return`${e} B`;let t=BigInt(e),n=0,o=1024n,r=oa(t,o);for(;r>=10240n&&n<na.length-1;)n+=1,o*=1024n,r=oa(t,o);let s=`${r/10n}`;return`${t%o===0n?s:`${s}.${r%10n}`} ${na[n]}`}function oa(e,t){return(e*10n+t/2n)/t}function Cr(e){return`${ye(e)} ${Math.abs(e)===1?"byte":"bytes"}`}function ye(e){return e.toLocaleString("en-US")}function It(e,t,n=`${t}s`){return`${ye(e)} ${e===1?t:n}`}function Ho(e,t){return[e,t&&`[${t.join(", ")}]`].filter(Boolean).join(" ")}var nf=Symbol.for("pv"),of=0;function c(e,t,n,o,r,s){t||(t={});var l,i,u=t;if("ref"in u&&typeof e!="function")for(i in u={},t)i=="ref"?l=t[i]:u[i]=t[i];var f={type:e,props:u,key:n,ref:l,__k:null,__:null,__b:0,__e:null,__c:null,constructor:nf,__v:--of,__i:-1,__u:0};return(r||s)&&(f.__source=r,f.__self=s),ie.vnode&&ie.vnode(f),f}function _e({n:e}){return e==null?c("span",{class:"none",children:"–"}):c("span",{class:e===0?"bytes none":"bytes",title:Cr(e),children:tt(e)})}function js({state:e}){let{style:t,head:n}=ta[e],o=n==="none"?29:21;return c("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:c("g",{class:`edge ${co(e)}`,children:[c("path",{class:t,d:t==="double"?`M1 3.75H${o}M1 6.25H${o}`:`M1 5H${o}`}),n!=="none"&&c("polygon",{points:rf[n],fill:sf[n]})]})})}var rf={normal:"21,2 29,5 21,8",empty:"21,2 29,5 21,8",diamond:"19,5 24,2 29,5 24,8",vee:"20,1.5 29,5 20,8.5 23,5"},sf={empty:"none"};function Rr({state:e}){return e===null?c("span",{class:"none",children:"–"}):c("span",{class:"state",children:[c(js,{state:e}),e]})}function ho({part:e,whole:t}){let n=t>0?100*e/t:0;return c("span",{class:"bar","aria-hidden":"true",children:c("span",{style:{width:`${n}%`}})})}function Ar({text:e}){return c("span",{class:"end-of",title:e,children:c("bdi",{children:e})})}function Or({text:e,label:t}){let[n,o]=le(!1),r=_t(0);return c("button",{type:"button",class:"quiet copy",onClick:()=>{ea(e).then(()=>{o(!0),window.clearTimeout(r.current),r.current=window.setTimeout(()=>o(!1),1500)})},"aria-label":t,title:t,children:n?"copied":"copy"})}function Qt({message:e,children:t}){return c("div",{class:"error-box",role:"alert","data-testid":"error",children:[c("p",{children:e}),t&&c("div",{class:"actions",children:t})]})}function dn({error:e,retry:t}){return c(Qt,{message:e.message,children:c("button",{type:"button",onClick:t,children:"Try again"})})}function Nt({what:e}){return c("p",{class:"loading",role:"status","data-testid":"loading",children:e})}function ra({parent:e}){let t=[],n=e.map(()=>[]),o=[];return e.forEach((r,s)=>{o.push(r===null?0:(o[r]??0)+1),(r===null?t:n[r]??t).push(s)}),{roots:t,children:n,depth:o}}function Us({parent:e},t){let n=[];for(let o=t;o!==null;o=e[o]??null)n.push(o);return n}function Ks({children:e},t){let n=[t];for(let o=0;o<n.length;o+=1)for(let r of e[n[o]??0]??[])n.push(r);return n}function sa({roots:e,children:t},n,o){let r=[],s=[...o(e)].reverse();for(let l=s.pop();l!==void 0;l=s.pop())if(r.push(l),!!n(l))for(let i of[...o(t[l]??[])].reverse())s.push(i);return r}function Xt({fqn:e,type_name:t,call:n},o){let r=e[o]||t[o]||"model",s=n[o]??0;return s>0?`${r} #${s+1}`:r}function ia({recording:e}){let t=te(),{selected:n}=t.place.value,{value:o,error:r,loading:s}=t.detail.state.value;if(!/^[nm]/.test(n))return null;let l=o?.id===n?o:void 0;return c("aside",{class:"details","aria-label":"Details","aria-busy":s,"data-testid":"details",children:[c("button",{type:"button",class:"quiet close","aria-label":"Close the details","data-testid":"details-close",onClick:()=>t.select(""),children:"×"}),r&&c(Qt,{message:r.message}),!l&&!r&&c(Nt,{what:"Reading the details…"}),l&&c(lf,{detail:l,recording:e})]})}function lf({detail:e,recording:t}){let n=e.id.startsWith("m");return c(ve,{children:[c(af,{detail:e,recording:t}),c("dl",{class:"sums",children:[c(qs,{label:"charged",n:e.charged_bytes,help:n?"Counted at the ops inside.":"Counted here: the first saver."}),e.shared_bytes!==null&&c(qs,{label:"shared",n:e.shared_bytes,help:"Saved here, counted at another op."}),c(qs,{label:"exclusive",n:e.exclusive_bytes,help:`What would go if only this ${n?"module":"op"} stopped saving.`})]}),c("section",{children:[c("h3",{children:n?"Keeps, largest first":"Saves"}),e.saves.length===0&&c("p",{class:"hint",children:"Keeps nothing for the backward."}),c("ul",{class:"saves","data-testid":"saves",children:e.saves.map((o,r)=>c(uf,{save:o,isInModule:n},r))}),c(aa,{shown:e.saves.length,of:e.saves_count})]}),c(la,{title:"Inputs",edges:e.inputs,of:e.inputs_count}),c(la,{title:"Outputs",edges:e.outputs,of:e.outputs_count})]})}function aa({shown:e,of:t}){return t>e?c("p",{class:"hint",children:["and ",ye(t-e)," more"]}):null}function qs({label:e,n:t,help:n}){return c("div",{title:n,children:[c("dt",{children:e}),c("dd",{children:c(_e,{n:t})})]})}function af({detail:e,recording:t}){let n=te(),o=e.id.startsWith("m"),r=e.file?`${e.file}:${e.line}`:e.source,s=o?n.moduleOf(e.id):e.module;return c(ve,{children:[c("h2",{"data-testid":"details-title",children:e.title||e.type_name||"model"}),c("p",{class:"subtitle",children:[o?e.type_name:e.name,e.region!=null&&"recomputed in the backward"].filter(Boolean).join(" · ")}),s!==null&&c("p",{class:"where",children:["in"," ",c("button",{type:"button",class:"link",onClick:()=>n.follow(`m${s}`),children:Xt(t.modules,s)})," ",c("small",{children:t.modules.type_name[s]})]}),n.view.value!=="graph"&&c("p",{class:"where",children:c("button",{type:"button",class:"link","data-testid":"show-in-graph",onClick:()=>n.reveal(e.id),children:"Show in graph"})}),r&&c("p",{class:"where source",children:[c("code",{title:r,children:e.source??r}),e.function&&c("small",{children:e.function}),c(Or,{text:r,label:"Copy the source line's place"})]})]})}function uf({save:e,isInModule:t}){let n=te(),o=e.category==="parameter"||e.category==="buffer",r=e.storage_nbytes!==null&&e.storage_nbytes!==e.nbytes;return c("li",{class:e.charged?"save":"save shared",children:[c("p",{class:"save-head",children:[c("code",{class:"slot",children:e.slot}),c("span",{class:"type",children:Ho(e.dtype,e.shape)}),c(_e,{n:e.nbytes})]}),t&&c("p",{children:["by ",c(Ys,{id:`n${e.node}`,text:e.op,onChoose:n.follow})]}),c("p",{class:"facts",children:[[e.category&&(e.name?`${e.category} ${e.name}`:e.category),e.kind!=="saved"&&e.kind,!e.charged&&!o&&"counted at another saver"].filter(Boolean).join(" · "),r&&c(ve,{children:[" · ","a window on ",c(_e,{n:e.storage_nbytes})]})]}),c("p",{class:"reason",children:e.reason}),e.formula&&c("p",{class:"formula",children:c("code",{children:e.formula})}),e.shared_with.length>0&&c("p",{class:"sharers",children:["shared with"," ",e.shared_with.map((s,l)=>c("span",{children:[l>0&&", ",c(Ys,{id:`n${s.node}`,text:s.op,onChoose:n.follow})," ",c("small",{children:[s.fqn,s.slot].filter(Boolean).join(" · ")})]},`${s.node} ${s.slot}`)),e.shared_count>e.shared_with.length&&` and ${ye(e.shared_count-e.shared_with.length)} more`]})]})}function la({title:e,edges:t,of:n}){let o=te();return t.length===0?null:c("section",{children:[c("h3",{children:[e," ",n>1&&c("small",{children:ye(n)})]}),c("ul",{class:"edges","data-testid":e.toLowerCase(),"aria-label":e,children:t.map((r,s)=>c("li",{children:[c("p",{children:[r.node===null?c("span",{children:r.op}):c(Ys,{id:`n${r.node}`,text:r.op,onChoose:o.follow})," ",c("small",{children:r.fqn})]}),c("p",{class:"save-head",children:[c(Rr,{state:r.state}),c("span",{class:"type",children:Ho(r.dtype,r.shape)}),c(_e,{n:r.nbytes})]})]},s))}),c(aa,{shown:t.length,of:n})]})}function Ys({id:e,text:t,onChoose:n}){return c("button",{type:"button",class:"link","data-id":e,onClick:()=>n(e),children:t})}var cf=`import tb_actmem
from torch.utils.tensorboard import SummaryWriter

with SummaryWriter(LOGDIR) as writer:
    with tb_actmem.record(model) as recorder:
        loss = loss_fn(model(inputs), targets)
    tb_actmem.add_recording(
        writer, "activation_memory", recorder.recording, global_step=0
    )
`;function ua({logdir:e}){let t=cf.replace("LOGDIR",JSON.stringify(e||"runs"));return c("div",{class:"empty","data-testid":"empty",children:[c("h2",{children:"No recording here yet"}),c("p",{children:[e?c(ve,{children:["The log directory ",c("code",{children:e})," holds no activation memory recording."]}):"The log directories hold no activation memory recording."," ","Record one forward pass and add it to the log:"]}),c("div",{class:"snippet",children:[c("pre",{children:c("code",{children:t})}),c(Or,{text:t,label:"Copy the code"})]}),c("p",{class:"hint",children:["A recording appears here once the writer has flushed it (",c("code",{children:"writer.flush()"}),", or leaving the ",c("code",{children:"with"})," block) and TensorBoard has reloaded its data."]})]})}var Js="http://www.w3.org/2000/svg";function ca(e){let t=new DOMParser().parseFromString(e,"image/svg+xml"),n=document.importNode(t.documentElement,!0),[,,o=1,r=1]=(n.getAttribute("viewBox")??"").split(/\s+/).map(Number);n.setAttribute("width",String(o)),n.setAttribute("height",String(r));let s=new Map,l=new Map,i=[...n.querySelectorAll("g.node, g.cluster")],u=ff(n);for(let f of i){l.set(da(f),f.id);let p=[...f.querySelectorAll("text")].map(v=>v.textContent).join(", "),m=f.classList.contains("repeated");s.set(f.id,{id:f.id,element:f,label:p,isRepeated:m,...fa(f,u)}),f.querySelectorAll("polygon, path, ellipse").forEach(v=>{(v.getAttribute("fill")!=="none"||v.getAttribute("stroke")!=="none")&&v.classList.add("outline")}),hf(f),f.setAttribute("role","button"),f.setAttribute("tabindex","-1"),f.setAttribute("aria-label",p)}return n.querySelector("g.graph > title")?.remove(),{svg:n,width:o,height:r,boxes:s,edges:df(n,l)}}function df(e,t){let n=new Map;for(let o of e.querySelectorAll("g.edge")){let r=da(o).split("->");for(let s of new Set(r.map(l=>l.replace(/:.*$/,"")))){let l=t.get(s)??s,i=n.get(l);i?i.push(o):n.set(l,[o])}}return n}function da(e){let t=[...e.children].find(n=>n.tagName==="title");return t?.remove(),t?.textContent??""}function ff(e){let t=e.querySelector("g.graph")?.getAttribute("transform")??"",[,n="0",o="0"]=/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(t)??[];return{x:Number(n),y:Number(o)}}function fa(e,t){let n=[...e.querySelectorAll("polygon, path, ellipse")],r=(n.length>0?n:[...e.querySelectorAll("text")]).flatMap(pf),s=r.filter((f,p)=>p%2===0),l=r.filter((f,p)=>p%2===1),[i,u]=[Math.min(...s),Math.min(...l)];return{x:i+t.x,y:u+t.y,width:Math.max(...s)-i,height:Math.max(...l)-u}}function pf(e){let t=o=>Number(e.getAttribute(o)??0);if(e.tagName==="ellipse"){let[o,r,s,l]=[t("cx"),t("cy"),t("rx"),t("ry")];return[o-s,r-l,o+s,r+l]}if(e.tagName==="text"){let[o,r,s]=[t("x"),t("y"),t("font-size")||12],l=e.textContent.length*s/2*.55,i=e.getAttribute("text-anchor")==="start"?o+l:o;return[i-l,r-s,i+l,r+s/4]}return((e.getAttribute("points")??e.getAttribute("d")??"").match(/-?\d+(\.\d+)?/g)??[]).map(Number)}function hf(e){if(!/^m\d+$/.test(e.id))return;let t=e.classList.contains("cluster"),{x:n,y:o,width:r}=fa(e,{x:0,y:0}),s=document.createElementNS(Js,"g");s.setAttribute("class","handle"),s.setAttribute("transform",`translate(${n+r-2} ${o+2})`);let l=document.createElementNS(Js,"circle");l.setAttribute("r","7");let i=document.createElementNS(Js,"path");i.setAttribute("d",t?"M-3.5 0H3.5":"M-3.5 0H3.5M0-3.5V3.5"),s.append(l,i),e.append(s)}function pa(e){return e.replaceAll('font-family="Helvetica"','font-family="Helvetica,Arial,sans-serif"')}function Go(e,t,n,o){let r=Math.min(8,Math.max(.02,e.scale*t)),s=r/e.scale;return{scale:r,x:n-(n-e.x)*s,y:o-(o-e.y)*s}}function Qs(e,t){let n=Math.max(.02,Math.min(1,(t.width-48)/e.width,(t.height-48)/e.height));return{scale:n,x:(t.width-e.width*n)/2,y:(t.height-e.height*n)/2}}var Zs=.75;function ha(e,t,n){let o=Qs(e,n);if(o.scale>=Zs)return o;let r=Math.min(1,Math.max(Zs,(n.width-48)/e.width)),l=e.width*r>n.width&&t?t.x+t.width/2:e.width/2;return{scale:r,x:n.width/2-l*r,y:24}}function Lr(e,t,n){let o=Math.max(e.scale,Zs),r=(s,l,i)=>l*o>i-48?24-s*o:i/2-(s+l/2)*o;return{scale:o,x:r(t.x,t.width,n.width),y:r(t.y,t.height,n.height)}}function Pr(e,t,n){let o=t.x*e.scale+e.x,r=t.y*e.scale+e.y,s=Math.min(t.width*e.scale,n.width-24),l=Math.min(t.height*e.scale,n.height-24);return o>=0&&r>=0&&o+s<=n.width&&r+l<=n.height?e:Lr(e,t,n)}function ma(e,t,n){let r=(s,l,i)=>Math.min(i-48,Math.max(48-l*e.scale,s));return{scale:e.scale,x:r(e.x,t.width,n.width),y:r(e.y,t.height,n.height)}}function ga(e,t,n){let o=n==="left"||n==="right",r=n==="left"||n==="up"?-1:1,s,l=1/0;for(let i of e){let u=i.x+i.width/2-(t.x+t.width/2),f=i.y+i.height/2-(t.y+t.height/2),p=r*(o?u:f),m=p+3*Math.abs(o?f:u);p>1&&m<l&&([s,l]=[i,m])}return s}var mf=4;function ba(e,t,n,o){let r=new Map,s,l=!1,i=p=>{let{left:m,top:v}=e.getBoundingClientRect();return{x:p.clientX-m,y:p.clientY-v}};e.addEventListener("pointerdown",p=>{p.button===0&&(r.size===0&&(s=i(p),l=!1),r.set(p.pointerId,i(p)))},{signal:t}),e.addEventListener("pointermove",p=>{let m=r.get(p.pointerId);if(!m||!s)return;let v=i(p);if(!l&&Math.hypot(v.x-s.x,v.y-s.y)<mf)return;l||(l=!0,e.setPointerCapture(p.pointerId),e.classList.add("dragging"));let b=[...r].find(([k])=>k!==p.pointerId)?.[1];r.set(p.pointerId,v);let w=n();o(b?gf(w,m,v,b):{...w,x:w.x+v.x-m.x,y:w.y+v.y-m.y})},{signal:t});let u=p=>{r.delete(p.pointerId),r.size===0&&e.classList.remove("dragging")};e.addEventListener("pointerup",u,{signal:t}),e.addEventListener("pointercancel",u,{signal:t});let f=p=>{l&&p.stopPropagation(),l=!1};e.addEventListener("click",f,{capture:!0,signal:t}),e.addEventListener("wheel",p=>{p.preventDefault();let{x:m,y:v}=i(p),b=p.deltaMode===WheelEvent.DOM_DELTA_LINE?16:1,w=p.ctrlKey?.01:.0015;o(Go(n(),Math.exp(-p.deltaY*b*w),m,v))},{signal:t,passive:!1})}function gf(e,t,n,o){let r=Math.hypot(t.x-o.x,t.y-o.y),s=Math.hypot(n.x-o.x,n.y-o.y);return Go(e,r>0?s/r:1,o.x,o.y)}var bf=200,va=60;function _a(e,t,n){let o={x:0,y:0,scale:1},r,s=0,l=new AbortController,i=()=>({width:e.clientWidth,height:e.clientHeight});function u(y){o=r?ma(y,r,i()):y,t.style.transform=`translate(${o.x}px, ${o.y}px) scale(${o.scale})`,t.style.willChange="transform",window.clearTimeout(s),s=window.setTimeout(()=>t.style.willChange="auto",bf)}function f(y){let{width:S,height:E}=i();u(Go(o,y,S/2,E/2))}function p(y){return Pr(o,{...y,width:0,height:0},i())===o}let m={show(y,S,E){let z=S===null||E?void 0:r?.boxes.get(S),P=S===null?void 0:y.boxes.get(S),F=r?.width===y.width&&r.height===y.height,H=z&&p(z)?z:void 0,q=!r||E;r=y,t.replaceChildren(y.svg);let $=ha(y,ya(y),i());H&&P?u(_f(o,H,P)):P?u(Lr(q?$:o,P,i())):(q||!F)&&u($)},centre(y){let S=r?.boxes.get(y);S&&u(Lr(o,S,i()))},keep(y){let S=r?.boxes.get(y);S&&u(Pr(o,S,i()))},fit:()=>r&&u(Qs(r,i())),actualSize:()=>f(1/o.scale),zoom:f,dispose:()=>l.abort()};ba(e,l.signal,()=>o,u),wf(e,l.signal,n);let v={signal:l.signal};e.addEventListener("keydown",y=>{y.ctrlKey||y.metaKey||y.altKey||b(y)&&y.preventDefault()},v);function b(y){let S=vf[y.key];if(S&&y.shiftKey)return k(S);if(S)return C(S);let E=w(),z={"+":()=>f(1.25),"=":()=>f(1.25),"-":()=>f(.8),0:m.actualSize,f:m.fit,Enter:()=>E&&n.onSelect(E.id)," ":()=>E&&(E.id.startsWith("m")?n.onToggle:n.onSelect)(E.id),Escape:()=>{e.focus(),n.onSelect("")}};return z[y.key]?.(),y.key in z}function w(){return r?.boxes.get(document.activeElement?.id??"")}function k(y){let[S,E]=yf[y];return u({...o,x:o.x-S*va,y:o.y-E*va}),!0}function C(y){if(!r)return!1;let S=[...r.boxes.values()],E=w()??S.find(({element:P})=>P.matches(".selected")),z=E?ga(wa(r),E,y):ya(r);return z&&(z.element.focus({preventScroll:!0}),u(Pr(o,z,i()))),!0}let T=new ResizeObserver(()=>i().width>0&&u(o));return T.observe(e),l.signal.addEventListener("abort",()=>T.disconnect()),m}function wa({boxes:e}){return[...e.values()].filter(({element:t})=>t.matches(".node"))}function ya(e){return wa(e).reduce((t,n)=>t&&t.y<=n.y?t:n,void 0)}var vf={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down"},yf={left:[-1,0],right:[1,0],up:[0,-1],down:[0,1]};function _f(e,t,n){return{scale:e.scale,x:e.x+(t.x+t.width/2-n.x-n.width/2)*e.scale,y:e.y+(t.y-n.y)*e.scale}}function wf(e,t,n){let o=s=>s.target instanceof Element?s.target.closest("g.node, g.cluster"):null,r=s=>s.target instanceof Element&&s.target.closest(".handle")!==null;e.addEventListener("click",s=>{let l=o(s);l&&r(s)?n.onToggle(l.id):n.onSelect(l?.id??"")},{signal:t}),e.addEventListener("dblclick",s=>{let l=o(s);l?.id.startsWith("m")&&!r(s)&&n.onToggle(l.id)},{signal:t}),e.addEventListener("pointerover",s=>n.onHover(o(s)?.id??null),{signal:t}),e.addEventListener("pointerleave",()=>n.onHover(null),{signal:t})}function fn(e,t){let n=dt({key:"",value:void 0,error:void 0,loading:!1}),o=dt(0),r=st(e),s,l=0;async function i(p){let m=s=new AbortController;n.value={...n.peek(),error:void 0,loading:!0};try{let v=await t(m.signal);m.signal.aborted||(n.value={key:p,value:v,error:void 0,loading:!1})}catch(v){if(m.signal.aborted)return;let b=v instanceof Error?v:new Error(String(v));n.value={...n.peek(),error:b,loading:!1}}}function u(){s?.abort(),n.peek().loading&&(n.value={...n.peek(),loading:!1})}let f=zt(()=>{let p=r.value,m=o.value!==l;if(u(),p===null)return;let v=n.peek();if(!m&&v.value!==void 0&&v.key===p){n.value={...v,error:void 0};return}l=o.peek(),On(()=>i(p))});return{state:n,reload:()=>o.value+=1,cancel(){u(),n.value={...n.peek(),error:new mo}},dispose(){f(),s?.abort()}}}var mo=class extends Error{constructor(){super("Cancelled.")}};function xf(e){let t=e.map(n=>Math.max(...n.tags.flatMap(o=>o.steps.map(r=>r.wall_time??0)),0));return e[t.indexOf(Math.max(...t))]}function xa(e,t){let n=e?.runs.find(s=>s.run===t.run)??xf(e?.runs??[]),o=n?.tags.find(s=>s.tag===t.tag)??n?.tags[0],r=o?.steps.find(s=>s.step===t.step)??o?.steps.at(-1);return n&&o?{run:n,tag:o,step:r}:null}var Xs=["graph","ops","modules","largest","timeline","terms","ranks"],Dr={run:"",tag:"",step:null,view:"graph",selected:"",expand:null},zr=["run","tag","step","view","selected","expand"];function el(e){let t=e("step"),n=e("view"),o=e("selected");return{run:e("run"),tag:e("tag"),step:/^-?\d+$/.test(t)?Number(t):null,view:Xs.find(r=>r===n)??Dr.view,selected:/^[nmts]\d+$/.test(o)?o:"",expand:Sf(e("expand"))}}function Ir(e){return{run:e.run,tag:e.tag,step:e.step===null?"":String(e.step),view:e.view===Dr.view?"":e.view,selected:e.selected,expand:kf(e.expand)}}function Sf(e){return e==="none"?[]:/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(e)?e.split(",").flatMap(n=>{let[o=0,r=o]=n.split("-").map(Number);return Array.from({length:Math.min(r-o,Sa)+1},(s,l)=>o+l)}).slice(0,Sa):null}var Sa=1e5;function kf(e){if(e===null)return"";if(e.length===0)return"none";let t=[...new Set(e)].sort((o,r)=>o-r),n=[];for(let o of t){let r=n.at(-1);r&&r[1]===o-1?r[1]=o:n.push([o,o])}return n.map(([o,r])=>o===r?`${o}`:`${o}-${r}`).join(",")}var Ef=1500,Tf=500,jo=class extends Error{constructor(n){super(`This graph has ${n.toLocaleString("en-US")} boxes: laying it out may take a minute.`);this.boxes=n}boxes};function ka(e,t,n=Dr){let o=dt(n),r=dt(!0),s=dt(""),l=dt(null),i=dt(""),u=dt(!1),f=fn(()=>r.value?"index":null,e.index),p=st(()=>xa(f.state.value.value,o.value)),m=st(()=>{let R=p.value;return R?.step?{run:R.run.run,tag:R.tag.tag,...R.step}:null}),v=st(()=>m.value?JSON.stringify(m.value):null),b=R=>r.value&&v.value!==null?`${v.value} ${R}`:null,w=()=>{let R=m.peek();if(!R)throw new Error("No recording is chosen.");return R},k=fn(()=>b("recording"),R=>e.recording(w(),R)),C=fn(()=>k.state.value.value?.meta.has_ops?b("terms"):null,R=>e.terms(w(),R)),T=st(()=>{let R=k.state.value.value?.meta.has_ops??!0,J=C.state.value,ue=o.value.view==="terms"&&(J.loading||!k.state.value.value),ge={timeline:R,terms:R&&(ue||(J.value?.layers.length??0)>0),ranks:(p.value?.tag.ranks??1)>1};return Xs.filter(We=>ge[We]??!0)}),y=st(()=>T.value.includes(o.value.view)?o.value.view:"graph"),S=st(()=>o.value.expand?.join(",")??"default"),E=fn(()=>y.value==="graph"?b(`graph ${S.value}`):null,async R=>{s.value="Fetching the graph…";let J=await e.graph(w(),o.peek().expand,R),ue=i.peek()===`${v.peek()} ${S.peek()}`;if(J.visible>Ef&&!ue)throw new jo(J.visible);return s.value=`Laying out ${J.visible.toLocaleString("en-US")} boxes…`,{graph:J,svg:await t(J.dot,R)}}),z=fn(()=>/^[nm]/.test(o.value.selected)?b(o.value.selected):null,R=>e.detail(w(),o.peek().selected,R)),P=fn(()=>y.value==="timeline"?b("timeline"):null,R=>e.timeline(w(),R)),F=dt(null),H=fn(()=>y.value==="ranks"?b("ranks"):null,async R=>{let J=F.value=await e.ranks(w(),R),ue=1/0;for(;J.pending>0&&J.pending<ue;)ue=J.pending,J=F.value=await e.ranks(w(),R);return J}),q=st(()=>k.state.value.value?.modules),$=st(()=>q.value&&ra(q.value)),O=st(()=>{let R=k.state.value.value?.ops.node??[];return new Map(R.map((J,ue)=>[J,ue]))});function V(R){o.value={...o.peek(),...R}}function D(){return new Set(E.state.peek().value?.graph.expand??o.peek().expand??[])}function Y(R){V({run:R,tag:"",step:null,selected:"",expand:null})}function G({run:R,tag:J},ue){let ge=m.peek()?.step??null;V({run:R,tag:J,step:ge,view:ue,selected:"",expand:null})}function ne(R){V({tag:R,step:null,selected:"",expand:null})}function U(R){V({selected:R})}function nt(R){V({expand:Nr(D().add(R))}),l.value=`m${R}`}function Se(R){let J=D();($.peek()?Ks($.peek(),R):[R]).forEach(ge=>J.delete(ge)),V({expand:Nr(J)}),l.value=`m${R}`}function se(R){(D().has(R)?Se:nt)(R)}function he(R){let J=D();($.peek()?Ks($.peek(),R):[R]).slice(0,Tf).forEach(ge=>J.add(ge)),V({expand:Nr(J)}),l.value=`m${R}`}function X(R){let J=Number(R.slice(1));if(R.startsWith("m"))return q.peek()?.parent[J]??null;let ue=O.peek().get(J);return ue===void 0?null:k.state.peek().value?.ops.module[ue]??null}function j(R,J){if(R==="")return null;if(J.has(R))return R;let ue=q.peek(),ge=ue&&/^[nm]/.test(R)?Us(ue,X(R)):[];R.startsWith("m")&&ge.unshift(Number(R.slice(1)));for(let We of ge){let qt=J.has(`m${We}`)?We:Ie(We,J);if(qt!==void 0)return`m${qt}`}return null}function Ie(R,J){let ge=($.peek()?.children[q.peek()?.parent[R]??-1]??[]).findLast(We=>We<R&&J.has(`m${We}`));return J.get(`m${ge}`)?.isRepeated?ge:void 0}function je(R){let J=D(),ue=q.peek();ue&&Us(ue,X(R)).forEach(We=>J.add(We));let ge=J.size===D().size;V({view:"graph",selected:R,...ge?{}:{expand:Nr(J)}}),l.value=R}function ke(R){y.peek()==="graph"?je(R):U(R)}function ae(){i.value=`${v.peek()} ${S.peek()}`,E.reload()}function mt(){f.reload();for(let R of[k,E,z,P,C,H])R.state.peek().error&&R.reload();H.state.peek().value?.ranks.some(({problem:R})=>R)&&H.reload()}function lt(){[f,k,E,z,P,C,H].forEach(R=>R.dispose())}return{place:o,isVisible:r,isDark:u,index:f,chosen:p,which:m,recording:k,picture:E,detail:z,timeline:P,terms:C,ranks:H,ranksSoFar:F,views:T,view:y,progress:s,focus:l,modules:q,moduleTree:$,rowOfNode:O,change:V,chooseRun:Y,chooseTag:ne,chooseRank:G,select:U,toggle:se,expandBelow:he,moduleOf:X,nearest:j,reveal:je,follow:ke,allowLarge:ae,reload:mt,dispose:lt}}function Nr(e){return[...e].sort((t,n)=>t-n)}function Ea(){let e=te(),{loading:t,error:n,value:o}=e.picture.state.value;return t?c("div",{class:"progress",role:"status","data-testid":"progress",children:[c("span",{children:e.progress.value}),c("button",{type:"button","data-testid":"layout-cancel",onClick:e.picture.cancel,children:"Cancel"})]}):!n||n instanceof mo&&o?null:n instanceof mo?c("div",{class:"progress",role:"status",children:[c("span",{children:"The layout was cancelled."}),c("button",{type:"button",onClick:e.picture.reload,children:"Lay out again"})]}):c("div",{class:"over",children:c(Qt,{message:n.message,children:[n instanceof jo?c("button",{type:"button","data-testid":"layout-anyway",onClick:e.allowLarge,children:"Lay it out anyway"}):c("button",{type:"button",onClick:e.picture.reload,children:"Try again"}),c("button",{type:"button",onClick:()=>e.change({expand:[]}),children:"Collapse all"})]})})}function Ta({drawing:e}){let t=te(),{value:n,loading:o,error:r}=t.picture.state.value,s=t.place.value.expand??[],l=i=>e.boxes.get(`m${i}`)?.element.matches(".node");return!n||o||r||!s.some(l)?null:c("p",{class:"limit",role:"status","data-testid":"graph-limit",children:["Some modules stay folded: with them this graph of"," ",It(n.graph.visible,"box","boxes")," would be too large to read."]})}function pn(e,t,n){let o=n?-1:1;return[...e].sort((r,s)=>{let l=t[r]??null,i=t[s]??null;return l===i?0:l===null?1:i===null?-1:l<i?-o:o})}function Ma(e,t,n){return e?.key!==t?{key:t,descending:n}:e.descending===n?{key:t,descending:!n}:null}function go(e){let t=e.toLowerCase().split(/\s+/).filter(Boolean);return n=>t.every(o=>n.includes(o))}function Ca(e){try{let t=new RegExp(e,"i");return n=>t.test(n)}catch{return null}}function hn(e){return Array.from({length:e},(t,n)=>n)}function Ra(e,t){let n=r=>r.map(Mf).join(",")+`\r
`,o=n(e);for(let r of t)o+=n(r);return o}function Mf(e){let t=e===null?"":String(e);return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}var $r=50;function Aa(e,t,n=$r){if(t.trim()==="")return[];let o=go(t),r=[],{modules:s,ops:l}=e;for(let i=0;i<s.fqn.length&&r.length<n;i+=1){let[u,f]=[Xt(s,i),s.type_name[i]??""];o(`${u} ${f}`.toLowerCase())&&r.push({id:`m${i}`,name:u,where:f})}for(let i=0;i<l.node.length&&r.length<n;i+=1){let u=l.module[i]??null,f=l.op[i]??"",p=[u===null?"":Xt(s,u),l.source[i]],m=`${f} ${p.join(" ")}`.toLowerCase();o(m)&&r.push({id:`n${l.node[i]}`,name:f,where:p.filter(Boolean).join(" · ")})}return r}function Oa({recording:e}){let t=te(),[n,o]=le(""),[r,s]=le(!1),[l,i]=le(0),u=Re(()=>Aa(e,n),[e,n]),f=r&&n.trim()!=="",p=v=>{let b=u[v];b&&(s(!1),t.reveal(b.id))},m=v=>{let b=u.length-1;if(v.key==="ArrowDown")i(Math.min(b,l+1));else if(v.key==="ArrowUp")i(Math.max(0,l-1));else if(v.key==="Enter")p(l);else if(v.key==="Escape")s(!1);else return;v.preventDefault(),v.stopPropagation()};return c("div",{class:"search",children:[c("input",{type:"search",class:"filter",role:"combobox",list:void 0,placeholder:"Find an op or module","aria-label":"Find an op or module in the graph","aria-expanded":f,"aria-controls":"search-hits","aria-activedescendant":f&&u.length>0?`hit-${l}`:void 0,"data-testid":"search",value:n,onInput:v=>{o(v.currentTarget.value),i(0),s(!0)},onFocus:()=>s(!0),onBlur:()=>s(!1),onKeyDown:m}),f&&c("ul",{class:"hits",id:"search-hits",role:"listbox","aria-label":"Found",children:[u.map((v,b)=>c("li",{id:`hit-${b}`,role:"option","aria-selected":b===l,"data-testid":"search-hit","data-id":v.id,onMouseDown:w=>w.preventDefault(),onClick:()=>p(b),children:[c("span",{children:v.name})," ",c("small",{children:v.where})]},v.id)),u.length===0&&c("li",{class:"hint",children:"Nothing is called that."}),u.length===$r&&c("li",{class:"hint",children:["The first ",$r," are listed."]})]})]})}function La({viewport:e,recording:t}){let n=te(),{selected:o}=n.place.value,r=n.picture.state.value.value,s=()=>{let{run:l,step:i}=n.which.value??{run:"run",step:0},u=Mr("graph",l,i)+".svg";r&&Tr(u,"image/svg+xml",pa(r.svg))};return c("div",{class:"toolbar",role:"group","aria-label":"What the graph shows",children:[c(Oa,{recording:t}),c("div",{class:"group",children:[c("button",{type:"button","data-testid":"collapse-all",title:"Close every module",onClick:()=>n.change({expand:[]}),children:"Collapse all"}),c("button",{type:"button","data-testid":"expand-default",title:"Open as many of the outermost modules as read well",onClick:()=>n.change({expand:null}),children:"Default"}),c("button",{type:"button","data-testid":"expand-below",disabled:!o.startsWith("m"),title:o.startsWith("m")?"Open the selected module and everything inside it":"Select a module first",onClick:()=>n.expandBelow(Number(o.slice(1))),children:"Expand below"})]}),c("div",{class:"group zoom",children:[c("button",{type:"button","aria-label":"Zoom out",title:"Zoom out (-)","data-testid":"zoom-out",onClick:()=>e.current?.zoom(.8),children:"−"}),c("button",{type:"button","aria-label":"Zoom in",title:"Zoom in (+)","data-testid":"zoom-in",onClick:()=>e.current?.zoom(1.25),children:"+"}),c("button",{type:"button",title:"Actual size (0)","data-testid":"zoom-actual",onClick:()=>e.current?.actualSize(),children:"1:1"}),c("button",{type:"button",title:"The whole graph (f)","data-testid":"zoom-fit",onClick:()=>e.current?.fit(),children:"Fit"})]}),c("button",{type:"button","data-testid":"download-svg",disabled:!r,onClick:s,children:"Download SVG"})]})}function Pa({drawing:e}){let[t,n]=le(new Set),[o,r]=le(null),s=Re(()=>Rf(e),[e]);rt(()=>{let i=o===null?[...t]:[o];i.length>0?e.svg.dataset.only=i.map(co).join(" "):delete e.svg.dataset.only},[e,t,o]);let l=i=>{let u=new Set(t);u.delete(i)||u.add(i),n(u)};return s.length===0?null:c("div",{class:"legend",role:"group","aria-label":"States of the tensors","data-testid":"legend",children:s.map(([i,u])=>c("button",{type:"button",class:"legend-item","aria-pressed":t.has(i),title:`${Cf[i]} Click to show only these.`,"data-testid":`legend-${co(i)}`,onClick:()=>l(i),onPointerEnter:()=>r(i),onPointerLeave:()=>r(null),children:[c(js,{state:i}),i,c("small",{class:"number",children:ye(u)})]},i))})}var Cf={cached:"Kept for the backward: at least one save refers to its memory.",freed:"Made in the forward and dead when it ended.",held:"Alive when the forward ended, though no save refers to it.",recomputed:"Made in a checkpointed region: the backward makes it again.",parameter:"A parameter or buffer: there with or without the forward.",input:"There before the forward began, and not saved.","not cached":"Freed or held: without an op stream the two cannot be told apart."};function Rf({svg:e}){return Ji.map(t=>[t,e.querySelectorAll(`g.edge.${co(t)}`).length]).filter(([,t])=>t>0)}function Da({recording:e,isHidden:t}){let n=te(),o=_t(null),r=_t(null),s=_t(null),l=_t(""),i=_t(null),[u,f]=le(null),{value:p,key:m}=n.picture.state.value,{selected:v}=n.place.value,b=n.focus.value;return io(()=>{if(!o.current||!r.current)return;let w=_a(o.current,r.current,{onSelect:n.select,onToggle:k=>n.toggle(Number(k.slice(1))),onHover:k=>i.current&&Of(i.current,k)});return s.current=w,()=>w.dispose()},[]),io(()=>{if(!p)return;let w=ca(p.svg),k=m.replace(/ graph .*$/,""),C=l.current==="",T=n.focus.peek()??(C?n.place.peek().selected:"");s.current?.show(w,n.nearest(T,w.boxes),l.current!==k),l.current=k,i.current=w,n.focus.value=null,f(w)},[p]),rt(()=>{if(b===null||!u||t||n.picture.state.peek().loading)return;let w=n.nearest(b,u.boxes);w!==null&&s.current?.centre(w),n.focus.value=null},[b,u,t]),rt(()=>{let w=u&&n.nearest(v,u.boxes);!t&&w&&s.current?.keep(w)},[t]),rt(()=>{if(!u)return;let w=n.nearest(v,u.boxes);return Af(u,w)},[v,u]),c("div",{class:"graph",children:[c(La,{viewport:s,recording:e}),u&&c(Ta,{drawing:u}),c("div",{class:"window",children:[c("div",{class:"frame",ref:o,tabIndex:0,role:"group","aria-label":"Graph of the forward pass. Arrow keys go from box to box, Enter selects, Space opens or closes a module, plus and minus zoom, 0 is actual size, f fits.","data-testid":"graph-frame",children:c("div",{class:"canvas",ref:r,"data-testid":"graph-canvas"})}),c(Ea,{})]}),u&&c(Pa,{drawing:u})]})}function Af(e,t){let n=t===null?void 0:e.boxes.get(t);if(!n)return;let o=[n.element,...e.edges.get(n.id)??[]];return o.forEach(r=>r.classList.add("selected")),()=>o.forEach(r=>r.classList.remove("selected"))}function Of({svg:e,edges:t},n){e.querySelectorAll(".lit").forEach(r=>r.classList.remove("lit"));let o=n===null?[]:t.get(n)??[];o.forEach(r=>r.classList.add("lit")),e.classList.toggle("has-lit",o.length>0)}function Ia({recording:e}){return c("header",{class:"header",children:[c(Lf,{meta:e.meta}),c(If,{lines:e.ledger}),c(Nf,{notes:e.meta.notes})]})}function Lf({meta:e}){let t=[e.device,e.rank===null?"":`rank ${e.rank}`,`torch ${e.torch_version}`,e.created_ns?new Date(e.created_ns/1e6).toLocaleString():""];return c("p",{class:"provenance",children:[e.label&&c("strong",{children:e.label}),c("span",{children:t.filter(Boolean).join(" · ")})]})}function Pf(e){let t=[];for(let n of e){if(!n.nbytes&&n.key!==Df&&!zf(n))continue;let o=t.at(-1);n.level===0||!o?t.push({total:n,parts:[]}):o.parts.push(n)}return t}var Df="kept_bytes";function zf({key:e,nbytes:t}){return t===null&&(e==="peak_bytes"||e==="retained_bytes")}function If({lines:e}){return c("dl",{class:"ledger","data-testid":"ledger",children:Pf(e).map(({total:t,parts:n})=>c("div",{class:"account",children:[c(za,{line:t}),n.map(o=>c(za,{line:o},o.key))]},t.key))})}function za({line:e}){let t=`help-${e.key}`;return c("div",{class:`line level-${Math.min(e.level,3)}`,"data-testid":`ledger-${e.key}`,children:[c("dt",{children:e.label}),c("dd",{children:[c("button",{type:"button",class:"figure","aria-describedby":t,children:e.nbytes===null?"not known":tt(e.nbytes)}),c("span",{class:"tooltip",role:"tooltip",id:t,children:[c("b",{children:e.nbytes===null?"not known":Cr(e.nbytes)}),e.help]})]})]})}function Nf({notes:e}){let[t,...n]=e;return t===void 0?null:c("div",{class:"notes",role:"note","data-testid":"notes",children:[c("p",{children:t}),n.length>0&&c("details",{children:[c("summary",{children:n.length===1?"1 more note":`${n.length} more notes`}),n.map(o=>c("p",{children:o},o))]})]})}function Na({recording:e}){let t=te(),{largest:n}=e,o=Math.max(0,...n.map(r=>r.nbytes));return n.length===0?c("p",{class:"hint pad",children:"Nothing is kept for the backward in this recording."}):c("ol",{class:"largest","data-testid":"largest",children:n.map(r=>c("li",{children:c("button",{type:"button",class:"card","aria-pressed":t.place.value.selected===`n${r.node}`,"data-node":r.node,disabled:r.node===null,onClick:()=>t.select(`n${r.node}`),children:c($f,{row:r,whole:o})})},r.storage))})}function $f({row:e,whole:t}){let n=[e.fqn,e.source].filter(Boolean).join(" · ");return c(ve,{children:[c("span",{class:"size",children:[c(_e,{n:e.nbytes}),c(ho,{part:e.nbytes,whole:t})]}),c("span",{class:"what",children:[c("span",{class:"name",children:[c("b",{children:e.op})," keeps ",c("code",{children:e.slot}),c("span",{class:"type",children:Ho(e.dtype,e.shape)})]}),c("span",{class:"reason",children:e.reason}),c("small",{children:[n,e.category,e.name,e.saves>1&&It(e.saves,"save")].filter(Boolean).join(" · ")})]})]})}function $a(e){return typeof e=="object"?e.key:e}function Va(e,t){let n=e.length;return new Proxy(e,{get(o,r,s){if(typeof r=="string"){let l=r.charCodeAt(0);if(l>=48&&l<=57){let i=+r;if(Number.isInteger(i)&&i>=0&&i<n){let u=o[i];if(typeof u!="object"){let f=t[i*2];u=o[i]={index:i,key:u,start:f,size:t[i*2+1],end:f+t[i*2+1],lane:0}}return u}}if(r==="length")return n}return Reflect.get(o,r,s)}})}function Dn(e,t,n){let o=n.initialDeps??[],r,s=!0;function l(){var i;let f=0,p=e();if(!(p.length!==o.length||p.some((b,w)=>o[w]!==b)))return r;o=p;let v=0;return r=t(...p),n?.onChange&&!(s&&n.skipInitialOnChange)&&n.onChange(r),s=!1,r}return l.updateDeps=i=>{o=i},l}function tl(e,t){if(e===void 0)throw new Error(`Unexpected undefined${t?`: ${t}`:""}`);return e}var en=(e,t)=>Math.abs(e-t)<1.01,Wa=(e,t,n)=>{let o;return Object.assign(function(...r){e.clearTimeout(o),o=e.setTimeout(()=>t.apply(this,r),n)},{cancel:()=>{e.clearTimeout(o)}})};function Fa({offset:e,isScrolling:t,elementMax:n,holdOffset:o,scrollOffset:r,pendingWrite:s,clampedMaxAtWrite:l}){var i;return t&&s===null&&e===r?"spurious":s!==null&&Math.abs(e-s.target)<1.5?"readBack":s!==null&&!s.smooth&&n!==null&&s.target>n+o+.5&&Math.abs(e-(n+o))<1.5||s!==null&&!s.smooth&&((i=s.lowMaxes)!=null&&i.some(u=>Math.abs(e-u)<1.5))?"clampedReadBack":l!==null&&Math.abs(e-l)<1.5?"clampedEcho":"external"}var Vf=e=>e==="smooth"||e==="smoothFinishing";function Ba({kind:e,offset:t,command:n,target:o}){return e!=="spurious"&&e!=="readBack"&&e!=="clampedReadBack"&&n?.index!=null&&n.phase!=="queued"&&!Vf(n.phase)&&!en(t,n.lastTargetOffset)&&!en(t,o())&&e!=="clampedEcho"}var nl=40;function Ha(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<nl;)n--;if(n<0)return!1;let o=e[n],r=n-1;for(;r>=0&&o.t-e[r].t<nl;)r--;if(r<0)return!1;let s=e[r],l=(t.offset-o.offset)/(t.t-o.t),i=(o.offset-s.offset)/(o.t-s.t);return l*i>=0&&Math.abs(l)>=2*Math.abs(i)&&Math.abs(l)-Math.abs(i)>=.8}function Ga(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<nl;)n--;if(n<0)return!1;let o=e[n];return Math.abs(t.offset-o.offset)/(t.t-o.t)>=.05}var Uo,Ko=()=>{if(Uo!==void 0)return Uo;if(typeof navigator>"u")return Uo=!1;if(/iP(hone|od|ad)/.test(navigator.userAgent))return Uo=!0;let e=navigator.maxTouchPoints;return Uo=navigator.platform==="MacIntel"&&e!==void 0&&e>0},ol,Wf=()=>ol!==void 0?ol:ol=Ko()&&typeof CSS<"u"&&typeof CSS.supports=="function"&&CSS.supports("overflow-anchor: auto"),ja=()=>!Ko()||Wf();var bo={capture:!0,passive:!0},Vr=class{constructor(t){this.host=t,this._touch=null,this.inMotion=()=>this._touch!==null&&this._touch.phase!=="lateFling",this.dragging=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved},this.tail=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="tail"?this._touch.moved?"fling":"tap":null},this.onScroll=({isScrolling:n,ownReadBack:o,moved:r,external:s})=>{var l,i,u;return n&&((l=this._touch)==null?void 0:l.phase)==="tail"?this._openTail(this._touch.moved||!o,!1):((i=this._touch)==null?void 0:i.phase)==="lateFling"&&(this.host.now()>this._touch.until?this._touch=null:s&&n&&r&&this._openTail(!0,!1)),!o&&n&&r&&((u=this._touch)==null?void 0:u.phase)==="down"?(this._touch.moved=!0,!0):!1},this.touchStart=()=>{this.end(),this._touch={phase:"down",moved:!1}},this.touchEnd=()=>{var n;let o=((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved;this.end(),this._openTail(o,o)},this.end=()=>{var n;let o=this.host.getWindow();((n=this._touch)==null?void 0:n.phase)==="tail"&&o!=null&&o.clearTimeout(this._touch.timerId),this._touch=null},this.listen=n=>{let o=()=>this.touchStart(),r=()=>this.touchEnd();return n.addEventListener("touchstart",o,bo),n.addEventListener("touchend",r,bo),n.addEventListener("touchcancel",r,bo),()=>{n.removeEventListener("touchstart",o,bo),n.removeEventListener("touchend",r,bo),n.removeEventListener("touchcancel",r,bo),this.end()}},this._openTail=(n,o)=>{let r=this.host.getWindow();if(r==null)return;this.end();let s={phase:"tail",moved:n,awaitingFling:o,timerId:r.setTimeout(()=>{if(this.host.tailStillMoving()){this._openTail(s.moved,s.awaitingFling);return}this._touch=s.awaitingFling?{phase:"lateFling",until:this.host.now()+1e3}:null,this.host.onTailClosed()},150)};this._touch=s}}get touch(){return this._touch}};var Ua=e=>{let{clientWidth:t,clientHeight:n}=e;return{width:t,height:n}},Ya=e=>{let t=new Set;return{schedule:n=>{let o=e.requestAnimationFrame(()=>{t.delete(o),n()});t.add(o)},cancel:()=>{t.forEach(n=>e.cancelAnimationFrame(n)),t.clear()}}},Ff=e=>e,Bf=e=>{let t=e.overscan*Math.max(e.lanes??1,1),n=Math.max(e.startIndex-t,0),r=Math.min(e.endIndex+t,e.count-1)-n+1,s=new Array(r);for(let l=0;l<r;l++)s[l]=n+l;return s},Ja=(e,t)=>{let n=e.scrollElement;if(!n)return;let o=e.targetWindow;if(!o)return;let r=i=>{let{width:u,height:f}=i;t({width:Math.round(u),height:Math.round(f)})};if(r(Ua(n)),!o.ResizeObserver)return()=>{};let s=Ya(o),l=new o.ResizeObserver(()=>{let i=()=>{r(Ua(n))};e.options.useAnimationFrameWithResizeObserver?s.schedule(i):i()});return l.observe(n,{box:"content-box"}),()=>{l.unobserve(n),s.cancel()}},Ka={passive:!0};var Hf=typeof window>"u"?!0:"onscrollend"in window,Gf=(e,t,n)=>{let o=e.scrollElement;if(!o)return;let r=e.targetWindow;if(!r)return;let s=e.options.useScrollendEvent&&Hf,l=0,i=s?null:Wa(r,()=>t(n(o),!1),e.options.isScrollingResetDelay),u=m=>()=>{l=n(o),i?.(),t(l,m)},f=u(!0),p=u(!1);return o.addEventListener("scroll",f,Ka),s&&o.addEventListener("scrollend",p,Ka),()=>{o.removeEventListener("scroll",f),s&&o.removeEventListener("scrollend",p),i?.cancel()}},Za=(e,t)=>Gf(e,t,n=>{let{horizontal:o,isRtl:r}=e.options;return o?n.scrollLeft*(r&&-1||1):n.scrollTop});var jf=(e,t,n)=>{if(n.options.useCachedMeasurements){let o=n.indexFromElement(e),r=n.options.getItemKey(o);return n.itemSizeCache.get(r)??n.options.estimateSize(o)}if(t?.borderBoxSize){let o=t.borderBoxSize[0];if(o)return Math.round(o[n.options.horizontal?"inlineSize":"blockSize"])}if(!t){let o=n.indexFromElement(e),r=n.options.getItemKey(o),s=n.itemSizeCache.get(r);if(s!==void 0)return s}return e[n.options.horizontal?"offsetWidth":"offsetHeight"]},Uf=(e,{adjustments:t=0,behavior:n},o)=>{var r;let{scrollElement:s,options:l}=o,i=e+t,u=l.horizontal&&l.isRtl&&s!==null&&"ownerDocument"in s;(r=s?.scrollTo)==null||r.call(s,{[l.horizontal?"left":"top"]:u?-i:i,behavior:n})};var Qa=Uf,qa=(e,t)=>e==="smooth"?t?"smoothLanded":"smooth":"instant",qo=e=>e?.phase==="smooth"||e?.phase==="smoothLanded";function Kf(e,t,n,o){if(t===0)return!1;let r=o(0),s=new Set,l=0;for(;l<e;){let u=n(l);if(u===r)break;s.add(u),l++}let i=e-l;if(i===0||i>=t)return!1;for(let u=0;u<i;u++)if(o(u)!==n(l+u))return!1;for(let u=i;u<t;u++)if(s.has(o(u)))return!1;return!0}var Wr=class{constructor(t){this.unsubs=[],this.scrollElement=null,this.targetWindow=null,this.isScrolling=!1,this.scrollState=null,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache=new Map,this.itemSizeCacheVersion=0,this.laneAssignments=new Map,this.pendingMin=null,this.prevLanes=void 0,this.lanesChangedFlag=!1,this.lanesSettling=!1,this.pendingScrollAnchor=null,this.scrollRect=null,this.scrollOffset=null,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._iosGesture=new Vr({getWindow:()=>this.targetWindow,now:()=>this.now(),tailStillMoving:()=>{let n=this.scrollState;if(n?.phase!=="queued"||this.pendingWrite!==null)return!1;let o=this._readElementOffset();return o===null||this._lastElementOffset===null||Math.abs(o-this._lastElementOffset)<1?!1:(this._lastElementOffset=o,n.samples=[...n.samples??[],{t:this.now(),offset:o}],!0)},onTailClosed:()=>{let n=this.scrollState;n?.phase==="queued"&&Ga(n.samples??[])&&(this.scrollState=null),this._flushHoldIfReady(!0),this._writeAwaitingCommand(),this._retryClampedAdjustment()}}),this._lastElementOffset=null,this.pendingWrite=null,this._clampedAdjustment=null,this.elementsCache=new Map,this._resizeBatch=null,this.now=()=>{var n,o,r;return((r=(o=(n=this.targetWindow)==null?void 0:n.performance)==null?void 0:o.now)==null?void 0:r.call(o))??Date.now()},this.observer=(()=>{let n=null,o=null,r=!1,s=!1,l=new Set,i=()=>{if(n)return n;let f=this.targetWindow;if(!f||!f.ResizeObserver)return null;let p=o=Ya(f);return n=new f.ResizeObserver(m=>{let v=()=>{let b={sync:!1};this._resizeBatch=b;try{m.forEach(u)}finally{this._resizeBatch=null,b.notify&&(this.notify(b.sync),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment(),this.measureElement(null))}};if(this.options.useAnimationFrameWithResizeObserver)p.schedule(v);else{r=!0;try{v()}finally{r=!1}}})},u=f=>{let p=f.target,m=this.indexFromElement(p);if(!p.isConnected){this.observer.unobserve(p);for(let[v,b]of this.elementsCache)if(b===p){this.elementsCache.delete(v);break}return}this.isIndexInRange(m)&&this.shouldMeasureDuringScroll(m)&&this.resizeItem(m,this.options.measureElement(p,f,this))};return{disconnect:()=>{var f;(f=i())==null||f.disconnect(),o?.cancel(),l.clear(),s=!1,n=null,o=null},observe:f=>{let p=i();if(p){if(!r){p.observe(f,{box:"border-box"});return}l.add(f),s||(s=!0,o?.schedule(()=>{s=!1,l.forEach(m=>{m.isConnected&&n?.observe(m,{box:"border-box"})}),l.clear()}))}},unobserve:f=>{var p;l.delete(f),(p=i())==null||p.unobserve(f)}}})(),this.range=null,this.setOptions=n=>{var o;let r={debug:!1,initialOffset:0,overscan:1,paddingStart:0,paddingEnd:0,scrollPaddingStart:0,scrollPaddingEnd:0,horizontal:!1,getItemKey:Ff,rangeExtractor:Bf,onChange:()=>{},measureElement:jf,initialRect:{width:0,height:0},scrollMargin:0,gap:0,indexAttribute:"data-index",initialMeasurementsCache:[],lanes:1,anchorTo:"start",followOnAppend:!1,scrollEndThreshold:1,isScrollingResetDelay:150,enabled:!0,isRtl:!1,useScrollendEvent:!1,useAnimationFrameWithResizeObserver:!1,laneAssignmentMode:"estimate",useCachedMeasurements:!1};for(let p in n){let m=n[p];m!==void 0&&(r[p]=m)}let s=this.options,l=null,i=null,u=!1;if(s!==void 0&&s.enabled&&r.enabled&&r.anchorTo==="end"&&this.scrollElement!==null){let p=s.count,m=r.count,v=this.getMeasurements(),b=((o=this._singleLaneMeasurements)==null?void 0:o.items)??v,w=S=>$a(b[S]),k=p>0?w(0):null,C=p>0?w(p-1):null;if(m!==p||p>0&&m>0&&(r.getItemKey(0)!==k||r.getItemKey(m-1)!==C)){u=!0;let S=p>0?this.getVirtualItemForOffset(this.getScrollOffset())??v[0]:null;S&&(l=[S.key,this.getScrollOffset()-S.start]);let E=r.followOnAppend===!0?"auto":r.followOnAppend||null;E&&m>0&&this.isAtEnd(s.scrollEndThreshold)&&(p===0||r.getItemKey(m-1)!==C)&&(m>p||Kf(p,m,w,r.getItemKey))&&(i=E)}}this.options=r,u&&(this.pendingMin=0,this.itemSizeCacheVersion++);let f=null;if(l&&this.scrollOffset!==null&&!this._awaitingCommandReadBack()){let[p,m]=l,v=this.getMeasurements(),{count:b,getItemKey:w}=this.options,k=0;for(;k<b&&w(k)!==p;)k++;if(k<b){let C=v[k];if(C){let T=Math.max(0,C.start+m);!i&&T!==this.scrollOffset&&(f=T-this.scrollOffset,this.scrollOffset=T)}}}i?this.pendingScrollAnchor={kind:"follow",behavior:i}:f!==null&&(this._canWriteScroll()?this.pendingScrollAnchor={kind:"anchor",delta:f}:(this._holdOffset+=f,this._followOffsetTarget(f)))},this.notify=n=>{var o,r;(r=(o=this.options).onChange)==null||r.call(o,this,n)},this.maybeNotify=Dn(()=>(this.calculateRange(),[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]),n=>{this.notify(n)},{key:!1,debug:()=>this.options.debug,initialDeps:[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]}),this.cleanup=()=>{var n;this.unsubs.filter(Boolean).forEach(o=>o()),this.unsubs=[],this.observer.disconnect(),this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null,(n=this._momentumStop)==null||n.restore(),this._momentumStop=null,this.isScrolling=!1,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._clampedAdjustment=null,this.pendingWrite=null,this.scrollElement=null,this.targetWindow=null},this._didMount=()=>()=>{this.cleanup()},this._willUpdate=()=>{var n;let o=this.options.enabled?this.options.getScrollElement():null;if(this.scrollElement!==o){if(this.cleanup(),!o){this.maybeNotify();return}this.scrollElement=o,this.scrollElement&&"ownerDocument"in this.scrollElement?this.targetWindow=this.scrollElement.ownerDocument.defaultView:this.targetWindow=((n=this.scrollElement)==null?void 0:n.window)??null,this.elementsCache.forEach(s=>{this.observer.observe(s)}),this.unsubs.push(this.options.observeElementRect(this,s=>{this.scrollRect=s,this.maybeNotify()})),this.unsubs.push(this.options.observeElementOffset(this,(s,l)=>{var i,u,f,p;let m=l?this._elementMaxScrollOffset():null,v=this._reportedOverscroll;this._reportedOverscroll=s<0||m!==null&&s>m+1;let b=s;this._lastElementOffset=b,s=this._toLayoutOffset(s);let w=this._classifyScrollEvent(s,l,m);if(w==="spurious")return;w==="readBack"?s=this.pendingWrite.target:w==="clampedReadBack"&&((i=this.scrollState)==null?void 0:i.index)!=null&&s<this.getMaxScrollOffset()-1.5?this.scrollState.lastTargetOffset=s:Ba({kind:w,offset:s,command:this.scrollState,target:()=>this.getScrollStateTarget(this.scrollState)})&&(this.scrollState=null),this.pendingWrite=null,this._clampedAdjustment!==null&&Math.abs(s-this._clampedAdjustment.maxAtWrite)>=1.5&&(this._clampedAdjustment=null);let k=this.getScrollOffset(),C=this.scrollDirection;this.scrollDirection=l?k===s?this.scrollDirection:k<s?"forward":"backward":null,this.scrollOffset=s,this.isScrolling=l;let T=this.scrollState;if(T?.phase==="queued"&&w==="external"&&l)if(v||this._reportedOverscroll)T.samples=[];else{let y=this.now();T.samples=[...(T.samples??[]).filter(S=>y-S.t<=200),{t:y,offset:b}],(C!==null&&this.scrollDirection!==C||Ha(T.samples))&&(this.scrollState=null)}this._iosGesture.onScroll({isScrolling:l,ownReadBack:w==="readBack",moved:s!==k,external:w==="external"&&((u=this.scrollState)==null?void 0:u.phase)!=="smooth"&&((f=this.scrollState)==null?void 0:f.phase)!=="smoothFinishing"})&&((p=this.scrollState)==null?void 0:p.phase)==="queued"&&(this.scrollState=null),this._flushHoldIfReady(!0),this.scrollState&&this.scheduleScrollReconcile(),this.maybeNotify()})),"addEventListener"in this.scrollElement&&this.unsubs.push(this._iosGesture.listen(this.scrollElement)),this._scrollToOffset(this.getScrollOffset())}this._noteClampMax();let r=this.pendingScrollAnchor;this.pendingScrollAnchor=null,r&&this.scrollElement&&this.options.enabled&&(r.kind==="anchor"?this._canWriteScroll()?qo(this.scrollState)&&!en(this.getScrollOffset()-r.delta,this.scrollState.lastTargetOffset)||(this._followOffsetTarget(r.delta),this._scrollToOffset(this.getScrollOffset())):(this._holdOffset+=r.delta,this._followOffsetTarget(r.delta),this.notify(!1)):this.scrollToEnd({behavior:r.behavior})),this._flushHoldIfReady(!1),this._retryClampedAdjustment()},this._classifyScrollEvent=(n,o,r)=>{var s;return Fa({offset:n,isScrolling:o,elementMax:r,holdOffset:this._holdOffset,scrollOffset:this.scrollOffset,pendingWrite:this.pendingWrite,clampedMaxAtWrite:((s=this._clampedAdjustment)==null?void 0:s.maxAtWrite)??null})},this._retryClampedAdjustment=()=>{if(this._clampedAdjustment===null||!this.scrollElement||!this.options.enabled||!this._canWriteScroll())return;let{target:n,maxAtWrite:o}=this._clampedAdjustment,r=this.getMaxScrollOffset();r>o+.5&&(this._clampedAdjustment=n>r+.5?{target:n,maxAtWrite:r}:null,this._scrollToOffset(n))},this._writeAwaitingCommand=()=>{let n=this.scrollState;if(n===null||n.phase!=="queued")return;let{behavior:o}=n;this.getMeasurements();let r=this.getScrollStateTarget(n);n.lastTargetOffset=r,this._clampedAdjustment=null,n.phase=qa(o,n.index!=null&&en(r,this.getScrollOffset())),this._scrollToOffset(r,{behavior:o}),this.scheduleScrollReconcile()},this._readElementOffset=()=>{let n=this.scrollElement;if(n==null)return null;let{horizontal:o,isRtl:r}=this.options;return typeof n.scrollTop=="number"?o?n.scrollLeft*(r&&-1||1):n.scrollTop:typeof n.scrollY=="number"?o?n.scrollX:n.scrollY:null},this._canWriteScroll=()=>!(Ko()&&this._iosGesture.inMotion())&&!this._reportedOverscroll,this._flushHoldIfReady=n=>{var o;if(this._holdOffset===0||!this.scrollElement||!this.options.enabled||!this._canWriteScroll()||((o=this.scrollState)==null?void 0:o.phase)==="smooth")return;this._holdOffset=0,this.scrollOffset!==null&&this.scrollOffset<0&&(this.scrollOffset=0),this.notify(n);let r=this.getCommandWrittenOffset()??this.getScrollOffset();this._clampedAdjustment=this._clampedBy(r),this._scrollToOffset(r)},this.rafId=null,this.getSize=()=>this.options.enabled?(this.scrollRect=this.scrollRect??this.options.initialRect,this.scrollRect[this.options.horizontal?"width":"height"]):(this.scrollRect=null,0),this.getScrollOffset=()=>this.options.enabled?(this.scrollOffset=this.scrollOffset??(typeof this.options.initialOffset=="function"?this.options.initialOffset():this.options.initialOffset),this.scrollOffset):(this.scrollOffset=null,0),this.getMeasurementOptions=Dn(()=>[this.options.count,this.options.paddingStart,this.options.scrollMargin,this.options.getItemKey,this.options.enabled,this.options.lanes,this.options.laneAssignmentMode,this.options.gap],(n,o,r,s,l,i,u,f)=>(this.prevLanes!==void 0&&this.prevLanes!==i&&(this.lanesChangedFlag=!0),this.prevLanes=i,this.pendingMin=null,{count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:l,lanes:i,laneAssignmentMode:u,gap:f}),{key:!1}),this.isIndexInRange=n=>n>=0&&n<this.options.count,this.getMeasurements=Dn(()=>[this.getMeasurementOptions(),this.itemSizeCacheVersion],({count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:l,lanes:i,laneAssignmentMode:u,gap:f},p)=>{var m;let v=this.itemSizeCache;if(!l)return this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),[];if(this.laneAssignments.size>n)for(let y of this.laneAssignments.keys())y>=n&&this.laneAssignments.delete(y);this.lanesChangedFlag&&(this.lanesChangedFlag=!1,this.lanesSettling=!0,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.pendingMin=null),this.measurementsCache.length===0&&!this.lanesSettling&&(this.measurementsCache=this.options.initialMeasurementsCache,this.measurementsCache.forEach(y=>{this.itemSizeCache.set(y.key,y.size)}));let b=this.lanesSettling?0:this.pendingMin??0;if(this.pendingMin=null,this.lanesSettling&&this.measurementsCache.length===n&&(this.lanesSettling=!1),i===1){let y=n*2,S=(m=this._singleLaneMeasurements)==null?void 0:m.flat;if(!S||S.length<y){let F=new Float64Array(y);S&&b>0&&F.set(S.subarray(0,b*2)),S=F}let E=b===0?new Array(n):this._singleLaneMeasurements.items.slice(),z;if(b===0)z=o+r;else{let F=b-1;z=S[F*2]+S[F*2+1]+f}for(let F=b;F<n;F++){let H=s(F);E[F]=H;let q=v.get(H),$=typeof q=="number"?q:this.options.estimateSize(F);S[F*2]=z,S[F*2+1]=$,z+=$+f}this._singleLaneMeasurements={flat:S,items:E};let P=Va(E,S);return this.measurementsCache=P,P}let w=this.measurementsCache.slice(0,b),k=new Array(i).fill(void 0),C=new Float64Array(i),T=0;for(let y=0;y<b;y++){let S=w[y];S&&(k[S.lane]===void 0&&T++,k[S.lane]=y,C[S.lane]=S.end)}for(let y=b;y<n;y++){let S=s(y),E=this.laneAssignments.get(y),z,P,F=u==="estimate"||v.has(S);if(E!==void 0&&this.options.lanes>1){z=E;let O=k[z],V=O!==void 0?w[O]:void 0;P=V?V.end+f:o+r}else if(T===i){let O=0,V=C[0],D=k[0];for(let Y=1;Y<i;Y++){let G=C[Y];(G<V||G===V&&k[Y]<D)&&(O=Y,V=G,D=k[Y])}z=O,P=V+f,F&&this.laneAssignments.set(y,z)}else z=y%this.options.lanes,P=o+r,F&&this.laneAssignments.set(y,z);let H=v.get(S),q=typeof H=="number"?H:this.options.estimateSize(y),$=P+q;w[y]={index:y,start:P,size:q,end:$,key:S,lane:z},k[z]===void 0&&T++,k[z]=y,C[z]=$}return this.measurementsCache=w,w},{key:!1,debug:()=>this.options.debug}),this.calculateRange=Dn(()=>[this.getMeasurements(),this.getSize(),this.getScrollOffset(),this.options.lanes,this._getLayoutTotalSize()+this.options.scrollMargin],(n,o,r,s,l)=>{if(n.length===0||o===0)return this.range=null,null;let i=Math.max(l-o,0);return this.range=Yf(n,o,Math.min(r,i),s,s===1&&this._singleLaneMeasurements!==null?this._singleLaneMeasurements.flat:null),this.range},{key:!1,debug:()=>this.options.debug}),this.getVirtualIndexes=Dn(()=>{let n=null,o=null,r=this.calculateRange();return r&&(n=r.startIndex,o=r.endIndex),this.maybeNotify.updateDeps([this.isScrolling,n,o]),[this.options.rangeExtractor,this.options.overscan,this.options.count,n,o,this.options.lanes]},(n,o,r,s,l,i)=>s===null||l===null?[]:n({startIndex:s,endIndex:l,overscan:o,count:r,lanes:i}),{key:!1,debug:()=>this.options.debug}),this.indexFromElement=n=>{let o=this.options.indexAttribute,r=n.getAttribute(o);return r?parseInt(r,10):(console.warn(`Missing attribute name '${o}={index}' on measured element.`),-1)},this.shouldMeasureDuringScroll=n=>{var o;if(!qo(this.scrollState))return!0;let r=this.scrollState.index??((o=this.getVirtualItemForOffset(this.scrollState.lastTargetOffset))==null?void 0:o.index);if(r!==void 0&&this.range){let s=Math.max(this.options.overscan,Math.ceil((this.range.endIndex-this.range.startIndex)/2)),l=Math.max(0,r-s),i=Math.min(this.options.count-1,r+s);return n>=l&&n<=i}return!0},this.measureElement=n=>{if(!n){this.elementsCache.forEach((l,i)=>{l.isConnected||(this.observer.unobserve(l),this.elementsCache.delete(i))});return}let o=this.indexFromElement(n);if(!this.isIndexInRange(o))return;let r=this.options.getItemKey(o),s=this.elementsCache.get(r);s!==n&&(s&&this.observer.unobserve(s),this.observer.observe(n),this.elementsCache.set(r,n)),n.isConnected&&(!this.isScrolling||this.scrollState)&&this.shouldMeasureDuringScroll(o)&&this.resizeItem(o,this.options.measureElement(n,void 0,this))},this.resizeItem=(n,o)=>{var r,s,l;if(!this.isIndexInRange(n))return;(r=this._resizeBatch)!=null&&r.sync&&this.getMeasurements();let i,u,f,p=(s=this._singleLaneMeasurements)==null?void 0:s.flat;if(this.options.lanes===1&&p!=null)f=this.options.getItemKey(n),u=p[n*2],i=p[n*2+1];else{let b=this.measurementsCache[n];if(!b)return;f=b.key,u=b.start,i=b.size}let m=this.itemSizeCache.get(f)??i,v=o-m;if(v!==0){let b=this.options.anchorTo==="end"&&!qo(this.scrollState)&&this.getVirtualDistanceFromEnd()<=this.options.scrollEndThreshold,w=b?this._getLayoutTotalSize():0,k=this.getScrollOffset(),T=!this.itemSizeCache.has(f)?u<k:u+m<=k&&this.scrollDirection!=="backward",y=!qo(this.scrollState)&&(this.shouldAdjustScrollPositionOnItemSizeChange!==void 0?this.shouldAdjustScrollPositionOnItemSizeChange(this.measurementsCache[n]??{index:n,key:f,start:u,size:i,end:u+i,lane:0},v,this):T);(this.pendingMin===null||n<this.pendingMin)&&(this.pendingMin=n),this.itemSizeCache.set(f,o),this.itemSizeCacheVersion++;let S=!1;if(this._awaitingCommandReadBack()||(b?S=this.applyScrollAdjustment(this._getLayoutTotalSize()-w):y&&(S=this.applyScrollAdjustment(v))),this._resizeBatch){this._resizeBatch.notify=!0,(l=this._resizeBatch).sync||(l.sync=S);return}this.notify(S),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment()}},this.getVirtualItems=Dn(()=>[this.getVirtualIndexes(),this.getMeasurements(),this._holdOffset],(n,o,r)=>{let s=[];for(let l=0,i=n.length;l<i;l++){let u=n[l],f=o[u];s.push(r===0?f:{...f,start:f.start-r,end:f.end-r})}return s},{key:!1,debug:()=>this.options.debug}),this.getVirtualItemForOffset=n=>{var o;let r=this.getMeasurements();if(r.length===0)return;let s=(o=this._singleLaneMeasurements)==null?void 0:o.flat,l=this.options.lanes===1&&s!=null,i=Xa(0,r.length-1,l?u=>s[u*2]:u=>tl(r[u]).start,n);return tl(r[i])},this._noteClampMax=()=>{if(!this._awaitingCommandReadBack())return;let n=this._elementMaxScrollOffset();if(n===null)return;let o=this.pendingWrite,r=Math.max(n,0)+this._holdOffset;if(r>=o.target)return;let s=o.lowMaxes??(o.lowMaxes=[]);s[s.length-1]!==r&&s.push(r)},this.getMaxScrollOffset=()=>(this._elementMaxScrollOffset()??0)+this._holdOffset,this._toLayoutOffset=n=>{var o;let r=n+this._holdOffset;return((o=this.pendingScrollAnchor)==null?void 0:o.kind)==="anchor"&&(r+=this.pendingScrollAnchor.delta),r},this._elementMaxScrollOffset=()=>{let n=this.scrollElement;if(n===null)return null;if("scrollHeight"in n)return this.options.horizontal?n.scrollWidth-n.clientWidth:n.scrollHeight-n.clientHeight;if("document"in n){let o=n.document.documentElement;return this.options.horizontal?o.scrollWidth-n.innerWidth:o.scrollHeight-n.innerHeight}return null},this._momentumStop=null,this._stopMomentum=n=>{let o=this.scrollElement,r=this.targetWindow;if(o===null||r===null)return;let s="document"in o?o.document.scrollingElement:o;if(!s?.style)return;if(this._momentumStop){this._momentumStop.done=n;return}let{style:l}=s,i=this.options.horizontal?"overflow-x":"overflow-y",u=l.getPropertyValue(i),f=l.getPropertyPriority(i),p=()=>this.options.horizontal?s.clientHeight:s.clientWidth,m=p();if(l.setProperty(i,"hidden","important"),p()!==m){l.setProperty(i,u,f);return}let v={restore:()=>l.getPropertyValue(i)!=="hidden"||l.getPropertyPriority(i)!=="important"?!1:(l.setProperty(i,u,f),!0),done:n};this._momentumStop=v,r.requestAnimationFrame(()=>r.requestAnimationFrame(()=>{this._momentumStop===v&&(this._momentumStop=null,v.restore()&&v.done())}))},this._clampedBy=n=>{let o=this._elementMaxScrollOffset();if(o===null)return null;let r=o+this._holdOffset;return n>r+.5?{target:n,maxAtWrite:r}:null},this.getVirtualDistanceFromEnd=()=>Math.max(this._getLayoutTotalSize()+this.options.scrollMargin-this.getSize()-this.getScrollOffset(),0),this.getDistanceFromEnd=()=>Math.max(this.getMaxScrollOffset()-this.getScrollOffset(),0),this.isAtEnd=(n=this.options.scrollEndThreshold)=>this.getDistanceFromEnd()<=n,this.getOffsetForAlignment=(n,o,r=0)=>{if(!this.scrollElement)return 0;let s=this.getSize(),l=this.getScrollOffset();o==="auto"&&(o=n>=l+s?"end":"start"),o==="center"?n+=(r-s)/2:o==="end"&&(n-=s);let i=this.getMaxScrollOffset();return Math.max(Math.min(i,n),0)},this.getOffsetForIndex=(n,o="auto")=>{n=Math.max(0,Math.min(n,this.options.count-1));let r=this.getSize(),s=this.getScrollOffset(),l=this.getMeasurements()[n];if(!l)return;if(o==="auto")if(l.end>=s+r-this.options.scrollPaddingEnd)o="end";else if(l.start<=s+this.options.scrollPaddingStart)o="start";else return[s,o];if(o==="end"&&n===this.options.count-1){let u=this.getMaxScrollOffset(),f=u-this.options.paddingEnd+this.options.scrollPaddingEnd;return[Math.max(Math.min(f,u),0),o]}let i=o==="end"?l.end+this.options.scrollPaddingEnd:l.start-this.options.scrollPaddingStart;return[this.getOffsetForAlignment(i,o,l.size),o]},this.scrollToOffset=(n,{align:o="start",behavior:r="auto"}={})=>{this._startScroll({index:null,align:o},this.getOffsetForAlignment(n,o),r,"absolute")},this.scrollToIndex=(n,{align:o="auto",behavior:r="auto"}={})=>{n=Math.max(0,Math.min(n,this.options.count-1));let s=this.getOffsetForIndex(n,o);if(!s)return;let[l,i]=s;this._startScroll({index:n,align:i},l,r,"absolute")},this.scrollBy=(n,{behavior:o="auto"}={})=>{let r=this.getOffsetForAlignment((this.getCommandWrittenOffset()??this.getScrollOffset())+n,"start");this._startScroll({index:null,align:"start"},r,o,"relative")},this.scrollToEnd=({behavior:n="auto"}={})=>{if(this.options.count>0){this._startScroll({index:this.options.count-1,align:"end",toEnd:!0},Math.max(this.getMaxScrollOffset(),0),n,"absolute");return}this.scrollToOffset(Math.max(this.getTotalSize()-this.getSize(),0),{behavior:n})},this.cancelScroll=()=>{this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null},this.getTotalSize=()=>Math.max(this._getLayoutTotalSize()-this._holdOffset,0),this._getLayoutTotalSize=()=>{var n,o;let r=this.getMeasurements(),s;if(r.length===0)s=this.options.paddingStart;else if(this.options.lanes===1){let l=r.length-1,i=(n=this._singleLaneMeasurements)==null?void 0:n.flat;i!=null?s=i[l*2]+i[l*2+1]:s=((o=r[l])==null?void 0:o.end)??0}else{let l=Array(this.options.lanes).fill(null),i=r.length-1;for(;i>=0&&l.some(u=>u===null);){let u=r[i];l[u.lane]===null&&(l[u.lane]=u.end),i--}s=Math.max(...l.filter(u=>u!==null))}return Math.max(s-this.options.scrollMargin+this.options.paddingEnd,0)},this.takeSnapshot=()=>{let n=[];if(this.itemSizeCache.size===0)return n;let o=this.getMeasurements();for(let r of o)r&&this.itemSizeCache.has(r.key)&&n.push({index:r.index,key:r.key,start:r.start,size:r.size,end:r.end,lane:r.lane});return n},this._scrollToOffset=(n,{adjustments:o,behavior:r}={})=>{let s={target:n+(o??0),smooth:r==="smooth"};return this.pendingWrite=s,this.options.scrollToFn(n-this._holdOffset,{behavior:r,adjustments:o},this),s},this.getCommandWrittenOffset=()=>this.scrollState!==null&&this.pendingWrite!==null&&!this.pendingWrite.smooth?this.pendingWrite.target:null,this._awaitingCommandReadBack=()=>{let n=this.getCommandWrittenOffset();return!(Ko()&&this._iosGesture.dragging())&&n!==null&&!en(n,this.getScrollOffset())},this._followOffsetTarget=n=>{this.scrollState!==null&&this.scrollState.index==null&&(this.scrollState.lastTargetOffset+=n)},this.measure=()=>{this.pendingMin=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.itemSizeCacheVersion++,this.notify(!1)},this.setOptions(t)}get scrollAdjustments(){return 0}applyScrollAdjustment(t,n){if(t===0)return!1;if(this._followOffsetTarget(t),this._canWriteScroll()){let o=this.getScrollOffset();this._clampedAdjustment=this._clampedBy(o+t);let r=this._scrollToOffset(o,{adjustments:t,behavior:n});return this.scrollOffset!==null&&(this.pendingWrite===r&&(this.scrollOffset+=t),this.scrollOffset<0&&(this.scrollOffset=0)),!0}else return this._holdOffset+=t,this.scrollOffset!==null&&(this.scrollOffset+=t),!0}scheduleScrollReconcile(){if(!this.targetWindow){this.scrollState=null;return}this.rafId==null&&(this.rafId=this.targetWindow.requestAnimationFrame(()=>{this.rafId=null,this.reconcileScroll()}))}getScrollStateTarget(t){let n=t.toEnd?[Math.max(this.getMaxScrollOffset(),0)]:t.index!=null?this.getOffsetForIndex(t.index,t.align):void 0;return n?n[0]:t.lastTargetOffset}reconcileScroll(){if(!this.scrollState||!this.scrollElement)return;if(this.now()-this.scrollState.startedAt>5e3){this.scrollState=null;return}if(this.scrollState.phase==="queued"){this.scheduleScrollReconcile();return}this.getMeasurements();let o=this.getScrollStateTarget(this.scrollState),r=this.scrollState.index==null?1:this.options.useAnimationFrameWithResizeObserver?3:2,s=o!==this.scrollState.lastTargetOffset;if(!s&&en(o,this.getScrollOffset())){if(this.scrollState.phase==="smooth"?this.scrollState.phase="smoothLanded":this.scrollState.phase==="smoothFinishing"&&(this.scrollState.phase="instant"),this.scrollState.stableFrames++,this.scrollState.stableFrames>=r){this.getScrollOffset()!==o&&this._scrollToOffset(o,{behavior:"auto"}),this.scrollState=null;return}}else if(this.scrollState.stableFrames=0,s){let l=this.getSize()||600,i=Math.abs(o-this.getScrollOffset()),u=qo(this.scrollState)&&i>l;this.scrollState.lastTargetOffset=o,u?this.scrollState.phase="smooth":this.scrollState.phase==="smooth"?this.scrollState.phase="smoothFinishing":this.scrollState.phase==="smoothLanded"&&(this.scrollState.phase="instant"),this._scrollToOffset(o,{behavior:u?"smooth":"auto"})}this.scheduleScrollReconcile()}_startScroll(t,n,o,r){this.pendingScrollAnchor=null,this._clampedAdjustment=null;let s=this._iosGesture.tail();if(r==="absolute"&&s!==null){if(s==="fling"&&ja()){this._stopMomentum(()=>{let l=this.scrollState;l?.phase!=="queued"||this._iosGesture.tail()!=="fling"||this._reportedOverscroll||(this._iosGesture.end(),this._flushHoldIfReady(!0),this._writeAwaitingCommand())}),this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,phase:"queued",behavior:o,samples:[]},this.scheduleScrollReconcile();return}this._iosGesture.end()}this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,behavior:o,phase:qa(o,t.index!=null&&en(n,this.getScrollOffset()))},this._scrollToOffset(n,{behavior:o}),this.scheduleScrollReconcile()}},Xa=(e,t,n,o)=>{for(;e<=t;){let r=(e+t)/2|0,s=n(r);if(s<o)e=r+1;else if(s>o)t=r-1;else return r}return e>0?e-1:0};function qf(e,t,n){let o=0;for(;o<=t;){let r=(o+t)/2|0,s=e[r*2];if(s<n)o=r+1;else if(s>n)t=r-1;else return r}return o>0?o-1:0}function Yf(e,t,n,o,r){let s=e.length-1;if(e.length<=o)return{startIndex:0,endIndex:s};if(o===1&&r!==null){let f=qf(r,s,n),p=f,m=n+t;for(;p<s&&r[p*2]+r[p*2+1]<m;)p++;return{startIndex:f,endIndex:p}}let i=Xa(0,s,f=>e[f].start,n),u=i;if(o===1)for(;u<s&&e[u].end<n+t;)u++;else if(o>1){let f=Array(o).fill(0);for(;u<s&&f.some(m=>m<n+t);){let m=e[u];f[m.lane]=m.end,u++}let p=Array(o).fill(n+t);for(;i>=0&&p.some(m=>m>=n);){let m=e[i];p[m.lane]=m.start,i--}i=Math.max(0,i-i%o),u=Math.min(s,u+(o-1-u%o))}return{startIndex:i,endIndex:u}}function eu(e,t,n){let o=_t(null),[,r]=le(0),s={count:e,overscan:10,scrollMargin:n,scrollPaddingStart:n,estimateSize:()=>t,getScrollElement:()=>o.current,scrollToFn:Qa,observeElementRect:Ja,observeElementOffset:Za,onChange:()=>r(i=>i+1)},[l]=le(()=>new Wr(s));return l.setOptions(s),io(()=>l._didMount(),[l]),io(()=>l._willUpdate()),{scroller:o,virtualizer:l}}var Fr=28;function mn(e){let{label:t,testId:n,columns:o,rows:r,selected:s,onChoose:l,minWidth:i}=e,{scroller:u,virtualizer:f}=eu(r.length,Fr,Fr),[p,m]=le(-1),v=o.map(T=>T.width).join(" "),{sort:b,topKey:w}=e;rt(()=>f.scrollToOffset(0),[b,w]),rt(()=>{let T=s===null?-1:r.indexOf(s);T<0||(m(T),f.scrollToIndex(T,{align:"auto"}))},[s]);let k=T=>{let y=Math.max(0,Math.min(r.length-1,T));m(y),f.scrollToIndex(y,{align:"auto"})},C=T=>{if(T.target!==T.currentTarget)return;let y=r[p],S=Math.max(1,Math.floor((u.current?.clientHeight??0)/Fr)-2),z={ArrowDown:p+1,ArrowUp:p-1,PageDown:p+S,PageUp:p-S,Home:0,End:r.length-1}[T.key];if(z!==void 0)k(z);else if(T.key==="Enter"&&y!==void 0)l(y);else if(T.key==="ArrowRight"&&y!==void 0)e.onFold?.(y,!0);else if(T.key==="ArrowLeft"&&y!==void 0)e.onFold?.(y,!1);else return;T.preventDefault()};return c("div",{class:"table",ref:u,role:"grid","aria-label":t,"aria-rowcount":r.length+1,"aria-activedescendant":p>=0?`${n}-${p}`:void 0,tabIndex:0,"data-testid":n,onKeyDown:C,children:c("div",{class:"table-inner",style:{minWidth:i,"--tracks":v},children:[c(Jf,{...e}),c("div",{class:"table-body",role:"rowgroup",style:{height:`${f.getTotalSize()}px`},children:f.getVirtualItems().map(({index:T,start:y})=>{let S=r[T];return S===void 0?null:c("div",{id:`${n}-${T}`,class:`tr${T===p?" active":""}`,role:"row","aria-rowindex":T+2,"aria-selected":S===s,"data-row":S,style:{transform:`translateY(${y-Fr}px)`},onClick:()=>{m(T),l(S)},children:o.map(E=>c("div",{role:"gridcell",class:E.isNumber?"td number":"td",children:E.cell(S)},E.key))},S)})})]})})}function Jf({columns:e,sort:t,onSort:n}){return c("div",{class:"tr head",role:"row","aria-rowindex":1,children:e.map(({key:o,label:r,help:s,isNumber:l=!1})=>{let i=t?.key!==o?"none":t.descending?"descending":"ascending";return c("div",{role:"columnheader","aria-sort":i,class:l?"number":"",children:c("button",{type:"button",title:s,"data-testid":`sort-${o}`,onClick:()=>n(Ma(t,o,l)),children:[r,c("span",{class:"arrow","aria-hidden":"true",children:{none:"",ascending:"▲",descending:"▼"}[i]})]})},o)})})}function tu({recording:e}){let t=te(),n=e.modules,o=t.moduleTree.value,[r,s]=le(()=>new Set(o?.roots)),[l,i]=le(null),u=b=>r.has(b),f=(b,w)=>{let k=new Set(r);w?k.add(b):k.delete(b),s(k)},p=Re(()=>o?sa(o,u,w=>l?pn(w,Xf(n,l.key),l.descending):w):[],[o,r,l]),m=Re(()=>o?Zf(n,o,u,f):[],[o,r]),{selected:v}=t.place.value;return c(ve,{children:[c("div",{class:"toolbar",children:[c("button",{type:"button","data-testid":"modules-open-all",onClick:()=>s(new Set(hn(n.fqn.length))),children:"Open all"}),c("button",{type:"button","data-testid":"modules-close-all",onClick:()=>s(new Set),children:"Close all"}),c("span",{class:"count",children:It(n.fqn.length,"module call")})]}),c(mn,{label:"Module calls in order of entry",testId:"modules-table",columns:m,rows:p,sort:l,onSort:i,selected:v.startsWith("m")?Number(v.slice(1)):null,onChoose:b=>t.select(`m${b}`),onFold:f,minWidth:"760px"})]})}function Zf(e,t,n,o){let r=Math.max(0,...t.roots.map(l=>e.total_bytes[l]??0)),s=(l,i,u)=>({key:l,label:i,help:u,width:"92px",isNumber:!0,cell:f=>c(_e,{n:e[l][f]})});return[{key:"fqn",label:"module",width:"minmax(220px, 2fr)",cell:l=>c("span",{class:"branch",style:{"--depth":t.depth[l]??0},children:[t.children[l]?.length?c("button",{type:"button",class:"quiet twist",tabIndex:-1,"aria-expanded":n(l),"aria-label":n(l)?"Fold":"Unfold",onClick:i=>{i.stopPropagation(),o(l,!n(l))},children:n(l)?"−":"+"}):c("span",{class:"twist"}),c("span",{title:e.fqn[l],children:Qf(e,l)})]})},{key:"type_name",label:"type",width:"minmax(100px, 1fr)",cell:l=>e.type_name[l]},{key:"nodes",label:"nodes",width:"64px",isNumber:!0,cell:l=>ye(e.nodes[l]??0)},{key:"total_bytes",label:"total",help:"Charged to this module call and those inside it",width:"minmax(150px, 1fr)",isNumber:!0,cell:l=>c("span",{class:"with-bar",children:[c(ho,{part:e.total_bytes[l]??0,whole:r}),c(_e,{n:e.total_bytes[l]})]})},s("self_bytes","self","Charged to its own ops, without the modules inside it"),s("exclusive_bytes","exclusive","What would go if only this module stopped saving"),s("freed_bytes","freed","Made inside it and freed before the forward ended")]}function Qf(e,t){let n=Xt(e,t),o=e.parent[t]??null,r=o===null?"":`${e.fqn[o]}.`;return r.length>1&&n.startsWith(r)?n.slice(r.length):n}function Xf(e,t){return e[t]}function ou({recording:e}){let t=te(),[n,o]=le(""),[r,s]=le(!1),[l,i]=le(null),u=Re(()=>ep(e),[e]),f=Re(()=>tp(e.ops,u),[e]),p=Re(()=>op(e.ops,u),[e]),m=Re(()=>{let C=go(n);return hn(e.ops.node.length).filter(T=>(!r||(e.ops.saves[T]??0)>0)&&C(p[T]??""))},[e,n,r]),v=Re(()=>l?pn(m,ru(e.ops,u,l.key),l.descending):m,[m,l]),b=t.place.value.selected,w=b.startsWith("n")?t.rowOfNode.value.get(Number(b.slice(1)))??null:null,k=()=>{let{run:C,step:T}=t.which.value??{run:"run",step:0};Tr(Mr("ops",C,T)+".csv","text/csv",rp(e.ops,u,v))};return c(ve,{children:[c("div",{class:"toolbar",children:[c("input",{type:"search",class:"filter",placeholder:"Filter by op, module or source line","aria-label":"Filter the ops","data-testid":"ops-filter",value:n,onInput:C=>o(C.currentTarget.value)}),c("label",{class:"check",children:[c("input",{type:"checkbox","data-testid":"ops-saving-only",checked:r,onChange:C=>s(C.currentTarget.checked)}),"only ops that save"]}),c("span",{class:"count",role:"status","data-testid":"ops-count",children:It(v.length,"op")}),c("button",{type:"button","data-testid":"ops-csv",onClick:k,children:"Download CSV"})]}),c(mn,{label:"Ops in forward order",testId:"ops-table",columns:f,rows:v,sort:l,onSort:i,selected:w,onChoose:C=>t.select(`n${e.ops.node[C]}`),topKey:n,minWidth:"980px"})]})}function ep({modules:e}){return e.fqn.map((t,n)=>Xt(e,n))}function tp(e,t){let n=(o,r,s)=>({key:o,label:r,help:s,width:"88px",isNumber:!0,cell:l=>c(_e,{n:e[o][l]})});return[{key:"node",label:"#",help:"Forward order",width:"64px",isNumber:!0,cell:o=>e.node[o]},{key:"op",label:"op",width:"minmax(120px, 1fr)",cell:o=>c("span",{title:e.recomputed[o]?"Made again in the backward":void 0,children:[e.op[o],e.recomputed[o]&&c("span",{class:"tag",children:"recomputed"})]})},{key:"module",label:"module",width:"minmax(160px, 1.5fr)",cell:o=>c(Ar,{text:rl(e,t,o)})},{key:"saves",label:"saves",width:"56px",isNumber:!0,cell:o=>e.saves[o]},n("charged_bytes","charged","Storages counted at this op: it is their first saver"),n("shared_bytes","shared","Storages that this op saves too and another op counts"),n("exclusive_bytes","exclusive","What would go if only this op stopped saving"),n("output_bytes","output","Bytes of what the op returned"),{key:"output_state",label:"output is",help:"What became of the output when the forward ended",width:"118px",cell:o=>c(Rr,{state:e.output_state[o]??null})},{key:"source",label:"source",width:"minmax(110px, 1fr)",cell:o=>c(np,{text:e.source[o]??""})}]}function np({text:e}){return c("span",{title:e,children:e})}function rl(e,t,n){let o=e.module[n]??null;return o===null?"":t[o]??""}function ru(e,t,n){return n==="module"?e.node.map((o,r)=>rl(e,t,r)):e[n]}function op(e,t){return e.op.map((n,o)=>`${n} ${rl(e,t,o)} ${e.source[o]??""}`.toLowerCase())}var nu=["node","op","module","source","saves","charged_bytes","shared_bytes","exclusive_bytes","output_bytes","output_state","recomputed"];function rp(e,t,n){let o=nu.map(r=>ru(e,t,r));return Ra(nu,n.map(r=>o.map(s=>s[r]??null)))}function su({ranks:e}){let t=te(),[n,o]=le(null),{modules:r,modules_count:s}=e,l=Re(()=>sp(e),[e]),i=Re(()=>{let u=hn(r.length);return n?pn(u,cp(e,n.key),n.descending):u},[e,n]);return e.ranks.filter(({nbytes:u})=>u!==null).length<2?null:r.length===0?c("p",{class:"hint pad","data-testid":"ranks-equal",children:"Every module keeps the same on all ranks."}):c(ve,{children:[c("h3",{children:["Modules that do not keep the same"," ",c("small",{children:s>r.length?`the ${ye(r.length)} furthest apart of ${ye(s)}`:"the furthest apart first"})]}),c(mn,{label:"Modules that do not keep the same on every rank",testId:"unequal-table",columns:l,rows:i,sort:n,onSort:o,selected:null,onChoose:u=>{let f=e.ranks[r[u]?.most??-1];f?.nbytes&&t.chooseRank(f,"modules")},minWidth:"720px"})]})}function sp({ranks:e,modules:t}){let n=(o,r)=>({key:o,label:r,width:"minmax(130px, 1fr)",isNumber:!0,cell:s=>c(ip,{module:t[s],ranks:e,which:o})});return[{key:"fqn",label:"module",width:"minmax(160px, 2fr)",cell:o=>c(lp,{module:t[o]})},{key:"type_name",label:"type",width:"minmax(90px, 1fr)",cell:o=>t[o]?.type_name},{key:"ranks",label:"by rank",help:"Charged to its own ops on each rank, from the first to the last",width:"minmax(90px, 1fr)",cell:o=>c(up,{values:t[o]?.nbytes??[],ranks:e})},n("least","smallest"),n("most","largest"),{key:"apart",label:"apart",help:"Bytes between the smallest and the largest",width:"88px",isNumber:!0,cell:o=>c(_e,{n:lu(t[o])})}]}function lp({module:e}){if(!e)return null;let{fqn:t,type_name:n,times:o}=e,r=t||(n?"the model itself":"outside of modules");return c("span",{title:r,class:t?"":"none",children:[r,o>1&&c("b",{class:"times",children:[" ×",ye(o)]})]})}function ip({module:e,ranks:t,which:n}){let o=e?.[n]??null;if(!e||o===null)return c("span",{class:"none",children:"–"});let r=e.nbytes[o];return r==null?c(ap,{module:e,ranks:t}):c(ve,{children:[c(_e,{n:r})," ",c("small",{children:["rank ",t[o]?.rank]})]})}function ap({module:e,ranks:t}){let n=t.filter(({nbytes:r},s)=>r!==null&&e.nbytes[s]===null),o=n.length===1?`rank ${n[0]?.rank}`:`${ye(n.length)} ranks`;return c("small",{children:["not on ",o]})}function up({values:e,ranks:t}){let n=Math.max(1,...e.map(r=>r??0)),o=t.map(({rank:r,nbytes:s},l)=>{let i=e[l]??null;return`rank ${r}: ${i!==null?tt(i):s?"not there":"not read"}`});return c("span",{class:"bars",role:"img","aria-label":o.join(", "),title:o.join(`
`),children:e.map((r,s)=>c("span",{style:{height:`${100*(r??0)/n}%`}},s))})}function lu(e){return!e||e.least===null||e.most===null?0:(e.nbytes[e.most]??0)-(e.nbytes[e.least]??0)}function cp({modules:e},t){return e.map(n=>t==="fqn"?n.fqn:t==="type_name"?n.type_name:t==="least"||t==="most"?n.nbytes[n[t]??-1]??null:lu(n))}function iu(){let e=te(),{value:t,error:n,loading:o}=e.ranks.state.value,r=o?e.ranksSoFar.value??t:t;return n?c(dn,{error:n,retry:e.ranks.reload}):r?c("div",{class:"ranks","aria-busy":o,children:[c(dp,{ranks:r}),c(pp,{ranks:r}),c(yp,{ranks:r}),r.pending===0&&c(su,{ranks:r})]}):o?c(Nt,{what:"Reading the ranks…"}):null}function dp({ranks:e}){let{pending:t,totals:n}=e,o=e.ranks.length-t;return c("p",{class:"summary",role:"status","data-testid":"ranks-summary",children:[t>0?`Read ${ye(o)} of ${It(e.ranks.length,"rank")}…`:`${It(e.ranks.length,"rank")}: ${fp(e,n[0])}`," ",c("small",{children:"A click on a rank shows its recording."})]})}function fp({ranks:e},t){if(!t)return"";let[n,o]=[e[t.least??0],e[t.most??0]];if(e.filter(({nbytes:i})=>i!==null).length<2)return"there is nothing to compare.";if(t.least===null||t.most===null||!n?.nbytes||!o?.nbytes)return"all keep the same for the backward.";let[s,l]=[n.nbytes[0]??0,o.nbytes[0]??0];return`rank ${o.rank} keeps ${tt(l)} for the backward, rank ${n.rank} only ${tt(s)}.`}function pp({ranks:e}){let t=te(),[n,o]=le(null),r=Re(()=>mp(e),[e]),s=Re(()=>{let u=hn(e.ranks.length);return n?pn(u,vp(e,n.key),n.descending):u},[e,n]),l=t.which.value,i=e.ranks.findIndex(({run:u,tag:f})=>u===l?.run&&f===l.tag);return c(mn,{label:"Ranks",testId:"ranks-table",columns:r,rows:s,sort:n,onSort:o,selected:i,onChoose:u=>{let f=e.ranks[u];f?.nbytes&&t.chooseRank(f,"graph")},minWidth:"900px"})}var hp=2;function mp({ranks:e,totals:t}){return[{key:"rank",label:"rank",help:"A click on a row shows the recording of this rank",width:"48px",isNumber:!0,cell:n=>e[n]?.rank},...t.map((n,o)=>gp(e,n,o)),{key:"run",label:"run",width:"minmax(110px, 1fr)",cell:n=>c(Ar,{text:e[n]?bp(e[n]):""})}]}function gp(e,t,n){let o=i=>i===null?null:e[i]?.nbytes?.[n],r=Math.max(0,...e.map((i,u)=>o(u)??0)),s=o(t.most),l=n<hp;return{key:t.key,label:t.label,help:t.help,width:l?"minmax(200px, 2fr)":"minmax(88px, 1fr)",isNumber:!0,cell:i=>{let u=o(i);if(u===void 0)return c("span",{class:"none",children:"–"});if(u===null)return c("span",{class:"none",children:"not known"});let f=u===s;return l?c("span",{class:"with-bar wide",children:[c(ho,{part:u,whole:r}),c("span",{children:[f&&c("span",{class:"tag",children:"largest"})," ",f?c("b",{children:c(_e,{n:u})}):c(_e,{n:u})]})]}):f?c("b",{children:c(_e,{n:u})}):c(_e,{n:u})}}}function bp({run:e,tag:t,rank:n}){return t.endsWith(`/rank${n}`)?`${e} ${t}`:e}function vp({ranks:e,totals:t},n){let o=t.findIndex(r=>r.key===n);return e.map(r=>n==="rank"?r.rank:n==="run"?r.run:r.nbytes?.[o]??null)}function yp({ranks:{ranks:e,absent:t}}){let n=e.filter(({problem:o})=>o);return n.length===0&&t.length===0?null:c("ul",{class:"notes problems","data-testid":"ranks-problems",children:[t.length>0&&c("li",{children:[t.length===1?"Rank":"Ranks"," ",t.join(", ")," left no recording in this log directory."]}),n.map(({rank:o,run:r,tag:s,problem:l})=>c("li",{children:["Rank ",o,": ",l]},`${r} ${s}`))]})}function au(){let e=te(),[t,n]=le(""),[o,r]=le(!1),s=_p("(min-width: 821px)"),l=e.index.state.value.value?.runs??[],i=e.chosen.value;if(!i)return null;let{run:u,tag:f,step:p}=i,m=l.map(k=>k.run),v=Ca(t),b=v??go(t),w=m.filter(k=>b(v?k:k.toLowerCase()));return c("aside",{class:"sidebar","data-testid":"sidebar",children:c("details",{class:"choices",open:s||o,onToggle:k=>r(k.currentTarget.open),children:[c("summary",{children:[u.run,p&&` · step ${p.step}`]}),p&&c(xp,{tag:f,step:p.step}),u.tags.length>1&&c(wp,{tags:u.tags,tag:f.tag}),c("fieldset",{class:"runs",children:[c("legend",{children:"Runs"}),c("input",{type:"search",class:"filter",placeholder:"Filter runs (regex)","aria-label":"Filter runs by regular expression","aria-invalid":v===null,title:v?"":"Not a regular expression yet: matched as plain text.","data-testid":"run-filter",value:t,onInput:k=>n(k.currentTarget.value)}),c("div",{class:"run-list",children:[w.map(k=>c("label",{class:"run",title:k,children:[c("input",{type:"radio",name:"run",value:k,checked:k===u.run,onChange:()=>e.chooseRun(k)}),c("span",{children:k})]},k)),w.length===0&&c("p",{class:"hint",children:"No run matches."})]})]})]})})}function _p(e){let t=Re(()=>window.matchMedia(e),[e]),[n,o]=le(t.matches);return rt(()=>{let r=()=>o(t.matches);return t.addEventListener("change",r),()=>t.removeEventListener("change",r)},[t]),n}function wp({tags:e,tag:t}){let n=te(),o=e.find(r=>r.tag===t)?.description;return c("label",{class:"field",children:[c("span",{children:"Tag"}),c("select",{"data-testid":"tag",value:t,title:o,onChange:r=>n.chooseTag(r.currentTarget.value),children:e.map(r=>c("option",{value:r.tag,children:r.tag},r.tag))})]})}function xp({tag:e,step:t}){let n=te(),[o,r]=le(null),s=e.steps,l=s.findIndex(f=>f.step===t),i=s[o??l],u=f=>{let p=s[f];r(null),p&&n.change({step:f===s.length-1?null:p.step})};return c("div",{class:"field step","data-testid":"step",children:[c("span",{id:"step-label",children:["Step ",c("b",{class:"number",children:i?.step}),s.length>1&&c("small",{children:[(o??l)+1," of ",s.length]})]}),s.length>1&&c("div",{class:"step-row",children:[c("button",{type:"button","aria-label":"Previous step","data-testid":"step-previous",disabled:l<=0,onClick:()=>u(l-1),children:"‹"}),c("input",{type:"range",min:0,max:s.length-1,value:o??l,"aria-labelledby":"step-label","aria-valuetext":`step ${i?.step}`,"data-testid":"step-slider",onInput:f=>r(Number(f.currentTarget.value)),onChange:f=>u(Number(f.currentTarget.value))}),c("button",{type:"button","aria-label":"Next step","data-testid":"step-next",disabled:l>=s.length-1,onClick:()=>u(l+1),children:"›"})]}),i&&c("small",{class:"when",children:i.wall_time===null?"time not known":Sp(i.wall_time)})]})}function Sp(e){return new Date(e*1e3).toLocaleString()}function du(){let e=te(),{value:t,error:n,loading:o}=e.terms.state.value;return n?c(dn,{error:n,retry:e.terms.reload}):t?c("div",{class:"terms","aria-busy":o,"data-testid":"terms",children:[c("p",{class:"hint",children:"What the formula of Korthikanti et al. says that a transformer layer keeps, and what this one keeps. Nothing is matched by force: a term without a save is not kept, a save without a term is forgotten by the formula."}),t.layers.map((r,s)=>c(kp,{layer:r,isOpen:s===0},r.module))]}):o?c(Nt,{what:"Matching the terms…"}):null}function kp({layer:e,isOpen:t}){let n=te(),o=Object.entries(e.sizes).map(([u,f])=>`${u} = ${ye(f)}`),r=Math.max(1,...e.rows.map(u=>Math.max(u.kept_bytes,u.formula_bytes??0))),[s,l]=[e.rows.filter(({term:u})=>u!==""),e.rows.filter(({term:u})=>u==="")],i=e.forgotten_count-l.length;return c("details",{class:"layer",open:t,"data-testid":"layer",children:[c("summary",{children:[c("b",{children:e.fqn||"the model"}),e.modules.length>1&&` ×${ye(e.modules.length)}`,c("small",{children:[o.join(", "),", ",e.itemsize," bytes a value"]})]}),c("p",{class:"sums-line","data-testid":"layer-sums",children:["The formula says ",c("b",{children:tt(e.formula_bytes)}),";"," ",e.modules.length>1?"each layer":"the layer"," keeps"," ",c("b",{children:tt(e.kept_bytes)}),", of which the formula forgets"," ",c("b",{children:tt(e.forgotten_bytes)}),"."," ",c("button",{type:"button",class:"link",onClick:()=>n.reveal(`m${e.module}`),children:"Show in graph"})]}),c("div",{class:"term-table",role:"table","aria-label":`Terms of ${e.fqn||"the model"}`,children:[c("div",{class:"term head",role:"row",children:["term","formula","says","kept","","why they differ, and who saves it"].map(u=>c("span",{role:"columnheader",class:`cell-${Ep[u]??"bar"}`,children:u},u))}),s.map(u=>c(uu,{row:u,whole:r},u.term)),l.length>0&&c("div",{class:"term group",role:"row",children:c("span",{role:"cell",children:"What the formula forgets"})}),l.map((u,f)=>c(uu,{row:u,whole:r},f)),i>0&&c("p",{class:"hint",children:["and ",ye(i)," smaller ones"]})]})]})}var Ep={term:"what",formula:"formula",says:"says",kept:"kept","why they differ, and who saves it":"why"};function uu({row:e,whole:t}){let n=e.term==="",o=e.savers_count>0,r=e.formula_bytes===e.kept_bytes;return c("div",{class:`term ${n?"forgotten":o?r?"equal":"unequal":"unkept"}`,role:"row","data-testid":"term","data-term":e.term,children:[c("span",{class:"cell-what",role:"cell",children:n?c(cu,{row:e}):e.what}),c("code",{class:"cell-formula",role:"cell",children:e.formula||"–"}),c("span",{class:"cell-says",role:"cell",children:c(_e,{n:e.formula_bytes})}),c("span",{class:"cell-kept",role:"cell",children:o?c(_e,{n:e.kept_bytes}):c("span",{class:"none",children:"not kept"})}),c("span",{class:"cell-bar",role:"cell",children:c(Tp,{said:e.formula_bytes??0,kept:e.kept_bytes,whole:t})}),c("span",{class:"cell-why",role:"cell",children:[e.note&&c("span",{children:e.note.replace(/^not kept: /,"")}),!n&&c(cu,{row:e})]})]})}function Tp({said:e,kept:t,whole:n}){let o=r=>({width:`${100*r/n}%`});return c("span",{class:"pair","aria-hidden":"true",children:[c("span",{class:"said",style:o(e)}),c("span",{class:"kept",style:o(t)})]})}function cu({row:{savers:e,savers_count:t}}){let n=te();return c(ve,{children:[e.map(({node:o,name:r,slots:s})=>c("button",{type:"button",class:"link",onClick:()=>n.follow(`n${o}`),children:[r," ",s.join(" + ")]},o)),t>e.length&&` and ${ye(t-e.length)} more`]})}var Mp="uplot",Cp="u-hz",Rp="u-vt",Ap="u-title",Op="u-wrap",Lp="u-under",Pp="u-over",Dp="u-axis",Nn="u-off",zp="u-select",Ip="u-cursor-x",Np="u-cursor-y",$p="u-cursor-pt",Vp="u-legend",Wp="u-live",Fp="u-inline",Bp="u-series",Hp="u-marker",fu="u-label",Gp="u-value",Jo="width",Zo="height";var pu="bottom",vo="left",sl="right",xl="#000",hu=xl+"0",ll="mousemove",mu="mousedown",il="mouseup",gu="mouseenter",bu="mouseleave",vu="dblclick",jp="resize",Up="scroll",yu="change",Ur="dppxchange",Sl="--",Eo=typeof window<"u",fl=Eo?document:null,_o=Eo?window:null,Kp=Eo?navigator:null,pe,Br;function pl(){let e=devicePixelRatio;pe!=e&&(pe=e,Br&&ml(yu,Br,pl),Br=matchMedia(`(min-resolution: ${pe-.001}dppx) and (max-resolution: ${pe+.001}dppx)`),$n(yu,Br,pl),_o.dispatchEvent(new CustomEvent(Ur)))}function wt(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function hl(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function Ae(e,t,n){e.style[t]=n+"px"}function $t(e,t,n,o){let r=fl.createElement(e);return t!=null&&wt(r,t),n?.insertBefore(r,o),r}function Rt(e,t){return $t("div",e,t)}var _u=new WeakMap;function Kt(e,t,n,o,r){let s="translate("+t+"px,"+n+"px)",l=_u.get(e);s!=l&&(e.style.transform=s,_u.set(e,s),t<0||n<0||t>o||n>r?wt(e,Nn):hl(e,Nn))}var wu=new WeakMap;function xu(e,t,n){let o=t+n,r=wu.get(e);o!=r&&(wu.set(e,o),e.style.background=t,e.style.borderColor=n)}var Su=new WeakMap;function ku(e,t,n,o){let r=t+""+n,s=Su.get(e);r!=s&&(Su.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var kl={passive:!0},qp={...kl,capture:!0};function $n(e,t,n,o){t.addEventListener(e,n,o?qp:kl)}function ml(e,t,n,o){t.removeEventListener(e,n,kl)}Eo&&pl();function Vt(e,t,n,o){let r;n=n||0,o=o||t.length-1;let s=o<=2147483647;for(;o-n>1;)r=s?n+o>>1:xt((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function Qu(e){return(n,o,r)=>{let s=-1,l=-1;for(let i=o;i<=r;i++)if(e(n[i])){s=i;break}for(let i=r;i>=o;i--)if(e(n[i])){l=i;break}return[s,l]}}var Xu=e=>e!=null,ec=e=>e!=null&&e>0,Yr=Qu(Xu),Yp=Qu(ec);function Jp(e,t,n,o=0,r=!1){let s=r?Yp:Yr,l=r?ec:Xu;[t,n]=s(e,t,n);let i=e[t],u=e[t];if(t>-1)if(o==1)i=e[t],u=e[n];else if(o==-1)i=e[n],u=e[t];else for(let f=t;f<=n;f++){let p=e[f];l(p)&&(p<i?i=p:p>u&&(u=p))}return[i??we,u??-we]}function Jr(e,t,n,o){let r=Mu(e),s=Mu(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let l=n==10?tn:tc,i=r==1?xt:At,u=s==1?At:xt,f=i(l(Ge(e))),p=u(l(Ge(t))),m=wo(n,f),v=wo(n,p);return n==10&&(f<0&&(m=xe(m,-f)),p<0&&(v=xe(v,-p))),o||n==2?(e=m*r,t=v*s):(e=sc(e,m),t=Zr(t,v)),[e,t]}function El(e,t,n,o){let r=Jr(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var Tl=.1,Eu={mode:3,pad:Tl},Xo={pad:0,soft:null,mode:0},Zp={min:Xo,max:Xo};function Kr(e,t,n,o){return Qr(n)?Tu(e,t,n):(Xo.pad=n,Xo.soft=o?0:null,Xo.mode=o?3:0,Tu(e,t,Zp))}function de(e,t){return e??t}function Qp(e,t,n){for(t=de(t,0),n=de(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Tu(e,t,n){let o=n.min,r=n.max,s=de(o.pad,0),l=de(r.pad,0),i=de(o.hard,-we),u=de(r.hard,we),f=de(o.soft,we),p=de(r.soft,-we),m=de(o.mode,0),v=de(r.mode,0),b=t-e,w=tn(b),k=ft(Ge(e),Ge(t)),C=tn(k),T=Ge(C-w);(b<1e-24||T>10)&&(b=0,(e==0||t==0)&&(b=1e-24,m==2&&f!=we&&(s=0),v==2&&p!=-we&&(l=0)));let y=b||k||1e3,S=tn(y),E=wo(10,xt(S)),z=y*(b==0?e==0?.1:1:s),P=xe(sc(e-z,E/10),24),F=e>=f&&(m==1||m==3&&P<=f||m==2&&P>=f)?f:we,H=ft(i,P<F&&e>=F?F:Wt(F,P)),q=y*(b==0?t==0?.1:1:l),$=xe(Zr(t+q,E/10),24),O=t<=p&&(v==1||v==3&&$>=p||v==2&&$<=p)?p:-we,V=Wt(u,$>O&&t<=O?O:ft(O,$));return H==V&&H==0&&(V=100),[H,V]}var Xp=new Intl.NumberFormat(Eo?Kp.language:"en-US"),Ml=e=>Xp.format(e),St=Math,jr=St.PI,Ge=St.abs,xt=St.floor,He=St.round,At=St.ceil,Wt=St.min,ft=St.max,wo=St.pow,Mu=St.sign,tn=St.log10,tc=St.log2,eh=(e,t=1)=>St.sinh(e)*t,al=(e,t=1)=>St.asinh(e/t),we=1/0;function Cu(e){return(tn((e^e>>31)-(e>>31))|0)+1}function gl(e,t,n){return Wt(ft(e,t),n)}function nc(e){return typeof e=="function"}function re(e){return nc(e)?e:()=>e}var th=()=>{},oc=e=>e,rc=(e,t)=>t,nh=e=>null,Ru=e=>!0,Au=(e,t)=>e==t,oh=/\.\d*?(?=9{6,}|0{6,})/gm,Vn=e=>{if(ic(e)||bn.has(e))return e;let t=`${e}`,n=t.match(oh);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,s]=t.split("e");return+`${Vn(r)}e${s}`}return xe(e,o)};function zn(e,t){return Vn(xe(Vn(e/t))*t)}function Zr(e,t){return Vn(At(Vn(e/t))*t)}function sc(e,t){return Vn(xt(Vn(e/t))*t)}function xe(e,t=0){if(ic(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return He(o)/n}var bn=new Map;function lc(e){return((""+e).split(".")[1]||"").length}function tr(e,t,n,o){let r=[],s=o.map(lc);for(let l=t;l<n;l++){let i=Ge(l),u=xe(wo(e,l),i);for(let f=0;f<o.length;f++){let p=e==10?+`${o[f]}e${l}`:o[f]*u,m=(l>=0?0:i)+(l>=s[f]?0:s[f]),v=e==10?p:xe(p,m);r.push(v),bn.set(v,m)}}return r}var er={},Cl=[],xo=[null,null],gn=Array.isArray,ic=Number.isInteger,rh=e=>e===void 0;function Ou(e){return typeof e=="string"}function Qr(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function sh(e){return e!=null&&typeof e=="object"}var lh=Object.getPrototypeOf(Uint8Array),ac="__proto__";function So(e,t=Qr){let n;if(gn(e)){let o=e.find(r=>r!=null);if(gn(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=So(e[r],t)}else n=e.slice()}else if(e instanceof lh)n=e.slice();else if(t(e)){n={};for(let o in e)o!=ac&&(n[o]=So(e[o],t))}else n=e;return n}function Ve(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=ac&&(Qr(e[r])?Ve(e[r],So(o[r])):e[r]=So(o[r]))}return e}var ih=0,ah=1,uh=2;function ch(e,t,n){for(let o=0,r,s=-1;o<t.length;o++){let l=t[o];if(l>s){for(r=l-1;r>=0&&e[r]==null;)e[r--]=null;for(r=l+1;r<n&&e[r]==null;)e[s=r++]=null}}}function dh(e,t){if(hh(e)){let l=e[0].slice();for(let i=1;i<e.length;i++)l.push(...e[i].slice(1));return mh(l[0])||(l=ph(l)),l}let n=new Set;for(let l=0;l<e.length;l++){let u=e[l][0],f=u.length;for(let p=0;p<f;p++)n.add(u[p])}let o=[Array.from(n).sort((l,i)=>l-i)],r=o[0].length,s=new Map;for(let l=0;l<r;l++)s.set(o[0][l],l);for(let l=0;l<e.length;l++){let i=e[l],u=i[0];for(let f=1;f<i.length;f++){let p=i[f],m=Array(r).fill(void 0),v=t?t[l][f]:ah,b=[];for(let w=0;w<p.length;w++){let k=p[w],C=s.get(u[w]);k===null?v!=ih&&(m[C]=k,v==uh&&b.push(C)):m[C]=k}ch(m,b,r),o.push(m)}}return o}var fh=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function ph(e){let t=e[0],n=t.length,o=Array(n);for(let s=0;s<o.length;s++)o[s]=s;o.sort((s,l)=>t[s]-t[l]);let r=[];for(let s=0;s<e.length;s++){let l=e[s],i=Array(n);for(let u=0;u<n;u++)i[u]=l[o[u]];r.push(i)}return r}function hh(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let s=0;s<n;s++)if(r[s]!=t[s])return!1}}return!0}function mh(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=o)return!0;let s=ft(1,xt((r-o+1)/t));for(let l=e[o],i=o+s;i<=r;i+=s){let u=e[i];if(u!=null){if(u<=l)return!1;l=u}}return!0}var uc=["January","February","March","April","May","June","July","August","September","October","November","December"],cc=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function dc(e){return e.slice(0,3)}var gh=cc.map(dc),bh=uc.map(dc),vh={MMMM:uc,MMM:bh,WWWW:cc,WWW:gh};function Yo(e){return(e<10?"0":"")+e}function yh(e){return(e<10?"00":e<100?"0":"")+e}var _h={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Yo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Yo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Yo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Yo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Yo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>yh(e.getMilliseconds())};function Rl(e,t){t=t||vh;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?_h[r[1]]:r[0]);return s=>{let l="";for(let i=0;i<n.length;i++)l+=typeof n[i]=="string"?n[i]:n[i](s,t);return l}}var wh=new Intl.DateTimeFormat().resolvedOptions().timeZone;function xh(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==wh?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var fc=e=>e%1==0,qr=[1,2,2.5,5],Sh=tr(10,-32,0,qr),pc=tr(10,0,32,qr),kh=pc.filter(fc),In=Sh.concat(pc),Al=`
`,hc="{YYYY}",Lu=Al+hc,mc="{M}/{D}",Qo=Al+mc,Hr=Qo+"/{YY}",gc="{aa}",Eh="{h}:{mm}",yo=Eh+gc,Pu=Al+yo,Du=":{ss}",me=null;function bc(e){let t=e*1e3,n=t*60,o=n*60,r=o*24,s=r*30,l=r*365,u=(e==1?tr(10,0,3,qr).filter(fc):tr(10,-3,0,qr)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),f=[[l,hc,me,me,me,me,me,me,1],[r*28,"{MMM}",Lu,me,me,me,me,me,1],[r,mc,Lu,me,me,me,me,me,1],[o,"{h}"+gc,Hr,me,Qo,me,me,me,1],[n,yo,Hr,me,Qo,me,me,me,1],[t,Du,Hr+" "+yo,me,Qo+" "+yo,me,Pu,me,1],[e,Du+".{fff}",Hr+" "+yo,me,Qo+" "+yo,me,Pu,me,1]];function p(m){return(v,b,w,k,C,T)=>{let y=[],S=C>=l,E=C>=s&&C<l,z=m(w),P=xe(z*e,3),F=ul(z.getFullYear(),S?0:z.getMonth(),E||S?1:z.getDate()),H=xe(F*e,3);if(E||S){let q=E?C/s:0,$=S?C/l:0,O=P==H?P:xe(ul(F.getFullYear()+$,F.getMonth()+q,1)*e,3),V=new Date(He(O/e)),D=V.getFullYear(),Y=V.getMonth();for(let G=0;O<=k;G++){let ne=ul(D+$*G,Y+q*G,1),U=ne-m(xe(ne*e,3));O=xe((+ne+U)*e,3),O<=k&&y.push(O)}}else{let q=C>=r?r:C,$=xt(w)-xt(P),O=H+$+Zr(P-H,q);y.push(O);let V=m(O),D=V.getHours()+V.getMinutes()/n+V.getSeconds()/o,Y=C/o,G=v.axes[b]._space,ne=T/G;for(;O=xe(O+C,e==1?0:3),!(O>k);)if(Y>1){let U=xt(xe(D+Y,6))%24,se=m(O).getHours()-U;se>1&&(se=-1),O-=se*o,D=(D+Y)%24;let he=y[y.length-1];xe((O-he)/C,3)*ne>=.7&&y.push(O)}else y.push(O)}return y}}return[u,f,p]}var[Th,Mh,Ch]=bc(1),[Rh,Ah,Oh]=bc(.001);tr(2,-53,53,[1]);function zu(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function Iu(e,t){return(n,o,r,s,l)=>{let i=t.find(w=>l>=w[0])||t[t.length-1],u,f,p,m,v,b;return o.map(w=>{let k=e(w),C=k.getFullYear(),T=k.getMonth(),y=k.getDate(),S=k.getHours(),E=k.getMinutes(),z=k.getSeconds(),P=C!=u&&i[2]||T!=f&&i[3]||y!=p&&i[4]||S!=m&&i[5]||E!=v&&i[6]||z!=b&&i[7]||i[1];return u=C,f=T,p=y,m=S,v=E,b=z,P(k)})}}function Lh(e,t){let n=Rl(t);return(o,r,s,l,i)=>r.map(u=>n(e(u)))}function ul(e,t,n){return new Date(e,t,n)}function Nu(e,t){return t(e)}var Ph="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function $u(e,t){return(n,o,r,s)=>s==null?Sl:t(e(o))}function Dh(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function zh(e,t){return e.series[t].fill(e,t)}var Ih={show:!0,live:!0,isolate:!1,mount:th,markers:{show:!0,width:2,stroke:Dh,fill:zh,dash:"solid"},idx:null,idxs:null,values:[]};function Nh(e,t){let n=e.cursor.points,o=Rt(),r=n.size(e,t);Ae(o,Jo,r),Ae(o,Zo,r);let s=r/-2;Ae(o,"marginLeft",s),Ae(o,"marginTop",s);let l=n.width(e,t,r);return l&&Ae(o,"borderWidth",l),o}function $h(e,t){let n=e.series[t].points;return n._fill||n._stroke}function Vh(e,t){let n=e.series[t].points;return n._stroke||n._fill}function Wh(e,t){return e.series[t].points.size}var cl=[0,0];function Fh(e,t,n){return cl[0]=t,cl[1]=n,cl}function Gr(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function dl(e,t,n,o=!0){return r=>{(!o||r.target==t)&&n(r)}}var Bh={show:!0,x:!0,y:!0,lock:!1,move:Fh,points:{one:!1,show:Nh,size:Wh,width:0,stroke:Vh,fill:$h},bind:{mousedown:Gr,mouseup:Gr,click:Gr,dblclick:Gr,mousemove:dl,mouseleave:dl,mouseenter:dl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},vc={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Ol=Ve({},vc,{filter:rc}),yc=Ve({},Ol,{size:10}),_c=Ve({},vc,{show:!1}),Ll='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',wc="bold "+Ll,xc=1.5,Vu={show:!0,scale:"x",stroke:xl,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:wc,side:2,grid:Ol,ticks:yc,border:_c,font:Ll,lineGap:xc,rotate:0},Hh="Value",Gh="Time",Wu={show:!0,scale:"x",auto:!1,sorted:1,min:we,max:-we,idxs:[]};function jh(e,t,n,o,r){return t.map(s=>s==null?"":Ml(s))}function Uh(e,t,n,o,r,s,l){let i=[],u=bn.get(r)||0;n=l?n:xe(Zr(n,r),u);for(let f=n;f<=o;f=xe(f+r,u))i.push(Object.is(f,-0)?0:f);return i}function bl(e,t,n,o,r,s,l){let i=[],u=e.scales[e.axes[t].scale].log,f=u==10?tn:tc,p=xt(f(n));r=wo(u,p),u==10&&(r=In[Vt(r,In)]);let m=n,v=r*u;u==10&&(v=In[Vt(v,In)]);do i.push(m),m=m+r,u==10&&!bn.has(m)&&(m=xe(m,bn.get(r))),m>=v&&(r=m,v=r*u,u==10&&(v=In[Vt(v,In)]));while(m<=o);return i}function Kh(e,t,n,o,r,s,l){let u=e.scales[e.axes[t].scale].asinh,f=o>u?bl(e,t,ft(u,n),o,r):[u],p=o>=0&&n<=0?[0]:[];return(n<-u?bl(e,t,ft(u,-o),-n,r):[u]).reverse().map(v=>-v).concat(p,f)}var Sc=/./,qh=/[12357]/,Yh=/[125]/,Fu=/1/,vl=(e,t,n,o)=>e.map((r,s)=>t==4&&r==0||s%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function Jh(e,t,n,o,r){let s=e.axes[n],l=s.scale,i=e.scales[l],u=e.valToPos,f=s._space,p=u(10,l),m=u(9,l)-p>=f?Sc:u(7,l)-p>=f?qh:u(5,l)-p>=f?Yh:Fu;if(m==Fu){let v=Ge(u(1,l)-p);if(v<f)return vl(t.slice().reverse(),i.distr,m,At(f/v)).reverse()}return vl(t,i.distr,m,1)}function Zh(e,t,n,o,r){let s=e.axes[n],l=s.scale,i=s._space,u=e.valToPos,f=Ge(u(1,l)-u(2,l));return f<i?vl(t.slice().reverse(),3,Sc,At(i/f)).reverse():t}function Qh(e,t,n,o){return o==null?Sl:t==null?"":Ml(t)}var Bu={show:!0,scale:"y",stroke:xl,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:wc,side:3,grid:Ol,ticks:yc,border:_c,font:Ll,lineGap:xc,rotate:0};function Xh(e,t){let n=3+(e||1)*2;return xe(n*t,3)}function em(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],s=e.valToPos(r[o[0]],n,!0),l=e.valToPos(r[o[1]],n,!0),i=Ge(l-s),u=e.series[t],f=i/(u.points.space*pe);return o[1]-o[0]<=f}var Hu={scale:null,auto:!0,sorted:0,min:we,max:-we},kc=(e,t,n,o,r)=>r,Gu={show:!0,auto:!0,sorted:0,gaps:kc,alpha:1,facets:[Ve({},Hu,{scale:"x"}),Ve({},Hu,{scale:"y"})]},ju={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:kc,alpha:1,points:{show:em,filter:null},values:null,min:we,max:-we,idxs:[],path:null,clip:null};function tm(e,t,n,o,r){return n/10}var Ec={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},nm=Ve({},Ec,{time:!1,ori:1}),Uu={};function Tc(e,t){let n=Uu[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,s,l,i,u,f){for(let p=0;p<n.plots.length;p++)n.plots[p]!=r&&n.plots[p].pub(o,r,s,l,i,u,f)}},e!=null&&(Uu[e]=n)),n}var ko=1,yl=2;function Wn(e,t,n){let o=e.mode,r=e.series[t],s=o==2?e._data[t]:e._data,l=e.scales,i=e.bbox,u=s[0],f=o==2?s[1]:s[t],p=o==2?l[r.facets[0].scale]:l[e.series[0].scale],m=o==2?l[r.facets[1].scale]:l[r.scale],v=i.left,b=i.top,w=i.width,k=i.height,C=e.valToPosH,T=e.valToPosV;return p.ori==0?n(r,u,f,p,m,C,T,v,b,w,k,es,To,ns,Cc,Ac):n(r,u,f,p,m,T,C,b,v,k,w,ts,Mo,zl,Rc,Oc)}function Pl(e,t){let n=0,o=0,r=de(e.bands,Cl);for(let s=0;s<r.length;s++){let l=r[s];l.series[0]==t?n=l.dir:l.series[1]==t&&(l.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function om(e,t,n,o,r){let s=e.mode,l=e.series[t],i=s==2?l.facets[1].scale:l.scale,u=e.scales[i];return r==-1?u.min:r==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function nn(e,t,n,o,r,s){return Wn(e,t,(l,i,u,f,p,m,v,b,w,k,C)=>{let T=l.pxRound,y=f.dir*(f.ori==0?1:-1),S=f.ori==0?To:Mo,E,z;y==1?(E=n,z=o):(E=o,z=n);let P=T(m(i[E],f,k,b)),F=T(v(u[E],p,C,w)),H=T(m(i[z],f,k,b)),q=T(v(s==1?p.max:p.min,p,C,w)),$=new Path2D(r);return S($,H,q),S($,P,q),S($,P,F),$})}function Xr(e,t,n,o,r,s){let l=null;if(e.length>0){l=new Path2D;let i=t==0?ns:zl,u=n;for(let m=0;m<e.length;m++){let v=e[m];if(v[1]>v[0]){let b=v[0]-u;b>0&&i(l,u,o,b,o+s),u=v[1]}}let f=n+r-u,p=10;f>0&&i(l,u,o-p/2,f,o+s+p)}return l}function rm(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function Dl(e,t,n,o,r,s,l){let i=[],u=e.length;for(let f=r==1?n:o;f>=n&&f<=o;f+=r)if(t[f]===null){let m=f,v=f;if(r==1)for(;++f<=o&&t[f]===null;)v=f;else for(;--f>=n&&t[f]===null;)v=f;let b=s(e[m]),w=v==m?b:s(e[v]),k=m-r;b=l<=0&&k>=0&&k<u?s(e[k]):b;let T=v+r;w=l>=0&&T>=0&&T<u?s(e[T]):w,w>=b&&i.push([b,w])}return i}function Ku(e){return e==0?oc:e==1?He:t=>zn(t,e)}function Mc(e){let t=e==0?es:ts,n=e==0?(r,s,l,i,u,f)=>{r.arcTo(s,l,i,u,f)}:(r,s,l,i,u,f)=>{r.arcTo(l,s,u,i,f)},o=e==0?(r,s,l,i,u)=>{r.rect(s,l,i,u)}:(r,s,l,i,u)=>{r.rect(l,s,u,i)};return(r,s,l,i,u,f=0,p=0)=>{f==0&&p==0?o(r,s,l,i,u):(f=Wt(f,i/2,u/2),p=Wt(p,i/2,u/2),t(r,s+f,l),n(r,s+i,l,s+i,l+u,f),n(r,s+i,l+u,s,l+u,p),n(r,s,l+u,s,l,p),n(r,s,l,s+i,l,f),r.closePath())}}var es=(e,t,n)=>{e.moveTo(t,n)},ts=(e,t,n)=>{e.moveTo(n,t)},To=(e,t,n)=>{e.lineTo(t,n)},Mo=(e,t,n)=>{e.lineTo(n,t)},ns=Mc(0),zl=Mc(1),Cc=(e,t,n,o,r,s)=>{e.arc(t,n,o,r,s)},Rc=(e,t,n,o,r,s)=>{e.arc(n,t,o,r,s)},Ac=(e,t,n,o,r,s,l)=>{e.bezierCurveTo(t,n,o,r,s,l)},Oc=(e,t,n,o,r,s,l)=>{e.bezierCurveTo(n,t,r,o,l,s)};function Lc(e){return(t,n,o,r,s)=>Wn(t,n,(l,i,u,f,p,m,v,b,w,k,C)=>{let{pxRound:T,points:y}=l,S,E;f.ori==0?(S=es,E=Cc):(S=ts,E=Rc);let z=xe(y.width*pe,3),P=(y.size-y.width)/2*pe,F=xe(P*2,3),H=new Path2D,q=new Path2D,{left:$,top:O,width:V,height:D}=t.bbox;ns(q,$-F,O-F,V+F*2,D+F*2);let Y=G=>{if(u[G]!=null){let ne=T(m(i[G],f,k,b)),U=T(v(u[G],p,C,w));S(H,ne+P,U),E(H,ne,U,P,0,jr*2)}};if(s)s.forEach(Y);else for(let G=o;G<=r;G++)Y(G);return{stroke:z>0?H:null,fill:H,clip:q,flags:ko|yl}})}function Pc(e){return(t,n,o,r,s,l)=>{o!=r&&(s!=o&&l!=o&&e(t,n,o),s!=r&&l!=r&&e(t,n,r),e(t,n,l))}}var sm=Pc(To),lm=Pc(Mo);function Dc(e){let t=de(e?.alignGaps,0);return(n,o,r,s)=>Wn(n,o,(l,i,u,f,p,m,v,b,w,k,C)=>{[r,s]=Yr(u,r,s);let T=l.pxRound,y=D=>T(m(D,f,k,b)),S=D=>T(v(D,p,C,w)),E,z;f.ori==0?(E=To,z=sm):(E=Mo,z=lm);let P=f.dir*(f.ori==0?1:-1),F={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:ko},H=F.stroke,q=!1;if(s-r>=k*4){let D=j=>n.posToVal(j,f.key,!0),Y=null,G=null,ne,U,nt,Se=y(i[P==1?r:s]),se=y(i[r]),he=y(i[s]),X=D(P==1?se+1:he-1);for(let j=P==1?r:s;j>=r&&j<=s;j+=P){let Ie=i[j],ke=(P==1?Ie<X:Ie>X)?Se:y(Ie),ae=u[j];ke==Se?ae!=null?(U=ae,Y==null?(E(H,ke,S(U)),ne=Y=G=U):U<Y?Y=U:U>G&&(G=U)):ae===null&&(q=!0):(Y!=null&&z(H,Se,S(Y),S(G),S(ne),S(U)),ae!=null?(U=ae,E(H,ke,S(U)),Y=G=ne=U):(Y=G=null,ae===null&&(q=!0)),Se=ke,X=D(Se+P))}Y!=null&&Y!=G&&nt!=Se&&z(H,Se,S(Y),S(G),S(ne),S(U))}else for(let D=P==1?r:s;D>=r&&D<=s;D+=P){let Y=u[D];Y===null?q=!0:Y!=null&&E(H,y(i[D]),S(Y))}let[O,V]=Pl(n,o);if(l.fill!=null||O!=0){let D=F.fill=new Path2D(H),Y=l.fillTo(n,o,l.min,l.max,O),G=S(Y),ne=y(i[r]),U=y(i[s]);P==-1&&([U,ne]=[ne,U]),E(D,U,G),E(D,ne,G)}if(!l.spanGaps){let D=[];q&&D.push(...Dl(i,u,r,s,P,y,t)),F.gaps=D=l.gaps(n,o,r,s,D),F.clip=Xr(D,f.ori,b,w,k,C)}return V!=0&&(F.band=V==2?[nn(n,o,r,s,H,-1),nn(n,o,r,s,H,1)]:nn(n,o,r,s,H,V)),F})}function im(e){let t=de(e.align,1),n=de(e.ascDesc,!1),o=de(e.alignGaps,0),r=de(e.extend,!1);return(s,l,i,u)=>Wn(s,l,(f,p,m,v,b,w,k,C,T,y,S)=>{[i,u]=Yr(m,i,u);let E=f.pxRound,{left:z,width:P}=s.bbox,F=se=>E(w(se,v,y,C)),H=se=>E(k(se,b,S,T)),q=v.ori==0?To:Mo,$={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:ko},O=$.stroke,V=v.dir*(v.ori==0?1:-1),D=H(m[V==1?i:u]),Y=F(p[V==1?i:u]),G=Y,ne=Y;r&&t==-1&&(ne=z,q(O,ne,D)),q(O,Y,D);for(let se=V==1?i:u;se>=i&&se<=u;se+=V){let he=m[se];if(he==null)continue;let X=F(p[se]),j=H(he);t==1?q(O,X,D):q(O,G,j),q(O,X,j),D=j,G=X}let U=G;r&&t==1&&(U=z+P,q(O,U,D));let[nt,Se]=Pl(s,l);if(f.fill!=null||nt!=0){let se=$.fill=new Path2D(O),he=f.fillTo(s,l,f.min,f.max,nt),X=H(he);q(se,U,X),q(se,ne,X)}if(!f.spanGaps){let se=[];se.push(...Dl(p,m,i,u,V,F,o));let he=f.width*pe/2,X=n||t==1?he:-he,j=n||t==-1?-he:he;se.forEach(Ie=>{Ie[0]+=X,Ie[1]+=j}),$.gaps=se=f.gaps(s,l,i,u,se),$.clip=Xr(se,v.ori,C,T,y,S)}return Se!=0&&($.band=Se==2?[nn(s,l,i,u,O,-1),nn(s,l,i,u,O,1)]:nn(s,l,i,u,O,Se)),$})}function qu(e,t,n,o,r,s,l=we){if(e.length>1){let i=null;for(let u=0,f=1/0;u<e.length;u++)if(t[u]!==void 0){if(i!=null){let p=Ge(e[u]-e[i]);p<f&&(f=p,l=Ge(n(e[u],o,r,s)-n(e[i],o,r,s)))}i=u}}return l}function am(e){e=e||er;let t=de(e.size,[.6,we,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=re(r),l=1-t[0],i=de(t[1],we),u=de(t[2],1),f=de(e.disp,er),p=de(e.each,b=>{}),{fill:m,stroke:v}=f;return(b,w,k,C)=>Wn(b,w,(T,y,S,E,z,P,F,H,q,$,O)=>{let V=T.pxRound,D=n,Y=o*pe,G=i*pe,ne=u*pe,U,nt;E.ori==0?[U,nt]=s(b,w):[nt,U]=s(b,w);let Se=E.dir*(E.ori==0?1:-1),se=E.ori==0?ns:zl,he=E.ori==0?p:(W,Ee,Fe,Gn,_n,Ft,wn)=>{p(W,Ee,Fe,_n,Gn,wn,Ft)},X=de(b.bands,Cl).find(W=>W.series[0]==w),j=X!=null?X.dir:0,Ie=T.fillTo(b,w,T.min,T.max,j),je=V(F(Ie,z,O,q)),ke,ae,mt,lt=$,R=V(T.width*pe),J=!1,ue=null,ge=null,We=null,qt=null;m!=null&&(R==0||v!=null)&&(J=!0,ue=m.values(b,w,k,C),ge=new Map,new Set(ue).forEach(W=>{W!=null&&ge.set(W,new Path2D)}),R>0&&(We=v.values(b,w,k,C),qt=new Map,new Set(We).forEach(W=>{W!=null&&qt.set(W,new Path2D)})));let{x0:Bn,size:Co}=f;if(Bn!=null&&Co!=null){D=1,y=Bn.values(b,w,k,C),Bn.unit==2&&(y=y.map(Fe=>b.posToVal(H+Fe*$,E.key,!0)));let W=Co.values(b,w,k,C);Co.unit==2?ae=W[0]*$:ae=P(W[0],E,$,H)-P(0,E,$,H),lt=qu(y,S,P,E,$,H,lt),mt=lt-ae+Y}else lt=qu(y,S,P,E,$,H,lt),mt=lt*l+Y,ae=lt-mt;mt<1&&(mt=0),R>=ae/2&&(R=0),mt<5&&(V=oc);let or=mt>0,vn=lt-mt-(or?R:0);ae=V(gl(vn,ne,G)),ke=(D==0?ae/2:D==Se?0:ae)-D*Se*((D==0?Y/2:0)+(or?R/2:0));let it={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Hn=J?null:new Path2D,Yt=null;if(X!=null)Yt=b.data[X.series[1]];else{let{y0:W,y1:Ee}=f;W!=null&&Ee!=null&&(S=Ee.values(b,w,k,C),Yt=W.values(b,w,k,C))}let yn=U*ae,ee=nt*ae;for(let W=Se==1?k:C;W>=k&&W<=C;W+=Se){let Ee=S[W];if(Ee==null)continue;if(Yt!=null){let pt=Yt[W]??0;if(Ee-pt==0)continue;je=F(pt,z,O,q)}let Fe=E.distr!=2||f!=null?y[W]:W,Gn=P(Fe,E,$,H),_n=F(de(Ee,Ie),z,O,q),Ft=V(Gn-ke),wn=V(ft(_n,je)),gt=V(Wt(_n,je)),kt=wn-gt;if(Ee!=null){let pt=Ee<0?ee:yn,Ot=Ee<0?yn:ee;J?(R>0&&We[W]!=null&&se(qt.get(We[W]),Ft,gt+xt(R/2),ae,ft(0,kt-R),pt,Ot),ue[W]!=null&&se(ge.get(ue[W]),Ft,gt+xt(R/2),ae,ft(0,kt-R),pt,Ot)):se(Hn,Ft,gt+xt(R/2),ae,ft(0,kt-R),pt,Ot),he(b,w,W,Ft-R/2,gt,ae+R,kt)}}return R>0?it.stroke=J?qt:Hn:J||(it._fill=T.width==0?T._fill:T._stroke??T._fill,it.width=0),it.fill=J?ge:Hn,it})}function um(e,t){let n=de(t?.alignGaps,0);return(o,r,s,l)=>Wn(o,r,(i,u,f,p,m,v,b,w,k,C,T)=>{[s,l]=Yr(f,s,l);let y=i.pxRound,S=U=>y(v(U,p,C,w)),E=U=>y(b(U,m,T,k)),z,P,F;p.ori==0?(z=es,F=To,P=Ac):(z=ts,F=Mo,P=Oc);let H=p.dir*(p.ori==0?1:-1),q=S(u[H==1?s:l]),$=q,O=[],V=[];for(let U=H==1?s:l;U>=s&&U<=l;U+=H)if(f[U]!=null){let Se=u[U],se=S(Se);O.push($=se),V.push(E(f[U]))}let D={stroke:e(O,V,z,F,P,y),fill:null,clip:null,band:null,gaps:null,flags:ko},Y=D.stroke,[G,ne]=Pl(o,r);if(i.fill!=null||G!=0){let U=D.fill=new Path2D(Y),nt=i.fillTo(o,r,i.min,i.max,G),Se=E(nt);F(U,$,Se),F(U,q,Se)}if(!i.spanGaps){let U=[];U.push(...Dl(u,f,s,l,H,S,n)),D.gaps=U=i.gaps(o,r,s,l,U),D.clip=Xr(U,p.ori,w,k,C,T)}return ne!=0&&(D.band=ne==2?[nn(o,r,s,l,Y,-1),nn(o,r,s,l,Y,1)]:nn(o,r,s,l,Y,ne)),D})}function cm(e){return um(dm,e)}function dm(e,t,n,o,r,s){let l=e.length;if(l<2)return null;let i=new Path2D;if(n(i,e[0],t[0]),l==2)o(i,e[1],t[1]);else{let u=Array(l),f=Array(l-1),p=Array(l-1),m=Array(l-1);for(let v=0;v<l-1;v++)p[v]=t[v+1]-t[v],m[v]=e[v+1]-e[v],f[v]=p[v]/m[v];u[0]=f[0];for(let v=1;v<l-1;v++)f[v]===0||f[v-1]===0||f[v-1]>0!=f[v]>0?u[v]=0:(u[v]=3*(m[v-1]+m[v])/((2*m[v]+m[v-1])/f[v-1]+(m[v]+2*m[v-1])/f[v]),isFinite(u[v])||(u[v]=0));u[l-1]=f[l-2];for(let v=0;v<l-1;v++)r(i,e[v]+m[v]/3,t[v]+u[v]*m[v]/3,e[v+1]-m[v]/3,t[v+1]-u[v+1]*m[v]/3,e[v+1],t[v+1])}return i}var _l=new Set;function Yu(){for(let e of _l)e.syncRect(!0)}Eo&&($n(jp,_o,Yu),$n(Up,_o,Yu,!0),$n(Ur,_o,()=>{Qe.pxRatio=pe}));var fm=Dc(),pm=Lc();function Ju(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,l)=>wl(s,l,t,n))}function hm(e,t){return e.map((n,o)=>o==0?{}:Ve({},t,n))}function wl(e,t,n,o){return Ve({},t==0?n:o,e)}function zc(e,t,n){return t==null?xo:[t,n]}var mm=zc;function gm(e,t,n){return t==null?xo:Kr(t,n,Tl,!0)}function Ic(e,t,n,o){return t==null?xo:Jr(t,n,e.scales[o].log,!1)}var bm=Ic;function Nc(e,t,n,o){return t==null?xo:El(t,n,e.scales[o].log,!1)}var vm=Nc;function ym(e,t,n,o,r){let s=ft(Cu(e),Cu(t)),l=t-e,i=Vt(r/o*l,n);do{let u=n[i],f=o*u/l;if(f>=r&&s+(u<5?bn.get(u):0)<=17)return[u,f]}while(++i<n.length);return[0,0]}function Zu(e){let t,n;return e=e.replace(/(\d+)px/,(o,r)=>(t=He((n=+r)*pe))+"px"),[e,t,n]}function _m(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=xe(t[2]*pe,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function Qe(e,t,n){let o={mode:de(e.mode,1)},r=o.mode;function s(a,d,h,g){let _=d.valToPct(a);return g+h*(d.dir==-1?1-_:_)}function l(a,d,h,g){let _=d.valToPct(a);return g+h*(d.dir==-1?_:1-_)}function i(a,d,h,g){return d.ori==0?s(a,d,h,g):l(a,d,h,g)}o.valToPosH=s,o.valToPosV=l;let u=!1;o.status=0;let f=o.root=Rt(Mp);if(e.id!=null&&(f.id=e.id),wt(f,e.class),e.title){let a=Rt(Ap,f);a.textContent=e.title}let p=$t("canvas"),m=o.ctx=p.getContext("2d"),v=Rt(Op,f);$n("click",v,a=>{a.target===w&&(Te!=to||Oe!=no)&&et.click(o,a)},!0);let b=o.under=Rt(Lp,v);v.appendChild(p);let w=o.over=Rt(Pp,v);e=So(e);let k=+de(e.pxAlign,1),C=Ku(k);(e.plugins||[]).forEach(a=>{a.opts&&(e=a.opts(o,e)||e)});let T=e.ms||.001,y=o.series=r==1?Ju(e.series||[],Wu,ju,!1):hm(e.series||[null],Gu),S=o.axes=Ju(e.axes||[],Vu,Bu,!0),E=o.scales={},z=o.bands=e.bands||[];z.forEach(a=>{a.fill=re(a.fill||null),a.dir=de(a.dir,-1)});let P=r==2?y[1].facets[0].scale:y[0].scale,F={axes:wd,series:gd},H=(e.drawOrder||["axes","series"]).map(a=>F[a]);function q(a){let d=a.distr==3?h=>tn(h>0?h:a.clamp(o,h,a.min,a.max,a.key)):a.distr==4?h=>al(h,a.asinh):a.distr==100?h=>a.fwd(h):h=>h;return h=>{let g=d(h),{_min:_,_max:x}=a,M=x-_;return(g-_)/M}}function $(a){let d=E[a];if(d==null){let h=(e.scales||er)[a]||er;if(h.from!=null){$(h.from);let g=Ve({},E[h.from],h,{key:a});g.valToPct=q(g),E[a]=g}else{d=E[a]=Ve({},a==P?Ec:nm,h),d.key=a;let g=d.time,_=d.range,x=gn(_);if((a!=P||r==2&&!g)&&(x&&(_[0]==null||_[1]==null)&&(_={min:_[0]==null?Eu:{mode:1,hard:_[0],soft:_[0]},max:_[1]==null?Eu:{mode:1,hard:_[1],soft:_[1]}},x=!1),!x&&Qr(_))){let M=_;_=(A,L,I)=>L==null?xo:Kr(L,I,M)}d.range=re(_||(g?mm:a==P?d.distr==3?bm:d.distr==4?vm:zc:d.distr==3?Ic:d.distr==4?Nc:gm)),d.auto=re(x?!1:d.auto),d.clamp=re(d.clamp||tm),d._min=d._max=null,d.valToPct=q(d)}}}$("x"),$("y"),r==1&&y.forEach(a=>{$(a.scale)}),S.forEach(a=>{$(a.scale)});for(let a in e.scales)$(a);let O=E[P],V=O.distr,D,Y;O.ori==0?(wt(f,Cp),D=s,Y=l):(wt(f,Rp),D=l,Y=s);let G={};for(let a in E){let d=E[a];(d.min!=null||d.max!=null)&&(G[a]={min:d.min,max:d.max},d.min=d.max=null)}let ne=e.tzDate||(a=>new Date(He(a/T))),U=e.fmtDate||Rl,nt=T==1?Ch(ne):Oh(ne),Se=Iu(ne,zu(T==1?Mh:Ah,U)),se=$u(ne,Nu(Ph,U)),he=[],X=o.legend=Ve({},Ih,e.legend),j=o.cursor=Ve({},Bh,{drag:{y:r==2}},e.cursor),Ie=X.show,je=j.show,ke=X.markers;X.idxs=he,ke.width=re(ke.width),ke.dash=re(ke.dash),ke.stroke=re(ke.stroke),ke.fill=re(ke.fill);let ae,mt,lt,R=[],J=[],ue,ge=!1,We={};if(X.live){let a=y[1]?y[1].values:null;ge=a!=null,ue=ge?a(o,1,0):{_:0};for(let d in ue)We[d]=Sl}if(Ie)if(ae=$t("table",Vp,f),lt=$t("tbody",null,ae),X.mount(o,ae),ge){mt=$t("thead",null,ae,lt);let a=$t("tr",null,mt);$t("th",null,a);for(var qt in ue)$t("th",fu,a).textContent=qt}else wt(ae,Fp),X.live&&wt(ae,Wp);let Bn={show:!0},Co={show:!1};function or(a,d){if(d==0&&(ge||!X.live||r==2))return xo;let h=[],g=$t("tr",Bp,lt,lt.childNodes[d]);wt(g,a.class),a.show||wt(g,Nn);let _=$t("th",null,g);if(ke.show){let A=Rt(Hp,_);if(d>0){let L=ke.width(o,d);L&&(A.style.border=L+"px "+ke.dash(o,d)+" "+ke.stroke(o,d)),A.style.background=ke.fill(o,d)}}let x=Rt(fu,_);a.label instanceof HTMLElement?x.appendChild(a.label):x.textContent=a.label,d>0&&(ke.show||(x.style.color=a.width>0?ke.stroke(o,d):ke.fill(o,d)),it("click",_,A=>{if(j._lock)return;Sn(A);let L=y.indexOf(a);if((A.ctrlKey||A.metaKey)!=X.isolate){let I=y.some((N,B)=>B>0&&B!=L&&N.show);y.forEach((N,B)=>{B>0&&Ht(B,I?B==L?Bn:Co:Bn,!0,$e.setSeries)})}else Ht(L,{show:!a.show},!0,$e.setSeries)},!1),Un&&it(gu,_,A=>{j._lock||(Sn(A),Ht(y.indexOf(a),ro,!0,$e.setSeries))},!1));for(var M in ue){let A=$t("td",Gp,g);A.textContent="--",h.push(A)}return[g,h]}let vn=new Map;function it(a,d,h,g=!0){let _=vn.get(d)||{},x=j.bind[a](o,d,h,g);x&&($n(a,d,_[a]=x),vn.set(d,_))}function Hn(a,d,h){let g=vn.get(d)||{};for(let _ in g)(a==null||_==a)&&(ml(_,d,g[_]),delete g[_]);a==null&&vn.delete(d)}let Yt=0,yn=0,ee=0,W=0,Ee=0,Fe=0,Gn=Ee,_n=Fe,Ft=ee,wn=W,gt=0,kt=0,pt=0,Ot=0;o.bbox={};let os=!1,rr=!1,jn=!1,xn=!1,sr=!1,Et=!1;function rs(a,d,h){(h||a!=o.width||d!=o.height)&&Vl(a,d),Zn(!1),jn=!0,rr=!0,Qn()}function Vl(a,d){o.width=Yt=ee=a,o.height=yn=W=d,Ee=Fe=0,ud(),cd();let h=o.bbox;gt=h.left=zn(Ee*pe,.5),kt=h.top=zn(Fe*pe,.5),pt=h.width=zn(ee*pe,.5),Ot=h.height=zn(W*pe,.5)}let ld=3;function id(){let a=!1,d=0;for(;!a;){d++;let h=yd(d),g=_d(d);a=d==ld||h&&g,a||(Vl(o.width,o.height),rr=!0)}}function ad({width:a,height:d}){rs(a,d)}o.setSize=ad;function ud(){let a=!1,d=!1,h=!1,g=!1;S.forEach((_,x)=>{if(_.show&&_._show){let{side:M,_size:A}=_,L=M%2,I=_.label!=null?_.labelSize:0,N=A+I;N>0&&(L?(ee-=N,M==3?(Ee+=N,g=!0):h=!0):(W-=N,M==0?(Fe+=N,a=!0):d=!0))}}),kn[0]=a,kn[1]=h,kn[2]=d,kn[3]=g,ee-=on[1]+on[3],Ee+=on[3],W-=on[2]+on[0],Fe+=on[0]}function cd(){let a=Ee+ee,d=Fe+W,h=Ee,g=Fe;function _(x,M){switch(x){case 1:return a+=M,a-M;case 2:return d+=M,d-M;case 3:return h-=M,h+M;case 0:return g-=M,g+M}}S.forEach((x,M)=>{if(x.show&&x._show){let A=x.side;x._pos=_(A,x._size),x.label!=null&&(x._lpos=_(A,x.labelSize))}})}if(j.dataIdx==null){let a=j.hover,d=a.skip=new Set(a.skip??[]);d.add(void 0);let h=a.prox=re(a.prox),g=a.bias??=0;j.dataIdx=(_,x,M,A)=>{if(x==0)return M;let L=M,I=h(_,x,M,A)??we,N=I>=0&&I<we,B=O.ori==0?ee:W,Q=j.left,fe=t[0],ce=t[x];if(d.has(ce[M])){L=null;let oe=null,Z=null,K;if(g==0||g==-1)for(K=M;oe==null&&K-- >0;)d.has(ce[K])||(oe=K);if(g==0||g==1)for(K=M;Z==null&&K++<ce.length;)d.has(ce[K])||(Z=K);if(oe!=null||Z!=null)if(N){let Ce=oe==null?-1/0:D(fe[oe],O,B,0),Pe=Z==null?1/0:D(fe[Z],O,B,0),Ze=Q-Ce,be=Pe-Q;Ze<=be?Ze<=I&&(L=oe):be<=I&&(L=Z)}else L=Z==null?oe:oe==null?Z:M-oe<=Z-M?oe:Z}else N&&Ge(Q-D(fe[M],O,B,0))>I&&(L=null);return L}}let Sn=a=>{j.event=a};j.idxs=he,j._lock=!1;let ot=j.points;ot.show=re(ot.show),ot.size=re(ot.size),ot.stroke=re(ot.stroke),ot.width=re(ot.width),ot.fill=re(ot.fill);let Bt=o.focus=Ve({},e.focus||{alpha:.3},j.focus),Un=Bt.prox>=0,Kn=Un&&ot.one,Tt=[],qn=[],Yn=[];function Wl(a,d){let h=ot.show(o,d);if(h instanceof HTMLElement)return wt(h,$p),wt(h,a.class),Kt(h,-10,-10,ee,W),w.insertBefore(h,Tt[d]),h}function Fl(a,d){if(r==1||d>0){let h=r==1&&E[a.scale].time,g=a.value;a.value=h?Ou(g)?$u(ne,Nu(g,U)):g||se:g||Qh,a.label=a.label||(h?Gh:Hh)}if(Kn||d>0){a.width=a.width==null?1:a.width,a.paths=a.paths||fm||nh,a.fillTo=re(a.fillTo||om),a.pxAlign=+de(a.pxAlign,k),a.pxRound=Ku(a.pxAlign),a.stroke=re(a.stroke||null),a.fill=re(a.fill||null),a._stroke=a._fill=a._paths=a._focus=null;let h=Xh(ft(1,a.width),1),g=a.points=Ve({},{size:h,width:ft(1,h*.2),stroke:a.stroke,space:h*2,paths:pm,_stroke:null,_fill:null},a.points);g.show=re(g.show),g.filter=re(g.filter),g.fill=re(g.fill),g.stroke=re(g.stroke),g.paths=re(g.paths),g.pxAlign=a.pxAlign}if(Ie){let h=or(a,d);R.splice(d,0,h[0]),J.splice(d,0,h[1]),X.values.push(null)}if(je){he.splice(d,0,null);let h=null;Kn?d==0&&(h=Wl(a,d)):d>0&&(h=Wl(a,d)),Tt.splice(d,0,h),qn.splice(d,0,0),Yn.splice(d,0,0)}Je("addSeries",d)}function dd(a,d){d=d??y.length,a=r==1?wl(a,d,Wu,ju):wl(a,d,{},Gu),y.splice(d,0,a),Fl(y[d],d)}o.addSeries=dd;function fd(a){if(y.splice(a,1),Ie){X.values.splice(a,1),J.splice(a,1);let d=R.splice(a,1)[0];Hn(null,d.firstChild),d.remove()}je&&(he.splice(a,1),Tt.splice(a,1)[0].remove(),qn.splice(a,1),Yn.splice(a,1)),Je("delSeries",a)}o.delSeries=fd;let kn=[!1,!1,!1,!1];function pd(a,d){if(a._show=a.show,a.show){let h=a.side%2,g=E[a.scale];g==null&&(a.scale=h?y[1].scale:P,g=E[a.scale]);let _=g.time;a.size=re(a.size),a.space=re(a.space),a.rotate=re(a.rotate),gn(a.incrs)&&a.incrs.forEach(M=>{!bn.has(M)&&bn.set(M,lc(M))}),a.incrs=re(a.incrs||(g.distr==2?kh:_?T==1?Th:Rh:In)),a.splits=re(a.splits||(_&&g.distr==1?nt:g.distr==3?bl:g.distr==4?Kh:Uh)),a.stroke=re(a.stroke),a.grid.stroke=re(a.grid.stroke),a.ticks.stroke=re(a.ticks.stroke),a.border.stroke=re(a.border.stroke);let x=a.values;a.values=gn(x)&&!gn(x[0])?re(x):_?gn(x)?Iu(ne,zu(x,U)):Ou(x)?Lh(ne,x):x||Se:x||jh,a.filter=re(a.filter||(g.distr>=3&&g.log==10?Jh:g.distr==3&&g.log==2?Zh:rc)),a.font=Zu(a.font),a.labelFont=Zu(a.labelFont),a._size=a.size(o,null,d,0),a._space=a._rotate=a._incrs=a._found=a._splits=a._values=null,a._size>0&&(kn[d]=!0,a._el=Rt(Dp,v))}}function Ro(a,d,h,g){let[_,x,M,A]=h,L=d%2,I=0;return L==0&&(A||x)&&(I=d==0&&!_||d==2&&!M?He(Vu.size/3):0),L==1&&(_||M)&&(I=d==1&&!x||d==3&&!A?He(Bu.size/2):0),I}let Bl=o.padding=(e.padding||[Ro,Ro,Ro,Ro]).map(a=>re(de(a,Ro))),on=o._padding=Bl.map((a,d)=>a(o,d,kn,0)),Xe,Ue=null,Ke=null,lr=r==1?y[0].idxs:null,Lt=null,Ao=!1;function Hl(a,d){if(t=a??[],o.data=o._data=t,r==2){Xe=0;for(let h=1;h<y.length;h++)Xe+=t[h][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Lt=t[0],Xe=Lt.length;let h=t;if(V==2){h=t.slice();let g=h[0]=Array(Xe);for(let _=0;_<Xe;_++)g[_]=_}o._data=t=h}if(Zn(!0),Je("setData"),V==2&&(jn=!0),d!==!1){let h=O;h.auto(o,Ao)?ss():sn(P,h.min,h.max),xn=xn||j.left>=0,Et=!0,Qn()}}o.setData=Hl;function ss(){Ao=!0;let a,d;r==1&&(Xe>0?(Ue=lr[0]=0,Ke=lr[1]=Xe-1,a=t[0][Ue],d=t[0][Ke],V==2?(a=Ue,d=Ke):a==d&&(V==3?[a,d]=Jr(a,a,O.log,!1):V==4?[a,d]=El(a,a,O.log,!1):O.time?d=a+He(86400/T):[a,d]=Kr(a,d,Tl,!0))):(Ue=lr[0]=a=null,Ke=lr[1]=d=null)),sn(P,a,d)}let ir,Jn,ls,is,as,us,cs,ds,fs,ht;function Gl(a,d,h,g,_,x){a??=hu,h??=Cl,g??="butt",_??=hu,x??="round",a!=ir&&(m.strokeStyle=ir=a),_!=Jn&&(m.fillStyle=Jn=_),d!=ls&&(m.lineWidth=ls=d),x!=as&&(m.lineJoin=as=x),g!=us&&(m.lineCap=us=g),h!=is&&m.setLineDash(is=h)}function jl(a,d,h,g){d!=Jn&&(m.fillStyle=Jn=d),a!=cs&&(m.font=cs=a),h!=ds&&(m.textAlign=ds=h),g!=fs&&(m.textBaseline=fs=g)}function ps(a,d,h,g,_=0){if(g.length>0&&a.auto(o,Ao)&&(d==null||d.min==null)){let x=de(Ue,0),M=de(Ke,g.length-1),A=h.min==null?Jp(g,x,M,_,a.distr==3):[h.min,h.max];a.min=Wt(a.min,h.min=A[0]),a.max=ft(a.max,h.max=A[1])}}let Ul={min:null,max:null};function hd(){for(let g in E){let _=E[g];G[g]==null&&(_.min==null||G[P]!=null&&_.auto(o,Ao))&&(G[g]=Ul)}for(let g in E){let _=E[g];G[g]==null&&_.from!=null&&G[_.from]!=null&&(G[g]=Ul)}G[P]!=null&&Zn(!0);let a={};for(let g in G){let _=G[g];if(_!=null){let x=a[g]=So(E[g],sh);if(_.min!=null)Ve(x,_);else if(g!=P||r==2)if(Xe==0&&x.from==null){let M=x.range(o,null,null,g);x.min=M[0],x.max=M[1]}else x.min=we,x.max=-we}}if(Xe>0){y.forEach((g,_)=>{if(r==1){let x=g.scale,M=G[x];if(M==null)return;let A=a[x];if(_==0){let L=A.range(o,A.min,A.max,x);A.min=L[0],A.max=L[1],Ue=Vt(A.min,t[0]),Ke=Vt(A.max,t[0]),Ke-Ue>1&&(t[0][Ue]<A.min&&Ue++,t[0][Ke]>A.max&&Ke--),g.min=Lt[Ue],g.max=Lt[Ke]}else g.show&&g.auto&&ps(A,M,g,t[_],g.sorted);g.idxs[0]=Ue,g.idxs[1]=Ke}else if(_>0&&g.show&&g.auto){let[x,M]=g.facets,A=x.scale,L=M.scale,[I,N]=t[_],B=a[A],Q=a[L];B!=null&&ps(B,G[A],x,I,x.sorted),Q!=null&&ps(Q,G[L],M,N,M.sorted),g.min=M.min,g.max=M.max}});for(let g in a){let _=a[g],x=G[g];if(_.from==null&&(x==null||x.min==null)){let M=_.range(o,_.min==we?null:_.min,_.max==-we?null:_.max,g);_.min=M[0],_.max=M[1]}}}for(let g in a){let _=a[g];if(_.from!=null){let x=a[_.from];if(x.min==null)_.min=_.max=null;else{let M=_.range(o,x.min,x.max,g);_.min=M[0],_.max=M[1]}}}let d={},h=!1;for(let g in a){let _=a[g],x=E[g];if(x.min!=_.min||x.max!=_.max){x.min=_.min,x.max=_.max;let M=x.distr;x._min=M==3?tn(x.min):M==4?al(x.min,x.asinh):M==100?x.fwd(x.min):x.min,x._max=M==3?tn(x.max):M==4?al(x.max,x.asinh):M==100?x.fwd(x.max):x.max,d[g]=h=!0}}if(h){y.forEach((g,_)=>{r==2?_>0&&d.y&&(g._paths=null):d[g.scale]&&(g._paths=null)});for(let g in d)jn=!0,Je("setScale",g);je&&j.left>=0&&(xn=Et=!0)}for(let g in G)G[g]=null}function md(a){let d=gl(Ue-1,0,Xe-1),h=gl(Ke+1,0,Xe-1);for(;a[d]==null&&d>0;)d--;for(;a[h]==null&&h<Xe-1;)h++;return[d,h]}function gd(){if(Xe>0){let a=y.some(d=>d._focus)&&ht!=Bt.alpha;a&&(m.globalAlpha=ht=Bt.alpha),y.forEach((d,h)=>{if(h>0&&d.show&&(Kl(h,!1),Kl(h,!0),d._paths==null)){let g=ht;ht!=d.alpha&&(m.globalAlpha=ht=d.alpha);let _=r==2?[0,t[h][0].length-1]:md(t[h]);d._paths=d.paths(o,h,_[0],_[1]),ht!=g&&(m.globalAlpha=ht=g)}}),y.forEach((d,h)=>{if(h>0&&d.show){let g=ht;ht!=d.alpha&&(m.globalAlpha=ht=d.alpha),d._paths!=null&&ql(h,!1);{let _=d._paths!=null?d._paths.gaps:null,x=d.points.show(o,h,Ue,Ke,_),M=d.points.filter(o,h,x,_);(x||M)&&(d.points._paths=d.points.paths(o,h,Ue,Ke,M),ql(h,!0))}ht!=g&&(m.globalAlpha=ht=g),Je("drawSeries",h)}}),a&&(m.globalAlpha=ht=1)}}function Kl(a,d){let h=d?y[a].points:y[a];h._stroke=h.stroke(o,a),h._fill=h.fill(o,a)}function ql(a,d){let h=d?y[a].points:y[a],{stroke:g,fill:_,clip:x,flags:M,_stroke:A=h._stroke,_fill:L=h._fill,_width:I=h.width}=h._paths;I=xe(I*pe,3);let N=null,B=I%2/2;d&&L==null&&(L=I>0?"#fff":A);let Q=h.pxAlign==1&&B>0;if(Q&&m.translate(B,B),!d){let fe=gt-I/2,ce=kt-I/2,oe=pt+I,Z=Ot+I;N=new Path2D,N.rect(fe,ce,oe,Z)}d?hs(A,I,h.dash,h.cap,L,g,_,M,x):bd(a,A,I,h.dash,h.cap,L,g,_,M,N,x),Q&&m.translate(-B,-B)}function bd(a,d,h,g,_,x,M,A,L,I,N){let B=!1;L!=0&&z.forEach((Q,fe)=>{if(Q.series[0]==a){let ce=y[Q.series[1]],oe=t[Q.series[1]],Z=(ce._paths||er).band;gn(Z)&&(Z=Q.dir==1?Z[0]:Z[1]);let K,Ce=null;ce.show&&Z&&Qp(oe,Ue,Ke)?(Ce=Q.fill(o,fe)||x,K=ce._paths.clip):Z=null,hs(d,h,g,_,Ce,M,A,L,I,N,K,Z),B=!0}}),B||hs(d,h,g,_,x,M,A,L,I,N)}let Yl=ko|yl;function hs(a,d,h,g,_,x,M,A,L,I,N,B){Gl(a,d,h,g,_),(L||I||B)&&(m.save(),L&&m.clip(L),I&&m.clip(I)),B?(A&Yl)==Yl?(m.clip(B),N&&m.clip(N),ur(_,M),ar(a,x,d)):A&yl?(ur(_,M),m.clip(B),ar(a,x,d)):A&ko&&(m.save(),m.clip(B),N&&m.clip(N),ur(_,M),m.restore(),ar(a,x,d)):(ur(_,M),ar(a,x,d)),(L||I||B)&&m.restore()}function ar(a,d,h){h>0&&(d instanceof Map?d.forEach((g,_)=>{m.strokeStyle=ir=_,m.stroke(g)}):d!=null&&a&&m.stroke(d))}function ur(a,d){d instanceof Map?d.forEach((h,g)=>{m.fillStyle=Jn=g,m.fill(h)}):d!=null&&a&&m.fill(d)}function vd(a,d,h,g){let _=S[a],x;if(g<=0)x=[0,0];else{let M=_._space=_.space(o,a,d,h,g),A=_._incrs=_.incrs(o,a,d,h,g,M);x=ym(d,h,A,g,M)}return _._found=x}function ms(a,d,h,g,_,x,M,A,L,I){let N=M%2/2;k==1&&m.translate(N,N),Gl(A,M,L,I,A),m.beginPath();let B,Q,fe,ce,oe=_+(g==0||g==3?-x:x);h==0?(Q=_,ce=oe):(B=_,fe=oe);for(let Z=0;Z<a.length;Z++)d[Z]!=null&&(h==0?B=fe=a[Z]:Q=ce=a[Z],m.moveTo(B,Q),m.lineTo(fe,ce));m.stroke(),k==1&&m.translate(-N,-N)}function yd(a){let d=!0;return S.forEach((h,g)=>{if(!h.show)return;let _=E[h.scale];if(_.min==null){h._show&&(d=!1,h._show=!1,Zn(!1));return}else h._show||(d=!1,h._show=!0,Zn(!1));let x=h.side,M=x%2,{min:A,max:L}=_,[I,N]=vd(g,A,L,M==0?ee:W);if(N==0)return;let B=_.distr==2,Q=h._splits=h.splits(o,g,A,L,I,N,B),fe=_.distr==2?Q.map(K=>Lt[K]):Q,ce=_.distr==2?Lt[Q[1]]-Lt[Q[0]]:I,oe=h._values=h.values(o,h.filter(o,fe,g,N,ce),g,N,ce);h._rotate=x==2?h.rotate(o,oe,g,N):0;let Z=h._size;h._size=At(h.size(o,oe,g,a)),Z!=null&&h._size!=Z&&(d=!1)}),d}function _d(a){let d=!0;return Bl.forEach((h,g)=>{let _=h(o,g,kn,a);_!=on[g]&&(d=!1),on[g]=_}),d}function wd(){for(let a=0;a<S.length;a++){let d=S[a];if(!d.show||!d._show)continue;let h=d.side,g=h%2,_,x,M=d.stroke(o,a),A=h==0||h==3?-1:1,[L,I]=d._found;if(d.label!=null){let ut=d.labelGap*A,yt=He((d._lpos+ut)*pe);jl(d.labelFont[0],M,"center",h==2?"top":pu),m.save(),g==1?(_=x=0,m.translate(yt,He(kt+Ot/2)),m.rotate((h==3?-jr:jr)/2)):(_=He(gt+pt/2),x=yt);let Mn=nc(d.label)?d.label(o,a,L,I):d.label;m.fillText(Mn,_,x),m.restore()}if(I==0)continue;let N=E[d.scale],B=g==0?pt:Ot,Q=g==0?gt:kt,fe=d._splits,ce=N.distr==2?fe.map(ut=>Lt[ut]):fe,oe=N.distr==2?Lt[fe[1]]-Lt[fe[0]]:L,Z=d.ticks,K=d.border,Ce=Z.show?Z.size:0,Pe=He(Ce*pe),Ze=He((d.alignTo==2?d._size-Ce-d.gap:d.gap)*pe),be=d._rotate*-jr/180,De=C(d._pos*pe),bt=(Pe+Ze)*A,at=De+bt;x=g==0?at:0,_=g==1?at:0;let Mt=d.font[0],Pt=d.align==1?vo:d.align==2?sl:be>0?vo:be<0?sl:g==0?"center":h==3?sl:vo,jt=be||g==1?"middle":h==2?"top":pu;jl(Mt,M,Pt,jt);let vt=d.font[1]*d.lineGap,Ct=fe.map(ut=>C(i(ut,N,B,Q))),Dt=d._values;for(let ut=0;ut<Dt.length;ut++){let yt=Dt[ut];if(yt!=null){g==0?_=Ct[ut]:x=Ct[ut],yt=""+yt;let Mn=yt.indexOf(`
`)==-1?[yt]:yt.split(/\n/gm);for(let ct=0;ct<Mn.length;ct++){let hi=Mn[ct];be?(m.save(),m.translate(_,x+ct*vt),m.rotate(be),m.fillText(hi,0,0),m.restore()):m.fillText(hi,_,x+ct*vt)}}}Z.show&&ms(Ct,Z.filter(o,ce,a,I,oe),g,h,De,Pe,xe(Z.width*pe,3),Z.stroke(o,a),Z.dash,Z.cap);let Ut=d.grid;Ut.show&&ms(Ct,Ut.filter(o,ce,a,I,oe),g,g==0?2:1,g==0?kt:gt,g==0?Ot:pt,xe(Ut.width*pe,3),Ut.stroke(o,a),Ut.dash,Ut.cap),K.show&&ms([De],[1],g==0?1:0,g==0?1:2,g==1?kt:gt,g==1?Ot:pt,xe(K.width*pe,3),K.stroke(o,a),K.dash,K.cap)}Je("drawAxes")}function Zn(a){y.forEach((d,h)=>{h>0&&(d._paths=null,a&&(r==1?(d.min=null,d.max=null):d.facets.forEach(g=>{g.min=null,g.max=null})))})}let cr=!1,gs=!1,Oo=[];function xd(){gs=!1;for(let a=0;a<Oo.length;a++)Je(...Oo[a]);Oo.length=0}function Qn(){cr||(fh(Jl),cr=!0)}function Sd(a,d=!1){cr=!0,gs=d,a(o),Jl(),d&&Oo.length>0&&queueMicrotask(xd)}o.batch=Sd;function Jl(){if(os&&(hd(),os=!1),jn&&(id(),jn=!1),rr){if(Ae(b,vo,Ee),Ae(b,"top",Fe),Ae(b,Jo,ee),Ae(b,Zo,W),Ae(w,vo,Ee),Ae(w,"top",Fe),Ae(w,Jo,ee),Ae(w,Zo,W),Ae(v,Jo,Yt),Ae(v,Zo,yn),p.width=He(Yt*pe),p.height=He(yn*pe),S.forEach(({_el:a,_show:d,_size:h,_pos:g,side:_})=>{if(a!=null)if(d){let x=_===3||_===0?h:0,M=_%2==1;Ae(a,M?"left":"top",g-x),Ae(a,M?"width":"height",h),Ae(a,M?"top":"left",M?Fe:Ee),Ae(a,M?"height":"width",M?W:ee),hl(a,Nn)}else wt(a,Nn)}),ir=Jn=ls=as=us=cs=ds=fs=is=null,ht=1,Do(!0),Ee!=Gn||Fe!=_n||ee!=Ft||W!=wn){Zn(!1);let a=ee/Ft,d=W/wn;if(je&&!xn&&j.left>=0){j.left*=a,j.top*=d,Xn&&Kt(Xn,He(j.left),0,ee,W),eo&&Kt(eo,0,He(j.top),ee,W);for(let h=0;h<Tt.length;h++){let g=Tt[h];g!=null&&(qn[h]*=a,Yn[h]*=d,Kt(g,At(qn[h]),At(Yn[h]),ee,W))}}if(Me.show&&!sr&&Me.left>=0&&Me.width>0){Me.left*=a,Me.width*=a,Me.top*=d,Me.height*=d;for(let h in xs)Ae(oo,h,Me[h])}Gn=Ee,_n=Fe,Ft=ee,wn=W}Je("setSize"),rr=!1}Yt>0&&yn>0&&(m.clearRect(0,0,p.width,p.height),Je("drawClear"),H.forEach(a=>a()),Je("draw")),Me.show&&sr&&(dr(Me),sr=!1),je&&xn&&(Tn(null,!0,!1),xn=!1),X.show&&X.live&&Et&&(_s(),Et=!1),u||(u=!0,o.status=1,Je("ready")),Ao=!1,cr=!1}o.redraw=(a,d)=>{jn=d||!1,a!==!1?sn(P,O.min,O.max):Qn()};function bs(a,d){let h=E[a];if(h.from==null){if(Xe==0){let g=h.range(o,d.min,d.max,a);d.min=g[0],d.max=g[1]}if(d.min>d.max){let g=d.min;d.min=d.max,d.max=g}if(Xe>1&&d.min!=null&&d.max!=null&&d.max-d.min<1e-16)return;a==P&&h.distr==2&&Xe>0&&(d.min=Vt(d.min,t[0]),d.max=Vt(d.max,t[0]),d.min==d.max&&d.max++),G[a]=d,os=!0,Qn()}}o.setScale=bs;let vs,ys,Xn,eo,Zl,Ql,to,no,Xl,ei,Te,Oe,rn=!1,et=j.drag,qe=et.x,Ye=et.y;je&&(j.x&&(vs=Rt(Ip,w)),j.y&&(ys=Rt(Np,w)),O.ori==0?(Xn=vs,eo=ys):(Xn=ys,eo=vs),Te=j.left,Oe=j.top);let Me=o.select=Ve({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),oo=Me.show?Rt(zp,Me.over?w:b):null;function dr(a,d){if(Me.show){for(let h in a)Me[h]=a[h],h in xs&&Ae(oo,h,a[h]);d!==!1&&Je("setSelect")}}o.setSelect=dr;function kd(a){if(y[a].show)Ie&&hl(R[a],Nn);else if(Ie&&wt(R[a],Nn),je){let h=Kn?Tt[0]:Tt[a];h!=null&&Kt(h,-10,-10,ee,W)}}function sn(a,d,h){bs(a,{min:d,max:h})}function Ht(a,d,h,g){d.focus!=null&&Rd(a),d.show!=null&&y.forEach((_,x)=>{x>0&&(a==x||a==null)&&(_.show=d.show,kd(x),r==2?(sn(_.facets[0].scale,null,null),sn(_.facets[1].scale,null,null)):sn(_.scale,null,null),Qn())}),h!==!1&&Je("setSeries",a,d),g&&zo("setSeries",o,a,d)}o.setSeries=Ht;function Ed(a,d){Ve(z[a],d)}function Td(a,d){a.fill=re(a.fill||null),a.dir=de(a.dir,-1),d=d??z.length,z.splice(d,0,a)}function Md(a){a==null?z.length=0:z.splice(a,1)}o.addBand=Td,o.setBand=Ed,o.delBand=Md;function Cd(a,d){y[a].alpha=d,je&&Tt[a]!=null&&(Tt[a].style.opacity=d),Ie&&R[a]&&(R[a].style.opacity=d)}let Jt,ln,En,ro={focus:!0};function Rd(a){if(a!=En){let d=a==null,h=Bt.alpha!=1;y.forEach((g,_)=>{if(r==1||_>0){let x=d||_==0||_==a;g._focus=d?null:x,h&&Cd(_,x?1:Bt.alpha)}}),En=a,h&&Qn()}}Ie&&Un&&it(bu,ae,a=>{j._lock||(Sn(a),En!=null&&Ht(null,ro,!0,$e.setSeries))});function Gt(a,d,h){let g=E[d];h&&(a=a/pe-(g.ori==1?Fe:Ee));let _=ee;g.ori==1&&(_=W,a=_-a),g.dir==-1&&(a=_-a);let x=g._min,M=g._max,A=a/_,L=x+(M-x)*A,I=g.distr;return I==3?wo(10,L):I==4?eh(L,g.asinh):I==100?g.bwd(L):L}function Ad(a,d){let h=Gt(a,P,d);return Vt(h,t[0],Ue,Ke)}o.valToIdx=a=>Vt(a,t[0]),o.posToIdx=Ad,o.posToVal=Gt,o.valToPos=(a,d,h)=>E[d].ori==0?s(a,E[d],h?pt:ee,h?gt:0):l(a,E[d],h?Ot:W,h?kt:0),o.setCursor=(a,d,h)=>{Te=a.left,Oe=a.top,Tn(null,d,h)};function ti(a,d){Ae(oo,vo,Me.left=a),Ae(oo,Jo,Me.width=d)}function ni(a,d){Ae(oo,"top",Me.top=a),Ae(oo,Zo,Me.height=d)}let Lo=O.ori==0?ti:ni,Po=O.ori==1?ti:ni;function Od(){if(Ie&&X.live)for(let a=r==2?1:0;a<y.length;a++){if(a==0&&ge)continue;let d=X.values[a],h=0;for(let g in d)J[a][h++].firstChild.nodeValue=d[g]}}function _s(a,d){if(a!=null&&(a.idxs?a.idxs.forEach((h,g)=>{he[g]=h}):rh(a.idx)||he.fill(a.idx),X.idx=he[0]),Ie&&X.live){for(let h=0;h<y.length;h++)(h>0||r==1&&!ge)&&Ld(h,he[h]);Od()}Et=!1,d!==!1&&Je("setLegend")}o.setLegend=_s;function Ld(a,d){let h=y[a],g=a==0&&V==2?Lt:t[a],_;ge?_=h.values(o,a,d)??We:(_=h.value(o,d==null?null:g[d],a,d),_=_==null?We:{_}),X.values[a]=_}function Tn(a,d,h){Xl=Te,ei=Oe,[Te,Oe]=j.move(o,Te,Oe),j.left=Te,j.top=Oe,je&&(Xn&&Kt(Xn,He(Te),0,ee,W),eo&&Kt(eo,0,He(Oe),ee,W));let g,_=Ue>Ke;Jt=we,ln=null;let x=O.ori==0?ee:W,M=O.ori==1?ee:W;if(Te<0||Xe==0||_){g=j.idx=null;for(let A=0;A<y.length;A++){let L=Tt[A];L!=null&&Kt(L,-10,-10,ee,W)}Un&&Ht(null,ro,!0,a==null&&$e.setSeries),X.live&&(he.fill(g),Et=!0)}else{let A,L,I;r==1&&(A=O.ori==0?Te:Oe,L=Gt(A,P),g=j.idx=Vt(L,t[0],Ue,Ke),I=D(t[0][g],O,x,0));let N=-10,B=-10,Q=0,fe=0,ce=!0,oe="",Z="";for(let K=r==2?1:0;K<y.length;K++){let Ce=y[K],Pe=he[K],Ze=Pe==null?null:r==1?t[K][Pe]:t[K][1][Pe],be=j.dataIdx(o,K,g,L),De=be==null?null:r==1?t[K][be]:t[K][1][be];if(Et=Et||De!=Ze||be!=Pe,he[K]=be,K>0&&Ce.show){let bt=be==null?-10:be==g?I:D(r==1?t[0][be]:t[K][0][be],O,x,0),at=De==null?-10:Y(De,r==1?E[Ce.scale]:E[Ce.facets[1].scale],M,0);if(Un&&De!=null){let Mt=O.ori==1?Te:Oe,Pt=Ge(Bt.dist(o,K,be,at,Mt));if(Pt<Jt){let jt=Bt.bias;if(jt!=0){let vt=Gt(Mt,Ce.scale),Ct=De>=0?1:-1,Dt=vt>=0?1:-1;Dt==Ct&&(Dt==1?jt==1?De>=vt:De<=vt:jt==1?De<=vt:De>=vt)&&(Jt=Pt,ln=K)}else Jt=Pt,ln=K}}if(Et||Kn){let Mt,Pt;O.ori==0?(Mt=bt,Pt=at):(Mt=at,Pt=bt);let jt,vt,Ct,Dt,Ut,ut,yt=!0,Mn=ot.bbox;if(Mn!=null){yt=!1;let ct=Mn(o,K);Ct=ct.left,Dt=ct.top,jt=ct.width,vt=ct.height}else Ct=Mt,Dt=Pt,jt=vt=ot.size(o,K);if(ut=ot.fill(o,K),Ut=ot.stroke(o,K),Kn)K==ln&&Jt<=Bt.prox&&(N=Ct,B=Dt,Q=jt,fe=vt,ce=yt,oe=ut,Z=Ut);else{let ct=Tt[K];ct!=null&&(qn[K]=Ct,Yn[K]=Dt,ku(ct,jt,vt,yt),xu(ct,ut,Ut),Kt(ct,At(Ct),At(Dt),ee,W))}}}}if(Kn){let K=Bt.prox,Ce=En==null?Jt<=K:Jt>K||ln!=En;if(Et||Ce){let Pe=Tt[0];Pe!=null&&(qn[0]=N,Yn[0]=B,ku(Pe,Q,fe,ce),xu(Pe,oe,Z),Kt(Pe,At(N),At(B),ee,W))}}}if(Me.show&&rn)if(a!=null){let[A,L]=$e.scales,[I,N]=$e.match,[B,Q]=a.cursor.sync.scales,fe=a.cursor.drag;if(qe=fe._x,Ye=fe._y,qe||Ye){let{left:ce,top:oe,width:Z,height:K}=a.select,Ce=a.scales[B].ori,Pe=a.posToVal,Ze,be,De,bt,at,Mt=A!=null&&I(A,B),Pt=L!=null&&N(L,Q);Mt&&qe?(Ce==0?(Ze=ce,be=Z):(Ze=oe,be=K),De=E[A],bt=D(Pe(Ze,B),De,x,0),at=D(Pe(Ze+be,B),De,x,0),Lo(Wt(bt,at),Ge(at-bt))):Lo(0,x),Pt&&Ye?(Ce==1?(Ze=ce,be=Z):(Ze=oe,be=K),De=E[L],bt=Y(Pe(Ze,Q),De,M,0),at=Y(Pe(Ze+be,Q),De,M,0),Po(Wt(bt,at),Ge(at-bt))):Po(0,M)}else Ss()}else{let A=Ge(Xl-Zl),L=Ge(ei-Ql);if(O.ori==1){let Q=A;A=L,L=Q}qe=et.x&&A>=et.dist,Ye=et.y&&L>=et.dist;let I=et.uni;I!=null?qe&&Ye&&(qe=A>=I,Ye=L>=I,!qe&&!Ye&&(L>A?Ye=!0:qe=!0)):et.x&&et.y&&(qe||Ye)&&(qe=Ye=!0);let N,B;qe&&(O.ori==0?(N=to,B=Te):(N=no,B=Oe),Lo(Wt(N,B),Ge(B-N)),Ye||Po(0,M)),Ye&&(O.ori==1?(N=to,B=Te):(N=no,B=Oe),Po(Wt(N,B),Ge(B-N)),qe||Lo(0,x)),!qe&&!Ye&&(Lo(0,0),Po(0,0))}if(et._x=qe,et._y=Ye,a==null){if(h){if(pi!=null){let[A,L]=$e.scales;$e.values[0]=A!=null?Gt(O.ori==0?Te:Oe,A):null,$e.values[1]=L!=null?Gt(O.ori==1?Te:Oe,L):null}zo(ll,o,Te,Oe,ee,W,g)}if(Un){let A=h&&$e.setSeries,L=Bt.prox;En==null?Jt<=L&&Ht(ln,ro,!0,A):Jt>L?Ht(null,ro,!0,A):ln!=En&&Ht(ln,ro,!0,A)}}Et&&(X.idx=g,_s()),d!==!1&&Je("setCursor")}let an=null;Object.defineProperty(o,"rect",{get(){return an==null&&Do(!1),an}});function Do(a=!1){a?an=null:(an=w.getBoundingClientRect(),Je("syncRect",an))}function oi(a,d,h,g,_,x,M){j._lock||rn&&a!=null&&a.movementX==0&&a.movementY==0||(ws(a,d,h,g,_,x,M,!1,a!=null),a!=null?Tn(null,!0,!0):Tn(d,!0,!1))}function ws(a,d,h,g,_,x,M,A,L){if(an==null&&Do(!1),Sn(a),a!=null)h=a.clientX-an.left,g=a.clientY-an.top;else{if(h<0||g<0){Te=-10,Oe=-10;return}let[I,N]=$e.scales,B=d.cursor.sync,[Q,fe]=B.values,[ce,oe]=B.scales,[Z,K]=$e.match,Ce=d.axes[0].side%2==1,Pe=O.ori==0?ee:W,Ze=O.ori==1?ee:W,be=Ce?x:_,De=Ce?_:x,bt=Ce?g:h,at=Ce?h:g;if(ce!=null?h=Z(I,ce)?i(Q,E[I],Pe,0):-10:h=Pe*(bt/be),oe!=null?g=K(N,oe)?i(fe,E[N],Ze,0):-10:g=Ze*(at/De),O.ori==1){let Mt=h;h=g,g=Mt}}L&&(d==null||d.cursor.event.type==ll)&&((h<=1||h>=ee-1)&&(h=zn(h,ee)),(g<=1||g>=W-1)&&(g=zn(g,W))),A?(Zl=h,Ql=g,[to,no]=j.move(o,h,g)):(Te=h,Oe=g)}let xs={width:0,height:0,left:0,top:0};function Ss(){dr(xs,!1)}let ri,si,li,ii;function ai(a,d,h,g,_,x,M){rn=!0,qe=Ye=et._x=et._y=!1,ws(a,d,h,g,_,x,M,!0,!1),a!=null&&(it(il,fl,ui,!1),zo(mu,o,to,no,ee,W,null));let{left:A,top:L,width:I,height:N}=Me;ri=A,si=L,li=I,ii=N}function ui(a,d,h,g,_,x,M){rn=et._x=et._y=!1,ws(a,d,h,g,_,x,M,!1,!0);let{left:A,top:L,width:I,height:N}=Me,B=I>0||N>0,Q=ri!=A||si!=L||li!=I||ii!=N;if(B&&Q&&dr(Me),et.setScale&&B&&Q){let fe=A,ce=I,oe=L,Z=N;if(O.ori==1&&(fe=L,ce=N,oe=A,Z=I),qe&&sn(P,Gt(fe,P),Gt(fe+ce,P)),Ye)for(let K in E){let Ce=E[K];K!=P&&Ce.from==null&&Ce.min!=we&&sn(K,Gt(oe+Z,K),Gt(oe,K))}Ss()}else j.lock&&(j._lock=!j._lock,Tn(d,!0,a!=null));a!=null&&(Hn(il,fl),zo(il,o,Te,Oe,ee,W,null))}function Pd(a,d,h,g,_,x,M){if(j._lock)return;Sn(a);let A=rn;if(rn){let L=!0,I=!0,N=10,B,Q;O.ori==0?(B=qe,Q=Ye):(B=Ye,Q=qe),B&&Q&&(L=Te<=N||Te>=ee-N,I=Oe<=N||Oe>=W-N),B&&L&&(Te=Te<to?0:ee),Q&&I&&(Oe=Oe<no?0:W),Tn(null,!0,!0),rn=!1}Te=-10,Oe=-10,he.fill(null),Tn(null,!0,!0),A&&(rn=A)}function ci(a,d,h,g,_,x,M){j._lock||(Sn(a),ss(),Ss(),a!=null&&zo(vu,o,Te,Oe,ee,W,null))}function di(){S.forEach(_m),rs(o.width,o.height,!0)}$n(Ur,_o,di);let so={};so.mousedown=ai,so.mousemove=oi,so.mouseup=ui,so.dblclick=ci,so.setSeries=(a,d,h,g)=>{let _=$e.match[2];h=_(o,d,h),h!=-1&&Ht(h,g,!0,!1)},je&&(it(mu,w,ai),it(ll,w,oi),it(gu,w,a=>{Sn(a),Do(!1)}),it(bu,w,Pd),it(vu,w,ci),_l.add(o),o.syncRect=Do);let fr=o.hooks=e.hooks||{};function Je(a,d,h){gs?Oo.push([a,d,h]):a in fr&&fr[a].forEach(g=>{g.call(null,o,d,h)})}(e.plugins||[]).forEach(a=>{for(let d in a.hooks)fr[d]=(fr[d]||[]).concat(a.hooks[d])});let fi=(a,d,h)=>h,$e=Ve({key:null,setSeries:!1,filters:{pub:Ru,sub:Ru},scales:[P,y[1]?y[1].scale:null],match:[Au,Au,fi],values:[null,null]},j.sync);$e.match.length==2&&$e.match.push(fi),j.sync=$e;let pi=$e.key,ks=Tc(pi);function zo(a,d,h,g,_,x,M){$e.filters.pub(a,d,h,g,_,x,M)&&ks.pub(a,d,h,g,_,x,M)}ks.sub(o);function Dd(a,d,h,g,_,x,M){$e.filters.sub(a,d,h,g,_,x,M)&&so[a](null,d,h,g,_,x,M)}o.pub=Dd;function zd(){ks.unsub(o),_l.delete(o),vn.clear(),ml(Ur,_o,di),f.remove(),ae?.remove(),Je("destroy")}o.destroy=zd;function Es(){Je("init",e,t),Hl(t||e.data,!1),G[P]?bs(P,G[P]):ss(),sr=Me.show&&(Me.width>0||Me.height>0),xn=Et=!0,rs(e.width,e.height)}return y.forEach(Fl),S.forEach(pd),n?n instanceof HTMLElement?(n.appendChild(f),Es()):n(o,Es):Es(),o}Qe.assign=Ve;Qe.fmtNum=Ml;Qe.rangeNum=Kr;Qe.rangeLog=Jr;Qe.rangeAsinh=El;Qe.orient=Wn;Qe.pxRatio=pe;Qe.join=dh;Qe.fmtDate=Rl,Qe.tzDate=xh;Qe.sync=Tc;{Qe.addGap=rm,Qe.clipGaps=Xr;let e=Qe.paths={points:Lc};e.linear=Dc,e.stepped=im,e.bars=am,e.spline=cm}var Il=["cached","held","not cached","recomputed","freed"];function Nl({categories:e}){let t=r=>Il.includes(r)?Il.indexOf(r):Il.length,n=Object.keys(e).filter(r=>e[r]?.some(s=>s!==0)).sort((r,s)=>t(r)-t(s)),o=[];for(let r of n){let s=o.at(-1)?.top;o.push({name:r,top:(e[r]??[]).map((l,i)=>l+(s?.[i]??0))})}return o}function Vc(){let e=te(),{value:t,error:n,loading:o}=e.timeline.state.value;return n?c(dn,{error:n,retry:e.timeline.reload}):t?t.op.length===0?c("p",{class:"hint pad",children:"The forward made no storage, so there is nothing to draw."}):c("div",{class:"timeline","aria-busy":o,children:[t.peak&&c("p",{class:"summary","data-testid":"timeline-peak",children:["Peak ",c(_e,{n:t.peak.nbytes})," after op ",ye(t.peak.op)]}),c(wm,{timeline:t}),c("p",{class:"hint",children:"Storages made while recording, after each operator call, split by what had become of them when the forward ended. Drag across the chart to zoom in, double-click to zoom out."})]}):o?c(Nt,{what:"Reading the timeline…"}):null}function wm({timeline:e}){let t=te(),n=_t(null),[o,r]=le(null),s=Nl(e),l=t.isDark.value;rt(()=>{if(!n.current)return;let f=n.current,p=new Qe(Sm(e,f,r),xm(e),f),m=new ResizeObserver(()=>{let{clientWidth:v,clientHeight:b}=f;v>0&&b>0&&p.setSize({width:v,height:b})});return m.observe(f),()=>{m.disconnect(),p.destroy()}},[e,l]);let i=e.op.length-1,u=o??i;return c(ve,{children:[c("dl",{class:"plot-legend","data-testid":"timeline-legend",children:[c("div",{children:[c("dt",{children:["after op ",ye(e.op[u]??0)]}),c("dd",{children:c(_e,{n:e.live_bytes[u]})})]}),s.map(({name:f})=>c("div",{children:[c("dt",{children:[c("span",{class:`patch ${f.replace(" ","-")}`}),f]}),c("dd",{children:c(_e,{n:e.categories[f]?.[u]})})]},f))]}),c("div",{class:"plot",ref:n,role:"img","aria-label":`Live bytes over ${ye(e.op.length)} points`,"data-testid":"timeline-plot"})]})}function xm(e){return[e.op,...Wc(e).map(t=>t.top)]}function Wc(e){return Nl(e).reverse()}function Sm(e,t,n){let o=l=>getComputedStyle(t).getPropertyValue(`--${l}`).trim(),r=Wc(e),s={stroke:o("muted"),grid:{stroke:o("grid"),width:1},ticks:{stroke:o("grid"),width:1},font:"12px system-ui, sans-serif"};return{width:t.clientWidth||600,height:t.clientHeight||300,legend:{show:!1},cursor:{y:!1,points:{show:!1}},scales:{x:{time:!1},y:{range:(l,i,u)=>[0,(u||1)*1.05]}},axes:[{...s,values:(l,i)=>i.map(u=>Number.isInteger(u)?ye(u):"")},{...s,size:76,incrs:km,values:(l,i)=>i.map(tt)}],series:[{},...r.map(({name:l})=>({label:l,stroke:o(l.replace(" ","-")),fill:o(`${l.replace(" ","-")}-fill`),width:1,paths:Qe.paths.stepped?.({align:1})??(()=>null),points:{show:!1}}))],bands:r.slice(1).map((l,i)=>({series:[i+1,i+2]})),hooks:{setCursor:[l=>n(l.cursor.idx??null)],draw:[l=>Em(l,e,o)]}}}var km=Array.from({length:50},(e,t)=>2**t);function Em(e,{peak:t,phases:n},o){let{ctx:r,bbox:s}=e,l=devicePixelRatio;r.save(),r.beginPath(),r.rect(s.left,s.top,s.width,s.height),r.clip(),r.font=`${12*l}px system-ui, sans-serif`,r.fillStyle=r.strokeStyle=o("muted"),r.lineWidth=l,r.textAlign="left",r.setLineDash([2*l,3*l]);for(let i of n.slice(1)){let u=e.valToPos(i.first_op,"x",!0);$c(r,u,s.top,u,s.top+s.height),r.fillText(i.kind,u+4*l,s.top+s.height-6*l)}if(r.setLineDash([]),t){let[i,u]=[e.valToPos(t.op,"x",!0),e.valToPos(t.nbytes,"y",!0)];r.fillStyle=r.strokeStyle=o("fg"),$c(r,i,u,i,s.top+s.height),r.beginPath(),r.arc(i,u,3.5*l,0,2*Math.PI),r.fill();let f=i>s.left+s.width/2;r.textAlign=f?"right":"left",r.fillText(`peak ${tt(t.nbytes)}`,i+(f?-8:8)*l,u-4*l)}r.restore()}function $c(e,t,n,o,r){e.beginPath(),e.moveTo(t,n),e.lineTo(o,r),e.stroke()}function Bc(){let e=te(),{value:t,error:n,loading:o}=e.index.state.value,r=c("button",{type:"button",onClick:e.reload,children:"Try again"});if(!t)return n?c(Qt,{message:n.message,children:r}):o?c(Nt,{what:"Looking for recordings…"}):null;let s=e.chosen.value;return s?c("div",{class:"app",children:[c(au,{}),c("main",{class:"main",children:[n&&c(Qt,{message:n.message,children:r}),s.step?c(Tm,{}):c(Qt,{message:s.tag.problem??"This tag holds no recording.",children:r})]})]}):c(ua,{logdir:t.logdir})}function Tm(){let e=te(),{value:t,error:n,loading:o}=e.recording.state.value;if(n)return c(dn,{error:n,retry:e.recording.reload});if(!t)return c(Nt,{what:"Reading the recording…"});let[r,s]=[e.views.value,e.view.value];return c("div",{class:"recording","aria-busy":o,"data-testid":"recording",children:[c(Ia,{recording:t}),c(Rm,{views:r,view:s,onChoose:l=>e.change({view:l})}),c("div",{class:"stage",children:[c(Fc,{view:"graph",isHidden:s!=="graph",children:c(Da,{recording:t,isHidden:s!=="graph"})}),s!=="graph"&&c(Fc,{view:s,isHidden:!1,children:c(Mm,{view:s,recording:t})}),c(ia,{recording:t})]})]})}function Fc({view:e,isHidden:t,children:n}){return c("section",{class:"view",role:"tabpanel",id:`view-${e}`,"aria-labelledby":`tab-${e}`,"data-testid":`view-${e}`,hidden:t,children:n})}function Mm({view:e,recording:t}){switch(e){case"ops":return c(ou,{recording:t});case"modules":return c(tu,{recording:t});case"largest":return c(Na,{recording:t});case"timeline":return c(Vc,{});case"terms":return c(du,{});case"ranks":return c(iu,{})}}var Cm={graph:"Graph",ops:"Ops",modules:"Modules",largest:"Largest",timeline:"Timeline",terms:"Terms",ranks:"Ranks"};function Rm({views:e,view:t,onChoose:n}){return rt(()=>{document.getElementById(`tab-${t}`)?.scrollIntoView({block:"nearest",inline:"nearest"})},[t]),c("div",{class:"tabs",role:"tablist","aria-label":"Views",onKeyDown:r=>{let s={ArrowLeft:-1,ArrowRight:1}[r.key];if(s===void 0)return;let l=e[(e.indexOf(t)+s+e.length)%e.length];l&&(n(l),document.getElementById(`tab-${l}`)?.focus())},children:e.map(r=>c("button",{type:"button",role:"tab",id:`tab-${r}`,"data-testid":`tab-${r}`,"aria-selected":r===t,"aria-controls":`view-${r}`,tabIndex:r===t?0:-1,onClick:()=>n(r),children:Cm[r]},r))})}var Hc='.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}';var Gc=`* {
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
`;var jc=`.details {
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
`;var Uc=`.graph {
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
`;var Kc=`@media (max-width: 820px) {
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
`;var qc=`.app {
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
`;var Yc=`.ranks {
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
`;var Jc=`.table {
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
`;var Zc=`.terms {
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
`;var Qc=`/* Colours are named once, per theme. Those of the states are tb_actmem/render/palette.py's (Okabe
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
`;var Xc=`.timeline {
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
`;var ed=[Hc,Qc,Gc,qc,Uc,jc,Jc,Xc,Zc,Yc,Kc].join(`
`);var nr="p.activation_memory.";function Fn(){try{return window.parent!==window&&window.parent.document?window.parent:null}catch{return null}}function $l(e){try{let n=Fn()?.tensorboard?.tf_storage?.getString(nr+e);if(n)return n}catch{}let t=(Fn()??window).location.hash.slice(1);return new URLSearchParams(t.replaceAll("+","%2B")).get(nr+e)??""}function td(e,t){let n=Fn()?.tensorboard?.tf_storage;try{if(n){n.setString(nr+e,t,{defaultValue:"",useLocationReplace:!0});return}}catch{return}if(Fn())return;let o=new URLSearchParams(location.hash.slice(1));t?o.set(nr+e,t):o.delete(nr+e),history.replaceState(null,"",`${location.pathname}${location.search}#${o.toString()}`)}function nd(e){(Fn()??window).addEventListener("hashchange",e)}function od(e){let t=Fn()?.document.body;if(t){let n=()=>e(t.classList.contains("dark-mode"));new MutationObserver(n).observe(t,{attributes:!0,attributeFilter:["class"]}),n()}else{let n=window.matchMedia("(prefers-color-scheme: dark)");n.addEventListener("change",()=>e(n.matches)),e(n.matches)}}function rd(e){let t=()=>e(window.innerHeight>0);window.addEventListener("resize",t),t()}function sd(e,t){if(!Fn())return;let{port1:n,port2:o}=new MessageChannel,r=s=>n.postMessage(JSON.stringify(s));n.onmessage=s=>{let l=JSON.parse(s.data);if(l.isReply){l.type==="experimental.GetURLPluginData"&&!l.error&&l.payload&&t(l.payload);return}l.type==="experimental.DataReloaded"&&e(),r({...l,payload:null,error:null,isReply:!0})},window.parent.postMessage("experimental.bootstrap","*",[o]),r({type:"experimental.GetURLPluginData",id:0,payload:null,error:null,isReply:!1})}function ty(){try{Fm()}catch(e){let t=document.createElement("p");t.setAttribute("role","alert"),t.textContent=`The Activation Memory tab could not start: ${String(e)}`,document.body.append(t)}}function Fm(){document.documentElement.lang="en";let e=document.createElement("style");e.textContent=ed,document.head.append(e);let t=ka(Zi,Xi(Bm),el($l));od(o=>{document.documentElement.classList.toggle("dark",o),t.isDark.value=o}),rd(o=>t.isVisible.value=o),Hm(t);let n=document.createElement("div");n.id="activation-memory",document.body.append(n),Mi(c(Gs.Provider,{value:t,children:c(Bc,{})}),n)}function Bm(){let e=new URL("./layout.worker.js?v=f3e949b78ecb",import.meta.url);return new Worker(e,{type:"module"})}function Hm(e){let t=Ir(e.place.peek());zt(()=>{let o=Ir(e.place.value);for(let r of zr)o[r]!==t[r]&&td(r,o[r]);t=o});let n=o=>{let r=el(o),s=Ir(r);zr.some(l=>s[l]!==t[l])&&(e.place.value=r)};nd(()=>{e.isVisible.peek()&&n($l)}),sd(e.reload,o=>{zr.every(r=>!t[r])&&n(r=>o[r]??"")})}export{ty as render};
