import type { Store } from '../../../content/stores.ts';
import { openState } from '../../../lib/opening-hours.ts';
import { useText } from '../../i18n/text.ts';
import { openStateText } from './open-state-text.ts';
import './open-line.css';

interface OpenLineProps {
  store: Store;
  /** Epoch ms; undefined until the page is the visitor's own: a page that is kept for everybody knows no hour. */
  now: number | undefined;
}

/** Whether a shop is open, by its own clock. Its place is kept until that is known. */
export function OpenLine({ store: { hours, timeZone }, now }: OpenLineProps) {
  const text = useText();
  if (!hours) return <p className="open-line">{text.t('stores.hours.unknown')}</p>;
  // The week is known, and stands on the shop's page; what hour it is there is not.
  if (!timeZone) return null;
  if (now === undefined) return <p className="open-line">&nbsp;</p>;
  const state = openState(hours, timeZone, now);
  return (
    <p className="open-line" data-open={state.isOpen}>
      {openStateText(state, text, { zone: timeZone, now })}
    </p>
  );
}
