import type { PageText } from './page-text.ts';

export const cookies: PageText = {
  slug: 'cookies',
  revisedOn: '2026-11-02',
  title: { en: 'Cookie policy', es: 'Política de cookies', ar: 'سياسة ملفات تعريف الارتباط' },
  intro: {
    en: 'What this site keeps on your device, why, and how to reject what it does not need.',
    es: 'Qué guarda este sitio en tu dispositivo, para qué sirve y cómo rechazar lo que no es necesario.',
    ar: 'ما يحفظه هذا الموقع على جهازك، ولماذا، وكيف ترفض ما لا يحتاج إليه.',
  },
  metaDescription: {
    en: 'The cookies and storage that Marquee uses: what is necessary, what needs your consent and how long it stays.',
    es: 'Las cookies y el almacenamiento que usa Marquee: qué es necesario, qué requiere tu consentimiento y cuánto dura.',
    ar: 'ملفات تعريف الارتباط والتخزين في موقع Marquee: ما هو ضروري، وما يحتاج إلى موافقتك، ومدة حفظه.',
  },
  body: {
    en: `<h2>In short</h2>
<p>The site works with necessary cookies alone. Analytics and marketing start only if you allow them, and rejecting them takes one tap, just like accepting. You can change your mind at any time under “Cookie settings” at the bottom of every page.</p>
<h2>What a cookie is</h2>
<p>A cookie is a short text that a site saves in your browser and reads again later. Sites can also keep data in the browser’s own storage, and pages and pictures to open offline. The same rules apply to all of this, so we call all of it “cookies” here.</p>
<h2>Necessary cookies</h2>
<p>The law does not require your consent for what a service you asked for needs to work. On this site, this is:</p>
<table><caption>Necessary cookies</caption><thead><tr><th scope="col">Name</th><th scope="col">Purpose</th><th scope="col">Kept for</th></tr></thead><tbody>
<tr><td><code>cookies_accepted</code></td><td>Remembers that you answered the cookie message</td><td>12 months</td></tr>
<tr><td><code>__Host-rt</code></td><td>Keeps you logged in from page to page; no script can read it</td><td>8 hours</td></tr>
<tr><td><code>session_hint</code></td><td>Tells the page that someone is logged in; contains no name</td><td>Until you log out</td></tr>
<tr><td><code>session_break</code></td><td>Tells the page that you are on a break, so that no games appear while it opens</td><td>Until you log out</td></tr>
<tr><td><code>playerNotVerifiedModal</code></td><td>Stops us asking for your documents at every login</td><td>60 days, or until you log out</td></tr>
<tr><td><code>cw_conversation</code></td><td>Keeps your conversation with us, once you open the chat</td><td>12 months</td></tr>
<tr><td><code>cw_user_*</code></td><td>Shows that the conversation is yours</td><td>Until you log out</td></tr>
</tbody></table>
<h3>In the browser’s storage</h3>
<ul><li>Pages, pictures and game lists that you have seen, so that they open offline.</li><li>Your theme, and which messages you have closed.</li><li>A sign-up that you have not finished, for seven days. We never save your password or document number there.</li></ul>
<p>The page <a href="/cookies/device">On this device</a> lists everything that is there right now, and lets you delete any of it.</p>
<h2>Cookies for convenience and partners</h2>
<p>We set these, too, although the site works without them. You can delete them at any time under <a href="/cookies/device">On this device</a>.</p>
<table><caption>Cookies for convenience and partners</caption><thead><tr><th scope="col">Name</th><th scope="col">Purpose</th><th scope="col">Kept for</th></tr></thead><tbody>
<tr><td><code>customNavigationMode</code></td><td>Opens the site where you usually start</td><td>30 days</td></tr>
<tr><td><code>btag</code></td><td>Tells us which partner sent you, so that we can pay that partner; contains nothing about you</td><td>30 days</td></tr>
</tbody></table>
<h2>What needs your consent</h2>
<h3>Analytics</h3>
<p>Which pages visitors read and where they give up. If you allow it, a tag manager loads and counts visits. Your name, your account and your amounts are never included.</p>
<h3>Marketing</h3>
<p>Whether an ad on another site brought you here. If you allow it, the advertising network may set its own cookies and know that you visited us.</p>
<p>Until you choose, or if you reject them, neither is loaded: your browser sends them no requests. Your choice lasts 12 months. Then, or when we add something new, we ask again.</p>
<h2>Who sets them</h2>
<p>We set the cookies in both tables ourselves, under the address of this site. Third-party cookies come only with analytics and marketing. The cookie settings name each third party.</p>
<h2>How to change your mind</h2>
<ol><li>Open “Cookie settings” at the bottom of any page and choose again. We delete what you no longer allow, as far as a site can.</li><li>Or let your browser delete everything a site has saved: look for “site data” in its settings.</li></ol>
<p>Without the necessary cookies you can read the site, but you cannot log in.</p>
<h2>Questions</h2>
<p>Write to <a href="mailto:privacy@marquee.example">privacy@marquee.example</a>. The <a href="/legal/privacy">privacy policy</a> explains what else we do with personal data.</p>`,
    es: `<h2>En pocas palabras</h2>
<p>El sitio funciona solo con las cookies necesarias. La analítica y el marketing empiezan únicamente si los permites, y basta un toque para rechazarlos, igual que para aceptarlos. Puedes cambiar de opinión cuando quieras en «Configurar cookies», al pie de cada página.</p>
<h2>Qué es una cookie</h2>
<p>Una cookie es un texto breve que un sitio guarda en tu navegador y vuelve a leer más tarde. Un sitio también puede guardar datos en el almacenamiento del navegador, y páginas e imágenes para abrirlas sin conexión. Las reglas son las mismas para todo, así que aquí lo llamamos todo «cookies».</p>
<h2>Cookies necesarias</h2>
<p>La ley no exige consentimiento para aquello sin lo que no funciona un servicio que has pedido. En este sitio es lo siguiente:</p>
<table><caption>Cookies necesarias</caption><thead><tr><th scope="col">Nombre</th><th scope="col">Finalidad</th><th scope="col">Duración</th></tr></thead><tbody>
<tr><td><code>cookies_accepted</code></td><td>Recuerda que respondiste al aviso de cookies</td><td>12 meses</td></tr>
<tr><td><code>__Host-rt</code></td><td>Mantiene tu sesión de una página a otra; ningún script puede leer esta cookie</td><td>8 horas</td></tr>
<tr><td><code>session_hint</code></td><td>Indica a la página que hay una sesión iniciada; no contiene ningún nombre</td><td>Hasta que cierres sesión</td></tr>
<tr><td><code>session_break</code></td><td>Indica a la página que estás en pausa, para que no aparezcan juegos mientras se abre</td><td>Hasta que cierres sesión</td></tr>
<tr><td><code>playerNotVerifiedModal</code></td><td>Evita que te pidamos los documentos en cada inicio de sesión</td><td>60 días, o hasta que cierres sesión</td></tr>
<tr><td><code>cw_conversation</code></td><td>Guarda tu conversación con nosotros cuando abres el chat</td><td>12 meses</td></tr>
<tr><td><code>cw_user_*</code></td><td>Indica que la conversación es tuya</td><td>Hasta que cierres sesión</td></tr>
</tbody></table>
<h3>En el almacenamiento del navegador</h3>
<ul><li>Las páginas, imágenes y listas de juegos que has visto, para abrirlas sin conexión.</li><li>Tu tema y los mensajes que has cerrado.</li><li>Un registro sin terminar, durante siete días. Ahí nunca guardamos tu contraseña ni tu número de documento.</li></ul>
<p>La página <a href="/cookies/device">En este dispositivo</a> muestra todo lo que hay ahora mismo y te permite borrarlo.</p>
<h2>Cookies de comodidad y de colaboradores</h2>
<p>También instalamos estas, aunque el sitio funciona sin ellas. Puedes borrarlas cuando quieras en la página <a href="/cookies/device">En este dispositivo</a>.</p>
<table><caption>Cookies de comodidad y de colaboradores</caption><thead><tr><th scope="col">Nombre</th><th scope="col">Finalidad</th><th scope="col">Duración</th></tr></thead><tbody>
<tr><td><code>customNavigationMode</code></td><td>Abre el sitio por donde sueles empezar</td><td>30 días</td></tr>
<tr><td><code>btag</code></td><td>Indica qué colaborador te trajo, para poder pagarle; no dice nada de ti</td><td>30 días</td></tr>
</tbody></table>
<h2>Qué requiere tu consentimiento</h2>
<h3>Analítica</h3>
<p>Qué páginas se leen y en cuáles se abandona el sitio. Si lo permites, se carga un gestor de etiquetas que cuenta las visitas. Nunca incluye tu nombre, tu cuenta ni tus importes.</p>
<h3>Marketing</h3>
<p>Si un anuncio de otro sitio te trajo hasta aquí. Si lo permites, la red publicitaria puede instalar sus propias cookies y saber que nos has visitado.</p>
<p>Hasta que elijas, y si los rechazas, no se carga nada de ninguno: tu navegador no les envía ninguna petición. Tu elección dura 12 meses. Después, o cuando añadamos algo nuevo, te preguntaremos otra vez.</p>
<h2>Quién las instala</h2>
<p>Las cookies de ambas tablas son nuestras y llevan la dirección de este sitio. Las de terceros solo llegan con la analítica y el marketing. La configuración de cookies nombra a cada tercero.</p>
<h2>Cómo cambiar de opinión</h2>
<ol><li>Abre «Configurar cookies» al pie de cualquier página y elige de nuevo. Borramos lo que ya no permites, hasta donde un sitio puede hacerlo.</li><li>O pide a tu navegador que borre todo lo que guarda un sitio: busca «datos de sitios» en sus ajustes.</li></ol>
<p>Sin las cookies necesarias puedes leer el sitio, pero no iniciar sesión.</p>
<h2>Preguntas</h2>
<p>Escribe a <a href="mailto:privacy@marquee.example">privacy@marquee.example</a>. La <a href="/legal/privacy">política de privacidad</a> explica qué más hacemos con los datos personales.</p>`,
    ar: `<h2>باختصار</h2>
<p>يعمل الموقع بملفات تعريف الارتباط الضرورية وحدها. لا تبدأ التحليلات والتسويق إلا إذا سمحت بهما، والرفض بلمسة واحدة مثل القبول تمامًا. يمكنك تغيير رأيك متى شئت من «إعدادات ملفات تعريف الارتباط» أسفل كل صفحة.</p>
<h2>ما هو ملف تعريف الارتباط</h2>
<p>ملف تعريف الارتباط نص قصير يحفظه موقع في متصفحك ويقرؤه مرة أخرى لاحقًا. ويمكن للمواقع أيضًا حفظ بيانات في تخزين المتصفح نفسه، وصفحات وصور تُفتح من دون اتصال. تسري القواعد نفسها على هذا كله، لذلك نسميه كله هنا «ملفات تعريف الارتباط».</p>
<h2>ملفات تعريف الارتباط الضرورية</h2>
<p>لا يشترط القانون موافقتك على ما لا تعمل من دونه خدمة طلبتها. وهو في هذا الموقع:</p>
<table><caption>ملفات تعريف الارتباط الضرورية</caption><thead><tr><th scope="col">الاسم</th><th scope="col">الغرض</th><th scope="col">مدة الحفظ</th></tr></thead><tbody>
<tr><td><code>cookies_accepted</code></td><td>يتذكر أنك أجبت عن رسالة ملفات تعريف الارتباط</td><td>12 شهرًا</td></tr>
<tr><td><code>__Host-rt</code></td><td>يُبقيك مسجّل الدخول من صفحة إلى أخرى؛ لا يستطيع أي نص برمجي قراءته</td><td>8 ساعات</td></tr>
<tr><td><code>session_hint</code></td><td>يُعلم الصفحة بأن شخصًا ما مسجّل الدخول؛ لا يحتوي على أي اسم</td><td>حتى تسجّل خروجك</td></tr>
<tr><td><code>session_break</code></td><td>يُعلم الصفحة بأنك في استراحة، حتى لا تظهر الألعاب أثناء فتحها</td><td>حتى تسجّل خروجك</td></tr>
<tr><td><code>playerNotVerifiedModal</code></td><td>يمنعنا من طلب مستنداتك عند كل تسجيل دخول</td><td>60 يومًا، أو حتى تسجّل خروجك</td></tr>
<tr><td><code>cw_conversation</code></td><td>يحفظ محادثتك معنا بعد أن تفتح المحادثة</td><td>12 شهرًا</td></tr>
<tr><td><code>cw_user_*</code></td><td>يدل على أن المحادثة لك</td><td>حتى تسجّل خروجك</td></tr>
</tbody></table>
<h3>في تخزين المتصفح</h3>
<ul><li>الصفحات والصور وقوائم الألعاب التي رأيتها، لتُفتح من دون اتصال.</li><li>المظهر الذي اخترته، والرسائل التي أغلقتها.</li><li>إنشاء حساب لم تُكمله، لمدة سبعة أيام. لا نحفظ كلمة مرورك ولا رقم مستندك هناك أبدًا.</li></ul>
<p>تعرض صفحة <a href="/cookies/device">على هذا الجهاز</a> كل ما هو محفوظ الآن، وتتيح لك حذف أي منه.</p>
<h2>ملفات تعريف الارتباط لراحتك وللشركاء</h2>
<p>نضع هذه الملفات أيضًا، مع أن الموقع يعمل من دونها. يمكنك حذفها متى شئت من صفحة <a href="/cookies/device">على هذا الجهاز</a>.</p>
<table><caption>ملفات تعريف الارتباط لراحتك وللشركاء</caption><thead><tr><th scope="col">الاسم</th><th scope="col">الغرض</th><th scope="col">مدة الحفظ</th></tr></thead><tbody>
<tr><td><code>customNavigationMode</code></td><td>يفتح الموقع من حيث تبدأ عادةً</td><td>30 يومًا</td></tr>
<tr><td><code>btag</code></td><td>يخبرنا أي شريك أوصلك إلى هنا، لندفع له؛ لا يحتوي على أي شيء عنك</td><td>30 يومًا</td></tr>
</tbody></table>
<h2>ما يحتاج إلى موافقتك</h2>
<h3>التحليلات</h3>
<p>تبيّن الصفحات التي يقرؤها الزوار، وأين يتوقفون. إن سمحت بها، يُحمَّل مدير وسوم ويحصي الزيارات. لا تتضمن أبدًا اسمك أو حسابك أو مبالغك.</p>
<h3>التسويق</h3>
<p>يبيّن هل أوصلك إلى هنا إعلان في موقع آخر. إن سمحت به، فقد تضع الشبكة الإعلانية ملفات تعريف ارتباط خاصة بها، وتعرف أنك زرتنا.</p>
<p>لا يُحمَّل شيء من هذا ولا ذاك قبل أن تختار، ولا إذا رفضت: لا يرسل متصفحك إليهما أي طلب. يسري اختيارك 12 شهرًا. بعدها، أو عندما نضيف شيئًا جديدًا، نسألك مجددًا.</p>
<h2>من يضعها</h2>
<p>نضع بأنفسنا ملفات تعريف الارتباط الواردة في الجدولين، بعنوان هذا الموقع. ولا تأتي ملفات الأطراف الخارجية إلا مع التحليلات والتسويق. وتذكر إعدادات ملفات تعريف الارتباط اسم كل طرف خارجي.</p>
<h2>كيف تغيّر رأيك</h2>
<ol><li>افتح «إعدادات ملفات تعريف الارتباط» أسفل أي صفحة واختر من جديد. نحذف ما لم تعد تسمح به، بقدر ما يستطيع أي موقع.</li><li>أو دع متصفحك يحذف كل ما حفظه موقع ما: ابحث عن «بيانات الموقع» في إعداداته.</li></ol>
<p>من دون الملفات الضرورية يمكنك قراءة الموقع، لكن لا يمكنك تسجيل الدخول.</p>
<h2>أسئلة</h2>
<p>راسلنا على <a href="mailto:privacy@marquee.example">privacy@marquee.example</a>. وتشرح <a href="/legal/privacy">سياسة الخصوصية</a> ما نفعله أيضًا بالبيانات الشخصية.</p>`,
  },
};
