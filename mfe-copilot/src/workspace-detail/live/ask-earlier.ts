import { askOnce } from '@coverdesk/plugin-sdk'
import { EarlierArtifactsDocument, EarlierMessagesDocument, EarlierStagesDocument } from '../../generated/documents'

/** Earlier messages of a workspace. */
export const askMessages = (id: string) => async (last: number, before: number) =>
  (await askOnce(EarlierMessagesDocument, { id, last, before })).caraWorkspace?.messages ?? []

/** Earlier stages of a workspace. */
export const askStages = (id: string) => async (last: number, before: number) =>
  (await askOnce(EarlierStagesDocument, { id, last, before })).caraWorkspace?.planStages ?? []

/** Earlier artifacts of a workspace. */
export const askArtifacts = (id: string) => async (last: number, before: number) =>
  (await askOnce(EarlierArtifactsDocument, { id, last, before })).caraWorkspace?.artifacts ?? []
