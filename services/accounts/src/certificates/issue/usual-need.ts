import { daysAfter } from '@coverdesk/kit'

/** So many days a holder relies on a certificate unless someone says otherwise. */
const usualUse = 30

/** Until when a holder relies on a certificate that is issued on a day. */
export const usualNeed = (today: string): string => daysAfter(today, usualUse)
