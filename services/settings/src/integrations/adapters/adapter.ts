/**
 * What another system is to the sync: a source of records, and sometimes a place to send some to. A new system is an
 * adapter of this contract, and `testing/adapter-conformance.ts` says whether it keeps it.
 */
export interface AmsAdapter {
  /** As people call it. */
  name: string
  capabilities: AmsCapabilities
  /** What is read one after the other, such as `insureds`. A page may hold records of several kinds. */
  streams: readonly string[]
  /** Opens a connection for one run, test or delivery. Nothing is asked yet. */
  open(connection: AmsConnection): AmsSession
}

/** What a system takes beside giving. */
export interface AmsCapabilities {
  tasksOut: boolean
  callsOut: boolean
}

/** What an agency has entered, and where its tokens are kept. */
export interface AmsConnection {
  /** As the agency is called there, or who signs in. */
  account: string
  /** Undefined where the product itself has the credentials. */
  password?: string | undefined
  /** IANA name: times there that have no zone are the agency's. */
  timeZone: string
  tokens: AmsTokenStore
  /** Ends what waits, such as a pause after 429. */
  signal: AbortSignal
}

/** Tokens as a system gave them; the adapter alone knows what is in them. */
export interface AmsTokens {
  access: string
  refresh: string | null
}

/** One set of tokens for each connection, whoever uses it. */
export interface AmsTokenStore {
  current(): Promise<AmsTokens | null>
  /**
   * Has tokens renewed by one caller at a time. Others get what that one has stored.
   * @param stale the access token that is no longer taken; null: there was none
   * @param renew asks the other system; what it answers is stored before anyone uses it
   */
  renewed(stale: string | null, renew: (current: AmsTokens | null) => Promise<AmsTokens>): Promise<AmsTokens>
}

export interface AmsSession {
  /** Proves that the credentials are taken. @throws AmsFailure */
  test(): Promise<void>
  /**
   * One page of what has changed.
   * @param since null: everything
   * @param cursor of the page before; null: the first one
   * @throws AmsFailure
   */
  page(stream: string, since: string | null, cursor: string | null): Promise<AmsPage>
  /** Only with `tasksOut`. @returns its id there */
  sendTask?(task: OutgoingTask): Promise<string>
  /** Only with `callsOut`. @returns its id there */
  sendCall?(call: OutgoingCall): Promise<string>
}

export interface AmsPage {
  accounts: AmsAccount[]
  policies: AmsPolicy[]
  carriers: AmsCarrier[]
  /** Null: it was the last one. */
  next: string | null
  /** How many records the stream has in all; null: the other system does not say it. */
  total: number | null
  /** Where the next incremental run of this stream begins, before the overlap is taken off; null: nothing says it. */
  highWater: string | null
  /** What could not be read, for the log of the run. */
  unreadable: AmsUnreadable[]
}

export interface AmsUnreadable {
  recordType: 'ACCOUNT' | 'CARRIER' | 'POLICY'
  foreignId: string
  name: string
  reason: string
}

/**
 * A field as the other system has it. One that it did not send is not in the list and changes nothing; null and an empty
 * text say that it is empty there.
 */
export interface AmsField<Name extends string = string> {
  field: Name
  value: string | null
}

export type AccountFieldName =
  | 'NAME'
  | 'DBA'
  | 'EMAIL'
  | 'PHONE'
  | 'WEBSITE'
  | 'LINE1'
  | 'LINE2'
  | 'CITY'
  | 'ZONE'
  | 'POSTAL_CODE'

export interface AmsAccount {
  foreignId: string
  type: 'BUSINESS' | 'INDIVIDUAL'
  fields: AmsField<AccountFieldName>[]
  contacts: AmsContact[]
}

export interface AmsContact {
  foreignId: string
  fields: AmsField<'NAME' | 'EMAIL' | 'PHONE'>[]
}

export type PolicyFieldName =
  | 'TYPE'
  | 'CARRIER'
  | 'BROKER'
  | 'POLICY_NUMBER'
  | 'QUOTE_NUMBER'
  | 'ISSUED_AT'
  | 'INFORCE_AT'
  | 'EXPIRES_AT'
  | 'BILLING_TYPE'
  | 'PREMIUM'
  | 'CANCELED_AT'

/** Days are `2027-01-31`, money is dollars such as `1200.50`. */
export interface AmsPolicy {
  foreignId: string
  accountForeignId: string
  isQuote: boolean
  fields: AmsField<PolicyFieldName>[]
}

export interface AmsCarrier {
  foreignId: string
  name: string
  isBroker: boolean
}

/** A service request as a task there. */
export interface OutgoingTask {
  /** The same for each try: a system that can be asked is asked for it before a second one. */
  marker: string
  /** Of the task that was sent before; null: it is new. */
  foreignId: string | null
  accountForeignId: string
  title: string
  description: string
  isDone: boolean
  /** `2027-01-31` */
  dueDay: string | null
  /** Names of people of the agency. */
  assignedTo: string[]
  /** Whether an earlier try may have come through. */
  isRepeated: boolean
}

/** A call as an entry of the call log there. */
export interface OutgoingCall {
  marker: string
  accountForeignId: string
  fromName: string | null
  fromNumber: string | null
  startedAt: string
  seconds: number
  result: string
  isRepeated: boolean
}
