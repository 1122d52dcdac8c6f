/** What a new area and its record are called in paths, code and texts. */
export interface AreaNames {
  /** `claims`: folders, addresses, the subgraph. */
  area: string
  areaVar: string
  Area: string
  /** `Claims`: sidebar and titles. */
  label: string
  /** `claim`, in files and folders. */
  record: string
  recordVar: string
  Record: string
  recordWords: string
  /** `Claim`, at the beginning of a sentence. */
  RecordWords: string
  /** `Service Request`, on buttons. */
  RecordTitle: string
  records: string
  recordsVar: string
  Records: string
  recordsWords: string
  /** `a` or `an`, before the record. */
  article: string
}

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const pascal = (name: string) => name.split('-').map(capitalized).join('')
const camel = (name: string) => name.charAt(0) + pascal(name).slice(1)
const words = (name: string) => name.replaceAll('-', ' ')
const title = (name: string) => name.split('-').map(capitalized).join(' ')
const pluralOf = (name: string) => (/[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`)

/** `claims` → `claim`; a name that is no plural needs a record of its own. */
function singularOf(area: string): string {
  if (/[^aeiou]ies$/.test(area)) return `${area.slice(0, -3)}y`
  if (/[^s]s$/.test(area)) return area.slice(0, -1)
  throw new Error(`What does ${area} list? Name it: npm run new:area ${area} "<label>" <record>`)
}

/**
 * @param area its name, such as `claims`
 * @param label as people read it; by default the name
 * @param record what it lists, such as `claim`; by default the singular of the name
 * @throws when a name is not in kebab case, or there is no singular
 */
export function areaNames(area: string, label?: string, record?: string): AreaNames {
  const one = record ?? singularOf(area)
  for (const name of [area, one]) {
    if (!kebab.test(name)) throw new Error(`"${name}" is no name: use lowercase letters, digits and hyphens.`)
  }
  const many = pluralOf(one)
  return {
    ...{ area, areaVar: camel(area), Area: pascal(area), label: label ?? capitalized(words(area)) },
    ...{ record: one, recordVar: camel(one), Record: pascal(one), recordWords: words(one) },
    ...{ RecordWords: capitalized(words(one)), RecordTitle: title(one) },
    ...{ records: many, recordsVar: camel(many), Records: pascal(many), recordsWords: words(many) },
    article: /^[aeiou]/.test(one) ? 'an' : 'a',
  }
}
