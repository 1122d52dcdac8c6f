import type { Fact } from '@coverdesk/coverage'
import type { Claim } from './claim.ts'

/** Part of a logger. */
export interface RejectionLog {
  warn(line: object, message: string): void
}

/** Counts in the log what was dropped because its quote doesn't prove it. The quotes stay out: they are a client's documents. */
export function logRejected(log: RejectionLog, method: Fact['method'], rejected: readonly Claim[]): void {
  if (rejected.length === 0) return
  const fields = [...new Set(rejected.map(({ field }) => field))]
  log.warn({ cara_evidence_rejected: rejected.length, method, fields }, 'Facts without a valid quote were dropped')
}
