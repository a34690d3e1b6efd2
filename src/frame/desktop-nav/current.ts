import type { Link } from '../../lib/link.ts';

/** For `aria-current`: `page` on a link to the page shown, `true` on one to what the page is a part of. */
export type Current = (link: Link) => 'page' | 'true' | undefined;

/**
 * Which of a menu's links is the current one: the nearest to the address shown. The page or what it is below comes first, as
 * the router matches paths; the link's own query has to be in the address, which may have more, as of a search.
 * @param address path and query
 */
export function currentIn(links: readonly Link[], address: string): Current {
  const here = read(address);
  let nearest = '';
  let rank = -1;
  for (const link of links) {
    if (link.kind !== 'internal') continue;
    const { path, query } = read(link.to);
    const isAbove = path !== '' && here.path.startsWith(`${path}/`);
    const fits = [...query].every(([key, value]) => here.query.get(key) === value);
    const own = path.length * 100 + query.size;
    if ((path !== here.path && !isAbove) || !fits || own <= rank) continue;
    nearest = link.to;
    rank = own;
  }
  const current = read(nearest).path === here.path ? 'page' : 'true';
  return (link) =>
    rank >= 0 && link.kind === 'internal' && link.to === nearest ? current : undefined;
}

function read(address: string): { path: string; query: URLSearchParams } {
  const [path = '', query] = address.replace(/#.*/, '').split('?');
  return { path: path.replace(/\/+$/, '').toLowerCase(), query: new URLSearchParams(query) };
}
