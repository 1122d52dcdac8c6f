import { describe, expect, it } from 'vitest'
import type { ServiceRequestEventFragment } from '../generated/documents'
import { someEvent } from '../testing/activity.fixtures'
import { eventText, eventTitle } from './event-labels'

type Change = ServiceRequestEventFragment['changes'][number]
const change = (kind: Change['kind'], parts: Partial<Change> = {}): Change => ({
  __typename: 'ServiceRequestVersionChange',
  kind,
  path: null,
  before: null,
  after: null,
  ...parts,
})
const updated = (changes: Change[], parts: Partial<ServiceRequestEventFragment> = {}) =>
  someEvent(2, { updateTypes: ['UPDATE_SERVICE_REQUEST'], changes, ...parts })

const holder = change('CORRECTED', { path: 'createCertificate.name', before: 'Port of SD', after: 'Port of San Diego' })
const email = change('CORRECTED', { path: 'clientEmail', before: null, after: 'ops@bayview.example' })

describe('an entry of the activity', () => {
  it.each([
    [holder, 'corrected the certificate holder'],
    [change('ADDED', { path: 'clientPhone', after: '(510) 555-0148' }), 'added the client phone'],
    [change('ADDED', { path: 'source', after: 'It is for the port.' }), 'added the source'],
    [change('LINKED', { after: 'Bayview Marine' }), 'linked this request to Bayview Marine'],
    [change('LINKED'), 'removed the link to an account or policy'],
    [
      change('WAITING_STARTED', { after: 'Client until 2026-12-03' }),
      'marked this request as waiting on client until Dec 3, 2026',
    ],
    [change('WAITING_ENDED'), 'ended the waiting'],
    [change('LOSS_REPORTED'), 'reported this request as a loss'],
    [change('LOSS_CLEARED'), 'removed the loss flag'],
    [change('SIGNED_REQUEST_ATTACHED'), 'attached the signed request'],
    [change('CERTIFICATE_ADDED', { after: '1042' }), 'issued certificate 1042'],
    [change('DOCUMENT_ADDED', { after: 'Review.pdf' }), 'added the document Review.pdf'],
    [change('RESOLUTION_EMAILED', { after: 'ops@bayview.example' }), 'emailed the resolution to ops@bayview.example'],
    [change('REOPENED'), 'reopened this request'],
  ])('says what changed: %#', (one, words) => {
    expect(eventTitle(updated([one]))).toBe(`Maya Reyes ${words}`)
  })

  it.each([
    ['ADD_SERVICE_REQUEST_COMMENT', 'commented'],
    ['ASSIGN_SERVICE_REQUEST', 'assigned this request to no one'],
    ['CLOSE_SERVICE_REQUEST', 'resolved this request'],
    ['CREATE_SERVICE_REQUEST', 'created this request'],
    ['ENRICH_SERVICE_REQUEST', 'added details to this request'],
    ['UPDATE_SERVICE_REQUEST', 'updated this request'],
    ['UPDATE_SERVICE_REQUEST_DUE_AT', 'removed the due date'],
  ] as const)('says what was done: %s', (updateType, words) => {
    expect(eventTitle(someEvent(2, { updateTypes: [updateType] }))).toBe(`Maya Reyes ${words}`)
  })

  it.each([
    ['AGENCY_CLIENT', 'The client'],
    ['AGENCY_USER', 'Maya Reyes'],
    ['ANONYMOUS', 'Someone anonymous'],
    ['CRONJOB', 'Coverdesk'],
    ['OYSTER', 'Cara'],
    ['WORKFLOW', 'A workflow'],
    [null, 'unknown'],
  ] as const)('says who did it: %s', (updateInitiatorType, name) => {
    const nobody = updateInitiatorType === 'AGENCY_USER' ? {} : { updateInitiator: null }
    const event = someEvent(1, { updateTypes: ['CREATE_SERVICE_REQUEST'], updateInitiatorType, ...nobody })
    expect(eventTitle(event)).toBe(`${name} created this request`)
  })

  it('lists what was added, and names several additions once', () => {
    const added = [
      change('ADDED', { path: 'clientPhone', after: '(510) 555-0148' }),
      change('ADDED', { path: 'details', after: 'For the port.' }),
    ]
    const event = someEvent(2, { updateTypes: ['ENRICH_SERVICE_REQUEST'], changes: added })
    expect(eventTitle(event)).toBe('Maya Reyes added details')
    expect(eventText(event)?.split('\n')).toEqual(['Client phone: (510) 555-0148', 'Details: For the port.'])
  })

  it('shows what a corrected value was before', () => {
    expect(eventText(updated([holder]))).toBe('Certificate holder: Port of SD → Port of San Diego')
  })

  it('names several corrections once, and lists each', () => {
    expect(eventTitle(updated([holder, email]))).toBe('Maya Reyes corrected details')
    expect(eventText(updated([holder, email]))?.split('\n')).toEqual([
      'Certificate holder: Port of SD → Port of San Diego',
      'Client email: (nothing) → ops@bayview.example',
    ])
  })

  it('says that a duplicate was closed, and not that it was resolved', () => {
    const closed = updated([change('MARKED_DUPLICATE', { after: 'Create Certificate' })], {
      updateTypes: ['CLOSE_SERVICE_REQUEST'],
    })
    expect(eventTitle(closed)).toBe('Maya Reyes closed this request as a duplicate of Create Certificate')
  })

  it('says that the resolution was emailed with the resolving', () => {
    const resolved = updated([change('RESOLUTION_EMAILED')], { updateTypes: ['CLOSE_SERVICE_REQUEST'] })
    expect(eventTitle(resolved)).toBe('Maya Reyes resolved this request and emailed the resolution to the client')
  })
})
