import { article, type HelpCategory } from './help-article.ts';

/** Questions about safer gambling. */
export const safeTopics: readonly HelpCategory[] = [
  {
    key: 'safe-gambling',
    icon: 'heart',
    title: { en: 'Safer gambling', es: 'Juego responsable', ar: 'اللعب المسؤول' },
    articles: [
      article(
        'set-limits',
        [
          'How do limits work?',
          'Set them by day, week or month under <a href="/account/limits">Limits</a>:',
          ['for your deposits,', 'for what you stake or lose,', 'for the time you are logged in.'],
          'Lowering a limit takes effect at once. Raising or removing one takes 72 hours, so you decide with a clear head. You can cancel the request until then.',
        ],
        [
          '¿Cómo funcionan los límites?',
          'Ponlos por día, semana o mes en <a href="/account/limits">límites</a>:',
          [
            'para lo que depositas,',
            'para lo que apuestas o pierdes,',
            'para el tiempo con la sesión abierta.',
          ],
          'Las bajadas se aplican al instante. Subirlos o quitarlos tarda 72 horas, para que decidas con calma. Hasta entonces puedes cancelar la solicitud.',
        ],
        [
          'كيف تعمل الحدود؟',
          'عيّنها باليوم أو الأسبوع أو الشهر في صفحة <a href="/account/limits">الحدود</a>:',
          ['لإيداعاتك،', 'لما تراهن به أو تخسره،', 'لمدة تسجيل دخولك.'],
          'يسري خفض الحد فورًا. أما رفعه أو إزالته فيستغرق 72 ساعة، لتقرر بهدوء. ويمكنك إلغاء الطلب حتى ذلك الحين.',
        ],
      ),
      article(
        'take-a-break',
        [
          'I need a break',
          'Choose one under <a href="/account/limits">Limits</a>, from one day to six weeks. You can withdraw, but not deposit or play. Nobody can shorten it, not even us. Your account reopens by itself.',
        ],
        [
          'Necesito una pausa',
          'Elígela en <a href="/account/limits">límites</a>: de un día a seis semanas. Puedes retirar, pero no depositar ni jugar. Nadie puede acortarla, tampoco nosotros. Después tu cuenta se reactiva sola.',
        ],
        [
          'أحتاج إلى استراحة',
          'اختر استراحة من يوم واحد إلى ستة أسابيع في صفحة <a href="/account/limits">الحدود</a>. يمكنك السحب، لكن لا يمكنك الإيداع أو اللعب. لا يستطيع أحد تقصيرها، ولا حتى نحن. ويُعاد فتح حسابك تلقائيًا.',
        ],
      ),
      article(
        'self-exclusion',
        [
          'What is self-exclusion?',
          'You close your account for six months or longer, or permanently. Your money stays yours: write to us to withdraw it. We send you no marketing. You cannot end it early.',
          'The national register also excludes you from every licensed operator at once. We check it at every login.',
        ],
        [
          '¿Qué es la autoexclusión?',
          'Cierras tu cuenta durante seis meses o más, o de forma indefinida. Tu dinero sigue siendo tuyo: escríbenos para retirarlo. No te enviamos publicidad. No se puede anular antes de tiempo.',
          'El registro nacional te excluye además de todos los operadores con licencia a la vez. Lo consultamos en cada inicio de sesión.',
        ],
        [
          'ما الاستبعاد الذاتي؟',
          'تغلق حسابك ستة أشهر أو أكثر، أو بشكل دائم. تبقى أموالك لك: اكتب إلينا لسحبها. لا نرسل إليك عروضًا ترويجية. ولا يمكنك إنهاؤه قبل موعده.',
          'ويستبعدك السجل الوطني أيضًا من جميع شركات القمار المرخّصة في آن واحد. نتحقق منه عند كل تسجيل دخول.',
        ],
      ),
      article(
        'how-much-have-i-played',
        [
          'How do I see how much I have played?',
          'Under <a href="/account/activity">Activity</a>, week by week, in money and time. While you play, the bar above the game shows your time and your result.',
        ],
        [
          '¿Cómo veo cuánto he jugado?',
          'En <a href="/account/activity">actividad</a>, semana a semana, en dinero y en tiempo. Mientras juegas, la barra sobre el juego muestra tu tiempo y tu resultado.',
        ],
        [
          'كيف أعرف كم لعبت؟',
          'في صفحة <a href="/account/activity">النشاط</a>، أسبوعًا بأسبوع، بالمال والوقت. وأثناء اللعب، يعرض الشريط أعلى اللعبة وقتك ونتيجتك.',
        ],
      ),
      article(
        'is-it-still-fun',
        [
          'How do I know if I am gambling too much?',
          'Ask yourself honestly:',
          [
            'Do I play to win back what I lost?',
            'Do I hide how much or how long I play?',
            'Do I play with money that was meant for something else?',
            'Am I restless when I cannot play?',
          ],
          'One yes is a good reason to take a break; two, to talk to someone.',
        ],
        [
          '¿Cómo sé si juego demasiado?',
          'Pregúntate con sinceridad:',
          [
            '¿Juego para recuperar lo que perdí?',
            '¿Oculto cuánto juego o durante cuánto tiempo?',
            '¿Juego con dinero que era para otra cosa?',
            '¿Me inquieto cuando no puedo jugar?',
          ],
          'Un sí es buen motivo para una pausa; dos, para hablar con alguien.',
        ],
        [
          'كيف أعرف إن كنت ألعب أكثر من اللازم؟',
          'اسأل نفسك بصدق:',
          [
            'هل ألعب لأستعيد ما خسرته؟',
            'هل أخفي مقدار لعبي أو مدته؟',
            'هل ألعب بمال كان مخصصًا لشيء آخر؟',
            'هل أشعر بالتوتر عندما لا أستطيع اللعب؟',
          ],
          'إجابة واحدة بنعم سبب وجيه لأخذ استراحة، وإجابتان سبب للتحدث إلى من يساعدك.',
        ],
      ),
      article(
        'someone-to-talk-to',
        [
          'Who can I talk to?',
          'Your country’s free, confidential helpline, at any hour. Its number is under <a href="/legal/responsible-gaming">Safer gambling</a>. You do not have to be a player: families call, too.',
        ],
        [
          '¿Con quién puedo hablar?',
          'Con la línea de ayuda de tu país, gratuita y confidencial, a cualquier hora. El número está en <a href="/legal/responsible-gaming">juego responsable</a>. No hace falta que juegues: también llaman familiares.',
        ],
        [
          'مع من يمكنني التحدث؟',
          'مع خط المساعدة في بلدك، وهو مجاني وسري ومتاح في أي ساعة. تجد رقمه في صفحة <a href="/legal/responsible-gaming">اللعب المسؤول</a>. لا يُشترط أن تكون لاعبًا: فأفراد الأسرة يتصلون أيضًا.',
        ],
      ),
      article(
        'children-at-home',
        [
          'There are children at home. What should I do?',
          'Log out after playing, and keep your password and your phone’s PIN to yourself. Do not save your password on a shared device. Parental controls block gambling sites: ask your internet provider or check your phone’s settings.',
        ],
        [
          'Hay menores en casa. ¿Qué hago?',
          'Cierra la sesión al terminar y no compartas tu contraseña ni el código del móvil. No guardes la contraseña en un dispositivo compartido. Los controles parentales bloquean los sitios de juego: pregunta a tu operadora o mira en los ajustes del móvil.',
        ],
        [
          'يوجد أطفال في المنزل. ماذا أفعل؟',
          'سجّل الخروج بعد اللعب، واحتفظ بكلمة مرورك ورمز هاتفك لنفسك. لا تحفظ كلمة مرورك على جهاز مشترك. تحظر أدوات الرقابة الأبوية مواقع القمار: اسأل شركة الإنترنت أو تحقّق من إعدادات هاتفك.',
        ],
      ),
    ],
  },
];
