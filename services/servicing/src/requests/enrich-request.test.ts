import { describe, expect, it } from 'vitest'
import { heron, type RequestAnswer, us, useServicingSubgraph } from '../testing/servicing-subgraph.ts'

const servicing = useServicingSubgraph()
const { create, data, failure } = servicing
const workflow = { ...us, userId: 'system:run-workflow' }
const source = { type: 'CALL', id: 'call-1', sentence: 'It is for the port.', confidence: 0.8 }

const task = (more: object = {}) => create({ type: 'OTHER', details: 'A certificate', accountId: heron, ...more })
const document = `mutation ($id: ID!, $input: EnrichServiceRequestInput!) {
  enrichServiceRequest(id: $id, input: $input) { id }
}`
async function enrich({ id }: RequestAnswer, input: object, caller: object = workflow) {
  await servicing.subgraph().data(caller, document, { id, input })
  return servicing.read(id)
}

describe('what something other than a person adds to an open request', () => {
  it('is logged as an enrichment by whoever is behind it', async () => {
    const request = await task()
    const words = { clientName: 'Ada Heron', clientPhone: '5105550148', details: 'For the port.' }
    const enriched = await enrich(request, { ...words, source, initiator: 'WORKFLOW' })
    expect(enriched).toMatchObject({ ...words, details: 'A certificate\n\nFor the port.', source, version: 2 })
    expect(enriched.versionHistory[0]).toMatchObject({
      ...{ updateTypes: ['ENRICH_SERVICE_REQUEST'], updateInitiatorType: 'WORKFLOW', updateInitiatorId: null },
      changes: [
        { kind: 'ADDED', path: 'clientName', after: 'Ada Heron' },
        { kind: 'ADDED', path: 'clientPhone', after: '(510) 555-0148' },
        { kind: 'ADDED', path: 'details', after: 'For the port.' },
        { kind: 'ADDED', path: 'source', after: source.sentence },
      ],
    })
  })

  it('replaces nothing that someone said, and makes no version where it adds nothing', async () => {
    const request = await task({ clientName: 'Ada Heron', source: { ...source, id: 'call-2' } })
    const same = { clientName: 'A. Heron', details: 'A certificate', source: { ...source, id: 'call-3' } }
    expect(await enrich(request, same)).toEqual(await servicing.read(request.id))
    expect((await servicing.read(request.id)).version).toBe(1)
  })

  it('is there beside a correction, too', async () => {
    const request = await task()
    const input = { details: 'A certificate of insurance' }
    const corrected = await data('correct', { id: request.id, version: 1, input })
    const enriched = await enrich(corrected, { details: 'For the port.' })
    expect(enriched['details']).toBe('A certificate of insurance\n\nFor the port.')
  })

  it('makes its source lead to this request', async () => {
    const request = await task()
    const from = { ...source, id: 'call-4' }
    await enrich(request, { source: from })
    const again = await task({ source: from })
    expect(again.id).toBe(request.id)
  })

  it('is refused once the request is closed', async () => {
    const { id, version } = await task()
    await data('resolve', { id, version, input: {} })
    expect((await failure('enrich', { id, input: { clientName: 'Ada' } }, workflow)).message).toBe(
      'This request is resolved already.',
    )
  })
})

it('what a person adds is an update', async () => {
  const { versionHistory } = await enrich(await task(), { clientName: 'Ada Heron', initiator: 'OYSTER' }, us)
  expect(versionHistory[0]).toMatchObject({
    ...{ updateTypes: ['UPDATE_SERVICE_REQUEST'], updateInitiatorType: 'AGENCY_USER', updateInitiatorId: us.userId },
  })
})
