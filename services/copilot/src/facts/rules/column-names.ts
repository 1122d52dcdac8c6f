import { datesIn, moneyIn } from '@coverdesk/coverage/read'
import { labelOf } from '../layout/label.ts'
import type { Row } from '../layout/row.ts'

/** What a column of a table holds. */
export type Column =
  | 'COVERAGE'
  | 'LABEL'
  | 'AMOUNT'
  | 'DEDUCTIBLE'
  | 'RETENTION'
  | 'DEDUCTIBLE_OR_RETENTION'
  | 'PREMIUM'
  | 'POLICY_NUMBER'
  | 'INSURER'
  | 'LETTER'
  | 'NAIC'
  | 'EFFECTIVE'
  | 'EXPIRATION'
  | 'PERIOD'
  | 'ADDITIONAL_INSURED'
  | 'WAIVER'
  | 'FORM_NUMBER'
  | 'TITLE'
  | 'LOCATION'
  | 'BUILDING'
  | 'CONTENTS'
  | 'INCOME'
  | 'DATE_OF_LOSS'
  | 'CLAIM'
  | 'STATUS'
  | 'PAID'
  | 'RESERVED'
  | 'INCURRED'
  | 'DESCRIPTION'

const names: readonly (readonly [Column, RegExp])[] = [
  ['POLICY_NUMBER', /^policy(?: number)?(?: s)?$|^policy number/],
  ['LETTER', /^(?:insr|insurer|co|company)? ?(?:ltr|letter)$|^insr$|^ltr$|^co$/],
  ['NAIC', /^naic\b/],
  [
    'INSURER',
    /^(?:(?:issuing|writing|underwriting|insuring|proposed|quoting)? ?(?:insurer|carrier|company)|insurance (?:company|carrier)|market|paper)(?: (?:and )?(?:name|naic))?$|^insurers?(?: affording coverage)?$/,
  ],
  [
    'PERIOD',
    /^(?:policy |coverage )?(?:period|term)$|^(?:policy )?effective expiration(?: dates?)?$|^policy dates?$|^dates$/,
  ],
  ['EFFECTIVE', /^(?:policy )?(?:effective|from|inception|start|begins)(?: date)?(?: mm dd yyyy| mm dd yy)?$/],
  ['EXPIRATION', /^(?:policy )?(?:expiration|expires|expiry|to|end|ends)(?: date)?(?: mm dd yyyy| mm dd yy)?$/],
  [
    'ADDITIONAL_INSURED',
    /^(?:addl|additional|ai)(?: insd| insureds?| insr)?(?: y n)?$|^add l(?: insd| insureds?)?$|^additional insured(?: box)?$/,
  ],
  ['WAIVER', /^(?:subr|subrogation|waiver)(?: wvd| waived| of subrogation| of subr)?(?: y n)?$|^wvd$|^wos$|^ws$/],
  [
    'FORM_NUMBER',
    /^(?:form|endorsement)(?: number| id)?(?: s)?(?: and edition(?: date)?)?$|^form number(?: edition)?$|^number$/,
  ],
  [
    'TITLE',
    /^(?:(?:form|endorsement) )?(?:title|name)(?: of (?:form|endorsement))?(?: or description)?$|^form description$/,
  ],
  [
    'DEDUCTIBLE_OR_RETENTION',
    /^deductibles? (?:(?:or|and) )?(?:self insured )?(?:retentions?|sir)$|^(?:self insured )?(?:retentions?|sir) (?:(?:or|and) )?deductibles?$/,
  ],
  ['DEDUCTIBLE', /^(?:\w+ ){0,2}deductibles?(?: (?:amount|each \w+))?$/],
  ['RETENTION', /\bretention\b|^sir$/],
  [
    'PREMIUM',
    /^(?:(?:total|annual|estimated|deposit|term|policy|line|coverage|section|part) )*premiums?(?: amount)?$|^cost$|^price$/,
  ],
  [
    'LOCATION',
    /^(?:(?:location|premises|property|risk|site|building) )?(?:address|location)(?: of (?:premises|property|location))?(?: and description)?$|^location(?: description| address| name)?$|^premises(?: address)?$|^described premises$/,
  ],
  ['BUILDING', /^(?:building|buildings)(?: (?:limit|value|coverage|amount|rc))*$/],
  ['CONTENTS', /^(?:contents|business personal property|bpp|personal property)(?: (?:limit|value|coverage|amount))*$/],
  ['INCOME', /^business (?:income|interruption)(?: .*)?$|^bi(?: ee)?$/],
  [
    'DATE_OF_LOSS',
    /^(?:date of )?(?:loss|occurrence|accident|incident)(?: date)?$|^loss date$|^date of (?:loss|accident|occurrence)$|^dol$|^date$|^(?:occurred|accident date|claim date)$/,
  ],
  ['CLAIM', /^claim(?: (?:number|id))?$|^file number$|^reference$/],
  ['STATUS', /^(?:claim )?status$|^open closed$|^o c$|^state$/],
  ['PAID', /^(?:total |amount |net )?paid(?: (?:loss(?:es)?|to date|amount|total))?$|^payments?$/],
  ['RESERVED', /^(?:(?:outstanding|total|case|open) )?reserve[sd]?(?: amount)?$|^outstanding$/],
  ['INCURRED', /^(?:(?:total|gross|net) )?incurred(?: (?:total|loss|amount))?$|^total$/],
  [
    'DESCRIPTION',
    /^(?:loss |claim |accident )?(?:description|cause)(?: of (?:loss|accident|claim|occurrence))?$|^(?:what happened|details|nature of (?:loss|injury|claim))$|^cause(?: of loss)?$/,
  ],
  ['LABEL', /^limits? (?:type|description|name|basis)$|^(?:limit|limits)$/],
  [
    'AMOUNT',
    /^(?:(?:policy|coverage) )?(?:limits?|amounts?)(?: of (?:insurance|liability|coverage))?(?: (?:in )?(?:usd|dollars?|us))?$|^limits? (?:requested|required|desired|carried|offered|quoted|provided)$|^(?:limit|coverage) amount$|^amounts?$|^values?$|^sum insured$|^(?:minimum|required|minimum required) (?:limits?|amounts?)(?: of (?:liability|insurance|coverage))?$|^minimum (?:required )?(?:coverages?|requirements?)$|^minimum$|^limits? required$/,
  ],
  [
    'COVERAGE',
    /^(?:(?:type|kind)s? of (?:required )?(?:insurance|coverage|policy)|lob|(?:required|type of required|insurance) coverages?|subject of insurance|covered property|(?:line|lines)(?: of (?:business|insurance|coverage))?|coverages?(?: part| type| description| form)?|policy type|insurance(?: type)?|section|item|peril|description of coverage|kind of insurance)$/,
  ],
]

