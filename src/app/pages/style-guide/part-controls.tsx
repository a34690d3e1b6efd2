import { useEffect, useState } from 'react';
import { type MessageKey, useText } from '../../i18n/text.ts';
import { useStores } from '../../state/context.ts';
import { type FramePart, requestPart } from '../../state/screen-requests.ts';

const PARTS = {
  footer: 'styleGuide.part.footer',
  seoText: 'styleGuide.part.seoText',
  mobileNav: 'styleGuide.part.mobileNav',
} as const satisfies Record<FramePart, MessageKey>;
const CHOICES = {
  byRoute: 'styleGuide.part.byRoute',
  shown: 'styleGuide.part.shown',
  hidden: 'styleGuide.part.hidden',
} as const satisfies Record<string, MessageKey>;
type Choice = keyof typeof CHOICES;

/** Requests parts of the frame as a screen can (RTE-9); requests end with this page. */
export function PartControls() {
  const { t } = useText();
  return (
    <>
      <h3>{t('styleGuide.parts')}</h3>
      <p>{t('styleGuide.parts.text')}</p>
      <div className="style-guide-row">
        {(Object.keys(PARTS) as FramePart[]).map((part) => (
          <PartControl key={part} part={part} />
        ))}
      </div>
    </>
  );
}

function PartControl({ part }: { part: FramePart }) {
  const { t } = useText();
  const { screenRequests } = useStores();
  const [choice, setChoice] = useState<Choice>('byRoute');
  useEffect(() => {
    if (choice === 'byRoute') return;
    return requestPart(screenRequests, part, choice === 'shown');
  }, [choice, part, screenRequests]);
  return (
    <fieldset className="style-guide-part">
      <legend>{t(PARTS[part])}</legend>
      {(Object.keys(CHOICES) as Choice[]).map((name) => (
        <label key={name}>
          <input
            type="radio"
            name={`part-${part}`}
            checked={choice === name}
            onChange={() => setChoice(name)}
          />
          {t(CHOICES[name])}
        </label>
      ))}
    </fieldset>
  );
}
