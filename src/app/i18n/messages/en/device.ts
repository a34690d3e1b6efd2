/** The page about data stored on this device. */
export const messages = {
  'device.title': 'On this device',
  'device.intro':
    'Everything this site keeps in this browser: what it is, why, and how long. Delete any of it here.',
  'device.description':
    'The cookies, texts, databases and files this site keeps in your browser. You can delete any of them.',
  'device.here': 'On this device',
  'device.away': 'Not on this device',
  'device.unseen': 'Only our server can see it',
  'device.entries': 'entries: {count}',
  'device.until': 'Kept',
  'device.delete': 'Delete',
  'device.delete.name': 'Delete {name}',
  'device.deleted': '{name} has been deleted.',
  'device.notDeleted': '{name} could not be deleted.',
  'device.all': 'Delete everything',
  'device.all.text':
    'This logs you out and removes everything listed here, your cookie choice included. If you keep using this site, it saves what it needs again.',
  'device.all.done': 'Everything has been deleted.',
  'device.all.left': 'Some of it could not be deleted. The list shows what is still here.',
  'device.kind.cookie': 'Cookies',
  'device.kind.local': 'Local storage',
  'device.kind.tab': 'This tab',
  'device.kind.database': 'Database',
  'device.kind.cache': 'Saved pages and pictures',
  'device.kind.worker': 'Service worker',
  'device.kind.push': 'Push notifications',
  'device.others': 'Kept by others',
  'device.others.text':
    'Not ours: an extension, a tag you allowed, or an older version of this site.',
  'device.parties': 'Third parties',
  'device.parties.none': 'No third party is part of this site.',
  'device.party.tagManager': 'Tag manager',
  'device.party.tagManager.text':
    'Only after you allow analytics or marketing in the cookie settings. What its tags save under this site’s address is deleted when you withdraw your consent.',
  'device.party.chat': 'Chat',
  'device.party.chat.text':
    'Only once you open it. It gets your conversation and, if you are logged in, your identity.',
  'device.party.deviceCheck': 'Device check',
  'device.party.deviceCheck.text':
    'When you log in or sign up. It recognises your device, to prevent account theft.',
  'device.party.map': 'Map',
  'device.party.map.text':
    'Only once you open the map of our shops. The provider then sees your IP address and the area you view.',
  'device.party.push': 'Push service',
  'device.party.push.text':
    'Only after you turn on notifications here. It gets the address of this device and the topics you chose.',
  'device.why.accepted': 'Remembers that you answered the cookie message.',
  'device.why.hint': 'Shows that you may be logged in, and nothing else.',
  'device.why.break': 'Shows that you are on a break, so that no games appear while a page opens.',
  'device.why.refresh': 'Keeps you logged in; no script can read it.',
  'device.why.refreshKey': 'Resumes your session if the connection drops.',
  'device.why.verified': 'Remembers that you saw the reminder to verify your identity.',
  'device.why.preview': 'Shows you drafts through an editor’s link.',
  'device.why.start': 'Remembers where this site starts for you.',
  'device.why.affiliate': 'Tells us at sign-up which partner brought you here.',
  'device.why.chat': 'Keeps your conversation with us.',
  'device.why.chatUser': 'Shows that the conversation is yours.',
  'device.why.consent': 'Keeps your cookie choice, its version and its date.',
  'device.why.theme': 'Keeps your theme: dark, light or your device’s.',
  'device.why.install': 'Remembers when to invite you to install, if at all.',
  'device.why.offer': 'Remembers that you did not want the site in your browser’s language.',
  'device.why.pushMemory': 'Remembers when to ask about notifications, and whose they are.',
  'device.why.votes': 'Remembers which help articles you found useful.',
  'device.why.upload':
    'Keeps what you typed in the cashier and lets an upload resume. Never the document.',
  'device.why.slip': 'Keeps your bet slip while you log in, deposit or upload a document.',
  'device.why.bookPreferences': 'Keeps your odds format and which odds changes you accept.',
  'device.why.openBets':
    'Lets us find out what became of a bet or cash-out whose answer was lost. Neither amounts nor your name.',
  'device.why.intent': 'What you wanted to do when we asked you to log in.',
  'device.why.reloaded': 'Remembers when an update last reloaded the page.',
  'device.why.scroll': 'Remembers how far you had scrolled.',
  'device.why.answers': 'Public content, so that pages open at once and offline.',
  'device.why.settings': 'The appearance, the odds format, and whether your balance is hidden.',
  'device.why.drafts': 'A form you have started. Never a password.',
  'device.why.writes':
    'A payment, limit or break that we can’t confirm yet, so that it is not made twice.',
  'device.why.files': 'The site’s own files, for opening offline.',
  'device.why.content': 'Public pages’ content, for reading offline.',
  'device.why.images': 'Pictures, for showing offline.',
  'device.why.notes': 'Your language, for notifications.',
  'device.why.worker': 'Opens this site without a network and shows notifications.',
  'device.why.push': 'Lets us send the notifications you turned on.',
  'device.until.year': '12 months',
  'device.until.days60': '60 days, or until you log out',
  'device.until.days30': '30 days',
  'device.until.week': '7 days, or until you log out',
  'device.until.answered': 'until it is answered, 7 days at most',
  'device.until.signOut': 'until you log out',
  'device.until.preview': 'until you leave the preview or its link expires',
  'device.until.loggedIn': 'until you log in or leave for another page',
  'device.until.tab': 'until this tab closes',
  'device.until.deleted': 'until you delete it',
  'device.until.version': 'until two versions later',
  'device.until.replaced': 'until something newer replaces it',
  'device.until.push': 'until you turn it off, log out or delete it',
  'device.stays.session': 'Deleted when you log out.',
};

declare module '../../text.ts' {
  interface EnglishAreas {
    device: typeof messages;
  }
}
