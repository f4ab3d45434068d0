import { type Asked, choose, confirm, type Script } from '../ask.ts'
import { sideOf } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import {
  barToFoedus,
  canPayFirstTribute,
  FOEDUS_TRIBUTE,
  type Grant,
  grantsFor,
  incomeIsOver
} from '../queries/foedus.ts'
import { federatorOf, type TieOf } from '../queries/ties.ts'
import type { InvasionsState } from '../state.ts'
import { type Begins, tieWays } from '../tie-ways.ts'
import { message, reference } from '../words/message.ts'
import { endAlliances } from './alliances.ts'
import { changeTreasury, scorePoints } from './bookkeeping.ts'
import { settleControl } from './control.ts'
import { makeRoom, settleOnGrant } from './foedus-land.ts'
import { freeVassals } from './freedom.ts'
import { lendForTie } from './mercenaries.ts'
import { addTies } from './tie-list.ts'

/** XXVIII.E: what a Foedus brings its federate each turn. */
export const FOEDUS_POINTS = 3

/** XXVIII.A: an Empire offers a Barbarian nation two provinces; one such offer a turn. True when accepted. */
export function* offerFoedus(play: InvasionsPlay, federator: NationId, federate: NationId): Script<boolean> {
  const { state } = play
  if (!mayOfferFoedus(state, federator, federate)) return false
  const grant = yield* chooseGrant(play, federator, federate, true)
  if (!grant) return false
  state.thisTurn.foedusOffered.push(federator)
  if (!(yield* acceptsFoedus(federator, federate, grant))) {
    play.emit({
      type: 'offer-declined',
      offer: 'foedus',
      by: federator,
      target: federate,
      rule: 'XXVIII.A'
    })
    return false
  }
  yield* establishFoedus(play, federator, federate, grant, 'offer-accepted')
  return true
}

function acceptsFoedus(federator: NationId, federate: NationId, grant: Grant): Script<boolean> {
  return confirm({
    side: sideOf(federate),
    kind: 'accept-foedus',
    rule: 'XXVIII.A',
    actor: federate,
    place: grant[0],
    prompt: message('prompt.accept-foedus', {
      nation: reference('nation', federate),
      other: reference('nation', federator),
      province: reference('province', grant[0]),
      second: reference('province', grant[1])
    }),
    about: { federator, federate, provinces: grant, tribute: FOEDUS_TRIBUTE, points: FOEDUS_POINTS }
  })
}

/** XXVIII.A: only an Empire, once a turn, and only if it can pay the first tribute. */
export function mayOfferFoedus(state: InvasionsState, federator: NationId, federate: NationId): boolean {
  return (
    state.nations[federator].status === 'empire' &&
    !state.thisTurn.foedusOffered.includes(federator) &&
    canPayFirstTribute(state, federator) &&
    barToFoedus(state, federator, federate) === null
  )
}

/** XXX.F: the card forces a Foedus upon a Barbarian nation; it does not count as the offer of the turn. */
export function* forceFoedus(play: InvasionsPlay, federator: NationId, federate: NationId): Script<boolean> {
  if (barToFoedus(play.state, federator, federate)) return false
  const grant = yield* chooseGrant(play, federator, federate, false)
  if (!grant) return false
  yield* establishFoedus(play, federator, federate, grant, 'forced-by-envoys')
  return true
}

/** XXVIII.A: which two provinces; an offer need not be made. */
function* chooseGrant(
  play: InvasionsPlay,
  federator: NationId,
  federate: NationId,
  optional: boolean
): Script<Grant | null> {
  const grants = grantsFor(play.state, federator, federate)
  const [only, another] = grants
  if (only && !another && !optional) return only
  const options = grants.map((grant) => ({
    key: grant.join('+'),
    label: message('option.grant', {
      province: reference('province', grant[0]),
      second: reference('province', grant[1])
    }),
    place: grant[0],
    value: grant
  }))
  const kind = optional ? 'offer-foedus' : 'choose-grant'
  const question: Asked = {
    side: sideOf(federator),
    kind,
    rule: 'XXVIII.A',
    actor: federator,
    prompt: message(`prompt.${kind}`, {
      nation: reference('nation', federator),
      other: reference('nation', federate)
    }),
    about: { federator, federate, tribute: FOEDUS_TRIBUTE }
  }
  if (!optional) return options.length > 0 ? yield* choose(question, options) : null
  return yield* choose<Grant | null>(question, [
    { key: 'none', label: message('option.no-offer'), value: null },
    ...options
  ])
}

/** XXVIII.B, XXVIII.F: the federate moves in, the federator makes room, the mercenary reports, the tribute is paid. */
export function* establishFoedus(
  play: InvasionsPlay,
  federator: NationId,
  federate: NationId,
  grant: Grant,
  way: Begins<'foedus'>
): Script {
  const { state } = play
  yield* endAlliances(play, federate, 'party-federated')
  yield* freeVassals(play, federate, 'lord-federated', 'ask')
  const further = federatorOf(state, federate) === federator
  const foedus: TieOf<'foedus'> = {
    kind: 'foedus',
    federator,
    federate,
    provinces: [...grant],
    since: state.turn,
    mercenary: null
  }
  addTies(state, foedus)
  const rule = tieWays.foedus.begins[way]
  play.emit({ type: 'foedus-made', federator, federate, provinces: grant, further, way, rule })
  const left = yield* settleOnGrant(play, foedus, further)
  yield* makeRoom(play, foedus, left)
  settleControl(play)
  yield* lendForTie(play, foedus)
  if (incomeIsOver(state)) payTribute(play, federator, federate, FOEDUS_TRIBUTE, 'XXVIII.D')
  settleControl(play)
}

/** XXVIII.D: tribute from one nation to another; what the treasury does not hold is not paid. */
export function payTribute(
  play: InvasionsPlay,
  from: NationId,
  to: NationId,
  amount: number,
  rule: string
): number {
  const paid = -changeTreasury(play, from, -amount, 'tribute', rule)
  changeTreasury(play, to, paid, 'tribute', rule)
  return paid
}

/** XXVIII.E, XXVIII.F: a federate scores for each Foedus every turn, even if it has lost a province of it; an inactive one does not (VI.B). */
export function scoreFoedera(play: InvasionsPlay): void {
  for (const tie of play.state.relations) {
    if (tie.kind !== 'foedus' || play.state.nations[tie.federate].activity !== 'active') continue
    scorePoints(play, tie.federate, FOEDUS_POINTS, 'foedus', 'XXVIII.E')
  }
}
