import * as v from 'valibot';
import type { Session } from '../contract/types.ts';
import { parsed, time } from './entries.ts';

const seconds = v.pipe(v.number(), v.integer(), v.minValue(1));

const session: v.GenericSchema<unknown, Session> = v.object({
  accessToken: v.pipe(v.string(), v.minLength(20)),
  expiresIn: seconds,
  inactivitySeconds: seconds,
  sessionId: v.string(),
  accountCode: v.string(),
  signedInSeconds: v.pipe(v.number(), v.minValue(0)),
  previousSignInAt: v.exactOptional(time),
});

const options = v.object({ options: v.record(v.string(), v.unknown()) });

export const parseSession = (wire: unknown): Session | undefined => parsed(session, wire);

export const parsePasskeyOptions = (wire: unknown): Record<string, unknown> | undefined =>
  parsed(options, wire)?.options;
