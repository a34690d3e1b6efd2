/** What stands before every path of a preview (docs/decisions/0025): an address of its own for every page. */
export const PREVIEW = '/preview';

/** @param path with everything that stands before it @returns `/preview` or nothing */
export const previewDoor = (path: string): '' | typeof PREVIEW =>
  /^\/preview(?![^/?#])/.test(path) ? PREVIEW : '';
