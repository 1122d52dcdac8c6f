import { presentField } from '@coverdesk/forms'
import { formTemplateIds, formTemplates } from '../templates/form-templates.ts'
import { AgencyForm, type AgencyFormRecord } from './agency-form.model.ts'
import { stateOfForm } from './form-state.ts'

/** The empty form: a path of our origin. */
export const viewUrlOf = ({ fileId, fileName }: Pick<AgencyFormRecord, 'fileId' | 'fileName'>): string =>
  `/files/${fileId}/${encodeURIComponent(fileName)}`

/** How a form answers a query. */
export const formFields = {
  id: ({ _id }: AgencyFormRecord) => String(_id),
  name: ({ template }: AgencyFormRecord) => formTemplates[template].name,
  state: (form: AgencyFormRecord) => stateOfForm(form),
  pageCount: ({ pages }: AgencyFormRecord) => pages.length,
  fields: ({ fields }: AgencyFormRecord) => fields.map(presentField),
  licensedBy: ({ license }: AgencyFormRecord) => ({ id: license.userId }),
  licensedAt: ({ license }: AgencyFormRecord) => license.at,
  viewUrl: viewUrlOf,
}

/** As a query would answer it, without people: what a CONFLICT carries. */
export const presentForm = (form: AgencyFormRecord) => ({
  __typename: 'CaraForm',
  ...{ id: String(form._id), version: form.version, template: form.template, fileName: form.fileName },
  ...{ name: formTemplates[form.template].name, state: stateOfForm(form), pageCount: form.pages.length },
  fields: form.fields.map(field => ({ __typename: 'CaraFormField', ...presentField(field) })),
  viewUrl: viewUrlOf(form),
})

/** The twelve forms with what the agency has of each. */
export async function formSlots() {
  const forms = await AgencyForm.find().lean<AgencyFormRecord[]>()
  return formTemplateIds.map(template => {
    const form = forms.find(one => one.template === template) ?? null
    const { name, purpose } = formTemplates[template]
    return { template, name, purpose, state: stateOfForm(form), form }
  })
}
