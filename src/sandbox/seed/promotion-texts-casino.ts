import type { PromotionText } from './promotion-texts.ts';

export const casinoPromotions: readonly PromotionText[] = [
  {
    slug: 'first-night',
    summary: {
      en: 'A €10 bonus for your first night, to play whatever you like. No deposit needed.',
      es: 'Un bono de 10 € para tu primera noche, para jugar a lo que quieras. No hace falta depositar.',
      ar: 'مكافأة 10\u00a0€ لليلتك الأولى، لتلعب ما تشاء. لا حاجة إلى إيداع.',
    },
    steps: [
      {
        en: 'Create your account and verify your identity.',
        es: 'Crea tu cuenta y verifica tu identidad.',
        ar: 'أنشئ حسابك وتحقّق من هويتك.',
      },
      {
        en: 'Join to get a €10 bonus.',
        es: 'Únete para recibir un bono de 10 €.',
        ar: 'انضم لتحصل على مكافأة 10\u00a0€.',
      },
      {
        en: 'Stake €50 on slots within seven days, and what is left of the bonus becomes cash.',
        es: 'Apuesta 50 € en tragaperras en siete días, y lo que quede del bono pasará a ser efectivo.',
        ar: 'راهن بمبلغ 50\u00a0€ في ألعاب السلوت خلال سبعة أيام، ليصبح ما تبقى من المكافأة نقدًا.',
      },
    ],
    terms: {
      en: '18+. Once per person, for all games and bets. Your own money is staked first. Once you have staked €50 on slots, what is left of the bonus becomes cash. Otherwise it ends after seven days, or when you leave.',
      es: '+18. Una vez por persona, para todos los juegos y apuestas. Primero se apuesta tu propio dinero. Cuando hayas apostado 50 € en tragaperras, lo que quede del bono pasa a ser efectivo. Si no, termina a los siete días o cuando dejas la promoción.',
      ar: '18+. مرة واحدة لكل شخص، لجميع الألعاب والرهانات. يُراهَن بأموالك أولًا. بعد أن تراهن بمبلغ 50\u00a0€ في ألعاب السلوت، يصبح ما تبقى من المكافأة نقدًا. وإلا فتنتهي المكافأة بعد سبعة أيام، أو عند مغادرتك العرض.',
    },
    days: [-30, null],
    optIn: true,
    ctaUrl: '/games?category=slots',
  },
  {
    slug: 'second-act',
    summary: {
      en: 'The first act belongs to the slots. The second is at the tables, with a €5 bonus.',
      es: 'El primer acto es de las tragaperras. El segundo, de las mesas, con un bono de 5 €.',
      ar: 'الفصل الأول لألعاب السلوت. والفصل الثاني على الطاولات، مع مكافأة 5\u00a0€.',
    },
    steps: [
      {
        en: 'Join to get a €5 bonus.',
        es: 'Únete para recibir un bono de 5 €.',
        ar: 'انضم لتحصل على مكافأة 5\u00a0€.',
      },
      {
        en: 'Play table games at your own pace.',
        es: 'Juega en las mesas a tu ritmo.',
        ar: 'العب ألعاب الطاولة كما تشاء.',
      },
      {
        en: 'Stake €25 on table games within seven days, and what is left of the bonus becomes cash.',
        es: 'Apuesta 25 € en juegos de mesa en siete días, y lo que quede del bono pasará a ser efectivo.',
        ar: 'راهن بمبلغ 25\u00a0€ في ألعاب الطاولة خلال سبعة أيام، ليصبح ما تبقى من المكافأة نقدًا.',
      },
    ],
    terms: {
      en: '18+. Once per person, for all games and bets. Your own money is staked first. Once you have staked €25 on table games, what is left of the bonus becomes cash. Otherwise it ends after seven days, or when you leave.',
      es: '+18. Una vez por persona, para todos los juegos y apuestas. Primero se apuesta tu propio dinero. Cuando hayas apostado 25 € en juegos de mesa, lo que quede del bono pasa a ser efectivo. Si no, termina a los siete días o cuando dejas la promoción.',
      ar: '18+. مرة واحدة لكل شخص، لجميع الألعاب والرهانات. يُراهَن بأموالك أولًا. بعد أن تراهن بمبلغ 25\u00a0€ في ألعاب الطاولة، يصبح ما تبقى من المكافأة نقدًا. وإلا فتنتهي المكافأة بعد سبعة أيام، أو عند مغادرتك العرض.',
    },
    days: [-20, 70],
    optIn: true,
    ctaUrl: '/games?category=table',
  },
  {
    slug: 'weekend-encore',
    summary: {
      en: 'A €2 bonus for an encore at the weekend. It lasts three days.',
      es: 'Un bono de 2 € para un bis de fin de semana. Dura tres días.',
      ar: 'مكافأة 2\u00a0€ لفقرة إضافية في نهاية الأسبوع. تستمر ثلاثة أيام.',
    },
    steps: [
      {
        en: 'Join on a Friday, and the €2 bonus lasts all weekend.',
        es: 'Únete un viernes y el bono de 2 € te durará todo el fin de semana.',
        ar: 'انضم يوم الجمعة لتبقى مكافأة 2\u00a0€ معك طوال نهاية الأسبوع.',
      },
      {
        en: 'Try a slot that you have not played before.',
        es: 'Prueba una tragaperras que aún no conozcas.',
        ar: 'جرّب لعبة سلوت لم تلعبها من قبل.',
      },
      {
        en: 'Stake €10 on slots within three days, and what is left of the bonus becomes cash.',
        es: 'Apuesta 10 € en tragaperras en tres días, y lo que quede del bono pasará a ser efectivo.',
        ar: 'راهن بمبلغ 10\u00a0€ في ألعاب السلوت خلال ثلاثة أيام، ليصبح ما تبقى من المكافأة نقدًا.',
      },
    ],
    terms: {
      en: '18+. Once per person, for all games and bets. Your own money is staked first. Once you have staked €10 on slots, what is left of the bonus becomes cash. Otherwise it ends after three days, or when you leave.',
      es: '+18. Una vez por persona, para todos los juegos y apuestas. Primero se apuesta tu propio dinero. Cuando hayas apostado 10 € en tragaperras, lo que quede del bono pasa a ser efectivo. Si no, termina a los tres días o cuando dejas la promoción.',
      ar: '18+. مرة واحدة لكل شخص، لجميع الألعاب والرهانات. يُراهَن بأموالك أولًا. بعد أن تراهن بمبلغ 10\u00a0€ في ألعاب السلوت، يصبح ما تبقى من المكافأة نقدًا. وإلا فتنتهي المكافأة بعد ثلاثة أيام، أو عند مغادرتك العرض.',
    },
    days: [-60, null],
    optIn: true,
    ctaUrl: '/games?category=slots',
  },
  {
    slug: 'sunday-slot-race',
    summary: {
      en: 'A race for the best single spin, not for the longest evening. There is no prize: you keep your own score.',
      es: 'Una carrera por la mejor tirada, no por la noche más larga. No hay premio: la puntuación la llevas tú.',
      ar: 'سباق على أفضل لفة واحدة، لا على أطول سهرة. لا جائزة فيه: أنت تحسب نقاطك.',
    },
    steps: [
      {
        en: 'Join, and the race is marked in your list of promotions.',
        es: 'Únete y la carrera quedará marcada en tu lista de promociones.',
        ar: 'انضم لتظهر علامة على السباق في قائمة العروض.',
      },
      {
        en: 'Play any slot, also for free.',
        es: 'Juega a cualquier tragaperras, también gratis.',
        ar: 'العب أي لعبة سلوت، ولو مجانًا.',
      },
      {
        en: 'Divide your best win by its stake: that is your score.',
        es: 'Divide tu mejor premio entre su apuesta: esa es tu puntuación.',
        ar: 'اقسم أكبر ربح لك على رهانه: هذه نقاطك.',
      },
    ],
    terms: {
      en: '18+. Joining costs nothing and pays nothing. A small stake scores like a large one, and more spins do not make a slot pay better.',
      es: '+18. Unirse no cuesta ni paga nada. Una apuesta pequeña puntúa igual que una grande, y jugar más no mejora los premios.',
      ar: '18+. الانضمام لا يكلّف شيئًا ولا يدفع شيئًا. الرهان الصغير كالكبير في النقاط، وكثرة اللفات لا تحسّن أرباح اللعبة.',
    },
    days: [-14, 45],
    optIn: true,
    ctaUrl: '/games?category=slots',
  },
  {
    slug: 'jackpot-preview',
    summary: {
      en: 'An evening to see how jackpots work: odds in plain sight, and a €5 bonus to try one.',
      es: 'Una noche para ver cómo funcionan los botes: probabilidades a la vista y un bono de 5 € para probar uno.',
      ar: 'أمسية ترى فيها كيف تعمل الجوائز الكبرى: فرص ربح واضحة أمامك، ومكافأة 5\u00a0€ لتجرّب إحداها.',
    },
    steps: [
      {
        en: 'Read the game’s paytable & rules.',
        es: 'Lee la tabla de pagos y reglas del juego.',
        ar: 'اقرأ جدول المدفوعات والقواعد في اللعبة.',
      },
      {
        en: 'Join to get a €5 bonus.',
        es: 'Únete para recibir un bono de 5 €.',
        ar: 'انضم لتحصل على مكافأة 5\u00a0€.',
      },
      {
        en: 'Choose any jackpot game.',
        es: 'Elige cualquier juego con bote.',
        ar: 'اختر أي لعبة بجائزة كبرى.',
      },
    ],
    terms: {
      en: '18+. Once per person, for all games and bets. Your own money is staked first. Once you have staked €25 on jackpot games, what is left of the bonus becomes cash. Otherwise it ends after three days, or when you leave. The top prize comes up about once in 105,000 spins: most sessions end without it.',
      es: '+18. Una vez por persona, para todos los juegos y apuestas. Primero se apuesta tu propio dinero. Cuando hayas apostado 25 € en juegos con bote, lo que quede del bono pasa a ser efectivo. Si no, termina a los tres días o cuando dejas la promoción. El premio mayor sale aproximadamente una vez cada 105.000 tiradas: casi todas las sesiones terminan sin él.',
      ar: '18+. مرة واحدة لكل شخص، لجميع الألعاب والرهانات. يُراهَن بأموالك أولًا. بعد أن تراهن بمبلغ 25\u00a0€ في ألعاب الجوائز الكبرى، يصبح ما تبقى من المكافأة نقدًا. وإلا فتنتهي المكافأة بعد ثلاثة أيام، أو عند مغادرتك العرض. تأتي أعلى جائزة مرة كل 105,000 لفة تقريبًا: تنتهي معظم الجلسات من دونها.',
    },
    days: [-3, 30],
    optIn: true,
    ctaUrl: '/games?category=jackpots',
  },
  {
    slug: 'bring-a-friend',
    summary: {
      en: 'Bring a friend to the show: most games can be played for free, without an account.',
      es: 'Trae a un amigo a la función: a casi todos los juegos se puede jugar gratis y sin cuenta.',
      ar: 'أحضر صديقًا إلى العرض: يمكن لعب معظم الألعاب مجانًا، من دون حساب.',
    },
    steps: [
      {
        en: 'Share this page with a friend.',
        es: 'Comparte esta página con un amigo.',
        ar: 'شارك هذه الصفحة مع صديق.',
      },
      {
        en: 'Choose “Play for free” on a game’s page.',
        es: 'Pulsa «Jugar gratis» en la página de un juego.',
        ar: 'اضغط على «العب مجانًا» في صفحة لعبة.',
      },
      {
        en: 'To play for money, each of you needs an account and a verified identity.',
        es: 'Para jugar con dinero, cada uno necesita su cuenta y su identidad verificada.',
        ar: 'للعب بالمال، يحتاج كل منكما إلى حساب وهوية مُتحقَّق منها.',
      },
    ],
    terms: {
      en: '18+. We pay nothing for invitations. Please do not invite someone who is trying to play less.',
      es: '+18. No pagamos nada por invitar. Por favor, no invites a quien intenta jugar menos.',
      ar: '18+. لا ندفع شيئًا مقابل الدعوات. يُرجى ألا تدعو من يحاول أن يلعب أقل.',
    },
    days: [-90, null],
    optIn: false,
    ctaUrl: '/register',
  },
];
