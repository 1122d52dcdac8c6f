import { z } from 'zod'
import { factsOf, type GraphRecord } from './graph-record.ts'
import { dayOf } from './words.ts'

export const addressFields = 'address { line1 line2 city zone postalCode }'
export const addressShape = z.object({
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  zone: z.string(),
  postalCode: z.string(),
})

export const addressInLine = ({ line1, line2, city, zone, postalCode }: z.output<typeof addressShape>): string =>
  [line1, line2, `${city}, ${zone} ${postalCode}`].filter(Boolean).join(', ')

export const holderFields = `id name ${addressFields} certificateCount lastIssuedAt`
export const holderShape = z.object({
  id: z.string(),
  name: z.string(),
  address: addressShape,
  certificateCount: z.number(),
  lastIssuedAt: z.string().nullable(),
})

export const holderRecord = (holder: z.output<typeof holderShape>, timeZone: string): GraphRecord => ({
  typename: 'KnownHolder',
  id: holder.id,
  title: holder.name,
  path: `/app/accounts/holders/${holder.id}`,
  facts: factsOf({
    Address: addressInLine(holder.address),
    Certificates: String(holder.certificateCount),
    'Last issued': dayOf(holder.lastIssuedAt, timeZone),
  }),
})
