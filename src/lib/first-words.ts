/** The start of a text that is longer than so many characters, cut between words and ended by an ellipsis. */
export const firstWords = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/ \S*$/, '')} …`;
