import {
  startTestProduct,
  startTestSubgraph,
  type TestProduct,
  type TestSubgraph,
  uploadFile,
} from '@coverdesk/kit/testing'
import { afterAll, beforeAll } from 'vitest'
import { closeReading } from '../../reading/read-file.ts'
import { copilotSubgraph } from '../../subgraph.ts'
import { us } from '../../testing/copilot-subgraph.ts'

/** What tests read of a style. */
export interface StyleAnswer {
  id: string
  version: number
  title: string
  baseStyleId: string | null
  prefixFiles: { id: string; name: string; mimeType: string }[]
  suffixFiles: { id: string }[]
}

const fields = `id version title description baseStyleId isDeleted createdBy { id }
  prefixFiles { id name mimeType } suffixFiles { id }`
const texts = {
  create: `mutation ($input: HtmlDocumentTemplateInput!) { style: createHtmlDocumentTemplate(input: $input) { ${fields} } }`,
  update: `mutation ($id: ID!, $version: Int!, $input: HtmlDocumentTemplateInput!) {
    style: updateHtmlDocumentTemplate(id: $id, version: $version, input: $input) { ${fields} } }`,
  remove: 'mutation ($id: ID!, $version: Int!) { style: deleteHtmlDocumentTemplate(id: $id, version: $version) }',
  restore: `mutation ($id: ID!) { style: restoreHtmlDocumentTemplate(id: $id) { ${fields} } }`,
  read: `query ($id: ID!) { style: htmlDocumentTemplate(id: $id) { ${fields} } }`,
}
/** What the gateway gets. */
interface PageAnswer {
  html?: string
  name?: string
  pdf?: string
  problem?: { code: string; message: string }
}

type Operation = keyof typeof texts

const profile = {
  address: { line1: '1 Quay <Street>', line2: null, city: 'Oakland', zone: 'CA', postalCode: '94607' },
  phone: '+14155550142',
  licenseNumber: '0K12345',
}

/** Runs the subgraph for the tests of one file, beside a made-up agency. */
export function useStylesSubgraph() {
  let product: TestProduct
  let subgraph: TestSubgraph
  beforeAll(async () => {
    const agencyUsers = [{ id: us.userId, name: 'Nora Quill', state: 'ACTIVE' }]
    product = await startTestProduct(({ query }) =>
      query.includes('DocumentSender')
        ? { data: { agency: { name: 'Quill & Sons Insurance', timeZone: 'America/Los_Angeles', profile } } }
        : { data: { agencyUsers } },
    )
    subgraph = await startTestSubgraph(copilotSubgraph, product.environment)
  })
  afterAll(async () => {
    await subgraph.close()
    await closeReading()
    await product.close()
  })
  return {
    subgraph: () => subgraph,
    ask: async (name: Operation, variables: object) =>
      (await subgraph.data<{ style: StyleAnswer }>(us, texts[name], variables)).style,
    failure: (name: Operation, variables: object, caller: object = us) =>
      subgraph.failure(caller, texts[name], variables),
    send: (name: string, mimeType: string, content: string | Buffer = name) =>
      uploadFile(us, content, { name, mimeType }),
    /** The page that the gateway asks for, or what is said in its place. */
    page: async (name: string, input: object, caller: object = us) =>
      (await subgraph.question(name, input, caller)).body as PageAnswer,
  }
}
