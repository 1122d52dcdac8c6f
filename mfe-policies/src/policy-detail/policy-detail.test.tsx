import type { SlotProps } from '@coverdesk/plugin-sdk'
import { failing, pending, type RenderedPlugin, renderPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PolicyProfileFragment } from '../generated/documents'
import policies from '../plugin'
import { documentsOf, formAnswers, historyOf, someDocuments, someEvents } from '../testing/answers.fixtures'
import { bayviewPolicy, pendingCancellation, renewedPolicy } from '../testing/policies.fixtures'

let rendered: RenderedPlugin
type Slots = NonNullable<Parameters<typeof renderPlugin>[1]['slots']>

async function open(businessPolicy: PolicyProfileFragment, tab = 'overview', slots: Slots = {}, files = someDocuments) {
  rendered = await renderPlugin(policies, {
    path: `/app/policies/p2/${tab}`,
    slots,
    answers: {
      ...formAnswers,
      ...historyOf(someEvents),
      ...documentsOf(files),
      BusinessPolicy: { businessPolicy },
    },
  })
  await says('General Liability')
}

const says = (text: string) => vi.waitFor(() => expect(rendered.page.textContent).toContain(text), 10_000)
const header = () => rendered.page.querySelector('h1')?.closest('header')
const factsOf = (title: string) => {
  const section = [...rendered.page.querySelectorAll('section')].find(
    one => one.querySelector('h2')?.textContent === title,
  )
  return Object.fromEntries(
    [...(section?.querySelectorAll('dt') ?? [])].map(name => [name.textContent, name.nextElementSibling?.textContent]),
  )
}

const Explored = ({ policyId }: SlotProps['policy.actions']) => <p>Explores {policyId}</p>
const Requests = ({ policyId }: SlotProps['policy.tab']) => <p>Requests about {policyId}</p>

describe('the page of a policy', () => {
  afterEach(() => rendered.unmount())

  it('says in its header what it is, whom to talk to, whose it is, what it costs and when it expires', async () => {
    await open(bayviewPolicy)
    const text = header()?.textContent
    for (const part of [
      'General Liability',
      'Dana Whitfield',
      'Bayview Marine',
      '$4,821.50',
      'Expires on Mar 1, 2027',
    ]) {
      expect(text).toContain(part)
    }
    const account = [...(header()?.querySelectorAll('a') ?? [])].find(({ textContent }) =>
      textContent?.startsWith('Bayview'),
    )
    expect(account?.getAttribute('href')).toBe('/app/accounts/a1')
  })

  it('has the tabs of other areas before its history, each with an address', async () => {
    await open(bayviewPolicy, 'service', {
      'policy.tab': [{ id: 'service', label: 'Service Requests', component: Requests }],
    })
    await says('Requests about p2')
    const tabs = [...rendered.page.querySelectorAll('nav[aria-label=Policy] a')]
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Overview', 'Documents', 'Service Requests', 'History'])
    expect(tabs.find(tab => tab.getAttribute('aria-current'))?.getAttribute('href')).toBe('/app/policies/p2/service')
  })

  it('has a page for what another area does with it, and for nothing else', async () => {
    const slots = { 'policy.actions': [{ id: 'copilot', label: 'Open in Copilot', component: Explored }] }
    await open(bayviewPolicy, 'actions/copilot', slots)
    await says('Explores p2')
    rendered.unmount()
    await open(bayviewPolicy, 'actions/nothing', slots)
    await says('We couldn’t find that page')
  })

  it('has no page for a tab that no area fills', async () => {
    await open(bayviewPolicy, 'nothing')
    await says('We couldn’t find that page')
  })

  it('says N/A where it has no expiration and no wholesale broker', async () => {
    await open({ ...bayviewPolicy, expiresAt: null })
    expect(header()?.textContent).toContain('Expires on N/A')
    expect(factsOf('Overview')).toMatchObject({ 'Expiration Date': 'N/A', 'Wholesale Broker': 'N/A' })
  })

  it('has the facts that people look up, and no cancellation date where nothing is canceled', async () => {
    await open(bayviewPolicy)
    expect(factsOf('Overview')).toEqual({
      Premium: '$4,821.50',
      Status: 'Inforce',
      'Billing Mode': 'Direct',
      'Expiration Date': 'Mar 1, 2027',
      Carrier: 'Tideline Mutual',
      'Wholesale Broker': 'N/A',
    })
    expect(rendered.page.textContent).not.toContain('Cancellation Pending')
  })

  it('warns of a cancellation that is not effective yet', async () => {
    await open(pendingCancellation)
    await says('Cancellation Pending')
    expect(factsOf('Overview')).toMatchObject({ 'Cancellation Effective Date': 'Dec 31, 2026' })
  })

  it('leads to the newer policy once it is renewed', async () => {
    await open(renewedPolicy)
    await says('Newer policy version available')
    const link = [...rendered.page.querySelectorAll('a')].find(({ textContent }) => textContent === 'View newer policy')
    expect(link?.getAttribute('href')).toBe('/app/policies/p9/overview')
  })

  it('stays there while accounts do not answer', async () => {
    await open({ ...bayviewPolicy, account: null, contacts: null })
    expect(header()?.textContent).toContain('$4,821.50')
  })

  it('tells its history with who, why and what changed', async () => {
    await open(bayviewPolicy, 'history')
    await says('Maya Reyes changed the policy')
    await says('The carrier sent the final invoice.')
    await says('$4,500 → $4,821.50')
    await says('Coverdesk changed the status, as the dates say')
  })

  it('lists its documents with type, day and what the client sees', async () => {
    await open(bayviewPolicy, 'documents')
    await says('General liability policy.pdf')
    const headings = [...rendered.page.querySelectorAll('th')].map(({ textContent }) => textContent)
    expect(headings).toEqual(['Name', 'Type', 'Upload Date', 'Actions'])
    const rows = [...rendered.page.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
    expect(rows[0]).toContain('Visible to client')
    expect(rows[1]).not.toContain('Visible to client')
  })

  it('leads from the name of a PDF or a picture to where it is read, and from no other', async () => {
    const [pdf, word] = someDocuments
    if (!pdf || !word) throw new Error('There are no documents.')
    const photo = { ...pdf, id: 'f3', name: 'Signed binder.jpg', mimeType: 'image/jpeg' }
    await open(bayviewPolicy, 'documents', {}, [pdf, word, photo])
    await says('Signed binder.jpg')
    const named = [...rendered.page.querySelectorAll('tbody tr td:first-child a')]
    expect(named.map(link => link.getAttribute('href'))).toEqual([
      '/app/policies/p2/documents/f1',
      '/app/policies/p2/documents/f3',
    ])
  })
})

describe('the page of a policy that', () => {
  afterEach(() => rendered.unmount())
  const openWith = async (BusinessPolicy: object) => {
    rendered = await renderPlugin(policies, { path: '/app/policies/p2/overview', answers: { BusinessPolicy } })
  }

  it('is loading says so', async () => {
    await openWith(pending)
    await vi.waitFor(
      () => expect(rendered.page.querySelector('[aria-label="Loading policy..."]')).not.toBeNull(),
      20_000,
    )
  })

  it('could not be read can be asked for again', async () => {
    await openWith(failing({ code: 'INTERNAL', message: 'Something went wrong.' }, { businessPolicy: null }))
    await says('Retry')
  })
})
