import type { MappedField } from '@coverdesk/forms'
import type { FormContent } from '../artifacts/form/form-content.ts'
import type { FilledValue } from '../forms/filled/filled-form.ts'
import { isSignature } from '../forms/records/is-signature.ts'

/**
 * What a form says once it is filled on another one: a field of the same name keeps its value where it still means the same, or a person
 * wrote it. Everything else is as it was filled now.
 */
export function carryOver(former: FormContent, fresh: FormContent, fields: readonly MappedField[]): FormContent {
  const shapes = new Map(fields.map(field => [field.name, field]))
  const labels = new Map(fresh.fields.map(({ name, label }) => [name, label]))
  const values = new Map(former.values.map(({ field, value }) => [field, value]))
  const edited = new Set(former.edits.map(({ field }) => field))
  const isKept = ({ name, label }: FormContent['fields'][number]) => {
    const shape = shapes.get(name)
    const value = values.get(name)
    if (!shape || isSignature(shape)) return false
    if (edited.has(name)) return value === undefined || takes(shape, value)
    return value !== undefined && label === labels.get(name) && takes(shape, value)
  }
  const kept = new Map(former.fields.filter(isKept).map(field => [field.name, field]))
  const merged = <One extends { field: string }>(from: readonly One[], now: readonly One[]) => [
    ...from.filter(({ field }) => kept.has(field)),
    ...now.filter(({ field }) => !kept.has(field)),
  ]
  return {
    ...fresh,
    values: merged(former.values, fresh.values),
    fields: fresh.fields.map(field => ({ ...(kept.get(field.name) ?? field), label: field.label })),
    sources: merged(former.sources, fresh.sources),
    edits: former.edits.filter(({ field }) => kept.has(field)),
    reviewedFileId: null,
  }
}

const takes = ({ kind, maxLength }: MappedField, value: FilledValue['value']) =>
  kind === 'CHECKBOX' ? value === true : value !== true && (maxLength === null || value.length <= maxLength)
