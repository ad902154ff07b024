var re,vi,As,dn,Ts,br,_i,gr,xi,Os,Ms,wi,Fo=Symbol.for("pv"),vr={},_r=[],jd=/^m(i|n|o|s|text|space)$/,Ls=Array.isArray,Ps=_r.slice,Cn=Object.assign;function Mn(e){e&&e.parentNode&&e.remove()}function Si(e,t,n){var o,r,s,l={},i=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:l[s]=t[s];return i>2&&(l.children=i>3?Ps.call(arguments,2):n),Vo(e,l,o,r,null)}function Vo(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Fo,__v:r||++vi,__i:-1,__u:0};return!r&&re.vnode&&re.vnode(s),s}function he(e){return e.children}function io(e,t){this.props=e,this.context=t,this.__g=0}function fn(e,t){if(t==null)return e.__&&fn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:fn(e)}function Ud(e){var t,n=e.__v,o=n.__e,r=[],s=[],l=e.__P;l&&((t=Cn({constructor:Fo},n)).__v=n.__v+1,re.vnode&&re.vnode(t),Is(l,t,n,e.__n,l.namespaceURI,32&n.__u?[o]:null,r,o||fn(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Ci(r,t,s),n.__=n.__e=null,t.__e!=o&&ki(t))}function ki(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ki(e)}function Cs(e){(8&e.__g||(e.__g|=8,dn.push(e),br++))&&Ts==re.debounceRendering||((Ts=re.debounceRendering)||queueMicrotask)(Ri)}function Ri(){try{for(var e,t=1;dn.length;)dn.length>t&&dn.sort(_i),e=dn.shift(),t=dn.length,8&e.__g&&Ud(e)}finally{(br=dn.length)&&(Ts||queueMicrotask)(Ri)}}function Ei(e,t,n,o,r,s,l,i,a,d,p){var m,b,g,_,k,C,R=o.__k||_r,v=t.length;for(a=qd(n,t,R,a,v),m=0;m<v;m++)(g=n.__k[m])!=null&&(b=~g.__i&&R[g.__i]||vr,g.__i=m,C=Is(e,g,b,r,s,l,i,a,d,p),_=g.__e,(b.ref!=g.ref||8&b.__u)&&(b.ref&&Ds(b.ref,null,g,b),g.ref&&p.push(g.ref,g.__c||_,g)),k=k||_,4&g.__u?(a=Ti(g,a,e,!b.__v),b.__e&&(b.__e=null)):typeof g.type=="function"&&C!==void 0?a=C:_&&(a=_.nextSibling),g.__u&=-21);return n.__e=k,a}function qd(e,t,n,o,r){var s,l,i,a,d,p,m,b,g,_=n.length,k=_,C=0,R=0,v=e.__k=Array(r);for(s=0;s<r;s++)(l=t[s])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=v[s]=Vo(null,l):Ls(l)?l=v[s]=Vo(he,{children:l}):l.constructor===Fo&&l.__b?l=v[s]=Vo(l.type,l.props,l.key,l.ref,l.__v):v[s]=l,a=s+C,l.__=e,l.__b=e.__b+1,i=null,~(d=l.__i=Yd(l,n,a,k))&&(k--,(i=n[d])&&(i.__u|=2)),i&&i.__v?(l.__u|=16,d==a-1?C--:d==a+1?C++:d!=a&&(d>a?C--:C++,R=1)):(~d||(r>_?C--:r<_&&C++),typeof l.type!="function"&&(l.__u|=4))):v[s]=null;if(R){for(p=[],m=[],s=0;s<r;s++)if((l=v[s])&&16&l.__u){for(C=0,b=p.length;C<b;)p[g=C+b>>1]<l.__i?C=g+1:b=g;p[C]=l.__i,m[s]=C+1}for(C=p.length;s--;)m[s]&&(m[s]==C?C--:v[s].__u|=4)}if(k)for(s=0;s<_;s++)!(i=n[s])||2&i.__u||(i.__e==o&&(o=fn(i)),zs(i,i));return o}function Ti(e,t,n,o){var r,s,l,i;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=Ti(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=fn(e))&&!t.parentNode&&(t=null),l=e.__e,i=t;i&&i.nodeType==8;)i=i.nextSibling;for(l!=i&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,t):n.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Yd(e,t,n,o){var r,s=e.key,l=e.type,i=t[n],a=i&&!(2&i.__u);if(i===null&&s==null||a&&s==i.key&&l==i.type)return n;if(o>(a?1:0)){for(r=n-1;r>=0;r--)if((i=t[r])&&!(2&i.__u)&&s==i.key&&l==i.type)return r;for(r=n+1;r<t.length;r++)if((i=t[r])&&!(2&i.__u)&&s==i.key&&l==i.type)return r}return-1}function bi(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function mr(e,t,n,o,r){var s,l;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||bi(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||bi(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(l=Ms[t]||(Ms[t]=Jd(t)),(e.__a||(e.__a={}))[t]=Os,s=t!=(t=t.replace(xi,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,l,s):e.removeEventListener(t,l,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Jd(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[gr]==null)t[gr]=Os++;else if(t[gr]<this.__a[e])return;return n(re.event?re.event(t):t)}}}function Is(e,t,n,o,r,s,l,i,a,d){var p,m,b,g,_,k,C,R,v,w,E,D,P,W,G,q,B,T,I=t.type;if(t.constructor!==Fo)return null;128&n.__u&&(a=32&n.__u,p=n.__c.__z)&&(t.__u|=a,m=s=[],p.nodeType==8?i=yr(p,s):s.push(p),i=s[0]||i),(p=re.__b)&&p(t);e:if(typeof I=="function"){b=l.length;try{if(R=t.props,v=(p=I.prototype)&&p.render,w=(p=I.contextType)&&o[p.__c],E=p?w?w.props.value:p.__:o,(g=n.__c)?(t.__c=g,2&g.__g&&(g.__g|=1)):(v?t.__c=g=new I(R,E):(t.__c=g=new io(R,E),g.constructor=I,g.render=Qd),w&&w.sub(g),g.state||(g.state={}),g.__n=o,g.__g|=8,g.__h=[],g.__k=[]),v&&(g.__s||(g.__s=g.state),I.getDerivedStateFromProps&&(g.__s==g.state&&(g.__s=Cn({},g.__s)),Cn(g.__s,I.getDerivedStateFromProps(R,g.__s)))),_=g.props,k=g.state,g.__v=t,n.__c){if(R!==_&&v&&!I.getDerivedStateFromProps&&g.componentWillReceiveProps&&g.componentWillReceiveProps(R,E),t.__v==n.__v&&!(8&g.__g)||!(4&g.__g)&&g.shouldComponentUpdate&&g.shouldComponentUpdate(R,g.__s,E)===!1){t.__v!=n.__v&&(g.props=R,g.state=g.__s,g.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(L){L&&(L.__=t)}),_r.push.apply(g.__h,g.__k),g.__k=[],g.__h.length&&l.push(g),i=fn(n);break e}g.componentWillUpdate&&g.componentWillUpdate(R,g.__s,E),v&&g.componentDidUpdate&&g.__h.push(function(){g.componentDidUpdate(_,k,C)})}else v&&!I.getDerivedStateFromProps&&g.componentWillMount&&g.componentWillMount(),v&&g.componentDidMount&&g.__h.push(g.componentDidMount);g.context=E,g.props=R,g.__P=e,g.__g&=-5,D=re.__r,P=v?25:0;do g.__g&=-9,D&&D(t),p=g.render(g.props,g.state=g.__s,g.context);while(8&g.__g&&++P<25);v&&(_r.push.apply(g.__h,g.__k),g.__k=[]),g.state=g.__s,g.getChildContext&&(o=Cn({},o,g.getChildContext())),v&&n.__c&&g.getSnapshotBeforeUpdate&&(C=g.getSnapshotBeforeUpdate(_,k)),W=p&&p.type===he&&p.key==null?p.props.children:p,R.__P&&(p=i,r=(e=R.__P).namespaceURI,a=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(L){L&&zs(L,L)}),n.__k=null),i=n.__k?fn(n,0):null),i=Ei(e,Ls(W)?W:[W],t,n,o,r,s,l,i,a,d),R.__P&&(t.__e=null,i=p),t.__u&=-161,m&&m.some(Mn),g.__h.length&&l.push(g),1&g.__g&&(g.__g&=-4)}catch(L){if(l.length=b,t.__v=null,a||s)if(L&&L.then){if(t.__u|=128|a,s){for(~(B=s.indexOf(i||void 0))||(B=s.length);(T=s[B-1])&&T.nodeType==8;)B--;for(;B<s.length;B++)if(T=s[B])if(s[B]=null,G){if(T==q)break}else{if(T.nodeType!=8)break;T.data.startsWith("$s")&&(q=yr(G=T))}}if(!G){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;G=i}(p=yr(G=t.__c.__z||(t.__c.__z=G)))?(t.__e=G,i=p):t.__e=i,i=i&&i.nextSibling}else s&&s.some(Mn);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),L&&L.then||Mi(t),re.__e(L,t,n)}}else i=t.__e=Zd(n.__e,t,n,o,r,s,l,a,d,e);return(p=re.diffed)&&p(t),i}function yr(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Mi(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Mi))}function Ci(e,t,n){for(var o=0;o<n.length;)Ds(n[o++],n[o++],n[o++]);re.__c&&re.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){re.__e(s,r.__v)}})}function Zd(e,t,n,o,r,s,l,i,a,d){var p,m,b,g,_,k,C,R,v=n.props||vr,w=t.props,E=t.type;if(E=="svg"?r="http://www.w3.org/2000/svg":E=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(p=0;p<s.length;p++)if((_=s[p])&&(E?_.localName==E:_.nodeType==3)){e=_,s[p]=null;break}}if(!e){if(R=d.ownerDocument||document,!E)return R.createTextNode(w);e=R.createElementNS(r,E,w.is?w:d),i&&(re.__m&&re.__m(t,s),i=!1),s=null}if(E){if(d=E=="template"&&e.content||e,s=E=="textarea"&&w.defaultValue!=null?null:s&&Ps.call(d.childNodes),!i&&s)for(v={},p=0;p<e.attributes.length;p++)v[(_=e.attributes[p]).name]=_.value;for(p in v)_=v[p],p=="dangerouslySetInnerHTML"?b=_:p=="children"||p in w||p=="value"&&"defaultValue"in w||p=="checked"&&"defaultChecked"in w||mr(e,p,null,_,r);for(p in w)_=w[p],p=="children"?g=_:p=="dangerouslySetInnerHTML"?m=_:p=="value"?k=_:p=="checked"?C=_:i&&typeof _!="function"||v[p]===_||mr(e,p,_,v[p],r);m?(i||b&&(m.__html==b.__html||m.__html==e.innerHTML)||(e.innerHTML=m.__html),t.__k=[]):(b&&(e.textContent=""),(E=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&jd.test(E))&&(r="http://www.w3.org/1999/xhtml"),Ei(d,Ls(g)?g:[g],t,n,o,r,s,l,s?s[0]:n.__k&&fn(n,0),i,a),s&&s.some(Mn)),i&&E!="textarea"||(p="value",E=="progress"&&k==null?e.removeAttribute(p):k==null||k===e[p]&&(E!="progress"||k)||mr(e,p,k,v[p],r),p="checked",C!=null&&C!=e[p]&&mr(e,p,C,v[p],r))}else v===w||i&&e.data==w||(e.data=w);return e}function Ds(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){re.__e(r,n)}}function zs(e,t,n){var o,r,s,l;if(re.unmount&&re.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Ds(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){re.__e(i,t)}o.__P=o.__n=null}if(o=e.__k)for(l=0;l<o.length;l++)o[l]&&zs(o[l],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=yr(o,s=[]))&&(o==e.__e&&s.some(Mn),Mn(r),Mn(o)),n||Mn(e.__e),e.__e=e.__c=e.__=null}function Qd(e,t,n){return this.constructor(e,n)}function Ai(e,t){var n,o,r,s;re.__&&re.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Vo(he,{children:[e]}),r=[],s=[],Is(t,t.__k,o||vr,vr,t.namespaceURI,o?null:t.firstChild?Ps.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),Ci(r,t.__k,s),t.__k.props.children=null}function Oi(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&o.forEach(function(l){l.__g|=4,Cs(l)})},this.sub=function(s){o.add(s);var l=s.componentWillUnmount;s.componentWillUnmount=function(){o.delete(s),l&&l.call(s)}}),n.children}return t.__c="__cC"+wi++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}re={__e:function(e,t,n,o){for(var r,s,l;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((l=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),l=1),l&&8&r.__g)return void(r.__g|=2)}catch(i){e=i}}throw br=0,e}},vi=0,As=function(e){return e!=null&&e.constructor===Fo},io.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Cn({},this.state)),typeof e=="function"&&(e=e(Cn({},n),this.props)),e&&(Cn(n,e),this.__v&&(t&&this.__k.push(t),Cs(this)))},io.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Cs(this))},io.prototype.render=he,dn=[],br=0,_i=function(e,t){return e.__v.__b-t.__v.__b},gr=Symbol(),xi=/(PointerCapture)$|Capture$/i,Os=0,Ms={},wi=0;var An,Le,Ns,Li,Vs=Object.is,xr=0,Wi=[],Fs=[],Pe=re,Pi=Pe.__b,Ii=Pe.__r,Di=Pe.diffed,zi=Pe.__c,Ni=Pe.unmount,Vi=Pe.__;function Wo(e,t){Pe.__h&&Pe.__h(Le,e,xr||t),xr=0;var n=Le.__H||(Le.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function oe(e){return xr=1,Xd(Hi,e)}function Xd(e,t,n){var o=Wo(An++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Hi(void 0,t),function(s){var l=(o.__N||o.__)[0],i=o.t(l,s);Vs(l,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=Le,!Le.__f)){Le.__f=!0;var r=Le.shouldComponentUpdate;Le.shouldComponentUpdate=function(s,l,i){var a=this.__H;if(!a)return!0;var d=!1,p=this.props!=s;if(a.__.some(function(b){b.__N&&(d=!0,Vs(b.__[0],b.__N[0])||(p=!0))}),r){var m=r.call(this,s,l,i);return d?m||p:m}return!d||p}}return o.__}function Xe(e,t){var n=Wo(An++,3);!Pe.__s&&Ws(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Le.__H.__h.push(n))}function ao(e,t){var n=Wo(An++,4);!Pe.__s&&Ws(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Le.__h.push(n))}function gt(e){return xr=5,Se(function(){return{current:e}},[])}function Se(e,t){var n=Wo(An++,7);return Ws(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Bi(e){var t=Le.context[e.__c],n=Wo(An++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(Le)),t.props.value):e.__}function ef(){var e;do{for(;e=Fs.shift();)try{$o(e)}catch(n){Pe.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Wi.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some($o),t.__h.some($s),t.__h=[]}catch(n){t.__h=[],Pe.__e(n,e.__v)}}}while(Fs.length)}Pe.__b=function(e){Le=null,Pi&&Pi(e)},Pe.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Vi&&Vi(e,t)},Pe.__r=function(e){Ii&&Ii(e),An=0;var t=(Le=e.__c).__H;t&&(Ns==Le?Le.__h=[]:(t.__h.some($o),t.__h.some($s),An=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ns=Le},Pe.diffed=function(e){Di&&Di(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&$i(Wi.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ns=Le=null},Pe.__c=function(e,t){t.some(function(n){try{n.__h.some($o),n.__h=n.__h.filter(function(o){return!o.__||$s(o)})}catch(o){n.__h=[function(){throw o}]}}),zi&&zi(e,t)},Pe.unmount=function(e){Ni&&Ni(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,$i(Fs.push(r))}else $o(r)}catch(s){t=s}}),o.__H=void 0,t&&Pe.__e(t,o.__v))};var Fi=typeof requestAnimationFrame=="function";function tf(e){var t,n=function(){clearTimeout(o),Fi&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Fi&&(t=requestAnimationFrame(n))}function $i(e){e!=1&&Li==Pe.requestAnimationFrame||((Li=Pe.requestAnimationFrame)||tf)(ef)}function $o(e){var t=Le,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Le=t}function $s(e){var t=Le;e.__c=e.__(),Le=t}function Ws(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Vs(n,e[o])})}function Hi(e,t){return typeof t=="function"?t(e):t}var nf=Symbol.for("preact-signals");function Rr(){if(Qt>1)Qt--;else{var e,t=!1;for((function(){var r=Sr;for(Sr=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var l=s.t;l!==void 0;l=l.x)l.i===r.i&&(l.i=s.i);r=r.o}})();Ho!==void 0;){var n=Ho;for(Ho=void 0,wr++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Ki(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(wr=0,Qt--,t)throw e}}function Hs(e){if(Qt>0)return e();Bs=++of,Qt++;try{return e()}finally{Rr()}}var Bo,Me=void 0;function On(e){var t=Me,n=Bo;Me=void 0,Bo=void 0;try{return e()}finally{Me=t,Bo=n}}var Ho=void 0,Qt=0,wr=0,of=0,Bs=0,Sr=void 0,kr=0;function Gi(e){if(Me!==void 0){var t=e.n;if(t===void 0||t.t!==Me)return t={i:0,S:e,p:Me.s,n:void 0,t:Me,e:void 0,x:void 0,r:t},Me.s!==void 0&&(Me.s.n=t),Me.s=t,e.n=t,32&Me.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Me.s,t.n=void 0,Me.s.n=t,Me.s=t),t}}function Ve(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Ve.prototype.brand=nf;Ve.prototype.h=function(){return!0};Ve.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:On(function(){var o;(o=t.W)==null||o.call(t)}))};Ve.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&On(function(){var r;(r=t.Z)==null||r.call(t)}))}};Ve.prototype.subscribe=function(e){var t=this;return Pt(function(){var n=t.value;On(function(){return e(n)})},{name:"sub"})};Ve.prototype.valueOf=function(){return this.value};Ve.prototype.toString=function(){return this.value+""};Ve.prototype.toJSON=function(){return this.value};Ve.prototype.peek=function(){var e=this;return On(function(){return e.value})};Object.defineProperty(Ve.prototype,"value",{get:function(){var e=Gi(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(wr>100)throw new Error("Cycle detected");(function(n){Qt!==0&&wr===0&&n.l!==Bs&&(n.l=Bs,Sr={S:n,v:n.v,i:n.i,o:Sr})})(this),this.v=e,this.i++,kr++,Qt++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Rr()}}}});function lt(e,t){return new Ve(e,t)}function Ki(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function ji(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Ui(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function Ln(e,t){Ve.call(this,void 0,t),this.x=e,this.s=void 0,this.g=kr-1,this.f=4}Ln.prototype=new Ve;Ln.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===kr))return!0;if(this.g=kr,this.f|=1,this.i>0&&!Ki(this))return this.f&=-2,!0;var e=Me;try{ji(this),Me=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Me=e,Ui(this),this.f&=-2,!0};Ln.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Ve.prototype.S.call(this,e)};Ln.prototype.U=function(e){if(this.t!==void 0&&(Ve.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Ln.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Ln.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Gi(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Ue(e,t){return new Ln(e,t)}function qi(e){var t=e.j;if(e.j=void 0,typeof t=="function"){Qt++;var n=Me;Me=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Gs(e),o}finally{Me=n,Rr()}}}function Gs(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,qi(e)}function rf(e){if(Me!==this)throw new Error("Out-of-order effect");Ui(this),Me=e,this.f&=-2;try{8&this.f&&Gs(this)}finally{Rr()}}function uo(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Bo&&Bo.push(this)}uo.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};uo.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,qi(this),ji(this),Qt++;var e=Me;return Me=this,rf.bind(this,e)};uo.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ho,Ho=this)};uo.prototype.d=function(){this.f|=8,1&this.f||Gs(this)};uo.prototype.dispose=function(){this.d()};function Pt(e,t){var n=new uo(e,t);try{n.c()}catch(r){throw n.d(),r}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Yi,Tr,Er,sf=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Ji=[];Pt(function(){Yi=this.N})();function co(e,t){re[e]=t.bind(null,re[e]||function(){})}function Go(e){if(Er){var t=Er;Er=void 0,t()}Er=e&&e.S()}function Zi(e){var t=this,n=e.data,o=af(n);o.name="ReactiveDom",o.value=n;var r=Se(function(){for(var i=t,a=t.__v;a=a.__;)if(a.__c){a.__c.__$f|=4;break}var d=Ue(function(){var g=o.value.value;return g===0?0:g===!0?"":g||""}),p=Ue(function(){return!Array.isArray(d.value)&&!As(d.value)}),m=Pt(function(){if(this.N=Qi,p.value){var g=d.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=g)}}),b=t.__$u.d;return t.__$u.d=function(){m(),b.call(this)},[p,d]},[]),s=r[0],l=r[1];return s.value?l.peek():l.value}Zi.displayName="ReactiveTextNode";Object.defineProperties(Ve.prototype,{constructor:{configurable:!0,value:Si(he,null).constructor},type:{configurable:!0,value:Zi},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});co("__b",function(e,t){if(Go(),Tr=void 0,typeof t.type=="string"){var n,o=t.props;for(var r in o)if(r!=="children"){var s=o[r];s instanceof Ve&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});co("__r",function(e,t){if(e(t),t.type!==he){Go();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(r,s){var l;return Pt(function(){l=this},{name:s}),l.c=r,l})((function(r){return function(){var s;sf&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Tr=o,Go(n)}});co("__e",function(e,t,n,o){Go(),Tr=void 0,e(t,n,o)});co("diffed",function(e,t){Go(),Tr=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,r=t.props,s=n.U;if(s)for(var l in s){var i=s[l];i===void 0||o&&l in o||(i.d(),s[l]=void 0)}if(o){s||(s={},n.U=s);for(var a in o){var d=s[a],p=o[a];d===void 0?(d=lf(n,a,p,r),s[a]=d):d.o(p,r)}}}e(t)});function lf(e,t,n,o){var r=t in e&&e.ownerSVGElement===void 0,s=lt(n);return{o:function(l,i){s.value=l,o=i},d:Pt(function(){this.N=Qi;var l=s.value.value;o[t]!==l&&(o[t]=l,r?e[t]=l:l!=null&&(l!==!1||t[4]==="-")?e.setAttribute(t,l):e.removeAttribute(t))})}}co("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var r in o){var s=o[r];s&&s.d()}}}var l=t.__np;if(l){var i=t.props;for(var a in l)i[a]=l[a]}t.__np=void 0}else{var d=t.__c;if(d){d.__$f|=8;var p=d.__$u;p&&(d.__$u=void 0,p.d())}}e(t)});co("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});io.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var l in e)if(l!=="__source"&&e[l]!==this.props[l])return!0;for(var i in this.props)if(!(i in e))return!0;return!1};function af(e,t){return Se(function(){return lt(e,t)},[])}var uf=function(e){queueMicrotask(function(){queueMicrotask(e)})};function cf(){Hs(function(){for(var e;e=Ji.shift();)Yi.call(e)})}function Qi(){Ji.push(this)===1&&(re.requestAnimationFrame||uf)(cf)}var df={n:"node",m:"module",s:"stretch",t:"leaf",o:"output"};function Mr(e){let[,t,n]=/^([nmsto])_?(\d+)$/.exec(e)??[];return t===void 0?null:{kind:df[t],number:Number(n),text:e}}function Kt(e){return{kind:"node",number:e,text:`n${e}`}}function et(e){return{kind:"module",number:e,text:`m${e}`}}function fo(e){return e?.kind==="node"||e?.kind==="module"}var jt={run:"",tag:"",step:null,view:"graph",selected:null,expand:null},Cr=["run","tag","step","view","selected","expand"];function Ks(e,t){let n=e("step"),o=e("view");return{run:e("run"),tag:e("tag"),step:/^-?\d+$/.test(n)?Number(n):null,view:t.includes(o)?o:jt.view,selected:Mr(e("selected")),expand:ff(e("expand"))}}function Ar(e){return{run:e.run,tag:e.tag,step:e.step===null?"":String(e.step),view:e.view===jt.view?"":e.view,selected:e.selected?.text??"",expand:pf(e.expand)}}function ff(e){return e==="none"?[]:/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(e)?e.split(",").flatMap(n=>{let[o=0,r=o]=n.split("-").map(Number);return Array.from({length:Math.min(r-o,Xi)+1},(s,l)=>o+l)}).slice(0,Xi):null}var Xi=1e5;function pf(e){if(e===null)return"";if(e.length===0)return"none";let t=[...new Set(e)].sort((o,r)=>o-r),n=[];for(let o of t){let r=n.at(-1);r&&r[1]===o-1?r[1]=o:n.push([o,o])}return n.map(([o,r])=>o===r?`${o}`:`${o}-${r}`).join(",")}function Pn(e){let t=JSON.parse(e),n=t?.version;if(n!==1)throw new Error(`This page reads version ${1} of the data and the server sent version ${JSON.stringify(n??null)}: reload the page, or restart TensorBoard after an upgrade.`);return t}var ta={index:async e=>Pn(await ho("index.json",{},e)),recording:async(e,t)=>Pn(await ho("recording.json",po(e),t)),async graph(e,t,n){let o=t===null?{}:{expand:t.join(",")},r=await na("graph.dot",{...po(e),...o},n),s=r.headers.get("X-Actmem-Expand")??"";return{dot:await r.text(),expand:s===""?[]:s.split(",").map(Number),visible:Number(r.headers.get("X-Actmem-Visible")??0)}},detail:async(e,t,n)=>{let o={[t.kind]:String(t.number)};return Pn(await ho("detail.json",{...po(e),...o},n))},timeline:async(e,t)=>Pn(await ho("timeline.json",po(e),t)),terms:async(e,t)=>Pn(await ho("terms.json",po(e),t)),ranks:async(e,t)=>Pn(await ho("ranks.json",po(e),t))};function po({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}async function ho(e,t,n){return(await na(e,t,n)).text()}async function na(e,t,n){let o=new URLSearchParams(t).toString(),r;try{r=await fetch(o?`./${e}?${o}`:`./${e}`,{signal:n})}catch(s){throw n.aborted?s:new Error("TensorBoard does not answer: see that it still runs, then try again.",{cause:s})}if(!r.ok)throw new Error(await hf(e,r));return r}async function hf(e,t){return(t.headers.get("Content-Type")?.startsWith("text/plain")??!1?(await t.text()).trim():"")||`The server answered ${t.status} to ${e}; its log says why.`}var js=Oi(null);function te(){let e=Bi(js);if(!e)throw new Error("This panel stands outside of the page.");return e}function oa(e,t=6e4){let n;return(o,r)=>new Promise((s,l)=>{let i=n??e();n=void 0;let a=b=>{m(),i.terminate(),l(b)},d=()=>a(new Error("Not wanted any more.")),p=setTimeout(()=>a(new Error(mf(t))),t),m=()=>{clearTimeout(p),r.removeEventListener("abort",d),i.onmessage=i.onerror=null};i.onmessage=({data:b})=>{m(),n?.terminate(),n=i,b.svg!==void 0?s(b.svg):l(new Error(`Graphviz cannot lay this graph out: ${b.error??"no reason given"}`))},i.onerror=b=>a(new Error(`The layout worker failed: ${b.message}`)),r.addEventListener("abort",d),r.aborted?d():i.postMessage(o)})}function mf(e){return`The layout took longer than ${e/1e3} s and was stopped: fold some modules and try again.`}function ra({parent:e}){let t=[],n=e.map(()=>[]),o=[];return e.forEach((r,s)=>{o.push(r===null?0:(o[r]??0)+1),(r===null?t:n[r]??t).push(s)}),{roots:t,children:n,depth:o}}function Us({parent:e},t){let n=[];for(let o=t;o!==null;o=e[o]??null)n.push(o);return n}function sa({children:e},t){let n=[t];for(let o=0;o<n.length;o+=1)for(let r of e[n[o]??0]??[])n.push(r);return n}function la({roots:e,children:t},n,o){let r=[],s=[...o(e)].reverse();for(let l=s.pop();l!==void 0;l=s.pop())if(r.push(l),!!n(l))for(let i of[...o(t[l]??[])].reverse())s.push(i);return r}function Xt({fqn:e,type_name:t,call:n},o){let r=e[o]||t[o]||"model",s=n[o]??0;return s>0?`${r} #${s+1}`:r}var ia=["KiB","MiB","GiB","TiB","PiB","EiB"];function Ze(e){if(e<0)return`-${Ze(-e)}`;if(e<1024)return`${e} B`;let t=BigInt(e),n=0,o=1024n,r=aa(t,o);for(;r>=10240n&&n<ia.length-1;)n+=1,o*=1024n,r=aa(t,o);let s=`${r/10n}`;return`${t%o===0n?s:`${s}.${r%10n}`} ${ia[n]}`}function aa(e,t){return(e*10n+t/2n)/t}function Or(e){return`${me(e)} ${Math.abs(e)===1?"byte":"bytes"}`}function me(e){return e.toLocaleString("en-US")}function It(e,t,n=`${t}s`){return`${me(e)} ${e===1?t:n}`}function Ko(e,t){return[e,t&&`[${t.join(", ")}]`].filter(Boolean).join(" ")}var gf=Symbol.for("pv"),yf=0;function c(e,t,n,o,r,s){t||(t={});var l,i,a=t;if("ref"in a&&typeof e!="function")for(i in a={},t)i=="ref"?l=t[i]:a[i]=t[i];var d={type:e,props:a,key:n,ref:l,__k:null,__:null,__b:0,__e:null,__c:null,constructor:gf,__v:--yf,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),re.vnode&&re.vnode(d),d}function en({message:e,children:t}){return c("div",{class:"error-box",role:"alert","data-testid":"error",children:[c("p",{children:e}),t&&c("div",{class:"actions",children:t})]})}function qs({error:e,retry:t}){return c(en,{message:e.message,children:c("button",{type:"button",onClick:t,children:"Try again"})})}function mo({what:e}){return c("p",{class:"loading",role:"status","data-testid":"loading",children:e})}function ge({n:e}){return e==null?c("span",{class:"none",children:"–"}):c("span",{class:e===0?"bytes none":"bytes",title:Or(e),children:Ze(e)})}function go({part:e,whole:t}){let n=t>0?100*e/t:0;return c("span",{class:"bar","aria-hidden":"true",children:c("span",{style:{width:`${n}%`}})})}var Ys={cached:{line:"solid",head:"normal"},freed:{line:"dashed",head:"empty"},held:{line:"double",head:"diamond"},recomputed:{line:"dotted",head:"vee"},parameter:{line:"dotted",head:"none"},input:{line:"solid",head:"vee"},"not cached":{line:"dashed",head:"vee"}},ua=Object.keys(Ys);function Ut(e){return e.replace(" ","-")}function Js({state:e}){let{line:t,head:n}=Ys[e],o=n==="none"?29:21;return c("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:c("g",{class:`edge ${Ut(e)}`,children:[c("path",{class:t,d:t==="double"?`M1 3.75H${o}M1 6.25H${o}`:`M1 5H${o}`}),n!=="none"&&c("polygon",{points:bf[n],fill:vf[n]})]})})}var bf={normal:"21,2 29,5 21,8",empty:"21,2 29,5 21,8",diamond:"19,5 24,2 29,5 24,8",vee:"20,1.5 29,5 20,8.5 23,5"},vf={empty:"none"};function Lr({state:e}){return e===null?c("span",{class:"none",children:"–"}):c("span",{class:"state",children:[c(Js,{state:e}),e]})}function Pr(e,t,n){let o=URL.createObjectURL(new Blob([n],{type:t})),r=document.createElement("a");r.href=o,r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(o),1e4)}function Ir(...e){return e.map(t=>String(t).replaceAll(/[^\w.-]+/g,"_")).join("-")}async function ca(e){try{await navigator.clipboard.writeText(e)}catch{let t=document.createElement("textarea");t.value=e,t.style.position="fixed",t.style.opacity="0",document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}}function Dr({text:e}){return c("span",{class:"end-of",title:e,children:c("bdi",{children:e})})}function zr({text:e,label:t}){let[n,o]=oe(!1),r=gt(0);return c("button",{type:"button",class:"quiet copy",onClick:()=>{ca(e).then(()=>{o(!0),window.clearTimeout(r.current),r.current=window.setTimeout(()=>o(!1),1500)})},"aria-label":t,title:t,children:n?"copied":"copy"})}function fa({recording:e}){let t=te(),{selected:n}=t.address.value,{value:o,error:r,loading:s}=t.detail.state.value;if(!fo(n))return null;let l=o?.id===n.text?o:void 0;return c("aside",{class:"details","aria-label":"Details","aria-busy":s,"data-testid":"details",children:[c("button",{type:"button",class:"quiet close","aria-label":"Close the details","data-testid":"details-close",onClick:()=>t.select(null),children:"×"}),r&&c(en,{message:r.message}),!l&&!r&&c(mo,{what:"Reading the details…"}),l&&c(_f,{id:n,detail:l,recording:e})]})}function _f({id:e,detail:t,recording:n}){let o=e.kind==="module";return c(he,{children:[c(xf,{id:e,detail:t,recording:n}),c("dl",{class:"sums",children:[c(Zs,{label:"charged",n:t.charged_bytes,help:o?"Counted at the ops inside.":"Counted here: the first saver."}),t.shared_bytes!==null&&c(Zs,{label:"shared",n:t.shared_bytes,help:"Saved here, counted at another op."}),c(Zs,{label:"exclusive",n:t.exclusive_bytes,help:`What would go if only this ${o?"module":"op"} stopped saving.`})]}),c("section",{children:[c("h3",{children:o?"Keeps, largest first":"Saves"}),t.saves.length===0&&c("p",{class:"hint",children:"Keeps nothing for the backward."}),c("ul",{class:"saves","data-testid":"saves",children:t.saves.map((r,s)=>c(wf,{save:r,isInModule:o},s))}),c(pa,{shown:t.saves.length,of:t.saves_count})]}),c(da,{title:"Inputs",edges:t.inputs,of:t.inputs_count}),c(da,{title:"Outputs",edges:t.outputs,of:t.outputs_count})]})}function pa({shown:e,of:t}){return t>e?c("p",{class:"hint",children:["and ",me(t-e)," more"]}):null}function Zs({label:e,n:t,help:n}){return c("div",{title:n,children:[c("dt",{children:e}),c("dd",{children:c(ge,{n:t})})]})}function xf({id:e,detail:t,recording:n}){let{graph:o,recordings:r,views:s}=te(),l=e.kind==="module",i=t.file?`${t.file}:${t.line}`:t.source,a=l?r.moduleAround(e):t.module;return c(he,{children:[c("h2",{"data-testid":"details-title",children:t.title||t.type_name||"model"}),c("p",{class:"subtitle",children:[l?t.type_name:t.name,t.region!==null&&"recomputed in the backward"].filter(Boolean).join(" · ")}),a!==null&&c("p",{class:"where",children:["in"," ",c("button",{type:"button",class:"link",onClick:()=>o.follow(et(a)),children:Xt(n.modules,a)})," ",c("small",{children:n.modules.type_name[a]})]}),s.shown.value!=="graph"&&c("p",{class:"where",children:c("button",{type:"button",class:"link","data-testid":"show-in-graph",onClick:()=>o.reveal(e),children:"Show in graph"})}),i&&c("p",{class:"where source",children:[c("code",{title:i,children:t.source}),t.function&&c("small",{children:t.function}),c(zr,{text:i,label:"Copy the source line's place"})]})]})}function wf({save:e,isInModule:t}){let n=e.category==="parameter"||e.category==="buffer",o=e.storage_nbytes!==null&&e.storage_nbytes!==e.nbytes;return c("li",{class:e.charged?"save":"save shared",children:[c("p",{class:"save-head",children:[c("code",{class:"slot",children:e.slot}),c("span",{class:"type",children:Ko(e.dtype,e.shape)}),c(ge,{n:e.nbytes})]}),t&&c("p",{children:["by ",c(Qs,{node:e.node,text:e.op})]}),c("p",{class:"facts",children:[[e.category&&(e.name?`${e.category} ${e.name}`:e.category),e.kind!=="saved"&&e.kind,!e.charged&&!n&&"counted at another saver"].filter(Boolean).join(" · "),o&&c(he,{children:[" · ","a window on ",c(ge,{n:e.storage_nbytes})]})]}),c("p",{class:"reason",children:e.reason}),e.formula&&c("p",{class:"formula",children:c("code",{children:e.formula})}),e.shared_with.length>0&&c("p",{class:"sharers",children:["shared with"," ",e.shared_with.map((r,s)=>c("span",{children:[s>0&&", ",c(Qs,{node:r.node,text:r.op})," ",c("small",{children:[r.fqn,r.slot].filter(Boolean).join(" · ")})]},`${r.node} ${r.slot}`)),e.shared_count>e.shared_with.length&&` and ${me(e.shared_count-e.shared_with.length)} more`]})]})}function da({title:e,edges:t,of:n}){return t.length===0?null:c("section",{children:[c("h3",{children:[e," ",n>1&&c("small",{children:me(n)})]}),c("ul",{class:"edges","data-testid":e.toLowerCase(),"aria-label":e,children:t.map((o,r)=>c("li",{children:[c("p",{children:[c(Qs,{node:o.node,text:o.op})," ",c("small",{children:o.fqn})]}),c("p",{class:"save-head",children:[c(Lr,{state:o.state}),c("span",{class:"type",children:Ko(o.dtype,o.shape)}),c(ge,{n:o.nbytes})]})]},r))}),c(pa,{shown:t.length,of:n})]})}function Qs({node:e,text:t}){let{graph:n}=te(),o=Kt(e);return c("button",{type:"button",class:"link","data-id":o.text,onClick:()=>n.follow(o),children:t})}var Sf=`import tb_actmem
from torch.utils.tensorboard import SummaryWriter

with SummaryWriter(LOGDIR) as writer:
    with tb_actmem.record(model) as recorder:
        loss = loss_fn(model(inputs), targets)
    tb_actmem.add_recording(
        writer, "activation_memory", recorder.recording, global_step=0
    )
`;function ha({logdir:e}){let t=Sf.replace("LOGDIR",JSON.stringify(e||"runs"));return c("div",{class:"empty","data-testid":"empty",children:[c("h2",{children:"No recording here yet"}),c("p",{children:[e?c(he,{children:["The log directory ",c("code",{children:e})," holds no activation memory recording."]}):"The log directories hold no activation memory recording."," ","Record one forward pass and add it to the log:"]}),c("div",{class:"snippet",children:[c("pre",{children:c("code",{children:t})}),c(zr,{text:t,label:"Copy the code"})]}),c("p",{class:"hint",children:["A recording appears here once the writer has flushed it (",c("code",{children:"writer.flush()"}),", or leaving the ",c("code",{children:"with"})," block) and TensorBoard has reloaded its data."]})]})}function ga({recording:e}){return c("header",{class:"header",children:[c(kf,{meta:e.meta}),c(Mf,{lines:e.ledger}),c(Cf,{notes:e.meta.notes})]})}function kf({meta:e}){let t=[e.device,e.rank===null?"":`rank ${e.rank}`,`torch ${e.torch_version}`,e.created_ns?new Date(e.created_ns/1e6).toLocaleString():""];return c("p",{class:"provenance",children:[e.label&&c("strong",{children:e.label}),c("span",{children:t.filter(Boolean).join(" · ")})]})}function Rf(e){let t=[];for(let n of e){if(!n.nbytes&&n.key!==Ef&&!Tf(n))continue;let o=t.at(-1);n.level===0||!o?t.push({total:n,parts:[]}):o.parts.push(n)}return t}var Ef="kept_bytes";function Tf({key:e,nbytes:t}){return t===null&&(e==="peak_bytes"||e==="retained_bytes")}function Mf({lines:e}){return c("dl",{class:"ledger","data-testid":"ledger",children:Rf(e).map(({total:t,parts:n})=>c("div",{class:"account",children:[c(ma,{line:t}),n.map(o=>c(ma,{line:o},o.key))]},t.key))})}function ma({line:e}){let t=`help-${e.key}`;return c("div",{class:`line level-${Math.min(e.level,3)}`,"data-testid":`ledger-${e.key}`,children:[c("dt",{children:e.label}),c("dd",{children:[c("button",{type:"button",class:"figure","aria-describedby":t,children:e.nbytes===null?"not known":Ze(e.nbytes)}),c("span",{class:"tooltip",role:"tooltip",id:t,children:[c("b",{children:e.nbytes===null?"not known":Or(e.nbytes)}),e.help]})]})]})}function Cf({notes:e}){let[t,...n]=e;return t===void 0?null:c("div",{class:"notes",role:"note","data-testid":"notes",children:[c("p",{children:t}),n.length>0&&c("details",{children:[c("summary",{children:n.length===1?"1 more note":`${n.length} more notes`}),n.map(o=>c("p",{children:o},o))]})]})}function pn(e,t,n){let o=n?-1:1;return[...e].sort((r,s)=>{let l=t[r]??null,i=t[s]??null;return l===i?0:l===null?1:i===null?-1:l<i?-o:o})}function ya(e,t,n){return e?.key!==t?{key:t,descending:n}:e.descending===n?{key:t,descending:!n}:null}function yo(e){let t=e.toLowerCase().split(/\s+/).filter(Boolean);return n=>t.every(o=>n.includes(o))}function ba(e){try{let t=new RegExp(e,"i");return n=>t.test(n)}catch{return null}}function hn(e){return Array.from({length:e},(t,n)=>n)}function va(e,t){let n=r=>r.map(Af).join(",")+`\r
`,o=n(e);for(let r of t)o+=n(r);return o}function Af(e){let t=e===null?"":String(e);return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function _a(){let{recordings:e}=te(),[t,n]=oe(""),[o,r]=oe(!1),s=Of("(min-width: 821px)"),l=e.index.state.value.value?.runs??[],i=e.entry.value;if(!i)return null;let{run:a,tag:d,step:p}=i,m=l.map(k=>k.run),b=ba(t),g=b??yo(t),_=m.filter(k=>g(b?k:k.toLowerCase()));return c("aside",{class:"sidebar","data-testid":"sidebar",children:c("details",{class:"choices",open:s||o,onToggle:k=>r(k.currentTarget.open),children:[c("summary",{children:[a.run,p&&` · step ${p.step}`]}),p&&c(Pf,{tag:d,step:p.step}),a.tags.length>1&&c(Lf,{tags:a.tags,tag:d.tag}),c("fieldset",{class:"runs",children:[c("legend",{children:"Runs"}),c("input",{type:"search",class:"filter",placeholder:"Filter runs (regex)","aria-label":"Filter runs by regular expression","aria-invalid":b===null,title:b?"":"Not a regular expression yet: matched as plain text.","data-testid":"run-filter",value:t,onInput:k=>n(k.currentTarget.value)}),c("div",{class:"run-list",children:[_.map(k=>c("label",{class:"run",title:k,children:[c("input",{type:"radio",name:"run",value:k,checked:k===a.run,onChange:()=>e.chooseRun(k)}),c("span",{children:k})]},k)),_.length===0&&c("p",{class:"hint",children:"No run matches."})]})]})]})})}function Of(e){let t=Se(()=>window.matchMedia(e),[e]),[n,o]=oe(t.matches);return Xe(()=>{let r=()=>o(t.matches);return t.addEventListener("change",r),()=>t.removeEventListener("change",r)},[t]),n}function Lf({tags:e,tag:t}){let{recordings:n}=te(),o=e.find(r=>r.tag===t)?.description;return c("label",{class:"field",children:[c("span",{children:"Tag"}),c("select",{"data-testid":"tag",value:t,title:o,onChange:r=>n.chooseTag(r.currentTarget.value),children:e.map(r=>c("option",{value:r.tag,children:r.tag},r.tag))})]})}function Pf({tag:e,step:t}){let n=te(),[o,r]=oe(null),s=e.steps,l=s.findIndex(d=>d.step===t),i=s[o??l],a=d=>{let p=s[d];r(null),p&&n.change({step:d===s.length-1?null:p.step})};return c("div",{class:"field step","data-testid":"step",children:[c("span",{id:"step-label",children:["Step ",c("b",{class:"number",children:i?.step}),s.length>1&&c("small",{children:[(o??l)+1," of ",s.length]})]}),s.length>1&&c("div",{class:"step-row",children:[c("button",{type:"button","aria-label":"Previous step","data-testid":"step-previous",disabled:l<=0,onClick:()=>a(l-1),children:"‹"}),c("input",{type:"range",min:0,max:s.length-1,value:o??l,"aria-labelledby":"step-label","aria-valuetext":`step ${i?.step}`,"data-testid":"step-slider",onInput:d=>r(Number(d.currentTarget.value)),onChange:d=>a(Number(d.currentTarget.value))}),c("button",{type:"button","aria-label":"Next step","data-testid":"step-next",disabled:l>=s.length-1,onClick:()=>a(l+1),children:"›"})]}),i&&c("small",{class:"when",children:i.wall_time===null?"time not known":If(i.wall_time)})]})}function If(e){return new Date(e*1e3).toLocaleString()}function xa(){let e=te(),{value:t,error:n,loading:o}=e.recordings.index.state.value,r=c("button",{type:"button",onClick:e.reload,children:"Try again"});if(!t)return n?c(en,{message:n.message,children:r}):o?c(mo,{what:"Looking for recordings…"}):null;let s=e.recordings.entry.value;return s?c("div",{class:"app",children:[c(_a,{}),c("main",{class:"main",children:[n&&c(en,{message:n.message,children:r}),s.step?c(Df,{}):c(en,{message:s.tag.problem??"This tag holds no recording.",children:r})]})]}):c(ha,{logdir:t.logdir})}function Df(){let{change:e,recordings:t,views:n}=te(),{value:o,error:r,loading:s}=t.recording.state.value;if(r)return c(qs,{error:r,retry:t.recording.reload});if(!o)return c(mo,{what:"Reading the recording…"});let[l,i]=[n.available.value,n.shown.value];return c("div",{class:"recording","aria-busy":s,"data-testid":"recording",children:[c(ga,{recording:o}),c(Vf,{views:l,shown:i,onChoose:a=>e({view:a})}),c("div",{class:"stage",children:[l.filter(({key:a,isKept:d})=>d||a===i).map(a=>c(zf,{view:a,recording:o,isHidden:a.key!==i},a.key)),c(fa,{recording:o})]})]})}function zf({view:e,recording:t,isHidden:n}){return c("section",{class:"view",role:"tabpanel",id:`view-${e.key}`,"aria-labelledby":`tab-${e.key}`,"data-testid":`view-${e.key}`,hidden:n,children:c(Nf,{view:e,recording:t,isHidden:n})})}function Nf({view:e,recording:t,isHidden:n}){let{views:o}=te(),r=o.reply(e),{value:s,error:l,loading:i}=r?.state.value??{};return l?c(qs,{error:l,retry:()=>r?.reload()}):r&&s===void 0?i?c(mo,{what:e.waiting??"Reading…"}):null:c(e.Panel,{recording:t,reply:s,isLoading:i===!0,isHidden:n})}function Vf({views:e,shown:t,onChoose:n}){return Xe(()=>{document.getElementById(`tab-${t}`)?.scrollIntoView({block:"nearest",inline:"nearest"})},[t]),c("div",{class:"tabs",role:"tablist","aria-label":"Views",onKeyDown:r=>{let s={ArrowLeft:-1,ArrowRight:1}[r.key];if(s===void 0)return;let l=e.map(({key:a})=>a),i=l[(l.indexOf(t)+s+l.length)%l.length];i&&(n(i),document.getElementById(`tab-${i}`)?.focus())},children:e.map(({key:r,title:s})=>c("button",{type:"button",role:"tab",id:`tab-${r}`,"data-testid":`tab-${r}`,"aria-selected":r===t,"aria-controls":`view-${r}`,tabIndex:r===t?0:-1,onClick:()=>n(r),children:s},r))})}var Xs="http://www.w3.org/2000/svg";function wa(e){let t=new DOMParser().parseFromString(e,"image/svg+xml"),n=document.importNode(t.documentElement,!0),[,,o=1,r=1]=(n.getAttribute("viewBox")??"").split(/\s+/).map(Number);n.setAttribute("width",String(o)),n.setAttribute("height",String(r));let s=new Map,l=new Map,i=[...n.querySelectorAll("g.node, g.cluster")],a=$f(n);for(let d of i){l.set(Sa(d),d.id);let p=Mr(d.id);if(!p)continue;let m=[...d.querySelectorAll("text")].map(g=>g.textContent).join(", "),b=d.classList.contains("repeated");s.set(d.id,{id:p,element:d,label:m,isRepeated:b,...ka(d,a)}),d.querySelectorAll("polygon, path, ellipse").forEach(g=>{(g.getAttribute("fill")!=="none"||g.getAttribute("stroke")!=="none")&&g.classList.add("outline")}),p.kind==="module"&&Bf(d),d.setAttribute("role","button"),d.setAttribute("tabindex","-1"),d.setAttribute("aria-label",m)}return n.querySelector("g.graph > title")?.remove(),{svg:n,width:o,height:r,boxes:s,edges:Ff(n,l)}}function Ff(e,t){let n=new Map;for(let o of e.querySelectorAll("g.edge")){let r=Sa(o).split("->");for(let s of new Set(r.map(l=>l.replace(/:.*$/,"")))){let l=t.get(s)??s,i=n.get(l);i?i.push(o):n.set(l,[o])}}return n}function Sa(e){let t=[...e.children].find(n=>n.tagName==="title");return t?.remove(),t?.textContent??""}function $f(e){let t=e.querySelector("g.graph")?.getAttribute("transform")??"",[,n="0",o="0"]=/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(t)??[];return{x:Number(n),y:Number(o)}}function ka(e,t){let n=[...e.querySelectorAll("polygon, path, ellipse")],r=(n.length>0?n:[...e.querySelectorAll("text")]).flatMap(Wf),s=r.filter((d,p)=>p%2===0),l=r.filter((d,p)=>p%2===1),[i,a]=[Math.min(...s),Math.min(...l)];return{x:i+t.x,y:a+t.y,width:Math.max(...s)-i,height:Math.max(...l)-a}}function Wf(e){let t=o=>Number(e.getAttribute(o)??0);if(e.tagName==="ellipse"){let[o,r,s,l]=[t("cx"),t("cy"),t("rx"),t("ry")];return[o-s,r-l,o+s,r+l]}if(e.tagName==="text"){let[o,r,s]=[t("x"),t("y"),t("font-size")||12],l=e.textContent.length*s/2*.55,i=e.getAttribute("text-anchor")==="start"?o+l:o;return[i-l,r-s,i+l,r+s/4]}return((e.getAttribute("points")??e.getAttribute("d")??"").match(/-?\d+(\.\d+)?/g)??[]).map(Number)}function Bf(e){let t=e.classList.contains("cluster"),{x:n,y:o,width:r}=ka(e,{x:0,y:0}),s=document.createElementNS(Xs,"g");s.setAttribute("class","handle"),s.setAttribute("transform",`translate(${n+r-2} ${o+2})`);let l=document.createElementNS(Xs,"circle");l.setAttribute("r","7");let i=document.createElementNS(Xs,"path");i.setAttribute("d",t?"M-3.5 0H3.5":"M-3.5 0H3.5M0-3.5V3.5"),s.append(l,i),e.append(s)}function Ra(e){return e.replaceAll('font-family="Helvetica"','font-family="Helvetica,Arial,sans-serif"')}function jo(e,t,n,o){let r=Math.min(8,Math.max(.02,e.scale*t)),s=r/e.scale;return{scale:r,x:n-(n-e.x)*s,y:o-(o-e.y)*s}}function tl(e,t){let n=Math.max(.02,Math.min(1,(t.width-48)/e.width,(t.height-48)/e.height));return{scale:n,x:(t.width-e.width*n)/2,y:(t.height-e.height*n)/2}}var el=.75;function Ea(e,t,n){let o=tl(e,n);if(o.scale>=el)return o;let r=Math.min(1,Math.max(el,(n.width-48)/e.width)),l=e.width*r>n.width&&t?t.x+t.width/2:e.width/2;return{scale:r,x:n.width/2-l*r,y:24}}function Nr(e,t,n){let o=Math.max(e.scale,el),r=(s,l,i)=>l*o>i-48?24-s*o:i/2-(s+l/2)*o;return{scale:o,x:r(t.x,t.width,n.width),y:r(t.y,t.height,n.height)}}function Vr(e,t,n){let o=t.x*e.scale+e.x,r=t.y*e.scale+e.y,s=Math.min(t.width*e.scale,n.width-24),l=Math.min(t.height*e.scale,n.height-24);return o>=0&&r>=0&&o+s<=n.width&&r+l<=n.height?e:Nr(e,t,n)}function Ta(e,t,n){let r=(s,l,i)=>Math.min(i-48,Math.max(48-l*e.scale,s));return{scale:e.scale,x:r(e.x,t.width,n.width),y:r(e.y,t.height,n.height)}}function Ma(e,t,n){let o=n==="left"||n==="right",r=n==="left"||n==="up"?-1:1,s,l=1/0;for(let i of e){let a=i.x+i.width/2-(t.x+t.width/2),d=i.y+i.height/2-(t.y+t.height/2),p=r*(o?a:d),m=p+3*Math.abs(o?d:a);p>1&&m<l&&([s,l]=[i,m])}return s}var Hf=4;function Ca(e,t,n,o){let r=new Map,s,l=!1,i=p=>{let{left:m,top:b}=e.getBoundingClientRect();return{x:p.clientX-m,y:p.clientY-b}};e.addEventListener("pointerdown",p=>{p.button===0&&(r.size===0&&(s=i(p),l=!1),r.set(p.pointerId,i(p)))},{signal:t}),e.addEventListener("pointermove",p=>{let m=r.get(p.pointerId);if(!m||!s)return;let b=i(p);if(!l&&Math.hypot(b.x-s.x,b.y-s.y)<Hf)return;l||(l=!0,e.setPointerCapture(p.pointerId),e.classList.add("dragging"));let g=[...r].find(([k])=>k!==p.pointerId)?.[1];r.set(p.pointerId,b);let _=n();o(g?Gf(_,m,b,g):{..._,x:_.x+b.x-m.x,y:_.y+b.y-m.y})},{signal:t});let a=p=>{r.delete(p.pointerId),r.size===0&&e.classList.remove("dragging")};e.addEventListener("pointerup",a,{signal:t}),e.addEventListener("pointercancel",a,{signal:t});let d=p=>{l&&p.stopPropagation(),l=!1};e.addEventListener("click",d,{capture:!0,signal:t}),e.addEventListener("wheel",p=>{p.preventDefault();let{x:m,y:b}=i(p),g=p.deltaMode===WheelEvent.DOM_DELTA_LINE?16:1,_=p.ctrlKey?.01:.0015;o(jo(n(),Math.exp(-p.deltaY*g*_),m,b))},{signal:t,passive:!1})}function Gf(e,t,n,o){let r=Math.hypot(t.x-o.x,t.y-o.y),s=Math.hypot(n.x-o.x,n.y-o.y);return jo(e,r>0?s/r:1,o.x,o.y)}var Kf=200,Aa=60;function La(e,t,n){let o={x:0,y:0,scale:1},r,s=0,l=new AbortController,i=()=>({width:e.clientWidth,height:e.clientHeight});function a(v){o=r?Ta(v,r,i()):v,t.style.transform=`translate(${o.x}px, ${o.y}px) scale(${o.scale})`,t.style.willChange="transform",window.clearTimeout(s),s=window.setTimeout(()=>t.style.willChange="auto",Kf)}function d(v){let{width:w,height:E}=i();a(jo(o,v,w/2,E/2))}function p(v){return Vr(o,{...v,width:0,height:0},i())===o}let m={show(v,w,E){let D=w===null||E?void 0:r?.boxes.get(w.text),P=w===null?void 0:v.boxes.get(w.text),W=r?.width===v.width&&r.height===v.height,G=D&&p(D)?D:void 0,q=!r||E;r=v,t.replaceChildren(v.svg);let B=Ea(v,Oa(v),i());G&&P?a(qf(o,G,P)):P?a(Nr(q?B:o,P,i())):(q||!W)&&a(B)},centre(v){let w=r?.boxes.get(v.text);w&&a(Nr(o,w,i()))},keep(v){let w=r?.boxes.get(v.text);w&&a(Vr(o,w,i()))},fit:()=>r&&a(tl(r,i())),actualSize:()=>d(1/o.scale),zoom:d,dispose:()=>l.abort()};Ca(e,l.signal,()=>o,a),Yf(e,l.signal,v=>r?.boxes.get(v),n);let b={signal:l.signal};e.addEventListener("keydown",v=>{v.ctrlKey||v.metaKey||v.altKey||g(v)&&v.preventDefault()},b);function g(v){let w=jf[v.key];if(w&&v.shiftKey)return k(w);if(w)return C(w);let E=_(),D={"+":()=>d(1.25),"=":()=>d(1.25),"-":()=>d(.8),0:m.actualSize,f:m.fit,Enter:()=>E&&n.onSelect(E.id)," ":()=>E&&(Ia(E)?n.onToggle(E.id.number):n.onSelect(E.id)),Escape:()=>{e.focus(),n.onSelect(null)}};return D[v.key]?.(),v.key in D}function _(){return r?.boxes.get(document.activeElement?.id??"")}function k(v){let[w,E]=Uf[v];return a({...o,x:o.x-w*Aa,y:o.y-E*Aa}),!0}function C(v){if(!r)return!1;let w=[...r.boxes.values()],E=_()??w.find(({element:P})=>P.matches(".selected")),D=E?Ma(Pa(r),E,v):Oa(r);return D&&(D.element.focus({preventScroll:!0}),a(Vr(o,D,i()))),!0}let R=new ResizeObserver(()=>i().width>0&&a(o));return R.observe(e),l.signal.addEventListener("abort",()=>R.disconnect()),m}function Pa({boxes:e}){return[...e.values()].filter(({element:t})=>t.matches(".node"))}function Oa(e){return Pa(e).reduce((t,n)=>t&&t.y<=n.y?t:n,void 0)}var jf={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down"},Uf={left:[-1,0],right:[1,0],up:[0,-1],down:[0,1]};function qf(e,t,n){return{scale:e.scale,x:e.x+(t.x+t.width/2-n.x-n.width/2)*e.scale,y:e.y+(t.y-n.y)*e.scale}}function Ia({id:e}){return e.kind==="module"}function Yf(e,t,n,o){let r=(i,a)=>i.target instanceof Element?i.target.closest(a):null,s=i=>n(r(i,"g.node, g.cluster")?.id??""),l=i=>r(i,".handle")!==null;e.addEventListener("click",i=>{let a=s(i);a&&l(i)?o.onToggle(a.id.number):o.onSelect(a?.id??null)},{signal:t}),e.addEventListener("dblclick",i=>{let a=s(i);a&&Ia(a)&&!l(i)&&o.onToggle(a.id.number)},{signal:t}),e.addEventListener("pointerover",i=>o.onHover(s(i)?.id??null),{signal:t}),e.addEventListener("pointerleave",()=>o.onHover(null),{signal:t})}var Jf=1500,Zf=500,Uo=class extends Error{constructor(n){super(`This graph has ${n.toLocaleString("en-US")} boxes: laying it out may take a minute.`);this.boxes=n}boxes};function za(e,t,{address:n,change:o},{shown:r,partOfShown:s,modules:l,moduleTree:i,moduleAround:a},d){let p=lt(""),m=lt(null),b=()=>d.value===jt.view,g=Ue(()=>n.value.expand?.join(",")??"default"),_=()=>`${JSON.stringify(r.peek())} ${g.peek()}`,k="",C=s(()=>b()?`graph ${g.value}`:null,async(T,I)=>{p.value="Fetching the graph…";let L=await e.graph(T,n.peek().expand,I);if(L.visible>Jf&&k!==_())throw new Uo(L.visible);return p.value=`Laying out ${L.visible.toLocaleString("en-US")} boxes…`,{recording:T,graph:L,svg:await t(L.dot,I)}});function R(){k=_(),C.reload()}function v(){return new Set(C.state.peek().value?.graph.expand??n.peek().expand??[])}function w(T,I){o({expand:Da(T)}),m.value=et(I)}function E(T){return i.peek()?sa(i.peek(),T):[T]}function D(T){let I=v();I.has(T)?E(T).forEach(L=>I.delete(L)):I.add(T),w(I,T)}function P(T){w([...v(),...E(T).slice(0,Zf)],T)}function W(T,I){if(T===null||I.has(T.text))return T;let L=fo(T)&&l.peek()?Us(l.peek(),a(T)):[];T.kind==="module"&&L.unshift(T.number);for(let H of L){let F=I.has(et(H).text)?H:G(H,I);if(F!==void 0)return et(F)}return null}function G(T,I){let H=(i.peek()?.children[l.peek()?.parent[T]??-1]??[]).findLast(F=>F<T&&I.has(et(F).text));return H!==void 0&&I.get(et(H).text)?.isRepeated?H:void 0}function q(T){let I=v(),L=I.size,H=l.peek();H&&Us(H,a(T)).forEach(X=>I.add(X));let F=I.size===L;o({view:jt.view,selected:T,...F?{}:{expand:Da(I)}}),m.value=T}function B(T){d.peek()===jt.view?q(T):o({selected:T})}return{picture:C,progress:p,focus:m,toggle:D,expandBelow:P,nearest:W,reveal:q,follow:B,allowLarge:R}}function Da(e){return[...new Set(e)].sort((t,n)=>t-n)}function nl(e,t){let n=lt({key:"",value:void 0,error:void 0,loading:!1}),o=lt(0),r=Ue(e),s,l=0;async function i(p){let m=s=new AbortController;n.value={...n.peek(),error:void 0,loading:!0};let b=g=>{m.signal.aborted||(n.value={key:"",value:g,error:void 0,loading:!0})};try{let g=await t(m.signal,b);m.signal.aborted||(n.value={key:p,value:g,error:void 0,loading:!1})}catch(g){if(m.signal.aborted)return;let _=g instanceof Error?g:new Error(String(g));n.value={...n.peek(),error:_,loading:!1}}}function a(){s?.abort(),n.peek().loading&&(n.value={...n.peek(),loading:!1})}let d=Pt(()=>{let p=r.value,m=o.value!==l;if(a(),p===null)return;let b=n.peek();if(!m&&b.value!==void 0&&b.key===p){n.value={...b,error:void 0};return}l=o.peek(),On(()=>i(p))});return{state:n,reload:()=>o.value+=1,cancel(){a(),n.value={...n.peek(),error:new bo}},dispose(){d(),s?.abort()}}}var bo=class extends Error{constructor(){super("Cancelled.")}};function Na(){let{change:e,graph:t}=te(),{loading:n,error:o,value:r}=t.picture.state.value;return n?c("div",{class:"progress",role:"status","data-testid":"progress",children:[c("span",{children:t.progress.value}),c("button",{type:"button","data-testid":"layout-cancel",onClick:t.picture.cancel,children:"Cancel"})]}):!o||o instanceof bo&&r?null:o instanceof bo?c("div",{class:"progress",role:"status",children:[c("span",{children:"The layout was cancelled."}),c("button",{type:"button",onClick:t.picture.reload,children:"Lay out again"})]}):c("div",{class:"over",children:c(en,{message:o.message,children:[o instanceof Uo?c("button",{type:"button","data-testid":"layout-anyway",onClick:t.allowLarge,children:"Lay it out anyway"}):c("button",{type:"button",onClick:t.picture.reload,children:"Try again"}),c("button",{type:"button",onClick:()=>e({expand:[]}),children:"Collapse all"})]})})}function Va({drawing:e}){let{address:t,graph:n}=te(),{value:o,loading:r,error:s}=n.picture.state.value,l=t.value.expand??[],i=a=>e.boxes.get(et(a).text)?.element.matches(".node");return!o||r||s||!l.some(i)?null:c("p",{class:"limit",role:"status","data-testid":"graph-limit",children:["Some modules stay folded: with them this graph of"," ",It(o.graph.visible,"box","boxes")," would be too large to read."]})}var Fr=50;function Fa(e,t,n=Fr){if(t.trim()==="")return[];let o=yo(t),r=[],{modules:s,ops:l}=e;for(let i=0;i<s.fqn.length&&r.length<n;i+=1){let[a,d]=[Xt(s,i),s.type_name[i]??""];o(`${a} ${d}`.toLowerCase())&&r.push({id:et(i),name:a,where:d})}for(let[i,a]of l.node.entries()){if(r.length>=n)break;let d=l.module[i]??null,p=l.op[i]??"",m=[d===null?"":Xt(s,d),l.source[i]],b=`${p} ${m.join(" ")}`.toLowerCase();o(b)&&r.push({id:Kt(a),name:p,where:m.filter(Boolean).join(" · ")})}return r}function $a({recording:e}){let{graph:t}=te(),[n,o]=oe(""),[r,s]=oe(!1),[l,i]=oe(0),a=Se(()=>Fa(e,n),[e,n]),d=r&&n.trim()!=="",p=b=>{let g=a[b];g&&(s(!1),t.reveal(g.id))},m=b=>{let g=a.length-1;if(b.key==="ArrowDown")i(Math.min(g,l+1));else if(b.key==="ArrowUp")i(Math.max(0,l-1));else if(b.key==="Enter")p(l);else if(b.key==="Escape")s(!1);else return;b.preventDefault(),b.stopPropagation()};return c("div",{class:"search",children:[c("input",{type:"search",class:"filter",role:"combobox",list:void 0,placeholder:"Find an op or module","aria-label":"Find an op or module in the graph","aria-expanded":d,"aria-controls":"search-hits","aria-activedescendant":d&&a.length>0?`hit-${l}`:void 0,"data-testid":"search",value:n,onInput:b=>{o(b.currentTarget.value),i(0),s(!0)},onFocus:()=>s(!0),onBlur:()=>s(!1),onKeyDown:m}),d&&c("ul",{class:"hits",id:"search-hits",role:"listbox","aria-label":"Found",children:[a.map((b,g)=>c("li",{id:`hit-${g}`,role:"option","aria-selected":g===l,"data-testid":"search-hit","data-id":b.id.text,onMouseDown:_=>_.preventDefault(),onClick:()=>p(g),children:[c("span",{children:b.name})," ",c("small",{children:b.where})]},b.id.text)),a.length===0&&c("li",{class:"hint",children:"Nothing is called that."}),a.length===Fr&&c("li",{class:"hint",children:["The first ",Fr," are listed."]})]})]})}function Wa({viewport:e,recording:t}){let{address:n,change:o,graph:r,recordings:s}=te(),{selected:l}=n.value,i=l?.kind==="module"?l.number:null,a=r.picture.state.value.value;return c("div",{class:"toolbar",role:"group","aria-label":"What the graph shows",children:[c($a,{recording:t}),c("div",{class:"group",children:[c("button",{type:"button","data-testid":"collapse-all",title:"Close every module",onClick:()=>o({expand:[]}),children:"Collapse all"}),c("button",{type:"button","data-testid":"expand-default",title:"Open as many of the outermost modules as read well",onClick:()=>o({expand:null}),children:"Default"}),c("button",{type:"button","data-testid":"expand-below",disabled:i===null,title:i===null?"Select a module first":"Open the selected module and everything inside it",onClick:()=>i!==null&&r.expandBelow(i),children:"Expand below"})]}),c("div",{class:"group zoom",children:[c("button",{type:"button","aria-label":"Zoom out",title:"Zoom out (-)","data-testid":"zoom-out",onClick:()=>e.current?.zoom(.8),children:"−"}),c("button",{type:"button","aria-label":"Zoom in",title:"Zoom in (+)","data-testid":"zoom-in",onClick:()=>e.current?.zoom(1.25),children:"+"}),c("button",{type:"button",title:"Actual size (0)","data-testid":"zoom-actual",onClick:()=>e.current?.actualSize(),children:"1:1"}),c("button",{type:"button",title:"The whole graph (f)","data-testid":"zoom-fit",onClick:()=>e.current?.fit(),children:"Fit"})]}),c("button",{type:"button","data-testid":"download-svg",disabled:!a,onClick:()=>{let{run:p,step:m}=s.shown.value??{run:"run",step:0},b=Ir("graph",p,m)+".svg";a&&Pr(b,"image/svg+xml",Ra(a.svg))},children:"Download SVG"})]})}function Ba({drawing:e}){let[t,n]=oe(new Set),[o,r]=oe(null),s=Se(()=>Xf(e),[e]);Xe(()=>{let i=o===null?[...t]:[o];i.length>0?e.svg.dataset.only=i.map(Ut).join(" "):delete e.svg.dataset.only},[e,t,o]);let l=i=>{let a=new Set(t);a.delete(i)||a.add(i),n(a)};return s.length===0?null:c("div",{class:"legend",role:"group","aria-label":"States of the tensors","data-testid":"legend",children:s.map(([i,a])=>c("button",{type:"button",class:"legend-item","aria-pressed":t.has(i),title:`${Qf[i]} Click to show only these.`,"data-testid":`legend-${Ut(i)}`,onClick:()=>l(i),onPointerEnter:()=>r(i),onPointerLeave:()=>r(null),children:[c(Js,{state:i}),i,c("small",{class:"number",children:me(a)})]},i))})}var Qf={cached:"Kept for the backward: at least one save refers to its memory.",freed:"Made in the forward and dead when it ended.",held:"Alive when the forward ended, though no save refers to it.",recomputed:"Made in a checkpointed region: the backward makes it again.",parameter:"A parameter or buffer: there with or without the forward.",input:"There before the forward began, and not saved.","not cached":"Freed or held: without an op stream the two cannot be told apart."};function Xf({svg:e}){return ua.map(t=>[t,e.querySelectorAll(`g.edge.${Ut(t)}`).length]).filter(([,t])=>t>0)}var Ha={key:"graph",title:"Graph",isKept:!0,Panel:ep};function ep({recording:e,isHidden:t}){let n=te(),{graph:o}=n,r=gt(null),s=gt(null),l=gt(null),i=gt(""),a=gt(null),[d,p]=oe(null),{value:m}=o.picture.state.value,{selected:b}=n.address.value,g=o.focus.value;return ao(()=>{if(!r.current||!s.current)return;let _=La(r.current,s.current,{onSelect:n.select,onToggle:o.toggle,onHover:k=>a.current&&np(a.current,k)});return l.current=_,()=>_.dispose()},[]),ao(()=>{if(!m)return;let _=wa(m.svg),k=JSON.stringify(m.recording),C=i.current==="",R=i.current!==k,v=o.focus.peek()??(C?n.address.peek().selected:null);l.current?.show(_,o.nearest(v,_.boxes),R),i.current=k,a.current=_,o.focus.value=null,p(_)},[m]),Xe(()=>{if(g===null||!d||t||o.picture.state.peek().loading)return;let _=o.nearest(g,d.boxes);_&&l.current?.centre(_),o.focus.value=null},[g,d,t]),Xe(()=>{let _=d&&o.nearest(b,d.boxes);!t&&_&&l.current?.keep(_)},[t]),Xe(()=>{if(d)return tp(d,o.nearest(b,d.boxes))},[b?.text,d]),c("div",{class:"graph",children:[c(Wa,{viewport:l,recording:e}),d&&c(Va,{drawing:d}),c("div",{class:"window",children:[c("div",{class:"frame",ref:r,tabIndex:0,role:"group","aria-label":"Graph of the forward pass. Arrow keys go from box to box, Enter selects, Space opens or closes a module, plus and minus zoom, 0 is actual size, f fits.","data-testid":"graph-frame",children:c("div",{class:"canvas",ref:s,"data-testid":"graph-canvas"})}),c(Na,{})]}),d&&c(Ba,{drawing:d})]})}function tp(e,t){let n=t&&e.boxes.get(t.text);if(!n)return;let o=[n.element,...e.edges.get(n.id.text)??[]];return o.forEach(r=>r.classList.add("selected")),()=>o.forEach(r=>r.classList.remove("selected"))}function np({svg:e,edges:t},n){e.querySelectorAll(".lit").forEach(r=>r.classList.remove("lit"));let o=n===null?[]:t.get(n.text)??[];o.forEach(r=>r.classList.add("lit")),e.classList.toggle("has-lit",o.length>0)}var Ga={key:"largest",title:"Largest",Panel:op};function op({recording:e}){let{address:t}=te(),{largest:n}=e,o=Math.max(0,...n.map(r=>r.nbytes));return n.length===0?c("p",{class:"hint pad",children:"Nothing is kept for the backward in this recording."}):c("ol",{class:"largest","data-testid":"largest",children:n.map(r=>c("li",{children:c(rp,{row:r,whole:o,selected:t.value.selected})},r.storage))})}function rp({row:e,whole:t,selected:n}){let{select:o}=te(),r=Kt(e.node);return c("button",{type:"button",class:"card","aria-pressed":r.text===n?.text,"data-node":e.node,onClick:()=>o(r),children:c(sp,{row:e,whole:t})})}function sp({row:e,whole:t}){let n=[e.fqn,e.source].filter(Boolean).join(" · ");return c(he,{children:[c("span",{class:"size",children:[c(ge,{n:e.nbytes}),c(go,{part:e.nbytes,whole:t})]}),c("span",{class:"what",children:[c("span",{class:"name",children:[c("b",{children:e.op})," keeps ",c("code",{children:e.slot}),c("span",{class:"type",children:Ko(e.dtype,e.shape)})]}),c("span",{class:"reason",children:e.reason}),c("small",{children:[n,e.category,e.name,e.saves>1&&It(e.saves,"save")].filter(Boolean).join(" · ")})]})]})}function Ka(e){return typeof e=="object"?e.key:e}function ja(e,t){let n=e.length;return new Proxy(e,{get(o,r,s){if(typeof r=="string"){let l=r.charCodeAt(0);if(l>=48&&l<=57){let i=+r;if(Number.isInteger(i)&&i>=0&&i<n){let a=o[i];if(typeof a!="object"){let d=t[i*2];a=o[i]={index:i,key:a,start:d,size:t[i*2+1],end:d+t[i*2+1],lane:0}}return a}}if(r==="length")return n}return Reflect.get(o,r,s)}})}function In(e,t,n){let o=n.initialDeps??[],r,s=!0;function l(){var i;let d=0,p=e();if(!(p.length!==o.length||p.some((g,_)=>o[_]!==g)))return r;o=p;let b=0;return r=t(...p),n?.onChange&&!(s&&n.skipInitialOnChange)&&n.onChange(r),s=!1,r}return l.updateDeps=i=>{o=i},l}function ol(e,t){if(e===void 0)throw new Error(`Unexpected undefined${t?`: ${t}`:""}`);return e}var tn=(e,t)=>Math.abs(e-t)<1.01,Ua=(e,t,n)=>{let o;return Object.assign(function(...r){e.clearTimeout(o),o=e.setTimeout(()=>t.apply(this,r),n)},{cancel:()=>{e.clearTimeout(o)}})};function qa({offset:e,isScrolling:t,elementMax:n,holdOffset:o,scrollOffset:r,pendingWrite:s,clampedMaxAtWrite:l}){var i;return t&&s===null&&e===r?"spurious":s!==null&&Math.abs(e-s.target)<1.5?"readBack":s!==null&&!s.smooth&&n!==null&&s.target>n+o+.5&&Math.abs(e-(n+o))<1.5||s!==null&&!s.smooth&&((i=s.lowMaxes)!=null&&i.some(a=>Math.abs(e-a)<1.5))?"clampedReadBack":l!==null&&Math.abs(e-l)<1.5?"clampedEcho":"external"}var lp=e=>e==="smooth"||e==="smoothFinishing";function Ya({kind:e,offset:t,command:n,target:o}){return e!=="spurious"&&e!=="readBack"&&e!=="clampedReadBack"&&n?.index!=null&&n.phase!=="queued"&&!lp(n.phase)&&!tn(t,n.lastTargetOffset)&&!tn(t,o())&&e!=="clampedEcho"}var rl=40;function Ja(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<rl;)n--;if(n<0)return!1;let o=e[n],r=n-1;for(;r>=0&&o.t-e[r].t<rl;)r--;if(r<0)return!1;let s=e[r],l=(t.offset-o.offset)/(t.t-o.t),i=(o.offset-s.offset)/(o.t-s.t);return l*i>=0&&Math.abs(l)>=2*Math.abs(i)&&Math.abs(l)-Math.abs(i)>=.8}function Za(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<rl;)n--;if(n<0)return!1;let o=e[n];return Math.abs(t.offset-o.offset)/(t.t-o.t)>=.05}var qo,Yo=()=>{if(qo!==void 0)return qo;if(typeof navigator>"u")return qo=!1;if(/iP(hone|od|ad)/.test(navigator.userAgent))return qo=!0;let e=navigator.maxTouchPoints;return qo=navigator.platform==="MacIntel"&&e!==void 0&&e>0},sl,ip=()=>sl!==void 0?sl:sl=Yo()&&typeof CSS<"u"&&typeof CSS.supports=="function"&&CSS.supports("overflow-anchor: auto"),Qa=()=>!Yo()||ip();var vo={capture:!0,passive:!0},$r=class{constructor(t){this.host=t,this._touch=null,this.inMotion=()=>this._touch!==null&&this._touch.phase!=="lateFling",this.dragging=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved},this.tail=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="tail"?this._touch.moved?"fling":"tap":null},this.onScroll=({isScrolling:n,ownReadBack:o,moved:r,external:s})=>{var l,i,a;return n&&((l=this._touch)==null?void 0:l.phase)==="tail"?this._openTail(this._touch.moved||!o,!1):((i=this._touch)==null?void 0:i.phase)==="lateFling"&&(this.host.now()>this._touch.until?this._touch=null:s&&n&&r&&this._openTail(!0,!1)),!o&&n&&r&&((a=this._touch)==null?void 0:a.phase)==="down"?(this._touch.moved=!0,!0):!1},this.touchStart=()=>{this.end(),this._touch={phase:"down",moved:!1}},this.touchEnd=()=>{var n;let o=((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved;this.end(),this._openTail(o,o)},this.end=()=>{var n;let o=this.host.getWindow();((n=this._touch)==null?void 0:n.phase)==="tail"&&o!=null&&o.clearTimeout(this._touch.timerId),this._touch=null},this.listen=n=>{let o=()=>this.touchStart(),r=()=>this.touchEnd();return n.addEventListener("touchstart",o,vo),n.addEventListener("touchend",r,vo),n.addEventListener("touchcancel",r,vo),()=>{n.removeEventListener("touchstart",o,vo),n.removeEventListener("touchend",r,vo),n.removeEventListener("touchcancel",r,vo),this.end()}},this._openTail=(n,o)=>{let r=this.host.getWindow();if(r==null)return;this.end();let s={phase:"tail",moved:n,awaitingFling:o,timerId:r.setTimeout(()=>{if(this.host.tailStillMoving()){this._openTail(s.moved,s.awaitingFling);return}this._touch=s.awaitingFling?{phase:"lateFling",until:this.host.now()+1e3}:null,this.host.onTailClosed()},150)};this._touch=s}}get touch(){return this._touch}};var Xa=e=>{let{clientWidth:t,clientHeight:n}=e;return{width:t,height:n}},nu=e=>{let t=new Set;return{schedule:n=>{let o=e.requestAnimationFrame(()=>{t.delete(o),n()});t.add(o)},cancel:()=>{t.forEach(n=>e.cancelAnimationFrame(n)),t.clear()}}},ap=e=>e,up=e=>{let t=e.overscan*Math.max(e.lanes??1,1),n=Math.max(e.startIndex-t,0),r=Math.min(e.endIndex+t,e.count-1)-n+1,s=new Array(r);for(let l=0;l<r;l++)s[l]=n+l;return s},ou=(e,t)=>{let n=e.scrollElement;if(!n)return;let o=e.targetWindow;if(!o)return;let r=i=>{let{width:a,height:d}=i;t({width:Math.round(a),height:Math.round(d)})};if(r(Xa(n)),!o.ResizeObserver)return()=>{};let s=nu(o),l=new o.ResizeObserver(()=>{let i=()=>{r(Xa(n))};e.options.useAnimationFrameWithResizeObserver?s.schedule(i):i()});return l.observe(n,{box:"content-box"}),()=>{l.unobserve(n),s.cancel()}},eu={passive:!0};var cp=typeof window>"u"?!0:"onscrollend"in window,dp=(e,t,n)=>{let o=e.scrollElement;if(!o)return;let r=e.targetWindow;if(!r)return;let s=e.options.useScrollendEvent&&cp,l=0,i=s?null:Ua(r,()=>t(n(o),!1),e.options.isScrollingResetDelay),a=m=>()=>{l=n(o),i?.(),t(l,m)},d=a(!0),p=a(!1);return o.addEventListener("scroll",d,eu),s&&o.addEventListener("scrollend",p,eu),()=>{o.removeEventListener("scroll",d),s&&o.removeEventListener("scrollend",p),i?.cancel()}},ru=(e,t)=>dp(e,t,n=>{let{horizontal:o,isRtl:r}=e.options;return o?n.scrollLeft*(r&&-1||1):n.scrollTop});var fp=(e,t,n)=>{if(n.options.useCachedMeasurements){let o=n.indexFromElement(e),r=n.options.getItemKey(o);return n.itemSizeCache.get(r)??n.options.estimateSize(o)}if(t?.borderBoxSize){let o=t.borderBoxSize[0];if(o)return Math.round(o[n.options.horizontal?"inlineSize":"blockSize"])}if(!t){let o=n.indexFromElement(e),r=n.options.getItemKey(o),s=n.itemSizeCache.get(r);if(s!==void 0)return s}return e[n.options.horizontal?"offsetWidth":"offsetHeight"]},pp=(e,{adjustments:t=0,behavior:n},o)=>{var r;let{scrollElement:s,options:l}=o,i=e+t,a=l.horizontal&&l.isRtl&&s!==null&&"ownerDocument"in s;(r=s?.scrollTo)==null||r.call(s,{[l.horizontal?"left":"top"]:a?-i:i,behavior:n})};var su=pp,tu=(e,t)=>e==="smooth"?t?"smoothLanded":"smooth":"instant",Jo=e=>e?.phase==="smooth"||e?.phase==="smoothLanded";function hp(e,t,n,o){if(t===0)return!1;let r=o(0),s=new Set,l=0;for(;l<e;){let a=n(l);if(a===r)break;s.add(a),l++}let i=e-l;if(i===0||i>=t)return!1;for(let a=0;a<i;a++)if(o(a)!==n(l+a))return!1;for(let a=i;a<t;a++)if(s.has(o(a)))return!1;return!0}var Wr=class{constructor(t){this.unsubs=[],this.scrollElement=null,this.targetWindow=null,this.isScrolling=!1,this.scrollState=null,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache=new Map,this.itemSizeCacheVersion=0,this.laneAssignments=new Map,this.pendingMin=null,this.prevLanes=void 0,this.lanesChangedFlag=!1,this.lanesSettling=!1,this.pendingScrollAnchor=null,this.scrollRect=null,this.scrollOffset=null,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._iosGesture=new $r({getWindow:()=>this.targetWindow,now:()=>this.now(),tailStillMoving:()=>{let n=this.scrollState;if(n?.phase!=="queued"||this.pendingWrite!==null)return!1;let o=this._readElementOffset();return o===null||this._lastElementOffset===null||Math.abs(o-this._lastElementOffset)<1?!1:(this._lastElementOffset=o,n.samples=[...n.samples??[],{t:this.now(),offset:o}],!0)},onTailClosed:()=>{let n=this.scrollState;n?.phase==="queued"&&Za(n.samples??[])&&(this.scrollState=null),this._flushHoldIfReady(!0),this._writeAwaitingCommand(),this._retryClampedAdjustment()}}),this._lastElementOffset=null,this.pendingWrite=null,this._clampedAdjustment=null,this.elementsCache=new Map,this._resizeBatch=null,this.now=()=>{var n,o,r;return((r=(o=(n=this.targetWindow)==null?void 0:n.performance)==null?void 0:o.now)==null?void 0:r.call(o))??Date.now()},this.observer=(()=>{let n=null,o=null,r=!1,s=!1,l=new Set,i=()=>{if(n)return n;let d=this.targetWindow;if(!d||!d.ResizeObserver)return null;let p=o=nu(d);return n=new d.ResizeObserver(m=>{let b=()=>{let g={sync:!1};this._resizeBatch=g;try{m.forEach(a)}finally{this._resizeBatch=null,g.notify&&(this.notify(g.sync),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment(),this.measureElement(null))}};if(this.options.useAnimationFrameWithResizeObserver)p.schedule(b);else{r=!0;try{b()}finally{r=!1}}})},a=d=>{let p=d.target,m=this.indexFromElement(p);if(!p.isConnected){this.observer.unobserve(p);for(let[b,g]of this.elementsCache)if(g===p){this.elementsCache.delete(b);break}return}this.isIndexInRange(m)&&this.shouldMeasureDuringScroll(m)&&this.resizeItem(m,this.options.measureElement(p,d,this))};return{disconnect:()=>{var d;(d=i())==null||d.disconnect(),o?.cancel(),l.clear(),s=!1,n=null,o=null},observe:d=>{let p=i();if(p){if(!r){p.observe(d,{box:"border-box"});return}l.add(d),s||(s=!0,o?.schedule(()=>{s=!1,l.forEach(m=>{m.isConnected&&n?.observe(m,{box:"border-box"})}),l.clear()}))}},unobserve:d=>{var p;l.delete(d),(p=i())==null||p.unobserve(d)}}})(),this.range=null,this.setOptions=n=>{var o;let r={debug:!1,initialOffset:0,overscan:1,paddingStart:0,paddingEnd:0,scrollPaddingStart:0,scrollPaddingEnd:0,horizontal:!1,getItemKey:ap,rangeExtractor:up,onChange:()=>{},measureElement:fp,initialRect:{width:0,height:0},scrollMargin:0,gap:0,indexAttribute:"data-index",initialMeasurementsCache:[],lanes:1,anchorTo:"start",followOnAppend:!1,scrollEndThreshold:1,isScrollingResetDelay:150,enabled:!0,isRtl:!1,useScrollendEvent:!1,useAnimationFrameWithResizeObserver:!1,laneAssignmentMode:"estimate",useCachedMeasurements:!1};for(let p in n){let m=n[p];m!==void 0&&(r[p]=m)}let s=this.options,l=null,i=null,a=!1;if(s!==void 0&&s.enabled&&r.enabled&&r.anchorTo==="end"&&this.scrollElement!==null){let p=s.count,m=r.count,b=this.getMeasurements(),g=((o=this._singleLaneMeasurements)==null?void 0:o.items)??b,_=w=>Ka(g[w]),k=p>0?_(0):null,C=p>0?_(p-1):null;if(m!==p||p>0&&m>0&&(r.getItemKey(0)!==k||r.getItemKey(m-1)!==C)){a=!0;let w=p>0?this.getVirtualItemForOffset(this.getScrollOffset())??b[0]:null;w&&(l=[w.key,this.getScrollOffset()-w.start]);let E=r.followOnAppend===!0?"auto":r.followOnAppend||null;E&&m>0&&this.isAtEnd(s.scrollEndThreshold)&&(p===0||r.getItemKey(m-1)!==C)&&(m>p||hp(p,m,_,r.getItemKey))&&(i=E)}}this.options=r,a&&(this.pendingMin=0,this.itemSizeCacheVersion++);let d=null;if(l&&this.scrollOffset!==null&&!this._awaitingCommandReadBack()){let[p,m]=l,b=this.getMeasurements(),{count:g,getItemKey:_}=this.options,k=0;for(;k<g&&_(k)!==p;)k++;if(k<g){let C=b[k];if(C){let R=Math.max(0,C.start+m);!i&&R!==this.scrollOffset&&(d=R-this.scrollOffset,this.scrollOffset=R)}}}i?this.pendingScrollAnchor={kind:"follow",behavior:i}:d!==null&&(this._canWriteScroll()?this.pendingScrollAnchor={kind:"anchor",delta:d}:(this._holdOffset+=d,this._followOffsetTarget(d)))},this.notify=n=>{var o,r;(r=(o=this.options).onChange)==null||r.call(o,this,n)},this.maybeNotify=In(()=>(this.calculateRange(),[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]),n=>{this.notify(n)},{key:!1,debug:()=>this.options.debug,initialDeps:[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]}),this.cleanup=()=>{var n;this.unsubs.filter(Boolean).forEach(o=>o()),this.unsubs=[],this.observer.disconnect(),this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null,(n=this._momentumStop)==null||n.restore(),this._momentumStop=null,this.isScrolling=!1,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._clampedAdjustment=null,this.pendingWrite=null,this.scrollElement=null,this.targetWindow=null},this._didMount=()=>()=>{this.cleanup()},this._willUpdate=()=>{var n;let o=this.options.enabled?this.options.getScrollElement():null;if(this.scrollElement!==o){if(this.cleanup(),!o){this.maybeNotify();return}this.scrollElement=o,this.scrollElement&&"ownerDocument"in this.scrollElement?this.targetWindow=this.scrollElement.ownerDocument.defaultView:this.targetWindow=((n=this.scrollElement)==null?void 0:n.window)??null,this.elementsCache.forEach(s=>{this.observer.observe(s)}),this.unsubs.push(this.options.observeElementRect(this,s=>{this.scrollRect=s,this.maybeNotify()})),this.unsubs.push(this.options.observeElementOffset(this,(s,l)=>{var i,a,d,p;let m=l?this._elementMaxScrollOffset():null,b=this._reportedOverscroll;this._reportedOverscroll=s<0||m!==null&&s>m+1;let g=s;this._lastElementOffset=g,s=this._toLayoutOffset(s);let _=this._classifyScrollEvent(s,l,m);if(_==="spurious")return;_==="readBack"?s=this.pendingWrite.target:_==="clampedReadBack"&&((i=this.scrollState)==null?void 0:i.index)!=null&&s<this.getMaxScrollOffset()-1.5?this.scrollState.lastTargetOffset=s:Ya({kind:_,offset:s,command:this.scrollState,target:()=>this.getScrollStateTarget(this.scrollState)})&&(this.scrollState=null),this.pendingWrite=null,this._clampedAdjustment!==null&&Math.abs(s-this._clampedAdjustment.maxAtWrite)>=1.5&&(this._clampedAdjustment=null);let k=this.getScrollOffset(),C=this.scrollDirection;this.scrollDirection=l?k===s?this.scrollDirection:k<s?"forward":"backward":null,this.scrollOffset=s,this.isScrolling=l;let R=this.scrollState;if(R?.phase==="queued"&&_==="external"&&l)if(b||this._reportedOverscroll)R.samples=[];else{let v=this.now();R.samples=[...(R.samples??[]).filter(w=>v-w.t<=200),{t:v,offset:g}],(C!==null&&this.scrollDirection!==C||Ja(R.samples))&&(this.scrollState=null)}this._iosGesture.onScroll({isScrolling:l,ownReadBack:_==="readBack",moved:s!==k,external:_==="external"&&((a=this.scrollState)==null?void 0:a.phase)!=="smooth"&&((d=this.scrollState)==null?void 0:d.phase)!=="smoothFinishing"})&&((p=this.scrollState)==null?void 0:p.phase)==="queued"&&(this.scrollState=null),this._flushHoldIfReady(!0),this.scrollState&&this.scheduleScrollReconcile(),this.maybeNotify()})),"addEventListener"in this.scrollElement&&this.unsubs.push(this._iosGesture.listen(this.scrollElement)),this._scrollToOffset(this.getScrollOffset())}this._noteClampMax();let r=this.pendingScrollAnchor;this.pendingScrollAnchor=null,r&&this.scrollElement&&this.options.enabled&&(r.kind==="anchor"?this._canWriteScroll()?Jo(this.scrollState)&&!tn(this.getScrollOffset()-r.delta,this.scrollState.lastTargetOffset)||(this._followOffsetTarget(r.delta),this._scrollToOffset(this.getScrollOffset())):(this._holdOffset+=r.delta,this._followOffsetTarget(r.delta),this.notify(!1)):this.scrollToEnd({behavior:r.behavior})),this._flushHoldIfReady(!1),this._retryClampedAdjustment()},this._classifyScrollEvent=(n,o,r)=>{var s;return qa({offset:n,isScrolling:o,elementMax:r,holdOffset:this._holdOffset,scrollOffset:this.scrollOffset,pendingWrite:this.pendingWrite,clampedMaxAtWrite:((s=this._clampedAdjustment)==null?void 0:s.maxAtWrite)??null})},this._retryClampedAdjustment=()=>{if(this._clampedAdjustment===null||!this.scrollElement||!this.options.enabled||!this._canWriteScroll())return;let{target:n,maxAtWrite:o}=this._clampedAdjustment,r=this.getMaxScrollOffset();r>o+.5&&(this._clampedAdjustment=n>r+.5?{target:n,maxAtWrite:r}:null,this._scrollToOffset(n))},this._writeAwaitingCommand=()=>{let n=this.scrollState;if(n===null||n.phase!=="queued")return;let{behavior:o}=n;this.getMeasurements();let r=this.getScrollStateTarget(n);n.lastTargetOffset=r,this._clampedAdjustment=null,n.phase=tu(o,n.index!=null&&tn(r,this.getScrollOffset())),this._scrollToOffset(r,{behavior:o}),this.scheduleScrollReconcile()},this._readElementOffset=()=>{let n=this.scrollElement;if(n==null)return null;let{horizontal:o,isRtl:r}=this.options;return typeof n.scrollTop=="number"?o?n.scrollLeft*(r&&-1||1):n.scrollTop:typeof n.scrollY=="number"?o?n.scrollX:n.scrollY:null},this._canWriteScroll=()=>!(Yo()&&this._iosGesture.inMotion())&&!this._reportedOverscroll,this._flushHoldIfReady=n=>{var o;if(this._holdOffset===0||!this.scrollElement||!this.options.enabled||!this._canWriteScroll()||((o=this.scrollState)==null?void 0:o.phase)==="smooth")return;this._holdOffset=0,this.scrollOffset!==null&&this.scrollOffset<0&&(this.scrollOffset=0),this.notify(n);let r=this.getCommandWrittenOffset()??this.getScrollOffset();this._clampedAdjustment=this._clampedBy(r),this._scrollToOffset(r)},this.rafId=null,this.getSize=()=>this.options.enabled?(this.scrollRect=this.scrollRect??this.options.initialRect,this.scrollRect[this.options.horizontal?"width":"height"]):(this.scrollRect=null,0),this.getScrollOffset=()=>this.options.enabled?(this.scrollOffset=this.scrollOffset??(typeof this.options.initialOffset=="function"?this.options.initialOffset():this.options.initialOffset),this.scrollOffset):(this.scrollOffset=null,0),this.getMeasurementOptions=In(()=>[this.options.count,this.options.paddingStart,this.options.scrollMargin,this.options.getItemKey,this.options.enabled,this.options.lanes,this.options.laneAssignmentMode,this.options.gap],(n,o,r,s,l,i,a,d)=>(this.prevLanes!==void 0&&this.prevLanes!==i&&(this.lanesChangedFlag=!0),this.prevLanes=i,this.pendingMin=null,{count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:l,lanes:i,laneAssignmentMode:a,gap:d}),{key:!1}),this.isIndexInRange=n=>n>=0&&n<this.options.count,this.getMeasurements=In(()=>[this.getMeasurementOptions(),this.itemSizeCacheVersion],({count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:l,lanes:i,laneAssignmentMode:a,gap:d},p)=>{var m;let b=this.itemSizeCache;if(!l)return this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),[];if(this.laneAssignments.size>n)for(let v of this.laneAssignments.keys())v>=n&&this.laneAssignments.delete(v);this.lanesChangedFlag&&(this.lanesChangedFlag=!1,this.lanesSettling=!0,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.pendingMin=null),this.measurementsCache.length===0&&!this.lanesSettling&&(this.measurementsCache=this.options.initialMeasurementsCache,this.measurementsCache.forEach(v=>{this.itemSizeCache.set(v.key,v.size)}));let g=this.lanesSettling?0:this.pendingMin??0;if(this.pendingMin=null,this.lanesSettling&&this.measurementsCache.length===n&&(this.lanesSettling=!1),i===1){let v=n*2,w=(m=this._singleLaneMeasurements)==null?void 0:m.flat;if(!w||w.length<v){let W=new Float64Array(v);w&&g>0&&W.set(w.subarray(0,g*2)),w=W}let E=g===0?new Array(n):this._singleLaneMeasurements.items.slice(),D;if(g===0)D=o+r;else{let W=g-1;D=w[W*2]+w[W*2+1]+d}for(let W=g;W<n;W++){let G=s(W);E[W]=G;let q=b.get(G),B=typeof q=="number"?q:this.options.estimateSize(W);w[W*2]=D,w[W*2+1]=B,D+=B+d}this._singleLaneMeasurements={flat:w,items:E};let P=ja(E,w);return this.measurementsCache=P,P}let _=this.measurementsCache.slice(0,g),k=new Array(i).fill(void 0),C=new Float64Array(i),R=0;for(let v=0;v<g;v++){let w=_[v];w&&(k[w.lane]===void 0&&R++,k[w.lane]=v,C[w.lane]=w.end)}for(let v=g;v<n;v++){let w=s(v),E=this.laneAssignments.get(v),D,P,W=a==="estimate"||b.has(w);if(E!==void 0&&this.options.lanes>1){D=E;let T=k[D],I=T!==void 0?_[T]:void 0;P=I?I.end+d:o+r}else if(R===i){let T=0,I=C[0],L=k[0];for(let H=1;H<i;H++){let F=C[H];(F<I||F===I&&k[H]<L)&&(T=H,I=F,L=k[H])}D=T,P=I+d,W&&this.laneAssignments.set(v,D)}else D=v%this.options.lanes,P=o+r,W&&this.laneAssignments.set(v,D);let G=b.get(w),q=typeof G=="number"?G:this.options.estimateSize(v),B=P+q;_[v]={index:v,start:P,size:q,end:B,key:w,lane:D},k[D]===void 0&&R++,k[D]=v,C[D]=B}return this.measurementsCache=_,_},{key:!1,debug:()=>this.options.debug}),this.calculateRange=In(()=>[this.getMeasurements(),this.getSize(),this.getScrollOffset(),this.options.lanes,this._getLayoutTotalSize()+this.options.scrollMargin],(n,o,r,s,l)=>{if(n.length===0||o===0)return this.range=null,null;let i=Math.max(l-o,0);return this.range=gp(n,o,Math.min(r,i),s,s===1&&this._singleLaneMeasurements!==null?this._singleLaneMeasurements.flat:null),this.range},{key:!1,debug:()=>this.options.debug}),this.getVirtualIndexes=In(()=>{let n=null,o=null,r=this.calculateRange();return r&&(n=r.startIndex,o=r.endIndex),this.maybeNotify.updateDeps([this.isScrolling,n,o]),[this.options.rangeExtractor,this.options.overscan,this.options.count,n,o,this.options.lanes]},(n,o,r,s,l,i)=>s===null||l===null?[]:n({startIndex:s,endIndex:l,overscan:o,count:r,lanes:i}),{key:!1,debug:()=>this.options.debug}),this.indexFromElement=n=>{let o=this.options.indexAttribute,r=n.getAttribute(o);return r?parseInt(r,10):(console.warn(`Missing attribute name '${o}={index}' on measured element.`),-1)},this.shouldMeasureDuringScroll=n=>{var o;if(!Jo(this.scrollState))return!0;let r=this.scrollState.index??((o=this.getVirtualItemForOffset(this.scrollState.lastTargetOffset))==null?void 0:o.index);if(r!==void 0&&this.range){let s=Math.max(this.options.overscan,Math.ceil((this.range.endIndex-this.range.startIndex)/2)),l=Math.max(0,r-s),i=Math.min(this.options.count-1,r+s);return n>=l&&n<=i}return!0},this.measureElement=n=>{if(!n){this.elementsCache.forEach((l,i)=>{l.isConnected||(this.observer.unobserve(l),this.elementsCache.delete(i))});return}let o=this.indexFromElement(n);if(!this.isIndexInRange(o))return;let r=this.options.getItemKey(o),s=this.elementsCache.get(r);s!==n&&(s&&this.observer.unobserve(s),this.observer.observe(n),this.elementsCache.set(r,n)),n.isConnected&&(!this.isScrolling||this.scrollState)&&this.shouldMeasureDuringScroll(o)&&this.resizeItem(o,this.options.measureElement(n,void 0,this))},this.resizeItem=(n,o)=>{var r,s,l;if(!this.isIndexInRange(n))return;(r=this._resizeBatch)!=null&&r.sync&&this.getMeasurements();let i,a,d,p=(s=this._singleLaneMeasurements)==null?void 0:s.flat;if(this.options.lanes===1&&p!=null)d=this.options.getItemKey(n),a=p[n*2],i=p[n*2+1];else{let g=this.measurementsCache[n];if(!g)return;d=g.key,a=g.start,i=g.size}let m=this.itemSizeCache.get(d)??i,b=o-m;if(b!==0){let g=this.options.anchorTo==="end"&&!Jo(this.scrollState)&&this.getVirtualDistanceFromEnd()<=this.options.scrollEndThreshold,_=g?this._getLayoutTotalSize():0,k=this.getScrollOffset(),R=!this.itemSizeCache.has(d)?a<k:a+m<=k&&this.scrollDirection!=="backward",v=!Jo(this.scrollState)&&(this.shouldAdjustScrollPositionOnItemSizeChange!==void 0?this.shouldAdjustScrollPositionOnItemSizeChange(this.measurementsCache[n]??{index:n,key:d,start:a,size:i,end:a+i,lane:0},b,this):R);(this.pendingMin===null||n<this.pendingMin)&&(this.pendingMin=n),this.itemSizeCache.set(d,o),this.itemSizeCacheVersion++;let w=!1;if(this._awaitingCommandReadBack()||(g?w=this.applyScrollAdjustment(this._getLayoutTotalSize()-_):v&&(w=this.applyScrollAdjustment(b))),this._resizeBatch){this._resizeBatch.notify=!0,(l=this._resizeBatch).sync||(l.sync=w);return}this.notify(w),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment()}},this.getVirtualItems=In(()=>[this.getVirtualIndexes(),this.getMeasurements(),this._holdOffset],(n,o,r)=>{let s=[];for(let l=0,i=n.length;l<i;l++){let a=n[l],d=o[a];s.push(r===0?d:{...d,start:d.start-r,end:d.end-r})}return s},{key:!1,debug:()=>this.options.debug}),this.getVirtualItemForOffset=n=>{var o;let r=this.getMeasurements();if(r.length===0)return;let s=(o=this._singleLaneMeasurements)==null?void 0:o.flat,l=this.options.lanes===1&&s!=null,i=lu(0,r.length-1,l?a=>s[a*2]:a=>ol(r[a]).start,n);return ol(r[i])},this._noteClampMax=()=>{if(!this._awaitingCommandReadBack())return;let n=this._elementMaxScrollOffset();if(n===null)return;let o=this.pendingWrite,r=Math.max(n,0)+this._holdOffset;if(r>=o.target)return;let s=o.lowMaxes??(o.lowMaxes=[]);s[s.length-1]!==r&&s.push(r)},this.getMaxScrollOffset=()=>(this._elementMaxScrollOffset()??0)+this._holdOffset,this._toLayoutOffset=n=>{var o;let r=n+this._holdOffset;return((o=this.pendingScrollAnchor)==null?void 0:o.kind)==="anchor"&&(r+=this.pendingScrollAnchor.delta),r},this._elementMaxScrollOffset=()=>{let n=this.scrollElement;if(n===null)return null;if("scrollHeight"in n)return this.options.horizontal?n.scrollWidth-n.clientWidth:n.scrollHeight-n.clientHeight;if("document"in n){let o=n.document.documentElement;return this.options.horizontal?o.scrollWidth-n.innerWidth:o.scrollHeight-n.innerHeight}return null},this._momentumStop=null,this._stopMomentum=n=>{let o=this.scrollElement,r=this.targetWindow;if(o===null||r===null)return;let s="document"in o?o.document.scrollingElement:o;if(!s?.style)return;if(this._momentumStop){this._momentumStop.done=n;return}let{style:l}=s,i=this.options.horizontal?"overflow-x":"overflow-y",a=l.getPropertyValue(i),d=l.getPropertyPriority(i),p=()=>this.options.horizontal?s.clientHeight:s.clientWidth,m=p();if(l.setProperty(i,"hidden","important"),p()!==m){l.setProperty(i,a,d);return}let b={restore:()=>l.getPropertyValue(i)!=="hidden"||l.getPropertyPriority(i)!=="important"?!1:(l.setProperty(i,a,d),!0),done:n};this._momentumStop=b,r.requestAnimationFrame(()=>r.requestAnimationFrame(()=>{this._momentumStop===b&&(this._momentumStop=null,b.restore()&&b.done())}))},this._clampedBy=n=>{let o=this._elementMaxScrollOffset();if(o===null)return null;let r=o+this._holdOffset;return n>r+.5?{target:n,maxAtWrite:r}:null},this.getVirtualDistanceFromEnd=()=>Math.max(this._getLayoutTotalSize()+this.options.scrollMargin-this.getSize()-this.getScrollOffset(),0),this.getDistanceFromEnd=()=>Math.max(this.getMaxScrollOffset()-this.getScrollOffset(),0),this.isAtEnd=(n=this.options.scrollEndThreshold)=>this.getDistanceFromEnd()<=n,this.getOffsetForAlignment=(n,o,r=0)=>{if(!this.scrollElement)return 0;let s=this.getSize(),l=this.getScrollOffset();o==="auto"&&(o=n>=l+s?"end":"start"),o==="center"?n+=(r-s)/2:o==="end"&&(n-=s);let i=this.getMaxScrollOffset();return Math.max(Math.min(i,n),0)},this.getOffsetForIndex=(n,o="auto")=>{n=Math.max(0,Math.min(n,this.options.count-1));let r=this.getSize(),s=this.getScrollOffset(),l=this.getMeasurements()[n];if(!l)return;if(o==="auto")if(l.end>=s+r-this.options.scrollPaddingEnd)o="end";else if(l.start<=s+this.options.scrollPaddingStart)o="start";else return[s,o];if(o==="end"&&n===this.options.count-1){let a=this.getMaxScrollOffset(),d=a-this.options.paddingEnd+this.options.scrollPaddingEnd;return[Math.max(Math.min(d,a),0),o]}let i=o==="end"?l.end+this.options.scrollPaddingEnd:l.start-this.options.scrollPaddingStart;return[this.getOffsetForAlignment(i,o,l.size),o]},this.scrollToOffset=(n,{align:o="start",behavior:r="auto"}={})=>{this._startScroll({index:null,align:o},this.getOffsetForAlignment(n,o),r,"absolute")},this.scrollToIndex=(n,{align:o="auto",behavior:r="auto"}={})=>{n=Math.max(0,Math.min(n,this.options.count-1));let s=this.getOffsetForIndex(n,o);if(!s)return;let[l,i]=s;this._startScroll({index:n,align:i},l,r,"absolute")},this.scrollBy=(n,{behavior:o="auto"}={})=>{let r=this.getOffsetForAlignment((this.getCommandWrittenOffset()??this.getScrollOffset())+n,"start");this._startScroll({index:null,align:"start"},r,o,"relative")},this.scrollToEnd=({behavior:n="auto"}={})=>{if(this.options.count>0){this._startScroll({index:this.options.count-1,align:"end",toEnd:!0},Math.max(this.getMaxScrollOffset(),0),n,"absolute");return}this.scrollToOffset(Math.max(this.getTotalSize()-this.getSize(),0),{behavior:n})},this.cancelScroll=()=>{this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null},this.getTotalSize=()=>Math.max(this._getLayoutTotalSize()-this._holdOffset,0),this._getLayoutTotalSize=()=>{var n,o;let r=this.getMeasurements(),s;if(r.length===0)s=this.options.paddingStart;else if(this.options.lanes===1){let l=r.length-1,i=(n=this._singleLaneMeasurements)==null?void 0:n.flat;i!=null?s=i[l*2]+i[l*2+1]:s=((o=r[l])==null?void 0:o.end)??0}else{let l=Array(this.options.lanes).fill(null),i=r.length-1;for(;i>=0&&l.some(a=>a===null);){let a=r[i];l[a.lane]===null&&(l[a.lane]=a.end),i--}s=Math.max(...l.filter(a=>a!==null))}return Math.max(s-this.options.scrollMargin+this.options.paddingEnd,0)},this.takeSnapshot=()=>{let n=[];if(this.itemSizeCache.size===0)return n;let o=this.getMeasurements();for(let r of o)r&&this.itemSizeCache.has(r.key)&&n.push({index:r.index,key:r.key,start:r.start,size:r.size,end:r.end,lane:r.lane});return n},this._scrollToOffset=(n,{adjustments:o,behavior:r}={})=>{let s={target:n+(o??0),smooth:r==="smooth"};return this.pendingWrite=s,this.options.scrollToFn(n-this._holdOffset,{behavior:r,adjustments:o},this),s},this.getCommandWrittenOffset=()=>this.scrollState!==null&&this.pendingWrite!==null&&!this.pendingWrite.smooth?this.pendingWrite.target:null,this._awaitingCommandReadBack=()=>{let n=this.getCommandWrittenOffset();return!(Yo()&&this._iosGesture.dragging())&&n!==null&&!tn(n,this.getScrollOffset())},this._followOffsetTarget=n=>{this.scrollState!==null&&this.scrollState.index==null&&(this.scrollState.lastTargetOffset+=n)},this.measure=()=>{this.pendingMin=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.itemSizeCacheVersion++,this.notify(!1)},this.setOptions(t)}get scrollAdjustments(){return 0}applyScrollAdjustment(t,n){if(t===0)return!1;if(this._followOffsetTarget(t),this._canWriteScroll()){let o=this.getScrollOffset();this._clampedAdjustment=this._clampedBy(o+t);let r=this._scrollToOffset(o,{adjustments:t,behavior:n});return this.scrollOffset!==null&&(this.pendingWrite===r&&(this.scrollOffset+=t),this.scrollOffset<0&&(this.scrollOffset=0)),!0}else return this._holdOffset+=t,this.scrollOffset!==null&&(this.scrollOffset+=t),!0}scheduleScrollReconcile(){if(!this.targetWindow){this.scrollState=null;return}this.rafId==null&&(this.rafId=this.targetWindow.requestAnimationFrame(()=>{this.rafId=null,this.reconcileScroll()}))}getScrollStateTarget(t){let n=t.toEnd?[Math.max(this.getMaxScrollOffset(),0)]:t.index!=null?this.getOffsetForIndex(t.index,t.align):void 0;return n?n[0]:t.lastTargetOffset}reconcileScroll(){if(!this.scrollState||!this.scrollElement)return;if(this.now()-this.scrollState.startedAt>5e3){this.scrollState=null;return}if(this.scrollState.phase==="queued"){this.scheduleScrollReconcile();return}this.getMeasurements();let o=this.getScrollStateTarget(this.scrollState),r=this.scrollState.index==null?1:this.options.useAnimationFrameWithResizeObserver?3:2,s=o!==this.scrollState.lastTargetOffset;if(!s&&tn(o,this.getScrollOffset())){if(this.scrollState.phase==="smooth"?this.scrollState.phase="smoothLanded":this.scrollState.phase==="smoothFinishing"&&(this.scrollState.phase="instant"),this.scrollState.stableFrames++,this.scrollState.stableFrames>=r){this.getScrollOffset()!==o&&this._scrollToOffset(o,{behavior:"auto"}),this.scrollState=null;return}}else if(this.scrollState.stableFrames=0,s){let l=this.getSize()||600,i=Math.abs(o-this.getScrollOffset()),a=Jo(this.scrollState)&&i>l;this.scrollState.lastTargetOffset=o,a?this.scrollState.phase="smooth":this.scrollState.phase==="smooth"?this.scrollState.phase="smoothFinishing":this.scrollState.phase==="smoothLanded"&&(this.scrollState.phase="instant"),this._scrollToOffset(o,{behavior:a?"smooth":"auto"})}this.scheduleScrollReconcile()}_startScroll(t,n,o,r){this.pendingScrollAnchor=null,this._clampedAdjustment=null;let s=this._iosGesture.tail();if(r==="absolute"&&s!==null){if(s==="fling"&&Qa()){this._stopMomentum(()=>{let l=this.scrollState;l?.phase!=="queued"||this._iosGesture.tail()!=="fling"||this._reportedOverscroll||(this._iosGesture.end(),this._flushHoldIfReady(!0),this._writeAwaitingCommand())}),this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,phase:"queued",behavior:o,samples:[]},this.scheduleScrollReconcile();return}this._iosGesture.end()}this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,behavior:o,phase:tu(o,t.index!=null&&tn(n,this.getScrollOffset()))},this._scrollToOffset(n,{behavior:o}),this.scheduleScrollReconcile()}},lu=(e,t,n,o)=>{for(;e<=t;){let r=(e+t)/2|0,s=n(r);if(s<o)e=r+1;else if(s>o)t=r-1;else return r}return e>0?e-1:0};function mp(e,t,n){let o=0;for(;o<=t;){let r=(o+t)/2|0,s=e[r*2];if(s<n)o=r+1;else if(s>n)t=r-1;else return r}return o>0?o-1:0}function gp(e,t,n,o,r){let s=e.length-1;if(e.length<=o)return{startIndex:0,endIndex:s};if(o===1&&r!==null){let d=mp(r,s,n),p=d,m=n+t;for(;p<s&&r[p*2]+r[p*2+1]<m;)p++;return{startIndex:d,endIndex:p}}let i=lu(0,s,d=>e[d].start,n),a=i;if(o===1)for(;a<s&&e[a].end<n+t;)a++;else if(o>1){let d=Array(o).fill(0);for(;a<s&&d.some(m=>m<n+t);){let m=e[a];d[m.lane]=m.end,a++}let p=Array(o).fill(n+t);for(;i>=0&&p.some(m=>m>=n);){let m=e[i];p[m.lane]=m.start,i--}i=Math.max(0,i-i%o),a=Math.min(s,a+(o-1-a%o))}return{startIndex:i,endIndex:a}}function iu(e,t,n){let o=gt(null),[,r]=oe(0),s={count:e,overscan:10,scrollMargin:n,scrollPaddingStart:n,estimateSize:()=>t,getScrollElement:()=>o.current,scrollToFn:su,observeElementRect:ou,observeElementOffset:ru,onChange:()=>r(i=>i+1)},[l]=oe(()=>new Wr(s));return l.setOptions(s),ao(()=>l._didMount(),[l]),ao(()=>l._willUpdate()),{scroller:o,virtualizer:l}}var Br=28;function mn(e){let{label:t,testId:n,columns:o,rows:r,selected:s,onChoose:l,minWidth:i}=e,{scroller:a,virtualizer:d}=iu(r.length,Br,Br),[p,m]=oe(-1),b=o.map(R=>R.width).join(" "),{sort:g,topKey:_}=e;Xe(()=>d.scrollToOffset(0),[g,_]),Xe(()=>{let R=s===null?-1:r.indexOf(s);R<0||(m(R),d.scrollToIndex(R,{align:"auto"}))},[s]);let k=R=>{let v=Math.max(0,Math.min(r.length-1,R));m(v),d.scrollToIndex(v,{align:"auto"})},C=R=>{if(R.target!==R.currentTarget)return;let v=r[p],w=Math.max(1,Math.floor((a.current?.clientHeight??0)/Br)-2),D={ArrowDown:p+1,ArrowUp:p-1,PageDown:p+w,PageUp:p-w,Home:0,End:r.length-1}[R.key];if(D!==void 0)k(D);else if(R.key==="Enter"&&v!==void 0)l(v);else if(R.key==="ArrowRight"&&v!==void 0)e.onFold?.(v,!0);else if(R.key==="ArrowLeft"&&v!==void 0)e.onFold?.(v,!1);else return;R.preventDefault()};return c("div",{class:"table",ref:a,role:"grid","aria-label":t,"aria-rowcount":r.length+1,"aria-activedescendant":p>=0?`${n}-${p}`:void 0,tabIndex:0,"data-testid":n,onKeyDown:C,children:c("div",{class:"table-inner",style:{minWidth:i,"--tracks":b},children:[c(yp,{...e}),c("div",{class:"table-body",role:"rowgroup",style:{height:`${d.getTotalSize()}px`},children:d.getVirtualItems().map(({index:R,start:v})=>{let w=r[R];return w===void 0?null:c("div",{id:`${n}-${R}`,class:`tr${R===p?" active":""}`,role:"row","aria-rowindex":R+2,"aria-selected":w===s,"data-row":w,style:{transform:`translateY(${v-Br}px)`},onClick:()=>{m(R),l(w)},children:o.map(E=>c("div",{role:"gridcell",class:E.isNumber?"td number":"td",children:E.cell(w)},E.key))},w)})})]})})}function yp({columns:e,sort:t,onSort:n}){return c("div",{class:"tr head",role:"row","aria-rowindex":1,children:e.map(({key:o,label:r,help:s,isNumber:l=!1})=>{let i=t?.key!==o?"none":t.descending?"descending":"ascending";return c("div",{role:"columnheader","aria-sort":i,class:l?"number":"",children:c("button",{type:"button",title:s,"data-testid":`sort-${o}`,onClick:()=>n(ya(t,o,l)),children:[r,c("span",{class:"arrow","aria-hidden":"true",children:{none:"",ascending:"▲",descending:"▼"}[i]})]})},o)})})}var au={key:"modules",title:"Modules",Panel:bp};function bp({recording:e}){let t=te(),n=e.modules,o=t.recordings.moduleTree.value,[r,s]=oe(()=>new Set(o?.roots)),[l,i]=oe(null),a=g=>r.has(g),d=(g,_)=>{let k=new Set(r);_?k.add(g):k.delete(g),s(k)},p=Se(()=>o?la(o,a,_=>l?pn(_,xp(n,l.key),l.descending):_):[],[o,r,l]),m=Se(()=>o?vp(n,o,a,d):[],[o,r]),{selected:b}=t.address.value;return c(he,{children:[c("div",{class:"toolbar",children:[c("button",{type:"button","data-testid":"modules-open-all",onClick:()=>s(new Set(hn(n.fqn.length))),children:"Open all"}),c("button",{type:"button","data-testid":"modules-close-all",onClick:()=>s(new Set),children:"Close all"}),c("span",{class:"count",children:It(n.fqn.length,"module call")})]}),c(mn,{label:"Module calls in order of entry",testId:"modules-table",columns:m,rows:p,sort:l,onSort:i,selected:b?.kind==="module"?b.number:null,onChoose:g=>t.select(et(g)),onFold:d,minWidth:"760px"})]})}function vp(e,t,n,o){let r=Math.max(0,...t.roots.map(l=>e.total_bytes[l]??0)),s=(l,i,a)=>({key:l,label:i,help:a,width:"92px",isNumber:!0,cell:d=>c(ge,{n:e[l][d]})});return[{key:"fqn",label:"module",width:"minmax(220px, 2fr)",cell:l=>c("span",{class:"branch",style:{"--depth":t.depth[l]??0},children:[t.children[l]?.length?c("button",{type:"button",class:"quiet twist",tabIndex:-1,"aria-expanded":n(l),"aria-label":n(l)?"Fold":"Unfold",onClick:i=>{i.stopPropagation(),o(l,!n(l))},children:n(l)?"−":"+"}):c("span",{class:"twist"}),c("span",{title:e.fqn[l],children:_p(e,l)})]})},{key:"type_name",label:"type",width:"minmax(100px, 1fr)",cell:l=>e.type_name[l]},{key:"nodes",label:"nodes",width:"64px",isNumber:!0,cell:l=>me(e.nodes[l]??0)},{key:"total_bytes",label:"total",help:"Charged to this module call and those inside it",width:"minmax(150px, 1fr)",isNumber:!0,cell:l=>c("span",{class:"with-bar",children:[c(go,{part:e.total_bytes[l]??0,whole:r}),c(ge,{n:e.total_bytes[l]})]})},s("self_bytes","self","Charged to its own ops, without the modules inside it"),s("exclusive_bytes","exclusive","What would go if only this module stopped saving"),s("freed_bytes","freed","Made inside it and freed before the forward ended")]}function _p(e,t){let n=Xt(e,t),o=e.parent[t]??null,r=o===null?"":`${e.fqn[o]}.`;return r.length>1&&n.startsWith(r)?n.slice(r.length):n}function xp(e,t){return e[t]}var cu={key:"ops",title:"Ops",Panel:wp};function wp({recording:e}){let{address:t,recordings:n,select:o}=te(),[r,s]=oe(""),[l,i]=oe(!1),[a,d]=oe(null),p=Se(()=>Sp(e),[e]),m=Se(()=>kp(e.ops,p),[e]),b=Se(()=>Ep(e.ops,p),[e]),g=Se(()=>{let v=yo(r);return hn(e.ops.node.length).filter(w=>(!l||(e.ops.saves[w]??0)>0)&&v(b[w]??""))},[e,r,l]),_=Se(()=>a?pn(g,du(e.ops,p,a.key),a.descending):g,[g,a]),{selected:k}=t.value,C=k?.kind==="node"?n.rowOfNode.value.get(k.number):void 0,R=()=>{let{run:v,step:w}=n.shown.value??{run:"run",step:0};Pr(Ir("ops",v,w)+".csv","text/csv",Tp(e.ops,p,_))};return c(he,{children:[c("div",{class:"toolbar",children:[c("input",{type:"search",class:"filter",placeholder:"Filter by op, module or source line","aria-label":"Filter the ops","data-testid":"ops-filter",value:r,onInput:v=>s(v.currentTarget.value)}),c("label",{class:"check",children:[c("input",{type:"checkbox","data-testid":"ops-saving-only",checked:l,onChange:v=>i(v.currentTarget.checked)}),"only ops that save"]}),c("span",{class:"count",role:"status","data-testid":"ops-count",children:It(_.length,"op")}),c("button",{type:"button","data-testid":"ops-csv",onClick:R,children:"Download CSV"})]}),c(mn,{label:"Ops in forward order",testId:"ops-table",columns:m,rows:_,sort:a,onSort:d,selected:C??null,onChoose:v=>o(Kt(e.ops.node[v]??0)),topKey:r,minWidth:"980px"})]})}function Sp({modules:e}){return e.fqn.map((t,n)=>Xt(e,n))}function kp(e,t){let n=(o,r,s)=>({key:o,label:r,help:s,width:"88px",isNumber:!0,cell:l=>c(ge,{n:e[o][l]})});return[{key:"node",label:"#",help:"Forward order",width:"64px",isNumber:!0,cell:o=>e.node[o]},{key:"op",label:"op",width:"minmax(120px, 1fr)",cell:o=>c("span",{title:e.recomputed[o]?"Made again in the backward":void 0,children:[e.op[o],e.recomputed[o]&&c("span",{class:"tag",children:"recomputed"})]})},{key:"module",label:"module",width:"minmax(160px, 1.5fr)",cell:o=>c(Dr,{text:ll(e,t,o)})},{key:"saves",label:"saves",width:"56px",isNumber:!0,cell:o=>e.saves[o]},n("charged_bytes","charged","Storages counted at this op: it is their first saver"),n("shared_bytes","shared","Storages that this op saves too and another op counts"),n("exclusive_bytes","exclusive","What would go if only this op stopped saving"),n("output_bytes","output","Bytes of what the op returned"),{key:"output_state",label:"output is",help:"What became of the output when the forward ended",width:"118px",cell:o=>c(Lr,{state:e.output_state[o]??null})},{key:"source",label:"source",width:"minmax(110px, 1fr)",cell:o=>c(Rp,{text:e.source[o]??""})}]}function Rp({text:e}){return c("span",{title:e,children:e})}function ll(e,t,n){let o=e.module[n]??null;return o===null?"":t[o]??""}function du(e,t,n){return n==="module"?e.node.map((o,r)=>ll(e,t,r)):e[n]}function Ep(e,t){return e.op.map((n,o)=>`${n} ${ll(e,t,o)} ${e.source[o]??""}`.toLowerCase())}var uu=["node","op","module","source","saves","charged_bytes","shared_bytes","exclusive_bytes","output_bytes","output_state","recomputed"];function Tp(e,t,n){let o=uu.map(r=>du(e,t,r));return va(uu,n.map(r=>o.map(s=>s[r]??null)))}function fu({ranks:e}){let{recordings:t}=te(),[n,o]=oe(null),{modules:r,modules_count:s}=e,l=Se(()=>Mp(e),[e]),i=Se(()=>{let a=hn(r.length);return n?pn(a,Pp(e,n.key),n.descending):a},[e,n]);return e.ranks.filter(({nbytes:a})=>a!==null).length<2?null:r.length===0?c("p",{class:"hint pad","data-testid":"ranks-equal",children:"Every module keeps the same on all ranks."}):c(he,{children:[c("h3",{children:["Modules that do not keep the same"," ",c("small",{children:s>r.length?`the ${me(r.length)} furthest apart of ${me(s)}`:"the furthest apart first"})]}),c(mn,{label:"Modules that do not keep the same on every rank",testId:"unequal-table",columns:l,rows:i,sort:n,onSort:o,selected:null,onChoose:a=>{let d=e.ranks[r[a]?.most??-1];d?.nbytes&&t.chooseRank(d,"modules")},minWidth:"720px"})]})}function Mp({ranks:e,modules:t}){let n=(o,r)=>({key:o,label:r,width:"minmax(130px, 1fr)",isNumber:!0,cell:s=>c(Ap,{module:t[s],ranks:e,which:o})});return[{key:"fqn",label:"module",width:"minmax(160px, 2fr)",cell:o=>c(Cp,{module:t[o]})},{key:"type_name",label:"type",width:"minmax(90px, 1fr)",cell:o=>t[o]?.type_name},{key:"ranks",label:"by rank",help:"Charged to its own ops on each rank, from the first to the last",width:"minmax(90px, 1fr)",cell:o=>c(Lp,{values:t[o]?.nbytes??[],ranks:e})},n("least","smallest"),n("most","largest"),{key:"apart",label:"apart",help:"Bytes between the smallest and the largest",width:"88px",isNumber:!0,cell:o=>c(ge,{n:pu(t[o])})}]}function Cp({module:e}){if(!e)return null;let{fqn:t,type_name:n,times:o}=e,r=t||(n?"the model itself":"outside of modules");return c("span",{title:r,class:t?"":"none",children:[r,o>1&&c("b",{class:"times",children:[" ×",me(o)]})]})}function Ap({module:e,ranks:t,which:n}){let o=e?.[n]??null;if(!e||o===null)return c("span",{class:"none",children:"–"});let r=e.nbytes[o];return r==null?c(Op,{module:e,ranks:t}):c(he,{children:[c(ge,{n:r})," ",c("small",{children:["rank ",t[o]?.rank]})]})}function Op({module:e,ranks:t}){let n=t.filter(({nbytes:r},s)=>r!==null&&e.nbytes[s]===null),o=n.length===1?`rank ${n[0]?.rank}`:`${me(n.length)} ranks`;return c("small",{children:["not on ",o]})}function Lp({values:e,ranks:t}){let n=Math.max(1,...e.map(r=>r??0)),o=t.map(({rank:r,nbytes:s},l)=>{let i=e[l]??null;return`rank ${r}: ${i!==null?Ze(i):s?"not there":"not read"}`});return c("span",{class:"bars",role:"img","aria-label":o.join(", "),title:o.join(`
`),children:e.map((r,s)=>c("span",{style:{height:`${100*(r??0)/n}%`}},s))})}function pu(e){return!e||e.least===null||e.most===null?0:(e.nbytes[e.most]??0)-(e.nbytes[e.least]??0)}function Pp({modules:e},t){return e.map(n=>t==="fqn"?n.fqn:t==="type_name"?n.type_name:t==="least"||t==="most"?n.nbytes[n[t]??-1]??null:pu(n))}var hu={key:"ranks",title:"Ranks",waiting:"Reading the ranks…",isFor:(e,t)=>(t?.ranks??1)>1,async fetch(e,t,n,o){let r=await e.ranks(t,n);for(let s=1/0;r.pending>0&&r.pending<s;)o(r),s=r.pending,r=await e.ranks(t,n);return r},mayGrow:({ranks:e})=>e.some(({problem:t})=>t!==null),Panel:Ip};function Ip({reply:e,isLoading:t}){return c("div",{class:"ranks","aria-busy":t,children:[c(Dp,{ranks:e}),c(Np,{ranks:e}),c(Hp,{ranks:e}),e.pending===0&&c(fu,{ranks:e})]})}function Dp({ranks:e}){let{pending:t,totals:n}=e,o=e.ranks.length-t;return c("p",{class:"summary",role:"status","data-testid":"ranks-summary",children:[t>0?`Read ${me(o)} of ${It(e.ranks.length,"rank")}…`:`${It(e.ranks.length,"rank")}: ${zp(e,n[0])}`," ",c("small",{children:"A click on a rank shows its recording."})]})}function zp({ranks:e},t){if(!t)return"";let[n,o]=[e[t.least??0],e[t.most??0]];if(e.filter(({nbytes:i})=>i!==null).length<2)return"there is nothing to compare.";if(t.least===null||t.most===null||!n?.nbytes||!o?.nbytes)return"all keep the same for the backward.";let[s,l]=[n.nbytes[0]??0,o.nbytes[0]??0];return`rank ${o.rank} keeps ${Ze(l)} for the backward, rank ${n.rank} only ${Ze(s)}.`}function Np({ranks:e}){let{recordings:t}=te(),[n,o]=oe(null),r=Se(()=>Fp(e),[e]),s=Se(()=>{let a=hn(e.ranks.length);return n?pn(a,Bp(e,n.key),n.descending):a},[e,n]),l=t.shown.value,i=e.ranks.findIndex(({run:a,tag:d})=>a===l?.run&&d===l.tag);return c(mn,{label:"Ranks",testId:"ranks-table",columns:r,rows:s,sort:n,onSort:o,selected:i,onChoose:a=>{let d=e.ranks[a];d?.nbytes&&t.chooseRank(d,"graph")},minWidth:"900px"})}var Vp=2;function Fp({ranks:e,totals:t}){return[{key:"rank",label:"rank",help:"A click on a row shows the recording of this rank",width:"48px",isNumber:!0,cell:n=>e[n]?.rank},...t.map((n,o)=>$p(e,n,o)),{key:"run",label:"run",width:"minmax(110px, 1fr)",cell:n=>c(Dr,{text:e[n]?Wp(e[n]):""})}]}function $p(e,t,n){let o=i=>i===null?null:e[i]?.nbytes?.[n],r=Math.max(0,...e.map((i,a)=>o(a)??0)),s=o(t.most),l=n<Vp;return{key:t.key,label:t.label,help:t.help,width:l?"minmax(200px, 2fr)":"minmax(88px, 1fr)",isNumber:!0,cell:i=>{let a=o(i);if(a===void 0)return c("span",{class:"none",children:"–"});if(a===null)return c("span",{class:"none",children:"not known"});let d=a===s;return l?c("span",{class:"with-bar wide",children:[c(go,{part:a,whole:r}),c("span",{children:[d&&c("span",{class:"tag",children:"largest"})," ",d?c("b",{children:c(ge,{n:a})}):c(ge,{n:a})]})]}):d?c("b",{children:c(ge,{n:a})}):c(ge,{n:a})}}}function Wp({run:e,tag:t,rank:n}){return t.endsWith(`/rank${n}`)?`${e} ${t}`:e}function Bp({ranks:e,totals:t},n){let o=t.findIndex(r=>r.key===n);return e.map(r=>n==="rank"?r.rank:n==="run"?r.run:r.nbytes?.[o]??null)}function Hp({ranks:{ranks:e,absent:t}}){let n=e.filter(({problem:o})=>o);return n.length===0&&t.length===0?null:c("ul",{class:"notes problems","data-testid":"ranks-problems",children:[t.length>0&&c("li",{children:[t.length===1?"Rank":"Ranks"," ",t.join(", ")," left no recording in this log directory."]}),n.map(({rank:o,run:r,tag:s,problem:l})=>c("li",{children:["Rank ",o,": ",l]},`${r} ${s}`))]})}var yu={key:"terms",title:"Terms",waiting:"Matching the terms…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.terms(t,n),isEmpty:({layers:e})=>e.length===0,Panel:Gp};function Gp({reply:e,isLoading:t}){return c("div",{class:"terms","aria-busy":t,"data-testid":"terms",children:[c("p",{class:"hint",children:"What the formula of Korthikanti et al. says that a transformer layer keeps, and what this one keeps. Nothing is matched by force: a term without a save is not kept, a save without a term is forgotten by the formula."}),e.layers.map((n,o)=>c(Kp,{layer:n,isOpen:o===0},n.module))]})}function Kp({layer:e,isOpen:t}){let{graph:n}=te(),o=Object.entries(e.sizes).map(([a,d])=>`${a} = ${me(d)}`),r=Math.max(1,...e.rows.map(a=>Math.max(a.kept_bytes,a.formula_bytes??0))),[s,l]=[e.rows.filter(({term:a})=>a!==""),e.rows.filter(({term:a})=>a==="")],i=e.forgotten_count-l.length;return c("details",{class:"layer",open:t,"data-testid":"layer",children:[c("summary",{children:[c("b",{children:e.fqn||"the model"}),e.modules.length>1&&` ×${me(e.modules.length)}`,c("small",{children:[o.join(", "),", ",e.itemsize," bytes a value"]})]}),c("p",{class:"sums-line","data-testid":"layer-sums",children:["The formula says ",c("b",{children:Ze(e.formula_bytes)}),";"," ",e.modules.length>1?"each layer":"the layer"," keeps"," ",c("b",{children:Ze(e.kept_bytes)}),", of which the formula forgets"," ",c("b",{children:Ze(e.forgotten_bytes)}),"."," ",c("button",{type:"button",class:"link",onClick:()=>n.reveal(et(e.module)),children:"Show in graph"})]}),c("div",{class:"term-table",role:"table","aria-label":`Terms of ${e.fqn||"the model"}`,children:[c("div",{class:"term head",role:"row",children:["term","formula","says","kept","","why they differ, and who saves it"].map(a=>c("span",{role:"columnheader",class:`cell-${jp[a]??"bar"}`,children:a},a))}),s.map(a=>c(mu,{row:a,whole:r},a.term)),l.length>0&&c("div",{class:"term group",role:"row",children:c("span",{role:"cell",children:"What the formula forgets"})}),l.map((a,d)=>c(mu,{row:a,whole:r},d)),i>0&&c("p",{class:"hint",children:["and ",me(i)," smaller ones"]})]})]})}var jp={term:"what",formula:"formula",says:"says",kept:"kept","why they differ, and who saves it":"why"};function mu({row:e,whole:t}){let n=e.term==="",o=e.savers_count>0,r=e.formula_bytes===e.kept_bytes;return c("div",{class:`term ${n?"forgotten":o?r?"equal":"unequal":"unkept"}`,role:"row","data-testid":"term","data-term":e.term,children:[c("span",{class:"cell-what",role:"cell",children:n?c(gu,{row:e}):e.what}),c("code",{class:"cell-formula",role:"cell",children:e.formula||"–"}),c("span",{class:"cell-says",role:"cell",children:c(ge,{n:e.formula_bytes})}),c("span",{class:"cell-kept",role:"cell",children:o?c(ge,{n:e.kept_bytes}):c("span",{class:"none",children:"not kept"})}),c("span",{class:"cell-bar",role:"cell",children:c(Up,{said:e.formula_bytes??0,kept:e.kept_bytes,whole:t})}),c("span",{class:"cell-why",role:"cell",children:[e.note&&c("span",{children:e.note}),!n&&c(gu,{row:e})]})]})}function Up({said:e,kept:t,whole:n}){let o=r=>({width:`${100*r/n}%`});return c("span",{class:"pair","aria-hidden":"true",children:[c("span",{class:"said",style:o(e)}),c("span",{class:"kept",style:o(t)})]})}function gu({row:{savers:e,savers_count:t}}){let{graph:n}=te();return c(he,{children:[e.map(({node:o,name:r,slots:s})=>c("button",{type:"button",class:"link",onClick:()=>n.follow(Kt(o)),children:[r," ",s.join(" + ")]},o)),t>e.length&&` and ${me(t-e.length)} more`]})}var qp="uplot",Yp="u-hz",Jp="u-vt",Zp="u-title",Qp="u-wrap",Xp="u-under",eh="u-over",th="u-axis",Nn="u-off",nh="u-select",oh="u-cursor-x",rh="u-cursor-y",sh="u-cursor-pt",lh="u-legend",ih="u-live",ah="u-inline",uh="u-series",ch="u-marker",bu="u-label",dh="u-value",Qo="width",Xo="height";var vu="bottom",_o="left",il="right",kl="#000",_u=kl+"0",al="mousemove",xu="mousedown",ul="mouseup",wu="mouseenter",Su="mouseleave",ku="dblclick",fh="resize",ph="scroll",Ru="change",Ur="dppxchange",Rl="--",To=typeof window<"u",hl=To?document:null,wo=To?window:null,hh=To?navigator:null,ue,Hr;function ml(){let e=devicePixelRatio;ue!=e&&(ue=e,Hr&&yl(Ru,Hr,ml),Hr=matchMedia(`(min-resolution: ${ue-.001}dppx) and (max-resolution: ${ue+.001}dppx)`),Vn(Ru,Hr,ml),wo.dispatchEvent(new CustomEvent(Ur)))}function yt(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function gl(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function ke(e,t,n){e.style[t]=n+"px"}function Dt(e,t,n,o){let r=hl.createElement(e);return t!=null&&yt(r,t),n?.insertBefore(r,o),r}function Et(e,t){return Dt("div",e,t)}var Eu=new WeakMap;function qt(e,t,n,o,r){let s="translate("+t+"px,"+n+"px)",l=Eu.get(e);s!=l&&(e.style.transform=s,Eu.set(e,s),t<0||n<0||t>o||n>r?yt(e,Nn):gl(e,Nn))}var Tu=new WeakMap;function Mu(e,t,n){let o=t+n,r=Tu.get(e);o!=r&&(Tu.set(e,o),e.style.background=t,e.style.borderColor=n)}var Cu=new WeakMap;function Au(e,t,n,o){let r=t+""+n,s=Cu.get(e);r!=s&&(Cu.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var El={passive:!0},mh={...El,capture:!0};function Vn(e,t,n,o){t.addEventListener(e,n,o?mh:El)}function yl(e,t,n,o){t.removeEventListener(e,n,El)}To&&ml();function zt(e,t,n,o){let r;n=n||0,o=o||t.length-1;let s=o<=2147483647;for(;o-n>1;)r=s?n+o>>1:bt((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function rc(e){return(n,o,r)=>{let s=-1,l=-1;for(let i=o;i<=r;i++)if(e(n[i])){s=i;break}for(let i=r;i>=o;i--)if(e(n[i])){l=i;break}return[s,l]}}var sc=e=>e!=null,lc=e=>e!=null&&e>0,Jr=rc(sc),gh=rc(lc);function yh(e,t,n,o=0,r=!1){let s=r?gh:Jr,l=r?lc:sc;[t,n]=s(e,t,n);let i=e[t],a=e[t];if(t>-1)if(o==1)i=e[t],a=e[n];else if(o==-1)i=e[n],a=e[t];else for(let d=t;d<=n;d++){let p=e[d];l(p)&&(p<i?i=p:p>a&&(a=p))}return[i??ye,a??-ye]}function Zr(e,t,n,o){let r=Pu(e),s=Pu(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let l=n==10?nn:ic,i=r==1?bt:Tt,a=s==1?Tt:bt,d=i(l($e(e))),p=a(l($e(t))),m=So(n,d),b=So(n,p);return n==10&&(d<0&&(m=be(m,-d)),p<0&&(b=be(b,-p))),o||n==2?(e=m*r,t=b*s):(e=dc(e,m),t=Qr(t,b)),[e,t]}function Tl(e,t,n,o){let r=Zr(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var Ml=.1,Ou={mode:3,pad:Ml},tr={pad:0,soft:null,mode:0},bh={min:tr,max:tr};function qr(e,t,n,o){return Xr(n)?Lu(e,t,n):(tr.pad=n,tr.soft=o?0:null,tr.mode=o?3:0,Lu(e,t,bh))}function ie(e,t){return e??t}function vh(e,t,n){for(t=ie(t,0),n=ie(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Lu(e,t,n){let o=n.min,r=n.max,s=ie(o.pad,0),l=ie(r.pad,0),i=ie(o.hard,-ye),a=ie(r.hard,ye),d=ie(o.soft,ye),p=ie(r.soft,-ye),m=ie(o.mode,0),b=ie(r.mode,0),g=t-e,_=nn(g),k=it($e(e),$e(t)),C=nn(k),R=$e(C-_);(g<1e-24||R>10)&&(g=0,(e==0||t==0)&&(g=1e-24,m==2&&d!=ye&&(s=0),b==2&&p!=-ye&&(l=0)));let v=g||k||1e3,w=nn(v),E=So(10,bt(w)),D=v*(g==0?e==0?.1:1:s),P=be(dc(e-D,E/10),24),W=e>=d&&(m==1||m==3&&P<=d||m==2&&P>=d)?d:ye,G=it(i,P<W&&e>=W?W:Nt(W,P)),q=v*(g==0?t==0?.1:1:l),B=be(Qr(t+q,E/10),24),T=t<=p&&(b==1||b==3&&B>=p||b==2&&B<=p)?p:-ye,I=Nt(a,B>T&&t<=T?T:it(T,B));return G==I&&G==0&&(I=100),[G,I]}var _h=new Intl.NumberFormat(To?hh.language:"en-US"),Cl=e=>_h.format(e),vt=Math,jr=vt.PI,$e=vt.abs,bt=vt.floor,Fe=vt.round,Tt=vt.ceil,Nt=vt.min,it=vt.max,So=vt.pow,Pu=vt.sign,nn=vt.log10,ic=vt.log2,xh=(e,t=1)=>vt.sinh(e)*t,cl=(e,t=1)=>vt.asinh(e/t),ye=1/0;function Iu(e){return(nn((e^e>>31)-(e>>31))|0)+1}function bl(e,t,n){return Nt(it(e,t),n)}function ac(e){return typeof e=="function"}function ne(e){return ac(e)?e:()=>e}var wh=()=>{},uc=e=>e,cc=(e,t)=>t,Sh=e=>null,Du=e=>!0,zu=(e,t)=>e==t,kh=/\.\d*?(?=9{6,}|0{6,})/gm,Fn=e=>{if(pc(e)||yn.has(e))return e;let t=`${e}`,n=t.match(kh);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,s]=t.split("e");return+`${Fn(r)}e${s}`}return be(e,o)};function Dn(e,t){return Fn(be(Fn(e/t))*t)}function Qr(e,t){return Fn(Tt(Fn(e/t))*t)}function dc(e,t){return Fn(bt(Fn(e/t))*t)}function be(e,t=0){if(pc(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Fe(o)/n}var yn=new Map;function fc(e){return((""+e).split(".")[1]||"").length}function or(e,t,n,o){let r=[],s=o.map(fc);for(let l=t;l<n;l++){let i=$e(l),a=be(So(e,l),i);for(let d=0;d<o.length;d++){let p=e==10?+`${o[d]}e${l}`:o[d]*a,m=(l>=0?0:i)+(l>=s[d]?0:s[d]),b=e==10?p:be(p,m);r.push(b),yn.set(b,m)}}return r}var nr={},Al=[],ko=[null,null],gn=Array.isArray,pc=Number.isInteger,Rh=e=>e===void 0;function Nu(e){return typeof e=="string"}function Xr(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Eh(e){return e!=null&&typeof e=="object"}var Th=Object.getPrototypeOf(Uint8Array),hc="__proto__";function Ro(e,t=Xr){let n;if(gn(e)){let o=e.find(r=>r!=null);if(gn(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=Ro(e[r],t)}else n=e.slice()}else if(e instanceof Th)n=e.slice();else if(t(e)){n={};for(let o in e)o!=hc&&(n[o]=Ro(e[o],t))}else n=e;return n}function De(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=hc&&(Xr(e[r])?De(e[r],Ro(o[r])):e[r]=Ro(o[r]))}return e}var Mh=0,Ch=1,Ah=2;function Oh(e,t,n){for(let o=0,r,s=-1;o<t.length;o++){let l=t[o];if(l>s){for(r=l-1;r>=0&&e[r]==null;)e[r--]=null;for(r=l+1;r<n&&e[r]==null;)e[s=r++]=null}}}function Lh(e,t){if(Dh(e)){let l=e[0].slice();for(let i=1;i<e.length;i++)l.push(...e[i].slice(1));return zh(l[0])||(l=Ih(l)),l}let n=new Set;for(let l=0;l<e.length;l++){let a=e[l][0],d=a.length;for(let p=0;p<d;p++)n.add(a[p])}let o=[Array.from(n).sort((l,i)=>l-i)],r=o[0].length,s=new Map;for(let l=0;l<r;l++)s.set(o[0][l],l);for(let l=0;l<e.length;l++){let i=e[l],a=i[0];for(let d=1;d<i.length;d++){let p=i[d],m=Array(r).fill(void 0),b=t?t[l][d]:Ch,g=[];for(let _=0;_<p.length;_++){let k=p[_],C=s.get(a[_]);k===null?b!=Mh&&(m[C]=k,b==Ah&&g.push(C)):m[C]=k}Oh(m,g,r),o.push(m)}}return o}var Ph=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Ih(e){let t=e[0],n=t.length,o=Array(n);for(let s=0;s<o.length;s++)o[s]=s;o.sort((s,l)=>t[s]-t[l]);let r=[];for(let s=0;s<e.length;s++){let l=e[s],i=Array(n);for(let a=0;a<n;a++)i[a]=l[o[a]];r.push(i)}return r}function Dh(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let s=0;s<n;s++)if(r[s]!=t[s])return!1}}return!0}function zh(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=o)return!0;let s=it(1,bt((r-o+1)/t));for(let l=e[o],i=o+s;i<=r;i+=s){let a=e[i];if(a!=null){if(a<=l)return!1;l=a}}return!0}var mc=["January","February","March","April","May","June","July","August","September","October","November","December"],gc=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function yc(e){return e.slice(0,3)}var Nh=gc.map(yc),Vh=mc.map(yc),Fh={MMMM:mc,MMM:Vh,WWWW:gc,WWW:Nh};function Zo(e){return(e<10?"0":"")+e}function $h(e){return(e<10?"00":e<100?"0":"")+e}var Wh={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Zo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Zo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Zo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Zo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Zo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>$h(e.getMilliseconds())};function Ol(e,t){t=t||Fh;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?Wh[r[1]]:r[0]);return s=>{let l="";for(let i=0;i<n.length;i++)l+=typeof n[i]=="string"?n[i]:n[i](s,t);return l}}var Bh=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Hh(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==Bh?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var bc=e=>e%1==0,Yr=[1,2,2.5,5],Gh=or(10,-32,0,Yr),vc=or(10,0,32,Yr),Kh=vc.filter(bc),zn=Gh.concat(vc),Ll=`
`,_c="{YYYY}",Vu=Ll+_c,xc="{M}/{D}",er=Ll+xc,Gr=er+"/{YY}",wc="{aa}",jh="{h}:{mm}",xo=jh+wc,Fu=Ll+xo,$u=":{ss}",de=null;function Sc(e){let t=e*1e3,n=t*60,o=n*60,r=o*24,s=r*30,l=r*365,a=(e==1?or(10,0,3,Yr).filter(bc):or(10,-3,0,Yr)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),d=[[l,_c,de,de,de,de,de,de,1],[r*28,"{MMM}",Vu,de,de,de,de,de,1],[r,xc,Vu,de,de,de,de,de,1],[o,"{h}"+wc,Gr,de,er,de,de,de,1],[n,xo,Gr,de,er,de,de,de,1],[t,$u,Gr+" "+xo,de,er+" "+xo,de,Fu,de,1],[e,$u+".{fff}",Gr+" "+xo,de,er+" "+xo,de,Fu,de,1]];function p(m){return(b,g,_,k,C,R)=>{let v=[],w=C>=l,E=C>=s&&C<l,D=m(_),P=be(D*e,3),W=dl(D.getFullYear(),w?0:D.getMonth(),E||w?1:D.getDate()),G=be(W*e,3);if(E||w){let q=E?C/s:0,B=w?C/l:0,T=P==G?P:be(dl(W.getFullYear()+B,W.getMonth()+q,1)*e,3),I=new Date(Fe(T/e)),L=I.getFullYear(),H=I.getMonth();for(let F=0;T<=k;F++){let X=dl(L+B*F,H+q*F,1),U=X-m(be(X*e,3));T=be((+X+U)*e,3),T<=k&&v.push(T)}}else{let q=C>=r?r:C,B=bt(_)-bt(P),T=G+B+Qr(P-G,q);v.push(T);let I=m(T),L=I.getHours()+I.getMinutes()/n+I.getSeconds()/o,H=C/o,F=b.axes[g]._space,X=R/F;for(;T=be(T+C,e==1?0:3),!(T>k);)if(H>1){let U=bt(be(L+H,6))%24,se=m(T).getHours()-U;se>1&&(se=-1),T-=se*o,L=(L+H)%24;let fe=v[v.length-1];be((T-fe)/C,3)*X>=.7&&v.push(T)}else v.push(T)}return v}}return[a,d,p]}var[Uh,qh,Yh]=Sc(1),[Jh,Zh,Qh]=Sc(.001);or(2,-53,53,[1]);function Wu(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function Bu(e,t){return(n,o,r,s,l)=>{let i=t.find(_=>l>=_[0])||t[t.length-1],a,d,p,m,b,g;return o.map(_=>{let k=e(_),C=k.getFullYear(),R=k.getMonth(),v=k.getDate(),w=k.getHours(),E=k.getMinutes(),D=k.getSeconds(),P=C!=a&&i[2]||R!=d&&i[3]||v!=p&&i[4]||w!=m&&i[5]||E!=b&&i[6]||D!=g&&i[7]||i[1];return a=C,d=R,p=v,m=w,b=E,g=D,P(k)})}}function Xh(e,t){let n=Ol(t);return(o,r,s,l,i)=>r.map(a=>n(e(a)))}function dl(e,t,n){return new Date(e,t,n)}function Hu(e,t){return t(e)}var em="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Gu(e,t){return(n,o,r,s)=>s==null?Rl:t(e(o))}function tm(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function nm(e,t){return e.series[t].fill(e,t)}var om={show:!0,live:!0,isolate:!1,mount:wh,markers:{show:!0,width:2,stroke:tm,fill:nm,dash:"solid"},idx:null,idxs:null,values:[]};function rm(e,t){let n=e.cursor.points,o=Et(),r=n.size(e,t);ke(o,Qo,r),ke(o,Xo,r);let s=r/-2;ke(o,"marginLeft",s),ke(o,"marginTop",s);let l=n.width(e,t,r);return l&&ke(o,"borderWidth",l),o}function sm(e,t){let n=e.series[t].points;return n._fill||n._stroke}function lm(e,t){let n=e.series[t].points;return n._stroke||n._fill}function im(e,t){return e.series[t].points.size}var fl=[0,0];function am(e,t,n){return fl[0]=t,fl[1]=n,fl}function Kr(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function pl(e,t,n,o=!0){return r=>{(!o||r.target==t)&&n(r)}}var um={show:!0,x:!0,y:!0,lock:!1,move:am,points:{one:!1,show:rm,size:im,width:0,stroke:lm,fill:sm},bind:{mousedown:Kr,mouseup:Kr,click:Kr,dblclick:Kr,mousemove:pl,mouseleave:pl,mouseenter:pl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},kc={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Pl=De({},kc,{filter:cc}),Rc=De({},Pl,{size:10}),Ec=De({},kc,{show:!1}),Il='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Tc="bold "+Il,Mc=1.5,Ku={show:!0,scale:"x",stroke:kl,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Tc,side:2,grid:Pl,ticks:Rc,border:Ec,font:Il,lineGap:Mc,rotate:0},cm="Value",dm="Time",ju={show:!0,scale:"x",auto:!1,sorted:1,min:ye,max:-ye,idxs:[]};function fm(e,t,n,o,r){return t.map(s=>s==null?"":Cl(s))}function pm(e,t,n,o,r,s,l){let i=[],a=yn.get(r)||0;n=l?n:be(Qr(n,r),a);for(let d=n;d<=o;d=be(d+r,a))i.push(Object.is(d,-0)?0:d);return i}function vl(e,t,n,o,r,s,l){let i=[],a=e.scales[e.axes[t].scale].log,d=a==10?nn:ic,p=bt(d(n));r=So(a,p),a==10&&(r=zn[zt(r,zn)]);let m=n,b=r*a;a==10&&(b=zn[zt(b,zn)]);do i.push(m),m=m+r,a==10&&!yn.has(m)&&(m=be(m,yn.get(r))),m>=b&&(r=m,b=r*a,a==10&&(b=zn[zt(b,zn)]));while(m<=o);return i}function hm(e,t,n,o,r,s,l){let a=e.scales[e.axes[t].scale].asinh,d=o>a?vl(e,t,it(a,n),o,r):[a],p=o>=0&&n<=0?[0]:[];return(n<-a?vl(e,t,it(a,-o),-n,r):[a]).reverse().map(b=>-b).concat(p,d)}var Cc=/./,mm=/[12357]/,gm=/[125]/,Uu=/1/,_l=(e,t,n,o)=>e.map((r,s)=>t==4&&r==0||s%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function ym(e,t,n,o,r){let s=e.axes[n],l=s.scale,i=e.scales[l],a=e.valToPos,d=s._space,p=a(10,l),m=a(9,l)-p>=d?Cc:a(7,l)-p>=d?mm:a(5,l)-p>=d?gm:Uu;if(m==Uu){let b=$e(a(1,l)-p);if(b<d)return _l(t.slice().reverse(),i.distr,m,Tt(d/b)).reverse()}return _l(t,i.distr,m,1)}function bm(e,t,n,o,r){let s=e.axes[n],l=s.scale,i=s._space,a=e.valToPos,d=$e(a(1,l)-a(2,l));return d<i?_l(t.slice().reverse(),3,Cc,Tt(i/d)).reverse():t}function vm(e,t,n,o){return o==null?Rl:t==null?"":Cl(t)}var qu={show:!0,scale:"y",stroke:kl,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Tc,side:3,grid:Pl,ticks:Rc,border:Ec,font:Il,lineGap:Mc,rotate:0};function _m(e,t){let n=3+(e||1)*2;return be(n*t,3)}function xm(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],s=e.valToPos(r[o[0]],n,!0),l=e.valToPos(r[o[1]],n,!0),i=$e(l-s),a=e.series[t],d=i/(a.points.space*ue);return o[1]-o[0]<=d}var Yu={scale:null,auto:!0,sorted:0,min:ye,max:-ye},Ac=(e,t,n,o,r)=>r,Ju={show:!0,auto:!0,sorted:0,gaps:Ac,alpha:1,facets:[De({},Yu,{scale:"x"}),De({},Yu,{scale:"y"})]},Zu={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Ac,alpha:1,points:{show:xm,filter:null},values:null,min:ye,max:-ye,idxs:[],path:null,clip:null};function wm(e,t,n,o,r){return n/10}var Oc={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Sm=De({},Oc,{time:!1,ori:1}),Qu={};function Lc(e,t){let n=Qu[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,s,l,i,a,d){for(let p=0;p<n.plots.length;p++)n.plots[p]!=r&&n.plots[p].pub(o,r,s,l,i,a,d)}},e!=null&&(Qu[e]=n)),n}var Eo=1,xl=2;function $n(e,t,n){let o=e.mode,r=e.series[t],s=o==2?e._data[t]:e._data,l=e.scales,i=e.bbox,a=s[0],d=o==2?s[1]:s[t],p=o==2?l[r.facets[0].scale]:l[e.series[0].scale],m=o==2?l[r.facets[1].scale]:l[r.scale],b=i.left,g=i.top,_=i.width,k=i.height,C=e.valToPosH,R=e.valToPosV;return p.ori==0?n(r,a,d,p,m,C,R,b,g,_,k,ts,Mo,os,Ic,zc):n(r,a,d,p,m,R,C,g,b,k,_,ns,Co,Nl,Dc,Nc)}function Dl(e,t){let n=0,o=0,r=ie(e.bands,Al);for(let s=0;s<r.length;s++){let l=r[s];l.series[0]==t?n=l.dir:l.series[1]==t&&(l.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function km(e,t,n,o,r){let s=e.mode,l=e.series[t],i=s==2?l.facets[1].scale:l.scale,a=e.scales[i];return r==-1?a.min:r==1?a.max:a.distr==3?a.dir==1?a.min:a.max:0}function on(e,t,n,o,r,s){return $n(e,t,(l,i,a,d,p,m,b,g,_,k,C)=>{let R=l.pxRound,v=d.dir*(d.ori==0?1:-1),w=d.ori==0?Mo:Co,E,D;v==1?(E=n,D=o):(E=o,D=n);let P=R(m(i[E],d,k,g)),W=R(b(a[E],p,C,_)),G=R(m(i[D],d,k,g)),q=R(b(s==1?p.max:p.min,p,C,_)),B=new Path2D(r);return w(B,G,q),w(B,P,q),w(B,P,W),B})}function es(e,t,n,o,r,s){let l=null;if(e.length>0){l=new Path2D;let i=t==0?os:Nl,a=n;for(let m=0;m<e.length;m++){let b=e[m];if(b[1]>b[0]){let g=b[0]-a;g>0&&i(l,a,o,g,o+s),a=b[1]}}let d=n+r-a,p=10;d>0&&i(l,a,o-p/2,d,o+s+p)}return l}function Rm(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function zl(e,t,n,o,r,s,l){let i=[],a=e.length;for(let d=r==1?n:o;d>=n&&d<=o;d+=r)if(t[d]===null){let m=d,b=d;if(r==1)for(;++d<=o&&t[d]===null;)b=d;else for(;--d>=n&&t[d]===null;)b=d;let g=s(e[m]),_=b==m?g:s(e[b]),k=m-r;g=l<=0&&k>=0&&k<a?s(e[k]):g;let R=b+r;_=l>=0&&R>=0&&R<a?s(e[R]):_,_>=g&&i.push([g,_])}return i}function Xu(e){return e==0?uc:e==1?Fe:t=>Dn(t,e)}function Pc(e){let t=e==0?ts:ns,n=e==0?(r,s,l,i,a,d)=>{r.arcTo(s,l,i,a,d)}:(r,s,l,i,a,d)=>{r.arcTo(l,s,a,i,d)},o=e==0?(r,s,l,i,a)=>{r.rect(s,l,i,a)}:(r,s,l,i,a)=>{r.rect(l,s,a,i)};return(r,s,l,i,a,d=0,p=0)=>{d==0&&p==0?o(r,s,l,i,a):(d=Nt(d,i/2,a/2),p=Nt(p,i/2,a/2),t(r,s+d,l),n(r,s+i,l,s+i,l+a,d),n(r,s+i,l+a,s,l+a,p),n(r,s,l+a,s,l,p),n(r,s,l,s+i,l,d),r.closePath())}}var ts=(e,t,n)=>{e.moveTo(t,n)},ns=(e,t,n)=>{e.moveTo(n,t)},Mo=(e,t,n)=>{e.lineTo(t,n)},Co=(e,t,n)=>{e.lineTo(n,t)},os=Pc(0),Nl=Pc(1),Ic=(e,t,n,o,r,s)=>{e.arc(t,n,o,r,s)},Dc=(e,t,n,o,r,s)=>{e.arc(n,t,o,r,s)},zc=(e,t,n,o,r,s,l)=>{e.bezierCurveTo(t,n,o,r,s,l)},Nc=(e,t,n,o,r,s,l)=>{e.bezierCurveTo(n,t,r,o,l,s)};function Vc(e){return(t,n,o,r,s)=>$n(t,n,(l,i,a,d,p,m,b,g,_,k,C)=>{let{pxRound:R,points:v}=l,w,E;d.ori==0?(w=ts,E=Ic):(w=ns,E=Dc);let D=be(v.width*ue,3),P=(v.size-v.width)/2*ue,W=be(P*2,3),G=new Path2D,q=new Path2D,{left:B,top:T,width:I,height:L}=t.bbox;os(q,B-W,T-W,I+W*2,L+W*2);let H=F=>{if(a[F]!=null){let X=R(m(i[F],d,k,g)),U=R(b(a[F],p,C,_));w(G,X+P,U),E(G,X,U,P,0,jr*2)}};if(s)s.forEach(H);else for(let F=o;F<=r;F++)H(F);return{stroke:D>0?G:null,fill:G,clip:q,flags:Eo|xl}})}function Fc(e){return(t,n,o,r,s,l)=>{o!=r&&(s!=o&&l!=o&&e(t,n,o),s!=r&&l!=r&&e(t,n,r),e(t,n,l))}}var Em=Fc(Mo),Tm=Fc(Co);function $c(e){let t=ie(e?.alignGaps,0);return(n,o,r,s)=>$n(n,o,(l,i,a,d,p,m,b,g,_,k,C)=>{[r,s]=Jr(a,r,s);let R=l.pxRound,v=L=>R(m(L,d,k,g)),w=L=>R(b(L,p,C,_)),E,D;d.ori==0?(E=Mo,D=Em):(E=Co,D=Tm);let P=d.dir*(d.ori==0?1:-1),W={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Eo},G=W.stroke,q=!1;if(s-r>=k*4){let L=K=>n.posToVal(K,d.key,!0),H=null,F=null,X,U,at,Re=v(i[P==1?r:s]),se=v(i[r]),fe=v(i[s]),Q=L(P==1?se+1:fe-1);for(let K=P==1?r:s;K>=r&&K<=s;K+=P){let ze=i[K],Ee=(P==1?ze<Q:ze>Q)?Re:v(ze),ce=a[K];Ee==Re?ce!=null?(U=ce,H==null?(E(G,Ee,w(U)),X=H=F=U):U<H?H=U:U>F&&(F=U)):ce===null&&(q=!0):(H!=null&&D(G,Re,w(H),w(F),w(X),w(U)),ce!=null?(U=ce,E(G,Ee,w(U)),H=F=X=U):(H=F=null,ce===null&&(q=!0)),Re=Ee,Q=L(Re+P))}H!=null&&H!=F&&at!=Re&&D(G,Re,w(H),w(F),w(X),w(U))}else for(let L=P==1?r:s;L>=r&&L<=s;L+=P){let H=a[L];H===null?q=!0:H!=null&&E(G,v(i[L]),w(H))}let[T,I]=Dl(n,o);if(l.fill!=null||T!=0){let L=W.fill=new Path2D(G),H=l.fillTo(n,o,l.min,l.max,T),F=w(H),X=v(i[r]),U=v(i[s]);P==-1&&([U,X]=[X,U]),E(L,U,F),E(L,X,F)}if(!l.spanGaps){let L=[];q&&L.push(...zl(i,a,r,s,P,v,t)),W.gaps=L=l.gaps(n,o,r,s,L),W.clip=es(L,d.ori,g,_,k,C)}return I!=0&&(W.band=I==2?[on(n,o,r,s,G,-1),on(n,o,r,s,G,1)]:on(n,o,r,s,G,I)),W})}function Mm(e){let t=ie(e.align,1),n=ie(e.ascDesc,!1),o=ie(e.alignGaps,0),r=ie(e.extend,!1);return(s,l,i,a)=>$n(s,l,(d,p,m,b,g,_,k,C,R,v,w)=>{[i,a]=Jr(m,i,a);let E=d.pxRound,{left:D,width:P}=s.bbox,W=se=>E(_(se,b,v,C)),G=se=>E(k(se,g,w,R)),q=b.ori==0?Mo:Co,B={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Eo},T=B.stroke,I=b.dir*(b.ori==0?1:-1),L=G(m[I==1?i:a]),H=W(p[I==1?i:a]),F=H,X=H;r&&t==-1&&(X=D,q(T,X,L)),q(T,H,L);for(let se=I==1?i:a;se>=i&&se<=a;se+=I){let fe=m[se];if(fe==null)continue;let Q=W(p[se]),K=G(fe);t==1?q(T,Q,L):q(T,F,K),q(T,Q,K),L=K,F=Q}let U=F;r&&t==1&&(U=D+P,q(T,U,L));let[at,Re]=Dl(s,l);if(d.fill!=null||at!=0){let se=B.fill=new Path2D(T),fe=d.fillTo(s,l,d.min,d.max,at),Q=G(fe);q(se,U,Q),q(se,X,Q)}if(!d.spanGaps){let se=[];se.push(...zl(p,m,i,a,I,W,o));let fe=d.width*ue/2,Q=n||t==1?fe:-fe,K=n||t==-1?-fe:fe;se.forEach(ze=>{ze[0]+=Q,ze[1]+=K}),B.gaps=se=d.gaps(s,l,i,a,se),B.clip=es(se,b.ori,C,R,v,w)}return Re!=0&&(B.band=Re==2?[on(s,l,i,a,T,-1),on(s,l,i,a,T,1)]:on(s,l,i,a,T,Re)),B})}function ec(e,t,n,o,r,s,l=ye){if(e.length>1){let i=null;for(let a=0,d=1/0;a<e.length;a++)if(t[a]!==void 0){if(i!=null){let p=$e(e[a]-e[i]);p<d&&(d=p,l=$e(n(e[a],o,r,s)-n(e[i],o,r,s)))}i=a}}return l}function Cm(e){e=e||nr;let t=ie(e.size,[.6,ye,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=ne(r),l=1-t[0],i=ie(t[1],ye),a=ie(t[2],1),d=ie(e.disp,nr),p=ie(e.each,g=>{}),{fill:m,stroke:b}=d;return(g,_,k,C)=>$n(g,_,(R,v,w,E,D,P,W,G,q,B,T)=>{let I=R.pxRound,L=n,H=o*ue,F=i*ue,X=a*ue,U,at;E.ori==0?[U,at]=s(g,_):[at,U]=s(g,_);let Re=E.dir*(E.ori==0?1:-1),se=E.ori==0?os:Nl,fe=E.ori==0?p:(V,ve,Ne,Kn,_n,Ft,xn)=>{p(V,ve,Ne,_n,Kn,xn,Ft)},Q=ie(g.bands,Al).find(V=>V.series[0]==_),K=Q!=null?Q.dir:0,ze=R.fillTo(g,_,R.min,R.max,K),tt=I(W(ze,D,T,q)),Ee,ce,Mt,dt=B,Ce=I(R.width*ue),Vt=!1,Yt=null,_t=null,rn=null,Bn=null;m!=null&&(Ce==0||b!=null)&&(Vt=!0,Yt=m.values(g,_,k,C),_t=new Map,new Set(Yt).forEach(V=>{V!=null&&_t.set(V,new Path2D)}),Ce>0&&(rn=b.values(g,_,k,C),Bn=new Map,new Set(rn).forEach(V=>{V!=null&&Bn.set(V,new Path2D)})));let{x0:Hn,size:Ao}=d;if(Hn!=null&&Ao!=null){L=1,v=Hn.values(g,_,k,C),Hn.unit==2&&(v=v.map(Ne=>g.posToVal(G+Ne*B,E.key,!0)));let V=Ao.values(g,_,k,C);Ao.unit==2?ce=V[0]*B:ce=P(V[0],E,B,G)-P(0,E,B,G),dt=ec(v,w,P,E,B,G,dt),Mt=dt-ce+H}else dt=ec(v,w,P,E,B,G,dt),Mt=dt*l+H,ce=dt-Mt;Mt<1&&(Mt=0),Ce>=ce/2&&(Ce=0),Mt<5&&(I=uc);let sr=Mt>0,bn=dt-Mt-(sr?Ce:0);ce=I(bl(bn,X,F)),Ee=(L==0?ce/2:L==Re?0:ce)-L*Re*((L==0?H/2:0)+(sr?Ce/2:0));let nt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Gn=Vt?null:new Path2D,Jt=null;if(Q!=null)Jt=g.data[Q.series[1]];else{let{y0:V,y1:ve}=d;V!=null&&ve!=null&&(w=ve.values(g,_,k,C),Jt=V.values(g,_,k,C))}let vn=U*ce,Z=at*ce;for(let V=Re==1?k:C;V>=k&&V<=C;V+=Re){let ve=w[V];if(ve==null)continue;if(Jt!=null){let ut=Jt[V]??0;if(ve-ut==0)continue;tt=W(ut,D,T,q)}let Ne=E.distr!=2||d!=null?v[V]:V,Kn=P(Ne,E,B,G),_n=W(ie(ve,ze),D,T,q),Ft=I(Kn-Ee),xn=I(it(_n,tt)),ft=I(Nt(_n,tt)),xt=xn-ft;if(ve!=null){let ut=ve<0?Z:vn,Ct=ve<0?vn:Z;Vt?(Ce>0&&rn[V]!=null&&se(Bn.get(rn[V]),Ft,ft+bt(Ce/2),ce,it(0,xt-Ce),ut,Ct),Yt[V]!=null&&se(_t.get(Yt[V]),Ft,ft+bt(Ce/2),ce,it(0,xt-Ce),ut,Ct)):se(Gn,Ft,ft+bt(Ce/2),ce,it(0,xt-Ce),ut,Ct),fe(g,_,V,Ft-Ce/2,ft,ce+Ce,xt)}}return Ce>0?nt.stroke=Vt?Bn:Gn:Vt||(nt._fill=R.width==0?R._fill:R._stroke??R._fill,nt.width=0),nt.fill=Vt?_t:Gn,nt})}function Am(e,t){let n=ie(t?.alignGaps,0);return(o,r,s,l)=>$n(o,r,(i,a,d,p,m,b,g,_,k,C,R)=>{[s,l]=Jr(d,s,l);let v=i.pxRound,w=U=>v(b(U,p,C,_)),E=U=>v(g(U,m,R,k)),D,P,W;p.ori==0?(D=ts,W=Mo,P=zc):(D=ns,W=Co,P=Nc);let G=p.dir*(p.ori==0?1:-1),q=w(a[G==1?s:l]),B=q,T=[],I=[];for(let U=G==1?s:l;U>=s&&U<=l;U+=G)if(d[U]!=null){let Re=a[U],se=w(Re);T.push(B=se),I.push(E(d[U]))}let L={stroke:e(T,I,D,W,P,v),fill:null,clip:null,band:null,gaps:null,flags:Eo},H=L.stroke,[F,X]=Dl(o,r);if(i.fill!=null||F!=0){let U=L.fill=new Path2D(H),at=i.fillTo(o,r,i.min,i.max,F),Re=E(at);W(U,B,Re),W(U,q,Re)}if(!i.spanGaps){let U=[];U.push(...zl(a,d,s,l,G,w,n)),L.gaps=U=i.gaps(o,r,s,l,U),L.clip=es(U,p.ori,_,k,C,R)}return X!=0&&(L.band=X==2?[on(o,r,s,l,H,-1),on(o,r,s,l,H,1)]:on(o,r,s,l,H,X)),L})}function Om(e){return Am(Lm,e)}function Lm(e,t,n,o,r,s){let l=e.length;if(l<2)return null;let i=new Path2D;if(n(i,e[0],t[0]),l==2)o(i,e[1],t[1]);else{let a=Array(l),d=Array(l-1),p=Array(l-1),m=Array(l-1);for(let b=0;b<l-1;b++)p[b]=t[b+1]-t[b],m[b]=e[b+1]-e[b],d[b]=p[b]/m[b];a[0]=d[0];for(let b=1;b<l-1;b++)d[b]===0||d[b-1]===0||d[b-1]>0!=d[b]>0?a[b]=0:(a[b]=3*(m[b-1]+m[b])/((2*m[b]+m[b-1])/d[b-1]+(m[b]+2*m[b-1])/d[b]),isFinite(a[b])||(a[b]=0));a[l-1]=d[l-2];for(let b=0;b<l-1;b++)r(i,e[b]+m[b]/3,t[b]+a[b]*m[b]/3,e[b+1]-m[b]/3,t[b+1]-a[b+1]*m[b]/3,e[b+1],t[b+1])}return i}var wl=new Set;function tc(){for(let e of wl)e.syncRect(!0)}To&&(Vn(fh,wo,tc),Vn(ph,wo,tc,!0),Vn(Ur,wo,()=>{qe.pxRatio=ue}));var Pm=$c(),Im=Vc();function nc(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,l)=>Sl(s,l,t,n))}function Dm(e,t){return e.map((n,o)=>o==0?{}:De({},t,n))}function Sl(e,t,n,o){return De({},t==0?n:o,e)}function Wc(e,t,n){return t==null?ko:[t,n]}var zm=Wc;function Nm(e,t,n){return t==null?ko:qr(t,n,Ml,!0)}function Bc(e,t,n,o){return t==null?ko:Zr(t,n,e.scales[o].log,!1)}var Vm=Bc;function Hc(e,t,n,o){return t==null?ko:Tl(t,n,e.scales[o].log,!1)}var Fm=Hc;function $m(e,t,n,o,r){let s=it(Iu(e),Iu(t)),l=t-e,i=zt(r/o*l,n);do{let a=n[i],d=o*a/l;if(d>=r&&s+(a<5?yn.get(a):0)<=17)return[a,d]}while(++i<n.length);return[0,0]}function oc(e){let t,n;return e=e.replace(/(\d+)px/,(o,r)=>(t=Fe((n=+r)*ue))+"px"),[e,t,n]}function Wm(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=be(t[2]*ue,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function qe(e,t,n){let o={mode:ie(e.mode,1)},r=o.mode;function s(u,f,h,y){let x=f.valToPct(u);return y+h*(f.dir==-1?1-x:x)}function l(u,f,h,y){let x=f.valToPct(u);return y+h*(f.dir==-1?x:1-x)}function i(u,f,h,y){return f.ori==0?s(u,f,h,y):l(u,f,h,y)}o.valToPosH=s,o.valToPosV=l;let a=!1;o.status=0;let d=o.root=Et(qp);if(e.id!=null&&(d.id=e.id),yt(d,e.class),e.title){let u=Et(Zp,d);u.textContent=e.title}let p=Dt("canvas"),m=o.ctx=p.getContext("2d"),b=Et(Qp,d);Vn("click",b,u=>{u.target===_&&(_e!=no||Te!=oo)&&Je.click(o,u)},!0);let g=o.under=Et(Xp,b);b.appendChild(p);let _=o.over=Et(eh,b);e=Ro(e);let k=+ie(e.pxAlign,1),C=Xu(k);(e.plugins||[]).forEach(u=>{u.opts&&(e=u.opts(o,e)||e)});let R=e.ms||.001,v=o.series=r==1?nc(e.series||[],ju,Zu,!1):Dm(e.series||[null],Ju),w=o.axes=nc(e.axes||[],Ku,qu,!0),E=o.scales={},D=o.bands=e.bands||[];D.forEach(u=>{u.fill=ne(u.fill||null),u.dir=ie(u.dir,-1)});let P=r==2?v[1].facets[0].scale:v[0].scale,W={axes:Od,series:Ed},G=(e.drawOrder||["axes","series"]).map(u=>W[u]);function q(u){let f=u.distr==3?h=>nn(h>0?h:u.clamp(o,h,u.min,u.max,u.key)):u.distr==4?h=>cl(h,u.asinh):u.distr==100?h=>u.fwd(h):h=>h;return h=>{let y=f(h),{_min:x,_max:S}=u,M=S-x;return(y-x)/M}}function B(u){let f=E[u];if(f==null){let h=(e.scales||nr)[u]||nr;if(h.from!=null){B(h.from);let y=De({},E[h.from],h,{key:u});y.valToPct=q(y),E[u]=y}else{f=E[u]=De({},u==P?Oc:Sm,h),f.key=u;let y=f.time,x=f.range,S=gn(x);if((u!=P||r==2&&!y)&&(S&&(x[0]==null||x[1]==null)&&(x={min:x[0]==null?Ou:{mode:1,hard:x[0],soft:x[0]},max:x[1]==null?Ou:{mode:1,hard:x[1],soft:x[1]}},S=!1),!S&&Xr(x))){let M=x;x=(A,O,z)=>O==null?ko:qr(O,z,M)}f.range=ne(x||(y?zm:u==P?f.distr==3?Vm:f.distr==4?Fm:Wc:f.distr==3?Bc:f.distr==4?Hc:Nm)),f.auto=ne(S?!1:f.auto),f.clamp=ne(f.clamp||wm),f._min=f._max=null,f.valToPct=q(f)}}}B("x"),B("y"),r==1&&v.forEach(u=>{B(u.scale)}),w.forEach(u=>{B(u.scale)});for(let u in e.scales)B(u);let T=E[P],I=T.distr,L,H;T.ori==0?(yt(d,Yp),L=s,H=l):(yt(d,Jp),L=l,H=s);let F={};for(let u in E){let f=E[u];(f.min!=null||f.max!=null)&&(F[u]={min:f.min,max:f.max},f.min=f.max=null)}let X=e.tzDate||(u=>new Date(Fe(u/R))),U=e.fmtDate||Ol,at=R==1?Yh(X):Qh(X),Re=Bu(X,Wu(R==1?qh:Zh,U)),se=Gu(X,Hu(em,U)),fe=[],Q=o.legend=De({},om,e.legend),K=o.cursor=De({},um,{drag:{y:r==2}},e.cursor),ze=Q.show,tt=K.show,Ee=Q.markers;Q.idxs=fe,Ee.width=ne(Ee.width),Ee.dash=ne(Ee.dash),Ee.stroke=ne(Ee.stroke),Ee.fill=ne(Ee.fill);let ce,Mt,dt,Ce=[],Vt=[],Yt,_t=!1,rn={};if(Q.live){let u=v[1]?v[1].values:null;_t=u!=null,Yt=_t?u(o,1,0):{_:0};for(let f in Yt)rn[f]=Rl}if(ze)if(ce=Dt("table",lh,d),dt=Dt("tbody",null,ce),Q.mount(o,ce),_t){Mt=Dt("thead",null,ce,dt);let u=Dt("tr",null,Mt);Dt("th",null,u);for(var Bn in Yt)Dt("th",bu,u).textContent=Bn}else yt(ce,ah),Q.live&&yt(ce,ih);let Hn={show:!0},Ao={show:!1};function sr(u,f){if(f==0&&(_t||!Q.live||r==2))return ko;let h=[],y=Dt("tr",uh,dt,dt.childNodes[f]);yt(y,u.class),u.show||yt(y,Nn);let x=Dt("th",null,y);if(Ee.show){let A=Et(ch,x);if(f>0){let O=Ee.width(o,f);O&&(A.style.border=O+"px "+Ee.dash(o,f)+" "+Ee.stroke(o,f)),A.style.background=Ee.fill(o,f)}}let S=Et(bu,x);u.label instanceof HTMLElement?S.appendChild(u.label):S.textContent=u.label,f>0&&(Ee.show||(S.style.color=u.width>0?Ee.stroke(o,f):Ee.fill(o,f)),nt("click",x,A=>{if(K._lock)return;Sn(A);let O=v.indexOf(u);if((A.ctrlKey||A.metaKey)!=Q.isolate){let z=v.some((N,$)=>$>0&&$!=O&&N.show);v.forEach((N,$)=>{$>0&&Wt($,z?$==O?Hn:Ao:Hn,!0,Ie.setSeries)})}else Wt(O,{show:!u.show},!0,Ie.setSeries)},!1),Un&&nt(wu,x,A=>{K._lock||(Sn(A),Wt(v.indexOf(u),so,!0,Ie.setSeries))},!1));for(var M in Yt){let A=Dt("td",dh,y);A.textContent="--",h.push(A)}return[y,h]}let bn=new Map;function nt(u,f,h,y=!0){let x=bn.get(f)||{},S=K.bind[u](o,f,h,y);S&&(Vn(u,f,x[u]=S),bn.set(f,x))}function Gn(u,f,h){let y=bn.get(f)||{};for(let x in y)(u==null||x==u)&&(yl(x,f,y[x]),delete y[x]);u==null&&bn.delete(f)}let Jt=0,vn=0,Z=0,V=0,ve=0,Ne=0,Kn=ve,_n=Ne,Ft=Z,xn=V,ft=0,xt=0,ut=0,Ct=0;o.bbox={};let rs=!1,lr=!1,jn=!1,wn=!1,ir=!1,wt=!1;function ss(u,f,h){(h||u!=o.width||f!=o.height)&&Bl(u,f),Qn(!1),jn=!0,lr=!0,Xn()}function Bl(u,f){o.width=Jt=Z=u,o.height=vn=V=f,ve=Ne=0,vd(),_d();let h=o.bbox;ft=h.left=Dn(ve*ue,.5),xt=h.top=Dn(Ne*ue,.5),ut=h.width=Dn(Z*ue,.5),Ct=h.height=Dn(V*ue,.5)}let gd=3;function yd(){let u=!1,f=0;for(;!u;){f++;let h=Cd(f),y=Ad(f);u=f==gd||h&&y,u||(Bl(o.width,o.height),lr=!0)}}function bd({width:u,height:f}){ss(u,f)}o.setSize=bd;function vd(){let u=!1,f=!1,h=!1,y=!1;w.forEach((x,S)=>{if(x.show&&x._show){let{side:M,_size:A}=x,O=M%2,z=x.label!=null?x.labelSize:0,N=A+z;N>0&&(O?(Z-=N,M==3?(ve+=N,y=!0):h=!0):(V-=N,M==0?(Ne+=N,u=!0):f=!0))}}),kn[0]=u,kn[1]=h,kn[2]=f,kn[3]=y,Z-=sn[1]+sn[3],ve+=sn[3],V-=sn[2]+sn[0],Ne+=sn[0]}function _d(){let u=ve+Z,f=Ne+V,h=ve,y=Ne;function x(S,M){switch(S){case 1:return u+=M,u-M;case 2:return f+=M,f-M;case 3:return h-=M,h+M;case 0:return y-=M,y+M}}w.forEach((S,M)=>{if(S.show&&S._show){let A=S.side;S._pos=x(A,S._size),S.label!=null&&(S._lpos=x(A,S.labelSize))}})}if(K.dataIdx==null){let u=K.hover,f=u.skip=new Set(u.skip??[]);f.add(void 0);let h=u.prox=ne(u.prox),y=u.bias??=0;K.dataIdx=(x,S,M,A)=>{if(S==0)return M;let O=M,z=h(x,S,M,A)??ye,N=z>=0&&z<ye,$=T.ori==0?Z:V,J=K.left,ae=t[0],le=t[S];if(f.has(le[M])){O=null;let ee=null,Y=null,j;if(y==0||y==-1)for(j=M;ee==null&&j-- >0;)f.has(le[j])||(ee=j);if(y==0||y==1)for(j=M;Y==null&&j++<le.length;)f.has(le[j])||(Y=j);if(ee!=null||Y!=null)if(N){let we=ee==null?-1/0:L(ae[ee],T,$,0),Ae=Y==null?1/0:L(ae[Y],T,$,0),je=J-we,pe=Ae-J;je<=pe?je<=z&&(O=ee):pe<=z&&(O=Y)}else O=Y==null?ee:ee==null?Y:M-ee<=Y-M?ee:Y}else N&&$e(J-L(ae[M],T,$,0))>z&&(O=null);return O}}let Sn=u=>{K.event=u};K.idxs=fe,K._lock=!1;let Qe=K.points;Qe.show=ne(Qe.show),Qe.size=ne(Qe.size),Qe.stroke=ne(Qe.stroke),Qe.width=ne(Qe.width),Qe.fill=ne(Qe.fill);let $t=o.focus=De({},e.focus||{alpha:.3},K.focus),Un=$t.prox>=0,qn=Un&&Qe.one,St=[],Yn=[],Jn=[];function Hl(u,f){let h=Qe.show(o,f);if(h instanceof HTMLElement)return yt(h,sh),yt(h,u.class),qt(h,-10,-10,Z,V),_.insertBefore(h,St[f]),h}function Gl(u,f){if(r==1||f>0){let h=r==1&&E[u.scale].time,y=u.value;u.value=h?Nu(y)?Gu(X,Hu(y,U)):y||se:y||vm,u.label=u.label||(h?dm:cm)}if(qn||f>0){u.width=u.width==null?1:u.width,u.paths=u.paths||Pm||Sh,u.fillTo=ne(u.fillTo||km),u.pxAlign=+ie(u.pxAlign,k),u.pxRound=Xu(u.pxAlign),u.stroke=ne(u.stroke||null),u.fill=ne(u.fill||null),u._stroke=u._fill=u._paths=u._focus=null;let h=_m(it(1,u.width),1),y=u.points=De({},{size:h,width:it(1,h*.2),stroke:u.stroke,space:h*2,paths:Im,_stroke:null,_fill:null},u.points);y.show=ne(y.show),y.filter=ne(y.filter),y.fill=ne(y.fill),y.stroke=ne(y.stroke),y.paths=ne(y.paths),y.pxAlign=u.pxAlign}if(ze){let h=sr(u,f);Ce.splice(f,0,h[0]),Vt.splice(f,0,h[1]),Q.values.push(null)}if(tt){fe.splice(f,0,null);let h=null;qn?f==0&&(h=Hl(u,f)):f>0&&(h=Hl(u,f)),St.splice(f,0,h),Yn.splice(f,0,0),Jn.splice(f,0,0)}Ke("addSeries",f)}function xd(u,f){f=f??v.length,u=r==1?Sl(u,f,ju,Zu):Sl(u,f,{},Ju),v.splice(f,0,u),Gl(v[f],f)}o.addSeries=xd;function wd(u){if(v.splice(u,1),ze){Q.values.splice(u,1),Vt.splice(u,1);let f=Ce.splice(u,1)[0];Gn(null,f.firstChild),f.remove()}tt&&(fe.splice(u,1),St.splice(u,1)[0].remove(),Yn.splice(u,1),Jn.splice(u,1)),Ke("delSeries",u)}o.delSeries=wd;let kn=[!1,!1,!1,!1];function Sd(u,f){if(u._show=u.show,u.show){let h=u.side%2,y=E[u.scale];y==null&&(u.scale=h?v[1].scale:P,y=E[u.scale]);let x=y.time;u.size=ne(u.size),u.space=ne(u.space),u.rotate=ne(u.rotate),gn(u.incrs)&&u.incrs.forEach(M=>{!yn.has(M)&&yn.set(M,fc(M))}),u.incrs=ne(u.incrs||(y.distr==2?Kh:x?R==1?Uh:Jh:zn)),u.splits=ne(u.splits||(x&&y.distr==1?at:y.distr==3?vl:y.distr==4?hm:pm)),u.stroke=ne(u.stroke),u.grid.stroke=ne(u.grid.stroke),u.ticks.stroke=ne(u.ticks.stroke),u.border.stroke=ne(u.border.stroke);let S=u.values;u.values=gn(S)&&!gn(S[0])?ne(S):x?gn(S)?Bu(X,Wu(S,U)):Nu(S)?Xh(X,S):S||Re:S||fm,u.filter=ne(u.filter||(y.distr>=3&&y.log==10?ym:y.distr==3&&y.log==2?bm:cc)),u.font=oc(u.font),u.labelFont=oc(u.labelFont),u._size=u.size(o,null,f,0),u._space=u._rotate=u._incrs=u._found=u._splits=u._values=null,u._size>0&&(kn[f]=!0,u._el=Et(th,b))}}function Oo(u,f,h,y){let[x,S,M,A]=h,O=f%2,z=0;return O==0&&(A||S)&&(z=f==0&&!x||f==2&&!M?Fe(Ku.size/3):0),O==1&&(x||M)&&(z=f==1&&!S||f==3&&!A?Fe(qu.size/2):0),z}let Kl=o.padding=(e.padding||[Oo,Oo,Oo,Oo]).map(u=>ne(ie(u,Oo))),sn=o._padding=Kl.map((u,f)=>u(o,f,kn,0)),Ye,We=null,Be=null,ar=r==1?v[0].idxs:null,At=null,Lo=!1;function jl(u,f){if(t=u??[],o.data=o._data=t,r==2){Ye=0;for(let h=1;h<v.length;h++)Ye+=t[h][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),At=t[0],Ye=At.length;let h=t;if(I==2){h=t.slice();let y=h[0]=Array(Ye);for(let x=0;x<Ye;x++)y[x]=x}o._data=t=h}if(Qn(!0),Ke("setData"),I==2&&(jn=!0),f!==!1){let h=T;h.auto(o,Lo)?ls():an(P,h.min,h.max),wn=wn||K.left>=0,wt=!0,Xn()}}o.setData=jl;function ls(){Lo=!0;let u,f;r==1&&(Ye>0?(We=ar[0]=0,Be=ar[1]=Ye-1,u=t[0][We],f=t[0][Be],I==2?(u=We,f=Be):u==f&&(I==3?[u,f]=Zr(u,u,T.log,!1):I==4?[u,f]=Tl(u,u,T.log,!1):T.time?f=u+Fe(86400/R):[u,f]=qr(u,f,Ml,!0))):(We=ar[0]=u=null,Be=ar[1]=f=null)),an(P,u,f)}let ur,Zn,is,as,us,cs,ds,fs,ps,ct;function Ul(u,f,h,y,x,S){u??=_u,h??=Al,y??="butt",x??=_u,S??="round",u!=ur&&(m.strokeStyle=ur=u),x!=Zn&&(m.fillStyle=Zn=x),f!=is&&(m.lineWidth=is=f),S!=us&&(m.lineJoin=us=S),y!=cs&&(m.lineCap=cs=y),h!=as&&m.setLineDash(as=h)}function ql(u,f,h,y){f!=Zn&&(m.fillStyle=Zn=f),u!=ds&&(m.font=ds=u),h!=fs&&(m.textAlign=fs=h),y!=ps&&(m.textBaseline=ps=y)}function hs(u,f,h,y,x=0){if(y.length>0&&u.auto(o,Lo)&&(f==null||f.min==null)){let S=ie(We,0),M=ie(Be,y.length-1),A=h.min==null?yh(y,S,M,x,u.distr==3):[h.min,h.max];u.min=Nt(u.min,h.min=A[0]),u.max=it(u.max,h.max=A[1])}}let Yl={min:null,max:null};function kd(){for(let y in E){let x=E[y];F[y]==null&&(x.min==null||F[P]!=null&&x.auto(o,Lo))&&(F[y]=Yl)}for(let y in E){let x=E[y];F[y]==null&&x.from!=null&&F[x.from]!=null&&(F[y]=Yl)}F[P]!=null&&Qn(!0);let u={};for(let y in F){let x=F[y];if(x!=null){let S=u[y]=Ro(E[y],Eh);if(x.min!=null)De(S,x);else if(y!=P||r==2)if(Ye==0&&S.from==null){let M=S.range(o,null,null,y);S.min=M[0],S.max=M[1]}else S.min=ye,S.max=-ye}}if(Ye>0){v.forEach((y,x)=>{if(r==1){let S=y.scale,M=F[S];if(M==null)return;let A=u[S];if(x==0){let O=A.range(o,A.min,A.max,S);A.min=O[0],A.max=O[1],We=zt(A.min,t[0]),Be=zt(A.max,t[0]),Be-We>1&&(t[0][We]<A.min&&We++,t[0][Be]>A.max&&Be--),y.min=At[We],y.max=At[Be]}else y.show&&y.auto&&hs(A,M,y,t[x],y.sorted);y.idxs[0]=We,y.idxs[1]=Be}else if(x>0&&y.show&&y.auto){let[S,M]=y.facets,A=S.scale,O=M.scale,[z,N]=t[x],$=u[A],J=u[O];$!=null&&hs($,F[A],S,z,S.sorted),J!=null&&hs(J,F[O],M,N,M.sorted),y.min=M.min,y.max=M.max}});for(let y in u){let x=u[y],S=F[y];if(x.from==null&&(S==null||S.min==null)){let M=x.range(o,x.min==ye?null:x.min,x.max==-ye?null:x.max,y);x.min=M[0],x.max=M[1]}}}for(let y in u){let x=u[y];if(x.from!=null){let S=u[x.from];if(S.min==null)x.min=x.max=null;else{let M=x.range(o,S.min,S.max,y);x.min=M[0],x.max=M[1]}}}let f={},h=!1;for(let y in u){let x=u[y],S=E[y];if(S.min!=x.min||S.max!=x.max){S.min=x.min,S.max=x.max;let M=S.distr;S._min=M==3?nn(S.min):M==4?cl(S.min,S.asinh):M==100?S.fwd(S.min):S.min,S._max=M==3?nn(S.max):M==4?cl(S.max,S.asinh):M==100?S.fwd(S.max):S.max,f[y]=h=!0}}if(h){v.forEach((y,x)=>{r==2?x>0&&f.y&&(y._paths=null):f[y.scale]&&(y._paths=null)});for(let y in f)jn=!0,Ke("setScale",y);tt&&K.left>=0&&(wn=wt=!0)}for(let y in F)F[y]=null}function Rd(u){let f=bl(We-1,0,Ye-1),h=bl(Be+1,0,Ye-1);for(;u[f]==null&&f>0;)f--;for(;u[h]==null&&h<Ye-1;)h++;return[f,h]}function Ed(){if(Ye>0){let u=v.some(f=>f._focus)&&ct!=$t.alpha;u&&(m.globalAlpha=ct=$t.alpha),v.forEach((f,h)=>{if(h>0&&f.show&&(Jl(h,!1),Jl(h,!0),f._paths==null)){let y=ct;ct!=f.alpha&&(m.globalAlpha=ct=f.alpha);let x=r==2?[0,t[h][0].length-1]:Rd(t[h]);f._paths=f.paths(o,h,x[0],x[1]),ct!=y&&(m.globalAlpha=ct=y)}}),v.forEach((f,h)=>{if(h>0&&f.show){let y=ct;ct!=f.alpha&&(m.globalAlpha=ct=f.alpha),f._paths!=null&&Zl(h,!1);{let x=f._paths!=null?f._paths.gaps:null,S=f.points.show(o,h,We,Be,x),M=f.points.filter(o,h,S,x);(S||M)&&(f.points._paths=f.points.paths(o,h,We,Be,M),Zl(h,!0))}ct!=y&&(m.globalAlpha=ct=y),Ke("drawSeries",h)}}),u&&(m.globalAlpha=ct=1)}}function Jl(u,f){let h=f?v[u].points:v[u];h._stroke=h.stroke(o,u),h._fill=h.fill(o,u)}function Zl(u,f){let h=f?v[u].points:v[u],{stroke:y,fill:x,clip:S,flags:M,_stroke:A=h._stroke,_fill:O=h._fill,_width:z=h.width}=h._paths;z=be(z*ue,3);let N=null,$=z%2/2;f&&O==null&&(O=z>0?"#fff":A);let J=h.pxAlign==1&&$>0;if(J&&m.translate($,$),!f){let ae=ft-z/2,le=xt-z/2,ee=ut+z,Y=Ct+z;N=new Path2D,N.rect(ae,le,ee,Y)}f?ms(A,z,h.dash,h.cap,O,y,x,M,S):Td(u,A,z,h.dash,h.cap,O,y,x,M,N,S),J&&m.translate(-$,-$)}function Td(u,f,h,y,x,S,M,A,O,z,N){let $=!1;O!=0&&D.forEach((J,ae)=>{if(J.series[0]==u){let le=v[J.series[1]],ee=t[J.series[1]],Y=(le._paths||nr).band;gn(Y)&&(Y=J.dir==1?Y[0]:Y[1]);let j,we=null;le.show&&Y&&vh(ee,We,Be)?(we=J.fill(o,ae)||S,j=le._paths.clip):Y=null,ms(f,h,y,x,we,M,A,O,z,N,j,Y),$=!0}}),$||ms(f,h,y,x,S,M,A,O,z,N)}let Ql=Eo|xl;function ms(u,f,h,y,x,S,M,A,O,z,N,$){Ul(u,f,h,y,x),(O||z||$)&&(m.save(),O&&m.clip(O),z&&m.clip(z)),$?(A&Ql)==Ql?(m.clip($),N&&m.clip(N),dr(x,M),cr(u,S,f)):A&xl?(dr(x,M),m.clip($),cr(u,S,f)):A&Eo&&(m.save(),m.clip($),N&&m.clip(N),dr(x,M),m.restore(),cr(u,S,f)):(dr(x,M),cr(u,S,f)),(O||z||$)&&m.restore()}function cr(u,f,h){h>0&&(f instanceof Map?f.forEach((y,x)=>{m.strokeStyle=ur=x,m.stroke(y)}):f!=null&&u&&m.stroke(f))}function dr(u,f){f instanceof Map?f.forEach((h,y)=>{m.fillStyle=Zn=y,m.fill(h)}):f!=null&&u&&m.fill(f)}function Md(u,f,h,y){let x=w[u],S;if(y<=0)S=[0,0];else{let M=x._space=x.space(o,u,f,h,y),A=x._incrs=x.incrs(o,u,f,h,y,M);S=$m(f,h,A,y,M)}return x._found=S}function gs(u,f,h,y,x,S,M,A,O,z){let N=M%2/2;k==1&&m.translate(N,N),Ul(A,M,O,z,A),m.beginPath();let $,J,ae,le,ee=x+(y==0||y==3?-S:S);h==0?(J=x,le=ee):($=x,ae=ee);for(let Y=0;Y<u.length;Y++)f[Y]!=null&&(h==0?$=ae=u[Y]:J=le=u[Y],m.moveTo($,J),m.lineTo(ae,le));m.stroke(),k==1&&m.translate(-N,-N)}function Cd(u){let f=!0;return w.forEach((h,y)=>{if(!h.show)return;let x=E[h.scale];if(x.min==null){h._show&&(f=!1,h._show=!1,Qn(!1));return}else h._show||(f=!1,h._show=!0,Qn(!1));let S=h.side,M=S%2,{min:A,max:O}=x,[z,N]=Md(y,A,O,M==0?Z:V);if(N==0)return;let $=x.distr==2,J=h._splits=h.splits(o,y,A,O,z,N,$),ae=x.distr==2?J.map(j=>At[j]):J,le=x.distr==2?At[J[1]]-At[J[0]]:z,ee=h._values=h.values(o,h.filter(o,ae,y,N,le),y,N,le);h._rotate=S==2?h.rotate(o,ee,y,N):0;let Y=h._size;h._size=Tt(h.size(o,ee,y,u)),Y!=null&&h._size!=Y&&(f=!1)}),f}function Ad(u){let f=!0;return Kl.forEach((h,y)=>{let x=h(o,y,kn,u);x!=sn[y]&&(f=!1),sn[y]=x}),f}function Od(){for(let u=0;u<w.length;u++){let f=w[u];if(!f.show||!f._show)continue;let h=f.side,y=h%2,x,S,M=f.stroke(o,u),A=h==0||h==3?-1:1,[O,z]=f._found;if(f.label!=null){let rt=f.labelGap*A,mt=Fe((f._lpos+rt)*ue);ql(f.labelFont[0],M,"center",h==2?"top":vu),m.save(),y==1?(x=S=0,m.translate(mt,Fe(xt+Ct/2)),m.rotate((h==3?-jr:jr)/2)):(x=Fe(ft+ut/2),S=mt);let Tn=ac(f.label)?f.label(o,u,O,z):f.label;m.fillText(Tn,x,S),m.restore()}if(z==0)continue;let N=E[f.scale],$=y==0?ut:Ct,J=y==0?ft:xt,ae=f._splits,le=N.distr==2?ae.map(rt=>At[rt]):ae,ee=N.distr==2?At[ae[1]]-At[ae[0]]:O,Y=f.ticks,j=f.border,we=Y.show?Y.size:0,Ae=Fe(we*ue),je=Fe((f.alignTo==2?f._size-we-f.gap:f.gap)*ue),pe=f._rotate*-jr/180,Oe=C(f._pos*ue),pt=(Ae+je)*A,ot=Oe+pt;S=y==0?ot:0,x=y==1?ot:0;let kt=f.font[0],Ot=f.align==1?_o:f.align==2?il:pe>0?_o:pe<0?il:y==0?"center":h==3?il:_o,Ht=pe||y==1?"middle":h==2?"top":vu;ql(kt,M,Ot,Ht);let ht=f.font[1]*f.lineGap,Rt=ae.map(rt=>C(i(rt,N,$,J))),Lt=f._values;for(let rt=0;rt<Lt.length;rt++){let mt=Lt[rt];if(mt!=null){y==0?x=Rt[rt]:S=Rt[rt],mt=""+mt;let Tn=mt.indexOf(`
`)==-1?[mt]:mt.split(/\n/gm);for(let st=0;st<Tn.length;st++){let yi=Tn[st];pe?(m.save(),m.translate(x,S+st*ht),m.rotate(pe),m.fillText(yi,0,0),m.restore()):m.fillText(yi,x,S+st*ht)}}}Y.show&&gs(Rt,Y.filter(o,le,u,z,ee),y,h,Oe,Ae,be(Y.width*ue,3),Y.stroke(o,u),Y.dash,Y.cap);let Gt=f.grid;Gt.show&&gs(Rt,Gt.filter(o,le,u,z,ee),y,y==0?2:1,y==0?xt:ft,y==0?Ct:ut,be(Gt.width*ue,3),Gt.stroke(o,u),Gt.dash,Gt.cap),j.show&&gs([Oe],[1],y==0?1:0,y==0?1:2,y==1?xt:ft,y==1?Ct:ut,be(j.width*ue,3),j.stroke(o,u),j.dash,j.cap)}Ke("drawAxes")}function Qn(u){v.forEach((f,h)=>{h>0&&(f._paths=null,u&&(r==1?(f.min=null,f.max=null):f.facets.forEach(y=>{y.min=null,y.max=null})))})}let fr=!1,ys=!1,Po=[];function Ld(){ys=!1;for(let u=0;u<Po.length;u++)Ke(...Po[u]);Po.length=0}function Xn(){fr||(Ph(Xl),fr=!0)}function Pd(u,f=!1){fr=!0,ys=f,u(o),Xl(),f&&Po.length>0&&queueMicrotask(Ld)}o.batch=Pd;function Xl(){if(rs&&(kd(),rs=!1),jn&&(yd(),jn=!1),lr){if(ke(g,_o,ve),ke(g,"top",Ne),ke(g,Qo,Z),ke(g,Xo,V),ke(_,_o,ve),ke(_,"top",Ne),ke(_,Qo,Z),ke(_,Xo,V),ke(b,Qo,Jt),ke(b,Xo,vn),p.width=Fe(Jt*ue),p.height=Fe(vn*ue),w.forEach(({_el:u,_show:f,_size:h,_pos:y,side:x})=>{if(u!=null)if(f){let S=x===3||x===0?h:0,M=x%2==1;ke(u,M?"left":"top",y-S),ke(u,M?"width":"height",h),ke(u,M?"top":"left",M?Ne:ve),ke(u,M?"height":"width",M?V:Z),gl(u,Nn)}else yt(u,Nn)}),ur=Zn=is=us=cs=ds=fs=ps=as=null,ct=1,zo(!0),ve!=Kn||Ne!=_n||Z!=Ft||V!=xn){Qn(!1);let u=Z/Ft,f=V/xn;if(tt&&!wn&&K.left>=0){K.left*=u,K.top*=f,eo&&qt(eo,Fe(K.left),0,Z,V),to&&qt(to,0,Fe(K.top),Z,V);for(let h=0;h<St.length;h++){let y=St[h];y!=null&&(Yn[h]*=u,Jn[h]*=f,qt(y,Tt(Yn[h]),Tt(Jn[h]),Z,V))}}if(xe.show&&!ir&&xe.left>=0&&xe.width>0){xe.left*=u,xe.width*=u,xe.top*=f,xe.height*=f;for(let h in Ss)ke(ro,h,xe[h])}Kn=ve,_n=Ne,Ft=Z,xn=V}Ke("setSize"),lr=!1}Jt>0&&vn>0&&(m.clearRect(0,0,p.width,p.height),Ke("drawClear"),G.forEach(u=>u()),Ke("draw")),xe.show&&ir&&(pr(xe),ir=!1),tt&&wn&&(En(null,!0,!1),wn=!1),Q.show&&Q.live&&wt&&(xs(),wt=!1),a||(a=!0,o.status=1,Ke("ready")),Lo=!1,fr=!1}o.redraw=(u,f)=>{jn=f||!1,u!==!1?an(P,T.min,T.max):Xn()};function bs(u,f){let h=E[u];if(h.from==null){if(Ye==0){let y=h.range(o,f.min,f.max,u);f.min=y[0],f.max=y[1]}if(f.min>f.max){let y=f.min;f.min=f.max,f.max=y}if(Ye>1&&f.min!=null&&f.max!=null&&f.max-f.min<1e-16)return;u==P&&h.distr==2&&Ye>0&&(f.min=zt(f.min,t[0]),f.max=zt(f.max,t[0]),f.min==f.max&&f.max++),F[u]=f,rs=!0,Xn()}}o.setScale=bs;let vs,_s,eo,to,ei,ti,no,oo,ni,oi,_e,Te,ln=!1,Je=K.drag,He=Je.x,Ge=Je.y;tt&&(K.x&&(vs=Et(oh,_)),K.y&&(_s=Et(rh,_)),T.ori==0?(eo=vs,to=_s):(eo=_s,to=vs),_e=K.left,Te=K.top);let xe=o.select=De({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),ro=xe.show?Et(nh,xe.over?_:g):null;function pr(u,f){if(xe.show){for(let h in u)xe[h]=u[h],h in Ss&&ke(ro,h,u[h]);f!==!1&&Ke("setSelect")}}o.setSelect=pr;function Id(u){if(v[u].show)ze&&gl(Ce[u],Nn);else if(ze&&yt(Ce[u],Nn),tt){let h=qn?St[0]:St[u];h!=null&&qt(h,-10,-10,Z,V)}}function an(u,f,h){bs(u,{min:f,max:h})}function Wt(u,f,h,y){f.focus!=null&&Fd(u),f.show!=null&&v.forEach((x,S)=>{S>0&&(u==S||u==null)&&(x.show=f.show,Id(S),r==2?(an(x.facets[0].scale,null,null),an(x.facets[1].scale,null,null)):an(x.scale,null,null),Xn())}),h!==!1&&Ke("setSeries",u,f),y&&No("setSeries",o,u,f)}o.setSeries=Wt;function Dd(u,f){De(D[u],f)}function zd(u,f){u.fill=ne(u.fill||null),u.dir=ie(u.dir,-1),f=f??D.length,D.splice(f,0,u)}function Nd(u){u==null?D.length=0:D.splice(u,1)}o.addBand=zd,o.setBand=Dd,o.delBand=Nd;function Vd(u,f){v[u].alpha=f,tt&&St[u]!=null&&(St[u].style.opacity=f),ze&&Ce[u]&&(Ce[u].style.opacity=f)}let Zt,un,Rn,so={focus:!0};function Fd(u){if(u!=Rn){let f=u==null,h=$t.alpha!=1;v.forEach((y,x)=>{if(r==1||x>0){let S=f||x==0||x==u;y._focus=f?null:S,h&&Vd(x,S?1:$t.alpha)}}),Rn=u,h&&Xn()}}ze&&Un&&nt(Su,ce,u=>{K._lock||(Sn(u),Rn!=null&&Wt(null,so,!0,Ie.setSeries))});function Bt(u,f,h){let y=E[f];h&&(u=u/ue-(y.ori==1?Ne:ve));let x=Z;y.ori==1&&(x=V,u=x-u),y.dir==-1&&(u=x-u);let S=y._min,M=y._max,A=u/x,O=S+(M-S)*A,z=y.distr;return z==3?So(10,O):z==4?xh(O,y.asinh):z==100?y.bwd(O):O}function $d(u,f){let h=Bt(u,P,f);return zt(h,t[0],We,Be)}o.valToIdx=u=>zt(u,t[0]),o.posToIdx=$d,o.posToVal=Bt,o.valToPos=(u,f,h)=>E[f].ori==0?s(u,E[f],h?ut:Z,h?ft:0):l(u,E[f],h?Ct:V,h?xt:0),o.setCursor=(u,f,h)=>{_e=u.left,Te=u.top,En(null,f,h)};function ri(u,f){ke(ro,_o,xe.left=u),ke(ro,Qo,xe.width=f)}function si(u,f){ke(ro,"top",xe.top=u),ke(ro,Xo,xe.height=f)}let Io=T.ori==0?ri:si,Do=T.ori==1?ri:si;function Wd(){if(ze&&Q.live)for(let u=r==2?1:0;u<v.length;u++){if(u==0&&_t)continue;let f=Q.values[u],h=0;for(let y in f)Vt[u][h++].firstChild.nodeValue=f[y]}}function xs(u,f){if(u!=null&&(u.idxs?u.idxs.forEach((h,y)=>{fe[y]=h}):Rh(u.idx)||fe.fill(u.idx),Q.idx=fe[0]),ze&&Q.live){for(let h=0;h<v.length;h++)(h>0||r==1&&!_t)&&Bd(h,fe[h]);Wd()}wt=!1,f!==!1&&Ke("setLegend")}o.setLegend=xs;function Bd(u,f){let h=v[u],y=u==0&&I==2?At:t[u],x;_t?x=h.values(o,u,f)??rn:(x=h.value(o,f==null?null:y[f],u,f),x=x==null?rn:{_:x}),Q.values[u]=x}function En(u,f,h){ni=_e,oi=Te,[_e,Te]=K.move(o,_e,Te),K.left=_e,K.top=Te,tt&&(eo&&qt(eo,Fe(_e),0,Z,V),to&&qt(to,0,Fe(Te),Z,V));let y,x=We>Be;Zt=ye,un=null;let S=T.ori==0?Z:V,M=T.ori==1?Z:V;if(_e<0||Ye==0||x){y=K.idx=null;for(let A=0;A<v.length;A++){let O=St[A];O!=null&&qt(O,-10,-10,Z,V)}Un&&Wt(null,so,!0,u==null&&Ie.setSeries),Q.live&&(fe.fill(y),wt=!0)}else{let A,O,z;r==1&&(A=T.ori==0?_e:Te,O=Bt(A,P),y=K.idx=zt(O,t[0],We,Be),z=L(t[0][y],T,S,0));let N=-10,$=-10,J=0,ae=0,le=!0,ee="",Y="";for(let j=r==2?1:0;j<v.length;j++){let we=v[j],Ae=fe[j],je=Ae==null?null:r==1?t[j][Ae]:t[j][1][Ae],pe=K.dataIdx(o,j,y,O),Oe=pe==null?null:r==1?t[j][pe]:t[j][1][pe];if(wt=wt||Oe!=je||pe!=Ae,fe[j]=pe,j>0&&we.show){let pt=pe==null?-10:pe==y?z:L(r==1?t[0][pe]:t[j][0][pe],T,S,0),ot=Oe==null?-10:H(Oe,r==1?E[we.scale]:E[we.facets[1].scale],M,0);if(Un&&Oe!=null){let kt=T.ori==1?_e:Te,Ot=$e($t.dist(o,j,pe,ot,kt));if(Ot<Zt){let Ht=$t.bias;if(Ht!=0){let ht=Bt(kt,we.scale),Rt=Oe>=0?1:-1,Lt=ht>=0?1:-1;Lt==Rt&&(Lt==1?Ht==1?Oe>=ht:Oe<=ht:Ht==1?Oe<=ht:Oe>=ht)&&(Zt=Ot,un=j)}else Zt=Ot,un=j}}if(wt||qn){let kt,Ot;T.ori==0?(kt=pt,Ot=ot):(kt=ot,Ot=pt);let Ht,ht,Rt,Lt,Gt,rt,mt=!0,Tn=Qe.bbox;if(Tn!=null){mt=!1;let st=Tn(o,j);Rt=st.left,Lt=st.top,Ht=st.width,ht=st.height}else Rt=kt,Lt=Ot,Ht=ht=Qe.size(o,j);if(rt=Qe.fill(o,j),Gt=Qe.stroke(o,j),qn)j==un&&Zt<=$t.prox&&(N=Rt,$=Lt,J=Ht,ae=ht,le=mt,ee=rt,Y=Gt);else{let st=St[j];st!=null&&(Yn[j]=Rt,Jn[j]=Lt,Au(st,Ht,ht,mt),Mu(st,rt,Gt),qt(st,Tt(Rt),Tt(Lt),Z,V))}}}}if(qn){let j=$t.prox,we=Rn==null?Zt<=j:Zt>j||un!=Rn;if(wt||we){let Ae=St[0];Ae!=null&&(Yn[0]=N,Jn[0]=$,Au(Ae,J,ae,le),Mu(Ae,ee,Y),qt(Ae,Tt(N),Tt($),Z,V))}}}if(xe.show&&ln)if(u!=null){let[A,O]=Ie.scales,[z,N]=Ie.match,[$,J]=u.cursor.sync.scales,ae=u.cursor.drag;if(He=ae._x,Ge=ae._y,He||Ge){let{left:le,top:ee,width:Y,height:j}=u.select,we=u.scales[$].ori,Ae=u.posToVal,je,pe,Oe,pt,ot,kt=A!=null&&z(A,$),Ot=O!=null&&N(O,J);kt&&He?(we==0?(je=le,pe=Y):(je=ee,pe=j),Oe=E[A],pt=L(Ae(je,$),Oe,S,0),ot=L(Ae(je+pe,$),Oe,S,0),Io(Nt(pt,ot),$e(ot-pt))):Io(0,S),Ot&&Ge?(we==1?(je=le,pe=Y):(je=ee,pe=j),Oe=E[O],pt=H(Ae(je,J),Oe,M,0),ot=H(Ae(je+pe,J),Oe,M,0),Do(Nt(pt,ot),$e(ot-pt))):Do(0,M)}else ks()}else{let A=$e(ni-ei),O=$e(oi-ti);if(T.ori==1){let J=A;A=O,O=J}He=Je.x&&A>=Je.dist,Ge=Je.y&&O>=Je.dist;let z=Je.uni;z!=null?He&&Ge&&(He=A>=z,Ge=O>=z,!He&&!Ge&&(O>A?Ge=!0:He=!0)):Je.x&&Je.y&&(He||Ge)&&(He=Ge=!0);let N,$;He&&(T.ori==0?(N=no,$=_e):(N=oo,$=Te),Io(Nt(N,$),$e($-N)),Ge||Do(0,M)),Ge&&(T.ori==1?(N=no,$=_e):(N=oo,$=Te),Do(Nt(N,$),$e($-N)),He||Io(0,S)),!He&&!Ge&&(Io(0,0),Do(0,0))}if(Je._x=He,Je._y=Ge,u==null){if(h){if(gi!=null){let[A,O]=Ie.scales;Ie.values[0]=A!=null?Bt(T.ori==0?_e:Te,A):null,Ie.values[1]=O!=null?Bt(T.ori==1?_e:Te,O):null}No(al,o,_e,Te,Z,V,y)}if(Un){let A=h&&Ie.setSeries,O=$t.prox;Rn==null?Zt<=O&&Wt(un,so,!0,A):Zt>O?Wt(null,so,!0,A):un!=Rn&&Wt(un,so,!0,A)}}wt&&(Q.idx=y,xs()),f!==!1&&Ke("setCursor")}let cn=null;Object.defineProperty(o,"rect",{get(){return cn==null&&zo(!1),cn}});function zo(u=!1){u?cn=null:(cn=_.getBoundingClientRect(),Ke("syncRect",cn))}function li(u,f,h,y,x,S,M){K._lock||ln&&u!=null&&u.movementX==0&&u.movementY==0||(ws(u,f,h,y,x,S,M,!1,u!=null),u!=null?En(null,!0,!0):En(f,!0,!1))}function ws(u,f,h,y,x,S,M,A,O){if(cn==null&&zo(!1),Sn(u),u!=null)h=u.clientX-cn.left,y=u.clientY-cn.top;else{if(h<0||y<0){_e=-10,Te=-10;return}let[z,N]=Ie.scales,$=f.cursor.sync,[J,ae]=$.values,[le,ee]=$.scales,[Y,j]=Ie.match,we=f.axes[0].side%2==1,Ae=T.ori==0?Z:V,je=T.ori==1?Z:V,pe=we?S:x,Oe=we?x:S,pt=we?y:h,ot=we?h:y;if(le!=null?h=Y(z,le)?i(J,E[z],Ae,0):-10:h=Ae*(pt/pe),ee!=null?y=j(N,ee)?i(ae,E[N],je,0):-10:y=je*(ot/Oe),T.ori==1){let kt=h;h=y,y=kt}}O&&(f==null||f.cursor.event.type==al)&&((h<=1||h>=Z-1)&&(h=Dn(h,Z)),(y<=1||y>=V-1)&&(y=Dn(y,V))),A?(ei=h,ti=y,[no,oo]=K.move(o,h,y)):(_e=h,Te=y)}let Ss={width:0,height:0,left:0,top:0};function ks(){pr(Ss,!1)}let ii,ai,ui,ci;function di(u,f,h,y,x,S,M){ln=!0,He=Ge=Je._x=Je._y=!1,ws(u,f,h,y,x,S,M,!0,!1),u!=null&&(nt(ul,hl,fi,!1),No(xu,o,no,oo,Z,V,null));let{left:A,top:O,width:z,height:N}=xe;ii=A,ai=O,ui=z,ci=N}function fi(u,f,h,y,x,S,M){ln=Je._x=Je._y=!1,ws(u,f,h,y,x,S,M,!1,!0);let{left:A,top:O,width:z,height:N}=xe,$=z>0||N>0,J=ii!=A||ai!=O||ui!=z||ci!=N;if($&&J&&pr(xe),Je.setScale&&$&&J){let ae=A,le=z,ee=O,Y=N;if(T.ori==1&&(ae=O,le=N,ee=A,Y=z),He&&an(P,Bt(ae,P),Bt(ae+le,P)),Ge)for(let j in E){let we=E[j];j!=P&&we.from==null&&we.min!=ye&&an(j,Bt(ee+Y,j),Bt(ee,j))}ks()}else K.lock&&(K._lock=!K._lock,En(f,!0,u!=null));u!=null&&(Gn(ul,hl),No(ul,o,_e,Te,Z,V,null))}function Hd(u,f,h,y,x,S,M){if(K._lock)return;Sn(u);let A=ln;if(ln){let O=!0,z=!0,N=10,$,J;T.ori==0?($=He,J=Ge):($=Ge,J=He),$&&J&&(O=_e<=N||_e>=Z-N,z=Te<=N||Te>=V-N),$&&O&&(_e=_e<no?0:Z),J&&z&&(Te=Te<oo?0:V),En(null,!0,!0),ln=!1}_e=-10,Te=-10,fe.fill(null),En(null,!0,!0),A&&(ln=A)}function pi(u,f,h,y,x,S,M){K._lock||(Sn(u),ls(),ks(),u!=null&&No(ku,o,_e,Te,Z,V,null))}function hi(){w.forEach(Wm),ss(o.width,o.height,!0)}Vn(Ur,wo,hi);let lo={};lo.mousedown=di,lo.mousemove=li,lo.mouseup=fi,lo.dblclick=pi,lo.setSeries=(u,f,h,y)=>{let x=Ie.match[2];h=x(o,f,h),h!=-1&&Wt(h,y,!0,!1)},tt&&(nt(xu,_,di),nt(al,_,li),nt(wu,_,u=>{Sn(u),zo(!1)}),nt(Su,_,Hd),nt(ku,_,pi),wl.add(o),o.syncRect=zo);let hr=o.hooks=e.hooks||{};function Ke(u,f,h){ys?Po.push([u,f,h]):u in hr&&hr[u].forEach(y=>{y.call(null,o,f,h)})}(e.plugins||[]).forEach(u=>{for(let f in u.hooks)hr[f]=(hr[f]||[]).concat(u.hooks[f])});let mi=(u,f,h)=>h,Ie=De({key:null,setSeries:!1,filters:{pub:Du,sub:Du},scales:[P,v[1]?v[1].scale:null],match:[zu,zu,mi],values:[null,null]},K.sync);Ie.match.length==2&&Ie.match.push(mi),K.sync=Ie;let gi=Ie.key,Rs=Lc(gi);function No(u,f,h,y,x,S,M){Ie.filters.pub(u,f,h,y,x,S,M)&&Rs.pub(u,f,h,y,x,S,M)}Rs.sub(o);function Gd(u,f,h,y,x,S,M){Ie.filters.sub(u,f,h,y,x,S,M)&&lo[u](null,f,h,y,x,S,M)}o.pub=Gd;function Kd(){Rs.unsub(o),wl.delete(o),bn.clear(),yl(Ur,wo,hi),d.remove(),ce?.remove(),Ke("destroy")}o.destroy=Kd;function Es(){Ke("init",e,t),jl(t||e.data,!1),F[P]?bs(P,F[P]):ls(),ir=xe.show&&(xe.width>0||xe.height>0),wn=wt=!0,ss(e.width,e.height)}return v.forEach(Gl),w.forEach(Sd),n?n instanceof HTMLElement?(n.appendChild(d),Es()):n(o,Es):Es(),o}qe.assign=De;qe.fmtNum=Cl;qe.rangeNum=qr;qe.rangeLog=Zr;qe.rangeAsinh=Tl;qe.orient=$n;qe.pxRatio=ue;qe.join=Lh;qe.fmtDate=Ol,qe.tzDate=Hh;qe.sync=Lc;{qe.addGap=Rm,qe.clipGaps=es;let e=qe.paths={points:Vc};e.linear=$c,e.stepped=Mm,e.bars=Cm,e.spline=Om}var Vl=["cached","held","not cached","recomputed","freed"];function Fl({categories:e}){let t=r=>Vl.includes(r)?Vl.indexOf(r):Vl.length,n=Object.keys(e).filter(r=>e[r]?.some(s=>s!==0)).sort((r,s)=>t(r)-t(s)),o=[];for(let r of n){let s=o.at(-1)?.top;o.push({name:r,top:(e[r]??[]).map((l,i)=>l+(s?.[i]??0))})}return o}var Kc={key:"timeline",title:"Timeline",waiting:"Reading the timeline…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.timeline(t,n),Panel:Bm};function Bm({reply:e,isLoading:t}){return e.op.length===0?c("p",{class:"hint pad",children:"The forward made no storage, so there is nothing to draw."}):c("div",{class:"timeline","aria-busy":t,children:[e.peak&&c("p",{class:"summary","data-testid":"timeline-peak",children:["Peak ",c(ge,{n:e.peak.nbytes})," after op ",me(e.peak.op)]}),c(Hm,{timeline:e}),c("p",{class:"hint",children:"Storages made while recording, after each operator call, split by what had become of them when the forward ended. Drag across the chart to zoom in, double-click to zoom out."})]})}function Hm({timeline:e}){let t=te(),n=gt(null),[o,r]=oe(null),s=Fl(e),l=t.isDark.value;Xe(()=>{if(!n.current)return;let d=n.current,p=new qe(Km(e,d,r),Gm(e),d),m=new ResizeObserver(()=>{let{clientWidth:b,clientHeight:g}=d;b>0&&g>0&&p.setSize({width:b,height:g})});return m.observe(d),()=>{m.disconnect(),p.destroy()}},[e,l]);let i=e.op.length-1,a=o??i;return c(he,{children:[c("dl",{class:"plot-legend","data-testid":"timeline-legend",children:[c("div",{children:[c("dt",{children:["after op ",me(e.op[a]??0)]}),c("dd",{children:c(ge,{n:e.live_bytes[a]})})]}),s.map(({name:d})=>c("div",{children:[c("dt",{children:[c("span",{class:`patch ${Ut(d)}`}),d]}),c("dd",{children:c(ge,{n:e.categories[d]?.[a]})})]},d))]}),c("div",{class:"plot",ref:n,role:"img","aria-label":`Live bytes over ${me(e.op.length)} points`,"data-testid":"timeline-plot"})]})}function Gm(e){return[e.op,...jc(e).map(t=>t.top)]}function jc(e){return Fl(e).reverse()}function Km(e,t,n){let o=l=>getComputedStyle(t).getPropertyValue(`--${l}`).trim(),r=jc(e),s={stroke:o("muted"),grid:{stroke:o("grid"),width:1},ticks:{stroke:o("grid"),width:1},font:"12px system-ui, sans-serif"};return{width:t.clientWidth||600,height:t.clientHeight||300,legend:{show:!1},cursor:{y:!1,points:{show:!1}},scales:{x:{time:!1},y:{range:(l,i,a)=>[0,(a||1)*1.05]}},axes:[{...s,values:(l,i)=>i.map(a=>Number.isInteger(a)?me(a):"")},{...s,size:76,incrs:jm,values:(l,i)=>i.map(Ze)}],series:[{},...r.map(({name:l})=>({label:l,stroke:o(Ut(l)),fill:o(`${Ut(l)}-fill`),width:1,paths:qe.paths.stepped?.({align:1})??(()=>null),points:{show:!1}}))],bands:r.slice(1).map((l,i)=>({series:[i+1,i+2]})),hooks:{setCursor:[l=>n(l.cursor.idx??null)],draw:[l=>Um(l,e,o)]}}}var jm=Array.from({length:50},(e,t)=>2**t);function Um(e,{peak:t,phases:n},o){let{ctx:r,bbox:s}=e,l=devicePixelRatio;r.save(),r.beginPath(),r.rect(s.left,s.top,s.width,s.height),r.clip(),r.font=`${12*l}px system-ui, sans-serif`,r.fillStyle=r.strokeStyle=o("muted"),r.lineWidth=l,r.textAlign="left",r.setLineDash([2*l,3*l]);for(let i of n.slice(1)){let a=e.valToPos(i.first_op,"x",!0);Gc(r,a,s.top,a,s.top+s.height),r.fillText(i.kind,a+4*l,s.top+s.height-6*l)}if(r.setLineDash([]),t){let[i,a]=[e.valToPos(t.op,"x",!0),e.valToPos(t.nbytes,"y",!0)];r.fillStyle=r.strokeStyle=o("fg"),Gc(r,i,a,i,s.top+s.height),r.beginPath(),r.arc(i,a,3.5*l,0,2*Math.PI),r.fill();let d=i>s.left+s.width/2;r.textAlign=d?"right":"left",r.fillText(`peak ${Ze(t.nbytes)}`,i+(d?-8:8)*l,a-4*l)}r.restore()}function Gc(e,t,n,o,r){e.beginPath(),e.moveTo(t,n),e.lineTo(o,r),e.stroke()}var $l=[Ha,cu,au,Ga,Kc,yu,hu];function Uc(e){let t=lt(e);return{address:t,change:n=>t.value={...t.peek(),...n}}}function qm(e){let t=e.map(n=>Math.max(...n.tags.flatMap(o=>o.steps.map(r=>r.wall_time??0)),0));return e[t.indexOf(Math.max(...t))]}function qc(e,t){let n=e?.runs.find(s=>s.run===t.run)??qm(e?.runs??[]),o=n?.tags.find(s=>s.tag===t.tag)??n?.tags[0],r=o?.steps.find(s=>s.step===t.step)??o?.steps.at(-1);return n&&o?{run:n,tag:o,step:r}:null}function Yc(e,{address:t,change:n},o){let r=nl(()=>o.value?"index":null,e.index),s=Ue(()=>qc(r.state.value.value,t.value)),l=Ue(()=>{let{run:R,tag:v,step:w}=s.value??{};return R&&v&&w?{run:R.run,tag:v.tag,...w}:null}),i=Ue(()=>l.value?JSON.stringify(l.value):null);function a(R,v){return nl(()=>{let w=o.value&&i.value!==null?R():null;return w===null?null:`${i.value} ${w}`},(w,E)=>{let D=l.peek();if(!D)throw new Error("No recording is chosen.");return v(D,w,E)})}let d=a(()=>"recording",e.recording),p=Ue(()=>d.state.value.value?.modules),m=Ue(()=>p.value&&ra(p.value)),b=Ue(()=>{let R=d.state.value.value?.ops.node??[];return new Map(R.map((v,w)=>[v,w]))});function g({kind:R,number:v}){if(R==="module")return p.peek()?.parent[v]??null;let w=b.peek().get(v);return w===void 0?null:d.state.peek().value?.ops.module[w]??null}function _(R){n({run:R,tag:"",step:null,selected:null,expand:null})}function k(R){n({tag:R,step:null,selected:null,expand:null})}function C({run:R,tag:v},w){let E=l.peek()?.step??null;n({run:R,tag:v,step:E,view:w,selected:null,expand:null})}return{index:r,entry:s,shown:l,partOfShown:a,recording:d,modules:p,moduleTree:m,rowOfNode:b,moduleAround:g,chooseRun:_,chooseTag:k,chooseRank:C}}function Jc(e,t,{address:n},{entry:o,recording:r,partOfShown:s}){let l=(_,k)=>s(()=>k()?_.key:null,async(C,R,v)=>_.fetch?.(t,C,R,v)),i=()=>r.state.value.value?.meta,a=_=>_.isFor?.(i(),o.value?.tag)??!0,d=new Map;for(let _ of e)_.isEmpty!==void 0&&d.set(_,l(_,()=>i()!==void 0&&a(_)));function p(_){if(!a(_))return!1;if(_.isEmpty===void 0)return!0;let k=d.get(_)?.state.value;return(k?.loading===!0||i()===void 0)&&n.value.view===_.key?!0:k?.value!==void 0&&!_.isEmpty(k.value)}let m=Ue(()=>e.filter(p)),b=Ue(()=>m.value.map(({key:k})=>k).includes(n.value.view)?n.value.view:jt.view);for(let _ of e)_.fetch===void 0||d.has(_)||d.set(_,l(_,()=>b.value===_.key));function g(){for(let[_,k]of d){let{value:C,error:R}=k.state.peek();(R||C!==void 0&&_.mayGrow?.(C))&&k.reload()}}return{available:m,shown:b,reply:_=>d.get(_),reload:g,dispose:()=>d.forEach(_=>_.dispose())}}function Zc(e,t,n,o=jt){let r=Uc(o),{address:s,change:l}=r,i=lt(!0),a=lt(!1),d=Yc(e,r,i),p=Jc(n,e,r,d),m=za(e,t,r,d,p.shown),b=d.partOfShown(()=>fo(s.value.selected)?s.value.selected.text:null,(v,w)=>e.detail(v,s.peek().selected,w)),{index:g,recording:_}=d;function k(v){l({selected:v})}function C(){g.reload();for(let v of[_,m.picture,b])v.state.peek().error&&v.reload();p.reload()}function R(){for(let v of[g,_,m.picture,b,p])v.dispose()}return{address:s,change:l,select:k,isVisible:i,isDark:a,recordings:d,views:p,graph:m,detail:b,reload:C,dispose:R}}var Qc='.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}';var Xc=`* {
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
`;var ed=`.details {
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
`;var td=`.graph {
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
`;var nd=`@media (max-width: 820px) {
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
`;var od=`.app {
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
`;var rd=`.ranks {
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
`;var sd=`.table {
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
`;var ld=`.terms {
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
`;var id=`/* Colours are named once, per theme. Those of the states are tb_actmem/render/palette.py's (Okabe
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
`;var ad=`.timeline {
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
`;var ud=[Qc,id,Xc,od,td,ed,sd,ad,ld,rd,nd].join(`
`);var rr="p.activation_memory.";function Wn(){try{return window.parent!==window&&window.parent.document?window.parent:null}catch{return null}}function Wl(e){try{let n=Wn()?.tensorboard?.tf_storage?.getString(rr+e);if(n)return n}catch{}let t=(Wn()??window).location.hash.slice(1);return new URLSearchParams(t.replaceAll("+","%2B")).get(rr+e)??""}function cd(e,t){let n=Wn()?.tensorboard?.tf_storage;try{if(n){n.setString(rr+e,t,{defaultValue:"",useLocationReplace:!0});return}}catch{return}if(Wn())return;let o=new URLSearchParams(location.hash.slice(1));t?o.set(rr+e,t):o.delete(rr+e),history.replaceState(null,"",`${location.pathname}${location.search}#${o.toString()}`)}function dd(e){(Wn()??window).addEventListener("hashchange",e)}function fd(e){let t=Wn()?.document.body;if(t){let n=()=>e(t.classList.contains("dark-mode"));new MutationObserver(n).observe(t,{attributes:!0,attributeFilter:["class"]}),n()}else{let n=window.matchMedia("(prefers-color-scheme: dark)");n.addEventListener("change",()=>e(n.matches)),e(n.matches)}}function pd(e){let t=()=>e(window.innerHeight>0);window.addEventListener("resize",t),t()}function hd(e,t){if(!Wn())return;let{port1:n,port2:o}=new MessageChannel,r=s=>n.postMessage(JSON.stringify(s));n.onmessage=s=>{let l=JSON.parse(s.data);if(l.isReply){l.type==="experimental.GetURLPluginData"&&!l.error&&l.payload&&t(l.payload);return}l.type==="experimental.DataReloaded"&&e(),r({...l,payload:null,error:null,isReply:!0})},window.parent.postMessage("experimental.bootstrap","*",[o]),r({type:"experimental.GetURLPluginData",id:0,payload:null,error:null,isReply:!1})}var md=$l.map(({key:e})=>e);function u_(){try{lg()}catch(e){let t=document.createElement("p");t.setAttribute("role","alert"),t.textContent=`The Activation Memory tab could not start: ${String(e)}`,document.body.append(t)}}function lg(){document.documentElement.lang="en";let e=document.createElement("style");e.textContent=ud,document.head.append(e);let t=Ks(Wl,md),n=Zc(ta,oa(ig),$l,t);fd(r=>{document.documentElement.classList.toggle("dark",r),n.isDark.value=r}),pd(r=>n.isVisible.value=r),ag(n);let o=document.createElement("div");o.id="activation-memory",document.body.append(o),Ai(c(js.Provider,{value:n,children:c(xa,{})}),o)}function ig(){let e=new URL("./layout.worker.js?v=f3e949b78ecb",import.meta.url);return new Worker(e,{type:"module"})}function ag(e){let t=Ar(e.address.peek());Pt(()=>{let o=Ar(e.address.value);for(let r of Cr)o[r]!==t[r]&&cd(r,o[r]);t=o});let n=o=>{let r=Ks(o,md),s=Ar(r);Cr.some(l=>s[l]!==t[l])&&e.change(r)};dd(()=>{e.isVisible.peek()&&n(Wl)}),hd(e.reload,o=>{Cr.every(r=>!t[r])&&n(r=>o[r]??"")})}export{u_ as render};
