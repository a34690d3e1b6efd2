import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';

/** What the configuration's `theme` sets, each with a patch of it where it is a colour (CFG-7). */
export function BrandTheme() {
  const { t } = useText();
  const entries = Object.entries(useApp().config.theme);
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
        {entries.map(([name, value = '']) => (
          <tr key={name}>
            <th scope="row">
              <code>--{name}</code>
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

/** Painted after the page is there: the policy allows no style attribute from the server. */
function Patch({ value }: { value: string }) {
  const patch = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (patch.current) patch.current.style.background = value;
  }, [value]);
  return <span ref={patch} className="style-guide-swatch" aria-hidden="true" />;
}
