import type { Side } from '../documents/side.ts'
import type { Statement } from '../documents/statement.ts'
import type { AnswerWriter } from '../writing/answer-writer.ts'
import { listed } from '../writing/counted.ts'
import { valueWords } from '../writing/value-words.ts'
import type { Item } from './items.ts'

/** What options state of an item, in a sentence: "$1,000,000 in Option 1 and Option 3, and $2,000,000 in Option 2". */
export function byValue(answer: AnswerWriter, options: readonly Side[], { stated }: Item): string {
  const groups = new Map<string, { names: string[]; statements: (readonly Statement[])[] }>()
  for (const [place, { name }] of options.entries()) {
    const own = stated[place] ?? []
    const key = own.map(valueWords).join(' and ')
    const group = groups.get(key) ?? { names: [], statements: [] }
    groups.set(key, { names: [...group.names, name], statements: [...group.statements, own] })
  }
  const parts = [...groups.values()].map(({ names, statements: [first = [], ...others] }) => {
    const value = answer.stated(first) || 'not found'
    const marks = others.flat().map(one => answer.mark(one))
    return `${value}${marks.join('')} in ${listed(names)}`
  })
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`
}
