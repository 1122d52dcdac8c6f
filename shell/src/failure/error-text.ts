/** Specification 1 §8: what an unhandled error says. Without a known address the e-mail part is left out. */
export const errorAdvice = (email?: string) =>
  'There was an error while trying to perform your requested action. If the issue persists, please contact our team via the chat widget ' +
  `${email ? `or via email at ${email} ` : ''}and include this error for reference.`

/** The error and its stack, for people who can read it. */
export function errorDetails(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const title = `${error.name}: ${error.message}`
  // Chromium begins the stack with the title, other browsers do not.
  return error.stack?.startsWith(title) ? error.stack : `${title}\n${error.stack ?? ''}`
}
