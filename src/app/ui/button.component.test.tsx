import './base.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';

test('RTE-10 keeps the focus while busy, and ignores clicks and the Enter key', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy} onClick={onClick}>
        Send
      </Button>
    </form>
  );
  const screen = await render(form(false));
  const button = page.getByRole('button', { name: 'Send' });
  await button.click();
  await screen.rerender(form(true));
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter} ');
  await page.getByLabelText('Name').click();
  await userEvent.keyboard('{Enter}');
  (button.element() as HTMLElement).click();
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
  await screen.rerender(form(false));
  await userEvent.keyboard('{Enter}');
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([2, 2]);
});
