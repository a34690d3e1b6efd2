import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';

/** Lists what the configuration's `theme` sets, for both themes and for one, with a sample of each colour (CFG-7). */
export function BrandTheme() {
  const { t } = useText();
  const { dark = {}, light = {}, ...both } = useApp().config.theme;
  const entries = [
    ...Object.entries(both),
    ...Object.entries(dark).map(([name, value]) => [name, value, 'dark'] as const),
    ...Object.entries(light).map(([name, value]) => [name, value, 'light'] as const),
  ];
  if (entries.length === 0) return <p>{t('styleGuide.theme.none')}</p>;
  return (
    <table className="style-guide-brand">
      <caption>{t('styleGuide.theme.brand')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('styleGuide.name')}</th>
          <th scope="col">{t('styleGuide.value')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(([name, value = '', theme]) => (
          <tr key={`${name} ${theme}`}>
            <th scope="row">
              <code>--{name}</code>
              {theme && ` ${t(`theme.${theme}`)}`}
            </th>
            <td>
              <Patch value={value} /> <code>{value}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Set in the browser, because the policy allows no style attribute from the server. */
function Patch({ value }: { value: string }) {
  const patch = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (patch.current) patch.current.style.background = value;
  }, [value]);
  return <span ref={patch} className="style-guide-swatch" aria-hidden="true" />;
}
