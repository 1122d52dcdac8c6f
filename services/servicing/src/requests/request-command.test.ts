import type { CoverdeskError } from '@coverdesk/kit'
import { runJob } from '@coverdesk/kit/testing'
import { describe, expect, it } from 'vitest'
import { concludeRequest } from '../testing/concluding-area.ts'
import { heron, us, useServicingSubgraph } from '../testing/servicing-subgraph.ts'

const { list, read, world } = useServicingSubgraph({ jobs: [] })

const sentence = 'Could you take the old van off our policy?'
const said = {
  ...{ type: 'ENDORSE_POLICY', details: 'Remove the 2011 van.', accountId: heron },
  ...{ clientName: 'Ada Heron', clientEmail: 'ada@heron.example', clientPhone: '5105550148' },
}
const conclude = (callId: string, input: object = said) =>
  runJob(concludeRequest, { sentence, callId, input }, us.agencyId)
const requestsOf = async (search: string) => (await list({ search })).items

describe('a job of another area', () => {
  it('creates a request, with what it was concluded from, in the name of the product', async () => {
    await conclude('call-1')
    const [request] = await requestsOf('heron')
    const { accountId, ...words } = said
    expect(await read(request?.id ?? '')).toMatchObject({
      ...{ ...words, account: { id: accountId } },
      source: { type: 'CALL', id: 'call-1', sentence, confidence: 0.9 },
      versionHistory: [{ updateInitiatorType: 'OYSTER', updateInitiatorId: null }],
    })
  })

  it('creates one request, however often its process died after it had asked for it', async () => {
    const input = { ...said, accountId: null, clientName: 'Kestrel' }
    await Promise.all([conclude('call-2', input), conclude('call-2', input)])
    await conclude('call-2', input)
    expect(await requestsOf('kestrel')).toHaveLength(1)
  })

  it('creates it as soon as servicing answers', async () => {
    world.isDown = true
    const waiting = conclude('call-3', { ...said, accountId: null, clientName: 'Merlin' })
    setTimeout(() => {
      world.isDown = false
    }, 700)
    await waiting
    expect(await requestsOf('merlin')).toHaveLength(1)
  })

  it('is told what is wrong with its request', async () => {
    const refused = conclude('call-4', { type: 'QUESTION' }).catch((error: CoverdeskError) => error)
    expect(await refused).toMatchObject({
      extensions: {
        code: 'VALIDATION_FAILED',
        validationErrors: [{ path: 'question.question', message: 'Enter the question.' }],
      },
    })
  })
})
