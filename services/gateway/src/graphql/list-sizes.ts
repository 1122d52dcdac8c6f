import { CoverdeskError } from '@coverdesk/kit'
import {
  type ArgumentNode,
  type ASTVisitor,
  type DocumentNode,
  GraphQLInt,
  type GraphQLSchema,
  getNamedType,
  Kind,
  TypeInfo,
  type ValidationContext,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { limits, sizeArgument } from './limits.ts'

export const listTooLong = () =>
  new CoverdeskError('LIMIT_EXCEEDED', `This request is too large: the maximum list size is ${limits.listSize} rows.`)

/** A validation rule: static cost knows no list sizes, so each is capped where it is written. */
export function listSizeRule(context: ValidationContext): ASTVisitor {
  return {
    Argument({ name, value }) {
      const isSize = name.value === sizeArgument && value.kind === Kind.INT
      if (isSize && Number(value.value) > limits.listSize) context.reportError(listTooLong())
    },
    VariableDefinition({ variable, defaultValue }) {
      const named = variable.name.value
      const isSize = defaultValue?.kind === Kind.INT && Number(defaultValue.value) > limits.listSize
      if (isSize && sizeVariablesOf(context.getSchema(), context.getDocument()).includes(named))
        context.reportError(listTooLong())
    },
  }
}

/** The variables by which a document leaves the size of a list to each request. */
export function sizeVariablesOf(schema: GraphQLSchema, document: DocumentNode): string[] {
  const found = new Set<string>()
  const types = new TypeInfo(schema)
  const Argument = ({ name, value }: ArgumentNode) => {
    const type = types.getArgument()?.type
    const isSize = name.value === sizeArgument && type && getNamedType(type) === GraphQLInt
    if (isSize && value.kind === Kind.VARIABLE) found.add(value.name.value)
  }
  visit(document, visitWithTypeInfo(types, { Argument }))
  return [...found]
}
