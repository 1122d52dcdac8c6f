/** Irregular forms, and nouns of verbs, which the stem of a word doesn't bring together. The first one is meant by the others. */
export const inflections = `
run ran
send sent
give gave given
take took taken
tell told
keep kept
hold held
make made
pay paid
write wrote written
know knew known
go goes went gone
come came
bring brought
buy bought
leave left
lose lost
sell sold sale sales
find found
get got gotten
see saw seen
say said
do does did done
begin began begun
break broke broken
steal stole stolen
fall fell fallen
drive drove driven
hurt hurts
feel felt
fly flew flown
forget forgot forgotten
grow grew grown
hear heard
lend lent
meet met
rise rose risen
set sets
shut shuts
speak spoke spoken
spend spent
stand stood
stick stuck
swear swore sworn
teach taught
think thought
throw threw thrown
understand understood
wear wore worn
win won
withdraw withdrew withdrawn
burn burnt
burst bursts
blow blew blown
foot feet
child children kid kids
man men
woman women
approve approval
refer referral
cancel cancellation canceled
expire expiration
renew renewal
endorse endorsement
exclude exclusion
require requirement
eligible eligibility ineligible
permit permission
authority authorize authorization
install installation installer
construct construction
inspect inspection
alter alteration
indemnify indemnity indemnification
pollute pollution pollutant
contaminate contamination
inform information
notify notification
submit submission
decide decision
decline declination
discover discovery
sign signature signed
grow growth
lose loss losses
injure injury injuries
renovate renovation
demolish demolition
excavate excavation
bake bakery
serve service
emergency emergencies
holiday holidays
story stories storey storeys
reinstate reinstatement
encrypt encryption encrypted
authenticate authentication
extinguish extinguisher extinguishing
suppress suppression
repair repairs
weird weirder
complete completion
deliver delivery deliveries
`
