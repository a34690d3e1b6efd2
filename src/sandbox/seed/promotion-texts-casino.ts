import type { PromotionText } from './promotion-texts.ts';

export const casinoPromotions: readonly PromotionText[] = [
  {
    slug: 'fifty-first-night',
    summary: {
      en: 'Fifty spins on Million Bulb Marquee with your first deposit. Winnings are yours to keep, with no wagering.',
      es: 'Cincuenta tiradas en Million Bulb Marquee con tu primer depósito. Lo que ganes es tuyo, sin requisitos de apuesta.',
      ar: 'خمسون لفة في Million Bulb Marquee مع إيداعك الأول. أرباحها لك، بلا متطلبات رهان.',
    },
    steps: [
      {
        en: 'Create your account and verify your identity.',
        es: 'Crea tu cuenta y verifica tu identidad.',
        ar: 'أنشئ حسابك وتحقّق من هويتك.',
      },
      { en: 'Deposit €10 or more.', es: 'Deposita 10 € o más.', ar: 'أودِع 10\u00a0€ أو أكثر.' },
      {
        en: 'Open the game. You have seven days to use your spins.',
        es: 'Abre el juego. Tienes siete días para usar las tiradas.',
        ar: 'افتح اللعبة. أمامك سبعة أيام لاستخدام لفاتك.',
      },
    ],
    terms: {
      en: '18+. For new players only, once per person. 50 spins of €0.20. Winnings are cash you can withdraw. Your deposit limits apply.',
      es: '+18. Solo para jugadores nuevos, una vez por persona. 50 tiradas de 0,20 €. Las ganancias son dinero que puedes retirar. Se aplican tus límites de depósito.',
      ar: '18+. للاعبين الجدد فقط، مرة واحدة لكل شخص. 50 لفة بقيمة 0.20\u00a0€ لكل لفة. الأرباح نقد يمكنك سحبه. تسري حدود الإيداع التي عيّنتها.',
    },
    days: [-30, null],
    optIn: false,
    ctaUrl: '/register',
  },
  {
    slug: 'second-act-refund',
    summary: {
      en: 'If you lose overall in your first week, we refund 10% of your net losses, up to €50.',
      es: 'Si tu primera semana acaba en pérdidas, te devolvemos el 10 % de tus pérdidas netas, hasta 50 €.',
      ar: 'إذا انتهى أسبوعك الأول بخسارة، نعيد إليك 10\u200e%\u200e من صافي خسائرك، حتى 50\u00a0€.',
    },
    steps: [
      {
        en: 'Join before your first stake.',
        es: 'Únete antes de tu primera apuesta.',
        ar: 'انضم قبل رهانك الأول.',
      },
      {
        en: 'Play slots or table games as you like.',
        es: 'Juega a tragaperras o mesas a tu ritmo.',
        ar: 'العب السلوت أو ألعاب الطاولة كما تشاء.',
      },
      {
        en: 'We pay your refund automatically on the eighth day.',
        es: 'El octavo día te abonamos el reembolso automáticamente.',
        ar: 'نعيد إليك المبلغ تلقائيًا في اليوم الثامن.',
      },
    ],
    terms: {
      en: '18+. Based on net losses in the first seven days after joining. Paid within 24 hours, as cash you can withdraw. Never stake more than you planned.',
      es: '+18. Según tus pérdidas netas de los siete días posteriores a unirte. Se paga en 24 horas, en dinero que puedes retirar. No apuestes nunca más de lo previsto.',
      ar: '18+. يُحتسب من صافي خسائر الأيام السبعة الأولى بعد الانضمام. يُضاف إلى رصيدك خلال 24 ساعة، نقدًا يمكنك سحبه. لا تراهن أبدًا بأكثر مما خططت له.',
    },
    days: [-20, 70],
    optIn: true,
    ctaUrl: '/games?category=slots',
  },
  {
    slug: 'weekend-encore',
    summary: {
      en: 'Ten free spins every Saturday on a slot you have not played before.',
      es: 'Diez tiradas gratis cada sábado en una tragaperras que aún no conozcas.',
      ar: 'عشر لفات مجانية كل يوم سبت في لعبة سلوت لم تلعبها من قبل.',
    },
    steps: [
      { en: 'Log in on a Saturday.', es: 'Inicia sesión un sábado.', ar: 'سجّل الدخول يوم السبت.' },
      {
        en: 'Choose one of three slots that are new to you.',
        es: 'Elige una de las tres tragaperras nuevas para ti.',
        ar: 'اختر واحدة من ثلاث ألعاب سلوت لم تلعبها.',
      },
      {
        en: 'Use your spins by midnight on Sunday.',
        es: 'Usa las tiradas hasta el domingo a medianoche.',
        ar: 'استخدم لفاتك حتى منتصف ليل الأحد.',
      },
    ],
    terms: {
      en: '18+. 10 spins of €0.20 per weekend. No deposit needed. Not for players on a break.',
      es: '+18. 10 tiradas de 0,20 € por fin de semana. No hace falta depositar. No disponible durante una pausa.',
      ar: '18+. 10 لفات بقيمة 0.20\u00a0€ لكل لفة في كل نهاية أسبوع. لا حاجة إلى إيداع. لا يشمل اللاعبين في استراحة.',
    },
    days: [-60, null],
    optIn: true,
    ctaUrl: '/games?category=new',
  },
  {
    slug: 'sunday-slot-race',
    summary: {
      en: 'A race for the best single spin, not for the longest evening: €2,000 shared by fifty players.',
      es: 'Una carrera por la mejor tirada, no por la noche más larga: 2000 € a repartir entre cincuenta jugadores.',
      ar: 'سباق على أفضل لفة واحدة، لا على أطول سهرة: 2,000\u00a0€ يتقاسمها خمسون لاعبًا.',
    },
    steps: [
      {
        en: 'Join on Sunday from 10:00.',
        es: 'Únete el domingo desde las 10:00.',
        ar: 'انضم يوم الأحد ابتداءً من 10:00 صباحًا.',
      },
      {
        en: 'Your best 50 spins count, whatever the stake.',
        es: 'Cuentan tus 50 mejores tiradas, sea cual sea la apuesta.',
        ar: 'تُحتسب أفضل 50 لفة لك، مهما كان الرهان.',
      },
      {
        en: 'The leaderboard closes at 22:00.',
        es: 'La clasificación se cierra a las 22:00.',
        ar: 'تُغلق قائمة المتصدرين الساعة 10:00 مساءً.',
      },
    ],
    terms: {
      en: '18+. Points are your win divided by your stake, so small stakes rank like large ones. Prizes are cash you can withdraw. Tied players share the prize.',
      es: '+18. Los puntos son el premio dividido entre la apuesta: una apuesta pequeña puntúa igual que una grande. Los premios son dinero que puedes retirar. En caso de empate, se reparten.',
      ar: '18+. النقاط هي ربحك مقسومًا على رهانك، فالرهان الصغير كالكبير في الترتيب. الجوائز نقد يمكنك سحبه. عند التعادل تُقسم الجائزة.',
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
      en: 'Bring a friend to the show. After 30 days, you each get €20.',
      es: 'Trae a un amigo a la función. A los 30 días, 20 € para cada uno.',
      ar: 'أحضر صديقًا إلى العرض. بعد 30 يومًا، يحصل كل منكما على 20\u00a0€.',
    },
    steps: [
      {
        en: 'Share this page with a friend.',
        es: 'Comparte esta página con un amigo.',
        ar: 'شارك هذه الصفحة مع صديق.',
      },
      {
        en: 'Your friend creates an account and verifies their identity.',
        es: 'Tu amigo crea una cuenta y verifica su identidad.',
        ar: 'ينشئ صديقك حسابًا ويتحقق من هويته.',
      },
      {
        en: 'After 30 days we pay you both.',
        es: 'A los 30 días cobráis los dos.',
        ar: 'بعد 30 يومًا تحصلان على المبلغ.',
      },
    ],
    terms: {
      en: '18+. Up to five friends a year. Please do not invite someone who is trying to play less.',
      es: '+18. Cinco amigos al año como máximo. Por favor, no invites a quien intenta jugar menos.',
      ar: '18+. خمسة أصدقاء في السنة على الأكثر. يُرجى ألا تدعو من يحاول أن يلعب أقل.',
    },
    days: [-90, null],
    optIn: false,
    ctaUrl: '/register',
  },
];
