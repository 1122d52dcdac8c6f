import type { SlotProps } from '@coverdesk/plugin-sdk'
import type { RenderedPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { someActivity } from '../testing/activity.fixtures'
import { button, eventually, openRequest, shows } from '../testing/open-page'
import { closedRequest, oneRequest, requestsByType, someFile } from '../testing/requests.fixtures'

let rendered: RenderedPlugin
const open = async (...page: Parameters<typeof openRequest>) => {
  rendered = await openRequest(...page)
}
const factsOf = (title: string) => {
  const section = [...rendered.page.querySelectorAll('section')].find(
    one => one.querySelector('h2')?.textContent === title,
  )
  return Object.fromEntries(
    [...(section?.querySelectorAll('dt') ?? [])].map(name => [name.textContent, name.nextElementSibling?.textContent]),
  )
}

const address = '3165 Pacific Hwy\nSan Diego, CA 92101'
const policy = 'General Liability · Pacific Mariner Insurance'
const notes = 'They need it before the crane arrives.'

const Offer = ({ serviceRequestId }: SlotProps['service-request.actions']) => <p>Offer for {serviceRequestId}</p>

describe('the page of a service request', () => {
  afterEach(() => rendered.unmount())

  it.each([
    [
      'ADD_ADDITIONAL_INSURED',
      'Add Additional Insured',
      {
        'Additional Insured': 'Irving Street Partners LP',
        Address: address,
        Relationship: 'Landlord',
        'Additional Notes': notes,
      },
    ],
    ['CANCEL_POLICY', 'Cancel Policy', { Policy: policy, 'Cancellation Details': 'Both trucks are sold.' }],
    [
      'CREATE_CERTIFICATE',
      'Create Certificate',
      {
        'Certificate Holder': 'Port of San Diego',
        Address: address,
        'Additional Insured': 'Yes',
        Relationship: 'Landlord\nBerths 4 and 5.',
        'Additional Notes': notes,
      },
    ],
    [
      'DOCUMENT_REQUEST',
      'Document Request',
      { Policy: policy, 'Document Type': 'Loss runs', 'Request Details': notes },
    ],
    ['ENDORSE_POLICY', 'Endorse Policy', { Policy: policy, 'Endorsement Details': notes }],
    ['OTHER', 'Other', { Policy: policy, 'Request Details': notes }],
    ['QUESTION', 'Question', { Policy: policy, Question: 'Are volunteers covered?', Details: notes }],
    ['QUOTE_REQUEST', 'Quote Request', { Policy: policy, 'Request Details': notes }],
  ] as const)('shows what its type has: %s', async (type, title, facts) => {
    await open(requestsByType[type])
    expect(factsOf(title)).toEqual(facts)
  })

  it.each(['OTHER', 'QUOTE_REQUEST'] as const)('shows the details of %s as they were written', async type => {
    await open({ ...requestsByType[type], details: 'One\n  two' })
    expect(rendered.page.querySelector('pre')?.textContent).toBe('One\n  two')
  })

  it('says no, and no relationship, where no additional insured is requested', async () => {
    const certificate = requestsByType.CREATE_CERTIFICATE.createCertificate
    await open({ ...oneRequest, createCertificate: certificate && { ...certificate, additionalInsured: false } })
    expect(factsOf('Create Certificate')).toMatchObject({ 'Additional Insured': 'No' })
    expect(factsOf('Create Certificate')).not.toHaveProperty('Relationship')
  })

  it('marks a holder that isn’t stated clearly, with the client’s words', async () => {
    const { createCertificate } = requestsByType.CREATE_CERTIFICATE
    const fieldNotes = [
      {
        ...{ __typename: 'ServiceRequestFieldNote' as const, path: 'createCertificate.name', before: null },
        ...{ kind: 'UNCLEAR' as const, quote: 'A certificate for my landlord.' },
      },
    ]
    await open({
      ...oneRequest,
      fieldNotes,
      createCertificate: createCertificate && { ...createCertificate, name: '' },
    })
    expect(factsOf('Create Certificate')['Certificate Holder']).toBe(
      'Not stated clearlyThe client wrote: “A certificate for my landlord.”',
    )
  })

  it('says what was asked for before, and what the holder wants to see', async () => {
    const { createCertificate } = requestsByType.CREATE_CERTIFICATE
    const fieldNotes = [
      {
        ...{ __typename: 'ServiceRequestFieldNote' as const, path: 'createCertificate.name', quote: null },
        ...{ kind: 'DIFFERS' as const, before: 'Port of SD' },
      },
    ]
    const certificate = createCertificate && { ...createCertificate, waiverOfSubrogation: true }
    await open({ ...oneRequest, fieldNotes, createCertificate: certificate })
    expect(factsOf('Create Certificate')).toMatchObject({
      'Certificate Holder': 'Port of San DiegoDiffers from what was asked before: Port of SD',
      'Also Asked For': 'Waiver of subrogation',
    })
  })

  it('says that a client complains', async () => {
    await open({ ...requestsByType.OTHER, isComplaint: true })
    expect(rendered.page.textContent).toContain('The client complains or asks again. Get back to them today.')
  })

  it('shows client name, email and phone of every type, where they are known', async () => {
    await open(requestsByType.OTHER)
    expect(factsOf('Client')).toMatchObject({
      'Client Name': 'Teresa Alvarado',
      'Client Email': 'ops@bayviewmarine.example',
      'Client Phone': '(619) 555-0142',
    })
    rendered.unmount()
    await open({ ...requestsByType.OTHER, clientName: null, clientEmail: null, clientPhone: null })
    expect(Object.keys(factsOf('Client'))).toEqual(['Account'])
  })

  it('says in its header whose it is, what it is, and when it was created', async () => {
    await open(oneRequest)
    const header = rendered.page.querySelector('h1')?.closest('header')
    for (const part of ['Service Request', 'Bayview Marine', 'Create Certificate', 'Created on Nov 20, 2026', 'Open']) {
      expect(header?.textContent).toContain(part)
    }
    rendered.unmount()
    await open({ ...oneRequest, customerName: null })
    expect(rendered.page.querySelector('h1')?.closest('header')?.textContent).toContain('–')
  })

  it('calls a phone number, and only names what is none', async () => {
    await open({ ...requestsByType.OTHER, clientPhone: 'Anonymous' })
    expect(factsOf('Client')).toMatchObject({ 'Client Phone': 'Anonymous' })
    expect(rendered.page.querySelector('a[href^="tel:"]')).toBeNull()
    rendered.unmount()
    await open(requestsByType.OTHER)
    expect(rendered.page.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:+16195550142')
  })

  it('shows how it was resolved before it was reopened, with the files', async () => {
    const [earlier] = closedRequest.resolution ? [closedRequest.resolution] : []
    await open({
      ...oneRequest,
      earlierResolutions: [
        {
          __typename: 'ServiceRequestEarlierResolution',
          notes: earlier?.notes ?? null,
          closedAt: '2026-11-21T19:00:00Z',
          files: [someFile('certificate.pdf')],
        },
      ],
    })
    expect(factsOf('Earlier resolution')).toMatchObject({ Notes: 'Certificate sent by e-mail.' })
    expect(rendered.page.querySelector('a[href="/files/1/certificate.pdf"]')).not.toBeNull()
  })

  it('can be resolved while it is open, and says Resolved once it is closed', async () => {
    await open(oneRequest)
    const resolve = [...rendered.page.querySelectorAll('a')].find(({ textContent }) => textContent === 'Resolve')
    expect(resolve?.getAttribute('href')).toBe('/app/servicing/1/resolve')
    rendered.unmount()
    await open(closedRequest)
    expect(button('Resolved')?.disabled).toBe(true)
  })

  it('resolves from the version that was opened, with notes and files', async () => {
    await open(oneRequest, 'resolve', { ResolveServiceRequest: { resolveServiceRequest: closedRequest } })
    await shows('Resolve request')
    await eventually(() => expect(button('Resolve')).toBeDefined())
    button('Resolve')?.click()
    await eventually(() => expect(rendered.path()).toBe('/app/servicing/1/overview'))
    expect(rendered.sent.find(({ name }) => name === 'ResolveServiceRequest')?.variables).toEqual({
      id: '1',
      version: 1,
      input: expect.objectContaining({ notes: '', files: [] }),
    })
  })

  it('sends no one as null, and the day as it was where it stays', async () => {
    await open({ ...oneRequest, assignee: null }, 'update', {
      UpdateServiceRequest: { updateServiceRequest: { ...oneRequest, version: 2 } },
    })
    await shows('Update request')
    await eventually(() => expect(button('Save Changes')).toBeDefined())
    button('Save Changes')?.click()
    await eventually(() => expect(rendered.path()).toBe('/app/servicing/1/overview'))
    expect(rendered.sent.find(({ name }) => name === 'UpdateServiceRequest')?.variables).toEqual({
      id: '1',
      version: 1,
      input: { assigneeId: null, dueAt: oneRequest.dueAt },
    })
  })

  it('shows what another area offers to do with it, in its menu and at its address', async () => {
    await open(
      oneRequest,
      'actions/open-in-copilot',
      {},
      {
        'service-request.actions': [{ id: 'open-in-copilot', label: 'Open in Copilot', component: Offer }],
      },
    )
    await shows('Offer for 1')
    document.body.querySelector<HTMLButtonElement>('button[aria-label=More]')?.click()
    await shows('Open in Copilot')
  })
})

describe('the activity of a service request', () => {
  afterEach(() => rendered.unmount())

  it('says who changed what, the newest first, with the comments in between', async () => {
    await open(oneRequest, 'activity')
    await shows('created this request')
    const events = [...rendered.page.querySelectorAll('ol[aria-label=Activity] > li')].map(
      ({ textContent }) => textContent,
    )
    const expected = [
      'Maya Reyes reopened this request',
      'Maya Reyes resolved this request',
      'Cara added details to this request',
      'Daniel Okonkwo commented',
      'Maya Reyes removed the due date',
      'Maya Reyes assigned this request to Daniel Okonkwo and changed the due date to Nov 27, 2026',
      'Maya Reyes assigned this request to no one',
      'Maya Reyes updated this request',
      'unknown created this request',
    ]
    expect(events).toHaveLength(expected.length)
    for (const [index, text] of expected.entries()) expect(events[index]).toContain(text)
    expect(events[0]).toContain('The port refused the certificate.')
    expect(events[1]).toContain('Certificate sent by e-mail.')
    expect(events[1]).toContain('certificate.pdf')
    expect(events[3]).toContain('The port wants its full name on the certificate.')
  })

  it('sends no blank comment, and clears the box after sending', async () => {
    const comment = { ...someActivity.comments?.items[0], id: 'k2', content: 'Called back.' }
    await open(oneRequest, 'activity', { AddServiceRequestComment: { addServiceRequestComment: comment } })
    await eventually(() => expect(document.body.querySelector('textarea')).not.toBeNull())
    const box = document.body.querySelector('textarea') as HTMLTextAreaElement
    const type = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, text)
      box.dispatchEvent(new Event('input', { bubbles: true }))
    }
    expect(button('Comment')?.disabled).toBe(true)
    type('   ')
    await eventually(() => expect(box.value).toBe('   '))
    expect(button('Comment')?.disabled).toBe(true)
    type('Called back.')
    await eventually(() => expect(button('Comment')?.disabled).toBe(false))
    button('Comment')?.click()
    await eventually(() => expect(box.value).toBe(''))
    expect(rendered.sent.filter(({ name }) => name === 'AddServiceRequestComment')).toEqual([
      expect.objectContaining({
        variables: expect.objectContaining({
          serviceRequestId: '1',
          input: { content: 'Called back.', mentionIds: [] },
        }),
      }),
    ])
  })
})
