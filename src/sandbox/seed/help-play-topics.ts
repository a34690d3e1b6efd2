import { article, type HelpCategory } from './help-article.ts';

/** Questions about playing. */
export const playTopics: readonly HelpCategory[] = [
  {
    key: 'games',
    icon: 'dice',
    title: { en: 'Casino games', es: 'Juegos de casino', ar: 'ألعاب الكازينو' },
    articles: [
      article(
        'return-to-player',
        [
          'What is return to player?',
          'It is the share of all stakes that a game pays back over millions of rounds. It says little about a single session. Find it on the page of every <a href="/games">game</a>.',
        ],
        [
          '¿Qué es el retorno al jugador?',
          'Es la parte de lo apostado que un juego devuelve tras millones de jugadas. Dice poco de una sola sesión. Está en la página de cada <a href="/games">juego</a>.',
        ],
        [
          'ما العائد للاعب؟',
          'هو نسبة ما تعيده اللعبة من إجمالي الرهانات على مدى ملايين الجولات. ولا يدل كثيرًا على جلسة واحدة. تجده في صفحة كل <a href="/games">لعبة</a>.',
        ],
      ),
      article(
        'game-interrupted',
        [
          'My game was interrupted',
          'Open the game again. A round that was running has ended on our server, and your balance is up to date. A hand that needs your move waits as you left it, until your session ends.',
        ],
        [
          'Se ha interrumpido mi juego',
          'Abre el juego de nuevo. La jugada en curso ha terminado en nuestro servidor y tu saldo está actualizado. Una mano pendiente de ti sigue como la dejaste hasta que termine tu sesión.',
        ],
        [
          'توقفت لعبتي فجأة',
          'افتح اللعبة من جديد. الجولة الجارية انتهت على خادمنا، ورصيدك محدّث. أما اليد التي تنتظر قرارك فتبقى كما تركتها حتى تنتهي جلستك.',
        ],
      ),
      article(
        'play-for-fun',
        [
          'Can I play for free?',
          'Yes, most games, and without an account: choose “Play for free” on the game’s page. The demo has the same rules and odds, but you cannot win or lose real money.',
        ],
        [
          '¿Puedo jugar gratis?',
          'Sí, a casi todos los juegos y sin cuenta: pulsa «Jugar gratis» en la página del juego. La demo tiene las mismas reglas y probabilidades, pero no se gana ni se pierde dinero real.',
        ],
        [
          'هل يمكنني اللعب مجانًا؟',
          'نعم، معظم الألعاب، ومن دون حساب: اضغط على «العب مجانًا» في صفحة اللعبة. للنسخة التجريبية القواعد نفسها وفرص الربح نفسها، لكنك لا تربح فيها أموالًا حقيقية ولا تخسرها.',
        ],
      ),
      article(
        'are-games-fair',
        [
          'Who makes sure the games are fair?',
          'An independent laboratory tests every game and its random numbers before launch, and the regulator inspects without notice. In our own games you can check each round yourself: the signed statement is under <a href="/account/activity">Activity</a>.',
        ],
        [
          '¿Quién vela por que los juegos sean limpios?',
          'Un laboratorio independiente examina cada juego y sus números aleatorios antes del estreno, y el regulador inspecciona sin avisar. En nuestros propios juegos puedes comprobar cada jugada: el extracto firmado está en <a href="/account/activity">actividad</a>.',
        ],
        [
          'من يضمن نزاهة الألعاب؟',
          'يفحص مختبر مستقل كل لعبة وأرقامها العشوائية قبل إطلاقها، وتفتّش الجهة التنظيمية من دون إشعار مسبق. في ألعابنا الخاصة يمكنك التحقق من كل جولة بنفسك: تجد الكشف الموقّع في صفحة <a href="/account/activity">النشاط</a>.',
        ],
      ),
      article(
        'session-limits',
        [
          'Why might a game ask how long I want to play?',
          'Where the regulator requires it, you set a time and loss limit before you start. The session ends by itself when you reach one. If you come back within the hour, we suggest a longer break.',
        ],
        [
          '¿Por qué me pregunta un juego cuánto tiempo quiero jugar?',
          'Donde lo exige el regulador, fijas un límite de tiempo y de pérdidas antes de empezar. La sesión termina sola cuando alcanzas uno. Si vuelves antes de una hora, te proponemos una pausa más larga.',
        ],
        [
          'لماذا قد تسألني اللعبة كم أريد أن ألعب؟',
          'حيث تشترط الجهة التنظيمية ذلك، تعيّن قبل البدء حدًا للوقت وحدًا للخسارة. تنتهي الجلسة تلقائيًا عند بلوغ أي منهما. وإن عدت خلال ساعة، فسنقترح عليك استراحة أطول.',
        ],
      ),
      article(
        'game-does-not-load',
        [
          'A game will not load',
          'Close other games first: only one can be open at a time. Then reload the page. If that does not help, turn off your ad blocker for this site or try another network.',
        ],
        [
          'Un juego no carga',
          'Cierra antes otros juegos: solo puede haber uno abierto. Luego recarga la página. Si sigue sin cargar, desactiva el bloqueador de anuncios en este sitio o prueba con otra red.',
        ],
        [
          'اللعبة لا تُحمَّل',
          'أغلق الألعاب الأخرى أولًا: لا يمكن فتح أكثر من لعبة في الوقت نفسه. ثم أعد تحميل الصفحة. إن لم ينفع ذلك، فأوقف مانع الإعلانات لهذا الموقع أو جرّب شبكة أخرى.',
        ],
      ),
    ],
  },
  {
    key: 'sports',
    icon: 'trophy',
    title: { en: 'Sports betting', es: 'Apuestas deportivas', ar: 'المراهنات الرياضية' },
    articles: [
      article(
        'bet-settled',
        [
          'When is my bet settled?',
          'Usually a few minutes after the official result. If a match is abandoned, we return your stake after 48 hours.',
        ],
        [
          '¿Cuándo se liquida mi apuesta?',
          'Normalmente, unos minutos después del resultado oficial. Si el partido se suspende, te devolvemos el importe a las 48 horas.',
        ],
        [
          'متى يُسوّى رهاني؟',
          'عادةً بعد بضع دقائق من النتيجة الرسمية. إن أُوقفت المباراة قبل نهايتها، فسنعيد إليك مبلغ رهانك بعد 48 ساعة.',
        ],
      ),
      article(
        'cash-out',
        [
          'What is cash out?',
          'It lets you close an open bet early for the amount we offer. If you accept, the bet ends, whatever happens next. The offer moves with the odds and may be suspended briefly, for example after a goal.',
        ],
        [
          '¿Qué es «Cerrar apuesta»?',
          'Te permite cerrar antes de tiempo una apuesta abierta por el importe que te ofrecemos. Si lo aceptas, la apuesta termina, pase lo que pase. La oferta cambia con las cuotas y puede suspenderse un momento, por ejemplo, tras un gol.',
        ],
        [
          'ما الإغلاق المبكر للرهان؟',
          'يتيح لك إغلاق رهان مفتوح قبل موعده مقابل المبلغ الذي نعرضه. إن قبلته ينتهي الرهان، مهما حدث بعد ذلك. يتغير المبلغ المعروض مع الاحتمالات وقد يُعلَّق لوقت قصير، بعد هدف مثلًا.',
        ],
      ),
      article(
        'odds-changed',
        [
          'The odds changed while I was betting',
          'Odds follow the match. On your bet slip you choose whether we ask you first, accept better odds or accept any odds.',
        ],
        [
          'Las cuotas cambiaron mientras apostaba',
          'Las cuotas siguen el partido. En tu boleto eliges si te preguntamos antes, si aceptas cuotas mejores o si las aceptas siempre.',
        ],
        [
          'تغيّرت الاحتمالات وأنا أراهن',
          'تتغيّر الاحتمالات مع مجريات المباراة. تختار في قسيمة الرهان أن نسألك أولًا، أو أن تقبل الاحتمالات الأفضل، أو أن تقبل أي احتمالات.',
        ],
      ),
      article(
        'combined-bets',
        [
          'How does an accumulator work?',
          'It combines several selections in one bet: their odds are multiplied, and all of them must win. If a match is called off, its odds count as 1.00 and the others stand.',
        ],
        [
          '¿Cómo funciona una combinada?',
          'Reúne varias selecciones en una apuesta: sus cuotas se multiplican y deben acertarse todas. Si un partido se anula, su cuota cuenta como 1,00 y las demás siguen.',
        ],
        [
          'كيف يعمل الرهان التجميعي؟',
          'يجمع عدة اختيارات في رهان واحد: تُضرب احتمالاتها بعضها في بعض، ويجب أن تربح كلها. إن أُلغيت مباراة، تُحتسب احتمالاتها 1.00 وتبقى الاختيارات الأخرى سارية.',
        ],
      ),
      article(
        'live-delay',
        [
          'Why is live betting suspended for a moment?',
          'Around a goal or a point the odds change faster than anyone can read them. We suspend betting for some seconds, and again shortly before the end. Your selections stay on your bet slip.',
        ],
        [
          '¿Por qué se suspenden un momento las apuestas en vivo?',
          'En torno a un gol o un punto, las cuotas cambian más rápido de lo que se pueden leer. Suspendemos las apuestas unos segundos, y también poco antes del final. Tus selecciones siguen en el boleto.',
        ],
        [
          'لماذا يُعلَّق الرهان المباشر للحظات؟',
          'عند تسجيل هدف أو نقطة تتغير الاحتمالات أسرع من أن تُقرأ. نعلّق الرهان بضع ثوانٍ، ثم مرة أخرى قبيل النهاية. وتبقى اختياراتك في قسيمة الرهان.',
        ],
      ),
    ],
  },
];
