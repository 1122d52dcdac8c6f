import type { RouteObject } from 'react-router'
import { withPlaceholder } from '../navigation/lazy-element'
import { AreaFrame } from './AreaFrame'
import { CaughtError } from './CaughtError'
import { Elsewhere } from './Elsewhere'
import { followRedirects } from './follow-redirects'
import { PageSkeleton } from './PageSkeleton'

/**
 * A plugin's routes under one root that catches their errors (React Router never lets them out), and what
 * none of them matches.
 */
export const areaRoutes = (routes: readonly RouteObject[]): RouteObject[] => [
  {
    element: <AreaFrame />,
    errorElement: <CaughtError />,
    // Loaders don't wait, so there is nothing to bridge.
    hydrateFallbackElement: <></>,
    children: [
      ...routes.map(withSkeleton).map(trustTheCache).map(followRedirects),
      { path: '*', element: <Elsewhere /> },
    ],
  },
]

/** Under a page that is there, what comes later leaves it as it is; a page that isn't has a skeleton. */
function withSkeleton(route: RouteObject): RouteObject {
  if (route.element) return { ...route, element: withPlaceholder(route.element, <PageSkeleton />) }
  return route.children ? { ...route, children: route.children.map(withSkeleton) } : route
}

/** After an action the cache has already updated every view (architecture §5b): loaders need not run again. */
function trustTheCache(route: RouteObject): RouteObject {
  const shouldRevalidate: RouteObject['shouldRevalidate'] = ({ formMethod, defaultShouldRevalidate }) =>
    defaultShouldRevalidate && (formMethod === undefined || formMethod === 'GET')
  if (route.index) return { shouldRevalidate, ...route }
  return { shouldRevalidate, ...route, ...(route.children && { children: route.children.map(trustTheCache) }) }
}
