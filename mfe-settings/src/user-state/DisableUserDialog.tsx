import { nameOf } from '../manage-users/use-users'
import { notOneself } from '../manage-users/user-action'
import { StateQuestion } from './StateQuestion'

/** Takes somebody's seat, after asking. */
export function DisableUserDialog() {
  return (
    <StateQuestion
      confirmLabel="Disable"
      danger
      consequence="They are signed out everywhere at once and can’t sign in again until somebody enables them. Their seat becomes free."
      pointlessBecause={(user, ownId) => {
        if (user.id === ownId) return notOneself
        return user.state === 'ACTIVE' ? undefined : `${nameOf(user)} is disabled already.`
      }}
    />
  )
}
