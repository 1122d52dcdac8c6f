import type { InsuranceType } from '@coverdesk/coverage'

/** A form that an agency can bring along (specification 3 §3). Names only: the forms belong to their publisher. */
export interface FormTemplate {
  /** As people choose it. */
  name: string
  /** What it is for, in words of our own. */
  purpose: string
  /** Whether it tells third parties what insurance there is: quotes and drafts prove nothing then. */
  isEvidence: boolean
  /** Who it names besides the insured. */
  party: 'HOLDER' | 'INTEREST' | null
  /** The line of business of its one policy; null: it has several, or any. */
  line: InsuranceType | null
}

const form = (name: string, purpose: string, more: Partial<FormTemplate> = {}): FormTemplate => ({
  ...{ name, purpose, isEvidence: false, party: null, line: null },
  ...more,
})

export const formTemplates = {
  ACORD_24: form('ACORD 24', 'Certificate of property insurance', {
    isEvidence: true,
    party: 'HOLDER',
    line: 'PROPERTY',
  }),
  ACORD_25: form('ACORD 25', 'Certificate of liability insurance', { isEvidence: true, party: 'HOLDER' }),
  ACORD_27: form('ACORD 27', 'Evidence of property insurance', {
    isEvidence: true,
    party: 'INTEREST',
    line: 'PROPERTY',
  }),
  ACORD_28: form('ACORD 28', 'Evidence of commercial property insurance', {
    isEvidence: true,
    party: 'INTEREST',
    line: 'PROPERTY',
  }),
  ACORD_35: form('ACORD 35', 'Cancellation request or policy release'),
  ACORD_36: form('ACORD 36', 'Change of the agent of record'),
  ACORD_75: form('ACORD 75', 'Binder'),
  ACORD_125: form('ACORD 125', 'Commercial application'),
  ACORD_126: form('ACORD 126', 'Application for general liability', { line: 'GENERAL_LIABILITY' }),
  ACORD_130: form('ACORD 130', 'Application for workers’ compensation', { line: 'WORKERS_COMPENSATION' }),
  ACORD_131: form('ACORD 131', 'Application for umbrella or excess', { line: 'UMBRELLA' }),
  ACORD_140: form('ACORD 140', 'Application for property', { line: 'PROPERTY' }),
} as const satisfies Record<string, FormTemplate>

export type FormTemplateId = keyof typeof formTemplates

export const formTemplateIds = Object.keys(formTemplates) as FormTemplateId[]

const isFormTemplateId = (id: string): id is FormTemplateId => Object.hasOwn(formTemplates, id)

/** "ACORD 25", "acord25" and ACORD_25 name the same. Null: there is no such form. */
export function templateNamed(name: string): FormTemplateId | null {
  const number = /^\s*acord[\s_-]*(\d{2,3})\s*$/i.exec(name)?.[1]
  const id = `ACORD_${number}`
  return number && isFormTemplateId(id) ? id : null
}

/** The first form that a text names: what someone chose in the dialog of a preset. */
export function templateIn(text: string): FormTemplateId | null {
  for (const [, number] of text.matchAll(/\bacord[\s_-]*(\d{2,3})\b/gi)) {
    const id = `ACORD_${number}`
    if (isFormTemplateId(id)) return id
  }
  return null
}
