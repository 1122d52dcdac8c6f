import { useState } from 'react'
import type { SupersededFragment } from '../generated/documents'

const idOf = ({ certificate }: SupersededFragment) => certificate.id

/** Which of the superseded certificates are reissued: all but those that the person takes out. */
export function useChoice(superseded: readonly SupersededFragment[]) {
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set())
  const isChosen = (one: SupersededFragment) => !without.has(idOf(one))
  return {
    isChosen,
    chosen: superseded.filter(isChosen),
    choose(some: readonly SupersededFragment[], chosen: boolean) {
      const next = new Set(without)
      for (const one of some) {
        if (chosen) next.delete(idOf(one))
        else next.add(idOf(one))
      }
      setWithout(next)
    },
  }
}
