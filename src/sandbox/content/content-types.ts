import type { ContentType } from './content-type.ts';
import { contentTypes, fileType } from './type-table.ts';

const byName = new Map(contentTypes.map((type) => [type.name, type]));
const byEndpoint = new Map(
  contentTypes.filter((type) => type !== fileType).map((type) => [type.endpoint, type]),
);

/** The type of that name; a name that is not in the table is a fault of the code. */
export function typeNamed(name: string): ContentType {
  const type = byName.get(name);
  if (type === undefined) throw new Error(`no content type "${name}"`);
  return type;
}

/** The type of that name, when a request names it. */
export function findType(name: string): ContentType | undefined {
  return name === fileType.name ? undefined : byName.get(name);
}

/** The type that answers at `/api/<endpoint>`, in any letter case. */
export function typeAt(endpoint: string): ContentType | undefined {
  return byEndpoint.get(endpoint.toLowerCase());
}
