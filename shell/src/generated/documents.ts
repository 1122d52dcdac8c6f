// Written by `npm run codegen` from the .graphql files of this package. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@coverdesk/plugin-sdk';
export type DensityPreference =
  | 'COMFORTABLE'
  | 'COMPACT';

export type ThemePreference =
  | 'DARK'
  | 'LIGHT'
  /** As the device is set. */
  | 'SYSTEM';

export type UpdateAgencyUserPreferencesInput = {
  density?: DensityPreference | null | undefined;
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
}>;


export type AgencySignInMutation = { __typename: 'Mutation', agencySignIn: { __typename: 'AgencySignInResult', acknowledged: boolean, resendAfterSeconds: number | null, agencyUser: { __typename: 'AgencyUser', id: string } | null } | null };


export const UpdatePreferencesDocument = {"kind":"Document","documentId":"63c4806eee23cc1f3738f2742d481cba2404d661e6f36a10fb54809d0a2c7952","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAgencyUserPreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAgencyUserPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"density"}},{"kind":"Field","name":{"kind":"Name","value":"sidebarCollapsed"}}]}}]}}]}}]} as unknown as DocumentNode<UpdatePreferencesMutation, UpdatePreferencesMutationVariables>;
export const AgencySignInDocument = {"kind":"Document","documentId":"cb2222c4b6cc8abb3c6be950f873528c13bdeec1d0571abaa4d90dcd9a4f8211","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgencySignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencySignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acknowledged"}},{"kind":"Field","name":{"kind":"Name","value":"resendAfterSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"agencyUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AgencySignInMutation, AgencySignInMutationVariables>;