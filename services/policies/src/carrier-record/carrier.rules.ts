import { fold, phoneNumber, requiredName, searchWords } from '@coverdesk/kit'
import { z } from 'zod'

export const roleMessage = 'Say whether it is a carrier, a wholesale broker, or both.'

export const carrierName = requiredName('Enter the company name.', 120)

const claimsPhone = phoneNumber

/** Also where another field is wrong: people see all of it at once. */
const always = () => true

/** One company, and at least one of the two that it can be. */
export const createCarrierInput = z
  .object({ name: carrierName, isCarrier: z.boolean().nullish(), isBroker: z.boolean().nullish(), claimsPhone })
  .refine(({ isCarrier, isBroker }) => isCarrier || isBroker, { path: ['isCarrier'], error: roleMessage, when: always })
  .transform(({ name, isCarrier, isBroker, claimsPhone: phone }) => ({
    name,
    isCarrier: isCarrier ?? false,
    isBroker: isBroker ?? false,
    claimsPhone: phone ?? null,
  }))

/** What is left out stays. */
export const updateCarrierInput = z
  .object({
    name: carrierName.optional(),
    isCarrier: z.boolean().nullish(),
    isBroker: z.boolean().nullish(),
    claimsPhone: claimsPhone.transform(entered => entered ?? null).optional(),
  })
  .refine(({ isCarrier, isBroker }) => isCarrier !== false || isBroker !== false, {
    path: ['isCarrier'],
    error: roleMessage,
    when: always,
  })

/** What is stored of a name. */
export const carrierNames = (name: string) => ({ name, sortName: fold(name), words: searchWords(name) })
