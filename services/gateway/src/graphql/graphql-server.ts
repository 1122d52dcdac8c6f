import { CoverdeskError, subscriptionExpired, unauthenticated } from '@coverdesk/kit'
import { execute, type FormattedExecutionResult, getVariableValues } from 'graphql'
import type { TrustedDocuments } from '../registry/trusted-documents.ts'
import type { SubscriptionGate } from '../subscriptions/subscription-gate.ts'
import type { Variables } from './ask-subgraph.ts'
import type { ComposedSchema } from './compose.ts'
import { limits } from './limits.ts'
import { listTooLong } from './list-sizes.ts'
import type { PreparedOperation } from './prepare-operation.ts'
import { PreparedOperations } from './prepared-operations.ts'
import { presentErrors, presentReasons } from './present-errors.ts'
import { RefusedRequest } from './refused-request.ts'
import type { RequestContext } from './request-context.ts'
import { type PlannedAnswer, runForwarded, runMerged } from './run-plan.ts'
import type { SchemaSource } from './schema-source.ts'

/** One operation as a client sends it: the id of a published document, or in development any text. */
export type Operation = ({ documentId: string } | { query: string }) & {
  variables?: Variables | null | undefined
  operationName?: string | null | undefined
}

/** An answer as it goes out. */
export interface HttpAnswer {
  status: number
  body: Buffer
}

/** A subscription that was read and checked. */
export interface Subscription {
  composed: ComposedSchema
  prepared: PreparedOperation
  variables: Variables
}

/** Runs operations against the one schema, within the limits and the rights of a session. */
export class GraphqlServer {
  readonly #prepared = new PreparedOperations()

  constructor(
    private readonly source: SchemaSource,
    private readonly documents: TrustedDocuments,
    private readonly gate: SubscriptionGate,
    /** Runs trusted documents only, and hides the schema. */
    private readonly production: boolean,
  ) {}

  /** Whether there is a schema to answer with. */
  isReady(): boolean {
    return this.source.current !== null
  }

  async answer(request: Operation, context: RequestContext): Promise<HttpAnswer> {
    try {
      const composed = this.composed()
      const text = await this.textOf(request, context.isInternal)
      const prepared = this.#prepared.get(composed, text, request.operationName, this.production)
      return toHttp(await this.run(composed, prepared, request.variables ?? {}, context), context)
    } catch (error) {
      if (!(error instanceof RefusedRequest)) throw error
      return toJson(error.status, { errors: presentReasons(error.reasons, context.requestId) })
    }
  }

  /**
   * A subscription that may be followed, with the schema that it is held against.
   * @throws RefusedRequest with every reason
   */
  async subscription(request: Operation): Promise<Subscription> {
    const composed = this.composed()
    const text = await this.textOf(request)
    const prepared = this.#prepared.get(composed, text, request.operationName, this.production)
    if (prepared.operation.operation !== 'subscription')
      throw refused('BAD_REQUEST', 'Send queries and mutations by POST.')
    return { composed, prepared, variables: variablesOf(composed, prepared, request.variables ?? {}) }
  }

  /** Runs an operation of the gateway itself, such as the one for the first page. */
  async ask<Data>(
    text: string,
    variables: Variables,
    context: RequestContext,
  ): Promise<FormattedExecutionResult<Data>> {
    const composed = this.composed()
    const prepared = this.#prepared.get(composed, text, null, this.production)
    const { body } = toHttp(await this.run(composed, prepared, variables, context), context)
    return JSON.parse(body.toString())
  }

  private composed() {
    if (this.source.current) return this.source.current
    throw new CoverdeskError('SUBGRAPH_UNAVAILABLE', 'Coverdesk is starting. Try again shortly.')
  }

  private async textOf(request: Operation, isInternal = false) {
    if ('query' in request) {
      if (!this.production || isInternal) return request.query
      throw refused('DOCUMENT_UNKNOWN', 'Only published operations are allowed. Send a documentId.')
    }
    const text = await this.documents.textOf(request.documentId)
    if (text !== null) return text
    throw refused('DOCUMENT_UNKNOWN', 'This page is out of date. Reload it to get the current version.')
  }

  private async run(
    composed: ComposedSchema,
    prepared: PreparedOperation,
    given: Variables,
    context: RequestContext,
  ): Promise<PlannedAnswer> {
    const { document, operation, plan, needs, isCommand } = prepared
    if (!context.user && needs.session) throw new RefusedRequest(401, [unauthenticated()])
    if (context.user && needs.subscription && !isSystem(context) && (await this.gate.isClosed(context.user.agencyId)))
      throw new RefusedRequest(402, [subscriptionExpired()])
    if (isSystem(context) && operation.operation === 'mutation' && !isCommand)
      throw new RefusedRequest(403, [notACommand()])
    if (operation.operation === 'subscription') throw refused('BAD_REQUEST', 'Subscriptions run over a WebSocket.')
    const variables = variablesOf(composed, prepared, given)
    if (plan.kind === 'forwarded') return runForwarded(plan, variables, context)
    if (plan.kind === 'merged') return runMerged(plan, variables, context)
    const { schema } = composed
    const result = await execute({ schema, document, variableValues: variables, contextValue: context })
    return { data: result.data ?? null, errors: [...(result.errors ?? [])] }
  }
}

/** The product's own work, such as a job: it continues while no one of the agency may come in, and uses commands only. */
const isSystem = ({ isInternal, user }: RequestContext) => isInternal === true && user?.userId.startsWith('system:')

/** Those that the operation declares, once they are of its types and within the limits. */
function variablesOf(
  { schema }: ComposedSchema,
  { operation: { variableDefinitions = [] }, sizeVariables }: PreparedOperation,
  given: Variables,
): Variables {
  const { errors, coerced } = getVariableValues(schema, variableDefinitions, given, { maxErrors: limits.reasons })
  if (errors) throw new RefusedRequest(400, errors)
  if (sizeVariables.some(name => Number(coerced[name]) > limits.listSize))
    throw new RefusedRequest(400, [listTooLong()])
  const declared = variableDefinitions.map(({ variable }) => variable.name.value)
  return Object.fromEntries(declared.flatMap(name => (name in given ? [[name, given[name]]] : [])))
}

const notACommand = () => new CoverdeskError('FORBIDDEN', 'Only people can do this.')

const refused = (code: 'BAD_REQUEST' | 'DOCUMENT_UNKNOWN', message: string) =>
  new RefusedRequest(400, [new CoverdeskError(code, message)])

function toHttp(answer: PlannedAnswer, context: RequestContext): HttpAnswer {
  if (Buffer.isBuffer(answer)) return { status: 200, body: answer }
  const { data, errors } = answer
  if (errors.length === 0) return toJson(200, { data })
  return toJson(200, { errors: presentErrors(errors, context.requestId, context.log), data })
}

const toJson = (status: number, answer: object): HttpAnswer => ({ status, body: Buffer.from(JSON.stringify(answer)) })
