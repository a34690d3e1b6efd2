/** Path prefix of previews (docs/decisions/0025), which gives every page an address of its own. */
export const PREVIEW = '/preview';

/** @returns `/preview` if the path starts with it, else an empty string */
export const previewDoor = (path: string): '' | typeof PREVIEW =>
  /^\/preview(?![^/?#])/.test(path) ? PREVIEW : '';
