import type { ReactNode } from 'react';
import type { Query } from '../../http/query.ts';
import { useText } from '../i18n/text.ts';
import { useApp } from '../state/context.ts';
import { useHydrated } from '../state/live-values/use-hydrated.ts';
import { useLiveQuery } from '../state/live-values/use-live-query.ts';
import { Block } from '../ui/block.tsx';
import { Skeleton, type SkeletonShape } from '../ui/skeleton.tsx';

interface AnswerBlockProps<T> {
  query: Query<T[]>;
  /** Read again this often while seen, in seconds; without it, once. */
  refreshSeconds?: number;
  /** Which of the list count; all, if not given. */
  isShown?: (item: T) => boolean;
  /** Stands in the block until the answer is there. */
  skeleton: SkeletonShape;
  title?: string | undefined;
  level: 2 | 3;
  action?: ReactNode;
  className: string;
  children: (items: T[]) => ReactNode;
}

/** A block around one list: its skeleton while it loads, nothing when it is empty, a quiet line when it failed. */
export function AnswerBlock<T>({
  query,
  refreshSeconds,
  isShown = () => true,
  skeleton,
  children,
  ...block
}: AnswerBlockProps<T>) {
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

/** The server's failure is not the browser's: it goes on waiting there, and the browser asks itself. */
function Failed({ query, skeleton }: { query: Query<unknown>; skeleton: SkeletonShape }) {
  const { queries } = useApp();
  const { t } = useText();
  const hydrated = useHydrated();
  if (!hydrated) return <Skeleton shape={skeleton} />;
  return (
    <p className="block-failed">
      {t('home.failed')}
      <button type="button" onClick={() => void queries.refresh(query)}>
        {t('home.retry')}
      </button>
    </p>
  );
}
