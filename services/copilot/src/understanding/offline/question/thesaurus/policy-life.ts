/** From the quote to the cancellation. */
export const policyLife = `
quote, price out, pricing, give a price, work up, put a number on, bid on
bind, put in force, put coverage in place, place, put it on the books, write it, lock in, start coverage
issue, put out, produce, generate, turn out, send out, get out, pump out, crank out, spit out, print, release, cut, make, write up, whip up, push out, get ... out the door, do up
in force, active, in effect, live, current, still good, still running, effective, up to date, not expired, valid, hasn't lapsed, still on, on the books
effective, begin, start, inception, take effect
renew, renewal, re-up, extend, stay on, another term, roll over
cancel, cancellation, canc, terminate, pull the plug, kill the policy, drop, drop coverage, end the policy, get out of the policy, cut off, cancel out, ax, axe, dump, call off, kill, void, end coverage, end a policy, end early, pull coverage, quit the policy, close out, stop the policy, wants out
reinstate, reinstatement, put back, bring back, restore, put back in force
nonrenew, non-renew, nonrenewal, not renew
rewrite, move, remarket, shop, switch carriers
moved to another carrier, moved coverage, switched carriers, switch carriers, went elsewhere, found coverage elsewhere, replaced coverage, rewritten elsewhere, going to a competitor, went to another company, new carrier, another insurer, different carrier, different company, different insurer, other agency, new insurer, got coverage somewhere else, replaced us, has new coverage, other coverage, moves to another company, changed carriers, left for > another carrier, replacement coverage, moved, new declarations page
replacement coverage, new policy, new coverage, other coverage, coverage elsewhere, replacement policy
endorse, add by endorsement, change the policy
audit, premium audit, look at the books, examine books
lapse, gap, gap in coverage, uninsured
admitted, nonadmitted, non-admitted, surplus lines, e&s
rating, am best, a.m. best, best rating, financial strength, financial rating, carrier rating, grade, how strong a carrier, how solid, how sound, rated, financially strong, stable carrier
rewrite, replace
endorsement, change
request, ask
effective date, start date, date of cancellation, cancellation date
named insured signature, signed request, cancellation request, lpr, signed form
cover note, binder
mid-term, midterm, in the middle of the term, partway through, early, before it expires
subject to, subjectivity, contingent
accept, acceptance
mail, post, usps
deliver, delivery, hand over, get to
policy, contract of insurance, coverage
appointed, appointment, have a contract with the carrier, represent
service, handle, take care of, look after, deal with, manage, process, work on
new company, took over, new insurer, new carrier, moved, replaced > another carrier, replacement coverage, moved, new declarations page
bail, bails, bail out, quit, back out, change their mind, changed their mind, wants out > cancel, cancellation
no matter what, regardless, gone for good, won't come back, never comes back, keep anyway > minimum earned, fully earned
not moving, not going anywhere else, retire, retiring, out of business, close up shop, closing the business, sold the business, shut its doors, shut down for good > otherwise, cancel ~ short rate
unused, unused part, unused dollar, leftover, what's left > unearned
contract with, any broker, any agency, any agent, open to any, direct appointment, sign up with > appointed ~ agencies
get ... out > issue, send
`
