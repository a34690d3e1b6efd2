import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, LinePath } from '@visx/shape';
import { type ChartSeries, type ChartWeek, namedWeeks, rangeOf } from './chart-series.ts';

export const PLOT_HEIGHT = 188;
/** Room for the axes, in CSS px. */
export const PLOT_MARGIN = { top: 8, right: 4, bottom: 26, left: 52 };
const TICKS = 4;
/** Below this room for a week, in CSS px, bars are too thin for an outline. */
const THIN = 14;

interface WeekPlotProps {
  width: number;
  weeks: readonly ChartWeek[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
}

interface TickProps {
  x: number;
  y: number;
  formattedValue?: string | undefined;
}

/** The drawing of a week chart. It has no words for screen readers: the control above it speaks (week-chart.tsx). */
export function WeekPlot({ width, weeks, series, format }: WeekPlotProps) {
  const { top, right, bottom, left } = PLOT_MARGIN;
  const floor = PLOT_HEIGHT - bottom;
  const indexes = weeks.map((_, index) => index);
  const bars = series.filter(({ look }) => look !== 'line');
  const lines = series.filter(({ look }) => look === 'line');

  const room = (width - left - right) / weeks.length;
  const x = scaleBand({
    domain: indexes,
    range: [left, width - right],
    padding: room < THIN ? 0.1 : 0.28,
  });
  const beside = scaleBand({
    domain: bars.map(({ name }) => name),
    range: [0, x.bandwidth()],
    padding: room < THIN ? 0 : 0.12,
  });
  const y = scaleLinear({ domain: rangeOf(series), range: [floor, top], nice: TICKS });
  const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;

  return (
    <svg className="week-plot" width={width} height={PLOT_HEIGHT} aria-hidden="true">
      {y.ticks(TICKS).map((value) => (
        <line
          key={value}
          className={value === 0 ? 'week-plot-zero' : 'week-plot-grid'}
          x1={left}
          x2={width - right}
          y1={y(value)}
          y2={y(value)}
        />
      ))}
      <AxisLeft
        scale={y}
        left={left}
        numTicks={TICKS}
        hideAxisLine
        hideTicks
        tickFormat={(value) => format(Number(value))}
        tickComponent={({ x, y, formattedValue }: TickProps) => (
          <text x={x} y={y} dy="0.32em" textAnchor="end">
            {formattedValue}
          </text>
        )}
      />
      <AxisBottom
        scale={x}
        top={floor}
        tickValues={namedWeeks(weeks.length, width - left - right)}
        hideAxisLine
        hideTicks
        tickFormat={(index) => weeks[index]?.tick}
        tickComponent={({ x, y, formattedValue }: TickProps) => (
          <text x={x} y={y} dy="0.2em" textAnchor="middle">
            {formattedValue}
          </text>
        )}
      />
      {bars.map(({ name, look, values }) => (
        <g key={name} className={`week-plot-${look}${room < THIN ? ' week-plot-thin' : ''}`}>
          {values.map((value, index) => (
            <Bar
              // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
              key={index}
              x={(x(index) ?? 0) + (beside(name) ?? 0)}
              width={beside.bandwidth()}
              y={Math.min(y(value), y(0))}
              height={Math.abs(y(value) - y(0))}
              rx={Math.min(3, beside.bandwidth() / 3)}
            />
          ))}
        </g>
      ))}
      {lines.map(({ name, values }) => (
        <g key={name} className="week-plot-line">
          <LinePath data={[...values]} x={(_, index) => middle(index)} y={(value) => y(value)} />
          {room >= THIN &&
            values.map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
              <circle key={index} cx={middle(index)} cy={y(value)} r={3} />
            ))}
        </g>
      ))}
    </svg>
  );
}
