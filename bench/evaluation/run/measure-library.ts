import { libraryDocument } from '../../../services/copilot/src/search/large-library/library-documents.ts'
import { type Figure, figureOf } from './figure.ts'
import type { SearchDatabase } from './search-database.ts'

const documents = 10_000
const atOnce = 40
const rounds = 5

/** Common words, rare ones, an amount, a number of a document, a typo. */
const questions = [
  'general liability limit',
  'What is the deductible for wind and hail at the building in Bakerlin?',
  'COI with AI and WOS',
  '$1,000,000 each occurrence',
  'LIB-000017',
  'subrogatoin endorsment',
] as const

/** The median of the slowest kind of question over a library. */
export async function measureLibrary(database: SearchDatabase): Promise<Figure[]> {
  for (let from = 0; from < documents; from += atOnce) {
    const files = Array.from({ length: Math.min(atOnce, documents - from) }, (_, at) => libraryDocument(from + at, 1))
    await database.index(files, 'knowledge')
  }
  const medians: number[] = []
  for (const text of questions) {
    const times: number[] = []
    for (let round = -1; round < rounds; round += 1) {
      const begun = performance.now()
      await database.search(text, { scopeKey: 'knowledge' })
      if (round >= 0) times.push(performance.now() - begun)
    }
    medians.push(times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0)
  }
  return [figureOf('search.library.ms', Math.max(...medians), documents)]
}
