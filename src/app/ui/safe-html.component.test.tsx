import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CleanHtml } from '../../http/query.ts';
import { SafeHtml } from './safe-html.tsx';

test('S11 RTE-10 keeps the focus in a text that is rendered again', async () => {
  const html = '<p><a href="#help">Help</a></p>' as CleanHtml;
  const { rerender } = await render(<SafeHtml html={html} />);
  const link = page.getByRole('link', { name: 'Help' });
  await expect.element(link).toBeVisible();
  const node = link.element() as HTMLElement;
  node.focus();
  const onClick = vi.fn();
  await rerender(<SafeHtml html={html} onClick={onClick} />);
  const clicks = () => {
    node.click();
    return onClick.mock.calls.length;
  };
  await expect.poll(clicks).toBeGreaterThan(0);
  expect(document.activeElement).toBe(node);
});
