import { z } from 'zod'
import type { Owner } from '../owner.ts'
import { detailedPolicyFields, detailedPolicyShape } from '../records/policy-details.ts'

const policyQuestion = /* GraphQL */ `
  query CaraPolicy($id: ID!) {
    businessPolicy(id: $id) { ${detailedPolicyFields} }
  }
`
const policy = z.object({ businessPolicy: detailedPolicyShape.nullable() })

/** A policy with all that its record says, and who at the client one talks to about it; null when it is gone. */
export const policyById = async (id: string, owner: Owner) =>
  (await owner.ask(policyQuestion, { id }, policy)).businessPolicy

const requestQuestion = /* GraphQL */ `
  query CaraRequest($id: ID!) {
    serviceRequest(id: $id) {
      id
      account { id }
      businessPolicy { id }
      certificates { certificateId certificateNumber }
    }
  }
`
const request = z.object({
  serviceRequest: z
    .object({
      account: z.object({ id: z.string() }).nullable(),
      businessPolicy: z.object({ id: z.string() }).nullable(),
      certificates: z.array(z.object({ certificateId: z.string(), certificateNumber: z.string() })),
    })
    .nullable(),
})

/** What a service request belongs to; null when it is gone. */
export const requestById = async (id: string, owner: Owner) =>
  (await owner.ask(requestQuestion, { id }, request)).serviceRequest
