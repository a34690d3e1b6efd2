import { createContext, type KeyboardEvent, type ReactNode, use, useState } from 'react';
import { useSpots } from './spots-page.ts';

/** The control that is the tab stop, and its setter. */
type TabStop = readonly [string | undefined, (id: string) => void];
const TabStopContext = createContext<TabStop | undefined>(undefined);

interface SpotToolbarProps {
  /** The tab stop until another control gets the focus. */
  first: string | undefined;
  children: ReactNode;
}

/**
 * The board, with one tab stop. Arrow keys move between its controls as they lie on the screen, Home and End to the first
 * and the last one, as in https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function SpotToolbar({ first, children }: SpotToolbarProps) {
  const { words } = useSpots();
  const stop = useState(first);
  return (
    <TabStopContext value={stop}>
      <div role="toolbar" className="board" aria-label={words.board} onKeyDown={move}>
        {children}
      </div>
    </TabStopContext>
  );
}

/** Properties of a control in the toolbar. @param id such as `17` */
export function useTabStop(id: string) {
  const stop = use(TabStopContext);
  if (stop === undefined) throw new Error('the toolbar is not there');
  const [current, setCurrent] = stop;
  return { tabIndex: id === current ? 0 : -1, onFocus: () => setCurrent(id) };
}

function move(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, key, altKey, ctrlKey, metaKey } = event;
  const from = document.activeElement;
  if (from === null || altKey || ctrlKey || metaKey) return;
  const controls = [...currentTarget.querySelectorAll<HTMLElement>('[tabindex]')];
  const next = nextControl(controls, from, key);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Edges of a control along the direction of a key, then across it; CSS px. */
type Edges = readonly [near: number, far: number, start: number, end: number];
const DIRECTIONS: Readonly<Record<string, (box: DOMRect) => Edges>> = {
  ArrowUp: ({ top, bottom, left, right }) => [-bottom, -top, left, right],
  ArrowDown: ({ top, bottom, left, right }) => [top, bottom, left, right],
  ArrowLeft: ({ top, bottom, left, right }) => [-right, -left, top, bottom],
  ArrowRight: ({ top, bottom, left, right }) => [left, right, top, bottom],
};

/** Returns the control that a key leads to; undefined for other keys and at the edge. */
function nextControl(controls: readonly HTMLElement[], from: Element, key: string) {
  if (key === 'Home') return controls[0];
  if (key === 'End') return controls.at(-1);
  const edgesOf = DIRECTIONS[key];
  if (edgesOf === undefined) return undefined;
  const here = edgesOf(from.getBoundingClientRect());
  const isVertical = key === 'ArrowUp' || key === 'ArrowDown';
  let next: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const control of controls) {
    const cost = costOf(here, edgesOf(control.getBoundingClientRect()), isVertical);
    if (cost >= least) continue;
    next = control;
    least = cost;
  }
  return next;
}

/** Prefers the nearest control ahead, then the middle one. Up and down may also lead aside, because rows have different lengths. */
function costOf(here: Edges, there: Edges, mayBeAside: boolean): number {
  const ahead = Math.round(there[0] - here[1]);
  const aside = Math.max(0, Math.round(there[2] - here[3]), Math.round(here[2] - there[3]));
  if (ahead < 0 || (aside > 0 && !mayBeAside)) return Number.POSITIVE_INFINITY;
  const offCentre = Math.round(Math.abs(there[2] + there[3] - here[2] - here[3]) / 2);
  return ahead + 4 * aside + offCentre / 1000;
}
