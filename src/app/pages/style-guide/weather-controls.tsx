import { type MessageKey, useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { addToast } from '../../state/toasts.ts';
import { Button } from '../../ui/button.tsx';

/** Bodies of `PUT /weather` of the embedded operator, by endpoint family (src/sandbox/README.md). */
const WEATHERS = [
  { label: 'styleGuide.weather.calm', weather: {} },
  {
    label: 'styleGuide.weather.slow',
    weather: { content: { delayMs: 2000 }, operator: { delayMs: 2000 } },
  },
  {
    label: 'styleGuide.weather.failing',
    weather: { content: { failureRate: 0.5 }, operator: { failureRate: 0.5 } },
  },
  {
    label: 'styleGuide.weather.torn',
    weather: { content: { malformed: true }, operator: { malformed: true } },
  },
  { label: 'styleGuide.weather.noContent', weather: { content: { failureRate: 1 } } },
  { label: 'styleGuide.weather.refused', weather: { operator: { unauthorized: true } } },
  { label: 'styleGuide.weather.maintenance', weather: { operator: { maintenance: true } } },
] as const satisfies { label: MessageKey; weather: object }[];

/** Triggers the errors of docs/errors.md, if the operator lets a visitor set its weather. */
export function WeatherControls() {
  const { player, stores } = useApp();
  const { t } = useText();

  async function setWeather(weather: object): Promise<void> {
    const { ok } = await player.asVisitor.send({
      family: 'operator',
      path: '/weather',
      method: 'PUT',
      body: weather,
    });
    const text = t(ok ? 'styleGuide.weather.set' : 'styleGuide.weather.deaf');
    addToast(stores.toasts, { type: ok ? 'success' : 'error', text });
  }

  return (
    <>
      <h3>{t('styleGuide.weather')}</h3>
      <p>{t('styleGuide.weather.text')}</p>
      <div className="style-guide-row">
        {WEATHERS.map(({ label, weather }) => (
          <Button key={label} kind="outline" onClick={() => void setWeather(weather)}>
            {t(label)}
          </Button>
        ))}
        <Button kind="outline" onClick={() => void player.session.signOut('inactivity')}>
          {t('styleGuide.inactivity')}
        </Button>
      </div>
    </>
  );
}
