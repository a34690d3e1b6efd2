import type { PromotionText } from './promotion-texts.ts';

/** Sports, live tables and the club. */
export const otherPromotions: readonly PromotionText[] = [
  {
    slug: 'accumulators',
    summary: {
      en: 'One bet on several matches: the odds are multiplied, and every selection must win.',
      es: 'Una apuesta a varios partidos: las cuotas se multiplican y deben acertarse todas.',
      ar: 'رهان واحد على عدة مباريات: تُضرب احتمالاتها بعضها في بعض، ويجب أن تربح كلها.',
    },
    steps: [
      {
        en: 'Add two to eight selections from different matches to your bet slip.',
        es: 'Añade al boleto de dos a ocho selecciones de partidos distintos.',
        ar: 'أضف إلى قسيمة الرهان من اختيارين إلى ثمانية من مباريات مختلفة.',
      },
      {
        en: 'Check the total odds and the potential returns before you place the bet.',
        es: 'Consulta la cuota total y las ganancias potenciales antes de apostar.',
        ar: 'اطّلع على إجمالي الاحتمالات والعائد المحتمل قبل تأكيد الرهان.',
      },
      {
        en: 'While the bet is open, you can cash out all or part of it.',
        es: 'Mientras siga abierta, puedes cerrarla entera o en parte.',
        ar: 'ما دام الرهان مفتوحًا، يمكنك إغلاقه كله أو جزء منه.',
      },
    ],
    terms: {
      en: '18+. Longer accumulators win less often. If a match is called off, its odds count as 1.00 and the others stand.',
      es: '+18. Las combinadas largas se aciertan menos. Si un partido se anula, su cuota cuenta como 1,00 y las demás siguen.',
      ar: '18+. الرهانات التجميعية الأطول تربح مرات أقل. إن أُلغيت مباراة، تُحتسب احتمالاتها 1.00 وتبقى الاختيارات الأخرى سارية.',
    },
    days: [-45, null],
    optIn: false,
    ctaUrl: '/sports',
  },
  {
    slug: 'two-goals-ahead',
    summary: {
      en: 'Two goals ahead? You can cash out your bet, or a part of it, before the final whistle.',
      es: '¿Dos goles arriba? Puedes cerrar tu apuesta, entera o en parte, antes del pitido final.',
      ar: 'متقدّم بهدفين؟ يمكنك إغلاق رهانك، كله أو جزء منه، قبل صافرة النهاية.',
    },
    steps: [
      {
        en: 'Open “My bets” under Sports.',
        es: 'Abre «Mis apuestas» en Deportes.',
        ar: 'افتح «رهاناتي» في صفحة الرياضة.',
      },
      {
        en: 'Choose all of the bet, or a part. The button shows what we pay now.',
        es: 'Elige la apuesta entera o una parte. El botón muestra lo que pagamos ahora.',
        ar: 'اختر الرهان كله أو جزءًا منه. يُظهر الزر ما ندفعه الآن.',
      },
      {
        en: 'If the offer drops meanwhile, we ask you again.',
        es: 'Si la oferta baja mientras tanto, te preguntamos de nuevo.',
        ar: 'إن انخفض العرض في تلك الأثناء، نسألك من جديد.',
      },
    ],
    terms: {
      en: '18+. We offer 95% of what the bet is worth at that moment. The offer moves with the odds, and is suspended briefly after a goal. Once you accept, that part of the bet ends.',
      es: '+18. Ofrecemos el 95 % de lo que vale la apuesta en ese momento. La oferta cambia con las cuotas y se suspende un momento tras un gol. Si la aceptas, esa parte de la apuesta termina.',
      ar: '18+. نعرض 95\u200e%\u200e من قيمة الرهان في تلك اللحظة. يتغير المبلغ مع الاحتمالات، ويُعلَّق لوقت قصير بعد كل هدف. إن قبلته ينتهي ذلك الجزء من الرهان.',
    },
    days: [-10, 120],
    optIn: false,
    ctaUrl: '/sports',
  },
  {
    slug: 'system-bets',
    summary: {
      en: 'A system bets on every combination of your selections, so one of them may lose.',
      es: 'Un sistema apuesta a todas las combinaciones de tus selecciones: una puede fallar.',
      ar: 'يراهن النظام على كل تركيبات اختياراتك، فيمكن أن يخسر أحدها.',
    },
    steps: [
      {
        en: 'Add three or more selections to your bet slip.',
        es: 'Añade al boleto tres selecciones o más.',
        ar: 'أضف إلى قسيمة الرهان ثلاثة اختيارات أو أكثر.',
      },
      {
        en: 'Choose “System”, for example 2 of 3.',
        es: 'Elige «Sistema», por ejemplo, 2 de 3.',
        ar: 'اختر «نظام»، مثلًا 2 من 3.',
      },
      {
        en: 'Check the total stake: 2 of 3 makes three bets.',
        es: 'Consulta el importe total: 2 de 3 son tres apuestas.',
        ar: 'اطّلع على إجمالي المبلغ: 2 من 3 هي ثلاثة رهانات.',
      },
    ],
    terms: {
      en: '18+. You pay the stake once for each combination. A winning system may still return less than its total stake.',
      es: '+18. El importe se paga una vez por combinación. Un sistema acertado puede devolver menos que su importe total.',
      ar: '18+. تدفع المبلغ مرة عن كل تركيبة. قد يعيد النظام الرابح أقل من إجمالي مبلغه.',
    },
    days: [-21, 60],
    optIn: false,
    ctaUrl: '/sports',
  },
  {
    slug: 'live-table-bonus',
    summary: {
      en: 'A €5 bonus for the live tables, where everyone plays the same round.',
      es: 'Un bono de 5 € para las mesas en vivo, donde todos juegan la misma ronda.',
      ar: 'مكافأة 5\u00a0€ للطاولات المباشرة، حيث يلعب الجميع الجولة نفسها.',
    },
    steps: [
      {
        en: 'Join to get a €5 bonus.',
        es: 'Únete para recibir un bono de 5 €.',
        ar: 'انضم لتحصل على مكافأة 5\u00a0€.',
      },
      {
        en: 'Choose any live table.',
        es: 'Elige cualquier mesa en vivo.',
        ar: 'اختر أي طاولة مباشرة.',
      },
      {
        en: 'Stake €25 at the live tables within seven days, and what is left of the bonus becomes cash.',
        es: 'Apuesta 25 € en las mesas en vivo en siete días, y lo que quede del bono pasará a ser efectivo.',
        ar: 'راهن بمبلغ 25\u00a0€ على الطاولات المباشرة خلال سبعة أيام، ليصبح ما تبقى من المكافأة نقدًا.',
      },
    ],
    terms: {
      en: '18+. Once per person, for all games and bets. Your own money is staked first. Once you have staked €25 at the live tables, what is left of the bonus becomes cash. Otherwise it ends after seven days, or when you leave.',
      es: '+18. Una vez por persona, para todos los juegos y apuestas. Primero se apuesta tu propio dinero. Cuando hayas apostado 25 € en las mesas en vivo, lo que quede del bono pasa a ser efectivo. Si no, termina a los siete días o cuando dejas la promoción.',
      ar: '18+. مرة واحدة لكل شخص، لجميع الألعاب والرهانات. يُراهَن بأموالك أولًا. بعد أن تراهن بمبلغ 25\u00a0€ على الطاولات المباشرة، يصبح ما تبقى من المكافأة نقدًا. وإلا فتنتهي المكافأة بعد سبعة أيام، أو عند مغادرتك العرض.',
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
      en: 'A club for unhurried evenings: no points, no levels and no prizes. Members play within their limits.',
      es: 'Un club para noches sin prisa: sin puntos, sin niveles y sin premios. Sus miembros juegan dentro de sus límites.',
      ar: 'نادٍ لأمسيات بلا عجلة: بلا نقاط ولا مستويات ولا جوائز. أعضاؤه يلعبون ضمن حدودهم.',
    },
    steps: [
      {
        en: 'Join on this page.',
        es: 'Únete en esta página.',
        ar: 'انضم من هذه الصفحة.',
      },
      {
        en: 'Set a deposit limit in your account.',
        es: 'Fija un límite de depósito en tu cuenta.',
        ar: 'عيّن حد إيداع في حسابك.',
      },
      {
        en: 'Take a break whenever you like: you stay a member.',
        es: 'Haz una pausa cuando quieras: sigues en el club.',
        ar: 'خذ استراحة متى شئت: تبقى عضوًا.',
      },
    ],
    terms: {
      en: '18+. Membership costs nothing and pays nothing. You can leave at any time.',
      es: '+18. Ser miembro no cuesta ni paga nada. Puedes dejarlo cuando quieras.',
      ar: '18+. العضوية لا تكلّف شيئًا ولا تدفع شيئًا. يمكنك المغادرة متى شئت.',
    },
    days: [-120, null],
    optIn: true,
    ctaUrl: '/legal/responsible-gaming',
  },
];
