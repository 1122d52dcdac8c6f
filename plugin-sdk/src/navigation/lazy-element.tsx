import { type ComponentType, type ReactElement, type ReactNode, Suspense } from 'react'
import type { RouteObject } from 'react-router'
import { LateComponent, useLate } from '../late/late-component'

interface LazyPartProps {
  late: LateComponent<object>
  placeholder: ReactNode
}

/**
 * The element of a route whose code is a file of its own, such as a dialog over a list: what is around it is drawn
 * without waiting. The file is fetched once the page has come to rest, or when someone goes there first. When it can't be
 * had, the area shows its error card with Retry.
 *
 * @param placeholder is there until the file has come; without it, nothing does
 * @example { path: 'new', element: lazyElement(async () => (await import('./CreateAccountDialog')).CreateAccountDialog) }
 */
export function lazyElement(load: () => Promise<ComponentType>, placeholder?: ReactNode): ReactElement {
  return <LazyPart late={new LateComponent(load)} placeholder={placeholder} />
}

function LazyPart({ late, placeholder }: LazyPartProps) {
  const Part = useLate(late)
  // What the part itself waits for.
  return <Suspense>{Part ? <Part /> : placeholder}</Suspense>
}

/** What fetches each file that the elements of these routes wait for. */
export function lazyFilesOf(routes: readonly RouteObject[]): (() => Promise<unknown>)[] {
  return routes.flatMap(({ element, children = [] }) => [
    ...(isLazyPart(element) ? [element.props.late.load] : []),
    ...lazyFilesOf(children),
  ])
}

const isLazyPart = (element: unknown): element is ReactElement<LazyPartProps> =>
  (element as ReactElement | null | undefined)?.type === LazyPart
