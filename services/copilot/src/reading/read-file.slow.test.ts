import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, describe, expect, it } from 'vitest'
import { folderPrefix } from './process/reading-folders.ts'
import { closeReading, type ReadingOptions, type ReadPage, readPages } from './read-file.ts'
import { madePdf, policyPage } from './testing/made-pdf.ts'
import { readers } from './testing/readers.ts'
import { letter, scannedPage } from './testing/scanned-page.ts'

afterAll(closeReading)

const pdf = { name: 'policy.pdf', mimeType: 'application/pdf', agencyId: 'a' }
async function all(bytes: Uint8Array, options: ReadingOptions = pdf) {
  const pages: ReadPage[] = []
  for await (const page of readPages(bytes, options)) pages.push(page)
  return pages
}
const policy = (count: number) => madePdf(Array.from({ length: count }, (_, at) => policyPage(at + 1, count)))
/** Others read at the same time, in processes of their own: only the folders of this one are looked at. */
const folders = () => readdirSync(tmpdir()).filter(name => name.startsWith(folderPrefix))

describe('reading a file in a process of its own', () => {
  it('gives every page of 500 in order, and continues behind the last one that was stored', async () => {
    const bytes = await policy(500)
    const pages = await all(bytes)
    expect(pages.map(({ number }) => number)).toEqual(Array.from({ length: 500 }, (_, at) => at + 1))
    expect(pages.every(({ state, total }) => state === 'READ' && total === 500)).toBe(true)
    const rest = await all(bytes, { ...pdf, from: 499 })
    expect(rest).toEqual(pages.slice(498))
    expect(await all(bytes, { ...pdf, from: 501 })).toEqual([])
  }, 240_000)

  it('takes the bytes as they come, and leaves no file behind', async () => {
    const bytes = await policy(2)
    const pieces = async function* () {
      yield bytes.subarray(0, 1_000)
      yield bytes.subarray(1_000)
    }
    const pages: ReadPage[] = []
    for await (const page of readPages(pieces(), pdf)) {
      expect(folders().length).toBeGreaterThan(0)
      pages.push(page)
    }
    expect(pages).toHaveLength(2)
    expect(folders()).toEqual([])
  }, 60_000)

  it.each<[string, string, Uint8Array]>([
    ['EMPTY', 'an empty file', Buffer.alloc(0)],
    ['DAMAGED', 'a damaged file', Buffer.from('%PDF-1.7 nothing')],
    ['UNSUPPORTED', 'a program', Buffer.from('MZ\x90')],
    ['TOO_LARGE', 'a file of 51 MB', Buffer.alloc(51 * 1024 * 1024, 'a')],
  ])(
    'says %s of %s',
    async (kind, _, bytes) => {
      await expect(all(bytes, { ...pdf, name: 'a.bin', mimeType: '' })).rejects.toMatchObject({
        kind,
        message: expect.stringMatching(/\.$/),
      })
      expect(folders()).toEqual([])
    },
    60_000,
  )

  it('continues with the next page when the process dies, and loses none', async () => {
    const bytes = await policy(120)
    const pages: ReadPage[] = []
    for await (const page of readPages(bytes, pdf)) {
      pages.push(page)
      if (page.number === 1) for (const pid of readers()) process.kill(pid, 'SIGKILL')
    }
    expect(pages).toHaveLength(120)
    expect(pages.every(({ state }) => state === 'READ')).toBe(true)
  }, 120_000)

  it('ends when it is told to', async () => {
    const ending = new AbortController()
    const reading = (async () => {
      for await (const { number } of readPages(await policy(200), { ...pdf, signal: ending.signal })) {
        if (number === 3) ending.abort(new Error('Stopped.'))
      }
    })()
    await expect(reading).rejects.toThrow('Stopped.')
    expect(folders()).toEqual([])
  }, 60_000)

  it('lets another agency read its page between two pages of a long scan', async () => {
    const scan = scannedPage(letter).toBuffer('image/png')
    const order: string[] = []
    const read = async (bytes: Uint8Array, agencyId: string) => {
      for await (const { number } of readPages(bytes, { ...pdf, agencyId })) order.push(`${agencyId}${number}`)
    }
    const [long, short] = [await madePdf(Array(4).fill({ lines: [], scan })), await policy(1)]
    await Promise.all([read(long, 'a'), read(short, 'b')])
    expect(order.indexOf('b1')).toBeLessThan(order.indexOf('a3'))
  }, 120_000)

  it('starts no process any more once it is told to end', async () => {
    const ending = new AbortController()
    const reading = (async () => {
      for await (const { number } of readPages(await policy(100), { ...pdf, signal: ending.signal })) {
        if (number > 1) continue
        ending.abort(new Error('The process ends.'))
        await closeReading()
      }
    })()
    await expect(reading).rejects.toThrow('The process ends.')
    expect(readers()).toEqual([])
    expect(folders()).toEqual([])
  }, 60_000)

  it('has none of our secrets', async () => {
    await all(await policy(1))
    const [pid] = readers()
    expect(execFileSync('ps', ['eww', '-o', 'command=', String(pid)], { encoding: 'utf8' })).not.toContain(
      'MONGODB_URI',
    )
  }, 60_000)
})
