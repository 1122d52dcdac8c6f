import type { OfficeArchive } from '../parts/office-archive.ts'
import { parseXml } from '../parts/parse-xml.ts'

interface Level {
  start: number
  format: string
  /** Such as "%1.%2". */
  text: string
}

/** Writes the numbers that Word shows before the items of lists and before headings, such as 3.2 or (a). */
export class Numbering {
  readonly #lists = new Map<string, { abstract: string; starts: Map<number, number> }>()
  readonly #levels = new Map<string, Map<number, Level>>()
  /** How far each list is, by level. */
  readonly #counts = new Map<string, number[]>()

  constructor(archive: OfficeArchive) {
    let abstract = ''
    let [list, level, override] = ['', 0, 0]
    parseXml(archive.read('word/numbering.xml') ?? '', {
      open: (name, { abstractNumId = '', numId = '', ilvl = '0', val = '' }) => {
        if (name === 'abstractNum') {
          abstract = abstractNumId
          this.#levels.set(abstract, new Map())
        } else if (name === 'lvl') {
          level = Number(ilvl)
          this.#levels.get(abstract)?.set(level, { start: 1, format: 'decimal', text: '' })
        } else if (name === 'num') {
          list = numId
          this.#lists.set(list, { abstract: '', starts: new Map() })
        } else if (name === 'abstractNumId') {
          const own = this.#lists.get(list)
          if (own) own.abstract = val
        } else if (name === 'lvlOverride') override = Number(ilvl)
        else if (name === 'startOverride') this.#lists.get(list)?.starts.set(override, Number(val))
        else this.#describe(this.#levels.get(abstract)?.get(level), name, val)
      },
    })
  }

  /** @returns the mark of the next item, such as "3.2", or "" if it has none */
  next(list: string, level: number): string {
    const { abstract = '', starts } = this.#lists.get(list) ?? {}
    const levels = this.#levels.get(abstract)
    const own = levels?.get(level)
    if (!levels || !own || list === '0') return ''
    // Lists of one definition go on counting, unless one says where it begins.
    const key = starts && starts.size > 0 ? `list ${list}` : `definition ${abstract}`
    const counts = this.#counts.get(key) ?? []
    this.#counts.set(key, counts)
    const startOf = (place: number) => starts?.get(place) ?? levels.get(place)?.start ?? 1
    for (let place = 0; place < level; place += 1) counts[place] ??= startOf(place)
    counts[level] = counts[level] === undefined ? startOf(level) : counts[level] + 1
    counts.length = level + 1
    if (own.format === 'bullet') return '•'
    if (own.format === 'none') return ''
    return own.text.replace(/%(\d)/g, (_, place: string) => {
      const at = Number(place) - 1
      return formatted(counts[at] ?? 1, levels.get(at)?.format ?? 'decimal')
    })
  }

  #describe(level: Level | undefined, name: string, value: string) {
    if (!level) return
    if (name === 'start') level.start = Number(value)
    if (name === 'numFmt') level.format = value
    if (name === 'lvlText') level.text = value
  }
}

function formatted(count: number, format: string): string {
  if (format === 'lowerLetter') return letters(count)
  if (format === 'upperLetter') return letters(count).toUpperCase()
  if (format === 'lowerRoman') return roman(count)
  if (format === 'upperRoman') return roman(count).toUpperCase()
  return format === 'decimalZero' ? String(count).padStart(2, '0') : String(count)
}

/** a to z, then aa to zz, as Word counts. */
const letters = (count: number) =>
  String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.min(5, Math.ceil(count / 26)))

const romans: [number, string][] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function roman(count: number): string {
  let [rest, text] = [Math.min(count, 1_000), '']
  for (const [value, sign] of romans) {
    text += sign.repeat(Math.floor(rest / value))
    rest %= value
  }
  return text
}
