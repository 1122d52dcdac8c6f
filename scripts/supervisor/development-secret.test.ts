import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { developmentSecret } from './development-secret.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'coverdesk-secret-'))

describe('the secret of a data folder', () => {
  it('is made again when its file is empty', () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'development.secret'), '')
    expect(developmentSecret(folder)).toMatch(/^[0-9a-f]{64}$/)
    expect(developmentSecret(folder)).toBe(developmentSecret(folder))
  })

  // What is written to /dev/full meets a full disk.
  it.runIf(existsSync('/dev/full'))('is not left half written by a full disk', () => {
    const folder = newFolder()
    symlinkSync('/dev/full', join(folder, 'development.secret.new'))
    expect(() => developmentSecret(folder)).toThrow(
      `The data folder ${folder} can't be written: the disk is full. Free some space and start again.`,
    )
    expect(existsSync(join(folder, 'development.secret'))).toBe(false)
    rmSync(join(folder, 'development.secret.new'))
    expect(developmentSecret(folder)).toHaveLength(64)
  })
})
