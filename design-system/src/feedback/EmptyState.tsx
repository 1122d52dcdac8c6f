import { MailInbox24Regular } from '@fluentui/react-icons/svg/mail-inbox'
import { Search24Regular } from '@fluentui/react-icons/svg/search'
import type { ReactNode } from 'react'
import { StatePanel } from './StatePanel'

export interface EmptyStateProps {
  /** `nothing` exists yet, or there is `no-match` for a filter or an address. */
  kind: 'nothing' | 'no-match'
  /** The specification's sentence: "No accounts found". */
  title: string
  /** What to do next. */
  hint?: string
  /** One action. */
  action?: ReactNode
}

/** An empty place says so, and offers the one thing to do about it. */
export function EmptyState({ kind, title, hint, action }: EmptyStateProps) {
  const Icon = kind === 'nothing' ? MailInbox24Regular : Search24Regular
  return (
    <StatePanel tone="calm" icon={<Icon aria-hidden />} title={title} text={hint}>
      {action}
    </StatePanel>
  )
}
