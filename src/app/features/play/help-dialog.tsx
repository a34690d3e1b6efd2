import CalendarOff from 'lucide-react/icons/calendar-off';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Gauge from 'lucide-react/icons/gauge';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { breakPath, playerPaths } from '../../../config/derived-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import './help-dialog.css';

interface HelpDialogProps {
  open: boolean;
  onClose: () => void;
  /** Ways of contact. */
  children?: ReactNode;
}

/** Safer gambling dialog, one tap away from every game (SPT-5). */
export function HelpDialog({ open, onClose, children }: HelpDialogProps) {
  const { t } = useText();
  const { config } = useApp();
  const { limits, activity } = playerPaths(config);
  const ways = [
    { to: limits, icon: Gauge, name: t('play.help.limits'), text: t('play.help.limits.text') },
    {
      to: breakPath(config),
      icon: CalendarOff,
      name: t('play.help.break'),
      text: t('play.help.break.text'),
    },
    {
      to: activity,
      icon: ChartNoAxesColumn,
      name: t('play.help.activity'),
      text: t('play.help.activity.text'),
    },
  ];
  return (
    <Dialog
      open={open}
      prepared
      label={t('play.help.title')}
      closeLabel={t('frame.close')}
      onClose={onClose}
      head={<h2>{t('play.help.title')}</h2>}
    >
      <p>{t('play.help.text')}</p>
      <ul className="play-help-ways">
        {ways.map(
          ({ to, icon: Icon, name, text }) =>
            to !== undefined && (
              <li key={name}>
                <Link to={to}>
                  <Icon aria-hidden />
                  <span>
                    <strong>{name}</strong>
                    {text}
                  </span>
                  <ChevronRight aria-hidden />
                </Link>
              </li>
            ),
        )}
      </ul>
      <p className="play-help-note">{t('play.help.ends')}</p>
      {children}
    </Dialog>
  );
}
