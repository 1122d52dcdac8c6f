import type { Reference } from '@coverdesk/kit'

/** "2 open service requests are about this policy." What is closed refers to it no longer. */
export function referencesInWords(references: readonly Reference[]): string {
  const named = references.map(({ typename, count }) => `${count} ${wordsOf(typename)}${count === 1 ? '' : 's'}`)
  const isOne = references.length === 1 && references[0]?.count === 1
  return `${named.join(' and ')} ${isOne ? 'is' : 'are'} about this policy.`
}

const wordsOf = (typename: string) =>
  typename === 'ServiceRequest' ? 'open service request' : typename.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
