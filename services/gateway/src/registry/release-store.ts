import type { Collection, Db } from 'mongodb'
import type { Manifest } from './manifest.ts'
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

interface ChannelRecord {
  /** `<channel>/<plugin>` */
  _id: string
  channel: string
  plugin: string
  version: string
}

/** What everybody gets. */
const stable = 'stable'

/** Releases, and which of them is live, in the gateway's database: the same for every replica. */
export class ReleaseStore {
  readonly #releases: Collection<Release & { _id: string }>
  readonly #channels: Collection<ChannelRecord>

  constructor(
    database: Db,
    private readonly documents: TrustedDocuments,
  ) {
    this.#releases = database.collection('releases')
    this.#channels = database.collection('channels')
  }

  /** Records a release unless it is there, its operations first; resolves with what is recorded. */
  async record(release: Release): Promise<Release> {
    await this.documents.register((release.manifest.operations ?? []).map(({ document }) => document))
    const _id = releaseId(release)
    await this.#releases.updateOne({ _id }, { $setOnInsert: release }, { upsert: true })
    return (await this.#releases.findOne({ _id })) ?? release
  }

  async promote({ plugin, version }: Pick<Release, 'plugin' | 'version'>): Promise<void> {
    const _id = `${stable}/${plugin}`
    await this.#channels.updateOne({ _id }, { $set: { channel: stable, plugin, version } }, { upsert: true })
  }

  /** Takes every plugin out of the channel that is not among `kept`. Their releases stay. */
  async withdrawOthers(kept: string[]): Promise<void> {
    await this.#channels.deleteMany({ channel: stable, plugin: { $nin: kept } })
  }

  /** The live release of each plugin, by name. */
  async live(): Promise<Release[]> {
    const promoted = await this.#channels.find({ channel: stable }).toArray()
    const releases = await this.#releases.find({ _id: { $in: promoted.map(releaseId) } }).toArray()
    return releases.sort((one, other) => one.plugin.localeCompare(other.plugin))
  }
}

const releaseId = ({ plugin, version }: { plugin: string; version: string }) => `${plugin}@${version}`
