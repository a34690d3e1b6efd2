import type { Translated } from './seeder.ts';

/** What the home page answers before it is asked; answers are HTML. */
export const homeQuestions: readonly { question: Translated; answer: Translated }[] = [
  {
    question: { en: 'Who can play here?', es: '¿Quién puede jugar aquí?' },
    answer: {
      en: '<p>Adults of 18 and over who have opened an account and confirmed who they are. It takes about three minutes and an identity document.</p>',
      es: '<p>Personas mayores de 18 años con cuenta abierta e identidad confirmada. Se tarda unos tres minutos y hace falta un documento de identidad.</p>',
    },
  },
  {
    question: { en: 'How do I set a limit?', es: '¿Cómo pongo un límite?' },
    answer: {
      en: '<p>Under <a href="/legal/responsible-gaming">safe gambling</a> you can limit deposits, losses and time by day, week or month. A lower limit counts at once; a higher one waits three days.</p>',
      es: '<p>En <a href="/legal/responsible-gaming">juego seguro</a> puedes limitar depósitos, pérdidas y tiempo por día, semana o mes. Un límite más bajo vale al momento; uno más alto espera tres días.</p>',
    },
  },
  {
    question: { en: 'When is a withdrawal paid?', es: '¿Cuándo se paga una retirada?' },
    answer: {
      en: '<p>We check requests from 8:00 to 22:00, usually within two hours. After that it depends on the <a href="/payment-methods">method</a>: minutes for a wallet, one to three working days for a bank.</p>',
      es: '<p>Revisamos las solicitudes de 8:00 a 22:00, normalmente en menos de dos horas. Después depende del <a href="/payment-methods">método</a>: minutos en un monedero, de uno a tres días hábiles en un banco.</p>',
    },
  },
  {
    question: { en: 'Are the games fair?', es: '¿Son justos los juegos?' },
    answer: {
      en: '<p>Every game is tested by an independent laboratory and shows its return to player on its information page. Over time the house keeps a share: play for the show, with money you can spare.</p>',
      es: '<p>Un laboratorio independiente prueba cada juego, y su página de información muestra el porcentaje de retorno. Con el tiempo la casa se queda una parte: juega por diversión y con dinero que te sobre.</p>',
    },
  },
];

/** The closing words of the home page, as HTML. */
export const welcomeText: Translated = {
  en: '<h2>A small theatre with a big sign</h2><p>Marquee brings <strong>more than 300 games</strong> from 32 studios and a full sports book under one lit sign. Every poster is our own, every price is shown before you play, and your limits are always one tap away.</p><ul><li>One account for casino, live tables and sports.</li><li>People who answer, every day from 8:00 to 24:00.</li><li>Tools to pause, limit or close your account, without asking anyone.</li></ul><p>It is a show, not an income. When it stops being fun, <a href="/legal/responsible-gaming">we help you step out</a>.</p>',
  es: '<h2>Un teatro pequeño con un letrero grande</h2><p>Marquee reúne <strong>más de 300 juegos</strong> de 32 estudios y una casa de apuestas completa bajo un mismo letrero. Cada cartel es nuestro, cada precio se ve antes de jugar y tus límites están siempre a un toque.</p><ul><li>Una cuenta para casino, mesas en vivo y deportes.</li><li>Personas que responden, todos los días de 8:00 a 24:00.</li><li>Herramientas para parar, limitar o cerrar tu cuenta sin pedir permiso.</li></ul><p>Es un espectáculo, no un ingreso. Cuando deje de ser divertido, <a href="/legal/responsible-gaming">te ayudamos a salir</a>.</p>',
};
