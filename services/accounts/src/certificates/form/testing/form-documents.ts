const everything = `id version fileName pageCount isInUse missing uploadedBy { id } viewUrl previewUrl
  fields { name tooltip kind page x y width height maxLength source matchedBy }`

export const formDocuments = {
  read: `{ certificateForm { ${everything} } }`,
  upload: `mutation ($fileId: ID) { uploadCertificateForm(input: { fileId: $fileId }) { ${everything} } }`,
  map: `mutation ($id: ID!, $version: Int!, $fields: [MapCertificateFormFieldInput!]) {
    mapCertificateForm(id: $id, version: $version, input: { fields: $fields }) { ${everything} } }`,
  use: `mutation ($id: ID!, $version: Int!, $isInUse: Boolean!) {
    useCertificateForm(id: $id, version: $version, isInUse: $isInUse) { ${everything} } }`,
  remove: `mutation ($id: ID!, $version: Int!) { deleteCertificateForm(id: $id, version: $version) { id deletedAt restorableUntil } }`,
  restore: `mutation ($id: ID!) { restoreCertificateForm(id: $id) { ${everything} } }`,
  create: `mutation ($input: CreateCertificateInput!) { createCertificate(input: $input) {
    id certificateNumber rendering viewUrl overrideReason findings { kind message policyId source } } }`,
}
