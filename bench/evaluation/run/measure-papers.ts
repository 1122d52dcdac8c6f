import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractFacts } from '../../../services/copilot/src/facts/extract-facts.ts'
import {
  type JudgedRequirement,
  judgeRequirements,
} from '../../../services/copilot/src/playbooks/checks/contract/judge-requirements.ts'
import { requirementsOf } from '../../../services/copilot/src/playbooks/checks/contract/requirements-of.ts'
import type { Outcome } from '../../../services/copilot/src/playbooks/checks/contract/verdict.ts'
import type { CaseDocument } from '../../../services/copilot/src/playbooks/documents/case-document.ts'
import { valueWords } from '../../../services/copilot/src/playbooks/writing/value-words.ts'
import type { Page } from '../../../services/copilot/src/reading/page.ts'
import { readAll } from '../../../services/copilot/src/reading/testing/read-all.ts'
import { unitsOf } from '../../../services/copilot/src/understanding/judge/units.ts'
import { fieldLabel } from '../papers/field-label.ts'
import { type ContractRow, type PaperSet, paperSets, type TrueVerdict } from '../papers/paper-sets.ts'
import { fit, tellingWords } from '../papers/row-match.ts'
import { type Figure, figureOf, shares } from './figure.ts'

interface Compared {
  seen: boolean
  paper: string
  row: ContractRow
  wanted: TrueVerdict
  /** Null: the product lists no such requirement. */
  said: string | null
  rows: JudgedRequirement[]
}

const outcomeNames: Record<Outcome, string> = {
  MET: 'met',
  NOT_MET: 'not met',
  NOT_SHOWN: 'not shown',
  UNCLEAR: 'unclear',
}
const leastFit = 0.9

/** Contract reviews and facts over papers whose truth is known: what stands as met, and what stands under which name. */
export async function measurePapers(): Promise<{ figures: Figure[]; misses: string[] }> {
  const compared: Compared[] = []
  const attributed: Attributed[] = []
  for (const set of paperSets()) {
    const pages = new Map<string, Page[]>()
    const read = async (name: string) => {
      const known = pages.get(name) ?? (await readAll(readFileSync(join(set.folder, name)), name))
      pages.set(name, known)
      return known
    }
    compared.push(...(await compareContract(set, read)))
    attributed.push(...(await compareFacts(set, read)))
  }
  const isRight = ({ wanted, said }: Compared) =>
    said === wanted.verdict || (wanted.acceptAlso ?? []).includes(said ?? '')
  const isFalseMet = (one: Compared) => one.said === 'met' && !isRight(one)
  const falseMet = (suffix: string, chosen: readonly Compared[]) =>
    chosen.length === 0 ? [] : [figureOf('judge.false_met', chosen.filter(isFalseMet).length, chosen.length, suffix)]
  return {
    figures: [
      ...falseMet(
        '.seen',
        compared.filter(({ seen }) => seen),
      ),
      ...falseMet(
        '.unseen',
        compared.filter(({ seen }) => !seen),
      ),
      ...shares('judge.listed', compared, one => ({ part: one.said === null ? 0 : 1, whole: 1 })),
      ...shares('judge.right', compared, one => ({ part: isRight(one) ? 1 : 0, whole: 1 })),
      ...shares('attribution.right', attributed, one => ({ part: one.isRight ? 1 : 0, whole: 1 })),
    ],
    misses: [
      ...compared
        .filter(one => !isRight(one))
        .map(
          ({ paper, row, wanted, said, rows }) =>
            `judge ${paper} ${row.no} ${row.requirement}: ${said ?? 'not listed'}, should be ${wanted.verdict} (${rows.map(({ label, verdict }) => `${label} ${verdict.outcome}`).join('; ')})`,
        ),
      ...attributed
        .filter(({ isRight: right }) => !right)
        .map(
          ({ paper, label, value, names }) => `attribution ${paper} ${label}: ${value}, which is ${names.join(' or ')}`,
        ),
    ],
  }
}

type Read = (name: string) => Promise<Page[]>

