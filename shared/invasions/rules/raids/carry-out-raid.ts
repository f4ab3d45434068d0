import { confirm, type Script } from '../../ask.ts'
import { chooseSome } from '../../choose-some.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import type { Raid } from '../../fights-in-progress.ts'
import { unitOption } from '../../map-options.ts'
import type { InvasionsPlay } from '../../play.ts'
import { defendingForce } from '../../queries/battle/set-up-battle.ts'
import { keepsTreasury } from '../../queries/nations/domain.ts'
import { unitsIn } from '../../queries/pieces/placement.ts'
import { isWall } from '../../queries/pieces/unit-arms.ts'
import { type RaidRoute, raidModifiers, raidResult } from '../../queries/raids/raids.ts'
import { questionFor } from '../../question-header.ts'
import type { Modifier } from '../../rolls.ts'
import type { Grade, InvasionsState, Unit, UnitId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { changeTreasury, scorePoints } from '../administration/bookkeeping.ts'
import { recordAttack } from '../battle/record-attack.ts'
import { settleControl } from '../control/control.ts'
import { leastLossPreset } from '../pieces/choose-units.ts'
import { rollDie } from '../pieces/dice.ts'
import { disbandUnit } from '../pieces/muster.ts'
import { eliminateUnit } from '../pieces/unit-losses.ts'
import { drawPlunder, markPlundered } from '../siege/plunder.ts'
import { settleRaiders } from './settle-raiders.ts'

const POINTS: Readonly<Record<Grade, number>> = {
  '-': figures.raid.pointsOfAMinus,
  '+': figures.raid.pointsOfAPlus
}

/** XI.D, XI.E: declares the raid and rolls for it. Nobody can intercept a raid. */
export function* carryOutRaid(play: InvasionsPlay, raid: Raid, route: RaidRoute): Script {
  const { nation, units } = raid
  const { target: province } = route
  raid.route = route
  raid.stage = 'cards'
  raid.modifiers = raidModifiers(play.state, route)
  const holder = play.state.control[province]
  if (holder) recordAttack(play.state, [nation], [holder])
  play.emit({ type: 'raid-declared', nation, province, via: route.via, units })
  const effects = yield* play.cards.openWindow(play, { window: 'raid-declared', nation, province, units })
  const cards = effects.flatMap(({ effect, card }): Modifier[] =>
    effect.do === 'modify-roll' && effect.roll === 'raid'
      ? [{ amount: effect.by, rule: 'X.B', why: `card.${card}` }]
      : []
  )
  raid.stage = 'dice'
  raid.modifiers = [...raidModifiers(play.state, route), ...cards]
  const { total } = yield* rollDie(
    play,
    {
      reason: 'raid',
      rule: 'XI.E',
      faces: 10,
      modifiers: raid.modifiers,
      actor: nation,
      place: province
    },
    {
      succeeds: (sum) => raidResult(sum).grade !== null,
      success: play.state.control[province],
      failure: nation
    }
  )
  raid.total = total
  const { grade, maySettle } = raidResult(total)
  if (grade === null) return yield* failed(play, raid, province)
  raid.stage = 'plunder'
  yield* succeeded(play, nation, province, grade)
  if (!maySettle) return
  raid.stage = 'settling'
  if (yield* wantsToSettle(play.state, raid, province)) yield* settleRaiders(play, nation, route, units)
}

/** XI.E: removes one of the raiding units for good; its owner chooses which. */
function* failed(play: InvasionsPlay, raid: Raid, province: ProvinceId): Script {
  const { state } = play
  const { nation, units } = raid
  raid.stage = 'losses'
  play.emit({ type: 'raid', nation, province, outcome: 'failed' })
  const party = units.flatMap((id) => state.units[id] ?? [])
  const alike = new Set(party.map(({ kind, damaged }) => `${kind}/${damaged}`)).size < 2
  const [lost] = alike ? units : yield* chooseLost(raid, province, party)
  if (!lost) return
  disbandUnit(play, lost, 'XI.E', 'removed')
  settleControl(play)
}

function* chooseLost(
  { nation, units }: Raid,
  target: ProvinceId,
  party: readonly Unit[]
): Script<readonly UnitId[]> {
  const lost = yield* chooseSome({
    header: {
      ...questionFor(nation, 'lost-raider', 'XI.E', { nation, target, units }),
      prompt: message('prompt.lost-raider', { nation: reference('nation', nation) })
    },
    name: 'units',
    label: message('field.lost-raider'),
    items: party,
    min: 1,
    max: 1,
    toOption: unitOption,
    preset: leastLossPreset(party, 1)
  })
  return lost.map(({ id }) => id)
}

/** XI.E, XI.F: places the raid marker and gives points, and gold or plunder. A Raid + also destroys the Limes. */
function* succeeded(play: InvasionsPlay, nation: NationId, province: ProvinceId, grade: Grade): Script {
  const { state } = play
  play.emit({ type: 'raid', nation, province, outcome: `raid${grade}` })
  state.raids[province] = { grade, turn: state.turn, by: nation }
  scorePoints(play, nation, POINTS[grade], 'raid', 'XI.E')
  if (grade === '-') {
    if (keepsTreasury(state, nation)) changeTreasury(play, nation, figures.raid.gold, 'raid', 'XI.E')
    return
  }
  for (const wall of unitsIn(state, province).filter(isWall)) eliminateUnit(play, wall.id)
  yield* drawPlunder(play, nation, 1)
  markPlundered(play, province)
  settleControl(play)
}

/** XI.G: asks whether the raiders settle. */
function wantsToSettle(
  state: InvasionsState,
  { nation, units }: Raid,
  province: ProvinceId
): Script<boolean> {
  return confirm({
    ...questionFor(nation, 'settle', 'XI.G', {
      nation,
      province,
      units,
      defenders: defendingForce(state, nation, province)?.units ?? []
    }),
    place: province,
    prompt: message('prompt.settle', {
      nation: reference('nation', nation),
      province: reference('province', province)
    })
  })
}
