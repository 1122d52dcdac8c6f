/** Losses and what is done about them. */
export const claims = `
claim, loss ~ incident, accident, occurrence, event
incident, accident, mishap, something happens, something bad happens, disaster ~ loss, claim, occurrence, event, injury
fender bender, rear-end, rear-ended, crash, collision, wreck, car accident, auto accident, totaled, hit a deer, got hit > collision, auto accident, auto claim ~ accident, loss
report a claim, turn in a claim, file a claim, call in a claim, call in a loss, submit a claim, put in a claim, open a claim, claim comes in, calls with a claim, has a loss, had a loss, something happened, had an accident > report, claim, loss
report, turn in, call in, file, notify, tell, phone in, submit, let ... know, give notice, put the carrier on notice, get it to the carrier, into the carrier
first report, fnol, first notice of loss, notice of loss
claims line, claims number, claims phone number, claims hotline, number for claims, 800 number, claims department, hotline, call in an emergency, claims desk, 1-800
hotline, breach hotline, phone line, emergency line
write down, jot down, take notes, note, get details, record, gather, get the facts, log
collect, gather, get, ask for, round up, need from, pull together, take down
photo, picture, photograph, pictures, snapshots, pics, camera
witness, who saw it, people who saw it, bystander, saw it happen, onlooker
reserve, outstanding, set aside
paid, payout, payment, settlement, settled
adjuster, claims rep
deny, denied, denial, decline
covered, pay, taken care of, good to go, in the clear, going to pay, will pay, be paid, you're covered, you are covered
occurrence, accident, incident, event, something that happened, anything that might, potential claim, possible claim
may result in a claim, might become a claim, could turn into a claim, potential claim, might be a claim
first thing, first step, start with, right off the bat, out of the gate, to begin with, for starters, before anything else, step one, top priority, number one, immediate > first, make sure
sue, lawsuit, suit, litigation, legal action, served, sued, taken to court, court papers
indemnify, indemnity, hold harmless, hold-harmless, indemnification
on the hook, protect from claims, make whole, stick up for, take the blame, pay for lawsuits, be responsible for lawsuits, cover the owner > indemnify, indemnity, hold harmless
liable, liability, responsible, at fault, to blame
arise, come from, result from, stem from, come out of, because of, caused by
discover, discovery, find out, learn, learn of, become aware, notice, realize, spot, hear about, know about
employee injury, worker hurt, injured employee, employee got hurt, on-the-job injury, guy gets hurt, hurt himself, hurt worker > workers compensation
estimate of the damage, repair estimate, what it costs to fix
total loss, totaled, write-off
salvage
claim ... covered, loss ... covered > covered, promise
trip, trips, tripped, slips, stumbles, falls, twists ... ankle ~ injury, fall
something happened, something went wrong, may have a claim, might have a claim, could be a claim > occurrence, claim, event
doctor, doctor bill, doctor's bill, hospital, ambulance, stitches, er visit > medical expense, medical
`
