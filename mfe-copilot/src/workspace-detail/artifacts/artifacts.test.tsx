import { failing, type RenderedPlugin, renderPlugin, type StageOptions } from '@coverdesk/plugin-sdk/testing'
import { afterEach, expect, it, vi } from 'vitest'
import type { WorkspaceArtifactFragment } from '../../generated/documents'
import copilot from '../../plugin'
import {
  answered,
  answersOf,
  deliveryOf,
  emailDraft,
  outgoingOf,
  report,
  reviewedEmail,
  reviewedReport,
  saveOf,
  versionsOf,
} from '../testing/workspace.fixtures'

let rendered: RenderedPlugin

async function open(artifact: WorkspaceArtifactFragment, dialog = '', answers: StageOptions['answers'] = {}) {
  const drafted = { ...answered, artifactCount: 1, artifacts: [{ ...artifact, number: 1 }] }
  const path = `/app/workspaces/1${dialog && `/artifacts/${artifact.id}/${dialog}`}?show=artifacts&artifact=${artifact.id}`
  rendered = await renderPlugin(copilot, { path, answers: { ...answersOf(drafted), ...answers } })
}
const says = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text), 10_000)
const sent = (name: string) => rendered.sent.filter(one => one.name === name).map(({ variables }) => variables)
const named = (name: string, within = 'body') =>
  vi.waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(`${within} :is(button, a)`)]
    const one = found.find(({ textContent }) => textContent === name)
    expect(one, name).toBeDefined()
    return one as HTMLElement
  }, 10_000)
const field = (name: string) =>
  vi.waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`[role=dialog] [name=${name}]`)
    expect(found, name).not.toBeNull()
    return found as HTMLInputElement
  }, 10_000)
function setValue(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const closes = () => vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull(), 10_000)

afterEach(() => rendered.unmount())

it('a draft is marked as reviewed before it can be sent', async () => {
  await open(emailDraft, '', { ReviewCaraArtifact: { reviewCaraArtifact: reviewedEmail } })
  await says('Email · Draft')
  expect([...rendered.page.querySelectorAll('a')].some(({ textContent }) => textContent === 'Send')).toBe(false)
  ;(await named('Mark as reviewed')).click()
  await says('Reviewed by Maya Reyes')
  expect(sent('ReviewCaraArtifact')).toEqual([{ id: 'a1', version: 1, isReviewed: true }])
  // The composer has a button of this name, too.
  const link = () => [...rendered.page.querySelectorAll('a')].find(({ textContent }) => textContent === 'Send')
  await vi.waitFor(
    () => expect(link()?.getAttribute('href')).toBe('/app/workspaces/1/artifacts/a1/send?show=artifacts&artifact=a1'),
    20_000,
  )
})

it('an email is edited, and what the server refuses is said at its field', async () => {
  const refusal = { code: 'VALIDATION_FAILED', validationErrors: [{ path: 'body', message: 'Write the email.' }] }
  await open(emailDraft, 'edit', {
    EditedArtifact: { caraArtifact: emailDraft },
    UpdateCaraEmail: failing(refusal, { updateCaraEmail: null }),
  })
  setValue(await field('subject'), 'Waiver')
  ;(await named('Save Changes', '[role=dialog]')).click()
  await says('Write the email.')
  const { body = '' } = emailDraft.email ?? {}
  expect(sent('UpdateCaraEmail')).toEqual([
    { id: 'a1', version: 1, input: { to: 'dana@carrier.example', subject: 'Waiver', body } },
  ])
})

