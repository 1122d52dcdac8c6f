// Start-up

export { databaseProbe } from './database-probe.ts'
export { preparingWaits, promptDatabaseWaits } from './database-waits.ts'
export { EnvironmentError, port, processEnvironment, readEnvironment } from './environment.ts'
export { type RunningServer, readBody, readJson, sendJson, sendText, startHttpServer } from './http-server.ts'
export { clientBounds, isWithinBounds, parseBoundedJson } from './json-bounds.ts'
export { createLogger, type Logger } from './logger.ts'
export { refuseUnsafeProduction } from './production-environment.ts'
export { reachDatabase } from './reach-database.ts'
export { restartStuckMonitors } from './restart-stuck-monitors.ts'
export { type RunningService, runProcess } from './run-process.ts'
export { runSubgraph } from './run-subgraph.ts'
export { endSessions } from './sessions/end-sessions.ts'
export { endOtherSessions, endSession, type OwnSession, sessionIdOf, sessionsOf } from './sessions/own-sessions.ts'
export {
  defineSubgraph,
  type SubgraphDefinition,
  type SubgraphModule,
  type SubgraphPart,
  startSubgraph,
  subgraphSdl,
} from './subgraph.ts'

// Who asks

export { type CallContext, forUser, type UserCallContext } from './call-context.ts'
export { currentAgencyId, inTenantScope, TenantScopeError } from './scope.ts'
export { type Caller, contextHeader, mutationKeyHeader, signContext, verifyContext } from './signed-context.ts'
export type { Question } from './subgraph-http.ts'

// What other areas have, and do

export { askProduct } from './product/ask-product.ts'
export { commandProduct } from './product/command-product.ts'

// Input and errors

export {
  CoverdeskError,
  conflict,
  type ErrorCode,
  internalError,
  notFound,
  outOfTime,
  rateLimited,
  statusOf,
  subscriptionExpired,
  unauthenticated,
  type ValidationError,
  validationFailed,
} from './errors.ts'
export {
  emailAddress,
  foldedEmailAddress,
  optionalLines,
  optionalText,
  requiredLines,
  requiredName,
  requiredText,
} from './fields.ts'
export { parseInput } from './parse-input.ts'
export { readableError, unlessDiskIsFull } from './storage-failure.ts'
export { type MailingAddress, mailingAddress, requiredAddress } from './us-contacts/mailing-address.ts'
export { anyExtensionOf, phoneNumber, readablePhone, withoutExtension } from './us-contacts/phone-number.ts'
export { phoneWords, withoutPhoneWords } from './us-contacts/phone-words.ts'
export { usZones } from './us-contacts/us-zones.ts'

// The calendar

export { todayIn } from './calendar/calendar-day.ts'
export { daysAfter, daysBetween, weekdayOf, yearAfter } from './calendar/days.ts'
export { SteadyClock } from './clock/steady-clock.ts'

// Records: reading

export type { AccountData, AccountExport, AccountFile } from './account-data.ts'
export { agenciesOf } from './agencies-of.ts'
export { type FieldChange, fieldChanges } from './audit/field-changes.ts'
export { type AuditChange, type AuditFilter, type AuditRecord, findAuditEntries } from './audit/find-audit-entries.ts'
export { auditRetention, keepAuditFor } from './audit/retention.ts'
export { csvDay, csvTime } from './list-export/csv-dates.ts'
export { defineListExport, type ListAddress, type ListExport, type ListRows } from './list-export/list-export.ts'
export { findExisting, findRecord, loadById, loadByIds, loadTogether } from './load-by-ids.ts'
export { defineGlobalModel, defineTenantModel } from './models.ts'
export { normalize } from './normalize.ts'
export { findPage, type Page, type PageArguments, type Sort } from './paging.ts'
export { fold, searchFilter, searchWords } from './search.ts'

// Lists of other systems

