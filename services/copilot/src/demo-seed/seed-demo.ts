import { demoAgencies, inTenantScope, seedOnce } from '@coverdesk/kit'
import { KnowledgeDocument } from '../knowledge/knowledge-document.model.ts'
import type { DemoAgency } from './demo-agency.ts'
import type { DemoWorkspace, DemoWorld } from './demo-workspace.ts'
import { insertKnowledge } from './insert-knowledge.ts'
import { insertKnowledgeFiles } from './insert-knowledge-files.ts'
import { canaryStyles, harborPointStyles, insertStyles } from './insert-styles.ts'
import { insertPresets, insertWorkspaces } from './insert-workspaces.ts'
import documents from './knowledge-documents.json' with { type: 'json' }
import workspaces from './workspaces.json' with { type: 'json' }

const { harborPoint, canary } = demoAgencies

const staff = ['Maya Reyes', 'Daniel Okonkwo', 'Siobhán O’Connell', 'Priya Raman', 'Luis Ángel Domínguez-Ferreira']
const ofHarborPoint: DemoAgency = { agencyId: harborPoint.id, prefix: '67', people: staff, first: 0 }
const ofCanary: DemoAgency = { agencyId: canary.id, prefix: '68', people: ['CANARY_B User'], first: 100 }

/** The knowledge base of the demo, which the job `queue-unread-documents` has read, and some work that Cara did. */
export const seedDemo = (): Promise<void> => seedOnce('demo', isEmpty, insertDemo)

const isEmpty = () => inTenantScope(harborPoint.id, async () => !(await KnowledgeDocument.exists({})))

export async function insertDemo(): Promise<void> {
  const { presets, canaryPresets } = workspaces
  await insertAgency(
    { agency: ofHarborPoint, documents: documents.harborPoint, presets },
    workspaces.harborPoint as DemoWorkspace[],
  )
  await insertAgency(
    { agency: ofCanary, documents: documents.canary, presets: canaryPresets },
    workspaces.canary as DemoWorkspace[],
  )
  await inTenantScope(harborPoint.id, () => insertKnowledgeFiles(ofHarborPoint, documents.harborPoint.length))
  await inTenantScope(harborPoint.id, () => insertStyles(ofHarborPoint, harborPointStyles))
  await inTenantScope(canary.id, () => insertStyles(ofCanary, canaryStyles))
}

const insertAgency = (world: DemoWorld, demo: readonly DemoWorkspace[]): Promise<void> =>
  inTenantScope(world.agency.agencyId, async () => {
    await insertKnowledge(world.agency, world.documents)
    await insertPresets(world)
    await insertWorkspaces(world, demo)
  })
