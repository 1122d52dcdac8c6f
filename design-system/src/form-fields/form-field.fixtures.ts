import type { FormField } from './form-field'

/** A field of a form that a test makes up. */
export const formField = (more: Partial<FormField> & { name: string }): FormField => ({
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
