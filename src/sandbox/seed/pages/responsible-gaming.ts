import type { PageText } from './page-text.ts';

export const responsibleGaming: PageText = {
  slug: 'responsible-gaming',
  revisedOn: '2026-09-14',
  title: { en: 'Safer gambling', es: 'Juego responsable', ar: 'اللعب المسؤول' },
  intro: {
    en: 'Gambling is entertainment, not a way to make money. Here is how to stay in control, and where to find help.',
    es: 'El juego es ocio, no una forma de ganar dinero. Aquí verás cómo mantener el control y dónde encontrar ayuda.',
    ar: 'القمار ترفيه، لا وسيلة لكسب المال. تعرّف هنا على ما يساعدك على البقاء متحكمًا في لعبك، وأين تجد المساعدة.',
  },
  metaDescription: {
    en: 'Limits, breaks, self-exclusion, a self-test and free help: how to stay in control when playing at Marquee.',
    es: 'Límites, pausas, autoexclusión, un test y ayuda gratuita: cómo mantener el control al jugar en Marquee.',
    ar: 'حدود واستراحات واستبعاد ذاتي وتقييم ذاتي ومساعدة مجانية: كيف تبقى متحكمًا في لعبك في Marquee.',
  },
  body: {
    en: `<h2>Before you play</h2>
<ul><li>Decide what you can afford to lose, and treat it as spent.</li><li>Decide when to stop, and set a time limit.</li><li>Never play to win back your losses: each round is independent of the last.</li><li>Do not play when you are tired, sad or have been drinking.</li><li>Never borrow to play.</li></ul>
<h2>Your limits</h2>
<p>Under <a href="/account/limits">Limits</a> in your account you set how much you can deposit, lose and stake. You can also limit your time. All limits work by day, week or month.</p>
<ul><li>Lowering a limit takes effect at once.</li><li>Raising one takes three days, and you can cancel the request until then.</li><li>Our staff cannot raise a limit for you and will never suggest it.</li></ul>
<h2>Keeping track</h2>
<p>While you play, a bar above the game shows your time and net result. The site also reminds you at regular intervals. At the end of each session you see your time, stakes, wins and result.</p>
<h2>Taking a break</h2>
<p>A break lasts from one day to six weeks. It starts at once and cannot end early. During a break you cannot deposit or play and we send no marketing, but you can still withdraw.</p>
<h2>Self-exclusion</h2>
<p>If a break is not enough, exclude yourself for six months, one, two or five years, or permanently. You cannot end it early. You can no longer log in or play. Your money stays yours: write to us to withdraw it. We only send you what the law requires. You cannot create another account.</p>
<p>This self-exclusion covers Marquee. The <a href="https://example.com/national-exclusion-register">national exclusion register</a> covers every licensed operator at once.</p>
<h2>Is it still fun?</h2>
<p>Answer for yourself, for the last twelve months:</p>
<ol><li>Have you played with more than you could afford to lose?</li><li>Have you needed higher stakes for the same thrill?</li><li>Have you come back another day to win back what you lost?</li><li>Have you borrowed or sold something to play?</li><li>Have you felt that you might have a problem?</li><li>Has gambling made you ill or anxious, or kept you awake?</li><li>Has anyone criticised how much you play?</li><li>Has gambling caused money problems for you or your household?</li><li>Have you felt guilty about it?</li></ol>
<p>One “yes” is a reason to set limits today. Three or more are a reason to talk to someone, and to take a break in the meantime.</p>
<h2>Someone to talk to</h2>
<p>Free, confidential and open to everyone, including families and friends:</p>
<ul><li><strong>Lantern Line</strong>, day and night: <a href="tel:+34900100200">+34 900 100 200</a></li><li><strong>Players’ self-help groups</strong>: <a href="https://example.com/self-help">example.com/self-help</a></li><li><strong>Our own trained team</strong>, every day from 08:00 to midnight: <a href="tel:+34900000000">+34 900 000 000</a></li></ul>
<h2>Children and young people</h2>
<p>Nobody under 18 may play, and we check. If you share a device with children, log out after playing and do not save your password in the browser. Use parental controls, for example from your internet provider.</p>
<h2>What we do</h2>
<p>We watch for signs of harm in how you play. If we see them, our team contacts you, stops marketing and may set a limit or a break for you. Our staff are trained every year, and nobody’s pay depends on what players lose.</p>`,
    es: `<h2>Antes de jugar</h2>
<ul><li>Decide cuánto puedes permitirte perder y dalo por gastado.</li><li>Decide cuándo parar y ponte un límite de tiempo.</li><li>No juegues para recuperar lo perdido: cada jugada es independiente de la anterior.</li><li>No juegues con cansancio, con tristeza o si has bebido.</li><li>Nunca pidas dinero prestado para jugar.</li></ul>
<h2>Tus límites</h2>
<p>En <a href="/account/limits">límites</a>, dentro de tu cuenta, fijas cuánto puedes depositar, perder y apostar. También puedes limitar tu tiempo. Todos los límites son por día, semana o mes.</p>
<ul><li>Las bajadas se aplican al instante.</li><li>Las subidas tardan tres días y puedes cancelarlas hasta entonces.</li><li>Nuestro equipo no puede subirte un límite ni te lo propondrá nunca.</li></ul>
<h2>Cómo vas</h2>
<p>Mientras juegas, una barra sobre el juego muestra tu tiempo y tu resultado neto. El sitio también te lo recuerda a intervalos regulares. Al final de cada sesión ves el tiempo, lo apostado, lo ganado y el resultado.</p>
<h2>Hacer una pausa</h2>
<p>Una pausa dura de un día a seis semanas. Empieza al momento y no puede terminar antes. Mientras dura no puedes depositar ni jugar y no te enviamos publicidad, pero sí puedes retirar.</p>
<h2>Autoexclusión</h2>
<p>Si una pausa no basta, puedes excluirte seis meses, uno, dos o cinco años, o de forma indefinida. No se puede anular antes de tiempo. No podrás iniciar sesión ni jugar. Tu dinero sigue siendo tuyo: escríbenos para retirarlo. Solo te enviaremos lo que exija la ley. No podrás crear otra cuenta.</p>
<p>Esta autoexclusión vale para Marquee. El <a href="https://example.com/national-exclusion-register">registro nacional de exclusión</a> vale para todos los operadores con licencia a la vez.</p>
<h2>¿Sigue siendo divertido?</h2>
<p>Responde para ti, sobre los últimos doce meses:</p>
<ol><li>¿Has jugado con más de lo que podías permitirte perder?</li><li>¿Has necesitado apostar más para sentir lo mismo?</li><li>¿Has vuelto otro día para recuperar lo perdido?</li><li>¿Has pedido dinero prestado o vendido algo para jugar?</li><li>¿Has sentido que podrías tener un problema?</li><li>¿El juego te ha causado malestar, ansiedad o insomnio?</li><li>¿Alguien ha criticado lo que juegas?</li><li>¿El juego ha causado problemas de dinero a ti o a tu familia?</li><li>¿Te has sentido culpable por jugar?</li></ol>
<p>Un «sí» es motivo para ponerte límites hoy. Tres o más lo son para hablar con alguien y, mientras tanto, hacer una pausa.</p>
<h2>Con quién hablar</h2>
<p>Ayuda gratuita y confidencial para cualquiera, también para familiares y amigos:</p>
<ul><li><strong>Línea Farol</strong>, día y noche: <a href="tel:+34900100200">+34 900 100 200</a></li><li><strong>Grupos de ayuda mutua</strong>: <a href="https://example.com/self-help">example.com/self-help</a></li><li><strong>Nuestro equipo</strong>, con formación para ello, todos los días de 8:00 a 24:00: <a href="tel:+34900000000">+34 900 000 000</a></li></ul>
<h2>Menores</h2>
<p>Nadie menor de 18 años puede jugar, y lo comprobamos. Si compartes dispositivo con menores, cierra la sesión al terminar y no guardes la contraseña en el navegador. Usa un control parental, por ejemplo, el de tu operadora.</p>
<h2>Qué hacemos nosotros</h2>
<p>Vigilamos si tu forma de jugar muestra señales de riesgo. Si las vemos, nuestro equipo contacta contigo, deja de enviarte publicidad y puede ponerte un límite o una pausa. Nuestro equipo se forma cada año y nadie cobra según lo que pierden los jugadores.</p>`,
    ar: `<h2>قبل أن تلعب</h2>
<ul><li>قرّر المبلغ الذي يمكنك تحمّل خسارته، واعتبره قد أُنفق.</li><li>قرّر متى تتوقف، وعيّن حدًا للوقت.</li><li>لا تلعب أبدًا لتستعيد ما خسرته: كل جولة مستقلة عن سابقتها.</li><li>لا تلعب وأنت متعب أو حزين أو بعد شرب الكحول.</li><li>لا تقترض أبدًا لتلعب.</li></ul>
<h2>حدودك</h2>
<p>في صفحة <a href="/account/limits">الحدود</a> في حسابك، تحدّد كم يمكنك أن تودع وتخسر وتراهن. ويمكنك أيضًا تعيين حد لوقتك. تُعيَّن كل الحدود باليوم أو الأسبوع أو الشهر.</p>
<ul><li>يسري خفض الحد فورًا.</li><li>يستغرق رفع الحد ثلاثة أيام، ويمكنك إلغاء الطلب حتى ذلك الحين.</li><li>لا يستطيع فريقنا رفع حد نيابةً عنك، ولن يقترح عليك ذلك أبدًا.</li></ul>
<h2>متابعة لعبك</h2>
<p>أثناء اللعب، يعرض شريط أعلى اللعبة وقتك وصافي نتيجتك. ويذكّرك الموقع بهما أيضًا على فترات منتظمة. وفي نهاية كل جلسة ترى مدتها ورهاناتك وأرباحك ونتيجتها.</p>
<h2>أخذ استراحة</h2>
<p>تدوم الاستراحة من يوم واحد إلى ستة أسابيع. تبدأ فورًا ولا يمكن إنهاؤها قبل موعدها. خلالها لا يمكنك الإيداع أو اللعب ولا نرسل إليك عروضًا ترويجية، لكن يبقى السحب متاحًا لك.</p>
<h2>الاستبعاد الذاتي</h2>
<p>إن لم تكفِ الاستراحة، فاستبعد نفسك ستة أشهر أو سنة أو سنتين أو خمس سنوات، أو بشكل دائم. لا يمكنك إنهاؤه قبل موعده. ولن يمكنك بعد ذلك تسجيل الدخول أو اللعب. تبقى أموالك لك: اكتب إلينا لسحبها. ولا نرسل إليك إلا ما يفرضه القانون. ولا يمكنك إنشاء حساب آخر.</p>
<p>يسري هذا الاستبعاد الذاتي على Marquee. أما <a href="https://example.com/national-exclusion-register">السجل الوطني للاستبعاد</a> فيشمل جميع شركات القمار المرخّصة في آن واحد.</p>
<h2>هل ما زال اللعب ممتعًا؟</h2>
<p>أجب لنفسك عن الاثني عشر شهرًا الماضية:</p>
<ol><li>هل لعبت بأكثر مما يمكنك تحمّل خسارته؟</li><li>هل احتجت إلى رهانات أكبر لتشعر بالإثارة نفسها؟</li><li>هل عدت في يوم آخر لتستعيد ما خسرته؟</li><li>هل اقترضت مالًا أو بعت شيئًا لتلعب؟</li><li>هل شعرت بأنك قد تعاني من مشكلة؟</li><li>هل سبّب لك القمار مرضًا أو قلقًا أو أرقًا؟</li><li>هل انتقد أحد مقدار لعبك؟</li><li>هل سبّب القمار مشكلات مالية لك أو لأسرتك؟</li><li>هل شعرت بالذنب بسببه؟</li></ol>
<p>إجابة واحدة بكلمة «نعم» سبب لتعيين حدود اليوم. وثلاث إجابات أو أكثر سبب للتحدث إلى من يساعدك، ولأخذ استراحة في هذه الأثناء.</p>
<h2>مع من يمكنك التحدث</h2>
<p>مساعدة مجانية وسرية ومتاحة للجميع، ومنهم أفراد الأسرة والأصدقاء:</p>
<ul><li><strong>خط Lantern Line</strong>، ليلًا ونهارًا: <a href="tel:+34900100200">\u2066+34 900 100 200\u2069</a></li><li><strong>مجموعات الدعم المتبادل بين اللاعبين</strong>: <a href="https://example.com/self-help">example.com/self-help</a></li><li><strong>فريقنا</strong> المدرَّب على ذلك، كل يوم من 8:00 صباحًا حتى منتصف الليل: <a href="tel:+34900000000">\u2066+34 900 000 000\u2069</a></li></ul>
<h2>الأطفال واليافعون</h2>
<p>لا يجوز لمن هم دون 18 عامًا اللعب، ونحن نتحقق من ذلك. إن كان أطفال يستخدمون جهازك، فسجّل الخروج بعد اللعب ولا تحفظ كلمة مرورك في المتصفح. استخدم أدوات الرقابة الأبوية، مثل ما توفره شركة الإنترنت لديك.</p>
<h2>ما نفعله نحن</h2>
<p>نراقب في طريقة لعبك العلامات الدالة على الضرر. إن رأيناها، يتواصل فريقنا معك ويوقف إرسال العروض الترويجية، وقد يعيّن لك حدًا أو استراحة. يتلقى فريقنا تدريبًا كل سنة، ولا يرتبط أجر أحد لدينا بما يخسره اللاعبون.</p>`,
  },
};
