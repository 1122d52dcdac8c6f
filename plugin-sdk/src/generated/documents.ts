// Written by `npm run codegen` from the .graphql files of this package. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from 'urql';
export type ChangeKind =
  | 'CREATED'
  | 'DELETED'
  | 'UPDATED';

export type CreateSavedViewInput = {
  list?: string | null | undefined;
  name?: string | null | undefined;
  search?: string | null | undefined;
};

/** What is not given stays as it is. */
export type UpdateSavedViewInput = {
  name?: string | null | undefined;
  search?: string | null | undefined;
};

export type SubscriptionManagementLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type SubscriptionManagementLinksQuery = { __typename: 'Query', subscriptionManagementLinks: { __typename: 'SubscriptionManagementLinks', billingPortalUrl: string | null, updateSubscriptionUrl: string | null, updatePaymentMethodUrl: string | null } };

export type SavedViewsQueryVariables = Exact<{
  list: string;
}>;


export type SavedViewsQuery = { __typename: 'Query', savedViews: Array<{ __typename: 'SavedView', id: string, version: number, name: string, search: string }> };

export type CreateSavedViewMutationVariables = Exact<{
  input: CreateSavedViewInput;
}>;


export type CreateSavedViewMutation = { __typename: 'Mutation', createSavedView: { __typename: 'SavedView', id: string, version: number, name: string, search: string } | null };

export type UpdateSavedViewMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: UpdateSavedViewInput;
}>;


export type UpdateSavedViewMutation = { __typename: 'Mutation', updateSavedView: { __typename: 'SavedView', id: string, version: number, name: string, search: string } | null };

export type DeleteSavedViewMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type DeleteSavedViewMutation = { __typename: 'Mutation', deleteSavedView: boolean | null };

export type SavedViewEntryFragment = { __typename: 'SavedView', id: string, version: number, name: string, search: string };

export type RecordChangesSubscriptionVariables = Exact<{
  after?: number | null | undefined;
}>;


export type RecordChangesSubscription = { __typename: 'Subscription', recordChanged: { __typename: 'RecordChange', number: number, typename: string, id: string, version: number | null, kind: ChangeKind } | null };

export type WhoIsSignedInQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoIsSignedInQuery = { __typename: 'Query', agencyUser: { __typename: 'AgencyUser', id: string } | null };

export type AgencySignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type AgencySignOutMutation = { __typename: 'Mutation', agencySignOut: boolean | null };

export const SavedViewEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViewEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"search"}}]}}]} as unknown as DocumentNode<SavedViewEntryFragment, unknown>;
export const SubscriptionManagementLinksDocument = {"kind":"Document","documentId":"bc072d850a2c065bd0be1319fc1d4262cbeb1920eda041b1facb8010ac720952","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubscriptionManagementLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscriptionManagementLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billingPortalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"updateSubscriptionUrl"}},{"kind":"Field","name":{"kind":"Name","value":"updatePaymentMethodUrl"}}]}}]}}]} as unknown as DocumentNode<SubscriptionManagementLinksQuery, SubscriptionManagementLinksQueryVariables>;
export const SavedViewsDocument = {"kind":"Document","documentId":"6ebeb30f0258cfe68ab051ca841a25a7abf897abaab5ec7fcb129c859312167f","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedViews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedViews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViewEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViewEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"search"}}]}}]} as unknown as DocumentNode<SavedViewsQuery, SavedViewsQueryVariables>;
export const CreateSavedViewDocument = {"kind":"Document","documentId":"4da6451167eb20a06bf5492c3af01d20488bf7d44fea4361f76f6db45f64c4d7","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSavedView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSavedViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSavedView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViewEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViewEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"search"}}]}}]} as unknown as DocumentNode<CreateSavedViewMutation, CreateSavedViewMutationVariables>;
export const UpdateSavedViewDocument = {"kind":"Document","documentId":"13757a97eb28f968be2143cc40255a1d88250df34f637dc25fa4a945337d5541","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSavedView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSavedViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSavedView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViewEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViewEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"search"}}]}}]} as unknown as DocumentNode<UpdateSavedViewMutation, UpdateSavedViewMutationVariables>;
export const DeleteSavedViewDocument = {"kind":"Document","documentId":"1352c2926557f833d49fe2cc174ab7b2bb8551823b5e90b38e80d2a5c59fa22d","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSavedView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSavedView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}]}}]} as unknown as DocumentNode<DeleteSavedViewMutation, DeleteSavedViewMutationVariables>;
export const RecordChangesDocument = {"kind":"Document","documentId":"ebca0765117f40e8a99369d3a2edc424f3185495d71aa8e29f3f703e013b9718","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"RecordChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<RecordChangesSubscription, RecordChangesSubscriptionVariables>;
export const WhoIsSignedInDocument = {"kind":"Document","documentId":"591ab3b16d2c5058b9d71cf4f433c531ec283583713205238147c339ea7c41af","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WhoIsSignedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencyUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WhoIsSignedInQuery, WhoIsSignedInQueryVariables>;
export const AgencySignOutDocument = {"kind":"Document","documentId":"8f1568a1323ff64056b4500a41d890ba7726302aef5a2ed3dfb0e5fe72be4c4e","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgencySignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencySignOut"}}]}}]} as unknown as DocumentNode<AgencySignOutMutation, AgencySignOutMutationVariables>;