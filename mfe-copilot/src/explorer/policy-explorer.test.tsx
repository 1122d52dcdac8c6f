import { failing, type RenderedPlugin, renderPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ExplorerConversationFragment } from '../generated/documents'
import { copilotAtPolicy, explorerPage } from '../testing/ExplorerStage'
import {
  answeredMessages,
  answersWith,
  conversation,
  explorerDocument,
  openQuestion,
  proposal,
  secondQuestion,
  withdrawn,
} from '../testing/explorer.fixtures'

let rendered: RenderedPlugin
const me = {
  user: { id: 'u1', name: 'Maya Reyes', email: 'maya@example.com' },
  agency: { id: 'a1', name: 'Harbor Point', timeZone: 'America/New_York' },
}

async function open(found: ExplorerConversationFragment, answers: object = {}) {
  rendered = await renderPlugin(copilotAtPolicy, {
    path: explorerPage,
    session: me,
    answers: { ...answersWith(found), ...answers },
  })
}
const says = (text: string) => vi.waitFor(() => expect(rendered.page.textContent).toContain(text), 10_000)
const asked = () => rendered.sent.filter(({ name }) => name === 'AskPolicyExplorer').map(({ variables }) => variables)
const button = (name: string) =>
  [...rendered.page.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const textarea = () => rendered.page.querySelector('textarea')

afterEach(() => rendered.unmount())

describe('the explorer of a policy', () => {
  it('shows who asked, and an answer whose mark leads to the quote', async () => {
    await open(conversation({ messages: answeredMessages }))
    await says('Maya Reyes')
    await vi.waitFor(() => {
      const mark = rendered.page.querySelector('a[aria-label="Evidence 1: Declarations.txt, page 1"]')
      expect(mark?.getAttribute('href')).toBe(
        '/app/policies/policy-1/explore?show=documents&source=id+of+Declarations.txt&quote=x2.0',
      )
    }, 10_000)
    await says('not a licensed insurance agent')
  })

  it('asks a suggested question at once, and shows that it is being answered', async () => {
    await open(conversation())
    await says('What is the policy number?')
    button('What is the policy number?')?.click()
    await vi.waitFor(
      () => expect(asked()).toMatchObject([{ policyId: 'policy-1', message: 'What is the policy number?' }]),
      20_000,
    )
    await says('Loading policy documents...')
    expect(button('Ask')?.disabled).toBe(true)
  })

  it('is asked with Enter, but not with Shift or by the Enter that ends a composition', async () => {
    await open(conversation({ question: openQuestion('Earlier.') }))
    await says('Earlier.')
    const press = (more: KeyboardEventInit = {}) =>
      textarea()?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...more }),
      )
    // What isn't prevented begins a line, or belongs to the input method.
    expect([press({ shiftKey: true }), press({ isComposing: true }), press({ keyCode: 229 })]).toEqual([
      true,
      true,
      true,
    ])
    expect(press()).toBe(false)
    await vi.waitFor(() => expect(asked()).toMatchObject([{ message: 'Is flood covered?' }]), 20_000)
  })

  it('keeps a question that could not be answered, with the reason below it', async () => {
    await open(conversation({ question: openQuestion('The monthly limit is reached.') }))
    await says('The monthly limit is reached.')
    expect(textarea()?.value).toBe('Is flood covered?')
    expect(button('Ask')?.disabled).toBe(false)
  })

  it('leaves the failed question of a colleague to the colleague', async () => {
    await open(conversation({ question: openQuestion('The monthly limit is reached.', 'u2') }))
    await says('What is the policy number?')
    expect(rendered.page.textContent).not.toContain('The monthly limit is reached.')
    expect(textarea()?.value).toBe('')
  })

  it('says below the box why a question was refused', async () => {
    const refusal = { code: 'VALIDATION_FAILED' as const, message: 'Wait for her answer.' }
    await open(conversation({ question: openQuestion('Earlier.') }), {
      AskPolicyExplorer: failing(refusal, { addPolicyExplorerConversationMessage: null }),
    })
    await says('Earlier.')
    button('Ask')?.click()
    await says('Wait for her answer.')
    expect(textarea()?.value).toBe('Is flood covered?')
  })

  it('can’t be asked until the documents are processed', async () => {
    await open(conversation({ isReady: false, documents: [explorerDocument('Policy.pdf', 'INDEXING', 0.4)] }))
    await says('This can take a few minutes.')
    expect(textarea()).toBeNull()
  })

  it('says beside its answers which documents Cara couldn’t read, and has them read again', async () => {
    const scan = explorerDocument('Scan.pdf')
    const documents = [
      explorerDocument('Declarations.txt'),
      { ...scan, indexingStatus: { ...scan.indexingStatus, pageCount: 3, unreadPages: [1, 2] } },
      explorerDocument('Broken.pdf', 'FAILED'),
    ]
    const reading = { __typename: 'CaraSource' as const, id: 'id of Scan.pdf', name: 'Scan.pdf', failure: null }
    await open(conversation({ messages: answeredMessages, documents }), {
      ReadSourceAgain: {
        readCaraSourceAgain: {
          ...reading,
          ...{ isBeingRead: true, pageCount: null, unreadPages: [], factsError: null },
        },
      },
    })
    await says('Scan.pdf: 2 of 3 pages couldn’t be read.')
    await says('Broken.pdf could not be processed. This file is damaged.')
    button('Try again')?.click()
    await vi.waitFor(() => {
      const asks = rendered.sent.filter(({ name }) => name === 'ReadSourceAgain').map(({ variables }) => variables)
      expect(asks).toMatchObject([{ sourceId: 'id of Scan.pdf' }])
    }, 10_000)
  })

  it('doesn’t show an answer whose document is gone', async () => {
    await open(conversation({ messages: [...answeredMessages, secondQuestion, withdrawn] }))
    await says('was removed from the policy')
  })
})

