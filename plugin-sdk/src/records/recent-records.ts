import { atom, getDefaultStore } from 'jotai'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { parseFromOutside } from '../manifest/parse'
import type { FoundRecord } from '../palette/define-palette'
import { sessionAtom } from '../session/session'

/** A record that the person opened. */
export type RecentRecord = Omit<FoundRecord, 'detail'>

const maxRecords = 12

const storedSchema = z.array(
  z.object({
    id: z.string(),
    typename: z.string(),
    title: z.string(),
    icon: z.exactOptional(z.string()),
    path: z.string(),
  }),
)

const store = getDefaultStore()
/** Counts what this page has remembered or forgotten, so that readers look again. */
const changesAtom = atom(0)

/** What the person opened last on this device, newest first. */
export const recentRecordsAtom = atom<readonly RecentRecord[]>(get => {
  get(changesAtom)
  const key = storageKey(get(sessionAtom)?.user.id)
  return key === undefined ? [] : read(key)
})

/**
 * Remembers that the person has this record open: the command palette offers it from then on.
 *
 * @param record undefined as long as it is not there; its title may change
 * @example useRecentRecord(account && { typename: 'Account', id, title: account.details.name, path: `/app/accounts/${id}` })
 */
export function useRecentRecord(record: RecentRecord | undefined): void {
  const key = record && JSON.stringify(record)
  useEffect(() => {
    if (key !== undefined) remember(JSON.parse(key) as RecentRecord)
  }, [key])
}

/** A record that is gone is offered no more. */
export const forgetRecord = (typename: string, id: string) =>
  change(records => records.filter(known => known.id !== id || known.typename !== typename))

const remember = (record: RecentRecord) =>
  change(records => [record, ...records.filter(({ id, typename }) => id !== record.id || typename !== record.typename)])

function change(next: (records: readonly RecentRecord[]) => RecentRecord[]) {
  const key = storageKey(store.get(sessionAtom)?.user.id)
  if (key === undefined) return
  const known = read(key)
  const records = next(known).slice(0, maxRecords)
  if (JSON.stringify(records) === JSON.stringify(known)) return
  localStorage.setItem(key, JSON.stringify(records))
  store.set(changesAtom, count => count + 1)
}

const storageKey = (userId: string | undefined) => (userId === undefined ? undefined : `coverdesk.recent.${userId}`)

/** Nothing, when another version of the product has written it otherwise. */
function read(key: string): RecentRecord[] {
  try {
    return parseFromOutside(storedSchema, JSON.parse(localStorage.getItem(key) ?? '[]'), key)
  } catch {
    return []
  }
}
