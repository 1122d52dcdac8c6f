/**
 * The directives by which the gateway merges types (`@key`, `@merge`). Written out, because the package that defines them
 * brings the whole stitching engine, 9 MB, into processes that only name them. A test compares it with the package's.
 */
export const stitchingDirectivesTypeDefs = /* GraphQL */ `
  directive @key(selectionSet: String!) on OBJECT
  directive @computed(selectionSet: String!) on FIELD_DEFINITION
  directive @merge(argsExpr: String, keyArg: String, keyField: String, key: [String!], additionalArgs: String) on FIELD_DEFINITION
  directive @canonical on OBJECT | INTERFACE | INPUT_OBJECT | UNION | ENUM | SCALAR | FIELD_DEFINITION | INPUT_FIELD_DEFINITION
`

/**
 * What a subscription is about, for the gateway, which tells of changes (docs/contracts.md, "Live updates"). `progress`: events of
 * another typename and the same id, which only those who watch hear as a change of the record.
 */
export const watchDirectiveTypeDefs = /* GraphQL */ `
  directive @watch(typename: String!, by: String!, progress: String) on FIELD_DEFINITION
`

/**
 * How long the gateway waits for a mutation that has a document read or drawn, where its usual 3 s are no sign that
 * anything hangs (ADR 0031). At most 9: the whole request has 10 s.
 */
export const timeoutDirectiveTypeDefs = /* GraphQL */ `
  directive @timeout(seconds: Int!) on FIELD_DEFINITION
`

/** A mutation that the product itself may use, such as a job of another area (ADR 0055). People may use it as any other. */
export const commandDirectiveTypeDefs = /* GraphQL */ `
  directive @command on FIELD_DEFINITION
`
