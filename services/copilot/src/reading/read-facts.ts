import { askForFacts } from './process/reading-process.ts'
import type { FactsAnswer } from './process/reading-question.ts'
import { type Content, storeContent } from './process/stored-content.ts'
import { ReadingFailed } from './reading-failure.ts'

export type { FactsAnswer }

interface FactsOptions {
  /** Of the document. */
  name: string
  /** Agencies take turns, with their pages, too. */
  agencyId: string
  signal?: AbortSignal
  /** In milliseconds. */
  timeLimit?: number
}

/**
 * What a document states, found in the process that reads, within its limits of time and memory.
 * @param pages of the document, each as `pageBytes`
 * @returns null where it would take too long or too much memory
 */
export async function readFacts(pages: Content, options: FactsOptions): Promise<FactsAnswer | null> {
  const { name, agencyId, signal, timeLimit } = options
  signal?.throwIfAborted()
  try {
    const { path, remove } = await storeContent(pages, signal)
    try {
      return await askForFacts(agencyId, { pagesPath: path, name }, timeLimit)
    } finally {
      await remove()
      signal?.throwIfAborted()
    }
  } catch (error) {
    if (!(error instanceof ReadingFailed)) throw error
    return error.kind === 'EMPTY' ? { facts: [], rejected: [] } : null
  }
}
