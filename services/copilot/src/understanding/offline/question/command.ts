import { type Command, commands } from '@coverdesk/coverage/lexicon'

/** Words before the verb that say nothing of the work. */
const politeness = new Set(
  'please can could would will you u cara pls kindly just go ahead and now let’s lets'.split(' '),
)
/** The noun stands no farther behind the verb. */
const maxBetween = 6

/** Work that a message wants to be done, and that isn’t Cara’s; null: it wants something else. */
export function commandIn(message: string): Command | null {
  const words =
    message
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/[\p{L}\p{N}’]+/gu) ?? []
  const first = words.findIndex(word => !politeness.has(word))
  if (first < 0) return null
  const wish = words.slice(first)
  const text = ` ${wish.slice(0, maxBetween + 2).join(' ')} `
  return (
    commands.find(
      ({ verbs, nouns }) =>
        verbs.some(verb => text.startsWith(` ${verb} `)) && nouns.some(noun => text.includes(` ${noun} `)),
    ) ?? null
  )
}
