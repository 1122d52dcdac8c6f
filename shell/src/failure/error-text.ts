/** The error and its stack, for people who can read it. */
export function errorDetails(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const title = `${error.name}: ${error.message}`
  // Chromium begins the stack with the title, other browsers do not.
  return error.stack?.startsWith(title) ? error.stack : `${title}\n${error.stack ?? ''}`
}
