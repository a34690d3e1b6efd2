import {
  type PointerEvent,
  type RefObject,
  startTransition,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useText } from '../../../../i18n/text.ts';
import type { ChartSeries, ChartWeek } from './chart-series.ts';
import { PLOT_MARGIN, WeekPlot } from './week-plot.tsx';
import './week-chart.css';

interface WeekChartProps {
  title: string;
  /** Label of the slider that steps through the weeks. */
  weekLabel: string;
  /** At least one. */
  weeks: readonly ChartWeek[];
  series: readonly ChartSeries[];
  /** Formats full values, such as €12.50. */
  format: (value: number) => string;
  /** Formats axis values, such as €1K. */
  formatTick: (value: number) => string;
  /** Power of ten that `formatTick` rounds small values to. */
  smallestTick: number;
}

/**
 * Shows weekly numbers as bars and lines. A slider covers the drawing, one step per week: pointer, touch, arrow keys
 * and screen readers step through the weeks, and the legend shows the week's numbers. A table beside it has the same
 * numbers (weeks-table.tsx).
 */
export function WeekChart(props: WeekChartProps) {
  const { title, weekLabel, weeks, series, format, formatTick, smallestTick } = props;
  const plot = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const width = useWidth(plot);
  const titleId = useId();
  const list = new Intl.ListFormat(useText().locale, { type: 'unit' });
  const last = weeks.length - 1;
  const [chosen, setChosen] = useState(last);
  const week = Math.min(chosen, last);
  const name = weeks[week]?.name ?? '';
  const numbers = series.map(({ name, look, values, format: own = format }) => ({
    name,
    look,
    text: own(values[week] ?? 0),
  }));

  useLayoutEffect(() => {
    const room = width - PLOT_MARGIN.left - PLOT_MARGIN.right;
    slider.current?.style.setProperty('--week', `${Math.max(room, 0) / weeks.length}px`);
  }, [width, weeks.length]);

  function follow({ currentTarget, clientX, pointerType }: PointerEvent<HTMLInputElement>) {
    if (pointerType !== 'mouse') return;
    const { left, width: room } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / room) * weeks.length);
    setChosen(Math.max(0, Math.min(last, index)));
  }

  return (
    <figure className="week-chart" aria-labelledby={titleId}>
      <figcaption>
        <h3 id={titleId}>{title}</h3>
        <p className="week-chart-week">{name}</p>
        <dl className="week-chart-legend">
          {numbers.map(({ name, look, text }) => (
            <div key={name}>
              <dt className={`week-chart-key-${look}`}>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
      <div className="week-chart-plot" ref={plot}>
        {width > 0 && (
          <WeekPlot
            width={width}
            weeks={weeks}
            series={series}
            format={formatTick}
            smallest={smallestTick}
          />
        )}
        <input
          ref={slider}
          type="range"
          min={0}
          max={last}
          value={week}
          onChange={(event) => setChosen(Number(event.target.value))}
          onPointerMove={follow}
          aria-label={`${title}: ${weekLabel}`}
          aria-valuetext={`${name}: ${list.format(numbers.map(({ name, text }) => `${name} ${text}`))}`}
        />
      </div>
    </figure>
  );
}

/** Tracks the width of an element in CSS px; 0 until it is known. Content that depends on it is rendered in slices. */
function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => startTransition(() => setWidth(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
