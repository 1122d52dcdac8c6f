import type { InsuranceType } from '@coverdesk/coverage'
import { lineHeaded, linesNamedIn } from '../values/lines-of-business.ts'
import { labelOf } from './label.ts'
import { type Panel, panelsOf } from './panels.ts'
import type { Row } from './row.ts'

/** What sections are about that lists and amounts are read from. */
export type Topic =
  | 'FORMS'
  | 'EXCLUSIONS'
  | 'ADDITIONAL_INSUREDS'
  | 'LOCATIONS'
  | 'DEDUCTIBLES'
  | 'PREMIUM'
  | 'CONDITIONS'
  | 'WORDING'
  | 'CLAIMS'
  | 'HOLDER'
  | 'OPERATIONS'

/** Under which headings a row stands. */
export interface Context {
  line: InsuranceType | null
  topic: Topic | null
  isHeading: boolean
  /** Whether its line is that of a paragraph above it, not of a heading: what is said of the whole isn't about it. */
  isLed: boolean
  /** Sections side by side, of which each cell is in one. */
  panels: readonly Panel[]
}

const topics: readonly (readonly [Topic, RegExp])[] = [
  [
    'FORMS',
    /\b(?:(?:schedule|list) of (?:policy )?(?:forms|endorsements)|forms (?:and|or) endorsements?|endorsements? and forms|(?:policy )?forms(?: list| schedule| attached)?$|endorsements? (?:attached|schedule)|forms (?:(?:that|which) (?:are|will be) )?(?:applicable|attached|schedule|list|made)|applicable forms|attached forms|endorsements included)\b/,
  ],
  ['EXCLUSIONS', /\b(?:exclusions?|what is not covered|not covered)\b/],
  [
    'ADDITIONAL_INSUREDS',
    /\badditional insureds?(?: schedule|s)?$|\bschedule of additional insureds?\b|^additional insureds?\b(?!.*\brequired)/,
  ],
  [
    'LOCATIONS',
    /\b(?:(?:schedule|list) of (?:locations|premises|properties|values)|locations?(?: schedule| of .*)?$|(?:insured|described|covered|scheduled) (?:locations?|premises)|premises (?:schedule|information)|statement of values|location schedule|property schedule)\b/,
  ],
  [
    'DEDUCTIBLES',
    /^(?:schedule of )?(?:deductibles?|retentions?)(?: and (?:retentions?|deductibles?))?(?: schedule)?$/,
  ],
  [
    'PREMIUM',
    /\b(?:premiums?(?: summary| breakdown| and .*| schedule| computation| details?)?$|^price$|pricing|cost summary|total cost|(?:premium|rating) (?:and|summary|breakdown|calculation)|amounts? due|taxes and fees|summary of (?:premiums?|charges|costs?))\b/,
  ],
  [
    'CONDITIONS',
    /\b(?:subjectivit(?:y|ies)|conditions|terms of (?:this )?quote|requirements to bind|subject to|payment terms|notes?$|remarks)\b/,
  ],
  [
    'CLAIMS',
    /\b(?:claims?|loss(?:es)?) (?:detail|listing|schedule|history|summary|runs?)\b|^claims?$|^losses$|^loss history$/,
  ],
  ['HOLDER', /\bcertificate holder\b/],
  ['OPERATIONS', /^(?:description of )?operations\b|^(?:description|nature) of business\b/],
  [
    'WORDING',
    /\b(?:definitions|insuring agreements?|policy (?:wording|provisions)|coverage form|section [ivx]+ (?:who|what|limits|conditions|definitions)|who is an insured|duties in the event|common policy conditions|general (?:conditions|provisions))\b/,
  ],
]

/** Headings within the section of a line. */
const ofAnyLine =
  /^(?:schedule of |your |summary of |additional )?(?:limits?|coverages?|deductibles?|retentions?|covered autos|premises|rating|classification|employers liability|part (?:one|two|three))\b/

const maxHeading = 90
const firstPages = 3

/** The sections of a document: for each row the line of business and the topic of the headings that it is under. */
export function contextsOf(rows: readonly Row[]): { contexts: Map<Row, Context>; lines: InsuranceType[] } {
  const contexts = new Map<Row, Context>()
  const counts = new Map<InsuranceType, number>()
  let line: InsuranceType | null = null
  let lineLevel = 9
  let topic: Topic | null = null
  let isLed = false
  let side: SideHeading | null = null
  let panels: readonly Panel[] = []
  for (const row of rows) {
    side = sideHeadingOf(row, side)
    const heading = headingOf(row, rows)
    const begun = panelsOf(row, rows)
    if (begun.length > 0) panels = begun
    else if (heading !== null || row.page !== rows[row.index - 1]?.page) panels = []
    if (heading !== null) {
      const headed = lineHeaded(heading)
      const found = topics.find(([, pattern]) => pattern.test(heading))?.[0] ?? null
      const level = row.level ?? 6
      if (headed) {
        line = headed
        isLed = false
        lineLevel = level
      } else if (found === 'PREMIUM' || found === 'FORMS' || found === 'CONDITIONS' || found === 'HOLDER') line = null
      else if (row.kind === 'HEADING' && level <= lineLevel && !ofAnyLine.test(heading)) line = null
      topic = found
    } else {
      // Under a heading for premiums the name of a line is the label of its premium.
      const lead = row.cells.length === 1 && topic !== 'PREMIUM' ? leadingLine(row.cells[0]?.text ?? '') : null
      if (lead) [line, lineLevel, isLed] = [lead, 6, true]
    }
    if (row.kind !== 'HEADER' && row.kind !== 'FOOTER') countLines(row, counts)
    contexts.set(row, {
      line: side?.line ?? line,
      topic: side?.topic ?? topic,
      isHeading: heading !== null,
      panels,
      isLed: isLed && !side?.line,
    })
  }
  return { contexts, lines: [...counts.keys()] }
}

