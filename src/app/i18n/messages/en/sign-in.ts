export const messages = {
  'sign-in.title': 'Log in',
  'sign-in.intro': 'Enter your details to continue.',
  'sign-in.ended': 'Your session has ended. Log in again to continue.',
  'sign-in.open.deposit':
    'Your deposit ({time}) has not been confirmed yet. Log in to check it. It is never made twice.',
  'sign-in.open.withdrawal':
    'Your withdrawal ({time}) has not been confirmed yet. Log in to check it. It is never made twice.',
  'sign-in.open.limit': 'Your new limit ({time}) has not been confirmed yet. Log in to check it.',
  'sign-in.open.break': 'Your break ({time}) has not been confirmed yet. Log in to check it.',
  'sign-in.open.self-exclusion':
    'Your self-exclusion ({time}) has not been confirmed yet, but it has probably started. Try to log in: once it is in force, you cannot.',
  'sign-in.undone.deposit': 'Your deposit ({time}) was not made. No money was moved.',
  'sign-in.undone.withdrawal': 'Your withdrawal ({time}) was not made. No money was moved.',
  'sign-in.undone.limit': 'Your limit ({time}) has not changed.',
  'sign-in.undone.break': 'Your break ({time}) has not started.',
  'sign-in.undone.self-exclusion': 'Your self-exclusion ({time}) has not started.',
  'sign-in.username': 'Username or email',
  'sign-in.username.missing': 'Enter your username or email address.',
  'sign-in.password': 'Password',
  'sign-in.password.missing': 'Enter your password.',
  'sign-in.forgotten': 'Forgot your password?',
  'sign-in.submit': 'Log in',
  'sign-in.busy': 'Logging in…',
  'sign-in.passkey': 'Use a passkey',
  'sign-in.new': 'New here?',
  'sign-in.register': 'Create an account',
  'sign-in.fault.login': 'The username or password is incorrect.',
  'sign-in.fault.tooMany': 'Too many attempts. We have paused them to protect your account.',
  'sign-in.fault.wait': 'Try again in {clock}',
  'sign-in.fault.waited': 'You can try again now.',
  'sign-in.fault.excluded': 'You excluded yourself permanently, so this account stays closed.',
  'sign-in.fault.excludedUntil':
    'You asked us to keep this account closed until {date}. Your money is safe.',
  'sign-in.fault.network':
    'We couldn’t reach the server. Check your connection and try again; what you typed is still here.',
  'sign-in.fault.passkey': 'No account here uses this passkey. Use your password instead.',
  'sign-in.fault.busy': 'We are very busy right now. Try again in a moment.',
  'sign-in.fault.other': 'Something went wrong on our side. Try again in a moment.',
  'sign-in.fault.site':
    'You cannot log in at this address because of how our site is set up. Please tell us which address you used.',
  'sign-in.fault.quote': 'If this keeps happening, contact us. Reference: {id}',

  'proof.title': 'Confirm it’s you',
  'proof.text': 'Confirm it’s you before we change how your account is accessed.',
  'proof.confirm': 'Confirm',
  'proof.fault.password': 'That password is incorrect.',
  'proof.fault.passkey': 'No passkey was used. Try again or use your password.',
  'proof.fault.passkeyRefused': 'This passkey was not accepted. Try again or use your password.',

  'email.confirm.title': 'Confirm your email address',
  'email.confirm.intro': 'Once it is confirmed, we will write to you at this address.',
  'email.confirm.submit': 'Confirm address',
  'email.confirm.done.title': 'Your address is confirmed',
  'email.confirm.done.text': 'We will write to you there from now on.',
  'email.confirm.gone.title': 'This link no longer works',
  'email.confirm.gone.text':
    'Change the address in your account again and we will send you a new link.',
  'email.confirm.taken':
    'Another account now uses this address. Choose a different one in your account.',
  'email.confirm.account': 'Go to your account',

  'password.show': 'Show password',
  'password.caps': 'Caps Lock is on.',
  'password.new': 'New password',
  'password.advice':
    'At least {length} characters. The longer, the better: a few unrelated words are hard to guess and easy to remember.',
  'password.strength.0': 'Too easy to guess',
  'password.strength.1': 'Good',
  'password.strength.2': 'Strong',
  'password.fault.short': 'Use at least 10 characters.',
  'password.fault.long': 'Use at most 128 characters.',
  'password.fault.personal': 'Do not include your username or email: they are tried first.',
  'password.fault.easy':
    'This is too easy to guess. Add a word or two that have nothing to do with you.',
  'password.fault.refused': 'This password was not accepted. Choose another.',
  'password.forgotten.title': 'Forgot your password?',
  'password.forgotten.intro':
    'Enter your email address and we will send you a link to choose a new one.',
  'password.forgotten.email': 'Your account’s email address',
  'password.forgotten.invalid': 'Enter a valid email address, for example name@example.com.',
  'password.forgotten.submit': 'Send link',
  'password.forgotten.sent.title': 'Check your email',
  'password.forgotten.sent.text':
    'If {email} belongs to an account, we have sent a link to it. It works once, for a short time. Check your spam folder, too.',
  'password.forgotten.again': 'Try another address',
  'password.back': 'Back to log in',
  'password.reset.title': 'Choose a new password',
  'password.reset.intro': 'This logs you out on every device. Then log in with your new password.',
  'password.reset.submit': 'Save password',
  'password.reset.done.title': 'Your password has been changed',
  'password.reset.done.text':
    'You have been logged out on every device. Log in with your new password, then check that every passkey is yours.',
  'password.reset.gone.title': 'This link no longer works',
  'password.reset.gone.text':
    'Each link works once, for a short time. Request a new one and use it straight away.',
  'password.reset.ask': 'Request a new link',

  'registration.title': 'Create your account',
  'registration.intro': 'It takes two short steps.',
  'registration.steps': 'Sign-up steps',
  'registration.step.account': 'Your account',
  'registration.step.details': 'Address and consent',
  'registration.next': 'Continue',
  'registration.back': 'Back',
  'registration.open': 'Create account',
  'registration.have': 'Already have an account?',
  'registration.choose': 'Choose…',
  'registration.username': 'Username',
  'registration.username.hint':
    '4 to 20 letters (no accents), digits, dots, dashes or underscores.',
  'registration.free': 'Available',
  'registration.email': 'Email address',
  'registration.firstName': 'First name',
  'registration.lastName': 'Last name',
  'registration.birthDate': 'Date of birth',
  'registration.birthDate.hint':
    'Day, month and year, for example 27 03 1998. You must be at least {age} years old.',
  'registration.documentNumber': 'Identity document number',
  'registration.documentNumber.hint':
    'From your identity card or passport. We are required by law to check it. It is not saved on this device.',
  'registration.otherDocument': 'This is a passport or a document from another country.',
  'registration.country': 'Country of residence',
  'registration.country.hint': 'Countries where we are licensed.',
  'registration.street': 'Street and house number',
  'registration.postalCode': 'Postcode',
  'registration.city': 'Town or city',
  'registration.phoneCountry': 'Country code',
  'registration.phone': 'Mobile number',
  'registration.limits': 'Deposit limits (optional)',
  'registration.limits.text':
    'Limits apply from day one. Lowering one takes effect at once; raising one takes effect after a waiting period. Leave a field empty to set no limit.',
  'registration.limitDay': 'Per day',
  'registration.limitWeek': 'Per week',
  'registration.limitMonth': 'Per month',
  'registration.noLimit': 'no limit',
  'registration.marketing': 'Offers and news (optional)',
  'registration.marketing.text':
    'May we contact you about promotions? You can change this at any time.',
  'registration.byEmail': 'By email',
  'registration.bySms': 'By text message',
  'registration.byPush': 'By browser notification',
  'registration.agreements': 'Terms and privacy',
  'registration.terms': 'I have read and accept the terms and conditions.',
  'registration.privacy': 'I have read how my data is used.',
  'registration.read': 'Read version {version}',
  'registration.draft.kept':
    'What you type is saved on this device for 7 days, except your password and document number.',
  'registration.draft.restored':
    'Welcome back. What you typed is still here. Enter your password and document number again: we don’t save them on this device.',
  'registration.draft.offline':
    'You are offline. You can keep typing: everything except your password and document number is saved on this device.',
  'registration.draft.forget': 'Clear what I typed',
  'registration.fault.username': 'Choose a username.',
  'registration.fault.usernameForm':
    'Use 4 to 20 letters (no accents), digits, dots, dashes or underscores.',
  'registration.fault.usernameTaken': 'This username is taken. Choose another.',
  'registration.fault.email': 'Enter a valid email address, for example name@example.com.',
  'registration.fault.emailTaken':
    'An account with this email address already exists. If it is yours, log in.',
  'registration.fault.password': 'Enter a password.',
  'registration.fault.firstName': 'Enter your first name as it appears on your document.',
  'registration.fault.lastName': 'Enter your last name as it appears on your document.',
  'registration.fault.birthDate': 'Enter a valid date of birth, for example 27 03 1998.',
  'registration.fault.age': 'You must be at least {age} years old to play.',
  'registration.fault.documentNumber':
    'Enter your document number: 5 to 20 letters, digits or dashes.',
  'registration.fault.documentCheck':
    'The check digit or letter is wrong. Enter the number exactly as it appears on your document. If it is a passport or from another country, tick the box below.',
  'registration.fault.documentTaken':
    'An account with this document already exists. If it is yours, log in.',
  'registration.fault.country': 'Choose a country from the list.',
  'registration.fault.street': 'Enter your street and house number.',
  'registration.fault.postalCode': 'Enter a postcode of 3 to 10 letters or digits.',
  'registration.fault.city': 'Enter your town or city.',
  'registration.fault.phone': 'Enter a valid phone number and check the country code.',
  'registration.fault.phoneTaken': 'Another account already uses this number.',
  'registration.fault.tooLong': 'This is too long. Please shorten it.',
  'registration.fault.limit': 'Enter a whole amount from 1 to 1,000,000, without decimals.',
  'registration.fault.limitOrder': 'This cannot be lower than the limit for a shorter period.',
  'registration.fault.terms': 'Please accept the terms to create an account.',
  'registration.fault.privacy': 'Please confirm that you have read this.',
  'registration.fault.outdated': 'This text has changed. Please read it and tick the box again.',
  'registration.fault.refused': 'This was not accepted. Please check it.',
  'registration.fault.network':
    'The connection was lost, so we don’t know whether your account was created. Send the form again when you are online. You will never get two accounts.',
  'registration.opened': 'Account created',
  'registration.welcome': 'Welcome, {name}',
  'registration.welcome.text':
    'To withdraw money later, verify your identity first: a photo of your identity document is enough.',
  'registration.welcome.review':
    'We are checking your details before you can deposit or play. You don’t need to do anything: we will email you when it is done.',
  'registration.welcome.back': 'Back to where you were',
  'registration.welcome.documents': 'Upload a document',
  'registration.welcome.limits': 'See my limits',
  'registration.welcome.look': 'Look around',

  'accessDenied.title': 'You can’t use this site',
  'accessDenied.text': 'This site is not available to you at the moment.',
  'accessDenied.place.title': 'We are not licensed where you are',
  'accessDenied.place.text':
    'By law we can only accept players where we hold a licence. If we have your location wrong, turn off your VPN and come back.',
  'accessDenied.age.title': 'Adults only',
  'accessDenied.age.text': 'By law, you must be old enough to gamble.',
  'accessDenied.exclusion.title': 'You asked us to block your access',
  'accessDenied.exclusion.text': 'You are self-excluded. You cannot sign up while this lasts.',
  'accessDenied.help': 'Talk to someone',
  'accessDenied.help.text':
    'If you are worried about your gambling or someone else’s, free, confidential help is available to everyone.',
  'accessDenied.help.link': 'Free gambling support',
  'accessDenied.mistake': 'Think this is a mistake? Contact us:',
};

declare module '../../text.ts' {
  interface EnglishAreas {
    'sign-in': typeof messages;
  }
}
