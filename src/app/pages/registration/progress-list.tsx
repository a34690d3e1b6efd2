import Check from 'lucide-react/icons/check';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { STEP_NAMES, type Step } from './registration-values.ts';

interface ProgressListProps {
  current: Step;
  /** The last step that can be opened. */
  furthest: Step;
}

/** Returns the query string of a step; the first has no name. Other parameters, such as the return path, stay. */
export function stepSearch(step: Step, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('step');
  if (step !== STEP_NAMES[0]) query.set('step', step);
  return query.size > 0 ? `?${query}` : '';
}

/** The steps with the current one; earlier steps are links. */
export function ProgressList({ current, furthest }: ProgressListProps) {
  const { t } = useText();
  const { search } = useLocation();
  const here = STEP_NAMES.indexOf(current);
  return (
    <nav aria-label={t('registration.steps')}>
      <ol className="registration-steps">
        {STEP_NAMES.map((step, index) => {
          const face = (
            <>
              <span className="registration-bulb" aria-hidden="true">
                {index < here ? <Check size={14} /> : index + 1}
              </span>
              <span>{t(`registration.step.${step}`)}</span>
            </>
          );
          const reachable = index <= STEP_NAMES.indexOf(furthest) && index !== here;
          return (
            <li
              key={step}
              data-state={index < here ? 'done' : index === here ? 'current' : 'ahead'}
              aria-current={index === here ? 'step' : undefined}
            >
              {reachable ? (
                <Link to={{ search: stepSearch(step, search) }}>{face}</Link>
              ) : (
                <span>{face}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