it('a document is edited as Markdown', async () => {
  const markdown = '# Dock lease\n\nGeneral liability: $1,000,000 [1]'
  const htmlDocument = report.htmlDocument && { ...report.htmlDocument, markdown }
  await open(report, 'edit', {
    EditedArtifact: { caraArtifact: { ...report, htmlDocument } },
    UpdateCaraHtmlDocument: { updateCaraHtmlDocument: { ...report, version: 2, htmlDocument } },
  })
  expect((await field('markdown')).value).toBe(markdown)
  setValue(await field('markdown'), '# Lease')
  ;(await named('Save Changes', '[role=dialog]')).click()
  await vi.waitFor(
    () =>
      expect(sent('UpdateCaraHtmlDocument')).toEqual([
        { id: 'a2', version: 1, input: { title: 'Dock lease requirements', markdown: '# Lease' } },
      ]),
    20_000,
  )
  await closes()
})

it('what goes out is shown, and an unknown recipient is confirmed', async () => {
  await open(reviewedEmail, 'send', {
    OutgoingEmail: outgoingOf(reviewedEmail),
    SendCaraEmail: {
      sendCaraEmail: { ...reviewedEmail, version: 3, state: 'SENDING', delivery: deliveryOf('SENDING') },
    },
  })
  await says('Harbor Point Insurance')
  await says('maya.reyes@harborpoint.example')
  await says('the lease asks for a waiver of subrogation. Can you add it?')
  ;(await field('isRecipientConfirmed')).click()
  ;(await named('Send', '[role=dialog]')).click()
  await vi.waitFor(
    () =>
      expect(sent('SendCaraEmail')).toEqual([
        { id: 'a1', version: 2, input: { isRecipientConfirmed: true, isRepeatConfirmed: false } },
      ]),
    20_000,
  )
  await says('Maya Reyes is sending it to dana@carrier.example')
  await closes()
})

it('an email without a recipient leads to where one is entered', async () => {
  await open(reviewedEmail, 'send', { OutgoingEmail: outgoingOf(reviewedEmail, { to: null }) })
  await says('This email has no recipient.')
  expect(((await named('Send', '[role=dialog]')) as HTMLButtonElement).disabled).toBe(true)
  ;(await named('Edit email', '[role=dialog]')).click()
  await vi.waitFor(() => expect(rendered.path()).toBe('/app/workspaces/1/artifacts/a1/edit'), 20_000)
})

it.each([
  ['SENT', 'Sent to dana@carrier.example by Maya Reyes'],
  ['FAILED', 'This email could not be sent to dana@carrier.example.'],
  ['UNKNOWN', 'This email may have been sent to dana@carrier.example'],
] as const)('says what became of an email that was sent off: %s', async (state, text) => {
  await open({ ...reviewedEmail, state: state === 'FAILED' ? 'REVIEWED' : state, delivery: deliveryOf(state) })
  await says(text)
  const actions = [...rendered.page.querySelectorAll('aside :is(button, a)')].map(({ textContent }) => textContent)
  expect(actions.includes('Edit')).toBe(state !== 'SENT')
})

it('a former version is restored', async () => {
  await open(emailDraft, 'versions', {
    ArtifactVersions: versionsOf(emailDraft),
    RestoreCaraArtifact: { restoreCaraArtifact: { ...emailDraft, version: 3 } },
  })
  await says('Maya Reyes edited the text')
  await says('Cara wrote the draft')
  ;(await named('Restore', '[role=dialog]')).click()
  await vi.waitFor(
    () => expect(sent('RestoreCaraArtifact')).toEqual([{ id: 'a1', version: 2, formerVersion: 1 }]),
    20_000,
  )
  await closes()
})

const maybeSent = { ...reviewedEmail, version: 3, state: 'UNKNOWN', delivery: deliveryOf('UNKNOWN') } as const

it('an email that may have been sent is marked as sent, or sent again', async () => {
  const delivery = { ...deliveryOf('SENT'), sentAt: null, confirmedBy: deliveryOf('SENT').user }
  await open(maybeSent, '', {
    MarkCaraEmailSent: { markCaraEmailSent: { ...maybeSent, version: 4, state: 'SENT', delivery } },
  })
  expect((await named('Try again')).getAttribute('href')).toContain('/artifacts/a1/send')
  ;(await named('Mark as sent')).click()
  await says('Marked as sent by Maya Reyes')
  expect(sent('MarkCaraEmailSent')).toEqual([{ id: 'a1', version: 3 }])
})

