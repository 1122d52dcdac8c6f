import { ByteReader } from '../bytes/byte-reader.ts'
import { ByteWriter } from '../bytes/byte-writer.ts'
import type { PassagePlace } from './segment-content.ts'

/** The passages of a segment as its record keeps them: a byte or two for each. */
export function packTable(passages: readonly PassagePlace[]): { fileIds: string[]; table: Buffer } {
  const fileIds = [...new Set(passages.map(({ fileId }) => fileId))]
  const ofFiles = new Map(fileIds.map(fileId => [fileId, [] as number[]]))
  for (const { fileId, number } of passages) ofFiles.get(fileId)?.push(number)
  const writer = new ByteWriter()
  for (const numbersOfFile of ofFiles.values()) {
    writer.number(numbersOfFile.length)
    let last = 0
    for (const number of numbersOfFile) {
      writer.signed(number - last)
      last = number
    }
  }
  return { fileIds, table: writer.take() }
}

export function unpackTable(fileIds: readonly string[], table: Buffer): PassagePlace[] {
  const reader = new ByteReader(table)
  return fileIds.flatMap(fileId => {
    let number = 0
    return Array.from({ length: reader.number() }, () => {
      number += reader.signed()
      return { fileId, number }
    })
  })
}
