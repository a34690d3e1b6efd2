import '../../ui/tokens.css';
import '../../frame/notices/notices.css';
import './chat.css';
import { expect, onTestFinished, test } from 'vitest';
import { onDesktop, resize } from '../../../../tests/component/resize.ts';

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

test('HDR-7 keeps notices off the message box of the open chat, on a phone and a desktop', async () => {
  const notices = document.createElement('div');
  notices.className = 'notices';
  const notice = document.createElement('p');
  notice.className = 'notice';
  Object.assign(notice.style, { width: '900px', boxSizing: 'border-box' });
  notices.append(notice);
  const holder = document.createElement('div');
  holder.className = 'woot-widget-holder';
  document.body.append(notices, holder);
  onTestFinished(() => {
    notices.remove();
    holder.remove();
  });
  const shown = () => notice.getBoundingClientRect();
  const chat = () => holder.getBoundingClientRect();
  expect(shown().bottom).toBeLessThan(chat().top + chat().height / 2);
  for (const open of [() => resize(768, 1024), onDesktop]) {
    await open();
    expect(shown().right).toBeLessThan(chat().left);
  }
});