const policy = {
  __typename: 'BusinessPolicy',
  ...{ id: 'p1', type: 'GENERAL_LIABILITY', policyNumber: 'GL-204417', state: 'INFORCE' },
  ...{ inforceAt: '2026-01-01', expiresAt: '2027-01-01', account: null },
}
/** The only one of its workspace. */
const first = { ...reviewedReport, number: 1 }
const recordsWith = (serviceRequest: object | null) => ({
  RecordsOfWorkspace: {
    caraWorkspace: { __typename: 'CaraWorkspace', id: '1', metadata: answered.metadata, serviceRequest },
  },
  VersionOfArtifact: { caraArtifact: first },
})
const request = { __typename: 'ServiceRequest', id: 'q1', type: 'QUESTION', customerName: 'Bayview Marine' }

it('a reviewed document is saved to the policy that the workspace’s request is about', async () => {
  await open(reviewedReport, 'save', {
    ...recordsWith({ ...request, businessPolicy: policy }),
    SaveCaraArtifact: { saveCaraArtifact: { ...first, saves: [saveOf({ state: 'SAVING', url: null })] } },
  })
  await vi.waitFor(async () => expect((await field('policyId')).value).toBe('General Liability GL-204417'), 10_000)
  ;(await named('Save', '[role=dialog]')).click()
  await vi.waitFor(
    () =>
      expect(sent('SaveCaraArtifact')).toEqual([
        {
          ...{ id: 'a2', version: 2 },
          input: {
            ...{ target: 'POLICY', recordId: 'p1', documentType: 'OTHER', isVisible: false },
            styleId: 'builtin:classic-professional',
          },
        },
      ]),
    20_000,
  )
  await says('Saving to General Liability GL-204417')

  await closes()
})

it('a request without a policy is where its document is saved, and a refusal is said at the field', async () => {
  const refusal = {
    code: 'VALIDATION_FAILED',
    validationErrors: [{ path: 'recordId', message: 'Choose a service request.' }],
  }
  await open(reviewedReport, 'save', {
    ...recordsWith({ ...request, businessPolicy: null }),
    SaveCaraArtifact: failing(refusal, { saveCaraArtifact: null }),
  })
  await vi.waitFor(async () => expect((await field('requestId')).value).toBe('Question, Bayview Marine'), 10_000)
  ;(await named('Save', '[role=dialog]')).click()
  await says('Choose a service request.')
  expect(sent('SaveCaraArtifact')).toMatchObject([{ input: { target: 'SERVICE_REQUEST', recordId: 'q1' } }])
})

it('shows where a document was saved, and what could not be saved', async () => {
  const failed = saveOf({
    id: 's2',
    target: 'SERVICE_REQUEST',
    recordId: 'q1',
    recordName: 'Question, Bayview',
    state: 'FAILED',
    url: null,
    failure: 'A request keeps at most 20 documents.',
  })
  await open({ ...reviewedReport, version: 3, saves: [failed, saveOf()] })
  await says('This document could not be saved to Question, Bayview. A request keeps at most 20 documents.')
  await says('by Maya Reyes')
  await says('before it was changed')
  expect((await named('General Liability GL-204417')).getAttribute('href')).toBe('/app/policies/p1/documents')
  expect((await named('Open the PDF')).getAttribute('href')).toBe('/files/f9/Dock%20lease%20requirements.pdf')
  expect((await named('Try again')).getAttribute('href')).toContain('/artifacts/a2/save')
})

it('a draft that no one has reviewed can’t be saved to a record', async () => {
  await open(report)
  await named('Mark as reviewed')
  expect([...document.querySelectorAll('a')].some(({ textContent }) => textContent === 'Save to...')).toBe(false)
})
