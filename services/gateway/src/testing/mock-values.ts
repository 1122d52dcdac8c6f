import {
  type GraphQLFieldResolver,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql'

/** Answers every field by its type, the same at each call: for documents whose subgraphs have no place in a test. */
export const mockField: GraphQLFieldResolver<unknown, unknown> = (parent, args, _context, info) => {
  const known = (parent as Record<string, unknown> | null)?.[info.fieldName]
  if (known !== undefined) return known
  if (Array.isArray(args['ids'])) return args['ids'].map((id: unknown) => objectOf(info.returnType, info, 0, { id }))
  return mockValue(info.returnType, info, 0)
}

function mockValue(type: GraphQLOutputType, info: GraphQLResolveInfo, index: number): unknown {
  if (isNonNullType(type)) return mockValue(type.ofType, info, index)
  if (isListType(type)) return [0, 1, 2].map(each => mockValue(type.ofType, info, each))
  if (isScalarType(type)) return scalars[type.name] ?? `${info.parentType.name}.${info.fieldName}`
  if (isEnumType(type)) return type.getValues()[0]?.value
  return objectOf(type, info, index, { id: `${info.fieldName}-${index}` })
}

/** One of several types in turn. */
function objectOf(type: GraphQLOutputType, info: GraphQLResolveInfo, index: number, own: object) {
  const named = getNamedType(type)
  const types = isAbstractType(named) ? info.schema.getPossibleTypes(named) : [named]
  return { __typename: types[index % types.length]?.name, ...own }
}

const scalars: Record<string, unknown> = { Int: 7, Float: 1.5, Boolean: true, DateTime: '2026-11-20T09:00:00.000Z' }

/** Variables that an operation accepts, made of their types. */
export function mockVariables(schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode) {
  return Object.fromEntries(
    variableDefinitions.map(({ variable, type }) => [
      variable.name.value,
      inputOf(typeFromAST(schema, type as never) as GraphQLInputType),
    ]),
  )
}

function inputOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return inputOf(type.ofType)
  if (isListType(type)) return [inputOf(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (!isInputObjectType(type)) return scalars[type.name] ?? 'text'
  const needed = Object.values(type.getFields()).filter(field => !isInputObjectType(getNamedType(field.type)))
  return Object.fromEntries(needed.map(field => [field.name, inputOf(field.type)]))
}
