import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { activationOrder } from '../../queries/time/activation-order.ts'
import { clientsLendUnits, endTemporaryClientages } from './clients.ts'
import { cardsToDraw, discardUnusedDiplomacy, drawDiplomacy } from './diplomacy-hand.ts'
import { foederaTakeEffect, mayOfferFoedus, offerFoedus, scoreFoedera } from './foedus.ts'
import { mayBreakFoedus } from './foedus-breaking.ts'
import { settleMarriages } from './marriages.ts'
import { returnMercenaries } from './mercenaries.ts'
import { endHostilities, endPacts } from './truces.ts'
import { mayRebel } from './vassal-freedom.ts'

/** XXX.A: a Civilised nation draws its cards, the youngest first, and may play some at once. */
export function* diplomacyStep(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  const [first] = activationOrder(state, 'civilised-youngest-first')
  if (nation === first) yield* play.cards.openWindow(play, { window: 'diplomacy-step', nation })
  yield* drawDiplomacy(play, nation, cardsToDraw(state, nation))
  yield* play.cards.openWindow(play, { window: 'diplomacy-play', nation })
}

/**
 * XXX.A, XXVIII.A: the start of a nation's activation is the last moment for envoys to and from it. Before that it
 * may break its Foedus or rebel.
 */
export function* diplomacyBeforeActivation(play: InvasionsPlay, nation: NationId): Script {
  yield* mayBreakFoedus(play, nation)
  yield* mayRebel(play, nation)
  yield* foederaTakeEffect(play, nation)
  yield* envoysTo(play, nation)
  yield* offersTo(play, nation)
}

/** XXVIII.A, VI.B: inactive nations, which are never activated, become federates before the first activation. */
export function* foederaOfInactiveNations(play: InvasionsPlay): Script {
  const { nations } = play.state
  for (const nation of activationOrder(play.state, 'nations-and-inactive')) {
    if (nations[nation].activity !== 'inactive') continue
    yield* foederaTakeEffect(play, nation)
    yield* offersTo(play, nation)
  }
}

/** XXVII.B, XXVI.B: after the envoys, units of clients and kin join the nation that acts now. */
export function* friendsJoin(play: InvasionsPlay, nation: NationId): Script {
  yield* clientsLendUnits(play, nation)
  for (const heard of play.hooks.of(nation, 'envoysHeard')) yield* heard(play, nation)
}

/** XXX.A: nations not yet activated may still play cards that concern this nation. */
function* envoysTo(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  for (const holder of activationOrder(state, 'civilised')) {
    if (state.nations[holder].diplomacy.length === 0 || state.thisTurn.activated.includes(holder)) continue
    yield* play.cards.openWindow(play, { window: 'diplomacy-play', nation: holder, opponent: nation })
  }
}

/** XXVIII.A: Empires that have not yet offered a Foedus this turn may offer one to the nation. */
function* offersTo(play: InvasionsPlay, nation: NationId): Script {
  for (const empire of activationOrder(play.state, 'civilised')) {
    if (mayOfferFoedus(play.state, empire, nation)) yield* offerFoedus(play, empire, nation)
  }
}

/** XXX.A, XXX.D, XXVII.B: hired units go home, marriages score, and pacts end when both parties have acted. */
export function* afterActivation(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  yield* returnMercenaries(play, nation)
  settleMarriages(play, nation)
  const done = new Set([...state.thisTurn.activated, ...state.active, nation])
  yield* endPacts(play, (party) => done.has(party) || state.nations[party].activity !== 'active')
}

/** XXX.A, XXVIII.E: relations of one turn end, federates score, unused cards become gold. */
export function* endDiplomacy(play: InvasionsPlay): Script {
  yield* endPacts(play, () => true)
  for (const nation of activationOrder(play.state)) yield* returnMercenaries(play, nation)
  endHostilities(play)
  yield* endTemporaryClientages(play)
  scoreFoedera(play)
  discardUnusedDiplomacy(play)
}
