import { fold } from '@coverdesk/kit'
import type { Types } from 'mongoose'
import { createCarrier } from '../carrier-record/create-carrier.ts'
import { InsuranceCarrier } from '../models/carrier.model.ts'

type Role = 'isCarrier' | 'isBroker'

/** Carriers and wholesale brokers by name; one that the agency does not have yet, or not in this role, is added. */
export class Companies {
  readonly #ids = new Map<string, Types.ObjectId>()

  /** @returns null in a preview for one that would be added */
  async idOf(name: string | null, role: Role, isDry: boolean): Promise<Types.ObjectId | null> {
    if (!name) return null
    const key = `${role} ${fold(name)}`
    const known = this.#ids.get(key)
    if (known) return known
    if (isDry) return (await InsuranceCarrier.findOne({ sortName: fold(name) }, { _id: 1 }).lean())?._id ?? null
    const { _id } = await createCarrier({ name, [role]: true })
    this.#ids.set(key, _id)
    return _id
  }
}
