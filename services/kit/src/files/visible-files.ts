import { userInScope } from '../scope.ts'

/** A file that no record has belongs to its uploader; what is attached belongs to the whole agency. */
export const visibleTo = (userId: string) => ({
  $or: [{ 'metadata.state': 'ATTACHED' as const }, { 'metadata.uploadedBy': userId }],
})

/** The same for the user in whose name the current scope works. The product's own work sees all files of its agency. */
export function visibleInScope(): Partial<ReturnType<typeof visibleTo>> {
  const userId = userInScope()
  return userId ? visibleTo(userId) : {}
}
