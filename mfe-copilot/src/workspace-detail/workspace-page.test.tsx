import { failing, type RenderedPlugin, renderPlugin, type StageOptions } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import copilot from '../plugin'
import {
  answered,
  answersOf,
  attachments,
  conversationOf,
  emailDraft,
  event,
  filledForm,
  report,
  runIn,
  serviceRequest,
  stage,
  working,
  workspaceSource,
} from './testing/workspace.fixtures'

let rendered: RenderedPlugin

type Answers = NonNullable<StageOptions['answers']>

async function open(workspace = answered, answers: Answers = {}, more: Partial<StageOptions> = {}) {
  rendered = await renderPlugin(copilot, {
    path: '/app/workspaces/1',
    ...more,
    answers: { ...answersOf(workspace), ...answers },
  })
}
const says = (text: string) => vi.waitFor(() => expect(rendered.page.textContent).toContain(text), 10_000)
const sent = (name: string) => rendered.sent.filter(one => one.name === name).map(({ variables }) => variables)
const button = (name: string) =>
  vi.waitFor(() => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    expect(found, name).toBeDefined()
    return found as HTMLButtonElement
  }, 10_000)
const link = (name: string) =>
  [...rendered.page.querySelectorAll('a')].find(
    one => one.textContent === name || one.getAttribute('aria-label') === name,
  )

afterEach(() => rendered.unmount())

const other = {
  ...{ ...answered, id: '2', messageCount: 1, planStages: [], stageCount: 0 },
  messages: conversationOf(1).map(message => ({ ...message, id: 'other' })),
}
const oneOfTwo = ({ id }: { id: string }) => ({ caraWorkspace: id === '2' ? other : answered })
const noRequest = ({ id }: { id: string }) => ({
  caraWorkspace: { __typename: 'CaraWorkspace', id, serviceRequest: null },
})

describe('the documents of a workspace', () => {
  it('say what Cara couldn’t read of them, and are read again', async () => {
    const sources = [
      workspaceSource('Scan.pdf', { id: 'f1', pageCount: 3, unreadPages: [1] }),
      workspaceSource('Lease.pdf', { id: 'f2', failure: 'We couldn’t read this document in time. Try again.' }),
      workspaceSource('Quote.pdf', { id: 'f3' }),
    ]
    const being = workspaceSource('Scan.pdf', { id: 'f1', isBeingRead: true, pageCount: null })
    await open(
      { ...answered, sources },
      {
        ReadSourceAgain: { readCaraSourceAgain: being },
        SourceReading: { caraWorkspace: { __typename: 'CaraWorkspace', id: '1', source: being } },
      },
      { path: '/app/workspaces/1?show=documents' },
    )
    await says('1 of 3 pages couldn’t be read.')
    await says('We couldn’t read this document in time. Try again.')
    const buttons = () => [...document.querySelectorAll('button')].filter(one => one.textContent === 'Try again')
    expect(buttons()).toHaveLength(2)
    buttons()[0]?.click()
    await says('Reading …')
    expect(sent('ReadSourceAgain')).toMatchObject([{ sourceId: 'f1' }])
    expect(buttons()).toHaveLength(1)
  })
})

