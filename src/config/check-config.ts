import * as v from 'valibot';
import { failure, type Result, success } from '../lib/result.ts';
import { shownValue } from '../lib/shown-value.ts';
import { crossChecks } from './cross-checks.ts';
import { type SiteConfig, siteConfigSchema } from './site-config.ts';

/**
 * Checks a parsed configuration file (CFG-1).
 * @returns the configuration with its defaults, or one line per fault: the key's path, what was
 * found, what is allowed.
 */
export function checkConfig(input: unknown): Result<SiteConfig, string[]> {
  if (Array.isArray(input))
    return failure([`(the file): found a list, ${shownValue(input)}; expected an object`]);
  const lists = listsForObjects(siteConfigSchema, input);
  const parsed = v.safeParse(siteConfigSchema, input);
  const others = parsed.success ? crossChecks(parsed.output) : issuesOf(input).map(describe);
  const isInside = (fault: string) => lists.some(({ path }) => fault.startsWith(`${path}.`));
  const faults = [
    ...lists.map(({ path, found }) => `${path}: found ${found}; expected an object`),
    ...others.filter((fault) => !isInside(fault)),
  ];
  return parsed.success && faults.length === 0
    ? success(parsed.output)
    : failure([...new Set(faults)]);
}

/** Finds lists in place of objects: the schema accepts a list as an object without keys. */
function listsForObjects(
  schema: unknown,
  input: unknown,
  path = '',
): { path: string; found: string }[] {
  const { entries } = unwrap(schema) as { entries?: Keyed };
  if (!entries || typeof input !== 'object' || input === null) return [];
  if (Array.isArray(input)) return [{ path, found: `a list, ${shownValue(input)}` }];
  return Object.entries(entries).flatMap(([key, part]) =>
    listsForObjects(part, (input as Keyed)[key], path === '' ? key : `${path}.${key}`),
  );
}

/** valibot stops at the first unknown key of an object. Report it and check the rest without it. */
function issuesOf(input: unknown): v.BaseIssue<unknown>[] {
  const issues = v.safeParse(siteConfigSchema, input).issues ?? [];
  const unknown = issues.filter(isUnknownKey);
  if (unknown.length === 0) return issues;
  const paths = unknown.map(({ path = [] }) => path.map(({ key }) => String(key)));
  return [...unknown, ...issuesOf(paths.reduce(without, input as Keyed))];
}

/** A copy without one key. It copies only the objects on the path, because others may be nested too deeply. */
function without(value: Keyed, [key = '', ...rest]: readonly string[]): Keyed {
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Keyed;
  if (rest.length === 0) delete copy[key];
  else copy[key] = without(copy[key] as Keyed, rest);
  return copy;
}

type Keyed = Record<string, unknown>;
const isUnknownKey = ({ type, expected }: v.BaseIssue<unknown>) =>
  type === 'strict_object' && expected === 'never';

function describe(issue: v.BaseIssue<unknown>): string {
  const path = issue.path?.map((item) => String(item.key)).join('.') || '(the file)';
  const parent = issue.path?.at(-1);
  if (isUnknownKey(issue)) {
    const allowed = Object.keys(
      siteKeysAt(issue.path?.slice(0, -1).map((item) => String(item.key)) ?? []),
    );
    const near = allowed.find((key) => distance(key, String(parent?.key)) <= 2);
    return `${path}: unknown key; ${near ? `did you mean ${near}?` : `allowed: ${allowed.join(', ')}`}`;
  }
  if (issue.received === 'undefined') return `${path}: missing; this key is required`;
  return `${path}: found ${shownValue(issue.input)}; expected ${expected(issue)}`;
}

/** Regexes and unions have their own messages; other issues are described by type or bound. */
function expected(issue: v.BaseIssue<unknown>): string {
  if (!issue.message.startsWith('Invalid')) return issue.message;
  const bound = issue.requirement;
  if (issue.type === 'min_value') return `at least ${bound}`;
  if (issue.type === 'max_value') return `at most ${bound}`;
  if (issue.type === 'min_length') return `at least ${bound} entry or character`;
  if (issue.type === 'max_length') return `at most ${bound} characters`;
  if (issue.type === 'email') return 'an email address';
  return (issue.expected ?? issue.type)
    .replace('Object', 'an object')
    .replace('Array', 'a list')
    .replace(/^(?:string|number|boolean)$/, 'a $&');
}

/** The keys that the schema allows at a path of the configuration. */
function siteKeysAt(path: string[]): Record<string, unknown> {
  let schema: unknown = siteConfigSchema;
  for (const key of path) {
    schema = unwrap(schema);
    schema = (schema as { entries?: Record<string, unknown> }).entries?.[key];
  }
  return (unwrap(schema) as { entries?: Record<string, unknown> })?.entries ?? {};
}

function unwrap(schema: unknown): unknown {
  let inner = schema;
  while (inner && typeof inner === 'object' && 'wrapped' in inner) inner = inner.wrapped;
  return inner;
}

/** Edit distance between two words, for the "did you mean" hint. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
