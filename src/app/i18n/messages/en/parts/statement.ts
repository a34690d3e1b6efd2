/** The page of a signed statement. */
export const statement = {
  'activity.statement.signed': 'Signed statement with every round',
  'statement.title': 'Statement',
  'statement.intro':
    'One game session, signed by us. Your device has checked the signature and the figures.',
  'statement.verified': 'Verified',
  'statement.verified.text':
    'The signature is ours, nothing has been changed, and stakes, wins, rounds and balances add up.',
  'statement.notVerified': 'Not verified',
  'statement.notSigned':
    'The signature does not match this statement. Do not rely on it, and contact support.',
  'statement.fault.stakes': 'The stakes of the rounds do not add up to the total.',
  'statement.fault.wins': 'The wins of the rounds do not add up to the total.',
  'statement.fault.rounds': 'The number of rounds does not match the total.',
  'statement.fault.balance': 'The balances before and after do not match the rounds.',
  'statement.fault.hash': 'The rounds do not match their fingerprint in the statement.',
  'statement.fault.unread':
    'We couldn’t load the rounds, so they have not been checked. Reload the page to try again.',
  'statement.fault.seed': 'The seed does not match the fingerprint shown before play.',
  'statement.missing.title': 'No statement found',
  'statement.missing.text':
    'There is no such session in your account, or it is still running. Statements appear when a session ends.',
  'statement.reason': 'How it ended',
  'statement.reason.left': 'You left the game',
  'statement.reason.time': 'The time you set was up',
  'statement.reason.loss': 'You reached the loss limit you set',
  'statement.reason.inactive': 'Ended after inactivity',
  'statement.reason.signed-out': 'You logged out',
  'statement.reason.taken-over': 'Ended from another tab or device',
  'statement.reason.excluded': 'A break or self-exclusion started',
  'statement.other': 'Other transactions during the session',
  'statement.account': 'Account',
  'statement.issuer': 'Issued by',
  'statement.save.jws': 'Save with signature',
  'statement.save.json': 'Save as data (JSON)',
  'statement.rounds': 'Rounds: {count}',
  'statement.rounds.many':
    'There are too many rounds to list here. Save the statement as data (JSON) to see them all. It contains their fingerprint, so none can be changed unnoticed.',
  'statement.rounds.none': 'No rounds were played.',
  'statement.round': 'Round',
  'statement.at': 'Time',
  'statement.stake': 'Stake',
  'statement.win': 'Win',
};
