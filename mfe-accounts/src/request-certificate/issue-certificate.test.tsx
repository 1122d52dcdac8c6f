import { type Answers, failing, type RenderedPlugin, renderPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refusedForFindings, someFindings } from '../testing/certificates.fixtures'
import { requestAction } from '../testing/RequestActionStage'
import { portRequest, requestActionPath, requestAnswers, requestOverviewPath } from '../testing/requests.fixtures'

/** happy-dom rejects every animation that is canceled; Fluent does without when there are none. */
Reflect.deleteProperty(Element.prototype, 'animate')

let rendered: RenderedPlugin
const open = async (answers: Answers = {}) => {
  rendered = await renderPlugin(requestAction, { path: requestActionPath, answers: { ...requestAnswers, ...answers } })
}
const eventually = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000 })
const says = (words: string) => eventually(() => expect(document.body.textContent).toContain(words))
const submit = async () => {
  const button = () =>
    [...document.body.querySelectorAll('button')].find(({ textContent }) => textContent === 'Create certificate')
  await eventually(() => expect(button()).toBeDefined())
  button()?.click()
}
const sentAs = (name: string) => rendered.sent.filter(sent => sent.name === name).map(({ variables }) => variables)

describe('the certificate that a client asked for', () => {
  afterEach(() => rendered.unmount())

  it('is filled in from the request, and shows what else the client said', async () => {
    await open()
    await says('Landlord: Berths 4 and 5.')
    await says('They need it before the crane arrives.')
    const holder = document.querySelector<HTMLInputElement>('input[name="holder.name"]')
    expect(holder?.value).toBe('Port of San Diego')
  })

  it('is issued as asked, and attached to the request', async () => {
    await open()
    await submit()
    await eventually(() => expect(sentAs('AttachCertificateToRequest')).toHaveLength(1))
    expect(sentAs('CreateCertificate')).toMatchObject([
      {
        input: {
          accountId: portRequest.account?.id,
          holder: { name: 'Port of San Diego', address: { line1: '3165 Pacific Hwy', zone: 'CA' } },
          additionalInsured: true,
        },
      },
    ])
    expect(sentAs('AttachCertificateToRequest')).toEqual([{ id: 's1', input: { certificateId: 'k1' } }])
    await eventually(() => expect(rendered.path()).toBe(requestOverviewPath))
  })

  it('asks for a reason where there are issues with it, and attaches nothing', async () => {
    await open({
      CreateCertificate: refusedForFindings,
      CertificateFindings: { certificateFindings: someFindings },
    })
    await submit()
    await says('Reason for override')
    expect(sentAs('AttachCertificateToRequest')).toEqual([])
    expect(rendered.path()).toBe(requestActionPath)
  })

  it('needs an account', async () => {
    await open({ RequestedCertificate: { serviceRequest: { ...portRequest, account: null } } })
    await says('Link the request to an account first')
    expect(document.querySelector('a[href="/app/servicing/s1/link"]')).not.toBeNull()
  })

  it('says that the request could not be loaded', async () => {
    const away = failing(
      { code: 'SUBGRAPH_UNAVAILABLE', message: 'Service requests are not available at the moment.' },
      { serviceRequest: null },
    )
    await open({ RequestedCertificate: away })
    await says('Service requests are not available at the moment.')
  })

  it('stays issued when it can’t be attached, and closes the dialog', async () => {
    const refused = failing({ message: 'It failed.' }, { addServiceRequestCertificate: null })
    await open({ AttachCertificateToRequest: refused })
    await submit()
    await eventually(() => expect(sentAs('AttachCertificateToRequest')).toHaveLength(1))
    await eventually(() => expect(rendered.path()).toBe(requestOverviewPath))
  })
})
