import { type Game, gamesOf } from './game.ts';
import { repertoire } from './games-repertoire.ts';
import { slotGames } from './games-slots.ts';

const table = gamesOf('table');

const tableGames: readonly Game[] = [
  table('Marquee Blackjack', 'yarrow', 'cards', 'curtain', ['curtain', 'curtain']),
  table('Brass Rail Roulette', 'ninefold', 'roulette', 'table', ['brass', 'jade']),
  table('Balcony Baccarat', 'yarrow', 'cards', 'temple', ['violet', 'curtain']),
  table('Stagehand Hold’em', 'drumlin', 'spade', 'rays', ['cobalt', 'cobalt'], 'new'),
  table('Alley Craps', 'lampblack', 'dice', 'street', ['curtain', 'ember']),
  table('Rotunda Roulette', 'ninefold', 'roulette', 'temple', ['curtain', 'cobalt']),
  table('Double Curtain Blackjack', 'yarrow', 'spade', 'curtain', ['curtain', 'curtain']),
  table('Three Card Encore', 'drumlin', 'cards', 'rays', ['teal', 'teal']),
  table('Lantern Sic Bo', 'papermoon', 'dice', 'hills', ['brass', 'curtain']),
  table('Red Dog Revue', 'halfpenny', 'wolf', 'curtain', ['curtain', 'rose']),
  table('Pontoon Parade', 'lumen-yard', 'chips', 'sea', ['mint', 'sky']),
  table('Hi-Lo Mezzanine', 'lumen-yard', 'chips', 'table', ['violet', 'violet'], 'new'),
  table('Stage Door Poker', 'stagelift', 'dealer', 'street', ['violet', 'violet']),
];

const live = gamesOf('live');

const liveGames: readonly Game[] = [
  live('Grand Foyer Roulette', 'stagelift', 'dealer', 'temple', ['brass', 'curtain']),
  live('Blue Room Blackjack', 'stagelift', 'dealer', 'curtain', ['cobalt', 'cobalt']),
  live('Salón Granate Baccarat', 'rotunda', 'dealer', 'rays', ['curtain', 'rose']),
  live('Spotlight Wheel', 'rotunda', 'wheel', 'curtain', ['rose', 'violet'], 'new'),
  live('Quick Curtain Roulette', 'rotunda', 'roulette', 'curtain', ['curtain', 'ember']),
  live('Orchestra Pit Dice', 'stagelift', 'dice', 'table', ['violet', 'teal']),
  live('Mic Drop Bingo', 'rotunda', 'mic', 'rays', ['rose', 'cobalt'], 'new'),
  live('Ruleta Azotea', 'stagelift', 'roulette', 'street', ['ember', 'rose']),
  live('Ivory Table Baccarat', 'rotunda', 'dealer', 'table', ['jade', 'jade']),
  live('Madame Marquee', 'stagelift', 'crystal-ball', 'curtain', ['violet', 'violet']),
  live('Rooftop Blackjack', 'rotunda', 'cards', 'street', ['cobalt', 'ember']),
];

const jackpot = gamesOf('jackpots');

export const jackpotGames: readonly Game[] = [
  jackpot('Vault of Vaudeville', 'tin-palace', 'vault', 'vaults', ['brass', 'curtain']),
  jackpot('Coinfall Palace', 'giltwing', 'coins', 'temple', ['brass', 'violet']),
  jackpot('Million Bulb Marquee', 'lumen-yard', 'star', 'street', ['brass', 'curtain'], 'new'),
  jackpot('Diamond Understudy', 'velour', 'gem', 'curtain', ['sky', 'violet']),
  jackpot('Golden Curtain Call', 'ostinato', 'mask', 'curtain', ['brass', 'curtain']),
  jackpot('Tin Island Treasure', 'redwharf', 'chest', 'sea', ['ember', 'teal']),
  jackpot('Bullion Overnight', 'marble-arcade', 'ingots', 'vaults', ['brass', 'cobalt']),
  jackpot('Keymaker’s Fortune', 'halfpenny', 'key', 'vaults', ['brass', 'jade']),
  jackpot('Noonday Million', 'kettledrum', 'sun', 'dunes', ['brass', 'ember']),
  jackpot('Dragon Dividend', 'cinderbox', 'dragon', 'peaks', ['jade', 'curtain'], 'new'),
];

/** All games, most played first, interleaved so that any slice mixes categories and colours. */
export const games: readonly Game[] = [
  ...interleave([slotGames, tableGames, liveGames, jackpotGames]),
  ...repertoire,
];

/** Spreads each list evenly over the result: item i of n is at the fraction (i + 0.5) / n. */
function interleave(lists: readonly (readonly Game[])[]): Game[] {
  return lists
    .flatMap((list) => list.map((game, i) => ({ game, at: (i + 0.5) / list.length })))
    .sort((a, b) => a.at - b.at)
    .map(({ game }) => game);
}
