import { article, type HelpCategory } from './help-article.ts';

/** What players ask about where they play: the app, and the shops. */
export const placeTopics: readonly HelpCategory[] = [
  {
    key: 'app',
    icon: 'phone',
    title: { en: 'App and notifications', es: 'Aplicación y notificaciones' },
    articles: [
      article(
        'install-the-app',
        [
          'How do I put Marquee on my phone?',
          'On Android choose “install” when we offer it, or in the browser’s menu. On an iPhone open the share menu and choose “add to home screen”. It takes no store and hardly any room.',
        ],
        [
          '¿Cómo instalo Marquee en el móvil?',
          'En Android pulsa «instalar» cuando te lo ofrezcamos o en el menú del navegador. En un iPhone abre el menú de compartir y elige «añadir a pantalla de inicio». Sin tiendas y casi sin ocupar espacio.',
        ],
      ),
      article(
        'without-network',
        [
          'What works without a network?',
          'What is on, promotions, these help pages and everything you have looked at before. Your account, games and bets need a connection: money moves only when both sides know of it.',
        ],
        [
          '¿Qué funciona sin conexión?',
          'La cartelera, las promociones, estas páginas de ayuda y todo lo que hayas visto antes. Tu cuenta, los juegos y las apuestas necesitan conexión: el dinero solo se mueve cuando ambas partes lo saben.',
        ],
      ),
      article(
        'notifications-do-not-come',
        [
          'Notifications do not reach me',
          'Look at three things: the device is listed under <a href="/account/preferences">notifications</a>, the browser is allowed to show them in the settings of your phone, and it is not within the quiet hours that you chose.',
        ],
        [
          'No me llegan las notificaciones',
          'Mira tres cosas: que el dispositivo aparezca en <a href="/account/preferences">notificaciones</a>, que el navegador tenga permiso en los ajustes del móvil y que no sean tus horas de silencio.',
        ],
      ),
      article(
        'which-browsers',
        [
          'Which browsers can I use?',
          'The current Chrome, Safari, Firefox, Edge and Samsung Internet, and those of the last two years. Very old ones still show the pages, but not the games.',
        ],
        [
          '¿Qué navegadores puedo usar?',
          'Las versiones actuales de Chrome, Safari, Firefox, Edge y Samsung Internet, y las de los dos últimos años. Los muy antiguos muestran las páginas, pero no los juegos.',
        ],
      ),
      article(
        'cookies-and-device',
        [
          'What do you keep on my device?',
          'What the site needs to work and to open without a network, and nothing that follows you elsewhere unless you allow it. The page about <a href="/cookies">cookies</a> names every item and until when it stays.',
        ],
        [
          '¿Qué guardáis en mi dispositivo?',
          'Lo que el sitio necesita para funcionar y abrirse sin conexión, y nada que te siga a otros sitios si no lo permites. La página de <a href="/cookies">cookies</a> nombra cada cosa y hasta cuándo se queda.',
        ],
      ),
    ],
  },
  {
    key: 'shops',
    icon: 'store',
    title: { en: 'In our shops', es: 'En nuestros locales' },
    articles: [
      article(
        'find-a-shop',
        [
          'Where is the nearest shop?',
          'Under <a href="/stores">shops</a>: search by town or let the page measure from where you are. Opening hours stand there as well.',
        ],
        [
          '¿Dónde está el local más cercano?',
          'En <a href="/stores">locales</a>: busca por población o deja que la página calcule la distancia desde donde estás. También verás los horarios.',
        ],
      ),
      article(
        'cash-in-a-shop',
        [
          'Can I pay in and out in a shop?',
          'Yes, in cash, with your identity card and the code from the <a href="/account/cashier">cashier</a>. What you pay in is in your account before you have put the receipt away.',
        ],
        [
          '¿Puedo depositar y retirar en un local?',
          'Sí, en efectivo, con tu DNI y el código de la <a href="/account/cashier">caja</a>. Lo que depositas está en tu cuenta antes de que guardes el recibo.',
        ],
      ),
      article(
        'lost-ticket',
        [
          'I have lost my betting slip',
          'A bet placed with your account is safe: you find it under <a href="/account/activity">activity</a>. A slip bought without an account is like cash; come to the shop with what you remember of it and we look for it together.',
        ],
        [
          'He perdido mi boleto',
          'Una apuesta hecha con tu cuenta está a salvo: la verás en <a href="/account/activity">actividad</a>. Un boleto comprado sin cuenta es como dinero en efectivo; ven al local con lo que recuerdes y lo buscamos juntos.',
        ],
      ),
      article(
        'shop-terminal',
        [
          'I used a terminal in a shop. Am I still signed in?',
          'Terminals sign you out after a short while without a touch, and as soon as the next player begins. To be sure, end the session from your phone under <a href="/account/security">security</a>.',
        ],
        [
          'Usé un terminal en un local. ¿Sigo con la sesión abierta?',
          'Los terminales la cierran tras un rato sin actividad y en cuanto empieza otro jugador. Para asegurarte, ciérrala desde tu móvil en <a href="/account/security">seguridad</a>.',
        ],
      ),
    ],
  },
];
