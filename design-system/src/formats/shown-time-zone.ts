let agencyTimeZone: string | undefined

/**
 * Shows every instant in the agency's time zone from now on, wherever its reader is. The shell calls it when a session
 * begins. A screen that has a zone of its own names it.
 *
 * @param timeZone IANA name; undefined for the reader's own, as on the sign-in page
 */
export function showTimesIn(timeZone: string | undefined): void {
  agencyTimeZone = timeZone
}

/** The time zone in which instants are shown: the agency's; the reader's own before anybody has signed in. */
export const shownTimeZone = (): string | undefined => agencyTimeZone

/**
 * Today, `YYYY-MM-DD`.
 *
 * @param timeZone IANA name; by default the agency's
 */
export const todayIn = (timeZone: string | undefined = agencyTimeZone, now: Date = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { ...(timeZone && { timeZone }), dateStyle: 'short' }).format(now)
