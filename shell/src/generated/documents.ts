// Written by `npm run codegen` from the .graphql files of this package. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@coverdesk/plugin-sdk';
export type AgencySecondStepKind =
  /** A code of the person's authenticator app. */
  | 'CODE'
  /** The agency requires an app, and the person has set up none. */
  | 'SET_UP';

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
  | 'INTEGRATION_STOPPED'
  | 'LOSS_REPORTED'
  | 'MENTIONED'
  | 'OVERDUE'
  | 'RESOLVED';

export type NotificationPreferenceInput = {
  channel: NotificationChannel;
  kind: NotificationKind;
};

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

export type UpdateAgencyUserPreferencesInput = {
  density?: DensityPreference | null | undefined;
  favoritePresets?: FavoritePresetsInput | null | undefined;
  /** Kinds that are not named stay as they are. */
  notifications?: Array<NotificationPreferenceInput> | null | undefined;
  sidebarCollapsed?: boolean | null | undefined;
  theme?: ThemePreference | null | undefined;
};

export type UpdatePreferencesMutationVariables = Exact<{
  input: UpdateAgencyUserPreferencesInput;
}>;


export type UpdatePreferencesMutation = { __typename: 'Mutation', updateAgencyUserPreferences: { __typename: 'AgencyUser', id: string, preferences: { __typename: 'AgencyUserPreferences', theme: ThemePreference, density: DensityPreference, sidebarCollapsed: boolean } } | null };

export type AgencySignInMutationVariables = Exact<{
  email: string;
  code?: string | null | undefined;
  attemptId?: string | null | undefined;
  returnTo?: string | null | undefined;
}>;


export type AgencySignInMutation = { __typename: 'Mutation', agencySignIn: { __typename: 'AgencySignInResult', acknowledged: boolean, resendAfterSeconds: number | null, secondStep: AgencySecondStepKind | null, agencyUser: { __typename: 'AgencyUser', id: string } | null } | null };

export type BeginAgencySecondStepMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginAgencySecondStepMutation = { __typename: 'Mutation', beginAgencySecondStep: { __typename: 'AgencySecondStepSetUp', key: string, uri: string } | null };

export type AgencySecondStepMutationVariables = Exact<{
  code: string;
}>;


export type AgencySecondStepMutation = { __typename: 'Mutation', agencySecondStep: { __typename: 'AgencySignInResult', acknowledged: boolean, recoveryCodes: Array<string> | null, agencyUser: { __typename: 'AgencyUser', id: string } | null } | null };

export type OwnSubscriptionQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSubscriptionQuery = { __typename: 'Query', agencyUser: { __typename: 'AgencyUser', id: string, agency: { __typename: 'Agency', id: string, subscription: { __typename: 'AgencySubscription', state: SubscriptionState, trialEndDate: string | null } | null } | null } | null };


export const UpdatePreferencesDocument = {"kind":"Document","documentId":"63c4806eee23cc1f3738f2742d481cba2404d661e6f36a10fb54809d0a2c7952","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAgencyUserPreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAgencyUserPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"density"}},{"kind":"Field","name":{"kind":"Name","value":"sidebarCollapsed"}}]}}]}}]}}]} as unknown as DocumentNode<UpdatePreferencesMutation, UpdatePreferencesMutationVariables>;
export const AgencySignInDocument = {"kind":"Document","documentId":"b537eda2da67d210fb439c787e131847067a20d3242ce3852d7ac305437b6edf","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgencySignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"returnTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencySignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"attemptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}},{"kind":"Argument","name":{"kind":"Name","value":"returnTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"returnTo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acknowledged"}},{"kind":"Field","name":{"kind":"Name","value":"resendAfterSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"secondStep"}},{"kind":"Field","name":{"kind":"Name","value":"agencyUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AgencySignInMutation, AgencySignInMutationVariables>;
export const BeginAgencySecondStepDocument = {"kind":"Document","documentId":"808584bcb116862d5ae08b91943a8b152af9214784f62fc7ae06e65f8ce48949","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginAgencySecondStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginAgencySecondStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode<BeginAgencySecondStepMutation, BeginAgencySecondStepMutationVariables>;
export const AgencySecondStepDocument = {"kind":"Document","documentId":"a0e0ec1d204ac453b2e4189ee73d0d53c8cf2ee5014c12b458d1072f9271cf27","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgencySecondStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencySecondStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acknowledged"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"agencyUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AgencySecondStepMutation, AgencySecondStepMutationVariables>;
export const OwnSubscriptionDocument = {"kind":"Document","documentId":"948fd22e484d23fd672bf177ae83746697528cc89ec6da583e0715145c35364a","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencyUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"agency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnSubscriptionQuery, OwnSubscriptionQueryVariables>;