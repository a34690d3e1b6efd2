import type { PublicConfig } from './public-config.ts';

/** The pages of the player area. */
export type PlayerPageName =
  | 'home'
  | 'activity'
  | 'cashier'
  | 'limits'
  | 'information'
  | 'documents'
  | 'security'
  | 'preferences';

/** Paths of the player area. A page that is not configured is absent; without the area all are (RTE-3). */
export function playerPaths({ routes }: Pick<PublicConfig, 'routes'>): {
  [page in PlayerPageName]?: string;
} {
  const { playerArea, userInformation, userDocumentation } = routes;
  if (playerArea === undefined) return {};
  return {
    home: playerArea,
    activity: `${playerArea}/activity`,
    cashier: `${playerArea}/cashier`,
    limits: `${playerArea}/limits`,
    ...(userInformation && { information: userInformation }),
    ...(userDocumentation && { documents: userDocumentation }),
    security: `${playerArea}/security`,
    preferences: `${playerArea}/preferences`,
  };
}

/** Path of the signed statement of a slot session, or the pattern of all. */
export const statementPath = (
  config: Pick<PublicConfig, 'routes'>,
  sessionId?: string,
): string | undefined => {
  const { activity } = playerPaths(config);
  const id = sessionId === undefined ? ':sessionId' : encodeURIComponent(sessionId);
  return activity && `${activity}/statements/${id}`;
};
