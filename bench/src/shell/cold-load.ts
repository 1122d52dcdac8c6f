import type { Browser } from '@playwright/test'
import { until } from '../../../e2e/support/product.ts'
import type { Served } from '../../../e2e/support/stage.ts'

/** A network as the bar names it. */
export interface Profile {
  name: 'none' | 'fast' | 'slow'
  /** Milliseconds that are added to each request. */
  latency: number
  /** Bytes a second in each direction; -1 is no limit. */
  throughput: number
}

const megabit = 1_000_000 / 8

export const profiles: readonly Profile[] = [
  { name: 'none', latency: 0, throughput: -1 },
  { name: 'fast', latency: 40, throughput: 10 * megabit },
  { name: 'slow', latency: 150, throughput: 1.6 * megabit },
]

export interface ColdLoad {
  /** From the navigation's start until the list has its first row, in milliseconds. */
  milliseconds: number
  /** Transferred until then, with headers. */
  bytes: number
  requests: number
  /** Largest Contentful Paint in milliseconds, and Cumulative Layout Shift. */
  lcp: number
  cls: number
}

const path = '/app/accounts'

interface Measured {
  row: number
  lcp: number
  cls: number
}

/** Runs in the page before anything else: notes when the first row is there, LCP and CLS. */
const observer = `
  window.measured = { row: 0, lcp: 0, cls: 0 }
  const look = () => {
    if (document.querySelector('[data-row-link]')) window.measured.row = performance.now()
    else requestAnimationFrame(look)
  }
  look()
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) window.measured.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.measured.cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })`

/** Opens the accounts list in a browser that has never seen the product. */
export async function coldLoad(browser: Browser, { url, cookie }: Served, profile: Profile): Promise<ColdLoad> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 860 }, locale: 'en-US' })
  try {
    await context.addCookies(
      cookie.split('; ').map(pair => ({ name: pair.split('=')[0] ?? '', value: pair.split('=')[1] ?? '', url })),
    )
    const page = await context.newPage()
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: profile.latency,
      downloadThroughput: profile.throughput,
      uploadThroughput: profile.throughput,
    })
    let bytes = 0
    let requests = 0
    network.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
      requests += 1
    })
    await page.addInitScript(observer)
    await page.goto(url + path, { waitUntil: 'commit' })
    // Through the protocol: the page's Content-Security-Policy forbids Playwright's way to evaluate text.
    const measured = async (): Promise<Measured> => {
      const { result } = await network.send('Runtime.evaluate', { expression: 'window.measured', returnByValue: true })
      return result.value
    }
    await until(async () => (await measured()).row > 0, 60_000, `${url}${path} showed no row.`)
    const untilThen = { bytes, requests }
    await page.waitForTimeout(300)
    const { row, lcp, cls } = await measured()
    return { milliseconds: row, lcp, cls, ...untilThen }
  } finally {
    await context.close()
  }
}
