import { print } from './parts/print.ts';

export const messages = {
  ...print,
  'helpCentre.title': 'Help centre',
  'helpCentre.intro': 'Clear answers, and a team to talk to when you need more help.',
  'helpCentre.search': 'Search the help centre',
  'helpCentre.apply': 'Search',
  'helpCentre.found.title': 'Search results',
  'helpCentre.none.title': 'No answers found',
  'helpCentre.none.text': 'Try different or fewer words, or contact us.',
  'helpCentre.none.clear': 'Show all topics',
  'helpCentre.topics': 'Topics',
  'helpCentre.count': '{count, plural, one {# answer} other {# answers}}',
  'helpCentre.first': 'Most-asked questions',
  'helpCentre.empty.title': 'No answers yet',
  'helpCentre.empty.text': 'We are writing the answers. In the meantime, contact us.',
  'helpCentre.unknown': 'That help page is no longer available. Here are all the others.',

  'helpCentre.category.others': 'Other topics',
  'helpCentre.article.open': 'Read the answer',
  'helpCentre.article.about': 'Read the answer: {question}',
  'helpCentre.article.updated': 'Last updated on {date}',
  'helpCentre.article.more': 'Related answers',
  'helpCentre.article.before': 'Previous',
  'helpCentre.article.next': 'Next',

  'helpCentre.vote.title': 'Was this helpful?',
  'helpCentre.vote.yes': 'Yes',
  'helpCentre.vote.no': 'No',
  'helpCentre.vote.anonymous': 'Your vote is anonymous.',
  'helpCentre.vote.thanks': 'Thank you. You can still change your vote.',
  'helpCentre.vote.sorry':
    'Thank you. We will review this answer. If you still need help, contact us below.',
  'helpCentre.vote.offline':
    'You are offline, so your vote was not sent. Try again when you are back online.',
  'helpCentre.vote.failed': 'We couldn’t save your vote. Try again in a moment.',

  'helpCentre.contact.title': 'Contact us',
  'helpCentre.contact.text': 'For urgent matters, call us.',
  'helpCentre.contact.phone': 'Call us',
  'helpCentre.contact.mail': 'Email us',
  'helpCentre.contact.chat': 'Chat',
  'helpCentre.contact.chat.text': 'Message us here',
  'helpCentre.contact.stores': 'Visit us',
  'helpCentre.contact.stores.text': 'Find your nearest shop',
};

declare module '../../text.ts' {
  interface EnglishAreas {
    help: typeof messages;
  }
}
