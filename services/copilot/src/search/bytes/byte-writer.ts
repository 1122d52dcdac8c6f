/** Collects bytes; whole numbers take one byte for each seven bits. */
export class ByteWriter {
  private bytes = Buffer.allocUnsafe(256)
  private length = 0

  get size(): number {
    return this.length
  }

  byte(value: number): this {
    this.room(1)
    this.bytes[this.length++] = value
    return this
  }

  /** @param value a whole number from 0 to 2^53 */
  number(value: number): this {
    this.room(8)
    let rest = value
    while (rest >= 128) {
      this.bytes[this.length++] = (rest % 128) + 128
      rest = Math.floor(rest / 128)
    }
    this.bytes[this.length++] = rest
    return this
  }

  /** A whole number that may be negative. */
  signed(value: number): this {
    return this.number(value < 0 ? -value * 2 - 1 : value * 2)
  }

  text(text: string): this {
    const size = Buffer.byteLength(text)
    this.number(size).room(size)
    this.length += this.bytes.write(text, this.length)
    return this
  }

  raw(bytes: Uint8Array): this {
    this.room(bytes.length)
    this.bytes.set(bytes, this.length)
    this.length += bytes.length
    return this
  }

  /** A copy of what was written. */
  take(): Buffer {
    return Buffer.from(this.bytes.subarray(0, this.length))
  }

  private room(size: number) {
    if (this.length + size <= this.bytes.length) return
    const larger = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.length + size))
    this.bytes.copy(larger, 0, 0, this.length)
    this.bytes = larger
  }
}
