import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { byNumber, type Numbered, type NumberedTail, tailOf } from './numbered'

/** The end of a conversation that is known, and what reaches further back. */
export interface KnownParts<Part> extends NumberedTail<Part> {
  isLoading: boolean
  hasFailed: boolean
  /** Takes in what came with an event. */
  take(parts: readonly Part[]): void
  loadEarlier(): void
}

const atOnce = 20
const none: readonly never[] = []

/**
 * Gathers numbered parts of a workspace: those of its query, those of events, and earlier ones on demand, 20 at a time. Gaps are
 * filled by themselves.
 *
 * @param newest of the query; they are up to date as long as they are in the cache
 * @param ask for the `last` ones before a number; the same function as long as the workspace is the same
 */
export function useNumbered<Part extends Numbered>(
  newest: readonly Part[] | undefined,
  count: number,
  ask: (last: number, before: number) => Promise<readonly Part[]>,
): KnownParts<Part> {
  const [more, setMore] = useState<readonly Part[]>(none)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const isAsking = useRef(false)
  const tail = useMemo(() => tailOf(byNumber(more, newest ?? none), count), [more, newest, count])
  const { before, hasGap } = tail

  const take = useCallback((parts: readonly Part[]) => {
    if (parts.length > 0) setMore(known => [...byNumber(known, parts).values()])
  }, [])
  const loadEarlier = useCallback(async () => {
    if (isAsking.current || before <= 1) return
    isAsking.current = true
    setState('loading')
    try {
      const parts = await ask(Math.min(atOnce, before - 1), before)
      take(parts)
      // Asking once more would bring nothing, either.
      setState(parts.length > 0 ? 'idle' : 'failed')
    } catch {
      setState('failed')
    } finally {
      isAsking.current = false
    }
  }, [ask, before, take])
  useEffect(() => {
    if (hasGap && newest && state === 'idle') void loadEarlier()
  }, [hasGap, newest, state, loadEarlier])

  return {
    ...tail,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    take,
    loadEarlier: useCallback(() => void loadEarlier(), [loadEarlier]),
  }
}
