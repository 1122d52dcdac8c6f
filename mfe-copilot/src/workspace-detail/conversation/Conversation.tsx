import { makeStyles } from '@coverdesk/design-system'
import { type ComponentProps, useMemo } from 'react'
import type { WorkspaceProfileFragment } from '../../generated/documents'
import type { LiveWorkspace } from '../live/use-workspace'
import { Stages } from '../steps/Stages'
import { ApprovalCard } from './ApprovalCard'
import { ArtifactCard } from './ArtifactCard'
import { CaraMessage } from './CaraMessage'
import { type ConversationItem, conversationItems } from './conversation-items'
import { EarlierMessages } from './EarlierMessages'
import { NextStep } from './NextStep'
import { RunProgress } from './RunProgress'
import { UserMessage } from './UserMessage'
import { useAnnouncement } from './use-announcement'
import { useConversationScroll } from './use-conversation-scroll'
import { useSay } from './use-say'
import { WorkspaceComposer } from './WorkspaceComposer'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, flexBasis: 0, minHeight: 0 },
  view: { flexGrow: 1, flexBasis: 0, minHeight: 0, overflowY: 'auto', overflowAnchor: 'none' },
  content: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    padding: '12px 20px 20px',
    '@media (max-width: 639.98px)': { padding: '12px 12px 16px' },
  },
  // A change in one item doesn’t lay out the others again.
  item: { contain: 'layout style', minWidth: 0 },
  spoken: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
})

interface ConversationProps {
  live: LiveWorkspace
  workspace: WorkspaceProfileFragment
}

/** What was said and done, and where to write on. */
export function Conversation({ live, workspace }: ConversationProps) {
  const styles = useStyles()
  const { messages, stages, artifacts } = live
  const items = useMemo(
    () => conversationItems(messages.parts, stages.parts, artifacts.parts),
    [messages.parts, stages.parts, artifacts.parts],
  )
  const isEndSaid = workspace.run?.state === 'FAILED' || workspace.run?.state === 'STOPPED'
  const lastStages = items.findLast(({ kind }) => kind === 'stages')
  const last = messages.parts.at(-1)
  // Nothing follows an answer while Cara works, or once someone has written something else.
  const nextStep = workspace.state !== 'WORKING' && last?.role === 'AGENT' ? last.nextStep : null
  const { view, content, onScroll, scrollToEnd } = useConversationScroll(messages.before)
  const { say, busy: isBusy } = useSay(workspace.id, scrollToEnd)
  const question = messages.parts.findLast(({ role }) => role === 'USER')?.content ?? ''
  const isOver = workspace.state !== 'WORKING' && last?.role === 'AGENT'
  const lastAnswer = isOver ? { question, isBusy, say } : undefined
  return (
    <div className={styles.root}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls */}
      <div ref={view} role="group" aria-label="Conversation" tabIndex={0} className={styles.view} onScroll={onScroll}>
        <div ref={content} className={styles.content}>
          {messages.before > 1 && (
            <EarlierMessages
              isLoading={messages.isLoading}
              hasFailed={messages.hasFailed}
              onLoad={messages.loadEarlier}
            />
          )}
          {items.map(item => (
            <div key={item.key} className={styles.item}>
              <Item
                item={item}
                isEndSaid={isEndSaid && item === lastStages}
                lastAnswer={item.kind === 'message' && item.message === last ? lastAnswer : undefined}
              />
            </div>
          ))}
          {workspace.approvals.map(approval => (
            <ApprovalCard key={approval.id} workspaceId={workspace.id} approval={approval} />
          ))}
          {nextStep && <NextStep workspaceId={workspace.id} message={nextStep} onSent={scrollToEnd} />}
          <RunProgress workspace={workspace} lastSaid={last?.content} />
        </div>
      </div>
      <div role="status" className={styles.spoken}>
        {useAnnouncement(workspace)}
      </div>
      <WorkspaceComposer key={workspace.id} workspace={workspace} onSent={scrollToEnd} />
    </div>
  )
}

interface ItemProps {
  item: ConversationItem
  isEndSaid: boolean
  lastAnswer: ComponentProps<typeof CaraMessage>['last']
}

function Item({ item, isEndSaid, lastAnswer }: ItemProps) {
  switch (item.kind) {
    case 'message':
      return item.message.role === 'USER' ? (
        <UserMessage message={item.message} />
      ) : (
        <CaraMessage message={item.message} last={lastAnswer} />
      )
    case 'stages':
      return <Stages stages={item.stages} isEndSaid={isEndSaid} />
    default:
      return <ArtifactCard artifact={item.artifact} />
  }
}
