import { presentField } from '@coverdesk/forms'
import type { CertificateFormRecord } from './certificate-form.model.ts'
import { missingSources } from './matching/missing-sources.ts'

const pathOf = (fileId: string, name: string) => `/files/${fileId}/${encodeURIComponent(name)}`

export const viewUrlOf = ({ fileId, fileName }: CertificateFormRecord): string => pathOf(fileId, fileName)
export const previewUrlOf = ({ previewFileId }: CertificateFormRecord): string => pathOf(previewFileId, previewName)
export const previewName = 'Preview.pdf'

export const missingOf = ({ fields }: Pick<CertificateFormRecord, 'fields'>): string[] =>
  missingSources(fields.map(({ source }) => source))

/** As a query would answer it, without people: what a CONFLICT carries. */
export const presentForm = (form: CertificateFormRecord) => ({
  __typename: 'CertificateForm',
  id: String(form._id),
  ...{ version: form.version, fileName: form.fileName, pageCount: form.pages.length, isInUse: form.isInUse },
  fields: form.fields.map(field => ({ __typename: 'CertificateFormField', ...presentField(field) })),
  missing: missingOf(form),
  uploadedAt: form.uploadedAt.toISOString(),
  viewUrl: viewUrlOf(form),
  previewUrl: previewUrlOf(form),
})
