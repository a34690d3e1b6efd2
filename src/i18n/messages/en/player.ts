export const messages = {
  'player.title': 'Your account',
};
