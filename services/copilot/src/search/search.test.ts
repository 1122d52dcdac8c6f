import { demoAgencies, inTenantScope, TenantScopeError } from '@coverdesk/kit'
import mongoose from 'mongoose'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  changeScopes,
  completeFile,
  forgetFiles,
  indexFile,
  type SearchScope,
  searchPassages,
  storedPage,
  storedPageNumbers,
  storedPages,
} from './index.ts'
import { SearchSegment } from './models/search-segment.model.ts'
import { pageOf } from './testing/page-of.ts'
import { indexing, useSearchDatabase } from './testing/search-subgraph.ts'

useSearchDatabase()
const ours: string = demoAgencies.harborPoint.id
const theirs: string = demoAgencies.canary.id
const knowledge: SearchScope = { scopeKey: 'knowledge' }
const collections = ['documentPages', 'passages', 'searchedFiles', 'searchSegments', 'searchParts']

beforeEach(async () => {
  for (const name of collections) await mongoose.connection.collection(name).deleteMany({})
})

const file = (id: string, scopeKeys = ['knowledge']) => ({ id, title: `File ${id}.pdf`, scopeKeys })
const filler = (page: number) => Array.from({ length: 120 }, (_, word) => `filler${page}of${word}`).join(' ')
/** A file each of whose pages has one line that matters. */
const index = (id: string, lines: string[], { scopeKeys = ['knowledge'], agencyId = ours, first = 1 } = {}) =>
  indexing(agencyId, () =>
    indexFile(
      file(id, scopeKeys),
      lines.map((line, place) => pageOf(first + place, `${line}\n${filler(first + place)}`)),
    ),
  )
const complete = (id: string) => indexing(ours, () => completeFile(id))
const search = (text: string, scope: SearchScope = knowledge, agencyId = ours) =>
  inTenantScope(agencyId, () => searchPassages({ text, scope }))
const found = async (text: string, scope?: SearchScope, agencyId?: string) =>
  (await search(text, scope, agencyId)).map(({ fileId, page }) => `${fileId} ${page}`)
const stored = () =>
  Promise.all(collections.map(async name => [name, await mongoose.connection.collection(name).countDocuments()]))
const fingerprint = async () => {
  const parts = await mongoose.connection.collection('searchParts').find().toArray()
  return parts.map(({ data }) => Buffer.from(data.buffer).toString('latin1')).sort()
}

describe('a search', () => {
  it('answers with the passage, its page, and what to highlight', async () => {
    await index('a', ['# Exclusions\nFlood and surface water are excluded.', 'Earthquake is covered.'])
    const [passage] = await search('flood exclusions')
    const page = await inTenantScope(ours, () => storedPage('a', 1))
    expect(passage).toMatchObject({
      fileId: 'a',
      page: 1,
      pageLabel: null,
      headingPath: ['Exclusions'],
      tableHeader: null,
    })
    expect(page?.text.slice(passage?.start, passage?.end)).toBe(passage?.text)
    const marked = passage?.matches.map(({ start, end }) => page?.text.slice(start, end))
    expect(marked).toEqual(['Exclusions\n\nFlood', 'excluded'])
  })

  it('looks into its scope only', async () => {
    await index('a', ['The retention is ten thousand.'], { scopeKeys: ['policy:1', 'workspace:1'] })
    await index('b', ['The retention is twenty thousand.'], { scopeKeys: ['policy:2'] })
    expect(await found('retention', { scopeKey: 'policy:1' })).toEqual(['a 1'])
    expect(await found('retention', { scopeKey: 'workspace:1' })).toEqual(['a 1'])
    expect(await found('retention', { scopeKey: 'policy:2' })).toEqual(['b 1'])
    expect(await found('retention', { fileIds: ['b'] })).toEqual(['b 1'])
    expect((await found('retention', { fileIds: ['a', 'b', 'unknown'] })).sort()).toEqual(['a 1', 'b 1'])
    expect(await found('retention', { scopeKey: 'nothing' })).toEqual([])
  })

  it('prefers the passage that has all of the words', async () => {
    await index('a', ['Hail hail hail hail damage.', 'The deductible for hail is 2%.', 'The deductible is $500.'])
    expect((await found('hail deductible'))[0]).toBe('a 2')
  })

  it('prefers words that stand together', async () => {
    await index('a', [
      `Waiver of premium. ${filler(77)} Rights of subrogation.`,
      `Waiver of subrogation. ${filler(78)} Rights of premium.`,
    ])
    expect((await found('waiver of subrogation'))[0]).toBe('a 2')
  })

  it('corrects typos by the words that the scope has', async () => {
    await index('a', ['Subrogation is waived.'])
    await index('b', ['An abrogation of rights.'], { scopeKeys: ['policy:2'] })
    expect(await found('subrogatoin')).toEqual(['a 1'])
    expect(await found('xsubrogation')).toEqual(['a 1'])
    expect(await found('subrogation', { scopeKey: 'policy:2' })).toEqual(['b 1'])
  })

  it('finds numbers and dates in any notation', async () => {
    await index('a', ['The limit is one million dollars.', 'It expires on 3/1/2027.', 'The rate is 10 percent.'])
    expect((await found('$1M'))[0]).toBe('a 1')
    expect((await found('March 1, 2027'))[0]).toBe('a 2')
    expect((await found('10%'))[0]).toBe('a 3')
  })

  it('finds what is in the margins, in the title and in the header of a table', async () => {
    const rows = Array.from({ length: 60 }, (_, place) => `| Stop ${place} | Main Street ${place} | $${place},000`)
    const page = pageOf(1, `^ Policy QX-771\n${['| Number | Whereabouts | Value', ...rows].join('\n')}`)
    await indexing(ours, () => indexFile({ ...file('a'), title: 'Schedule of Marigold.xlsx' }, [page]))
    expect(await found('QX-771')).toContain('a 1')
    expect(await found('marigold')).toContain('a 1')
    const later = (await search('whereabouts 59')).find(({ text }) => text.includes('Stop 59'))
    expect(later?.tableHeader).toBe('Number\tWhereabouts\tValue')
  })

  it('takes the order of a reranker', async () => {
    await index('a', ['Flood flood.', 'Flood.'])
    const reranker = async (query: string, passages: readonly { text: string }[]) =>
      passages.map(({ text }) => (query === 'flood' && text.startsWith('Flood.') ? 2 : 1))
    const [best] = await inTenantScope(ours, () => searchPassages({ text: 'flood', scope: knowledge, reranker }))
    expect(best).toMatchObject({ page: 2, score: 2 })
  })

  it.each(['', '…', 'what is the', '\u0000', '(((', '.*', 'x'.repeat(10_000), '💥'])(
    'for %j finds nothing, and fails for no one',
    async text => {
      await index('a', ['Flood.'])
      expect(await search(text)).toEqual([])
    },
  )
})

