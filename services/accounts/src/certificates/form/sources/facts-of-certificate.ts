import { insurerLetters } from '@coverdesk/forms'
import type { MailingAddress } from '@coverdesk/kit'
import type { CertificateSnapshot } from '../../record/certificate-snapshot.ts'
import { insuranceTypeNames } from '../../record/insurance-type-names.ts'
import { termKeys } from '../../record/line-terms.ts'
import { inNumbers, usDate } from '../../record/words.ts'
import { termSources } from './certificate-sources.ts'
import { type PlacedLine, type PlacedLines, placeLines } from './place-lines.ts'

/** What a certificate says, by the keys of sources: texts as they are printed, and any text for a mark. */
export interface CertificateFacts extends PlacedLines {
  values: ReadonlyMap<string, string>
}

const mark = 'X'

/** @param hasSource whether some field is filled with it */
export function factsOfCertificate(
  certificate: CertificateSnapshot,
  hasSource: (key: string) => boolean,
): CertificateFacts {
  const { certificateNumber, issuedOn, issuedBy, producer, producerProfile, insured, holder, lines } = certificate
  const values = new Map<string, string>()
  const set = (key: string, value: string | null | undefined) => void (value && values.set(key, value))
  set('certificate.number', certificateNumber)
  set('certificate.issuedOn', usDate(issuedOn))
  set('certificate.issuedBy', issuedBy)
  set('certificate.description', certificate.descriptionOfOperations)
  set('certificate.additionalInsured', lines.some(line => line.additionalInsured) ? mark : null)
  setParty('producer', producer, producerProfile?.address ?? null, set)
  set('producer.phone', producerProfile?.phone)
  set('producer.licenseNumber', producerProfile?.licenseNumber)
  setParty('insured', insured.name, insured.address, set)
  setParty('holder', holder.name, holder.address, set)
  for (const letter of insurerLetters) {
    set(`insurer.${letter}.name`, lines.find(({ insurerLetter }) => insurerLetter === letter)?.insurerName)
  }
  const lined = placeLines(lines, row => hasSource(`${row}.policyNumber`))
  for (const placed of lined.placed) setPolicy(placed, set)
  return { ...lined, values }
}

type Set = (key: string, value: string | null | undefined) => void

function setParty(prefix: string, name: string, address: MailingAddress | null, set: Set) {
  set(`${prefix}.name`, name)
  const { line1, line2, city, zone, postalCode } = address ?? {}
  const last = address ? `${city}, ${zone} ${postalCode}` : undefined
  const lines = [line1, line2, last].filter(Boolean)
  set(`${prefix}.nameAndAddress`, [name, ...lines].join('\n'))
  set(`${prefix}.address`, lines.join('\n'))
  set(`${prefix}.addressLine1`, line1)
  set(`${prefix}.addressLine2`, line2)
  set(`${prefix}.city`, city)
  set(`${prefix}.state`, zone)
  set(`${prefix}.zip`, postalCode)
  set(`${prefix}.cityStateZip`, last)
}

function setPolicy({ line, row, limits }: PlacedLine, set: Set) {
  set(`${row}.isCertified`, mark)
  set(`${row}.isUmbrella`, line.type === 'UMBRELLA' ? mark : null)
  set(`${row}.isExcess`, line.type === 'EXCESS' ? mark : null)
  set(`${row}.type`, insuranceTypeNames[line.type])
  set(`${row}.insurerLetter`, line.insurerLetter)
  set(`${row}.policyNumber`, line.policyNumber)
  set(`${row}.effective`, line.inforceAt && usDate(line.inforceAt))
  set(`${row}.expiration`, line.expiresAt && usDate(line.expiresAt))
  set(`${row}.additionalInsured`, line.additionalInsured ? mark : null)
  set(`${row}.additionalInsuredYesNo`, line.additionalInsured ? 'Y' : 'N')
  for (const term of termKeys) {
    const said = line[term] ?? null
    set(`${row}.${termSources[term]}`, said ? mark : null)
    // What the policy doesn’t say stays empty.
    set(`${row}.${termSources[term]}YesNo`, said === null ? null : said ? 'Y' : 'N')
  }
  if (row.startsWith('other')) {
    return set(`${row}.limits`, limits.map(({ limit }) => `${limit.label} ${inNumbers(limit.amount)}`).join('\n'))
  }
  for (const { key, limit } of limits) {
    set(`${row}.${key}`, inNumbers(limit.amount))
    if (key === 'otherLimit') set(`${row}.otherLimitName`, limit.label)
  }
}
