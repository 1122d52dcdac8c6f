import type { ValidationError } from '@coverdesk/kit'
import type { PolicyFacts } from '../policies/policy-record.ts'
import { type Day, readableDay } from './days.ts'

type Dates = Pick<PolicyFacts, 'issuedAt' | 'inforceAt' | 'expiresAt' | 'cancellation' | 'reinstatement'>

/** What is wrong with the days of a policy, each at the field that has to change. */
export function wrongDates({ issuedAt, inforceAt, expiresAt, cancellation, reinstatement }: Dates): ValidationError[] {
  const wrong: ValidationError[] = []
  if (inforceAt && expiresAt && expiresAt <= inforceAt) {
    wrong.push({
      path: 'expiresAt',
      message: `Enter a day after the policy begins, which is ${readableDay(inforceAt)}.`,
    })
  }
  if (issuedAt && expiresAt && issuedAt > expiresAt) {
    wrong.push({
      path: 'issuedAt',
      message: `Enter a day before the policy expires, which is ${readableDay(expiresAt)}.`,
    })
  }
  if (!cancellation || reinstatement) return wrong
  const path = outside(cancellation.effectiveAt, { inforceAt, expiresAt })
  const canceled = `The policy is canceled from ${readableDay(cancellation.effectiveAt)} on.`
  if (path === 'inforceAt') wrong.push({ path, message: `${canceled} Enter that day or one before.` })
  if (path === 'expiresAt') wrong.push({ path, message: `${canceled} Enter that day or one after.` })
  return wrong
}

/** Which end of the policy's time a day is beyond. */
function outside(day: Day, { inforceAt, expiresAt }: Pick<Dates, 'inforceAt' | 'expiresAt'>) {
  if (inforceAt && day < inforceAt) return 'inforceAt'
  return expiresAt && day > expiresAt ? 'expiresAt' : null
}

/** The day on which a policy no longer covers; null: it never ends. */
export const endOf = ({ expiresAt, cancellation, reinstatement }: Omit<Dates, 'issuedAt' | 'inforceAt'>): Day | null =>
  cancellation && !reinstatement ? cancellation.effectiveAt : expiresAt

/** What is wrong with the beginning of a term that renews another one. */
export function wrongRenewal(former: Dates, { inforceAt }: Pick<Dates, 'inforceAt'>): ValidationError[] {
  const end = endOf(former)
  if (!end || !inforceAt || inforceAt >= end) return []
  const message = `The expiring policy covers through ${readableDay(end)}. Enter that day or a later one, or allow the overlap.`
  return [{ path: 'inforceAt', message }]
}

/** A cancellation takes effect while the policy covers, on its first and its last day, too. */
export function wrongCancellation(effectiveAt: Day, { inforceAt, expiresAt }: Pick<Dates, 'inforceAt' | 'expiresAt'>) {
  const end = outside(effectiveAt, { inforceAt, expiresAt })
  if (!end) return []
  const message =
    end === 'inforceAt'
      ? `Enter a day from ${readableDay(inforceAt ?? '')} on, when the policy begins.`
      : `Enter a day until ${readableDay(expiresAt ?? '')}, when the policy expires.`
  return [{ path: 'effectiveAt', message }]
}
