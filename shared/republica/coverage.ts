import type { RepublicEvent } from './events/index.ts'

type Points = readonly RepublicEvent['type'][]

/** Types of events that random and computer play should reach sooner or later, by the part whose owner lists them. */
export const coverageParts = {
  turn: ['turn-began', 'phase-began', 'chits-drawn', 'died', 'new-leader', 'claimed', 'ended'],
  setUp: ['first-consul', 'quaestor-named', 'concession-played', 'statesman-played'],
  revenue: [
    ...['income', 'grain-sold', 'province-taxed', 'province-taxes', 'province-developed', 'state-paid'],
    ...['treasury-low', 'contributed', 'term-passed', 'governor-returned', 'redistributed', 'gift'],
    ...['rebel-paid', 'province-overrun', 'province-held', 'province-rose', 'guarded']
  ],
  forum: [
    ...['card-drawn', 'family-appeared', 'war-appeared', 'leader-appeared', 'bequest-appeared', 'happened'],
    ...['concession-destroyed', 'concession-returned', 'family-returned', 'leader-died', 'leader-stayed'],
    ...['initiative-sold', 'persuaded', 'not-persuaded', 'counter-bribed', 'card-stolen', 'games-held'],
    ...['fleets-lost', 'fleets-allied', 'peace', 'deck-out', 'knight-won']
  ],
  population: ['discontent', 'approval', 'people-answered'],
  senate: [
    ...['chair-taken', 'italy-ravaged', 'bench-filled', 'proposed', 'faction-voted', 'vote-closed'],
    ...['elected-alone', 'proposal-lapsed', 'tribune-played', 'consent-given', 'stepped-down'],
    ...['consuls-disagreed', 'took-office', 'left-office', 'no-trial', 'convicted', 'acquitted'],
    ...['prosecutor-rewarded', 'appealed', 'exiled', 'exile-returned', 'exile-claimed'],
    ...['concession-granted', 'commission-returned', 'governor-sent', 'land-bill-passed'],
    ...['land-bill-repealed', 'forces-raised', 'builder-paid', 'disbanded', 'army-sent'],
    ...['army-reinforced', 'army-reduced', 'army-recalled', 'garrison-moved', 'bequest-taken'],
    ...['fleets-declined', 'minor-motion-carried', 'murder-attempted', 'guards-played'],
    ...['murder-resolved', 'adjourned', 'tribune-cancelled', 'mob-incited', 'law-passed', 'fined']
  ],
  combat: [
    ...['battle-fought', 'units-lost', 'veteran', 'captured', 'ransomed', 'fleet-beaten', 'war-won'],
    ...['leader-beaten', 'province-created', 'army-home', 'war-unprosecuted', 'battle-declined'],
    ...['war-became-revolt', 'veterans-turned', 'revolt-crushed']
  ],
  revolution: [
    ...['card-discarded', 'command-laid-down', 'legions-sounded', 'rebelled', 'joined-revolt', 'rebel-outbid']
  ],
  deals: ['deal-offered', 'deal-refused', 'deal-made', 'term-settled']
} as const satisfies Readonly<Record<string, Points>>
