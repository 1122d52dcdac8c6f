import { failing, type RenderedPlugin, renderPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { dueSettings } from '../testing/DueSettingsStage'
import { click, eventually, field, sentWith, shows } from '../testing/open-page'
import { duePolicy } from '../testing/requests.fixtures'
import { dueSettingsPath, editDueSettingsPath } from './paths'

let page: RenderedPlugin
const open = async (path: string, UpdateServiceRequestDuePolicy: object = {}) => {
  const answers = {
    ServiceRequestDuePolicy: { serviceRequestDuePolicy: duePolicy },
    UpdateServiceRequestDuePolicy,
  }
  page = await renderPlugin(dueSettings, { path, answers })
}

describe('the settings of due dates', () => {
  afterEach(() => page.unmount())

  it('say when each type is due, and which days are closed', async () => {
    await open(dueSettingsPath)
    await shows('Dec 24, 2026')
    expect(page.page.textContent).toContain('Create CertificateIn 2 business days')
    expect(page.page.textContent).toContain('OtherNo due date')
  })

  it('send every type with its days, none as null, and leave the dialog', async () => {
    await open(editDueSettingsPath, { updateServiceRequestDuePolicy: { ...duePolicy, version: 2 } })
    await click('Save Changes')
    await eventually(() => expect(page.path()).toBe(dueSettingsPath))
    expect(sentWith(page, 'UpdateServiceRequestDuePolicy')).toEqual([
      {
        version: 1,
        input: {
          rules: duePolicy.rules.map(({ type, businessDays }) => ({ type, businessDays })),
          closedDays: ['2026-12-24'],
        },
      },
    ])
  })

  it('show what the server says of a closed day at its field', async () => {
    const validationErrors = [{ path: 'closedDays.0', message: 'This day is listed twice.' }]
    const refused = failing({ code: 'VALIDATION_FAILED', validationErrors }, { updateServiceRequestDuePolicy: null })
    await open(editDueSettingsPath, refused)
    await eventually(() => expect(field('closedDays.0.day')).not.toBeNull())
    await click('Save Changes')
    await shows('This day is listed twice.')
  })
})
