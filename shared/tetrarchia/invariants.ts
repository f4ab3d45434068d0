import type { Board } from './board.ts'
import {
  armiesOnBoard,
  DISCS_OF_EACH_THREAT,
  discsInHand,
  hasVariant,
  protectedFrontiers,
  threatsLeft
} from './queries/board-queries.ts'
import type { TetrarchiaState } from './state.ts'
import { type EmperorId, emperorIds } from './world/ids.ts'
import { frontierIds, isFrontier, isProvinceId, routeFrom } from './world/queries.ts'

/** A violated invariant. */
export interface BrokenInvariant {
  readonly invariant: string
  readonly detail: string
}

type Check = (state: TetrarchiaState) => Iterable<string>

/** Conditions that hold after every answer. */
const checks: Readonly<Record<string, Check>> = {
  *'no more discs are on the board than were in the box'(state) {
    for (const threat of ['unrest', 'revolt'] as const) {
      const left = threatsLeft(state, threat)
      if (left < 0 || left > DISCS_OF_EACH_THREAT) yield `${left} of ${threat} left`
    }
    for (const emperor of emperorIds) {
      const left = discsInHand(state, emperor)
      if (left < 0 || left > state.level.discs) yield `${emperor} has ${left} discs`
    }
  },
  *'one figure stands in a province; only the active emperor may have to leave another’s'(state) {
    const armies = armiesOnBoard(state).map((army) => state.armies[army])
    if (new Set(armies).size < armies.length) yield `armies share a province: ${armies.join(', ')}`
    for (const emperor of emperorIds) {
      const { at } = state.emperors[emperor]
      if (at && armies.includes(at) && state.ending === null) yield `${emperor} stands with an army in ${at}`
      const other = companion(state, emperor)
      const mayShare = state.phase === 'roman' && [emperor, other].includes(state.active)
      if (other && !mayShare) yield `${emperor} and ${other} share ${at}`
    }
  },
  *'armies stand beyond a frontier without a disc, or on their way on a revolt'(state) {
    for (const army of armiesOnBoard(state)) {
      const at = state.armies[army]
      if (!at || state.ending) continue
      if (isFrontier(at) ? state.discs[at] !== undefined : state.discs[at] !== 'revolt')
        yield `${army} stands in ${at} on ${state.discs[at]}`
      if (at === 'roma' || routeFrom(at).at(-1) !== 'roma') yield `${army} is in ${at}`
    }
  },
  *'neither unrest nor revolt crosses a frontier'(state) {
    for (const frontier of frontierIds) {
      const disc = state.discs[frontier]
      if (disc === 'unrest' || disc === 'revolt') yield `${disc} in ${frontier}`
    }
  },
  *'all fleets are at sea once they are placed'(state) {
    if (state.round > 0 && state.fleets.length !== state.level.fleets) yield `${state.fleets.length} fleets`
  },
  *'points are never fewer than none nor more than eight, or six, one and all discs (V.6)'(state) {
    const most = hasVariant(state, 'imperium-french') ? 7 + state.level.discs : 8
    if (state.imperium < 0 || state.imperium > most) yield `${state.imperium} points`
  },
  *'six protected frontiers win, and nothing else does'(state) {
    const all = protectedFrontiers(state).length === frontierIds.length
    if (all !== (state.ending?.won ?? false)) yield `${protectedFrontiers(state).length} frontiers`
    if ((state.ending !== null) !== (state.phase === 'over')) yield `${state.phase} with an ending`
    if (state.ending && state.agenda.length > 0) yield 'something is still to do'
  },
  *'discs lie in provinces'(state) {
    for (const id of Object.keys(state.discs)) if (!isProvinceId(id)) yield id
  }
}

export const invariantNames = Object.keys(checks)

export function brokenInvariants(state: TetrarchiaState): BrokenInvariant[] {
  return Object.entries(checks).flatMap(([invariant, check]) =>
    [...check(state)].map((detail) => ({ invariant, detail }))
  )
}

/** Another emperor in the same province. */
function companion({ emperors }: Pick<Board, 'emperors'>, emperor: EmperorId): EmperorId | undefined {
  const { at } = emperors[emperor]
  return at ? emperorIds.find((other) => other !== emperor && emperors[other].at === at) : undefined
}
