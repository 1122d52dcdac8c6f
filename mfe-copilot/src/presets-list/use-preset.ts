import {
  type LoaderFunctionArgs,
  startQuery,
  toast,
  useCloseDialog,
  useListPath,
  useParams,
  useQuery,
} from '@coverdesk/plugin-sdk'
import { useEffect } from 'react'
import { CustomPresetDocument } from '../generated/documents'

/** Begins to read the preset that the address names. */
export const loadPreset = ({ params }: LoaderFunctionArgs) =>
  startQuery(CustomPresetDocument, { id: params['id'] ?? '' })

/**
 * The preset that the address of a dialog names; undefined until it has come. Where there is none, the dialog is left.
 *
 * @param parent the path of the page under the dialog
 */
export function usePreset(parent: string) {
  const { id = '' } = useParams()
  const query = useQuery(CustomPresetDocument, { id })
  const preset = query.status === 'loaded' ? (query.data.customPreset ?? undefined) : undefined
  const leave = useCloseDialog(useListPath(parent))
  const isMissing = query.status !== 'loading' && !preset
  const message = (query.status !== 'loading' && query.failure?.message) || 'This preset could not be opened.'
  useEffect(() => {
    if (!isMissing) return
    toast(message, { tone: 'error' })
    leave()
  }, [isMissing, message, leave])
  return preset
}
