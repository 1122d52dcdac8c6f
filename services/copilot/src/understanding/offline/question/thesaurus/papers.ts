/** Papers, and what is written on them. */
export const papers = `
certificate, cert, coi, certificate of insurance, acord 25, proof of insurance, proof of coverage, evidence of coverage, proof they're insured, proof they are insured, insurance proof, certs
evidence of property insurance, acord 28, eopi
application, app, acord, acord form, submission form, acord 125, apps, questionnaire
submission, file, account, package, send-in, whole package, packet
paper, form, document, paperwork, docs, documentation
endorsement, rider, amendment, policy change, endt, add-on form, form on the policy, amendatory form, policy form, change to the policy
forms list, forms schedule, schedule of forms, list of forms, form list, forms page
declarations, dec page, decs, dec, declarations page, declaration page, deck page, policy front page, dec sheet, front page of the policy
binder, temporary coverage, evidence of coverage
quote, indication, proposal, bid, pricing, offer, quotation, estimate, number, ballpark
loss runs, claims history, loss history, loss run, loss record, claim history, prior losses, losses, past claims, currently valued loss runs, claims experience, history of claims, claims reports, claim records
contract, agreement, deal, subcontract, written contract, paperwork
lease, rental agreement, tenancy, rental contract, lease agreement
statement of no loss, no loss letter, no known loss letter, nkll
lost policy release, lpr, policy release
invoice, bill, statement
wording, language, verbiage, text, phrasing, phrase, clause, terms, blurb, sentence, legalese, note, paragraph, words
description of operations, description box, description of ops, big box, box at the bottom, desc of ops, ops box, description field, comments box, description section
request, ask, inquiry, wish
guide, guideline, manual, rulebook, playbook
report, write-up, notice
police report, incident report, accident report, case number, report number
estimate, repair estimate, quote for repairs, bid for repairs, cost to fix, what it will cost to fix, repair cost
plan, written plan, layout, map, diagram, drawing, chart, blueprint, site plan, floor plan
storm plan, hurricane plan, storm preparedness plan, emergency plan, wind plan, hurricane preparedness, weather plan, preparedness plan, storm preparation, storm procedure
spill plan, spill prevention plan, spcc, spill response plan, spill procedure
berth plan, dock layout, slip layout, marina map, map of the slips, slip map, dock map, layout of the docks, map of the docks, berth layout
inspection report, inspection, inspection record, proof of inspection
checklist, list of items, what underwriters ask for, documents needed, items needed
supplement, supplemental, supplemental application, questionnaire
sample, copy, specimen, example
copy, duplicate, scan, photocopy
record, log, file, history
task, service request, ticket, work order, to-do, request in the system, case, activity
flag, mark, tag, label, code, categorize
keep ... on file, on file, record retention, retain records, retention period, hang on to old, shred, purge, archive
proof, evidence, show it, documentation > copy, proof, evidence ~ declarations, certificate, report
goes in the envelope, in the envelope, go in the package, in the package, send along, submission package, need to send, what to send, what goes in > send, submission ~ application, submit
take its place, take the place, supersede, outdated, still good, out of date, superseded, old version > replace
trade, class, classification, class of business
monoline, standalone, stand-alone
inbox, e-mail address, email address, mail address, where to mail, where to send, send them to, mail them to > sent to, mail to
edition, version, revision, sheet > form, revised
voicemail, voice mail, voice mailbox, answering machine, mailbox
`
