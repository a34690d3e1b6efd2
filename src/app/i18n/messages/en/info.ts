import { print } from './parts/print.ts';

export const messages = {
  ...print,
  'info.contents': 'On this page',
  'info.others': 'Also worth reading',
  'info.revised': 'Last updated on',

  'landing.register': 'Create account',

  'payments.title': 'Deposits & withdrawals',
  'payments.intro': 'Every payment method, with its limits, its cost and how long it takes.',
  'payments.deposit': 'Deposits',
  'payments.withdrawal': 'Withdrawals',
  'payments.notPossible': 'Not available with this method.',
  'payments.amount': 'Amount',
  'payments.between': '{least} to {most}',
  'payments.fee': 'Fee',
  'payments.free': 'None',
  'payments.time': 'Arrives',
  'payments.atOnce': 'Instantly',
  'payments.span': '{least} to {most}',
  'payments.workingDays': '{count, plural, one {# working day} other {# working days}}',
  'payments.none.title': 'No payment methods to show yet',
  'payments.none.text': 'Contact us and we will tell you how to deposit and withdraw.',

  'sitemap.promotions': 'All promotions',
  'sitemap.studios': 'All providers',
  'sitemap.help': 'Help by topic',
  'sitemap.stores': 'All shops',
  'sitemap.texts': 'Terms and policies',
  'sitemap.title': 'Site map',
  'sitemap.intro': 'Every page of this site at a glance.',
};

declare module '../../text.ts' {
  interface EnglishAreas {
    info: typeof messages;
  }
}
