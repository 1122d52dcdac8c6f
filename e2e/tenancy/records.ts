import type { Answer, Caller } from '../support/caller.ts'
import { until } from '../support/product.ts'
import type { NamedRecord, Variables } from './inputs.ts'
import { listedType } from './listed-type.ts'
import type { Matrix } from './matrix.ts'
import type { Operation } from './operations.ts'
import type { Tenancy } from './tenancy.ts'

/** An operation that was tried, and what it was tried with. */
export interface Attempt {
  variables: Variables
  answer: Answer
  errors: AnswerError[]
}

export interface AnswerError {
  message: string
  extensions: { code: string; validationErrors?: { path: string; message: string }[] }
}

export const errorsOf = ({ text }: Answer): AnswerError[] => JSON.parse(text).errors ?? []

/** A record with everything that an answer has of it. */
export type AnyRecord = Kept & { [field: string]: unknown }

const isUnavailable = (answer: Answer) =>
  errorsOf(answer).some(({ extensions }) => extensions.code === 'SUBGRAPH_UNAVAILABLE')

interface Kept extends NamedRecord {
  /** Something may have changed it, or taken it away. */
  isStale?: boolean
}

/** Records of one agency, made or found when an operation needs them. */
export class Records {
  private readonly kept = new Map<string, Kept[]>()

  constructor(
    readonly caller: Caller,
    private readonly matrix: Matrix,
    /** In every text that it writes. */
    readonly mark: string,
  ) {}

  /** Another caller, with other records. */
  as = (caller: Caller): Records => new Records(caller, this.matrix, this.mark)

  /** The one of a kind, or another one for each place of an operation that names several. */
  async get(kind: string, place = 0): Promise<NamedRecord> {
    const kept = this.kept.get(kind) ?? []
    this.kept.set(kind, kept)
    const known = kept[place]
    if (known && !known.isStale) return known
    // What reads it again may name it itself.
    if (known) known.isStale = false
    const current = known && (await this.reread(kind, known))
    const record = current ?? (await this.obtain(kind))
    kept[place] = record
    return record
  }

  /** Variables of an operation, with an own record for each id. */
  async variables(operation: Operation, also: string[] = [], instead: Record<string, NamedRecord> = {}) {
    const listed = listedType(operation.field)?.name
    // So that there is something that its filters find.
    if (operation.isQuery && listed && operation.ids.length > 0 && this.matrix.makerOf(listed)) await this.get(listed)
    const records = new Map<string, NamedRecord>()
    const places = new Map<string, number>()
    for (const { path, kind } of operation.ids) {
      if (this.matrix.isIgnored(operation, path) && !also.includes(path)) continue
      const place = places.get(kind) ?? 0
      places.set(kind, place + 1)
      records.set(path, instead[path] ?? (await this.get(kind, place)))
    }
    const only = this.matrix.singletonOf(operation)
    if (only) records.set('', { id: '', version: await this.versionOf(only) })
    return this.matrix.inputsOf(operation).variables(records, this.mark)
  }

  /** Calls an operation until it is done, or refused for something else than its input. */
  async run(operation: Operation, instead: Record<string, NamedRecord> = {}): Promise<Attempt> {
    let conflicts = 0
    for (;;) {
      const variables = await this.variables(operation, [], instead)
      const answer = await this.send(operation, variables)
      const errors = errorsOf(answer)
      const [first] = errors
      const code = first?.extensions.code
      const corrections = first?.extensions.validationErrors ?? []
      if (code === 'VALIDATION_FAILED' && this.matrix.inputsOf(operation).correct(corrections)) continue
      if (code === 'CONFLICT' && conflicts++ < 3) continue
      return { variables, answer, errors }
    }
  }

  /** Sends an operation; what it may have changed is read again before its next use. */
  async send(operation: Operation, variables: Variables): Promise<Answer> {
    let answer = await this.caller.send(operation.document, variables)
    // A busy machine says nothing of records.
    for (let tries = 0; operation.isQuery && isUnavailable(answer) && tries < 3; tries += 1)
      answer = await this.caller.send(operation.document, variables)
    const [error] = errorsOf(answer)
    const mayHaveChanged = !operation.isQuery && (!error || error.extensions.code === 'CONFLICT')
    if (mayHaveChanged) this.distrust(operation)
    return answer
  }

  /** The records of an operation are used no more: it gets others. */
  forget(operation: Operation) {
    for (const kind of [...operation.ids.map(({ kind }) => kind), listedType(operation.field)?.name ?? ''])
      this.kept.delete(kind)
  }

