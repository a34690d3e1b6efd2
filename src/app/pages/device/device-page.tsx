import { useRef, useState } from 'react';
import { CookieSettingsButton } from '../../features/consent/cookie-notice/cookie-settings-button.tsx';
import {
  KEPT_KINDS,
  KEPT_THINGS,
  type KeptThing,
  keptThing,
} from '../../features/consent/device-storage/kept-things.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../page.tsx';
import { DeviceParties } from './device-parties.tsx';
import { DeviceThing } from './device-thing.tsx';
import { useDeviceThings } from './use-device-things.ts';
import './device-page.css';

/** Lists everything that the site stores on this device (CKE-6): purpose, expiry, presence, and a way to delete it. */
function DevicePage() {
  const { t } = useText();
  const { config } = useApp();
  const { found, said, remove, removeAll } = useDeviceThings();
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  const others = (found ?? []).filter(({ kind, name }) => !keptThing(kind, name));
  const foundOf = (thing: KeptThing) =>
    found?.filter(({ kind, name }) => keptThing(kind, name) === thing);
  // Features that are now disabled may have left data behind.
  const known = KEPT_THINGS.filter(
    (thing) => thing.only === undefined || config[thing.only] || foundOf(thing)?.length,
  );
  // The deleted button had the focus, so move it to the list.
  const removeFrom = (...given: Parameters<typeof remove>) => {
    void remove(...given).then(() => list.current?.focus());
  };

  return (
    <Page
      title={t('device.title')}
      intro={t('device.intro')}
      description={t('device.description')}
      width="text"
    >
      <div className="device-all">
        <p>{t('device.all.text')}</p>
        <div className="device-all-actions">
          <Button
            kind="accent"
            busy={busy}
            onClick={() => {
              setBusy(true);
              void removeAll().then(() => setBusy(false));
            }}
          >
            {t('device.all')}
          </Button>
          {config.showCookiesSettings && (
            <CookieSettingsButton>{t('footer.cookies')}</CookieSettingsButton>
          )}
        </div>
        <p role="status" className="device-said">
          {said}
        </p>
      </div>
      <div ref={list} tabIndex={-1} className="device-list">
        {KEPT_KINDS.map((kind) => (
          <Block key={kind} title={t(`device.kind.${kind}`)} className="device-kind">
            <ul>
              {known
                .filter((thing) => thing.kind === kind)
                .map((thing) => (
                  <DeviceThing
                    key={thing.name}
                    name={thing.name}
                    thing={thing}
                    found={foundOf(thing)}
                    onRemove={removeFrom}
                  />
                ))}
            </ul>
          </Block>
        ))}
        {others.length > 0 && (
          <Block title={t('device.others')} className="device-kind">
            <p>{t('device.others.text')}</p>
            <ul>
              {others.map((other) => (
                <DeviceThing
                  key={other.kind + other.name}
                  name={other.name}
                  found={[other]}
                  onRemove={removeFrom}
                />
              ))}
            </ul>
          </Block>
        )}
        <DeviceParties />
      </div>
    </Page>
  );
}

export { DevicePage as Component };
