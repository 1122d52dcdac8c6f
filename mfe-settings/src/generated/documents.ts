// Written by `npm run codegen` from the .graphql files of this package. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@coverdesk/plugin-sdk';
/** Optional as a whole, complete once any part of it is given. */
export type AgencyAddressInput = {
  city?: string | null | undefined;
  line1?: string | null | undefined;
  line2?: string | null | undefined;
  postalCode?: string | null | undefined;
  zone?: string | null | undefined;
};

export type AgencyProfileInput = {
  address?: AgencyAddressInput | null | undefined;
  licenseNumber?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
};

export type AgencyUserState =
  | 'ACTIVE'
  /** Cannot sign in. */
  | 'DISABLED';

export type AuditFilter = {
  /** From this instant on. */
  from?: string | null | undefined;
  /** What became of a record. */
  kind?: ChangeKind | null | undefined;
  /** Before this instant. */
  to?: string | null | undefined;
  /** A type of records, as `auditAreas` names them. */
  typename?: string | null | undefined;
  /** Id of who did it. */
  userId?: string | null | undefined;
};

export type ChangeKind =
  | 'CREATED'
  | 'DELETED'
  | 'UPDATED';

/** Both are needed. */
export type CreateAgencyUserInput = {
  email?: string | null | undefined;
  name?: string | null | undefined;
};

export type DensityPreference =
  | 'COMFORTABLE'
  | 'COMPACT';

/** Each list replaces the one before. */
export type FavoritePresetsInput = {
  /** At most 50. */
  customPresetIds?: Array<string> | null | undefined;
  /** At most 50. */
  presets?: Array<string> | null | undefined;
};

export type NotificationChannel =
  /** In the product, and by email at once. */
  | 'EMAIL'
  | 'IN_PRODUCT'
  /** Not at all. */
  | 'OFF';

/** What a person is notified of. */
export type NotificationKind =
  | 'ASSIGNED'
  | 'COMMENTED'
  | 'DUE_TOMORROW'
  | 'FOLLOW_UP'
  | 'LOSS_REPORTED'
  | 'MENTIONED'
  | 'OVERDUE'
  | 'RESOLVED';

export type NotificationPreferenceInput = {
  channel: NotificationChannel;
  kind: NotificationKind;
};

export type SubscriptionPeriod =
  | 'ANNUAL'
  | 'MONTHLY';

export type SubscriptionPlan =
  | 'ENTERPRISE'
  | 'STANDARD';

export type SubscriptionState =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'OVERDUE'
  | 'PAUSED'
  | 'TRIAL';

export type ThemePreference =
  | 'DARK'
  | 'LIGHT'
  /** As the device is set. */
  | 'SYSTEM';

export type UpdateAgencyInput = {
  /** From 365 to 3650. */
  auditRetentionDays?: number | null | undefined;
  /** Replaces the name and the whole profile. Checked by the rules, field by field; hence no field is required here. */
  profile?: AgencyProfileInput | null | undefined;
  requiresSecondStep?: boolean | null | undefined;
};

export type UpdateAgencyUserPreferencesInput = {
  density?: DensityPreference | null | undefined;
  favoritePresets?: FavoritePresetsInput | null | undefined;
  /** Kinds that are not named stay as they are. */
  notifications?: Array<NotificationPreferenceInput> | null | undefined;
  sidebarCollapsed?: boolean | null | undefined;
  theme?: ThemePreference | null | undefined;
};

export type UpdateAgencyUserProfileInput = {
  name?: string | null | undefined;
};

export type CreateAgencyUserMutationVariables = Exact<{
  input: CreateAgencyUserInput;
}>;


export type CreateAgencyUserMutation = { __typename: 'Mutation', createAgencyUser: { __typename: 'AgencyUser', id: string, name: string | null, email: string | null, state: AgencyUserState | null, hasSecondStep: boolean, agency: { __typename: 'Agency', id: string, version: number, subscription: { __typename: 'AgencySubscription', plan: SubscriptionPlan, period: SubscriptionPeriod, state: SubscriptionState, numSeats: number, numSeatsActive: number, nextBillingAmount: number | null, nextBillingDate: string | null, trialEndDate: string | null } | null } | null } | null };

