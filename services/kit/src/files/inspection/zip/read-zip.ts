import { inflateRawSync } from 'node:zlib'

/** One file in an archive. */
export interface ZipEntry {
  name: string
  isCompressed: boolean
  /** Where its bytes begin in the archive, and how many there are. */
  start: number
  length: number
  /** How many bytes it says it has when it is unpacked. */
  size: number
}

/** Why an archive isn't opened. */
export class ZipRefused extends Error {
  override readonly name = 'ZipRefused'

  constructor(readonly kind: 'DAMAGED' | 'TOO_LARGE' | 'ENCRYPTED') {
    super(kind)
  }
}

const endLength = 22
const maxComment = 65_535
/** A document with two thousand pictures has fewer. */
const maxEntries = 5_000
const headerLength = 46
const localLength = 30

/**
 * The files of a ZIP archive by their names. Archives that two programs could read differently are refused: those with
 * something before or behind them, with two files of one name, with bytes that belong to two files, or in parts.
 * @throws ZipRefused
 */
export function readZip(bytes: Buffer): Map<string, ZipEntry> {
  // Something else before the archive would make it two files in one.
  if (bytes.length < endLength || bytes.readUInt32LE(0) !== 0x04034b50) throw new ZipRefused('DAMAGED')
  const end = endOf(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > maxEntries) throw new ZipRefused('TOO_LARGE')
  const entries = new Map<string, ZipEntry>()
  const names = new Set<string>()
  const directory = bytes.readUInt32LE(end + 16)
  let at = directory
  for (let place = 0; place < count; place += 1) {
    const { entry, next } = entryAt(bytes, at, directory)
    // Windows takes names that differ in capitals for one.
    const key = entry.name.toLowerCase()
    if (names.has(key) || !isPlainPath(entry.name)) throw new ZipRefused('DAMAGED')
    names.add(key)
    entries.set(entry.name, entry)
    at = next
  }
  if (at !== end || entries.size === 0) throw new ZipRefused('DAMAGED')
  refuseOverlaps([...entries.values()], directory)
  return entries
}

/**
 * @param most bytes that may come out
 * @throws ZipRefused
 */
export function unzipEntry(bytes: Buffer, { start, length, size, isCompressed }: ZipEntry, most: number): Buffer {
  if (size > most) throw new ZipRefused('TOO_LARGE')
  const packed = bytes.subarray(start, start + length)
  if (!isCompressed) return packed
  try {
    const content = inflateRawSync(packed, { maxOutputLength: Math.max(1, size) })
    if (content.length === size) return content
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new ZipRefused('TOO_LARGE')
  }
  throw new ZipRefused('DAMAGED')
}

/** The end record, which ends with the archive. */
function endOf(bytes: Buffer): number {
  for (let at = bytes.length - endLength; at >= 0 && at >= bytes.length - endLength - maxComment; at -= 1) {
    if (bytes.readUInt32LE(at) !== 0x06054b50 || at + endLength + bytes.readUInt16LE(at + 20) !== bytes.length) continue
    const isWhole = bytes.readUInt32LE(at + 4) === 0 && bytes.readUInt16LE(at + 8) === bytes.readUInt16LE(at + 10)
    if (isWhole && bytes.readUInt32LE(at + 12) + bytes.readUInt32LE(at + 16) === at) return at
    break
  }
  throw new ZipRefused('DAMAGED')
}

function entryAt(bytes: Buffer, at: number, directory: number): { entry: ZipEntry; next: number } {
  if (at + headerLength > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw new ZipRefused('DAMAGED')
  const flags = bytes.readUInt16LE(at + 8)
  const method = bytes.readUInt16LE(at + 10)
  if (flags & 1) throw new ZipRefused('ENCRYPTED')
  const nameLength = bytes.readUInt16LE(at + 28)
  const nameEnd = at + headerLength + nameLength
  const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  const [length, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)]
  const local = bytes.readUInt32LE(at + 42)
  const name = bytes.subarray(at + headerLength, nameEnd)
  const start = startOfData(bytes, local, name)
  const isKnown = method === 8 || (method === 0 && length === size)
  if (!isKnown || start + length > directory || next > bytes.length) throw new ZipRefused('DAMAGED')
  return { entry: { name: name.toString('utf8'), isCompressed: method === 8, start, length, size }, next }
}

/** Both headers of a file must name it alike. */
function startOfData(bytes: Buffer, local: number, name: Buffer): number {
  if (local + localLength > bytes.length || bytes.readUInt32LE(local) !== 0x04034b50) throw new ZipRefused('DAMAGED')
  const nameEnd = local + localLength + bytes.readUInt16LE(local + 26)
  if (!bytes.subarray(local + localLength, nameEnd).equals(name)) throw new ZipRefused('DAMAGED')
  return nameEnd + bytes.readUInt16LE(local + 28)
}

const isPlainPath = (name: string) =>
  name !== '' && !name.startsWith('/') && !/[\\:\0]/.test(name) && !name.split('/').includes('..')

/** A byte that belongs to many files is how a small archive becomes a petabyte. */
function refuseOverlaps(entries: ZipEntry[], directory: number) {
  const sorted = entries.sort((one, other) => one.start - other.start)
  for (const [place, { start, length }] of sorted.entries()) {
    const next = sorted[place + 1]?.start ?? directory
    if (start + length > next) throw new ZipRefused('DAMAGED')
  }
}
