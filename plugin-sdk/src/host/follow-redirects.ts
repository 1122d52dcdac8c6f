import { type LoaderFunction, type RouteObject, redirectDocument } from 'react-router'

/** Data that says 302: the router follows its Location by itself; without one the person goes to sign in (specification 1 §2). */
export function followRedirects(route: RouteObject): RouteObject {
  const loader = typeof route.loader === 'function' && { loader: followed(route.loader) }
  if (route.index) return { ...route, ...loader }
  return { ...route, ...loader, ...(route.children && { children: route.children.map(followRedirects) }) }
}

const followed =
  (load: LoaderFunction): LoaderFunction =>
  async (...call) => {
    try {
      return withPlace(await load(...call))
    } catch (thrown) {
      throw withPlace(thrown)
    }
  }

const withPlace = <Loaded>(loaded: Loaded) =>
  loaded instanceof Response && loaded.status === 302 && !loaded.headers.has('location')
    ? redirectDocument('/signin')
    : loaded
