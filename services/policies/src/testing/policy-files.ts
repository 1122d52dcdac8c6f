import { pdf, uploadFile as upload } from '@coverdesk/kit/testing'

/** Keeps a PDF as the gateway does. @returns its id */
export const uploadFile = (agencyId: string, name = 'policy.pdf', bytes: Buffer = pdf()): Promise<string> =>
  upload(agencyId, bytes, { name, mimeType: 'application/pdf' })
