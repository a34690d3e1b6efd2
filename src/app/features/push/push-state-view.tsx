import BellIcon from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import type { PushState } from '../../state/push.ts';
import type { BrowserFamily } from './user-agent.ts';
import './push.css';

interface PushStateViewProps {
  state: PushState;
  /** Browser family whose settings are explained when it forbids push. */
  family: BrowserFamily;
  /** Actions below the text. */
  children?: ReactNode;
}

/** Explains the state of push on this device and what the player can do about it. */
export function PushStateView({ state, family, children }: PushStateViewProps) {
  const { t } = useText();
  const words = state.kind === 'failed' ? (`failed.${state.trouble}` as const) : state.kind;
  const Icon = state.kind === 'on' ? BellRing : state.kind === 'asking' ? BellIcon : BellOff;
  return (
    <div className="push-state" role="status">
      <span className="push-state-icon" data-on={state.kind === 'on' || undefined}>
        <Icon size={24} aria-hidden />
      </span>
      <div className="push-state-words">
        <p className="push-state-title">{t(`push.${words}.title`)}</p>
        <p>{t(`push.${words}.text`)}</p>
        <Steps kind={state.kind} family={family} />
        {children && <div className="push-state-actions">{children}</div>}
      </div>
    </div>
  );
}

function Steps({ kind, family }: { kind: PushState['kind']; family: BrowserFamily }) {
  const { t } = useText();
  const { config } = useApp();
  if (kind === 'ios-not-installed')
    return (
      <ol className="push-steps">
        <li>{t('push.ios-not-installed.1')}</li>
        <li>{t('push.ios-not-installed.2')}</li>
        <li>{t('push.ios-not-installed.3')}</li>
      </ol>
    );
  if (kind !== 'denied') return null;
  return (
    <ol className="push-steps">
      <li>{t(`push.denied.${family}.1`)}</li>
      <li>{t(`push.denied.${family}.2`, { site: config.company.name })}</li>
      <li>{t('push.denied.then')}</li>
    </ol>
  );
}
