import { type Game, gamesOf } from './game.ts';

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
