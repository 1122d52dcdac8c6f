import { constants, crc32, createInflate, inflateSync } from 'node:zlib'
import { inflatedLength } from './limits/inflated-length.ts'
import { bomb, checkPixels, damaged, trailing } from './limits/pixels.ts'

const signatureLength = 8
const megabyte = 1024 * 1024
/** Of a text or a color profile, and of all of them, in bytes. */
const maxText = 8 * megabyte
const maxTexts = 32 * megabyte
/** What programs write behind the last row, in bytes. */
const slack = 64 * 1024
/** Of all frames of an animation together, in bytes. */
const maxFrames = 1024 * megabyte

interface Chunk {
  type: string
  content: Buffer
}

/** Chunk by chunk from IHDR to IEND, with nothing before, between or behind, and nothing that grows without bounds. */
export async function checkPng(bytes: Buffer): Promise<string | null> {
  const chunks = chunksOf(bytes)
  if (typeof chunks === 'string') return chunks
  const header = chunks[0]?.content
  if (header?.length !== 13) return damaged
  return (
    checkPixels(header.readUInt32BE(0), header.readUInt32BE(4)) ??
    checkTexts(chunks) ??
    (await checkFrames(chunks, header))
  )
}

function chunksOf(bytes: Buffer): Chunk[] | string {
  const chunks: Chunk[] = []
  let at = signatureLength
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    const end = at + 12 + length
    if (end > bytes.length) return damaged
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return damaged
    if ((type === 'IHDR') !== (chunks.length === 0)) return damaged
    if (type === 'IEND') return end === bytes.length ? chunks : trailing
    chunks.push({ type, content: bytes.subarray(at + 8, end - 4) })
    at = end
  }
  return damaged
}

/** Compressed texts and color profiles are inflated by whoever shows the picture. */
function checkTexts(chunks: readonly Chunk[]) {
  let sum = 0
  for (const { type, content } of chunks) {
    const data = packedIn(type, content)
    if (!data) continue
    try {
      sum += inflateSync(data, { maxOutputLength: maxText, finishFlush: constants.Z_SYNC_FLUSH }).length
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return bomb
    }
    if (sum > maxTexts) return bomb
  }
  return null
}

/** The compressed part of a chunk that begins with a name, or null. */
function packedIn(type: string, content: Buffer): Buffer | null {
  const nameEnd = content.indexOf(0)
  if (nameEnd < 0) return null
  if (type === 'zTXt' || type === 'iCCP') return content.subarray(nameEnd + 2)
  if (type !== 'iTXt' || content[nameEnd + 1] !== 1) return null
  const languageEnd = content.indexOf(0, nameEnd + 3)
  const keywordEnd = languageEnd < 0 ? -1 : content.indexOf(0, languageEnd + 1)
  return keywordEnd < 0 ? null : content.subarray(keywordEnd + 1)
}

/** The picture, and those that follow it in an animation: none has more rows than the header says. */
async function checkFrames(chunks: readonly Chunk[], header: Buffer) {
  const most = sizeOfPixels(header) + slack
  const frames: Buffer[][] = [[], []]
  for (const { type, content } of chunks) {
    if (type === 'IDAT') frames[0]?.push(content)
    else if (type === 'fcTL') frames.push([])
    // Behind the number of its place.
    else if (type === 'fdAT') frames.at(-1)?.push(content.subarray(4))
  }
  let sum = 0
  for (const pieces of frames) {
    if (pieces.length === 0) continue
    const inflating = createInflate({ finishFlush: constants.Z_SYNC_FLUSH })
    const length = await inflatedLength(inflating, pieces, most)
    sum += length
    if (length > most || sum > maxFrames) return bomb
  }
  return null
}

const partsOfColor: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** All rows with the byte that tells each one's filter; interlaced pictures have up to twice as many rows, of fewer points. */
function sizeOfPixels(header: Buffer) {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const [depth = 8, color = 6, , , interlace = 0] = header.subarray(8)
  const row = Math.ceil((width * depth * (partsOfColor[color] ?? 4)) / 8)
  return interlace === 0 ? height * (row + 1) : 2 * height * (row + 8)
}
