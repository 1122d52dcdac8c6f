import { bomb } from '../limits/pixels.ts'
import { PdfRefused, tooManyParts } from './terms/pdf-refused.ts'

const megabyte = 1024 * 1024
/** Names, numbers, strings and so on, each place counted. A tagged document of a thousand pages has about one million. */
const maxValues = 2_000_000
/** Arrays and dictionaries inside one another. */
const maxDepth = 100
/** What all streams of a document may grow to, in bytes. */
const maxTotalBytes = 1024 * megabyte
/** Objects of an object stream become objects of this process, so they get less, in bytes. */
const maxObjectBytes = 96 * megabyte

/** What one document may cost to read and copy. */
export class Budget {
  #values = 0
  #depth = 0
  #bytes = 0
  #objectBytes = 0
  /** The library's parser swallows exceptions, so a refusal is also kept. */
  #refusal: PdfRefused | null = null

  /** Parses one value, which may contain others. */
  nested<Value>(parse: () => Value): Value {
    this.spendValue()
    this.#depth += 1
    try {
      if (this.#depth > maxDepth) throw new Error('A value is nested too deeply.')
      return parse()
    } finally {
      this.#depth -= 1
    }
  }

  spendValue(): void {
    this.#values += 1
    if (this.#values > maxValues) this.refuse(tooManyParts)
  }

  spendBytes(count: number): void {
    this.#bytes += count
    if (this.#bytes > maxTotalBytes) this.refuse(bomb)
  }

  spendObjectBytes(count: number): void {
    this.#objectBytes += count
    if (this.#objectBytes > maxObjectBytes) this.refuse(bomb)
    this.spendBytes(count)
  }

  refuse(reason: string): never {
    this.#refusal ??= new PdfRefused(reason)
    throw this.#refusal
  }

  /** @throws PdfRefused when the document was refused before */
  check(): void {
    if (this.#refusal) throw this.#refusal
  }
}
