import { thirdParties } from '../../../config/third-parties.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { Block } from '../../ui/block.tsx';

/** Lists the configured third parties: when each is used and which host serves its content. */
export function DeviceParties() {
  const { t } = useText();
  const parties = thirdParties(useApp().config);
  return (
    <Block title={t('device.parties')} className="device-kind">
      {parties.length === 0 ? (
        <p>{t('device.parties.none')}</p>
      ) : (
        <ul>
          {parties.map(({ name, scripts, calls, frames, pictures }) => (
            <li key={name} className="device-thing">
              <div className="device-words">
                <strong>{t(`device.party.${name}`)}</strong>
                <p>{t(`device.party.${name}.text`)}</p>
                {[...new Set([...scripts, ...calls, ...frames, ...pictures])].map((origin) => (
                  <code dir="ltr" key={origin}>
                    {new URL(origin).host}
                  </code>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
