import type { GraphQLError } from 'graphql'

/** A request that does not run at all; the client learns every reason. */
export class RefusedRequest extends Error {
  constructor(
    readonly status: 400 | 401 | 402 | 403,
    readonly reasons: readonly GraphQLError[],
  ) {
    super(reasons.map(({ message }) => message).join(' '))
  }
}
