import type { Caller } from '../support/caller.ts'
import { ownForm, sendCertificateForm } from '../support/own-form.ts'

/** What the rows of own forms are tried on. */
export interface FormWorld {
  form: string
  formVersion: number
  /** A form that was sent, and that no mutation has taken. */
  formFile: string
}

/** By form and version: the row that takes one makes another version. */
const sent = new Map<string, string>()

export async function formOf(caller: Caller): Promise<FormWorld> {
  const { id, version } = await ownForm(caller)
  const key = `${id} ${version}`
  const formFile = sent.get(key) ?? (await sendCertificateForm(caller))
  sent.set(key, formFile)
  return { form: id, formVersion: version, formFile }
}

const at = ({ form, formVersion }: FormWorld) => ({ id: form, version: formVersion })

/** The operations of own forms. It is in use in no row: certificates of others are issued in our layout. */
export const formRows = {
  'Query.certificateForm': {
    document: 'query { certificateForm { fileName viewUrl previewUrl uploadedBy { name } fields { name source } } }',
    variables: () => ({}),
    ids: {},
  },
  'Query.certificateFormSources': {
    document: 'query { certificateFormSources { key label group kind } }',
    variables: () => ({}),
    ids: {},
  },
  'Mutation.uploadCertificateForm': {
    document:
      'mutation ($input: UploadCertificateFormInput!) { uploadCertificateForm(input: $input) { fileName viewUrl uploadedBy { name } } }',
    variables: ({ formFile }: FormWorld) => ({ input: { fileId: formFile } }),
    ids: { 'input.fileId': 'formFile' },
  },
  'Mutation.mapCertificateForm': {
    document: `mutation ($id: ID!, $version: Int!, $input: MapCertificateFormInput!) {
      mapCertificateForm(id: $id, version: $version, input: $input) { fileName fields { name source } uploadedBy { name } }
    }`,
    variables: (world: FormWorld) => ({
      ...at(world),
      input: { fields: [{ name: 'Insurer A', source: 'insurer.A.name' }] },
    }),
    ids: { id: 'form' },
  },
  'Mutation.useCertificateForm': {
    document: `mutation ($id: ID!, $version: Int!, $isInUse: Boolean!) {
      useCertificateForm(id: $id, version: $version, isInUse: $isInUse) { fileName isInUse uploadedBy { name } }
    }`,
    variables: (world: FormWorld) => ({ ...at(world), isInUse: false }),
    ids: { id: 'form' },
  },
  'Mutation.deleteCertificateForm': {
    document: 'mutation ($id: ID!, $version: Int!) { deleteCertificateForm(id: $id, version: $version) { id } }',
    variables: at,
    ids: { id: 'form' },
  },
  // One that is there is answered as it is.
  'Mutation.restoreCertificateForm': {
    document: 'mutation ($id: ID!) { restoreCertificateForm(id: $id) { fileName uploadedBy { name } } }',
    variables: ({ form }: FormWorld) => ({ id: form }),
    ids: { id: 'form' },
  },
} as const
