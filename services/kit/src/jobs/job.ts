/** Work that continues after the answer: at least once, however often its process dies. */
export interface JobDefinition {
  /** Its name permanently: jobs that wait are found by it. */
  name: string
  /** Runs by itself so often, once over all replicas, such as `10 minutes` or a cron expression. It belongs to no agency. */
  every?: string
  /**
   * How often it is started before it counts as dead. By default 5. Three attempts that ended their process, or kept it from
   * answering, are enough whatever this says.
   */
  attempts?: number
  /**
   * How many of them a replica runs at once; half of these places are one agency's at most. By default 5; more where they
   * mostly wait for others.
   */
  concurrency?: number
  /**
   * It removes records that could be brought back until now. It waits while the clock can't be believed: no one brings
   * back what a clock that is wrong for a moment removed. By default false.
   */
  removesForGood?: boolean
  /** Does the work, in the scope of the job's agency. */
  run(job: RunningJob): Promise<void>
  /**
   * Says where people look that the work has stopped permanently: its last attempt has failed, or ended its process. In one
   * transaction, in the scope of the job's agency; tried again when it fails. By default only the log says so.
   */
  onDead?(payload: unknown): Promise<void>
}

/** One attempt of a job. */
export interface RunningJob {
  /** What was enqueued; parse it. */
  payload: unknown
  /** Counts from 1; a process that died in the middle has used one up. */
  attempt: number
  /**
   * A part of the work in one transaction, done once: its result is remembered, and a later attempt continues after it. It
   * has no effect outside of the database.
   * @example const policy = await step('renew', () => renewPolicy(payload.policyId))
   */
  step<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /**
   * A part of the work outside of the database, such as a mail. Its result is remembered, but a process that dies before
   * that does it again: give the other side the same idempotency key.
   */
  call<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /**
   * A part of the work in one transaction that nothing remembers: a later attempt does it again, unless its records say that
   * it is done. For work that keeps its own account, such as progress that is told several times a second.
   */
  write<Result>(work: () => Promise<Result>): Promise<Result>
  /** Proves that the job is still this attempt's. Done by itself every few seconds. @throws JobLost when it is not */
  heartbeat(): Promise<void>
  /** Aborted when the process ends or another replica has taken the job over. */
  signal: AbortSignal
}

/** Another replica has taken the job over, or it is removed. */
export class JobLost extends Error {}

/** The process did not answer for as long as a lease, so the attempt is over: what it was doing may never let go of it. */
export class StoodStill extends Error {}
