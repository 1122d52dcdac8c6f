import type { PolicyState } from '../models/enumerations.ts'
import type { Standing } from '../policies/policy-record.ts'
import { type Day, readableDay } from './days.ts'
import { stateByDates, type Term } from './policy-state.ts'

export const stateNames: Record<PolicyState, string> = {
  BINDING: 'Binding',
  PENDING: 'Pending',
  INFORCE: 'In force',
  EXPIRED: 'Expired',
  CANCELED: 'Canceled',
  UNKNOWN: 'Unknown',
}

type Declaration = { standing: Standing } | { refused: string }

/**
 * What a state means that a form has given: people say that a policy is being bound, or that they don't know; once it is
 * bound its dates say the rest, so a form can only agree with them.
 * @param current null: the policy is new
 */
export function declaredStanding(
  asked: PolicyState | null | undefined,
  current: { standing: Standing; state: PolicyState } | null,
  term: Term,
  today: Day,
): Declaration {
  if (!asked || (current?.state === 'CANCELED' && asked === 'CANCELED')) {
    return { standing: current?.standing ?? 'BINDING' }
  }
  if (asked === 'CANCELED') return { refused: 'Save the policy with another status, and cancel it from its menu.' }
  if (current?.state === 'CANCELED') return { refused: 'This policy is canceled. Reinstate it first.' }
  if (asked === 'BINDING' || asked === 'UNKNOWN') return { standing: asked }
  const byDates = stateByDates(term, today)
  return asked === byDates ? { standing: 'BOUND' } : { refused: explain(byDates, term) }
}

function explain(byDates: 'PENDING' | 'INFORCE' | 'EXPIRED', { inforceAt, expiresAt }: Term): string {
  const advice = `Choose ${stateNames[byDates]}, or change the dates.`
  const [from, until] = [inforceAt && readableDay(inforceAt), expiresAt && readableDay(expiresAt)]
  if (byDates === 'PENDING') return `Based on its dates, the policy starts on ${from}. ${advice}`
  if (byDates === 'EXPIRED') return `Based on its dates, the policy expired on ${until}. ${advice}`
  const time = [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ')
  return time
    ? `Based on its dates, the policy is in force ${time}. ${advice}`
    : `Without dates a bound policy is in force. ${advice}`
}
