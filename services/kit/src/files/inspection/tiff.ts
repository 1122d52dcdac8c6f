import { checkPixels, damaged } from './limits/pixels.ts'

/** A fax has fewer pages, and a page fewer entries and strips. */
const maxPages = 1_000
const maxEntries = 500
const maxStrips = 50_000
/** In bytes, of one value of each type. */
const sizes: Record<number, number> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
  11: 4,
  12: 8,
  13: 4,
}
const tag = { width: 256, height: 257, stripOffsets: 273, stripLengths: 279, tileOffsets: 324, tileLengths: 325 }

/** Page by page: each has a size, lies within the file, and comes once. */
export function checkTiff(bytes: Buffer): string | null {
  if (bytes.length < 8) return damaged
  const reader = new TiffReader(bytes)
  const seen = new Set<number>()
  let at = reader.long(4)
  while (at !== 0) {
    if (seen.has(at) || seen.size >= maxPages || at + 2 > bytes.length) return damaged
    seen.add(at)
    const count = reader.short(at)
    const end = at + 2 + count * 12
    if (count === 0 || count > maxEntries || end + 4 > bytes.length) return damaged
    const problem = checkPage(reader, at + 2, count)
    if (problem) return problem
    at = reader.long(end)
  }
  return seen.size > 0 ? null : damaged
}

function checkPage(reader: TiffReader, from: number, count: number): string | null {
  const values = new Map<number, number[]>()
  const wanted: number[] = Object.values(tag)
  for (let place = 0; place < count; place += 1) {
    const entry = from + place * 12
    const read = reader.values(entry)
    if (!read) return damaged
    if (wanted.includes(reader.short(entry))) values.set(reader.short(entry), read())
  }
  const [width = 0, height = 0] = [values.get(tag.width)?.[0], values.get(tag.height)?.[0]]
  const offsets = values.get(tag.stripOffsets) ?? values.get(tag.tileOffsets) ?? []
  const lengths = values.get(tag.stripLengths) ?? values.get(tag.tileLengths) ?? []
  const isInside = offsets.every((offset, place) => offset + (lengths[place] ?? 0) <= reader.length)
  if (offsets.length === 0 || offsets.length !== lengths.length || !isInside) return damaged
  return checkPixels(width, height)
}

class TiffReader {
  readonly length: number
  readonly #isLittle: boolean

  constructor(private readonly bytes: Buffer) {
    this.length = bytes.length
    this.#isLittle = bytes[0] === 0x49
  }

  short = (at: number) => (this.#isLittle ? this.bytes.readUInt16LE(at) : this.bytes.readUInt16BE(at))
  long = (at: number) => (this.#isLittle ? this.bytes.readUInt32LE(at) : this.bytes.readUInt32BE(at))

  /** @returns null if the values of an entry lie outside of the file */
  values(entry: number): (() => number[]) | null {
    const [type, count] = [this.short(entry + 2), this.long(entry + 4)]
    const size = sizes[type] ?? 1
    const start = size * count <= 4 ? entry + 8 : this.long(entry + 8)
    if (start + size * count > this.length) return null
    return () => {
      const read = size === 2 ? this.short : size === 4 ? this.long : (at: number) => this.bytes[at] ?? 0
      return Array.from({ length: Math.min(count, maxStrips) }, (_, place) => read(start + place * size))
    }
  }
}
