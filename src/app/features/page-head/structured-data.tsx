import { toJsonBlock } from '../../../lib/json-block.ts';
import { useApp } from '../../state/context.ts';

/**
 * Facts about the page for search engines (HOM-4): the server writes them into the document's head. In the browser
 * this is nothing: making a script element there is what Trusted Types forbid, and who reads the facts loads the page
 * whole. `import.meta.env.SSR && <StructuredData … />` keeps what makes them out of the browser's code too.
 * @param data an object of schema.org with `@context` and `@type`
 */
export function StructuredData({ data }: { data: object }) {
  useApp().structuredData?.push(data);
  return null;
}

/** As JSON-LD in elements that content cannot break out of. */
export const toJsonLd = (facts: readonly object[]): string =>
  facts.map((data) => `<script type="application/ld+json">${toJsonBlock(data)}</script>`).join('');
