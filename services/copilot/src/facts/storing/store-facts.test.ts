import { demoAgencies, inTenantScope } from '@coverdesk/kit'
import { describe, expect, it } from 'vitest'
import { useSearchDatabase } from '../../search/testing/search-subgraph.ts'
import { extractFacts } from '../extract-facts.ts'
import { sheetOf } from '../testing/sheet-of.ts'
import { DocumentFact } from './document-fact.model.ts'
import { factsOf } from './facts-of.ts'
import { forgetFacts, storeFacts } from './store-facts.ts'

useSearchDatabase()
const here = <Result>(act: () => Promise<Result>) => inTenantScope(demoAgencies.harborPoint.id, act)
const there = <Result>(act: () => Promise<Result>) => inTenantScope(demoAgencies.canary.id, act)

const facts = extractFacts(
  [
    sheetOf(
      '# Commercial General Liability Declarations\n\nEach occurrence limit: $1,000,000\nEach occurrence limit: $500,000\nDeductible: $0',
    ),
  ],
  { name: 'policy.pdf' },
)

describe('stored facts', () => {
  it('are what was found, with the file in their evidence', () =>
    here(async () => {
      await storeFacts('one', facts)
      const stored = await factsOf(['one'])
      const withFile = facts.map(fact => ({
        ...fact,
        evidence: fact.evidence.map(piece => ({ ...piece, fileId: 'one' })),
      }))
      expect(stored).toEqual(withFile.map(fact => ({ ...fact, fileId: 'one', isOutdated: false })))
      expect(stored.map(({ state }) => state)).toEqual(expect.arrayContaining(['FOUND', 'AMBIGUOUS', 'NOT_FOUND']))
    }))

  it('of some fields and several files come in the order of the files', () =>
    here(async () => {
      await storeFacts('two', facts)
      await storeFacts('three', facts)
      const found = await factsOf(['three', 'two'], ['deductible', 'glPerOccurrenceLimit'])
      expect(found.map(({ fileId, field }) => `${fileId} ${field}`).sort()).toHaveLength(4)
      expect([...new Set(found.map(({ fileId }) => fileId))]).toEqual(['three', 'two'])
    }))

  it('are replaced when a file is read again', () =>
    here(async () => {
      await storeFacts('four', facts)
      await storeFacts('four', facts.slice(0, 1))
      expect(await factsOf(['four'])).toHaveLength(1)
    }))

  it('of earlier rules are outdated', () =>
    here(async () => {
      await storeFacts('five', facts.slice(0, 1))
      await DocumentFact.updateMany({ fileId: 'five' }, { extraction: 0 })
      expect((await factsOf(['five'])).map(({ isOutdated }) => isOutdated)).toEqual([true])
    }))

  it('are gone when their file is', () =>
    here(async () => {
      await storeFacts('six', facts)
      await forgetFacts(['six'])
      expect(await factsOf(['six'])).toEqual([])
    }))

  it('of another agency are never found', async () => {
    await here(() => storeFacts('seven', facts))
    expect(await there(() => factsOf(['seven']))).toEqual([])
    await there(() => forgetFacts(['seven']))
    expect(await here(() => factsOf(['seven']))).toHaveLength(facts.length)
  })
})
