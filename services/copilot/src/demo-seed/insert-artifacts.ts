import { insertMissing } from '@coverdesk/kit'
import { Artifact, type ArtifactRecord } from '../artifacts/artifact.model.ts'
import { demoId } from './demo-agency.ts'
import type { DemoArtifact, DemoWorkspace, DemoWorld } from './demo-workspace.ts'
import type { TurnRecords } from './turn-records.ts'

/** What Cara drafted in the last turn of each workspace. Within the agency's scope. */
export async function insertArtifacts(
  world: DemoWorld,
  workspaces: readonly DemoWorkspace[],
  turns: readonly TurnRecords[][],
): Promise<void> {
  const records = workspaces.flatMap(({ artifacts = [] }, workspace) => {
    const last = turns[workspace]?.at(-1)
    if (!last) return []
    return artifacts.map((artifact, place) => artifactRecord(world, artifact, last, { workspace, place }))
  })
  await insertMissing(Artifact, records)
}

function artifactRecord(
  { agency }: DemoWorld,
  artifact: DemoArtifact,
  { run, messages }: TurnRecords,
  { workspace, place }: { workspace: number; place: number },
): ArtifactRecord {
  const evidence = messages.at(-1)?.evidence ?? []
  return {
    ...{ _id: demoId(agency, 'b7', workspace * 10 + place), version: 1, workspaceId: run.workspaceId },
    ...{ number: place + 1, runId: run._id, callId: `demo-${place}`, createdAt: run.endedAt ?? run.queuedAt },
    ...{ change: null, edited: null, review: null, delivery: null },
    ...('body' in artifact
      ? { type: 'EMAIL', title: artifact.subject, content: { ...artifact, to: null, isToVerified: false, evidence } }
      : { type: 'HTML_DOCUMENT', title: artifact.title, content: { ...artifact, evidence } }),
  }
}
