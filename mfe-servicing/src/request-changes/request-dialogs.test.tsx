import { failing, type RenderedPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it } from 'vitest'
import type { ServiceRequestProfileFragment } from '../generated/documents'
import { button, click, eventually, field, openPage, openRequest, sentWith, shows, type } from '../testing/open-page'
import { closedRequest, correctedRequest, formAnswers, oneRequest, requestsByType } from '../testing/requests.fixtures'

let page: RenderedPlugin
const open = async (...request: Parameters<typeof openRequest>) => {
  page = await openRequest(...request)
}
const overview = '/app/servicing/1/overview'
const closes = () => eventually(() => expect(page.path()).toBe(overview))
const refused = (path: string, message: string, root: string) =>
  failing({ code: 'VALIDATION_FAILED', validationErrors: [{ path, message }] }, { [root]: null })
const conflict = (current: ServiceRequestProfileFragment, root: string) =>
  failing({ code: 'CONFLICT', message: 'Someone else saved first.', current }, { [root]: null })

describe('the dialogs of a request', () => {
  afterEach(() => page.unmount())

  it('corrects what the client said, and keeps the rest', async () => {
    await open(oneRequest, 'correct', { CorrectServiceRequest: { correctServiceRequest: correctedRequest } })
    await type('createCertificate.name', 'San Diego Unified Port District')
    await click('Save Changes')
    await closes()
    expect(sentWith(page, 'CorrectServiceRequest')).toEqual([
      {
        id: '1',
        version: 1,
        input: expect.objectContaining({
          type: 'CREATE_CERTIFICATE',
          clientName: 'Teresa Alvarado',
          createCertificate: expect.objectContaining({
            name: 'San Diego Unified Port District',
            additionalInsuredRelationship: 'Landlord',
          }),
        }),
      },
    ])
  })

  it('takes over what only someone else corrected, and saves on top of it', async () => {
    const answers = [
      conflict({ ...oneRequest, version: 2, details: 'By Friday.' }, 'correctServiceRequest'),
      { correctServiceRequest: { ...oneRequest, version: 3 } },
    ]
    const next = () => answers.shift() ?? {}
    await open(oneRequest, 'correct', { CorrectServiceRequest: next })
    await type('createCertificate.name', 'Port')
    await click('Save Changes')
    await shows('Details is now By Friday.')
    await click('Save Changes')
    await closes()
    expect(sentWith(page, 'CorrectServiceRequest')[1]).toMatchObject({
      version: 2,
      input: { details: 'By Friday.', createCertificate: { name: 'Port' } },
    })
  })

  it('removes the link to account and policy as null', async () => {
    await open({ ...oneRequest, account: null, businessPolicy: null }, 'link', {
      LinkServiceRequest: { linkServiceRequest: oneRequest },
    })
    await click('Save Changes')
    await closes()
    expect(sentWith(page, 'LinkServiceRequest')).toEqual([
      { id: '1', version: 1, input: { accountId: null, businessPolicyId: null } },
    ])
  })

  it('shows what the server says about the account and the policy at their fields', async () => {
    await open(oneRequest, 'link', {
      LinkServiceRequest: refused('businessPolicyId', 'Choose a policy of the account.', 'linkServiceRequest'),
    })
    await eventually(() => expect(field('businessPolicyId')?.value).toBe('General Liability'))
    await click('Save Changes')
    await shows('Choose a policy of the account.')
    expect(page.path()).toBe('/app/servicing/1/link')
  })

  it('shows it also when Save is clicked before the account has come', async () => {
    const message = 'Choose a policy of the account.'
    let come = () => {}
    const account = new Promise<never>(resolve => {
      come = () => resolve(formAnswers['ServicingAccountOf'] as never)
    })
    const readAccount = () => account
    await open(oneRequest, 'link', {
      LinkServiceRequest: refused('businessPolicyId', message, 'linkServiceRequest'),
      ['ServicingAccountOf']: readAccount,
    })
    await click('Save Changes')
    await shows(message)
    come()
    await eventually(() => expect(field('businessPolicyId')?.value).toBe('General Liability'))
    await shows(message)
  })

  it('says whom it waits on, until when, and why', async () => {
    await open(oneRequest, 'waiting', { SetServiceRequestWaiting: { setServiceRequestWaiting: oneRequest } })
    const parties = () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    await eventually(() => expect(parties()).toHaveLength(2))
    parties()[1]?.click()
    await type('followUpOn', '2027-01-04')
    await type('note', 'Underwriter is out.')
    await click('Save')
    await closes()
    expect(sentWith(page, 'SetServiceRequestWaiting')).toEqual([
      { id: '1', version: 1, input: { on: 'CARRIER', followUpOn: '2027-01-04', note: 'Underwriter is out.' } },
    ])
  })

  it.each([
    ['on', 'Choose whom the request waits on.'],
    ['followUpOn', 'Choose a day after today.'],
  ])('shows what the server says of a waiting at its field: %s', async (path, message) => {
    await open(oneRequest, 'waiting', {
      SetServiceRequestWaiting: refused(path, message, 'setServiceRequestWaiting'),
    })
    await click('Save')
    await shows(message)
    expect(page.path()).toBe('/app/servicing/1/waiting')
  })

  it('refuses a duplicate of nothing with the words of the server', async () => {
    await open(oneRequest, 'duplicate', {
      MarkServiceRequestDuplicate: refused('duplicateOfId', 'Choose the other request.', 'markServiceRequestDuplicate'),
    })
    await click('Close as duplicate')
    await shows('Choose the other request.')
  })

  it.each([
    ['waiting', 'overview'],
    ['duplicate', 'overview'],
    ['resolve', 'overview'],
  ])('leaves the dialog that only an open request has: %s', async (place, left) => {
    await open(closedRequest, place)
    await eventually(() => expect(page.path()).toBe(`/app/servicing/1/${left}`))
  })

  it('asks before everyone is notified of a loss', async () => {
    await open(oneRequest, 'loss', { UpdateServiceRequest: { updateServiceRequest: { ...oneRequest, isLoss: true } } })
    await shows('Everyone at your agency is notified at once.')
    await click('Report loss')
    await closes()
    expect(sentWith(page, 'UpdateServiceRequest')).toEqual([{ id: '1', version: 1, input: { isLoss: true } }])
  })

  it('needs the signed request to cancel, or the word that there is none', async () => {
    const message = "Attach the client's signed request, or confirm that you resolve without it."
    const answers = [
      refused('signedRequestFileId', message, 'resolveServiceRequest'),
      { resolveServiceRequest: closedRequest },
    ]
    const next = () => answers.shift() ?? {}
    await open(requestsByType.CANCEL_POLICY, 'resolve', { ResolveServiceRequest: next })
    await click('Resolve')
    await shows(message)
    field('withoutSignedRequest')?.click()
    await click('Resolve')
    await closes()
    expect(sentWith(page, 'ResolveServiceRequest').map(({ input }) => input)).toMatchObject([
      { withoutSignedRequest: false },
      { withoutSignedRequest: true },
    ])
  })

  it('mails nothing where the box is cleared, or no address is known', async () => {
    await open({ ...oneRequest, clientEmail: null }, 'resolve', {
      ResolveServiceRequest: { resolveServiceRequest: closedRequest },
    })
    await eventually(() => expect(field('mailsClient')).not.toBeNull())
    expect(field('mailsClient')?.checked).toBe(false)
    await click('Resolve')
    await closes()
    expect(sentWith(page, 'ResolveServiceRequest')[0]).toMatchObject({ input: { email: null } })
  })

  it('shows what the server says of the mail at its fields', async () => {
    await open(oneRequest, 'resolve', {
      ResolveServiceRequest: refused('email.to', 'Enter an email address.', 'resolveServiceRequest'),
    })
    await click('Resolve')
    await shows('Enter an email address.')
    expect(button('Resolve')).toBeDefined()
  })

  it('sends the resolution later', async () => {
    await open(closedRequest, 'email', {
      EmailServiceRequestResolution: { emailServiceRequestResolution: closedRequest },
    })
    await shows('Attached: certificate.pdf.')
    await click('Send')
    await closes()
    expect(sentWith(page, 'EmailServiceRequestResolution')).toMatchObject([
      { id: '1', version: 2, input: { to: 'ops@bayviewmarine.example' } },
    ])
  })
})

