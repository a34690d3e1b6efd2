import type { ContentType } from './content-type.ts';
import { fileType } from './media-file.ts';
import { contentTypes } from './type-table.ts';

const byName = new Map(contentTypes.map((type) => [type.name, type]));
const byEndpoint = new Map(
  contentTypes.filter((type) => type !== fileType).map((type) => [type.endpoint, type]),
);

/** The type with that name. @throws Error for an unknown name, which is a bug */
export function typeNamed(name: string): ContentType {
  const type = byName.get(name);
  if (type === undefined) throw new Error(`no content type "${name}"`);
  return type;
}

/** The type with a name taken from a request; undefined if there is none. */
export function findType(name: string): ContentType | undefined {
  return name === fileType.name ? undefined : byName.get(name);
}

/** The type at `/api/<endpoint>`, ignoring case. */
export function typeAt(endpoint: string): ContentType | undefined {
  return byEndpoint.get(endpoint.toLowerCase());
}
