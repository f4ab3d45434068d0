import { randomInt } from '../../../engine/random.ts'
import type { ArmyId } from '../../board/armies.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { fleetsIn, legionsIn } from '../../queries/armies.ts'
import { hitsMinority } from '../../queries/combat/loss-chart.ts'
import { removeUnits } from '../changes/armies.ts'

/** 10.52: an army loses units: legions at random where veterans stand among them, fleets of allies first. */
export function loseUnits(
  play: RepublicPlay,
  army: ArmyId,
  lost: { readonly legions: number; readonly fleets: number }
): void {
  const { state, emit } = play
  const legions = drawLegions(play, army, lost.legions)
  const fleets = fleetsIn(state, army)
    .toSorted((one, other) => Number(other.ally !== null) - Number(one.ally !== null))
    .slice(0, lost.fleets)
  if (legions.length + fleets.length === 0) return
  const veterans = state.legions.filter(({ id, isVeteran }) => isVeteran && legions.includes(id)).length
  removeUnits(
    state,
    legions,
    fleets.map(({ id }) => id)
  )
  emit({ type: 'units-lost', army, legions, veterans, fleets: fleets.length })
}

/** 10.52: unit after unit by the chart of random losses, as long as two kinds are left. */
function drawLegions(play: RepublicPlay, army: ArmyId, count: number): readonly number[] {
  const all = legionsIn(play.state, army)
  const veterans = all.filter(({ isVeteran }) => isVeteran).map(({ id }) => id)
  const others = all.filter(({ isVeteran }) => !isVeteran).map(({ id }) => id)
  const lost: number[] = []
  if (count >= all.length) return all.map(({ id }) => id)
  for (let left = count; left > 0; left--) lost.push(...drawOne(play, army, veterans, others))
  return lost
}

function drawOne(play: RepublicPlay, army: ArmyId, veterans: number[], others: number[]): readonly number[] {
  if (veterans.length === 0) return others.splice(0, 1)
  if (others.length === 0) return takeOne(play, veterans)
  const [minority, majority] = veterans.length <= others.length ? [veterans, others] : [others, veterans]
  const { dice } = play.roll({
    reason: 'random-loss',
    rule: '10.52',
    faces: 6,
    count: 2,
    actor: String(army)
  })
  const [coloured = 1, white = 1] = dice
  const hit = hitsMinority(minority.length + majority.length, minority.length, [coloured, white])
  const group = hit ? minority : majority
  return group === veterans ? takeOne(play, veterans) : others.splice(0, 1)
}

/** 10.52: among veterans, who may obey different men, one is drawn blindly. */
function takeOne({ state }: RepublicPlay, veterans: number[]): readonly number[] {
  state.random.moves += 1
  return veterans.splice(randomInt(state.random, veterans.length), 1)
}
