import { type Db, ObjectId } from 'mongodb'
import { type DemoAgency, demoId } from '../../services/copilot/src/demo-seed/demo-agency.ts'
import type { RecordedWorkspace } from '../../services/copilot/src/demo-seed/demo-workspace.ts'
import type { KnownDocument } from './knowledge-once-read.ts'

type Stored = Record<string, unknown> & { _id: ObjectId }

/** Where the parts of a workspace are stored, by what they belong to, and the kind that their ids in the demo have. */
const parts = {
  messages: ['caraMessages', 'workspaceId', 'b3'],
  runs: ['caraRuns', 'workspaceId', 'b4'],
  stages: ['caraPlanStages', 'workspaceId', 'b5'],
  events: ['caraStageEvents', 'workspaceId', 'be'],
  artifacts: ['caraArtifacts', 'workspaceId', 'b7'],
  turns: ['caraTurns', 'runId', 'b8'],
  receipts: ['caraReceipts', 'runId', 'b9'],
  approvals: ['caraApprovals', 'workspaceId', 'ba'],
} as const
type Part = keyof typeof parts

/** So much later a follow-up was written, in milliseconds: people read an answer first. */
const readingTime = 4 * 60_000

interface Recorded {
  agency: DemoAgency
  /** Which of the demo’s workspaces it is. */
  number: number
  workspaceId: string
  knowledge: readonly KnownDocument[]
}

/** What the database holds of a workspace, with ids, times and files as a seed takes them. */
export async function recordedWorkspace(database: Db, recorded: Recorded): Promise<RecordedWorkspace> {
  const _id = new ObjectId(recorded.workspaceId)
  const workspace = await database.collection<Stored>('caraWorkspaces').findOne({ _id })
  if (!workspace) throw new Error('The workspace is gone.')
  const stored = { workspace: [workspace] } as Record<Part | 'workspace', Stored[]>
  const find = (part: Part, owners: ObjectId[]) =>
    database
      .collection<Stored>(parts[part][0])
      .find({ [parts[part][1]]: { $in: owners } })
      .sort({ _id: 1 })
      .toArray()
  for (const part of Object.keys(parts) as Part[]) {
    const owners = parts[part][1] === 'runId' ? stored.runs.map(run => run._id) : [_id]
    stored[part] = await find(part, owners)
  }
  const named = withDemoIds(JSON.stringify(withTimes(stored)), stored, recorded)
  const { workspace: all, ...rest } = JSON.parse(named)
  return { workspace: all[0], ...rest }
}

const timeOf = (record: Stored | undefined, field: string): number =>
  (record?.[field] as Date | undefined)?.getTime() ?? 0

/** Times before the end, each follow-up some minutes after the answer before it. */
function withTimes(stored: Record<Part | 'workspace', Stored[]>): unknown {
  const end = timeOf(stored.workspace[0], 'updatedAt')
  const asked = stored.messages.filter(({ role }) => role === 'USER').map(message => timeOf(message, 'createdAt'))
  const later = (time: number) => asked.filter((question, place) => place > 0 && question > time).length * readingTime
  const written = (value: unknown): unknown => {
    if (value instanceof Date) return `ago:${Math.max(0, end - value.getTime()) + later(value.getTime())}`
    if (value instanceof ObjectId) return value.toHexString()
    if (Array.isArray(value)) return value.map(written)
    if (typeof value !== 'object' || value === null) return value
    const kept = Object.entries(value).filter(([name]) => name !== 'agencyId' && name !== '__v')
    return Object.fromEntries(kept.map(([name, one]) => [name, written(one)]))
  }
  return written(stored)
}

function withDemoIds(
  text: string,
  stored: Record<Part | 'workspace', Stored[]>,
  { agency, number, knowledge }: Recorded,
) {
  const names = new Map<string, string>()
  names.set(String(stored.workspace[0]?._id), String(demoId(agency, 'b1', number)))
  for (const part of Object.keys(parts) as Part[]) {
    const perWorkspace = part === 'artifacts' ? 10 : 1_000
    for (const [place, { _id }] of stored[part].entries())
      names.set(String(_id), String(demoId(agency, parts[part][2], number * perWorkspace + place)))
  }
  const files = stored.workspace[0]?.['files'] as { fileId: string }[]
  for (const [place, { fileId }] of files.entries()) names.set(fileId, `{{file ${place}}}`)
  for (const { id, fileId } of knowledge) if (fileId) names.set(fileId, `{{knowledge ${Number(id.slice(3))}}}`)
  return [...names].reduce((result, [from, to]) => result.replaceAll(from, to), text)
}
