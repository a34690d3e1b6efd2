import type { MessageKey } from '../../i18n/text.ts';

/** Texts for a visitor who may not register (RTE-6). */
interface Denial {
  title: MessageKey;
  text: MessageKey;
  /** Whether to link to home: not for minors or self-excluded players. */
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

/** @param reason from the URL; an unknown one gets the text without a reason */
export function denialFor(reason: string | null): Denial {
  const known = reason !== null && Object.hasOwn(DENIALS, reason) ? DENIALS[reason] : undefined;
  return known ?? { title: 'accessDenied.title', text: 'accessDenied.text', offersHome: true };
}
