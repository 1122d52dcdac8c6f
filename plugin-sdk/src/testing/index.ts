// For tests and stories of remotes and of the shell.
export { registryEntry } from './registry-entry'
