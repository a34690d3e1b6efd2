import type { StaffRoute } from '../../push/service/staff-api.ts';
import { outboxRoute } from '../accounts/outbox.ts';
import { auditRoute } from '../audit/audit-export.ts';
import { inboxRoutes } from '../chat/inbox-routes.ts';
import { votesRoute } from '../help/help-part.ts';
import type { PartContext } from '../operator/part.ts';
import { reviewRoutes } from './account-reviews.ts';
import { sessionEndRoutes } from './log-outs.ts';

/** Everything that the operator's staff may read and decide, except campaigns (../push) and the weather. */
export const staffRoutes = (context: PartContext): readonly StaffRoute[] => [
  ...inboxRoutes(context.database, context.now),
  outboxRoute(context),
  ...reviewRoutes(context),
  ...sessionEndRoutes(context),
  auditRoute(context.database),
  votesRoute(context.database),
];
