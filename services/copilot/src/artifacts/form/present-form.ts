import { AgencyForm, type AgencyFormRecord } from '../../forms/records/agency-form.model.ts'
import { viewUrlOf } from '../../forms/records/present-form.ts'
import type { ArtifactRecord } from '../artifact.model.ts'
import { type FormContent, formContentOf } from './form-content.ts'

type Written = Pick<ArtifactRecord, '_id' | 'workspaceId' | 'type' | 'content'>

/** Specification 3 §2: `GET {api}/agency/template/{workspaceId}/{artifactId}`. */
const downloadUrlOf = ({ workspaceId, _id }: Written) => `/agency/template/${workspaceId}/${_id}`

/** A filled form as a query answers it. */
export function documentOf(artifact: Written) {
  if (artifact.type !== 'DOCUMENT') return null
  const content = formContentOf(artifact)
  return {
    id: String(artifact._id),
    type: content?.template.name ?? null,
    downloadUrl: content && downloadUrlOf(artifact),
    data: JSON.stringify(Object.fromEntries((content?.values ?? []).map(({ field, value }) => [field, value]))),
    form: () => content && filledForm(content),
  }
}

async function filledForm(content: FormContent) {
  const form = await AgencyForm.findById(content.template.formId).lean<AgencyFormRecord>()
  const isCurrent = form?.version === content.template.formVersion
  return {
    template: content.template.id,
    fields: fieldsOf(content, isCurrent ? form : null),
    viewUrl: isCurrent ? viewUrlOf(form) : null,
    isFormCurrent: isCurrent,
  }
}

/** Each field with its value now, and where that is from. */
function fieldsOf(content: FormContent, form: AgencyFormRecord | null) {
  const values = new Map(content.values.map(({ field, value }) => [field, value]))
  const evidence = new Map(content.sources.map(({ field, ...quoted }) => [field, quoted]))
  const edits = new Map(content.edits.map(edit => [edit.field, edit]))
  const shapes = new Map((form?.fields ?? []).map(field => [field.name, field]))
  return content.fields.map(field => {
    const value = values.get(field.name)
    const edit = edits.get(field.name)
    const shape = shapes.get(field.name)
    const [place] = shape?.places ?? []
    return {
      ...{ name: field.name, label: field.label, kind: shape?.kind ?? (value === true ? 'CHECKBOX' : 'TEXT') },
      value: value === true ? 'X' : (value ?? null),
      maxLength: shape?.maxLength ?? null,
      place: place ?? null,
      ...saidOf(field, { value, isEdited: edit !== undefined }),
      evidence: edit ? null : (evidence.get(field.name) ?? null),
      choices: edit
        ? []
        : field.choices.map(({ text, origin, from, evidence: quoted }) => ({
            ...{ text, origin, from },
            evidence: quoted && { ...quoted, boxes: [] },
          })),
      edited: edit ? { user: { id: edit.userId }, at: edit.at } : null,
    }
  })
}

type Field = FormContent['fields'][number]

/** A person’s word settles a field; a value whose quote could not be verified is gone. */
function saidOf(field: Field, { value, isEdited }: { value: string | true | undefined; isEdited: boolean }) {
  if (isEdited) {
    return { state: value === undefined ? 'LEFT_EMPTY' : 'CERTAIN', origin: null, from: null, reason: null }
  }
  const isLost = field.origin !== null && value === undefined
  if (isLost)
    return { state: 'MISSING', origin: null, from: null, reason: 'Its quote isn’t on the page that it named.' }
  const { state, origin, from, reason } = field
  return { state, origin, from, reason }
}
