import type { Statement } from '../../../../operator/statement.ts';

/**
 * Hands a statement to the browser as a file: the JWS with which anybody can check it, or what it says as JSON.
 * @param kind also the ending of its name
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
  // The browser has begun to read it when the click returns; some take a moment longer.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
