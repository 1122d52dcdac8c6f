import { asText, counted, inWords } from './markdown.ts'

interface Searched {
  name: string
  pages: number
}

/** More documents than that are counted, not named. */
const maxNames = 5

/** Where something was looked for: never that it isn’t there. */
export const notFoundSentence = (what: string, searched: readonly Searched[]): string =>
  searched.length === 0
    ? `I didn’t find ${what}: there was nothing to search.`
    : `I didn’t find ${what} in the pages searched: ${pagesOf(searched)}.`

/** The same of an overview’s topics, which a document may name in other words. */
export const notRecognizedSentence = (topics: readonly string[], searched: readonly Searched[]): string => {
  const named = inWords(topics.map(topic => asText(topic.charAt(0).toLowerCase() + topic.slice(1))))
  return searched.length === 0
    ? `I didn’t find ${named}: there was nothing to search.`
    : `I didn’t recognize ${named} in the pages searched: ${pagesOf(searched)}.`
}

/** "Lease.pdf (9 pages) and Knowledge base (12 documents, 30 pages)" */
function pagesOf(searched: readonly Searched[]): string {
  const named = searched.slice(0, maxNames).map(({ name, pages }) => {
    const [, title = name, more = ''] = /^(.+) \(([^()]*)\)$/.exec(name) ?? []
    return `${asText(title)} (${[more && asText(more), counted(pages, 'page')].filter(Boolean).join(', ')})`
  })
  const others = searched.slice(maxNames)
  const pages = others.reduce((sum, one) => sum + one.pages, 0)
  const rest = others.length > 0 ? [`${counted(others.length, 'other document')} (${counted(pages, 'page')})`] : []
  return inWords([...named, ...rest])
}
