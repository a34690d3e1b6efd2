import './base.css';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Dialog } from './dialog.tsx';

const question = (open: boolean) => (
  <Dialog open={open} label="Sure?" closeLabel="Close" head={<h2>Sure?</h2>} onClose={() => {}}>
    <p>There is no way back.</p>
  </Dialog>
);

it('BRG-4 RTE-10 releases the page with the change that empties it', async () => {
  const screen = await render(question(true));
  const dialog = () => document.querySelector('dialog');
  await expect.poll(() => dialog()?.matches(':modal')).toBe(true);
  const wasModal = new Promise((resolve) => {
    const observer = new MutationObserver(() => resolve(dialog()?.matches(':modal')));
    observer.observe(dialog() as Node, { childList: true });
  });
  void screen.rerender(question(false));
  expect(await wasModal).toBe(false);
});
