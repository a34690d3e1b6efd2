export const messages = {
  'app.description': 'Casino games and sports betting on any phone.',
  'app.description.play': 'Casino games and sports betting on any phone, with play money.',
  'app.description.casino': 'Casino games on any phone.',
  'app.description.casino.play': 'Casino games on any phone, with play money.',
  'app.description.sports': 'Sports betting on any phone.',
  'app.description.sports.play': 'Sports betting on any phone, with play money.',
  'app.sports': 'Sports',
  'app.live': 'Live',
  'app.casino': 'Casino',
  'app.promotions': 'Promotions',
  'app.screenshot': 'The home page',
  'app.push.news': 'You have news.',
  'app.push.open': 'Open',
  'app.push.mute': 'Fewer of these',
};

declare module '../../text.ts' {
  interface EnglishAreas {
    system: typeof messages;
  }
}
