/** `tel:` URL of a phone number: its digits and a leading plus. @param phone as people write it */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/**
 * Whether a text looks like an email address: something, one @, a host with a dot, no invisible characters. Only a
 * confirmation email can tell whether it exists.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s\p{C}@,;:<>()"\\]+@[^\s\p{C}@.,;:<>()"\\/]+(\.[^\s\p{C}@.,;:<>()"\\/]+)+$/u.test(text);
