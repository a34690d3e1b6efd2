import type { messages as en } from '../en/system.ts';

export const messages: Record<keyof typeof en, string> = {
  'app.description': 'Juegos de casino y apuestas deportivas en cualquier móvil.',
  'app.description.play':
    'Juegos de casino y apuestas deportivas en cualquier móvil, con dinero ficticio.',
  'app.description.casino': 'Juegos de casino en cualquier móvil.',
  'app.description.casino.play': 'Juegos de casino en cualquier móvil, con dinero ficticio.',
  'app.description.sports': 'Apuestas deportivas en cualquier móvil.',
  'app.description.sports.play': 'Apuestas deportivas en cualquier móvil, con dinero ficticio.',
  'app.sports': 'Deportes',
  'app.live': 'En vivo',
  'app.casino': 'Casino',
  'app.promotions': 'Promociones',
  'app.screenshot': 'La página de inicio',
  'app.push.news': 'Hay novedades para ti.',
  'app.push.open': 'Abrir',
  'app.push.mute': 'Menos como este',
};
