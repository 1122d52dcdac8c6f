import { emit } from '@coverdesk/kit'

/**
 * Has open screens of a thread look again, in the transaction that changes it: what is found out makes no new version of a
 * thread, and screens leave a change of a version alone that they have.
 */
export const announceThread = (id: string): void =>
  emit('EmailThreadConsidered', { typename: 'EmailThread', id, version: null, kind: 'UPDATED' })
