import type { Answering } from './mount-app.tsx';
import { operator } from './operator-api.ts';

/**
 * Handles opt-ins to a promotion instead of the operator, and lists them with the player's own. Seeded players stay
 * unchanged, and a list that is read after the opt-in contains it.
 */
export function holdOptIns(slug: string) {
  const joined: string[] = [];
  const answering: Answering = async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'PUT' && pathname.endsWith(`/promotions/${slug}`)) {
      joined.push(new Date().toISOString());
      return new Response(null, { status: 204 });
    }
    const [at] = joined;
    if (at === undefined || !/\/accounts\/\w+\/promotions$/.test(pathname)) return undefined;
    const { promotions } = await (await operator(request)).json();
    return Response.json({ promotions: [{ slug, at }, ...promotions] });
  };
  return { answering, joined };
}
