export const messages = {
  'session.end': 'Sign out',
  'userMenu.label': 'Your account, {name}',
  'userMenu.title': 'Your account',
  'userMenu.previous': 'You were last here on {time}',
  'userMenu.cash': 'Balance',
  'userMenu.bonus': 'Bonus',
  'userMenu.hide': 'Hide the balance',
  'userMenu.balance.hidden': 'Balance hidden',
  'userMenu.balance.failed': 'not available',
  'userMenu.page.home': 'Overview',
  'userMenu.page.cashier': 'Cashier',
  'userMenu.page.activity': 'Activity',
  'userMenu.page.limits': 'Limits',
  'userMenu.page.information': 'Your data',
  'userMenu.page.documents': 'Documents',
  'userMenu.page.security': 'Security',
  'userMenu.page.preferences': 'Messages',
  'userMenu.everywhere': 'Sign out everywhere',
  'bell.label': 'Notifications',
  'bell.unread': 'Notifications, {count} new',
  'bell.new': 'New:',
  'bell.none': 'Nothing yet. What concerns your account will show here.',
  'bell.failed': 'Your notifications did not come just now.',
  'login.inactivity.alertMessage':
    'You were away for a while, so we signed you out. Everything is as you left it: sign in again to go on.',
  'session.security':
    'Your session was ended, on another device or for your safety. If that was not you, sign in and change your password.',
  'session.unreachable':
    'Your account does not answer just now. You are still signed in, and we keep trying.',
  'session.notEverywhere':
    'You are signed out here. We could not reach your other devices: sign in and try that again.',
  'session.open.deposit':
    'A deposit of yours has no answer yet. Open the cashier to find out what became of it.',
  'session.open.withdrawal':
    'A withdrawal of yours has no answer yet. Open the cashier to find out what became of it.',
  'session.open.limit':
    'A change to your limits has no answer yet. Open your limits to find out what became of it.',
  'session.open.break':
    'The break you asked for has no answer yet. Open your limits to find out what became of it.',
  'session.open.self-exclusion':
    'The self-exclusion you asked for has no answer yet. Open your limits to find out what became of it.',
  'session.notAcknowledged':
    'You are logged out on this device. Our server has not confirmed it yet; we keep trying.',
  'session.safeGambling':
    '{minutes, plural, one {Another minute has gone by.} other {Another # minutes have gone by.}} How about a little break? Your limits and your play are in your account.',
  'session.stay.title': 'Still there?',
  'session.stay.text':
    'Nobody has touched a thing for a while. To keep your account safe, we sign you out in',
  'session.stay.seconds': '{seconds} s',
  'session.stay.stay': 'Stay signed in',
  'session.slot.title': 'Your game, in figures',
  'session.slot.intro': 'Your last session of {game}:',
  'session.slot.time': 'Duration',
  'session.slot.stakes': 'Bets',
  'session.slot.wins': 'Wins',
  'session.slot.balance': 'Session balance',
  'session.slot.done': 'Got it',
  'session.annual.title': 'Are your data still right?',
  'session.annual.text':
    'Once a year the law asks us to check with you. Your account is on hold until you have told us; it takes a minute.',
  'session.annual.go': 'Look them over',
  'session.later': 'Later',
  'session.identity.not-uploaded.title': 'Show us who you are',
  'session.identity.not-uploaded.text':
    'We have no identity document from you yet. A photo is enough.',
  'session.identity.expired.title': 'Your document has run out',
  'session.identity.expired.text':
    'The identity document that we have has expired. Please send us the new one.',
  'session.identity.upload': 'Upload documentation',
  'session.identity.cancel': 'Cancel',
  'session.identity.help': 'What we need, and why',
  'session.identity.ways': 'Would you rather talk to somebody?',
  'session.identity.chat': 'Open the chat',
  'session.identity.call': 'Call {phone}',
  'session.identity.mail': 'Write to {email}',
};
