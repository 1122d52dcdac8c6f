// Rspack for browser code: the shell and the remotes.
export { buildRemote } from './build-remote.ts'
export { buildShell } from './build-shell.ts'
export { serveRemote } from './serve-remote.ts'
