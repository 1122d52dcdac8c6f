import { nameOf } from '../manage-users/use-users'
import { StateQuestion } from './StateQuestion'

/** Gives someone a seat again, after asking. */
export function EnableUserDialog() {
  return (
    <StateQuestion
      confirmLabel="Enable"
      consequence="They can sign in again and use one of your seats."
      pointlessBecause={user => (user.state === 'DISABLED' ? undefined : `${nameOf(user)} is active already.`)}
    />
  )
}
