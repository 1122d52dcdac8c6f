import type { ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'

/**
 * Of 19 (the lowest) to -20. A third of the processor that a service gets: people wait for uploads and certificates, too, and on
 * a busy machine they must come to an end.
 */
const lowPriority = 5

/** Has a process that was just started, and what it starts, give way to what answers people. */
export function atLowPriority<Child extends Pick<ChildProcess, 'pid'>>(child: Child): Child {
  if (child.pid === undefined) return child
  try {
    setPriority(child.pid, lowPriority)
  } catch {
    // It has ended already, or the system has no priorities: it works anyway.
  }
  return child
}
