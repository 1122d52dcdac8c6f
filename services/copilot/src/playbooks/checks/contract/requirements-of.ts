import {
  type ExclusionSubject,
  exclusionSubjects,
  insuranceTitles,
  type LimitLabelId,
  liabilityLines,
  limitLabels,
  linesIn,
  obligations,
  type PaperLine,
  Phrases,
  paperLines,
  prohibitions,
  type RequirementKind,
  requirementKinds,
} from '@coverdesk/coverage/judge'
import { type LabeledAmount, labeledAmountsIn, moneyIn } from '@coverdesk/coverage/read'
import type { Page } from '../../../reading/page.ts'
import { type Unit, unitsOf } from '../../../understanding/judge/units.ts'
import { formNumbersIn } from './form-numbers.ts'
import type { Clause, Requirement } from './requirement.ts'

const titles = new Phrases(insuranceTitles)
const obliges = new Phrases(obligations)
const prohibits = new Phrases(prohibitions)
/** What tells a sentence outside of the insurance article that it is about insurance. */
const aboutInsurance = new Phrases([
  'insurance',
  'insurer',
  'insurers',
  'additional insured',
  'subrogation',
  'self insured',
  'policy of insurance',
  'liability policy',
  'liability coverage',
])
const delivers = new Phrases([
  'deliver*',
  'furnish*',
  'submit*',
  'provide* ~4 certificate*|copy|copies|evidence|proof',
  'copies ~6 endorsement*|policy|policies',
  'file|filed',
  'received',
  'certificate* ~3 insurance',
  'upon request',
])
const ongoing = new Phrases(['ongoing', 'on going', 'cg 20 10', 'cg 20 33', 'cg 20 38'])
const completed = new Phrases(['completed operations', 'completed work', 'cg 20 37', 'products ~3 completed'])
const ofAllPolicies = new Phrases([
  'all|each|every|such|any policies|policy|insurance|coverages',
  'required policies|insurance',
  'insurance required',
  'policies required',
  'all liability',
  'all coverages',
])
const exceptions = new Phrases(['except|excluding|other than ~4 worker|workers|professional'])
const kinds = requirementKinds.map(({ id, label, phrases }) => ({ id, label, phrases: new Phrases(phrases) }))
const subjects = exclusionSubjects.map(({ id, label, phrases }) => ({ id, label, phrases: new Phrases(phrases) }))

/** Amounts with a sign, a group of digits or a scale: "ten (10) days" has none. */
const amountsOf = (text: string) =>
  moneyIn(text).filter(({ start, end }) => /[$]|,\d{3}|USD|illion|housand|ollar/i.test(text.slice(start, end)))

const lineLabel = (line: PaperLine) => paperLines.find(({ id }) => id === line)?.label ?? ''
const withLine = (label: string, line: PaperLine | null) => (line ? `${label} (${lineLabel(line)})` : label)

interface Sentence extends Clause {
  unit: Unit
  line: PaperLine | null
  /** The letter of its item, such as b of "(b) …". */
  item: string | null
  isInArticle: boolean
}

/**
 * What a contract requires of insurance, each thing once: limits of each line, endorsements, terms and duties. It is read from the
 * insurance article's own sentences, items and rows; one that no kind fits is a requirement under its own words, so nothing is left out.
 */
export function requirementsOf(pages: readonly Page[]): Requirement[] {
  const sentences = sentencesOf(pages)
  const items = new Map(sentences.flatMap(({ item, line }) => (item && line ? [[item, line] as const] : [])))
  const found: Requirement[] = []
  for (const sentence of sentences.filter(isRequirement)) {
    for (const one of rowsOf(sentence, items)) add(found, one)
  }
  return forEachLine(withoutRepeats(found))
}

/** A checklist's "Umbrella: $5,000,000" is the limit that the article has as each occurrence, and a line with limits needs no row of its own. */
function withoutRepeats(found: readonly Requirement[]): Requirement[] {
  const ofLine = (one: Requirement) =>
    found.filter(other => other !== one && other.kind === 'LIMIT' && other.line === one.line)
  return found.filter(one => {
    if (one.kind === 'COVERAGE')
      return (
        ofLine(one).length === 0 &&
        !(one.line === 'WORKERS_COMPENSATION' && found.some(({ kind }) => kind === 'STATUTORY'))
      )
    if (one.limit?.id !== 'LIMIT') return true
    const same = ofLine(one).find(({ limit }) => limit && limit.id !== 'LIMIT' && limit.cents === one.limit?.cents)
    same?.clauses.push(...one.clauses)
    return same === undefined
  })
}

