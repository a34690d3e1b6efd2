import type { Demo } from './demo.ts';
import { Poster } from './poster.tsx';
import { Rail } from './rail.tsx';

const image = { src: '/icons/icon-512.png', width: 512, height: 512 };
const poster = { href: '#posters', image, title: 'Velvet Fox', caption: 'Foxglove Row' };

export const demo: Demo = {
  title: 'Poster and rail',
  group: 'primitives',
  states: [
    {
      name: 'posters',
      render: () => (
        <div className="game-rail">
          <Rail>
            <li>
              <Poster {...poster} />
            </li>
            <li>
              <Poster {...poster} badge="New" />
            </li>
            <li>
              <Poster {...poster} title="A title that is longer than its poster" />
            </li>
            <li>
              <Poster {...poster} href={undefined} title="No page to go to" />
            </li>
          </Rail>
        </div>
      ),
    },
    {
      name: 'a rail longer than the window',
      render: () => (
        <div className="game-rail">
          <Rail>
            {Array.from({ length: 16 }, (_, at) => `Bill ${at + 1}`).map((title) => (
              <li key={title}>
                <Poster {...poster} title={title} />
              </li>
            ))}
          </Rail>
        </div>
      ),
    },
  ],
};
