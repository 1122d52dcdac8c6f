import type { Answers } from '@coverdesk/plugin-sdk/testing'
import { requestRows } from './requests.fixtures'

const counted = (total: number) => ({ __typename: 'ServiceRequestPage', total })

/** What the home page asks. */
export const homeAnswers = (mine: number): Answers => ({
  MyServiceRequests: {
    mine: { __typename: 'ServiceRequestPage', items: requestRows(mine), total: mine },
    unassigned: counted(12),
  },
  DueServiceRequests: { overdue: counted(3), thisWeek: counted(8) },
})
