import { article, type HelpCategory } from './help-article.ts';

/** What players ask when playing should stay a game. */
export const safeTopics: readonly HelpCategory[] = [
  {
    key: 'safe-gambling',
    icon: 'heart',
    title: { en: 'Safer gambling', es: 'Juego responsable' },
    articles: [
      article(
        'set-limits',
        [
          'How do limits work?',
          'Set them by day, week or month under <a href="/account/limits">limits</a>:',
          [
            'for what you pay in,',
            'for what you stake or lose,',
            'for the time you are signed in.',
          ],
          'Lower ones count at once. Higher ones, and taking one away, wait for 72 hours, so that the decision is made in a calm moment; you can take the wish back until then.',
        ],
        [
          '¿Cómo funcionan los límites?',
          'Ponlos por día, semana o mes en <a href="/account/limits">límites</a>:',
          [
            'para lo que depositas,',
            'para lo que apuestas o pierdes,',
            'para el tiempo con la sesión abierta.',
          ],
          'Bajarlos es inmediato. Subirlos o quitarlos espera 72 horas, para decidir con calma; hasta entonces puedes echarte atrás.',
        ],
      ),
      article(
        'take-a-break',
        [
          'I need a break',
          'Choose one from a day to six weeks under <a href="/account/limits">limits</a>. You can withdraw, but neither pay in nor play. Nobody can shorten it, not even us. Then your account is open again by itself.',
        ],
        [
          'Necesito una pausa',
          'Elige entre un día y seis semanas en <a href="/account/limits">límites</a>. Puedes retirar, pero ni depositar ni jugar. Nadie puede acortarla, tampoco nosotros. Después tu cuenta se abre sola.',
        ],
      ),
      article(
        'self-exclusion',
        [
          'What is self-exclusion?',
          'A door that you shut for six months or longer, or for good. Your account stays closed, what is in it is paid out to you, and nobody writes to you. It cannot be undone before its time.',
          'There is a national register as well, which shuts you out of every licensed operator at once. We check it whenever somebody signs in.',
        ],
        [
          '¿Qué es la autoexclusión?',
          'Una puerta que cierras por seis meses o más, o para siempre. Tu cuenta queda cerrada, te pagamos lo que haya en ella y nadie te escribe. No se puede deshacer antes de tiempo.',
          'Existe además un registro nacional que te excluye de todos los operadores con licencia a la vez. Lo consultamos cada vez que alguien entra.',
        ],
      ),
      article(
        'how-much-have-i-played',
        [
          'How do I see how much I have played?',
          'Under <a href="/account/activity">activity</a>, week by week, as money and as time. While you play, the bar over the game says how long it has been and what it has cost.',
        ],
        [
          '¿Cómo veo cuánto he jugado?',
          'En <a href="/account/activity">actividad</a>, semana a semana, en dinero y en tiempo. Mientras juegas, la barra sobre el juego dice cuánto llevas y qué te ha costado.',
        ],
      ),
      article(
        'is-it-still-fun',
        [
          'How do I know that it has become too much?',
          'Ask yourself honestly:',
          [
            'Do I play to win back what I lost?',
            'Do I hide how much or how long I play?',
            'Do I play with money that was meant for something else?',
            'Am I restless when I cannot play?',
          ],
          'One yes is a good reason for a break, two are one to talk to somebody.',
        ],
        [
          '¿Cómo sé si se me ha ido de las manos?',
          'Pregúntate con sinceridad:',
          [
            '¿Juego para recuperar lo que perdí?',
            '¿Escondo cuánto o cuánto tiempo juego?',
            '¿Juego con dinero que era para otra cosa?',
            '¿Me inquieto cuando no puedo jugar?',
          ],
          'Un sí es buen motivo para una pausa; dos, para hablar con alguien.',
        ],
      ),
      article(
        'someone-to-talk-to',
        [
          'Whom can I talk to?',
          'The free, confidential help line of your country, at any hour. Its number stands at the foot of every page of your account. You need not be a player: families call there, too.',
        ],
        [
          '¿Con quién puedo hablar?',
          'Con la línea de ayuda de tu país, gratuita y confidencial, a cualquier hora. El número está al pie de cada página de tu cuenta. No hace falta que juegues: también llaman familiares.',
        ],
      ),
      article(
        'children-at-home',
        [
          'There are children at home. What should I do?',
          'Sign out, keep your password and your phone’s code to yourself, and do not let the browser remember it on a device you share. Filter programmes for families block gambling sites; your provider or your phone’s settings have one.',
        ],
        [
          'Hay menores en casa. ¿Qué hago?',
          'Cierra la sesión, no compartas tu contraseña ni el código del móvil y no dejes que el navegador los recuerde en un dispositivo común. Los filtros familiares bloquean los sitios de juego; tu operadora o los ajustes del móvil tienen uno.',
        ],
      ),
    ],
  },
];
