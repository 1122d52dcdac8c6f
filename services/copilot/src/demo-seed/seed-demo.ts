import { inTenantScope, seedOnce } from '@coverdesk/kit'
import { KnowledgeDocument } from '../knowledge/knowledge-document.model.ts'
import { ofCanary, ofHarborPoint } from './demo-agency.ts'
import type { AskedAtStart, AskedWorkspace, DemoWorld, RecordedWorkspace } from './demo-workspace.ts'
import { insertAsked } from './insert-asked.ts'
import { insertKnowledge } from './insert-knowledge.ts'
import { insertKnowledgeFiles } from './insert-knowledge-files.ts'
import { insertPresets } from './insert-presets.ts'
import { canaryStyles, harborPointStyles, insertStyles } from './insert-styles.ts'
import { insertWorkspaces } from './insert-workspaces.ts'
import documents from './knowledge-documents.json' with { type: 'json' }
import workspaces from './workspaces.json' with { type: 'json' }

/**
 * The knowledge base of the demo, which the job `queue-unread-documents` has read, and what Cara did for its people: recorded from
 * her own work (ADR 0068), or begun when the product has started.
 */
export const seedDemo = (): Promise<void> => seedOnce('demo', isEmpty, insertDemo)

const isEmpty = () => inTenantScope(ofHarborPoint.agencyId, async () => !(await KnowledgeDocument.exists({})))

export async function insertDemo(): Promise<void> {
  const { presets, canaryPresets } = workspaces
  // It is needed at the first start only.
  const { default: recorded } = await import('./recorded-workspaces.json', { with: { type: 'json' } })
  const harborPoint = { agency: ofHarborPoint, documents: documents.harborPoint, presets }
  await insertAgency(harborPoint, workspaces.harborPoint as AskedWorkspace[], recorded.harborPoint)
  const canary = { agency: ofCanary, documents: documents.canary, presets: canaryPresets }
  await insertAgency(canary, workspaces.canary as AskedWorkspace[], recorded.canary)
  await inTenantScope(ofHarborPoint.agencyId, () =>
    insertAsked(ofHarborPoint, workspaces.askedAtStart as AskedAtStart[]),
  )
  await inTenantScope(ofHarborPoint.agencyId, () => insertStyles(ofHarborPoint, harborPointStyles))
  await inTenantScope(ofCanary.agencyId, () => insertStyles(ofCanary, canaryStyles))
}

const insertAgency = (world: DemoWorld, asked: readonly AskedWorkspace[], recorded: readonly RecordedWorkspace[]) =>
  inTenantScope(world.agency.agencyId, async () => {
    await insertKnowledge(world.agency, world.documents)
    if (world.agency === ofHarborPoint) await insertKnowledgeFiles(ofHarborPoint, documents.harborPoint.length)
    await insertPresets(world)
    await insertWorkspaces(world, asked, recorded)
  })
