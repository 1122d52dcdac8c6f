import { forUser, type SubgraphModule } from '@coverdesk/kit'
import { formSources } from '../sources/form-sources.ts'
import type { FormTemplateId } from '../templates/form-templates.ts'
import { formOfTemplate } from './agency-form.model.ts'
import { deleteForm, type FormVersion, mapForm } from './change-form.ts'
import typeDefs from './form.graphql'
import { formFields, formSlots } from './present-form.ts'
import { uploadForm } from './upload-form.ts'

interface Upload {
  template: FormTemplateId
  input: unknown
}

export const agencyForms: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      caraForms: forUser(() => formSlots()),
      caraForm: forUser((_, { template }: { template: FormTemplateId }) => formOfTemplate(template)),
      caraFormSources: forUser(() => formSources),
    },
    Mutation: {
      uploadCaraForm: forUser((_, { template, input }: Upload, context) => uploadForm(context, template, input)),
      mapCaraForm: forUser((_, { input, ...at }: FormVersion & { input: unknown }) => mapForm(at, input)),
      deleteCaraForm: forUser((_, at: FormVersion) => deleteForm(at)),
    },
    CaraForm: formFields,
  },
}
