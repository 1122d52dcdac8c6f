import { askOnce } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import { AuditAreasDocument } from '../generated/documents'
import { type AreaCheck, verifyArea } from './verify-area'

/** How the whole check stands; no areas: no one knows yet which there are. */
export interface Verification {
  areas: readonly { name: string; check: AreaCheck }[] | undefined
  /** Why not even the areas are known. */
  failure: string | undefined
  isRunning: boolean
  again(): void
}

/** Checks every area, all at the same time, as long as the dialog is open. */
export function useVerification(): Verification {
  const [attempt, setAttempt] = useState(1)
  const [names, setNames] = useState<readonly string[]>()
  const [checks, setChecks] = useState<Readonly<Record<string, AreaCheck>>>({})
  const [failure, setFailure] = useState<string>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt runs it again.
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    setChecks({})
    setFailure(undefined)
    askOnce(AuditAreasDocument, {}, signal).then(
      ({ auditAreas }) => {
        const areas = auditAreas.map(({ name }) => name)
        setNames(areas)
        for (const area of areas) {
          void verifyArea(area, signal, check => {
            if (!signal.aborted) setChecks(known => ({ ...known, [area]: check }))
          })
        }
      },
      (error: Error) => !signal.aborted && setFailure(error.message),
    )
    return () => controller.abort()
  }, [attempt])

  const areas = names?.map(name => ({ name, check: checks[name] ?? beginning }))
  const isRunning = !failure && (!areas || areas.some(({ check }) => check.status === 'checking'))
  return { areas, failure, isRunning, again: () => setAttempt(attempt + 1) }
}

const beginning: AreaCheck = { status: 'checking', checked: 0, total: 0 }
