const signOff =
  /^(?:(?:with )?(?:best|kind|warm|many)?\s*(?:regards|wishes|thanks)|thanks(?: again| so much| in advance)?|thank you(?: very much| so much)?|best|cheers|sincerely(?: yours)?|yours truly|respectfully|saludos|mit freundlichen grüßen|viele grüße)[,.!]?$/i
const device = /^(?:sent from my |get outlook for |sent via )/i
const disclaimer =
  /^(?:confidentiality|disclaimer|notice:|(?:this|the (?:information|content)).{0,80}(?:confidential|privileged|intended (?:only|solely|for)))/i

/** How long a signature is at most: an address, numbers, a slogan. */
const maxLines = 12
const maxWidth = 90

/**
 * The last lines of a mail that are its author's signature: after `-- `, after a complimentary close, or what a phone or a
 * lawyer adds. Words that are all a mail has are none.
 *
 * @returns the end of `body`, or nothing
 */
export function signatureOf(body: string): string {
  const lines = body.split('\n')
  const start = startOf(lines)
  if (start === undefined || start <= 0) return ''
  const signature = lines.slice(start).join('\n').trim()
  return signature && lines.slice(0, start).some(line => line.trim() !== '') ? signature : ''
}

function startOf(lines: readonly string[]): number | undefined {
  const marked = lines.findIndex(line => line.trimEnd() === '--')
  if (marked >= 0) return marked
  const ends = lines.findIndex((line, place) => (device.test(line) || disclaimer.test(line)) && place > 0)
  const end = ends < 0 ? lines.length : ends
  const closing = lines.slice(0, end).findLastIndex(line => signOff.test(line.trim()))
  const after = lines.slice(closing + 1, end)
  const isShort = after.length <= maxLines && after.every(line => line.length <= maxWidth)
  if (closing >= 0 && isShort && after.some(line => line.trim() !== '')) return closing + 1
  return ends < 0 ? undefined : ends
}
