import type { Types } from 'mongoose'
import type { ScopeKey } from './read-document.model.ts'

/** The knowledge base of the agency. */
export const knowledgeScope: ScopeKey = 'knowledge'
export const policyScope = (policyId: string): ScopeKey => `policy:${policyId}`
export const requestScope = (requestId: string): ScopeKey => `request:${requestId}`
export const workspaceScope = (id: Types.ObjectId): ScopeKey => `workspace:${id}`
