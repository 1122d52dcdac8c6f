import { fillableForm, type InventedField, uploadFormFile } from '@coverdesk/forms/testing'
import {
  startTestProduct,
  startTestSubgraph,
  type TestProduct,
  type TestSubgraph,
  uploadFile,
} from '@coverdesk/kit/testing'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { copilotSubgraph } from '../../subgraph.ts'
import { us } from '../../testing/copilot-subgraph.ts'
import type { FormTemplateId } from '../templates/form-templates.ts'
import { inventedCertificate } from './invented-form.ts'

/** What tests read of a form. */
export interface FormAnswer {
  id: string
  version: number
  state: string
  licensedBy: { id: string }
  licensedAt: string
  viewUrl: string
  fields: { name: string; kind: string; source: string | null; matchedBy: string | null }[]
}

export interface FilledAnswer {
  id: string
  version: number
  type: string
  title: string
  state: string
  review: { user: { id: string } } | null
  htmlDocument: { title: string; content: string } | null
  evidence: { page: number; quote: string }[]
  document: {
    type: string
    downloadUrl: string | null
    data: string
    form: {
      template: string
      isFormCurrent: boolean
      fields: {
        name: string
        label: string
        state: string
        value: string | null
        origin: string | null
        from: string | null
        reason: string | null
        evidence: { name: string; page: number; quote: string; boxes: object[] } | null
        choices: { text: string; origin: string; from: string | null; evidence: { quote: string } | null }[]
        edited: { user: { id: string } } | null
      }[]
    }
  } | null
}

const form = `id version state licensedBy { id } licensedAt viewUrl fields { name kind source matchedBy }`
const artifact = `id version type title state review { user { id } } htmlDocument { title content }
  evidence { page quote }
  document { type downloadUrl data form { template isFormCurrent fields {
    name label state value origin from reason evidence { name page quote boxes { x } }
    choices { text origin from evidence { quote } } edited { user { id } } } } }`
export const formTexts = {
  slots: `{ caraForms { template name purpose state form { id } } }`,
  sources: `{ caraFormSources { key label group kind } }`,
  read: `query ($template: CaraFormTemplate!) { caraForm(template: $template) { ${form} } }`,
  upload: `mutation ($template: CaraFormTemplate!, $input: UploadCaraFormInput!) {
    uploadCaraForm(template: $template, input: $input) { ${form} } }`,
  map: `mutation ($id: ID!, $version: Int!, $fields: [MapCaraFormFieldInput!]) {
    mapCaraForm(id: $id, version: $version, input: { fields: $fields }) { ${form} } }`,
  remove: `mutation ($id: ID!, $version: Int!) { deleteCaraForm(id: $id, version: $version) }`,
  edit: `mutation ($id: ID!, $version: Int!, $fields: [CaraFilledFieldInput!]) {
    updateCaraForm(id: $id, version: $version, input: { fields: $fields }) { ${artifact} } }`,
  refill: `mutation ($id: ID!, $version: Int!) { refillCaraForm(id: $id, version: $version) { ${artifact} } }`,
  review: `mutation ($id: ID!, $version: Int!, $isReviewed: Boolean!) {
    reviewCaraArtifact(id: $id, version: $version, isReviewed: $isReviewed) { ${artifact} } }`,
}
const create = `mutation ($input: CreateCaraWorkspaceInput!) { createCaraWorkspace(input: $input) { id } }`
const add = `mutation ($id: ID!, $input: CaraMessageInput!) { addCaraWorkspaceMessage(id: $id, input: $input) { id } }`
const open = `query ($id: ID!) { caraWorkspace(id: $id) {
  state messages(last: 50) { role content } artifacts { ${artifact} }
  planStages(last: 50) { events { type toolCall { name state result } error } } } }`

interface Workspace {
  state: string
  messages: { role: string; content: string }[]
  artifacts: FilledAnswer[]
  planStages: { events: { type: string; error: string | null; toolCall: { name: string; state: string } | null }[] }[]
}

const address = { line1: '1 Quay Street', line2: null, city: 'Oakland', zone: 'CA', postalCode: '94607' }
const noLimits = { deductible: null, limits: {}, extraLimits: [], lineTerms: [] }

/** A policy as the records have it. */
export const policyOfRecords = (more: object = {}) => ({
  ...{ id: 'p1', type: 'GENERAL_LIABILITY', state: 'INFORCE', policyNumber: 'CGL 1234567-10' },
  ...{ inforceAt: '2027-03-01', expiresAt: '2028-03-01', carrier: { name: 'Harbor Mutual Insurance Company' } },
  ...{ pricing: { premium: 482_000 }, details: noLimits, account: null },
  ...more,
})

