import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '@coverdesk/kit'
import { type ComposedSchema, composeSchema, type SchemaPart } from './compose.ts'
import { deadlineFromNow } from './request-context.ts'
import type { SdlArchive } from './sdl-archive.ts'
import type { Subgraph } from './subgraph.ts'

interface Timing {
  /** How long the start waits for every subgraph before it continues with what it knew of the missing ones. */
  grace: number
  /** The same while one is missing of which nothing is known, such as an area that is new. */
  newGrace: number
  /** The same while nothing is known of any: the first start of a product, which stores the demo, perhaps on a slow machine. */
  firstGrace: number
  /** Between two looks at what the subgraphs say: until there is a schema, and later; in milliseconds. */
  starting: number
  running: number
}

const usualTiming: Timing = { grace: 5_000, newGrace: 30_000, firstGrace: 600_000, starting: 250, running: 1_000 }

/**
 * Where the one schema comes from: each subgraph's own SDL, never introspection, which drops the directives.
 *
 * A subgraph that is down at the start is taken from the archive of the last good schema; one that was never seen is
 * left out. All are asked again and again, so that one that comes or changes is noticed; requests in flight end with
 * the schema that they began with. What doesn't compose is logged, and the last good schema stays.
 */
export class SchemaSource {
  readonly #live = new Map<string, string>()
  /** Those that answered the last time they were asked. */
  readonly #answering = new Set<string>()
  readonly #stopping = new AbortController()
  readonly #timing: Timing
  #archived = new Map<string, string>()
  /** The schema of what the archive holds, made while the subgraphs start. */
  #prepared: { sdls: ReadonlyMap<string, string>; composed: ComposedSchema | null } | null = null
  #current: ComposedSchema | null = null
  #compositionError: string | null = null

  constructor(
    private readonly subgraphs: Subgraph[],
    private readonly ownPart: SchemaPart,
    private readonly archive: SdlArchive,
    private readonly log: Logger,
    timing: Partial<Timing> = {},
  ) {
    this.#timing = { ...usualTiming, ...timing }
  }

  /** The schema to answer with, or null before there is one. */
  get current(): ComposedSchema | null {
    return this.#current
  }

  /** The names of subgraphs that don't answer. */
  get absent(): readonly string[] {
    return this.subgraphs.filter(({ name }) => !this.#answering.has(name)).map(({ name }) => name)
  }

  /** Why the schema is not what the subgraphs say now, or null. */
  get compositionError(): string | null {
    return this.#compositionError
  }

  /** Resolves with the first schema, and continues following the subgraphs. */
  async start(): Promise<void> {
    this.#archived = await this.archive.read()
    const begun = Date.now()
    while (!this.#current && !this.#stopping.signal.aborted) {
      await this.askAll()
      if (this.isComplete() || Date.now() - begun >= this.grace()) await this.compose()
      else this.prepare()
      if (!this.#current) await this.pause(this.#timing.starting)
    }
    void this.follow()
  }

  /** Composing takes a second of a processor: whoever waits for the subgraphs can do it meanwhile, as they seldom change. */
  private prepare() {
    const sdls = this.#archived
    if (this.#prepared || !this.subgraphs.every(({ name }) => sdls.has(name))) return
    try {
      this.#prepared = { sdls, composed: this.composed(sdls) }
    } catch {
      // What doesn't fit is reported when it is all there is.
      this.#prepared = { sdls, composed: null }
    }
  }

  stop(): void {
    this.#stopping.abort()
  }

  private async follow() {
    while (!this.#stopping.signal.aborted) {
      await this.pause(this.#timing.running)
      if (await this.askAll()) await this.compose()
    }
  }

  private readonly isComplete = () => this.subgraphs.every(({ name }) => this.#live.has(name))

  private grace() {
    const isKnown = this.subgraphs.every(({ name }) => this.#live.has(name) || this.#archived.has(name))
    if (isKnown) return this.#timing.grace
    return this.#archived.size > 0 ? this.#timing.newGrace : this.#timing.firstGrace
  }

  private readonly pause = (time: number) =>
    wait(time, undefined, { signal: this.#stopping.signal }).catch(() => undefined)

  /** @returns whether a subgraph says something new */
  private async askAll() {
    const origin = { requestId: randomUUID(), user: null, deadline: deadlineFromNow() }
    const answers = await Promise.allSettled(this.subgraphs.map(subgraph => subgraph.sdl(origin)))
    let news = false
    for (const [index, answer] of answers.entries()) {
      const name = this.subgraphs[index]?.name ?? ''
      if (answer.status === 'rejected') this.#answering.delete(name)
      else this.#answering.add(name)
      if (answer.status === 'rejected' || this.#live.get(name) === answer.value) continue
      this.#live.set(name, answer.value)
      news = true
    }
    return news
  }

  private async compose() {
    const known = new Map([...this.#archived, ...this.#live])
    if (!this.publish(known)) {
      if (!this.#current) this.publish(this.#archived, false)
      return
    }
    const absent = this.subgraphs.filter(({ name }) => !this.#live.has(name)).map(({ name }) => name)
    this.log.info({ subgraphs: [...known.keys()], absent }, 'the schema is composed')
    this.#archived = known
    const schema = this.#current?.schema
    if (schema)
      await this.archive
        .write(this.#live, schema)
        .catch(error => this.log.error(error, 'the schema could not be archived'))
  }

  private publish(sdls: ReadonlyMap<string, string>, isNew = true) {
    try {
      if (!this.subgraphs.some(({ name }) => sdls.get(name))) return false
      this.#current = this.takePrepared(sdls) ?? this.composed(sdls)
      if (isNew) this.#compositionError = null
      return true
    } catch (error) {
      this.reportCompositionError(error)
      return false
    }
  }

  private composed(sdls: ReadonlyMap<string, string>) {
    const parts = this.subgraphs.flatMap(subgraph => {
      const sdl = sdls.get(subgraph.name)
      return sdl ? [{ name: subgraph.name, sdl, subgraph }] : []
    })
    return composeSchema([this.ownPart, ...parts])
  }

  /** Keeps nothing: two schemas at once are 40 MB more. */
  private takePrepared(sdls: ReadonlyMap<string, string>) {
    const prepared = this.#prepared
    this.#prepared = null
    const isSame = this.subgraphs.every(({ name }) => sdls.get(name) === prepared?.sdls.get(name))
    return isSame ? prepared?.composed : null
  }

  /** Logs each error once, not on every attempt. */
  private reportCompositionError(error: unknown) {
    const compositionError = error instanceof Error ? error.message : String(error)
    if (compositionError === this.#compositionError) return
    this.#compositionError = compositionError
    this.log.error(error, 'the subgraph schemas don’t compose; keeping the last valid schema')
  }
}