describe('a conversation', () => {
  it('shows the question, what Cara did, and her answer with a mark that leads to the quote', async () => {
    await open()
    await says('endorsement')
    expect(rendered.page.querySelector('h1')?.textContent).toBe('Additional insured on a certificate')
    expect(rendered.page.textContent).toContain('Processed attachments')
    expect(rendered.page.textContent).toContain('Searched the documents for “additional insured”2 found · 2 s')
    expect(link('Evidence 1: Certificate procedure, page 1')?.getAttribute('href')).toBe(
      '/app/workspaces/1?show=documents&source=text%3A1&quote=m2.0',
    )
  })

  it.each([
    [attachments('IN_PROGRESS', 0.4567), 'Processing attachments...45.7%'],
    [attachments('ERROR', 1, { result: 'Lease.pdf: This file is damaged.' }), 'Failed to process attachments'],
    [attachments('COMPLETED', 1), 'Processed attachments'],
  ])('says how far the attachments are: %#', async (planned, text) => {
    await open({ ...working, planStages: [planned], stageCount: 1 })
    await says(text)
  })

  it('says that a search found nothing', async () => {
    const events = [
      event(1, { name: 'SEARCH_KNOWLEDGE_BASE', found: 0 }),
      event(2, { name: 'SEARCH_KNOWLEDGE_GRAPH', found: 0 }),
    ]
    await open({ ...answered, planStages: [attachments('COMPLETED', 1), stage(2, { events })] })
    await says('No relevant results found in the knowledge base')
    await says('No relevant results found in the knowledge graph')
  })

  it('shows what a tool answered when someone wants to see it', async () => {
    const result = JSON.stringify({ passages: [{ name: 'Lease', page: 3, text: 'A waiver.', sourceId: 'f1' }] })
    const toolCall = { __typename: 'CaraToolCall', result }
    const events = [{ __typename: 'CaraPlanStageEvent', id: 'e2', toolCall }]
    const planStages = [{ __typename: 'CaraPlanStage', id: 's2', events }]
    await open(answered, { ToolCallResult: { caraWorkspace: { __typename: 'CaraWorkspace', id: '1', planStages } } })
    expect(sent('ToolCallResult')).toEqual([])
    const step = await button('Searched the documents for “additional insured”')
    step.click()
    await says('A waiver.')
    expect(link('Lease, page 3')?.getAttribute('href')).toBe('/app/workspaces/1?show=documents&source=f1&page=3')
    expect(sent('ToolCallResult')).toEqual([{ id: '1', last: 1, before: 3 }])
  })

  it('follows what Cara does, and ends with what she wrote', async () => {
    const tellers: ((data: object) => void)[] = []
    await open(working, {}, { streams: { WatchCaraWorkspace: tell => tellers.push(tell) } })
    await says('Thinking...')
    await vi.waitFor(() => expect(rendered.page.querySelector('textarea')?.disabled).toBe(true), 20_000)
    const { messages, planStages, artifacts, ...profile } = answered
    const tell = (number: number, record: object) =>
      tellers[0]?.({ watchCaraWorkspace: { __typename: 'WorkspaceChange', number, record: { ...profile, ...record } } })
    const parts = { messages: messages.slice(0, 1), planStages: [attachments('COMPLETED', 1)], artifacts: [] }
    await vi.waitFor(() => expect(tellers).toHaveLength(1), 20_000)
    tell(1, { ...parts, state: 'WORKING', messageCount: 1, liveText: 'Not from the certificate [1] alone' })
    await says('Not from the certificate alone')
    tell(2, { messages, planStages: planStages.slice(-2), artifacts })
    await vi.waitFor(() => expect(rendered.page.textContent).not.toContain('Thinking...'), 20_000)
    await says('endorsement')
    expect(sent('CaraWorkspace')).toHaveLength(1)
  })

  it('asks for what it missed while it was away', async () => {
    const tellers: ((data: object) => void)[] = []
    const all = conversationOf(6)
    const { messages: _messages, planStages: _stages, ...profile } = answered
    await open(
      { ...answered, messages: all.slice(0, 2), planStages: [], stageCount: 0 },
      { EarlierMessages: { caraWorkspace: { __typename: 'CaraWorkspace', id: '1', messages: all.slice(0, 4) } } },
      { streams: { WatchCaraWorkspace: tell => tellers.push(tell) } },
    )
    await says('Answer 2')
    await vi.waitFor(() => expect(tellers).toHaveLength(1), 20_000)
    const record = { ...profile, messageCount: 6, stageCount: 0, messages: all.slice(4), planStages: [] }
    tellers[0]?.({ watchCaraWorkspace: { __typename: 'WorkspaceChange', number: 9, record } })
    await says('Answer 4')
    expect(rendered.page.textContent).toContain('Question 5')
    expect(sent('EarlierMessages')).toEqual([{ id: '1', last: 4, before: 5 }])
  })

  it('mixes no two workspaces when a person goes from one to the other', async () => {
    await open(answered, { CaraWorkspace: oneOfTwo, WorkspaceRequest: noRequest })
    await says('endorsement')
    await rendered.go('/app/workspaces/2')
    await says('Question 1')
    expect(rendered.page.textContent).not.toContain('endorsement')
  })

  it('brings earlier messages, twenty at a time', async () => {
    const all = conversationOf(50)
    const earlier = ({ last, before }: { last: number; before: number }) => ({
      caraWorkspace: { __typename: 'CaraWorkspace', id: '1', messages: all.slice(before - 1 - last, before - 1) },
    })
    const end = { messageCount: 50, messages: all.slice(30), planStages: [], stageCount: 0 }
    await open({ ...answered, ...end }, { EarlierMessages: earlier })
    await says('Answer 50')
    expect(rendered.page.textContent).not.toContain('Answer 30')
    ;(await button('Show earlier messages')).click()
    await says('Answer 30')
    await vi.waitFor(
      async () => expect((await button('Show earlier messages')).hasAttribute('aria-disabled')).toBe(false),
      20_000,
    )
    ;(await button('Show earlier messages')).click()
    await says('Question 1Maya')
    expect(sent('EarlierMessages')).toEqual([
      { id: '1', last: 20, before: 31 },
      { id: '1', last: 10, before: 11 },
    ])
  })
})

