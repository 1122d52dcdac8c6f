import { expect, it } from 'vitest'
import { them, us } from '../../testing/copilot-subgraph.ts'
import { colleague, useArtifactSubgraph } from '../testing/artifact-subgraph.ts'

const { ask, document, email, failure, wrong } = useArtifactSubgraph()

const input = { to: 'ada@heron.example', subject: 'Waiver', body: 'Please add the waiver [1].' }

it('Cara’s draft has one version, and no one has edited or reviewed it', async () => {
  expect(await ask('read', { id: await email() })).toMatchObject({
    ...{ version: 1, state: 'DRAFT', edited: null, review: null, delivery: null },
    versions: [{ version: 1, kind: 'DRAFTED', user: null }],
  })
})

it('an edit by a person is marked, keeps the evidence, and keeps the former version', async () => {
  const id = await email()
  const edited = await ask('email', { id, version: 1, input: { ...input, subject: ' Waiver  for the lease ' } })
  expect(edited).toMatchObject({
    ...{ version: 2, state: 'DRAFT', title: 'Waiver for the lease', edited: { user: { id: us.userId } } },
    email: { body: 'Please add the waiver [1].', isToVerified: true },
    evidence: [{ mark: 1, quote: 'A waiver of subrogation.' }],
    versions: [
      { version: 2, kind: 'EDITED', title: 'Waiver for the lease', user: { id: us.userId } },
      { version: 1, kind: 'DRAFTED', title: 'Waiver', user: null },
    ],
  })
})

it('an edit that changes nothing is no new version', async () => {
  const id = await email({ body: input.body })
  expect((await ask('email', { id, version: 1, input })).version).toBe(1)
})

it('the recipient is known when a record has the address, and otherwise has to be confirmed', async () => {
  const id = await email({ to: null, isToVerified: false })
  const known = await ask('email', { id, version: 1, input: { ...input, to: 'ADA@heron.example' } })
  expect(known.email).toMatchObject({ to: ['ada@heron.example'], isToVerified: true })
  const unknown = await ask('email', { id, version: 2, input: { ...input, to: 'adda@heron.example' } })
  expect(unknown.email).toMatchObject({ to: ['adda@heron.example'], isToVerified: false })
  expect((await ask('email', { id, version: 3, input: { ...input, to: '' } })).email?.to).toEqual([])
})

it('says what is wrong with an edit, at its field', async () => {
  const id = await email()
  expect(await wrong('email', { id, version: 1, input: { to: 'ada', subject: ' ', body: '' } })).toEqual({
    to: 'Enter an email address such as name@example.com.',
    subject: 'Enter a subject.',
    body: 'Write the email.',
  })
  expect(await wrong('email', { id, version: 1, input: { ...input, body: 'See [1] and [7].' } })).toEqual({
    body: 'There is no evidence 7. Remove the mark [7].',
  })
})

it('a document is edited as Markdown, tables included', async () => {
  const rows = [
    ['Requirement', 'Limit'],
    ['General liability', '$1,000,000 [1]'],
  ]
  const id = await document([{ type: 'TABLE', rows }])
  const { htmlDocument } = await ask('read', { id })
  const markdown = htmlDocument?.markdown.replace('General liability', 'Commercial general liability') ?? ''
  const edited = await ask('document', { id, version: 1, input: { title: 'Lease review', markdown } })
  expect(edited).toMatchObject({ version: 2, title: 'Lease review', edited: { user: { id: us.userId } } })
  expect(edited.htmlDocument?.content).toContain('<td>Commercial general liability</td><td>$1,000,000 [1]</td>')
  expect(await wrong('document', { id, version: 2, input: { title: '', markdown: '<br>' } })).toEqual({
    title: 'Enter a title.',
  })
  expect(await wrong('document', { id, version: 2, input: { title: 'x', markdown: '<br>' } })).toEqual({
    markdown: 'Write the document.',
  })
})

it('a review says who, is of one text only, and can be withdrawn', async () => {
  const id = await email()
  const reviewed = await ask('review', { id, version: 1 }, colleague)
  expect(reviewed).toMatchObject({ version: 2, state: 'REVIEWED', review: { user: { id: colleague.userId } } })
  const edited = await ask('email', { id, version: 2, input })
  expect(edited).toMatchObject({ version: 3, state: 'DRAFT', review: null })
  await ask('review', { id, version: 3 })
  const reopened = await ask('review', { id, version: 4, isReviewed: false })
  expect(reopened).toMatchObject({ version: 5, state: 'DRAFT', review: null })
  expect(reopened.versions.map(({ kind }) => kind)).toEqual(['REOPENED', 'REVIEWED', 'EDITED', 'REVIEWED', 'DRAFTED'])
})

it('a former version comes back as a draft', async () => {
  const id = await email()
  await ask('email', { id, version: 1, input })
  await ask('review', { id, version: 2 })
  const restored = await ask('restore', { id, version: 3, formerVersion: 1 })
  expect(restored).toMatchObject({ version: 4, state: 'DRAFT', edited: null, review: null })
  expect(restored.email?.body).toContain('the lease asks for')
  expect((await failure('restore', { id, version: 4, formerVersion: 9 })).extensions.code).toBe('NOT_FOUND')
})

it('whoever saves second gets what the first one saved', async () => {
  const id = await email()
  await ask('email', { id, version: 1, input }, colleague)
  const { extensions } = await failure('email', { id, version: 1, input: { ...input, subject: 'Other' } })
  expect(extensions).toMatchObject({ code: 'CONFLICT', current: { version: 2, email: { body: input.body } } })
  expect((await failure('review', { id, version: 1 })).extensions.code).toBe('CONFLICT')
})

it('another agency’s artifact isn’t there', async () => {
  const id = await email()
  for (const [name, more] of [
    ['read', {}],
    ['outgoing', {}],
    ['email', { input }],
    ['document', { input: { title: 'x', markdown: 'y' } }],
    ['review', {}],
    ['restore', { formerVersion: 1 }],
    ['send', {}],
  ] as const) {
    const { extensions } = await failure(name, { id, version: 1, ...more }, them)
    expect(extensions.code, name).toBe('NOT_FOUND')
  }
})
