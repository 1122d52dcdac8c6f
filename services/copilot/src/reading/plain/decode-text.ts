import { ReadingFailed } from '../reading-failure.ts'

/** In letters; more than 3,000 pages. */
const maxLength = 10_000_000

/** The text of a file: UTF-8 or UTF-16 if it says so, else Windows-1252. */
export function decodeText(bytes: Buffer): string {
  const text = decoded(bytes)
  if (text.length > maxLength) throw new ReadingFailed('TOO_LARGE')
  if (text.includes('\0'))
    throw new ReadingFailed('DAMAGED', 'This file is no text. Save it as UTF-8 text and upload that.')
  return text
}

function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
