import type { LucideProps } from 'lucide-react';
import { createElement, type FunctionComponent } from 'react';

interface IconData {
  name: string;
  node: [tag: string, attributes: Record<string, string>][];
}

/** Icons that base.css mirrors in right-to-left pages; the names of others are left out, because no style uses them. */
const POINTS = /-left|-right|^log-in$/;

/**
 * Creates the component of an icon. Builds use it in place of lucide-react's own function (vite.config.ts), whose
 * contexts and attributes are not needed here: 2 KB of every first load.
 */
// biome-ignore lint/style/noDefaultExport: the module that it replaces has one
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
