import type { ReactNode } from 'react'
import { AlertSurface } from '../dialog/AlertSurface'

/** Something that must be settled before anything else: no Escape, no click beside it; what it holds leads out of it. */
export function AlertDialog({ title, children }: { title: string; children: ReactNode }) {
  return <AlertSurface title={title}>{children}</AlertSurface>
}
