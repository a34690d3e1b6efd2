import type { HttpError } from '../../../http/http-error.ts';
import type { SignOutCause } from '../../state/session.ts';

/** Whether the refresh cookie is invalid or forbidden. Any other error may be temporary. */
export const isRefusal = ({ status }: HttpError): boolean => status === 401 || status === 403;

/** A reused token revokes its whole family (F28). */
export const causeOf = ({ problem }: HttpError): SignOutCause =>
  problem?.code === 'session_revoked' ? 'security' : 'refused';
