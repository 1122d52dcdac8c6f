import type { mongo } from 'mongoose'

/**
 * A change of the shape of stored data. Each runs in batches, resumes where it was interrupted, and can run any number of
 * times.
 *
 * Old and new code run side by side during a deployment, so a release reads both shapes, and only adds to documents.
 * A field that only the previous release read is removed by a migration of the next release.
 *
 * @example
 * export const contactPhones: Migration<StoredContact> = {
 *   id: '0003-contact-phones',
 *   collection: 'contacts',
 *   pending: { phone: { $exists: true }, phones: { $exists: false } },
 *   update: ({ phone }) => ({ $set: { phones: [phone] } }),
 * }
 */
export interface Migration<Item extends mongo.Document = mongo.Document> {
  /** Number and name, such as `0003-contact-phones`. Migrations run in this order. Never changes after a release. */
  id: `${number}-${string}`
  /** In the service's own database. */
  collection: string
  /** Matches the documents that still have the old shape. The update must make a document no longer match. */
  pending: mongo.Filter<Item>
  /**
   * The update that brings a document to the new shape. It runs outside of mutations: the document's `version` stays, and
   * neither audit log nor events mention it.
   */
  update(document: mongo.WithId<Item>): mongo.UpdateFilter<Item>
}

/** Types a migration's `update` by its documents. */
export const defineMigration = <Item extends mongo.Document>(migration: Migration<Item>): Migration =>
  migration as unknown as Migration
