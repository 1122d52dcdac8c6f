// A form that sends files to the gateway behind the page; `e2e/tests/uploads.spec.ts` adds it to a page of the product.
import { CoverdeskProvider } from '@coverdesk/design-system'
import { DropzoneField } from '@coverdesk/design-system/dropzone'
import { useServerForm } from '@coverdesk/design-system/forms'
import { createRoot } from 'react-dom/client'
import { uploadFile } from '../index'

function ResolveForm() {
  const form = useServerForm({
    defaultValues: { fileIds: [] as string[] },
    validationErrors: undefined,
    onSubmit: ({ fileIds }) => {
      document.title = fileIds.join()
    },
  })
  return (
    <form {...form.formProps}>
      <DropzoneField form={form} name="fileIds" label="Files" send={uploadFile} />
      <button type="submit">Resolve</button>
    </form>
  )
}

const place = document.createElement('div')
document.body.replaceChildren(place)
createRoot(place).render(
  <CoverdeskProvider theme="light" idPrefix="uploads-">
    <ResolveForm />
  </CoverdeskProvider>,
)
