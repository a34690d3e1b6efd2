import { useEffect } from 'react';
import { idle, loaded } from '../../../pwa/page-moments.ts';
import { useApp } from '../../../state/context.ts';

/**
 * Identifies the device while a log-in or registration form is filled in. Starts after the load event, which a pending
 * script would delay.
 */
export function useDeviceLook(): void {
  const { config } = useApp();
  useEffect(() => {
    void loaded()
      .then(() => idle())
      .then(() => import('./look-at-device.ts'))
      .then(({ lookAtDevice }) => lookAtDevice(config))
      .catch(() => undefined);
  }, [config]);
}
