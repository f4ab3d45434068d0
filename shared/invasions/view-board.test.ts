import { expect, it } from 'vitest'
import { untypedCopy } from '../engine/json.ts'
import { Match } from '../engine/match.ts'
import { createRandom } from '../engine/random.ts'
import { invasions } from './game.ts'
import { isProvince } from './queries/map/provinces.ts'
import { reachOf } from './queries/movement/routes.ts'
import { piecesIn } from './queries/pieces/pieces.ts'
import { occupiedPlaces } from './queries/pieces/placement.ts'
import { objectivePoints } from './queries/scoring/objectives.ts'
import { viewOf } from './view.ts'
import { boardOf } from './view-board.ts'
import { viewSchema } from './view-schema.ts'

it('queries give the same results for a parsed view as for the state', () => {
  const match = Match.begin(invasions, { scenario: '350', combat: 'basic' }, 'boards')
  const random = createRandom('boards')
  let compared = 0
  while (match.awaited && compared < 200) {
    const { state } = match
    if (match.awaited.kind === 'march') {
      const board = boardOf(viewSchema.parse(untypedCopy(viewOf(state, 'goths'))))
      for (const nation of state.active) {
        expect(objectivePoints(board, nation)).toBe(objectivePoints(state, nation))
        for (const at of [...occupiedPlaces(state).keys()].filter(isProvince)) {
          const pieces = piecesIn(state, at, [nation])
          if (pieces.length === 0) continue
          const seen = { at, pieces: piecesIn(board, at, [nation]) }
          expect(reachOf(board, seen)).toEqual(reachOf(state, { at, pieces }))
          compared += 1
        }
      }
    }
    match.answer(match.awaited.side, match.awaited.number, match.sample(random))
  }
  expect(compared).toBeGreaterThanOrEqual(200)
})
