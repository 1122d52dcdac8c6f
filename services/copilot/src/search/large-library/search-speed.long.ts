import { demoAgencies } from '@coverdesk/kit'
import { beforeAll, expect, it } from 'vitest'
import { SearchSegment } from '../models/search-segment.model.ts'
import { useSearchDatabase } from '../testing/search-subgraph.ts'
import { indexLibrary, measureRead, measureSearches } from './measure.ts'

const documents = Number(process.env['SEARCH_DOCUMENTS'] ?? 10_000)
/** The goals of design/cara.md §10. */
const goals = { library: 100, workspace: 10 }
const agencyId = demoAgencies.harborPoint.id

useSearchDatabase()

let megabytesBefore = 0
beforeAll(async () => {
  const begun = performance.now()
  await indexLibrary(agencyId, documents, 'knowledge')
  const segments = await SearchSegment.collection.countDocuments({ scopes: 'knowledge' })
  const seconds = (performance.now() - begun) / 1_000
  console.log(`${documents} documents in ${seconds.toFixed(0)} s, ${segments} segments of the library`)
  megabytesBefore = heap()
}, 60 * 60_000)

const heap = () => {
  globalThis.gc?.()
  return process.memoryUsage().rss / 2 ** 20
}

const print = (times: { text: string; median: number; slowest: number }[]) =>
  console.log(
    times.map(({ text, median, slowest }) => `${median.toFixed(1)} ms (${slowest.toFixed(1)}) ${text}`).join('\n'),
  )

it('a library of ten thousand documents answers within a tenth of a second', async () => {
  const times = await measureSearches(agencyId, { scopeKey: 'knowledge' }, 15)
  print(times)
  console.log(`a read by key: ${(await measureRead(agencyId, 100)).toFixed(1)} ms`)
  console.log(`memory ${megabytesBefore.toFixed(0)} MB before, ${heap().toFixed(0)} MB after`)
  expect(Math.max(...times.map(({ median }) => median))).toBeLessThan(goals.library)
})

it('a workspace of twenty documents answers the usual question within ten milliseconds', async () => {
  const fileIds = Array.from({ length: 20 }, (_, number) => `library-${number * 31}`)
  const times = await measureSearches(agencyId, { fileIds }, 30)
  print(times)
  for (const { median } of times) expect(median).toBeLessThan(goals.workspace)
})
