/**
 * Returns a mark of a player, which tells players of a shared browser apart without the account code: a salted SHA-256.
 * @param salt of an earlier mark to compare with; a new one by default
 */
export async function ownerMark(
  accountCode: string,
  salt: string = crypto.randomUUID(),
): Promise<string> {
  const bytes = new TextEncoder().encode(`${salt}:${accountCode}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `${salt}.${btoa(String.fromCharCode(...digest))}`;
}

/** Whether the mark belongs to this player. */
export async function isOwner(mark: string | undefined, accountCode: string): Promise<boolean> {
  const [salt] = mark?.split('.') ?? [];
  return salt !== undefined && mark === (await ownerMark(accountCode, salt));
}
