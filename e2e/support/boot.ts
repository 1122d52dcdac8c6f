import type { Page } from '@playwright/test'

/** What a page knows before its first request, as far as journeys change it. */
export interface Boot {
  user: { name: string; agency: { name: string } }
  registry: { revision: number | string; plugins: Plugin[] }
  supportEmail?: string
  chatWidgetUrl?: string
}

interface Plugin {
  id: string
  manifest: {
    title: string
    basePaths: string[]
    nav: { section: string; label: string; icon: string; path: string; order: number; key?: string }[]
    commands: object[]
  }
}

/**
 * Changes what the gateway writes into the pages that are opened from now on. Such a page does not come from the gateway
 * itself, so Chromium lets it open no socket to this machine, and says so: no journey fails by that.
 */
export async function changeBoot(page: Page, change: (boot: Boot) => void): Promise<void> {
  await page.route('**/app**', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = (await response.text()).replace(
      /(id="coverdesk-boot">)(.*?)(<\/script>)/s,
      (_, begin: string, json: string, end: string) => {
        const boot = JSON.parse(json) as Boot
        change(boot)
        return begin + JSON.stringify(boot).replaceAll('<', '\\u003c') + end
      },
    )
    await route.fulfill({ response, body: html })
  })
}

/** Areas that only the sidebar knows: there is none of their code. */
export function addEntries(boot: Boot, entries: Plugin['manifest']['nav']): void {
  const [first] = boot.registry.plugins
  if (!first) throw new Error('The product has no plugin.')
  boot.registry.plugins.push({
    ...first,
    id: 'others',
    manifest: {
      ...first.manifest,
      title: 'Others',
      commands: [],
      basePaths: entries.map(({ path }) => path),
      nav: entries,
    },
  })
}
