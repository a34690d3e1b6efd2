import type {
  AccessAnswer,
  ChatMessage,
  IdentityRequest,
  MessageRequest,
  MessagesAnswer,
} from '../../chat/chat-api.ts';

/** A refusal with its code; `network` when it is unknown whether the request arrived. */
export class Refusal extends Error {
  readonly status: number;
  constructor(code: string, status = 0) {
    super(code);
    this.status = status;
  }
}

/** Request timeout, ms. */
const TIMEOUT_MS = 8000;

async function call<T>(method: string, path: string, token?: string, body?: object): Promise<T> {
  const headers = new Headers();
  if (body) headers.set('Content-Type', 'application/json');
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const init: RequestInit = { method, headers, signal: AbortSignal.timeout(TIMEOUT_MS) };
  if (body) init.body = JSON.stringify(body);
  const response = await fetch(`/chat/api${path}`, init).catch(() => {
    throw new Refusal('network');
  });
  const answer = await response.json().catch(() => undefined);
  if (!response.ok) throw new Refusal(answer?.code ?? 'other', response.status);
  return answer as T;
}

/** Requests to the inbox. @throws Refusal */
export const chatClient = {
  begin: (language: string) =>
    call<AccessAnswer>('POST', '/conversations', undefined, { language }),
  identify: (who: IdentityRequest) => call<AccessAnswer>('POST', '/identities', undefined, who),
  /** @param since epoch ms */
  read: (token: string, since: number) =>
    call<MessagesAnswer>('GET', `/messages?since=${since}`, token),
  say: (token: string, message: MessageRequest) =>
    call<ChatMessage>('POST', '/messages', token, message),
};
