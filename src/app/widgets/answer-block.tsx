import type { ReactNode } from 'react';
import { asPart, type Query } from '../../http/query.ts';
import { useText } from '../i18n/text.ts';
import { useApp } from '../state/context.ts';
import { useHydrated } from '../state/live-values/use-hydrated.ts';
import { useLiveQuery } from '../state/live-values/use-live-query.ts';
import { Block } from '../ui/block.tsx';
import { passFocusOn } from '../ui/pass-focus-on.ts';
import { Skeleton, type SkeletonShape } from '../ui/skeleton.tsx';

interface AnswerBlockProps<T> {
  query: Query<T[]>;
  /** Refresh interval while visible, in seconds; once if absent. */
  refreshSeconds?: number;
  /** Filter of the list; all if absent. */
  isShown?: (item: T) => boolean;
  /** Placeholder until the answer arrives. */
  skeleton: SkeletonShape;
  title?: string | undefined;
  level: 2 | 3;
  action?: ReactNode;
  className: string;
  children: (items: T[]) => ReactNode;
}

/** A block for a list: skeleton while loading, nothing when empty, a line on failure. */
export function AnswerBlock<T>({
  query: list,
  refreshSeconds,
  isShown = () => true,
  skeleton,
  children,
  ...block
}: AnswerBlockProps<T>) {
  const query = asPart(list);
  const { value, failed, seenRef } = useLiveQuery(query, refreshSeconds);
  if (value === undefined)
    return (
      <Block {...block} ref={seenRef}>
        {failed ? <Failed query={query} skeleton={skeleton} /> : <Skeleton shape={skeleton} />}
      </Block>
    );
  const items = value.filter(isShown);
  return items.length === 0 ? null : (
    <Block {...block} ref={seenRef}>
      {children(items)}
    </Block>
  );
}

/** A failure on the server shows the skeleton; the browser retries. */
function Failed({ query, skeleton }: { query: Query<unknown>; skeleton: SkeletonShape }) {
  const { queries } = useApp();
  const { t } = useText();
  const hydrated = useHydrated();
  if (!hydrated) return <Skeleton shape={skeleton} />;
  return (
    <p className="block-failed">
      {t('home.failed')}
      <button type="button" ref={passFocusOn} onClick={() => void queries.refresh(query)}>
        {t('home.retry')}
      </button>
    </p>
  );
}
