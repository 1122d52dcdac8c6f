import { setImmediate } from 'node:timers/promises'
import PostalMime from 'postal-mime'

/** What postal-mime has inside and doesn’t declare: it calls this for each line, and collects the lines of a part. */
interface Inside {
  currentNode?: { contentDecoder?: { chunks?: unknown[] } | null }
  processLine(line: Uint8Array, isFinal: boolean): Promise<void>
}

/** After so many lines others get their turn: some milliseconds. */
const turn = 2_000

const lineEnd = Buffer.from('\n')

/**
 * Parses like postal-mime, and lets others work meanwhile. The lines of a part are put together before there are many of them:
 * a blob of 200,000 lines, as postal-mime would make it, takes seconds.
 */
export class PatientParser extends PostalMime {
  #lines = 0
  #last: unknown[] | undefined
  /** How many of the last part’s pieces are put together. */
  #joined = 0

  processLine(line: Uint8Array, isFinal: boolean): Promise<void> {
    this.#lines += 1
    return this.#lines % turn === 0 ? this.#rest().then(() => this.#parse(line, isFinal)) : this.#parse(line, isFinal)
  }

  #parse(line: Uint8Array, isFinal: boolean): Promise<void> {
    return (PostalMime.prototype as unknown as Inside).processLine.call(this, line, isFinal)
  }

  async #rest(): Promise<void> {
    this.#join()
    await setImmediate()
  }

  #join() {
    const chunks = (this as unknown as Inside).currentNode?.contentDecoder?.chunks
    if (chunks !== this.#last) this.#joined = 0
    this.#last = chunks
    if (!chunks || chunks.length - this.#joined < turn) return
    const pieces = chunks.splice(this.#joined).map(piece => (piece === '\n' ? lineEnd : (piece as Uint8Array)))
    chunks.push(new Uint8Array(Buffer.concat(pieces)))
    this.#joined = chunks.length
  }
}
