import type { Page } from '@playwright/test'

/** What a person waits for and is disturbed by (quality bar 27). */
export interface Vitals {
  /** Largest Contentful Paint, in milliseconds. */
  lcp: number
  /** The text of the element that was painted then, shortened. */
  largest: string
  /** The slowest interaction until its next paint, in milliseconds: at most Interaction to Next Paint counts it so. */
  inp: number
  /** Cumulative Layout Shift of what no input caused. */
  cls: number
}

const megabit = 1_000_000 / 8

/** 150 ms and 1.6 Mbps, the slow profile of the quality bar. */
export async function throttle(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6 * megabit,
    uploadThroughput: 1.6 * megabit,
  })
}

/** Observes every page that is opened from now on. */
export async function observeVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { lcp: 0, largest: '', inp: 0, cls: 0 }
    Object.assign(window, { vitals: seen })
    const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver(list => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
        durationThreshold: 16,
      } as PerformanceObserverInit)
    observe('largest-contentful-paint', entry => {
      seen.lcp = entry.startTime
      seen.largest = (entry as unknown as { element?: Element }).element?.textContent?.slice(0, 60) ?? ''
    })
    observe('event', entry => {
      seen.inp = Math.max(seen.inp, entry.duration)
    })
    observe('layout-shift', entry => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) seen.cls += value
    })
  })
}

export const vitalsOf = (page: Page): Promise<Vitals> =>
  page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals)
