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
import { HtmlDocumentTemplateDocument } from '../generated/documents'
import { stylesPath } from './paths'

/** Begins to read the style that the address names. */
export const loadStyle = ({ params }: LoaderFunctionArgs) =>
  startQuery(HtmlDocumentTemplateDocument, { id: params['id'] ?? '' })

/** The style that the address of the slide-out names; undefined until it has come. Where there is none, the slide-out is left. */
export function useStyle() {
  const { id = '' } = useParams()
  const query = useQuery(HtmlDocumentTemplateDocument, { id })
  const style = query.status === 'loaded' ? (query.data.htmlDocumentTemplate ?? undefined) : undefined
  const leave = useCloseDialog(useListPath(stylesPath))
  const isMissing = query.status !== 'loading' && !style
  const message = (query.status !== 'loading' && query.failure?.message) || 'This style could not be opened.'
  useEffect(() => {
    if (!isMissing) return
    toast(message, { tone: 'error' })
    leave()
  }, [isMissing, message, leave])
  return style
}
