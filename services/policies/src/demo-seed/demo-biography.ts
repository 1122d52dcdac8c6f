import type { Types } from 'mongoose'
import { type Names, readableChanges, storedChanges } from '../history/policy-changes.ts'
import type { PolicyEventKind, PolicyEventRecord, PolicyFieldChange } from '../models/policy-event.model.ts'
import type { PolicyFacts, PolicyStanding } from '../policies/policy-record.ts'
import { keptOf, situationOn } from '../rules/policy-state.ts'

interface Life {
  facts: PolicyFacts
  kept: PolicyStanding
  version: number
  updatedAt: Date
  events: Omit<PolicyEventRecord, '_id' | 'policyId'>[]
}

interface Happening {
  kind: PolicyEventKind
  at: Date
  /** The day of `at` in the agency's calendar. */
  day: string
  /** Null: the calendar. */
  userId: string | null
  reason?: string
  facts?: Partial<PolicyFacts>
  /** Of what is not a field of the policy, such as a file. */
  changes?: PolicyFieldChange[]
}

/** What happened to a policy of the demo, one thing after the other, told as the product tells it of a real one. */
export class Biography {
  #life: Life | null = null

  constructor(
    private readonly begin: PolicyFacts,
    private readonly names: Names,
  ) {}

  get hasStarted(): boolean {
    return this.#life !== null
  }

  get life(): Life {
    if (!this.#life) throw new Error('Nothing has happened yet.')
    return this.#life
  }

  happen({ kind, at, day, userId, reason, facts, changes }: Happening): this {
    const before = this.#life
    const present = { ...(before?.facts ?? this.begin), ...facts }
    const kept = keptOf(situationOn(present, day), day)
    const stored = storedChanges(before && { ...before.facts, ...before.kept }, { ...present, ...kept })
    const version = (before?.version ?? 0) + (kind.startsWith('FILE') ? 0 : 1)
    const event = {
      ...{ kind, at, userId, reason: reason ?? null, version: Math.max(1, version) },
      ...{ stored, changes: changes ?? readableChanges(stored, this.names) },
    }
    const events = [...(before?.events ?? []), event]
    this.#life = { facts: present, kept, version: event.version, updatedAt: at, events }
    return this
  }

  /** Follows its dates until a day: each move is an event of its own. */
  follow(until: string, instantOf: (day: string) => Date): this {
    for (;;) {
      const { movesAt } = this.life.kept
      if (!movesAt || movesAt > until) return this
      this.happen({ kind: 'STATE_CHANGED', at: instantOf(movesAt), day: movesAt, userId: null })
    }
  }

  /** The events as they are stored. */
  eventsOf(policyId: Types.ObjectId, idOf: (index: number) => Types.ObjectId): PolicyEventRecord[] {
    return this.life.events.map((event, index) => ({ _id: idOf(index), policyId, ...event }))
  }
}
