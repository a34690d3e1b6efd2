import { useApp } from '../../state/context.ts';

/**
 * The configured logo, else the name of the brand; our own brand's name is drawn as a lit sign. The small form of a
 * name is its first letter (HDR-2).
 */
export function Logo({ small = false }: { small?: boolean }) {
  const { name, logo, smallLogo } = useApp().config.company;
  const picture = small ? smallLogo : logo;
  if (picture) return <img className="logo-picture" {...picture} alt={name} />;
  if (name !== 'Marquee')
    return <span className="logo-name">{small ? name.slice(0, 1) : name}</span>;
  return small ? <Sign letters={M} width={40} /> : <Sign letters={MARQUEE} width={132} />;
}

// Paths after Big Shoulders Display 800, in thirds of a pixel, so that the sign does not wait for the font.
const M = 'M41 87v-60h8l11 50 11-50h8v60';
const MARQUEE = [
  'M44 87v-60h8l11 50 11-50h8v60',
  'M107 87l9-60h5l9 60m-19-18h15',
  'M156 87v-60h9q11 0 11 11v11q0 11-11 11h-9m12 1l7 26',
  'M202 74v-39q0-9 10-9t10 9v39q0 9-10 9t-10-9m10 9q1 10 14 9',
  'M249 22v52q0 9 10 9t10-9v-52',
  'M317 27h-20v55h20m-20-28h18',
  'M358 27h-20v55h20m-20-28h18',
].join('');

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
      <path className="logo-letters" transform="scale(.3333)" d={letters} />
    </svg>
  );
}
