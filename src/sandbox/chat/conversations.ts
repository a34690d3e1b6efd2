import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import { hashOf, newId, newToken } from '../accounts/token.ts';
import { Problem } from '../http/problem.ts';
import { prepared } from '../operator/prepared.ts';
import type { ChatMessage, Sender } from './chat-api.ts';

/** A token stays valid for this long after the conversation was last opened, ms. */
const ACCESS_MS = 30 * 86_400_000;
/** Maximum number of messages shown. Earlier ones stay in the inbox. */
const MOST_SHOWN = 200;

export interface Conversation {
  readonly id: string;
  readonly identifier: string | null;
  readonly name: string | null;
  readonly language: string;
  readonly began_at: number;
}

/** The inbox's conversations in SQLite. */
export function createConversations(database: DatabaseSync) {
  const run = (sql: string, ...values: (string | number | null)[]) =>
    prepared(database, sql).run(...values);

  function find(id: string): Conversation | undefined {
    const sql = 'SELECT * FROM chat_conversations WHERE id = ?';
    return prepared(database, sql).get(id) as unknown as Conversation | undefined;
  }

  function begin(language: string, now: number, identifier?: string, name?: string): string {
    const id = newId();
    const values = [id, identifier ?? null, name ?? null, language, now];
    run('INSERT INTO chat_conversations VALUES (?, ?, ?, ?, ?)', ...values);
    return id;
  }

  function grant(conversation: string, now: number): string {
    const token = newToken();
    run('DELETE FROM chat_access WHERE ends_at <= ?', now);
    run('INSERT INTO chat_access VALUES (?, ?, ?)', hashOf(token), conversation, now + ACCESS_MS);
    return token;
  }

  /** @throws Problem 401 `token_invalid` */
  function holderOf(token: string, now: number): Conversation {
    const sql = 'SELECT conversation FROM chat_access WHERE hash = ? AND ends_at > ?';
    const row = prepared(database, sql).get(hashOf(token), now);
    const found = row && find(String(row.conversation));
    if (!found) throw new Problem(401, 'token_invalid', 'The token is not valid');
    return found;
  }

  return {
    find,
    holderOf,

    /** @returns the token of a new anonymous conversation */
    open: (language: string, now: number): string =>
      inTransaction(database, () => grant(begin(language, now), now)),

    /**
     * Opens the conversation of an identified visitor. Their anonymous messages move into it, another person's do not.
     * @returns its token; the given token becomes invalid
     */
    identify(
      who: { identifier: string; name: string; language: string; token?: string | undefined },
      now: number,
    ): string {
      return inTransaction(database, () => {
        const { identifier, name, language, token } = who;
        const sql = 'SELECT id FROM chat_conversations WHERE identifier = ?';
        const known = prepared(database, sql).get(identifier)?.id;
        const id = known === undefined ? begin(language, now, identifier, name) : String(known);
        run(
          'UPDATE chat_conversations SET name = ?, language = ? WHERE id = ?',
          name,
          language,
          id,
        );
        if (token !== undefined) moveAnonymous(token, id);
        return grant(id, now);
      });
    },

    /** Sets the language in which the visitor now writes. */
    goOnIn: (language: string, conversation: string) =>
      run('UPDATE chat_conversations SET language = ? WHERE id = ?', language, conversation),

    /** The latest messages since a time, as visible at another time, oldest first. */
    messages(conversation: string, since: number, now: number): ChatMessage[] {
      const sql = `SELECT seq, sender, text, at FROM chat_messages
        WHERE conversation = ? AND at >= ? AND at <= ? ORDER BY at DESC, seq DESC LIMIT ?`;
      const rows = prepared(database, sql).all(conversation, since, now, MOST_SHOWN);
      return (rows as unknown as ChatMessage[]).toReversed();
    },

    /** Whether a reply is pending. */
    isAnswering: (conversation: string, now: number): boolean =>
      prepared(database, 'SELECT 1 FROM chat_messages WHERE conversation = ? AND at > ?').get(
        conversation,
        now,
      ) !== undefined,

    /** Time of an agent's last reply in this conversation. */
    agentSpokeAt(conversation: string): number | undefined {
      const sql = `SELECT max(at) AS at FROM chat_messages
        WHERE conversation = ? AND sender = 'agent'`;
      const at = prepared(database, sql).get(conversation)?.at;
      return typeof at === 'number' ? at : undefined;
    },

    /** @param key idempotency key, if the message may be retried @returns the message, and whether it is new */
    say(
      conversation: string,
      { sender, text, key }: { sender: Sender; text: string; key?: string },
      at: number,
    ): { message: ChatMessage; isNew: boolean } {
      const written = run(
        `INSERT INTO chat_messages (conversation, sender, text, key, at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (conversation, key) DO NOTHING`,
        conversation,
        sender,
        text,
        key ?? null,
        at,
      );
      const isNew = Number(written.changes) > 0;
      const which = isNew ? Number(written.lastInsertRowid) : (key ?? '');
      const row = prepared(
        database,
        `SELECT seq, sender, text, at FROM chat_messages
         WHERE conversation = ? AND ${isNew ? 'seq' : 'key'} = ?`,
      ).get(conversation, which);
      return { message: row as unknown as ChatMessage, isNew };
    },

    /** The inbox for staff, latest first. */
    latest(now: number): (Conversation & { last: string; last_at: number; sender: Sender })[] {
      const sql = `SELECT c.*, m.text AS last, m.at AS last_at, m.sender
        FROM chat_conversations c JOIN chat_messages m ON m.seq =
          (SELECT max(seq) FROM chat_messages WHERE conversation = c.id AND at <= ?)
        ORDER BY m.seq DESC LIMIT 100`;
      return prepared(database, sql).all(now) as never;
    },
  };

  function moveAnonymous(token: string, to: string): void {
    const sql = `SELECT id FROM chat_conversations JOIN chat_access ON conversation = id
      WHERE hash = ? AND identifier IS NULL`;
    const from = prepared(database, sql).get(hashOf(token))?.id;
    if (typeof from !== 'string') return;
    run('UPDATE chat_messages SET conversation = ? WHERE conversation = ?', to, from);
    run('DELETE FROM chat_access WHERE conversation = ?', from);
    run('DELETE FROM chat_conversations WHERE id = ?', from);
  }
}

export type Conversations = ReturnType<typeof createConversations>;
