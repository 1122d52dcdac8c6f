interface MailError {
  /** What the mail server answered. */
  responseCode?: number
  response?: string
  /** What was being done: `CONN` before anything was said. */
  command?: string
}

/**
 * What became of a mail that could not be handed over.
 *
 * `REFUSED`: the server said no, and will say so again. `LATER`: it was certainly not taken, and may be the next time.
 * `UNKNOWN`: the line was cut, so no one knows.
 */
export function mailRefusal(error: unknown): 'REFUSED' | 'LATER' | 'UNKNOWN' {
  const { responseCode, command } = error as MailError
  if (responseCode !== undefined && responseCode >= 500) return 'REFUSED'
  return (responseCode !== undefined && responseCode >= 400) || command === 'CONN' ? 'LATER' : 'UNKNOWN'
}

const maxLength = 300

/** What the mail server said, in one line; null: nothing. */
export function wordsOfServer(error: unknown): string | null {
  const said = (error as MailError).response?.replace(/\s+/g, ' ').trim().slice(0, maxLength)
  return said || null
}

/** Why, as a sentence. */
export function refusalSentence(error: unknown): string {
  const said = wordsOfServer(error)
  return said ? `The mail server refused it: ${said}` : 'The mail server can’t be reached.'
}
