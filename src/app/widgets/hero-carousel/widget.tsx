import { bannersQuery, isShown } from '../../../content/banners.ts';
import { useText } from '../../i18n/text.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { usePageTime } from '../../state/live-values/use-time.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Widget, WidgetProps } from '../widget.ts';
import type { HeroCarousel as Fields } from './fields.ts';
import { HeroControls } from './hero-controls.tsx';
import { HeroSlide, type Slide } from './hero-slide.tsx';
import { useCarousel } from './use-carousel.ts';

/** The hero: due banners of a position, then the editor's slides. */
function HeroCarousel({ widget }: WidgetProps<Fields>) {
  const { locale, stores } = useApp();
  const query = bannersQuery(widget.bannerPosition, locale);
  const { value, failed } = useAnswer(query);
  const { signedIn } = useSnapshot(stores.session);
  const now = usePageTime();
  const slides: Slide[] = [
    ...(value ?? []).filter((banner) => isShown(banner, now, signedIn)),
    ...widget.slides,
  ];
  if (slides.length > 0) return <Hero slides={slides} intervalMs={widget.intervalMs} />;
  return value === undefined && !failed ? (
    <div className="hero">
      <Skeleton shape="hero" />
    </div>
  ) : null;
}

function Hero({ slides, intervalMs }: { slides: Slide[]; intervalMs: number }) {
  const { t } = useText();
  const carousel = useCarousel(slides.length, intervalMs);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      className="hero night"
      role="group"
      aria-roledescription="carousel"
      aria-label={t('home.hero')}
    >
      <ul className="hero-track" ref={carousel.track}>
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat
          <HeroSlide key={index} slide={slide} first={index === 0} />
        ))}
      </ul>
      {slides.length > 1 && (
        <HeroControls titles={slides.map(({ title }) => title)} carousel={carousel} />
      )}
    </div>
  );
}

export const widget: Widget<Fields> = {
  Component: HeroCarousel,
  needs: ({ bannerPosition }, { locale }) => [bannersQuery(bannerPosition, locale)],
};
