import { askProduct } from '@coverdesk/kit'
import { z } from 'zod'
import type { ScopeKey } from '../documents/read-document.model.ts'
import { policyScope, requestScope } from '../documents/scopes.ts'
import { type AttachedFile, attachedFile, attachedFileShape } from './attached-file.ts'
import { filesOfPolicy } from './files-of-policy.ts'
import { filesOfRequest, filesOfRequestShape, requestFiles } from './files-of-request.ts'

/** A record of another area, and the files that it has. */
export interface RecordWithFiles {
  id: string
  files: AttachedFile[]
}

interface RecordPage {
  records: RecordWithFiles[]
  next: string | null
}

/** An area whose records have files. */
export interface FileSource {
  /** What their files belong to, as `attachFile` was given it. */
  ownerType: string
  scopeOf(id: string): ScopeKey
  filesOf(id: string): Promise<readonly AttachedFile[]>
  /** All records of the agency, a page of 100 at a time. @throws SUBGRAPH_UNAVAILABLE while the area doesn’t answer */
  page(after: string | null): Promise<RecordPage>
}

const policies = /* GraphQL */ `
  query CopilotPoliciesFiles($after: String) {
    businessPolicies(first: 100, after: $after, sort: EXPIRES_AT_ASC) {
      items { id files { name mimeType url } }
      endCursor
    }
  }
`
const policyPage = z.object({
  businessPolicies: z.object({
    items: z.array(z.object({ id: z.string(), files: z.array(attachedFileShape) })),
    endCursor: z.string().nullable(),
  }),
})

const requests = /* GraphQL */ `
  query CopilotRequestsFiles($after: String) {
    serviceRequests(first: 100, after: $after, sort: OPENED_AT_ASC) {
      items { id signedRequest { name mimeType url } resolution { files { name mimeType url } } }
      endCursor
    }
  }
`
const requestPage = z.object({
  serviceRequests: z.object({
    items: z.array(filesOfRequestShape.extend({ id: z.string() })),
    endCursor: z.string().nullable(),
  }),
})

/** Policies and service requests. */
export const fileSources: readonly FileSource[] = [
  {
    ownerType: 'PolicyFile',
    scopeOf: policyScope,
    filesOf: filesOfPolicy,
    async page(after) {
      const { items, endCursor } = (await askProduct(policies, { after }, policyPage)).businessPolicies
      return { records: items.map(({ id, files }) => ({ id, files: files.flatMap(attachedFile) })), next: endCursor }
    },
  },
  {
    ownerType: 'ServiceRequest',
    scopeOf: requestScope,
    filesOf: filesOfRequest,
    async page(after) {
      const { items, endCursor } = (await askProduct(requests, { after }, requestPage)).serviceRequests
      return { records: items.map(item => ({ id: item.id, files: requestFiles(item) })), next: endCursor }
    },
  },
]
