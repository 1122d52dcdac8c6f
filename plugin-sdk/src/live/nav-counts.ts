import { atom, getDefaultStore } from 'jotai'
import { type DocumentInput, gql } from 'urql'
import { graphqlClient } from '../graphql/client'
import type { RegistryEntry } from '../manifest/plugin-manifest'
import type { Registry } from '../manifest/registry'
import { onChanges } from './changes-exchange'
import type { ChangeBatch } from './record-change'

/** What waits at each entry of the navigation, by its path. An entry that is not named has not been counted yet. */
export const navCountsAtom = atom<Readonly<Record<string, number>>>({})

/** Counts are asked again at most so often, in milliseconds. */
const restTime = 2000

const store = getDefaultStore()

/**
 * Counts what waits, with one request for all plugins, now and whenever something happens to a record of theirs.
 *
 * @returns what ends it
 */
export function followNavCounts({ plugins, navCounts }: Registry): () => void {
  if (!navCounts) return () => undefined
  const { fields } = navCounts
  const counted = plugins.flatMap(({ manifest }) =>
    manifest.nav.flatMap(({ path, count }) => {
      const field = count && fields[count.documentId]
      return field ? [{ path, field }] : []
    }),
  )
  const relevant = typesOf(plugins.filter(({ manifest }) => manifest.nav.some(({ count }) => count)))
  const document = publishedDocument(navCounts.documentId, Object.values(fields))
  let timer: ReturnType<typeof setTimeout> | undefined
  let againAfter = 0
  let isAsking = false
  let isOutdated = false

  async function ask() {
    timer = undefined
    againAfter = Date.now() + restTime
    isAsking = true
    isOutdated = false
    const { data } = await graphqlClient().query(document, {}, { requestPolicy: 'network-only' })
    isAsking = false
    // What could not be counted keeps the number it had.
    if (data) store.set(navCountsAtom, known => ({ ...known, ...numbersOf(counted, data) }))
    if (isOutdated) askSoon()
  }

  const askSoon = () => {
    timer ??= setTimeout(ask, Math.max(0, againAfter - Date.now()))
  }

  const stop = onChanges(batch => {
    if (!touches(batch, relevant)) return
    // A question beside the one under way would be given that one's answer, which is older.
    if (isAsking) isOutdated = true
    else askSoon()
  })
  void ask()
  return () => {
    stop()
    isOutdated = false
    clearTimeout(timer)
  }
}

const typesOf = (plugins: readonly RegistryEntry[]) =>
  new Set(plugins.flatMap(({ manifest }) => Object.keys(manifest.lists)))

const touches = (batch: ChangeBatch, types: ReadonlySet<string>) =>
  batch === 'everything' || batch.some(({ typename }) => types.has(typename))

const numbersOf = (counted: readonly { path: string; field: string }[], data: Record<string, number | null>) =>
  Object.fromEntries(
    counted.flatMap(({ path, field }) => (typeof data[field] === 'number' ? [[path, data[field]]] : [])),
  )

/** The gateway knows the document by its name; the cache only needs to know which fields its answer has. */
const publishedDocument = (
  documentId: string,
  fields: readonly string[],
): DocumentInput<Record<string, number | null>, object> =>
  Object.assign(gql(`query NavCounts { ${fields.join(' ')} }`), { documentId })
