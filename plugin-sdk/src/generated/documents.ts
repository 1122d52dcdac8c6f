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

export type RecordChangesSubscriptionVariables = Exact<{
  after?: number | null | undefined;
}>;


export type RecordChangesSubscription = { __typename: 'Subscription', recordChanged: { __typename: 'RecordChange', number: number, typename: string, id: string, version: number | null, kind: ChangeKind } | null };

export type WhoIsSignedInQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoIsSignedInQuery = { __typename: 'Query', agencyUser: { __typename: 'AgencyUser', id: string } | null };


export const RecordChangesDocument = {"kind":"Document","documentId":"ebca0765117f40e8a99369d3a2edc424f3185495d71aa8e29f3f703e013b9718","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"RecordChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<RecordChangesSubscription, RecordChangesSubscriptionVariables>;
export const WhoIsSignedInDocument = {"kind":"Document","documentId":"591ab3b16d2c5058b9d71cf4f433c531ec283583713205238147c339ea7c41af","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WhoIsSignedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencyUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WhoIsSignedInQuery, WhoIsSignedInQueryVariables>;