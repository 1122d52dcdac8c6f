import { z } from 'zod'

/** Lines of text are stored composed (NFC), trimmed, and with single spaces. */
const line = (message: string) =>
  z.preprocess(value => value ?? '', z.string({ error: message }).transform(tidy)).pipe(z.string())

const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

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

/** One line of text, or undefined when it is empty. */
export const optionalText = (most = 200) =>
  line(tooLong(most))
    .pipe(z.string().max(most, { error: tooLong(most) }))
    .transform(text => text || undefined)

const emailMessage = 'Enter an email address such as name@example.com.'

/** An e-mail address as people write it. */
export const emailAddress = line(emailMessage).pipe(z.email({ error: emailMessage }).max(254, { error: tooLong(254) }))

/** The address in the form that is compared and unique: lower case. */
export const foldedEmailAddress = emailAddress.transform(address => address.toLowerCase())
