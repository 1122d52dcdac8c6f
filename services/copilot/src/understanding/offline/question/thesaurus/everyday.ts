/** Everyday verbs, sizes and qualities. */
export const everyday = `
odd, weird, funky, strange, unusual, nonstandard, non-standard, out of the ordinary, special, peculiar, oddball, quirky, custom, customized, bespoke, exotic, crazy, goofy, wacky, off the wall, off-the-wall, one-off, bizarre, funny
usual, usually, typical, typically, normal, normally, standard, common, commonly, ordinary, regular, generally, run of the mill, by default, ordinarily, most, mostly, customary, as a rule
big, large, huge, sizable, sizeable, massive, enormous ~ size, square, feet, area, more
small, little, tiny, minor, modest ~ less
size, how big, square footage, footage, sq ft, sqft, floor area, floor space, area ~ square, feet
high, tall, height ~ story, stories, feet, above
above, over, higher than, taller than, more than, exceed, in excess, beyond, past, north of, upwards of, greater
below, under, less than, lower than, fewer than, south of, short of, beneath ~ up, within
story, storey, floor, level
maximum, max, most, at most, cap, capped, ceiling, top out, upper limit, as much as, top, up to, highest, biggest, largest, no more than, limit > may not exceed, up, no more, maximum, most, limit, highest, not available
minimum, min, at least, least, floor, bare minimum, as little as, lowest, smallest, no less than, starting at, cheapest
change, amend, modify, alter, adjust, update, revise, edit, tweak, correct, fix ~ endorse, add, delete
add, put on, slap on, tack on, throw on, throw in, stick on, pop on, attach, include, list, tag on, pile on, write in, name
remove, take off, drop, delete, strip, take out, get rid of, scratch, pull off, knock off
start, begin, commence, kick off, kick in, go into effect, take effect, trigger, inception ~ effective
finish, end, conclude, wrap up, terminate, complete, done ~ expire
stop, cease, quit, halt, discontinue
create, open, set up, enter, log, start > create
set up in the system, enter in the system, enter into the system, put in the system, put into the system, log in the system, open in the system, key in > create, enter ~ request, record
give, provide, hand over, supply, furnish, deliver, turn over, hand in, fork over, come up with, cough up > give, provide, deliver, submit, send
send, submit, forward, deliver, ship, transmit
shoot over, get over, get to, fire off, drop off, turn in, put in, hand in > send, submit, deliver
get, receive, obtain, collect, gather, pick up, ask for, grab, pull together, round up, get hold of, request, track down, take down, jot down, write down
keep, hold, retain, store, save, hang on to, hold on to, preserve, maintain, file away
use, utilize, employ, work with, run
show, display, indicate, reflect, prove, evidence
say, state, specify, spell out, read, mention
tell, notify, inform, let ... know, advise, report, alert, give ... notice, heads up, heads-up, notice, notification, announce, fill in on, break it to, warn, warning
ask, request, inquire
phone, call, ring, dial, telephone, reach, get hold of, hotline, phone number, number to call, ring up
contact, reach, get through to, get in touch, touch base ~ call, phone
pick up the phone, check messages, listen to messages, messages ~ voicemail, voice mailbox
fast, quick, quickly, soon, rapidly, speedy, prompt, promptly, immediately, right away, asap, as soon as, without delay, pronto, on the double, as soon as practicable
late, overdue, past due, behind, delinquent, tardy, miss ... deadline, miss ... date, lag
early, ahead, in advance, beforehand, prior, before, ahead of time, upfront, up front
recent, fresh, current, new, up to date, up-to-date, how old, stale, outdated, old, dated ~ valued, within, days
only, just, solely, exclusively
also, too, as well, in addition, on top of, extra, additional, further, plus
instead, rather, alternatively, in lieu
together, along with, combined, both
safe, safety, okay, unharmed, out of danger, secure
danger, dangerous, hazard, hazardous, risky, unsafe, perilous
problem, issue, trouble, hiccup, snag, mess
help, assist, support, back up, lend a hand
split, share, divide, apportion, prorate
double, twice, two times, 2x, times two
half, fifty percent
decrease, reduce, lower, go down, cut, drop, discount, cheaper, less
construct, erect, put up, construction, built
fail, failure, break down, breakdown, go down, outage, crash, malfunction
work, operate, function, perform
work, job, project, jobsite, job site, gig
own, have, possess
place, location, site, premises, address, spot, where
kind, type, class, sort, category, classification
list, schedule, roster, lineup
rule, policy, guideline, procedure, protocol, standard practice, way we do it
step, first thing, to-do, to do first, next step, what next ~ first, make sure
reason, why, cause, rationale
copy, duplicate, photocopy, xerox
picture, photo, photograph, snapshot, pic, image
name, title, called
sample, example, template, specimen
written, in writing, on paper, write-up, writing, document, paper trail, documented
verbal, oral, over the phone, word of mouth, handshake
sign, signature, autograph, john hancock, put pen to paper, ink, execute, countersign, e-sign, docusign
fill out, complete, fill in
move, switch, jump, shop, leave, go elsewhere, go somewhere else, take their business, defect, walk ~ another carrier, replace
replace, swap, substitute, trade out, replacement
visit, inspect, inspection, walk through, look over, survey, tour, checkup, check-up, tune-up, test ~ service
service, maintain, maintenance, tune up, clean, upkeep ~ inspect, check
once a year, yearly, annual, annually, each year, every year, per year
fraction, portion, percentage, share, percent, cut, piece, slice, chunk, proportion, part
brand new, start-up, startup, start up, just opened, new venture, newly opened, just started, first year, new business, opened recently, newcomer, rookie, greenhorn, fledgling, baby business > years in business ~ new, experience, year
experience, track record, years in business, been around, been open, in operation, in business, been doing, been operating, time in business, how long open, longevity, seasoned, established > years in business ~ experience
clean record, clean history, claims free, claim-free, loss free, loss-free, no claims, spotless > no losses ~ losses, loss runs
first, initially
good to go, good enough, all set, okay that way, be okay, acceptable > enough, not enough, allowed, may
set in stone, come down, go down, negotiable, firm, flexible, talk them down > unless, agree, less
machine, answering machine, left a message, leave a message, message > voicemail, voice mailbox, mailbox
hear it, listen, hears, check > check
knock off, quit for the day, head home, go home > close, open, hours
time zone, what zone > pacific time, eastern time, central time, time
tick the box, check the box, mark the box, box
mail the, mail it, mail them, mail a, mail certs, mail certificate, mail certificates > sent, send
handshake, verbal, oral, verbally, spoken ~ written, in writing
`
