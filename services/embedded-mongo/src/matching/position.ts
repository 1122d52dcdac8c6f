import { partsOf, someValue } from '../bson/paths.ts'
import type { Doc } from '../bson/values.ts'
import { conjuncts, matches } from './filter.ts'
import type { Filter } from './filter-tree.ts'

/**
 * The place of the array element by which a document matches a filter, for the positional `$`.
 * @param path of the array
 * @returns undefined when the filter says nothing about the array
 */
export function matchedPosition(filter: Filter, doc: Doc, path: string): number | undefined {
  const tests = testsOfElement(filter, path)
  if (tests.length === 0) return undefined
  const elements = arrayAt(doc, path)
  const position = elements.findIndex(element => tests.every(test => test(element)))
  const found = position >= 0 ? position : elements.findIndex(element => tests.some(test => test(element)))
  return found >= 0 ? found : undefined
}

type ElementTest = (element: unknown) => boolean

/** What a filter asks of single elements of the array: by `array`, `array.field` or `array: { $elemMatch }`. */
function testsOfElement(filter: Filter, path: string): ElementTest[] {
  return conjuncts(filter).flatMap((part): ElementTest[] => {
    if (part.type === 'any') {
      const branches = part.filters.map(branch => testsOfElement(branch, path)).filter(tests => tests.length > 0)
      return branches.length === 0 ? [] : [element => branches.some(tests => tests.every(test => test(element)))]
    }
    if (part.type !== 'field') return []
    const { condition, parts } = part
    if (part.path === path) {
      const { inner } = condition
      return [inner ? element => matches(inner, element) : condition.testOne]
    }
    if (!part.path.startsWith(`${path}.`)) return []
    const within = parts.slice(partsOf(path).length)
    return [element => someValue(element, within, condition.test)]
  })
}

function arrayAt(doc: Doc, path: string): unknown[] {
  let found: unknown[] = []
  someValue(doc, partsOf(path), value => {
    if (!Array.isArray(value)) return false
    found = value
    return true
  })
  return found
}
