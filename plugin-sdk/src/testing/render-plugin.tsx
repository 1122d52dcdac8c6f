import { CoverdeskProvider } from '@coverdesk/design-system'
import { getDefaultStore } from 'jotai'
import { createRoot } from 'react-dom/client'
import { createPath } from 'react-router'
import type { PluginDefinition } from '../manifest'
import { type Toast, toastsAtom } from '../notifications/toasts'
import type { Sent } from './answers'
import { createStage, type StageOptions } from './create-stage'
import { StagedPage } from './StagedPage'

/** A page of a plugin in a test. */
export interface RenderedPlugin {
  /** What is drawn; in `document.body`. */
  page: HTMLElement
  /** Every operation that was sent, oldest first. */
  sent: readonly Sent[]
  /** Where the page is now, with its query. */
  path(): string
  /** What the person is told at this moment, oldest first: `toasts()[0]?.action?.run()` does what one offers. */
  toasts(): readonly Toast[]
  /** Goes there, as a link does. */
  go(path: string): Promise<void>
  /** Takes it away. */
  unmount(): void
}

/**
 * Opens a page of a plugin for a test of components: the real router, the real client with its cache, and answers in
 * the place of the server.
 *
 * @param plugin the default export of the area's `src/plugin.ts`
 * @example
 * const { page, sent } = await renderPlugin(accounts, { path: '/app/accounts', answers: { Accounts: failing() } })
 * await vi.waitFor(() => expect(page.textContent).toContain('Accounts could not be loaded'))
 */
export async function renderPlugin(plugin: PluginDefinition, options: StageOptions): Promise<RenderedPlugin> {
  const sent: Sent[] = []
  const onSent = (operation: Sent) => {
    sent.push(operation)
    options.onSent?.(operation)
  }
  // The page's router keeps its own history; what another test left in the window's, or told the person, is not behind it.
  window.history.replaceState(null, '')
  getDefaultStore().set(toastsAtom, [])
  const stage = await createStage(plugin, { ...options, onSent })
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  root.render(
    <CoverdeskProvider theme="light" idPrefix="test-">
      <StagedPage stage={stage} />
    </CoverdeskProvider>,
  )
  return {
    page,
    sent,
    path: () => createPath(stage.router.state.location),
    toasts: () => getDefaultStore().get(toastsAtom),
    go: path => stage.router.navigate(path),
    unmount() {
      stage.router.dispose()
      root.unmount()
      page.remove()
    },
  }
}
