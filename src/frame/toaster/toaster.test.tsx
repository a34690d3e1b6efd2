import { expect, test } from 'vitest';
import { addToast } from '../../state/toasts.ts';
import { createTestApp, renderInApp } from '../test-app.tsx';
import { Toaster } from './toaster.tsx';

test('NTF-5 errors and warnings interrupt, the rest waits its turn', () => {
  const app = createTestApp();
  for (const type of ['error', 'warning', 'info', 'success'] as const)
    addToast(app.stores.toasts, { type, text: type });
  expect(renderInApp(app, <Toaster />).match(/role="(alert|status)"/g)).toEqual([
    'role="alert"',
    'role="alert"',
    'role="status"',
    'role="status"',
  ]);
});

test('NTF-5 four at once, oldest first', () => {
  const app = createTestApp();
  for (let number = 1; number <= 6; number++)
    addToast(app.stores.toasts, { type: 'info', text: `text ${number}` });
  expect(renderInApp(app, <Toaster />).match(/text \d/g)).toEqual([
    'text 1',
    'text 2',
    'text 3',
    'text 4',
  ]);
});

test('NTF-1 a notification may bring its own icon; an unknown name gets that of its type', () => {
  const icons = (['gift', 'constructor', undefined] as const).map((icon) => {
    const app = createTestApp();
    addToast(app.stores.toasts, { type: 'info', text: 'text', ...(icon && { icon }) });
    return renderInApp(app, <Toaster />).match(/lucide-(?!react)[\w-]+/)?.[0];
  });
  expect(icons).toEqual(['lucide-gift', 'lucide-info', 'lucide-info']);
});

test('NTF-1 NTF-4 a template takes the place of the text, beside the close button', () => {
  const app = createTestApp();
  addToast(app.stores.toasts, { type: 'info', text: 'sum', template: () => <dl>Played</dl> });
  const shown = renderInApp(app, <Toaster />);
  expect(shown).toContain('<dl>Played</dl>');
  expect(shown).not.toContain('sum');
  expect(shown).toContain('Close');
});

test('NTF-4 all but push have a close button', () => {
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
