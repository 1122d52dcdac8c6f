import type { SyncLogRowFragment, UserRowFragment } from '../../generated/documents'
import { nameOf } from '../../manage-users/use-users'

/** Who began a sync: a person, or the clock. */
export function beganBy(
  { initiatorType, initiatorId }: Pick<SyncLogRowFragment, 'initiatorType' | 'initiatorId'>,
  users: readonly UserRowFragment[] | undefined,
): string {
  if (initiatorType === 'CRONJOB') return 'Scheduled'
  const person = users?.find(({ id }) => id === initiatorId)
  return person ? nameOf(person) : 'By hand'
}
