import { demandMutation } from '../current-mutation/current-mutation.ts'
import { currentAgencyId } from '../scope.ts'
import { sharedDatabase } from '../shared-databases.ts'

/**
 * Ends every session of a user, in the transaction of the mutation that disables them: at the next request, at any
 * replica of the gateway, there is no one signed in (docs/adr/0013). The gateway's collection is part of the contract.
 *
 * @throws outside of a mutation
 * @example await AgencyUser.updateOne({ _id }, { state: 'DISABLED' }); await endSessions(String(_id))
 */
export async function endSessions(userId: string): Promise<void> {
  const { session } = demandMutation('Ending sessions')
  await sharedDatabase('gateway')
    .collection('sessions')
    .deleteMany({ agencyId: currentAgencyId(), userId }, { session })
}
