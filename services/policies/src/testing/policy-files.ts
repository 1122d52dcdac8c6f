import { pdf, uploadFile as upload } from '@coverdesk/kit/testing'

/** Keeps a PDF as the gateway does. @returns its id */
export const uploadFile = (
  user: { agencyId: string; userId: string },
  name = 'policy.pdf',
  bytes: Buffer = pdf(),
): Promise<string> => upload(user, bytes, { name, mimeType: 'application/pdf' })
