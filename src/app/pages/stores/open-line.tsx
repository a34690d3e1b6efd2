import type { Store } from '../../../content/stores.ts';
import { openState } from '../../../lib/opening-hours.ts';
import { useText } from '../../i18n/text.ts';
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
