import { article, type HelpCategory } from './help-article.ts';

/** What players ask about playing. */
export const playTopics: readonly HelpCategory[] = [
  {
    key: 'games',
    icon: 'dice',
    title: { en: 'Casino games', es: 'Juegos de casino' },
    articles: [
      article(
        'return-to-player',
        [
          'What is return to player?',
          'The share of all stakes that a game pays back over millions of rounds. It says little about one evening. You find it on the page of every <a href="/games">game</a>.',
        ],
        [
          '¿Qué es el retorno al jugador?',
          'La parte de todas las apuestas que un juego devuelve tras millones de rondas. De una sola noche dice poco. Está en la página de cada <a href="/games">juego</a>.',
        ],
      ),
      article(
        'game-interrupted',
        [
          'My game was interrupted',
          'The round is finished on our side. Open the game again and you see how it ended; your balance is right already.',
        ],
        [
          'Se cortó mi partida',
          'La ronda termina en nuestro lado. Abre el juego de nuevo y verás cómo acabó; tu saldo ya es correcto.',
        ],
      ),
      article(
        'play-for-fun',
        [
          'Can I try a game without money?',
          'Most of them, and without an account: choose “demo” on the page of the game. It plays by the same rules and with the same chances; what you win there is play money.',
        ],
        [
          '¿Puedo probar un juego sin dinero?',
          'Casi todos, y sin cuenta: pulsa «demo» en la página del juego. Tiene las mismas reglas y probabilidades; lo que ganes allí es de mentira.',
        ],
      ),
      article(
        'are-games-fair',
        [
          'Who makes sure that games are fair?',
          'An independent laboratory tests every game and its random numbers before it comes onto the bill, and the authority’s inspectors come back without notice. For our own slots you can check each round yourself: its signed statement is under <a href="/account/activity">activity</a>.',
        ],
        [
          '¿Quién vela por que los juegos sean limpios?',
          'Un laboratorio independiente examina cada juego y sus números aleatorios antes del estreno, y los inspectores vuelven sin avisar. En nuestras tragaperras puedes comprobar cada ronda: su extracto firmado está en <a href="/account/activity">actividad</a>.',
        ],
      ),
      article(
        'session-limits',
        [
          'Why does a slot ask how long I want to play?',
          'You set time and money before you start, and the session ends there by itself. If you come back within the hour we ask whether a longer pause would not do you good. It is a rule of the authority, and a good one.',
        ],
        [
          '¿Por qué una tragaperras me pregunta cuánto quiero jugar?',
          'Fijas tiempo y dinero antes de empezar, y la sesión termina ahí por sí sola. Si vuelves antes de una hora te preguntamos si no te vendría bien una pausa más larga. Es una norma de la autoridad, y buena.',
        ],
      ),
      article(
        'game-does-not-load',
        [
          'A game does not load',
          'Close other games first: only one can be open at a time. Then load the page again. If it stays dark, switch off a blocker of advertisements for this site and try another network.',
        ],
        [
          'Un juego no carga',
          'Cierra antes otros juegos: solo puede haber uno abierto. Luego recarga la página. Si sigue a oscuras, desactiva el bloqueador de anuncios en este sitio y prueba con otra red.',
        ],
      ),
    ],
  },
  {
    key: 'sports',
    icon: 'trophy',
    title: { en: 'Sports betting', es: 'Apuestas deportivas' },
    articles: [
      article(
        'bet-settled',
        [
          'When is my bet settled?',
          'Usually a few minutes after the official result. If a match is abandoned, stakes come back after 48 hours.',
        ],
        [
          '¿Cuándo se liquida mi apuesta?',
          'Normalmente minutos después del resultado oficial. Si el partido se suspende, se devuelve a las 48 horas.',
        ],
      ),
      article(
        'cash-out',
        [
          'What is cash out?',
          'We offer you an amount for a bet whose match is still on. Take it and the bet is over, whatever happens then. The offer moves with the odds and may be away for a moment after a goal.',
        ],
        [
          '¿Qué es cerrar la apuesta?',
          'Te ofrecemos un importe por una apuesta cuyo partido sigue en juego. Si lo aceptas, la apuesta termina, pase lo que pase. La oferta cambia con las cuotas y puede faltar un momento tras un gol.',
        ],
      ),
      article(
        'odds-changed',
        [
          'The odds changed while I was betting',
          'Prices follow the match. We never take your bet at a worse price without asking; at a better one you get the better one.',
        ],
        [
          'Las cuotas cambiaron mientras apostaba',
          'Los precios siguen al partido. Nunca aceptamos tu apuesta a peor precio sin preguntarte; si es mejor, te llevas el mejor.',
        ],
      ),
      article(
        'combined-bets',
        [
          'How does a combined bet work?',
          'Several picks in one bet: their odds are multiplied, and all of them have to come in. If one match is called off it counts as 1.00 and the others go on.',
        ],
        [
          '¿Cómo funciona una combinada?',
          'Varios pronósticos en una apuesta: sus cuotas se multiplican y deben acertarse todos. Si un partido se anula cuenta como 1,00 y los demás siguen.',
        ],
      ),
      article(
        'live-delay',
        [
          'Why does a live bet take some seconds?',
          'Pictures and scores reach everybody at different moments. The short wait keeps those away who already know what you do not see yet.',
        ],
        [
          '¿Por qué una apuesta en vivo tarda unos segundos?',
          'Las imágenes y los marcadores no llegan a todos a la vez. La breve espera frena a quien ya sabe lo que tú aún no ves.',
        ],
      ),
    ],
  },
];
