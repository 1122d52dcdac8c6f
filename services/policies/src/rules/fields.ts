import { optionalLines, optionalText, requiredText } from '@coverdesk/kit'
import { z } from 'zod'

// What a field of an input may be: left out it is undefined and stays as it is; null and empty texts empty it.

/** One line, or null. */
export const line = (most = 200) =>
  optionalText(most)
    .transform(text => text ?? null)
    .optional()

/** Several lines, or null. */
export const lines = (max: number) => optionalLines(max).optional()

const enterDay = 'Enter a day such as 2027-01-31.'
const isSensible = (day: string) => day >= '1900-01-01' && day <= '2199-12-31'

const day = z.iso.date({ error: enterDay }).refine(isSensible, { error: enterDay })

/** A day, or null. */
export const optionalDay = z.preprocess(given => (given === '' ? null : given), day.nullable()).optional()

export const requiredDay = (message: string) =>
  z.preprocess(given => given ?? '', z.string().min(1, { error: message }).pipe(day))

/** Ten billion dollars. */
const maxCents = 1_000_000_000_000
const enterAmount = 'Enter an amount from $0.00 to $10,000,000,000.00.'

export const cents = z.int({ error: enterAmount }).min(0, { error: enterAmount }).max(maxCents, { error: enterAmount })

/** Money that is always there: emptied it is nothing. */
export const amount = cents
  .nullable()
  .transform(given => given ?? 0)
  .optional()

/** Money, or null. */
export const optionalAmount = cents.nullable().optional()

export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values).nullable().optional()

/** The id of a record, or null. Whether there is one is looked up afterwards. */
export const optionalId = line(50)

export const requiredId = (message: string) => requiredText(message, 50)

/** At the most so many; null is none. */
export const listOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z
    .array(item)
    .max(most, { error: `Add at most ${most}.` })
    .nullable()
    .transform(given => given ?? [])
    .optional()
