/** Where a phone number leads: its digits, and the plus of a country. @param phone as people write it */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
