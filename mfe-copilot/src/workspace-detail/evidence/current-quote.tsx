import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { usePlace } from '../place/workspace-place'

interface CurrentQuote {
  /** The quote that is outlined in the open document. */
  id: string | undefined
  /** The person turned to another quote of that document. */
  change(id: string): void
  /** The page that quotes open in; undefined: the workspace of the address. */
  path: string | undefined
}

const Context = createContext<CurrentQuote>({ id: undefined, change: () => undefined, path: undefined })

/** Keeps the current quote: the address has the quote that opened the document, but people can step to others in the viewer. */
export function CurrentQuoteProvider({ path, children }: { path?: string; children: ReactNode }) {
  const { quote } = usePlace()
  const [step, setStep] = useState<{ from: string | undefined; to: string }>()
  const value = useMemo(
    () => ({
      id: step && step.from === quote ? step.to : quote,
      change: (to: string) => setStep({ from: quote, to }),
      path,
    }),
    [quote, step, path],
  )
  return <Context value={value}>{children}</Context>
}

export const useCurrentQuote = (): CurrentQuote => useContext(Context)
