import { isFields } from './entry.ts';

/**
 * Reads a relation from a body: a document id, an object with one, a list of those, or `{ set, connect, disconnect }`.
 * @returns the new list of document ids, or undefined if invalid
 */
export function readLinks(value: unknown, old: unknown): readonly string[] | undefined {
  if (value === null) return [];
  if (isFields(value) && ('set' in value || 'connect' in value || 'disconnect' in value)) {
    const kept = value.set === undefined ? idsOf(old ?? []) : idsOf(value.set);
    const added = idsOf(value.connect ?? []);
    const removed = idsOf(value.disconnect ?? []);
    if (kept === undefined || added === undefined || removed === undefined) return undefined;
    const stay = kept.filter((id) => !removed.includes(id) && !added.includes(id));
    return [...stay, ...added];
  }
  return idsOf(value);
}

function idsOf(value: unknown): readonly string[] | undefined {
  const ids = (Array.isArray(value) ? value : [value]).map((item) =>
    isFields(item) ? item.documentId : item,
  );
  return ids.every((id) => typeof id === 'string') ? ids : undefined;
}