/** What the first cell of a row in a table is the heading of: this row, and those below it that have no first cell. */
interface SideHeading {
  row: Row
  line: InsuranceType | null
  topic: Topic | null
  /** Whether nothing else in its row is a value: then the rows below are about it as well. */
  isAlone: boolean
}

function sideHeadingOf(row: Row, last: SideHeading | null): SideHeading | null {
  const isSameTable = last?.row.page === row.page && last.row.table === row.table && row.table !== null
  const place = row.cells.findIndex(({ text }) => !/^(?:item )?[\dA-H]{1,2}[.)]?$/i.test(text))
  const first = row.cells[place]
  // The list of forms may take lines that look like text.
  if (row.kind !== 'TABLE_ROW')
    return last?.topic === 'FORMS' && startsWithForm.test(row.cells[0]?.text ?? '') ? last : null
  if (!first) return null
  if (row.columns[0] !== 0 || row.cells.length < 2) return isSameTable && row.columns[0] !== 0 ? last : null
  const { text } = labelOf(first.text)
  const others = row.cells.slice(place + 1)
  const line = others.some(other => lineHeaded(labelOf(other.text).text)) ? null : lineHeaded(text)
  const topic = text.split(' ').length <= 6 && !/\d/.test(text) && topics[0]?.[1].test(text) ? 'FORMS' : null
  if (line || topic) return { row, line, topic, isAlone: others.every(isNoValue) }
  return isSameTable && last.isAlone && last.line && !/^(?:grand )?total/.test(text) ? last : null
}

const startsWithForm = /^[A-Z]{2,5}[\s-]?\d{2,4}[\s-]\d{2}/

/** "Limits of insurance", "Premium", "Occurrence form". */
const isNoValue = ({ text }: Row['cells'][number]) => !/[$\d]|^(?:included|excluded|none|nil|not covered)\b/i.test(text)

/** "General Liability — Insurer: …" begins what is about a line, in this paragraph and those below it. */
function leadingLine(text: string): InsuranceType | null {
  const [, lead] = /^(.{2,60}?)\s*(?:[—–]|:\s|\s-\s)/.exec(text) ?? []
  return lead ? lineHeaded(labelOf(lead).text) : null
}

/** The text of a row that heads what follows: a heading, or a short line alone that names a line or a topic. */
function headingOf(row: Row, rows: readonly Row[]): string | null {
  const [cell] = row.cells
  if (!cell || row.cells.length > 1 || cell.text.length > maxHeading) return null
  if (row.kind === 'HEADER' || row.kind === 'FOOTER' || row.kind === 'FORM_FIELD') return null
  const { text } = labelOf(cell.text.replace(/\((?:cont(?:inued|'d|\.)?)\)/i, ''))
  if (row.kind === 'HEADING') return text
  if (
    /[.;,]$|\$\s?\d|(?:\.\s?){4}|\d,\d{3}|:\s*\d[\d.]*$/.test(cell.text) ||
    isInside(row, rows) ||
    isOverAmount(row, rows)
  )
    return null
  const isTopic = topics.some(([, pattern]) => pattern.test(text)) && text.split(' ').length <= 6 && !/\d/.test(text)
  return lineHeaded(text) || isTopic ? text : null
}

/** "Premium" over an amount is its label. */
function isOverAmount(row: Row, rows: readonly Row[]): boolean {
  const [next] = rows[row.index + 1]?.cells ?? []
  return next !== undefined && /^(?:[$(]|\d[\d,.]*%?$)|^(?:included|excluded|none|nil|waived)\b/i.test(next.text)
}

/** A line in the middle of a paragraph is none. */
function isInside(row: Row, rows: readonly Row[]): boolean {
  if (row.kind !== 'PARAGRAPH') return false
  const before = rows[row.index - 1]
  const isContinued =
    before && before.page === row.page && before.block === row.block && !/[.:;]$/.test(before.cells.at(-1)?.text ?? '')
  return Boolean(isContinued && (before.cells[0]?.text.length ?? 0) > maxHeading / 2)
}

function countLines(row: Row, counts: Map<InsuranceType, number>) {
  for (const { text } of row.cells) {
    // What is on the first pages is what the document is about; later ones have wording that names every line.
    if (text.length > maxHeading && row.page.number > firstPages) continue
    for (const { line } of linesNamedIn(labelOf(text).text)) counts.set(line, (counts.get(line) ?? 0) + 1)
  }
}
