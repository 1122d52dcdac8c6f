import type { UserRowFragment } from '../generated/documents'
import { disablePath, enablePath } from '../paths'

/** What can be done about a user: who is active can be disabled, who is disabled can be enabled (specification 1 §5). */
export interface UserAction {
  label: 'Disable' | 'Enable'
  to: string
  /** Why it can't be done now. */
  disabledBecause: string | undefined
}

export const notOneself = 'You can’t disable yourself. Ask a colleague to do it.'

/**
 * @param ownId of the person who is looking
 * @param noSeat why no one can be given a seat now; undefined: there is a free one
 * @returns undefined for a state that this version does not know
 */
export function actionFor(
  { id, state }: Pick<UserRowFragment, 'id' | 'state'>,
  ownId: string,
  noSeat: string | undefined,
): UserAction | undefined {
  if (state === 'ACTIVE') {
    return { label: 'Disable', to: disablePath(id), disabledBecause: id === ownId ? notOneself : undefined }
  }
  if (state === 'DISABLED') return { label: 'Enable', to: enablePath(id), disabledBecause: noSeat }
  return undefined
}
