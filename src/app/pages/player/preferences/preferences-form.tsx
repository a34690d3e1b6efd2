import { type FormEvent, useEffect, useRef, useState } from 'react';
import { offersOf } from '../../../../config/derived-paths.ts';
import {
  type NotificationPreferences,
  TOPICS,
  type Topic,
} from '../../../../operator/preferences.ts';
import { changePreferences } from '../../../features/push/change-preferences.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { addToast } from '../../../state/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField, FieldGroup } from '../../../ui/field.tsx';
import { RefusalLine } from '../layout/refusal-line.tsx';
import { useAction } from '../layout/use-action.ts';
import {
  CHANNELS,
  chosenPreferences,
  type QuietFault,
  quietFault,
  withUnseen,
} from './chosen-preferences.ts';
import { FollowedPromotions } from './followed-promotions.tsx';
import { QuietHours } from './quiet-hours.tsx';

interface PreferencesFormProps {
  accountCode: string;
  preferences: NotificationPreferences;
}

/** Edits channels, topics and quiet hours, saved together. */
export function PreferencesForm({ accountCode, preferences }: PreferencesFormProps) {
  const { t } = useText();
  const app = useApp();
  const save = useAction();
  // A save without a response may have succeeded, so the next save sends the whole form.
  const isUnsure = useRef(false);
  const [fault, setFault] = useState<QuietFault>();
  const shown = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fault) shown.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [fault]);
  const { channels, topics, promotions = [], quietHours } = preferences;
  const isHidden = (channel: string) => channel === 'push' && !app.config.push;
  const offers = offersOf(app.config);
  const isOffered = (topic: Topic) => topic === 'promotions' || offers[topic];

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wrong = quietFault(form);
    setFault(wrong);
    if (wrong) return;
    const chosen = chosenPreferences(form);
    const change = isUnsure.current ? () => chosen : withUnseen(chosen, preferences);
    const isSaved = await save.run(() => changePreferences(app, accountCode, change));
    isUnsure.current = !isSaved;
    if (!isSaved) return;
    addToast(app.stores.toasts, { type: 'success', text: t('player.preferences.saved') });
  }

  return (
    <form
      className="player-form"
      noValidate
      ref={shown}
      onChange={() => setFault(undefined)}
      onSubmit={(event) => void submit(event)}
    >
      <div className="player-card">
        <FieldGroup
          id="preferences-channels"
          label={t('player.preferences.channels')}
          hint={t('player.preferences.channels.hint')}
        >
          <div className="form-fields form-checks">
            {CHANNELS.filter((channel) => !isHidden(channel)).map((channel) => (
              <CheckField
                // Each checkbox follows the operator's value; other edits are kept.
                key={`${channel}-${channels[channel]}`}
                id={`channel-${channel}`}
                name={channel}
                label={t(`player.preferences.channel.${channel}`)}
                defaultChecked={channels[channel]}
              />
            ))}
          </div>
          {/* What is not shown stays as it is. */}
          {CHANNELS.filter((channel) => isHidden(channel) && channels[channel]).map((channel) => (
            <input key={channel} type="hidden" name={channel} value="on" />
          ))}
        </FieldGroup>
        <FieldGroup id="preferences-topics" label={t('player.preferences.topics')}>
          <div className="form-fields form-checks">
            {TOPICS.filter(isOffered).map((topic) => (
              <CheckField
                key={`${topic}-${topics.includes(topic)}`}
                id={`topic-${topic}`}
                name="topic"
                value={topic}
                label={t(`player.preferences.topic.${topic}`)}
                defaultChecked={topics.includes(topic)}
              />
            ))}
          </div>
        </FieldGroup>
        {TOPICS.filter((topic) => !isOffered(topic) && topics.includes(topic)).map((topic) => (
          <input key={topic} type="hidden" name="topic" value={topic} />
        ))}
        <FollowedPromotions slugs={promotions} />
        <QuietHours key={JSON.stringify(quietHours)} quietHours={quietHours} fault={fault} />
      </div>
      <RefusalLine error={save.error} />
      <div className="player-card-actions">
        <Button type="submit" busy={save.busy}>
          {t('player.preferences.save')}
        </Button>
      </div>
    </form>
  );
}
