import { anyJson, float, integer, needed, text } from './attributes.ts';
import { contentType } from './content-type.ts';

/** A file of the media library. It has no endpoint; media attributes refer to it. */
export const fileType = contentType('file', '', {
  name: text(needed),
  alternativeText: text(),
  caption: text(),
  focalPoint: anyJson(),
  width: integer(),
  height: integer(),
  formats: anyJson(),
  hash: text(needed),
  ext: text(),
  mime: text(needed),
  size: float(),
  url: text(needed),
  previewUrl: text(),
  provider: text(),
  provider_metadata: anyJson(),
});
