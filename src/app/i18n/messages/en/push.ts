/** Notifications on this device: question, state and help. */
export const messages = {
  'push.question.title': 'Want to hear about this?',
  'push.question.text':
    'We can notify you on this device about what you follow. You choose the topics and quiet hours, and can stop at any time.',
  'push.question.then': 'After “Yes”, your browser asks once more.',
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
  'push.unknown.text': 'We are checking the settings of this device.',
  'push.off.title': 'Off on this device',
  'push.off.text':
    'You get no notifications here. When you turn them on, your browser asks once more.',
  'push.asking.title': 'Your browser is asking',
  'push.asking.text': 'Choose “Allow” and we do the rest.',
  'push.on.title': 'On for this device',
  'push.on.text': 'You get news here about what you follow, outside your quiet hours.',
  'push.closed.title': 'Off while your account is on hold',
  'push.closed.text':
    'We send you no news during a break, a self-exclusion or a review. We email you anything your account needs.',

  'push.denied.title': 'Your browser is blocking notifications',
  'push.denied.text': 'Only you can change that:',
  'push.denied.chromium.1': 'Click the icon to the left of the address.',
  'push.denied.chromium.2': 'Set “Notifications” to “Allow”.',
  'push.denied.android.1': 'Tap the icon to the left of the address, then “Permissions”.',
  'push.denied.android.2':
    'Turn “Notifications” on. If you can’t, allow them for the browser in your phone’s settings.',
  'push.denied.firefox.1': 'Click the icon to the left of the address.',
  'push.denied.firefox.2': 'Next to “Send notifications”, remove “Blocked”.',
  'push.denied.safari.1': 'Open Safari’s menu, “Settings”, “Websites”, “Notifications”.',
  'push.denied.safari.2': 'Choose “Allow” for this site.',
  'push.denied.ios.1': 'Open the settings of your device, then “Notifications”.',
  'push.denied.ios.2': 'Choose {site} and turn “Allow Notifications” on.',
  'push.denied.other.1': 'Open the permissions of this site in your browser’s settings.',
  'push.denied.other.2': 'Allow its notifications.',
  'push.denied.then': 'Then come back here.',

  'push.private.title': 'Your browser refused without asking',
  'push.private.text':
    'Private windows do that, and so do browsers set to block such requests. Open the site in a normal window, or allow its notifications in the settings.',
  'push.absent.title': 'Notifications aren’t available',
  'push.absent.text':
    'This site doesn’t send notifications to browsers. You don’t need to do anything.',
  'push.unsupported.title': 'This browser does not support notifications',
  'push.unsupported.text':
    'Try a current version of Chrome, Edge, Firefox or Safari. All your news is also under the bell on this site.',
  'push.ios-not-installed.title': 'Add the site to your home screen first',
  'push.ios-not-installed.text':
    'On iPhone and iPad, only sites on the home screen can send notifications:',
  'push.ios-not-installed.1': 'In Safari, tap the Share button.',
  'push.ios-not-installed.2': 'Choose “Add to Home Screen”.',
  'push.ios-not-installed.3': 'Open the site from there, log in and come back to this page.',

  'push.failed.offline.title': 'You are offline',
  'push.failed.offline.text': 'Nothing has changed. Try again when you are back online.',
  'push.failed.timeout.title': 'The push service isn’t answering',
  'push.failed.timeout.text':
    'Your browser’s push service took more than ten seconds. A VPN or a company network may be blocking it.',
  'push.failed.unknown.title': 'We can’t confirm this yet',
  'push.failed.unknown.text':
    'We got no answer, so we don’t know yet whether notifications are on for this device. Try again.',
  'push.failed.limit.title': 'You already have ten devices',
  'push.failed.limit.text': 'That is the limit. Remove one you no longer use, then try again.',
  'push.failed.refused.title': 'That didn’t work',
  'push.failed.refused.text':
    'Your browser or its push service refused. Some browsers have push messages turned off in their settings. Otherwise, try again later.',
};

declare module '../../text.ts' {
  interface EnglishAreas {
    push: typeof messages;
  }
}
