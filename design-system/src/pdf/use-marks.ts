import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import { neighborOf, type PdfMark, type PdfMarksProps } from './pdf-mark'

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
export function useMarks(view: RefObject<HTMLElement | null>, isReady: boolean, props: PdfMarksProps) {
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
    if (isReady && mark && view.current) scrollTo(view.current, mark)
  }, [view, isReady, chosen])

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

function byPage(marks: readonly PdfMark[]) {
  const pages = new Map<number, PdfMark[]>()
  for (const mark of marks) pages.set(mark.page, [...(pages.get(mark.page) ?? []), mark])
  return pages
}

/** Pixels between a mark and the edge of the view, beyond which it is as good as outside. */
const air = 24

function scrollTo(view: HTMLElement, { page, x, y, width, height }: PdfMark) {
  const paper = view.querySelector<HTMLElement>(`[data-page="${page}"]`)
  if (!paper) return
  const top = paper.offsetTop + y * paper.offsetHeight
  const left = paper.offsetLeft + x * paper.offsetWidth
  const isSeen =
    top > view.scrollTop + air && top + height * paper.offsetHeight < view.scrollTop + view.clientHeight - air
  const isBeside = left >= view.scrollLeft && left + width * paper.offsetWidth <= view.scrollLeft + view.clientWidth
  if (!isSeen) view.scrollTop = top - view.clientHeight / 3
  if (!isBeside) view.scrollLeft = left - air
}
