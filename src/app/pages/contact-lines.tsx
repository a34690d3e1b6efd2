import { phoneLink } from '../../lib/contact-details.ts';
import { useApp } from '../state/context.ts';
import './contact-lines.css';

/** The company's phone and email, after a question if there is one; nothing if neither is configured. */
export function ContactLines({ question }: { question?: string }) {
  const { phone, email } = useApp().config.company;
  if (!phone && !email) return null;
  return (
    <p className="contact-lines">
      {question} {phone && <a href={phoneLink(phone)}>{phone}</a>}{' '}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  );
}
