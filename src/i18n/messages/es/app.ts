import type { app as en } from '../en/app.ts';

export const app: Record<keyof typeof en, string> = {
  'app.description':
    'Juegos de casino y apuestas deportivas con dinero ficticio, en cualquier móvil y también sin conexión.',
  'app.sports': 'Deportes',
  'app.live': 'En vivo',
  'app.casino': 'Casino',
  'app.promotions': 'Promociones',
  'app.screenshot': 'La página de inicio',
  'app.push.news': 'Hay novedades para ti.',
  'app.push.open': 'Abrir',
  'app.push.mute': 'Menos como este',
  'install.offer':
    'Ten este sitio en tu pantalla de inicio: se abre antes y funciona sin conexión.',
  'install.accept': 'Instalar',
  'install.notNow': 'Ahora no',
  'install.never': 'No volver a preguntar',
  'install.how': 'Ver cómo',
  'install.button': 'Instalar la aplicación',
};
