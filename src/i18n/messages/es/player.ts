export const messages = {
  'player.title': 'Tu cuenta',
};
