import type { LoaderFunctionArgs } from '@coverdesk/plugin-sdk'
import { loadActivity } from '../account-activity/load-activity'
import { loadApplications } from '../account-applications/load-applications'
import { loadCertificates } from '../certificates/load-certificates'

/** Begins to read what the tab of the address shows; those of other areas ask themselves. */
export function loadTab(args: LoaderFunctionArgs) {
  if (args.params['tab'] === 'applications') return loadApplications(args)
  if (args.params['tab'] === 'certificates') return loadCertificates(args)
  if (args.params['tab'] === 'activity') return loadActivity(args)
  return null
}
