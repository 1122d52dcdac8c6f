import { releaseFile } from '@coverdesk/kit'
import { PolicyFile } from '../models/policy-file.model.ts'

/** After a policy is gone permanently so are its documents. Inside of a mutation. */
export async function purgeFilesOf(policyId: string): Promise<void> {
  const files = await PolicyFile.find({ policyId }, { fileId: 1 }).lean()
  for (const { fileId } of files) await releaseFile(fileId)
  await PolicyFile.deleteMany({ policyId })
}
