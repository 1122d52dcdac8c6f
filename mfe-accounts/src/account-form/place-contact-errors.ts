import type { MutationResult } from '@coverdesk/plugin-sdk'

/**
 * The server says "add a contact, or choose an existing one" about `contact`. Where people choose from
 * the existing ones, the message belongs to that field.
 */
export function placeContactErrors<Data>(
  result: MutationResult<Data>,
  input: { associateContactId?: unknown },
): MutationResult<Data> {
  if (result.ok || input.associateContactId === undefined) return result
  const validationErrors = result.failure.validationErrors.map(error =>
    error.path === 'contact' ? { ...error, path: 'associateContactId' } : error,
  )
  return { ok: false, failure: { ...result.failure, validationErrors } }
}
