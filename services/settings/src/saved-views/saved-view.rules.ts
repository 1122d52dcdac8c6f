import { requiredText } from '@coverdesk/kit'
import { z } from 'zod'

/** Of one list, so that all of them can be answered at once. */
export const maxViews = 100

export const nameTaken = 'This list already has a view with this name. Choose another name.'
export const tooManyViews = `This list has ${maxViews} views. Remove one first.`

const maxSearch = 2_000
const badSearch = 'This is no query string of an address.'
const badList = 'Name the list, such as accounts.'

const list = requiredText(badList, 60).pipe(z.string().regex(/^[a-z][a-z0-9.-]*$/, { error: badList }))
const name = requiredText('Enter a name for this view.', 80)

/** Kept as it is written: screens compare it with their own address. */
const search = z
  .string({ error: badSearch })
  .max(maxSearch, { error: `Use at most ${maxSearch} characters.` })
  .transform(text => text.replace(/^\?/, ''))
  .pipe(z.string().regex(/^[^\s#\p{Cc}]*$/u, { error: badSearch }))

export const createSavedViewInput = z.object({ list, name, search: z.preprocess(text => text ?? '', search) })

/** What is not given, or null, stays as it is. */
const ifGiven = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(value => value ?? undefined, schema.optional())

export const updateSavedViewInput = z.object({ name: ifGiven(name), search: ifGiven(search) })