export type AgencyProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type AgencyProfileQuery = { __typename: 'Query', agencyUser: { __typename: 'AgencyUser', id: string, agency: { __typename: 'Agency', id: string, version: number, name: string, profile: { __typename: 'AgencyProfile', phone: string | null, licenseNumber: string | null, address: { __typename: 'AgencyAddress', line1: string, line2: string | null, city: string, zone: string, postalCode: string } | null } } | null } | null };

export type OwnAgencyFragment = { __typename: 'Agency', id: string, version: number, name: string, profile: { __typename: 'AgencyProfile', phone: string | null, licenseNumber: string | null, address: { __typename: 'AgencyAddress', line1: string, line2: string | null, city: string, zone: string, postalCode: string } | null } };

export type UpdateAgencyProfileMutationVariables = Exact<{
  version: number;
  input: UpdateAgencyInput;
}>;


export type UpdateAgencyProfileMutation = { __typename: 'Mutation', updateAgency: { __typename: 'Agency', id: string, version: number, name: string, profile: { __typename: 'AgencyProfile', phone: string | null, licenseNumber: string | null, address: { __typename: 'AgencyAddress', line1: string, line2: string | null, city: string, zone: string, postalCode: string } | null } } | null };

export type AuditEntryQueryVariables = Exact<{
  id: string | number;
}>;


export type AuditEntryQuery = { __typename: 'Query', auditEntry: { __typename: 'AuditEntry', requestId: string, id: string, at: string, area: string, operation: string, changeCount: number, changes: Array<{ __typename: 'AuditChange', typename: string, recordId: string, kind: ChangeKind, fields: Array<{ __typename: 'AuditField', path: string, before: string | null, after: string | null }> }> | null, user: { __typename: 'AgencyUser', id: string, name: string | null, email: string | null } | null, records: Array<{ __typename: 'AuditedRecord', typename: string, recordId: string, kind: ChangeKind }> } | null };

export type AuditLogQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: AuditFilter | null | undefined;
}>;


export type AuditLogQuery = { __typename: 'Query', auditLog: { __typename: 'AuditPage', total: number, endCursor: string | null, complete: boolean | null, items: Array<{ __typename: 'AuditEntry', id: string, at: string, area: string, operation: string, changeCount: number, user: { __typename: 'AgencyUser', id: string, name: string | null, email: string | null } | null, records: Array<{ __typename: 'AuditedRecord', typename: string, recordId: string, kind: ChangeKind }> }> } | null };

export type AuditRowFragment = { __typename: 'AuditEntry', id: string, at: string, area: string, operation: string, changeCount: number, user: { __typename: 'AgencyUser', id: string, name: string | null, email: string | null } | null, records: Array<{ __typename: 'AuditedRecord', typename: string, recordId: string, kind: ChangeKind }> };

export type AuditAreasQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditAreasQuery = { __typename: 'Query', auditAreas: Array<{ __typename: 'AuditArea', name: string, typenames: Array<string> }> };

export type AuditVerificationQueryVariables = Exact<{
  area: string;
  from?: string | null | undefined;
}>;


export type AuditVerificationQuery = { __typename: 'Query', auditVerification: { __typename: 'AuditVerification', area: string, checked: number, total: number, next: string | null, brokenEntryId: string | null, reason: string | null } | null };

export type AgencyUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type AgencyUsersQuery = { __typename: 'Query', agencyUsers: Array<{ __typename: 'AgencyUser', id: string, name: string | null, email: string | null, state: AgencyUserState | null, hasSecondStep: boolean }> };

export type UserRowFragment = { __typename: 'AgencyUser', id: string, name: string | null, email: string | null, state: AgencyUserState | null, hasSecondStep: boolean };

export type AgencySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AgencySessionsQuery = { __typename: 'Query', agencySessions: Array<{ __typename: 'AgencySession', id: string, device: string, network: string | null, startedAt: string, lastSeenAt: string, isCurrent: boolean }> };

export type SessionRowFragment = { __typename: 'AgencySession', id: string, device: string, network: string | null, startedAt: string, lastSeenAt: string, isCurrent: boolean };

export type EndAgencySessionMutationVariables = Exact<{
  id: string | number;
}>;


export type EndAgencySessionMutation = { __typename: 'Mutation', endAgencySession: boolean | null };

