import type { WorkspaceSource } from '../../../tools/tool.ts'

/** Words of file names that tell no document from another. */
const common =
  /^(?:pdf|docx?|xlsx?|csv|eml|txt|png|jpe?g|tiff?|webp|md|and|the|of|for|input|document|file|copy|final|scan|page|\d+)$/

/** The documents that a question names, by words of their names: "in the lease". All or none of them name no one. */
export function sourcesNamed(question: string, sources: readonly WorkspaceSource[]): WorkspaceSource[] {
  const said = new Set(wordsOf(question))
  const named = sources.filter(({ name }) => wordsOf(name).some(word => said.has(word)))
  return named.length < sources.length ? named : []
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map(word => word.replace(/(?<=\p{L}{3})(?:ies|y)$/u, 'i').replace(/(?<=\p{L}{3})s$/u, ''))
    .filter(word => word.length > 1 && !common.test(word))
