import type { HighlightsProps } from '../viewer/highlight'
import { PaperView } from '../viewer/PaperView'
import { usePicture } from './use-picture'

interface PictureViewProps extends HighlightsProps {
  url: string
  name: string
  /** In pixels. */
  minHeight: number
}

/** A scan or a photo, read like a document of one page. */
export function PictureView({ url, name, ...props }: PictureViewProps) {
  const { state, retry } = usePicture(url, name)
  return <PaperView key={url} {...props} url={url} name={name} state={state} onRetry={retry} />
}
