import { type Game, gamesOf } from './game.ts';
import type { Hue } from './hues.ts';
import type { Motif, Scene } from './motifs.ts';
import { providers } from './providers.ts';

/** The rest of a large casino's games, enough that the lobby needs a search. */
const COUNT = 232;

/** The subject of the poster and its word in the title. */
const SUBJECTS: readonly (readonly [Motif, string])[] = [
  ['fox', 'Fox'],
  ['lantern', 'Lantern'],
  ['owl', 'Owl'],
  ['cherries', 'Cherry'],
  ['tiger', 'Tiger'],
  ['bolt', 'Thunder'],
  ['koi', 'Koi'],
  ['comet', 'Comet'],
  ['lamp', 'Genie'],
  ['bell', 'Bell'],
  ['crown', 'Crown'],
  ['bee', 'Bee'],
  ['crane', 'Crane'],
  ['candy', 'Candy'],
  ['shell', 'Pearl'],
  ['compass', 'Compass'],
  ['moth', 'Moth'],
  ['scarab', 'Scarab'],
  ['balloon', 'Balloon'],
  ['kraken', 'Kraken'],
  ['cactus', 'Cactus'],
  ['lotus', 'Lotus'],
  ['volcano', 'Volcano'],
  ['melon', 'Melon'],
  ['clover', 'Clover'],
  ['train', 'Express'],
  ['wolf', 'Wolf'],
  ['peacock', 'Peacock'],
  ['ferris', 'Carousel'],
  ['flask', 'Potion'],
  ['hat', 'Magician'],
  ['rose', 'Rose'],
  ['phoenix', 'Phoenix'],
  ['bull', 'Bull'],
  ['seven', 'Seven'],
  ['vinyl', 'Vinyl'],
  ['lighthouse', 'Lighthouse'],
  ['cat', 'Cat'],
  ['gem', 'Diamond'],
  ['mask', 'Masquerade'],
  ['dragon', 'Dragon'],
  ['crystal-ball', 'Oracle'],
  ['sun', 'Sun'],
  ['star', 'Star'],
];

/** The scene and its words in titles, used in turn. */
const PLACES: readonly (readonly [Scene, readonly string[]])[] = [
  ['street', ['Boulevard', 'Arcade', 'After Dark', 'Avenue']],
  ['sea', ['Harbour', 'Lagoon', 'Voyage', 'Tide']],
  ['curtain', ['Cabaret', 'Encore', 'Ovation', 'Finale']],
  ['forest', ['Grove', 'Jungle', 'Hollow', 'Thicket']],
  ['space', ['Orbit', 'Nebula', 'Moonrise', 'Galaxy']],
  ['dunes', ['Mirage', 'Oasis', 'Caravan', 'Sands']],
  ['rays', ['Jubilee', 'Fanfare', 'Gala', 'Parade']],
  ['peaks', ['Summit', 'Glacier', 'Ridge', 'Pass']],
  ['hills', ['Meadow', 'Valley', 'Picnic', 'Orchard']],
  ['temple', ['Temple', 'Palace', 'Shrine', 'Atrium']],
  ['vaults', ['Fortune', 'Treasury', 'Million', 'Bullion']],
];

/** The subject's ink, its word in titles, and the ink of the surroundings. */
const COLOURS: readonly (readonly [Hue, string, Hue])[] = [
  ['brass', 'Golden', 'violet'],
  ['rose', 'Blushing', 'teal'],
  ['jade', 'Jade', 'curtain'],
  ['ember', 'Amber', 'cobalt'],
  ['sky', 'Azure', 'violet'],
  ['curtain', 'Scarlet', 'sky'],
  ['violet', 'Violet', 'jade'],
  ['teal', 'Turquoise', 'ember'],
  ['mint', 'Mint', 'rose'],
  ['cobalt', 'Cobalt', 'brass'],
  ['brass', 'Gilded', 'cobalt'],
];

const slot = gamesOf('slots');
const jackpot = gamesOf('jackpots');
const studios = providers.filter(({ code }) => code !== 'stagelift' && code !== 'rotunda');

/**
 * More slots and jackpot games, named by rule: each round uses all subjects with another place and colour, so that no
 * two posters look alike. Games in the vaults are jackpot games.
 */
export const repertoire: readonly Game[] = Array.from({ length: COUNT }, (_, index) => {
  const subject = index % SUBJECTS.length;
  const round = Math.floor(index / SUBJECTS.length);
  // Steps coprime to the lengths of the lists visit all entries.
  const [motif, noun] = at(SUBJECTS, subject);
  const [scene, words] = at(PLACES, subject * 3 + round * 2);
  const [ink, colour, around] = at(COLOURS, subject * 7 + round * 3);
  const word = at(words, subject + round);
  const title = (subject + round) % 2 === 0 ? `${colour} ${noun} ${word}` : `${noun} ${word}`;
  const make = scene === 'vaults' ? jackpot : slot;
  const { code } = at(studios, index * 7);
  return make(title, code, motif, scene, [ink, around], index % 19 === 4 ? 'new' : undefined);
});

function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('an empty list');
  return item;
}