describe('the dialog of a new request', () => {
  afterEach(() => page.unmount())

  const choose = async (type: string) => {
    await eventually(() => expect(field<HTMLSelectElement>('type')).not.toBeNull())
    const select = field<HTMLSelectElement>('type')
    if (!select) return
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, type)
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const created = { createServiceRequest: oneRequest }
  const inputOf = () => sentWith(page, 'CreateServiceRequest')[0]?.['input']
  const begin = async () => {
    page = await openPage('/app/servicing/new', {
      CreateServiceRequest: created,
      ServiceRequest: { serviceRequest: oneRequest },
    })
    await shows('Create a new request')
  }

  it('fills in the due date that the policy has for the type, and leaves it to the server', async () => {
    await begin()
    await choose('CREATE_CERTIFICATE')
    await shows('Certificates are due in 2 business days.')
    await eventually(() => expect(field('dueAt')?.value).toBe('01/06/2027'))
    await choose('OTHER')
    await eventually(() => expect(field('dueAt')?.value).toBe(''))
    await choose('CREATE_CERTIFICATE')
    await click('Create request')
    await eventually(() => expect(inputOf()).toBeDefined())
    expect(inputOf()).not.toHaveProperty('dueAt')
  })

  it('keeps a due date that someone has entered, or taken away', async () => {
    await begin()
    await choose('CREATE_CERTIFICATE')
    await eventually(() => expect(field('dueAt')?.value).toBe('01/06/2027'))
    await type('dueAt', '')
    await choose('QUESTION')
    await click('Create request')
    await eventually(() => expect(inputOf()).toMatchObject({ type: 'QUESTION', dueAt: null }))
  })

  it('reports a loss, which is due today', async () => {
    await begin()
    await choose('OTHER')
    field('isLoss')?.click()
    await shows('Losses are due today.')
    await click('Create request')
    await eventually(() => expect(inputOf()).toMatchObject({ isLoss: true }))
    expect(inputOf()).not.toHaveProperty('dueAt')
  })
})
