import { getDefaultStore } from 'jotai'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it } from 'vitest'
import { useRecentRecord } from '..'
import { type RecentRecord, recentRecordsAtom, sessionAtom } from '../host'
import { forgetRecord } from './recent-records'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const agency = { id: '1', name: 'Demo', timeZone: 'America/New_York' }
const signIn = (id: string) => getDefaultStore().set(sessionAtom, { user: { id, name: id, email: id }, agency })
const titles = () =>
  getDefaultStore()
    .get(recentRecordsAtom)
    .map(record => record.title)

const account = (id: string, title = `Account ${id}`): RecentRecord => ({
  typename: 'Account',
  id,
  title,
  path: `/app/accounts/${id}`,
})

function Screen({ record }: { record: RecentRecord | undefined }) {
  useRecentRecord(record)
  return null
}

const open = (record: RecentRecord | undefined) =>
  act(() => createRoot(document.createElement('div')).render(<Screen record={record} />))

describe('recent records', () => {
  beforeEach(() => {
    localStorage.clear()
    signIn('ada')
  })

  it('are those that the person opened, newest first, each once', () => {
    open(undefined)
    for (const id of ['1', '2', '3', '1']) open(account(id))
    expect(titles()).toEqual(['Account 1', 'Account 3', 'Account 2'])
    expect(localStorage.length).toBe(1)
  })

  it('have the title that the record has now', () => {
    open(account('1', 'Old name'))
    open(account('1', 'New name'))
    expect(titles()).toEqual(['New name'])
  })

  it('are twelve at most', () => {
    for (let id = 1; id <= 20; id += 1) open(account(String(id)))
    expect(titles()).toHaveLength(12)
    expect(titles()[0]).toBe('Account 20')
  })

  it('are each person’s own', () => {
    open(account('1'))
    signIn('grace')
    expect(titles()).toEqual([])
  })

  it('lose a record that is gone', () => {
    for (const id of ['1', '2']) open(account(id))
    forgetRecord('Account', '2')
    forgetRecord('Policy', '1')
    expect(titles()).toEqual(['Account 1'])
  })

  it('begin again when the browser’s storage holds something else', () => {
    localStorage.setItem('coverdesk.recent.ada', '[{"name":"other"}')
    expect(titles()).toEqual([])
    open(account('1'))
    expect(titles()).toEqual(['Account 1'])
  })
})