function sentencesOf(pages: readonly Page[]): Sentence[] {
  const units = unitsOf(pages, { isProse: true })
  let [line, item, block]: [PaperLine | null, string | null, string] = [null, null, '']
  let article = ''
  return units.map(unit => {
    const page = pages.find(({ number }) => number === unit.page)
    const quote = page?.text.slice(unit.start, unit.end) ?? unit.text
    const marker = /^\s*(?:\(([a-z]|\d{1,2}|[ivx]{1,4})\)|([a-z])[.)])\s/i.exec(unit.text)
    const number = /^\s*(?:article|section|exhibit|schedule|§)?\s*(\d{1,3})(?:[.]\d+)*[.)]?\s/i.exec(unit.text)
    const own = unit.isRow ? linesIn(unit.text, true)[0]?.line : (startLine(unit) ?? undefined)
    if (marker || number || unit.isHeading || unit.isRow || block !== blockOf(unit, pages)) [line, item] = [null, null]
    if (marker) item = (marker[1] ?? marker[2] ?? '').toLowerCase()
    if (own) line = own
    block = blockOf(unit, pages)
    const isTitled = unit.titles.some(title => titles.isIn(title))
    if (titles.isIn(unit.text) && unit.text.length < 90 && number) article = number[1] ?? ''
    const isInArticle =
      isTitled ||
      (article !== '' && number?.[1] === article) ||
      (article !== '' && number === null && !unit.isHeading && unit.titles.length === 0)
    if (number && number[1] !== article && !isTitled) article = ''
    return { page: unit.page, quote, text: unit.text.replaceAll('\t', ' | '), unit, line, item, isInArticle }
  })
}

const startLine = (unit: Unit): PaperLine | null => {
  const [first] = linesIn(unit.text)
  return first && first.start <= 60 ? first.line : null
}

const blockOf = ({ page, start }: Unit, pages: readonly Page[]) =>
  `${page} ${pages.find(({ number }) => number === page)?.blocks.findIndex(block => block.start <= start && start < block.end)}`

function isRequirement({ unit, isInArticle, text }: Sentence): boolean {
  if (unit.isHeading || text.length < 12) return false
  const isObligation = obliges.isIn(text) || unit.isRow || amountsOf(text).length > 0
  if (isInArticle)
    return isObligation || (kinds.some(({ phrases }) => phrases.isIn(text)) && text.split(/\s+/).length > 6)
  return obliges.isIn(text) && aboutInsurance.isIn(text) && !unit.isRow
}

/** The title that a clause begins with, "9.3 Primary and Noncontributory.", is no requirement: its sentences are. */
const isClauseTitle = ({ text, unit }: Sentence) =>
  !unit.isRow &&
  text.split(/\s+/).length <= 6 &&
  (!obliges.isIn(text) || /^\s*\(?\w{1,3}[.)]/.test(text)) &&
  !/\d{3}/.test(text)

function rowsOf(sentence: Sentence, items: ReadonlyMap<string, PaperLine>): Requirement[] {
  if (isClauseTitle(sentence)) return []
  const { unit, text } = sentence
  const isHeader =
    unit.isRow &&
    amountsOf(text).length === 0 &&
    unit.titles.length > 0 &&
    !kinds.some(({ phrases }) => phrases.isIn(text)) &&
    linesIn(text, true).length === 0
  if (isHeader) return []
  if (prohibits.isIn(text)) return prohibited(sentence)
  const isDelivery = kindsIn(text).includes('CERTIFICATES') && delivers.isIn(text)
  if (isDelivery && amountsOf(text).length === 0) {
    const also = kindsIn(text).filter(kind => kind === 'CERTIFICATE_HOLDER')
    return ['CERTIFICATES' as const, ...also].map(kind => ({ ...base(sentence, kind), line: null }))
  }
  const rows: Requirement[] = []
  for (const part of partsByLine(sentence)) rows.push(...limitsOf(part))
  for (const kind of kindsIn(text)) rows.push(...rowsOfKind(kind, sentence, items))
  // A line that is required without an amount.
  for (const { line } of linesIn(text, unit.isRow)) {
    const isKnown =
      rows.some(one => one.line === line) ||
      ['RETENTION', 'NOTICE', 'ADDITIONAL_INSURED', 'WAIVER', 'PRIMARY'].some(kind =>
        rows.some(one => one.kind === kind),
      )
    if (!isKnown) rows.push({ kind: 'COVERAGE', label: lineLabel(line), line, clauses: [sentence] })
  }
  return rows.length > 0
    ? rows
    : [{ kind: 'OWN_WORDS', label: shortened(text), line: sentence.line, clauses: [sentence] }]
}

