import { commandProduct, defineSubgraph, enqueue, forUser, type JobDefinition } from '@coverdesk/kit'
import { z } from 'zod'

const createRequest = /* GraphQL */ `
  mutation ($input: CreateServiceRequestInput!, $idempotencyKey: String) {
    createServiceRequest(input: $input, idempotencyKey: $idempotencyKey) { id }
  }
`
const created = z.object({ createServiceRequest: z.object({ id: z.string() }) })
const payload = z.object({ sentence: z.string(), callId: z.string(), input: z.record(z.string(), z.unknown()) })

/** What another area does with a sentence of a call that asks for something. */
export const concludeRequest: JobDefinition = {
  name: 'conclude-request',
  attempts: 20,
  async run({ payload: given, signal }) {
    const { sentence, callId, input } = payload.parse(given)
    const source = { type: 'CALL', id: callId, sentence, confidence: 0.9 }
    await commandProduct(createRequest, { input: { ...input, source } }, created, {
      as: 'system:conclude-request',
      key: `conclude:${callId}:${sentence}`,
      signal,
    })
  },
}

/** Another area, which has calls: it concludes requests from them. */
export const concludingArea = defineSubgraph({
  name: 'concluding',
  modules: [
    {
      typeDefs:
        'type Query { nothing: String } type Mutation { conclude(callId: String!, sentences: [String!]!): Int }',
      resolvers: {
        Mutation: {
          conclude: forUser(async (_, { callId, sentences }: { callId: string; sentences: string[] }) => {
            for (const sentence of sentences) {
              const input = { type: 'OTHER', details: sentence, clientName: 'Ada Heron', initiator: 'OYSTER' }
              await enqueue(concludeRequest.name, { sentence, callId, input })
            }
            return sentences.length
          }),
        },
      },
    },
  ],
  jobs: [concludeRequest],
})
