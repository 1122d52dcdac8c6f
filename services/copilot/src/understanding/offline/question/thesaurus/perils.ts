/** Perils and what they do. */
export const perils = `
wind, windstorm, gust, gale, blow down, blown off ~ storm
hurricane, named storm, tropical storm, cyclone, typhoon ~ storm, wind
storm, windstorm, bad weather, severe weather, nor'easter, tempest
hail, hailstorm
tornado, twister
flood, flooding, high water, rising water, surface water, storm surge, flash flood
earthquake, quake, earth movement, seismic, tremor, eq, temblor, ground shaking, shaking
earth movement, earthquake, landslide, mudslide, mudflow, subsidence, sinkhole, settling, ground moves, sinking ground, ground shifts, hillside slides, shifting soil
wildfire, brush fire, forest fire, brush area, fire zone, wildland, bushfire, fire-prone, wild fire, fire country
fire, blaze, burn, smoke, burn down
lightning, lightning strike, power surge
water damage, leak, burst pipe, pipe burst, leaking, water leak, busted pipe, pipe break
sewer backup, water backup, backup of sewers, drain backup
freeze, frozen pipe, ice, snow, ice dam
mold, mildew, fungus
pollution, pollutant, contamination, spill, chemical spill, chemicals, toxic, environmental, oil spill, leak of fuel, contaminant ~ fuel
spoilage, spoil, spoiled food, food spoilage, food went bad
food contamination, food poisoning, contaminated food, tainted food, foodborne, food borne, bad food, salmonella, e coli, norovirus, food recall, made diners sick, sick from the food, got sick, bad oysters
theft, stealing, stolen, robbery, burglary, break-in, break in, larceny, shoplifting, burglarized, rob
vandalism, malicious mischief, graffiti, vandal
terrorism, tria, terrorist
war, acts of war, military, invasion, hostilities, cyber war, nation state, state-sponsored, armed conflict, nation-state, foreign government
riot, civil commotion, looting, unrest
collapse, cave in, cave-in
explosion, explode, blast
equipment breakdown, boiler, machinery breakdown, boiler and machinery, mechanical breakdown, compressor dies, fridge dies, freezer dies, cooler dies, walk-in quits, refrigerator breaks, mechanical failure, electrical breakdown
power outage, blackout, utility failure, failure of utilities, off-premises utility, utility service interruption, lights go out, power goes out, grid failure, internet outage, power failure, utilities, loss of power, lost power, electricity, power company, electric company, brownout, power grid
slip and fall, trip and fall, fall down, slipped
injury, injured, hurt, bodily injury, wound, harm, break an arm, got hurt, sprain, burn, cut his hand, broke his arm, fell off, twisted, sliced, pulled a muscle, threw out ... back, cut her hand, cut finger, cut a finger, smashed
death, fatality, killed, dies
sickness, illness, disease, occupational disease, sick
damage, destruction, ruin, wreck, dent
property damage, pd, damage to property, break something, wreck something, damage someone's property, dent
theft of money, embezzlement, employee dishonesty, employee theft, fidelity
forgery, counterfeit, altered check
dog bite, animal bite, bitten
assault, battery, fight, bar fight, brawl
libel, slander, defamation, disparagement, defame, smear, bad-mouthing, badmouth, false advertising, reputation, copyright
personal and advertising injury, libel, slander, defamation, personal injury, advertising injury
discrimination, harassment, wrongful termination, firing, fired
sexual abuse, molestation, abuse
into the ground, contaminates, contaminate the soil, tank leaks, leaking tank, oil leak > pollution
`
