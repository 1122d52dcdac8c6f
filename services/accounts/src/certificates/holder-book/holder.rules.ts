import { requiredAddress, requiredName } from '@coverdesk/kit'
import { z } from 'zod'

export const holderName = requiredName('Enter the name of the certificate holder.')

/** A missing address shows what it lacks, field by field. */
export const holderAddress = z.preprocess(given => given ?? {}, requiredAddress)

/** What is left out stays as it is. */
export const updateHolderInput = z.object({ name: holderName.optional(), address: holderAddress.optional() })
