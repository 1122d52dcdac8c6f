import { describe, expect, it } from 'vitest'
import { emptyPresetValues, isComplete, presetInput } from './preset-values'

const values = (chosen: Partial<typeof emptyPresetValues>) => ({ ...emptyPresetValues, ...chosen })

describe('the message of a preset', () => {
  it('names the certificate holder of ACORD 24 and 25, by default the named insured', () => {
    for (const template of ['ACORD 24', 'ACORD 25']) {
      expect(presetInput(values({ preset: 'GENERATE_TEMPLATE', template, party: ' Port of San Diego ' })).message).toBe(
        `Form: ${template}\n\nCertificate Holder: Port of San Diego`,
      )
      expect(presetInput(values({ preset: 'GENERATE_TEMPLATE', template, message: ' By Friday. ' })).message).toBe(
        `Form: ${template}\n\nCertificate Holder: Use the named insured's information as the certificate holder.\n\nBy Friday.`,
      )
    }
  })

  it('names the additional interest of ACORD 27 and 28, by default as the documents have it', () => {
    for (const template of ['ACORD 27', 'ACORD 28']) {
      expect(presetInput(values({ preset: 'GENERATE_TEMPLATE', template })).message).toBe(
        `Form: ${template}\n\nAdditional Interest: Reference the documentation accordingly.`,
      )
    }
  })

  it('names nobody for other forms, whatever was written before', () => {
    expect(presetInput(values({ preset: 'GENERATE_TEMPLATE', template: 'ACORD 125', party: 'Someone' })).message).toBe(
      'Form: ACORD 125',
    )
  })

  it('says which form of the certificate of liability insurance is filled', () => {
    const preset = 'GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE'
    expect(presetInput(values({ preset, template: 'ACORD 27' })).message).toBe(
      'Form: ACORD 27\n\nAdditional Interest: Reference the documentation accordingly.',
    )
    expect(isComplete({ preset, template: 'ACORD 125' })).toBe(false)
    expect(isComplete({ preset, template: 'ACORD 25' })).toBe(true)
  })

  it('says which coverage lines an underwriting analysis is about, at least the business operations', () => {
    expect(presetInput(values({ preset: 'UNDERWRITING_ANALYSIS' })).message).toBe('Coverage lines: Business Operations')
    const lines = [...emptyPresetValues.coverageLines, 'Auto Coverage']
    expect(presetInput(values({ preset: 'UNDERWRITING_ANALYSIS', coverageLines: lines })).message).toBe(
      'Coverage lines: Business Operations, Auto Coverage',
    )
  })

  it('is what the person wrote, where the form asks for nothing else', () => {
    expect(
      presetInput(values({ preset: 'CONTRACT_REVIEW', message: ' What is missing? ', template: 'ACORD 25' })).message,
    ).toBe('What is missing?')
  })
})

it('files say what they are to Cara, and those of another preset stay behind', () => {
  const uploads = { OPTION_1: ['a', 'b'], OPTION_2: ['c'], POLICY: ['d'] }
  expect(presetInput(values({ preset: 'COVERAGE_COMPARISON', uploads })).files).toEqual([
    { fileId: 'a', role: 'OPTION_1' },
    { fileId: 'b', role: 'OPTION_1' },
    { fileId: 'c', role: 'OPTION_2' },
  ])
})

it('a workspace of one’s own words has no preset', () => {
  expect(presetInput(values({ preset: 'CUSTOM', message: 'What is due?', documentIds: ['d'] }))).toEqual({
    message: 'What is due?',
    files: [],
    documentIds: ['d'],
  })
  expect(isComplete(values({ preset: 'CUSTOM' }))).toBe(true)
  expect(isComplete(emptyPresetValues)).toBe(false)
})
