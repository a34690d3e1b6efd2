type QueryValue = string | readonly QueryValue[] | QueryObject;
export interface QueryObject {
  readonly [name: string]: QueryValue;
}

/** Strapi's limits on nesting and list length. */
const DEEPEST = 20;
const LONGEST_LIST = 100;

interface Branch {
  [name: string]: string[] | Branch;
}

const newBranch = () => Object.create(null) as Branch;

/**
 * Reads `a[0]=x&a[1]=y`, `a[]=x&a[]=y` and `a=x&a=y` as lists, `a[b]=x` as an object without a prototype. Numbers mixed
 * with names stay names.
 * @throws Error with a one-line message for a query that is malformed, too deep or too long
 */
export function parseBracketQuery(text: string): QueryObject {
  const root = newBranch();
  for (const [key, value] of new URLSearchParams(text)) {
    if (key === '') continue;
    const path = pathOf(key);
    const leaf = path.pop() ?? '';
    let branch = root;
    for (const name of path) {
      const inner = nameIn(branch, name);
      const next = branch[inner] ?? newBranch();
      if (Array.isArray(next)) throw new Error(`Invalid query: ${key} conflicts with a value`);
      branch[inner] = next;
      branch = next;
    }
    const last = nameIn(branch, leaf);
    const values = branch[last] ?? [];
    if (!Array.isArray(values)) throw new Error(`Invalid query: ${key} conflicts with an object`);
    branch[last] = [...values, value];
    if (values.length >= LONGEST_LIST) throw tooLong();
  }
  return objectOf(root);
}

/** Splits `a[b][]` into `a`, `b` and an empty name. */
function pathOf(key: string): string[] {
  const [, name, brackets] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key) ?? [];
  if (name === undefined || brackets === undefined) throw new Error(`Invalid query: key ${key}`);
  const path = [name, ...brackets.slice(1, -1).split('][')];
  if (path.length > DEEPEST) throw new Error(`Invalid query: more than ${DEEPEST} levels`);
  return brackets === '' ? [name] : path;
}

/** `[]` means the next number. */
function nameIn(branch: Branch, name: string): string {
  const last = name === '' ? Object.keys(branch).findLast(isIndex) : undefined;
  const given = name === '' ? String(Number(last ?? -1) + 1) : name;
  if (isIndex(given) && Number(given) >= LONGEST_LIST) throw tooLong();
  return given;
}

const isIndex = (name: string) => /^(0|[1-9]\d*)$/.test(name);
const tooLong = () => new Error(`Invalid query: more than ${LONGEST_LIST} values in a list`);

function objectOf(branch: Branch): QueryObject {
  const object = Object.create(null) as Record<string, QueryValue>;
  for (const [name, value] of Object.entries(branch)) object[name] = plainValue(value);
  return object;
}

function plainValue(value: string[] | Branch): QueryValue {
  if (Array.isArray(value)) return value.length === 1 ? (value[0] ?? '') : value;
  const object = objectOf(value);
  // List items are in numeric order, in whatever order they were written.
  return Object.keys(object).every(isIndex) ? Object.values(object) : object;
}
