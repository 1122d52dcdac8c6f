import type { Outcome, TimeLimits } from '@coverdesk/kit'
import { currentReader } from './process/reading-process.ts'
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
  timeLimits?: TimeLimits
}

/**
 * What a document states, found in the process that reads, within its limits of time and memory.
 * @param pages of the document, each as `pageBytes`
 * @returns why there is no answer where there is none
 */
export async function readFacts(pages: Content, options: FactsOptions): Promise<Outcome<FactsAnswer>> {
  const { name, agencyId, signal, timeLimits } = options
  signal?.throwIfAborted()
  try {
    const { path, remove } = await storeContent(pages, signal)
    try {
      return await currentReader().findFacts(agencyId, { pagesPath: path, name }, timeLimits)
    } finally {
      await remove()
      signal?.throwIfAborted()
    }
  } catch (error) {
    if (!(error instanceof ReadingFailed)) throw error
    return error.kind === 'EMPTY' ? { state: 'ANSWERED', answer: { facts: [], rejected: [] } } : { state: 'TOO_MUCH' }
  }
}
