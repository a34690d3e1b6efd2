import type { PromotionText } from './promotion-texts.ts';

export const casinoPromotions: readonly PromotionText[] = [
  {
    slug: 'fifty-first-night',
    summary: {
      en: 'Fifty spins on Million Bulb Marquee with your first deposit. Winnings are yours to keep, with no wagering.',
      es: 'Cincuenta tiradas en Million Bulb Marquee con tu primer depósito. Lo que ganes es tuyo, sin requisitos de apuesta.',
    },
    steps: [
      {
        en: 'Create your account and verify your identity.',
        es: 'Crea tu cuenta y verifica tu identidad.',
      },
      { en: 'Deposit €10 or more.', es: 'Deposita 10 € o más.' },
      {
        en: 'Open the game. You have seven days to use your spins.',
        es: 'Abre el juego. Tienes siete días para usar las tiradas.',
      },
    ],
    terms: {
      en: '18+. New players, once per person. 50 spins of €0.20. Winnings are cash you can withdraw. Your deposit limits apply.',
      es: '+18. Jugadores nuevos, una vez por persona. 50 tiradas de 0,20 €. Las ganancias son dinero que puedes retirar. Se aplican tus límites de depósito.',
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
    },
    steps: [
      { en: 'Join before your first stake.', es: 'Únete antes de tu primera apuesta.' },
      {
        en: 'Play slots or table games as you like.',
        es: 'Juega a tragaperras o mesas a tu ritmo.',
      },
      {
        en: 'We pay your refund automatically on the eighth day.',
        es: 'El octavo día te abonamos el reembolso automáticamente.',
      },
    ],
    terms: {
      en: '18+. Based on net losses in the first seven days after joining. Paid within 24 hours, as cash you can withdraw. Never stake more than you planned.',
      es: '+18. Según tus pérdidas netas de los siete días posteriores a unirte. Se paga en 24 horas, en dinero que puedes retirar. No apuestes nunca más de lo previsto.',
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
    },
    steps: [
      { en: 'Log in on a Saturday.', es: 'Inicia sesión un sábado.' },
      {
        en: 'Choose one of three slots that are new to you.',
        es: 'Elige una de las tres tragaperras nuevas para ti.',
      },
      {
        en: 'Use your spins by midnight on Sunday.',
        es: 'Usa las tiradas hasta el domingo a medianoche.',
      },
    ],
    terms: {
      en: '18+. 10 spins of €0.20 per weekend. No deposit needed. Not for players on a break.',
      es: '+18. 10 tiradas de 0,20 € por fin de semana. No hace falta depositar. No disponible durante una pausa.',
    },
    days: [-60, null],
    optIn: true,
    ctaUrl: '/games?category=new',
  },
  {
    slug: 'sunday-slot-race',
    summary: {
      en: 'A race for the best single spin, not for the longest evening: €2,000 shared by fifty players.',
      es: 'Una carrera por la mejor tirada, no por la noche más larga: 2.000 € para cincuenta jugadores.',
    },
    steps: [
      { en: 'Join on Sunday from 10:00.', es: 'Únete el domingo desde las 10:00.' },
      {
        en: 'Your best 50 spins count, whatever the stake.',
        es: 'Cuentan tus 50 mejores tiradas, sea cual sea la apuesta.',
      },
      { en: 'The leaderboard closes at 22:00.', es: 'La clasificación se cierra a las 22:00.' },
    ],
    terms: {
      en: '18+. Points are your win divided by your stake, so small stakes rank like large ones. Prizes are cash you can withdraw. Tied players share the prize.',
      es: '+18. Los puntos son el premio dividido entre la apuesta: una apuesta pequeña puntúa igual. Los premios son dinero que puedes retirar. En caso de empate, se reparten.',
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
    },
    steps: [
      { en: 'Read the game’s paytable & rules.', es: 'Lee la tabla de pagos y reglas del juego.' },
      { en: 'Join to get a €5 bonus.', es: 'Únete para recibir un bono de 5 €.' },
      { en: 'Choose any jackpot game.', es: 'Elige cualquier juego con bote.' },
    ],
    terms: {
      en: '18+. Once per person, for all games and bets. Your own money is staked first. Once you have staked €25 on jackpot games, what is left of the bonus becomes cash. Otherwise it ends after three days, or when you leave. The top prize comes about once in 105,000 spins: most sessions end without it.',
      es: '+18. Una vez por persona, para todos los juegos y apuestas. Primero se apuesta tu propio dinero. Cuando hayas apostado 25 € en juegos con bote, lo que quede del bono pasa a ser efectivo. Si no, termina a los tres días o cuando dejas la promoción. El premio mayor sale aproximadamente una vez cada 105.000 tiradas: casi todas las sesiones terminan sin él.',
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
    },
    steps: [
      { en: 'Share this page with a friend.', es: 'Comparte esta página con un amigo.' },
      {
        en: 'Your friend creates an account and verifies their identity.',
        es: 'Tu amigo crea una cuenta y verifica su identidad.',
      },
      { en: 'After 30 days we pay you both.', es: 'A los 30 días cobráis los dos.' },
    ],
    terms: {
      en: '18+. At most five friends a year. Please do not invite someone who is trying to play less.',
      es: '+18. Cinco amigos al año como máximo. Por favor, no invites a quien intenta jugar menos.',
    },
    days: [-90, null],
    optIn: false,
    ctaUrl: '/register',
  },
];
