import { linesNamedIn } from '../../facts/values/lines-of-business.ts'
import { stem } from '../../search/text/stem.ts'

/** Words that names of papers have in common, and that tell none from another. */
const common = new Set(
  `pdf docx doc txt md scan the and of for in on to policy policies guide guides document form file copy insurance general
  requirement requirements request requests report reporting procedure procedures checklist account accounts contractor
  contractors mutual company inc llc assurance specimen appetite training agency carrier client clients office`
    .split(/\s+/)
    .map(stem),
)

/** Which documents a question names. */
interface NamedDocuments {
  /** Their names; none: it names no document. */
  names: Set<string>
  /** Whether by a name of someone or something, such as "Pier 4": others don't answer. A word such as "certificate" may mean anything. */
  isProper: boolean
}

/** Those of the documents that a question names, by the most of their names’ words: "the Pier 4 lease". */
export function documentsNamed(question: string, names: readonly string[]): NamedDocuments {
  const said = wordsOf(question)
  const counts = names.map(name => [...wordsOf(name)].filter(word => said.has(word)).length)
  const most = Math.max(0, ...counts)
  const found = most === 0 ? [] : names.filter((_, place) => counts[place] === most)
  const proper = found.map(name => wordsOf((name.match(properNames) ?? []).join(' ')))
  return { names: new Set(found), isProper: proper.some(words => [...words].some(word => said.has(word))) }
}

/** Several words in capitals, or with a number: "Coastline Mutual", "Pier 4". */
const properNames = /\p{Lu}[\p{L}’']+(?: (?:\p{Lu}[\p{L}’']+|\d+))+/gu

function wordsOf(text: string): Set<string> {
  const plain = text.replaceAll('’', "'").toLowerCase()
  const lines = linesNamedIn(plain)
  const rest = lines.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, plain)
  const found = rest.match(/[\p{L}\p{N}]+/gu) ?? []
  // A number alone is one of many: "endorsement 4" isn't Pier 4.
  return new Set(found.map(stem).filter(word => !common.has(word) && word.length > 2 && !/^\d+$/.test(word)))
}
