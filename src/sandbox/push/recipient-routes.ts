import * as v from 'valibot';
import type { ReceivedMessage, Recipients } from '../../push/recipients.ts';
import type { StaffRoute } from '../../push/service/staff-api.ts';
import { json } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { unknownPath } from '../http/problem.ts';

const MOST = 500;
const text = (most: number) => v.pipe(v.string(), v.maxLength(most, 'value_too_long'));

const accountsSchema = v.strictObject({
  accounts: v.pipe(v.array(text(64)), v.maxLength(MOST, 'too_many_accounts')),
});
const message: v.GenericSchema<unknown, ReceivedMessage> = v.strictObject({
  account: text(64),
  campaign: text(32),
  title: text(80),
  body: text(240),
  path: text(2048),
  image: v.exactOptional(text(2048)),
  topic: text(100),
  priority: v.picklist(['normal', 'high']),
});
const messagesSchema = v.strictObject({
  messages: v.pipe(v.array(message), v.maxLength(MOST, 'too_many_messages')),
});

const ofPushService = { method: 'POST', right: 'recipients', isFrequent: true } as const;
const playerSchema = v.strictObject({ accessToken: text(4096) });

/** Routes for a separate push service (src/push/http-recipients.ts). */
export const recipientRoutes = (
  recipients: Recipients,
  findPlayer: (accessToken: string) => string | undefined,
): readonly StaffRoute[] => [
  {
    ...ofPushService,
    path: '/push/player',
    async handle({ request }) {
      const { accessToken } = await readBody(request, playerSchema);
      const account = findPlayer(accessToken);
      if (account === undefined) throw unknownPath();
      return json(200, { account });
    },
  },
  {
    ...ofPushService,
    path: '/push/standings',
    async handle({ request }) {
      const { accounts } = await readBody(request, accountsSchema);
      const standings = [...(await recipients.standings(accounts))];
      return json(200, {
        standings: standings.map(([account, standing]) => ({ account, ...standing })),
      });
    },
  },
  {
    ...ofPushService,
    path: '/push/received',
    async handle({ request }) {
      const { messages } = await readBody(request, messagesSchema);
      const unread = [...(await recipients.received(messages))];
      return json(200, { unread: unread.map(([account, count]) => ({ account, unread: count })) });
    },
  },
];
