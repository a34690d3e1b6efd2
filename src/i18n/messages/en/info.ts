import { print } from './print.ts';

export const messages = {
  ...print,
  'info.contents': 'On this page',
  'info.others': 'Also worth reading',
  'info.revised': 'Last changed on',

  'landing.register': 'Open an account',

  'payments.title': 'Paying in and out',
  'payments.intro': 'Every way to pay, with its limits, what it costs and how long it takes.',
  'payments.deposit': 'Paying in',
  'payments.withdrawal': 'Taking out',
  'payments.notPossible': 'Not with this one.',
  'payments.amount': 'Amount',
  'payments.between': '{least} to {most}',
  'payments.fee': 'Fee',
  'payments.free': 'None',
  'payments.time': 'Arrives',
  'payments.atOnce': 'At once',
  'payments.span': '{least} to {most}',
  'payments.workingDays': '{count, plural, one {# working day} other {# working days}}',
  'payments.none.title': 'The list is being put together',
  'payments.none.text': 'Write or call us: we tell you how you can pay in and out.',

  'sitemap.promotions': 'All promotions',
  'sitemap.studios': 'All studios',
  'sitemap.help': 'Help by topic',
  'sitemap.stores': 'All shops',
  'sitemap.texts': 'Terms and policies',
};
