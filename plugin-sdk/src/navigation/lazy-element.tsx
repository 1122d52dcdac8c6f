import { type ComponentType, cloneElement, type ReactElement, type ReactNode, Suspense, useEffect } from 'react'
import type { RouteObject } from 'react-router'
import { useArea } from '../area/area-context'
import { LateComponent, useIsMissing, useLate } from '../late/late-component'
import { MissingPart } from '../late/MissingPart'
import { toast } from '../notifications/toasts'

interface LazyPartProps {
  late: LateComponent<object>
  placeholder: ReactNode
}

/**
 * The element of a route whose code is a file of its own, such as a dialog over a list: what is around it is drawn
 * without waiting. The file is fetched once the page has come to rest, or when someone goes there first. When it can't be
 * had, what is on the screen stays, one line says so with a Retry, and the file is asked for again in the background.
 *
 * @param placeholder is there until the file has come; without it the first page of an area has a skeleton, and nothing else
 * has anything
 * @example { path: 'new', element: lazyElement(async () => (await import('./CreateAccountDialog')).CreateAccountDialog) }
 */
export function lazyElement(load: () => Promise<ComponentType>, placeholder?: ReactNode): ReactElement {
  return <LazyPart late={new LateComponent(load)} placeholder={placeholder} />
}

function LazyPart({ late, placeholder }: LazyPartProps) {
  const Part = useLate(late)
  const isMissing = useIsMissing(late)
  const { takeNewest } = useArea()
  const hasPlaceholder = placeholder !== undefined
  useEffect(() => {
    if (!isMissing) return
    // After a deployment it may be gone for good.
    void takeNewest()
    const action = { label: 'Retry', run: () => void late.load() }
    if (!hasPlaceholder) toast('Part of this page could not be shown.', { tone: 'error', action })
  }, [isMissing, hasPlaceholder, late, takeNewest])
  if (Part)
    return (
      // What the part itself waits for.
      <Suspense>
        <Part />
      </Suspense>
    )
  return (
    <>
      {isMissing && hasPlaceholder && <MissingPart retry={() => void late.load()} />}
      {placeholder}
    </>
  )
}

/** The same element with a placeholder, where it is one of `lazyElement` that has none. */
export const withPlaceholder = (element: ReactNode, placeholder: ReactElement): ReactNode =>
  isLazyPart(element) && element.props.placeholder === undefined ? cloneElement(element, { placeholder }) : element

/** What fetches each file that the elements of these routes wait for. */
export function lazyFilesOf(routes: readonly RouteObject[]): (() => Promise<unknown>)[] {
  return routes.flatMap(({ element, children = [] }) => [
    ...(isLazyPart(element) ? [element.props.late.load] : []),
    ...lazyFilesOf(children),
  ])
}

const isLazyPart = (element: unknown): element is ReactElement<LazyPartProps> =>
  (element as ReactElement | null | undefined)?.type === LazyPart
