import type { Page } from '@playwright/test'
import type { FunctionComponent } from 'react'

interface SharedModules {
  __FEDERATION__: { __INSTANCES__: { loadShare(name: string): Promise<() => unknown> }[] }
}

/**
 * Draws one component of the design system in place of a page of the product, from the files of the shell and under the
 * page's own policy, as a remote would: a part that no screen uses yet is tried in the real thing.
 *
 * @param part a sub-path of the design system, such as `pdf`
 * @param name of its export; by default the default one
 */
export const drawInProduct = (page: Page, part: string, props: object, name = 'default') =>
  page.evaluate(
    async ({ part, props, name }) => {
      const [shell] = (globalThis as unknown as SharedModules).__FEDERATION__.__INSTANCES__
      const load = async (name: string) => (await shell?.loadShare(name))?.() as Record<string, unknown>
      const { createElement } = (await load('react')) as unknown as typeof import('react')
      const { createRoot } = (await load('react-dom/client')) as unknown as typeof import('react-dom/client')
      const { CoverdeskProvider } = (await load('@coverdesk/design-system')) as Record<string, FunctionComponent>
      const { [name]: Part } = (await load(`@coverdesk/design-system/${part}`)) as Record<string, FunctionComponent>
      if (!CoverdeskProvider || !Part) throw new Error(`The shell has no ${name} of ${part}.`)
      // A function cannot be sent into the page; the charts need one.
      const place = document.createElement('main')
      place.style.cssText = 'height: 100%; box-sizing: border-box; padding: 16px; overflow: auto'
      document.body.replaceChildren(place)
      const provider = { theme: 'light', idPrefix: 'drawn-' }
      createRoot(place).render(
        createElement(
          CoverdeskProvider,
          provider as never,
          createElement(Part, { ...props, format: String } as object),
        ),
      )
    },
    { part, props, name },
  )
