import { parseInput, todayIn, type UserCallContext, validationFailed } from '@coverdesk/kit'
import type { AccountRecord } from '../../accounts/account.model.ts'
import { findAccount } from '../../accounts/find-account.ts'
import { demandPrintable } from '../document/unprintable.ts'
import { findingsOnForm } from '../form/filling/findings-on-form.ts'
import { chosenForm, type Rendering } from '../form/rendering.ts'
import { guardCertificate } from '../guard/certificate-guard.ts'
import { warmUp } from '../process/document-process.ts'
import type { CertificateRecord } from '../record/certificate.model.ts'
import type { CertificateFinding, CertificateSnapshot } from '../record/certificate-snapshot.ts'
import type { CertifiedPolicy } from '../record/certified-policy.ts'
import { type CertificateWish, createCertificateInput } from './certificate.rules.ts'
import { issueCertificate, numberToCome } from './issue-certificate.ts'
import { chosenPolicies, linesOf } from './lines-of-policies.ts'
import { policiesOfAccount } from './policies-of-account.ts'
import { usualNeed } from './usual-need.ts'

interface PreparedCertificate {
  wish: CertificateWish
  account: AccountRecord
  snapshot: Omit<CertificateSnapshot, 'certificateNumber'>
  rendering: Rendering
  neededUntil: string
  findings: CertificateFinding[]
}

/** @throws NOT_FOUND when there is no such account, VALIDATION_FAILED by field, SUBGRAPH_UNAVAILABLE without policies */
export async function findingsOf(input: unknown): Promise<CertificateFinding[]> {
  return (await prepare(input)).findings
}

async function prepare(input: unknown): Promise<PreparedCertificate> {
  const wish = parseInput(createCertificateInput, input)
  // Whoever asks issues with it soon issues it.
  warmUp()
  const account = await findAccount(wish.accountId)
  const world = await policiesOfAccount(String(account._id))
  const policies = chosenPolicies(world.policies, wish.policyIds)
  const today = todayIn(world.agency.timeZone)
  const neededUntil = wish.neededUntil ?? usualNeed(today)
  if (neededUntil < today) {
    throw validationFailed([{ path: 'neededUntil', message: 'Choose today or a later day.' }])
  }
  const { holder, additionalInsured, descriptionOfOperations, lineTerms } = wish
  refuseOthers(lineTerms, policies)
  const asked = { holderName: holder.name, additionalInsured, descriptionOfOperations }
  const form = await chosenForm(wish.rendering)
  const lines = linesOf(policies, { holderName: holder.name, additionalInsured, lineTerms })
  const snapshot = {
    issuedOn: today,
    issuedBy: world.userName ?? world.agency.name,
    producer: world.agency.name,
    producerProfile: world.agency.profile,
    insured: { name: account.details.name, address: account.details.mailingAddress ?? null },
    ...{ holder, additionalInsured, descriptionOfOperations, lines },
  }
  await demandPrintable(snapshot)
  const findings = [
    ...guardCertificate({ ...asked, neededUntil, today, policies, lines }),
    ...(form ? await findingsOnForm(form, { certificateNumber: numberToCome, ...snapshot }) : []),
  ]
  return { wish, account, snapshot, rendering: form ? 'AGENCY_FORM' : 'LAYOUT', neededUntil, findings }
}

/** @throws as `findingsOf`, and VALIDATION_FAILED at `overrideReason` where there are issues with it and no one says why */
export async function createCertificate({ userId }: UserCallContext, input: unknown): Promise<CertificateRecord> {
  const { wish, account, snapshot, rendering, neededUntil, findings } = await prepare(input)
  const { overrideReason } = wish
  if (findings.length > 0 && !overrideReason) throw reasonMissing(findings.length)
  return issueCertificate({
    ...{ accountId: account._id, snapshot, rendering, neededUntil, findings },
    overrideReason: findings.length > 0 ? overrideReason : null,
    createdById: userId,
  })
}

/** Terms of a policy that isn’t certified would be lost without a word. */
function refuseOthers(terms: readonly { policyId: string }[], policies: readonly CertifiedPolicy[]) {
  const place = terms.findIndex(({ policyId }) => !policies.some(({ id }) => id === policyId))
  if (place < 0) return
  const message = 'This policy is not one of the certified ones.'
  throw validationFailed([{ path: `lineTerms.${place}.policyId`, message }])
}

function reasonMissing(count: number) {
  const issues = count === 1 ? '1 issue' : `${count} issues`
  return validationFailed([
    { path: 'overrideReason', message: `${issues} with this certificate. Enter a reason to issue it anyway.` },
  ])
}
