import { type NotificationPreferences, TOPICS } from '../../../../operator/preferences.ts';

export const CHANNELS = ['email', 'sms', 'push'] as const;
/** Default quiet hours. */
export const USUAL_QUIET = { from: '22:00', to: '08:00' };

const entry = (form: FormData, name: string) => String(form.get(name) ?? '');

/** Why quiet hours are invalid, and at which field. */
export interface QuietFault {
  field: 'from' | 'to';
  kind: 'missing' | 'same';
}

export function quietFault(form: FormData): QuietFault | undefined {
  if (!form.has('quiet')) return undefined;
  const [from, to] = [entry(form, 'from'), entry(form, 'to')];
  if (!from || !to) return { field: from ? 'to' : 'from', kind: 'missing' };
  return from === to ? { field: 'to', kind: 'same' } : undefined;
}

/** Reads the form. */
export function chosenPreferences(form: FormData): NotificationPreferences {
  const chosen: NotificationPreferences = {
    channels: { email: form.has('email'), sms: form.has('sms'), push: form.has('push') },
    topics: TOPICS.filter((topic) => form.getAll('topic').includes(topic)),
    promotions: form.getAll('promotion').map(String),
  };
  if (!form.has('quiet')) return chosen;
  const [from, to] = [entry(form, 'from'), entry(form, 'to')];
  return { ...chosen, quietHours: { from, to, timeZone: entry(form, 'timeZone') } };
}

/**
 * Applies only what the player changed in the form, keeping what the operator received since it was shown.
 * @param shown the form's values before the player edited them
 */
export const withUnseen =
  (chosen: NotificationPreferences, shown: NotificationPreferences) =>
  (now: NotificationPreferences): NotificationPreferences => {
    const channels = { ...now.channels };
    for (const channel of CHANNELS)
      if (chosen.channels[channel] !== shown.channels[channel])
        channels[channel] = chosen.channels[channel];
    const isSame = JSON.stringify(chosen.quietHours) === JSON.stringify(shown.quietHours);
    const { quietHours } = isSame ? now : chosen;
    return {
      channels,
      topics: changed(chosen.topics, shown.topics, now.topics),
      promotions: changed(chosen.promotions, shown.promotions, now.promotions),
      ...(quietHours && { quietHours }),
    };
  };

/** Returns the current list with the form's additions and removals. */
const changed = <T>(
  chosen: readonly T[] = [],
  shown: readonly T[] = [],
  now: readonly T[] = [],
): T[] =>
  [...new Set([...chosen, ...now])].filter((one) =>
    (chosen.includes(one) === shown.includes(one) ? now : chosen).includes(one),
  );
