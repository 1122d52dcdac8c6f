/** Prices, payments and amounts. */
export const money = `
cost, price, charge, fee, expense, set ... back, run you, price tag, going rate, pay for, pays for, cost extra, add to the bill, upcharge > cost, charge, fee, premium, available for
premium, price, pricing, rate, cost of insurance, what they pay ~ cost
extra charge, surcharge, additional premium, upcharge, add-on cost, extra, hit with > surcharge, charge, cost, additional premium
free, no charge, complimentary, at no cost, thrown in, gratis, on the house, no extra, without paying, built in, automatically, baked in, comes with, come standard, part of the package, part of the deal, standard > include, no charge, automatic
include, included, automatic, built in, automatically, part of
optional, add on, add-on, buy up, buy-up, extra, tack on, purchase > available, optional, cost, add
late fee, late charge, late penalty, penalty for paying late, pay late, behind on rent, miss ... payment, slow pay, ding ... for being late, past due > late charge, late fee, late
penalty, fine, sanction, ding, hit
returned check, bounced check, nsf, insufficient funds, rubber check
owe, due
pay, payment, remit, settle, foot the bill, pick up the tab, eat, cover the cost, be on the hook, on the hook, shell out, fork out, cough up, out of pocket, out-of-pocket, owe, absorb > pay, responsible, owe, liable, cost, expense
out of pocket, out-of-pocket, skin in the game, first dollar, eat first, pay first, on their dime, own dime, before insurance pays, before coverage pays, before they pay, come out of pocket, self-insure > deductible, retention
deductible, retention, self-insured retention, sir
bill, invoice, statement
nonpayment, non-payment, nonpay, didn't pay, not pay, stop paying, don't pay, doesn't pay, stiff, bounced check, missed payment, unpaid, fall behind, skip ... payment, behind on premium > nonpayment
refund, return premium, unearned, money back, get back, give back, credit, return, reimburse > return, refund, unearned premium, return premium
pro rata, prorated, pro-rata, proportional, day for day
short rate, short-rate, cancellation penalty, early cancellation penalty, penalty for leaving early, penalty for canceling
minimum earned, fully earned, keep no matter what, not refundable, nonrefundable, non-refundable, hold on to no matter, keep at minimum, keep regardless > minimum earned
deposit, down payment, money down, upfront payment, initial payment, security deposit
installment, pay plan, payment plan, pay monthly, spread ... out, financing, premium finance
commission, what we make, our take, our percentage
rent, base rent, monthly rent, lease payment, pay for the space, pay for the building, what they pay to be there
sales, revenue, receipts, gross, turnover, annual sales, income, bring in, take in, ring up, gross receipts, volume, make a year, top line, earn
payroll, wages, remuneration, salaries, what they pay people
limit, amount of insurance, coverage amount, how much coverage, coverage limit, how much insurance, sublimit, sub-limit > limit, up, covered up
aggregate, total for the year, per year total, all claims combined, annual max, policy maximum, policy max
each occurrence, per occurrence, per claim, per event, each event, each claim, each accident, per accident, a pop, single event, one event, per incident, per loss
grand, k, thousand
million, mil, mm, m
value, worth, valuation, appraised, appraisal, insured value
replacement cost, rc, rcv, brand new value, new for old, cost to replace, what it costs to replace, full replacement, without depreciation
actual cash value, acv, depreciated, depreciation, used value
tax, taxes, surplus lines tax, stamping fee
budget, afford, cheap, inexpensive, affordable, low, minimum
expensive, pricey, steep, costly
cheaper, cheapest, less expensive, costs less, more expensive, most expensive, costlier, costs more, best price, lowest price > total cost, total premium, total due, annual premium, premium
loss of income, lost income, lost revenue, lost profits, lost sales, business income, business interruption, downtime, shutdown, shut down, out of commission, can't operate, down time
own pocket, out of ... pocket, come out of ... pocket, swallow, eat on each, eat on, eat per, eats on, first slice, client's share, insured's share > deductible, retention
all told, in total, in all, altogether, for the whole year, the whole year, year total, in a year, per year, for the year > aggregate
per person, each person, a head, any one person
ransom, extortion payment
fine by, regulatory fine, fines and penalties, regulator
credit, discount, break on the price, premium credit
property damage claim, broken window, cracked window
increase, raise, go up, hike, climb, bump up, jump up, escalate, rise > increase, escalate, double, higher
goods, goods sold, merchandise > products
`
