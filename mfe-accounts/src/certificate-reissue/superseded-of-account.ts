import type { Submission } from '@coverdesk/plugin-sdk'
import { createContext } from 'react'
import type { SupersededFragment } from '../generated/documents'
import type { ReissueStart } from './reissue-steps'

/** What a renewal has superseded, and how it is reissued. */
export interface SupersededOfAccount {
  accountId: string
  superseded: readonly SupersededFragment[]
  /** Of the page: what was refused is told also when nothing is left to choose from. */
  submission: Submission<ReissueStart>
}

/** What the page gives its form, whose code comes after it. */
export const SupersededOfAccountContext = createContext<SupersededOfAccount | undefined>(undefined)
