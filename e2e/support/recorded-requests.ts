import type { Page } from '@playwright/test'

export interface RecordedRequest {
  url: string
  /** In seconds, by the browser's clock. */
  begin: number
  end: number
  /** When it began, in milliseconds since 1970. */
  beganAt: number
  /** As they traveled, compressed. */
  bytes: number
}

/** Records every answered request of a page from now on, without the favicon, which no page waits for. */
export async function recordRequests(page: Page): Promise<() => RecordedRequest[]> {
  const answered: RecordedRequest[] = []
  const open = new Map<string, { url: string; begin: number; beganAt: number }>()
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  network.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) =>
    open.set(requestId, { url: request.url, begin: timestamp, beganAt: wallTime * 1000 }),
  )
  network.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = open.get(requestId)
    if (request) answered.push({ ...request, end: timestamp, bytes: encodedDataLength })
  })
  return () => answered.filter(({ url }) => !url.includes('favicon'))
}

/**
 * Notes when something is shown for the first time on a page that is opened afterwards. What is fetched in the moment
 * until a journey has seen it is not what it had waited for.
 *
 * @param selector of CSS
 * @param beginning of its text
 * @returns when, in milliseconds since 1970
 */
export async function noteShown(page: Page, selector: string, beginning = ''): Promise<() => Promise<number>> {
  await page.addInitScript(
    ([selector, beginning]) => {
      const isThere = () =>
        [...document.querySelectorAll(selector)].some(({ textContent }) => textContent?.startsWith(beginning))
      const observer = new MutationObserver(() => {
        if (!isThere()) return
        observer.disconnect()
        document.documentElement.dataset['shownAt'] = String(performance.timeOrigin + performance.now())
      })
      observer.observe(document, { childList: true, subtree: true, characterData: true })
    },
    [selector, beginning] as const,
  )
  return async () => Number(await page.locator('html').getAttribute('data-shown-at'))
}

/**
 * The longest chain of requests of which each began after the one before it had ended. On a slow connection, where none
 * that begins with another one has ended before it.
 */
export function stepsOf(requests: readonly RecordedRequest[]): number {
  const sorted = [...requests].sort((one, other) => one.begin - other.begin)
  const depth: number[] = []
  for (const [index, request] of sorted.entries()) {
    const before = sorted.slice(0, index).flatMap((other, at) => (other.end <= request.begin ? (depth[at] ?? 0) : []))
    depth.push(1 + Math.max(0, ...before))
  }
  return Math.max(0, ...depth)
}

/** A line per request, for the message of a test that fails. */
export function describeRequests(requests: readonly RecordedRequest[]): string {
  const start = Math.min(...requests.map(({ begin }) => begin))
  const at = (seconds: number) => Math.round((seconds - start) * 1000)
  return requests.map(({ url, bytes, begin, end }) => `${at(begin)}–${at(end)} ms, ${bytes} bytes, ${url}`).join('\n')
}
