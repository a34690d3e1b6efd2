import Coffee from 'lucide-react/icons/coffee';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { breakPath } from '../../../config/derived-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import './play-bar.css';

export interface FullScreen {
  on: boolean;
  toggle: () => void;
}

interface PlayBarProps {
  title: string;
  /** Figures of the session, or their placeholder. */
  children: ReactNode;
  /** Links that the jurisdiction requires to be visible at all times. */
  links?: ReactNode;
  /** Undefined where the device cannot do it. */
  fullScreen?: FullScreen | undefined;
  onHelp: () => void;
  onLeave: () => void;
}

/** The slim bar over a game (SPT-5). */
export function PlayBar({ title, children, links, fullScreen, onHelp, onLeave }: PlayBarProps) {
  const { t } = useText();
  const FullScreenIcon = fullScreen?.on ? Minimize : Maximize;
  const fullScreenLabel = t(fullScreen?.on ? 'play.window' : 'play.fullScreen');
  return (
    <div className="play-bar night">
      {links}
      <div className="play-bar-row">
        <button type="button" className="play-bar-button" title={t('play.leave')} onClick={onLeave}>
          <X aria-hidden />
          <span>{t('play.leave')}</span>
        </button>
        <h2>{title}</h2>
        {children}
        <BreakLink />
        <button
          type="button"
          className="play-bar-button"
          title={t('play.help')}
          aria-haspopup="dialog"
          onClick={onHelp}
        >
          <LifeBuoy aria-hidden />
          <span>{t('play.help')}</span>
        </button>
        {fullScreen && (
          <button
            type="button"
            className="play-bar-button"
            title={fullScreenLabel}
            onClick={fullScreen.toggle}
          >
            <FullScreenIcon aria-hidden />
            <span>{fullScreenLabel}</span>
          </button>
        )}
      </div>
    </div>
  );
}

/** A break is one tap away for players, as in the header, which a game covers. */
function BreakLink() {
  const { t } = useText();
  const { config, stores } = useApp();
  const { signedIn } = useSnapshot(stores.session);
  const to = breakPath(config);
  if (!signedIn || to === undefined) return null;
  return (
    <Link className="play-bar-button" to={to} title={t('play.break')}>
      <Coffee aria-hidden />
      <span>{t('play.break')}</span>
    </Link>
  );
}
