import type { messages as en } from '../en/system.ts';

export const messages: Record<keyof typeof en, string> = {
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
};
