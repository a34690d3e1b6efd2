import { type ChartSeries, type ChartWeek, namedWeeks, rangeOf } from './chart-series.ts';
import { roundMarks } from './round-marks.ts';

export const PLOT_HEIGHT = 188;
/** Space for the axes, in CSS px. */
export const PLOT_MARGIN = { top: 8, right: 4, bottom: 26, left: 52 };
/** Distance from an axis to its labels, in CSS px. */
const TO_NAMES = { left: 8, bottom: 18 };
const TICKS = 4;
/** Below this width per week, in CSS px, bars are too thin for an outline. */
const THIN = 14;

interface WeekPlotProps {
  width: number;
  weeks: readonly ChartWeek[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  /** Power of ten that `format` rounds to. */
  smallest: number;
}

/** Draws a week chart. It is hidden from screen readers; the slider above it provides the text (week-chart.tsx). */
export function WeekPlot({ width, weeks, series, format, smallest }: WeekPlotProps) {
  const { top, right, bottom, left } = PLOT_MARGIN;
  const floor = PLOT_HEIGHT - bottom;
  const bars = series.filter(({ look }) => look !== 'line');
  const lines = series.filter(({ look }) => look === 'line');

  const room = (width - left - right) / weeks.length;
  const x = bandScale(weeks.length, {
    from: left,
    to: width - right,
    padding: room < THIN ? 0.1 : 0.28,
  });
  const beside = bandScale(bars.length, { from: 0, to: x.width, padding: room < THIN ? 0 : 0.12 });
  const marks = roundMarks(...rangeOf(series), TICKS, smallest);
  const [least = 0, most = 1] = [marks[0], marks.at(-1)];
  const y = (value: number) => floor - ((value - least) / (most - least)) * (floor - top);
  const middle = (week: number) => x.at(week) + x.width / 2;

  return (
    <svg className="week-plot" width={width} height={PLOT_HEIGHT} aria-hidden="true">
      {marks.map((value) => (
        <line
          key={value}
          className={value === 0 ? 'week-plot-zero' : 'week-plot-grid'}
          x1={left}
          x2={width - right}
          y1={y(value)}
          y2={y(value)}
        />
      ))}
      {marks.map((value) => (
        <text key={value} x={left - TO_NAMES.left} y={y(value)} dy="0.32em" textAnchor="end">
          {format(value)}
        </text>
      ))}
      {namedWeeks(weeks.length, width - left - right).map((week) => (
        <text
          key={week}
          x={middle(week)}
          y={floor + TO_NAMES.bottom}
          dy="0.2em"
          textAnchor="middle"
        >
          {weeks[week]?.tick}
        </text>
      ))}
      {bars.map(({ name, look, values }, bar) => (
        <g key={name} className={`week-plot-${look}${room < THIN ? ' week-plot-thin' : ''}`}>
          {values.map((value, index) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a week is identified by its index
              key={index}
              x={x.at(index) + beside.at(bar)}
              width={beside.width}
              y={Math.min(y(value), y(0))}
              height={Math.abs(y(value) - y(0))}
              rx={Math.min(3, beside.width / 3)}
            />
          ))}
        </g>
      ))}
      {lines.map(({ name, values }) => (
        <g key={name} className="week-plot-line">
          <path d={`M${values.map((value, index) => `${middle(index)},${y(value)}`).join('L')}`} />
          {room >= THIN &&
            values.map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a week is identified by its index
              <circle key={index} cx={middle(index)} cy={y(value)} r={3} />
            ))}
        </g>
      ))}
    </svg>
  );
}

/** Bands of equal width side by side, with padding between and around them. */
interface BandScale {
  /** Start of a band. */
  at(index: number): number;
  readonly width: number;
}

/** @param padding share of each band, from 0 to 1 */
function bandScale(
  count: number,
  { from, to, padding }: { from: number; to: number; padding: number },
): BandScale {
  const step = (to - from) / Math.max(1, count + padding);
  return { at: (index) => from + step * (index + padding), width: step * (1 - padding) };
}
