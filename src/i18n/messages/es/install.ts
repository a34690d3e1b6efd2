import type { messages as en } from '../en/install.ts';

export const messages: Record<keyof typeof en, string> = {
  'install.steps.title': 'Pon {name} en tu pantalla de inicio',
  'install.steps.share': 'Toca Compartir. Si no lo ves, está en los tres puntos.',
  'install.steps.add': 'Baja un poco y elige Añadir a pantalla de inicio; después, Añadir.',
  'install.steps.open': 'A partir de ahora, ábrelo con su icono.',
  'install.steps.why':
    '¿Por qué? En el iPhone y el iPad, las notificaciones solo llegan a los sitios de la pantalla de inicio. Además, ahí se abre antes y sin conexión.',
  'install.steps.aside':
    'Ahí inicias sesión una vez más: el icono tiene su propia sesión. Para quitarlo, mantén pulsado el icono y elimínalo.',
};
