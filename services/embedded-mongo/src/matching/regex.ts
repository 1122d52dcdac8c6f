import { regexParts } from '../bson/values.ts'
import { MongoError, notImplemented } from '../errors.ts'

/** Compiles a PCRE pattern and MongoDB's options to a JavaScript expression. */
export function compileRegex(pattern: string, options: string): RegExp {
  const inline = /^\(\?([ims]+)\)/.exec(pattern)
  const body = inline ? pattern.slice(inline[0].length) : pattern
  const wanted = options + (inline?.[1] ?? '')
  if (wanted.includes('x')) throw notImplemented('The option x of $regex')
  const needsUnicode = wanted.includes('u') || /\\p\{/i.test(body)
  const flags = ['i', 'm', 's'].filter(flag => wanted.includes(flag)).join('') + (needsUnicode ? 'u' : '')
  try {
    return new RegExp(body, flags)
  } catch (error) {
    throw new MongoError('Location51091', `Regular expression is invalid: ${(error as Error).message}`)
  }
}

/** What every match of an expression begins with. */
export interface Prefix {
  text: string
  /** Whether any string with this beginning matches. */
  isAll: boolean
}

const literal = /^(?:[^\\^$.*+?()[\]{}|]|\\[^a-zA-Z0-9])/
const quantifier = /^[*?{]/

/** The text that an anchored, case-sensitive expression asks for at the beginning; undefined when it asks for none. */
export function prefixOf(expression: unknown): Prefix | undefined {
  const { pattern, options } = regexParts(expression)
  if (!pattern.startsWith('^') || /[imx]/.test(options) || hasAlternatives(pattern)) return undefined
  let rest = pattern.slice(1)
  let text = ''
  for (;;) {
    const [character] = literal.exec(rest) ?? []
    if (character === undefined) break
    const after = rest.slice(character.length)
    if (quantifier.test(after)) break
    text += character.length > 1 ? character.slice(1) : character
    rest = after
  }
  return text === '' ? undefined : { text, isAll: rest === '' }
}

const hasAlternatives = (pattern: string) => pattern.includes('|')
