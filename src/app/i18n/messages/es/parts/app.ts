import type { app as en } from '../../en/parts/app.ts';

export const app: Record<keyof typeof en, string> = {
  'install.offer':
    'Añade este sitio a tu pantalla de inicio: se abre más rápido y funciona sin conexión.',
  'install.accept': 'Instalar',
  'install.notNow': 'Ahora no',
  'install.never': 'No volver a preguntar',
  'install.how': 'Ver cómo',
  'install.button': 'Instalar la aplicación',
};
