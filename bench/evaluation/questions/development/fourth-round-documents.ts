import { type DevelopmentQuestion, dollars, guides, percent, text } from './development-question.ts'

/** By an author who hadn’t seen the rules: of documents alone, in words that the documents don’t use. */
export const questionsOfFourthRoundDocuments: DevelopmentQuestion[] = [
  // Certificate procedure.
  {
    text: 'client just pinged me for a COI, how much time do I have to get it out the door',
    answer: guides.certificates(['within one business day'], [text('one business day', '1 business day')]),
  },
  {
    text: "GC is sitting on my guy's check until he shows as AI, and all we sent is an ACORD 25. Is that any good on its own?",
    answer: guides.certificates(
      ["A certificate alone doesn't grant it", 'needs an endorsement on the policy'],
      [text('endorsement', "doesn't grant")],
    ),
  },
  {
    text: 'Hello! The property manager would like a sentence of their own in the big box at the bottom of the certificate. May I simply type it in for them?',
    answer: guides.certificates(
      ["We don't add wording from a holder", 'unless the policy supports it'],
      [text('policy supports it')],
    ),
  },
  {
    text: 'who has to bless oddball language before a cert goes out',
    answer: guides.certificates(['Send unusual wording to Priya'], [text('Priya')]),
  },
  {
    text: 'WOS for a cert holdr - does the polciy need anyting or can i just tick the box',
    answer: guides.certificates(['A waiver of subrogation needs an endorsement'], [text('endorsement')]),
  },
  {
    text: "Holder's project runs through next June and he wants proof for all of it. What do I have to verify on our side before it goes out?",
    answer: guides.certificates(
      ['Check that every policy on the certificate is in force', 'in force through the date the holder needs'],
      [text('in force')],
    ),
  },
  { text: 'how long are we supposed to keep old COIs on file', answer: null },
  { text: 'Who signs the certificates while Priya is on vacation?', answer: null },
  { text: 'can insureds print their own certs online or is that only us', answer: null },
  // Roofing contractors guide.
  {
    text: "I've got a residential roofer on the line, he's been on his own for two years now. Can we give him a number, or does it have to go to the company first?",
    answer: guides.roofing(['at least three years in business'], [text('three years', '3 years')]),
  },
  {
    text: "how far back do we look at a roofer's losses",
    answer: guides.roofing(['in the last five years'], [text('five years', '5 years')]),
  },
  {
    text: 'guy does hot tar on flat roofs, who makes the call whether we quote that',
    answer: guides.roofing(
      ['use torch-down or hot tar', 'are referred to the carrier before we quote'],
      [text('referred to the carrier', 'refer to the carrier')],
    ),
  },
  {
    text: 'going by our own roofing guide, whats the least a roofer pays for GL',
    answer: guides.roofing(['minimum premium for general liability is $7,500'], [dollars(7_500)]),
  },
  {
    text: 'roofer bails a month in - how much of the premium is gone no matter what',
    answer: guides.roofing(['minimum earned premium is 25%'], [percent(25)]),
  },
  {
    text: 'New roofer farms out about a third of his jobs to other crews. Do I need to run that by the carrier before I give him a price?',
    answer: guides.roofing(
      ['subcontract more than 25%', 'are referred to the carrier before we quote'],
      [text('25%', 'referred to the carrier')],
    ),
  },
  { text: 'how many guys may a roofer have on payroll before we refer it', answer: null },
  { text: 'whats the min premium on work comp for a roofer', answer: null },
  { text: "Do roofers have to show us their contractor's license before we quote?", answer: null },
  // Cancellation requests.
  {
    text: 'Client rang, she wants out of her policy. What do I need in hand before I pull the plug?',
    answer: guides.cancellations(
      ['Every cancellation needs a request that is signed by a named insured'],
      [text('named insured')],
    ),
  },
  {
    text: 'california comp client emailed us to drop the policy. good to go or nah',
    answer: guides.cancellations(['An email is not enough'], [text('not enough', "isn't enough")]),
  },
  {
    text: 'Insured shut its doors two months ago and wants coverage dead as of that day. any wiggle room on the date?',
    answer: guides.cancellations(['backdate cancellations more than 30 days'], [text('30 days')]),
  },
  {
    text: 'Good morning, my client says the new company already took over on the first, so she is paying twice. What should she send me as proof?',
    answer: guides.cancellations(
      ['ask for a copy of the new declarations page', 'If replacement coverage began earlier'],
      [text('declarations page', 'dec page')],
    ),
  },
  {
    text: 'how big is the hit for canceling short rate',
    answer: guides.cancellations(['short rate penalty is usually 10%'], [percent(10)]),
  },
  {
    text: "they're retiring, not moving to anyone else. do they get every unused dollar back when we cancel",
    answer: guides.cancellations(['short rate otherwise'], [text('short rate')]),
  },
  { text: 'Client missed a payment and got canceled. How do we get him reinstated?', answer: null },
  { text: 'how many weeks till the refund check shows up after a cancellation', answer: null },
  { text: 'do we get to keep our commission if a policy is canceled midterm', answer: null },
  // Claims reporting.
  {
    text: 'someone rear-ended her van ten minutes ago and shes on the phone, what do I jot down right away',
    answer: guides.claims(
      ['write down the date, time and place'],
      [text('date, time and place', 'date, time, and place')],
    ),
  },
  {
    text: 'Hi, I am new. When a customer tells me about damage, whose phone number am I supposed to hand them?',
    answer: guides.claims(["the carrier's claims phone number"], [text('claims phone number', 'claims number')]),
  },
  {
    text: 'client keeps asking "are they gonna pay for this?" after a fire. what am I allowed to tell him',
    answer: guides.claims(["Don't promise that the loss is covered"], [text('promise')]),
  },
  {
    text: 'where do I log a fresh loss so that the team sees it',
    answer: guides.claims(['Create a service request and flag it as a loss'], [text('service request')]),
  },
  {
    text: 'Insured asks what he should be getting together after a break-in. Pictures and what else?',
    answer: guides.claims(
      ['Photos, a police report number', 'names of witnesses, and an estimate of the damage'],
      [text('police report'), text('witnesses'), text('estimate')],
    ),
  },
  {
    text: "A client's helper cut his hand in their shop this morning. By when does the comp carrier have to hear from us?",
    answer: guides.claims(
      ["Workers' compensation injuries are reported", 'reported to the carrier within one business day'],
      [text('one business day', '1 business day')],
      ['72 hours'],
    ),
  },
  { text: 'by when does a fender bender have to be turned in to the carrier', answer: null },
  { text: 'who here takes over a claim once it gets bigger than 100k', answer: null },
  { text: 'How long does the adjuster have to call the client back?', answer: null },
  // Marine accounts checklist.
  {
    text: 'boat yard w/ a gas dock, what paper do the underwriters want about the pumps',
    answer: guides.marine(['Fuel dock spill plan'], [text('spill plan')]),
  },
  {
    text: 'marina submission - whose door do I knock on for claims history and how many years of it',
    answer: guides.marine(['Five years of loss runs'], [text('Carrier'), text('Five years', '5 years')]),
  },
  {
    text: 'do the boat hoists need looking at by someone, and how often',
    answer: guides.marine(['Crane and travel lift inspections'], [text('each year', 'every year', 'annual', 'yearly')]),
  },
  {
    text: 'Owner of a boat yard wants to be covered when a hurricane comes through. What does he have to put in writing for that?',
    answer: guides.marine(['Coverage for named storms needs a written storm plan'], [text('storm plan')]),
  },
  {
    text: 'marina: is the 5% for wind set in stone or can it come down',
    answer: guides.marine(['unless the carrier agrees to less'], [text('agrees to less')]),
  },
  {
    text: 'where do we get the lay out of the docks and how many boats fit for a marnia acct',
    answer: guides.marine(['Berth plan and number of slips'], [text('Client')]),
  },
  { text: "what's the smallest marina underwriters will even look at", answer: null },
  { text: 'flood deductible for a boat yard', answer: null },
  { text: "Do we need copies of the captains' licenses for a marine contractor submission?", answer: null },
  // Office hours and holidays.
  {
    text: 'A client in New York asked me until when she can reach us. Which time zone do our hours go by?',
    answer: guides.hours(['8:30 a.m. to 5:30 p.m. Pacific time'], [text('Pacific')]),
  },
  {
    text: 'do i have to come in on columbus day',
    answer: guides.hours(['closed on federal holidays'], [text('federal holidays')]),
  },
  {
    text: 'she left a message on our machine at 9 last night, when does someone hear it',
    answer: guides.hours(['is checked at 8:30 a.m. on the next business day'], [text('8:30')]),
  },
  {
    text: "Pipe burst at midnight and nobody's in. Whom is the insured supposed to ring?",
    answer: guides.hours(["call the carrier's 24-hour claims line"], [text('claims line')]),
  },
  {
    text: 'wat tiem do we knock off',
    answer: guides.hours(['from 8:30 a.m. to 5:30 p.m.'], [text('5:30')]),
  },
  { text: 'how long is our lunch break', answer: null },
  { text: 'are we allowed to work from home on fridays', answer: null },
  // Coastline appetite guide.
  {
    text: 'for which trades is the pen ours at coastline, without asking their underwriters',
    answer: guides.coastline(
      ['Carpentry, residential', 'Electrical, commercial', 'Plumbing, commercial', 'HVAC', 'Painting, interior'],
      [text('Carpentry'), text('Electrical'), text('Plumbing'), text('HVAC'), text('Painting')],
      ['Solar'],
    ),
  },
  {
    text: 'Can any broker send contractors to Coastline or do you need a contract with them first?',
    answer: guides.coastline(['For appointed agencies'], [text('appointed')]),
  },
  {
    text: 'least a commercial plumbing outfit can pay at coastline? and an electrician doing stores, same?',
    answer: guides.coastline(['Plumbing, commercial', 'Electrical, commercial'], [dollars(5_000)]),
  },
  {
    text: 'My client pours driveways and sidewalks. He asks what it would cost him at the very least with Coastline.',
    answer: guides.coastline(['Concrete, flatwork'], [dollars(6_000)]),
  },
  {
    text: 'roofer who only does homes, coastline: floor premium and who signs off',
    answer: guides.coastline(
      ['Roofing, residential'],
      [dollars(7_500), text('Refer to underwriting', 'referred to underwriting', 'underwriting')],
    ),
  },
  {
    text: "Contractor of ours landed a job up in Reno, he's with Coastline for the quote. Is Nevada in their territory?",
    answer: guides.coastline(
      ['California, Oregon and Washington'],
      [text('California, Oregon and Washington', 'California, Oregon, and Washington')],
    ),
  },
  {
    text: 'how much cover does a contractor get from coastline if we dont ask for anything special, per accident and for the year',
    answer: guides.coastline(['The standard limits are $1,000,000'], [dollars(1_000_000), dollars(2_000_000)]),
  },
  {
    text: 'guy tears down old buildings for a living. off the table at Coastline?',
    answer: guides.coastline(['Blasting, wrecking and asbestos abatement'], [text('wrecking')]),
  },
  {
    text: 'would coastline touch a runway repair contract',
    answer: guides.coastline(['Work on airports, bridges, dams or tunnels'], [text('airports')]),
  },
  {
    text: "The GC only wants AI while my client's people are on the site. Does Coastline bill anything extra for that?",
    answer: guides.coastline(['Blanket additional insured for ongoing operations is included'], [text('included')]),
  },
  {
    text: 'besides the app and the losses, what else goes in the envelope to Coastline',
    answer: guides.coastline(['Applications, five years of loss runs', 'a sample subcontract'], [text('subcontract')]),
  },
  {
    text: "is last year's coastline contractor guide still good or did this one take its place",
    answer: guides.coastline(['Replaces the guide of last year'], [text('Replaces', 'replaced')]),
  },
  { text: 'coastline minimum for painting the outside of houses', answer: null },
  { text: 'What does Coastline charge for primary and noncontributory wording?', answer: null },
  { text: 'how long does a contractor have to be in business before coastline takes him', answer: null },
  { text: "juniper ridge's minimum for a solar installer", answer: null },
  // Tallgrass appetite guide.
  {
    text: 'coffee shop and a bread place, are those Tallgrass material or do they only want real restaurants',
    answer: guides.tallgrass(['Business owners policies for restaurants, cafes and bakeries'], [text('bakeries')]),
  },
  {
    text: 'is the tallgrass restaurant product a BOP or a monoline',
    answer: guides.tallgrass(['Business owners policies for restaurants'], [text('Business owners', 'BOP')]),
  },
  {
    text: "My prospect runs a fish and chips shop and there's nothing above the frying station to catch the grease. Would Tallgrass still take him?",
    answer: guides.tallgrass(['Deep fryers without a hood'], [text('Deep fryers', 'without a hood')]),
  },
  {
    text: 'half of what this place takes in comes from the bar. dead at tallgrass?',
    answer: guides.tallgrass(['Alcohol sales may not exceed 30%'], [percent(30)]),
  },
  {
    text: 'smallest property ded tallgrass will go for, normal area no brush',
    answer: guides.tallgrass(['minimum property deductible is $1,000'], [dollars(1_000)]),
  },
  {
    text: 'Pizza place has two kids driving pies around in their own cars. Could we still add hired and non-owned at Tallgrass?',
    answer: guides.tallgrass(
      ['Hired and non-owned auto is available for $175'],
      [text('no deliveries', 'without deliveries')],
    ),
  },
  {
    text: 'Guests got sick and the health inspector made the owner throw out everything. What is the most that Tallgrass would pay for the tainted food?',
    answer: guides.tallgrass(['Food contamination is covered up to $25,000'], [dollars(25_000)]),
  },
  {
    text: 'Does a dance club have any shot at Tallgras?',
    answer: guides.tallgrass(['Nightclubs, food trucks'], [text('Nightclubs')]),
  },
  { text: 'which states is Tallgrass open in', answer: null },
  { text: 'lowest premium tallgrass takes for a cafe', answer: null },
  { text: 'How fast does Tallgrass get back to us once everything is in?', answer: null },
  // Pier 4 lease.
  {
    text: "what's the street address of the pier 4 building",
    answer: guides.lease(['the building at 400 Harbor Street'], [text('400 Harbor Street', '400 Harbor St')]),
  },
  {
    text: 'Pier 4 tenant paid on the 8th. How many days of grace do they have before the landlord may add a penalty?',
    answer: guides.lease(['rent that is more than ten days late'], [text('ten days', '10 days')]),
  },
  {
    text: 'pier 4 - tenants own stuff, ACV ok or must it be new for old',
    answer: guides.lease(['property insurance on its contents at replacement cost'], [text('replacement cost')]),
  },
  {
    text: 'Must our client at Pier 4 carry insurance for its employees getting hurt, please?',
    answer: guides.lease(
      ["carries workers' compensation as the law requires"],
      [text("workers' compensation", 'work comp')],
    ),
  },
  {
    text: 'tenant wants the keys to pier 4 monday. any paperwork from us due before then?',
    answer: guides.lease(['delivers certificates before it moves in'], [text('certificates')]),
  },
  {
    text: "If a visitor trips in the tenant's shop at Pier 4 and goes after the owner of the building, who is on the hook?",
    answer: guides.lease(['The tenant indemnifies the landlord'], [text('indemnifies', 'indemnify'), text('tenant')]),
  },
  {
    text: 'client wants to knock out a wall at pier 4, about 30 grand. just do it or get the green light from someone',
    answer: guides.lease(
      ['Alterations that cost more than $10,000', "need the landlord's consent in writing"],
      [text('consent')],
    ),
  },
  {
    text: 'is paper from a B++ company acceptable for the tennant at pier 4',
    answer: guides.lease(['A.M. Best rating of A- VII'], [text('A- VII')]),
  },
  { text: 'can the pier 4 tenant sublet a corner of the building', answer: null },
  { text: 'Who fixes the roof at Pier 4 when it leaks, the landlord or the tenant?', answer: null },
  { text: 'how much does the pier 4 rent go up every year', answer: null },
  // Specimen liability policy.
  {
    text: 'is anybody really protected by that Coastline practice GL policy',
    answer: guides.liability(['It insures no one'], [text('insures no one', 'no one')]),
  },
  {
    text: 'coastline specimen GL, the two main numbers, per accident and for the whole year',
    answer: guides.liability(['Each occurrence', 'General aggregate'], [dollars(1_000_000), dollars(2_000_000)]),
  },
  {
    text: 'On the Coastline sample policy, how much is there in total for jobs that are done and goods that were sold?',
    answer: guides.liability(['Products and completed operations aggregate'], [dollars(2_000_000)]),
  },
  {
    text: 'insured gets sued for libel over a facebook post. how much would the specimen coastline policy have for that',
    answer: guides.liability(['Personal and advertising injury'], [dollars(1_000_000)]),
  },
  {
    text: 'if Coastline wants off the risk and its not about money owed, how many days heads up under the specimen',
    answer: guides.liability(["with 30 days' notice for any other reason"], [text('30 days')]),
  },
  {
    text: 'Does the specimen general liability policy respond when a tank leaks and solvent gets into the ground?',
    answer: guides.liability(["This insurance doesn't apply to pollution"], [text('pollution')]),
  },
  {
    text: "The engineer's calculation was wrong and now they're being sued. Is bad professional advice something Coastline's specimen GL picks up?",
    answer: guides.liability(["doesn't apply to pollution, to professional services"], [text('professional services')]),
  },
  {
    text: 'deck was finished in summer 2022, falls down now. specimen coastline GL pay?',
    answer: guides.liability(
      ['work that was completed before January 1, 2024'],
      [text('before January 1, 2024', 'before 1/1/2024', 'prior to January 1, 2024')],
    ),
  },
  {
    text: 'what does it take for a GC to be an AI under endt 4 of the coastline specimen, is a handshake enough',
    answer: guides.liability(['Anyone to whom you owe it in a written contract'], [text('written contract')]),
  },
  { text: "what's the yearly premium on the coastline sample GL", answer: null },
  { text: 'what does endorsement 2 of the Coastline specimen say', answer: null },
  { text: 'is liquor liability carved out of the coastline training policy', answer: null },
  // Specimen cyber policy.
  {
    text: 'most northlight would ever pay in a term on the sample cyber, everything together',
    answer: guides.cyber(['Policy aggregate'], [dollars(1_000_000)]),
  },
  {
    text: "A hacker locks the shop's systems and they can't sell for a week. How much lost income does Northlight's specimen have in it?",
    answer: guides.cyber(['Business interruption'], [dollars(250_000)]),
  },
  {
    text: 'the power company goes down and takes their servers with it - northlight specimen cover that?',
    answer: guides.cyber(['failure of utilities'], [text('failure of utilities', 'utilities')]),
  },
  {
    text: 'for which logins does northlights sample policy want the code on the phone thing',
    answer: guides.cyber(
      ['Multifactor authentication is required for remote access and for email'],
      [text('remote access'), text('email')],
    ),
  },
  {
    text: 'bookkeeper wired 80k to a fake vendor after a spoofed mail. how much of that is there under the northlight specimen',
    answer: guides.cyber(['Social engineering fraud'], [dollars(100_000)]),
  },
  {
    text: 'They found out on Monday at 9 that someone was in their network. By when, and how, must they tell Northlight according to the specimen?',
    answer: guides.cyber(
      ['Report an incident within 72 hours', 'by phone to the breach hotline'],
      [text('72 hours'), text('hotline')],
    ),
  },
  { text: "does northlight's sample cyber pay fines from regulators", answer: null },
  { text: 'How often must employees get phishing training under the Northlight specimen?', answer: null },
  // The scanned page.
  {
    text: "which edition of the port's insurance sheet for contractors do we have",
    answer: guides.port(['Form 118, revised January 2026'], [text('January 2026', 'Form 118')]),
  },
  {
    text: 'Client paints hulls over at the port. Does he need an extra policy for spills, and what size?',
    answer: guides.port(['Pollution liability of $1,000,000'], [text('Pollution'), dollars(1_000_000)]),
  },
  {
    text: 'does the Port insist on WC from contractors',
    answer: guides.port(
      ['compensation as required by California law'],
      [text('required by California law', 'as required by')],
    ),
  },
  {
    text: 'on which of the contractors policies does the port have to be AI',
    answer: guides.port(
      ['on the general liability and automobile policies'],
      [text('general liability'), text('auto')],
    ),
  },
  {
    text: "When there's an accident on a port job, does the contractor's insurance go first or the Port's own?",
    answer: guides.port(['primary and noncontributory'], [text('primary')]),
  },
  {
    text: 'port contrators - which line has to have the waver of subro',
    answer: guides.port(['A waiver of subrogation applies to workers'], [text("workers' compensation", 'work comp')]),
  },
  {
    text: 'crew starts at the port on a monday. whats the cut-off for getting them the cert',
    answer: guides.port(
      ['at least five business days before work begins', 'at least five business'],
      [text('five business', '5 business')],
    ),
  },
  { text: 'how many days notice does the port district want if a contractors policy gets canceled', answer: null },
  { text: 'What rating must the insurers of a port contractor have?', answer: null },
  { text: 'E&O limit for engineers who work on port land', answer: null },
]
