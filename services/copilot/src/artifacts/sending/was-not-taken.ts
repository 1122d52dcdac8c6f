interface MailError {
  /** What the mail server answered. */
  responseCode?: number
  /** What was being done: `CONN` before anything was said. */
  command?: string
}

/** Whether the mail server has certainly not taken the email: it said no, or was never reached. Otherwise no one knows. */
export function wasNotTaken(error: unknown): boolean {
  const { responseCode, command } = error as MailError
  return (responseCode !== undefined && responseCode >= 400) || command === 'CONN'
}
