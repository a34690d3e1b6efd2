/** What this device said of a help article. */
export interface OwnVote {
  /** Random, made for this article alone: the operator cannot tell that two votes came from one device. */
  id: string;
  useful: boolean;
}

const STORAGE_KEY = 'help-votes';
/** Beyond this the oldest go, and may be given again. */
export const MOST_VOTES = 200;

/** The votes in what was stored, by the article's slug, the oldest first; anything unexpected counts as none. */
export function parseVotes(text: string | null): Map<string, OwnVote> {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    return new Map(Array.isArray(stored) ? stored.flatMap(toEntry) : []);
  } catch {
    return new Map();
  }
}

function toEntry(row: unknown): [string, OwnVote][] {
  const { article, id, useful } = Object(row) as Record<string, unknown>;
  const isVote =
    typeof article === 'string' && typeof id === 'string' && typeof useful === 'boolean';
  return isVote ? [[article, { id, useful }]] : [];
}

/** The stored text with one more vote. */
export function withVote(text: string | null, article: string, vote: OwnVote): string {
  const votes = parseVotes(text);
  votes.delete(article);
  votes.set(article, vote);
  const rows = [...votes].map(([slug, { id, useful }]) => ({ article: slug, id, useful }));
  return JSON.stringify(rows.slice(-MOST_VOTES));
}

export function recallVote(article: string): OwnVote | undefined {
  return parseVotes(stored()).get(article);
}

/** Storage may refuse; then the vote counts, and this device forgets that it gave it. */
export function rememberVote(article: string, vote: OwnVote): void {
  try {
    localStorage.setItem(STORAGE_KEY, withVote(stored(), article, vote));
  } catch {
    return;
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
