import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { presentEntries } from '../../present-entries.ts'
import {
  BATTLE_SIDES,
  type BattleInProgress,
  type BattleLine
} from '../../queries/battle/battle-in-progress.ts'
import { isLimes } from '../../queries/battle/fighters.ts'
import { type BattleSide, otherSide } from '../../queries/battle/situation.ts'
import { entryProvince } from '../../queries/movement/entry-province.ts'
import { hordesIn, inOrderOfCommand } from '../../queries/pieces/pieces.ts'
import { leadersIn, placeUnit, unitById, unitsIn } from '../../queries/pieces/placement.ts'
import { isCivilised } from '../../queries/time/activation-order.ts'
import type { InvasionsState, LeaderId, UnitId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { sendLeaderHome, sendLoneLeadersHome } from '../pieces/lone-leaders.ts'
import { hordeCapitalConquered, submitOrDriveAway } from '../relations/relation-changes.ts'
import {
  barToSubmission,
  hasNoCapitalToLose,
  isReduced,
  submitsEasily,
  submitWithLostStack
} from '../relations/submission.ts'
import { battleWindow } from './card-effects.ts'
import { checkAssassination, checkLeaderSurvival } from './leader-fate.ts'
import { recoverUnits, repairUnits } from './recover-units.ts'
import { retreat, retreatToOrigin } from './retreat.ts'
import { stopStandingAside } from './standing-aside.ts'
import { endUnitService } from './take-hits.ts'

/** XX.A: plays what follows the dice, in the order of the rules: leaders, recovery, repair, submission or retreat. */
export function* endBattle(
  play: InvasionsPlay,
  field: BattleInProgress,
  winner: BattleSide,
  conceded: boolean
): Script<NationId | null> {
  field.stage = 'victory'
  yield* battleWindow(play, field, 'battle-ended')
  const loser = field[otherSide(winner)]
  if (!conceded) yield* leadersFate(play, field, winner)
  const submitted = whoSubmits(play, field, winner)
  field.stage = 'recovery'
  for (const side of BATTLE_SIDES) {
    const chosenByNomads =
      field[side] === loser &&
      submitted.includes(loser.nation) &&
      submitsEasily(play.state, loser.nation, field[winner].nation, field.order.province)
    yield* recoverUnits(play, field, side, chosenByNomads ? field[winner].nation : field[side].nation)
  }
  for (const side of BATTLE_SIDES) yield* repairUnits(play, field, side)
  for (const id of field.deserters) removeDeserter(play, field, id)
  for (const side of BATTLE_SIDES) sendHomeIfAlone(play, field, field[side])
  field.stage = 'submission'
  for (const vassal of submitted) yield* submitBeaten(play, field, winner, vassal)
  for (const nation of civilisedAmong(play.state, loser.captured)) {
    if (yield* hordeCapitalConquered(play, nation, field[winner].nation, field.order.province))
      submitted.push(nation)
  }
  stopStandingAside(
    play.state,
    unitsIn(play.state, field.order.province).map(({ id }) => id)
  )
  field.stage = 'retreat'
  yield* loserRetreats(play, field, loser, submitted)
  const left = yield* captureStrandedHordes(play, field, winner, submitted)
  sendLoneLeadersHome(play, field.order.province)
  return submitted[0] ?? left
}

/** VII.D: the captured hordes of Civilised nations, which stand for their capital. */
const civilisedAmong = (state: InvasionsState, captured: readonly NationId[]): NationId[] =>
  captured.filter((nation) => isCivilised(state.nations[nation]))

/** XXIX.B, XXIX.C: a horde submits. So does a Kingdom without a capital, which also loses its treasury. */
function* submitBeaten(
  play: InvasionsPlay,
  field: BattleInProgress,
  winner: BattleSide,
  vassal: NationId
): Script {
  const { province } = field.order
  const suzerain = field[winner].nation
  const captured = field[otherSide(winner)].captured.includes(vassal)
  const way = winner === 'defender' ? 'fell-to-defender' : captured ? 'horde-captured' : 'beaten-by-nomads'
  if (play.state.nations[vassal].status === 'kingdom')
    yield* submitWithLostStack(play, vassal, suzerain, province)
  else yield* submitOrDriveAway(play, vassal, suzerain, province, way)
}

/** XX.J, XXI.H: leaders of destroyed stacks check for survival, then the victorious leader of an Empire in decline. */
function* leadersFate(play: InvasionsPlay, field: BattleInProgress, winner: BattleSide): Script {
  const { province } = field.order
  for (const side of BATTLE_SIDES) {
    const line = field[side]
    if (line.leader === null || !isWipedOut(play.state, line)) continue
    if (yield* checkLeaderSurvival(play, line.leader, province)) continue
    line.leader = successorIn(play.state, line.nation, province)
  }
  const { leader } = field[winner]
  if (leader === null) return
  if (yield* checkAssassination(play, leader, province)) {
    field[winner].leader = successorIn(play.state, field[winner].nation, province)
  }
}

function successorIn(state: InvasionsState, nation: NationId, province: ProvinceId): LeaderId | null {
  return leadersIn(state, province).find((leader) => leader.nation === nation)?.id ?? null
}

const isWipedOut = (state: InvasionsState, { units }: BattleLine): boolean =>
  units.every((id) => isLimes(state, id))

/** XXIX.B, XXIX.C: hordes that took a hit submit, hordes that nomads beat in a Barbarian Area, a Kingdom without a capital. */
function whoSubmits(play: InvasionsPlay, field: BattleInProgress, winner: BattleSide): NationId[] {
  const { state } = play
  const loser = field[otherSide(winner)]
  const inPlay = (line: BattleLine) => state.nations[line.nation].presence === 'in-play'
  if (!inPlay(field[winner]) || !inPlay(loser)) return []
  const victor = field[winner].nation
  const beaten = loser.hordes.filter((nation) => subjectsEasily(play, field, winner, nation))
  const kingdom =
    hasNoCapitalToLose(state, loser.nation) &&
    isReduced(state, loser.nation) &&
    isWipedOut(state, loser) &&
    loser.leader === null
  const civilised = civilisedAmong(state, loser.captured)
  return [...new Set([...loser.captured, ...beaten, ...(kingdom ? [loser.nation] : [])])].filter(
    (nation) => !civilised.includes(nation) && barToSubmission(state, nation, victor) === null
  )
}

const subjectsEasily = (
  play: InvasionsPlay,
  field: BattleInProgress,
  winner: BattleSide,
  beaten: NationId
): boolean => submitsEasily(play.state, beaten, field[winner].nation, field.order.province)

/** After the battle, a unit that changed sides by a card goes to the reserve of its own nation. */
function removeDeserter(play: InvasionsPlay, field: BattleInProgress, id: UnitId): void {
  for (const side of BATTLE_SIDES) field[side].units = field[side].units.filter((unit) => unit !== id)
  placeUnit(play.state, id, 'reserve')
  endUnitService(play, id)
}

/** XX.J: a leader who has lost all his units goes home alone. */
function sendHomeIfAlone(play: InvasionsPlay, field: BattleInProgress, line: BattleLine): void {
  if (line.leader === null || !isWipedOut(play.state, line)) return
  const leader = play.state.leaders[line.leader]
  if (leader?.at === field.order.province) sendLeaderHome(play, line.leader)
  line.leader = null
}

/** All hordes of a line. One that took a hit but submits to nobody (XXIX.F) retreats like the others. */
const hordesOf = ({ hordes, captured }: BattleLine): NationId[] => [...hordes, ...captured]

/** XX.I, XX.L, XXI.J: the loser retreats, with his units that stood aside from the battle. New vassals stay. */
function* loserRetreats(
  play: InvasionsPlay,
  field: BattleInProgress,
  loser: BattleLine,
  submitted: readonly NationId[]
): Script {
  const { state } = play
  const { province, from: cameFrom, raiders } = field.order
  if (raiders && loser.side === 'attacker') return backToReserve(play, loser)
  const nations = new Set([
    loser.nation,
    ...loser.units.map((id) => unitById(state, id).controller),
    ...hordesOf(loser)
  ])
  const leaving = [...nations].filter((nation) => !submitted.includes(nation))
  const alone = leaving.filter((nation) => nation !== loser.nation && hordesOf(loser).includes(nation))
  const groups = [leaving.filter((nation) => !alone.includes(nation)), ...alone.map((nation) => [nation])]
  for (const group of groups) {
    const [nation] = group
    if (nation === undefined) continue
    const units = unitsIn(state, province).filter(({ controller }) => group.includes(controller))
    const withHorde = group.some((member) => hordesOf(loser).includes(member))
    if (units.length === 0 && !withHorde) continue
    const order = {
      nation,
      units: units.map(({ id }) => id),
      leaders: inOrderOfCommand(leadersIn(state, province).filter((one) => group.includes(one.nation))).map(
        ({ id }) => id
      ),
      withHorde,
      from: province
    }
    if (loser.side === 'attacker') {
      const before = (id: UnitId) => cameFrom[id] ?? entryProvince(state, id, province)
      yield* retreatToOrigin(play, { ...order, cameFrom: before })
    } else {
      yield* retreat(play, {
        ...order,
        barred: [...new Set(presentEntries(cameFrom).map(([, entry]) => entry))]
      })
    }
  }
}

/** XI.G: raiders who lose have not settled, so they leave the map (XI.B). */
function backToReserve({ state }: InvasionsPlay, { units }: BattleLine): void {
  for (const id of units) placeUnit(state, id, 'reserve')
}

/** XXIX.B: the victor captures a horde that has nowhere to go. */
function* captureStrandedHordes(
  play: InvasionsPlay,
  field: BattleInProgress,
  winner: BattleSide,
  already: readonly NationId[]
): Script<NationId | null> {
  const loser = field[otherSide(winner)]
  const stranded = hordesIn(play.state, field.order.province).filter(
    (nation) => hordesOf(loser).includes(nation) && !already.includes(nation)
  )
  const { nation: by } = field[winner]
  const { province } = field.order
  let submitted: NationId | null = null
  for (const vassal of stranded) {
    play.emit({ type: 'horde-captured', nation: vassal, by, province })
    const kingdom = isCivilised(play.state.nations[vassal])
    if (!kingdom) yield* submitOrDriveAway(play, vassal, by, province, 'nowhere-to-go')
    if (!kingdom || (yield* hordeCapitalConquered(play, vassal, by, province))) submitted ??= vassal
  }
  return submitted
}
