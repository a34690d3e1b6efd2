/**
 * Whether a text has the form of an e-mail address, as forms need it: something, one @, a host with a dot.
 * Whether it exists only a letter to it can tell.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s@,;:<>()"\\]+@[^\s@.,;:<>()"\\/]+(\.[^\s@.,;:<>()"\\/]+)+$/.test(text);
