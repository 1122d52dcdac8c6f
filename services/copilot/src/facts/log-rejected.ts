import type { Fact } from '@coverdesk/coverage'
import { countDropped } from '@coverdesk/coverage/judge'
import type { ProvenFacts } from './facts-of-claims.ts'

/** Part of a logger. */
export interface RejectionLog {
  warn(line: object, message: string): void
}

/** Counts by reason in the log what the judge dropped. The quotes stay out: they are a client's documents. */
export function logRejected(log: RejectionLog, method: Fact['method'], rejected: ProvenFacts['rejected']): void {
  if (rejected.length === 0) return
  const fields = [...new Set(rejected.map(({ field }) => field))]
  const dropped = countDropped(rejected.map(({ reason }) => reason))
  log.warn({ cara_judge_dropped: dropped, method, fields }, 'Facts that their quotes don’t prove were dropped')
}
