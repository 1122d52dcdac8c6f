import { describe, expect, it } from 'vitest'
import { oneThread, threadMail, threadWorkspace } from '../testing/emails.fixtures'
import { caraDraft, plainDraft } from './cara-draft'

const [draft] = threadWorkspace.artifacts
const withArtifacts = (...artifacts: typeof threadWorkspace.artifacts) => ({
  ...oneThread,
  workspace: { ...threadWorkspace, artifacts },
})

describe('Cara’s draft of a reply', () => {
  it('is the last email that she drafted', () => {
    if (!draft?.email) throw new Error('The fixture has no draft.')
    const later = { ...draft, id: 'a9', email: { ...draft.email, body: 'Later.' } }
    const document = { ...draft, id: 'a10', type: 'HTML_DOCUMENT' as const, email: null }
    expect(caraDraft(withArtifacts(draft, later, document))).toMatchObject({ id: 'a9', body: 'Later.' })
  })

  it('is not offered once it was sent, or once the agency has answered', () => {
    if (!draft) throw new Error('The fixture has no draft.')
    expect(caraDraft(withArtifacts({ ...draft, state: 'SENT' }))).toBeUndefined()
    const answer = threadMail({ id: 'm9', senderRole: 'AGENT', sentAt: '2026-11-30T18:00:00Z' })
    const answered = { ...oneThread, participantEmails: [...oneThread.participantEmails, answer] }
    expect(caraDraft(oneThread)).toBeDefined()
    expect(caraDraft(answered)).toBeUndefined()
    expect(caraDraft({ ...oneThread, workspace: null })).toBeUndefined()
  })

  it('becomes plain text without marks of evidence', () => {
    expect(
      plainDraft('# Crane\n\nIt is **covered** [1] up to $250,000 [2][3].\n\n- [Policy](https://x.example/p)'),
    ).toBe('Crane\n\nIt is covered up to $250,000.\n\n- Policy (https://x.example/p)')
    expect(plainDraft('5 * 3 and snake_case\\_name, [12](https://x.example)')).toBe(
      '5 * 3 and snake_case_name, 12 (https://x.example)',
    )
    expect(plainDraft('AT\\&T \\<Oakland\\> \\= “1\\. lease” [3]')).toBe('AT&T <Oakland> = “1. lease”')
  })
})
