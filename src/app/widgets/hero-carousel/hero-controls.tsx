import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useText } from '../../i18n/text.ts';
import type { Carousel } from './use-carousel.ts';

/** Arrows, one bar per slide, and pause; rendered after hydration. */
export function HeroControls({ titles, carousel }: { titles: string[]; carousel: Carousel }) {
  const { t } = useText();
  const { index, playing, setPlaying, show } = carousel;
  if (playing === undefined) return null;
  return (
    <div className="hero-controls">
      <button
        type="button"
        className="hero-arrow"
        aria-label={t('home.previous')}
        onClick={() => show(index - 1)}
      >
        <ChevronLeft size={24} aria-hidden />
      </button>
      <button
        type="button"
        className="hero-arrow"
        aria-label={t('home.next')}
        onClick={() => show(index + 1)}
      >
        <ChevronRight size={24} aria-hidden />
      </button>
      {titles.map((title, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat
          key={at}
          type="button"
          className="hero-bar"
          aria-label={t('home.showSlide', { title })}
          aria-current={at === index}
          onClick={() => show(at)}
        />
      ))}
      <button
        type="button"
        className="hero-pause"
        aria-label={t(playing ? 'home.pause' : 'home.play')}
        onClick={() => setPlaying(!playing)}
      >
        {playing ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
      </button>
    </div>
  );
}
