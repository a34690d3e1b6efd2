import type { Answering } from './mount-app.tsx';
import { operator } from './operator-api.ts';

/**
 * Takes opt-ins to a promotion in the operator's place and lists them with the player's own: seeded players stay
 * unchanged, and a list that is read after the opt-in has it.
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
