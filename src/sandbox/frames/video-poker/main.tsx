import { startTable } from '../table/start-table.tsx';
import { VideoPokerHelp } from './video-poker-help.tsx';
import { VideoPokerTable } from './video-poker-table.tsx';

startTable({ kind: 'video-poker', table: <VideoPokerTable />, help: <VideoPokerHelp /> });
