import { type Answers, failing, type RenderedPlugin, renderPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import accounts from '../plugin'
import { certificateAnswers, oaklandCertificate, policiesAway } from '../testing/certificates.fixtures'
import {
  answerSuperseded,
  countSuperseded,
  manySuperseded,
  reissueIn,
  runsOf,
  superseded,
  threeSuperseded,
} from '../testing/reissues.fixtures'

/** happy-dom rejects every animation that is canceled; Fluent does without when there are none. */
Reflect.deleteProperty(Element.prototype, 'animate')

let rendered: RenderedPlugin
async function open(path: string, answers: Answers = {}) {
  rendered = await renderPlugin(accounts, {
    path: `/app/accounts/2/${path}`,
    answers: {
      AccountDuplicates: { accountDuplicates: [] },
      ...certificateAnswers,
      SupersededCertificates: answerSuperseded(threeSuperseded),
      ...answers,
    },
  })
}
const eventually = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000 })
const text = () => document.body.textContent ?? ''
const says = (words: string) => eventually(() => expect(text()).toContain(words))
const all = <Kind extends HTMLElement>(selector: string) => [...document.body.querySelectorAll<Kind>(selector)]
const link = (words: string) => all<HTMLAnchorElement>('a').find(({ textContent }) => textContent === words)
const button = (words: string) => all<HTMLButtonElement>('button').find(({ textContent }) => textContent === words)
const press = (words: string) => button(words)?.click()
const checkboxes = () => all<HTMLInputElement>('input[type=checkbox]')
const inputs = () =>
  rendered.sent.filter(({ name }) => name === 'StartCertificateReissue').map(({ variables }) => variables['input'])

describe('the certificates of an account', () => {
  beforeAll(() => import('../certificates-tab/CertificatesTab'))
  afterEach(() => rendered.unmount())

  it('say whom a renewal has left with an old one, and lead to the reissue', async () => {
    await open('certificates', { SupersededCount: countSuperseded(3) })
    await says('3 holders have certificates of policies that have been renewed.')
    expect(link('Reissue certificates')?.getAttribute('href')).toBe('/app/accounts/2/certificates/reissue')
  })

  it('say it of one, and of more than can be told', async () => {
    await open('certificates', { SupersededCount: countSuperseded(1) })
    await says('1 holder has a certificate of a policy that has been renewed.')
    rendered.unmount()
    await open('certificates', { SupersededCount: countSuperseded(500) })
    await says('500 or more holders')
  })

  it('say nothing of it where nothing was renewed, or while policies do not answer', async () => {
    await open('certificates')
    await says('COI-000071')
    expect(link('Reissue certificates')).toBeUndefined()
    rendered.unmount()
    await open('certificates', {
      CertifiablePolicies: policiesAway,
      SupersededCount: failing(
        { code: 'SUBGRAPH_UNAVAILABLE', message: 'Policies are not available.' },
        { supersededCertificates: null },
      ),
    })
    await says('COI-000071')
    expect(link('Reissue certificates')).toBeUndefined()
    expect(link('Add Certificate')).toBeDefined()
  })

  it('name the run that is under way instead', async () => {
    await open('certificates', {
      SupersededCount: countSuperseded(38),
      AccountReissues: runsOf(reissueIn('ISSUING', 12, 50)),
    })
    await says('Reissuing 12 of 50…')
    expect(link('See progress')?.getAttribute('href')).toBe('/app/accounts/2/certificates/reissue/r1')
    expect(text()).not.toContain('have been renewed')
  })

  it('say which of them are replaced, and by what', async () => {
    const replaced = { ...oaklandCertificate, replacedById: 'n1', replacedByNumber: 'COI-000123' }
    await open('certificates/k1', {
      AccountCertificates: {
        account: {
          __typename: 'Account',
          id: '2',
          certificatesOfLiabilityInsurance: {
            __typename: 'CertificatePage',
            items: [replaced],
            total: 1,
            endCursor: null,
          },
        },
      },
      Certificate: { certificate: replaced },
    })
    await says('Replaced by COI-000123 after a renewal.')
    expect(link('View COI-000123')?.getAttribute('href')).toBe('/app/accounts/2/certificates/n1')
    expect(link('COI-000123')?.getAttribute('href')).toBe('/app/accounts/2/certificates/n1')
  })

  it('name what they were issued in place of', async () => {
    await open('certificates/k1', {
      Certificate: { certificate: { ...oaklandCertificate, replacesId: 'k0', replacesNumber: 'COI-000007' } },
    })
    await eventually(() => expect(link('COI-000007')?.getAttribute('href')).toBe('/app/accounts/2/certificates/k0'))
  })
})

