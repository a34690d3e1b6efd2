import type { Demo } from '../../../ui/demo.ts';
import { PreferencesForm } from './preferences-form.tsx';
import { PushDeviceList } from './push-devices-card.tsx';

export const demo: Demo = {
  title: 'Notification preferences',
  group: 'pages',
  states: [
    {
      name: 'form',
      render: () => (
        <PreferencesForm
          accountCode="VERA0001"
          preferences={{
            channels: { email: true, sms: false, push: true },
            topics: ['promotions', 'casino'],
            promotions: ['autumn-free-spins'],
          }}
        />
      ),
    },
    {
      name: 'devices with notifications',
      render: () => (
        <PushDeviceList
          accountCode="VERA0001"
          devices={[
            {
              id: 'demo-1',
              label: 'Chrome · Android',
              addedAt: '2026-03-02T12:00:00Z',
              seenAt: '2026-03-09T12:00:00Z',
            },
          ]}
        />
      ),
    },
    {
      name: 'no device',
      render: () => <PushDeviceList accountCode="VERA0001" devices={[]} />,
    },
  ],
};
