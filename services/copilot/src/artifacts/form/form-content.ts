import type { FilledForm } from '../../forms/filled/filled-form.ts'
import type { QuotedBoxes } from './quoted-boxes.ts'

/** What an artifact of a filled form keeps, once its quotes are verified. */
export type FormContent = Omit<FilledForm, 'sources'> & { sources: (QuotedBoxes & { field: string })[] }

/** Null: the artifact is of an earlier release, which had other forms. */
export function formContentOf({ type, content }: { type: string; content: object }): FormContent | null {
  const form = content as Partial<FormContent>
  return type === 'DOCUMENT' && form.template && form.values && form.fields ? (form as FormContent) : null
}