  private distrust({ ids }: Operation) {
    for (const { kind } of ids) for (const record of this.kept.get(kind) ?? []) record.isStale = true
  }

  /** The ids of its records that a text has. */
  idsIn = (text: string) => [...this.kept.values()].flat().flatMap(({ id }) => (id && text.includes(id) ? [id] : []))

  /** Everything that its agency sees of a record; nothing where no query has it. */
  async read(kind: string, { id }: NamedRecord): Promise<string | undefined> {
    const query = this.matrix.readerOf(kind)
    const path = query?.ids[0]?.path
    return query && path ? (await this.caller.send(query.document, { [path]: id })).text : undefined
  }

  /** @returns nothing when it is gone, or was in a state that is over */
  private async reread(kind: string, { id }: NamedRecord): Promise<AnyRecord | undefined> {
    if (!/^[A-Z]\w*$/.test(kind)) return undefined
    const query = this.matrix.readerOf(kind)
    const path = query?.ids[0]?.path
    if (!query || !path) return (await this.list(kind)).find(record => record.id === id)
    const { data } = JSON.parse((await this.caller.send(query.document, { [path]: id })).text)
    const found = data?.[query.field.name]
    return found?.id === id ? found : undefined
  }

  private async obtain(kind: string): Promise<AnyRecord> {
    const byHand = this.matrix.tenancy.records[kind]
    if (byHand) return { ...(await (byHand as (agency: Records) => Promise<NamedRecord>)(this)) }
    const state = this.matrix.stateOf(kind)
    if (state) return this.inState(state.of, state.by)
    const maker = this.matrix.makerOf(kind)
    if (maker) return this.make(maker.name)
    const kept = new Set((this.kept.get(kind) ?? []).map(({ id }) => id))
    const found = (await this.list(kind)).find(({ id }) => !kept.has(id))
    if (found) return found
    throw new Error(
      `No ${kind} of ${this.mark || 'the own agency'} was found. Add '${kind}' to \`records\` in mfe-<area>/e2e/tenancy.ts, or to the demo data.`,
    )
  }

  /** A record of its own, after these mutations. */
  async inState(kind: string, mutations: string[]): Promise<AnyRecord> {
    let record: AnyRecord = await this.obtain(kind)
    for (const name of mutations) {
      const operation = this.matrix.operation(name)
      const [id] = operation.ids
      const { errors, answer } = await this.run(operation, id ? { [id.path]: record } : {})
      if (errors.length > 0) throw new Error(`${name} doesn't bring ${kind} into its state: ${answer.text}`)
      record = { ...record, ...recordIn(answer, operation) }
    }
    return record
  }

  /** The record as its query answers it, once that holds. */
  async settled(kind: string, { id }: NamedRecord, holds: (record: AnyRecord) => boolean): Promise<AnyRecord> {
    let found: AnyRecord | undefined
    const isSettled = async () => {
      found = await this.reread(kind, { id })
      return found !== undefined && holds(found)
    }
    await until(isSettled, 90_000, `The ${kind} ${id} doesn't settle.`)
    return found ?? { id }
  }

  /** What a mutation makes out of this agency's records. */
  async make(name: string): Promise<AnyRecord> {
    const maker = this.matrix.operation(name)
    let attempt = await this.run(maker)
    if (attempt.errors.length > 0) {
      this.forget(maker)
      attempt = await this.run(maker)
    }
    const made = recordIn(attempt.answer, maker)
    if (made) return made
    throw new Error(
      `${maker.name} makes nothing: ${attempt.answer.text} Add '${maker.name}' to \`inputs\` in mfe-<area>/e2e/tenancy.ts.`,
    )
  }

  private async list(kind: string): Promise<AnyRecord[]> {
    const query = this.matrix.listOf(kind)
    if (!query) return []
    const { data } = JSON.parse((await this.caller.send(query.document, await this.variables(query))).text)
    const answered = data?.[query.field.name]
    return answered?.items ?? answered ?? []
  }

  private async versionOf(query: Operation): Promise<number> {
    const { data } = JSON.parse((await this.caller.send(query.document, {})).text)
    const only = data[query.field.name]
    return only.profileVersion ?? only.version
  }
}

function recordIn(answer: Answer, { field }: Operation): AnyRecord | undefined {
  const record = [JSON.parse(answer.text).data?.[field.name]].flat()[0]
  return record?.id ? record : undefined
}

/** What an area says of its operations. */
export type AreaTenancy = Tenancy<Records>
