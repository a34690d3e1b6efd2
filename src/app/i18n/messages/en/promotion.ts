export const messages = {
  'promotions.intro': 'Current promotions, with their terms in plain sight.',
  'promotions.categories': 'Types of promotion',
  'promotions.category.all': 'All',
  'promotions.category.casino': 'Casino',
  'promotions.category.live': 'Live casino',
  'promotions.category.sports': 'Sports',
  'promotions.category.club': 'Club',
  'promotions.until': 'Until {date}',
  'promotions.from': 'From {date}',
  'promotions.soon': 'Ends {when}, on {date}',
  'promotions.between': 'From {start} to {end}',
  'promotions.joined': 'Joined',
  'promotions.open': 'No end date',
  'promotions.ended': 'Ended on {date}',
  'promotions.none.title': 'No promotions here at the moment',
  'promotions.none.text': 'New ones start often. Have a look at the other types.',
  'promotions.empty.text': 'New ones start often. Check back soon.',
  'promotions.unknown': 'That promotion has ended. Here are the current ones.',

  'promotion.optIn': 'Join to take part. Nothing starts until you do.',
  'promotion.login': 'Log in to join',
  'promotion.join': 'Join',
  'promotion.joined.now': 'You have joined “{promotion}”.',
  'promotion.joined': 'You joined on {date}.',
  'promotion.wagering': '{staked} of {required} staked',
  'promotion.wagering.done': '{required} staked: what was left of your bonus is now cash',
  'promotion.left': 'You have left this promotion.',
  'promotion.leave': 'Leave',
  'promotion.leave.ask':
    'Leave this promotion? You lose what is left of your bonus and cannot join again.',
  'promotion.leave.ask.unread':
    'Leave this promotion? If it gave you a bonus, you lose what is left of it and cannot join again.',
  'promotion.leave.keep': 'Stay',
  'promotion.over': 'This promotion has ended.',
  'promotion.coming': 'You can join once it starts.',
  'promotion.unread': 'We couldn’t check whether you have joined.',
  'promotion.documents': 'Go to my documents',
  'promotion.refused.excluded': 'You are on a break, so you cannot join promotions until it ends.',
  'promotion.refused.blocked':
    'Your account is blocked, so you cannot join. Support can tell you why.',
  'promotion.refused.documents':
    'Verify your identity first: your identity document is missing or has expired.',
  'promotion.refused.notStarted': 'This promotion has not started yet.',
  'promotion.refused.used':
    'You left this promotion after getting its bonus, so you cannot join again.',
  'promotion.refused.offline':
    'You are offline, so nothing was sent. Try again when you are back online.',
  'promotion.refused.unknown':
    'We got no answer, so we don’t know yet whether this worked. Try again.',
  'promotion.refused.other': 'That didn’t work. Try again in a moment.',
  'promotion.follow': 'Notify me about this promotion',
  'promotion.follow.failed': 'We couldn’t confirm that this is saved. Try again in a moment.',
  'promotion.onward': 'Continue',
  'promotion.terms': 'Terms and conditions',
  'promotion.all': 'All promotions',
  'promotion.play': 'Only play with what you can afford to lose.',
  'share.button': 'Share',
  'share.copied': 'Link copied.',
  'share.failed': 'We couldn’t copy the link. Copy it from the address bar.',
};

declare module '../../text.ts' {
  interface EnglishAreas {
    promotion: typeof messages;
  }
}
