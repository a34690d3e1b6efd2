import { gameLaunch } from '../contract/schemas.ts';
import type { GameLaunch } from '../contract/types.ts';
import { parsed } from './entries.ts';

export const parseGameLaunch = (wire: unknown): GameLaunch | undefined => parsed(gameLaunch, wire);
