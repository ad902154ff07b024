var re,Oi,Vs,cn,Ds,_r,Pi,br,Ii,$s,zs,Di,Bo=Symbol.for("pv"),xr={},wr=[],mf=/^m(i|n|o|s|text|space)$/,Fs=Array.isArray,Ws=wr.slice,Ln=Object.assign;function Cn(e){e&&e.parentNode&&e.remove()}function zi(e,t,n){var o,r,s,l={},i=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:l[s]=t[s];return i>2&&(l.children=i>3?Ws.call(arguments,2):n),Wo(e,l,o,r,null)}function Wo(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Bo,__v:r||++Oi,__i:-1,__u:0};return!r&&re.vnode&&re.vnode(s),s}function he(e){return e.children}function fo(e,t){this.props=e,this.context=t,this.__g=0}function dn(e,t){if(t==null)return e.__&&dn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:dn(e)}function gf(e){var t,n=e.__v,o=n.__e,r=[],s=[],l=e.__P;l&&((t=Ln({constructor:Bo},n)).__v=n.__v+1,re.vnode&&re.vnode(t),Bs(l,t,n,e.__n,l.namespaceURI,32&n.__u?[o]:null,r,o||dn(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Bi(r,t,s),n.__=n.__e=null,t.__e!=o&&Ni(t))}function Ni(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Ni(e)}function Ns(e){(8&e.__g||(e.__g|=8,cn.push(e),_r++))&&Ds==re.debounceRendering||((Ds=re.debounceRendering)||queueMicrotask)(Vi)}function Vi(){try{for(var e,t=1;cn.length;)cn.length>t&&cn.sort(Pi),e=cn.shift(),t=cn.length,8&e.__g&&gf(e)}finally{(_r=cn.length)&&(Ds||queueMicrotask)(Vi)}}function $i(e,t,n,o,r,s,l,i,a,d,p){var h,b,g,_,k,T,E=o.__k||wr,v=t.length;for(a=yf(n,t,E,a,v),h=0;h<v;h++)(g=n.__k[h])!=null&&(b=~g.__i&&E[g.__i]||xr,g.__i=h,T=Bs(e,g,b,r,s,l,i,a,d,p),_=g.__e,(b.ref!=g.ref||8&b.__u)&&(b.ref&&Hs(b.ref,null,g,b),g.ref&&p.push(g.ref,g.__c||_,g)),k=k||_,4&g.__u?(a=Fi(g,a,e,!b.__v),b.__e&&(b.__e=null)):typeof g.type=="function"&&T!==void 0?a=T:_&&(a=_.nextSibling),g.__u&=-21);return n.__e=k,a}function yf(e,t,n,o,r){var s,l,i,a,d,p,h,b,g,_=n.length,k=_,T=0,E=0,v=e.__k=Array(r);for(s=0;s<r;s++)(l=t[s])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=v[s]=Wo(null,l):Fs(l)?l=v[s]=Wo(he,{children:l}):l.constructor===Bo&&l.__b?l=v[s]=Wo(l.type,l.props,l.key,l.ref,l.__v):v[s]=l,a=s+T,l.__=e,l.__b=e.__b+1,i=null,~(d=l.__i=bf(l,n,a,k))&&(k--,(i=n[d])&&(i.__u|=2)),i&&i.__v?(l.__u|=16,d==a-1?T--:d==a+1?T++:d!=a&&(d>a?T--:T++,E=1)):(~d||(r>_?T--:r<_&&T++),typeof l.type!="function"&&(l.__u|=4))):v[s]=null;if(E){for(p=[],h=[],s=0;s<r;s++)if((l=v[s])&&16&l.__u){for(T=0,b=p.length;T<b;)p[g=T+b>>1]<l.__i?T=g+1:b=g;p[T]=l.__i,h[s]=T+1}for(T=p.length;s--;)h[s]&&(h[s]==T?T--:v[s].__u|=4)}if(k)for(s=0;s<_;s++)!(i=n[s])||2&i.__u||(i.__e==o&&(o=dn(i)),Gs(i,i));return o}function Fi(e,t,n,o){var r,s,l,i;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=Fi(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=dn(e))&&!t.parentNode&&(t=null),l=e.__e,i=t;i&&i.nodeType==8;)i=i.nextSibling;for(l!=i&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,t):n.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function bf(e,t,n,o){var r,s=e.key,l=e.type,i=t[n],a=i&&!(2&i.__u);if(i===null&&s==null||a&&s==i.key&&l==i.type)return n;if(o>(a?1:0)){for(r=n-1;r>=0;r--)if((i=t[r])&&!(2&i.__u)&&s==i.key&&l==i.type)return r;for(r=n+1;r<t.length;r++)if((i=t[r])&&!(2&i.__u)&&s==i.key&&l==i.type)return r}return-1}function Li(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function yr(e,t,n,o,r){var s,l;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Li(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Li(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(l=zs[t]||(zs[t]=vf(t)),(e.__a||(e.__a={}))[t]=$s,s=t!=(t=t.replace(Ii,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,l,s):e.removeEventListener(t,l,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function vf(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[br]==null)t[br]=$s++;else if(t[br]<this.__a[e])return;return n(re.event?re.event(t):t)}}}function Bs(e,t,n,o,r,s,l,i,a,d){var p,h,b,g,_,k,T,E,v,w,R,D,L,W,G,q,B,M,I=t.type;if(t.constructor!==Bo)return null;128&n.__u&&(a=32&n.__u,p=n.__c.__z)&&(t.__u|=a,h=s=[],p.nodeType==8?i=vr(p,s):s.push(p),i=s[0]||i),(p=re.__b)&&p(t);e:if(typeof I=="function"){b=l.length;try{if(E=t.props,v=(p=I.prototype)&&p.render,w=(p=I.contextType)&&o[p.__c],R=p?w?w.props.value:p.__:o,(g=n.__c)?(t.__c=g,2&g.__g&&(g.__g|=1)):(v?t.__c=g=new I(E,R):(t.__c=g=new fo(E,R),g.constructor=I,g.render=xf),w&&w.sub(g),g.state||(g.state={}),g.__n=o,g.__g|=8,g.__h=[],g.__k=[]),v&&(g.__s||(g.__s=g.state),I.getDerivedStateFromProps&&(g.__s==g.state&&(g.__s=Ln({},g.__s)),Ln(g.__s,I.getDerivedStateFromProps(E,g.__s)))),_=g.props,k=g.state,g.__v=t,n.__c){if(E!==_&&v&&!I.getDerivedStateFromProps&&g.componentWillReceiveProps&&g.componentWillReceiveProps(E,R),t.__v==n.__v&&!(8&g.__g)||!(4&g.__g)&&g.shouldComponentUpdate&&g.shouldComponentUpdate(E,g.__s,R)===!1){t.__v!=n.__v&&(g.props=E,g.state=g.__s,g.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(P){P&&(P.__=t)}),wr.push.apply(g.__h,g.__k),g.__k=[],g.__h.length&&l.push(g),i=dn(n);break e}g.componentWillUpdate&&g.componentWillUpdate(E,g.__s,R),v&&g.componentDidUpdate&&g.__h.push(function(){g.componentDidUpdate(_,k,T)})}else v&&!I.getDerivedStateFromProps&&g.componentWillMount&&g.componentWillMount(),v&&g.componentDidMount&&g.__h.push(g.componentDidMount);g.context=R,g.props=E,g.__P=e,g.__g&=-5,D=re.__r,L=v?25:0;do g.__g&=-9,D&&D(t),p=g.render(g.props,g.state=g.__s,g.context);while(8&g.__g&&++L<25);v&&(wr.push.apply(g.__h,g.__k),g.__k=[]),g.state=g.__s,g.getChildContext&&(o=Ln({},o,g.getChildContext())),v&&n.__c&&g.getSnapshotBeforeUpdate&&(T=g.getSnapshotBeforeUpdate(_,k)),W=p&&p.type===he&&p.key==null?p.props.children:p,E.__P&&(p=i,r=(e=E.__P).namespaceURI,a=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(P){P&&Gs(P,P)}),n.__k=null),i=n.__k?dn(n,0):null),i=$i(e,Fs(W)?W:[W],t,n,o,r,s,l,i,a,d),E.__P&&(t.__e=null,i=p),t.__u&=-161,h&&h.some(Cn),g.__h.length&&l.push(g),1&g.__g&&(g.__g&=-4)}catch(P){if(l.length=b,t.__v=null,a||s)if(P&&P.then){if(t.__u|=128|a,s){for(~(B=s.indexOf(i||void 0))||(B=s.length);(M=s[B-1])&&M.nodeType==8;)B--;for(;B<s.length;B++)if(M=s[B])if(s[B]=null,G){if(M==q)break}else{if(M.nodeType!=8)break;M.data.startsWith("$s")&&(q=vr(G=M))}}if(!G){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;G=i}(p=vr(G=t.__c.__z||(t.__c.__z=G)))?(t.__e=G,i=p):t.__e=i,i=i&&i.nextSibling}else s&&s.some(Cn);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),P&&P.then||Wi(t),re.__e(P,t,n)}}else i=t.__e=_f(n.__e,t,n,o,r,s,l,a,d,e);return(p=re.diffed)&&p(t),i}function vr(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Wi(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Wi))}function Bi(e,t,n){for(var o=0;o<n.length;)Hs(n[o++],n[o++],n[o++]);re.__c&&re.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){re.__e(s,r.__v)}})}function _f(e,t,n,o,r,s,l,i,a,d){var p,h,b,g,_,k,T,E,v=n.props||xr,w=t.props,R=t.type;if(R=="svg"?r="http://www.w3.org/2000/svg":R=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(p=0;p<s.length;p++)if((_=s[p])&&(R?_.localName==R:_.nodeType==3)){e=_,s[p]=null;break}}if(!e){if(E=d.ownerDocument||document,!R)return E.createTextNode(w);e=E.createElementNS(r,R,w.is?w:d),i&&(re.__m&&re.__m(t,s),i=!1),s=null}if(R){if(d=R=="template"&&e.content||e,s=R=="textarea"&&w.defaultValue!=null?null:s&&Ws.call(d.childNodes),!i&&s)for(v={},p=0;p<e.attributes.length;p++)v[(_=e.attributes[p]).name]=_.value;for(p in v)_=v[p],p=="dangerouslySetInnerHTML"?b=_:p=="children"||p in w||p=="value"&&"defaultValue"in w||p=="checked"&&"defaultChecked"in w||yr(e,p,null,_,r);for(p in w)_=w[p],p=="children"?g=_:p=="dangerouslySetInnerHTML"?h=_:p=="value"?k=_:p=="checked"?T=_:i&&typeof _!="function"||v[p]===_||yr(e,p,_,v[p],r);h?(i||b&&(h.__html==b.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(b&&(e.textContent=""),(R=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&mf.test(R))&&(r="http://www.w3.org/1999/xhtml"),$i(d,Fs(g)?g:[g],t,n,o,r,s,l,s?s[0]:n.__k&&dn(n,0),i,a),s&&s.some(Cn)),i&&R!="textarea"||(p="value",R=="progress"&&k==null?e.removeAttribute(p):k==null||k===e[p]&&(R!="progress"||k)||yr(e,p,k,v[p],r),p="checked",T!=null&&T!=e[p]&&yr(e,p,T,v[p],r))}else v===w||i&&e.data==w||(e.data=w);return e}function Hs(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){re.__e(r,n)}}function Gs(e,t,n){var o,r,s,l;if(re.unmount&&re.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Hs(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){re.__e(i,t)}o.__P=o.__n=null}if(o=e.__k)for(l=0;l<o.length;l++)o[l]&&Gs(o[l],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=vr(o,s=[]))&&(o==e.__e&&s.some(Cn),Cn(r),Cn(o)),n||Cn(e.__e),e.__e=e.__c=e.__=null}function xf(e,t,n){return this.constructor(e,n)}function Hi(e,t){var n,o,r,s;re.__&&re.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Wo(he,{children:[e]}),r=[],s=[],Bs(t,t.__k,o||xr,xr,t.namespaceURI,o?null:t.firstChild?Ws.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),Bi(r,t.__k,s),t.__k.props.children=null}function Gi(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&o.forEach(function(l){l.__g|=4,Ns(l)})},this.sub=function(s){o.add(s);var l=s.componentWillUnmount;s.componentWillUnmount=function(){o.delete(s),l&&l.call(s)}}),n.children}return t.__c="__cC"+Di++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}re={__e:function(e,t,n,o){for(var r,s,l;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((l=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),l=1),l&&8&r.__g)return void(r.__g|=2)}catch(i){e=i}}throw _r=0,e}},Oi=0,Vs=function(e){return e!=null&&e.constructor===Bo},fo.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Ln({},this.state)),typeof e=="function"&&(e=e(Ln({},n),this.props)),e&&(Ln(n,e),this.__v&&(t&&this.__k.push(t),Ns(this)))},fo.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Ns(this))},fo.prototype.render=he,cn=[],_r=0,Pi=function(e,t){return e.__v.__b-t.__v.__b},br=Symbol(),Ii=/(PointerCapture)$|Capture$/i,$s=0,zs={},Di=0;var On,Oe,Ks,Ki,js=Object.is,Sr=0,ea=[],Us=[],Pe=re,ji=Pe.__b,Ui=Pe.__r,qi=Pe.diffed,Yi=Pe.__c,Ji=Pe.unmount,Zi=Pe.__;function Go(e,t){Pe.__h&&Pe.__h(Oe,e,Sr||t),Sr=0;var n=Oe.__H||(Oe.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function ce(e){return Sr=1,wf(na,e)}function wf(e,t,n){var o=Go(On++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):na(void 0,t),function(s){var l=(o.__N||o.__)[0],i=o.t(l,s);js(l,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=Oe,!Oe.__f)){Oe.__f=!0;var r=Oe.shouldComponentUpdate;Oe.shouldComponentUpdate=function(s,l,i){var a=this.__H;if(!a)return!0;var d=!1,p=this.props!=s;if(a.__.some(function(b){b.__N&&(d=!0,js(b.__[0],b.__N[0])||(p=!0))}),r){var h=r.call(this,s,l,i);return d?h||p:h}return!d||p}}return o.__}function ze(e,t){var n=Go(On++,3);!Pe.__s&&Ys(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Oe.__H.__h.push(n))}function po(e,t){var n=Go(On++,4);!Pe.__s&&Ys(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Oe.__h.push(n))}function it(e){return Sr=5,_e(function(){return{current:e}},[])}function _e(e,t){var n=Go(On++,7);return Ys(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function ta(e){var t=Oe.context[e.__c],n=Go(On++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(Oe)),t.props.value):e.__}function Sf(){var e;do{for(;e=Us.shift();)try{Ho(e)}catch(n){Pe.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=ea.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ho),t.__h.some(qs),t.__h=[]}catch(n){t.__h=[],Pe.__e(n,e.__v)}}}while(Us.length)}Pe.__b=function(e){Oe=null,ji&&ji(e)},Pe.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Zi&&Zi(e,t)},Pe.__r=function(e){Ui&&Ui(e),On=0;var t=(Oe=e.__c).__H;t&&(Ks==Oe?Oe.__h=[]:(t.__h.some(Ho),t.__h.some(qs),On=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ks=Oe},Pe.diffed=function(e){qi&&qi(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Xi(ea.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ks=Oe=null},Pe.__c=function(e,t){t.some(function(n){try{n.__h.some(Ho),n.__h=n.__h.filter(function(o){return!o.__||qs(o)})}catch(o){n.__h=[function(){throw o}]}}),Yi&&Yi(e,t)},Pe.unmount=function(e){Ji&&Ji(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Xi(Us.push(r))}else Ho(r)}catch(s){t=s}}),o.__H=void 0,t&&Pe.__e(t,o.__v))};var Qi=typeof requestAnimationFrame=="function";function kf(e){var t,n=function(){clearTimeout(o),Qi&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Qi&&(t=requestAnimationFrame(n))}function Xi(e){e!=1&&Ki==Pe.requestAnimationFrame||((Ki=Pe.requestAnimationFrame)||kf)(Sf)}function Ho(e){var t=Oe,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Oe=t}function qs(e){var t=Oe;e.__c=e.__(),Oe=t}function Ys(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!js(n,e[o])})}function na(e,t){return typeof t=="function"?t(e):t}var Rf=Symbol.for("preact-signals");function Tr(){if(Qt>1)Qt--;else{var e,t=!1;for((function(){var r=Rr;for(Rr=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var l=s.t;l!==void 0;l=l.x)l.i===r.i&&(l.i=s.i);r=r.o}})();jo!==void 0;){var n=jo;for(jo=void 0,kr++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&ra(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(kr=0,Qt--,t)throw e}}function Zs(e){if(Qt>0)return e();Js=++Ef,Qt++;try{return e()}finally{Tr()}}var Ko,Me=void 0;function Pn(e){var t=Me,n=Ko;Me=void 0,Ko=void 0;try{return e()}finally{Me=t,Ko=n}}var jo=void 0,Qt=0,kr=0,Ef=0,Js=0,Rr=void 0,Er=0;function oa(e){if(Me!==void 0){var t=e.n;if(t===void 0||t.t!==Me)return t={i:0,S:e,p:Me.s,n:void 0,t:Me,e:void 0,x:void 0,r:t},Me.s!==void 0&&(Me.s.n=t),Me.s=t,e.n=t,32&Me.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Me.s,t.n=void 0,Me.s.n=t,Me.s=t),t}}function Fe(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Fe.prototype.brand=Rf;Fe.prototype.h=function(){return!0};Fe.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:Pn(function(){var o;(o=t.W)==null||o.call(t)}))};Fe.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&Pn(function(){var r;(r=t.Z)==null||r.call(t)}))}};Fe.prototype.subscribe=function(e){var t=this;return zt(function(){var n=t.value;Pn(function(){return e(n)})},{name:"sub"})};Fe.prototype.valueOf=function(){return this.value};Fe.prototype.toString=function(){return this.value+""};Fe.prototype.toJSON=function(){return this.value};Fe.prototype.peek=function(){var e=this;return Pn(function(){return e.value})};Object.defineProperty(Fe.prototype,"value",{get:function(){var e=oa(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(kr>100)throw new Error("Cycle detected");(function(n){Qt!==0&&kr===0&&n.l!==Js&&(n.l=Js,Rr={S:n,v:n.v,i:n.i,o:Rr})})(this),this.v=e,this.i++,Er++,Qt++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Tr()}}}});function et(e,t){return new Fe(e,t)}function ra(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function sa(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function la(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function In(e,t){Fe.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Er-1,this.f=4}In.prototype=new Fe;In.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Er))return!0;if(this.g=Er,this.f|=1,this.i>0&&!ra(this))return this.f&=-2,!0;var e=Me;try{sa(this),Me=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Me=e,la(this),this.f&=-2,!0};In.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Fe.prototype.S.call(this,e)};In.prototype.U=function(e){if(this.t!==void 0&&(Fe.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};In.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(In.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=oa(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Ye(e,t){return new In(e,t)}function ia(e){var t=e.j;if(e.j=void 0,typeof t=="function"){Qt++;var n=Me;Me=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Qs(e),o}finally{Me=n,Tr()}}}function Qs(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,ia(e)}function Tf(e){if(Me!==this)throw new Error("Out-of-order effect");la(this),Me=e,this.f&=-2;try{8&this.f&&Qs(this)}finally{Tr()}}function ho(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Ko&&Ko.push(this)}ho.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};ho.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,ia(this),sa(this),Qt++;var e=Me;return Me=this,Tf.bind(this,e)};ho.prototype.N=function(){2&this.f||(this.f|=2,this.u=jo,jo=this)};ho.prototype.d=function(){this.f|=8,1&this.f||Qs(this)};ho.prototype.dispose=function(){this.d()};function zt(e,t){var n=new ho(e,t);try{n.c()}catch(r){throw n.d(),r}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var aa,Ar,Mr,Mf=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var ua=[];zt(function(){aa=this.N})();function mo(e,t){re[e]=t.bind(null,re[e]||function(){})}function Uo(e){if(Mr){var t=Mr;Mr=void 0,t()}Mr=e&&e.S()}function ca(e){var t=this,n=e.data,o=Cf(n);o.name="ReactiveDom",o.value=n;var r=_e(function(){for(var i=t,a=t.__v;a=a.__;)if(a.__c){a.__c.__$f|=4;break}var d=Ye(function(){var g=o.value.value;return g===0?0:g===!0?"":g||""}),p=Ye(function(){return!Array.isArray(d.value)&&!Vs(d.value)}),h=zt(function(){if(this.N=da,p.value){var g=d.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=g)}}),b=t.__$u.d;return t.__$u.d=function(){h(),b.call(this)},[p,d]},[]),s=r[0],l=r[1];return s.value?l.peek():l.value}ca.displayName="ReactiveTextNode";Object.defineProperties(Fe.prototype,{constructor:{configurable:!0,value:zi(he,null).constructor},type:{configurable:!0,value:ca},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});mo("__b",function(e,t){if(Uo(),Ar=void 0,typeof t.type=="string"){var n,o=t.props;for(var r in o)if(r!=="children"){var s=o[r];s instanceof Fe&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});mo("__r",function(e,t){if(e(t),t.type!==he){Uo();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(r,s){var l;return zt(function(){l=this},{name:s}),l.c=r,l})((function(r){return function(){var s;Mf&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Ar=o,Uo(n)}});mo("__e",function(e,t,n,o){Uo(),Ar=void 0,e(t,n,o)});mo("diffed",function(e,t){Uo(),Ar=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,r=t.props,s=n.U;if(s)for(var l in s){var i=s[l];i===void 0||o&&l in o||(i.d(),s[l]=void 0)}if(o){s||(s={},n.U=s);for(var a in o){var d=s[a],p=o[a];d===void 0?(d=Af(n,a,p,r),s[a]=d):d.o(p,r)}}}e(t)});function Af(e,t,n,o){var r=t in e&&e.ownerSVGElement===void 0,s=et(n);return{o:function(l,i){s.value=l,o=i},d:zt(function(){this.N=da;var l=s.value.value;o[t]!==l&&(o[t]=l,r?e[t]=l:l!=null&&(l!==!1||t[4]==="-")?e.setAttribute(t,l):e.removeAttribute(t))})}}mo("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var r in o){var s=o[r];s&&s.d()}}}var l=t.__np;if(l){var i=t.props;for(var a in l)i[a]=l[a]}t.__np=void 0}else{var d=t.__c;if(d){d.__$f|=8;var p=d.__$u;p&&(d.__$u=void 0,p.d())}}e(t)});mo("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});fo.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var l in e)if(l!=="__source"&&e[l]!==this.props[l])return!0;for(var i in this.props)if(!(i in e))return!0;return!1};function Cf(e,t){return _e(function(){return et(e,t)},[])}var Lf=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Of(){Zs(function(){for(var e;e=ua.shift();)aa.call(e)})}function da(){ua.push(this)===1&&(re.requestAnimationFrame||Lf)(Of)}var Pf={n:"node",m:"module",s:"stretch",t:"leaf",o:"output"};function Cr(e){let[,t,n]=/^([nmsto])_?(\d+)$/.exec(e)??[];return t===void 0?null:{kind:Pf[t],number:Number(n),text:e}}function pt(e){return{kind:"node",number:e,text:`n${e}`}}function Je(e){return{kind:"module",number:e,text:`m${e}`}}function go(e){return e?.kind==="node"||e?.kind==="module"}function Lr(e){return Object.fromEntries([...new URLSearchParams(e)].filter(([,t])=>t!==""))}function Or(e){return new URLSearchParams(e).toString()}function Pr(e,t,n){return Object.fromEntries(Object.entries({...e,[t]:n}).filter(([,o])=>o!==""))}function Ir(e,t){let n=e?.startsWith("-")===!0,o=e?.slice(n?1:0)??"";return t.includes(o)?{key:o,descending:n}:null}function Dr(e){return e?`${e.descending?"-":""}${e.key}`:""}var yo={run:"",tag:"",step:null,view:"overview",selected:null,expand:null,ops:{},modules:{},timeline:{}},zr=["run","tag","step","view","selected","expand","ops","modules","timeline"],pa=["run","tag","step","view"];function Xs(e,t){let n=e("step"),o=e("view");return{run:e("run"),tag:e("tag"),step:/^-?\d+$/.test(n)?Number(n):null,view:t.includes(o)?o:yo.view,selected:Cr(e("selected")),expand:el(e("expand")),ops:Lr(e("ops")),modules:Lr(e("modules")),timeline:Lr(e("timeline"))}}function Nr(e){return{run:e.run,tag:e.tag,step:e.step===null?"":String(e.step),view:e.view===yo.view?"":e.view,selected:e.selected?.text??"",expand:tl(e.expand),ops:Or(e.ops),modules:Or(e.modules),timeline:Or(e.timeline)}}function el(e){return e==="none"?[]:/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(e)?e.split(",").flatMap(n=>{let[o=0,r=o]=n.split("-").map(Number);return Array.from({length:Math.min(r-o,fa)+1},(s,l)=>o+l)}).slice(0,fa):null}var fa=1e5;function tl(e){if(e===null)return"";if(e.length===0)return"none";let t=[...new Set(e)].sort((o,r)=>o-r),n=[];for(let o of t){let r=n.at(-1);r&&r[1]===o-1?r[1]=o:n.push([o,o])}return n.map(([o,r])=>o===r?`${o}`:`${o}-${r}`).join(",")}function fn(e){let t=JSON.parse(e),n=t?.version;if(n!==1)throw new Error(`This page reads version ${1} of the data and the server sent version ${JSON.stringify(n??null)}: reload the page, or restart TensorBoard after an upgrade.`);return t}var ma={index:async e=>fn(await zn("index.json",{},e)),recording:async(e,t)=>fn(await zn("recording.json",Dn(e),t)),async graph(e,t,n){let o=t===null?{}:{expand:t.join(",")},r=await ga("graph.dot",{...Dn(e),...o},n),s=r.headers.get("X-Actmem-Expand")??"";return{dot:await r.text(),expand:s===""?[]:s.split(",").map(Number),visible:Number(r.headers.get("X-Actmem-Visible")??0)}},detail:async(e,t,n)=>{let o={[t.kind]:String(t.number)};return fn(await zn("detail.json",{...Dn(e),...o},n))},timeline:async(e,t)=>fn(await zn("timeline.json",Dn(e),t)),alive:async(e,t,n)=>fn(await zn("alive.json",{...Dn(e),op:String(t)},n)),terms:async(e,t)=>fn(await zn("terms.json",Dn(e),t)),ranks:async(e,t)=>fn(await zn("ranks.json",Dn(e),t))};function Dn({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}async function zn(e,t,n){return(await ga(e,t,n)).text()}async function ga(e,t,n){let o=new URLSearchParams(t).toString(),r;try{r=await fetch(o?`./${e}?${o}`:`./${e}`,{signal:n})}catch(s){throw n.aborted?s:new Error("TensorBoard does not answer: see that it still runs, then try again.",{cause:s})}if(!r.ok)throw new Error(await If(e,r));return r}async function If(e,t){return(t.headers.get("Content-Type")?.startsWith("text/plain")??!1?(await t.text()).trim():"")||`The server answered ${t.status} to ${e}; its log says why.`}var nl=Gi(null);function Z(){let e=ta(nl);if(!e)throw new Error("This panel stands outside of the page.");return e}function bo(e){let{address:t,change:n}=Z(),o=(r,s)=>n({[e]:Pr(t.peek()[e],r,s)});return[t.value[e],o]}function ya(e,t=6e4){let n;return(o,r)=>new Promise((s,l)=>{let i=n??e();n=void 0;let a=b=>{h(),i.terminate(),l(b)},d=()=>a(new Error("Not wanted any more.")),p=setTimeout(()=>a(new Error(Df(t))),t),h=()=>{clearTimeout(p),r.removeEventListener("abort",d),i.onmessage=i.onerror=null};i.onmessage=({data:b})=>{h(),n?.terminate(),n=i,b.svg!==void 0?s(b.svg):l(new Error(`Graphviz cannot lay this graph out: ${b.error??"no reason given"}`))},i.onerror=b=>a(new Error(`The layout worker failed: ${b.message}`)),r.addEventListener("abort",d),r.aborted?d():i.postMessage(o)})}function Df(e){return`The layout took longer than ${e/1e3} s and was stopped: fold some modules and try again.`}function zf(e){let t=e.map(n=>Math.max(...n.tags.flatMap(o=>o.steps.map(r=>r.wall_time??0)),0));return e[t.indexOf(Math.max(...t))]}function ba(e,t){let n=e?.runs.find(s=>s.run===t.run)??zf(e?.runs??[]),o=n?.tags.find(s=>s.tag===t.tag)??n?.tags[0],r=o?.steps.find(s=>s.step===t.step)??o?.steps.at(-1);return n&&o?{run:n,tag:o,step:r}:null}function va(e,t){let n=e.runs.find(s=>s.run===t.run);if(t.run&&!n)return`There is no run ${t.run} here.`;let o=n?.tags.find(s=>s.tag===t.tag);if(t.tag&&n&&!o)return`The run ${n.run} has no tag ${t.tag}.`;let r=(o??n?.tags[0])?.steps;return t.step===null||!r||r.some(({step:s})=>s===t.step)?"":`There is no recording at step ${t.step}.`}function _a({parent:e}){let t=[],n=e.map(()=>[]),o=[];return e.forEach((r,s)=>{o.push(r===null?0:(o[r]??0)+1),(r===null?t:n[r]??t).push(s)}),{roots:t,children:n,depth:o}}function ol({parent:e},t){let n=[];for(let o=t;o!==null;o=e[o]??null)n.push(o);return n}function xa({children:e},t){let n=[t];for(let o=0;o<n.length;o+=1)for(let r of e[n[o]??0]??[])n.push(r);return n}function wa({roots:e,children:t},n,o){let r=[],s=[...o(e)].reverse();for(let l=s.pop();l!==void 0;l=s.pop())if(r.push(l),!!n(l))for(let i of[...o(t[l]??[])].reverse())s.push(i);return r}function Xt({fqn:e,type_name:t,call:n},o){let r=e[o]||t[o]||"model",s=n[o]??0;return s>0?`${r} #${s+1}`:r}var Sa=["KiB","MiB","GiB","TiB","PiB","EiB"];function Ie(e){if(e<0)return`-${Ie(-e)}`;if(e<1024)return`${e} B`;let t=BigInt(e),n=0,o=1024n,r=ka(t,o);for(;r>=10240n&&n<Sa.length-1;)n+=1,o*=1024n,r=ka(t,o);let s=`${r/10n}`;return`${t%o===0n?s:`${s}.${r%10n}`} ${Sa[n]}`}function ka(e,t){return(e*10n+t/2n)/t}function vo(e){return`${ne(e)} ${Math.abs(e)===1?"byte":"bytes"}`}function ne(e){return e.toLocaleString("en-US")}function Vr(e,t){if(t===0)return"-";if(e===0||e===t)return e?"100%":"0%";let n=Math.round(1e3*e/t);return n<1?"<0.1%":n<1e3?`${(n/10).toFixed(1)}%`:">99.9%"}function at(e,t,n=`${t}s`){return`${ne(e)} ${e===1?t:n}`}function Nn(e,t){return[e,t&&`[${t.join(", ")}]`].filter(Boolean).join(" ")}var Nf=Symbol.for("pv"),Vf=0;function u(e,t,n,o,r,s){t||(t={});var l,i,a=t;if("ref"in a&&typeof e!="function")for(i in a={},t)i=="ref"?l=t[i]:a[i]=t[i];var d={type:e,props:a,key:n,ref:l,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Nf,__v:--Vf,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),re.vnode&&re.vnode(d),d}function Nt({message:e,children:t}){return u("div",{class:"error-box",role:"alert","data-testid":"error",children:[u("p",{children:e}),t&&u("div",{class:"actions",children:t})]})}function rl({error:e,retry:t}){return u(Nt,{message:e.message,children:u("button",{type:"button",onClick:t,children:"Try again"})})}function pn({what:e}){return u("p",{class:"loading",role:"status","data-testid":"loading",children:e})}function se({n:e}){return e==null?u("span",{class:"none",children:"–"}):u("span",{class:e===0?"bytes none":"bytes",title:vo(e),children:Ie(e)})}function hn({part:e,whole:t}){let n=t>0?100*e/t:0;return u("span",{class:"bar","aria-hidden":"true",children:u("span",{style:{width:`${n}%`}})})}var sl={cached:{line:"solid",head:"normal"},freed:{line:"dashed",head:"empty"},held:{line:"double",head:"diamond"},recomputed:{line:"dotted",head:"vee"},parameter:{line:"dotted",head:"none"},input:{line:"solid",head:"vee"},"not cached":{line:"dashed",head:"vee"}},Ra=Object.keys(sl);function Mt(e){return e.replace(" ","-")}function ll({state:e}){let{line:t,head:n}=sl[e],o=n==="none"?29:21;return u("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:u("g",{class:`edge ${Mt(e)}`,children:[u("path",{class:t,d:t==="double"?`M1 3.75H${o}M1 6.25H${o}`:`M1 5H${o}`}),n!=="none"&&u("polygon",{points:$f[n],fill:Ff[n]})]})})}var $f={normal:"21,2 29,5 21,8",empty:"21,2 29,5 21,8",diamond:"19,5 24,2 29,5 24,8",vee:"20,1.5 29,5 20,8.5 23,5"},Ff={empty:"none"};function $r({state:e}){return e===null?u("span",{class:"none",children:"–"}):u("span",{class:"state",children:[u(ll,{state:e}),e]})}function Fr(e,t,n){let o=URL.createObjectURL(new Blob([n],{type:t})),r=document.createElement("a");r.href=o,r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(o),1e4)}function Wr(...e){return e.map(t=>String(t).replaceAll(/[^\w.-]+/g,"_")).join("-")}async function Ea(e){try{await navigator.clipboard.writeText(e)}catch{let t=document.createElement("textarea");t.value=e,t.style.position="fixed",t.style.opacity="0",document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}}function Br({text:e}){return u("span",{class:"end-of",title:e,children:u("bdi",{children:e})})}function Hr({text:e,label:t}){let[n,o]=ce(!1),r=it(0);return u("button",{type:"button",class:"quiet copy",onClick:()=>{Ea(e).then(()=>{o(!0),window.clearTimeout(r.current),r.current=window.setTimeout(()=>o(!1),1500)})},"aria-label":t,title:t,children:n?"copied":"copy"})}function Ma({recording:e}){let t=Z(),{selected:n}=t.address.value,{value:o,error:r,loading:s}=t.detail.state.value;if(!go(n))return null;let l=o?.id===n.text?o:void 0;return u("aside",{class:"details","aria-label":"Details","aria-busy":s,"data-testid":"details",children:[u("button",{type:"button",class:"quiet close","aria-label":"Close the details","data-testid":"details-close",onClick:()=>t.select(null),children:"×"}),r&&u(Nt,{message:r.message}),!l&&!r&&u(pn,{what:"Reading the details…"}),l&&u(Wf,{id:n,detail:l,recording:e})]})}function Wf({id:e,detail:t,recording:n}){let o=e.kind==="module";return u(he,{children:[u(Bf,{id:e,detail:t,recording:n}),u("dl",{class:"sums",children:[u(il,{label:`charged ${t.where}`.trimEnd(),n:t.charged_bytes,help:o?"Counted at the ops inside.":"Counted here: the first saver."}),t.shared_bytes!==null&&u(il,{label:"shared",n:t.shared_bytes,help:"Saved here, counted at another op."}),u(il,{label:"exclusive",n:t.exclusive_bytes,help:`What would go if only this ${o?"module":"op"} stopped saving.`})]}),u("section",{children:[u("h3",{children:o?"Keeps, largest first":"Saves"}),t.saves.length===0&&u("p",{class:"hint",children:"Keeps nothing for the backward."}),u("ul",{class:"saves","data-testid":"saves",children:t.saves.map((r,s)=>u(Hf,{save:r,isInModule:o},s))}),u(Aa,{shown:t.saves.length,of:t.saves_count})]}),u(Ta,{title:"Inputs",edges:t.inputs,of:t.inputs_count}),u(Ta,{title:"Outputs",edges:t.outputs,of:t.outputs_count})]})}function Aa({shown:e,of:t}){return t>e?u("p",{class:"hint",children:["and ",ne(t-e)," more"]}):null}function il({label:e,n:t,help:n}){return u("div",{title:n,children:[u("dt",{children:e}),u("dd",{children:u(se,{n:t})})]})}function Bf({id:e,detail:t,recording:n}){let{graph:o,recordings:r,views:s}=Z(),l=e.kind==="module",i=t.file?`${t.file}:${t.line}`:t.source,a=l?r.moduleAround(e):t.module;return u(he,{children:[u("h2",{"data-testid":"details-title",children:t.title||t.type_name||"model"}),u("p",{class:"subtitle",children:[l?t.type_name:t.name,t.region!==null&&"recomputed in the backward"].filter(Boolean).join(" · ")}),a!==null&&u("p",{class:"where",children:["in"," ",u("button",{type:"button",class:"link",onClick:()=>o.follow(Je(a)),children:Xt(n.modules,a)})," ",u("small",{children:n.modules.type_name[a]})]}),s.shown.value!=="graph"&&u("p",{class:"where",children:u("button",{type:"button",class:"link","data-testid":"show-in-graph",onClick:()=>o.reveal(e),children:"Show in graph"})}),i&&u("p",{class:"where source",children:[u("code",{title:i,children:t.source}),t.function&&u("small",{children:t.function}),u(Hr,{text:i,label:"Copy the source line's place"})]})]})}function Hf({save:e,isInModule:t}){let n=e.category==="parameter"||e.category==="buffer",o=e.storage_nbytes!==null&&e.storage_nbytes!==e.nbytes;return u("li",{class:e.charged?"save":"save shared",children:[u("p",{class:"save-head",children:[u("code",{class:"slot",children:e.slot}),u("span",{class:"type",children:Nn(e.dtype,e.shape)}),u(se,{n:e.nbytes})]}),t&&u("p",{children:["by ",u(al,{node:e.node,text:e.op})]}),u("p",{class:"facts",children:[[e.category&&(e.name?`${e.category} ${e.name}`:e.category),e.kind!=="saved"&&e.kind,!e.charged&&!n&&"counted at another saver"].filter(Boolean).join(" · "),o&&u(he,{children:[" · ","a window on ",u(se,{n:e.storage_nbytes})]})]}),u("p",{class:"reason",children:e.reason}),e.formula&&u("p",{class:"formula",children:u("code",{children:e.formula})}),e.shared_with.length>0&&u("p",{class:"sharers",children:["shared with"," ",e.shared_with.map((r,s)=>u("span",{children:[s>0&&", ",u(al,{node:r.node,text:r.op})," ",u("small",{children:[r.fqn,r.slot].filter(Boolean).join(" · ")})]},`${r.node} ${r.slot}`)),e.shared_count>e.shared_with.length&&` and ${ne(e.shared_count-e.shared_with.length)} more`]})]})}function Ta({title:e,edges:t,of:n}){return t.length===0?null:u("section",{children:[u("h3",{children:[e," ",n>1&&u("small",{children:ne(n)})]}),u("ul",{class:"edges","data-testid":e.toLowerCase(),"aria-label":e,children:t.map((o,r)=>u("li",{children:[u("p",{children:[u(al,{node:o.node,text:o.op})," ",u("small",{children:o.fqn})]}),u("p",{class:"save-head",children:[u($r,{state:o.state}),u("span",{class:"type",children:Nn(o.dtype,o.shape)}),u(se,{n:o.nbytes})]})]},r))}),u(Aa,{shown:t.length,of:n})]})}function al({node:e,text:t}){let{graph:n}=Z(),o=pt(e);return u("button",{type:"button",class:"link","data-id":o.text,onClick:()=>n.follow(o),children:t})}var Gf=`import tb_actmem
from torch.utils.tensorboard import SummaryWriter

with SummaryWriter(LOGDIR) as writer:
    with tb_actmem.record(model) as recorder:
        loss = loss_fn(model(inputs), targets)
    tb_actmem.add_recording(
        writer, "activation_memory", recorder.recording, global_step=0
    )
`;function Ca({logdir:e}){let t=Gf.replace("LOGDIR",JSON.stringify(e||"runs"));return u("div",{class:"empty","data-testid":"empty",children:[u("h2",{children:"No recording here yet"}),u("p",{children:[e?u(he,{children:["The log directory ",u("code",{children:e})," holds no activation memory recording."]}):"The log directories hold no activation memory recording."," ","Record one forward pass and add it to the log:"]}),u("div",{class:"snippet",children:[u("pre",{children:u("code",{children:t})}),u(Hr,{text:t,label:"Copy the code"})]}),u("p",{class:"hint",children:["A recording appears here once the writer has flushed it (",u("code",{children:"writer.flush()"}),", or leaving the ",u("code",{children:"with"})," block) and TensorBoard has reloaded its data."]})]})}function Kf(e){let t=[];for(let n of e){if(!n.nbytes&&n.key!==jf&&!Uf(n))continue;let o=t.at(-1);n.level===0&&!n.is_aside||!o?t.push({total:n,parts:[]}):o.parts.push(n)}return t}var jf="kept_bytes";function Uf({key:e,nbytes:t}){return t===null&&(e==="peak_bytes"||e==="retained_bytes")}function Oa({lines:e}){return u("dl",{class:"ledger","data-testid":"ledger",children:Kf(e).map(({total:t,parts:n})=>u("div",{class:"account",children:[u(La,{line:t}),n.map(o=>u(La,{line:o},o.key))]},t.key))})}function La({line:e}){let t=e.is_aside?1:Math.min(e.level,3);return u("div",{class:`line level-${t}`,"data-testid":`ledger-${e.key}`,children:[u("dt",{children:e.is_aside?e.where:`${e.label} ${e.where}`.trimEnd()}),u(ul,{line:e,id:e.key})]})}function ul({line:e,id:t}){let n=`help-${t}`;return u("dd",{children:[u("button",{type:"button",class:"figure","aria-describedby":n,children:e.nbytes===null?"not known":Ie(e.nbytes)}),u("span",{class:"tooltip",role:"tooltip",id:n,children:[u("b",{children:e.nbytes===null?"not known":vo(e.nbytes)}),e.help]})]})}function Pa({recording:e}){let[t,n]=ce(!1),{meta:o,ledger:r}=e;return u("header",{class:"header",children:[u("div",{class:"headline",children:[o.label&&u("strong",{class:"label",children:o.label}),u(Zf,{lines:r}),u("button",{type:"button",class:"quiet","aria-expanded":t,"aria-controls":"ledger","data-testid":"all-totals",onClick:()=>n(!t),children:t?"fewer totals":"all totals"}),u(qf,{meta:o})]}),u("div",{id:"ledger",hidden:!t,children:u(Oa,{lines:r})}),u(Xf,{notes:o.notes})]})}function qf({meta:e}){let t=[e.device,e.rank===null?"":`rank ${e.rank}`,`torch ${e.torch_version}`,e.created_ns?new Date(e.created_ns/1e6).toLocaleString():""];return u("span",{class:"provenance",children:t.filter(Boolean).join(" · ")})}var Ia=["kept_bytes","peak_bytes","step_peak_bytes","retained_bytes"],Yf="step_peak_bytes",Jf="kept_bytes/";function Zf({lines:e}){let t=e.filter(({key:n,nbytes:o})=>Ia.includes(n)&&(o!==null||n!==Yf)||n.startsWith(Jf));return u("dl",{class:"totals","data-testid":"totals",children:t.map(n=>u("div",{"data-testid":`total-${n.key}`,children:[u("dt",{children:n.is_aside?n.where:Qf(n)}),u(ul,{line:n,id:`total-${n.key}`})]},n.key))})}function Qf({key:e,label:t,where:n}){return e===Ia[0]?`${t} ${n}`.trimEnd():t}function Xf({notes:e}){let[t,...n]=e;return t===void 0?null:u("div",{class:"notes",role:"note","data-testid":"notes",children:[u("p",{children:t}),n.length>0&&u("details",{children:[u("summary",{children:n.length===1?"1 more note":`${n.length} more notes`}),n.map(o=>u("p",{children:o},o))]})]})}function mn(e,t,n){let o=n?-1:1;return[...e].sort((r,s)=>{let l=t[r]??null,i=t[s]??null;return l===i?0:l===null?1:i===null?-1:l<i?-o:o})}function Da(e,t,n){return e?.key!==t?{key:t,descending:n}:e.descending===n?{key:t,descending:!n}:null}function _o(e){let t=e.toLowerCase().split(/\s+/).filter(Boolean);return n=>t.every(o=>n.includes(o))}function za(e){try{let t=new RegExp(e,"i");return n=>t.test(n)}catch{return null}}function gn(e){return Array.from({length:e},(t,n)=>n)}function Na(e,t){let n=r=>r.map(ep).join(",")+`\r
`,o=n(e);for(let r of t)o+=n(r);return o}function ep(e){let t=e===null?"":String(e);return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function Va(){let{recordings:e}=Z(),[t,n]=ce(""),[o,r]=ce(!1),s=tp("(min-width: 821px)"),l=e.index.state.value.value?.runs??[],i=e.entry.value;if(!i)return null;let{run:a,tag:d,step:p}=i,h=l.map(k=>k.run),b=za(t),g=b??_o(t),_=h.filter(k=>g(b?k:k.toLowerCase()));return u("aside",{class:"sidebar","data-testid":"sidebar",children:u("details",{class:"choices",open:s||o,onToggle:k=>r(k.currentTarget.open),children:[u("summary",{children:[a.run,p&&` · step ${p.step}`]}),p&&u(op,{tag:d,step:p.step}),a.tags.length>1&&u(np,{tags:a.tags,tag:d.tag}),u("fieldset",{class:"runs",children:[u("legend",{children:"Runs"}),u("input",{type:"search",class:"filter",placeholder:"Filter runs (regex)","aria-label":"Filter runs by regular expression","aria-invalid":b===null,title:b?"":"Not a regular expression yet: matched as plain text.","data-testid":"run-filter",value:t,onInput:k=>n(k.currentTarget.value)}),u("div",{class:"run-list",children:[_.map(k=>u("label",{class:"run",title:k,children:[u("input",{type:"radio",name:"run",value:k,checked:k===a.run,onChange:()=>e.chooseRun(k)}),u("span",{children:k})]},k)),_.length===0&&u("p",{class:"hint",children:"No run matches."})]})]})]})})}function tp(e){let t=_e(()=>window.matchMedia(e),[e]),[n,o]=ce(t.matches);return ze(()=>{let r=()=>o(t.matches);return t.addEventListener("change",r),()=>t.removeEventListener("change",r)},[t]),n}function np({tags:e,tag:t}){let{recordings:n}=Z(),o=e.find(r=>r.tag===t)?.description;return u("label",{class:"field",children:[u("span",{children:"Tag"}),u("select",{"data-testid":"tag",value:t,title:o,onChange:r=>n.chooseTag(r.currentTarget.value),children:e.map(r=>u("option",{value:r.tag,children:r.tag},r.tag))})]})}function op({tag:e,step:t}){let n=Z(),[o,r]=ce(null),s=e.steps,l=s.findIndex(d=>d.step===t),i=s[o??l],a=d=>{let p=s[d];r(null),p&&n.change({step:d===s.length-1?null:p.step})};return u("div",{class:"field step","data-testid":"step",children:[u("span",{id:"step-label",children:["Step ",u("b",{class:"number",children:i?.step}),s.length>1&&u("small",{children:[(o??l)+1," of ",s.length]})]}),s.length>1&&u("div",{class:"step-row",children:[u("button",{type:"button","aria-label":"Previous step","data-testid":"step-previous",disabled:l<=0,onClick:()=>a(l-1),children:"‹"}),u("input",{type:"range",min:0,max:s.length-1,value:o??l,"aria-labelledby":"step-label","aria-valuetext":`step ${i?.step}`,"data-testid":"step-slider",onInput:d=>r(Number(d.currentTarget.value)),onChange:d=>a(Number(d.currentTarget.value))}),u("button",{type:"button","aria-label":"Next step","data-testid":"step-next",disabled:l>=s.length-1,onClick:()=>a(l+1),children:"›"})]}),i&&u("small",{class:"when",children:i.wall_time===null?"time not known":rp(i.wall_time)})]})}function rp(e){return new Date(e*1e3).toLocaleString()}function $a(){let e=Z(),{value:t,error:n,loading:o}=e.recordings.index.state.value,r=u("button",{type:"button",onClick:e.reload,children:"Try again"});if(!t)return n?u(Nt,{message:n.message,children:r}):o?u(pn,{what:"Looking for recordings…"}):null;let s=e.recordings.entry.value;return s?u("div",{class:"app",children:[u(Va,{}),u("main",{class:"main",children:[n&&u(Nt,{message:n.message,children:r}),u(sp,{index:t,shown:s}),s.step?u(lp,{}):u(Nt,{message:s.tag.problem??"This tag holds no recording.",children:r})]})]}):u(Ca,{logdir:t.logdir})}function sp({index:e,shown:t}){let{address:n}=Z(),o=va(e,n.value);if(!o)return null;let r=t.step&&` · step ${t.step.step}`;return u("p",{class:"missing",role:"status","data-testid":"missing",children:[o," This is ",t.run.run,r,"."]})}function lp(){let{change:e,recordings:t,views:n}=Z(),{value:o,error:r,loading:s}=t.recording.state.value;if(r)return u(rl,{error:r,retry:t.recording.reload});if(!o)return u(pn,{what:"Reading the recording…"});let[l,i]=[n.available.value,n.shown.value];return u("div",{class:"recording","aria-busy":s,"data-testid":"recording",children:[u(Pa,{recording:o}),u(up,{views:l,shown:i,onChoose:a=>e({view:a})}),u("div",{class:"stage",children:[l.filter(({key:a,isKept:d})=>d||a===i).map(a=>u(ip,{view:a,recording:o,isHidden:a.key!==i},a.key)),u(Ma,{recording:o})]})]})}function ip({view:e,recording:t,isHidden:n}){return u("section",{class:"view",role:"tabpanel",id:`view-${e.key}`,"aria-labelledby":`tab-${e.key}`,"data-testid":`view-${e.key}`,hidden:n,children:u(ap,{view:e,recording:t,isHidden:n})})}function ap({view:e,recording:t,isHidden:n}){let{views:o}=Z(),r=o.reply(e),{value:s,error:l,loading:i}=r?.state.value??{};return l?u(rl,{error:l,retry:()=>r?.reload()}):r&&s===void 0?i?u(pn,{what:e.waiting??"Reading…"}):null:u(e.Panel,{recording:t,reply:s,isLoading:i===!0,isHidden:n})}function up({views:e,shown:t,onChoose:n}){return ze(()=>{document.getElementById(`tab-${t}`)?.scrollIntoView({block:"nearest",inline:"nearest"})},[t]),u("div",{class:"tabs",role:"tablist","aria-label":"Views",onKeyDown:r=>{let s={ArrowLeft:-1,ArrowRight:1}[r.key];if(s===void 0)return;let l=e.map(({key:a})=>a),i=l[(l.indexOf(t)+s+l.length)%l.length];i&&(n(i),document.getElementById(`tab-${i}`)?.focus())},children:e.map(({key:r,title:s})=>u("button",{type:"button",role:"tab",id:`tab-${r}`,"data-testid":`tab-${r}`,"aria-selected":r===t,"aria-controls":`view-${r}`,tabIndex:r===t?0:-1,onClick:()=>n(r),children:s},r))})}var Gr="http://www.w3.org/2000/svg";function Fa(e){let t=new DOMParser().parseFromString(e,"image/svg+xml"),n=document.importNode(t.documentElement,!0),[,,o=1,r=1]=(n.getAttribute("viewBox")??"").split(/\s+/).map(Number);n.setAttribute("width",String(o)),n.setAttribute("height",String(r));let s=new Map,l=new Map,i=[...n.querySelectorAll("g.node, g.cluster")],a=dp(n);for(let d of i){l.set(Wa(d),d.id);let p=Cr(d.id);if(!p)continue;let h=[...d.querySelectorAll("text")].map(g=>g.textContent).join(", "),b=d.classList.contains("repeated");s.set(d.id,{id:p,element:d,label:h,isRepeated:b,...cl(d,a)}),d.querySelectorAll("polygon, path, ellipse").forEach(g=>{(g.getAttribute("fill")!=="none"||g.getAttribute("stroke")!=="none")&&g.classList.add("outline")}),d.classList.contains("node")&&pp(d),p.kind==="module"&&mp(d),d.setAttribute("role","button"),d.setAttribute("tabindex","-1"),d.setAttribute("aria-label",h)}return n.querySelector("g.graph > title")?.remove(),{svg:n,width:o,height:r,boxes:s,edges:cp(n,l)}}function cp(e,t){let n=new Map;for(let o of e.querySelectorAll("g.edge")){let r=Wa(o).split("->");for(let s of new Set(r.map(l=>l.replace(/:.*$/,"")))){let l=t.get(s)??s,i=n.get(l);i?i.push(o):n.set(l,[o])}}return n}function Wa(e){let t=[...e.children].find(n=>n.tagName==="title");return t?.remove(),t?.textContent??""}function dp(e){let t=e.querySelector("g.graph")?.getAttribute("transform")??"",[,n="0",o="0"]=/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(t)??[];return{x:Number(n),y:Number(o)}}function cl(e,t){let n=[...e.querySelectorAll("polygon, path, ellipse")],r=(n.length>0?n:[...e.querySelectorAll("text")]).flatMap(fp),s=r.filter((d,p)=>p%2===0),l=r.filter((d,p)=>p%2===1),[i,a]=[Math.min(...s),Math.min(...l)];return{x:i+t.x,y:a+t.y,width:Math.max(...s)-i,height:Math.max(...l)-a}}function fp(e){let t=o=>Number(e.getAttribute(o)??0);if(e.tagName==="ellipse"){let[o,r,s,l]=[t("cx"),t("cy"),t("rx"),t("ry")];return[o-s,r-l,o+s,r+l]}if(e.tagName==="text"){let[o,r,s]=[t("x"),t("y"),t("font-size")||12],l=e.textContent.length*s/2*.55,i=e.getAttribute("text-anchor")==="start"?o+l:o;return[i-l,r-s,i+l,r+s/4]}return((e.getAttribute("points")??e.getAttribute("d")??"").match(/-?\d+(\.\d+)?/g)??[]).map(Number)}function pp(e){if(!e.querySelector("polygon, path, ellipse"))return;let{x:t,width:n}=cl(e,{x:0,y:0}),o;for(let r of e.querySelectorAll("text")){if(o&&o.getAttribute("y")===r.getAttribute("y")){o.append(hp(r));continue}o=r,r.setAttribute("text-anchor","middle"),r.setAttribute("x",String(t+n/2))}}function hp(e){let t=document.createElementNS(Gr,"tspan");for(let n of["font-size","font-weight","fill"]){let o=e.getAttribute(n);o!==null&&t.setAttribute(n,o)}return t.textContent=e.textContent,e.remove(),t}function mp(e){let t=e.classList.contains("cluster"),{x:n,y:o,width:r}=cl(e,{x:0,y:0}),s=document.createElementNS(Gr,"g");s.setAttribute("class","handle"),s.setAttribute("transform",`translate(${n+r-2} ${o+2})`);let l=document.createElementNS(Gr,"circle");l.setAttribute("r","7");let i=document.createElementNS(Gr,"path");i.setAttribute("d",t?"M-3.5 0H3.5":"M-3.5 0H3.5M0-3.5V3.5"),s.append(l,i),e.append(s)}function Ba(e){return e.replaceAll('font-family="Helvetica"','font-family="Helvetica,Arial,sans-serif"')}function qo(e,t,n,o){let r=Math.min(8,Math.max(.02,e.scale*t)),s=r/e.scale;return{scale:r,x:n-(n-e.x)*s,y:o-(o-e.y)*s}}function fl(e,t){let n=Math.max(.02,Math.min(1,(t.width-48)/e.width,(t.height-48)/e.height));return{scale:n,x:(t.width-e.width*n)/2,y:(t.height-e.height*n)/2}}var dl=.75;function Ha(e,t,n){let o=fl(e,n);if(o.scale>=dl)return o;let r=Math.min(1,Math.max(dl,(n.width-48)/e.width)),l=e.width*r>n.width&&t?t.x+t.width/2:e.width/2;return{scale:r,x:n.width/2-l*r,y:24}}function Kr(e,t,n){let o=Math.max(e.scale,dl),r=(s,l,i)=>l*o>i-48?24-s*o:i/2-(s+l/2)*o;return{scale:o,x:r(t.x,t.width,n.width),y:r(t.y,t.height,n.height)}}function jr(e,t,n){let o=t.x*e.scale+e.x,r=t.y*e.scale+e.y,s=Math.min(t.width*e.scale,n.width-24),l=Math.min(t.height*e.scale,n.height-24);return o>=0&&r>=0&&o+s<=n.width&&r+l<=n.height?e:Kr(e,t,n)}function Ga(e,t,n){let r=(s,l,i)=>Math.min(i-48,Math.max(48-l*e.scale,s));return{scale:e.scale,x:r(e.x,t.width,n.width),y:r(e.y,t.height,n.height)}}function Ka(e,t,n){let o=n==="left"||n==="right",r=n==="left"||n==="up"?-1:1,s,l=1/0;for(let i of e){let a=i.x+i.width/2-(t.x+t.width/2),d=i.y+i.height/2-(t.y+t.height/2),p=r*(o?a:d),h=p+3*Math.abs(o?d:a);p>1&&h<l&&([s,l]=[i,h])}return s}var gp=4,ja=.3;function Ua(e,t,n,o){let r=new Map,s,l=!1,i=p=>{let{left:h,top:b}=e.getBoundingClientRect();return{x:p.clientX-h,y:p.clientY-b}};e.addEventListener("pointerdown",p=>{p.button===0&&(r.size===0&&(s=i(p),l=!1),r.set(p.pointerId,i(p)))},{signal:t}),e.addEventListener("pointermove",p=>{let h=r.get(p.pointerId);if(!h||!s)return;let b=i(p);if(!l&&Math.hypot(b.x-s.x,b.y-s.y)<gp)return;l||(l=!0,e.setPointerCapture(p.pointerId),e.classList.add("dragging"));let g=[...r].find(([k])=>k!==p.pointerId)?.[1];r.set(p.pointerId,b);let _=n();o(g?yp(_,h,b,g):{..._,x:_.x+b.x-h.x,y:_.y+b.y-h.y})},{signal:t});let a=p=>{r.delete(p.pointerId),r.size===0&&e.classList.remove("dragging")};e.addEventListener("pointerup",a,{signal:t}),e.addEventListener("pointercancel",a,{signal:t});let d=p=>{l&&p.stopPropagation(),l=!1};e.addEventListener("click",d,{capture:!0,signal:t}),e.addEventListener("wheel",p=>{p.preventDefault();let{x:h,y:b}=i(p),g=p.deltaMode===WheelEvent.DOM_DELTA_LINE?16:1,_=p.ctrlKey?.01:.0015,k=Math.max(-ja,Math.min(ja,-p.deltaY*g*_));o(qo(n(),Math.exp(k),h,b))},{signal:t,passive:!1})}function yp(e,t,n,o){let r=Math.hypot(t.x-o.x,t.y-o.y),s=Math.hypot(n.x-o.x,n.y-o.y);return qo(e,r>0?s/r:1,o.x,o.y)}var bp=200,qa=60;function Ja(e,t,n){let o={x:0,y:0,scale:1},r,s=0,l=new AbortController,i=()=>({width:e.clientWidth,height:e.clientHeight});function a(v){o=r?Ga(v,r,i()):v,t.style.transform=`translate(${o.x}px, ${o.y}px) scale(${o.scale})`,t.style.willChange="transform",window.clearTimeout(s),s=window.setTimeout(()=>t.style.willChange="auto",bp)}function d(v){let{width:w,height:R}=i();a(qo(o,v,w/2,R/2))}function p(v){return jr(o,{...v,width:0,height:0},i())===o}let h={show(v,w,R){let D=w===null||R?void 0:r?.boxes.get(w.text),L=w===null?void 0:v.boxes.get(w.text),W=r?.width===v.width&&r.height===v.height,G=D&&p(D)?D:void 0,q=!r||R;r=v,t.replaceChildren(v.svg);let B=Ha(v,Ya(v),i());G&&L?a(xp(o,G,L)):L?a(Kr(q?B:o,L,i())):(q||!W)&&a(B)},centre(v){let w=r?.boxes.get(v.text);w&&a(Kr(o,w,i()))},keep(v){let w=r?.boxes.get(v.text);w&&a(jr(o,w,i()))},fit:()=>r&&a(fl(r,i())),actualSize:()=>d(1/o.scale),zoom:d,dispose:()=>l.abort()};Ua(e,l.signal,()=>o,a),wp(e,l.signal,v=>r?.boxes.get(v),n);let b={signal:l.signal};e.addEventListener("keydown",v=>{v.ctrlKey||v.metaKey||v.altKey||g(v)&&v.preventDefault()},b);function g(v){let w=vp[v.key];if(w&&v.shiftKey)return k(w);if(w)return T(w);let R=_(),D={"+":()=>d(1.25),"=":()=>d(1.25),"-":()=>d(.8),0:h.actualSize,f:h.fit,Enter:()=>R&&n.onSelect(R.id)," ":()=>R&&(Qa(R)?n.onToggle(R.id.number):n.onSelect(R.id)),Escape:()=>{e.focus(),n.onSelect(null)}};return D[v.key]?.(),v.key in D}function _(){return r?.boxes.get(document.activeElement?.id??"")}function k(v){let[w,R]=_p[v];return a({...o,x:o.x-w*qa,y:o.y-R*qa}),!0}function T(v){if(!r)return!1;let w=[...r.boxes.values()],R=_()??w.find(({element:L})=>L.matches(".selected")),D=R?Ka(Za(r),R,v):Ya(r);return D&&(D.element.focus({preventScroll:!0}),a(jr(o,D,i()))),!0}let E=new ResizeObserver(()=>i().width>0&&a(o));return E.observe(e),l.signal.addEventListener("abort",()=>E.disconnect()),h}function Za({boxes:e}){return[...e.values()].filter(({element:t})=>t.matches(".node"))}function Ya(e){return Za(e).reduce((t,n)=>t&&t.y<=n.y?t:n,void 0)}var vp={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down"},_p={left:[-1,0],right:[1,0],up:[0,-1],down:[0,1]};function xp(e,t,n){return{scale:e.scale,x:e.x+(t.x+t.width/2-n.x-n.width/2)*e.scale,y:e.y+(t.y-n.y)*e.scale}}function Qa({id:e}){return e.kind==="module"}function wp(e,t,n,o){let r=(i,a)=>i.target instanceof Element?i.target.closest(a):null,s=i=>n(r(i,"g.node, g.cluster")?.id??""),l=i=>r(i,".handle")!==null;e.addEventListener("click",i=>{let a=s(i);a&&l(i)?o.onToggle(a.id.number):o.onSelect(a?.id??null)},{signal:t}),e.addEventListener("dblclick",i=>{let a=s(i);a&&Qa(a)&&!l(i)&&o.onToggle(a.id.number)},{signal:t}),e.addEventListener("pointerover",i=>o.onHover(s(i)?.id??null),{signal:t}),e.addEventListener("pointerleave",()=>o.onHover(null),{signal:t})}var Sp=1500,kp=500,Yo=class extends Error{constructor(n){super(`This graph has ${n.toLocaleString("en-US")} boxes: laying it out may take a minute.`);this.boxes=n}boxes},pl="graph";function eu(e,t,{address:n,change:o},{shown:r,partOfShown:s,modules:l,moduleTree:i,moduleAround:a},d){let p=et(""),h=et(null),b=()=>d.value===pl,g=Ye(()=>n.value.expand?.join(",")??"default"),_=()=>`${JSON.stringify(r.peek())} ${g.peek()}`,k="",T=s(()=>b()?`graph ${g.value}`:null,async(M,I)=>{p.value="Fetching the graph…";let P=await e.graph(M,n.peek().expand,I);if(P.visible>Sp&&k!==_())throw new Yo(P.visible);return p.value=`Laying out ${P.visible.toLocaleString("en-US")} boxes…`,{recording:M,graph:P,svg:await t(P.dot,I)}});function E(){k=_(),T.reload()}function v(){return new Set(T.state.peek().value?.graph.expand??n.peek().expand??[])}function w(M,I){o({expand:Xa(M)}),h.value=Je(I)}function R(M){return i.peek()?xa(i.peek(),M):[M]}function D(M){let I=v();I.has(M)?R(M).forEach(P=>I.delete(P)):I.add(M),w(I,M)}function L(M){w([...v(),...R(M).slice(0,kp)],M)}function W(M,I){if(M===null||I.has(M.text))return M;let P=go(M)&&l.peek()?ol(l.peek(),a(M)):[];M.kind==="module"&&P.unshift(M.number);for(let H of P){let $=I.has(Je(H).text)?H:G(H,I);if($!==void 0)return Je($)}return null}function G(M,I){let H=(i.peek()?.children[l.peek()?.parent[M]??-1]??[]).findLast($=>$<M&&I.has(Je($).text));return H!==void 0&&I.get(Je(H).text)?.isRepeated?H:void 0}function q(M){let I=v(),P=I.size,H=l.peek();H&&ol(H,a(M)).forEach(ee=>I.add(ee));let $=I.size===P;o({view:pl,selected:M,...$?{}:{expand:Xa(I)}}),h.value=M}function B(M){d.peek()===pl?q(M):o({selected:M})}return{picture:T,progress:p,focus:h,toggle:D,expandBelow:L,nearest:W,reveal:q,follow:B,allowLarge:E}}function Xa(e){return[...new Set(e)].sort((t,n)=>t-n)}function hl(e,t){let n=et({key:"",value:void 0,error:void 0,loading:!1}),o=et(0),r=Ye(e),s,l=0;async function i(p){let h=s=new AbortController;n.value={...n.peek(),error:void 0,loading:!0};let b=g=>{h.signal.aborted||(n.value={key:"",value:g,error:void 0,loading:!0})};try{let g=await t(h.signal,b);h.signal.aborted||(n.value={key:p,value:g,error:void 0,loading:!1})}catch(g){if(h.signal.aborted)return;let _=g instanceof Error?g:new Error(String(g));n.value={...n.peek(),error:_,loading:!1}}}function a(){s?.abort(),n.peek().loading&&(n.value={...n.peek(),loading:!1})}let d=zt(()=>{let p=r.value,h=o.value!==l;if(a(),p===null)return;let b=n.peek();if(!h&&b.value!==void 0&&b.key===p){n.value={...b,error:void 0};return}l=o.peek(),Pn(()=>i(p))});return{state:n,reload:()=>o.value+=1,cancel(){a(),n.value={...n.peek(),error:new xo}},dispose(){d(),s?.abort()}}}var xo=class extends Error{constructor(){super("Cancelled.")}};function tu(){let{change:e,graph:t}=Z(),{loading:n,error:o,value:r}=t.picture.state.value;return n?u("div",{class:"progress",role:"status","data-testid":"progress",children:[u("span",{children:t.progress.value}),u("button",{type:"button","data-testid":"layout-cancel",onClick:t.picture.cancel,children:"Cancel"})]}):!o||o instanceof xo&&r?null:o instanceof xo?u("div",{class:"progress",role:"status",children:[u("span",{children:"The layout was cancelled."}),u("button",{type:"button",onClick:t.picture.reload,children:"Lay out again"})]}):u("div",{class:"over",children:u(Nt,{message:o.message,children:[o instanceof Yo?u("button",{type:"button","data-testid":"layout-anyway",onClick:t.allowLarge,children:"Lay it out anyway"}):u("button",{type:"button",onClick:t.picture.reload,children:"Try again"}),u("button",{type:"button",onClick:()=>e({expand:[]}),children:"Collapse all"})]})})}function nu({drawing:e}){let{address:t,graph:n}=Z(),{value:o,loading:r,error:s}=n.picture.state.value,l=t.value.expand??[],i=a=>e.boxes.get(Je(a).text)?.element.matches(".node");return!o||r||s||!l.some(i)?null:u("p",{class:"limit",role:"status","data-testid":"graph-limit",children:["Some modules stay folded: with them this graph of"," ",at(o.graph.visible,"box","boxes")," would be too large to read."]})}var Ur=50;function ou(e,t,n=Ur){if(t.trim()==="")return[];let o=_o(t),r=[],{modules:s,ops:l}=e;for(let i=0;i<s.fqn.length&&r.length<n;i+=1){let[a,d]=[Xt(s,i),s.type_name[i]??""];o(`${a} ${d}`.toLowerCase())&&r.push({id:Je(i),name:a,where:d})}for(let[i,a]of l.node.entries()){if(r.length>=n)break;let d=l.module[i]??null,p=l.op[i]??"",h=[d===null?"":Xt(s,d),l.source[i]],b=`${p} ${h.join(" ")}`.toLowerCase();o(b)&&r.push({id:pt(a),name:p,where:h.filter(Boolean).join(" · ")})}return r}function ru({recording:e}){let{graph:t}=Z(),[n,o]=ce(""),[r,s]=ce(!1),[l,i]=ce(0),a=_e(()=>ou(e,n),[e,n]),d=r&&n.trim()!=="",p=b=>{let g=a[b];g&&(s(!1),t.reveal(g.id))},h=b=>{let g=a.length-1;if(b.key==="ArrowDown")i(Math.min(g,l+1));else if(b.key==="ArrowUp")i(Math.max(0,l-1));else if(b.key==="Enter")p(l);else if(b.key==="Escape")s(!1);else return;b.preventDefault(),b.stopPropagation()};return u("div",{class:"search",children:[u("input",{type:"search",class:"filter",role:"combobox",list:void 0,placeholder:"Find an op or module","aria-label":"Find an op or module in the graph","aria-expanded":d,"aria-controls":"search-hits","aria-activedescendant":d&&a.length>0?`hit-${l}`:void 0,"data-testid":"search",value:n,onInput:b=>{o(b.currentTarget.value),i(0),s(!0)},onFocus:()=>s(!0),onBlur:()=>s(!1),onKeyDown:h}),d&&u("ul",{class:"hits",id:"search-hits",role:"listbox","aria-label":"Found",children:[a.map((b,g)=>u("li",{id:`hit-${g}`,role:"option","aria-selected":g===l,"data-testid":"search-hit","data-id":b.id.text,onMouseDown:_=>_.preventDefault(),onClick:()=>p(g),children:[u("span",{children:b.name})," ",u("small",{children:b.where})]},b.id.text)),a.length===0&&u("li",{class:"hint",children:"Nothing is called that."}),a.length===Ur&&u("li",{class:"hint",children:["The first ",Ur," are listed."]})]})]})}function su({viewport:e,recording:t}){let{address:n,change:o,graph:r,recordings:s}=Z(),{selected:l}=n.value,i=l?.kind==="module"?l.number:null,a=r.picture.state.value.value;return u("div",{class:"toolbar",role:"group","aria-label":"What the graph shows",children:[u(ru,{recording:t}),u("div",{class:"group",children:[u("button",{type:"button","data-testid":"collapse-all",title:"Close every module",onClick:()=>o({expand:[]}),children:"Collapse all"}),u("button",{type:"button","data-testid":"expand-default",title:"Open as many of the outermost modules as read well",onClick:()=>o({expand:null}),children:"Default"}),u("button",{type:"button","data-testid":"expand-below",disabled:i===null,title:i===null?"Select a module first":"Open the selected module and everything inside it",onClick:()=>i!==null&&r.expandBelow(i),children:"Expand below"})]}),u("div",{class:"group zoom",children:[u("button",{type:"button","aria-label":"Zoom out",title:"Zoom out (-)","data-testid":"zoom-out",onClick:()=>e.current?.zoom(.8),children:"−"}),u("button",{type:"button","aria-label":"Zoom in",title:"Zoom in (+)","data-testid":"zoom-in",onClick:()=>e.current?.zoom(1.25),children:"+"}),u("button",{type:"button",title:"Actual size (0)","data-testid":"zoom-actual",onClick:()=>e.current?.actualSize(),children:"1:1"}),u("button",{type:"button",title:"The whole graph (f)","data-testid":"zoom-fit",onClick:()=>e.current?.fit(),children:"Fit"})]}),u("button",{type:"button","data-testid":"download-svg",disabled:!a,onClick:()=>{let{run:p,step:h}=s.shown.value??{run:"run",step:0},b=Wr("graph",p,h)+".svg";a&&Fr(b,"image/svg+xml",Ba(a.svg))},children:"Download SVG"})]})}function lu({drawing:e}){let[t,n]=ce(new Set),[o,r]=ce(null),s=_e(()=>Ep(e),[e]);ze(()=>{let i=o===null?[...t]:[o];i.length>0?e.svg.dataset.only=i.map(Mt).join(" "):delete e.svg.dataset.only},[e,t,o]);let l=i=>{let a=new Set(t);a.delete(i)||a.add(i),n(a)};return s.length===0?null:u("div",{class:"legend",role:"group","aria-label":"States of the tensors","data-testid":"legend",children:s.map(([i,a])=>u("button",{type:"button",class:"legend-item","aria-pressed":t.has(i),title:`${Rp[i]} Click to show only these.`,"data-testid":`legend-${Mt(i)}`,onClick:()=>l(i),onPointerEnter:()=>r(i),onPointerLeave:()=>r(null),children:[u(ll,{state:i}),i,u("small",{class:"number",children:ne(a)})]},i))})}var Rp={cached:"Kept for the backward: at least one save refers to its memory.",freed:"Made in the forward and dead when it ended.",held:"Alive when the forward ended, though no save refers to it.",recomputed:"Made in a checkpointed region: the backward makes it again.",parameter:"A parameter or buffer: there with or without the forward.",input:"There before the forward began, and not saved.","not cached":"Freed or held: without an op stream the two cannot be told apart."};function Ep({svg:e}){return Ra.map(t=>[t,e.querySelectorAll(`g.edge.${Mt(t)}`).length]).filter(([,t])=>t>0)}var iu={key:"graph",title:"Graph",isKept:!0,Panel:Tp};function Tp({recording:e,isHidden:t}){let n=Z(),{graph:o}=n,r=it(null),s=it(null),l=it(null),i=it(""),a=it(null),[d,p]=ce(null),{value:h}=o.picture.state.value,{selected:b}=n.address.value,g=o.focus.value;return po(()=>{if(!r.current||!s.current)return;let _=Ja(r.current,s.current,{onSelect:n.select,onToggle:o.toggle,onHover:k=>a.current&&Ap(a.current,k)});return l.current=_,()=>_.dispose()},[]),po(()=>{if(!h)return;let _=Fa(h.svg),k=JSON.stringify(h.recording),T=i.current==="",E=i.current!==k,v=o.focus.peek()??(T?n.address.peek().selected:null);l.current?.show(_,o.nearest(v,_.boxes),E),i.current=k,a.current=_,o.focus.value=null,p(_)},[h]),ze(()=>{if(g===null||!d||t||o.picture.state.peek().loading)return;let _=o.nearest(g,d.boxes);_&&l.current?.centre(_),o.focus.value=null},[g,d,t]),ze(()=>{let _=d&&o.nearest(b,d.boxes);!t&&_&&l.current?.keep(_)},[t]),ze(()=>{if(d)return Mp(d,o.nearest(b,d.boxes))},[b?.text,d]),u("div",{class:"graph",children:[u(su,{viewport:l,recording:e}),d&&u(nu,{drawing:d}),u("div",{class:"window",children:[u("div",{class:"frame",ref:r,tabIndex:0,role:"group","aria-label":"Graph of the forward pass. Arrow keys go from box to box, Enter selects, Space opens or closes a module, plus and minus zoom, 0 is actual size, f fits.","data-testid":"graph-frame",children:u("div",{class:"canvas",ref:s,"data-testid":"graph-canvas"})}),u(tu,{})]}),d&&u(lu,{drawing:d})]})}function Mp(e,t){let n=t&&e.boxes.get(t.text);if(!n)return;let o=[n.element,...e.edges.get(n.id.text)??[]];return o.forEach(r=>r.classList.add("selected")),()=>o.forEach(r=>r.classList.remove("selected"))}function Ap({svg:e,edges:t},n){e.querySelectorAll(".lit").forEach(r=>r.classList.remove("lit"));let o=n===null?[]:t.get(n.text)??[];o.forEach(r=>r.classList.add("lit")),e.classList.toggle("has-lit",o.length>0)}function au(e){return typeof e=="object"?e.key:e}function uu(e,t){let n=e.length;return new Proxy(e,{get(o,r,s){if(typeof r=="string"){let l=r.charCodeAt(0);if(l>=48&&l<=57){let i=+r;if(Number.isInteger(i)&&i>=0&&i<n){let a=o[i];if(typeof a!="object"){let d=t[i*2];a=o[i]={index:i,key:a,start:d,size:t[i*2+1],end:d+t[i*2+1],lane:0}}return a}}if(r==="length")return n}return Reflect.get(o,r,s)}})}function Vn(e,t,n){let o=n.initialDeps??[],r,s=!0;function l(){var i;let d=0,p=e();if(!(p.length!==o.length||p.some((g,_)=>o[_]!==g)))return r;o=p;let b=0;return r=t(...p),n?.onChange&&!(s&&n.skipInitialOnChange)&&n.onChange(r),s=!1,r}return l.updateDeps=i=>{o=i},l}function ml(e,t){if(e===void 0)throw new Error(`Unexpected undefined${t?`: ${t}`:""}`);return e}var en=(e,t)=>Math.abs(e-t)<1.01,cu=(e,t,n)=>{let o;return Object.assign(function(...r){e.clearTimeout(o),o=e.setTimeout(()=>t.apply(this,r),n)},{cancel:()=>{e.clearTimeout(o)}})};function du({offset:e,isScrolling:t,elementMax:n,holdOffset:o,scrollOffset:r,pendingWrite:s,clampedMaxAtWrite:l}){var i;return t&&s===null&&e===r?"spurious":s!==null&&Math.abs(e-s.target)<1.5?"readBack":s!==null&&!s.smooth&&n!==null&&s.target>n+o+.5&&Math.abs(e-(n+o))<1.5||s!==null&&!s.smooth&&((i=s.lowMaxes)!=null&&i.some(a=>Math.abs(e-a)<1.5))?"clampedReadBack":l!==null&&Math.abs(e-l)<1.5?"clampedEcho":"external"}var Cp=e=>e==="smooth"||e==="smoothFinishing";function fu({kind:e,offset:t,command:n,target:o}){return e!=="spurious"&&e!=="readBack"&&e!=="clampedReadBack"&&n?.index!=null&&n.phase!=="queued"&&!Cp(n.phase)&&!en(t,n.lastTargetOffset)&&!en(t,o())&&e!=="clampedEcho"}var gl=40;function pu(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<gl;)n--;if(n<0)return!1;let o=e[n],r=n-1;for(;r>=0&&o.t-e[r].t<gl;)r--;if(r<0)return!1;let s=e[r],l=(t.offset-o.offset)/(t.t-o.t),i=(o.offset-s.offset)/(o.t-s.t);return l*i>=0&&Math.abs(l)>=2*Math.abs(i)&&Math.abs(l)-Math.abs(i)>=.8}function hu(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<gl;)n--;if(n<0)return!1;let o=e[n];return Math.abs(t.offset-o.offset)/(t.t-o.t)>=.05}var Jo,Zo=()=>{if(Jo!==void 0)return Jo;if(typeof navigator>"u")return Jo=!1;if(/iP(hone|od|ad)/.test(navigator.userAgent))return Jo=!0;let e=navigator.maxTouchPoints;return Jo=navigator.platform==="MacIntel"&&e!==void 0&&e>0},yl,Lp=()=>yl!==void 0?yl:yl=Zo()&&typeof CSS<"u"&&typeof CSS.supports=="function"&&CSS.supports("overflow-anchor: auto"),mu=()=>!Zo()||Lp();var wo={capture:!0,passive:!0},qr=class{constructor(t){this.host=t,this._touch=null,this.inMotion=()=>this._touch!==null&&this._touch.phase!=="lateFling",this.dragging=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved},this.tail=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="tail"?this._touch.moved?"fling":"tap":null},this.onScroll=({isScrolling:n,ownReadBack:o,moved:r,external:s})=>{var l,i,a;return n&&((l=this._touch)==null?void 0:l.phase)==="tail"?this._openTail(this._touch.moved||!o,!1):((i=this._touch)==null?void 0:i.phase)==="lateFling"&&(this.host.now()>this._touch.until?this._touch=null:s&&n&&r&&this._openTail(!0,!1)),!o&&n&&r&&((a=this._touch)==null?void 0:a.phase)==="down"?(this._touch.moved=!0,!0):!1},this.touchStart=()=>{this.end(),this._touch={phase:"down",moved:!1}},this.touchEnd=()=>{var n;let o=((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved;this.end(),this._openTail(o,o)},this.end=()=>{var n;let o=this.host.getWindow();((n=this._touch)==null?void 0:n.phase)==="tail"&&o!=null&&o.clearTimeout(this._touch.timerId),this._touch=null},this.listen=n=>{let o=()=>this.touchStart(),r=()=>this.touchEnd();return n.addEventListener("touchstart",o,wo),n.addEventListener("touchend",r,wo),n.addEventListener("touchcancel",r,wo),()=>{n.removeEventListener("touchstart",o,wo),n.removeEventListener("touchend",r,wo),n.removeEventListener("touchcancel",r,wo),this.end()}},this._openTail=(n,o)=>{let r=this.host.getWindow();if(r==null)return;this.end();let s={phase:"tail",moved:n,awaitingFling:o,timerId:r.setTimeout(()=>{if(this.host.tailStillMoving()){this._openTail(s.moved,s.awaitingFling);return}this._touch=s.awaitingFling?{phase:"lateFling",until:this.host.now()+1e3}:null,this.host.onTailClosed()},150)};this._touch=s}}get touch(){return this._touch}};var gu=e=>{let{clientWidth:t,clientHeight:n}=e;return{width:t,height:n}},vu=e=>{let t=new Set;return{schedule:n=>{let o=e.requestAnimationFrame(()=>{t.delete(o),n()});t.add(o)},cancel:()=>{t.forEach(n=>e.cancelAnimationFrame(n)),t.clear()}}},Op=e=>e,Pp=e=>{let t=e.overscan*Math.max(e.lanes??1,1),n=Math.max(e.startIndex-t,0),r=Math.min(e.endIndex+t,e.count-1)-n+1,s=new Array(r);for(let l=0;l<r;l++)s[l]=n+l;return s},_u=(e,t)=>{let n=e.scrollElement;if(!n)return;let o=e.targetWindow;if(!o)return;let r=i=>{let{width:a,height:d}=i;t({width:Math.round(a),height:Math.round(d)})};if(r(gu(n)),!o.ResizeObserver)return()=>{};let s=vu(o),l=new o.ResizeObserver(()=>{let i=()=>{r(gu(n))};e.options.useAnimationFrameWithResizeObserver?s.schedule(i):i()});return l.observe(n,{box:"content-box"}),()=>{l.unobserve(n),s.cancel()}},yu={passive:!0};var Ip=typeof window>"u"?!0:"onscrollend"in window,Dp=(e,t,n)=>{let o=e.scrollElement;if(!o)return;let r=e.targetWindow;if(!r)return;let s=e.options.useScrollendEvent&&Ip,l=0,i=s?null:cu(r,()=>t(n(o),!1),e.options.isScrollingResetDelay),a=h=>()=>{l=n(o),i?.(),t(l,h)},d=a(!0),p=a(!1);return o.addEventListener("scroll",d,yu),s&&o.addEventListener("scrollend",p,yu),()=>{o.removeEventListener("scroll",d),s&&o.removeEventListener("scrollend",p),i?.cancel()}},xu=(e,t)=>Dp(e,t,n=>{let{horizontal:o,isRtl:r}=e.options;return o?n.scrollLeft*(r&&-1||1):n.scrollTop});var zp=(e,t,n)=>{if(n.options.useCachedMeasurements){let o=n.indexFromElement(e),r=n.options.getItemKey(o);return n.itemSizeCache.get(r)??n.options.estimateSize(o)}if(t?.borderBoxSize){let o=t.borderBoxSize[0];if(o)return Math.round(o[n.options.horizontal?"inlineSize":"blockSize"])}if(!t){let o=n.indexFromElement(e),r=n.options.getItemKey(o),s=n.itemSizeCache.get(r);if(s!==void 0)return s}return e[n.options.horizontal?"offsetWidth":"offsetHeight"]},Np=(e,{adjustments:t=0,behavior:n},o)=>{var r;let{scrollElement:s,options:l}=o,i=e+t,a=l.horizontal&&l.isRtl&&s!==null&&"ownerDocument"in s;(r=s?.scrollTo)==null||r.call(s,{[l.horizontal?"left":"top"]:a?-i:i,behavior:n})};var wu=Np,bu=(e,t)=>e==="smooth"?t?"smoothLanded":"smooth":"instant",Qo=e=>e?.phase==="smooth"||e?.phase==="smoothLanded";function Vp(e,t,n,o){if(t===0)return!1;let r=o(0),s=new Set,l=0;for(;l<e;){let a=n(l);if(a===r)break;s.add(a),l++}let i=e-l;if(i===0||i>=t)return!1;for(let a=0;a<i;a++)if(o(a)!==n(l+a))return!1;for(let a=i;a<t;a++)if(s.has(o(a)))return!1;return!0}var Yr=class{constructor(t){this.unsubs=[],this.scrollElement=null,this.targetWindow=null,this.isScrolling=!1,this.scrollState=null,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache=new Map,this.itemSizeCacheVersion=0,this.laneAssignments=new Map,this.pendingMin=null,this.prevLanes=void 0,this.lanesChangedFlag=!1,this.lanesSettling=!1,this.pendingScrollAnchor=null,this.scrollRect=null,this.scrollOffset=null,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._iosGesture=new qr({getWindow:()=>this.targetWindow,now:()=>this.now(),tailStillMoving:()=>{let n=this.scrollState;if(n?.phase!=="queued"||this.pendingWrite!==null)return!1;let o=this._readElementOffset();return o===null||this._lastElementOffset===null||Math.abs(o-this._lastElementOffset)<1?!1:(this._lastElementOffset=o,n.samples=[...n.samples??[],{t:this.now(),offset:o}],!0)},onTailClosed:()=>{let n=this.scrollState;n?.phase==="queued"&&hu(n.samples??[])&&(this.scrollState=null),this._flushHoldIfReady(!0),this._writeAwaitingCommand(),this._retryClampedAdjustment()}}),this._lastElementOffset=null,this.pendingWrite=null,this._clampedAdjustment=null,this.elementsCache=new Map,this._resizeBatch=null,this.now=()=>{var n,o,r;return((r=(o=(n=this.targetWindow)==null?void 0:n.performance)==null?void 0:o.now)==null?void 0:r.call(o))??Date.now()},this.observer=(()=>{let n=null,o=null,r=!1,s=!1,l=new Set,i=()=>{if(n)return n;let d=this.targetWindow;if(!d||!d.ResizeObserver)return null;let p=o=vu(d);return n=new d.ResizeObserver(h=>{let b=()=>{let g={sync:!1};this._resizeBatch=g;try{h.forEach(a)}finally{this._resizeBatch=null,g.notify&&(this.notify(g.sync),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment(),this.measureElement(null))}};if(this.options.useAnimationFrameWithResizeObserver)p.schedule(b);else{r=!0;try{b()}finally{r=!1}}})},a=d=>{let p=d.target,h=this.indexFromElement(p);if(!p.isConnected){this.observer.unobserve(p);for(let[b,g]of this.elementsCache)if(g===p){this.elementsCache.delete(b);break}return}this.isIndexInRange(h)&&this.shouldMeasureDuringScroll(h)&&this.resizeItem(h,this.options.measureElement(p,d,this))};return{disconnect:()=>{var d;(d=i())==null||d.disconnect(),o?.cancel(),l.clear(),s=!1,n=null,o=null},observe:d=>{let p=i();if(p){if(!r){p.observe(d,{box:"border-box"});return}l.add(d),s||(s=!0,o?.schedule(()=>{s=!1,l.forEach(h=>{h.isConnected&&n?.observe(h,{box:"border-box"})}),l.clear()}))}},unobserve:d=>{var p;l.delete(d),(p=i())==null||p.unobserve(d)}}})(),this.range=null,this.setOptions=n=>{var o;let r={debug:!1,initialOffset:0,overscan:1,paddingStart:0,paddingEnd:0,scrollPaddingStart:0,scrollPaddingEnd:0,horizontal:!1,getItemKey:Op,rangeExtractor:Pp,onChange:()=>{},measureElement:zp,initialRect:{width:0,height:0},scrollMargin:0,gap:0,indexAttribute:"data-index",initialMeasurementsCache:[],lanes:1,anchorTo:"start",followOnAppend:!1,scrollEndThreshold:1,isScrollingResetDelay:150,enabled:!0,isRtl:!1,useScrollendEvent:!1,useAnimationFrameWithResizeObserver:!1,laneAssignmentMode:"estimate",useCachedMeasurements:!1};for(let p in n){let h=n[p];h!==void 0&&(r[p]=h)}let s=this.options,l=null,i=null,a=!1;if(s!==void 0&&s.enabled&&r.enabled&&r.anchorTo==="end"&&this.scrollElement!==null){let p=s.count,h=r.count,b=this.getMeasurements(),g=((o=this._singleLaneMeasurements)==null?void 0:o.items)??b,_=w=>au(g[w]),k=p>0?_(0):null,T=p>0?_(p-1):null;if(h!==p||p>0&&h>0&&(r.getItemKey(0)!==k||r.getItemKey(h-1)!==T)){a=!0;let w=p>0?this.getVirtualItemForOffset(this.getScrollOffset())??b[0]:null;w&&(l=[w.key,this.getScrollOffset()-w.start]);let R=r.followOnAppend===!0?"auto":r.followOnAppend||null;R&&h>0&&this.isAtEnd(s.scrollEndThreshold)&&(p===0||r.getItemKey(h-1)!==T)&&(h>p||Vp(p,h,_,r.getItemKey))&&(i=R)}}this.options=r,a&&(this.pendingMin=0,this.itemSizeCacheVersion++);let d=null;if(l&&this.scrollOffset!==null&&!this._awaitingCommandReadBack()){let[p,h]=l,b=this.getMeasurements(),{count:g,getItemKey:_}=this.options,k=0;for(;k<g&&_(k)!==p;)k++;if(k<g){let T=b[k];if(T){let E=Math.max(0,T.start+h);!i&&E!==this.scrollOffset&&(d=E-this.scrollOffset,this.scrollOffset=E)}}}i?this.pendingScrollAnchor={kind:"follow",behavior:i}:d!==null&&(this._canWriteScroll()?this.pendingScrollAnchor={kind:"anchor",delta:d}:(this._holdOffset+=d,this._followOffsetTarget(d)))},this.notify=n=>{var o,r;(r=(o=this.options).onChange)==null||r.call(o,this,n)},this.maybeNotify=Vn(()=>(this.calculateRange(),[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]),n=>{this.notify(n)},{key:!1,debug:()=>this.options.debug,initialDeps:[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]}),this.cleanup=()=>{var n;this.unsubs.filter(Boolean).forEach(o=>o()),this.unsubs=[],this.observer.disconnect(),this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null,(n=this._momentumStop)==null||n.restore(),this._momentumStop=null,this.isScrolling=!1,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._clampedAdjustment=null,this.pendingWrite=null,this.scrollElement=null,this.targetWindow=null},this._didMount=()=>()=>{this.cleanup()},this._willUpdate=()=>{var n;let o=this.options.enabled?this.options.getScrollElement():null;if(this.scrollElement!==o){if(this.cleanup(),!o){this.maybeNotify();return}this.scrollElement=o,this.scrollElement&&"ownerDocument"in this.scrollElement?this.targetWindow=this.scrollElement.ownerDocument.defaultView:this.targetWindow=((n=this.scrollElement)==null?void 0:n.window)??null,this.elementsCache.forEach(s=>{this.observer.observe(s)}),this.unsubs.push(this.options.observeElementRect(this,s=>{this.scrollRect=s,this.maybeNotify()})),this.unsubs.push(this.options.observeElementOffset(this,(s,l)=>{var i,a,d,p;let h=l?this._elementMaxScrollOffset():null,b=this._reportedOverscroll;this._reportedOverscroll=s<0||h!==null&&s>h+1;let g=s;this._lastElementOffset=g,s=this._toLayoutOffset(s);let _=this._classifyScrollEvent(s,l,h);if(_==="spurious")return;_==="readBack"?s=this.pendingWrite.target:_==="clampedReadBack"&&((i=this.scrollState)==null?void 0:i.index)!=null&&s<this.getMaxScrollOffset()-1.5?this.scrollState.lastTargetOffset=s:fu({kind:_,offset:s,command:this.scrollState,target:()=>this.getScrollStateTarget(this.scrollState)})&&(this.scrollState=null),this.pendingWrite=null,this._clampedAdjustment!==null&&Math.abs(s-this._clampedAdjustment.maxAtWrite)>=1.5&&(this._clampedAdjustment=null);let k=this.getScrollOffset(),T=this.scrollDirection;this.scrollDirection=l?k===s?this.scrollDirection:k<s?"forward":"backward":null,this.scrollOffset=s,this.isScrolling=l;let E=this.scrollState;if(E?.phase==="queued"&&_==="external"&&l)if(b||this._reportedOverscroll)E.samples=[];else{let v=this.now();E.samples=[...(E.samples??[]).filter(w=>v-w.t<=200),{t:v,offset:g}],(T!==null&&this.scrollDirection!==T||pu(E.samples))&&(this.scrollState=null)}this._iosGesture.onScroll({isScrolling:l,ownReadBack:_==="readBack",moved:s!==k,external:_==="external"&&((a=this.scrollState)==null?void 0:a.phase)!=="smooth"&&((d=this.scrollState)==null?void 0:d.phase)!=="smoothFinishing"})&&((p=this.scrollState)==null?void 0:p.phase)==="queued"&&(this.scrollState=null),this._flushHoldIfReady(!0),this.scrollState&&this.scheduleScrollReconcile(),this.maybeNotify()})),"addEventListener"in this.scrollElement&&this.unsubs.push(this._iosGesture.listen(this.scrollElement)),this._scrollToOffset(this.getScrollOffset())}this._noteClampMax();let r=this.pendingScrollAnchor;this.pendingScrollAnchor=null,r&&this.scrollElement&&this.options.enabled&&(r.kind==="anchor"?this._canWriteScroll()?Qo(this.scrollState)&&!en(this.getScrollOffset()-r.delta,this.scrollState.lastTargetOffset)||(this._followOffsetTarget(r.delta),this._scrollToOffset(this.getScrollOffset())):(this._holdOffset+=r.delta,this._followOffsetTarget(r.delta),this.notify(!1)):this.scrollToEnd({behavior:r.behavior})),this._flushHoldIfReady(!1),this._retryClampedAdjustment()},this._classifyScrollEvent=(n,o,r)=>{var s;return du({offset:n,isScrolling:o,elementMax:r,holdOffset:this._holdOffset,scrollOffset:this.scrollOffset,pendingWrite:this.pendingWrite,clampedMaxAtWrite:((s=this._clampedAdjustment)==null?void 0:s.maxAtWrite)??null})},this._retryClampedAdjustment=()=>{if(this._clampedAdjustment===null||!this.scrollElement||!this.options.enabled||!this._canWriteScroll())return;let{target:n,maxAtWrite:o}=this._clampedAdjustment,r=this.getMaxScrollOffset();r>o+.5&&(this._clampedAdjustment=n>r+.5?{target:n,maxAtWrite:r}:null,this._scrollToOffset(n))},this._writeAwaitingCommand=()=>{let n=this.scrollState;if(n===null||n.phase!=="queued")return;let{behavior:o}=n;this.getMeasurements();let r=this.getScrollStateTarget(n);n.lastTargetOffset=r,this._clampedAdjustment=null,n.phase=bu(o,n.index!=null&&en(r,this.getScrollOffset())),this._scrollToOffset(r,{behavior:o}),this.scheduleScrollReconcile()},this._readElementOffset=()=>{let n=this.scrollElement;if(n==null)return null;let{horizontal:o,isRtl:r}=this.options;return typeof n.scrollTop=="number"?o?n.scrollLeft*(r&&-1||1):n.scrollTop:typeof n.scrollY=="number"?o?n.scrollX:n.scrollY:null},this._canWriteScroll=()=>!(Zo()&&this._iosGesture.inMotion())&&!this._reportedOverscroll,this._flushHoldIfReady=n=>{var o;if(this._holdOffset===0||!this.scrollElement||!this.options.enabled||!this._canWriteScroll()||((o=this.scrollState)==null?void 0:o.phase)==="smooth")return;this._holdOffset=0,this.scrollOffset!==null&&this.scrollOffset<0&&(this.scrollOffset=0),this.notify(n);let r=this.getCommandWrittenOffset()??this.getScrollOffset();this._clampedAdjustment=this._clampedBy(r),this._scrollToOffset(r)},this.rafId=null,this.getSize=()=>this.options.enabled?(this.scrollRect=this.scrollRect??this.options.initialRect,this.scrollRect[this.options.horizontal?"width":"height"]):(this.scrollRect=null,0),this.getScrollOffset=()=>this.options.enabled?(this.scrollOffset=this.scrollOffset??(typeof this.options.initialOffset=="function"?this.options.initialOffset():this.options.initialOffset),this.scrollOffset):(this.scrollOffset=null,0),this.getMeasurementOptions=Vn(()=>[this.options.count,this.options.paddingStart,this.options.scrollMargin,this.options.getItemKey,this.options.enabled,this.options.lanes,this.options.laneAssignmentMode,this.options.gap],(n,o,r,s,l,i,a,d)=>(this.prevLanes!==void 0&&this.prevLanes!==i&&(this.lanesChangedFlag=!0),this.prevLanes=i,this.pendingMin=null,{count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:l,lanes:i,laneAssignmentMode:a,gap:d}),{key:!1}),this.isIndexInRange=n=>n>=0&&n<this.options.count,this.getMeasurements=Vn(()=>[this.getMeasurementOptions(),this.itemSizeCacheVersion],({count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:l,lanes:i,laneAssignmentMode:a,gap:d},p)=>{var h;let b=this.itemSizeCache;if(!l)return this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),[];if(this.laneAssignments.size>n)for(let v of this.laneAssignments.keys())v>=n&&this.laneAssignments.delete(v);this.lanesChangedFlag&&(this.lanesChangedFlag=!1,this.lanesSettling=!0,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.pendingMin=null),this.measurementsCache.length===0&&!this.lanesSettling&&(this.measurementsCache=this.options.initialMeasurementsCache,this.measurementsCache.forEach(v=>{this.itemSizeCache.set(v.key,v.size)}));let g=this.lanesSettling?0:this.pendingMin??0;if(this.pendingMin=null,this.lanesSettling&&this.measurementsCache.length===n&&(this.lanesSettling=!1),i===1){let v=n*2,w=(h=this._singleLaneMeasurements)==null?void 0:h.flat;if(!w||w.length<v){let W=new Float64Array(v);w&&g>0&&W.set(w.subarray(0,g*2)),w=W}let R=g===0?new Array(n):this._singleLaneMeasurements.items.slice(),D;if(g===0)D=o+r;else{let W=g-1;D=w[W*2]+w[W*2+1]+d}for(let W=g;W<n;W++){let G=s(W);R[W]=G;let q=b.get(G),B=typeof q=="number"?q:this.options.estimateSize(W);w[W*2]=D,w[W*2+1]=B,D+=B+d}this._singleLaneMeasurements={flat:w,items:R};let L=uu(R,w);return this.measurementsCache=L,L}let _=this.measurementsCache.slice(0,g),k=new Array(i).fill(void 0),T=new Float64Array(i),E=0;for(let v=0;v<g;v++){let w=_[v];w&&(k[w.lane]===void 0&&E++,k[w.lane]=v,T[w.lane]=w.end)}for(let v=g;v<n;v++){let w=s(v),R=this.laneAssignments.get(v),D,L,W=a==="estimate"||b.has(w);if(R!==void 0&&this.options.lanes>1){D=R;let M=k[D],I=M!==void 0?_[M]:void 0;L=I?I.end+d:o+r}else if(E===i){let M=0,I=T[0],P=k[0];for(let H=1;H<i;H++){let $=T[H];($<I||$===I&&k[H]<P)&&(M=H,I=$,P=k[H])}D=M,L=I+d,W&&this.laneAssignments.set(v,D)}else D=v%this.options.lanes,L=o+r,W&&this.laneAssignments.set(v,D);let G=b.get(w),q=typeof G=="number"?G:this.options.estimateSize(v),B=L+q;_[v]={index:v,start:L,size:q,end:B,key:w,lane:D},k[D]===void 0&&E++,k[D]=v,T[D]=B}return this.measurementsCache=_,_},{key:!1,debug:()=>this.options.debug}),this.calculateRange=Vn(()=>[this.getMeasurements(),this.getSize(),this.getScrollOffset(),this.options.lanes,this._getLayoutTotalSize()+this.options.scrollMargin],(n,o,r,s,l)=>{if(n.length===0||o===0)return this.range=null,null;let i=Math.max(l-o,0);return this.range=Fp(n,o,Math.min(r,i),s,s===1&&this._singleLaneMeasurements!==null?this._singleLaneMeasurements.flat:null),this.range},{key:!1,debug:()=>this.options.debug}),this.getVirtualIndexes=Vn(()=>{let n=null,o=null,r=this.calculateRange();return r&&(n=r.startIndex,o=r.endIndex),this.maybeNotify.updateDeps([this.isScrolling,n,o]),[this.options.rangeExtractor,this.options.overscan,this.options.count,n,o,this.options.lanes]},(n,o,r,s,l,i)=>s===null||l===null?[]:n({startIndex:s,endIndex:l,overscan:o,count:r,lanes:i}),{key:!1,debug:()=>this.options.debug}),this.indexFromElement=n=>{let o=this.options.indexAttribute,r=n.getAttribute(o);return r?parseInt(r,10):(console.warn(`Missing attribute name '${o}={index}' on measured element.`),-1)},this.shouldMeasureDuringScroll=n=>{var o;if(!Qo(this.scrollState))return!0;let r=this.scrollState.index??((o=this.getVirtualItemForOffset(this.scrollState.lastTargetOffset))==null?void 0:o.index);if(r!==void 0&&this.range){let s=Math.max(this.options.overscan,Math.ceil((this.range.endIndex-this.range.startIndex)/2)),l=Math.max(0,r-s),i=Math.min(this.options.count-1,r+s);return n>=l&&n<=i}return!0},this.measureElement=n=>{if(!n){this.elementsCache.forEach((l,i)=>{l.isConnected||(this.observer.unobserve(l),this.elementsCache.delete(i))});return}let o=this.indexFromElement(n);if(!this.isIndexInRange(o))return;let r=this.options.getItemKey(o),s=this.elementsCache.get(r);s!==n&&(s&&this.observer.unobserve(s),this.observer.observe(n),this.elementsCache.set(r,n)),n.isConnected&&(!this.isScrolling||this.scrollState)&&this.shouldMeasureDuringScroll(o)&&this.resizeItem(o,this.options.measureElement(n,void 0,this))},this.resizeItem=(n,o)=>{var r,s,l;if(!this.isIndexInRange(n))return;(r=this._resizeBatch)!=null&&r.sync&&this.getMeasurements();let i,a,d,p=(s=this._singleLaneMeasurements)==null?void 0:s.flat;if(this.options.lanes===1&&p!=null)d=this.options.getItemKey(n),a=p[n*2],i=p[n*2+1];else{let g=this.measurementsCache[n];if(!g)return;d=g.key,a=g.start,i=g.size}let h=this.itemSizeCache.get(d)??i,b=o-h;if(b!==0){let g=this.options.anchorTo==="end"&&!Qo(this.scrollState)&&this.getVirtualDistanceFromEnd()<=this.options.scrollEndThreshold,_=g?this._getLayoutTotalSize():0,k=this.getScrollOffset(),E=!this.itemSizeCache.has(d)?a<k:a+h<=k&&this.scrollDirection!=="backward",v=!Qo(this.scrollState)&&(this.shouldAdjustScrollPositionOnItemSizeChange!==void 0?this.shouldAdjustScrollPositionOnItemSizeChange(this.measurementsCache[n]??{index:n,key:d,start:a,size:i,end:a+i,lane:0},b,this):E);(this.pendingMin===null||n<this.pendingMin)&&(this.pendingMin=n),this.itemSizeCache.set(d,o),this.itemSizeCacheVersion++;let w=!1;if(this._awaitingCommandReadBack()||(g?w=this.applyScrollAdjustment(this._getLayoutTotalSize()-_):v&&(w=this.applyScrollAdjustment(b))),this._resizeBatch){this._resizeBatch.notify=!0,(l=this._resizeBatch).sync||(l.sync=w);return}this.notify(w),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment()}},this.getVirtualItems=Vn(()=>[this.getVirtualIndexes(),this.getMeasurements(),this._holdOffset],(n,o,r)=>{let s=[];for(let l=0,i=n.length;l<i;l++){let a=n[l],d=o[a];s.push(r===0?d:{...d,start:d.start-r,end:d.end-r})}return s},{key:!1,debug:()=>this.options.debug}),this.getVirtualItemForOffset=n=>{var o;let r=this.getMeasurements();if(r.length===0)return;let s=(o=this._singleLaneMeasurements)==null?void 0:o.flat,l=this.options.lanes===1&&s!=null,i=Su(0,r.length-1,l?a=>s[a*2]:a=>ml(r[a]).start,n);return ml(r[i])},this._noteClampMax=()=>{if(!this._awaitingCommandReadBack())return;let n=this._elementMaxScrollOffset();if(n===null)return;let o=this.pendingWrite,r=Math.max(n,0)+this._holdOffset;if(r>=o.target)return;let s=o.lowMaxes??(o.lowMaxes=[]);s[s.length-1]!==r&&s.push(r)},this.getMaxScrollOffset=()=>(this._elementMaxScrollOffset()??0)+this._holdOffset,this._toLayoutOffset=n=>{var o;let r=n+this._holdOffset;return((o=this.pendingScrollAnchor)==null?void 0:o.kind)==="anchor"&&(r+=this.pendingScrollAnchor.delta),r},this._elementMaxScrollOffset=()=>{let n=this.scrollElement;if(n===null)return null;if("scrollHeight"in n)return this.options.horizontal?n.scrollWidth-n.clientWidth:n.scrollHeight-n.clientHeight;if("document"in n){let o=n.document.documentElement;return this.options.horizontal?o.scrollWidth-n.innerWidth:o.scrollHeight-n.innerHeight}return null},this._momentumStop=null,this._stopMomentum=n=>{let o=this.scrollElement,r=this.targetWindow;if(o===null||r===null)return;let s="document"in o?o.document.scrollingElement:o;if(!s?.style)return;if(this._momentumStop){this._momentumStop.done=n;return}let{style:l}=s,i=this.options.horizontal?"overflow-x":"overflow-y",a=l.getPropertyValue(i),d=l.getPropertyPriority(i),p=()=>this.options.horizontal?s.clientHeight:s.clientWidth,h=p();if(l.setProperty(i,"hidden","important"),p()!==h){l.setProperty(i,a,d);return}let b={restore:()=>l.getPropertyValue(i)!=="hidden"||l.getPropertyPriority(i)!=="important"?!1:(l.setProperty(i,a,d),!0),done:n};this._momentumStop=b,r.requestAnimationFrame(()=>r.requestAnimationFrame(()=>{this._momentumStop===b&&(this._momentumStop=null,b.restore()&&b.done())}))},this._clampedBy=n=>{let o=this._elementMaxScrollOffset();if(o===null)return null;let r=o+this._holdOffset;return n>r+.5?{target:n,maxAtWrite:r}:null},this.getVirtualDistanceFromEnd=()=>Math.max(this._getLayoutTotalSize()+this.options.scrollMargin-this.getSize()-this.getScrollOffset(),0),this.getDistanceFromEnd=()=>Math.max(this.getMaxScrollOffset()-this.getScrollOffset(),0),this.isAtEnd=(n=this.options.scrollEndThreshold)=>this.getDistanceFromEnd()<=n,this.getOffsetForAlignment=(n,o,r=0)=>{if(!this.scrollElement)return 0;let s=this.getSize(),l=this.getScrollOffset();o==="auto"&&(o=n>=l+s?"end":"start"),o==="center"?n+=(r-s)/2:o==="end"&&(n-=s);let i=this.getMaxScrollOffset();return Math.max(Math.min(i,n),0)},this.getOffsetForIndex=(n,o="auto")=>{n=Math.max(0,Math.min(n,this.options.count-1));let r=this.getSize(),s=this.getScrollOffset(),l=this.getMeasurements()[n];if(!l)return;if(o==="auto")if(l.end>=s+r-this.options.scrollPaddingEnd)o="end";else if(l.start<=s+this.options.scrollPaddingStart)o="start";else return[s,o];if(o==="end"&&n===this.options.count-1){let a=this.getMaxScrollOffset(),d=a-this.options.paddingEnd+this.options.scrollPaddingEnd;return[Math.max(Math.min(d,a),0),o]}let i=o==="end"?l.end+this.options.scrollPaddingEnd:l.start-this.options.scrollPaddingStart;return[this.getOffsetForAlignment(i,o,l.size),o]},this.scrollToOffset=(n,{align:o="start",behavior:r="auto"}={})=>{this._startScroll({index:null,align:o},this.getOffsetForAlignment(n,o),r,"absolute")},this.scrollToIndex=(n,{align:o="auto",behavior:r="auto"}={})=>{n=Math.max(0,Math.min(n,this.options.count-1));let s=this.getOffsetForIndex(n,o);if(!s)return;let[l,i]=s;this._startScroll({index:n,align:i},l,r,"absolute")},this.scrollBy=(n,{behavior:o="auto"}={})=>{let r=this.getOffsetForAlignment((this.getCommandWrittenOffset()??this.getScrollOffset())+n,"start");this._startScroll({index:null,align:"start"},r,o,"relative")},this.scrollToEnd=({behavior:n="auto"}={})=>{if(this.options.count>0){this._startScroll({index:this.options.count-1,align:"end",toEnd:!0},Math.max(this.getMaxScrollOffset(),0),n,"absolute");return}this.scrollToOffset(Math.max(this.getTotalSize()-this.getSize(),0),{behavior:n})},this.cancelScroll=()=>{this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null},this.getTotalSize=()=>Math.max(this._getLayoutTotalSize()-this._holdOffset,0),this._getLayoutTotalSize=()=>{var n,o;let r=this.getMeasurements(),s;if(r.length===0)s=this.options.paddingStart;else if(this.options.lanes===1){let l=r.length-1,i=(n=this._singleLaneMeasurements)==null?void 0:n.flat;i!=null?s=i[l*2]+i[l*2+1]:s=((o=r[l])==null?void 0:o.end)??0}else{let l=Array(this.options.lanes).fill(null),i=r.length-1;for(;i>=0&&l.some(a=>a===null);){let a=r[i];l[a.lane]===null&&(l[a.lane]=a.end),i--}s=Math.max(...l.filter(a=>a!==null))}return Math.max(s-this.options.scrollMargin+this.options.paddingEnd,0)},this.takeSnapshot=()=>{let n=[];if(this.itemSizeCache.size===0)return n;let o=this.getMeasurements();for(let r of o)r&&this.itemSizeCache.has(r.key)&&n.push({index:r.index,key:r.key,start:r.start,size:r.size,end:r.end,lane:r.lane});return n},this._scrollToOffset=(n,{adjustments:o,behavior:r}={})=>{let s={target:n+(o??0),smooth:r==="smooth"};return this.pendingWrite=s,this.options.scrollToFn(n-this._holdOffset,{behavior:r,adjustments:o},this),s},this.getCommandWrittenOffset=()=>this.scrollState!==null&&this.pendingWrite!==null&&!this.pendingWrite.smooth?this.pendingWrite.target:null,this._awaitingCommandReadBack=()=>{let n=this.getCommandWrittenOffset();return!(Zo()&&this._iosGesture.dragging())&&n!==null&&!en(n,this.getScrollOffset())},this._followOffsetTarget=n=>{this.scrollState!==null&&this.scrollState.index==null&&(this.scrollState.lastTargetOffset+=n)},this.measure=()=>{this.pendingMin=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.itemSizeCacheVersion++,this.notify(!1)},this.setOptions(t)}get scrollAdjustments(){return 0}applyScrollAdjustment(t,n){if(t===0)return!1;if(this._followOffsetTarget(t),this._canWriteScroll()){let o=this.getScrollOffset();this._clampedAdjustment=this._clampedBy(o+t);let r=this._scrollToOffset(o,{adjustments:t,behavior:n});return this.scrollOffset!==null&&(this.pendingWrite===r&&(this.scrollOffset+=t),this.scrollOffset<0&&(this.scrollOffset=0)),!0}else return this._holdOffset+=t,this.scrollOffset!==null&&(this.scrollOffset+=t),!0}scheduleScrollReconcile(){if(!this.targetWindow){this.scrollState=null;return}this.rafId==null&&(this.rafId=this.targetWindow.requestAnimationFrame(()=>{this.rafId=null,this.reconcileScroll()}))}getScrollStateTarget(t){let n=t.toEnd?[Math.max(this.getMaxScrollOffset(),0)]:t.index!=null?this.getOffsetForIndex(t.index,t.align):void 0;return n?n[0]:t.lastTargetOffset}reconcileScroll(){if(!this.scrollState||!this.scrollElement)return;if(this.now()-this.scrollState.startedAt>5e3){this.scrollState=null;return}if(this.scrollState.phase==="queued"){this.scheduleScrollReconcile();return}this.getMeasurements();let o=this.getScrollStateTarget(this.scrollState),r=this.scrollState.index==null?1:this.options.useAnimationFrameWithResizeObserver?3:2,s=o!==this.scrollState.lastTargetOffset;if(!s&&en(o,this.getScrollOffset())){if(this.scrollState.phase==="smooth"?this.scrollState.phase="smoothLanded":this.scrollState.phase==="smoothFinishing"&&(this.scrollState.phase="instant"),this.scrollState.stableFrames++,this.scrollState.stableFrames>=r){this.getScrollOffset()!==o&&this._scrollToOffset(o,{behavior:"auto"}),this.scrollState=null;return}}else if(this.scrollState.stableFrames=0,s){let l=this.getSize()||600,i=Math.abs(o-this.getScrollOffset()),a=Qo(this.scrollState)&&i>l;this.scrollState.lastTargetOffset=o,a?this.scrollState.phase="smooth":this.scrollState.phase==="smooth"?this.scrollState.phase="smoothFinishing":this.scrollState.phase==="smoothLanded"&&(this.scrollState.phase="instant"),this._scrollToOffset(o,{behavior:a?"smooth":"auto"})}this.scheduleScrollReconcile()}_startScroll(t,n,o,r){this.pendingScrollAnchor=null,this._clampedAdjustment=null;let s=this._iosGesture.tail();if(r==="absolute"&&s!==null){if(s==="fling"&&mu()){this._stopMomentum(()=>{let l=this.scrollState;l?.phase!=="queued"||this._iosGesture.tail()!=="fling"||this._reportedOverscroll||(this._iosGesture.end(),this._flushHoldIfReady(!0),this._writeAwaitingCommand())}),this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,phase:"queued",behavior:o,samples:[]},this.scheduleScrollReconcile();return}this._iosGesture.end()}this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,behavior:o,phase:bu(o,t.index!=null&&en(n,this.getScrollOffset()))},this._scrollToOffset(n,{behavior:o}),this.scheduleScrollReconcile()}},Su=(e,t,n,o)=>{for(;e<=t;){let r=(e+t)/2|0,s=n(r);if(s<o)e=r+1;else if(s>o)t=r-1;else return r}return e>0?e-1:0};function $p(e,t,n){let o=0;for(;o<=t;){let r=(o+t)/2|0,s=e[r*2];if(s<n)o=r+1;else if(s>n)t=r-1;else return r}return o>0?o-1:0}function Fp(e,t,n,o,r){let s=e.length-1;if(e.length<=o)return{startIndex:0,endIndex:s};if(o===1&&r!==null){let d=$p(r,s,n),p=d,h=n+t;for(;p<s&&r[p*2]+r[p*2+1]<h;)p++;return{startIndex:d,endIndex:p}}let i=Su(0,s,d=>e[d].start,n),a=i;if(o===1)for(;a<s&&e[a].end<n+t;)a++;else if(o>1){let d=Array(o).fill(0);for(;a<s&&d.some(h=>h<n+t);){let h=e[a];d[h.lane]=h.end,a++}let p=Array(o).fill(n+t);for(;i>=0&&p.some(h=>h>=n);){let h=e[i];p[h.lane]=h.start,i--}i=Math.max(0,i-i%o),a=Math.min(s,a+(o-1-a%o))}return{startIndex:i,endIndex:a}}function ku(e,t,n){let o=it(null),[,r]=ce(0),s={count:e,overscan:10,scrollMargin:n,scrollPaddingStart:n,estimateSize:()=>t,getScrollElement:()=>o.current,scrollToFn:wu,observeElementRect:_u,observeElementOffset:xu,onChange:()=>r(i=>i+1)},[l]=ce(()=>new Yr(s));return l.setOptions(s),po(()=>l._didMount(),[l]),po(()=>l._willUpdate()),{scroller:o,virtualizer:l}}var Jr=28;function yn(e){let{label:t,testId:n,columns:o,rows:r,selected:s,onChoose:l,minWidth:i}=e,{scroller:a,virtualizer:d}=ku(r.length,Jr,Jr),[p,h]=ce(-1),b=o.map(E=>E.width).join(" "),{sort:g,topKey:_}=e;ze(()=>d.scrollToOffset(0),[g,_]),ze(()=>{let E=s===null?-1:r.indexOf(s);E<0||(h(E),d.scrollToIndex(E,{align:"auto"}))},[s]);let k=E=>{let v=Math.max(0,Math.min(r.length-1,E));h(v),d.scrollToIndex(v,{align:"auto"})},T=E=>{if(E.target!==E.currentTarget)return;let v=r[p],w=Math.max(1,Math.floor((a.current?.clientHeight??0)/Jr)-2),D={ArrowDown:p+1,ArrowUp:p-1,PageDown:p+w,PageUp:p-w,Home:0,End:r.length-1}[E.key];if(D!==void 0)k(D);else if(E.key==="Enter"&&v!==void 0)l(v);else if(E.key==="ArrowRight"&&v!==void 0)e.onFold?.(v,!0);else if(E.key==="ArrowLeft"&&v!==void 0)e.onFold?.(v,!1);else return;E.preventDefault()};return u("div",{class:"table",ref:a,role:"grid","aria-label":t,"aria-rowcount":r.length+1,"aria-activedescendant":p>=0?`${n}-${p}`:void 0,tabIndex:0,"data-testid":n,onKeyDown:T,children:u("div",{class:"table-inner",style:{minWidth:i,"--tracks":b},children:[u(Wp,{...e}),u("div",{class:"table-body",role:"rowgroup",style:{height:`${d.getTotalSize()}px`},children:d.getVirtualItems().map(({index:E,start:v})=>{let w=r[E];return w===void 0?null:u("div",{id:`${n}-${E}`,class:`tr${E===p?" active":""}`,role:"row","aria-rowindex":E+2,"aria-selected":w===s,"data-row":w,style:{transform:`translateY(${v-Jr}px)`},onClick:()=>{h(E),l(w)},children:o.map(R=>u("div",{role:"gridcell",class:R.isNumber?"td number":"td",children:R.cell(w)},R.key))},w)})})]})})}function Wp({columns:e,sort:t,onSort:n}){return u("div",{class:"tr head",role:"row","aria-rowindex":1,children:e.map(({key:o,label:r,help:s,isNumber:l=!1})=>{let i=t?.key!==o?"none":t.descending?"descending":"ascending";return u("div",{role:"columnheader","aria-sort":i,class:l?"number":"",children:u("button",{type:"button",title:s,"data-testid":`sort-${o}`,onClick:()=>n(Da(t,o,l)),children:[r,u("span",{class:"arrow","aria-hidden":"true",children:{none:"",ascending:"▲",descending:"▼"}[i]})]})},o)})})}var Ru={key:"modules",title:"Modules",Panel:Bp};function Bp({recording:e}){let t=Z(),n=e.modules,o=t.recordings.moduleTree.value,[r,s]=bo("modules"),l=_e(()=>new Set(el(r.open??"")??o?.roots),[r.open,o]),i=_=>s("open",tl([..._])),a=Ir(r.sort,Object.keys(n)),d=_=>l.has(_),p=(_,k)=>{let T=new Set(l);k?T.add(_):T.delete(_),i(T)},h=_e(()=>o?wa(o,d,k=>a?mn(k,Kp(n,a.key),a.descending):k):[],[o,l,r.sort]),b=_e(()=>o?Hp(n,o,d,p):[],[o,l]),{selected:g}=t.address.value;return u(he,{children:[u("div",{class:"toolbar",children:[u("button",{type:"button","data-testid":"modules-open-all",onClick:()=>i(gn(n.fqn.length)),children:"Open all"}),u("button",{type:"button","data-testid":"modules-close-all",onClick:()=>i([]),children:"Close all"}),u("span",{class:"count",children:at(n.fqn.length,"module call")})]}),u(yn,{label:"Module calls in order of entry",testId:"modules-table",columns:b,rows:h,sort:a,onSort:_=>s("sort",Dr(_)),selected:g?.kind==="module"?g.number:null,onChoose:_=>t.select(Je(_)),onFold:p,minWidth:"760px"})]})}function Hp(e,t,n,o){let r=Math.max(0,...t.roots.map(l=>e.total_bytes[l]??0)),s=(l,i,a)=>({key:l,label:i,help:a,width:"92px",isNumber:!0,cell:d=>u(se,{n:e[l][d]})});return[{key:"fqn",label:"module",width:"minmax(220px, 2fr)",cell:l=>u("span",{class:"branch",style:{"--depth":t.depth[l]??0},children:[t.children[l]?.length?u("button",{type:"button",class:"quiet twist",tabIndex:-1,"aria-expanded":n(l),"aria-label":n(l)?"Fold":"Unfold",onClick:i=>{i.stopPropagation(),o(l,!n(l))},children:n(l)?"−":"+"}):u("span",{class:"twist"}),u("span",{title:e.fqn[l],children:Gp(e,l)}),e.where[l]&&u("span",{class:"tag",children:e.where[l]})]})},{key:"type_name",label:"type",width:"minmax(100px, 1fr)",cell:l=>e.type_name[l]},{key:"nodes",label:"nodes",width:"64px",isNumber:!0,cell:l=>ne(e.nodes[l]??0)},{key:"total_bytes",label:"total",help:"Charged to this module call and those inside it",width:"minmax(150px, 1fr)",isNumber:!0,cell:l=>u("span",{class:"with-bar",children:[u(hn,{part:e.total_bytes[l]??0,whole:r}),u(se,{n:e.total_bytes[l]})]})},s("self_bytes","self","Charged to its own ops, without the modules inside it"),s("exclusive_bytes","exclusive","What would go if only this module stopped saving"),s("freed_bytes","freed","Made inside it and freed before the forward ended")]}function Gp(e,t){let n=Xt(e,t),o=e.parent[t]??null,r=o===null?"":`${e.fqn[o]}.`;return r.length>1&&n.startsWith(r)?n.slice(r.length):n}function Kp(e,t){return e[t]}var Tu={key:"ops",title:"Ops",Panel:jp};function jp({recording:e}){let{address:t,recordings:n,select:o}=Z(),[r,s]=bo("ops"),l=r.filter??"",i=r.saving==="1",a=_e(()=>Up(e),[e]),d=_e(()=>qp(e.ops,a),[e]),p=Ir(r.sort,d.map(({key:E})=>E)),h=_e(()=>Jp(e.ops,a),[e]),b=_e(()=>{let E=_o(l);return gn(e.ops.node.length).filter(v=>(!i||(e.ops.saves[v]??0)>0)&&E(h[v]??""))},[e,l,i]),g=_e(()=>p?mn(b,Mu(e.ops,a,p.key),p.descending):b,[b,r.sort]),{selected:_}=t.value,k=_?.kind==="node"?n.rowOfNode.value.get(_.number):void 0,T=()=>{let{run:E,step:v}=n.shown.value??{run:"run",step:0};Fr(Wr("ops",E,v)+".csv","text/csv",Zp(e.ops,a,g))};return u(he,{children:[u("div",{class:"toolbar",children:[u("input",{type:"search",class:"filter",placeholder:"Filter by op, module or source line","aria-label":"Filter the ops","data-testid":"ops-filter",value:l,onInput:E=>s("filter",E.currentTarget.value)}),u("label",{class:"check",children:[u("input",{type:"checkbox","data-testid":"ops-saving-only",checked:i,onChange:E=>s("saving",E.currentTarget.checked?"1":"")}),"only ops that save"]}),u("span",{class:"count",role:"status","data-testid":"ops-count",children:at(g.length,"op")}),u("button",{type:"button","data-testid":"ops-csv",onClick:T,children:"Download CSV"})]}),u(yn,{label:"Ops in forward order",testId:"ops-table",columns:d,rows:g,sort:p,onSort:E=>s("sort",Dr(E)),selected:k??null,onChoose:E=>o(pt(e.ops.node[E]??0)),topKey:l,minWidth:"980px"})]})}function Up({modules:e}){return e.fqn.map((t,n)=>Xt(e,n))}function qp(e,t){let n=(o,r,s)=>({key:o,label:r,help:s,width:"88px",isNumber:!0,cell:l=>u(se,{n:e[o][l]})});return[{key:"node",label:"#",help:"Forward order",width:"64px",isNumber:!0,cell:o=>e.node[o]},{key:"op",label:"op",width:"minmax(120px, 1fr)",cell:o=>u("span",{title:e.recomputed[o]?"Made again in the backward":void 0,children:[e.op[o],e.recomputed[o]&&u("span",{class:"tag",children:"recomputed"}),e.where[o]&&u("span",{class:"tag",children:e.where[o]})]})},{key:"module",label:"module",width:"minmax(160px, 1.5fr)",cell:o=>u(Br,{text:bl(e,t,o)})},{key:"saves",label:"saves",width:"56px",isNumber:!0,cell:o=>e.saves[o]},n("charged_bytes","charged","Storages counted at this op: it is their first saver"),n("shared_bytes","shared","Storages that this op saves too and another op counts"),n("exclusive_bytes","exclusive","What would go if only this op stopped saving"),n("output_bytes","output","Bytes of what the op returned"),{key:"output_state",label:"output is",help:"What became of the output when the forward ended",width:"118px",cell:o=>u($r,{state:e.output_state[o]??null})},{key:"source",label:"source",width:"minmax(110px, 1fr)",cell:o=>u(Yp,{text:e.source[o]??""})}]}function Yp({text:e}){return u("span",{title:e,children:e})}function bl(e,t,n){let o=e.module[n]??null;return o===null?"":t[o]??""}function Mu(e,t,n){return n==="module"?e.node.map((o,r)=>bl(e,t,r)):e[n]}function Jp(e,t){return e.op.map((n,o)=>`${n} ${bl(e,t,o)} ${e.source[o]??""}`.toLowerCase())}var Eu=["node","op","module","source","saves","charged_bytes","shared_bytes","exclusive_bytes","output_bytes","output_state","recomputed"];function Zp(e,t,n){let o=Eu.map(r=>Mu(e,t,r));return Na(Eu,n.map(r=>o.map(s=>s[r]??null)))}var Qp=["model_peak_bytes","kept_bytes"];function Au(e){for(let t of Qp){let n=e.findIndex(i=>i.key===t),o=e[n];if(!o?.nbytes)continue;let r=e.findIndex((i,a)=>a>n&&i.level<=o.level),s=e.slice(n+1,r<0?e.length:r),l=s.filter((i,a)=>i.nbytes&&(s[a+1]?.level??0)<=i.level);return{label:o.label,total:o.nbytes,all:l.map(({key:i,label:a,help:d,nbytes:p})=>({key:i,label:a,help:d,nbytes:p??0}))}}return{label:"",total:0,all:[]}}var Cu={key:"overview",title:"Overview",Panel:Xp};function Xp({recording:e}){let{select:t}=Z(),{ledger:n,kept:o,kept_count:r}=e,s=o.reduce((a,d)=>a+d.nbytes,0),i=n.filter(({key:a})=>a.split("/")[0]==="kept_bytes").reduce((a,d)=>a+(d.nbytes??0),0);return u("div",{class:"overview","data-testid":"overview",children:[u(eh,{lines:n}),e.lighter.length>0&&u("ul",{class:"lighter","data-testid":"lighter",children:e.lighter.map(a=>u("li",{children:[a.text," ",u("button",{type:"button",class:"link",onClick:()=>t(Je(a.calls[0]??0)),children:"show"})]},a.calls[0]))}),u("h2",{children:"Kept for the backward, the largest first"}),o.length===0&&u("p",{class:"hint",children:"Nothing is kept for the backward in this recording."}),u("ol",{class:"groups","data-testid":"groups",children:o.map(a=>u("li",{children:u(nh,{group:a,largest:o[0]?.nbytes??0})},a.members[0]?.storage))}),r>o.length&&u("p",{class:"hint","data-testid":"groups-rest",children:[at(r-o.length,"smaller one")," not listed: these are"," ",Vr(s,i)," of what is kept."]})]})}function eh({lines:e}){let{total:t,label:n,all:o}=Au(e);return t===0?null:u("figure",{class:"parts","data-testid":"parts",children:[u("figcaption",{children:[n," ",u(se,{n:t})]}),u("div",{class:"parts-bar",role:"img","aria-label":o.map(th).join(", "),children:o.map(r=>u("span",{class:`part ${r.key}`,style:{flexGrow:r.nbytes},title:`${r.label}: ${vo(r.nbytes)}`},r.key))}),u("ul",{children:o.map(r=>u("li",{title:r.help,children:[u("span",{class:`part ${r.key}`,"aria-hidden":"true"}),r.label," ",u(se,{n:r.nbytes})," ",u("small",{children:Vr(r.nbytes,t)})]},r.key))})]})}function th({label:e,nbytes:t}){return`${e} ${Ie(t)}`}function nh({group:e,largest:t}){let{address:n,select:o}=Z(),[r,s]=ce(!1),[l]=e.members,i=n.value.selected,a=e.count===1;return u("div",{class:"card","aria-current":a&&Lu(l?.node,i),children:[u("span",{class:"size",children:[u(se,{n:e.nbytes}),u("small",{children:Vr(e.nbytes,e.kept_bytes)}),u(hn,{part:e.nbytes,whole:t})]}),u("span",{class:"what",children:[u("button",{type:"button",class:"link name","aria-expanded":a?void 0:r,onClick:()=>a&&l?o(pt(l.node)):s(!r),children:[u("b",{children:e.op})," keeps ",u("code",{children:e.slot})," · ",e.module||"outside of modules",!a&&` ×${ne(e.count)}`]}),u("span",{class:"type",children:[Nn(e.dtype,e.shape),!a&&`, ${Ie(e.nbytes/e.count)} each`]}),u("span",{class:"reason",children:e.reason}),u("small",{children:[e.source,e.category,e.name,e.device,e.saves>1&&at(e.saves,"save")].filter(Boolean).join(" · ")}),r&&u(oh,{group:e,selected:i})]})]})}function Lu(e,t){return e!==void 0&&pt(e).text===t?.text}function oh({group:e,selected:t}){let{select:n}=Z(),o=e.count-e.members.length;return u("ul",{class:"members",children:[e.members.map(({storage:r,node:s,fqn:l})=>u("li",{children:u("button",{type:"button",class:"link","aria-current":Lu(s,t),"data-node":s,onClick:()=>n(pt(s)),children:l||e.op})},r)),o>0&&u("li",{children:["and ",ne(o)," more"]})]})}function Ou({ranks:e}){let{recordings:t}=Z(),[n,o]=ce(null),{modules:r,modules_count:s}=e,l=_e(()=>rh(e),[e]),i=_e(()=>{let a=gn(r.length);return n?mn(a,uh(e,n.key),n.descending):a},[e,n]);return e.ranks.filter(({nbytes:a})=>a!==null).length<2?null:r.length===0?u("p",{class:"hint pad","data-testid":"ranks-equal",children:"Every module keeps the same on all ranks."}):u(he,{children:[u("h3",{children:["Modules that do not keep the same"," ",u("small",{children:s>r.length?`the ${ne(r.length)} furthest apart of ${ne(s)}`:"the furthest apart first"})]}),u(yn,{label:"Modules that do not keep the same on every rank",testId:"unequal-table",columns:l,rows:i,sort:n,onSort:o,selected:null,onChoose:a=>{let d=e.ranks[r[a]?.most??-1];d?.nbytes&&t.chooseRank(d,"modules")},minWidth:"720px"})]})}function rh({ranks:e,modules:t}){let n=(o,r)=>({key:o,label:r,width:"minmax(130px, 1fr)",isNumber:!0,cell:s=>u(lh,{module:t[s],ranks:e,which:o})});return[{key:"fqn",label:"module",width:"minmax(160px, 2fr)",cell:o=>u(sh,{module:t[o]})},{key:"type_name",label:"type",width:"minmax(90px, 1fr)",cell:o=>t[o]?.type_name},{key:"ranks",label:"by rank",help:"Charged to its own ops on each rank, from the first to the last",width:"minmax(90px, 1fr)",cell:o=>u(ah,{values:t[o]?.nbytes??[],ranks:e})},n("least","smallest"),n("most","largest"),{key:"apart",label:"apart",help:"Bytes between the smallest and the largest",width:"88px",isNumber:!0,cell:o=>u(se,{n:Pu(t[o])})}]}function sh({module:e}){if(!e)return null;let{fqn:t,type_name:n,times:o}=e,r=t||(n?"the model itself":"outside of modules");return u("span",{title:r,class:t?"":"none",children:[r,o>1&&u("b",{class:"times",children:[" ×",ne(o)]})]})}function lh({module:e,ranks:t,which:n}){let o=e?.[n]??null;if(!e||o===null)return u("span",{class:"none",children:"–"});let r=e.nbytes[o];return r==null?u(ih,{module:e,ranks:t}):u(he,{children:[u(se,{n:r})," ",u("small",{children:["rank ",t[o]?.rank]})]})}function ih({module:e,ranks:t}){let n=t.filter(({nbytes:r},s)=>r!==null&&e.nbytes[s]===null),o=n.length===1?`rank ${n[0]?.rank}`:`${ne(n.length)} ranks`;return u("small",{children:["not on ",o]})}function ah({values:e,ranks:t}){let n=Math.max(1,...e.map(r=>r??0)),o=t.map(({rank:r,nbytes:s},l)=>{let i=e[l]??null;return`rank ${r}: ${i!==null?Ie(i):s?"not there":"not read"}`});return u("span",{class:"bars",role:"img","aria-label":o.join(", "),title:o.join(`
`),children:e.map((r,s)=>u("span",{style:{height:`${100*(r??0)/n}%`}},s))})}function Pu(e){return!e||e.least===null||e.most===null?0:(e.nbytes[e.most]??0)-(e.nbytes[e.least]??0)}function uh({modules:e},t){return e.map(n=>t==="fqn"?n.fqn:t==="type_name"?n.type_name:t==="least"||t==="most"?n.nbytes[n[t]??-1]??null:Pu(n))}var Iu={key:"ranks",title:"Ranks",waiting:"Reading the ranks…",isFor:(e,t)=>(t?.ranks??1)>1,async fetch(e,t,n,o){let r=await e.ranks(t,n);for(let s=1/0;r.pending>0&&r.pending<s;)o(r),s=r.pending,r=await e.ranks(t,n);return r},mayGrow:({ranks:e})=>e.some(({problem:t})=>t!==null),Panel:ch};function ch({reply:e,isLoading:t}){return u("div",{class:"ranks","aria-busy":t,children:[u(dh,{ranks:e}),u(ph,{ranks:e}),u(vh,{ranks:e}),e.pending===0&&u(Ou,{ranks:e})]})}function dh({ranks:e}){let{pending:t,totals:n}=e,o=e.ranks.length-t;return u("p",{class:"summary",role:"status","data-testid":"ranks-summary",children:[t>0?`Read ${ne(o)} of ${at(e.ranks.length,"rank")}…`:`${at(e.ranks.length,"rank")}: ${fh(e,n[0])}`," ",u("small",{children:"A click on a rank shows its recording."})]})}function fh({ranks:e},t){if(!t)return"";let[n,o]=[e[t.least??0],e[t.most??0]];if(e.filter(({nbytes:i})=>i!==null).length<2)return"there is nothing to compare.";if(t.least===null||t.most===null||!n?.nbytes||!o?.nbytes)return"all keep the same for the backward.";let[s,l]=[n.nbytes[0]??0,o.nbytes[0]??0];return`rank ${o.rank} keeps ${Ie(l)} for the backward, rank ${n.rank} only ${Ie(s)}.`}function ph({ranks:e}){let{recordings:t}=Z(),[n,o]=ce(null),r=_e(()=>mh(e),[e]),s=_e(()=>{let a=gn(e.ranks.length);return n?mn(a,bh(e,n.key),n.descending):a},[e,n]),l=t.shown.value,i=e.ranks.findIndex(({run:a,tag:d})=>a===l?.run&&d===l.tag);return u(yn,{label:"Ranks",testId:"ranks-table",columns:r,rows:s,sort:n,onSort:o,selected:i,onChoose:a=>{let d=e.ranks[a];d?.nbytes&&t.chooseRank(d,"graph")},minWidth:"900px"})}var hh=2;function mh({ranks:e,totals:t}){return[{key:"rank",label:"rank",help:"A click on a row shows the recording of this rank",width:"48px",isNumber:!0,cell:n=>e[n]?.rank},...t.map((n,o)=>gh(e,n,o)),{key:"run",label:"run",width:"minmax(110px, 1fr)",cell:n=>u(Br,{text:e[n]?yh(e[n]):""})}]}function gh(e,t,n){let o=i=>i===null?null:e[i]?.nbytes?.[n],r=Math.max(0,...e.map((i,a)=>o(a)??0)),s=o(t.most),l=n<hh;return{key:t.key,label:t.label,help:t.help,width:l?"minmax(200px, 2fr)":"minmax(88px, 1fr)",isNumber:!0,cell:i=>{let a=o(i);if(a===void 0)return u("span",{class:"none",children:"–"});if(a===null)return u("span",{class:"none",children:"not known"});let d=a===s;return l?u("span",{class:"with-bar wide",children:[u(hn,{part:a,whole:r}),u("span",{children:[d&&u("span",{class:"tag",children:"largest"})," ",d?u("b",{children:u(se,{n:a})}):u(se,{n:a})]})]}):d?u("b",{children:u(se,{n:a})}):u(se,{n:a})}}}function yh({run:e,tag:t,rank:n}){return t.endsWith(`/rank${n}`)?`${e} ${t}`:e}function bh({ranks:e,totals:t},n){let o=t.findIndex(r=>r.key===n);return e.map(r=>n==="rank"?r.rank:n==="run"?r.run:r.nbytes?.[o]??null)}function vh({ranks:{ranks:e,absent:t}}){let n=e.filter(({problem:o})=>o);return n.length===0&&t.length===0?null:u("ul",{class:"notes problems","data-testid":"ranks-problems",children:[t.length>0&&u("li",{children:[t.length===1?"Rank":"Ranks"," ",t.join(", ")," left no recording in this log directory."]}),n.map(({rank:o,run:r,tag:s,problem:l})=>u("li",{children:["Rank ",o,": ",l]},`${r} ${s}`))]})}var Nu={key:"terms",title:"Terms",waiting:"Matching the terms…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.terms(t,n),isEmpty:({layers:e})=>e.length===0,Panel:_h};function _h({reply:e,isLoading:t}){return u("div",{class:"terms","aria-busy":t,"data-testid":"terms",children:[u("p",{class:"hint",children:"What the formula of Korthikanti et al. says that a transformer layer keeps, and what this one keeps. Nothing is matched by force: a term without a save is not kept, a save without a term is forgotten by the formula."}),e.layers.map((n,o)=>u(xh,{layer:n,isOpen:o===0},n.module))]})}function xh({layer:e,isOpen:t}){let{graph:n}=Z(),o=Object.entries(e.sizes).map(([a,d])=>`${a} = ${ne(d)}`),r=Math.max(1,...e.rows.map(a=>Math.max(a.kept_bytes,a.formula_bytes??0))),[s,l]=[e.rows.filter(({term:a})=>a!==""),e.rows.filter(({term:a})=>a==="")],i=e.forgotten_count-l.length;return u("details",{class:"layer",open:t,"data-testid":"layer",children:[u("summary",{children:[u("b",{children:e.fqn||"the model"}),e.modules.length>1&&` ×${ne(e.modules.length)}`,u("small",{children:[o.join(", "),", ",e.itemsize," bytes a value"]})]}),u("p",{class:"sums-line","data-testid":"layer-sums",children:["The formula says ",u("b",{children:Ie(e.formula_bytes)}),";"," ",e.modules.length>1?"each layer":"the layer"," keeps"," ",u("b",{children:Ie(e.kept_bytes)}),", of which the formula forgets"," ",u("b",{children:Ie(e.forgotten_bytes)}),"."," ",u("button",{type:"button",class:"link",onClick:()=>n.reveal(Je(e.module)),children:"Show in graph"})]}),u("div",{class:"term-table",role:"table","aria-label":`Terms of ${e.fqn||"the model"}`,children:[u("div",{class:"term head",role:"row",children:["term","formula","says","kept","","why they differ, and who saves it"].map(a=>u("span",{role:"columnheader",class:`cell-${wh[a]??"bar"}`,children:a},a))}),s.map(a=>u(Du,{row:a,whole:r},a.term)),l.length>0&&u("div",{class:"term group",role:"row",children:u("span",{role:"cell",children:"What the formula forgets"})}),l.map((a,d)=>u(Du,{row:a,whole:r},d)),i>0&&u("p",{class:"hint",children:["and ",ne(i)," smaller ones"]})]})]})}var wh={term:"what",formula:"formula",says:"says",kept:"kept","why they differ, and who saves it":"why"};function Du({row:e,whole:t}){let n=e.term==="",o=e.savers_count>0,r=e.formula_bytes===e.kept_bytes;return u("div",{class:`term ${n?"forgotten":o?r?"equal":"unequal":"unkept"}`,role:"row","data-testid":"term","data-term":e.term,children:[u("span",{class:"cell-what",role:"cell",children:n?u(zu,{row:e}):e.what}),u("code",{class:"cell-formula",role:"cell",children:e.formula||"–"}),u("span",{class:"cell-says",role:"cell",children:u(se,{n:e.formula_bytes})}),u("span",{class:"cell-kept",role:"cell",children:o?u(se,{n:e.kept_bytes}):u("span",{class:"none",children:"not kept"})}),u("span",{class:"cell-bar",role:"cell",children:u(Sh,{said:e.formula_bytes??0,kept:e.kept_bytes,whole:t})}),u("span",{class:"cell-why",role:"cell",children:[e.note&&u("span",{children:e.note}),!n&&u(zu,{row:e})]})]})}function Sh({said:e,kept:t,whole:n}){let o=r=>({width:`${100*r/n}%`});return u("span",{class:"pair","aria-hidden":"true",children:[u("span",{class:"said",style:o(e)}),u("span",{class:"kept",style:o(t)})]})}function zu({row:{savers:e,savers_count:t}}){let{graph:n}=Z();return u(he,{children:[e.map(({node:o,name:r,slots:s})=>u("button",{type:"button",class:"link",onClick:()=>n.follow(pt(o)),children:[r," ",s.join(" + ")]},o)),t>e.length&&` and ${ne(t-e.length)} more`]})}var kh="uplot",Rh="u-hz",Eh="u-vt",Th="u-title",Mh="u-wrap",Ah="u-under",Ch="u-over",Lh="u-axis",Wn="u-off",Oh="u-select",Ph="u-cursor-x",Ih="u-cursor-y",Dh="u-cursor-pt",zh="u-legend",Nh="u-live",Vh="u-inline",$h="u-series",Fh="u-marker",Vu="u-label",Wh="u-value",er="width",tr="height";var $u="bottom",So="left",vl="right",zl="#000",Fu=zl+"0",_l="mousemove",Wu="mousedown",xl="mouseup",Bu="mouseenter",Hu="mouseleave",Gu="dblclick",Bh="resize",Hh="scroll",Ku="change",ts="dppxchange",Nl="--",Co=typeof window<"u",El=Co?document:null,Ro=Co?window:null,Gh=Co?navigator:null,de,Zr;function Tl(){let e=devicePixelRatio;de!=e&&(de=e,Zr&&Al(Ku,Zr,Tl),Zr=matchMedia(`(min-resolution: ${de-.001}dppx) and (max-resolution: ${de+.001}dppx)`),Bn(Ku,Zr,Tl),Ro.dispatchEvent(new CustomEvent(ts)))}function vt(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Ml(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function ke(e,t,n){e.style[t]=n+"px"}function Vt(e,t,n,o){let r=El.createElement(e);return t!=null&&vt(r,t),n?.insertBefore(r,o),r}function At(e,t){return Vt("div",e,t)}var ju=new WeakMap;function qt(e,t,n,o,r){let s="translate("+t+"px,"+n+"px)",l=ju.get(e);s!=l&&(e.style.transform=s,ju.set(e,s),t<0||n<0||t>o||n>r?vt(e,Wn):Ml(e,Wn))}var Uu=new WeakMap;function qu(e,t,n){let o=t+n,r=Uu.get(e);o!=r&&(Uu.set(e,o),e.style.background=t,e.style.borderColor=n)}var Yu=new WeakMap;function Ju(e,t,n,o){let r=t+""+n,s=Yu.get(e);r!=s&&(Yu.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var Vl={passive:!0},Kh={...Vl,capture:!0};function Bn(e,t,n,o){t.addEventListener(e,n,o?Kh:Vl)}function Al(e,t,n,o){t.removeEventListener(e,n,Vl)}Co&&Tl();function $t(e,t,n,o){let r;n=n||0,o=o||t.length-1;let s=o<=2147483647;for(;o-n>1;)r=s?n+o>>1:_t((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function kc(e){return(n,o,r)=>{let s=-1,l=-1;for(let i=o;i<=r;i++)if(e(n[i])){s=i;break}for(let i=r;i>=o;i--)if(e(n[i])){l=i;break}return[s,l]}}var Rc=e=>e!=null,Ec=e=>e!=null&&e>0,rs=kc(Rc),jh=kc(Ec);function Uh(e,t,n,o=0,r=!1){let s=r?jh:rs,l=r?Ec:Rc;[t,n]=s(e,t,n);let i=e[t],a=e[t];if(t>-1)if(o==1)i=e[t],a=e[n];else if(o==-1)i=e[n],a=e[t];else for(let d=t;d<=n;d++){let p=e[d];l(p)&&(p<i?i=p:p>a&&(a=p))}return[i??ye,a??-ye]}function ss(e,t,n,o){let r=Xu(e),s=Xu(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let l=n==10?tn:Tc,i=r==1?_t:Ct,a=s==1?Ct:_t,d=i(l(Be(e))),p=a(l(Be(t))),h=Eo(n,d),b=Eo(n,p);return n==10&&(d<0&&(h=be(h,-d)),p<0&&(b=be(b,-p))),o||n==2?(e=h*r,t=b*s):(e=Lc(e,h),t=ls(t,b)),[e,t]}function $l(e,t,n,o){let r=ss(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var Fl=.1,Zu={mode:3,pad:Fl},or={pad:0,soft:null,mode:0},qh={min:or,max:or};function ns(e,t,n,o){return is(n)?Qu(e,t,n):(or.pad=n,or.soft=o?0:null,or.mode=o?3:0,Qu(e,t,qh))}function ae(e,t){return e??t}function Yh(e,t,n){for(t=ae(t,0),n=ae(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Qu(e,t,n){let o=n.min,r=n.max,s=ae(o.pad,0),l=ae(r.pad,0),i=ae(o.hard,-ye),a=ae(r.hard,ye),d=ae(o.soft,ye),p=ae(r.soft,-ye),h=ae(o.mode,0),b=ae(r.mode,0),g=t-e,_=tn(g),k=ut(Be(e),Be(t)),T=tn(k),E=Be(T-_);(g<1e-24||E>10)&&(g=0,(e==0||t==0)&&(g=1e-24,h==2&&d!=ye&&(s=0),b==2&&p!=-ye&&(l=0)));let v=g||k||1e3,w=tn(v),R=Eo(10,_t(w)),D=v*(g==0?e==0?.1:1:s),L=be(Lc(e-D,R/10),24),W=e>=d&&(h==1||h==3&&L<=d||h==2&&L>=d)?d:ye,G=ut(i,L<W&&e>=W?W:Ft(W,L)),q=v*(g==0?t==0?.1:1:l),B=be(ls(t+q,R/10),24),M=t<=p&&(b==1||b==3&&B>=p||b==2&&B<=p)?p:-ye,I=Ft(a,B>M&&t<=M?M:ut(M,B));return G==I&&G==0&&(I=100),[G,I]}var Jh=new Intl.NumberFormat(Co?Gh.language:"en-US"),Wl=e=>Jh.format(e),xt=Math,es=xt.PI,Be=xt.abs,_t=xt.floor,We=xt.round,Ct=xt.ceil,Ft=xt.min,ut=xt.max,Eo=xt.pow,Xu=xt.sign,tn=xt.log10,Tc=xt.log2,Zh=(e,t=1)=>xt.sinh(e)*t,wl=(e,t=1)=>xt.asinh(e/t),ye=1/0;function ec(e){return(tn((e^e>>31)-(e>>31))|0)+1}function Cl(e,t,n){return Ft(ut(e,t),n)}function Mc(e){return typeof e=="function"}function oe(e){return Mc(e)?e:()=>e}var Qh=()=>{},Ac=e=>e,Cc=(e,t)=>t,Xh=e=>null,tc=e=>!0,nc=(e,t)=>e==t,em=/\.\d*?(?=9{6,}|0{6,})/gm,Hn=e=>{if(Pc(e)||vn.has(e))return e;let t=`${e}`,n=t.match(em);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,s]=t.split("e");return+`${Hn(r)}e${s}`}return be(e,o)};function $n(e,t){return Hn(be(Hn(e/t))*t)}function ls(e,t){return Hn(Ct(Hn(e/t))*t)}function Lc(e,t){return Hn(_t(Hn(e/t))*t)}function be(e,t=0){if(Pc(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return We(o)/n}var vn=new Map;function Oc(e){return((""+e).split(".")[1]||"").length}function sr(e,t,n,o){let r=[],s=o.map(Oc);for(let l=t;l<n;l++){let i=Be(l),a=be(Eo(e,l),i);for(let d=0;d<o.length;d++){let p=e==10?+`${o[d]}e${l}`:o[d]*a,h=(l>=0?0:i)+(l>=s[d]?0:s[d]),b=e==10?p:be(p,h);r.push(b),vn.set(b,h)}}return r}var rr={},Bl=[],To=[null,null],bn=Array.isArray,Pc=Number.isInteger,tm=e=>e===void 0;function oc(e){return typeof e=="string"}function is(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function nm(e){return e!=null&&typeof e=="object"}var om=Object.getPrototypeOf(Uint8Array),Ic="__proto__";function Mo(e,t=is){let n;if(bn(e)){let o=e.find(r=>r!=null);if(bn(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=Mo(e[r],t)}else n=e.slice()}else if(e instanceof om)n=e.slice();else if(t(e)){n={};for(let o in e)o!=Ic&&(n[o]=Mo(e[o],t))}else n=e;return n}function Ne(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=Ic&&(is(e[r])?Ne(e[r],Mo(o[r])):e[r]=Mo(o[r]))}return e}var rm=0,sm=1,lm=2;function im(e,t,n){for(let o=0,r,s=-1;o<t.length;o++){let l=t[o];if(l>s){for(r=l-1;r>=0&&e[r]==null;)e[r--]=null;for(r=l+1;r<n&&e[r]==null;)e[s=r++]=null}}}function am(e,t){if(dm(e)){let l=e[0].slice();for(let i=1;i<e.length;i++)l.push(...e[i].slice(1));return fm(l[0])||(l=cm(l)),l}let n=new Set;for(let l=0;l<e.length;l++){let a=e[l][0],d=a.length;for(let p=0;p<d;p++)n.add(a[p])}let o=[Array.from(n).sort((l,i)=>l-i)],r=o[0].length,s=new Map;for(let l=0;l<r;l++)s.set(o[0][l],l);for(let l=0;l<e.length;l++){let i=e[l],a=i[0];for(let d=1;d<i.length;d++){let p=i[d],h=Array(r).fill(void 0),b=t?t[l][d]:sm,g=[];for(let _=0;_<p.length;_++){let k=p[_],T=s.get(a[_]);k===null?b!=rm&&(h[T]=k,b==lm&&g.push(T)):h[T]=k}im(h,g,r),o.push(h)}}return o}var um=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function cm(e){let t=e[0],n=t.length,o=Array(n);for(let s=0;s<o.length;s++)o[s]=s;o.sort((s,l)=>t[s]-t[l]);let r=[];for(let s=0;s<e.length;s++){let l=e[s],i=Array(n);for(let a=0;a<n;a++)i[a]=l[o[a]];r.push(i)}return r}function dm(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let s=0;s<n;s++)if(r[s]!=t[s])return!1}}return!0}function fm(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=o)return!0;let s=ut(1,_t((r-o+1)/t));for(let l=e[o],i=o+s;i<=r;i+=s){let a=e[i];if(a!=null){if(a<=l)return!1;l=a}}return!0}var Dc=["January","February","March","April","May","June","July","August","September","October","November","December"],zc=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Nc(e){return e.slice(0,3)}var pm=zc.map(Nc),hm=Dc.map(Nc),mm={MMMM:Dc,MMM:hm,WWWW:zc,WWW:pm};function Xo(e){return(e<10?"0":"")+e}function gm(e){return(e<10?"00":e<100?"0":"")+e}var ym={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Xo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Xo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Xo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Xo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Xo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>gm(e.getMilliseconds())};function Hl(e,t){t=t||mm;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?ym[r[1]]:r[0]);return s=>{let l="";for(let i=0;i<n.length;i++)l+=typeof n[i]=="string"?n[i]:n[i](s,t);return l}}var bm=new Intl.DateTimeFormat().resolvedOptions().timeZone;function vm(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==bm?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var Vc=e=>e%1==0,os=[1,2,2.5,5],_m=sr(10,-32,0,os),$c=sr(10,0,32,os),xm=$c.filter(Vc),Fn=_m.concat($c),Gl=`
`,Fc="{YYYY}",rc=Gl+Fc,Wc="{M}/{D}",nr=Gl+Wc,Qr=nr+"/{YY}",Bc="{aa}",wm="{h}:{mm}",ko=wm+Bc,sc=Gl+ko,lc=":{ss}",pe=null;function Hc(e){let t=e*1e3,n=t*60,o=n*60,r=o*24,s=r*30,l=r*365,a=(e==1?sr(10,0,3,os).filter(Vc):sr(10,-3,0,os)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),d=[[l,Fc,pe,pe,pe,pe,pe,pe,1],[r*28,"{MMM}",rc,pe,pe,pe,pe,pe,1],[r,Wc,rc,pe,pe,pe,pe,pe,1],[o,"{h}"+Bc,Qr,pe,nr,pe,pe,pe,1],[n,ko,Qr,pe,nr,pe,pe,pe,1],[t,lc,Qr+" "+ko,pe,nr+" "+ko,pe,sc,pe,1],[e,lc+".{fff}",Qr+" "+ko,pe,nr+" "+ko,pe,sc,pe,1]];function p(h){return(b,g,_,k,T,E)=>{let v=[],w=T>=l,R=T>=s&&T<l,D=h(_),L=be(D*e,3),W=Sl(D.getFullYear(),w?0:D.getMonth(),R||w?1:D.getDate()),G=be(W*e,3);if(R||w){let q=R?T/s:0,B=w?T/l:0,M=L==G?L:be(Sl(W.getFullYear()+B,W.getMonth()+q,1)*e,3),I=new Date(We(M/e)),P=I.getFullYear(),H=I.getMonth();for(let $=0;M<=k;$++){let ee=Sl(P+B*$,H+q*$,1),U=ee-h(be(ee*e,3));M=be((+ee+U)*e,3),M<=k&&v.push(M)}}else{let q=T>=r?r:T,B=_t(_)-_t(L),M=G+B+ls(L-G,q);v.push(M);let I=h(M),P=I.getHours()+I.getMinutes()/n+I.getSeconds()/o,H=T/o,$=b.axes[g]._space,ee=E/$;for(;M=be(M+T,e==1?0:3),!(M>k);)if(H>1){let U=_t(be(P+H,6))%24,le=h(M).getHours()-U;le>1&&(le=-1),M-=le*o,P=(P+H)%24;let me=v[v.length-1];be((M-me)/T,3)*ee>=.7&&v.push(M)}else v.push(M)}return v}}return[a,d,p]}var[Sm,km,Rm]=Hc(1),[Em,Tm,Mm]=Hc(.001);sr(2,-53,53,[1]);function ic(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function ac(e,t){return(n,o,r,s,l)=>{let i=t.find(_=>l>=_[0])||t[t.length-1],a,d,p,h,b,g;return o.map(_=>{let k=e(_),T=k.getFullYear(),E=k.getMonth(),v=k.getDate(),w=k.getHours(),R=k.getMinutes(),D=k.getSeconds(),L=T!=a&&i[2]||E!=d&&i[3]||v!=p&&i[4]||w!=h&&i[5]||R!=b&&i[6]||D!=g&&i[7]||i[1];return a=T,d=E,p=v,h=w,b=R,g=D,L(k)})}}function Am(e,t){let n=Hl(t);return(o,r,s,l,i)=>r.map(a=>n(e(a)))}function Sl(e,t,n){return new Date(e,t,n)}function uc(e,t){return t(e)}var Cm="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function cc(e,t){return(n,o,r,s)=>s==null?Nl:t(e(o))}function Lm(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function Om(e,t){return e.series[t].fill(e,t)}var Pm={show:!0,live:!0,isolate:!1,mount:Qh,markers:{show:!0,width:2,stroke:Lm,fill:Om,dash:"solid"},idx:null,idxs:null,values:[]};function Im(e,t){let n=e.cursor.points,o=At(),r=n.size(e,t);ke(o,er,r),ke(o,tr,r);let s=r/-2;ke(o,"marginLeft",s),ke(o,"marginTop",s);let l=n.width(e,t,r);return l&&ke(o,"borderWidth",l),o}function Dm(e,t){let n=e.series[t].points;return n._fill||n._stroke}function zm(e,t){let n=e.series[t].points;return n._stroke||n._fill}function Nm(e,t){return e.series[t].points.size}var kl=[0,0];function Vm(e,t,n){return kl[0]=t,kl[1]=n,kl}function Xr(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function Rl(e,t,n,o=!0){return r=>{(!o||r.target==t)&&n(r)}}var $m={show:!0,x:!0,y:!0,lock:!1,move:Vm,points:{one:!1,show:Im,size:Nm,width:0,stroke:zm,fill:Dm},bind:{mousedown:Xr,mouseup:Xr,click:Xr,dblclick:Xr,mousemove:Rl,mouseleave:Rl,mouseenter:Rl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Gc={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Kl=Ne({},Gc,{filter:Cc}),Kc=Ne({},Kl,{size:10}),jc=Ne({},Gc,{show:!1}),jl='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Uc="bold "+jl,qc=1.5,dc={show:!0,scale:"x",stroke:zl,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Uc,side:2,grid:Kl,ticks:Kc,border:jc,font:jl,lineGap:qc,rotate:0},Fm="Value",Wm="Time",fc={show:!0,scale:"x",auto:!1,sorted:1,min:ye,max:-ye,idxs:[]};function Bm(e,t,n,o,r){return t.map(s=>s==null?"":Wl(s))}function Hm(e,t,n,o,r,s,l){let i=[],a=vn.get(r)||0;n=l?n:be(ls(n,r),a);for(let d=n;d<=o;d=be(d+r,a))i.push(Object.is(d,-0)?0:d);return i}function Ll(e,t,n,o,r,s,l){let i=[],a=e.scales[e.axes[t].scale].log,d=a==10?tn:Tc,p=_t(d(n));r=Eo(a,p),a==10&&(r=Fn[$t(r,Fn)]);let h=n,b=r*a;a==10&&(b=Fn[$t(b,Fn)]);do i.push(h),h=h+r,a==10&&!vn.has(h)&&(h=be(h,vn.get(r))),h>=b&&(r=h,b=r*a,a==10&&(b=Fn[$t(b,Fn)]));while(h<=o);return i}function Gm(e,t,n,o,r,s,l){let a=e.scales[e.axes[t].scale].asinh,d=o>a?Ll(e,t,ut(a,n),o,r):[a],p=o>=0&&n<=0?[0]:[];return(n<-a?Ll(e,t,ut(a,-o),-n,r):[a]).reverse().map(b=>-b).concat(p,d)}var Yc=/./,Km=/[12357]/,jm=/[125]/,pc=/1/,Ol=(e,t,n,o)=>e.map((r,s)=>t==4&&r==0||s%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function Um(e,t,n,o,r){let s=e.axes[n],l=s.scale,i=e.scales[l],a=e.valToPos,d=s._space,p=a(10,l),h=a(9,l)-p>=d?Yc:a(7,l)-p>=d?Km:a(5,l)-p>=d?jm:pc;if(h==pc){let b=Be(a(1,l)-p);if(b<d)return Ol(t.slice().reverse(),i.distr,h,Ct(d/b)).reverse()}return Ol(t,i.distr,h,1)}function qm(e,t,n,o,r){let s=e.axes[n],l=s.scale,i=s._space,a=e.valToPos,d=Be(a(1,l)-a(2,l));return d<i?Ol(t.slice().reverse(),3,Yc,Ct(i/d)).reverse():t}function Ym(e,t,n,o){return o==null?Nl:t==null?"":Wl(t)}var hc={show:!0,scale:"y",stroke:zl,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Uc,side:3,grid:Kl,ticks:Kc,border:jc,font:jl,lineGap:qc,rotate:0};function Jm(e,t){let n=3+(e||1)*2;return be(n*t,3)}function Zm(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],s=e.valToPos(r[o[0]],n,!0),l=e.valToPos(r[o[1]],n,!0),i=Be(l-s),a=e.series[t],d=i/(a.points.space*de);return o[1]-o[0]<=d}var mc={scale:null,auto:!0,sorted:0,min:ye,max:-ye},Jc=(e,t,n,o,r)=>r,gc={show:!0,auto:!0,sorted:0,gaps:Jc,alpha:1,facets:[Ne({},mc,{scale:"x"}),Ne({},mc,{scale:"y"})]},yc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Jc,alpha:1,points:{show:Zm,filter:null},values:null,min:ye,max:-ye,idxs:[],path:null,clip:null};function Qm(e,t,n,o,r){return n/10}var Zc={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Xm=Ne({},Zc,{time:!1,ori:1}),bc={};function Qc(e,t){let n=bc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,s,l,i,a,d){for(let p=0;p<n.plots.length;p++)n.plots[p]!=r&&n.plots[p].pub(o,r,s,l,i,a,d)}},e!=null&&(bc[e]=n)),n}var Ao=1,Pl=2;function Gn(e,t,n){let o=e.mode,r=e.series[t],s=o==2?e._data[t]:e._data,l=e.scales,i=e.bbox,a=s[0],d=o==2?s[1]:s[t],p=o==2?l[r.facets[0].scale]:l[e.series[0].scale],h=o==2?l[r.facets[1].scale]:l[r.scale],b=i.left,g=i.top,_=i.width,k=i.height,T=e.valToPosH,E=e.valToPosV;return p.ori==0?n(r,a,d,p,h,T,E,b,g,_,k,us,Lo,ds,ed,nd):n(r,a,d,p,h,E,T,g,b,k,_,cs,Oo,Yl,td,od)}function Ul(e,t){let n=0,o=0,r=ae(e.bands,Bl);for(let s=0;s<r.length;s++){let l=r[s];l.series[0]==t?n=l.dir:l.series[1]==t&&(l.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function eg(e,t,n,o,r){let s=e.mode,l=e.series[t],i=s==2?l.facets[1].scale:l.scale,a=e.scales[i];return r==-1?a.min:r==1?a.max:a.distr==3?a.dir==1?a.min:a.max:0}function nn(e,t,n,o,r,s){return Gn(e,t,(l,i,a,d,p,h,b,g,_,k,T)=>{let E=l.pxRound,v=d.dir*(d.ori==0?1:-1),w=d.ori==0?Lo:Oo,R,D;v==1?(R=n,D=o):(R=o,D=n);let L=E(h(i[R],d,k,g)),W=E(b(a[R],p,T,_)),G=E(h(i[D],d,k,g)),q=E(b(s==1?p.max:p.min,p,T,_)),B=new Path2D(r);return w(B,G,q),w(B,L,q),w(B,L,W),B})}function as(e,t,n,o,r,s){let l=null;if(e.length>0){l=new Path2D;let i=t==0?ds:Yl,a=n;for(let h=0;h<e.length;h++){let b=e[h];if(b[1]>b[0]){let g=b[0]-a;g>0&&i(l,a,o,g,o+s),a=b[1]}}let d=n+r-a,p=10;d>0&&i(l,a,o-p/2,d,o+s+p)}return l}function tg(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function ql(e,t,n,o,r,s,l){let i=[],a=e.length;for(let d=r==1?n:o;d>=n&&d<=o;d+=r)if(t[d]===null){let h=d,b=d;if(r==1)for(;++d<=o&&t[d]===null;)b=d;else for(;--d>=n&&t[d]===null;)b=d;let g=s(e[h]),_=b==h?g:s(e[b]),k=h-r;g=l<=0&&k>=0&&k<a?s(e[k]):g;let E=b+r;_=l>=0&&E>=0&&E<a?s(e[E]):_,_>=g&&i.push([g,_])}return i}function vc(e){return e==0?Ac:e==1?We:t=>$n(t,e)}function Xc(e){let t=e==0?us:cs,n=e==0?(r,s,l,i,a,d)=>{r.arcTo(s,l,i,a,d)}:(r,s,l,i,a,d)=>{r.arcTo(l,s,a,i,d)},o=e==0?(r,s,l,i,a)=>{r.rect(s,l,i,a)}:(r,s,l,i,a)=>{r.rect(l,s,a,i)};return(r,s,l,i,a,d=0,p=0)=>{d==0&&p==0?o(r,s,l,i,a):(d=Ft(d,i/2,a/2),p=Ft(p,i/2,a/2),t(r,s+d,l),n(r,s+i,l,s+i,l+a,d),n(r,s+i,l+a,s,l+a,p),n(r,s,l+a,s,l,p),n(r,s,l,s+i,l,d),r.closePath())}}var us=(e,t,n)=>{e.moveTo(t,n)},cs=(e,t,n)=>{e.moveTo(n,t)},Lo=(e,t,n)=>{e.lineTo(t,n)},Oo=(e,t,n)=>{e.lineTo(n,t)},ds=Xc(0),Yl=Xc(1),ed=(e,t,n,o,r,s)=>{e.arc(t,n,o,r,s)},td=(e,t,n,o,r,s)=>{e.arc(n,t,o,r,s)},nd=(e,t,n,o,r,s,l)=>{e.bezierCurveTo(t,n,o,r,s,l)},od=(e,t,n,o,r,s,l)=>{e.bezierCurveTo(n,t,r,o,l,s)};function rd(e){return(t,n,o,r,s)=>Gn(t,n,(l,i,a,d,p,h,b,g,_,k,T)=>{let{pxRound:E,points:v}=l,w,R;d.ori==0?(w=us,R=ed):(w=cs,R=td);let D=be(v.width*de,3),L=(v.size-v.width)/2*de,W=be(L*2,3),G=new Path2D,q=new Path2D,{left:B,top:M,width:I,height:P}=t.bbox;ds(q,B-W,M-W,I+W*2,P+W*2);let H=$=>{if(a[$]!=null){let ee=E(h(i[$],d,k,g)),U=E(b(a[$],p,T,_));w(G,ee+L,U),R(G,ee,U,L,0,es*2)}};if(s)s.forEach(H);else for(let $=o;$<=r;$++)H($);return{stroke:D>0?G:null,fill:G,clip:q,flags:Ao|Pl}})}function sd(e){return(t,n,o,r,s,l)=>{o!=r&&(s!=o&&l!=o&&e(t,n,o),s!=r&&l!=r&&e(t,n,r),e(t,n,l))}}var ng=sd(Lo),og=sd(Oo);function ld(e){let t=ae(e?.alignGaps,0);return(n,o,r,s)=>Gn(n,o,(l,i,a,d,p,h,b,g,_,k,T)=>{[r,s]=rs(a,r,s);let E=l.pxRound,v=P=>E(h(P,d,k,g)),w=P=>E(b(P,p,T,_)),R,D;d.ori==0?(R=Lo,D=ng):(R=Oo,D=og);let L=d.dir*(d.ori==0?1:-1),W={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Ao},G=W.stroke,q=!1;if(s-r>=k*4){let P=K=>n.posToVal(K,d.key,!0),H=null,$=null,ee,U,ct,Re=v(i[L==1?r:s]),le=v(i[r]),me=v(i[s]),X=P(L==1?le+1:me-1);for(let K=L==1?r:s;K>=r&&K<=s;K+=L){let Ve=i[K],Ee=(L==1?Ve<X:Ve>X)?Re:v(Ve),fe=a[K];Ee==Re?fe!=null?(U=fe,H==null?(R(G,Ee,w(U)),ee=H=$=U):U<H?H=U:U>$&&($=U)):fe===null&&(q=!0):(H!=null&&D(G,Re,w(H),w($),w(ee),w(U)),fe!=null?(U=fe,R(G,Ee,w(U)),H=$=ee=U):(H=$=null,fe===null&&(q=!0)),Re=Ee,X=P(Re+L))}H!=null&&H!=$&&ct!=Re&&D(G,Re,w(H),w($),w(ee),w(U))}else for(let P=L==1?r:s;P>=r&&P<=s;P+=L){let H=a[P];H===null?q=!0:H!=null&&R(G,v(i[P]),w(H))}let[M,I]=Ul(n,o);if(l.fill!=null||M!=0){let P=W.fill=new Path2D(G),H=l.fillTo(n,o,l.min,l.max,M),$=w(H),ee=v(i[r]),U=v(i[s]);L==-1&&([U,ee]=[ee,U]),R(P,U,$),R(P,ee,$)}if(!l.spanGaps){let P=[];q&&P.push(...ql(i,a,r,s,L,v,t)),W.gaps=P=l.gaps(n,o,r,s,P),W.clip=as(P,d.ori,g,_,k,T)}return I!=0&&(W.band=I==2?[nn(n,o,r,s,G,-1),nn(n,o,r,s,G,1)]:nn(n,o,r,s,G,I)),W})}function rg(e){let t=ae(e.align,1),n=ae(e.ascDesc,!1),o=ae(e.alignGaps,0),r=ae(e.extend,!1);return(s,l,i,a)=>Gn(s,l,(d,p,h,b,g,_,k,T,E,v,w)=>{[i,a]=rs(h,i,a);let R=d.pxRound,{left:D,width:L}=s.bbox,W=le=>R(_(le,b,v,T)),G=le=>R(k(le,g,w,E)),q=b.ori==0?Lo:Oo,B={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Ao},M=B.stroke,I=b.dir*(b.ori==0?1:-1),P=G(h[I==1?i:a]),H=W(p[I==1?i:a]),$=H,ee=H;r&&t==-1&&(ee=D,q(M,ee,P)),q(M,H,P);for(let le=I==1?i:a;le>=i&&le<=a;le+=I){let me=h[le];if(me==null)continue;let X=W(p[le]),K=G(me);t==1?q(M,X,P):q(M,$,K),q(M,X,K),P=K,$=X}let U=$;r&&t==1&&(U=D+L,q(M,U,P));let[ct,Re]=Ul(s,l);if(d.fill!=null||ct!=0){let le=B.fill=new Path2D(M),me=d.fillTo(s,l,d.min,d.max,ct),X=G(me);q(le,U,X),q(le,ee,X)}if(!d.spanGaps){let le=[];le.push(...ql(p,h,i,a,I,W,o));let me=d.width*de/2,X=n||t==1?me:-me,K=n||t==-1?-me:me;le.forEach(Ve=>{Ve[0]+=X,Ve[1]+=K}),B.gaps=le=d.gaps(s,l,i,a,le),B.clip=as(le,b.ori,T,E,v,w)}return Re!=0&&(B.band=Re==2?[nn(s,l,i,a,M,-1),nn(s,l,i,a,M,1)]:nn(s,l,i,a,M,Re)),B})}function _c(e,t,n,o,r,s,l=ye){if(e.length>1){let i=null;for(let a=0,d=1/0;a<e.length;a++)if(t[a]!==void 0){if(i!=null){let p=Be(e[a]-e[i]);p<d&&(d=p,l=Be(n(e[a],o,r,s)-n(e[i],o,r,s)))}i=a}}return l}function sg(e){e=e||rr;let t=ae(e.size,[.6,ye,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=oe(r),l=1-t[0],i=ae(t[1],ye),a=ae(t[2],1),d=ae(e.disp,rr),p=ae(e.each,g=>{}),{fill:h,stroke:b}=d;return(g,_,k,T)=>Gn(g,_,(E,v,w,R,D,L,W,G,q,B,M)=>{let I=E.pxRound,P=n,H=o*de,$=i*de,ee=a*de,U,ct;R.ori==0?[U,ct]=s(g,_):[ct,U]=s(g,_);let Re=R.dir*(R.ori==0?1:-1),le=R.ori==0?ds:Yl,me=R.ori==0?p:(V,ve,$e,Yn,wn,Bt,Sn)=>{p(V,ve,$e,wn,Yn,Sn,Bt)},X=ae(g.bands,Bl).find(V=>V.series[0]==_),K=X!=null?X.dir:0,Ve=E.fillTo(g,_,E.min,E.max,K),nt=I(W(Ve,D,M,q)),Ee,fe,Lt,ht=B,Ae=I(E.width*de),Wt=!1,Yt=null,wt=null,on=null,jn=null;h!=null&&(Ae==0||b!=null)&&(Wt=!0,Yt=h.values(g,_,k,T),wt=new Map,new Set(Yt).forEach(V=>{V!=null&&wt.set(V,new Path2D)}),Ae>0&&(on=b.values(g,_,k,T),jn=new Map,new Set(on).forEach(V=>{V!=null&&jn.set(V,new Path2D)})));let{x0:Un,size:Po}=d;if(Un!=null&&Po!=null){P=1,v=Un.values(g,_,k,T),Un.unit==2&&(v=v.map($e=>g.posToVal(G+$e*B,R.key,!0)));let V=Po.values(g,_,k,T);Po.unit==2?fe=V[0]*B:fe=L(V[0],R,B,G)-L(0,R,B,G),ht=_c(v,w,L,R,B,G,ht),Lt=ht-fe+H}else ht=_c(v,w,L,R,B,G,ht),Lt=ht*l+H,fe=ht-Lt;Lt<1&&(Lt=0),Ae>=fe/2&&(Ae=0),Lt<5&&(I=Ac);let ir=Lt>0,_n=ht-Lt-(ir?Ae:0);fe=I(Cl(_n,ee,$)),Ee=(P==0?fe/2:P==Re?0:fe)-P*Re*((P==0?H/2:0)+(ir?Ae/2:0));let ot={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},qn=Wt?null:new Path2D,Jt=null;if(X!=null)Jt=g.data[X.series[1]];else{let{y0:V,y1:ve}=d;V!=null&&ve!=null&&(w=ve.values(g,_,k,T),Jt=V.values(g,_,k,T))}let xn=U*fe,Q=ct*fe;for(let V=Re==1?k:T;V>=k&&V<=T;V+=Re){let ve=w[V];if(ve==null)continue;if(Jt!=null){let dt=Jt[V]??0;if(ve-dt==0)continue;nt=W(dt,D,M,q)}let $e=R.distr!=2||d!=null?v[V]:V,Yn=L($e,R,B,G),wn=W(ae(ve,Ve),D,M,q),Bt=I(Yn-Ee),Sn=I(ut(wn,nt)),mt=I(Ft(wn,nt)),St=Sn-mt;if(ve!=null){let dt=ve<0?Q:xn,Ot=ve<0?xn:Q;Wt?(Ae>0&&on[V]!=null&&le(jn.get(on[V]),Bt,mt+_t(Ae/2),fe,ut(0,St-Ae),dt,Ot),Yt[V]!=null&&le(wt.get(Yt[V]),Bt,mt+_t(Ae/2),fe,ut(0,St-Ae),dt,Ot)):le(qn,Bt,mt+_t(Ae/2),fe,ut(0,St-Ae),dt,Ot),me(g,_,V,Bt-Ae/2,mt,fe+Ae,St)}}return Ae>0?ot.stroke=Wt?jn:qn:Wt||(ot._fill=E.width==0?E._fill:E._stroke??E._fill,ot.width=0),ot.fill=Wt?wt:qn,ot})}function lg(e,t){let n=ae(t?.alignGaps,0);return(o,r,s,l)=>Gn(o,r,(i,a,d,p,h,b,g,_,k,T,E)=>{[s,l]=rs(d,s,l);let v=i.pxRound,w=U=>v(b(U,p,T,_)),R=U=>v(g(U,h,E,k)),D,L,W;p.ori==0?(D=us,W=Lo,L=nd):(D=cs,W=Oo,L=od);let G=p.dir*(p.ori==0?1:-1),q=w(a[G==1?s:l]),B=q,M=[],I=[];for(let U=G==1?s:l;U>=s&&U<=l;U+=G)if(d[U]!=null){let Re=a[U],le=w(Re);M.push(B=le),I.push(R(d[U]))}let P={stroke:e(M,I,D,W,L,v),fill:null,clip:null,band:null,gaps:null,flags:Ao},H=P.stroke,[$,ee]=Ul(o,r);if(i.fill!=null||$!=0){let U=P.fill=new Path2D(H),ct=i.fillTo(o,r,i.min,i.max,$),Re=R(ct);W(U,B,Re),W(U,q,Re)}if(!i.spanGaps){let U=[];U.push(...ql(a,d,s,l,G,w,n)),P.gaps=U=i.gaps(o,r,s,l,U),P.clip=as(U,p.ori,_,k,T,E)}return ee!=0&&(P.band=ee==2?[nn(o,r,s,l,H,-1),nn(o,r,s,l,H,1)]:nn(o,r,s,l,H,ee)),P})}function ig(e){return lg(ag,e)}function ag(e,t,n,o,r,s){let l=e.length;if(l<2)return null;let i=new Path2D;if(n(i,e[0],t[0]),l==2)o(i,e[1],t[1]);else{let a=Array(l),d=Array(l-1),p=Array(l-1),h=Array(l-1);for(let b=0;b<l-1;b++)p[b]=t[b+1]-t[b],h[b]=e[b+1]-e[b],d[b]=p[b]/h[b];a[0]=d[0];for(let b=1;b<l-1;b++)d[b]===0||d[b-1]===0||d[b-1]>0!=d[b]>0?a[b]=0:(a[b]=3*(h[b-1]+h[b])/((2*h[b]+h[b-1])/d[b-1]+(h[b]+2*h[b-1])/d[b]),isFinite(a[b])||(a[b]=0));a[l-1]=d[l-2];for(let b=0;b<l-1;b++)r(i,e[b]+h[b]/3,t[b]+a[b]*h[b]/3,e[b+1]-h[b]/3,t[b+1]-a[b+1]*h[b]/3,e[b+1],t[b+1])}return i}var Il=new Set;function xc(){for(let e of Il)e.syncRect(!0)}Co&&(Bn(Bh,Ro,xc),Bn(Hh,Ro,xc,!0),Bn(ts,Ro,()=>{Ze.pxRatio=de}));var ug=ld(),cg=rd();function wc(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,l)=>Dl(s,l,t,n))}function dg(e,t){return e.map((n,o)=>o==0?{}:Ne({},t,n))}function Dl(e,t,n,o){return Ne({},t==0?n:o,e)}function id(e,t,n){return t==null?To:[t,n]}var fg=id;function pg(e,t,n){return t==null?To:ns(t,n,Fl,!0)}function ad(e,t,n,o){return t==null?To:ss(t,n,e.scales[o].log,!1)}var hg=ad;function ud(e,t,n,o){return t==null?To:$l(t,n,e.scales[o].log,!1)}var mg=ud;function gg(e,t,n,o,r){let s=ut(ec(e),ec(t)),l=t-e,i=$t(r/o*l,n);do{let a=n[i],d=o*a/l;if(d>=r&&s+(a<5?vn.get(a):0)<=17)return[a,d]}while(++i<n.length);return[0,0]}function Sc(e){let t,n;return e=e.replace(/(\d+)px/,(o,r)=>(t=We((n=+r)*de))+"px"),[e,t,n]}function yg(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=be(t[2]*de,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function Ze(e,t,n){let o={mode:ae(e.mode,1)},r=o.mode;function s(c,f,m,y){let x=f.valToPct(c);return y+m*(f.dir==-1?1-x:x)}function l(c,f,m,y){let x=f.valToPct(c);return y+m*(f.dir==-1?x:1-x)}function i(c,f,m,y){return f.ori==0?s(c,f,m,y):l(c,f,m,y)}o.valToPosH=s,o.valToPosV=l;let a=!1;o.status=0;let d=o.root=At(kh);if(e.id!=null&&(d.id=e.id),vt(d,e.class),e.title){let c=At(Th,d);c.textContent=e.title}let p=Vt("canvas"),h=o.ctx=p.getContext("2d"),b=At(Mh,d);Bn("click",b,c=>{c.target===_&&(xe!=lo||Te!=io)&&Xe.click(o,c)},!0);let g=o.under=At(Ah,b);b.appendChild(p);let _=o.over=At(Ch,b);e=Mo(e);let k=+ae(e.pxAlign,1),T=vc(k);(e.plugins||[]).forEach(c=>{c.opts&&(e=c.opts(o,e)||e)});let E=e.ms||.001,v=o.series=r==1?wc(e.series||[],fc,yc,!1):dg(e.series||[null],gc),w=o.axes=wc(e.axes||[],dc,hc,!0),R=o.scales={},D=o.bands=e.bands||[];D.forEach(c=>{c.fill=oe(c.fill||null),c.dir=ae(c.dir,-1)});let L=r==2?v[1].facets[0].scale:v[0].scale,W={axes:Xd,series:qd},G=(e.drawOrder||["axes","series"]).map(c=>W[c]);function q(c){let f=c.distr==3?m=>tn(m>0?m:c.clamp(o,m,c.min,c.max,c.key)):c.distr==4?m=>wl(m,c.asinh):c.distr==100?m=>c.fwd(m):m=>m;return m=>{let y=f(m),{_min:x,_max:S}=c,A=S-x;return(y-x)/A}}function B(c){let f=R[c];if(f==null){let m=(e.scales||rr)[c]||rr;if(m.from!=null){B(m.from);let y=Ne({},R[m.from],m,{key:c});y.valToPct=q(y),R[c]=y}else{f=R[c]=Ne({},c==L?Zc:Xm,m),f.key=c;let y=f.time,x=f.range,S=bn(x);if((c!=L||r==2&&!y)&&(S&&(x[0]==null||x[1]==null)&&(x={min:x[0]==null?Zu:{mode:1,hard:x[0],soft:x[0]},max:x[1]==null?Zu:{mode:1,hard:x[1],soft:x[1]}},S=!1),!S&&is(x))){let A=x;x=(C,O,z)=>O==null?To:ns(O,z,A)}f.range=oe(x||(y?fg:c==L?f.distr==3?hg:f.distr==4?mg:id:f.distr==3?ad:f.distr==4?ud:pg)),f.auto=oe(S?!1:f.auto),f.clamp=oe(f.clamp||Qm),f._min=f._max=null,f.valToPct=q(f)}}}B("x"),B("y"),r==1&&v.forEach(c=>{B(c.scale)}),w.forEach(c=>{B(c.scale)});for(let c in e.scales)B(c);let M=R[L],I=M.distr,P,H;M.ori==0?(vt(d,Rh),P=s,H=l):(vt(d,Eh),P=l,H=s);let $={};for(let c in R){let f=R[c];(f.min!=null||f.max!=null)&&($[c]={min:f.min,max:f.max},f.min=f.max=null)}let ee=e.tzDate||(c=>new Date(We(c/E))),U=e.fmtDate||Hl,ct=E==1?Rm(ee):Mm(ee),Re=ac(ee,ic(E==1?km:Tm,U)),le=cc(ee,uc(Cm,U)),me=[],X=o.legend=Ne({},Pm,e.legend),K=o.cursor=Ne({},$m,{drag:{y:r==2}},e.cursor),Ve=X.show,nt=K.show,Ee=X.markers;X.idxs=me,Ee.width=oe(Ee.width),Ee.dash=oe(Ee.dash),Ee.stroke=oe(Ee.stroke),Ee.fill=oe(Ee.fill);let fe,Lt,ht,Ae=[],Wt=[],Yt,wt=!1,on={};if(X.live){let c=v[1]?v[1].values:null;wt=c!=null,Yt=wt?c(o,1,0):{_:0};for(let f in Yt)on[f]=Nl}if(Ve)if(fe=Vt("table",zh,d),ht=Vt("tbody",null,fe),X.mount(o,fe),wt){Lt=Vt("thead",null,fe,ht);let c=Vt("tr",null,Lt);Vt("th",null,c);for(var jn in Yt)Vt("th",Vu,c).textContent=jn}else vt(fe,Vh),X.live&&vt(fe,Nh);let Un={show:!0},Po={show:!1};function ir(c,f){if(f==0&&(wt||!X.live||r==2))return To;let m=[],y=Vt("tr",$h,ht,ht.childNodes[f]);vt(y,c.class),c.show||vt(y,Wn);let x=Vt("th",null,y);if(Ee.show){let C=At(Fh,x);if(f>0){let O=Ee.width(o,f);O&&(C.style.border=O+"px "+Ee.dash(o,f)+" "+Ee.stroke(o,f)),C.style.background=Ee.fill(o,f)}}let S=At(Vu,x);c.label instanceof HTMLElement?S.appendChild(c.label):S.textContent=c.label,f>0&&(Ee.show||(S.style.color=c.width>0?Ee.stroke(o,f):Ee.fill(o,f)),ot("click",x,C=>{if(K._lock)return;Rn(C);let O=v.indexOf(c);if((C.ctrlKey||C.metaKey)!=X.isolate){let z=v.some((N,F)=>F>0&&F!=O&&N.show);v.forEach((N,F)=>{F>0&&Gt(F,z?F==O?Un:Po:Un,!0,De.setSeries)})}else Gt(O,{show:!c.show},!0,De.setSeries)},!1),Zn&&ot(Bu,x,C=>{K._lock||(Rn(C),Gt(v.indexOf(c),uo,!0,De.setSeries))},!1));for(var A in Yt){let C=Vt("td",Wh,y);C.textContent="--",m.push(C)}return[y,m]}let _n=new Map;function ot(c,f,m,y=!0){let x=_n.get(f)||{},S=K.bind[c](o,f,m,y);S&&(Bn(c,f,x[c]=S),_n.set(f,x))}function qn(c,f,m){let y=_n.get(f)||{};for(let x in y)(c==null||x==c)&&(Al(x,f,y[x]),delete y[x]);c==null&&_n.delete(f)}let Jt=0,xn=0,Q=0,V=0,ve=0,$e=0,Yn=ve,wn=$e,Bt=Q,Sn=V,mt=0,St=0,dt=0,Ot=0;o.bbox={};let fs=!1,ar=!1,Jn=!1,kn=!1,ur=!1,kt=!1;function ps(c,f,m){(m||c!=o.width||f!=o.height)&&ti(c,f),no(!1),Jn=!0,ar=!0,oo()}function ti(c,f){o.width=Jt=Q=c,o.height=xn=V=f,ve=$e=0,Wd(),Bd();let m=o.bbox;mt=m.left=$n(ve*de,.5),St=m.top=$n($e*de,.5),dt=m.width=$n(Q*de,.5),Ot=m.height=$n(V*de,.5)}let Vd=3;function $d(){let c=!1,f=0;for(;!c;){f++;let m=Zd(f),y=Qd(f);c=f==Vd||m&&y,c||(ti(o.width,o.height),ar=!0)}}function Fd({width:c,height:f}){ps(c,f)}o.setSize=Fd;function Wd(){let c=!1,f=!1,m=!1,y=!1;w.forEach((x,S)=>{if(x.show&&x._show){let{side:A,_size:C}=x,O=A%2,z=x.label!=null?x.labelSize:0,N=C+z;N>0&&(O?(Q-=N,A==3?(ve+=N,y=!0):m=!0):(V-=N,A==0?($e+=N,c=!0):f=!0))}}),En[0]=c,En[1]=m,En[2]=f,En[3]=y,Q-=rn[1]+rn[3],ve+=rn[3],V-=rn[2]+rn[0],$e+=rn[0]}function Bd(){let c=ve+Q,f=$e+V,m=ve,y=$e;function x(S,A){switch(S){case 1:return c+=A,c-A;case 2:return f+=A,f-A;case 3:return m-=A,m+A;case 0:return y-=A,y+A}}w.forEach((S,A)=>{if(S.show&&S._show){let C=S.side;S._pos=x(C,S._size),S.label!=null&&(S._lpos=x(C,S.labelSize))}})}if(K.dataIdx==null){let c=K.hover,f=c.skip=new Set(c.skip??[]);f.add(void 0);let m=c.prox=oe(c.prox),y=c.bias??=0;K.dataIdx=(x,S,A,C)=>{if(S==0)return A;let O=A,z=m(x,S,A,C)??ye,N=z>=0&&z<ye,F=M.ori==0?Q:V,J=K.left,ue=t[0],ie=t[S];if(f.has(ie[A])){O=null;let te=null,Y=null,j;if(y==0||y==-1)for(j=A;te==null&&j-- >0;)f.has(ie[j])||(te=j);if(y==0||y==1)for(j=A;Y==null&&j++<ie.length;)f.has(ie[j])||(Y=j);if(te!=null||Y!=null)if(N){let Se=te==null?-1/0:P(ue[te],M,F,0),Ce=Y==null?1/0:P(ue[Y],M,F,0),qe=J-Se,ge=Ce-J;qe<=ge?qe<=z&&(O=te):ge<=z&&(O=Y)}else O=Y==null?te:te==null?Y:A-te<=Y-A?te:Y}else N&&Be(J-P(ue[A],M,F,0))>z&&(O=null);return O}}let Rn=c=>{K.event=c};K.idxs=me,K._lock=!1;let tt=K.points;tt.show=oe(tt.show),tt.size=oe(tt.size),tt.stroke=oe(tt.stroke),tt.width=oe(tt.width),tt.fill=oe(tt.fill);let Ht=o.focus=Ne({},e.focus||{alpha:.3},K.focus),Zn=Ht.prox>=0,Qn=Zn&&tt.one,Rt=[],Xn=[],eo=[];function ni(c,f){let m=tt.show(o,f);if(m instanceof HTMLElement)return vt(m,Dh),vt(m,c.class),qt(m,-10,-10,Q,V),_.insertBefore(m,Rt[f]),m}function oi(c,f){if(r==1||f>0){let m=r==1&&R[c.scale].time,y=c.value;c.value=m?oc(y)?cc(ee,uc(y,U)):y||le:y||Ym,c.label=c.label||(m?Wm:Fm)}if(Qn||f>0){c.width=c.width==null?1:c.width,c.paths=c.paths||ug||Xh,c.fillTo=oe(c.fillTo||eg),c.pxAlign=+ae(c.pxAlign,k),c.pxRound=vc(c.pxAlign),c.stroke=oe(c.stroke||null),c.fill=oe(c.fill||null),c._stroke=c._fill=c._paths=c._focus=null;let m=Jm(ut(1,c.width),1),y=c.points=Ne({},{size:m,width:ut(1,m*.2),stroke:c.stroke,space:m*2,paths:cg,_stroke:null,_fill:null},c.points);y.show=oe(y.show),y.filter=oe(y.filter),y.fill=oe(y.fill),y.stroke=oe(y.stroke),y.paths=oe(y.paths),y.pxAlign=c.pxAlign}if(Ve){let m=ir(c,f);Ae.splice(f,0,m[0]),Wt.splice(f,0,m[1]),X.values.push(null)}if(nt){me.splice(f,0,null);let m=null;Qn?f==0&&(m=ni(c,f)):f>0&&(m=ni(c,f)),Rt.splice(f,0,m),Xn.splice(f,0,0),eo.splice(f,0,0)}Ue("addSeries",f)}function Hd(c,f){f=f??v.length,c=r==1?Dl(c,f,fc,yc):Dl(c,f,{},gc),v.splice(f,0,c),oi(v[f],f)}o.addSeries=Hd;function Gd(c){if(v.splice(c,1),Ve){X.values.splice(c,1),Wt.splice(c,1);let f=Ae.splice(c,1)[0];qn(null,f.firstChild),f.remove()}nt&&(me.splice(c,1),Rt.splice(c,1)[0].remove(),Xn.splice(c,1),eo.splice(c,1)),Ue("delSeries",c)}o.delSeries=Gd;let En=[!1,!1,!1,!1];function Kd(c,f){if(c._show=c.show,c.show){let m=c.side%2,y=R[c.scale];y==null&&(c.scale=m?v[1].scale:L,y=R[c.scale]);let x=y.time;c.size=oe(c.size),c.space=oe(c.space),c.rotate=oe(c.rotate),bn(c.incrs)&&c.incrs.forEach(A=>{!vn.has(A)&&vn.set(A,Oc(A))}),c.incrs=oe(c.incrs||(y.distr==2?xm:x?E==1?Sm:Em:Fn)),c.splits=oe(c.splits||(x&&y.distr==1?ct:y.distr==3?Ll:y.distr==4?Gm:Hm)),c.stroke=oe(c.stroke),c.grid.stroke=oe(c.grid.stroke),c.ticks.stroke=oe(c.ticks.stroke),c.border.stroke=oe(c.border.stroke);let S=c.values;c.values=bn(S)&&!bn(S[0])?oe(S):x?bn(S)?ac(ee,ic(S,U)):oc(S)?Am(ee,S):S||Re:S||Bm,c.filter=oe(c.filter||(y.distr>=3&&y.log==10?Um:y.distr==3&&y.log==2?qm:Cc)),c.font=Sc(c.font),c.labelFont=Sc(c.labelFont),c._size=c.size(o,null,f,0),c._space=c._rotate=c._incrs=c._found=c._splits=c._values=null,c._size>0&&(En[f]=!0,c._el=At(Lh,b))}}function Io(c,f,m,y){let[x,S,A,C]=m,O=f%2,z=0;return O==0&&(C||S)&&(z=f==0&&!x||f==2&&!A?We(dc.size/3):0),O==1&&(x||A)&&(z=f==1&&!S||f==3&&!C?We(hc.size/2):0),z}let ri=o.padding=(e.padding||[Io,Io,Io,Io]).map(c=>oe(ae(c,Io))),rn=o._padding=ri.map((c,f)=>c(o,f,En,0)),Qe,He=null,Ge=null,cr=r==1?v[0].idxs:null,Pt=null,Do=!1;function si(c,f){if(t=c??[],o.data=o._data=t,r==2){Qe=0;for(let m=1;m<v.length;m++)Qe+=t[m][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Pt=t[0],Qe=Pt.length;let m=t;if(I==2){m=t.slice();let y=m[0]=Array(Qe);for(let x=0;x<Qe;x++)y[x]=x}o._data=t=m}if(no(!0),Ue("setData"),I==2&&(Jn=!0),f!==!1){let m=M;m.auto(o,Do)?hs():ln(L,m.min,m.max),kn=kn||K.left>=0,kt=!0,oo()}}o.setData=si;function hs(){Do=!0;let c,f;r==1&&(Qe>0?(He=cr[0]=0,Ge=cr[1]=Qe-1,c=t[0][He],f=t[0][Ge],I==2?(c=He,f=Ge):c==f&&(I==3?[c,f]=ss(c,c,M.log,!1):I==4?[c,f]=$l(c,c,M.log,!1):M.time?f=c+We(86400/E):[c,f]=ns(c,f,Fl,!0))):(He=cr[0]=c=null,Ge=cr[1]=f=null)),ln(L,c,f)}let dr,to,ms,gs,ys,bs,vs,_s,xs,ft;function li(c,f,m,y,x,S){c??=Fu,m??=Bl,y??="butt",x??=Fu,S??="round",c!=dr&&(h.strokeStyle=dr=c),x!=to&&(h.fillStyle=to=x),f!=ms&&(h.lineWidth=ms=f),S!=ys&&(h.lineJoin=ys=S),y!=bs&&(h.lineCap=bs=y),m!=gs&&h.setLineDash(gs=m)}function ii(c,f,m,y){f!=to&&(h.fillStyle=to=f),c!=vs&&(h.font=vs=c),m!=_s&&(h.textAlign=_s=m),y!=xs&&(h.textBaseline=xs=y)}function ws(c,f,m,y,x=0){if(y.length>0&&c.auto(o,Do)&&(f==null||f.min==null)){let S=ae(He,0),A=ae(Ge,y.length-1),C=m.min==null?Uh(y,S,A,x,c.distr==3):[m.min,m.max];c.min=Ft(c.min,m.min=C[0]),c.max=ut(c.max,m.max=C[1])}}let ai={min:null,max:null};function jd(){for(let y in R){let x=R[y];$[y]==null&&(x.min==null||$[L]!=null&&x.auto(o,Do))&&($[y]=ai)}for(let y in R){let x=R[y];$[y]==null&&x.from!=null&&$[x.from]!=null&&($[y]=ai)}$[L]!=null&&no(!0);let c={};for(let y in $){let x=$[y];if(x!=null){let S=c[y]=Mo(R[y],nm);if(x.min!=null)Ne(S,x);else if(y!=L||r==2)if(Qe==0&&S.from==null){let A=S.range(o,null,null,y);S.min=A[0],S.max=A[1]}else S.min=ye,S.max=-ye}}if(Qe>0){v.forEach((y,x)=>{if(r==1){let S=y.scale,A=$[S];if(A==null)return;let C=c[S];if(x==0){let O=C.range(o,C.min,C.max,S);C.min=O[0],C.max=O[1],He=$t(C.min,t[0]),Ge=$t(C.max,t[0]),Ge-He>1&&(t[0][He]<C.min&&He++,t[0][Ge]>C.max&&Ge--),y.min=Pt[He],y.max=Pt[Ge]}else y.show&&y.auto&&ws(C,A,y,t[x],y.sorted);y.idxs[0]=He,y.idxs[1]=Ge}else if(x>0&&y.show&&y.auto){let[S,A]=y.facets,C=S.scale,O=A.scale,[z,N]=t[x],F=c[C],J=c[O];F!=null&&ws(F,$[C],S,z,S.sorted),J!=null&&ws(J,$[O],A,N,A.sorted),y.min=A.min,y.max=A.max}});for(let y in c){let x=c[y],S=$[y];if(x.from==null&&(S==null||S.min==null)){let A=x.range(o,x.min==ye?null:x.min,x.max==-ye?null:x.max,y);x.min=A[0],x.max=A[1]}}}for(let y in c){let x=c[y];if(x.from!=null){let S=c[x.from];if(S.min==null)x.min=x.max=null;else{let A=x.range(o,S.min,S.max,y);x.min=A[0],x.max=A[1]}}}let f={},m=!1;for(let y in c){let x=c[y],S=R[y];if(S.min!=x.min||S.max!=x.max){S.min=x.min,S.max=x.max;let A=S.distr;S._min=A==3?tn(S.min):A==4?wl(S.min,S.asinh):A==100?S.fwd(S.min):S.min,S._max=A==3?tn(S.max):A==4?wl(S.max,S.asinh):A==100?S.fwd(S.max):S.max,f[y]=m=!0}}if(m){v.forEach((y,x)=>{r==2?x>0&&f.y&&(y._paths=null):f[y.scale]&&(y._paths=null)});for(let y in f)Jn=!0,Ue("setScale",y);nt&&K.left>=0&&(kn=kt=!0)}for(let y in $)$[y]=null}function Ud(c){let f=Cl(He-1,0,Qe-1),m=Cl(Ge+1,0,Qe-1);for(;c[f]==null&&f>0;)f--;for(;c[m]==null&&m<Qe-1;)m++;return[f,m]}function qd(){if(Qe>0){let c=v.some(f=>f._focus)&&ft!=Ht.alpha;c&&(h.globalAlpha=ft=Ht.alpha),v.forEach((f,m)=>{if(m>0&&f.show&&(ui(m,!1),ui(m,!0),f._paths==null)){let y=ft;ft!=f.alpha&&(h.globalAlpha=ft=f.alpha);let x=r==2?[0,t[m][0].length-1]:Ud(t[m]);f._paths=f.paths(o,m,x[0],x[1]),ft!=y&&(h.globalAlpha=ft=y)}}),v.forEach((f,m)=>{if(m>0&&f.show){let y=ft;ft!=f.alpha&&(h.globalAlpha=ft=f.alpha),f._paths!=null&&ci(m,!1);{let x=f._paths!=null?f._paths.gaps:null,S=f.points.show(o,m,He,Ge,x),A=f.points.filter(o,m,S,x);(S||A)&&(f.points._paths=f.points.paths(o,m,He,Ge,A),ci(m,!0))}ft!=y&&(h.globalAlpha=ft=y),Ue("drawSeries",m)}}),c&&(h.globalAlpha=ft=1)}}function ui(c,f){let m=f?v[c].points:v[c];m._stroke=m.stroke(o,c),m._fill=m.fill(o,c)}function ci(c,f){let m=f?v[c].points:v[c],{stroke:y,fill:x,clip:S,flags:A,_stroke:C=m._stroke,_fill:O=m._fill,_width:z=m.width}=m._paths;z=be(z*de,3);let N=null,F=z%2/2;f&&O==null&&(O=z>0?"#fff":C);let J=m.pxAlign==1&&F>0;if(J&&h.translate(F,F),!f){let ue=mt-z/2,ie=St-z/2,te=dt+z,Y=Ot+z;N=new Path2D,N.rect(ue,ie,te,Y)}f?Ss(C,z,m.dash,m.cap,O,y,x,A,S):Yd(c,C,z,m.dash,m.cap,O,y,x,A,N,S),J&&h.translate(-F,-F)}function Yd(c,f,m,y,x,S,A,C,O,z,N){let F=!1;O!=0&&D.forEach((J,ue)=>{if(J.series[0]==c){let ie=v[J.series[1]],te=t[J.series[1]],Y=(ie._paths||rr).band;bn(Y)&&(Y=J.dir==1?Y[0]:Y[1]);let j,Se=null;ie.show&&Y&&Yh(te,He,Ge)?(Se=J.fill(o,ue)||S,j=ie._paths.clip):Y=null,Ss(f,m,y,x,Se,A,C,O,z,N,j,Y),F=!0}}),F||Ss(f,m,y,x,S,A,C,O,z,N)}let di=Ao|Pl;function Ss(c,f,m,y,x,S,A,C,O,z,N,F){li(c,f,m,y,x),(O||z||F)&&(h.save(),O&&h.clip(O),z&&h.clip(z)),F?(C&di)==di?(h.clip(F),N&&h.clip(N),pr(x,A),fr(c,S,f)):C&Pl?(pr(x,A),h.clip(F),fr(c,S,f)):C&Ao&&(h.save(),h.clip(F),N&&h.clip(N),pr(x,A),h.restore(),fr(c,S,f)):(pr(x,A),fr(c,S,f)),(O||z||F)&&h.restore()}function fr(c,f,m){m>0&&(f instanceof Map?f.forEach((y,x)=>{h.strokeStyle=dr=x,h.stroke(y)}):f!=null&&c&&h.stroke(f))}function pr(c,f){f instanceof Map?f.forEach((m,y)=>{h.fillStyle=to=y,h.fill(m)}):f!=null&&c&&h.fill(f)}function Jd(c,f,m,y){let x=w[c],S;if(y<=0)S=[0,0];else{let A=x._space=x.space(o,c,f,m,y),C=x._incrs=x.incrs(o,c,f,m,y,A);S=gg(f,m,C,y,A)}return x._found=S}function ks(c,f,m,y,x,S,A,C,O,z){let N=A%2/2;k==1&&h.translate(N,N),li(C,A,O,z,C),h.beginPath();let F,J,ue,ie,te=x+(y==0||y==3?-S:S);m==0?(J=x,ie=te):(F=x,ue=te);for(let Y=0;Y<c.length;Y++)f[Y]!=null&&(m==0?F=ue=c[Y]:J=ie=c[Y],h.moveTo(F,J),h.lineTo(ue,ie));h.stroke(),k==1&&h.translate(-N,-N)}function Zd(c){let f=!0;return w.forEach((m,y)=>{if(!m.show)return;let x=R[m.scale];if(x.min==null){m._show&&(f=!1,m._show=!1,no(!1));return}else m._show||(f=!1,m._show=!0,no(!1));let S=m.side,A=S%2,{min:C,max:O}=x,[z,N]=Jd(y,C,O,A==0?Q:V);if(N==0)return;let F=x.distr==2,J=m._splits=m.splits(o,y,C,O,z,N,F),ue=x.distr==2?J.map(j=>Pt[j]):J,ie=x.distr==2?Pt[J[1]]-Pt[J[0]]:z,te=m._values=m.values(o,m.filter(o,ue,y,N,ie),y,N,ie);m._rotate=S==2?m.rotate(o,te,y,N):0;let Y=m._size;m._size=Ct(m.size(o,te,y,c)),Y!=null&&m._size!=Y&&(f=!1)}),f}function Qd(c){let f=!0;return ri.forEach((m,y)=>{let x=m(o,y,En,c);x!=rn[y]&&(f=!1),rn[y]=x}),f}function Xd(){for(let c=0;c<w.length;c++){let f=w[c];if(!f.show||!f._show)continue;let m=f.side,y=m%2,x,S,A=f.stroke(o,c),C=m==0||m==3?-1:1,[O,z]=f._found;if(f.label!=null){let st=f.labelGap*C,bt=We((f._lpos+st)*de);ii(f.labelFont[0],A,"center",m==2?"top":$u),h.save(),y==1?(x=S=0,h.translate(bt,We(St+Ot/2)),h.rotate((m==3?-es:es)/2)):(x=We(mt+dt/2),S=bt);let An=Mc(f.label)?f.label(o,c,O,z):f.label;h.fillText(An,x,S),h.restore()}if(z==0)continue;let N=R[f.scale],F=y==0?dt:Ot,J=y==0?mt:St,ue=f._splits,ie=N.distr==2?ue.map(st=>Pt[st]):ue,te=N.distr==2?Pt[ue[1]]-Pt[ue[0]]:O,Y=f.ticks,j=f.border,Se=Y.show?Y.size:0,Ce=We(Se*de),qe=We((f.alignTo==2?f._size-Se-f.gap:f.gap)*de),ge=f._rotate*-es/180,Le=T(f._pos*de),gt=(Ce+qe)*C,rt=Le+gt;S=y==0?rt:0,x=y==1?rt:0;let Et=f.font[0],It=f.align==1?So:f.align==2?vl:ge>0?So:ge<0?vl:y==0?"center":m==3?vl:So,jt=ge||y==1?"middle":m==2?"top":$u;ii(Et,A,It,jt);let yt=f.font[1]*f.lineGap,Tt=ue.map(st=>T(i(st,N,F,J))),Dt=f._values;for(let st=0;st<Dt.length;st++){let bt=Dt[st];if(bt!=null){y==0?x=Tt[st]:S=Tt[st],bt=""+bt;let An=bt.indexOf(`
`)==-1?[bt]:bt.split(/\n/gm);for(let lt=0;lt<An.length;lt++){let Ci=An[lt];ge?(h.save(),h.translate(x,S+lt*yt),h.rotate(ge),h.fillText(Ci,0,0),h.restore()):h.fillText(Ci,x,S+lt*yt)}}}Y.show&&ks(Tt,Y.filter(o,ie,c,z,te),y,m,Le,Ce,be(Y.width*de,3),Y.stroke(o,c),Y.dash,Y.cap);let Ut=f.grid;Ut.show&&ks(Tt,Ut.filter(o,ie,c,z,te),y,y==0?2:1,y==0?St:mt,y==0?Ot:dt,be(Ut.width*de,3),Ut.stroke(o,c),Ut.dash,Ut.cap),j.show&&ks([Le],[1],y==0?1:0,y==0?1:2,y==1?St:mt,y==1?Ot:dt,be(j.width*de,3),j.stroke(o,c),j.dash,j.cap)}Ue("drawAxes")}function no(c){v.forEach((f,m)=>{m>0&&(f._paths=null,c&&(r==1?(f.min=null,f.max=null):f.facets.forEach(y=>{y.min=null,y.max=null})))})}let hr=!1,Rs=!1,zo=[];function ef(){Rs=!1;for(let c=0;c<zo.length;c++)Ue(...zo[c]);zo.length=0}function oo(){hr||(um(fi),hr=!0)}function tf(c,f=!1){hr=!0,Rs=f,c(o),fi(),f&&zo.length>0&&queueMicrotask(ef)}o.batch=tf;function fi(){if(fs&&(jd(),fs=!1),Jn&&($d(),Jn=!1),ar){if(ke(g,So,ve),ke(g,"top",$e),ke(g,er,Q),ke(g,tr,V),ke(_,So,ve),ke(_,"top",$e),ke(_,er,Q),ke(_,tr,V),ke(b,er,Jt),ke(b,tr,xn),p.width=We(Jt*de),p.height=We(xn*de),w.forEach(({_el:c,_show:f,_size:m,_pos:y,side:x})=>{if(c!=null)if(f){let S=x===3||x===0?m:0,A=x%2==1;ke(c,A?"left":"top",y-S),ke(c,A?"width":"height",m),ke(c,A?"top":"left",A?$e:ve),ke(c,A?"height":"width",A?V:Q),Ml(c,Wn)}else vt(c,Wn)}),dr=to=ms=ys=bs=vs=_s=xs=gs=null,ft=1,$o(!0),ve!=Yn||$e!=wn||Q!=Bt||V!=Sn){no(!1);let c=Q/Bt,f=V/Sn;if(nt&&!kn&&K.left>=0){K.left*=c,K.top*=f,ro&&qt(ro,We(K.left),0,Q,V),so&&qt(so,0,We(K.top),Q,V);for(let m=0;m<Rt.length;m++){let y=Rt[m];y!=null&&(Xn[m]*=c,eo[m]*=f,qt(y,Ct(Xn[m]),Ct(eo[m]),Q,V))}}if(we.show&&!ur&&we.left>=0&&we.width>0){we.left*=c,we.width*=c,we.top*=f,we.height*=f;for(let m in Ls)ke(ao,m,we[m])}Yn=ve,wn=$e,Bt=Q,Sn=V}Ue("setSize"),ar=!1}Jt>0&&xn>0&&(h.clearRect(0,0,p.width,p.height),Ue("drawClear"),G.forEach(c=>c()),Ue("draw")),we.show&&ur&&(mr(we),ur=!1),nt&&kn&&(Mn(null,!0,!1),kn=!1),X.show&&X.live&&kt&&(As(),kt=!1),a||(a=!0,o.status=1,Ue("ready")),Do=!1,hr=!1}o.redraw=(c,f)=>{Jn=f||!1,c!==!1?ln(L,M.min,M.max):oo()};function Es(c,f){let m=R[c];if(m.from==null){if(Qe==0){let y=m.range(o,f.min,f.max,c);f.min=y[0],f.max=y[1]}if(f.min>f.max){let y=f.min;f.min=f.max,f.max=y}if(Qe>1&&f.min!=null&&f.max!=null&&f.max-f.min<1e-16)return;c==L&&m.distr==2&&Qe>0&&(f.min=$t(f.min,t[0]),f.max=$t(f.max,t[0]),f.min==f.max&&f.max++),$[c]=f,fs=!0,oo()}}o.setScale=Es;let Ts,Ms,ro,so,pi,hi,lo,io,mi,gi,xe,Te,sn=!1,Xe=K.drag,Ke=Xe.x,je=Xe.y;nt&&(K.x&&(Ts=At(Ph,_)),K.y&&(Ms=At(Ih,_)),M.ori==0?(ro=Ts,so=Ms):(ro=Ms,so=Ts),xe=K.left,Te=K.top);let we=o.select=Ne({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),ao=we.show?At(Oh,we.over?_:g):null;function mr(c,f){if(we.show){for(let m in c)we[m]=c[m],m in Ls&&ke(ao,m,c[m]);f!==!1&&Ue("setSelect")}}o.setSelect=mr;function nf(c){if(v[c].show)Ve&&Ml(Ae[c],Wn);else if(Ve&&vt(Ae[c],Wn),nt){let m=Qn?Rt[0]:Rt[c];m!=null&&qt(m,-10,-10,Q,V)}}function ln(c,f,m){Es(c,{min:f,max:m})}function Gt(c,f,m,y){f.focus!=null&&af(c),f.show!=null&&v.forEach((x,S)=>{S>0&&(c==S||c==null)&&(x.show=f.show,nf(S),r==2?(ln(x.facets[0].scale,null,null),ln(x.facets[1].scale,null,null)):ln(x.scale,null,null),oo())}),m!==!1&&Ue("setSeries",c,f),y&&Fo("setSeries",o,c,f)}o.setSeries=Gt;function of(c,f){Ne(D[c],f)}function rf(c,f){c.fill=oe(c.fill||null),c.dir=ae(c.dir,-1),f=f??D.length,D.splice(f,0,c)}function sf(c){c==null?D.length=0:D.splice(c,1)}o.addBand=rf,o.setBand=of,o.delBand=sf;function lf(c,f){v[c].alpha=f,nt&&Rt[c]!=null&&(Rt[c].style.opacity=f),Ve&&Ae[c]&&(Ae[c].style.opacity=f)}let Zt,an,Tn,uo={focus:!0};function af(c){if(c!=Tn){let f=c==null,m=Ht.alpha!=1;v.forEach((y,x)=>{if(r==1||x>0){let S=f||x==0||x==c;y._focus=f?null:S,m&&lf(x,S?1:Ht.alpha)}}),Tn=c,m&&oo()}}Ve&&Zn&&ot(Hu,fe,c=>{K._lock||(Rn(c),Tn!=null&&Gt(null,uo,!0,De.setSeries))});function Kt(c,f,m){let y=R[f];m&&(c=c/de-(y.ori==1?$e:ve));let x=Q;y.ori==1&&(x=V,c=x-c),y.dir==-1&&(c=x-c);let S=y._min,A=y._max,C=c/x,O=S+(A-S)*C,z=y.distr;return z==3?Eo(10,O):z==4?Zh(O,y.asinh):z==100?y.bwd(O):O}function uf(c,f){let m=Kt(c,L,f);return $t(m,t[0],He,Ge)}o.valToIdx=c=>$t(c,t[0]),o.posToIdx=uf,o.posToVal=Kt,o.valToPos=(c,f,m)=>R[f].ori==0?s(c,R[f],m?dt:Q,m?mt:0):l(c,R[f],m?Ot:V,m?St:0),o.setCursor=(c,f,m)=>{xe=c.left,Te=c.top,Mn(null,f,m)};function yi(c,f){ke(ao,So,we.left=c),ke(ao,er,we.width=f)}function bi(c,f){ke(ao,"top",we.top=c),ke(ao,tr,we.height=f)}let No=M.ori==0?yi:bi,Vo=M.ori==1?yi:bi;function cf(){if(Ve&&X.live)for(let c=r==2?1:0;c<v.length;c++){if(c==0&&wt)continue;let f=X.values[c],m=0;for(let y in f)Wt[c][m++].firstChild.nodeValue=f[y]}}function As(c,f){if(c!=null&&(c.idxs?c.idxs.forEach((m,y)=>{me[y]=m}):tm(c.idx)||me.fill(c.idx),X.idx=me[0]),Ve&&X.live){for(let m=0;m<v.length;m++)(m>0||r==1&&!wt)&&df(m,me[m]);cf()}kt=!1,f!==!1&&Ue("setLegend")}o.setLegend=As;function df(c,f){let m=v[c],y=c==0&&I==2?Pt:t[c],x;wt?x=m.values(o,c,f)??on:(x=m.value(o,f==null?null:y[f],c,f),x=x==null?on:{_:x}),X.values[c]=x}function Mn(c,f,m){mi=xe,gi=Te,[xe,Te]=K.move(o,xe,Te),K.left=xe,K.top=Te,nt&&(ro&&qt(ro,We(xe),0,Q,V),so&&qt(so,0,We(Te),Q,V));let y,x=He>Ge;Zt=ye,an=null;let S=M.ori==0?Q:V,A=M.ori==1?Q:V;if(xe<0||Qe==0||x){y=K.idx=null;for(let C=0;C<v.length;C++){let O=Rt[C];O!=null&&qt(O,-10,-10,Q,V)}Zn&&Gt(null,uo,!0,c==null&&De.setSeries),X.live&&(me.fill(y),kt=!0)}else{let C,O,z;r==1&&(C=M.ori==0?xe:Te,O=Kt(C,L),y=K.idx=$t(O,t[0],He,Ge),z=P(t[0][y],M,S,0));let N=-10,F=-10,J=0,ue=0,ie=!0,te="",Y="";for(let j=r==2?1:0;j<v.length;j++){let Se=v[j],Ce=me[j],qe=Ce==null?null:r==1?t[j][Ce]:t[j][1][Ce],ge=K.dataIdx(o,j,y,O),Le=ge==null?null:r==1?t[j][ge]:t[j][1][ge];if(kt=kt||Le!=qe||ge!=Ce,me[j]=ge,j>0&&Se.show){let gt=ge==null?-10:ge==y?z:P(r==1?t[0][ge]:t[j][0][ge],M,S,0),rt=Le==null?-10:H(Le,r==1?R[Se.scale]:R[Se.facets[1].scale],A,0);if(Zn&&Le!=null){let Et=M.ori==1?xe:Te,It=Be(Ht.dist(o,j,ge,rt,Et));if(It<Zt){let jt=Ht.bias;if(jt!=0){let yt=Kt(Et,Se.scale),Tt=Le>=0?1:-1,Dt=yt>=0?1:-1;Dt==Tt&&(Dt==1?jt==1?Le>=yt:Le<=yt:jt==1?Le<=yt:Le>=yt)&&(Zt=It,an=j)}else Zt=It,an=j}}if(kt||Qn){let Et,It;M.ori==0?(Et=gt,It=rt):(Et=rt,It=gt);let jt,yt,Tt,Dt,Ut,st,bt=!0,An=tt.bbox;if(An!=null){bt=!1;let lt=An(o,j);Tt=lt.left,Dt=lt.top,jt=lt.width,yt=lt.height}else Tt=Et,Dt=It,jt=yt=tt.size(o,j);if(st=tt.fill(o,j),Ut=tt.stroke(o,j),Qn)j==an&&Zt<=Ht.prox&&(N=Tt,F=Dt,J=jt,ue=yt,ie=bt,te=st,Y=Ut);else{let lt=Rt[j];lt!=null&&(Xn[j]=Tt,eo[j]=Dt,Ju(lt,jt,yt,bt),qu(lt,st,Ut),qt(lt,Ct(Tt),Ct(Dt),Q,V))}}}}if(Qn){let j=Ht.prox,Se=Tn==null?Zt<=j:Zt>j||an!=Tn;if(kt||Se){let Ce=Rt[0];Ce!=null&&(Xn[0]=N,eo[0]=F,Ju(Ce,J,ue,ie),qu(Ce,te,Y),qt(Ce,Ct(N),Ct(F),Q,V))}}}if(we.show&&sn)if(c!=null){let[C,O]=De.scales,[z,N]=De.match,[F,J]=c.cursor.sync.scales,ue=c.cursor.drag;if(Ke=ue._x,je=ue._y,Ke||je){let{left:ie,top:te,width:Y,height:j}=c.select,Se=c.scales[F].ori,Ce=c.posToVal,qe,ge,Le,gt,rt,Et=C!=null&&z(C,F),It=O!=null&&N(O,J);Et&&Ke?(Se==0?(qe=ie,ge=Y):(qe=te,ge=j),Le=R[C],gt=P(Ce(qe,F),Le,S,0),rt=P(Ce(qe+ge,F),Le,S,0),No(Ft(gt,rt),Be(rt-gt))):No(0,S),It&&je?(Se==1?(qe=ie,ge=Y):(qe=te,ge=j),Le=R[O],gt=H(Ce(qe,J),Le,A,0),rt=H(Ce(qe+ge,J),Le,A,0),Vo(Ft(gt,rt),Be(rt-gt))):Vo(0,A)}else Os()}else{let C=Be(mi-pi),O=Be(gi-hi);if(M.ori==1){let J=C;C=O,O=J}Ke=Xe.x&&C>=Xe.dist,je=Xe.y&&O>=Xe.dist;let z=Xe.uni;z!=null?Ke&&je&&(Ke=C>=z,je=O>=z,!Ke&&!je&&(O>C?je=!0:Ke=!0)):Xe.x&&Xe.y&&(Ke||je)&&(Ke=je=!0);let N,F;Ke&&(M.ori==0?(N=lo,F=xe):(N=io,F=Te),No(Ft(N,F),Be(F-N)),je||Vo(0,A)),je&&(M.ori==1?(N=lo,F=xe):(N=io,F=Te),Vo(Ft(N,F),Be(F-N)),Ke||No(0,S)),!Ke&&!je&&(No(0,0),Vo(0,0))}if(Xe._x=Ke,Xe._y=je,c==null){if(m){if(Ai!=null){let[C,O]=De.scales;De.values[0]=C!=null?Kt(M.ori==0?xe:Te,C):null,De.values[1]=O!=null?Kt(M.ori==1?xe:Te,O):null}Fo(_l,o,xe,Te,Q,V,y)}if(Zn){let C=m&&De.setSeries,O=Ht.prox;Tn==null?Zt<=O&&Gt(an,uo,!0,C):Zt>O?Gt(null,uo,!0,C):an!=Tn&&Gt(an,uo,!0,C)}}kt&&(X.idx=y,As()),f!==!1&&Ue("setCursor")}let un=null;Object.defineProperty(o,"rect",{get(){return un==null&&$o(!1),un}});function $o(c=!1){c?un=null:(un=_.getBoundingClientRect(),Ue("syncRect",un))}function vi(c,f,m,y,x,S,A){K._lock||sn&&c!=null&&c.movementX==0&&c.movementY==0||(Cs(c,f,m,y,x,S,A,!1,c!=null),c!=null?Mn(null,!0,!0):Mn(f,!0,!1))}function Cs(c,f,m,y,x,S,A,C,O){if(un==null&&$o(!1),Rn(c),c!=null)m=c.clientX-un.left,y=c.clientY-un.top;else{if(m<0||y<0){xe=-10,Te=-10;return}let[z,N]=De.scales,F=f.cursor.sync,[J,ue]=F.values,[ie,te]=F.scales,[Y,j]=De.match,Se=f.axes[0].side%2==1,Ce=M.ori==0?Q:V,qe=M.ori==1?Q:V,ge=Se?S:x,Le=Se?x:S,gt=Se?y:m,rt=Se?m:y;if(ie!=null?m=Y(z,ie)?i(J,R[z],Ce,0):-10:m=Ce*(gt/ge),te!=null?y=j(N,te)?i(ue,R[N],qe,0):-10:y=qe*(rt/Le),M.ori==1){let Et=m;m=y,y=Et}}O&&(f==null||f.cursor.event.type==_l)&&((m<=1||m>=Q-1)&&(m=$n(m,Q)),(y<=1||y>=V-1)&&(y=$n(y,V))),C?(pi=m,hi=y,[lo,io]=K.move(o,m,y)):(xe=m,Te=y)}let Ls={width:0,height:0,left:0,top:0};function Os(){mr(Ls,!1)}let _i,xi,wi,Si;function ki(c,f,m,y,x,S,A){sn=!0,Ke=je=Xe._x=Xe._y=!1,Cs(c,f,m,y,x,S,A,!0,!1),c!=null&&(ot(xl,El,Ri,!1),Fo(Wu,o,lo,io,Q,V,null));let{left:C,top:O,width:z,height:N}=we;_i=C,xi=O,wi=z,Si=N}function Ri(c,f,m,y,x,S,A){sn=Xe._x=Xe._y=!1,Cs(c,f,m,y,x,S,A,!1,!0);let{left:C,top:O,width:z,height:N}=we,F=z>0||N>0,J=_i!=C||xi!=O||wi!=z||Si!=N;if(F&&J&&mr(we),Xe.setScale&&F&&J){let ue=C,ie=z,te=O,Y=N;if(M.ori==1&&(ue=O,ie=N,te=C,Y=z),Ke&&ln(L,Kt(ue,L),Kt(ue+ie,L)),je)for(let j in R){let Se=R[j];j!=L&&Se.from==null&&Se.min!=ye&&ln(j,Kt(te+Y,j),Kt(te,j))}Os()}else K.lock&&(K._lock=!K._lock,Mn(f,!0,c!=null));c!=null&&(qn(xl,El),Fo(xl,o,xe,Te,Q,V,null))}function ff(c,f,m,y,x,S,A){if(K._lock)return;Rn(c);let C=sn;if(sn){let O=!0,z=!0,N=10,F,J;M.ori==0?(F=Ke,J=je):(F=je,J=Ke),F&&J&&(O=xe<=N||xe>=Q-N,z=Te<=N||Te>=V-N),F&&O&&(xe=xe<lo?0:Q),J&&z&&(Te=Te<io?0:V),Mn(null,!0,!0),sn=!1}xe=-10,Te=-10,me.fill(null),Mn(null,!0,!0),C&&(sn=C)}function Ei(c,f,m,y,x,S,A){K._lock||(Rn(c),hs(),Os(),c!=null&&Fo(Gu,o,xe,Te,Q,V,null))}function Ti(){w.forEach(yg),ps(o.width,o.height,!0)}Bn(ts,Ro,Ti);let co={};co.mousedown=ki,co.mousemove=vi,co.mouseup=Ri,co.dblclick=Ei,co.setSeries=(c,f,m,y)=>{let x=De.match[2];m=x(o,f,m),m!=-1&&Gt(m,y,!0,!1)},nt&&(ot(Wu,_,ki),ot(_l,_,vi),ot(Bu,_,c=>{Rn(c),$o(!1)}),ot(Hu,_,ff),ot(Gu,_,Ei),Il.add(o),o.syncRect=$o);let gr=o.hooks=e.hooks||{};function Ue(c,f,m){Rs?zo.push([c,f,m]):c in gr&&gr[c].forEach(y=>{y.call(null,o,f,m)})}(e.plugins||[]).forEach(c=>{for(let f in c.hooks)gr[f]=(gr[f]||[]).concat(c.hooks[f])});let Mi=(c,f,m)=>m,De=Ne({key:null,setSeries:!1,filters:{pub:tc,sub:tc},scales:[L,v[1]?v[1].scale:null],match:[nc,nc,Mi],values:[null,null]},K.sync);De.match.length==2&&De.match.push(Mi),K.sync=De;let Ai=De.key,Ps=Qc(Ai);function Fo(c,f,m,y,x,S,A){De.filters.pub(c,f,m,y,x,S,A)&&Ps.pub(c,f,m,y,x,S,A)}Ps.sub(o);function pf(c,f,m,y,x,S,A){De.filters.sub(c,f,m,y,x,S,A)&&co[c](null,f,m,y,x,S,A)}o.pub=pf;function hf(){Ps.unsub(o),Il.delete(o),_n.clear(),Al(ts,Ro,Ti),d.remove(),fe?.remove(),Ue("destroy")}o.destroy=hf;function Is(){Ue("init",e,t),si(t||e.data,!1),$[L]?Es(L,$[L]):hs(),ur=we.show&&(we.width>0||we.height>0),kn=kt=!0,ps(e.width,e.height)}return v.forEach(oi),w.forEach(Kd),n?n instanceof HTMLElement?(n.appendChild(d),Is()):n(o,Is):Is(),o}Ze.assign=Ne;Ze.fmtNum=Wl;Ze.rangeNum=ns;Ze.rangeLog=ss;Ze.rangeAsinh=$l;Ze.orient=Gn;Ze.pxRatio=de;Ze.join=am;Ze.fmtDate=Hl,Ze.tzDate=vm;Ze.sync=Qc;{Ze.addGap=tg,Ze.clipGaps=as;let e=Ze.paths={points:rd};e.linear=ld,e.stepped=rg,e.bars=sg,e.spline=ig}var Jl=["cached","held","not cached","recomputed","freed"];function Zl({categories:e}){let t=r=>Jl.includes(r)?Jl.indexOf(r):Jl.length,n=Object.keys(e).filter(r=>e[r]?.some(s=>s!==0)).sort((r,s)=>t(r)-t(s)),o=[];for(let r of n){let s=o.at(-1)?.top;o.push({name:r,top:(e[r]??[]).map((l,i)=>l+(s?.[i]??0))})}return o}function cd({op:e,ops:t}){let{alive:n}=Z();ze(()=>{n.op.value=e},[e]),ze(()=>()=>{n.op.value=null},[]);let{value:o,error:r,loading:s}=n.reply.state.value;return r?u(Nt,{message:r.message}):o?u("section",{class:"alive","aria-busy":s,"data-testid":"alive",children:[u(bg,{reply:o}),u("ol",{children:o.alive.map(l=>u("li",{children:u(_g,{row:l,at:o.at.op,ops:t,whole:o.alive[0]?.nbytes??0})},l.storage))}),o.alive_count>o.alive.length&&u("p",{class:"hint",children:["and ",at(o.alive_count-o.alive.length,"smaller one")]})]}):s?u(pn,{what:"Reading what is alive…"}):null}function bg({reply:e}){return u("p",{class:"summary","data-testid":"alive-summary",children:["After op ",ne(e.at.op),", ",u(dd,{place:e.at}),":"," ",at(e.alive_count,"storage")," of ",u(se,{n:e.live_bytes}),e.released_count>0&&u(he,{children:[", of which ",ne(e.released_count)," of ",u(se,{n:e.released_bytes})," ",e.released_count===1?"is":"are"," released before the next op"]}),"."]})}function dd({place:e}){return u(he,{children:[u("b",{children:vg(e.name)})," ",u("small",{children:[e.fqn,e.source].filter(Boolean).join(" · ")})]})}function vg(e){return e.replace(/^aten::(\w+)(\.\w+)?$/,"$1")}function _g({row:e,at:t,ops:n,whole:o}){let{select:r}=Z(),{node:s}=e.made_by;return u("button",{type:"button",class:"life-row",disabled:s===null,"data-storage":e.storage,onClick:()=>s!==null&&r(pt(s)),children:[u("span",{class:"size",children:[u(se,{n:e.nbytes}),u(hn,{part:e.nbytes,whole:o})]}),u("span",{class:"what",children:[u("span",{children:[u(dd,{place:e.made_by})," ",u("span",{class:"type",children:Nn(e.dtype,e.shape)})]}),u("small",{children:xg(e,t)})]}),u(wg,{row:e,at:t,ops:n})]})}function xg(e,t){let n=e.ended===null?"never released":`released after op ${ne(e.ended)}`;return[e.state??e.phase,e.reason||e.holder&&`held by: ${e.holder}`,e.ended===t?"released before the next op":n].filter(Boolean).join(" · ")}function wg({row:e,at:t,ops:n}){let o=i=>`${100*i/Math.max(1,n)}%`,r=e.ended===null?n:e.ended+1,s=e.made_by.op,l=ne(e.last_used);return u("span",{class:"life",role:"img","aria-label":`made by op ${ne(s)}, last used by op ${l}`,title:`Made by op ${ne(s)}, last used by op ${l}`,children:[u("span",{class:`span patch ${Mt(e.state??e.phase??"")}`,style:{left:o(s),width:o(r-s)}}),u("span",{class:"used",style:{left:o(e.last_used+.5)}}),u("span",{class:"now",style:{left:o(t+.5)}})]})}var fd={key:"timeline",title:"Timeline",waiting:"Reading the timeline…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.timeline(t,n),Panel:Sg};function Sg({reply:e,isLoading:t}){let[n,o]=bo("timeline");if(e.op.length===0)return u("p",{class:"hint pad",children:"The forward made no storage, so there is nothing to draw."});let r=e.phases.at(-1)?.end_op??0,s=Number(n.at??e.peak?.op??e.op[0]),l=kg(e,Number.isFinite(s)?s:0);return u("div",{class:"timeline","aria-busy":t,children:[e.peak&&u("p",{class:"summary","data-testid":"timeline-peak",children:["Peak ",u(se,{n:e.peak.nbytes}),e.device&&` on ${e.device}`," after op ",ne(e.peak.op),"."," ",u("span",{class:"hint",children:"Click, or use the arrow keys, to see what is alive after an op; drag to zoom in, double-click to zoom out."})]}),u(Rg,{timeline:e,chosen:l,onChoose:i=>o("at",String(e.op[i]??0))}),u(cd,{op:e.op[l]??0,ops:r})]})}function kg(e,t){let n=e.op.findIndex(o=>o>t);return Math.max(0,(n<0?e.op.length:n)-1)}function Rg({timeline:e,chosen:t,onChoose:n}){let o=Z(),r=it(null),s=it(t),l=it(null),[i,a]=ce(null),d=Zl(e),p=o.isDark.value;ze(()=>{if(!l.current)return;let _=l.current,k=Mg(e,_,a,()=>s.current),T=new Ze(k,Tg(e),_);r.current=T,Eg(T,n);let E=new ResizeObserver(()=>{let{clientWidth:v,clientHeight:w}=_;v>0&&w>0&&T.setSize({width:v,height:w})});return E.observe(_),()=>{E.disconnect(),T.destroy(),r.current=null}},[e,p]),ze(()=>{s.current=t,r.current?.redraw(!1)},[t]);let h=e.op.length-1,b=i??t,g=_=>{let T={ArrowLeft:t-1,ArrowRight:t+1,PageUp:t-20,PageDown:t+20,Home:0,End:h}[_.key];T!==void 0&&(_.preventDefault(),n(Math.max(0,Math.min(h,T))))};return u(he,{children:[u("dl",{class:"plot-legend","data-testid":"timeline-legend",children:[u("div",{children:[u("dt",{children:["after op ",ne(e.op[b]??0)]}),u("dd",{children:u(se,{n:e.live_bytes[b]})})]}),d.map(({name:_})=>u("div",{children:[u("dt",{children:[u("span",{class:`patch ${Mt(_)}`}),_]}),u("dd",{children:u(se,{n:e.categories[_]?.[b]})})]},_))]}),u("div",{class:"plot",ref:l,role:"slider",tabIndex:0,"aria-label":"Live bytes after each op, split by what had become of them when the forward ended","aria-valuemin":0,"aria-valuemax":h,"aria-valuenow":t,"aria-valuetext":`${Ie(e.live_bytes[t]??0)} after op ${e.op[t]}`,onKeyDown:g,"data-testid":"timeline-plot"})]})}function Eg(e,t){let n=0;e.over.addEventListener("mousedown",o=>n=o.clientX),e.over.addEventListener("click",o=>{Math.abs(o.clientX-n)<4&&t(e.posToIdx(o.offsetX))})}function Tg(e){return[e.op,...pd(e).map(t=>t.top)]}function pd(e){return Zl(e).reverse()}function Mg(e,t,n,o){let r=i=>getComputedStyle(t).getPropertyValue(`--${i}`).trim(),s=pd(e),l={stroke:r("muted"),grid:{stroke:r("grid"),width:1},ticks:{stroke:r("grid"),width:1},font:"12px system-ui, sans-serif"};return{width:t.clientWidth||600,height:t.clientHeight||300,legend:{show:!1},cursor:{y:!1,points:{show:!1}},scales:{x:{time:!1},y:{range:(i,a,d)=>[0,(d||1)*Ag]}},axes:[{...l,values:(i,a)=>a.map(d=>Number.isInteger(d)?ne(d):"")},{...l,size:76,incrs:Cg,values:(i,a)=>a.map(Ie)}],series:[{},...s.map(({name:i})=>({label:i,stroke:r(Mt(i)),fill:r(`${Mt(i)}-fill`),width:1,paths:Ze.paths.stepped?.({align:1})??(()=>null),points:{show:!1}}))],bands:s.slice(1).map((i,a)=>({series:[a+1,a+2]})),hooks:{setCursor:[i=>n(i.cursor.idx??null)],draw:[i=>Lg(i,e,o(),r)]}}}var Ag=1.12,Cg=Array.from({length:50},(e,t)=>2**t);function Lg(e,{op:t,peak:n,phases:o},r,s){let{ctx:l,bbox:i}=e,a=devicePixelRatio;l.save(),l.beginPath(),l.rect(i.left,i.top,i.width,i.height),l.clip(),l.font=`${12*a}px system-ui, sans-serif`,l.fillStyle=l.strokeStyle=s("muted"),l.lineWidth=a,l.textAlign="left",l.setLineDash([2*a,3*a]);for(let p of o.slice(1)){let h=e.valToPos(p.first_op,"x",!0);Ql(l,h,i.top,h,i.top+i.height),l.fillText(p.kind,h+4*a,i.top+i.height-6*a)}l.setLineDash([]);let d=e.valToPos(t[r]??0,"x",!0);if(l.strokeStyle=s("accent"),Ql(l,d,i.top,d,i.top+i.height),n){let[p,h]=[e.valToPos(n.op,"x",!0),e.valToPos(n.nbytes,"y",!0)];l.fillStyle=l.strokeStyle=s("fg"),Ql(l,p,h,p,i.top+i.height),l.beginPath(),l.arc(p,h,3.5*a,0,2*Math.PI),l.fill();let b=p>i.left+i.width/2;l.textAlign=b?"right":"left",l.fillText(`peak ${Ie(n.nbytes)}`,p+(b?-8:8)*a,h-4*a)}l.restore()}function Ql(e,t,n,o,r){e.beginPath(),e.moveTo(t,n),e.lineTo(o,r),e.stroke()}var Xl=[Cu,iu,Tu,Ru,fd,Nu,Iu];function hd(e,{partOfShown:t}){let n=et(null),o=t(()=>n.value===null?null:`alive ${n.value}`,(r,s)=>e.alive(r,n.peek()??0,s));return{op:n,reply:o}}function md(e){let t=et(e);return{address:t,change:n=>t.value={...t.peek(),...n}}}function gd(e,{address:t,change:n},o){let r=hl(()=>o.value?"index":null,e.index),s=Ye(()=>ba(r.state.value.value,t.value)),l=Ye(()=>{let{run:v,tag:w,step:R}=s.value??{};return v&&w&&R?{run:v.run,tag:w.tag,...R}:null}),i=Ye(()=>l.value?JSON.stringify(l.value):null);function a(v,w){return hl(()=>{let R=o.value&&i.value!==null?v():null;return R===null?null:`${i.value} ${R}`},(R,D)=>{let L=l.peek();if(!L)throw new Error("No recording is chosen.");return w(L,R,D)})}let d=a(()=>"recording",e.recording),p=Ye(()=>d.state.value.value?.modules),h=Ye(()=>p.value&&_a(p.value)),b=Ye(()=>{let v=d.state.value.value?.ops.node??[];return new Map(v.map((w,R)=>[w,R]))});function g({kind:v,number:w}){if(v==="module")return p.peek()?.parent[w]??null;let R=b.peek().get(w);return R===void 0?null:d.state.peek().value?.ops.module[R]??null}function _(){return{selected:null,expand:null,modules:Pr(t.peek().modules,"open",""),timeline:{}}}function k(v){n({run:v,tag:"",step:null,..._()})}function T(v){n({tag:v,step:null,..._()})}function E({run:v,tag:w},R){let D=l.peek()?.step??null;n({run:v,tag:w,step:D,view:R,..._()})}return{index:r,entry:s,shown:l,partOfShown:a,recording:d,modules:p,moduleTree:h,rowOfNode:b,moduleAround:g,chooseRun:k,chooseTag:T,chooseRank:E}}function yd(e,t,{address:n},{entry:o,recording:r,partOfShown:s}){let l=(_,k)=>s(()=>k()?_.key:null,async(T,E,v)=>_.fetch?.(t,T,E,v)),i=()=>r.state.value.value?.meta,a=_=>_.isFor?.(i(),o.value?.tag)??!0,d=new Map;for(let _ of e)_.isEmpty!==void 0&&d.set(_,l(_,()=>i()!==void 0&&a(_)));function p(_){if(!a(_))return!1;if(_.isEmpty===void 0)return!0;let k=d.get(_)?.state.value;return(k?.loading===!0||i()===void 0)&&n.value.view===_.key?!0:k?.value!==void 0&&!_.isEmpty(k.value)}let h=Ye(()=>e.filter(p)),b=Ye(()=>h.value.map(({key:k})=>k).includes(n.value.view)?n.value.view:yo.view);for(let _ of e)_.fetch===void 0||d.has(_)||d.set(_,l(_,()=>b.value===_.key));function g(){for(let[_,k]of d){let{value:T,error:E}=k.state.peek();(E||T!==void 0&&_.mayGrow?.(T))&&k.reload()}}return{available:h,shown:b,reply:_=>d.get(_),reload:g,dispose:()=>d.forEach(_=>_.dispose())}}function bd(e,t,n,o=yo){let r=md(o),{address:s,change:l}=r,i=et(!0),a=et(!1),d=gd(e,r,i),p=yd(n,e,r,d),h=eu(e,t,r,d,p.shown),b=d.partOfShown(()=>go(s.value.selected)?s.value.selected.text:null,(w,R)=>e.detail(w,s.peek().selected,R)),g=hd(e,d),{index:_,recording:k}=d;function T(w){l({selected:w})}function E(){_.reload();for(let w of[k,h.picture,b,g.reply])w.state.peek().error&&w.reload();p.reload()}function v(){for(let w of[_,k,h.picture,b,g.reply,p])w.dispose()}return{address:s,change:l,select:T,isVisible:i,isDark:a,recordings:d,views:p,graph:h,detail:b,alive:g,reload:E,dispose:v}}var vd='.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}';var _d=`* {
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
`;var xd=`.details {
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
`;var wd=`.graph {
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
`;var Sd=`@media (max-width: 820px) {
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
`;var kd=`.overview {
  padding: 12px 16px 20px;
  overflow: auto;
}

.overview h2 {
  margin: 18px 0 4px;
  font-size: 14px;
}

.parts {
  margin: 0;
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
  margin: 0;
  padding: 0;
  list-style: none;
}

.parts li .part {
  display: inline-block;
  width: 10px;
  height: 10px;
  margin-right: 5px;
  border-radius: 2px;
}

.parts li small {
  color: var(--muted);
}

/* What is kept is one colour in several strengths, what is there anyway is grey. */
.part {
  background: var(--held-fill);
}

.part.activation_bytes,
.part.peak_kept_bytes {
  background: var(--cached);
}

.part.input_bytes {
  background: var(--input);
}

.part.checkpoint_cache_bytes {
  background: var(--recomputed);
}

.part.peak_parameter_bytes {
  background: var(--parameter);
}

.part.peak_buffer_bytes {
  background: var(--not-cached-fill);
}

.part.peak_gradient_bytes {
  background: var(--backward);
}

.part.peak_optimizer_bytes {
  background: var(--update);
}

.part.peak_transient_bytes {
  background: var(--freed-fill);
}

.lighter {
  margin: 14px 0 0;
  padding: 8px 12px;
  border-left: 3px solid var(--accent);
  border-radius: 2px;
  background: var(--accent-wash);
  list-style: none;
}

.groups {
  margin: 0;
  padding: 0;
  list-style: none;
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

.card .size small {
  color: var(--muted);
}

.card .size .bar > span {
  margin-left: auto;
}

.card .name {
  text-align: left;
  white-space: normal;
  overflow-wrap: anywhere;
}

.card .type {
  color: var(--muted);
}

.members {
  columns: 220px;
  margin: 6px 0 0;
  padding: 0;
  font-size: 12px;
  list-style: none;
}

.members [aria-current='true'] {
  font-weight: 600;
}
`;var Rd=`.app {
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
  max-width: 40ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.totals {
  display: flex;
  flex-wrap: wrap;
  gap: 2px 18px;
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
`;var Ed=`.ranks {
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
`;var Td=`.table {
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

.what > span {
  display: block;
  overflow-wrap: anywhere;
}

.what .name .type {
  margin-left: 10px;
}
`;var Md=`.terms {
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
`;var Ad=`/* Colours are named once, per theme. Those of the states are tb_actmem/render/palette.py's (Okabe
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
`;var Cd=`.timeline {
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
`;var Ld=[vd,Ad,_d,Rd,kd,wd,xd,Td,Cd,Md,Ed,Sd].join(`
`);var lr="p.activation_memory.";function Kn(){try{return window.parent!==window&&window.parent.document?window.parent:null}catch{return null}}function ei(e){try{let n=Kn()?.tensorboard?.tf_storage?.getString(lr+e);if(n)return n}catch{}let t=(Kn()??window).location.hash.slice(1);return new URLSearchParams(t.replaceAll("+","%2B")).get(lr+e)??""}function Od(e,t,n){let o=Kn()?.tensorboard?.tf_storage;try{if(o){o.setString(lr+e,t,{defaultValue:"",useLocationReplace:!n});return}}catch{return}if(Kn())return;let r=new URLSearchParams(location.hash.slice(1));t?r.set(lr+e,t):r.delete(lr+e);let s=`${location.pathname}${location.search}#${r.toString()}`;n?history.pushState(null,"",s):history.replaceState(null,"",s)}function Pd(e){(Kn()??window).addEventListener("hashchange",e)}function Id(e){let t=Kn()?.document.body;if(t){let n=()=>e(t.classList.contains("dark-mode"));new MutationObserver(n).observe(t,{attributes:!0,attributeFilter:["class"]}),n()}else{let n=window.matchMedia("(prefers-color-scheme: dark)");n.addEventListener("change",()=>e(n.matches)),e(n.matches)}}function Dd(e){let t=()=>e(window.innerHeight>0);window.addEventListener("resize",t),t()}function zd(e,t){if(!Kn())return;let{port1:n,port2:o}=new MessageChannel,r=s=>n.postMessage(JSON.stringify(s));n.onmessage=s=>{let l=JSON.parse(s.data);if(l.isReply){l.type==="experimental.GetURLPluginData"&&!l.error&&l.payload&&t(l.payload);return}l.type==="experimental.DataReloaded"&&e(),r({...l,payload:null,error:null,isReply:!0})},window.parent.postMessage("experimental.bootstrap","*",[o]),r({type:"experimental.GetURLPluginData",id:0,payload:null,error:null,isReply:!1})}var Nd=Xl.map(({key:e})=>e);function wx(){try{Gg()}catch(e){let t=document.createElement("p");t.setAttribute("role","alert"),t.textContent=`The Activation Memory tab could not start: ${String(e)}`,document.body.append(t)}}function Gg(){document.documentElement.lang="en";let e=document.createElement("style");e.textContent=Ld,document.head.append(e);let t=Xs(ei,Nd),n=bd(ma,ya(Kg),Xl,t);Id(r=>{document.documentElement.classList.toggle("dark",r),n.isDark.value=r}),Dd(r=>n.isVisible.value=r),jg(n);let o=document.createElement("div");o.id="activation-memory",document.body.append(o),Hi(u(nl.Provider,{value:n,children:u($a,{})}),o)}function Kg(){let e=new URL("./layout.worker.js?v=f3e949b78ecb",import.meta.url);return new Worker(e,{type:"module"})}function jg(e){let t=Nr(e.address.peek());zt(()=>{let o=Nr(e.address.value),r=zr.filter(l=>o[l]!==t[l]),s=r.find(l=>pa.includes(l));for(let l of s?[s,...r.filter(i=>i!==s)]:r)Od(l,o[l],l===s);t=o});let n=o=>{let r=Xs(o,Nd),s=Nr(r);zr.every(l=>s[l]===t[l])||(t=s,e.change(r))};Pd(()=>{e.isVisible.peek()&&n(ei)}),zd(e.reload,o=>{zr.every(r=>!t[r])&&n(r=>o[r]??"")})}export{wx as render};
