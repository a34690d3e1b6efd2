import type { PromotionText } from './promotion-texts.ts';

/** Sports, live tables and the club. */
export const otherPromotions: readonly PromotionText[] = [
  {
    slug: 'accumulator-lift',
    summary: {
      en: 'Boost your accumulator: 5% for five selections, up to 20% for eight.',
      es: 'Impulsa tu combinada: un 5 % con cinco selecciones y hasta un 20 % con ocho.',
    },
    steps: [
      {
        en: 'Add five or more selections to an accumulator.',
        es: 'Haz una combinada de cinco selecciones o más.',
      },
      {
        en: 'See the lift on your bet slip before you confirm.',
        es: 'Consulta el impulso en el boleto antes de confirmar.',
      },
      {
        en: 'If it wins, we pay the lift with your winnings.',
        es: 'Si aciertas, pagamos el impulso con tus ganancias.',
      },
    ],
    terms: {
      en: '18+. Each selection at 1.40 or more. Longer accumulators win less often: the lift does not change that.',
      es: '+18. Cada selección a 1,40 o más. Las combinadas largas se aciertan menos: el impulso no lo cambia.',
    },
    days: [-45, null],
    optIn: false,
    ctaUrl: '/sports',
  },
  {
    slug: 'two-goals-ahead',
    summary: {
      en: 'If your team leads by two goals, we pay your match result bet at once.',
      es: 'Si tu equipo gana por dos goles, pagamos tu apuesta al resultado en ese momento.',
    },
    steps: [
      {
        en: 'Bet on a football result before kick-off.',
        es: 'Apuesta al resultado de un partido de fútbol antes del inicio.',
      },
      {
        en: 'We settle it once your team is two goals ahead.',
        es: 'La damos por ganada en cuanto tu equipo gane por dos goles.',
      },
      {
        en: 'You keep your winnings whatever happens next.',
        es: 'Conservas el premio pase lo que pase.',
      },
    ],
    terms: {
      en: '18+. Single bets before the start, Meridian League and Lantern Cup. Does not apply to bets you cash out.',
      es: '+18. Apuestas simples antes del inicio, Meridian League y Lantern Cup. No se aplica a las apuestas que cierres antes.',
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
    },
    steps: [
      { en: 'Bet €2 or more on three days.', es: 'Apuesta 2 € o más en tres días.' },
      {
        en: 'Find your free bet on your bet slip on Friday.',
        es: 'El viernes encontrarás tu apuesta gratis en el boleto.',
      },
      {
        en: 'Use it on any market until Sunday.',
        es: 'Úsala en cualquier mercado hasta el domingo.',
      },
    ],
    terms: {
      en: '18+. The stake of the free bet is not returned. One per week. Days on a break do not count against you.',
      es: '+18. El importe de la apuesta gratis no se devuelve. Una por semana. Los días de pausa no te perjudican.',
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
    },
    steps: [
      { en: 'Join before you sit down.', es: 'Únete antes de sentarte.' },
      { en: 'Play any live table on Tuesday.', es: 'Juega el martes en cualquier mesa en vivo.' },
      {
        en: 'Your refund is in your balance by noon on Wednesday.',
        es: 'El miércoles a mediodía tendrás el reembolso en tu saldo.',
      },
    ],
    terms: {
      en: '18+. Up to €30 a week, as cash you can withdraw. Your loss limit counts losses before the refund.',
      es: '+18. Hasta 30 € por semana, en dinero que puedes retirar. Tu límite de pérdidas cuenta las pérdidas antes del reembolso.',
    },
    days: [-28, null],
    optIn: true,
    ctaUrl: '/games?category=live',
  },
  {
    slug: 'roulette-hour',
    summary: {
      en: 'End the evening at live roulette: one spin every 32 seconds, chips from €0.20 and no side bets.',
      es: 'Acaba la noche en la ruleta en vivo: una tirada cada 32 segundos, fichas desde 0,20 € y sin apuestas laterales.',
    },
    steps: [
      { en: 'Choose a live roulette table.', es: 'Elige una mesa de ruleta en vivo.' },
      {
        en: 'Place your bets: one bet a round, within 18 seconds.',
        es: 'Haz tu apuesta: una por tirada y en 18 segundos.',
      },
      {
        en: 'Watch the ball: everyone at the table plays the same spin.',
        es: 'Sigue la bola: toda la mesa juega la misma tirada.',
      },
    ],
    terms: {
      en: '18+. Single-zero wheel, return to player 97.3%. The tables are open all day.',
      es: '+18. Ruleta de un solo cero, retorno del 97,3 %. Las mesas están abiertas todo el día.',
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
    },
    steps: [
      { en: 'Join on this page.', es: 'Únete en esta página.' },
      {
        en: 'A visit counts once a day, however short.',
        es: 'Una visita cuenta una vez al día, por breve que sea.',
      },
      {
        en: 'Choose your treat: spins, a free bet or a donation.',
        es: 'Elige tu detalle: tiradas, apuesta gratis o una donación.',
      },
    ],
    terms: {
      en: '18+. Your bulbs stay lit during a break. No tiers, no expiry, no sales calls.',
      es: '+18. Las pausas no apagan tus bombillas. Sin niveles, sin caducidad y sin llamadas comerciales.',
    },
    days: [-120, null],
    optIn: true,
    ctaUrl: '/help',
  },
];
