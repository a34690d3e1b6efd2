import type { PageText } from './page-text.ts';

/** The privacy policy. Its date is the version that players accept at registration. */
export const privacy: PageText = {
  slug: 'privacy',
  revisedOn: '2026-01-12',
  title: { en: 'Privacy policy', es: 'Política de privacidad', ar: 'سياسة الخصوصية' },
  intro: {
    en: 'What data we hold about you, why we need it, who else sees it and what rights you have.',
    es: 'Qué datos tuyos tenemos, para qué los necesitamos, quién más los ve y qué derechos tienes.',
    ar: 'ما بياناتك التي نحفظها، ولماذا نحتاج إليها، ومن يراها غيرنا، وما حقوقك.',
  },
  metaDescription: {
    en: 'How Marquee handles personal data: what we keep, why, for how long, who receives it, and your rights.',
    es: 'Cómo trata Marquee los datos personales: qué guardamos, por qué, cuánto tiempo, quién los recibe y tus derechos.',
    ar: 'كيف يتعامل موقع Marquee مع البيانات الشخصية: ما نحفظه، ولماذا، وإلى متى، ومن يتلقاه، وما حقوقك.',
  },
  body: {
    en: `<h2>Who is responsible for your data</h2>
<p>Marquee Play Ltd, 12 Lantern Street, Puerto Lindo. Write to our data protection officer at <a href="mailto:privacy@marquee.example">privacy@marquee.example</a>. You will get an answer within a month.</p>
<h2>What we hold, and why</h2>
<table><caption>Personal data by purpose</caption><thead><tr><th scope="col">Data</th><th scope="col">Purpose</th><th scope="col">Legal basis</th></tr></thead><tbody>
<tr><td>Name, date of birth, document number, address</td><td>To verify your identity and your age</td><td>Gambling and anti-money-laundering law</td></tr>
<tr><td>Email, phone, language</td><td>To contact you about your account</td><td>Our contract with you</td></tr>
<tr><td>Deposits, withdrawals, bets, rounds, balances</td><td>To run your account, pay you and keep our accounts</td><td>Our contract with you; gambling and tax law</td></tr>
<tr><td>Limits, breaks, self-exclusion, how you play</td><td>To protect you, and to step in if your play looks harmful</td><td>Gambling law</td></tr>
<tr><td>Device, browser, IP address, logins</td><td>To keep others out of your account and detect fraud</td><td>Our legitimate interest in a safe site</td></tr>
<tr><td>Your choices about news by email, text message and notification</td><td>To tell you about promotions, if you want that</td><td>Your consent</td></tr>
</tbody></table>
<p>We do not buy data about you, and we never sell yours. No decision about you is left to software alone: if a program suggests blocking an account, a person checks first.</p>
<h2>Player protection</h2>
<p>The law requires us to watch for signs of harm. Examples are fast-growing deposits, limits raised again and again, or playing through the night. We use what we see to protect you, never for marketing. Players who show such signs get no marketing at all.</p>
<h2>Who else sees it</h2>
<ul><li><strong>Payment services</strong> get what a payment needs.</li><li><strong>Game providers</strong> get a number and your currency, never your name.</li><li><strong>Identity verification services</strong> compare your details with registers.</li><li><strong>The regulator, tax offices and courts</strong> get what the law requires.</li><li><strong>Technical services</strong> run our systems on our instructions, under contract, within the European Economic Area.</li></ul>
<p>If data ever has to leave the European Economic Area, the European Commission’s standard contractual clauses apply. We say so here first.</p>
<h2>How long we keep it</h2>
<ul><li>Account and payments: ten years after you close the account, as the law requires.</li><li>Identity documents: five years after you close the account.</li><li>Self-exclusion: as long as it lasts, and for five more years.</li><li>Logins and devices: twelve months.</li><li>Conversations with us: three years.</li><li>An unfinished sign-up: seven days, on your own device. While you type, we check whether the username and email are free and keep neither.</li></ul>
<h2>On your device</h2>
<p>The <a href="/cookies">cookie policy</a> lists what this site keeps on your device and what needs your consent.</p>
<h2>Your rights</h2>
<p>At any time you can:</p>
<ul><li>see your data and get a machine-readable copy;</li><li>correct mistakes, most of them yourself under <a href="/account/information">Personal data</a>;</li><li>have data deleted that no law requires us to keep;</li><li>restrict its use while a question about it is open;</li><li>object to what we do on the basis of our legitimate interest;</li><li>withdraw your consent, as easily as you gave it and without a reason.</li></ul>
<p>Write to <a href="mailto:privacy@marquee.example">privacy@marquee.example</a>. If you are not happy with our answer, you can complain to the <a href="https://example.com/data-protection-authority">data protection authority</a> free of charge.</p>
<h2>How we protect it</h2>
<p>Data is encrypted in transit and at rest. We store passwords so that nobody can read them, and passkeys never leave your device. Our staff only see what they need for their work, and every access is recorded. If lost or stolen data puts you at risk, we tell you within 72 hours.</p>
<h2>Changes</h2>
<p>Before we use data for something new, we tell you. Where we need your consent, we ask for it.</p>`,
    es: `<h2>Quién es responsable de tus datos</h2>
<p>Marquee Play Ltd, calle del Farol 12, Puerto Lindo. Escribe a nuestra delegada de protección de datos: <a href="mailto:privacy@marquee.example">privacy@marquee.example</a>. Recibirás respuesta en un mes como máximo.</p>
<h2>Qué datos tenemos y por qué</h2>
<table><caption>Datos personales por finalidad</caption><thead><tr><th scope="col">Datos</th><th scope="col">Finalidad</th><th scope="col">Base jurídica</th></tr></thead><tbody>
<tr><td>Nombre, fecha de nacimiento, número de documento, dirección</td><td>Verificar tu identidad y tu edad</td><td>Leyes del juego y contra el blanqueo</td></tr>
<tr><td>Correo electrónico, teléfono, idioma</td><td>Contactar contigo sobre tu cuenta</td><td>Nuestro contrato contigo</td></tr>
<tr><td>Depósitos, retiradas, apuestas, jugadas, saldos</td><td>Gestionar tu cuenta, pagarte y llevar la contabilidad</td><td>Nuestro contrato contigo; leyes del juego y tributarias</td></tr>
<tr><td>Límites, pausas, autoexclusión, forma de jugar</td><td>Protegerte e intervenir si tu forma de jugar parece perjudicial</td><td>Ley del juego</td></tr>
<tr><td>Dispositivo, navegador, dirección IP, inicios de sesión</td><td>Evitar que otros usen tu cuenta y detectar fraudes</td><td>Nuestro interés legítimo en un sitio seguro</td></tr>
<tr><td>Lo que elegiste sobre novedades por correo, SMS y avisos</td><td>Informarte de promociones, si quieres</td><td>Tu consentimiento</td></tr>
</tbody></table>
<p>No compramos datos sobre ti ni vendemos nunca los tuyos. Ningún programa decide solo sobre ti: si propone bloquear una cuenta, antes lo comprueba una persona.</p>
<h2>Protección de quien juega</h2>
<p>La ley nos obliga a vigilar las señales de juego de riesgo. Por ejemplo, depósitos que crecen deprisa, límites que suben una y otra vez o noches enteras de juego. Lo que vemos sirve para protegerte, nunca para hacer publicidad. Quien muestra esas señales no recibe publicidad.</p>
<h2>Quién más los ve</h2>
<ul><li><strong>Los servicios de pago</strong> reciben lo que necesita un pago.</li><li><strong>Los proveedores de juegos</strong> reciben un número y tu moneda, nunca tu nombre.</li><li><strong>Los servicios de verificación de identidad</strong> comparan tus datos con registros.</li><li><strong>El regulador, Hacienda y los tribunales</strong> reciben lo que exige la ley.</li><li><strong>Los servicios técnicos</strong> gestionan nuestros sistemas según nuestras instrucciones, con contrato y dentro del Espacio Económico Europeo.</li></ul>
<p>Si alguna vez los datos tienen que salir del Espacio Económico Europeo, se aplicarán las cláusulas contractuales tipo de la Comisión Europea. Antes lo diremos aquí.</p>
<h2>Cuánto tiempo los guardamos</h2>
<ul><li>Cuenta y pagos: diez años desde el cierre de la cuenta, como exige la ley.</li><li>Documentos de identidad: cinco años desde el cierre.</li><li>Autoexclusión: mientras dure y cinco años más.</li><li>Inicios de sesión y dispositivos: doce meses.</li><li>Conversaciones con nosotros: tres años.</li><li>Un registro sin terminar: siete días y solo en tu dispositivo. Mientras escribes, comprobamos si el usuario y el correo están libres y no los guardamos.</li></ul>
<h2>En tu dispositivo</h2>
<p>La <a href="/cookies">política de cookies</a> detalla qué guarda este sitio en tu dispositivo y qué requiere tu consentimiento.</p>
<h2>Tus derechos</h2>
<p>En cualquier momento puedes:</p>
<ul><li>ver tus datos y recibir una copia en un formato de lectura automática;</li><li>corregir errores, casi siempre por tu cuenta en <a href="/account/information">datos personales</a>;</li><li>pedir que borremos los datos que ninguna ley nos obliga a guardar;</li><li>limitar su uso mientras se resuelve una duda;</li><li>oponerte a lo que hacemos por interés legítimo;</li><li>retirar tu consentimiento, con la misma facilidad con que lo diste y sin dar motivos.</li></ul>
<p>Escribe a <a href="mailto:privacy@marquee.example">privacy@marquee.example</a>. Si nuestra respuesta no te convence, puedes reclamar gratis ante la <a href="https://example.com/data-protection-authority">autoridad de protección de datos</a>.</p>
<h2>Cómo los protegemos</h2>
<p>Los datos se envían y se guardan cifrados. Nadie puede leer las contraseñas que guardamos, y las llaves de acceso nunca salen de tu dispositivo. Nuestro personal solo ve lo que necesita para su trabajo y cada consulta queda registrada. Si una pérdida o un robo de datos te pone en riesgo, te avisamos en 72 horas.</p>
<h2>Cambios</h2>
<p>Antes de usar datos para algo nuevo, te lo decimos. Si hace falta tu consentimiento, te lo pedimos.</p>`,
    ar: `<h2>من المسؤول عن بياناتك</h2>
<p>شركة Marquee Play Ltd، ومقرها \u206612 Lantern Street, Puerto Lindo\u2069. راسل مسؤول حماية البيانات لدينا على <a href="mailto:privacy@marquee.example">privacy@marquee.example</a>. يصلك الرد خلال شهر على الأكثر.</p>
<h2>ما نحفظه، ولماذا</h2>
<table><caption>البيانات الشخصية حسب الغرض</caption><thead><tr><th scope="col">البيانات</th><th scope="col">الغرض</th><th scope="col">الأساس القانوني</th></tr></thead><tbody>
<tr><td>الاسم وتاريخ الميلاد ورقم المستند والعنوان</td><td>التحقق من هويتك وعمرك</td><td>قوانين القمار ومكافحة غسل الأموال</td></tr>
<tr><td>البريد الإلكتروني والهاتف واللغة</td><td>التواصل معك بشأن حسابك</td><td>عقدنا معك</td></tr>
<tr><td>الإيداعات والسحوبات والرهانات والجولات والأرصدة</td><td>إدارة حسابك والدفع لك وحفظ سجلاتنا المحاسبية</td><td>عقدنا معك؛ قوانين القمار والضرائب</td></tr>
<tr><td>الحدود والاستراحات والاستبعاد الذاتي وطريقة لعبك</td><td>حمايتك، والتدخل إذا بدا لعبك ضارًا</td><td>قانون القمار</td></tr>
<tr><td>الجهاز والمتصفح وعنوان IP وعمليات تسجيل الدخول</td><td>منع غيرك من استخدام حسابك، وكشف الاحتيال</td><td>مصلحتنا المشروعة في موقع آمن</td></tr>
<tr><td>اختياراتك بشأن الأخبار بالبريد الإلكتروني والرسائل النصية والإشعارات</td><td>إخبارك بالعروض الترويجية، إن أردت ذلك</td><td>موافقتك</td></tr>
</tbody></table>
<p>لا نشتري بيانات عنك، ولا نبيع بياناتك أبدًا. ولا يتخذ أي برنامج وحده قرارًا بشأنك: إن اقترح برنامج حظر حساب، فسيتحقق شخص من ذلك أولًا.</p>
<h2>حماية اللاعبين</h2>
<p>يُلزمنا القانون بالانتباه إلى علامات الضرر. من أمثلتها إيداعات تزداد بسرعة، أو حدود تُرفع مرة بعد مرة، أو اللعب طوال الليل. نستخدم ما نراه لحمايتك، لا للتسويق أبدًا. ومن تظهر عليه هذه العلامات لا نرسل إليه أي مواد تسويقية.</p>
<h2>من يراها غيرنا</h2>
<ul><li><strong>خدمات الدفع</strong> تتلقى ما تحتاج إليه كل عملية دفع.</li><li><strong>مزوّدو الألعاب</strong> يتلقون رقمًا لحسابك وعملته، ولا يتلقون اسمك أبدًا.</li><li><strong>خدمات التحقق من الهوية</strong> تقارن بياناتك بالسجلات الرسمية.</li><li><strong>الجهة التنظيمية ومكاتب الضرائب والمحاكم</strong> تتلقى ما يفرضه القانون.</li><li><strong>الخدمات التقنية</strong> تشغّل أنظمتنا وفق تعليماتنا، بموجب عقد، داخل المنطقة الاقتصادية الأوروبية.</li></ul>
<p>إن لزم يومًا نقل البيانات خارج المنطقة الاقتصادية الأوروبية، فستسري البنود التعاقدية القياسية للمفوضية الأوروبية. ونعلن ذلك هنا أولًا.</p>
<h2>مدة حفظها</h2>
<ul><li>الحساب والمدفوعات: عشر سنوات بعد إغلاق الحساب، كما يفرض القانون.</li><li>مستندات الهوية: خمس سنوات بعد إغلاق الحساب.</li><li>الاستبعاد الذاتي: طوال سريانه، ثم خمس سنوات بعده.</li><li>عمليات تسجيل الدخول والأجهزة: اثنا عشر شهرًا.</li><li>محادثاتك معنا: ثلاث سنوات.</li><li>إنشاء حساب لم يكتمل: سبعة أيام، على جهازك أنت. نتحقق وأنت تكتب من أن اسم المستخدم والبريد الإلكتروني متاحان، ولا نحفظ أيًا منهما.</li></ul>
<h2>على جهازك</h2>
<p>تبيّن <a href="/cookies">سياسة ملفات تعريف الارتباط</a> ما يحفظه هذا الموقع على جهازك، وما يحتاج إلى موافقتك.</p>
<h2>حقوقك</h2>
<p>يمكنك في أي وقت:</p>
<ul><li>الاطلاع على بياناتك والحصول على نسخة منها قابلة للقراءة آليًا؛</li><li>تصحيح الأخطاء، ومعظمها تصححه بنفسك في صفحة <a href="/account/information">البيانات الشخصية</a>؛</li><li>طلب حذف البيانات التي لا يُلزمنا أي قانون بحفظها؛</li><li>تقييد استخدام بياناتك إلى أن يُجاب عن سؤال بشأنها؛</li><li>الاعتراض على ما نفعله استنادًا إلى مصلحة مشروعة؛</li><li>سحب موافقتك بالسهولة التي منحتها بها، ومن دون ذكر سبب.</li></ul>
<p>راسلنا على <a href="mailto:privacy@marquee.example">privacy@marquee.example</a>. إن لم يُرضك ردنا، فيمكنك تقديم شكوى مجانًا إلى <a href="https://example.com/data-protection-authority">هيئة حماية البيانات</a>.</p>
<h2>كيف نحميها</h2>
<p>تُشفَّر البيانات عند نقلها وعند حفظها. نحفظ كلمات المرور بحيث لا يستطيع أحد قراءتها، ولا تغادر مفاتيح المرور جهازك أبدًا. لا يرى موظفونا إلا ما يحتاجون إليه لعملهم، ويُسجَّل كل اطلاع. إن عرّضك فقدان البيانات أو سرقتها للخطر، فسنُبلغك خلال 72 ساعة.</p>
<h2>التغييرات</h2>
<p>نُبلغك قبل أن نستخدم البيانات لغرض جديد. وحيث نحتاج إلى موافقتك، نطلبها منك.</p>`,
  },
};
