import { getDefaultStore } from 'jotai'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, createPath, type RouteObject } from 'react-router'
import { AreaContext, type AreaContextValue, type AreaScreens } from '../area/area-context'
import { areaStateAtom } from '../area/area-state'
import type { PluginDefinition, RegistryEntry } from '../manifest'
import { codeOf } from '../plugins/installed-plugins'
import { noteMounted } from '../plugins/plugin-reports'
import { AreaRoot } from './AreaRoot'
import { areaRoutes } from './area-routes'
import { prefetchFiles } from './prefetch-files'
import { routerWindow } from './router-window'

interface AreaOptions {
  plugin: RegistryEntry
  /** Exists before single-spa starts, and stays. */
  outlet: HTMLElement
  screens: AreaScreens
}

/** An area as single-spa sees it. None of its lifecycles ever rejects or waits for the network. */
export interface Area {
  bootstrap(): Promise<void>
  mount(): Promise<void>
  unmount(): Promise<void>
  /** Begins to load the code; a failure shows when the area is opened. */
  prefetch(): void
}

/** Waiting times before code that could not be loaded is asked for again, in milliseconds. */
const firstRetry = 2_000
const maxRetry = 10_000

/** An area that was just loaded again because a file was missing is not loaded again again, in milliseconds. */
const restAfterRecovery = 30_000

const store = getDefaultStore()

/**
 * One plugin's area of the page (shell-and-federation.md, rules 9–13 and 16): loads it when it is first opened,
 * gives it a React root and a router, and takes both away when it is left, be it in the middle of loading.
 */
export function createArea(options: AreaOptions): Area {
  const { plugin } = options
  const about = { id: plugin.id, title: plugin.manifest.title }
  const code = codeOf(plugin.id)
  const load = async () => (await (await code.load<PluginDefinition>('./plugin')).routes()).routes
  let turn: symbol | undefined
  let close: () => void = () => undefined
  let recoveredAt = Number.NEGATIVE_INFINITY
  let failures = 0
  let callOff: () => void = () => undefined

  function open() {
    turn = Symbol(plugin.id)
    failures = 0
    store.set(areaStateAtom, { status: 'loading', ...about })
    begin(turn)
  }

  /** What is shown meanwhile stays. */
  function begin(mine: symbol) {
    load()
      .then(routes => {
        if (turn !== mine) return
        const arrived = performance.now()
        close = show(options, routes, { retry, recover }, () => noteMounted(plugin, performance.now() - arrived))
        store.set(areaStateAtom, { status: 'ready', ...about })
      })
      .catch((error: Error) => {
        // A module that threw while it was evaluated stays broken in the container it came from.
        code.renew('./plugin')
        if (turn !== mine) return
        store.set(areaStateAtom, { status: 'failed', ...about, error, retry })
        beginLater(mine)
      })
  }

  /** The gateway or the network may be back before anyone presses Retry; the card stays until the code is there. */
  function beginLater(mine: symbol) {
    if (plugin.problem) return
    const again = () => {
      callOff()
      if (turn === mine) begin(mine)
    }
    const timer = setTimeout(again, Math.min(firstRetry * 2 ** failures++, maxRetry))
    window.addEventListener('online', again)
    callOff = () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }

  function leave() {
    callOff()
    turn = undefined
    close()
    close = () => undefined
    store.set(areaStateAtom, { status: 'none' })
  }

  /** React Router and the bundler's runtime both keep what failed, so code and router are renewed together. */
  function retry() {
    // What it says of itself came with the page.
    if (plugin.problem) return location.reload()
    leave()
    code.renew('./plugin')
    open()
  }

  function recover() {
    const now = performance.now()
    if (now - recoveredAt < restAfterRecovery) return false
    recoveredAt = now
    // Not while the page that failed is being drawn.
    setTimeout(retry)
    return true
  }

  return {
    bootstrap: async () => undefined,
    mount: async () => open(),
    unmount: async () => leave(),
    prefetch: () => void load().catch(() => undefined),
  }
}

/** @returns what takes the area away again */
function show(
  { plugin, screens, outlet }: AreaOptions,
  routes: readonly RouteObject[],
  recovery: Pick<AreaContextValue, 'retry' | 'recover'>,
  onMounted: () => void,
): () => void {
  const isAt = ({ pathname, search, hash }: Location) => createPath(router.state.location) === pathname + search + hash
  const router = createBrowserRouter(areaRoutes(routes), { window: routerWindow(isAt) })
  const element = document.createElement('div')
  element.style.height = '100%'
  outlet.append(element)
  const root = createRoot(element)
  root.render(
    <AreaContext value={{ plugin, screens, ...recovery }}>
      <AreaRoot router={router} onMounted={onMounted} />
    </AreaContext>,
  )
  const callOff = prefetchFiles(routes)
  return () => {
    callOff()
    router.dispose()
    root.unmount()
    element.remove()
  }
}
