/** Shortens a text to a maximum length, between words, with an ellipsis. */
export const firstWords = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/ \S*$/, '')} …`;
