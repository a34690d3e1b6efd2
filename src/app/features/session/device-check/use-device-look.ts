import { useEffect } from 'react';
import { idle, loaded } from '../../../pwa/page-moments.ts';
import { useApp } from '../../../state/context.ts';

/**
 * Looks at the device while a form for a login or a registration is filled in. A page is not loaded while a script of it
 * is on its way: this one begins after that.
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
