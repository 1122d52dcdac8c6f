/**
 * The version to save a change on top of that touches no field which another person may have changed: after a conflict that
 * is the one they made, and the person is asked to try again.
 *
 * @param conflict the document as the last refused save found it
 */
export function latestVersion(version: number, conflict: unknown) {
  const saved = (conflict as { version: number } | undefined)?.version
  if (saved === undefined || saved <= version) return { version, notice: undefined }
  const message = 'Someone else changed this document. Review it, then try again.'
  return { version: saved, notice: { message, requestId: undefined } }
}
