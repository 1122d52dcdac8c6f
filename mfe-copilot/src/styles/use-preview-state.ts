import { useEffect, useState } from 'react'
import { previewWait } from './preview-wait'

/**
 * What the preview pane of a style shows (specification 3 §4): nothing while the form differs from what is saved, and the
 * preview a moment after a save.
 *
 * @param saves how often it was saved since it was opened
 */
export function usePreviewState(id: string, isEdited: boolean, saves: number): 'outdated' | 'generating' | 'shown' {
  const [generated, setGenerated] = useState(() => (previewWait(id) === 0 ? saves : -1))
  useEffect(() => {
    const timer = setTimeout(() => setGenerated(saves), previewWait(id))
    return () => clearTimeout(timer)
  }, [id, saves])
  if (isEdited) return 'outdated'
  return generated === saves ? 'shown' : 'generating'
}
