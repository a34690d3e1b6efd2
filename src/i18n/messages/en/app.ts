export const app = {
  'app.description': 'Casino games and sports betting with play money, on any phone, also offline.',
  'app.sports': 'Sports',
  'app.live': 'Live',
  'app.casino': 'Casino',
  'app.promotions': 'Promotions',
  'app.screenshot': 'The home page',
  'app.push.news': 'There is news for you.',
  'app.push.open': 'Open',
  'app.push.mute': 'Fewer of these',
  'install.offer':
    'Keep this site on your home screen: it opens faster and works without a connection.',
  'install.accept': 'Install',
  'install.notNow': 'Not now',
  'install.never': "Don't ask again",
  'install.how': 'Show me how',
  'install.button': 'Install the app',
};
