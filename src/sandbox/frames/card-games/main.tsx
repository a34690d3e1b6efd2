import { startTable } from '../table/start-table.tsx';
import { CardGameHelp } from './card-game-help.tsx';
import { CardGameTable } from './card-game-table.tsx';
import { type CardGameKind, cardGameWords } from './words.ts';

const kind = (location.pathname.split('/')[1] ?? '') as CardGameKind;
if (!Object.hasOwn(cardGameWords.en.games, kind)) throw new Error(`no card game is called ${kind}`);
startTable({ kind, table: <CardGameTable kind={kind} />, help: <CardGameHelp kind={kind} /> });
