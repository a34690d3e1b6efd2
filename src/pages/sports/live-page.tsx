import { allEventsQuery } from '../../operator/live.ts';
import type { AppState } from '../../state/context.ts';
import { SportsBoard } from './sports-board.tsx';

export async function load({ queries }: AppState): Promise<void> {
  await queries.want(allEventsQuery(true));
}

/** What is being played now. */
export function LivePage() {
  return <SportsBoard live />;
}
