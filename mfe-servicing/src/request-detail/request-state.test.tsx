import type { RenderedPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it } from 'vitest'
import type { ServiceRequestProfileFragment } from '../generated/documents'
import { click, eventually, menuOf, openRequest, sentWith, shows } from '../testing/open-page'
import {
  closedRequest,
  correctedRequest,
  oneRequest,
  requestsByType,
  someFile,
  waitingOnClient,
} from '../testing/requests.fixtures'

let page: RenderedPlugin
const open = async (...request: Parameters<typeof openRequest>) => {
  page = await openRequest(...request)
}
const text = () => page.page.textContent ?? ''
const linkTo = (words: string) =>
  [...page.page.querySelectorAll('a')].find(({ textContent }) => textContent === words)?.getAttribute('href')
const related = (id: string): ServiceRequestProfileFragment['duplicates'][number] => ({
  __typename: 'ServiceRequest',
  id,
  type: 'QUESTION',
  state: 'CLOSED',
  customerName: 'Larkspur Dental Group',
})
type Email = NonNullable<ServiceRequestProfileFragment['resolution']>['email']
const mailed = (state: NonNullable<Email>['state']): ServiceRequestProfileFragment => ({
  ...closedRequest,
  resolution: closedRequest.resolution && {
    ...closedRequest.resolution,
    email: {
      __typename: 'ResolutionEmail',
      to: 'ops@bayviewmarine.example',
      subject: 'Done',
      message: 'Done.',
      state,
      sentAt: state === 'SENT' ? '2026-11-21T19:00:00Z' : null,
    },
  },
})

describe('the page of a request', () => {
  afterEach(() => page.unmount())

  it('offers what applies to an open request', async () => {
    await open(oneRequest)
    expect(await menuOf()).toEqual([
      'Update request',
      'Correct details',
      'Link to an account or policy',
      'Waiting on…',
      'Mark as duplicate',
      'Report as loss',
    ])
  })

  it('offers what applies to a closed request that reports a loss', async () => {
    await open({ ...closedRequest, isLoss: true })
    expect(await menuOf()).toEqual([
      'Update request',
      'Correct details',
      'Link to an account or policy',
      'Remove loss flag',
      'Reopen',
    ])
  })

  it('offers what other areas have for its type, and nothing of another type', async () => {
    const component = () => null
    await open(
      oneRequest,
      'overview',
      {},
      {
        'service-request.actions': [
          { id: 'issue', label: 'Issue certificate', kinds: ['CREATE_CERTIFICATE'], component },
          { id: 'cancel', label: 'Cancel policy', kinds: ['CANCEL_POLICY'], component },
        ],
      },
    )
    const offered = await menuOf()
    expect(offered).toContain('Issue certificate')
    expect(offered).not.toContain('Cancel policy')
  })

  it('says whom it waits on until when, and ends the waiting', async () => {
    let current: ServiceRequestProfileFragment = { ...oneRequest, waiting: waitingOnClient }
    const read = () => ({ serviceRequest: current })
    const end = () => {
      current = { ...oneRequest, version: 2 }
      return { endServiceRequestWaiting: current }
    }
    await open(current, 'overview', { ServiceRequest: read, EndServiceRequestWaiting: end })
    expect(text()).toContain('Waiting on client until Dec 3')
    expect(text()).toContain('Follow up on Dec 3, 2026.')
    expect(text()).toContain('They are looking for the lease.')
    await click('End waiting')
    await eventually(() => expect(text()).not.toContain('Waiting on'))
    expect(sentWith(page, 'EndServiceRequestWaiting')).toEqual([{ id: '1', version: 1 }])
  })

  it('shows the claims number of the carrier when a loss was reported', async () => {
    await open({ ...requestsByType.OTHER, isLoss: true })
    expect(linkTo('(800) 555-0199')).toBe('tel:+18005550199')
  })

  it('asks for the policy when a loss was reported without one', async () => {
    await open({ ...requestsByType.OTHER, isLoss: true, businessPolicy: null })
    expect(text()).toContain('Link the policy to see the carrier’s claims number.')
    expect(linkTo('Link policy')).toBe('/app/servicing/1/link')
  })

  it('leads to the request that it duplicates, and to those that duplicate it', async () => {
    await open({ ...closedRequest, duplicateOf: related('7'), duplicates: [related('8')] })
    expect(linkTo('Question · Larkspur Dental Group')).toBe('/app/servicing/7/overview')
    const duplicates = page.page.querySelector('ul[aria-label=Duplicates] a')
    expect(duplicates?.getAttribute('href')).toBe('/app/servicing/8/overview')
  })

  it('shows what the client said where it was corrected, and nowhere else', async () => {
    await open(correctedRequest)
    const facts = Object.fromEntries(
      [...page.page.querySelectorAll('dt')].map(name => [name.textContent, name.nextElementSibling?.textContent]),
    )
    expect(facts['Certificate Holder']).toBe('Port of San DiegoClient said: Port of SD')
    expect(facts['Address']).not.toContain('Client said')
    expect(facts['Client Email']).toBe('ops@bayviewmarine.exampleThe client didn’t say.')
  })

  it('shows all that the client said when the type was corrected', async () => {
    const original = correctedRequest.original && {
      ...correctedRequest.original,
      type: 'OTHER' as const,
      details: 'A cert',
    }
    await open({ ...correctedRequest, original })
    await shows('Client asked for: Other')
    expect(text()).toContain('A cert')
  })

  it.each([
    [0.91, 'High'],
    [0.6, 'Medium'],
    [0.2, 'Low'],
  ])('shows the sentence it comes from, and that %d is a %s confidence', async (confidence, word) => {
    const sentence = 'Could you send the port a certificate?'
    await open({
      ...oneRequest,
      source: { __typename: 'ServiceRequestSource', type: 'CALL', id: 'c1', sentence, confidence },
    })
    expect(text()).toContain(`From a call“${sentence}”`)
    expect(text()).toContain(`Confidence${word}`)
  })

  it('says that the signed request to cancel is missing, or shows it', async () => {
    await open(requestsByType.CANCEL_POLICY)
    expect(text()).toContain('Missing. A cancellation needs the client’s signed request.')
    expect(linkTo('Attach')).toBe('/app/servicing/1/signed-request')
    page.unmount()
    await open({ ...requestsByType.CANCEL_POLICY, signedRequest: someFile('signed.pdf') })
    expect(linkTo('signed.pdf')).toBe('/files/1/signed.pdf')
  })

  it.each([
    ['SENDING', 'Sending to ops@bayviewmarine.example…', undefined],
    ['SENT', 'Sent to ops@bayviewmarine.example, Nov 21, 2026, 2:00 PM', 'Send again'],
    ['FAILED', 'Could not be sent to ops@bayviewmarine.example', 'Send again'],
  ] as const)('says of the mail to the client: %s', async (state, words, action) => {
    await open(mailed(state))
    expect(text()).toContain(words)
    expect(linkTo('Send again')).toBe(action && '/app/servicing/1/email')
  })
})
