import type { GraphQLResolveInfo } from 'graphql'
import type { CallContext } from '../call-context.ts'
import { forgetLoaded } from '../load-by-ids.ts'
import { oncePerKey } from './idempotency.ts'
import { oncePerMutationKey } from './mutation-key.ts'
import { runMutation } from './run-mutation.ts'

type Args = Record<string, unknown>
type Field = (parent: unknown, args: Args, context: CallContext, info: GraphQLResolveInfo) => unknown
type Work = () => Promise<unknown>

/** Gives every field of `Mutation` its own transaction, with audit entry, events, idempotency key and mutation key. */
export function withMutations(resolvers: Record<string, unknown>): Record<string, unknown> {
  const { Mutation: fields } = resolvers
  if (!fields) return resolvers
  const wrapped = Object.entries(fields as Record<string, Field>).map(([name, field]) => [
    name,
    asMutation(name, field),
  ])
  return { ...resolvers, Mutation: Object.fromEntries(wrapped) }
}

const asMutation =
  (name: string, field: Field): Field =>
  (parent, args, context, info) => {
    const work = onceIdempotent(name, args, context, async () => await field(parent, args, context, info))
    const { agencyId, userId, mutationKey } = context
    if (!agencyId || !userId || !mutationKey) return mutate(name, context, work)
    const submission = { mutationKey, userId, field: `${name} ${info.path.key}`, args }
    return oncePerMutationKey(submission, keep => mutate(name, context, async () => keep(await work())))
  }

/** A client's own key, of the field's arguments. */
function onceIdempotent(name: string, args: Args, { agencyId }: CallContext, work: Work): Work {
  const hasKey = agencyId && args['idempotencyKey'] !== undefined && args['idempotencyKey'] !== null
  return hasKey ? () => oncePerKey(name, args, work) : work
}

/**
 * A question that writes: it runs in one transaction like a field of `Mutation`. What it throws takes everything back; a
 * refusal that must be remembered (a wrong code) is returned, and thrown by whoever called it.
 *
 * @param name as it is asked, such as `sign-in/redeem-code`; the audit entry bears it
 * @example questions: { 'agencies/create': mutation('agencies/create', input => createAgency(input)) }
 */
export const mutation =
  <Answer>(name: string, question: (input: unknown, context: CallContext) => Promise<Answer>) =>
  (input: unknown, context: CallContext): Promise<Answer> =>
    mutate(name, context, () => question(input, context))

async function mutate<Result>(operation: string, context: CallContext, work: () => Promise<Result>): Promise<Result> {
  const { requestId, agencyId, userId } = context
  // What one attempt has loaded is void in the next one, and after the last one for the fields that are resolved then.
  try {
    return await runMutation({ operation, requestId, agencyId, userId, isAlwaysAudited: true }, () => {
      forgetLoaded(context)
      return work()
    })
  } finally {
    forgetLoaded(context)
  }
}
