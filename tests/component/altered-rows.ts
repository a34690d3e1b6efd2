import type { Answering } from './mount-app.tsx';

type Row = Record<string, unknown>;

/** The browser's fetch, before a mounted site replaces it with the test's. */
const unaltered = window.fetch.bind(window);

/**
 * Changes the rows of one content list.
 * @param type as in its URL, such as `desktop-menus`
 * @param alter gets the operator's rows; its result is the `data` of the response
 */
export const alteredRows =
  (type: string, alter: (rows: Row[]) => unknown): Answering =>
  (request) =>
    new URL(request.url).pathname === `/content/api/${type}` ? answer(request, alter) : undefined;

async function answer(request: Request, alter: (rows: Row[]) => unknown): Promise<Response> {
  const { data } = await (await unaltered(request)).json();
  return Response.json({ data: alter(data), meta: {} });
}
