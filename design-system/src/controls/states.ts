import type { BadgeTone } from './Badge'

/** The words and the tone of one value of an enumeration. */
export type StateLook = readonly [label: string, tone: BadgeTone]

/**
 * How every state of the product looks, once (specification 1 §4, 2 §4, 3 §4). The keys are those of the GraphQL
 * enumerations.
 */
export const states = {
  policy: {
    BINDING: ['Binding', 'brand'],
    INFORCE: ['Inforce', 'green'],
    PENDING: ['Pending', 'amber'],
    EXPIRED: ['Expired', 'neutral'],
    CANCELED: ['Canceled', 'red'],
    UNKNOWN: ['Unknown', 'neutral'],
  },
  serviceRequest: {
    OPEN: ['Open', 'amber'],
    CLOSED: ['Closed', 'green'],
  },
  workspace: {
    CREATED: ['Created', 'neutral'],
    IDLE: ['Idle', 'green'],
    WAITING_FOR_INPUT: ['Waiting', 'amber'],
    WORKING: ['Working', 'blue'],
  },
  subscription: {
    ACTIVE: ['Active', 'green'],
    TRIAL: ['Trial', 'blue'],
    OVERDUE: ['Overdue', 'amber'],
    PAUSED: ['Paused', 'neutral'],
    EXPIRED: ['Expired', 'red'],
  },
  agencyUser: {
    ACTIVE: ['Active', 'green'],
    DISABLED: ['Disabled', 'neutral'],
  },
  call: {
    REGISTERED: ['Registered', 'neutral'],
    IN_PROGRESS: ['In Progress', 'blue'],
    COMPLETED: ['Completed', 'green'],
    ERROR: ['Error', 'red'],
  },
  emailThread: {
    ACTIVE: ['Active', 'blue'],
    ENDED: ['Ended', 'green'],
  },
  waitingFor: {
    CLIENT: ['Client', 'neutral'],
    PARTICIPANT: ['Client', 'neutral'],
    AGENT: ['Agent', 'amber'],
    CARA: ['Assistant', 'green'],
  },
  document: {
    UNKNOWN: ['Queued', 'neutral'],
    INDEXING: ['Indexing', 'blue'],
    COMPLETED: ['Completed', 'green'],
    FAILED: ['Failed', 'red'],
  },
  integration: {
    ACTIVE: ['Active', 'green'],
    PENDING: ['Pending', 'amber'],
    CREATED: ['Created', 'neutral'],
    DISABLED: ['Disabled', 'neutral'],
  },
  import: {
    MAPPING: ['Columns', 'neutral'],
    CHECKING: ['Checking', 'blue'],
    CHECKED: ['Checked', 'amber'],
    IMPORTING: ['Importing', 'blue'],
    DONE: ['Imported', 'green'],
    CANCELED: ['Canceled', 'neutral'],
    FAILED: ['Failed', 'red'],
    UNDOING: ['Undoing', 'blue'],
    UNDONE: ['Undone', 'neutral'],
  },
  syncLog: {
    IN_PROGRESS: ['In Progress', 'blue'],
    COMPLETED: ['Completed', 'green'],
    FAILED: ['Failed', 'red'],
  },
} as const satisfies Record<string, Record<string, StateLook>>

/** What has states. */
export type Stateful = keyof typeof states

/** Its states, as GraphQL names them. */
export type StateOf<Kind extends Stateful> = Extract<keyof (typeof states)[Kind], string>
