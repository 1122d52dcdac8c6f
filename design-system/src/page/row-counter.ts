const quote = 0x22
const lineFeed = 0x0a

function brokenOff(cause: unknown): never {
  throw new Error('The export broke off in the middle. Check your connection and try again.', { cause })
}

/** Counts the rows of a CSV file while it comes: ends of lines, but those within quotes. */
export class RowCounter {
  #ends = 0
  #isQuoted = false

  /** Without the headings. */
  get rows(): number {
    return Math.max(this.#ends - 1, 0)
  }

  /**
   * Passes the bytes on.
   * @param onRows hears how many rows have come, after each part
   * @throws an Error with a sentence for people when they end too early
   */
  async *count(
    bytes: ReadableStream<Uint8Array>,
    onRows: (rows: number) => void,
  ): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    const reader = bytes.getReader()
    try {
      for (;;) {
        const { done, value } = await reader.read().catch(brokenOff)
        if (done) return
        this.#look(value)
        onRows(this.rows)
        yield value as Uint8Array<ArrayBuffer>
      }
    } finally {
      // Whoever reads no further needs no more.
      void reader.cancel().catch(() => undefined)
    }
  }

  #look(bytes: Uint8Array) {
    for (const byte of bytes) {
      if (byte === quote) this.#isQuoted = !this.#isQuoted
      else if (byte === lineFeed && !this.#isQuoted) this.#ends += 1
    }
  }
}
