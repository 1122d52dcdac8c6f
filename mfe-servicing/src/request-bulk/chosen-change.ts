import type { ServiceRequestRowFragment } from '../generated/documents'
import type { ChosenChange } from './change-requests'

type Row = ServiceRequestRowFragment

/** What takes a request to the assignee, and what takes that back. Those who have it already are left alone. */
export function assignment(chosen: readonly Row[], assigneeId: string | null): ChosenChange {
  const changed = chosen.filter(({ assignee }) => (assignee?.id ?? null) !== assigneeId)
  return {
    changes: changed.map(({ id, version }) => ({ id, version, assigneeId })),
    former: changed.map(({ id, assignee }) => ({ id, assigneeId: assignee?.id ?? null })),
    done: assigneeId ? 'assigned' : 'unassigned',
  }
}

/** The same for due dates. */
export function dueDate(chosen: readonly Row[], dueAt: string | null): ChosenChange {
  const changed = chosen.filter(row => !isSameInstant(row.dueAt, dueAt))
  return {
    changes: changed.map(({ id, version }) => ({ id, version, dueAt })),
    former: changed.map(row => ({ id: row.id, dueAt: row.dueAt })),
    done: dueAt ? 'given the due date' : 'without a due date now',
  }
}

const isSameInstant = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : Date.parse(one) === Date.parse(other)
