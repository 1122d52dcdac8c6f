import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import type { ListTools, ListToolsProps } from './ListTools'
import type { ListModel } from './list-model'

const load = async () => (await import('./ListTools')).ListTools

/** Fetches the tools before they are needed; should that fail, needing them says so. */
export const prefetchListTools = () => void load().catch(() => undefined)

/**
 * The tools of a list, whose code comes in a chunk of its own: the first page does not wait for it.
 *
 * @param needed something is open, or rows are chosen
 * @returns undefined until they are there; when they can't be had, the person is notified
 */
export function useListTools<Row extends { id: string }>(list: ListModel<Row>, needed: boolean) {
  const [tools, setTools] = useState<typeof ListTools>()
  const announce = useRef(list.announce)
  announce.current = list.announce
  const fetchTools = useCallback((): void => {
    load().then(
      code => setTools(() => code),
      () => {
        const action = { label: 'Retry', run: fetchTools }
        announce.current('This part of the list could not be loaded.', { tone: 'error', action })
      },
    )
  }, [])
  useEffect(() => {
    if (needed) fetchTools()
  }, [needed, fetchTools])
  return tools as ComponentType<ListToolsProps<Row>> | undefined
}
