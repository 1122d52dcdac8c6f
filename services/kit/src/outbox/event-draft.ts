import type { OutboxEvent } from './outbox.ts'

/** What a mutation says of an event; kit adds who, when and where. */
export type EventDraft = Pick<
  OutboxEvent,
  'agencyId' | 'type' | 'typename' | 'id' | 'version' | 'kind' | 'into' | 'notice'
>
