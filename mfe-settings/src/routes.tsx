import { lazyElement, listLoader, type RouteObject, replace } from '@coverdesk/plugin-sdk'
import { addUser } from './add-user/add-user'
import { loadAgency } from './agency/load-agency'
import { saveAgency } from './agency/save-agency'
import { loadEntry } from './audit-entry/load-entry'
import { AuditLog } from './audit-log/AuditLog'
import { auditList } from './audit-log/audit-list'
import { loadRules } from './data/load-rules'
import { IntegrationsPage, loadIntegrations } from './integrations/cards/IntegrationsPage'
import { connectIntegration } from './integrations/connect/connect-integration'
import { loadConflicts } from './integrations/decisions/load-conflicts'
import { loadDuplicates } from './integrations/decisions/load-duplicates'
import { disconnect } from './integrations/manage/disconnect'
import { replaceCredentials } from './integrations/manage/replace-credentials'
import { loadIntegration } from './integrations/manage/use-integration'
import { loadRun } from './integrations/run/use-run'
import { endOneSession, endOtherSessions } from './my-sessions/end-sessions'
import { loadNotificationPreferences } from './notification-preferences/load-notification-preferences'
import { loadNotifications } from './notifications/load-notifications'
import { NotificationsPage } from './notifications/NotificationsPage'
import {
  agencyPath,
  auditPath,
  dataPath,
  integrationsPath,
  notificationPreferencesPath,
  notificationsPath,
  profilePath,
  securityPath,
  subscriptionPath,
  unreadNotificationsPath,
} from './paths'
import { loadProfile } from './profile/load-profile'
import { saveProfile } from './profile/save-profile'
import { resetStep } from './reset-step/reset-step'
import { turnOff } from './second-step/send-code'
import { changeAgency } from './security/change-agency'
import { loadSecurity } from './security/load-security'
import { ContributedTab } from './settings-page/ContributedTab'
import { SettingsPage } from './settings-page/SettingsPage'
import { loadSubscription } from './subscription/load-subscription'
import { SubscriptionPage } from './subscription/SubscriptionPage'
import { disableUser, enableUser } from './user-state/change-state'

const addDialog = async () => (await import('./add-user/AddUserDialog')).AddUserDialog
const disableDialog = async () => (await import('./user-state/DisableUserDialog')).DisableUserDialog
const enableDialog = async () => (await import('./user-state/EnableUserDialog')).EnableUserDialog
const resetStepDialog = async () => (await import('./reset-step/ResetStepDialog')).ResetStepDialog
const entrySlideOut = async () => (await import('./audit-entry/EntrySlideOut')).EntrySlideOut
const verifySlideOut = async () => (await import('./audit-verification/VerifySlideOut')).VerifySlideOut

const agencyPage = async () => (await import('./agency/AgencyPage')).AgencyPage
const editAgencyDialog = async () => (await import('./agency/EditAgencyDialog')).EditAgencyDialog
const profilePage = async () => (await import('./profile/ProfilePage')).ProfilePage
const editNameDialog = async () => (await import('./profile/EditNameDialog')).EditNameDialog
const notificationPreferencesPage = async () =>
  (await import('./notification-preferences/NotificationPreferencesPage')).NotificationPreferencesPage
const dataPage = async () => (await import('./data/DataPage')).DataPage
const retentionDialog = async () => (await import('./data/RetentionDialog')).RetentionDialog
const securityPage = async () => (await import('./security/SecurityPage')).SecurityPage
const requireDialog = async () => (await import('./security/RequireDialog')).RequireDialog
const setUpDialog = async () => (await import('./second-step/SetUpDialog')).SetUpDialog
const renewDialog = async () => (await import('./second-step/RenewCodesDialog')).RenewCodesDialog
const turnOffDialog = async () => (await import('./second-step/TurnOffDialog')).TurnOffDialog
const connectSlideOut = async () => (await import('./integrations/connect/ConnectSlideOut')).ConnectSlideOut
const manageSlideOut = async () => (await import('./integrations/manage/ManageSlideOut')).ManageSlideOut
const credentialsDialog = async () => (await import('./integrations/manage/CredentialsDialog')).CredentialsDialog
const disconnectQuestion = async () => (await import('./integrations/manage/DisconnectQuestion')).DisconnectQuestion
const runPage = async () => (await import('./integrations/run/RunPage')).RunPage
const conflictsPage = async () => (await import('./integrations/decisions/ConflictsPage')).ConflictsPage
const duplicatesPage = async () => (await import('./integrations/decisions/DuplicatesPage')).DuplicatesPage
const endSessionDialog = async () => (await import('./my-sessions/EndSessionDialog')).EndSessionDialog
const endOthersDialog = async () => (await import('./my-sessions/EndSessionDialog')).EndOthersDialog

