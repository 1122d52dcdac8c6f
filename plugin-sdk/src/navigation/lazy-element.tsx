import { type ComponentType, type ReactElement, Suspense } from 'react'
import type { RouteObject } from 'react-router'
import { LateComponent, useLate } from '../late/late-component'

interface LazyPartProps {
  late: LateComponent<object>
}

/**
 * The element of a route whose code is a file of its own, such as a dialog over a list: what stands around it is drawn
 * without waiting. The file is fetched once the page has come to rest, or when somebody goes there first. When it can't be
 * had, the area shows its error card with Retry.
 *
 * @example { path: 'new', element: lazyElement(async () => (await import('./CreateAccountDialog')).CreateAccountDialog) }
 */
export function lazyElement(load: () => Promise<ComponentType>): ReactElement {
  return <LazyPart late={new LateComponent(load)} />
}

function LazyPart({ late }: LazyPartProps) {
  const Part = useLate(late)
  // What the part itself waits for.
  return <Suspense>{Part && <Part />}</Suspense>
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
