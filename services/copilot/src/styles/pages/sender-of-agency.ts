import { askProduct, notFound, readablePhone } from '@coverdesk/kit'
import { z } from 'zod'
import type { Sender } from '../render/styled-document.ts'

const question = /* GraphQL */ `
  query DocumentSender {
    agency { name timeZone profile { address { line1 line2 city zone postalCode } phone licenseNumber } }
  }
`
const address = z.object({
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  zone: z.string(),
  postalCode: z.string(),
})
const profile = z.object({
  address: address.nullable(),
  phone: z.string().nullable(),
  licenseNumber: z.string().nullable(),
})
const answer = z.object({ agency: z.object({ name: z.string(), timeZone: z.string(), profile }).nullable() })

/**
 * The agency, as its documents name it, and its time zone.
 * @throws SUBGRAPH_UNAVAILABLE while settings don’t answer
 */
export async function senderOfAgency(): Promise<{ sender: Sender; timeZone: string }> {
  const { agency } = await askProduct(question, {}, answer)
  if (!agency) throw notFound('agency')
  const { name, timeZone, profile } = agency
  return { sender: { name, lines: linesOf(profile) }, timeZone }
}

function linesOf({ address, phone, licenseNumber }: z.output<typeof profile>): string[] {
  const place = address && `${address.city}, ${address.zone} ${address.postalCode}`
  return [
    address && [address.line1, address.line2, place].filter(Boolean).join(', '),
    phone && readablePhone(phone),
    licenseNumber && `License ${licenseNumber}`,
  ].flatMap(line => (line ? [line] : []))
}
