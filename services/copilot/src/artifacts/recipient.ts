import { asOwner } from '../tools/as-owner.ts'
import { isAddressOfRecord } from '../tools/drafts/known-address.ts'
import { ToolFailed } from '../tools/tool.ts'

/** Whether an account or a contact of the agency has this address. While no one can say, a person has to confirm it. */
export async function isKnownRecipient(address: string, userId: string): Promise<boolean> {
  try {
    return await asOwner(userId, owner => isAddressOfRecord(address, owner))
  } catch (error) {
    if (error instanceof ToolFailed) return false
    throw error
  }
}
