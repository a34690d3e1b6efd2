// Because seeding takes a third of a second, but copying a seeded database a hundredth.
import { DatabaseSync } from 'node:sqlite';
import { type Databases, openDatabases } from '../../src/sandbox/databases.ts';

const MINUTE_MS = 60_000;
const templates = new Map<string, Databases>();
let copies = 0;

/**
 * In-memory databases as for a new operator.
 * @param at time of seeding; by default now, rounded to the minute
 */
export function seededDatabases(at: Date | undefined): Databases {
  const moment = at?.toISOString() ?? `minute ${Math.floor(Date.now() / MINUTE_MS)}`;
  const template = templates.get(moment) ?? openDatabases(':memory:', at ?? new Date());
  templates.set(moment, template);
  return { content: copyOf(template.content), operator: copyOf(template.operator) };
}

function copyOf(template: DatabaseSync): DatabaseSync {
  const name = `file:seeded-${++copies}?mode=memory&cache=shared`;
  const copy = new DatabaseSync(name);
  template.exec(`VACUUM INTO '${name}'`);
  return copy;
}
