import type { PromotionText } from './promotion-texts.ts';

/** Sports, live tables and the club. */
export const otherPromotions: readonly PromotionText[] = [
  {
    slug: 'accumulator-lift',
    summary: {
      en: 'Boost your accumulator: 5% for five selections, up to 20% for eight.',
      es: 'Impulsa tu combinada: un 5 % con cinco selecciones y hasta un 20 % con ocho.',
      ar: 'عزّز رهانك التجميعي: 5\u200e%\u200e مع خمسة اختيارات، وحتى 20\u200e%\u200e مع ثمانية.',
    },
    steps: [
      {
        en: 'Add five or more selections to an accumulator.',
        es: 'Haz una combinada de cinco selecciones o más.',
        ar: 'أضف خمسة اختيارات أو أكثر إلى رهان تجميعي.',
      },
      {
        en: 'See the lift on your bet slip before you confirm.',
        es: 'Consulta el impulso en el boleto antes de confirmar.',
        ar: 'اطّلع على التعزيز في قسيمة الرهان قبل التأكيد.',
      },
      {
        en: 'If it wins, we pay the lift with your winnings.',
        es: 'Si aciertas, pagamos el impulso junto con tus ganancias.',
        ar: 'إذا ربح الرهان، ندفع التعزيز مع أرباحك.',
      },
    ],
    terms: {
      en: '18+. Each selection at 1.40 or more. Longer accumulators win less often: the lift does not change that.',
      es: '+18. Cada selección a 1,40 o más. Las combinadas largas se aciertan menos: el impulso no lo cambia.',
      ar: '18+. كل اختيار باحتمالات 1.40 أو أكثر. الرهانات التجميعية الأطول تربح مرات أقل: التعزيز لا يغيّر ذلك.',
    },
    days: [-45, null],
    optIn: false,
    ctaUrl: '/sports',
  },
  {
    slug: 'two-goals-ahead',
    summary: {
      en: 'If your team goes two goals ahead, we pay your match result bet at once.',
      es: 'Si tu equipo va dos goles por delante, te pagamos al momento tu apuesta al resultado final.',
      ar: 'إذا تقدّم فريقك بهدفين، ندفع أرباح رهانك على نتيجة المباراة فورًا.',
    },
    steps: [
      {
        en: 'Bet on a football result before kick-off.',
        es: 'Apuesta al resultado final de un partido de fútbol antes del inicio.',
        ar: 'راهن على نتيجة مباراة كرة قدم قبل انطلاقها.',
      },
      {
        en: 'We settle it once your team is two goals ahead.',
        es: 'La damos por ganada en cuanto tu equipo vaya dos goles por delante.',
        ar: 'نحتسب رهانك رابحًا فور تقدّم فريقك بهدفين.',
      },
      {
        en: 'You keep your winnings whatever happens next.',
        es: 'Conservas el premio pase lo que pase.',
        ar: 'تبقى أرباحك لك مهما حدث بعد ذلك.',
      },
    ],
    terms: {
      en: '18+. Single bets placed before kick-off, Meridian League and Lantern Cup. Does not apply to bets you cash out.',
      es: '+18. Apuestas simples antes del inicio, Meridian League y Lantern Cup. No se aplica a las apuestas que cierres antes.',
      ar: '18+. للرهانات الفردية قبل البداية، في Meridian League وLantern Cup. لا يشمل الرهانات التي تغلقها مبكرًا.',
    },
    days: [-10, 120],
    optIn: false,
    ctaUrl: '/sports',
  },
  {
    slug: 'free-bet-friday',
    summary: {
      en: 'A €5 free bet every Friday if you bet on three different days of the week.',
      es: 'Una apuesta gratis de 5 € cada viernes si apuestas tres días distintos de la semana.',
      ar: 'رهان مجاني بقيمة 5\u00a0€ كل يوم جمعة إذا راهنت في ثلاثة أيام مختلفة من الأسبوع.',
    },
    steps: [
      {
        en: 'Bet €2 or more on three days.',
        es: 'Apuesta 2 € o más en tres días.',
        ar: 'راهن بمبلغ 2\u00a0€ أو أكثر في ثلاثة أيام.',
      },
      {
        en: 'Find your free bet on your bet slip on Friday.',
        es: 'El viernes encontrarás tu apuesta gratis en el boleto.',
        ar: 'تجد رهانك المجاني في قسيمة الرهان يوم الجمعة.',
      },
      {
        en: 'Use it on any market until Sunday.',
        es: 'Úsala en cualquier mercado hasta el domingo.',
        ar: 'استخدمه في أي نوع من الرهانات حتى يوم الأحد.',
      },
    ],
    terms: {
      en: '18+. The stake of the free bet is not returned. One per week. Days on a break do not count against you.',
      es: '+18. El importe de la apuesta gratis no se devuelve. Una por semana. Los días de pausa no te perjudican.',
      ar: '18+. لا يُعاد مبلغ الرهان المجاني. رهان واحد في الأسبوع. أيام الاستراحة لا تُحسب ضدك.',
    },
    days: [-21, 60],
    optIn: true,
    ctaUrl: '/sports',
  },
  {
    slug: 'live-table-cashback',
    summary: {
      en: 'On Wednesday we refund 10% of Tuesday’s net losses at the live tables.',
      es: 'El miércoles te devolvemos el 10 % de tus pérdidas netas del martes en las mesas en vivo.',
      ar: 'نعيد إليك يوم الأربعاء 10\u200e%\u200e من صافي خسائرك يوم الثلاثاء على الطاولات المباشرة.',
    },
    steps: [
      {
        en: 'Join before you sit down.',
        es: 'Únete antes de sentarte.',
        ar: 'انضم قبل أن تجلس إلى الطاولة.',
      },
      {
        en: 'Play any live table on Tuesday.',
        es: 'Juega el martes en cualquier mesa en vivo.',
        ar: 'العب يوم الثلاثاء على أي طاولة مباشرة.',
      },
      {
        en: 'Your refund is in your balance by noon on Wednesday.',
        es: 'El miércoles a mediodía tendrás el reembolso en tu saldo.',
        ar: 'يصل المبلغ المسترد إلى رصيدك قبل ظهر الأربعاء.',
      },
    ],
    terms: {
      en: '18+. Up to €30 a week, as cash you can withdraw. Your loss limit counts losses before the refund.',
      es: '+18. Hasta 30 € por semana, en dinero que puedes retirar. Tu límite de pérdidas cuenta las pérdidas antes del reembolso.',
      ar: '18+. حتى 30\u00a0€ في الأسبوع، نقدًا يمكنك سحبه. يحتسب حد الخسارة خسائرك قبل الاسترداد.',
    },
    days: [-28, null],
    optIn: true,
    ctaUrl: '/games?category=live',
  },
  {
    slug: 'roulette-hour',
    summary: {
      en: 'End the evening with live roulette: one spin every 32 seconds, chips from €0.20 and no side bets.',
      es: 'Acaba la noche en la ruleta en vivo: una tirada cada 32 segundos, fichas desde 0,20 € y sin apuestas laterales.',
      ar: 'اختم أمسيتك بالروليت المباشرة: لفة كل 32 ثانية، وفيش من 0.20\u00a0€، وبلا رهانات جانبية.',
    },
    steps: [
      {
        en: 'Choose a live roulette table.',
        es: 'Elige una mesa de ruleta en vivo.',
        ar: 'اختر طاولة روليت مباشرة.',
      },
      {
        en: 'Place your bets once a round, within 18 seconds.',
        es: 'Haz tus apuestas una sola vez por tirada, en 18 segundos.',
        ar: 'ضع رهاناتك مرة واحدة في كل جولة، خلال 18 ثانية.',
      },
      {
        en: 'Watch the ball: everyone at the table plays the same spin.',
        es: 'Sigue la bola: toda la mesa juega la misma tirada.',
        ar: 'تابع الكرة: كل من على الطاولة يلعب اللفة نفسها.',
      },
    ],
    terms: {
      en: '18+. Single-zero wheel, return to player 97.3%. The tables are open all day.',
      es: '+18. Ruleta de un solo cero, retorno del 97,3 %. Las mesas están abiertas todo el día.',
      ar: '18+. عجلة بصفر واحد، والعائد للاعب 97.3\u200e%\u200e. الطاولات مفتوحة طوال اليوم.',
    },
    days: [-5, null],
    optIn: false,
    ctaUrl: '/games?category=live',
  },
  {
    slug: 'bulb-club',
    summary: {
      en: 'Our club counts visits, not losses. Five visits light a bulb, and five bulbs earn a treat.',
      es: 'Nuestro club cuenta visitas, no pérdidas. Cinco visitas encienden una bombilla; cinco bombillas dan un detalle.',
      ar: 'نادينا يحسب الزيارات لا الخسائر. كل خمس زيارات تضيء مصباحًا، وخمسة مصابيح تمنحك هدية.',
    },
    steps: [
      { en: 'Join on this page.', es: 'Únete en esta página.', ar: 'انضم من هذه الصفحة.' },
      {
        en: 'A visit counts once a day, however short.',
        es: 'Una visita cuenta una vez al día, por breve que sea.',
        ar: 'تُحتسب الزيارة مرة واحدة في اليوم، مهما كانت قصيرة.',
      },
      {
        en: 'Choose your treat: spins, a free bet or a donation.',
        es: 'Elige tu detalle: tiradas, apuesta gratis o una donación.',
        ar: 'اختر هديتك: لفات أو رهان مجاني أو تبرّع.',
      },
    ],
    terms: {
      en: '18+. Your bulbs stay lit during a break. No tiers, no expiry, no sales calls.',
      es: '+18. Las pausas no apagan tus bombillas. Sin niveles, sin caducidad y sin llamadas comerciales.',
      ar: '18+. تبقى مصابيحك مضاءة خلال الاستراحة. بلا مستويات ولا انتهاء صلاحية ولا مكالمات تسويقية.',
    },
    days: [-120, null],
    optIn: true,
    ctaUrl: '/help',
  },
];
