export const messages = {
  'offer.text': 'This site is also in English.',
  'offer.accept': 'Continue in English',
  'offer.notNow': 'Not now',
};
