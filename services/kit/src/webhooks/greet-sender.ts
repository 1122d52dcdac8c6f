import type { IncomingHttpHeaders } from 'node:http'
import { CoverdeskError } from '../errors.ts'
import type { Webhook } from './webhook.ts'

/** The largest delivery where a webhook says nothing else, in bytes. */
const usualMost = 1024 * 1024

/** What the gateway asks before it makes room for a large delivery. */
export interface Greeting {
  /** Whether the sender has proved itself. Otherwise only its bytes can. */
  isKnown: boolean
  /** The largest delivery, in bytes. */
  maxBytes: number
}

/** @throws UNAUTHENTICATED when the headers alone say that it is not the agreed sender */
export function greetSender({ knows, maxBytes = usualMost }: Webhook, headers: IncomingHttpHeaders): Greeting {
  if (knows && !knows(headers)) {
    throw new CoverdeskError('UNAUTHENTICATED', 'This delivery does not have the agreed credentials.')
  }
  return { isKnown: knows !== undefined, maxBytes }
}
