import { z } from 'zod'

const write = 'Write the note.'
const mostCharacters = 5000

/** Lines are kept, without blanks at their ends. */
const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .trim()

export const noteInput = z.object({
  text: z
    .preprocess(given => given ?? '', z.string({ error: write }).transform(tidy))
    .pipe(
      z
        .string()
        .min(1, { error: write })
        .max(mostCharacters, { error: `Use at most ${mostCharacters} characters.` }),
    ),
})
