import { makePdf } from '../../../design-system/src/testing/pdf-files'
import type {
  CaraFormProfileFragment,
  FilledFieldFragment,
  FilledFormArtifactFragment,
  FormSlotFragment,
} from '../generated/documents'
import { evidence, filledForm } from '../workspace-detail/testing/workspace.fixtures'

const maya = { __typename: 'AgencyUser', id: 'u1', name: 'Maya Reyes' } as const
const licensedAt = '2026-11-20T18:00:00Z'
const formPdf = `data:application/pdf;base64,${btoa(makePdf([{ lines: ['A form of the agency'] }]))}`

const purposes = [
  ['ACORD_24', 'Certificate of property insurance'],
  ['ACORD_25', 'Certificate of liability insurance'],
  ['ACORD_27', 'Evidence of property insurance'],
  ['ACORD_28', 'Evidence of commercial property insurance'],
  ['ACORD_35', 'Cancellation request or policy release'],
  ['ACORD_36', 'Change of the agent of record'],
  ['ACORD_75', 'Binder'],
  ['ACORD_125', 'Commercial application'],
  ['ACORD_126', 'Application for general liability'],
  ['ACORD_130', 'Application for workers’ compensation'],
  ['ACORD_131', 'Application for umbrella or excess'],
  ['ACORD_140', 'Application for property'],
] as const

/** The twelve: one is ready, one waits for someone to look at its fields. */
export const formSlots: FormSlotFragment[] = purposes.map(([template, purpose]) => ({
  __typename: 'CaraFormSlot',
  ...{ template, purpose, name: template.replace('_', ' ') },
  state: template === 'ACORD_25' ? 'READY' : template === 'ACORD_28' ? 'NEEDS_MAPPING' : 'NO_FORM',
  form:
    template === 'ACORD_25' || template === 'ACORD_28'
      ? { __typename: 'CaraForm', id: template, version: 1, fileName: `${template}.pdf`, licensedAt, licensedBy: maya }
      : null,
}))

const field = (name: string, y: number, more: object = {}) => ({
  __typename: 'CaraFormField' as const,
  ...{ name, tooltip: null, kind: 'TEXT' as const, page: 1, x: 0.1, y, width: 0.4, height: 0.025, maxLength: null },
  ...{ source: null, matchedBy: null },
  ...more,
})

export const someCaraForm: CaraFormProfileFragment = {
  __typename: 'CaraForm',
  ...{ id: 'ACORD_28', version: 1, template: 'ACORD_28', name: 'ACORD 28', state: 'NEEDS_MAPPING' },
  ...{ fileName: 'ACORD_28.pdf', pageCount: 1, licensedAt, licensedBy: maya, viewUrl: formPdf },
  fields: [
    field('Insured', 0.2, { source: 'insured.name', matchedBy: 'NAME' }),
    field('Building', 0.3, { source: 'property.building', matchedBy: 'TOOLTIP' }),
    field('Text12', 0.4),
  ],
}

export const someFormSources = [
  {
    __typename: 'CaraFormSource' as const,
    key: 'insured.name',
    label: 'Name',
    group: 'Insured',
    kind: 'TEXT' as const,
  },
  {
    __typename: 'CaraFormSource' as const,
    key: 'property.building',
    label: 'Building',
    group: 'Property',
    kind: 'TEXT' as const,
  },
]

const filled = (name: string, label: string, y: number, more: Partial<FilledFieldFragment>): FilledFieldFragment => ({
  __typename: 'CaraFilledField',
  ...{ name, label, kind: 'TEXT', state: 'CERTAIN', value: null, maxLength: null, origin: null, from: null },
  ...{ reason: null, evidence: null, choices: [], edited: null },
  place: { __typename: 'CaraFormPlace', page: 1, x: 0.1, y, width: 0.4, height: 0.025 },
  ...more,
})

const quote = (words: string) => evidence(1, { mark: null, quote: words, name: 'Declarations.pdf', sourceId: 'f9' })

/** A form with a field of each state. */
export const formToReview = (more: Partial<FilledFormArtifactFragment> = {}): FilledFormArtifactFragment => ({
  ...filledForm,
  ...{ title: 'ACORD 25, Bayview Marine Services LLC' },
  document: {
    __typename: 'CaraDocumentArtifact',
    ...{ id: 'a3', type: 'ACORD 25', data: '{}', downloadUrl: '/agency/template/w1/a3' },
    form: {
      __typename: 'CaraFilledForm',
      ...{ template: 'ACORD_25', viewUrl: formPdf, isFormCurrent: true },
      fields: [
        filled('Insured', 'Insured: Name', 0.2, {
          ...{ value: 'Bayview Marine Services LLC', origin: 'DOCUMENT' },
          evidence: quote('Named Insured: Bayview Marine Services LLC'),
        }),
        filled('Aggregate', 'General Liability: General aggregate', 0.3, {
          ...{ state: 'UNCERTAIN', reason: 'Two values are stated. Choose one.' },
          choices: ['2,000,000', '3,000,000'].map(text => ({
            __typename: 'CaraFieldChoice',
            ...{ text, origin: 'DOCUMENT', from: null, evidence: quote(`General Aggregate $${text}`) },
          })),
        }),
        filled('Loan', 'Form: Loan number', 0.4, { state: 'MISSING', reason: 'Only you can say.' }),
        filled('Agency', 'Agency: Name', 0.1, { value: 'Harbor Point', origin: 'RECORD', from: 'Agency profile' }),
        filled('Signature', 'Signature', 0.8, { state: 'LEFT_EMPTY', reason: 'People sign here.' }),
      ],
    },
  },
  ...more,
})

const { document: shown } = formToReview()
/** The same, after the agency replaced its form. */
export const onFormerForm = formToReview({
  document: shown && {
    ...shown,
    form: shown.form && {
      ...{ ...shown.form, viewUrl: null, isFormCurrent: false },
      fields: shown.form.fields.map(one => ({ ...one, place: null })),
    },
  },
})
