import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ListedProcess, ProcessList, readProcessList } from './process-list.ts'

const accounts: ListedProcess = { name: 'accounts', pid: 12, port: 4001, startTime: 'boot:1' }
const newFolder = () => mkdtempSync(join(tmpdir(), 'coverdesk-list-'))
afterEach(() => void vi.restoreAllMocks())

describe('the list of processes', () => {
  it('is read as it was written', () => {
    const folder = newFolder()
    new ProcessList(folder, () => [accounts]).write()
    expect(readProcessList(folder)).toEqual([accounts])
  })

  it('is empty when there is none, or a damaged one', () => {
    const folder = newFolder()
    expect(readProcessList(folder)).toEqual([])
    writeFileSync(join(folder, 'processes.json'), '[{"name": "acc')
    expect(readProcessList(folder)).toEqual([])
  })

  // What is written to /dev/full meets a full disk.
  it.runIf(existsSync('/dev/full'))('waits for space on a full disk, and says so once', async () => {
    const folder = newFolder()
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const listed = [{ ...accounts, pid: null as number | null }]
    const list = new ProcessList(folder, () => listed)
    symlinkSync('/dev/full', join(folder, 'processes.json.new'))
    list.write()
    list.write()
    expect(errors.mock.calls).toEqual([
      [`The disk is full: nothing can be saved in ${folder} until you free some space. Coverdesk keeps running.`],
    ])
    listed[0] = accounts
    rmSync(join(folder, 'processes.json.new'))
    await vi.waitFor(() => expect(readProcessList(folder)).toEqual([accounts]), { timeout: 20_000 })
    expect(readFileSync(join(folder, 'processes.json'), 'utf8')).toContain('"port": 4001')
  })
})
