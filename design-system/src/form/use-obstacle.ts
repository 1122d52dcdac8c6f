import { useEffect } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { ServerForm } from './use-server-form'

/** Keeps the form from being sent for as long as there is a reason, which the person then reads under the field. */
export function useObstacle<Values extends FieldValues>(
  { obstacles }: ServerForm<Values>,
  name: FieldPath<Values>,
  reason: string | undefined,
): void {
  useEffect(() => {
    if (!reason) return
    obstacles.set(name, reason)
    return () => void obstacles.delete(name)
  }, [obstacles, name, reason])
}