export type EndOtherAgencySessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherAgencySessionsMutation = { __typename: 'Mutation', endOtherAgencySessions: number | null };

export type NotificationPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationPreferencesQuery = { __typename: 'Query', agencyUser: { __typename: 'AgencyUser', id: string, preferences: { __typename: 'AgencyUserPreferences', notifications: Array<{ __typename: 'NotificationPreference', kind: NotificationKind, channel: NotificationChannel }> } } | null };

export type OwnNotificationsFragment = { __typename: 'AgencyUser', id: string, preferences: { __typename: 'AgencyUserPreferences', notifications: Array<{ __typename: 'NotificationPreference', kind: NotificationKind, channel: NotificationChannel }> } };

export type ChooseNotificationChannelMutationVariables = Exact<{
  input: UpdateAgencyUserPreferencesInput;
}>;


export type ChooseNotificationChannelMutation = { __typename: 'Mutation', updateAgencyUserPreferences: { __typename: 'AgencyUser', id: string, preferences: { __typename: 'AgencyUserPreferences', notifications: Array<{ __typename: 'NotificationPreference', kind: NotificationKind, channel: NotificationChannel }> } } | null };

export type NotificationInboxQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationInboxQuery = { __typename: 'Query', notificationInbox: { __typename: 'NotificationInbox', id: string, unreadCount: number } | null };

export type NotificationsQueryVariables = Exact<{
  after?: string | null | undefined;
  isUnread?: boolean | null | undefined;
}>;


export type NotificationsQuery = { __typename: 'Query', notifications: { __typename: 'NotificationPage', total: number, endCursor: string | null, items: Array<{ __typename: 'Notification', id: string, kind: NotificationKind, text: string, about: string, excerpt: string | null, path: string, createdAt: string, isRead: boolean, actor: { __typename: 'AgencyUser', id: string, name: string | null } | null }> } | null, notificationInbox: { __typename: 'NotificationInbox', id: string, unreadCount: number } | null };

export type MarkNotificationsReadMutationVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
}>;


export type MarkNotificationsReadMutation = { __typename: 'Mutation', markNotificationsRead: { __typename: 'NotificationInbox', id: string, unreadCount: number } | null };

export type InboxFragment = { __typename: 'NotificationInbox', id: string, unreadCount: number };

export type NotificationRowFragment = { __typename: 'Notification', id: string, kind: NotificationKind, text: string, about: string, excerpt: string | null, path: string, createdAt: string, isRead: boolean, actor: { __typename: 'AgencyUser', id: string, name: string | null } | null };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { __typename: 'Query', agencyUser: { __typename: 'AgencyUser', id: string, name: string | null, email: string | null, profileVersion: number } | null };

export type OwnProfileFragment = { __typename: 'AgencyUser', id: string, name: string | null, email: string | null, profileVersion: number };

export type UpdateProfileMutationVariables = Exact<{
  version: number;
  input: UpdateAgencyUserProfileInput;
}>;


export type UpdateProfileMutation = { __typename: 'Mutation', updateAgencyUserProfile: { __typename: 'AgencyUser', id: string, name: string | null, email: string | null, profileVersion: number } | null };

export type ResetSecondStepMutationVariables = Exact<{
  id: string | number;
  code: string;
}>;


export type ResetSecondStepMutation = { __typename: 'Mutation', resetAgencyUserSecondStep: { __typename: 'AgencyUser', id: string, hasSecondStep: boolean } | null };

export type SubscriptionQueryVariables = Exact<{ [key: string]: never; }>;


export type SubscriptionQuery = { __typename: 'Query', agencyUser: { __typename: 'AgencyUser', id: string, agency: { __typename: 'Agency', id: string, version: number, subscription: { __typename: 'AgencySubscription', plan: SubscriptionPlan, period: SubscriptionPeriod, state: SubscriptionState, numSeats: number, numSeatsActive: number, nextBillingAmount: number | null, nextBillingDate: string | null, trialEndDate: string | null } | null } | null } | null };

export type SeatsFragment = { __typename: 'Agency', id: string, version: number, subscription: { __typename: 'AgencySubscription', plan: SubscriptionPlan, period: SubscriptionPeriod, state: SubscriptionState, numSeats: number, numSeatsActive: number, nextBillingAmount: number | null, nextBillingDate: string | null, trialEndDate: string | null } | null };

