import type { UnitInArea, UnitMove } from '#shared/byzantion/answers.ts'
import type { ByzantionView } from '#shared/byzantion/view.ts'

/** Units that go from one territory to another, appear, or vanish. */
export interface MapChanges {
  readonly moves?: readonly UnitMove[]
  readonly placed?: readonly UnitInArea[]
  readonly removed?: readonly UnitInArea[]
}

/** The map with these changes made. */
export function mapAfter(
  map: ByzantionView['map'],
  { moves = [], placed = [], removed = [] }: MapChanges
): ByzantionView['map'] {
  if (moves.length + placed.length + removed.length === 0) return map
  const after = {
    thracia: { ...map.thracia },
    italia: { ...map.italia },
    'mare-tyrrhenum': { ...map['mare-tyrrhenum'] },
    africa: { ...map.africa },
    aegyptus: { ...map.aegyptus },
    oriens: { ...map.oriens }
  }
  const add = ({ unit, area }: UnitInArea, count: number) => {
    after[area][unit] = (after[area][unit] ?? 0) + count
  }
  for (const { unit, from, to } of moves) {
    add({ unit, area: from }, -1)
    add({ unit, area: to }, 1)
  }
  for (const each of placed) add(each, 1)
  for (const each of removed) add(each, -1)
  return after
}
