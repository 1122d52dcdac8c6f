import { useEffect, useRef } from 'react'

/** What the keys of the page ask for. */
export type FieldStep = 'next' | 'previous' | 'next-open'

const steps: Readonly<Record<string, FieldStep>> = { j: 'next', k: 'previous', n: 'next-open' }

/** Letters belong to what the person is typing in, and to an open dialog. */
const takers =
  'input:not([type=radio]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]'

/** A letter that is none of these may begin a command of two keys, such as `g` then `k`: the second one is not ours. */
const sequenceMilliseconds = 1000

/** `j` and `k` go from field to field, `n` to the next that nothing is said about, wherever one is on the page. */
export function useFieldKeys(onStep: (step: FieldStep) => void): void {
  const latest = useRef(onStep)
  latest.current = onStep
  useEffect(() => {
    let startedAt = Number.NEGATIVE_INFINITY
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.target as Element).closest(takers) || document.querySelector('[aria-modal=true]')) return
      const isSecondKey = event.timeStamp - startedAt < sequenceMilliseconds
      const step = steps[event.key]
      startedAt = /^[a-z]$/.test(event.key) && !step && !isSecondKey ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (!step || isSecondKey) return
      event.preventDefault()
      latest.current(step)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
