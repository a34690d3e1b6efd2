/** The cookie settings. */
export const messages = {
  'consent.title': 'Cookie settings',
  'consent.intro':
    'You decide what happens here beyond what the site needs to work. You can change your mind at any time.',
  'consent.nothing':
    'Nothing here needs your consent at the moment: this site neither tracks you nor shows you ads. We keep your choice in case that changes.',
  'consent.necessary': 'Necessary',
  'consent.necessary.text':
    'Logging in, your language and appearance, security and offline pages. Always on.',
  'consent.analytics': 'Analytics',
  'consent.analytics.text':
    'Counts visits and shows us which pages help. Never amounts, names or account numbers.',
  'consent.marketing': 'Marketing',
  'consent.marketing.text':
    'Tells campaigns that they brought you here, and shows you offers elsewhere.',
  'consent.party': 'Analytics and marketing work through Google Tag Manager.',
  'consent.accept': 'Accept all',
  'consent.refuse': 'Reject all',
  'consent.save': 'Save my choices',
  'consent.chosen': 'You chose on {date}. We ask again after 12 months, or when this list changes.',
  'consent.device': 'What this site keeps on this device',
};

declare module '../../text.ts' {
  interface EnglishAreas {
    consent: typeof messages;
  }
}
