import type { OutboxEvent } from './outbox.ts'

/** A part of a subgraph that keeps something fresh by what happens elsewhere. */
export interface ConsumerDefinition {
  /** Its name permanently: what it has handled is remembered under it. */
  name: string
  /** The events it wants, such as `AccountUpdated`. */
  types: string[]
  /**
   * Handles one event, in the scope of its agency and in one transaction with the note that it was handled; so it has no
   * effect outside of the database. Events of one record come in their order. It is tried again when it fails.
   */
  handle(event: OutboxEvent): Promise<void>
}
