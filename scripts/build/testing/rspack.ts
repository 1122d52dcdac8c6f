import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { at } from '../../workspace/root.ts'

/** Runs `npx rspack …` in a folder. @throws with its output when it fails */
export const rspack = (folder: string, ...args: string[]) =>
  promisify(execFile)(at('node_modules/.bin/rspack'), args, {
    cwd: at(folder),
    // Vitest sets it to `test`.
    env: { ...process.env, NODE_ENV: undefined },
  })
