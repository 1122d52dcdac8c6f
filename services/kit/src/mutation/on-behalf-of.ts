import { demandMutation } from '../current-mutation/current-mutation.ts'

/**
 * Says for whom a mutation of an anonymous caller turned out to act, such as a sign-in once its code is redeemed: the
 * audit entry is theirs.
 */
export function actOnBehalfOf({ agencyId, userId }: { agencyId: string; userId: string }): void {
  Object.assign(demandMutation('Acting on behalf of someone').origin, { agencyId, userId })
}
