export const messages = {
  'session.end': 'Log out',
  'userMenu.label': 'Your account, {name}',
  'userMenu.title': 'Your account',
  'userMenu.previous': 'Last login: {time}',
  'userMenu.balance': 'Balance',
  'userMenu.cash': 'Cash',
  'userMenu.bonus': 'Bonus',
  'userMenu.hide': 'Hide the balance',
  'userMenu.balance.hidden': 'Balance hidden',
  'userMenu.hidden': 'hidden',
  'userMenu.balance.failed': 'not available',
  'break.title': 'You are on a break',
  'break.until': 'You cannot deposit, bet or play until {date}.',
  'break.text': 'You cannot deposit, bet or play until your break ends.',
  'break.withdraw': 'Withdraw',
  'break.bets': 'Your bets',
  'break.activity': 'Your activity',
  'break.help': 'Help',
  'userMenu.page.home': 'Overview',
  'userMenu.page.cashier': 'Cashier',
  'userMenu.page.activity': 'Activity',
  'userMenu.page.limits': 'Limits',
  'userMenu.break': 'Take a break',
  'userMenu.onBreak': 'Your break',
  'userMenu.deposit': 'Deposit',
  'userMenu.page.information': 'Personal data',
  'userMenu.page.documents': 'Documents',
  'userMenu.page.security': 'Security',
  'userMenu.page.preferences': 'Notifications',
  'userMenu.everywhere': 'Log out everywhere',
  'userMenu.everywhere.question': 'This logs you out here, too. Continue?',
  'bell.label': 'Notifications',
  'bell.unread': 'Notifications, {count} new',
  'bell.new': 'New:',
  'bell.none': 'No notifications yet. News about your account appears here.',
  'bell.failed': 'We couldn’t load your notifications.',
  'login.inactivity.alertMessage':
    'You were away for a while, so we logged you out. Log in again to carry on where you left off.',
  'session.security':
    'Your session was ended on another device or for your safety. If that wasn’t you, log in and change your password.',
  'session.unreachable':
    'We can’t reach your account at the moment. You are still logged in, and we’ll keep trying.',
  'session.everywhere': 'You are logged out on all your devices.',
  'session.notEverywhere':
    'You are logged out here. We can’t confirm it for your other devices: log in and check them.',
  'session.open.cashier': 'Open the cashier',
  'session.open.limits': 'See your limits',
  'session.open.deposit': 'We can’t confirm one of your deposits yet.',
  'session.open.withdrawal': 'We can’t confirm one of your withdrawals yet.',
  'session.open.limit': 'We can’t confirm a change to your limits yet.',
  'session.open.break': 'We can’t confirm your break yet.',
  'session.open.self-exclusion': 'We can’t confirm your self-exclusion yet.',
  'session.notAcknowledged':
    'You are logged out on this device. Our server has not confirmed it yet; we’ll keep trying.',
  'session.safeGambling':
    '{minutes, plural, one {You have been logged in for another minute.} other {You have been logged in for another # minutes.}} How about a short break? Your limits and activity are in your account.',
  'session.stay.title': 'Are you still there?',
  'session.stay.text':
    'You haven’t done anything for a while. To keep your account safe, we will log you out in',
  'session.stay.seconds': '{seconds} s',
  'session.stay.stay': 'Stay logged in',
  'session.slot.title': 'Your session, in figures',
  'session.slot.intro': 'Your last session in {game}:',
  'session.slot.time': 'Duration',
  'session.slot.stakes': 'Stakes',
  'session.slot.wins': 'Wins',
  'session.slot.balance': 'Session result',
  'session.slot.done': 'Got it',
  'session.annual.title': 'Are your details still right?',
  'session.annual.text':
    'The law requires us to check your details once a year. Your account is on hold until you confirm them. It takes a minute.',
  'session.annual.go': 'Check my details',
  'session.later': 'Later',
  'session.identity.not-uploaded.title': 'Verify your identity',
  'session.identity.not-uploaded.text':
    'We don’t have your identity document yet. A photo is enough.',
  'session.identity.expired.title': 'Your document has expired',
  'session.identity.expired.text':
    'The identity document we hold has expired. Please send us your new one.',
  'session.identity.upload': 'Upload a document',
  'session.identity.cancel': 'Cancel',
  'session.identity.help': 'What we need, and why',
  'session.identity.ways': 'Would you rather talk to someone?',
  'session.identity.chat': 'Open chat',
  'session.identity.call': 'Call {phone}',
  'session.identity.mail': 'Email {email}',
};

declare module '../../text.ts' {
  interface EnglishAreas {
    session: typeof messages;
  }
}