const kindsIn = (text: string): RequirementKind[] =>
  kinds.filter(({ phrases }) => phrases.isIn(text)).map(({ id }) => id)

const base = (sentence: Sentence, kind: RequirementKind) => ({
  ...{ kind, line: sentence.line, clauses: [sentence], forms: formNumbersIn(sentence.text).map(({ text }) => text) },
  label: requirementKinds.find(({ id }) => id === kind)?.label ?? '',
})

function rowsOfKind(kind: RequirementKind, sentence: Sentence, items: ReadonlyMap<string, PaperLine>): Requirement[] {
  const { text, line } = sentence
  const row = base(sentence, kind)
  if (kind === 'ADDITIONAL_INSURED') {
    // What the additional insureds' own insurance or coverage is compared with.
    if (kindsIn(text).includes('PRIMARY') && !/includ|nam|endors|add/i.test(text.replace(/additional/gi, ''))) return []
    if (kindsIn(text).includes('DURATION') && !ongoing.isIn(text)) return []
    const scopes = (['ONGOING', 'COMPLETED'] as const).filter(scope =>
      (scope === 'ONGOING' ? ongoing : completed).isIn(text),
    )
    return (scopes.length > 0 ? scopes : [null]).map(scope => ({
      ...row,
      ...({ scope, line: null, lines: linesNamed(sentence, items) } as object),
      label: scope === null ? row.label : `${row.label}, ${scope === 'ONGOING' ? 'ongoing' : 'completed'} operations`,
      forms: row.forms.filter(
        form => scope === null || (formNumbersIn(form)[0]?.base === 'CG2037') === (scope === 'COMPLETED'),
      ),
    }))
  }
  if (kind === 'WAIVER' || kind === 'PRIMARY')
    return [{ ...row, line: null, ...({ lines: linesNamed(sentence, items) } as object) }]
  if (kind === 'RETENTION') {
    const amounts = amountsOf(text)
    const most = amounts.length === 1 ? (amounts[0]?.cents ?? null) : null
    return amounts.length > 0 || obliges.isIn(text) ? [{ ...row, line: null, most }] : []
  }
  if (kind === 'DURATION')
    return [{ ...row, scope: completed.isIn(text) ? 'COMPLETED' : null, label: withLine(row.label, line) }]
  if (kind === 'PER_PROJECT' || kind === 'PER_LOCATION' || kind === 'OCCURRENCE_FORM') {
    if (kind === 'OCCURRENCE_FORM' && line !== null && line !== 'GENERAL_LIABILITY') return []
    return [
      { ...row, line: 'GENERAL_LIABILITY', forms: row.forms.filter(form => formNumbersIn(form)[0]?.base === 'CG0001') },
    ]
  }
  if (kind === 'ANY_AUTO') return [{ ...row, line: 'AUTO' }]
  if (kind === 'LONGSHORE' || kind === 'STATUTORY') return [{ ...row, line: 'WORKERS_COMPENSATION' }]
  if (kind === 'FOLLOW_FORM') return [{ ...row, line: 'UMBRELLA' }]
  return [row]
}

