import { expect, test, vi } from 'vitest';
import { sharePage } from './share-page.ts';

const page = { title: 'The weekend encore', url: 'https://www.example.com/promotions/encore' };
const refuse = (name: string) => () => Promise.reject(new DOMException('', name));

test('PGS-1 shares a page by the system’s sheet, which the visitor may close', async () => {
  const share = vi.fn(async () => undefined);
  const copy = vi.fn();
  expect(await sharePage(page, { share, copy })).toBe('shared');
  expect(share).toHaveBeenCalledWith(page);
  expect(await sharePage(page, { share: refuse('AbortError'), copy })).toBe('cancelled');
  expect(copy).not.toHaveBeenCalled();
});

test('PGS-1 copies the link without a sheet and reports a failure', async () => {
  const copy = vi.fn(async () => undefined);
  expect(await sharePage(page, { copy })).toBe('copied');
  expect(copy).toHaveBeenCalledWith(page.url);
  expect(await sharePage(page, { copy: refuse('NotAllowedError') })).toBe('failed');
  expect(await sharePage(page, {})).toBe('failed');
});
