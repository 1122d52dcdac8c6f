import { nameOf } from '../manage-users/use-users'
import { notOneself } from '../manage-users/user-action'
import { StateQuestion } from './StateQuestion'

/** Takes someone's seat, after asking. */
export function DisableUserDialog() {
  return (
    <StateQuestion
      confirmLabel="Disable"
      danger
      consequence="They’re signed out everywhere immediately and can’t sign in until someone enables them. Their seat becomes available."
      pointlessBecause={(user, ownId) => {
        if (user.id === ownId) return notOneself
        return user.state === 'ACTIVE' ? undefined : `${nameOf(user)} is disabled already.`
      }}
    />
  )
}
