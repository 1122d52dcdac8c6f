import { fold, requiredText, searchWords } from '@coverdesk/kit'
import { z } from 'zod'

const nameMessage = 'Enter the name of the company.'

/** One company, and at least one of the two that it can be. */
export const createCarrierInput = z
  .object({
    name: requiredText(nameMessage, 120).refine(name => fold(name) !== '', { error: nameMessage }),
    isCarrier: z.boolean().nullish(),
    isBroker: z.boolean().nullish(),
  })
  .transform(({ name, isCarrier, isBroker }) => ({ name, isCarrier: isCarrier ?? false, isBroker: isBroker ?? false }))
  .refine(({ isCarrier, isBroker }) => isCarrier || isBroker, {
    path: ['isCarrier'],
    error: 'Say whether it is a carrier, a wholesale broker, or both.',
  })

/** What is stored of a name. */
export const carrierNames = (name: string) => ({ name, sortName: fold(name), words: searchWords(name) })
