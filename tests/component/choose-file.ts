import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Puts a file into a file input, as the browser does. `userEvent.upload` takes seconds for a large one. */
export async function chooseFile(input: Locator, file: File): Promise<void> {
  await expect.element(input).toBeInTheDocument();
  const chosen = new DataTransfer();
  chosen.items.add(file);
  const field = input.element() as HTMLInputElement;
  field.files = chosen.files;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
