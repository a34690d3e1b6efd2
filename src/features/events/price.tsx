import type { Text } from '../../i18n/text.ts';

/** One outcome's odds; a dash while they are not to be relied on. */
export function Price({ odds, suspended, t }: { odds: number; suspended: boolean; t: Text['t'] }) {
  if (!suspended) return odds.toFixed(2);
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('sports.suspended.one')}</span>
    </>
  );
}
