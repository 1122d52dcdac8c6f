import { makePdf } from '../../../design-system/src/testing/pdf-files.ts'
import type { Caller } from '../../../e2e/support/caller.ts'
import type { Row, Tenancy } from '../../../e2e/tenancy/tenancy.ts'

interface StyleWorld {
  style: string
  styleVersion: number
  /** PDFs that were sent, and that no mutation has taken. */
  styleStartPage: string
  styleEndPage: string
}

const style = 'id version title description baseStyleId prefixFiles { name } suffixFiles { name } createdBy { id }'
const inputOf = ({ styleStartPage, styleEndPage }: StyleWorld) => ({
  ...{ title: 'Of the matrix', description: 'Of the matrix.' },
  ...{ prefixFileId: styleStartPage, suffixFileId: styleEndPage },
})
const fileIds = { 'input.prefixFileId': 'styleStartPage', 'input.suffixFileId': 'styleEndPage' } as const

const rows: Record<string, Row<StyleWorld>> = {
  'Query.htmlDocumentTemplates': {
    document: `query { htmlDocumentTemplates(first: 100) { total items { ${style} } } }`,
    variables: () => ({}),
    ids: {},
  },
  'Query.htmlDocumentTemplate': {
    document: `query ($id: ID!) { htmlDocumentTemplate(id: $id) { ${style} } }`,
    variables: ({ style }) => ({ id: style }),
    ids: { id: 'style' },
  },
  'Mutation.createHtmlDocumentTemplate': {
    document: 'mutation ($input: HtmlDocumentTemplateInput!) { createHtmlDocumentTemplate(input: $input) { id } }',
    variables: world => ({ input: inputOf(world) }),
    ids: fileIds,
  },
  'Mutation.updateHtmlDocumentTemplate': {
    document: `mutation ($id: ID!, $version: Int!, $input: HtmlDocumentTemplateInput!) {
      updateHtmlDocumentTemplate(id: $id, version: $version, input: $input) { ${style} }
    }`,
    variables: world => ({ id: world.style, version: world.styleVersion, input: inputOf(world) }),
    ids: { id: 'style', ...fileIds },
  },
  'Mutation.deleteHtmlDocumentTemplate': {
    document: 'mutation ($id: ID!, $version: Int!) { deleteHtmlDocumentTemplate(id: $id, version: $version) }',
    variables: ({ style, styleVersion }) => ({ id: style, version: styleVersion }),
    ids: { id: 'style' },
  },
  'Mutation.restoreHtmlDocumentTemplate': {
    document: `mutation ($id: ID!) { restoreHtmlDocumentTemplate(id: $id) { ${style} } }`,
    variables: ({ style }) => ({ id: style }),
    ids: { id: 'style' },
  },
}

async function sendPdf(caller: Caller): Promise<string> {
  const form = new FormData()
  form.append('files', new Blob([makePdf([{ lines: ['Of the matrix'] }])], { type: 'application/pdf' }), 'Cover.pdf')
  const { text } = await caller.fetch('/files', { method: 'POST', body: form })
  const { files } = JSON.parse(text) as { files: { id: string }[] }
  return files[0]?.id ?? ''
}

/** What was sent for each version of the world: a row that takes the files makes another version. */
const sent = new Map<string, Pick<StyleWorld, 'styleStartPage' | 'styleEndPage'>>()

async function pagesFor(caller: Caller, version: string) {
  const pages = sent.get(version) ?? { styleStartPage: await sendPdf(caller), styleEndPage: await sendPdf(caller) }
  sent.set(version, pages)
  return pages
}

export const styleTenancy: Tenancy<StyleWorld> = {
  rows,
  /** The first one of the demo, until its own row has deleted it. */
  async worldOf(caller) {
    const query = '{ htmlDocumentTemplates(first: 100) { total items { id version } } }'
    const { htmlDocumentTemplates } = await caller.call<{
      htmlDocumentTemplates: { total: number; items: { id: string; version: number }[] }
    }>(query)
    const [first] = htmlDocumentTemplates.items.sort((one, other) => (one.id < other.id ? -1 : 1))
    if (!first) throw new Error('The agency has no document style.')
    const version = `${first.id} ${first.version} ${htmlDocumentTemplates.total}`
    return { style: first.id, styleVersion: first.version, ...(await pagesFor(caller, version)) }
  },
  nowhere: {
    ...{ style: '6fffffffffffffffffffff91', styleVersion: 1 },
    ...{ styleStartPage: 'f'.repeat(32), styleEndPage: 'f'.repeat(32) },
  },
}
