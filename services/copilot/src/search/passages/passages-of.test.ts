import { describe, expect, it } from 'vitest'
import { pageOf } from '../testing/page-of.ts'
import { passageLengths, wordsOf } from './passage-lengths.ts'
import { passagesOf } from './passages-of.ts'

const words = (count: number, word = 'word') => Array.from({ length: count }, (_, place) => `${word}${place}`).join(' ')
const textsOf = (notation: string) => passagesOf([pageOf(1, notation)]).map(({ text }) => text)

describe('passages', () => {
  it('are stretches of the page, word for word', () => {
    const page = pageOf(3, `# Limits\n${words(100)}.\n${words(120)}.`)
    const passages = passagesOf([page])
    expect(passages).toHaveLength(2)
    for (const { start, end, text, page: number } of passages) {
      expect(page.text.slice(start, end)).toBe(text)
      expect(number).toBe(3)
    }
  })

  it('keep short paragraphs together', () => {
    expect(textsOf(`${words(20)}\n${words(20)}\n${words(30)}`)).toHaveLength(1)
  })

  it('begin with their heading, and know the ones above it', () => {
    const [first, second] = passagesOf([
      pageOf(1, `# Section I\n## Exclusions\n${words(90)}\n## Conditions\n${words(90)}`),
    ])
    expect(first?.text).toMatch(/^Section I\n\nExclusions\n\nword0/)
    expect(first?.headings.map(({ text }) => text)).toEqual(['Section I', 'Exclusions'])
    expect(second?.headings.map(({ text }) => text)).toEqual(['Section I', 'Conditions'])
  })

  it('stand under the heading of an earlier page', () => {
    const pages = [pageOf(1, `# Exclusions\n${words(90)}`), pageOf(2, words(90))]
    expect(passagesOf(pages)[1]?.headings).toEqual([{ level: 1, text: 'Exclusions' }])
    expect(passagesOf(pages.slice(1), [{ level: 1, text: 'Exclusions' }])).toEqual(passagesOf(pages).slice(1))
  })

  it('divide a long paragraph at the ends of its sentences', () => {
    const passages = textsOf(Array.from({ length: 30 }, (_, place) => `${words(20, `s${place}w`)}.`).join(' '))
    expect(passages.length).toBeGreaterThan(2)
    for (const text of passages) {
      expect(text.endsWith('.')).toBe(true)
      expect(wordsOf(text)).toBeLessThanOrEqual(passageLengths.most)
    }
  })

  it('divide even a sentence without an end', () => {
    const passages = textsOf(words(1_000))
    expect(passages.join(' ')).toBe(words(1_000))
    expect(Math.max(...passages.map(wordsOf))).toBeLessThanOrEqual(passageLengths.most)
  })

  it('of a long table know its first row', () => {
    const rows = Array.from({ length: 60 }, (_, place) => `| Location ${place} | Main Street ${place} | $${place},000`)
    const passages = passagesOf([pageOf(1, ['| Number | Address | Building limit', ...rows].join('\n'))])
    expect(passages.length).toBeGreaterThan(1)
    expect(passages[0]?.tableHeader).toBeNull()
    for (const { tableHeader } of passages.slice(1)) expect(tableHeader).toBe('Number\tAddress\tBuilding limit')
  })

  it('keep a table with the line that introduces it, and apart from a long paragraph', () => {
    const table = '| Coverage | Limit\n| Each occurrence | $1,000,000'
    expect(textsOf(`The limits are:\n${table}`)).toHaveLength(1)
    expect(textsOf(`${words(60)}\n${table}`)).toHaveLength(2)
  })

  it('leave out what stands at the top and bottom of every page, but for searching', () => {
    const [passage] = passagesOf([pageOf(1, `^ Policy CGL-77\n${words(90)}\n_ Page 1 of 2`)])
    expect(passage?.text).not.toContain('CGL-77')
    expect(passage?.margins).toBe('Policy CGL-77\nPage 1 of 2')
  })

  it('are made of a page without blocks by its blank lines', () => {
    const text = `${words(100)}\n\n${words(100, 'other')}`
    const page = { ...pageOf(1, ''), text, blocks: [] }
    expect(passagesOf([page]).map(passage => passage.text)).toEqual(text.split('\n\n'))
  })

  it('of an empty page are none', () => expect(passagesOf([pageOf(1, '')])).toEqual([]))
})
