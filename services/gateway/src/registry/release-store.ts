import type { Collection, Db } from 'mongodb'
import { Channels } from './channels.ts'
import type { Manifest } from './manifest.ts'
import { type NavCounts, navCountsOf } from './nav-counts.ts'
import type { TrustedDocuments } from './trusted-documents.ts'

/** One version of one plugin. Never changed once it is recorded. */
export interface Release {
  plugin: string
  version: string
  /** URL of its folder; ends with a slash. */
  entry: string
  manifest: Manifest
  publishedAt: Date
  publishedBy: string
}

/** Releases, and which of them is live for whom, in the gateway's database: the same for every replica. */
export class ReleaseStore {
  readonly channels: Channels
  readonly #releases: Collection<Release & { _id: string }>

  constructor(
    database: Db,
    private readonly documents: TrustedDocuments,
  ) {
    this.#releases = database.collection('releases')
    this.channels = new Channels(database)
  }

  /** Records a release unless it is there, its operations first; resolves with what is recorded. */
  async record(release: Release): Promise<{ release: Release; isNew: boolean }> {
    await this.documents.register((release.manifest.operations ?? []).map(({ document }) => document))
    const _id = releaseId(release)
    const { upsertedCount } = await this.#releases.updateOne({ _id }, { $setOnInsert: release }, { upsert: true })
    return { release: (await this.find(release)) ?? release, isNew: upsertedCount === 1 }
  }

  /** What pages ask to count what waits with these plugins. */
  navCounts = (manifests: readonly Manifest[]): Promise<NavCounts | undefined> => navCountsOf(manifests, this.documents)

  find({ plugin, version }: Pick<Release, 'plugin' | 'version'>): Promise<Release | null> {
    return this.#releases.findOne({ _id: releaseId({ plugin, version }) }, { projection: { _id: 0 } })
  }

  /** Every release that was ever recorded, the newest of each plugin first. */
  all(): Promise<Release[]> {
    return this.#releases
      .find({}, { projection: { _id: 0, 'manifest.operations': 0 } })
      .sort({ plugin: 1, publishedAt: -1 })
      .toArray()
  }

  /** The release of each plugin that an agency has, by name; without an agency what everyone has. Without operations. */
  async live(agencyId?: string): Promise<Release[]> {
    const versions = await this.channels.versionsFor(agencyId)
    const releases = await this.#releases
      .find({ _id: { $in: versions.map(releaseId) } }, { projection: { _id: 0, 'manifest.operations': 0 } })
      .toArray()
    return releases.sort((one, other) => one.plugin.localeCompare(other.plugin))
  }
}

const releaseId = ({ plugin, version }: { plugin: string; version: string }) => `${plugin}@${version}`
