/** An international directory of free help for who gambles too much, in many languages. */
export const HELP_LINE_URL = 'https://www.gamblingtherapy.org/';
