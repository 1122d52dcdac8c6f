import { CoverdeskError } from '@coverdesk/kit'
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  separateOperations,
  specifiedRules,
  validate,
} from 'graphql'
import { isCommand } from './commands.ts'
import type { ComposedSchema } from './compose.ts'
import { limitRule, limits } from './limits.ts'
import { listSizeRule, sizeVariablesOf } from './list-sizes.ts'
import type { Plan } from './plan.ts'
import { planOperation } from './plan-operation.ts'
import { type Needs, needsOf } from './public-operations.ts'
import { RefusedRequest } from './refused-request.ts'

/** An operation that may run, with all that is known of it before it does. */
export interface PreparedOperation {
  document: DocumentNode
  operation: OperationDefinitionNode
  plan: Plan
  needs: Needs
  /** A mutation that the product itself may use. */
  isCommand: boolean
  /** Variables that say how long a list may be. */
  sizeVariables: string[]
}

/**
 * Reads a document, holds it against schema and limits, and decides how it will be answered.
 * @throws RefusedRequest with every reason
 */
export function prepareOperation(
  composed: ComposedSchema,
  text: string,
  operationName: string | null | undefined,
  hideSchema: boolean,
): PreparedOperation {
  const document = chooseOperation(readDocument(composed.schema, text, hideSchema), operationName)
  const operation = document.definitions.find(definition => definition.kind === Kind.OPERATION_DEFINITION)
  if (!operation) throw new RefusedRequest(400, [new CoverdeskError('BAD_REQUEST', 'The request has no operation.')])
  return {
    document,
    operation,
    plan: planOperation(composed, document),
    needs: needsOf(operation, document),
    isCommand: isCommand(composed, operation, document),
    sizeVariables: sizeVariablesOf(composed.schema, document),
  }
}

/**
 * Reads a document, and holds it against schema and limits.
 * @throws RefusedRequest with every reason
 */
export function readDocument(schema: GraphQLSchema, text: string, hideSchema: boolean): DocumentNode {
  const document = parseWithinLimits(text)
  const rules = [...specifiedRules, limitRule, listSizeRule, ...(hideSchema ? [NoSchemaIntrospectionCustomRule] : [])]
  const errors = validate(schema, document, rules, { maxErrors: limits.reasons, hideSuggestions: hideSchema })
  if (errors.length > 0) throw new RefusedRequest(400, errors)
  return document
}

function parseWithinLimits(text: string) {
  try {
    return parse(text, { maxTokens: limits.tokens })
  } catch (error) {
    if (error instanceof GraphQLError) throw new RefusedRequest(400, [error])
    throw error
  }
}

/** The one that is meant, with the fragments that it uses. */
function chooseOperation(document: DocumentNode, name: string | null | undefined): DocumentNode {
  const operations = separateOperations(document)
  const names = Object.keys(operations)
  const chosen = operations[name ?? (names.length === 1 ? (names[0] ?? '') : '')]
  if (chosen) return chosen
  const message = name ? 'The request has no operation with that name.' : 'Set operationName to choose an operation.'
  throw new RefusedRequest(400, [new CoverdeskError('BAD_REQUEST', message)])
}
