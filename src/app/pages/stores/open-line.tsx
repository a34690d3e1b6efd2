import type { Store } from '../../../content/stores.ts';
import { openState } from '../../../lib/opening-hours.ts';
import { useText } from '../../i18n/text.ts';
import { useNow } from '../../state/live-values/use-time.ts';
import { openStateText } from './open-state-text.ts';
import './open-line.css';

interface OpenLineProps {
  store: Store;
  /** Epoch ms; undefined until hydrated, because a page that is cached for everyone does not know the time. */
  now: number | undefined;
}

/** Shows whether a shop is open by its local time. Its space is reserved until that is known. */
export function OpenLine({ store: { hours, timeZone }, now }: OpenLineProps) {
  const text = useText();
  if (!hours) return <p className="open-line">{text.t('stores.hours.unknown')}</p>;
  // Without a time zone the opening hours, shown on the shop's page, do not tell whether it is open now.
  if (!timeZone) return null;
  if (now === undefined) return <p className="open-line">&nbsp;</p>;
  const state = openState(hours, timeZone, now);
  return (
    <p className="open-line" data-open={state.isOpen}>
      {openStateText(state, text, { zone: timeZone, now })}
    </p>
  );
}

/** Short enough that a closed shop does not appear open for long, in ms. */
const CHECK_MS = 20_000;

/** The visitor's clock (epoch ms), for opening states; undefined until hydrated. */
export const useShopClock = (): number | undefined => useNow(CHECK_MS);
