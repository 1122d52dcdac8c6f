import { type QueryState, useParams, useQuery, useWatch } from '@coverdesk/plugin-sdk'
import { useEffect, useMemo } from 'react'
import {
  CaraWorkspaceDocument,
  type CaraWorkspaceQuery,
  type ConversationMessageFragment,
  type ConversationStageFragment,
  WatchCaraWorkspaceDocument,
  type WatchCaraWorkspaceSubscription,
  type WorkspaceArtifactFragment,
  type WorkspaceProfileFragment,
} from '../../generated/documents'
import { askArtifacts, askMessages, askStages } from './ask-earlier'
import { type KnownParts, useNumbered } from './use-numbered'

/** A workspace as it is at this moment. */
export interface LiveWorkspace {
  id: string
  query: QueryState<CaraWorkspaceQuery>
  /** Undefined until it is there, and when there is none. */
  workspace: WorkspaceProfileFragment | undefined
  messages: KnownParts<ConversationMessageFragment>
  stages: KnownParts<ConversationStageFragment>
  artifacts: KnownParts<WorkspaceArtifactFragment>
}

/** The workspace of the address; it follows what Cara and colleagues do in it. */
export function useWorkspace(): LiveWorkspace {
  const { id = '' } = useParams()
  const query = useQuery(CaraWorkspaceDocument, { id })
  const workspace = (query.status === 'loaded' && query.data.caraWorkspace) || undefined
  const ask = useMemo(() => ({ messages: askMessages(id), stages: askStages(id), artifacts: askArtifacts(id) }), [id])
  const messages = useNumbered(workspace?.messages, workspace?.messageCount ?? 0, ask.messages)
  const stages = useNumbered(workspace?.planStages, workspace?.stageCount ?? 0, ask.stages)
  const artifacts = useNumbered(workspace?.artifacts, workspace?.artifactCount ?? 0, ask.artifacts)

  useWatch(WatchCaraWorkspaceDocument, { id }, ({ watchCaraWorkspace }: WatchCaraWorkspaceSubscription) => {
    const record = watchCaraWorkspace?.record
    if (!record) return
    messages.take(record.messages)
    stages.take(record.planStages)
    artifacts.take(record.artifacts)
  })
  useStagesOfMessages(stages, messages.parts)
  return { id, query, workspace, messages, stages, artifacts }
}

/** What Cara did for a message is shown with it: as long as the first known stage is of a message that is shown, there may be more. */
function useStagesOfMessages(
  { parts, before, isLoading, hasFailed, loadEarlier }: KnownParts<ConversationStageFragment>,
  messages: readonly ConversationMessageFragment[],
) {
  const first = parts[0]?.initiatedByMessageId
  const mayHaveMore = before > 1 && messages.some(({ id }) => id === first)
  useEffect(() => {
    if (mayHaveMore && !isLoading && !hasFailed) loadEarlier()
  }, [mayHaveMore, isLoading, hasFailed, loadEarlier])
}
