import { describe, expect, it } from 'vitest'
import type { DataTableColumn } from '../table/columns'
import { toCsv } from './csv'

interface Client {
  name: string
  premium?: number | null
}

const columns: DataTableColumn<Client>[] = [
  { id: 'name', header: 'Name', cell: () => null, csv: { Name: ({ name }) => name } },
  { id: 'chart', header: 'Chart', cell: () => null },
  { id: 'premium', header: 'Premium', cell: () => null, csv: { Premium: ({ premium }) => premium } },
]

const bodyOf = async (...rows: Client[]) => (await toCsv(columns, rows)).split('\r\n').slice(1, -1)

describe('an export', () => {
  it('begins with the byte order mark and the headings, and ends each line as RFC 4180 says', async () => {
    expect(await toCsv(columns, [{ name: 'Bayview', premium: 12 }])).toBe('\ufeffName,Premium\r\nBayview,12\r\n')
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
  ])('never lets a spreadsheet run %j', async name => {
    const text = await toCsv(columns, [{ name }])
    expect(text).toContain(`'${name.replaceAll('"', '""')}`)
  })

  it('keeps numbers numbers, and what is missing empty', async () => {
    expect(await bodyOf({ name: 'a', premium: -12.5 }, { name: 'b', premium: null })).toEqual(['a,-12.5', 'b,'])
  })

  it('writes the headings when there are no rows', async () => {
    expect(await toCsv(columns, [])).toBe('\ufeffName,Premium\r\n')
  })
})
