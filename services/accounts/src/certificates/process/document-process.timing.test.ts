import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { dressedUp, fillableForm, pagesOf } from '@coverdesk/forms/testing'
import { inTenantScope } from '@coverdesk/kit'
import { pdf, pdfStream } from '@coverdesk/kit/testing'
import { describe, expect, it } from 'vitest'
import { sampleCertificate } from '../form/filling/sample-certificate.ts'
import { usualForm } from '../form/testing/usual-form.ts'
import * as documents from './document-process.ts'

const agencyId = '64b000000000000000000001'
const { warmUp } = documents
const drawCertificate = (...given: Parameters<typeof documents.drawCertificate>) =>
  inTenantScope(agencyId, () => documents.drawCertificate(...given))
const fillForm = (...given: Parameters<typeof documents.fillForm>) =>
  inTenantScope(agencyId, () => documents.fillForm(...given))
const takeApart = (...given: Parameters<typeof documents.takeApart>) =>
  inTenantScope(agencyId, () => documents.takeApart(...given))

const megabyte = 1024 * 1024
const unreadable = { refusal: expect.stringContaining('can’t be read') }
const memory = () => process.memoryUsage.rss() / megabyte
const children = () =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .map(Number)
    .filter(Boolean)
/** Of our children, but the one that has just told of them, in MB. */
const largestChild = () =>
  Math.max(
    0,
    ...children().map(pid => {
      try {
        return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
      } catch {
        return 0
      }
    }),
  )

const commandOf = (pid: number) => spawnSync('ps', ['eww', '-o', 'command=', String(pid)], { encoding: 'utf8' }).stdout
const documentProcesses = () => children().filter(pid => commandOf(pid).includes('document.child'))
const endAll = () => {
  for (const pid of documentProcesses()) process.kill(pid, 'SIGKILL')
}

/** Some seconds of work. */
const longCertificate = {
  ...sampleCertificate,
  descriptionOfOperations: `${'Work at the dock. '.repeat(20_000)} This is the last one.`,
}

/** Objects in a stream, a thousandth of what they are. */
const packedObjects = (text: Buffer) => pdfStream('/Type /ObjStm /N 1 /First 5', text)

const hostile: Record<string, () => Buffer> = {
  'objects that grow to 300 MB': () => {
    const part = Buffer.alloc(300 * megabyte, ' ')
    part.write('10 0 << >>')
    return pdf([packedObjects(part)])
  },
  'arrays a million deep': () => pdf([`<< /A ${'['.repeat(1_000_000)}${']'.repeat(1_000_000)} >>`], '/AcroForm 4 0 R '),
  'a tree of pages that has no end': () =>
    Buffer.from(pdf().toString('latin1').replace('/Kids [3 0 R]', '/Kids [2 0 R]'), 'latin1'),
  'a million objects': () =>
    pdf(Array.from({ length: 1_000_000 }, () => '<< /A [1 2 3] /B << /C /D >> >>')).subarray(0, 10 * megabyte),
  'a page whose content grows to a gigabyte': () =>
    Buffer.from(
      pdf([pdfStream('', Buffer.alloc(1024 * megabyte))])
        .toString('latin1')
        .replace('/MediaBox', '/Contents 4 0 R /MediaBox'),
      'latin1',
    ),
  'a page of no size': () => Buffer.from(pdf().toString('latin1').replace('612 792', '0 0'), 'latin1'),
  'compression in compression': () => {
    const once = deflateSync(Buffer.alloc(300 * megabyte))
    return Buffer.from(
      pdf([pdfStream('', once, '[/FlateDecode /FlateDecode]')])
        .toString('latin1')
        .replace('/MediaBox', '/Contents 4 0 R /MediaBox'),
      'latin1',
    )
  },
}

