import type { HttpError } from '../../../http/http-error.ts';
import type { SignOutCause } from '../../state/session.ts';

/** The refresh cookie is no good, or is not let through. Everything else may pass. */
export const isRefusal = ({ status }: HttpError): boolean => status === 401 || status === 403;

/** A token that came back after its use ended the whole family (F28). */
export const causeOf = ({ problem }: HttpError): SignOutCause =>
  problem?.code === 'session_revoked' ? 'security' : 'refused';
