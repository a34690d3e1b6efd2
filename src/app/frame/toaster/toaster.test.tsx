import { expect, test } from 'vitest';
import { createTestApp, renderInApp } from '../../../../tests/component/test-app.tsx';
import { addToast, closeToast } from '../../state/toasts.ts';
import { Toaster } from './toaster.tsx';

test('NTF-5 announces errors and warnings assertively, the rest politely', () => {
  const app = createTestApp();
  for (const type of ['error', 'warning', 'info', 'success'] as const)
    addToast(app.stores.toasts, { type, text: type });
  expect(
    renderInApp(app, <Toaster />).match(/role="alert"|role="status"|aria-live="\w+"/g),
  ).toEqual(['aria-live="polite"', 'role="alert"', 'role="alert"']);
});

test('NTF-5 shows the newest four, oldest on top', () => {
  const app = createTestApp();
  for (let number = 1; number <= 6; number++)
    addToast(app.stores.toasts, { type: 'info', text: `text ${number}` });
  expect(renderInApp(app, <Toaster />).match(/text \d/g)).toEqual([
    'text 3',
    'text 4',
    'text 5',
    'text 6',
  ]);
});

test('NTF-5 shows later errors despite sticky notifications, errors before warnings', () => {
  const app = createTestApp();
  const say = (type: 'info' | 'warning' | 'error', text: string) =>
    addToast(app.stores.toasts, { type, text, durationMs: -1 });
  const shown = () => renderInApp(app, <Toaster />).match(/[a-z]+ \d/g);
  say('error', 'error 1');
  for (const number of [1, 2, 3, 4]) say('warning', `warning ${number}`);
  expect(shown()).toEqual(['error 1', 'warning 2', 'warning 3', 'warning 4']);
  say('info', 'info 1');
  expect(shown()).toEqual(['error 1', 'warning 2', 'warning 3', 'warning 4']);
  for (const number of [2, 3, 4, 5]) say('error', `error ${number}`);
  expect(shown()).toEqual(['error 2', 'error 3', 'error 4', 'error 5']);
});

test('NTF-5 keeps a closing notification until its animation has ended, beside the next', () => {
  const app = createTestApp();
  const ids = [1, 2, 3, 4, 5].map((number) =>
    addToast(app.stores.toasts, { type: 'info', text: `text ${number}` }),
  );
  closeToast(app.stores.toasts, ids[4] ?? '');
  expect(renderInApp(app, <Toaster />).match(/text \d/g)).toHaveLength(5);
});

test('NTF-1 uses a notification’s own icon, or that of its type', () => {
  const icons = (['gift', 'constructor', undefined] as const).map((icon) => {
    const app = createTestApp();
    addToast(app.stores.toasts, { type: 'info', text: 'text', ...(icon && { icon }) });
    return renderInApp(app, <Toaster />).match(/lucide-(?!react)[\w-]+/)?.[0];
  });
  expect(icons).toEqual(['lucide-gift', 'lucide-info', 'lucide-info']);
});

test('NTF-1 NTF-4 shows a template in place of the text', () => {
  const app = createTestApp();
  addToast(app.stores.toasts, { type: 'info', text: 'sum', template: () => <dl>Played</dl> });
  const shown = renderInApp(app, <Toaster />);
  expect(shown).toContain('<dl>Played</dl>');
  expect(shown).not.toContain('sum');
  expect(shown).toContain('Close');
});

test('NTF-4 shows a close button on all but push notifications', () => {
  const app = createTestApp();
  addToast(app.stores.toasts, {
    type: 'push',
    text: 'news',
    push: { title: 'Opening night', description: '', media: [], priority: 'normal' },
  });
  addToast(app.stores.toasts, { type: 'push', text: 'without its data' });
  const pushes = renderInApp(app, <Toaster />);
  expect(pushes).toContain('without its data');
  expect(pushes).not.toContain('Close');
  addToast(app.stores.toasts, { type: 'neutral', text: 'plain' });
  expect(renderInApp(app, <Toaster />).match(/Close/g)).toHaveLength(1);
});
