import { createHash } from 'node:crypto';
import { escapeHtml } from '../../lib/escape-html.ts';
import type { Answer } from '../http/answer.ts';
import { type ChatMessage, LONGEST_MESSAGE } from './chat-api.ts';
import type { Conversation, Conversations } from './conversations.ts';

/** Unbranded, because it is an internal page for support staff. */
const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 44rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.25rem; }
ul, ol { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; }
li { border: 1px solid #8886; border-radius: .75rem; padding: .5rem .75rem; overflow-wrap: anywhere; white-space: pre-wrap; }
li.visitor { margin-inline-end: 20%; } li.agent, li.assistant { margin-inline-start: 20%; background: #8882; }
small { display: block; opacity: .75; }
textarea { box-sizing: border-box; width: 100%; min-height: 5rem; font: inherit; }
button { min-height: 44px; padding-inline: 1.25rem; font: inherit; }
`;
const styleHash = createHash('sha256').update(STYLE).digest('base64');
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The conversations, latest first. */
export function inboxPage(list: ReturnType<Conversations['latest']>): Answer {
  const rows = list.map(
    (one) =>
      `<li><a href="inbox/${one.id}">${escapeHtml(nameOf(one))}</a><small>${escapeHtml(one.sender)}, ${timeOf(one.last_at)}</small><div dir="auto">${escapeHtml(one.last)}</div></li>`,
  );
  const body = rows.length === 0 ? '<p>Nobody has written yet.</p>' : `<ul>${rows.join('')}</ul>`;
  return page('Inbox', body);
}

/** One conversation's messages, and a reply form. */
export function conversationPage(one: Conversation, messages: readonly ChatMessage[]): Answer {
  const said = messages.map(
    ({ sender, text, at }) =>
      `<li class="${sender}"><small>${sender}, ${timeOf(at)}</small><div dir="auto">${escapeHtml(text)}</div></li>`,
  );
  return page(
    nameOf(one),
    `<p><a href="../inbox">All conversations</a> · <a href="${one.id}">Refresh</a></p><ol>${said.join('')}</ol>
<form method="post"><p><label for="text">Your reply (${escapeHtml(one.language)})</label>
<textarea id="text" name="text" dir="auto" required maxlength="${LONGEST_MESSAGE}"></textarea></p><button>Send</button></form>`,
  );
}

function page(title: string, body: string): Answer {
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'Referrer-Policy': 'no-referrer',
    },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
  };
}

const nameOf = ({ name, identifier }: Conversation) =>
  identifier === null ? 'A visitor' : `${name} (${identifier})`;
const timeOf = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
