import type { MessageKey } from '../../i18n/text.ts';

/** Why a visitor may not register (RTE-6), in words. */
interface Denial {
  title: MessageKey;
  text: MessageKey;
  /** Whether the way to home is offered: not to a child, nor to someone who asked to be kept away. */
  offersHome: boolean;
}
const DENIALS: Record<string, Denial> = {
  place: {
    title: 'accessDenied.place.title',
    text: 'accessDenied.place.text',
    offersHome: true,
  },
  age: { title: 'accessDenied.age.title', text: 'accessDenied.age.text', offersHome: false },
  exclusion: {
    title: 'accessDenied.exclusion.title',
    text: 'accessDenied.exclusion.text',
    offersHome: false,
  },
};

/** @param reason from the address; an unknown one is answered without a reason */
export function denialFor(reason: string | null): Denial {
  const known = reason !== null && Object.hasOwn(DENIALS, reason) ? DENIALS[reason] : undefined;
  return known ?? { title: 'accessDenied.title', text: 'accessDenied.text', offersHome: true };
}
