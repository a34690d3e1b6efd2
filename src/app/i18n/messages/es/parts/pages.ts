import type { pages as en } from '../../en/parts/pages.ts';

export const pages: Record<keyof typeof en, string> = {
  'pages.retry': 'Reintentar',
  'pages.home': 'Ir al inicio',
  'pages.games': 'Ver los juegos',
  'pages.sports': 'Ver los deportes',
  'pages.help': 'Centro de ayuda',
  'pages.stores': 'Locales de apuestas',
  'pages.promotions': 'Ver las promociones',
  'pages.trail': 'Dónde estás',
  'pages.failed.title': 'No hemos podido cargar esta parte',
  'pages.failed.text': 'El resto funciona. Inténtalo de nuevo en un momento.',

  'games.title': 'Juegos',

  'sports.suspended.one': 'suspendida',
  'sports.minute': '{minute}′',

  'promotions.title': 'Promociones',

  'maintenance.title': 'Volvemos enseguida',
  'maintenance.text':
    'El sitio está cerrado por mantenimiento. Tu dinero y tus apuestas están a salvo. Quizá tengas que volver a escribir lo que no hayas enviado.',
  'maintenance.looking': 'Esta página lo comprueba cada 30 segundos y te llevará a donde estabas.',
  'maintenance.now': 'Comprobar ahora',
  'maintenance.still': 'Todavía no. Seguimos comprobándolo.',
  'maintenance.contact': '¿Nos necesitas mientras tanto?',

  'error.title': 'Esta página no se ha cargado',
  'error.text': 'No has perdido nada. Inténtalo de nuevo en un momento.',
  'error.offline.title': 'Esta página no está guardada en este dispositivo',
  'error.offline.text':
    'No tienes conexión. La página se abrirá sola cuando la recuperes. Hasta entonces, puedes abrir estas:',
  'error.offline.empty': 'No tienes conexión. La página se abrirá sola cuando la recuperes.',
  'error.saved': 'Guardadas en este dispositivo',
};
