// What a remote may use: its router, its data, and what it shares with the shell.

// Navigation
export {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  redirect,
  replace,
  useParams,
} from 'react-router'
// Data
export type { TypedDocumentNode } from 'urql'
// Billing
export { BillingLink } from './billing/BillingLink'
export { type BannerSubscription, SubscriptionBanner } from './billing/SubscriptionBanner'
export { type BillingLinks, useBillingLinks } from './billing/use-billing-links'
// What areas give to each other
export { useContributedColumns } from './columns/use-contributed-columns'
// Files
export { uploadFile } from './files/upload-file'
// Forms
export { type Change, useChange } from './forms/use-change'
export { type Submission, useSubmission } from './forms/use-submission'
export { askOnce } from './graphql/ask-once'
export type { Failure, ValidationError } from './graphql/failure'
export { type MutationResult, runMutation } from './graphql/run-mutation'
export { startQuery } from './graphql/start-query'
export { type QueryState, useQuery } from './graphql/use-query'
export { LateComponent, useLate } from './late/late-component'
// Lists
export { defineList, type FilterDefinition } from './lists/list-definition'
export { listLoader } from './lists/list-loader'
export { neighborInList } from './lists/shown-rows'
export { useList } from './lists/use-list'
export { useListPath } from './lists/use-list-path'
// Live records
export { useWatch } from './live/use-watch'
export type { ColumnTexts } from './manifest/plugin-definition'
export { lazyElement } from './navigation/lazy-element'
export { NotFound } from './navigation/NotFound'
export { navigate } from './navigation/navigate'
export { useUnsavedChanges } from './navigation/unsaved-changes'
export { useCloseDialog } from './navigation/use-close-dialog'
export { usePageTitle } from './navigation/use-page-title'
// The person and the page
export { toast } from './notifications/toasts'
// Commands and search
export {
  type CommandCode,
  definePalette,
  type FoundRecord,
  type PagePlace,
  type Palette,
} from './palette/define-palette'
// Records
export { NoRecord } from './records/NoRecord'
export { useRecentRecord } from './records/recent-records'
export { type Preferences, prefer, usePreferences } from './session/preferences'
export { currentSession, renameAgency, renamePerson, type Session, useSession } from './session/session'
export { signOut } from './session/sign-out'
export { Slot } from './slots/Slot'
export type { SlotName, SlotProps } from './slots/slot-props'
export { type Contributed, useSlot } from './slots/use-slot'
