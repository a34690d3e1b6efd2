import type { AppState } from '../../state/context.ts';
import { eventsQuery } from './events-query.ts';
import { SportsBoard } from './sports-board.tsx';

export async function load({ queries }: AppState): Promise<void> {
  await queries.want(eventsQuery(false));
}

/** What is coming up. */
export function SportsPage() {
  return <SportsBoard live={false} />;
}
