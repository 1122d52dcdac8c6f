import type {
  ConversationMessageFragment,
  ConversationStageFragment,
  WorkspaceArtifactFragment,
} from '../../generated/documents'

/** What a conversation is made of, from above. */
export type ConversationItem =
  | { kind: 'message'; key: string; message: ConversationMessageFragment }
  | { kind: 'stages'; key: string; stages: readonly ConversationStageFragment[] }
  | { kind: 'artifact'; key: string; artifact: WorkspaceArtifactFragment }

/** Messages in their order; what Cara did for a message follows it, then what she drafted for it. */
export function conversationItems(
  messages: readonly ConversationMessageFragment[],
  stages: readonly ConversationStageFragment[],
  artifacts: readonly WorkspaceArtifactFragment[],
): ConversationItem[] {
  return messages.flatMap((message, place): ConversationItem[] => {
    const own = stages.filter(({ initiatedByMessageId }) => initiatedByMessageId === message.id)
    const next = messages[place + 1]?.timestamp
    const drafted = artifacts.filter(
      ({ createdAt }) => createdAt >= message.timestamp && (next === undefined || createdAt < next),
    )
    return [
      { kind: 'message', key: message.id, message },
      ...(own.length > 0 ? [{ kind: 'stages' as const, key: `stages ${message.id}`, stages: own }] : []),
      ...drafted.map(artifact => ({ kind: 'artifact' as const, key: artifact.id, artifact })),
    ]
  })
}
