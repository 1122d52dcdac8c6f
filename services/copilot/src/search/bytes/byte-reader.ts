/** Reads what a `ByteWriter` wrote. */
export class ByteReader {
  private place = 0

  constructor(private readonly bytes: Buffer) {}

  get isAtEnd(): boolean {
    return this.place >= this.bytes.length
  }

  byte(): number {
    return this.bytes[this.place++] ?? 0
  }

  number(): number {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte()
      if (byte < 128) return value + byte * factor
      value += (byte - 128) * factor
    }
  }

  signed(): number {
    const value = this.number()
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2
  }

  text(): string {
    return this.part(this.number()).toString('utf8')
  }

  /** The next bytes, not copied. */
  part(size: number): Buffer {
    const from = this.place
    this.place += size
    return this.bytes.subarray(from, this.place)
  }
}
