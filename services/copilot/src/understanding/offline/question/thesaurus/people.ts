/** Who takes part, by role. */
export const people = `
client, insured, customer, policyholder, account, policy holder, named insured
named insured, first named insured, insured, policyholder, owner of the policy, whoever is on the policy
holder, certificate holder, requester, requestor, third party, whoever asks for the certificate
carrier, insurer, insurance company, company, market, underwriting company, insurance carrier
underwriter, underwriting, uw, home office, company side ~ carrier
agent, broker, producer, agency, brokerage
csr, account manager, service rep, account rep, rep, servicer
wholesaler, wholesale broker, mga, general agent, intermediary
landlord, lessor, owner, property owner, building owner, property manager, owner of the building
tenant, lessee, renter, occupant, leaseholder
lender, bank, mortgagee, mortgage holder, mortgage company, lienholder, creditor, loss payee, lending institution, finance company, whoever financed
loss payee, lienholder
contractor, builder, gc, general contractor, prime contractor, trade contractor
subcontractor, sub, subs, subbed out, sub out, subs out, sub ... out, subbing, subcontract, farm ... out, farmed out, hire out, 1099, independent contractor, outsource, job out, hired help
vendor, supplier, service provider
employee, worker, staff, crew, team member, hand, laborer, personnel, workforce, headcount, hired hand, hire, guy on the crew
employer, boss, company
boss, supervisor, manager, foreman, superintendent
someone, anyone, anybody, whoever, person, people
colleague, coworker, teammate, co-worker, one of us, someone in the office, in the office
lawyer, attorney, counsel, legal
adjuster, claims rep, claims adjuster, appraiser
witness, bystander, onlooker, eyewitness, people who saw, anyone who saw, saw it
police, cops, law enforcement, officer, sheriff, 911
fire department, fire dept, firefighter
volunteer, helper
visitor, guest, customer, member of the public, passerby, patron
owner, proprietor, principal, partner, member, president
city, municipality, public entity, district, port, government, authority
guest, visitor, third party, injured party, claimant
employee, temp, leased employee, seasonal worker
driver, operator
family, spouse, relative, kid
thief, burglar, crook, criminal, scammer, fraudster, con artist, con man, impostor
hacker, cyber criminal, cybercriminal, bad actor, attacker
interested party, additional interest, other party, other side
affiliate, subsidiary, sister company, parent company
officer, director, board member, executive
additional insured, ai, added as insured, extra insured, added insured, also insured, protected under the policy, on their policy, listed on the policy
everyone, everybody, all people
`
