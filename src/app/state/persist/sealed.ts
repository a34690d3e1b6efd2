/** PBKDF2 iterations: guessing an account code costs about 50 ms. */
const ITERATIONS = 200_000;
const NONCE_BYTES = 12;

async function keyOf(secret: string, salt: string): Promise<CryptoKey> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const { subtle } = crypto;
  const base = await subtle.importKey('raw', bytes(secret), 'PBKDF2', false, ['deriveKey']);
  return subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations: ITERATIONS },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** Encrypts a value with a secret. @throws outside a secure context */
export async function seal(value: unknown, secret: string, salt: string): Promise<Uint8Array> {
  const key = await keyOf(secret, salt);
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
  return new Uint8Array([...iv, ...new Uint8Array(sealed)]);
}

/** @returns undefined for another secret or a changed value */
export async function unseal(
  sealed: Uint8Array<ArrayBuffer>,
  secret: string,
  salt: string,
): Promise<unknown> {
  try {
    const key = await keyOf(secret, salt);
    const [iv, data] = [sealed.subarray(0, NONCE_BYTES), sealed.subarray(NONCE_BYTES)];
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data);
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return undefined;
  }
}
