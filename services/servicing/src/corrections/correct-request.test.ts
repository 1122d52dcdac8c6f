import { inTenantScope } from '@coverdesk/kit'
import { describe, expect, it } from 'vitest'
import { ServiceRequest } from '../models/service-request.model.ts'
import { heronPolicy, type RequestAnswer, us, useServicingSubgraph } from '../testing/servicing-subgraph.ts'

const servicing = useServicingSubgraph()
const { create, data, read, wrong, failure } = servicing
const at = ({ id, version }: RequestAnswer) => ({ id, version })
const correct = (request: RequestAnswer, input: object) => data('correct', { ...at(request), input })
const address = { line1: '1 Market St', city: 'San Francisco', zone: 'CA', postalCode: '94105' }
const certificate = () =>
  create({
    ...{ type: 'CREATE_CERTIFICATE', clientName: 'Ada Heron', clientPhone: '(510) 555-0148' },
    createCertificate: { name: 'Port of Oakland', additionalInsured: true, address },
  })
const storedOf = ({ id }: RequestAnswer) => inTenantScope(us.agencyId, () => ServiceRequest.findById(id).lean())

describe('a correction', () => {
  it('answers what staff know, and keeps what the client said', async () => {
    const request = await certificate()
    const corrected = await correct(request, { createCertificate: { name: 'Port of Oakland, Board of Commissioners' } })
    expect(corrected).toMatchObject({
      version: 2,
      createCertificate: { name: 'Port of Oakland, Board of Commissioners', additionalInsured: true },
      original: { type: 'CREATE_CERTIFICATE', createCertificate: { name: 'Port of Oakland' } },
      correctedPaths: ['createCertificate.name'],
    })
    expect(corrected.versionHistory[0]).toMatchObject({
      updateTypes: ['UPDATE_SERVICE_REQUEST'],
      changes: [
        {
          ...{ kind: 'CORRECTED', path: 'createCertificate.name' },
          ...{ before: 'Port of Oakland', after: 'Port of Oakland, Board of Commissioners' },
        },
      ],
    })
    expect(await storedOf(request)).toMatchObject({ createCertificate: { name: 'Port of Oakland', address } })
  })

  it('goes when it says what the client said', async () => {
    const request = await certificate()
    const once = await correct(request, { clientName: 'Ada Heron-Diaz', clientPhone: null })
    expect(once.correctedPaths).toEqual(['clientName', 'clientPhone'])
    const twice = await correct(once, { clientName: 'Ada Heron' })
    expect(twice).toMatchObject({ clientName: 'Ada Heron', clientPhone: null, correctedPaths: ['clientPhone'] })
    expect(twice.versionHistory[0]?.changes).toEqual([
      { kind: 'CORRECTED', path: 'clientName', before: 'Ada Heron-Diaz', after: 'Ada Heron' },
    ])
    const back = await correct(twice, { clientPhone: '510 555 0148' })
    expect(back).toMatchObject({ original: null, correctedPaths: [], clientPhone: '(510) 555-0148' })
    expect(back.versionHistory[0]?.changes).toMatchObject([{ before: null, after: '(510) 555-0148' }])
    expect((await storedOf(request))?.correction).toBeNull()
  })

  it('that changes nothing makes no version', async () => {
    const request = await certificate()
    const same = { clientName: ' Ada  Heron ', createCertificate: { name: 'Port of Oakland', address } }
    expect(await correct(request, same)).toEqual(request)
  })

  it('of the type brings the words of the new type, and takes them along when it is undone', async () => {
    const request = await certificate()
    const question = await correct(request, { type: 'QUESTION', question: { question: 'Do we need one?' } })
    expect(question).toMatchObject({
      ...{ type: 'QUESTION', question: { question: 'Do we need one?' }, createCertificate: null },
      original: { type: 'CREATE_CERTIFICATE', createCertificate: { name: 'Port of Oakland' }, question: null },
    })
    expect(question.correctedPaths.sort()).toEqual(['question.question', 'type'])
    const narrowed = { filter: { type: 'QUESTION' }, search: 'heron' }
    expect((await servicing.list(narrowed)).items.map(({ id }) => id)).toContain(request.id)
    const back = await correct(question, { type: 'CREATE_CERTIFICATE' })
    expect(back).toMatchObject({ original: null, createCertificate: { name: 'Port of Oakland' }, question: null })
  })

  it('is found by what the client said and by what staff know', async () => {
    const request = await correct(await create({ type: 'OTHER', details: 'x', clientName: 'Jon Smyth' }), {
      clientName: 'John Smith',
    })
    expect(request.customerName).toBe('John Smith')
    for (const search of ['smyth', 'smith']) {
      expect(
        (await servicing.list({ search })).items.map(({ id }) => id),
        search,
      ).toEqual([request.id])
    }
  })

  it('obeys the rules of a new request', async () => {
    const request = await certificate()
    const refuse = (input: object) => wrong('correct', { ...at(request), input })
    expect(await refuse({ createCertificate: { name: ' ' } })).toEqual({
      'createCertificate.name': 'Enter the certificate holder.',
    })
    expect(await refuse({ createCertificate: null })).toMatchObject({
      'createCertificate.name': 'Enter the certificate holder.',
    })
    expect(await refuse({ clientEmail: 'ada' })).toHaveProperty('clientEmail')
    expect(await refuse({ type: 'OTHER', details: null })).toEqual({ details: 'Enter what the client asks for.' })
    expect(await refuse({ type: null })).toEqual({ type: 'Choose what the client asks for.' })
  })

  it('to a type about a policy takes the policy of the request, if it has one', async () => {
    const request = await create({ type: 'OTHER', details: 'Stop it', businessPolicyId: heronPolicy })
    expect(await correct(request, { type: 'CANCEL_POLICY' })).toMatchObject({
      cancelPolicy: { policyId: heronPolicy, reason: null },
    })
    const unlinked = await create({ type: 'OTHER', details: 'Stop it' })
    expect(await correct(unlinked, { type: 'CANCEL_POLICY' })).toMatchObject({ cancelPolicy: { policyId: null } })
  })

  it('of how a phone number is written changes nothing', async () => {
    const request = await certificate()
    expect(await correct(request, { clientPhone: '+1 510-555-0148' })).toEqual(request)
  })

  it('of a former version is a conflict that shows what others corrected', async () => {
    const request = await certificate()
    await correct(request, { clientName: 'Ada Diaz' })
    const { extensions } = await failure('correct', { ...at(request), input: { clientName: 'Ada H.' } })
    expect(extensions).toMatchObject({
      code: 'CONFLICT',
      current: { version: 2, clientName: 'Ada Diaz', createCertificate: { name: 'Port of Oakland' } },
    })
    expect((await read(request.id)).clientName).toBe('Ada Diaz')
  })
})
