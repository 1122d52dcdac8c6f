import type { PlainCommand } from '../commands/command.ts'

export const saslStartCommand: PlainCommand = {
  kind: 'plain',
  known: ['autoAuthorize', 'mechanism', 'options', 'payload'],
  run: ({ client, command }) => ({ ...client.authentication.start(command), ok: 1 }),
}

export const saslContinueCommand: PlainCommand = {
  kind: 'plain',
  known: ['conversationId', 'payload'],
  run: ({ client, command }) => ({ ...client.authentication.continue(command), ok: 1 }),
}
