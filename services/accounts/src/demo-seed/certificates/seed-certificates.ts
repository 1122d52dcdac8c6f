import { demoAgencies, insertMissing, inTenantScope, storeFile, todayIn } from '@coverdesk/kit'
import { Holder, type HolderRecord, holderFields } from '../../certificates/holder-book/holder.model.ts'
import { countFrom } from '../../certificates/issue/next-number.ts'
import { drawCertificate } from '../../certificates/process/document-process.ts'
import { Certificate } from '../../certificates/record/certificate.model.ts'
import { type DemoCertificate, type DemoIssuing, demoCertificates } from './demo-certificates.ts'
import { canaryRequests, harborPointRequests } from './demo-plan.ts'

/** As settings number the demo's users. */
const user = (number: number, name: string) => ({ id: `66${String(number).padStart(22, '0')}`, name })
const staff = {
  harborPoint: [user(0, 'Maya Reyes'), user(1, 'Daniel Okonkwo'), user(2, 'Siobhán O’Connell'), user(3, 'Priya Raman')],
  canary: [user(100, 'CANARY_B User')],
}

/** What the demo's agencies have certified so far, with the documents. */
export async function insertDemoCertificates(): Promise<void> {
  const { harborPoint, canary } = demoAgencies
  const inAgency = ({ name, timeZone }: { name: string; timeZone: string }) => ({
    agency: name,
    today: todayIn(timeZone),
  })
  await insertOf(harborPoint.id, harborPointRequests, {
    prefix: '67',
    staff: staff.harborPoint,
    ...inAgency(harborPoint),
  })
  await insertOf(canary.id, canaryRequests, { prefix: '68', staff: staff.canary, ...inAgency(canary) })
}

function insertOf(agencyId: string, requests: Parameters<typeof demoCertificates>[0], issuing: DemoIssuing) {
  return inTenantScope(agencyId, async () => {
    const certificates = demoCertificates(requests, issuing)
    const known = new Set((await Certificate.distinct('_id')).map(String))
    const missing = certificates.filter(({ _id }) => !known.has(String(_id)))
    const stored: object[] = []
    for (const certificate of missing) stored.push({ ...certificate, fileId: await storeDocument(certificate) })
    await insertMissing(Certificate, stored)
    await insertMissing(Holder, holdersOf(certificates))
    await countFrom(certificates.length)
  })
}

/** Each of them once, with what it got. */
function holdersOf(certificates: readonly DemoCertificate[]): object[] {
  const holders = new Map<string, HolderRecord>()
  for (const { holder, holderId, createdAt } of certificates) {
    const certificateCount = (holders.get(holder.name)?.certificateCount ?? 0) + 1
    const counted = { certificateCount, lastIssuedAt: createdAt }
    holders.set(holder.name, { _id: holderId, version: 1, ...holderFields(holder), ...counted })
  }
  return [...holders.values()]
}

async function storeDocument(certificate: DemoCertificate): Promise<string> {
  const document = {
    name: certificate.fileName,
    mimeType: 'application/pdf',
    bytes: await drawCertificate(certificate),
  }
  const owner = { typename: 'CertificateOfLiabilityInsurance', id: String(certificate._id) }
  return storeFile({ ...document, uploadedBy: certificate.createdById }, owner)
}
