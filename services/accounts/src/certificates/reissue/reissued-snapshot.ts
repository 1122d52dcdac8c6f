import type { AccountRecord } from '../../accounts/account.model.ts'
import { findingsOnForm } from '../form/filling/findings-on-form.ts'
import { formInUse } from '../form/rendering.ts'
import { numberToCome } from '../issue/issue-certificate.ts'
import type { CertificateWorld } from '../issue/policies-of-account.ts'
import type { CertificateRecord } from '../record/certificate.model.ts'
import type { CertificateFinding, CertificateSnapshot } from '../record/certificate-snapshot.ts'

interface SaidBy extends Pick<CertificateWorld, 'agency' | 'userName'> {
  account: AccountRecord
  today: string
}

/** A certificate, and for whom and of what the new one is. */
interface Replaced extends Pick<CertificateSnapshot, 'holder' | 'lines'> {
  certificate: CertificateRecord
}

/** What the new one says, before it has its number. */
export function reissuedSnapshot(
  { certificate, holder, lines }: Replaced,
  { account, agency, userName, today }: SaidBy,
): Omit<CertificateSnapshot, 'certificateNumber'> {
  const { additionalInsured, descriptionOfOperations } = certificate
  return {
    issuedOn: today,
    issuedBy: userName ?? agency.name,
    producer: agency.name,
    producerProfile: agency.profile,
    insured: { name: account.details.name, address: account.details.mailingAddress ?? null },
    ...{ holder, additionalInsured, descriptionOfOperations, lines },
  }
}

/** With what the agency's own form has no room for, where the replaced one was issued on it. */
export async function withRoomOnForm<Item extends Replaced & { findings: CertificateFinding[] }>(
  superseded: readonly Item[],
  world: SaidBy,
): Promise<Item[]> {
  const isOnForm = ({ certificate }: Item) => certificate.rendering === 'AGENCY_FORM'
  const form = superseded.some(isOnForm) ? await formInUse() : null
  if (!form) return [...superseded]
  return Promise.all(
    superseded.map(async one => {
      if (!isOnForm(one)) return one
      const room = await findingsOnForm(form, { certificateNumber: numberToCome, ...reissuedSnapshot(one, world) })
      return { ...one, findings: [...one.findings, ...room] }
    }),
  )
}
