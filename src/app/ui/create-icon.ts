import type { LucideProps } from 'lucide-react';
import { createElement, type FunctionComponent } from 'react';

interface IconData {
  name: string;
  node: [tag: string, attributes: Record<string, string>][];
}

/** Icons that base.css mirrors where lines run from right to left; no style needs the names of the others. */
const POINTS = /-left|-right|^log-in$/;

/**
 * Makes the component of an icon. Builds have it in place of lucide-react's own (vite.config.ts), whose contexts and
 * attributes nothing here uses: 2 KB of every first load.
 */
// biome-ignore lint/style/noDefaultExport: the module in whose place it is has one
export default function createIcon({ name, node }: IconData): FunctionComponent<LucideProps> {
  return ({ size = 24, strokeWidth = 2, className, ...others }: LucideProps) => {
    const isNamed = 'role' in others || 'title' in others || 'aria-label' in others;
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: ['lucide', POINTS.test(name) && `lucide-${name}`, className]
          .filter(Boolean)
          .join(' '),
        'aria-hidden': isNamed ? undefined : true,
        ...others,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
