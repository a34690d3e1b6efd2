export const messages = {
  'promotion.optIn': 'You choose to take part: nothing starts by itself.',
  'promotion.login': 'Log in to take part',
  'promotion.join': 'Take part',
  'promotion.joined': 'You have taken part since {date}.',
  'promotion.leave': 'Stop taking part',
  'promotion.over': 'This promotion has ended.',
  'promotion.coming': 'You can take part once it begins.',
  'promotion.unread': 'We could not read whether you take part.',
  'promotion.documents': 'Go to my documents',
  'promotion.refused.excluded': 'You are on a break from playing, and promotions wait with you.',
  'promotion.refused.blocked':
    'Your account is blocked just now, so it cannot take part. Support can tell you why.',
  'promotion.refused.documents':
    'First show us who you are: an identity document is missing or has expired.',
  'promotion.refused.notStarted': 'This promotion has not begun yet.',
  'promotion.refused.offline':
    'No connection: nothing was sent. Try again when you are back online.',
  'promotion.refused.other': 'That did not work. Try again in a moment.',
  'promotion.follow': 'Tell me about this promotion',
  'promotion.follow.failed': 'That was not saved. Try again in a moment.',
  'promotion.terms': 'Terms and conditions',
  'promotion.all': 'All promotions',
  'promotion.play': 'Only play with what you can afford to lose. 18+.',
  'share.button': 'Share',
  'share.copied': 'The link is copied.',
  'share.failed': 'The link could not be copied: take it from the address bar.',
};
