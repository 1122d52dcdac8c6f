/** Lines, coverages and their short forms, beside those that the search knows. */
export const coverage = `
general liability, gl, cgl, commercial general liability, liability policy, slip and fall coverage, general liability policy
workers compensation, wc, comp, work comp, workers' comp, workmans comp, workman's comp, workmen's comp, worker's comp, on-the-job injury, injured at work, work injury, workplace injury, hurt at work, hurt on the job, job injury, injured on the job, workers comp
employers liability, el, employer's liability, part two, coverage b
commercial auto, business auto, auto, vehicle coverage, fleet policy, car insurance, auto liability, automobile liability
hired and non-owned auto, hnoa, hired auto, non-owned auto, rental cars, employees' own cars, employees driving own cars, own car, own cars, personal cars, personal vehicles, their own vehicles, borrowed cars, borrowed car, errands
umbrella, umb, excess, xs, excess liability, extra layer, layer on top, next layer, above the primary
property, property insurance, property coverage, first-party, commercial property ~ contents, building
building, structure, bldg, four walls
contents, bpp, business personal property, stuff inside, furniture, inventory, belongings, furnishings, equipment inside, stock, fixtures, things inside, own stuff, own property
tenant improvements, betterments, improvements and betterments, buildout, build-out
cyber, cyber liability, data breach, hacking coverage, privacy liability
professional liability, e&o, errors and omissions, malpractice, professional services, bad advice, design error, advice, design work, consulting
directors and officers, d&o
employment practices, epli, epl, eplc
crime, fidelity, employee dishonesty
inland marine, floater, tools coverage, equipment floater, contractors equipment
builders risk, course of construction, coc
business owners, bop, businessowners, package policy, business owners policies
liquor liability, dram shop, liquor law liability
pollution liability, cpl, environmental liability, contractors pollution, pollution
bond, surety, performance bond, bid bond
garagekeepers, garage liability
cargo, motor truck cargo, freight coverage
medical expense, med pay, medpay, medical payments, med exp, medical bills, doctor bills, doctor bill, hospital bill, hospital bills, emergency room, ambulance, first aid, medical
damage to premises rented to you, damage to rented premises, dprtr, fire legal, fire legal liability, fire damage legal, damage to the space they rent, damage to a leased space, burns the leased space
products and completed operations, products-completed operations, prod/comp ops, completed ops, pco
completed operations, completed ops, comp ops, finished work, after the job is done, work that is done, done jobs, finished jobs, finished job, after the work is complete, once the job is finished, after completion, work they already finished, after they leave the job, finished projects, after the job, job is done, job is over, job wraps up
ongoing operations, ongoing ops, ongoing work, work in progress, during the job, while they work, jobs still going, current work, while on the job, while the work is going on, during construction, still working
additional insured, ai, addl insured, additional insured status, ai status, being named on the policy, named on the policy, added to the policy, make someone an additional insured
blanket additional insured, blanket ai, automatic additional insured, automatic ai
waiver of subrogation, wos, subrogation waiver, waive subrogation, subrogation waived, waiver of transfer of rights, give up the right to sue, not come after, go after, come back after, can't go after, recovery rights, right to recover, come after the landlord, right of recovery, waiver, sue the landlord to get money back, chase
subrogation, subro
primary and noncontributory, pnc, p&nc, primary & noncontributory, pays first, primary, pay before, goes first, respond first, whose insurance goes first, primary and non-contributory, first in line, noncontributory, non-contributory
notice of cancellation, noc, cancellation notice, notice before cancel, warning before cancel, heads up before cancel, told before the policy is canceled
actual cash value, acv
replacement cost, rc, rcv
total insured value, tiv, total insured values
lessor's risk, lro, lessors risk only
difference in conditions, dic
uninsured motorist, um, underinsured motorist, uim, uninsured driver, other driver has no insurance
personal injury protection, pip, no-fault
motor vehicle record, mvr, driving record, driving history
coinsurance, coins, co-insurance, insurance to value, underinsured penalty
agreed value, agreed amount
extended reporting period, erp, tail, tail coverage
retroactive date, retro date, prior acts date
claims-made, claims made
occurrence, occ, incident, event, accident, mishap, happening
business interruption, business income, bi, loss of income, lost income, lost revenue, lost profits, downtime, shut down, systems are down, lost sales
extra expense, ee
breach response, breach costs, notifying people after a breach, notification costs, forensic costs, credit monitoring, cleaning up a breach, clean up after a hack, notify customers, breach coach, breach notification
social engineering, social engineering fraud, wire fraud, phishing, funds transfer fraud, fake invoice, fake email, spoofed email, impersonation, business email compromise, bec, tricked into wiring, tricked into sending money, tricked, duped, conned, scam, scammed, fooled, fake vendor, wired money, wire transfer, bogus, phony, spoof, imposter, impostor
ransomware, extortion, ransom, cyber extortion
data breach, breach, data leak, stolen data, compromised, leaked records, exposed records, hack, hacked, cyber attack, cyberattack, intrusion, break into the system ~ incident, event
cyber incident, cyber event, hack, breach, cyber attack, cyberattack, data breach, security incident, hacked, hacking, ransomware attack, malware ~ incident, event
multifactor authentication, mfa, multi-factor authentication, multi factor, multi factor authentication, two-factor, two factor, 2fa, two-step verification, two step login, two-step login, login code, authenticator app, code texted, second login step, second factor, one-time code, text code, authenticator, two step, two-step, code on their phone, extra login step, security codes
remote access, remote login, vpn, working from home, work from home, log in from home, log in remotely, remote desktop, logging in from home, logging in from outside, remote, from home, offsite
email, mail, inbox, e-mail
encrypt, encryption, encrypted, scrambled, password protected, locked down, secured > encrypt
unencrypted, not encrypted, without encryption, lack encryption, no encryption, isn't encrypted > aren't encrypted, unencrypted, encrypt
device, laptop, computer, tablet, phone, hard drive, thumb drive, usb stick, usb drive, ipad, smartphone, macbook, cell phone, notebook, workstation, desktop
network ... down, system ... down, systems ... down, servers ... down, website ... down, offline, can't take orders, lights are off, knocked out > business interruption, waiting period
network, server, servers, website, computers > network, computers ~ devices
goes dark, went dark, power goes, no power, grid > failure of utilities, utilities
notifying people, notifying customers, notify customers, notify people, letters to customers, forensics, credit monitoring > breach response
ad, advertisement, slogan, social media post, marketing > advertising
competitor, rival ~ advertising
stolen laptop, lost laptop, laptop ... stolen, lost phone, laptop ... lost > devices
login codes, log-in codes, codes > multifactor authentication
hacker group, foreign government, nation-state, russia, china, state hackers > war
facebook, social media, tweet, post online, blog > advertising
code on the phone, code on a phone, texted code > multifactor authentication
login, logins, log in, sign-on > remote access, access
`
