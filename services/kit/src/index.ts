// Start-up

export { type CallContext, forUser, type UserCallContext } from './call-context.ts'
// Credentials
export { seal, sealed, unseal } from './credentials/sealed-field.ts'
export { demoAgencies, demoUserEmail } from './demo-agencies.ts'
export { EnvironmentError, port, processEnvironment, readEnvironment } from './environment.ts'
export {
  CoverdeskError,
  conflict,
  type ErrorCode,
  internalError,
  notFound,
  rateLimited,
  statusOf,
  unauthenticated,
  type ValidationError,
  validationFailed,
} from './errors.ts'
export { emailAddress, foldedEmailAddress, optionalText, requiredText } from './fields.ts'
// Files
export { attachFile, fileById, releaseFile } from './files/attach-file.ts'
export { parseFileName } from './files/file-name.ts'
export type { FileOwner, FileRecord, FileSummary } from './files/file-record.ts'
export { FileStore, type NewFile } from './files/file-store.ts'
export { FileInspector } from './files/inspection/file-inspector.ts'
export { type RunningServer, readJson, sendJson, sendText, startHttpServer } from './http-server.ts'
export { findExisting, loadById, loadByIds } from './load-by-ids.ts'
export { createLogger, type Logger } from './logger.ts'
// Ports
export { createMailer, type Mail, type Mailer, mailEnvironment } from './mailer.ts'
// Records
export { defineGlobalModel, defineTenantModel } from './models.ts'
export { findPage, type Page, type PageArguments, type Sort } from './paging.ts'
// Input and errors
export { parseInput } from './parse-input.ts'
export { type RunningService, runProcess } from './run-process.ts'
export { currentAgencyId, inTenantScope, TenantScopeError } from './scope.ts'
export { fold, searchFilter, searchWords } from './search.ts'
export { insertMissing, seedOnce } from './seed.ts'
// Who asks
export { type Caller, contextHeader, signContext, verifyContext } from './signed-context.ts'
export {
  defineSubgraph,
  type SubgraphDefinition,
  type SubgraphModule,
  type SubgraphPart,
  startSubgraph,
  subgraphSdl,
} from './subgraph.ts'
export type { Question } from './subgraph-http.ts'
export { updateVersioned } from './versioned-update.ts'
