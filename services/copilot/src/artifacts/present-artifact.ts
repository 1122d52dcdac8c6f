import type { DocumentBlock } from '../tools/drafts/document-block.ts'
import type { ArtifactDelivery, ArtifactRecord, ArtifactStep } from './artifact.model.ts'
import { contentOf } from './artifact-content.ts'
import { stateOf } from './artifact-state.ts'
import { formContentOf } from './form/form-content.ts'
import { documentOf } from './form/present-form.ts'
import { htmlOfBlocks } from './html-of-blocks.ts'
import { type ShownVersion, versionsOf } from './versions-of.ts'

type Written = Pick<ArtifactRecord, 'type' | 'title' | 'content'>

const withUser = <Step extends ArtifactStep>({ userId, ...step }: Step) => ({ ...step, user: { id: userId } })

function email(artifact: Written) {
  if (artifact.type !== 'EMAIL') return null
  const { subject = '', body = '', to, isToVerified = false } = contentOf(artifact)
  return { subject, body, to: to ? [to] : [], isToVerified }
}

function htmlDocument({ type, title, content }: Written) {
  if (type !== 'HTML_DOCUMENT') return null
  const { blocks = [] } = contentOf({ content })
  return { title, content: htmlOfBlocks(blocks), markdown: () => markdownOf(blocks) }
}

/** Loaded on demand, as the writer of Markdown takes memory. */
const markdownOf = async (blocks: readonly DocumentBlock[]) =>
  (await import('./markdown-of-blocks.ts')).markdownOfBlocks(blocks)

/** How an artifact answers a query, by its type. */
export const artifactFields = {
  id: ({ _id }: ArtifactRecord) => String(_id),
  state: stateOf,
  evidence: (artifact: ArtifactRecord) => formContentOf(artifact)?.sources ?? contentOf(artifact).evidence ?? [],
  edited: ({ edited }: ArtifactRecord) => edited && withUser(edited),
  review: ({ review }: ArtifactRecord) => review && withUser(review),
  delivery: ({ delivery }: ArtifactRecord) =>
    delivery && {
      ...withUser<ArtifactDelivery>(delivery),
      confirmedBy: delivery.confirmedBy ? { id: delivery.confirmedBy } : null,
    },
  versions: versionsOf,
  document: documentOf,
  email,
  htmlDocument,
}

export const artifactVersionFields = {
  kind: ({ change }: ShownVersion) => change.kind,
  user: ({ change }: ShownVersion) => (change.userId ? { id: change.userId } : null),
  at: ({ change }: ShownVersion) => change.at,
  email,
  htmlDocument,
}

/** As a query answers it, for a client that merges its change with this one. */
export async function presentArtifact(artifact: ArtifactRecord): Promise<object> {
  const { _id, version, title } = artifact
  const document = htmlDocument(artifact)
  return {
    __typename: 'CaraArtifact',
    ...{ id: String(_id), version, title, state: stateOf(artifact), email: email(artifact) },
    htmlDocument: document && { ...document, markdown: await document.markdown() },
  }
}
