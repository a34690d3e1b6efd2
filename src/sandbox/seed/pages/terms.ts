import type { PageText } from './page-text.ts';

/** The account terms. Their date is the version that players accept at registration. */
export const terms: PageText = {
  slug: 'terms',
  revisedOn: '2026-03-02',
  title: { en: 'Terms and conditions', es: 'Términos y condiciones', ar: 'الشروط والأحكام' },
  intro: {
    en: 'What we promise, what we ask of you and what happens if something goes wrong, in plain English.',
    es: 'Lo que prometemos, lo que te pedimos y qué pasa si algo sale mal, explicado con claridad.',
    ar: 'ما نعد به، وما نطلبه منك، وما يحدث إن وقع خطأ، بلغة واضحة.',
  },
  metaDescription: {
    en: 'The terms of playing at Marquee: accounts, deposits, withdrawals, bonuses, bets, mistakes, complaints and closing your account.',
    es: 'Las condiciones para jugar en Marquee: cuenta, depósitos, retiradas, bonos, apuestas, errores, reclamaciones y cierre de la cuenta.',
    ar: 'شروط اللعب في Marquee: الحسابات والإيداع والسحب والمكافآت والرهانات والأخطاء والشكاوى وإغلاق حسابك.',
  },
  body: {
    en: `<h2>Who we are</h2>
<p>Marquee is run by Marquee Play Ltd, 12 Lantern Street, Puerto Lindo, registered under number 2026/0317 (“we”, “us”). We hold licence MGA/2026/014 from the <a href="https://example.com/meridian-gaming-authority">Meridian Gaming Authority</a>. It supervises us, and you can contact it directly. The brand, the company and the licence are fictional, for demonstration only.</p>
<p>These terms apply from the moment you create an account. Promotions and games also have their own rules. If they differ from these terms, whatever favours you applies.</p>
<h2>Who may play</h2>
<p>You may create an account if all of the following apply:</p>
<ul><li>You are 18 or over.</li><li>You live in a country listed at sign-up.</li><li>You play for yourself, with your own money.</li><li>You have no other account with us.</li><li>You are not self-excluded, here or in a national register.</li><li>You do not work for us, for a provider of our games or in a sport you would bet on.</li></ul>
<p>If any of them does not apply, we close the account and return the deposits you have not staked. If a player is under 18, bets and winnings are void and we return every deposit.</p>
<h2>Your account</h2>
<h3>Creating it</h3>
<p>The details you give us must be correct. We check your identity, usually at once and within 30 days at most. Until then you can play but not withdraw. If we need documents, we tell you which ones and why. You send them under <a href="/account/documents">Documents</a> in your account.</p>
<h3>Keeping it safe</h3>
<p>Never share your password. Better still, log in with a passkey: nobody can guess or steal it. You are responsible for everything done with your login until you tell us that someone else has it. Tell us straight away: we block the account while we look into it.</p>
<h3>Keeping it up to date</h3>
<p>Once a year we ask you to confirm your details. Your account is on hold until you do. Your money stays yours.</p>
<h2>Deposits</h2>
<p>The <a href="/payment-methods">payment methods</a> page lists every method with its limits, its fee and how long it takes. The method must be in your own name. We do not lend money, and you cannot deposit on credit. A deposit counts towards your limits as soon as you request it.</p>
<p>Money in your account earns no interest. We keep it apart from our own, in separate player accounts. You would be paid even if the company closed. Our licence calls this level of protection “high”.</p>
<h2>Withdrawals</h2>
<p>You can withdraw your money whenever you like, even during a break. Once your account is closed, write to us to withdraw it. We review requests from 08:00 to 22:00, usually within two hours. We pay to a method in your name, first to those you deposited with. Once requested, a withdrawal cannot be cancelled and the money cannot be used to play.</p>
<p>Before your first withdrawal, and whenever the law requires it, we check where your money comes from. We only ask for the documents that the check needs.</p>
<h2>Bonuses and promotions</h2>
<p>Each promotion’s page says what you get, what you must play, by when, and who can take part. Where you have to join, nothing starts until you do. You can leave at any time. Your deposits, and what you won with your own money, stay yours. If you leave before the terms of a bonus are met, you lose what is left of it.</p>
<p>We may exclude players who jointly abuse a promotion, for example by betting on every outcome from several accounts. We tell you in writing and give the reason.</p>
<h2>Games</h2>
<p>A certified random number generator or a real dealer decides every game of chance. Each slot’s page shows its return to player. That is an average over millions of rounds, not a promise for one evening. If you lose your connection, the round is completed and its result waits for you. A round that cannot be completed is void, and we return your stake.</p>
<h2>Sports bets</h2>
<p>Your bet is accepted once it appears with a number in your list of bets. If the odds change before that, we ask you again, unless you chose otherwise. We settle bets by the official result on the day. Later corrections do not change that.</p>
<ul><li>An event that is cancelled, or has not started within 48 hours, is void and we return your stake.</li><li>In an accumulator, a void selection counts with odds of 1.00.</li><li>The most you can win on one bet is €250,000.</li></ul>
<h2>Mistakes</h2>
<p>If odds are plainly wrong, such as 100 instead of 1.00, we correct the bet and tell you. The same applies if a faulty game pays more than its rules allow. If a mistake of ours costs you money, you get it back. Money credited to you by mistake must be returned.</p>
<h2>Limits, breaks and self-exclusion</h2>
<p>You can limit deposits, losses, stakes and time by day, week or month. You can also take a break or exclude yourself, without asking anyone. Lowering a limit takes effect at once; raising one takes three days. Read more under <a href="/legal/responsible-gaming">Safer gambling</a>.</p>
<h2>Closing your account</h2>
<p>You can close your account at any time by writing to us. We pay you your balance within three working days. We may close it with 30 days’ notice. We may close it at once if the law requires it or you seriously break these terms. We give you the reason unless the law forbids it.</p>
<p>If you have not logged in for twelve months, we write to you. An unused account costs you nothing.</p>
<h2>Complaints</h2>
<p>Write to <a href="mailto:help@marquee.example">help@marquee.example</a> or call <a href="tel:+34900000000">+34 900 000 000</a>, every day from 08:00 to midnight. Someone with the authority to decide replies within five working days. If you do not agree, the <a href="https://example.com/dispute-board">Players’ Dispute Board</a> decides free of charge, and we accept its decision. You can always go to court.</p>
<h2>Changes to these terms</h2>
<p>We tell you at least 14 days before any change that is not in your favour. If you do not accept it, you can close your account and withdraw your money. Bets you placed before the change keep their terms. You can ask us for earlier versions.</p>
<h2>Governing law</h2>
<p>The law of Meridia applies. If you live elsewhere, the consumer law of your country protects you as well.</p>`,
    es: `<h2>Quiénes somos</h2>
<p>Marquee es una marca de Marquee Play Ltd, calle del Farol 12, Puerto Lindo, inscrita con el número 2026/0317 («nosotros»). Tenemos la licencia MGA/2026/014 de la <a href="https://example.com/meridian-gaming-authority">Meridian Gaming Authority</a>, que nos supervisa y a la que puedes dirigirte. La marca, la empresa y la licencia son ficticias y solo sirven de demostración.</p>
<p>Estas condiciones se aplican desde que creas tu cuenta. Las promociones y los juegos tienen además sus propias reglas. Si no coinciden, se aplica lo que más te favorezca.</p>
<h2>Quién puede jugar</h2>
<p>Puedes crear una cuenta si se cumple todo esto:</p>
<ul><li>Tienes 18 años o más.</li><li>Vives en uno de los países que aparecen en el registro.</li><li>Juegas por tu cuenta y con tu propio dinero.</li><li>No tienes otra cuenta con nosotros.</li><li>No te has autoexcluido, ni aquí ni en un registro nacional.</li><li>No trabajas para nosotros, para un proveedor de nuestros juegos ni en un deporte en el que apostarías.</li></ul>
<p>Si algo de esto no es cierto, cerramos la cuenta y te devolvemos los depósitos que no hayas jugado. Si quien juega es menor de edad, las apuestas y los premios se anulan y devolvemos todos los depósitos.</p>
<h2>Tu cuenta</h2>
<h3>Crearla</h3>
<p>Los datos que nos das tienen que ser correctos. Comprobamos tu identidad, normalmente al momento y como mucho en 30 días. Hasta entonces puedes jugar, pero no retirar. Si necesitamos documentos, te decimos cuáles y por qué. Los envías en <a href="/account/documents">documentos</a>, dentro de tu cuenta.</p>
<h3>Protegerla</h3>
<p>No compartas nunca tu contraseña. Mejor aún, inicia sesión con una llave de acceso: nadie puede adivinarla ni robarla. Respondes de lo que se haga con tu acceso hasta que nos avises de que lo tiene otra persona. Avísanos enseguida: bloqueamos la cuenta mientras lo aclaramos.</p>
<h3>Tenerla al día</h3>
<p>Una vez al año te pedimos que confirmes tus datos. Hasta que lo hagas, tu cuenta queda en espera. Tu dinero sigue siendo tuyo.</p>
<h2>Depósitos</h2>
<p>La página de <a href="/payment-methods">métodos de pago</a> indica los límites, la comisión y el plazo de cada uno. El método debe estar a tu nombre. No prestamos dinero ni se puede depositar a crédito. Un depósito cuenta para tus límites desde que lo solicitas.</p>
<p>El dinero de tu cuenta no genera intereses. Lo guardamos separado del nuestro, en cuentas de jugadores. Cobrarías aunque la empresa cerrara. Nuestra licencia llama «alto» a este nivel de protección.</p>
<h2>Retiradas</h2>
<p>Puedes retirar tu dinero cuando quieras, también durante una pausa. Si tu cuenta ya está cerrada, escríbenos para retirarlo. Revisamos las solicitudes de 8:00 a 22:00, normalmente en menos de dos horas. Pagamos a un método a tu nombre, primero a los que usaste para depositar. Una retirada solicitada no se puede anular, y ese dinero no se puede usar para jugar.</p>
<p>Antes de la primera retirada, y siempre que lo exija la ley, comprobamos de dónde viene tu dinero. Solo te pedimos los documentos imprescindibles.</p>
<h2>Bonos y promociones</h2>
<p>La página de cada promoción explica qué recibes, qué hay que jugar, hasta cuándo y quién puede participar. Si hay que unirse, nada empieza hasta que lo hagas. Puedes dejarla cuando quieras. Tus depósitos y lo que ganaste con tu dinero siguen siendo tuyos. Si la dejas antes de cumplir las condiciones de un bono, pierdes lo que quede de él.</p>
<p>Podemos excluir de una promoción a quienes abusen de ella en grupo, por ejemplo, apostando a todos los resultados desde varias cuentas. Lo comunicamos por escrito y con el motivo.</p>
<h2>Juegos</h2>
<p>Cada juego de azar lo decide un generador de números aleatorios certificado o un crupier real. La página de cada tragaperras muestra su retorno al jugador. Es una media de millones de jugadas, no una promesa para una noche. Si pierdes la conexión, la jugada termina y su resultado te espera. Si no puede terminar, se anula y te devolvemos la apuesta.</p>
<h2>Apuestas deportivas</h2>
<p>Tu apuesta está aceptada cuando aparece con su número en tu lista de apuestas. Si la cuota cambia antes, te preguntamos de nuevo, salvo que hayas elegido otra cosa. Liquidamos con el resultado oficial del día. Las correcciones posteriores no lo cambian.</p>
<ul><li>Un evento cancelado, o que no empieza en 48 horas, se anula y te devolvemos el importe.</li><li>En una combinada, la selección anulada cuenta con cuota 1,00.</li><li>Lo máximo que puedes ganar con una apuesta son 250.000 €.</li></ul>
<h2>Errores</h2>
<p>Si una cuota es claramente errónea, como 100 en lugar de 1,00, corregimos la apuesta y te lo explicamos. Lo mismo ocurre si un juego, por un fallo, paga más de lo que dicen sus reglas. Si un error nuestro te cuesta dinero, te lo devolvemos. El dinero abonado por error debe devolverse.</p>
<h2>Límites, pausas y autoexclusión</h2>
<p>Puedes limitar depósitos, pérdidas, apuestas y tiempo por día, semana o mes. También puedes hacer una pausa o autoexcluirte sin pedir permiso. Las bajadas se aplican al instante; las subidas, a los tres días. Más información en <a href="/legal/responsible-gaming">juego responsable</a>.</p>
<h2>Cierre de la cuenta</h2>
<p>Puedes cerrar tu cuenta cuando quieras: escríbenos. Te pagamos el saldo en tres días hábiles. Nosotros podemos cerrarla con un aviso de 30 días. Podemos cerrarla de inmediato si lo exige la ley o si incumples gravemente estas condiciones. Te damos el motivo, salvo que la ley lo impida.</p>
<p>Si llevas doce meses sin iniciar sesión, te escribimos. Una cuenta sin uso no te cuesta nada.</p>
<h2>Reclamaciones</h2>
<p>Escribe a <a href="mailto:help@marquee.example">help@marquee.example</a> o llama al <a href="tel:+34900000000">+34 900 000 000</a>, todos los días de 8:00 a 24:00. En cinco días hábiles te responde alguien que puede decidir. Si no estás de acuerdo, la <a href="https://example.com/dispute-board">Junta Arbitral de Jugadores</a> decide gratis y aceptamos su decisión. Siempre puedes acudir a los tribunales.</p>
<h2>Cambios en estas condiciones</h2>
<p>Te avisamos al menos 14 días antes de un cambio que no te favorezca. Si no lo aceptas, puedes cerrar tu cuenta y retirar tu dinero. Las apuestas hechas antes del cambio conservan sus condiciones. Puedes pedirnos las versiones anteriores.</p>
<h2>Ley aplicable</h2>
<p>Se aplica la ley de Meridia. Si vives en otro país, también te protegen sus normas de consumo.</p>`,
    ar: `<h2>من نحن</h2>
<p>تدير شركة Marquee Play Ltd موقع Marquee. عنوانها \u206612 Lantern Street, Puerto Lindo\u2069، وهي مسجلة بالرقم 2026/0317 («نحن»). لدينا الترخيص \u2066MGA/2026/014\u2069 من <a href="https://example.com/meridian-gaming-authority">Meridian Gaming Authority</a>. تشرف علينا هذه الجهة، ويمكنك التواصل معها مباشرة. العلامة والشركة والترخيص خيالية، للعرض التجريبي فقط.</p>
<p>تسري هذه الشروط منذ لحظة إنشاء حسابك. وللعروض والألعاب قواعدها الخاصة أيضًا. إن اختلفت عن هذه الشروط، يسري ما هو في مصلحتك.</p>
<h2>من يمكنه اللعب</h2>
<p>يمكنك إنشاء حساب إذا تحقق كل ما يلي:</p>
<ul><li>عمرك 18 عامًا أو أكثر.</li><li>تقيم في أحد البلدان التي نعرضها عند إنشاء الحساب.</li><li>تلعب لنفسك وبأموالك.</li><li>ليس لديك حساب آخر لدينا.</li><li>لست في استبعاد ذاتي، لا هنا ولا في سجل وطني.</li><li>لا تعمل لدينا، ولا لدى مزوّد لألعابنا، ولا في رياضة قد تراهن عليها.</li></ul>
<p>إن لم يصح أي من ذلك، نغلق الحساب ونعيد الإيداعات التي لم تلعب بها. إن كان عمر اللاعب أقل من 18 عامًا، تُلغى الرهانات والأرباح ونعيد كل الإيداعات.</p>
<h2>حسابك</h2>
<h3>إنشاؤه</h3>
<p>يجب أن تكون البيانات التي تقدمها لنا صحيحة. نتحقق من هويتك، فورًا عادةً، وخلال 30 يومًا على الأكثر. حتى ذلك الحين يمكنك اللعب، لكن لا يمكنك السحب. إن احتجنا إلى مستندات، نخبرك بها وبالسبب. أرسلها من صفحة <a href="/account/documents">المستندات</a> في حسابك.</p>
<h3>حمايته</h3>
<p>لا تُطلع أحدًا على كلمة مرورك أبدًا. والأفضل أن تسجّل الدخول بمفتاح مرور: لا يستطيع أحد تخمينه أو سرقته. أنت مسؤول عن كل ما يجري ببيانات دخولك إلى أن تخبرنا بأنها لدى غيرك. أخبرنا فورًا: نحظر الحساب ريثما نتحقق من الأمر.</p>
<h3>تحديث بياناته</h3>
<p>نطلب منك مرة في السنة تأكيد بياناتك. يبقى حسابك معلّقًا حتى تؤكدها. وتبقى أموالك لك.</p>
<h2>الإيداع</h2>
<p>تعرض صفحة <a href="/payment-methods">طرق الدفع</a> كل طريقة بحدودها ورسومها والوقت الذي تستغرقه. يجب أن تكون طريقة الدفع باسمك. نحن لا نُقرض المال، ولا يمكنك الإيداع بالدَّين. يُحتسب الإيداع ضمن حدودك فور طلبه.</p>
<p>لا تُدرّ الأموال في حسابك فوائد. نحفظها منفصلة عن أموالنا، في حسابات خاصة باللاعبين. وستُدفع إليك حتى لو أُغلقت الشركة. يسمّي ترخيصنا هذا المستوى من الحماية «عاليًا».</p>
<h2>السحب</h2>
<p>يمكنك سحب أموالك متى شئت، حتى خلال الاستراحة. إن كان حسابك قد أُغلق، فاكتب إلينا لسحبها. نراجع الطلبات من 8:00 صباحًا إلى 10:00 مساءً، خلال ساعتين عادةً. ندفع إلى طريقة باسمك، ونبدأ بالطرق التي أودعت بها. بعد طلب السحب لا يمكن إلغاؤه، ولا يمكن اللعب بالمال.</p>
<p>قبل أول سحب لك، وكلما اشترط القانون ذلك، نتحقق من مصدر أموالك. لا نطلب إلا المستندات اللازمة لهذا التحقق.</p>
<h2>المكافآت والعروض</h2>
<p>تذكر صفحة كل عرض ما تحصل عليه، وما عليك اللعب به، والمهلة، ومن يمكنه المشاركة. إن كان العرض يتطلب الانضمام، لا يبدأ شيء قبل أن تنضم. يمكنك مغادرة العرض في أي وقت. تبقى لك إيداعاتك وما ربحته بأموالك. إن غادرت العرض قبل استيفاء شروط المكافأة، تخسر ما تبقى منها.</p>
<p>قد نستبعد من يسيئون استخدام عرض معًا، كأن يراهنوا على كل النتائج من عدة حسابات. نخبرهم بذلك كتابةً ونذكر السبب.</p>
<h2>الألعاب</h2>
<p>في كل لعبة حظ، يحدد النتيجة مولّد أرقام عشوائية معتمد أو موزّع حقيقي. تعرض صفحة كل لعبة سلوت العائد للاعب. هذا متوسط ملايين الجولات، لا وعد لليلة واحدة. إن انقطع اتصالك، تكتمل الجولة وتنتظرك نتيجتها. الجولة التي لا يمكن إكمالها تُلغى، ونعيد إليك رهانك.</p>
<h2>المراهنات الرياضية</h2>
<p>يُقبل رهانك عندما يظهر برقمه في قائمة رهاناتك. إن تغيّرت الاحتمالات قبل ذلك، نسألك من جديد، ما لم تختر غير ذلك. نسوّي الرهانات وفق النتيجة الرسمية في يوم الحدث. لا تغيّر التصحيحات اللاحقة ذلك.</p>
<ul><li>الحدث الذي يُلغى أو لا يبدأ خلال 48 ساعة يُعد ملغى، ونعيد إليك رهانك.</li><li>في الرهان التجميعي، يُحتسب الاختيار الملغى باحتمالات 1.00.</li><li>أقصى ما يمكنك ربحه برهان واحد هو 250,000\u00a0€.</li></ul>
<h2>الأخطاء</h2>
<p>إن كان الخطأ في الاحتمالات واضحًا، مثل 100 بدلًا من 1.00، نصحّح الرهان ونخبرك. ينطبق ذلك أيضًا إذا دفعت لعبة معطّلة أكثر مما تسمح به قواعدها. إن كلّفك خطأ منا مالًا، نعيده إليك. ويجب إعادة المال الذي أُضيف إلى رصيدك خطأً.</p>
<h2>الحدود والاستراحات والاستبعاد الذاتي</h2>
<p>يمكنك تعيين حد للإيداعات والخسائر والرهانات والوقت، باليوم أو الأسبوع أو الشهر. يمكنك أيضًا أخذ استراحة أو اختيار الاستبعاد الذاتي، من دون إذن من أحد. يسري خفض الحد فورًا، أما رفعه فيستغرق ثلاثة أيام. اقرأ المزيد في صفحة <a href="/legal/responsible-gaming">اللعب المسؤول</a>.</p>
<h2>إغلاق حسابك</h2>
<p>يمكنك إغلاق حسابك في أي وقت بالكتابة إلينا. ندفع إليك رصيدك خلال ثلاثة أيام عمل. يمكننا إغلاقه بإشعار مدته 30 يومًا. ويمكننا إغلاقه فورًا إذا اشترط القانون ذلك أو خالفت هذه الشروط مخالفة جسيمة. نذكر لك السبب ما لم يمنع القانون ذلك.</p>
<p>إن لم تسجّل الدخول منذ اثني عشر شهرًا، نكتب إليك. الحساب غير المستخدم لا يكلّفك شيئًا.</p>
<h2>الشكاوى</h2>
<p>اكتب إلى <a href="mailto:help@marquee.example">help@marquee.example</a> أو اتصل بالرقم <a href="tel:+34900000000">\u2066+34 900 000 000\u2069</a>، كل يوم من 8:00 صباحًا حتى منتصف الليل. يجيبك خلال خمسة أيام عمل شخص يملك اتخاذ القرار. إن لم توافق على الرد، تبتّ <a href="https://example.com/dispute-board">هيئة نزاعات اللاعبين</a> في الأمر مجانًا، ونحن نقبل قرارها. ويمكنك دائمًا اللجوء إلى القضاء.</p>
<h2>تغيير هذه الشروط</h2>
<p>نخبرك قبل 14 يومًا على الأقل بأي تغيير ليس في مصلحتك. إن لم تقبله، يمكنك إغلاق حسابك وسحب أموالك. تبقى الرهانات التي وضعتها قبل التغيير على شروطها. ويمكنك أن تطلب منا النسخ السابقة.</p>
<h2>القانون الواجب التطبيق</h2>
<p>يسري قانون Meridia. إن كنت تقيم في بلد آخر، يحميك أيضًا قانون حماية المستهلك في بلدك.</p>`,
  },
};
