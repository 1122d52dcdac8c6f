import { makeOperation, mapExchange } from 'urql'

/** Sends the key that `runMutation` has given a mutation, in a header of its own. */
export const sendMutationKey = mapExchange({
  onOperation(operation) {
    const key: unknown = operation.context['mutationKey']
    if (typeof key !== 'string') return operation
    const { fetchOptions } = operation.context
    const options = typeof fetchOptions === 'function' ? fetchOptions() : fetchOptions
    const headers = { ...(options?.headers as Record<string, string>), 'x-coverdesk-mutation-key': key }
    return makeOperation(operation.kind, operation, {
      ...operation.context,
      fetchOptions: { ...options, headers },
    })
  },
})
