/** Leases, contracts, buildings and vehicles. */
export const contracts = `
base rent, rent, monthly rent
alteration, remodel, renovation, build-out, buildout, knock out a wall, tear out walls, remodeling, renovate, change the space, redo, improvements, construction in the space, refit, fix up, modification, upgrade, new walls, move walls, change the building, tenant improvement, improve, gut, rip out, add a wall, makeover, refurbish, overhaul, rehab, update the space, retrofit
premises, space, building, unit, property, place
move in, take possession, occupancy, get the keys, before moving in, opening day, day one, take over the space, start occupying > move in
move out, vacate, leave
sublet, sublease, assign
renew, option to renew, renewal option, extend the lease, stay longer, stay on, another term, keep the space
security deposit, deposit
default, breach, violate, break the lease
carry, maintain, have, keep in force, buy, purchase, hold, procure, need to have, be insured for
insurance requirements, insurance required, required insurance, required coverage
provide, furnish, deliver, submit, supply
written contract, signed contract, in writing, contract in writing
owe, promise in a contract ~ agree, required
indemnify, hold harmless, save harmless
additional insureds, included as insureds, named as insureds, needs to be on the policy, has to be on the policy, who must be listed, listed
officers, officials, directors, elected officials
waive, give up, release, forgo, surrender, sign away, relinquish, let go of
against, toward
rating of insurers, insurer rating, carriers must be rated, carrier must be rated
30 days notice, notice of cancellation, advance notice
jobsite, job site, work site, project site
work, operations, job, project
subcontract, subcontractor agreement, sub agreement, contract they use with subs, agreement with subs, contract with their subs
sprinkler, sprinklered, sprinklers, fire sprinkler
alarm, burglar alarm, fire alarm, security system, central station
roof, roofing, shingles
story, stories, floor, floors, height, storey, level, levels
above three stories, high rise, high-rise, tall building, mid-rise, multi-story, multistory, five floors, four stories, four story > above, stories
square feet, sq ft, square foot, square footage, size
vehicle, car, truck, van, auto, automobile, pickup, fleet, automobiles
truck, tractor, semi, rig, 18-wheeler, big rig
trailer, semitrailer
driver, operator, who drives
machine, machinery, equipment, apparatus
tool, equipment, gear
crane, hoist, lift
signature page, last page, signed page
home office, headquarters, main office
handle, work with, carry, store, touch, deal with, use, around
fuel, gas, gasoline, diesel, petroleum, oil
paint, coating, solvent
in advance, ahead, before, prior to, beforehand
exceed, go over, more than, be higher than, above
california, ca
oregon, ore
washington, wa
states, state, territory, territories, geography, area they write in, where do they write, where can we use > states, territory, california, oregon, washington, nevada, arizona, texas, florida, new york
pacific time, time zone
who owns, owner of the building, owns the building, whose building, other side of the lease, who rents it out > landlord, lessor
elbow room, how much room, how much space, how roomy, floor space > square feet, area
be listed, be named, has to be listed, must be listed, has to be named, show up on the policy, appear on the policy, added to the policy > additional insured, additional insureds, named
in ... hands, be in by, has to be in, have to be in, come due > due, on the first day
office he leases, space he leases, leased space, leased office, rented space, rented office, unit they rent, space they rent, place they rent, place he rents, building they rent, office they lease, building he leases, suite they lease > premises rented, rented premises
strong, solid, sturdy, sound, stable, trustworthy, how good > rating, best rating
developer, home builder, housing developer ~ construction, tract home
sue, sues, sued, lawsuit, takes ... to court, comes after > claims, suit, action
keys, key > moves in, move in
stay past, stay on, stay after, keep the space, another five years, hang around > renew, option
counters, walls, floors, fixtures ~ alterations
parking, parking lot, parking spot, parking space, garage
pet, dog, cat, animal
property tax, property taxes, real estate taxes
utility bill, utilities bill, electric bill, water bill
maintenance, janitor, cleaning of common areas, cam charges, common area
sublet, sublease, assign the lease, transfer the lease > assign, sublet
ends early, break ... lease, get out of the lease, terminate the lease > terminate, end
holdover, hold over
`
