import { findPicture } from '../art/pictures.ts';

interface OperatorPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alternativeText: string;
}

/** Finds a picture by file name. Its URL is an absolute path with a version. */
export type PictureFinder = (name: string, alternativeText: string) => OperatorPicture | null;

/** Pictures are among the content system's uploads, below its mount. */
export function createPictureFinder(contentMount: string): PictureFinder {
  return (name, alternativeText) => {
    const picture = findPicture(name);
    if (picture === undefined) return null;
    const { version, width, height } = picture;
    return { url: `${contentMount}/uploads/${name}?v=${version}`, width, height, alternativeText };
  };
}
