/** Deadlines, hours and periods. */
export const time = `
deadline, due, cut-off, cutoff, by when, no later than, at the latest, time limit, time frame, timeframe, window, clock, drop dead date, due date, how long do we have, how long have > within, no later than, before, after, at least, days, hours
turnaround, turnaround time, turn around, response time, wait, how long to hear, hear back, get back to, come back with, get an answer, respond, response, reply, answer > answer, respond, issue, within
lead time, how far ahead, how early, advance notice, in advance, days before, ahead of time > before, at least, notice, prior
how old, stale, go stale, current, valued, valuation, dated > valued, within, current
after hours, after-hours, midnight, at midnight, nobody's in, nobody in, no one's here, nobody picks up, middle of the night, in the night, at night, overnight, late at night, 2 am, 3 am, evening, weekend, on sunday, on saturday, closed, office is closed, we're closed, when nobody is here, nobody here, gone home, off the clock, holiday weekend, out of the office > after hours, emergency, 24-hour, closed
24-hour, 24/7, around the clock, round the clock, any time, day or night, anytime
emergency, urgent, crisis, emergencies, dire, disaster strikes
office hours, business hours, opening hours, hours, when open, when are we here, open, opening, doors open, close, closing, quitting time, show up, in the office, workday, work day, lock up, shut, close up, call it a day, clock out
open, closed ~ hours
weekend, saturday, sunday > weekend, saturday, sunday, monday through friday ~ hours, open, closed
weekday, workday, business day, working day, work day
morning, a.m, first thing
afternoon, evening, p.m
holiday, federal holidays, bank holiday, day off, days off, thanksgiving, black friday, christmas, new year, fourth of july, memorial day, labor day ~ closed
lunch, noon, midday
day, calendar day, daily
week, weekly, seven days, 7 days
month, monthly, every month, per month, each month, mo
quarter, quarterly, three months
year, yearly, annual, annually, per year, each year, every year, 12 months, twelve months
six months, half year, half a year, twice a year, semiannual, semi-annual, biannual, semi-annually
how often, how frequently, frequency, how regularly, how many times > every, each, annual, monthly, within
at once, immediately, right away, instantly, asap, as soon as practicable, without delay, promptly, that minute
period, term, duration, length, how long, stretch, span, run
extend, extension, renew, stay on, stay longer, option, re-up, go longer, keep going > renew, extend, option, more
backdate, back-date, retroactive, go back, reach back, retro, in the past, back in time, earlier date, dated back
expire, expiration, run out, lapse, end, come up, go out, term out, x-date, xdate ~ term, period
future, upcoming, down the road, next
waiting period, wait, before it kicks in, before coverage starts, time deductible, elimination period, hours before
grace period, grace, cushion, extra time, slack, buffer > grace, late, days late, more than days
late night, late-night, after midnight, wee hours, small hours, open late > after, a.m., late
`
