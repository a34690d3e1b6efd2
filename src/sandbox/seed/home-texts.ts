import type { Translated } from '../seed/seeder.ts';

/** Frequently asked questions of the home page; answers are HTML. */
export const homeQuestions: readonly { question: Translated; answer: Translated }[] = [
  {
    question: {
      en: 'Who can play here?',
      es: '¿Quién puede jugar aquí?',
      ar: 'من يمكنه اللعب هنا؟',
    },
    answer: {
      en: '<p>Anyone aged 18 or over. You need a verified identity to withdraw. Signing up takes a minute or two, and you need an identity document.</p>',
      es: '<p>Cualquier persona de 18 años o más. Para retirar debes verificar tu identidad. El registro lleva uno o dos minutos y necesitas un documento de identidad.</p>',
      ar: '<p>كل من أتمّ 18 عامًا. لتتمكن من السحب، تحقّق من هويتك أولًا. يستغرق إنشاء الحساب دقيقة أو دقيقتين، وتحتاج إلى مستند هوية.</p>',
    },
  },
  {
    question: { en: 'How do I set a limit?', es: '¿Cómo pongo un límite?', ar: 'كيف أعيّن حدًا؟' },
    answer: {
      en: '<p>Under <a href="/account/limits">Limits</a> you can limit deposits, stakes, losses and time by day, week or month. Lowering a limit takes effect at once; raising one takes three days.</p>',
      es: '<p>En <a href="/account/limits">límites</a> puedes limitar depósitos, apuestas, pérdidas y tiempo por día, semana o mes. Las bajadas se aplican al instante; las subidas, a los tres días.</p>',
      ar: '<p>من صفحة <a href="/account/limits">الحدود</a> يمكنك تعيين حد للإيداعات والرهانات والخسائر والوقت، باليوم أو الأسبوع أو الشهر. يسري خفض الحد فورًا، أما رفعه فيستغرق ثلاثة أيام.</p>',
    },
  },
  {
    question: {
      en: 'How long do withdrawals take?',
      es: '¿Cuánto tarda una retirada?',
      ar: 'كم يستغرق السحب؟',
    },
    answer: {
      en: '<p>We check requests from 08:00 to 22:00, usually within two hours. After that it depends on the <a href="/payment-methods">method</a>: minutes to a wallet, one to three working days to a bank.</p>',
      es: '<p>Revisamos las solicitudes de 8:00 a 22:00, normalmente en menos de dos horas. Después depende del <a href="/payment-methods">método</a>: minutos si es un monedero, de uno a tres días hábiles si es un banco.</p>',
      ar: '<p>نراجع الطلبات من 8:00 صباحًا إلى 10:00 مساءً، خلال ساعتين عادةً. بعد ذلك تتوقف المدة على <a href="/payment-methods">طريقة الدفع</a>: دقائق إلى المحفظة، ومن يوم عمل إلى ثلاثة أيام عمل إلى البنك.</p>',
    },
  },
  {
    question: {
      en: 'Are the games fair?',
      es: '¿Son limpios los juegos?',
      ar: 'هل الألعاب نزيهة؟',
    },
    answer: {
      en: '<p>An independent laboratory tests every game, and each game page shows its return to player. In the long run games pay back less than players stake. Only play with what you can afford to lose.</p>',
      es: '<p>Un laboratorio independiente prueba todos los juegos, y la página de cada uno muestra su retorno al jugador. A la larga los juegos devuelven menos de lo apostado: juega solo con lo que puedas permitirte perder.</p>',
      ar: '<p>يفحص مختبر مستقل كل لعبة، وتعرض صفحة كل لعبة العائد للاعب. على المدى الطويل تعيد الألعاب أقل مما يراهن به اللاعبون. العب فقط بما تستطيع تحمّل خسارته.</p>',
    },
  },
];

/** The closing text of the home page, as HTML. */
export const welcomeText: Translated = {
  en: '<h2>A small theatre with a big sign</h2><p>Marquee brings <strong>more than 300 games</strong> from 32 providers and a full sportsbook under one lit sign. Every poster is our own, you see every stake before you play, and your limits are always one tap away.</p><ul><li>One account for casino, live casino and sports.</li><li>A support team that answers every day from 08:00 to midnight.</li><li>Limits, breaks and self-exclusion whenever you need them.</li></ul><p>It is entertainment, not a way to make money. If it stops being fun, <a href="/legal/responsible-gaming">we help you stop</a>.</p>',
  es: '<h2>Un teatro pequeño con un letrero grande</h2><p>Marquee reúne <strong>más de 300 juegos</strong> de 32 proveedores y una oferta completa de apuestas deportivas bajo un mismo letrero. Cada cartel es nuestro, cada importe se ve antes de jugar y tus límites están siempre a un toque.</p><ul><li>Una sola cuenta para casino, casino en vivo y deportes.</li><li>Un equipo que te atiende todos los días de 8:00 a 24:00.</li><li>Límites, pausas y autoexclusión siempre que los necesites.</li></ul><p>Es ocio, no una forma de ganar dinero. Si deja de ser divertido, <a href="/legal/responsible-gaming">te ayudamos a dejarlo</a>.</p>',
  ar: '<h2>مسرح صغير بلافتة كبيرة</h2><p>يجمع Marquee <strong>أكثر من 300 لعبة</strong> من 32 مزوّدًا، ومراهنات رياضية متكاملة، تحت لافتة مضيئة واحدة. كل ملصقاتنا من تصميمنا، وترى مبلغ كل رهان قبل أن تلعب، وحدودك دائمًا على بُعد لمسة واحدة.</p><ul><li>حساب واحد للكازينو والكازينو المباشر والرياضة.</li><li>فريق دعم يجيبك كل يوم من 8:00 صباحًا حتى منتصف الليل.</li><li>حدود واستراحات واستبعاد ذاتي متى احتجت إليها.</li></ul><p>القمار ترفيه، لا وسيلة لكسب المال. إن لم يعد ممتعًا، <a href="/legal/responsible-gaming">فسنساعدك على التوقف</a>.</p>',
};
