import { type Anchor, type AnchorStore, latestAnchor } from './anchor.ts'

/** Anchors that were collected from logs, for a verification. */
export class CollectedAnchors implements AnchorStore {
  readonly #anchors: Anchor[]

  /** @param anchors of all areas and agencies, in any order */
  constructor(anchors: Anchor[]) {
    this.#anchors = anchors.toSorted((one, other) => one.at.localeCompare(other.at))
  }

  async read(area: string, agencyId: string): Promise<Anchor | null> {
    return latestAnchor(this.#anchors.filter(anchor => anchor.area === area && anchor.agencyId === agencyId))
  }

  async agencies(area: string): Promise<string[]> {
    return [...new Set(this.#anchors.filter(anchor => anchor.area === area).map(({ agencyId }) => agencyId))]
  }

  async write(anchor: Anchor): Promise<void> {
    this.#anchors.push(anchor)
  }
}