export { cellsOf } from './imports/columns.ts'
export { defineListImport } from './imports/define-list-import.ts'
export type { ImportRow } from './imports/import-record.ts'
export type { DuplicateKind, ListForm, ReadRow, RowOf, RowReader } from './imports/list-import.ts'

// Records that another system has, too

export {
  type FieldDecision,
  mergeSides,
  type SyncedField,
  type SyncedFieldChange,
} from './synced-records/merge-sides.ts'

// Records: changing

export { defineMigration, type Migration } from './migrations/migration.ts'
export { claim } from './mutation/claim.ts'
export { mutation } from './mutation/mutation-fields.ts'
export { actOnBehalfOf } from './mutation/on-behalf-of.ts'
export { removeVersioned, updateVersioned } from './mutation/versioned-update.ts'

// Records of other areas

export { closeReferences, endReferences, type Reference, reopenReferences } from './references/references.ts'

// What happens afterwards

export { followRecord } from './followed-records/follow-record.ts'
export { enqueue } from './jobs/enqueue.ts'
export { inTurn } from './jobs/in-turn.ts'
export type { JobDefinition, RunningJob } from './jobs/job.ts'
export { type Notice, type NoticeKind, noticeKinds } from './notifications/notice.ts'
export { noticeEvent, notify } from './notifications/notify.ts'
export type { ConsumerDefinition } from './outbox/consumer-definition.ts'
export { emit } from './outbox/emit.ts'
export type { OutboxEvent } from './outbox/outbox.ts'

// Files

export { attachFile, fileById, releaseFile } from './files/attach-file.ts'
export { agenciesWithFiles, attachedFileIds } from './files/attached-files.ts'
export { parseFileName } from './files/file-name.ts'
export type { FileOriginal, FileOwner, FileRecord, FileSummary } from './files/file-record.ts'
export { FileStore, type NewFile } from './files/file-store.ts'
export { FileInspector, type Unchecked, type Verdict } from './files/inspection/file-inspector.ts'
export { readFile } from './files/read-file.ts'
export { storeFile } from './files/store-file.ts'
export { storeLargeFile } from './files/store-large-file.ts'
export { takeFile, untakenFile } from './files/take-file.ts'

// What strangers sent, in processes of their own

export { FairTurns } from './fair-turns.ts'
export { boundedChild, forkFromSource, unreferenced } from './processes/bounded-child.ts'
export { BoundedProcesses, type Outcome, type TimeLimits } from './processes/bounded-processes.ts'
export { Semaphore } from './semaphore.ts'

// Webhooks

export { standardSignature } from './webhooks/verify-delivery.ts'
export { defineWebhook, type Webhook } from './webhooks/webhook.ts'

// Traces

export { inSpan, monitorCommands, startTracing, stopTracing, traceCommands, traceHeaders } from './telemetry/tracing.ts'

// Credentials

export { seal, sealed, unseal } from './credentials/sealed-field.ts'

// Ports

export { escapeHtml, htmlMail, mailButton, mailFootnote, mailParagraph, mailQuote } from './mail/html-mail.ts'
export { type MailReceipt, sendOnce } from './mail/send-once.ts'
export { createMailer, type Mail, type MailAttachment, type Mailer, mailEnvironment } from './mailer.ts'
export { networkOf } from './network-of.ts'

// Demo data

export { type DemoAccount, demoAccounts } from './demo-accounts.ts'
export { demoAgencies, demoUserEmail } from './demo-agencies.ts'
export { type DemoInsurance, demoDay, demoPolicies } from './demo-policies.ts'
export { seedFile } from './files/seed-file.ts'
export { type LargeBusiness, largeBusiness, largePerson } from './large-clients.ts'
export { insertMissing, seedOnce } from './seed.ts'

// Untrusted content

export { sanitizeHtml } from './untrusted/sanitize-html.ts'
export { type Preview, savePreview } from './untrusted/save-preview.ts'
