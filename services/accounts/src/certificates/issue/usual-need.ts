/** So many days a holder relies on a certificate unless someone says otherwise. */
const usualUse = 30

/** Until when a holder relies on a certificate that is issued on a day. */
export const usualNeed = (today: string): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) + usualUse * 86_400_000).toISOString().slice(0, 10)
