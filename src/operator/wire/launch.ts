import * as v from 'valibot';
import type { GameLaunch } from '../contract/types.ts';
import { parsed } from './entries.ts';

const launch: v.GenericSchema<unknown, GameLaunch> = v.object({
  url: v.pipe(v.string(), v.url()),
  messages: v.picklist(['marquee', 'none']),
});

export const parseGameLaunch = (wire: unknown): GameLaunch | undefined => parsed(launch, wire);