describe('what a person does', () => {
  it('stops Cara', async () => {
    const { messages, planStages, ...rest } = working
    const stopped = { ...rest, messages, planStages, state: 'IDLE', run: runIn('STOPPED') }
    await open(working, { StopCaraWorkspace: { stopCaraWorkspace: stopped } })
    ;(await button('Stop')).click()
    await says('Stopped before there was an answer.')
    expect(sent('StopCaraWorkspace')).toEqual([{ id: '1' }])
  })

  it('tries again after a failure, whose reason it reads', async () => {
    const failed = { ...working, state: 'WAITING_FOR_INPUT' as const }
    const run = runIn('FAILED', { failure: 'The model did not answer. Try again.' })
    await open({ ...failed, run }, { RetryCaraWorkspace: { retryCaraWorkspace: working } })
    await says('The model did not answer. Try again.')
    ;(await button('Try again')).click()
    await says('Thinking...')
  })

  it('reads once why Cara failed, where she has said it herself', async () => {
    const said = 'The model did not answer.'
    const messages = [...answered.messages.slice(0, 1), { ...answered.messages[1], content: said, evidence: [] }]
    const planStages = [attachments('COMPLETED', 1), stage(2, { state: 'ERROR', result: said })]
    const run = runIn('FAILED', { failure: said })
    await open({ ...answered, messages, planStages, run } as typeof answered)
    await says('Cara could not finish.')
    await says(said)
    expect(rendered.page.textContent?.split(said)).toHaveLength(2)
  })

  it.each([
    ['Allow once', true],
    ['Don’t allow', false],
  ])('answers whether a query may leave: %s', async (name, isApproved) => {
    const approval = { __typename: 'CaraApproval', id: 'p1', toolName: 'SEARCH_WEB' } as const
    const approvals = [{ ...approval, argumentsJson: '{"query":"flood zones in Tiburon"}' }]
    const waiting = { ...working, state: 'WAITING_FOR_INPUT' as const, approvals, run: runIn('WAITING_FOR_APPROVAL') }
    await open(waiting, { AnswerCaraApproval: { answerCaraApproval: working } })
    await says('Cara wants to search the web')
    expect(rendered.page.querySelector('pre')?.textContent).toBe('flood zones in Tiburon')
    ;(await button(name)).click()
    await vi.waitFor(
      () => expect(sent('AnswerCaraApproval')).toEqual([{ id: '1', approvalId: 'p1', isApproved }]),
      20_000,
    )
  })

  it('writes on, trimmed, and reads why it was refused', async () => {
    await open(answered, { AddCaraWorkspaceMessage: failing({ message: 'Cara is working.' }) })
    await says('endorsement')
    await write('  And a waiver?  ')
    await says('Failed to add message to workspace. Cara is working.')
    expect(sent('AddCaraWorkspaceMessage')).toEqual([
      { id: '1', input: { message: 'And a waiver?', files: [] }, idempotencyKey: expect.any(String) },
    ])
    expect(textarea().value).toBe('  And a waiver?  ')
  })

  it('asks with one click for what the last answer offers, and not while Cara works', async () => {
    const nextStep = 'Draft an email that asks for what is missing'
    const [asked, offered] = conversationOf(2)
    const offering = { ...answered, messages: [asked, { ...offered, role: 'AGENT' as const, nextStep }] as never }
    await open(offering, { AddCaraWorkspaceMessage: failing({ message: 'Cara is working.' }) })
    ;(await button(nextStep)).click()
    await vi.waitFor(() =>
      expect(rendered.toasts()).toMatchObject([{ text: 'Failed to add message to workspace. Cara is working.' }]),
    )
    expect(sent('AddCaraWorkspaceMessage')).toEqual([
      { id: '1', input: { message: nextStep, files: [] }, idempotencyKey: expect.any(String) },
    ])
    rendered.unmount()
    await open({ ...offering, state: 'WORKING', run: working.run })
    await says('Stop')
    expect(document.body.textContent).not.toContain(nextStep)
  })

  it('asks the question again where something couldn’t be searched, and says nothing of what isn’t there', async () => {
    const [asked, said] = answered.messages
    const failure = 'I couldn’t search your records. Coverdesk isn’t responding.'
    const failed = {
      ...{
        ...said,
        content: 'I couldn’t reach your records, so I can’t answer yet.',
        evidence: [],
        role: 'AGENT' as const,
      },
      outcome: {
        __typename: 'CaraOutcome' as const,
        kind: 'COULD_NOT_SEARCH' as const,
        ...{ searched: [], failures: [failure], candidates: [] },
      },
    }
    const answers = { AddCaraWorkspaceMessage: failing({ message: 'Cara is working.' }) }
    await open({ ...answered, messages: [asked, failed] as never }, answers)
    await says('Couldn’t search')
    expect(rendered.page.textContent).toContain(failure)
    expect(rendered.page.textContent).not.toMatch(/not found/i)
    ;(await button('Retry')).click()
    await vi.waitFor(() =>
      expect(sent('AddCaraWorkspaceMessage')).toEqual([
        { id: '1', input: { message: asked?.content, files: [] }, idempotencyKey: expect.any(String) },
      ]),
    )
  })

  it('asks one question with its answers as buttons', async () => {
    const [asked, said] = answered.messages
    const candidate = {
      __typename: 'CaraCandidate' as const,
      label: 'Lease.pdf',
      message: 'Show me page 2 (Lease.pdf)',
    }
    const asking = {
      ...{ ...said, content: 'Which document do you mean?', evidence: [], role: 'AGENT' as const },
      outcome: {
        __typename: 'CaraOutcome' as const,
        kind: 'NEEDS_YOU' as const,
        ...{ searched: [], failures: [], candidates: [candidate] },
      },
    }
    const answers = { AddCaraWorkspaceMessage: failing({ message: 'Cara is working.' }) }
    await open({ ...answered, state: 'WAITING_FOR_INPUT', messages: [asked, asking] as never }, answers)
    ;(await button('Lease.pdf')).click()
    await vi.waitFor(() =>
      expect(sent('AddCaraWorkspaceMessage')).toMatchObject([{ input: { message: candidate.message } }]),
    )
  })

  it('renames the workspace on leaving the title, but not to nothing', async () => {
    const renamed = [{ __typename: 'CaraWorkspace', id: '1', version: 4, title: 'Port certificate' }]
    await open(answered, { RenameCaraWorkspace: { updateCaraWorkspaces: renamed } })
    await says('Back to workspaces')
    await rename('   ')
    expect(sent('RenameCaraWorkspace')).toEqual([])
    await rename(' Port certificate ')
    await says('✓ Saved')
    expect(sent('RenameCaraWorkspace')).toEqual([{ id: '1', title: 'Port certificate' }])
    expect(rendered.page.querySelector('h1')?.textContent).toBe('Port certificate')
  })
})

