import type { Box, Word } from '../../reading/page.ts'
import { ByteReader } from '../bytes/byte-reader.ts'
import { ByteWriter } from '../bytes/byte-writer.ts'

/** Boxes are stored in ten-thousandths of the page: a tenth of a millimeter is three of them on letter paper. */
const steps = 10_000
/** Confidences are stored in hundredths. */
const hundred = 100

/**
 * The words of a page in some ten bytes each, a tenth of what they take as documents: a 500-page PDF has 250,000 of them. Their
 * letters are in the text of the page.
 */
export function packWords(words: readonly Word[]): Buffer {
  const writer = new ByteWriter()
  let end = 0
  let last = { x: 0, y: 0 }
  for (const { text, offset, box, confidence } of words) {
    writer.signed(offset - end).number(text.length)
    end = offset + text.length
    writer.byte(Math.round(within(confidence) * hundred) + (box ? hundred + 1 : 0))
    if (box) last = writeBox(writer, box, last)
  }
  return writer.take()
}

function writeBox(writer: ByteWriter, box: Box, last: { x: number; y: number }) {
  const [x, y] = [step(box.x), step(box.y)]
  writer
    .signed(x - last.x)
    .signed(y - last.y)
    .number(step(box.width))
    .number(step(box.height))
  return { x, y }
}

const within = (fraction: number) => Math.min(1, Math.max(0, fraction))
const step = (fraction: number) => Math.round(within(fraction) * steps)

/** @param text of the page that the words are of */
export function unpackWords(text: string, packed: Buffer): Word[] {
  const reader = new ByteReader(packed)
  const words: Word[] = []
  let end = 0
  let last = { x: 0, y: 0 }
  while (!reader.isAtEnd) {
    const offset = end + reader.signed()
    end = offset + reader.number()
    const flags = reader.byte()
    const hasBox = flags > hundred
    const confidence = (hasBox ? flags - hundred - 1 : flags) / hundred
    if (hasBox) last = { x: last.x + reader.signed(), y: last.y + reader.signed() }
    const box = hasBox ? boxAt(last, reader.number(), reader.number()) : null
    words.push({ text: text.slice(offset, end), offset, box, confidence })
  }
  return words
}

const boxAt = ({ x, y }: { x: number; y: number }, width: number, height: number): Box => ({
  x: x / steps,
  y: y / steps,
  width: width / steps,
  height: height / steps,
})
