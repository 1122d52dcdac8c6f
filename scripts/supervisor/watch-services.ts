import { watch } from 'node:fs'
import { serviceName } from '../workspace/areas.ts'
import { buildService } from '../workspace/build-service.ts'
import { at } from '../workspace/root.ts'
import type { Product } from './product.ts'

/** An editor writes a file in several steps; they are one change, in milliseconds. */
const settlingTime = 200

/** Builds and restarts each service whose sources, or those of kit, are saved. A build that fails leaves it running. */
export function watchServices(subgraphs: string[], product: Product): void {
  const services = [...subgraphs, 'services/gateway']
  for (const folder of services) onChange(`${folder}/src`, () => renew(folder, product))
  onChange('services/kit/src', async () => {
    for (const folder of services) await renew(folder, product)
  })
}

function onChange(folder: string, act: () => Promise<void>) {
  let settling: NodeJS.Timeout | undefined
  watch(at(folder), { recursive: true }, () => {
    clearTimeout(settling)
    settling = setTimeout(act, settlingTime)
  })
}

async function renew(folder: string, product: Product) {
  try {
    await buildService(folder)
    await product.restart(serviceName(folder))
    console.log(`${folder} was built and started again`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}
