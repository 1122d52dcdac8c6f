import { describe, expect, it } from 'vitest'
import { certificate, lines } from '../testing/certificate.ts'
import { drawCertificate } from './draw-certificate.ts'

describe('the document of a certificate', () => {
  it('is small, and drawn fast enough for seventy at a start', async () => {
    await drawCertificate(certificate())
    const begun = performance.now()
    const bytes = await drawCertificate(certificate({ lines: lines(6) }))
    expect(performance.now() - begun).toBeLessThan(500)
    expect(bytes.length).toBeLessThan(60_000)
  })
})
