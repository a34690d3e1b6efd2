import './heart.css';

interface HeartProps {
  slug: string;
  label: string;
  marked: boolean;
}

/**
 * Button that marks a favourite. The list listens for clicks and uses `heartOf`, because a lobby has hundreds of
 * hearts.
 */
export function Heart({ slug, label, marked }: HeartProps) {
  return (
    <button type="button" className="heart" value={slug} aria-label={label} aria-pressed={marked}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20C5 15 3 12 3 8.5a4.5 4.5 0 0 1 9-1.2 4.5 4.5 0 0 1 9 1.2C21 12 19 15 12 20z" />
      </svg>
    </button>
  );
}

/** Returns the slug of the pressed heart, if any. */
export function heartOf(target: EventTarget): string | undefined {
  const heart = target instanceof Element ? target.closest('.heart') : null;
  return heart instanceof HTMLButtonElement ? heart.value : undefined;
}
