export const messages = {
  'app.description': 'Casino games and sports betting with play money, on any phone, also offline.',
  'app.sports': 'Sports',
  'app.live': 'Live',
  'app.casino': 'Casino',
  'app.promotions': 'Promotions',
  'app.screenshot': 'The home page',
  'app.push.news': 'You have news.',
  'app.push.open': 'Open',
  'app.push.mute': 'Fewer of these',
};
