var oe,Mi,zs,dn,Ps,vr,Ai,yr,Ci,Ns,Is,Oi,Wo=Symbol.for("pv"),_r={},xr=[],lf=/^m(i|n|o|s|text|space)$/,Vs=Array.isArray,$s=xr.slice,Ln=Object.assign;function On(e){e&&e.parentNode&&e.remove()}function Li(e,t,n){var o,r,s,l={},i=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:l[s]=t[s];return i>2&&(l.children=i>3?$s.call(arguments,2):n),Fo(e,l,o,r,null)}function Fo(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Wo,__v:r||++Mi,__i:-1,__u:0};return!r&&oe.vnode&&oe.vnode(s),s}function ue(e){return e.children}function po(e,t){this.props=e,this.context=t,this.__g=0}function fn(e,t){if(t==null)return e.__&&fn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:fn(e)}function af(e){var t,n=e.__v,o=n.__e,r=[],s=[],l=e.__P;l&&((t=Ln({constructor:Wo},n)).__v=n.__v+1,oe.vnode&&oe.vnode(t),Fs(l,t,n,e.__n,l.namespaceURI,32&n.__u?[o]:null,r,o||fn(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Vi(r,t,s),n.__=n.__e=null,t.__e!=o&&Pi(t))}function Pi(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Pi(e)}function Ds(e){(8&e.__g||(e.__g|=8,dn.push(e),vr++))&&Ps==oe.debounceRendering||((Ps=oe.debounceRendering)||queueMicrotask)(Ii)}function Ii(){try{for(var e,t=1;dn.length;)dn.length>t&&dn.sort(Ai),e=dn.shift(),t=dn.length,8&e.__g&&af(e)}finally{(vr=dn.length)&&(Ps||queueMicrotask)(Ii)}}function Di(e,t,n,o,r,s,l,i,a,d,p){var h,b,g,_,k,T,E=o.__k||xr,v=t.length;for(a=uf(n,t,E,a,v),h=0;h<v;h++)(g=n.__k[h])!=null&&(b=~g.__i&&E[g.__i]||_r,g.__i=h,T=Fs(e,g,b,r,s,l,i,a,d,p),_=g.__e,(b.ref!=g.ref||8&b.__u)&&(b.ref&&Ws(b.ref,null,g,b),g.ref&&p.push(g.ref,g.__c||_,g)),k=k||_,4&g.__u?(a=zi(g,a,e,!b.__v),b.__e&&(b.__e=null)):typeof g.type=="function"&&T!==void 0?a=T:_&&(a=_.nextSibling),g.__u&=-21);return n.__e=k,a}function uf(e,t,n,o,r){var s,l,i,a,d,p,h,b,g,_=n.length,k=_,T=0,E=0,v=e.__k=Array(r);for(s=0;s<r;s++)(l=t[s])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=v[s]=Fo(null,l):Vs(l)?l=v[s]=Fo(ue,{children:l}):l.constructor===Wo&&l.__b?l=v[s]=Fo(l.type,l.props,l.key,l.ref,l.__v):v[s]=l,a=s+T,l.__=e,l.__b=e.__b+1,i=null,~(d=l.__i=cf(l,n,a,k))&&(k--,(i=n[d])&&(i.__u|=2)),i&&i.__v?(l.__u|=16,d==a-1?T--:d==a+1?T++:d!=a&&(d>a?T--:T++,E=1)):(~d||(r>_?T--:r<_&&T++),typeof l.type!="function"&&(l.__u|=4))):v[s]=null;if(E){for(p=[],h=[],s=0;s<r;s++)if((l=v[s])&&16&l.__u){for(T=0,b=p.length;T<b;)p[g=T+b>>1]<l.__i?T=g+1:b=g;p[T]=l.__i,h[s]=T+1}for(T=p.length;s--;)h[s]&&(h[s]==T?T--:v[s].__u|=4)}if(k)for(s=0;s<_;s++)!(i=n[s])||2&i.__u||(i.__e==o&&(o=fn(i)),Bs(i,i));return o}function zi(e,t,n,o){var r,s,l,i;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=zi(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=fn(e))&&!t.parentNode&&(t=null),l=e.__e,i=t;i&&i.nodeType==8;)i=i.nextSibling;for(l!=i&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,t):n.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function cf(e,t,n,o){var r,s=e.key,l=e.type,i=t[n],a=i&&!(2&i.__u);if(i===null&&s==null||a&&s==i.key&&l==i.type)return n;if(o>(a?1:0)){for(r=n-1;r>=0;r--)if((i=t[r])&&!(2&i.__u)&&s==i.key&&l==i.type)return r;for(r=n+1;r<t.length;r++)if((i=t[r])&&!(2&i.__u)&&s==i.key&&l==i.type)return r}return-1}function Ti(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function gr(e,t,n,o,r){var s,l;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Ti(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Ti(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(l=Is[t]||(Is[t]=df(t)),(e.__a||(e.__a={}))[t]=Ns,s=t!=(t=t.replace(Ci,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,l,s):e.removeEventListener(t,l,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function df(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[yr]==null)t[yr]=Ns++;else if(t[yr]<this.__a[e])return;return n(oe.event?oe.event(t):t)}}}function Fs(e,t,n,o,r,s,l,i,a,d){var p,h,b,g,_,k,T,E,v,w,R,D,O,W,K,q,B,M,I=t.type;if(t.constructor!==Wo)return null;128&n.__u&&(a=32&n.__u,p=n.__c.__z)&&(t.__u|=a,h=s=[],p.nodeType==8?i=br(p,s):s.push(p),i=s[0]||i),(p=oe.__b)&&p(t);e:if(typeof I=="function"){b=l.length;try{if(E=t.props,v=(p=I.prototype)&&p.render,w=(p=I.contextType)&&o[p.__c],R=p?w?w.props.value:p.__:o,(g=n.__c)?(t.__c=g,2&g.__g&&(g.__g|=1)):(v?t.__c=g=new I(E,R):(t.__c=g=new po(E,R),g.constructor=I,g.render=pf),w&&w.sub(g),g.state||(g.state={}),g.__n=o,g.__g|=8,g.__h=[],g.__k=[]),v&&(g.__s||(g.__s=g.state),I.getDerivedStateFromProps&&(g.__s==g.state&&(g.__s=Ln({},g.__s)),Ln(g.__s,I.getDerivedStateFromProps(E,g.__s)))),_=g.props,k=g.state,g.__v=t,n.__c){if(E!==_&&v&&!I.getDerivedStateFromProps&&g.componentWillReceiveProps&&g.componentWillReceiveProps(E,R),t.__v==n.__v&&!(8&g.__g)||!(4&g.__g)&&g.shouldComponentUpdate&&g.shouldComponentUpdate(E,g.__s,R)===!1){t.__v!=n.__v&&(g.props=E,g.state=g.__s,g.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(P){P&&(P.__=t)}),xr.push.apply(g.__h,g.__k),g.__k=[],g.__h.length&&l.push(g),i=fn(n);break e}g.componentWillUpdate&&g.componentWillUpdate(E,g.__s,R),v&&g.componentDidUpdate&&g.__h.push(function(){g.componentDidUpdate(_,k,T)})}else v&&!I.getDerivedStateFromProps&&g.componentWillMount&&g.componentWillMount(),v&&g.componentDidMount&&g.__h.push(g.componentDidMount);g.context=R,g.props=E,g.__P=e,g.__g&=-5,D=oe.__r,O=v?25:0;do g.__g&=-9,D&&D(t),p=g.render(g.props,g.state=g.__s,g.context);while(8&g.__g&&++O<25);v&&(xr.push.apply(g.__h,g.__k),g.__k=[]),g.state=g.__s,g.getChildContext&&(o=Ln({},o,g.getChildContext())),v&&n.__c&&g.getSnapshotBeforeUpdate&&(T=g.getSnapshotBeforeUpdate(_,k)),W=p&&p.type===ue&&p.key==null?p.props.children:p,E.__P&&(p=i,r=(e=E.__P).namespaceURI,a=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(P){P&&Bs(P,P)}),n.__k=null),i=n.__k?fn(n,0):null),i=Di(e,Vs(W)?W:[W],t,n,o,r,s,l,i,a,d),E.__P&&(t.__e=null,i=p),t.__u&=-161,h&&h.some(On),g.__h.length&&l.push(g),1&g.__g&&(g.__g&=-4)}catch(P){if(l.length=b,t.__v=null,a||s)if(P&&P.then){if(t.__u|=128|a,s){for(~(B=s.indexOf(i||void 0))||(B=s.length);(M=s[B-1])&&M.nodeType==8;)B--;for(;B<s.length;B++)if(M=s[B])if(s[B]=null,K){if(M==q)break}else{if(M.nodeType!=8)break;M.data.startsWith("$s")&&(q=br(K=M))}}if(!K){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;K=i}(p=br(K=t.__c.__z||(t.__c.__z=K)))?(t.__e=K,i=p):t.__e=i,i=i&&i.nextSibling}else s&&s.some(On);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),P&&P.then||Ni(t),oe.__e(P,t,n)}}else i=t.__e=ff(n.__e,t,n,o,r,s,l,a,d,e);return(p=oe.diffed)&&p(t),i}function br(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Ni(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Ni))}function Vi(e,t,n){for(var o=0;o<n.length;)Ws(n[o++],n[o++],n[o++]);oe.__c&&oe.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){oe.__e(s,r.__v)}})}function ff(e,t,n,o,r,s,l,i,a,d){var p,h,b,g,_,k,T,E,v=n.props||_r,w=t.props,R=t.type;if(R=="svg"?r="http://www.w3.org/2000/svg":R=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(p=0;p<s.length;p++)if((_=s[p])&&(R?_.localName==R:_.nodeType==3)){e=_,s[p]=null;break}}if(!e){if(E=d.ownerDocument||document,!R)return E.createTextNode(w);e=E.createElementNS(r,R,w.is?w:d),i&&(oe.__m&&oe.__m(t,s),i=!1),s=null}if(R){if(d=R=="template"&&e.content||e,s=R=="textarea"&&w.defaultValue!=null?null:s&&$s.call(d.childNodes),!i&&s)for(v={},p=0;p<e.attributes.length;p++)v[(_=e.attributes[p]).name]=_.value;for(p in v)_=v[p],p=="dangerouslySetInnerHTML"?b=_:p=="children"||p in w||p=="value"&&"defaultValue"in w||p=="checked"&&"defaultChecked"in w||gr(e,p,null,_,r);for(p in w)_=w[p],p=="children"?g=_:p=="dangerouslySetInnerHTML"?h=_:p=="value"?k=_:p=="checked"?T=_:i&&typeof _!="function"||v[p]===_||gr(e,p,_,v[p],r);h?(i||b&&(h.__html==b.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(b&&(e.textContent=""),(R=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&lf.test(R))&&(r="http://www.w3.org/1999/xhtml"),Di(d,Vs(g)?g:[g],t,n,o,r,s,l,s?s[0]:n.__k&&fn(n,0),i,a),s&&s.some(On)),i&&R!="textarea"||(p="value",R=="progress"&&k==null?e.removeAttribute(p):k==null||k===e[p]&&(R!="progress"||k)||gr(e,p,k,v[p],r),p="checked",T!=null&&T!=e[p]&&gr(e,p,T,v[p],r))}else v===w||i&&e.data==w||(e.data=w);return e}function Ws(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){oe.__e(r,n)}}function Bs(e,t,n){var o,r,s,l;if(oe.unmount&&oe.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Ws(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){oe.__e(i,t)}o.__P=o.__n=null}if(o=e.__k)for(l=0;l<o.length;l++)o[l]&&Bs(o[l],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=br(o,s=[]))&&(o==e.__e&&s.some(On),On(r),On(o)),n||On(e.__e),e.__e=e.__c=e.__=null}function pf(e,t,n){return this.constructor(e,n)}function $i(e,t){var n,o,r,s;oe.__&&oe.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Fo(ue,{children:[e]}),r=[],s=[],Fs(t,t.__k,o||_r,_r,t.namespaceURI,o?null:t.firstChild?$s.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),Vi(r,t.__k,s),t.__k.props.children=null}function Fi(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&o.forEach(function(l){l.__g|=4,Ds(l)})},this.sub=function(s){o.add(s);var l=s.componentWillUnmount;s.componentWillUnmount=function(){o.delete(s),l&&l.call(s)}}),n.children}return t.__c="__cC"+Oi++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}oe={__e:function(e,t,n,o){for(var r,s,l;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((l=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),l=1),l&&8&r.__g)return void(r.__g|=2)}catch(i){e=i}}throw vr=0,e}},Mi=0,zs=function(e){return e!=null&&e.constructor===Wo},po.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Ln({},this.state)),typeof e=="function"&&(e=e(Ln({},n),this.props)),e&&(Ln(n,e),this.__v&&(t&&this.__k.push(t),Ds(this)))},po.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Ds(this))},po.prototype.render=ue,dn=[],vr=0,Ai=function(e,t){return e.__v.__b-t.__v.__b},yr=Symbol(),Ci=/(PointerCapture)$|Capture$/i,Ns=0,Is={},Oi=0;var Pn,Le,Hs,Wi,Ks=Object.is,wr=0,Ji=[],Gs=[],Pe=oe,Bi=Pe.__b,Hi=Pe.__r,Ki=Pe.diffed,Gi=Pe.__c,ji=Pe.unmount,Ui=Pe.__;function Ho(e,t){Pe.__h&&Pe.__h(Le,e,wr||t),wr=0;var n=Le.__H||(Le.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function ge(e){return wr=1,hf(Qi,e)}function hf(e,t,n){var o=Ho(Pn++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Qi(void 0,t),function(s){var l=(o.__N||o.__)[0],i=o.t(l,s);Ks(l,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=Le,!Le.__f)){Le.__f=!0;var r=Le.shouldComponentUpdate;Le.shouldComponentUpdate=function(s,l,i){var a=this.__H;if(!a)return!0;var d=!1,p=this.props!=s;if(a.__.some(function(b){b.__N&&(d=!0,Ks(b.__[0],b.__N[0])||(p=!0))}),r){var h=r.call(this,s,l,i);return d?h||p:h}return!d||p}}return o.__}function De(e,t){var n=Ho(Pn++,3);!Pe.__s&&Us(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Le.__H.__h.push(n))}function ho(e,t){var n=Ho(Pn++,4);!Pe.__s&&Us(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Le.__h.push(n))}function it(e){return wr=5,_e(function(){return{current:e}},[])}function _e(e,t){var n=Ho(Pn++,7);return Us(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Zi(e){var t=Le.context[e.__c],n=Ho(Pn++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(Le)),t.props.value):e.__}function mf(){var e;do{for(;e=Gs.shift();)try{Bo(e)}catch(n){Pe.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ji.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Bo),t.__h.some(js),t.__h=[]}catch(n){t.__h=[],Pe.__e(n,e.__v)}}}while(Gs.length)}Pe.__b=function(e){Le=null,Bi&&Bi(e)},Pe.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ui&&Ui(e,t)},Pe.__r=function(e){Hi&&Hi(e),Pn=0;var t=(Le=e.__c).__H;t&&(Hs==Le?Le.__h=[]:(t.__h.some(Bo),t.__h.some(js),Pn=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Hs=Le},Pe.diffed=function(e){Ki&&Ki(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Yi(Ji.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Hs=Le=null},Pe.__c=function(e,t){t.some(function(n){try{n.__h.some(Bo),n.__h=n.__h.filter(function(o){return!o.__||js(o)})}catch(o){n.__h=[function(){throw o}]}}),Gi&&Gi(e,t)},Pe.unmount=function(e){ji&&ji(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Yi(Gs.push(r))}else Bo(r)}catch(s){t=s}}),o.__H=void 0,t&&Pe.__e(t,o.__v))};var qi=typeof requestAnimationFrame=="function";function gf(e){var t,n=function(){clearTimeout(o),qi&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);qi&&(t=requestAnimationFrame(n))}function Yi(e){e!=1&&Wi==Pe.requestAnimationFrame||((Wi=Pe.requestAnimationFrame)||gf)(mf)}function Bo(e){var t=Le,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Le=t}function js(e){var t=Le;e.__c=e.__(),Le=t}function Us(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Ks(n,e[o])})}function Qi(e,t){return typeof t=="function"?t(e):t}var yf=Symbol.for("preact-signals");function Er(){if(Xt>1)Xt--;else{var e,t=!1;for((function(){var r=kr;for(kr=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var l=s.t;l!==void 0;l=l.x)l.i===r.i&&(l.i=s.i);r=r.o}})();Go!==void 0;){var n=Go;for(Go=void 0,Sr++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&ea(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(Sr=0,Xt--,t)throw e}}function Ys(e){if(Xt>0)return e();qs=++bf,Xt++;try{return e()}finally{Er()}}var Ko,Me=void 0;function In(e){var t=Me,n=Ko;Me=void 0,Ko=void 0;try{return e()}finally{Me=t,Ko=n}}var Go=void 0,Xt=0,Sr=0,bf=0,qs=0,kr=void 0,Rr=0;function Xi(e){if(Me!==void 0){var t=e.n;if(t===void 0||t.t!==Me)return t={i:0,S:e,p:Me.s,n:void 0,t:Me,e:void 0,x:void 0,r:t},Me.s!==void 0&&(Me.s.n=t),Me.s=t,e.n=t,32&Me.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Me.s,t.n=void 0,Me.s.n=t,Me.s=t),t}}function $e(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}$e.prototype.brand=yf;$e.prototype.h=function(){return!0};$e.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:In(function(){var o;(o=t.W)==null||o.call(t)}))};$e.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&In(function(){var r;(r=t.Z)==null||r.call(t)}))}};$e.prototype.subscribe=function(e){var t=this;return zt(function(){var n=t.value;In(function(){return e(n)})},{name:"sub"})};$e.prototype.valueOf=function(){return this.value};$e.prototype.toString=function(){return this.value+""};$e.prototype.toJSON=function(){return this.value};$e.prototype.peek=function(){var e=this;return In(function(){return e.value})};Object.defineProperty($e.prototype,"value",{get:function(){var e=Xi(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Sr>100)throw new Error("Cycle detected");(function(n){Xt!==0&&Sr===0&&n.l!==qs&&(n.l=qs,kr={S:n,v:n.v,i:n.i,o:kr})})(this),this.v=e,this.i++,Rr++,Xt++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Er()}}}});function Xe(e,t){return new $e(e,t)}function ea(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function ta(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function na(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function Dn(e,t){$e.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Rr-1,this.f=4}Dn.prototype=new $e;Dn.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Rr))return!0;if(this.g=Rr,this.f|=1,this.i>0&&!ea(this))return this.f&=-2,!0;var e=Me;try{ta(this),Me=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Me=e,na(this),this.f&=-2,!0};Dn.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}$e.prototype.S.call(this,e)};Dn.prototype.U=function(e){if(this.t!==void 0&&($e.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Dn.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Dn.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Xi(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function qe(e,t){return new Dn(e,t)}function oa(e){var t=e.j;if(e.j=void 0,typeof t=="function"){Xt++;var n=Me;Me=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Js(e),o}finally{Me=n,Er()}}}function Js(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,oa(e)}function vf(e){if(Me!==this)throw new Error("Out-of-order effect");na(this),Me=e,this.f&=-2;try{8&this.f&&Js(this)}finally{Er()}}function mo(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Ko&&Ko.push(this)}mo.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};mo.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,oa(this),ta(this),Xt++;var e=Me;return Me=this,vf.bind(this,e)};mo.prototype.N=function(){2&this.f||(this.f|=2,this.u=Go,Go=this)};mo.prototype.d=function(){this.f|=8,1&this.f||Js(this)};mo.prototype.dispose=function(){this.d()};function zt(e,t){var n=new mo(e,t);try{n.c()}catch(r){throw n.d(),r}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var ra,Mr,Tr,_f=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var sa=[];zt(function(){ra=this.N})();function go(e,t){oe[e]=t.bind(null,oe[e]||function(){})}function jo(e){if(Tr){var t=Tr;Tr=void 0,t()}Tr=e&&e.S()}function la(e){var t=this,n=e.data,o=wf(n);o.name="ReactiveDom",o.value=n;var r=_e(function(){for(var i=t,a=t.__v;a=a.__;)if(a.__c){a.__c.__$f|=4;break}var d=qe(function(){var g=o.value.value;return g===0?0:g===!0?"":g||""}),p=qe(function(){return!Array.isArray(d.value)&&!zs(d.value)}),h=zt(function(){if(this.N=ia,p.value){var g=d.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=g)}}),b=t.__$u.d;return t.__$u.d=function(){h(),b.call(this)},[p,d]},[]),s=r[0],l=r[1];return s.value?l.peek():l.value}la.displayName="ReactiveTextNode";Object.defineProperties($e.prototype,{constructor:{configurable:!0,value:Li(ue,null).constructor},type:{configurable:!0,value:la},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});go("__b",function(e,t){if(jo(),Mr=void 0,typeof t.type=="string"){var n,o=t.props;for(var r in o)if(r!=="children"){var s=o[r];s instanceof $e&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});go("__r",function(e,t){if(e(t),t.type!==ue){jo();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(r,s){var l;return zt(function(){l=this},{name:s}),l.c=r,l})((function(r){return function(){var s;_f&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Mr=o,jo(n)}});go("__e",function(e,t,n,o){jo(),Mr=void 0,e(t,n,o)});go("diffed",function(e,t){jo(),Mr=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,r=t.props,s=n.U;if(s)for(var l in s){var i=s[l];i===void 0||o&&l in o||(i.d(),s[l]=void 0)}if(o){s||(s={},n.U=s);for(var a in o){var d=s[a],p=o[a];d===void 0?(d=xf(n,a,p,r),s[a]=d):d.o(p,r)}}}e(t)});function xf(e,t,n,o){var r=t in e&&e.ownerSVGElement===void 0,s=Xe(n);return{o:function(l,i){s.value=l,o=i},d:zt(function(){this.N=ia;var l=s.value.value;o[t]!==l&&(o[t]=l,r?e[t]=l:l!=null&&(l!==!1||t[4]==="-")?e.setAttribute(t,l):e.removeAttribute(t))})}}go("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var r in o){var s=o[r];s&&s.d()}}}var l=t.__np;if(l){var i=t.props;for(var a in l)i[a]=l[a]}t.__np=void 0}else{var d=t.__c;if(d){d.__$f|=8;var p=d.__$u;p&&(d.__$u=void 0,p.d())}}e(t)});go("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});po.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var l in e)if(l!=="__source"&&e[l]!==this.props[l])return!0;for(var i in this.props)if(!(i in e))return!0;return!1};function wf(e,t){return _e(function(){return Xe(e,t)},[])}var Sf=function(e){queueMicrotask(function(){queueMicrotask(e)})};function kf(){Ys(function(){for(var e;e=sa.shift();)ra.call(e)})}function ia(){sa.push(this)===1&&(oe.requestAnimationFrame||Sf)(kf)}var Rf={n:"node",m:"module",s:"stretch",t:"leaf",o:"output"};function Ar(e){let[,t,n]=/^([nmsto])_?(\d+)$/.exec(e)??[];return t===void 0?null:{kind:Rf[t],number:Number(n),text:e}}function Tt(e){return{kind:"node",number:e,text:`n${e}`}}function tt(e){return{kind:"module",number:e,text:`m${e}`}}function yo(e){return e?.kind==="node"||e?.kind==="module"}function Cr(e){return Object.fromEntries([...new URLSearchParams(e)].filter(([,t])=>t!==""))}function Or(e){return new URLSearchParams(e).toString()}function Lr(e,t,n){return Object.fromEntries(Object.entries({...e,[t]:n}).filter(([,o])=>o!==""))}function Pr(e,t){let n=e?.startsWith("-")===!0,o=e?.slice(n?1:0)??"";return t.includes(o)?{key:o,descending:n}:null}function Ir(e){return e?`${e.descending?"-":""}${e.key}`:""}var qt={run:"",tag:"",step:null,view:"graph",selected:null,expand:null,ops:{},modules:{},timeline:{}},Dr=["run","tag","step","view","selected","expand","ops","modules","timeline"],ua=["run","tag","step","view"];function Zs(e,t){let n=e("step"),o=e("view");return{run:e("run"),tag:e("tag"),step:/^-?\d+$/.test(n)?Number(n):null,view:t.includes(o)?o:qt.view,selected:Ar(e("selected")),expand:Qs(e("expand")),ops:Cr(e("ops")),modules:Cr(e("modules")),timeline:Cr(e("timeline"))}}function zr(e){return{run:e.run,tag:e.tag,step:e.step===null?"":String(e.step),view:e.view===qt.view?"":e.view,selected:e.selected?.text??"",expand:Xs(e.expand),ops:Or(e.ops),modules:Or(e.modules),timeline:Or(e.timeline)}}function Qs(e){return e==="none"?[]:/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(e)?e.split(",").flatMap(n=>{let[o=0,r=o]=n.split("-").map(Number);return Array.from({length:Math.min(r-o,aa)+1},(s,l)=>o+l)}).slice(0,aa):null}var aa=1e5;function Xs(e){if(e===null)return"";if(e.length===0)return"none";let t=[...new Set(e)].sort((o,r)=>o-r),n=[];for(let o of t){let r=n.at(-1);r&&r[1]===o-1?r[1]=o:n.push([o,o])}return n.map(([o,r])=>o===r?`${o}`:`${o}-${r}`).join(",")}function pn(e){let t=JSON.parse(e),n=t?.version;if(n!==1)throw new Error(`This page reads version ${1} of the data and the server sent version ${JSON.stringify(n??null)}: reload the page, or restart TensorBoard after an upgrade.`);return t}var da={index:async e=>pn(await Nn("index.json",{},e)),recording:async(e,t)=>pn(await Nn("recording.json",zn(e),t)),async graph(e,t,n){let o=t===null?{}:{expand:t.join(",")},r=await fa("graph.dot",{...zn(e),...o},n),s=r.headers.get("X-Actmem-Expand")??"";return{dot:await r.text(),expand:s===""?[]:s.split(",").map(Number),visible:Number(r.headers.get("X-Actmem-Visible")??0)}},detail:async(e,t,n)=>{let o={[t.kind]:String(t.number)};return pn(await Nn("detail.json",{...zn(e),...o},n))},timeline:async(e,t)=>pn(await Nn("timeline.json",zn(e),t)),alive:async(e,t,n)=>pn(await Nn("alive.json",{...zn(e),op:String(t)},n)),terms:async(e,t)=>pn(await Nn("terms.json",zn(e),t)),ranks:async(e,t)=>pn(await Nn("ranks.json",zn(e),t))};function zn({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}async function Nn(e,t,n){return(await fa(e,t,n)).text()}async function fa(e,t,n){let o=new URLSearchParams(t).toString(),r;try{r=await fetch(o?`./${e}?${o}`:`./${e}`,{signal:n})}catch(s){throw n.aborted?s:new Error("TensorBoard does not answer: see that it still runs, then try again.",{cause:s})}if(!r.ok)throw new Error(await Ef(e,r));return r}async function Ef(e,t){return(t.headers.get("Content-Type")?.startsWith("text/plain")??!1?(await t.text()).trim():"")||`The server answered ${t.status} to ${e}; its log says why.`}var el=Fi(null);function Z(){let e=Zi(el);if(!e)throw new Error("This panel stands outside of the page.");return e}function bo(e){let{address:t,change:n}=Z(),o=(r,s)=>n({[e]:Lr(t.peek()[e],r,s)});return[t.value[e],o]}function pa(e,t=6e4){let n;return(o,r)=>new Promise((s,l)=>{let i=n??e();n=void 0;let a=b=>{h(),i.terminate(),l(b)},d=()=>a(new Error("Not wanted any more.")),p=setTimeout(()=>a(new Error(Tf(t))),t),h=()=>{clearTimeout(p),r.removeEventListener("abort",d),i.onmessage=i.onerror=null};i.onmessage=({data:b})=>{h(),n?.terminate(),n=i,b.svg!==void 0?s(b.svg):l(new Error(`Graphviz cannot lay this graph out: ${b.error??"no reason given"}`))},i.onerror=b=>a(new Error(`The layout worker failed: ${b.message}`)),r.addEventListener("abort",d),r.aborted?d():i.postMessage(o)})}function Tf(e){return`The layout took longer than ${e/1e3} s and was stopped: fold some modules and try again.`}function Mf(e){let t=e.map(n=>Math.max(...n.tags.flatMap(o=>o.steps.map(r=>r.wall_time??0)),0));return e[t.indexOf(Math.max(...t))]}function ha(e,t){let n=e?.runs.find(s=>s.run===t.run)??Mf(e?.runs??[]),o=n?.tags.find(s=>s.tag===t.tag)??n?.tags[0],r=o?.steps.find(s=>s.step===t.step)??o?.steps.at(-1);return n&&o?{run:n,tag:o,step:r}:null}function ma(e,t){let n=e.runs.find(s=>s.run===t.run);if(t.run&&!n)return`There is no run ${t.run} here.`;let o=n?.tags.find(s=>s.tag===t.tag);if(t.tag&&n&&!o)return`The run ${n.run} has no tag ${t.tag}.`;let r=(o??n?.tags[0])?.steps;return t.step===null||!r||r.some(({step:s})=>s===t.step)?"":`There is no recording at step ${t.step}.`}function ga({parent:e}){let t=[],n=e.map(()=>[]),o=[];return e.forEach((r,s)=>{o.push(r===null?0:(o[r]??0)+1),(r===null?t:n[r]??t).push(s)}),{roots:t,children:n,depth:o}}function tl({parent:e},t){let n=[];for(let o=t;o!==null;o=e[o]??null)n.push(o);return n}function ya({children:e},t){let n=[t];for(let o=0;o<n.length;o+=1)for(let r of e[n[o]??0]??[])n.push(r);return n}function ba({roots:e,children:t},n,o){let r=[],s=[...o(e)].reverse();for(let l=s.pop();l!==void 0;l=s.pop())if(r.push(l),!!n(l))for(let i of[...o(t[l]??[])].reverse())s.push(i);return r}function en({fqn:e,type_name:t,call:n},o){let r=e[o]||t[o]||"model",s=n[o]??0;return s>0?`${r} #${s+1}`:r}var va=["KiB","MiB","GiB","TiB","PiB","EiB"];function Ye(e){if(e<0)return`-${Ye(-e)}`;if(e<1024)return`${e} B`;let t=BigInt(e),n=0,o=1024n,r=_a(t,o);for(;r>=10240n&&n<va.length-1;)n+=1,o*=1024n,r=_a(t,o);let s=`${r/10n}`;return`${t%o===0n?s:`${s}.${r%10n}`} ${va[n]}`}function _a(e,t){return(e*10n+t/2n)/t}function Nr(e){return`${re(e)} ${Math.abs(e)===1?"byte":"bytes"}`}function re(e){return e.toLocaleString("en-US")}function ft(e,t,n=`${t}s`){return`${re(e)} ${e===1?t:n}`}function Vn(e,t){return[e,t&&`[${t.join(", ")}]`].filter(Boolean).join(" ")}var Af=Symbol.for("pv"),Cf=0;function c(e,t,n,o,r,s){t||(t={});var l,i,a=t;if("ref"in a&&typeof e!="function")for(i in a={},t)i=="ref"?l=t[i]:a[i]=t[i];var d={type:e,props:a,key:n,ref:l,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Af,__v:--Cf,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),oe.vnode&&oe.vnode(d),d}function Nt({message:e,children:t}){return c("div",{class:"error-box",role:"alert","data-testid":"error",children:[c("p",{children:e}),t&&c("div",{class:"actions",children:t})]})}function nl({error:e,retry:t}){return c(Nt,{message:e.message,children:c("button",{type:"button",onClick:t,children:"Try again"})})}function hn({what:e}){return c("p",{class:"loading",role:"status","data-testid":"loading",children:e})}function ce({n:e}){return e==null?c("span",{class:"none",children:"–"}):c("span",{class:e===0?"bytes none":"bytes",title:Nr(e),children:Ye(e)})}function mn({part:e,whole:t}){let n=t>0?100*e/t:0;return c("span",{class:"bar","aria-hidden":"true",children:c("span",{style:{width:`${n}%`}})})}var ol={cached:{line:"solid",head:"normal"},freed:{line:"dashed",head:"empty"},held:{line:"double",head:"diamond"},recomputed:{line:"dotted",head:"vee"},parameter:{line:"dotted",head:"none"},input:{line:"solid",head:"vee"},"not cached":{line:"dashed",head:"vee"}},xa=Object.keys(ol);function Mt(e){return e.replace(" ","-")}function rl({state:e}){let{line:t,head:n}=ol[e],o=n==="none"?29:21;return c("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:c("g",{class:`edge ${Mt(e)}`,children:[c("path",{class:t,d:t==="double"?`M1 3.75H${o}M1 6.25H${o}`:`M1 5H${o}`}),n!=="none"&&c("polygon",{points:Of[n],fill:Lf[n]})]})})}var Of={normal:"21,2 29,5 21,8",empty:"21,2 29,5 21,8",diamond:"19,5 24,2 29,5 24,8",vee:"20,1.5 29,5 20,8.5 23,5"},Lf={empty:"none"};function Vr({state:e}){return e===null?c("span",{class:"none",children:"–"}):c("span",{class:"state",children:[c(rl,{state:e}),e]})}function $r(e,t,n){let o=URL.createObjectURL(new Blob([n],{type:t})),r=document.createElement("a");r.href=o,r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(o),1e4)}function Fr(...e){return e.map(t=>String(t).replaceAll(/[^\w.-]+/g,"_")).join("-")}async function wa(e){try{await navigator.clipboard.writeText(e)}catch{let t=document.createElement("textarea");t.value=e,t.style.position="fixed",t.style.opacity="0",document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}}function Wr({text:e}){return c("span",{class:"end-of",title:e,children:c("bdi",{children:e})})}function Br({text:e,label:t}){let[n,o]=ge(!1),r=it(0);return c("button",{type:"button",class:"quiet copy",onClick:()=>{wa(e).then(()=>{o(!0),window.clearTimeout(r.current),r.current=window.setTimeout(()=>o(!1),1500)})},"aria-label":t,title:t,children:n?"copied":"copy"})}function ka({recording:e}){let t=Z(),{selected:n}=t.address.value,{value:o,error:r,loading:s}=t.detail.state.value;if(!yo(n))return null;let l=o?.id===n.text?o:void 0;return c("aside",{class:"details","aria-label":"Details","aria-busy":s,"data-testid":"details",children:[c("button",{type:"button",class:"quiet close","aria-label":"Close the details","data-testid":"details-close",onClick:()=>t.select(null),children:"×"}),r&&c(Nt,{message:r.message}),!l&&!r&&c(hn,{what:"Reading the details…"}),l&&c(Pf,{id:n,detail:l,recording:e})]})}function Pf({id:e,detail:t,recording:n}){let o=e.kind==="module";return c(ue,{children:[c(If,{id:e,detail:t,recording:n}),c("dl",{class:"sums",children:[c(sl,{label:"charged",n:t.charged_bytes,help:o?"Counted at the ops inside.":"Counted here: the first saver."}),t.shared_bytes!==null&&c(sl,{label:"shared",n:t.shared_bytes,help:"Saved here, counted at another op."}),c(sl,{label:"exclusive",n:t.exclusive_bytes,help:`What would go if only this ${o?"module":"op"} stopped saving.`})]}),c("section",{children:[c("h3",{children:o?"Keeps, largest first":"Saves"}),t.saves.length===0&&c("p",{class:"hint",children:"Keeps nothing for the backward."}),c("ul",{class:"saves","data-testid":"saves",children:t.saves.map((r,s)=>c(Df,{save:r,isInModule:o},s))}),c(Ra,{shown:t.saves.length,of:t.saves_count})]}),c(Sa,{title:"Inputs",edges:t.inputs,of:t.inputs_count}),c(Sa,{title:"Outputs",edges:t.outputs,of:t.outputs_count})]})}function Ra({shown:e,of:t}){return t>e?c("p",{class:"hint",children:["and ",re(t-e)," more"]}):null}function sl({label:e,n:t,help:n}){return c("div",{title:n,children:[c("dt",{children:e}),c("dd",{children:c(ce,{n:t})})]})}function If({id:e,detail:t,recording:n}){let{graph:o,recordings:r,views:s}=Z(),l=e.kind==="module",i=t.file?`${t.file}:${t.line}`:t.source,a=l?r.moduleAround(e):t.module;return c(ue,{children:[c("h2",{"data-testid":"details-title",children:t.title||t.type_name||"model"}),c("p",{class:"subtitle",children:[l?t.type_name:t.name,t.region!==null&&"recomputed in the backward"].filter(Boolean).join(" · ")}),a!==null&&c("p",{class:"where",children:["in"," ",c("button",{type:"button",class:"link",onClick:()=>o.follow(tt(a)),children:en(n.modules,a)})," ",c("small",{children:n.modules.type_name[a]})]}),s.shown.value!=="graph"&&c("p",{class:"where",children:c("button",{type:"button",class:"link","data-testid":"show-in-graph",onClick:()=>o.reveal(e),children:"Show in graph"})}),i&&c("p",{class:"where source",children:[c("code",{title:i,children:t.source}),t.function&&c("small",{children:t.function}),c(Br,{text:i,label:"Copy the source line's place"})]})]})}function Df({save:e,isInModule:t}){let n=e.category==="parameter"||e.category==="buffer",o=e.storage_nbytes!==null&&e.storage_nbytes!==e.nbytes;return c("li",{class:e.charged?"save":"save shared",children:[c("p",{class:"save-head",children:[c("code",{class:"slot",children:e.slot}),c("span",{class:"type",children:Vn(e.dtype,e.shape)}),c(ce,{n:e.nbytes})]}),t&&c("p",{children:["by ",c(ll,{node:e.node,text:e.op})]}),c("p",{class:"facts",children:[[e.category&&(e.name?`${e.category} ${e.name}`:e.category),e.kind!=="saved"&&e.kind,!e.charged&&!n&&"counted at another saver"].filter(Boolean).join(" · "),o&&c(ue,{children:[" · ","a window on ",c(ce,{n:e.storage_nbytes})]})]}),c("p",{class:"reason",children:e.reason}),e.formula&&c("p",{class:"formula",children:c("code",{children:e.formula})}),e.shared_with.length>0&&c("p",{class:"sharers",children:["shared with"," ",e.shared_with.map((r,s)=>c("span",{children:[s>0&&", ",c(ll,{node:r.node,text:r.op})," ",c("small",{children:[r.fqn,r.slot].filter(Boolean).join(" · ")})]},`${r.node} ${r.slot}`)),e.shared_count>e.shared_with.length&&` and ${re(e.shared_count-e.shared_with.length)} more`]})]})}function Sa({title:e,edges:t,of:n}){return t.length===0?null:c("section",{children:[c("h3",{children:[e," ",n>1&&c("small",{children:re(n)})]}),c("ul",{class:"edges","data-testid":e.toLowerCase(),"aria-label":e,children:t.map((o,r)=>c("li",{children:[c("p",{children:[c(ll,{node:o.node,text:o.op})," ",c("small",{children:o.fqn})]}),c("p",{class:"save-head",children:[c(Vr,{state:o.state}),c("span",{class:"type",children:Vn(o.dtype,o.shape)}),c(ce,{n:o.nbytes})]})]},r))}),c(Ra,{shown:t.length,of:n})]})}function ll({node:e,text:t}){let{graph:n}=Z(),o=Tt(e);return c("button",{type:"button",class:"link","data-id":o.text,onClick:()=>n.follow(o),children:t})}var zf=`import tb_actmem
from torch.utils.tensorboard import SummaryWriter

with SummaryWriter(LOGDIR) as writer:
    with tb_actmem.record(model) as recorder:
        loss = loss_fn(model(inputs), targets)
    tb_actmem.add_recording(
        writer, "activation_memory", recorder.recording, global_step=0
    )
`;function Ea({logdir:e}){let t=zf.replace("LOGDIR",JSON.stringify(e||"runs"));return c("div",{class:"empty","data-testid":"empty",children:[c("h2",{children:"No recording here yet"}),c("p",{children:[e?c(ue,{children:["The log directory ",c("code",{children:e})," holds no activation memory recording."]}):"The log directories hold no activation memory recording."," ","Record one forward pass and add it to the log:"]}),c("div",{class:"snippet",children:[c("pre",{children:c("code",{children:t})}),c(Br,{text:t,label:"Copy the code"})]}),c("p",{class:"hint",children:["A recording appears here once the writer has flushed it (",c("code",{children:"writer.flush()"}),", or leaving the ",c("code",{children:"with"})," block) and TensorBoard has reloaded its data."]})]})}function Ma({recording:e}){return c("header",{class:"header",children:[c(Nf,{meta:e.meta}),c(Wf,{lines:e.ledger}),c(Bf,{notes:e.meta.notes})]})}function Nf({meta:e}){let t=[e.device,e.rank===null?"":`rank ${e.rank}`,`torch ${e.torch_version}`,e.created_ns?new Date(e.created_ns/1e6).toLocaleString():""];return c("p",{class:"provenance",children:[e.label&&c("strong",{children:e.label}),c("span",{children:t.filter(Boolean).join(" · ")})]})}function Vf(e){let t=[];for(let n of e){if(!n.nbytes&&n.key!==$f&&!Ff(n))continue;let o=t.at(-1);n.level===0||!o?t.push({total:n,parts:[]}):o.parts.push(n)}return t}var $f="kept_bytes";function Ff({key:e,nbytes:t}){return t===null&&(e==="peak_bytes"||e==="retained_bytes")}function Wf({lines:e}){return c("dl",{class:"ledger","data-testid":"ledger",children:Vf(e).map(({total:t,parts:n})=>c("div",{class:"account",children:[c(Ta,{line:t}),n.map(o=>c(Ta,{line:o},o.key))]},t.key))})}function Ta({line:e}){let t=`help-${e.key}`;return c("div",{class:`line level-${Math.min(e.level,3)}`,"data-testid":`ledger-${e.key}`,children:[c("dt",{children:e.label}),c("dd",{children:[c("button",{type:"button",class:"figure","aria-describedby":t,children:e.nbytes===null?"not known":Ye(e.nbytes)}),c("span",{class:"tooltip",role:"tooltip",id:t,children:[c("b",{children:e.nbytes===null?"not known":Nr(e.nbytes)}),e.help]})]})]})}function Bf({notes:e}){let[t,...n]=e;return t===void 0?null:c("div",{class:"notes",role:"note","data-testid":"notes",children:[c("p",{children:t}),n.length>0&&c("details",{children:[c("summary",{children:n.length===1?"1 more note":`${n.length} more notes`}),n.map(o=>c("p",{children:o},o))]})]})}function gn(e,t,n){let o=n?-1:1;return[...e].sort((r,s)=>{let l=t[r]??null,i=t[s]??null;return l===i?0:l===null?1:i===null?-1:l<i?-o:o})}function Aa(e,t,n){return e?.key!==t?{key:t,descending:n}:e.descending===n?{key:t,descending:!n}:null}function vo(e){let t=e.toLowerCase().split(/\s+/).filter(Boolean);return n=>t.every(o=>n.includes(o))}function Ca(e){try{let t=new RegExp(e,"i");return n=>t.test(n)}catch{return null}}function yn(e){return Array.from({length:e},(t,n)=>n)}function Oa(e,t){let n=r=>r.map(Hf).join(",")+`\r
`,o=n(e);for(let r of t)o+=n(r);return o}function Hf(e){let t=e===null?"":String(e);return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function La(){let{recordings:e}=Z(),[t,n]=ge(""),[o,r]=ge(!1),s=Kf("(min-width: 821px)"),l=e.index.state.value.value?.runs??[],i=e.entry.value;if(!i)return null;let{run:a,tag:d,step:p}=i,h=l.map(k=>k.run),b=Ca(t),g=b??vo(t),_=h.filter(k=>g(b?k:k.toLowerCase()));return c("aside",{class:"sidebar","data-testid":"sidebar",children:c("details",{class:"choices",open:s||o,onToggle:k=>r(k.currentTarget.open),children:[c("summary",{children:[a.run,p&&` · step ${p.step}`]}),p&&c(jf,{tag:d,step:p.step}),a.tags.length>1&&c(Gf,{tags:a.tags,tag:d.tag}),c("fieldset",{class:"runs",children:[c("legend",{children:"Runs"}),c("input",{type:"search",class:"filter",placeholder:"Filter runs (regex)","aria-label":"Filter runs by regular expression","aria-invalid":b===null,title:b?"":"Not a regular expression yet: matched as plain text.","data-testid":"run-filter",value:t,onInput:k=>n(k.currentTarget.value)}),c("div",{class:"run-list",children:[_.map(k=>c("label",{class:"run",title:k,children:[c("input",{type:"radio",name:"run",value:k,checked:k===a.run,onChange:()=>e.chooseRun(k)}),c("span",{children:k})]},k)),_.length===0&&c("p",{class:"hint",children:"No run matches."})]})]})]})})}function Kf(e){let t=_e(()=>window.matchMedia(e),[e]),[n,o]=ge(t.matches);return De(()=>{let r=()=>o(t.matches);return t.addEventListener("change",r),()=>t.removeEventListener("change",r)},[t]),n}function Gf({tags:e,tag:t}){let{recordings:n}=Z(),o=e.find(r=>r.tag===t)?.description;return c("label",{class:"field",children:[c("span",{children:"Tag"}),c("select",{"data-testid":"tag",value:t,title:o,onChange:r=>n.chooseTag(r.currentTarget.value),children:e.map(r=>c("option",{value:r.tag,children:r.tag},r.tag))})]})}function jf({tag:e,step:t}){let n=Z(),[o,r]=ge(null),s=e.steps,l=s.findIndex(d=>d.step===t),i=s[o??l],a=d=>{let p=s[d];r(null),p&&n.change({step:d===s.length-1?null:p.step})};return c("div",{class:"field step","data-testid":"step",children:[c("span",{id:"step-label",children:["Step ",c("b",{class:"number",children:i?.step}),s.length>1&&c("small",{children:[(o??l)+1," of ",s.length]})]}),s.length>1&&c("div",{class:"step-row",children:[c("button",{type:"button","aria-label":"Previous step","data-testid":"step-previous",disabled:l<=0,onClick:()=>a(l-1),children:"‹"}),c("input",{type:"range",min:0,max:s.length-1,value:o??l,"aria-labelledby":"step-label","aria-valuetext":`step ${i?.step}`,"data-testid":"step-slider",onInput:d=>r(Number(d.currentTarget.value)),onChange:d=>a(Number(d.currentTarget.value))}),c("button",{type:"button","aria-label":"Next step","data-testid":"step-next",disabled:l>=s.length-1,onClick:()=>a(l+1),children:"›"})]}),i&&c("small",{class:"when",children:i.wall_time===null?"time not known":Uf(i.wall_time)})]})}function Uf(e){return new Date(e*1e3).toLocaleString()}function Pa(){let e=Z(),{value:t,error:n,loading:o}=e.recordings.index.state.value,r=c("button",{type:"button",onClick:e.reload,children:"Try again"});if(!t)return n?c(Nt,{message:n.message,children:r}):o?c(hn,{what:"Looking for recordings…"}):null;let s=e.recordings.entry.value;return s?c("div",{class:"app",children:[c(La,{}),c("main",{class:"main",children:[n&&c(Nt,{message:n.message,children:r}),c(qf,{index:t,shown:s}),s.step?c(Yf,{}):c(Nt,{message:s.tag.problem??"This tag holds no recording.",children:r})]})]}):c(Ea,{logdir:t.logdir})}function qf({index:e,shown:t}){let{address:n}=Z(),o=ma(e,n.value);if(!o)return null;let r=t.step&&` · step ${t.step.step}`;return c("p",{class:"missing",role:"status","data-testid":"missing",children:[o," This is ",t.run.run,r,"."]})}function Yf(){let{change:e,recordings:t,views:n}=Z(),{value:o,error:r,loading:s}=t.recording.state.value;if(r)return c(nl,{error:r,retry:t.recording.reload});if(!o)return c(hn,{what:"Reading the recording…"});let[l,i]=[n.available.value,n.shown.value];return c("div",{class:"recording","aria-busy":s,"data-testid":"recording",children:[c(Ma,{recording:o}),c(Qf,{views:l,shown:i,onChoose:a=>e({view:a})}),c("div",{class:"stage",children:[l.filter(({key:a,isKept:d})=>d||a===i).map(a=>c(Jf,{view:a,recording:o,isHidden:a.key!==i},a.key)),c(ka,{recording:o})]})]})}function Jf({view:e,recording:t,isHidden:n}){return c("section",{class:"view",role:"tabpanel",id:`view-${e.key}`,"aria-labelledby":`tab-${e.key}`,"data-testid":`view-${e.key}`,hidden:n,children:c(Zf,{view:e,recording:t,isHidden:n})})}function Zf({view:e,recording:t,isHidden:n}){let{views:o}=Z(),r=o.reply(e),{value:s,error:l,loading:i}=r?.state.value??{};return l?c(nl,{error:l,retry:()=>r?.reload()}):r&&s===void 0?i?c(hn,{what:e.waiting??"Reading…"}):null:c(e.Panel,{recording:t,reply:s,isLoading:i===!0,isHidden:n})}function Qf({views:e,shown:t,onChoose:n}){return De(()=>{document.getElementById(`tab-${t}`)?.scrollIntoView({block:"nearest",inline:"nearest"})},[t]),c("div",{class:"tabs",role:"tablist","aria-label":"Views",onKeyDown:r=>{let s={ArrowLeft:-1,ArrowRight:1}[r.key];if(s===void 0)return;let l=e.map(({key:a})=>a),i=l[(l.indexOf(t)+s+l.length)%l.length];i&&(n(i),document.getElementById(`tab-${i}`)?.focus())},children:e.map(({key:r,title:s})=>c("button",{type:"button",role:"tab",id:`tab-${r}`,"data-testid":`tab-${r}`,"aria-selected":r===t,"aria-controls":`view-${r}`,tabIndex:r===t?0:-1,onClick:()=>n(r),children:s},r))})}var il="http://www.w3.org/2000/svg";function Ia(e){let t=new DOMParser().parseFromString(e,"image/svg+xml"),n=document.importNode(t.documentElement,!0),[,,o=1,r=1]=(n.getAttribute("viewBox")??"").split(/\s+/).map(Number);n.setAttribute("width",String(o)),n.setAttribute("height",String(r));let s=new Map,l=new Map,i=[...n.querySelectorAll("g.node, g.cluster")],a=ep(n);for(let d of i){l.set(Da(d),d.id);let p=Ar(d.id);if(!p)continue;let h=[...d.querySelectorAll("text")].map(g=>g.textContent).join(", "),b=d.classList.contains("repeated");s.set(d.id,{id:p,element:d,label:h,isRepeated:b,...za(d,a)}),d.querySelectorAll("polygon, path, ellipse").forEach(g=>{(g.getAttribute("fill")!=="none"||g.getAttribute("stroke")!=="none")&&g.classList.add("outline")}),p.kind==="module"&&np(d),d.setAttribute("role","button"),d.setAttribute("tabindex","-1"),d.setAttribute("aria-label",h)}return n.querySelector("g.graph > title")?.remove(),{svg:n,width:o,height:r,boxes:s,edges:Xf(n,l)}}function Xf(e,t){let n=new Map;for(let o of e.querySelectorAll("g.edge")){let r=Da(o).split("->");for(let s of new Set(r.map(l=>l.replace(/:.*$/,"")))){let l=t.get(s)??s,i=n.get(l);i?i.push(o):n.set(l,[o])}}return n}function Da(e){let t=[...e.children].find(n=>n.tagName==="title");return t?.remove(),t?.textContent??""}function ep(e){let t=e.querySelector("g.graph")?.getAttribute("transform")??"",[,n="0",o="0"]=/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(t)??[];return{x:Number(n),y:Number(o)}}function za(e,t){let n=[...e.querySelectorAll("polygon, path, ellipse")],r=(n.length>0?n:[...e.querySelectorAll("text")]).flatMap(tp),s=r.filter((d,p)=>p%2===0),l=r.filter((d,p)=>p%2===1),[i,a]=[Math.min(...s),Math.min(...l)];return{x:i+t.x,y:a+t.y,width:Math.max(...s)-i,height:Math.max(...l)-a}}function tp(e){let t=o=>Number(e.getAttribute(o)??0);if(e.tagName==="ellipse"){let[o,r,s,l]=[t("cx"),t("cy"),t("rx"),t("ry")];return[o-s,r-l,o+s,r+l]}if(e.tagName==="text"){let[o,r,s]=[t("x"),t("y"),t("font-size")||12],l=e.textContent.length*s/2*.55,i=e.getAttribute("text-anchor")==="start"?o+l:o;return[i-l,r-s,i+l,r+s/4]}return((e.getAttribute("points")??e.getAttribute("d")??"").match(/-?\d+(\.\d+)?/g)??[]).map(Number)}function np(e){let t=e.classList.contains("cluster"),{x:n,y:o,width:r}=za(e,{x:0,y:0}),s=document.createElementNS(il,"g");s.setAttribute("class","handle"),s.setAttribute("transform",`translate(${n+r-2} ${o+2})`);let l=document.createElementNS(il,"circle");l.setAttribute("r","7");let i=document.createElementNS(il,"path");i.setAttribute("d",t?"M-3.5 0H3.5":"M-3.5 0H3.5M0-3.5V3.5"),s.append(l,i),e.append(s)}function Na(e){return e.replaceAll('font-family="Helvetica"','font-family="Helvetica,Arial,sans-serif"')}function Uo(e,t,n,o){let r=Math.min(8,Math.max(.02,e.scale*t)),s=r/e.scale;return{scale:r,x:n-(n-e.x)*s,y:o-(o-e.y)*s}}function ul(e,t){let n=Math.max(.02,Math.min(1,(t.width-48)/e.width,(t.height-48)/e.height));return{scale:n,x:(t.width-e.width*n)/2,y:(t.height-e.height*n)/2}}var al=.75;function Va(e,t,n){let o=ul(e,n);if(o.scale>=al)return o;let r=Math.min(1,Math.max(al,(n.width-48)/e.width)),l=e.width*r>n.width&&t?t.x+t.width/2:e.width/2;return{scale:r,x:n.width/2-l*r,y:24}}function Hr(e,t,n){let o=Math.max(e.scale,al),r=(s,l,i)=>l*o>i-48?24-s*o:i/2-(s+l/2)*o;return{scale:o,x:r(t.x,t.width,n.width),y:r(t.y,t.height,n.height)}}function Kr(e,t,n){let o=t.x*e.scale+e.x,r=t.y*e.scale+e.y,s=Math.min(t.width*e.scale,n.width-24),l=Math.min(t.height*e.scale,n.height-24);return o>=0&&r>=0&&o+s<=n.width&&r+l<=n.height?e:Hr(e,t,n)}function $a(e,t,n){let r=(s,l,i)=>Math.min(i-48,Math.max(48-l*e.scale,s));return{scale:e.scale,x:r(e.x,t.width,n.width),y:r(e.y,t.height,n.height)}}function Fa(e,t,n){let o=n==="left"||n==="right",r=n==="left"||n==="up"?-1:1,s,l=1/0;for(let i of e){let a=i.x+i.width/2-(t.x+t.width/2),d=i.y+i.height/2-(t.y+t.height/2),p=r*(o?a:d),h=p+3*Math.abs(o?d:a);p>1&&h<l&&([s,l]=[i,h])}return s}var op=4,Wa=.3;function Ba(e,t,n,o){let r=new Map,s,l=!1,i=p=>{let{left:h,top:b}=e.getBoundingClientRect();return{x:p.clientX-h,y:p.clientY-b}};e.addEventListener("pointerdown",p=>{p.button===0&&(r.size===0&&(s=i(p),l=!1),r.set(p.pointerId,i(p)))},{signal:t}),e.addEventListener("pointermove",p=>{let h=r.get(p.pointerId);if(!h||!s)return;let b=i(p);if(!l&&Math.hypot(b.x-s.x,b.y-s.y)<op)return;l||(l=!0,e.setPointerCapture(p.pointerId),e.classList.add("dragging"));let g=[...r].find(([k])=>k!==p.pointerId)?.[1];r.set(p.pointerId,b);let _=n();o(g?rp(_,h,b,g):{..._,x:_.x+b.x-h.x,y:_.y+b.y-h.y})},{signal:t});let a=p=>{r.delete(p.pointerId),r.size===0&&e.classList.remove("dragging")};e.addEventListener("pointerup",a,{signal:t}),e.addEventListener("pointercancel",a,{signal:t});let d=p=>{l&&p.stopPropagation(),l=!1};e.addEventListener("click",d,{capture:!0,signal:t}),e.addEventListener("wheel",p=>{p.preventDefault();let{x:h,y:b}=i(p),g=p.deltaMode===WheelEvent.DOM_DELTA_LINE?16:1,_=p.ctrlKey?.01:.0015,k=Math.max(-Wa,Math.min(Wa,-p.deltaY*g*_));o(Uo(n(),Math.exp(k),h,b))},{signal:t,passive:!1})}function rp(e,t,n,o){let r=Math.hypot(t.x-o.x,t.y-o.y),s=Math.hypot(n.x-o.x,n.y-o.y);return Uo(e,r>0?s/r:1,o.x,o.y)}var sp=200,Ha=60;function Ga(e,t,n){let o={x:0,y:0,scale:1},r,s=0,l=new AbortController,i=()=>({width:e.clientWidth,height:e.clientHeight});function a(v){o=r?$a(v,r,i()):v,t.style.transform=`translate(${o.x}px, ${o.y}px) scale(${o.scale})`,t.style.willChange="transform",window.clearTimeout(s),s=window.setTimeout(()=>t.style.willChange="auto",sp)}function d(v){let{width:w,height:R}=i();a(Uo(o,v,w/2,R/2))}function p(v){return Kr(o,{...v,width:0,height:0},i())===o}let h={show(v,w,R){let D=w===null||R?void 0:r?.boxes.get(w.text),O=w===null?void 0:v.boxes.get(w.text),W=r?.width===v.width&&r.height===v.height,K=D&&p(D)?D:void 0,q=!r||R;r=v,t.replaceChildren(v.svg);let B=Va(v,Ka(v),i());K&&O?a(ap(o,K,O)):O?a(Hr(q?B:o,O,i())):(q||!W)&&a(B)},centre(v){let w=r?.boxes.get(v.text);w&&a(Hr(o,w,i()))},keep(v){let w=r?.boxes.get(v.text);w&&a(Kr(o,w,i()))},fit:()=>r&&a(ul(r,i())),actualSize:()=>d(1/o.scale),zoom:d,dispose:()=>l.abort()};Ba(e,l.signal,()=>o,a),up(e,l.signal,v=>r?.boxes.get(v),n);let b={signal:l.signal};e.addEventListener("keydown",v=>{v.ctrlKey||v.metaKey||v.altKey||g(v)&&v.preventDefault()},b);function g(v){let w=lp[v.key];if(w&&v.shiftKey)return k(w);if(w)return T(w);let R=_(),D={"+":()=>d(1.25),"=":()=>d(1.25),"-":()=>d(.8),0:h.actualSize,f:h.fit,Enter:()=>R&&n.onSelect(R.id)," ":()=>R&&(Ua(R)?n.onToggle(R.id.number):n.onSelect(R.id)),Escape:()=>{e.focus(),n.onSelect(null)}};return D[v.key]?.(),v.key in D}function _(){return r?.boxes.get(document.activeElement?.id??"")}function k(v){let[w,R]=ip[v];return a({...o,x:o.x-w*Ha,y:o.y-R*Ha}),!0}function T(v){if(!r)return!1;let w=[...r.boxes.values()],R=_()??w.find(({element:O})=>O.matches(".selected")),D=R?Fa(ja(r),R,v):Ka(r);return D&&(D.element.focus({preventScroll:!0}),a(Kr(o,D,i()))),!0}let E=new ResizeObserver(()=>i().width>0&&a(o));return E.observe(e),l.signal.addEventListener("abort",()=>E.disconnect()),h}function ja({boxes:e}){return[...e.values()].filter(({element:t})=>t.matches(".node"))}function Ka(e){return ja(e).reduce((t,n)=>t&&t.y<=n.y?t:n,void 0)}var lp={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down"},ip={left:[-1,0],right:[1,0],up:[0,-1],down:[0,1]};function ap(e,t,n){return{scale:e.scale,x:e.x+(t.x+t.width/2-n.x-n.width/2)*e.scale,y:e.y+(t.y-n.y)*e.scale}}function Ua({id:e}){return e.kind==="module"}function up(e,t,n,o){let r=(i,a)=>i.target instanceof Element?i.target.closest(a):null,s=i=>n(r(i,"g.node, g.cluster")?.id??""),l=i=>r(i,".handle")!==null;e.addEventListener("click",i=>{let a=s(i);a&&l(i)?o.onToggle(a.id.number):o.onSelect(a?.id??null)},{signal:t}),e.addEventListener("dblclick",i=>{let a=s(i);a&&Ua(a)&&!l(i)&&o.onToggle(a.id.number)},{signal:t}),e.addEventListener("pointerover",i=>o.onHover(s(i)?.id??null),{signal:t}),e.addEventListener("pointerleave",()=>o.onHover(null),{signal:t})}var cp=1500,dp=500,qo=class extends Error{constructor(n){super(`This graph has ${n.toLocaleString("en-US")} boxes: laying it out may take a minute.`);this.boxes=n}boxes};function Ya(e,t,{address:n,change:o},{shown:r,partOfShown:s,modules:l,moduleTree:i,moduleAround:a},d){let p=Xe(""),h=Xe(null),b=()=>d.value===qt.view,g=qe(()=>n.value.expand?.join(",")??"default"),_=()=>`${JSON.stringify(r.peek())} ${g.peek()}`,k="",T=s(()=>b()?`graph ${g.value}`:null,async(M,I)=>{p.value="Fetching the graph…";let P=await e.graph(M,n.peek().expand,I);if(P.visible>cp&&k!==_())throw new qo(P.visible);return p.value=`Laying out ${P.visible.toLocaleString("en-US")} boxes…`,{recording:M,graph:P,svg:await t(P.dot,I)}});function E(){k=_(),T.reload()}function v(){return new Set(T.state.peek().value?.graph.expand??n.peek().expand??[])}function w(M,I){o({expand:qa(M)}),h.value=tt(I)}function R(M){return i.peek()?ya(i.peek(),M):[M]}function D(M){let I=v();I.has(M)?R(M).forEach(P=>I.delete(P)):I.add(M),w(I,M)}function O(M){w([...v(),...R(M).slice(0,dp)],M)}function W(M,I){if(M===null||I.has(M.text))return M;let P=yo(M)&&l.peek()?tl(l.peek(),a(M)):[];M.kind==="module"&&P.unshift(M.number);for(let H of P){let $=I.has(tt(H).text)?H:K(H,I);if($!==void 0)return tt($)}return null}function K(M,I){let H=(i.peek()?.children[l.peek()?.parent[M]??-1]??[]).findLast($=>$<M&&I.has(tt($).text));return H!==void 0&&I.get(tt(H).text)?.isRepeated?H:void 0}function q(M){let I=v(),P=I.size,H=l.peek();H&&tl(H,a(M)).forEach(ee=>I.add(ee));let $=I.size===P;o({view:qt.view,selected:M,...$?{}:{expand:qa(I)}}),h.value=M}function B(M){d.peek()===qt.view?q(M):o({selected:M})}return{picture:T,progress:p,focus:h,toggle:D,expandBelow:O,nearest:W,reveal:q,follow:B,allowLarge:E}}function qa(e){return[...new Set(e)].sort((t,n)=>t-n)}function cl(e,t){let n=Xe({key:"",value:void 0,error:void 0,loading:!1}),o=Xe(0),r=qe(e),s,l=0;async function i(p){let h=s=new AbortController;n.value={...n.peek(),error:void 0,loading:!0};let b=g=>{h.signal.aborted||(n.value={key:"",value:g,error:void 0,loading:!0})};try{let g=await t(h.signal,b);h.signal.aborted||(n.value={key:p,value:g,error:void 0,loading:!1})}catch(g){if(h.signal.aborted)return;let _=g instanceof Error?g:new Error(String(g));n.value={...n.peek(),error:_,loading:!1}}}function a(){s?.abort(),n.peek().loading&&(n.value={...n.peek(),loading:!1})}let d=zt(()=>{let p=r.value,h=o.value!==l;if(a(),p===null)return;let b=n.peek();if(!h&&b.value!==void 0&&b.key===p){n.value={...b,error:void 0};return}l=o.peek(),In(()=>i(p))});return{state:n,reload:()=>o.value+=1,cancel(){a(),n.value={...n.peek(),error:new _o}},dispose(){d(),s?.abort()}}}var _o=class extends Error{constructor(){super("Cancelled.")}};function Ja(){let{change:e,graph:t}=Z(),{loading:n,error:o,value:r}=t.picture.state.value;return n?c("div",{class:"progress",role:"status","data-testid":"progress",children:[c("span",{children:t.progress.value}),c("button",{type:"button","data-testid":"layout-cancel",onClick:t.picture.cancel,children:"Cancel"})]}):!o||o instanceof _o&&r?null:o instanceof _o?c("div",{class:"progress",role:"status",children:[c("span",{children:"The layout was cancelled."}),c("button",{type:"button",onClick:t.picture.reload,children:"Lay out again"})]}):c("div",{class:"over",children:c(Nt,{message:o.message,children:[o instanceof qo?c("button",{type:"button","data-testid":"layout-anyway",onClick:t.allowLarge,children:"Lay it out anyway"}):c("button",{type:"button",onClick:t.picture.reload,children:"Try again"}),c("button",{type:"button",onClick:()=>e({expand:[]}),children:"Collapse all"})]})})}function Za({drawing:e}){let{address:t,graph:n}=Z(),{value:o,loading:r,error:s}=n.picture.state.value,l=t.value.expand??[],i=a=>e.boxes.get(tt(a).text)?.element.matches(".node");return!o||r||s||!l.some(i)?null:c("p",{class:"limit",role:"status","data-testid":"graph-limit",children:["Some modules stay folded: with them this graph of"," ",ft(o.graph.visible,"box","boxes")," would be too large to read."]})}var Gr=50;function Qa(e,t,n=Gr){if(t.trim()==="")return[];let o=vo(t),r=[],{modules:s,ops:l}=e;for(let i=0;i<s.fqn.length&&r.length<n;i+=1){let[a,d]=[en(s,i),s.type_name[i]??""];o(`${a} ${d}`.toLowerCase())&&r.push({id:tt(i),name:a,where:d})}for(let[i,a]of l.node.entries()){if(r.length>=n)break;let d=l.module[i]??null,p=l.op[i]??"",h=[d===null?"":en(s,d),l.source[i]],b=`${p} ${h.join(" ")}`.toLowerCase();o(b)&&r.push({id:Tt(a),name:p,where:h.filter(Boolean).join(" · ")})}return r}function Xa({recording:e}){let{graph:t}=Z(),[n,o]=ge(""),[r,s]=ge(!1),[l,i]=ge(0),a=_e(()=>Qa(e,n),[e,n]),d=r&&n.trim()!=="",p=b=>{let g=a[b];g&&(s(!1),t.reveal(g.id))},h=b=>{let g=a.length-1;if(b.key==="ArrowDown")i(Math.min(g,l+1));else if(b.key==="ArrowUp")i(Math.max(0,l-1));else if(b.key==="Enter")p(l);else if(b.key==="Escape")s(!1);else return;b.preventDefault(),b.stopPropagation()};return c("div",{class:"search",children:[c("input",{type:"search",class:"filter",role:"combobox",list:void 0,placeholder:"Find an op or module","aria-label":"Find an op or module in the graph","aria-expanded":d,"aria-controls":"search-hits","aria-activedescendant":d&&a.length>0?`hit-${l}`:void 0,"data-testid":"search",value:n,onInput:b=>{o(b.currentTarget.value),i(0),s(!0)},onFocus:()=>s(!0),onBlur:()=>s(!1),onKeyDown:h}),d&&c("ul",{class:"hits",id:"search-hits",role:"listbox","aria-label":"Found",children:[a.map((b,g)=>c("li",{id:`hit-${g}`,role:"option","aria-selected":g===l,"data-testid":"search-hit","data-id":b.id.text,onMouseDown:_=>_.preventDefault(),onClick:()=>p(g),children:[c("span",{children:b.name})," ",c("small",{children:b.where})]},b.id.text)),a.length===0&&c("li",{class:"hint",children:"Nothing is called that."}),a.length===Gr&&c("li",{class:"hint",children:["The first ",Gr," are listed."]})]})]})}function eu({viewport:e,recording:t}){let{address:n,change:o,graph:r,recordings:s}=Z(),{selected:l}=n.value,i=l?.kind==="module"?l.number:null,a=r.picture.state.value.value;return c("div",{class:"toolbar",role:"group","aria-label":"What the graph shows",children:[c(Xa,{recording:t}),c("div",{class:"group",children:[c("button",{type:"button","data-testid":"collapse-all",title:"Close every module",onClick:()=>o({expand:[]}),children:"Collapse all"}),c("button",{type:"button","data-testid":"expand-default",title:"Open as many of the outermost modules as read well",onClick:()=>o({expand:null}),children:"Default"}),c("button",{type:"button","data-testid":"expand-below",disabled:i===null,title:i===null?"Select a module first":"Open the selected module and everything inside it",onClick:()=>i!==null&&r.expandBelow(i),children:"Expand below"})]}),c("div",{class:"group zoom",children:[c("button",{type:"button","aria-label":"Zoom out",title:"Zoom out (-)","data-testid":"zoom-out",onClick:()=>e.current?.zoom(.8),children:"−"}),c("button",{type:"button","aria-label":"Zoom in",title:"Zoom in (+)","data-testid":"zoom-in",onClick:()=>e.current?.zoom(1.25),children:"+"}),c("button",{type:"button",title:"Actual size (0)","data-testid":"zoom-actual",onClick:()=>e.current?.actualSize(),children:"1:1"}),c("button",{type:"button",title:"The whole graph (f)","data-testid":"zoom-fit",onClick:()=>e.current?.fit(),children:"Fit"})]}),c("button",{type:"button","data-testid":"download-svg",disabled:!a,onClick:()=>{let{run:p,step:h}=s.shown.value??{run:"run",step:0},b=Fr("graph",p,h)+".svg";a&&$r(b,"image/svg+xml",Na(a.svg))},children:"Download SVG"})]})}function tu({drawing:e}){let[t,n]=ge(new Set),[o,r]=ge(null),s=_e(()=>pp(e),[e]);De(()=>{let i=o===null?[...t]:[o];i.length>0?e.svg.dataset.only=i.map(Mt).join(" "):delete e.svg.dataset.only},[e,t,o]);let l=i=>{let a=new Set(t);a.delete(i)||a.add(i),n(a)};return s.length===0?null:c("div",{class:"legend",role:"group","aria-label":"States of the tensors","data-testid":"legend",children:s.map(([i,a])=>c("button",{type:"button",class:"legend-item","aria-pressed":t.has(i),title:`${fp[i]} Click to show only these.`,"data-testid":`legend-${Mt(i)}`,onClick:()=>l(i),onPointerEnter:()=>r(i),onPointerLeave:()=>r(null),children:[c(rl,{state:i}),i,c("small",{class:"number",children:re(a)})]},i))})}var fp={cached:"Kept for the backward: at least one save refers to its memory.",freed:"Made in the forward and dead when it ended.",held:"Alive when the forward ended, though no save refers to it.",recomputed:"Made in a checkpointed region: the backward makes it again.",parameter:"A parameter or buffer: there with or without the forward.",input:"There before the forward began, and not saved.","not cached":"Freed or held: without an op stream the two cannot be told apart."};function pp({svg:e}){return xa.map(t=>[t,e.querySelectorAll(`g.edge.${Mt(t)}`).length]).filter(([,t])=>t>0)}var nu={key:"graph",title:"Graph",isKept:!0,Panel:hp};function hp({recording:e,isHidden:t}){let n=Z(),{graph:o}=n,r=it(null),s=it(null),l=it(null),i=it(""),a=it(null),[d,p]=ge(null),{value:h}=o.picture.state.value,{selected:b}=n.address.value,g=o.focus.value;return ho(()=>{if(!r.current||!s.current)return;let _=Ga(r.current,s.current,{onSelect:n.select,onToggle:o.toggle,onHover:k=>a.current&&gp(a.current,k)});return l.current=_,()=>_.dispose()},[]),ho(()=>{if(!h)return;let _=Ia(h.svg),k=JSON.stringify(h.recording),T=i.current==="",E=i.current!==k,v=o.focus.peek()??(T?n.address.peek().selected:null);l.current?.show(_,o.nearest(v,_.boxes),E),i.current=k,a.current=_,o.focus.value=null,p(_)},[h]),De(()=>{if(g===null||!d||t||o.picture.state.peek().loading)return;let _=o.nearest(g,d.boxes);_&&l.current?.centre(_),o.focus.value=null},[g,d,t]),De(()=>{let _=d&&o.nearest(b,d.boxes);!t&&_&&l.current?.keep(_)},[t]),De(()=>{if(d)return mp(d,o.nearest(b,d.boxes))},[b?.text,d]),c("div",{class:"graph",children:[c(eu,{viewport:l,recording:e}),d&&c(Za,{drawing:d}),c("div",{class:"window",children:[c("div",{class:"frame",ref:r,tabIndex:0,role:"group","aria-label":"Graph of the forward pass. Arrow keys go from box to box, Enter selects, Space opens or closes a module, plus and minus zoom, 0 is actual size, f fits.","data-testid":"graph-frame",children:c("div",{class:"canvas",ref:s,"data-testid":"graph-canvas"})}),c(Ja,{})]}),d&&c(tu,{drawing:d})]})}function mp(e,t){let n=t&&e.boxes.get(t.text);if(!n)return;let o=[n.element,...e.edges.get(n.id.text)??[]];return o.forEach(r=>r.classList.add("selected")),()=>o.forEach(r=>r.classList.remove("selected"))}function gp({svg:e,edges:t},n){e.querySelectorAll(".lit").forEach(r=>r.classList.remove("lit"));let o=n===null?[]:t.get(n.text)??[];o.forEach(r=>r.classList.add("lit")),e.classList.toggle("has-lit",o.length>0)}var ou={key:"largest",title:"Largest",Panel:yp};function yp({recording:e}){let{address:t}=Z(),{largest:n}=e,o=Math.max(0,...n.map(r=>r.nbytes));return n.length===0?c("p",{class:"hint pad",children:"Nothing is kept for the backward in this recording."}):c("ol",{class:"largest","data-testid":"largest",children:n.map(r=>c("li",{children:c(bp,{row:r,whole:o,selected:t.value.selected})},r.storage))})}function bp({row:e,whole:t,selected:n}){let{select:o}=Z(),r=Tt(e.node);return c("button",{type:"button",class:"card","aria-pressed":r.text===n?.text,"data-node":e.node,onClick:()=>o(r),children:c(vp,{row:e,whole:t})})}function vp({row:e,whole:t}){let n=[e.fqn,e.source].filter(Boolean).join(" · ");return c(ue,{children:[c("span",{class:"size",children:[c(ce,{n:e.nbytes}),c(mn,{part:e.nbytes,whole:t})]}),c("span",{class:"what",children:[c("span",{class:"name",children:[c("b",{children:e.op})," keeps ",c("code",{children:e.slot}),c("span",{class:"type",children:Vn(e.dtype,e.shape)})]}),c("span",{class:"reason",children:e.reason}),c("small",{children:[n,e.category,e.name,e.saves>1&&ft(e.saves,"save")].filter(Boolean).join(" · ")})]})]})}function ru(e){return typeof e=="object"?e.key:e}function su(e,t){let n=e.length;return new Proxy(e,{get(o,r,s){if(typeof r=="string"){let l=r.charCodeAt(0);if(l>=48&&l<=57){let i=+r;if(Number.isInteger(i)&&i>=0&&i<n){let a=o[i];if(typeof a!="object"){let d=t[i*2];a=o[i]={index:i,key:a,start:d,size:t[i*2+1],end:d+t[i*2+1],lane:0}}return a}}if(r==="length")return n}return Reflect.get(o,r,s)}})}function $n(e,t,n){let o=n.initialDeps??[],r,s=!0;function l(){var i;let d=0,p=e();if(!(p.length!==o.length||p.some((g,_)=>o[_]!==g)))return r;o=p;let b=0;return r=t(...p),n?.onChange&&!(s&&n.skipInitialOnChange)&&n.onChange(r),s=!1,r}return l.updateDeps=i=>{o=i},l}function dl(e,t){if(e===void 0)throw new Error(`Unexpected undefined${t?`: ${t}`:""}`);return e}var tn=(e,t)=>Math.abs(e-t)<1.01,lu=(e,t,n)=>{let o;return Object.assign(function(...r){e.clearTimeout(o),o=e.setTimeout(()=>t.apply(this,r),n)},{cancel:()=>{e.clearTimeout(o)}})};function iu({offset:e,isScrolling:t,elementMax:n,holdOffset:o,scrollOffset:r,pendingWrite:s,clampedMaxAtWrite:l}){var i;return t&&s===null&&e===r?"spurious":s!==null&&Math.abs(e-s.target)<1.5?"readBack":s!==null&&!s.smooth&&n!==null&&s.target>n+o+.5&&Math.abs(e-(n+o))<1.5||s!==null&&!s.smooth&&((i=s.lowMaxes)!=null&&i.some(a=>Math.abs(e-a)<1.5))?"clampedReadBack":l!==null&&Math.abs(e-l)<1.5?"clampedEcho":"external"}var _p=e=>e==="smooth"||e==="smoothFinishing";function au({kind:e,offset:t,command:n,target:o}){return e!=="spurious"&&e!=="readBack"&&e!=="clampedReadBack"&&n?.index!=null&&n.phase!=="queued"&&!_p(n.phase)&&!tn(t,n.lastTargetOffset)&&!tn(t,o())&&e!=="clampedEcho"}var fl=40;function uu(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<fl;)n--;if(n<0)return!1;let o=e[n],r=n-1;for(;r>=0&&o.t-e[r].t<fl;)r--;if(r<0)return!1;let s=e[r],l=(t.offset-o.offset)/(t.t-o.t),i=(o.offset-s.offset)/(o.t-s.t);return l*i>=0&&Math.abs(l)>=2*Math.abs(i)&&Math.abs(l)-Math.abs(i)>=.8}function cu(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<fl;)n--;if(n<0)return!1;let o=e[n];return Math.abs(t.offset-o.offset)/(t.t-o.t)>=.05}var Yo,Jo=()=>{if(Yo!==void 0)return Yo;if(typeof navigator>"u")return Yo=!1;if(/iP(hone|od|ad)/.test(navigator.userAgent))return Yo=!0;let e=navigator.maxTouchPoints;return Yo=navigator.platform==="MacIntel"&&e!==void 0&&e>0},pl,xp=()=>pl!==void 0?pl:pl=Jo()&&typeof CSS<"u"&&typeof CSS.supports=="function"&&CSS.supports("overflow-anchor: auto"),du=()=>!Jo()||xp();var xo={capture:!0,passive:!0},jr=class{constructor(t){this.host=t,this._touch=null,this.inMotion=()=>this._touch!==null&&this._touch.phase!=="lateFling",this.dragging=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved},this.tail=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="tail"?this._touch.moved?"fling":"tap":null},this.onScroll=({isScrolling:n,ownReadBack:o,moved:r,external:s})=>{var l,i,a;return n&&((l=this._touch)==null?void 0:l.phase)==="tail"?this._openTail(this._touch.moved||!o,!1):((i=this._touch)==null?void 0:i.phase)==="lateFling"&&(this.host.now()>this._touch.until?this._touch=null:s&&n&&r&&this._openTail(!0,!1)),!o&&n&&r&&((a=this._touch)==null?void 0:a.phase)==="down"?(this._touch.moved=!0,!0):!1},this.touchStart=()=>{this.end(),this._touch={phase:"down",moved:!1}},this.touchEnd=()=>{var n;let o=((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved;this.end(),this._openTail(o,o)},this.end=()=>{var n;let o=this.host.getWindow();((n=this._touch)==null?void 0:n.phase)==="tail"&&o!=null&&o.clearTimeout(this._touch.timerId),this._touch=null},this.listen=n=>{let o=()=>this.touchStart(),r=()=>this.touchEnd();return n.addEventListener("touchstart",o,xo),n.addEventListener("touchend",r,xo),n.addEventListener("touchcancel",r,xo),()=>{n.removeEventListener("touchstart",o,xo),n.removeEventListener("touchend",r,xo),n.removeEventListener("touchcancel",r,xo),this.end()}},this._openTail=(n,o)=>{let r=this.host.getWindow();if(r==null)return;this.end();let s={phase:"tail",moved:n,awaitingFling:o,timerId:r.setTimeout(()=>{if(this.host.tailStillMoving()){this._openTail(s.moved,s.awaitingFling);return}this._touch=s.awaitingFling?{phase:"lateFling",until:this.host.now()+1e3}:null,this.host.onTailClosed()},150)};this._touch=s}}get touch(){return this._touch}};var fu=e=>{let{clientWidth:t,clientHeight:n}=e;return{width:t,height:n}},mu=e=>{let t=new Set;return{schedule:n=>{let o=e.requestAnimationFrame(()=>{t.delete(o),n()});t.add(o)},cancel:()=>{t.forEach(n=>e.cancelAnimationFrame(n)),t.clear()}}},wp=e=>e,Sp=e=>{let t=e.overscan*Math.max(e.lanes??1,1),n=Math.max(e.startIndex-t,0),r=Math.min(e.endIndex+t,e.count-1)-n+1,s=new Array(r);for(let l=0;l<r;l++)s[l]=n+l;return s},gu=(e,t)=>{let n=e.scrollElement;if(!n)return;let o=e.targetWindow;if(!o)return;let r=i=>{let{width:a,height:d}=i;t({width:Math.round(a),height:Math.round(d)})};if(r(fu(n)),!o.ResizeObserver)return()=>{};let s=mu(o),l=new o.ResizeObserver(()=>{let i=()=>{r(fu(n))};e.options.useAnimationFrameWithResizeObserver?s.schedule(i):i()});return l.observe(n,{box:"content-box"}),()=>{l.unobserve(n),s.cancel()}},pu={passive:!0};var kp=typeof window>"u"?!0:"onscrollend"in window,Rp=(e,t,n)=>{let o=e.scrollElement;if(!o)return;let r=e.targetWindow;if(!r)return;let s=e.options.useScrollendEvent&&kp,l=0,i=s?null:lu(r,()=>t(n(o),!1),e.options.isScrollingResetDelay),a=h=>()=>{l=n(o),i?.(),t(l,h)},d=a(!0),p=a(!1);return o.addEventListener("scroll",d,pu),s&&o.addEventListener("scrollend",p,pu),()=>{o.removeEventListener("scroll",d),s&&o.removeEventListener("scrollend",p),i?.cancel()}},yu=(e,t)=>Rp(e,t,n=>{let{horizontal:o,isRtl:r}=e.options;return o?n.scrollLeft*(r&&-1||1):n.scrollTop});var Ep=(e,t,n)=>{if(n.options.useCachedMeasurements){let o=n.indexFromElement(e),r=n.options.getItemKey(o);return n.itemSizeCache.get(r)??n.options.estimateSize(o)}if(t?.borderBoxSize){let o=t.borderBoxSize[0];if(o)return Math.round(o[n.options.horizontal?"inlineSize":"blockSize"])}if(!t){let o=n.indexFromElement(e),r=n.options.getItemKey(o),s=n.itemSizeCache.get(r);if(s!==void 0)return s}return e[n.options.horizontal?"offsetWidth":"offsetHeight"]},Tp=(e,{adjustments:t=0,behavior:n},o)=>{var r;let{scrollElement:s,options:l}=o,i=e+t,a=l.horizontal&&l.isRtl&&s!==null&&"ownerDocument"in s;(r=s?.scrollTo)==null||r.call(s,{[l.horizontal?"left":"top"]:a?-i:i,behavior:n})};var bu=Tp,hu=(e,t)=>e==="smooth"?t?"smoothLanded":"smooth":"instant",Zo=e=>e?.phase==="smooth"||e?.phase==="smoothLanded";function Mp(e,t,n,o){if(t===0)return!1;let r=o(0),s=new Set,l=0;for(;l<e;){let a=n(l);if(a===r)break;s.add(a),l++}let i=e-l;if(i===0||i>=t)return!1;for(let a=0;a<i;a++)if(o(a)!==n(l+a))return!1;for(let a=i;a<t;a++)if(s.has(o(a)))return!1;return!0}var Ur=class{constructor(t){this.unsubs=[],this.scrollElement=null,this.targetWindow=null,this.isScrolling=!1,this.scrollState=null,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache=new Map,this.itemSizeCacheVersion=0,this.laneAssignments=new Map,this.pendingMin=null,this.prevLanes=void 0,this.lanesChangedFlag=!1,this.lanesSettling=!1,this.pendingScrollAnchor=null,this.scrollRect=null,this.scrollOffset=null,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._iosGesture=new jr({getWindow:()=>this.targetWindow,now:()=>this.now(),tailStillMoving:()=>{let n=this.scrollState;if(n?.phase!=="queued"||this.pendingWrite!==null)return!1;let o=this._readElementOffset();return o===null||this._lastElementOffset===null||Math.abs(o-this._lastElementOffset)<1?!1:(this._lastElementOffset=o,n.samples=[...n.samples??[],{t:this.now(),offset:o}],!0)},onTailClosed:()=>{let n=this.scrollState;n?.phase==="queued"&&cu(n.samples??[])&&(this.scrollState=null),this._flushHoldIfReady(!0),this._writeAwaitingCommand(),this._retryClampedAdjustment()}}),this._lastElementOffset=null,this.pendingWrite=null,this._clampedAdjustment=null,this.elementsCache=new Map,this._resizeBatch=null,this.now=()=>{var n,o,r;return((r=(o=(n=this.targetWindow)==null?void 0:n.performance)==null?void 0:o.now)==null?void 0:r.call(o))??Date.now()},this.observer=(()=>{let n=null,o=null,r=!1,s=!1,l=new Set,i=()=>{if(n)return n;let d=this.targetWindow;if(!d||!d.ResizeObserver)return null;let p=o=mu(d);return n=new d.ResizeObserver(h=>{let b=()=>{let g={sync:!1};this._resizeBatch=g;try{h.forEach(a)}finally{this._resizeBatch=null,g.notify&&(this.notify(g.sync),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment(),this.measureElement(null))}};if(this.options.useAnimationFrameWithResizeObserver)p.schedule(b);else{r=!0;try{b()}finally{r=!1}}})},a=d=>{let p=d.target,h=this.indexFromElement(p);if(!p.isConnected){this.observer.unobserve(p);for(let[b,g]of this.elementsCache)if(g===p){this.elementsCache.delete(b);break}return}this.isIndexInRange(h)&&this.shouldMeasureDuringScroll(h)&&this.resizeItem(h,this.options.measureElement(p,d,this))};return{disconnect:()=>{var d;(d=i())==null||d.disconnect(),o?.cancel(),l.clear(),s=!1,n=null,o=null},observe:d=>{let p=i();if(p){if(!r){p.observe(d,{box:"border-box"});return}l.add(d),s||(s=!0,o?.schedule(()=>{s=!1,l.forEach(h=>{h.isConnected&&n?.observe(h,{box:"border-box"})}),l.clear()}))}},unobserve:d=>{var p;l.delete(d),(p=i())==null||p.unobserve(d)}}})(),this.range=null,this.setOptions=n=>{var o;let r={debug:!1,initialOffset:0,overscan:1,paddingStart:0,paddingEnd:0,scrollPaddingStart:0,scrollPaddingEnd:0,horizontal:!1,getItemKey:wp,rangeExtractor:Sp,onChange:()=>{},measureElement:Ep,initialRect:{width:0,height:0},scrollMargin:0,gap:0,indexAttribute:"data-index",initialMeasurementsCache:[],lanes:1,anchorTo:"start",followOnAppend:!1,scrollEndThreshold:1,isScrollingResetDelay:150,enabled:!0,isRtl:!1,useScrollendEvent:!1,useAnimationFrameWithResizeObserver:!1,laneAssignmentMode:"estimate",useCachedMeasurements:!1};for(let p in n){let h=n[p];h!==void 0&&(r[p]=h)}let s=this.options,l=null,i=null,a=!1;if(s!==void 0&&s.enabled&&r.enabled&&r.anchorTo==="end"&&this.scrollElement!==null){let p=s.count,h=r.count,b=this.getMeasurements(),g=((o=this._singleLaneMeasurements)==null?void 0:o.items)??b,_=w=>ru(g[w]),k=p>0?_(0):null,T=p>0?_(p-1):null;if(h!==p||p>0&&h>0&&(r.getItemKey(0)!==k||r.getItemKey(h-1)!==T)){a=!0;let w=p>0?this.getVirtualItemForOffset(this.getScrollOffset())??b[0]:null;w&&(l=[w.key,this.getScrollOffset()-w.start]);let R=r.followOnAppend===!0?"auto":r.followOnAppend||null;R&&h>0&&this.isAtEnd(s.scrollEndThreshold)&&(p===0||r.getItemKey(h-1)!==T)&&(h>p||Mp(p,h,_,r.getItemKey))&&(i=R)}}this.options=r,a&&(this.pendingMin=0,this.itemSizeCacheVersion++);let d=null;if(l&&this.scrollOffset!==null&&!this._awaitingCommandReadBack()){let[p,h]=l,b=this.getMeasurements(),{count:g,getItemKey:_}=this.options,k=0;for(;k<g&&_(k)!==p;)k++;if(k<g){let T=b[k];if(T){let E=Math.max(0,T.start+h);!i&&E!==this.scrollOffset&&(d=E-this.scrollOffset,this.scrollOffset=E)}}}i?this.pendingScrollAnchor={kind:"follow",behavior:i}:d!==null&&(this._canWriteScroll()?this.pendingScrollAnchor={kind:"anchor",delta:d}:(this._holdOffset+=d,this._followOffsetTarget(d)))},this.notify=n=>{var o,r;(r=(o=this.options).onChange)==null||r.call(o,this,n)},this.maybeNotify=$n(()=>(this.calculateRange(),[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]),n=>{this.notify(n)},{key:!1,debug:()=>this.options.debug,initialDeps:[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]}),this.cleanup=()=>{var n;this.unsubs.filter(Boolean).forEach(o=>o()),this.unsubs=[],this.observer.disconnect(),this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null,(n=this._momentumStop)==null||n.restore(),this._momentumStop=null,this.isScrolling=!1,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._clampedAdjustment=null,this.pendingWrite=null,this.scrollElement=null,this.targetWindow=null},this._didMount=()=>()=>{this.cleanup()},this._willUpdate=()=>{var n;let o=this.options.enabled?this.options.getScrollElement():null;if(this.scrollElement!==o){if(this.cleanup(),!o){this.maybeNotify();return}this.scrollElement=o,this.scrollElement&&"ownerDocument"in this.scrollElement?this.targetWindow=this.scrollElement.ownerDocument.defaultView:this.targetWindow=((n=this.scrollElement)==null?void 0:n.window)??null,this.elementsCache.forEach(s=>{this.observer.observe(s)}),this.unsubs.push(this.options.observeElementRect(this,s=>{this.scrollRect=s,this.maybeNotify()})),this.unsubs.push(this.options.observeElementOffset(this,(s,l)=>{var i,a,d,p;let h=l?this._elementMaxScrollOffset():null,b=this._reportedOverscroll;this._reportedOverscroll=s<0||h!==null&&s>h+1;let g=s;this._lastElementOffset=g,s=this._toLayoutOffset(s);let _=this._classifyScrollEvent(s,l,h);if(_==="spurious")return;_==="readBack"?s=this.pendingWrite.target:_==="clampedReadBack"&&((i=this.scrollState)==null?void 0:i.index)!=null&&s<this.getMaxScrollOffset()-1.5?this.scrollState.lastTargetOffset=s:au({kind:_,offset:s,command:this.scrollState,target:()=>this.getScrollStateTarget(this.scrollState)})&&(this.scrollState=null),this.pendingWrite=null,this._clampedAdjustment!==null&&Math.abs(s-this._clampedAdjustment.maxAtWrite)>=1.5&&(this._clampedAdjustment=null);let k=this.getScrollOffset(),T=this.scrollDirection;this.scrollDirection=l?k===s?this.scrollDirection:k<s?"forward":"backward":null,this.scrollOffset=s,this.isScrolling=l;let E=this.scrollState;if(E?.phase==="queued"&&_==="external"&&l)if(b||this._reportedOverscroll)E.samples=[];else{let v=this.now();E.samples=[...(E.samples??[]).filter(w=>v-w.t<=200),{t:v,offset:g}],(T!==null&&this.scrollDirection!==T||uu(E.samples))&&(this.scrollState=null)}this._iosGesture.onScroll({isScrolling:l,ownReadBack:_==="readBack",moved:s!==k,external:_==="external"&&((a=this.scrollState)==null?void 0:a.phase)!=="smooth"&&((d=this.scrollState)==null?void 0:d.phase)!=="smoothFinishing"})&&((p=this.scrollState)==null?void 0:p.phase)==="queued"&&(this.scrollState=null),this._flushHoldIfReady(!0),this.scrollState&&this.scheduleScrollReconcile(),this.maybeNotify()})),"addEventListener"in this.scrollElement&&this.unsubs.push(this._iosGesture.listen(this.scrollElement)),this._scrollToOffset(this.getScrollOffset())}this._noteClampMax();let r=this.pendingScrollAnchor;this.pendingScrollAnchor=null,r&&this.scrollElement&&this.options.enabled&&(r.kind==="anchor"?this._canWriteScroll()?Zo(this.scrollState)&&!tn(this.getScrollOffset()-r.delta,this.scrollState.lastTargetOffset)||(this._followOffsetTarget(r.delta),this._scrollToOffset(this.getScrollOffset())):(this._holdOffset+=r.delta,this._followOffsetTarget(r.delta),this.notify(!1)):this.scrollToEnd({behavior:r.behavior})),this._flushHoldIfReady(!1),this._retryClampedAdjustment()},this._classifyScrollEvent=(n,o,r)=>{var s;return iu({offset:n,isScrolling:o,elementMax:r,holdOffset:this._holdOffset,scrollOffset:this.scrollOffset,pendingWrite:this.pendingWrite,clampedMaxAtWrite:((s=this._clampedAdjustment)==null?void 0:s.maxAtWrite)??null})},this._retryClampedAdjustment=()=>{if(this._clampedAdjustment===null||!this.scrollElement||!this.options.enabled||!this._canWriteScroll())return;let{target:n,maxAtWrite:o}=this._clampedAdjustment,r=this.getMaxScrollOffset();r>o+.5&&(this._clampedAdjustment=n>r+.5?{target:n,maxAtWrite:r}:null,this._scrollToOffset(n))},this._writeAwaitingCommand=()=>{let n=this.scrollState;if(n===null||n.phase!=="queued")return;let{behavior:o}=n;this.getMeasurements();let r=this.getScrollStateTarget(n);n.lastTargetOffset=r,this._clampedAdjustment=null,n.phase=hu(o,n.index!=null&&tn(r,this.getScrollOffset())),this._scrollToOffset(r,{behavior:o}),this.scheduleScrollReconcile()},this._readElementOffset=()=>{let n=this.scrollElement;if(n==null)return null;let{horizontal:o,isRtl:r}=this.options;return typeof n.scrollTop=="number"?o?n.scrollLeft*(r&&-1||1):n.scrollTop:typeof n.scrollY=="number"?o?n.scrollX:n.scrollY:null},this._canWriteScroll=()=>!(Jo()&&this._iosGesture.inMotion())&&!this._reportedOverscroll,this._flushHoldIfReady=n=>{var o;if(this._holdOffset===0||!this.scrollElement||!this.options.enabled||!this._canWriteScroll()||((o=this.scrollState)==null?void 0:o.phase)==="smooth")return;this._holdOffset=0,this.scrollOffset!==null&&this.scrollOffset<0&&(this.scrollOffset=0),this.notify(n);let r=this.getCommandWrittenOffset()??this.getScrollOffset();this._clampedAdjustment=this._clampedBy(r),this._scrollToOffset(r)},this.rafId=null,this.getSize=()=>this.options.enabled?(this.scrollRect=this.scrollRect??this.options.initialRect,this.scrollRect[this.options.horizontal?"width":"height"]):(this.scrollRect=null,0),this.getScrollOffset=()=>this.options.enabled?(this.scrollOffset=this.scrollOffset??(typeof this.options.initialOffset=="function"?this.options.initialOffset():this.options.initialOffset),this.scrollOffset):(this.scrollOffset=null,0),this.getMeasurementOptions=$n(()=>[this.options.count,this.options.paddingStart,this.options.scrollMargin,this.options.getItemKey,this.options.enabled,this.options.lanes,this.options.laneAssignmentMode,this.options.gap],(n,o,r,s,l,i,a,d)=>(this.prevLanes!==void 0&&this.prevLanes!==i&&(this.lanesChangedFlag=!0),this.prevLanes=i,this.pendingMin=null,{count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:l,lanes:i,laneAssignmentMode:a,gap:d}),{key:!1}),this.isIndexInRange=n=>n>=0&&n<this.options.count,this.getMeasurements=$n(()=>[this.getMeasurementOptions(),this.itemSizeCacheVersion],({count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:l,lanes:i,laneAssignmentMode:a,gap:d},p)=>{var h;let b=this.itemSizeCache;if(!l)return this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),[];if(this.laneAssignments.size>n)for(let v of this.laneAssignments.keys())v>=n&&this.laneAssignments.delete(v);this.lanesChangedFlag&&(this.lanesChangedFlag=!1,this.lanesSettling=!0,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.pendingMin=null),this.measurementsCache.length===0&&!this.lanesSettling&&(this.measurementsCache=this.options.initialMeasurementsCache,this.measurementsCache.forEach(v=>{this.itemSizeCache.set(v.key,v.size)}));let g=this.lanesSettling?0:this.pendingMin??0;if(this.pendingMin=null,this.lanesSettling&&this.measurementsCache.length===n&&(this.lanesSettling=!1),i===1){let v=n*2,w=(h=this._singleLaneMeasurements)==null?void 0:h.flat;if(!w||w.length<v){let W=new Float64Array(v);w&&g>0&&W.set(w.subarray(0,g*2)),w=W}let R=g===0?new Array(n):this._singleLaneMeasurements.items.slice(),D;if(g===0)D=o+r;else{let W=g-1;D=w[W*2]+w[W*2+1]+d}for(let W=g;W<n;W++){let K=s(W);R[W]=K;let q=b.get(K),B=typeof q=="number"?q:this.options.estimateSize(W);w[W*2]=D,w[W*2+1]=B,D+=B+d}this._singleLaneMeasurements={flat:w,items:R};let O=su(R,w);return this.measurementsCache=O,O}let _=this.measurementsCache.slice(0,g),k=new Array(i).fill(void 0),T=new Float64Array(i),E=0;for(let v=0;v<g;v++){let w=_[v];w&&(k[w.lane]===void 0&&E++,k[w.lane]=v,T[w.lane]=w.end)}for(let v=g;v<n;v++){let w=s(v),R=this.laneAssignments.get(v),D,O,W=a==="estimate"||b.has(w);if(R!==void 0&&this.options.lanes>1){D=R;let M=k[D],I=M!==void 0?_[M]:void 0;O=I?I.end+d:o+r}else if(E===i){let M=0,I=T[0],P=k[0];for(let H=1;H<i;H++){let $=T[H];($<I||$===I&&k[H]<P)&&(M=H,I=$,P=k[H])}D=M,O=I+d,W&&this.laneAssignments.set(v,D)}else D=v%this.options.lanes,O=o+r,W&&this.laneAssignments.set(v,D);let K=b.get(w),q=typeof K=="number"?K:this.options.estimateSize(v),B=O+q;_[v]={index:v,start:O,size:q,end:B,key:w,lane:D},k[D]===void 0&&E++,k[D]=v,T[D]=B}return this.measurementsCache=_,_},{key:!1,debug:()=>this.options.debug}),this.calculateRange=$n(()=>[this.getMeasurements(),this.getSize(),this.getScrollOffset(),this.options.lanes,this._getLayoutTotalSize()+this.options.scrollMargin],(n,o,r,s,l)=>{if(n.length===0||o===0)return this.range=null,null;let i=Math.max(l-o,0);return this.range=Cp(n,o,Math.min(r,i),s,s===1&&this._singleLaneMeasurements!==null?this._singleLaneMeasurements.flat:null),this.range},{key:!1,debug:()=>this.options.debug}),this.getVirtualIndexes=$n(()=>{let n=null,o=null,r=this.calculateRange();return r&&(n=r.startIndex,o=r.endIndex),this.maybeNotify.updateDeps([this.isScrolling,n,o]),[this.options.rangeExtractor,this.options.overscan,this.options.count,n,o,this.options.lanes]},(n,o,r,s,l,i)=>s===null||l===null?[]:n({startIndex:s,endIndex:l,overscan:o,count:r,lanes:i}),{key:!1,debug:()=>this.options.debug}),this.indexFromElement=n=>{let o=this.options.indexAttribute,r=n.getAttribute(o);return r?parseInt(r,10):(console.warn(`Missing attribute name '${o}={index}' on measured element.`),-1)},this.shouldMeasureDuringScroll=n=>{var o;if(!Zo(this.scrollState))return!0;let r=this.scrollState.index??((o=this.getVirtualItemForOffset(this.scrollState.lastTargetOffset))==null?void 0:o.index);if(r!==void 0&&this.range){let s=Math.max(this.options.overscan,Math.ceil((this.range.endIndex-this.range.startIndex)/2)),l=Math.max(0,r-s),i=Math.min(this.options.count-1,r+s);return n>=l&&n<=i}return!0},this.measureElement=n=>{if(!n){this.elementsCache.forEach((l,i)=>{l.isConnected||(this.observer.unobserve(l),this.elementsCache.delete(i))});return}let o=this.indexFromElement(n);if(!this.isIndexInRange(o))return;let r=this.options.getItemKey(o),s=this.elementsCache.get(r);s!==n&&(s&&this.observer.unobserve(s),this.observer.observe(n),this.elementsCache.set(r,n)),n.isConnected&&(!this.isScrolling||this.scrollState)&&this.shouldMeasureDuringScroll(o)&&this.resizeItem(o,this.options.measureElement(n,void 0,this))},this.resizeItem=(n,o)=>{var r,s,l;if(!this.isIndexInRange(n))return;(r=this._resizeBatch)!=null&&r.sync&&this.getMeasurements();let i,a,d,p=(s=this._singleLaneMeasurements)==null?void 0:s.flat;if(this.options.lanes===1&&p!=null)d=this.options.getItemKey(n),a=p[n*2],i=p[n*2+1];else{let g=this.measurementsCache[n];if(!g)return;d=g.key,a=g.start,i=g.size}let h=this.itemSizeCache.get(d)??i,b=o-h;if(b!==0){let g=this.options.anchorTo==="end"&&!Zo(this.scrollState)&&this.getVirtualDistanceFromEnd()<=this.options.scrollEndThreshold,_=g?this._getLayoutTotalSize():0,k=this.getScrollOffset(),E=!this.itemSizeCache.has(d)?a<k:a+h<=k&&this.scrollDirection!=="backward",v=!Zo(this.scrollState)&&(this.shouldAdjustScrollPositionOnItemSizeChange!==void 0?this.shouldAdjustScrollPositionOnItemSizeChange(this.measurementsCache[n]??{index:n,key:d,start:a,size:i,end:a+i,lane:0},b,this):E);(this.pendingMin===null||n<this.pendingMin)&&(this.pendingMin=n),this.itemSizeCache.set(d,o),this.itemSizeCacheVersion++;let w=!1;if(this._awaitingCommandReadBack()||(g?w=this.applyScrollAdjustment(this._getLayoutTotalSize()-_):v&&(w=this.applyScrollAdjustment(b))),this._resizeBatch){this._resizeBatch.notify=!0,(l=this._resizeBatch).sync||(l.sync=w);return}this.notify(w),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment()}},this.getVirtualItems=$n(()=>[this.getVirtualIndexes(),this.getMeasurements(),this._holdOffset],(n,o,r)=>{let s=[];for(let l=0,i=n.length;l<i;l++){let a=n[l],d=o[a];s.push(r===0?d:{...d,start:d.start-r,end:d.end-r})}return s},{key:!1,debug:()=>this.options.debug}),this.getVirtualItemForOffset=n=>{var o;let r=this.getMeasurements();if(r.length===0)return;let s=(o=this._singleLaneMeasurements)==null?void 0:o.flat,l=this.options.lanes===1&&s!=null,i=vu(0,r.length-1,l?a=>s[a*2]:a=>dl(r[a]).start,n);return dl(r[i])},this._noteClampMax=()=>{if(!this._awaitingCommandReadBack())return;let n=this._elementMaxScrollOffset();if(n===null)return;let o=this.pendingWrite,r=Math.max(n,0)+this._holdOffset;if(r>=o.target)return;let s=o.lowMaxes??(o.lowMaxes=[]);s[s.length-1]!==r&&s.push(r)},this.getMaxScrollOffset=()=>(this._elementMaxScrollOffset()??0)+this._holdOffset,this._toLayoutOffset=n=>{var o;let r=n+this._holdOffset;return((o=this.pendingScrollAnchor)==null?void 0:o.kind)==="anchor"&&(r+=this.pendingScrollAnchor.delta),r},this._elementMaxScrollOffset=()=>{let n=this.scrollElement;if(n===null)return null;if("scrollHeight"in n)return this.options.horizontal?n.scrollWidth-n.clientWidth:n.scrollHeight-n.clientHeight;if("document"in n){let o=n.document.documentElement;return this.options.horizontal?o.scrollWidth-n.innerWidth:o.scrollHeight-n.innerHeight}return null},this._momentumStop=null,this._stopMomentum=n=>{let o=this.scrollElement,r=this.targetWindow;if(o===null||r===null)return;let s="document"in o?o.document.scrollingElement:o;if(!s?.style)return;if(this._momentumStop){this._momentumStop.done=n;return}let{style:l}=s,i=this.options.horizontal?"overflow-x":"overflow-y",a=l.getPropertyValue(i),d=l.getPropertyPriority(i),p=()=>this.options.horizontal?s.clientHeight:s.clientWidth,h=p();if(l.setProperty(i,"hidden","important"),p()!==h){l.setProperty(i,a,d);return}let b={restore:()=>l.getPropertyValue(i)!=="hidden"||l.getPropertyPriority(i)!=="important"?!1:(l.setProperty(i,a,d),!0),done:n};this._momentumStop=b,r.requestAnimationFrame(()=>r.requestAnimationFrame(()=>{this._momentumStop===b&&(this._momentumStop=null,b.restore()&&b.done())}))},this._clampedBy=n=>{let o=this._elementMaxScrollOffset();if(o===null)return null;let r=o+this._holdOffset;return n>r+.5?{target:n,maxAtWrite:r}:null},this.getVirtualDistanceFromEnd=()=>Math.max(this._getLayoutTotalSize()+this.options.scrollMargin-this.getSize()-this.getScrollOffset(),0),this.getDistanceFromEnd=()=>Math.max(this.getMaxScrollOffset()-this.getScrollOffset(),0),this.isAtEnd=(n=this.options.scrollEndThreshold)=>this.getDistanceFromEnd()<=n,this.getOffsetForAlignment=(n,o,r=0)=>{if(!this.scrollElement)return 0;let s=this.getSize(),l=this.getScrollOffset();o==="auto"&&(o=n>=l+s?"end":"start"),o==="center"?n+=(r-s)/2:o==="end"&&(n-=s);let i=this.getMaxScrollOffset();return Math.max(Math.min(i,n),0)},this.getOffsetForIndex=(n,o="auto")=>{n=Math.max(0,Math.min(n,this.options.count-1));let r=this.getSize(),s=this.getScrollOffset(),l=this.getMeasurements()[n];if(!l)return;if(o==="auto")if(l.end>=s+r-this.options.scrollPaddingEnd)o="end";else if(l.start<=s+this.options.scrollPaddingStart)o="start";else return[s,o];if(o==="end"&&n===this.options.count-1){let a=this.getMaxScrollOffset(),d=a-this.options.paddingEnd+this.options.scrollPaddingEnd;return[Math.max(Math.min(d,a),0),o]}let i=o==="end"?l.end+this.options.scrollPaddingEnd:l.start-this.options.scrollPaddingStart;return[this.getOffsetForAlignment(i,o,l.size),o]},this.scrollToOffset=(n,{align:o="start",behavior:r="auto"}={})=>{this._startScroll({index:null,align:o},this.getOffsetForAlignment(n,o),r,"absolute")},this.scrollToIndex=(n,{align:o="auto",behavior:r="auto"}={})=>{n=Math.max(0,Math.min(n,this.options.count-1));let s=this.getOffsetForIndex(n,o);if(!s)return;let[l,i]=s;this._startScroll({index:n,align:i},l,r,"absolute")},this.scrollBy=(n,{behavior:o="auto"}={})=>{let r=this.getOffsetForAlignment((this.getCommandWrittenOffset()??this.getScrollOffset())+n,"start");this._startScroll({index:null,align:"start"},r,o,"relative")},this.scrollToEnd=({behavior:n="auto"}={})=>{if(this.options.count>0){this._startScroll({index:this.options.count-1,align:"end",toEnd:!0},Math.max(this.getMaxScrollOffset(),0),n,"absolute");return}this.scrollToOffset(Math.max(this.getTotalSize()-this.getSize(),0),{behavior:n})},this.cancelScroll=()=>{this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null},this.getTotalSize=()=>Math.max(this._getLayoutTotalSize()-this._holdOffset,0),this._getLayoutTotalSize=()=>{var n,o;let r=this.getMeasurements(),s;if(r.length===0)s=this.options.paddingStart;else if(this.options.lanes===1){let l=r.length-1,i=(n=this._singleLaneMeasurements)==null?void 0:n.flat;i!=null?s=i[l*2]+i[l*2+1]:s=((o=r[l])==null?void 0:o.end)??0}else{let l=Array(this.options.lanes).fill(null),i=r.length-1;for(;i>=0&&l.some(a=>a===null);){let a=r[i];l[a.lane]===null&&(l[a.lane]=a.end),i--}s=Math.max(...l.filter(a=>a!==null))}return Math.max(s-this.options.scrollMargin+this.options.paddingEnd,0)},this.takeSnapshot=()=>{let n=[];if(this.itemSizeCache.size===0)return n;let o=this.getMeasurements();for(let r of o)r&&this.itemSizeCache.has(r.key)&&n.push({index:r.index,key:r.key,start:r.start,size:r.size,end:r.end,lane:r.lane});return n},this._scrollToOffset=(n,{adjustments:o,behavior:r}={})=>{let s={target:n+(o??0),smooth:r==="smooth"};return this.pendingWrite=s,this.options.scrollToFn(n-this._holdOffset,{behavior:r,adjustments:o},this),s},this.getCommandWrittenOffset=()=>this.scrollState!==null&&this.pendingWrite!==null&&!this.pendingWrite.smooth?this.pendingWrite.target:null,this._awaitingCommandReadBack=()=>{let n=this.getCommandWrittenOffset();return!(Jo()&&this._iosGesture.dragging())&&n!==null&&!tn(n,this.getScrollOffset())},this._followOffsetTarget=n=>{this.scrollState!==null&&this.scrollState.index==null&&(this.scrollState.lastTargetOffset+=n)},this.measure=()=>{this.pendingMin=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.itemSizeCacheVersion++,this.notify(!1)},this.setOptions(t)}get scrollAdjustments(){return 0}applyScrollAdjustment(t,n){if(t===0)return!1;if(this._followOffsetTarget(t),this._canWriteScroll()){let o=this.getScrollOffset();this._clampedAdjustment=this._clampedBy(o+t);let r=this._scrollToOffset(o,{adjustments:t,behavior:n});return this.scrollOffset!==null&&(this.pendingWrite===r&&(this.scrollOffset+=t),this.scrollOffset<0&&(this.scrollOffset=0)),!0}else return this._holdOffset+=t,this.scrollOffset!==null&&(this.scrollOffset+=t),!0}scheduleScrollReconcile(){if(!this.targetWindow){this.scrollState=null;return}this.rafId==null&&(this.rafId=this.targetWindow.requestAnimationFrame(()=>{this.rafId=null,this.reconcileScroll()}))}getScrollStateTarget(t){let n=t.toEnd?[Math.max(this.getMaxScrollOffset(),0)]:t.index!=null?this.getOffsetForIndex(t.index,t.align):void 0;return n?n[0]:t.lastTargetOffset}reconcileScroll(){if(!this.scrollState||!this.scrollElement)return;if(this.now()-this.scrollState.startedAt>5e3){this.scrollState=null;return}if(this.scrollState.phase==="queued"){this.scheduleScrollReconcile();return}this.getMeasurements();let o=this.getScrollStateTarget(this.scrollState),r=this.scrollState.index==null?1:this.options.useAnimationFrameWithResizeObserver?3:2,s=o!==this.scrollState.lastTargetOffset;if(!s&&tn(o,this.getScrollOffset())){if(this.scrollState.phase==="smooth"?this.scrollState.phase="smoothLanded":this.scrollState.phase==="smoothFinishing"&&(this.scrollState.phase="instant"),this.scrollState.stableFrames++,this.scrollState.stableFrames>=r){this.getScrollOffset()!==o&&this._scrollToOffset(o,{behavior:"auto"}),this.scrollState=null;return}}else if(this.scrollState.stableFrames=0,s){let l=this.getSize()||600,i=Math.abs(o-this.getScrollOffset()),a=Zo(this.scrollState)&&i>l;this.scrollState.lastTargetOffset=o,a?this.scrollState.phase="smooth":this.scrollState.phase==="smooth"?this.scrollState.phase="smoothFinishing":this.scrollState.phase==="smoothLanded"&&(this.scrollState.phase="instant"),this._scrollToOffset(o,{behavior:a?"smooth":"auto"})}this.scheduleScrollReconcile()}_startScroll(t,n,o,r){this.pendingScrollAnchor=null,this._clampedAdjustment=null;let s=this._iosGesture.tail();if(r==="absolute"&&s!==null){if(s==="fling"&&du()){this._stopMomentum(()=>{let l=this.scrollState;l?.phase!=="queued"||this._iosGesture.tail()!=="fling"||this._reportedOverscroll||(this._iosGesture.end(),this._flushHoldIfReady(!0),this._writeAwaitingCommand())}),this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,phase:"queued",behavior:o,samples:[]},this.scheduleScrollReconcile();return}this._iosGesture.end()}this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,behavior:o,phase:hu(o,t.index!=null&&tn(n,this.getScrollOffset()))},this._scrollToOffset(n,{behavior:o}),this.scheduleScrollReconcile()}},vu=(e,t,n,o)=>{for(;e<=t;){let r=(e+t)/2|0,s=n(r);if(s<o)e=r+1;else if(s>o)t=r-1;else return r}return e>0?e-1:0};function Ap(e,t,n){let o=0;for(;o<=t;){let r=(o+t)/2|0,s=e[r*2];if(s<n)o=r+1;else if(s>n)t=r-1;else return r}return o>0?o-1:0}function Cp(e,t,n,o,r){let s=e.length-1;if(e.length<=o)return{startIndex:0,endIndex:s};if(o===1&&r!==null){let d=Ap(r,s,n),p=d,h=n+t;for(;p<s&&r[p*2]+r[p*2+1]<h;)p++;return{startIndex:d,endIndex:p}}let i=vu(0,s,d=>e[d].start,n),a=i;if(o===1)for(;a<s&&e[a].end<n+t;)a++;else if(o>1){let d=Array(o).fill(0);for(;a<s&&d.some(h=>h<n+t);){let h=e[a];d[h.lane]=h.end,a++}let p=Array(o).fill(n+t);for(;i>=0&&p.some(h=>h>=n);){let h=e[i];p[h.lane]=h.start,i--}i=Math.max(0,i-i%o),a=Math.min(s,a+(o-1-a%o))}return{startIndex:i,endIndex:a}}function _u(e,t,n){let o=it(null),[,r]=ge(0),s={count:e,overscan:10,scrollMargin:n,scrollPaddingStart:n,estimateSize:()=>t,getScrollElement:()=>o.current,scrollToFn:bu,observeElementRect:gu,observeElementOffset:yu,onChange:()=>r(i=>i+1)},[l]=ge(()=>new Ur(s));return l.setOptions(s),ho(()=>l._didMount(),[l]),ho(()=>l._willUpdate()),{scroller:o,virtualizer:l}}var qr=28;function bn(e){let{label:t,testId:n,columns:o,rows:r,selected:s,onChoose:l,minWidth:i}=e,{scroller:a,virtualizer:d}=_u(r.length,qr,qr),[p,h]=ge(-1),b=o.map(E=>E.width).join(" "),{sort:g,topKey:_}=e;De(()=>d.scrollToOffset(0),[g,_]),De(()=>{let E=s===null?-1:r.indexOf(s);E<0||(h(E),d.scrollToIndex(E,{align:"auto"}))},[s]);let k=E=>{let v=Math.max(0,Math.min(r.length-1,E));h(v),d.scrollToIndex(v,{align:"auto"})},T=E=>{if(E.target!==E.currentTarget)return;let v=r[p],w=Math.max(1,Math.floor((a.current?.clientHeight??0)/qr)-2),D={ArrowDown:p+1,ArrowUp:p-1,PageDown:p+w,PageUp:p-w,Home:0,End:r.length-1}[E.key];if(D!==void 0)k(D);else if(E.key==="Enter"&&v!==void 0)l(v);else if(E.key==="ArrowRight"&&v!==void 0)e.onFold?.(v,!0);else if(E.key==="ArrowLeft"&&v!==void 0)e.onFold?.(v,!1);else return;E.preventDefault()};return c("div",{class:"table",ref:a,role:"grid","aria-label":t,"aria-rowcount":r.length+1,"aria-activedescendant":p>=0?`${n}-${p}`:void 0,tabIndex:0,"data-testid":n,onKeyDown:T,children:c("div",{class:"table-inner",style:{minWidth:i,"--tracks":b},children:[c(Op,{...e}),c("div",{class:"table-body",role:"rowgroup",style:{height:`${d.getTotalSize()}px`},children:d.getVirtualItems().map(({index:E,start:v})=>{let w=r[E];return w===void 0?null:c("div",{id:`${n}-${E}`,class:`tr${E===p?" active":""}`,role:"row","aria-rowindex":E+2,"aria-selected":w===s,"data-row":w,style:{transform:`translateY(${v-qr}px)`},onClick:()=>{h(E),l(w)},children:o.map(R=>c("div",{role:"gridcell",class:R.isNumber?"td number":"td",children:R.cell(w)},R.key))},w)})})]})})}function Op({columns:e,sort:t,onSort:n}){return c("div",{class:"tr head",role:"row","aria-rowindex":1,children:e.map(({key:o,label:r,help:s,isNumber:l=!1})=>{let i=t?.key!==o?"none":t.descending?"descending":"ascending";return c("div",{role:"columnheader","aria-sort":i,class:l?"number":"",children:c("button",{type:"button",title:s,"data-testid":`sort-${o}`,onClick:()=>n(Aa(t,o,l)),children:[r,c("span",{class:"arrow","aria-hidden":"true",children:{none:"",ascending:"▲",descending:"▼"}[i]})]})},o)})})}var xu={key:"modules",title:"Modules",Panel:Lp};function Lp({recording:e}){let t=Z(),n=e.modules,o=t.recordings.moduleTree.value,[r,s]=bo("modules"),l=_e(()=>new Set(Qs(r.open??"")??o?.roots),[r.open,o]),i=_=>s("open",Xs([..._])),a=Pr(r.sort,Object.keys(n)),d=_=>l.has(_),p=(_,k)=>{let T=new Set(l);k?T.add(_):T.delete(_),i(T)},h=_e(()=>o?ba(o,d,k=>a?gn(k,Dp(n,a.key),a.descending):k):[],[o,l,r.sort]),b=_e(()=>o?Pp(n,o,d,p):[],[o,l]),{selected:g}=t.address.value;return c(ue,{children:[c("div",{class:"toolbar",children:[c("button",{type:"button","data-testid":"modules-open-all",onClick:()=>i(yn(n.fqn.length)),children:"Open all"}),c("button",{type:"button","data-testid":"modules-close-all",onClick:()=>i([]),children:"Close all"}),c("span",{class:"count",children:ft(n.fqn.length,"module call")})]}),c(bn,{label:"Module calls in order of entry",testId:"modules-table",columns:b,rows:h,sort:a,onSort:_=>s("sort",Ir(_)),selected:g?.kind==="module"?g.number:null,onChoose:_=>t.select(tt(_)),onFold:p,minWidth:"760px"})]})}function Pp(e,t,n,o){let r=Math.max(0,...t.roots.map(l=>e.total_bytes[l]??0)),s=(l,i,a)=>({key:l,label:i,help:a,width:"92px",isNumber:!0,cell:d=>c(ce,{n:e[l][d]})});return[{key:"fqn",label:"module",width:"minmax(220px, 2fr)",cell:l=>c("span",{class:"branch",style:{"--depth":t.depth[l]??0},children:[t.children[l]?.length?c("button",{type:"button",class:"quiet twist",tabIndex:-1,"aria-expanded":n(l),"aria-label":n(l)?"Fold":"Unfold",onClick:i=>{i.stopPropagation(),o(l,!n(l))},children:n(l)?"−":"+"}):c("span",{class:"twist"}),c("span",{title:e.fqn[l],children:Ip(e,l)})]})},{key:"type_name",label:"type",width:"minmax(100px, 1fr)",cell:l=>e.type_name[l]},{key:"nodes",label:"nodes",width:"64px",isNumber:!0,cell:l=>re(e.nodes[l]??0)},{key:"total_bytes",label:"total",help:"Charged to this module call and those inside it",width:"minmax(150px, 1fr)",isNumber:!0,cell:l=>c("span",{class:"with-bar",children:[c(mn,{part:e.total_bytes[l]??0,whole:r}),c(ce,{n:e.total_bytes[l]})]})},s("self_bytes","self","Charged to its own ops, without the modules inside it"),s("exclusive_bytes","exclusive","What would go if only this module stopped saving"),s("freed_bytes","freed","Made inside it and freed before the forward ended")]}function Ip(e,t){let n=en(e,t),o=e.parent[t]??null,r=o===null?"":`${e.fqn[o]}.`;return r.length>1&&n.startsWith(r)?n.slice(r.length):n}function Dp(e,t){return e[t]}var Su={key:"ops",title:"Ops",Panel:zp};function zp({recording:e}){let{address:t,recordings:n,select:o}=Z(),[r,s]=bo("ops"),l=r.filter??"",i=r.saving==="1",a=_e(()=>Np(e),[e]),d=_e(()=>Vp(e.ops,a),[e]),p=Pr(r.sort,d.map(({key:E})=>E)),h=_e(()=>Fp(e.ops,a),[e]),b=_e(()=>{let E=vo(l);return yn(e.ops.node.length).filter(v=>(!i||(e.ops.saves[v]??0)>0)&&E(h[v]??""))},[e,l,i]),g=_e(()=>p?gn(b,ku(e.ops,a,p.key),p.descending):b,[b,r.sort]),{selected:_}=t.value,k=_?.kind==="node"?n.rowOfNode.value.get(_.number):void 0,T=()=>{let{run:E,step:v}=n.shown.value??{run:"run",step:0};$r(Fr("ops",E,v)+".csv","text/csv",Wp(e.ops,a,g))};return c(ue,{children:[c("div",{class:"toolbar",children:[c("input",{type:"search",class:"filter",placeholder:"Filter by op, module or source line","aria-label":"Filter the ops","data-testid":"ops-filter",value:l,onInput:E=>s("filter",E.currentTarget.value)}),c("label",{class:"check",children:[c("input",{type:"checkbox","data-testid":"ops-saving-only",checked:i,onChange:E=>s("saving",E.currentTarget.checked?"1":"")}),"only ops that save"]}),c("span",{class:"count",role:"status","data-testid":"ops-count",children:ft(g.length,"op")}),c("button",{type:"button","data-testid":"ops-csv",onClick:T,children:"Download CSV"})]}),c(bn,{label:"Ops in forward order",testId:"ops-table",columns:d,rows:g,sort:p,onSort:E=>s("sort",Ir(E)),selected:k??null,onChoose:E=>o(Tt(e.ops.node[E]??0)),topKey:l,minWidth:"980px"})]})}function Np({modules:e}){return e.fqn.map((t,n)=>en(e,n))}function Vp(e,t){let n=(o,r,s)=>({key:o,label:r,help:s,width:"88px",isNumber:!0,cell:l=>c(ce,{n:e[o][l]})});return[{key:"node",label:"#",help:"Forward order",width:"64px",isNumber:!0,cell:o=>e.node[o]},{key:"op",label:"op",width:"minmax(120px, 1fr)",cell:o=>c("span",{title:e.recomputed[o]?"Made again in the backward":void 0,children:[e.op[o],e.recomputed[o]&&c("span",{class:"tag",children:"recomputed"})]})},{key:"module",label:"module",width:"minmax(160px, 1.5fr)",cell:o=>c(Wr,{text:hl(e,t,o)})},{key:"saves",label:"saves",width:"56px",isNumber:!0,cell:o=>e.saves[o]},n("charged_bytes","charged","Storages counted at this op: it is their first saver"),n("shared_bytes","shared","Storages that this op saves too and another op counts"),n("exclusive_bytes","exclusive","What would go if only this op stopped saving"),n("output_bytes","output","Bytes of what the op returned"),{key:"output_state",label:"output is",help:"What became of the output when the forward ended",width:"118px",cell:o=>c(Vr,{state:e.output_state[o]??null})},{key:"source",label:"source",width:"minmax(110px, 1fr)",cell:o=>c($p,{text:e.source[o]??""})}]}function $p({text:e}){return c("span",{title:e,children:e})}function hl(e,t,n){let o=e.module[n]??null;return o===null?"":t[o]??""}function ku(e,t,n){return n==="module"?e.node.map((o,r)=>hl(e,t,r)):e[n]}function Fp(e,t){return e.op.map((n,o)=>`${n} ${hl(e,t,o)} ${e.source[o]??""}`.toLowerCase())}var wu=["node","op","module","source","saves","charged_bytes","shared_bytes","exclusive_bytes","output_bytes","output_state","recomputed"];function Wp(e,t,n){let o=wu.map(r=>ku(e,t,r));return Oa(wu,n.map(r=>o.map(s=>s[r]??null)))}function Ru({ranks:e}){let{recordings:t}=Z(),[n,o]=ge(null),{modules:r,modules_count:s}=e,l=_e(()=>Bp(e),[e]),i=_e(()=>{let a=yn(r.length);return n?gn(a,Up(e,n.key),n.descending):a},[e,n]);return e.ranks.filter(({nbytes:a})=>a!==null).length<2?null:r.length===0?c("p",{class:"hint pad","data-testid":"ranks-equal",children:"Every module keeps the same on all ranks."}):c(ue,{children:[c("h3",{children:["Modules that do not keep the same"," ",c("small",{children:s>r.length?`the ${re(r.length)} furthest apart of ${re(s)}`:"the furthest apart first"})]}),c(bn,{label:"Modules that do not keep the same on every rank",testId:"unequal-table",columns:l,rows:i,sort:n,onSort:o,selected:null,onChoose:a=>{let d=e.ranks[r[a]?.most??-1];d?.nbytes&&t.chooseRank(d,"modules")},minWidth:"720px"})]})}function Bp({ranks:e,modules:t}){let n=(o,r)=>({key:o,label:r,width:"minmax(130px, 1fr)",isNumber:!0,cell:s=>c(Kp,{module:t[s],ranks:e,which:o})});return[{key:"fqn",label:"module",width:"minmax(160px, 2fr)",cell:o=>c(Hp,{module:t[o]})},{key:"type_name",label:"type",width:"minmax(90px, 1fr)",cell:o=>t[o]?.type_name},{key:"ranks",label:"by rank",help:"Charged to its own ops on each rank, from the first to the last",width:"minmax(90px, 1fr)",cell:o=>c(jp,{values:t[o]?.nbytes??[],ranks:e})},n("least","smallest"),n("most","largest"),{key:"apart",label:"apart",help:"Bytes between the smallest and the largest",width:"88px",isNumber:!0,cell:o=>c(ce,{n:Eu(t[o])})}]}function Hp({module:e}){if(!e)return null;let{fqn:t,type_name:n,times:o}=e,r=t||(n?"the model itself":"outside of modules");return c("span",{title:r,class:t?"":"none",children:[r,o>1&&c("b",{class:"times",children:[" ×",re(o)]})]})}function Kp({module:e,ranks:t,which:n}){let o=e?.[n]??null;if(!e||o===null)return c("span",{class:"none",children:"–"});let r=e.nbytes[o];return r==null?c(Gp,{module:e,ranks:t}):c(ue,{children:[c(ce,{n:r})," ",c("small",{children:["rank ",t[o]?.rank]})]})}function Gp({module:e,ranks:t}){let n=t.filter(({nbytes:r},s)=>r!==null&&e.nbytes[s]===null),o=n.length===1?`rank ${n[0]?.rank}`:`${re(n.length)} ranks`;return c("small",{children:["not on ",o]})}function jp({values:e,ranks:t}){let n=Math.max(1,...e.map(r=>r??0)),o=t.map(({rank:r,nbytes:s},l)=>{let i=e[l]??null;return`rank ${r}: ${i!==null?Ye(i):s?"not there":"not read"}`});return c("span",{class:"bars",role:"img","aria-label":o.join(", "),title:o.join(`
`),children:e.map((r,s)=>c("span",{style:{height:`${100*(r??0)/n}%`}},s))})}function Eu(e){return!e||e.least===null||e.most===null?0:(e.nbytes[e.most]??0)-(e.nbytes[e.least]??0)}function Up({modules:e},t){return e.map(n=>t==="fqn"?n.fqn:t==="type_name"?n.type_name:t==="least"||t==="most"?n.nbytes[n[t]??-1]??null:Eu(n))}var Tu={key:"ranks",title:"Ranks",waiting:"Reading the ranks…",isFor:(e,t)=>(t?.ranks??1)>1,async fetch(e,t,n,o){let r=await e.ranks(t,n);for(let s=1/0;r.pending>0&&r.pending<s;)o(r),s=r.pending,r=await e.ranks(t,n);return r},mayGrow:({ranks:e})=>e.some(({problem:t})=>t!==null),Panel:qp};function qp({reply:e,isLoading:t}){return c("div",{class:"ranks","aria-busy":t,children:[c(Yp,{ranks:e}),c(Zp,{ranks:e}),c(oh,{ranks:e}),e.pending===0&&c(Ru,{ranks:e})]})}function Yp({ranks:e}){let{pending:t,totals:n}=e,o=e.ranks.length-t;return c("p",{class:"summary",role:"status","data-testid":"ranks-summary",children:[t>0?`Read ${re(o)} of ${ft(e.ranks.length,"rank")}…`:`${ft(e.ranks.length,"rank")}: ${Jp(e,n[0])}`," ",c("small",{children:"A click on a rank shows its recording."})]})}function Jp({ranks:e},t){if(!t)return"";let[n,o]=[e[t.least??0],e[t.most??0]];if(e.filter(({nbytes:i})=>i!==null).length<2)return"there is nothing to compare.";if(t.least===null||t.most===null||!n?.nbytes||!o?.nbytes)return"all keep the same for the backward.";let[s,l]=[n.nbytes[0]??0,o.nbytes[0]??0];return`rank ${o.rank} keeps ${Ye(l)} for the backward, rank ${n.rank} only ${Ye(s)}.`}function Zp({ranks:e}){let{recordings:t}=Z(),[n,o]=ge(null),r=_e(()=>Xp(e),[e]),s=_e(()=>{let a=yn(e.ranks.length);return n?gn(a,nh(e,n.key),n.descending):a},[e,n]),l=t.shown.value,i=e.ranks.findIndex(({run:a,tag:d})=>a===l?.run&&d===l.tag);return c(bn,{label:"Ranks",testId:"ranks-table",columns:r,rows:s,sort:n,onSort:o,selected:i,onChoose:a=>{let d=e.ranks[a];d?.nbytes&&t.chooseRank(d,"graph")},minWidth:"900px"})}var Qp=2;function Xp({ranks:e,totals:t}){return[{key:"rank",label:"rank",help:"A click on a row shows the recording of this rank",width:"48px",isNumber:!0,cell:n=>e[n]?.rank},...t.map((n,o)=>eh(e,n,o)),{key:"run",label:"run",width:"minmax(110px, 1fr)",cell:n=>c(Wr,{text:e[n]?th(e[n]):""})}]}function eh(e,t,n){let o=i=>i===null?null:e[i]?.nbytes?.[n],r=Math.max(0,...e.map((i,a)=>o(a)??0)),s=o(t.most),l=n<Qp;return{key:t.key,label:t.label,help:t.help,width:l?"minmax(200px, 2fr)":"minmax(88px, 1fr)",isNumber:!0,cell:i=>{let a=o(i);if(a===void 0)return c("span",{class:"none",children:"–"});if(a===null)return c("span",{class:"none",children:"not known"});let d=a===s;return l?c("span",{class:"with-bar wide",children:[c(mn,{part:a,whole:r}),c("span",{children:[d&&c("span",{class:"tag",children:"largest"})," ",d?c("b",{children:c(ce,{n:a})}):c(ce,{n:a})]})]}):d?c("b",{children:c(ce,{n:a})}):c(ce,{n:a})}}}function th({run:e,tag:t,rank:n}){return t.endsWith(`/rank${n}`)?`${e} ${t}`:e}function nh({ranks:e,totals:t},n){let o=t.findIndex(r=>r.key===n);return e.map(r=>n==="rank"?r.rank:n==="run"?r.run:r.nbytes?.[o]??null)}function oh({ranks:{ranks:e,absent:t}}){let n=e.filter(({problem:o})=>o);return n.length===0&&t.length===0?null:c("ul",{class:"notes problems","data-testid":"ranks-problems",children:[t.length>0&&c("li",{children:[t.length===1?"Rank":"Ranks"," ",t.join(", ")," left no recording in this log directory."]}),n.map(({rank:o,run:r,tag:s,problem:l})=>c("li",{children:["Rank ",o,": ",l]},`${r} ${s}`))]})}var Cu={key:"terms",title:"Terms",waiting:"Matching the terms…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.terms(t,n),isEmpty:({layers:e})=>e.length===0,Panel:rh};function rh({reply:e,isLoading:t}){return c("div",{class:"terms","aria-busy":t,"data-testid":"terms",children:[c("p",{class:"hint",children:"What the formula of Korthikanti et al. says that a transformer layer keeps, and what this one keeps. Nothing is matched by force: a term without a save is not kept, a save without a term is forgotten by the formula."}),e.layers.map((n,o)=>c(sh,{layer:n,isOpen:o===0},n.module))]})}function sh({layer:e,isOpen:t}){let{graph:n}=Z(),o=Object.entries(e.sizes).map(([a,d])=>`${a} = ${re(d)}`),r=Math.max(1,...e.rows.map(a=>Math.max(a.kept_bytes,a.formula_bytes??0))),[s,l]=[e.rows.filter(({term:a})=>a!==""),e.rows.filter(({term:a})=>a==="")],i=e.forgotten_count-l.length;return c("details",{class:"layer",open:t,"data-testid":"layer",children:[c("summary",{children:[c("b",{children:e.fqn||"the model"}),e.modules.length>1&&` ×${re(e.modules.length)}`,c("small",{children:[o.join(", "),", ",e.itemsize," bytes a value"]})]}),c("p",{class:"sums-line","data-testid":"layer-sums",children:["The formula says ",c("b",{children:Ye(e.formula_bytes)}),";"," ",e.modules.length>1?"each layer":"the layer"," keeps"," ",c("b",{children:Ye(e.kept_bytes)}),", of which the formula forgets"," ",c("b",{children:Ye(e.forgotten_bytes)}),"."," ",c("button",{type:"button",class:"link",onClick:()=>n.reveal(tt(e.module)),children:"Show in graph"})]}),c("div",{class:"term-table",role:"table","aria-label":`Terms of ${e.fqn||"the model"}`,children:[c("div",{class:"term head",role:"row",children:["term","formula","says","kept","","why they differ, and who saves it"].map(a=>c("span",{role:"columnheader",class:`cell-${lh[a]??"bar"}`,children:a},a))}),s.map(a=>c(Mu,{row:a,whole:r},a.term)),l.length>0&&c("div",{class:"term group",role:"row",children:c("span",{role:"cell",children:"What the formula forgets"})}),l.map((a,d)=>c(Mu,{row:a,whole:r},d)),i>0&&c("p",{class:"hint",children:["and ",re(i)," smaller ones"]})]})]})}var lh={term:"what",formula:"formula",says:"says",kept:"kept","why they differ, and who saves it":"why"};function Mu({row:e,whole:t}){let n=e.term==="",o=e.savers_count>0,r=e.formula_bytes===e.kept_bytes;return c("div",{class:`term ${n?"forgotten":o?r?"equal":"unequal":"unkept"}`,role:"row","data-testid":"term","data-term":e.term,children:[c("span",{class:"cell-what",role:"cell",children:n?c(Au,{row:e}):e.what}),c("code",{class:"cell-formula",role:"cell",children:e.formula||"–"}),c("span",{class:"cell-says",role:"cell",children:c(ce,{n:e.formula_bytes})}),c("span",{class:"cell-kept",role:"cell",children:o?c(ce,{n:e.kept_bytes}):c("span",{class:"none",children:"not kept"})}),c("span",{class:"cell-bar",role:"cell",children:c(ih,{said:e.formula_bytes??0,kept:e.kept_bytes,whole:t})}),c("span",{class:"cell-why",role:"cell",children:[e.note&&c("span",{children:e.note}),!n&&c(Au,{row:e})]})]})}function ih({said:e,kept:t,whole:n}){let o=r=>({width:`${100*r/n}%`});return c("span",{class:"pair","aria-hidden":"true",children:[c("span",{class:"said",style:o(e)}),c("span",{class:"kept",style:o(t)})]})}function Au({row:{savers:e,savers_count:t}}){let{graph:n}=Z();return c(ue,{children:[e.map(({node:o,name:r,slots:s})=>c("button",{type:"button",class:"link",onClick:()=>n.follow(Tt(o)),children:[r," ",s.join(" + ")]},o)),t>e.length&&` and ${re(t-e.length)} more`]})}var ah="uplot",uh="u-hz",ch="u-vt",dh="u-title",fh="u-wrap",ph="u-under",hh="u-over",mh="u-axis",Bn="u-off",gh="u-select",yh="u-cursor-x",bh="u-cursor-y",vh="u-cursor-pt",_h="u-legend",xh="u-live",wh="u-inline",Sh="u-series",kh="u-marker",Ou="u-label",Rh="u-value",Xo="width",er="height";var Lu="bottom",wo="left",ml="right",Ll="#000",Pu=Ll+"0",gl="mousemove",Iu="mousedown",yl="mouseup",Du="mouseenter",zu="mouseleave",Nu="dblclick",Eh="resize",Th="scroll",Vu="change",Xr="dppxchange",Pl="--",Ao=typeof window<"u",wl=Ao?document:null,ko=Ao?window:null,Mh=Ao?navigator:null,de,Yr;function Sl(){let e=devicePixelRatio;de!=e&&(de=e,Yr&&Rl(Vu,Yr,Sl),Yr=matchMedia(`(min-resolution: ${de-.001}dppx) and (max-resolution: ${de+.001}dppx)`),Hn(Vu,Yr,Sl),ko.dispatchEvent(new CustomEvent(Xr)))}function bt(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function kl(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function ke(e,t,n){e.style[t]=n+"px"}function Vt(e,t,n,o){let r=wl.createElement(e);return t!=null&&bt(r,t),n?.insertBefore(r,o),r}function At(e,t){return Vt("div",e,t)}var $u=new WeakMap;function Yt(e,t,n,o,r){let s="translate("+t+"px,"+n+"px)",l=$u.get(e);s!=l&&(e.style.transform=s,$u.set(e,s),t<0||n<0||t>o||n>r?bt(e,Bn):kl(e,Bn))}var Fu=new WeakMap;function Wu(e,t,n){let o=t+n,r=Fu.get(e);o!=r&&(Fu.set(e,o),e.style.background=t,e.style.borderColor=n)}var Bu=new WeakMap;function Hu(e,t,n,o){let r=t+""+n,s=Bu.get(e);r!=s&&(Bu.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var Il={passive:!0},Ah={...Il,capture:!0};function Hn(e,t,n,o){t.addEventListener(e,n,o?Ah:Il)}function Rl(e,t,n,o){t.removeEventListener(e,n,Il)}Ao&&Sl();function $t(e,t,n,o){let r;n=n||0,o=o||t.length-1;let s=o<=2147483647;for(;o-n>1;)r=s?n+o>>1:vt((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function yc(e){return(n,o,r)=>{let s=-1,l=-1;for(let i=o;i<=r;i++)if(e(n[i])){s=i;break}for(let i=r;i>=o;i--)if(e(n[i])){l=i;break}return[s,l]}}var bc=e=>e!=null,vc=e=>e!=null&&e>0,ns=yc(bc),Ch=yc(vc);function Oh(e,t,n,o=0,r=!1){let s=r?Ch:ns,l=r?vc:bc;[t,n]=s(e,t,n);let i=e[t],a=e[t];if(t>-1)if(o==1)i=e[t],a=e[n];else if(o==-1)i=e[n],a=e[t];else for(let d=t;d<=n;d++){let p=e[d];l(p)&&(p<i?i=p:p>a&&(a=p))}return[i??ye,a??-ye]}function os(e,t,n,o){let r=ju(e),s=ju(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let l=n==10?nn:_c,i=r==1?vt:Ct,a=s==1?Ct:vt,d=i(l(We(e))),p=a(l(We(t))),h=Ro(n,d),b=Ro(n,p);return n==10&&(d<0&&(h=be(h,-d)),p<0&&(b=be(b,-p))),o||n==2?(e=h*r,t=b*s):(e=kc(e,h),t=rs(t,b)),[e,t]}function Dl(e,t,n,o){let r=os(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var zl=.1,Ku={mode:3,pad:zl},nr={pad:0,soft:null,mode:0},Lh={min:nr,max:nr};function es(e,t,n,o){return ss(n)?Gu(e,t,n):(nr.pad=n,nr.soft=o?0:null,nr.mode=o?3:0,Gu(e,t,Lh))}function ie(e,t){return e??t}function Ph(e,t,n){for(t=ie(t,0),n=ie(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Gu(e,t,n){let o=n.min,r=n.max,s=ie(o.pad,0),l=ie(r.pad,0),i=ie(o.hard,-ye),a=ie(r.hard,ye),d=ie(o.soft,ye),p=ie(r.soft,-ye),h=ie(o.mode,0),b=ie(r.mode,0),g=t-e,_=nn(g),k=at(We(e),We(t)),T=nn(k),E=We(T-_);(g<1e-24||E>10)&&(g=0,(e==0||t==0)&&(g=1e-24,h==2&&d!=ye&&(s=0),b==2&&p!=-ye&&(l=0)));let v=g||k||1e3,w=nn(v),R=Ro(10,vt(w)),D=v*(g==0?e==0?.1:1:s),O=be(kc(e-D,R/10),24),W=e>=d&&(h==1||h==3&&O<=d||h==2&&O>=d)?d:ye,K=at(i,O<W&&e>=W?W:Ft(W,O)),q=v*(g==0?t==0?.1:1:l),B=be(rs(t+q,R/10),24),M=t<=p&&(b==1||b==3&&B>=p||b==2&&B<=p)?p:-ye,I=Ft(a,B>M&&t<=M?M:at(M,B));return K==I&&K==0&&(I=100),[K,I]}var Ih=new Intl.NumberFormat(Ao?Mh.language:"en-US"),Nl=e=>Ih.format(e),_t=Math,Qr=_t.PI,We=_t.abs,vt=_t.floor,Fe=_t.round,Ct=_t.ceil,Ft=_t.min,at=_t.max,Ro=_t.pow,ju=_t.sign,nn=_t.log10,_c=_t.log2,Dh=(e,t=1)=>_t.sinh(e)*t,bl=(e,t=1)=>_t.asinh(e/t),ye=1/0;function Uu(e){return(nn((e^e>>31)-(e>>31))|0)+1}function El(e,t,n){return Ft(at(e,t),n)}function xc(e){return typeof e=="function"}function ne(e){return xc(e)?e:()=>e}var zh=()=>{},wc=e=>e,Sc=(e,t)=>t,Nh=e=>null,qu=e=>!0,Yu=(e,t)=>e==t,Vh=/\.\d*?(?=9{6,}|0{6,})/gm,Kn=e=>{if(Ec(e)||_n.has(e))return e;let t=`${e}`,n=t.match(Vh);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,s]=t.split("e");return+`${Kn(r)}e${s}`}return be(e,o)};function Fn(e,t){return Kn(be(Kn(e/t))*t)}function rs(e,t){return Kn(Ct(Kn(e/t))*t)}function kc(e,t){return Kn(vt(Kn(e/t))*t)}function be(e,t=0){if(Ec(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Fe(o)/n}var _n=new Map;function Rc(e){return((""+e).split(".")[1]||"").length}function rr(e,t,n,o){let r=[],s=o.map(Rc);for(let l=t;l<n;l++){let i=We(l),a=be(Ro(e,l),i);for(let d=0;d<o.length;d++){let p=e==10?+`${o[d]}e${l}`:o[d]*a,h=(l>=0?0:i)+(l>=s[d]?0:s[d]),b=e==10?p:be(p,h);r.push(b),_n.set(b,h)}}return r}var or={},Vl=[],Eo=[null,null],vn=Array.isArray,Ec=Number.isInteger,$h=e=>e===void 0;function Ju(e){return typeof e=="string"}function ss(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Fh(e){return e!=null&&typeof e=="object"}var Wh=Object.getPrototypeOf(Uint8Array),Tc="__proto__";function To(e,t=ss){let n;if(vn(e)){let o=e.find(r=>r!=null);if(vn(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=To(e[r],t)}else n=e.slice()}else if(e instanceof Wh)n=e.slice();else if(t(e)){n={};for(let o in e)o!=Tc&&(n[o]=To(e[o],t))}else n=e;return n}function ze(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=Tc&&(ss(e[r])?ze(e[r],To(o[r])):e[r]=To(o[r]))}return e}var Bh=0,Hh=1,Kh=2;function Gh(e,t,n){for(let o=0,r,s=-1;o<t.length;o++){let l=t[o];if(l>s){for(r=l-1;r>=0&&e[r]==null;)e[r--]=null;for(r=l+1;r<n&&e[r]==null;)e[s=r++]=null}}}function jh(e,t){if(Yh(e)){let l=e[0].slice();for(let i=1;i<e.length;i++)l.push(...e[i].slice(1));return Jh(l[0])||(l=qh(l)),l}let n=new Set;for(let l=0;l<e.length;l++){let a=e[l][0],d=a.length;for(let p=0;p<d;p++)n.add(a[p])}let o=[Array.from(n).sort((l,i)=>l-i)],r=o[0].length,s=new Map;for(let l=0;l<r;l++)s.set(o[0][l],l);for(let l=0;l<e.length;l++){let i=e[l],a=i[0];for(let d=1;d<i.length;d++){let p=i[d],h=Array(r).fill(void 0),b=t?t[l][d]:Hh,g=[];for(let _=0;_<p.length;_++){let k=p[_],T=s.get(a[_]);k===null?b!=Bh&&(h[T]=k,b==Kh&&g.push(T)):h[T]=k}Gh(h,g,r),o.push(h)}}return o}var Uh=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function qh(e){let t=e[0],n=t.length,o=Array(n);for(let s=0;s<o.length;s++)o[s]=s;o.sort((s,l)=>t[s]-t[l]);let r=[];for(let s=0;s<e.length;s++){let l=e[s],i=Array(n);for(let a=0;a<n;a++)i[a]=l[o[a]];r.push(i)}return r}function Yh(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let s=0;s<n;s++)if(r[s]!=t[s])return!1}}return!0}function Jh(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=o)return!0;let s=at(1,vt((r-o+1)/t));for(let l=e[o],i=o+s;i<=r;i+=s){let a=e[i];if(a!=null){if(a<=l)return!1;l=a}}return!0}var Mc=["January","February","March","April","May","June","July","August","September","October","November","December"],Ac=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Cc(e){return e.slice(0,3)}var Zh=Ac.map(Cc),Qh=Mc.map(Cc),Xh={MMMM:Mc,MMM:Qh,WWWW:Ac,WWW:Zh};function Qo(e){return(e<10?"0":"")+e}function em(e){return(e<10?"00":e<100?"0":"")+e}var tm={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Qo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Qo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Qo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Qo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Qo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>em(e.getMilliseconds())};function $l(e,t){t=t||Xh;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?tm[r[1]]:r[0]);return s=>{let l="";for(let i=0;i<n.length;i++)l+=typeof n[i]=="string"?n[i]:n[i](s,t);return l}}var nm=new Intl.DateTimeFormat().resolvedOptions().timeZone;function om(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==nm?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var Oc=e=>e%1==0,ts=[1,2,2.5,5],rm=rr(10,-32,0,ts),Lc=rr(10,0,32,ts),sm=Lc.filter(Oc),Wn=rm.concat(Lc),Fl=`
`,Pc="{YYYY}",Zu=Fl+Pc,Ic="{M}/{D}",tr=Fl+Ic,Jr=tr+"/{YY}",Dc="{aa}",lm="{h}:{mm}",So=lm+Dc,Qu=Fl+So,Xu=":{ss}",pe=null;function zc(e){let t=e*1e3,n=t*60,o=n*60,r=o*24,s=r*30,l=r*365,a=(e==1?rr(10,0,3,ts).filter(Oc):rr(10,-3,0,ts)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),d=[[l,Pc,pe,pe,pe,pe,pe,pe,1],[r*28,"{MMM}",Zu,pe,pe,pe,pe,pe,1],[r,Ic,Zu,pe,pe,pe,pe,pe,1],[o,"{h}"+Dc,Jr,pe,tr,pe,pe,pe,1],[n,So,Jr,pe,tr,pe,pe,pe,1],[t,Xu,Jr+" "+So,pe,tr+" "+So,pe,Qu,pe,1],[e,Xu+".{fff}",Jr+" "+So,pe,tr+" "+So,pe,Qu,pe,1]];function p(h){return(b,g,_,k,T,E)=>{let v=[],w=T>=l,R=T>=s&&T<l,D=h(_),O=be(D*e,3),W=vl(D.getFullYear(),w?0:D.getMonth(),R||w?1:D.getDate()),K=be(W*e,3);if(R||w){let q=R?T/s:0,B=w?T/l:0,M=O==K?O:be(vl(W.getFullYear()+B,W.getMonth()+q,1)*e,3),I=new Date(Fe(M/e)),P=I.getFullYear(),H=I.getMonth();for(let $=0;M<=k;$++){let ee=vl(P+B*$,H+q*$,1),U=ee-h(be(ee*e,3));M=be((+ee+U)*e,3),M<=k&&v.push(M)}}else{let q=T>=r?r:T,B=vt(_)-vt(O),M=K+B+rs(O-K,q);v.push(M);let I=h(M),P=I.getHours()+I.getMinutes()/n+I.getSeconds()/o,H=T/o,$=b.axes[g]._space,ee=E/$;for(;M=be(M+T,e==1?0:3),!(M>k);)if(H>1){let U=vt(be(P+H,6))%24,se=h(M).getHours()-U;se>1&&(se=-1),M-=se*o,P=(P+H)%24;let he=v[v.length-1];be((M-he)/T,3)*ee>=.7&&v.push(M)}else v.push(M)}return v}}return[a,d,p]}var[im,am,um]=zc(1),[cm,dm,fm]=zc(.001);rr(2,-53,53,[1]);function ec(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function tc(e,t){return(n,o,r,s,l)=>{let i=t.find(_=>l>=_[0])||t[t.length-1],a,d,p,h,b,g;return o.map(_=>{let k=e(_),T=k.getFullYear(),E=k.getMonth(),v=k.getDate(),w=k.getHours(),R=k.getMinutes(),D=k.getSeconds(),O=T!=a&&i[2]||E!=d&&i[3]||v!=p&&i[4]||w!=h&&i[5]||R!=b&&i[6]||D!=g&&i[7]||i[1];return a=T,d=E,p=v,h=w,b=R,g=D,O(k)})}}function pm(e,t){let n=$l(t);return(o,r,s,l,i)=>r.map(a=>n(e(a)))}function vl(e,t,n){return new Date(e,t,n)}function nc(e,t){return t(e)}var hm="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function oc(e,t){return(n,o,r,s)=>s==null?Pl:t(e(o))}function mm(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function gm(e,t){return e.series[t].fill(e,t)}var ym={show:!0,live:!0,isolate:!1,mount:zh,markers:{show:!0,width:2,stroke:mm,fill:gm,dash:"solid"},idx:null,idxs:null,values:[]};function bm(e,t){let n=e.cursor.points,o=At(),r=n.size(e,t);ke(o,Xo,r),ke(o,er,r);let s=r/-2;ke(o,"marginLeft",s),ke(o,"marginTop",s);let l=n.width(e,t,r);return l&&ke(o,"borderWidth",l),o}function vm(e,t){let n=e.series[t].points;return n._fill||n._stroke}function _m(e,t){let n=e.series[t].points;return n._stroke||n._fill}function xm(e,t){return e.series[t].points.size}var _l=[0,0];function wm(e,t,n){return _l[0]=t,_l[1]=n,_l}function Zr(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function xl(e,t,n,o=!0){return r=>{(!o||r.target==t)&&n(r)}}var Sm={show:!0,x:!0,y:!0,lock:!1,move:wm,points:{one:!1,show:bm,size:xm,width:0,stroke:_m,fill:vm},bind:{mousedown:Zr,mouseup:Zr,click:Zr,dblclick:Zr,mousemove:xl,mouseleave:xl,mouseenter:xl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Nc={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Wl=ze({},Nc,{filter:Sc}),Vc=ze({},Wl,{size:10}),$c=ze({},Nc,{show:!1}),Bl='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Fc="bold "+Bl,Wc=1.5,rc={show:!0,scale:"x",stroke:Ll,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Fc,side:2,grid:Wl,ticks:Vc,border:$c,font:Bl,lineGap:Wc,rotate:0},km="Value",Rm="Time",sc={show:!0,scale:"x",auto:!1,sorted:1,min:ye,max:-ye,idxs:[]};function Em(e,t,n,o,r){return t.map(s=>s==null?"":Nl(s))}function Tm(e,t,n,o,r,s,l){let i=[],a=_n.get(r)||0;n=l?n:be(rs(n,r),a);for(let d=n;d<=o;d=be(d+r,a))i.push(Object.is(d,-0)?0:d);return i}function Tl(e,t,n,o,r,s,l){let i=[],a=e.scales[e.axes[t].scale].log,d=a==10?nn:_c,p=vt(d(n));r=Ro(a,p),a==10&&(r=Wn[$t(r,Wn)]);let h=n,b=r*a;a==10&&(b=Wn[$t(b,Wn)]);do i.push(h),h=h+r,a==10&&!_n.has(h)&&(h=be(h,_n.get(r))),h>=b&&(r=h,b=r*a,a==10&&(b=Wn[$t(b,Wn)]));while(h<=o);return i}function Mm(e,t,n,o,r,s,l){let a=e.scales[e.axes[t].scale].asinh,d=o>a?Tl(e,t,at(a,n),o,r):[a],p=o>=0&&n<=0?[0]:[];return(n<-a?Tl(e,t,at(a,-o),-n,r):[a]).reverse().map(b=>-b).concat(p,d)}var Bc=/./,Am=/[12357]/,Cm=/[125]/,lc=/1/,Ml=(e,t,n,o)=>e.map((r,s)=>t==4&&r==0||s%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function Om(e,t,n,o,r){let s=e.axes[n],l=s.scale,i=e.scales[l],a=e.valToPos,d=s._space,p=a(10,l),h=a(9,l)-p>=d?Bc:a(7,l)-p>=d?Am:a(5,l)-p>=d?Cm:lc;if(h==lc){let b=We(a(1,l)-p);if(b<d)return Ml(t.slice().reverse(),i.distr,h,Ct(d/b)).reverse()}return Ml(t,i.distr,h,1)}function Lm(e,t,n,o,r){let s=e.axes[n],l=s.scale,i=s._space,a=e.valToPos,d=We(a(1,l)-a(2,l));return d<i?Ml(t.slice().reverse(),3,Bc,Ct(i/d)).reverse():t}function Pm(e,t,n,o){return o==null?Pl:t==null?"":Nl(t)}var ic={show:!0,scale:"y",stroke:Ll,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Fc,side:3,grid:Wl,ticks:Vc,border:$c,font:Bl,lineGap:Wc,rotate:0};function Im(e,t){let n=3+(e||1)*2;return be(n*t,3)}function Dm(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],s=e.valToPos(r[o[0]],n,!0),l=e.valToPos(r[o[1]],n,!0),i=We(l-s),a=e.series[t],d=i/(a.points.space*de);return o[1]-o[0]<=d}var ac={scale:null,auto:!0,sorted:0,min:ye,max:-ye},Hc=(e,t,n,o,r)=>r,uc={show:!0,auto:!0,sorted:0,gaps:Hc,alpha:1,facets:[ze({},ac,{scale:"x"}),ze({},ac,{scale:"y"})]},cc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Hc,alpha:1,points:{show:Dm,filter:null},values:null,min:ye,max:-ye,idxs:[],path:null,clip:null};function zm(e,t,n,o,r){return n/10}var Kc={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Nm=ze({},Kc,{time:!1,ori:1}),dc={};function Gc(e,t){let n=dc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,s,l,i,a,d){for(let p=0;p<n.plots.length;p++)n.plots[p]!=r&&n.plots[p].pub(o,r,s,l,i,a,d)}},e!=null&&(dc[e]=n)),n}var Mo=1,Al=2;function Gn(e,t,n){let o=e.mode,r=e.series[t],s=o==2?e._data[t]:e._data,l=e.scales,i=e.bbox,a=s[0],d=o==2?s[1]:s[t],p=o==2?l[r.facets[0].scale]:l[e.series[0].scale],h=o==2?l[r.facets[1].scale]:l[r.scale],b=i.left,g=i.top,_=i.width,k=i.height,T=e.valToPosH,E=e.valToPosV;return p.ori==0?n(r,a,d,p,h,T,E,b,g,_,k,is,Co,us,Uc,Yc):n(r,a,d,p,h,E,T,g,b,k,_,as,Oo,Gl,qc,Jc)}function Hl(e,t){let n=0,o=0,r=ie(e.bands,Vl);for(let s=0;s<r.length;s++){let l=r[s];l.series[0]==t?n=l.dir:l.series[1]==t&&(l.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function Vm(e,t,n,o,r){let s=e.mode,l=e.series[t],i=s==2?l.facets[1].scale:l.scale,a=e.scales[i];return r==-1?a.min:r==1?a.max:a.distr==3?a.dir==1?a.min:a.max:0}function on(e,t,n,o,r,s){return Gn(e,t,(l,i,a,d,p,h,b,g,_,k,T)=>{let E=l.pxRound,v=d.dir*(d.ori==0?1:-1),w=d.ori==0?Co:Oo,R,D;v==1?(R=n,D=o):(R=o,D=n);let O=E(h(i[R],d,k,g)),W=E(b(a[R],p,T,_)),K=E(h(i[D],d,k,g)),q=E(b(s==1?p.max:p.min,p,T,_)),B=new Path2D(r);return w(B,K,q),w(B,O,q),w(B,O,W),B})}function ls(e,t,n,o,r,s){let l=null;if(e.length>0){l=new Path2D;let i=t==0?us:Gl,a=n;for(let h=0;h<e.length;h++){let b=e[h];if(b[1]>b[0]){let g=b[0]-a;g>0&&i(l,a,o,g,o+s),a=b[1]}}let d=n+r-a,p=10;d>0&&i(l,a,o-p/2,d,o+s+p)}return l}function $m(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function Kl(e,t,n,o,r,s,l){let i=[],a=e.length;for(let d=r==1?n:o;d>=n&&d<=o;d+=r)if(t[d]===null){let h=d,b=d;if(r==1)for(;++d<=o&&t[d]===null;)b=d;else for(;--d>=n&&t[d]===null;)b=d;let g=s(e[h]),_=b==h?g:s(e[b]),k=h-r;g=l<=0&&k>=0&&k<a?s(e[k]):g;let E=b+r;_=l>=0&&E>=0&&E<a?s(e[E]):_,_>=g&&i.push([g,_])}return i}function fc(e){return e==0?wc:e==1?Fe:t=>Fn(t,e)}function jc(e){let t=e==0?is:as,n=e==0?(r,s,l,i,a,d)=>{r.arcTo(s,l,i,a,d)}:(r,s,l,i,a,d)=>{r.arcTo(l,s,a,i,d)},o=e==0?(r,s,l,i,a)=>{r.rect(s,l,i,a)}:(r,s,l,i,a)=>{r.rect(l,s,a,i)};return(r,s,l,i,a,d=0,p=0)=>{d==0&&p==0?o(r,s,l,i,a):(d=Ft(d,i/2,a/2),p=Ft(p,i/2,a/2),t(r,s+d,l),n(r,s+i,l,s+i,l+a,d),n(r,s+i,l+a,s,l+a,p),n(r,s,l+a,s,l,p),n(r,s,l,s+i,l,d),r.closePath())}}var is=(e,t,n)=>{e.moveTo(t,n)},as=(e,t,n)=>{e.moveTo(n,t)},Co=(e,t,n)=>{e.lineTo(t,n)},Oo=(e,t,n)=>{e.lineTo(n,t)},us=jc(0),Gl=jc(1),Uc=(e,t,n,o,r,s)=>{e.arc(t,n,o,r,s)},qc=(e,t,n,o,r,s)=>{e.arc(n,t,o,r,s)},Yc=(e,t,n,o,r,s,l)=>{e.bezierCurveTo(t,n,o,r,s,l)},Jc=(e,t,n,o,r,s,l)=>{e.bezierCurveTo(n,t,r,o,l,s)};function Zc(e){return(t,n,o,r,s)=>Gn(t,n,(l,i,a,d,p,h,b,g,_,k,T)=>{let{pxRound:E,points:v}=l,w,R;d.ori==0?(w=is,R=Uc):(w=as,R=qc);let D=be(v.width*de,3),O=(v.size-v.width)/2*de,W=be(O*2,3),K=new Path2D,q=new Path2D,{left:B,top:M,width:I,height:P}=t.bbox;us(q,B-W,M-W,I+W*2,P+W*2);let H=$=>{if(a[$]!=null){let ee=E(h(i[$],d,k,g)),U=E(b(a[$],p,T,_));w(K,ee+O,U),R(K,ee,U,O,0,Qr*2)}};if(s)s.forEach(H);else for(let $=o;$<=r;$++)H($);return{stroke:D>0?K:null,fill:K,clip:q,flags:Mo|Al}})}function Qc(e){return(t,n,o,r,s,l)=>{o!=r&&(s!=o&&l!=o&&e(t,n,o),s!=r&&l!=r&&e(t,n,r),e(t,n,l))}}var Fm=Qc(Co),Wm=Qc(Oo);function Xc(e){let t=ie(e?.alignGaps,0);return(n,o,r,s)=>Gn(n,o,(l,i,a,d,p,h,b,g,_,k,T)=>{[r,s]=ns(a,r,s);let E=l.pxRound,v=P=>E(h(P,d,k,g)),w=P=>E(b(P,p,T,_)),R,D;d.ori==0?(R=Co,D=Fm):(R=Oo,D=Wm);let O=d.dir*(d.ori==0?1:-1),W={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Mo},K=W.stroke,q=!1;if(s-r>=k*4){let P=G=>n.posToVal(G,d.key,!0),H=null,$=null,ee,U,ut,Re=v(i[O==1?r:s]),se=v(i[r]),he=v(i[s]),X=P(O==1?se+1:he-1);for(let G=O==1?r:s;G>=r&&G<=s;G+=O){let Ne=i[G],Ee=(O==1?Ne<X:Ne>X)?Re:v(Ne),fe=a[G];Ee==Re?fe!=null?(U=fe,H==null?(R(K,Ee,w(U)),ee=H=$=U):U<H?H=U:U>$&&($=U)):fe===null&&(q=!0):(H!=null&&D(K,Re,w(H),w($),w(ee),w(U)),fe!=null?(U=fe,R(K,Ee,w(U)),H=$=ee=U):(H=$=null,fe===null&&(q=!0)),Re=Ee,X=P(Re+O))}H!=null&&H!=$&&ut!=Re&&D(K,Re,w(H),w($),w(ee),w(U))}else for(let P=O==1?r:s;P>=r&&P<=s;P+=O){let H=a[P];H===null?q=!0:H!=null&&R(K,v(i[P]),w(H))}let[M,I]=Hl(n,o);if(l.fill!=null||M!=0){let P=W.fill=new Path2D(K),H=l.fillTo(n,o,l.min,l.max,M),$=w(H),ee=v(i[r]),U=v(i[s]);O==-1&&([U,ee]=[ee,U]),R(P,U,$),R(P,ee,$)}if(!l.spanGaps){let P=[];q&&P.push(...Kl(i,a,r,s,O,v,t)),W.gaps=P=l.gaps(n,o,r,s,P),W.clip=ls(P,d.ori,g,_,k,T)}return I!=0&&(W.band=I==2?[on(n,o,r,s,K,-1),on(n,o,r,s,K,1)]:on(n,o,r,s,K,I)),W})}function Bm(e){let t=ie(e.align,1),n=ie(e.ascDesc,!1),o=ie(e.alignGaps,0),r=ie(e.extend,!1);return(s,l,i,a)=>Gn(s,l,(d,p,h,b,g,_,k,T,E,v,w)=>{[i,a]=ns(h,i,a);let R=d.pxRound,{left:D,width:O}=s.bbox,W=se=>R(_(se,b,v,T)),K=se=>R(k(se,g,w,E)),q=b.ori==0?Co:Oo,B={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Mo},M=B.stroke,I=b.dir*(b.ori==0?1:-1),P=K(h[I==1?i:a]),H=W(p[I==1?i:a]),$=H,ee=H;r&&t==-1&&(ee=D,q(M,ee,P)),q(M,H,P);for(let se=I==1?i:a;se>=i&&se<=a;se+=I){let he=h[se];if(he==null)continue;let X=W(p[se]),G=K(he);t==1?q(M,X,P):q(M,$,G),q(M,X,G),P=G,$=X}let U=$;r&&t==1&&(U=D+O,q(M,U,P));let[ut,Re]=Hl(s,l);if(d.fill!=null||ut!=0){let se=B.fill=new Path2D(M),he=d.fillTo(s,l,d.min,d.max,ut),X=K(he);q(se,U,X),q(se,ee,X)}if(!d.spanGaps){let se=[];se.push(...Kl(p,h,i,a,I,W,o));let he=d.width*de/2,X=n||t==1?he:-he,G=n||t==-1?-he:he;se.forEach(Ne=>{Ne[0]+=X,Ne[1]+=G}),B.gaps=se=d.gaps(s,l,i,a,se),B.clip=ls(se,b.ori,T,E,v,w)}return Re!=0&&(B.band=Re==2?[on(s,l,i,a,M,-1),on(s,l,i,a,M,1)]:on(s,l,i,a,M,Re)),B})}function pc(e,t,n,o,r,s,l=ye){if(e.length>1){let i=null;for(let a=0,d=1/0;a<e.length;a++)if(t[a]!==void 0){if(i!=null){let p=We(e[a]-e[i]);p<d&&(d=p,l=We(n(e[a],o,r,s)-n(e[i],o,r,s)))}i=a}}return l}function Hm(e){e=e||or;let t=ie(e.size,[.6,ye,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=ne(r),l=1-t[0],i=ie(t[1],ye),a=ie(t[2],1),d=ie(e.disp,or),p=ie(e.each,g=>{}),{fill:h,stroke:b}=d;return(g,_,k,T)=>Gn(g,_,(E,v,w,R,D,O,W,K,q,B,M)=>{let I=E.pxRound,P=n,H=o*de,$=i*de,ee=a*de,U,ut;R.ori==0?[U,ut]=s(g,_):[ut,U]=s(g,_);let Re=R.dir*(R.ori==0?1:-1),se=R.ori==0?us:Gl,he=R.ori==0?p:(V,ve,Ve,Jn,Sn,Bt,kn)=>{p(V,ve,Ve,Sn,Jn,kn,Bt)},X=ie(g.bands,Vl).find(V=>V.series[0]==_),G=X!=null?X.dir:0,Ne=E.fillTo(g,_,E.min,E.max,G),nt=I(W(Ne,D,M,q)),Ee,fe,Ot,pt=B,Ae=I(E.width*de),Wt=!1,Jt=null,xt=null,rn=null,Un=null;h!=null&&(Ae==0||b!=null)&&(Wt=!0,Jt=h.values(g,_,k,T),xt=new Map,new Set(Jt).forEach(V=>{V!=null&&xt.set(V,new Path2D)}),Ae>0&&(rn=b.values(g,_,k,T),Un=new Map,new Set(rn).forEach(V=>{V!=null&&Un.set(V,new Path2D)})));let{x0:qn,size:Lo}=d;if(qn!=null&&Lo!=null){P=1,v=qn.values(g,_,k,T),qn.unit==2&&(v=v.map(Ve=>g.posToVal(K+Ve*B,R.key,!0)));let V=Lo.values(g,_,k,T);Lo.unit==2?fe=V[0]*B:fe=O(V[0],R,B,K)-O(0,R,B,K),pt=pc(v,w,O,R,B,K,pt),Ot=pt-fe+H}else pt=pc(v,w,O,R,B,K,pt),Ot=pt*l+H,fe=pt-Ot;Ot<1&&(Ot=0),Ae>=fe/2&&(Ae=0),Ot<5&&(I=wc);let lr=Ot>0,xn=pt-Ot-(lr?Ae:0);fe=I(El(xn,ee,$)),Ee=(P==0?fe/2:P==Re?0:fe)-P*Re*((P==0?H/2:0)+(lr?Ae/2:0));let ot={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Yn=Wt?null:new Path2D,Zt=null;if(X!=null)Zt=g.data[X.series[1]];else{let{y0:V,y1:ve}=d;V!=null&&ve!=null&&(w=ve.values(g,_,k,T),Zt=V.values(g,_,k,T))}let wn=U*fe,Q=ut*fe;for(let V=Re==1?k:T;V>=k&&V<=T;V+=Re){let ve=w[V];if(ve==null)continue;if(Zt!=null){let ct=Zt[V]??0;if(ve-ct==0)continue;nt=W(ct,D,M,q)}let Ve=R.distr!=2||d!=null?v[V]:V,Jn=O(Ve,R,B,K),Sn=W(ie(ve,Ne),D,M,q),Bt=I(Jn-Ee),kn=I(at(Sn,nt)),ht=I(Ft(Sn,nt)),wt=kn-ht;if(ve!=null){let ct=ve<0?Q:wn,Lt=ve<0?wn:Q;Wt?(Ae>0&&rn[V]!=null&&se(Un.get(rn[V]),Bt,ht+vt(Ae/2),fe,at(0,wt-Ae),ct,Lt),Jt[V]!=null&&se(xt.get(Jt[V]),Bt,ht+vt(Ae/2),fe,at(0,wt-Ae),ct,Lt)):se(Yn,Bt,ht+vt(Ae/2),fe,at(0,wt-Ae),ct,Lt),he(g,_,V,Bt-Ae/2,ht,fe+Ae,wt)}}return Ae>0?ot.stroke=Wt?Un:Yn:Wt||(ot._fill=E.width==0?E._fill:E._stroke??E._fill,ot.width=0),ot.fill=Wt?xt:Yn,ot})}function Km(e,t){let n=ie(t?.alignGaps,0);return(o,r,s,l)=>Gn(o,r,(i,a,d,p,h,b,g,_,k,T,E)=>{[s,l]=ns(d,s,l);let v=i.pxRound,w=U=>v(b(U,p,T,_)),R=U=>v(g(U,h,E,k)),D,O,W;p.ori==0?(D=is,W=Co,O=Yc):(D=as,W=Oo,O=Jc);let K=p.dir*(p.ori==0?1:-1),q=w(a[K==1?s:l]),B=q,M=[],I=[];for(let U=K==1?s:l;U>=s&&U<=l;U+=K)if(d[U]!=null){let Re=a[U],se=w(Re);M.push(B=se),I.push(R(d[U]))}let P={stroke:e(M,I,D,W,O,v),fill:null,clip:null,band:null,gaps:null,flags:Mo},H=P.stroke,[$,ee]=Hl(o,r);if(i.fill!=null||$!=0){let U=P.fill=new Path2D(H),ut=i.fillTo(o,r,i.min,i.max,$),Re=R(ut);W(U,B,Re),W(U,q,Re)}if(!i.spanGaps){let U=[];U.push(...Kl(a,d,s,l,K,w,n)),P.gaps=U=i.gaps(o,r,s,l,U),P.clip=ls(U,p.ori,_,k,T,E)}return ee!=0&&(P.band=ee==2?[on(o,r,s,l,H,-1),on(o,r,s,l,H,1)]:on(o,r,s,l,H,ee)),P})}function Gm(e){return Km(jm,e)}function jm(e,t,n,o,r,s){let l=e.length;if(l<2)return null;let i=new Path2D;if(n(i,e[0],t[0]),l==2)o(i,e[1],t[1]);else{let a=Array(l),d=Array(l-1),p=Array(l-1),h=Array(l-1);for(let b=0;b<l-1;b++)p[b]=t[b+1]-t[b],h[b]=e[b+1]-e[b],d[b]=p[b]/h[b];a[0]=d[0];for(let b=1;b<l-1;b++)d[b]===0||d[b-1]===0||d[b-1]>0!=d[b]>0?a[b]=0:(a[b]=3*(h[b-1]+h[b])/((2*h[b]+h[b-1])/d[b-1]+(h[b]+2*h[b-1])/d[b]),isFinite(a[b])||(a[b]=0));a[l-1]=d[l-2];for(let b=0;b<l-1;b++)r(i,e[b]+h[b]/3,t[b]+a[b]*h[b]/3,e[b+1]-h[b]/3,t[b+1]-a[b+1]*h[b]/3,e[b+1],t[b+1])}return i}var Cl=new Set;function hc(){for(let e of Cl)e.syncRect(!0)}Ao&&(Hn(Eh,ko,hc),Hn(Th,ko,hc,!0),Hn(Xr,ko,()=>{Je.pxRatio=de}));var Um=Xc(),qm=Zc();function mc(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,l)=>Ol(s,l,t,n))}function Ym(e,t){return e.map((n,o)=>o==0?{}:ze({},t,n))}function Ol(e,t,n,o){return ze({},t==0?n:o,e)}function ed(e,t,n){return t==null?Eo:[t,n]}var Jm=ed;function Zm(e,t,n){return t==null?Eo:es(t,n,zl,!0)}function td(e,t,n,o){return t==null?Eo:os(t,n,e.scales[o].log,!1)}var Qm=td;function nd(e,t,n,o){return t==null?Eo:Dl(t,n,e.scales[o].log,!1)}var Xm=nd;function eg(e,t,n,o,r){let s=at(Uu(e),Uu(t)),l=t-e,i=$t(r/o*l,n);do{let a=n[i],d=o*a/l;if(d>=r&&s+(a<5?_n.get(a):0)<=17)return[a,d]}while(++i<n.length);return[0,0]}function gc(e){let t,n;return e=e.replace(/(\d+)px/,(o,r)=>(t=Fe((n=+r)*de))+"px"),[e,t,n]}function tg(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=be(t[2]*de,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function Je(e,t,n){let o={mode:ie(e.mode,1)},r=o.mode;function s(u,f,m,y){let x=f.valToPct(u);return y+m*(f.dir==-1?1-x:x)}function l(u,f,m,y){let x=f.valToPct(u);return y+m*(f.dir==-1?x:1-x)}function i(u,f,m,y){return f.ori==0?s(u,f,m,y):l(u,f,m,y)}o.valToPosH=s,o.valToPosV=l;let a=!1;o.status=0;let d=o.root=At(ah);if(e.id!=null&&(d.id=e.id),bt(d,e.class),e.title){let u=At(dh,d);u.textContent=e.title}let p=Vt("canvas"),h=o.ctx=p.getContext("2d"),b=At(fh,d);Hn("click",b,u=>{u.target===_&&(xe!=io||Te!=ao)&&Qe.click(o,u)},!0);let g=o.under=At(ph,b);b.appendChild(p);let _=o.over=At(hh,b);e=To(e);let k=+ie(e.pxAlign,1),T=fc(k);(e.plugins||[]).forEach(u=>{u.opts&&(e=u.opts(o,e)||e)});let E=e.ms||.001,v=o.series=r==1?mc(e.series||[],sc,cc,!1):Ym(e.series||[null],uc),w=o.axes=mc(e.axes||[],rc,ic,!0),R=o.scales={},D=o.bands=e.bands||[];D.forEach(u=>{u.fill=ne(u.fill||null),u.dir=ie(u.dir,-1)});let O=r==2?v[1].facets[0].scale:v[0].scale,W={axes:Gd,series:Fd},K=(e.drawOrder||["axes","series"]).map(u=>W[u]);function q(u){let f=u.distr==3?m=>nn(m>0?m:u.clamp(o,m,u.min,u.max,u.key)):u.distr==4?m=>bl(m,u.asinh):u.distr==100?m=>u.fwd(m):m=>m;return m=>{let y=f(m),{_min:x,_max:S}=u,A=S-x;return(y-x)/A}}function B(u){let f=R[u];if(f==null){let m=(e.scales||or)[u]||or;if(m.from!=null){B(m.from);let y=ze({},R[m.from],m,{key:u});y.valToPct=q(y),R[u]=y}else{f=R[u]=ze({},u==O?Kc:Nm,m),f.key=u;let y=f.time,x=f.range,S=vn(x);if((u!=O||r==2&&!y)&&(S&&(x[0]==null||x[1]==null)&&(x={min:x[0]==null?Ku:{mode:1,hard:x[0],soft:x[0]},max:x[1]==null?Ku:{mode:1,hard:x[1],soft:x[1]}},S=!1),!S&&ss(x))){let A=x;x=(C,L,z)=>L==null?Eo:es(L,z,A)}f.range=ne(x||(y?Jm:u==O?f.distr==3?Qm:f.distr==4?Xm:ed:f.distr==3?td:f.distr==4?nd:Zm)),f.auto=ne(S?!1:f.auto),f.clamp=ne(f.clamp||zm),f._min=f._max=null,f.valToPct=q(f)}}}B("x"),B("y"),r==1&&v.forEach(u=>{B(u.scale)}),w.forEach(u=>{B(u.scale)});for(let u in e.scales)B(u);let M=R[O],I=M.distr,P,H;M.ori==0?(bt(d,uh),P=s,H=l):(bt(d,ch),P=l,H=s);let $={};for(let u in R){let f=R[u];(f.min!=null||f.max!=null)&&($[u]={min:f.min,max:f.max},f.min=f.max=null)}let ee=e.tzDate||(u=>new Date(Fe(u/E))),U=e.fmtDate||$l,ut=E==1?um(ee):fm(ee),Re=tc(ee,ec(E==1?am:dm,U)),se=oc(ee,nc(hm,U)),he=[],X=o.legend=ze({},ym,e.legend),G=o.cursor=ze({},Sm,{drag:{y:r==2}},e.cursor),Ne=X.show,nt=G.show,Ee=X.markers;X.idxs=he,Ee.width=ne(Ee.width),Ee.dash=ne(Ee.dash),Ee.stroke=ne(Ee.stroke),Ee.fill=ne(Ee.fill);let fe,Ot,pt,Ae=[],Wt=[],Jt,xt=!1,rn={};if(X.live){let u=v[1]?v[1].values:null;xt=u!=null,Jt=xt?u(o,1,0):{_:0};for(let f in Jt)rn[f]=Pl}if(Ne)if(fe=Vt("table",_h,d),pt=Vt("tbody",null,fe),X.mount(o,fe),xt){Ot=Vt("thead",null,fe,pt);let u=Vt("tr",null,Ot);Vt("th",null,u);for(var Un in Jt)Vt("th",Ou,u).textContent=Un}else bt(fe,wh),X.live&&bt(fe,xh);let qn={show:!0},Lo={show:!1};function lr(u,f){if(f==0&&(xt||!X.live||r==2))return Eo;let m=[],y=Vt("tr",Sh,pt,pt.childNodes[f]);bt(y,u.class),u.show||bt(y,Bn);let x=Vt("th",null,y);if(Ee.show){let C=At(kh,x);if(f>0){let L=Ee.width(o,f);L&&(C.style.border=L+"px "+Ee.dash(o,f)+" "+Ee.stroke(o,f)),C.style.background=Ee.fill(o,f)}}let S=At(Ou,x);u.label instanceof HTMLElement?S.appendChild(u.label):S.textContent=u.label,f>0&&(Ee.show||(S.style.color=u.width>0?Ee.stroke(o,f):Ee.fill(o,f)),ot("click",x,C=>{if(G._lock)return;En(C);let L=v.indexOf(u);if((C.ctrlKey||C.metaKey)!=X.isolate){let z=v.some((N,F)=>F>0&&F!=L&&N.show);v.forEach((N,F)=>{F>0&&Kt(F,z?F==L?qn:Lo:qn,!0,Ie.setSeries)})}else Kt(L,{show:!u.show},!0,Ie.setSeries)},!1),Qn&&ot(Du,x,C=>{G._lock||(En(C),Kt(v.indexOf(u),co,!0,Ie.setSeries))},!1));for(var A in Jt){let C=Vt("td",Rh,y);C.textContent="--",m.push(C)}return[y,m]}let xn=new Map;function ot(u,f,m,y=!0){let x=xn.get(f)||{},S=G.bind[u](o,f,m,y);S&&(Hn(u,f,x[u]=S),xn.set(f,x))}function Yn(u,f,m){let y=xn.get(f)||{};for(let x in y)(u==null||x==u)&&(Rl(x,f,y[x]),delete y[x]);u==null&&xn.delete(f)}let Zt=0,wn=0,Q=0,V=0,ve=0,Ve=0,Jn=ve,Sn=Ve,Bt=Q,kn=V,ht=0,wt=0,ct=0,Lt=0;o.bbox={};let cs=!1,ir=!1,Zn=!1,Rn=!1,ar=!1,St=!1;function ds(u,f,m){(m||u!=o.width||f!=o.height)&&Zl(u,f),oo(!1),Zn=!0,ir=!0,ro()}function Zl(u,f){o.width=Zt=Q=u,o.height=wn=V=f,ve=Ve=0,Pd(),Id();let m=o.bbox;ht=m.left=Fn(ve*de,.5),wt=m.top=Fn(Ve*de,.5),ct=m.width=Fn(Q*de,.5),Lt=m.height=Fn(V*de,.5)}let Cd=3;function Od(){let u=!1,f=0;for(;!u;){f++;let m=Hd(f),y=Kd(f);u=f==Cd||m&&y,u||(Zl(o.width,o.height),ir=!0)}}function Ld({width:u,height:f}){ds(u,f)}o.setSize=Ld;function Pd(){let u=!1,f=!1,m=!1,y=!1;w.forEach((x,S)=>{if(x.show&&x._show){let{side:A,_size:C}=x,L=A%2,z=x.label!=null?x.labelSize:0,N=C+z;N>0&&(L?(Q-=N,A==3?(ve+=N,y=!0):m=!0):(V-=N,A==0?(Ve+=N,u=!0):f=!0))}}),Tn[0]=u,Tn[1]=m,Tn[2]=f,Tn[3]=y,Q-=sn[1]+sn[3],ve+=sn[3],V-=sn[2]+sn[0],Ve+=sn[0]}function Id(){let u=ve+Q,f=Ve+V,m=ve,y=Ve;function x(S,A){switch(S){case 1:return u+=A,u-A;case 2:return f+=A,f-A;case 3:return m-=A,m+A;case 0:return y-=A,y+A}}w.forEach((S,A)=>{if(S.show&&S._show){let C=S.side;S._pos=x(C,S._size),S.label!=null&&(S._lpos=x(C,S.labelSize))}})}if(G.dataIdx==null){let u=G.hover,f=u.skip=new Set(u.skip??[]);f.add(void 0);let m=u.prox=ne(u.prox),y=u.bias??=0;G.dataIdx=(x,S,A,C)=>{if(S==0)return A;let L=A,z=m(x,S,A,C)??ye,N=z>=0&&z<ye,F=M.ori==0?Q:V,J=G.left,ae=t[0],le=t[S];if(f.has(le[A])){L=null;let te=null,Y=null,j;if(y==0||y==-1)for(j=A;te==null&&j-- >0;)f.has(le[j])||(te=j);if(y==0||y==1)for(j=A;Y==null&&j++<le.length;)f.has(le[j])||(Y=j);if(te!=null||Y!=null)if(N){let Se=te==null?-1/0:P(ae[te],M,F,0),Ce=Y==null?1/0:P(ae[Y],M,F,0),Ue=J-Se,me=Ce-J;Ue<=me?Ue<=z&&(L=te):me<=z&&(L=Y)}else L=Y==null?te:te==null?Y:A-te<=Y-A?te:Y}else N&&We(J-P(ae[A],M,F,0))>z&&(L=null);return L}}let En=u=>{G.event=u};G.idxs=he,G._lock=!1;let et=G.points;et.show=ne(et.show),et.size=ne(et.size),et.stroke=ne(et.stroke),et.width=ne(et.width),et.fill=ne(et.fill);let Ht=o.focus=ze({},e.focus||{alpha:.3},G.focus),Qn=Ht.prox>=0,Xn=Qn&&et.one,kt=[],eo=[],to=[];function Ql(u,f){let m=et.show(o,f);if(m instanceof HTMLElement)return bt(m,vh),bt(m,u.class),Yt(m,-10,-10,Q,V),_.insertBefore(m,kt[f]),m}function Xl(u,f){if(r==1||f>0){let m=r==1&&R[u.scale].time,y=u.value;u.value=m?Ju(y)?oc(ee,nc(y,U)):y||se:y||Pm,u.label=u.label||(m?Rm:km)}if(Xn||f>0){u.width=u.width==null?1:u.width,u.paths=u.paths||Um||Nh,u.fillTo=ne(u.fillTo||Vm),u.pxAlign=+ie(u.pxAlign,k),u.pxRound=fc(u.pxAlign),u.stroke=ne(u.stroke||null),u.fill=ne(u.fill||null),u._stroke=u._fill=u._paths=u._focus=null;let m=Im(at(1,u.width),1),y=u.points=ze({},{size:m,width:at(1,m*.2),stroke:u.stroke,space:m*2,paths:qm,_stroke:null,_fill:null},u.points);y.show=ne(y.show),y.filter=ne(y.filter),y.fill=ne(y.fill),y.stroke=ne(y.stroke),y.paths=ne(y.paths),y.pxAlign=u.pxAlign}if(Ne){let m=lr(u,f);Ae.splice(f,0,m[0]),Wt.splice(f,0,m[1]),X.values.push(null)}if(nt){he.splice(f,0,null);let m=null;Xn?f==0&&(m=Ql(u,f)):f>0&&(m=Ql(u,f)),kt.splice(f,0,m),eo.splice(f,0,0),to.splice(f,0,0)}je("addSeries",f)}function Dd(u,f){f=f??v.length,u=r==1?Ol(u,f,sc,cc):Ol(u,f,{},uc),v.splice(f,0,u),Xl(v[f],f)}o.addSeries=Dd;function zd(u){if(v.splice(u,1),Ne){X.values.splice(u,1),Wt.splice(u,1);let f=Ae.splice(u,1)[0];Yn(null,f.firstChild),f.remove()}nt&&(he.splice(u,1),kt.splice(u,1)[0].remove(),eo.splice(u,1),to.splice(u,1)),je("delSeries",u)}o.delSeries=zd;let Tn=[!1,!1,!1,!1];function Nd(u,f){if(u._show=u.show,u.show){let m=u.side%2,y=R[u.scale];y==null&&(u.scale=m?v[1].scale:O,y=R[u.scale]);let x=y.time;u.size=ne(u.size),u.space=ne(u.space),u.rotate=ne(u.rotate),vn(u.incrs)&&u.incrs.forEach(A=>{!_n.has(A)&&_n.set(A,Rc(A))}),u.incrs=ne(u.incrs||(y.distr==2?sm:x?E==1?im:cm:Wn)),u.splits=ne(u.splits||(x&&y.distr==1?ut:y.distr==3?Tl:y.distr==4?Mm:Tm)),u.stroke=ne(u.stroke),u.grid.stroke=ne(u.grid.stroke),u.ticks.stroke=ne(u.ticks.stroke),u.border.stroke=ne(u.border.stroke);let S=u.values;u.values=vn(S)&&!vn(S[0])?ne(S):x?vn(S)?tc(ee,ec(S,U)):Ju(S)?pm(ee,S):S||Re:S||Em,u.filter=ne(u.filter||(y.distr>=3&&y.log==10?Om:y.distr==3&&y.log==2?Lm:Sc)),u.font=gc(u.font),u.labelFont=gc(u.labelFont),u._size=u.size(o,null,f,0),u._space=u._rotate=u._incrs=u._found=u._splits=u._values=null,u._size>0&&(Tn[f]=!0,u._el=At(mh,b))}}function Po(u,f,m,y){let[x,S,A,C]=m,L=f%2,z=0;return L==0&&(C||S)&&(z=f==0&&!x||f==2&&!A?Fe(rc.size/3):0),L==1&&(x||A)&&(z=f==1&&!S||f==3&&!C?Fe(ic.size/2):0),z}let ei=o.padding=(e.padding||[Po,Po,Po,Po]).map(u=>ne(ie(u,Po))),sn=o._padding=ei.map((u,f)=>u(o,f,Tn,0)),Ze,Be=null,He=null,ur=r==1?v[0].idxs:null,Pt=null,Io=!1;function ti(u,f){if(t=u??[],o.data=o._data=t,r==2){Ze=0;for(let m=1;m<v.length;m++)Ze+=t[m][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Pt=t[0],Ze=Pt.length;let m=t;if(I==2){m=t.slice();let y=m[0]=Array(Ze);for(let x=0;x<Ze;x++)y[x]=x}o._data=t=m}if(oo(!0),je("setData"),I==2&&(Zn=!0),f!==!1){let m=M;m.auto(o,Io)?fs():an(O,m.min,m.max),Rn=Rn||G.left>=0,St=!0,ro()}}o.setData=ti;function fs(){Io=!0;let u,f;r==1&&(Ze>0?(Be=ur[0]=0,He=ur[1]=Ze-1,u=t[0][Be],f=t[0][He],I==2?(u=Be,f=He):u==f&&(I==3?[u,f]=os(u,u,M.log,!1):I==4?[u,f]=Dl(u,u,M.log,!1):M.time?f=u+Fe(86400/E):[u,f]=es(u,f,zl,!0))):(Be=ur[0]=u=null,He=ur[1]=f=null)),an(O,u,f)}let cr,no,ps,hs,ms,gs,ys,bs,vs,dt;function ni(u,f,m,y,x,S){u??=Pu,m??=Vl,y??="butt",x??=Pu,S??="round",u!=cr&&(h.strokeStyle=cr=u),x!=no&&(h.fillStyle=no=x),f!=ps&&(h.lineWidth=ps=f),S!=ms&&(h.lineJoin=ms=S),y!=gs&&(h.lineCap=gs=y),m!=hs&&h.setLineDash(hs=m)}function oi(u,f,m,y){f!=no&&(h.fillStyle=no=f),u!=ys&&(h.font=ys=u),m!=bs&&(h.textAlign=bs=m),y!=vs&&(h.textBaseline=vs=y)}function _s(u,f,m,y,x=0){if(y.length>0&&u.auto(o,Io)&&(f==null||f.min==null)){let S=ie(Be,0),A=ie(He,y.length-1),C=m.min==null?Oh(y,S,A,x,u.distr==3):[m.min,m.max];u.min=Ft(u.min,m.min=C[0]),u.max=at(u.max,m.max=C[1])}}let ri={min:null,max:null};function Vd(){for(let y in R){let x=R[y];$[y]==null&&(x.min==null||$[O]!=null&&x.auto(o,Io))&&($[y]=ri)}for(let y in R){let x=R[y];$[y]==null&&x.from!=null&&$[x.from]!=null&&($[y]=ri)}$[O]!=null&&oo(!0);let u={};for(let y in $){let x=$[y];if(x!=null){let S=u[y]=To(R[y],Fh);if(x.min!=null)ze(S,x);else if(y!=O||r==2)if(Ze==0&&S.from==null){let A=S.range(o,null,null,y);S.min=A[0],S.max=A[1]}else S.min=ye,S.max=-ye}}if(Ze>0){v.forEach((y,x)=>{if(r==1){let S=y.scale,A=$[S];if(A==null)return;let C=u[S];if(x==0){let L=C.range(o,C.min,C.max,S);C.min=L[0],C.max=L[1],Be=$t(C.min,t[0]),He=$t(C.max,t[0]),He-Be>1&&(t[0][Be]<C.min&&Be++,t[0][He]>C.max&&He--),y.min=Pt[Be],y.max=Pt[He]}else y.show&&y.auto&&_s(C,A,y,t[x],y.sorted);y.idxs[0]=Be,y.idxs[1]=He}else if(x>0&&y.show&&y.auto){let[S,A]=y.facets,C=S.scale,L=A.scale,[z,N]=t[x],F=u[C],J=u[L];F!=null&&_s(F,$[C],S,z,S.sorted),J!=null&&_s(J,$[L],A,N,A.sorted),y.min=A.min,y.max=A.max}});for(let y in u){let x=u[y],S=$[y];if(x.from==null&&(S==null||S.min==null)){let A=x.range(o,x.min==ye?null:x.min,x.max==-ye?null:x.max,y);x.min=A[0],x.max=A[1]}}}for(let y in u){let x=u[y];if(x.from!=null){let S=u[x.from];if(S.min==null)x.min=x.max=null;else{let A=x.range(o,S.min,S.max,y);x.min=A[0],x.max=A[1]}}}let f={},m=!1;for(let y in u){let x=u[y],S=R[y];if(S.min!=x.min||S.max!=x.max){S.min=x.min,S.max=x.max;let A=S.distr;S._min=A==3?nn(S.min):A==4?bl(S.min,S.asinh):A==100?S.fwd(S.min):S.min,S._max=A==3?nn(S.max):A==4?bl(S.max,S.asinh):A==100?S.fwd(S.max):S.max,f[y]=m=!0}}if(m){v.forEach((y,x)=>{r==2?x>0&&f.y&&(y._paths=null):f[y.scale]&&(y._paths=null)});for(let y in f)Zn=!0,je("setScale",y);nt&&G.left>=0&&(Rn=St=!0)}for(let y in $)$[y]=null}function $d(u){let f=El(Be-1,0,Ze-1),m=El(He+1,0,Ze-1);for(;u[f]==null&&f>0;)f--;for(;u[m]==null&&m<Ze-1;)m++;return[f,m]}function Fd(){if(Ze>0){let u=v.some(f=>f._focus)&&dt!=Ht.alpha;u&&(h.globalAlpha=dt=Ht.alpha),v.forEach((f,m)=>{if(m>0&&f.show&&(si(m,!1),si(m,!0),f._paths==null)){let y=dt;dt!=f.alpha&&(h.globalAlpha=dt=f.alpha);let x=r==2?[0,t[m][0].length-1]:$d(t[m]);f._paths=f.paths(o,m,x[0],x[1]),dt!=y&&(h.globalAlpha=dt=y)}}),v.forEach((f,m)=>{if(m>0&&f.show){let y=dt;dt!=f.alpha&&(h.globalAlpha=dt=f.alpha),f._paths!=null&&li(m,!1);{let x=f._paths!=null?f._paths.gaps:null,S=f.points.show(o,m,Be,He,x),A=f.points.filter(o,m,S,x);(S||A)&&(f.points._paths=f.points.paths(o,m,Be,He,A),li(m,!0))}dt!=y&&(h.globalAlpha=dt=y),je("drawSeries",m)}}),u&&(h.globalAlpha=dt=1)}}function si(u,f){let m=f?v[u].points:v[u];m._stroke=m.stroke(o,u),m._fill=m.fill(o,u)}function li(u,f){let m=f?v[u].points:v[u],{stroke:y,fill:x,clip:S,flags:A,_stroke:C=m._stroke,_fill:L=m._fill,_width:z=m.width}=m._paths;z=be(z*de,3);let N=null,F=z%2/2;f&&L==null&&(L=z>0?"#fff":C);let J=m.pxAlign==1&&F>0;if(J&&h.translate(F,F),!f){let ae=ht-z/2,le=wt-z/2,te=ct+z,Y=Lt+z;N=new Path2D,N.rect(ae,le,te,Y)}f?xs(C,z,m.dash,m.cap,L,y,x,A,S):Wd(u,C,z,m.dash,m.cap,L,y,x,A,N,S),J&&h.translate(-F,-F)}function Wd(u,f,m,y,x,S,A,C,L,z,N){let F=!1;L!=0&&D.forEach((J,ae)=>{if(J.series[0]==u){let le=v[J.series[1]],te=t[J.series[1]],Y=(le._paths||or).band;vn(Y)&&(Y=J.dir==1?Y[0]:Y[1]);let j,Se=null;le.show&&Y&&Ph(te,Be,He)?(Se=J.fill(o,ae)||S,j=le._paths.clip):Y=null,xs(f,m,y,x,Se,A,C,L,z,N,j,Y),F=!0}}),F||xs(f,m,y,x,S,A,C,L,z,N)}let ii=Mo|Al;function xs(u,f,m,y,x,S,A,C,L,z,N,F){ni(u,f,m,y,x),(L||z||F)&&(h.save(),L&&h.clip(L),z&&h.clip(z)),F?(C&ii)==ii?(h.clip(F),N&&h.clip(N),fr(x,A),dr(u,S,f)):C&Al?(fr(x,A),h.clip(F),dr(u,S,f)):C&Mo&&(h.save(),h.clip(F),N&&h.clip(N),fr(x,A),h.restore(),dr(u,S,f)):(fr(x,A),dr(u,S,f)),(L||z||F)&&h.restore()}function dr(u,f,m){m>0&&(f instanceof Map?f.forEach((y,x)=>{h.strokeStyle=cr=x,h.stroke(y)}):f!=null&&u&&h.stroke(f))}function fr(u,f){f instanceof Map?f.forEach((m,y)=>{h.fillStyle=no=y,h.fill(m)}):f!=null&&u&&h.fill(f)}function Bd(u,f,m,y){let x=w[u],S;if(y<=0)S=[0,0];else{let A=x._space=x.space(o,u,f,m,y),C=x._incrs=x.incrs(o,u,f,m,y,A);S=eg(f,m,C,y,A)}return x._found=S}function ws(u,f,m,y,x,S,A,C,L,z){let N=A%2/2;k==1&&h.translate(N,N),ni(C,A,L,z,C),h.beginPath();let F,J,ae,le,te=x+(y==0||y==3?-S:S);m==0?(J=x,le=te):(F=x,ae=te);for(let Y=0;Y<u.length;Y++)f[Y]!=null&&(m==0?F=ae=u[Y]:J=le=u[Y],h.moveTo(F,J),h.lineTo(ae,le));h.stroke(),k==1&&h.translate(-N,-N)}function Hd(u){let f=!0;return w.forEach((m,y)=>{if(!m.show)return;let x=R[m.scale];if(x.min==null){m._show&&(f=!1,m._show=!1,oo(!1));return}else m._show||(f=!1,m._show=!0,oo(!1));let S=m.side,A=S%2,{min:C,max:L}=x,[z,N]=Bd(y,C,L,A==0?Q:V);if(N==0)return;let F=x.distr==2,J=m._splits=m.splits(o,y,C,L,z,N,F),ae=x.distr==2?J.map(j=>Pt[j]):J,le=x.distr==2?Pt[J[1]]-Pt[J[0]]:z,te=m._values=m.values(o,m.filter(o,ae,y,N,le),y,N,le);m._rotate=S==2?m.rotate(o,te,y,N):0;let Y=m._size;m._size=Ct(m.size(o,te,y,u)),Y!=null&&m._size!=Y&&(f=!1)}),f}function Kd(u){let f=!0;return ei.forEach((m,y)=>{let x=m(o,y,Tn,u);x!=sn[y]&&(f=!1),sn[y]=x}),f}function Gd(){for(let u=0;u<w.length;u++){let f=w[u];if(!f.show||!f._show)continue;let m=f.side,y=m%2,x,S,A=f.stroke(o,u),C=m==0||m==3?-1:1,[L,z]=f._found;if(f.label!=null){let st=f.labelGap*C,yt=Fe((f._lpos+st)*de);oi(f.labelFont[0],A,"center",m==2?"top":Lu),h.save(),y==1?(x=S=0,h.translate(yt,Fe(wt+Lt/2)),h.rotate((m==3?-Qr:Qr)/2)):(x=Fe(ht+ct/2),S=yt);let Cn=xc(f.label)?f.label(o,u,L,z):f.label;h.fillText(Cn,x,S),h.restore()}if(z==0)continue;let N=R[f.scale],F=y==0?ct:Lt,J=y==0?ht:wt,ae=f._splits,le=N.distr==2?ae.map(st=>Pt[st]):ae,te=N.distr==2?Pt[ae[1]]-Pt[ae[0]]:L,Y=f.ticks,j=f.border,Se=Y.show?Y.size:0,Ce=Fe(Se*de),Ue=Fe((f.alignTo==2?f._size-Se-f.gap:f.gap)*de),me=f._rotate*-Qr/180,Oe=T(f._pos*de),mt=(Ce+Ue)*C,rt=Oe+mt;S=y==0?rt:0,x=y==1?rt:0;let Rt=f.font[0],It=f.align==1?wo:f.align==2?ml:me>0?wo:me<0?ml:y==0?"center":m==3?ml:wo,jt=me||y==1?"middle":m==2?"top":Lu;oi(Rt,A,It,jt);let gt=f.font[1]*f.lineGap,Et=ae.map(st=>T(i(st,N,F,J))),Dt=f._values;for(let st=0;st<Dt.length;st++){let yt=Dt[st];if(yt!=null){y==0?x=Et[st]:S=Et[st],yt=""+yt;let Cn=yt.indexOf(`
`)==-1?[yt]:yt.split(/\n/gm);for(let lt=0;lt<Cn.length;lt++){let Ei=Cn[lt];me?(h.save(),h.translate(x,S+lt*gt),h.rotate(me),h.fillText(Ei,0,0),h.restore()):h.fillText(Ei,x,S+lt*gt)}}}Y.show&&ws(Et,Y.filter(o,le,u,z,te),y,m,Oe,Ce,be(Y.width*de,3),Y.stroke(o,u),Y.dash,Y.cap);let Ut=f.grid;Ut.show&&ws(Et,Ut.filter(o,le,u,z,te),y,y==0?2:1,y==0?wt:ht,y==0?Lt:ct,be(Ut.width*de,3),Ut.stroke(o,u),Ut.dash,Ut.cap),j.show&&ws([Oe],[1],y==0?1:0,y==0?1:2,y==1?wt:ht,y==1?Lt:ct,be(j.width*de,3),j.stroke(o,u),j.dash,j.cap)}je("drawAxes")}function oo(u){v.forEach((f,m)=>{m>0&&(f._paths=null,u&&(r==1?(f.min=null,f.max=null):f.facets.forEach(y=>{y.min=null,y.max=null})))})}let pr=!1,Ss=!1,Do=[];function jd(){Ss=!1;for(let u=0;u<Do.length;u++)je(...Do[u]);Do.length=0}function ro(){pr||(Uh(ai),pr=!0)}function Ud(u,f=!1){pr=!0,Ss=f,u(o),ai(),f&&Do.length>0&&queueMicrotask(jd)}o.batch=Ud;function ai(){if(cs&&(Vd(),cs=!1),Zn&&(Od(),Zn=!1),ir){if(ke(g,wo,ve),ke(g,"top",Ve),ke(g,Xo,Q),ke(g,er,V),ke(_,wo,ve),ke(_,"top",Ve),ke(_,Xo,Q),ke(_,er,V),ke(b,Xo,Zt),ke(b,er,wn),p.width=Fe(Zt*de),p.height=Fe(wn*de),w.forEach(({_el:u,_show:f,_size:m,_pos:y,side:x})=>{if(u!=null)if(f){let S=x===3||x===0?m:0,A=x%2==1;ke(u,A?"left":"top",y-S),ke(u,A?"width":"height",m),ke(u,A?"top":"left",A?Ve:ve),ke(u,A?"height":"width",A?V:Q),kl(u,Bn)}else bt(u,Bn)}),cr=no=ps=ms=gs=ys=bs=vs=hs=null,dt=1,Vo(!0),ve!=Jn||Ve!=Sn||Q!=Bt||V!=kn){oo(!1);let u=Q/Bt,f=V/kn;if(nt&&!Rn&&G.left>=0){G.left*=u,G.top*=f,so&&Yt(so,Fe(G.left),0,Q,V),lo&&Yt(lo,0,Fe(G.top),Q,V);for(let m=0;m<kt.length;m++){let y=kt[m];y!=null&&(eo[m]*=u,to[m]*=f,Yt(y,Ct(eo[m]),Ct(to[m]),Q,V))}}if(we.show&&!ar&&we.left>=0&&we.width>0){we.left*=u,we.width*=u,we.top*=f,we.height*=f;for(let m in As)ke(uo,m,we[m])}Jn=ve,Sn=Ve,Bt=Q,kn=V}je("setSize"),ir=!1}Zt>0&&wn>0&&(h.clearRect(0,0,p.width,p.height),je("drawClear"),K.forEach(u=>u()),je("draw")),we.show&&ar&&(hr(we),ar=!1),nt&&Rn&&(An(null,!0,!1),Rn=!1),X.show&&X.live&&St&&(Ts(),St=!1),a||(a=!0,o.status=1,je("ready")),Io=!1,pr=!1}o.redraw=(u,f)=>{Zn=f||!1,u!==!1?an(O,M.min,M.max):ro()};function ks(u,f){let m=R[u];if(m.from==null){if(Ze==0){let y=m.range(o,f.min,f.max,u);f.min=y[0],f.max=y[1]}if(f.min>f.max){let y=f.min;f.min=f.max,f.max=y}if(Ze>1&&f.min!=null&&f.max!=null&&f.max-f.min<1e-16)return;u==O&&m.distr==2&&Ze>0&&(f.min=$t(f.min,t[0]),f.max=$t(f.max,t[0]),f.min==f.max&&f.max++),$[u]=f,cs=!0,ro()}}o.setScale=ks;let Rs,Es,so,lo,ui,ci,io,ao,di,fi,xe,Te,ln=!1,Qe=G.drag,Ke=Qe.x,Ge=Qe.y;nt&&(G.x&&(Rs=At(yh,_)),G.y&&(Es=At(bh,_)),M.ori==0?(so=Rs,lo=Es):(so=Es,lo=Rs),xe=G.left,Te=G.top);let we=o.select=ze({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),uo=we.show?At(gh,we.over?_:g):null;function hr(u,f){if(we.show){for(let m in u)we[m]=u[m],m in As&&ke(uo,m,u[m]);f!==!1&&je("setSelect")}}o.setSelect=hr;function qd(u){if(v[u].show)Ne&&kl(Ae[u],Bn);else if(Ne&&bt(Ae[u],Bn),nt){let m=Xn?kt[0]:kt[u];m!=null&&Yt(m,-10,-10,Q,V)}}function an(u,f,m){ks(u,{min:f,max:m})}function Kt(u,f,m,y){f.focus!=null&&Xd(u),f.show!=null&&v.forEach((x,S)=>{S>0&&(u==S||u==null)&&(x.show=f.show,qd(S),r==2?(an(x.facets[0].scale,null,null),an(x.facets[1].scale,null,null)):an(x.scale,null,null),ro())}),m!==!1&&je("setSeries",u,f),y&&$o("setSeries",o,u,f)}o.setSeries=Kt;function Yd(u,f){ze(D[u],f)}function Jd(u,f){u.fill=ne(u.fill||null),u.dir=ie(u.dir,-1),f=f??D.length,D.splice(f,0,u)}function Zd(u){u==null?D.length=0:D.splice(u,1)}o.addBand=Jd,o.setBand=Yd,o.delBand=Zd;function Qd(u,f){v[u].alpha=f,nt&&kt[u]!=null&&(kt[u].style.opacity=f),Ne&&Ae[u]&&(Ae[u].style.opacity=f)}let Qt,un,Mn,co={focus:!0};function Xd(u){if(u!=Mn){let f=u==null,m=Ht.alpha!=1;v.forEach((y,x)=>{if(r==1||x>0){let S=f||x==0||x==u;y._focus=f?null:S,m&&Qd(x,S?1:Ht.alpha)}}),Mn=u,m&&ro()}}Ne&&Qn&&ot(zu,fe,u=>{G._lock||(En(u),Mn!=null&&Kt(null,co,!0,Ie.setSeries))});function Gt(u,f,m){let y=R[f];m&&(u=u/de-(y.ori==1?Ve:ve));let x=Q;y.ori==1&&(x=V,u=x-u),y.dir==-1&&(u=x-u);let S=y._min,A=y._max,C=u/x,L=S+(A-S)*C,z=y.distr;return z==3?Ro(10,L):z==4?Dh(L,y.asinh):z==100?y.bwd(L):L}function ef(u,f){let m=Gt(u,O,f);return $t(m,t[0],Be,He)}o.valToIdx=u=>$t(u,t[0]),o.posToIdx=ef,o.posToVal=Gt,o.valToPos=(u,f,m)=>R[f].ori==0?s(u,R[f],m?ct:Q,m?ht:0):l(u,R[f],m?Lt:V,m?wt:0),o.setCursor=(u,f,m)=>{xe=u.left,Te=u.top,An(null,f,m)};function pi(u,f){ke(uo,wo,we.left=u),ke(uo,Xo,we.width=f)}function hi(u,f){ke(uo,"top",we.top=u),ke(uo,er,we.height=f)}let zo=M.ori==0?pi:hi,No=M.ori==1?pi:hi;function tf(){if(Ne&&X.live)for(let u=r==2?1:0;u<v.length;u++){if(u==0&&xt)continue;let f=X.values[u],m=0;for(let y in f)Wt[u][m++].firstChild.nodeValue=f[y]}}function Ts(u,f){if(u!=null&&(u.idxs?u.idxs.forEach((m,y)=>{he[y]=m}):$h(u.idx)||he.fill(u.idx),X.idx=he[0]),Ne&&X.live){for(let m=0;m<v.length;m++)(m>0||r==1&&!xt)&&nf(m,he[m]);tf()}St=!1,f!==!1&&je("setLegend")}o.setLegend=Ts;function nf(u,f){let m=v[u],y=u==0&&I==2?Pt:t[u],x;xt?x=m.values(o,u,f)??rn:(x=m.value(o,f==null?null:y[f],u,f),x=x==null?rn:{_:x}),X.values[u]=x}function An(u,f,m){di=xe,fi=Te,[xe,Te]=G.move(o,xe,Te),G.left=xe,G.top=Te,nt&&(so&&Yt(so,Fe(xe),0,Q,V),lo&&Yt(lo,0,Fe(Te),Q,V));let y,x=Be>He;Qt=ye,un=null;let S=M.ori==0?Q:V,A=M.ori==1?Q:V;if(xe<0||Ze==0||x){y=G.idx=null;for(let C=0;C<v.length;C++){let L=kt[C];L!=null&&Yt(L,-10,-10,Q,V)}Qn&&Kt(null,co,!0,u==null&&Ie.setSeries),X.live&&(he.fill(y),St=!0)}else{let C,L,z;r==1&&(C=M.ori==0?xe:Te,L=Gt(C,O),y=G.idx=$t(L,t[0],Be,He),z=P(t[0][y],M,S,0));let N=-10,F=-10,J=0,ae=0,le=!0,te="",Y="";for(let j=r==2?1:0;j<v.length;j++){let Se=v[j],Ce=he[j],Ue=Ce==null?null:r==1?t[j][Ce]:t[j][1][Ce],me=G.dataIdx(o,j,y,L),Oe=me==null?null:r==1?t[j][me]:t[j][1][me];if(St=St||Oe!=Ue||me!=Ce,he[j]=me,j>0&&Se.show){let mt=me==null?-10:me==y?z:P(r==1?t[0][me]:t[j][0][me],M,S,0),rt=Oe==null?-10:H(Oe,r==1?R[Se.scale]:R[Se.facets[1].scale],A,0);if(Qn&&Oe!=null){let Rt=M.ori==1?xe:Te,It=We(Ht.dist(o,j,me,rt,Rt));if(It<Qt){let jt=Ht.bias;if(jt!=0){let gt=Gt(Rt,Se.scale),Et=Oe>=0?1:-1,Dt=gt>=0?1:-1;Dt==Et&&(Dt==1?jt==1?Oe>=gt:Oe<=gt:jt==1?Oe<=gt:Oe>=gt)&&(Qt=It,un=j)}else Qt=It,un=j}}if(St||Xn){let Rt,It;M.ori==0?(Rt=mt,It=rt):(Rt=rt,It=mt);let jt,gt,Et,Dt,Ut,st,yt=!0,Cn=et.bbox;if(Cn!=null){yt=!1;let lt=Cn(o,j);Et=lt.left,Dt=lt.top,jt=lt.width,gt=lt.height}else Et=Rt,Dt=It,jt=gt=et.size(o,j);if(st=et.fill(o,j),Ut=et.stroke(o,j),Xn)j==un&&Qt<=Ht.prox&&(N=Et,F=Dt,J=jt,ae=gt,le=yt,te=st,Y=Ut);else{let lt=kt[j];lt!=null&&(eo[j]=Et,to[j]=Dt,Hu(lt,jt,gt,yt),Wu(lt,st,Ut),Yt(lt,Ct(Et),Ct(Dt),Q,V))}}}}if(Xn){let j=Ht.prox,Se=Mn==null?Qt<=j:Qt>j||un!=Mn;if(St||Se){let Ce=kt[0];Ce!=null&&(eo[0]=N,to[0]=F,Hu(Ce,J,ae,le),Wu(Ce,te,Y),Yt(Ce,Ct(N),Ct(F),Q,V))}}}if(we.show&&ln)if(u!=null){let[C,L]=Ie.scales,[z,N]=Ie.match,[F,J]=u.cursor.sync.scales,ae=u.cursor.drag;if(Ke=ae._x,Ge=ae._y,Ke||Ge){let{left:le,top:te,width:Y,height:j}=u.select,Se=u.scales[F].ori,Ce=u.posToVal,Ue,me,Oe,mt,rt,Rt=C!=null&&z(C,F),It=L!=null&&N(L,J);Rt&&Ke?(Se==0?(Ue=le,me=Y):(Ue=te,me=j),Oe=R[C],mt=P(Ce(Ue,F),Oe,S,0),rt=P(Ce(Ue+me,F),Oe,S,0),zo(Ft(mt,rt),We(rt-mt))):zo(0,S),It&&Ge?(Se==1?(Ue=le,me=Y):(Ue=te,me=j),Oe=R[L],mt=H(Ce(Ue,J),Oe,A,0),rt=H(Ce(Ue+me,J),Oe,A,0),No(Ft(mt,rt),We(rt-mt))):No(0,A)}else Cs()}else{let C=We(di-ui),L=We(fi-ci);if(M.ori==1){let J=C;C=L,L=J}Ke=Qe.x&&C>=Qe.dist,Ge=Qe.y&&L>=Qe.dist;let z=Qe.uni;z!=null?Ke&&Ge&&(Ke=C>=z,Ge=L>=z,!Ke&&!Ge&&(L>C?Ge=!0:Ke=!0)):Qe.x&&Qe.y&&(Ke||Ge)&&(Ke=Ge=!0);let N,F;Ke&&(M.ori==0?(N=io,F=xe):(N=ao,F=Te),zo(Ft(N,F),We(F-N)),Ge||No(0,A)),Ge&&(M.ori==1?(N=io,F=xe):(N=ao,F=Te),No(Ft(N,F),We(F-N)),Ke||zo(0,S)),!Ke&&!Ge&&(zo(0,0),No(0,0))}if(Qe._x=Ke,Qe._y=Ge,u==null){if(m){if(Ri!=null){let[C,L]=Ie.scales;Ie.values[0]=C!=null?Gt(M.ori==0?xe:Te,C):null,Ie.values[1]=L!=null?Gt(M.ori==1?xe:Te,L):null}$o(gl,o,xe,Te,Q,V,y)}if(Qn){let C=m&&Ie.setSeries,L=Ht.prox;Mn==null?Qt<=L&&Kt(un,co,!0,C):Qt>L?Kt(null,co,!0,C):un!=Mn&&Kt(un,co,!0,C)}}St&&(X.idx=y,Ts()),f!==!1&&je("setCursor")}let cn=null;Object.defineProperty(o,"rect",{get(){return cn==null&&Vo(!1),cn}});function Vo(u=!1){u?cn=null:(cn=_.getBoundingClientRect(),je("syncRect",cn))}function mi(u,f,m,y,x,S,A){G._lock||ln&&u!=null&&u.movementX==0&&u.movementY==0||(Ms(u,f,m,y,x,S,A,!1,u!=null),u!=null?An(null,!0,!0):An(f,!0,!1))}function Ms(u,f,m,y,x,S,A,C,L){if(cn==null&&Vo(!1),En(u),u!=null)m=u.clientX-cn.left,y=u.clientY-cn.top;else{if(m<0||y<0){xe=-10,Te=-10;return}let[z,N]=Ie.scales,F=f.cursor.sync,[J,ae]=F.values,[le,te]=F.scales,[Y,j]=Ie.match,Se=f.axes[0].side%2==1,Ce=M.ori==0?Q:V,Ue=M.ori==1?Q:V,me=Se?S:x,Oe=Se?x:S,mt=Se?y:m,rt=Se?m:y;if(le!=null?m=Y(z,le)?i(J,R[z],Ce,0):-10:m=Ce*(mt/me),te!=null?y=j(N,te)?i(ae,R[N],Ue,0):-10:y=Ue*(rt/Oe),M.ori==1){let Rt=m;m=y,y=Rt}}L&&(f==null||f.cursor.event.type==gl)&&((m<=1||m>=Q-1)&&(m=Fn(m,Q)),(y<=1||y>=V-1)&&(y=Fn(y,V))),C?(ui=m,ci=y,[io,ao]=G.move(o,m,y)):(xe=m,Te=y)}let As={width:0,height:0,left:0,top:0};function Cs(){hr(As,!1)}let gi,yi,bi,vi;function _i(u,f,m,y,x,S,A){ln=!0,Ke=Ge=Qe._x=Qe._y=!1,Ms(u,f,m,y,x,S,A,!0,!1),u!=null&&(ot(yl,wl,xi,!1),$o(Iu,o,io,ao,Q,V,null));let{left:C,top:L,width:z,height:N}=we;gi=C,yi=L,bi=z,vi=N}function xi(u,f,m,y,x,S,A){ln=Qe._x=Qe._y=!1,Ms(u,f,m,y,x,S,A,!1,!0);let{left:C,top:L,width:z,height:N}=we,F=z>0||N>0,J=gi!=C||yi!=L||bi!=z||vi!=N;if(F&&J&&hr(we),Qe.setScale&&F&&J){let ae=C,le=z,te=L,Y=N;if(M.ori==1&&(ae=L,le=N,te=C,Y=z),Ke&&an(O,Gt(ae,O),Gt(ae+le,O)),Ge)for(let j in R){let Se=R[j];j!=O&&Se.from==null&&Se.min!=ye&&an(j,Gt(te+Y,j),Gt(te,j))}Cs()}else G.lock&&(G._lock=!G._lock,An(f,!0,u!=null));u!=null&&(Yn(yl,wl),$o(yl,o,xe,Te,Q,V,null))}function of(u,f,m,y,x,S,A){if(G._lock)return;En(u);let C=ln;if(ln){let L=!0,z=!0,N=10,F,J;M.ori==0?(F=Ke,J=Ge):(F=Ge,J=Ke),F&&J&&(L=xe<=N||xe>=Q-N,z=Te<=N||Te>=V-N),F&&L&&(xe=xe<io?0:Q),J&&z&&(Te=Te<ao?0:V),An(null,!0,!0),ln=!1}xe=-10,Te=-10,he.fill(null),An(null,!0,!0),C&&(ln=C)}function wi(u,f,m,y,x,S,A){G._lock||(En(u),fs(),Cs(),u!=null&&$o(Nu,o,xe,Te,Q,V,null))}function Si(){w.forEach(tg),ds(o.width,o.height,!0)}Hn(Xr,ko,Si);let fo={};fo.mousedown=_i,fo.mousemove=mi,fo.mouseup=xi,fo.dblclick=wi,fo.setSeries=(u,f,m,y)=>{let x=Ie.match[2];m=x(o,f,m),m!=-1&&Kt(m,y,!0,!1)},nt&&(ot(Iu,_,_i),ot(gl,_,mi),ot(Du,_,u=>{En(u),Vo(!1)}),ot(zu,_,of),ot(Nu,_,wi),Cl.add(o),o.syncRect=Vo);let mr=o.hooks=e.hooks||{};function je(u,f,m){Ss?Do.push([u,f,m]):u in mr&&mr[u].forEach(y=>{y.call(null,o,f,m)})}(e.plugins||[]).forEach(u=>{for(let f in u.hooks)mr[f]=(mr[f]||[]).concat(u.hooks[f])});let ki=(u,f,m)=>m,Ie=ze({key:null,setSeries:!1,filters:{pub:qu,sub:qu},scales:[O,v[1]?v[1].scale:null],match:[Yu,Yu,ki],values:[null,null]},G.sync);Ie.match.length==2&&Ie.match.push(ki),G.sync=Ie;let Ri=Ie.key,Os=Gc(Ri);function $o(u,f,m,y,x,S,A){Ie.filters.pub(u,f,m,y,x,S,A)&&Os.pub(u,f,m,y,x,S,A)}Os.sub(o);function rf(u,f,m,y,x,S,A){Ie.filters.sub(u,f,m,y,x,S,A)&&fo[u](null,f,m,y,x,S,A)}o.pub=rf;function sf(){Os.unsub(o),Cl.delete(o),xn.clear(),Rl(Xr,ko,Si),d.remove(),fe?.remove(),je("destroy")}o.destroy=sf;function Ls(){je("init",e,t),ti(t||e.data,!1),$[O]?ks(O,$[O]):fs(),ar=we.show&&(we.width>0||we.height>0),Rn=St=!0,ds(e.width,e.height)}return v.forEach(Xl),w.forEach(Nd),n?n instanceof HTMLElement?(n.appendChild(d),Ls()):n(o,Ls):Ls(),o}Je.assign=ze;Je.fmtNum=Nl;Je.rangeNum=es;Je.rangeLog=os;Je.rangeAsinh=Dl;Je.orient=Gn;Je.pxRatio=de;Je.join=jh;Je.fmtDate=$l,Je.tzDate=om;Je.sync=Gc;{Je.addGap=$m,Je.clipGaps=ls;let e=Je.paths={points:Zc};e.linear=Xc,e.stepped=Bm,e.bars=Hm,e.spline=Gm}var jl=["cached","held","not cached","recomputed","freed"];function Ul({categories:e}){let t=r=>jl.includes(r)?jl.indexOf(r):jl.length,n=Object.keys(e).filter(r=>e[r]?.some(s=>s!==0)).sort((r,s)=>t(r)-t(s)),o=[];for(let r of n){let s=o.at(-1)?.top;o.push({name:r,top:(e[r]??[]).map((l,i)=>l+(s?.[i]??0))})}return o}function od({op:e,ops:t}){let{alive:n}=Z();De(()=>{n.op.value=e},[e]),De(()=>()=>{n.op.value=null},[]);let{value:o,error:r,loading:s}=n.reply.state.value;return r?c(Nt,{message:r.message}):o?c("section",{class:"alive","aria-busy":s,"data-testid":"alive",children:[c(ng,{reply:o}),c("ol",{children:o.alive.map(l=>c("li",{children:c(rg,{row:l,at:o.at.op,ops:t,whole:o.alive[0]?.nbytes??0})},l.storage))}),o.alive_count>o.alive.length&&c("p",{class:"hint",children:["and ",ft(o.alive_count-o.alive.length,"smaller one")]})]}):s?c(hn,{what:"Reading what is alive…"}):null}function ng({reply:e}){return c("p",{class:"summary","data-testid":"alive-summary",children:["After op ",re(e.at.op),", ",c(rd,{place:e.at}),":"," ",ft(e.alive_count,"storage")," of ",c(ce,{n:e.live_bytes}),e.released_count>0&&c(ue,{children:[", of which ",re(e.released_count)," of ",c(ce,{n:e.released_bytes})," ",e.released_count===1?"is":"are"," released before the next op"]}),"."]})}function rd({place:e}){return c(ue,{children:[c("b",{children:og(e.name)})," ",c("small",{children:[e.fqn,e.source].filter(Boolean).join(" · ")})]})}function og(e){return e.replace(/^aten::(\w+)(\.\w+)?$/,"$1")}function rg({row:e,at:t,ops:n,whole:o}){let{select:r}=Z(),{node:s}=e.made_by;return c("button",{type:"button",class:"life-row",disabled:s===null,"data-storage":e.storage,onClick:()=>s!==null&&r(Tt(s)),children:[c("span",{class:"size",children:[c(ce,{n:e.nbytes}),c(mn,{part:e.nbytes,whole:o})]}),c("span",{class:"what",children:[c("span",{children:[c(rd,{place:e.made_by})," ",c("span",{class:"type",children:Vn(e.dtype,e.shape)})]}),c("small",{children:sg(e,t)})]}),c(lg,{row:e,at:t,ops:n})]})}function sg(e,t){let n=e.ended===null?"never released":`released after op ${re(e.ended)}`;return[e.state??e.phase,e.reason||e.holder&&`held by: ${e.holder}`,e.ended===t?"released before the next op":n].filter(Boolean).join(" · ")}function lg({row:e,at:t,ops:n}){let o=i=>`${100*i/Math.max(1,n)}%`,r=e.ended===null?n:e.ended+1,s=e.made_by.op,l=re(e.last_used);return c("span",{class:"life",role:"img","aria-label":`made by op ${re(s)}, last used by op ${l}`,title:`Made by op ${re(s)}, last used by op ${l}`,children:[c("span",{class:`span patch ${Mt(e.state??e.phase??"")}`,style:{left:o(s),width:o(r-s)}}),c("span",{class:"used",style:{left:o(e.last_used+.5)}}),c("span",{class:"now",style:{left:o(t+.5)}})]})}var sd={key:"timeline",title:"Timeline",waiting:"Reading the timeline…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.timeline(t,n),Panel:ig};function ig({reply:e,isLoading:t}){let[n,o]=bo("timeline");if(e.op.length===0)return c("p",{class:"hint pad",children:"The forward made no storage, so there is nothing to draw."});let r=e.phases.at(-1)?.end_op??0,s=Number(n.at??e.peak?.op??e.op[0]),l=ag(e,Number.isFinite(s)?s:0);return c("div",{class:"timeline","aria-busy":t,children:[e.peak&&c("p",{class:"summary","data-testid":"timeline-peak",children:["Peak ",c(ce,{n:e.peak.nbytes})," after op ",re(e.peak.op),"."," ",c("span",{class:"hint",children:"Click, or use the arrow keys, to see what is alive after an op; drag to zoom in, double-click to zoom out."})]}),c(ug,{timeline:e,chosen:l,onChoose:i=>o("at",String(e.op[i]??0))}),c(od,{op:e.op[l]??0,ops:r})]})}function ag(e,t){let n=e.op.findIndex(o=>o>t);return Math.max(0,(n<0?e.op.length:n)-1)}function ug({timeline:e,chosen:t,onChoose:n}){let o=Z(),r=it(null),s=it(t),l=it(null),[i,a]=ge(null),d=Ul(e),p=o.isDark.value;De(()=>{if(!l.current)return;let _=l.current,k=fg(e,_,a,()=>s.current),T=new Je(k,dg(e),_);r.current=T,cg(T,n);let E=new ResizeObserver(()=>{let{clientWidth:v,clientHeight:w}=_;v>0&&w>0&&T.setSize({width:v,height:w})});return E.observe(_),()=>{E.disconnect(),T.destroy(),r.current=null}},[e,p]),De(()=>{s.current=t,r.current?.redraw(!1)},[t]);let h=e.op.length-1,b=i??t,g=_=>{let T={ArrowLeft:t-1,ArrowRight:t+1,PageUp:t-20,PageDown:t+20,Home:0,End:h}[_.key];T!==void 0&&(_.preventDefault(),n(Math.max(0,Math.min(h,T))))};return c(ue,{children:[c("dl",{class:"plot-legend","data-testid":"timeline-legend",children:[c("div",{children:[c("dt",{children:["after op ",re(e.op[b]??0)]}),c("dd",{children:c(ce,{n:e.live_bytes[b]})})]}),d.map(({name:_})=>c("div",{children:[c("dt",{children:[c("span",{class:`patch ${Mt(_)}`}),_]}),c("dd",{children:c(ce,{n:e.categories[_]?.[b]})})]},_))]}),c("div",{class:"plot",ref:l,role:"slider",tabIndex:0,"aria-label":"Live bytes after each op, split by what had become of them when the forward ended","aria-valuemin":0,"aria-valuemax":h,"aria-valuenow":t,"aria-valuetext":`${Ye(e.live_bytes[t]??0)} after op ${e.op[t]}`,onKeyDown:g,"data-testid":"timeline-plot"})]})}function cg(e,t){let n=0;e.over.addEventListener("mousedown",o=>n=o.clientX),e.over.addEventListener("click",o=>{Math.abs(o.clientX-n)<4&&t(e.posToIdx(o.offsetX))})}function dg(e){return[e.op,...ld(e).map(t=>t.top)]}function ld(e){return Ul(e).reverse()}function fg(e,t,n,o){let r=i=>getComputedStyle(t).getPropertyValue(`--${i}`).trim(),s=ld(e),l={stroke:r("muted"),grid:{stroke:r("grid"),width:1},ticks:{stroke:r("grid"),width:1},font:"12px system-ui, sans-serif"};return{width:t.clientWidth||600,height:t.clientHeight||300,legend:{show:!1},cursor:{y:!1,points:{show:!1}},scales:{x:{time:!1},y:{range:(i,a,d)=>[0,(d||1)*pg]}},axes:[{...l,values:(i,a)=>a.map(d=>Number.isInteger(d)?re(d):"")},{...l,size:76,incrs:hg,values:(i,a)=>a.map(Ye)}],series:[{},...s.map(({name:i})=>({label:i,stroke:r(Mt(i)),fill:r(`${Mt(i)}-fill`),width:1,paths:Je.paths.stepped?.({align:1})??(()=>null),points:{show:!1}}))],bands:s.slice(1).map((i,a)=>({series:[a+1,a+2]})),hooks:{setCursor:[i=>n(i.cursor.idx??null)],draw:[i=>mg(i,e,o(),r)]}}}var pg=1.12,hg=Array.from({length:50},(e,t)=>2**t);function mg(e,{op:t,peak:n,phases:o},r,s){let{ctx:l,bbox:i}=e,a=devicePixelRatio;l.save(),l.beginPath(),l.rect(i.left,i.top,i.width,i.height),l.clip(),l.font=`${12*a}px system-ui, sans-serif`,l.fillStyle=l.strokeStyle=s("muted"),l.lineWidth=a,l.textAlign="left",l.setLineDash([2*a,3*a]);for(let p of o.slice(1)){let h=e.valToPos(p.first_op,"x",!0);ql(l,h,i.top,h,i.top+i.height),l.fillText(p.kind,h+4*a,i.top+i.height-6*a)}l.setLineDash([]);let d=e.valToPos(t[r]??0,"x",!0);if(l.strokeStyle=s("accent"),ql(l,d,i.top,d,i.top+i.height),n){let[p,h]=[e.valToPos(n.op,"x",!0),e.valToPos(n.nbytes,"y",!0)];l.fillStyle=l.strokeStyle=s("fg"),ql(l,p,h,p,i.top+i.height),l.beginPath(),l.arc(p,h,3.5*a,0,2*Math.PI),l.fill();let b=p>i.left+i.width/2;l.textAlign=b?"right":"left",l.fillText(`peak ${Ye(n.nbytes)}`,p+(b?-8:8)*a,h-4*a)}l.restore()}function ql(e,t,n,o,r){e.beginPath(),e.moveTo(t,n),e.lineTo(o,r),e.stroke()}var Yl=[nu,Su,xu,ou,sd,Cu,Tu];function id(e,{partOfShown:t}){let n=Xe(null),o=t(()=>n.value===null?null:`alive ${n.value}`,(r,s)=>e.alive(r,n.peek()??0,s));return{op:n,reply:o}}function ad(e){let t=Xe(e);return{address:t,change:n=>t.value={...t.peek(),...n}}}function ud(e,{address:t,change:n},o){let r=cl(()=>o.value?"index":null,e.index),s=qe(()=>ha(r.state.value.value,t.value)),l=qe(()=>{let{run:v,tag:w,step:R}=s.value??{};return v&&w&&R?{run:v.run,tag:w.tag,...R}:null}),i=qe(()=>l.value?JSON.stringify(l.value):null);function a(v,w){return cl(()=>{let R=o.value&&i.value!==null?v():null;return R===null?null:`${i.value} ${R}`},(R,D)=>{let O=l.peek();if(!O)throw new Error("No recording is chosen.");return w(O,R,D)})}let d=a(()=>"recording",e.recording),p=qe(()=>d.state.value.value?.modules),h=qe(()=>p.value&&ga(p.value)),b=qe(()=>{let v=d.state.value.value?.ops.node??[];return new Map(v.map((w,R)=>[w,R]))});function g({kind:v,number:w}){if(v==="module")return p.peek()?.parent[w]??null;let R=b.peek().get(w);return R===void 0?null:d.state.peek().value?.ops.module[R]??null}function _(){return{selected:null,expand:null,modules:Lr(t.peek().modules,"open",""),timeline:{}}}function k(v){n({run:v,tag:"",step:null,..._()})}function T(v){n({tag:v,step:null,..._()})}function E({run:v,tag:w},R){let D=l.peek()?.step??null;n({run:v,tag:w,step:D,view:R,..._()})}return{index:r,entry:s,shown:l,partOfShown:a,recording:d,modules:p,moduleTree:h,rowOfNode:b,moduleAround:g,chooseRun:k,chooseTag:T,chooseRank:E}}function cd(e,t,{address:n},{entry:o,recording:r,partOfShown:s}){let l=(_,k)=>s(()=>k()?_.key:null,async(T,E,v)=>_.fetch?.(t,T,E,v)),i=()=>r.state.value.value?.meta,a=_=>_.isFor?.(i(),o.value?.tag)??!0,d=new Map;for(let _ of e)_.isEmpty!==void 0&&d.set(_,l(_,()=>i()!==void 0&&a(_)));function p(_){if(!a(_))return!1;if(_.isEmpty===void 0)return!0;let k=d.get(_)?.state.value;return(k?.loading===!0||i()===void 0)&&n.value.view===_.key?!0:k?.value!==void 0&&!_.isEmpty(k.value)}let h=qe(()=>e.filter(p)),b=qe(()=>h.value.map(({key:k})=>k).includes(n.value.view)?n.value.view:qt.view);for(let _ of e)_.fetch===void 0||d.has(_)||d.set(_,l(_,()=>b.value===_.key));function g(){for(let[_,k]of d){let{value:T,error:E}=k.state.peek();(E||T!==void 0&&_.mayGrow?.(T))&&k.reload()}}return{available:h,shown:b,reply:_=>d.get(_),reload:g,dispose:()=>d.forEach(_=>_.dispose())}}function dd(e,t,n,o=qt){let r=ad(o),{address:s,change:l}=r,i=Xe(!0),a=Xe(!1),d=ud(e,r,i),p=cd(n,e,r,d),h=Ya(e,t,r,d,p.shown),b=d.partOfShown(()=>yo(s.value.selected)?s.value.selected.text:null,(w,R)=>e.detail(w,s.peek().selected,R)),g=id(e,d),{index:_,recording:k}=d;function T(w){l({selected:w})}function E(){_.reload();for(let w of[k,h.picture,b,g.reply])w.state.peek().error&&w.reload();p.reload()}function v(){for(let w of[_,k,h.picture,b,g.reply,p])w.dispose()}return{address:s,change:l,select:T,isVisible:i,isDark:a,recordings:d,views:p,graph:h,detail:b,alive:g,reload:E,dispose:v}}var fd='.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}';var pd=`* {
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
`;var hd=`.details {
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
`;var md=`.graph {
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
`;var gd=`@media (max-width: 820px) {
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
`;var yd=`.app {
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
`;var bd=`.ranks {
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
`;var vd=`.table {
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
`;var _d=`.terms {
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
`;var xd=`/* Colours are named once, per theme. Those of the states are tb_actmem/render/palette.py's (Okabe
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
`;var wd=`.timeline {
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

.alive ol {
  margin: 0;
  padding: 0;
  list-style: none;
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

.life-row .what small {
  overflow: hidden;
  color: var(--muted);
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
`;var Sd=[fd,xd,pd,yd,md,hd,vd,wd,_d,bd,gd].join(`
`);var sr="p.activation_memory.";function jn(){try{return window.parent!==window&&window.parent.document?window.parent:null}catch{return null}}function Jl(e){try{let n=jn()?.tensorboard?.tf_storage?.getString(sr+e);if(n)return n}catch{}let t=(jn()??window).location.hash.slice(1);return new URLSearchParams(t.replaceAll("+","%2B")).get(sr+e)??""}function kd(e,t,n){let o=jn()?.tensorboard?.tf_storage;try{if(o){o.setString(sr+e,t,{defaultValue:"",useLocationReplace:!n});return}}catch{return}if(jn())return;let r=new URLSearchParams(location.hash.slice(1));t?r.set(sr+e,t):r.delete(sr+e);let s=`${location.pathname}${location.search}#${r.toString()}`;n?history.pushState(null,"",s):history.replaceState(null,"",s)}function Rd(e){(jn()??window).addEventListener("hashchange",e)}function Ed(e){let t=jn()?.document.body;if(t){let n=()=>e(t.classList.contains("dark-mode"));new MutationObserver(n).observe(t,{attributes:!0,attributeFilter:["class"]}),n()}else{let n=window.matchMedia("(prefers-color-scheme: dark)");n.addEventListener("change",()=>e(n.matches)),e(n.matches)}}function Td(e){let t=()=>e(window.innerHeight>0);window.addEventListener("resize",t),t()}function Md(e,t){if(!jn())return;let{port1:n,port2:o}=new MessageChannel,r=s=>n.postMessage(JSON.stringify(s));n.onmessage=s=>{let l=JSON.parse(s.data);if(l.isReply){l.type==="experimental.GetURLPluginData"&&!l.error&&l.payload&&t(l.payload);return}l.type==="experimental.DataReloaded"&&e(),r({...l,payload:null,error:null,isReply:!0})},window.parent.postMessage("experimental.bootstrap","*",[o]),r({type:"experimental.GetURLPluginData",id:0,payload:null,error:null,isReply:!1})}var Ad=Yl.map(({key:e})=>e);function Z_(){try{Tg()}catch(e){let t=document.createElement("p");t.setAttribute("role","alert"),t.textContent=`The Activation Memory tab could not start: ${String(e)}`,document.body.append(t)}}function Tg(){document.documentElement.lang="en";let e=document.createElement("style");e.textContent=Sd,document.head.append(e);let t=Zs(Jl,Ad),n=dd(da,pa(Mg),Yl,t);Ed(r=>{document.documentElement.classList.toggle("dark",r),n.isDark.value=r}),Td(r=>n.isVisible.value=r),Ag(n);let o=document.createElement("div");o.id="activation-memory",document.body.append(o),$i(c(el.Provider,{value:n,children:c(Pa,{})}),o)}function Mg(){let e=new URL("./layout.worker.js?v=f3e949b78ecb",import.meta.url);return new Worker(e,{type:"module"})}function Ag(e){let t=zr(e.address.peek());zt(()=>{let o=zr(e.address.value),r=Dr.filter(l=>o[l]!==t[l]),s=r.find(l=>ua.includes(l));for(let l of s?[s,...r.filter(i=>i!==s)]:r)kd(l,o[l],l===s);t=o});let n=o=>{let r=Zs(o,Ad),s=zr(r);Dr.every(l=>s[l]===t[l])||(t=s,e.change(r))};Rd(()=>{e.isVisible.peek()&&n(Jl)}),Md(e.reload,o=>{Dr.every(r=>!t[r])&&n(r=>o[r]??"")})}export{Z_ as render};
