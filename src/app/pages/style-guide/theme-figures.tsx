import { COLOUR_NAMES } from '../../../config/theme-names.ts';
import { useText } from '../../i18n/text.ts';
import { Button, type ButtonKind } from '../../ui/button.tsx';
import { BrandTheme } from './brand-theme.tsx';

const SIZES = ['xs', 's', 'm', 'l', 'xl', '2xl', '3xl'];
const SPACES = Array.from({ length: 12 }, (_, index) => String(index + 1));
const BUTTONS: ButtonKind[] = ['primary', 'accent', 'quiet', 'outline'];

/** Shows the current values of the theme, including the brand's (CFG-7). */
export function ThemeFigures() {
  const { t } = useText();
  return (
    <section className="style-guide-section" id="theme" aria-labelledby="style-guide-theme-title">
      <h2 id="style-guide-theme-title">{t('styleGuide.theme')}</h2>
      <p>{t('styleGuide.theme.text')}</p>
      <BrandTheme />
      <h3>{t('styleGuide.buttons')}</h3>
      <div className="style-guide-row">
        {BUTTONS.map((kind) => (
          <Button key={kind} kind={kind}>
            {kind}
          </Button>
        ))}
      </div>
      <h3>{t('styleGuide.colours')}</h3>
      <ul className="style-guide-colours">
        {COLOUR_NAMES.map((name) => (
          <li key={name}>
            <span className="style-guide-swatch" data-colour={name} aria-hidden="true" />
            <code>--{name}</code>
          </li>
        ))}
      </ul>
      <h3>{t('styleGuide.type')}</h3>
      <ul className="style-guide-type">
        {SIZES.map((size) => (
          <li key={size}>
            <code>--font-size-{size}</code>
            <span data-size={size}>{t('styleGuide.type.sample')}</span>
          </li>
        ))}
      </ul>
      <h3>{t('styleGuide.space')}</h3>
      <ul className="style-guide-space">
        {SPACES.map((step) => (
          <li key={step}>
            <code>--space-{step}</code>
            <span data-space={step} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </section>
  );
}
