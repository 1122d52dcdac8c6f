import { LiveText } from '../records/live-text.model.ts'
import { tellProgress } from '../story/tell.ts'
import type { RunWork } from './run-work.ts'

/** What is being written is stored four times a second at most, the first of it at once. */
const interval = 250

/** Stores what Cara writes while she writes it. */
export class LiveWriter {
  #text = ''
  #stored = ''
  #writing: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(private readonly work: RunWork) {}

  write(delta: string): void {
    this.#text += delta
    this.#flushSoon()
  }

  /** What was written is void. */
  restart(): void {
    this.#text = ''
    this.#flushSoon()
  }

  /** Waits for what is on its way; nothing is stored after that. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#writing
  }

  #flushSoon() {
    if (this.#isClosed || this.#timer || this.#writing) return
    this.#writing = this.#flush().finally(() => {
      this.#writing = undefined
      if (this.#isClosed) return
      this.#timer = setTimeout(() => {
        this.#timer = undefined
        if (this.#text !== this.#stored) this.#flushSoon()
      }, interval)
    })
  }

  async #flush() {
    const text = this.#text
    try {
      await this.work.save(async ({ _id, workspaceId }) => {
        await LiveText.updateOne({ workspaceId }, { $set: { runId: _id, text } }, { upsert: true })
        tellProgress(workspaceId)
      })
      this.#stored = text
    } catch {
      // It is only shown meanwhile. What stops the run stops its next step, too.
    }
  }
}
