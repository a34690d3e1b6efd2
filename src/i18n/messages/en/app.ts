export const app = {
  'install.offer':
    'Keep this site on your home screen: it opens faster and works without a connection.',
  'install.accept': 'Install',
  'install.notNow': 'Not now',
  'install.never': "Don't ask again",
  'install.how': 'Show me how',
  'install.button': 'Install the app',
};
