import { notify } from '@coverdesk/kit'
import type { AccountRecord } from '../accounts/account.model.ts'

type NotedAccount = Pick<AccountRecord, '_id' | 'details'>

/** Tells colleagues that a note on an account mentions them. */
export const notifyMentioned = ({ _id, details }: NotedAccount, text: string, userIds: readonly string[]): void =>
  notify({
    kind: 'MENTIONED',
    to: userIds,
    text: 'mentioned you in a note',
    about: details.name,
    path: `/app/accounts/${_id}/activity`,
    excerpt: text,
  })
