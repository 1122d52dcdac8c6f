import { Delete24Regular } from '@fluentui/react-icons/svg/delete'
import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed'
import { MailInbox24Regular } from '@fluentui/react-icons/svg/mail-inbox'
import { Search24Regular } from '@fluentui/react-icons/svg/search'
import type { ReactNode } from 'react'
import { StatePanel } from './StatePanel'

export interface EmptyStateProps {
  /** `nothing` exists yet, there is `no-match` for a filter or an address, it is `deleted`, or it is `forbidden` to the person. */
  kind: 'nothing' | 'no-match' | 'deleted' | 'forbidden'
  /** The specification's sentence: "No accounts found". */
  title: string
  /** What to do next. */
  hint?: string
  /** One action. */
  action?: ReactNode
}

const icons = {
  nothing: MailInbox24Regular,
  'no-match': Search24Regular,
  deleted: Delete24Regular,
  forbidden: LockClosed24Regular,
}

/** An empty place says so, and offers the one thing to do about it. */
export function EmptyState({ kind, title, hint, action }: EmptyStateProps) {
  const Icon = icons[kind]
  return (
    <StatePanel tone="calm" icon={<Icon aria-hidden />} title={title} text={hint}>
      {action}
    </StatePanel>
  )
}
