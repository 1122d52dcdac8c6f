import { inTenantScope } from '@coverdesk/kit'
import { completeFile, indexFile, type SearchScope, searchPassages } from '../index.ts'
import { SearchedFile } from '../models/searched-file.model.ts'
import { indexing } from '../testing/search-subgraph.ts'
import { libraryDocument } from './library-documents.ts'

/** Indexes a library as jobs would, several documents in a transaction. */
export async function indexLibrary(agencyId: string, documents: number, scopeKey: string, pages = 2): Promise<void> {
  const atOnce = 8
  for (let from = 0; from < documents; from += atOnce) {
    await indexing(agencyId, async () => {
      for (let number = from; number < Math.min(documents, from + atOnce); number += 1) {
        const { pages: read, ...file } = libraryDocument(number, pages)
        await indexFile({ ...file, scopeKeys: [scopeKey] }, read)
        await completeFile(file.id)
      }
    })
  }
}

/** What people ask: common words only, rare ones, numbers, a typo, a sentence. */
export const measuredQuestions = [
  'general liability limit',
  'policy coverage insurance limit insured loss damage property',
  'What is the deductible for wind and hail at the building in Bakerlin?',
  'COI with AI and WOS',
  'waiver of subrogation in favor of the landlord',
  '$1,000,000 each occurrence',
  'LIB-000017',
  'subrogatoin endorsment',
  'masholford contents limit',
]

/** The median time of reading one record by its key, in milliseconds: what this machine and its other work make of a question. */
export async function measureRead(agencyId: string, rounds: number): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now()
    await inTenantScope(agencyId, () => SearchedFile.findOne({ fileId: 'library-3' }).lean())
    times.push(performance.now() - begun)
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}

/** Median and slowest times of searches in milliseconds. */
export async function measureSearches(agencyId: string, scope: SearchScope, rounds: number) {
  const times: Record<string, number[]> = {}
  for (let round = -2; round < rounds; round += 1) {
    for (const text of measuredQuestions) {
      const begun = performance.now()
      await inTenantScope(agencyId, () => searchPassages({ text, scope }))
      if (round >= 0) times[text] = [...(times[text] ?? []), performance.now() - begun]
    }
  }
  return Object.entries(times).map(([text, all]) => {
    const sorted = all.sort((a, b) => a - b)
    return { text, median: sorted[Math.floor(sorted.length / 2)] ?? 0, slowest: sorted.at(-1) ?? 0 }
  })
}
