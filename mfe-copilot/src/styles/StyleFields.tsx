import { makeStyles } from '@coverdesk/design-system'
import { SelectField, type ServerForm, TextareaField, TextField } from '@coverdesk/design-system/forms'
import type { ReactNode } from 'react'
import type { StyleProfileFragment } from '../generated/documents'
import { baseStyleOf, baseStyles } from './base-styles'
import { StyleFileField } from './StyleFileField'
import type { StyleValues } from './style-values'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
    alignItems: 'start',
    gap: '16px 24px',
    '@media (max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  fields: { display: 'grid', gap: '16px', minWidth: 0 },
})

interface StyleFieldsProps {
  form: ServerForm<StyleValues>
  /** The style in every version that the form knows: for the files that are saved. */
  known?: readonly StyleProfileFragment[]
  preview: ReactNode
}

/** The fields of a style, and its preview beside them. */
export function StyleFields({ form, known = [], preview }: StyleFieldsProps) {
  const styles = useStyles()
  const files = known.flatMap(({ prefixFiles, suffixFiles }) => [...prefixFiles, ...suffixFiles])
  return (
    <div className={styles.root}>
      <div className={styles.fields}>
        <TextField form={form} name="title" label="Title" />
        <TextareaField
          form={form}
          name="description"
          label="Description"
          hint="What the style is for."
          maxLength={500}
        />
        <SelectField
          form={form}
          name="baseStyleId"
          label="Base style"
          hint={baseStyleOf(form.watch('baseStyleId')).hint}
          options={baseStyles}
          placeholder="None"
        />
        <StyleFileField
          form={form}
          name="prefixFileId"
          label="Start page"
          hint="A PDF that comes before each document, such as a cover."
          files={files}
        />
        <StyleFileField
          form={form}
          name="suffixFileId"
          label="End page"
          hint="A PDF that comes after each document, such as your disclosures."
          files={files}
        />
      </div>
      {preview}
    </div>
  )
}
