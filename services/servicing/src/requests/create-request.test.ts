import { describe, expect, it } from 'vitest'
import { noticesOf } from '../testing/notices.ts'
import {
  colleague,
  heron,
  heronPolicy,
  type RequestAnswer,
  us,
  useServicingSubgraph,
} from '../testing/servicing-subgraph.ts'

const servicing = useServicingSubgraph()
const { create, list, wrong } = servicing
const cara = { ...us, userId: 'system:conclude-requests' }
const source = { type: 'CALL', id: 'call-1', sentence: 'Could you cancel my policy?', confidence: 0.92 }

const document = `mutation ($input: CreateServiceRequestInput!) {
  createServiceRequest(input: $input) {
    id version type account { id } businessPolicy { id } source { type id sentence confidence } isLoss
    versionHistory { updateInitiatorType updateInitiatorId updateTypes }
  }
}`
const conclude = async (input: object, caller: object = cara) =>
  (await servicing.subgraph().data<{ createServiceRequest: RequestAnswer }>(caller, document, { input }))
    .createServiceRequest

describe('a request that Cara concludes from a source', () => {
  it('says where it comes from, and that Cara made it', async () => {
    const request = await conclude({ type: 'OTHER', details: 'x', accountId: heron, source })
    expect(request).toMatchObject({ source, account: { id: heron } })
    expect(request.versionHistory).toEqual([
      { updateInitiatorType: 'OYSTER', updateInitiatorId: null, updateTypes: ['CREATE_SERVICE_REQUEST'] },
    ])
  })

  it('is made without an account or a policy that nobody knows', async () => {
    const id = 'call-2'
    const request = await conclude({
      ...{ type: 'CANCEL_POLICY', accountId: 'nowhere', businessPolicyId: 'nowhere', source: { ...source, id } },
    })
    expect(request).toMatchObject({ type: 'CANCEL_POLICY', account: null, businessPolicy: null })
    const known = { type: 'ENDORSE_POLICY', details: 'Add a van', accountId: 'nowhere', businessPolicyId: heronPolicy }
    expect(await conclude({ ...known, source: { ...source, id, sentence: 'Add a van' } })).toMatchObject({
      ...{ account: { id: heron }, businessPolicy: { id: heronPolicy } },
    })
  })

  it('is one, however often and at once the same sentence is sent', async () => {
    const input = { type: 'OTHER', details: 'x', clientName: 'Parallel', source: { ...source, id: 'call-3' } }
    const answers = await Promise.all(Array.from({ length: 50 }, () => conclude(input)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(answers[0]?.versionHistory).toHaveLength(1)
    expect((await list({ search: 'parallel' })).total).toBe(1)
    const again = {
      ...{ ...input, type: 'QUOTE_REQUEST' },
      source: { ...input.source, sentence: 'could you cancel my policy', confidence: 0.5 },
    }
    expect((await conclude(again)).id, 'the same words in another writing, or taken for another type').toBe(
      answers[0]?.id,
    )
  })

  it.each(['AGENCY_CLIENT', 'ANONYMOUS', 'CRONJOB', 'OYSTER', 'WORKFLOW'])(
    'names who is behind it: %s',
    async initiator => {
      const sentence = `Asked by ${initiator}`
      const request = await conclude({ type: 'OTHER', details: 'x', source: { ...source, sentence }, initiator })
      expect(request.versionHistory).toMatchObject([{ updateInitiatorType: initiator, updateInitiatorId: null }])
    },
  )

  it('never names a person who wasn’t there', async () => {
    const input = { type: 'OTHER', details: 'x', initiator: 'AGENCY_USER' }
    const { extensions } = await servicing.subgraph().failure(cara, document, { input })
    expect(extensions['validationErrors']).toEqual([
      { path: 'initiator', message: 'Only a person who asks is recorded as one.' },
    ])
  })

  it('is another one for another sentence or source', async () => {
    const input = { type: 'OTHER', details: 'x', source: { ...source, id: 'call-4' } }
    const different = [
      input,
      { ...input, source: { ...input.source, sentence: 'And I need a quote.' } },
      { ...input, source: { ...input.source, type: 'EMAIL_THREAD' } },
      { ...input, source: { ...input.source, id: 'call-5' } },
    ]
    const ids = await Promise.all(different.map(async one => (await conclude(one)).id))
    expect(new Set(ids).size).toBe(different.length)
  })
})

describe('a request with a source', () => {
  it('that a person enters is a person’s, and obeys their rules', async () => {
    const input = { type: 'OTHER', details: 'x', source: { ...source, id: 'call-6' }, initiator: 'WORKFLOW' }
    expect((await conclude(input, us)).versionHistory).toMatchObject([
      { updateInitiatorType: 'AGENCY_USER', updateInitiatorId: us.userId },
    ])
    expect(await wrong('create', { input: { ...input, accountId: 'nowhere', source: null } })).toEqual({
      accountId: 'Choose an account.',
    })
  })

  it('is refused at the fields of its source', async () => {
    const input = { type: 'OTHER', details: 'x', source: { confidence: 1.5 } }
    expect(await wrong('create', { input })).toEqual({
      'source.type': 'Choose where the request comes from.',
      'source.id': 'Enter the id of the source.',
      'source.sentence': 'Enter the words that ask for it.',
      'source.confidence': 'Enter a confidence from 0 to 1.',
    })
  })
})

describe('a new request notifies', () => {
  it('whoever gets it', async () => {
    const { id } = await create({
      ...{ type: 'CREATE_CERTIFICATE', accountId: heron, assigneeId: colleague },
      createCertificate: { name: 'Port of Oakland' },
    })
    expect(await noticesOf(id)).toEqual([
      {
        ...{ kind: 'ASSIGNED', to: [colleague], text: 'assigned a certificate request to you' },
        ...{ about: 'Heron Hardware · Create Certificate', path: `/app/servicing/${id}/overview` },
      },
    ])
  })

  it('everyone of a loss, in the name of who reports it if anybody does', async () => {
    const loss = { type: 'OTHER', details: 'A pipe burst', isLoss: true }
    const byUs = await create(loss)
    expect(await noticesOf(byUs.id)).toMatchObject([{ kind: 'LOSS_REPORTED', to: 'EVERYONE', text: 'reported a loss' }])
    expect(byUs.versionHistory[0]?.changes).toMatchObject([{ kind: 'LOSS_REPORTED' }])
    const byCara = await conclude({ ...loss, source: { ...source, id: 'call-7' } })
    expect(await noticesOf(byCara.id)).toMatchObject([{ to: 'EVERYONE', text: 'A loss was reported' }])
  })
})
