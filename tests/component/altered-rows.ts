import type { Answering } from './mount-app.tsx';
import { operator } from './operator-api.ts';

type Row = Record<string, unknown>;

/**
 * Changes the rows of one content list.
 * @param type as in its URL, such as `desktop-menus`
 * @param alter receives the operator's rows; its result is the `data` of the response
 */
export const alteredRows =
  (type: string, alter: (rows: Row[]) => unknown): Answering =>
  (request) =>
    new URL(request.url).pathname === `/content/api/${type}` ? answer(request, alter) : undefined;

async function answer(request: Request, alter: (rows: Row[]) => unknown): Promise<Response> {
  const { data } = await (await operator(request)).json();
  return Response.json({ data: alter(data), meta: {} });
}
