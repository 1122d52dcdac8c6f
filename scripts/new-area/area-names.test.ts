import { describe, expect, it } from 'vitest'
import { areaNames } from './area-names.ts'

describe('names of a new area', () => {
  it('come from its plural name', () => {
    expect(areaNames('claims')).toMatchObject({ label: 'Claims', record: 'claim', Record: 'Claim', records: 'claims' })
    expect(areaNames('agencies')).toMatchObject({ record: 'agency', records: 'agencies', article: 'an' })
  })

  it('may name record and label', () => {
    expect(areaNames('servicing', 'Service Requests', 'service-request')).toMatchObject({
      area: 'servicing',
      label: 'Service Requests',
      recordVar: 'serviceRequest',
      Records: 'ServiceRequests',
      recordWords: 'service request',
      RecordTitle: 'Service Request',
    })
  })

  it('are refused where they can’t be folders, or there is no singular', () => {
    expect(() => areaNames('My Claims')).toThrow('use lowercase letters')
    expect(() => areaNames('../claims')).toThrow('use lowercase letters')
    expect(() => areaNames('servicing')).toThrow('npm run new:area servicing "<label>" <record>')
    expect(() => areaNames('glass')).toThrow('What does glass list?')
  })
})
