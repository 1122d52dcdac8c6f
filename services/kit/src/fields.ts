import { z } from 'zod'
import { tidyLine, tidyLines } from './plain-text.ts'
import { fold } from './search.ts'

const line = (message: string) =>
  z.preprocess(value => value ?? '', z.string({ error: message }).transform(tidyLine)).pipe(z.string())

const tooLong = (most: number) => `Use at most ${most} characters.`

/**
 * One line of text that must be filled in.
 * @param message what to do when it is empty, such as `Enter the city.`
 */
export const requiredText = (message: string, most = 200) =>
  line(message).pipe(
    z
      .string()
      .min(1, { error: message })
      .max(most, { error: tooLong(most) }),
  )

/**
 * A name by which a list is sorted and searched. What has no letter and no digit, such as `!!!`, would be sorted by nothing.
 * @param message what to do about it, and when it is empty, such as `Enter the name of the business.`
 */
export const requiredName = (message: string, most?: number) =>
  requiredText(message, most).refine(name => fold(name) !== '', { error: message })

/** One line of text, or undefined when it is empty. */
export const optionalText = (most = 200) =>
  line(tooLong(most))
    .pipe(z.string().max(most, { error: tooLong(most) }))
    .transform(text => text || undefined)

const lines = (message: string) => z.preprocess(value => value ?? '', z.string({ error: message }).transform(tidyLines))

const tooManyCharacters = (max: number) => `Use at most ${max.toLocaleString('en-US')} characters.`

/**
 * Several lines of text that must be filled in.
 * @param message what to do when it is empty, such as `Write the note.`
 */
export const requiredLines = (message: string, max: number) =>
  lines(message).pipe(
    z
      .string()
      .min(1, { error: message })
      .max(max, { error: tooManyCharacters(max) }),
  )

/** Several lines of text, or null when they are empty. */
export const optionalLines = (max: number) =>
  lines(tooManyCharacters(max))
    .pipe(z.string().max(max, { error: tooManyCharacters(max) }))
    .transform(text => text || null)

const emailMessage = 'Enter an email address such as name@example.com.'

/** An e-mail address as people write it. */
export const emailAddress = line(emailMessage).pipe(z.email({ error: emailMessage }).max(254, { error: tooLong(254) }))

/** The address in the form that is compared and unique: lower case. */
export const foldedEmailAddress = emailAddress.transform(address => address.toLowerCase())
