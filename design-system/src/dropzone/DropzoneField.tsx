import { useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from '../form/FieldFrame'
import { type FieldProps, useAnyField } from '../form/use-field'
import { useObstacle } from '../form/use-obstacle'
import { Dropzone } from './Dropzone'
import { defaultLimits, type FileLimits } from './limits'
import { type SendFile, storedFiles, type Upload } from './upload'
import { useUploads } from './use-uploads'

/** A field of a form whose value is the ids of stored files. */
export interface DropzoneFieldProps<Values extends FieldValues> extends FieldProps<Values>, FileLimits {
  /** Sends one file: the SDK's `uploadFile`. */
  send: SendFile
}

/**
 * Files of a form. The value is the list of their ids at the gateway; with `most={1}` it is one id, or the empty text. The
 * form is not sent while a file is on its way, needs a password or has failed.
 *
 * @example <DropzoneField form={form} name="fileIds" label="Files" send={uploadFile} accept={{ 'application/pdf': ['.pdf'] }} />
 */
export function DropzoneField<Values extends FieldValues>(props: DropzoneFieldProps<Values>) {
  const { form, name, label, optional, hint, send, ...limits } = props
  const { change, error } = useAnyField(form, name)
  const uploads = useUploads(send, limits)
  useObstacle(form, name, obstacleOf(uploads.list))

  const ids = storedFiles(uploads.list).map(({ id }) => id)
  const value = (limits.most ?? defaultLimits.most) === 1 ? (ids[0] ?? '') : ids
  const shown = JSON.stringify(value)
  const told = useRef(shown)
  useEffect(() => {
    if (told.current === shown) return
    told.current = shown
    change(value)
  })
  return (
    <FieldFrame {...{ name, label, optional, hint, error }}>
      {control => <Dropzone uploads={uploads} limits={limits} control={control} />}
    </FieldFrame>
  )
}

function obstacleOf(list: readonly Upload[]) {
  const has = (...statuses: string[]) => list.some(({ state }) => statuses.includes(state.status))
  if (has('waiting', 'sending')) return 'Wait until the files are uploaded, or cancel them.'
  if (has('locked')) return 'A file needs a password. Enter it, or remove the file.'
  if (has('failed')) return 'A file was not uploaded: send it again, or remove it.'
  return undefined
}
