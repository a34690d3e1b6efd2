/** The play page, from the choices before play to the summary. */
export const messages = {
  'play.title': 'Play',
  'play.description': 'Play the game and see your time, result, limits and help on one page.',
  'play.opening': 'Opening the game…',
  'play.noscript': 'Games need JavaScript. Turn it on and reload this page.',
  'play.frame': 'Game: {game}',

  'play.figures': 'Your session in this game',
  'play.time': 'Time',
  'play.net': 'Result',
  'play.balance': 'Balance',
  'play.stakes': 'Stakes',
  'play.wins': 'Wins',
  'play.left': '{left} left',
  'play.near.time': 'The time you set for this session is almost up.',
  'play.near.loss': 'You are close to the loss limit you set for this session.',
  'play.leave': 'Leave',
  'play.break': 'Take a break',
  'play.help': 'Help',
  'play.fullScreen': 'Full screen',
  'play.window': 'Exit full screen',
  'play.demo': 'Demo: no real money involved',

  'play.safer': 'Safer gambling',
  'play.safer.limits': 'Limits',
  'play.safer.exclusion': 'Self-exclusion',
  'play.safer.test': 'Self-test',

  'play.help.title': 'Take care of yourself',
  'play.help.text':
    'Gambling should stay fun. If it doesn’t feel that way right now, this can help.',
  'play.help.limits': 'My limits',
  'play.help.limits.text': 'Lower your limits at once.',
  'play.help.break': 'Take a break or self-exclude',
  'play.help.break.text': 'From one day to permanent. Nobody can shorten it.',
  'play.help.activity': 'My activity',
  'play.help.activity.text': 'Your money and time, week by week.',
  'play.help.ends': 'Opening these ends your session.',

  'play.notice.title': 'Time for a quick check',
  'play.notice.text': 'You have been playing for {time}. Here is where you stand.',
  'play.notice.continue': 'Keep playing',
  'play.notice.stop': 'Stop playing',

  'play.connection.title': 'You are offline',
  'play.connection.text':
    'Nothing is lost: we settle any round in progress. The game resumes when you are back online.',
  'play.login.title': 'You are logged out',
  'play.login.text':
    'Nothing is lost. Log in to carry on, or to see your results if your session has ended.',
  'play.login.goOn': 'Log in',
  'play.other-tab.title': 'This game is open somewhere else',
  'play.other-tab.text':
    'Your session is running in another tab or on another device. You can continue it here.',
  'play.other-tab.goOn': 'Play here',
  'play.fault.title': 'The game stopped',
  'play.fault.text':
    'Your session is still open and every round is saved. Reload the game or end the session.',
  'play.fault.goOn': 'Reload the game',
  'play.checking.title': 'One moment',
  'play.checking.text': 'We are checking your session.',
  'play.goOn.failed': 'That didn’t work. Try again.',
  'play.end': 'End the session',
  'play.hand.title': 'Leave in the middle of a hand?',
  'play.hand.text':
    'If you leave now, your hand is settled at once. The game’s rules say how it is played out.',
  'play.ending.title': 'Ending your session',
  'play.ending.text': 'One moment, we are getting your results.',
  'play.ending.round': 'We finish the round in progress first.',
  'play.silent.title': 'The game is not loading',
  'play.silent.text': 'It hasn’t responded for ten seconds. No round has started.',
  'play.silent.retry': 'Try again',
  'play.notFramed.title': 'We can’t show this game',
  'play.notFramed.text': 'Its address is not on our approved list. Nothing was staked.',

  'play.choose.title': 'Before you play',
  'play.choose.text':
    'Set how long this session may last and how much you may lose. It ends at whichever comes first.',
  'play.choose.again': 'We couldn’t accept these limits. Choose again.',
  'play.choose.open': 'Choose…',
  'play.choose.missing': 'Choose an option.',
  'play.choose.tooLong': 'Choose an interval no longer than the session.',
  'play.choose.minutes': 'Session time limit',
  'play.choose.loss': 'Session loss limit',
  'play.choose.notice': 'Remind me',
  'play.choose.notice.every': 'every {time}',
  'play.choose.pause': 'If you reach a limit, no new session for',
  'play.choose.pause.none': 'No pause',
  'play.choose.start': 'Start the session',
  'play.soonAgain':
    'Your last session ended less than {minutes, plural, one {# minute} other {# minutes}} ago. How about a longer break?',

  'play.ended.title': 'Your session in {game}',
  'play.ended.left': 'You have left the game. Here is your session.',
  'play.ended.time': 'The time you set is up. Here is your session.',
  'play.ended.loss': 'You have reached the loss limit you set. Here is your session.',
  'play.ended.inactive': 'We ended the session because you had not played for a while.',
  'play.ended.signed-out': 'The session ended when you logged out.',
  'play.ended.taken-over': 'You ended this session from another tab or device.',
  'play.ended.excluded': 'The session ended because your account is on a break.',
  'play.ended.unconfirmed':
    'We couldn’t reach our server. Your session ends by itself within 15 minutes; these are its latest figures.',
  'play.ended.open':
    'Your bet of {stake} is still open. We’ll update these figures and your balance when the result is in.',
  'play.ended.statement': 'View statement',
  'play.ended.again': 'Play again',
  'play.ended.games': 'All games',

  'play.failed.unknown-game.title': 'We don’t have that game',
  'play.failed.unknown-game.text':
    'It may have been removed. There are plenty of others to choose from.',
  'play.failed.unavailable.title': 'This game is not available right now',
  'play.failed.unavailable.text':
    'Its provider is working on it. Try again later or choose another game.',
  'play.failed.blocked.title': 'Your account cannot play at the moment',
  'play.failed.blocked.text': 'Your account page says why. Support can help, too.',
  'play.failed.excluded.title': 'You are on a break',
  'play.failed.excluded.text':
    'You can play again when your break is over. Take care; help is available at any time.',
  'play.failed.documents.title': 'Verify your identity first',
  'play.failed.documents.text': 'Upload an identity document to start playing.',
  'play.failed.documents.way': 'Upload documents',
  'play.failed.demo.title': 'No demo for this game',
  'play.failed.demo.text': 'You can only play it with your account.',
  'play.failed.demo.way': 'Play with your account',
  'play.failed.unreachable.title': 'We couldn’t reach the game',
  'play.failed.unreachable.text': 'No session started and nothing was staked.',
  'play.failed.limit.title': 'You have reached your limit',
  'play.failed.limit.deposit': 'Your deposit limit does not allow play at the moment.',
  'play.failed.limit.stake': 'Your stake limit does not allow play at the moment.',
  'play.failed.limit.loss': 'Your loss limit does not allow play at the moment.',
  'play.failed.limit.time': 'You have used up the playing time you set.',
  'play.failed.limit.way': 'My limits',
  'play.failed.paused.title': 'You chose to take a break',
  'play.failed.paused.text': 'You can start a new session from {time}.',
  'play.failed.refused.title': 'The game didn’t start',
  'play.failed.refused.text': 'We couldn’t start it. Nothing was staked.',
  'play.failed.refused.quote':
    'We couldn’t start it. Nothing was staked. Reference for support: {quote}.',
  'play.failed.open-elsewhere.title': 'You are already playing',
  'play.failed.open-elsewhere.text':
    'Your session in {game} is still open, maybe in another tab or on another device. Only one is allowed at a time. Ending it settles an unfinished hand at once.',
  'play.open-elsewhere.here': 'Continue here',
  'play.open-elsewhere.there': 'Go to {game}',
  'play.open-elsewhere.end': 'End it and start here',
  'play.retry': 'Try again',
  'play.account': 'Your account',
};

declare module '../../text.ts' {
  interface EnglishAreas {
    play: typeof messages;
  }
}
