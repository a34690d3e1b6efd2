import { Block } from '../../ui/block.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { GameGridSkeleton } from '../game-grid.tsx';
import './lobby-rails.css';

/** Reserves the space of the first rails or, with filters, of the matching games while they load. */
export const LobbySkeleton = ({ isWhole }: { isWhole: boolean }) =>
  isWhole ? (
    <div aria-hidden="true">
      {['first', 'second', 'third'].map((rail) => (
        <Block key={rail} className="game-rail lobby-rail" action={<span className="block-more" />}>
          <Skeleton shape="posters" />
        </Block>
      ))}
    </div>
  ) : (
    <GameGridSkeleton />
  );
