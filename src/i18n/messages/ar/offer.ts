import type { messages as en } from '../en/offer.ts';

export const messages: Record<keyof typeof en, string> = {
  'offer.text': 'هذا الموقع متاح بالعربية أيضًا.',
  'offer.accept': 'المتابعة بالعربية',
  'offer.notNow': 'ليس الآن',
};
