import { PDFTextField } from '@cantoo/pdf-lib'
import { dressedUp, fillableForm } from '../../../services/forms/src/testing/fillable-form.ts'
import {
  businessFields,
  type FieldKind,
  headFields,
  holderFields,
  interestFields,
  liabilityFields,
  moreLimits,
  policyFields,
  propertyFields,
  rowFields,
} from './field-names.ts'
import type { FormToFill } from './form-to-fill.ts'
import { type Line, truthOf } from './form-truth.ts'
import { application, contract, declarations } from './papers.ts'

/** Long names in parts, short ones, tooltips beside names that say nothing, or nothing at all. */
type Naming = 'LONG' | 'SHORT' | 'TOOLTIP' | 'NOTHING'

interface Recipe {
  template: string
  fields: readonly FieldKind[]
  naming: Naming
  lines: readonly Line[]
  hasApplication?: boolean
  /** What else is odd about the file. */
  file?: 'ENCRYPTED' | 'FILLED'
}

const allRows = (['generalLiability', 'automobile', 'umbrella', 'workersCompensation'] as const).flatMap(rowFields)
const all: readonly Line[] = ['gl', 'auto', 'umbrella', 'wc', 'property']

const recipes: readonly Recipe[] = [
  {
    template: 'ACORD 24',
    naming: 'LONG',
    lines: ['property'],
    fields: [...policyFields('property'), ...propertyFields, ...holderFields],
  },
  {
    template: 'ACORD 25',
    naming: 'LONG',
    lines: all,
    file: 'ENCRYPTED',
    fields: [...allRows, ...liabilityFields, ...moreLimits, ...holderFields],
  },
  {
    template: 'ACORD 27',
    naming: 'TOOLTIP',
    lines: ['property'],
    fields: [...policyFields('property'), ...propertyFields, ...interestFields],
  },
  {
    template: 'ACORD 28',
    naming: 'NOTHING',
    lines: ['property', 'gl'],
    fields: [...policyFields('property'), ...propertyFields, ...interestFields],
  },
  { template: 'ACORD 35', naming: 'SHORT', lines: ['gl'], fields: policyFields('gl') },
  { template: 'ACORD 36', naming: 'LONG', lines: ['wc'], fields: policyFields('wc') },
  {
    template: 'ACORD 75',
    naming: 'SHORT',
    lines: ['gl', 'auto'],
    file: 'FILLED',
    fields: [...rowFields('generalLiability'), ...rowFields('automobile'), ...liabilityFields],
  },
  { template: 'ACORD 125', naming: 'LONG', lines: all, hasApplication: true, fields: [...allRows, ...businessFields] },
  {
    template: 'ACORD 126',
    naming: 'TOOLTIP',
    lines: ['gl'],
    hasApplication: true,
    fields: [...policyFields('gl'), ...liabilityFields, ...businessFields],
  },
  {
    template: 'ACORD 130',
    naming: 'SHORT',
    lines: ['wc'],
    hasApplication: true,
    fields: [...policyFields('wc'), ...moreLimits.slice(3), ...businessFields],
  },
  {
    template: 'ACORD 131',
    naming: 'LONG',
    lines: ['umbrella', 'gl', 'auto'],
    fields: [...policyFields('umbrella'), ...moreLimits.slice(0, 3), ...liabilityFields],
  },
  {
    template: 'ACORD 140',
    naming: 'SHORT',
    lines: ['property'],
    hasApplication: true,
    fields: [...policyFields('property'), ...propertyFields, ...businessFields],
  },
]

/** Twelve forms of our own making: their layouts are made here, and are nobody’s. */
export const formsToFill: readonly FormToFill[] = recipes.map((recipe, place) => {
  const truth = truthOf(place)
  const kinds = [...headFields, ...recipe.fields]
  const named = kinds.map((kind, at) => ({ kind, name: nameOf(kind, recipe.naming, at) }))
  const { holder, loanNumber, remarks } = truth
  const party = `${holder.name}\n${holder.line1}\n${holder.city}, ${holder.zone} ${holder.zip}`
  const asksFor = (source: string) => recipe.fields.some(kind => kind.source === source)
  // Every fourth client has two declarations that contradict each other.
  const isContradicted = recipe.template === 'ACORD 126'
  return {
    ...{ template: recipe.template, truth },
    message: [
      `Form: ${recipe.template}`,
      asksFor('form.loanNumber')
        ? `Additional Interest: ${party}`
        : asksFor('holder.name') && `Certificate Holder: ${party}`,
      asksFor('form.loanNumber') && `Loan number: ${loanNumber}`,
      asksFor('form.description') && `Remarks: ${remarks}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    form: () => drawForm(named, recipe),
    papers: async () => [
      ...(await Promise.all(recipe.lines.map(line => declarations(truth, line)))),
      ...(isContradicted ? [await declarations(truth, 'gl', 9_000_000)] : []),
      ...(recipe.hasApplication ? [await application(truth)] : []),
      await contract(),
    ],
    fields: named.map(({ kind, name }) => ({
      ...{ name, source: kind.source },
      expected: isContradicted && kind.source === 'generalLiability.generalAggregate' ? null : kind.value(truth),
    })),
  }
})

function nameOf({ names: [long, short] }: FieldKind, naming: Naming, at: number): string {
  if (naming === 'LONG') return `F[0].P1[0].${long}[0]`
  return naming === 'SHORT' ? short : `Text${at + 1}`
}

function drawForm(named: readonly { kind: FieldKind; name: string }[], { naming, file }: Recipe): Promise<Buffer> {
  const fields = named.map(({ kind, name }) => ({
    name,
    ...(naming === 'TOOLTIP' && { tooltip: kind.names[2] }),
    ...(kind.kind && { kind: kind.kind }),
  }))
  const encrypt = {
    userPassword: '',
    ownerPassword: 'owner',
    algorithm: 'AES-128',
    allowWeakCryptography: true,
  } as const
  return fillableForm({
    fields,
    ...(file === 'ENCRYPTED' && { encrypt, dress: dressedUp }),
    ...(file === 'FILLED' && {
      dress(pdf) {
        for (const field of pdf.getForm().getFields()) {
          if (field instanceof PDFTextField) field.setText('Another Client Inc')
        }
      },
    }),
  })
}
