/** The cookie settings. */
export const messages = {
  'consent.title': 'Cookie settings',
  'consent.intro':
    'You decide what happens here beyond what the site needs to work. Change your mind at any time.',
  'consent.nothing':
    'Right now nothing here needs your consent: this site neither measures you nor advertises to you. Your choice is kept in case that changes.',
  'consent.necessary': 'Necessary',
  'consent.necessary.text':
    'Signing in, your language and look, security, pages that open without a network. Always on.',
  'consent.analytics': 'Analytics',
  'consent.analytics.text':
    'Counts visits and shows us which pages help. Never amounts, names or account codes.',
  'consent.marketing': 'Marketing',
  'consent.marketing.text':
    'Lets campaigns know that they brought you here, and show you offers elsewhere.',
  'consent.party': 'Analytics and marketing work through Google Tag Manager.',
  'consent.accept': 'Accept all',
  'consent.refuse': 'Refuse all',
  'consent.save': 'Save my choice',
  'consent.chosen': 'You chose on {date}. We ask again after 12 months, or when this list changes.',
  'consent.device': 'What this site keeps on this device',
};
