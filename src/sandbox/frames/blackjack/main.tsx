import { startTable } from '../table/start-table.tsx';
import { BlackjackHelp } from './blackjack-help.tsx';
import { BlackjackTable } from './blackjack-table.tsx';

startTable({ kind: 'blackjack', table: <BlackjackTable />, help: <BlackjackHelp /> });
