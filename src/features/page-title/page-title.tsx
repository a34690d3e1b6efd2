import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../state/context.ts';
import type { Stores } from '../../state/stores.ts';
import { announce } from './announce.ts';

/** The path last shown in each tab, so that the first page of a visit is told from a navigation. */
const shownPaths = new WeakMap<Stores, string>();

interface PageTitleProps {
  title: string;
  description?: string;
  inPlace?: boolean;
}

/**
 * A page's title and description in the document's head. After a navigation inside the site it also
 * does what a page load does by itself: the new title is announced, and focus goes to the page's
 * heading (RTE-10). Changes of the query, such as filters, are no navigation.
 * @param title the page's own part; the company's name follows it
 * @param inPlace a new path is only another place in what is shown, which sees to its focus itself
 */
export function PageTitle({ title, description, inPlace = false }: PageTitleProps) {
  const { config, stores } = useApp();
  const { pathname } = useLocation();
  const whole = `${title} · ${config.company.name}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a title that fills in later is not announced again
  useEffect(() => {
    const before = shownPaths.get(stores);
    shownPaths.set(stores, pathname);
    if (before === undefined || before === pathname || inPlace) return;
    announce(whole);
    focusHeading();
  }, [stores, pathname]);

  return (
    <>
      <title>{whole}</title>
      {description !== undefined && <meta name="description" content={description} />}
    </>
  );
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
