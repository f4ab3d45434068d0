import type { OpenBoard } from '../board/index.ts'
import type { FactionId } from '../campaign-options.ts'
import type { FamilyId, SenatorId, StatesmanId } from '../content/ids.ts'
import { idsIn } from '../entries.ts'
import { familyOf, isStatesman } from './ratings.ts'
import { senatorOf } from './republic.ts'

/** Brothers and cousins: statesmen of one number who may be in play together. */
const COEXIST: readonly (readonly StatesmanId[])[] = [
  ['tiberius-gracchus', 'gaius-gracchus'],
  ['crassus', 'lucullus']
]

const areKin = (one: StatesmanId, other: StatesmanId): boolean =>
  COEXIST.some((pair) => pair.includes(one) && pair.includes(other))

/**
 * 7.312: a statesman enters play if no other faction has his family, no other statesman of his number is in play, and
 * his family's senator is no captive (10.82) and no rebel.
 */
export function mayPlayStatesman(board: OpenBoard, faction: FactionId, id: StatesmanId): boolean {
  return kinOf(board, id).every((other) => {
    const senator = senatorOf(board, other)
    const isOurs = senator.faction === faction || senator.faction === null
    if (isStatesman(other)) return isOurs && areKin(id, other)
    return isOurs && senator.at !== 'captive' && senator.at !== 'rebellion'
  })
}

function kinOf({ senators }: OpenBoard, id: StatesmanId): readonly SenatorId[] {
  return idsIn(senators).filter((other) => familyOf(other) === familyOf(id))
}

/** 7.312: the senator of his family on the table, whom he covers: of his faction, or without one. */
export function coveredFamily(board: OpenBoard, faction: FactionId, id: StatesmanId): FamilyId | null {
  const family = familyOf(id)
  const senator = board.senators[family]
  return senator && (senator.faction === faction || senator.faction === null) ? family : null
}

/** The statesmen of a family on the table. */
export function statesmenOf({ senators }: OpenBoard, family: FamilyId): readonly StatesmanId[] {
  return idsIn(senators).filter((id): id is StatesmanId => isStatesman(id) && familyOf(id) === family)
}
