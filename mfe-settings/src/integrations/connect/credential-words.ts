/** What NowCerts answers to a wrong name or password (specification 3 §8). */
const refusals = ['authentication failed', 'invalid_grant']

/** What the form says of what the other system has answered. */
export const failureWords = (type: string, message: string): string =>
  type === 'AMS_NOWCERTS' && refusals.some(refusal => message.toLowerCase().includes(refusal))
    ? 'Invalid credentials'
    : message
