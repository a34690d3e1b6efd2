import * as v from 'valibot';
import { createRateLimit } from '../../lib/rate-limit.ts';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import { type AuditLine, audit } from '../audit/audit-log.ts';
import { siteOrigin } from '../http/origin.ts';
import { Problem, wrongField } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import type { PartContext } from '../operator/part.ts';
import { accountOf } from './account.ts';
import { keepProof } from './identity-proof.ts';
import { accountOfAnswer } from './passkeys.ts';
import { isPassword } from './password-hash.ts';
import { countFailure, forgetFailures, refuseWhileWaiting } from './sign-in-failures.ts';

const proof = v.union([
  v.strictObject({ password: v.pipe(v.string(), v.maxLength(128, 'password_too_long')) }),
  v.strictObject({ answer: v.looseObject({}) }),
]);

/** Repeated proof of a logged-in player's identity before a sensitive change. */
export function proofRoutes({ database, siteOrigins }: PartContext): readonly Route[] {
  const perAddress = createRateLimit(30, 60_000);
  return [
    route({
      operation: 'proveIdentity',
      family: 'operator',
      method: 'POST',
      path: '/accounts/{accountCode}/proofs',
      access: 'player',
      body: proof,
      async handle({ player: { accountCode, sessionId }, body, headers, address, now }) {
        perAddress.take(address, now);
        const details = 'answer' in body ? 'passkey' : 'password';
        const line = { by: 'player', accountCode, address, details } as const;
        const failure: AuditLine = { ...line, event: 'identity-proof-failed' };
        if ('answer' in body) {
          const ceremony = { site: siteOrigin(headers, siteOrigins), now };
          // Not refused with 401, which would end the session.
          const owner = await accountOfAnswer(database, body.answer, ceremony).catch(
            () => undefined,
          );
          if (owner !== accountCode) {
            audit(database, failure, now);
            throw new Problem(422, 'passkey_refused', 'This passkey cannot be used here');
          }
        } else {
          const subject = { account: accountCode };
          refuseWhileWaiting(database, subject, now);
          const { password_hash: hash } = accountOf(database, accountCode);
          const isRight = await isPassword(body.password, hash, address);
          // Concurrent attempts may have failed in the meantime.
          refuseWhileWaiting(database, subject, now);
          if (!isRight) {
            countFailure(database, subject, failure, now);
            throw wrongField('password', 'password_wrong', 'The password is not correct');
          }
          forgetFailures(database, subject);
        }
        perAddress.giveBack(address);
        inTransaction(database, () => {
          keepProof(database, sessionId, now);
          audit(database, { ...line, event: 'identity-proved' }, now);
        });
        return { status: 204 };
      },
    }),
  ];
}