/** What the cells of a heading name, from left to right. Headings that stand close are one cell: "EFF EXP". */
export const columnsOf = ({ cells }: Row): Column[][] => {
  const found = cells.map(({ text }) => columnsNamed(text))
  const hasAmount = found.flat().includes('AMOUNT')
  // With an amount beside it, a column "Limit" says which limit it is; alone, it is the amount.
  const isAmount = (place: number) =>
    !hasAmount && !/\s\S/.test(cells[place]?.text.replace(/\([^)]*\)/g, '').trim() ?? '')
  return found.map((columns, place) =>
    columns.map(column => (column === 'LABEL' && isAmount(place) ? 'AMOUNT' : column)),
  )
}

/** Narrow columns, whose headings can look like one. */
const standClose: ReadonlySet<Column> = new Set<Column>([
  ...([
    'LETTER',
    'COVERAGE',
    'ADDITIONAL_INSURED',
    'WAIVER',
    'POLICY_NUMBER',
    'EFFECTIVE',
    'EXPIRATION',
    'LABEL',
  ] as const),
])

function columnsNamed(text: string): Column[] {
  const whole = columnNamed(text)
  if (whole) return [whole]
  const words = text.split(' ')
  for (let length = words.length - 1; length > 0; length -= 1) {
    const first = columnNamed(words.slice(0, length).join(' '))
    const rest = first && standClose.has(first) ? columnsNamed(words.slice(length).join(' ')) : []
    if (first && rest.length > 0) return [first, ...rest]
  }
  return []
}

function columnNamed(text: string): Column | null {
  const { text: label } = labelOf(text.replace(/\([^)]*\)/g, ' '))
  return names.find(([, pattern]) => pattern.test(label))?.[0] ?? null
}

/** Whether a row is the heading of a table: it names columns, and holds no amounts. */
export function isHeaderRow(row: Row): boolean {
  if (row.cells.length < 2 || row.kind === 'FORM_FIELD') return false
  if (row.cells.some(({ text }) => /\d{4,}/.test(text) || datesIn(text).length > 0)) return false
  if (row.cells.some(({ text }) => text.length > 45 || moneyIn(text).some(({ isMarked }) => isMarked))) return false
  const columns = columnsOf(row)
  const known = columns.filter(({ length }) => length > 0).length
  return known >= 2 && new Set(columns.flat()).size >= 2 && known >= row.cells.length / 2 && !onlyLabels(columns.flat())
}

/** "Effective | Expiration" over two dates are labels of boxes. */
const onlyLabels = (known: readonly Column[]) =>
  known.every(column =>
    [
      'EFFECTIVE',
      'EXPIRATION',
      'POLICY_NUMBER',
      'INSURER',
      'NAIC',
      'PREMIUM',
      'PERIOD',
      'DEDUCTIBLE',
      'RETENTION',
      'DEDUCTIBLE_OR_RETENTION',
      'FORM_NUMBER',
      ...(known.some(other => ofPlaces.has(other)) && known.includes('LOCATION') ? [] : placesOrDays),
    ].includes(column),
  )

/** Columns of a schedule of locations; without an address in front they are labels of their own. */
const ofPlaces: ReadonlySet<Column> = new Set<Column>(['BUILDING', 'CONTENTS', 'INCOME'])
const placesOrDays: readonly Column[] = ['LOCATION', 'BUILDING', 'CONTENTS', 'INCOME', 'DATE_OF_LOSS']
