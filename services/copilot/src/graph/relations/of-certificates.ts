import { insuranceTypeNames } from '@coverdesk/coverage'
import { fold } from '@coverdesk/kit'
import type { Owner } from '../owner.ts'
import { namedAccountRecord } from '../records/account.ts'
import { type Certificate, certificatePath } from '../records/certificate.ts'
import { factsOf, type GraphRecord } from '../records/graph-record.ts'
import { addressInLine } from '../records/holder.ts'
import { policyPath, policyTitle } from '../records/policy.ts'
import { day, dayOf } from '../records/words.ts'
import { grouped } from './grouped.ts'

/** Who holds these certificates, each once, with a link to their newest one. @param certificates the newest first */
export function holdersOfCertificates(certificates: readonly Certificate[], owner: Owner): GraphRecord[] {
  const byHolder = grouped(certificates, ({ holder: { name, address } }) =>
    fold(`${name} ${address.line1} ${address.postalCode}`),
  )
  return byHolder.map(([newest, ...others]) => {
    const { holder, account, accountId, createdAt } = newest
    const numbers = [newest, ...others].map(({ certificateNumber }) => certificateNumber)
    return {
      typename: 'CertificateHolder',
      id: newest.id,
      title: holder.name,
      path: certificatePath(accountId, newest.id),
      facts: factsOf({
        Address: addressInLine(holder.address),
        Account: account?.details.name,
        [numbers.length > 1 ? 'Certificates' : 'Certificate']: numbers.join(', '),
        'Last issued': dayOf(createdAt, owner.timeZone),
      }),
    }
  })
}

/** The accounts that certificates were issued for, each once. */
export function accountsOfCertificates(certificates: readonly Certificate[]): GraphRecord[] {
  return grouped(certificates, ({ accountId }) => accountId).flatMap(([first, ...others]) => {
    const numbers = [first, ...others].map(({ certificateNumber }) => certificateNumber)
    return first.account ? [namedAccountRecord(first.account, { Certificates: numbers.join(', ') })] : []
  })
}

/** The policies that certificates name, each once, as they were when these were issued. */
export function policiesOfCertificates(certificates: readonly Certificate[]): GraphRecord[] {
  const lines = certificates.flatMap(({ lines, account, certificateNumber }) =>
    lines.map(line => ({ ...line, account, certificateNumber })),
  )
  return grouped(lines, ({ policyId }) => policyId).map(([first, ...others]) => ({
    typename: 'BusinessPolicy',
    id: first.policyId,
    title: policyTitle(first.type, first.policyNumber),
    path: policyPath(first.policyId),
    facts: factsOf({
      Type: insuranceTypeNames[first.type],
      Account: first.account?.details.name,
      Expires: day(first.expiresAt),
      Certificates: [first, ...others].map(({ certificateNumber }) => certificateNumber).join(', '),
    }),
  }))
}
