export { type EmbeddedMongo, type EmbeddedMongoOptions, startEmbeddedMongo } from './server.ts'
export { FolderInUse } from './storage/folder-lock.ts'
