const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', ' '],
]);

/** Text of sanitised HTML. Block tags separate words, inline tags do not. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/?(?:a|abbr|b|code|em|i|s|small|span|strong|sub|sup|u)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, toCharacter)
    .replace(/\s+/g, ' ')
    .trim();

function toCharacter(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return ENTITIES.get(name) ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/** Shortens a text to a maximum length, between words, with an ellipsis. */
export const firstWords = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/ \S*$/, '')} …`;
