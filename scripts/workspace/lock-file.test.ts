import { describe, expect, it } from 'vitest'
import { completeLockFile } from './lock-file.ts'

const lockOf = () => ({
  packages: {
    'node_modules/rollup': {
      version: '4.0.0',
      dev: true,
      optionalDependencies: { '@rollup/rollup-linux-x64-gnu': '4.0.0', '@rollup/rollup-darwin-arm64': '4.0.0' },
    },
    'node_modules/@rollup/rollup-linux-x64-gnu': { version: '4.0.0' },
  },
})

describe('a lock file from a registry that holds one platform only', () => {
  it('gets the packages of the other platforms back, each for its own', () => {
    const lock = lockOf()
    expect(completeLockFile(lock)).toEqual(['@rollup/rollup-darwin-arm64'])
    expect(lock.packages).toMatchObject({
      'node_modules/@rollup/rollup-darwin-arm64': {
        version: '4.0.0',
        os: ['darwin'],
        cpu: ['arm64'],
        dev: true,
        optional: true,
      },
    })
  })

  it('is complete after that', () => {
    const lock = lockOf()
    completeLockFile(lock)
    expect(completeLockFile(lock)).toEqual([])
  })
})
