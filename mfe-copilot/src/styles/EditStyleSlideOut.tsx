import { ConflictNotice, FormSlideOut, useEditConflict, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useListPath, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useRef, useState } from 'react'
import type { StyleProfileFragment } from '../generated/documents'
import { PreviewPane } from './PreviewPane'
import { stylesPath } from './paths'
import { StyleFields } from './StyleFields'
import type { StyleChange } from './save-style'
import { inputOf, styleFields, valueInWords, valuesOf } from './style-values'
import { usePreviewState } from './use-preview-state'
import { useStyle } from './use-style'

/** Changes a style, beside the list, with its preview. It stays open after a save. */
export function EditStyleSlideOut() {
  const style = useStyle()
  return style && <EditForm key={style.id} style={style} />
}

function EditForm({ style }: { style: StyleProfileFragment }) {
  // What the person began with: a newer version that arrives meanwhile must not change what is compared.
  const [opened] = useState(style)
  const close = useCloseDialog(useListPath(stylesPath))
  const [saves, setSaves] = useState(0)
  const sent = useRef({ values: valuesOf(opened), version: opened.version })
  // Of the last save here: what is changed next is changed from it.
  const [savedVersion, setSavedVersion] = useState(opened.version)
  const onSaved = () => {
    setSaves(count => count + 1)
    setSavedVersion(sent.current.version + 1)
    form.reset(sent.current.values, { keepValues: true })
  }
  const { submit, busy, failure, validationErrors, conflict } = useSubmission<StyleChange>(onSaved)
  const form = useServerForm({
    defaultValues: valuesOf(opened),
    validationErrors,
    onSubmit: values => {
      sent.current = { values: structuredClone(values), version: Math.max(latest.version, savedVersion) }
      submit({ version: sent.current.version, input: inputOf(values) })
    },
  })
  const { latest, notice } = useEditConflict({
    form,
    opened,
    current: conflict,
    fields: styleFields,
    valuesOf,
    words: valueInWords,
  })
  const isEdited = form.formState.isDirty
  useUnsavedChanges(isEdited)
  const state = usePreviewState(style.id, isEdited, saves)
  return (
    <FormSlideOut
      title="Edit style"
      size="large"
      form={form}
      submitLabel="Save Changes"
      busy={busy}
      failure={failure}
      conflict={notice && latest.version >= savedVersion && <ConflictNotice {...notice} />}
      onClose={close}
    >
      <StyleFields form={form} known={[opened, style, latest]} preview={<PreviewPane style={style} state={state} />} />
    </FormSlideOut>
  )
}
