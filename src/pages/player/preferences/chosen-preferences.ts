import type { NotificationPreferences } from '../../../operator/contract/types.ts';
import { TOPICS } from '../../../operator/preferences.ts';

export const CHANNELS = ['email', 'sms', 'push'] as const;
/** What quiet hours begin with, until the player says otherwise. */
export const USUAL_QUIET = { from: '22:00', to: '08:00' };

/** What the form says. @returns undefined when the quiet hours begin when they end */
export function chosenPreferences(form: FormData): NotificationPreferences | undefined {
  const chosen: NotificationPreferences = {
    channels: { email: form.has('email'), sms: form.has('sms'), push: form.has('push') },
    topics: TOPICS.filter((topic) => form.getAll('topic').includes(topic)),
    promotions: form.getAll('promotion').map(String),
  };
  if (!form.has('quiet')) return chosen;
  const [from, to, timeZone] = ['from', 'to', 'timeZone'].map((name) => String(form.get(name)));
  if (!from || !to || !timeZone || from === to) return undefined;
  return { ...chosen, quietHours: { from, to, timeZone } };
}

/**
 * The change that the form asks for. What came to the operator after the form was shown, it says nothing of.
 * @param shown promotions that the form had a box for
 */
export const withUnseen =
  (chosen: NotificationPreferences, shown: readonly string[]) =>
  (now: NotificationPreferences): NotificationPreferences => {
    const unseen = (now.promotions ?? []).filter((slug) => !shown.includes(slug));
    return { ...chosen, promotions: [...(chosen.promotions ?? []), ...unseen] };
  };
