import { readFileSync, rmSync } from 'node:fs'
import { startProduct, stopProduct } from './product.ts'

/** One product for all journeys; its address and data folder go to the tests through the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct()
  process.env['PRODUCT_URL'] = product.url
  process.env['PRODUCT_DATA'] = product.dataFolder
  return async () => {
    await stopProduct(product)
    refuseCanary(readFileSync(product.logFile, 'utf8'))
    rmSync(product.dataFolder, { recursive: true, force: true })
  }
}

/** Logs are read by people of no agency: names of clients have no place in them (quality bar 8). */
function refuseCanary(log: string) {
  const line = log.split('\n').find(text => text.includes('CANARY_B'))
  if (line) throw new Error(`The product logged data of an agency: ${line}`)
  if (log.length === 0)
    throw new Error('The product logged nothing at all, so the check for data in its logs proves nothing.')
}
