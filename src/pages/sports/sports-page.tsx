import { allEventsQuery } from '../../operator/live.ts';
import type { AppState } from '../../state/context.ts';
import { SportsBoard } from './sports-board.tsx';

export async function load({ queries }: AppState): Promise<void> {
  await queries.want(allEventsQuery(false));
}

/** What is coming up. */
export function SportsPage() {
  return <SportsBoard live={false} />;
}
