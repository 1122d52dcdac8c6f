/** So much of a file is looked at, in bytes. */
const looked = 64 * 1_024

// biome-ignore lint/suspicious/noControlCharactersInRegex: what has them is no text.
const control = /[\x00-\x08\x0e-\x1f\x7f-\x9f]/
const headers = /^(?:received|return-path|delivered-to|message-id|mime-version|from|to|subject|date):\s?\S/i

/** What a text is by what it says, where its name and its type don't tell; null if it is no text. */
export function kindOfText(bytes: Buffer): 'HTML' | 'MAIL' | 'TEXT' | null {
  const text = textOf(bytes.subarray(0, looked))
  if (text === null || control.test(text)) return null
  const start = text.trimStart()
  // A single word is more likely a part of something else; RTF and XML are written for programs.
  if (!/\S\s+\S/.test(start) || /^(?:\{\\rtf|<\?xml)/.test(start)) return null
  if (/^<(?:!doctype html|html)\b/i.test(start)) return 'HTML'
  return isMail(start) ? 'MAIL' : 'TEXT'
}

/** Its first lines are headers, an empty line follows. */
function isMail(text: string): boolean {
  const [head = ''] = text.split(/\r?\n\r?\n/, 1)
  const [first = '', ...others] = head.split(/\r?\n(?![ \t])/)
  const isHeader = (line: string) => /^[\w-]+:/.test(line)
  return headers.test(first) && others.some(line => headers.test(line)) && others.every(isHeader)
}

function textOf(bytes: Buffer): string | null {
  try {
    const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
    // The last letter may be cut off.
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return null
  }
}
