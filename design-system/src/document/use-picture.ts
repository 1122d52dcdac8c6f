import { useEffect, useState } from 'react'
import type { PaperState } from '../viewer/paper'
import { paperOfPicture } from './picture-paper'
import { PictureFailure, readPicture } from './read-picture'

/** A picture from its address, as a document of one page. */
export function usePicture(url: string, name: string): { state: PaperState; retry(): void } {
  const [state, setState] = useState<PaperState>({ status: 'loading' })
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is a new try
  useEffect(() => {
    let isOver = false
    let address: string | undefined
    setState({ status: 'loading' })
    readPicture(url).then(
      picture => {
        if (isOver) return URL.revokeObjectURL(picture.address)
        address = picture.address
        setState({ status: 'ready', paper: paperOfPicture(picture, name) })
      },
      (error: unknown) => {
        const failure = error instanceof PictureFailure ? error.failure : 'unreachable'
        if (!isOver) setState({ status: 'failed', failure })
      },
    )
    return () => {
      isOver = true
      if (address) URL.revokeObjectURL(address)
    }
  }, [url, name, turn])

  return { state, retry: () => setTurn(turn + 1) }
}