/** Runs the subgraph for the tests of one file, beside made-up records. */
export function useForms() {
  const world = { policies: [] as object[], request: null as object | null }
  let product: TestProduct
  let subgraph: TestSubgraph
  beforeAll(async () => {
    product = await startTestProduct(({ query }) => {
      if (query.includes('CaraOwner')) {
        return {
          data: { agencyUser: { id: us.userId, state: 'ACTIVE', agency: { id: us.agencyId, timeZone: 'UTC' } } },
        }
      }
      if (query.includes('CaraFormProducer')) {
        const profile = { address, phone: '+14155550142', licenseNumber: '0K12345' }
        const agencyUser = { name: 'Nora Quill', email: 'nora@harborpoint.example' }
        return { data: { agency: { name: 'Harbor Point Insurance', profile }, agencyUser } }
      }
      if (query.includes('CaraFormRequest')) return { data: { serviceRequest: world.request } }
      if (query.includes('CaraFormPolicies')) return { data: { businessPolicies: { items: world.policies } } }
      if (query.includes('CaraRequest')) return { data: { serviceRequest: foundRequest } }
      const agency = {
        name: 'Harbor Point Insurance',
        timeZone: 'UTC',
        profile: { address, phone: null, licenseNumber: null },
      }
      return { data: { agency, agencyUsers: [{ id: us.userId, name: 'Nora Quill', state: 'ACTIVE' }] } }
    })
    subgraph = await startTestSubgraph(copilotSubgraph, product.environment)
  })
  afterAll(async () => {
    await subgraph.close()
    await product.close()
  })

  const data = <Data>(query: string, variables: object = {}) => subgraph.data<Data>(us, query, variables)
  const changed = async <Answer>(query: string, variables: object) =>
    Object.values(await data<Record<string, Answer>>(query, variables))[0] as Answer
  const send = async (fields: InventedField[], more: Omit<Parameters<typeof fillableForm>[0], 'fields'> = {}) =>
    uploadFormFile(us, await fillableForm({ fields, ...more }), { name: 'Our form.pdf' })
  const read = async (id: string) => (await data<{ caraWorkspace: Workspace }>(open, { id })).caraWorkspace
  const done = (id: string, answers: number) =>
    vi.waitFor(
      async () => {
        const workspace = await read(id)
        const answered = workspace.messages.filter(({ role }) => role === 'AGENT').length
        expect(workspace.state !== 'WORKING' && answered >= answers, JSON.stringify(workspace)).toBe(true)
        return workspace
      },
      { timeout: 100_000, interval: 100 },
    )
  async function start(preset: string, message: string, papers: readonly string[] = [], more: object = {}) {
    const files = []
    for (const [place, text] of papers.entries()) {
      files.push({ fileId: await uploadFile(us, text, { name: `paper-${place + 1}.md`, mimeType: 'text/markdown' }) })
    }
    return (await changed<{ id: string }>(create, { input: { preset, message, files, ...more } })).id
  }

  return {
    /** What the records say. */
    world,
    subgraph: () => subgraph,
    data,
    changed,
    send,
    failure: (query: string, variables: object, caller: object = us) => subgraph.failure(caller, query, variables),
    /** The form of the agency, as it was uploaded. */
    upload: async (template: FormTemplateId, fields = inventedCertificate, more = {}) =>
      changed<FormAnswer>(formTexts.upload, {
        template,
        input: { fileId: await send(fields, more), isLicensed: true },
      }),
    /** The same, once someone has looked at it. */
    async ready(template: FormTemplateId, fields = inventedCertificate, more = {}) {
      const { id, version } = await this.upload(template, fields, more)
      return changed<FormAnswer>(formTexts.map, { id, version, fields: [] })
    },
    /** What Cara made of a preset. */
    async fill(preset: string, message: string, papers: readonly string[] = [], more: object = {}) {
      const id = await start(preset, message, papers, more)
      return { id, ...(await done(id, 1)) }
    },
    /** What she makes of one more message. */
    async say(id: string, message: string, answers: number) {
      await changed(add, { id, input: { message } })
      return done(id, answers)
    },
    pdf: async (workspaceId: string, artifactId: string, caller: object = us) =>
      (await subgraph.question('artifacts/template', { workspaceId, artifactId }, caller)).body as {
        name?: string
        pdf?: string
        problem?: { code: string; message: string }
      },
  }
}

export const requestId = '67f000000000000000000001'
const foundRequest = {
  ...{ id: requestId, customerName: 'Heron Hardware', type: 'CREATE_CERTIFICATE', details: null, dueAt: null },
  ...{ clientName: 'Lena Heron', clientEmail: 'lena@heron.example', clientPhone: null, question: null },
  ...{ cancelPolicy: null, documentRequest: null, createCertificate: null, addAdditionalInsured: null },
  businessPolicy: null,
}

/** A field of a filled form by a part of its label. */
export const fieldOf = ({ document }: FilledAnswer, label: string) =>
  document?.form.fields.find(field => field.label.includes(label))
