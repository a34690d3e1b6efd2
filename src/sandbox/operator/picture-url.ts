import { findPicture } from '../pictures.ts';

export interface OperatorPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alternativeText: string;
}

/** Finds a picture by file name; the address is absolute in path and carries a version. */
export type PictureFinder = (name: string, alternativeText: string) => OperatorPicture | null;

/** Pictures lie with the content system's uploads, under its mount. */
export function createPictureFinder(contentMount: string): PictureFinder {
  return (name, alternativeText) => {
    const picture = findPicture(name);
    if (picture === undefined) return null;
    const { version, width, height } = picture;
    return { url: `${contentMount}/uploads/${name}?v=${version}`, width, height, alternativeText };
  };
}
