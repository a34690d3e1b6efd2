export const messages = {
  'sign-in.title': 'Log in',
  'sign-in.intro': 'Good to see you. Your seat is where you left it.',
  'sign-in.ended': 'Your session has ended. Log in again to go on.',
  'sign-in.open.deposit':
    'Your deposit ({time}) has no answer yet. Log in to find out: it is made once at most.',
  'sign-in.open.withdrawal':
    'Your withdrawal ({time}) has no answer yet. Log in to find out: it is made once at most.',
  'sign-in.open.limit':
    'We don’t know yet whether your new limit was set ({time}). Log in to find out.',
  'sign-in.open.break':
    'We don’t know yet whether your break has begun ({time}). Log in to find out.',
  'sign-in.open.self-exclusion':
    'We don’t know yet whether your self-exclusion has begun ({time}). It ends your session, so it probably has. Log in to find out: while it is in force, you cannot.',
  'sign-in.undone.deposit': 'Your deposit ({time}) was not made. No money has moved.',
  'sign-in.undone.withdrawal': 'Your withdrawal ({time}) was not made. No money has moved.',
  'sign-in.undone.limit': 'Your limit ({time}) was not changed.',
  'sign-in.undone.break': 'Your break ({time}) has not begun.',
  'sign-in.undone.self-exclusion': 'Your self-exclusion ({time}) has not begun.',
  'sign-in.username': 'User name or e-mail',
  'sign-in.username.missing': 'Tell us your user name or e-mail address.',
  'sign-in.password': 'Password',
  'sign-in.password.missing': 'Your password is missing.',
  'sign-in.forgotten': 'Forgotten your password?',
  'sign-in.submit': 'Log in',
  'sign-in.busy': 'Logging in…',
  'sign-in.passkey': 'Use a passkey',
  'sign-in.new': 'New here?',
  'sign-in.register': 'Open an account',
  'sign-in.fault.login': 'The user name or password is not correct.',
  'sign-in.fault.tooMany': 'Too many attempts for now. This protects your account.',
  'sign-in.fault.wait': 'Try again in {clock}',
  'sign-in.fault.waited': 'You can try again now.',
  'sign-in.fault.excluded':
    'You asked us to keep this account closed, without an end date. We keep our word.',
  'sign-in.fault.excludedUntil':
    'You asked us to keep this account closed until {date}. We keep our word, and your money is safe.',
  'sign-in.fault.network':
    'We could not reach the house. Check your connection and try again: what you typed is still here.',
  'sign-in.fault.passkey': 'That passkey does not open an account here. Use your password instead.',
  'sign-in.fault.busy': 'A lot of people are at the door just now. Try again in a moment.',
  'sign-in.fault.other': 'That did not work, and it is our fault. Try again in a moment.',
  'sign-in.fault.site':
    'You cannot sign in at this address: it is how the site is set up, not you. Please tell us which address you used.',
  'sign-in.fault.quote': 'If it goes on, quote this number to us: {id}',

  'proof.title': 'Is it you?',
  'proof.text':
    'Before we change how your account is reached or opened, show us once more that it is you.',
  'proof.confirm': 'Confirm',
  'proof.fault.password': 'That is not your password.',
  'proof.fault.passkey': 'No passkey was used. You can try again, or use your password.',

  'email.confirm.title': 'Confirm your e-mail address',
  'email.confirm.intro': 'From then on we write to this address.',
  'email.confirm.submit': 'Confirm the address',
  'email.confirm.done.title': 'Your address is confirmed',
  'email.confirm.done.text': 'From now on we write to it.',
  'email.confirm.gone.title': 'This link works no more',
  'email.confirm.gone.text':
    'Change the address again in your account, and we send you a new link.',
  'email.confirm.taken':
    'Another account has this address by now. Choose a different one in your account.',
  'email.confirm.account': 'To your account',

  'password.show': 'Show password',
  'password.caps': 'Caps lock is on.',
  'password.new': 'New password',
  'password.advice':
    'At least {length} characters. Longer is stronger: a few words that do not belong together are hard to guess and easy to remember.',
  'password.strength.0': 'Too easy to guess',
  'password.strength.1': 'Will do',
  'password.strength.2': 'Good',
  'password.strength.3': 'Strong',
  'password.fault.short': 'Use at least 10 characters.',
  'password.fault.long': 'Use at most 128 characters.',
  'password.fault.personal': 'Leave your user name and e-mail out of it: they are tried first.',
  'password.fault.simple': 'Repetitions and runs are guessed at once. Add something unexpected.',
  'password.fault.common': 'Many people use this password, so it is tried first. Choose another.',
  'password.fault.refused': 'This password is not accepted. Choose another.',
  'password.forgotten.title': 'Forgotten password',
  'password.forgotten.intro':
    'It happens. Tell us your e-mail address and we send you a link to choose a new one.',
  'password.forgotten.email': 'E-mail address of your account',
  'password.forgotten.invalid': 'That does not look like an e-mail address.',
  'password.forgotten.submit': 'Send the link',
  'password.forgotten.sent.title': 'Look in your mail',
  'password.forgotten.sent.text':
    'If {email} belongs to an account, a link is on its way. It works once and for a short time; look among the spam, too.',
  'password.forgotten.again': 'Try another address',
  'password.back': 'Back to log in',
  'password.reset.title': 'Choose a new password',
  'password.reset.intro': 'Afterwards you are signed out everywhere and log in with the new one.',
  'password.reset.submit': 'Save the password',
  'password.reset.done.title': 'Your new password is set',
  'password.reset.done.text':
    'You have been signed out on every device. Log in with it now, then check that every passkey of your account is yours.',
  'password.reset.gone.title': 'This link no longer works',
  'password.reset.gone.text':
    'A link works once and for a short time. Ask for a new one and use it right away.',
  'password.reset.ask': 'Ask for a new link',

  'registration.title': 'Open an account',
  'registration.intro': 'Four short steps, and the doors are open.',
  'registration.steps': 'Steps of the registration',
  'registration.step.account': 'Your account',
  'registration.step.about': 'About you',
  'registration.step.address': 'Address and contact',
  'registration.step.limits': 'Limits and consents',
  'registration.next': 'Continue',
  'registration.back': 'Back',
  'registration.open': 'Open my account',
  'registration.have': 'Do you have an account?',
  'registration.choose': 'Choose…',
  'registration.username': 'User name',
  'registration.username.hint': '4 to 20 letters, figures, dots, dashes.',
  'registration.free': 'Nobody has it yet: it can be yours.',
  'registration.email': 'E-mail address',
  'registration.firstName': 'First name',
  'registration.lastName': 'Last name',
  'registration.birthDate': 'Date of birth',
  'registration.birthDate.hint': 'You must be at least {age} years old.',
  'registration.birthDay': 'Day',
  'registration.birthMonth': 'Month',
  'registration.birthYear': 'Year',
  'registration.documentNumber': 'Identity document number',
  'registration.documentNumber.hint':
    'Of your identity card or passport. The law asks us to check who plays; we do not keep it on this device.',
  'registration.country': 'Country where you live',
  'registration.country.hint': 'Those where we hold a licence.',
  'registration.street': 'Street and number',
  'registration.postalCode': 'Postal code',
  'registration.city': 'Town or city',
  'registration.phoneCountry': 'Prefix',
  'registration.phone': 'Mobile phone',
  'registration.limits': 'Your deposit limits',
  'registration.limits.text':
    'A limit you set now holds from the first day. You can lower it at any time, at once; raising it waits, so that it is never a decision of the moment. Leave a field empty for no limit of yours.',
  'registration.limitDay': 'In a day',
  'registration.limitWeek': 'In a week',
  'registration.limitMonth': 'In a month',
  'registration.noLimit': 'none',
  'registration.marketing': 'News, only if you like',
  'registration.marketing.text': 'May we write to you about promotions? You can change this later.',
  'registration.byEmail': 'By e-mail',
  'registration.bySms': 'By text message',
  'registration.byPush': 'By notifications in the browser',
  'registration.agreements': 'What we agree on',
  'registration.terms': 'I have read the terms and conditions and accept them.',
  'registration.privacy': 'I have read how my data are used.',
  'registration.read': 'Read them ({version})',
  'registration.draft.kept':
    'What you type is kept on this device for 7 days, except your password and document number.',
  'registration.draft.restored':
    'Welcome back: here is what you had typed, except your password and document number, which we never keep.',
  'registration.draft.offline':
    'There is no connection. Go on typing: everything but your password and document number is kept on this device.',
  'registration.draft.forget': 'Forget what I typed',
  'registration.fault.username': 'Choose a user name.',
  'registration.fault.usernameForm':
    'A user name has 4 to 20 letters (without accents), figures, dots, dashes or underscores.',
  'registration.fault.usernameTaken': 'Somebody has this user name already. Choose another.',
  'registration.fault.email': 'That does not look like an e-mail address.',
  'registration.fault.emailTaken':
    'There is an account with this address already. Is it yours? Then log in.',
  'registration.fault.password':
    'Type a password. We never keep it, so a reload asks for it again.',
  'registration.fault.firstName': 'Tell us your first name, as on your document.',
  'registration.fault.lastName': 'Tell us your last name, as on your document.',
  'registration.fault.birthDate': 'The calendar has no such day. Check day, month and year.',
  'registration.fault.age': 'You must be at least {age} years old to play.',
  'registration.fault.documentNumber':
    'A document number has 5 to 20 letters, figures and dashes. We never keep it, so a reload asks for it again.',
  'registration.fault.documentCheck':
    'The check digit or letter of this number is wrong. Type the number as it stands on your document.',
  'registration.fault.documentTaken':
    'There is an account with this document already. Is it yours? Then log in.',
  'registration.fault.country': 'Choose a country from the list.',
  'registration.fault.street': 'Tell us your street and number.',
  'registration.fault.postalCode': 'A postal code has 3 to 10 letters and figures.',
  'registration.fault.city': 'Tell us your town or city.',
  'registration.fault.phone': 'That does not look like a phone number. Check the prefix, too.',
  'registration.fault.phoneTaken': 'Another account has this number already.',
  'registration.fault.tooLong': 'That is too long for us to keep.',
  'registration.fault.limit': 'Type a whole amount from 1 to 1,000,000, without decimals.',
  'registration.fault.limitOrder': 'This is less than the limit of a shorter time above.',
  'registration.fault.terms': 'Without the terms there can be no account.',
  'registration.fault.privacy': 'We need your word that you know how your data are used.',
  'registration.fault.outdated':
    'This has changed meanwhile. Read it again, please, and tick it again.',
  'registration.fault.refused': 'This was not accepted. Check it, please.',
  'registration.fault.network':
    'The connection was lost before an answer came. Nothing you typed is lost: send it again when you are back online. It can never open two accounts.',
  'registration.welcome': 'Welcome to the house, {name}',
  'registration.welcome.text':
    'Your account is open. One thing remains before you can withdraw money: show us your identity document. A photo is enough.',
  'registration.welcome.review':
    'We check your details before you can deposit or play. You don’t need to do anything: we e-mail you when it is done.',
  'registration.welcome.documents': 'Upload my document',
  'registration.welcome.limits': 'Look at my limits',
  'registration.welcome.look': 'Have a look around',

  'accessDenied.title': 'We cannot let you in',
  'accessDenied.text': 'This site is not open to you at the moment.',
  'accessDenied.place.title': 'We are not licensed where you are',
  'accessDenied.place.text':
    'By law we may only welcome players in places where we hold a licence. If you are somewhere else than we think, switch off a VPN and come back.',
  'accessDenied.age.title': 'Adults only',
  'accessDenied.age.text':
    'You must be at least 18 years old to enter. That is the law, and we agree with it.',
  'accessDenied.exclusion.title': 'You asked us to keep this door closed',
  'accessDenied.exclusion.text':
    'You chose to take a break from gambling, and we keep our word: you cannot register while it lasts. Well done for looking after yourself.',
  'accessDenied.help': 'Talk to someone',
  'accessDenied.help.text':
    'If gambling worries you or someone close to you, help is free, private and open to everyone.',
  'accessDenied.help.link': 'Free help with gambling',
  'accessDenied.mistake': 'Is this a mistake? Tell us:',
};
