/** Who may decide, who has to be asked, what is allowed. */
export const authority = `
sign off, signoff, okay, ok from, okay from, bless, blessing, green light, greenlight, thumbs up, go-ahead, rubber stamp > approve, approval, permission, consent ~ refer, send, ask, agree, authorize, accept
agree to, agree, go along with, okay with, be fine with, say yes to, be on board with > agree, consent, approval, permission ~ accept
permission, consent, approval, approve, authorization, authorize, allow ~ agree, accept, refer
run ... by, run ... past, check with, clear with, clear it with, cleared with, bounce ... off, consult, loop in, get in touch with > ask, refer, send, contact ~ approve, consent, call, submit
go through, go to, send up, send over, pass ... along, pass ... on, hand off, kick ... up, push ... up, escalate, forward, bump ... up > refer, referral, send, submit ~ approve, report, underwriting
refer, referral
look at ... first, look at it first, see it first, weigh in, review first, take a look, eyeball, vet > refer, review, approve ~ check, underwriting
underwriter has to see, home office, company has to see > refer ~ underwriting, carrier
on our own, by ourselves, ourselves, ourself, in house, in-house, own pen, our pen, the pen, own authority, binding authority, our authority > agency, authority, without referral, quote ourselves ~ quote, bind
without asking, without checking, without calling, no questions asked, don't have to ask, not have to ask, no need to ask > without referral, agency, ourselves ~ authority
authority, delegated authority, binding authority ~ agency, refer
allowed, permitted, permissible, kosher, fine to, cool to, free to, legit > may, allow, permit, can ~ eligible, acceptable, available
off limits, off-limits, no go, no-go, not allowed, forbidden, out of bounds, banned, taboo, hard no, nope, big no, dealbreaker, deal breaker, deal-breaker, out of the question > prohibited, not eligible, ineligible, not write, exclude, decline, not available ~ refer, not
turn down, turned down, turn away, walk away, pass on, say no to, steer clear, stay away, stay out of, avoid, won't touch, not touch, not want, no interest, hold off, reject, refuse, knock out, rule out, keep out > decline, not eligible, ineligible, not write, prohibited, exclude, refuse ~ refer, not
won't take, not take, won't do, won't write, not do > not write, not eligible, decline, ineligible, prohibited, exclude
disqualify, knockout, kick out, bounce, shut out, thrown out > not eligible, ineligible, decline, exclude ~ refer
decline, reject, deny, refuse, nonrenew ~ not eligible, not write
eligible, eligibility, qualify, acceptable, fit, appetite, sweet spot, in the box, up their alley ~ write, quote, accept
appetite, target class, preferred class ~ eligible, write, class, accept
take on, go for, entertain, consider, touch, be open to, like to see, be interested in, play in, do business with > write, eligible, accept, quote, insure ~ available, class
write, underwrite, quote, take, accept ~ eligible, place
must, have to, need to, has to, supposed to, got to, gotta, obligated, obliged, mandatory, compulsory, no choice, non-negotiable, a must, ironclad > require, need, must, shall
require, requirement, requisite, need, necessity, demand, insist, call for, expect, ask for, look for, want, prerequisite, condition, stipulation, criteria
have in place, in place, line up, squared away, have ready, show proof, prove, demonstrate > require, need, must, written ~ have, submit, send
get away with, slide, skip, bypass, go without, do without, get around, wiggle room, cut corners, exception, waive, let slide, off the hook, exempt > unless, waive, without, except, not required ~ not, alone
wiggle room, flexibility, leeway, bend, give on, budge, negotiate, negotiable > unless, agree, higher, less ~ available, may, discretion
forgive, overlook, let it go > waive ~ not apply
enough, sufficient, suffice, adequate, good enough, do the trick, cut it, fly, do the job, work by itself, hold up, count, stand on its own, satisfy ~ alone, not enough, need, require, grant, must
by itself, on its own, alone, all by itself, standing alone, merely, just by, purely > alone
unless, except, without, otherwise
up to us, our call, our discretion, decide, decision, make the call, call the shots, final say, final word, last word, say so > approve, authority, agree, discretion, decide ~ refer
overrule, override, make an exception > agree, approve ~ unless, waive
who ... with, in charge, responsible for, person for, go-to, point person, right person > send, ask, contact, call, handle, manage ~ assign
promise, guarantee, assure, commit, give my word, swear, vouch, reassure, pledge > promise, guarantee, assure
confirm, verify, make sure, double check, double-check, check, ensure, validate, look up, look into, see whether, see if
exclusion, excluded, exclude, not covered, carve-out, carve out, carved out, left out, off the table, not pay, won't pay, doesn't pay, not apply, doesn't apply, no coverage, uncovered, gap, hole in the coverage, refuse to pay, turned away, not pick up, leave out > exclude, not apply, not include, not covered
cover, covered, coverage, protect, pick up, take care of, respond, pay for, pays for, be good for, kick in, protected, protection, help with > cover, include, apply, limit
coverage, insurance, protection
apply, respond, kick in, come into play, be triggered
`
