import { fold } from '@coverdesk/kit'
import type { CertificateFinding } from '../record/certificate-snapshot.ts'
import { type CertifiedPolicy, isCanceledOn, isExpiredOn, nameOfPolicy } from '../record/certified-policy.ts'
import { usDate } from '../record/words.ts'
import { missingCoverage } from './asked-coverage.ts'

/** What is about to be issued. */
export interface GuardedCertificate {
  holderName: string
  additionalInsured: boolean
  descriptionOfOperations: string | null
  /** Until when the holder relies on it, a day. */
  neededUntil: string
  /** A day. */
  today: string
  policies: readonly CertifiedPolicy[]
}

/** Issues with issuing a certificate. Every finding names where it comes from. */
export function guardCertificate(certificate: GuardedCertificate): CertificateFinding[] {
  const { policies, descriptionOfOperations } = certificate
  return [
    ...policies.flatMap(policy => findingOfPolicy(policy, certificate)),
    ...missingCoverage(descriptionOfOperations, policies),
    ...notGranted(certificate),
  ]
}

type Told = Pick<CertificateFinding, 'kind' | 'message'> & { field: string }

/** The first thing that is wrong with a policy says enough. */
function findingOfPolicy(policy: CertifiedPolicy, days: { today: string; neededUntil: string }): CertificateFinding[] {
  const told = wrongState(policy, days) ?? wrongDays(policy, days)
  if (!told) return []
  const { field, ...finding } = told
  return [{ ...finding, policyId: policy.id, source: `${nameOfPolicy(policy)}, ${field}` }]
}

function wrongState(policy: CertifiedPolicy, { today }: { today: string }): Told | undefined {
  const { state, expiresAt, canceledFrom } = policy
  const name = nameOfPolicy(policy)
  if (isCanceledOn(policy, today)) {
    const since = canceledFrom ? ` on ${usDate(canceledFrom)}` : ''
    return { kind: 'POLICY_CANCELED', message: `${name} was canceled${since}.`, field: 'cancellation' }
  }
  if (isExpiredOn(policy, today)) {
    const since = expiresAt ? ` on ${usDate(expiresAt)}` : ''
    return { kind: 'POLICY_EXPIRED', message: `${name} expired${since}.`, field: 'expiration date' }
  }
  if (state === 'INFORCE') return undefined
  return { kind: 'POLICY_NOT_IN_FORCE', message: `${name} is not in force.`, field: 'state' }
}

function wrongDays(policy: CertifiedPolicy, { neededUntil }: { neededUntil: string }): Told | undefined {
  const { expiresAt, canceledFrom } = policy
  const name = nameOfPolicy(policy)
  if (canceledFrom) {
    const message = `${name} will be canceled on ${usDate(canceledFrom)}.`
    return { kind: 'POLICY_CANCELLATION_PENDING', message, field: 'cancellation' }
  }
  if (!expiresAt || expiresAt > neededUntil) return undefined
  const message = `${name} expires on ${usDate(expiresAt)}; the certificate is needed until ${usDate(neededUntil)}.`
  return { kind: 'POLICY_EXPIRES_DURING_USE', message, field: 'expiration date' }
}

/** Whether a policy makes someone an additional insured, named or not. */
export const grants = ({ hasBlanket, namedAdditionalInsureds }: CertifiedPolicy, holderName: string): boolean =>
  hasBlanket || namedAdditionalInsureds.some(name => fold(name) === fold(holderName))

function notGranted({ additionalInsured, holderName, policies }: GuardedCertificate): CertificateFinding[] {
  if (!additionalInsured || policies.some(policy => grants(policy, holderName))) return []
  const [only, ...others] = policies
  return [
    {
      kind: 'ADDITIONAL_INSURED_NOT_GRANTED',
      message:
        `No certified policy makes ${holderName} an additional insured, by name or by a blanket endorsement. ` +
        'If you issue the certificate anyway, it says that the status was requested, not granted.',
      policyId: only && others.length === 0 ? only.id : null,
      source: `${policies.map(nameOfPolicy).join(', ')}: additional insureds`,
    },
  ]
}
