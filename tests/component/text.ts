import { page } from 'vitest/browser';

/** Locates text that contains these words. */
export const text = (words: string | RegExp) => page.getByText(words, { exact: false });
