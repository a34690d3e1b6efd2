/** Minimum length of a secret: 24 random characters cannot be guessed. */
const SECRET_LENGTH = 24;
export const SECRET_ADVICE = `expected ${SECRET_LENGTH} characters or more that nobody can guess`;

/** Reasons why production refuses a secret. */
export const secretFaults = (name: string, secret: string): string[] =>
  secret.length < SECRET_LENGTH
    ? [`${name}: found ${secret.length} characters; ${SECRET_ADVICE}`]
    : [];

export const certificateFaults = (variables: {
  readonly NODE_TLS_REJECT_UNAUTHORIZED?: string;
}): string[] =>
  variables.NODE_TLS_REJECT_UNAUTHORIZED === '0'
    ? ['NODE_TLS_REJECT_UNAUTHORIZED: found 0; remove it, or no certificate is checked']
    : [];
