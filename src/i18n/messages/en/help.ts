import { print } from './print.ts';

export const messages = {
  ...print,
  'helpCentre.title': 'Help centre',
  'helpCentre.intro': 'Answers in plain words, and people to talk to when they are not enough.',
  'helpCentre.search': 'Search the help centre',
  'helpCentre.apply': 'Search',
  'helpCentre.found.title': 'Answers found',
  'helpCentre.none.title': 'We have not written about that yet',
  'helpCentre.none.text': 'Try other words or fewer of them, or ask us.',
  'helpCentre.none.clear': 'Show all topics',
  'helpCentre.topics': 'Topics',
  'helpCentre.count': '{count, plural, one {# answer} other {# answers}}',
  'helpCentre.first': 'Asked most often',
  'helpCentre.empty.title': 'Nothing here yet',
  'helpCentre.empty.text': 'The answers are being written. Until then, ask us.',
  'helpCentre.unknown': 'That help page is no longer there. Here is everything else.',

  'helpCentre.category.others': 'Other topics',
  'helpCentre.article.open': 'Open this answer',
  'helpCentre.article.about': 'Open the answer: {question}',
  'helpCentre.article.updated': 'Last updated on {date}',
  'helpCentre.article.more': 'More answers on this',
  'helpCentre.article.before': 'Previous',
  'helpCentre.article.next': 'Next',

  'helpCentre.vote.title': 'Was this useful?',
  'helpCentre.vote.yes': 'Yes',
  'helpCentre.vote.no': 'No',
  'helpCentre.vote.anonymous': 'Your vote carries no name.',
  'helpCentre.vote.thanks': 'Thank you. You can still change your mind.',
  'helpCentre.vote.sorry':
    'Thank you for saying so: we will look at it again. Below is how to reach us.',
  'helpCentre.vote.offline':
    'No connection: your vote was not sent. Try again when you are online.',
  'helpCentre.vote.failed': 'Your vote did not get through. Try again in a moment.',

  'helpCentre.contact.title': 'Talk to us',
  'helpCentre.contact.text': 'If it is urgent, call: somebody picks up.',
  'helpCentre.contact.phone': 'Call',
  'helpCentre.contact.mail': 'Write',
  'helpCentre.contact.chat': 'Chat',
  'helpCentre.contact.chat.text': 'Right here, in writing',
  'helpCentre.contact.stores': 'Come by',
  'helpCentre.contact.stores.text': 'Find the shop nearest to you',
};
