import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { createRateLimit } from '../../lib/rate-limit.ts';
import { type Answer, json } from '../http/answer.ts';
import { bearerOf } from '../http/bearer.ts';
import { demandJson, readBody } from '../http/body.ts';
import { language, line } from '../http/fields.ts';
import type { FrameApp } from '../http/frame-app.ts';
import { asProblem, Problem, unknownPath, wrongMethod } from '../http/problem.ts';
import type { SandboxRequest } from '../http/request.ts';
import { assistantAnswer } from './assistant.ts';
import {
  type AccessAnswer,
  type ConversationRequest,
  type IdentityRequest,
  LONGEST_MESSAGE,
  type MessageRequest,
  type MessagesAnswer,
} from './chat-api.ts';
import { accountOfIdentifier, isIdentityOf } from './chat-identity.ts';
import { createConversations } from './conversations.ts';

/** The assistant stays silent for this long after a person has replied, ms. */
const AGENT_STAYS_MS = 10 * 60_000;

const conversationBody = v.strictObject({ language }) satisfies v.GenericSchema<
  unknown,
  ConversationRequest
>;
const identityBody = v.strictObject({
  language,
  identifier: line(64),
  identifierHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  name: line(80),
  token: v.exactOptional(v.pipe(v.string(), v.maxLength(100))),
}) satisfies v.GenericSchema<unknown, IdentityRequest>;
const messageBody = v.strictObject({
  language,
  key: v.pipe(v.string(), v.uuid()),
  text: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('field_required'),
    v.maxLength(LONGEST_MESSAGE, 'value_too_long'),
    // Line breaks are the only control characters allowed.
    v.regex(/^[\P{Cc}\n]*$/u, 'value_invalid'),
  ),
}) satisfies v.GenericSchema<unknown, MessageRequest>;

interface ChatAppOptions {
  readonly database: DatabaseSync;
  /** Secret for the inbox's identity validation. */
  readonly chatKey: string;
  readonly now: () => Date;
}

/** The chat widget's API: starts or resumes a conversation, reads and writes. */
export function createChatApp({ database, chatKey, now }: ChatAppOptions): FrameApp {
  const conversations = createConversations(database);
  const opened = createRateLimit(60, 60_000);
  const written = createRateLimit(20, 60_000);

  type Handler = (request: SandboxRequest, at: number) => Answer | Promise<Answer>;

  const calls: Record<string, Handler> = {
    'POST /conversations': async (request, at) => {
      opened.take(request.address, new Date(at));
      const body = await readBody(request, conversationBody);
      return access(conversations.open(body.language, at));
    },
    'POST /identities': async (request, at) => {
      opened.take(request.address, new Date(at));
      const { identifierHash, ...who } = await readBody(request, identityBody);
      const isVouchedFor = isIdentityOf(who.identifier, identifierHash, chatKey);
      const identifier = accountOfIdentifier(database, who.identifier);
      if (!isVouchedFor || identifier === undefined) {
        throw new Problem(401, 'identity_invalid', 'The identity does not belong to this inbox');
      }
      return access(conversations.identify({ ...who, identifier }, at));
    },
    'GET /messages': (request, at) => {
      const { id } = conversations.holderOf(tokenOf(request), at);
      const since = Number(new URLSearchParams(request.query).get('since') ?? 0);
      return fresh({
        messages: conversations.messages(id, Number.isSafeInteger(since) ? since : 0, at),
        isAnswering: conversations.isAnswering(id, at),
      } satisfies MessagesAnswer);
    },
    'POST /messages': async (request, at) => {
      const { id } = conversations.holderOf(tokenOf(request), at);
      written.take(id, new Date(at));
      const { text, key, language } = await readBody(request, messageBody);
      // Check again, because access may have ended before the body arrived.
      conversations.holderOf(tokenOf(request), at);
      conversations.goOnIn(language, id);
      const said = conversations.say(id, { sender: 'visitor', text, key: key.toLowerCase() }, at);
      const isAttended = (conversations.agentSpokeAt(id) ?? 0) > at - AGENT_STAYS_MS;
      if (said.isNew && !isAttended) {
        const answer = assistantAnswer(text, language);
        conversations.say(id, { sender: 'assistant', text: answer.text }, at + answer.afterMs);
      }
      return fresh(said.message, 201);
    },
  };

  return {
    name: 'chat',
    answer: (request) =>
      asProblem(async () => {
        const call = calls[`${request.method} ${request.path}`];
        if (call === undefined) throw refusalOf(request, Object.keys(calls));
        // A cross-site form cannot send JSON.
        if (request.method === 'POST') demandJson(request);
        return call(request, now().getTime());
      }),
  };
}

function refusalOf({ path }: SandboxRequest, known: readonly string[]): Problem {
  const methods = known.map((call) => call.split(' ')).filter(([, at]) => at === path);
  return methods.length === 0 ? unknownPath() : wrongMethod(methods.map(([method = '']) => method));
}

function tokenOf({ authorization }: SandboxRequest): string {
  const token = bearerOf(authorization);
  if (token === undefined) throw new Problem(401, 'token_missing', 'Start a conversation first');
  return token;
}

const access = (token: string) => fresh({ token } satisfies AccessAnswer, 201);
const fresh = (value: object, status = 200) => json(status, value, { 'Cache-Control': 'no-store' });
