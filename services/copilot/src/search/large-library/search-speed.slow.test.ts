import { demoAgencies } from '@coverdesk/kit'
import { beforeAll, expect, it } from 'vitest'
import { SearchSegment } from '../models/search-segment.model.ts'
import { useSearchDatabase } from '../testing/search-subgraph.ts'
import { indexLibrary, measureSearches } from './measure.ts'

/** The long form has 25 times as many. */
const documents = 400
/** Twenty times as many documents; a search that walked all of them would take some twenty times as long. */
const most = 8
const agencyId = demoAgencies.harborPoint.id

useSearchDatabase()
beforeAll(() => indexLibrary(agencyId, documents, 'knowledge'), 120_000)

it('a scope of many documents has few segments', async () => {
  expect(await SearchSegment.collection.countDocuments({ scopes: 'knowledge' })).toBeLessThan(40)
})

it('a search over 400 documents takes little longer than one over 20', async () => {
  const fileIds = Array.from({ length: 20 }, (_, number) => `library-${number * 17}`)
  const few = await measureSearches(agencyId, { fileIds }, 10)
  const many = await measureSearches(agencyId, { scopeKey: 'knowledge' }, 10)
  const sum = (times: { median: number }[]) => times.reduce((total, { median }) => total + median, 0)
  expect(sum(many) / sum(few), `${sum(many)} ms against ${sum(few)} ms`).toBeLessThan(most)
}, 60_000)
