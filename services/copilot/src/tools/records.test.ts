import { parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { limitRule } from '../../../gateway/src/graphql/limits.ts'
import { omar } from '../graph/testing/made-up-records.ts'
import { productSchema } from '../graph/testing/use-records.ts'
import { draftDocument } from './drafts/draft-document.ts'
import { draftEmail } from './drafts/draft-email.ts'
import { searchKnowledgeGraph } from './search-knowledge-graph.ts'
import { fillTemplate } from './templates/fill-template.ts'
import { addGivenValues } from './templates/given-values.ts'
import { requestTemplateTools } from './templates/request-template-tools.ts'
import { useTools } from './testing/use-tools.ts'

const tools = useTools()
const gone = { ownerId: omar }
const noAccess = 'The owner of this workspace no longer has access to the agency’s records.'

describe('SEARCH_KNOWLEDGE_GRAPH', () => {
  const question = { start: { kind: 'POLICY', query: 'Bayview umbrella' }, relation: 'CERTIFICATE_HOLDER' }

  it('answers from records, with their pages', async () => {
    const { output } = await tools.call(searchKnowledgeGraph, question)
    expect(output).toMatchObject({
      records: [{ title: 'Port of Oakland', path: '/app/accounts/a1/certificates/d1' }],
      startedFrom: [{ title: 'Umbrella P-p1' }],
      total: 1,
    })
  })

  it('has nothing for an owner who can no longer sign in', async () => {
    await expect(tools.call(searchKnowledgeGraph, question, gone)).rejects.toMatchObject({
      name: 'ToolFailed',
      message: noAccess,
    })
  })

  it('says which relations there are', async () => {
    const unknown = { start: { kind: 'CERTIFICATE_HOLDER' }, relation: 'SERVICE_REQUEST' }
    await expect(tools.call(searchKnowledgeGraph, unknown)).rejects.toMatchObject({ name: 'ToolFailed' })
  })

  it('answers with 24 KB at the most', async () => {
    const items = Array.from({ length: 100 }, (_, place) => ({
      ...{ id: `s${place}`, type: 'OTHER', state: 'OPEN', customerName: 'A client', details: 'words '.repeat(200) },
      ...{ createdAt: '2026-11-02T18:00:00.000Z', dueAt: null, isLoss: false, assignee: null, waiting: null },
    }))
    tools.answering({ serviceRequests: { items, total: 100, endCursor: null } })
    const { output } = await tools.call(searchKnowledgeGraph, { start: { kind: 'SERVICE_REQUEST' } })
    expect(output.total).toBe(100)
    expect(output.records.length).toBeGreaterThan(10)
    expect(JSON.stringify(output).length).toBeLessThan(24_000)
  })
})

describe('DRAFT_EMAIL', () => {
  const cited = { mark: 1, passageId: 'p', quote: '$5,000,000' }
  const input = { subject: 'Your umbrella', body: 'The limit is $5,000,000 [1].', citations: [cited] }
  const draft = async (to: string | undefined, context: object = {}) =>
    (await tools.call(draftEmail, { ...input, to }, context)).draft

  it('makes a draft, and sends nothing', async () => {
    expect(await draft('Office@Bayview.example')).toEqual({
      type: 'EMAIL',
      title: 'Your umbrella',
      content: {
        ...{ subject: 'Your umbrella', to: 'office@bayview.example', isToVerified: true },
        ...{ body: 'The limit is $5,000,000 [1].', citations: [cited] },
      },
    })
  })

  it.each([
    ['of an account', 'office@bayview.example', true],
    ['of a contact', 'ed@finch.example', true],
    ['that the person wrote', 'lawyer@firm.example', true],
    ['that only looks like one of a record', 'office@bayview.example.evil.example', false],
    ['that a document may have named', 'pay@evil.example', false],
  ])('knows an address %s', async (_, to, isToVerified) => {
    const context = { addresses: ['lawyer@firm.example'] }
    expect((await draft(to, context))?.content).toMatchObject({ to, isToVerified })
  })

  it.each([undefined, '', 'Maria at Redwood'])('leaves the recipient open without an address: %s', async to => {
    expect((await draft(to))?.content).toMatchObject({ to: null, isToVerified: false })
  })

  it('asks no records for an owner who can no longer sign in', async () => {
    await expect(draft('office@bayview.example', gone)).rejects.toThrow(noAccess)
  })
})

describe('DRAFT_DOCUMENT', () => {
  it('makes a draft of blocks, without what leads elsewhere', async () => {
    const markdown = [
      '#### Limits',
      'Each occurrence is **$5,000,000** [1], see [the site](https://evil.example/?q=secret). ![pixel](https://evil.example/p)',
      '- one\n- two\n  - inner',
      '| Line | Limit |\n|---|---|\n| Umbrella | $5,000,000 [2] |',
      '> Divers are excluded.\n>\n> All of them.',
      '<script>alert(1)</script>',
    ].join('\n\n')
    const citations = [{ mark: 1, passageId: 'p', quote: '$5,000,000' }]
    const { draft, output } = await tools.call(draftDocument, { title: 'Summary', markdown, citations })
    expect(output).toEqual({ title: 'Summary', blocks: 5 })
    expect(draft).toEqual({
      type: 'HTML_DOCUMENT',
      title: 'Summary',
      content: {
        title: 'Summary',
        citations,
        blocks: [
          { type: 'HEADING', level: 3, text: 'Limits' },
          { type: 'PARAGRAPH', text: 'Each occurrence is $5,000,000 [1], see the site. pixel' },
          { type: 'LIST', isOrdered: false, items: ['one', 'two', 'inner'] },
          {
            type: 'TABLE',
            rows: [
              ['Line', 'Limit'],
              ['Umbrella', '$5,000,000'],
            ],
          },
          { type: 'QUOTE', text: 'Divers are excluded.\nAll of them.' },
        ],
      },
    })
  })
})

describe('a form of the agency', () => {
  const context = { messages: ['Form: ACORD 25\n\nCertificate Holder: Port of Oakland'], requestId: null }

  it('is one of twelve', async () => {
    await expect(tools.call(requestTemplateTools, { template: 'ACORD 999' })).rejects.toThrow(
      'There is no form “ACORD 999”. These can be filled: ACORD 24, ACORD 25,',
    )
  })

  it('has no fields before it is uploaded, and says so', async () => {
    const { output } = await tools.call(requestTemplateTools, { template: 'acord25' })
    expect(output).toMatchObject({ template: 'ACORD 25', fileName: null, fields: [], total: 0 })
    expect(output.problem).toContain('has not uploaded its ACORD 25 form')
  })

  it('is a worksheet until then, which names no holder', async () => {
    const { output, draft } = await tools.call(fillTemplate, { template: 'ACORD 25' }, context)
    expect(output).toMatchObject({ isWorksheet: true, title: 'Worksheet. Not evidence of insurance' })
    expect(draft?.type).toBe('HTML_DOCUMENT')
    expect(JSON.stringify(draft?.content)).not.toMatch(/ACORD|Port of Oakland/)
  })
})

describe('a value that a model adds to a form', () => {
  const field = (name: string, more: object = {}) => ({
    ...{ name, tooltip: null, kind: 'TEXT', maxLength: null, source: null, matchedBy: null },
    ...more,
  })
  const fields = [
    field('Zip', { maxLength: 5 }),
    field('Box', { kind: 'CHECKBOX' }),
    field('Signature'),
    field('Remarks'),
  ]
  const add = (values: object[]) => {
    const content = { values: [], fields: [], sources: [] }
    const problems = addGivenValues(content as never, values as never, { fields } as never, ['The loan is 44-1.'])
    return { problems, content }
  }

  it('needs the words that prove it, of a document or of the person', () => {
    const source = { passageId: 'page.1.f1', quote: 'ZIP 94607' }
    expect(add([{ field: 'Zip', value: '94607', source }])).toMatchObject({
      problems: [],
      content: { values: [{ field: 'Zip', value: '94607' }], sources: [{ field: 'Zip', ...source }] },
    })
    expect(add([{ field: 'Remarks', value: '44-1', answer: 'The loan is 44-1.' }]).problems).toEqual([])
    expect(
      add([
        { field: 'Remarks', value: '44-1' },
        { field: 'Zip', value: '94501', source },
        { field: 'Box', value: true, answer: 'Check it' },
      ]).problems,
    ).toEqual([
      '“Remarks” has no source: say which passage or which words of the person say it.',
      '“Zip” isn’t in the words that it refers to.',
      '“Box” refers to words that the person didn’t write.',
    ])
  })

  it('is what its field takes, and never a signature', () => {
    const answer = 'The loan is 44-1.'
    expect(
      add([
        { field: 'Nope', value: 'x', answer },
        { field: 'Box', value: 'Yes', answer },
        { field: 'Remarks', value: true, answer },
        { field: 'Zip', value: '946070', answer },
        { field: 'Signature', value: 'loan', answer },
      ]).problems,
    ).toEqual([
      '“Nope” isn’t a field of this form.',
      '“Box” is a checkbox: use true, or leave it out.',
      '“Remarks” takes a text.',
      '“Zip” takes at most 5 characters.',
      '“Signature” is for a signature: people sign.',
    ])
  })
})

it('every question keeps within what the one endpoint allows', () => {
  const asked = tools.everAsked()
  expect(asked.some(query => query.includes('CaraRecipient'))).toBe(true)
  expect(asked.some(query => query.includes('CaraFormProducer'))).toBe(true)
  for (const query of asked) expect(validate(productSchema, parse(query), [limitRule])).toEqual([])
})
