import { type CertificateValues, newCertificate } from '../certificates/certificate-values'
import type { CertificateRequestFragment } from '../generated/documents'

/** The form as the client's request fills it. */
export function requestedValues({ createCertificate }: CertificateRequestFragment): CertificateValues {
  if (!createCertificate) return newCertificate
  const { name, address, additionalInsured } = createCertificate
  const { line1 = '', line2, city = '', zone = '', postalCode = '' } = address ?? {}
  return {
    ...newCertificate,
    holder: { name, address: { line1, line2: line2 ?? '', city, zone, postalCode } },
    additionalInsured: additionalInsured ? 'yes' : 'no',
  }
}

type FieldNote = CertificateRequestFragment['fieldNotes'][number]

function noteOf({ kind, before, quote }: FieldNote): string {
  const words = quote ? ` The client wrote: “${quote}”` : ''
  return kind === 'UNCLEAR'
    ? `Certificate holder: not stated clearly.${words}`
    : `Certificate holder: differs from what was asked before${before ? ` (${before})` : ''}.${words}`
}

/** What the client said beyond the fields of the form: "Landlord: Berths 4 and 5", and the notes. */
export function requestedNotes({ createCertificate, details, fieldNotes }: CertificateRequestFragment): string[] {
  const { additionalInsuredRelationship: relationship, additionalInsuredRelationshipDescription: description } =
    createCertificate ?? {}
  const insured = [relationship, description].filter(Boolean).join(': ')
  const holder = fieldNotes.filter(({ path }) => path === 'createCertificate.name').map(noteOf)
  return [...holder, insured && `Additional insured: ${insured}`, details].filter(
    text => text !== null && text !== '',
  ) as string[]
}
