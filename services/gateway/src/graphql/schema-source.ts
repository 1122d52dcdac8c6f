import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '@coverdesk/kit'
import type { GraphQLSchema } from 'graphql'
import { composeSchema, type SchemaPart } from './compose.ts'
import { deadlineFromNow } from './request-context.ts'
import type { SdlArchive } from './sdl-archive.ts'
import type { Subgraph } from './subgraph.ts'
import { createSubgraphExecutor } from './subgraph-executor.ts'

/** How long the start waits for every subgraph before it goes on with what it knew of the missing ones. */
const graceTime = 5_000
/** Times between two tries to reach the subgraphs that are missing: while nothing works, and later. */
const retryTime = { starting: 250, running: 1_000 }

type SchemaListener = (change: { apiSchema: GraphQLSchema; coreSupergraphSdl: string }) => void

/**
 * Where the one schema comes from: each subgraph's own SDL, never introspection, which drops the directives.
 * Has the shape of Apollo Server's `gateway` option, the one way to swap the schema of a running server.
 *
 * A subgraph that is down at the start is taken from the archive of the last good schema; one that was never seen is
 * left out. Both are asked again until they answer. What doesn't compose is logged, and the last good schema stays.
 */
export class SchemaSource {
  readonly #listeners = new Set<SchemaListener>()
  readonly #live = new Map<string, string>()
  readonly #stopping = new AbortController()
  #archived = new Map<string, string>()
  #composed = false
  #complaint = ''

  constructor(
    private readonly subgraphs: Subgraph[],
    private readonly ownPart: SchemaPart,
    private readonly archive: SdlArchive,
    private readonly log: Logger,
    private readonly grace = graceTime,
  ) {}

  /** Whether there is a schema to answer with. */
  get ready(): boolean {
    return this.#composed
  }

  onSchemaLoadOrUpdate(listener: SchemaListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Resolves with the first schema. Goes on asking the subgraphs that are missing in it. */
  async load(): Promise<{ executor: null }> {
    this.#archived = await this.archive.read()
    const graceEnds = Date.now() + this.grace
    while (!this.#composed && !this.#stopping.signal.aborted) {
      await this.askMissing()
      if (this.isComplete() || Date.now() >= graceEnds) await this.compose()
      if (!this.#composed) await this.pause()
    }
    void this.keepAsking()
    return { executor: null }
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
  }

  private async keepAsking() {
    while (!this.isComplete() && !this.#stopping.signal.aborted) {
      await this.pause()
      if (await this.askMissing()) await this.compose()
    }
  }

  private readonly isComplete = () => this.subgraphs.every(({ name }) => this.#live.has(name))

  private readonly pause = () =>
    wait(this.#composed ? retryTime.running : retryTime.starting, undefined, { signal: this.#stopping.signal }).catch(
      () => {},
    )

  /** @returns whether a subgraph answered that had not before */
  private async askMissing() {
    const missing = this.subgraphs.filter(({ name }) => !this.#live.has(name))
    const origin = { requestId: randomUUID(), user: null, deadline: deadlineFromNow() }
    const answers = await Promise.allSettled(missing.map(subgraph => subgraph.sdl(origin)))
    for (const [index, answer] of answers.entries()) {
      const name = missing[index]?.name
      if (name && answer.status === 'fulfilled') this.#live.set(name, answer.value)
    }
    return answers.some(({ status }) => status === 'fulfilled')
  }

  private async compose() {
    const known = new Map([...this.#archived, ...this.#live])
    const absent = this.subgraphs.filter(({ name }) => !this.#live.has(name)).map(({ name }) => name)
    if (this.publish(known)) {
      this.#archived = known
      await this.archive.write(this.#live)
      this.log.info({ subgraphs: [...known.keys()], absent }, 'the schema is composed')
      return
    }
    this.#live.clear() // All are asked again: one of them may be replaced by one that fits.
    if (!this.#composed) this.publish(this.#archived)
  }

  private publish(sdls: ReadonlyMap<string, string>) {
    try {
      const parts = this.subgraphs.flatMap(subgraph => {
        const sdl = sdls.get(subgraph.name)
        return sdl ? [{ name: subgraph.name, sdl, executor: createSubgraphExecutor(subgraph) }] : []
      })
      if (parts.length === 0) return false
      const apiSchema = composeSchema([this.ownPart, ...parts])
      for (const listener of this.#listeners) listener({ apiSchema, coreSupergraphSdl: '' })
      this.#composed = true
      return true
    } catch (error) {
      this.complain(error)
      return false
    }
  }

  /** Once, not at every try. */
  private complain(error: unknown) {
    if (String(error) === this.#complaint) return
    this.#complaint = String(error)
    this.log.error(error, 'the schemas of the subgraphs do not fit together; the last good one stays')
  }
}
