import { demandMutation } from '../current-mutation/current-mutation.ts'
import { currentAgencyId } from '../scope.ts'
import type { OutboxEvent } from './outbox.ts'

/**
 * Says that something happened, for consumers and live updates; appended in the transaction of the mutation. Changes of
 * records need no call: models with a `typename` emit them by themselves.
 *
 * @param type what happened, in the past tense, such as `PolicyRenewed`
 * @throws outside of a mutation
 * @example emit('PolicyRenewed', { typename: 'BusinessPolicy', id, version: 4, kind: 'UPDATED' })
 */
export function emit(type: string, record: Pick<OutboxEvent, 'typename' | 'id' | 'version' | 'kind' | 'into'>): void {
  demandMutation('An event').drafts.push({ agencyId: currentAgencyId(), type, ...record })
}
