import type { messages as en } from '../en/install.ts';

export const messages: Record<keyof typeof en, string> = {
  'install.steps.title': 'Añade {name} a tu pantalla de inicio',
  'install.steps.share': 'Toca «Compartir». Si no lo ves, toca antes los tres puntos.',
  'install.steps.add': 'Baja, elige «Añadir a pantalla de inicio» y, después, «Añadir».',
  'install.steps.open': 'A partir de ahora, ábrelo con su icono.',
  'install.steps.why':
    'En el iPhone y el iPad, solo los sitios de la pantalla de inicio pueden enviar avisos. Además, ahí se abre más rápido, incluso sin conexión.',
  'install.steps.aside':
    'Ahí tendrás que iniciar sesión una vez más. Para quitarlo, mantén pulsado el icono y elimínalo.',
  // In the offered language, not the page's.
  'offer.text': 'Este sitio también está en español.',
  'offer.accept': 'Continuar en español',
  'offer.notNow': 'Ahora no',
};
