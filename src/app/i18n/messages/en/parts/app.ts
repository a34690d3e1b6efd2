export const app = {
  'install.offer': 'Add this site to your home screen: it opens faster and works offline.',
  'install.accept': 'Install',
  'install.notNow': 'Not now',
  'install.never': 'Don’t ask again',
  'install.how': 'Show me how',
  'install.button': 'Install the app',
};