async function compareContract({ reports, seen }: PaperSet, read: Read): Promise<Compared[]> {
  const review = reports.contractReview
  if (!review) return []
  const requirements = requirementsOf(await read(review.contract))
  const compared: Compared[] = []
  for (const paper of review.against) {
    const pages = await read(paper)
    const document = { name: paper } as CaseDocument
    const proofs = unitsOf(pages).map(unit => ({
      ...unit,
      document,
      quote: pages.find(({ number }) => number === unit.page)?.text.slice(unit.start, unit.end) ?? '',
    }))
    const judged = judgeRequirements(requirements, { proofs, isWhole: true })
    for (const row of review.rows) {
      const wanted = row[paper.replace(/\.\w+$/, '')] as TrueVerdict | undefined
      if (!wanted) continue
      const rows = rowsFor(row.requirement, judged)
      compared.push({ seen, paper, row, wanted, said: together(rows), rows })
    }
  }
  return compared
}

/** The rows of the product that are about a requirement of the truth: the best one, and those that fit as well. */
function rowsFor(requirement: string, judged: readonly JudgedRequirement[]): JudgedRequirement[] {
  const fits = judged.map(one => ({
    one,
    fit: fit(requirement, {
      label: one.label,
      clause: one.clauses.map(({ text }) => text).join(' '),
      cents: one.limit?.cents ?? null,
    }),
  }))
  const best = Math.max(0, ...fits.map(one => one.fit))
  return best < leastFit ? [] : fits.filter(one => one.fit >= best - 0.25 && one.fit >= leastFit).map(({ one }) => one)
}

/** One verdict of several rows: one that isn't met is enough; met needs all. */
function together(rows: readonly JudgedRequirement[]): string | null {
  const outcomes = new Set(rows.map(({ verdict }) => verdict.outcome))
  if (outcomes.size === 0) return null
  if (outcomes.has('NOT_MET')) return outcomeNames.NOT_MET
  return outcomes.size === 1 ? outcomeNames[[...outcomes][0] as Outcome] : outcomeNames.UNCLEAR
}

interface Attributed {
  seen: boolean
  paper: string
  label: string
  value: string
  /** What the truth calls the value. */
  names: string[]
  isRight: boolean
}

/** Words that make a value of the truth another thing. */
const others =
  /\b(?:class|rate|basis|minimum|underlying|prior|loss|indication|not quoted|valid|offer|renewal|hazard)\b/i

/** Each single value that is stated of a paper, under the name that the truth has for it. Values that the truth doesn't have aren't judged. */
async function compareFacts({ truth, seen }: PaperSet, read: Read): Promise<Attributed[]> {
  const attributed: Attributed[] = []
  for (const [paper, { facts: known = [] }] of Object.entries(truth.papers)) {
    if (!/\.pdf$/.test(paper) || known.length === 0 || /^scan/.test(paper)) continue
    for (const fact of extractFacts(await read(paper), { name: paper })) {
      if (fact.state === 'NOT_FOUND' || Array.isArray(fact.value)) continue
      const values = fact.state === 'AMBIGUOUS' ? fact.values : [fact.value as number | string]
      for (const value of values) {
        const said = valueWords({
          field: fact.field,
          value,
          unit: typeof value === 'number' && fact.unit === 'WORD' ? 'USD' : fact.unit,
        })
        if (fact.unit === 'WORD' || said.length < 3) continue
        const names = known.filter(one => has(one.value, said)).map(one => one.field)
        if (names.length === 0) continue
        const label = fieldLabel(fact.field, fact.line)
        const own = tellingWords(label)
        const isRight = names.some(
          name => (!others.test(name) || others.test(label)) && [...tellingWords(name)].some(word => own.has(word)),
        )
        attributed.push({ seen, paper, label, value: said, names, isRight })
      }
    }
  }
  return attributed
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, ' ')
    .trim()

function has(value: string, said: string): boolean {
  const date = /^[A-Z][a-z]{2} \d/.test(said) ? new Date(`${said} UTC`) : null
  if (date && !Number.isNaN(date.getTime())) {
    const [year, month, day] = date.toISOString().slice(0, 10).split('-')
    const long = date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    return value.includes(`${month}/${day}/${year}`) || value.includes(long)
  }
  return ` ${plain(value).replaceAll('.00', '')} `.includes(` ${plain(said).replaceAll('.00', '')} `)
}
