import type { Submission } from '@coverdesk/plugin-sdk'
import { createContext } from 'react'
import type { OvertakenFragment } from '../generated/documents'
import type { ReissueStart } from './reissue-steps'

/** What a renewal has overtaken, and how it is re-issued. */
export interface OvertakenOfAccount {
  accountId: string
  overtaken: readonly OvertakenFragment[]
  /** Of the page: what was refused is told also when nothing is left to choose from. */
  submission: Submission<ReissueStart>
}

/** What the page gives its form, whose code comes after it. */
export const OvertakenOfAccountContext = createContext<OvertakenOfAccount | undefined>(undefined)
