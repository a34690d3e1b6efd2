import type { messages as en } from '../en/offer.ts';

export const messages: Record<keyof typeof en, string> = {
  'offer.text': 'Este sitio también está en español.',
  'offer.accept': 'Continuar en español',
  'offer.notNow': 'Ahora no',
};
