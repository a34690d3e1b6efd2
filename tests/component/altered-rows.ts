import type { Answering } from './mount-app.tsx';

type Row = Record<string, unknown>;

/** Of the browser, before a mounted site puts the test in between. */
const unaltered = window.fetch.bind(window);

/**
 * Changes the rows of one list of the content system.
 * @param type as in its address, such as `desktop-menus`
 * @param alter gets the operator's own rows; what it returns is the answer's `data`
 */
export const alteredRows =
  (type: string, alter: (rows: Row[]) => unknown): Answering =>
  (request) =>
    new URL(request.url).pathname === `/content/api/${type}` ? answer(request, alter) : undefined;

async function answer(request: Request, alter: (rows: Row[]) => unknown): Promise<Response> {
  const { data } = await (await unaltered(request)).json();
  return Response.json({ data: alter(data), meta: {} });
}
