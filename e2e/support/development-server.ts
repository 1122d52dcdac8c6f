import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort, until } from './product.ts'

const root = resolve(import.meta.dirname, '../..')
export const rspackCli = join(root, 'node_modules/@rspack/cli/bin/rspack.js')

/** The development server of a remote, with the product's gateway behind it. */
export interface DevelopmentServer {
  /** The remote alone. */
  url: string
  /** Changes a file of the remote, as an editor does. */
  edit(file: string, from: string, to: string): void
  close(): Promise<void>
}

/** Writes the fixture of the build's own tests, so that a test may change it. */
export function writeFixtureRemote(name: string): string {
  const script = `
    import { writeHelloRemote } from './scripts/build/testing/hello-remote.ts'
    console.log(writeHelloRemote('${name}'))`
  const args = ['--import', 'tsx', '--input-type=module', '-e', script]
  return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }).trim()
}

/** Starts what `npm run dev <area>` starts beside the product. */
export async function startDevelopmentServer(folder: string, product: string): Promise<DevelopmentServer> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const args = [rspackCli, 'serve', '--port', String(port)]
  const env = { ...process.env, PUBLIC_URL: product }
  const child = spawn(process.execPath, args, { cwd: join(root, folder), stdio: 'ignore', env })
  await until(() => isBuilt(url), 60_000, `The development server of ${folder} did not start.`)
  return {
    url,
    edit(file, from, to) {
      const path = join(root, folder, file)
      const text = readFileSync(path, 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
      writeFileSync(path, text.replace(from, to))
    },
    close: () => ended(child),
  }
}

const isBuilt = (url: string) =>
  fetch(`${url}/standalone/main.js`).then(
    ({ ok }) => ok,
    () => false,
  )

function ended(child: ChildProcess): Promise<void> {
  return new Promise(done => {
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
}
