import { saslContinueCommand, saslStartCommand } from '../authentication/sasl-commands.ts'
import { aggregateCommand } from './aggregate.ts'
import { bulkWriteCommand } from './bulk-write.ts'
import {
  createCommand,
  dropCommand,
  dropDatabaseCommand,
  listCollectionsCommand,
  listDatabasesCommand,
} from './catalog-commands.ts'
import { collModCommand, renameCollectionCommand } from './change-collection.ts'
import type { Command } from './command.ts'
import { countCommand, distinctCommand } from './count-commands.ts'
import { getMoreCommand, killCursorsCommand } from './cursor-commands.ts'
import { deleteCommand } from './delete.ts'
import { explainCommand } from './explain.ts'
import { findCommand } from './find.ts'
import { findAndModifyCommand } from './find-and-modify.ts'
import { createIndexesCommand, dropIndexesCommand, listIndexesCommand } from './index-commands.ts'
import { insertCommand } from './insert.ts'
import {
  buildInfoCommand,
  connectionStatusCommand,
  getParameterCommand,
  helloCommand,
  legacyHelloCommand,
  pingCommand,
  serverStatusCommand,
  setParameterCommand,
} from './server-commands.ts'
import { abortTransactionCommand, commitTransactionCommand, endSessionsCommand } from './session-commands.ts'
import { updateCommand } from './update.ts'

/** Every command that this server answers, by its name on the wire. */
export const commands: Record<string, Command> = {
  hello: helloCommand,
  isMaster: legacyHelloCommand,
  ismaster: legacyHelloCommand,
  ping: pingCommand,
  saslStart: saslStartCommand,
  saslContinue: saslContinueCommand,
  buildInfo: buildInfoCommand,
  buildinfo: buildInfoCommand,
  serverStatus: serverStatusCommand,
  getParameter: getParameterCommand,
  setParameter: setParameterCommand,
  connectionStatus: connectionStatusCommand,
  endSessions: endSessionsCommand,
  commitTransaction: commitTransactionCommand,
  abortTransaction: abortTransactionCommand,

  insert: insertCommand,
  update: updateCommand,
  delete: deleteCommand,
  bulkWrite: bulkWriteCommand,
  findAndModify: findAndModifyCommand,
  findandmodify: findAndModifyCommand,

  find: findCommand,
  aggregate: aggregateCommand,
  count: countCommand,
  distinct: distinctCommand,
  explain: explainCommand,
  getMore: getMoreCommand,
  killCursors: killCursorsCommand,

  create: createCommand,
  drop: dropCommand,
  dropDatabase: dropDatabaseCommand,
  listCollections: listCollectionsCommand,
  listDatabases: listDatabasesCommand,
  renameCollection: renameCollectionCommand,
  collMod: collModCommand,
  createIndexes: createIndexesCommand,
  listIndexes: listIndexesCommand,
  dropIndexes: dropIndexesCommand,
  deleteIndexes: dropIndexesCommand,
}