describe('the reissue', () => {
  beforeAll(() => import('./ReissuePage'))
  beforeAll(() => import('./ReissueRunPage'))
  afterEach(() => rendered.unmount())

  it('begins with everyone chosen, and starts for those who stay', async () => {
    await open('certificates/reissue', {
      StartCertificateReissue: { startCertificateReissue: reissueIn('ISSUING', 0, 2) },
      CertificateReissue: { certificateReissue: reissueIn('ISSUING', 0, 2) },
    })
    await says('Reissue 3 certificates')
    expect(checkboxes().map(({ checked }) => checked)).toEqual([true, true, true])
    checkboxes()[1]?.click()
    await says('Reissue 2 certificates')
    press('Reissue 2 certificates')
    await eventually(() => expect(rendered.path()).toBe('/app/accounts/2/certificates/reissue/r1'))
    expect(inputs()).toEqual([{ accountId: '2', certificateIds: ['k0', 'k2'] }])
  })

  it('asks why, where someone is chosen against whom something speaks, and sends the answer', async () => {
    await open('certificates/reissue', {
      StartCertificateReissue: { startCertificateReissue: reissueIn('ISSUING', 0, 3) },
      CertificateReissue: { certificateReissue: reissueIn('ISSUING', 0, 3) },
    })
    await says('1 selected holder has issues.')
    await says('1 issue')
    const [reason] = all<HTMLTextAreaElement>('textarea')
    if (!reason) throw new Error('No reason is asked for.')
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(reason, 'The client agrees.')
    reason.dispatchEvent(new Event('input', { bubbles: true }))
    press('Reissue 3 certificates')
    await eventually(() => expect(inputs()).toHaveLength(1))
    expect(inputs()[0]).toMatchObject({ overrideReason: 'The client agrees.', certificateIds: ['k0', 'k1', 'k2'] })
  })

  it('goes to whom the holder book has now, and says whom the old one names', async () => {
    const one = superseded(0)
    const moved = { ...one, holder: { ...one.holder, name: 'City of Oakland, Public Works' } }
    await open('certificates/reissue', { SupersededCertificates: answerSuperseded([moved, superseded(1)]) })
    await says('City of Oakland, Public Works')
    await says('The old certificate is for City of Oakland, 1 Frank H. Ogawa Plaza, 3rd floor, Oakland, CA 94612.')
    expect(text().split('The old certificate is for')).toHaveLength(2)
  })

  it('that is refused says why, and reads again who is left', async () => {
    const answers = [[superseded(0), superseded(1)], [superseded(1)]]
    const next = () => answerSuperseded(answers.shift() ?? [])
    await open('certificates/reissue', {
      SupersededCertificates: next,
      StartCertificateReissue: failing(
        {
          code: 'VALIDATION_FAILED',
          validationErrors: [{ path: 'certificateIds', message: '1 of them has been reissued already.' }],
        },
        { startCertificateReissue: null },
      ),
    })
    await says('Reissue 2 certificates')
    press('Reissue 2 certificates')
    await says('1 of them has been reissued already.')
    await says('Reissue 1 certificate')
    expect(checkboxes()).toHaveLength(1)
  })

  it('of one to ten holders has no filter; of more it has', async () => {
    await open('certificates/reissue', { SupersededCertificates: answerSuperseded(manySuperseded(10)) })
    await says('10 of 10 holders chosen')
    expect(all('input[aria-label="Filter holders"]')).toHaveLength(0)
    rendered.unmount()
    await open('certificates/reissue', { SupersededCertificates: answerSuperseded(manySuperseded(11)) })
    await says('11 of 11 holders chosen')
    expect(all('input[aria-label="Filter holders"]')).toHaveLength(1)
  })

  it('is no page of another tab', async () => {
    await open('policies/reissue')
    await says('We couldn’t find that page')
    expect(rendered.sent.map(({ name }) => name)).not.toContain('SupersededCertificates')
  })

  it('is followed holder by holder, and can be ended', async () => {
    await open('certificates/reissue/r1', {
      CertificateReissue: { certificateReissue: reissueIn('ISSUING', 1, 3) },
      CancelCertificateReissue: { cancelCertificateReissue: reissueIn('CANCELED', 1, 3, { version: 2 }) },
    })
    await says('1 of 3')
    expect(link('Download')?.getAttribute('href')).toBe('/files/n0/certificate.pdf?download')
    press('Cancel')
    await says('Certificates already issued are kept.')
    press('Stop reissuing')
    await says('1 of 3 certificates were issued before it was canceled and are kept.')
    expect(link('Reissue the rest')?.getAttribute('href')).toBe('/app/accounts/2/certificates/reissue')
  })

  it('that stopped says why, and leads to what is left', async () => {
    await open('certificates/reissue/r1', {
      CertificateReissue: {
        certificateReissue: reissueIn('FAILED', 1, 3, { failure: 'The policies could not be read.' }),
      },
    })
    await says('The policies could not be read. 1 of 3 certificates were issued, and stay.')
    expect(link('Reissue the rest')).toBeDefined()
  })
})
