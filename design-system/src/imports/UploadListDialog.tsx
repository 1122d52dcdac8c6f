import { FormDialog } from '../dialog/FormDialog'
import { DropzoneField } from '../dropzone/DropzoneField'
import type { SendFile } from '../dropzone/upload'
import type { ServerForm } from '../form/use-server-form'

/** The dialog for one file, and where the file goes. */
export interface UploadListDialogProps {
  /** "Upload a client list" */
  title: string
  /** What the file is: "Client list". */
  label: string
  form: ServerForm<{ fileId: string }>
  busy: boolean
  /** Why the last attempt failed, unless the field says it. */
  failure: { message: string; requestId: string | undefined } | undefined
  /** Sends the file: the SDK's `uploadFile`. */
  send: SendFile
  onClose(): void
}

const csv = { 'text/csv': ['.csv'] }

/** A list as CSV, over the imports; its columns follow. */
export function UploadListDialog({ label, form, send, ...dialog }: UploadListDialogProps) {
  return (
    <FormDialog {...dialog} form={form} submitLabel="Continue">
      <DropzoneField
        form={form}
        name="fileId"
        label={label}
        hint="Its first row has the headings. In Excel: Save as, “CSV UTF-8”. Up to 50,000 rows."
        send={send}
        accept={csv}
        most={1}
      />
    </FormDialog>
  )
}
