import type { Statement } from '../../../../operator/statement.ts';

/**
 * Saves a statement as a file: the JWS, which anyone can verify, or its content as JSON.
 * @param kind also the file extension
 */
export function saveStatement(statement: Statement, jws: string, kind: 'jws' | 'json'): void {
  const [text, type] =
    kind === 'jws'
      ? [jws, 'application/jose']
      : [JSON.stringify(statement, null, 2), 'application/json'];
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `statement-${statement.session}.${kind}`;
  link.click();
  // The browser has usually started reading when the click returns, but some need a moment longer.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
