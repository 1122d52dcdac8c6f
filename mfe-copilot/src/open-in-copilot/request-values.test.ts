import { expect, it } from 'vitest'
import { caraRequest, certificateRequest } from '../testing/request.fixtures'
import { presetOptions } from './preset-options'
import { requestDocuments, requestValues } from './request-values'

it('a question explores the policy that it is about, with its words and the documents of that policy', () => {
  expect(requestValues(caraRequest())).toMatchObject({
    preset: 'DOCUMENT_EXPLORATION',
    template: '',
    message: 'The client asks:\n\n> Are hired autos covered?',
    documentIds: ['f1', 'f2'],
  })
})

it('a request for a certificate fills ACORD 25 for the holder that it names', () => {
  expect(requestValues(certificateRequest)).toMatchObject({
    preset: 'GENERATE_TEMPLATE',
    template: 'ACORD 25',
    party: 'San Diego Unified Port District\n3165 Pacific Highway\nSan Diego, CA 92101',
    message: 'The client writes:\n\n> Needed by Friday noon.',
    documentIds: [],
  })
})

it('a request for a quote fills a form that the person chooses', () => {
  expect(requestValues(caraRequest({ type: 'QUOTE_REQUEST' }))).toMatchObject({
    preset: 'GENERATE_TEMPLATE',
    template: '',
  })
})

it('other requests begin with no preset', () => {
  for (const type of [
    'ADD_ADDITIONAL_INSURED',
    'CANCEL_POLICY',
    'DOCUMENT_REQUEST',
    'ENDORSE_POLICY',
    'OTHER',
  ] as const) {
    expect(requestValues(caraRequest({ type })).preset).toBe('')
  }
})

it('offers the documents of the policy first, then those of the request and of the account’s other policies', () => {
  const signedRequest = {
    __typename: 'ServiceRequestFile',
    name: 'Signed.pdf',
    url: '/files/s1/Signed.pdf',
  } as const
  expect(requestDocuments(caraRequest({ signedRequest })).map(({ id, place }) => [id, place])).toEqual([
    ['f1', 'General Liability · GL-2207'],
    ['f2', 'General Liability · GL-2207'],
    ['s1', 'Attached to the request'],
    ['f3', 'Auto · CA-118'],
  ])
  expect(requestDocuments(caraRequest({ businessPolicy: null, account: null }))).toEqual([])
})

it('suggested presets are marked, and come first', () => {
  expect(
    presetOptions(['DOCUMENT_EXPLORATION']).map(({ label, ...more }) => [label, ...Object.values(more).slice(1)]),
  ).toEqual([
    ['Explore a Policy', 'Suggested'],
    ['Certificate Review'],
    ['Contract Review'],
    ['Coverage Comparison'],
    ['Fill Template'],
    ['Custom'],
  ])
})
