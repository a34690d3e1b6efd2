import type { messages as english } from '../en/info.ts';
import { print } from './parts/print.ts';

export const messages: Record<keyof typeof english, string> = {
  ...print,
  'info.contents': 'En esta página',
  'info.others': 'También te puede interesar',
  'info.revised': 'Última actualización:',

  'landing.register': 'Crear cuenta',

  'payments.title': 'Depósitos y retiradas',
  'payments.intro': 'Todos los métodos de pago, con sus límites, su coste y su plazo.',
  'payments.deposit': 'Depósitos',
  'payments.withdrawal': 'Retiradas',
  'payments.notPossible': 'No disponible con este método.',
  'payments.amount': 'Importe',
  'payments.between': 'De {least} a {most}',
  'payments.fee': 'Comisión',
  'payments.free': 'Ninguna',
  'payments.time': 'Plazo',
  'payments.atOnce': 'Al momento',
  'payments.span': 'De {least} a {most}',
  'payments.workingDays': '{count, plural, one {# día hábil} other {# días hábiles}}',
  'payments.none.title': 'Aún no hay métodos de pago',
  'payments.none.text': 'Contacta con nosotros y te diremos cómo depositar y retirar.',

  'sitemap.promotions': 'Todas las promociones',
  'sitemap.studios': 'Todos los proveedores',
  'sitemap.help': 'Ayuda por temas',
  'sitemap.stores': 'Todos los locales',
  'sitemap.texts': 'Condiciones y políticas',
  'sitemap.title': 'Mapa del sitio',
  'sitemap.intro': 'Todas las páginas del sitio de un vistazo.',
};
