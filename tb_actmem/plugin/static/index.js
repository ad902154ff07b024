var pe,ou,Wi,On,zi,ns,ru,es,su,Vi,Ni,iu,br=Symbol.for("pv"),os={},rs=[],fh=/^m(i|n|o|s|text|space)$/,Bi=Array.isArray,Gi=rs.slice,eo=Object.assign;function Xn(e){e&&e.parentNode&&e.remove()}function lu(e,t,n){var o,r,s,i={},a=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:i[s]=t[s];return a>2&&(i.children=a>3?Gi.call(arguments,2):n),yr(e,i,o,r,null)}function yr(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:br,__v:r||++ou,__i:-1,__u:0};return!r&&pe.vnode&&pe.vnode(s),s}function ee(e){return e.children}function zo(e,t){this.props=e,this.context=t,this.__g=0}function An(e,t){if(t==null)return e.__&&An(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:An(e)}function mh(e){var t,n=e.__v,o=n.__e,r=[],s=[],i=e.__P;i&&((t=eo({constructor:br},n)).__v=n.__v+1,pe.vnode&&pe.vnode(t),Hi(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||An(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,fu(r,t,s),n.__=n.__e=null,t.__e!=o&&au(t))}function au(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),au(e)}function Fi(e){(8&e.__g||(e.__g|=8,On.push(e),ns++))&&zi==pe.debounceRendering||((zi=pe.debounceRendering)||queueMicrotask)(uu)}function uu(){try{for(var e,t=1;On.length;)On.length>t&&On.sort(ru),e=On.shift(),t=On.length,8&e.__g&&mh(e)}finally{(ns=On.length)&&(zi||queueMicrotask)(uu)}}function cu(e,t,n,o,r,s,i,a,u,c,d){var f,m,h,b,_,C,R=o.__k||rs,x=t.length;for(u=hh(n,t,R,u,x),f=0;f<x;f++)(h=n.__k[f])!=null&&(m=~h.__i&&R[h.__i]||os,h.__i=f,C=Hi(e,h,m,r,s,i,a,u,c,d),b=h.__e,(m.ref!=h.ref||8&m.__u)&&(m.ref&&Ki(m.ref,null,h,m),h.ref&&d.push(h.ref,h.__c||b,h)),_=_||b,4&h.__u?(u=du(h,u,e,!m.__v),m.__e&&(m.__e=null)):typeof h.type=="function"&&C!==void 0?u=C:b&&(u=b.nextSibling),h.__u&=-21);return n.__e=_,u}function hh(e,t,n,o,r){var s,i,a,u,c,d,f,m,h,b=n.length,_=b,C=0,R=0,x=e.__k=Array(r);for(s=0;s<r;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=x[s]=yr(null,i):Bi(i)?i=x[s]=yr(ee,{children:i}):i.constructor===br&&i.__b?i=x[s]=yr(i.type,i.props,i.key,i.ref,i.__v):x[s]=i,u=s+C,i.__=e,i.__b=e.__b+1,a=null,~(c=i.__i=gh(i,n,u,_))&&(_--,(a=n[c])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,c==u-1?C--:c==u+1?C++:c!=u&&(c>u?C--:C++,R=1)):(~c||(r>b?C--:r<b&&C++),typeof i.type!="function"&&(i.__u|=4))):x[s]=null;if(R){for(d=[],f=[],s=0;s<r;s++)if((i=x[s])&&16&i.__u){for(C=0,m=d.length;C<m;)d[h=C+m>>1]<i.__i?C=h+1:m=h;d[C]=i.__i,f[s]=C+1}for(C=d.length;s--;)f[s]&&(f[s]==C?C--:x[s].__u|=4)}if(_)for(s=0;s<b;s++)!(a=n[s])||2&a.__u||(a.__e==o&&(o=An(a)),Ui(a,a));return o}function du(e,t,n,o){var r,s,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=du(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=An(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function gh(e,t,n,o){var r,s=e.key,i=e.type,a=t[n],u=a&&!(2&a.__u);if(a===null&&s==null||u&&s==a.key&&i==a.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((a=t[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r}return-1}function nu(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Xr(e,t,n,o,r){var s,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||nu(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||nu(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Ni[t]||(Ni[t]=yh(t)),(e.__a||(e.__a={}))[t]=Vi,s=t!=(t=t.replace(su,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function yh(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[es]==null)t[es]=Vi++;else if(t[es]<this.__a[e])return;return n(pe.event?pe.event(t):t)}}}function Hi(e,t,n,o,r,s,i,a,u,c){var d,f,m,h,b,_,C,R,x,w,S,L,P,I,M,E,$,A,D=t.type;if(t.constructor!==br)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(t.__u|=u,f=s=[],d.nodeType==8?a=ts(d,s):s.push(d),a=s[0]||a),(d=pe.__b)&&d(t);e:if(typeof D=="function"){m=i.length;try{if(R=t.props,x=(d=D.prototype)&&d.render,w=(d=D.contextType)&&o[d.__c],S=d?w?w.props.value:d.__:o,(h=n.__c)?(t.__c=h,2&h.__g&&(h.__g|=1)):(x?t.__c=h=new D(R,S):(t.__c=h=new zo(R,S),h.constructor=D,h.render=vh),w&&w.sub(h),h.state||(h.state={}),h.__n=o,h.__g|=8,h.__h=[],h.__k=[]),x&&(h.__s||(h.__s=h.state),D.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=eo({},h.__s)),eo(h.__s,D.getDerivedStateFromProps(R,h.__s)))),b=h.props,_=h.state,h.__v=t,n.__c){if(R!==b&&x&&!D.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(R,S),t.__v==n.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(R,h.__s,S)===!1){t.__v!=n.__v&&(h.props=R,h.state=h.__s,h.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(N){N&&(N.__=t)}),rs.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&i.push(h),a=An(n);break e}h.componentWillUpdate&&h.componentWillUpdate(R,h.__s,S),x&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(b,_,C)})}else x&&!D.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),x&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=S,h.props=R,h.__P=e,h.__g&=-5,L=pe.__r,P=x?25:0;do h.__g&=-9,L&&L(t),d=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++P<25);x&&(rs.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(o=eo({},o,h.getChildContext())),x&&n.__c&&h.getSnapshotBeforeUpdate&&(C=h.getSnapshotBeforeUpdate(b,_)),I=d&&d.type===ee&&d.key==null?d.props.children:d,R.__P&&(d=a,r=(e=R.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(N){N&&Ui(N,N)}),n.__k=null),a=n.__k?An(n,0):null),a=cu(e,Bi(I)?I:[I],t,n,o,r,s,i,a,u,c),R.__P&&(t.__e=null,a=d),t.__u&=-161,f&&f.some(Xn),h.__h.length&&i.push(h),1&h.__g&&(h.__g&=-4)}catch(N){if(i.length=m,t.__v=null,u||s)if(N&&N.then){if(t.__u|=128|u,s){for(~($=s.indexOf(a||void 0))||($=s.length);(A=s[$-1])&&A.nodeType==8;)$--;for(;$<s.length;$++)if(A=s[$])if(s[$]=null,M){if(A==E)break}else{if(A.nodeType!=8)break;A.data.startsWith("$s")&&(E=ts(M=A))}}if(!M){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;M=a}(d=ts(M=t.__c.__z||(t.__c.__z=M)))?(t.__e=M,a=d):t.__e=a,a=a&&a.nextSibling}else s&&s.some(Xn);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),N&&N.then||pu(t),pe.__e(N,t,n)}}else a=t.__e=bh(n.__e,t,n,o,r,s,i,u,c,e);return(d=pe.diffed)&&d(t),a}function ts(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function pu(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(pu))}function fu(e,t,n){for(var o=0;o<n.length;)Ki(n[o++],n[o++],n[o++]);pe.__c&&pe.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){pe.__e(s,r.__v)}})}function bh(e,t,n,o,r,s,i,a,u,c){var d,f,m,h,b,_,C,R,x=n.props||os,w=t.props,S=t.type;if(S=="svg"?r="http://www.w3.org/2000/svg":S=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((b=s[d])&&(S?b.localName==S:b.nodeType==3)){e=b,s[d]=null;break}}if(!e){if(R=c.ownerDocument||document,!S)return R.createTextNode(w);e=R.createElementNS(r,S,w.is?w:c),a&&(pe.__m&&pe.__m(t,s),a=!1),s=null}if(S){if(c=S=="template"&&e.content||e,s=S=="textarea"&&w.defaultValue!=null?null:s&&Gi.call(c.childNodes),!a&&s)for(x={},d=0;d<e.attributes.length;d++)x[(b=e.attributes[d]).name]=b.value;for(d in x)b=x[d],d=="dangerouslySetInnerHTML"?m=b:d=="children"||d in w||d=="value"&&"defaultValue"in w||d=="checked"&&"defaultChecked"in w||Xr(e,d,null,b,r);for(d in w)b=w[d],d=="children"?h=b:d=="dangerouslySetInnerHTML"?f=b:d=="value"?_=b:d=="checked"?C=b:a&&typeof b!="function"||x[d]===b||Xr(e,d,b,x[d],r);f?(a||m&&(f.__html==m.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(m&&(e.textContent=""),(S=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&fh.test(S))&&(r="http://www.w3.org/1999/xhtml"),cu(c,Bi(h)?h:[h],t,n,o,r,s,i,s?s[0]:n.__k&&An(n,0),a,u),s&&s.some(Xn)),a&&S!="textarea"||(d="value",S=="progress"&&_==null?e.removeAttribute(d):_==null||_===e[d]&&(S!="progress"||_)||Xr(e,d,_,x[d],r),d="checked",C!=null&&C!=e[d]&&Xr(e,d,C,x[d],r))}else x===w||a&&e.data==w||(e.data=w);return e}function Ki(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){pe.__e(r,n)}}function Ui(e,t,n){var o,r,s,i;if(pe.unmount&&pe.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Ki(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){pe.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&Ui(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=ts(o,s=[]))&&(o==e.__e&&s.some(Xn),Xn(r),Xn(o)),n||Xn(e.__e),e.__e=e.__c=e.__=null}function vh(e,t,n){return this.constructor(e,n)}function mu(e,t){var n,o,r,s;pe.__&&pe.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=yr(ee,{children:[e]}),r=[],s=[],Hi(t,t.__k,o||os,os,t.namespaceURI,o?null:t.firstChild?Gi.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),fu(r,t.__k,s),t.__k.props.children=null}function hu(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&o.forEach(function(i){i.__g|=4,Fi(i)})},this.sub=function(s){o.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){o.delete(s),i&&i.call(s)}}),n.children}return t.__c="__cC"+iu++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}pe={__e:function(e,t,n,o){for(var r,s,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){e=a}}throw ns=0,e}},ou=0,Wi=function(e){return e!=null&&e.constructor===br},zo.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=eo({},this.state)),typeof e=="function"&&(e=e(eo({},n),this.props)),e&&(eo(n,e),this.__v&&(t&&this.__k.push(t),Fi(this)))},zo.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Fi(this))},zo.prototype.render=ee,On=[],ns=0,ru=function(e,t){return e.__v.__b-t.__v.__b},es=Symbol(),su=/(PointerCapture)$|Capture$/i,Vi=0,Ni={},iu=0;var to,Fe,ji,gu,qi=Object.is,xr=0,Ru=[],Yi=[],We=pe,yu=We.__b,bu=We.__r,vu=We.diffed,xu=We.__c,wu=We.unmount,_u=We.__;function wr(e,t){We.__h&&We.__h(Fe,e,xr||t),xr=0;var n=Fe.__H||(Fe.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function te(e){return xr=1,xh(Tu,e)}function xh(e,t,n){var o=wr(to++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Tu(void 0,t),function(s){var i=(o.__N||o.__)[0],a=o.t(i,s);qi(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Fe,!Fe.__f)){Fe.__f=!0;var r=Fe.shouldComponentUpdate;Fe.shouldComponentUpdate=function(s,i,a){var u=this.__H;if(!u)return!0;var c=!1,d=this.props!=s;if(u.__.some(function(m){m.__N&&(c=!0,qi(m.__[0],m.__N[0])||(d=!0))}),r){var f=r.call(this,s,i,a);return c?f||d:f}return!c||d}}return o.__}function de(e,t){var n=wr(to++,3);!We.__s&&Zi(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Fe.__H.__h.push(n))}function Ft(e,t){var n=wr(to++,4);!We.__s&&Zi(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Fe.__h.push(n))}function ae(e){return xr=5,ne(function(){return{current:e}},[])}function ne(e,t){var n=wr(to++,7);return Zi(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Ln(e,t){return xr=8,ne(function(){return e},t)}function Cu(e){var t=Fe.context[e.__c],n=wr(to++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(Fe)),t.props.value):e.__}function wh(){var e;do{for(;e=Yi.shift();)try{vr(e)}catch(n){We.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ru.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(vr),t.__h.some(Ji),t.__h=[]}catch(n){t.__h=[],We.__e(n,e.__v)}}}while(Yi.length)}We.__b=function(e){Fe=null,yu&&yu(e)},We.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),_u&&_u(e,t)},We.__r=function(e){bu&&bu(e),to=0;var t=(Fe=e.__c).__H;t&&(ji==Fe?Fe.__h=[]:(t.__h.some(vr),t.__h.some(Ji),to=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),ji=Fe},We.diffed=function(e){vu&&vu(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Su(Ru.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),ji=Fe=null},We.__c=function(e,t){t.some(function(n){try{n.__h.some(vr),n.__h=n.__h.filter(function(o){return!o.__||Ji(o)})}catch(o){n.__h=[function(){throw o}]}}),xu&&xu(e,t)},We.unmount=function(e){wu&&wu(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Su(Yi.push(r))}else vr(r)}catch(s){t=s}}),o.__H=void 0,t&&We.__e(t,o.__v))};var ku=typeof requestAnimationFrame=="function";function _h(e){var t,n=function(){clearTimeout(o),ku&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);ku&&(t=requestAnimationFrame(n))}function Su(e){e!=1&&gu==We.requestAnimationFrame||((gu=We.requestAnimationFrame)||_h)(wh)}function vr(e){var t=Fe,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Fe=t}function Ji(e){var t=Fe;e.__c=e.__(),Fe=t}function Zi(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!qi(n,e[o])})}function Tu(e,t){return typeof t=="function"?t(e):t}var kh=Symbol.for("preact-signals");function as(){if(yn>1)yn--;else{var e,t=!1;for((function(){var r=is;for(is=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var i=s.t;i!==void 0;i=i.x)i.i===r.i&&(i.i=s.i);r=r.o}})();kr!==void 0;){var n=kr;for(kr=void 0,ss++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Mu(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(ss=0,yn--,t)throw e}}function Xi(e){if(yn>0)return e();Qi=++Sh,yn++;try{return e()}finally{as()}}var _r,Ie=void 0;function no(e){var t=Ie,n=_r;Ie=void 0,_r=void 0;try{return e()}finally{Ie=t,_r=n}}var kr=void 0,yn=0,ss=0,Sh=0,Qi=0,is=void 0,ls=0;function Pu(e){if(Ie!==void 0){var t=e.n;if(t===void 0||t.t!==Ie)return t={i:0,S:e,p:Ie.s,n:void 0,t:Ie,e:void 0,x:void 0,r:t},Ie.s!==void 0&&(Ie.s.n=t),Ie.s=t,e.n=t,32&Ie.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Ie.s,t.n=void 0,Ie.s.n=t,Ie.s=t),t}}function Ue(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Ue.prototype.brand=kh;Ue.prototype.h=function(){return!0};Ue.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:no(function(){var o;(o=t.W)==null||o.call(t)}))};Ue.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&no(function(){var r;(r=t.Z)==null||r.call(t)}))}};Ue.prototype.subscribe=function(e){var t=this;return xt(function(){var n=t.value;no(function(){return e(n)})},{name:"sub"})};Ue.prototype.valueOf=function(){return this.value};Ue.prototype.toString=function(){return this.value+""};Ue.prototype.toJSON=function(){return this.value};Ue.prototype.peek=function(){var e=this;return no(function(){return e.value})};Object.defineProperty(Ue.prototype,"value",{get:function(){var e=Pu(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(ss>100)throw new Error("Cycle detected");(function(n){yn!==0&&ss===0&&n.l!==Qi&&(n.l=Qi,is={S:n,v:n.v,i:n.i,o:is})})(this),this.v=e,this.i++,ls++,yn++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{as()}}}});function Ce(e,t){return new Ue(e,t)}function Mu(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Eu(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Ou(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function oo(e,t){Ue.call(this,void 0,t),this.x=e,this.s=void 0,this.g=ls-1,this.f=4}oo.prototype=new Ue;oo.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===ls))return!0;if(this.g=ls,this.f|=1,this.i>0&&!Mu(this))return this.f&=-2,!0;var e=Ie;try{Eu(this),Ie=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Ie=e,Ou(this),this.f&=-2,!0};oo.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Ue.prototype.S.call(this,e)};oo.prototype.U=function(e){if(this.t!==void 0&&(Ue.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};oo.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(oo.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Pu(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function _e(e,t){return new oo(e,t)}function Au(e){var t=e.j;if(e.j=void 0,typeof t=="function"){yn++;var n=Ie;Ie=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,el(e),o}finally{Ie=n,as()}}}function el(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Au(e)}function Rh(e){if(Ie!==this)throw new Error("Out-of-order effect");Ou(this),Ie=e,this.f&=-2;try{8&this.f&&el(this)}finally{as()}}function No(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,_r&&_r.push(this)}No.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};No.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Au(this),Eu(this),yn++;var e=Ie;return Ie=this,Rh.bind(this,e)};No.prototype.N=function(){2&this.f||(this.f|=2,this.u=kr,kr=this)};No.prototype.d=function(){this.f|=8,1&this.f||el(this)};No.prototype.dispose=function(){this.d()};function xt(e,t){var n=new No(e,t);try{n.c()}catch(r){throw n.d(),r}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Lu,cs,us,Ch=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Iu=[];xt(function(){Lu=this.N})();function Fo(e,t){pe[e]=t.bind(null,pe[e]||function(){})}function Sr(e){if(us){var t=us;us=void 0,t()}us=e&&e.S()}function Du(e){var t=this,n=e.data,o=Ph(n);o.name="ReactiveDom",o.value=n;var r=ne(function(){for(var a=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var c=_e(function(){var h=o.value.value;return h===0?0:h===!0?"":h||""}),d=_e(function(){return!Array.isArray(c.value)&&!Wi(c.value)}),f=xt(function(){if(this.N=$u,d.value){var h=c.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=h)}}),m=t.__$u.d;return t.__$u.d=function(){f(),m.call(this)},[d,c]},[]),s=r[0],i=r[1];return s.value?i.peek():i.value}Du.displayName="ReactiveTextNode";Object.defineProperties(Ue.prototype,{constructor:{configurable:!0,value:lu(ee,null).constructor},type:{configurable:!0,value:Du},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Fo("__b",function(e,t){if(Sr(),cs=void 0,typeof t.type=="string"){var n,o=t.props;for(var r in o)if(r!=="children"){var s=o[r];s instanceof Ue&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});Fo("__r",function(e,t){if(e(t),t.type!==ee){Sr();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(r,s){var i;return xt(function(){i=this},{name:s}),i.c=r,i})((function(r){return function(){var s;Ch&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),cs=o,Sr(n)}});Fo("__e",function(e,t,n,o){Sr(),cs=void 0,e(t,n,o)});Fo("diffed",function(e,t){Sr(),cs=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,r=t.props,s=n.U;if(s)for(var i in s){var a=s[i];a===void 0||o&&i in o||(a.d(),s[i]=void 0)}if(o){s||(s={},n.U=s);for(var u in o){var c=s[u],d=o[u];c===void 0?(c=Th(n,u,d,r),s[u]=c):c.o(d,r)}}}e(t)});function Th(e,t,n,o){var r=t in e&&e.ownerSVGElement===void 0,s=Ce(n);return{o:function(i,a){s.value=i,o=a},d:xt(function(){this.N=$u;var i=s.value.value;o[t]!==i&&(o[t]=i,r?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Fo("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var r in o){var s=o[r];s&&s.d()}}}var i=t.__np;if(i){var a=t.props;for(var u in i)a[u]=i[u]}t.__np=void 0}else{var c=t.__c;if(c){c.__$f|=8;var d=c.__$u;d&&(c.__$u=void 0,d.d())}}e(t)});Fo("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});zo.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in e))return!0;return!1};function Ph(e,t){return ne(function(){return Ce(e,t)},[])}var Mh=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Eh(){Xi(function(){for(var e;e=Iu.shift();)Lu.call(e)})}function $u(){Iu.push(this)===1&&(pe.requestAnimationFrame||Mh)(Eh)}var Oh={n:"node",m:"module",s:"stretch",t:"leaf",o:"output",e:"edge"},Ah=/^[nmsto]_?\d+-[nmsto]_?\d+-[a-z-]+$/;function Wt(e){if(Ah.test(e))return{kind:"edge",number:-1,text:e};let[,t,n]=/^([nmstoe])_?(\d+)$/.exec(e)??[];return t===void 0?null:{kind:Oh[t],number:Number(n),text:e}}function je(e){return{kind:"node",number:e,text:`n${e}`}}function $e(e){return{kind:"module",number:e,text:`m${e}`}}function Tt(e){return e?.kind==="node"||e?.kind==="module"}function Wo(e){return Object.fromEntries([...new URLSearchParams(e)].filter(([,t])=>t!==""))}function Vo(e){return new URLSearchParams(e).toString()}function Pt(e,t,n){return Object.fromEntries(Object.entries({...e,[t]:n}).filter(([,o])=>o!==""))}function ds(e,t){let n=e?.startsWith("-")===!0,o=e?.slice(n?1:0)??"";return t.includes(o)?{key:o,descending:n}:null}function ps(e){return e?`${e.descending?"-":""}${e.key}`:""}var Bo={run:"",tag:"",step:null,view:"overview",selected:null,expand:null,graph:{},ops:{},modules:{},timeline:{},compare:{},runs:""},fs=["run","tag","step","view","selected","expand","graph","ops","modules","timeline","compare","runs"],Nu=["run","tag","step","view"];function tl(e,t){let n=e("step"),o=e("view");return{run:e("run"),tag:e("tag"),step:/^-?\d+$/.test(n)?Number(n):null,view:t.includes(o)?o:Bo.view,selected:Wt(e("selected")),expand:Vt(e("expand")),graph:Wo(e("graph")),ops:Wo(e("ops")),modules:Wo(e("modules")),timeline:Wo(e("timeline")),compare:Wo(e("compare")),runs:e("runs")}}function ms(e){return{run:e.run,tag:e.tag,step:e.step===null?"":String(e.step),view:e.view===Bo.view?"":e.view,selected:e.selected?.text??"",expand:wt(e.expand),graph:Vo(e.graph),ops:Vo(e.ops),modules:Vo(e.modules),timeline:Vo(e.timeline),compare:Vo(e.compare),runs:e.runs}}function Vt(e){return e==="none"?[]:/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(e)?e.split(",").flatMap(n=>{let[o=0,r=o]=n.split("-").map(Number);return Array.from({length:Math.min(r-o,zu)+1},(s,i)=>o+i)}).slice(0,zu):null}var zu=1e5;function wt(e){if(e===null)return"";if(e.length===0)return"none";let t=[...new Set(e)].sort((o,r)=>o-r),n=[];for(let o of t){let r=n.at(-1);r&&r[1]===o-1?r[1]=o:n.push([o,o])}return n.map(([o,r])=>o===r?`${o}`:`${o}-${r}`).join(",")}function Rr({expand:e,graph:t}){return{expand:e,show:["parameters","views"].filter(n=>t[n]==="1"),hide:t.freed==="0"?["freed"]:[]}}function hs({expand:e,show:t,hide:n}){return{...e===null?{}:{expand:e.join(",")},...t.length===0?{}:{show:t.join(",")},...n.length===0?{}:{hide:n.join(",")}}}function mt(e){let t=JSON.parse(e),n=t?.version;if(n!==1)throw new Error(`This page reads version ${1} of the data and the server sent version ${JSON.stringify(n??null)}: reload the page, or restart TensorBoard after an upgrade.`);return t}var Vu={isServed:!0,index:async e=>mt(await ht("index.json",{},e)),recording:async(e,t)=>mt(await ht("recording.json",lt(e),t)),graph:async(e,t,n)=>Wu(await rl("graph.dot",{...lt(e),...hs(t)},n)),figure:(e,t,n,o)=>{let r=n?"dark":"paper";return ht("graph.svg",{...lt(e),...hs(t),theme:r},o)},drawn:async(e,t,n,o)=>mt(await ht("drawn.json",{...lt(e),...hs(t),id:n.text},o)),detail:async(e,t,n)=>{let o={[t.kind]:String(t.number)};return mt(await ht("detail.json",{...lt(e),...o},n))},timeline:async(e,t)=>mt(await ht("timeline.json",lt(e),t)),alive:async(e,t,n)=>mt(await ht("alive.json",{...lt(e),op:String(t)},n)),terms:async(e,t)=>mt(await ht("terms.json",lt(e),t)),fitted:async(e,t)=>mt(await ht("fitted.json",lt(e),t)),ranks:async(e,t)=>mt(await ht("ranks.json",lt(e),t)),compare:async(e,t,n)=>mt(await ht("compare.json",{...lt(e),...ol(t)},n)),difference:async(e,t,n,o)=>{let r=n===null?{}:{expand:n.join(",")};return Wu(await rl("compare.dot",{...lt(e),...ol(t),...r},o))},patterns:async(e,t)=>mt(await ht("patterns.json",lt(e),t)),curve:async(e,t,n)=>mt(await ht("curve.json",{...lt(e),...Bu(t)},n)),plan:async(e,t,n)=>mt(await ht("plan.json",{...lt(e),...ol(t)},n)),steps:async({run:e,tag:t},n)=>mt(await ht("steps.json",{run:e,tag:t},n))};async function Wu(e){let t=o=>e.headers.get(`X-Actmem-${o}`),n=nl(t("Repeated")??"").map(o=>o.split(":").map(Number));return{dot:await e.text(),expand:nl(t("Expand")??"").map(Number),visible:Number(t("Visible")??0),seconds:Number(t("Seconds")??0),quick:t("Quick")===null?null:nl(t("Quick")??"").map(Number),repeated:new Map(n.map(([o=0,r=1])=>[o,r]))}}function nl(e){return e===""?[]:e.split(",")}function lt({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}function ol(e){if("goal"in e)return{[e.goal]:e.asked,...Bu(e.offload)};if(!("key"in e))return{...e};let{run:t,tag:n,step:o}=lt(e.key);return{other_run:t??"",other_tag:n??"",other_step:o??""}}function Bu(e){return e?{offload:"1"}:{}}async function ht(e,t,n){return(await rl(e,t,n)).text()}async function rl(e,t,n){let o=new URLSearchParams(t).toString(),r;try{r=await fetch(o?`./${e}?${o}`:`./${e}`,{signal:n})}catch(s){throw n.aborted?s:new Error("TensorBoard does not answer: see that it still runs, then try again.",{cause:s})}if(!r.ok)throw new Error(await Lh(e,r));return r}async function Lh(e,t){return(t.headers.get("Content-Type")?.startsWith("text/plain")??!1?(await t.text()).trim():"")||`The server answered ${t.status} to ${e}; its log says why.`}var sl=hu(null);function W(){let e=Cu(sl);if(!e)throw new Error("This panel stands outside of the page.");return e}function In(e){let{address:t,change:n}=W(),o=(r,s)=>n({[e]:Pt(t.peek()[e],r,s)});return[t.value[e],o]}function Hu(){return Ku("replies")!==null}async function il(e){let t=Ku(e);if(!t)throw new Error(`The recording is large, and this page was written without ${Ih}.`);let n=new Blob([ju(t.textContent)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Response(n).text()}var Ih="this: TensorBoard shows it, and so does tb-actmem export with a .json";function Ku(e){return document.getElementById(`page-${e}`)}function Uu(){let e=gs("replies"),t=gs("details"),n=gs("lives"),o=gs("graphs"),r=new Map,s;return{isServed:!1,index:async()=>(await e()).index,recording:async()=>(await e()).recording,async graph(i,a){let{lines:u,states:c}=await o(),{expand:d}=a;return s=d===null?c[0]:$h(c,d,s?.expand??[]),r.set(JSON.stringify(a),s),Nh(u,s)},figure:()=>Promise.resolve(Dh()),async drawn(i,a,{text:u}){let{drawn:c}=await t(),d=r.get(JSON.stringify(a))?.drawn??[];return Go(d.map(f=>c[f]).find(f=>f?.id===u))},detail:async(i,{kind:a,number:u})=>Go((await t())[a==="module"?"module":"node"][u]),timeline:async()=>Go((await e()).timeline),alive:async(i,a)=>Fh(await n(),a),terms:async()=>Go((await e()).terms),fitted:Dn,ranks:Dn,compare:Dn,difference:Dn,patterns:Dn,curve:Dn,plan:Dn,steps:Dn}}function Dn(){return Promise.reject(new Error("This page has one recording."))}function gs(e){let t;return()=>t??=il(e).then(n=>JSON.parse(n))}function Go(e){if(e===void 0)throw new Error("This page does not have it.");return e}function Dh(){let{src:e}=document.querySelector(".paper img");return new TextDecoder().decode(ju(e.slice(e.indexOf(",")+1)))}function ju(e){return Uint8Array.from(atob(e),t=>t.charCodeAt(0))}function $h(e,t,n){let[o,r]=[new Set(t),new Set(n)],s=({expand:i})=>{let a=new Set(i),u=t.filter(f=>!r.has(f)&&a.has(f)).length,c=n.filter(f=>!o.has(f)&&a.has(f)).length,d=i.filter(f=>o.has(f)).length;return zh*(u-c)+2*d-i.length};return e.reduce((i,a)=>s(a)>s(i)?a:i)}var zh=1e7;function Nh(e,{expand:t,visible:n,dot:o,repeated:r}){return{dot:o.map(i=>e[i]).join(`
`),expand:t,visible:n,seconds:0,quick:null,repeated:new Map(r)}}function Fh({version:e,most:t,ops:n,lives:o},r){let s=o.filter(({made_by:a,ended:u})=>a.op<=r&&(u===null||r<=u)),i=a=>{let u=o.filter(({ended:f})=>f===a);if(u.length===0)return null;let[c,d]=[Gu(u),u.length];return{at:Go(n[a]),nbytes:c,count:d,storages:u.slice(0,t)}};return{version:e,at:Go(n[r]),live_bytes:Gu(s),alive_count:s.length,alive:s.slice(0,t),before:i(r-1),behind:i(r)}}function Gu(e){return e.reduce((t,{nbytes:n})=>t+n,0)}function qu(e,t=24e6){let n=new Map,o=(r,s)=>{n.delete(r),n.set(r,s);let i=[...n].reduce((a,[u,c])=>a+u.length+c.length,0);for(let[a,u]of n){if(i<=t)return;n.delete(a),i-=a.length+u.length}};return async(r,s)=>{let i=n.get(r)??await e(r,s);return o(r,i),i}}function Yu(e,t=6e4){let n;return{lay:(s,i)=>new Promise((a,u)=>{let c=n??e();n=void 0;let d=b=>{h(),c.terminate(),u(b)},f=()=>d(new Error("Not wanted any more.")),m=setTimeout(()=>d(new Error(Wh(t))),t),h=()=>{clearTimeout(m),i.removeEventListener("abort",f),c.onmessage=c.onerror=null};c.onmessage=({data:b})=>{h(),n?.terminate(),n=c,b.svg!==void 0?a(b.svg):u(new Error(`Graphviz cannot lay this graph out: ${b.error??"no reason given"}`))},c.onerror=b=>d(new Error(`The layout worker failed: ${b.message}`)),i.addEventListener("abort",f),i.aborted?f():c.postMessage(s)}),prepare:()=>{n??=e()}}}function Wh(e){return`The layout took longer than ${e/1e3} s and was stopped: fold some modules and try again.`}function $n({tags:e},t){return e.find(({tag:n})=>n===t)??e[0]}function Vh(e){let t=e.map(n=>Math.max(...n.tags.flatMap(o=>o.steps.map(r=>r.wall_time??0)),0));return e[t.indexOf(Math.max(...t))]}function ys(e,t){let n=e?.runs.find(s=>s.run===t.run)??Vh(e?.runs??[]),o=n&&$n(n,t.tag),r=o?.steps.find(s=>s.step===t.step)??o?.steps.at(-1);return n&&o?{run:n,tag:o,step:r}:null}function bs({run:e,tag:t,step:n}){return n?{run:e.run,tag:t.tag,...n}:null}function vs(e,t){let n=e.runs.find(s=>s.run===t.run);if(t.run&&!n)return`There is no run ${t.run} here.`;let o=n?.tags.find(s=>s.tag===t.tag);if(t.tag&&n&&!o)return`The run ${n.run} has no tag ${t.tag}.`;let r=(o??n?.tags[0])?.steps;return t.step===null||!r||r.some(({step:s})=>s===t.step)?"":`There is no recording at step ${t.step}.`}function ro(e){return e.replace(/^aten::(\w+)(\.\w+)?$/,"$1")}function Ju({parent:e}){let t=[],n=e.map(()=>[]),o=[];return e.forEach((r,s)=>{o.push(r===null?0:(o[r]??0)+1),(r===null?t:n[r]??t).push(s)}),{roots:t,children:n,depth:o}}function so({parent:e},t){let n=[];for(let o=t;o!==null;o=e[o]??null)n.push(o);return n}function Zu({children:e},t){let n=[t];for(let o=0;o<n.length;o+=1)for(let r of e[n[o]??0]??[])n.push(r);return n}function bn({fqn:e,type_name:t,call:n},o){let r=e[o]||t[o]||"model",s=n[o]??0;return s>0?`${r} #${s+1}`:r}function Ho({total_bytes:e},{roots:t}){return t.reduce((n,o)=>n+(e[o]??0),0)}var ll=["KiB","MiB","GiB","TiB","PiB","EiB"];function j(e){if(e<0)return`-${j(-e)}`;if(e<1024)return`${e} B`;let t=BigInt(e);for(let n=1;;n+=1){let o=1024n**BigInt(n),r=n<3?1:2,s=10n**BigInt(r),i=(t*s+o/2n)/o;if(i>=1024n*s&&n<ll.length)continue;let a=`.${`${i%s}`.padStart(r,"0")}`;return`${i/s}${t%o===0n?"":a} ${ll[n-1]}`}}function zn(e){return`${q(e)} ${Math.abs(e)===1?"byte":"bytes"}`}function q(e){return e.toLocaleString("en-US")}function at(e,t){if(t===0)return"-";if(e===0||e===t)return e?"100%":"0%";let n=Math.round(1e3*e/t);return n<1?"<0.1%":n<1e3?`${(n/10).toFixed(1)}%`:">99.9%"}function ie(e,t,n=`${t}s`){return`${q(e)} ${e===1?t:n}`}function un(e,t){return[e,t&&`[${t.join(", ")}]`].filter(Boolean).join(" ")}function xs(e){let t=/^(\d{1,20}(?:\.\d{1,9})?) ?([KMGTPE]iB|B)?$/.exec(e.trim());return t?Math.floor(Number(t[1])*1024**(ll.indexOf(t[2]??"")+1)):null}var Bh=Symbol.for("pv"),Gh=0;function l(e,t,n,o,r,s){t||(t={});var i,a,u=t;if("ref"in u&&typeof e!="function")for(a in u={},t)a=="ref"?i=t[a]:u[a]=t[a];var c={type:e,props:u,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Bh,__v:--Gh,__i:-1,__u:0};return(r||s)&&(c.__source=r,c.__self=s),pe.vnode&&pe.vnode(c),c}function ws({id:e,children:t}){let{graph:n}=W();return l("button",{type:"button",class:"link","data-id":e.text,onClick:()=>n.follow(e),children:t})}function Ko({node:e,text:t}){return l(ws,{id:je(e),children:t})}function Ve({message:e,children:t}){return l("div",{class:"error-box",role:"alert","data-testid":"error",children:[l("p",{children:e}),t&&l("div",{class:"actions",children:t})]})}function Mt({error:e,retry:t}){return l(Ve,{message:e.message,children:l("button",{type:"button",onClick:t,children:"Try again"})})}function qe({what:e}){return l("p",{class:"loading",role:"status","data-testid":"loading",children:e})}function Q({n:e}){return e==null?l("span",{class:"none",children:"–"}):l("span",{class:e===0?"bytes none":"bytes",title:zn(e),children:j(e)})}function Bt({part:e,whole:t}){let n=t>0?100*e/t:0;return l("span",{class:"bar","aria-hidden":"true",children:l("span",{style:{width:`${n}%`}})})}function _s({nbytes:e,storage_nbytes:t}){return t===null||t===e?null:l(ee,{children:[" · ","a window on ",l(Q,{n:t})]})}function ks({verb:e,savers:t,of:n}){return t.length===0?null:l("p",{class:"sharers",children:[e," ",t.map(({node:o,op:r,fqn:s,slot:i},a)=>l("span",{children:[a>0&&", ",l(Ko,{node:o,text:r})," ",l("small",{children:[s,i].filter(Boolean).join(" · ")})]},`${o} ${i}`)),n>t.length&&` and ${q(n-t.length)} more`]})}var al={cached:{line:"solid",head:"normal"},freed:{line:"dashed",head:"empty"},held:{line:"double",head:"diamond"},recomputed:{line:"dotted",head:"vee"},parameter:{line:"dotted",head:"none"},input:{line:"solid",head:"vee"},"not cached":{line:"dashed",head:"vee"}},Qu=Object.keys(al);function Gt(e){return e.replace(" ","-")}function ul({state:e}){let{line:t,head:n}=al[e],o=n==="none"?29:21;return l("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:l("g",{class:`edge ${Gt(e)}`,children:[l("path",{class:t,d:t==="double"?`M1 3.75H${o}M1 6.25H${o}`:`M1 5H${o}`}),n!=="none"&&l("polygon",{points:Hh[n],fill:Kh[n]})]})})}var Hh={normal:"21,2 29,5 21,8",empty:"21,2 29,5 21,8",diamond:"19,5 24,2 29,5 24,8",vee:"20,1.5 29,5 20,8.5 23,5"},Kh={empty:"none"};function io({state:e}){return e===null?l("span",{class:"none",children:"–"}):l("span",{class:"state",children:[l(ul,{state:e}),e]})}function Ss(e,t,n){let o=URL.createObjectURL(new Blob([n],{type:t})),r=document.createElement("a");r.href=o,r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(o),1e4)}function Rs(...e){return e.map(t=>String(t).replaceAll(/[^\w.-]+/g,"_")).join("-")}async function Xu(e){try{await navigator.clipboard.writeText(e)}catch{let t=document.createElement("textarea");t.value=e,t.style.position="fixed",t.style.opacity="0",document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}}function Uo({text:e}){return l("span",{class:"end-of",title:e,children:l("bdi",{children:e})})}function vn({shown:e,of:t}){return t>e?l("p",{class:"hint",children:["and ",q(t-e)," more"]}):null}function cl({text:e,label:t}){let[n,o]=te(!1),r=ae(0);return l("button",{type:"button",class:"quiet copy",onClick:()=>{Xu(e).then(()=>{o(!0),window.clearTimeout(r.current),r.current=window.setTimeout(()=>o(!1),1500)})},"aria-label":t,title:t,children:n?"copied":"copy"})}function Cs({code:e,label:t,testId:n}){return l("div",{class:"snippet",children:[l("pre",{"data-testid":n,tabIndex:0,children:e}),l(cl,{text:e,label:t})]})}function dl({id:e}){let{graph:t}=W(),{value:n,error:o}=t.drawn.state.value,{value:r,loading:s}=t.picture.state.value;return!r&&s?l(qe,{what:"Waiting for the graph…"}):t.isInPicture(e)?o?l(Ve,{message:o.message}):n?.id!==e.text?l(qe,{what:"Reading the details…"}):n.calls_count>1?l(qh,{drawn:n}):l(ee,{children:[l("h2",{"data-testid":"details-title",children:n.title}),l("p",{class:"subtitle",children:[Uh[n.kind],n.nodes&&ie(n.nodes,"node")].filter(Boolean).join(" · ")}),n.ends.length>0&&l(Yh,{drawn:n}),l("p",{"data-testid":"drawn-bytes",children:[jh[n.kind]??"charged"," ",l(Q,{n:n.nbytes})]}),n.unknown>0&&l("p",{class:"hint",children:[ie(n.unknown,"tensor")," of which the memory is not known."]}),l("ul",{class:"saves","data-testid":"drawn-tensors","aria-label":"Tensors",children:n.tensors.map((i,a)=>l(Jh,{tensor:i},a))}),l(vn,{shown:n.tensors.length,of:n.tensors_count})]}):l("p",{class:"hint",children:"This is not in the graph as it stands."})}var Uh={stretch:"neighbours, as one box",leaf:"input",parameter:"parameter",output:"output",edge:"edge"},jh={leaf:"memory of",parameter:"memory of",output:"memory of",edge:"carries"};function qh({drawn:e}){let{calls_count:t,calls:n,least_bytes:o,most_bytes:r,nbytes:s}=e,i=o===r?`${j(r)} each`:`${j(o)} to ${j(r)} each`;return l("section",{class:"repeated-calls","data-testid":"repeated",children:[l("p",{children:[l("b",{children:[e.title," ×",q(t)]})," ","in this box: ",i,", ",l(Q,{n:s})," together. Below is the first of them."]}),l("details",{children:[l("summary",{children:["The ",q(t)," of them"]}),l("ul",{class:"members",children:n.map(({module:a,fqn:u,nbytes:c})=>l("li",{children:[l(ws,{id:$e(a),children:u})," ",l(Q,{n:c})]},a))}),l(vn,{shown:n.length,of:t})]})]})}function Yh({drawn:e}){return l("p",{class:"where",children:[l(io,{state:e.state})," ",e.ends.map(({id:t,name:n},o)=>{let r=Wt(t);return l("span",{children:[o===0?"from ":" to ",r&&Tt(r)?l(ws,{id:r,children:n}):n]},t)})]})}function Jh({tensor:e}){return l("li",{class:"save",children:[l("p",{class:"save-head",children:[l(io,{state:e.state}),l("span",{class:"type",children:un(e.dtype,e.shape)}),l(Q,{n:e.nbytes})]}),l("p",{class:"facts",children:[[e.category,e.name].filter(Boolean).join(" "),l(_s,{...e})]}),l(ks,{verb:"kept by",savers:e.savers,of:e.savers_count})]})}function Ts({names:e,label:t}){let{change:n,isServed:o}=W();return!e||!o?null:l("button",{type:"button",class:"link what-if-link","data-testid":"what-if",title:`Compare with ${e} under checkpoints`,onClick:r=>{r.stopPropagation(),n({view:"compare",compare:{checkpoint:e}})},children:t})}function tc({recording:e}){let t=W(),{selected:n}=t.address.value,{value:o,error:r,loading:s}=t.detail.state.value,i=s||t.graph.drawn.state.value.loading;if(n===null)return null;let a=o?.id===n.text?o:void 0;return l("aside",{class:"details","aria-label":"Details","aria-busy":i,"data-testid":"details",children:[l("button",{type:"button",class:"quiet close","aria-label":"Close the details","data-testid":"details-close",onClick:()=>t.select(null),children:"×"}),!Tt(n)&&l(dl,{id:n}),Tt(n)&&r&&l(Ve,{message:r.message}),Tt(n)&&!a&&!r&&l(qe,{what:"Reading the details…"}),Tt(n)&&a&&l(Zh,{id:n,detail:a,recording:e})]})}function Zh({id:e,detail:t,recording:n}){let{graph:o}=W(),r=e.kind==="module";return l(ee,{children:[l(Qh,{id:e,detail:t,recording:n}),o.times(e)>1&&l(dl,{id:e}),l("dl",{class:"sums",children:[l(pl,{label:`charged ${t.where}`.trimEnd(),n:t.charged_bytes,help:r?"Counted at the ops inside.":"Counted here: the first saver."}),t.shared_bytes!==null&&l(pl,{label:"shared",n:t.shared_bytes,help:"Saved here, counted at another op."}),l(pl,{label:"exclusive",n:t.exclusive_bytes,help:`What would go if only this ${r?"module":"op"} stopped saving.`})]}),l("section",{children:[l("h3",{children:r?"Keeps, largest first":"Saves"}),t.saves.length===0&&l("p",{class:"hint",children:"Keeps nothing for the backward."}),l("ul",{class:"saves","data-testid":"saves",children:t.saves.map((s,i)=>l(Xh,{save:s,isInModule:r},i))}),l(vn,{shown:t.saves.length,of:t.saves_count})]}),l(eg,{detail:t}),l(ec,{title:"Inputs",edges:t.inputs,of:t.inputs_count}),l(ec,{title:"Outputs",edges:t.outputs,of:t.outputs_count})]})}function pl({label:e,n:t,help:n}){return l("div",{title:n,children:[l("dt",{children:e}),l("dd",{children:l(Q,{n:t})})]})}function Qh({id:e,detail:t,recording:n}){let{graph:o,recordings:r,views:s}=W(),i=e.kind==="module",a=t.file?`${t.file}:${t.line}`:t.source,u=i?r.moduleAround(e):t.module;return l(ee,{children:[l("h2",{"data-testid":"details-title",children:t.title||t.type_name||"model"}),l("p",{class:"subtitle",children:[i?t.type_name:t.name,t.region!==null&&"recomputed in the backward"].filter(Boolean).join(" · ")}),u!==null&&l("p",{class:"where",children:["in"," ",l("button",{type:"button",class:"link",onClick:()=>o.follow($e(u)),children:bn(n.modules,u)})," ",l("small",{children:n.modules.type_name[u]})]}),s.shown.value!=="graph"&&l("p",{class:"where",children:l("button",{type:"button",class:"link","data-testid":"show-in-graph",onClick:()=>o.reveal(e),children:"Show in graph"})}),i&&l("p",{class:"where",children:l(Ts,{names:n.modules.fqn[e.number]??"",label:"What if it ran under a checkpoint?"})}),a&&l("p",{class:"where source",children:[l("code",{title:a,children:t.source}),t.function&&l("small",{children:t.function}),l(cl,{text:a,label:"Copy the source line's place"})]})]})}function Xh({save:e,isInModule:t}){let n=e.category==="parameter"||e.category==="buffer";return l("li",{class:e.charged?"save":"save shared",children:[l("p",{class:"save-head",children:[l("code",{class:"slot",children:e.slot}),l("span",{class:"type",children:un(e.dtype,e.shape)}),l(Q,{n:e.nbytes})]}),t&&l("p",{children:["by ",l(Ko,{node:e.node,text:e.op})]}),l("p",{class:"facts",children:[[e.category&&(e.name?`${e.category} ${e.name}`:e.category),e.kind!=="saved"&&e.kind,!e.charged&&!n&&"counted at another saver"].filter(Boolean).join(" · "),l(_s,{...e})]}),l("p",{class:"reason",children:e.reason}),e.formula&&l("p",{class:"formula",children:l("code",{children:e.formula})}),l(ks,{verb:"shared with",savers:e.shared_with,of:e.shared_count})]})}function eg({detail:{released:e,released_bytes:t,released_count:n}}){return n===0?null:l("section",{children:[l("h3",{children:["Its backward releases ",l(Q,{n:t})]}),l("ul",{class:"edges","data-testid":"releases","aria-label":"Released in its backward",children:e.map(({storage:o,made_by:{name:r,fqn:s,node:i,backward_of:a},...u})=>l("li",{children:[l("p",{children:[a?"made in the backward of ":"made by ",l(tg,{op:a?.op??r,node:a?.node??i})," ",l("small",{children:a?.fqn??s})]}),l("p",{class:"save-head",children:[l("span",{class:"type",children:un(u.dtype,u.shape)}),l(Q,{n:u.nbytes}),l("small",{children:["after op ",q(u.ended??0)]})]})]},o))}),l(vn,{shown:e.length,of:n})]})}function tg({op:e,node:t}){return t===null?l(ee,{children:ro(e)}):l(Ko,{node:t,text:ro(e)})}function ec({title:e,edges:t,of:n}){return t.length===0?null:l("section",{children:[l("h3",{children:[e," ",n>1&&l("small",{children:q(n)})]}),l("ul",{class:"edges","data-testid":e.toLowerCase(),"aria-label":e,children:t.map((o,r)=>l("li",{children:[l("p",{children:[l(Ko,{node:o.node,text:o.op})," ",l("small",{children:o.fqn})]}),l("p",{class:"save-head",children:[l(io,{state:o.state}),l("span",{class:"type",children:un(o.dtype,o.shape)}),l(Q,{n:o.nbytes})]})]},r))}),l(vn,{shown:t.length,of:n})]})}var ng=`import tb_actmem
from torch.utils.tensorboard import SummaryWriter

with SummaryWriter(LOGDIR) as writer:
    with tb_actmem.record(model) as recorder:
        loss = loss_fn(model(inputs), targets)
    tb_actmem.add_recording(
        writer, "activation_memory", recorder.recording, global_step=0
    )
`;function nc({logdir:e}){let t=ng.replace("LOGDIR",JSON.stringify(e||"runs"));return l("div",{class:"empty","data-testid":"empty",children:[l("h2",{children:"No recording here yet"}),l("p",{children:[e?l(ee,{children:["The log directory ",l("code",{children:e})," holds no activation memory recording."]}):"The log directories hold no activation memory recording."," ","Record one forward pass and add it to the log:"]}),l(Cs,{code:t,label:"Copy the code",testId:"snippet"}),l("p",{class:"hint",children:["A recording appears here once the writer has flushed it (",l("code",{children:"writer.flush()"}),", or leaving the ",l("code",{children:"with"})," block) and TensorBoard has reloaded its data."]})]})}function og(e){let t=[];for(let n of e){if(!n.nbytes&&n.key!==rg&&!sg(n))continue;let o=t.at(-1);n.level===0&&!n.is_aside||!o?t.push({total:n,parts:[]}):o.parts.push(n)}return t}var rg="kept_bytes";function sg({key:e,nbytes:t}){return t===null&&(e==="peak_bytes"||e==="retained_bytes")}function rc({lines:e}){return l("dl",{class:"ledger","data-testid":"ledger",children:og(e).map(({total:t,parts:n})=>l("div",{class:"account",children:[l(oc,{line:t}),n.map(o=>l(oc,{line:o},o.key))]},t.key))})}function oc({line:e}){let t=e.is_aside?1:Math.min(e.level,3);return l("div",{class:`line level-${t}`,"data-testid":`ledger-${e.key}`,children:[l("dt",{children:e.is_aside?e.where:`${e.label} ${e.where}`.trimEnd()}),l(fl,{line:e,id:e.key})]})}function fl({line:e,id:t}){let n=`help-${t}`;return l("dd",{children:[l("button",{type:"button",class:"figure","aria-describedby":n,children:e.nbytes===null?"not known":j(e.nbytes)}),l("span",{class:"tooltip",role:"tooltip",id:n,children:[l("b",{children:e.nbytes===null?"not known":zn(e.nbytes)}),e.help]})]})}function sc({recording:e}){let[t,n]=te(!1),{meta:o,ledger:r}=e;return l("header",{class:"header",children:[l("div",{class:"headline",children:[o.label&&l("strong",{class:"label",children:o.label}),l(ug,{lines:r}),l("button",{type:"button",class:"quiet","aria-expanded":t,"aria-controls":"ledger","data-testid":"all-totals",onClick:()=>n(!t),children:t?"fewer totals":"all totals"}),l(ig,{meta:o})]}),l("div",{id:"ledger",hidden:!t,children:l(rc,{lines:r})}),l(dg,{notes:o.notes})]})}function ig({meta:e}){let t=[e.device,e.rank===null?"":`rank ${e.rank}`,`torch ${e.torch_version}`,e.created_ns?new Date(e.created_ns/1e6).toLocaleString():""];return l("span",{class:"provenance",children:t.filter(Boolean).join(" · ")})}var ic=["kept_bytes","peak_bytes","step_peak_bytes","retained_bytes"],lg="step_peak_bytes",ag="kept_bytes/";function ug({lines:e}){let t=e.filter(({key:n,nbytes:o})=>ic.includes(n)&&(o!==null||n!==lg)||n.startsWith(ag));return l("dl",{class:"totals","data-testid":"totals",children:t.map(n=>l("div",{"data-testid":`total-${n.key}`,children:[l("dt",{children:n.is_aside?n.where:cg(n)}),l(fl,{line:n,id:`total-${n.key}`})]},n.key))})}function cg({key:e,label:t,where:n}){return e===ic[0]?`${t} ${n}`.trimEnd():t}function dg({notes:e}){let[t,...n]=e;return t===void 0?null:l("div",{class:"notes",role:"note","data-testid":"notes",children:[l("p",{children:t}),n.length>0&&l("details",{children:[l("summary",{children:n.length===1?"1 more note":`${n.length} more notes`}),n.map(o=>l("p",{children:o},o))]})]})}function xn(e,t,n){let o=n?-1:1;return[...e].sort((r,s)=>{let i=t[r]??null,a=t[s]??null;return i===a?0:i===null?1:a===null?-1:i<a?-o:o})}function lc(e,t,n){return e?.key!==t?{key:t,descending:n}:e.descending===n?{key:t,descending:!n}:null}function jo(e){let t=e.toLowerCase().split(/\s+/).filter(Boolean);return n=>t.every(o=>n.includes(o))}function Ps(e){try{let t=new RegExp(e,"i");return n=>t.test(n)}catch{return null}}function Zt(e){return Array.from({length:e},(t,n)=>n)}function ac(e,t){let n=r=>r.map(pg).join(",")+`\r
`,o=n(e);for(let r of t)o+=n(r);return o}function pg(e){let t=e===null?"":String(e);return/[",\r\n]/.test(t)?`"${t.replaceAll('"','""')}"`:t}function cn({label:e,testId:t,isInvalid:n=!1,onInput:o,...r}){return l("input",{...r,list:void 0,"aria-label":e,"aria-invalid":n,"data-testid":t,onInput:s=>o(s.currentTarget.value)})}function uc(){let{address:e,change:t,recordings:n}=W(),[o,r]=te(!1),s=fg("(min-width: 821px)"),i=n.entry.value;if(!i)return null;let{run:a,tag:u,step:c}=i,d=e.value.runs,f=Ps(d)!==null,m=n.matching.value;return l("aside",{class:"sidebar","data-testid":"sidebar",children:l("details",{class:"choices",open:s||o,onToggle:h=>r(h.currentTarget.open),children:[l("summary",{children:[a.run,c&&` · step ${c.step}`]}),c&&l(hg,{tag:u,step:c.step}),a.tags.length>1&&l(mg,{tags:a.tags,tag:u.tag}),l("fieldset",{class:"runs",children:[l("legend",{children:"Runs"}),l(cn,{type:"search",placeholder:"Filter runs (regex)",label:"Filter runs by regular expression",isInvalid:!f,title:f?"":"Not a regular expression yet: matched as plain text.",testId:"run-filter",value:d,onInput:h=>t({runs:h})}),l("div",{class:"run-list",children:[m.map(h=>l("label",{class:"run",title:h,children:[l("input",{type:"radio",name:"run",value:h,checked:h===a.run,onChange:()=>n.chooseRun(h)}),l("span",{children:h})]},h)),m.length===0&&l("p",{class:"hint",children:"No run matches."})]})]})]})})}function fg(e){let t=ne(()=>window.matchMedia(e),[e]),[n,o]=te(t.matches);return de(()=>{let r=()=>o(t.matches);return t.addEventListener("change",r),()=>t.removeEventListener("change",r)},[t]),n}function mg({tags:e,tag:t}){let{recordings:n}=W(),o=e.find(r=>r.tag===t)?.description;return l("label",{class:"field",children:[l("span",{children:"Tag"}),l("select",{"data-testid":"tag",value:t,title:o,onChange:r=>n.chooseTag(r.currentTarget.value),children:e.map(r=>l("option",{value:r.tag,children:r.tag},r.tag))})]})}function hg({tag:e,step:t}){let{recordings:n}=W(),[o,r]=te(null),s=e.steps,i=s.findIndex(c=>c.step===t),a=s[o??i],u=c=>{let d=s[c];r(null),d&&n.chooseStep(c===s.length-1?null:d.step)};return l("div",{class:"field","data-testid":"step",children:[l("span",{id:"step-label",children:["Step ",l("b",{class:"number",children:a?.step}),s.length>1&&l("small",{children:[(o??i)+1," of ",s.length]})]}),s.length>1&&l("div",{class:"step-row",children:[l("button",{type:"button","aria-label":"Previous step","data-testid":"step-previous",disabled:i<=0,onClick:()=>u(i-1),children:"‹"}),l("input",{type:"range",min:0,max:s.length-1,value:o??i,"aria-labelledby":"step-label","aria-valuetext":`step ${a?.step}`,"data-testid":"step-slider",onInput:c=>r(Number(c.currentTarget.value)),onChange:c=>u(Number(c.currentTarget.value))}),l("button",{type:"button","aria-label":"Next step","data-testid":"step-next",disabled:i>=s.length-1,onClick:()=>u(i+1),children:"›"})]}),a&&l("small",{children:a.wall_time===null?"time not known":gg(a.wall_time)})]})}function gg(e){return new Date(e*1e3).toLocaleString()}function cc(){let e=W(),{value:t,error:n,loading:o}=e.recordings.index.state.value,r=l("button",{type:"button",onClick:e.reload,children:"Try again"});if(!t)return n?l(Ve,{message:n.message,children:r}):o?l(qe,{what:"Looking for recordings…"}):null;let s=e.recordings.entry.value;return s?l("div",{class:"app",children:[l(uc,{}),l("main",{class:"main",children:[n&&l(Ve,{message:n.message,children:r}),l(yg,{index:t,shown:s}),s.step?l(bg,{}):l(Ve,{message:s.tag.problem??"This tag holds no recording.",children:r})]})]}):l(nc,{logdir:t.logdir})}function yg({index:e,shown:t}){let{address:n}=W(),o=vs(e,n.value);if(!o)return null;let r=t.step&&` · step ${t.step.step}`;return l("p",{class:"missing",role:"status","data-testid":"missing",children:[o," This is ",t.run.run,r,"."]})}function bg(){let{change:e,recordings:t,views:n}=W(),{value:o,error:r,loading:s}=t.recording.state.value;if(r)return l(Mt,{error:r,retry:t.recording.reload});if(!o)return l(qe,{what:"Reading the recording…"});let[i,a]=[n.available.value,n.shown.value];return l("div",{class:"recording","aria-busy":s,"data-testid":"recording",children:[l(sc,{recording:o}),l(wg,{views:i,shown:a,onChoose:u=>e({view:u})}),l("div",{class:"stage",children:[i.filter(({key:u,isKept:c})=>c||u===a).map(u=>l(vg,{view:u,recording:o,isHidden:u.key!==a},u.key)),l(tc,{recording:o})]})]})}function vg({view:e,recording:t,isHidden:n}){return l("section",{class:"view",role:"tabpanel",id:`view-${e.key}`,"aria-labelledby":`tab-${e.key}`,"data-testid":`view-${e.key}`,hidden:n,children:l(xg,{view:e,recording:t,isHidden:n})})}function xg({view:e,recording:t,isHidden:n}){let{views:o}=W(),r=o.reply(e),{value:s,error:i,loading:a}=r?.state.value??{};return i?l(Mt,{error:i,retry:()=>r?.reload()}):r&&s===void 0?a?l(qe,{what:e.waiting??"Reading…"}):null:l(e.Panel,{recording:t,reply:s,isLoading:a===!0,isHidden:n})}function wg({views:e,shown:t,onChoose:n}){return de(()=>{document.getElementById(`tab-${t}`)?.scrollIntoView({block:"nearest",inline:"nearest"})},[t]),l("div",{class:"tabs",role:"tablist","aria-label":"Views",onKeyDown:r=>{let s={ArrowLeft:-1,ArrowRight:1}[r.key];if(s===void 0)return;let i=e.map(({key:u})=>u),a=i[(i.indexOf(t)+s+i.length)%i.length];a&&(n(a),document.getElementById(`tab-${a}`)?.focus())},children:e.map(({key:r,title:s})=>l("button",{type:"button",role:"tab",id:`tab-${r}`,"data-testid":`tab-${r}`,"aria-selected":r===t,"aria-controls":`view-${r}`,tabIndex:r===t?0:-1,onClick:()=>n(r),children:s},r))})}var Cr=["reduce","budget","max_recompute"];function pc(e,t,n){let o=hl(n);if(o==="modules")return{other:qo(n),problem:""};if(o==="plan")return{other:gl(n),problem:""};if(n.run===void 0)return dc(Sg(e,t));let r=_g(n),s=vs(e,r);if(s)return{other:null,problem:s};let i=ys(e,r),a=i&&bs(i);return a?kg(a,t)?{other:null,problem:"This is the recording that is shown: choose another one."}:dc(a):{other:null,problem:i?.tag.problem??"It holds no recording."}}var ml=["recording","modules","plan"];function hl(e){return e.checkpoint?"modules":Cr.some(t=>e[t])?"plan":ml.includes(e.by)?e.by:e.offload?"modules":"recording"}function qo({checkpoint:e,save:t,offload:n}){return!e&&!n?null:{...e&&{checkpoint:e},...e&&t&&{save:t},...n&&{offload:n}}}function Ms(e){let t=qo({...e});return t?{...t}:{by:"modules"}}function gl(e){let t=Cr.find(o=>e[o]),n=e.offload==="1";return t?{goal:t,asked:e[t]??"",offload:n}:null}function Yo(e,t,n){return{...t?{[e]:t}:{by:"plan"},...n&&{offload:"1"}}}function Es({run:e,tag:t,step:n}){return{run:e,tag:t,step:String(n)}}function _g({run:e="",tag:t="",step:n=""}){return{run:e,tag:t,step:/^-?\d+$/.test(n)?Number(n):null}}function dc(e){return{other:e&&{key:e},problem:""}}function kg(e,t){return e.run===t.run&&e.tag===t.tag&&e.step===t.step}function Sg(e,t){let n=e.runs.findIndex(({run:i})=>i===t.run);for(let{run:i,tags:a}of[...e.runs.slice(n+1),...e.runs.slice(0,n)]){let u=$n({tags:a.filter(Rg)},t.tag),c=u?.steps.at(-1);if(u&&c)return{run:i,tag:u.tag,...c}}let o=e.runs[n]?.tags.find(({tag:i})=>i===t.tag),r=o?.steps.findIndex(({step:i})=>i===t.step)??-1,s=o?.steps[r-1]??o?.steps[r+1];return s?{run:t.run,tag:t.tag,...s}:null}function Rg({problem:e,steps:t}){return e===null&&t.length>0}var fc="compare";function yl(e,t){return JSON.stringify([e,t])}function mc(e,t,{address:n,change:o},{index:r,shown:s,partOfShown:i,choose:a},u){let c=_e(()=>{let{value:M}=r.state.value;return M&&s.value?pc(M,s.value,n.value.compare):null}),d=_e(()=>hl(n.value.compare)),f=_e(()=>c.value?.other&&JSON.stringify(c.value.other)),m=Ce(null);async function h(M,E,$){for(m.value=null;;){$.throwIfAborted();let A=await e.plan(M,E,$);if(!A.pending)return A;m.value=A.pending}}let b=()=>u.value===fc&&f.value?f.value:null,_=i(()=>b()?`compare ${b()}`:null,async(M,E)=>{let $=c.peek()?.other;if(!$)throw new Error("Nothing is chosen to compare with.");if("goal"in $){let{planned:D,unreachable:N}=await h(M,$,E),K=D&&D.comparison;return{shown:M,other:$,comparison:K,planned:D,unreachable:N}}let A=await e.compare(M,$,E);return{shown:M,other:$,comparison:A,planned:null,unreachable:null}}),C=M=>u.value===fc&&d.value===M,R=i(()=>C("modules")?"patterns":null,e.patterns),x=()=>n.value.compare.offload==="1"?"offload":"",w=i(()=>C("plan")?`curve ${x()}`:null,async(M,E,$)=>{let A=n.peek().compare.offload==="1";for(;;){E.throwIfAborted();let D=await e.curve(M,A,E);if(!D.pending)return D;$(D)}}),S=i(()=>{let{value:M,loading:E}=_.state.value;return!b()||E||!M?.comparison?.changes_count?null:`difference ${b()} ${n.value.compare.open??""}`},async(M,E)=>{let $=c.peek()?.other;if(!$)throw new Error("Nothing is chosen to compare with.");let A=Vt(n.peek().compare.open??""),D=await e.difference(M,$,A,E);return{pair:yl(M,$),graph:D,svg:await t(D.dot,E)}});function L(M){o({compare:Pt(n.peek().compare,"open",wt(M))})}function P(M){let E=new Set(S.state.peek().value?.graph.expand);E.delete(M)||E.add(M),L([...E])}function I(){let[M,E]=[s.peek(),c.peek()?.other];!M||!E||!("key"in E)||(a(E.key),o({compare:Es(M)}))}return{way:d,chosen:c,reply:_,planning:m,patterns:R,curve:w,difference:S,open:L,toggle:P,swap:I}}function Tr(e,t){let n=Ce({key:"",value:void 0,error:void 0,loading:!1}),o=Ce(0),r=_e(e),s,i=0;async function a(d){let f=s=new AbortController;n.value={...n.peek(),error:void 0,loading:!0};let m=h=>{f.signal.aborted||(n.value={key:"",value:h,error:void 0,loading:!0})};try{let h=await t(f.signal,m);f.signal.aborted||(n.value={key:d,value:h,error:void 0,loading:!1})}catch(h){if(f.signal.aborted)return;let b=h instanceof Error?h:new Error(String(h));n.value={...n.peek(),error:b,loading:!1}}}function u(){s?.abort(),n.peek().loading&&(n.value={...n.peek(),loading:!1})}let c=xt(()=>{let d=r.value,f=o.value!==i;if(u(),d===null)return;let m=n.peek();if(!f&&m.value!==void 0&&m.key===d){n.value={...m,error:void 0};return}i=o.peek(),no(()=>a(d))});return{state:n,reload:()=>o.value+=1,cancel(){u(),n.value={...n.peek(),error:new dn}},dispose(){c(),s?.abort()}}}var dn=class extends Error{constructor(){super("Cancelled.")}};function Os(e){return[...new Set(e.flat())].sort((t,n)=>t-n)}function hc(e,t){let n=t.phases.at(-1)?.end_op??1/0,o=-1;return e.map(r=>{for(;(t.op[o+1]??1/0)<=r;)o+=1;return r>n?null:t.live_bytes[o]??0})}function gc(e,t){return e.map(n=>t.get(n)??null)}function As(e,t){let n=0;return e.forEach((o,r)=>{Math.abs(o-t)<Math.abs((e[n]??1/0)-t)&&(n=r)}),n}var Cg="uplot",Tg="u-hz",Pg="u-vt",Mg="u-title",Eg="u-wrap",Og="u-under",Ag="u-over",Lg="u-axis",uo="u-off",Ig="u-select",Dg="u-cursor-x",$g="u-cursor-y",zg="u-cursor-pt",Ng="u-legend",Fg="u-live",Wg="u-inline",Vg="u-series",Bg="u-marker",yc="u-label",Gg="u-value",Mr="width",Er="height";var bc="bottom",Jo="left",bl="right",Dl="#000",vc=Dl+"0",vl="mousemove",xc="mousedown",xl="mouseup",wc="mouseenter",_c="mouseleave",kc="dblclick",Hg="resize",Kg="scroll",Sc="change",zs="dppxchange",$l="--",or=typeof window<"u",Rl=or?document:null,Qo=or?window:null,Ug=or?navigator:null,ye,Ls;function Cl(){let e=devicePixelRatio;ye!=e&&(ye=e,Ls&&Pl(Sc,Ls,Cl),Ls=matchMedia(`(min-resolution: ${ye-.001}dppx) and (max-resolution: ${ye+.001}dppx)`),co(Sc,Ls,Cl),Qo.dispatchEvent(new CustomEvent(zs)))}function Et(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Tl(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function Ee(e,t,n){e.style[t]=n+"px"}function Qt(e,t,n,o){let r=Rl.createElement(e);return t!=null&&Et(r,t),n?.insertBefore(r,o),r}function Ht(e,t){return Qt("div",e,t)}var Rc=new WeakMap;function pn(e,t,n,o,r){let s="translate("+t+"px,"+n+"px)",i=Rc.get(e);s!=i&&(e.style.transform=s,Rc.set(e,s),t<0||n<0||t>o||n>r?Et(e,uo):Tl(e,uo))}var Cc=new WeakMap;function Tc(e,t,n){let o=t+n,r=Cc.get(e);o!=r&&(Cc.set(e,o),e.style.background=t,e.style.borderColor=n)}var Pc=new WeakMap;function Mc(e,t,n,o){let r=t+""+n,s=Pc.get(e);r!=s&&(Pc.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var zl={passive:!0},jg={...zl,capture:!0};function co(e,t,n,o){t.addEventListener(e,n,o?jg:zl)}function Pl(e,t,n,o){t.removeEventListener(e,n,zl)}or&&Cl();function Xt(e,t,n,o){let r;n=n||0,o=o||t.length-1;let s=o<=2147483647;for(;o-n>1;)r=s?n+o>>1:Ot((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function od(e){return(n,o,r)=>{let s=-1,i=-1;for(let a=o;a<=r;a++)if(e(n[a])){s=a;break}for(let a=r;a>=o;a--)if(e(n[a])){i=a;break}return[s,i]}}var rd=e=>e!=null,sd=e=>e!=null&&e>0,Ws=od(rd),qg=od(sd);function Yg(e,t,n,o=0,r=!1){let s=r?qg:Ws,i=r?sd:rd;[t,n]=s(e,t,n);let a=e[t],u=e[t];if(t>-1)if(o==1)a=e[t],u=e[n];else if(o==-1)a=e[n],u=e[t];else for(let c=t;c<=n;c++){let d=e[c];i(d)&&(d<a?a=d:d>u&&(u=d))}return[a??ke,u??-ke]}function Vs(e,t,n,o){let r=Ac(e),s=Ac(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let i=n==10?wn:id,a=r==1?Ot:Kt,u=s==1?Kt:Ot,c=a(i(Je(e))),d=u(i(Je(t))),f=Xo(n,c),m=Xo(n,d);return n==10&&(c<0&&(f=Se(f,-c)),d<0&&(m=Se(m,-d))),o||n==2?(e=f*r,t=m*s):(e=cd(e,f),t=Bs(t,m)),[e,t]}function Nl(e,t,n,o){let r=Vs(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var Fl=.1,Ec={mode:3,pad:Fl},Ar={pad:0,soft:null,mode:0},Jg={min:Ar,max:Ar};function Ns(e,t,n,o){return Gs(n)?Oc(e,t,n):(Ar.pad=n,Ar.soft=o?0:null,Ar.mode=o?3:0,Oc(e,t,Jg))}function he(e,t){return e??t}function Zg(e,t,n){for(t=he(t,0),n=he(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Oc(e,t,n){let o=n.min,r=n.max,s=he(o.pad,0),i=he(r.pad,0),a=he(o.hard,-ke),u=he(r.hard,ke),c=he(o.soft,ke),d=he(r.soft,-ke),f=he(o.mode,0),m=he(r.mode,0),h=t-e,b=wn(h),_=gt(Je(e),Je(t)),C=wn(_),R=Je(C-b);(h<1e-24||R>10)&&(h=0,(e==0||t==0)&&(h=1e-24,f==2&&c!=ke&&(s=0),m==2&&d!=-ke&&(i=0)));let x=h||_||1e3,w=wn(x),S=Xo(10,Ot(w)),L=x*(h==0?e==0?.1:1:s),P=Se(cd(e-L,S/10),24),I=e>=c&&(f==1||f==3&&P<=c||f==2&&P>=c)?c:ke,M=gt(a,P<I&&e>=I?I:en(I,P)),E=x*(h==0?t==0?.1:1:i),$=Se(Bs(t+E,S/10),24),A=t<=d&&(m==1||m==3&&$>=d||m==2&&$<=d)?d:-ke,D=en(u,$>A&&t<=A?A:gt(A,$));return M==D&&M==0&&(D=100),[M,D]}var Qg=new Intl.NumberFormat(or?Ug.language:"en-US"),Wl=e=>Qg.format(e),At=Math,$s=At.PI,Je=At.abs,Ot=At.floor,Ye=At.round,Kt=At.ceil,en=At.min,gt=At.max,Xo=At.pow,Ac=At.sign,wn=At.log10,id=At.log2,Xg=(e,t=1)=>At.sinh(e)*t,wl=(e,t=1)=>At.asinh(e/t),ke=1/0;function Lc(e){return(wn((e^e>>31)-(e>>31))|0)+1}function Ml(e,t,n){return en(gt(e,t),n)}function ld(e){return typeof e=="function"}function ue(e){return ld(e)?e:()=>e}var ey=()=>{},ad=e=>e,ud=(e,t)=>t,ty=e=>null,Ic=e=>!0,Dc=(e,t)=>e==t,ny=/\.\d*?(?=9{6,}|0{6,})/gm,po=e=>{if(pd(e)||Fn.has(e))return e;let t=`${e}`,n=t.match(ny);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,s]=t.split("e");return+`${po(r)}e${s}`}return Se(e,o)};function lo(e,t){return po(Se(po(e/t))*t)}function Bs(e,t){return po(Kt(po(e/t))*t)}function cd(e,t){return po(Ot(po(e/t))*t)}function Se(e,t=0){if(pd(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Ye(o)/n}var Fn=new Map;function dd(e){return((""+e).split(".")[1]||"").length}function Ir(e,t,n,o){let r=[],s=o.map(dd);for(let i=t;i<n;i++){let a=Je(i),u=Se(Xo(e,i),a);for(let c=0;c<o.length;c++){let d=e==10?+`${o[c]}e${i}`:o[c]*u,f=(i>=0?0:a)+(i>=s[c]?0:s[c]),m=e==10?d:Se(d,f);r.push(m),Fn.set(m,f)}}return r}var Lr={},Vl=[],er=[null,null],Nn=Array.isArray,pd=Number.isInteger,oy=e=>e===void 0;function $c(e){return typeof e=="string"}function Gs(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function ry(e){return e!=null&&typeof e=="object"}var sy=Object.getPrototypeOf(Uint8Array),fd="__proto__";function tr(e,t=Gs){let n;if(Nn(e)){let o=e.find(r=>r!=null);if(Nn(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=tr(e[r],t)}else n=e.slice()}else if(e instanceof sy)n=e.slice();else if(t(e)){n={};for(let o in e)o!=fd&&(n[o]=tr(e[o],t))}else n=e;return n}function Ge(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=fd&&(Gs(e[r])?Ge(e[r],tr(o[r])):e[r]=tr(o[r]))}return e}var iy=0,ly=1,ay=2;function uy(e,t,n){for(let o=0,r,s=-1;o<t.length;o++){let i=t[o];if(i>s){for(r=i-1;r>=0&&e[r]==null;)e[r--]=null;for(r=i+1;r<n&&e[r]==null;)e[s=r++]=null}}}function cy(e,t){if(fy(e)){let i=e[0].slice();for(let a=1;a<e.length;a++)i.push(...e[a].slice(1));return my(i[0])||(i=py(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let u=e[i][0],c=u.length;for(let d=0;d<c;d++)n.add(u[d])}let o=[Array.from(n).sort((i,a)=>i-a)],r=o[0].length,s=new Map;for(let i=0;i<r;i++)s.set(o[0][i],i);for(let i=0;i<e.length;i++){let a=e[i],u=a[0];for(let c=1;c<a.length;c++){let d=a[c],f=Array(r).fill(void 0),m=t?t[i][c]:ly,h=[];for(let b=0;b<d.length;b++){let _=d[b],C=s.get(u[b]);_===null?m!=iy&&(f[C]=_,m==ay&&h.push(C)):f[C]=_}uy(f,h,r),o.push(f)}}return o}var dy=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function py(e){let t=e[0],n=t.length,o=Array(n);for(let s=0;s<o.length;s++)o[s]=s;o.sort((s,i)=>t[s]-t[i]);let r=[];for(let s=0;s<e.length;s++){let i=e[s],a=Array(n);for(let u=0;u<n;u++)a[u]=i[o[u]];r.push(a)}return r}function fy(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let s=0;s<n;s++)if(r[s]!=t[s])return!1}}return!0}function my(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=o)return!0;let s=gt(1,Ot((r-o+1)/t));for(let i=e[o],a=o+s;a<=r;a+=s){let u=e[a];if(u!=null){if(u<=i)return!1;i=u}}return!0}var md=["January","February","March","April","May","June","July","August","September","October","November","December"],hd=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function gd(e){return e.slice(0,3)}var hy=hd.map(gd),gy=md.map(gd),yy={MMMM:md,MMM:gy,WWWW:hd,WWW:hy};function Pr(e){return(e<10?"0":"")+e}function by(e){return(e<10?"00":e<100?"0":"")+e}var vy={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Pr(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Pr(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Pr(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Pr(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Pr(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>by(e.getMilliseconds())};function Bl(e,t){t=t||yy;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?vy[r[1]]:r[0]);return s=>{let i="";for(let a=0;a<n.length;a++)i+=typeof n[a]=="string"?n[a]:n[a](s,t);return i}}var xy=new Intl.DateTimeFormat().resolvedOptions().timeZone;function wy(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==xy?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var yd=e=>e%1==0,Fs=[1,2,2.5,5],_y=Ir(10,-32,0,Fs),bd=Ir(10,0,32,Fs),ky=bd.filter(yd),ao=_y.concat(bd),Gl=`
`,vd="{YYYY}",zc=Gl+vd,xd="{M}/{D}",Or=Gl+xd,Is=Or+"/{YY}",wd="{aa}",Sy="{h}:{mm}",Zo=Sy+wd,Nc=Gl+Zo,Fc=":{ss}",ve=null;function _d(e){let t=e*1e3,n=t*60,o=n*60,r=o*24,s=r*30,i=r*365,u=(e==1?Ir(10,0,3,Fs).filter(yd):Ir(10,-3,0,Fs)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),c=[[i,vd,ve,ve,ve,ve,ve,ve,1],[r*28,"{MMM}",zc,ve,ve,ve,ve,ve,1],[r,xd,zc,ve,ve,ve,ve,ve,1],[o,"{h}"+wd,Is,ve,Or,ve,ve,ve,1],[n,Zo,Is,ve,Or,ve,ve,ve,1],[t,Fc,Is+" "+Zo,ve,Or+" "+Zo,ve,Nc,ve,1],[e,Fc+".{fff}",Is+" "+Zo,ve,Or+" "+Zo,ve,Nc,ve,1]];function d(f){return(m,h,b,_,C,R)=>{let x=[],w=C>=i,S=C>=s&&C<i,L=f(b),P=Se(L*e,3),I=_l(L.getFullYear(),w?0:L.getMonth(),S||w?1:L.getDate()),M=Se(I*e,3);if(S||w){let E=S?C/s:0,$=w?C/i:0,A=P==M?P:Se(_l(I.getFullYear()+$,I.getMonth()+E,1)*e,3),D=new Date(Ye(A/e)),N=D.getFullYear(),K=D.getMonth();for(let U=0;A<=_;U++){let ce=_l(N+$*U,K+E*U,1),Z=ce-f(Se(ce*e,3));A=Se((+ce+Z)*e,3),A<=_&&x.push(A)}}else{let E=C>=r?r:C,$=Ot(b)-Ot(P),A=M+$+Bs(P-M,E);x.push(A);let D=f(A),N=D.getHours()+D.getMinutes()/n+D.getSeconds()/o,K=C/o,U=m.axes[h]._space,ce=R/U;for(;A=Se(A+C,e==1?0:3),!(A>_);)if(K>1){let Z=Ot(Se(N+K,6))%24,fe=f(A).getHours()-Z;fe>1&&(fe=-1),A-=fe*o,N=(N+K)%24;let xe=x[x.length-1];Se((A-xe)/C,3)*ce>=.7&&x.push(A)}else x.push(A)}return x}}return[u,c,d]}var[Ry,Cy,Ty]=_d(1),[Py,My,Ey]=_d(.001);Ir(2,-53,53,[1]);function Wc(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function Vc(e,t){return(n,o,r,s,i)=>{let a=t.find(b=>i>=b[0])||t[t.length-1],u,c,d,f,m,h;return o.map(b=>{let _=e(b),C=_.getFullYear(),R=_.getMonth(),x=_.getDate(),w=_.getHours(),S=_.getMinutes(),L=_.getSeconds(),P=C!=u&&a[2]||R!=c&&a[3]||x!=d&&a[4]||w!=f&&a[5]||S!=m&&a[6]||L!=h&&a[7]||a[1];return u=C,c=R,d=x,f=w,m=S,h=L,P(_)})}}function Oy(e,t){let n=Bl(t);return(o,r,s,i,a)=>r.map(u=>n(e(u)))}function _l(e,t,n){return new Date(e,t,n)}function Bc(e,t){return t(e)}var Ay="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Gc(e,t){return(n,o,r,s)=>s==null?$l:t(e(o))}function Ly(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function Iy(e,t){return e.series[t].fill(e,t)}var Dy={show:!0,live:!0,isolate:!1,mount:ey,markers:{show:!0,width:2,stroke:Ly,fill:Iy,dash:"solid"},idx:null,idxs:null,values:[]};function $y(e,t){let n=e.cursor.points,o=Ht(),r=n.size(e,t);Ee(o,Mr,r),Ee(o,Er,r);let s=r/-2;Ee(o,"marginLeft",s),Ee(o,"marginTop",s);let i=n.width(e,t,r);return i&&Ee(o,"borderWidth",i),o}function zy(e,t){let n=e.series[t].points;return n._fill||n._stroke}function Ny(e,t){let n=e.series[t].points;return n._stroke||n._fill}function Fy(e,t){return e.series[t].points.size}var kl=[0,0];function Wy(e,t,n){return kl[0]=t,kl[1]=n,kl}function Ds(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function Sl(e,t,n,o=!0){return r=>{(!o||r.target==t)&&n(r)}}var Vy={show:!0,x:!0,y:!0,lock:!1,move:Wy,points:{one:!1,show:$y,size:Fy,width:0,stroke:Ny,fill:zy},bind:{mousedown:Ds,mouseup:Ds,click:Ds,dblclick:Ds,mousemove:Sl,mouseleave:Sl,mouseenter:Sl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},kd={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Hl=Ge({},kd,{filter:ud}),Sd=Ge({},Hl,{size:10}),Rd=Ge({},kd,{show:!1}),Kl='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Cd="bold "+Kl,Td=1.5,Hc={show:!0,scale:"x",stroke:Dl,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Cd,side:2,grid:Hl,ticks:Sd,border:Rd,font:Kl,lineGap:Td,rotate:0},By="Value",Gy="Time",Kc={show:!0,scale:"x",auto:!1,sorted:1,min:ke,max:-ke,idxs:[]};function Hy(e,t,n,o,r){return t.map(s=>s==null?"":Wl(s))}function Ky(e,t,n,o,r,s,i){let a=[],u=Fn.get(r)||0;n=i?n:Se(Bs(n,r),u);for(let c=n;c<=o;c=Se(c+r,u))a.push(Object.is(c,-0)?0:c);return a}function El(e,t,n,o,r,s,i){let a=[],u=e.scales[e.axes[t].scale].log,c=u==10?wn:id,d=Ot(c(n));r=Xo(u,d),u==10&&(r=ao[Xt(r,ao)]);let f=n,m=r*u;u==10&&(m=ao[Xt(m,ao)]);do a.push(f),f=f+r,u==10&&!Fn.has(f)&&(f=Se(f,Fn.get(r))),f>=m&&(r=f,m=r*u,u==10&&(m=ao[Xt(m,ao)]));while(f<=o);return a}function Uy(e,t,n,o,r,s,i){let u=e.scales[e.axes[t].scale].asinh,c=o>u?El(e,t,gt(u,n),o,r):[u],d=o>=0&&n<=0?[0]:[];return(n<-u?El(e,t,gt(u,-o),-n,r):[u]).reverse().map(m=>-m).concat(d,c)}var Pd=/./,jy=/[12357]/,qy=/[125]/,Uc=/1/,Ol=(e,t,n,o)=>e.map((r,s)=>t==4&&r==0||s%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function Yy(e,t,n,o,r){let s=e.axes[n],i=s.scale,a=e.scales[i],u=e.valToPos,c=s._space,d=u(10,i),f=u(9,i)-d>=c?Pd:u(7,i)-d>=c?jy:u(5,i)-d>=c?qy:Uc;if(f==Uc){let m=Je(u(1,i)-d);if(m<c)return Ol(t.slice().reverse(),a.distr,f,Kt(c/m)).reverse()}return Ol(t,a.distr,f,1)}function Jy(e,t,n,o,r){let s=e.axes[n],i=s.scale,a=s._space,u=e.valToPos,c=Je(u(1,i)-u(2,i));return c<a?Ol(t.slice().reverse(),3,Pd,Kt(a/c)).reverse():t}function Zy(e,t,n,o){return o==null?$l:t==null?"":Wl(t)}var jc={show:!0,scale:"y",stroke:Dl,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Cd,side:3,grid:Hl,ticks:Sd,border:Rd,font:Kl,lineGap:Td,rotate:0};function Qy(e,t){let n=3+(e||1)*2;return Se(n*t,3)}function Xy(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],s=e.valToPos(r[o[0]],n,!0),i=e.valToPos(r[o[1]],n,!0),a=Je(i-s),u=e.series[t],c=a/(u.points.space*ye);return o[1]-o[0]<=c}var qc={scale:null,auto:!0,sorted:0,min:ke,max:-ke},Md=(e,t,n,o,r)=>r,Yc={show:!0,auto:!0,sorted:0,gaps:Md,alpha:1,facets:[Ge({},qc,{scale:"x"}),Ge({},qc,{scale:"y"})]},Jc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Md,alpha:1,points:{show:Xy,filter:null},values:null,min:ke,max:-ke,idxs:[],path:null,clip:null};function eb(e,t,n,o,r){return n/10}var Ed={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},tb=Ge({},Ed,{time:!1,ori:1}),Zc={};function Od(e,t){let n=Zc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,s,i,a,u,c){for(let d=0;d<n.plots.length;d++)n.plots[d]!=r&&n.plots[d].pub(o,r,s,i,a,u,c)}},e!=null&&(Zc[e]=n)),n}var nr=1,Al=2;function fo(e,t,n){let o=e.mode,r=e.series[t],s=o==2?e._data[t]:e._data,i=e.scales,a=e.bbox,u=s[0],c=o==2?s[1]:s[t],d=o==2?i[r.facets[0].scale]:i[e.series[0].scale],f=o==2?i[r.facets[1].scale]:i[r.scale],m=a.left,h=a.top,b=a.width,_=a.height,C=e.valToPosH,R=e.valToPosV;return d.ori==0?n(r,u,c,d,f,C,R,m,h,b,_,Ks,rr,js,Ld,Dd):n(r,u,c,d,f,R,C,h,m,_,b,Us,sr,ql,Id,$d)}function Ul(e,t){let n=0,o=0,r=he(e.bands,Vl);for(let s=0;s<r.length;s++){let i=r[s];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function nb(e,t,n,o,r){let s=e.mode,i=e.series[t],a=s==2?i.facets[1].scale:i.scale,u=e.scales[a];return r==-1?u.min:r==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function _n(e,t,n,o,r,s){return fo(e,t,(i,a,u,c,d,f,m,h,b,_,C)=>{let R=i.pxRound,x=c.dir*(c.ori==0?1:-1),w=c.ori==0?rr:sr,S,L;x==1?(S=n,L=o):(S=o,L=n);let P=R(f(a[S],c,_,h)),I=R(m(u[S],d,C,b)),M=R(f(a[L],c,_,h)),E=R(m(s==1?d.max:d.min,d,C,b)),$=new Path2D(r);return w($,M,E),w($,P,E),w($,P,I),$})}function Hs(e,t,n,o,r,s){let i=null;if(e.length>0){i=new Path2D;let a=t==0?js:ql,u=n;for(let f=0;f<e.length;f++){let m=e[f];if(m[1]>m[0]){let h=m[0]-u;h>0&&a(i,u,o,h,o+s),u=m[1]}}let c=n+r-u,d=10;c>0&&a(i,u,o-d/2,c,o+s+d)}return i}function ob(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function jl(e,t,n,o,r,s,i){let a=[],u=e.length;for(let c=r==1?n:o;c>=n&&c<=o;c+=r)if(t[c]===null){let f=c,m=c;if(r==1)for(;++c<=o&&t[c]===null;)m=c;else for(;--c>=n&&t[c]===null;)m=c;let h=s(e[f]),b=m==f?h:s(e[m]),_=f-r;h=i<=0&&_>=0&&_<u?s(e[_]):h;let R=m+r;b=i>=0&&R>=0&&R<u?s(e[R]):b,b>=h&&a.push([h,b])}return a}function Qc(e){return e==0?ad:e==1?Ye:t=>lo(t,e)}function Ad(e){let t=e==0?Ks:Us,n=e==0?(r,s,i,a,u,c)=>{r.arcTo(s,i,a,u,c)}:(r,s,i,a,u,c)=>{r.arcTo(i,s,u,a,c)},o=e==0?(r,s,i,a,u)=>{r.rect(s,i,a,u)}:(r,s,i,a,u)=>{r.rect(i,s,u,a)};return(r,s,i,a,u,c=0,d=0)=>{c==0&&d==0?o(r,s,i,a,u):(c=en(c,a/2,u/2),d=en(d,a/2,u/2),t(r,s+c,i),n(r,s+a,i,s+a,i+u,c),n(r,s+a,i+u,s,i+u,d),n(r,s,i+u,s,i,d),n(r,s,i,s+a,i,c),r.closePath())}}var Ks=(e,t,n)=>{e.moveTo(t,n)},Us=(e,t,n)=>{e.moveTo(n,t)},rr=(e,t,n)=>{e.lineTo(t,n)},sr=(e,t,n)=>{e.lineTo(n,t)},js=Ad(0),ql=Ad(1),Ld=(e,t,n,o,r,s)=>{e.arc(t,n,o,r,s)},Id=(e,t,n,o,r,s)=>{e.arc(n,t,o,r,s)},Dd=(e,t,n,o,r,s,i)=>{e.bezierCurveTo(t,n,o,r,s,i)},$d=(e,t,n,o,r,s,i)=>{e.bezierCurveTo(n,t,r,o,i,s)};function zd(e){return(t,n,o,r,s)=>fo(t,n,(i,a,u,c,d,f,m,h,b,_,C)=>{let{pxRound:R,points:x}=i,w,S;c.ori==0?(w=Ks,S=Ld):(w=Us,S=Id);let L=Se(x.width*ye,3),P=(x.size-x.width)/2*ye,I=Se(P*2,3),M=new Path2D,E=new Path2D,{left:$,top:A,width:D,height:N}=t.bbox;js(E,$-I,A-I,D+I*2,N+I*2);let K=U=>{if(u[U]!=null){let ce=R(f(a[U],c,_,h)),Z=R(m(u[U],d,C,b));w(M,ce+P,Z),S(M,ce,Z,P,0,$s*2)}};if(s)s.forEach(K);else for(let U=o;U<=r;U++)K(U);return{stroke:L>0?M:null,fill:M,clip:E,flags:nr|Al}})}function Nd(e){return(t,n,o,r,s,i)=>{o!=r&&(s!=o&&i!=o&&e(t,n,o),s!=r&&i!=r&&e(t,n,r),e(t,n,i))}}var rb=Nd(rr),sb=Nd(sr);function Fd(e){let t=he(e?.alignGaps,0);return(n,o,r,s)=>fo(n,o,(i,a,u,c,d,f,m,h,b,_,C)=>{[r,s]=Ws(u,r,s);let R=i.pxRound,x=N=>R(f(N,c,_,h)),w=N=>R(m(N,d,C,b)),S,L;c.ori==0?(S=rr,L=rb):(S=sr,L=sb);let P=c.dir*(c.ori==0?1:-1),I={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:nr},M=I.stroke,E=!1;if(s-r>=_*4){let N=Y=>n.posToVal(Y,c.key,!0),K=null,U=null,ce,Z,yt,Oe=x(a[P==1?r:s]),fe=x(a[r]),xe=x(a[s]),se=N(P==1?fe+1:xe-1);for(let Y=P==1?r:s;Y>=r&&Y<=s;Y+=P){let He=a[Y],Ae=(P==1?He<se:He>se)?Oe:x(He),be=u[Y];Ae==Oe?be!=null?(Z=be,K==null?(S(M,Ae,w(Z)),ce=K=U=Z):Z<K?K=Z:Z>U&&(U=Z)):be===null&&(E=!0):(K!=null&&L(M,Oe,w(K),w(U),w(ce),w(Z)),be!=null?(Z=be,S(M,Ae,w(Z)),K=U=ce=Z):(K=U=null,be===null&&(E=!0)),Oe=Ae,se=N(Oe+P))}K!=null&&K!=U&&yt!=Oe&&L(M,Oe,w(K),w(U),w(ce),w(Z))}else for(let N=P==1?r:s;N>=r&&N<=s;N+=P){let K=u[N];K===null?E=!0:K!=null&&S(M,x(a[N]),w(K))}let[A,D]=Ul(n,o);if(i.fill!=null||A!=0){let N=I.fill=new Path2D(M),K=i.fillTo(n,o,i.min,i.max,A),U=w(K),ce=x(a[r]),Z=x(a[s]);P==-1&&([Z,ce]=[ce,Z]),S(N,Z,U),S(N,ce,U)}if(!i.spanGaps){let N=[];E&&N.push(...jl(a,u,r,s,P,x,t)),I.gaps=N=i.gaps(n,o,r,s,N),I.clip=Hs(N,c.ori,h,b,_,C)}return D!=0&&(I.band=D==2?[_n(n,o,r,s,M,-1),_n(n,o,r,s,M,1)]:_n(n,o,r,s,M,D)),I})}function ib(e){let t=he(e.align,1),n=he(e.ascDesc,!1),o=he(e.alignGaps,0),r=he(e.extend,!1);return(s,i,a,u)=>fo(s,i,(c,d,f,m,h,b,_,C,R,x,w)=>{[a,u]=Ws(f,a,u);let S=c.pxRound,{left:L,width:P}=s.bbox,I=fe=>S(b(fe,m,x,C)),M=fe=>S(_(fe,h,w,R)),E=m.ori==0?rr:sr,$={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:nr},A=$.stroke,D=m.dir*(m.ori==0?1:-1),N=M(f[D==1?a:u]),K=I(d[D==1?a:u]),U=K,ce=K;r&&t==-1&&(ce=L,E(A,ce,N)),E(A,K,N);for(let fe=D==1?a:u;fe>=a&&fe<=u;fe+=D){let xe=f[fe];if(xe==null)continue;let se=I(d[fe]),Y=M(xe);t==1?E(A,se,N):E(A,U,Y),E(A,se,Y),N=Y,U=se}let Z=U;r&&t==1&&(Z=L+P,E(A,Z,N));let[yt,Oe]=Ul(s,i);if(c.fill!=null||yt!=0){let fe=$.fill=new Path2D(A),xe=c.fillTo(s,i,c.min,c.max,yt),se=M(xe);E(fe,Z,se),E(fe,ce,se)}if(!c.spanGaps){let fe=[];fe.push(...jl(d,f,a,u,D,I,o));let xe=c.width*ye/2,se=n||t==1?xe:-xe,Y=n||t==-1?-xe:xe;fe.forEach(He=>{He[0]+=se,He[1]+=Y}),$.gaps=fe=c.gaps(s,i,a,u,fe),$.clip=Hs(fe,m.ori,C,R,x,w)}return Oe!=0&&($.band=Oe==2?[_n(s,i,a,u,A,-1),_n(s,i,a,u,A,1)]:_n(s,i,a,u,A,Oe)),$})}function Xc(e,t,n,o,r,s,i=ke){if(e.length>1){let a=null;for(let u=0,c=1/0;u<e.length;u++)if(t[u]!==void 0){if(a!=null){let d=Je(e[u]-e[a]);d<c&&(c=d,i=Je(n(e[u],o,r,s)-n(e[a],o,r,s)))}a=u}}return i}function lb(e){e=e||Lr;let t=he(e.size,[.6,ke,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=ue(r),i=1-t[0],a=he(t[1],ke),u=he(t[2],1),c=he(e.disp,Lr),d=he(e.each,h=>{}),{fill:f,stroke:m}=c;return(h,b,_,C)=>fo(h,b,(R,x,w,S,L,P,I,M,E,$,A)=>{let D=R.pxRound,N=n,K=o*ye,U=a*ye,ce=u*ye,Z,yt;S.ori==0?[Z,yt]=s(h,b):[yt,Z]=s(h,b);let Oe=S.dir*(S.ori==0?1:-1),fe=S.ori==0?js:ql,xe=S.ori==0?d:(G,Re,Ke,wo,Kn,nn,Un)=>{d(G,Re,Ke,Kn,wo,Un,nn)},se=he(h.bands,Vl).find(G=>G.series[0]==b),Y=se!=null?se.dir:0,He=R.fillTo(h,b,R.min,R.max,Y),ut=D(I(He,L,A,E)),Ae,be,Ut,_t=$,De=D(R.width*ye),tn=!1,mn=null,Lt=null,Rn=null,bo=null;f!=null&&(De==0||m!=null)&&(tn=!0,mn=f.values(h,b,_,C),Lt=new Map,new Set(mn).forEach(G=>{G!=null&&Lt.set(G,new Path2D)}),De>0&&(Rn=m.values(h,b,_,C),bo=new Map,new Set(Rn).forEach(G=>{G!=null&&bo.set(G,new Path2D)})));let{x0:vo,size:ur}=c;if(vo!=null&&ur!=null){N=1,x=vo.values(h,b,_,C),vo.unit==2&&(x=x.map(Ke=>h.posToVal(M+Ke*$,S.key,!0)));let G=ur.values(h,b,_,C);ur.unit==2?be=G[0]*$:be=P(G[0],S,$,M)-P(0,S,$,M),_t=Xc(x,w,P,S,$,M,_t),Ut=_t-be+K}else _t=Xc(x,w,P,S,$,M,_t),Ut=_t*i+K,be=_t-Ut;Ut<1&&(Ut=0),De>=be/2&&(De=0),Ut<5&&(D=ad);let Gr=Ut>0,Gn=_t-Ut-(Gr?De:0);be=D(Ml(Gn,ce,U)),Ae=(N==0?be/2:N==Oe?0:be)-N*Oe*((N==0?K/2:0)+(Gr?De/2:0));let ct={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},xo=tn?null:new Path2D,hn=null;if(se!=null)hn=h.data[se.series[1]];else{let{y0:G,y1:Re}=c;G!=null&&Re!=null&&(w=Re.values(h,b,_,C),hn=G.values(h,b,_,C))}let Hn=Z*be,re=yt*be;for(let G=Oe==1?_:C;G>=_&&G<=C;G+=Oe){let Re=w[G];if(Re==null)continue;if(hn!=null){let bt=hn[G]??0;if(Re-bt==0)continue;ut=I(bt,L,A,E)}let Ke=S.distr!=2||c!=null?x[G]:G,wo=P(Ke,S,$,M),Kn=I(he(Re,He),L,A,E),nn=D(wo-Ae),Un=D(gt(Kn,ut)),kt=D(en(Kn,ut)),It=Un-kt;if(Re!=null){let bt=Re<0?re:Hn,jt=Re<0?Hn:re;tn?(De>0&&Rn[G]!=null&&fe(bo.get(Rn[G]),nn,kt+Ot(De/2),be,gt(0,It-De),bt,jt),mn[G]!=null&&fe(Lt.get(mn[G]),nn,kt+Ot(De/2),be,gt(0,It-De),bt,jt)):fe(xo,nn,kt+Ot(De/2),be,gt(0,It-De),bt,jt),xe(h,b,G,nn-De/2,kt,be+De,It)}}return De>0?ct.stroke=tn?bo:xo:tn||(ct._fill=R.width==0?R._fill:R._stroke??R._fill,ct.width=0),ct.fill=tn?Lt:xo,ct})}function ab(e,t){let n=he(t?.alignGaps,0);return(o,r,s,i)=>fo(o,r,(a,u,c,d,f,m,h,b,_,C,R)=>{[s,i]=Ws(c,s,i);let x=a.pxRound,w=Z=>x(m(Z,d,C,b)),S=Z=>x(h(Z,f,R,_)),L,P,I;d.ori==0?(L=Ks,I=rr,P=Dd):(L=Us,I=sr,P=$d);let M=d.dir*(d.ori==0?1:-1),E=w(u[M==1?s:i]),$=E,A=[],D=[];for(let Z=M==1?s:i;Z>=s&&Z<=i;Z+=M)if(c[Z]!=null){let Oe=u[Z],fe=w(Oe);A.push($=fe),D.push(S(c[Z]))}let N={stroke:e(A,D,L,I,P,x),fill:null,clip:null,band:null,gaps:null,flags:nr},K=N.stroke,[U,ce]=Ul(o,r);if(a.fill!=null||U!=0){let Z=N.fill=new Path2D(K),yt=a.fillTo(o,r,a.min,a.max,U),Oe=S(yt);I(Z,$,Oe),I(Z,E,Oe)}if(!a.spanGaps){let Z=[];Z.push(...jl(u,c,s,i,M,w,n)),N.gaps=Z=a.gaps(o,r,s,i,Z),N.clip=Hs(Z,d.ori,b,_,C,R)}return ce!=0&&(N.band=ce==2?[_n(o,r,s,i,K,-1),_n(o,r,s,i,K,1)]:_n(o,r,s,i,K,ce)),N})}function ub(e){return ab(cb,e)}function cb(e,t,n,o,r,s){let i=e.length;if(i<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),i==2)o(a,e[1],t[1]);else{let u=Array(i),c=Array(i-1),d=Array(i-1),f=Array(i-1);for(let m=0;m<i-1;m++)d[m]=t[m+1]-t[m],f[m]=e[m+1]-e[m],c[m]=d[m]/f[m];u[0]=c[0];for(let m=1;m<i-1;m++)c[m]===0||c[m-1]===0||c[m-1]>0!=c[m]>0?u[m]=0:(u[m]=3*(f[m-1]+f[m])/((2*f[m]+f[m-1])/c[m-1]+(f[m]+2*f[m-1])/c[m]),isFinite(u[m])||(u[m]=0));u[i-1]=c[i-2];for(let m=0;m<i-1;m++)r(a,e[m]+f[m]/3,t[m]+u[m]*f[m]/3,e[m+1]-f[m]/3,t[m+1]-u[m+1]*f[m]/3,e[m+1],t[m+1])}return a}var Ll=new Set;function ed(){for(let e of Ll)e.syncRect(!0)}or&&(co(Hg,Qo,ed),co(Kg,Qo,ed,!0),co(zs,Qo,()=>{ot.pxRatio=ye}));var db=Fd(),pb=zd();function td(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,i)=>Il(s,i,t,n))}function fb(e,t){return e.map((n,o)=>o==0?{}:Ge({},t,n))}function Il(e,t,n,o){return Ge({},t==0?n:o,e)}function Wd(e,t,n){return t==null?er:[t,n]}var mb=Wd;function hb(e,t,n){return t==null?er:Ns(t,n,Fl,!0)}function Vd(e,t,n,o){return t==null?er:Vs(t,n,e.scales[o].log,!1)}var gb=Vd;function Bd(e,t,n,o){return t==null?er:Nl(t,n,e.scales[o].log,!1)}var yb=Bd;function bb(e,t,n,o,r){let s=gt(Lc(e),Lc(t)),i=t-e,a=Xt(r/o*i,n);do{let u=n[a],c=o*u/i;if(c>=r&&s+(u<5?Fn.get(u):0)<=17)return[u,c]}while(++a<n.length);return[0,0]}function nd(e){let t,n;return e=e.replace(/(\d+)px/,(o,r)=>(t=Ye((n=+r)*ye))+"px"),[e,t,n]}function vb(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=Se(t[2]*ye,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function ot(e,t,n){let o={mode:he(e.mode,1)},r=o.mode;function s(p,g,y,v){let k=g.valToPct(p);return v+y*(g.dir==-1?1-k:k)}function i(p,g,y,v){let k=g.valToPct(p);return v+y*(g.dir==-1?k:1-k)}function a(p,g,y,v){return g.ori==0?s(p,g,y,v):i(p,g,y,v)}o.valToPosH=s,o.valToPosV=i;let u=!1;o.status=0;let c=o.root=Ht(Cg);if(e.id!=null&&(c.id=e.id),Et(c,e.class),e.title){let p=Ht(Mg,c);p.textContent=e.title}let d=Qt("canvas"),f=o.ctx=d.getContext("2d"),m=Ht(Eg,c);co("click",m,p=>{p.target===b&&(Te!=Ao||Le!=Lo)&&st.click(o,p)},!0);let h=o.under=Ht(Og,m);m.appendChild(d);let b=o.over=Ht(Ag,m);e=tr(e);let _=+he(e.pxAlign,1),C=Qc(_);(e.plugins||[]).forEach(p=>{p.opts&&(e=p.opts(o,e)||e)});let R=e.ms||.001,x=o.series=r==1?td(e.series||[],Kc,Jc,!1):fb(e.series||[null],Yc),w=o.axes=td(e.axes||[],Hc,jc,!0),S=o.scales={},L=o.bands=e.bands||[];L.forEach(p=>{p.fill=ue(p.fill||null),p.dir=he(p.dir,-1)});let P=r==2?x[1].facets[0].scale:x[0].scale,I={axes:Qm,series:jm},M=(e.drawOrder||["axes","series"]).map(p=>I[p]);function E(p){let g=p.distr==3?y=>wn(y>0?y:p.clamp(o,y,p.min,p.max,p.key)):p.distr==4?y=>wl(y,p.asinh):p.distr==100?y=>p.fwd(y):y=>y;return y=>{let v=g(y),{_min:k,_max:T}=p,O=T-k;return(v-k)/O}}function $(p){let g=S[p];if(g==null){let y=(e.scales||Lr)[p]||Lr;if(y.from!=null){$(y.from);let v=Ge({},S[y.from],y,{key:p});v.valToPct=E(v),S[p]=v}else{g=S[p]=Ge({},p==P?Ed:tb,y),g.key=p;let v=g.time,k=g.range,T=Nn(k);if((p!=P||r==2&&!v)&&(T&&(k[0]==null||k[1]==null)&&(k={min:k[0]==null?Ec:{mode:1,hard:k[0],soft:k[0]},max:k[1]==null?Ec:{mode:1,hard:k[1],soft:k[1]}},T=!1),!T&&Gs(k))){let O=k;k=(z,F,V)=>F==null?er:Ns(F,V,O)}g.range=ue(k||(v?mb:p==P?g.distr==3?gb:g.distr==4?yb:Wd:g.distr==3?Vd:g.distr==4?Bd:hb)),g.auto=ue(T?!1:g.auto),g.clamp=ue(g.clamp||eb),g._min=g._max=null,g.valToPct=E(g)}}}$("x"),$("y"),r==1&&x.forEach(p=>{$(p.scale)}),w.forEach(p=>{$(p.scale)});for(let p in e.scales)$(p);let A=S[P],D=A.distr,N,K;A.ori==0?(Et(c,Tg),N=s,K=i):(Et(c,Pg),N=i,K=s);let U={};for(let p in S){let g=S[p];(g.min!=null||g.max!=null)&&(U[p]={min:g.min,max:g.max},g.min=g.max=null)}let ce=e.tzDate||(p=>new Date(Ye(p/R))),Z=e.fmtDate||Bl,yt=R==1?Ty(ce):Ey(ce),Oe=Vc(ce,Wc(R==1?Cy:My,Z)),fe=Gc(ce,Bc(Ay,Z)),xe=[],se=o.legend=Ge({},Dy,e.legend),Y=o.cursor=Ge({},Vy,{drag:{y:r==2}},e.cursor),He=se.show,ut=Y.show,Ae=se.markers;se.idxs=xe,Ae.width=ue(Ae.width),Ae.dash=ue(Ae.dash),Ae.stroke=ue(Ae.stroke),Ae.fill=ue(Ae.fill);let be,Ut,_t,De=[],tn=[],mn,Lt=!1,Rn={};if(se.live){let p=x[1]?x[1].values:null;Lt=p!=null,mn=Lt?p(o,1,0):{_:0};for(let g in mn)Rn[g]=$l}if(He)if(be=Qt("table",Ng,c),_t=Qt("tbody",null,be),se.mount(o,be),Lt){Ut=Qt("thead",null,be,_t);let p=Qt("tr",null,Ut);Qt("th",null,p);for(var bo in mn)Qt("th",yc,p).textContent=bo}else Et(be,Wg),se.live&&Et(be,Fg);let vo={show:!0},ur={show:!1};function Gr(p,g){if(g==0&&(Lt||!se.live||r==2))return er;let y=[],v=Qt("tr",Vg,_t,_t.childNodes[g]);Et(v,p.class),p.show||Et(v,uo);let k=Qt("th",null,v);if(Ae.show){let z=Ht(Bg,k);if(g>0){let F=Ae.width(o,g);F&&(z.style.border=F+"px "+Ae.dash(o,g)+" "+Ae.stroke(o,g)),z.style.background=Ae.fill(o,g)}}let T=Ht(yc,k);p.label instanceof HTMLElement?T.appendChild(p.label):T.textContent=p.label,g>0&&(Ae.show||(T.style.color=p.width>0?Ae.stroke(o,g):Ae.fill(o,g)),ct("click",k,z=>{if(Y._lock)return;qn(z);let F=x.indexOf(p);if((z.ctrlKey||z.metaKey)!=se.isolate){let V=x.some((B,H)=>H>0&&H!=F&&B.show);x.forEach((B,H)=>{H>0&&rn(H,V?H==F?vo:ur:vo,!0,Be.setSeries)})}else rn(F,{show:!p.show},!0,Be.setSeries)},!1),ko&&ct(wc,k,z=>{Y._lock||(qn(z),rn(x.indexOf(p),Do,!0,Be.setSeries))},!1));for(var O in mn){let z=Qt("td",Gg,v);z.textContent="--",y.push(z)}return[v,y]}let Gn=new Map;function ct(p,g,y,v=!0){let k=Gn.get(g)||{},T=Y.bind[p](o,g,y,v);T&&(co(p,g,k[p]=T),Gn.set(g,k))}function xo(p,g,y){let v=Gn.get(g)||{};for(let k in v)(p==null||k==p)&&(Pl(k,g,v[k]),delete v[k]);p==null&&Gn.delete(g)}let hn=0,Hn=0,re=0,G=0,Re=0,Ke=0,wo=Re,Kn=Ke,nn=re,Un=G,kt=0,It=0,bt=0,jt=0;o.bbox={};let mi=!1,Hr=!1,_o=!1,jn=!1,Kr=!1,Dt=!1;function hi(p,g,y){(y||p!=o.width||g!=o.height)&&Ca(p,g),Po(!1),_o=!0,Hr=!0,Mo()}function Ca(p,g){o.width=hn=re=p,o.height=Hn=G=g,Re=Ke=0,Wm(),Vm();let y=o.bbox;kt=y.left=lo(Re*ye,.5),It=y.top=lo(Ke*ye,.5),bt=y.width=lo(re*ye,.5),jt=y.height=lo(G*ye,.5)}let zm=3;function Nm(){let p=!1,g=0;for(;!p;){g++;let y=Jm(g),v=Zm(g);p=g==zm||y&&v,p||(Ca(o.width,o.height),Hr=!0)}}function Fm({width:p,height:g}){hi(p,g)}o.setSize=Fm;function Wm(){let p=!1,g=!1,y=!1,v=!1;w.forEach((k,T)=>{if(k.show&&k._show){let{side:O,_size:z}=k,F=O%2,V=k.label!=null?k.labelSize:0,B=z+V;B>0&&(F?(re-=B,O==3?(Re+=B,v=!0):y=!0):(G-=B,O==0?(Ke+=B,p=!0):g=!0))}}),Yn[0]=p,Yn[1]=y,Yn[2]=g,Yn[3]=v,re-=Cn[1]+Cn[3],Re+=Cn[3],G-=Cn[2]+Cn[0],Ke+=Cn[0]}function Vm(){let p=Re+re,g=Ke+G,y=Re,v=Ke;function k(T,O){switch(T){case 1:return p+=O,p-O;case 2:return g+=O,g-O;case 3:return y-=O,y+O;case 0:return v-=O,v+O}}w.forEach((T,O)=>{if(T.show&&T._show){let z=T.side;T._pos=k(z,T._size),T.label!=null&&(T._lpos=k(z,T.labelSize))}})}if(Y.dataIdx==null){let p=Y.hover,g=p.skip=new Set(p.skip??[]);g.add(void 0);let y=p.prox=ue(p.prox),v=p.bias??=0;Y.dataIdx=(k,T,O,z)=>{if(T==0)return O;let F=O,V=y(k,T,O,z)??ke,B=V>=0&&V<ke,H=A.ori==0?re:G,oe=Y.left,ge=t[0],me=t[T];if(g.has(me[O])){F=null;let le=null,X=null,J;if(v==0||v==-1)for(J=O;le==null&&J-- >0;)g.has(me[J])||(le=J);if(v==0||v==1)for(J=O;X==null&&J++<me.length;)g.has(me[J])||(X=J);if(le!=null||X!=null)if(B){let Me=le==null?-1/0:N(ge[le],A,H,0),ze=X==null?1/0:N(ge[X],A,H,0),nt=oe-Me,we=ze-oe;nt<=we?nt<=V&&(F=le):we<=V&&(F=X)}else F=X==null?le:le==null?X:O-le<=X-O?le:X}else B&&Je(oe-N(ge[O],A,H,0))>V&&(F=null);return F}}let qn=p=>{Y.event=p};Y.idxs=xe,Y._lock=!1;let it=Y.points;it.show=ue(it.show),it.size=ue(it.size),it.stroke=ue(it.stroke),it.width=ue(it.width),it.fill=ue(it.fill);let on=o.focus=Ge({},e.focus||{alpha:.3},Y.focus),ko=on.prox>=0,So=ko&&it.one,$t=[],Ro=[],Co=[];function Ta(p,g){let y=it.show(o,g);if(y instanceof HTMLElement)return Et(y,zg),Et(y,p.class),pn(y,-10,-10,re,G),b.insertBefore(y,$t[g]),y}function Pa(p,g){if(r==1||g>0){let y=r==1&&S[p.scale].time,v=p.value;p.value=y?$c(v)?Gc(ce,Bc(v,Z)):v||fe:v||Zy,p.label=p.label||(y?Gy:By)}if(So||g>0){p.width=p.width==null?1:p.width,p.paths=p.paths||db||ty,p.fillTo=ue(p.fillTo||nb),p.pxAlign=+he(p.pxAlign,_),p.pxRound=Qc(p.pxAlign),p.stroke=ue(p.stroke||null),p.fill=ue(p.fill||null),p._stroke=p._fill=p._paths=p._focus=null;let y=Qy(gt(1,p.width),1),v=p.points=Ge({},{size:y,width:gt(1,y*.2),stroke:p.stroke,space:y*2,paths:pb,_stroke:null,_fill:null},p.points);v.show=ue(v.show),v.filter=ue(v.filter),v.fill=ue(v.fill),v.stroke=ue(v.stroke),v.paths=ue(v.paths),v.pxAlign=p.pxAlign}if(He){let y=Gr(p,g);De.splice(g,0,y[0]),tn.splice(g,0,y[1]),se.values.push(null)}if(ut){xe.splice(g,0,null);let y=null;So?g==0&&(y=Ta(p,g)):g>0&&(y=Ta(p,g)),$t.splice(g,0,y),Ro.splice(g,0,0),Co.splice(g,0,0)}tt("addSeries",g)}function Bm(p,g){g=g??x.length,p=r==1?Il(p,g,Kc,Jc):Il(p,g,{},Yc),x.splice(g,0,p),Pa(x[g],g)}o.addSeries=Bm;function Gm(p){if(x.splice(p,1),He){se.values.splice(p,1),tn.splice(p,1);let g=De.splice(p,1)[0];xo(null,g.firstChild),g.remove()}ut&&(xe.splice(p,1),$t.splice(p,1)[0].remove(),Ro.splice(p,1),Co.splice(p,1)),tt("delSeries",p)}o.delSeries=Gm;let Yn=[!1,!1,!1,!1];function Hm(p,g){if(p._show=p.show,p.show){let y=p.side%2,v=S[p.scale];v==null&&(p.scale=y?x[1].scale:P,v=S[p.scale]);let k=v.time;p.size=ue(p.size),p.space=ue(p.space),p.rotate=ue(p.rotate),Nn(p.incrs)&&p.incrs.forEach(O=>{!Fn.has(O)&&Fn.set(O,dd(O))}),p.incrs=ue(p.incrs||(v.distr==2?ky:k?R==1?Ry:Py:ao)),p.splits=ue(p.splits||(k&&v.distr==1?yt:v.distr==3?El:v.distr==4?Uy:Ky)),p.stroke=ue(p.stroke),p.grid.stroke=ue(p.grid.stroke),p.ticks.stroke=ue(p.ticks.stroke),p.border.stroke=ue(p.border.stroke);let T=p.values;p.values=Nn(T)&&!Nn(T[0])?ue(T):k?Nn(T)?Vc(ce,Wc(T,Z)):$c(T)?Oy(ce,T):T||Oe:T||Hy,p.filter=ue(p.filter||(v.distr>=3&&v.log==10?Yy:v.distr==3&&v.log==2?Jy:ud)),p.font=nd(p.font),p.labelFont=nd(p.labelFont),p._size=p.size(o,null,g,0),p._space=p._rotate=p._incrs=p._found=p._splits=p._values=null,p._size>0&&(Yn[g]=!0,p._el=Ht(Lg,m))}}function cr(p,g,y,v){let[k,T,O,z]=y,F=g%2,V=0;return F==0&&(z||T)&&(V=g==0&&!k||g==2&&!O?Ye(Hc.size/3):0),F==1&&(k||O)&&(V=g==1&&!T||g==3&&!z?Ye(jc.size/2):0),V}let Ma=o.padding=(e.padding||[cr,cr,cr,cr]).map(p=>ue(he(p,cr))),Cn=o._padding=Ma.map((p,g)=>p(o,g,Yn,0)),rt,Ze=null,Qe=null,Ur=r==1?x[0].idxs:null,qt=null,dr=!1;function Ea(p,g){if(t=p??[],o.data=o._data=t,r==2){rt=0;for(let y=1;y<x.length;y++)rt+=t[y][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),qt=t[0],rt=qt.length;let y=t;if(D==2){y=t.slice();let v=y[0]=Array(rt);for(let k=0;k<rt;k++)v[k]=k}o._data=t=y}if(Po(!0),tt("setData"),D==2&&(_o=!0),g!==!1){let y=A;y.auto(o,dr)?gi():Pn(P,y.min,y.max),jn=jn||Y.left>=0,Dt=!0,Mo()}}o.setData=Ea;function gi(){dr=!0;let p,g;r==1&&(rt>0?(Ze=Ur[0]=0,Qe=Ur[1]=rt-1,p=t[0][Ze],g=t[0][Qe],D==2?(p=Ze,g=Qe):p==g&&(D==3?[p,g]=Vs(p,p,A.log,!1):D==4?[p,g]=Nl(p,p,A.log,!1):A.time?g=p+Ye(86400/R):[p,g]=Ns(p,g,Fl,!0))):(Ze=Ur[0]=p=null,Qe=Ur[1]=g=null)),Pn(P,p,g)}let jr,To,yi,bi,vi,xi,wi,_i,ki,vt;function Oa(p,g,y,v,k,T){p??=vc,y??=Vl,v??="butt",k??=vc,T??="round",p!=jr&&(f.strokeStyle=jr=p),k!=To&&(f.fillStyle=To=k),g!=yi&&(f.lineWidth=yi=g),T!=vi&&(f.lineJoin=vi=T),v!=xi&&(f.lineCap=xi=v),y!=bi&&f.setLineDash(bi=y)}function Aa(p,g,y,v){g!=To&&(f.fillStyle=To=g),p!=wi&&(f.font=wi=p),y!=_i&&(f.textAlign=_i=y),v!=ki&&(f.textBaseline=ki=v)}function Si(p,g,y,v,k=0){if(v.length>0&&p.auto(o,dr)&&(g==null||g.min==null)){let T=he(Ze,0),O=he(Qe,v.length-1),z=y.min==null?Yg(v,T,O,k,p.distr==3):[y.min,y.max];p.min=en(p.min,y.min=z[0]),p.max=gt(p.max,y.max=z[1])}}let La={min:null,max:null};function Km(){for(let v in S){let k=S[v];U[v]==null&&(k.min==null||U[P]!=null&&k.auto(o,dr))&&(U[v]=La)}for(let v in S){let k=S[v];U[v]==null&&k.from!=null&&U[k.from]!=null&&(U[v]=La)}U[P]!=null&&Po(!0);let p={};for(let v in U){let k=U[v];if(k!=null){let T=p[v]=tr(S[v],ry);if(k.min!=null)Ge(T,k);else if(v!=P||r==2)if(rt==0&&T.from==null){let O=T.range(o,null,null,v);T.min=O[0],T.max=O[1]}else T.min=ke,T.max=-ke}}if(rt>0){x.forEach((v,k)=>{if(r==1){let T=v.scale,O=U[T];if(O==null)return;let z=p[T];if(k==0){let F=z.range(o,z.min,z.max,T);z.min=F[0],z.max=F[1],Ze=Xt(z.min,t[0]),Qe=Xt(z.max,t[0]),Qe-Ze>1&&(t[0][Ze]<z.min&&Ze++,t[0][Qe]>z.max&&Qe--),v.min=qt[Ze],v.max=qt[Qe]}else v.show&&v.auto&&Si(z,O,v,t[k],v.sorted);v.idxs[0]=Ze,v.idxs[1]=Qe}else if(k>0&&v.show&&v.auto){let[T,O]=v.facets,z=T.scale,F=O.scale,[V,B]=t[k],H=p[z],oe=p[F];H!=null&&Si(H,U[z],T,V,T.sorted),oe!=null&&Si(oe,U[F],O,B,O.sorted),v.min=O.min,v.max=O.max}});for(let v in p){let k=p[v],T=U[v];if(k.from==null&&(T==null||T.min==null)){let O=k.range(o,k.min==ke?null:k.min,k.max==-ke?null:k.max,v);k.min=O[0],k.max=O[1]}}}for(let v in p){let k=p[v];if(k.from!=null){let T=p[k.from];if(T.min==null)k.min=k.max=null;else{let O=k.range(o,T.min,T.max,v);k.min=O[0],k.max=O[1]}}}let g={},y=!1;for(let v in p){let k=p[v],T=S[v];if(T.min!=k.min||T.max!=k.max){T.min=k.min,T.max=k.max;let O=T.distr;T._min=O==3?wn(T.min):O==4?wl(T.min,T.asinh):O==100?T.fwd(T.min):T.min,T._max=O==3?wn(T.max):O==4?wl(T.max,T.asinh):O==100?T.fwd(T.max):T.max,g[v]=y=!0}}if(y){x.forEach((v,k)=>{r==2?k>0&&g.y&&(v._paths=null):g[v.scale]&&(v._paths=null)});for(let v in g)_o=!0,tt("setScale",v);ut&&Y.left>=0&&(jn=Dt=!0)}for(let v in U)U[v]=null}function Um(p){let g=Ml(Ze-1,0,rt-1),y=Ml(Qe+1,0,rt-1);for(;p[g]==null&&g>0;)g--;for(;p[y]==null&&y<rt-1;)y++;return[g,y]}function jm(){if(rt>0){let p=x.some(g=>g._focus)&&vt!=on.alpha;p&&(f.globalAlpha=vt=on.alpha),x.forEach((g,y)=>{if(y>0&&g.show&&(Ia(y,!1),Ia(y,!0),g._paths==null)){let v=vt;vt!=g.alpha&&(f.globalAlpha=vt=g.alpha);let k=r==2?[0,t[y][0].length-1]:Um(t[y]);g._paths=g.paths(o,y,k[0],k[1]),vt!=v&&(f.globalAlpha=vt=v)}}),x.forEach((g,y)=>{if(y>0&&g.show){let v=vt;vt!=g.alpha&&(f.globalAlpha=vt=g.alpha),g._paths!=null&&Da(y,!1);{let k=g._paths!=null?g._paths.gaps:null,T=g.points.show(o,y,Ze,Qe,k),O=g.points.filter(o,y,T,k);(T||O)&&(g.points._paths=g.points.paths(o,y,Ze,Qe,O),Da(y,!0))}vt!=v&&(f.globalAlpha=vt=v),tt("drawSeries",y)}}),p&&(f.globalAlpha=vt=1)}}function Ia(p,g){let y=g?x[p].points:x[p];y._stroke=y.stroke(o,p),y._fill=y.fill(o,p)}function Da(p,g){let y=g?x[p].points:x[p],{stroke:v,fill:k,clip:T,flags:O,_stroke:z=y._stroke,_fill:F=y._fill,_width:V=y.width}=y._paths;V=Se(V*ye,3);let B=null,H=V%2/2;g&&F==null&&(F=V>0?"#fff":z);let oe=y.pxAlign==1&&H>0;if(oe&&f.translate(H,H),!g){let ge=kt-V/2,me=It-V/2,le=bt+V,X=jt+V;B=new Path2D,B.rect(ge,me,le,X)}g?Ri(z,V,y.dash,y.cap,F,v,k,O,T):qm(p,z,V,y.dash,y.cap,F,v,k,O,B,T),oe&&f.translate(-H,-H)}function qm(p,g,y,v,k,T,O,z,F,V,B){let H=!1;F!=0&&L.forEach((oe,ge)=>{if(oe.series[0]==p){let me=x[oe.series[1]],le=t[oe.series[1]],X=(me._paths||Lr).band;Nn(X)&&(X=oe.dir==1?X[0]:X[1]);let J,Me=null;me.show&&X&&Zg(le,Ze,Qe)?(Me=oe.fill(o,ge)||T,J=me._paths.clip):X=null,Ri(g,y,v,k,Me,O,z,F,V,B,J,X),H=!0}}),H||Ri(g,y,v,k,T,O,z,F,V,B)}let $a=nr|Al;function Ri(p,g,y,v,k,T,O,z,F,V,B,H){Oa(p,g,y,v,k),(F||V||H)&&(f.save(),F&&f.clip(F),V&&f.clip(V)),H?(z&$a)==$a?(f.clip(H),B&&f.clip(B),Yr(k,O),qr(p,T,g)):z&Al?(Yr(k,O),f.clip(H),qr(p,T,g)):z&nr&&(f.save(),f.clip(H),B&&f.clip(B),Yr(k,O),f.restore(),qr(p,T,g)):(Yr(k,O),qr(p,T,g)),(F||V||H)&&f.restore()}function qr(p,g,y){y>0&&(g instanceof Map?g.forEach((v,k)=>{f.strokeStyle=jr=k,f.stroke(v)}):g!=null&&p&&f.stroke(g))}function Yr(p,g){g instanceof Map?g.forEach((y,v)=>{f.fillStyle=To=v,f.fill(y)}):g!=null&&p&&f.fill(g)}function Ym(p,g,y,v){let k=w[p],T;if(v<=0)T=[0,0];else{let O=k._space=k.space(o,p,g,y,v),z=k._incrs=k.incrs(o,p,g,y,v,O);T=bb(g,y,z,v,O)}return k._found=T}function Ci(p,g,y,v,k,T,O,z,F,V){let B=O%2/2;_==1&&f.translate(B,B),Oa(z,O,F,V,z),f.beginPath();let H,oe,ge,me,le=k+(v==0||v==3?-T:T);y==0?(oe=k,me=le):(H=k,ge=le);for(let X=0;X<p.length;X++)g[X]!=null&&(y==0?H=ge=p[X]:oe=me=p[X],f.moveTo(H,oe),f.lineTo(ge,me));f.stroke(),_==1&&f.translate(-B,-B)}function Jm(p){let g=!0;return w.forEach((y,v)=>{if(!y.show)return;let k=S[y.scale];if(k.min==null){y._show&&(g=!1,y._show=!1,Po(!1));return}else y._show||(g=!1,y._show=!0,Po(!1));let T=y.side,O=T%2,{min:z,max:F}=k,[V,B]=Ym(v,z,F,O==0?re:G);if(B==0)return;let H=k.distr==2,oe=y._splits=y.splits(o,v,z,F,V,B,H),ge=k.distr==2?oe.map(J=>qt[J]):oe,me=k.distr==2?qt[oe[1]]-qt[oe[0]]:V,le=y._values=y.values(o,y.filter(o,ge,v,B,me),v,B,me);y._rotate=T==2?y.rotate(o,le,v,B):0;let X=y._size;y._size=Kt(y.size(o,le,v,p)),X!=null&&y._size!=X&&(g=!1)}),g}function Zm(p){let g=!0;return Ma.forEach((y,v)=>{let k=y(o,v,Yn,p);k!=Cn[v]&&(g=!1),Cn[v]=k}),g}function Qm(){for(let p=0;p<w.length;p++){let g=w[p];if(!g.show||!g._show)continue;let y=g.side,v=y%2,k,T,O=g.stroke(o,p),z=y==0||y==3?-1:1,[F,V]=g._found;if(g.label!=null){let pt=g.labelGap*z,Ct=Ye((g._lpos+pt)*ye);Aa(g.labelFont[0],O,"center",y==2?"top":bc),f.save(),v==1?(k=T=0,f.translate(Ct,Ye(It+jt/2)),f.rotate((y==3?-$s:$s)/2)):(k=Ye(kt+bt/2),T=Ct);let Qn=ld(g.label)?g.label(o,p,F,V):g.label;f.fillText(Qn,k,T),f.restore()}if(V==0)continue;let B=S[g.scale],H=v==0?bt:jt,oe=v==0?kt:It,ge=g._splits,me=B.distr==2?ge.map(pt=>qt[pt]):ge,le=B.distr==2?qt[ge[1]]-qt[ge[0]]:F,X=g.ticks,J=g.border,Me=X.show?X.size:0,ze=Ye(Me*ye),nt=Ye((g.alignTo==2?g._size-Me-g.gap:g.gap)*ye),we=g._rotate*-$s/180,Ne=C(g._pos*ye),St=(ze+nt)*z,dt=Ne+St;T=v==0?dt:0,k=v==1?dt:0;let zt=g.font[0],Yt=g.align==1?Jo:g.align==2?bl:we>0?Jo:we<0?bl:v==0?"center":y==3?bl:Jo,ln=we||v==1?"middle":y==2?"top":bc;Aa(zt,O,Yt,ln);let Rt=g.font[1]*g.lineGap,Nt=ge.map(pt=>C(a(pt,B,H,oe))),Jt=g._values;for(let pt=0;pt<Jt.length;pt++){let Ct=Jt[pt];if(Ct!=null){v==0?k=Nt[pt]:T=Nt[pt],Ct=""+Ct;let Qn=Ct.indexOf(`
`)==-1?[Ct]:Ct.split(/\n/gm);for(let ft=0;ft<Qn.length;ft++){let tu=Qn[ft];we?(f.save(),f.translate(k,T+ft*Rt),f.rotate(we),f.fillText(tu,0,0),f.restore()):f.fillText(tu,k,T+ft*Rt)}}}X.show&&Ci(Nt,X.filter(o,me,p,V,le),v,y,Ne,ze,Se(X.width*ye,3),X.stroke(o,p),X.dash,X.cap);let an=g.grid;an.show&&Ci(Nt,an.filter(o,me,p,V,le),v,v==0?2:1,v==0?It:kt,v==0?jt:bt,Se(an.width*ye,3),an.stroke(o,p),an.dash,an.cap),J.show&&Ci([Ne],[1],v==0?1:0,v==0?1:2,v==1?It:kt,v==1?jt:bt,Se(J.width*ye,3),J.stroke(o,p),J.dash,J.cap)}tt("drawAxes")}function Po(p){x.forEach((g,y)=>{y>0&&(g._paths=null,p&&(r==1?(g.min=null,g.max=null):g.facets.forEach(v=>{v.min=null,v.max=null})))})}let Jr=!1,Ti=!1,pr=[];function Xm(){Ti=!1;for(let p=0;p<pr.length;p++)tt(...pr[p]);pr.length=0}function Mo(){Jr||(dy(za),Jr=!0)}function eh(p,g=!1){Jr=!0,Ti=g,p(o),za(),g&&pr.length>0&&queueMicrotask(Xm)}o.batch=eh;function za(){if(mi&&(Km(),mi=!1),_o&&(Nm(),_o=!1),Hr){if(Ee(h,Jo,Re),Ee(h,"top",Ke),Ee(h,Mr,re),Ee(h,Er,G),Ee(b,Jo,Re),Ee(b,"top",Ke),Ee(b,Mr,re),Ee(b,Er,G),Ee(m,Mr,hn),Ee(m,Er,Hn),d.width=Ye(hn*ye),d.height=Ye(Hn*ye),w.forEach(({_el:p,_show:g,_size:y,_pos:v,side:k})=>{if(p!=null)if(g){let T=k===3||k===0?y:0,O=k%2==1;Ee(p,O?"left":"top",v-T),Ee(p,O?"width":"height",y),Ee(p,O?"top":"left",O?Ke:Re),Ee(p,O?"height":"width",O?G:re),Tl(p,uo)}else Et(p,uo)}),jr=To=yi=vi=xi=wi=_i=ki=bi=null,vt=1,hr(!0),Re!=wo||Ke!=Kn||re!=nn||G!=Un){Po(!1);let p=re/nn,g=G/Un;if(ut&&!jn&&Y.left>=0){Y.left*=p,Y.top*=g,Eo&&pn(Eo,Ye(Y.left),0,re,G),Oo&&pn(Oo,0,Ye(Y.top),re,G);for(let y=0;y<$t.length;y++){let v=$t[y];v!=null&&(Ro[y]*=p,Co[y]*=g,pn(v,Kt(Ro[y]),Kt(Co[y]),re,G))}}if(Pe.show&&!Kr&&Pe.left>=0&&Pe.width>0){Pe.left*=p,Pe.width*=p,Pe.top*=g,Pe.height*=g;for(let y in Li)Ee(Io,y,Pe[y])}wo=Re,Kn=Ke,nn=re,Un=G}tt("setSize"),Hr=!1}hn>0&&Hn>0&&(f.clearRect(0,0,d.width,d.height),tt("drawClear"),M.forEach(p=>p()),tt("draw")),Pe.show&&Kr&&(Zr(Pe),Kr=!1),ut&&jn&&(Zn(null,!0,!1),jn=!1),se.show&&se.live&&Dt&&(Oi(),Dt=!1),u||(u=!0,o.status=1,tt("ready")),dr=!1,Jr=!1}o.redraw=(p,g)=>{_o=g||!1,p!==!1?Pn(P,A.min,A.max):Mo()};function Pi(p,g){let y=S[p];if(y.from==null){if(rt==0){let v=y.range(o,g.min,g.max,p);g.min=v[0],g.max=v[1]}if(g.min>g.max){let v=g.min;g.min=g.max,g.max=v}if(rt>1&&g.min!=null&&g.max!=null&&g.max-g.min<1e-16)return;p==P&&y.distr==2&&rt>0&&(g.min=Xt(g.min,t[0]),g.max=Xt(g.max,t[0]),g.min==g.max&&g.max++),U[p]=g,mi=!0,Mo()}}o.setScale=Pi;let Mi,Ei,Eo,Oo,Na,Fa,Ao,Lo,Wa,Va,Te,Le,Tn=!1,st=Y.drag,Xe=st.x,et=st.y;ut&&(Y.x&&(Mi=Ht(Dg,b)),Y.y&&(Ei=Ht($g,b)),A.ori==0?(Eo=Mi,Oo=Ei):(Eo=Ei,Oo=Mi),Te=Y.left,Le=Y.top);let Pe=o.select=Ge({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Io=Pe.show?Ht(Ig,Pe.over?b:h):null;function Zr(p,g){if(Pe.show){for(let y in p)Pe[y]=p[y],y in Li&&Ee(Io,y,p[y]);g!==!1&&tt("setSelect")}}o.setSelect=Zr;function th(p){if(x[p].show)He&&Tl(De[p],uo);else if(He&&Et(De[p],uo),ut){let y=So?$t[0]:$t[p];y!=null&&pn(y,-10,-10,re,G)}}function Pn(p,g,y){Pi(p,{min:g,max:y})}function rn(p,g,y,v){g.focus!=null&&ih(p),g.show!=null&&x.forEach((k,T)=>{T>0&&(p==T||p==null)&&(k.show=g.show,th(T),r==2?(Pn(k.facets[0].scale,null,null),Pn(k.facets[1].scale,null,null)):Pn(k.scale,null,null),Mo())}),y!==!1&&tt("setSeries",p,g),v&&gr("setSeries",o,p,g)}o.setSeries=rn;function nh(p,g){Ge(L[p],g)}function oh(p,g){p.fill=ue(p.fill||null),p.dir=he(p.dir,-1),g=g??L.length,L.splice(g,0,p)}function rh(p){p==null?L.length=0:L.splice(p,1)}o.addBand=oh,o.setBand=nh,o.delBand=rh;function sh(p,g){x[p].alpha=g,ut&&$t[p]!=null&&($t[p].style.opacity=g),He&&De[p]&&(De[p].style.opacity=g)}let gn,Mn,Jn,Do={focus:!0};function ih(p){if(p!=Jn){let g=p==null,y=on.alpha!=1;x.forEach((v,k)=>{if(r==1||k>0){let T=g||k==0||k==p;v._focus=g?null:T,y&&sh(k,T?1:on.alpha)}}),Jn=p,y&&Mo()}}He&&ko&&ct(_c,be,p=>{Y._lock||(qn(p),Jn!=null&&rn(null,Do,!0,Be.setSeries))});function sn(p,g,y){let v=S[g];y&&(p=p/ye-(v.ori==1?Ke:Re));let k=re;v.ori==1&&(k=G,p=k-p),v.dir==-1&&(p=k-p);let T=v._min,O=v._max,z=p/k,F=T+(O-T)*z,V=v.distr;return V==3?Xo(10,F):V==4?Xg(F,v.asinh):V==100?v.bwd(F):F}function lh(p,g){let y=sn(p,P,g);return Xt(y,t[0],Ze,Qe)}o.valToIdx=p=>Xt(p,t[0]),o.posToIdx=lh,o.posToVal=sn,o.valToPos=(p,g,y)=>S[g].ori==0?s(p,S[g],y?bt:re,y?kt:0):i(p,S[g],y?jt:G,y?It:0),o.setCursor=(p,g,y)=>{Te=p.left,Le=p.top,Zn(null,g,y)};function Ba(p,g){Ee(Io,Jo,Pe.left=p),Ee(Io,Mr,Pe.width=g)}function Ga(p,g){Ee(Io,"top",Pe.top=p),Ee(Io,Er,Pe.height=g)}let fr=A.ori==0?Ba:Ga,mr=A.ori==1?Ba:Ga;function ah(){if(He&&se.live)for(let p=r==2?1:0;p<x.length;p++){if(p==0&&Lt)continue;let g=se.values[p],y=0;for(let v in g)tn[p][y++].firstChild.nodeValue=g[v]}}function Oi(p,g){if(p!=null&&(p.idxs?p.idxs.forEach((y,v)=>{xe[v]=y}):oy(p.idx)||xe.fill(p.idx),se.idx=xe[0]),He&&se.live){for(let y=0;y<x.length;y++)(y>0||r==1&&!Lt)&&uh(y,xe[y]);ah()}Dt=!1,g!==!1&&tt("setLegend")}o.setLegend=Oi;function uh(p,g){let y=x[p],v=p==0&&D==2?qt:t[p],k;Lt?k=y.values(o,p,g)??Rn:(k=y.value(o,g==null?null:v[g],p,g),k=k==null?Rn:{_:k}),se.values[p]=k}function Zn(p,g,y){Wa=Te,Va=Le,[Te,Le]=Y.move(o,Te,Le),Y.left=Te,Y.top=Le,ut&&(Eo&&pn(Eo,Ye(Te),0,re,G),Oo&&pn(Oo,0,Ye(Le),re,G));let v,k=Ze>Qe;gn=ke,Mn=null;let T=A.ori==0?re:G,O=A.ori==1?re:G;if(Te<0||rt==0||k){v=Y.idx=null;for(let z=0;z<x.length;z++){let F=$t[z];F!=null&&pn(F,-10,-10,re,G)}ko&&rn(null,Do,!0,p==null&&Be.setSeries),se.live&&(xe.fill(v),Dt=!0)}else{let z,F,V;r==1&&(z=A.ori==0?Te:Le,F=sn(z,P),v=Y.idx=Xt(F,t[0],Ze,Qe),V=N(t[0][v],A,T,0));let B=-10,H=-10,oe=0,ge=0,me=!0,le="",X="";for(let J=r==2?1:0;J<x.length;J++){let Me=x[J],ze=xe[J],nt=ze==null?null:r==1?t[J][ze]:t[J][1][ze],we=Y.dataIdx(o,J,v,F),Ne=we==null?null:r==1?t[J][we]:t[J][1][we];if(Dt=Dt||Ne!=nt||we!=ze,xe[J]=we,J>0&&Me.show){let St=we==null?-10:we==v?V:N(r==1?t[0][we]:t[J][0][we],A,T,0),dt=Ne==null?-10:K(Ne,r==1?S[Me.scale]:S[Me.facets[1].scale],O,0);if(ko&&Ne!=null){let zt=A.ori==1?Te:Le,Yt=Je(on.dist(o,J,we,dt,zt));if(Yt<gn){let ln=on.bias;if(ln!=0){let Rt=sn(zt,Me.scale),Nt=Ne>=0?1:-1,Jt=Rt>=0?1:-1;Jt==Nt&&(Jt==1?ln==1?Ne>=Rt:Ne<=Rt:ln==1?Ne<=Rt:Ne>=Rt)&&(gn=Yt,Mn=J)}else gn=Yt,Mn=J}}if(Dt||So){let zt,Yt;A.ori==0?(zt=St,Yt=dt):(zt=dt,Yt=St);let ln,Rt,Nt,Jt,an,pt,Ct=!0,Qn=it.bbox;if(Qn!=null){Ct=!1;let ft=Qn(o,J);Nt=ft.left,Jt=ft.top,ln=ft.width,Rt=ft.height}else Nt=zt,Jt=Yt,ln=Rt=it.size(o,J);if(pt=it.fill(o,J),an=it.stroke(o,J),So)J==Mn&&gn<=on.prox&&(B=Nt,H=Jt,oe=ln,ge=Rt,me=Ct,le=pt,X=an);else{let ft=$t[J];ft!=null&&(Ro[J]=Nt,Co[J]=Jt,Mc(ft,ln,Rt,Ct),Tc(ft,pt,an),pn(ft,Kt(Nt),Kt(Jt),re,G))}}}}if(So){let J=on.prox,Me=Jn==null?gn<=J:gn>J||Mn!=Jn;if(Dt||Me){let ze=$t[0];ze!=null&&(Ro[0]=B,Co[0]=H,Mc(ze,oe,ge,me),Tc(ze,le,X),pn(ze,Kt(B),Kt(H),re,G))}}}if(Pe.show&&Tn)if(p!=null){let[z,F]=Be.scales,[V,B]=Be.match,[H,oe]=p.cursor.sync.scales,ge=p.cursor.drag;if(Xe=ge._x,et=ge._y,Xe||et){let{left:me,top:le,width:X,height:J}=p.select,Me=p.scales[H].ori,ze=p.posToVal,nt,we,Ne,St,dt,zt=z!=null&&V(z,H),Yt=F!=null&&B(F,oe);zt&&Xe?(Me==0?(nt=me,we=X):(nt=le,we=J),Ne=S[z],St=N(ze(nt,H),Ne,T,0),dt=N(ze(nt+we,H),Ne,T,0),fr(en(St,dt),Je(dt-St))):fr(0,T),Yt&&et?(Me==1?(nt=me,we=X):(nt=le,we=J),Ne=S[F],St=K(ze(nt,oe),Ne,O,0),dt=K(ze(nt+we,oe),Ne,O,0),mr(en(St,dt),Je(dt-St))):mr(0,O)}else Ii()}else{let z=Je(Wa-Na),F=Je(Va-Fa);if(A.ori==1){let oe=z;z=F,F=oe}Xe=st.x&&z>=st.dist,et=st.y&&F>=st.dist;let V=st.uni;V!=null?Xe&&et&&(Xe=z>=V,et=F>=V,!Xe&&!et&&(F>z?et=!0:Xe=!0)):st.x&&st.y&&(Xe||et)&&(Xe=et=!0);let B,H;Xe&&(A.ori==0?(B=Ao,H=Te):(B=Lo,H=Le),fr(en(B,H),Je(H-B)),et||mr(0,O)),et&&(A.ori==1?(B=Ao,H=Te):(B=Lo,H=Le),mr(en(B,H),Je(H-B)),Xe||fr(0,T)),!Xe&&!et&&(fr(0,0),mr(0,0))}if(st._x=Xe,st._y=et,p==null){if(y){if(eu!=null){let[z,F]=Be.scales;Be.values[0]=z!=null?sn(A.ori==0?Te:Le,z):null,Be.values[1]=F!=null?sn(A.ori==1?Te:Le,F):null}gr(vl,o,Te,Le,re,G,v)}if(ko){let z=y&&Be.setSeries,F=on.prox;Jn==null?gn<=F&&rn(Mn,Do,!0,z):gn>F?rn(null,Do,!0,z):Mn!=Jn&&rn(Mn,Do,!0,z)}}Dt&&(se.idx=v,Oi()),g!==!1&&tt("setCursor")}let En=null;Object.defineProperty(o,"rect",{get(){return En==null&&hr(!1),En}});function hr(p=!1){p?En=null:(En=b.getBoundingClientRect(),tt("syncRect",En))}function Ha(p,g,y,v,k,T,O){Y._lock||Tn&&p!=null&&p.movementX==0&&p.movementY==0||(Ai(p,g,y,v,k,T,O,!1,p!=null),p!=null?Zn(null,!0,!0):Zn(g,!0,!1))}function Ai(p,g,y,v,k,T,O,z,F){if(En==null&&hr(!1),qn(p),p!=null)y=p.clientX-En.left,v=p.clientY-En.top;else{if(y<0||v<0){Te=-10,Le=-10;return}let[V,B]=Be.scales,H=g.cursor.sync,[oe,ge]=H.values,[me,le]=H.scales,[X,J]=Be.match,Me=g.axes[0].side%2==1,ze=A.ori==0?re:G,nt=A.ori==1?re:G,we=Me?T:k,Ne=Me?k:T,St=Me?v:y,dt=Me?y:v;if(me!=null?y=X(V,me)?a(oe,S[V],ze,0):-10:y=ze*(St/we),le!=null?v=J(B,le)?a(ge,S[B],nt,0):-10:v=nt*(dt/Ne),A.ori==1){let zt=y;y=v,v=zt}}F&&(g==null||g.cursor.event.type==vl)&&((y<=1||y>=re-1)&&(y=lo(y,re)),(v<=1||v>=G-1)&&(v=lo(v,G))),z?(Na=y,Fa=v,[Ao,Lo]=Y.move(o,y,v)):(Te=y,Le=v)}let Li={width:0,height:0,left:0,top:0};function Ii(){Zr(Li,!1)}let Ka,Ua,ja,qa;function Ya(p,g,y,v,k,T,O){Tn=!0,Xe=et=st._x=st._y=!1,Ai(p,g,y,v,k,T,O,!0,!1),p!=null&&(ct(xl,Rl,Ja,!1),gr(xc,o,Ao,Lo,re,G,null));let{left:z,top:F,width:V,height:B}=Pe;Ka=z,Ua=F,ja=V,qa=B}function Ja(p,g,y,v,k,T,O){Tn=st._x=st._y=!1,Ai(p,g,y,v,k,T,O,!1,!0);let{left:z,top:F,width:V,height:B}=Pe,H=V>0||B>0,oe=Ka!=z||Ua!=F||ja!=V||qa!=B;if(H&&oe&&Zr(Pe),st.setScale&&H&&oe){let ge=z,me=V,le=F,X=B;if(A.ori==1&&(ge=F,me=B,le=z,X=V),Xe&&Pn(P,sn(ge,P),sn(ge+me,P)),et)for(let J in S){let Me=S[J];J!=P&&Me.from==null&&Me.min!=ke&&Pn(J,sn(le+X,J),sn(le,J))}Ii()}else Y.lock&&(Y._lock=!Y._lock,Zn(g,!0,p!=null));p!=null&&(xo(xl,Rl),gr(xl,o,Te,Le,re,G,null))}function ch(p,g,y,v,k,T,O){if(Y._lock)return;qn(p);let z=Tn;if(Tn){let F=!0,V=!0,B=10,H,oe;A.ori==0?(H=Xe,oe=et):(H=et,oe=Xe),H&&oe&&(F=Te<=B||Te>=re-B,V=Le<=B||Le>=G-B),H&&F&&(Te=Te<Ao?0:re),oe&&V&&(Le=Le<Lo?0:G),Zn(null,!0,!0),Tn=!1}Te=-10,Le=-10,xe.fill(null),Zn(null,!0,!0),z&&(Tn=z)}function Za(p,g,y,v,k,T,O){Y._lock||(qn(p),gi(),Ii(),p!=null&&gr(kc,o,Te,Le,re,G,null))}function Qa(){w.forEach(vb),hi(o.width,o.height,!0)}co(zs,Qo,Qa);let $o={};$o.mousedown=Ya,$o.mousemove=Ha,$o.mouseup=Ja,$o.dblclick=Za,$o.setSeries=(p,g,y,v)=>{let k=Be.match[2];y=k(o,g,y),y!=-1&&rn(y,v,!0,!1)},ut&&(ct(xc,b,Ya),ct(vl,b,Ha),ct(wc,b,p=>{qn(p),hr(!1)}),ct(_c,b,ch),ct(kc,b,Za),Ll.add(o),o.syncRect=hr);let Qr=o.hooks=e.hooks||{};function tt(p,g,y){Ti?pr.push([p,g,y]):p in Qr&&Qr[p].forEach(v=>{v.call(null,o,g,y)})}(e.plugins||[]).forEach(p=>{for(let g in p.hooks)Qr[g]=(Qr[g]||[]).concat(p.hooks[g])});let Xa=(p,g,y)=>y,Be=Ge({key:null,setSeries:!1,filters:{pub:Ic,sub:Ic},scales:[P,x[1]?x[1].scale:null],match:[Dc,Dc,Xa],values:[null,null]},Y.sync);Be.match.length==2&&Be.match.push(Xa),Y.sync=Be;let eu=Be.key,Di=Od(eu);function gr(p,g,y,v,k,T,O){Be.filters.pub(p,g,y,v,k,T,O)&&Di.pub(p,g,y,v,k,T,O)}Di.sub(o);function dh(p,g,y,v,k,T,O){Be.filters.sub(p,g,y,v,k,T,O)&&$o[p](null,g,y,v,k,T,O)}o.pub=dh;function ph(){Di.unsub(o),Ll.delete(o),Gn.clear(),Pl(zs,Qo,Qa),c.remove(),be?.remove(),tt("destroy")}o.destroy=ph;function $i(){tt("init",e,t),Ea(t||e.data,!1),U[P]?Pi(P,U[P]):gi(),Kr=Pe.show&&(Pe.width>0||Pe.height>0),jn=Dt=!0,hi(e.width,e.height)}return x.forEach(Pa),w.forEach(Hm),n?n instanceof HTMLElement?(n.appendChild(c),$i()):n(o,$i):$i(),o}ot.assign=Ge;ot.fmtNum=Wl;ot.rangeNum=Ns;ot.rangeLog=Vs;ot.rangeAsinh=Nl;ot.orient=fo;ot.pxRatio=ye;ot.join=cy;ot.fmtDate=Bl,ot.tzDate=wy;ot.sync=Od;{ot.addGap=ob,ot.clipGaps=Hs;let e=ot.paths={points:zd};e.linear=Fd,e.stepped=ib,e.bars=lb,e.spline=ub}function Wn(e){let{drawing:t,chosen:n}=e,o=W(),r=ae(null),s=ae(null),i=ae(e);i.current=e;let a=o.isDark.value;de(()=>{if(!r.current)return;let d=r.current,f=[t.x,...t.lines.map(({values:b})=>b)],m=new ot(wb(d,i),f,d);s.current=m,xb(m,(...b)=>{let{onClick:_,onChoose:C}=i.current;(_??C)(...b)});let h=new ResizeObserver(()=>{let{clientWidth:b,clientHeight:_}=d;b>0&&_>0&&m.setSize({width:b,height:_})});return h.observe(d),()=>{h.disconnect(),m.destroy(),s.current=null}},[t,a]),de(()=>s.current?.redraw(!1),[n,e.marks]);let u=t.x.length-1,c=d=>{let m={ArrowLeft:n-1,ArrowRight:n+1,PageUp:n-20,PageDown:n+20,Home:0,End:u}[d.key];if(m!==void 0)e.onChoose(Math.max(0,Math.min(u,m)));else if(!e.onKey?.(d.key))return;d.preventDefault()};return l("div",{class:"plot",ref:r,role:"slider",tabIndex:0,"aria-label":e.label,"aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":Math.max(0,n),"aria-valuetext":e.valueText,onKeyDown:c,"data-testid":e.testId})}function xb(e,t){let n=0;e.over.addEventListener("mousedown",o=>n=o.clientX),e.over.addEventListener("click",o=>{Math.abs(o.clientX-n)<4&&t(e.posToIdx(o.offsetX),e,o.offsetY)})}function wb(e,t){let n=u=>getComputedStyle(e).getPropertyValue(`--${u}`).trim(),{drawing:o,together:r}=t.current,{xText:s=q}=o,i={stroke:n("muted"),grid:{stroke:n("grid"),width:1},ticks:{stroke:n("grid"),width:1},font:"12px system-ui, sans-serif"},a=o.lines.some(({fill:u})=>u);return{width:e.clientWidth||600,height:e.clientHeight||300,legend:{show:!1},cursor:{y:!1,points:{show:!1},...r?{sync:{key:r}}:{}},scales:{x:{time:!1,...Gd(o)?{}:{range:(u,c,d)=>_b(o,c,d)}},y:{range:(u,c,d)=>[0,Math.max(d||1,o.top??0)*Sb]}},axes:[{...i,values:(u,c)=>c.map(d=>Number.isInteger(d)?s(d):"")},{...i,size:76,incrs:Rb,values:(u,c)=>c.map(j)}],series:[{},...o.lines.map(u=>kb(u,o,n))],bands:a?o.lines.slice(1).map((u,c)=>({series:[c+1,c+2]})):[],hooks:{setCursor:[u=>t.current.onPoint(u.cursor.idx??null)],draw:[u=>Cb(u,t.current,n)]}}}function _b({x:e,hasDots:t},n,o){let[r=0]=e;if(t)return[-Math.max(1,o)/50,Math.max(1,o)*1.05];if(e.length<2)return[r-1,r+1];let s=(o-n)/50;return[n-s,o+s]}function Gd({isStepped:e,hasDots:t=!1}){return e&&!t}function kb(e,t,n){let{isStepped:o}=t,{label:r,fill:s,dash:i,width:a=1}=e,u=n(e.colour),c={show:!0,size:5,fill:u};return{label:r,stroke:u,width:a,...s?{fill:n(s)}:{},...i?{dash:i}:{},...o?{paths:ot.paths.stepped?.({align:1})??(()=>null),points:Gd(t)?{show:!1}:c}:{spanGaps:!0,points:c}}}var Sb=1.12,Rb=Array.from({length:50},(e,t)=>2**t);function Cb(e,{drawing:t,chosen:n,marks:o},r){let{ctx:s,bbox:i}=e;s.save(),s.beginPath(),s.rect(i.left,i.top,i.width,i.height),s.clip(),s.font=`${12*devicePixelRatio}px system-ui, sans-serif`,s.lineWidth=devicePixelRatio,s.strokeStyle=r("accent");let a=t.x[n];if(a!==void 0){let u=e.valToPos(a,"x",!0);fn(s,u,i.top,u,i.top+i.height)}o?.(e,r),s.restore()}function fn(e,t,n,o,r){e.beginPath(),e.moveTo(t,n),e.lineTo(o,r),e.stroke()}function qs(e,t,n,{foot:o,isBelow:r=!1}={}){let{ctx:s,bbox:i}=e,a=devicePixelRatio,[u,c]=[e.valToPos(t.op,"x",!0),e.valToPos(t.nbytes,"y",!0)];o!==void 0&&fn(s,u,c,u,o),s.beginPath(),s.arc(u,c,3.5*a,0,2*Math.PI),s.fill();let d=u>i.left+i.width/2;s.textAlign=d?"right":"left",s.fillText(n,u+(d?-8:8)*a,c+(r?14:-4)*a)}var Yl=["freed","cached"],Tb=[6,4];function Hd({before:e,after:t,names:n}){let[o,r]=In("compare"),[s,i]=te(null),a=ne(()=>Mb(e,t),[e,t]),u=Ln((h,b)=>Eb(h,[e,t],b),[e,t]);if(a.x.length===0)return null;let c=Number(o.at??e.peak?.op??0),d=As(a.x,Number.isFinite(c)?c:0),f=s??d,m=(h,b)=>a.lines[h]?.values[b]??null;return l("section",{class:"both-timelines",children:[l("h2",{children:"Live bytes over the ops of both"}),l("dl",{class:"plot-legend","data-testid":"compare-legend",children:[l("div",{children:l("dt",{children:["after op ",q(a.x[f]??0)]})}),n.map((h,b)=>l("div",{children:[l("dt",{children:[l("span",{class:`stroke ${b===0?"dashed":""} ${Yl[b]}`})," ",h]}),l("dd",{children:m(b,f)===null?"has ended":l(Q,{n:m(b,f)})})]},b))]}),l(Wn,{drawing:a,chosen:d,onChoose:h=>r("at",String(a.x[h]??0)),onPoint:i,marks:u,label:"Live bytes of both recordings after as many ops",valueText:`op ${a.x[d]}: ${n.map((h,b)=>`${h} ${Pb(m(b,d))}`).join(", ")}`,testId:"compare-plot"})]})}function Pb(e){return e===null?"has ended":j(e)}function Mb(e,t){let n=[e,t],o=n.map(({phases:i})=>i.flatMap(({end_op:a})=>a)),r=Os([...n.map(({op:i})=>[...i]),...o]),s=n.map((i,a)=>({label:a===0?"before":"after",colour:Yl[a]??"fg",width:1.5,values:hc(r,i),...a===0?{dash:Tb}:{}}));return{x:r,lines:s,isStepped:!0}}function Eb(e,t,n){t.forEach(({peak:o},r)=>{o&&(e.ctx.fillStyle=n(Yl[r]??"fg"),qs(e,o,j(o.nbytes),{isBelow:r===1}))})}var Ob={released:{sign:"−",word:"gone"},added:{sign:"+",word:"added"},resized:{sign:"±",word:"resized"},moved:{sign:"→",word:"moved"},same:{sign:"=",word:"the same"}};function Jl({n:e}){if(e===null)return l("span",{class:"none",children:"–"});let t=e<0?"−":e>0?"+":"",n=e<0?"less":e>0?"more":"none";return l("span",{class:`signed ${n}`,title:`${t}${zn(Math.abs(e))}`,children:[t,j(Math.abs(e))]})}function Zl({change:e}){let{sign:t,word:n}=Ob[e];return l("span",{class:`mark ${e}`,children:[l("span",{"aria-hidden":"true",children:t})," ",n]})}function Kd({reply:e,other:t,picked:n,onPick:o}){let{changes:r,changes_count:s}=e,i=r[0]?.weight_bytes??0,a=s-r.length;return l(ee,{children:[l("ol",{class:"changes","data-testid":"changes",children:r.map((u,c)=>l("li",{"data-change":u.change,children:l(Ab,{row:u,largest:i,other:t,members:n.flatMap(({change:d,member:f})=>d===c?[f]:[]),isFirst:n[0]?.change===c,onOpen:()=>o([{change:c,member:null}])})},c))}),a>0&&l("p",{class:"hint",children:["and ",ie(a,"smaller change")]})]})}function Ab({row:e,largest:t,other:n,members:o,isFirst:r,onOpen:s}){let[i,a]=te(!1),u=ae(null),c=e.members_count-e.members.length,d=o.join();de(()=>{o.some(m=>m!==null)&&a(!0),r&&u.current?.scrollIntoView({block:"nearest"})},[d,r]);let f=()=>{i||s(),a(!i)};return l("div",{class:"card",ref:u,"aria-current":o.length>0,children:[l("span",{class:"size",children:[l(Jl,{n:e.difference_bytes}),l(Bt,{part:e.weight_bytes,whole:t})]}),l("span",{class:"what",children:[l("button",{type:"button",class:"link","aria-expanded":i,onClick:f,children:[l(Zl,{change:e.change})," ",l("b",{children:e.op})," ",l("code",{children:e.slot})," ·"," ",e.module||"outside of modules"]}),l("span",{class:"type",children:[e.tensor,e.change!=="released"&&e.change!=="added"&&l(ee,{children:[" ","· ",j(e.before_bytes)," → ",j(e.after_bytes)]})]}),i&&l("ul",{class:"members",children:[e.members.map((m,h)=>l("li",{"aria-current":o.includes(h),children:l(Lb,{member:m,op:e.op,other:n})},h)),c>0&&l("li",{children:["and ",q(c)," more"]})]})]})]})}function Lb({member:e,op:t,other:n}){let{change:o,recordings:r,select:s}=W(),{before_node:i,after_node:a}=e,u=e.name||t;if(i!==null)return l("button",{type:"button",class:"link","data-node":i,onClick:()=>s(je(i)),children:u});if(a===null||!n)return l("span",{children:u});let c=()=>{let d=r.shown.peek();r.choose({...n,view:"graph"}),o({selected:je(a),...d?{compare:Es(d)}:{}})};return l("button",{type:"button",class:"link","data-node":a,title:`Show it in ${n.run}, step ${n.step}`,onClick:c,children:[u," ",l("small",{children:["in ",n.run]})]})}function jd(){let{compare:e}=W(),{value:t,error:n}=e.curve.state.value;if(n&&e.chosen.value?.other)return null;if(n)return l(Mt,{error:n,retry:e.curve.reload});if(!t)return l(qe,{what:"Looking for what can run again…"});let{planned:o}=e.reply.state.value.value??{},r=e.chosen.value?.other;return l(Ib,{reply:t,planned:r&&"goal"in r?o??null:null})}function Ib({reply:e,planned:t}){let{address:n,change:o}=W(),[r,s]=te(null),{points:i}=e,a=ne(()=>Db(e),[JSON.stringify(i)]),u=Ln((h,b)=>$b(h,e,t,b),[a,t]),c=i.findIndex(({cost_share:h,peak_bytes:b})=>h===t?.cost_share&&b===t.peak_bytes),d=r===null?void 0:i[r],f=i[c],m=h=>{let b=i[h],_=n.peek().compare.offload==="1";b&&o({compare:Yo("max_recompute",b.max_recompute,_)})};return l("section",{class:"curve","data-testid":"curve",children:[l("h2",{children:"The lowest peak, for what may run again"}),l("p",{class:"hint",children:["As recorded it is ",j(e.before_peak_bytes),". Each dot is a plan: click it, or choose it with the arrow keys."," ",e.pending&&l("span",{role:"status","data-testid":"curve-pending",children:`Looking for more: ${e.known_count} of ${e.asked_count} are known.`})]}),i.length>0&&l(Wn,{drawing:a,chosen:c,onChoose:m,onPoint:s,marks:u,label:"The lowest peak of the step, for what may run again",valueText:f?Ud(f,e):"no plan is chosen",testId:"curve-plot"}),l("p",{class:"curve-point","data-testid":"curve-point",children:d?Ud(d,e):" "})]})}function Ud({cost_share:e,peak_bytes:t,gap:n,lines:o},r){let s=`${j(t)}, ${at(t,r.before_peak_bytes)} of now`,i=n===null?", which is not proven to be the lowest":"",a=o.map(u=>u.trim()).join(" ")||"nothing to checkpoint";return`${at(e,1)} of the forward again: a peak of ${s}${i}; ${a}`}function Db({points:e,before_peak_bytes:t}){return{x:e.map(({cost_share:n})=>100*n),lines:[{label:"the lowest peak",colour:"cached",width:1.5,values:e.map(({peak_bytes:n})=>n)}],isStepped:!0,hasDots:!0,top:t,xText:n=>`${n}%`}}function $b(e,{points:t,before_peak_bytes:n},o,r){let{ctx:s,bbox:i}=e,a=devicePixelRatio,u=i.left+i.width,c=e.valToPos(n,"y",!0);s.strokeStyle=s.fillStyle=r("muted"),s.setLineDash([6*a,4*a]),fn(s,i.left,c,u,c),s.setLineDash([]),s.textAlign="right",s.textBaseline="bottom",s.fillText(`as recorded ${j(n)}`,u-8*a,c-2*a);let d=t.at(-1);if(d){let h=e.valToPos(d.peak_bytes,"y",!0);s.strokeStyle=s.fillStyle=r("cached"),s.lineWidth=1.5*a,fn(s,e.valToPos(100*d.cost_share,"x",!0),h,u,h),s.fillText(`the lowest ${j(d.peak_bytes)}`,u-8*a,h+18*a)}if(!o)return;let f=e.valToPos(100*o.cost_share,"x",!0),m=e.valToPos(o.peak_bytes,"y",!0);s.strokeStyle=r("accent"),s.lineWidth=2*a,s.beginPath(),s.arc(f,m,7*a,0,2*Math.PI),s.stroke()}function qd({other:e}){let{address:t,change:n,compare:o,recordings:r}=W(),s=r.index.state.value.value?.runs??[],{compare:i}=t.value,a=e&&"key"in e?e.key:null,u=i.run??a?.run??"",c=s.find(b=>b.run===u),d=c&&$n(c,i.tag??a?.tag),f=d?.steps.some(b=>String(b.step)===i.step)?Number(i.step):a?.step??d?.steps.at(-1)?.step,m=(b,_,C)=>n({compare:{run:b,tag:_,...C===void 0?{}:{step:String(C)}}}),h=b=>{let _=b&&$n(b,d?.tag);b&&_&&m(b.run,_.tag,_.steps.at(-1)?.step)};return l(ee,{children:[l("label",{children:["run"," ",l("select",{"data-testid":"compare-run",value:u,onChange:b=>h(s.find(_=>_.run===b.currentTarget.value)),children:[u===""&&l("option",{value:"",children:"nothing"}),s.map(b=>l("option",{value:b.run,children:b.run},b.run))]})]}),c&&d&&c.tags.length>1&&l("label",{children:["tag"," ",l("select",{"data-testid":"compare-tag",value:d.tag,onChange:b=>{let _=c.tags.find(C=>C.tag===b.currentTarget.value);_&&m(c.run,_.tag,_.steps.at(-1)?.step)},children:c.tags.map(b=>l("option",{value:b.tag,children:b.tag},b.tag))})]}),c&&d&&d.steps.length>1&&l(zb,{tag:d,step:f,onChoose:b=>m(c.run,d.tag,b)}),a&&l("button",{type:"button","data-testid":"compare-swap",title:"Show the other recording, and compare it with this one",onClick:o.swap,children:"Swap"})]})}function zb({tag:e,step:t,onChoose:n}){return l("label",{children:["step"," ",l("select",{"data-testid":"compare-step",value:String(t),onChange:o=>n(Number(o.currentTarget.value)),children:e.steps.map(o=>l("option",{value:String(o.step),children:o.step},o.step))})]})}function Ys(e,t,n){return[...new Set(n.filter(o=>t[o]).map(o=>e[o]??""))]}function Js(e,t){if(e.every(o=>o===""))return"";let n=e.flatMap(o=>Ql(o||t));return`on ${[...new Set(n)].join(" + ")}`}function Zs({ledger:e,meta:t}){return e.find(({key:n})=>n==="kept_bytes")?.where||`on ${t.device}`}function Ql(e){return e.replace(/^on /,"").split(" + ").filter(Boolean)}function Jd(e,t){let n=new Map;for(let o of[t.roots,...t.children]){let r=new Map;for(let s of o){let i=[Yd(e,s),e.type_name[s],e.nodes[s]],a=JSON.stringify(i),u=r.get(a);u?u.push(s):r.set(a,[s])}for(let s of r.values()){let[i]=s;i!==void 0&&s.length>=Nb(t,i)&&n.set(i,{name:Yd(e,i),calls:s})}}return n}function Nb({children:e},t){return e[t]?.length?2:4}function Xl(e){let t=new Map;for(let[n,{calls:o}]of e)o.forEach(r=>t.set(r,n));return t}function Zd(e,t,n,o){let r=o<0?~o:o,s=so(e,o<0?e.parent[r]??null:r);return(t.depth[r]??0)+s.filter(i=>n.has(i)).length}function Yd(e,t){return mo(e,t).replace(/(?<![^.])\d+(?![^.])/,"*")}function mo({fqn:e,type_name:t,parent:n},o){let r=e[o]||t[o]||"model",s=n[o]??null,i=s===null?"":`${e[s]}.`;return i.length>1&&r.startsWith(i)?r.slice(i.length):r}function Qd(e,t,{isOpen:n,isGroupOpen:o,sort:r}){let s=Xl(t),i=d=>{if(!r)return d;let f=d.map(r.value);return xn([...d.keys()],f,r.descending).map(h=>d[h]??0)},a=d=>i(d.filter(f=>(s.get(f)??f)===f).map(f=>s.has(f)?~f:f)),u=[],c=a(e.roots).reverse();for(let d=c.pop();d!==void 0;d=c.pop())u.push(d),d<0?o(~d)&&c.push(...i([...t.get(~d).calls]).reverse()):n(d)&&c.push(...a(e.children[d]??[]).reverse());return u}var Fb=["nodes","self_bytes","total_bytes","freed_bytes"];function Qs(e,t,n){if(!Fb.includes(n)||n!=="nodes"&&ea(e,t).length>1)return null;let o=t.calls.map(r=>e[n][r]??null);return o.includes(null)?null:o.reduce((r,s)=>r+(s??0),0)}function ea({where:e,total_bytes:t},{calls:n}){return Ys(e,t,n)}function Xd(e,t){let n=t.trim().replace(/\s*%$/,"");return n&&e!=="budget"?`${n}%`:n}function ep({goal:e,asked:t}){return e==="budget"?t:t.replace(/%$/,"")}function tp(e,t,n){let[o]=t;if(o===void 0)return"";let r=mo(e,o),s=`${e.fqn[o].slice(0,-r.length)}${n}`,i=[...new Set(t.map(f=>e.fqn[f]))].filter(Boolean),[a="",u=""]=s.split("*"),c=f=>f.startsWith(a)&&f.endsWith(u)&&f.length>a.length+u.length&&!f.slice(a.length,f.length-u.length).includes(".");return new Set(e.fqn.filter(c)).size===i.length&&s.includes("*")?s:i.join(" ")}function Vn(e,t){let n=ne(()=>Ce(t),[e]);return[n.value,o=>n.value=o]}var ta={reduce:{name:"a peak lower by",unit:"%",example:"50"},budget:{name:"a peak of at most",unit:"",example:"600 MiB"},max_recompute:{name:"the lowest peak, to run again at most",unit:"%",example:"5"}};function np(){let{address:e,change:t,compare:n}=W(),o=e.value.compare,r=gl(o),s=o.offload==="1",[{goal:i,field:a},u]=Vn(`${r?.goal} ${r?.asked}`,{goal:r?.goal??"reduce",field:r?ep(r):""}),c=Xd(i,a),{unit:d,example:f}=ta[i],h=r?.goal===i&&r.asked===c||!c&&!r;return l("form",{class:"ask-plan",onSubmit:b=>{b.preventDefault(),h||t({compare:Yo(i,c,s)})},children:[l("label",{children:["for"," ",l("select",{"data-testid":"plan-goal",value:i,onChange:b=>u({goal:b.currentTarget.value,field:""}),children:Cr.map(b=>l("option",{value:b,children:ta[b].name},b))})]}),l("span",{class:"amount",children:[l(cn,{type:"text",placeholder:f,label:`${ta[i].name}${d&&", percent"}`,testId:"plan-asked",value:a,onInput:b=>u({goal:i,field:b})}),d]}),l("button",{type:"submit","data-testid":"plan-ask","aria-disabled":h,children:c||!r?"Plan":"Leave"}),(s||n.curve.state.value.value?.is_on_host===!1)&&l("label",{class:"check",title:"What modules save may go to the host instead of running again",children:[l("input",{type:"checkbox","data-testid":"plan-offload",checked:s,onChange:({currentTarget:{checked:b}})=>t({compare:Yo(i,r?.asked??"",b)})}),"may offload"]})]})}function op(){let{compare:e}=W(),t=e.planning.value;return l("div",{class:"planning pad","data-testid":"planning",children:[l("p",{class:"hint",role:"status",children:"Planning: trying which modules to checkpoint, and proving how good that is. It may take some seconds, of a large model up to a minute."}),l("p",{"data-testid":"planning-progress",children:t?Wb(t):"Beginning…"}),l("button",{type:"button","data-testid":"plan-cancel",onClick:e.reply.cancel,children:"Stop planning"})]})}function Wb({seconds:e,tried:t,least_bytes:n}){let o=n===null?"":`, the lowest peak so far ${j(n)}`,r=t===0?"looking for what can run again":ie(t,"choice")+" tried";return`${Math.round(e)} s: ${r}${o}`}function rp(){let{compare:e}=W(),t=ae(null);return de(()=>{document.activeElement===document.body&&t.current?.focus()},[]),l("div",{class:"planning pad","data-testid":"planning-stopped",children:[l("p",{class:"hint",role:"status",children:"Planning was stopped."}),l("button",{type:"button",ref:t,"data-testid":"plan-again",onClick:e.reply.reload,children:"Plan again"})]})}function sp({lines:e,comparison:t}){return l("pre",{class:"predicted",role:"note","data-testid":"plan-lines",children:[e.join(`
`),t.after.predicted!==null&&l(ee,{children:[`
`,l("b",{children:"Predicted:"})," this step did not run."]})]})}function ip({problem:e,least_bytes:t,lines:n}){let{address:o,change:r}=W(),s=o.value.compare.offload==="1";return l(ee,{children:[l(Ve,{message:e,children:l("button",{type:"button","data-testid":"plan-least",onClick:()=>r({compare:Yo("budget",`${t} B`,s)}),children:["Plan for ",j(t)]})}),n.map(i=>l("p",{class:"hint pad","data-testid":"plan-lighter",children:i},i))]})}function Xs(e){return e.split(/[\s,]+/).filter(Boolean)}function na(e,t){let n=new Set(Xs(e));return Xs(t).every(o=>n.has(o))}function oa(e,t,n){let o=Xs(t),r=Xs(e).filter(s=>!o.includes(s));return(n?[...r,...o]:r).join(" ")}function lp(e){let t=[];return e.map(n=>{for(;t.length>0&&!n.startsWith(`${t.at(-1)}.`);)t.pop();return t.push(n),t.length-1})}function up(){let{address:e,change:t,compare:n}=W(),{value:o,error:r,loading:s}=n.patterns.state.value,i=qo(e.value.compare)??{},a=m=>t({compare:Ms({...i,...m})});if(r)return l(Mt,{error:r,retry:n.patterns.reload});if(!o)return s?l(qe,{what:"Looking for modules…"}):null;let{patterns:u,patterns_count:c,ops:d,is_on_host:f}=o;return l("div",{class:"ticks","aria-busy":s,children:[l(Vb,{rows:u,asked:i,set:a,canOffload:!f}),l(vn,{shown:u.length,of:c}),d.length>0&&l(Bb,{rows:d,asked:i,set:a})]})}function Vb({rows:e,asked:t,set:n,canOffload:o}){let r=Math.max(...e.map(({kept_bytes:a})=>a)),s=ae(null);de(()=>{let a=s.current?.querySelector("input:checked")?.closest("tr");a&&s.current&&(s.current.scrollTop=a.offsetTop-60)},[e]);let i=ne(()=>lp(e.map(({name:a})=>a)),[e]);return e.length===0?l("p",{class:"hint",children:"No module of this recording keeps anything."}):l("div",{class:"ticks-rows",ref:s,role:"region",tabIndex:0,"aria-label":"Modules to tick",children:l("table",{class:"both","data-testid":"ticks",children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:"checkpoint"}),o&&l("th",{scope:"col",children:"offload"}),l("th",{scope:"col",children:"module"}),l("th",{scope:"col",title:"Charged to the saves inside of it",children:"keeps"}),l("th",{scope:"col",title:"Of the forward's FLOPs, an estimate: it runs again as a whole",children:"of the FLOPs"})]})}),l("tbody",{children:e.map((a,u)=>l("tr",{"data-testid":`tick-${a.name}`,children:[l("td",{children:l(ap,{label:`${a.name} under checkpoints`,text:t.checkpoint,asked:a.asked,whyNot:a.why_not,set:c=>n({checkpoint:c})})}),o&&l("td",{children:l(ap,{label:`${a.name} offloaded`,text:t.offload,asked:a.asked,whyNot:null,set:c=>n({offload:c})})}),l("th",{scope:"row",title:a.type_name,children:l("span",{class:"branch",style:{"--depth":i[u]??0},children:[a.name,l("span",{class:"tag",children:[a.type_name,a.modules_count>1&&` ×${q(a.modules_count)}`]})]})}),l("td",{children:l("span",{class:"with-bar",children:[l(Bt,{part:a.kept_bytes,whole:r}),l(Q,{n:a.kept_bytes})]})}),l("td",{children:at(a.flops_share,1)})]},a.asked))})]})})}function ap({label:e,text:t="",asked:n,whyNot:o,set:r}){let s=na(t,n);return l("input",{type:"checkbox","aria-label":e,title:o??e,checked:s,disabled:o!==null&&!s,onChange:i=>r(oa(t,n,i.currentTarget.checked))})}function Bb({rows:e,asked:t,set:n}){let{checkpoint:o,save:r=""}=t;return l("fieldset",{class:"ticks-ops",disabled:!o,"data-testid":"tick-ops",children:[l("legend",{children:"The checkpoints keep the results of"}),e.map(({name:s,flops_share:i,result_bytes:a})=>l("label",{class:"check",children:[l("input",{type:"checkbox","data-testid":`tick-op-${s}`,checked:na(r,s),onChange:u=>n({save:oa(r,s,u.currentTarget.checked)})}),s,l("small",{children:[at(i,1)," of the FLOPs, ",j(a)," in all"]})]},s))]})}var Gb=[{name:"checkpoint",lead:"under checkpoints",placeholder:"modules, such as h.*",label:"Modules that would run under checkpoints, such as h.*"},{name:"save",lead:"that save",placeholder:"nothing, or ops such as addmm",label:"Ops whose results the checkpoints would keep instead of running them again"},{name:"offload",lead:"offloaded",placeholder:"nothing, or modules",label:"Modules whose saves would go to the host until the backward asks for them"}];function cp(){let{address:e,change:t,compare:n}=W(),{checkpoint:o="",save:r="",offload:s=""}=qo(e.value.compare)??{},[i,a]=Vn(`${o}|${r}|${s}`,{checkpoint:o,save:r,offload:s}),u={checkpoint:i.checkpoint.trim(),save:i.save.trim(),offload:i.offload.trim()},d=u.checkpoint===o&&u.offload===s&&(u.save===r||!u.checkpoint),f=!u.checkpoint&&!u.offload,m=n.patterns.state.value.value?.is_on_host===!1||s!=="";return l("form",{class:"what-if",onSubmit:h=>{h.preventDefault(),d||t({compare:Ms(u)})},children:[Gb.filter(({name:h})=>h!=="offload"||m).map(({name:h,lead:b,placeholder:_,label:C})=>l("label",{children:[b," ",l(cn,{type:"text",class:"filter",placeholder:_,label:C,title:C,testId:`compare-${h}`,value:i[h],onInput:R=>a({...i,[h]:R})})]},h)),l("button",{type:"submit","data-testid":"compare-predict","aria-disabled":d,children:f&&!d?"Leave":"Predict"})]})}var dp={recording:{name:"another recording",help:"Another run or step"},modules:{name:"itself with modules checkpointed",help:"What checkpoints around modules of your choice would release"},plan:{name:"itself by a plan",help:"Which modules to checkpoint for a lower peak, and what that costs"}};function pp({other:e}){let{change:t,compare:n}=W(),o=n.way.value;return l(ee,{children:[l("div",{class:"toolbar compare-with",role:"group","aria-label":"Compare with",children:[l("fieldset",{class:"ways",children:[l("legend",{children:"Compare with"}),ml.map(r=>l("label",{class:"check",title:dp[r].help,children:[l("input",{type:"radio",name:"compare-by","data-testid":`compare-by-${r}`,checked:o===r,onChange:()=>t({compare:r==="recording"?{}:{by:r}})}),dp[r].name]},r))]}),o==="recording"&&l(qd,{other:e}),o==="modules"&&l(cp,{}),o==="plan"&&l(np,{})]}),o==="modules"&&l(up,{}),o==="plan"&&l(jd,{})]})}function ei(e){return[...e.classList].flatMap(t=>{let[,n,o]=/^change-(\d+)(?:-(\d+))?$/.exec(t)??[];return n===void 0?[]:[{change:Number(n),member:o===void 0?null:Number(o)}]})}function fp(e,{change:t,member:n}){return e.some(o=>o.change===t&&(o.member===null||o.member===n))}var ti="http://www.w3.org/2000/svg",Hb=4;function mp(){let e=new Map;return t=>{let n=e.get(t)??ra(t);e.delete(t),e.set(t,n);for(let[o]of e)e.size>Hb&&e.delete(o);return n}}function ra(e){let t=document.createElement("template");t.innerHTML=e;let n=document.adoptNode(t.content.querySelector("svg")),[,,o=1,r=1]=(n.getAttribute("viewBox")??"").split(/\s+/).map(Number);n.setAttribute("width",String(o)),n.setAttribute("height",String(r));let s=new Map,i=new Map,a=[...n.querySelectorAll("g.node, g.cluster")],u=jb(n);for(let c of a){i.set(hp(c),c.id);let d=Wt(c.id);if(!d)continue;let f=[...c.querySelectorAll("text")].map(_=>_.textContent),m=c.classList.contains("repeated"),h=qb(c),b={...h,x:h.x+u.x,y:h.y+u.y};s.set(c.id,{id:d,element:c,isRepeated:m,...b}),c.querySelectorAll("polygon, path, ellipse").forEach(_=>{(_.getAttribute("fill")!=="none"||_.getAttribute("stroke")!=="none")&&_.classList.add("outline")}),c.classList.contains("node")&&Jb(c,h),d.kind==="module"&&Qb(c,h),c.setAttribute("role","button"),c.setAttribute("tabindex","-1"),c.setAttribute("aria-label",f.join(", "))}return n.querySelector("g.graph > title")?.remove(),{svg:n,width:o,height:r,boxes:s,edges:Kb(n,i)}}function Kb(e,t){let n=new Map;for(let o of e.querySelectorAll("g.edge")){let r=hp(o).split("->");Ub(o);for(let s of new Set(r.map(i=>i.replace(/:.*$/,"")))){let i=t.get(s)??s,a=n.get(i);a?a.push(o):n.set(i,[o])}}return n}function Ub(e){let t=e.querySelector("path")?.cloneNode();t&&(t.removeAttribute("stroke-dasharray"),t.setAttribute("class","reach"),e.append(t))}function hp(e){let t=[...e.children].find(n=>n.tagName==="title");return t?.remove(),t?.textContent??""}function jb(e){let t=e.querySelector("g.graph")?.getAttribute("transform")??"",[,n="0",o="0"]=/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(t)??[];return{x:Number(n),y:Number(o)}}function qb(e){let t=[...e.querySelectorAll("polygon, path, ellipse")],o=(t.length>0?t:[...e.querySelectorAll("text")]).flatMap(Yb),r=o.filter((u,c)=>c%2===0),s=o.filter((u,c)=>c%2===1),[i,a]=[Math.min(...r),Math.min(...s)];return{x:i,y:a,width:Math.max(...r)-i,height:Math.max(...s)-a}}function Yb(e){let t=o=>Number(e.getAttribute(o)??0);if(e.tagName==="ellipse"){let[o,r,s,i]=[t("cx"),t("cy"),t("rx"),t("ry")];return[o-s,r-i,o+s,r+i]}if(e.tagName==="text"){let[o,r,s]=[t("x"),t("y"),t("font-size")||12],i=e.textContent.length*s/2*.55,a=e.getAttribute("text-anchor")==="start"?o+i:o;return[a-i,r-s,a+i,r+s/4]}return((e.getAttribute("points")??e.getAttribute("d")??"").match(/-?\d+(\.\d+)?/g)??[]).map(Number)}function Jb(e,{x:t,width:n}){if(!e.querySelector("polygon, path, ellipse"))return;let o;for(let r of e.querySelectorAll("text")){if(o&&o.getAttribute("y")===r.getAttribute("y")){o.append(Zb(r));continue}o=r,r.setAttribute("text-anchor","middle"),r.setAttribute("x",String(t+n/2))}}function Zb(e){let t=document.createElementNS(ti,"tspan");for(let n of["font-size","font-weight","fill"]){let o=e.getAttribute(n);o!==null&&t.setAttribute(n,o)}return t.textContent=e.textContent,e.remove(),t}function Qb(e,{x:t,y:n,width:o}){let r=e.classList.contains("cluster"),s=document.createElementNS(ti,"g");s.setAttribute("class","handle"),s.setAttribute("transform",`translate(${t+o-2} ${n+2})`);let i=document.createElementNS(ti,"circle");i.setAttribute("r","7");let a=document.createElementNS(ti,"path");a.setAttribute("d",r?"M-3.5 0H3.5":"M-3.5 0H3.5M0-3.5V3.5"),s.append(i,a),e.append(s)}function sa({id:e}){return e.kind==="module"}function gp(e,t,n,o){let r=(a,u)=>a.target instanceof Element?a.target.closest(u):null,s=a=>n(r(a,"g.node, g.cluster")?.id??""),i=a=>r(a,".handle")!==null;e.addEventListener("click",a=>{let u=s(a),c=Wt(r(a,"g.edge")?.id??"");u&&i(a)?o.onToggle(u.id.number):o.onSelect(u?.id??c)},{signal:t}),e.addEventListener("dblclick",a=>{let u=s(a);u&&sa(u)&&!i(a)&&o.onToggle(u.id.number)},{signal:t}),e.addEventListener("pointerover",a=>o.onHover(s(a)?.id??null),{signal:t}),e.addEventListener("pointerleave",()=>o.onHover(null),{signal:t})}function Dr(e,t,n,o){let r=Math.min(8,Math.max(.02,e.scale*t)),s=r/e.scale;return{scale:r,x:n-(n-e.x)*s,y:o-(o-e.y)*s}}function la(e,t){let n=Math.max(.02,Math.min(1,(t.width-48)/e.width,(t.height-48)/e.height));return{scale:n,x:(t.width-e.width*n)/2,y:(t.height-e.height*n)/2}}var ia=.75;function yp(e,t,n){let o=la(e,n);if(o.scale>=ia)return o;let r=Math.min(1,Math.max(ia,(n.width-48)/e.width)),i=e.width*r>n.width&&t?t.x+t.width/2:e.width/2;return{scale:r,x:n.width/2-i*r,y:24}}function ni(e,t,n){let o=Math.max(e.scale,ia),r=(s,i,a)=>i*o>a-48?24-s*o:a/2-(s+i/2)*o;return{scale:o,x:r(t.x,t.width,n.width),y:r(t.y,t.height,n.height)}}function oi(e,t,n){let o=t.x*e.scale+e.x,r=t.y*e.scale+e.y,s=Math.min(t.width*e.scale,n.width-24),i=Math.min(t.height*e.scale,n.height-24);return o>=0&&r>=0&&o+s<=n.width&&r+i<=n.height?e:ni(e,t,n)}function bp(e,t,n){let r=(s,i,a)=>Math.min(a-48,Math.max(48-i*e.scale,s));return{scale:e.scale,x:r(e.x,t.width,n.width),y:r(e.y,t.height,n.height)}}function vp(e,t){return{x:-e.x/e.scale,y:-e.y/e.scale,width:t.width/e.scale,height:t.height/e.scale}}function xp(e,t,n){let o=n==="left"||n==="right",r=n==="left"||n==="up"?-1:1,s,i=1/0;for(let a of e){let u=a.x+a.width/2-(t.x+t.width/2),c=a.y+a.height/2-(t.y+t.height/2),d=r*(o?u:c),f=d+3*Math.abs(o?c:u);d>1&&f<i&&([s,i]=[a,f])}return s}var Xb=4,wp=.3;function _p(e,t,n,o,r){let s=new Map,i,a=!1,u=f=>{let{left:m,top:h}=e.getBoundingClientRect();return{x:f.clientX-m,y:f.clientY-h}};e.addEventListener("pointerdown",f=>{f.button===0&&(s.size===0&&(i=u(f),a=!1),s.set(f.pointerId,u(f)))},{signal:t}),e.addEventListener("pointermove",f=>{let m=s.get(f.pointerId);if(!m||!i)return;let h=u(f);if(!a&&Math.hypot(h.x-i.x,h.y-i.y)<Xb)return;a||(a=!0,e.setPointerCapture(f.pointerId),e.classList.add("dragging"));let b=[...s].find(([C])=>C!==f.pointerId)?.[1];s.set(f.pointerId,h);let _=n();o(b?ev(_,m,h,b):{..._,x:_.x+h.x-m.x,y:_.y+h.y-m.y})},{signal:t});let c=f=>{s.delete(f.pointerId),s.size===0&&e.classList.remove("dragging")};e.addEventListener("pointerup",c,{signal:t}),e.addEventListener("pointercancel",c,{signal:t});let d=f=>{a&&f.stopPropagation(),a=!1};e.addEventListener("click",d,{capture:!0,signal:t}),e.addEventListener("wheel",f=>{if(!r(f))return;f.preventDefault();let{x:m,y:h}=u(f),b=f.deltaMode===WheelEvent.DOM_DELTA_LINE?16:1,_=f.ctrlKey?.01:.0015,C=Math.max(-wp,Math.min(wp,-f.deltaY*b*_));o(Dr(n(),Math.exp(C),m,h))},{signal:t,passive:!1})}function ev(e,t,n,o){let r=Math.hypot(t.x-o.x,t.y-o.y),s=Math.hypot(n.x-o.x,n.y-o.y);return Dr(e,r>0?s/r:1,o.x,o.y)}var tv=200,kp=60;function ri(e,t,n){let o={x:0,y:0,scale:1},r,s=0,i=new AbortController,a=()=>({width:e.clientWidth,height:e.clientHeight});function u(w){o=r?bp(w,r,a()):w,t.style.transform=`translate(${o.x}px, ${o.y}px) scale(${o.scale})`,t.style.willChange="transform",window.clearTimeout(s),s=window.setTimeout(()=>t.style.willChange="auto",tv),n.onMove?.(vp(o,a()))}function c(w){let{width:S,height:L}=a();u(Dr(o,w,S/2,L/2))}function d(w){return oi(o,{...w,width:0,height:0},a())===o}let f={show(w,S,L){let P=S===null||L?void 0:r?.boxes.get(S.text),I=S===null?void 0:w.boxes.get(S.text),M=r?.width===w.width&&r.height===w.height,E=P&&d(P)?P:void 0,$=!r||L,A=t.contains(document.activeElement),{id:D}=document.activeElement??{id:""};r=w,t.replaceChildren(w.svg),A&&(w.boxes.get(D)?.element??e).focus({preventScroll:!0});let N=yp(w,Sp(w),a());E&&I?u(rv(o,E,I)):I?u(ni($?N:o,I,a())):($||!M)&&u(N)},centre(w){let S=r?.boxes.get(w.text);S&&u(ni(o,S,a()))},look(w,S){let{width:L,height:P}=a();u({...o,x:L/2-w*o.scale,y:P/2-S*o.scale})},keep(w){let S=r?.boxes.get(w.text);S&&u(oi(o,S,a()))},fit:()=>r&&u(la(r,a())),actualSize:()=>c(1/o.scale),zoom:c,dispose:()=>i.abort()};_p(e,i.signal,()=>o,u,n.isZoom??(()=>!0)),gp(e,i.signal,w=>r?.boxes.get(w),n);let m={signal:i.signal};e.addEventListener("keydown",w=>{w.ctrlKey||w.metaKey||w.altKey||h(w)&&w.preventDefault()},m);function h(w){let S=nv[w.key];if(S&&w.shiftKey)return C(S);if(S)return R(S);let L=b(),P={"+":()=>c(1.25),"=":()=>c(1.25),"-":()=>c(.8),0:f.actualSize,f:f.fit,e:()=>L&&n.onSelect(_(L)),Enter:()=>L&&n.onSelect(L.id)," ":()=>L&&(sa(L)?n.onToggle(L.id.number):n.onSelect(L.id)),Escape:()=>{e.focus(),n.onSelect(null)}};return P[w.key]?.(),w.key in P}function b(){return r?.boxes.get(document.activeElement?.id??"")}function _(w){let S=r?.edges.get(w.id.text)??[],L=S.findIndex(P=>P.classList.contains("selected-edge"));return Wt(S[(L+1)%S.length]?.id??"")??w.id}function C(w){let[S,L]=ov[w];return u({...o,x:o.x-S*kp,y:o.y-L*kp}),!0}function R(w){if(!r)return!1;let S=[...r.boxes.values()],L=b()??S.find(({element:I})=>I.matches(".selected")),P=L?xp(Rp(r),L,w):Sp(r);return P&&(P.element.focus({preventScroll:!0}),u(oi(o,P,a()))),!0}let x=new ResizeObserver(()=>a().width>0&&u(o));return x.observe(e),i.signal.addEventListener("abort",()=>x.disconnect()),f}function Rp({boxes:e}){return[...e.values()].filter(({element:t})=>t.matches(".node"))}function Sp(e){return Rp(e).reduce((t,n)=>t&&t.y<=n.y?t:n,void 0)}var nv={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down"},ov={left:[-1,0],right:[1,0],up:[0,-1],down:[0,1]};function rv(e,t,n){return{scale:e.scale,x:e.x+(t.x+t.width/2-n.x-n.width/2)*e.scale,y:e.y+(t.y-n.y)*e.scale}}function Cp(e,t,n){let o=e.appendChild(document.createElement("canvas")),r=e.appendChild(document.createElement("div")),s,i,a={x:1,y:1},u=d=>{if(d.buttons!==1)return;let{left:f,top:m}=o.getBoundingClientRect();t((d.clientX-f)/a.x,(d.clientY-m)/a.y)};e.addEventListener("pointerdown",d=>{e.setPointerCapture(d.pointerId),u(d)},{signal:n}),e.addEventListener("pointermove",u,{signal:n});function c(){if(!s||!i)return;e.hidden=sv(s,i);let[d,f]=[Math.max(0,i.x),Math.max(0,i.y)],m=Math.min(s.width,i.x+i.width),h=Math.min(s.height,i.y+i.height);r.style.transform=`translate(${d*a.x}px, ${f*a.y}px)`,r.style.width=`${Math.max(2,(m-d)*a.x)}px`,r.style.height=`${Math.max(2,(h-f)*a.y)}px`}return{show(d){s=d,a=iv(d),lv(o,d,a),c()},move(d){i=d,c()}}}function sv({width:e,height:t},n){let[o,r]=[n.x+n.width,n.y+n.height];return n.x<=0&&n.y<=0&&o>=e&&r>=t}function iv({width:e,height:t}){let n=Math.min(170/e,220/t,1),o=r=>Math.min(1,Math.max(n,44/r));return{x:o(e),y:o(t)}}function lv(e,t,n){let o=devicePixelRatio,[r,s]=[t.width*n.x,t.height*n.y];e.width=Math.ceil(r*o),e.height=Math.ceil(s*o),e.style.width=`${r}px`,e.style.height=`${s}px`;let i=e.getContext("2d");if(!i)return;i.scale(o*n.x,o*n.y);let a=getComputedStyle(e),u=c=>a.getPropertyValue(`--${c}`);for(let{element:c,x:d,y:f,width:m,height:h}of t.boxes.values()){let b=c.classList.contains("cluster");i.fillStyle=u(b?"cluster":av(c)),i.fillRect(d,f,m,h)}}function av(e){let t=[1,2,3,4].find(n=>e.classList.contains(`bytes-${n}`));return t===void 0?"box-line":`bytes-${t}`}var ho=class extends Error{constructor(n){super(`About ${ie(n.visible,"box","boxes")}, some ${Pp(n)} to lay out.`);this.graph=n}graph};function Pp({seconds:e}){return e>=90?`${Math.round(e/60)} minutes`:e>=20?`${Math.round(e/10)*10} s`:`${Math.round(e)} s`}var ir="graph";function Mp(e,t,{address:n},{shown:o,partOfShown:r},s){let i=Ce(""),a=()=>s.value===ir,u=_e(()=>Rr(n.value)),c=_e(()=>JSON.stringify(u.value)),d=()=>`${JSON.stringify(o.peek())} ${c.peek()}`,f="",m=r(()=>a()?`graph ${c.value}`:null,async(w,S)=>{i.value="Fetching the graph…";let L={expand:n.peek().expand,graph:n.peek().graph},P=await e.graph(w,u.peek(),S);if(P.quick!==null&&f!==d())throw new ho(P);let I=P.quick===null?"":`, some ${Pp(P)}`;return i.value=`Laying out ${ie(P.visible,"box","boxes")}${I}…`,{recording:w,place:L,graph:P,svg:await t(P.dot,S)}}),h=r(()=>{let{selected:w}=n.value,{value:S}=m.state.value;return w===null||!S||Tt(w)&&_(w)<2?null:Tp(S.graph,w)?`drawn ${w.text} ${JSON.stringify(Rr(S.place))}`:null},(w,S)=>e.drawn(w,Rr(m.state.peek().value.place),n.peek().selected,S)),b=w=>{let{value:S}=m.state.value;return S!==void 0&&Tp(S.graph,w)};function _({kind:w,number:S}){return w!=="module"||!a()?1:m.state.value.value?.graph.repeated.get(S)??1}function C(){f=d(),m.reload()}function R(w){let S=m.state.peek().value;if(!S)throw new Error("There is no graph yet.");let{recording:L,place:P,graph:I}=S,M=Rr({...P,expand:I.expand});return e.figure(L,M,w,new AbortController().signal)}let x=_e(()=>{let{value:w}=m.state.value;return JSON.stringify(w?.recording)===JSON.stringify(o.value)?w:void 0});return{picture:m,current:x,progress:i,drawn:h,isInPicture:b,times:_,allowSlow:C,figure:R}}function Tp({dot:e},{text:t}){return e.includes(`id=${t} `)||e.includes(`id="${t}"`)}function Ep({frame:e}){let{graph:t}=W(),{loading:n,error:o}=t.picture.state.value;return n?l("div",{class:"progress",role:"status","data-testid":"progress",children:[l("span",{children:t.progress.value}),l("button",{type:"button","data-testid":"layout-cancel",onClick:t.picture.cancel,children:"Cancel"})]}):!o||o instanceof dn&&t.current.value?null:o instanceof dn?l("div",{class:"progress",role:"status",children:[l("span",{children:"The layout was cancelled."}),l("button",{type:"button","data-testid":"layout-again",onClick:t.picture.reload,children:"Lay out again"})]}):o instanceof ho?l(uv,{of:o,frame:e}):l("div",{class:"over",children:l(Ve,{message:o.message,children:[l("button",{type:"button",onClick:t.picture.reload,children:"Try again"}),l("button",{type:"button",onClick:()=>t.rearrange({expand:[]}),children:"Collapse all"})]})})}function uv({of:e,frame:t}){let{graph:n}=W(),o=ae(null);de(()=>{let i=document.activeElement;return o.current?.focus(),()=>{if(document.activeElement!==document.body)return;let a=t.current&&i?CSS.escape(i.id):"";((a?t.current?.querySelector(`.canvas #${a}`):null)??t.current)?.focus({preventScroll:!0})}},[e]);let{expand:r,quick:s}=e.graph;return l("div",{class:"over",children:l("div",{class:"question",role:"alertdialog","aria-label":"A slow layout","data-testid":"layout-question",children:[l("p",{children:e.message}),l("div",{class:"actions",children:[l("button",{type:"button",ref:o,"data-testid":"layout-cancel",onClick:n.giveUp,children:"Cancel"}),l("button",{type:"button","data-testid":"layout-anyway",onClick:n.allowSlow,children:"Draw it"}),s&&s.length<r.length&&l("button",{type:"button",title:"Fold the modules with most boxes, until the rest is quick to lay out","data-testid":"layout-quick",onClick:()=>n.rearrange({expand:s}),children:"Fold the largest"})]})]})})}function Op({drawing:e}){let{address:t,graph:n}=W(),{value:o,loading:r,error:s}=n.picture.state.value,i=t.value.expand??[],a=u=>e.boxes.get($e(u).text)?.element.matches(".node");return!o||r||s||!i.some(a)?null:l("p",{class:"limit",role:"status","data-testid":"graph-limit",children:["Some modules stay folded: with them this graph of"," ",ie(o.graph.visible,"box","boxes")," would be too large to read."]})}var si=50;function Ap(e,t,n=si){if(t.trim()==="")return[];let o=jo(t),r=[],{modules:s,ops:i}=e;for(let a=0;a<s.fqn.length&&r.length<n;a+=1){let[u,c]=[bn(s,a),s.type_name[a]??""];o(`${u} ${c}`.toLowerCase())&&r.push({id:$e(a),name:u,where:c})}for(let[a,u]of i.node.entries()){if(r.length>=n)break;let c=i.module[a]??null,d=i.op[a]??"",f=[c===null?"":bn(s,c),i.source[a]],m=`${d} ${f.join(" ")}`.toLowerCase();o(m)&&r.push({id:je(u),name:d,where:f.filter(Boolean).join(" · ")})}return r}function Lp({recording:e}){let{graph:t}=W(),[n,o]=te(""),[r,s]=te(!1),[i,a]=te(0),u=ne(()=>Ap(e,n),[e,n]),c=r&&n.trim()!=="",d=m=>{let h=u[m];h&&(s(!1),t.reveal(h.id))},f=m=>{let h=u.length-1;if(m.key==="ArrowDown")a(Math.min(h,i+1));else if(m.key==="ArrowUp")a(Math.max(0,i-1));else if(m.key==="Enter")d(i);else if(m.key==="Escape")s(!1);else return;m.preventDefault(),m.stopPropagation()};return l("div",{class:"search",children:[l("input",{type:"search",class:"filter",role:"combobox",list:void 0,placeholder:"Find an op or module","aria-label":"Find an op or module in the graph","aria-expanded":c,"aria-controls":"search-hits","aria-activedescendant":c&&u.length>0?`hit-${i}`:void 0,"data-testid":"search",value:n,onInput:m=>{o(m.currentTarget.value),a(0),s(!0)},onFocus:()=>s(!0),onBlur:()=>s(!1),onKeyDown:f}),c&&l("ul",{class:"hits",id:"search-hits",role:"listbox","aria-label":"Found",children:[u.map((m,h)=>l("li",{id:`hit-${h}`,role:"option","aria-selected":h===i,"data-testid":"search-hit","data-id":m.id.text,onMouseDown:b=>b.preventDefault(),onClick:()=>d(h),children:[l("span",{children:m.name})," ",l("small",{children:m.where})]},m.id.text)),u.length===0&&l("li",{class:"hint",children:"Nothing is called that."}),u.length===si&&l("li",{class:"hint",children:["The first ",si," are listed."]})]})]})}function Ip({viewport:e,recording:t}){let{address:n,graph:o,isServed:r}=W(),{selected:s}=n.value,i=s?.kind==="module"?s.number:null,a=o.picture.state.value.value;return l("div",{class:"toolbar",role:"group","aria-label":"What the graph shows",children:[l(Lp,{recording:t}),l("div",{class:"group",children:[l("button",{type:"button","data-testid":"collapse-all",title:"Close every module",onClick:()=>o.rearrange({expand:[]}),children:"Collapse all"}),l("button",{type:"button","data-testid":"expand-default",title:"Open as many of the outermost modules as read well",onClick:()=>o.rearrange({expand:null}),children:"Default"}),l("button",{type:"button","data-testid":"expand-below",disabled:i===null,title:i===null?"Select a module first":"Open the selected module and everything inside it",onClick:()=>i!==null&&o.expandBelow(i),children:"Expand below"})]}),r&&l(pv,{}),l(aa,{viewport:e,testId:"zoom"}),l(cv,{picture:a})]})}function aa({viewport:e,testId:t}){return l("div",{class:"group",children:[l("button",{type:"button","aria-label":"Zoom out",title:"Zoom out (-)","data-testid":`${t}-out`,onClick:()=>e.current?.zoom(.8),children:"−"}),l("button",{type:"button","aria-label":"Zoom in",title:"Zoom in (+)","data-testid":`${t}-in`,onClick:()=>e.current?.zoom(1.25),children:"+"}),l("button",{type:"button",title:"Actual size (0)","data-testid":`${t}-actual`,onClick:()=>e.current?.actualSize(),children:"1:1"}),l("button",{type:"button",title:"The whole graph (f)","data-testid":`${t}-fit`,onClick:()=>e.current?.fit(),children:"Fit"})]})}function cv({picture:e}){let{graph:t,isDark:n}=W(),[o,r]=te(!1),[s,i]=te(""),a=async({recording:{run:u,step:c}})=>{r(!0),i("");try{let d=await t.figure(n.value);Ss(`${Rs("graph",u,c)}.svg`,"image/svg+xml",d)}catch(d){i(d instanceof Error?d.message:String(d))}r(!1)};return l(ee,{children:[l("button",{type:"button","data-testid":"download-svg",disabled:!e||o,onClick:()=>e&&void a(e),children:o?"Drawing…":"Download SVG"}),s&&l(Ve,{message:s})]})}var dv=[{name:"freed",label:"freed ops",help:"Ops that keep nothing, and whose results were dead when the forward ended",isOnFirst:!0},{name:"parameters",label:"parameters",help:"The parameters that open ops use",isOnFirst:!1},{name:"views",label:"views",help:"Ops that only make a view and keep nothing",isOnFirst:!1}];function pv(){let{address:e,graph:t}=W(),n=e.value.graph,o=(r,s)=>t.rearrange({graph:Pt(n,r,s)});return l("fieldset",{class:"group shown",children:[l("legend",{children:"Show"}),dv.map(({name:r,label:s,help:i,isOnFirst:a})=>l("label",{class:"check",title:i,children:[l("input",{type:"checkbox","data-testid":`show-${r}`,checked:a?n[r]!=="0":n[r]==="1",onChange:({currentTarget:{checked:u}})=>o(r,u===a?"":u?"1":"0")}),s]},r))]})}function Dp({drawing:e}){let[t,n]=te(new Set),[o,r]=te(null),s=ne(()=>mv(e),[e]);de(()=>{let a=o===null?[...t]:[o];a.length>0?e.svg.dataset.only=a.map(Gt).join(" "):delete e.svg.dataset.only},[e,t,o]);let i=a=>{let u=new Set(t);u.delete(a)||u.add(a),n(u)};return s.length===0?null:l("div",{class:"legend",role:"group","aria-label":"States of the tensors","data-testid":"legend",children:s.map(([a,u])=>l("button",{type:"button",class:"legend-item","aria-pressed":t.has(a),title:`${fv[a]} Click to show only these.`,"data-testid":`legend-${Gt(a)}`,onClick:()=>i(a),onPointerEnter:()=>r(a),onPointerLeave:()=>r(null),children:[l(ul,{state:a}),a,l("small",{class:"number",children:q(u)})]},a))})}var fv={cached:"Kept for the backward: at least one save refers to its memory.",freed:"Made in the forward and dead when it ended.",held:"Alive when the forward ended, though no save refers to it.",recomputed:"Made in a checkpointed region: the backward makes it again.",parameter:"A parameter or buffer: there with or without the forward.",input:"There before the forward began, and not saved.","not cached":"Freed or held: without an op stream the two cannot be told apart."};function mv({svg:e}){return Qu.map(t=>[t,e.querySelectorAll(`g.edge.${Gt(t)}`).length]).filter(([,t])=>t>0)}var $p={key:"graph",title:"Graph",isKept:!0,Panel:hv};function hv({recording:e,isHidden:t}){let n=W(),{graph:o}=n,r=ae(null),s=ae(null),i=ae(null),a=ae(""),u=ae(null),c=ae(mp()),d=ae(null),f=ae(null),[m,h]=te(null),{value:b}=o.picture.state.value,{selected:_}=n.address.value,C=o.focus.value;Ft(()=>{if(!r.current||!s.current||!d.current)return;let x=new AbortController,w=(L,P)=>i.current?.look(L,P);f.current=Cp(d.current,w,x.signal);let S=ri(r.current,s.current,{onSelect:n.select,onToggle:o.toggle,onHover:L=>u.current&&ii(u.current,L),onMove:L=>f.current?.move(L)});return i.current=S,()=>{S.dispose(),x.abort()}},[]),Ft(()=>{if(!b)return;let x=c.current(b.svg);u.current&&ii(u.current,null);let w=JSON.stringify(b.recording),S=a.current==="",L=a.current!==w,P=o.focus.peek()??(S?n.address.peek().selected:null);i.current?.show(x,o.nearest(P,x.boxes),L),a.current=w,u.current=x,o.focus.value=null,h(x)},[b]);let R=n.isDark.value;return Ft(()=>{m&&f.current?.show(m)},[m,R]),de(()=>{if(C===null||!m||t||o.picture.state.peek().loading)return;let x=o.nearest(C,m.boxes);x&&i.current?.centre(x),o.focus.value=null},[C,m,t]),de(()=>{let x=m&&o.nearest(_,m.boxes);!t&&x&&i.current?.keep(x)},[t]),de(()=>{if(m)return _?.kind==="edge"?yv(m,_):gv(m,o.nearest(_,m.boxes))},[_?.text,m]),l("div",{class:"graph",children:[l(Ip,{viewport:i,recording:e}),m&&l(Op,{drawing:m}),l("div",{class:"window",children:[l("div",{class:"frame",ref:r,tabIndex:0,role:"group","aria-label":"Graph of the forward pass. Arrow keys go from box to box, Enter selects, Space opens or closes a module, e goes through the edges of a box, plus and minus zoom, 0 is actual size, f fits.","data-testid":"graph-frame",children:l("div",{class:"canvas",ref:s,"data-testid":"graph-canvas"})}),l("div",{class:"minimap",ref:d,"aria-hidden":"true","data-testid":"minimap",hidden:!0}),l(Ep,{frame:r})]}),m&&l(Dp,{drawing:m})]})}function gv(e,t){let n=t&&e.boxes.get(t.text);if(!n)return;let o=[n.element,...e.edges.get(n.id.text)??[]];return o.forEach(r=>r.classList.add("selected")),()=>o.forEach(r=>r.classList.remove("selected"))}function yv({svg:e},t){let n=e.querySelector(`g.edge[id="${t.text}"]`),o=["selected","selected-edge"];return n?.classList.add(...o),()=>n?.classList.remove(...o)}function ii({svg:e,edges:t},n){e.querySelectorAll(".lit").forEach(r=>r.classList.remove("lit"));let o=n===null?[]:t.get(n.text)??[];o.forEach(r=>r.classList.add("lit")),e.classList.toggle("has-lit",o.length>0)}var bv=[["released","kept by the first alone"],["added","kept by the second alone"],["resized","of another size, or some gone and some added"],["moved","on another device"]],vv=56,xv=520;function wv({boxes:e}){let t=({element:n})=>n.matches(".node")&&ei(n).some(({change:o})=>o===0);return[...e.values()].find(t)?.id??null}function zp({pair:e,picked:t,onPick:n}){let{compare:o}=W(),{value:r,error:s,loading:i}=o.difference.state.value,a=r?.pair===e?r:void 0,u=ae(null),c=ae(null),d=ae(null),[f,m]=te(null),[h,b]=te(null),_=ae(null),C=ae([]),R=ae({onPick:n,setToggled:b});return R.current={onPick:n,setToggled:b},Ft(()=>{let[x,w]=[u.current,c.current];if(!x||!w)return;let S=P=>P&&_.current?.boxes.get(P.text)?.element,L=ri(x,w,{onSelect(P){if(P?.kind==="edge")return;let I=S(P);C.current=I?ei(I):[],R.current.onPick(C.current)},onToggle(P){R.current.setToggled({kind:"module",number:P,text:`m${P}`}),o.toggle(P)},onHover:P=>_.current&&ii(_.current,P),isZoom:P=>P.ctrlKey||x.contains(document.activeElement)});return d.current=L,()=>L.dispose()},[]),Ft(()=>{if(!a||!u.current)return;let x=ra(a.svg);u.current.style.height=`${Math.min(xv,x.height+vv)}px`,d.current?.show(x,h??wv(x),_.current===null),_.current=x,m(x)},[a]),de(()=>{let x=[...f?.svg.querySelectorAll("g.node")??[]].filter(w=>ei(w).some(S=>fp(t,S)));return x.forEach(w=>w.classList.add("selected")),()=>x.forEach(w=>w.classList.remove("selected"))},[f,t]),de(()=>{if(t===C.current)return;let x=Wt(u.current?.querySelector(".canvas .selected")?.id??"");x&&d.current?.keep(x)},[t]),l("section",{class:t.length>0?"difference picked":"difference","aria-label":"Graph of differences",children:[l("div",{class:"toolbar",role:"group","aria-label":"What the graph of differences shows",children:[l("ul",{class:"meaning","aria-label":"Signs","data-testid":"difference-legend",children:bv.filter(([x])=>f?.svg.querySelector(`.${x}`)).map(([x,w])=>l("li",{children:[l(Zl,{change:x})," ",w]},x))}),l("div",{class:"group",children:[l("button",{type:"button","data-testid":"difference-fold",onClick:()=>o.open([]),children:"Collapse all"}),l("button",{type:"button",title:"Open the modules in which most changed","data-testid":"difference-default",onClick:()=>o.open(null),children:"Default"})]}),l(aa,{viewport:d,testId:"difference-zoom"})]}),l("div",{class:"window",children:[l("div",{class:"frame",ref:u,tabIndex:0,role:"group","aria-busy":i,"aria-label":"Graph of what the two recordings do not keep alike. Arrow keys go from box to box, Enter picks its changes in the list below, Space opens or closes a module, plus and minus zoom, f fits.","data-testid":"difference-frame",children:l("div",{class:"canvas",ref:c,"data-testid":"difference-canvas"})}),i&&l("p",{class:"progress",role:"status",children:"Drawing what changed…"})]}),s&&l(Mt,{error:s,retry:o.difference.reload})]})}var Wp={key:"compare",title:"Compare",needsServer:!0,Panel:_v};function _v(){let{compare:e}=W(),t=e.chosen.value;return t?l("div",{class:"compare","data-testid":"compare",children:[l(pp,{other:t.other}),t.other?l(Rv,{}):l(Sv,{problem:t.problem,way:e.way.value})]}):null}var kv={recording:"There is no other recording here: see what checkpoints would release, or record a second run or step.",modules:"Tick modules, or name them, to see what checkpoints around them would release.",plan:"Choose a point of the curve, or say what the peak may be, to see what to do for it."};function Sv({problem:e,way:t}){return e?l(Ve,{message:e}):l("p",{class:"hint pad","data-testid":"compare-nothing",children:kv[t]})}function Rv(){let{compare:e}=W(),{value:t,error:n,loading:o}=e.reply.state.value,r=e.chosen.value?.other;if(n instanceof dn)return l(rp,{});if(n)return l(Mt,{error:n,retry:e.reply.reload});if(o&&r&&"goal"in r&&(e.planning.value||!t))return l(op,{});if(!t)return o?l(qe,{what:"Comparing…"}):null;if(t.unreachable)return l(ip,{...t.unreachable});let{shown:i,other:a,comparison:u,planned:c}=t;if(!u)return null;let[d,f]=[Np({key:i}),Np(a)],m=yl(i,a);return l("div",{class:"compared","aria-busy":o,"data-testid":"compared",children:[l("section",{class:"planned",children:[l("div",{children:[c?l(sp,{...c}):l(Cv,{...u.after}),l(Mv,{reply:u,before:d,after:f})]}),u.code!==null&&l(Cs,{code:u.code,label:"Copy it as Python",testId:"compare-code"})]}),l(Tv,{pair:m,reply:u,other:"key"in a?a.key:null},m),u.before.timeline&&u.after.timeline&&l(Hd,{before:u.before.timeline,after:u.after.timeline,names:[d,f]})]})}function Cv({predicted:e}){return e===null?null:l("p",{class:"predicted",role:"note","data-testid":"compare-predicted",children:[l("b",{children:"Predicted:"})," ",e,". This step did not run."]})}function Tv({pair:e,reply:t,other:n}){let[o,r]=te([]);return l("section",{class:"differences",children:[t.changes_count>0&&l(ee,{children:[l("h2",{children:"Where it changed"}),l(zp,{pair:e,picked:o,onPick:r})]}),l("h2",{children:"Save by save, the largest change first"}),l("p",{class:"summary","data-testid":"compare-summary",children:Pv(t)}),l(Kd,{reply:t,other:n,picked:o,onPick:r})]})}function Np(e){return"key"in e?`${e.key.run} · step ${e.key.step}`:"predicted"}function Pv(e){let t=`the same in ${ie(e.same_count,"save")} of ${j(e.same_bytes)}`;if(e.changes_count===0)return`Nothing changed: ${t}.`;let n=e.moved_bytes>0&&`${j(e.moved_bytes)} on another device`;return`${[`${j(e.released_bytes)} less in some places`,`${j(e.added_bytes)} more in others`,n,t].filter(Boolean).join(", ")}.`}function Mv({reply:e,before:t,after:n}){let{device:o}=e.before,r=o===e.after.device||!o||!e.after.device,s=i=>r?"":` on ${i}`;return l("table",{class:"both","aria-label":"Totals of both recordings","data-testid":"compare-totals",children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:"total"}),l("th",{scope:"col",children:[t,s(o)]}),l("th",{scope:"col",children:[n,s(e.after.device)]}),l("th",{scope:"col",children:"difference"}),l("th",{scope:"col",title:"Of the first",children:"percent"})]})}),l("tbody",{children:e.totals.map(i=>l(Ev,{total:i},i.key))})]})}function Ev({total:e}){let{key:t,label:n,help:o,level:r,before_bytes:s,after_bytes:i,difference_bytes:a}=e;return l("tr",{"data-testid":`compare-${t}`,children:[l("th",{scope:"row",class:`level-${r}`,title:o,children:n}),l("td",{children:l(Fp,{n:s})}),l("td",{children:l(Fp,{n:i})}),l("td",{children:l(Jl,{n:a})}),l("td",{children:Ov(a,s)})]})}function Fp({n:e}){return e===null?l("span",{class:"none",children:"not known"}):l(Q,{n:e})}function Ov(e,t){return!e||!t?e===0?"0%":"–":`${e<0?"−":"+"}${Av(Math.abs(e),t)}`}function Av(e,t){return e<t?at(e,t):`${Math.round(100*e/t)}%`}var Lv=1/800,Iv=2e3;function Vp(e,t){let n=a=>e.total_bytes[a]??0,o=Ho(e,t);if(o===0)return[];let r=[],s=(a,u)=>{let c=u;for(let d of a){let f=n(d)/o;f>=Lv&&r.length<Iv&&(r.push({call:d,depth:t.depth[d]??0,start:c,width:f}),i.push([t.children[d]??[],c])),c+=f}},i=[[t.roots,0]];for(let a=0;a<i.length;a+=1)s(...i[a]);return r}function Bp(e,t,n){let o=t.start+t.width,r=e.filter(({depth:i})=>i===t.depth),s=r.indexOf(t);if(n==="ArrowRight")return r[s+1];if(n==="ArrowLeft")return r[s-1];if(n==="ArrowUp")return e.find(i=>i.depth===t.depth-1&&i.start<=t.start+1e-9&&i.start+i.width>=o-1e-9);if(n==="ArrowDown")return e.find(i=>i.depth===t.depth+1&&i.start>=t.start-1e-9&&i.start<o)}function Gp({modules:e,tree:t,selected:n,onChoose:o}){let r=ne(()=>Vp(e,t),[e,t]),[s,i]=Vn(n,n),a=ae(null),u=r.find(({call:m})=>m===s)??r[0];if(de(()=>{a.current?.querySelector(`#bar-${s}`)?.scrollIntoView({block:"nearest"})},[s]),!u)return null;let c=Ho(e,t),d=m=>{let h=Bp(r,u,m.key);if(h)i(h.call);else if(m.key==="Enter"||m.key===" ")o(u.call);else if(!m.key.startsWith("Arrow"))return;m.preventDefault()},f=Math.max(...r.map(m=>m.depth))+1;return l("div",{class:"icicle",ref:a,role:"tree","aria-label":"Module calls as bars: widths are bytes, what is inside stands below","aria-activedescendant":`bar-${u.call}`,tabIndex:0,"data-testid":"icicle",onKeyDown:d,children:l("div",{class:"icicle-inner",role:"none",style:{"--levels":f},children:r.map(m=>l(Dv,{bar:m,modules:e,whole:c,isActive:m===u,isSelected:m.call===n,onChoose:o},m.call))})})}function Dv({bar:e,modules:t,whole:n,isActive:o,isSelected:r,onChoose:s}){let{call:i,depth:a,start:u,width:c}=e,d=t.total_bytes[i]??0,f=`${bn(t,i)}, ${j(d)}, ${at(d,n)}`;return l("div",{id:`bar-${i}`,class:o?"icicle-bar active":"icicle-bar",role:"treeitem","aria-level":a+1,"aria-selected":r,"aria-label":f,title:f,"data-call":i,style:{"--start":u,"--width":c,"--depth":a},onClick:()=>s(i),children:l("span",{children:[mo(t,i)," ",l("small",{children:j(d)})]})})}function $r({isOpen:e,onFold:t}){return t?l("button",{type:"button",class:"quiet twist",tabIndex:-1,"aria-expanded":e,"aria-label":e?"Fold":"Unfold",onClick:n=>{n.stopPropagation(),t(!e)},children:e?"−":"+"}):l("span",{class:"twist"})}function Hp(e){let{modules:t,tree:n,groups:o}=e,r=Ho(t,n),s=(a,u)=>{let c=a<0?o.get(~a):void 0;return c?Qs(t,c,u):t[u][a]},i=(a,u,c)=>({key:a,label:u,help:c,width:"92px",isNumber:!0,cell:d=>l(Q,{n:s(d,a)})});return[{key:"fqn",label:"module",width:"minmax(220px, 2fr)",cell:a=>l($v,{row:a,of:e})},{key:"type_name",label:"type",width:"minmax(100px, 1fr)",cell:a=>t.type_name[a<0?~a:a]},{key:"nodes",label:"nodes",width:"64px",isNumber:!0,cell:a=>q(s(a,"nodes")??0)},{key:"total_bytes",label:"total",help:"Charged to this module call and those inside it",width:"minmax(150px, 1fr)",isNumber:!0,cell:a=>l("span",{class:"with-bar",children:[l(Bt,{part:s(a,"total_bytes")??0,whole:r}),l(Q,{n:s(a,"total_bytes")})]})},i("self_bytes","self","Charged to its own ops, without the modules inside it"),i("exclusive_bytes","exclusive","What would go if only this module stopped saving"),i("freed_bytes","freed","Made inside it and freed before the forward ended")]}function $v({row:e,of:t}){let{modules:n,tree:o,groups:r,members:s,isOpen:i,fold:a,first:u}=t,c=e<0?~e:e,d=e<0?r.get(c):void 0,f=e<0||(o.children[c]?.length??0)>0,m=d?Js(ea(n,d),u):n.where[c];return l("span",{class:"branch",style:{"--depth":Zd(n,o,s,e)},children:[l($r,{isOpen:i(e),...f&&{onFold:h=>a(e,h)}}),l("span",{title:n.fqn[c],children:d?.name??zv(n,c)}),d&&l("span",{class:"tag",children:`×${q(d.calls.length)}, ${Nv(n,d)}`}),m&&l("span",{class:"tag",children:m}),d&&l(Ts,{names:tp(n,d.calls,d.name),label:"what if?"})]})}function zv(e,t){let n=e.call[t]??0;return mo(e,t)+(n>0?` #${n+1}`:"")}function Nv({total_bytes:e},{calls:t}){let n=t.map(s=>e[s]??0),[o,r]=[Math.min(...n),Math.max(...n)];return o===r?`${j(r)} each`:`${j(o)} to ${j(r)} each`}function Kp(e){return typeof e=="object"?e.key:e}function Up(e,t){let n=e.length;return new Proxy(e,{get(o,r,s){if(typeof r=="string"){let i=r.charCodeAt(0);if(i>=48&&i<=57){let a=+r;if(Number.isInteger(a)&&a>=0&&a<n){let u=o[a];if(typeof u!="object"){let c=t[a*2];u=o[a]={index:a,key:u,start:c,size:t[a*2+1],end:c+t[a*2+1],lane:0}}return u}}if(r==="length")return n}return Reflect.get(o,r,s)}})}function go(e,t,n){let o=n.initialDeps??[],r,s=!0;function i(){var a;let c=0,d=e();if(!(d.length!==o.length||d.some((h,b)=>o[b]!==h)))return r;o=d;let m=0;return r=t(...d),n?.onChange&&!(s&&n.skipInitialOnChange)&&n.onChange(r),s=!1,r}return i.updateDeps=a=>{o=a},i}function ua(e,t){if(e===void 0)throw new Error(`Unexpected undefined${t?`: ${t}`:""}`);return e}var kn=(e,t)=>Math.abs(e-t)<1.01,jp=(e,t,n)=>{let o;return Object.assign(function(...r){e.clearTimeout(o),o=e.setTimeout(()=>t.apply(this,r),n)},{cancel:()=>{e.clearTimeout(o)}})};function qp({offset:e,isScrolling:t,elementMax:n,holdOffset:o,scrollOffset:r,pendingWrite:s,clampedMaxAtWrite:i}){var a;return t&&s===null&&e===r?"spurious":s!==null&&Math.abs(e-s.target)<1.5?"readBack":s!==null&&!s.smooth&&n!==null&&s.target>n+o+.5&&Math.abs(e-(n+o))<1.5||s!==null&&!s.smooth&&((a=s.lowMaxes)!=null&&a.some(u=>Math.abs(e-u)<1.5))?"clampedReadBack":i!==null&&Math.abs(e-i)<1.5?"clampedEcho":"external"}var Fv=e=>e==="smooth"||e==="smoothFinishing";function Yp({kind:e,offset:t,command:n,target:o}){return e!=="spurious"&&e!=="readBack"&&e!=="clampedReadBack"&&n?.index!=null&&n.phase!=="queued"&&!Fv(n.phase)&&!kn(t,n.lastTargetOffset)&&!kn(t,o())&&e!=="clampedEcho"}var ca=40;function Jp(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<ca;)n--;if(n<0)return!1;let o=e[n],r=n-1;for(;r>=0&&o.t-e[r].t<ca;)r--;if(r<0)return!1;let s=e[r],i=(t.offset-o.offset)/(t.t-o.t),a=(o.offset-s.offset)/(o.t-s.t);return i*a>=0&&Math.abs(i)>=2*Math.abs(a)&&Math.abs(i)-Math.abs(a)>=.8}function Zp(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<ca;)n--;if(n<0)return!1;let o=e[n];return Math.abs(t.offset-o.offset)/(t.t-o.t)>=.05}var zr,Nr=()=>{if(zr!==void 0)return zr;if(typeof navigator>"u")return zr=!1;if(/iP(hone|od|ad)/.test(navigator.userAgent))return zr=!0;let e=navigator.maxTouchPoints;return zr=navigator.platform==="MacIntel"&&e!==void 0&&e>0},da,Wv=()=>da!==void 0?da:da=Nr()&&typeof CSS<"u"&&typeof CSS.supports=="function"&&CSS.supports("overflow-anchor: auto"),Qp=()=>!Nr()||Wv();var lr={capture:!0,passive:!0},li=class{constructor(t){this.host=t,this._touch=null,this.inMotion=()=>this._touch!==null&&this._touch.phase!=="lateFling",this.dragging=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved},this.tail=()=>{var n;return((n=this._touch)==null?void 0:n.phase)==="tail"?this._touch.moved?"fling":"tap":null},this.onScroll=({isScrolling:n,ownReadBack:o,moved:r,external:s})=>{var i,a,u;return n&&((i=this._touch)==null?void 0:i.phase)==="tail"?this._openTail(this._touch.moved||!o,!1):((a=this._touch)==null?void 0:a.phase)==="lateFling"&&(this.host.now()>this._touch.until?this._touch=null:s&&n&&r&&this._openTail(!0,!1)),!o&&n&&r&&((u=this._touch)==null?void 0:u.phase)==="down"?(this._touch.moved=!0,!0):!1},this.touchStart=()=>{this.end(),this._touch={phase:"down",moved:!1}},this.touchEnd=()=>{var n;let o=((n=this._touch)==null?void 0:n.phase)==="down"&&this._touch.moved;this.end(),this._openTail(o,o)},this.end=()=>{var n;let o=this.host.getWindow();((n=this._touch)==null?void 0:n.phase)==="tail"&&o!=null&&o.clearTimeout(this._touch.timerId),this._touch=null},this.listen=n=>{let o=()=>this.touchStart(),r=()=>this.touchEnd();return n.addEventListener("touchstart",o,lr),n.addEventListener("touchend",r,lr),n.addEventListener("touchcancel",r,lr),()=>{n.removeEventListener("touchstart",o,lr),n.removeEventListener("touchend",r,lr),n.removeEventListener("touchcancel",r,lr),this.end()}},this._openTail=(n,o)=>{let r=this.host.getWindow();if(r==null)return;this.end();let s={phase:"tail",moved:n,awaitingFling:o,timerId:r.setTimeout(()=>{if(this.host.tailStillMoving()){this._openTail(s.moved,s.awaitingFling);return}this._touch=s.awaitingFling?{phase:"lateFling",until:this.host.now()+1e3}:null,this.host.onTailClosed()},150)};this._touch=s}}get touch(){return this._touch}};var Xp=e=>{let{clientWidth:t,clientHeight:n}=e;return{width:t,height:n}},nf=e=>{let t=new Set;return{schedule:n=>{let o=e.requestAnimationFrame(()=>{t.delete(o),n()});t.add(o)},cancel:()=>{t.forEach(n=>e.cancelAnimationFrame(n)),t.clear()}}},Vv=e=>e,Bv=e=>{let t=e.overscan*Math.max(e.lanes??1,1),n=Math.max(e.startIndex-t,0),r=Math.min(e.endIndex+t,e.count-1)-n+1,s=new Array(r);for(let i=0;i<r;i++)s[i]=n+i;return s},of=(e,t)=>{let n=e.scrollElement;if(!n)return;let o=e.targetWindow;if(!o)return;let r=a=>{let{width:u,height:c}=a;t({width:Math.round(u),height:Math.round(c)})};if(r(Xp(n)),!o.ResizeObserver)return()=>{};let s=nf(o),i=new o.ResizeObserver(()=>{let a=()=>{r(Xp(n))};e.options.useAnimationFrameWithResizeObserver?s.schedule(a):a()});return i.observe(n,{box:"content-box"}),()=>{i.unobserve(n),s.cancel()}},ef={passive:!0};var Gv=typeof window>"u"?!0:"onscrollend"in window,Hv=(e,t,n)=>{let o=e.scrollElement;if(!o)return;let r=e.targetWindow;if(!r)return;let s=e.options.useScrollendEvent&&Gv,i=0,a=s?null:jp(r,()=>t(n(o),!1),e.options.isScrollingResetDelay),u=f=>()=>{i=n(o),a?.(),t(i,f)},c=u(!0),d=u(!1);return o.addEventListener("scroll",c,ef),s&&o.addEventListener("scrollend",d,ef),()=>{o.removeEventListener("scroll",c),s&&o.removeEventListener("scrollend",d),a?.cancel()}},rf=(e,t)=>Hv(e,t,n=>{let{horizontal:o,isRtl:r}=e.options;return o?n.scrollLeft*(r&&-1||1):n.scrollTop});var Kv=(e,t,n)=>{if(n.options.useCachedMeasurements){let o=n.indexFromElement(e),r=n.options.getItemKey(o);return n.itemSizeCache.get(r)??n.options.estimateSize(o)}if(t?.borderBoxSize){let o=t.borderBoxSize[0];if(o)return Math.round(o[n.options.horizontal?"inlineSize":"blockSize"])}if(!t){let o=n.indexFromElement(e),r=n.options.getItemKey(o),s=n.itemSizeCache.get(r);if(s!==void 0)return s}return e[n.options.horizontal?"offsetWidth":"offsetHeight"]},Uv=(e,{adjustments:t=0,behavior:n},o)=>{var r;let{scrollElement:s,options:i}=o,a=e+t,u=i.horizontal&&i.isRtl&&s!==null&&"ownerDocument"in s;(r=s?.scrollTo)==null||r.call(s,{[i.horizontal?"left":"top"]:u?-a:a,behavior:n})};var sf=Uv,tf=(e,t)=>e==="smooth"?t?"smoothLanded":"smooth":"instant",Fr=e=>e?.phase==="smooth"||e?.phase==="smoothLanded";function jv(e,t,n,o){if(t===0)return!1;let r=o(0),s=new Set,i=0;for(;i<e;){let u=n(i);if(u===r)break;s.add(u),i++}let a=e-i;if(a===0||a>=t)return!1;for(let u=0;u<a;u++)if(o(u)!==n(i+u))return!1;for(let u=a;u<t;u++)if(s.has(o(u)))return!1;return!0}var ai=class{constructor(t){this.unsubs=[],this.scrollElement=null,this.targetWindow=null,this.isScrolling=!1,this.scrollState=null,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache=new Map,this.itemSizeCacheVersion=0,this.laneAssignments=new Map,this.pendingMin=null,this.prevLanes=void 0,this.lanesChangedFlag=!1,this.lanesSettling=!1,this.pendingScrollAnchor=null,this.scrollRect=null,this.scrollOffset=null,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._iosGesture=new li({getWindow:()=>this.targetWindow,now:()=>this.now(),tailStillMoving:()=>{let n=this.scrollState;if(n?.phase!=="queued"||this.pendingWrite!==null)return!1;let o=this._readElementOffset();return o===null||this._lastElementOffset===null||Math.abs(o-this._lastElementOffset)<1?!1:(this._lastElementOffset=o,n.samples=[...n.samples??[],{t:this.now(),offset:o}],!0)},onTailClosed:()=>{let n=this.scrollState;n?.phase==="queued"&&Zp(n.samples??[])&&(this.scrollState=null),this._flushHoldIfReady(!0),this._writeAwaitingCommand(),this._retryClampedAdjustment()}}),this._lastElementOffset=null,this.pendingWrite=null,this._clampedAdjustment=null,this.elementsCache=new Map,this._resizeBatch=null,this.now=()=>{var n,o,r;return((r=(o=(n=this.targetWindow)==null?void 0:n.performance)==null?void 0:o.now)==null?void 0:r.call(o))??Date.now()},this.observer=(()=>{let n=null,o=null,r=!1,s=!1,i=new Set,a=()=>{if(n)return n;let c=this.targetWindow;if(!c||!c.ResizeObserver)return null;let d=o=nf(c);return n=new c.ResizeObserver(f=>{let m=()=>{let h={sync:!1};this._resizeBatch=h;try{f.forEach(u)}finally{this._resizeBatch=null,h.notify&&(this.notify(h.sync),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment(),this.measureElement(null))}};if(this.options.useAnimationFrameWithResizeObserver)d.schedule(m);else{r=!0;try{m()}finally{r=!1}}})},u=c=>{let d=c.target,f=this.indexFromElement(d);if(!d.isConnected){this.observer.unobserve(d);for(let[m,h]of this.elementsCache)if(h===d){this.elementsCache.delete(m);break}return}this.isIndexInRange(f)&&this.shouldMeasureDuringScroll(f)&&this.resizeItem(f,this.options.measureElement(d,c,this))};return{disconnect:()=>{var c;(c=a())==null||c.disconnect(),o?.cancel(),i.clear(),s=!1,n=null,o=null},observe:c=>{let d=a();if(d){if(!r){d.observe(c,{box:"border-box"});return}i.add(c),s||(s=!0,o?.schedule(()=>{s=!1,i.forEach(f=>{f.isConnected&&n?.observe(f,{box:"border-box"})}),i.clear()}))}},unobserve:c=>{var d;i.delete(c),(d=a())==null||d.unobserve(c)}}})(),this.range=null,this.setOptions=n=>{var o;let r={debug:!1,initialOffset:0,overscan:1,paddingStart:0,paddingEnd:0,scrollPaddingStart:0,scrollPaddingEnd:0,horizontal:!1,getItemKey:Vv,rangeExtractor:Bv,onChange:()=>{},measureElement:Kv,initialRect:{width:0,height:0},scrollMargin:0,gap:0,indexAttribute:"data-index",initialMeasurementsCache:[],lanes:1,anchorTo:"start",followOnAppend:!1,scrollEndThreshold:1,isScrollingResetDelay:150,enabled:!0,isRtl:!1,useScrollendEvent:!1,useAnimationFrameWithResizeObserver:!1,laneAssignmentMode:"estimate",useCachedMeasurements:!1};for(let d in n){let f=n[d];f!==void 0&&(r[d]=f)}let s=this.options,i=null,a=null,u=!1;if(s!==void 0&&s.enabled&&r.enabled&&r.anchorTo==="end"&&this.scrollElement!==null){let d=s.count,f=r.count,m=this.getMeasurements(),h=((o=this._singleLaneMeasurements)==null?void 0:o.items)??m,b=w=>Kp(h[w]),_=d>0?b(0):null,C=d>0?b(d-1):null;if(f!==d||d>0&&f>0&&(r.getItemKey(0)!==_||r.getItemKey(f-1)!==C)){u=!0;let w=d>0?this.getVirtualItemForOffset(this.getScrollOffset())??m[0]:null;w&&(i=[w.key,this.getScrollOffset()-w.start]);let S=r.followOnAppend===!0?"auto":r.followOnAppend||null;S&&f>0&&this.isAtEnd(s.scrollEndThreshold)&&(d===0||r.getItemKey(f-1)!==C)&&(f>d||jv(d,f,b,r.getItemKey))&&(a=S)}}this.options=r,u&&(this.pendingMin=0,this.itemSizeCacheVersion++);let c=null;if(i&&this.scrollOffset!==null&&!this._awaitingCommandReadBack()){let[d,f]=i,m=this.getMeasurements(),{count:h,getItemKey:b}=this.options,_=0;for(;_<h&&b(_)!==d;)_++;if(_<h){let C=m[_];if(C){let R=Math.max(0,C.start+f);!a&&R!==this.scrollOffset&&(c=R-this.scrollOffset,this.scrollOffset=R)}}}a?this.pendingScrollAnchor={kind:"follow",behavior:a}:c!==null&&(this._canWriteScroll()?this.pendingScrollAnchor={kind:"anchor",delta:c}:(this._holdOffset+=c,this._followOffsetTarget(c)))},this.notify=n=>{var o,r;(r=(o=this.options).onChange)==null||r.call(o,this,n)},this.maybeNotify=go(()=>(this.calculateRange(),[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]),n=>{this.notify(n)},{key:!1,debug:()=>this.options.debug,initialDeps:[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]}),this.cleanup=()=>{var n;this.unsubs.filter(Boolean).forEach(o=>o()),this.unsubs=[],this.observer.disconnect(),this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null,(n=this._momentumStop)==null||n.restore(),this._momentumStop=null,this.isScrolling=!1,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._clampedAdjustment=null,this.pendingWrite=null,this.scrollElement=null,this.targetWindow=null},this._didMount=()=>()=>{this.cleanup()},this._willUpdate=()=>{var n;let o=this.options.enabled?this.options.getScrollElement():null;if(this.scrollElement!==o){if(this.cleanup(),!o){this.maybeNotify();return}this.scrollElement=o,this.scrollElement&&"ownerDocument"in this.scrollElement?this.targetWindow=this.scrollElement.ownerDocument.defaultView:this.targetWindow=((n=this.scrollElement)==null?void 0:n.window)??null,this.elementsCache.forEach(s=>{this.observer.observe(s)}),this.unsubs.push(this.options.observeElementRect(this,s=>{this.scrollRect=s,this.maybeNotify()})),this.unsubs.push(this.options.observeElementOffset(this,(s,i)=>{var a,u,c,d;let f=i?this._elementMaxScrollOffset():null,m=this._reportedOverscroll;this._reportedOverscroll=s<0||f!==null&&s>f+1;let h=s;this._lastElementOffset=h,s=this._toLayoutOffset(s);let b=this._classifyScrollEvent(s,i,f);if(b==="spurious")return;b==="readBack"?s=this.pendingWrite.target:b==="clampedReadBack"&&((a=this.scrollState)==null?void 0:a.index)!=null&&s<this.getMaxScrollOffset()-1.5?this.scrollState.lastTargetOffset=s:Yp({kind:b,offset:s,command:this.scrollState,target:()=>this.getScrollStateTarget(this.scrollState)})&&(this.scrollState=null),this.pendingWrite=null,this._clampedAdjustment!==null&&Math.abs(s-this._clampedAdjustment.maxAtWrite)>=1.5&&(this._clampedAdjustment=null);let _=this.getScrollOffset(),C=this.scrollDirection;this.scrollDirection=i?_===s?this.scrollDirection:_<s?"forward":"backward":null,this.scrollOffset=s,this.isScrolling=i;let R=this.scrollState;if(R?.phase==="queued"&&b==="external"&&i)if(m||this._reportedOverscroll)R.samples=[];else{let x=this.now();R.samples=[...(R.samples??[]).filter(w=>x-w.t<=200),{t:x,offset:h}],(C!==null&&this.scrollDirection!==C||Jp(R.samples))&&(this.scrollState=null)}this._iosGesture.onScroll({isScrolling:i,ownReadBack:b==="readBack",moved:s!==_,external:b==="external"&&((u=this.scrollState)==null?void 0:u.phase)!=="smooth"&&((c=this.scrollState)==null?void 0:c.phase)!=="smoothFinishing"})&&((d=this.scrollState)==null?void 0:d.phase)==="queued"&&(this.scrollState=null),this._flushHoldIfReady(!0),this.scrollState&&this.scheduleScrollReconcile(),this.maybeNotify()})),"addEventListener"in this.scrollElement&&this.unsubs.push(this._iosGesture.listen(this.scrollElement)),this._scrollToOffset(this.getScrollOffset())}this._noteClampMax();let r=this.pendingScrollAnchor;this.pendingScrollAnchor=null,r&&this.scrollElement&&this.options.enabled&&(r.kind==="anchor"?this._canWriteScroll()?Fr(this.scrollState)&&!kn(this.getScrollOffset()-r.delta,this.scrollState.lastTargetOffset)||(this._followOffsetTarget(r.delta),this._scrollToOffset(this.getScrollOffset())):(this._holdOffset+=r.delta,this._followOffsetTarget(r.delta),this.notify(!1)):this.scrollToEnd({behavior:r.behavior})),this._flushHoldIfReady(!1),this._retryClampedAdjustment()},this._classifyScrollEvent=(n,o,r)=>{var s;return qp({offset:n,isScrolling:o,elementMax:r,holdOffset:this._holdOffset,scrollOffset:this.scrollOffset,pendingWrite:this.pendingWrite,clampedMaxAtWrite:((s=this._clampedAdjustment)==null?void 0:s.maxAtWrite)??null})},this._retryClampedAdjustment=()=>{if(this._clampedAdjustment===null||!this.scrollElement||!this.options.enabled||!this._canWriteScroll())return;let{target:n,maxAtWrite:o}=this._clampedAdjustment,r=this.getMaxScrollOffset();r>o+.5&&(this._clampedAdjustment=n>r+.5?{target:n,maxAtWrite:r}:null,this._scrollToOffset(n))},this._writeAwaitingCommand=()=>{let n=this.scrollState;if(n===null||n.phase!=="queued")return;let{behavior:o}=n;this.getMeasurements();let r=this.getScrollStateTarget(n);n.lastTargetOffset=r,this._clampedAdjustment=null,n.phase=tf(o,n.index!=null&&kn(r,this.getScrollOffset())),this._scrollToOffset(r,{behavior:o}),this.scheduleScrollReconcile()},this._readElementOffset=()=>{let n=this.scrollElement;if(n==null)return null;let{horizontal:o,isRtl:r}=this.options;return typeof n.scrollTop=="number"?o?n.scrollLeft*(r&&-1||1):n.scrollTop:typeof n.scrollY=="number"?o?n.scrollX:n.scrollY:null},this._canWriteScroll=()=>!(Nr()&&this._iosGesture.inMotion())&&!this._reportedOverscroll,this._flushHoldIfReady=n=>{var o;if(this._holdOffset===0||!this.scrollElement||!this.options.enabled||!this._canWriteScroll()||((o=this.scrollState)==null?void 0:o.phase)==="smooth")return;this._holdOffset=0,this.scrollOffset!==null&&this.scrollOffset<0&&(this.scrollOffset=0),this.notify(n);let r=this.getCommandWrittenOffset()??this.getScrollOffset();this._clampedAdjustment=this._clampedBy(r),this._scrollToOffset(r)},this.rafId=null,this.getSize=()=>this.options.enabled?(this.scrollRect=this.scrollRect??this.options.initialRect,this.scrollRect[this.options.horizontal?"width":"height"]):(this.scrollRect=null,0),this.getScrollOffset=()=>this.options.enabled?(this.scrollOffset=this.scrollOffset??(typeof this.options.initialOffset=="function"?this.options.initialOffset():this.options.initialOffset),this.scrollOffset):(this.scrollOffset=null,0),this.getMeasurementOptions=go(()=>[this.options.count,this.options.paddingStart,this.options.scrollMargin,this.options.getItemKey,this.options.enabled,this.options.lanes,this.options.laneAssignmentMode,this.options.gap],(n,o,r,s,i,a,u,c)=>(this.prevLanes!==void 0&&this.prevLanes!==a&&(this.lanesChangedFlag=!0),this.prevLanes=a,this.pendingMin=null,{count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:i,lanes:a,laneAssignmentMode:u,gap:c}),{key:!1}),this.isIndexInRange=n=>n>=0&&n<this.options.count,this.getMeasurements=go(()=>[this.getMeasurementOptions(),this.itemSizeCacheVersion],({count:n,paddingStart:o,scrollMargin:r,getItemKey:s,enabled:i,lanes:a,laneAssignmentMode:u,gap:c},d)=>{var f;let m=this.itemSizeCache;if(!i)return this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),[];if(this.laneAssignments.size>n)for(let x of this.laneAssignments.keys())x>=n&&this.laneAssignments.delete(x);this.lanesChangedFlag&&(this.lanesChangedFlag=!1,this.lanesSettling=!0,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.pendingMin=null),this.measurementsCache.length===0&&!this.lanesSettling&&(this.measurementsCache=this.options.initialMeasurementsCache,this.measurementsCache.forEach(x=>{this.itemSizeCache.set(x.key,x.size)}));let h=this.lanesSettling?0:this.pendingMin??0;if(this.pendingMin=null,this.lanesSettling&&this.measurementsCache.length===n&&(this.lanesSettling=!1),a===1){let x=n*2,w=(f=this._singleLaneMeasurements)==null?void 0:f.flat;if(!w||w.length<x){let I=new Float64Array(x);w&&h>0&&I.set(w.subarray(0,h*2)),w=I}let S=h===0?new Array(n):this._singleLaneMeasurements.items.slice(),L;if(h===0)L=o+r;else{let I=h-1;L=w[I*2]+w[I*2+1]+c}for(let I=h;I<n;I++){let M=s(I);S[I]=M;let E=m.get(M),$=typeof E=="number"?E:this.options.estimateSize(I);w[I*2]=L,w[I*2+1]=$,L+=$+c}this._singleLaneMeasurements={flat:w,items:S};let P=Up(S,w);return this.measurementsCache=P,P}let b=this.measurementsCache.slice(0,h),_=new Array(a).fill(void 0),C=new Float64Array(a),R=0;for(let x=0;x<h;x++){let w=b[x];w&&(_[w.lane]===void 0&&R++,_[w.lane]=x,C[w.lane]=w.end)}for(let x=h;x<n;x++){let w=s(x),S=this.laneAssignments.get(x),L,P,I=u==="estimate"||m.has(w);if(S!==void 0&&this.options.lanes>1){L=S;let A=_[L],D=A!==void 0?b[A]:void 0;P=D?D.end+c:o+r}else if(R===a){let A=0,D=C[0],N=_[0];for(let K=1;K<a;K++){let U=C[K];(U<D||U===D&&_[K]<N)&&(A=K,D=U,N=_[K])}L=A,P=D+c,I&&this.laneAssignments.set(x,L)}else L=x%this.options.lanes,P=o+r,I&&this.laneAssignments.set(x,L);let M=m.get(w),E=typeof M=="number"?M:this.options.estimateSize(x),$=P+E;b[x]={index:x,start:P,size:E,end:$,key:w,lane:L},_[L]===void 0&&R++,_[L]=x,C[L]=$}return this.measurementsCache=b,b},{key:!1,debug:()=>this.options.debug}),this.calculateRange=go(()=>[this.getMeasurements(),this.getSize(),this.getScrollOffset(),this.options.lanes,this._getLayoutTotalSize()+this.options.scrollMargin],(n,o,r,s,i)=>{if(n.length===0||o===0)return this.range=null,null;let a=Math.max(i-o,0);return this.range=Yv(n,o,Math.min(r,a),s,s===1&&this._singleLaneMeasurements!==null?this._singleLaneMeasurements.flat:null),this.range},{key:!1,debug:()=>this.options.debug}),this.getVirtualIndexes=go(()=>{let n=null,o=null,r=this.calculateRange();return r&&(n=r.startIndex,o=r.endIndex),this.maybeNotify.updateDeps([this.isScrolling,n,o]),[this.options.rangeExtractor,this.options.overscan,this.options.count,n,o,this.options.lanes]},(n,o,r,s,i,a)=>s===null||i===null?[]:n({startIndex:s,endIndex:i,overscan:o,count:r,lanes:a}),{key:!1,debug:()=>this.options.debug}),this.indexFromElement=n=>{let o=this.options.indexAttribute,r=n.getAttribute(o);return r?parseInt(r,10):(console.warn(`Missing attribute name '${o}={index}' on measured element.`),-1)},this.shouldMeasureDuringScroll=n=>{var o;if(!Fr(this.scrollState))return!0;let r=this.scrollState.index??((o=this.getVirtualItemForOffset(this.scrollState.lastTargetOffset))==null?void 0:o.index);if(r!==void 0&&this.range){let s=Math.max(this.options.overscan,Math.ceil((this.range.endIndex-this.range.startIndex)/2)),i=Math.max(0,r-s),a=Math.min(this.options.count-1,r+s);return n>=i&&n<=a}return!0},this.measureElement=n=>{if(!n){this.elementsCache.forEach((i,a)=>{i.isConnected||(this.observer.unobserve(i),this.elementsCache.delete(a))});return}let o=this.indexFromElement(n);if(!this.isIndexInRange(o))return;let r=this.options.getItemKey(o),s=this.elementsCache.get(r);s!==n&&(s&&this.observer.unobserve(s),this.observer.observe(n),this.elementsCache.set(r,n)),n.isConnected&&(!this.isScrolling||this.scrollState)&&this.shouldMeasureDuringScroll(o)&&this.resizeItem(o,this.options.measureElement(n,void 0,this))},this.resizeItem=(n,o)=>{var r,s,i;if(!this.isIndexInRange(n))return;(r=this._resizeBatch)!=null&&r.sync&&this.getMeasurements();let a,u,c,d=(s=this._singleLaneMeasurements)==null?void 0:s.flat;if(this.options.lanes===1&&d!=null)c=this.options.getItemKey(n),u=d[n*2],a=d[n*2+1];else{let h=this.measurementsCache[n];if(!h)return;c=h.key,u=h.start,a=h.size}let f=this.itemSizeCache.get(c)??a,m=o-f;if(m!==0){let h=this.options.anchorTo==="end"&&!Fr(this.scrollState)&&this.getVirtualDistanceFromEnd()<=this.options.scrollEndThreshold,b=h?this._getLayoutTotalSize():0,_=this.getScrollOffset(),R=!this.itemSizeCache.has(c)?u<_:u+f<=_&&this.scrollDirection!=="backward",x=!Fr(this.scrollState)&&(this.shouldAdjustScrollPositionOnItemSizeChange!==void 0?this.shouldAdjustScrollPositionOnItemSizeChange(this.measurementsCache[n]??{index:n,key:c,start:u,size:a,end:u+a,lane:0},m,this):R);(this.pendingMin===null||n<this.pendingMin)&&(this.pendingMin=n),this.itemSizeCache.set(c,o),this.itemSizeCacheVersion++;let w=!1;if(this._awaitingCommandReadBack()||(h?w=this.applyScrollAdjustment(this._getLayoutTotalSize()-b):x&&(w=this.applyScrollAdjustment(m))),this._resizeBatch){this._resizeBatch.notify=!0,(i=this._resizeBatch).sync||(i.sync=w);return}this.notify(w),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment()}},this.getVirtualItems=go(()=>[this.getVirtualIndexes(),this.getMeasurements(),this._holdOffset],(n,o,r)=>{let s=[];for(let i=0,a=n.length;i<a;i++){let u=n[i],c=o[u];s.push(r===0?c:{...c,start:c.start-r,end:c.end-r})}return s},{key:!1,debug:()=>this.options.debug}),this.getVirtualItemForOffset=n=>{var o;let r=this.getMeasurements();if(r.length===0)return;let s=(o=this._singleLaneMeasurements)==null?void 0:o.flat,i=this.options.lanes===1&&s!=null,a=lf(0,r.length-1,i?u=>s[u*2]:u=>ua(r[u]).start,n);return ua(r[a])},this._noteClampMax=()=>{if(!this._awaitingCommandReadBack())return;let n=this._elementMaxScrollOffset();if(n===null)return;let o=this.pendingWrite,r=Math.max(n,0)+this._holdOffset;if(r>=o.target)return;let s=o.lowMaxes??(o.lowMaxes=[]);s[s.length-1]!==r&&s.push(r)},this.getMaxScrollOffset=()=>(this._elementMaxScrollOffset()??0)+this._holdOffset,this._toLayoutOffset=n=>{var o;let r=n+this._holdOffset;return((o=this.pendingScrollAnchor)==null?void 0:o.kind)==="anchor"&&(r+=this.pendingScrollAnchor.delta),r},this._elementMaxScrollOffset=()=>{let n=this.scrollElement;if(n===null)return null;if("scrollHeight"in n)return this.options.horizontal?n.scrollWidth-n.clientWidth:n.scrollHeight-n.clientHeight;if("document"in n){let o=n.document.documentElement;return this.options.horizontal?o.scrollWidth-n.innerWidth:o.scrollHeight-n.innerHeight}return null},this._momentumStop=null,this._stopMomentum=n=>{let o=this.scrollElement,r=this.targetWindow;if(o===null||r===null)return;let s="document"in o?o.document.scrollingElement:o;if(!s?.style)return;if(this._momentumStop){this._momentumStop.done=n;return}let{style:i}=s,a=this.options.horizontal?"overflow-x":"overflow-y",u=i.getPropertyValue(a),c=i.getPropertyPriority(a),d=()=>this.options.horizontal?s.clientHeight:s.clientWidth,f=d();if(i.setProperty(a,"hidden","important"),d()!==f){i.setProperty(a,u,c);return}let m={restore:()=>i.getPropertyValue(a)!=="hidden"||i.getPropertyPriority(a)!=="important"?!1:(i.setProperty(a,u,c),!0),done:n};this._momentumStop=m,r.requestAnimationFrame(()=>r.requestAnimationFrame(()=>{this._momentumStop===m&&(this._momentumStop=null,m.restore()&&m.done())}))},this._clampedBy=n=>{let o=this._elementMaxScrollOffset();if(o===null)return null;let r=o+this._holdOffset;return n>r+.5?{target:n,maxAtWrite:r}:null},this.getVirtualDistanceFromEnd=()=>Math.max(this._getLayoutTotalSize()+this.options.scrollMargin-this.getSize()-this.getScrollOffset(),0),this.getDistanceFromEnd=()=>Math.max(this.getMaxScrollOffset()-this.getScrollOffset(),0),this.isAtEnd=(n=this.options.scrollEndThreshold)=>this.getDistanceFromEnd()<=n,this.getOffsetForAlignment=(n,o,r=0)=>{if(!this.scrollElement)return 0;let s=this.getSize(),i=this.getScrollOffset();o==="auto"&&(o=n>=i+s?"end":"start"),o==="center"?n+=(r-s)/2:o==="end"&&(n-=s);let a=this.getMaxScrollOffset();return Math.max(Math.min(a,n),0)},this.getOffsetForIndex=(n,o="auto")=>{n=Math.max(0,Math.min(n,this.options.count-1));let r=this.getSize(),s=this.getScrollOffset(),i=this.getMeasurements()[n];if(!i)return;if(o==="auto")if(i.end>=s+r-this.options.scrollPaddingEnd)o="end";else if(i.start<=s+this.options.scrollPaddingStart)o="start";else return[s,o];if(o==="end"&&n===this.options.count-1){let u=this.getMaxScrollOffset(),c=u-this.options.paddingEnd+this.options.scrollPaddingEnd;return[Math.max(Math.min(c,u),0),o]}let a=o==="end"?i.end+this.options.scrollPaddingEnd:i.start-this.options.scrollPaddingStart;return[this.getOffsetForAlignment(a,o,i.size),o]},this.scrollToOffset=(n,{align:o="start",behavior:r="auto"}={})=>{this._startScroll({index:null,align:o},this.getOffsetForAlignment(n,o),r,"absolute")},this.scrollToIndex=(n,{align:o="auto",behavior:r="auto"}={})=>{n=Math.max(0,Math.min(n,this.options.count-1));let s=this.getOffsetForIndex(n,o);if(!s)return;let[i,a]=s;this._startScroll({index:n,align:a},i,r,"absolute")},this.scrollBy=(n,{behavior:o="auto"}={})=>{let r=this.getOffsetForAlignment((this.getCommandWrittenOffset()??this.getScrollOffset())+n,"start");this._startScroll({index:null,align:"start"},r,o,"relative")},this.scrollToEnd=({behavior:n="auto"}={})=>{if(this.options.count>0){this._startScroll({index:this.options.count-1,align:"end",toEnd:!0},Math.max(this.getMaxScrollOffset(),0),n,"absolute");return}this.scrollToOffset(Math.max(this.getTotalSize()-this.getSize(),0),{behavior:n})},this.cancelScroll=()=>{this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null},this.getTotalSize=()=>Math.max(this._getLayoutTotalSize()-this._holdOffset,0),this._getLayoutTotalSize=()=>{var n,o;let r=this.getMeasurements(),s;if(r.length===0)s=this.options.paddingStart;else if(this.options.lanes===1){let i=r.length-1,a=(n=this._singleLaneMeasurements)==null?void 0:n.flat;a!=null?s=a[i*2]+a[i*2+1]:s=((o=r[i])==null?void 0:o.end)??0}else{let i=Array(this.options.lanes).fill(null),a=r.length-1;for(;a>=0&&i.some(u=>u===null);){let u=r[a];i[u.lane]===null&&(i[u.lane]=u.end),a--}s=Math.max(...i.filter(u=>u!==null))}return Math.max(s-this.options.scrollMargin+this.options.paddingEnd,0)},this.takeSnapshot=()=>{let n=[];if(this.itemSizeCache.size===0)return n;let o=this.getMeasurements();for(let r of o)r&&this.itemSizeCache.has(r.key)&&n.push({index:r.index,key:r.key,start:r.start,size:r.size,end:r.end,lane:r.lane});return n},this._scrollToOffset=(n,{adjustments:o,behavior:r}={})=>{let s={target:n+(o??0),smooth:r==="smooth"};return this.pendingWrite=s,this.options.scrollToFn(n-this._holdOffset,{behavior:r,adjustments:o},this),s},this.getCommandWrittenOffset=()=>this.scrollState!==null&&this.pendingWrite!==null&&!this.pendingWrite.smooth?this.pendingWrite.target:null,this._awaitingCommandReadBack=()=>{let n=this.getCommandWrittenOffset();return!(Nr()&&this._iosGesture.dragging())&&n!==null&&!kn(n,this.getScrollOffset())},this._followOffsetTarget=n=>{this.scrollState!==null&&this.scrollState.index==null&&(this.scrollState.lastTargetOffset+=n)},this.measure=()=>{this.pendingMin=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.itemSizeCacheVersion++,this.notify(!1)},this.setOptions(t)}get scrollAdjustments(){return 0}applyScrollAdjustment(t,n){if(t===0)return!1;if(this._followOffsetTarget(t),this._canWriteScroll()){let o=this.getScrollOffset();this._clampedAdjustment=this._clampedBy(o+t);let r=this._scrollToOffset(o,{adjustments:t,behavior:n});return this.scrollOffset!==null&&(this.pendingWrite===r&&(this.scrollOffset+=t),this.scrollOffset<0&&(this.scrollOffset=0)),!0}else return this._holdOffset+=t,this.scrollOffset!==null&&(this.scrollOffset+=t),!0}scheduleScrollReconcile(){if(!this.targetWindow){this.scrollState=null;return}this.rafId==null&&(this.rafId=this.targetWindow.requestAnimationFrame(()=>{this.rafId=null,this.reconcileScroll()}))}getScrollStateTarget(t){let n=t.toEnd?[Math.max(this.getMaxScrollOffset(),0)]:t.index!=null?this.getOffsetForIndex(t.index,t.align):void 0;return n?n[0]:t.lastTargetOffset}reconcileScroll(){if(!this.scrollState||!this.scrollElement)return;if(this.now()-this.scrollState.startedAt>5e3){this.scrollState=null;return}if(this.scrollState.phase==="queued"){this.scheduleScrollReconcile();return}this.getMeasurements();let o=this.getScrollStateTarget(this.scrollState),r=this.scrollState.index==null?1:this.options.useAnimationFrameWithResizeObserver?3:2,s=o!==this.scrollState.lastTargetOffset;if(!s&&kn(o,this.getScrollOffset())){if(this.scrollState.phase==="smooth"?this.scrollState.phase="smoothLanded":this.scrollState.phase==="smoothFinishing"&&(this.scrollState.phase="instant"),this.scrollState.stableFrames++,this.scrollState.stableFrames>=r){this.getScrollOffset()!==o&&this._scrollToOffset(o,{behavior:"auto"}),this.scrollState=null;return}}else if(this.scrollState.stableFrames=0,s){let i=this.getSize()||600,a=Math.abs(o-this.getScrollOffset()),u=Fr(this.scrollState)&&a>i;this.scrollState.lastTargetOffset=o,u?this.scrollState.phase="smooth":this.scrollState.phase==="smooth"?this.scrollState.phase="smoothFinishing":this.scrollState.phase==="smoothLanded"&&(this.scrollState.phase="instant"),this._scrollToOffset(o,{behavior:u?"smooth":"auto"})}this.scheduleScrollReconcile()}_startScroll(t,n,o,r){this.pendingScrollAnchor=null,this._clampedAdjustment=null;let s=this._iosGesture.tail();if(r==="absolute"&&s!==null){if(s==="fling"&&Qp()){this._stopMomentum(()=>{let i=this.scrollState;i?.phase!=="queued"||this._iosGesture.tail()!=="fling"||this._reportedOverscroll||(this._iosGesture.end(),this._flushHoldIfReady(!0),this._writeAwaitingCommand())}),this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,phase:"queued",behavior:o,samples:[]},this.scheduleScrollReconcile();return}this._iosGesture.end()}this.scrollState={...t,startedAt:this.now(),lastTargetOffset:n,stableFrames:0,behavior:o,phase:tf(o,t.index!=null&&kn(n,this.getScrollOffset()))},this._scrollToOffset(n,{behavior:o}),this.scheduleScrollReconcile()}},lf=(e,t,n,o)=>{for(;e<=t;){let r=(e+t)/2|0,s=n(r);if(s<o)e=r+1;else if(s>o)t=r-1;else return r}return e>0?e-1:0};function qv(e,t,n){let o=0;for(;o<=t;){let r=(o+t)/2|0,s=e[r*2];if(s<n)o=r+1;else if(s>n)t=r-1;else return r}return o>0?o-1:0}function Yv(e,t,n,o,r){let s=e.length-1;if(e.length<=o)return{startIndex:0,endIndex:s};if(o===1&&r!==null){let c=qv(r,s,n),d=c,f=n+t;for(;d<s&&r[d*2]+r[d*2+1]<f;)d++;return{startIndex:c,endIndex:d}}let a=lf(0,s,c=>e[c].start,n),u=a;if(o===1)for(;u<s&&e[u].end<n+t;)u++;else if(o>1){let c=Array(o).fill(0);for(;u<s&&c.some(f=>f<n+t);){let f=e[u];c[f.lane]=f.end,u++}let d=Array(o).fill(n+t);for(;a>=0&&d.some(f=>f>=n);){let f=e[a];d[f.lane]=f.start,a--}a=Math.max(0,a-a%o),u=Math.min(s,u+(o-1-u%o))}return{startIndex:a,endIndex:u}}function af(e,t,n){let o=ae(null),[,r]=te(0),s={count:e,overscan:10,scrollMargin:n,scrollPaddingStart:n,estimateSize:()=>t,getScrollElement:()=>o.current,scrollToFn:sf,observeElementRect:of,observeElementOffset:rf,onChange:()=>r(a=>a+1)},[i]=te(()=>new ai(s));return i.setOptions(s),Ft(()=>i._didMount(),[i]),Ft(()=>i._willUpdate()),{scroller:o,virtualizer:i}}var ui=28;function Bn(e){let{label:t,testId:n,columns:o,rows:r,selected:s,onChoose:i,minWidth:a}=e,{scroller:u,virtualizer:c}=af(r.length,ui,ui),[d,f]=te(-1),m=o.map(R=>R.width).join(" "),{sort:h,topKey:b}=e;de(()=>c.scrollToOffset(0),[h?.key,h?.descending,b]),de(()=>{let R=s===null?-1:r.indexOf(s);R<0||(f(R),c.scrollToIndex(R,{align:"auto"}))},[s]);let _=R=>{let x=Math.max(0,Math.min(r.length-1,R));f(x),c.scrollToIndex(x,{align:"auto"})},C=R=>{if(R.target!==R.currentTarget)return;let x=r[d],w=Math.max(1,Math.floor((u.current?.clientHeight??0)/ui)-2),L={ArrowDown:d+1,ArrowUp:d-1,PageDown:d+w,PageUp:d-w,Home:0,End:r.length-1}[R.key];if(L!==void 0)_(L);else if(R.key==="Enter"&&x!==void 0)i(x);else if(R.key==="ArrowRight"&&x!==void 0)e.onFold?.(x,!0);else if(R.key==="ArrowLeft"&&x!==void 0)e.onFold?.(x,!1);else return;R.preventDefault()};return l("div",{class:"table",ref:u,role:"grid","aria-label":t,"aria-rowcount":r.length+1,"aria-activedescendant":d>=0?`${n}-${d}`:void 0,tabIndex:0,"data-testid":n,onKeyDown:C,children:l("div",{style:{minWidth:a,"--tracks":m},children:[l(Jv,{...e}),l("div",{class:"table-body",role:"rowgroup",style:{height:`${c.getTotalSize()}px`},children:c.getVirtualItems().map(({index:R,start:x})=>{let w=r[R];return w===void 0?null:l("div",{id:`${n}-${R}`,class:`tr${R===d?" active":""}`,role:"row","aria-rowindex":R+2,"aria-selected":w===s,"data-row":w,style:{transform:`translateY(${x-ui}px)`},onClick:()=>{f(R),i(w)},children:o.map(S=>l("div",{role:"gridcell",class:S.isNumber?"td number":"td",children:S.cell(w)},S.key))},w)})})]})})}function Jv({columns:e,sort:t,onSort:n}){return l("div",{class:"tr head",role:"row","aria-rowindex":1,children:e.map(({key:o,label:r,help:s,isNumber:i=!1})=>{let a=t?.key!==o?"none":t.descending?"descending":"ascending";return l("div",{role:"columnheader","aria-sort":a,class:i?"number":"",children:l("button",{type:"button",title:s,"data-testid":`sort-${o}`,onClick:()=>n(lc(t,o,i)),children:[r,l("span",{class:"arrow","aria-hidden":"true",children:{none:"",ascending:"▲",descending:"▼"}[a]})]})},o)})})}var uf={key:"modules",title:"Modules",Panel:Zv};function Zv({recording:e}){let{recordings:t}=W(),n=t.moduleTree.value,o=Zs(e);return n?l(Qv,{modules:e.modules,tree:n,first:o}):null}function Qv({modules:e,tree:t,first:n}){let o=W(),[r,s]=In("modules"),i=ne(()=>Jd(e,t),[e,t]),a=ne(()=>Xl(i),[i]),u=ne(()=>new Set(Vt(r.open??"")??t.roots),[r.open,t]),c=ne(()=>new Set(Vt(r.groups??"")),[r.groups]),d=ds(r.sort,Object.keys(e)),f=(R,x)=>{let[w,S,L]=R<0?["groups",c,~R]:["open",u,R],P=new Set(S);x?P.add(L):P.delete(L),s(w,w==="groups"&&P.size===0?"":wt([...P]))},m=R=>R<0?c.has(~R):u.has(R),h=ne(()=>Qd(t,i,{isOpen:R=>u.has(R),isGroupOpen:R=>c.has(R),sort:d&&{value:R=>ex(e,i,R,d.key),descending:d.descending}}),[t,i,u,c,r.sort]),b=ne(()=>Hp({modules:e,tree:t,groups:i,members:a,isOpen:m,fold:f,first:n}),[t,i,u,c]),{selected:_}=o.address.value,C=_&&Xv(_,o.recordings.moduleAround);return de(()=>{if(C===null)return;let R=so(e,C),x=R.map(S=>a.get(S)).filter(S=>S!==void 0&&!c.has(S));x.length>0&&s("groups",wt([...c,...x]));let w=R.slice(1).filter(S=>!u.has(S));w.length>0&&s("open",wt([...u,...w]))},[C]),l(ee,{children:[l(Gp,{modules:e,tree:t,selected:C,onChoose:R=>o.select($e(R))}),l("div",{class:"toolbar",children:[l("button",{type:"button","data-testid":"modules-open-all",onClick:()=>{s("open",wt(Zt(e.fqn.length))),s("groups",wt([...i.keys()]))},children:"Open all"}),l("button",{type:"button","data-testid":"modules-close-all",onClick:()=>{s("open",wt([])),s("groups","")},children:"Close all"}),l("span",{class:"count",children:ie(e.fqn.length,"module call")})]}),l(Bn,{label:"Module calls in order of entry",testId:"modules-table",columns:b,rows:h,sort:d,onSort:R=>s("sort",ps(R)),selected:C,onChoose:R=>R<0?f(R,!m(R)):o.select($e(R)),onFold:f,minWidth:"760px"})]})}function Xv(e,t){return e.kind==="module"?e.number:e.kind==="node"?t(e):null}function ex(e,t,n,o){let r=n<0?t.get(~n):void 0,s=e[o][n<0?~n:n]??null;return r&&typeof s=="number"?Qs(e,r,o):s}function cf(e,t){let n=e?.split(",")??[],o=t.map(({key:r})=>r).filter(r=>n.includes(r));return o.length>0?o:null}function df(e,t,n,o){let r=({key:a})=>t.includes(a)?t.indexOf(a):t.length,s=n,i=new Set;for(let a of[...e].sort((u,c)=>r(u)-r(c))){if(s-=a.least+o,s<0&&i.size>0)break;i.add(a.key)}return e.map(({key:a})=>a).filter(a=>i.has(a))}function pf(e,t,n){let{module:o="",state:r="",dtype:s="",least:i=""}=n,[a,u,c]=[jo(n.filter??""),nx(o),xs(i)],d=n.saving==="1";return Zt(e.node.length).filter(f=>(!d||(e.saves[f]??0)>0)&&(r===""||e.output_state[f]===r)&&(s===""||e.output_dtype[f]===s)&&(c===null||tx(e,f)>=c)&&(o===""||u(t.module[f]??""))&&a(t.search[f]??""))}function tx(e,t){let n=(e.charged_bytes[t]??0)+(e.shared_bytes[t]??0);return Math.max(n,e.output_bytes[t]??0)}function nx(e){let t=e.split("*"),n=t.length-1,o=t.map((r,s)=>{let i=r.replaceAll(/[.+^${}()|[\]\\]/g,"\\$&").replaceAll("?",".");return new RegExp(`${s===0?"^":""}${i}${s===n?"(?=[.]| #|$)":""}`,"g")});return r=>{let s=0;return o.every(i=>{i.lastIndex=s;let a=i.test(r);return s=i.lastIndex,a})}}function ff(e,t){let n=new Map([["",{nbytes:0,whole:0}]]);e.charged_bytes.forEach((o,r)=>{let s=e.where[r]??"",i=n.get(s);i?i.whole+=o:n.set(s,{nbytes:0,whole:o})});for(let o of t)n.get(e.where[o]??"").nbytes+=e.charged_bytes[o]??0;return[...n].map(([o,r])=>({where:o,...r})).filter(({where:o,nbytes:r})=>o===""||r>0)}var pa=["module","op","source"];function ci(e){return pa.find(t=>t===e)??null}function mf(e,t,n,o){let r=o==="module"?t.module:e[o],s=new Map;for(let i of n){let a=r[i]??"",u=s.get(a);u?u.push(i):s.set(a,[i])}return[...s].map(([i,a])=>({name:i,rows:a}))}var ox=["saves","charged_bytes"];function Wr(e){return ox.some(t=>t===e)}function di(e,t,n){return n!=="saves"&&fa(e,t).length>1?null:t.rows.reduce((o,r)=>o+(e[n][r]??0),0)}function fa({where:e,charged_bytes:t},{rows:n}){return Ys(e,t,n)}var gf=["op","charged_bytes","module","source","node"],ar="group",ma=180,rx=["output_dtype"];function yf(e){return e.filter(({key:t})=>!rx.includes(t))}function bf(e,{module:t}){let n=(o,r,s)=>({...Sn(88),key:o,label:r,help:s,isNumber:!0,cell:i=>l(Q,{n:e[o][i]})});return[{...Sn(64),key:"node",label:"#",help:"Forward order",isNumber:!0,cell:o=>e.node[o]},{...Sn(120,1),key:"op",label:"op",cell:o=>l("span",{title:e.recomputed[o]?"Made again in the backward":void 0,children:[e.op[o],e.recomputed[o]&&l("span",{class:"tag",children:"recomputed"}),e.where[o]&&l("span",{class:"tag",children:e.where[o]})]})},{...Sn(140,1.5),key:"module",label:"module",cell:o=>l(Uo,{text:t[o]??""})},{...Sn(56),key:"saves",label:"saves",isNumber:!0,cell:o=>e.saves[o]},n("charged_bytes","charged","Storages counted at this op: it is their first saver"),n("shared_bytes","shared","Storages that this op saves too and another op counts"),n("exclusive_bytes","exclusive","What would go if only this op stopped saving"),n("output_bytes","output","Bytes of what the op returned"),{...Sn(118),key:"output_state",label:"output is",help:"What became of the output when the forward ended",cell:o=>l(io,{state:e.output_state[o]??null})},{...Sn(80),key:"output_dtype",label:"dtype",help:"Of what the op returned",cell:o=>e.output_dtype[o]},{...Sn(120,1),key:"source",label:"source",cell:o=>l(Uo,{text:e.source[o]??""})}]}function Sn(e,t=0){return{least:e,width:t?`minmax(${e}px, ${t}fr)`:`${e}px`}}function vf(e,t){let{ops:n,first:o,groups:r,by:s,isOpen:i,fold:a}=t,u={...Sn(ma,2),key:ar,label:s,cell:d=>{if(d>=0)return l($r,{isOpen:!1});let f=r[~d],m=f&&Js(fa(n,f),o);return l("span",{class:"branch",style:{"--depth":0},children:[l($r,{isOpen:i(~d),onFold:h=>a(~d,h)}),l("span",{class:"group-name",children:l(Uo,{text:f?.name||"outside of modules"})}),l("span",{class:"tag",children:ie(f?.rows.length??0,"op")}),m&&l("span",{class:"tag",children:m})]})}},c=e.map(d=>({...d,cell:f=>f>=0?d.cell(f):sx(n,r[~f],d.key)}));return[u,...c]}function sx(e,t,n){if(!t||!Wr(n))return null;let o=di(e,t,n);return n==="saves"?o:l(Q,{n:o})}function ha(e,t,n){return n==="module"?t.module:e[n]}var hf=["node","op","module","source","saves","charged_bytes","device","shared_bytes","exclusive_bytes","output_bytes","output_dtype","output_state","recomputed"];function xf(e,t,n,o){let r=e.where.map((i,a)=>e.charged_bytes[a]?Ql(i||o).join(" + "):null),s=hf.map(i=>i==="device"?r:ha(e,t,i));return ac(hf,n.map(i=>s.map(a=>a[i]??null)))}function wf(e,t,n,o){let r=JSON.stringify({...n,sort:"",columns:"",open:"",group:""}),s=ne(()=>pf(e,t,n),[e,r]),i=ci(n.group),a=ne(()=>i?mf(e,t,Zt(e.node.length),i):[],[e,i]),u=ne(()=>ix(a,s),[a,s]),c=ne(()=>{let f=m=>o&&o.key!==ar?xn(m,ha(e,t,o.key),o.descending):m;return i?lx(e,u,o).map(m=>({group:m,rows:f(u[m]?.rows??[])})):[{group:null,rows:f(s)}]},[s,n.sort,i,u]),d=ne(()=>{let f=new Set(Vt(n.open??""));return c.flatMap(({group:m,rows:h})=>m===null?h:f.has(m)?[~m,...h]:[~m])},[c,n.open]);return{by:i,groups:u,filters:r,matching:s,ordered:()=>c.flatMap(({rows:f})=>f),rows:d}}function ix(e,t){let n=new Set(t);return e.map(({name:o,rows:r})=>({name:o,rows:r.filter(s=>n.has(s))}))}function lx(e,t,n){let o=Zt(t.length).filter(a=>t[a].rows.length>0);if(!n)return o;let{key:r,descending:s}=n,i=t.map(a=>Wr(r)?di(e,a,r):a.name);return Wr(r)||r===ar?xn(o,i,s):o}function kf({ops:e,settings:t,set:n}){let o=t.least??"";return l(ee,{children:[l(cn,{type:"search",class:"filter",placeholder:"Filter by op, module or source line",label:"Filter the ops",testId:"ops-filter",value:t.filter??"",onInput:r=>n("filter",r)}),l(cn,{type:"search",class:"filter short",placeholder:"Module, as *.mlp",label:"Only ops in modules of this name, in which * stands for any letters",testId:"ops-module",value:t.module??"",onInput:r=>n("module",r)}),l(ga,{label:"Output is",any:"any state",testId:"ops-state",options:_f(e.output_state),value:t.state??"",onChoose:r=>n("state",r)}),l(ga,{label:"Type of the output",any:"any dtype",testId:"ops-dtype",options:_f(e.output_dtype),value:t.dtype??"",onChoose:r=>n("dtype",r)}),l(cn,{type:"search",class:"filter short",placeholder:"At least, as 1 MiB",label:"Only ops that keep or return at least so many bytes",isInvalid:o!==""&&xs(o)===null,testId:"ops-least",value:o,onInput:r=>n("least",r)}),l("label",{class:"check",children:[l("input",{type:"checkbox","data-testid":"ops-saving-only",checked:t.saving==="1",onChange:r=>n("saving",r.currentTarget.checked?"1":"")}),"only ops that save"]}),l(ga,{label:"Group by",any:"no groups",testId:"ops-group",options:pa,value:ci(t.group)??"",onChoose:r=>{n("open",""),n("group",r)}})]})}function _f(e){return[...new Set(e)].filter(t=>t!==null).sort()}function ga({label:e,any:t,testId:n,options:o,value:r,onChoose:s}){let i=r===""||o.includes(r)?o:[...o,r];return l("select",{"aria-label":e,title:e,"data-testid":n,value:r,onChange:a=>s(a.currentTarget.value),children:[l("option",{value:"",children:t}),i.map(a=>l("option",{value:a,children:a},a))]})}function Sf({columns:e,shown:t,onChoose:n}){let o=r=>{let s=e.map(i=>i.key).filter(i=>i===r!==t.includes(i));s.length>0&&n(s.join(","))};return l("details",{class:"menu","data-testid":"ops-columns",children:[l("summary",{children:"Columns"}),l("div",{class:"menu-list",children:[e.map(({key:r,label:s,help:i})=>l("label",{class:"check",title:i,children:[l("input",{type:"checkbox","data-testid":`column-${r}`,checked:t.includes(r),onChange:()=>o(r)}),s==="#"?"number":s]},r)),l("button",{type:"button",onClick:()=>n(""),children:"As many as fit"})]})]})}function Rf(){let e=ae(null),[t,n]=te(0);return Ft(()=>{let o=e.current;if(!o)return;let r=()=>n(o.clientWidth),s=new ResizeObserver(r);return s.observe(o),r(),()=>s.disconnect()},[]),{element:e,width:t}}var Cf={key:"ops",title:"Ops",Panel:ax},ya=12;function ax({recording:e}){let{address:t,recordings:n,select:o}=W(),[r,s]=In("ops"),{ops:i}=e,{element:a,width:u}=Rf(),c=Zs(e),d=ne(()=>dx(e),[e]),f=ne(()=>bf(i,d),[e]),m=ds(r.sort,[ar,...f.map(({key:D})=>D)]),{by:h,groups:b,filters:_,matching:C,ordered:R,rows:x}=wf(i,d,r,m),w=new Set(Vt(r.open??"")),S=(D,N)=>{let K=new Set(w);N?K.add(D):K.delete(D),s("open",K.size>0?wt([...K]):"")},L=Math.max(0,u-(h?ma:0)),P=cf(r.columns,f)??df(yf(f),gf,L,ya),I=f.filter(({key:D})=>P.includes(D)&&D!==h),M=h?vf(I,{ops:i,first:c,groups:b,by:h,fold:S,isOpen:D=>w.has(D)}):I,{selected:E}=t.value,$=E?.kind==="node"?n.rowOfNode.value.get(E.number):void 0;return l("div",{class:"ops",ref:a,children:[l("div",{class:"toolbar",role:"group","aria-label":"What the table shows",children:[l(kf,{ops:i,settings:r,set:s}),l(Sf,{columns:f,shown:P,onChoose:D=>s("columns",D)}),l("button",{type:"button","data-testid":"ops-csv",onClick:()=>{let{run:D,step:N}=n.shown.value??{run:"run",step:0},K=xf(i,d,R(),c);Ss(Rs("ops",D,N)+".csv","text/csv",K)},children:"Download CSV"}),l(ux,{ops:i,rows:C})]}),l(Bn,{label:h?`Ops by ${h}`:"Ops in forward order",testId:"ops-table",columns:M,rows:x,sort:m,onSort:D=>s("sort",ps(D)),selected:$===void 0?null:cx($,x,b),onChoose:D=>D<0?S(~D,!w.has(~D)):o(je(i.node[D]??0)),onFold:(D,N)=>D<0&&S(~D,N),topKey:_,minWidth:`${M.reduce((D,{least:N})=>D+N+ya,ya)}px`})]})}function ux({ops:e,rows:t}){let n=ne(()=>ff(e,t),[e,t]);return l("span",{class:"count",role:"status",children:[l("span",{"data-testid":"ops-count",children:ie(t.length,"op")}),", ",l("span",{"data-testid":"ops-total",children:n.map(({where:o,nbytes:r,whole:s})=>[j(r),o].filter(Boolean).join(" ").concat(`, ${at(r,s)}`)).join("; ")})]})}function cx(e,t,n){return n.length===0||t.includes(e)?e:~n.findIndex(o=>o.rows.includes(e))}function dx({ops:e,modules:t}){let n=t.fqn.map((s,i)=>bn(t,i)),o=e.module.map(s=>s===null?"":n[s]??"");return{search:e.op.map((s,i)=>`${s} ${o[i]} ${e.source[i]??""}`.toLowerCase()),module:o}}var px=["model_peak_bytes","kept_bytes"];function Tf(e){for(let t of px){let n=e.findIndex(a=>a.key===t),o=e[n];if(!o?.nbytes)continue;let r=e.findIndex((a,u)=>u>n&&a.level<=o.level),s=e.slice(n+1,r<0?e.length:r),i=s.filter((a,u)=>a.nbytes&&(s[u+1]?.level??0)<=a.level);return{label:o.label,total:o.nbytes,all:i.map(({key:a,label:u,help:c,nbytes:d})=>({key:a,label:u,help:c,nbytes:d??0}))}}return{label:"",total:0,all:[]}}var Pf={key:"overview",title:"Overview",Panel:fx};function fx({recording:e}){let{change:t,isServed:n,select:o}=W(),{ledger:r,kept:s,kept_count:i}=e,a=s.reduce((d,f)=>d+f.nbytes,0),c=r.filter(({key:d})=>d.split("/")[0]==="kept_bytes").reduce((d,f)=>d+(f.nbytes??0),0);return l("div",{class:"overview","data-testid":"overview",children:[l(mx,{lines:r}),n&&r.some(({key:d,nbytes:f})=>d==="step_peak_bytes"&&f)&&l("p",{children:l("button",{type:"button",class:"link","data-testid":"to-plan",onClick:()=>t({view:"compare",compare:{by:"plan"}}),children:"What to checkpoint for a lower peak?"})}),e.lighter.length>0&&l("ul",{class:"lighter","data-testid":"lighter",children:e.lighter.map(d=>l("li",{children:[d.text," ",l("button",{type:"button",class:"link",onClick:()=>o($e(d.calls[0]??0)),children:"show"})]},d.calls[0]))}),l("h2",{children:"Kept for the backward, the largest first"}),s.length===0&&l("p",{class:"hint",children:"Nothing is kept for the backward in this recording."}),l("ol",{class:"groups","data-testid":"groups",children:s.map(d=>l("li",{children:l(gx,{group:d,largest:s[0]?.nbytes??0})},d.members[0]?.storage))}),i>s.length&&l("p",{class:"hint","data-testid":"groups-rest",children:[ie(i-s.length,"smaller one")," not listed: these are"," ",at(a,c)," of what is kept."]})]})}function mx({lines:e}){let{total:t,label:n,all:o}=Tf(e);return t===0?null:l("figure",{class:"parts","data-testid":"parts",children:[l("figcaption",{children:[n," ",l(Q,{n:t})]}),l("div",{class:"parts-bar",role:"img","aria-label":o.map(hx).join(", "),children:o.map(r=>l("span",{class:`part ${r.key}`,style:{flexGrow:r.nbytes},title:`${r.label}: ${zn(r.nbytes)}`},r.key))}),l("ul",{children:o.map(r=>l("li",{title:r.help,children:[l("span",{class:`part ${r.key}`,"aria-hidden":"true"}),r.label," ",l(Q,{n:r.nbytes})," ",l("small",{children:at(r.nbytes,t)})]},r.key))})]})}function hx({label:e,nbytes:t}){return`${e} ${j(t)}`}function gx({group:e,largest:t}){let{address:n,select:o}=W(),[r,s]=te(!1),[i]=e.members,a=n.value.selected,u=e.count===1;return l("div",{class:"card","aria-current":u&&Mf(i?.node,a),children:[l("span",{class:"size",children:[l(Q,{n:e.nbytes}),l("small",{children:at(e.nbytes,e.kept_bytes)}),l(Bt,{part:e.nbytes,whole:t})]}),l("span",{class:"what",children:[l("button",{type:"button",class:"link","aria-expanded":u?void 0:r,onClick:()=>u&&i?o(je(i.node)):s(!r),children:[l("b",{children:e.op})," keeps ",l("code",{children:e.slot})," · ",e.module||"outside of modules",!u&&` ×${q(e.count)}`]}),l("span",{class:"type",children:[un(e.dtype,e.shape),!u&&`, ${j(e.nbytes/e.count)} each`]}),l("span",{class:"reason",children:e.reason}),l("small",{children:[e.source,e.category,e.name,e.device,e.saves>1&&ie(e.saves,"save")].filter(Boolean).join(" · ")}),r&&l(yx,{group:e,selected:a})]})]})}function Mf(e,t){return e!==void 0&&je(e).text===t?.text}function yx({group:e,selected:t}){let{select:n}=W(),o=e.count-e.members.length;return l("ul",{class:"members",children:[e.members.map(({storage:r,node:s,fqn:i})=>l("li",{children:l("button",{type:"button",class:"link","aria-current":Mf(s,t),"data-node":s,onClick:()=>n(je(s)),children:i||e.op})},r)),o>0&&l("li",{children:["and ",q(o)," more"]})]})}async function pi(e,t){let n=await e();for(let o=1/0;n.pending>0&&n.pending<o;)t(n),o=n.pending,n=await e();return n}function Ef({ranks:e}){let{recordings:t}=W(),[n,o]=te(null),{modules:r,modules_count:s}=e,i=ne(()=>bx(e),[e]),a=ne(()=>{let u=Zt(r.length);return n?xn(u,kx(e,n.key),n.descending):u},[e,n]);return e.ranks.filter(({nbytes:u})=>u!==null).length<2?null:r.length===0?l("p",{class:"hint pad","data-testid":"ranks-equal",children:"Every module keeps the same on all ranks."}):l(ee,{children:[l("h3",{children:["Modules that do not keep the same"," ",l("small",{children:s>r.length?`the ${q(r.length)} furthest apart of ${q(s)}`:"the furthest apart first"})]}),l(Bn,{label:"Modules that do not keep the same on every rank",testId:"unequal-table",columns:i,rows:a,sort:n,onSort:o,selected:null,onChoose:u=>{let c=e.ranks[r[u]?.most??-1];c?.nbytes&&t.chooseRank(c,"modules")},minWidth:"720px"})]})}function bx({ranks:e,modules:t}){let n=(o,r)=>({key:o,label:r,width:"minmax(130px, 1fr)",isNumber:!0,cell:s=>l(xx,{module:t[s],ranks:e,which:o})});return[{key:"fqn",label:"module",width:"minmax(160px, 2fr)",cell:o=>l(vx,{module:t[o]})},{key:"type_name",label:"type",width:"minmax(90px, 1fr)",cell:o=>t[o]?.type_name},{key:"ranks",label:"by rank",help:"Charged to its own ops on each rank, from the first to the last",width:"minmax(90px, 1fr)",cell:o=>l(_x,{values:t[o]?.nbytes??[],ranks:e})},n("least","smallest"),n("most","largest"),{key:"apart",label:"apart",help:"Bytes between the smallest and the largest",width:"88px",isNumber:!0,cell:o=>l(Q,{n:Of(t[o])})}]}function vx({module:e}){if(!e)return null;let{fqn:t,type_name:n,times:o}=e,r=t||(n?"the model itself":"outside of modules");return l("span",{title:r,class:t?"":"none",children:[r,o>1&&l("b",{children:[" ×",q(o)]})]})}function xx({module:e,ranks:t,which:n}){let o=e?.[n]??null;if(!e||o===null)return l("span",{class:"none",children:"–"});let r=e.nbytes[o];return r==null?l(wx,{module:e,ranks:t}):l(ee,{children:[l(Q,{n:r})," ",l("small",{children:["rank ",t[o]?.rank]})]})}function wx({module:e,ranks:t}){let n=t.filter(({nbytes:r},s)=>r!==null&&e.nbytes[s]===null),o=n.length===1?`rank ${n[0]?.rank}`:`${q(n.length)} ranks`;return l("small",{children:["not on ",o]})}function _x({values:e,ranks:t}){let n=Math.max(1,...e.map(r=>r??0)),o=t.map(({rank:r,nbytes:s},i)=>{let a=e[i]??null;return`rank ${r}: ${a!==null?j(a):s?"not there":"not read"}`});return l("span",{class:"bars",role:"img","aria-label":o.join(", "),title:o.join(`
`),children:e.map((r,s)=>l("span",{style:{height:`${100*(r??0)/n}%`}},s))})}function Of(e){return!e||e.least===null||e.most===null?0:(e.nbytes[e.most]??0)-(e.nbytes[e.least]??0)}function kx({modules:e},t){return e.map(n=>t==="fqn"?n.fqn:t==="type_name"?n.type_name:t==="least"||t==="most"?n.nbytes[n[t]??-1]??null:Of(n))}var Af={key:"ranks",title:"Ranks",waiting:"Reading the ranks…",needsServer:!0,isFor:(e,t)=>(t?.ranks??1)>1,fetch:(e,t,n,o)=>pi(()=>e.ranks(t,n),o),mayGrow:({ranks:e})=>e.some(({problem:t})=>t!==null),Panel:Sx};function Sx({reply:e,isLoading:t}){return l("div",{class:"ranks","aria-busy":t,children:[l(Rx,{ranks:e}),l(Tx,{ranks:e}),l(Lx,{ranks:e}),e.pending===0&&l(Ef,{ranks:e})]})}function Rx({ranks:e}){let{pending:t,totals:n}=e,o=e.ranks.length-t;return l("p",{class:"summary",role:"status","data-testid":"ranks-summary",children:[t>0?`Read ${q(o)} of ${ie(e.ranks.length,"rank")}…`:`${ie(e.ranks.length,"rank")}: ${Cx(e,n[0])}`," ",l("small",{children:"A click on a rank shows its recording."})]})}function Cx({ranks:e},t){if(!t)return"";let[n,o]=[e[t.least??0],e[t.most??0]];if(e.filter(({nbytes:a})=>a!==null).length<2)return"there is nothing to compare.";if(t.least===null||t.most===null||!n?.nbytes||!o?.nbytes)return"all keep the same for the backward.";let[s,i]=[n.nbytes[0]??0,o.nbytes[0]??0];return`rank ${o.rank} keeps ${j(i)} for the backward, rank ${n.rank} only ${j(s)}.`}function Tx({ranks:e}){let{recordings:t}=W(),[n,o]=te(null),r=ne(()=>Mx(e),[e]),s=ne(()=>{let u=Zt(e.ranks.length);return n?xn(u,Ax(e,n.key),n.descending):u},[e,n]),i=t.shown.value,a=e.ranks.findIndex(({run:u,tag:c})=>u===i?.run&&c===i.tag);return l(Bn,{label:"Ranks",testId:"ranks-table",columns:r,rows:s,sort:n,onSort:o,selected:a,onChoose:u=>{let c=e.ranks[u];c?.nbytes&&t.chooseRank(c,"graph")},minWidth:"900px"})}var Px=2;function Mx({ranks:e,totals:t}){return[{key:"rank",label:"rank",help:"A click on a row shows the recording of this rank",width:"48px",isNumber:!0,cell:n=>e[n]?.rank},...t.map((n,o)=>Ex(e,n,o)),{key:"run",label:"run",width:"minmax(110px, 1fr)",cell:n=>l(Uo,{text:e[n]?Ox(e[n]):""})}]}function Ex(e,t,n){let o=a=>a===null?null:e[a]?.nbytes?.[n],r=Math.max(0,...e.map((a,u)=>o(u)??0)),s=o(t.most),i=n<Px;return{key:t.key,label:t.label,help:t.help,width:i?"minmax(200px, 2fr)":"minmax(88px, 1fr)",isNumber:!0,cell:a=>{let u=o(a);if(u===void 0)return l("span",{class:"none",children:"–"});if(u===null)return l("span",{class:"none",children:"not known"});let c=u===s;return i?l("span",{class:"with-bar wide",children:[l(Bt,{part:u,whole:r}),l("span",{children:[c&&l("span",{class:"tag",children:"largest"})," ",c?l("b",{children:l(Q,{n:u})}):l(Q,{n:u})]})]}):c?l("b",{children:l(Q,{n:u})}):l(Q,{n:u})}}}function Ox({run:e,tag:t,rank:n}){return t.endsWith(`/rank${n}`)?`${e} ${t}`:e}function Ax({ranks:e,totals:t},n){let o=t.findIndex(r=>r.key===n);return e.map(r=>n==="rank"?r.rank:n==="run"?r.run:r.nbytes?.[o]??null)}function Lx({ranks:{ranks:e,absent:t}}){let n=e.filter(({problem:o})=>o);return n.length===0&&t.length===0?null:l("ul",{class:"notes problems","data-testid":"ranks-problems",children:[t.length>0&&l("li",{children:[t.length===1?"Rank":"Ranks"," ",t.join(", ")," left no recording in this log directory."]}),n.map(({rank:o,run:r,tag:s,problem:i})=>l("li",{children:["Rank ",o,": ",i]},`${r} ${s}`))]})}function ba(e){return Os(e.map(({reply:t})=>t?.points.map(({step:n})=>n)??[]))}function Df({reply:e},t,n){let o=e?.points.map(({step:r,nbytes:s})=>[r,s?.[t]??null]);return gc(n,new Map(o))}function va({reply:e},t){return e?.points.find(n=>n.step===t)}function Vr({reply:e}){return e?.points.filter(({problem:t})=>t!==null)??[]}function $f(e,t){let n=-1;return e.forEach((o,r)=>{let s=e[n]??1/0;o!==null&&Math.abs(o-t)<Math.abs(s-t)&&(n=r)}),n}var Lf=5,If=[[],[6,4],[2,3],[10,3,2,3],[14,5]];function xa(e){let t=If[(e+Math.floor(e/Lf))%If.length]??[];return{colour:`run-${e%Lf}`,dash:[...t]}}function zf(e){let{courses:t,axis:n,total:o,at:r,chosen:s,active:i}=e,a=ne(()=>Ix(t,n,r),[t,r]),u=Ln((m,h)=>Dx(m,t,a,{chosen:s,active:i},h),[t,a,s,i]),c=a.lines[i]?.values[s]??null,d=t[i]?.run??"",f=a.lines.every(({values:m})=>m.every(h=>h===null));return l("figure",{children:[l("figcaption",{title:o.help,children:o.label}),f?l("p",{class:"hint",children:"No recording of these runs knows it."}):l(Wn,{drawing:a,chosen:s,onChoose:e.onChoose,onPoint:e.onPoint,onKey:e.onKey,onClick:(m,h,b)=>{let _=a.lines.map(({values:C})=>C[m]??null);e.onClick(m,_,h.posToVal(b,"y"))},marks:u,together:"steps",label:`${o.label}, over ${ie(n.length,"step")} of ${ie(t.length,"run")}`,valueText:`${d}, step ${n[s]}: ${c===null?"not known":j(c)}`,testId:`steps-${o.key}`})]})}function Ix(e,t,n){let o=e.map((r,s)=>({label:r.run,width:1.5,values:Df(r,n,t),...xa(s)}));return{x:t,lines:o,isStepped:!1}}function Dx(e,t,{x:n,lines:o},{chosen:r,active:s},i){let{ctx:a,bbox:u}=e,c=devicePixelRatio,d=o[s]?.values[r]??null;if(d!==null){a.beginPath();let h=[e.valToPos(n[r]??0,"x",!0),e.valToPos(d,"y",!0)];a.arc(...h,6*c,0,2*Math.PI),a.stroke()}a.strokeStyle=i("red-line"),a.lineWidth=2*c;let[f,m]=[u.top+u.height-8*c,4*c];for(let{step:h}of t.flatMap(Vr)){let b=e.valToPos(h,"x",!0);fn(a,b-m,f-m,b+m,f+m),fn(a,b-m,f+m,b+m,f-m)}}function Nf({n:e}){let{colour:t,dash:n}=xa(e);return l("svg",{class:"swatch",width:"30",height:"10",viewBox:"0 0 30 10","aria-hidden":"true",children:l("path",{d:"M1 5H29",fill:"none",stroke:`var(--${t})`,"stroke-width":"2","stroke-dasharray":n.join(" ")})})}var Ff={key:"steps",title:"Steps",needsServer:!0,Panel:$x};function $x(){let{steps:e}=W(),{value:t,error:n,loading:o}=e.reply.state.value;if(n)return l(Mt,{error:n,retry:e.reply.reload});if(!t)return o?l(qe,{what:"Reading the steps…"}):null;let r=t.find(({reply:s})=>s)?.reply?.totals;return l("div",{class:"steps","aria-busy":o,"data-testid":"steps",children:[l(zx,{courses:t}),r?l(Nx,{courses:t,totals:r}):null,l(Vx,{courses:t})]})}function zx({courses:e}){let{steps:t}=W(),n=e.reduce((i,{reply:a})=>i+(a?.pending??0),0),[o,r]=[t.all.value.length,t.drawn.value.length],s=o>r?`The first ${r} of ${q(o)} runs`:ie(o,"run");return l("p",{class:"summary",role:"status","data-testid":"steps-summary",children:[s,", ",ie(ba(e).length,"step"),n>0&&`, ${ie(n,"recording")} still to be read`,"."," ",l("span",{class:"hint",children:[o>r&&"A filter in the sidebar chooses others. ","Click a point, or go to one with the arrow keys and press Enter, to open its recording."]})]})}function Nx({courses:e,totals:t}){let{recordings:n}=W(),o=n.shown.value,r=ba(e),s={run:o?.run??"",step:o?.step??0},[i,a]=Vn(JSON.stringify(s),s),[u,c]=te(null),d=As(r,i.step),f=Math.max(0,e.findIndex(({run:b})=>b===i.run)),m=(b,_)=>{let C=b&&va(b,_);!C||C.problem||n.choose({run:b.run,tag:b.tag,step:C.step,view:"overview"})},h=b=>{let _={ArrowUp:-1,ArrowDown:1}[b];if(_!==void 0){let C=e[(f+_+e.length)%e.length];a({...i,run:C?.run??i.run})}else if(b==="Enter")m(e[f],r[d]);else return!1;return!0};return l(ee,{children:[l("div",{class:"courses",children:t.map((b,_)=>l(zf,{courses:e,axis:r,total:b,at:_,chosen:d,active:f,onChoose:C=>a({...i,step:r[C]??0}),onPoint:c,onKey:h,onClick:(C,R,x)=>m(e[$f(R,x)],r[C])},b.key))}),l(Fx,{courses:e,totals:t,step:r[u??d]??0,active:f,onOpen:m})]})}function Fx({courses:e,totals:t,step:n,active:o,onOpen:r}){return l("table",{class:"both at-step","aria-label":"Totals at one step","data-testid":"steps-table",children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:["step ",q(n)]}),t.map(({key:s,label:i,help:a})=>l("th",{scope:"col",title:a,children:i},s))]})}),l("tbody",{children:e.map((s,i)=>{let a=va(s,n);return l("tr",{"aria-current":i===o,"data-run":s.run,children:[l("th",{scope:"row",children:[l(Nf,{n:i})," ",a&&!a.problem?l("button",{type:"button",class:"link",title:`Open the recording of step ${n}`,onClick:()=>r(s,n),children:s.run}):s.run]}),a?.nbytes?a.nbytes.map((u,c)=>l("td",{children:l(Q,{n:u})},t[c]?.key)):l("td",{class:"none",colSpan:t.length,children:Wx(s,a)})]},s.run)})})]})}function Wx({reply:e,problem:t},n){return(e?n?.problem:t)?"× cannot be read":e&&!n?"no recording at this step":"not read yet"}var wa=8;function Vx({courses:e}){let t=e.filter(({problem:o})=>o);if(t.length>0&&t.length===e.length)return l(Ve,{message:t.map(({run:o,problem:r})=>`${o}: ${r}`).join(" ")});let n=e.filter(o=>Vr(o).length>0);return t.length+n.length===0?null:l("ul",{class:"notes problems","data-testid":"steps-problems",children:[t.map(({run:o,problem:r})=>l("li",{children:[o,": ",r]},o)),n.map(o=>{let r=Vr(o);return l("li",{children:["× ",o.run,": ",ie(r.length,"recording")," cannot be read, at"," ",r.length===1?"step":"steps"," ",r.slice(0,wa).map(({step:s})=>q(s)).join(", "),r.length>wa&&` and ${q(r.length-wa)} more`,". ",r[0]?.problem]},o.run)})]})}var Bf={key:"terms",title:"Terms",waiting:"Matching the terms…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.terms(t,n),isEmpty:({layers:e})=>e.length===0,Panel:Bx};function Bx({reply:e,isLoading:t}){let{fitted:n}=W(),{value:o,loading:r}=n.reply.state.value,s=!r&&o?.fitted||null;return l("div",{class:`terms ${s?"fitted":""}`,"aria-busy":t,"data-testid":"terms",children:[l("p",{class:"hint",children:"What the formula of Korthikanti et al. says that a transformer layer keeps, and what this one keeps. Nothing is matched by force: a term without a save is not kept, a save without a term is forgotten by the formula."}),l(Gx,{formulas:s}),e.layers.map((i,a)=>l(Hx,{layer:i,fitted:s?.layers[a]??null,isOpen:a===0},i.module))]})}function Gx({formulas:e}){let{fitted:t,isServed:n}=W(),{value:o,error:r,loading:s}=t.reply.state.value;if(!n)return null;if(s){let{read:a=0,of:u=0}=t.fitting.value??{};return l("p",{class:"hint",role:"status","data-testid":"fitting",children:["Looking for recordings at other sizes",u>0&&`: ${q(a)} of ${q(u)} read`,"…"]})}let i=e?[e.proof,e.doubt,...e.notes]:[o?.problem??r?.message??""];return l("p",{class:"hint","data-testid":"fitted",children:i.filter(Boolean).join(" ")})}function Hx({layer:e,fitted:t,isOpen:n}){let{graph:o}=W(),r=Object.entries(e.sizes).map(([d,f])=>`${d} = ${q(f)}`),s=Math.max(1,...e.rows.map(d=>Math.max(d.kept_bytes,d.formula_bytes??0))),[i,a]=[e.rows.filter(({term:d})=>d!==""),e.rows.filter(({term:d})=>d==="")],u=e.forgotten_count-a.length,c=d=>t?.rows[e.rows.indexOf(d)]??null;return l("details",{class:"layer",open:n,"data-testid":"layer",children:[l("summary",{children:[l("b",{children:e.fqn||"the model"}),e.modules.length>1&&` ×${q(e.modules.length)}`,l("small",{children:[r.join(", "),", ",e.itemsize," bytes a value"]})]}),l("p",{class:"sums-line","data-testid":"layer-sums",children:["The formula says ",l("b",{children:j(e.formula_bytes)}),";"," ",e.modules.length>1?"each layer":"the layer"," keeps"," ",l("b",{children:j(e.kept_bytes)}),", of which the formula forgets"," ",l("b",{children:j(e.forgotten_bytes)}),"."," ",l("button",{type:"button",class:"link",onClick:()=>o.reveal($e(e.module)),children:"Show in graph"})]}),t&&l("p",{class:"sums-line","data-testid":"layer-fitted",children:["At any of these sizes it keeps ",l("code",{children:t.kept??"what is no formula"}),t.textbook!==null&&l(ee,{children:[", and the formula says ",l("code",{children:t.textbook})]}),"."]}),l("div",{role:"table","aria-label":`Terms of ${e.fqn||"the model"}`,children:[l("div",{class:"term head",role:"row",children:Kx.filter(([d])=>t||d!=="fitted").map(([d,f])=>l("span",{role:"columnheader",class:`cell-${d}`,children:f},d))}),i.map(d=>l(Wf,{row:d,fitted:c(d),whole:s},d.term)),a.length>0&&l("div",{class:"term group",role:"row",children:l("span",{role:"cell",children:"What the formula forgets"})}),a.map((d,f)=>l(Wf,{row:d,fitted:c(d),whole:s},f)),u>0&&l("p",{class:"hint",children:["and ",q(u)," smaller ones"]})]})]})}var Kx=[["what","term"],["formula","formula"],["fitted","fitted"],["says","says"],["kept","kept"],["bar",""],["why","why they differ, and who saves it"]];function Wf({row:e,fitted:t,whole:n}){let o=e.term==="",r=e.savers_count>0,s=e.formula_bytes===e.kept_bytes;return l("div",{class:`term ${o?"forgotten":r?s?"equal":"unequal":"unkept"}`,role:"row","data-testid":"term","data-term":e.term,children:[l("span",{class:"cell-what",role:"cell",children:o?l(Vf,{row:e}):e.what}),l("code",{class:"cell-formula",role:"cell",children:[e.formula||"–",t?.textbook&&l("small",{children:["= ",t.textbook]})]}),t&&l("code",{class:`cell-fitted ${t.is_equal?"equal":""}`,role:"cell",children:t.kept??"no formula"}),l("span",{class:"cell-says",role:"cell",children:l(Q,{n:e.formula_bytes})}),l("span",{class:"cell-kept",role:"cell",children:r?l(Q,{n:e.kept_bytes}):l("span",{class:"none",children:"not kept"})}),l("span",{class:"cell-bar",role:"cell",children:l(Ux,{said:e.formula_bytes??0,kept:e.kept_bytes,whole:n})}),l("span",{class:"cell-why",role:"cell",children:[e.note&&l("span",{children:e.note}),!o&&l(Vf,{row:e})]})]})}function Ux({said:e,kept:t,whole:n}){let o=r=>({width:`${100*r/n}%`});return l("span",{class:"pair","aria-hidden":"true",children:[l("span",{class:"said",style:o(e)}),l("span",{class:"kept",style:o(t)})]})}function Vf({row:{savers:e,savers_count:t}}){let{graph:n}=W();return l(ee,{children:[e.map(({node:o,name:r,slots:s})=>l("button",{type:"button",class:"link",onClick:()=>n.follow(je(o)),children:[r," ",s.join(" + ")]},o)),t>e.length&&` and ${q(t-e.length)} more`]})}var _a=["parameters","buffers","optimizer state","gradients","input","cached","held","not cached","recomputed","freed"];function ka({categories:e}){let t=r=>_a.includes(r)?_a.indexOf(r):_a.length,n=Object.keys(e).filter(r=>e[r]?.some(s=>s!==0)).sort((r,s)=>t(r)-t(s)),o=[];for(let r of n){let s=o.at(-1)?.top;o.push({name:r,top:(e[r]??[]).map((i,a)=>i+(s?.[a]??0))})}return o}function Gf({op:e,ops:t}){let{alive:n}=W();de(()=>{n.op.value=e},[e]),de(()=>()=>{n.op.value=null},[]);let{value:o,error:r,loading:s}=n.reply.state.value;return r?l(Ve,{message:r.message}):o?l("section",{class:"alive","aria-label":"What is alive",tabIndex:0,"aria-busy":s,"data-testid":"alive",children:[l(qx,{reply:o}),[o.before,o.behind].map(i=>i&&l(jx,{release:i,ops:t},i.at.op)),(o.before??o.behind)&&l("h3",{children:["Alive after op ",q(o.at.op)]}),l(Hf,{rows:o.alive,of:o.alive_count,at:o.at.op,ops:t})]}):s?l(qe,{what:"Reading what is alive…"}):null}function jx({release:e,ops:t}){let{at:n,nbytes:o,count:r,storages:s}=e;return l("div",{"data-testid":"released",children:[l("h3",{children:["Op ",q(n.op),", ",ro(n.name),", releases ",ie(r,"storage")," of"," ",l(Q,{n:o})," ",l("small",{children:fi(n)})]}),l(Hf,{rows:s,of:r,at:n.op,ops:t})]})}function Hf({rows:e,of:t,at:n,ops:o}){return l(ee,{children:[l("ol",{children:e.map(r=>l("li",{children:l(Yx,{row:r,at:n,ops:o,whole:e[0]?.nbytes??0})},r.storage))}),t>e.length&&l("p",{class:"hint",children:["and ",ie(t-e.length,"smaller one")]})]})}function qx({reply:e}){return l("p",{class:"summary","data-testid":"alive-summary",children:["After op ",q(e.at.op),", ",l("b",{children:ro(e.at.name)})," ",l("small",{children:fi(e.at)}),": ",ie(e.alive_count,"storage")," of ",l(Q,{n:e.live_bytes})," that the block made."]})}function fi({fqn:e,source:t,backward_of:n}){return[...n?[n.fqn,`backward of ${n.op}`]:[e],t].filter(Boolean).join(" · ")}function Yx({row:e,at:t,ops:n,whole:o}){let{select:r}=W(),s=e.made_by.node??e.made_by.backward_of?.node??null;return l("button",{type:"button",class:"life-row",disabled:s===null,"data-storage":e.storage,onClick:()=>s!==null&&r(je(s)),children:[l("span",{class:"size",children:[l(Q,{n:e.nbytes}),l(Bt,{part:e.nbytes,whole:o})]}),l("span",{class:"what",children:[l("span",{class:"made",title:fi(e.made_by),children:[l("b",{children:ro(e.made_by.name)})," ",l("span",{class:"type",children:un(e.dtype,e.shape)})," ",l("small",{children:fi(e.made_by)})]}),l("small",{children:Jx(e,t)})]}),l(Zx,{row:e,at:t,ops:n})]})}function Jx(e,t){let n=e.ended===null?"never released":`released after op ${q(e.ended)}`;return[e.state??e.phase,e.reason||e.holder&&`held by: ${e.holder}`,e.ended===t?"released before the next op":n].filter(Boolean).join(" · ")}function Zx({row:e,at:t,ops:n}){let o=a=>`${100*a/Math.max(1,n)}%`,r=e.ended===null?n:e.ended+1,s=e.made_by.op,i=q(e.last_used);return l("span",{class:"life",role:"img","aria-label":`made by op ${q(s)}, last used by op ${i}`,title:`Made by op ${q(s)}, last used by op ${i}`,children:[l("span",{class:`span patch ${Gt(e.state??e.phase??"")}`,style:{left:o(s),width:o(r-s)}}),l("span",{class:"used",style:{left:o(e.last_used+.5)}}),l("span",{class:"now",style:{left:o(t+.5)}})]})}var Kf={key:"timeline",title:"Timeline",waiting:"Reading the timeline…",isFor:e=>e?.has_ops??!0,fetch:(e,t,n)=>e.timeline(t,n),Panel:Qx};function Qx({reply:e,isLoading:t}){let[n,o]=In("timeline");if(e.op.length===0)return l("p",{class:"hint pad",children:"The forward made no storage, so there is nothing to draw."});let{with_model:r}=e,s=n.model!=="off"&&r||e,i=e.phases.at(-1)?.end_op??0,a=Number(n.at??s.peak?.op??e.op[0]),u=Xx(e,Number.isFinite(a)?a:0);return l("div",{class:"timeline","aria-busy":t,children:[s.peak&&l("p",{class:"summary","data-testid":"timeline-peak",children:["Peak ",s===r&&"with the model ",l(Q,{n:s.peak.nbytes}),e.device&&` on ${e.device}`," after op ",q(s.peak.op),"."," ",l("span",{class:"hint",children:"Click, or use the arrow keys, to see what is alive after an op; drag to zoom in, double-click to zoom out."})]}),r?l("p",{class:"summary",children:[l("label",{class:"check",children:[l("input",{type:"checkbox","data-testid":"timeline-model",checked:s===r,onChange:c=>o("model",c.currentTarget.checked?"":"off")}),"model states and inputs under what the block made"]})," ",l("span",{class:"hint","data-testid":"timeline-unknown",children:s===r&&r.unknown})]}):l("p",{class:"hint","data-testid":"timeline-unknown",children:["Without model states: ",l("code",{children:"record(model)"})," notes them."]}),l(ew,{timeline:e,stack:s,chosen:u,onChoose:c=>o("at",String(e.op[c]??0))}),l(Gf,{op:e.op[u]??0,ops:i})]})}function Xx(e,t){let n=e.op.findIndex(o=>o>t);return Math.max(0,(n<0?e.op.length:n)-1)}function ew({timeline:e,stack:t,chosen:n,onChoose:o}){let[r,s]=te(null),i=ka(t),a=ne(()=>tw(e,t),[e,t]),u=Ln((d,f)=>nw(d,e,t,f),[e,t]),c=r??n;return l(ee,{children:[l("dl",{class:"plot-legend","data-testid":"timeline-legend",children:[l("div",{children:[l("dt",{children:["after op ",q(e.op[c]??0)]}),l("dd",{children:l(Q,{n:t.live_bytes[c]})})]}),i.map(({name:d})=>l("div",{children:[l("dt",{children:[l("span",{class:`patch ${Gt(d)}`}),d]}),l("dd",{children:l(Q,{n:t.categories[d]?.[c]})})]},d))]}),l(Wn,{drawing:a,chosen:n,onChoose:o,onPoint:s,marks:u,label:"Live bytes after each op, split by what had become of them when the forward ended",valueText:`${j(t.live_bytes[n]??0)} after op ${e.op[n]}`,testId:"timeline-plot"})]})}function tw(e,t){let n=ka(t).reverse().map(({name:o,top:r})=>({label:o,colour:Gt(o),fill:`${Gt(o)}-fill`,values:r}));return{x:e.op,lines:n,isStepped:!0}}function nw(e,{phases:t},{peak:n},o){let{ctx:r,bbox:s}=e,i=devicePixelRatio,a=s.top+s.height;r.fillStyle=r.strokeStyle=o("muted"),r.textAlign="left",r.setLineDash([2*i,3*i]);for(let u of t.slice(1)){let c=e.valToPos(u.first_op,"x",!0);fn(r,c,s.top,c,a),r.fillText(u.kind,c+4*i,a-6*i)}r.setLineDash([]),r.fillStyle=r.strokeStyle=o("fg"),n&&qs(e,n,`peak ${j(n.nbytes)}`,{foot:a})}var Sa=[Pf,$p,Cf,uf,Kf,Wp,Ff,Bf,Af];function Uf(e,{partOfShown:t}){let n=Ce(null),o=t(()=>n.value===null?null:`alive ${n.value}`,(r,s)=>e.alive(r,n.peek()??0,s));return{op:n,reply:o}}var ow="terms";function jf(e,{partOfShown:t},n){let o=Ce(null),r=t(()=>e.isServed&&n.value===ow?"fitted":null,async(s,i)=>{for(o.value=null;;){i.throwIfAborted();let a=await e.fitted(s,i);if(!a.pending)return a;o.value=a.pending}});return{fitting:o,reply:r}}var rw=500;function Yf(e,t,n,o,r){let{address:s,change:i}=n,{modules:a,moduleTree:u,moduleAround:c}=o,d=Mp(e,t,n,o,r),{picture:f,current:m}=d,h=Ce(null);function b(){let E=m.peek();E?_(E.place):f.cancel()}function _(E){i(E),h.value=s.peek().selected}function C(){return new Set(f.state.peek().value?.graph.expand??s.peek().expand??[])}function R(E,$){i({expand:qf(E)}),h.value=$e($)}function x(E){return u.peek()?Zu(u.peek(),E):[E]}function w(E){let $=C();$.has(E)?x(E).forEach(A=>$.delete(A)):$.add(E),R($,E)}function S(E){R([...C(),...x(E).slice(0,rw)],E)}function L(E,$){if(E===null||$.has(E.text))return E;let A=Tt(E)&&a.peek()?so(a.peek(),c(E)):[];E.kind==="module"&&A.unshift(E.number);for(let D of A){let N=$.has($e(D).text)?D:P(D,$);if(N!==void 0)return $e(N)}return null}function P(E,$){let D=(u.peek()?.children[a.peek()?.parent[E]??-1]??[]).findLast(N=>N<E&&$.has($e(N).text));return D!==void 0&&$.get($e(D).text)?.isRepeated?D:void 0}function I(E){let $=C(),A=$.size,D=a.peek();D&&so(D,c(E)).forEach(K=>$.add(K));let N=$.size===A;i({view:ir,selected:E,...N?{}:{expand:qf($)}}),h.value=E}function M(E){r.peek()===ir?I(E):i({selected:E})}return{...d,focus:h,toggle:w,expandBelow:S,nearest:L,reveal:I,follow:M,giveUp:b,rearrange:_}}function qf(e){return[...new Set(e)].sort((t,n)=>t-n)}function Jf(e){let t=Ce(e);return{address:t,change:n=>t.value={...t.peek(),...n}}}function Zf(e,t){let n=em(e.modules),o=r=>r&&r.flatMap(s=>n[s]??[]);return{selected:t.selected&&sw(e,n,t.selected),expand:o(t.expand),open:o(Vt(t.modules.open??""))}}function Qf(e,t){let n=em(e.modules),o=new Map(n.map((s,i)=>[s,i])),r=s=>{let i=s?.flatMap(a=>o.get(a)??[]);return i&&(i.length>0||s?.length===0)?i:null};return{selected:t.selected===null?null:iw(e,n,t.selected),expand:r(t.expand),modules:{open:wt(r(t.open))}}}function Xf(e,t){let n=e.modules.open??t.modules?.open??"";return{selected:e.selected??t.selected??null,expand:e.expand??t.expand??null,modules:Pt(e.modules,"open",n)}}function em({fqn:e,call:t}){return e.map((n,o)=>`${n} ${t[o]}`)}function tm({ops:e},t){let n=new Map;return e.op.map((o,r)=>{let s=e.module[r]??null,i=`${s===null?"":t[s]} ${o}`,a=n.get(i)??0;return n.set(i,a+1),`${i} ${a}`})}function sw(e,t,n){return n.kind==="module"?t[n.number]??null:n.kind!=="node"?null:tm(e,t)[e.ops.node.indexOf(n.number)]??null}function iw(e,t,n){let o=t.indexOf(n);if(o>=0)return $e(o);let r=e.ops.node[tm(e,t).indexOf(n)];return r===void 0?null:je(r)}function nm(e,{address:t,change:n},o){let r=Tr(()=>o.value?"index":null,e.index),s=_e(()=>ys(r.state.value.value,t.value)),i=_e(()=>s.value&&bs(s.value)),a=_e(()=>i.value?JSON.stringify(i.value):null),u=_e(()=>{let P=r.state.value.value?.runs.map(({run:$})=>$)??[],I=t.value.runs,M=Ps(I);if(M)return P.filter(M);let E=jo(I);return P.filter($=>E($.toLowerCase()))});function c(P,I){return Tr(()=>{let M=o.value&&a.value!==null?P():null;return M===null?null:`${a.value} ${M}`},(M,E)=>{let $=i.peek();if(!$)throw new Error("No recording is chosen.");return I($,M,E)})}let d=c(()=>"recording",e.recording),f=_e(()=>d.state.value.value?.modules),m=_e(()=>f.value&&Ju(f.value)),h=_e(()=>{let P=d.state.value.value?.ops.node??[];return new Map(P.map((I,M)=>[I,M]))});function b({kind:P,number:I}){if(P==="module")return f.peek()?.parent[I]??null;let M=h.peek().get(I);return M===void 0?null:d.state.peek().value?.ops.module[M]??null}let _=Ce(null),C=xt(()=>{let{key:P,value:I,loading:M}=d.state.value;if(!_.value||!I||M||P!==`${a.value} recording`)return;let E=Qf(I,_.value);_.value=null,n(Xf(t.peek(),E))});function R(P){let{run:I,tag:M,step:E,view:$=t.peek().view}=P,{value:A}=d.state.peek(),D=_.peek()??(A?Zf(A,t.peek()):null),{modules:N,ops:K,compare:U}=t.peek();n({run:I,tag:M,step:E,view:$,selected:null,expand:null,timeline:{},modules:Pt(Pt(N,"open",""),"groups",""),ops:Pt(K,"open",""),compare:Pt(U,"open","")}),_.value=D}function x(P){let M=(r.state.peek().value?.runs.find(E=>E.run===P)?.tags??[]).find(E=>E.tag===t.peek().tag)?.tag??"";R({run:P,tag:M,step:null})}function w(P){R({run:t.peek().run,tag:P,step:null})}function S(P){let{run:I,tag:M}=t.peek();R({run:I,tag:M,step:P})}function L({run:P,tag:I},M){R({run:P,tag:I,step:i.peek()?.step??null,view:M})}return{index:r,entry:s,shown:i,matching:u,partOfShown:c,recording:d,modules:f,moduleTree:m,rowOfNode:h,moduleAround:b,choose:R,chooseRun:x,chooseTag:w,chooseStep:S,chooseRank:L,dispose:C}}var lw="steps",aw=10;function om(e,{index:t,entry:n,matching:o},r,s){let i=_e(()=>{let d=t.state.value.value?.runs??[],f=n.value,m=new Set(o.value);return d.flatMap(h=>{if(h.run===f?.run.run)return{run:h.run,tag:f.tag};let b=m.has(h.run)?$n(h,f?.tag.tag):void 0;return b?{run:h.run,tag:b}:[]})}),a=_e(()=>{let d=n.value?.run.run,f=i.value.filter(({run:m})=>m!==d).slice(0,aw-1);return i.value.filter(m=>m.run===d||f.includes(m))}),u=Tr(()=>r.value&&s.value===lw?JSON.stringify(a.value):null,async(d,f)=>{let m=a.peek().map(uw),h=(b,_)=>{m[b]=_,f([...m])};return Promise.all(m.map((b,_)=>cw(e,b,d,C=>h(_,C))))});function c(){let{value:d=[],error:f}=u.state.peek(),m=new Set(a.peek().flatMap(({run:h,tag:b})=>b.problem?[h]:[]));(f||d.some(({run:h,problem:b})=>b&&!m.has(h)))&&u.reload()}return{all:i,drawn:a,reply:u,reload:c}}function uw({run:e,tag:t}){return{run:e,tag:t.tag,reply:null,problem:t.problem??""}}async function cw(e,t,n,o){if(t.problem)return t;let r=t,s=i=>o(r={...t,reply:i});try{return{...t,reply:await pi(()=>e.steps(t,n),s)}}catch(i){if(n.aborted)throw i;return{...r,problem:i instanceof Error?i.message:String(i)}}}function rm(e,t,{address:n},{entry:o,recording:r,partOfShown:s}){let i=e.filter(({needsServer:_})=>t.isServed||!_),a=(_,C)=>s(()=>C()?_.key:null,async(R,x,w)=>_.fetch?.(t,R,x,w)),u=()=>r.state.value.value?.meta,c=_=>_.isFor?.(u(),o.value?.tag)??!0,d=new Map;for(let _ of i)_.isEmpty!==void 0&&d.set(_,a(_,()=>u()!==void 0&&c(_)));function f(_){if(!c(_))return!1;if(_.isEmpty===void 0)return!0;let C=d.get(_)?.state.value;return(C?.loading===!0||u()===void 0)&&n.value.view===_.key?!0:C?.value!==void 0&&!_.isEmpty(C.value)}let m=_e(()=>i.filter(f)),h=_e(()=>m.value.map(({key:C})=>C).includes(n.value.view)?n.value.view:Bo.view);for(let _ of i)_.fetch===void 0||d.has(_)||d.set(_,a(_,()=>h.value===_.key));function b(){for(let[_,C]of d){let{value:R,error:x}=C.state.peek();(x||R!==void 0&&_.mayGrow?.(R))&&C.reload()}}return{available:m,shown:h,reply:_=>d.get(_),reload:b,dispose:()=>d.forEach(_=>_.dispose())}}function sm(e,t,n,o=Bo){let r=Jf(o),{address:s,change:i}=r,a=Ce(!0),u=Ce(!1),c=nm(e,r,a),d=rm(n,e,r,c),f=Yf(e,t,r,c,d.shown),m=c.partOfShown(()=>Tt(s.value.selected)?s.value.selected.text:null,(I,M)=>e.detail(I,s.peek().selected,M)),h=Uf(e,c),b=mc(e,t,r,c,d.shown),_=jf(e,c,d.shown),C=om(e,c,a,d.shown),{index:R,recording:x}=c,w=[x,f.picture,f.drawn,m,h.reply,_.reply,b.reply,b.patterns,b.curve,b.difference];function S(I){i({selected:I})}function L(){R.reload();for(let I of w){let{error:M}=I.state.peek();M&&!dw(M)&&I.reload()}C.reload(),d.reload()}function P(){for(let I of[...w,C.reply,d,c,R])I.dispose()}return{isServed:e.isServed,address:s,change:i,select:S,isVisible:a,isDark:u,recordings:c,views:d,graph:f,detail:m,alive:h,fitted:_,compare:b,steps:C,reload:L,dispose:P}}function dw(e){return e instanceof dn||e instanceof ho}var im='.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}';var lm=`* {
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
`;var am=`.compare {
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

.ways {
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  padding: 0;
  border: 0;
  margin: 0;
}

.ways legend {
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

.ticks-rows .both th:nth-child(n) {
  text-align: left;
}

.ticks-rows .both tr > :nth-last-child(-n + 2) {
  text-align: right;
}

.ticks-rows .both thead th {
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

.both {
  border-collapse: collapse;
}

.both th,
.both td {
  padding: 3px 18px 3px 0;
  border-bottom: 1px solid var(--grid);
  font-variant-numeric: tabular-nums;
  font-weight: 400;
  text-align: right;
}

.both td {
  white-space: nowrap;
}

.both th:first-child {
  text-align: left;
}

.both th.level-1 {
  padding-left: 14px;
  color: var(--muted);
}

.both thead th {
  color: var(--muted);
  font-size: 12px;
  overflow-wrap: anywhere;
}

.signed.less {
  color: var(--less);
}

.signed.more {
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
`;var um=`.details {
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
`;var cm=`.difference {
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
`;var dm=`.edge path {
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
`;var pm=`.graph {
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
@media (max-width: 560px), (max-height: 420px) {
  .minimap {
    display: none;
  }

  .legend {
    max-width: calc(100% - 20px);
  }
}
`;var fm=`.progress {
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

.question {
  max-width: 560px;
  padding: 10px 14px;
}
`;var mm=`.header {
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
`;var hm=`.icicle {
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
  padding: 2px 4px;
  border: 1px solid var(--bg);
  background: var(--bytes-2);
  color: var(--fg);
  cursor: pointer;
  text-overflow: ellipsis;
  white-space: nowrap;
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
`;var gm=`@media (max-width: 820px) {
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
`;var ym=`.ops {
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
`;var bm=`.overview {
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

.lighter {
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

.members {
  columns: 220px;
  margin: 6px 0 0;
  font-size: 12px;
}

.members [aria-current='true'] {
  font-weight: 600;
}

/* On the wash the colour of links is too faint in the dark. */
.lighter .link {
  color: var(--fg);
  text-decoration: underline;
}
`;var vm=`.app {
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

.recording[aria-busy='true'] > * {
  opacity: 0.6;
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

.view h2 {
  margin: 18px 0 4px;
  font-size: 14px;
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
`;var xm=`.ranks {
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
`;var wm=`.sidebar {
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
`;var _m=`.steps {
  flex: 1;
  min-height: 0;
  padding: 12px 16px 20px;
  overflow: auto;
}

.courses {
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 14px 20px;
  margin: 12px 0;
}

.courses figure {
  min-width: 0;
}

.courses figcaption {
  margin-bottom: 4px;
  font-weight: 600;
}

.courses .plot {
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
  .courses {
    grid-template-columns: minmax(0, 1fr);
  }
}
`;var km=`.table {
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

.branch .what-if-link {
  flex: none;
  margin-left: 8px;
  white-space: nowrap;
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
`;var Sm=`.terms {
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
`;var Rm=`/* Colours are named once, per theme. Those of the states are those of
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
`;var Cm=`.timeline {
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
`;var Tm=`.toolbar {
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
`;var Pm=[im,Rm,lm,vm,wm,mm,Tm,bm,pm,dm,fm,um,km,ym,hm,Cm,Sm,xm,am,cm,_m,gm].join(`
`);var Br="p.activation_memory.";function yo(){try{return window.parent!==window&&window.parent.document?window.parent:null}catch{return null}}function Ra(e){try{let n=yo()?.tensorboard?.tf_storage?.getString(Br+e);if(n)return n}catch{}let t=(yo()??window).location.hash.slice(1);return new URLSearchParams(t.replaceAll("+","%2B")).get(Br+e)??""}function Mm(e,t,n){let o=yo()?.tensorboard?.tf_storage;try{if(o){o.setString(Br+e,t,{defaultValue:"",useLocationReplace:!n});return}}catch{return}if(yo())return;let r=new URLSearchParams(location.hash.slice(1));t?r.set(Br+e,t):r.delete(Br+e);let s=`${location.pathname}${location.search}#${r.toString()}`;n?history.pushState(null,"",s):history.replaceState(null,"",s)}function Em(e){(yo()??window).addEventListener("hashchange",e)}function Om(e){let t=yo()?.document.body;if(t){let n=()=>e(t.classList.contains("dark-mode"));new MutationObserver(n).observe(t,{attributes:!0,attributeFilter:["class"]}),n()}else{let n=window.matchMedia("(prefers-color-scheme: dark)");n.addEventListener("change",()=>e(n.matches)),e(n.matches)}}function Am(e){let t=()=>e(window.innerHeight>0);window.addEventListener("resize",t),t()}function Lm(e,t){if(!yo())return;let{port1:n,port2:o}=new MessageChannel,r=s=>n.postMessage(JSON.stringify(s));n.onmessage=s=>{let i=JSON.parse(s.data);if(i.isReply){i.type==="experimental.GetURLPluginData"&&!i.error&&i.payload&&t(i.payload);return}i.type==="experimental.DataReloaded"&&e(),r({...i,payload:null,error:null,isReply:!0})},window.parent.postMessage("experimental.bootstrap","*",[o]),r({type:"experimental.GetURLPluginData",id:0,payload:null,error:null,isReply:!1})}var Im=Sa.map(({key:e})=>e);function AE(){try{$m(Vu,"./layout.worker.js?v=8806c7026947")}catch(e){Dm(e)}}async function Iw(){try{let e=new Blob([await il("worker")],{type:"text/javascript"});$m(Uu(),URL.createObjectURL(e))}catch(e){Dm(e)}}Hu()&&Iw();function Dm(e){let t=document.createElement("p");t.setAttribute("role","alert"),t.textContent=`The Activation Memory tab could not start: ${String(e)}`,document.body.append(t)}function $m(e,t){document.documentElement.lang="en",document.title="Activation Memory";let n=document.createElement("style");n.textContent=Pm,document.head.append(n);let o=tl(Ra,Im),r=()=>new Worker(new URL(t,import.meta.url)),{lay:s,prepare:i}=Yu(r),a=sm(e,qu(s),Sa,o);xt(()=>{a.views.shown.value===ir&&i()}),Om(c=>{document.documentElement.classList.toggle("dark",c),a.isDark.value=c}),Am(c=>a.isVisible.value=c),Dw(a);let u=document.createElement("div");u.id="activation-memory",document.body.append(u),mu(l(sl.Provider,{value:a,children:l(cc,{})}),u)}function Dw(e){let t=ms(e.address.peek());xt(()=>{let o=ms(e.address.value),r=fs.filter(i=>o[i]!==t[i]),s=r.find(i=>Nu.includes(i));for(let i of s?[s,...r.filter(a=>a!==s)]:r)Mm(i,o[i],i===s);t=o});let n=o=>{let r=tl(o,Im),s=ms(r);fs.every(i=>s[i]===t[i])||(t=s,e.change(r))};Em(()=>{e.isVisible.peek()&&n(Ra)}),Lm(e.reload,o=>{fs.every(r=>!t[r])&&n(r=>o[r]??"")})}export{AE as render};
