import { type Field, fields, insuranceTypeNames, isLimitField, policyLimits } from '@coverdesk/coverage'
import { ArtifactSave, type ArtifactSaveRecord } from '../../artifact-saving/artifact-save.model.ts'
import { factsOf, type StoredFact } from '../../facts/storing/facts-of.ts'
import type { MessageEvidence } from '../../runs/records/message.model.ts'
import { normalText } from '../../understanding/judge/normalized.ts'
import { findRecorded, isAbout, type RecordedDetail, type RecordedPolicy, recordedDetails } from './recorded-details.ts'

/** A document of the policy, as far as Cara has read it. */
interface PolicyDocument {
  fileId: string
  name: string
  reading: { state: string } | null
}

/** A detail that documents state and the record lacks or contradicts. */
interface DetailProposal {
  path: string
  label: string
  unit: 'USD' | 'DATE' | 'TEXT'
  recordValue: string | null
  /** Different values of different documents, or of one that contradicts itself. */
  options: { value: string; evidence: MessageEvidence[] }[]
}

interface DetailProposals {
  policyVersion: number
  items: DetailProposal[]
}

/** What these say holds for the policy; quotes and certificates say what was offered, or of others. */
const binding: readonly unknown[] = ['DECLARATIONS', 'BINDER']

/** Compares a policy’s record with what its documents state. @throws NOT_FOUND, or SUBGRAPH_UNAVAILABLE */
export async function proposeDetails(policyId: string, documents: readonly PolicyDocument[]): Promise<DetailProposals> {
  const policy = await findRecorded(policyId)
  const written = await writtenByCara(documents)
  const read = documents.filter(({ fileId, reading }) => reading?.state === 'COMPLETED' && !written.has(fileId))
  const wanted = ['documentKind', ...recordedDetails.map(({ field }) => field)] as const
  const stated = await factsOf(
    read.map(({ fileId }) => fileId),
    wanted,
  )
  const bindingFiles = new Set(
    stated.flatMap(({ field, value, fileId }) => (field === 'documentKind' && binding.includes(value) ? [fileId] : [])),
  )
  const facts = stated.filter(({ fileId }) => bindingFiles.has(fileId))
  const names = new Map(documents.map(({ fileId, name }) => [fileId, name]))
  const found = recordedDetails.flatMap(detail => proposalOf(policy, detail, facts, names))
  return { policyVersion: policy.version, items: numbered(found) }
}

/** Reports that someone has saved with the policy: they repeat what other documents state, and prove nothing. */
async function writtenByCara(documents: readonly PolicyDocument[]): Promise<ReadonlySet<string>> {
  const fileIds = documents.map(({ fileId }) => fileId)
  const saves = await ArtifactSave.find({ 'file.id': { $in: fileIds } }, { file: 1 }).lean<ArtifactSaveRecord[]>()
  return new Set(saves.flatMap(({ file }) => (file ? [file.id] : [])))
}

function proposalOf(
  policy: RecordedPolicy,
  detail: RecordedDetail,
  facts: readonly StoredFact[],
  names: ReadonlyMap<string, string>,
): DetailProposal[] {
  const { field, path } = detail
  const ofField = facts.filter(fact => fact.field === field && isAbout(policy, field, fact.line))
  const own = ofField.filter(({ line }) => line === policy.type)
  const recorded = detail.value(policy)
  const options = new Map<string, DetailProposal['options'][number]>()
  for (const fact of own.length > 0 && !isLimitField(field) ? own : ofField) {
    for (const { value, evidence } of valuesOf(fact)) {
      const key = keyOf(value)
      const known = options.get(key) ?? { value: String(value), evidence: [] }
      const { page, quote, boxes } = evidence
      const name = names.get(fact.fileId) ?? ''
      options.set(key, {
        ...known,
        evidence: [...known.evidence, { mark: 0, sourceId: fact.fileId, name, page, quote, boxes }],
      })
    }
  }
  // One document that agrees is enough: the others are of another time.
  const agrees = recorded !== null && options.has(keyOf(recorded))
  if (options.size === 0 || agrees) return []
  const { unit } = fields[field] as Field
  return [
    {
      ...{ path, label: labelOf(detail), unit: unit as DetailProposal['unit'] },
      recordValue: recorded === null ? null : String(recorded),
      options: [...options.values()],
    },
  ]
}

/** Amounts, days and texts; "Included" and "Excluded" are no amounts that a record could have. */
function valuesOf(fact: StoredFact) {
  const { unit } = fields[fact.field] as Field
  const isOfUnit = (value: unknown): value is number | string =>
    unit === 'USD' ? typeof value === 'number' : typeof value === 'string'
  const all = fact.state === 'AMBIGUOUS' ? fact.values : fact.state === 'FOUND' ? [fact.value] : []
  const units = fact.state === 'AMBIGUOUS' ? fact.units : undefined
  return all.flatMap((value, place) => {
    const evidence = fact.evidence[place]
    const ownUnit = units?.[place] ?? fact.unit
    return evidence && isOfUnit(value) && ownUnit === unit ? [{ value, evidence }] : []
  })
}

/** Texts are compared as people do: "CGL 44719-12" and "cgl 44719‑12" are one number. */
const keyOf = (value: number | string) =>
  typeof value === 'number'
    ? String(value)
    : normalText(value)
        .toLowerCase()
        .replace(/[\s-]+/g, '')

/** "Each occurrence (General Liability)". */
function labelOf({ field }: RecordedDetail): string {
  const { label } = fields[field] as Field
  const line = field in policyLimits ? policyLimits[field as keyof typeof policyLimits].line : null
  return line ? `${label} (${insuranceTypeNames[line]})` : label
}

/** Marks are counted through all of them. */
function numbered(proposals: readonly DetailProposal[]): DetailProposal[] {
  let mark = 0
  return proposals.map(proposal => ({
    ...proposal,
    options: proposal.options.map(option => ({
      ...option,
      evidence: option.evidence.map(one => {
        mark += 1
        return { ...one, mark }
      }),
    })),
  }))
}
