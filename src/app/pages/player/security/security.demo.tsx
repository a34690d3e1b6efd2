import type { Demo } from '../../../ui/demo.ts';
import { DeviceList } from './devices-card.tsx';
import { PasskeyList } from './passkeys-card.tsx';

export const demo: Demo = {
  title: 'Security of an account',
  group: 'pages',
  states: [
    {
      name: 'devices',
      render: () => (
        <DeviceList
          devices={[
            {
              id: 'demo-1',
              device: 'Chrome · Linux',
              signedInAt: '2026-03-02T12:00:00Z',
              lastSeenAt: '2026-03-02T12:00:00Z',
              current: true,
            },
            {
              id: 'demo-2',
              device: 'Safari · iPhone',
              place: 'Madrid',
              signedInAt: '2026-03-01T12:00:00Z',
              lastSeenAt: '2026-03-02T11:00:00Z',
              current: false,
            },
          ]}
        />
      ),
    },
    {
      name: 'passkeys',
      render: () => (
        <PasskeyList
          passkeys={[
            {
              id: 'demo-1',
              name: 'My phone',
              createdAt: '2026-03-01T12:00:00Z',
              lastUsedAt: '2026-03-02T12:00:00Z',
            },
          ]}
        />
      ),
    },
    { name: 'no passkey', render: () => <PasskeyList passkeys={[]} /> },
  ],
};
