import type { LiveTableView } from '../../live/live-api.ts';
import { stand } from './play.ts';
import type { SpotsPage } from './spots-page.ts';

/** Delay before retrying a refused stream, ms. */
const RETRY_MS = 4000;

/** Follows a live table's stream, and reloads the player's standing with each result. */
export function followTable(page: SpotsPage, slug: string): void {
  const { state } = page;
  let endsAt = 0;

  function hear(view: LiveTableView): void {
    const isNew = view.round !== state.table?.round || view.phase !== state.table.phase;
    // The server's clock may differ from the device's.
    endsAt = performance.now() + view.endsAt - view.time;
    state.table = view;
    count();
    if (isNew && view.phase === 'betting') state.chips = {};
    if (isNew && view.phase !== 'spinning') {
      // It was about a bet on this round or an earlier one, unless it ended the session.
      if (state.phase === 'idle') state.refusal = undefined;
      void stand(page);
    }
  }

  const count = () => {
    state.left = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
  };

  function open(): void {
    const source = new EventSource(`/${page.name}/api/table?game=${slug}`);
    source.onmessage = ({ data }) => {
      state.isLost = false;
      hear(JSON.parse(data) as LiveTableView);
    };
    source.onerror = () => {
      state.isLost = true;
      if (source.readyState === EventSource.CLOSED) setTimeout(open, RETRY_MS);
    };
  }
  open();
  setInterval(count, 250);
}
