import { failing } from '@coverdesk/plugin-sdk/testing'
import type {
  AgencyFormFieldFragment,
  AgencyFormFragment,
  AgencyFormSourceFragment,
  CertificateFormFieldKind,
} from '../generated/documents'

export const formField = (more: Partial<AgencyFormFieldFragment> & { name: string }): AgencyFormFieldFragment => ({
  __typename: 'CertificateFormField',
  tooltip: null,
  kind: 'TEXT',
  page: 1,
  x: 0.1,
  y: 0.1,
  width: 0.3,
  height: 0.025,
  maxLength: null,
  source: null,
  matchedBy: null,
  ...more,
})

const source = (
  group: string,
  key: string,
  label: string,
  kind: CertificateFormFieldKind = 'TEXT',
): AgencyFormSourceFragment => ({ __typename: 'CertificateFormSource', key, label, group, kind })

export const someSources = [
  source('Certificate', 'certificate.date', 'Date'),
  source('Certificate', 'certificate.number', 'Certificate number'),
  source('Holder', 'holder.name', 'Name'),
  source('Holder', 'holder.address', 'Address'),
  source('Insured', 'insured.name', 'Name'),
  source('Insured', 'insured.address', 'Address'),
  source('General Liability', 'gl.number', 'Policy number'),
  source('General Liability', 'gl.effective', 'Effective date'),
  source('General Liability', 'gl.expires', 'Expiration date'),
  source('General Liability', 'gl.occurrence', 'Each occurrence'),
  source('General Liability', 'gl.additionalInsured', 'Additional insured', 'CHECKBOX'),
  source('Umbrella', 'umbrella.number', 'Policy number'),
]

/** Two pages; one field of each kind of filling. */
export const someFields = [
  formField({ name: 'Date', y: 0.06, x: 0.7, width: 0.2, source: 'certificate.date', matchedBy: 'NAME' }),
  formField({
    name: 'F[0].P1[0].NamedInsured_FullName_A[0]',
    tooltip: 'Insured: full name',
    y: 0.16,
    width: 0.4,
    source: 'insured.name',
    matchedBy: 'TOOLTIP',
  }),
  formField({ name: 'Text17', y: 0.2, width: 0.4, source: 'insured.address', matchedBy: 'FORMER_FORM' }),
  formField({ name: 'Text18', tooltip: 'General liability policy number', y: 0.36, maxLength: 15 }),
  formField({ name: 'Text19', y: 0.36, x: 0.45, width: 0.15, source: 'gl.effective', matchedBy: 'STAFF' }),
  formField({ name: 'GL_AI', kind: 'CHECKBOX', y: 0.36, x: 0.65, width: 0.025, height: 0.019 }),
  formField({ name: 'Signature', y: 0.9, x: 0.55, width: 0.35, matchedBy: 'STAFF' }),
  formField({ name: 'Holder', y: 0.85, source: 'holder.name', matchedBy: 'NAME' }),
  formField({ name: 'Remarks', tooltip: 'Additional remarks', page: 2, y: 0.12, width: 0.8, height: 0.2 }),
]

export const someForm = (more: Partial<AgencyFormFragment> = {}): AgencyFormFragment => ({
  __typename: 'CertificateForm',
  id: 'f1',
  version: 3,
  fileName: 'Liability certificate 2026.pdf',
  pageCount: 2,
  fields: someFields,
  isInUse: false,
  missing: [],
  uploadedAt: '2026-11-20T18:00:00Z',
  uploadedBy: { __typename: 'AgencyUser', id: 'u1', name: 'Maya Reyes' },
  viewUrl: '/files/f1/form.pdf',
  previewUrl: '/files/f1/preview-3.pdf',
  ...more,
})

/** As many as the largest forms have, on three pages. */
export const manyFields: AgencyFormFieldFragment[] = Array.from({ length: 300 }, (_, at) =>
  formField({
    name: `Field${at + 1}`,
    page: Math.floor(at / 100) + 1,
    x: 0.08 + (at % 4) * 0.22,
    y: 0.06 + Math.floor((at % 100) / 4) * 0.035,
    width: 0.2,
    height: 0.022,
    ...(at % 3 > 0 && { source: someSources[at % 10]?.key ?? null, matchedBy: 'NAME' as const }),
  }),
)

/** What the pages about the agency's form ask. */
export const formAnswers = (form: AgencyFormFragment | null) => ({
  AgencyForm: { certificateForm: form },
  AgencyFormSources: { certificateFormSources: someSources },
})

export const formAway = failing(
  { code: 'SUBGRAPH_UNAVAILABLE', message: 'Accounts are not available at the moment.' },
  { certificateForm: null },
)
