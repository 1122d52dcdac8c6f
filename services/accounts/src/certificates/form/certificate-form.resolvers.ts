import { presentField } from '@coverdesk/forms'
import { forUser, type SubgraphModule } from '@coverdesk/kit'
import typeDefs from './certificate-form.graphql'
import { type CertificateFormRecord, currentForm } from './certificate-form.model.ts'
import { type FormVersion, mapCertificateForm, useCertificateForm } from './change-form.ts'
import type { DeletedFormRecord } from './deleted-form.model.ts'
import { missingOf, previewUrlOf, viewUrlOf } from './present-form.ts'
import { deleteCertificateForm, restoreCertificateForm } from './remove-form.ts'
import { certificateSources } from './sources/certificate-sources.ts'
import { uploadCertificateForm } from './upload-form.ts'

export const certificateForms: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      certificateForm: forUser(() => currentForm()),
      certificateFormSources: forUser(() => certificateSources),
    },
    Mutation: {
      uploadCertificateForm: forUser((_, { input }: { input: unknown }, context) =>
        uploadCertificateForm(context, input),
      ),
      mapCertificateForm: forUser((_, { input, ...at }: FormVersion & { input: unknown }, context) =>
        mapCertificateForm(context, at, input),
      ),
      useCertificateForm: forUser((_, { isInUse, ...at }: FormVersion & { isInUse: boolean }) =>
        useCertificateForm(at, isInUse),
      ),
      deleteCertificateForm: forUser((_, at: FormVersion, context) => deleteCertificateForm(context, at)),
      restoreCertificateForm: forUser((_, { id }: { id: string }) => restoreCertificateForm(id)),
    },
    CertificateForm: {
      id: ({ _id }: CertificateFormRecord) => String(_id),
      pageCount: ({ pages }: CertificateFormRecord) => pages.length,
      fields: ({ fields }: CertificateFormRecord) => fields.map(presentField),
      missing: missingOf,
      uploadedBy: ({ uploadedById }: CertificateFormRecord) => ({ id: uploadedById }),
      viewUrl: viewUrlOf,
      previewUrl: previewUrlOf,
    },
    DeletedCertificateForm: {
      id: ({ _id }: DeletedFormRecord) => String(_id),
      restorableUntil: ({ purgedAt }: DeletedFormRecord) => purgedAt,
    },
  },
}
