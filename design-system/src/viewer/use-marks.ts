import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import { byPage } from './by-page'
import { type MarksProps, neighborOf, type PdfMark } from './mark'
import type { Spot } from './use-pages-view'

const none: readonly PdfMark[] = []

/** What the pages need to draw marks. */
export interface DrawnMarks {
  ofPage: ReadonlyMap<number, readonly PdfMark[]>
  chosen: string | undefined
  stop: string | undefined
  onChoose(id: string): void
}

/**
 * The marks of a document, page by page. One that is chosen elsewhere is scrolled into the view; arrow keys lead from one to
 * the next.
 *
 * @param view the element that scrolls
 * @param isReady whether the pages have their places
 */
export function useMarks(
  view: RefObject<HTMLElement | null>,
  isReady: boolean,
  props: MarksProps,
  bring: (spot: Spot) => void,
) {
  const { marks = none, chosenMark: chosen, onChooseMark } = props
  const latest = useRef(onChooseMark)
  latest.current = onChooseMark
  const onChoose = useCallback((id: string) => latest.current?.(id), [])
  const drawn = useMemo<DrawnMarks>(() => {
    const stop = marks.some(({ id }) => id === chosen) ? chosen : marks[0]?.id
    return { ofPage: byPage(marks), chosen, stop, onChoose }
  }, [marks, chosen, onChoose])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the choice that scrolls, not what the marks look like
  useEffect(() => {
    const mark = marks.find(({ id }) => id === chosen)
    if (isReady && mark) bring({ page: mark.page, box: mark })
  }, [isReady, chosen])

  const onKeyDown = ({ target, key }: KeyboardEvent): boolean => {
    const id = target instanceof HTMLElement ? target.dataset['mark'] : undefined
    const next = id === undefined ? undefined : neighborOf(marks, id, key)
    if (!next) return false
    onChoose(next.id)
    view.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(next.id)}"]`)?.focus({ preventScroll: true })
    return true
  }
  return { drawn, onKeyDown }
}