const proposed = [
  proposal({ path: 'policyNumber', label: 'Policy number', unit: 'TEXT', options: ['GL-4820193-02'] }),
  proposal({
    ...{ path: 'details.limits.glPerOccurrenceLimit', label: 'Each occurrence', unit: 'USD' },
    ...{ recordValue: '50000000', options: ['100000000', '200000000'] },
  }),
]
const checkbox = (label: string) =>
  vi.waitFor(() => {
    const found = [...rendered.page.querySelectorAll('label')].find(({ textContent }) => textContent === label)
    expect(found, label).toBeDefined()
    return found?.querySelector('input') as HTMLInputElement
  }, 10_000)
const applied = () =>
  rendered.sent.filter(({ name }) => name === 'ApplyPolicyDetails').map(({ variables }) => variables)

describe('details from the documents', () => {
  const review = async (answers: object = {}) => {
    await open(conversation(), { ...answersWith(conversation(), proposed), ...answers })
    await says('The documents state 2 details that the policy’s record doesn’t have, or has otherwise.')
    button('Review details')?.click()
    await says('$500,000')
  }

  it('stand beside the record with their quotes, and only what is selected is taken over', async () => {
    await review({
      ApplyPolicyDetails: { updateBusinessPolicy: { __typename: 'BusinessPolicy', id: 'policy-1', version: 4 } },
    })
    expect(button('Update policy')?.disabled).toBe(true)
    const mark = rendered.page.querySelector('a[aria-label="Evidence 1: Declarations.txt, page 1"]')
    expect(mark?.getAttribute('href')).toContain('quote=p1')
    ;(await checkbox('$1,000,000')).click()
    ;(await checkbox('$2,000,000')).click()
    expect((await checkbox('$1,000,000')).checked, 'one value of a detail').toBe(false)
    await vi.waitFor(() => expect(button('Update 1 detail')).toBeDefined(), 10_000)
    expect(applied()).toEqual([])
    button('Update 1 detail')?.click()
    await vi.waitFor(
      () =>
        expect(applied()).toEqual([
          {
            ...{ id: 'policy-1', version: 3 },
            input: {
              details: { limits: { glPerOccurrenceLimit: 200_000_000 } },
              updateReason: 'From the documents: Declarations.txt, page 1',
            },
          },
        ]),
      20_000,
    )
  })

  it('that someone else has changed meanwhile are not applied', async () => {
    await review({ ApplyPolicyDetails: failing({ code: 'CONFLICT', message: 'No.' }, { updateBusinessPolicy: null }) })
    ;(await checkbox('GL-4820193-02')).click()
    await vi.waitFor(() => expect(button('Update 1 detail')).toBeDefined(), 10_000)
    button('Update 1 detail')?.click()
    await vi.waitFor(
      () => expect(document.body.textContent).toContain('Someone else changed this policy. Check the details again.'),
      20_000,
    )
    expect((await checkbox('GL-4820193-02')).checked).toBe(true)
  })

  it('that the record has already are not mentioned', async () => {
    await open(conversation())
    await says('What is the policy number?')
    expect(button('Review details')).toBeUndefined()
  })
})
