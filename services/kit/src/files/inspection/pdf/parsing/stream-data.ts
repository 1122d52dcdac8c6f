import { type PDFDict, PDFName, PDFNumber, PDFRef } from '@cantoo/pdf-lib'

const keyword = 'endstream'
/** White space between the data and the keyword; a length object behind it stands near. */
const maxGap = 8
const nearby = 100

/** Where a stream's data ends, and where the parser continues: behind `endstream`. A wrong length is repaired. */
export function dataEnd(file: Buffer, start: number, dict: PDFDict): { end: number; next: number } {
  const declared = dict.get(PDFName.of('Length'))
  const known = declared instanceof PDFRef ? dict.lookup(PDFName.of('Length')) : declared
  if (known instanceof PDFNumber && known.asNumber() >= 0) {
    const next = keywordAfter(file, start + known.asNumber())
    if (next !== null) return { end: start + known.asNumber(), next }
  }
  const found = file.indexOf(keyword, start, 'latin1')
  if (found < 0) throw new Error('A stream has no end.')
  const next = found + keyword.length
  const length = declared instanceof PDFRef ? lengthBehind(file, next, declared) : null
  if (length !== null && keywordAfter(file, start + length) === next) return { end: start + length, next }
  return { end: withoutLineEnd(file, start, found), next }
}

function keywordAfter(file: Buffer, at: number): number | null {
  const text = file.toString('latin1', at, at + maxGap + keyword.length)
  const place = text.search(/[^\s\0]/)
  return place >= 0 && text.startsWith(keyword, place) ? at + place + keyword.length : null
}

/** Most programs write the length as the next object, once they know it. */
function lengthBehind(file: Buffer, at: number, { objectNumber, generationNumber }: PDFRef): number | null {
  const text = file.toString('latin1', at, at + nearby)
  const [, number, generation, length] = /^\s*endobj\s+(\d+)\s+(\d+)\s+obj\s+(\d+)\s/.exec(text) ?? []
  const isMeant = Number(number) === objectNumber && Number(generation) === generationNumber
  return isMeant ? Number(length) : null
}

function withoutLineEnd(file: Buffer, start: number, end: number) {
  if (end > start + 1 && file[end - 2] === 13 && file[end - 1] === 10) return end - 2
  return end > start && (file[end - 1] === 10 || file[end - 1] === 13) ? end - 1 : end
}
