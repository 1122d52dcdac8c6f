import { afterAll, describe, expect, it } from 'vitest'
import { extractFacts } from '../facts/extract-facts.ts'
import { packPage } from '../search/pages/pack-page.ts'
import { pageBytes } from '../search/pages/page-bytes.ts'
import type { Page } from './page.ts'
import { readFacts } from './read-facts.ts'
import { closeReading, readPages } from './read-file.ts'
import { madePdf, policyPage } from './testing/made-pdf.ts'
import { readers } from './testing/readers.ts'

afterAll(closeReading)

const declarations = {
  lines: [
    ['Commercial General Liability Declarations', 80],
    ['Policy number: GL-7734021', 120],
    ['Each occurrence limit: $1,000,000', 150],
    ['General aggregate limit: $2,000,000', 180],
  ].map(([text, y]) => ({ text: String(text), x: 60, y: Number(y), size: 12 })),
}
const options = { name: 'policy.pdf', agencyId: 'a' }

async function pagesOf(count: number): Promise<Page[]> {
  const rest = Array.from({ length: count - 1 }, (_, at) => policyPage(at + 2, count))
  const pages: Page[] = []
  for await (const read of readPages(await madePdf([declarations, ...rest]), {
    ...options,
    mimeType: 'application/pdf',
  })) {
    if (read.state === 'READ') pages.push(read.page)
  }
  return pages
}
async function* handedOver(pages: readonly Page[]) {
  for (const page of pages) yield pageBytes(packPage(page))
}

const factsIn = (found: Awaited<ReturnType<typeof readFacts>>) =>
  found.state === 'ANSWERED' ? found.answer.facts : undefined

describe('facts of a document', () => {
  it('of 500 pages are found while this process continues', async () => {
    const [first, ...others] = await pagesOf(11)
    const copies = Array.from({ length: 50 }, () => others).flat()
    const pages = [first as Page, ...copies].slice(0, 500).map((page, at) => ({ ...page, number: at + 1 }))
    let longest = 0
    let last = performance.now()
    const watching = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 10)
    // Beside other tests it takes several times as long as alone.
    const found = await readFacts(handedOver(pages), { ...options, timeLimits: { cpuMs: 150_000, waitMs: 150_000 } })
    clearInterval(watching)
    expect(longest, 'the longest that this process stood still, in milliseconds').toBeLessThan(500)
    const limits = factsIn(found)?.flatMap(fact => (fact.field === 'glPerOccurrenceLimit' ? [fact] : []))
    expect(limits).toMatchObject([{ state: 'FOUND', value: 1_000_000_00 }])
    expect(limits?.[0]?.evidence[0]).toMatchObject({ page: 1, quote: 'Each occurrence limit: $1,000,000' })
  }, 240_000)

  it('are those that the rules find', async () => {
    const pages = await pagesOf(2)
    const found = await readFacts(handedOver(pages), options)
    const values = (facts: readonly { field: string; value: unknown }[] = []) =>
      facts.map(({ field, value }) => ({ field, value }))
    expect(values(factsIn(found))).toEqual(values(extractFacts(pages, options)))
    expect(factsIn(await readFacts(handedOver([]), options))).toEqual([])
  }, 60_000)

  it('are none where it takes too long, or the process dies of it', async () => {
    const pages = await pagesOf(2)
    const hasty = { ...options, timeLimits: { cpuMs: 45_000, waitMs: 1 } }
    expect(await readFacts(handedOver(pages), hasty)).toEqual({ state: 'OUT_OF_TIME' })
    expect(await readFacts([Buffer.from('This is no page.')] as never, options)).toEqual({ state: 'DIED' })
    expect(readers(), 'whatever took too long is gone').toEqual([])
    expect((await pagesOf(1)).length, 'the next question is answered').toBe(1)
  }, 60_000)
})
