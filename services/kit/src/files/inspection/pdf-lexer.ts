const whitespace = new Set([0, 9, 10, 12, 13, 32])
const delimiters = new Set([...'()<>[]{}/%'].map(sign => sign.charCodeAt(0)))
const code = (sign: string) => sign.charCodeAt(0)
/** No honest dictionary is longer, in bytes. */
const longestObject = 4 * 1024 * 1024

/** One object of a PDF, as far as this check needs it. */
export interface PdfObject {
  /** Every name in it, decoded and in order, such as `Filter`, `FlateDecode`. */
  names: string[]
  /** Where its stream's data begins; null when it has none. */
  streamAt: number | null
}

/**
 * Reads the dictionary that begins at `from`, behind the keyword `obj`. Names inside of strings and comments don't count.
 * @returns null when no dictionary begins there, so that chance bytes of pictures are not read as one
 */
export function readObject(bytes: Buffer, from: number): PdfObject | null {
  const names: string[] = []
  const end = Math.min(bytes.length, from + longestObject)
  let at = startOfToken(bytes, from, end)
  if (bytes[at] !== code('<') || bytes[at + 1] !== code('<')) return null
  while (at < end) {
    const sign = bytes[at] ?? 0
    if (sign === code('(')) at = endOfString(bytes, at, end)
    else if (sign === code('%')) at = endOfWord(bytes, at, end, isLineEnd)
    else if (sign === code('/')) {
      const wordEnd = endOfWord(bytes, at + 1, end, isBoundary)
      names.push(decodeName(bytes.toString('latin1', at + 1, wordEnd)))
      at = wordEnd
    } else if (isBoundary(sign)) at += 1
    else {
      const wordEnd = endOfWord(bytes, at, end, isBoundary)
      const word = bytes.toString('latin1', at, Math.min(wordEnd, at + 7))
      if (word === 'stream') return { names, streamAt: startOfData(bytes, wordEnd) }
      if (word === 'endobj') break
      at = wordEnd
    }
  }
  return { names, streamAt: null }
}

/** `J#61vaScript` is `JavaScript`. */
export const decodeName = (name: string): string =>
  name.replace(/#([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))

const isLineEnd = (byte: number) => byte === 10 || byte === 13

const isBoundary = (byte: number) => whitespace.has(byte) || delimiters.has(byte)

/** Behind white space and comments. */
function startOfToken(bytes: Buffer, from: number, end: number) {
  let at = from
  for (;;) {
    at = endOfWord(bytes, at, end, byte => !whitespace.has(byte))
    if (bytes[at] !== code('%')) return at
    at = endOfWord(bytes, at, end, isLineEnd)
  }
}

function endOfWord(bytes: Buffer, from: number, end: number, isEnd: (byte: number) => boolean) {
  let at = from
  while (at < end && !isEnd(bytes[at] ?? 0)) at += 1
  return at
}

/** Behind the bracket that closes the string; brackets nest, and a backslash takes the next sign. */
function endOfString(bytes: Buffer, from: number, end: number) {
  let depth = 0
  for (let at = from; at < end; at++) {
    const sign = bytes[at]
    if (sign === code('\\')) at += 1
    else if (sign === code('(')) depth += 1
    else if (sign === code(')')) {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return end
}

function startOfData(bytes: Buffer, at: number) {
  if (bytes[at] === 13 && bytes[at + 1] === 10) return at + 2
  return bytes[at] === 10 || bytes[at] === 13 ? at + 1 : at
}
