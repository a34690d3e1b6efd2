import type { ReactNode } from 'react';
import { useOccupation } from '../../../state/occupation/use-occupation.ts';
import './sign-in-card.css';

/** Card for log-in and registration forms in the middle of the page. */
export function SignInCard({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  useOccupation('form');
  return <div className={wide ? 'sign-in-card sign-in-card-wide' : 'sign-in-card'}>{children}</div>;
}
