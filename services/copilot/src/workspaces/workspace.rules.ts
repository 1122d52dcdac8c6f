import { requiredText } from '@coverdesk/kit'
import { z } from 'zod'
import { builtInPresets } from '../presets/built-in-presets.ts'
import { fileRoles } from '../presets/file-roles.ts'

const maxMessage = 20_000
const maxFiles = 20
const maxDocuments = 50
export const maxSources = 100
export const maxWorkspacesAtOnce = 100

const message = z.preprocess(
  value => value ?? '',
  z
    .string()
    .trim()
    .max(maxMessage, { error: `Use at most ${maxMessage.toLocaleString('en-US')} characters.` }),
)
const files = z
  .array(z.object({ fileId: z.string().min(1, { error: 'Choose a file.' }), role: z.enum(fileRoles).nullish() }))
  .max(maxFiles, { error: `Attach at most ${maxFiles} files at once.` })
  .nullish()
  .transform(value => value ?? [])
const id = z
  .string()
  .nullish()
  .transform(value => value || null)

export type AttachedFile = z.output<typeof files>[number]

const emptyMessage = { path: ['message'], message: 'Write what Cara should do.' }

/** What someone asks of a new workspace. A preset says what to do, so that it needs no message. */
export const createWorkspaceInput = z
  .object({
    message,
    files,
    preset: z
      .enum(builtInPresets as [(typeof builtInPresets)[number], ...typeof builtInPresets])
      .nullish()
      .transform(value => value ?? null),
    customPresetId: id,
    documentIds: z
      .array(z.string())
      .max(maxDocuments, { error: `Choose at most ${maxDocuments} documents.` })
      .nullish()
      .transform(value => [...new Set(value ?? [])]),
    serviceRequestId: id,
    emailThreadId: id,
    agencyUserId: id,
  })
  .refine(
    ({ message: text, files: given, preset, customPresetId }) => text || given.length > 0 || preset || customPresetId,
    {
      ...emptyMessage,
    },
  )
  .refine(({ preset, customPresetId }) => !(preset && customPresetId), {
    path: ['customPresetId'],
    message: 'Choose one preset.',
  })

/** What someone adds to a conversation. */
export const messageInput = z
  .object({ message, files })
  .refine(({ message: text, files: given }) => text || given.length > 0, emptyMessage)

export const renameInput = z.object({ title: requiredText('Enter a title.', 200) })
