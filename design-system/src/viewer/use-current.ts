import { useCallback, useEffect, useRef, useState } from 'react'
import { stepAround } from './highlight'

/** A highlight and its place among all of them, from 1. */
export interface Numbered {
  id: string
  number: number
}

interface CurrentOptions<One extends Numbered> {
  /** As one reads. */
  ordered: readonly One[]
  /** The one that the page around leads to. */
  wanted: string | undefined
  onCurrentChange: ((id: string) => void) | undefined
  /** Whether the document is there. */
  isReady: boolean
  /** Scrolls there. */
  reach(one: One): void
  /** What screen readers hear after a step. */
  say(one: One): string
}

/** Which highlight one looks at, and the way to the next. The page around may lead to one; then a person continues from it. */
export function useCurrent<One extends Numbered>(options: CurrentOptions<One>) {
  const { ordered, wanted, isReady } = options
  const [id, setId] = useState(wanted)
  const [said, setSaid] = useState('')
  useEffect(() => setId(wanted), [wanted])
  const current = ordered.find(one => one.id === id)
  const latest = useRef(options)
  latest.current = options

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another one that scrolls, not another list of them
  useEffect(() => {
    if (isReady && current) options.reach(current)
  }, [isReady, current?.id])

  const go = useCallback((next: string) => {
    const { ordered, onCurrentChange, say } = latest.current
    const one = ordered.find(one => one.id === next)
    if (!one) return
    setId(next)
    setSaid(say(one))
    onCurrentChange?.(next)
  }, [])

  const step = (direction: 1 | -1) => {
    if (ordered.length === 0) return
    const next = ordered[stepAround(current ? current.number - 1 : -1, ordered.length, direction)]
    // The only one, scrolled away from, comes back.
    if (next && next.id === current?.id) options.reach(next)
    if (next) go(next.id)
  }
  return { current, said, step, go }
}
