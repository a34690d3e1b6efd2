import { Problem } from '../http/problem.ts';

/** The file is not of the declared type, or contains something that no file may contain. */
export const notAllowed = () =>
  new Problem(
    415,
    'file_type_not_allowed',
    'Only JPEG and PNG pictures and passive PDF files are accepted',
  );

/** The file is of the declared type but broken. */
export const unreadable = () => new Problem(422, 'file_unreadable', 'The file cannot be read');

/** Maximum pixels per side of a picture. */
const MAX_SIDE = 12_000;

/** @throws Problem 422 for a picture without an area or of more than 12,000 pixels per side */
export function checkSides(width: number, height: number): void {
  if (width === 0 || height === 0) throw unreadable();
  if (width <= MAX_SIDE && height <= MAX_SIDE) return;
  throw new Problem(422, 'image_too_big', `A picture may have at most ${MAX_SIDE} pixels per side`);
}
