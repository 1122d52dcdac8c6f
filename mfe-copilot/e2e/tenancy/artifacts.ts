import type { Caller } from '../../../e2e/support/caller.ts'
import type { Row, Tenancy } from '../../../e2e/tenancy/tenancy.ts'

interface ArtifactWorld {
  /** An email that can be changed; the demo has one in each agency. */
  artifact: string
  artifactVersion: number
  /** Of the email. */
  formerVersion: number
  writtenDocument: string
  writtenDocumentVersion: number
  /** A reviewed email with a recipient. */
  reviewedEmail: string
  reviewedEmailVersion: number
}

const known = `id title state email { subject body to } htmlDocument { title content markdown } evidence { quote }
  edited { user { id } } versions { version title email { body } htmlDocument { content } }`
const ofEmail = ({ artifact, artifactVersion }: ArtifactWorld) => ({ id: artifact, version: artifactVersion })

/** One row for each operation: how it is called, and which arguments name records. */
const rows: Record<string, Row<ArtifactWorld>> = {
  'Query.caraArtifact': {
    document: `query ($id: ID!) { caraArtifact(id: $id) { ${known} } }`,
    variables: ({ artifact }) => ({ id: artifact }),
    ids: { id: 'artifact' },
  },
  'Query.caraOutgoingEmail': {
    document: 'query ($id: ID!) { caraOutgoingEmail(id: $id) { fromName replyTo to subject body signature } }',
    variables: ({ artifact }) => ({ id: artifact }),
    ids: { id: 'artifact' },
  },
  'Mutation.updateCaraEmail': {
    document: `mutation ($id: ID!, $version: Int!, $input: CaraEmailInput!) {
      updateCaraEmail(id: $id, version: $version, input: $input) { ${known} }
    }`,
    variables: world => ({
      ...ofEmail(world),
      input: { subject: `Of the matrix ${world.artifactVersion}`, body: 'Hello' },
    }),
    ids: { id: 'artifact' },
  },
  'Mutation.updateCaraHtmlDocument': {
    document: `mutation ($id: ID!, $version: Int!, $input: CaraHtmlDocumentInput!) {
      updateCaraHtmlDocument(id: $id, version: $version, input: $input) { ${known} }
    }`,
    variables: ({ writtenDocument, writtenDocumentVersion }) => ({
      ...{ id: writtenDocument, version: writtenDocumentVersion },
      input: { title: 'Of the matrix', markdown: 'Hello' },
    }),
    ids: { id: 'writtenDocument' },
  },
  'Mutation.reviewCaraArtifact': {
    document: `mutation ($id: ID!, $version: Int!) {
      reviewCaraArtifact(id: $id, version: $version, isReviewed: false) { ${known} }
    }`,
    variables: ofEmail,
    ids: { id: 'artifact' },
  },
  'Mutation.restoreCaraArtifact': {
    document: `mutation ($id: ID!, $version: Int!, $formerVersion: Int!) {
      restoreCaraArtifact(id: $id, version: $version, formerVersion: $formerVersion) { ${known} }
    }`,
    variables: world => ({ ...ofEmail(world), formerVersion: world.formerVersion }),
    ids: { id: 'artifact' },
  },
  'Mutation.sendCaraEmail': {
    document: `mutation ($id: ID!, $version: Int!) {
      sendCaraEmail(id: $id, version: $version, input: {}) { ${known} }
    }`,
    variables: ({ reviewedEmail, reviewedEmailVersion }) => ({ id: reviewedEmail, version: reviewedEmailVersion }),
    ids: { id: 'reviewedEmail' },
    // No record has its recipient.
    refuses: 'isRecipientConfirmed',
  },
}

interface Artifact {
  id: string
  type: string
  version: number
  state: string
  email: { to: string[] } | null
}

const fields = 'id type version state email { to }'
const list = `{ caraWorkspaces(first: 20) { items { artifacts(last: 5) { ${fields} } } } }`
const edit = `mutation ($id: ID!, $version: Int!, $input: CaraEmailInput!) {
  made: updateCaraEmail(id: $id, version: $version, input: $input) { ${fields} }
}`
const review = `mutation ($id: ID!, $version: Int!) {
  made: reviewCaraArtifact(id: $id, version: $version, isReviewed: true) { ${fields} }
}`

async function worldOf(caller: Caller): Promise<ArtifactWorld> {
  const { caraWorkspaces } = await caller.call<{ caraWorkspaces: { items: { artifacts: Artifact[] }[] } }>(list)
  const all = caraWorkspaces.items.flatMap(({ artifacts }) => artifacts).filter(({ state }) => state !== 'SENT')
  const document = all.find(({ type }) => type === 'HTML_DOCUMENT')
  const email = await reviewedEmail(
    caller,
    all.find(({ type }) => type === 'EMAIL'),
  )
  return {
    ...{ artifact: email.id, artifactVersion: email.version, formerVersion: 1 },
    ...{ reviewedEmail: email.id, reviewedEmailVersion: email.version },
    ...{ writtenDocument: document?.id ?? '', writtenDocumentVersion: document?.version ?? 1 },
  }
}

/** The rows before have edited it, or taken its review back. */
async function reviewedEmail(caller: Caller, email: Artifact | undefined): Promise<Artifact> {
  if (!email) throw new Error('The demo has no email in this agency.')
  if (email.state === 'REVIEWED') return email
  const change = async (document: string, variables: Record<string, unknown>) =>
    (await caller.call<{ made: Artifact }>(document, variables)).made
  const input = { to: 'matrix@example.com', subject: `Of the matrix ${email.version}`, body: 'Hello' }
  const { id, version } = await change(edit, { id: email.id, version: email.version, input })
  return change(review, { id, version })
}

export const artifactTenancy: Tenancy<ArtifactWorld> = {
  rows,
  worldOf,
  nowhere: {
    ...{ artifact: '6fffffffffffffffffffff81', artifactVersion: 1, formerVersion: 1 },
    ...{ writtenDocument: '6fffffffffffffffffffff80', writtenDocumentVersion: 1 },
    ...{ reviewedEmail: '6fffffffffffffffffffff7f', reviewedEmailVersion: 1 },
  },
}
