import mongoose from 'mongoose'

/** The databases beside a service's own, by what they hold: the outbox, and what the gateway keeps (files among it). */
export interface SharedDatabases {
  events: string
  gateway: string
}

let names: SharedDatabases = { events: 'events', gateway: 'gateway' }

/** Tests give every database a name of its own. */
export function nameSharedDatabases(given: Partial<SharedDatabases>): void {
  names = { events: 'events', gateway: 'gateway', ...given }
}

/** A shared database, through the connection of mongoose's models: one transaction may span both. */
export const sharedDatabase = (which: keyof SharedDatabases): mongoose.mongo.Db =>
  mongoose.connection.getClient().db(names[which]) as unknown as mongoose.mongo.Db
