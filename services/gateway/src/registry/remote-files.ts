import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { sendImmutableFile } from '../http/static-files.ts'

/** `/remotes/<id>/<version>/[~<n>/]<file>`; the part with `~` makes the URL of a retry a new one. */
const address = /^\/remotes\/([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+[0-9A-Za-z.-]*)\/(?:~\d+\/)?(.+)$/

/** @returns false when there is no such file */
export async function sendRemoteFile(
  request: IncomingMessage,
  response: ServerResponse,
  remotesFolder: string,
  path: string,
): Promise<boolean> {
  const [, plugin, version, file] = address.exec(path) ?? []
  if (!plugin || !version || !file) return false
  return sendImmutableFile(request, response, join(remotesFolder, plugin, version), file)
}
