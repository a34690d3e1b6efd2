import type { Store } from '../../../content/stores.ts';
import type { Demo } from '../../ui/demo.ts';
import { NearMe, NearMeNote } from './near-me.tsx';
import { StoreItem } from './store-item.tsx';
import type { PositionStep } from './use-position.ts';
import { WeekTable } from './week-table.tsx';
import './store-page.css';
import './stores-page.css';

// A Tuesday, 21:40 in Madrid.
const NOW = Date.parse('2026-11-24T20:40:00Z');
const day = [
  { opens: 600, closes: 840 },
  { opens: 1020, closes: 1320 },
];
const hours = {
  week: [[], day, day, day, [{ opens: 720, closes: 1620 }], day, []],
  exceptions: { '2026-12-25': [], '2026-12-24': [{ opens: 600, closes: 1080 }] },
};
const store: Store = {
  id: 'gran-via',
  slug: 'gran-via',
  name: 'Marquee Gran Vía',
  address: 'Gran Vía 48',
  city: 'Madrid',
  postalCode: '28013',
  position: { latitude: 40.42, longitude: -3.7 },
  hours,
  timeZone: 'Europe/Madrid',
  services: [],
};
const { hours: _hours, ...withoutHours } = store;
const nothing = () => undefined;

const item = (name: string, changes: Partial<Parameters<typeof StoreItem>[0]>) => ({
  name,
  render: () => (
    <ul className="store-items">
      <StoreItem
        store={store}
        km={undefined}
        now={NOW}
        isChosen={false}
        onShow={nothing}
        {...changes}
      />
    </ul>
  ),
});
const near = (name: string, step: PositionStep) => ({
  name,
  render: () => (
    <>
      <NearMe step={step} ask={nothing} forget={nothing} />
      <NearMeNote step={step} />
    </>
  ),
});

export const demo: Demo = {
  title: 'Shops',
  group: 'pages',
  states: [
    item('before the hour is known', { now: undefined }),
    item('closes soon, chosen, with a distance', { km: 2.44, isChosen: true }),
    item('closed', { now: NOW + 3_600_000 }),
    item('no hours', { store: withoutHours }),
    near('the position is asked for', { is: 'slow' }),
    near('the position is refused', { is: 'refused' }),
    {
      name: 'a week',
      render: () => <WeekTable hours={hours} store={store} now={NOW} madeAt={NOW} />,
    },
  ],
};
