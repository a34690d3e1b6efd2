import type { OperatorPart } from '../operator/part.ts';
import { launchRoutes } from './launch-routes.ts';
import { playersGamesRoutes } from './players-games-routes.ts';
import { runningSessionRoutes } from './running-session-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { statementRoutes } from './statement-routes.ts';
import { playTables } from './tables.ts';

/** Game sessions, launches and statements. */
export const playPart: OperatorPart = {
  tables: playTables,
  seed: () => undefined,
  routes: (context) => [
    ...sessionRoutes(context),
    ...runningSessionRoutes(context),
    ...launchRoutes(context),
    ...statementRoutes(context),
    ...playersGamesRoutes(context),
  ],
};
