import { createHash, randomBytes } from 'node:crypto';

/** 96 bits: not guessable, and without collisions in ten million messages. */
const BYTES = 12;

export const newDeviceId = (): string => randomBytes(BYTES).toString('base64url');

/** Message key of a campaign and a device. Deterministic, but does not reveal the device. */
export const messageKey = (campaign: string, device: string): string =>
  createHash('sha256')
    .update(`${campaign} ${device}`)
    .digest()
    .subarray(0, BYTES)
    .toString('base64url');

/** Message id, at most 49 characters. */
export const messageId = (campaign: string, key: string): string => `${campaign}.${key}`;

/** Undefined if it is not a message id. */
export function splitMessageId(id: string): { campaign: string; key: string } | undefined {
  const [, campaign, key] = /^([a-z0-9-]{1,32})\.([\w-]{16})$/.exec(id) ?? [];
  return campaign !== undefined && key !== undefined ? { campaign, key } : undefined;
}
