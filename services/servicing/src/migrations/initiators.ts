import { defineMigration } from '@coverdesk/kit'

interface StoredVersion {
  updateInitiatorType: string | null
}

/** Versions that Cara made before she was called OYSTER in the API. */
export const initiators = defineMigration<StoredVersion>({
  id: '0002-initiators',
  collection: 'serviceRequestVersions',
  pending: { updateInitiatorType: 'COPILOT' },
  update: () => ({ $set: { updateInitiatorType: 'OYSTER' } }),
})