export type SecondStepQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondStepQuery = { __typename: 'Query', secondStep: { __typename: 'SecondStep', id: string, isOn: boolean, since: string | null, recoveryCodesLeft: number, isRequired: boolean } | null };

export type SecondStepStateFragment = { __typename: 'SecondStep', id: string, isOn: boolean, since: string | null, recoveryCodesLeft: number, isRequired: boolean };

export type BeginSecondStepMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginSecondStepMutation = { __typename: 'Mutation', beginSecondStep: { __typename: 'SecondStepSetUp', key: string, uri: string } | null };

export type ConfirmSecondStepMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmSecondStepMutation = { __typename: 'Mutation', confirmSecondStep: { __typename: 'SecondStepCodes', recoveryCodes: Array<string>, secondStep: { __typename: 'SecondStep', id: string, isOn: boolean, since: string | null, recoveryCodesLeft: number, isRequired: boolean } } | null };

export type RenewRecoveryCodesMutationVariables = Exact<{
  code: string;
}>;


export type RenewRecoveryCodesMutation = { __typename: 'Mutation', renewRecoveryCodes: { __typename: 'SecondStepCodes', recoveryCodes: Array<string>, secondStep: { __typename: 'SecondStep', id: string, isOn: boolean, since: string | null, recoveryCodesLeft: number, isRequired: boolean } } | null };

export type TurnOffSecondStepMutationVariables = Exact<{
  code: string;
}>;


export type TurnOffSecondStepMutation = { __typename: 'Mutation', turnOffSecondStep: { __typename: 'SecondStep', id: string, isOn: boolean, since: string | null, recoveryCodesLeft: number, isRequired: boolean } | null };

export type AgencySecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type AgencySecurityQuery = { __typename: 'Query', agencyUser: { __typename: 'AgencyUser', id: string, agency: { __typename: 'Agency', id: string, version: number, requiresSecondStep: boolean, auditRetentionDays: number } | null } | null };

export type AgencyRulesFragment = { __typename: 'Agency', id: string, version: number, requiresSecondStep: boolean, auditRetentionDays: number };

export type UpdateAgencyMutationVariables = Exact<{
  version: number;
  input: UpdateAgencyInput;
  code?: string | null | undefined;
}>;


export type UpdateAgencyMutation = { __typename: 'Mutation', updateAgency: { __typename: 'Agency', id: string, version: number, requiresSecondStep: boolean, auditRetentionDays: number } | null };

export type DisableAgencyUserMutationVariables = Exact<{
  id: string | number;
}>;


export type DisableAgencyUserMutation = { __typename: 'Mutation', disableAgencyUser: { __typename: 'AgencyUser', id: string, name: string | null, email: string | null, state: AgencyUserState | null, hasSecondStep: boolean, agency: { __typename: 'Agency', id: string, version: number, subscription: { __typename: 'AgencySubscription', plan: SubscriptionPlan, period: SubscriptionPeriod, state: SubscriptionState, numSeats: number, numSeatsActive: number, nextBillingAmount: number | null, nextBillingDate: string | null, trialEndDate: string | null } | null } | null } | null };

export type EnableAgencyUserMutationVariables = Exact<{
  id: string | number;
}>;


export type EnableAgencyUserMutation = { __typename: 'Mutation', enableAgencyUser: { __typename: 'AgencyUser', id: string, name: string | null, email: string | null, state: AgencyUserState | null, hasSecondStep: boolean, agency: { __typename: 'Agency', id: string, version: number, subscription: { __typename: 'AgencySubscription', plan: SubscriptionPlan, period: SubscriptionPeriod, state: SubscriptionState, numSeats: number, numSeatsActive: number, nextBillingAmount: number | null, nextBillingDate: string | null, trialEndDate: string | null } | null } | null } | null };

