import type { Inflate, InflateRaw } from 'node:zlib'

/**
 * How long data is once it is inflated. Piece by piece, so that a bomb of any size takes no memory; it ends above `max`.
 * @param inflating a new stream
 */
export async function inflatedLength(
  inflating: Inflate | InflateRaw,
  pieces: readonly Uint8Array[],
  max: number,
): Promise<number> {
  let length = 0
  try {
    for (const piece of pieces) inflating.write(piece)
    inflating.end()
    for await (const piece of inflating as AsyncIterable<Buffer>) {
      length += piece.length
      if (length > max) break
    }
  } catch {
    // What came before the damage counts.
  }
  return length
}
