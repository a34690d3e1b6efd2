import { toJsonBlock } from '../../../lib/json-block.ts';
import { useApp } from '../../state/context.ts';

/**
 * Structured data for search engines (HOM-4), which the server writes into the document's head. Does nothing in the
 * browser: Trusted Types forbid creating a script element there, and crawlers load full pages. `import.meta.env.SSR &&
 * <StructuredData … />` keeps the code that builds it out of the browser's bundle.
 * @param data a schema.org object with `@context` and `@type`
 */
export function StructuredData({ data }: { data: object }) {
  useApp().structuredData?.push(data);
  return null;
}

/** Serialises to JSON-LD script elements that content cannot break out of. */
export const toJsonLd = (facts: readonly object[]): string =>
  facts.map((data) => `<script type="application/ld+json">${toJsonBlock(data)}</script>`).join('');