export const routes: RouteObject[] = [
  { path: '/app/settings', loader: () => replace(subscriptionPath) },
  {
    path: '/app/settings',
    element: <SettingsPage tab={subscriptionPath} />,
    children: [
      {
        path: 'subscription',
        element: <SubscriptionPage />,
        loader: loadSubscription,
        children: [
          { path: 'users', element: lazyElement(addDialog), action: addUser },
          { path: 'users/:id/disable', element: lazyElement(disableDialog), action: disableUser },
          { path: 'users/:id/enable', element: lazyElement(enableDialog), action: enableUser },
          { path: 'users/:id/second-step', element: lazyElement(resetStepDialog), action: resetStep },
        ],
      },
    ],
  },
  {
    path: '/app/settings',
    element: <SettingsPage tab={integrationsPath} />,
    children: [
      {
        path: 'integrations',
        element: <IntegrationsPage />,
        loader: loadIntegrations,
        children: [
          { path: 'connect/:type', element: lazyElement(connectSlideOut), action: connectIntegration },
          {
            path: 'manage/:id',
            element: lazyElement(manageSlideOut),
            loader: loadIntegration,
            children: [
              { path: 'credentials', element: lazyElement(credentialsDialog), action: replaceCredentials },
              { path: 'disconnect', element: lazyElement(disconnectQuestion), action: disconnect },
            ],
          },
        ],
      },
      { path: 'integrations/:id/runs/:runId', element: lazyElement(runPage), loader: loadRun },
      { path: 'integrations/:id/conflicts', element: lazyElement(conflictsPage), loader: loadConflicts },
      { path: 'integrations/:id/duplicates', element: lazyElement(duplicatesPage), loader: loadDuplicates },
    ],
  },
  {
    path: '/app/settings',
    element: <SettingsPage tab={profilePath} />,
    children: [
      {
        path: 'profile',
        element: lazyElement(profilePage),
        loader: loadProfile,
        children: [{ path: 'edit', element: lazyElement(editNameDialog), action: saveProfile }],
      },
    ],
  },
  {
    path: '/app/settings',
    element: <SettingsPage tab={notificationPreferencesPath} />,
    children: [
      {
        path: 'notifications',
        element: lazyElement(notificationPreferencesPage),
        loader: loadNotificationPreferences,
      },
    ],
  },
  {
    path: '/app/settings',
    element: <SettingsPage tab={agencyPath} />,
    children: [
      {
        path: 'agency',
        element: lazyElement(agencyPage),
        loader: loadAgency,
        children: [{ path: 'edit', element: lazyElement(editAgencyDialog), action: saveAgency }],
      },
    ],
  },
  {
    path: '/app/settings',
    element: <SettingsPage tab={dataPath} />,
    children: [
      {
        path: 'data',
        element: lazyElement(dataPage),
        loader: loadRules,
        children: [{ path: 'retention', element: lazyElement(retentionDialog), action: changeAgency }],
      },
    ],
  },
  {
    path: '/app/settings',
    element: <SettingsPage tab={securityPath} />,
    children: [
      {
        path: 'security',
        element: lazyElement(securityPage),
        loader: loadSecurity,
        children: [
          { path: 'second-step', element: lazyElement(setUpDialog) },
          { path: 'recovery-codes', element: lazyElement(renewDialog) },
          { path: 'turn-off', element: lazyElement(turnOffDialog), action: turnOff },
          { path: 'require', element: lazyElement(requireDialog), action: changeAgency },
          { path: 'sessions', element: lazyElement(endOthersDialog), action: endOtherSessions },
          { path: 'sessions/:id', element: lazyElement(endSessionDialog), action: endOneSession },
        ],
      },
    ],
  },
  {
    path: auditPath,
    element: <AuditLog />,
    loader: listLoader(auditList),
    children: [
      { path: 'verify', element: lazyElement(verifySlideOut) },
      { path: ':id', element: lazyElement(entrySlideOut), loader: loadEntry },
    ],
  },
  { path: notificationsPath, element: <NotificationsPage shown="all" />, loader: loadNotifications('all') },
  { path: unreadNotificationsPath, element: <NotificationsPage shown="unread" />, loader: loadNotifications('unread') },
  { path: '/app/settings/:tab/*', element: <ContributedTab /> },
]
