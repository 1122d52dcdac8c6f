import { describe, expect, it } from 'vitest'
import type { DataTableColumn } from '../table/columns'
import { leftOut, toCsv } from './csv'

interface Client {
  name: string
  premium?: number | null
}

const columns: DataTableColumn<Client>[] = [
  { id: 'name', header: 'Name', cell: () => null, csv: { Name: ({ name }) => name } },
  { id: 'chart', header: 'Chart', cell: () => null },
  { id: 'premium', header: 'Premium', cell: () => null, csv: { Premium: ({ premium }) => premium } },
]

const lasting = new AbortController().signal
const bodyOf = async (...rows: Client[]) => (await toCsv(columns, rows, lasting)).split('\r\n').slice(1, -1)

describe('an export', () => {
  it('begins with the byte order mark and the headings, and ends each line as RFC 4180 says', async () => {
    expect(await toCsv(columns, [{ name: 'Bayview', premium: 12 }], lasting)).toBe(
      '\ufeffName,Premium\r\nBayview,12\r\n',
    )
  })

  it('quotes commas, quotes and lines', async () => {
    expect(await bodyOf({ name: 'Hale, "Maggie"\nMargaret' })).toEqual(['"Hale, ""Maggie""\nMargaret",'])
  })

  it.each([
    ['=HYPERLINK("http://evil.example")'],
    ['+1+1'],
    ['-2+3'],
    ['@SUM(A1)'],
    ['\t=1'],
    ['\r=1'],
    ['=1\n+2'],
    ['＝1'],
    ["'=1"],
  ])('never lets a spreadsheet run %j', async name => {
    const text = await toCsv(columns, [{ name }], lasting)
    expect(text).toContain(`'${name.replaceAll('"', '""')}`)
  })

  it('keeps numbers numbers, and what is missing empty', async () => {
    expect(await bodyOf({ name: 'a', premium: -12.5 }, { name: 'b', premium: null })).toEqual(['a,-12.5', 'b,'])
  })

  it('writes the headings when there are no rows', async () => {
    expect(await toCsv(columns, [], lasting)).toBe('\ufeffName,Premium\r\n')
  })

  it('holds what a column reads for it, beside the right rows', async () => {
    const read: DataTableColumn<Client> = {
      id: 'policies',
      header: 'Policies',
      cell: () => null,
      readCsv: async rows => rows.map(({ name }) => `of ${name}`),
    }
    const text = await toCsv([read, ...columns], [{ name: 'a', premium: 1 }, { name: 'b' }], lasting)
    expect(text.split('\r\n').slice(0, -1)).toEqual(['\ufeffPolicies,Name,Premium', 'of a,a,1', 'of b,b,'])
  })

  it('knows which columns it does not hold', () => {
    expect(leftOut(columns).map(({ header }) => header)).toEqual(['Chart'])
  })
})
