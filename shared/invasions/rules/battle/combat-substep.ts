import { choose, type Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { Siege } from '../../fights-in-progress.ts'
import type { InvasionsPlay } from '../../play.ts'
import { campaignsOf } from '../../queries/movement/campaigns.ts'
import { leadingNation } from '../../queries/movement/step-rules.ts'
import {
  bestLeader,
  hordeSeat,
  isLeaderPiece,
  isUnitPiece,
  mayAct,
  type Piece,
  piecesIn,
  provincesWithPieces
} from '../../queries/pieces/pieces.ts'
import { stanceMap, stanceMaps } from '../../queries/relations/stance-map.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState, Leader } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { settleControl } from '../control/control.ts'
import { breachLimes, mayTerrorise } from '../movement/enter-province.ts'
import type { MilitaryTaskOf } from '../movement/military-tasks.ts'
import { checkStacking, withdraw, withdrawFromNeutrals } from '../movement/withdrawal.ts'
import { pickProvince } from '../pieces/choose-units.ts'
import { sendLoneLeadersHome } from '../pieces/lone-leaders.ts'
import { attemptTerror, besiege, withSiege } from '../siege/besiege.ts'
import { clash } from './clash.ts'
import { nationsOfPieces, recordAttack } from './record-attack.ts'

/** XVII.A: checks the stacks between movement and combat. */
export function* playStackingCheck(play: InvasionsPlay): Script {
  const { movement } = play.state
  if (!movement) return
  yield* withdrawFromNeutrals(play, movement.nations)
  yield* checkStacking(play, movement.nations)
}

/** XX.A, XXIV.A: plays the battles in the order that the attacker chooses, then the sieges, then settles control. */
export function* playCombat(play: InvasionsPlay, task: MilitaryTaskOf<'combat'>): Script {
  const { state } = play
  const { movement } = state
  if (!movement) return
  const battles = battlefields(state, movement.nations)
  const battlefield = yield* chooseNextProvince(state, movement.nations, battles, 'next-battle', 'XX.A')
  if (battlefield) {
    play.schedule(task)
    yield* fightAt(play, movement.nations, battlefield)
    return
  }
  const sieges = besiegeableCities(state, movement.nations, movement.campaign).filter(
    (province) => !task.besieged.includes(province)
  )
  const city = yield* chooseNextProvince(state, movement.nations, sieges, 'next-siege', 'XXIV.A')
  if (city) {
    play.schedule({ ...task, besieged: [...task.besieged, city] })
    yield* besiegeAt(play, movement.nations, city, task.campaignsLeft)
    return
  }
  yield* leadHordesAway(play, movement.nations)
  yield* withdrawFromNeutrals(play, movement.nations)
  settleControl(play)
  state.movement = null
}

/** III.D: a horde that stands alone among enemies does not attack. It withdraws if it can. */
function* leadHordesAway(play: InvasionsPlay, nations: readonly NationId[]): Script {
  const { state } = play
  for (const nation of nations) {
    const province = hordeSeat(state, nation)
    if (!province || !stanceMap(state, nation).isDefended(province)) continue
    yield* withdraw(play, nation, ids(piecesIn(state, province, [nation])), province)
  }
}

/**
 * XXIV.A: no units stay before a city that is hostile to them without a siege: those of a nation that raided, or that
 * came with a leading ally at peace with the city.
 */
export function* withdrawFromCities(play: InvasionsPlay, nations: readonly NationId[]): Script {
  const { state } = play
  for (const nation of nations) {
    for (const province of besiegeableCities(state, [nation], null))
      yield* withdraw(play, nation, ids(piecesIn(state, province, [nation])), province)
  }
}

/** XX.A: the provinces where units of the active nations face hostile ones. */
export function battlefields(state: InvasionsState, nations: readonly NationId[]): ProvinceId[] {
  const from = stanceMaps(state)
  return provincesWithPieces(state, nations).filter((province) =>
    nations.some((nation) => from(nation).isDefended(province) && hasUnitsIn(state, nation, province))
  )
}

function hasUnitsIn(state: InvasionsState, nation: NationId, province: ProvinceId): boolean {
  return piecesIn(state, province, [nation]).some(isUnitPiece)
}

/** XXIV.A: the undefended enemy cities that units of the active nations stand before. */
export function besiegeableCities(
  state: InvasionsState,
  nations: readonly NationId[],
  campaign: Leader['id'] | null
): ProvinceId[] {
  const from = stanceMaps(state)
  return provincesWithPieces(state, nations).filter((province) => {
    if (!state.cities[province]) return false
    const units = piecesIn(state, province, nations).filter(isUnitPiece)
    if (units.length === 0 || !from(leadingNation(units, nations)).hasHostileCity(province)) return false
    // XXIV.C: while one leader campaigns, sieges that another leader keeps up wait for that leader.
    return (
      campaign === null ||
      !state.keptSieges.some((siege) => siege.province === province && siege.leader !== campaign)
    )
  })
}

function* chooseNextProvince(
  state: InvasionsState,
  nations: readonly NationId[],
  provinces: readonly ProvinceId[],
  kind: 'next-battle' | 'next-siege',
  rule: string
): Script<ProvinceId | null> {
  const [first, ...others] = provinces
  if (!first || others.length === 0) return first ?? null
  const nation = leadingNation(piecesIn(state, first, nations), nations)
  return yield* pickProvince(
    {
      ...questionFor(nation, kind, rule),
      prompt: message(`prompt.${kind}`, { nation: reference('nation', nation) }),
      about: { nation, provinces }
    },
    provinces
  )
}

/** XX.A: fights a battle, then separates nations that may not share the province. */
function* fightAt(play: InvasionsPlay, nations: readonly NationId[], province: ProvinceId): Script {
  const { state } = play
  const pieces = piecesIn(state, province, nations)
  const fighting = ids(pieces)
  const nation = leadingNation(pieces, nations)
  yield* breachLimes(play, nation, fighting, province)
  if (!stanceMap(state, nation).isDefended(province)) {
    // The leading nation has no enemy here, but others who act with it do: those withdraw.
    const opposed = pieces.filter((piece) => stanceMap(state, piece.nation).isDefended(province))
    if (opposed.length > 0) {
      yield* withdraw(
        play,
        leadingNation(opposed, nations),
        opposed.map(({ id }) => id),
        province
      )
    }
    return
  }
  const { submitted } = yield* clash(play, {
    province,
    nation,
    pieces: fighting,
    waiting: [],
    intercepted: false
  })
  if (submitted) yield* withdraw(play, nation, fighting, province)
  sendLoneLeadersHome(play, province)
}

/** XXIV.A, XXIV.C: the stack besieges or leaves. A failed siege ends unless its leader has campaigns left. */
function* besiegeAt(
  play: InvasionsPlay,
  nations: readonly NationId[],
  province: ProvinceId,
  campaignsLeft: number
): Script {
  const { state } = play
  const pieces = piecesIn(state, province, nations)
  const nation = leadingNation(pieces.filter(isUnitPiece), nations)
  const leaders = pieces.filter(isLeaderPiece).map(({ leader }) => leader)
  const leader = bestLeader(leaders.filter((candidate) => mayAct(state, candidate)))
  const units = pieces.filter(isUnitPiece).map(({ id }) => id)
  const owner = state.control[province]
  if (owner) recordAttack(state, nationsOfPieces(pieces), [owner])
  const order = { province, besieger: nation, units, leader: leader?.id ?? null }
  yield* withSiege(play, order, (siege) => conductSiege(play, siege, nations, campaignsLeft))
}

function* conductSiege(
  play: InvasionsPlay,
  siege: Siege,
  nations: readonly NationId[],
  campaignsLeft: number
): Script {
  const { state } = play
  const { province, besieger: nation } = siege
  const leader = siege.leader === null ? null : (state.leaders[siege.leader] ?? null)
  if (leader && state.movement && mayTerrorise(state, nation, province)) {
    state.movement.terrorised.push(province)
    if (yield* attemptTerror(play, siege)) return endSiege(state, province)
  }
  if (yield* besiege(play, siege)) return endSiege(state, province)
  siege.stage = 'going-on'
  const remaining = piecesIn(state, province, nations)
  const keeper = siegeKeeper(state, province, leader)
  const left =
    keeper && state.movement?.campaign === keeper.id ? campaignsLeft : keeper ? campaignsOf(state, keeper) : 0
  if (keeper && left > 0 && remaining.some(isUnitPiece) && (yield* wantsToKeep(siege, keeper.id, left))) {
    endSiege(state, province)
    state.keptSieges.push({ province, nation, leader: keeper.id })
    play.emit({ type: 'siege-kept', nation, province, leader: keeper.id })
    return
  }
  endSiege(state, province)
  siege.stage = 'retreat'
  yield* withdraw(play, nation, ids(remaining), province)
}

/** XXIV.C: the leader who besieges, or who left a unit to keep up the siege. */
function siegeKeeper(state: InvasionsState, province: ProvinceId, present: Leader | null): Leader | null {
  if (present) return present
  const kept = state.keptSieges.find((siege) => siege.province === province)
  const leader = kept ? state.leaders[kept.leader] : undefined
  return leader?.presence === 'in-play' ? leader : null
}

function endSiege(state: InvasionsState, province: ProvinceId): void {
  state.keptSieges = state.keptSieges.filter((siege) => siege.province !== province)
}

/** XXIV.C: ends the sieges that a leader kept up once his campaigns are over. */
export function* endKeptSieges(play: InvasionsPlay, isOver: (leader: Leader['id']) => boolean): Script {
  const { state } = play
  for (const { province, nation, leader } of [...state.keptSieges]) {
    if (!isOver(leader)) continue
    endSiege(state, province)
    if (stanceMap(state, nation).hasHostileCity(province)) {
      yield* withdraw(play, nation, ids(piecesIn(state, province, state.active)), province)
    }
  }
}

function ids(pieces: readonly Piece[]): string[] {
  return pieces.map(({ id }) => id)
}

/** XXIV.C: asks whether to keep up the siege. */
function wantsToKeep(siege: Siege, leader: Leader['id'], campaignsLeft: number): Script<boolean> {
  const { province, besieger, owner } = siege
  return choose(
    {
      ...questionFor(besieger, 'keep-siege', 'XXIV.C', { province, besieger, owner, leader, campaignsLeft }),
      place: province,
      prompt: message('prompt.keep-siege', {
        nation: reference('nation', besieger),
        province: reference('province', province)
      })
    },
    [
      { key: 'keep', label: message('option.keep'), place: province, value: true },
      { key: 'withdraw', label: message('option.withdraw'), place: province, value: false }
    ]
  )
}
