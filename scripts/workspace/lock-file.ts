import { readFileSync, writeFileSync } from 'node:fs'
import { at } from './root.ts'

interface LockedPackage {
  version: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  optionalDependencies?: Record<string, string>
}

interface LockFile {
  packages: Record<string, LockedPackage>
}

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'wasm32',
]
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasi']

/**
 * Native packages come once per platform, and a registry's mirror may hold those of one platform only. npm then leaves
 * the others out of the lock file, and `npm ci` refuses the file on every platform. Here they are put back, as npm
 * writes them where it finds them; only the platform that fits is ever fetched.
 *
 * @returns the names that were missing
 */
export function completeLockFile(lock: LockFile): string[] {
  const missing: string[] = []
  for (const [path, parent] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      if (isLocked(lock, path, name)) continue
      missing.push(name)
      lock.packages[`node_modules/${name}`] = {
        version,
        ...platformOf(name),
        ...(parent.dev ? { dev: true } : {}),
        optional: true,
      }
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1)))
  return missing
}

/** Adds what is missing to `package-lock.json`. */
export function repairLockFile(): string[] {
  const file = at('package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile
  const missing = completeLockFile(lock)
  if (missing.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  return missing
}

const isLocked = ({ packages }: LockFile, path: string, name: string) =>
  `${path}/node_modules/${name}` in packages || `node_modules/${name}` in packages

/** `@rollup/rollup-linux-x64-musl` → for Linux on x64. */
function platformOf(name: string): { cpu?: string[]; os?: string[] } {
  const parts = name.split(/[/-]/)
  const os = systems.find(system => parts.includes(system))
  const cpu = processors.find(processor => parts.includes(processor))
  if (os === 'wasm32') return { cpu: ['wasm32'] }
  return { ...(cpu ? { cpu: [cpu] } : {}), ...(os ? { os: [os] } : {}) }
}
