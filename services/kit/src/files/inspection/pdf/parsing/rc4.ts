/** The stream cipher of old PDFs; Node's OpenSSL no longer has it. Decryption is the same as encryption. */
export function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (one: number, other: number) => {
    const kept = state[one] ?? 0
    state[one] = state[other] ?? 0
    state[other] = kept
  }
  for (let index = 0, other = 0; index < 256; index += 1) {
    other = (other + (state[index] ?? 0) + (key[index % key.length] ?? 0)) & 255
    swap(index, other)
  }
  const result = Buffer.allocUnsafe(data.length)
  for (let at = 0, one = 0, other = 0; at < data.length; at += 1) {
    one = (one + 1) & 255
    other = (other + (state[one] ?? 0)) & 255
    swap(one, other)
    const mask = state[((state[one] ?? 0) + (state[other] ?? 0)) & 255] ?? 0
    result[at] = (data[at] ?? 0) ^ mask
  }
  return result
}
