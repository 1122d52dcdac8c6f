/** Trades and premises, as people call them and as guides list them. */
export const trades = `
marina, boatyard, boat yard, shipyard, boat repair, boat dealer, boat storage, yacht club, dry dock, dockyard, boat shop, boat business, boat builder, pier operator > marine, marina, boat yard
marine, maritime, waterfront, dockside ~ marina, port
boat, yacht, vessel, watercraft, ship, hull
berth, slip, mooring, dock space, boat slip
dock, pier, wharf, quay ~ berth
travel lift, boat hoist, boat lift, hoist, crane, straddle lift, lifting gear, lifting equipment, lift
fuel dock, gas dock, fueling, fuel, gas pump, diesel, pump gas
restaurant, eatery, diner, bistro, cafe, café, coffee shop, coffeehouse, bakery, pizzeria, pizza place, pizza shop, taqueria, steakhouse, steak house, grill, cafeteria, sandwich shop, deli, food service, dining, burger joint, noodle shop, sushi place, sit-down place > restaurant, cafe
cafe, café, coffee shop, coffeehouse, espresso bar
bakery, bake shop, pastry shop, patisserie, baker
bar, pub, tavern, saloon, lounge, cocktail bar, brewpub, taproom, watering hole
nightclub, night club, dance club, disco, club, dance floor, dj
food truck, mobile kitchen, street vendor, taco truck, mobile food, food cart, lunch truck, kitchen on wheels, truck that sells food, taco van, food trailer
deep fryer, fryer, fryolator, fry, fried food, fries, frying
hood, exhaust hood, ventilation hood, vent hood, range hood
extinguishing system, ansul, fire suppression, suppression system, hood system, ul 300, fire suppression system, kitchen fire system, wet chemical, automatic extinguishing, fire system
cooking, kitchen, grilling, cooks, stove ~ cooking equipment
delivery, deliver food, doordash, uber eats, drivers bring, food to customers > delivery
alcohol, liquor, booze, beer, wine, drinks, spirits, cocktail, alcoholic beverage
caterer, catering, banquet
hotel, motel, inn, lodging, bed and breakfast, resort
apartment, multifamily, multi-family, apartment building, apartment complex
condominium, condo, townhome, townhouse
tract home, tract housing, subdivision, housing development, housing tract, planned community, development of homes, residential development, spec homes, cookie cutter homes
house, home, dwelling, residence, residential, single family, single-family
residential, house, home, homes, houses, dwelling, people's homes
commercial, business, retail, office building, nonresidential, non-residential, store
roofer, roofing, roofing contractor, roof work, reroofing, re-roof, shingler, shingles, roofing company, roofing crew, roofing outfit, roof
torch-down, torch down, hot tar, open flame, hot work, hot mop, torch, blowtorch, torch applied, hot asphalt, heat applied, flame, tar kettle, tar
solar, solar installation, solar panel, photovoltaic, pv, solar contractor, solar installer, sun panels, rooftop panels, panels on roofs
electrician, electrical, electrical contractor, wiring, rewiring, sparky, wires, electric
plumber, plumbing, plumbing contractor, pipefitter, pipe fitting, pipes
hvac, heating, air conditioning, ac, a/c, furnace, ventilation, mechanical contractor, heating and cooling, refrigeration, heating and air, ductwork, ac installer, ac repair, air conditioner, climate control
carpenter, carpentry, framer, framing, woodwork, cabinet, finish carpentry, cabinetmaker, trim
painter, painting, paint, painting contractor
interior, inside, indoor, indoors
exterior, outside, outdoor, outdoors
concrete, flatwork, cement, sidewalk, driveway, slab, patio, foundation, paving
masonry, bricklayer, bricklaying, stonework, mason, brick
drywall, sheetrock, plastering, plaster
tile, flooring, carpet installation, floor covering, carpet
excavation, excavator, grading, earthwork, trenching, dirt work, digging, site prep, land clearing
demolition, wrecking, demo, demo work, tear down, teardown, knock down buildings, knock down, razing, raze, knocking down, take down buildings, tearing down
blasting, explosives, dynamite, blow up, blow things up, blowing up
asbestos, abatement, asbestos removal, remediation, toxic, hazardous material
lead paint, lead abatement
bridge, overpass
tunnel, underground
dam, levee
airport, runway, hangar, terminal, airfield
street, road, highway, road work
landscaper, landscaping, lawn care, gardener, tree trimming, arborist, tree service, yard work, groundskeeping
janitorial, cleaning, cleaner, maid service, custodial, housekeeping
trucking, trucker, long haul, hauling, freight, for-hire trucking, motor carrier, trucking company
manufacturer, manufacturing, factory, plant, fabricator, fabrication, maker
warehouse, storage, distribution center, depot
retailer, retail, shop, store, boutique, storefront, merchant
grocery, supermarket, convenience store, corner store, bodega, market
farm, farming, farmer, ranch, agriculture, agribusiness, orchard, grower
winery, vineyard, wine maker
brewery, brewer, craft beer, microbrewery, brewing
welder, welding, metalwork
garage, auto repair, mechanic, body shop, auto shop, repair shop, car repair
car dealer, auto dealer, dealership, car lot
gas station, service station, filling station
daycare, day care, childcare, child care, preschool, nursery, kid care
school, academy, college, campus, university
church, house of worship, temple, mosque, synagogue, place of worship
nonprofit, non-profit, charity, not for profit, not-for-profit
doctor, physician, medical office, clinic, medical practice, healthcare
dentist, dental, dental practice, orthodontist
salon, beauty shop, barber, hair salon, spa, hairdresser, nail salon
gym, fitness center, health club, fitness studio, workout studio
technology company, software company, it consultant, tech firm, saas, software developer
consultant, advisor, consulting
engineer, engineering, architect, design professional
lawyer, law firm, attorney
accountant, cpa, bookkeeper
real estate, realtor, property management
security guard, guard service, patrol
mover, moving company
pest control, exterminator
pool, swimming pool, pool contractor
scaffolding, scaffold
crane work, rigging, rigger
well drilling, driller, drilling
sign installer, sign company
elevator, escalator
handyman, odd jobs
remodeler, remodeling, renovation contractor, home improvement
veterinarian, vet clinic, kennel, dog boarding, pet store, dog groomer
funeral home, mortuary
theater, cinema, concert, venue, event
amusement park, trampoline park, bounce house
cannabis, marijuana, dispensary, weed
firearm, gun shop, gun range, gun
gas pump, pumps, fuel pump, fuel pumps, gas pumps > fuel dock, fuel ~ spill
bread, bread place, bread shop, cake shop, donut shop > bakery
reefer, refrigerated truck, refrigerated trailer, refrigerated van
`
