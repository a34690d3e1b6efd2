import type { DatabaseSync } from 'node:sqlite';
import type { Registration } from '../../operator/contract/types.ts';
import { figuresOf } from './document-number.ts';
import { asItLooks } from './look-alikes.ts';

/** What two accounts have in common, allowing for different spellings. */
type Likeness = 'name' | 'email' | 'phone' | 'document';

/** What an account has in common with another one. */
export interface SharedTrait {
  readonly likeness: Likeness;
  readonly accountCode: string;
}

/** Identifying data of a person, besides the name. */
export type Marks = Partial<Pick<Registration, 'email' | 'phone' | 'documentNumber'>>;

/**
 * Normalises an email to one form per mailbox: lower case, without a plus sign and what follows, and without dots for
 * Google mail. Two people may share a mailbox, so staff review each match.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.normalize('NFKC').toLowerCase().split('@');
  const box = local.replace(/(?<=.)\+.*/, '');
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${box.replaceAll('.', '')}@gmail.com`
    : `${box}@${domain}`;
}

/** Calling codes by length: one digit, two digits, and three for all others. */
const NUMBER = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})0*(\d+)$/;
/** Mobile prefixes that are obsolete or only used from abroad. */
const MOBILE_SIGN: Readonly<Record<string, RegExp>> = { 52: /^1(?=\d{10}$)/, 54: /^9(?=\d{10}$)/ };

/** Normalises a phone number to one form per line: no trunk zero, no mobile prefix. @param phone E.164 */
export function lineOf(phone: string): string {
  const [, code = '', national = phone] = NUMBER.exec(phone) ?? [];
  return `+${code}${national.replace(MOBILE_SIGN[code] ?? /^$/, '')}`;
}

const wordsOf = (name: string): readonly string[] => asItLooks(name).match(/\p{L}+/gu) ?? [];

/**
 * Particles of names, which do not distinguish people. At either end they may be initials (E., Y.) or surnames (Das).
 */
const PARTICLES = new Set(
  'de del la las los el da do dos das di y e i van von der den bin'.split(' '),
);
const withoutParticles = (words: readonly string[]): readonly string[] =>
  words.filter((word, at) => at === 0 || at === words.length - 1 || !PARTICLES.has(word));

/**
 * Whether two names may belong to one person: two words occur in both, in any order, and one of them is the first word
 * of either name. A word may have one letter added, removed or changed, or be abbreviated, even to an initial.
 * Particles and spaces are ignored.
 */
export function areLikeNames(one: string, other: string): boolean {
  const names = [wordsOf(one), wordsOf(other)];
  const [a = '', b = ''] = names.map((words) => words.join(''));
  if (a === '' || b === '') return false;
  if (isOneLetterApart(a, b)) return true;
  const [words = [], others = []] = names.map(withoutParticles);
  const [shared, found] = [wordsLike(words, others), wordsLike(others, words)];
  return (
    Math.min(shared.length, found.length) > 1 &&
    [shared, found].every((few) => few.some((word) => word.length > 2)) &&
    (shared[0] === words[0] || found[0] === others[0])
  );
}

/** The words of one name that occur in the other. */
const wordsLike = (words: readonly string[], others: readonly string[]) =>
  words.filter((word) => others.some((other) => areLikeWords(word, other)));

const areLikeWords = (one: string, other: string): boolean => {
  const shorter = Math.min(one.length, other.length);
  // Two letters are a complete name (Li), not an abbreviation (Lily).
  const isPrefix = shorter !== 2 && (one.startsWith(other) || other.startsWith(one));
  return one === other || isPrefix || (shorter > 3 && isOneLetterApart(one, other));
};

/** Whether the words differ by one letter added, removed or changed. */
function isOneLetterApart(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [a, b] = [one.slice(start), other.slice(start)];
  return a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b;
}

/** Whether the digits of two documents are equal, one continues the other, or one digit differs. */
function areLikeFigures(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < 7) return false;
  return one.startsWith(other) || other.startsWith(one) || isOneLetterApart(one, other);
}

function marksOf({ email, phone, documentNumber }: Marks): [Likeness, string][] {
  const figures = documentNumber === undefined ? undefined : figuresOf(documentNumber);
  return [
    ...(email === undefined ? [] : [['email', mailboxOf(email)] as [Likeness, string]]),
    ...(phone === undefined ? [] : [['phone', lineOf(phone)] as [Likeness, string]]),
    ...(figures === undefined ? [] : [['document', figures] as [Likeness, string]]),
  ];
}

/** Stores identifying data of an account. Earlier data are kept. */
export function keepMarks(database: DatabaseSync, accountCode: string, marks: Marks): void {
  const insert = database.prepare('INSERT OR IGNORE INTO person_marks VALUES (?, ?, ?)');
  for (const [kind, mark] of marksOf(marks)) insert.run(kind, mark, accountCode);
}

/** Stores the documents of all accounts as they are read now. Earlier versions read letters for digits in fewer cases. */
export function renewDocumentMarks(database: DatabaseSync): void {
  const accounts = database.prepare('SELECT account_code, document_number FROM accounts').all();
  for (const { account_code: code, document_number: documentNumber } of accounts)
    keepMarks(database, String(code), { documentNumber: String(documentNumber) });
}

/**
 * Returns the accounts that are known by such data, of any status, because a review must not reveal that someone is
 * excluded.
 */
export function sharedMarks(database: DatabaseSync, marks: Marks): readonly SharedTrait[] {
  const ofKind = database.prepare('SELECT mark, account_code FROM person_marks WHERE kind = ?');
  const byMark = database.prepare(
    'SELECT account_code FROM person_marks WHERE kind = ? AND mark = ?',
  );
  return marksOf(marks).flatMap(([likeness, mark]) =>
    (likeness === 'document'
      ? ofKind.all(likeness).filter((row) => areLikeFigures(mark, String(row.mark)))
      : byMark.all(likeness, mark)
    ).map((row) => ({ likeness, accountCode: String(row.account_code) })),
  );
}

/** Returns what a registration has in common with existing accounts, of any status. */
export function likenessesOf(
  database: DatabaseSync,
  registration: Registration,
): readonly SharedTrait[] {
  const name = `${registration.firstName} ${registration.lastName}`;
  const named = database
    .prepare('SELECT account_code, first_name, last_name FROM accounts WHERE birth_date = ?')
    .all(registration.birthDate)
    .filter((row) => areLikeNames(name, `${row.first_name} ${row.last_name}`))
    .map((row) => ({ likeness: 'name' as const, accountCode: String(row.account_code) }));
  return [...sharedMarks(database, registration), ...named];
}