/** The lines that a requirement is for, by their names and by "9.1(a) and (d)"; null: all that the contract requires. */
function linesNamed({ text }: Sentence, items: ReadonlyMap<string, PaperLine>): readonly PaperLine[] | null {
  const referred = [...text.matchAll(/\(([a-z])\)/g)].flatMap(([, letter = '']) => items.get(letter) ?? [])
  const named = exceptions.isIn(text) ? [] : linesIn(text).map(({ line }) => line)
  if (ofAllPolicies.isIn(text) && referred.length === 0) return null
  const lines = [...new Set([...referred, ...named])]
  return lines.length > 0 ? lines : null
}

/** A sentence about several lines, in parts that are each about one. */
function partsByLine(sentence: Sentence): { sentence: Sentence; text: string; line: PaperLine | null }[] {
  const { unit, text } = sentence
  const named = linesIn(unit.text, unit.isRow)
  const isForeign = kindsIn(text).some(kind => kind === 'RETENTION')
  if (isForeign && named.length === 0) return []
  const starts = named.filter(({ line }, place) => place === 0 || named[place - 1]?.line !== line)
  if (starts.length <= 1) return [{ sentence, text: unit.text, line: starts[0]?.line ?? sentence.line }]
  return starts.map(({ line, start }, place) => ({
    sentence,
    text: unit.text.slice(place === 0 ? 0 : start, starts[place + 1]?.start ?? unit.text.length),
    line,
  }))
}

/** Labels of limits that one line alone has. */
const lineOfLabel = (id: LimitLabelId): PaperLine | null => {
  const label = limitLabels.find(one => one.id === id)
  const lines: readonly PaperLine[] = label && 'lines' in label ? label.lines : []
  return lines.length === 1 ? (lines[0] ?? null) : null
}

const perProject = new Phrases([
  'per|each project',
  'per|each construction project',
  'separately ~6 project',
  'per job',
])

function limitsOf({
  sentence,
  text,
  line,
}: {
  sentence: Sentence
  text: string
  line: PaperLine | null
}): Requirement[] {
  const amounts = labeledAmountsIn(text, line).filter(
    (one): one is LabeledAmount & { value: number } => typeof one.value === 'number',
  )
  return amounts.flatMap((amount, place): Requirement[] => {
    const of = line ?? lineOfLabel(amount.label)
    if (!of || kindsIn(around(text, amount, amounts[place - 1]?.end ?? 0)).includes('RETENTION')) return []
    const isEmployers = of === 'WORKERS_COMPENSATION' && amount.label !== 'LIMIT'
    const used = isEmployers ? 'EMPLOYERS_LIABILITY' : of
    const id = of === 'GENERAL_LIABILITY' && amount.label === 'AGGREGATE' ? 'GENERAL_AGGREGATE' : amount.label
    const label = id === 'LIMIT' ? lineLabel(used) : withLine(limitLabels.find(one => one.id === id)?.label ?? '', used)
    return [
      {
        kind: 'LIMIT',
        label,
        line: used,
        clauses: [sentence],
        limit: { id, cents: amount.value, isPerProject: id === 'GENERAL_AGGREGATE' && perProject.isIn(text) },
      },
    ]
  })
}

/** The words around an amount: from the one before it to a little behind it. */
const around = (text: string, { end }: { end: number }, from: number) => text.slice(from, end + 25)

