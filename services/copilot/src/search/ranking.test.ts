import { demoAgencies, inTenantScope } from '@coverdesk/kit'
import { beforeAll, expect, it } from 'vitest'
import { searchPassages } from './search-passages.ts'
import { otherDocuments } from './testing/documents/other-documents.ts'
import { policyDocuments } from './testing/documents/policies.ts'
import { questions } from './testing/documents/questions.ts'
import { indexDocuments } from './testing/index-documents.ts'
import { useSearchDatabase } from './testing/search-subgraph.ts'

useSearchDatabase()
const agencyId = demoAgencies.harborPoint.id
const documents = [...policyDocuments, ...otherDocuments]
const least = 0.95

beforeAll(() => indexDocuments(agencyId, documents, ['knowledge']))

async function missesOf(most: number): Promise<string[]> {
  const misses: string[] = []
  for (const { asked, fileId, page } of questions) {
    const found = await inTenantScope(agencyId, () =>
      searchPassages({ text: asked, scope: { scopeKey: 'knowledge' }, limit: most }),
    )
    if (found.some(passage => passage.fileId === fileId && passage.page === page)) continue
    misses.push(`${asked} → ${found.map(passage => `${passage.fileId} ${passage.page}`).join(', ')}`)
  }
  return misses
}

it('finds the page that answers among the first three passages', async () => {
  const misses = await missesOf(3)
  console.log(`hit@3: ${questions.length - misses.length} of ${questions.length}`)
  expect(1 - misses.length / questions.length, misses.join('\n')).toBeGreaterThanOrEqual(least)
})

it('mostly finds it first', async () => {
  const misses = await missesOf(1)
  console.log(`hit@1: ${questions.length - misses.length} of ${questions.length}\n${misses.join('\n')}`)
  expect(1 - misses.length / questions.length, misses.join('\n')).toBeGreaterThanOrEqual(0.8)
})