describe('beside the conversation', () => {
  it('opens a document at the quote of a mark, with it marked', async () => {
    await open(answered, {}, { path: '/app/workspaces/1?show=documents&source=text%3A1&quote=m2.0' })
    await vi.waitFor(
      () =>
        expect([...rendered.page.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
          'Additional insured status needs an endorsement on the policy.',
        ]),
      10_000,
    )
    await says('1 of 1')
  })

  it('says that a document is gone', async () => {
    const nothing = { caraWorkspace: { __typename: 'CaraWorkspace', id: '1', source: null } }
    await open(answered, { OpenedSource: nothing }, { path: '/app/workspaces/1?show=documents&source=f9' })
    await says('This document is no longer available')
  })

  const firstQuote = '“Additional insured status needs an endorsement on the policy.”'
  it.each([
    [emailDraft, 'dana@carrier.example', 'No record has this address.', firstQuote],
    [report, 'General liability', '$1,000,000', firstQuote],
    // Where each field is from is told in its review.
    [filledForm, 'Bayview Marine Services LLC', 'Claims made', 'Review fields'],
  ])('opens a draft with where it is from: %#', async (artifact, ...texts) => {
    const path = `/app/workspaces/1?show=artifacts&artifact=${artifact.id}`
    const drafted = { ...answered, artifactCount: 1, artifacts: [{ ...artifact, number: 1 }] }
    await open(drafted, {}, { path })
    for (const text of texts) await says(text)
  })

  it('shows the service request, and resolves it with notes', async () => {
    const resolved = { ...serviceRequest, version: 5, state: 'CLOSED' }
    await open(answered, {
      ...answersOf(answered, serviceRequest),
      ResolveWorkspaceRequest: { resolveServiceRequest: resolved },
    })
    await says('Create Certificate')
    expect(link('View')?.getAttribute('href')).toBe('/app/servicing/q1/overview')
    await rendered.go('/app/workspaces/1/resolve')
    const notes = await vi.waitFor(() => {
      const found = document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea')
      expect(found).not.toBeNull()
      return found as HTMLTextAreaElement
    }, 10_000)
    setValue(notes, 'Issued.')
    const submit = await vi.waitFor(() => {
      const found = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')]
      return found.find(({ textContent }) => textContent === 'Resolve') as HTMLButtonElement
    }, 20_000)
    submit.click()
    await vi.waitFor(
      () =>
        expect(sent('ResolveWorkspaceRequest')).toEqual([
          { id: 'q1', version: 4, input: { notes: 'Issued.', files: [] } },
        ]),
      20_000,
    )
    await says('Resolved')
    await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull(), 10_000)
  })
})

describe('no conversation', () => {
  it('is said when there is none', async () => {
    await open(answered, { CaraWorkspace: failing({ code: 'NOT_FOUND' }, { caraWorkspace: null }) })
    await says('Workspace not found')
  })

  it('is said when it can’t be loaded', async () => {
    await open(answered, { CaraWorkspace: failing({ message: 'The copilot is down.' }) })
    await says('The workspace could not be loaded')
  })
})

const textarea = () => rendered.page.querySelector('textarea') as HTMLTextAreaElement

function setValue(field: HTMLTextAreaElement | HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

async function write(text: string) {
  await vi.waitFor(() => expect(textarea()).not.toBeNull(), 10_000)
  setValue(textarea(), text)
  textarea().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
}

async function rename(title: string) {
  const field = rendered.page.querySelector<HTMLInputElement>('aside input') as HTMLInputElement
  field.focus()
  setValue(field, title)
  await vi.waitFor(() => expect(field.value).toBe(title), 20_000)
  field.blur()
  await new Promise(resolve => setTimeout(resolve, 50))
}
