import { article, type HelpCategory } from './help-article.ts';

/** What players ask about playing. */
export const playTopics: readonly HelpCategory[] = [
  {
    key: 'safe-gambling',
    icon: 'heart',
    title: { en: 'Safe gambling', es: 'Juego seguro' },
    articles: [
      article(
        'set-limits',
        [
          'How do limits work?',
          'Set them by day, week or month for deposits, losses and time. Lower ones count at once, higher ones after seven days and a second yes.',
        ],
        [
          '¿Cómo funcionan los límites?',
          'Por día, semana o mes, para depósitos, pérdidas y tiempo. Bajarlos es inmediato; subirlos tarda siete días y pide un segundo sí.',
        ],
      ),
      article(
        'take-a-break',
        [
          'I need a break',
          'Choose 24 hours, a week or a month. Nobody can shorten it, not even we.',
        ],
        [
          'Necesito una pausa',
          'Elige 24 horas, una semana o un mes. Nadie puede acortarla, tampoco nosotros.',
        ],
      ),
      article(
        'someone-to-talk-to',
        [
          'Whom can I talk to?',
          'The free, confidential help line of your country, at any hour. Its number stands at the foot of every page of your account.',
        ],
        [
          '¿Con quién puedo hablar?',
          'Con la línea de ayuda de tu país, gratuita y confidencial, a cualquier hora. El número está al pie de cada página de tu cuenta.',
        ],
      ),
    ],
  },
  {
    key: 'games',
    icon: 'dice',
    title: { en: 'Games and bets', es: 'Juegos y apuestas' },
    articles: [
      article(
        'return-to-player',
        [
          'What is return to player?',
          'The share of all stakes that a game pays back over millions of rounds. It says little about one evening.',
        ],
        [
          '¿Qué es el retorno al jugador?',
          'La parte de todas las apuestas que un juego devuelve tras millones de rondas. De una sola noche dice poco.',
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
    ],
  },
];
