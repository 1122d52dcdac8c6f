import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { type ContributedModule, keyOf, renewComponent } from './contributed-component'

const store = getDefaultStore()

/** How many places of the page lack each contribution: its code could not be had, or it threw. */
const lacksAtom = atom<Readonly<Record<string, number>>>({})

const count = (key: string, by: 1 | -1) => store.set(lacksAtom, lacks => ({ ...lacks, [key]: (lacks[key] ?? 0) + by }))

/** Counts a place that lacks its contribution. */
export function useLack(contributed: ContributedModule): void {
  const key = keyOf(contributed)
  useEffect(() => {
    count(key, 1)
    return () => count(key, -1)
  }, [key])
}

/** Of several contributions those that some place on the page lacks. */
export function useLacking<Contributed extends ContributedModule>(all: readonly Contributed[]): readonly Contributed[] {
  const lacks = useAtomValue(lacksAtom)
  return all.filter(contributed => (lacks[keyOf(contributed)] ?? 0) > 0)
}

/** Asks again for what is lacking. */
export const renewAll = (lacking: readonly ContributedModule[]): void => lacking.forEach(renewComponent)
