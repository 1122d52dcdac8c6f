import type { ArtifactVersionFragment, WorkspaceArtifactFragment } from '../../generated/documents'

/** What kinds of drafts are called. */
export const artifactTypeNames: Readonly<Record<WorkspaceArtifactFragment['type'], string>> = {
  DOCUMENT: 'Form',
  EMAIL: 'Email',
  HTML_DOCUMENT: 'Document',
}

export const artifactStateNames: Readonly<Record<WorkspaceArtifactFragment['state'], string>> = {
  DRAFT: 'Draft',
  REVIEWED: 'Reviewed',
  SENDING: 'Sending...',
  SENT: 'Sent',
  UNKNOWN: 'May have been sent',
}

/** What someone did to an artifact, after their name. */
export const artifactChangeNames: Readonly<Record<ArtifactVersionFragment['kind'], string>> = {
  DRAFTED: 'wrote the draft',
  EDITED: 'edited the text',
  MARKED_SENT: 'marked the email as sent',
  REOPENED: 'moved it back to draft',
  RESTORED: 'restored a former version',
  REVIEWED: 'marked it as reviewed',
  SENT: 'sent the email',
}
