import { fold } from '@coverdesk/kit'
import type { CertificateFinding, CertificateLine } from '../record/certificate-snapshot.ts'
import { type CertifiedPolicy, isCanceledOn, isExpiredOn, nameOfPolicy } from '../record/certified-policy.ts'
import { termKeys, termNames } from '../record/line-terms.ts'
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
  /** What it is going to say of each policy. */
  lines: readonly CertificateLine[]
}

/** Issues with issuing a certificate. Every finding names where it comes from. */
export function guardCertificate(certificate: GuardedCertificate): CertificateFinding[] {
  const { policies, descriptionOfOperations } = certificate
  return [
    ...policies.flatMap(policy => findingOfPolicy(policy, certificate)),
    ...missingCoverage(descriptionOfOperations, policies),
    ...notGranted(certificate),
    ...policies.flatMap(policy => notStated(policy, certificate)),
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

/** Whether a policy makes someone an additional insured: by name, else as its terms say, else by a blanket endorsement. */
export const grants = ({ hasBlanket, namedAdditionalInsureds, terms }: CertifiedPolicy, holderName: string): boolean =>
  namedAdditionalInsureds.some(name => fold(name) === fold(holderName)) || (terms?.additionalInsured ?? hasBlanket)

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

/** What the certificate shows of a policy and its record doesn’t have: someone has marked it. */
function notStated(policy: CertifiedPolicy, { lines, holderName, policies }: GuardedCertificate): CertificateFinding[] {
  const line = lines.find(({ policyId }) => policyId === policy.id)
  if (!line) return []
  const name = nameOfPolicy(policy)
  const finding = (message: string, term: string): CertificateFinding => ({
    ...{ kind: 'TERM_NOT_STATED', message, policyId: policy.id },
    source: `${name}, ${term}`,
  })
  const terms = termKeys
    .filter(term => line[term] === true && policy.terms?.[term] !== true)
    .map(term => {
      const said = termNames[term].toLowerCase()
      return finding(`The certificate shows ${said} for ${name}, and the policy’s record doesn’t.`, said)
    })
  const isMarked = line.additionalInsured && !grants(policy, holderName)
  // Where no policy grants it, that is said once for all of them.
  if (!isMarked || !policies.some(other => grants(other, holderName))) return terms
  const message = `The certificate marks ${holderName} as an additional insured of ${name}, and the policy’s record doesn’t.`
  return [finding(message, 'additional insureds'), ...terms]
}
