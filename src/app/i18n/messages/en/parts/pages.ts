export const pages = {
  'pages.retry': 'Try again',
  'pages.home': 'Go to the home page',
  'pages.games': 'See the games',
  'pages.sports': 'See all sports',
  'pages.help': 'Help centre',
  'pages.stores': 'Betting shops',
  'pages.promotions': 'See the promotions',
  'pages.trail': 'Breadcrumb',
  'pages.failed.title': 'We couldn’t load this part',
  'pages.failed.text': 'Everything else works. Try again in a moment.',

  'games.title': 'Games',

  'sports.suspended.one': 'suspended',
  'sports.minute': '{minute}′',

  'promotions.title': 'Promotions',

  'maintenance.title': 'Back in a moment',
  'maintenance.text':
    'The site is down for maintenance. Your money and your bets are safe. You may need to retype anything you didn’t send.',
  'maintenance.looking':
    'This page checks every 30 seconds. Once the site is back, it takes you to where you were.',
  'maintenance.now': 'Check now',
  'maintenance.still': 'Not back yet. We’ll keep checking.',
  'maintenance.contact': 'Need us in the meantime?',

  'error.title': 'This page didn’t load',
  'error.text': 'You haven’t lost anything. Try again in a moment.',
  'error.offline.title': 'This page isn’t saved on this device',
  'error.offline.text':
    'You are offline. The page opens by itself when you are back online. Until then, you can open these:',
  'error.offline.empty': 'You are offline. The page opens by itself when you are back online.',
  'error.saved': 'Saved on this device',
};
