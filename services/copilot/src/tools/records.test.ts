import { parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { limitRule } from '../../../gateway/src/graphql/limits.ts'
import { omar } from '../graph/testing/made-up-records.ts'
import { productSchema } from '../graph/testing/use-records.ts'
import { draftDocument } from './drafts/draft-document.ts'
import { draftEmail } from './drafts/draft-email.ts'
import { searchKnowledgeGraph } from './search-knowledge-graph.ts'
import { fillTemplate } from './templates/fill-template.ts'
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

describe('the agency’s certificate form', () => {
  const field = (name: string, kind: string, more: object = {}) => ({
    ...{ name, kind, tooltip: null, page: 1, maxLength: null, source: null },
    ...more,
  })
  const certificateForm = {
    ...{ id: 'f1', version: 3, fileName: 'Certificate.pdf' },
    fields: [
      field('Holder', 'TEXT', { source: 'holder.name' }),
      field('Umb', 'CHECKBOX', { tooltip: 'Umbrella' }),
      field('Zip', 'TEXT', { maxLength: 5 }),
    ],
  }
  const certificateFormSources = [{ key: 'holder.name', label: 'Name', group: 'Certificate holder', kind: 'TEXT' }]
  const template = 'CERTIFICATE_FORM'
  const withForm = () => tools.answering({ certificateForm, certificateFormSources })
  const fill = async (values: object[]) => {
    withForm()
    return tools.call(fillTemplate, { template, values })
  }

  it('has its fields listed, in words', async () => {
    withForm()
    const { output } = await tools.call(requestTemplateTools, { template })
    expect(output).toEqual({
      ...{ template, fileName: 'Certificate.pdf', total: 3 },
      fields: [
        { name: 'Holder', label: 'Certificate holder: Name', kind: 'TEXT', page: 1, maxLength: null },
        { name: 'Umb', label: 'Umbrella', kind: 'CHECKBOX', page: 1, maxLength: null },
        { name: 'Zip', label: 'Zip', kind: 'TEXT', page: 1, maxLength: 5 },
      ],
    })
  })

  it('is filled as a draft, with where values come from', async () => {
    const source = { passageId: 'p', quote: 'Port of Oakland' }
    const { output, draft } = await fill([
      { field: 'Holder', value: 'Port of Oakland', source },
      { field: 'Umb', value: true },
    ])
    expect(output).toEqual({ title: 'Certificate', filled: 2, empty: ['Zip'] })
    expect(draft).toEqual({
      type: 'DOCUMENT',
      title: 'Certificate',
      content: {
        template: { name: template, id: 'f1', version: 3, fileName: 'Certificate.pdf' },
        data: { Holder: 'Port of Oakland', Umb: true },
        sources: [{ field: 'Holder', ...source }],
      },
    })
  })

  it('takes only what its fields take', async () => {
    const values = [
      { field: 'Nope', value: 'x' },
      { field: 'Umb', value: 'Yes' },
      { field: 'Holder', value: true },
      { field: 'Zip', value: '946070' },
      { field: 'Zip', value: '94607' },
    ]
    await expect(fill(values)).rejects.toThrow(
      '“Nope” isn’t a field of this form. “Umb” is a checkbox: use true or false. “Holder” takes a text. ' +
        '“Zip” takes at most 5 characters. “Zip” has two values.',
    )
  })

  it('is the only form, and may be missing', async () => {
    await expect(tools.call(requestTemplateTools, { template: 'ACORD 125' })).rejects.toThrow(
      'There is no form “ACORD 125”.',
    )
    tools.answering({ certificateForm: null, certificateFormSources })
    await expect(tools.call(requestTemplateTools, { template })).rejects.toThrow('has no certificate form yet')
  })
})

it('every question keeps within what the one endpoint allows', () => {
  const asked = tools.everAsked()
  expect(asked.some(query => query.includes('CaraRecipient'))).toBe(true)
  expect(asked.some(query => query.includes('CaraCertificateForm'))).toBe(true)
  for (const query of asked) expect(validate(productSchema, parse(query), [limitRule])).toEqual([])
})
