import type { messages as english } from '../en/info.ts';
import { print } from './print.ts';

export const messages: Record<keyof typeof english, string> = {
  ...print,
  'info.contents': 'En esta página',
  'info.others': 'También te puede interesar',
  'info.revised': 'Última modificación:',

  'landing.register': 'Abrir una cuenta',

  'payments.title': 'Pagos y retiradas',
  'payments.intro': 'Todas las formas de pagar, con sus límites, su coste y su plazo.',
  'payments.deposit': 'Ingresar',
  'payments.withdrawal': 'Retirar',
  'payments.notPossible': 'Con este no se puede.',
  'payments.amount': 'Importe',
  'payments.between': 'De {least} a {most}',
  'payments.fee': 'Comisión',
  'payments.free': 'Ninguna',
  'payments.time': 'Plazo',
  'payments.atOnce': 'Al momento',
  'payments.span': 'De {least} a {most}',
  'payments.workingDays': '{count, plural, one {# día hábil} other {# días hábiles}}',
  'payments.none.title': 'Estamos preparando la lista',
  'payments.none.text': 'Escríbenos o llámanos y te contamos cómo puedes ingresar y retirar.',

  'sitemap.promotions': 'Todas las promociones',
  'sitemap.studios': 'Todos los estudios',
  'sitemap.help': 'Ayuda por temas',
  'sitemap.stores': 'Todos los locales',
  'sitemap.texts': 'Condiciones y políticas',
};
