/**
 * The version to base a save on when the change touches no field that someone else may have edited. After a conflict, that is
 * the other person's version, and the user is asked to try again.
 *
 * @param conflict the account as the last refused save found it
 */
export function versionToSave(version: number, conflict: unknown) {
  const saved = (conflict as { version: number } | undefined)?.version
  if (saved === undefined || saved <= version) return { version, notice: undefined }
  const message = 'Someone else changed this account. Review it, then try again.'
  return { version: saved, notice: { message, requestId: undefined } }
}
