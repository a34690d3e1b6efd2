/** This device's vote on a help article. */
interface OwnVote {
  /** Random and unique to this article: the operator cannot link two votes to one device. */
  id: string;
  useful: boolean;
}

const STORAGE_KEY = 'help-votes';
/** Above this limit the oldest votes are dropped and can be cast again. */
export const MOST_VOTES = 200;

/** Parses stored votes by article slug, oldest first. Ignores invalid data. */
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

/** Returns the stored text with a vote added. */
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

/** Without storage the vote still counts, but this device forgets it. */
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
