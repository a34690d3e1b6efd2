export const messages = {
  'install.steps.title': 'Add {name} to your home screen',
  'install.steps.share': 'Tap Share. If you don’t see it, tap the three dots first.',
  'install.steps.add': 'Scroll down, choose Add to Home Screen, then Add.',
  'install.steps.open': 'From now on, open it from its icon.',
  'install.steps.why':
    'On iPhone and iPad, only sites on the home screen can send notifications. It also opens faster there, even offline.',
  'install.steps.aside':
    'You will need to log in once more there. To remove it, hold the icon and delete it.',
  // In the offered language, not the page's.
  'offer.text': 'This site is also in English.',
  'offer.accept': 'Continue in English',
  'offer.notNow': 'Not now',
};

declare module '../../text.ts' {
  interface EnglishAreas {
    install: typeof messages;
  }
}
