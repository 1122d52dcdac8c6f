import { describe, expect, it } from 'vitest'
import { type PageWords, pageWords, type WordMatch } from './page-words'
import { type Found, maxMatches, pagesFrom, searchPages } from './search-pages'

const page = (text: string) => pageWords([{ text, endsLine: false, box: { x: 0, y: 0, width: 1, height: 0.02 } }])

async function search(pages: Record<number, string>, order: number[], query: string) {
  const told: Found[] = []
  const firsts: WordMatch[] = []
  await searchPages({
    order,
    query,
    wordsOf: async (number): Promise<PageWords> => {
      const text = pages[number]
      if (text === undefined) throw new Error('unreadable')
      return page(text)
    },
    isOver: () => false,
    onFirst: match => firsts.push(match),
    onFound: found => told.push(found),
  })
  return { last: told.at(-1), firsts }
}

describe('the search in a document', () => {
  it('leads to the first match from the page that is read, and lists all in the order of the pages', async () => {
    const { last, firsts } = await search({ 1: 'limit', 2: 'none', 3: 'limit limit' }, pagesFrom(2, 3), 'limit')
    expect(firsts.map(({ page }) => page)).toEqual([3])
    expect(last?.matches.map(({ page }) => page)).toEqual([1, 3, 3])
    expect(last?.pagesRead).toBe(3)
  })

  it('continues past a page that cannot be read', async () => {
    const { last } = await search({ 1: 'none', 3: 'limit' }, [1, 2, 3], 'limit')
    expect(last).toMatchObject({ matches: [{ page: 3 }], pagesRead: 3, hasText: true })
  })

  it('says that a document of pictures has no words', async () => {
    expect((await search({ 1: '', 2: ' ' }, [1, 2], 'limit')).last?.hasText).toBe(false)
  })

  it('ends at as many matches as anyone could go through', async () => {
    const { last } = await search({ 1: 'a '.repeat(maxMatches + 50), 2: 'a' }, [1, 2], 'a')
    expect(last?.matches).toHaveLength(maxMatches)
  })
})
