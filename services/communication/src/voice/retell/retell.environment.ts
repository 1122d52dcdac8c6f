import { createHmac } from 'node:crypto'
import { demoAgencies, EnvironmentError, processEnvironment } from '@coverdesk/kit'
import { z } from 'zod'

/** Where Retell keeps recordings, unless it is said otherwise. */
const retellHosts = 'dxc03zgurdly9.cloudfront.net,retellai.s3.us-west-2.amazonaws.com'

const list = (text: string) =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)

const agencyEntry = /^((?:agent_\w+)|(?:\+\d{7,15}))=([0-9a-f]{24})$/

/** With a key and agencies, Retell answers calls (docs/adr/0060). */
export const retellEnvironment = {
  NODE_ENV: processEnvironment.NODE_ENV,
  COVERDESK_SECRET: processEnvironment.COVERDESK_SECRET,
  RETELL_API_KEY: z.string().min(16, { error: 'must be the API key of Retell that signs webhooks.' }).optional(),
  RETELL_AGENCIES: z
    .string()
    .default('')
    .transform(list)
    .refine(entries => entries.every(entry => agencyEntry.test(entry)), {
      error: 'must name agents or numbers and their agencies, such as agent_7f3=<agency id>,+14155550100=<agency id>.',
    })
    .transform(entries => new Map(entries.map(entry => entry.split('=') as [string, string]))),
  RETELL_RECORDING_HOSTS: z.string().default(retellHosts).transform(list),
}

export interface RetellSettings {
  apiKey: string
  /** By agent or number: the id of the agency. */
  agencies: ReadonlyMap<string, string>
  recordingHosts: readonly string[]
}

type RetellEnvironment = z.output<z.ZodObject<typeof retellEnvironment>>

/**
 * Null in production without Retell. In development a made-up call works without any setting (`npm run demo:call`).
 * @throws EnvironmentError when only one of the two is there
 */
export function retellSettings(given: RetellEnvironment): RetellSettings | null {
  const { RETELL_API_KEY: apiKey, RETELL_AGENCIES: agencies, RETELL_RECORDING_HOSTS: recordingHosts } = given
  if (apiKey && agencies.size > 0) return { apiKey, agencies, recordingHosts }
  if (apiKey || agencies.size > 0) {
    throw new EnvironmentError(`${apiKey ? 'RETELL_AGENCIES' : 'RETELL_API_KEY'} is needed: Retell takes both.`)
  }
  if (given.NODE_ENV === 'production') return null
  return {
    apiKey: developmentKey(given.COVERDESK_SECRET),
    agencies: new Map([[developmentAgent, demoAgencies.harborPoint.id]]),
    recordingHosts: [developmentRecordingHost],
  }
}

/** Answers for the demo's agency in development. */
export const developmentAgent = 'agent_harbor_point'

/** Where `npm run demo:call` keeps the recording of its call. */
export const developmentRecordingHost = '127.0.0.1'

/** Signs made-up calls in development. */
export const developmentKey = (secret: string): string =>
  createHmac('sha256', secret).update('retell in development').digest('hex')
