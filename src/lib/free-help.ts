/** International directory of free help with gambling, in many languages. */
export const FREE_HELP_URL = 'https://www.gamblingtherapy.org/';
