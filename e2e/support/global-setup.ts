import { rmSync } from 'node:fs'
import { startProduct, stopProduct } from './product.ts'

/** One product for all journeys; its address and data folder go to the tests through the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct()
  process.env['PRODUCT_URL'] = product.url
  process.env['PRODUCT_DATA'] = product.dataFolder
  return async () => {
    await stopProduct(product)
    rmSync(product.dataFolder, { recursive: true, force: true })
  }
}
