import { type ValidationError, validationFailed } from '@coverdesk/kit'
import { refuseModelUrl } from '../../models/language-model.ts'
import { AddressRefused } from '../../models/network/guarded-fetch.ts'
import type { EnteredModel } from '../cara-settings.rules.ts'

/** What is wrong with the address of a model; none while it leads to the internet, or where the operator allows it. */
export async function urlErrors({ url }: EnteredModel): Promise<ValidationError[]> {
  if (url === null) return []
  try {
    await refuseModelUrl(url)
    return []
  } catch (error) {
    if (error instanceof AddressRefused) return [{ path: 'url', message: error.message }]
    throw error
  }
}

/** @param prefix of the paths, such as `model.` @throws VALIDATION_FAILED unless there is nothing wrong */
export function refuseIfAny(errors: readonly ValidationError[], prefix = ''): void {
  if (errors.length === 0) return
  throw validationFailed(errors.map(({ path, message }) => ({ path: `${prefix}${path}`, message })))
}
