export { databasePassword, embeddedMongoUri } from './authentication/password.ts'
export type { EmbeddedMongo, EmbeddedMongoOptions } from './serve.ts'
export { startEmbeddedMongo } from './server.ts'
export { FolderInUse } from './storage/folder-lock.ts'
