/** International directory of free help for problem gamblers, in many languages. */
export const FREE_HELP_URL = 'https://www.gamblingtherapy.org/';
