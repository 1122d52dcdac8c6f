import { insertMissing } from '@coverdesk/kit'
import { KnowledgeDocument } from '../knowledge/knowledge-document.model.ts'
import { Message } from '../runs/records/message.model.ts'
import { Workspace } from '../runs/records/workspace.model.ts'
import { titleOfMessage } from '../runs/story/title-of-message.ts'
import { listFields } from '../runs/story/workspace-order.ts'
import type { WorkspaceSource } from '../tools/tool.ts'
import { type DemoAgency, demoId, demoUserId } from './demo-agency.ts'
import type { AskedAtStart } from './demo-workspace.ts'

/** Beyond those that were recorded. */
const firstNumber = 90

/** The id of a workspace that Cara begins when the product has started. @param number from 0 */
export const idOfAsked = (agency: DemoAgency, number: number) => demoId(agency, 'b1', firstNumber + number)

/** Workspaces that wait for Cara, as `createCaraWorkspace` leaves them before a run. Within the agency's scope. */
export async function insertAsked(agency: DemoAgency, asked: readonly AskedAtStart[]): Promise<void> {
  for (const [number, { owner, message: content, documents }] of asked.entries()) {
    const [_id, userId] = [idOfAsked(agency, number), demoUserId(agency, owner)]
    const facts = {
      ...{ title: titleOfMessage(content) ?? '', state: 'CREATED' as const, preset: null, customPresetId: null },
      ...{ clientName: null, keywords: [], userName: agency.people[owner] ?? '' },
    }
    const record = { _id, ...facts, ...listFields(facts), userId, sources: await sourcesOf(documents), messageCount: 1 }
    await insertMissing(Workspace, [record])
    const message = { workspaceId: _id, number: 1, role: 'USER', content, userId, createdAt: new Date() }
    await insertMissing(Message, [{ _id: demoId(agency, 'b3', (firstNumber + number) * 1_000), ...message }])
  }
}

async function sourcesOf(titles: readonly string[]): Promise<WorkspaceSource[]> {
  const found = await KnowledgeDocument.find({ title: { $in: titles } }).lean()
  return titles.flatMap(title => {
    const document = found.find(candidate => candidate.title === title)
    return document ? [{ sourceId: document.sourceId, name: document.file?.name ?? title }] : []
  })
}
