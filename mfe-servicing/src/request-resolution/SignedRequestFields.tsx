import { DropzoneField } from '@coverdesk/design-system/dropzone'
import { CheckboxField, type ServerForm } from '@coverdesk/design-system/forms'
import { uploadFile } from '@coverdesk/plugin-sdk'
import type { ResolveValues } from './resolve-values'

/** The client’s signed request to cancel, or the word that there is none. */
export function SignedRequestFields({ form }: { form: ServerForm<ResolveValues> }) {
  const withoutIt = form.watch('withoutSignedRequest')
  return (
    <>
      {!withoutIt && (
        <DropzoneField
          form={form}
          name="signedRequestFileId"
          label="Signed request"
          hint="The client’s signed request to cancel. Not visible to the client."
          send={uploadFile}
          most={1}
        />
      )}
      <CheckboxField form={form} name="withoutSignedRequest" label="Resolve without the signed request" />
    </>
  )
}