/** Each thing that may not be excluded, by its subject or in its own words. */
function prohibited(sentence: Sentence): Requirement[] {
  const { text } = sentence
  const line = linesIn(text)[0]?.line ?? sentence.line ?? 'GENERAL_LIABILITY'
  const found = subjects.filter(({ phrases }) => phrases.isIn(text))
  const known = found.map(
    ({ id, label }): Requirement => ({
      kind: 'NO_EXCLUSION',
      label: `No exclusion of ${label}`,
      line,
      subject: id as ExclusionSubject,
      clauses: [sentence],
    }),
  )
  const unknown = text
    .slice(Math.max(0, text.search(/exclu|limit|restrict/i)))
    .split(/,|;|\bor\b|\band\b/)
    .map(part => part.replace(/^.*?\b(?:for|of|regarding|relating to|related to)\b/i, '').trim())
    .filter(
      part =>
        part.split(/\s+/).length <= 9 &&
        /\p{L}{4}/u.test(part) &&
        !/^(?:an? )?(?:exclusions?|limitations?)\W*$/i.test(part),
    )
    .filter(part => !subjects.some(({ phrases }) => phrases.isIn(part)) && !/\bexclu|\blimitation|^\(/i.test(part))
    .map(
      (part): Requirement => ({
        kind: 'NO_EXCLUSION',
        label: `No exclusion of ${part.replace(/[.\s]+$/, '')}`,
        line,
        subject: null,
        clauses: [sentence],
      }),
    )
  const all = [...known, ...unknown]
  return all.length > 0 ? all : [{ kind: 'OWN_WORDS', label: shortened(text), line, clauses: [sentence] }]
}

const maxLabel = 90
const shortened = (text: string) =>
  text.length <= maxLabel ? text : `${text.slice(0, maxLabel).replace(/\s+\S*$/, '')} …`

/** The same requirement twice, in the article and in its checklist, is one with both quotes; the larger amount counts. */
function add(found: Requirement[], one: Requirement): void {
  const same = found.find(other => keyOf(other) === keyOf(one))
  if (!same) {
    found.push({ ...one, clauses: [...one.clauses] })
    return
  }
  if (!same.clauses.some(({ page, quote }) => one.clauses[0]?.page === page && one.clauses[0]?.quote === quote))
    same.clauses.push(...one.clauses)
  if (same.limit && one.limit) {
    same.limit = {
      ...same.limit,
      cents: Math.max(same.limit.cents, one.limit.cents),
      isPerProject: same.limit.isPerProject || one.limit.isPerProject,
    }
  }
  same.forms = [...new Set([...(same.forms ?? []), ...(one.forms ?? [])])]
}

/** "Each occurrence" and "each claim" of such a line are one limit. */
const limitKey = ({ line, limit }: Requirement) =>
  limit && line !== 'GENERAL_LIABILITY' && limit.id === 'EACH_CLAIM' ? 'EACH_OCCURRENCE' : limit?.id

const keyOf = (one: Requirement) =>
  one.kind === 'OWN_WORDS' || (one.kind === 'NO_EXCLUSION' && one.subject === null)
    ? `${one.kind} ${one.label}`
    : [
        one.kind,
        one.line,
        limitKey(one),
        one.scope,
        one.subject,
        one.kind === 'DURATION' && one.clauses[0]?.quote,
      ].join(' ')

/** Additional insured, waiver and primary are proven line by line: each line that the contract requires is a row. */
function forEachLine(found: readonly Requirement[]): Requirement[] {
  const required = [
    ...new Set(
      found.flatMap(({ kind, line }) =>
        line && (kind === 'LIMIT' || kind === 'COVERAGE' || kind === 'STATUTORY') ? [line] : [],
      ),
    ),
  ]
  const isPerProject = found.some(({ kind }) => kind === 'PER_PROJECT')
  return found.flatMap((one): Requirement[] => {
    if (one.limit && one.limit.id === 'GENERAL_AGGREGATE' && isPerProject)
      return [{ ...one, limit: { ...one.limit, isPerProject } }]
    if (one.kind !== 'ADDITIONAL_INSURED' && one.kind !== 'WAIVER' && one.kind !== 'PRIMARY') return [one]
    const named = (one as Requirement & { lines?: readonly PaperLine[] | null }).lines ?? null
    const all =
      named ??
      required.filter(line => (one.kind === 'WAIVER' ? line !== 'EMPLOYERS_LIABILITY' : liabilityLines.has(line)))
    const lines = all.map(line => (line === 'EMPLOYERS_LIABILITY' ? 'WORKERS_COMPENSATION' : line))
    const kept = [...new Set(lines.length > 0 ? lines : (['GENERAL_LIABILITY'] as const))]
    // Only a general liability policy tells ongoing and completed operations apart.
    const isGeneral = (line: PaperLine) => line === 'GENERAL_LIABILITY'
    const of = one.scope === 'COMPLETED' ? kept.filter(isGeneral) : kept
    return of.map(line => ({
      ...one,
      line,
      scope: isGeneral(line) ? (one.scope ?? null) : null,
      forms: isGeneral(line) ? (one.forms ?? []) : [],
      label: withLine(isGeneral(line) || one.kind !== 'ADDITIONAL_INSURED' ? one.label : 'Additional insured', line),
    }))
  })
}
