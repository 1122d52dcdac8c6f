import { readFileSync, rmSync } from 'node:fs'
import type { FullConfig } from '@playwright/test'
import { freePort, startProduct, stopProduct, type TestProduct } from './product.ts'
import { tellProducts } from './products.ts'
import { startWebSearch } from './web-search.ts'

/** A product for each worker. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const webSearch = await startWebSearch()
  // Where the journey about integrations plays NowCerts.
  const nowcertsPort = String(await freePort())
  // Of every product that a test starts, too: workers and their products inherit it.
  Object.assign(process.env, {
    CARA_WEB_SEARCH: 'searxng',
    CARA_WEB_SEARCH_URL: webSearch.url,
    NOWCERTS_PORT: nowcertsPort,
    NOWCERTS_URL: `http://127.0.0.1:${nowcertsPort}/api`,
    CARA_ALLOWED_HOSTS: new URL(webSearch.url).host,
  })
  // The others start when it is ready: should something not be built yet, the first one builds it.
  const first = await startProduct()
  const others = Array.from({ length: workers - 1 }, () => startProduct())
  const products: TestProduct[] = [first, ...(await Promise.all(others))]
  tellProducts(products.map(({ url, dataFolder }) => ({ url, dataFolder })))
  return async () => {
    for (const product of products) {
      await stopProduct(product)
      refuseCanary(readFileSync(product.logFile, 'utf8'))
      rmSync(product.dataFolder, { recursive: true, force: true })
    }
    await webSearch.close()
  }
}

/** Logs are read by people of no agency: names of clients have no place in them (quality bar 8). */
function refuseCanary(log: string) {
  const line = log.split('\n').find(text => text.includes('CANARY_B'))
  if (line) throw new Error(`The product logged data of an agency: ${line}`)
  if (log.length === 0)
    throw new Error('The product logged nothing at all, so the check for data in its logs proves nothing.')
}
