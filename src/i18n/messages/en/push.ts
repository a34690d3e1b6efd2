/** Notifications on this device: the question, how it stands and what to do. */
export const messages = {
  'push.question.title': 'Shall we let you know?',
  'push.question.text':
    'We can send a notification to this device when there is news about what you follow. You choose the topics and your quiet hours, and you can stop whenever you like.',
  'push.question.then': 'After “Yes” your browser asks once more.',
  'push.question.yes': 'Yes, on this device',
  'push.question.notNow': 'Not now',
  'push.question.never': 'Don’t ask again',
  'push.here': 'Notifications on this device',
  'push.done': 'Done',
  'push.settings': 'Topics and quiet hours',
  'push.again': 'Try again',
  'push.look': 'I have changed it',
  'push.turnOn': 'Turn on',
  'push.turnOff': 'Turn off',
  'push.devices': 'See your devices',

  'push.unknown.title': 'One moment…',
  'push.unknown.text': 'We are looking how this device is set.',
  'push.off.title': 'Off on this device',
  'push.off.text':
    'No notifications come here. Your browser asks you once more when you turn them on.',
  'push.asking.title': 'Your browser is asking',
  'push.asking.text': 'Choose “Allow” in its question, and we do the rest.',
  'push.on.title': 'On for this device',
  'push.on.text': 'News about what you follow comes here, outside your quiet hours.',
  'push.closed.title': 'Not while your account is on hold',
  'push.closed.text':
    'We send you no news during a break, an exclusion or a review. What your account needs reaches you by e-mail.',

  'push.denied.title': 'Your browser does not let us',
  'push.denied.text': 'Notifications of this site are blocked. Only you can change that:',
  'push.denied.chromium.1': 'Press the sign to the left of the address.',
  'push.denied.chromium.2': 'Set “Notifications” to “Allow”.',
  'push.denied.android.1': 'Tap the sign to the left of the address, then “Permissions”.',
  'push.denied.android.2':
    'Switch “Notifications” on. If it cannot be switched, allow them for the browser in the settings of your phone.',
  'push.denied.firefox.1': 'Press the sign to the left of the address.',
  'push.denied.firefox.2': 'Beside “Send notifications”, take “Blocked” away.',
  'push.denied.safari.1': 'Open Safari’s menu, “Settings”, “Websites”, “Notifications”.',
  'push.denied.safari.2': 'Choose “Allow” for this site.',
  'push.denied.ios.1': 'Open the settings of your device, then “Notifications”.',
  'push.denied.ios.2': 'Choose {site} and switch “Allow Notifications” on.',
  'push.denied.other.1': 'Open the permissions of this site in your browser’s settings.',
  'push.denied.other.2': 'Allow its notifications.',
  'push.denied.then': 'Then come back here.',

  'push.private.title': 'Your browser said no by itself',
  'push.private.text':
    'Private windows do that, and so does a browser that is set to refuse such questions. Open the site in an ordinary window, or allow its notifications in the settings.',
  'push.unsupported.title': 'This browser cannot do it',
  'push.unsupported.text':
    'It knows no notifications from websites. A current Chrome, Edge, Firefox or Safari does; in the bell you find all your news here, too.',
  'push.ios-not-installed.title': 'First put the site on your home screen',
  'push.ios-not-installed.text':
    'iPhone and iPad pass notifications on only for sites that are there:',
  'push.ios-not-installed.1': 'In Safari, tap the Share button.',
  'push.ios-not-installed.2': 'Choose “Add to Home Screen”.',
  'push.ios-not-installed.3': 'Open the site from there, sign in and come back to this page.',

  'push.failed.offline.title': 'There is no connection',
  'push.failed.offline.text': 'Nothing has changed. Try again when you are back online.',
  'push.failed.timeout.title': 'The push service does not answer',
  'push.failed.timeout.text':
    'It is your browser’s own, and it took more than ten seconds. A VPN or a company network can be in its way.',
  'push.failed.limit.title': 'You have ten devices',
  'push.failed.limit.text':
    'That is as many as we keep. Remove one you no longer use, then try again.',
  'push.failed.refused.title': 'That did not work',
  'push.failed.refused.text':
    'Your browser or its push service refused. Some browsers have push messages switched off in their settings; otherwise try again later.',
};
