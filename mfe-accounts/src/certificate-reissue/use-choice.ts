import { useState } from 'react'
import type { OvertakenFragment } from '../generated/documents'

const idOf = ({ certificate }: OvertakenFragment) => certificate.id

/** Which of the overtaken certificates are re-issued: all but those that the person takes out. */
export function useChoice(overtaken: readonly OvertakenFragment[]) {
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set())
  const isChosen = (one: OvertakenFragment) => !without.has(idOf(one))
  return {
    isChosen,
    chosen: overtaken.filter(isChosen),
    choose(some: readonly OvertakenFragment[], chosen: boolean) {
      const next = new Set(without)
      for (const one of some) {
        if (chosen) next.delete(idOf(one))
        else next.add(idOf(one))
      }
      setWithout(next)
    },
  }
}
