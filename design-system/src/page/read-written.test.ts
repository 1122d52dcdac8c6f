import { describe, expect, it, vi } from 'vitest'
import type { CsvValue, DataTableColumn } from '../table/columns'
import type { RowSelection } from '../table/selection'
import type { WriteListOptions } from './list-model'
import { readWritten, type WantedFile } from './read-written'

interface Client {
  id: string
}

const own = (id: string, ...headings: string[]): DataTableColumn<Client> => ({
  id,
  header: id,
  cell: () => null,
  csv: Object.fromEntries(headings.map(heading => [heading, () => 'never read'])),
})
const policies = (readCsv: (rows: readonly Client[]) => Promise<readonly CsvValue[]>): DataTableColumn<Client> => ({
  id: 'policies',
  header: 'Policies',
  cell: () => null,
  readCsv,
})

/** A server's file, in pieces that end anywhere. */
const answering = (text: string, { pieces = 5, breaksOff = false } = {}) =>
  vi.fn(async (_: WriteListOptions) => {
    const all = new TextEncoder().encode(`\ufeff${text}`)
    const size = Math.ceil(all.length / pieces)
    let at = 0
    const bytes = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (at >= all.length) return breaksOff ? controller.error(new TypeError('network error')) : controller.close()
        controller.enqueue(all.slice(at, at + size))
        at += size
      },
    })
    return { total: 3, bytes }
  })

async function fileOf(write: ReturnType<typeof answering>, wanted: Partial<WantedFile<Client>>) {
  const { parts, rows } = await readWritten(write, {
    columns: [own('name', 'Name', 'Email')],
    chosen: undefined,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...wanted,
  })
  return { text: Buffer.from(await new Blob(parts).arrayBuffer()).toString('utf8'), rows }
}
const some = (...keys: string[]): RowSelection => ({ kind: 'some', keys: new Set(keys) })

const plain = 'Name,Email\r\n"Hale, ""Maggie""\nMargaret",m@x\r\nZoë,z@x\r\n'
const withIds = 'Id,Name,Email\r\na,"Hale, ""Maggie""\nMargaret",\'-2\r\nb,Zoë,-2\r\nc,Oak,o@x\r\n'

describe('a file that the server writes', () => {
  it('is taken as it comes, and its rows are counted, wherever a piece of it ends', async () => {
    for (const pieces of [1, 3, 50]) {
      const onProgress = vi.fn()
      const write = answering(plain, { pieces })
      expect(await fileOf(write, { onProgress })).toEqual({ text: `\ufeff${plain}`, rows: 2 })
      expect(onProgress).toHaveBeenLastCalledWith(2, 3)
      expect(write).toHaveBeenCalledWith(expect.objectContaining({ columns: ['name'], ids: false }))
    }
  })

  it('gets the columns of other areas where they are shown, made safe for spreadsheets', async () => {
    for (const pieces of [1, 3, 50]) {
      const write = answering(withIds, { pieces })
      const added = policies(async rows => rows.map(({ id }) => (id === 'b' ? -1 : `=of ${id}`)))
      const { text, rows } = await fileOf(write, { columns: [own('name', 'Name'), added, own('email', 'Email')] })
      expect(text).toBe(
        `\ufeffName,Policies,Email\r\n"Hale, ""Maggie""\nMargaret",'=of a,'-2\r\nZoë,-1,-2\r\nOak,'=of c,o@x\r\n`,
      )
      expect(rows).toBe(3)
      expect(write).toHaveBeenCalledWith(expect.objectContaining({ columns: ['name', 'email'], ids: true }))
    }
  })

  it('holds the chosen rows alone, or all but some', async () => {
    expect(await fileOf(answering(withIds), { chosen: some('b') })).toMatchObject({
      text: '\ufeffName,Email\r\nZoë,-2\r\n',
      rows: 1,
    })
    const { text } = await fileOf(answering(withIds), { chosen: { kind: 'all', except: new Set(['a', 'b']) } })
    expect(text).toBe('\ufeffName,Email\r\nOak,o@x\r\n')
  })

  it('is none when it breaks off, when a column fails, or when the server writes other columns by now', async () => {
    await expect(fileOf(answering(plain, { breaksOff: true }), {})).rejects.toThrow('broke off in the middle')
    const failing = policies(() => Promise.reject(new Error('The column Policies could not be read.')))
    const columns = [own('name', 'Name', 'Email'), failing]
    await expect(fileOf(answering(withIds), { columns })).rejects.toThrow('The column Policies could not be read.')
    await expect(fileOf(answering(withIds.replace('Email', 'Fax')), { chosen: some('b') })).rejects.toThrow(
      'This list has changed.',
    )
  })
})
