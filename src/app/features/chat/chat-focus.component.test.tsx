import '../../ui/tokens.css';
import './chat.css';
import { expect, onTestFinished, test } from 'vitest';

test('HDR-7 moves the focus into the chat as soon as it opens, before it has faded in', async () => {
  const holder = document.createElement('div');
  holder.className = 'woot-widget-holder woot--hide';
  const frame = document.createElement('iframe');
  holder.append(frame);
  document.body.append(holder);
  onTestFinished(() => holder.remove());
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  frame.focus();
  expect(document.activeElement).toBe(document.body);
  holder.classList.remove('woot--hide');
  frame.focus();
  expect(document.activeElement).toBe(frame);
});
