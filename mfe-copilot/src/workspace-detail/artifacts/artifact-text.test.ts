import { expect, it } from 'vitest'
import { emailDraft, report } from '../testing/workspace.fixtures'
import { artifactText } from './artifact-text'

it('copies an email with its subject, without marks', () => {
  expect(artifactText(emailDraft)).toBe(
    'Waiver of subrogation for the dock lease\n\nHello Dana,\n\nthe lease asks for a waiver of subrogation. Can you add it?',
  )
})

it('copies a document as lines, and tables by columns', () => {
  expect(artifactText(report)).toBe(
    'Dock lease\nThe lease asks for these limits.\nRequirement\tLimit\nGeneral liability\t$1,000,000',
  )
})
