import { z } from 'zod'
import { EnvironmentError } from '../environment.ts'

/** Where the gateway is; each subgraph asks it for what other areas have. */
export const productEnvironment = {
  GATEWAY_URL: z
    .url({ protocol: /^https?$/, error: 'must be the address of the gateway, such as http://gateway:3000.' })
    .optional(),
}

interface ProductAddress {
  url: string
  secret: string
}

let address: ProductAddress | undefined

/** @throws EnvironmentError in production without an address: on another machine than ours no default would be right */
export function configureGatewayClient(environment: {
  GATEWAY_URL?: string | undefined
  NODE_ENV: string
  COVERDESK_SECRET: string
}): void {
  const { GATEWAY_URL, NODE_ENV, COVERDESK_SECRET: secret } = environment
  if (!GATEWAY_URL && NODE_ENV === 'production') {
    throw new EnvironmentError('GATEWAY_URL is needed in production: the address of the gateway for this service.')
  }
  address = { url: GATEWAY_URL ?? 'http://127.0.0.1:3000', secret }
}

export function productAddress(): ProductAddress {
  if (!address) throw new Error('The product is asked by a subgraph that was started only.')
  return address
}
