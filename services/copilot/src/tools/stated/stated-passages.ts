import { type Fact, type FieldName, fields, insuranceTypeNames } from '@coverdesk/coverage'
import { factsOf } from '../../facts/storing/facts-of.ts'
import { pageAddress } from '../passages/page-address.ts'
import type { WorkspaceSource } from '../tool.ts'
import { type AskedField, askedField } from './asked-fields.ts'

/** What a document states of what is asked: `text` is the quote that proves it. */
interface StatedPassage {
  passageId: string
  sourceId: string
  name: string
  page: number
  text: string
  field: FieldName
  /** What it is, as people read it. */
  states: string
}

const maxStated = 6

/** What documents state of the field that a query asks for, in their own words; none where it asks for no field. */
export async function statedPassages(query: string, sources: readonly WorkspaceSource[]): Promise<StatedPassage[]> {
  const asked = askedField(query)
  if (!asked || sources.length === 0) return []
  const names = new Map(sources.map(({ sourceId, name }) => [sourceId, name]))
  const facts = await factsOf([...names.keys()], asked.fields)
  const found = [...names].flatMap(([fileId, name]) =>
    wanted(
      facts.filter(fact => fact.fileId === fileId && fact.state !== 'NOT_FOUND'),
      asked,
    ).flatMap(({ field, line, evidence }) =>
      evidence.map(({ page, quote }) => ({
        ...{ passageId: pageAddress(fileId, page), sourceId: fileId, name, page, text: quote, field },
        states: line ? `${fields[field].label} (${insuranceTypeNames[line]})` : fields[field].label,
      })),
    ),
  )
  return found.slice(0, maxStated)
}

/** Those of the line that is asked about; else what is said of the whole document, or of every line. */
function wanted<Found extends Pick<Fact, 'field' | 'line'>>(facts: Found[], { fields, lines }: AskedField): Found[] {
  const first = fields.find(field => facts.some(fact => fact.field === field && isOf(fact, lines)))
  const ofField = facts.filter(fact => fact.field === first && isOf(fact, lines))
  const ofWhole = ofField.filter(({ line }) => line === null)
  const ofLines = ofField.filter(({ line }) => line !== null)
  if (lines.length > 0) return ofLines.length > 0 ? ofLines : ofWhole
  return ofWhole.length > 0 ? ofWhole : ofLines
}

/** What is said of a whole document holds for its lines, but for amounts: those are sums. */
function isOf({ field, line }: Pick<Fact, 'field' | 'line'>, lines: AskedField['lines']): boolean {
  if (lines.length === 0) return true
  return line === null ? fields[field].unit !== 'USD' : lines.includes(line)
}
