import { expect, test } from 'vitest';
import { createTestApp, renderInApp } from '../../../../tests/component/test-app.tsx';
import { BurgerMenu } from './burger-menu.tsx';

const link = { kind: 'internal', to: '/games' };
const answers = {
  'burger-menu:en': [
    {
      id: '1',
      label: 'Casino',
      link,
      children: [
        { label: 'All games', link, playersOnly: false },
        { label: 'My favourites', link, playersOnly: true },
      ],
    },
    { id: '3', label: 'Gone', link: { kind: 'internal', to: '/gone' }, children: [] },
    {
      id: '4',
      label: 'Club',
      link: { kind: 'internal', to: '/gone' },
      children: [{ label: 'Club nights', link, playersOnly: false }],
    },
    { id: '2', label: 'Account', children: [{ label: 'Limits', link, playersOnly: true }] },
  ],
};

test('BRG-2 shows player-only items to players only', () => {
  const app = createTestApp(answers);
  const visitor = renderInApp(app, <BurgerMenu onFollow={() => undefined} />);
  expect(visitor).toContain('All games');
  for (const label of ['My favourites', 'Limits', 'Account']) expect(visitor).not.toContain(label);
  app.stores.session.signedIn = true;
  const player = renderInApp(app, <BurgerMenu onFollow={() => undefined} />);
  for (const label of ['My favourites', 'Limits', 'Account']) expect(player).toContain(label);
});

test('BRG-1 CFG-3 leaves out an item without a page, but not its children', () => {
  const menu = renderInApp(createTestApp(answers), <BurgerMenu onFollow={() => undefined} />);
  expect(menu).not.toContain('/gone');
  expect(menu).not.toContain('Gone');
  for (const label of ['Club', 'Club nights']) expect(menu).toContain(`>${label}<`);
});

test('BRG-3 shows an empty menu without an answer', () => {
  expect(renderInApp(createTestApp(), <BurgerMenu onFollow={() => undefined} />)).not.toContain(
    '<li',
  );
});
