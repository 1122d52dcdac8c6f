import { type DocumentKind, documentKindNames } from '@coverdesk/coverage'
import { factsOf } from '../../facts/storing/facts-of.ts'
import { presetNames } from '../../presets/built-in-presets.ts'
import { Message } from '../records/message.model.ts'
import { Workspace, type WorkspaceRecord } from '../records/workspace.model.ts'
import { titleOfMessage } from '../story/title-of-message.ts'
import type { RunWork } from './run-work.ts'

type Found = Partial<Pick<WorkspaceRecord, 'title' | 'clientName' | 'keywords'>>

const maxKeywords = 8
const maxAbout = 60

/** Who a workspace is about, words to find it by, and a title unless a person has named it; from what its documents state. */
export async function describeWorkspace({ workspace: { _id, sources } }: Pick<RunWork, 'workspace'>): Promise<Found> {
  const workspace = await Workspace.findById(_id).lean<WorkspaceRecord>()
  if (!workspace) return {}
  const fileIds = sources.map(({ sourceId }) => sourceId)
  const facts = fileIds.length > 0 ? await factsOf(fileIds, ['insuredName', 'insurerName', 'documentKind']) : []
  const texts = (field: string) =>
    facts.flatMap(fact => (fact.field === field && typeof fact.value === 'string' ? [fact.value] : []))
  const clientName = workspace.clientName ?? modeOf(texts('insuredName'))
  const kinds = texts('documentKind').map(kind => documentKindNames[kind as DocumentKind] ?? kind)
  const preset = workspace.preset ? [presetNames[workspace.preset]] : []
  const keywords = [...new Set([...preset, ...kinds, ...texts('insurerName')])].slice(0, maxKeywords)
  return {
    clientName,
    keywords: keywords.length > 0 ? keywords : workspace.keywords,
    ...(workspace.isNamed ? {} : { title: await titleOf(workspace, clientName) }),
  }
}

/** A preset is named by its client; anything else by what was asked first. */
async function titleOf(workspace: WorkspaceRecord, clientName: string | null): Promise<string> {
  const named = workspace.preset ? presetNames[workspace.preset] : workspace.customPresetId ? workspace.title : null
  // A preset with nobody’s name on its papers is about those papers.
  const about = clientName ?? workspace.sources[0]?.name.replace(/\.[a-z]{2,5}$/i, '').slice(0, maxAbout)
  if (named !== null) return about && !named.includes(about) ? `${named}: ${about}` : named
  const first = await Message.findOne({ workspaceId: workspace._id, number: 1 }).lean()
  // Another area has written it: the workspace is called by its request.
  if (first?.userId === null) return workspace.title
  return titleOfMessage(first?.content ?? '') ?? workspace.title
}

function modeOf(texts: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  const [first] = [...counts].sort(([, one], [, other]) => other - one)
  return first?.[0] ?? null
}
