import type { frame as en } from '../en/frame.ts';

export const frame: Record<keyof typeof en, string> = {
  'frame.skip': 'Saltar al contenido',
  'header.menu': 'Menú',
  'header.login': 'Entrar',
  'header.register': 'Registrarse',
  'nav.main': 'Principal',
  'nav.more': 'Más',
  'notFound.notice': 'Esa página ya no existe. Te dejamos en el inicio.',
};
