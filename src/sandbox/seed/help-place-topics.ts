import { article, type HelpCategory } from './help-article.ts';

/** Questions about the app and the shops. */
export const placeTopics: readonly HelpCategory[] = [
  {
    key: 'app',
    icon: 'phone',
    title: { en: 'App and notifications', es: 'Aplicación y avisos', ar: 'التطبيق والإشعارات' },
    articles: [
      article(
        'install-the-app',
        [
          'How do I install Marquee on my phone?',
          'On Android, choose “Install” when we offer it, or in the browser’s menu. On an iPhone, tap the Share button and choose “Add to Home Screen”. You need no app store, and it takes hardly any space.',
        ],
        [
          '¿Cómo instalo Marquee en el móvil?',
          'En Android pulsa «Instalar» cuando te lo ofrezcamos o en el menú del navegador. En un iPhone abre el menú de compartir y elige «Añadir a pantalla de inicio». No necesitas ninguna tienda de aplicaciones y apenas ocupa espacio.',
        ],
        [
          'كيف أثبّت Marquee على هاتفي؟',
          'على Android، اختر «تثبيت» عندما نعرضه عليك، أو من قائمة المتصفح. وعلى iPhone، اضغط على «مشاركة» واختر «إضافة إلى الشاشة الرئيسية». لا تحتاج إلى متجر تطبيقات، ولا يكاد التطبيق يشغل مساحة.',
        ],
      ),
      article(
        'without-network',
        [
          'What works offline?',
          'The list of games, promotions, these help pages and the pages you have visited before. Your account, games and bets need a connection.',
        ],
        [
          '¿Qué funciona sin conexión?',
          'La lista de juegos, las promociones, estas páginas de ayuda y las páginas que ya hayas visitado. Tu cuenta, los juegos y las apuestas necesitan conexión.',
        ],
        [
          'ما الذي يعمل من دون اتصال؟',
          'قائمة الألعاب والعروض وصفحات المساعدة هذه والصفحات التي زرتها من قبل. أما حسابك والألعاب والرهانات فتحتاج إلى اتصال.',
        ],
      ),
      article(
        'notifications-do-not-come',
        [
          'Why do I not get notifications?',
          'Check three things:',
          [
            'Your device is listed under <a href="/account/preferences">Notifications</a>.',
            'Your phone’s settings allow notifications from the browser.',
            'Your quiet hours are over.',
          ],
        ],
        [
          '¿Por qué no me llegan los avisos?',
          'Comprueba tres cosas:',
          [
            'Que tu dispositivo aparezca en <a href="/account/preferences">avisos</a>.',
            'Que los ajustes del móvil permitan los avisos del navegador.',
            'Que no estés en tu horario de no molestar.',
          ],
        ],
        [
          'لماذا لا تصلني الإشعارات؟',
          'تحقّق من ثلاثة أمور:',
          [
            'أن جهازك مدرج في صفحة <a href="/account/preferences">الإشعارات</a>.',
            'أن إعدادات هاتفك تسمح بإشعارات المتصفح.',
            'أن ساعات عدم الإزعاج انتهت.',
          ],
        ],
      ),
      article(
        'which-browsers',
        [
          'Which browsers can I use?',
          'Chrome, Safari, Firefox, Edge and Samsung Internet, in any version from the last two years. Older ones still show the pages, but not the games.',
        ],
        [
          '¿Qué navegadores puedo usar?',
          'Chrome, Safari, Firefox, Edge y Samsung Internet, en cualquier versión de los dos últimos años. Los más antiguos muestran las páginas, pero no los juegos.',
        ],
        [
          'ما المتصفحات التي يمكنني استخدامها؟',
          'يمكنك استخدام Chrome وSafari وFirefox وEdge وSamsung Internet، بأي إصدار من آخر سنتين. المتصفحات الأقدم تعرض الصفحات، لكنها لا تشغّل الألعاب.',
        ],
      ),
      article(
        'cookies-and-device',
        [
          'What do you keep on my device?',
          'Only what the site needs to work and open offline. Nothing tracks you elsewhere unless you allow it. The page about <a href="/cookies">cookies</a> lists every item and how long it stays.',
        ],
        [
          '¿Qué guardáis en mi dispositivo?',
          'Solo lo que el sitio necesita para funcionar y abrirse sin conexión. Nada te sigue a otros sitios si no lo permites. La página de <a href="/cookies">cookies</a> detalla cada elemento y cuánto se guarda.',
        ],
        [
          'ماذا تحفظون على جهازي؟',
          'نحفظ فقط ما يحتاج إليه الموقع ليعمل ويُفتح من دون اتصال. لا شيء يتتبعك في مواقع أخرى إلا إذا سمحت بذلك. تعرض صفحة <a href="/cookies">ملفات تعريف الارتباط</a> كل عنصر ومدة حفظه.',
        ],
      ),
    ],
  },
  {
    key: 'shops',
    icon: 'store',
    title: { en: 'In our shops', es: 'En nuestros locales', ar: 'في متاجرنا' },
    articles: [
      article(
        'find-a-shop',
        [
          'Where is the nearest shop?',
          'Under <a href="/stores">Betting shops</a>: search by town or use your location. Opening hours are shown there, too.',
        ],
        [
          '¿Dónde está el local más cercano?',
          'En <a href="/stores">locales</a>: busca por localidad o usa tu ubicación. También verás los horarios.',
        ],
        [
          'أين أقرب متجر؟',
          'ابحث في صفحة <a href="/stores">متاجر المراهنات</a> باسم المدينة أو استخدم موقعك. وتجد هناك ساعات العمل أيضًا.',
        ],
      ),
      article(
        'cash-in-a-shop',
        [
          'Can I deposit in cash?',
          'Yes: choose Cajita Cash in the <a href="/account/cashier">cashier</a>. You cannot withdraw in cash, only to your card, wallet or bank.',
        ],
        [
          '¿Puedo depositar en efectivo?',
          'Sí: elige Cajita Cash en la <a href="/account/cashier">caja</a>. Las retiradas se pagan a tu tarjeta, monedero o banco, no en efectivo.',
        ],
        [
          'هل يمكنني الإيداع نقدًا؟',
          'نعم: اختر Cajita Cash في <a href="/account/cashier">الخزينة</a>. تصل السحوبات إلى بطاقتك أو محفظتك أو بنكك، لا نقدًا.',
        ],
      ),
      article(
        'lost-ticket',
        [
          'What if I lose my betting slip?',
          'A bet placed with your account is safe: find it under <a href="/account/activity">Activity</a>. A slip bought without an account is like cash. Visit the shop, tell us what you remember, and we will try to find it.',
        ],
        [
          '¿Y si pierdo mi boleto?',
          'Una apuesta hecha con tu cuenta está a salvo: la verás en <a href="/account/activity">actividad</a>. Un boleto comprado sin cuenta es como dinero en efectivo. Ven al local, cuéntanos lo que recuerdes e intentaremos encontrarlo.',
        ],
        [
          'ماذا لو أضعت قسيمة الرهان؟',
          'الرهان الذي وضعته بحسابك في أمان: تجده في صفحة <a href="/account/activity">النشاط</a>. أما القسيمة المشتراة من دون حساب فهي كالنقد. زُر المتجر وأخبرنا بما تتذكره، وسنحاول العثور عليها.',
        ],
      ),
      article(
        'shop-terminal',
        [
          'I used a terminal in a shop. Am I still logged in?',
          'Terminals log you out after a short period of inactivity and when the next player starts. To be sure, end the session from your phone under <a href="/account/security">Security</a>.',
        ],
        [
          'Usé un terminal en un local. ¿Sigo con la sesión abierta?',
          'Los terminales la cierran tras un rato sin actividad y en cuanto empieza otro jugador. Para asegurarte, ciérrala desde tu móvil en <a href="/account/security">seguridad</a>.',
        ],
        [
          'استخدمت جهازًا في أحد المتاجر. هل ما زلت مسجّل الدخول؟',
          'تسجّل الأجهزة خروجك بعد فترة قصيرة من عدم النشاط، وعندما يبدأ اللاعب التالي. لتطمئن، أنهِ الجلسة من هاتفك في صفحة <a href="/account/security">الأمان</a>.',
        ],
      ),
    ],
  },
];
