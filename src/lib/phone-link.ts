/** `tel:` URL of a phone number: its digits and a leading plus. @param phone as people write it */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
