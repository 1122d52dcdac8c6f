import type { FoundRecord } from '@coverdesk/plugin-sdk'
import { loadPalette } from '@coverdesk/plugin-sdk/host'
import type { RegistryEntry } from '@coverdesk/plugin-sdk/manifest'
import { useCallback, useEffect, useRef, useState } from 'react'

/** One area's records for what is typed. */
export interface RecordSearch {
  /** The area's id. */
  plugin: string
  /** "Accounts" */
  title: string
  /** While a newer answer is on its way, those of the former one. */
  records: readonly FoundRecord[]
  state: { status: 'searching' } | { status: 'found' } | { status: 'failed'; message: string }
  retry(): void
}

type Outcome = Pick<RecordSearch, 'records' | 'state'>

/** Fewer letters find too much to be of use. */
const shortest = 2
/** How long the person must have paused, in milliseconds. */
const pause = 150

const none: ReadonlyMap<string, Outcome> = new Map()
const searching: Outcome = { records: [], state: { status: 'searching' } }

/** Asks every area that searches its records; each answers, or fails, for itself. */
export function useRecordSearches(plugins: readonly RegistryEntry[], typed: string): RecordSearch[] {
  const text = typed.trim()
  const [outcomes, setOutcomes] = useState(none)
  /** Ends when the person types on. */
  const current = useRef(new AbortController().signal)

  const search = useCallback(async (plugin: RegistryEntry, wanted: string, signal: AbortSignal) => {
    const change = (next: (before: Outcome) => Outcome) => {
      if (signal.aborted) return
      setOutcomes(all => new Map(all).set(plugin.id, next(all.get(plugin.id) ?? searching)))
    }
    change(({ records }) => ({ records, state: { status: 'searching' } }))
    try {
      const palette = await loadPalette(plugin)
      const records = (await palette.search?.find(wanted, signal)) ?? []
      change(() => ({ records, state: { status: 'found' } }))
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      change(() => ({ records: [], state: { status: 'failed', message } }))
    }
  }, [])

  useEffect(() => {
    const ending = new AbortController()
    current.current = ending.signal
    if (text.length < shortest) return setOutcomes(none)
    const timer = setTimeout(() => {
      for (const plugin of searchable(plugins)) void search(plugin, text, ending.signal)
    }, pause)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [plugins, text, search])

  if (text.length < shortest) return []
  return searchable(plugins).map(plugin => ({
    plugin: plugin.id,
    title: plugin.manifest.search ?? plugin.manifest.title,
    ...(outcomes.get(plugin.id) ?? searching),
    retry: () => void search(plugin, text, current.current),
  }))
}

const searchable = (plugins: readonly RegistryEntry[]) => plugins.filter(({ manifest }) => manifest.search !== null)
