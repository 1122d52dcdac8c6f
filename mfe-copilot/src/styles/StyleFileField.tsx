import { FileList, makeStyles, tokens } from '@coverdesk/design-system'
import { DropzoneField } from '@coverdesk/design-system/dropzone'
import type { ServerForm } from '@coverdesk/design-system/forms'
import { uploadFile } from '@coverdesk/plugin-sdk'
import type { StyleProfileFragment } from '../generated/documents'
import type { StyleValues } from './style-values'

const useStyles = makeStyles({ label: { fontWeight: tokens.fontWeightMedium } })

/** In bytes. */
const maxSize = 10 * 1024 * 1024

interface StyleFileFieldProps {
  form: ServerForm<StyleValues>
  name: 'prefixFileId' | 'suffixFileId'
  label: string
  hint: string
  /** The files that are saved with the style. */
  files: StyleProfileFragment['prefixFiles']
}

/** A PDF of the agency: the one that is saved, or a place to add one (specification 3 §5). */
export function StyleFileField({ form, name, label, hint, files }: StyleFileFieldProps) {
  const styles = useStyles()
  const chosen = form.watch(name)
  const saved = files.find(({ id }) => id === chosen)
  if (!saved) {
    return (
      <DropzoneField
        form={form}
        name={name}
        label={label}
        hint={hint}
        optional
        accept={{ 'application/pdf': ['.pdf'] }}
        maximumBytes={maxSize}
        most={1}
        send={uploadFile}
      />
    )
  }
  const { id, name: fileName, mimeType } = saved
  return (
    <div data-field={name}>
      <div className={styles.label}>{label}</div>
      <FileList
        label={label}
        files={[{ id, name: fileName, mimeType, url: `/files/${id}/${encodeURIComponent(fileName)}` }]}
        onRemove={() => form.setValue(name, '', { shouldDirty: true })}
      />
    </div>
  )
}
