var oe,Ti,Is,dn,Os,br,Mi,gr,Ci,Ds,Ls,Ai,Fo=Symbol.for("pv"),vr={},_r=[],of=/^m(i|n|o|s|text|space)$/,zs=Array.isArray,Ns=_r.slice,Cn=Object.assign;function Mn(e){e&&e.parentNode&&e.remove()}function Oi(e,t,n){var o,r,s,l={},i=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:l[s]=t[s];return i>2&&(l.children=i>3?Ns.call(arguments,2):n),Vo(e,l,o,r,null)}function Vo(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Fo,__v:r||++Ti,__i:-1,__u:0};return!r&&oe.vnode&&oe.vnode(s),s}function pe(e){return e.children}function io(e,t){this.props=e,this.context=t,this.__g=0}function fn(e,t){if(t==null)return e.__&&fn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:fn(e)}function rf(e){var t,n=e.__v,o=n.__e,r=[],s=[],l=e.__P;l&&((t=Cn({constructor:Fo},n)).__v=n.__v+1,oe.vnode&&oe.vnode(t),Vs(l,t,n,e.__n,l.namespaceURI,32&n.__u?[o]:null,r,o||fn(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Ni(r,t,s),n.__=n.__e=null,t.__e!=o&&Li(t))}function Li(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Li(e)}function Ps(e){(8&e.__g||(e.__g|=8,dn.push(e),br++))&&Os==oe.debounceRendering||((Os=oe.debounceRendering)||queueMicrotask)(Pi)}function Pi(){try{for(var e,t=1;dn.length;)dn.length>t&&dn.sort(Mi),e=dn.shift(),t=dn.length,8&e.__g&&rf(e)}finally{(br=dn.length)&&(Os||queueMicrotask)(Pi)}}function Ii(e,t,n,o,r,s,l,i,a,d,p){var m,b,g,_,k,M,E=o.__k||_r,v=t.length;for(a=sf(n,t,E,a,v),m=0;m<v;m++)(g=n.__k[m])!=null&&(b=~g.__i&&E[g.__i]||vr,g.__i=m,M=Vs(e,g,b,r,s,l,i,a,d,p),_=g.__e,(b.ref!=g.ref||8&b.__u)&&(b.ref&&Fs(b.ref,null,g,b),g.ref&&p.push(g.ref,g.__c||_,g)),k=k||_,4&g.__u?(a=Di(g,a,e,!b.__v),b.__e&&(b.__e=null)):typeof g.type=="function"&&M!==void 0?a=M:_&&(a=_.nextSibling),g.__u&=-21);return n.__e=k,a}function sf(e,t,n,o,r){var s,l,i,a,d,p,m,b,g,_=n.length,k=_,M=0,E=0,v=e.__k=Array(r);for(s=0;s<r;s++)(l=t[s])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=v[s]=Vo(null,l):zs(l)?l=v[s]=Vo(pe,{children:l}):l.constructor===Fo&&l.__b?l=v[s]=Vo(l.type,l.props,l.key,l.ref,l.__v):v[s]=l,a=s+M,l.__=e,l.__b=e.__b+1,i=null,~(d=l.__i=lf(l,n,a,k))&&(k--,(i=n[d])&&(i.__u|=2)),i&&i.__v?(l.__u|=16,d==a-1?M--:d==a+1?M++:d!=a&&(d>a?M--:M++,E=1)):(~d||(r>_?M--:r<_&&M++),typeof l.type!="function"&&(l.__u|=4))):v[s]=null;if(E){for(p=[],m=[],s=0;s<r;s++)if((l=v[s])&&16&l.__u){for(M=0,b=p.length;M<b;)p[g=M+b>>1]<l.__i?M=g+1:b=g;p[M]=l.__i,m[s]=M+1}for(M=p.length;s--;)m[s]&&(m[s]==M?M--:v[s].__u|=4)}if(k)for(s=0;s<_;s++)!(i=n[s])||2&i.__u||(i.__e==o&&(o=fn(i)),$s(i,i));return o}function Di(e,t,n,o){var r,s,l,i;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=Di(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=fn(e))&&!t.parentNode&&(t=null),l=e.__e,i=t;i&&i.nodeType==8;)i=i.nextSibling;for(l!=i&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,t):n.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function lf(e,t,n,o){var r,s=e.key,l=e.type,i=t[n],a=i&&!(2&i.__u);if(i===null&&s==null||a&&s==i.key&&l==i.type)return n;if(o>(a?1:0)){for(r=n-1;r>=0;r--)if((i=t[r])&&!(2&i.__u)&&s==i.key&&l==i.type)return r;for(r=n+1;r<t.length;r++)if((i=t[r])&&!(2&i.__u)&&s==i.key&&l==i.type)return r}return-1}function Ei(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function mr(e,t,n,o,r){var s,l;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Ei(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Ei(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(l=Ls[t]||(Ls[t]=af(t)),(e.__a||(e.__a={}))[t]=Ds,s=t!=(t=t.replace(Ci,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,l,s):e.removeEventListener(t,l,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function af(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[gr]==null)t[gr]=Ds++;else if(t[gr]<this.__a[e])return;return n(oe.event?oe.event(t):t)}}}function Vs(e,t,n,o,r,s,l,i,a,d){var p,m,b,g,_,k,M,E,v,S,R,D,O,W,G,q,B,T,I=t.type;if(t.constructor!==Fo)return null;128&n.__u&&(a=32&n.__u,p=n.__c.__z)&&(t.__u|=a,m=s=[],p.nodeType==8?i=yr(p,s):s.push(p),i=s[0]||i),(p=oe.__b)&&p(t);e:if(typeof I=="function"){b=l.length;try{if(E=t.props,v=(p=I.prototype)&&p.render,S=(p=I.contextType)&&o[p.__c],R=p?S?S.props.value:p.__:o,(g=n.__c)?(t.__c=g,2&g.__g&&(g.__g|=1)):(v?t.__c=g=new I(E,R):(t.__c=g=new io(E,R),g.constructor=I,g.render=cf),S&&S.sub(g),g.state||(g.state={}),g.__n=o,g.__g|=8,g.__h=[],g.__k=[]),v&&(g.__s||(g.__s=g.state),I.getDerivedStateFromProps&&(g.__s==g.state&&(g.__s=Cn({},g.__s)),Cn(g.__s,I.getDerivedStateFromProps(E,g.__s)))),_=g.props,k=g.state,g.__v=t,n.__c){if(E!==_&&v&&!I.getDerivedStateFromProps&&g.componentWillReceiveProps&&g.componentWillReceiveProps(E,R),t.__v==n.__v&&!(8&g.__g)||!(4&g.__g)&&g.shouldComponentUpdate&&g.shouldComponentUpdate(E,g.__s,R)===!1){t.__v!=n.__v&&(g.props=E,g.state=g.__s,g.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(P){P&&(P.__=t)}),_r.push.apply(g.__h,g.__k),g.__k=[],g.__h.length&&l.push(g),i=fn(n);break e}g.componentWillUpdate&&g.componentWillUpdate(E,g.__s,R),v&&g.componentDidUpdate&&g.__h.push(function(){g.componentDidUpdate(_,k,M)})}else v&&!I.getDerivedStateFromProps&&g.componentWillMount&&g.componentWillMount(),v&&g.componentDidMount&&g.__h.push(g.componentDidMount);g.context=R,g.props=E,g.__P=e,g.__g&=-5,D=oe.__r,O=v?25:0;do g.__g&=-9,D&&D(t),p=g.render(g.props,g.state=g.__s,g.context);while(8&g.__g&&++O<25);v&&(_r.push.apply(g.__h,g.__k),g.__k=[]),g.state=g.__s,g.getChildContext&&(o=Cn({},o,g.getChildContext())),v&&n.__c&&g.getSnapshotBeforeUpdate&&(M=g.getSnapshotBeforeUpdate(_,k)),W=p&&p.type===pe&&p.key==null?p.props.children:p,E.__P&&(p=i,r=(e=E.__P).namespaceURI,a=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(P){P&&$s(P,P)}),n.__k=null),i=n.__k?fn(n,0):null),i=Ii(e,zs(W)?W:[W],t,n,o,r,s,l,i,a,d),E.__P&&(t.__e=null,i=p),t.__u&=-161,m&&m.some(Mn),g.__h.length&&l.push(g),1&g.__g&&(g.__g&=-4)}catch(P){if(l.length=b,t.__v=null,a||s)if(P&&P.then){if(t.__u|=128|a,s){for(~(B=s.indexOf(i||void 0))||(B=s.length);(T=s[B-1])&&T.nodeType==8;)B--;for(;B<s.length;B++)if(T=s[B])if(s[B]=null,G){if(T==q)break}else{if(T.nodeType!=8)break;T.data.startsWith("$s")&&(q=yr(G=T))}}if(!G){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;G=i}(p=yr(G=t.__c.__z||(t.__c.__z=G)))?(t.__e=G,i=p):t.__e=i,i=i&&i.nextSibling}else s&&s.some(Mn);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),P&&P.then||zi(t),oe.__e(P,t,n)}}else i=t.__e=uf(n.__e,t,n,o,r,s,l,a,d,e);return(p=oe.diffed)&&p(t),i}function yr(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function zi(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(zi))}function Ni(e,t,n){for(var o=0;o<n.length;)Fs(n[o++],n[o++],n[o++]);oe.__c&&oe.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){oe.__e(s,r.__v)}})}function uf(e,t,n,o,r,s,l,i,a,d){var p,m,b,g,_,k,M,E,v=n.props||vr,S=t.props,R=t.type;if(R=="svg"?r="http://www.w3.org/2000/svg":R=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(p=0;p<s.length;p++)if((_=s[p])&&(R?_.localName==R:_.nodeType==3)){e=_,s[p]=null;break}}if(!e){if(E=d.ownerDocument||document,!R)return E.createTextNode(S);e=E.createElementNS(r,R,S.is?S:d),i&&(oe.__m&&oe.__m(t,s),i=!1),s=null}if(R){if(d=R=="template"&&e.content||e,s=R=="textarea"&&S.defaultValue!=null?null:s&&Ns.call(d.childNodes),!i&&s)for(v={},p=0;p<e.attributes.length;p++)v[(_=e.attributes[p]).name]=_.value;for(p in v)_=v[p],p=="dangerouslySetInnerHTML"?b=_:p=="children"||p in S||p=="value"&&"defaultValue"in S||p=="checked"&&"defaultChecked"in S||mr(e,p,null,_,r);for(p in S)_=S[p],p=="children"?g=_:p=="dangerouslySetInnerHTML"?m=_:p=="value"?k=_:p=="checked"?M=_:i&&typeof _!="function"||v[p]===_||mr(e,p,_,v[p],r);m?(i||b&&(m.__html==b.__html||m.__html==e.innerHTML)||(e.innerHTML=m.__html),t.__k=[]):(b&&(e.textContent=""),(R=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&of.test(R))&&(r="http://www.w3.org/1999/xhtml"),Ii(d,zs(g)?g:[g],t,n,o,r,s,l,s?s[0]:n.__k&&fn(n,0),i,a),s&&s.some(Mn)),i&&R!="textarea"||(p="value",R=="progress"&&k==null?e.removeAttribute(p):k==null||k===e[p]&&(R!="progress"||k)||mr(e,p,k,v[p],r),p="checked",M!=null&&M!=e[p]&&mr(e,p,M,v[p],r))}else v===S||i&&e.data==S||(e.data=S);return e}function Fs(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){oe.__e(r,n)}}function $s(e,t,n){var o,r,s,l;if(oe.unmount&&oe.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Fs(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){oe.__e(i,t)}o.__P=o.__n=null}if(o=e.__k)for(l=0;l<o.length;l++)o[l]&&$s(o[l],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=yr(o,s=[]))&&(o==e.__e&&s.some(Mn),Mn(r),Mn(o)),n||Mn(e.__e),e.__e=e.__c=e.__=null}function cf(e,t,n){return this.constructor(e,n)}function Vi(e,t){var n,o,r,s;oe.__&&oe.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Vo(pe,{children:[e]}),r=[],s=[],Vs(t,t.__k,o||vr,vr,t.namespaceURI,o?null:t.firstChild?Ns.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),Ni(r,t.__k,s),t.__k.props.children=null}function Fi(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&o.forEach(function(l){l.__g|=4,Ps(l)})},this.sub=function(s){o.add(s);var l=s.componentWillUnmount;s.componentWillUnmount=function(){o.delete(s),l&&l.call(s)}}),n.children}return t.__c="__cC"+Ai++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}oe={__e:function(e,t,n,o){for(var r,s,l;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((l=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),l=1),l&&8&r.__g)return void(r.__g|=2)}catch(i){e=i}}throw br=0,e}},Ti=0,Is=function(e){return e!=null&&e.constructor===Fo},io.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Cn({},this.state)),typeof e=="function"&&(e=e(Cn({},n),this.props)),e&&(Cn(n,e),this.__v&&(t&&this.__k.push(t),Ps(this)))},io.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Ps(this))},io.prototype.render=pe,dn=[],br=0,Mi=function(e,t){return e.__v.__b-t.__v.__b},gr=Symbol(),Ci=/(PointerCapture)$|Capture$/i,Ds=0,Ls={},Ai=0;var An,Le,Ws,$i,Bs=Object.is,xr=0,Yi=[],Hs=[],Pe=oe,Wi=Pe.__b,Bi=Pe.__r,Hi=Pe.diffed,Gi=Pe.__c,Ki=Pe.unmount,ji=Pe.__;function Wo(e,t){Pe.__h&&Pe.__h(Le,e,xr||t),xr=0;var n=Le.__H||(Le.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function he(e){return xr=1,df(Zi,e)}function df(e,t,n){var o=Wo(An++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Zi(void 0,t),function(s){var l=(o.__N||o.__)[0],i=o.t(l,s);Bs(l,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=Le,!Le.__f)){Le.__f=!0;var r=Le.shouldComponentUpdate;Le.shouldComponentUpdate=function(s,l,i){var a=this.__H;if(!a)return!0;var d=!1,p=this.props!=s;if(a.__.some(function(b){b.__N&&(d=!0,Bs(b.__[0],b.__N[0])||(p=!0))}),r){var m=r.call(this,s,l,i);return d?m||p:m}return!d||p}}return o.__}function Xe(e,t){var n=Wo(An++,3);!Pe.__s&&Ks(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Le.__H.__h.push(n))}function ao(e,t){var n=Wo(An++,4);!Pe.__s&&Ks(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Le.__h.push(n))}function gt(e){return xr=5,_e(function(){return{current:e}},[])}function _e(e,t){var n=Wo(An++,7);return Ks(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Ji(e){var t=Le.context[e.__c],n=Wo(An++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(Le)),t.props.value):e.__}function ff(){var e;do{for(;e=Hs.shift();)try{$o(e)}catch(n){Pe.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Yi.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some($o),t.__h.some(Gs),t.__h=[]}catch(n){t.__h=[],Pe.__e(n,e.__v)}}}while(Hs.length)}Pe.__b=function(e){Le=null,Wi&&Wi(e)},Pe.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),ji&&ji(e,t)},Pe.__r=function(e){Bi&&Bi(e),An=0;var t=(Le=e.__c).__H;t&&(Ws==Le?Le.__h=[]:(t.__h.some($o),t.__h.some(Gs),An=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ws=Le},Pe.diffed=function(e){Hi&&Hi(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&qi(Yi.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ws=Le=null},Pe.__c=function(e,t){t.some(function(n){try{n.__h.some($o),n.__h=n.__h.filter(function(o){return!o.__||Gs(o)})}catch(o){n.__h=[function(){throw o}]}}),Gi&&Gi(e,t)},Pe.unmount=function(e){Ki&&Ki(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,qi(Hs.push(r))}else $o(r)}catch(s){t=s}}),o.__H=void 0,t&&Pe.__e(t,o.__v))};var Ui=typeof requestAnimationFrame=="function";function pf(e){var t,n=function(){clearTimeout(o),Ui&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Ui&&(t=requestAnimationFrame(n))}function qi(e){e!=1&&$i==Pe.requestAnimationFrame||(($i=Pe.requestAnimationFrame)||pf)(ff)}function $o(e){var t=Le,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Le=t}function Gs(e){var t=Le;e.__c=e.__(),Le=t}function Ks(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Bs(n,e[o])})}function Zi(e,t){return typeof t=="function"?t(e):t}var hf=Symbol.for("preact-signals");function Rr(){if(Qt>1)Qt--;else{var e,t=!1;for((function(){var r=Sr;for(Sr=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var l=s.t;l!==void 0;l=l.x)l.i===r.i&&(l.i=s.i);r=r.o}})();Ho!==void 0;){var n=Ho;for(Ho=void 0,wr++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Xi(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(wr=0,Qt--,t)throw e}}function Us(e){if(Qt>0)return e();js=++mf,Qt++;try{return e()}finally{Rr()}}var Bo,Me=void 0;function On(e){var t=Me,n=Bo;Me=void 0,Bo=void 0;try{return e()}finally{Me=t,Bo=n}}var Ho=void 0,Qt=0,wr=0,mf=0,js=0,Sr=void 0,kr=0;function Qi(e){if(Me!==void 0){var t=e.n;if(t===void 0||t.t!==Me)return t={i:0,S:e,p:Me.s,n:void 0,t:Me,e:void 0,x:void 0,r:t},Me.s!==void 0&&(Me.s.n=t),Me.s=t,e.n=t,32&Me.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Me.s,t.n=void 0,Me.s.n=t,Me.s=t),t}}function Ve(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Ve.prototype.brand=hf;Ve.prototype.h=function(){return!0};Ve.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:On(function(){var o;(o=t.W)==null||o.call(t)}))};Ve.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&On(function(){var r;(r=t.Z)==null||r.call(t)}))}};Ve.prototype.subscribe=function(e){var t=this;return Pt(function(){var n=t.value;On(function(){return e(n)})},{name:"sub"})};Ve.prototype.valueOf=function(){return this.value};Ve.prototype.toString=function(){return this.value+""};Ve.prototype.toJSON=function(){return this.value};Ve.prototype.peek=function(){var e=this;return On(function(){return e.value})};Object.defineProperty(Ve.prototype,"value",{get:function(){var e=Qi(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(wr>100)throw new Error("Cycle detected");(function(n){Qt!==0&&wr===0&&n.l!==js&&(n.l=js,Sr={S:n,v:n.v,i:n.i,o:Sr})})(this),this.v=e,this.i++,kr++,Qt++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Rr()}}}});function lt(e,t){return new Ve(e,t)}function Xi(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function ea(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function ta(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function Ln(e,t){Ve.call(this,void 0,t),this.x=e,this.s=void 0,this.g=kr-1,this.f=4}Ln.prototype=new Ve;Ln.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===kr))return!0;if(this.g=kr,this.f|=1,this.i>0&&!Xi(this))return this.f&=-2,!0;var e=Me;try{ea(this),Me=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Me=e,ta(this),this.f&=-2,!0};Ln.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Ve.prototype.S.call(this,e)};Ln.prototype.U=function(e){if(this.t!==void 0&&(Ve.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Ln.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Ln.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Qi(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Ue(e,t){return new Ln(e,t)}function na(e){var t=e.j;if(e.j=void 0,typeof t=="function"){Qt++;var n=Me;Me=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,qs(e),o}finally{Me=n,Rr()}}}function qs(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,na(e)}function gf(e){if(Me!==this)throw new Error("Out-of-order effect");ta(this),Me=e,this.f&=-2;try{8&this.f&&qs(this)}finally{Rr()}}function uo(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Bo&&Bo.push(this)}uo.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};uo.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,na(this),ea(this),Qt++;var e=Me;return Me=this,gf.bind(this,e)};uo.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ho,Ho=this)};uo.prototype.d=function(){this.f|=8,1&this.f||qs(this)};uo.prototype.dispose=function(){this.d()};function Pt(e,t){var n=new uo(e,t);try{n.c()}catch(r){throw n.d(),r}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var oa,Tr,Er,yf=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var ra=[];Pt(function(){oa=this.N})();function co(e,t){oe[e]=t.bind(null,oe[e]||function(){})}function Go(e){if(Er){var t=Er;Er=void 0,t()}Er=e&&e.S()}function sa(e){var t=this,n=e.data,o=vf(n);o.name="ReactiveDom",o.value=n;var r=_e(function(){for(var i=t,a=t.__v;a=a.__;)if(a.__c){a.__c.__$f|=4;break}var d=Ue(function(){var g=o.value.value;return g===0?0:g===!0?"":g||""}),p=Ue(function(){return!Array.isArray(d.value)&&!Is(d.value)}),m=Pt(function(){if(this.N=la,p.value){var g=d.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=g)}}),b=t.__$u.d;return t.__$u.d=function(){m(),b.call(this)},[p,d]},[]),s=r[0],l=r[1];return s.value?l.peek():l.value}sa.displayName="ReactiveTextNode";Object.defineProperties(Ve.prototype,{constructor:{configurable:!0,value:Oi(pe,null).constructor},type:{configurable:!0,value:sa},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});co("__b",function(e,t){if(Go(),Tr=void 0,typeof t.type=="string"){var n,o=t.props;for(var r in o)if(r!=="children"){var s=o[r];s instanceof Ve&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});co("__r",function(e,t){if(e(t),t.type!==pe){Go();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(r,s){var l;return Pt(function(){l=this},{name:s}),l.c=r,l})((function(r){return function(){var s;yf&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Tr=o,Go(n)}});co("__e",function(e,t,n,o){Go(),Tr=void 0,e(t,n,o)});co("diffed",function(e,t){Go(),Tr=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,r=t.props,s=n.U;if(s)for(var l in s){var i=s[l];i===void 0||o&&l in o||(i.d(),s[l]=void 0)}if(o){s||(s={},n.U=s);for(var a in o){var d=s[a],p=o[a];d===void 0?(d=bf(n,a,p,r),s[a]=d):d.o(p,r)}}}e(t)});function bf(e,t,n,o){var r=t in e&&e.ownerSVGElement===void 0,s=lt(n);return{o:function(l,i){s.value=l,o=i},d:Pt(function(){this.N=la;var l=s.value.value;o[t]!==l&&(o[t]=l,r?e[t]=l:l!=null&&(l!==!1||t[4]==="-")?e.setAttribute(t,l):e.removeAttribute(t))})}}co("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var r in o){var s=o[r];s&&s.d()}}}var l=t.__np;if(l){var i=t.props;for(var a in l)i[a]=l[a]}t.__np=void 0}else{var d=t.__c;if(d){d.__$f|=8;var p=d.__$u;p&&(d.__$u=void 0,p.d())}}e(t)});co("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});io.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var l in e)if(l!=="__source"&&e[l]!==this.props[l])return!0;for(var i in this.props)if(!(i in e))return!0;return!1};function vf(e,t){return _e(function(){return lt(e,t)},[])}var _f=function(e){queueMicrotask(function(){queueMicrotask(e)})};function xf(){Us(function(){for(var e;e=ra.shift();)oa.call(e)})}function la(){ra.push(this)===1&&(oe.requestAnimationFrame||_f)(xf)}var wf={n:"node",m:"module",s:"stretch",t:"leaf",o:"output"};function Mr(e){let[,t,n]=/^([nmsto])_?(\d+)$/.exec(e)??[];return t===void 0?null:{kind:wf[t],number:Number(n),text:e}}function Kt(e){return{kind:"node",number:e,text:`n${e}`}}function et(e){return{kind:"module",number:e,text:`m${e}`}}function fo(e){return e?.kind==="node"||e?.kind==="module"}function Ys(e){return Object.fromEntries([...new URLSearchParams(e)].filter(([,t])=>t!==""))}function Js(e){return new URLSearchParams(e).toString()}function Cr(e,t,n){return Object.fromEntries(Object.entries({...e,[t]:n}).filter(([,o])=>o!==""))}function Ar(e,t){let n=e?.startsWith("-")===!0,o=e?.slice(n?1:0)??"";return t.includes(o)?{key:o,descending:n}:null}function Or(e){return e?`${e.descending?"-":""}${e.key}`:""}var jt={run:"",tag:"",step:null,view:"graph",selected:null,expand:null,ops:{},modules:{}},Lr=["run","tag","step","view","selected","expand","ops","modules"],aa=["run","tag","step","view"];function Zs(e,t){let n=e("step"),o=e("view");return{run:e("run"),tag:e("tag"),step:/^-?\d+$/.test(n)?Number(n):null,view:t.includes(o)?o:jt.view,selected:Mr(e("selected")),expand:Qs(e("expand")),ops:Ys(e("ops")),modules:Ys(e("modules"))}}function Pr(e){return{run:e.run,tag:e.tag,step:e.step===null?"":String(e.step),view:e.view===jt.view?"":e.view,selected:e.selected?.text??"",expand:Xs(e.expand),ops:Js(e.ops),modules:Js(e.modules)}}function Qs(e){return e==="none"?[]:/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(e)?e.split(",").flatMap(n=>{let[o=0,r=o]=n.split("-").map(Number);return Array.from({length:Math.min(r-o,ia)+1},(s,l)=>o+l)}).slice(0,ia):null}var ia=1e5;function Xs(e){if(e===null)return"";if(e.length===0)return"none";let t=[...new Set(e)].sort((o,r)=>o-r),n=[];for(let o of t){let r=n.at(-1);r&&r[1]===o-1?r[1]=o:n.push([o,o])}return n.map(([o,r])=>o===r?`${o}`:`${o}-${r}`).join(",")}function Pn(e){let t=JSON.parse(e),n=t?.version;if(n!==1)throw new Error(`This page reads version ${1} of the data and the server sent version ${JSON.stringify(n??null)}: reload the page, or restart TensorBoard after an upgrade.`);return t}var ca={index:async e=>Pn(await ho("index.json",{},e)),recording:async(e,t)=>Pn(await ho("recording.json",po(e),t)),async graph(e,t,n){let o=t===null?{}:{expand:t.join(",")},r=await da("graph.dot",{...po(e),...o},n),s=r.headers.get("X-Actmem-Expand")??"";return{dot:await r.text(),expand:s===""?[]:s.split(",").map(Number),visible:Number(r.headers.get("X-Actmem-Visible")??0)}},detail:async(e,t,n)=>{let o={[t.kind]:String(t.number)};return Pn(await ho("detail.json",{...po(e),...o},n))},timeline:async(e,t)=>Pn(await ho("timeline.json",po(e),t)),terms:async(e,t)=>Pn(await ho("terms.json",po(e),t)),ranks:async(e,t)=>Pn(await ho("ranks.json",po(e),t))};function po({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}async function ho(e,t,n){return(await da(e,t,n)).text()}async function da(e,t,n){let o=new URLSearchParams(t).toString(),r;try{r=await fetch(o?`./${e}?${o}`:`./${e}`,{signal:n})}catch(s){throw n.aborted?s:new Error("TensorBoard does not answer: see that it still runs, then try again.",{cause:s})}if(!r.ok)throw new Error(await Sf(e,r));return r}async function Sf(e,t){return(t.headers.get("Content-Type")?.startsWith("text/plain")??!1?(await t.text()).trim():"")||`The server answered ${t.status} to ${e}; its log says why.`}var el=Fi(null);function Q(){let e=Ji(el);if(!e)throw new Error("This panel stands outside of the page.");return e}function Ir(e){let{address:t,change:n}=Q(),o=(r,s)=>n({[e]:Cr(t.peek()[e],r,s)});return[t.value[e],o]}function fa(e,t=6e4){let n;return(o,r)=>new Promise((s,l)=>{let i=n??e();n=void 0;let a=b=>{m(),i.terminate(),l(b)},d=()=>a(new Error("Not wanted any more.")),p=setTimeout(()=>a(new Error(kf(t))),t),m=()=>{clearTimeout(p),r.removeEventListener("abort",d),i.onmessage=i.onerror=null};i.onmessage=({data:b})=>{m(),n?.terminate(),n=i,b.svg!==void 0?s(b.svg):l(new Error(`Graphviz cannot lay this graph out: ${b.error??"no reason given"}`))},i.onerror=b=>a(new Error(`The layout worker failed: ${b.message}`)),r.addEventListener("abort",d),r.aborted?d():i.postMessage(o)})}function kf(e){return`The layout took longer than ${e/1e3} s and was stopped: fold some modules and try again.`}function Rf(e){let t=e.map(n=>Math.max(...n.tags.flatMap(o=>o.steps.map(r=>r.wall_time??0)),0));return e[t.indexOf(Math.max(...t))]}function pa(e,t){let n=e?.runs.find(s=>s.run===t.run)??Rf(e?.runs??[]),o=n?.tags.find(s=>s.tag===t.tag)??n?.tags[0],r=o?.steps.find(s=>s.step===t.step)??o?.steps.at(-1);return n&&o?{run:n,tag:o,step:r}:null}function ha(e,t){let n=e.runs.find(s=>s.run===t.run);if(t.run&&!n)return`There is no run ${t.run} here.`;let o=n?.tags.find(s=>s.tag===t.tag);if(t.tag&&n&&!o)return`The run ${n.run} has no tag ${t.tag}.`;let r=(o??n?.tags[0])?.steps;return t.step===null||!r||r.some(({step:s})=>s===t.step)?"":`There is no recording at step ${t.step}.`}function ma({parent:e}){let t=[],n=e.map(()=>[]),o=[];return e.forEach((r,s)=>{o.push(r===null?0:(o[r]??0)+1),(r===null?t:n[r]??t).push(s)}),{roots:t,children:n,depth:o}}function tl({parent:e},t){let n=[];for(let o=t;o!==null;o=e[o]??null)n.push(o);return n}function ga({children:e},t){let n=[t];for(let o=0;o<n.length;o+=1)for(let r of e[n[o]??0]??[])n.push(r);return n}function ya({roots:e,children:t},n,o){let r=[],s=[...o(e)].reverse();for(let l=s.pop();l!==void 0;l=s.pop())if(r.push(l),!!n(l))for(let i of[...o(t[l]??[])].reverse())s.push(i);return r}function Xt({fqn:e,type_name:t,call:n},o){let r=e[o]||t[o]||"model",s=n[o]??0;return s>0?`${r} #${s+1}`:r}var ba=["KiB","MiB","GiB","TiB","PiB","EiB"];function Ze(e){if(e<0)return`-${Ze(-e)}`;if(e<1024)return`${e} B`;let t=BigInt(e),n=0,o=1024n,r=va(t,o);for(;r>=10240n&&n<ba.length-1;)n+=1,o*=1024n,r=va(t,o);let s=`${r/10n}`;return`${t%o===0n?s:`${s}.${r%10n}`} ${ba[n]}`}function va(e,t){return(e*10n+t/2n)/t}function Dr(e){return`${me(e)} ${Math.abs(e)===1?"byte":"bytes"}`}function me(e){return e.toLocaleString("en-US")}function It(e,t,n=`${t}s`){return`${me(e)} ${e===1?t:n}`}function Ko(e,t){return[e,t&&`[${t.join(", ")}]`].filter(Boolean).join(" ")}var Ef=Symbol.for("pv"),Tf=0;function c(e,t,n,o,r,s){t||(t={});var l,i,a=t;if("ref"in a&&typeof e!="function")for(i in a={},t)i=="ref"?l=t[i]:a[i]=t[i];var d={type:e,props:a,key:n,ref:l,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ef,__v:--Tf,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),oe.vnode&&oe.vnode(d),d}function en({message:e,children:t}){return c("div",{class:"error-box",role:"alert","data-testid":"error",children:[c("p",{children:e}),t&&c("div",{class:"actions",children:t})]})}function nl({error:e,retry:t}){return c(en,{message:e.message,children:c("button",{type:"button",onClick:t,children:"Try again"})})}function mo({what:e}){return c("p",{class:"loading",role:"status","data-testid":"loading",children:e})}function ge({n:e}){return e==null?c("span",{class:"none",children:"–"}):c("span",{class:e===0?"bytes none":"bytes",title:Dr(e),children:Ze(e)})}function go({part:e,whole:t}){let n=t>0?100*e/t:0;return c("span",{class:"bar","aria-hidden":"true",children:c("span",{style:{width:`${n}%`}})})}var ol={cached:{line:"solid",head:"normal"},freed:{line:"dashed",head:"empty"},held:{line:"double",head:"diamond"},recomputed:{line:"dotted",head:"vee"},parameter:{line:"dotted",head:"none"},input:{line:"solid",head:"vee"},"not cached":{line:"dashed",head:"vee"}},_a=Object.keys(ol);function Ut(e){return e.replace(" ","-")}function rl({state:e}){let{line:t,head:n}=ol[e],o=n==="none"?29:21;return c("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:c("g",{class:`edge ${Ut(e)}`,children:[c("path",{class:t,d:t==="double"?`M1 3.75H${o}M1 6.25H${o}`:`M1 5H${o}`}),n!=="none"&&c("polygon",{points:Mf[n],fill:Cf[n]})]})})}var Mf={normal:"21,2 29,5 21,8",empty:"21,2 29,5 21,8",diamond:"19,5 24,2 29,5 24,8",vee:"20,1.5 29,5 20,8.5 23,5"},Cf={empty:"none"};function zr({state:e}){return e===null?c("span",{class:"none",children:"–"}):c("span",{class:"state",children:[c(rl,{state:e}),e]})}function Nr(e,t,n){let o=URL.createObjectURL(new Blob([n],{type:t})),r=document.createElement("a");r.href=o,r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(o),1e4)}function Vr(...e){return e.map(t=>String(t).replaceAll(/[^\w.-]+/g,"_")).join("-")}async function xa(e){try{await navigator.clipboard.writeText(e)}catch{let t=document.createElement("textarea");t.value=e,t.style.position="fixed",t.style.opacity="0",document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}}function Fr({text:e}){return c("span",{class:"end-of",title:e,children:c("bdi",{children:e})})}function $r({text:e,label:t}){let[n,o]=he(!1),r=gt(0);return c("button",{type:"button",class:"quiet copy",onClick:()=>{xa(e).then(()=>{o(!0),window.clearTimeout(r.current),r.current=window.setTimeout(()=>o(!1),1500)})},"aria-label":t,title:t,children:n?"copied":"copy"})}function Sa({recording:e}){let t=Q(),{selected:n}=t.address.value,{value:o,error:r,loading:s}=t.detail.state.value;if(!fo(n))return null;let l=o?.id===n.text?o:void 0;return c("aside",{class:"details","aria-label":"Details","aria-busy":s,"data-testid":"details",children:[c("button",{type:"button",class:"quiet close","aria-label":"Close the details","data-testid":"details-close",onClick:()=>t.select(null),children:"×"}),r&&c(en,{message:r.message}),!l&&!r&&c(mo,{what:"Reading the details…"}),l&&c(Af,{id:n,detail:l,recording:e})]})}function Af({id:e,detail:t,recording:n}){let o=e.kind==="module";return c(pe,{children:[c(Of,{id:e,detail:t,recording:n}),c("dl",{class:"sums",children:[c(sl,{label:"charged",n:t.charged_bytes,help:o?"Counted at the ops inside.":"Counted here: the first saver."}),t.shared_bytes!==null&&c(sl,{label:"shared",n:t.shared_bytes,help:"Saved here, counted at another op."}),c(sl,{label:"exclusive",n:t.exclusive_bytes,help:`What would go if only this ${o?"module":"op"} stopped saving.`})]}),c("section",{children:[c("h3",{children:o?"Keeps, largest first":"Saves"}),t.saves.length===0&&c("p",{class:"hint",children:"Keeps nothing for the backward."}),c("ul",{class:"saves","data-testid":"saves",children:t.saves.map((r,s)=>c(Lf,{save:r,isInModule:o},s))}),c(ka,{shown:t.saves.length,of:t.saves_count})]}),c(wa,{title:"Inputs",edges:t.inputs,of:t.inputs_count}),c(wa,{title:"Outputs",edges:t.outputs,of:t.outputs_count})]})}function ka({shown:e,of:t}){return t>e?c("p",{class:"hint",children:["and ",me(t-e)," more"]}):null}function sl({label:e,n:t,help:n}){return c("div",{title:n,children:[c("dt",{children:e}),c("dd",{children:c(ge,{n:t})})]})}function Of({id:e,detail:t,recording:n}){let{graph:o,recordings:r,views:s}=Q(),l=e.kind==="module",i=t.file?`${t.file}:${t.line}`:t.source,a=l?r.moduleAround(e):t.module;return c(pe,{children:[c("h2",{"data-testid":"details-title",children:t.title||t.type_name||"model"}),c("p",{class:"subtitle",children:[l?t.type_name:t.name,t.region!==null&&"recomputed in the backward"].filter(Boolean).join(" · ")}),a!==null&&c("p",{class:"where",children:["in"," ",c("button",{type:"button",class:"link",onClick:()=>o.follow(et(a)),children:Xt(n.modules,a)})," ",c("small",{children:n.modules.type_name[a]})]}),s.shown.value!=="graph"&&c("p",{class:"where",children:c("button",{type:"button",class:"link","data-testid":"show-in-graph",onClick:()=>o.reveal(e),children:"Show in graph"})}),i&&c("p",{class:"where source",children:[c("code",{title:i,children:t.source}),t.function&&c("small",{children:t.function}),c($r,{text:i,label:"Copy the source line's place"})]})]})}function Lf({save:e,isInModule:t}){let n=e.category==="parameter"||e.category==="buffer",o=e.storage_nbytes!==null&&e.storage_nbytes!==e.nbytes;return c("li",{class:e.charged?"save":"save shared",children:[c("p",{class:"save-head",children:[c("code",{class:"slot",children:e.slot}),c("span",{class:"type",children:Ko(e.dtype,e.shape)}),c(ge,{n:e.nbytes})]}),t&&c("p",{children:["by ",c(ll,{node:e.node,text:e.op})]}),c("p",{class:"facts",children:[[e.category&&(e.name?`${e.category} ${e.name}`:e.category),e.kind!=="saved"&&e.kind,!e.charged&&!n&&"counted at another saver"].filter(Boolean).join(" · "),o&&c(pe,{children:[" · ","a window on ",c(ge,{n:e.storage_nbytes})]})]}),c("p",{class:"reason",children:e.reason}),e.formula&&c("p",{class:"formula",children:c("code",{children:e.formula})}),e.shared_with.length>0&&c("p",{class:"sharers",children:["shared with"," ",e.shared_with.map((r,s)=>c("span",{children:[s>0&&", ",c(ll,{node:r.node,text:r.op})," ",c("small",{children:[r.fqn,r.slot].filter(Boolean).join(" · ")})]},`${r.node} ${r.slot}`)),e.shared_count>e.shared_with.length&&` and ${me(e.shared_count-e.shared_with.length)} more`]})]})}function wa({title:e,edges:t,of:n}){return t.length===0?null:c("section",{children:[c("h3",{children:[e," ",n>1&&c("small",{children:me(n)})]}),c("ul",{class:"edges","data-testid":e.toLowerCase(),"aria-label":e,children:t.map((o,r)=>c("li",{children:[c("p",{children:[c(ll,{node:o.node,text:o.op})," ",c("small",{children:o.fqn})]}),c("p",{class:"save-head",children:[c(zr,{state:o.state}),c("span",{class:"type",children:Ko(o.dtype,o.shape)}),c(ge,{n:o.nbytes})]})]},r))}),c(ka,{shown:t.length,of:n})]})}function ll({node:e,text:t}){let{graph:n}=Q(),o=Kt(e);return c("button",{type:"button",class:"link","data-id":o.text,onClick:()=>n.follow(o),children:t})}var Pf=`import tb_actmem
from torch.utils.tensorboard import SummaryWriter

with SummaryWriter(LOGDIR) as writer:
    with tb_actmem.record(model) as recorder:
        loss = loss_fn(model(inputs), targets)
    tb_actmem.add_recording(
        writer, "activation_memory", recorder.recording, global_step=0
    )
`;function Ra({logdir:e}){let t=Pf.replace("LOGDIR",JSON.stringify(e||"runs"));return c("div",{class:"empty","data-testid":"empty",children:[c("h2",{children:"No recording here yet"}),c("p",{children:[e?c(pe,{children:["The log directory ",c("code",{children:e})," holds no activation memory recording."]}):"The log directories hold no activation memory recording."," ","Record one forward pass and add it to the log:"]}),c("div",{class:"snippet",children:[c("pre",{children:c("code",{children:t})}),c($r,{text:t,label:"Copy the code"})]}),c("p",{class:"hint",children:["A recording appears here once the writer has flushed it (",c("code",{children:"writer.flush()"}),", or leaving the ",c("code",{children:"with"})," block) and TensorBoard has reloaded its data."]})]})}function Ta({recording:e}){return c("header",{class:"header",children:[c(If,{meta:e.meta}),c(Vf,{lines:e.ledger}),c(Ff,{notes:e.meta.notes})]})}function If({meta:e}){let t=[e.device,e.rank===null?"":`rank ${e.rank}`,`torch ${e.torch_version}`,e.created_ns?new Date(e.created_ns/1e6).toLocaleString():""];return c("p",{class:"provenance",children:[e.label&&c("strong",{children:e.label}),c("span",{children:t.filter(Boolean).join(" · ")})]})}function Df(e){let t=[];for(let n of e){if(!n.nbytes&&n.key!==zf&&!Nf(n))continue;let o=t.at(-1);n.level===0||!o?t.push({total:n,parts:[]}):o.parts.push(n)}return t}var zf="kept_bytes";function Nf({key:e,nbytes:t}){return t===null&&(e==="peak_bytes"||e==="retained_bytes")}function Vf({lines:e}){return c("dl",{class:"ledger","data-testid":"ledger",children:Df(e).map(({total:t,parts:n})=>c("div",{class:"account",children:[c(Ea,{line:t}),n.map(o=>c(Ea,{line:o},o.key))]},t.key))})}function Ea({line:e}){let t=`help-${e.key}`;return c("div",{class:`line level-${Math.min(e.level,3)}`,"data-testid":`ledger-${e.key}`,children:[c("dt",{children:e.label}),c("dd",{children:[c("button",{type:"button",class:"figure","aria-describedby":t,children:e.nbytes===null?"not known":Ze(e.nbytes)}),c("span",{class:"tooltip",role:"tooltip",id:t,children:[c("b",{children:e.nbytes===null?"not known":Dr(e.nbytes)}),e.help]})]})]})}function Ff({notes:e}){let[t,...n]=e;return t===void 0?null:c("div",{class:"notes",role:"note","data-testid":"notes",children:[c("p",{children:t}),n.length>0&&c("details",{children:[c("summary",{children:n.length===1?"1 more note":`${n.length} more notes`}),n.map(o=>c("p",{children:o},o))]})]})}function pn(e,t,n){let o=n?-1:1;return[...e].sort((r,s)=>{let l=t[r]??null,i=t[s]??null;return l===i?0:l===null?1:i===null?-1:l<i?-o:o})}function Ma(e,t,n){return e?.key!==t?{key:t,descending:n}:e.descending===n?{key:t,descending:!n}:null}function yo(e){let t=e.toLowerCase().split(/\s+/).filter(Boolean);return n=>t.every(o=>n.includes(o))}function Ca(e){try{let t=new RegExp(e,"i");return n=>t.test(n)}catch{return null}}function hn(e){return Array.from({length:e},(t,n)=>n)}function Aa(e,t){let n=r=>r.map($f).join(",")+`\r
`,o=n(e);for(let r of t)o+=n(r);return o}function $f(e){let t=e===null?"":String(e);return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function Oa(){let{recordings:e}=Q(),[t,n]=he(""),[o,r]=he(!1),s=Wf("(min-width: 821px)"),l=e.index.state.value.value?.runs??[],i=e.entry.value;if(!i)return null;let{run:a,tag:d,step:p}=i,m=l.map(k=>k.run),b=Ca(t),g=b??yo(t),_=m.filter(k=>g(b?k:k.toLowerCase()));return c("aside",{class:"sidebar","data-testid":"sidebar",children:c("details",{class:"choices",open:s||o,onToggle:k=>r(k.currentTarget.open),children:[c("summary",{children:[a.run,p&&` · step ${p.step}`]}),p&&c(Hf,{tag:d,step:p.step}),a.tags.length>1&&c(Bf,{tags:a.tags,tag:d.tag}),c("fieldset",{class:"runs",children:[c("legend",{children:"Runs"}),c("input",{type:"search",class:"filter",placeholder:"Filter runs (regex)","aria-label":"Filter runs by regular expression","aria-invalid":b===null,title:b?"":"Not a regular expression yet: matched as plain text.","data-testid":"run-filter",value:t,onInput:k=>n(k.currentTarget.value)}),c("div",{class:"run-list",children:[_.map(k=>c("label",{class:"run",title:k,children:[c("input",{type:"radio",name:"run",value:k,checked:k===a.run,onChange:()=>e.chooseRun(k)}),c("span",{children:k})]},k)),_.length===0&&c("p",{class:"hint",children:"No run matches."})]})]})]})})}function Wf(e){let t=_e(()=>window.matchMedia(e),[e]),[n,o]=he(t.matches);return Xe(()=>{let r=()=>o(t.matches);return t.addEventListener("change",r),()=>t.removeEventListener("change",r)},[t]),n}function Bf({tags:e,tag:t}){let{recordings:n}=Q(),o=e.find(r=>r.tag===t)?.description;return c("label",{class:"field",children:[c("span",{children:"Tag"}),c("select",{"data-testid":"tag",value:t,title:o,onChange:r=>n.chooseTag(r.currentTarget.value),children:e.map(r=>c("option",{value:r.tag,children:r.tag},r.tag))})]})}function Hf({tag:e,step:t}){let n=Q(),[o,r]=he(null),s=e.steps,l=s.findIndex(d=>d.step===t),i=s[o??l],a=d=>{let p=s[d];r(null),p&&n.change({step:d===s.length-1?null:p.step})};return c("div",{class:"field step","data-testid":"step",children:[c("span",{id:"step-label",children:["Step ",c("b",{class:"number",children:i?.step}),s.length>1&&c("small",{children:[(o??l)+1," of ",s.length]})]}),s.length>1&&c("div",{class:"step-row",children:[c("button",{type:"button","aria-label":"Previous step","data-testid":"step-previous",disabled:l<=0,onClick:()=>a(l-1),children:"‹"}),c("input",{type:"range",min:0,max:s.length-1,value:o??l,"aria-labelledby":"step-label","aria-valuetext":`step ${i?.step}`,"data-testid":"step-slider",onInput:d=>r(Number(d.currentTarget.value)),onChange:d=>a(Number(d.currentTarget.value))}),c("button",{type:"button","aria-label":"Next step","data-testid":"step-next",disabled:l>=s.length-1,onClick:()=>a(l+1),children:"›"})]}),i&&c("small",{class:"when",children:i.wall_time===null?"time not known":Gf(i.wall_time)})]})}function Gf(e){return new Date(e*1e3).toLocaleString()}function La(){let e=Q(),{value:t,error:n,loading:o}=e.recordings.index.state.value,r=c("button",{type:"button",onClick:e.reload,children:"Try again"});if(!t)return n?c(en,{message:n.message,children:r}):o?c(mo,{what:"Looking for recordings…"}):null;let s=e.recordings.entry.value;return s?c("div",{class:"app",children:[c(Oa,{}),c("main",{class:"main",children:[n&&c(en,{message:n.message,children:r}),c(Kf,{index:t,shown:s}),s.step?c(jf,{}):c(en,{message:s.tag.problem??"This tag holds no recording.",children:r})]})]}):c(Ra,{logdir:t.logdir})}function Kf({index:e,shown:t}){let{address:n}=Q(),o=ha(e,n.value);if(!o)return null;let r=t.step&&` · step ${t.step.step}`;return c("p",{class:"missing",role:"status","data-testid":"missing",children:[o," This is ",t.run.run,r,"."]})}function jf(){let{change:e,recordings:t,views:n}=Q(),{value:o,error:r,loading:s}=t.recording.state.value;if(r)return c(nl,{error:r,retry:t.recording.reload});if(!o)return c(mo,{what:"Reading the recording…"});let[l,i]=[n.available.value,n.shown.value];return c("div",{class:"recording","aria-busy":s,"data-testid":"recording",children:[c(Ta,{recording:o}),c(Yf,{views:l,shown:i,onChoose:a=>e({view:a})}),c("div",{class:"stage",children:[l.filter(({key:a,isKept:d})=>d||a===i).map(a=>c(Uf,{view:a,recording:o,isHidden:a.key!==i},a.key)),c(Sa,{recording:o})]})]})}function Uf({view:e,recording:t,isHidden:n}){return c("section",{class:"view",role:"tabpanel",id:`view-${e.key}`,"aria-labelledby":`tab-${e.key}`,"data-testid":`view-${e.key}`,hidden:n,children:c(qf,{view:e,recording:t,isHidden:n})})}function qf({view:e,recording:t,isHidden:n}){let{views:o}=Q(),r=o.reply(e),{value:s,error:l,loading:i}=r?.state.value??{};return l?c(nl,{error:l,retry:()=>r?.reload()}):r&&s===void 0?i?c(mo,{what:e.waiting??"Reading…"}):null:c(e.Panel,{recording:t,reply:s,isLoading:i===!0,isHidden:n})}function Yf({views:e,shown:t,onChoose:n}){return Xe(()=>{document.getElementById(`tab-${t}`)?.scrollIntoView({block:"nearest",inline:"nearest"})},[t]),c("div",{class:"tabs",role:"tablist","aria-label":"Views",onKeyDown:r=>{let s={ArrowLeft:-1,ArrowRight:1}[r.key];if(s===void 0)return;let l=e.map(({key:a})=>a),i=l[(l.indexOf(t)+s+l.length)%l.length];i&&(n(i),document.getElementById(`tab-${i}`)?.focus())},children:e.map(({key:r,title:s})=>c("button",{type:"button",role:"tab",id:`tab-${r}`,"data-testid":`tab-${r}`,"aria-selected":r===t,"aria-controls":`view-${r}`,tabIndex:r===t?0:-1,onClick:()=>n(r),children:s},r))})}var il="http://www.w3.org/2000/svg";function Pa(e){let t=new DOMParser().parseFromString(e,"image/svg+xml"),n=document.importNode(t.documentElement,!0),[,,o=1,r=1]=(n.getAttribute("viewBox")??"").split(/\s+/).map(Number);n.setAttribute("width",String(o)),n.setAttribute("height",String(r));let s=new Map,l=new Map,i=[...n.querySelectorAll("g.node, g.cluster")],a=Zf(n);for(let d of i){l.set(Ia(d),d.id);let p=Mr(d.id);if(!p)continue;let m=[...d.querySelectorAll("text")].map(g=>g.textContent).join(", "),b=d.classList.contains("repeated");s.set(d.id,{id:p,element:d,label:m,isRepeated:b,...Da(d,a)}),d.querySelectorAll("polygon, path, ellipse").forEach(g=>{(g.getAttribute("fill")!=="none"||g.getAttribute("stroke")!=="none")&&g.classList.add("outline")}),p.kind==="module"&&Xf(d),d.setAttribute("role","button"),d.setAttribute("tabindex","-1"),d.setAttribute("aria-label",m)}return n.querySelector("g.graph > title")?.remove(),{svg:n,width:o,height:r,boxes:s,edges:Jf(n,l)}}function Jf(e,t){let n=new Map;for(let o of e.querySelectorAll("g.edge")){let r=Ia(o).split("->");for(let s of new Set(r.map(l=>l.replace(/:.*$/,"")))){let l=t.get(s)??s,i=n.get(l);i?i.push(o):n.set(l,[o])}}return n}function Ia(e){let t=[...e.children].find(n=>n.tagName==="title");return t?.remove(),t?.textContent??""}function Zf(e){let t=e.querySelector("g.graph")?.getAttribute("transform")??"",[,n="0",o="0"]=/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(t)??[];return{x:Number(n),y:Number(o)}}function Da(e,t){let n=[...e.querySelectorAll("polygon, path, ellipse")],r=(n.length>0?n:[...e.querySelectorAll("text")]).flatMap(Qf),s=r.filter((d,p)=>p%2===0),l=r.filter((d,p)=>p%2===1),[i,a]=[Math.min(...s),Math.min(...l)];return{x:i+t.x,y:a+t.y,width:Math.max(...s)-i,height:Math.max(...l)-a}}function Qf(e){let t=o=>Number(e.getAttribute(o)??0);if(e.tagName==="ellipse"){let[o,r,s,l]=[t("cx"),t("cy"),t("rx"),t("ry")];return[o-s,r-l,o+s,r+l]}if(e.tagName==="text"){let[o,r,s]=[t("x"),t("y"),t("font-size")||12],l=e.textContent.length*s/2*.55,i=e.getAttribute("text-anchor")==="start"?o+l:o;return[i-l,r-s,i+l,r+s/4]}return((e.getAttribute("points")??e.getAttribute("d")??"").match(/-?\d+(\.\d+)?/g)??[]).map(Number)}function Xf(e){let t=e.classList.contains("cluster"),{x:n,y:o,width:r}=Da(e,{x:0,y:0}),s=document.createElementNS(il,"g");s.setAttribute("class","handle"),s.setAttribute("transform",`translate(${n+r-2} ${o+2})`);let l=document.createElementNS(il,"circle");l.setAttribute("r","7");let i=document.createElementNS(il,"path");i.setAttribute("d",t?"M-3.5 0H3.5":"M-3.5 0H3.5M0-3.5V3.5"),s.append(l,i),e.append(s)}function za(e){return e.replaceAll('font-family="Helvetica"','font-family="Helvetica,Arial,sans-serif"')}function jo(e,t,n,o){let r=Math.min(8,Math.max(.02,e.scale*t)),s=r/e.scale;return{scale:r,x:n-(n-e.x)*s,y:o-(o-e.y)*s}}function ul(e,t){let n=Math.max(.02,Math.min(1,(t.width-48)/e.width,(t.height-48)/e.height));return{scale:n,x:(t.width-e.width*n)/2,y:(t.height-e.height*n)/2}}var al=.75;function Na(e,t,n){let o=ul(e,n);if(o.scale>=al)return o;let r=Math.min(1,Math.max(al,(n.width-48)/e.width)),l=e.width*r>n.width&&t?t.x+t.width/2:e.width/2;return{scale:r,x:n.width/2-l*r,y:24}}function Wr(e,t,n){let o=Math.max(e.scale,al),r=(s,l,i)=>l*o>i-48?24-s*o:i/2-(s+l/2)*o;return{scale:o,x:r(t.x,t.width,n.width),y:r(t.y,t.height,n.height)}}function Br(e,t,n){let o=t.x*e.scale+e.x,r=t.y*e.scale+e.y,s=Math.min(t.width*e.scale,n.width-24),l=Math.min(t.height*e.scale,n.height-24);return o>=0&&r>=0&&o+s<=n.width&&r+l<=n.height?e:Wr(e,t,n)}function Va(e,t,n){let r=(s,l,i)=>Math.min(i-48,Math.max(48-l*e.scale,s));return{scale:e.scale,x:r(e.x,t.width,n.width),y:r(e.y,t.height,n.height)}}function Fa(e,t,n){let o=n==="left"||n==="right",r=n==="left"||n==="up"?-1:1,s,l=1/0;for(let i of e){let a=i.x+i.width/2-(t.x+t.width/2),d=i.y+i.height/2-(t.y+t.height/2),p=r*(o?a:d),m=p+3*Math.abs(o?d:a);p>1&&m<l&&([s,l]=[i,m])}return s}var ep=4,$a=.3;function Wa(e,t,n,o){let r=new Map,s,l=!1,i=p=>{let{left:m,top:b}=e.getBoundingClientRect();return{x:p.clientX-m,y:p.clientY-b}};e.addEventListener("pointerdown",p=>{p.button===0&&(r.size===0&&(s=i(p),l=!1),r.set(p.pointerId,i(p)))},{signal:t}),e.addEventListener("pointermove",p=>{let m=r.get(p.pointerId);if(!m||!s)return;let b=i(p);if(!l&&Math.hypot(b.x-s.x,b.y-s.y)<ep)return;l||(l=!0,e.setPointerCapture(p.pointerId),e.classList.add("dragging"));let g=[...r].find(([k])=>k!==p.pointerId)?.[1];r.set(p.pointerId,b);let _=n();o(g?tp(_,m,b,g):{..._,x:_.x+b.x-m.x,y:_.y+b.y-m.y})},{signal:t});let a=p=>{r.delete(p.pointerId),r.size===0&&e.classList.remove("dragging")};e.addEventListener("pointerup",a,{signal:t}),e.addEventListener("pointercancel",a,{signal:t});let d=p=>{l&&p.stopPropagation(),l=!1};e.addEventListener("click",d,{capture:!0,signal:t}),e.addEventListener("wheel",p=>{p.preventDefault();let{x:m,y:b}=i(p),g=p.deltaMode===WheelEvent.DOM_DELTA_LINE?16:1,_=p.ctrlKey?.01:.0015,k=Math.max(-$a,Math.min($a,-p.deltaY*g*_));o(jo(n(),Math.exp(k),m,b))},{signal:t,passive:!1})}function tp(e,t,n,o){let r=Math.hypot(t.x-o.x,t.y-o.y),s=Math.hypot(n.x-o.x,n.y-o.y);return jo(e,r>0?s/r:1,o.x,o.y)}var np=200,Ba=60;function Ga(e,t,n){let o={x:0,y:0,scale:1},r,s=0,l=new AbortController,i=()=>({width:e.clientWidth,height:e.clientHeight});function a(v){o=r?Va(v,r,i()):v,t.style.transform=`translate(${o.x}px, ${o.y}px) scale(${o.scale})`,t.style.willChange="transform",window.clearTimeout(s),s=window.setTimeout(()=>t.style.willChange="auto",np)}function d(v){let{width:S,height:R}=i();a(jo(o,v,S/2,R/2))}function p(v){return Br(o,{...v,width:0,height:0},i())===o}let m={show(v,S,R){let D=S===null||R?void 0:r?.boxes.get(S.text),O=S===null?void 0:v.boxes.get(S.text),W=r?.width===v.width&&r.height===v.height,G=D&&p(D)?D:void 0,q=!r||R;r=v,t.replaceChildren(v.svg);let B=Na(v,Ha(v),i());G&&O?a(sp(o,G,O)):O?a(Wr(q?B:o,O,i())):(q||!W)&&a(B)},centre(v){let S=r?.boxes.get(v.text);S&&a(Wr(o,S,i()))},keep(v){let S=r?.boxes.get(v.text);S&&a(Br(o,S,i()))},fit:()=>r&&a(ul(r,i())),actualSize:()=>d(1/o.scale),zoom:d,dispose:()=>l.abort()};Wa(e,l.signal,()=>o,a),lp(e,l.signal,v=>r?.boxes.get(v),n);let b={signal:l.signal};e.addEventListener("keydown",v=>{v.ctrlKey||v.metaKey||v.altKey||g(v)&&v.preventDefault()},b);function g(v){let S=op[v.key];if(S&&v.shiftKey)return k(S);if(S)return M(S);let R=_(),D={"+":()=>d(1.25),"=":()=>d(1.25),"-":()=>d(.8),0:m.actualSize,f:m.fit,Enter:()=>R&&n.onSelect(R.id)," ":()=>R&&(ja(R)?n.onToggle(R.id.number):n.onSelect(R.id)),Escape:()=>{e.focus(),n.onSelect(null)}};return D[v.key]?.(),v.key in D}function _(){return r?.boxes.get(document.activeElement?.id??"")}function k(v){let[S,R]=rp[v];return a({...o,x:o.x-S*Ba,y:o.y-R*Ba}),!0}function M(v){if(!r)return!1;let S=[...r.boxes.values()],R=_()??S.find(({element:O})=>O.matches(".selected")),D=R?Fa(Ka(r),R,v):Ha(r);return D&&(D.element.focus({preventScroll:!0}),a(Br(o,D,i()))),!0}let E=new ResizeObserver(()=>i().width>0&&a(o));return E.observe(e),l.signal.addEventListener("abort",()=>E.disconnect()),m}function Ka({boxes:e}){return[...e.values()].filter(({element:t})=>t.matches(".node"))}function Ha(e){return Ka(e).reduce((t,n)=>t&&t.y<=n.y?t:n,void 0)}var op={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down"},rp={left:[-1,0],right:[1,0],up:[0,-1],down:[0,1]};function sp(e,t,n){return{scale:e.scale,x:e.x+(t.x+t.width/2-n.x-n.width/2)*e.scale,y:e.y+(t.y-n.y)*e.scale}}function ja({id:e}){return e.kind==="module"}function lp(e,t,n,o){let r=(i,a)=>i.target instanceof Element?i.target.closest(a):null,s=i=>n(r(i,"g.node, g.cluster")?.id??""),l=i=>r(i,".handle")!==null;e.addEventListener("click",i=>{let a=s(i);a&&l(i)?o.onToggle(a.id.number):o.onSelect(a?.id??null)},{signal:t}),e.addEventListener("dblclick",i=>{let a=s(i);a&&ja(a)&&!l(i)&&o.onToggle(a.id.number)},{signal:t}),e.addEventListener("pointerover",i=>o.onHover(s(i)?.id??null),{signal:t}),e.addEventListener("pointerleave",()=>o.onHover(null),{signal:t})}var ip=1500,ap=500,Uo=class extends Error{constructor(n){super(`This graph has ${n.toLocaleString("en-US")} boxes: laying it out may take a minute.`);this.boxes=n}boxes};function qa(e,t,{address:n,change:o},{shown:r,partOfShown:s,modules:l,moduleTree:i,moduleAround:a},d){let p=lt(""),m=lt(null),b=()=>d.value===jt.view,g=Ue(()=>n.value.expand?.join(",")??"default"),_=()=>`${JSON.stringify(r.peek())} ${g.peek()}`,k="",M=s(()=>b()?`graph ${g.value}`:null,async(T,I)=>{p.value="Fetching the graph…";let P=await e.graph(T,n.peek().expand,I);if(P.visible>ip&&k!==_())throw new Uo(P.visible);return p.value=`Laying out ${P.visible.toLocaleString("en-US")} boxes…`,{recording:T,graph:P,svg:await t(P.dot,I)}});function E(){k=_(),M.reload()}function v(){return new Set(M.state.peek().value?.graph.expand??n.peek().expand??[])}function S(T,I){o({expand:Ua(T)}),m.value=et(I)}function R(T){return i.peek()?ga(i.peek(),T):[T]}function D(T){let I=v();I.has(T)?R(T).forEach(P=>I.delete(P)):I.add(T),S(I,T)}function O(T){S([...v(),...R(T).slice(0,ap)],T)}function W(T,I){if(T===null||I.has(T.text))return T;let P=fo(T)&&l.peek()?tl(l.peek(),a(T)):[];T.kind==="module"&&P.unshift(T.number);for(let H of P){let F=I.has(et(H).text)?H:G(H,I);if(F!==void 0)return et(F)}return null}function G(T,I){let H=(i.peek()?.children[l.peek()?.parent[T]??-1]??[]).findLast(F=>F<T&&I.has(et(F).text));return H!==void 0&&I.get(et(H).text)?.isRepeated?H:void 0}function q(T){let I=v(),P=I.size,H=l.peek();H&&tl(H,a(T)).forEach(ee=>I.add(ee));let F=I.size===P;o({view:jt.view,selected:T,...F?{}:{expand:Ua(I)}}),m.value=T}function B(T){d.peek()===jt.view?q(T):o({selected:T})}return{picture:M,progress:p,focus:m,toggle:D,expandBelow:O,nearest:W,reveal:q,follow:B,allowLarge:E}}function Ua(e){return[...new Set(e)].sort((t,n)=>t-n)}function cl(e,t){let n=lt({key:"",value:void 0,error:void 0,loading:!1}),o=lt(0),r=Ue(e),s,l=0;async function i(p){let m=s=new AbortController;n.value={...n.peek(),error:void 0,loading:!0};let b=g=>{m.signal.aborted||(n.value={key:"",value:g,error:void 0,loading:!0})};try{let g=await t(m.signal,b);m.signal.aborted||(n.value={key:p,value:g,error:void 0,loading:!1})}catch(g){if(m.signal.aborted)return;let _=g instanceof Error?g:new Error(String(g));n.value={...n.peek(),error:_,loading:!1}}}function a(){s?.abort(),n.peek().loading&&(n.value={...n.peek(),loading:!1})}let d=Pt(()=>{let p=r.value,m=o.value!==l;if(a(),p===null)return;let b=n.peek();if(!m&&b.value!==void 0&&b.key===p){n.value={...b,error:void 0};return}l=o.peek(),On(()=>i(p))});return{state:n,reload:()=>o.value+=1,cancel(){a(),n.value={...n.peek(),error:new bo}},dispose(){d(),s?.abort()}}}var bo=class extends Error{constructor(){super("Cancelled.")}};function Ya(){let{change:e,graph:t}=Q(),{loading:n,error:o,value:r}=t.picture.state.value;return n?c("div",{class:"progress",role:"status","data-testid":"progress",children:[c("span",{children:t.progress.value}),c("button",{type:"button","data-testid":"layout-cancel",onClick:t.picture.cancel,children:"Cancel"})]}):!o||o instanceof bo&&r?null:o instanceof bo?c("div",{class:"progress",role:"status",children:[c("span",{children:"The layout was cancelled."}),c("button",{type:"button",onClick:t.picture.reload,children:"Lay out again"})]}):c("div",{class:"over",children:c(en,{message:o.message,children:[o instanceof Uo?c("button",{type:"button","data-testid":"layout-anyway",onClick:t.allowLarge,children:"Lay it out anyway"}):c("button",{type:"button",onClick:t.picture.reload,children:"Try again"}),c("button",{type:"button",onClick:()=>e({expand:[]}),children:"Collapse all"})]})})}function Ja({drawing:e}){let{address:t,graph:n}=Q(),{value:o,loading:r,error:s}=n.picture.state.value,l=t.value.expand??[],i=a=>e.boxes.get(et(a).text)?.element.matches(".node");return!o||r||s||!l.some(i)?null:c("p",{class:"limit",role:"status","data-testid":"graph-limit",children:["Some modules stay folded: with them this graph of"," ",It(o.graph.visible,"box","boxes")," would be too large to read."]})}var Hr=50;function Za(e,t,n=Hr){if(t.trim()==="")return[];let o=yo(t),r=[],{modules:s,ops:l}=e;for(let i=0;i<s.fqn.length&&r.length<n;i+=1){let[a,d]=[Xt(s,i),s.type_name[i]??""];o(`${a} ${d}`.toLowerCase())&&r.push({id:et(i),name:a,where:d})}for(let[i,a]of l.node.entries()){if(r.length>=n)break;let d=l.module[i]??null,p=l.op[i]??"",m=[d===null?"":Xt(s,d),l.source[i]],b=`${p} ${m.join(" ")}`.toLowerCase();o(b)&&r.push({id:Kt(a),name:p,where:m.filter(Boolean).join(" · ")})}return r}function Qa({recording:e}){let{graph:t}=Q(),[n,o]=he(""),[r,s]=he(!1),[l,i]=he(0),a=_e(()=>Za(e,n),[e,n]),d=r&&n.trim()!=="",p=b=>{let g=a[b];g&&(s(!1),t.reveal(g.id))},m=b=>{let g=a.length-1;if(b.key==="ArrowDown")i(Math.min(g,l+1));else if(b.key==="ArrowUp")i(Math.max(0,l-1));else if(b.key==="Enter")p(l);else if(b.key==="Escape")s(!1);else return;b.preventDefault(),b.stopPropagation()};return c("div",{class:"search",children:[c("input",{type:"search",class:"filter",role:"combobox",list:void 0,placeholder:"Find an op or module","aria-label":"Find an op or module in the graph","aria-expanded":d,"aria-controls":"search-hits","aria-activedescendant":d&&a.length>0?`hit-${l}`:void 0,"data-testid":"search",value:n,onInput:b=>{o(b.currentTarget.value),i(0),s(!0)},onFocus:()=>s(!0),onBlur:()=>s(!1),onKeyDown:m}),d&&c("ul",{class:"hits",id:"search-hits",role:"listbox","aria-label":"Found",children:[a.map((b,g)=>c("li",{id:`hit-${g}`,role:"option","aria-selected":g===l,"data-testid":"search-hit","data-id":b.id.text,onMouseDown:_=>_.preventDefault(),onClick:()=>p(g),children:[c("span",{children:b.name})," ",c("small",{children:b.where})]},b.id.text)),a.length===0&&c("li",{class:"hint",children:"Nothing is called that."}),a.length===Hr&&c("li",{class:"hint",children:["The first ",Hr," are listed."]})]})]})}function Xa({viewport:e,recording:t}){let{address:n,change:o,graph:r,recordings:s}=Q(),{selected:l}=n.value,i=l?.kind==="module"?l.number:null,a=r.picture.state.value.value;return c("div",{class:"toolbar",role:"group","aria-label":"What the graph shows",children:[c(Qa,{recording:t}),c("div",{class:"group",children:[c("button",{type:"button","data-testid":"collapse-all",title:"Close every module",onClick:()=>o({expand:[]}),children:"Collapse all"}),c("button",{type:"button","data-testid":"expand-default",title:"Open as many of the outermost modules as read well",onClick:()=>o({expand:null}),children:"Default"}),c("button",{type:"button","data-testid":"expand-below",disabled:i===null,title:i===null?"Select a module first":"Open the selected module and everything inside it",onClick:()=>i!==null&&r.expandBelow(i),children:"Expand below"})]}),c("div",{class:"group zoom",children:[c("button",{type:"button","aria-label":"Zoom out",title:"Zoom out (-)","data-testid":"zoom-out",onClick:()=>e.current?.zoom(.8),children:"−"}),c("button",{type:"button","aria-label":"Zoom in",title:"Zoom in (+)","data-testid":"zoom-in",onClick:()=>e.current?.zoom(1.25),children:"+"}),c("button",{type:"button",title:"Actual size (0)","data-testid":"zoom-actual",onClick:()=>e.current?.actualSize(),children:"1:1"}),c("button",{type:"button",title:"The whole graph (f)","data-testid":"zoom-fit",onClick:()=>e.current?.fit(),children:"Fit"})]}),c("button",{type:"button","data-testid":"download-svg",disabled:!a,onClick:()=>{let{run:p,step:m}=s.shown.value??{run:"run",step:0},b=Vr("graph",p,m)+".svg";a&&Nr(b,"image/svg+xml",za(a.svg))},children:"Download SVG"})]})}function eu({drawing:e}){let[t,n]=he(new Set),[o,r]=he(null),s=_e(()=>cp(e),[e]);Xe(()=>{let i=o===null?[...t]:[o];i.length>0?e.svg.dataset.only=i.map(Ut).join(" "):delete e.svg.dataset.only},[e,t,o]);let l=i=>{let a=new Set(t);a.delete(i)||a.add(i),n(a)};return s.length===0?null:c("div",{class:"legend",role:"group","aria-label":"States of the tensors","data-testid":"legend",children:s.map(([i,a])=>c("button",{type:"button",class:"legend-item","aria-pressed":t.has(i),title:`${up[i]} Click to show only these.`,"data-testid":`legend-${Ut(i)}`,onClick:()=>l(i),onPointerEnter:()=>r(i),onPointerLeave:()=>r(null),children:[c(rl,{state:i}),i,c("small",{class:"number",children:me(a)})]},i))})}var up={cached:"Kept for the backward: at least one save refers to its memory.",freed:"Made in the forward and dead when it ended.",held:"Alive when the forward ended, though no save refers to it.",recomputed:"Made in a checkpointed region: the backward makes it again.",parameter:"A parameter or buffer: there with or without the forward.",input:"There before the forward began, and not saved.","not cached":"Freed or held: without an op stream the two cannot be told apart."};function cp({svg:e}){return _a.map(t=>[t,e.querySelectorAll(`g.edge.${Ut(t)}`).length]).filter(([,t])=>t>0)}var tu={key:"graph",title:"Graph",isKept:!0,Panel:dp};function dp({recording:e,isHidden:t}){let n=Q(),{graph:o}=n,r=gt(null),s=gt(null),l=gt(null),i=gt(""),a=gt(null),[d,p]=he(null),{value:m}=o.picture.state.value,{selected:b}=n.address.value,g=o.focus.value;return ao(()=>{if(!r.current||!s.current)return;let _=Ga(r.current,s.current,{onSelect:n.select,onToggle:o.toggle,onHover:k=>a.current&&pp(a.current,k)});return l.current=_,()=>_.dispose()},[]),ao(()=>{if(!m)return;let _=Pa(m.svg),k=JSON.stringify(m.recording),M=i.current==="",E=i.current!==k,v=o.focus.peek()??(M?n.address.peek().selected:null);l.current?.show(_,o.nearest(v,_.boxes),E),i.current=k,a.current=_,o.focus.value=null,p(_)},[m]),Xe(()=>{if(g===null||!d||t||o.picture.state.peek().loading)return;let _=o.nearest(g,d.boxes);_&&l.current?.centre(_),o.focus.value=null},[g,d,t]),Xe(()=>{let _=d&&o.nearest(b,d.boxes);!t&&_&&l.current?.keep(_)},[t]),Xe(()=>{if(d)return fp(d,o.nearest(b,d.boxes))},[b?.text,d]),c("div",{class:"graph",children:[c(Xa,{viewport:l,recording:e}),d&&c(Ja,{drawing:d}),c("div",{class:"window",children:[c("div",{class:"frame",ref:r,tabIndex:0,role:"group","aria-label":"Graph of the forward pass. Arrow keys go from box to box, Enter selects, Space opens or closes a module, plus and minus zoom, 0 is actual size, f fits.","data-testid":"graph-frame",children:c("div",{class:"canvas",ref:s,"data-testid":"graph-canvas"})}),c(Ya,{})]}),d&&c(eu,{drawing:d})]})}function fp(e,t){let n=t&&e.boxes.get(t.text);if(!n)return;let o=[n.element,...e.edges.get(n.id.text)??[]];return o.forEach(r=>r.classList.add("selected")),()=>o.forEach(r=>r.classList.remove("selected"))}function pp({svg:e,edges:t},n){e.querySelectorAll(".lit").forEach(r=>r.classList.remove("lit"));let o=n===null?[]:t.get(n.text)??[];o.forEach(r=>r.classList.add("lit")),e.classList.toggle("has-lit",o.length>0)}var nu={key:"largest",title:"Largest",Panel:hp};function hp({recording:e}){let{address:t}=Q(),{largest:n}=e,o=Math.max(0,...n.map(r=>r.nbytes));return n.length===0?c("p",{class:"hint pad",children:"Nothing is kept for the backward in this recording."}):c("ol",{class:"largest","data-testid":"largest",children:n.map(r=>c("li",{children:c(mp,{row:r,whole:o,selected:t.value.selected})},r.storage))})}function mp({row:e,whole:t,selected:n}){let{select:o}=Q(),r=Kt(e.node);return c("button",{type:"button",class:"card","aria-pressed":r.text===n?.text,"data-node":e.node,onClick:()=>o(r),children:c(gp,{row:e,whole:t})})}function gp({row:e,whole:t}){let n=[e.fqn,e.source].filter(Boolean).join(" · ");return c(pe,{children:[c("span",{class:"size",children:[c(ge,{n:e.nbytes}),c(go,{part:e.nbytes,whole:t})]}),c("span",{class:"what",children:[c("span",{class:"name",children:[c("b",{children:e.op})," keeps ",c("code",{children:e.slot}),c("span",{class:"type",children:Ko(e.dtype,e.shape)})]}),c("span",{class:"reason",children:e.reason}),c("small",{children:[n,e.category,e.name,e.saves>1&&It(e.saves,"save")].filter(Boolean).join(" · ")})]})]})}function ou(e){return typeof e=="object"?e.key:e}function ru(e,t){let n=e.length;return new Proxy(e,{get(o,r,s){if(typeof r=="string"){let l=r.charCodeAt(0);if(l>=48&&l<=57){let i=+r;if(Number.isInteger(i)&&i>=0&&i<n){let a=o[i];if(typeof a!="object"){let d=t[i*2];a=o[i]={index:i,key:a,start:d,size:t[i*2+1],end:d+t[i*2+1],lane:0}}return a}}if(r==="length")return n}return Reflect.get(o,r,s)}})}function In(e,t,n){let o=n.initialDeps??[],r,s=!0;function l(){var i;let d=0,p=e();if(!(p.length!==o.length||p.some((g,_)=>o[_]!==g)))return r;o=p;let b=0;return r=t(...p),n?.onChange&&!(s&&n.skipInitialOnChange)&&n.onChange(r),s=!1,r}return l.updateDeps=i=>{o=i},l}function dl(e,t){if(e===void 0)throw new Error(`Unexpected undefined${t?`: ${t}`:""}`);return e}var tn=(e,t)=>Math.abs(e-t)<1.01,su=(e,t,n)=>{let o;return Object.assign(function(...r){e.clearTimeout(o),o=e.setTimeout(()=>t.apply(this,r),n)},{cancel:()=>{e.clearTimeout(o)}})};function lu({offset:e,isScrolling:t,elementMax:n,holdOffset:o,scrollOffset:r,pendingWrite:s,clampedMaxAtWrite:l}){var i;return t&&s===null&&e===r?"spurious":s!==null&&Math.abs(e-s.target)<1.5?"readBack":s!==null&&!s.smooth&&n!==null&&s.target>n+o+.5&&Math.abs(e-(n+o))<1.5||s!==null&&!s.smooth&&((i=s.lowMaxes)!=null&&i.some(a=>Math.abs(e-a)<1.5))?"clampedReadBack":l!==null&&Math.abs(e-l)<1.5?"clampedEcho":"external"}var yp=e=>e==="smooth"||e==="smoothFinishing";function iu({kind:e,offset:t,command:n,target:o}){return e!=="spurious"&&e!=="readBack"&&e!=="clampedReadBack"&&n?.index!=null&&n.phase!=="queued"&&!yp(n.phase)&&!tn(t,n.lastTargetOffset)&&!tn(t,o())&&e!=="clampedEcho"}var fl=40;function au(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<fl;)n--;if(n<0)return!1;let o=e[n],r=n-1;for(;r>=0&&o.t-e[r].t<fl;)r--;if(r<0)return!1;let s=e[r],l=(t.offset-o.offset)/(t.t-o.t),i=(o.offset-s.offset)/(o.t-s.t);return l*i>=0&&Math.abs(l)>=2*Math.abs(i)&&Math.abs(l)-Math.abs(i)>=.8}function uu(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<fl;)n--;if(n<0)return!1;let o=e[n];return Math.abs(t.offset-o.offset)/(t.t-o.t)>=.05}var qo,Yo=()=>{if(qo!==void 0)return qo;if(typeof navigator>"u")return qo=!1;if(/iP(hone|od|ad)/.test(navigator.userAgent))return qo=!0;let e=navigator.maxTouchPoints;return qo=navigator.platform==="MacIntel"&&e!==void 0&&e>0},pl,bp=()=>pl!==void 0?pl:pl=Yo()&&typeof CSS<"u"&&typeof CSS.supports=="function"&&CSS.supports("overflow-anchor: auto"),cu=()=>!Yo()||bp();var vo={capture:!0,passive:!0},Gr=class{constructor(t){this.host=t,this._touch=null,this.inMotion=()=>this._touch!==null&&this._touch.phase!=="lateFling",this.dragging=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved},this.tail=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="tail"?this._touch.moved?"fling":"tap":null},this.onScroll=({isScrolling:n,ownReadBack:o,moved:r,external:s})=>{var l,i,a;return n&&((l=this._touch)==null?void 0:l.phase)==="tail"?this._openTail(this._touch.moved||!o,!1):((i=this._touch)==null?void 0:i.phase)==="lateFling"&&(this.host.now()>this._touch.until?this._touch=null:s&&n&&r&&this._openTail(!0,!1)),!o&&n&&r&&((a=this._touch)==null?void 0:a.phase)==="down"?(this._touch.moved=!0,!0):!1},this.touchStart=()=>{this.end(),this._touch={phase:"down",moved:!1}},this.touchEnd=()=>{var n;let o=((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved;this.end(),this._openTail(o,o)},this.end=()=>{var n;let o=this.host.getWindow();((n=this._touch)==null?void 0:n.phase)==="tail"&&o!=null&&o.clearTimeout(this._touch.timerId),this._touch=null},this.listen=n=>{let o=()=>this.touchStart(),r=()=>this.touchEnd();return n.addEventListener("touchstart",o,vo),n.addEventListener("touchend",r,vo),n.addEventListener("touchcancel",r,vo),()=>{n.removeEventListener("touchstart",o,vo),n.removeEventListener("touchend",r,vo),n.removeEventListener("touchcancel",r,vo),this.end()}},this._openTail=(n,o)=>{let r=this.host.getWindow();if(r==null)return;this.end();let s={phase:"tail",moved:n,awaitingFling:o,timerId:r.setTimeout(()=>{if(this.host.tailStillMoving()){this._openTail(s.moved,s.awaitingFling);return}this._touch=s.awaitingFling?{phase:"lateFling",until:this.host.now()+1e3}:null,this.host.onTailClosed()},150)};this._touch=s}}get touch(){return this._touch}};var du=e=>{let{clientWidth:t,clientHeight:n}=e;return{width:t,height:n}},hu=e=>{let t=new Set;return{schedule:n=>{let o=e.requestAnimationFrame(()=>{t.delete(o),n()});t.add(o)},cancel:()=>{t.forEach(n=>e.cancelAnimationFrame(n)),t.clear()}}},vp=e=>e,_p=e=>{let t=e.overscan*Math.max(e.lanes??1,1),n=Math.max(e.startIndex-t,0),r=Math.min(e.endIndex+t,e.count-1)-n+1,s=new Array(r);for(let l=0;l<r;l++)s[l]=n+l;return s},mu=(e,t)=>{let n=e.scrollElement;if(!n)return;let o=e.targetWindow;if(!o)return;let r=i=>{let{width:a,height:d}=i;t({width:Math.round(a),height:Math.round(d)})};if(r(du(n)),!o.ResizeObserver)return()=>{};let s=hu(o),l=new o.ResizeObserver(()=>{let i=()=>{r(du(n))};e.options.useAnimationFrameWithResizeObserver?s.schedule(i):i()});return l.observe(n,{box:"content-box"}),()=>{l.unobserve(n),s.cancel()}},fu={passive:!0};var xp=typeof window>"u"?!0:"onscrollend"in window,wp=(e,t,n)=>{let o=e.scrollElement;if(!o)return;let r=e.targetWindow;if(!r)return;let s=e.options.useScrollendEvent&&xp,l=0,i=s?null:su(r,()=>t(n(o),!1),e.options.isScrollingResetDelay),a=m=>()=>{l=n(o),i?.(),t(l,m)},d=a(!0),p=a(!1);return o.addEventListener("scroll",d,fu),s&&o.addEventListener("scrollend",p,fu),()=>{o.removeEventListener("scroll",d),s&&o.removeEventListener("scrollend",p),i?.cancel()}},gu=(e,t)=>wp(e,t,n=>{let{horizontal:o,isRtl:r}=e.options;return o?n.scrollLeft*(r&&-1||1):n.scrollTop});var Sp=(e,t,n)=>{if(n.options.useCachedMeasurements){let o=n.indexFromElement(e),r=n.options.getItemKey(o);return n.itemSizeCache.get(r)??n.options.estimateSize(o)}if(t?.borderBoxSize){let o=t.borderBoxSize[0];if(o)return Math.round(o[n.options.horizontal?"inlineSize":"blockSize"])}if(!t){let o=n.indexFromElement(e),r=n.options.getItemKey(o),s=n.itemSizeCache.get(r);if(s!==void 0)return s}return e[n.options.horizontal?"offsetWidth":"offsetHeight"]},kp=(e,{adjustments:t=0,behavior:n},o)=>{var r;let{scrollElement:s,options:l}=o,i=e+t,a=l.horizontal&&l.isRtl&&s!==null&&"ownerDocument"in s;(r=s?.scrollTo)==null||r.call(s,{[l.horizontal?"left":"top"]:a?-i:i,behavior:n})};var yu=kp,pu=(e,t)=>e==="smooth"?t?"smoothLanded":"smooth":"instant",Jo=e=>e?.phase==="smooth"||e?.phase==="smoothLanded";function Rp(e,t,n,o){if(t===0)return!1;let r=o(0),s=new Set,l=0;for(;l<e;){let a=n(l);if(a===r)break;s.add(a),l++}let i=e-l;if(i===0||i>=t)return!1;for(let a=0;a<i;a++)if(o(a)!==n(l+a))return!1;for(let a=i;a<t;a++)if(s.has(o(a)))return!1;return!0}var Kr=class{constructor(t){this.unsubs=[],this.scrollElement=null,this.targetWindow=null,this.isScrolling=!1,this.scrollState=null,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache=new Map,this.itemSizeCacheVersion=0,this.laneAssignments=new Map,this.pendingMin=null,this.prevLanes=void 0,this.lanesChangedFlag=!1,this.lanesSettling=!1,this.pendingScrollAnchor=null,this.scrollRect=null,this.scrollOffset=null,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._iosGesture=new Gr({getWindow:()=>this.targetWindow,now:()=>this.now(),tailStillMoving:()=>{let n=this.scrollState;if(n?.phase!=="queued"||this.pendingWrite!==null)return!1;let o=this._readElementOffset();return o===null||this._lastElementOffset===null||Math.abs(o-this._lastElementOffset)<1?!1:(this._lastElementOffset=o,n.samples=[...n.samples??[],{t:this.now(),offset:o}],!0)},onTailClosed:()=>{let n=this.scrollState;n?.phase==="queued"&&uu(n.samples??[])&&(this.scrollState=null),this._flushHoldIfReady(!0),this._writeAwaitingCommand(),this._retryClampedAdjustment()}}),this._lastElementOffset=null,this.pendingWrite=null,this._clampedAdjustment=null,this.elementsCache=new Map,this._resizeBatch=null,this.now=()=>{var n,o,r;return((r=(o=(n=this.targetWindow)==null?void 0:n.performance)==null?void 0:o.now)==null?void 0:r.call(o))??Date.now()},this.observer=(()=>{let n=null,o=null,r=!1,s=!1,l=new Set,i=()=>{if(n)return n;let d=this.targetWindow;if(!d||!d.ResizeObserver)return null;let p=o=hu(d);return n=new d.ResizeObserver(m=>{let b=()=>{let g={sync:!1};this._resizeBatch=g;try{m.forEach(a)}finally{this._resizeBatch=null,g.notify&&(this.notify(g.sync),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment(),this.measureElement(null))}};if(this.options.useAnimationFrameWithResizeObserver)p.schedule(b);else{r=!0;try{b()}finally{r=!1}}})},a=d=>{let p=d.target,m=this.indexFromElement(p);if(!p.isConnected){this.observer.unobserve(p);for(let[b,g]of this.elementsCache)if(g===p){this.elementsCache.delete(b);break}return}this.isIndexInRange(m)&&this.shouldMeasureDuringScroll(m)&&this.resizeItem(m,this.options.measureElement(p,d,this))};return{disconnect:()=>{var d;(d=i())==null||d.disconnect(),o?.cancel(),l.clear(),s=!1,n=null,o=null},observe:d=>{let p=i();if(p){if(!r){p.observe(d,{box:"border-box"});return}l.add(d),s||(s=!0,o?.schedule(()=>{s=!1,l.forEach(m=>{m.isConnected&&n?.observe(m,{box:"border-box"})}),l.clear()}))}},unobserve:d=>{var p;l.delete(d),(p=i())==null||p.unobserve(d)}}})(),this.range=null,this.setOptions=n=>{var o;let r={debug:!1,initialOffset:0,overscan:1,paddingStart:0,paddingEnd:0,scrollPaddingStart:0,scrollPaddingEnd:0,horizontal:!1,getItemKey:vp,rangeExtractor:_p,onChange:()=>{},measureElement:Sp,initialRect:{width:0,height:0},scrollMargin:0,gap:0,indexAttribute:"data-index",initialMeasurementsCache:[],lanes:1,anchorTo:"start",followOnAppend:!1,scrollEndThreshold:1,isScrollingResetDelay:150,enabled:!0,isRtl:!1,useScrollendEvent:!1,useAnimationFrameWithResizeObserver:!1,laneAssignmentMode:"estimate",useCachedMeasurements:!1};for(let p in n){let m=n[p];m!==void 0&&(r[p]=m)}let s=this.options,l=null,i=null,a=!1;if(s!==void 0&&s.enabled&&r.enabled&&r.anchorTo==="end"&&this.scrollElement!==null){let p=s.count,m=r.count,b=this.getMeasurements(),g=((o=this._singleLaneMeasurements)==null?void 0:o.items)??b,_=S=>ou(g[S]),k=p>0?_(0):null,M=p>0?_(p-1):null;if(m!==p||p>0&&m>0&&(r.getItemKey(0)!==k||r.getItemKey(m-1)!==M)){a=!0;let S=p>0?this.getVirtualItemForOffset(this.getScrollOffset())??b[0]:null;S&&(l=[S.key,this.getScrollOffset()-S.start]);let R=r.followOnAppend===!0?"auto":r.followOnAppend||null;R&&m>0&&this.isAtEnd(s.scrollEndThreshold)&&(p===0||r.getItemKey(m-1)!==M)&&(m>p||Rp(p,m,_,r.getItemKey))&&(i=R)}}this.options=r,a&&(this.pendingMin=0,this.itemSizeCacheVersion++);let d=null;if(l&&this.scrollOffset!==null&&!this._awaitingCommandReadBack()){let[p,m]=l,b=this.getMeasurements(),{count:g,getItemKey:_}=this.options,k=0;for(;k<g&&_(k)!==p;)k++;if(k<g){let M=b[k];if(M){let E=Math.max(0,M.start+m);!i&&E!==this.scrollOffset&&(d=E-this.scrollOffset,this.scrollOffset=E)}}}i?this.pendingScrollAnchor={kind:"follow",behavior:i}:d!==null&&(this._canWriteScroll()?this.pendingScrollAnchor={kind:"anchor",delta:d}:(this._holdOffset+=d,this._followOffsetTarget(d)))},this.notify=n=>{var o,r;(r=(o=this.options).onChange)==null||r.call(o,this,n)},this.maybeNotify=In(()=>(this.calculateRange(),[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]),n=>{this.notify(n)},{key:!1,debug:()=>this.options.debug,initialDeps:[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]}),this.cleanup=()=>{var n;this.unsubs.filter(Boolean).forEach(o=>o()),this.unsubs=[],this.observer.disconnect(),this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null,(n=this._momentumStop)==null||n.restore(),this._momentumStop=null,this.isScrolling=!1,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._clampedAdjustment=null,this.pendingWrite=null,this.scrollElement=null,this.targetWindow=null},this._didMount=()=>()=>{this.cleanup()},this._willUpdate=()=>{var n;let o=this.options.enabled?this.options.getScrollElement():null;if(this.scrollElement!==o){if(this.cleanup(),!o){this.maybeNotify();return}this.scrollElement=o,this.scrollElement&&"ownerDocument"in this.scrollElement?this.targetWindow=this.scrollElement.ownerDocument.defaultView:this.targetWindow=((n=this.scrollElement)==null?void 0:n.window)??null,this.elementsCache.forEach(s=>{this.observer.observe(s)}),this.unsubs.push(this.options.observeElementRect(this,s=>{this.scrollRect=s,this.maybeNotify()})),this.unsubs.push(this.options.observeElementOffset(this,(s,l)=>{var i,a,d,p;let m=l?this._elementMaxScrollOffset():null,b=this._reportedOverscroll;this._reportedOverscroll=s<0||m!==null&&s>m+1;let g=s;this._lastElementOffset=g,s=this._toLayoutOffset(s);let _=this._classifyScrollEvent(s,l,m);if(_==="spurious")return;_==="readBack"?s=this.pendingWrite.target:_==="clampedReadBack"&&((i=this.scrollState)==null?void 0:i.index)!=null&&s<this.getMaxScrollOffset()-1.5?this.scrollState.lastTargetOffset=s:iu({kind:_,offset:s,command:this.scrollState,target:()=>this.getScrollStateTarget(this.scrollState)})&&(this.scrollState=null),this.pendingWrite=null,this._clampedAdjustment!==null&&Math.abs(s-this._clampedAdjustment.maxAtWrite)>=1.5&&(this._clampedAdjustment=null);let k=this.getScrollOffset(),M=this.scrollDirection;this.scrollDirection=l?k===s?this.scrollDirection:k<s?"forward":"backward":null,this.scrollOffset=s,this.isScrolling=l;let E=this.scrollState;if(E?.phase==="queued"&&_==="external"&&l)if(b||this._reportedOverscroll)E.samples=[];else{let v=this.now();E.samples=[...(E.samples??[]).filter(S=>v-S.t<=200),{t:v,offset:g}],(M!==null&&this.scrollDirection!==M||au(E.samples))&&(this.scrollState=null)}this._iosGesture.onScroll({isScrolling:l,ownReadBack:_==="readBack",moved:s!==k,external:_==="external"&&((a=this.scrollState)==null?void 0:a.phase)!=="smooth"&&((d=this.scrollState)==null?void 0:d.phase)!=="smoothFinishing"})&&((p=this.scrollState)==null?void 0:p.phase)==="queued"&&(this.scrollState=null),this._flushHoldIfReady(!0),this.scrollState&&this.scheduleScrollReconcile(),this.maybeNotify()})),"addEventListener"in this.scrollElement&&this.unsubs.push(this._iosGesture.listen(this.scrollElement)),this._scrollToOffset(this.getScrollOffset())}this._noteClampMax();let r=this.pendingScrollAnchor;this.pendingScrollAnchor=null,r&&this.scrollElement&&this.options.enabled&&(r.kind==="anchor"?this._canWriteScroll()?Jo(this.scrollState)&&!tn(this.getScrollOffset()-r.delta,this.scrollState.lastTargetOffset)||(this._followOffsetTarget(r.delta),this._scrollToOffset(this.getScrollOffset())):(this._holdOffset+=r.delta,this._followOffsetTarget(r.delta),this.notify(!1)):this.scrollToEnd({behavior:r.behavior})),this._flushHoldIfReady(!1),this._retryClampedAdjustment()},this._classifyScrollEvent=(n,o,r)=>{var s;return lu({offset:n,isScrolling:o,elementMax:r,holdOffset:this._holdOffset,scrollOffset:this.scrollOffset,pendingWrite:this.pendingWrite,clampedMaxAtWrite:((s=this._clampedAdjustment)==null?void 0:s.maxAtWrite)??null})},this._retryClampedAdjustment=()=>{if(this._clampedAdjustment===null||!this.scrollElement||!this.options.enabled||!this._canWriteScroll())return;let{target:n,maxAtWrite:o}=this._clampedAdjustment,r=this.getMaxScrollOffset();r>o+.5&&(this._clampedAdjustment=n>r+.5?{target:n,maxAtWrite:r}:null,this._scrollToOffset(n))},this._writeAwaitingCommand=()=>{let n=this.scrollState;if(n===null||n.phase!=="queued")return;let{behavior:o}=n;this.getMeasurements();let r=this.getScrollStateTarget(n);n.lastTargetOffset=r,this._clampedAdjustment=null,n.phase=pu(o,n.index!=null&&tn(r,this.getScrollOffset())),this._scrollToOffset(r,{behavior:o}),this.scheduleScrollReconcile()},this._readElementOffset=()=>{let n=this.scrollElement;if(n==null)return null;let{horizontal:o,isRtl:r}=this.options;return typeof n.scrollTop=="number"?o?n.scrollLeft*(r&&-1||1):n.scrollTop:typeof n.scrollY=="number"?o?n.scrollX:n.scrollY:null},this._canWriteScroll=()=>!(Yo()&&this._iosGesture.inMotion())&&!this._reportedOverscroll,this._flushHoldIfReady=n=>{var o;if(this._holdOffset===0||!this.scrollElement||!this.options.enabled||!this._canWriteScroll()||((o=this.scrollState)==null?void 0:o.phase)==="smooth")return;this._holdOffset=0,this.scrollOffset!==null&&this.scrollOffset<0&&(this.scrollOffset=0),this.notify(n);let r=this.getCommandWrittenOffset()??this.getScrollOffset();this._clampedAdjustment=this._clampedBy(r),this._scrollToOffset(r)},this.rafId=null,this.getSize=()=>this.options.enabled?(this.scrollRect=this.scrollRect??this.options.initialRect,this.scrollRect[this.options.horizontal?"width":"height"]):(this.scrollRect=null,0),this.getScrollOffset=()=>this.options.enabled?(this.scrollOffset=this.scrollOffset??(typeof this.options.initialOffset=="function"?this.options.initialOffset():this.options.initialOffset),this.scrollOffset):(this.scrollOffset=null,0),this.getMeasurementOptions=In(()=>[this.options.count,this.options.paddingStart,this.options.scrollMargin,this.options.getItemKey,this.options.enabled,this.options.lanes,this.options.laneAssignmentMode,this.options.gap],(n,o,r,s,l,i,a,d)=>(this.prevLanes!==void 0&&this.prevLanes!==i&&(this.lanesChangedFlag=!0),this.prevLanes=i,this.pendingMin=null,{count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:l,lanes:i,laneAssignmentMode:a,gap:d}),{key:!1}),this.isIndexInRange=n=>n>=0&&n<this.options.count,this.getMeasurements=In(()=>[this.getMeasurementOptions(),this.itemSizeCacheVersion],({count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:l,lanes:i,laneAssignmentMode:a,gap:d},p)=>{var m;let b=this.itemSizeCache;if(!l)return this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),[];if(this.laneAssignments.size>n)for(let v of this.laneAssignments.keys())v>=n&&this.laneAssignments.delete(v);this.lanesChangedFlag&&(this.lanesChangedFlag=!1,this.lanesSettling=!0,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.pendingMin=null),this.measurementsCache.length===0&&!this.lanesSettling&&(this.measurementsCache=this.options.initialMeasurementsCache,this.measurementsCache.forEach(v=>{this.itemSizeCache.set(v.key,v.size)}));let g=this.lanesSettling?0:this.pendingMin??0;if(this.pendingMin=null,this.lanesSettling&&this.measurementsCache.length===n&&(this.lanesSettling=!1),i===1){let v=n*2,S=(m=this._singleLaneMeasurements)==null?void 0:m.flat;if(!S||S.length<v){let W=new Float64Array(v);S&&g>0&&W.set(S.subarray(0,g*2)),S=W}let R=g===0?new Array(n):this._singleLaneMeasurements.items.slice(),D;if(g===0)D=o+r;else{let W=g-1;D=S[W*2]+S[W*2+1]+d}for(let W=g;W<n;W++){let G=s(W);R[W]=G;let q=b.get(G),B=typeof q=="number"?q:this.options.estimateSize(W);S[W*2]=D,S[W*2+1]=B,D+=B+d}this._singleLaneMeasurements={flat:S,items:R};let O=ru(R,S);return this.measurementsCache=O,O}let _=this.measurementsCache.slice(0,g),k=new Array(i).fill(void 0),M=new Float64Array(i),E=0;for(let v=0;v<g;v++){let S=_[v];S&&(k[S.lane]===void 0&&E++,k[S.lane]=v,M[S.lane]=S.end)}for(let v=g;v<n;v++){let S=s(v),R=this.laneAssignments.get(v),D,O,W=a==="estimate"||b.has(S);if(R!==void 0&&this.options.lanes>1){D=R;let T=k[D],I=T!==void 0?_[T]:void 0;O=I?I.end+d:o+r}else if(E===i){let T=0,I=M[0],P=k[0];for(let H=1;H<i;H++){let F=M[H];(F<I||F===I&&k[H]<P)&&(T=H,I=F,P=k[H])}D=T,O=I+d,W&&this.laneAssignments.set(v,D)}else D=v%this.options.lanes,O=o+r,W&&this.laneAssignments.set(v,D);let G=b.get(S),q=typeof G=="number"?G:this.options.estimateSize(v),B=O+q;_[v]={index:v,start:O,size:q,end:B,key:S,lane:D},k[D]===void 0&&E++,k[D]=v,M[D]=B}return this.measurementsCache=_,_},{key:!1,debug:()=>this.options.debug}),this.calculateRange=In(()=>[this.getMeasurements(),this.getSize(),this.getScrollOffset(),this.options.lanes,this._getLayoutTotalSize()+this.options.scrollMargin],(n,o,r,s,l)=>{if(n.length===0||o===0)return this.range=null,null;let i=Math.max(l-o,0);return this.range=Tp(n,o,Math.min(r,i),s,s===1&&this._singleLaneMeasurements!==null?this._singleLaneMeasurements.flat:null),this.range},{key:!1,debug:()=>this.options.debug}),this.getVirtualIndexes=In(()=>{let n=null,o=null,r=this.calculateRange();return r&&(n=r.startIndex,o=r.endIndex),this.maybeNotify.updateDeps([this.isScrolling,n,o]),[this.options.rangeExtractor,this.options.overscan,this.options.count,n,o,this.options.lanes]},(n,o,r,s,l,i)=>s===null||l===null?[]:n({startIndex:s,endIndex:l,overscan:o,count:r,lanes:i}),{key:!1,debug:()=>this.options.debug}),this.indexFromElement=n=>{let o=this.options.indexAttribute,r=n.getAttribute(o);return r?parseInt(r,10):(console.warn(`Missing attribute name '${o}={index}' on measured element.`),-1)},this.shouldMeasureDuringScroll=n=>{var o;if(!Jo(this.scrollState))return!0;let r=this.scrollState.index??((o=this.getVirtualItemForOffset(this.scrollState.lastTargetOffset))==null?void 0:o.index);if(r!==void 0&&this.range){let s=Math.max(this.options.overscan,Math.ceil((this.range.endIndex-this.range.startIndex)/2)),l=Math.max(0,r-s),i=Math.min(this.options.count-1,r+s);return n>=l&&n<=i}return!0},this.measureElement=n=>{if(!n){this.elementsCache.forEach((l,i)=>{l.isConnected||(this.observer.unobserve(l),this.elementsCache.delete(i))});return}let o=this.indexFromElement(n);if(!this.isIndexInRange(o))return;let r=this.options.getItemKey(o),s=this.elementsCache.get(r);s!==n&&(s&&this.observer.unobserve(s),this.observer.observe(n),this.elementsCache.set(r,n)),n.isConnected&&(!this.isScrolling||this.scrollState)&&this.shouldMeasureDuringScroll(o)&&this.resizeItem(o,this.options.measureElement(n,void 0,this))},this.resizeItem=(n,o)=>{var r,s,l;if(!this.isIndexInRange(n))return;(r=this._resizeBatch)!=null&&r.sync&&this.getMeasurements();let i,a,d,p=(s=this._singleLaneMeasurements)==null?void 0:s.flat;if(this.options.lanes===1&&p!=null)d=this.options.getItemKey(n),a=p[n*2],i=p[n*2+1];else{let g=this.measurementsCache[n];if(!g)return;d=g.key,a=g.start,i=g.size}let m=this.itemSizeCache.get(d)??i,b=o-m;if(b!==0){let g=this.options.anchorTo==="end"&&!Jo(this.scrollState)&&this.getVirtualDistanceFromEnd()<=this.options.scrollEndThreshold,_=g?this._getLayoutTotalSize():0,k=this.getScrollOffset(),E=!this.itemSizeCache.has(d)?a<k:a+m<=k&&this.scrollDirection!=="backward",v=!Jo(this.scrollState)&&(this.shouldAdjustScrollPositionOnItemSizeChange!==void 0?this.shouldAdjustScrollPositionOnItemSizeChange(this.measurementsCache[n]??{index:n,key:d,start:a,size:i,end:a+i,lane:0},b,this):E);(this.pendingMin===null||n<this.pendingMin)&&(this.pendingMin=n),this.itemSizeCache.set(d,o),this.itemSizeCacheVersion++;let S=!1;if(this._awaitingCommandReadBack()||(g?S=this.applyScrollAdjustment(this._getLayoutTotalSize()-_):v&&(S=this.applyScrollAdjustment(b))),this._resizeBatch){this._resizeBatch.notify=!0,(l=this._resizeBatch).sync||(l.sync=S);return}this.notify(S),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment()}},this.getVirtualItems=In(()=>[this.getVirtualIndexes(),this.getMeasurements(),this._holdOffset],(n,o,r)=>{let s=[];for(let l=0,i=n.length;l<i;l++){let a=n[l],d=o[a];s.push(r===0?d:{...d,start:d.start-r,end:d.end-r})}return s},{key:!1,debug:()=>this.options.debug}),this.getVirtualItemForOffset=n=>{var o;let r=this.getMeasurements();if(r.length===0)return;let s=(o=this._singleLaneMeasurements)==null?void 0:o.flat,l=this.options.lanes===1&&s!=null,i=bu(0,r.length-1,l?a=>s[a*2]:a=>dl(r[a]).start,n);return dl(r[i])},this._noteClampMax=()=>{if(!this._awaitingCommandReadBack())return;let n=this._elementMaxScrollOffset();if(n===null)return;let o=this.pendingWrite,r=Math.max(n,0)+this._holdOffset;if(r>=o.target)return;let s=o.lowMaxes??(o.lowMaxes=[]);s[s.length-1]!==r&&s.push(r)},this.getMaxScrollOffset=()=>(this._elementMaxScrollOffset()??0)+this._holdOffset,this._toLayoutOffset=n=>{var o;let r=n+this._holdOffset;return((o=this.pendingScrollAnchor)==null?void 0:o.kind)==="anchor"&&(r+=this.pendingScrollAnchor.delta),r},this._elementMaxScrollOffset=()=>{let n=this.scrollElement;if(n===null)return null;if("scrollHeight"in n)return this.options.horizontal?n.scrollWidth-n.clientWidth:n.scrollHeight-n.clientHeight;if("document"in n){let o=n.document.documentElement;return this.options.horizontal?o.scrollWidth-n.innerWidth:o.scrollHeight-n.innerHeight}return null},this._momentumStop=null,this._stopMomentum=n=>{let o=this.scrollElement,r=this.targetWindow;if(o===null||r===null)return;let s="document"in o?o.document.scrollingElement:o;if(!s?.style)return;if(this._momentumStop){this._momentumStop.done=n;return}let{style:l}=s,i=this.options.horizontal?"overflow-x":"overflow-y",a=l.getPropertyValue(i),d=l.getPropertyPriority(i),p=()=>this.options.horizontal?s.clientHeight:s.clientWidth,m=p();if(l.setProperty(i,"hidden","important"),p()!==m){l.setProperty(i,a,d);return}let b={restore:()=>l.getPropertyValue(i)!=="hidden"||l.getPropertyPriority(i)!=="important"?!1:(l.setProperty(i,a,d),!0),done:n};this._momentumStop=b,r.requestAnimationFrame(()=>r.requestAnimationFrame(()=>{this._momentumStop===b&&(this._momentumStop=null,b.restore()&&b.done())}))},this._clampedBy=n=>{let o=this._elementMaxScrollOffset();if(o===null)return null;let r=o+this._holdOffset;return n>r+.5?{target:n,maxAtWrite:r}:null},this.getVirtualDistanceFromEnd=()=>Math.max(this._getLayoutTotalSize()+this.options.scrollMargin-this.getSize()-this.getScrollOffset(),0),this.getDistanceFromEnd=()=>Math.max(this.getMaxScrollOffset()-this.getScrollOffset(),0),this.isAtEnd=(n=this.options.scrollEndThreshold)=>this.getDistanceFromEnd()<=n,this.getOffsetForAlignment=(n,o,r=0)=>{if(!this.scrollElement)return 0;let s=this.getSize(),l=this.getScrollOffset();o==="auto"&&(o=n>=l+s?"end":"start"),o==="center"?n+=(r-s)/2:o==="end"&&(n-=s);let i=this.getMaxScrollOffset();return Math.max(Math.min(i,n),0)},this.getOffsetForIndex=(n,o="auto")=>{n=Math.max(0,Math.min(n,this.options.count-1));let r=this.getSize(),s=this.getScrollOffset(),l=this.getMeasurements()[n];if(!l)return;if(o==="auto")if(l.end>=s+r-this.options.scrollPaddingEnd)o="end";else if(l.start<=s+this.options.scrollPaddingStart)o="start";else return[s,o];if(o==="end"&&n===this.options.count-1){let a=this.getMaxScrollOffset(),d=a-this.options.paddingEnd+this.options.scrollPaddingEnd;return[Math.max(Math.min(d,a),0),o]}let i=o==="end"?l.end+this.options.scrollPaddingEnd:l.start-this.options.scrollPaddingStart;return[this.getOffsetForAlignment(i,o,l.size),o]},this.scrollToOffset=(n,{align:o="start",behavior:r="auto"}={})=>{this._startScroll({index:null,align:o},this.getOffsetForAlignment(n,o),r,"absolute")},this.scrollToIndex=(n,{align:o="auto",behavior:r="auto"}={})=>{n=Math.max(0,Math.min(n,this.options.count-1));let s=this.getOffsetForIndex(n,o);if(!s)return;let[l,i]=s;this._startScroll({index:n,align:i},l,r,"absolute")},this.scrollBy=(n,{behavior:o="auto"}={})=>{let r=this.getOffsetForAlignment((this.getCommandWrittenOffset()??this.getScrollOffset())+n,"start");this._startScroll({index:null,align:"start"},r,o,"relative")},this.scrollToEnd=({behavior:n="auto"}={})=>{if(this.options.count>0){this._startScroll({index:this.options.count-1,align:"end",toEnd:!0},Math.max(this.getMaxScrollOffset(),0),n,"absolute");return}this.scrollToOffset(Math.max(this.getTotalSize()-this.getSize(),0),{behavior:n})},this.cancelScroll=()=>{this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null},this.getTotalSize=()=>Math.max(this._getLayoutTotalSize()-this._holdOffset,0),this._getLayoutTotalSize=()=>{var n,o;let r=this.getMeasurements(),s;if(r.length===0)s=this.options.paddingStart;else if(this.options.lanes===1){let l=r.length-1,i=(n=this._singleLaneMeasurements)==null?void 0:n.flat;i!=null?s=i[l*2]+i[l*2+1]:s=((o=r[l])==null?void 0:o.end)??0}else{let l=Array(this.options.lanes).fill(null),i=r.length-1;for(;i>=0&&l.some(a=>a===null);){let a=r[i];l[a.lane]===null&&(l[a.lane]=a.end),i--}s=Math.max(...l.filter(a=>a!==null))}return Math.max(s-this.options.scrollMargin+this.options.paddingEnd,0)},this.takeSnapshot=()=>{let n=[];if(this.itemSizeCache.size===0)return n;let o=this.getMeasurements();for(let r of o)r&&this.itemSizeCache.has(r.key)&&n.push({index:r.index,key:r.key,start:r.start,size:r.size,end:r.end,lane:r.lane});return n},this._scrollToOffset=(n,{adjustments:o,behavior:r}={})=>{let s={target:n+(o??0),smooth:r==="smooth"};return this.pendingWrite=s,this.options.scrollToFn(n-this._holdOffset,{behavior:r,adjustments:o},this),s},this.getCommandWrittenOffset=()=>this.scrollState!==null&&this.pendingWrite!==null&&!this.pendingWrite.smooth?this.pendingWrite.target:null,this._awaitingCommandReadBack=()=>{let n=this.getCommandWrittenOffset();return!(Yo()&&this._iosGesture.dragging())&&n!==null&&!tn(n,this.getScrollOffset())},this._followOffsetTarget=n=>{this.scrollState!==null&&this.scrollState.index==null&&(this.scrollState.lastTargetOffset+=n)},this.measure=()=>{this.pendingMin=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.itemSizeCacheVersion++,this.notify(!1)},this.setOptions(t)}get scrollAdjustments(){return 0}applyScrollAdjustment(t,n){if(t===0)return!1;if(this._followOffsetTarget(t),this._canWriteScroll()){let o=this.getScrollOffset();this._clampedAdjustment=this._clampedBy(o+t);let r=this._scrollToOffset(o,{adjustments:t,behavior:n});return this.scrollOffset!==null&&(this.pendingWrite===r&&(this.scrollOffset+=t),this.scrollOffset<0&&(this.scrollOffset=0)),!0}else return this._holdOffset+=t,this.scrollOffset!==null&&(this.scrollOffset+=t),!0}scheduleScrollReconcile(){if(!this.targetWindow){this.scrollState=null;return}this.rafId==null&&(this.rafId=this.targetWindow.requestAnimationFrame(()=>{this.rafId=null,this.reconcileScroll()}))}getScrollStateTarget(t){let n=t.toEnd?[Math.max(this.getMaxScrollOffset(),0)]:t.index!=null?this.getOffsetForIndex(t.index,t.align):void 0;return n?n[0]:t.lastTargetOffset}reconcileScroll(){if(!this.scrollState||!this.scrollElement)return;if(this.now()-this.scrollState.startedAt>5e3){this.scrollState=null;return}if(this.scrollState.phase==="queued"){this.scheduleScrollReconcile();return}this.getMeasurements();let o=this.getScrollStateTarget(this.scrollState),r=this.scrollState.index==null?1:this.options.useAnimationFrameWithResizeObserver?3:2,s=o!==this.scrollState.lastTargetOffset;if(!s&&tn(o,this.getScrollOffset())){if(this.scrollState.phase==="smooth"?this.scrollState.phase="smoothLanded":this.scrollState.phase==="smoothFinishing"&&(this.scrollState.phase="instant"),this.scrollState.stableFrames++,this.scrollState.stableFrames>=r){this.getScrollOffset()!==o&&this._scrollToOffset(o,{behavior:"auto"}),this.scrollState=null;return}}else if(this.scrollState.stableFrames=0,s){let l=this.getSize()||600,i=Math.abs(o-this.getScrollOffset()),a=Jo(this.scrollState)&&i>l;this.scrollState.lastTargetOffset=o,a?this.scrollState.phase="smooth":this.scrollState.phase==="smooth"?this.scrollState.phase="smoothFinishing":this.scrollState.phase==="smoothLanded"&&(this.scrollState.phase="instant"),this._scrollToOffset(o,{behavior:a?"smooth":"auto"})}this.scheduleScrollReconcile()}_startScroll(t,n,o,r){this.pendingScrollAnchor=null,this._clampedAdjustment=null;let s=this._iosGesture.tail();if(r==="absolute"&&s!==null){if(s==="fling"&&cu()){this._stopMomentum(()=>{let l=this.scrollState;l?.phase!=="queued"||this._iosGesture.tail()!=="fling"||this._reportedOverscroll||(this._iosGesture.end(),this._flushHoldIfReady(!0),this._writeAwaitingCommand())}),this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,phase:"queued",behavior:o,samples:[]},this.scheduleScrollReconcile();return}this._iosGesture.end()}this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,behavior:o,phase:pu(o,t.index!=null&&tn(n,this.getScrollOffset()))},this._scrollToOffset(n,{behavior:o}),this.scheduleScrollReconcile()}},bu=(e,t,n,o)=>{for(;e<=t;){let r=(e+t)/2|0,s=n(r);if(s<o)e=r+1;else if(s>o)t=r-1;else return r}return e>0?e-1:0};function Ep(e,t,n){let o=0;for(;o<=t;){let r=(o+t)/2|0,s=e[r*2];if(s<n)o=r+1;else if(s>n)t=r-1;else return r}return o>0?o-1:0}function Tp(e,t,n,o,r){let s=e.length-1;if(e.length<=o)return{startIndex:0,endIndex:s};if(o===1&&r!==null){let d=Ep(r,s,n),p=d,m=n+t;for(;p<s&&r[p*2]+r[p*2+1]<m;)p++;return{startIndex:d,endIndex:p}}let i=bu(0,s,d=>e[d].start,n),a=i;if(o===1)for(;a<s&&e[a].end<n+t;)a++;else if(o>1){let d=Array(o).fill(0);for(;a<s&&d.some(m=>m<n+t);){let m=e[a];d[m.lane]=m.end,a++}let p=Array(o).fill(n+t);for(;i>=0&&p.some(m=>m>=n);){let m=e[i];p[m.lane]=m.start,i--}i=Math.max(0,i-i%o),a=Math.min(s,a+(o-1-a%o))}return{startIndex:i,endIndex:a}}function vu(e,t,n){let o=gt(null),[,r]=he(0),s={count:e,overscan:10,scrollMargin:n,scrollPaddingStart:n,estimateSize:()=>t,getScrollElement:()=>o.current,scrollToFn:yu,observeElementRect:mu,observeElementOffset:gu,onChange:()=>r(i=>i+1)},[l]=he(()=>new Kr(s));return l.setOptions(s),ao(()=>l._didMount(),[l]),ao(()=>l._willUpdate()),{scroller:o,virtualizer:l}}var jr=28;function mn(e){let{label:t,testId:n,columns:o,rows:r,selected:s,onChoose:l,minWidth:i}=e,{scroller:a,virtualizer:d}=vu(r.length,jr,jr),[p,m]=he(-1),b=o.map(E=>E.width).join(" "),{sort:g,topKey:_}=e;Xe(()=>d.scrollToOffset(0),[g,_]),Xe(()=>{let E=s===null?-1:r.indexOf(s);E<0||(m(E),d.scrollToIndex(E,{align:"auto"}))},[s]);let k=E=>{let v=Math.max(0,Math.min(r.length-1,E));m(v),d.scrollToIndex(v,{align:"auto"})},M=E=>{if(E.target!==E.currentTarget)return;let v=r[p],S=Math.max(1,Math.floor((a.current?.clientHeight??0)/jr)-2),D={ArrowDown:p+1,ArrowUp:p-1,PageDown:p+S,PageUp:p-S,Home:0,End:r.length-1}[E.key];if(D!==void 0)k(D);else if(E.key==="Enter"&&v!==void 0)l(v);else if(E.key==="ArrowRight"&&v!==void 0)e.onFold?.(v,!0);else if(E.key==="ArrowLeft"&&v!==void 0)e.onFold?.(v,!1);else return;E.preventDefault()};return c("div",{class:"table",ref:a,role:"grid","aria-label":t,"aria-rowcount":r.length+1,"aria-activedescendant":p>=0?`${n}-${p}`:void 0,tabIndex:0,"data-testid":n,onKeyDown:M,children:c("div",{class:"table-inner",style:{minWidth:i,"--tracks":b},children:[c(Mp,{...e}),c("div",{class:"table-body",role:"rowgroup",style:{height:`${d.getTotalSize()}px`},children:d.getVirtualItems().map(({index:E,start:v})=>{let S=r[E];return S===void 0?null:c("div",{id:`${n}-${E}`,class:`tr${E===p?" active":""}`,role:"row","aria-rowindex":E+2,"aria-selected":S===s,"data-row":S,style:{transform:`translateY(${v-jr}px)`},onClick:()=>{m(E),l(S)},children:o.map(R=>c("div",{role:"gridcell",class:R.isNumber?"td number":"td",children:R.cell(S)},R.key))},S)})})]})})}function Mp({columns:e,sort:t,onSort:n}){return c("div",{class:"tr head",role:"row","aria-rowindex":1,children:e.map(({key:o,label:r,help:s,isNumber:l=!1})=>{let i=t?.key!==o?"none":t.descending?"descending":"ascending";return c("div",{role:"columnheader","aria-sort":i,class:l?"number":"",children:c("button",{type:"button",title:s,"data-testid":`sort-${o}`,onClick:()=>n(Ma(t,o,l)),children:[r,c("span",{class:"arrow","aria-hidden":"true",children:{none:"",ascending:"▲",descending:"▼"}[i]})]})},o)})})}var _u={key:"modules",title:"Modules",Panel:Cp};function Cp({recording:e}){let t=Q(),n=e.modules,o=t.recordings.moduleTree.value,[r,s]=Ir("modules"),l=_e(()=>new Set(Qs(r.open??"")??o?.roots),[r.open,o]),i=_=>s("open",Xs([..._])),a=Ar(r.sort,Object.keys(n)),d=_=>l.has(_),p=(_,k)=>{let M=new Set(l);k?M.add(_):M.delete(_),i(M)},m=_e(()=>o?ya(o,d,k=>a?pn(k,Lp(n,a.key),a.descending):k):[],[o,l,r.sort]),b=_e(()=>o?Ap(n,o,d,p):[],[o,l]),{selected:g}=t.address.value;return c(pe,{children:[c("div",{class:"toolbar",children:[c("button",{type:"button","data-testid":"modules-open-all",onClick:()=>i(hn(n.fqn.length)),children:"Open all"}),c("button",{type:"button","data-testid":"modules-close-all",onClick:()=>i([]),children:"Close all"}),c("span",{class:"count",children:It(n.fqn.length,"module call")})]}),c(mn,{label:"Module calls in order of entry",testId:"modules-table",columns:b,rows:m,sort:a,onSort:_=>s("sort",Or(_)),selected:g?.kind==="module"?g.number:null,onChoose:_=>t.select(et(_)),onFold:p,minWidth:"760px"})]})}function Ap(e,t,n,o){let r=Math.max(0,...t.roots.map(l=>e.total_bytes[l]??0)),s=(l,i,a)=>({key:l,label:i,help:a,width:"92px",isNumber:!0,cell:d=>c(ge,{n:e[l][d]})});return[{key:"fqn",label:"module",width:"minmax(220px, 2fr)",cell:l=>c("span",{class:"branch",style:{"--depth":t.depth[l]??0},children:[t.children[l]?.length?c("button",{type:"button",class:"quiet twist",tabIndex:-1,"aria-expanded":n(l),"aria-label":n(l)?"Fold":"Unfold",onClick:i=>{i.stopPropagation(),o(l,!n(l))},children:n(l)?"−":"+"}):c("span",{class:"twist"}),c("span",{title:e.fqn[l],children:Op(e,l)})]})},{key:"type_name",label:"type",width:"minmax(100px, 1fr)",cell:l=>e.type_name[l]},{key:"nodes",label:"nodes",width:"64px",isNumber:!0,cell:l=>me(e.nodes[l]??0)},{key:"total_bytes",label:"total",help:"Charged to this module call and those inside it",width:"minmax(150px, 1fr)",isNumber:!0,cell:l=>c("span",{class:"with-bar",children:[c(go,{part:e.total_bytes[l]??0,whole:r}),c(ge,{n:e.total_bytes[l]})]})},s("self_bytes","self","Charged to its own ops, without the modules inside it"),s("exclusive_bytes","exclusive","What would go if only this module stopped saving"),s("freed_bytes","freed","Made inside it and freed before the forward ended")]}function Op(e,t){let n=Xt(e,t),o=e.parent[t]??null,r=o===null?"":`${e.fqn[o]}.`;return r.length>1&&n.startsWith(r)?n.slice(r.length):n}function Lp(e,t){return e[t]}var wu={key:"ops",title:"Ops",Panel:Pp};function Pp({recording:e}){let{address:t,recordings:n,select:o}=Q(),[r,s]=Ir("ops"),l=r.filter??"",i=r.saving==="1",a=_e(()=>Ip(e),[e]),d=_e(()=>Dp(e.ops,a),[e]),p=Ar(r.sort,d.map(({key:E})=>E)),m=_e(()=>Np(e.ops,a),[e]),b=_e(()=>{let E=yo(l);return hn(e.ops.node.length).filter(v=>(!i||(e.ops.saves[v]??0)>0)&&E(m[v]??""))},[e,l,i]),g=_e(()=>p?pn(b,Su(e.ops,a,p.key),p.descending):b,[b,r.sort]),{selected:_}=t.value,k=_?.kind==="node"?n.rowOfNode.value.get(_.number):void 0,M=()=>{let{run:E,step:v}=n.shown.value??{run:"run",step:0};Nr(Vr("ops",E,v)+".csv","text/csv",Vp(e.ops,a,g))};return c(pe,{children:[c("div",{class:"toolbar",children:[c("input",{type:"search",class:"filter",placeholder:"Filter by op, module or source line","aria-label":"Filter the ops","data-testid":"ops-filter",value:l,onInput:E=>s("filter",E.currentTarget.value)}),c("label",{class:"check",children:[c("input",{type:"checkbox","data-testid":"ops-saving-only",checked:i,onChange:E=>s("saving",E.currentTarget.checked?"1":"")}),"only ops that save"]}),c("span",{class:"count",role:"status","data-testid":"ops-count",children:It(g.length,"op")}),c("button",{type:"button","data-testid":"ops-csv",onClick:M,children:"Download CSV"})]}),c(mn,{label:"Ops in forward order",testId:"ops-table",columns:d,rows:g,sort:p,onSort:E=>s("sort",Or(E)),selected:k??null,onChoose:E=>o(Kt(e.ops.node[E]??0)),topKey:l,minWidth:"980px"})]})}function Ip({modules:e}){return e.fqn.map((t,n)=>Xt(e,n))}function Dp(e,t){let n=(o,r,s)=>({key:o,label:r,help:s,width:"88px",isNumber:!0,cell:l=>c(ge,{n:e[o][l]})});return[{key:"node",label:"#",help:"Forward order",width:"64px",isNumber:!0,cell:o=>e.node[o]},{key:"op",label:"op",width:"minmax(120px, 1fr)",cell:o=>c("span",{title:e.recomputed[o]?"Made again in the backward":void 0,children:[e.op[o],e.recomputed[o]&&c("span",{class:"tag",children:"recomputed"})]})},{key:"module",label:"module",width:"minmax(160px, 1.5fr)",cell:o=>c(Fr,{text:hl(e,t,o)})},{key:"saves",label:"saves",width:"56px",isNumber:!0,cell:o=>e.saves[o]},n("charged_bytes","charged","Storages counted at this op: it is their first saver"),n("shared_bytes","shared","Storages that this op saves too and another op counts"),n("exclusive_bytes","exclusive","What would go if only this op stopped saving"),n("output_bytes","output","Bytes of what the op returned"),{key:"output_state",label:"output is",help:"What became of the output when the forward ended",width:"118px",cell:o=>c(zr,{state:e.output_state[o]??null})},{key:"source",label:"source",width:"minmax(110px, 1fr)",cell:o=>c(zp,{text:e.source[o]??""})}]}function zp({text:e}){return c("span",{title:e,children:e})}function hl(e,t,n){let o=e.module[n]??null;return o===null?"":t[o]??""}function Su(e,t,n){return n==="module"?e.node.map((o,r)=>hl(e,t,r)):e[n]}function Np(e,t){return e.op.map((n,o)=>`${n} ${hl(e,t,o)} ${e.source[o]??""}`.toLowerCase())}var xu=["node","op","module","source","saves","charged_bytes","shared_bytes","exclusive_bytes","output_bytes","output_state","recomputed"];function Vp(e,t,n){let o=xu.map(r=>Su(e,t,r));return Aa(xu,n.map(r=>o.map(s=>s[r]??null)))}function ku({ranks:e}){let{recordings:t}=Q(),[n,o]=he(null),{modules:r,modules_count:s}=e,l=_e(()=>Fp(e),[e]),i=_e(()=>{let a=hn(r.length);return n?pn(a,Gp(e,n.key),n.descending):a},[e,n]);return e.ranks.filter(({nbytes:a})=>a!==null).length<2?null:r.length===0?c("p",{class:"hint pad","data-testid":"ranks-equal",children:"Every module keeps the same on all ranks."}):c(pe,{children:[c("h3",{children:["Modules that do not keep the same"," ",c("small",{children:s>r.length?`the ${me(r.length)} furthest apart of ${me(s)}`:"the furthest apart first"})]}),c(mn,{label:"Modules that do not keep the same on every rank",testId:"unequal-table",columns:l,rows:i,sort:n,onSort:o,selected:null,onChoose:a=>{let d=e.ranks[r[a]?.most??-1];d?.nbytes&&t.chooseRank(d,"modules")},minWidth:"720px"})]})}function Fp({ranks:e,modules:t}){let n=(o,r)=>({key:o,label:r,width:"minmax(130px, 1fr)",isNumber:!0,cell:s=>c(Wp,{module:t[s],ranks:e,which:o})});return[{key:"fqn",label:"module",width:"minmax(160px, 2fr)",cell:o=>c($p,{module:t[o]})},{key:"type_name",label:"type",width:"minmax(90px, 1fr)",cell:o=>t[o]?.type_name},{key:"ranks",label:"by rank",help:"Charged to its own ops on each rank, from the first to the last",width:"minmax(90px, 1fr)",cell:o=>c(Hp,{values:t[o]?.nbytes??[],ranks:e})},n("least","smallest"),n("most","largest"),{key:"apart",label:"apart",help:"Bytes between the smallest and the largest",width:"88px",isNumber:!0,cell:o=>c(ge,{n:Ru(t[o])})}]}function $p({module:e}){if(!e)return null;let{fqn:t,type_name:n,times:o}=e,r=t||(n?"the model itself":"outside of modules");return c("span",{title:r,class:t?"":"none",children:[r,o>1&&c("b",{class:"times",children:[" ×",me(o)]})]})}function Wp({module:e,ranks:t,which:n}){let o=e?.[n]??null;if(!e||o===null)return c("span",{class:"none",children:"–"});let r=e.nbytes[o];return r==null?c(Bp,{module:e,ranks:t}):c(pe,{children:[c(ge,{n:r})," ",c("small",{children:["rank ",t[o]?.rank]})]})}function Bp({module:e,ranks:t}){let n=t.filter(({nbytes:r},s)=>r!==null&&e.nbytes[s]===null),o=n.length===1?`rank ${n[0]?.rank}`:`${me(n.length)} ranks`;return c("small",{children:["not on ",o]})}function Hp({values:e,ranks:t}){let n=Math.max(1,...e.map(r=>r??0)),o=t.map(({rank:r,nbytes:s},l)=>{let i=e[l]??null;return`rank ${r}: ${i!==null?Ze(i):s?"not there":"not read"}`});return c("span",{class:"bars",role:"img","aria-label":o.join(", "),title:o.join(`
`),children:e.map((r,s)=>c("span",{style:{height:`${100*(r??0)/n}%`}},s))})}function Ru(e){return!e||e.least===null||e.most===null?0:(e.nbytes[e.most]??0)-(e.nbytes[e.least]??0)}function Gp({modules:e},t){return e.map(n=>t==="fqn"?n.fqn:t==="type_name"?n.type_name:t==="least"||t==="most"?n.nbytes[n[t]??-1]??null:Ru(n))}var Eu={key:"ranks",title:"Ranks",waiting:"Reading the ranks…",isFor:(e,t)=>(t?.ranks??1)>1,async fetch(e,t,n,o){let r=await e.ranks(t,n);for(let s=1/0;r.pending>0&&r.pending<s;)o(r),s=r.pending,r=await e.ranks(t,n);return r},mayGrow:({ranks:e})=>e.some(({problem:t})=>t!==null),Panel:Kp};function Kp({reply:e,isLoading:t}){return c("div",{class:"ranks","aria-busy":t,children:[c(jp,{ranks:e}),c(qp,{ranks:e}),c(eh,{ranks:e}),e.pending===0&&c(ku,{ranks:e})]})}function jp({ranks:e}){let{pending:t,totals:n}=e,o=e.ranks.length-t;return c("p",{class:"summary",role:"status","data-testid":"ranks-summary",children:[t>0?`Read ${me(o)} of ${It(e.ranks.length,"rank")}…`:`${It(e.ranks.length,"rank")}: ${Up(e,n[0])}`," ",c("small",{children:"A click on a rank shows its recording."})]})}function Up({ranks:e},t){if(!t)return"";let[n,o]=[e[t.least??0],e[t.most??0]];if(e.filter(({nbytes:i})=>i!==null).length<2)return"there is nothing to compare.";if(t.least===null||t.most===null||!n?.nbytes||!o?.nbytes)return"all keep the same for the backward.";let[s,l]=[n.nbytes[0]??0,o.nbytes[0]??0];return`rank ${o.rank} keeps ${Ze(l)} for the backward, rank ${n.rank} only ${Ze(s)}.`}function qp({ranks:e}){let{recordings:t}=Q(),[n,o]=he(null),r=_e(()=>Jp(e),[e]),s=_e(()=>{let a=hn(e.ranks.length);return n?pn(a,Xp(e,n.key),n.descending):a},[e,n]),l=t.shown.value,i=e.ranks.findIndex(({run:a,tag:d})=>a===l?.run&&d===l.tag);return c(mn,{label:"Ranks",testId:"ranks-table",columns:r,rows:s,sort:n,onSort:o,selected:i,onChoose:a=>{let d=e.ranks[a];d?.nbytes&&t.chooseRank(d,"graph")},minWidth:"900px"})}var Yp=2;function Jp({ranks:e,totals:t}){return[{key:"rank",label:"rank",help:"A click on a row shows the recording of this rank",width:"48px",isNumber:!0,cell:n=>e[n]?.rank},...t.map((n,o)=>Zp(e,n,o)),{key:"run",label:"run",width:"minmax(110px, 1fr)",cell:n=>c(Fr,{text:e[n]?Qp(e[n]):""})}]}function Zp(e,t,n){let o=i=>i===null?null:e[i]?.nbytes?.[n],r=Math.max(0,...e.map((i,a)=>o(a)??0)),s=o(t.most),l=n<Yp;return{key:t.key,label:t.label,help:t.help,width:l?"minmax(200px, 2fr)":"minmax(88px, 1fr)",isNumber:!0,cell:i=>{let a=o(i);if(a===void 0)return c("span",{class:"none",children:"–"});if(a===null)return c("span",{class:"none",children:"not known"});let d=a===s;return l?c("span",{class:"with-bar wide",children:[c(go,{part:a,whole:r}),c("span",{children:[d&&c("span",{class:"tag",children:"largest"})," ",d?c("b",{children:c(ge,{n:a})}):c(ge,{n:a})]})]}):d?c("b",{children:c(ge,{n:a})}):c(ge,{n:a})}}}function Qp({run:e,tag:t,rank:n}){return t.endsWith(`/rank${n}`)?`${e} ${t}`:e}function Xp({ranks:e,totals:t},n){let o=t.findIndex(r=>r.key===n);return e.map(r=>n==="rank"?r.rank:n==="run"?r.run:r.nbytes?.[o]??null)}function eh({ranks:{ranks:e,absent:t}}){let n=e.filter(({problem:o})=>o);return n.length===0&&t.length===0?null:c("ul",{class:"notes problems","data-testid":"ranks-problems",children:[t.length>0&&c("li",{children:[t.length===1?"Rank":"Ranks"," ",t.join(", ")," left no recording in this log directory."]}),n.map(({rank:o,run:r,tag:s,problem:l})=>c("li",{children:["Rank ",o,": ",l]},`${r} ${s}`))]})}var Cu={key:"terms",title:"Terms",waiting:"Matching the terms…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.terms(t,n),isEmpty:({layers:e})=>e.length===0,Panel:th};function th({reply:e,isLoading:t}){return c("div",{class:"terms","aria-busy":t,"data-testid":"terms",children:[c("p",{class:"hint",children:"What the formula of Korthikanti et al. says that a transformer layer keeps, and what this one keeps. Nothing is matched by force: a term without a save is not kept, a save without a term is forgotten by the formula."}),e.layers.map((n,o)=>c(nh,{layer:n,isOpen:o===0},n.module))]})}function nh({layer:e,isOpen:t}){let{graph:n}=Q(),o=Object.entries(e.sizes).map(([a,d])=>`${a} = ${me(d)}`),r=Math.max(1,...e.rows.map(a=>Math.max(a.kept_bytes,a.formula_bytes??0))),[s,l]=[e.rows.filter(({term:a})=>a!==""),e.rows.filter(({term:a})=>a==="")],i=e.forgotten_count-l.length;return c("details",{class:"layer",open:t,"data-testid":"layer",children:[c("summary",{children:[c("b",{children:e.fqn||"the model"}),e.modules.length>1&&` ×${me(e.modules.length)}`,c("small",{children:[o.join(", "),", ",e.itemsize," bytes a value"]})]}),c("p",{class:"sums-line","data-testid":"layer-sums",children:["The formula says ",c("b",{children:Ze(e.formula_bytes)}),";"," ",e.modules.length>1?"each layer":"the layer"," keeps"," ",c("b",{children:Ze(e.kept_bytes)}),", of which the formula forgets"," ",c("b",{children:Ze(e.forgotten_bytes)}),"."," ",c("button",{type:"button",class:"link",onClick:()=>n.reveal(et(e.module)),children:"Show in graph"})]}),c("div",{class:"term-table",role:"table","aria-label":`Terms of ${e.fqn||"the model"}`,children:[c("div",{class:"term head",role:"row",children:["term","formula","says","kept","","why they differ, and who saves it"].map(a=>c("span",{role:"columnheader",class:`cell-${oh[a]??"bar"}`,children:a},a))}),s.map(a=>c(Tu,{row:a,whole:r},a.term)),l.length>0&&c("div",{class:"term group",role:"row",children:c("span",{role:"cell",children:"What the formula forgets"})}),l.map((a,d)=>c(Tu,{row:a,whole:r},d)),i>0&&c("p",{class:"hint",children:["and ",me(i)," smaller ones"]})]})]})}var oh={term:"what",formula:"formula",says:"says",kept:"kept","why they differ, and who saves it":"why"};function Tu({row:e,whole:t}){let n=e.term==="",o=e.savers_count>0,r=e.formula_bytes===e.kept_bytes;return c("div",{class:`term ${n?"forgotten":o?r?"equal":"unequal":"unkept"}`,role:"row","data-testid":"term","data-term":e.term,children:[c("span",{class:"cell-what",role:"cell",children:n?c(Mu,{row:e}):e.what}),c("code",{class:"cell-formula",role:"cell",children:e.formula||"–"}),c("span",{class:"cell-says",role:"cell",children:c(ge,{n:e.formula_bytes})}),c("span",{class:"cell-kept",role:"cell",children:o?c(ge,{n:e.kept_bytes}):c("span",{class:"none",children:"not kept"})}),c("span",{class:"cell-bar",role:"cell",children:c(rh,{said:e.formula_bytes??0,kept:e.kept_bytes,whole:t})}),c("span",{class:"cell-why",role:"cell",children:[e.note&&c("span",{children:e.note}),!n&&c(Mu,{row:e})]})]})}function rh({said:e,kept:t,whole:n}){let o=r=>({width:`${100*r/n}%`});return c("span",{class:"pair","aria-hidden":"true",children:[c("span",{class:"said",style:o(e)}),c("span",{class:"kept",style:o(t)})]})}function Mu({row:{savers:e,savers_count:t}}){let{graph:n}=Q();return c(pe,{children:[e.map(({node:o,name:r,slots:s})=>c("button",{type:"button",class:"link",onClick:()=>n.follow(Kt(o)),children:[r," ",s.join(" + ")]},o)),t>e.length&&` and ${me(t-e.length)} more`]})}var sh="uplot",lh="u-hz",ih="u-vt",ah="u-title",uh="u-wrap",ch="u-under",dh="u-over",fh="u-axis",Nn="u-off",ph="u-select",hh="u-cursor-x",mh="u-cursor-y",gh="u-cursor-pt",yh="u-legend",bh="u-live",vh="u-inline",_h="u-series",xh="u-marker",Au="u-label",wh="u-value",Qo="width",Xo="height";var Ou="bottom",_o="left",ml="right",Ll="#000",Lu=Ll+"0",gl="mousemove",Pu="mousedown",yl="mouseup",Iu="mouseenter",Du="mouseleave",zu="dblclick",Sh="resize",kh="scroll",Nu="change",Zr="dppxchange",Pl="--",To=typeof window<"u",wl=To?document:null,wo=To?window:null,Rh=To?navigator:null,ae,Ur;function Sl(){let e=devicePixelRatio;ae!=e&&(ae=e,Ur&&Rl(Nu,Ur,Sl),Ur=matchMedia(`(min-resolution: ${ae-.001}dppx) and (max-resolution: ${ae+.001}dppx)`),Vn(Nu,Ur,Sl),wo.dispatchEvent(new CustomEvent(Zr)))}function yt(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function kl(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function ke(e,t,n){e.style[t]=n+"px"}function Dt(e,t,n,o){let r=wl.createElement(e);return t!=null&&yt(r,t),n?.insertBefore(r,o),r}function Et(e,t){return Dt("div",e,t)}var Vu=new WeakMap;function qt(e,t,n,o,r){let s="translate("+t+"px,"+n+"px)",l=Vu.get(e);s!=l&&(e.style.transform=s,Vu.set(e,s),t<0||n<0||t>o||n>r?yt(e,Nn):kl(e,Nn))}var Fu=new WeakMap;function $u(e,t,n){let o=t+n,r=Fu.get(e);o!=r&&(Fu.set(e,o),e.style.background=t,e.style.borderColor=n)}var Wu=new WeakMap;function Bu(e,t,n,o){let r=t+""+n,s=Wu.get(e);r!=s&&(Wu.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var Il={passive:!0},Eh={...Il,capture:!0};function Vn(e,t,n,o){t.addEventListener(e,n,o?Eh:Il)}function Rl(e,t,n,o){t.removeEventListener(e,n,Il)}To&&Sl();function zt(e,t,n,o){let r;n=n||0,o=o||t.length-1;let s=o<=2147483647;for(;o-n>1;)r=s?n+o>>1:bt((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function gc(e){return(n,o,r)=>{let s=-1,l=-1;for(let i=o;i<=r;i++)if(e(n[i])){s=i;break}for(let i=r;i>=o;i--)if(e(n[i])){l=i;break}return[s,l]}}var yc=e=>e!=null,bc=e=>e!=null&&e>0,es=gc(yc),Th=gc(bc);function Mh(e,t,n,o=0,r=!1){let s=r?Th:es,l=r?bc:yc;[t,n]=s(e,t,n);let i=e[t],a=e[t];if(t>-1)if(o==1)i=e[t],a=e[n];else if(o==-1)i=e[n],a=e[t];else for(let d=t;d<=n;d++){let p=e[d];l(p)&&(p<i?i=p:p>a&&(a=p))}return[i??ye,a??-ye]}function ts(e,t,n,o){let r=Ku(e),s=Ku(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let l=n==10?nn:vc,i=r==1?bt:Tt,a=s==1?Tt:bt,d=i(l($e(e))),p=a(l($e(t))),m=So(n,d),b=So(n,p);return n==10&&(d<0&&(m=be(m,-d)),p<0&&(b=be(b,-p))),o||n==2?(e=m*r,t=b*s):(e=Sc(e,m),t=ns(t,b)),[e,t]}function Dl(e,t,n,o){let r=ts(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var zl=.1,Hu={mode:3,pad:zl},tr={pad:0,soft:null,mode:0},Ch={min:tr,max:tr};function Qr(e,t,n,o){return os(n)?Gu(e,t,n):(tr.pad=n,tr.soft=o?0:null,tr.mode=o?3:0,Gu(e,t,Ch))}function le(e,t){return e??t}function Ah(e,t,n){for(t=le(t,0),n=le(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Gu(e,t,n){let o=n.min,r=n.max,s=le(o.pad,0),l=le(r.pad,0),i=le(o.hard,-ye),a=le(r.hard,ye),d=le(o.soft,ye),p=le(r.soft,-ye),m=le(o.mode,0),b=le(r.mode,0),g=t-e,_=nn(g),k=it($e(e),$e(t)),M=nn(k),E=$e(M-_);(g<1e-24||E>10)&&(g=0,(e==0||t==0)&&(g=1e-24,m==2&&d!=ye&&(s=0),b==2&&p!=-ye&&(l=0)));let v=g||k||1e3,S=nn(v),R=So(10,bt(S)),D=v*(g==0?e==0?.1:1:s),O=be(Sc(e-D,R/10),24),W=e>=d&&(m==1||m==3&&O<=d||m==2&&O>=d)?d:ye,G=it(i,O<W&&e>=W?W:Nt(W,O)),q=v*(g==0?t==0?.1:1:l),B=be(ns(t+q,R/10),24),T=t<=p&&(b==1||b==3&&B>=p||b==2&&B<=p)?p:-ye,I=Nt(a,B>T&&t<=T?T:it(T,B));return G==I&&G==0&&(I=100),[G,I]}var Oh=new Intl.NumberFormat(To?Rh.language:"en-US"),Nl=e=>Oh.format(e),vt=Math,Jr=vt.PI,$e=vt.abs,bt=vt.floor,Fe=vt.round,Tt=vt.ceil,Nt=vt.min,it=vt.max,So=vt.pow,Ku=vt.sign,nn=vt.log10,vc=vt.log2,Lh=(e,t=1)=>vt.sinh(e)*t,bl=(e,t=1)=>vt.asinh(e/t),ye=1/0;function ju(e){return(nn((e^e>>31)-(e>>31))|0)+1}function El(e,t,n){return Nt(it(e,t),n)}function _c(e){return typeof e=="function"}function ne(e){return _c(e)?e:()=>e}var Ph=()=>{},xc=e=>e,wc=(e,t)=>t,Ih=e=>null,Uu=e=>!0,qu=(e,t)=>e==t,Dh=/\.\d*?(?=9{6,}|0{6,})/gm,Fn=e=>{if(Rc(e)||yn.has(e))return e;let t=`${e}`,n=t.match(Dh);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,s]=t.split("e");return+`${Fn(r)}e${s}`}return be(e,o)};function Dn(e,t){return Fn(be(Fn(e/t))*t)}function ns(e,t){return Fn(Tt(Fn(e/t))*t)}function Sc(e,t){return Fn(bt(Fn(e/t))*t)}function be(e,t=0){if(Rc(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Fe(o)/n}var yn=new Map;function kc(e){return((""+e).split(".")[1]||"").length}function or(e,t,n,o){let r=[],s=o.map(kc);for(let l=t;l<n;l++){let i=$e(l),a=be(So(e,l),i);for(let d=0;d<o.length;d++){let p=e==10?+`${o[d]}e${l}`:o[d]*a,m=(l>=0?0:i)+(l>=s[d]?0:s[d]),b=e==10?p:be(p,m);r.push(b),yn.set(b,m)}}return r}var nr={},Vl=[],ko=[null,null],gn=Array.isArray,Rc=Number.isInteger,zh=e=>e===void 0;function Yu(e){return typeof e=="string"}function os(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Nh(e){return e!=null&&typeof e=="object"}var Vh=Object.getPrototypeOf(Uint8Array),Ec="__proto__";function Ro(e,t=os){let n;if(gn(e)){let o=e.find(r=>r!=null);if(gn(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=Ro(e[r],t)}else n=e.slice()}else if(e instanceof Vh)n=e.slice();else if(t(e)){n={};for(let o in e)o!=Ec&&(n[o]=Ro(e[o],t))}else n=e;return n}function De(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=Ec&&(os(e[r])?De(e[r],Ro(o[r])):e[r]=Ro(o[r]))}return e}var Fh=0,$h=1,Wh=2;function Bh(e,t,n){for(let o=0,r,s=-1;o<t.length;o++){let l=t[o];if(l>s){for(r=l-1;r>=0&&e[r]==null;)e[r--]=null;for(r=l+1;r<n&&e[r]==null;)e[s=r++]=null}}}function Hh(e,t){if(jh(e)){let l=e[0].slice();for(let i=1;i<e.length;i++)l.push(...e[i].slice(1));return Uh(l[0])||(l=Kh(l)),l}let n=new Set;for(let l=0;l<e.length;l++){let a=e[l][0],d=a.length;for(let p=0;p<d;p++)n.add(a[p])}let o=[Array.from(n).sort((l,i)=>l-i)],r=o[0].length,s=new Map;for(let l=0;l<r;l++)s.set(o[0][l],l);for(let l=0;l<e.length;l++){let i=e[l],a=i[0];for(let d=1;d<i.length;d++){let p=i[d],m=Array(r).fill(void 0),b=t?t[l][d]:$h,g=[];for(let _=0;_<p.length;_++){let k=p[_],M=s.get(a[_]);k===null?b!=Fh&&(m[M]=k,b==Wh&&g.push(M)):m[M]=k}Bh(m,g,r),o.push(m)}}return o}var Gh=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Kh(e){let t=e[0],n=t.length,o=Array(n);for(let s=0;s<o.length;s++)o[s]=s;o.sort((s,l)=>t[s]-t[l]);let r=[];for(let s=0;s<e.length;s++){let l=e[s],i=Array(n);for(let a=0;a<n;a++)i[a]=l[o[a]];r.push(i)}return r}function jh(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let s=0;s<n;s++)if(r[s]!=t[s])return!1}}return!0}function Uh(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=o)return!0;let s=it(1,bt((r-o+1)/t));for(let l=e[o],i=o+s;i<=r;i+=s){let a=e[i];if(a!=null){if(a<=l)return!1;l=a}}return!0}var Tc=["January","February","March","April","May","June","July","August","September","October","November","December"],Mc=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Cc(e){return e.slice(0,3)}var qh=Mc.map(Cc),Yh=Tc.map(Cc),Jh={MMMM:Tc,MMM:Yh,WWWW:Mc,WWW:qh};function Zo(e){return(e<10?"0":"")+e}function Zh(e){return(e<10?"00":e<100?"0":"")+e}var Qh={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Zo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Zo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Zo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Zo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Zo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Zh(e.getMilliseconds())};function Fl(e,t){t=t||Jh;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?Qh[r[1]]:r[0]);return s=>{let l="";for(let i=0;i<n.length;i++)l+=typeof n[i]=="string"?n[i]:n[i](s,t);return l}}var Xh=new Intl.DateTimeFormat().resolvedOptions().timeZone;function em(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==Xh?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var Ac=e=>e%1==0,Xr=[1,2,2.5,5],tm=or(10,-32,0,Xr),Oc=or(10,0,32,Xr),nm=Oc.filter(Ac),zn=tm.concat(Oc),$l=`
`,Lc="{YYYY}",Ju=$l+Lc,Pc="{M}/{D}",er=$l+Pc,qr=er+"/{YY}",Ic="{aa}",om="{h}:{mm}",xo=om+Ic,Zu=$l+xo,Qu=":{ss}",ce=null;function Dc(e){let t=e*1e3,n=t*60,o=n*60,r=o*24,s=r*30,l=r*365,a=(e==1?or(10,0,3,Xr).filter(Ac):or(10,-3,0,Xr)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),d=[[l,Lc,ce,ce,ce,ce,ce,ce,1],[r*28,"{MMM}",Ju,ce,ce,ce,ce,ce,1],[r,Pc,Ju,ce,ce,ce,ce,ce,1],[o,"{h}"+Ic,qr,ce,er,ce,ce,ce,1],[n,xo,qr,ce,er,ce,ce,ce,1],[t,Qu,qr+" "+xo,ce,er+" "+xo,ce,Zu,ce,1],[e,Qu+".{fff}",qr+" "+xo,ce,er+" "+xo,ce,Zu,ce,1]];function p(m){return(b,g,_,k,M,E)=>{let v=[],S=M>=l,R=M>=s&&M<l,D=m(_),O=be(D*e,3),W=vl(D.getFullYear(),S?0:D.getMonth(),R||S?1:D.getDate()),G=be(W*e,3);if(R||S){let q=R?M/s:0,B=S?M/l:0,T=O==G?O:be(vl(W.getFullYear()+B,W.getMonth()+q,1)*e,3),I=new Date(Fe(T/e)),P=I.getFullYear(),H=I.getMonth();for(let F=0;T<=k;F++){let ee=vl(P+B*F,H+q*F,1),U=ee-m(be(ee*e,3));T=be((+ee+U)*e,3),T<=k&&v.push(T)}}else{let q=M>=r?r:M,B=bt(_)-bt(O),T=G+B+ns(O-G,q);v.push(T);let I=m(T),P=I.getHours()+I.getMinutes()/n+I.getSeconds()/o,H=M/o,F=b.axes[g]._space,ee=E/F;for(;T=be(T+M,e==1?0:3),!(T>k);)if(H>1){let U=bt(be(P+H,6))%24,re=m(T).getHours()-U;re>1&&(re=-1),T-=re*o,P=(P+H)%24;let de=v[v.length-1];be((T-de)/M,3)*ee>=.7&&v.push(T)}else v.push(T)}return v}}return[a,d,p]}var[rm,sm,lm]=Dc(1),[im,am,um]=Dc(.001);or(2,-53,53,[1]);function Xu(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function ec(e,t){return(n,o,r,s,l)=>{let i=t.find(_=>l>=_[0])||t[t.length-1],a,d,p,m,b,g;return o.map(_=>{let k=e(_),M=k.getFullYear(),E=k.getMonth(),v=k.getDate(),S=k.getHours(),R=k.getMinutes(),D=k.getSeconds(),O=M!=a&&i[2]||E!=d&&i[3]||v!=p&&i[4]||S!=m&&i[5]||R!=b&&i[6]||D!=g&&i[7]||i[1];return a=M,d=E,p=v,m=S,b=R,g=D,O(k)})}}function cm(e,t){let n=Fl(t);return(o,r,s,l,i)=>r.map(a=>n(e(a)))}function vl(e,t,n){return new Date(e,t,n)}function tc(e,t){return t(e)}var dm="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function nc(e,t){return(n,o,r,s)=>s==null?Pl:t(e(o))}function fm(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function pm(e,t){return e.series[t].fill(e,t)}var hm={show:!0,live:!0,isolate:!1,mount:Ph,markers:{show:!0,width:2,stroke:fm,fill:pm,dash:"solid"},idx:null,idxs:null,values:[]};function mm(e,t){let n=e.cursor.points,o=Et(),r=n.size(e,t);ke(o,Qo,r),ke(o,Xo,r);let s=r/-2;ke(o,"marginLeft",s),ke(o,"marginTop",s);let l=n.width(e,t,r);return l&&ke(o,"borderWidth",l),o}function gm(e,t){let n=e.series[t].points;return n._fill||n._stroke}function ym(e,t){let n=e.series[t].points;return n._stroke||n._fill}function bm(e,t){return e.series[t].points.size}var _l=[0,0];function vm(e,t,n){return _l[0]=t,_l[1]=n,_l}function Yr(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function xl(e,t,n,o=!0){return r=>{(!o||r.target==t)&&n(r)}}var _m={show:!0,x:!0,y:!0,lock:!1,move:vm,points:{one:!1,show:mm,size:bm,width:0,stroke:ym,fill:gm},bind:{mousedown:Yr,mouseup:Yr,click:Yr,dblclick:Yr,mousemove:xl,mouseleave:xl,mouseenter:xl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},zc={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Wl=De({},zc,{filter:wc}),Nc=De({},Wl,{size:10}),Vc=De({},zc,{show:!1}),Bl='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Fc="bold "+Bl,$c=1.5,oc={show:!0,scale:"x",stroke:Ll,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Fc,side:2,grid:Wl,ticks:Nc,border:Vc,font:Bl,lineGap:$c,rotate:0},xm="Value",wm="Time",rc={show:!0,scale:"x",auto:!1,sorted:1,min:ye,max:-ye,idxs:[]};function Sm(e,t,n,o,r){return t.map(s=>s==null?"":Nl(s))}function km(e,t,n,o,r,s,l){let i=[],a=yn.get(r)||0;n=l?n:be(ns(n,r),a);for(let d=n;d<=o;d=be(d+r,a))i.push(Object.is(d,-0)?0:d);return i}function Tl(e,t,n,o,r,s,l){let i=[],a=e.scales[e.axes[t].scale].log,d=a==10?nn:vc,p=bt(d(n));r=So(a,p),a==10&&(r=zn[zt(r,zn)]);let m=n,b=r*a;a==10&&(b=zn[zt(b,zn)]);do i.push(m),m=m+r,a==10&&!yn.has(m)&&(m=be(m,yn.get(r))),m>=b&&(r=m,b=r*a,a==10&&(b=zn[zt(b,zn)]));while(m<=o);return i}function Rm(e,t,n,o,r,s,l){let a=e.scales[e.axes[t].scale].asinh,d=o>a?Tl(e,t,it(a,n),o,r):[a],p=o>=0&&n<=0?[0]:[];return(n<-a?Tl(e,t,it(a,-o),-n,r):[a]).reverse().map(b=>-b).concat(p,d)}var Wc=/./,Em=/[12357]/,Tm=/[125]/,sc=/1/,Ml=(e,t,n,o)=>e.map((r,s)=>t==4&&r==0||s%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function Mm(e,t,n,o,r){let s=e.axes[n],l=s.scale,i=e.scales[l],a=e.valToPos,d=s._space,p=a(10,l),m=a(9,l)-p>=d?Wc:a(7,l)-p>=d?Em:a(5,l)-p>=d?Tm:sc;if(m==sc){let b=$e(a(1,l)-p);if(b<d)return Ml(t.slice().reverse(),i.distr,m,Tt(d/b)).reverse()}return Ml(t,i.distr,m,1)}function Cm(e,t,n,o,r){let s=e.axes[n],l=s.scale,i=s._space,a=e.valToPos,d=$e(a(1,l)-a(2,l));return d<i?Ml(t.slice().reverse(),3,Wc,Tt(i/d)).reverse():t}function Am(e,t,n,o){return o==null?Pl:t==null?"":Nl(t)}var lc={show:!0,scale:"y",stroke:Ll,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Fc,side:3,grid:Wl,ticks:Nc,border:Vc,font:Bl,lineGap:$c,rotate:0};function Om(e,t){let n=3+(e||1)*2;return be(n*t,3)}function Lm(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],s=e.valToPos(r[o[0]],n,!0),l=e.valToPos(r[o[1]],n,!0),i=$e(l-s),a=e.series[t],d=i/(a.points.space*ae);return o[1]-o[0]<=d}var ic={scale:null,auto:!0,sorted:0,min:ye,max:-ye},Bc=(e,t,n,o,r)=>r,ac={show:!0,auto:!0,sorted:0,gaps:Bc,alpha:1,facets:[De({},ic,{scale:"x"}),De({},ic,{scale:"y"})]},uc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Bc,alpha:1,points:{show:Lm,filter:null},values:null,min:ye,max:-ye,idxs:[],path:null,clip:null};function Pm(e,t,n,o,r){return n/10}var Hc={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Im=De({},Hc,{time:!1,ori:1}),cc={};function Gc(e,t){let n=cc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,s,l,i,a,d){for(let p=0;p<n.plots.length;p++)n.plots[p]!=r&&n.plots[p].pub(o,r,s,l,i,a,d)}},e!=null&&(cc[e]=n)),n}var Eo=1,Cl=2;function $n(e,t,n){let o=e.mode,r=e.series[t],s=o==2?e._data[t]:e._data,l=e.scales,i=e.bbox,a=s[0],d=o==2?s[1]:s[t],p=o==2?l[r.facets[0].scale]:l[e.series[0].scale],m=o==2?l[r.facets[1].scale]:l[r.scale],b=i.left,g=i.top,_=i.width,k=i.height,M=e.valToPosH,E=e.valToPosV;return p.ori==0?n(r,a,d,p,m,M,E,b,g,_,k,ss,Mo,is,jc,qc):n(r,a,d,p,m,E,M,g,b,k,_,ls,Co,Kl,Uc,Yc)}function Hl(e,t){let n=0,o=0,r=le(e.bands,Vl);for(let s=0;s<r.length;s++){let l=r[s];l.series[0]==t?n=l.dir:l.series[1]==t&&(l.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function Dm(e,t,n,o,r){let s=e.mode,l=e.series[t],i=s==2?l.facets[1].scale:l.scale,a=e.scales[i];return r==-1?a.min:r==1?a.max:a.distr==3?a.dir==1?a.min:a.max:0}function on(e,t,n,o,r,s){return $n(e,t,(l,i,a,d,p,m,b,g,_,k,M)=>{let E=l.pxRound,v=d.dir*(d.ori==0?1:-1),S=d.ori==0?Mo:Co,R,D;v==1?(R=n,D=o):(R=o,D=n);let O=E(m(i[R],d,k,g)),W=E(b(a[R],p,M,_)),G=E(m(i[D],d,k,g)),q=E(b(s==1?p.max:p.min,p,M,_)),B=new Path2D(r);return S(B,G,q),S(B,O,q),S(B,O,W),B})}function rs(e,t,n,o,r,s){let l=null;if(e.length>0){l=new Path2D;let i=t==0?is:Kl,a=n;for(let m=0;m<e.length;m++){let b=e[m];if(b[1]>b[0]){let g=b[0]-a;g>0&&i(l,a,o,g,o+s),a=b[1]}}let d=n+r-a,p=10;d>0&&i(l,a,o-p/2,d,o+s+p)}return l}function zm(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function Gl(e,t,n,o,r,s,l){let i=[],a=e.length;for(let d=r==1?n:o;d>=n&&d<=o;d+=r)if(t[d]===null){let m=d,b=d;if(r==1)for(;++d<=o&&t[d]===null;)b=d;else for(;--d>=n&&t[d]===null;)b=d;let g=s(e[m]),_=b==m?g:s(e[b]),k=m-r;g=l<=0&&k>=0&&k<a?s(e[k]):g;let E=b+r;_=l>=0&&E>=0&&E<a?s(e[E]):_,_>=g&&i.push([g,_])}return i}function dc(e){return e==0?xc:e==1?Fe:t=>Dn(t,e)}function Kc(e){let t=e==0?ss:ls,n=e==0?(r,s,l,i,a,d)=>{r.arcTo(s,l,i,a,d)}:(r,s,l,i,a,d)=>{r.arcTo(l,s,a,i,d)},o=e==0?(r,s,l,i,a)=>{r.rect(s,l,i,a)}:(r,s,l,i,a)=>{r.rect(l,s,a,i)};return(r,s,l,i,a,d=0,p=0)=>{d==0&&p==0?o(r,s,l,i,a):(d=Nt(d,i/2,a/2),p=Nt(p,i/2,a/2),t(r,s+d,l),n(r,s+i,l,s+i,l+a,d),n(r,s+i,l+a,s,l+a,p),n(r,s,l+a,s,l,p),n(r,s,l,s+i,l,d),r.closePath())}}var ss=(e,t,n)=>{e.moveTo(t,n)},ls=(e,t,n)=>{e.moveTo(n,t)},Mo=(e,t,n)=>{e.lineTo(t,n)},Co=(e,t,n)=>{e.lineTo(n,t)},is=Kc(0),Kl=Kc(1),jc=(e,t,n,o,r,s)=>{e.arc(t,n,o,r,s)},Uc=(e,t,n,o,r,s)=>{e.arc(n,t,o,r,s)},qc=(e,t,n,o,r,s,l)=>{e.bezierCurveTo(t,n,o,r,s,l)},Yc=(e,t,n,o,r,s,l)=>{e.bezierCurveTo(n,t,r,o,l,s)};function Jc(e){return(t,n,o,r,s)=>$n(t,n,(l,i,a,d,p,m,b,g,_,k,M)=>{let{pxRound:E,points:v}=l,S,R;d.ori==0?(S=ss,R=jc):(S=ls,R=Uc);let D=be(v.width*ae,3),O=(v.size-v.width)/2*ae,W=be(O*2,3),G=new Path2D,q=new Path2D,{left:B,top:T,width:I,height:P}=t.bbox;is(q,B-W,T-W,I+W*2,P+W*2);let H=F=>{if(a[F]!=null){let ee=E(m(i[F],d,k,g)),U=E(b(a[F],p,M,_));S(G,ee+O,U),R(G,ee,U,O,0,Jr*2)}};if(s)s.forEach(H);else for(let F=o;F<=r;F++)H(F);return{stroke:D>0?G:null,fill:G,clip:q,flags:Eo|Cl}})}function Zc(e){return(t,n,o,r,s,l)=>{o!=r&&(s!=o&&l!=o&&e(t,n,o),s!=r&&l!=r&&e(t,n,r),e(t,n,l))}}var Nm=Zc(Mo),Vm=Zc(Co);function Qc(e){let t=le(e?.alignGaps,0);return(n,o,r,s)=>$n(n,o,(l,i,a,d,p,m,b,g,_,k,M)=>{[r,s]=es(a,r,s);let E=l.pxRound,v=P=>E(m(P,d,k,g)),S=P=>E(b(P,p,M,_)),R,D;d.ori==0?(R=Mo,D=Nm):(R=Co,D=Vm);let O=d.dir*(d.ori==0?1:-1),W={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Eo},G=W.stroke,q=!1;if(s-r>=k*4){let P=K=>n.posToVal(K,d.key,!0),H=null,F=null,ee,U,at,Re=v(i[O==1?r:s]),re=v(i[r]),de=v(i[s]),X=P(O==1?re+1:de-1);for(let K=O==1?r:s;K>=r&&K<=s;K+=O){let ze=i[K],Ee=(O==1?ze<X:ze>X)?Re:v(ze),ue=a[K];Ee==Re?ue!=null?(U=ue,H==null?(R(G,Ee,S(U)),ee=H=F=U):U<H?H=U:U>F&&(F=U)):ue===null&&(q=!0):(H!=null&&D(G,Re,S(H),S(F),S(ee),S(U)),ue!=null?(U=ue,R(G,Ee,S(U)),H=F=ee=U):(H=F=null,ue===null&&(q=!0)),Re=Ee,X=P(Re+O))}H!=null&&H!=F&&at!=Re&&D(G,Re,S(H),S(F),S(ee),S(U))}else for(let P=O==1?r:s;P>=r&&P<=s;P+=O){let H=a[P];H===null?q=!0:H!=null&&R(G,v(i[P]),S(H))}let[T,I]=Hl(n,o);if(l.fill!=null||T!=0){let P=W.fill=new Path2D(G),H=l.fillTo(n,o,l.min,l.max,T),F=S(H),ee=v(i[r]),U=v(i[s]);O==-1&&([U,ee]=[ee,U]),R(P,U,F),R(P,ee,F)}if(!l.spanGaps){let P=[];q&&P.push(...Gl(i,a,r,s,O,v,t)),W.gaps=P=l.gaps(n,o,r,s,P),W.clip=rs(P,d.ori,g,_,k,M)}return I!=0&&(W.band=I==2?[on(n,o,r,s,G,-1),on(n,o,r,s,G,1)]:on(n,o,r,s,G,I)),W})}function Fm(e){let t=le(e.align,1),n=le(e.ascDesc,!1),o=le(e.alignGaps,0),r=le(e.extend,!1);return(s,l,i,a)=>$n(s,l,(d,p,m,b,g,_,k,M,E,v,S)=>{[i,a]=es(m,i,a);let R=d.pxRound,{left:D,width:O}=s.bbox,W=re=>R(_(re,b,v,M)),G=re=>R(k(re,g,S,E)),q=b.ori==0?Mo:Co,B={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Eo},T=B.stroke,I=b.dir*(b.ori==0?1:-1),P=G(m[I==1?i:a]),H=W(p[I==1?i:a]),F=H,ee=H;r&&t==-1&&(ee=D,q(T,ee,P)),q(T,H,P);for(let re=I==1?i:a;re>=i&&re<=a;re+=I){let de=m[re];if(de==null)continue;let X=W(p[re]),K=G(de);t==1?q(T,X,P):q(T,F,K),q(T,X,K),P=K,F=X}let U=F;r&&t==1&&(U=D+O,q(T,U,P));let[at,Re]=Hl(s,l);if(d.fill!=null||at!=0){let re=B.fill=new Path2D(T),de=d.fillTo(s,l,d.min,d.max,at),X=G(de);q(re,U,X),q(re,ee,X)}if(!d.spanGaps){let re=[];re.push(...Gl(p,m,i,a,I,W,o));let de=d.width*ae/2,X=n||t==1?de:-de,K=n||t==-1?-de:de;re.forEach(ze=>{ze[0]+=X,ze[1]+=K}),B.gaps=re=d.gaps(s,l,i,a,re),B.clip=rs(re,b.ori,M,E,v,S)}return Re!=0&&(B.band=Re==2?[on(s,l,i,a,T,-1),on(s,l,i,a,T,1)]:on(s,l,i,a,T,Re)),B})}function fc(e,t,n,o,r,s,l=ye){if(e.length>1){let i=null;for(let a=0,d=1/0;a<e.length;a++)if(t[a]!==void 0){if(i!=null){let p=$e(e[a]-e[i]);p<d&&(d=p,l=$e(n(e[a],o,r,s)-n(e[i],o,r,s)))}i=a}}return l}function $m(e){e=e||nr;let t=le(e.size,[.6,ye,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=ne(r),l=1-t[0],i=le(t[1],ye),a=le(t[2],1),d=le(e.disp,nr),p=le(e.each,g=>{}),{fill:m,stroke:b}=d;return(g,_,k,M)=>$n(g,_,(E,v,S,R,D,O,W,G,q,B,T)=>{let I=E.pxRound,P=n,H=o*ae,F=i*ae,ee=a*ae,U,at;R.ori==0?[U,at]=s(g,_):[at,U]=s(g,_);let Re=R.dir*(R.ori==0?1:-1),re=R.ori==0?is:Kl,de=R.ori==0?p:(V,ve,Ne,Kn,_n,Ft,xn)=>{p(V,ve,Ne,_n,Kn,xn,Ft)},X=le(g.bands,Vl).find(V=>V.series[0]==_),K=X!=null?X.dir:0,ze=E.fillTo(g,_,E.min,E.max,K),tt=I(W(ze,D,T,q)),Ee,ue,Mt,dt=B,Ce=I(E.width*ae),Vt=!1,Yt=null,_t=null,rn=null,Bn=null;m!=null&&(Ce==0||b!=null)&&(Vt=!0,Yt=m.values(g,_,k,M),_t=new Map,new Set(Yt).forEach(V=>{V!=null&&_t.set(V,new Path2D)}),Ce>0&&(rn=b.values(g,_,k,M),Bn=new Map,new Set(rn).forEach(V=>{V!=null&&Bn.set(V,new Path2D)})));let{x0:Hn,size:Ao}=d;if(Hn!=null&&Ao!=null){P=1,v=Hn.values(g,_,k,M),Hn.unit==2&&(v=v.map(Ne=>g.posToVal(G+Ne*B,R.key,!0)));let V=Ao.values(g,_,k,M);Ao.unit==2?ue=V[0]*B:ue=O(V[0],R,B,G)-O(0,R,B,G),dt=fc(v,S,O,R,B,G,dt),Mt=dt-ue+H}else dt=fc(v,S,O,R,B,G,dt),Mt=dt*l+H,ue=dt-Mt;Mt<1&&(Mt=0),Ce>=ue/2&&(Ce=0),Mt<5&&(I=xc);let sr=Mt>0,bn=dt-Mt-(sr?Ce:0);ue=I(El(bn,ee,F)),Ee=(P==0?ue/2:P==Re?0:ue)-P*Re*((P==0?H/2:0)+(sr?Ce/2:0));let nt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Gn=Vt?null:new Path2D,Jt=null;if(X!=null)Jt=g.data[X.series[1]];else{let{y0:V,y1:ve}=d;V!=null&&ve!=null&&(S=ve.values(g,_,k,M),Jt=V.values(g,_,k,M))}let vn=U*ue,Z=at*ue;for(let V=Re==1?k:M;V>=k&&V<=M;V+=Re){let ve=S[V];if(ve==null)continue;if(Jt!=null){let ut=Jt[V]??0;if(ve-ut==0)continue;tt=W(ut,D,T,q)}let Ne=R.distr!=2||d!=null?v[V]:V,Kn=O(Ne,R,B,G),_n=W(le(ve,ze),D,T,q),Ft=I(Kn-Ee),xn=I(it(_n,tt)),ft=I(Nt(_n,tt)),xt=xn-ft;if(ve!=null){let ut=ve<0?Z:vn,Ct=ve<0?vn:Z;Vt?(Ce>0&&rn[V]!=null&&re(Bn.get(rn[V]),Ft,ft+bt(Ce/2),ue,it(0,xt-Ce),ut,Ct),Yt[V]!=null&&re(_t.get(Yt[V]),Ft,ft+bt(Ce/2),ue,it(0,xt-Ce),ut,Ct)):re(Gn,Ft,ft+bt(Ce/2),ue,it(0,xt-Ce),ut,Ct),de(g,_,V,Ft-Ce/2,ft,ue+Ce,xt)}}return Ce>0?nt.stroke=Vt?Bn:Gn:Vt||(nt._fill=E.width==0?E._fill:E._stroke??E._fill,nt.width=0),nt.fill=Vt?_t:Gn,nt})}function Wm(e,t){let n=le(t?.alignGaps,0);return(o,r,s,l)=>$n(o,r,(i,a,d,p,m,b,g,_,k,M,E)=>{[s,l]=es(d,s,l);let v=i.pxRound,S=U=>v(b(U,p,M,_)),R=U=>v(g(U,m,E,k)),D,O,W;p.ori==0?(D=ss,W=Mo,O=qc):(D=ls,W=Co,O=Yc);let G=p.dir*(p.ori==0?1:-1),q=S(a[G==1?s:l]),B=q,T=[],I=[];for(let U=G==1?s:l;U>=s&&U<=l;U+=G)if(d[U]!=null){let Re=a[U],re=S(Re);T.push(B=re),I.push(R(d[U]))}let P={stroke:e(T,I,D,W,O,v),fill:null,clip:null,band:null,gaps:null,flags:Eo},H=P.stroke,[F,ee]=Hl(o,r);if(i.fill!=null||F!=0){let U=P.fill=new Path2D(H),at=i.fillTo(o,r,i.min,i.max,F),Re=R(at);W(U,B,Re),W(U,q,Re)}if(!i.spanGaps){let U=[];U.push(...Gl(a,d,s,l,G,S,n)),P.gaps=U=i.gaps(o,r,s,l,U),P.clip=rs(U,p.ori,_,k,M,E)}return ee!=0&&(P.band=ee==2?[on(o,r,s,l,H,-1),on(o,r,s,l,H,1)]:on(o,r,s,l,H,ee)),P})}function Bm(e){return Wm(Hm,e)}function Hm(e,t,n,o,r,s){let l=e.length;if(l<2)return null;let i=new Path2D;if(n(i,e[0],t[0]),l==2)o(i,e[1],t[1]);else{let a=Array(l),d=Array(l-1),p=Array(l-1),m=Array(l-1);for(let b=0;b<l-1;b++)p[b]=t[b+1]-t[b],m[b]=e[b+1]-e[b],d[b]=p[b]/m[b];a[0]=d[0];for(let b=1;b<l-1;b++)d[b]===0||d[b-1]===0||d[b-1]>0!=d[b]>0?a[b]=0:(a[b]=3*(m[b-1]+m[b])/((2*m[b]+m[b-1])/d[b-1]+(m[b]+2*m[b-1])/d[b]),isFinite(a[b])||(a[b]=0));a[l-1]=d[l-2];for(let b=0;b<l-1;b++)r(i,e[b]+m[b]/3,t[b]+a[b]*m[b]/3,e[b+1]-m[b]/3,t[b+1]-a[b+1]*m[b]/3,e[b+1],t[b+1])}return i}var Al=new Set;function pc(){for(let e of Al)e.syncRect(!0)}To&&(Vn(Sh,wo,pc),Vn(kh,wo,pc,!0),Vn(Zr,wo,()=>{qe.pxRatio=ae}));var Gm=Qc(),Km=Jc();function hc(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,l)=>Ol(s,l,t,n))}function jm(e,t){return e.map((n,o)=>o==0?{}:De({},t,n))}function Ol(e,t,n,o){return De({},t==0?n:o,e)}function Xc(e,t,n){return t==null?ko:[t,n]}var Um=Xc;function qm(e,t,n){return t==null?ko:Qr(t,n,zl,!0)}function ed(e,t,n,o){return t==null?ko:ts(t,n,e.scales[o].log,!1)}var Ym=ed;function td(e,t,n,o){return t==null?ko:Dl(t,n,e.scales[o].log,!1)}var Jm=td;function Zm(e,t,n,o,r){let s=it(ju(e),ju(t)),l=t-e,i=zt(r/o*l,n);do{let a=n[i],d=o*a/l;if(d>=r&&s+(a<5?yn.get(a):0)<=17)return[a,d]}while(++i<n.length);return[0,0]}function mc(e){let t,n;return e=e.replace(/(\d+)px/,(o,r)=>(t=Fe((n=+r)*ae))+"px"),[e,t,n]}function Qm(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=be(t[2]*ae,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function qe(e,t,n){let o={mode:le(e.mode,1)},r=o.mode;function s(u,f,h,y){let x=f.valToPct(u);return y+h*(f.dir==-1?1-x:x)}function l(u,f,h,y){let x=f.valToPct(u);return y+h*(f.dir==-1?x:1-x)}function i(u,f,h,y){return f.ori==0?s(u,f,h,y):l(u,f,h,y)}o.valToPosH=s,o.valToPosV=l;let a=!1;o.status=0;let d=o.root=Et(sh);if(e.id!=null&&(d.id=e.id),yt(d,e.class),e.title){let u=Et(ah,d);u.textContent=e.title}let p=Dt("canvas"),m=o.ctx=p.getContext("2d"),b=Et(uh,d);Vn("click",b,u=>{u.target===_&&(xe!=no||Te!=oo)&&Je.click(o,u)},!0);let g=o.under=Et(ch,b);b.appendChild(p);let _=o.over=Et(dh,b);e=Ro(e);let k=+le(e.pxAlign,1),M=dc(k);(e.plugins||[]).forEach(u=>{u.opts&&(e=u.opts(o,e)||e)});let E=e.ms||.001,v=o.series=r==1?hc(e.series||[],rc,uc,!1):jm(e.series||[null],ac),S=o.axes=hc(e.axes||[],oc,lc,!0),R=o.scales={},D=o.bands=e.bands||[];D.forEach(u=>{u.fill=ne(u.fill||null),u.dir=le(u.dir,-1)});let O=r==2?v[1].facets[0].scale:v[0].scale,W={axes:Bd,series:Nd},G=(e.drawOrder||["axes","series"]).map(u=>W[u]);function q(u){let f=u.distr==3?h=>nn(h>0?h:u.clamp(o,h,u.min,u.max,u.key)):u.distr==4?h=>bl(h,u.asinh):u.distr==100?h=>u.fwd(h):h=>h;return h=>{let y=f(h),{_min:x,_max:w}=u,C=w-x;return(y-x)/C}}function B(u){let f=R[u];if(f==null){let h=(e.scales||nr)[u]||nr;if(h.from!=null){B(h.from);let y=De({},R[h.from],h,{key:u});y.valToPct=q(y),R[u]=y}else{f=R[u]=De({},u==O?Hc:Im,h),f.key=u;let y=f.time,x=f.range,w=gn(x);if((u!=O||r==2&&!y)&&(w&&(x[0]==null||x[1]==null)&&(x={min:x[0]==null?Hu:{mode:1,hard:x[0],soft:x[0]},max:x[1]==null?Hu:{mode:1,hard:x[1],soft:x[1]}},w=!1),!w&&os(x))){let C=x;x=(A,L,z)=>L==null?ko:Qr(L,z,C)}f.range=ne(x||(y?Um:u==O?f.distr==3?Ym:f.distr==4?Jm:Xc:f.distr==3?ed:f.distr==4?td:qm)),f.auto=ne(w?!1:f.auto),f.clamp=ne(f.clamp||Pm),f._min=f._max=null,f.valToPct=q(f)}}}B("x"),B("y"),r==1&&v.forEach(u=>{B(u.scale)}),S.forEach(u=>{B(u.scale)});for(let u in e.scales)B(u);let T=R[O],I=T.distr,P,H;T.ori==0?(yt(d,lh),P=s,H=l):(yt(d,ih),P=l,H=s);let F={};for(let u in R){let f=R[u];(f.min!=null||f.max!=null)&&(F[u]={min:f.min,max:f.max},f.min=f.max=null)}let ee=e.tzDate||(u=>new Date(Fe(u/E))),U=e.fmtDate||Fl,at=E==1?lm(ee):um(ee),Re=ec(ee,Xu(E==1?sm:am,U)),re=nc(ee,tc(dm,U)),de=[],X=o.legend=De({},hm,e.legend),K=o.cursor=De({},_m,{drag:{y:r==2}},e.cursor),ze=X.show,tt=K.show,Ee=X.markers;X.idxs=de,Ee.width=ne(Ee.width),Ee.dash=ne(Ee.dash),Ee.stroke=ne(Ee.stroke),Ee.fill=ne(Ee.fill);let ue,Mt,dt,Ce=[],Vt=[],Yt,_t=!1,rn={};if(X.live){let u=v[1]?v[1].values:null;_t=u!=null,Yt=_t?u(o,1,0):{_:0};for(let f in Yt)rn[f]=Pl}if(ze)if(ue=Dt("table",yh,d),dt=Dt("tbody",null,ue),X.mount(o,ue),_t){Mt=Dt("thead",null,ue,dt);let u=Dt("tr",null,Mt);Dt("th",null,u);for(var Bn in Yt)Dt("th",Au,u).textContent=Bn}else yt(ue,vh),X.live&&yt(ue,bh);let Hn={show:!0},Ao={show:!1};function sr(u,f){if(f==0&&(_t||!X.live||r==2))return ko;let h=[],y=Dt("tr",_h,dt,dt.childNodes[f]);yt(y,u.class),u.show||yt(y,Nn);let x=Dt("th",null,y);if(Ee.show){let A=Et(xh,x);if(f>0){let L=Ee.width(o,f);L&&(A.style.border=L+"px "+Ee.dash(o,f)+" "+Ee.stroke(o,f)),A.style.background=Ee.fill(o,f)}}let w=Et(Au,x);u.label instanceof HTMLElement?w.appendChild(u.label):w.textContent=u.label,f>0&&(Ee.show||(w.style.color=u.width>0?Ee.stroke(o,f):Ee.fill(o,f)),nt("click",x,A=>{if(K._lock)return;Sn(A);let L=v.indexOf(u);if((A.ctrlKey||A.metaKey)!=X.isolate){let z=v.some((N,$)=>$>0&&$!=L&&N.show);v.forEach((N,$)=>{$>0&&Wt($,z?$==L?Hn:Ao:Hn,!0,Ie.setSeries)})}else Wt(L,{show:!u.show},!0,Ie.setSeries)},!1),Un&&nt(Iu,x,A=>{K._lock||(Sn(A),Wt(v.indexOf(u),so,!0,Ie.setSeries))},!1));for(var C in Yt){let A=Dt("td",wh,y);A.textContent="--",h.push(A)}return[y,h]}let bn=new Map;function nt(u,f,h,y=!0){let x=bn.get(f)||{},w=K.bind[u](o,f,h,y);w&&(Vn(u,f,x[u]=w),bn.set(f,x))}function Gn(u,f,h){let y=bn.get(f)||{};for(let x in y)(u==null||x==u)&&(Rl(x,f,y[x]),delete y[x]);u==null&&bn.delete(f)}let Jt=0,vn=0,Z=0,V=0,ve=0,Ne=0,Kn=ve,_n=Ne,Ft=Z,xn=V,ft=0,xt=0,ut=0,Ct=0;o.bbox={};let as=!1,lr=!1,jn=!1,wn=!1,ir=!1,wt=!1;function us(u,f,h){(h||u!=o.width||f!=o.height)&&Jl(u,f),Qn(!1),jn=!0,lr=!0,Xn()}function Jl(u,f){o.width=Jt=Z=u,o.height=vn=V=f,ve=Ne=0,Ad(),Od();let h=o.bbox;ft=h.left=Dn(ve*ae,.5),xt=h.top=Dn(Ne*ae,.5),ut=h.width=Dn(Z*ae,.5),Ct=h.height=Dn(V*ae,.5)}let Td=3;function Md(){let u=!1,f=0;for(;!u;){f++;let h=$d(f),y=Wd(f);u=f==Td||h&&y,u||(Jl(o.width,o.height),lr=!0)}}function Cd({width:u,height:f}){us(u,f)}o.setSize=Cd;function Ad(){let u=!1,f=!1,h=!1,y=!1;S.forEach((x,w)=>{if(x.show&&x._show){let{side:C,_size:A}=x,L=C%2,z=x.label!=null?x.labelSize:0,N=A+z;N>0&&(L?(Z-=N,C==3?(ve+=N,y=!0):h=!0):(V-=N,C==0?(Ne+=N,u=!0):f=!0))}}),kn[0]=u,kn[1]=h,kn[2]=f,kn[3]=y,Z-=sn[1]+sn[3],ve+=sn[3],V-=sn[2]+sn[0],Ne+=sn[0]}function Od(){let u=ve+Z,f=Ne+V,h=ve,y=Ne;function x(w,C){switch(w){case 1:return u+=C,u-C;case 2:return f+=C,f-C;case 3:return h-=C,h+C;case 0:return y-=C,y+C}}S.forEach((w,C)=>{if(w.show&&w._show){let A=w.side;w._pos=x(A,w._size),w.label!=null&&(w._lpos=x(A,w.labelSize))}})}if(K.dataIdx==null){let u=K.hover,f=u.skip=new Set(u.skip??[]);f.add(void 0);let h=u.prox=ne(u.prox),y=u.bias??=0;K.dataIdx=(x,w,C,A)=>{if(w==0)return C;let L=C,z=h(x,w,C,A)??ye,N=z>=0&&z<ye,$=T.ori==0?Z:V,J=K.left,ie=t[0],se=t[w];if(f.has(se[C])){L=null;let te=null,Y=null,j;if(y==0||y==-1)for(j=C;te==null&&j-- >0;)f.has(se[j])||(te=j);if(y==0||y==1)for(j=C;Y==null&&j++<se.length;)f.has(se[j])||(Y=j);if(te!=null||Y!=null)if(N){let Se=te==null?-1/0:P(ie[te],T,$,0),Ae=Y==null?1/0:P(ie[Y],T,$,0),je=J-Se,fe=Ae-J;je<=fe?je<=z&&(L=te):fe<=z&&(L=Y)}else L=Y==null?te:te==null?Y:C-te<=Y-C?te:Y}else N&&$e(J-P(ie[C],T,$,0))>z&&(L=null);return L}}let Sn=u=>{K.event=u};K.idxs=de,K._lock=!1;let Qe=K.points;Qe.show=ne(Qe.show),Qe.size=ne(Qe.size),Qe.stroke=ne(Qe.stroke),Qe.width=ne(Qe.width),Qe.fill=ne(Qe.fill);let $t=o.focus=De({},e.focus||{alpha:.3},K.focus),Un=$t.prox>=0,qn=Un&&Qe.one,St=[],Yn=[],Jn=[];function Zl(u,f){let h=Qe.show(o,f);if(h instanceof HTMLElement)return yt(h,gh),yt(h,u.class),qt(h,-10,-10,Z,V),_.insertBefore(h,St[f]),h}function Ql(u,f){if(r==1||f>0){let h=r==1&&R[u.scale].time,y=u.value;u.value=h?Yu(y)?nc(ee,tc(y,U)):y||re:y||Am,u.label=u.label||(h?wm:xm)}if(qn||f>0){u.width=u.width==null?1:u.width,u.paths=u.paths||Gm||Ih,u.fillTo=ne(u.fillTo||Dm),u.pxAlign=+le(u.pxAlign,k),u.pxRound=dc(u.pxAlign),u.stroke=ne(u.stroke||null),u.fill=ne(u.fill||null),u._stroke=u._fill=u._paths=u._focus=null;let h=Om(it(1,u.width),1),y=u.points=De({},{size:h,width:it(1,h*.2),stroke:u.stroke,space:h*2,paths:Km,_stroke:null,_fill:null},u.points);y.show=ne(y.show),y.filter=ne(y.filter),y.fill=ne(y.fill),y.stroke=ne(y.stroke),y.paths=ne(y.paths),y.pxAlign=u.pxAlign}if(ze){let h=sr(u,f);Ce.splice(f,0,h[0]),Vt.splice(f,0,h[1]),X.values.push(null)}if(tt){de.splice(f,0,null);let h=null;qn?f==0&&(h=Zl(u,f)):f>0&&(h=Zl(u,f)),St.splice(f,0,h),Yn.splice(f,0,0),Jn.splice(f,0,0)}Ke("addSeries",f)}function Ld(u,f){f=f??v.length,u=r==1?Ol(u,f,rc,uc):Ol(u,f,{},ac),v.splice(f,0,u),Ql(v[f],f)}o.addSeries=Ld;function Pd(u){if(v.splice(u,1),ze){X.values.splice(u,1),Vt.splice(u,1);let f=Ce.splice(u,1)[0];Gn(null,f.firstChild),f.remove()}tt&&(de.splice(u,1),St.splice(u,1)[0].remove(),Yn.splice(u,1),Jn.splice(u,1)),Ke("delSeries",u)}o.delSeries=Pd;let kn=[!1,!1,!1,!1];function Id(u,f){if(u._show=u.show,u.show){let h=u.side%2,y=R[u.scale];y==null&&(u.scale=h?v[1].scale:O,y=R[u.scale]);let x=y.time;u.size=ne(u.size),u.space=ne(u.space),u.rotate=ne(u.rotate),gn(u.incrs)&&u.incrs.forEach(C=>{!yn.has(C)&&yn.set(C,kc(C))}),u.incrs=ne(u.incrs||(y.distr==2?nm:x?E==1?rm:im:zn)),u.splits=ne(u.splits||(x&&y.distr==1?at:y.distr==3?Tl:y.distr==4?Rm:km)),u.stroke=ne(u.stroke),u.grid.stroke=ne(u.grid.stroke),u.ticks.stroke=ne(u.ticks.stroke),u.border.stroke=ne(u.border.stroke);let w=u.values;u.values=gn(w)&&!gn(w[0])?ne(w):x?gn(w)?ec(ee,Xu(w,U)):Yu(w)?cm(ee,w):w||Re:w||Sm,u.filter=ne(u.filter||(y.distr>=3&&y.log==10?Mm:y.distr==3&&y.log==2?Cm:wc)),u.font=mc(u.font),u.labelFont=mc(u.labelFont),u._size=u.size(o,null,f,0),u._space=u._rotate=u._incrs=u._found=u._splits=u._values=null,u._size>0&&(kn[f]=!0,u._el=Et(fh,b))}}function Oo(u,f,h,y){let[x,w,C,A]=h,L=f%2,z=0;return L==0&&(A||w)&&(z=f==0&&!x||f==2&&!C?Fe(oc.size/3):0),L==1&&(x||C)&&(z=f==1&&!w||f==3&&!A?Fe(lc.size/2):0),z}let Xl=o.padding=(e.padding||[Oo,Oo,Oo,Oo]).map(u=>ne(le(u,Oo))),sn=o._padding=Xl.map((u,f)=>u(o,f,kn,0)),Ye,We=null,Be=null,ar=r==1?v[0].idxs:null,At=null,Lo=!1;function ei(u,f){if(t=u??[],o.data=o._data=t,r==2){Ye=0;for(let h=1;h<v.length;h++)Ye+=t[h][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),At=t[0],Ye=At.length;let h=t;if(I==2){h=t.slice();let y=h[0]=Array(Ye);for(let x=0;x<Ye;x++)y[x]=x}o._data=t=h}if(Qn(!0),Ke("setData"),I==2&&(jn=!0),f!==!1){let h=T;h.auto(o,Lo)?cs():an(O,h.min,h.max),wn=wn||K.left>=0,wt=!0,Xn()}}o.setData=ei;function cs(){Lo=!0;let u,f;r==1&&(Ye>0?(We=ar[0]=0,Be=ar[1]=Ye-1,u=t[0][We],f=t[0][Be],I==2?(u=We,f=Be):u==f&&(I==3?[u,f]=ts(u,u,T.log,!1):I==4?[u,f]=Dl(u,u,T.log,!1):T.time?f=u+Fe(86400/E):[u,f]=Qr(u,f,zl,!0))):(We=ar[0]=u=null,Be=ar[1]=f=null)),an(O,u,f)}let ur,Zn,ds,fs,ps,hs,ms,gs,ys,ct;function ti(u,f,h,y,x,w){u??=Lu,h??=Vl,y??="butt",x??=Lu,w??="round",u!=ur&&(m.strokeStyle=ur=u),x!=Zn&&(m.fillStyle=Zn=x),f!=ds&&(m.lineWidth=ds=f),w!=ps&&(m.lineJoin=ps=w),y!=hs&&(m.lineCap=hs=y),h!=fs&&m.setLineDash(fs=h)}function ni(u,f,h,y){f!=Zn&&(m.fillStyle=Zn=f),u!=ms&&(m.font=ms=u),h!=gs&&(m.textAlign=gs=h),y!=ys&&(m.textBaseline=ys=y)}function bs(u,f,h,y,x=0){if(y.length>0&&u.auto(o,Lo)&&(f==null||f.min==null)){let w=le(We,0),C=le(Be,y.length-1),A=h.min==null?Mh(y,w,C,x,u.distr==3):[h.min,h.max];u.min=Nt(u.min,h.min=A[0]),u.max=it(u.max,h.max=A[1])}}let oi={min:null,max:null};function Dd(){for(let y in R){let x=R[y];F[y]==null&&(x.min==null||F[O]!=null&&x.auto(o,Lo))&&(F[y]=oi)}for(let y in R){let x=R[y];F[y]==null&&x.from!=null&&F[x.from]!=null&&(F[y]=oi)}F[O]!=null&&Qn(!0);let u={};for(let y in F){let x=F[y];if(x!=null){let w=u[y]=Ro(R[y],Nh);if(x.min!=null)De(w,x);else if(y!=O||r==2)if(Ye==0&&w.from==null){let C=w.range(o,null,null,y);w.min=C[0],w.max=C[1]}else w.min=ye,w.max=-ye}}if(Ye>0){v.forEach((y,x)=>{if(r==1){let w=y.scale,C=F[w];if(C==null)return;let A=u[w];if(x==0){let L=A.range(o,A.min,A.max,w);A.min=L[0],A.max=L[1],We=zt(A.min,t[0]),Be=zt(A.max,t[0]),Be-We>1&&(t[0][We]<A.min&&We++,t[0][Be]>A.max&&Be--),y.min=At[We],y.max=At[Be]}else y.show&&y.auto&&bs(A,C,y,t[x],y.sorted);y.idxs[0]=We,y.idxs[1]=Be}else if(x>0&&y.show&&y.auto){let[w,C]=y.facets,A=w.scale,L=C.scale,[z,N]=t[x],$=u[A],J=u[L];$!=null&&bs($,F[A],w,z,w.sorted),J!=null&&bs(J,F[L],C,N,C.sorted),y.min=C.min,y.max=C.max}});for(let y in u){let x=u[y],w=F[y];if(x.from==null&&(w==null||w.min==null)){let C=x.range(o,x.min==ye?null:x.min,x.max==-ye?null:x.max,y);x.min=C[0],x.max=C[1]}}}for(let y in u){let x=u[y];if(x.from!=null){let w=u[x.from];if(w.min==null)x.min=x.max=null;else{let C=x.range(o,w.min,w.max,y);x.min=C[0],x.max=C[1]}}}let f={},h=!1;for(let y in u){let x=u[y],w=R[y];if(w.min!=x.min||w.max!=x.max){w.min=x.min,w.max=x.max;let C=w.distr;w._min=C==3?nn(w.min):C==4?bl(w.min,w.asinh):C==100?w.fwd(w.min):w.min,w._max=C==3?nn(w.max):C==4?bl(w.max,w.asinh):C==100?w.fwd(w.max):w.max,f[y]=h=!0}}if(h){v.forEach((y,x)=>{r==2?x>0&&f.y&&(y._paths=null):f[y.scale]&&(y._paths=null)});for(let y in f)jn=!0,Ke("setScale",y);tt&&K.left>=0&&(wn=wt=!0)}for(let y in F)F[y]=null}function zd(u){let f=El(We-1,0,Ye-1),h=El(Be+1,0,Ye-1);for(;u[f]==null&&f>0;)f--;for(;u[h]==null&&h<Ye-1;)h++;return[f,h]}function Nd(){if(Ye>0){let u=v.some(f=>f._focus)&&ct!=$t.alpha;u&&(m.globalAlpha=ct=$t.alpha),v.forEach((f,h)=>{if(h>0&&f.show&&(ri(h,!1),ri(h,!0),f._paths==null)){let y=ct;ct!=f.alpha&&(m.globalAlpha=ct=f.alpha);let x=r==2?[0,t[h][0].length-1]:zd(t[h]);f._paths=f.paths(o,h,x[0],x[1]),ct!=y&&(m.globalAlpha=ct=y)}}),v.forEach((f,h)=>{if(h>0&&f.show){let y=ct;ct!=f.alpha&&(m.globalAlpha=ct=f.alpha),f._paths!=null&&si(h,!1);{let x=f._paths!=null?f._paths.gaps:null,w=f.points.show(o,h,We,Be,x),C=f.points.filter(o,h,w,x);(w||C)&&(f.points._paths=f.points.paths(o,h,We,Be,C),si(h,!0))}ct!=y&&(m.globalAlpha=ct=y),Ke("drawSeries",h)}}),u&&(m.globalAlpha=ct=1)}}function ri(u,f){let h=f?v[u].points:v[u];h._stroke=h.stroke(o,u),h._fill=h.fill(o,u)}function si(u,f){let h=f?v[u].points:v[u],{stroke:y,fill:x,clip:w,flags:C,_stroke:A=h._stroke,_fill:L=h._fill,_width:z=h.width}=h._paths;z=be(z*ae,3);let N=null,$=z%2/2;f&&L==null&&(L=z>0?"#fff":A);let J=h.pxAlign==1&&$>0;if(J&&m.translate($,$),!f){let ie=ft-z/2,se=xt-z/2,te=ut+z,Y=Ct+z;N=new Path2D,N.rect(ie,se,te,Y)}f?vs(A,z,h.dash,h.cap,L,y,x,C,w):Vd(u,A,z,h.dash,h.cap,L,y,x,C,N,w),J&&m.translate(-$,-$)}function Vd(u,f,h,y,x,w,C,A,L,z,N){let $=!1;L!=0&&D.forEach((J,ie)=>{if(J.series[0]==u){let se=v[J.series[1]],te=t[J.series[1]],Y=(se._paths||nr).band;gn(Y)&&(Y=J.dir==1?Y[0]:Y[1]);let j,Se=null;se.show&&Y&&Ah(te,We,Be)?(Se=J.fill(o,ie)||w,j=se._paths.clip):Y=null,vs(f,h,y,x,Se,C,A,L,z,N,j,Y),$=!0}}),$||vs(f,h,y,x,w,C,A,L,z,N)}let li=Eo|Cl;function vs(u,f,h,y,x,w,C,A,L,z,N,$){ti(u,f,h,y,x),(L||z||$)&&(m.save(),L&&m.clip(L),z&&m.clip(z)),$?(A&li)==li?(m.clip($),N&&m.clip(N),dr(x,C),cr(u,w,f)):A&Cl?(dr(x,C),m.clip($),cr(u,w,f)):A&Eo&&(m.save(),m.clip($),N&&m.clip(N),dr(x,C),m.restore(),cr(u,w,f)):(dr(x,C),cr(u,w,f)),(L||z||$)&&m.restore()}function cr(u,f,h){h>0&&(f instanceof Map?f.forEach((y,x)=>{m.strokeStyle=ur=x,m.stroke(y)}):f!=null&&u&&m.stroke(f))}function dr(u,f){f instanceof Map?f.forEach((h,y)=>{m.fillStyle=Zn=y,m.fill(h)}):f!=null&&u&&m.fill(f)}function Fd(u,f,h,y){let x=S[u],w;if(y<=0)w=[0,0];else{let C=x._space=x.space(o,u,f,h,y),A=x._incrs=x.incrs(o,u,f,h,y,C);w=Zm(f,h,A,y,C)}return x._found=w}function _s(u,f,h,y,x,w,C,A,L,z){let N=C%2/2;k==1&&m.translate(N,N),ti(A,C,L,z,A),m.beginPath();let $,J,ie,se,te=x+(y==0||y==3?-w:w);h==0?(J=x,se=te):($=x,ie=te);for(let Y=0;Y<u.length;Y++)f[Y]!=null&&(h==0?$=ie=u[Y]:J=se=u[Y],m.moveTo($,J),m.lineTo(ie,se));m.stroke(),k==1&&m.translate(-N,-N)}function $d(u){let f=!0;return S.forEach((h,y)=>{if(!h.show)return;let x=R[h.scale];if(x.min==null){h._show&&(f=!1,h._show=!1,Qn(!1));return}else h._show||(f=!1,h._show=!0,Qn(!1));let w=h.side,C=w%2,{min:A,max:L}=x,[z,N]=Fd(y,A,L,C==0?Z:V);if(N==0)return;let $=x.distr==2,J=h._splits=h.splits(o,y,A,L,z,N,$),ie=x.distr==2?J.map(j=>At[j]):J,se=x.distr==2?At[J[1]]-At[J[0]]:z,te=h._values=h.values(o,h.filter(o,ie,y,N,se),y,N,se);h._rotate=w==2?h.rotate(o,te,y,N):0;let Y=h._size;h._size=Tt(h.size(o,te,y,u)),Y!=null&&h._size!=Y&&(f=!1)}),f}function Wd(u){let f=!0;return Xl.forEach((h,y)=>{let x=h(o,y,kn,u);x!=sn[y]&&(f=!1),sn[y]=x}),f}function Bd(){for(let u=0;u<S.length;u++){let f=S[u];if(!f.show||!f._show)continue;let h=f.side,y=h%2,x,w,C=f.stroke(o,u),A=h==0||h==3?-1:1,[L,z]=f._found;if(f.label!=null){let rt=f.labelGap*A,mt=Fe((f._lpos+rt)*ae);ni(f.labelFont[0],C,"center",h==2?"top":Ou),m.save(),y==1?(x=w=0,m.translate(mt,Fe(xt+Ct/2)),m.rotate((h==3?-Jr:Jr)/2)):(x=Fe(ft+ut/2),w=mt);let Tn=_c(f.label)?f.label(o,u,L,z):f.label;m.fillText(Tn,x,w),m.restore()}if(z==0)continue;let N=R[f.scale],$=y==0?ut:Ct,J=y==0?ft:xt,ie=f._splits,se=N.distr==2?ie.map(rt=>At[rt]):ie,te=N.distr==2?At[ie[1]]-At[ie[0]]:L,Y=f.ticks,j=f.border,Se=Y.show?Y.size:0,Ae=Fe(Se*ae),je=Fe((f.alignTo==2?f._size-Se-f.gap:f.gap)*ae),fe=f._rotate*-Jr/180,Oe=M(f._pos*ae),pt=(Ae+je)*A,ot=Oe+pt;w=y==0?ot:0,x=y==1?ot:0;let kt=f.font[0],Ot=f.align==1?_o:f.align==2?ml:fe>0?_o:fe<0?ml:y==0?"center":h==3?ml:_o,Ht=fe||y==1?"middle":h==2?"top":Ou;ni(kt,C,Ot,Ht);let ht=f.font[1]*f.lineGap,Rt=ie.map(rt=>M(i(rt,N,$,J))),Lt=f._values;for(let rt=0;rt<Lt.length;rt++){let mt=Lt[rt];if(mt!=null){y==0?x=Rt[rt]:w=Rt[rt],mt=""+mt;let Tn=mt.indexOf(`
`)==-1?[mt]:mt.split(/\n/gm);for(let st=0;st<Tn.length;st++){let Ri=Tn[st];fe?(m.save(),m.translate(x,w+st*ht),m.rotate(fe),m.fillText(Ri,0,0),m.restore()):m.fillText(Ri,x,w+st*ht)}}}Y.show&&_s(Rt,Y.filter(o,se,u,z,te),y,h,Oe,Ae,be(Y.width*ae,3),Y.stroke(o,u),Y.dash,Y.cap);let Gt=f.grid;Gt.show&&_s(Rt,Gt.filter(o,se,u,z,te),y,y==0?2:1,y==0?xt:ft,y==0?Ct:ut,be(Gt.width*ae,3),Gt.stroke(o,u),Gt.dash,Gt.cap),j.show&&_s([Oe],[1],y==0?1:0,y==0?1:2,y==1?xt:ft,y==1?Ct:ut,be(j.width*ae,3),j.stroke(o,u),j.dash,j.cap)}Ke("drawAxes")}function Qn(u){v.forEach((f,h)=>{h>0&&(f._paths=null,u&&(r==1?(f.min=null,f.max=null):f.facets.forEach(y=>{y.min=null,y.max=null})))})}let fr=!1,xs=!1,Po=[];function Hd(){xs=!1;for(let u=0;u<Po.length;u++)Ke(...Po[u]);Po.length=0}function Xn(){fr||(Gh(ii),fr=!0)}function Gd(u,f=!1){fr=!0,xs=f,u(o),ii(),f&&Po.length>0&&queueMicrotask(Hd)}o.batch=Gd;function ii(){if(as&&(Dd(),as=!1),jn&&(Md(),jn=!1),lr){if(ke(g,_o,ve),ke(g,"top",Ne),ke(g,Qo,Z),ke(g,Xo,V),ke(_,_o,ve),ke(_,"top",Ne),ke(_,Qo,Z),ke(_,Xo,V),ke(b,Qo,Jt),ke(b,Xo,vn),p.width=Fe(Jt*ae),p.height=Fe(vn*ae),S.forEach(({_el:u,_show:f,_size:h,_pos:y,side:x})=>{if(u!=null)if(f){let w=x===3||x===0?h:0,C=x%2==1;ke(u,C?"left":"top",y-w),ke(u,C?"width":"height",h),ke(u,C?"top":"left",C?Ne:ve),ke(u,C?"height":"width",C?V:Z),kl(u,Nn)}else yt(u,Nn)}),ur=Zn=ds=ps=hs=ms=gs=ys=fs=null,ct=1,zo(!0),ve!=Kn||Ne!=_n||Z!=Ft||V!=xn){Qn(!1);let u=Z/Ft,f=V/xn;if(tt&&!wn&&K.left>=0){K.left*=u,K.top*=f,eo&&qt(eo,Fe(K.left),0,Z,V),to&&qt(to,0,Fe(K.top),Z,V);for(let h=0;h<St.length;h++){let y=St[h];y!=null&&(Yn[h]*=u,Jn[h]*=f,qt(y,Tt(Yn[h]),Tt(Jn[h]),Z,V))}}if(we.show&&!ir&&we.left>=0&&we.width>0){we.left*=u,we.width*=u,we.top*=f,we.height*=f;for(let h in Ts)ke(ro,h,we[h])}Kn=ve,_n=Ne,Ft=Z,xn=V}Ke("setSize"),lr=!1}Jt>0&&vn>0&&(m.clearRect(0,0,p.width,p.height),Ke("drawClear"),G.forEach(u=>u()),Ke("draw")),we.show&&ir&&(pr(we),ir=!1),tt&&wn&&(En(null,!0,!1),wn=!1),X.show&&X.live&&wt&&(Rs(),wt=!1),a||(a=!0,o.status=1,Ke("ready")),Lo=!1,fr=!1}o.redraw=(u,f)=>{jn=f||!1,u!==!1?an(O,T.min,T.max):Xn()};function ws(u,f){let h=R[u];if(h.from==null){if(Ye==0){let y=h.range(o,f.min,f.max,u);f.min=y[0],f.max=y[1]}if(f.min>f.max){let y=f.min;f.min=f.max,f.max=y}if(Ye>1&&f.min!=null&&f.max!=null&&f.max-f.min<1e-16)return;u==O&&h.distr==2&&Ye>0&&(f.min=zt(f.min,t[0]),f.max=zt(f.max,t[0]),f.min==f.max&&f.max++),F[u]=f,as=!0,Xn()}}o.setScale=ws;let Ss,ks,eo,to,ai,ui,no,oo,ci,di,xe,Te,ln=!1,Je=K.drag,He=Je.x,Ge=Je.y;tt&&(K.x&&(Ss=Et(hh,_)),K.y&&(ks=Et(mh,_)),T.ori==0?(eo=Ss,to=ks):(eo=ks,to=Ss),xe=K.left,Te=K.top);let we=o.select=De({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),ro=we.show?Et(ph,we.over?_:g):null;function pr(u,f){if(we.show){for(let h in u)we[h]=u[h],h in Ts&&ke(ro,h,u[h]);f!==!1&&Ke("setSelect")}}o.setSelect=pr;function Kd(u){if(v[u].show)ze&&kl(Ce[u],Nn);else if(ze&&yt(Ce[u],Nn),tt){let h=qn?St[0]:St[u];h!=null&&qt(h,-10,-10,Z,V)}}function an(u,f,h){ws(u,{min:f,max:h})}function Wt(u,f,h,y){f.focus!=null&&Jd(u),f.show!=null&&v.forEach((x,w)=>{w>0&&(u==w||u==null)&&(x.show=f.show,Kd(w),r==2?(an(x.facets[0].scale,null,null),an(x.facets[1].scale,null,null)):an(x.scale,null,null),Xn())}),h!==!1&&Ke("setSeries",u,f),y&&No("setSeries",o,u,f)}o.setSeries=Wt;function jd(u,f){De(D[u],f)}function Ud(u,f){u.fill=ne(u.fill||null),u.dir=le(u.dir,-1),f=f??D.length,D.splice(f,0,u)}function qd(u){u==null?D.length=0:D.splice(u,1)}o.addBand=Ud,o.setBand=jd,o.delBand=qd;function Yd(u,f){v[u].alpha=f,tt&&St[u]!=null&&(St[u].style.opacity=f),ze&&Ce[u]&&(Ce[u].style.opacity=f)}let Zt,un,Rn,so={focus:!0};function Jd(u){if(u!=Rn){let f=u==null,h=$t.alpha!=1;v.forEach((y,x)=>{if(r==1||x>0){let w=f||x==0||x==u;y._focus=f?null:w,h&&Yd(x,w?1:$t.alpha)}}),Rn=u,h&&Xn()}}ze&&Un&&nt(Du,ue,u=>{K._lock||(Sn(u),Rn!=null&&Wt(null,so,!0,Ie.setSeries))});function Bt(u,f,h){let y=R[f];h&&(u=u/ae-(y.ori==1?Ne:ve));let x=Z;y.ori==1&&(x=V,u=x-u),y.dir==-1&&(u=x-u);let w=y._min,C=y._max,A=u/x,L=w+(C-w)*A,z=y.distr;return z==3?So(10,L):z==4?Lh(L,y.asinh):z==100?y.bwd(L):L}function Zd(u,f){let h=Bt(u,O,f);return zt(h,t[0],We,Be)}o.valToIdx=u=>zt(u,t[0]),o.posToIdx=Zd,o.posToVal=Bt,o.valToPos=(u,f,h)=>R[f].ori==0?s(u,R[f],h?ut:Z,h?ft:0):l(u,R[f],h?Ct:V,h?xt:0),o.setCursor=(u,f,h)=>{xe=u.left,Te=u.top,En(null,f,h)};function fi(u,f){ke(ro,_o,we.left=u),ke(ro,Qo,we.width=f)}function pi(u,f){ke(ro,"top",we.top=u),ke(ro,Xo,we.height=f)}let Io=T.ori==0?fi:pi,Do=T.ori==1?fi:pi;function Qd(){if(ze&&X.live)for(let u=r==2?1:0;u<v.length;u++){if(u==0&&_t)continue;let f=X.values[u],h=0;for(let y in f)Vt[u][h++].firstChild.nodeValue=f[y]}}function Rs(u,f){if(u!=null&&(u.idxs?u.idxs.forEach((h,y)=>{de[y]=h}):zh(u.idx)||de.fill(u.idx),X.idx=de[0]),ze&&X.live){for(let h=0;h<v.length;h++)(h>0||r==1&&!_t)&&Xd(h,de[h]);Qd()}wt=!1,f!==!1&&Ke("setLegend")}o.setLegend=Rs;function Xd(u,f){let h=v[u],y=u==0&&I==2?At:t[u],x;_t?x=h.values(o,u,f)??rn:(x=h.value(o,f==null?null:y[f],u,f),x=x==null?rn:{_:x}),X.values[u]=x}function En(u,f,h){ci=xe,di=Te,[xe,Te]=K.move(o,xe,Te),K.left=xe,K.top=Te,tt&&(eo&&qt(eo,Fe(xe),0,Z,V),to&&qt(to,0,Fe(Te),Z,V));let y,x=We>Be;Zt=ye,un=null;let w=T.ori==0?Z:V,C=T.ori==1?Z:V;if(xe<0||Ye==0||x){y=K.idx=null;for(let A=0;A<v.length;A++){let L=St[A];L!=null&&qt(L,-10,-10,Z,V)}Un&&Wt(null,so,!0,u==null&&Ie.setSeries),X.live&&(de.fill(y),wt=!0)}else{let A,L,z;r==1&&(A=T.ori==0?xe:Te,L=Bt(A,O),y=K.idx=zt(L,t[0],We,Be),z=P(t[0][y],T,w,0));let N=-10,$=-10,J=0,ie=0,se=!0,te="",Y="";for(let j=r==2?1:0;j<v.length;j++){let Se=v[j],Ae=de[j],je=Ae==null?null:r==1?t[j][Ae]:t[j][1][Ae],fe=K.dataIdx(o,j,y,L),Oe=fe==null?null:r==1?t[j][fe]:t[j][1][fe];if(wt=wt||Oe!=je||fe!=Ae,de[j]=fe,j>0&&Se.show){let pt=fe==null?-10:fe==y?z:P(r==1?t[0][fe]:t[j][0][fe],T,w,0),ot=Oe==null?-10:H(Oe,r==1?R[Se.scale]:R[Se.facets[1].scale],C,0);if(Un&&Oe!=null){let kt=T.ori==1?xe:Te,Ot=$e($t.dist(o,j,fe,ot,kt));if(Ot<Zt){let Ht=$t.bias;if(Ht!=0){let ht=Bt(kt,Se.scale),Rt=Oe>=0?1:-1,Lt=ht>=0?1:-1;Lt==Rt&&(Lt==1?Ht==1?Oe>=ht:Oe<=ht:Ht==1?Oe<=ht:Oe>=ht)&&(Zt=Ot,un=j)}else Zt=Ot,un=j}}if(wt||qn){let kt,Ot;T.ori==0?(kt=pt,Ot=ot):(kt=ot,Ot=pt);let Ht,ht,Rt,Lt,Gt,rt,mt=!0,Tn=Qe.bbox;if(Tn!=null){mt=!1;let st=Tn(o,j);Rt=st.left,Lt=st.top,Ht=st.width,ht=st.height}else Rt=kt,Lt=Ot,Ht=ht=Qe.size(o,j);if(rt=Qe.fill(o,j),Gt=Qe.stroke(o,j),qn)j==un&&Zt<=$t.prox&&(N=Rt,$=Lt,J=Ht,ie=ht,se=mt,te=rt,Y=Gt);else{let st=St[j];st!=null&&(Yn[j]=Rt,Jn[j]=Lt,Bu(st,Ht,ht,mt),$u(st,rt,Gt),qt(st,Tt(Rt),Tt(Lt),Z,V))}}}}if(qn){let j=$t.prox,Se=Rn==null?Zt<=j:Zt>j||un!=Rn;if(wt||Se){let Ae=St[0];Ae!=null&&(Yn[0]=N,Jn[0]=$,Bu(Ae,J,ie,se),$u(Ae,te,Y),qt(Ae,Tt(N),Tt($),Z,V))}}}if(we.show&&ln)if(u!=null){let[A,L]=Ie.scales,[z,N]=Ie.match,[$,J]=u.cursor.sync.scales,ie=u.cursor.drag;if(He=ie._x,Ge=ie._y,He||Ge){let{left:se,top:te,width:Y,height:j}=u.select,Se=u.scales[$].ori,Ae=u.posToVal,je,fe,Oe,pt,ot,kt=A!=null&&z(A,$),Ot=L!=null&&N(L,J);kt&&He?(Se==0?(je=se,fe=Y):(je=te,fe=j),Oe=R[A],pt=P(Ae(je,$),Oe,w,0),ot=P(Ae(je+fe,$),Oe,w,0),Io(Nt(pt,ot),$e(ot-pt))):Io(0,w),Ot&&Ge?(Se==1?(je=se,fe=Y):(je=te,fe=j),Oe=R[L],pt=H(Ae(je,J),Oe,C,0),ot=H(Ae(je+fe,J),Oe,C,0),Do(Nt(pt,ot),$e(ot-pt))):Do(0,C)}else Ms()}else{let A=$e(ci-ai),L=$e(di-ui);if(T.ori==1){let J=A;A=L,L=J}He=Je.x&&A>=Je.dist,Ge=Je.y&&L>=Je.dist;let z=Je.uni;z!=null?He&&Ge&&(He=A>=z,Ge=L>=z,!He&&!Ge&&(L>A?Ge=!0:He=!0)):Je.x&&Je.y&&(He||Ge)&&(He=Ge=!0);let N,$;He&&(T.ori==0?(N=no,$=xe):(N=oo,$=Te),Io(Nt(N,$),$e($-N)),Ge||Do(0,C)),Ge&&(T.ori==1?(N=no,$=xe):(N=oo,$=Te),Do(Nt(N,$),$e($-N)),He||Io(0,w)),!He&&!Ge&&(Io(0,0),Do(0,0))}if(Je._x=He,Je._y=Ge,u==null){if(h){if(ki!=null){let[A,L]=Ie.scales;Ie.values[0]=A!=null?Bt(T.ori==0?xe:Te,A):null,Ie.values[1]=L!=null?Bt(T.ori==1?xe:Te,L):null}No(gl,o,xe,Te,Z,V,y)}if(Un){let A=h&&Ie.setSeries,L=$t.prox;Rn==null?Zt<=L&&Wt(un,so,!0,A):Zt>L?Wt(null,so,!0,A):un!=Rn&&Wt(un,so,!0,A)}}wt&&(X.idx=y,Rs()),f!==!1&&Ke("setCursor")}let cn=null;Object.defineProperty(o,"rect",{get(){return cn==null&&zo(!1),cn}});function zo(u=!1){u?cn=null:(cn=_.getBoundingClientRect(),Ke("syncRect",cn))}function hi(u,f,h,y,x,w,C){K._lock||ln&&u!=null&&u.movementX==0&&u.movementY==0||(Es(u,f,h,y,x,w,C,!1,u!=null),u!=null?En(null,!0,!0):En(f,!0,!1))}function Es(u,f,h,y,x,w,C,A,L){if(cn==null&&zo(!1),Sn(u),u!=null)h=u.clientX-cn.left,y=u.clientY-cn.top;else{if(h<0||y<0){xe=-10,Te=-10;return}let[z,N]=Ie.scales,$=f.cursor.sync,[J,ie]=$.values,[se,te]=$.scales,[Y,j]=Ie.match,Se=f.axes[0].side%2==1,Ae=T.ori==0?Z:V,je=T.ori==1?Z:V,fe=Se?w:x,Oe=Se?x:w,pt=Se?y:h,ot=Se?h:y;if(se!=null?h=Y(z,se)?i(J,R[z],Ae,0):-10:h=Ae*(pt/fe),te!=null?y=j(N,te)?i(ie,R[N],je,0):-10:y=je*(ot/Oe),T.ori==1){let kt=h;h=y,y=kt}}L&&(f==null||f.cursor.event.type==gl)&&((h<=1||h>=Z-1)&&(h=Dn(h,Z)),(y<=1||y>=V-1)&&(y=Dn(y,V))),A?(ai=h,ui=y,[no,oo]=K.move(o,h,y)):(xe=h,Te=y)}let Ts={width:0,height:0,left:0,top:0};function Ms(){pr(Ts,!1)}let mi,gi,yi,bi;function vi(u,f,h,y,x,w,C){ln=!0,He=Ge=Je._x=Je._y=!1,Es(u,f,h,y,x,w,C,!0,!1),u!=null&&(nt(yl,wl,_i,!1),No(Pu,o,no,oo,Z,V,null));let{left:A,top:L,width:z,height:N}=we;mi=A,gi=L,yi=z,bi=N}function _i(u,f,h,y,x,w,C){ln=Je._x=Je._y=!1,Es(u,f,h,y,x,w,C,!1,!0);let{left:A,top:L,width:z,height:N}=we,$=z>0||N>0,J=mi!=A||gi!=L||yi!=z||bi!=N;if($&&J&&pr(we),Je.setScale&&$&&J){let ie=A,se=z,te=L,Y=N;if(T.ori==1&&(ie=L,se=N,te=A,Y=z),He&&an(O,Bt(ie,O),Bt(ie+se,O)),Ge)for(let j in R){let Se=R[j];j!=O&&Se.from==null&&Se.min!=ye&&an(j,Bt(te+Y,j),Bt(te,j))}Ms()}else K.lock&&(K._lock=!K._lock,En(f,!0,u!=null));u!=null&&(Gn(yl,wl),No(yl,o,xe,Te,Z,V,null))}function ef(u,f,h,y,x,w,C){if(K._lock)return;Sn(u);let A=ln;if(ln){let L=!0,z=!0,N=10,$,J;T.ori==0?($=He,J=Ge):($=Ge,J=He),$&&J&&(L=xe<=N||xe>=Z-N,z=Te<=N||Te>=V-N),$&&L&&(xe=xe<no?0:Z),J&&z&&(Te=Te<oo?0:V),En(null,!0,!0),ln=!1}xe=-10,Te=-10,de.fill(null),En(null,!0,!0),A&&(ln=A)}function xi(u,f,h,y,x,w,C){K._lock||(Sn(u),cs(),Ms(),u!=null&&No(zu,o,xe,Te,Z,V,null))}function wi(){S.forEach(Qm),us(o.width,o.height,!0)}Vn(Zr,wo,wi);let lo={};lo.mousedown=vi,lo.mousemove=hi,lo.mouseup=_i,lo.dblclick=xi,lo.setSeries=(u,f,h,y)=>{let x=Ie.match[2];h=x(o,f,h),h!=-1&&Wt(h,y,!0,!1)},tt&&(nt(Pu,_,vi),nt(gl,_,hi),nt(Iu,_,u=>{Sn(u),zo(!1)}),nt(Du,_,ef),nt(zu,_,xi),Al.add(o),o.syncRect=zo);let hr=o.hooks=e.hooks||{};function Ke(u,f,h){xs?Po.push([u,f,h]):u in hr&&hr[u].forEach(y=>{y.call(null,o,f,h)})}(e.plugins||[]).forEach(u=>{for(let f in u.hooks)hr[f]=(hr[f]||[]).concat(u.hooks[f])});let Si=(u,f,h)=>h,Ie=De({key:null,setSeries:!1,filters:{pub:Uu,sub:Uu},scales:[O,v[1]?v[1].scale:null],match:[qu,qu,Si],values:[null,null]},K.sync);Ie.match.length==2&&Ie.match.push(Si),K.sync=Ie;let ki=Ie.key,Cs=Gc(ki);function No(u,f,h,y,x,w,C){Ie.filters.pub(u,f,h,y,x,w,C)&&Cs.pub(u,f,h,y,x,w,C)}Cs.sub(o);function tf(u,f,h,y,x,w,C){Ie.filters.sub(u,f,h,y,x,w,C)&&lo[u](null,f,h,y,x,w,C)}o.pub=tf;function nf(){Cs.unsub(o),Al.delete(o),bn.clear(),Rl(Zr,wo,wi),d.remove(),ue?.remove(),Ke("destroy")}o.destroy=nf;function As(){Ke("init",e,t),ei(t||e.data,!1),F[O]?ws(O,F[O]):cs(),ir=we.show&&(we.width>0||we.height>0),wn=wt=!0,us(e.width,e.height)}return v.forEach(Ql),S.forEach(Id),n?n instanceof HTMLElement?(n.appendChild(d),As()):n(o,As):As(),o}qe.assign=De;qe.fmtNum=Nl;qe.rangeNum=Qr;qe.rangeLog=ts;qe.rangeAsinh=Dl;qe.orient=$n;qe.pxRatio=ae;qe.join=Hh;qe.fmtDate=Fl,qe.tzDate=em;qe.sync=Gc;{qe.addGap=zm,qe.clipGaps=rs;let e=qe.paths={points:Jc};e.linear=Qc,e.stepped=Fm,e.bars=$m,e.spline=Bm}var jl=["cached","held","not cached","recomputed","freed"];function Ul({categories:e}){let t=r=>jl.includes(r)?jl.indexOf(r):jl.length,n=Object.keys(e).filter(r=>e[r]?.some(s=>s!==0)).sort((r,s)=>t(r)-t(s)),o=[];for(let r of n){let s=o.at(-1)?.top;o.push({name:r,top:(e[r]??[]).map((l,i)=>l+(s?.[i]??0))})}return o}var od={key:"timeline",title:"Timeline",waiting:"Reading the timeline…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.timeline(t,n),Panel:Xm};function Xm({reply:e,isLoading:t}){return e.op.length===0?c("p",{class:"hint pad",children:"The forward made no storage, so there is nothing to draw."}):c("div",{class:"timeline","aria-busy":t,children:[e.peak&&c("p",{class:"summary","data-testid":"timeline-peak",children:["Peak ",c(ge,{n:e.peak.nbytes})," after op ",me(e.peak.op)]}),c(eg,{timeline:e}),c("p",{class:"hint",children:"Storages made while recording, after each operator call, split by what had become of them when the forward ended. Drag across the chart to zoom in, double-click to zoom out."})]})}function eg({timeline:e}){let t=Q(),n=gt(null),[o,r]=he(null),s=Ul(e),l=t.isDark.value;Xe(()=>{if(!n.current)return;let d=n.current,p=new qe(ng(e,d,r),tg(e),d),m=new ResizeObserver(()=>{let{clientWidth:b,clientHeight:g}=d;b>0&&g>0&&p.setSize({width:b,height:g})});return m.observe(d),()=>{m.disconnect(),p.destroy()}},[e,l]);let i=e.op.length-1,a=o??i;return c(pe,{children:[c("dl",{class:"plot-legend","data-testid":"timeline-legend",children:[c("div",{children:[c("dt",{children:["after op ",me(e.op[a]??0)]}),c("dd",{children:c(ge,{n:e.live_bytes[a]})})]}),s.map(({name:d})=>c("div",{children:[c("dt",{children:[c("span",{class:`patch ${Ut(d)}`}),d]}),c("dd",{children:c(ge,{n:e.categories[d]?.[a]})})]},d))]}),c("div",{class:"plot",ref:n,role:"img","aria-label":`Live bytes over ${me(e.op.length)} points`,"data-testid":"timeline-plot"})]})}function tg(e){return[e.op,...rd(e).map(t=>t.top)]}function rd(e){return Ul(e).reverse()}function ng(e,t,n){let o=l=>getComputedStyle(t).getPropertyValue(`--${l}`).trim(),r=rd(e),s={stroke:o("muted"),grid:{stroke:o("grid"),width:1},ticks:{stroke:o("grid"),width:1},font:"12px system-ui, sans-serif"};return{width:t.clientWidth||600,height:t.clientHeight||300,legend:{show:!1},cursor:{y:!1,points:{show:!1}},scales:{x:{time:!1},y:{range:(l,i,a)=>[0,(a||1)*1.05]}},axes:[{...s,values:(l,i)=>i.map(a=>Number.isInteger(a)?me(a):"")},{...s,size:76,incrs:og,values:(l,i)=>i.map(Ze)}],series:[{},...r.map(({name:l})=>({label:l,stroke:o(Ut(l)),fill:o(`${Ut(l)}-fill`),width:1,paths:qe.paths.stepped?.({align:1})??(()=>null),points:{show:!1}}))],bands:r.slice(1).map((l,i)=>({series:[i+1,i+2]})),hooks:{setCursor:[l=>n(l.cursor.idx??null)],draw:[l=>rg(l,e,o)]}}}var og=Array.from({length:50},(e,t)=>2**t);function rg(e,{peak:t,phases:n},o){let{ctx:r,bbox:s}=e,l=devicePixelRatio;r.save(),r.beginPath(),r.rect(s.left,s.top,s.width,s.height),r.clip(),r.font=`${12*l}px system-ui, sans-serif`,r.fillStyle=r.strokeStyle=o("muted"),r.lineWidth=l,r.textAlign="left",r.setLineDash([2*l,3*l]);for(let i of n.slice(1)){let a=e.valToPos(i.first_op,"x",!0);nd(r,a,s.top,a,s.top+s.height),r.fillText(i.kind,a+4*l,s.top+s.height-6*l)}if(r.setLineDash([]),t){let[i,a]=[e.valToPos(t.op,"x",!0),e.valToPos(t.nbytes,"y",!0)];r.fillStyle=r.strokeStyle=o("fg"),nd(r,i,a,i,s.top+s.height),r.beginPath(),r.arc(i,a,3.5*l,0,2*Math.PI),r.fill();let d=i>s.left+s.width/2;r.textAlign=d?"right":"left",r.fillText(`peak ${Ze(t.nbytes)}`,i+(d?-8:8)*l,a-4*l)}r.restore()}function nd(e,t,n,o,r){e.beginPath(),e.moveTo(t,n),e.lineTo(o,r),e.stroke()}var ql=[tu,wu,_u,nu,od,Cu,Eu];function sd(e){let t=lt(e);return{address:t,change:n=>t.value={...t.peek(),...n}}}function ld(e,{address:t,change:n},o){let r=cl(()=>o.value?"index":null,e.index),s=Ue(()=>pa(r.state.value.value,t.value)),l=Ue(()=>{let{run:v,tag:S,step:R}=s.value??{};return v&&S&&R?{run:v.run,tag:S.tag,...R}:null}),i=Ue(()=>l.value?JSON.stringify(l.value):null);function a(v,S){return cl(()=>{let R=o.value&&i.value!==null?v():null;return R===null?null:`${i.value} ${R}`},(R,D)=>{let O=l.peek();if(!O)throw new Error("No recording is chosen.");return S(O,R,D)})}let d=a(()=>"recording",e.recording),p=Ue(()=>d.state.value.value?.modules),m=Ue(()=>p.value&&ma(p.value)),b=Ue(()=>{let v=d.state.value.value?.ops.node??[];return new Map(v.map((S,R)=>[S,R]))});function g({kind:v,number:S}){if(v==="module")return p.peek()?.parent[S]??null;let R=b.peek().get(S);return R===void 0?null:d.state.peek().value?.ops.module[R]??null}function _(){return{selected:null,expand:null,modules:Cr(t.peek().modules,"open","")}}function k(v){n({run:v,tag:"",step:null,..._()})}function M(v){n({tag:v,step:null,..._()})}function E({run:v,tag:S},R){let D=l.peek()?.step??null;n({run:v,tag:S,step:D,view:R,..._()})}return{index:r,entry:s,shown:l,partOfShown:a,recording:d,modules:p,moduleTree:m,rowOfNode:b,moduleAround:g,chooseRun:k,chooseTag:M,chooseRank:E}}function id(e,t,{address:n},{entry:o,recording:r,partOfShown:s}){let l=(_,k)=>s(()=>k()?_.key:null,async(M,E,v)=>_.fetch?.(t,M,E,v)),i=()=>r.state.value.value?.meta,a=_=>_.isFor?.(i(),o.value?.tag)??!0,d=new Map;for(let _ of e)_.isEmpty!==void 0&&d.set(_,l(_,()=>i()!==void 0&&a(_)));function p(_){if(!a(_))return!1;if(_.isEmpty===void 0)return!0;let k=d.get(_)?.state.value;return(k?.loading===!0||i()===void 0)&&n.value.view===_.key?!0:k?.value!==void 0&&!_.isEmpty(k.value)}let m=Ue(()=>e.filter(p)),b=Ue(()=>m.value.map(({key:k})=>k).includes(n.value.view)?n.value.view:jt.view);for(let _ of e)_.fetch===void 0||d.has(_)||d.set(_,l(_,()=>b.value===_.key));function g(){for(let[_,k]of d){let{value:M,error:E}=k.state.peek();(E||M!==void 0&&_.mayGrow?.(M))&&k.reload()}}return{available:m,shown:b,reply:_=>d.get(_),reload:g,dispose:()=>d.forEach(_=>_.dispose())}}function ad(e,t,n,o=jt){let r=sd(o),{address:s,change:l}=r,i=lt(!0),a=lt(!1),d=ld(e,r,i),p=id(n,e,r,d),m=qa(e,t,r,d,p.shown),b=d.partOfShown(()=>fo(s.value.selected)?s.value.selected.text:null,(v,S)=>e.detail(v,s.peek().selected,S)),{index:g,recording:_}=d;function k(v){l({selected:v})}function M(){g.reload();for(let v of[_,m.picture,b])v.state.peek().error&&v.reload();p.reload()}function E(){for(let v of[g,_,m.picture,b,p])v.dispose()}return{address:s,change:l,select:k,isVisible:i,isDark:a,recordings:d,views:p,graph:m,detail:b,reload:M,dispose:E}}var ud='.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}';var cd=`* {
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
`;var dd=`.details {
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
`;var fd=`.graph {
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
`;var pd=`@media (max-width: 820px) {
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
`;var hd=`.app {
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

.missing {
  margin: 8px 16px 0;
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
`;var md=`.ranks {
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
`;var gd=`.table {
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
`;var yd=`.terms {
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
`;var bd=`/* Colours are named once, per theme. Those of the states are tb_actmem/render/palette.py's (Okabe
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
`;var vd=`.timeline {
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
`;var _d=[ud,bd,cd,hd,fd,dd,gd,vd,yd,md,pd].join(`
`);var rr="p.activation_memory.";function Wn(){try{return window.parent!==window&&window.parent.document?window.parent:null}catch{return null}}function Yl(e){try{let n=Wn()?.tensorboard?.tf_storage?.getString(rr+e);if(n)return n}catch{}let t=(Wn()??window).location.hash.slice(1);return new URLSearchParams(t.replaceAll("+","%2B")).get(rr+e)??""}function xd(e,t,n){let o=Wn()?.tensorboard?.tf_storage;try{if(o){o.setString(rr+e,t,{defaultValue:"",useLocationReplace:!n});return}}catch{return}if(Wn())return;let r=new URLSearchParams(location.hash.slice(1));t?r.set(rr+e,t):r.delete(rr+e);let s=`${location.pathname}${location.search}#${r.toString()}`;n?history.pushState(null,"",s):history.replaceState(null,"",s)}function wd(e){(Wn()??window).addEventListener("hashchange",e)}function Sd(e){let t=Wn()?.document.body;if(t){let n=()=>e(t.classList.contains("dark-mode"));new MutationObserver(n).observe(t,{attributes:!0,attributeFilter:["class"]}),n()}else{let n=window.matchMedia("(prefers-color-scheme: dark)");n.addEventListener("change",()=>e(n.matches)),e(n.matches)}}function kd(e){let t=()=>e(window.innerHeight>0);window.addEventListener("resize",t),t()}function Rd(e,t){if(!Wn())return;let{port1:n,port2:o}=new MessageChannel,r=s=>n.postMessage(JSON.stringify(s));n.onmessage=s=>{let l=JSON.parse(s.data);if(l.isReply){l.type==="experimental.GetURLPluginData"&&!l.error&&l.payload&&t(l.payload);return}l.type==="experimental.DataReloaded"&&e(),r({...l,payload:null,error:null,isReply:!0})},window.parent.postMessage("experimental.bootstrap","*",[o]),r({type:"experimental.GetURLPluginData",id:0,payload:null,error:null,isReply:!1})}var Ed=ql.map(({key:e})=>e);function T_(){try{gg()}catch(e){let t=document.createElement("p");t.setAttribute("role","alert"),t.textContent=`The Activation Memory tab could not start: ${String(e)}`,document.body.append(t)}}function gg(){document.documentElement.lang="en";let e=document.createElement("style");e.textContent=_d,document.head.append(e);let t=Zs(Yl,Ed),n=ad(ca,fa(yg),ql,t);Sd(r=>{document.documentElement.classList.toggle("dark",r),n.isDark.value=r}),kd(r=>n.isVisible.value=r),bg(n);let o=document.createElement("div");o.id="activation-memory",document.body.append(o),Vi(c(el.Provider,{value:n,children:c(La,{})}),o)}function yg(){let e=new URL("./layout.worker.js?v=f3e949b78ecb",import.meta.url);return new Worker(e,{type:"module"})}function bg(e){let t=Pr(e.address.peek());Pt(()=>{let o=Pr(e.address.value),r=Lr.filter(l=>o[l]!==t[l]),s=r.find(l=>aa.includes(l));for(let l of s?[s,...r.filter(i=>i!==s)]:r)xd(l,o[l],l===s);t=o});let n=o=>{let r=Zs(o,Ed),s=Pr(r);Lr.every(l=>s[l]===t[l])||(t=s,e.change(r))};wd(()=>{e.isVisible.peek()&&n(Yl)}),Rd(e.reload,o=>{Lr.every(r=>!t[r])&&n(r=>o[r]??"")})}export{T_ as render};
