import { EnvironmentError } from '@coverdesk/kit'
import { z } from 'zod'

/** Where the agency management systems are, and whom HawkSoft knows this product as. */
export const amsEnvironment = {
  NOWCERTS_URL: z.url({ error: 'must be an address such as https://api.nowcerts.com/api.' }).optional(),
  HAWKSOFT_URL: z.url({ error: 'must be an address such as https://integration.hawksoft.app.' }).optional(),
  HAWKSOFT_CLIENT_ID: z.string().optional(),
  HAWKSOFT_CLIENT_SECRET: z.string().optional(),
}

const nowcertsUrl = 'https://api.nowcerts.com/api'
const hawksoftUrl = 'https://integration.hawksoft.app'

export interface AmsAddresses {
  nowcertsUrl: string
  /** Null: the product is no partner of HawkSoft, so no agency can connect it. */
  hawksoft: { baseUrl: string; clientId: string; secret: string } | null
}

/** @throws EnvironmentError when only one of HawkSoft's two credentials is there */
export function amsAddresses(given: z.output<z.ZodObject<typeof amsEnvironment>>): AmsAddresses {
  const { HAWKSOFT_CLIENT_ID: clientId, HAWKSOFT_CLIENT_SECRET: secret } = given
  if (Boolean(clientId) !== Boolean(secret)) {
    const missing = clientId ? 'HAWKSOFT_CLIENT_SECRET' : 'HAWKSOFT_CLIENT_ID'
    throw new EnvironmentError(`${missing} is needed: HawkSoft gives a partner both.`)
  }
  return {
    nowcertsUrl: withoutSlash(given.NOWCERTS_URL ?? nowcertsUrl),
    hawksoft:
      clientId && secret ? { baseUrl: withoutSlash(given.HAWKSOFT_URL ?? hawksoftUrl), clientId, secret } : null,
  }
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')
