import { createHash, randomBytes } from 'node:crypto';

/** 96 bits: nobody guesses one, and ten million of a campaign do not meet. */
const BYTES = 12;

export const newDeviceId = (): string => randomBytes(BYTES).toString('base64url');

/** The message of a campaign for a device: the same whenever it is asked for, and it does not tell the device. */
export const messageKey = (campaign: string, device: string): string =>
  createHash('sha256')
    .update(`${campaign} ${device}`)
    .digest()
    .subarray(0, BYTES)
    .toString('base64url');

/** As it travels: at most 49 characters. */
export const messageId = (campaign: string, key: string): string => `${campaign}.${key}`;

/** Undefined for what is no message id. */
export function splitMessageId(id: string): { campaign: string; key: string } | undefined {
  const [, campaign, key] = /^([a-z0-9-]{1,32})\.([\w-]{16})$/.exec(id) ?? [];
  return campaign !== undefined && key !== undefined ? { campaign, key } : undefined;
}
