import { readablePhone } from '@coverdesk/kit'
import { z } from 'zod'
import { factsOf, type GraphRecord } from './graph-record.ts'

export const carrierFields = 'id name isCarrier isBroker claimsPhone policyCount'
export const carrierShape = z.object({
  id: z.string(),
  name: z.string(),
  isCarrier: z.boolean(),
  isBroker: z.boolean(),
  claimsPhone: z.string().nullable(),
  policyCount: z.number(),
})

/** Policies are counted up to so many. */
const maxCounted = 100

/** Where a carrier is seen and changed: it has no page of its own. */
export const carrierPath = (id: string): string => `/app/settings/carriers/${id}/edit`

export const carrierRecord = (carrier: z.output<typeof carrierShape>): GraphRecord => ({
  typename: 'InsuranceCarrier',
  id: carrier.id,
  title: carrier.name,
  path: carrierPath(carrier.id),
  facts: factsOf({
    Role: [carrier.isCarrier && 'Carrier', carrier.isBroker && 'Wholesale broker'].filter(Boolean).join(', '),
    'Claims phone': carrier.claimsPhone && readablePhone(carrier.claimsPhone),
    Policies: carrier.policyCount >= maxCounted ? `${maxCounted} or more` : String(carrier.policyCount),
  }),
})
