export const messages = {
  'player.nav': 'Your account',
  'player.nav.home': 'Overview',
  'player.nav.activity': 'Activity',
  'player.nav.cashier': 'Cashier',
  'player.nav.limits': 'Limits',
  'player.nav.information': 'Personal data',
  'player.nav.documents': 'Documents',
  'player.nav.security': 'Security',
  'player.nav.preferences': 'Notifications',
  'player.noscript':
    'Your account is put together in your browser alone, so that nothing of it lies anywhere else. It needs JavaScript: switch it on and load this page again.',
  'player.failed': 'This part did not answer just now. Nothing of yours is lost.',
  'player.offline': 'Your account needs a connection. It comes back by itself with it.',

  'player.home.title': 'Your account',
  'player.home.greeting': 'Good to see you, {name}',
};
