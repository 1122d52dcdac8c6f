import type { useAgencyUsers } from '../agency-users/use-agency-users'

/** Active users only; a disabled one who looks after the policy already stays, marked. */
export const assigneeOptions = (users: ReturnType<typeof useAgencyUsers>['users'], assignedId: string | undefined) =>
  users
    ?.filter(({ id, isActive }) => isActive || id === assignedId)
    .map(({ id, label, isActive }) => ({ value: id, label: isActive ? label : `${label} (disabled)` }))
