/** A column with a plain value. */
export interface ScalarAttribute {
  readonly kind: 'text' | 'integer' | 'float' | 'boolean' | 'datetime' | 'time' | 'json';
  readonly required?: boolean;
  /** The same value in all languages of a document. */
  readonly shared?: boolean;
  /** Set by the system, never by a request. */
  readonly system?: boolean;
  /** The default if a request does not set it; null if absent. */
  readonly initial?: string | boolean;
  /** The allowed values. */
  readonly values?: readonly string[];
}

/** A link to rows of another type, stored as document ids. */
export interface RelationAttribute {
  readonly kind: 'relation';
  readonly target: string;
  readonly many: boolean;
  /** The target's attribute that stores the link; this side is read-only. */
  readonly mappedBy?: string;
}

/** The same document in the other languages. */
interface LocalizationsAttribute {
  readonly kind: 'localizations';
}

/** One picture of the media library, stored as its document id. */
interface MediaAttribute {
  readonly kind: 'media';
}

interface ComponentAttribute {
  readonly kind: 'component';
  readonly schema: Schema;
  readonly repeatable: boolean;
}

/** A dynamic zone: components of several types, distinguished by `__component`. */
export interface ZoneAttribute {
  readonly kind: 'zone';
  readonly components: ReadonlyMap<string, Schema>;
  readonly max: number;
}

export type Attribute =
  | ScalarAttribute
  | RelationAttribute
  | LocalizationsAttribute
  | MediaAttribute
  | ComponentAttribute
  | ZoneAttribute;

/** The attributes of a type or component, in the order in which rows show them. */
export type Schema = ReadonlyMap<string, Attribute>;

type Options = Omit<ScalarAttribute, 'kind'>;
const scalar =
  (kind: ScalarAttribute['kind']) =>
  (options: Options = {}): ScalarAttribute => ({ kind, ...options });

/** An entry cannot be published without it. */
export const needed = { required: true };
/** The same value in all languages. */
export const shared = { shared: true };

export const text = scalar('text');
export const integer = scalar('integer');
export const float = scalar('float');
export const datetime = scalar('datetime');
export const time = scalar('time');
export const anyJson = scalar('json');
export const flag = (): ScalarAttribute => ({ kind: 'boolean', initial: false });
export const oneOf = (values: readonly string[], options: Options = {}): ScalarAttribute => ({
  kind: 'text',
  values,
  ...options,
});
export const media: MediaAttribute = { kind: 'media' };
/** An entry's place in its list. */
export const order = integer(shared);
/** An entry's texts for search engines and shared links. */
export const seo = {
  metaTitle: text(),
  metaDescription: text(),
  shareImage: media,
  noIndex: flag(),
};
export const one = (target: string): RelationAttribute => ({
  kind: 'relation',
  target,
  many: false,
});
export const many = (target: string, mappedBy?: string): RelationAttribute => ({
  kind: 'relation',
  target,
  many: true,
  ...(mappedBy === undefined ? {} : { mappedBy }),
});
export const component = (attributes: Record<string, Attribute>): ComponentAttribute => ({
  kind: 'component',
  schema: componentSchema(attributes),
  repeatable: false,
});
export const components = (attributes: Record<string, Attribute>): ComponentAttribute => ({
  ...component(attributes),
  repeatable: true,
});

/** A component's schema: the row number of every component, then its own attributes. */
export function componentSchema(attributes: Record<string, Attribute>): Schema {
  return new Map([['id', integer({ system: true })], ...Object.entries(attributes)]);
}

/** Whether an attribute is a plain column, which every row shows, or must be populated by a query. */
export function isScalar(attribute: Attribute): attribute is ScalarAttribute {
  return !['relation', 'localizations', 'media', 'component', 'zone'].includes(attribute.kind);
}
