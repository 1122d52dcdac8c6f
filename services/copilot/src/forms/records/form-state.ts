import type { AgencyFormRecord } from './agency-form.model.ts'

type FormState = 'NO_FORM' | 'NEEDS_MAPPING' | 'READY'

/** A form can be filled once a person has looked at what its fields are filled with. */
export const stateOfForm = (form: AgencyFormRecord | null): FormState =>
  form ? (form.mappedAt ? 'READY' : 'NEEDS_MAPPING') : 'NO_FORM'
