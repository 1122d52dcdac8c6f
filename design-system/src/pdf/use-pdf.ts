import { useEffect, useState } from 'react'
import type { PaperState } from '../viewer/paper'
import { openPdf } from './open-pdf'
import { failureOf, looksLikePdf } from './pdf-failure'
import { paperOfPdf } from './pdf-paper'

/** A document from its address; its worker ends when the component leaves, or shows another one. */
export function usePdf(url: string): { state: PaperState; retry(): void } {
  const [state, setState] = useState<PaperState>({ status: 'loading' })
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is a new try
  useEffect(() => {
    let isOver = false
    const tell = (next: PaperState) => {
      if (!isOver) setState(next)
    }
    const task = openPdf(url)
    const read = async () => tell({ status: 'ready', paper: await paperOfPdf(await task.promise) })
    setState({ status: 'loading' })
    read().catch(async (error: unknown) => {
      if (isOver) return
      const failure = await failureOf(error, () => looksLikePdf(url).catch(() => true))
      tell({ status: 'failed', failure })
    })
    return () => {
      isOver = true
      void task.destroy()
    }
  }, [url, turn])

  return { state, retry: () => setTurn(turn + 1) }
}
