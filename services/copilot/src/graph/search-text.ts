import { fold } from '@coverdesk/kit'

/** What questions say around a name. A search without them finds what it finds with them, and more. */
const around = new Set(
  (
    'a all an and any are at by for from has have in insurance is it its list my of on our the their to under which who whose with ' +
    'account accounts agency carrier carriers certificate certificates client clients contact contacts coverage customer ' +
    'holder holders insurer insurers policies policy request requests open'
  ).split(' '),
)
const legalForms = new Set(
  'ag co company corp corporation inc incorporated limited llc llp lp ltd pc pllc plc'.split(' '),
)

const wordsOf = (query: string) =>
  fold(query.replace(/(\p{L})['’]s?(?=[\s,.;:!?)]|$)/gu, '$1'))
    .split(' ')
    .filter(Boolean)

/**
 * How the names in a query are searched for, the strictest first: without possessives and the words around them, then without
 * a legal form. A part of a name is never searched for: it would find someone else.
 */
export function namesIn(query: string): string[] {
  const names = wordsOf(query).filter(word => !around.has(word))
  const plain = names.filter(word => !legalForms.has(word))
  return [...new Set([names.join(' '), plain.join(' ')])].filter(Boolean)
}

/** The same; what says no name is searched for as it is. */
export function searchTexts(query: string): string[] {
  const names = namesIn(query)
  return names.length > 0 ? names : [wordsOf(query).join(' ')].filter(Boolean)
}
