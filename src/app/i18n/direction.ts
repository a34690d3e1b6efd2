/** Languages written from right to left (CLDR, `characterOrder`): no call tells it in every browser yet. */
const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/** Which way a language is written, as the attribute `dir`. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr';
