import { fillableForm, type InventedField, uploadFormFile } from '@coverdesk/forms/testing'
import { demoAccounts } from '@coverdesk/kit'
import { startTestProduct, startTestSubgraph, type TestProduct, type TestSubgraph } from '@coverdesk/kit/testing'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { subgraphWithDemoClients, us } from '../../../testing/accounts-subgraph.ts'
import { productAnswer, productPolicy } from '../../testing/product-policies.ts'
import { formDocuments } from './form-documents.ts'
import { usualForm } from './usual-form.ts'

export const holder = {
  name: 'City of San Diego',
  address: { line1: '202 C St', city: 'San Diego', zone: 'CA', postalCode: '92101' },
}
/** A certificate that can be issued. */
export const wanted = { accountId: demoAccounts.bayview.id, holder }

/** What the tests read of a form. */
export interface Form {
  id: string
  version: number
  isInUse: boolean
  missing: string[]
  viewUrl: string
  previewUrl: string
  fields: { name: string; kind: string; source: string | null; matchedBy: string | null }[]
}

/** What the tests read of a certificate. */
export interface Issued {
  rendering: string
  viewUrl: string
  certificateNumber: string
  findings: object[]
}

/** Runs the subgraph for the tests of one file; each begins without a form of the agency. */
export function useCertificateForms() {
  const world = { policies: [] as object[] }
  let product: TestProduct
  let subgraph: TestSubgraph
  beforeAll(async () => {
    product = await startTestProduct(() => productAnswer(world.policies))
    subgraph = await startTestSubgraph(subgraphWithDemoClients, { SEED: 'demo', ...product.environment })
  })
  afterAll(() => Promise.all([subgraph.close(), product.close()]))
  beforeEach(async () => {
    world.policies = [productPolicy('1')]
    const form = await current()
    if (form) await data(formDocuments.remove, form)
  })

  const data = <Data>(query: string, variables?: object) => subgraph.data<Data>(us, query, variables)
  const current = async () => (await data<{ certificateForm: Form | null }>(formDocuments.read)).certificateForm
  const changed = async (query: string, variables: object) =>
    Object.values(await data<Record<string, Form>>(query, variables))[0] as Form
  const uploaded = async (
    fields: InventedField[] = usualForm,
    more: Omit<Parameters<typeof fillableForm>[0], 'fields'> = {},
  ) => changed(formDocuments.upload, { fileId: await uploadFormFile(us, await fillableForm({ fields, ...more })) })
  return {
    /** What the accounts' policies are. */
    world,
    /** The data of an operation of ours that must not fail. */
    data,
    dataOf: <Data>(...asked: Parameters<TestSubgraph['data']>) => subgraph.data<Data>(...asked),
    failure: (...asked: Parameters<TestSubgraph['failure']>) => subgraph.failure(...asked),
    current,
    changed,
    uploaded,
    inUse: async (fields?: InventedField[]) =>
      changed(formDocuments.use, { ...(await uploaded(fields)), isInUse: true }),
    issue: async (input: object = {}) =>
      (await data<{ createCertificate: Issued }>(formDocuments.create, { input: { ...wanted, ...input } }))
        .createCertificate,
  }
}
