import { useEffect } from 'react';
import { idle } from '../../pwa/page-moments.ts';
import { useApp } from '../../state/context.ts';
import { lookAtDevice } from './look-at-device.ts';

/** Looks at the device while a form for a login or a registration is filled in. */
export function useDeviceLook(): void {
  const { config } = useApp();
  useEffect(() => {
    void idle().then(() => lookAtDevice(config));
  }, [config]);
}
