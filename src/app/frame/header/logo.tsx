import { useApp } from '../../state/context.ts';

/**
 * The configured logo; else the brand's name, as a lit sign for our own brand. The small form is then a single letter
 * (HDR-2).
 */
export function Logo({ small = false }: { small?: boolean }) {
  const { name, logo, smallLogo } = useApp().config.company;
  const picture = small ? smallLogo : logo;
  if (picture) return <img className="logo-picture" {...picture} alt={name} />;
  if (name !== 'Marquee')
    return <span className="logo-name">{small ? name.slice(0, 1) : name}</span>;
  return small ? <Sign letters="M" width={40} /> : <Sign letters="MARQUEE" width={132} />;
}

/** The bulbs are a dashed stroke with zero-length dashes; a second stroke is their glow. */
function Sign({ letters, width }: { letters: string; width: number }) {
  const frame = { x: 3, y: 3, width: width - 6, height: 34, rx: 9 };
  return (
    <svg
      className="logo-sign"
      width={width}
      height={40}
      viewBox={`0 0 ${width} 40`}
      role="img"
      aria-label="Marquee"
    >
      <rect className="logo-board" {...frame} />
      <rect className="logo-glow" {...frame} />
      <rect className="logo-bulbs" {...frame} />
      <text
        className="logo-letters"
        x={width / 2}
        y={29}
        textLength={width - 24}
        textAnchor="middle"
      >
        {letters}
      </text>
    </svg>
  );
}
