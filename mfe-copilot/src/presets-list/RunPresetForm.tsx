import { makeStyles, TextLink, tokens } from '@coverdesk/design-system'
import { DropzoneField } from '@coverdesk/design-system/dropzone'
import { FormDialog, TextareaField, useServerForm } from '@coverdesk/design-system/forms'
import { type Submission, uploadFile, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import type { CreateCaraWorkspaceInput, CustomPresetProfileFragment } from '../generated/documents'
import { acceptedFiles } from '../knowledge-upload/accepted-files'
import { editPresetPath } from '../paths'

const maxFiles = 20
const maxMessage = 20_000

const useStyles = makeStyles({ description: { margin: 0, color: tokens.textSecondary } })

interface RunPresetFormProps extends Pick<Submission<never>, 'busy' | 'failure' | 'validationErrors'> {
  preset: CustomPresetProfileFragment
  /** It is sent: there is nothing unsaved any more. */
  isSent?: boolean
  onSubmit(input: CreateCaraWorkspaceInput): void
  onClose(): void
}

/** What a workspace with a custom preset begins with (specification 3 §2). */
export function RunPresetForm(props: RunPresetFormProps) {
  const { preset, busy, failure, validationErrors, isSent = false, onSubmit, onClose } = props
  const styles = useStyles()
  const form = useServerForm({
    defaultValues: { files: [] as string[], message: '' },
    validationErrors,
    onSubmit({ files, message }) {
      const given = preset.allowFileUpload ? files : []
      onSubmit({
        customPresetId: preset.id,
        message: message.trim(),
        files: given.map(fileId => ({ fileId, role: 'INPUT' as const })),
      })
    },
  })
  useUnsavedChanges(form.formState.isDirty && !isSent)
  return (
    <FormDialog
      title={preset.title}
      form={form}
      submitLabel="Create Workspace"
      busy={busy}
      failure={failure}
      onClose={onClose}
    >
      <p className={styles.description}>{preset.description}</p>
      {preset.allowFileUpload && (
        <DropzoneField
          form={form}
          name="files"
          label="Input Files"
          optional
          accept={acceptedFiles}
          most={maxFiles}
          send={uploadFile}
        />
      )}
      <TextareaField form={form} name="message" label="Message" optional maxLength={maxMessage} />
      {/* After the fields, so that the first one has the focus at the start. */}
      <TextLink href={editPresetPath(preset.id)}>Edit preset</TextLink>
    </FormDialog>
  )
}
