import type { DatabaseSync } from 'node:sqlite';
import type { StaffCall, StaffRoute } from '../../push/service/staff-api.ts';
import { type Answer, json } from '../http/answer.ts';
import { Problem, wrongField } from '../http/problem.ts';
import { LONGEST_MESSAGE } from './chat-api.ts';
import { createConversations } from './conversations.ts';
import { conversationPage, inboxPage } from './inbox-page.ts';

/** Maximum size of the form in bytes, if every character is escaped. */
const MOST_BYTES = 16 * LONGEST_MESSAGE;

/** The inbox for support staff: in a browser with the staff token as password, or by API. */
export function inboxRoutes(database: DatabaseSync, now: () => Date): readonly StaffRoute[] {
  const conversations = createConversations(database);
  const find = (id: string) => {
    const found = conversations.find(id);
    if (found === undefined) throw new Problem(404, 'not_found', 'There is no such conversation');
    return found;
  };

  async function answer({ id, request }: StaffCall): Promise<Answer> {
    const { id: conversation } = find(id);
    const isForm = /^application\/x-www-form-urlencoded/.test(
      request.headers['content-type'] ?? '',
    );
    const text = isForm ? await formText(request) : await jsonText(request);
    if (text === '' || text.length > LONGEST_MESSAGE)
      throw wrongField('text', 'value_invalid', 'An answer has 1 to 1000 characters');
    const said = conversations.say(conversation, { sender: 'agent', text }, now().getTime());
    return isForm ? { status: 303, headers: { Location: id }, body: '' } : json(201, said.message);
  }

  const common = { right: 'chat', inBrowser: true, isPersonal: true } as const;
  return [
    {
      ...common,
      method: 'GET',
      path: '/chat/inbox',
      handle: async () => inboxPage(conversations.latest(now().getTime())),
    },
    {
      ...common,
      method: 'GET',
      path: '/chat/inbox/{id}',
      handle: async ({ id }) =>
        conversationPage(find(id), conversations.messages(id, 0, now().getTime())),
    },
    { ...common, method: 'POST', path: '/chat/inbox/{id}', handle: answer },
  ];
}

async function formText(request: StaffCall['request']): Promise<string> {
  const form = new URLSearchParams((await request.readBytes(MOST_BYTES)).toString('utf8'));
  return (form.get('text') ?? '').replaceAll('\r\n', '\n').trim();
}

async function jsonText(request: StaffCall['request']): Promise<string> {
  const { text } = Object(await request.readJson()) as { text?: unknown };
  return typeof text === 'string' ? text.trim() : '';
}
