import { join } from 'node:path'

/** Where development keeps the key that it made up. */
export const credentialKeyFile = (dataFolder: string): string => join(dataFolder, 'development.credential-keys')

/** Where the anchors of the audit trail are, unless `AUDIT_ANCHOR` says otherwise. */
export const anchorFolderOf = (dataFolder: string): string => join(dataFolder, 'audit-anchors')