export const OwnAgencyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnAgency"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}}]}}]}}]} as unknown as DocumentNode<OwnAgencyFragment, unknown>;
export const AuditRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"changeCount"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typename"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<AuditRowFragment, unknown>;
export const UserRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgencyUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondStep"}}]}}]} as unknown as DocumentNode<UserRowFragment, unknown>;
export const SessionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgencySession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<SessionRowFragment, unknown>;
export const OwnNotificationsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnNotifications"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgencyUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}}]}}]}}]}}]} as unknown as DocumentNode<OwnNotificationsFragment, unknown>;
export const InboxFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Inbox"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationInbox"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]} as unknown as DocumentNode<InboxFragment, unknown>;
export const NotificationRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<NotificationRowFragment, unknown>;
export const OwnProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgencyUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"profileVersion"}}]}}]} as unknown as DocumentNode<OwnProfileFragment, unknown>;
export const SeatsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Seats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"numSeats"}},{"kind":"Field","name":{"kind":"Name","value":"numSeatsActive"}},{"kind":"Field","name":{"kind":"Name","value":"nextBillingAmount"}},{"kind":"Field","name":{"kind":"Name","value":"nextBillingDate"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}}]}}]}}]} as unknown as DocumentNode<SeatsFragment, unknown>;
export const SecondStepStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondStepState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}}]} as unknown as DocumentNode<SecondStepStateFragment, unknown>;
export const AgencyRulesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgencyRules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"requiresSecondStep"}},{"kind":"Field","name":{"kind":"Name","value":"auditRetentionDays"}}]}}]} as unknown as DocumentNode<AgencyRulesFragment, unknown>;
export const CreateAgencyUserDocument = {"kind":"Document","documentId":"30264f8ef538888faccb470aeca6ef6f33890131a7b35e91162a711248a7bd05","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAgencyUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAgencyUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAgencyUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}},{"kind":"Field","name":{"kind":"Name","value":"agency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Seats"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgencyUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondStep"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Seats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"numSeats"}},{"kind":"Field","name":{"kind":"Name","value":"numSeatsActive"}},{"kind":"Field","name":{"kind":"Name","value":"nextBillingAmount"}},{"kind":"Field","name":{"kind":"Name","value":"nextBillingDate"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}}]}}]}}]} as unknown as DocumentNode<CreateAgencyUserMutation, CreateAgencyUserMutationVariables>;
export const AgencyProfileDocument = {"kind":"Document","documentId":"c8858f1e8a1848ba489cea494a991218915a65f60cc3f3907f5bc2984a80000e","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgencyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencyUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"agency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnAgency"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnAgency"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}}]}}]}}]} as unknown as DocumentNode<AgencyProfileQuery, AgencyProfileQueryVariables>;
export const UpdateAgencyProfileDocument = {"kind":"Document","documentId":"418b2b879fad2a4566a994f21395aed5ca1c4c3f2abc0f4a22b15369c14e54aa","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAgencyProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAgencyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAgency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnAgency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnAgency"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}}]}}]}}]} as unknown as DocumentNode<UpdateAgencyProfileMutation, UpdateAgencyProfileMutationVariables>;
export const AuditEntryDocument = {"kind":"Document","documentId":"012551c367bfa42f9fe735e93270231987d7ff8fd39c72b81a7a84e6724cf6a8","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditRow"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typename"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"changeCount"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typename"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<AuditEntryQuery, AuditEntryQueryVariables>;
export const AuditLogDocument = {"kind":"Document","documentId":"5ed337342c069591a9a3c5666a2c4278565ef99fb80f338be1c7852692ff3e92","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"complete"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"changeCount"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typename"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<AuditLogQuery, AuditLogQueryVariables>;
export const AuditAreasDocument = {"kind":"Document","documentId":"ff5180cdf881bc59d635e6fefc6bd011e47b3e5c41f4b4f91b68d9c07cf267c2","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditAreas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditAreas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"typenames"}}]}}]}}]} as unknown as DocumentNode<AuditAreasQuery, AuditAreasQueryVariables>;
export const AuditVerificationDocument = {"kind":"Document","documentId":"1f64bd6cffd2339b0e1ddc7beb84adcaf227ee0f5d82806aa7a6eb6badc617b1","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"area"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"area"},"value":{"kind":"Variable","name":{"kind":"Name","value":"area"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"brokenEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<AuditVerificationQuery, AuditVerificationQueryVariables>;
export const AgencyUsersDocument = {"kind":"Document","documentId":"fe0b00e9c5bf0e6a861c0b2a1706d8fb711485a506aee346a987d916631972c8","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgencyUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencyUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgencyUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondStep"}}]}}]} as unknown as DocumentNode<AgencyUsersQuery, AgencyUsersQueryVariables>;
export const AgencySessionsDocument = {"kind":"Document","documentId":"6649f27ed5c16f4eb4989ac6caa988f853bc4ac132d43e38ce5549ecd595d48e","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgencySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgencySession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<AgencySessionsQuery, AgencySessionsQueryVariables>;
export const EndAgencySessionDocument = {"kind":"Document","documentId":"474364bde10cc03a7b0f12656f794252df310a8eb189465d8409bbafe3ca1bfc","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndAgencySession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endAgencySession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EndAgencySessionMutation, EndAgencySessionMutationVariables>;
export const EndOtherAgencySessionsDocument = {"kind":"Document","documentId":"be0a22ede5e9cb5df08d1068ecca959dac82b9eefdceba5d39166d60a8162c82","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherAgencySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherAgencySessions"}}]}}]} as unknown as DocumentNode<EndOtherAgencySessionsMutation, EndOtherAgencySessionsMutationVariables>;
export const NotificationPreferencesDocument = {"kind":"Document","documentId":"cdc96eba8a5aaf3bfb95173082b4e5c17b7721840bc88957ac8ed8b3b82d449c","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencyUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnNotifications"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnNotifications"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgencyUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}}]}}]}}]}}]} as unknown as DocumentNode<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>;
export const ChooseNotificationChannelDocument = {"kind":"Document","documentId":"462d2b1d5e93ff69178059ef8986934241545ec3f62a319b32ed8fa426bdb450","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseNotificationChannel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAgencyUserPreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAgencyUserPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnNotifications"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnNotifications"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgencyUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}}]}}]}}]}}]} as unknown as DocumentNode<ChooseNotificationChannelMutation, ChooseNotificationChannelMutationVariables>;
export const NotificationInboxDocument = {"kind":"Document","documentId":"1ffbc591fbcdd628bd13a5fc555217506d8393cc38f25bb601472dfe25de8137","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationInbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationInbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Inbox"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Inbox"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationInbox"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]} as unknown as DocumentNode<NotificationInboxQuery, NotificationInboxQueryVariables>;
export const NotificationsDocument = {"kind":"Document","documentId":"9aa438966f2d062bc0474f37a982e07cfa8035da147218360431f2eef2ac988a","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isUnread"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isUnread"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isUnread"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notificationInbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Inbox"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Inbox"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationInbox"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<NotificationsQuery, NotificationsQueryVariables>;
export const MarkNotificationsReadDocument = {"kind":"Document","documentId":"21ed3d842367ea730e49a98b6f0278bf0a6ab369bbd0b199027b60d5acf50f46","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationsRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationsRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Inbox"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Inbox"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationInbox"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]} as unknown as DocumentNode<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>;
export const ProfileDocument = {"kind":"Document","documentId":"726f621ab02890d3c0ccd38a0db68e7a413c792b6addf420c972891a9b00fbd2","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencyUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnProfile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgencyUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"profileVersion"}}]}}]} as unknown as DocumentNode<ProfileQuery, ProfileQueryVariables>;
export const UpdateProfileDocument = {"kind":"Document","documentId":"043b214cfa9c0f71669f116820e46445a58f290623fbb9a3dbaf4a20eec591d3","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAgencyUserProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAgencyUserProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnProfile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgencyUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"profileVersion"}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const ResetSecondStepDocument = {"kind":"Document","documentId":"fa8110bdd878a521108699ca45454e0f2a684bba655b4aacaceddf184be151ad","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetSecondStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetAgencyUserSecondStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondStep"}}]}}]}}]} as unknown as DocumentNode<ResetSecondStepMutation, ResetSecondStepMutationVariables>;
export const SubscriptionDocument = {"kind":"Document","documentId":"227145b8d5cce57b3344f0bac45db104c77ec671796e510202fc84cb24b3d801","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencyUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"agency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Seats"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Seats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"numSeats"}},{"kind":"Field","name":{"kind":"Name","value":"numSeatsActive"}},{"kind":"Field","name":{"kind":"Name","value":"nextBillingAmount"}},{"kind":"Field","name":{"kind":"Name","value":"nextBillingDate"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}}]}}]}}]} as unknown as DocumentNode<SubscriptionQuery, SubscriptionQueryVariables>;
export const SecondStepDocument = {"kind":"Document","documentId":"f0ce715bd7d17282149b964259c0a309521bee66884f2ef0635df4b8594df932","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecondStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondStepState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondStepState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}}]} as unknown as DocumentNode<SecondStepQuery, SecondStepQueryVariables>;
export const BeginSecondStepDocument = {"kind":"Document","documentId":"11815e6eacb17ae8fae2d59367a1311cf3e683301336dc1ec726903f7287581d","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginSecondStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginSecondStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode<BeginSecondStepMutation, BeginSecondStepMutationVariables>;
export const ConfirmSecondStepDocument = {"kind":"Document","documentId":"d5a3a8c1d085af7bdc42ab750ba92296875dec658df1989d6f65afb3a84c74ad","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmSecondStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmSecondStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondStepState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondStepState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}}]} as unknown as DocumentNode<ConfirmSecondStepMutation, ConfirmSecondStepMutationVariables>;
export const RenewRecoveryCodesDocument = {"kind":"Document","documentId":"6f1f27c812e18db46842d974e9ae26f739bbfa8820292dac88d7b2cccb9902eb","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondStepState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondStepState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const TurnOffSecondStepDocument = {"kind":"Document","documentId":"fc0dae86ef05560757c7ff4cf1efeb39bb139a2c987981f5ac2ea14db896eac5","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TurnOffSecondStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"turnOffSecondStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondStepState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondStepState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}}]} as unknown as DocumentNode<TurnOffSecondStepMutation, TurnOffSecondStepMutationVariables>;
export const AgencySecurityDocument = {"kind":"Document","documentId":"d6bb07ae8679acf8db4b5c0461f41bd3fa8ec13accd71804ba4bfa7c639ffa34","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgencySecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencyUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"agency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgencyRules"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgencyRules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"requiresSecondStep"}},{"kind":"Field","name":{"kind":"Name","value":"auditRetentionDays"}}]}}]} as unknown as DocumentNode<AgencySecurityQuery, AgencySecurityQueryVariables>;
export const UpdateAgencyDocument = {"kind":"Document","documentId":"37892d351706c56d27d267be3feb5b1b61368d90b3ce1e7b59608a6c9ab5c130","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAgency"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAgencyInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAgency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgencyRules"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgencyRules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"requiresSecondStep"}},{"kind":"Field","name":{"kind":"Name","value":"auditRetentionDays"}}]}}]} as unknown as DocumentNode<UpdateAgencyMutation, UpdateAgencyMutationVariables>;
export const DisableAgencyUserDocument = {"kind":"Document","documentId":"c6c8912c9f2b0796608664bb32be327c3a2b79371886e77182093fe0e4119f6e","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableAgencyUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableAgencyUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}},{"kind":"Field","name":{"kind":"Name","value":"agency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Seats"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgencyUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondStep"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Seats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"numSeats"}},{"kind":"Field","name":{"kind":"Name","value":"numSeatsActive"}},{"kind":"Field","name":{"kind":"Name","value":"nextBillingAmount"}},{"kind":"Field","name":{"kind":"Name","value":"nextBillingDate"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}}]}}]}}]} as unknown as DocumentNode<DisableAgencyUserMutation, DisableAgencyUserMutationVariables>;
export const EnableAgencyUserDocument = {"kind":"Document","documentId":"2b84d552ebecf118ee10e96f9412ad96e743649017181d0b771e972ee116eb8c","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableAgencyUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableAgencyUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}},{"kind":"Field","name":{"kind":"Name","value":"agency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Seats"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgencyUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondStep"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Seats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"numSeats"}},{"kind":"Field","name":{"kind":"Name","value":"numSeatsActive"}},{"kind":"Field","name":{"kind":"Name","value":"nextBillingAmount"}},{"kind":"Field","name":{"kind":"Name","value":"nextBillingDate"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}}]}}]}}]} as unknown as DocumentNode<EnableAgencyUserMutation, EnableAgencyUserMutationVariables>;