describe('another agency', () => {
  const secret = 'Only the canary knows the word chrysoprase.'

  it('never sees a sentence of ours, whatever it names', async () => {
    await index('a', [secret])
    expect(await found('chrysoprase')).toEqual(['a 1'])
    for (const scope of [knowledge, { fileIds: ['a'] }])
      expect(await found('chrysoprase canary', scope, theirs)).toEqual([])
    expect(await inTenantScope(theirs, () => storedPage('a', 1))).toBeNull()
  })

  it('does not lend its words to our typos', async () => {
    await index('a', [secret], { agencyId: theirs })
    await index('b', ['Flood.'])
    expect(await found('chrysoprasse')).toEqual([])
  })

  it('changes nothing of ours when it forgets or replaces a file of the same id', async () => {
    await index('a', [secret])
    await index('a', ['Nothing.'], { agencyId: theirs })
    await indexing(theirs, () => forgetFiles(['a']))
    expect(await found('chrysoprase')).toEqual(['a 1'])
  })

  it('is someone: without a scope nothing is searched', async () => {
    await expect(searchPassages({ text: 'flood', scope: knowledge })).rejects.toThrow(TenantScopeError)
  })
})

describe('indexing', () => {
  const lines = ['# Part one\nFlood.', 'Earthquake.', 'Windstorm.']

  it('again leaves all as it is', async () => {
    await index('a', lines)
    const [before, words] = [await stored(), await fingerprint()]
    await index('a', lines)
    expect(await stored()).toEqual(before)
    expect(await fingerprint()).toEqual(words)
  })

  it('in portions is the same as at once, and one segment at the end', async () => {
    const answers = async () => {
      await complete('a')
      expect(await inTenantScope(ours, () => SearchSegment.countDocuments())).toBe(1)
      const all = await Promise.all(
        ['windstorm', 'flood earthquake', 'part one', 'filler2of7'].map(text => search(text)),
      )
      return all.flat().map(({ passageId, ...passage }) => passage)
    }
    await index('a', lines)
    const atOnce = await answers()
    await indexing(ours, () => forgetFiles(['a']))
    for (const place of [0, 2, 1]) await index('a', lines.slice(place, place + 1), { first: place + 1 })
    expect((await found('windstorm'))[0]).toBe('a 3')
    const [last] = await search('earthquake')
    expect(last?.headingPath).toEqual(['Part one'])
    await index('a', lines.slice(2), { first: 3 })
    expect(await answers()).toEqual(atOnce)
  })

  it('of a page again replaces it, and nothing else', async () => {
    await index('a', lines)
    await complete('a')
    await index('a', ['Volcano.'], { first: 2 })
    expect((await found('volcano'))[0]).toBe('a 2')
    expect((await found('earthquake')).length).toBe(0)
    expect((await found('flood'))[0]).toBe('a 1')
    expect(await inTenantScope(ours, () => storedPageNumbers('a'))).toEqual([1, 2, 3])
  })

  it('keeps the pages as they were read, in their order', async () => {
    await index('a', lines.slice(1), { first: 2 })
    await index('a', lines.slice(0, 1))
    const pages = await inTenantScope(ours, async () => {
      const all = []
      for await (const page of storedPages('a')) all.push(page)
      return all
    })
    expect(pages.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(pages[0]?.blocks).toEqual(pageOf(1, `${lines[0]}\n${filler(1)}`).blocks)
  })

  it('that fails in the middle leaves nothing', async () => {
    const broken = indexing(ours, async () => {
      await indexFile(file('a'), [pageOf(1, 'Flood.')])
      throw new Error('The process died.')
    })
    await expect(broken).rejects.toThrow('died')
    expect((await stored()).every(([, count]) => count === 0)).toBe(true)
  })

  it('of an empty page is no mistake', async () => {
    await indexing(ours, () => indexFile(file('a'), [pageOf(1, ''), pageOf(2, 'Flood.')]))
    await complete('a')
    expect(await found('flood')).toEqual(['a 2'])
  })

  it('leaves no trace in the audit trail: it is made from files', async () => {
    await index('a', lines)
    expect(await mongoose.connection.collection('auditEntries').countDocuments()).toBe(0)
  })
})

describe('a scope of many files', () => {
  const names = Array.from({ length: 40 }, (_, place) => `f${place}`)
  /** A word of no other file. */
  const wordOf = (name: string) => `treasure${name.replace(/\d/g, digit => 'bcdfghjklm'[Number(digit)] ?? '')}x`
  const indexAll = async () => {
    for (const name of names) {
      await index(name, [`The ${wordOf(name)} is common.`], { scopeKeys: ['knowledge', `policy:${name}`] })
      await complete(name)
    }
  }
  const segmentsOf = (scope: string) => inTenantScope(ours, () => SearchSegment.countDocuments({ scopes: scope }))

  it('is put together, and answers the same', async () => {
    await indexAll()
    expect(await segmentsOf('knowledge')).toBeLessThan(16)
    expect(await segmentsOf('policy:f3')).toBe(1)
    for (const name of ['f0', 'f17', 'f39']) {
      expect(await found(wordOf(name))).toEqual([`${name} 1`])
      expect(await found('common', { fileIds: [name] })).toEqual([`${name} 1`])
    }
    expect(await found('common')).toHaveLength(10)
  }, 60_000)

  it('forgets a file to the last word', async () => {
    await indexAll()
    await indexing(ours, () => forgetFiles(['f3', 'f39']))
    const words = (await fingerprint()).join('\n')
    expect(words).toContain(wordOf('f4'))
    for (const gone of ['f3', 'f39']) {
      expect(words.includes(wordOf(gone)), `a word of ${gone} is left`).toBe(false)
      expect(await found(wordOf(gone))).not.toContain(`${gone} 1`)
    }
    expect(await found(wordOf('f4'))).toEqual(['f4 1'])
    await indexing(ours, () => forgetFiles(names))
    expect((await stored()).every(([, count]) => count === 0)).toBe(true)
  }, 60_000)

  it('takes a file that is read again in once', async () => {
    await indexAll()
    await index('f3', ['The emerald is common.'], { scopeKeys: ['knowledge'] })
    expect(await found('emerald')).toEqual(['f3 1'])
    expect(await found(wordOf('f3'))).not.toContain('f3 1')
    await complete('f3')
    expect(await found('emerald')).toEqual(['f3 1'])
    expect(await found('emerald', { scopeKey: 'policy:f3' })).toEqual([])
  }, 60_000)

  it('gains and loses files', async () => {
    await indexAll()
    await indexing(ours, () => changeScopes('f3', ['workspace:9']))
    expect(await found(wordOf('f3'), { scopeKey: 'workspace:9' })).toEqual(['f3 1'])
    expect(await found(wordOf('f3'))).not.toContain('f3 1')
    expect(await found(wordOf('f3'), { scopeKey: 'policy:f3' })).toEqual([])
    await indexing(ours, () => changeScopes('f3', ['knowledge']))
    expect(await found(wordOf('f3'))).toEqual(['f3 1'])
    await indexing(ours, () => changeScopes('unknown', ['knowledge']))
    expect(await found('unknown')).toEqual([])
  }, 60_000)

  it('answers while files come and go', async () => {
    await indexAll()
    const answers: string[][] = []
    const changes = (async () => {
      for (const name of names.slice(0, 12)) {
        await index(name, ['Replaced.'])
        await complete(name)
      }
    })()
    for (let round = 0; round < 40; round += 1) answers.push(await found(wordOf('f30')))
    await changes
    expect(answers.every(answer => answer.join() === 'f30 1')).toBe(true)
  }, 60_000)

  it('takes files from several at once', async () => {
    await Promise.all(
      names.map(async name => {
        await index(name, [`The ${wordOf(name)} is common.`])
        await complete(name)
      }),
    )
    for (const name of names) expect(await found(wordOf(name))).toEqual([`${name} 1`])
  }, 60_000)
})
