/** How long data is once it is unpacked, without unpacking it: a bomb of these kinds costs no memory. Both stop above `max`. */

const clearTable = 256
const endOfData = 257
const tableSize = 4096

export function lzwLength(data: Uint8Array, earlyChange: 0 | 1, max: number): number {
  const lengths = new Uint32Array(tableSize).fill(1, 0, clearTable)
  let [next, width, previous, total] = [endOfData + 1, 9, -1, 0]
  let [bits, available] = [0, 0]
  for (const byte of data) {
    bits = ((bits << 8) | byte) & 0xffffff
    available += 8
    if (available < width) continue
    available -= width
    const code = (bits >>> available) & ((1 << width) - 1)
    if (code === endOfData) break
    if (code === clearTable) {
      next = endOfData + 1
      width = 9
      previous = -1
      continue
    }
    const before = previous < 0 ? 0 : (lengths[previous] ?? 0)
    if (previous >= 0 && next < tableSize) lengths[next++] = before + 1
    total += code < next ? (lengths[code] ?? 0) : before
    if (total > max) break
    previous = code
    const size = next + earlyChange
    width = size >= 2048 ? 12 : size >= 1024 ? 11 : size >= 512 ? 10 : 9
  }
  return total
}

export function runLength(data: Uint8Array, max: number): number {
  let total = 0
  for (let at = 0; at < data.length && total <= max; ) {
    const length = data[at] ?? 0
    if (length === 128) break
    total += length < 128 ? length + 1 : 257 - length
    at += length < 128 ? length + 2 : 2
  }
  return total
}
