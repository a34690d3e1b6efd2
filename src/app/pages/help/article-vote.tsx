import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useEffect, useId, useState } from 'react';
import { type MessageKey, useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { Button } from '../../ui/button.tsx';
import { giveVote } from './give-vote.ts';
import { recallVote } from './own-votes.ts';

/** Asks whether an article was useful. Each device has one vote, which can be changed. */
export function ArticleVote({ slug }: { slug: string }) {
  const app = useApp();
  const [given, setGiven] = useState<boolean>();
  const [pending, setPending] = useState<boolean>();
  const [failure, setFailure] = useState<MessageKey>();
  useEffect(() => setGiven(recallVote(slug)?.useful), [slug]);

  async function vote(useful: boolean): Promise<void> {
    setPending(useful);
    const refusal = await giveVote(app, slug, useful);
    setPending(undefined);
    setFailure(refusal);
    if (!refusal) setGiven(useful);
  }
  return (
    <ArticleVoteView
      given={given}
      pending={pending}
      failure={failure}
      onVote={(useful) => {
        if (pending === undefined && useful !== given) void vote(useful);
      }}
    />
  );
}

interface ArticleVoteViewProps {
  given: boolean | undefined;
  /** The vote being sent. */
  pending: boolean | undefined;
  failure: MessageKey | undefined;
  onVote: (useful: boolean) => void;
}

export function ArticleVoteView({ given, pending, failure, onVote }: ArticleVoteViewProps) {
  const { t } = useText();
  const title = useId();
  const thanks = given ? 'helpCentre.vote.thanks' : 'helpCentre.vote.sorry';
  return (
    <section className="help-vote print-not" aria-labelledby={title}>
      <h2 id={title}>{t('helpCentre.vote.title')}</h2>
      <div className="help-vote-choice">
        {[true, false].map((useful) => {
          const Icon = useful ? ThumbsUp : ThumbsDown;
          return (
            <Button
              key={String(useful)}
              kind="outline"
              aria-pressed={given === useful}
              aria-busy={pending === useful || undefined}
              onClick={() => onVote(useful)}
            >
              <Icon size={20} aria-hidden />
              {t(useful ? 'helpCentre.vote.yes' : 'helpCentre.vote.no')}
            </Button>
          );
        })}
      </div>
      <p className="help-vote-note" role="status" data-failed={failure !== undefined || undefined}>
        {t(failure ?? (given === undefined ? 'helpCentre.vote.anonymous' : thanks))}
      </p>
    </section>
  );
}
