import type { Reference } from '@coverdesk/kit'

/** "3 business policies and 1 service request belong to this account." */
export function referencesInWords(references: readonly Reference[]): string {
  const named = references.map(({ typename, count }) => `${count} ${wordsOf(typename, count)}`)
  const verb = references.length === 1 && references[0]?.count === 1 ? 'belongs' : 'belong'
  return `${named.join(' and ')} ${verb} to this account.`
}

function wordsOf(typename: string, count: number) {
  const words = typename.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  if (count === 1) return words
  return words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`
}
