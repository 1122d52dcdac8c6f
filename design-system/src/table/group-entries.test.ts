import { describe, expect, it } from 'vitest'
import { groupEntries } from './group-entries'

const itself = (row: string) => row
const headings = (rows: string[], complete = true) =>
  groupEntries(rows, itself, complete).entries.flatMap(entry =>
    entry.kind === 'heading' ? [[entry.text, entry.row, entry.size]] : [],
  )

describe('rows under headings', () => {
  it('begin a group where the heading changes, with the number of rows in it', () => {
    expect(headings(['Maya', 'Maya', 'Sam'])).toEqual([
      ['Maya', 0, 2],
      ['Sam', 2, 1],
    ])
  })

  it('leave the last group uncounted as long as more rows are on the server', () => {
    expect(headings(['Maya', 'Maya', 'Sam'], false)).toEqual([
      ['Maya', 0, 2],
      ['Sam', 2, undefined],
    ])
  })

  it('know the line of each row', () => {
    expect(groupEntries(['Maya', 'Maya', 'Sam'], itself, true).places).toEqual([1, 2, 4])
  })

  it('are none where there are no rows', () => {
    expect(groupEntries([], itself, true)).toEqual({ entries: [], places: [] })
  })
})
