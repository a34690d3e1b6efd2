import { ContentLink } from '../../features/link/content-link.tsx';
import { useText } from '../../i18n/text.ts';
import { useNow, usePageTime, useTimeZone } from '../../state/live-values/use-time.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CountdownClock } from '../../ui/countdown-clock.tsx';
import type { Widget, WidgetProps } from '../widget.ts';
import type { Countdown as Fields } from './fields.ts';

const TICK_MS = 15_000;

/** A countdown to an event; nothing once it has started. */
function Countdown({ widget, title, level }: WidgetProps<Fields>) {
  const { t, date } = useText();
  const zone = useTimeZone();
  const now = useNow(TICK_MS);
  const pageTime = usePageTime();
  const endsAt = Date.parse(widget.endsAt);
  if ((now ?? pageTime) >= endsAt) return null;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className="block countdown">
      <div className="countdown-sign night">
        <div>
          {title && <Heading>{title}</Heading>}
          <p>
            <time dateTime={widget.endsAt}>
              {date(endsAt, { weekday: 'long', day: 'numeric', month: 'long', ...zone })}
            </time>
          </p>
        </div>
        <div>
          {widget.text && <p>{widget.text}</p>}
          <CountdownClock
            endsAt={endsAt}
            now={now}
            labels={{
              days: (count) => t('home.days', { count }),
              hours: (count) => t('home.hours', { count }),
              minutes: (count) => t('home.minutes', { count }),
            }}
          />
        </div>
        {widget.link && (
          <ContentLink link={widget.link} className={buttonClass('outline')}>
            {t('home.more')}
          </ContentLink>
        )}
      </div>
    </section>
  );
}

export const widget: Widget<Fields> = { Component: Countdown };
