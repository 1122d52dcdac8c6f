import { getDefaultStore } from 'jotai'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, createPath, type RouteObject } from 'react-router'
import { AreaContext, type AreaContextValue, type AreaScreens } from '../area/area-context'
import { areaStateAtom } from '../area/area-state'
import { BackgroundRetry } from '../late/background-retry'
import type { PluginDefinition, RegistryEntry } from '../manifest'
import { hasUnsavedChanges } from '../navigation/unsaved-changes'
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
  const load = async () => {
    const definition = await code.load<PluginDefinition>('./plugin')
    return whole(async () => (await definition.routes()).routes)
  }
  /** A module that threw stays broken in the container it came from. */
  const whole = async <Result,>(work: () => Result | Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      code.renew('./plugin')
      throw error
    }
  }
  let turn: symbol | undefined
  let close: () => void = () => undefined
  let recoveredAt = Number.NEGATIVE_INFINITY
  // The card stays until the code is there.
  const background = new BackgroundRetry(() => turn && begin(turn))

  function open() {
    turn = Symbol(plugin.id)
    store.set(areaStateAtom, { status: 'loading', ...about })
    begin(turn)
  }

  /** What is shown meanwhile stays. */
  function begin(mine: symbol) {
    load()
      .then(async routes => {
        if (turn !== mine) return
        const arrived = performance.now()
        const onMounted = () => noteMounted(plugin, performance.now() - arrived)
        await whole(() => {
          close = show(options, routes, { retry, recover, takeNewest }, onMounted)
        })
        if (turn === mine) store.set(areaStateAtom, { status: 'ready', ...about })
      })
      .catch((error: Error) => {
        if (turn !== mine) return
        store.set(areaStateAtom, { status: 'failed', ...about, error, retry: reopen })
        if (!plugin.problem) background.failed()
      })
  }

  function leave() {
    background.stop()
    turn = undefined
    close()
    close = () => undefined
    store.set(areaStateAtom, { status: 'none' })
  }

  /** What is still on its way is taken when it comes first. */
  function reopen() {
    // What it says of itself came with the page.
    if (plugin.problem) return location.reload()
    leave()
    open()
  }

  /** React Router and the bundler's runtime both keep what failed, so code and router are renewed together. */
  function retry() {
    code.renew('./plugin')
    reopen()
  }

  function recover() {
    const now = performance.now()
    if (now - recoveredAt < restAfterRecovery) return false
    recoveredAt = now
    // Not while the page that failed is being drawn.
    setTimeout(retry)
    return true
  }

  async function takeNewest() {
    const mine = turn
    if ((await code.isReplaced()) && turn === mine && !hasUnsavedChanges()) retry()
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
  recovery: Pick<AreaContextValue, 'retry' | 'recover' | 'takeNewest'>,
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
