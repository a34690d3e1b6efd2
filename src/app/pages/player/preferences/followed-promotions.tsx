import { promotionsQuery } from '../../../../content/promotions.ts';
import { useText } from '../../../i18n/text.ts';
import { useAnswer } from '../../../state/context.ts';
import { CheckField, FieldGroup } from '../../../ui/field.tsx';

/** Lists the promotions that the player follows; unticking one unfollows it. */
export function FollowedPromotions({ slugs }: { slugs: readonly string[] }) {
  const { t, locale } = useText();
  const promotions = useAnswer(promotionsQuery(locale)).value ?? [];
  if (slugs.length === 0) return null;
  return (
    <FieldGroup
      id="preferences-promotions"
      label={t('player.preferences.followed')}
      hint={t('player.preferences.followed.hint')}
    >
      <div className="form-fields form-checks">
        {slugs.map((slug) => (
          <CheckField
            key={slug}
            id={`promotion-${slug}`}
            name="promotion"
            value={slug}
            // A promotion that is no longer in the content system has no title.
            label={promotions.find((promotion) => promotion.slug === slug)?.title ?? slug}
            defaultChecked
          />
        ))}
      </div>
    </FieldGroup>
  );
}
