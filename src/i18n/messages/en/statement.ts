/** What the page of a signed statement says. */
export const statement = {
  'activity.statement.signed': 'Signed statement with every round',
  'statement.title': 'Statement',
  'statement.intro':
    'What a session at a game came to, signed by the operator. Your device has checked the signature and counted again.',
  'statement.verified': 'Verified',
  'statement.verified.text':
    'The signature is the operator’s, nothing was changed since, and stakes, wins, rounds and balances add up.',
  'statement.notVerified': 'Not verified',
  'statement.notSigned':
    'The signature does not fit this statement: do not rely on it, and tell our support.',
  'statement.fault.stakes': 'The stakes of the rounds do not add up to the total.',
  'statement.fault.wins': 'The wins of the rounds do not add up to the total.',
  'statement.fault.rounds': 'There are not as many rounds as it says.',
  'statement.fault.balance': 'The balances before and after do not fit what was played.',
  'statement.fault.seed': 'The seed is not the one whose fingerprint was shown before play.',
  'statement.missing.title': 'No statement here',
  'statement.missing.text':
    'You have no such session, or it is still running. A statement is there when a session has ended.',
  'statement.reason': 'How it ended',
  'statement.reason.left': 'You left the game',
  'statement.reason.time': 'The time you set was up',
  'statement.reason.loss': 'The loss limit you set was reached',
  'statement.reason.inactive': 'Nobody played any more',
  'statement.reason.signed-out': 'You signed out',
  'statement.reason.taken-over': 'Ended from another tab or device',
  'statement.reason.excluded': 'Your account takes a break from play',
  'statement.other': 'Other movements meanwhile',
  'statement.account': 'Account',
  'statement.issuer': 'Issued by',
  'statement.save.jws': 'Save, signed',
  'statement.save.json': 'Save as data',
  'statement.rounds': 'Rounds: {count}',
  'statement.rounds.many':
    'So many rounds are not listed one by one. The statement holds their fingerprint, so that none can be changed.',
  'statement.rounds.none': 'No round was played.',
  'statement.round': 'Round',
  'statement.at': 'Time',
  'statement.stake': 'Stake',
  'statement.win': 'Win',
};
