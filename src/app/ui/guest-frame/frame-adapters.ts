import * as v from 'valibot';
import {
  type GameCommand,
  type GameMessage,
  gameMessageSchema,
  type SportsbookCommand,
  type SportsbookMessage,
  sportsbookMessageSchema,
} from '../../../operator/frame-messages.ts';
import type { FrameAdapter, ReadMessage } from './frame-bridge.ts';

const checked =
  <M>(schema: v.GenericSchema<unknown, M>): ReadMessage<M> =>
  (data) => {
    const parsed = v.safeParse(schema, data);
    return parsed.success ? parsed.output : undefined;
  };

/** Games that use the contract's messages. */
export const gameAdapter: FrameAdapter<GameMessage, GameCommand> = {
  read: checked(gameMessageSchema),
  write: (command) => command,
};

/** A sportsbook that uses the contract's messages. */
export const sportsbookAdapter: FrameAdapter<SportsbookMessage, SportsbookCommand> = {
  read: checked(sportsbookMessageSchema),
  write: (command) => command,
};
