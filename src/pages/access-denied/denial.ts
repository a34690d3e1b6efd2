import type { MessageKey } from '../../i18n/text.ts';

/** Why a visitor may not register (RTE-6), in words. */
const DENIALS: Record<string, { title: MessageKey; text: MessageKey }> = {
  place: { title: 'accessDenied.place.title', text: 'accessDenied.place.text' },
  age: { title: 'accessDenied.age.title', text: 'accessDenied.age.text' },
  exclusion: { title: 'accessDenied.exclusion.title', text: 'accessDenied.exclusion.text' },
};

/** @param reason from the address; an unknown one is answered without a reason */
export function denialFor(reason: string | null): { title: MessageKey; text: MessageKey } {
  const known = reason !== null && Object.hasOwn(DENIALS, reason) ? DENIALS[reason] : undefined;
  return known ?? { title: 'accessDenied.title', text: 'accessDenied.text' };
}
