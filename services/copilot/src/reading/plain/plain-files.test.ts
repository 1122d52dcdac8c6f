import { describe, expect, it } from 'vitest'
import { blocksOf, cellsOf, readAll } from '../testing/read-all.ts'

describe('reading a text', () => {
  it('divides it by blank lines, and keeps its lines', async () => {
    const [page] = await readAll(Buffer.from('Caller: Ana\r\nPhone 555\r\n\r\nWants a COI.'), 'call.txt')
    expect(page && blocksOf(page)).toEqual(['PARAGRAPH Caller: Ana\nPhone 555', 'PARAGRAPH Wants a COI.'])
    expect(page).toMatchObject({ label: null, method: 'PLAIN', size: null })
  })

  it('makes pages of some 3,000 letters of a long one, also of one line', async () => {
    for (const text of ['word '.repeat(2_000), 'A line of text.\n\n'.repeat(600)]) {
      const pages = await readAll(Buffer.from(text), 'a.txt')
      expect(pages.map(({ label }) => label).slice(0, 2)).toEqual(['Part 1', 'Part 2'])
      for (const page of pages) expect(page.text.length).toBeLessThan(3_100)
      expect(pages.flatMap(page => page.words)).toHaveLength(text.match(/\S+/g)?.length ?? 0)
    }
  })

  it.each([
    ['UTF-16', Buffer.from('\ufeffPóliza', 'utf16le')],
    ['Windows-1252', Buffer.from('Póliza', 'latin1')],
    ['UTF-8', Buffer.from('\ufeffPóliza')],
  ])('knows %s', async (_, bytes) => {
    expect((await readAll(bytes, 'a.txt'))[0]?.text).toBe('Póliza')
  })

  it('says that a file without text is empty', async () => {
    await expect(readAll(Buffer.from(' \n'), 'a.txt')).rejects.toMatchObject({ kind: 'EMPTY' })
    await expect(readAll(Buffer.alloc(0), 'a.pdf')).rejects.toMatchObject({ kind: 'EMPTY' })
  })

  it('says that it can’t read a file of another type', async () => {
    await expect(readAll(Buffer.from('MZ'), 'a.exe')).rejects.toMatchObject({ kind: 'UNSUPPORTED' })
  })
})

it('keeps the cells of a list, whatever divides them', async () => {
  for (const divider of [',', ';', '\t']) {
    const [page] = await readAll(Buffer.from(`Name${divider}City\n"Ortiz${divider} Ana"${divider}\n`), 'a.csv')
    expect(page && cellsOf(page, page.blocks[1])).toEqual(
      [`Ortiz${divider} Ana`.replace('\t', ''), ''].map(cell => cell.trim()),
    )
  }
})

it('reads Markdown without its marks', async () => {
  const text =
    '# Renewals\n\nSee **the** [form](https://x.example).\n\n1. Call\n2. Write\n\n| Line | Limit |\n|---|---|\n| GL | $1 |\n\n<script>evil()</script>\n'
  const [page] = await readAll(Buffer.from(text), 'a.md')
  expect(page && blocksOf(page)).toEqual([
    'HEADING Renewals',
    'PARAGRAPH See the form.',
    'LIST_ITEM 1. Call',
    'LIST_ITEM 2. Write',
    'TABLE_ROW Line\tLimit',
    'TABLE_ROW GL\t$1',
  ])
})
