import {
  bestLeader,
  isCavalry,
  isHordePiece,
  isLeaderPiece,
  isUnitPiece,
  type Piece,
  type UnitPiece
} from '../../queries/pieces/pieces.ts'
import { unitWorth } from '../../queries/pieces/unit-worth.ts'

/** The stacks of one province to consider: all pieces, all but a garrison, half, a few, a single unit, the whole people. */
export function stackChoices(pieces: readonly Piece[], campaign: boolean): Piece[][] {
  const units = pieces.filter(isUnitPiece).toSorted((a, b) => unitWorth(b.unit) - unitWorth(a.unit))
  const leaders = pieces.filter(isLeaderPiece)
  const best = bestLeader(leaders.map(({ leader }) => leader))
  const leader = leaders.filter((piece) => piece.leader === best)
  // XVIII.H: a whole people comes first, because an invasion moves it.
  const hordes = pieces.filter(isHordePiece)
  const stacks = hordes.map((horde) => pieces.filter(({ nation }) => nation === horde.nation))
  for (const group of Map.groupBy(units, ({ nation }) => nation).values()) {
    const led = leader.filter(({ nation }) => nation === group[0]?.nation)
    stacks.push(...stacksOfNation(group, led, campaign))
  }
  if (units.length > 0 && new Set(units.map(({ nation }) => nation)).size > 1)
    stacks.push([...units, ...leader])
  if (units.length === 0 && leaders.length > 0) stacks.push(leaders)
  return distinct(stacks)
}

function stacksOfNation(units: readonly UnitPiece[], leader: readonly Piece[], campaign: boolean): Piece[][] {
  const all = [...units]
  const riders = all.filter(({ unit }) => isCavalry(unit))
  const least = all.slice(-1)
  const led = [
    [...all, ...leader],
    [...all.slice(0, -1), ...leader],
    [...all.slice(0, Math.ceil(all.length / 2)), ...leader],
    ...(riders.length > 1 ? [[...riders, ...leader]] : [])
  ]
  if (campaign) return led
  return [...led, least, all.slice(0, 3)]
}

/** Each stack once. */
function distinct(stacks: readonly Piece[][]): Piece[][] {
  const seen = new Set<string>()
  return stacks.filter((stack) => {
    const key = stack
      .map(({ id }) => id)
      .sort()
      .join()
    if (stack.length === 0 || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
