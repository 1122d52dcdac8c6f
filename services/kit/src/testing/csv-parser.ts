// A process of its own that has each window it is sent parsed as a service does, for a test of what is built.
import { parseInChild } from '../imports/csv/csv-process.ts'
import { inTenantScope } from '../scope.ts'

process.on('message', async (window: Parameters<typeof parseInChild>[0]) => {
  process.send?.(await inTenantScope('agency-harbor', () => parseInChild(window)))
})
process.on('disconnect', () => process.exit())
