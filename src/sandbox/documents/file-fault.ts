import { Problem } from '../operator/problem.ts';

/** The file is not of the type that was announced, or holds what none may hold. */
export const notAllowed = () =>
  new Problem(415, 'file_type_not_allowed', 'Only JPEG and PNG pictures and plain PDF files');

/** The file is of the announced type but broken. */
export const unreadable = () => new Problem(422, 'file_unreadable', 'The file cannot be read');

/** Pixels that a picture may have along one side. */
const MAX_SIDE = 12_000;

/** Throws Problem 422 for a picture without an area or of more than 12,000 pixels a side. */
export function checkSides(width: number, height: number): void {
  if (width === 0 || height === 0) throw unreadable();
  if (width <= MAX_SIDE && height <= MAX_SIDE) return;
  throw new Problem(422, 'image_too_big', `A picture has ${MAX_SIDE} pixels a side at most`);
}