describe('the process that takes forms apart', () => {
  it.each(Object.entries(hostile))(
    'gives up %s, in little memory and in time',
    async (_, make) => {
      const file = make()
      expect(file.length).toBeLessThan(11 * megabyte)
      const before = memory()
      let largest = 0
      const watch = setInterval(() => {
        largest = Math.max(largest, largestChild())
      }, 100)
      const began = Date.now()
      const answer = await takeApart(file)
      clearInterval(watch)
      // A page without a field is no form; what counts is that it said so.
      expect(answer).toEqual({ refusal: expect.any(String) })
      expect(Date.now() - began).toBeLessThan(25_000)
      expect(largest).toBeLessThan(300)
      expect(memory() - before).toBeLessThan(60)
    },
    60_000,
  )

  it('gives up what takes too long, and is there for the next form', async () => {
    const file = await fillableForm({ fields: usualForm })
    await expect(takeApart(file, { cpuMs: 20_000, waitMs: 1 })).rejects.toThrow('in time. Try again.')
    expect(await takeApart(file, { cpuMs: 1, waitMs: 60_000 })).toEqual(unreadable)
    expect(await takeApart(file)).toMatchObject({ pages: [{ width: 612, height: 792 }] })
  })

  it('has none of our secrets', async () => {
    await takeApart(await fillableForm({ fields: usualForm }))
    await drawCertificate(sampleCertificate)
    expect(documentProcesses().length).toBeGreaterThan(1)
    for (const pid of documentProcesses()) expect(commandOf(pid)).not.toContain('MONGODB_URI')
  })

  it('fills a large form in well under a second', async () => {
    const fields = Array.from({ length: 1_000 }, (_, place) => ({ name: `Field ${place}`, page: 1 + (place % 10) }))
    const taken = await takeApart(await fillableForm({ fields, pages: 10, dress: dressedUp }))
    if ('refusal' in taken) throw new Error(taken.refusal)
    const given = taken.fields.slice(0, 200).map(({ name, tooltip, ...field }) => ({ ...field, text: name }))
    const times: number[] = []
    for (let count = 0; count < 3; count += 1) {
      const began = Date.now()
      await fillForm(taken.document, given, { title: 'Certificate', author: 'Agency' })
      times.push(Date.now() - began)
    }
    expect(Math.min(...times)).toBeLessThan(1_000)
  }, 30_000)
})

describe('the process that writes certificates', () => {
  it('draws one while a form that takes long is taken apart', async () => {
    await drawCertificate(sampleCertificate)
    let isTakenApart = false
    const taking = takeApart(hostile['a million objects']?.() ?? Buffer.of()).then(() => {
      isTakenApart = true
    })
    const document = await drawCertificate(sampleCertificate)
    expect(isTakenApart).toBe(false)
    expect((await pagesOf(document))[0]).toContain('Sample Insured LLC')
    await taking
  })

  it('is there for the next one: hundreds of a reissue take seconds', async () => {
    await drawCertificate(sampleCertificate)
    const before = documentProcesses()
    const times: number[] = []
    for (let count = 0; count < 30; count += 1) {
      const began = performance.now()
      await drawCertificate(sampleCertificate)
      times.push(performance.now() - began)
    }
    expect(Math.min(...times)).toBeLessThan(25)
    expect(documentProcesses()).toEqual(before)
  })

  it('is started once, before it is needed', async () => {
    endAll()
    await expect.poll(documentProcesses).toEqual([])
    // The end of the former ones comes to our ears in its time.
    await expect
      .poll(() => {
        warmUp()
        return documentProcesses()
      })
      .toHaveLength(1)
    const started = documentProcesses()
    warmUp()
    await drawCertificate(sampleCertificate)
    expect(documentProcesses()).toEqual(started)
  })

  it('loses no certificate when it dies at rest', async () => {
    await drawCertificate(sampleCertificate)
    endAll()
    const documents = await Promise.all([1, 2].map(() => drawCertificate(sampleCertificate)))
    for (const document of documents) expect((await pagesOf(document))[0]).toContain('COI-000000')
  })

  it('loses no certificate when it dies in the middle of one', async () => {
    await drawCertificate(sampleCertificate)
    let isDrawn = false
    const drawing = drawCertificate(longCertificate).finally(() => {
      isDrawn = true
    })
    await setTimeout(50)
    endAll()
    expect(isDrawn).toBe(false)
    expect((await pagesOf(await drawing)).join(' ')).toContain('the last one')
  })

  it('has no half document to give: it says that it could not', async () => {
    endAll()
    await expect.poll(documentProcesses).toEqual([])
    const drawing = drawCertificate(sampleCertificate)
    const killing = setInterval(endAll, 50)
    await expect(drawing)
      .rejects.toThrow('A document could not be written. Two processes died of it')
      .finally(() => clearInterval(killing))
    expect((await drawCertificate(sampleCertificate)).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('tells our log why it could not, and lives on', async () => {
    const before = await drawCertificate(sampleCertificate).then(documentProcesses)
    const broken = { ...sampleCertificate, lines: null as never }
    await expect(drawCertificate(broken)).rejects.toThrow(/could not be written. TypeError: .+drawInsurers/s)
    expect(documentProcesses()).toEqual(before)
  })
})
